import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { keyframes } from '@mui/material/styles';
import * as commonWords from '../words/common.en';

const turn = keyframes({ to: { rotate: '1turn' } });

/**
 * Covers a prerendered page, which is the version for visitors. Signed-in users may be redirected:
 * `before-paint.js` then marks the document as awaited, and only a spinner is seen until the app is there (S2.38, S2.70).
 */
export function SessionCover() {
  return (
    <>
      <GlobalStyles styles={{ 'html[data-session="awaited"] #root': { display: 'none' } }} />
      <Box
        role="status"
        aria-label={commonWords.loading}
        sx={{
          display: 'none',
          minHeight: '100vh',
          placeItems: 'center',
          'html[data-session="awaited"] &': { display: 'grid' },
        }}
      >
        <Ring />
      </Box>
    </>
  );
}

/** Material UI's own spinner would need a style attribute, which the content security policy does not allow. */
export function Ring() {
  return (
    <Box
      sx={{
        width: 40,
        height: 40,
        boxSizing: 'border-box',
        border: 4,
        borderColor: 'primary.main',
        borderTopColor: 'transparent',
        borderRadius: '50%',
        animation: `${turn} 1.4s linear infinite`,
      }}
    />
  );
}
