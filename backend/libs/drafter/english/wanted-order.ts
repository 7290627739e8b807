import { readingOf } from './lexicon/words.js';

/** "Only then do you look", "and only then may you open it" */
const ONLY_THEN =
  /(?<=^|[,;]\s|\b(?:and|but)\s)only then (?:do|should|can|may|must) (?:you|we|i|they) (?=(?<verb>\p{Ll}+)\b)/giu;

const CASE = String.raw`(?<case>(?:if|when|whenever|where|once|as soon as|in case|should|after|before|above|below|over|under|from|at)\s[^.;:]{3,120}?)`;
const KNOWS = String.raw`(?:(?:should|would)?\s?(?:really )?(?:like|want|wish|need|have|expect) to|['’]d like to|must|need to) (?:know|hear)`;
const TOLD = String.raw`(?:(?:(?:should|would)?\s?(?:really )?(?:like|want|wish|need|have|expect) to|['’]d like to|must|should) be|am(?: to be)?)(?: the one who is)? (?<told>told|informed|notified|called|phoned|telephoned|rung|texted|paged|asked|consulted|alerted|emailed|e-mailed|messaged)`;
/** "When a seal is broken I want to know straight away", "Over 500, I should like to be told" */
const WANTS_TO_KNOW = new RegExp(
  String.raw`^${CASE},?\s+I\s?(?:${KNOWS}|${TOLD})(?<rest>\b(?![^.;:]{0,200}\bI\b)[^.;:]{0,200})$`,
  'iu',
);
/** What people say and the lexicon has no form of. */
const ORDER: Readonly<Record<string, string>> = {
  rung: 'ring',
  'e-mailed': 'e-mail',
  emailed: 'email',
  messaged: 'message',
};

/**
 * Gives what the writer wants to happen as the order that it is: "Only then do you open it" as "Only then open it", "If it
 * leaks I want to know" as "If it leaks, tell me".
 */
export function asWantedOrder(sentence: string): string {
  const plain = sentence.replace(ONLY_THEN, (all: string, verb: string) =>
    readingOf(verb, 'base') ? all.slice(0, 'only then '.length) : all,
  );
  const [, text = '', stop = ''] = /^(.*?)([.!\s]*)$/su.exec(plain) ?? [];
  const { case: when, told, rest = '' } = WANTS_TO_KNOW.exec(text)?.groups ?? {};
  if (when === undefined) return plain;
  const lower = told?.toLowerCase() ?? 'told';
  const order = ORDER[lower] ?? readingOf(lower, 'participle', 'past')?.lemma;
  return order ? `${when}, ${order} me${rest}${stop}` : plain;
}
