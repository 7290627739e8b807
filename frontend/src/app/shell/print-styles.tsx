import GlobalStyles from '@mui/material/GlobalStyles';

/** Ink on paper, whatever the colours on the screen. */
const INK = {
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-text-primary': '#000',
  '--mui-palette-text-secondary': '#333',
  '--mui-palette-primary-main': '#000',
  '--mui-palette-warning-main': '#000',
  '--mui-palette-divider': '#999',
};

const OUTLINE = { color: '#000', background: 'none', border: '1px solid #999' };

/** Selectors name one element more than those of the theme and its components, so that these win. */
const PRINT_STYLES = {
  '@page': { margin: '18mm' },
  '@media print': {
    'html:root, html[data-scheme]': { ...INK, colorScheme: 'light' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, .MuiAlert-root': { breakInside: 'avoid' },
    'html .MuiCard-root': { border: 0, overflow: 'visible' },
    'html .MuiCardContent-root': { padding: 0 },
    'html .MuiAlert-root, html .MuiChip-root': OUTLINE,
    'html .MuiAlert-root .MuiAlert-icon': { color: '#000' },
    'html .notistack-SnackbarContainer': { display: 'none' },
  },
};

/** How signed-in pages look on paper; each part that is of no use there hides itself. */
export function PrintStyles() {
  return <GlobalStyles styles={PRINT_STYLES} />;
}
