import { describe, expect, it } from '@jest/globals';
import { contrastOf } from './contrast.js';

describe('the contrast of a color', () => {
  it.each([
    ['#000000', { onWhite: 21, isReadableOnWhite: true, textColor: '#ffffff' }],
    ['#ffffff', { onWhite: 1, isReadableOnWhite: false, textColor: '#000000' }],
    ['#767676', { onWhite: 4.54, isReadableOnWhite: true, textColor: '#000000' }],
    ['#777777', { onWhite: 4.47, isReadableOnWhite: false, textColor: '#000000' }],
    ['#ff0000', { onWhite: 3.99, isReadableOnWhite: false, textColor: '#000000' }],
    ['#1f3a5f', { onWhite: 11.48, isReadableOnWhite: true, textColor: '#ffffff' }],
  ])('%s', (color, contrast) => {
    expect(contrastOf(color)).toEqual(contrast);
  });
});
