import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated/types.gen';
import { SubscriptionBadge } from '../../features/subscriptions/subscription-badge';

interface AccountMenuProps {
  profile: ProfileDto;
  onShowShortcuts: () => void;
  onSignOut: () => void;
}

const AVATAR = {
  width: 32,
  height: 32,
  fontSize: '0.9rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

/** Who is signed in, how the subscription stands (T6), and the way out. */
export function AccountMenu({ profile, onShowShortcuts, onSignOut }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const closeAnd = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton aria-label="Account" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Avatar sx={AVATAR}>{(profile.full_name || profile.email).charAt(0).toUpperCase()}</Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap dir="auto">
            {profile.full_name || 'Your account'}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ mb: 1 }}>
            {profile.email}
          </Typography>
          {profile.user_type !== 'consultant' && <SubscriptionBadge />}
        </Box>
        <Divider component="li" sx={{ my: 1 }} />
        <MenuItem component={RouterLink} to="/account" onClick={close}>
          <ListItemIcon>
            <ManageAccountsOutlined fontSize="small" />
          </ListItemIcon>
          Account
        </MenuItem>
        <MenuItem onClick={closeAnd(onShowShortcuts)}>
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          Keyboard shortcuts
        </MenuItem>
        <MenuItem component={RouterLink} to="/help-center" onClick={close}>
          <ListItemIcon>
            <HelpOutlineOutlined fontSize="small" />
          </ListItemIcon>
          Help center
        </MenuItem>
        <MenuItem onClick={closeAnd(onSignOut)}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
