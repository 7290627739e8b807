import type { ForeignOrder } from './order.js';

/** What tells that something is done, so that "by" names who does it. */
const PASSIVE: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:est|sont|sera|seront|être)\s(?:\p{L}+\s){0,3}?\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:se\s\p{L}+|(?:es|son|será|serán)\s(?:\p{L}+\s)?\p{L}+[oa]s?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:è|sono|viene|vengono|sarà|saranno)\s(?:\p{L}+\s){0,2}?\p{L}+(?:at|ut|it|tt|st|rt|es)[oaie](?!\p{L})/iu,
  pt: /(?<!\p{L})(?:é|são|será|serão)\s(?:\p{L}+\s)?\p{L}+[oa]s?(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wordt|worden)(?!\p{L})/iu,
};
/** "par Nadège": a name, where other nouns are small. */
const NAMED: Readonly<Record<string, RegExp>> = {
  fr: /\spar\s(?<who>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=$|[\s,])/u,
  es: /\spor\s(?<who>\p{Lu}\p{Ll}+)(?=$|[\s,])/u,
  it: /\sda\s(?<who>\p{Lu}\p{Ll}+)(?=$|[\s,])/u,
  pt: /\spel[oa]\s(?<who>\p{Lu}\p{Ll}+)(?=$|[\s,])/u,
  nl: /\sdoor\s(?<who>\p{Lu}\p{Ll}+)(?=$|[\s,])/u,
};
/** An order of the passive with the name of who does it taken out of its words. @param lang ISO 639-1 */
export function withNamedAgent(order: ForeignOrder, clause: string, lang: string): ForeignOrder {
  if (order.doer.kind !== 'nobody') return order;
  const who = NAMED[lang]?.exec(order.text)?.groups?.['who'];
  if (who === undefined || !PASSIVE[lang]?.test(clause)) return order;
  return { ...order, text: order.text.replace(NAMED[lang] ?? '', ''), doer: { kind: 'role', role: who } };
}
