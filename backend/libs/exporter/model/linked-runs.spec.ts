import { describe, expect, it } from '@jest/globals';
import { linkedRuns, signedRuns } from './linked-runs.js';

const plain = (text: string) => ({ style: 'plain', text }) as const;

describe('the links of an exported line', () => {
  it('are its videos, without the end of the sentence, by their words or their address', () => {
    const line = 'See https://youtu.be/b_(c). Then [the plan](https://vimeo.com/12) or https://a.example/x again';
    expect(linkedRuns([plain(line)])).toEqual([
      plain('See '),
      { ...plain('https://youtu.be/b_(c)'), href: 'https://youtu.be/b_(c)' },
      plain('. Then '),
      { ...plain('the plan'), href: 'https://vimeo.com/12' },
      plain(' or https://a.example/x again'),
    ]);
  });

  it.each([
    'http://youtu.be/abc',
    '[Go](javascript:alert(1))',
    'https://youtu.be@evil.example/abc',
    'https://youtu.be:x@evil.example/a.mp4',
    'https://',
    'https://www.youtube.com/@somebody',
    'https://notyoutube.com/watch?v=abc',
    'https://a.example/mp4',
  ])('are no others: %s', (text) => {
    expect(linkedRuns([plain(text)])).toEqual([plain(text)]);
  });

  it.each([
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://vimeo.com/12345',
    'https://www.loom.com/share/abc',
    'https://a.example/oil.mp4',
    'https://a.example/oil.webm',
  ])('have the play sign: %s', (text) => {
    expect(signedRuns([plain(text)])).toEqual([{ style: 'plain', text: `▶ ${text}`, href: text }]);
  });
});
