import { isJob } from '../languages/actors.js';
import { definiteArticle } from '../languages/articles.js';
import { romanceGrammarOf } from '../languages/clauses/foreign-order.js';

/** A negation with its verb, by language. Portuguese "no" is "in the". */
const NEGATED: Readonly<Record<string, string>> = {
  es: String.raw`(?:no|nunca|jamás)\s\p{L}+\s\p{L}`,
  it: String.raw`non\s\p{L}+\s\p{L}`,
  pt: String.raw`(?:não|nunca|jamais)\s\p{L}+\s\p{L}`,
  fr: String.raw`(?:ne\s\p{L}+\s\p{L}|n['’]\p{L}+\s)`,
};

/** Somebody and a negated verb. */
const NOT_DONE = new Map(
  Object.entries(NEGATED).map(([lang, verb]) => [
    lang,
    new RegExp(String.raw`^${definiteArticle(lang)}(?<who>[\p{L}-]+)\s(?:[\p{L}-]+\s){0,2}${verb}`, 'iu'),
  ]),
);
/** "Nadie puede …", "aucun visiteur ne …": what nobody does. */
const NOBODY =
  /^(?:nadie|nessuno|ninguém|personne ne|personne n(?=['’])|(?:ningún|ninguna|nessun|nessuna|nenhum|nenhuma)\s\p{L}+\s(?:puede|podrá|debe|deberá|può|potrà|deve|dovrà|pode|poderá|deverá|entra|sale|sai|esce|hace|fa|faz)|aucune?\s\p{L}+\sn(?:e|(?=['’])))(?![\p{L}])/iu;
/** So many words tell when, before somebody who does not do it. */
const MAX_WORDS_OF_TIME = 6;

/** "Dosen ohne Deckel werden nicht verkauft", "Altöl nehmen wir nicht an": what is not done, behind what it would be done to. */
const GERMANIC: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:wenn|falls|sofern|sobald|solange|bis|bevor|nachdem|damit|wer|was|ob|dass|weil|da)\s)[^:;]{3,80}\s(?:(?:wird|werden)\s(?:[^,:;]{1,40}\s)?(?:nicht|nie|niemals)\s(?!nur\s|mehr als\s|immer\s|richtig\s)(?:[^,:;]{1,40}\s)?\p{Ll}{3,}(?:t|en)|\p{Ll}{2,}en\s(?:wir)\s(?:[^,:;]{1,40}\s)?(?:nicht|nie|niemals|kein\p{L}{0,2})(?!\s(?:nur|immer)\s)(?:\s[^,:;]{1,40})?)$/iu,
  nl: /^(?!(?:als|wanneer|indien|zodra|zolang|tot|voordat|nadat|zodat|wie|wat|of|dat|omdat)\s)[^:;]{3,80}\s(?:(?:wordt|worden)\s(?:[^,:;]{1,40}\s)?(?:niet|nooit)\s(?!alleen\s|meer dan\s|altijd\s|goed\s)(?:[^,:;]{1,40}\s)?\p{Ll}{3,}(?:d|t|en)|\p{Ll}{2,}en\s(?:we|wij)\s(?:[^,:;]{1,40}\s)?(?:niet|nooit|geen)(?!\s(?:alleen|altijd)\s)(?:\s[^,:;]{1,40})?)$/iu,
};

/** "Geraten wird nicht": the verb stands first. */
const DONE_NOT = /^\p{L}{4,}(?:t|en|d)\s(?:wird|wordt)\s(?:(?:hier|dabei|dort|er|daar)\s)?(?:nicht|nie|niet|nooit)$/iu;

/** "Chi soffre di asma non lavora qui", "wer Asthma hat, arbeitet nicht hier", but not "chi non ha il badge suona" */
const WHOEVER_DOES_NOT: Readonly<Record<string, RegExp>> = {
  es: /^quien(?:es)?\s(?!no\s)[^,:;]{3,80}?(?<!\s(?:y|pero|o))\s(?:no|nunca)\s\p{Ll}+/iu,
  it: /^chi(?:unque)?\s(?!non\s)[^,:;]{3,80}?(?<!\s(?:e|ma|o))\snon\s\p{Ll}+/iu,
  pt: /^quem\s(?!não\s)[^,:;]{3,80}?(?<!\s(?:e|mas|ou))\s(?:não|nunca)\s\p{Ll}+/iu,
  de: /^wer\s[^,:;]{3,80},\s\p{Ll}+\s(?:[^,:;]{1,40}\s)?(?:nicht|nie|niemals|kein\p{L}{0,2})(?!\p{L}|\snur)/iu,
  nl: /^wie\s[^,:;]{3,80},\s\p{Ll}+\s(?:[^,:;]{1,40}\s)?(?:niet|nooit|geen)(?!\p{L}|\salleen)/iu,
};
/** "Chi soffre di asma non": the end of a name that was cut behind its negation. */
const NEGATED_NAME =
  /(?<!\p{L})(?:non?|não|nunca|jamás|mai|ne|pas|nicht|nie|niemals|kein\p{L}{0,2}|niet|nooit|geen)(?:\s\p{L}+\s(?:en|in|a|de|di|em|na|no|con|com|per|por))?$/iu;

/** Whether the words that were taken for somebody end in the negation of what they do: as an order, it would be turned round. */
export function endsInNegation(name: string): boolean {
  return NEGATED_NAME.test(name);
}

/** "el guía no deja solo al grupo", "a las ocho el guía no …": what somebody does not do, which is a rule. @param lang ISO 639-1 */
export function isNotDone(clause: string, lang: string): boolean {
  if (lang === 'de' && /^(?:niemand|keiner|niemals) \p{Ll}+/iu.test(clause)) return true;
  if (GERMANIC[lang]?.test(clause) || DONE_NOT.test(clause) || WHOEVER_DOES_NOT[lang]?.test(clause)) return true;
  const pattern = NOT_DONE.get(lang);
  if (!pattern) return false;
  if (NOBODY.test(clause)) return true;
  const isDenied = (text: string): boolean => isJob(pattern.exec(text)?.groups?.['who'] ?? '', lang);
  if (isDenied(clause)) return true;
  if (romanceGrammarOf(lang)?.leads.test(clause) !== true) return false;
  const words = clause.split(/\s+/u);
  return words.slice(0, MAX_WORDS_OF_TIME).some((_, at) => isDenied(words.slice(at + 1).join(' ')));
}
