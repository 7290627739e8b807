import {
  beginsWithVerb,
  endsWithInfinitive,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isFiniteVerb } from '../languages/clauses/germanic-grammar.js';

/** "Den Kühlraum betritt niemand ohne Jacke", "Durante il carico nessuno sale": what nobody does, behind what it is about or when. */
const NOBODY: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:wenn|falls|sofern|sobald|damit|weil)\s)[^,:;]{3,60}\s(?:niemand|keiner)(?:\s[^,:;]{1,60})?$/iu,
  nl: /^(?:niemand\s|(?!(?:als|wanneer|indien|zodra|zodat|omdat)\s)[^,:;]{3,60}\s(?:gaat|komt|mag|loopt|zit|staat|rijdt|opent)\sniemand(?:\s[^,:;]{1,60})?$)/iu,
  fr: /^(?:pendant|durant|tant qu|dans|sur|sous|à|au|en|après|avant)[^:;]{3,70}?,?\spersonne n(?:e\s|['’])\p{L}/iu,
  es: /^(?:mientras|durante|en|por|bajo|debajo|dentro|sin|con|después|antes)\s[^:;]{3,70}?,?\snadie\s\p{L}/iu,
  it: /^(?:mentre|durante|finché|in|nel\p{L}*|sotto|sul\p{L}*|senza|con|dopo|prima)\s[^:;]{3,70}?,?\snessuno\s\p{L}/iu,
  pt: /^(?:enquanto|durante|em|n[oa]s?|sob|debaixo|dentro|sem|com|depois|antes)\s[^:;]{3,70}?,?\sninguém\s\p{L}/iu,
};

/** How long something lasts in which something else is not done. */
const WHILE =
  /^(?:solange|während|zolang|tijdens|terwijl|tant qu|pendant|durant|aussi longtemps|mientras|durante|finché|fin quando|mentre|enquanto)(?![\p{L}])/iu;
const NOT: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|niemand|nichts)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:niet|nooit|geen|niemand|niets)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne\s\p{L}|n['’]\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|nadie)\s\p{L}/iu,
  it: /(?<!\p{L})(?:non|mai|nessuno)\s\p{L}/iu,
  pt: /(?<!\p{L})(?:não|nunca|ninguém)\s\p{L}/iu,
};
/** "Zolang de lamp knippert gaat de deur niet open": Dutch needs no comma behind its time. */
const WHILE_IN_DUTCH =
  /^(?:zolang|tijdens|terwijl)\s[^,:;]{3,80}?\s(?:gaat|gaan|wordt|worden|mag|mogen|komt|komen|blijft|staat)\s(?:[^,:;]{1,50}\s)?(?:niet|geen|nooit|niemand)(?!\p{L})/iu;

/** "Schleifarbeiten nur mit Brille", "lassen alleen met masker": how alone, without a verb. */
const ONLY: Readonly<Record<string, RegExp>> = {
  de: /^(?:\p{L}+\s){1,3}?(?:nur|ausschließlich)\s(?:mit|durch|zu|in|bei|nach|von|unter|auf|für|im|am|aus|über|gegen)\s/iu,
  nl: /^(?:\p{L}+\s){1,3}?(?:alleen|enkel|uitsluitend)\s(?:met|door|in|bij|na|van|onder|op|voor|uit|via|tegen)\s/iu,
};
/** "gaan alleen mee met een volle accu": how alone it goes. */
const GOES_ONLY =
  /^[^,:;]{3,60}\s(?:geht|gehen|kommt|kommen|gaat|gaan|komt|komen)\s(?:\p{L}+\s)?(?:nur|alleen|enkel)\s/iu;

/** "Leerlingen mogen …", "les apprentis peuvent le remplacer": who may do what, or need not. */
const LEAVE: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:wenn|falls|sofern|sobald|dann|danach|wer)\s)(?:\p{L}+\s){1,4}?(?:darf|dürfen)\s[^:;]{2,80}\p{Ll}en(?:,\s(?:wenn|falls|sofern|solange|sobald|soweit)\s[^:;]+)?$|^(?:\p{L}+\s){1,4}?(?:braucht|brauchen|müssen|muss)\s(?:kein\p{L}*|nicht)\s/iu,
  nl: /^(?!(?:als|wanneer|indien|zodra|dan|daarna|wie)\s)(?:[\p{L}-]+\s){1,4}?(?:mag|mogen)\s[^:;]{2,80}\p{Ll}en(?!\p{L})|^(?:[\p{L}-]+\s){1,4}?(?:hoeft|hoeven)\s(?:geen|niet)\s/iu,
  fr: /^(?:(?:le|la|les|nos|un|une)\s|l['’])(?:[\p{L}-]+\s){1,5}?(?:peut|peuvent|pourra|pourront)\s(?:(?:le|la|les|l['’]|y|en|lui|leur|aussi|également)\s?){0,2}\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  es: /^(?:(?:el|la|los|las|un|una)\s(?:[\p{L}-]+\s){1,5}?(?:puede|pueden|podrá|podrán)\s(?:también\s)?\p{L}+[aei]r(?:l[oae]s?|se)?(?!\p{L})|está permitido\s)/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una)\s|l['’])(?:[\p{L}-]+\s){1,5}?(?:può|possono|potrà|potranno)\s(?:anche\s)?\p{L}+(?:[aei]re|[aei]r(?:l[oaie]|si))(?!\p{L})/iu,
  pt: /^(?:[oa]s?|uma?)\s(?:[\p{L}-]+\s){1,5}?(?:pode|podem|poderá|poderão)\s(?:também\s)?\p{L}+(?:[aei]r|[áêíz]-(?:l[oa]s?|se))(?!\p{L})/iu,
};

/** "Hunde sind erlaubt, sofern …", "les photos sont permises dans le hall", "Schutzhelm ist Pflicht": what is allowed, or has to be so. */
const PERMITTED: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:wenn|falls|sofern|sobald|solange|ist|sind)\s)[^,:;]{3,60}\s(?:ist|sind|bleibt|bleiben)\s(?:[^,:;]{1,40}\s)?(?:erlaubt|gestattet|zulässig|pflicht|vorgeschrieben)(?:,?\s(?:wenn|falls|sofern|solange|soweit|außer|vorausgesetzt|im|in|am|an|auf|für|bei|ab|bis)[\s,][^:;]+)?$/iu,
  nl: /^(?!(?:als|wanneer|indien|zodra|zolang|is|zijn)\s)[^,:;]{3,60}\s(?:is|zijn|blijft|blijven)\s(?:[^,:;]{1,40}\s)?(?:(?:toegestaan|toegelaten)(?:,?\s(?:mits|als|wanneer|zolang|indien|op|in|aan|bij|voor|vanaf|tot|behalve|tenzij|met)\s[^:;]+)?|verplicht)$/iu,
  fr: /^(?:(?:le|la|les|nos|un|une)\s|l['’])(?:[\p{L}-]+\s){1,6}?(?:est|sont|reste|restent)\s(?:(?:aussi|toujours|également)\s)?(?:autorisé|permis|admis|toléré)e?s?(?:\s(?:s['’]ils?|s['’]elles?|si|dans|sur|à|au|aux|en|sous|pour|avec|jusqu|à partir)(?!\p{L})[^:;]*)?$/iu,
  es: /^(?:el|la|los|las|un|una)\s(?:[\p{L}-]+\s){1,6}?(?:está|están|queda|quedan)\s(?:permitid|autorizad|admitid)[oa]s?(?:\s(?:si|siempre|en|a|con|para|hasta|desde|solo|sólo)\s[^:;]+)?$/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una)\s|l['’])(?:[\p{L}-]+\s){1,6}?(?:è|sono)\s(?:permess|consentit|ammess|autorizzat)[oaie](?:\s(?:se|purché|solo|in|nel\p{L}*|sul\p{L}*|a|al\p{L}*|con|per|fino)(?!\p{L})[^:;]*)?$/iu,
  pt: /^(?:[oa]s?|uma?)\s(?:[\p{L}-]+\s){1,6}?(?:é|são|está|estão)\s(?:permitid|autorizad|admitid)[oa]s?(?:\s(?:se|desde|só|em|n[oa]s?|com|para|até|a)\s[^:;]+)?$/iu,
};

/** Whether a clause forbids something in a way that no word of banning tells; `when` is the time taken off it. @param lang ISO 639-1 */
export function isBan(clause: string, when: string | null, lang: string): boolean {
  if (NOBODY[lang]?.test(clause) && !beginsWithVerb(clause, lang) && !endsWithInfinitive(clause, lang)) return true;
  if (lang === 'nl' && WHILE_IN_DUTCH.test(clause)) return true;
  if (when !== null && WHILE.test(when)) return NOT[lang]?.test(clause) === true;
  const [, time = '', told = ''] = /^([^,:;]{4,90}),\s(.+)$/su.exec(clause) ?? [];
  if (WHILE.test(time) && NOT[lang]?.test(told)) return true;
  return isOnly(clause, lang);
}

function isOnly(clause: string, lang: string): boolean {
  if (GOES_ONLY.test(clause)) return true;
  if (!ONLY[lang]?.test(clause) || foreignOrder(clause, lang) !== null) return false;
  const words = clause.split(/\s+/u);
  const germanic = germanicGrammarOf(lang);
  if (!germanic || holdsAuxiliary(clause, lang) || endsWithInfinitive(clause, lang)) return false;
  return !words.slice(1).some((word) => isFiniteVerb(word, germanic) || /^\p{Ll}+en[.,]?$/u.test(word));
}

/** Whether a clause only says who may do what, or need not. @param lang ISO 639-1 */
export function isLeave(clause: string, lang: string): boolean {
  if (PERMITTED[lang]?.test(clause)) return true;
  if (!LEAVE[lang]?.test(clause)) return false;
  // "el encargado puede anular el recibo": where all of it is an order, somebody does it.
  return lang === 'fr' || romanceGrammarOf(lang) === null || foreignOrder(clause, lang) === null;
}
