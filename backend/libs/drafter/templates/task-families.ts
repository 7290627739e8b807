/**
 * Templates for one task in different businesses, by their ids. The first of each is for any business: a request that says
 * no more than the task, such as "goods in" or "handling a complaint", is about that one.
 */
const FAMILIES: readonly (readonly string[])[] = [
  ['handle-a-customer-complaint', 'handle-a-guest-complaint'],
  ['receive-goods', 'receive-a-store-delivery', 'receive-food-deliveries', 'receive-frozen-goods'],
  ['first-day', 'prepare-for-a-new-employee', 'first-week'],
];

/** Among so many of the templates that come nearest one of another task is found. */
export const MOST_OF_A_FAMILY = 6;
/** How much less the general template may be like the request than one of its family. */
const NEAR = 0.08;

interface Found {
  entry: { id: string };
  score: number;
}

/**
 * Which of the templates that come nearest is meant, and which of another task comes next.
 * @param likely best first
 * @param clear how much nearer one has to be than another of its family, or the general one is meant
 */
export function chosenOf<One extends Found>(
  likely: readonly One[],
  clear: number,
): { best: One | undefined; next: One | undefined } {
  const [first, second] = likely;
  if (!first || !second) return { best: first, next: second };
  const family = FAMILIES.find((ids) => ids.includes(first.entry.id)) ?? [];
  const isUnsure = first.score < 1 && family.includes(second.entry.id) && first.score - second.score < clear;
  if (!isUnsure) return { best: first, next: second };
  return {
    best: likely.find(({ entry, score }) => entry.id === family[0] && first.score - score < NEAR),
    next: likely.find(({ entry }) => !family.includes(entry.id)),
  };
}
