import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { FEATURES } from '../content/landing-content';
import darkPicture from './pictures/product-dark.webp';
import lightPicture from './pictures/product-light.webp';

const FRAME = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 24px 48px -24px rgb(11 59 56 / 35%)',
};

const HIDDEN_IN_DARK = (theme: Theme) => theme.applyStyles('dark', { display: 'none' });
const HIDDEN_IN_LIGHT = (theme: Theme) => ({ display: 'none', ...theme.applyStyles('dark', { display: 'block' }) });

/** The product as it is, in the colors of the page. `npm run screenshots:product` takes the pictures anew. */
export function ProductPicture() {
  return (
    <Box sx={{ mb: { xs: 6, md: 10 } }}>
      <Picture source={lightPicture} hidden={HIDDEN_IN_DARK} />
      <Picture source={darkPicture} hidden={HIDDEN_IN_LIGHT} />
    </Box>
  );
}

interface PictureProps {
  source: string;
  /** Hides the picture in the other scheme; the browser then does not load it either. */
  hidden: (theme: Theme) => object;
}

function Picture({ source, hidden }: PictureProps) {
  return (
    <Box
      component="img"
      src={source}
      alt={FEATURES.pictureText}
      width={1680}
      height={1080}
      loading="lazy"
      sx={[FRAME, hidden]}
    />
  );
}
