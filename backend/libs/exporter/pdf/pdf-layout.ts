/** Distances and sizes of a page, in points (72 an inch). */
export const PAGE = {
  size: 'A4',
  marginSide: 56,
  marginTop: 78,
  marginBottom: 68,
  headerTop: 34,
  footerTop: 44,
  logoHeight: 26,
  logoWidth: 150,
  maxFooterLines: 3,
} as const;

export const TEXT_SIZE = { title: 22, heading: 14.5, subheading: 12, body: 10.5, edge: 8.5 } as const;

/** Line height and baseline, as factors of the text size. */
export const LINE_HEIGHT = 1.5;
export const BASELINE = 1.12;

export const INDENT = 22;
export const CELL_PADDING = 5;

export const TEXT_COLOR = '#1a1a1a';
export const QUIET_COLOR = '#5a5a5a';
export const LINK_COLOR = '#0b57d0';
