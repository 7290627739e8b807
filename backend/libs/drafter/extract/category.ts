import type { SopCategory } from '../../sop-document/index.js';
import { templateLibrary } from '../templates/template-library.js';
import { categoryOfTemplate } from './template-category.js';
import { categoryOfWords, isNamed } from './word-category.js';

/** So many templates vote, each with the power of its likeness: a text is hardly ever like a single one. */
const VOTERS = 8;
const POWER = 3;
/** How alike a text and the nearest template are at least, or none is about the same. */
const LEAST_LIKE = 0.08;
/** The share of all votes that decides alone. */
const CLEAR = 0.55;

/**
 * Sorts a request into a category. An English one belongs where the templates do that it is like, if one category has more
 * than half of their votes, or the most of them and its words are typical of it too, or its title says so. Other languages
 * have too few templates, so that their words decide. "General" where that is not clear: a wrong category is worse.
 * @param lang of the request, as ISO 639-1
 */
export function classify(title: string, text: string, lang: string): SopCategory {
  const byWords = categoryOfWords(title, text);
  if (lang !== 'en') return byWords;
  const { category, share } = mostVoted(text);
  if (share >= CLEAR || category === byWords) return category;
  return isNamed(title, byWords) ? byWords : 'General';
}

/** The category with the most votes and its share of them, from 0 to 1. */
function mostVoted(text: string): { category: SopCategory; share: number } {
  const alike = templateLibrary('en').alike(text, VOTERS);
  const votes = new Map<SopCategory, number>();
  for (const { template, score } of alike) {
    const category = categoryOfTemplate(template);
    votes.set(category, (votes.get(category) ?? 0) + score ** POWER);
  }
  const [most] = [...votes].sort(([, one], [, other]) => other - one);
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
  if (!most || (alike[0]?.score ?? 0) < LEAST_LIKE) return { category: 'General', share: 0 };
  return { category: most[0], share: most[1] / all };
}
