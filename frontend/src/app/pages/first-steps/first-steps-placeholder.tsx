import Skeleton from '@mui/material/Skeleton';

/** Of the card at the usual widths, so that what lies below it does not move when it comes. */
export const FIRST_STEPS_HEIGHT = { xs: 476, sm: 362, md: 286, lg: 246 };

/** Where the first steps will be. */
export function FirstStepsPlaceholder() {
  return <Skeleton variant="rounded" sx={{ height: FIRST_STEPS_HEIGHT, mb: 3 }} />;
}
