import { describe, expect, it } from '@jest/globals';
import { otpauthUri, qrCodeSvg } from './otpauth-uri.js';

it('writes the address that apps read, with nothing in it that could part it elsewhere', () => {
  const uri = otpauthUri({ issuer: 'Šop: & Co', account: 'ada+x@example.test', secret: 'MZXW6YTB' });
  expect(uri).toBe(
    'otpauth://totp/%C5%A0op%20%20%26%20Co:ada%2Bx%40example.test' +
      '?secret=MZXW6YTB&issuer=%C5%A0op%20%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});

/** Whether the module at that place is dark; the quiet zone is four modules wide. */
function isDark(svg: string, row: number, column: number): boolean {
  return svg.includes(`M${column + 4},${row + 4}h1v1h-1z`);
}

describe('qrCodeSvg', () => {
  const svg = qrCodeSvg('otpauth://totp/x?secret=MZXW6YTB');

  it('draws the three finder patterns, and white between them and the data', () => {
    const [, size = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    const last = Number(size) - 8 - 1;
    for (const [row, column] of [
      [0, 0],
      [0, last - 6],
      [last - 6, 0],
    ] as const) {
      const middle = Array.from({ length: 7 }, (_, index) => isDark(svg, row + 3, column + index));
      expect(middle).toEqual([true, false, true, true, true, false, true]);
    }
    expect(isDark(svg, 7, 7)).toBe(false);
  });

  it('holds nothing that a data address would have to escape', () => {
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/[#%\n]/);
  });

  it('draws another text differently', () => {
    expect(qrCodeSvg('otpauth://totp/x?secret=MZXW6YTC')).not.toBe(svg);
  });
});
