import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PictureRenditionsService } from './picture-renditions.service.js';
import { PictureRewriterService } from './picture-rewriter.service.js';

const service = new PictureRenditionsService(new PictureRewriterService());
const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 200, alpha } } });

async function sizesOf(width: number, height: number): Promise<string[]> {
  const { renditions } = await service.render('anna', await blank(width, height).png().toBuffer(), 'image/png');
  return renditions.map(({ key, widthPx, heightPx }) => `${key} ${widthPx}×${heightPx}`);
}

describe('the sizes of a picture', () => {
  it.each([
    [3000, 2000, ['320.webp 320×213', '960.webp 960×640', '1920.webp 1920×1280', '960.jpg 960×640']],
    [700, 350, ['320.webp 320×160', '960.webp 700×350', '960.jpg 700×350']],
    [300, 300, ['320.webp 300×300', '960.jpg 300×300']],
    // A screenshot of a whole page.
    [400, 4000, ['320.webp 128×1280', '960.webp 384×3840', '1920.webp 400×4000', '960.jpg 384×3840']],
  ])('of %i × %i are none that is larger', async (width, height, sizes) => {
    expect(await sizesOf(width, height)).toEqual(sizes);
  });

  it('are what they are called, and what shows through is white on paper', async () => {
    const { widthPx, heightPx, renditions } = await service.render(
      'anna',
      await blank(500, 400, 0).png().toBuffer(),
      'image/png',
    );
    expect([widthPx, heightPx]).toEqual([500, 400]);
    const formats = await Promise.all(renditions.map(async ({ image }) => (await sharp(image).metadata()).format));
    expect(formats).toEqual(['webp', 'webp', 'jpeg']);
    const printed = await sharp(renditions.at(-1)?.image).raw().toBuffer();
    expect([...printed.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('are upright', async () => {
    const file = await blank(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { widthPx, heightPx } = await service.render('anna', file, 'image/jpeg');
    expect([widthPx, heightPx]).toEqual([20, 40]);
  });

  it('of what is no picture are refused', async () => {
    await expect(service.render('anna', Buffer.from('no picture'), 'image/png')).rejects.toMatchObject({
      name: 'ImageRefusedError',
      reason: 'unreadable',
    });
  });
});
