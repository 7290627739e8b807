import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageSkeleton as SopSkeleton } from '../../features/sops/page/page-skeleton';
import * as commonWords from '../../words/common.en';
import { DashboardSkeleton } from '../pages/dashboard-skeleton';
import { Ring } from '../session-cover';
import { NavigationDrawer } from '../shell/navigation-drawer';
import { SearchButton } from '../shell/search-button';
import { TopBar } from '../shell/top-bar';

/** Placeholder until the page can be read. */
const PLACEHOLDERS = { dashboard: <DashboardSkeleton />, sop: <SopSkeleton />, 'signed-in': <AnySkeleton /> };

/** A kind of signed-in page whose frame is painted before the app has loaded. */
export type CoveredPage = keyof typeof PLACEHOLDERS;
export const COVERED_PAGES = Object.keys(PLACEHOLDERS) as CoveredPage[];

/** The bar looks different on windows of different widths; only the app knows how wide the window is. */
const BARS = [
  { display: { xs: 'block', sm: 'none' }, hasPermanentDrawer: false, hasWideSearch: false },
  { display: { xs: 'none', sm: 'block', lg: 'none' }, hasPermanentDrawer: false, hasWideSearch: true },
  { display: { xs: 'none', lg: 'block' }, hasPermanentDrawer: true, hasWideSearch: true },
] as const;

/** Is there once its last child has arrived: parts of the bar would move if they were painted before the rest of it. */
const WHOLE = 'html[data-session="awaited"] &:has(> [role="status"])';

const nothing = () => undefined;

/**
 * The frame of a signed-in page and a spinner over it, written by the build: people with a session see it until it is
 * known whether the page is theirs (S2.29, S2.30). Nothing in it is about them, and nothing responds. `before-paint.js`
 * shows it, `removeCover` takes it away when the app has something to show instead.
 */
export function PageCover({ page }: { page: CoveredPage }) {
  return (
    <>
      <GlobalStyles styles={{ 'html[data-session="awaited"] #root': { display: 'none' } }} />
      <Box id="cover" sx={{ display: 'none', [WHOLE]: { display: 'block' } }}>
        <Frame page={page} />
        <Box
          role="status"
          aria-label={commonWords.loading}
          sx={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', zIndex: 'tooltip' }}
        >
          <Ring />
        </Box>
      </Box>
    </>
  );
}

function Frame({ page }: { page: CoveredPage }) {
  return (
    // `inert` is enough for users; a test that looks for a field by its role would still find it here.
    <Box inert aria-hidden sx={{ display: 'flex' }}>
      <Box sx={{ display: { xs: 'none', lg: 'flex' }, minHeight: '100vh' }}>
        <NavigationDrawer isPermanent isOpen={false} onClose={nothing}>
          <NavigationSkeleton />
        </NavigationDrawer>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, minHeight: '100vh' }}>
        {BARS.map(({ display, ...parts }) => (
          <Box key={JSON.stringify(display)} sx={{ display }}>
            <TopBar
              {...parts}
              search={<SearchButton isWide={parts.hasWideSearch} keys={null} onOpen={nothing} />}
              onOpenDrawer={nothing}
              account={<AccountSkeleton />}
            />
          </Box>
        ))}
        <Container maxWidth="lg" sx={{ py: { xs: 3, md: 4 } }}>
          {PLACEHOLDERS[page]}
        </Container>
      </Box>
    </Box>
  );
}

/** The navigation depends on the user type. */
function NavigationSkeleton() {
  return (
    <Stack spacing={0.5} sx={{ px: 1.5 }}>
      {[1, 2, 3, 4].map((entry) => (
        <Box key={entry} sx={{ height: 44, display: 'flex', alignItems: 'center', px: 2 }}>
          <Skeleton sx={{ width: '70%' }} />
        </Box>
      ))}
    </Stack>
  );
}

function AccountSkeleton(): ReactNode {
  return (
    <Box sx={{ p: 1 }}>
      <Skeleton variant="circular" sx={{ width: 32, height: 32 }} />
    </Box>
  );
}

function AnySkeleton() {
  return (
    <Stack spacing={3}>
      <Skeleton sx={{ width: '40%', height: 48 }} />
      <Skeleton variant="rounded" sx={{ height: 360 }} />
    </Stack>
  );
}
