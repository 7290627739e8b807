import { withoutLeet } from './common-passwords.js';

/** What an attacker who knows the person, or sees the page, would try. */
export interface PasswordContext {
  email: string;
  fullName: string;
  /** Name of the product and host of the site. */
  site: readonly string[];
}

const MIN_WORD_LENGTH = 3;
/** Letters that a password must have beside those words, if it has any of them. */
const MIN_OWN_LETTERS = 4;
/** Stands where one of those words was; no password holds it. */
const FOUND = '\0';

/** Whether a password is made of the person's name, their address or the name of the site, and little else. */
export function isMadeOfContext(password: string, { email, fullName, site }: PasswordContext): boolean {
  const words = [email, fullName, ...site].flatMap(wordsOf).sort((a, b) => b.length - a.length);
  const lower = password.toLowerCase();
  let rest = withoutLeet(lower);
  for (const word of words) rest = rest.replaceAll(word, FOUND.repeat(word.length));
  // Letters of the password itself: the year of a birth is no letter, although it looks like some.
  const own = lower.split('').filter((sign, place) => rest[place] !== FOUND && /\p{L}/u.test(sign));
  return rest.includes(FOUND) && own.length < MIN_OWN_LETTERS;
}

function wordsOf(text: string): string[] {
  const parts = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => withoutLeet(part));
  return [withoutLeet(text), ...parts, parts.join('')].filter((word) => word.length >= MIN_WORD_LENGTH);
}
