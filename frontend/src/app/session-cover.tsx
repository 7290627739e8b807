import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

const turn = keyframes({ to: { rotate: '1turn' } });

/**
 * Wraps a prerendered page, which is a visitor's. Somebody with a session may have to go elsewhere: `before-paint.js`
 * then marks the document as awaited, and only a spinner is seen until the app takes over (S2.38, S2.70).
 */
export function SessionCover({ children }: { children: ReactNode }) {
  return (
    <>
      <Box sx={{ 'html[data-session="awaited"] &': { display: 'none' } }}>{children}</Box>
      <Box
        role="status"
        aria-label="Loading"
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

/** Material UI's own ring would need a style attribute, which the policy of the pages does not let through. */
function Ring() {
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
