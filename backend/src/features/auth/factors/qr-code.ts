import qrcode from 'qrcode-generator';

/** Cameras still read the code when up to 15 % of it is covered. */
const ERROR_CORRECTION = 'M';
/** The smallest version of the code that holds the text. */
const AUTOMATIC_VERSION = 0;
/** Modules of white around the code. @see ISO/IEC 18004, quiet zone */
const QUIET_ZONE = 4;
const PIXELS_PER_MODULE = 4;

/** The text as a QR code: SVG without `#` and `%`, so that it may stand in a `data:` address as it is. */
export function qrCodeSvg(text: string): string {
  const code = qrcode(AUTOMATIC_VERSION, ERROR_CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const size = modules + 2 * QUIET_ZONE;
  let dark = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (code.isDark(row, column)) dark += `M${column + QUIET_ZONE},${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const pixels = size * PIXELS_PER_MODULE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}"`,
    ` shape-rendering="crispEdges"><path fill="white" d="M0,0h${size}v${size}h-${size}z"/>`,
    `<path fill="black" d="${dark}"/></svg>`,
  ].join('');
}
