import { romanceGrammarOf } from './clauses/foreign-order.js';

/** Verbs of which the subject only gets something: "de klant krijgt …", "el paciente recibe …". */
const GETS: Readonly<Record<string, string>> = {
  de: 'bekommt|bekommen|erhält|erhalten|kriegt|kriegen',
  nl: 'krijgt|krijgen|ontvangt|ontvangen',
  fr: 'reçoit|reçoivent|recevra|recevront|obtient|obtiennent',
  es: 'recibe|reciben|recibirá|recibirán|obtiene|obtienen',
  it: 'riceve|ricevono|riceverà|riceveranno|ottiene|ottengono',
  pt: 'recebe|recebem|receberá|receberão|obtém|obtêm',
};
/** Verbs with which something is done to their subject: "les patients doivent être reçus", "los clientes son avisados". */
const IS_DONE: Readonly<Record<string, string>> = {
  de: '(?:wird|werden)\\s(?:[^,;]{1,60}\\s)?(?:ge\\p{Ll}+(?:t|en)|be\\p{Ll}+(?:t|en)|ver\\p{Ll}+(?:t|en)|er\\p{Ll}+t|informiert)$',
  nl: '(?:wordt|worden)\\s(?:[^,;]{1,60}\\s)?(?:ge\\p{Ll}+(?:d|t|en)|be\\p{Ll}+d|ver\\p{Ll}+d|geïnformeerd)',
  fr: '(?:(?:doit|doivent|devra|devront|peut|peuvent)\\sêtre|est|sont|sera|seront)\\s(?:\\p{L}+\\s){0,2}?\\p{Ll}+(?:é|és|ée|ées|i|is|ie|ies|us?|ues?)',
  es: '(?:(?:deben?|deberán?|pueden?)\\sser|es|son|será|serán)\\s(?:\\p{L}+\\s)?\\p{Ll}+[aiu]d[oa]s?',
  it: '(?:(?:deve|devono|dovrà|dovranno|può|possono)\\sessere|viene|vengono|è|sono|sarà|saranno)\\s(?:\\p{L}+\\s)?\\p{Ll}+(?:at|ut|it|ss|st|tt)[oaie]',
  pt: '(?:(?:deve|devem|deverá|deverão|pode|podem)\\sser|é|são|será|serão)\\s(?:\\p{L}+\\s)?\\p{Ll}+[aiu]d[oa]s?',
};
/** The subject stands within so many words before its verb. */
const BEFORE = String.raw`^(?:[^\s,;:]+\s){1,14}?`;

const patterns = new Map(
  Object.keys(GETS).map((lang) => [
    lang,
    new RegExp(`${BEFORE}(?:(?:${GETS[lang]})(?!\\p{L})|(?:${IS_DONE[lang]})(?!\\p{L}))`, 'iu'),
  ]),
);

/** Whether the subject of a clause gets something, or something is done to it. @param lang ISO 639-1 */
export function onlyReceives(clause: string, lang: string): boolean {
  return patterns.get(lang)?.test(clause) ?? false;
}

/** "opérés depuis peu sont prioritaires": behind somebody stands what has been done to them, and no verb. @param lang ISO 639-1 */
export function beginsWithState(rest: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  const [first = ''] = rest.split(/\s+/u);
  return (
    grammar !== null &&
    /(?:[éi]e?s|[aiu]d[oa]s|[aiu]t[ie])$/u.test(first) &&
    grammar.verbs.infinitiveOfParticiple(first) !== null
  );
}
