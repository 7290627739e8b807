import { describe, expect, it } from 'vitest';
import { linePartsOf } from './line-links';

const linksIn = (text: string) => linePartsOf(text).filter(({ kind }) => kind !== 'text');

describe('the links of a line', () => {
  it('are its https addresses, without the end of the sentence', () => {
    expect(linePartsOf('Look at https://wiki.example.com/a_(b). Then (https://example.com/x) go.')).toEqual([
      { kind: 'text', text: 'Look at ' },
      {
        kind: 'link',
        text: 'https://wiki.example.com/a_(b)',
        href: 'https://wiki.example.com/a_(b)',
        site: 'wiki.example.com',
      },
      { kind: 'text', text: '. Then (' },
      { kind: 'link', text: 'https://example.com/x', href: 'https://example.com/x', site: 'example.com' },
      { kind: 'text', text: ') go.' },
    ]);
  });

  it.each([
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,<script>',
    '[Go](javascript:alert(1))',
    '[Go](http://example.com)',
    'https://bank.example@evil.example/',
    'https://',
    'ftp://example.com [opening time]',
  ])('are no others: %s', (text) => {
    expect(linePartsOf(text)).toEqual([{ kind: 'text', text }]);
  });

  it('may have words of their own', () => {
    expect(linePartsOf('See [the wiki](https://wiki.example.com/oil) first')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'the wiki', href: 'https://wiki.example.com/oil', site: 'wiki.example.com' },
      { kind: 'text', text: ' first' },
    ]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=abc', 'YouTube', 'YouTube'],
    ['https://m.youtube.com/shorts/abc', 'YouTube', 'YouTube'],
    ['https://youtu.be/abc?t=4', 'YouTube', 'YouTube'],
    ['https://vimeo.com/12345', 'Vimeo', 'Vimeo'],
    ['https://www.loom.com/share/abc', 'Loom', 'Loom'],
    ['https://files.example.com/oil%20change.mp4?x=1', 'oil change.mp4', 'files.example.com'],
    ['https://files.example.com/a.WEBM', 'a.WEBM', 'files.example.com'],
    ['[Change the filter](https://youtu.be/abc)', 'Change the filter', 'YouTube'],
  ])('are videos: %s', (line, text, site) => {
    expect(linksIn(line)).toMatchObject([{ kind: 'video', text, site }]);
  });

  it.each([
    'https://www.youtube.com/@somebody',
    'https://notyoutube.com/watch?v=abc',
    'https://youtu.be.evil.example/abc',
    'https://vimeo.com/about',
    'https://example.com/mp4',
  ])('are no videos: %s', (line) => {
    expect(linksIn(line)).toMatchObject([{ kind: 'link' }]);
  });
});
