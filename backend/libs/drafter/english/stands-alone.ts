/** "it goes back on the rack" */
const MOVES =
  /^(?:it|they|this|these) (?:goes|go|comes?|stays?|belongs?|moves?|travels?) (?:(?:back|straight|right|then|out|up|down) )?(?:in|into|on|onto|to|under|behind|next to|inside|through)\s/iu;
const OWED_BY_ALL =
  /^(?:any(?:one|body)?|every(?:one|body)?|each|all|whoever)\s[^,;:.?]{2,120}\b(?:must|shall|has to|have to|needs? to)\b/iu;
/** "Collars are mandatory" */
const MANDATORY =
  /^[^,;:]{2,60} (?:is|are) (?:always |strictly )?(?:mandatory|compulsory|obligatory)(?:\s[^,;:]{2,60})?$/iu;
const NEVER_DOES =
  /^(?:(?!(?:if|when|i|we|he|she|it|they|you|has|have|had|was|were)\b)[\p{L}\d'’-]+ ){1,5}never (?!been\b|had\b|was\b)\p{L}/iu;

/** "everybody stands back before the truck moves" */
const WHERE_ALL_ARE =
  /^every(?:body|one) (?:stands|stays|waits|meets|gathers|steps) (?:back|clear|away|aside|behind|outside|inside|in|at|on|by|until|for)\b/iu;

/** Whether a clause tells what some people or things never do: "dogs never cross the yard". */
export function tellsNever(clause: string): boolean {
  return NEVER_DOES.test(clause);
}

/** Whether a clause tells where something goes: a step, though nobody is told to bring it there. */
export function tellsWhereItGoes(clause: string): boolean {
  return MOVES.test(clause);
}

/** Whether a clause tells what everyone has to do, or what has to be there: "Anyone who sees smoke must stop the work". */
export function isOwedByAll(clause: string): boolean {
  return OWED_BY_ALL.test(clause) || MANDATORY.test(clause) || WHERE_ALL_ARE.test(clause);
}
