import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import type { SopDocument } from '../../../backend/libs/sop-document/index.js';

const ROOT = new URL('../../../', import.meta.url);
const DRAFTER = new URL('backend/libs/drafter/', ROOT);
const TEXT = readFileSync(new URL('docs/drafter.md', ROOT), 'utf8');
const [, EXAMPLE = ''] = TEXT.split('## An example\n');

/** The rows of the example's table, without the column that explains them. */
function rowsOfPage(): string[][] {
  const rows = [...EXAMPLE.matchAll(/^\| (.+) \|$/gmu)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  return rows.filter(([part, ...others]) => part !== 'part' && others.length === 4).map((row) => row.slice(0, 4));
}

/** What the draft took from the request, in the same form. */
function rowsOfDraft({ title, phases, exceptions, safety, records, notes }: SopDocument): string[][] {
  const steps = phases.flatMap((phase) => phase.steps);
  const stated = <T extends { src: string }>(lines: T[]): T[] => lines.filter(({ src }) => src === 'prompt');
  return [
    ['title', title, '', ''],
    ...stated(steps).map(({ text, role, when, expected }) => ['step', text, role ?? '', when ?? expected ?? '']),
    ...stated(exceptions).map(({ when, then, escalate_to }) => ['exception', then, escalate_to ?? '', when]),
    ...stated(safety).map(({ text }) => ['rule', text, '', '']),
    ...stated(records).map(({ name, keep }) => ['record', name, '', keep ?? '']),
    ...stated(notes).map(({ text }) => ['note', text, '', '']),
  ];
}

describe('docs/drafter.md', () => {
  it('shows what the drafter makes of its example', () => {
    const prompt = /```text\n([\s\S]*?)\n```/u.exec(EXAMPLE)?.[1]?.replaceAll('\n', ' ') ?? '';
    expect(rowsOfDraft(draftSop(prompt).document)).toEqual(rowsOfPage());
    expect(rowsOfPage().length).toBeGreaterThan(8);
  });

  it('names files that there are', () => {
    const paths = [...TEXT.matchAll(/`([\w/-]+(?:\.ts|\/))`/gu)].map(([, path = '']) => path);
    const places = (path: string): URL[] => [
      new URL(path, DRAFTER),
      new URL(`english/${path}`, DRAFTER),
      new URL(path, ROOT),
    ];
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([]);
  });
});
