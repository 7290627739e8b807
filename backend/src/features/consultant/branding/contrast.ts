/** Smallest contrast of text that everyone can read (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The contrast values of a color. */
export interface ColorContrast {
  /** Contrast to a white page: from 1 to 21, rounded down to two places. */
  onWhite: number;
  /** Whether text of this color can be read on white. */
  isReadableOnWhite: boolean;
  /** Black or white, whichever reads better on this color. */
  textColor: typeof BLACK | typeof WHITE;
}

/** @param color `#rrggbb`. */
export function contrastOf(color: string): ColorContrast {
  const onWhite = contrastRatio(color, WHITE);
  return {
    onWhite: Math.floor(onWhite * 100) / 100,
    isReadableOnWhite: onWhite >= READABLE_CONTRAST,
    textColor: onWhite >= contrastRatio(color, BLACK) ? WHITE : BLACK,
  };
}

function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearLight(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearLight(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
