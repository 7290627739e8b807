import { expect, it } from '@jest/globals';
import { readRange } from './file-answers.service.js';

it.each([
  [undefined, 10, null],
  ['bytes=0-4', 10, { first: 0, last: 4 }],
  ['bytes=4-', 10, { first: 4, last: 9 }],
  ['bytes=4-99', 10, { first: 4, last: 9 }],
  ['bytes=-3', 10, { first: 7, last: 9 }],
  ['bytes=-99', 10, { first: 0, last: 9 }],
  ['bytes=9-9', 10, { first: 9, last: 9 }],
  ['bytes=10-', 10, 'outside'],
  ['bytes=-0', 10, 'outside'],
  ['bytes=0-', 0, 'outside'],
  ['bytes=-1', 0, 'outside'],
  ['bytes=5-4', 10, null],
  ['bytes=0-1,3-4', 10, null],
  ['bytes=-', 10, null],
  ['items=0-1', 10, null],
  ['bytes=a-b', 10, null],
])('of the range %s of %d bytes is read what is there', (header, size, expected) => {
  expect(readRange(header, size)).toEqual(expected);
});
