/** Sources of patterns for the small words of English; all are used with the flags `iu`. */
export const DETERMINER =
  "(?:the|a|an|all|each|every|any|your|our|their|its|his|her|my|this|these|those|that|them|it|both|some|another|somebody's|no|one|two|three|four|five|six|\\d[\\d.,]*)";

export const PREPOSITION =
  '(?:in|on|at|to|with|from|by|for|into|onto|of|within|before|after|using|over|under|without|until|against|via|per|through|during|about|between|behind|near|next|than|as|if|when|and|or|so|only|not|plus|vs|above|below|past|twice|once|again)';

export const ADVERBS =
  '(?:(?:then|also|just|usually|always|normally|often|first|immediately|now|never|still|only|manually|carefully|slowly|directly|personally|quickly|promptly|finally|[a-z]+ly)\\s+){0,3}';

export const MODAL =
  "(?:(?:(?:do|does|must|should|will|can|may)(?:n['’]?t| not)|must|should|shall|will|can|may|would|might|could|needs? to|ha(?:ve|s) to|(?:is|are) (?:supposed|required|responsible for|going)(?: to)?|wants? to|gotta|ought to)\\s+)";

/** Words that say nothing about the order or the meaning of a clause. */
const FILLER =
  /\b(?:u+m+|u+h+|erm+|basically|you know|i mean|kind of|sort of|okay so|ok so|so yeah|obviously|actually|please|pls)\b,?\s*|,\s*right(?=,)|,\s*people get (?:that|this|it) wrong[^,.;]*/giu;

const LEADING_CONNECTIVES =
  /^(?:(?:and|so|but|then|first(?: of all)?|firstly|second(?:ly)?|third(?:ly)?|next|finally|lastly|afterwards?|after that|also|now|oh|ok|okay|well|to (?:start|begin)(?: with)?|once (?:that is|that's|this is) done|after which)\b(?!-)[, ]+)+/iu;

/** Gives the text without words that dictation leaves behind. */
export function withoutFillers(text: string): string {
  return text.replace(FILLER, ' ').replace(/\s+/gu, ' ').trim();
}

/** Gives the clause without the words that join it to the one before. */
export function withoutConnectives(clause: string): string {
  const rest = clause.replace(LEADING_CONNECTIVES, '');
  // "First aid kit", "second person": here the word belongs to what follows.
  return /^(?:aid|thing|name|person|class|floor|line|use|check|count|report|payment|invoice|test|load|batch)\b/iu.test(
    rest,
  ) && /^(?:first|second|third|next)\b/iu.test(clause)
    ? clause
    : rest;
}

/** Spells out the short forms of speech: "it's" → "it is", "don't" → "do not". */
export function spellOut(text: string): string {
  return text
    .replace(/\b(it|that|there|what|who|he|she)['’]s (?=been\b)/giu, '$1 has ')
    .replace(/\b(it|that|there|what|who|he|she)['’]s\b/giu, '$1 is')
    .replace(/\b(if|when|unless) its (?=not\b|an?\b|ok\b|outside\b|\w+ed\b)/giu, '$1 it is ')
    .replace(/\b(do|does|is|are|was|has|have|had|should|must|did|would|could)n['’]?t\b/giu, '$1 not')
    .replace(/\bcan['’]t\b/giu, 'cannot')
    .replace(/\bwon['’]t\b/giu, 'will not')
    .replace(/\b(you|we|they)['’]re\b/giu, '$1 are')
    .replace(/\b(I)['’]m\b/gu, '$1 am');
}
