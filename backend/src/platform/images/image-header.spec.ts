import { describe, expect, it } from '@jest/globals';
import { readImageHeader } from './image-header.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const segment = (marker: string, content: string) => {
  const body = Buffer.from(content, 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from(`ff${marker}`, 'hex'), length, body]);
};
const START = Buffer.from('ffd8', 'hex');
const SCAN = segment('da', '0301000203');
const FRAME = segment('c2', '08012c019003012200021101031101');

describe('an image', () => {
  it('says what it is in its first bytes', () => {
    expect(readImageHeader(PNG)).toEqual({
      mediaType: 'image/png',
      widthPx: 1,
      heightPx: 1,
      isInterlaced: false,
      scans: 1,
    });
    const jpeg = Buffer.concat([START, segment('e0', '4a46494600'), segment('c4', '00'), FRAME, SCAN, SCAN]);
    expect(readImageHeader(jpeg)).toEqual({
      mediaType: 'image/jpeg',
      widthPx: 400,
      heightPx: 300,
      isInterlaced: false,
      scans: 2,
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PNG that is cut off', PNG.subarray(0, 20)],
    ['a JPEG without a frame', Buffer.concat([START, segment('e0', '4a46494600')])],
    ['a JPEG whose segment leads nowhere', Buffer.concat([START, Buffer.from('ffe0ffff', 'hex'), Buffer.alloc(20)])],
    ['a JPEG whose segment has no length', Buffer.concat([START, Buffer.from('ffe00000', 'hex'), Buffer.alloc(20)])],
  ])('is not %s', (_name, file) => {
    expect(readImageHeader(file)).toBeNull();
  });
});
