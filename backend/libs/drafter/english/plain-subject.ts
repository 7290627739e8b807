/** "& what we do from now on", "- again", "(please read)": what a mail says of itself. */
const AT_END =
  /(?:\s*[&+,–—-]\s*|\s+and\s+)(?:what|how|why|where) (?:we|you|i|they|to|it|this)(?:['’]\p{L}+)?\s.*$|[\s,:;–—-]+(?:again|once more|one more time|(?:please|pls|must) read|reminder|final|for info|fyi|asap|urgent)[\s!.]*$|\s*\((?:again|please read|fyi|urgent|final|reminder)\)[\s!.]*$/iu;
/** "Saturday's …": when it came up. */
const WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|last (?:night|week)|this morning)['’]s\s+(?=\p{L})/iu;
const THING = /^(\p{L}\S* \p{L}.*)\s(?:thing|stuff|business|matter|issue)$|^(\p{L}\S*)\s(?:thing|stuff)$/iu;

/** The subject of a mail without when it came up and what it says of itself: "Saturday's fire door thing & what we do from now on". */
export function plainSubject(subject: string): string {
  const plain = subject.replace(AT_END, '').replace(WHEN, '').replace(THING, '$1$2');
  return /\p{L}{3}/u.test(plain) ? plain : subject;
}
