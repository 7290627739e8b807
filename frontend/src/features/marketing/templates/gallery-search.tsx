import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GALLERY } from '../content/templates.en';
import * as words from '../enhancements/words.en';

const FIELD_ID = 'template-search';

const FIELD = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  minHeight: 48,
  px: 2,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
};

/** The search box of the gallery; it needs `filterCards`, so it is hidden without JavaScript. */
export function GallerySearch({ count }: { count: number }) {
  return (
    <Box role="search" sx={{ mt: 4, '@media (scripting: none)': { display: 'none' } }}>
      <Typography component="label" htmlFor={FIELD_ID} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
        {GALLERY.searchLabel}
      </Typography>
      <Box component="input" type="search" id={FIELD_ID} autoComplete="off" sx={FIELD} />
      <Typography data-card-count aria-live="polite" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {words.templateCount(count)}
      </Typography>
      <Typography data-no-card hidden sx={{ mt: 3, '&[hidden]': { display: 'none' } }}>
        {GALLERY.nothingFound} <Link href="/try">{GALLERY.nothingFoundAction}</Link>
      </Typography>
    </Box>
  );
}
