import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { PictureRewriterService, type PictureType } from './picture-rewriter.service.js';

const rewriter = new PictureRewriterService();
const rewrite = (file: Buffer, type: PictureType) => rewriter.rewrite('anna', file, type);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 90, b: 200 } } });

describe('a picture that is written anew', () => {
  it.each<[PictureType, (picture: Sharp) => Sharp]>([
    ['image/png', (picture) => picture.png()],
    ['image/jpeg', (picture) => picture.jpeg()],
    ['image/webp', (picture) => picture.webp()],
    ['image/avif', (picture) => picture.avif()],
  ])('as %s keeps its kind and size, and loses what a camera wrote into it', async (type, write) => {
    const place = { IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } };
    const file = await write(blank(40, 20).withExif(place)).toBuffer();
    expect(file.includes('SECRET-PLACE')).toBe(true);
    const clean = await rewrite(file, type);
    expect(clean.includes('SECRET-PLACE')).toBe(false);
    const { format, compression, width, height, exif } = await sharp(clean).metadata();
    expect([`image/${compression === 'av1' ? 'avif' : format}`, width, height, exif]).toEqual([
      type,
      40,
      20,
      undefined,
    ]);
  });

  it('is upright', async () => {
    const file = await blank(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await rewrite(file, 'image/jpeg')).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  it('is no page any more', async () => {
    const page = '<script>alert(1)</script>';
    const file = Buffer.concat([await blank(4, 4).png().toBuffer(), Buffer.from(page)]);
    expect((await rewrite(file, 'image/png')).includes(page)).toBe(false);
  });

  it('keeps the frames of its animation', async () => {
    const frames = await Promise.all(
      [1, 2].map((shade) =>
        blank(8, 8)
          .tint({ r: shade * 99, g: 0, b: 0 })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(await rewrite(file, 'image/gif')).metadata()).pages).toBe(2);
  });

  it('is refused when it is damaged, or has too many pixels', async () => {
    const whole = await blank(40, 20).png().toBuffer();
    await expect(rewrite(whole.subarray(0, 60), 'image/png')).rejects.toMatchObject({ reason: 'unreadable' });
    const large = await blank(10_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
    await expect(rewrite(large, 'image/png')).rejects.toMatchObject({ reason: 'too_many_pixels' });
  });
});
