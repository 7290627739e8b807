import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PromptHeading } from '../../features/sops/prompt-heading';

/** The list needs the whole width; on a narrow window it comes right after the prompt. */
export const DESK = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"prompt" "list" "side"', md: '"prompt side" "list list"' },
} as const;

/** Words are only there for who has seen them on this page before; others may get plans instead. */
const KNOWN_WORDS = { visibility: 'hidden', 'html[data-desk] &': { visibility: 'visible' } } as const;

/** The desk while it is not known yet what is on it. */
export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard">
      <Typography component="p" variant="h1" aria-hidden sx={{ ...KNOWN_WORDS, mb: 3 }}>
        Dashboard
      </Typography>
      <Box sx={DESK}>
        <Card sx={{ gridArea: 'prompt' }}>
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <Box aria-hidden sx={KNOWN_WORDS}>
              <PromptHeading component="p" />
            </Box>
            <Skeleton variant="rounded" sx={{ height: 171, mb: 3 }} />
            <Skeleton variant="rounded" sx={{ height: 42, width: 170, ml: 'auto' }} />
          </CardContent>
        </Card>
        <Skeleton variant="rounded" sx={{ gridArea: 'side', height: 360 }} />
        <Skeleton variant="rounded" sx={{ gridArea: 'list', height: 240 }} />
      </Box>
    </Box>
  );
}
