import type { Subject } from './order.js';

/** "se encarga de", "s'occupe de" before what somebody has to do. */
export const CHARGED =
  /^(?:se (?:encargan?|ocupan?) de|s['’]occupent? de|se chargent? de|(?:est|sont) (?:chargée?s?|responsables?) de|si occupano? di|(?:è|sono) (?:incaricat[oaie]|responsabil[ei]) di|(?:es|son) responsables? de|(?:fica|ficam|é|são) (?:encarregad[oa]s? de|responsáve(?:l|is) (?:por|de)))\s(?=\p{Ll}+(?:[aei]r|[ae]re|ire|re)(?!\p{L}))/iu;
/** "Cabe ao porteiro conferir", "toca al encargado cerrar", "spetta al capo firmare", "il revient au chef de …" */
const DUTY =
  /^(?:(?:le |il |lui )?(?:cabe|compete|toca|corresponde|spetta|tocca|compete|incombe|revient|appartient))\s(?:a(?=\s\p{Lu})|al|a la|a los|a las|ao|à|aos|às|au|à la|à l['’]|aux|allo|alla|all['’]|ai|alle)\s?(?<who>\p{L}+(?:\s(?:de|del|do|da|di)\s\p{L}+)?)\s(?:de |di |d['’])?(?<rest>\p{Ll}+(?:[aei]r|[ae]re|ire|re)(?!\p{L}).*)$/isu;

/** Whose duty something is, and what; null where a clause does not begin so. */
export function dutyIn(clause: string): Subject | null {
  const { who = '', rest = '' } = DUTY.exec(clause)?.groups ?? {};
  return who === '' ? null : { doer: { kind: 'role', role: who }, rest };
}
