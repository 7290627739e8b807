const SHORT_WORDS: Readonly<Record<string, string>> = { hr: 'HR', it: 'IT', 'e-commerce': 'E-commerce' };

/** The name of a trade as a heading: "Food and drink" of `food-and-drink`. */
export function tradeName(trade: string): string {
  const known = SHORT_WORDS[trade];
  if (known !== undefined) return known;
  const words = trade.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Puts things of one trade together, in the order in which they come. */
export function byTrade<Item extends { trade: string }>(items: readonly Item[]): { trade: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.trade, [...(groups.get(item.trade) ?? []), item]);
  return [...groups].map(([trade, group]) => ({ trade, items: group }));
}
