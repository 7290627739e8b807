import { describe, expect, it } from 'vitest';
import { CHOOSER_PLANS } from '../../subscriptions/chooser-plans';
import * as drafting from './drafting.en';
import * as help from './help.en';
import * as landing from './landing.en';
import * as plans from './landing-plans.en';
import * as security from './security.en';
import * as tryIt from './try.en';

const files = {
  ...import.meta.glob<string>('/docs/claims.md', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>(['/test/**/*.spec.ts', '/backend/{libs,src}/**/*.spec.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const register = files['/docs/claims.md'] ?? '';

/** Rows of the first table: the sentence, and what keeps it. */
const kept = [...register.matchAll(/^\| (.+?) \| ((?:`|S).+?) \|$/gm)].map(([, sentence = '', by = '']) => ({
  sentence,
  by,
}));
/** Rows of the second table. */
const plain = [...register.matchAll(/^\| ([^|]+\.) \|$/gm)].map(([, sentence = '']) => sentence);

/** Every text that ends like a sentence, anywhere in a page's content. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return content.endsWith('.') ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(sentencesIn);
}

describe('docs/claims.md (screens B1)', () => {
  it('has each sentence of the landing page, the plans, the trial page, the Help Center and the pages of facts, once, and no others', () => {
    const facts = [{ ...security }, { ...drafting }];
    const onPages = new Set(
      sentencesIn([{ ...landing }, { ...plans }, { ...help }, { ...tryIt }, ...facts, CHOOSER_PLANS]),
    );
    expect(onPages.size).toBeGreaterThan(50);
    expect([...kept.map(({ sentence }) => sentence), ...plain].toSorted()).toEqual([...onPages].toSorted());
  });

  it.each(kept.filter(({ by }) => by.startsWith('`')))('names a test that is there: $by', ({ by }) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(by) ?? [];
    expect(files[`/${file}`]?.replaceAll("\\'", "'")).toContain(title);
  });

  it('leaves to the specification only what it prescribes', () => {
    const prescribed = kept.filter(({ by }) => by.startsWith('S'));
    expect(prescribed.map(({ by }) => by).toSorted()).toEqual([
      'S1.11',
      'S1.12',
      'S1.15',
      'S1.22',
      'S2.153',
      'S2.154',
      'S2.156',
    ]);
  });
});
