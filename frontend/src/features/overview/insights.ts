import type { SopFiguresDto, UsageFiguresDto } from '../../api/generated/types.gen';

const WEEK_DAYS = 7;

/** What the figures say, in sentences; none for an empty account (S2.137). */
export function insightsOf(sops: SopFiguresDto, usage: UsageFiguresDto): string[] {
  return [completionText(sops), categoryText(sops), weekText(usage)].filter((text) => text !== null);
}

function completionText({ total, active }: SopFiguresDto): string | null {
  if (total === 0) return null;
  const share = Math.round((100 * active) / total);
  return `${active} of ${total} SOPs are completed, which is ${share} percent.`;
}

function categoryText({ total, categories }: SopFiguresDto): string | null {
  const [largest, second] = categories;
  if (!largest || !second || largest.count === second.count) return null;
  return `${largest.category} is the largest category, with ${largest.count} of ${total} SOPs.`;
}

/** Compares the last seven days with the seven before. */
function weekText({ days }: UsageFiguresDto): string | null {
  const sum = (from: number, to?: number) => days.slice(from, to).reduce((total, { actions }) => total + actions, 0);
  const thisWeek = sum(-WEEK_DAYS);
  const lastWeek = sum(-2 * WEEK_DAYS, -WEEK_DAYS);
  if (thisWeek === 0 && lastWeek === 0) return null;
  return `Your team acted ${times(thisWeek)} in the last seven days and ${times(lastWeek)} in the seven before.`;
}

function times(count: number): string {
  if (count === 0) return 'not at all';
  return count === 1 ? 'once' : `${count} times`;
}
