import { countWords } from '../text/words.js';
import { isPeople } from './plain-wish.js';
import { titleCase } from './title.js';
import { DOCUMENT, ONE } from './wish-words.js';

/** A request in so few words is typed in one go, without a stop between its parts. */
const MOST_WORDS = 24;
const LEAST_NAME_WORDS = 2;
const MOST_NAME_WORDS = 8;

/** "sop called first day on the weighbridge …" */
const CALLED = new RegExp(
  `^(?:(?:please|pls|hi|hello|hey)[,!]? )?(?:(?:need|want|make|write|create|give me|make me|i need|we need) )?${ONE}${DOCUMENT} (?:called|named|titled) (?<told>[^.,:;!?"“”]{8,160})$`,
  'iu',
);
/** How the text is to look, at its end: "simple words one page please". */
const FORM_AT_END =
  /\s(?:(?:in |with |and |only )*(?:(?:very )?(?:simple|easy|plain|short|clear) (?:words|english|language|sentences)|(?:one|two|1|2|half a|max(?:imum)? \d) pages?(?: (?:max|only|long))?|bullet points|numbered steps|pictures|please|pls|plz|thanks|thx|asap|short|simple)\s*)+$/iu;
/** "new gatehouse clerks", "for the night porters": who reads it. */
const READERS_AT_END =
  /^(?<name>.+?)\s(?:for (?:(?:the|our|my|all) )?(?:new )?|new )(?<readers>(?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;

/** A name that is typed without any stop, and what stands behind it. */
export interface TypedTitle {
  title: string;
  /** "New gatehouse clerks"; empty where nobody is named. */
  readers: string;
  /** How the text is to look; empty where nothing is said of it. */
  form: string;
}

/** The title of "sop called first day on the weighbridge new gatehouse clerks simple words one page please"; null for others. */
export function typedTitle(request: string): TypedTitle | null {
  const told = CALLED.exec(request.trim())?.groups?.['told']?.trim() ?? '';
  if (told === '' || countWords(told) > MOST_WORDS) return null;
  const plain = told.replace(FORM_AT_END, '').trim();
  const { name = '', readers = '' } = READERS_AT_END.exec(plain)?.groups ?? {};
  const isReaders = readers !== '' && isPeople(readers.replace(/s$/iu, '')) && countWords(name) >= LEAST_NAME_WORDS;
  const title = isReaders ? name : plain;
  if (countWords(title) < LEAST_NAME_WORDS || countWords(title) > MOST_NAME_WORDS) return null;
  return {
    title: /\p{Lu}/u.test(title) ? title : titleCase(title),
    readers: isReaders
      ? plain
          .slice(name.length)
          .trim()
          .replace(/^for\s+/iu, '')
      : '',
    form: told.slice(plain.length).trim(),
  };
}
