import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated/types.gen';
import { useIsTouchOnly } from '../../components/use-is-touch-only';
import { SubscriptionBadge } from '../../features/subscriptions/subscription-badge';
import * as words from './account-popover.en';

interface AccountPopoverProps {
  isOpen: boolean;
  /** The anchor button. */
  anchor: HTMLElement | null;
  profile: ProfileDto;
  onShowShortcuts: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

const PAPER = { role: 'dialog', 'aria-label': words.account, sx: { width: 280, maxWidth: '90vw' } };

/** The signed-in user, the state of the subscription (T6), and a menu with sign-out. */
export function AccountPopover(props: AccountPopoverProps) {
  const { isOpen, anchor, profile, onShowShortcuts, onSignOut, onClose } = props;
  const isTouchOnly = useIsTouchOnly();
  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: PAPER }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap dir="auto">
          {profile.full_name || words.yourAccount}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ mb: 1 }}>
          {profile.email}
        </Typography>
        {profile.user_type !== 'consultant' && <SubscriptionBadge />}
      </Box>
      <Divider />
      <MenuList autoFocusItem={isOpen} aria-label={words.account}>
        <MenuItem component={RouterLink} to="/account" onClick={onClose}>
          <ListItemIcon>
            <ManageAccountsOutlined fontSize="small" />
          </ListItemIcon>
          {words.account}
        </MenuItem>
        {!isTouchOnly && (
          <MenuItem onClick={closeAnd(onShowShortcuts)}>
            <ListItemIcon>
              <KeyboardOutlined fontSize="small" />
            </ListItemIcon>
            {words.shortcuts}
          </MenuItem>
        )}
        <MenuItem component={RouterLink} to="/help-center" onClick={onClose}>
          <ListItemIcon>
            <HelpOutlineOutlined fontSize="small" />
          </ListItemIcon>
          {words.help}
        </MenuItem>
        <MenuItem onClick={closeAnd(onSignOut)}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {words.signOut}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
