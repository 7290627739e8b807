import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { COMPANY } from '../content/company.en';
import { CONTACT } from '../content/contact.en';

/** Heights of the form's parts, in the order of a wide screen. */
const HEIGHTS_PX = [56, 56, 56, 170, 200] as const;

/** Replaces the form in a prerendered page: the form needs the app, because its code must be new each time (S4.35). */
export function FormPlaceholder() {
  return (
    <Box data-needs-app sx={{ display: 'grid', gap: 2.5 }}>
      <noscript>
        <Typography>
          {CONTACT.withoutScripts} <Link href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Link>
        </Typography>
      </noscript>
      {HEIGHTS_PX.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
        <Skeleton key={index} variant="rounded" sx={{ height, '@media (scripting: none)': { display: 'none' } }} />
      ))}
    </Box>
  );
}
