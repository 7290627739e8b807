import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { FEATURES } from '../content/landing.en';
import darkPicture from './pictures/product-dark.webp';
import lightPicture from './pictures/product-light.webp';
import darkPhonePicture from './pictures/product-phone-dark.webp';
import lightPhonePicture from './pictures/product-phone-light.webp';

const FRAME = {
  display: 'block',
  width: '100%',
  maxWidth: { xs: 360, sm: 'none' },
  mx: 'auto',
  height: 'auto',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 24px 48px -24px rgb(11 59 56 / 35%)',
};

const HIDDEN_IN_DARK = (theme: Theme) => theme.applyStyles('dark', { display: 'none' });
const HIDDEN_IN_LIGHT = (theme: Theme) => ({ display: 'none', ...theme.applyStyles('dark', { display: 'block' }) });

/** The product as it is, in the colors of the page. `npm run screenshots:product` updates the pictures. */
export function ProductPicture() {
  return (
    <Box sx={{ mb: { xs: 6, md: 10 } }}>
      <Picture wide={lightPicture} narrow={lightPhonePicture} hidden={HIDDEN_IN_DARK} />
      <Picture wide={darkPicture} narrow={darkPhonePicture} hidden={HIDDEN_IN_LIGHT} />
    </Box>
  );
}

interface PictureProps {
  wide: string;
  /** The product on a phone, where the wide picture would not be readable. */
  narrow: string;
  /** Hides the picture in the other scheme; the browser then does not load it either. */
  hidden: (theme: Theme) => object;
}

function Picture({ wide, narrow, hidden }: PictureProps) {
  return (
    <Box component="picture" sx={[{ display: 'block' }, hidden]}>
      <source media="(max-width: 599.95px)" srcSet={narrow} width={720} height={1200} />
      <Box component="img" src={wide} alt={FEATURES.pictureText} width={1400} height={1200} loading="lazy" sx={FRAME} />
    </Box>
  );
}
