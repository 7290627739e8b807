import { isJob } from '../languages/actors.js';

/** Somebody and a negated verb, by language. Portuguese "no" is "in the". */
const NOT_DONE: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las)\s(?<who>[\p{L}-]+)\s(?:[\p{L}-]+\s){0,2}(?:no|nunca|jamás)\s\p{L}+\s\p{L}/iu,
  it: /^(?:(?:il|lo|la|i|gli|le)\s|l['’])(?<who>[\p{L}-]+)\s(?:[\p{L}-]+\s){0,2}non\s\p{L}+\s\p{L}/iu,
  pt: /^(?:o|a|os|as)\s(?<who>[\p{L}-]+)\s(?:[\p{L}-]+\s){0,2}(?:não|nunca|jamais)\s\p{L}+\s\p{L}/iu,
  fr: /^(?:(?:le|la|les)\s|l['’])(?<who>[\p{L}-]+)\s(?:[\p{L}-]+\s){0,2}(?:ne\s\p{L}+\s\p{L}|n['’]\p{L}+\s)/iu,
};

/** "el guía no deja solo al grupo": what somebody does not do, which is a rule. @param lang ISO 639-1 */
export function isNotDone(clause: string, lang: string): boolean {
  return isJob(NOT_DONE[lang]?.exec(clause)?.groups?.['who'] ?? '', lang);
}
