export type SharpLibrary = typeof import('sharp').default;

let library: Promise<SharpLibrary> | undefined;

/** The only enabled loaders; the format is already known from the first bytes. */
const READERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

/** Loads the library on first use: it needs 20 MB and 100 ms. @throws if there is no build for this platform */
export function loadSharp(): Promise<SharpLibrary> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return library;
}
