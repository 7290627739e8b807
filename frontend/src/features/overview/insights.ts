import type { SopFiguresDto, UsageFiguresDto } from '../../api/generated/types.gen';
import * as words from './words.en';

const WEEK_DAYS = 7;

/** The insights, in sentences; none for an empty account (S2.137). */
export function insightsOf(sops: SopFiguresDto, usage: UsageFiguresDto): string[] {
  return [completionText(sops), categoryText(sops), weekText(usage)].filter((text) => text !== null);
}

function completionText({ total, active }: SopFiguresDto): string | null {
  if (total === 0) return null;
  const share = Math.round((100 * active) / total);
  return words.insightsCompleted(share, active, total);
}

function categoryText({ total, categories }: SopFiguresDto): string | null {
  const [largest, second] = categories;
  if (!largest || !second || largest.count === second.count) return null;
  return words.insightsLargestCategory(largest.category, largest.count, total);
}

/** Compares the last seven days with the seven before. */
function weekText({ days }: UsageFiguresDto): string | null {
  const sum = (from: number, to?: number) => days.slice(from, to).reduce((total, { actions }) => total + actions, 0);
  const thisWeek = sum(-WEEK_DAYS);
  const lastWeek = sum(-2 * WEEK_DAYS, -WEEK_DAYS);
  if (thisWeek === 0 && lastWeek === 0) return null;
  if (thisWeek === 0) return words.insightsOnlyLastWeek(lastWeek);
  if (lastWeek === 0) return words.insightsOnlyThisWeek(thisWeek);
  return words.insightsBothWeeks(thisWeek, lastWeek);
}
