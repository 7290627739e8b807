import type { RomanceGrammar } from './romance-grammar.js';

const PURPOSE = /^(?:para|pra|per|pour)\s(?:(?:ne pas|no|não|non|l[ae]s?)\s|l['’])?(\p{Ll}+)/iu;

/** Whether words tell what something is done for: "Para abrir la puerta". */
export function opensPurpose(words: string, { verbs }: RomanceGrammar): boolean {
  const [, verb = ''] = PURPOSE.exec(words) ?? [];
  return verbs.isInfinitive(verb) || /\p{L}{2}(?:[aei]r(?:l[aoe]s?|se)?|[ei]re|re|[aei]r(?:l[aoie]|si))$/u.test(verb);
}
