import { foreignOrder } from '../languages/clauses/foreign-order.js';
import { withoutFillers } from '../languages/talk.js';
import { capitalise, trimPunctuation } from '../text/words.js';

/** "cómo se da de baja a un socio?", "come si apre la cassa", "gente, como faz a troca do galão": what is asked how to do. */
const HOW: Readonly<Record<string, RegExp>> = {
  es: /^(?:¿\s*)?(?:[^,?]{2,20},\s)?(?:(?:oye|che|chicos|gente|equipo|perdona|una duda|pero)\s)?(?:y\s)?c[oó]mo\s(?<asked>(?:se\s(?:hace\s(?:para\s)?)?|hay que\s|hago para\s|hacemos para\s|tengo que\s|puedo\s)?\S.{3,80}?)(?:\s(?:exactamente|al final|otra vez))?\s*\?*$/iu,
  fr: /^(?:[^,?]{2,20},\s)?(?:alors\s)?comment\s(?<asked>(?:on\s(?:fait pour\s)?|faire pour\s|est-ce qu(?:e\s|['’])(?:on\s)?|je fais pour\s|il faut\s)?\S.{3,80}?)(?:\s(?:déjà|exactement))?\s*\?*$/iu,
  it: /^(?:[^,?]{2,20},\s)?(?:(?:scusa|scusate|ragazzi|senti|ma|allora|e)\s){0,2}come\s(?<asked>(?:si\s(?:fa\s(?:a\s|per\s)?)?|faccio a\s|facciamo a\s|devo\s)?\S.{3,80}?)(?:\s(?:esattamente|di preciso))?\s*\?*$/iu,
  pt: /^(?:[^,?]{2,20},\s)?(?:(?:gente|pessoal|galera|oi|ei)\s)?como\s(?<asked>(?:se\s(?:faz\s(?:para\s)?)?|é que\s(?:se\s)?|faço (?:para|pra)\s|faz (?:para\s|pra\s)?|a gente\s)?\S.{3,80}?)(?:\s(?:mesmo|exatamente))?\s*\?*$/iu,
};
/** "se hace", "faz": only that it is done. */
const IS_DONE =
  /^(?:se\s|si\s|on\s|a gente\s|é que (?:se\s)?)?(?:funcionan?|funciona(?:m)?|funziona(?:no)?|fonctionnent?|marche|va|hace(?:n|mos)?|faz(?:em|emos)?|fa|fanno|facciamo|fait|fais|faire)\s(?:para\s|pra\s|pour\s|per\s|a\s(?=\p{L}+re))?/iu;
const ABOUT_IT = /^lo de\s/iu;
const ARTICLE = /^(?:(?:el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|un|une|una|um|uma)\s|l['’])(?=\p{L}{3})/iu;

/** "c'est quoi la procédure quand …", "que faire si …": what is asked to do in a case. */
const WHAT: Readonly<Record<string, readonly [RegExp, string]>> = {
  es: [
    /^(?:¿\s*)?(?:y\s)?(?:qu[eé] (?:se hace|hay que hacer|hacemos|hago|hacer)|cu[aá]l es el (?:procedimiento|protocolo)) (?<asked>(?:cuando|si|en caso de)\s.{4,80}?)\s*\?*$/iu,
    'Qué hacer',
  ],
  fr: [
    /^(?:c['’]est quoi la (?:procédure|marche à suivre)|quelle est la (?:procédure|marche à suivre)|que faire|(?:qu['’]est-ce qu['’]on|on) fait quoi|on fait comment) (?<asked>(?:quand|si|en cas d)[\s'’e].{4,80}?)\s*\?*$/iu,
    'Que faire',
  ],
  it: [
    /^(?:cosa (?:si fa|bisogna fare|facciamo|faccio|fare)|qual è la procedura) (?<asked>(?:quando|se|in caso di)\s.{4,80}?)\s*\?*$/iu,
    'Cosa fare',
  ],
  pt: [
    /^(?:o que (?:se faz|a gente faz|fazer|faço|fazemos)|qual (?:é )?o procedimento) (?<asked>(?:quando|se|em caso de|caso)\s.{4,80}?)\s*\?*$/iu,
    'O que fazer',
  ],
};

/** "Le escribo para explicarle | cómo se prepara la sala" */
const WRITES = /^(?:le|te|os|les) escribo para \p{L}+(?:le|te|os|les) (?=c[oó]mo\s)/iu;

/** The name of what a question asks how to do, as an infinitive or a noun; null where nothing is asked. @param lang ISO 639-1 */
export function askedTitle(sentence: string, lang: string): string | null {
  const [pattern, what] = WHAT[lang] ?? [];
  const inCase = pattern?.exec(withoutFillers(trimPunctuation(sentence), lang))?.groups?.['asked'];
  if (inCase !== undefined) return `${what} ${inCase}`;
  const asked = HOW[lang]?.exec(trimPunctuation(sentence).replace(WRITES, ''))?.groups?.['asked'];
  if (asked === undefined) return null;
  const bare = asked.replace(IS_DONE, '');
  if (bare !== asked) return capitalise(bare.replace(ABOUT_IT, '').replace(ARTICLE, ''));
  const order = foreignOrder(asked, lang);
  return order === null ? null : capitalise(order.text);
}
