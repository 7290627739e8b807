import { countWords } from '../text/words.js';

/** "… für die Praxis (vier Ärzte)": what stands in brackets says more of whom it is for. */
export const BRACKETS = /\s?\([^()]*\)/gu;
/** "…, que tiene dos tiendas", "…, die in drei Schichten arbeitet": which one it is, behind what is wanted. */
const RELATIVE =
  /,\s(?:que|qui|dont|où|che|cui|dove|onde|donde|die|der|das|dat|wo|waar|in (?:der|dem|denen)|welche[rs]?|en (?:el|la) que|n[oa] qual)\s[^;:]{3,140}$/iu;
/** "… voor onze werkplaats, | voor het innemen van fietsen": what else it is for. */
const SECOND_PURPOSE =
  /^(?<head>.{10,160}?),\s(?:und zwar\s|nämlich\s|namelijk\s|à savoir\s|es decir\s|cioè\s|ou seja\s|isto é\s)?(?:für|zum|zur|voor|pour|para|per)\s(?<purpose>[^,;:.]{5,90})$/iu;
const ARTICLE = /^(?:(?:das|die|den|dem|der|het|de|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as)\s|l['’])(?=\p{L}{3})/iu;
/** "… dans notre cabinet", "… in unserer Werkstatt": where, at the end of a long name. */
const AT_OURS =
  /\s(?:dans|chez|à|in|bei|im|an|auf|en|de|da|do|na|no|em|nel|nella|dell[ao]|bij|van|op)\s?(?:nos|notre|unser\p{L}*|nuestr[oa]s?|noss[oa]s?|(?:il |la )?nostr[oaie]|onze|ons)\s.*$/iu;

/** A wish in its plainest form. */
export interface PlainWish {
  /** Without what only says more of whom it is for. */
  text: string;
  /** What it is for besides, which names the work better than the place before it. */
  purpose: string | null;
}

/** The sentence that wants a procedure, without its brackets and relative clause, and its second purpose. */
export function plainWishOf(sentence: string): PlainWish {
  const text = sentence.replace(BRACKETS, '').replace(RELATIVE, '');
  const { head, purpose } = SECOND_PURPOSE.exec(text)?.groups ?? {};
  return head === undefined || purpose === undefined
    ? { text, purpose: null }
    : { text: head, purpose: purpose.replace(ARTICLE, '') };
}

/** "… nos lotes | antes da expedição": when, at the end of a long name. */
const WHEN_AT_END =
  /\s(?:antes|depois|después|avant|après|prima|dopo|vor|nach|bei|während|voor|na|tijdens|durante|pendant|lors)\s(?!.*\s(?:antes|depois|después|avant|après|prima|dopo|während|tijdens|durante|pendant|lors)\s).*$/iu;

/** A name of the work with at most so many words, without the place or the time at its end where it is longer; null where it stays too long. */
export function shortTask(task: string, most: number): string | null {
  const bare = task.replace(BRACKETS, '').trim();
  if (countWords(bare) <= most) return bare;
  const short = bare.replace(AT_OURS, '').trim();
  const named = countWords(short) <= most ? short : short.replace(WHEN_AT_END, '').trim();
  return countWords(named) > 1 && countWords(named) <= most ? named : null;
}
