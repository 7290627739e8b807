import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Outlet, Link as RouterLink } from 'react-router-dom';
import { Logo } from '../components/logo';
import { SchemeToggle } from '../components/scheme-toggle';
import { useSession } from '../features/auth/session-context';
import { BRAND_NAME } from './brand';

/** Header and footer of the pages that everybody may see. */
export function MarketingShell() {
  const { status } = useSession();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <AppBar position="sticky" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Container maxWidth="lg">
          <Toolbar disableGutters sx={{ gap: 1 }}>
            <Link component={RouterLink} to="/" underline="none" sx={{ flexGrow: 1 }}>
              <Logo name={BRAND_NAME} />
            </Link>
            <SchemeToggle />
            {status === 'signed-in' ? (
              <Button component={RouterLink} to="/dashboard">
                Dashboard
              </Button>
            ) : (
              <Button component={RouterLink} to="/auth">
                Sign in
              </Button>
            )}
          </Toolbar>
        </Container>
      </AppBar>
      <Container component="main" maxWidth="lg" sx={{ flexGrow: 1, py: 4 }}>
        <Outlet />
      </Container>
      <Container component="footer" maxWidth="lg" sx={{ py: 4 }}>
        <Typography variant="body2" color="textSecondary">
          © 2025 {BRAND_NAME}
        </Typography>
      </Container>
    </Box>
  );
}
