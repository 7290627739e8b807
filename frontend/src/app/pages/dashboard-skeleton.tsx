import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PromptHeading } from '../../features/sops/prompt-heading';
import * as words from './dashboard.en';

/** The prompt and the list are on the left; in a narrow window they come first. */
export const DASHBOARD_GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"prompt" "list" "side"', md: '"prompt side" "list side"' },
  alignItems: 'start',
} as const;

/** Texts are shown only to users who have seen them here before; others may get plans instead. */
const KNOWN_WORDS = { visibility: 'hidden', 'html[data-dashboard] &': { visibility: 'visible' } } as const;

/** If the prompt box was a line at the last visit, it starts as one. */
const WHOLE_ONLY = { 'html[data-dashboard="folded"] &': { display: 'none' } } as const;
const FOLDED_ONLY = { display: 'none', 'html[data-dashboard="folded"] &': { display: 'block' } } as const;

/** The dashboard while its content is still loading. */
export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label={words.loading}>
      <Typography component="p" variant="h1" aria-hidden sx={{ ...KNOWN_WORDS, mb: 3 }}>
        {words.title}
      </Typography>
      <Box sx={DASHBOARD_GRID}>
        <Card sx={{ gridArea: 'prompt' }}>
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <Box sx={WHOLE_ONLY}>
              <Box aria-hidden sx={KNOWN_WORDS}>
                <PromptHeading component="p" />
              </Box>
              <Skeleton variant="rounded" sx={{ height: 171, mb: 3 }} />
              <Skeleton variant="rounded" sx={{ height: 42, width: 170, ml: 'auto' }} />
            </Box>
            <Skeleton variant="rounded" sx={{ ...FOLDED_ONLY, height: { xs: 106, sm: 56 } }} />
          </CardContent>
        </Card>
        <Skeleton variant="rounded" sx={{ gridArea: 'side', height: 360 }} />
        <Skeleton variant="rounded" sx={{ gridArea: 'list', height: 240 }} />
      </Box>
    </Box>
  );
}
