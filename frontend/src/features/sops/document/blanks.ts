import type { DraftDocument } from './draft-document';

/** A text in brackets, to split a text by: every other part is one. */
export const BRACKETED = /(\[[^[\]]+\])/u;

/**
 * The blanks of a document: details that only its readers know, such as `[opening time]`. Other brackets are user text.
 */
export function blanksOf({ questions }: DraftDocument): ReadonlySet<string> {
  const targets = (questions ?? []).map(({ target }) => target);
  return new Set(targets.flatMap((target) => (target?.path === 'blanks' && target.name ? [target.name] : [])));
}
