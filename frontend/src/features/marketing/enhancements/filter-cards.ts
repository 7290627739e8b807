import { hasSearchWords } from '../../../components/search-words';
import { type Enhancement, listen } from './enhancement';
import * as words from './words.en';

/** Shows only the cards that match the search, and only headings that have cards; announces the count. */
export const filterCards: Enhancement = (list) => {
  const box = list.querySelector<HTMLInputElement>('input[type="search"]');
  const count = list.querySelector('[data-card-count]');
  const nothing = list.querySelector<HTMLElement>('[data-no-card]');
  if (!box || !count) return () => undefined;
  const groups = [...list.querySelectorAll<HTMLElement>('[data-card-group]')].map((group) => ({
    group,
    heading: group.querySelector('h2')?.textContent ?? '',
    cards: [...group.querySelectorAll<HTMLElement>('[data-card]')],
  }));
  const filter = () => {
    let shown = 0;
    for (const { group, heading, cards } of groups) {
      for (const card of cards) card.hidden = !hasSearchWords(`${heading} ${card.textContent}`, box.value);
      const found = cards.filter((card) => !card.hidden).length;
      group.hidden = found === 0;
      shown += found;
    }
    count.textContent = words.templateCount(shown);
    if (nothing) nothing.hidden = shown > 0;
  };
  // The visitor may have typed before this listener was attached.
  if (box.value !== '') filter();
  return listen(box, 'input', filter);
};
