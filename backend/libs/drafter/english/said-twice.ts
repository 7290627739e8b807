/** "the pump the pump is on" */
export const TWO_TWICE = /\b(\p{L}+ \p{L}+) \1(?=\s)/giu;
/** "to to", but not "if something is on it it goes back" */
export const ONE_TWICE =
  /\b(the|an?|every|each|to|and|of|by|from|in|on|for|with|is|you|we|they|i|(?<!\b(?:on|in|to|with) )it) \1(?=\s)/giu;
