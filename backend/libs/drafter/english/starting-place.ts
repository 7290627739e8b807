/** "The tour begins at the gate, where the guide counts the guests": a process, where it begins, and what is done there. */
const BEGINS =
  /^(?:[^,;:.]{3,60}?) (?:starts?|begins?) ((?:at|in|on|with) (?:the |our |a |an )?[^,;:.]{3,40}), where ((?:the|our|an?|two|both|\p{Lu}\p{Ll}+)\b.{8,})$/iu;

/** A sentence that only leads to the place where somebody acts, as what is done there; any other as it is. */
export function withPlaceFirst(sentence: string): string {
  const [, place = '', act = ''] = BEGINS.exec(sentence) ?? [];
  return act === '' ? sentence : `${place}, ${act}`;
}
