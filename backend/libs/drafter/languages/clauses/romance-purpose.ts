import { isPreposition, type RomanceGrammar } from './romance-grammar.js';

const PURPOSE = /^(?:para|pra|per|pour)\s(?:(?:ne pas|no|não|non|l[ae]s?)\s|l['’])?(\p{Ll}+)/iu;

/** Whether words tell what something is done for: "Para abrir la puerta". */
export function opensPurpose(words: string, { verbs }: RomanceGrammar): boolean {
  const [, verb = ''] = PURPOSE.exec(words) ?? [];
  return verbs.isInfinitive(verb) || /\p{L}{2}(?:[aei]r(?:l[aoe]s?|se)?|[ei]re|re|[aei]r(?:l[aoie]|si))$/u.test(verb);
}

/** Whether a phrase behind a comma ends the words before a case, so that the case may be of the phrase alone: "…, sur présentation d'une pièce | si …". */
export function hasPhraseAtEnd(text: string, clause: string): boolean {
  const [, first = ''] = /,\s(\p{L}+)\s[^,]*$/u.exec(text) ?? [];
  return first !== '' && isPreposition(first) && !/^\s*,/u.test(clause.slice(text.length));
}
