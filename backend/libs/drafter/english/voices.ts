/** Who "I" and "you" are in a letter: "Hi Lena, … I import the hours. You approve the run. … Cheers, Tom". */
export interface Voices {
  i: string;
  you: string;
}

const GREETED =
  /^\s*(?:(?:subject|from|to|cc|sent|date)\s?:[^\n]*\n\s*)*(?:hi|hello|hey|dear)\s+(\p{Lu}\p{Ll}+)\s*[,!–-]/iu;
const SIGNED =
  /(?:^|[.!?\n]\s*)(?:cheers|(?:many )?thanks|thank you|thx|(?:kind |best |warm )?regards|best(?: wishes)?|br|yours|all the best|speak soon|love)[,.!]?\s+(\p{Lu}\p{Ll}+)[.!]?\s*$/iu;
/** "I check", but not "I think". */
const I_DO =
  /(?:^|[.!?\n:]\s*|\b(?:and|then|the \d\w*) )I (?!(?:am|was|have|had|need|want|think|hope|know|guess|mean|wish|would|will|could|can|just)\b)\p{Ll}+/u;
const YOU_DO =
  /(?:^|[.!?\n:,]\s*|\b(?:and|then) )you (?!(?:know|can|could|may|might|want|need|asked|said|are|were|have|had|get|see|ll|would|should|must)\b)\p{Ll}+/iu;

/** Null unless the letter names both and tells work of both: otherwise "you" is whoever follows the procedure. */
export function voicesIn(request: string): Voices | null {
  const you = nameOf(GREETED.exec(request)?.[1]);
  const i = nameOf(SIGNED.exec(request)?.[1]);
  return you && i && you !== i && I_DO.test(request) && YOU_DO.test(request) ? { i, you } : null;
}

/** "All", "Team": nobody in particular. */
function nameOf(name = ''): string | null {
  return /^\p{Lu}/u.test(name) &&
    !/^(?:all|team|everyone|everybody|there|folks|colleagues?|guys|sir|madam|again)$/iu.test(name)
    ? name
    : null;
}
