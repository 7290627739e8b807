export type SharpLibrary = typeof import('sharp').default;

let library: Promise<SharpLibrary> | undefined;

/** The formats that are read. What a picture is, is decided by its first bytes before; nothing else is to be tried. */
const READERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

/**
 * Loads the library when the first picture comes: it needs 20 MB and a tenth of a second.
 * @throws when the machine has no build of it.
 */
export function loadSharp(): Promise<SharpLibrary> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return library;
}
