import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../../../../../libs/sop-document/index.js';
import { buildSopDocument, buildStep } from '../../../../../libs/sop-document/testing/build-sop-document.js';
import { documentWithSteps } from '../../../../../libs/sop-document/testing/document-with-steps.js';
import type { VersionText } from '../sop-version.entity.js';
import { diffSops } from './diff-sops.js';
import type { ItemDiff, Segment, SopDiff } from './sop-diff.js';

function structured(document: SopDocument, changes: Partial<VersionText> = {}): VersionText {
  return { title: 'Opening', category: 'General', content: 'rendered', document, ...changes };
}

function plain(content: string): VersionText {
  return { title: 'Opening', category: 'General', content, document: null };
}

function itemsOf(diff: SopDiff, part: string): ItemDiff[] {
  return diff.parts.find((each) => each.part === part)?.items ?? [];
}

/** `Check the [-oven-][+fridge+]`, and a `!` before facts. */
function written(segments: readonly Segment[]): string {
  return segments
    .map(({ change, text, is_fact }) => {
      if (change === 'same') return text;
      const sign = change === 'added' ? '+' : '-';
      return `[${is_fact ? '!' : ''}${sign}${text}${sign}]`;
    })
    .join('');
}

function stepChange(before: string, after: string, lang = 'en'): string {
  const diff = diffSops(
    structured(documentWithSteps([before], { lang })),
    structured(documentWithSteps([after], { lang })),
  );
  return written(itemsOf(diff, 'steps')[0]?.fields[0]?.segments ?? []);
}

describe('diffSops', () => {
  it('says nothing of equal texts', () => {
    const diff = diffSops(structured(buildSopDocument()), structured(buildSopDocument()));
    expect(diff).toEqual({ summary: { added: 0, removed: 0, changed: 0, moved: 0 }, facts: [], parts: [] });
  });

  it('names the changed step by its id and marks the limit as a fact (control A4)', () => {
    const before = documentWithSteps(['Open the fridge', 'Check that the fridge is at 7 °C', 'Close it']);
    const after = documentWithSteps(['Open the fridge', 'Check that the fridge is at 5 °C', 'Close it']);
    const diff = diffSops(structured(before), structured(after));
    expect(diff.summary).toEqual({ added: 0, removed: 0, changed: 1, moved: 0 });
    expect(diff.facts).toEqual([{ from: '7 °C', to: '5 °C' }]);
    expect(itemsOf(diff, 'steps')).toMatchObject([{ id: 'step1', change: 'changed', at_from: '2', at_to: '2' }]);
    expect(stepChange('Check that the fridge is at 7 °C', 'Check that the fridge is at 5 °C')).toBe(
      'Check that the fridge is at [!-7 °C-][!+5 °C+]',
    );
  });

  it('calls reordered steps moved, not removed and added (control A4)', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((id) => buildStep({ id: `step${id}`, text: `Do ${id}` }));
    const order = (...steps: (typeof one)[]) =>
      structured(
        buildSopDocument({ phases: [{ id: 'phas1', title: 'All', steps: steps.flatMap((step) => step ?? []) }] }),
      );
    const diff = diffSops(order(one, two, three), order(three, one, two));
    expect(diff.summary).toEqual({ added: 0, removed: 0, changed: 0, moved: 1 });
    expect(itemsOf(diff, 'steps')).toEqual([
      { id: 'stepc', change: 'moved', is_moved: true, at_from: '3', at_to: '1', fields: [] },
    ]);
  });

  it('sees a step that went to another phase, and one that changed on its way', () => {
    const [one, two] = ['a', 'b'].map((id) => buildStep({ id: `step${id}`, text: `Do ${id}` }));
    const phases = (first: unknown[], second: unknown[]) =>
      structured(
        buildSopDocument({
          phases: [
            { id: 'phas1', title: 'First', steps: first as never },
            { id: 'phas2', title: 'Second', steps: second as never },
          ],
        }),
      );
    const moved = diffSops(phases([one, two], []), phases([one], [two]));
    // Steps are counted as on the page, through all phases.
    expect(itemsOf(moved, 'steps')).toMatchObject([{ id: 'stepb', change: 'moved', at_from: '2', at_to: '2' }]);
    const changed = diffSops(phases([one, two], []), phases([two && { ...two, text: 'Do B' }], [one]));
    expect(changed.summary).toEqual({ added: 0, removed: 0, changed: 1, moved: 1 });
  });

  it('shows a removed step where it stood', () => {
    const before = documentWithSteps(['One', 'Two', 'Three']);
    const after = {
      ...before,
      phases: before.phases.map((phase) => ({ ...phase, steps: phase.steps.filter(({ text }) => text !== 'Two') })),
    };
    const diff = diffSops(
      structured(before),
      structured({ ...after, notes: [{ id: 'note1', src: 'user', text: 'New' }] }),
    );
    expect(itemsOf(diff, 'steps')).toMatchObject([{ id: 'step1', change: 'removed', at_from: '2', at_to: null }]);
    expect(itemsOf(diff, 'notes')).toMatchObject([{ id: 'note1', change: 'added' }]);
    expect(diff.summary).toEqual({ added: 1, removed: 1, changed: 0, moved: 0 });
  });

  it('knows a line again whose id a new draft has given to another one', () => {
    const before = documentWithSteps([
      { id: 'd001', text: 'Unlock the door' },
      { id: 'd002', text: 'Switch on the lights' },
    ]);
    const after = documentWithSteps([
      { id: 'd001', text: 'Switch off the alarm' },
      { id: 'd002', text: 'Unlock the door' },
      { id: 'd003', text: 'Switch on the lights' },
    ]);
    const diff = diffSops(structured(before), structured(after));
    expect(diff.summary).toEqual({ added: 1, removed: 0, changed: 0, moved: 0 });
    expect(itemsOf(diff, 'steps')[0]?.fields[0]?.segments[0]?.text).toBe('Switch off the alarm');
  });

  it('compares title, category and purpose', () => {
    const to = structured(buildSopDocument({ purpose: null }), { title: 'Opening the shop', category: 'Retail' });
    const diff = diffSops(structured(buildSopDocument()), to);
    expect(itemsOf(diff, 'overview').map(({ id, change }) => [id, change])).toEqual([
      ['title', 'changed'],
      ['category', 'changed'],
      ['purpose', 'removed'],
    ]);
  });

  it('has a value for every field of a document, so that a new field of the schema is compared', () => {
    const before = documentWithSteps([
      {
        text: 'A',
        when: 'B',
        role: 'C',
        check: 'D',
        caution: 'E',
        expected: 'F',
        minutes: 1,
        input: 'tick',
        sub: [{ id: 'subs1', text: 'G' }],
      },
    ]);
    const after = documentWithSteps([
      {
        text: 'a',
        when: 'b',
        role: 'c',
        check: 'd',
        caution: 'e',
        expected: 'f',
        minutes: 2,
        input: 'text',
        sub: [{ id: 'subs1', text: 'g' }],
      },
    ]);
    const names = itemsOf(diffSops(structured(before), structured(after)), 'steps')[0]?.fields.map(({ name }) => name);
    const fields = Object.keys(before.phases[0]?.steps[0] ?? {}).filter((name) => !['id', 'src'].includes(name));
    expect(names?.sort()).toEqual(fields.sort());
  });
});

describe('words inside a line', () => {
  it.each([
    ['Check the oven', 'Check the fridge', 'en', 'Check the [-oven-][+fridge+]'],
    ['Wait 5 minutes', 'Wait 15 minutes', 'en', 'Wait [!-5 minutes-][!+15 minutes+]'],
    ['Wait five minutes', 'Wait ten minutes', 'en', 'Wait [!-five minutes-][!+ten minutes+]'],
    ['Last orders at 21:45', 'Last orders at 22:45', 'en', 'Last orders at [!-21:45-][!+22:45+]'],
    ['Pay $150 to Ben', 'Pay $1,500 to Ben', 'en', 'Pay [!-$150 -][!+$1,500 +]to Ben'],
    ['检查烤箱温度', '检查冰箱温度', 'zh', '检查[-烤箱-][+冰箱+]温度'],
    ['Prüfe die Tür', 'Prüfe das Tor', 'de', 'Prüfe [-die Tür-][+das Tor+]'],
    ['Open it', 'Open it now', 'en', 'Open it [+now+]'],
    ['Two  spaces', 'Two spaces', 'en', '[-Two  spaces-][+Two spaces+]'],
  ])('%s → %s', (before, after, lang, expected) => {
    expect(stepChange(before, after, lang)).toBe(expected);
  });

  it('loses nothing: each side can be read off the pieces', () => {
    const [before, after] = ['Heat 2 l of milk to 72 °C, then cool it.', 'Heat 3 l milk to 75 °C; cool it at once.'];
    const diff = diffSops(structured(documentWithSteps([before])), structured(documentWithSteps([after])));
    const segments = itemsOf(diff, 'steps')[0]?.fields[0]?.segments ?? [];
    const side = (gone: string) =>
      segments
        .filter(({ change }) => change !== gone)
        .map(({ text }) => text)
        .join('');
    expect(side('removed')).toBe(after);
    expect(side('added').replace(/\s/gu, '')).toBe(before.replace(/\s/gu, ''));
  });
});

describe('plain text', () => {
  it('is compared by lines, and by words inside a changed line', () => {
    const diff = diffSops(plain('One\nTwo apples\nThree\nFour'), plain('One\nTwo pears\nThree\nNew\nFour'));
    expect(diff.summary).toEqual({ added: 1, removed: 0, changed: 1, moved: 0 });
    const lines = itemsOf(diff, 'text');
    expect(lines.map(({ id, at_from, at_to }) => [id, at_from, at_to])).toEqual([
      ['line-2', '2', '2'],
      ['line-4', null, '4'],
    ]);
    expect(written(lines[0]?.fields[0]?.segments ?? [])).toBe('Two [-apples-][+pears+]');
  });

  it('also where only one side is structured', () => {
    const diff = diffSops(structured(buildSopDocument(), { content: 'A\nB' }), plain('A\nC'));
    expect(diff.parts.map(({ part }) => part)).toEqual(['text']);
  });

  it('keeps the numbers of lines after unequal pieces', () => {
    const lines = itemsOf(diffSops(plain('a\nb\nc\nd\ne'), plain('a\nx\nd\ny\nz\ne')), 'text');
    expect(lines.map(({ change, at_from, at_to }) => [change, at_from, at_to])).toEqual([
      ['changed', '2', '2'],
      ['removed', '3', null],
      ['added', null, '4'],
      ['added', null, '5'],
    ]);
  });
});

describe('texts made to be expensive', () => {
  const words = (seed: number, count: number) =>
    Array.from({ length: count }, (_unused, index) => `w${(index * seed) % 7919}`).join(' ');

  it.each<[string, VersionText, VersionText]>([
    ['200,000 characters without a line break', plain(words(31, 33_000)), plain(words(37, 33_000))],
    ['100,000 lines that all differ', plain('a\n'.repeat(100_000)), plain('b\n'.repeat(100_000))],
    ['lines that swap', plain('a\nb\n'.repeat(50_000)), plain('b\na\n'.repeat(50_000))],
    ['digits only', plain('1 '.repeat(100_000)), plain('2 '.repeat(100_000))],
    [
      'a document of the largest size in which every field differs',
      structured(
        documentWithSteps(Array.from({ length: 900 }, (_unused, n) => ({ id: `s${n}000`, text: words(n + 3, 80) }))),
      ),
      structured(
        documentWithSteps(Array.from({ length: 900 }, (_unused, n) => ({ id: `s${n}000`, text: words(n + 5, 80) }))),
      ),
    ],
  ])('are compared at all: %s', (_name, from, to) => {
    const { summary, parts } = diffSops(from, to);
    expect(summary.added + summary.removed + summary.changed).toBeGreaterThan(0);
    expect(parts.length).toBeGreaterThan(0);
  });
});
