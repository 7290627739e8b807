import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavLink, Outlet, Link as RouterLink } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { Logo } from '../components/logo';
import { SchemeToggle } from '../components/scheme-toggle';
import type { AuthSessionClient } from '../features/auth/auth-client';
import { useSession } from '../features/auth/session-context';
import { tokensOf } from '../features/auth/tokens';
import { BRAND_NAME } from './brand';

interface AppShellProps {
  authClient: AuthSessionClient;
  config: AppConfig;
}

const LINKS = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'SOPs', to: '/sops' },
  { label: 'Team', to: '/team' },
  { label: 'Analytics', to: '/analytics' },
];

/** The link of the page that is shown. */
const CURRENT_LINK = {
  minWidth: 0,
  px: 1.5,
  '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'action.hover' },
};

/** What surrounds every page of a signed-in person: navigation, account, live updates. */
export function AppShell({ authClient, config }: AppShellProps) {
  useLiveUpdates(authClient, config);
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        <Container maxWidth="lg">
          <Toolbar disableGutters sx={{ gap: 0.5 }}>
            <Link component={RouterLink} to="/dashboard" underline="none" sx={{ mr: 2 }}>
              <Logo name={BRAND_NAME} />
            </Link>
            <Box component="nav" aria-label="Main" sx={{ flexGrow: 1, display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
              {LINKS.map((link) => (
                <Button key={link.to} component={NavLink} to={link.to} color="inherit" sx={CURRENT_LINK}>
                  {link.label}
                </Button>
              ))}
            </Box>
            <Box sx={{ flexGrow: { xs: 1, md: 0 } }} />
            <SchemeToggle />
            <AccountMenu />
          </Toolbar>
        </Container>
      </AppBar>
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 4 } }}>
        <Outlet />
      </Container>
    </Box>
  );
}

/** The channel's code is fetched after the page is there. */
function useLiveUpdates(authClient: AuthSessionClient, config: AppConfig): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const userId = session.status === 'signed-in' ? session.profile.id : null;
  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('../features/live/live-updates').then(({ startLiveUpdates }) => {
      if (isGone) return;
      stop = startLiveUpdates({
        userId,
        anonKey: config.anonKey,
        getToken: tokensOf(authClient).getToken,
        queryClient,
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId, config, authClient, queryClient]);
}

function AccountMenu() {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (session.status !== 'signed-in') return null;
  const { profile, actions } = session;
  const close = () => setAnchor(null);
  const handleSignOut = () => {
    close();
    void actions.signOut();
  };
  return (
    <>
      <IconButton aria-label="Account" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Avatar
          sx={{ width: 32, height: 32, fontSize: '0.9rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {(profile.full_name || profile.email).charAt(0).toUpperCase()}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {profile.full_name || 'Your account'}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {profile.email}
          </Typography>
        </Box>
        <Divider />
        {LINKS.map((link) => (
          <MenuItem key={link.to} component={RouterLink} to={link.to} onClick={close} sx={{ display: { md: 'none' } }}>
            {link.label}
          </MenuItem>
        ))}
        <MenuItem onClick={handleSignOut}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
