const WHITE = '#ffffff';
const BLACK = '#000000';

/** Black or white, whichever reads better on the color (WCAG 2.2, 1.4.3); as exports have it. @param color `#rrggbb`. */
export function textColorOn(color: string): typeof BLACK | typeof WHITE {
  const luminance = luminanceOf(color);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? WHITE : BLACK;
}

/** Relative luminance, from 0 for black to 1 for white. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearLight(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearLight(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
