const OBJECT =
  /^(?:[^,]{3,60}, )?[A-Za-z-]+(?: (?:and|or) [a-z]+)?(?: (?:up|off|out|down|on))? ((?:(?:the|a|an|each|all|every|any|your|another) )?[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)(?=$| (?:in|on|at|to|with|from|by|for|into|of|within|before|after|using|over|under|right|through|without|so|until|every|if|only|and|\d)| ?[,(;])/iu;
const NOT_A_THING =
  /\b(?:it|them|their|his|her|its|if|is|are|what|that|this|you|us)\b|^(?:\d|by|in|at|on|to|for|of|with|from|twice|who|how)\b/iu;
const PRONOUN_OBJECT = /^((?:[a-z]+ly )?[a-z-]+(?: (?:up|off|out|down|in|on))?) (it|them)\b/iu;

/** Gives what an instruction is done to, with "the": "rinse the instruments right after …" → "the instruments". */
export function objectOf(instruction: string): string | null {
  const phrase = OBJECT.exec(instruction)?.[1];
  if (!phrase || NOT_A_THING.test(phrase)) return null;
  return `the ${phrase.replace(/^(?:the|a|an|each|all|every|any|your|another)\s+/iu, '').trim()}`;
}

/** Gives the instruction with "it" or "them" replaced by the thing that was last named, if it fits. */
export function resolvePronoun(instruction: string, lastObject: string | null): string {
  const [match = '', verb = '', pronoun = ''] = PRONOUN_OBJECT.exec(instruction) ?? [];
  if (match === '' || !lastObject || lastObject.length > 40) return instruction;
  const isPlural = /(?:[^s]s|people|staff)$/iu.test(lastObject);
  // Things are not shown around or told.
  if (/^(?:show|tell|give|ask|call|notify|inform|train|thank|greet|invite|remind|help)\b/iu.test(verb))
    return instruction;
  if (isPlural !== (pronoun.toLowerCase() === 'them')) return instruction;
  return instruction.replace(match, () => `${verb} ${lastObject}`);
}
