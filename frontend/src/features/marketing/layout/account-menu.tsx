import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as words from './account-menu.en';

interface AccountMenuProps {
  /** Name or address of the person. */
  name: string;
  /** The state of the subscription, as a chip. */
  badge: ReactNode;
  onSignOut: () => void;
}

/** The menu of a signed-in person on a public page (S2.47, S2.48, T6). */
export function AccountMenu({ name, badge, onSignOut }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const handleSignOut = () => {
    close();
    onSignOut();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-label={words.label(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 220 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {badge && (
          <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
            {badge}
          </Box>
        )}
        <MenuItem component={RouterLink} to="/dashboard" onClick={close}>
          {words.dashboard}
        </MenuItem>
        <MenuItem component={RouterLink} to="/account" onClick={close}>
          {words.account}
        </MenuItem>
        <MenuItem onClick={handleSignOut}>{words.signOut}</MenuItem>
      </Menu>
    </>
  );
}
