import { createTheme, type Theme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette';

const FONT = '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** The focus ring. */
function focusRing(current: Theme) {
  return { outline: `3px solid ${(current.vars ?? current).palette.primary.main}`, outlineOffset: 2 };
}

/** A shadow is invisible on a dark page: raised surfaces have a border instead. */
function raisedAtNight(current: Theme) {
  return current.applyStyles('dark', {
    border: `1px solid ${(current.vars ?? current).palette.divider}`,
  });
}

/**
 * Material UI hides everything but the topmost dialog from screen readers. When another dialog has just closed in the same
 * commit, the one that opens has no reference yet and is hidden, too.
 * @param transitioning what fades in, within the root of the dialog
 */
function showToScreenReaders(transitioning: HTMLElement): void {
  transitioning.closest('.MuiDialog-root')?.removeAttribute('aria-hidden');
}

/** Two strokes in the color of the text. */
const CROSS = {
  appearance: 'none',
  width: 12,
  height: 12,
  cursor: 'pointer',
  background: ['45deg', '-45deg']
    .map((angle) => `linear-gradient(${angle}, transparent 44%, currentColor 44% 56%, transparent 56%)`)
    .join(', '),
} as const;

/** The theme of the product: light and dark as CSS variables, so that switching only repaints. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '2.25rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h2: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.3 },
    h3: { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { letterSpacing: '0.08em', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { styleOverrides: { root: ({ theme: current }) => ({ '&.Mui-focusVisible': focusRing(current) }) } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 40, '&[aria-busy="true"]': { opacity: 0.7, cursor: 'progress' } } },
    },
    // The border alone is easily overlooked.
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          '&:has(:focus-visible)': focusRing(current),
          '& :focus-visible': { outline: 'none' },
          // A ring around it would go through the label, which stands in the border.
          '&:has(legend > span:not(.notranslate)):has(:focus-visible)': {
            outline: 'none',
            '& .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
          },
        }),
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          variants: [
            // A tint of the bar itself reads as full at 0.
            {
              props: { variant: 'determinate' },
              style: { backgroundColor: (current.vars ?? current).palette.action.selected },
            },
          ],
        }),
      },
    },
    // A menu scrolls, so it would cut a ring that is outside of its entries.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
    MuiListItem: { styleOverrides: { root: { '&:last-of-type': { borderBottom: 0 } } } },
    MuiAlert: {
      styleOverrides: {
        // On a phone the action goes below a text that it would squeeze into a column.
        root: ({ theme: current }) => ({
          [current.breakpoints.down('sm')]: { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } },
        }),
        // A text that is a fraction of a pixel too high must not become a box that scrolls, which a keyboard could not reach.
        message: { overflow: 'visible', overflowWrap: 'anywhere' },
        action: { alignItems: 'center', paddingTop: 0, whiteSpace: 'nowrap' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 16 } },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiDialog: {
      defaultProps: { slotProps: { transition: { onEnter: showToScreenReaders } } },
      styleOverrides: {
        paper: ({ theme: current }) => ({
          borderRadius: 16,
          ...raisedAtNight(current),
          // In a low window the fields scroll, and the buttons below them stay in view.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        }),
        // There is nothing behind it whose corners would be visible.
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    // The last button ends where the fields above it do.
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiPopover: { styleOverrides: { paper: ({ theme: current }) => raisedAtNight(current) } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiCssBaseline: {
      styleOverrides: (current) => ({
        ':focus-visible': focusRing(current),
        // The browser's own cross is blue, whatever the scheme.
        '[type="search"]::-webkit-search-cancel-button': CROSS,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // An endless animation, such as a skeleton's, would flicker.
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      }),
    },
  },
});
