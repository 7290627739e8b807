import GlobalStyles from '@mui/material/GlobalStyles';

/** Black on white, regardless of the colors on the screen. */
const INK = {
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-text-primary': '#000',
  '--mui-palette-text-secondary': '#333',
  '--mui-palette-primary-main': '#000',
  '--mui-palette-warning-main': '#000',
  '--mui-palette-divider': '#999',
};

const OUTLINE = { color: '#000', background: 'none', border: '1px solid #999', transition: 'none' };

/** Open menus, dialogs, tooltips and toasts, and the buttons of a notice. */
const SCREEN_ONLY =
  'html .MuiModal-root, html .MuiPopper-root, html .notistack-SnackbarContainer, html .MuiAlert-action';

/** Selectors name one element more than those of the theme and its components, so that these win. */
const PRINT_STYLES = {
  '@page': {
    margin: '18mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' },
  },
  '@media print': {
    'html:root, html[data-scheme]': { ...INK, colorScheme: 'light' },
    // An open menu keeps the page from scrolling, which on paper would be the end after one sheet.
    'html body': { overflow: 'visible !important', paddingRight: '0 !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, .MuiAlert-root': { breakInside: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
    'html .MuiCard-root': { border: 0, overflow: 'visible' },
    'html .MuiCardContent-root': { padding: 0 },
    'html .MuiAlert-root, html .MuiChip-root': OUTLINE,
    'html .MuiAlert-root .MuiAlert-icon, html .MuiChip-root .MuiChip-icon': { color: '#000' },
    [SCREEN_ONLY]: { display: 'none' },
    // Suggestions are settled when a procedure is completed.
    'html [data-completed] [data-suggested], html [data-completed] [data-draft-notice]': { display: 'none' },
  },
};

/** Print styles of signed-in pages; each part that is useless on paper hides itself. */
export function PrintStyles() {
  return <GlobalStyles styles={PRINT_STYLES} />;
}
