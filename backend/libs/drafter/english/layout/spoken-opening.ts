import { orderCertainty } from '../imperative.js';
import { BE, MODALS, SUBJECT_PRONOUNS } from '../lexicon/closed-classes.js';
import { tokenise } from '../tokens.js';

/** What is dictated has hardly a stop: so many words stand between two. */
const WORDS_PER_STOP = 40;
const OPENING_LENGTH = 240;
const FILLER = '(?:okay|ok|so|right|well|alright|hi|hello|hey|um+|uh+|erm|now)';
/** "voice memo for the paperwork people okay …" */
const RECORDED = new RegExp(
  `^\\s*(?:${FILLER}[\\s,]+)*(?:this is )?(?:an? |my |the )?(?:voice (?:memo|note|message)|audio (?:note|message)|memo|recording)(?: (?:for|to) (?:the |our |my |all )?(?:\\p{L}+ ){1,3}?)?\\s?(?:okay|ok|so|right|um+|uh+)\\s+(?=\\p{L})`,
  'iu',
);
/** "this is dictation for the get out" */
const DICTATION = new RegExp(
  `^(\\s*(?:${FILLER}[\\s,]+)*)(?:this|that|it)(?:['’]s| is) (?:an? |my |just )*(?:dictation|recording|voice (?:memo|note)|memo|note) (?=(?:for|about|on) )`,
  'iu',
);
/** "… dictating this in the car so bear with me …" */
const ASIDE =
  /\s(?:and )?(?:i['’]?m |i am )?(?:just )?(?:dictating|recording|saying|speaking|typing) this (?:in|from|on|while|into|at) (?:(?:the|my|a) )?\p{L}+(?: so)?(?: please)?(?: (?:bear with me|excuse the noise|sorry (?:about|for) the noise))?\s+(?=\p{L})/iu;
/** "this is for calving on our farm um cows go …": what it is for, and then the work. */
const BEGINS = new RegExp(
  `^(?<opening>\\s*(?:${FILLER}[\\s,]+)*(?:this|that|it)(?:['’]s| is) (?:for|about) [^.,;:\\n]{6,150}?)\\s(?:um+|uh+|erm|okay|ok|right|alright|so)\\s+(?!(?:that|as|much|many|long|far)\\b)(?=\\p{L})`,
  'iu',
);

/** "this is for the ice rink it's about flooding the ice": where, and what. */
const ABOUT_BESIDE = /^([^.,;:\n]{8,80}?) ((?:it|this)(?:['’]s| is) about )/iu;
/** "mowing at the cemetery before anyone starts the foreman …" */
const NAME_FIRST =
  /^(?<name>\s*[\p{L}'’ -]{8,60}?)\s(?=(?:before (?:anyone|anybody|we|you|they|work|it) (?:starts?|begins?|opens?)|first (?:thing|person|of all|you|we|the|off|nobody)|first nobody)\b)/iu;

/** A dictated request with what opens it, and what is said of the dictating, as sentences by themselves. */
export function withSpokenOpening(text: string): string {
  const stops = text.match(/[.!?](?=\s|$)/gu)?.length ?? 0;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < WORDS_PER_STOP || words / (stops + 1) < WORDS_PER_STOP) return text;
  const opening = text.slice(0, OPENING_LENGTH);
  const apart = opening
    .replace(RECORDED, '')
    .replace(DICTATION, '$1this is ')
    .replace(ASIDE, '. ')
    .replace(BEGINS, '$<opening>. ')
    .replace(ABOUT_BESIDE, '$1. $2');
  const name = NAME_FIRST.exec(apart)?.groups?.['name'] ?? '';
  if (name !== '' && namesWork(name))
    return `${name}. ${(apart + text.slice(OPENING_LENGTH)).slice(name.length).trim()}`;
  return apart + text.slice(OPENING_LENGTH);
}

/** Words that neither order nor tell anything. */
function namesWork(name: string): boolean {
  const tokens = tokenise(name.trim().toLowerCase());
  const isTold = tokens.some(
    ({ lower }) =>
      BE.has(lower) || MODALS.has(lower) || SUBJECT_PRONOUNS.has(lower) || /^(?:and|then|if|when)$/u.test(lower),
  );
  return tokens.length > 1 && !isTold && orderCertainty(tokens, 0) < 2;
}
