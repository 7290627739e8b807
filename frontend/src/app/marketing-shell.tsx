import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '../features/auth/session-context';
import { BarLink } from '../features/marketing/layout/bar-link';
import { MarketingBar } from '../features/marketing/layout/marketing-bar';
import { MarketingFooter } from '../features/marketing/layout/marketing-footer';
import { SkipLink } from '../features/marketing/layout/skip-link';
import * as words from './words.en';

const AccountMenu = lazy(async () => ({
  default: (await import('../features/marketing/layout/account-menu')).AccountMenu,
}));

const SubscriptionBadge = lazy(async () => ({
  default: (await import('../features/subscriptions/subscription-badge')).SubscriptionBadge,
}));

const CONTENT_ID = 'content';

/** Bar and footer of the public pages (S2.18). */
export function MarketingShell() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <ScrollRestoration />
      <SkipLink targetId={CONTENT_ID} />
      <MarketingBar accountItems={<AccountItems />} accountMenuItems={<AccountMenuItems />} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      <MarketingFooter />
    </Box>
  );
}

/** Adds the usual margins to a page without bands. */
export function PageMargins() {
  return (
    <Container maxWidth="lg" sx={{ py: 4 }}>
      <Outlet />
    </Container>
  );
}

function AccountItems() {
  const session = useSession();
  if (session.status !== 'signed-in') return <VisitorLinks isKnown={session.status !== 'loading'} />;
  const { profile, actions } = session;
  return (
    <Suspense fallback={null}>
      <AccountMenu
        name={profile.full_name || profile.email}
        badge={profile.user_type !== 'consultant' && <LazyBadge />}
        onSignOut={() => void actions.signOut()}
      />
    </Suspense>
  );
}

/** With a boundary of its own: the open menu must not vanish while this is loaded. */
function LazyBadge() {
  return (
    <Suspense fallback={null}>
      <SubscriptionBadge />
    </Suspense>
  );
}

function AccountMenuItems() {
  const { status, actions } = useSession();
  if (status !== 'signed-in') return <VisitorLinks isKnown={status !== 'loading'} />;
  return (
    <>
      <BarLink label={words.barDashboard} to="/dashboard" />
      <Button color="inherit" onClick={() => void actions.signOut()} sx={{ justifyContent: 'flex-start', px: 1.5 }}>
        {words.barSignOut}
      </Button>
    </>
  );
}

/** S2.45, S2.46. While the session is unknown, they only reserve their space, so that nothing moves. */
function VisitorLinks({ isKnown }: { isKnown: boolean }) {
  return (
    <Box
      sx={{
        display: 'contents',
        visibility: isKnown ? 'inherit' : 'hidden',
        // On a prerendered page, before the app has loaded.
        'html[data-session] &': { visibility: 'hidden' },
      }}
    >
      <BarLink label={words.barSignIn} to="/auth" />
      <BarLink label={words.barPricing} to="/pricing" isPrimary />
    </Box>
  );
}
