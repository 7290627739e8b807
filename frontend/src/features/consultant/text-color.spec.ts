import { describe, expect, it } from 'vitest';
import { textColorOn } from './text-color';

describe('the color of text', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#1f3a5f', '#ffffff'],
    ['#dfe7f0', '#000000'],
    ['#757575', '#ffffff'],
    ['#767676', '#000000'],
  ])('on %s is %s', (color, expected) => {
    expect(textColorOn(color)).toBe(expected);
  });
});
