import { median } from '../load.js';
import type { MeasuredPatterns, MeasuredSet } from './measure-drafts.js';
import type { PromptScore } from './scoring/score-prompt.js';
import { type Totals, totalOf } from './scoring/totals.js';

/** One column: what was measured of some prompts. */
interface Column {
  name: string;
  totals: Totals | null;
  facts: { lost: number; all: number };
  milliseconds: readonly number[];
}

interface Row {
  name: string;
  cell(column: Column): string;
}

const NOTHING = '–';

const ROWS: readonly Row[] = [
  { name: 'prompts', cell: ({ milliseconds }) => String(milliseconds.length) },
  { name: 'stated lines', cell: ({ totals }) => (totals ? String(totals.judgedLines) : NOTHING) },
  shareRow('WRONG', (totals) => totals.wrong),
  shareRow('RECALL', (totals) => totals.recall),
  shareRow('GOOD', (totals) => totals.good),
  shareRow('kept', (totals) => totals.kept),
  shareRow('verb', (totals) => totals.verb),
  shareRow('role', (totals) => totals.role),
  shareRow('condition', (totals) => totals.condition),
  shareRow('titles', (totals) => totals.titles),
  { name: 'facts lost', cell: ({ facts: { lost, all } }) => `${lost}/${all}` },
  shareRow('topics', (totals) => totals.topics),
  { name: 'ms a draft, median', cell: ({ milliseconds }) => median([...milliseconds]).toFixed(0) },
  { name: 'ms a draft, worst', cell: ({ milliseconds }) => Math.max(...milliseconds).toFixed(0) },
];

function shareRow(name: string, of: (totals: Totals) => number | null): Row {
  return { name, cell: ({ totals }) => (totals ? (of(totals)?.toFixed(1) ?? NOTHING) : NOTHING) };
}

/** The figures of each set, of even and odd ids together, and of the old prompts, as a Markdown table. */
export function tableOfSets(sets: readonly MeasuredSet[], old: MeasuredPatterns): string {
  const development = sets.filter(({ name }) => name === 'even' || name === 'odd');
  const both = { name: 'even and odd', ...together(development) };
  return tableOf([
    ...[...development, both, ...sets.filter((set) => !development.includes(set))].map(columnOf),
    {
      name: `old ${old.prompts}`,
      totals: null,
      facts: { lost: old.lost, all: old.patterns },
      milliseconds: old.milliseconds,
    },
  ]);
}

/** The figures of a model beside those of the offline drafter, for the same prompts. */
export function tableOfModel(model: MeasuredSet, offline: MeasuredSet): string {
  return tableOf([model, offline].map(columnOf));
}

/** The figures of each language over all sets with gold answers. */
export function tableOfLanguages(sets: readonly MeasuredSet[]): string {
  const all = together(sets);
  const countOf = (lang: string): number => all.scores.filter((score) => score.lang === lang).length;
  const languages = [...new Set(all.scores.map(({ lang }) => lang))];
  return tableOf(
    languages
      .sort((one, other) => countOf(other) - countOf(one))
      .map((lang) => {
        const isOfLanguage = (_value: PromptScore | number, at: number): boolean => all.scores[at]?.lang === lang;
        return columnOf({
          name: lang,
          scores: all.scores.filter(isOfLanguage),
          milliseconds: all.milliseconds.filter(isOfLanguage),
        });
      }),
  );
}

/** How many points of WRONG the odd ids are above the even ones; more than five mean that a rule was fitted to an example. */
export function gapBetween(even: MeasuredSet, odd: MeasuredSet): number {
  const wrong = ({ scores }: MeasuredSet): number => totalOf(scores).wrong ?? 0;
  return wrong(odd) - wrong(even);
}

function together(sets: readonly MeasuredSet[]): Omit<MeasuredSet, 'name'> {
  return {
    scores: sets.flatMap(({ scores }) => scores),
    milliseconds: sets.flatMap(({ milliseconds }) => milliseconds),
  };
}

function columnOf({ name, scores, milliseconds }: MeasuredSet): Column {
  const totals = totalOf(scores);
  return { name, totals, facts: { lost: totals.lostFacts, all: totals.facts }, milliseconds };
}

function tableOf(columns: readonly Column[]): string {
  return [
    `| | ${columns.map(({ name }) => name).join(' | ')} |`,
    `|---${'|---'.repeat(columns.length)}|`,
    ...ROWS.map((row) => `| ${row.name} | ${columns.map((column) => row.cell(column)).join(' | ')} |`),
  ].join('\n');
}
