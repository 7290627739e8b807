import type { SopCategory } from '../../sop-document/index.js';
import { TEMPLATE_CATEGORIES } from '../lexicon/template-categories.js';
import type { Template } from '../templates/template.js';

const BY_TRADE = categoriesBy('trades');
const BY_TEMPLATE = categoriesBy('templates');

/** The category of a template, by its id or else by its trade. */
export function categoryOfTemplate({ id, trade }: Pick<Template, 'id' | 'trade'>): SopCategory {
  return BY_TEMPLATE.get(id) ?? BY_TRADE.get(trade) ?? 'General';
}

function categoriesBy(key: 'trades' | 'templates'): ReadonlyMap<string, SopCategory> {
  return new Map(
    TEMPLATE_CATEGORIES.flatMap((each) =>
      each[key].split(' ').map((name): [string, SopCategory] => [name, each.category]),
    ),
  );
}
