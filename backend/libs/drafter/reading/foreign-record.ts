import { foreignOrder, holdsAuxiliary, holdsFiniteVerb, isInfinitiveOf } from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { capitalise, trimPunctuation } from '../text/words.js';

const KEPT_FOR = /\s(?:durante|por|pendant|per|für|voor|al menos|por lo menos|au moins|pelo menos)\s*$/iu;
const ARTICLE = /^\s*(?:el|la|los|las|le|les|l['’]|o|a|os|as)\s*(?=\p{L}{3})/iu;
/** So many words make a step of what stands before a record. */
const LEAST_STEP_WORDS = 4;
const MOST_NAME_WORDS = 5;

/** "Les bons sont | conservés 5 ans" */
const COPULA =
  /\s(?:est|sont|sera|seront|devra être|devront être|será|serán|deverá ser|deverão ser|serão|sarà|saranno|verrà|verranno|son|es|quedan?|è|sono|vengono|viene|restano|é|são|ficam?|vanno|va|deve(?:m|n)? ser|doivent être|doit être|restent|reste|werden|wird|sind|ist|bleiben|bleibt|müssen|muss|worden|wordt|zijn|is|moeten|moet|blijven|blijft)\s*$/iu;
/** In German and Dutch. */
/** "Die Protokolle werden | nach Vertragsende": from when on it is kept. */
const SINCE_WHEN =
  /^(?<thing>.{3,60}?)\s(?:werden|wird|sind|ist|bleiben|bleibt|müssen|muss|worden|wordt|zijn|is|moeten|moet|blijven|blijft)\s(?<from>(?:nach|ab|seit|na|vanaf|sinds)\s[^,;:]{3,50})$/iu;
const GERMANIC_ARTICLE = /^(?:der|die|das|de|het)\s(?=\p{L}{3})/iu;
const PLACE = /^(?:en|dans|in|nel|nella|no|na|em|au|à|chez)\s/iu;
/** What a relative clause is about, at the end of what stands before it. */
const ANTECEDENT =
  /^(?<step>.*?\s(?:un|une|una|um|uma|el|la|le|il|lo|o|a|los|las|les|i|gli|os|as)\s(?<name>\p{Ll}{3,}(?:\s(?:de|del|do|da|di|du|della)\s\p{L}+)?)),?\s(?:que|qui|che)$/isu;

/** "…, por si el cliente las quiere ver": a thing is kept for somebody, and is no record. */
const IN_CASE =
  /^[^.:]{0,40}?[\s,](?:por si|au cas où|nel caso|caso|für den fall|falls|voor het geval|mocht)(?!\p{L})/iu;

/** "Protokoll", "bons de livraison": a few words without a verb. */
function isBareName(name: string, lang: string): boolean {
  const words = name.toLowerCase().split(/\s+/u);
  const isAct = [words[0], words.at(-1)].some((word) => isInfinitiveOf(word ?? '', lang));
  const isVerb = holdsFiniteVerb(name, lang) || holdsAuxiliary(name, lang);
  return (
    words.length <= MOST_NAME_WORDS && !/[:,;]/u.test(name) && !isAct && !isVerb && foreignOrder(name, lang) === null
  );
}

/** What is kept and how long, and what is done before; null where nothing is kept. */
export function recordIn(
  part: string,
  { retention }: ReadingProfile,
  lang: string,
): { name: string; keep: string; where: string | null; step: string | null } | null {
  const found = retention.exec(part);
  const groups = found?.groups;
  const told = groups?.['keep'];
  if (!told || IN_CASE.test(part.slice((found?.index ?? 0) + (found?.[0] ?? '').length))) return null;
  const named = trimPunctuation((groups['name'] ?? '').replace(COPULA, '')).replace(GERMANIC_ARTICLE, '');
  const { thing, from } = SINCE_WHEN.exec(named)?.groups ?? {};
  const [before, keep] = thing === undefined ? [named, told] : [thing, `${from} ${told}`];
  // "firmar albarán y archivar 2 años": two acts, and no name.
  if (/\s(?:y|e|ed|et|und|en)$/iu.test(before)) return null;
  // "Firmar el parte (guardar 2 años)": a bracket says of its words how long, and of work it is a part.
  const opened = before.lastIndexOf('(');
  if (opened > before.lastIndexOf(')')) {
    const name = trimPunctuation(before.slice(0, opened));
    const isName = name !== '' && /^[^)]*\)?$/u.test(part.slice(opened + 1)) && isBareName(name, lang);
    return isName ? { name: capitalise(name), keep, where: null, step: null } : null;
  }
  // "el bidón lo recoge la empresa, guardar el justificante 3 años": what is kept stands after the verb.
  const object = trimPunctuation((groups['object'] ?? '').replace(KEPT_FOR, ' ').replace(ARTICLE, ''));
  // "una copia, que se archiva en secretaría 3 años": where it is kept, and what before.
  const relative = PLACE.test(object) ? ANTECEDENT.exec(before)?.groups : undefined;
  if (relative?.['name'])
    return { name: capitalise(relative['name']), keep, where: object, step: trimPunctuation(relative['step'] ?? '') };
  // "La hoja de ruta | se guarda en la carpeta | durante dos años"
  if (PLACE.test(object) && isBareName(before, lang))
    return { name: capitalise(before), keep, where: object, step: null };
  // "温度は記録し、記録表は6か月保管する": what stands before is done.
  const lead = trimPunctuation(part.slice(0, found?.index));
  const isStep = object !== '' && before.split(/\s+/u).length >= LEAST_STEP_WORDS;
  const name = object === '' ? before : object;
  return {
    name: capitalise(name === '' ? part : name),
    keep,
    where: groups['where'] ?? null,
    step: isStep ? before : lead || null,
  };
}
