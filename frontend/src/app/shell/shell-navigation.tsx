import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { UserType } from '../../api/generated/types.gen';
import { type NavigationGroup, navigationFor } from './navigation-entries';

interface ShellNavigationProps {
  userType: UserType | null;
  /** Called when a page was chosen. */
  onNavigate?: (() => void) | undefined;
}

/** The entry of the page that is shown. */
const CURRENT_ENTRY = {
  borderRadius: 1,
  py: 0.75,
  '& .MuiListItemIcon-root': { minWidth: 40 },
  '&[aria-current="page"]': {
    color: 'primary.main',
    bgcolor: 'action.selected',
    '& .MuiListItemIcon-root': { color: 'inherit' },
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
};

/** The pages of the product, with the one that is shown marked. */
export function ShellNavigation({ userType, onNavigate }: ShellNavigationProps) {
  return navigationFor(userType).map((group) => (
    <GroupEntries key={group.heading ?? 'main'} group={group} onNavigate={onNavigate} />
  ));
}

interface GroupEntriesProps {
  group: NavigationGroup;
  onNavigate: (() => void) | undefined;
}

function GroupEntries({ group: { heading, entries }, onNavigate }: GroupEntriesProps) {
  const { pathname } = useLocation();
  const isAt = (path: string | undefined) => path !== undefined && `${pathname}/`.startsWith(`${path}/`);
  return (
    <>
      {heading && (
        <ListSubheader component="div" disableSticky sx={{ bgcolor: 'transparent', px: 3.5 }}>
          {heading}
        </ListSubheader>
      )}
      <List disablePadding sx={{ px: 1.5, display: 'grid', gap: 0.5 }}>
        {entries.map(({ label, to, also, Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={to}
              aria-current={isAt(to) || isAt(also) ? 'page' : undefined}
              onClick={onNavigate}
              sx={CURRENT_ENTRY}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
