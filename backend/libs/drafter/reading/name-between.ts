import { actorOf } from '../languages/actors.js';
import { cutAtOrders, foreignOrder } from '../languages/clauses/foreign-order.js';

const TITLE = String.raw`(?:Herr|Frau|Sra?|Srta|Mme|Mlle|M|D|Dña|Don|Doña|Dra?|Sig|Signora?|Mevr|Mevrouw|mevrouw|Dhr|Meneer|meneer|Eng)\.?\s`;
/** "El técnico, Julián, deja …": somebody, the name between two commas, and what they do. */
const NAME_BETWEEN = new RegExp(
  String.raw`^(?<who>(?:\p{L}{1,7}\s|[LlDd]['’])\p{L}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,4}), (?<name>(?:[oa]\s)?(?:${TITLE})?\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?), (?<rest>\p{Ll}.{4,})$`,
  'su',
);

/** Somebody's name behind what they are: "El técnico (Julián) deja …"; any other sentence, and one whose form is not certain, as it is. */
export function withNameInBrackets(sentence: string, lang: string): string {
  const { who = '', name = '', rest = '' } = NAME_BETWEEN.exec(sentence)?.groups ?? {};
  if (who === '') return sentence;
  const told = `${who} (${name}) ${rest}`;
  const doer = foreignOrder(cutAtOrders(told, lang)[0] ?? told, lang)?.doer;
  return doer?.kind === 'role' && doer.role.endsWith(`(${name})`) ? told : sentence;
}

/** Whether a name stands between somebody and what they do, so that no comma around it ends a part of the sentence. */
export function hasNameBetween(sentence: string, lang: string): boolean {
  const { who = '', rest = '' } = NAME_BETWEEN.exec(sentence)?.groups ?? {};
  return who !== '' && (actorOf(`${who} ${rest}`, lang) !== null || foreignOrder(`${who} ${rest}`, lang) !== null);
}
