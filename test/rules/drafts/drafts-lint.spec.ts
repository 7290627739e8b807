import { describe, expect, it, jest } from '@jest/globals';
import { DRAFT_RULES } from './draft-rules.js';
import { draftsOf, type NamedDraft, promptsOf, SETS } from './drafts.js';
import { type Breaks, knownBreaks, writeKnownBreaks } from './known-breaks.js';

jest.setTimeout(120_000);

const KNOWN = knownBreaks();
/** `WRITE_KNOWN_BREAKS=1` writes the list anew, after the drafter has changed; read what it adds. */
const isWriting = process.env['WRITE_KNOWN_BREAKS'] === '1';

/** One line for each rule that a draft breaks more or less often than is known. Of odd ids no text is shown. */
function surprisesIn(draft: NamedDraft): string[] {
  return DRAFT_RULES.flatMap(({ name, findIn }) => {
    const found = findIn(draft);
    const known = KNOWN[draft.id]?.[name] ?? 0;
    if (found.length < known) return [`${draft.id} mends "${name}": take it out of known-breaks.json`];
    const texts = draft.isShown ? `: ${found.join(' | ')}` : '';
    return found.length > known ? [`${draft.id} breaks "${name}" ${found.length} times${texts}`] : [];
  });
}

function breaksOf(drafts: readonly NamedDraft[]): Breaks {
  return Object.fromEntries(
    drafts.map((draft) => {
      const counts = DRAFT_RULES.map(({ name, findIn }) => [name, findIn(draft).length] as const);
      return [draft.id, Object.fromEntries(counts.filter(([, count]) => count > 0))];
    }),
  );
}

describe('the lint of drafts (drafting 2)', () => {
  it.each(SETS)('holds for the %s prompts, but for what is known', (set) => {
    const drafts = draftsOf(set);
    if (isWriting) writeKnownBreaks(breaksOf(drafts));
    else expect(drafts.flatMap(surprisesIn)).toEqual([]);
    expect(drafts.length).toBeGreaterThanOrEqual(25);
  });

  it('knows breaks of prompts and rules that there are', () => {
    const ids = new Set(SETS.flatMap(promptsOf).map(({ id }) => id));
    const rules = new Set(DRAFT_RULES.map(({ name }) => name));
    expect(Object.keys(KNOWN).filter((id) => !ids.has(id))).toEqual([]);
    expect(
      Object.values(KNOWN)
        .flatMap(Object.keys)
        .filter((rule) => !rules.has(rule)),
    ).toEqual([]);
  });
});
