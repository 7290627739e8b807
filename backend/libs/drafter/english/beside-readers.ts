import { splitSentences } from '../text/sentences.js';
import { announcedTopic } from './announced-topic.js';
import { isChatter } from './chatter.js';
import type { RequestLine } from './layout/request-line.js';
import { namesOnlyReaders } from './readers.js';
import { isSoundTitle } from './sound-title.js';
import { titleFrom } from './title.js';

/** Among so many sentences behind a wish that names only its readers another one says what it is about. */
const MOST_SENTENCES = 4;

/**
 * What a request is about that wants a procedure "for our property managers": what its mail or another of its first sentences says;
 * null where nothing says it.
 * @param subject of its mail
 */
export function topicBesideReaders(
  subject: string | null,
  lines: readonly RequestLine[],
  people: ReadonlySet<string>,
): string | null {
  const ofMail = titleFrom(subject ?? '');
  if (ofMail !== '' && isSoundTitle(ofMail)) return ofMail;
  const sentences = lines
    .filter(({ kind, section }) => kind === 'text' && section === null)
    .flatMap(({ text }) => splitSentences(text, 'en'))
    .filter((sentence) => !isChatter(sentence))
    .slice(0, MOST_SENTENCES);
  for (const sentence of sentences) {
    const name = announcedTopic(sentence, people)?.name ?? '';
    const title = titleFrom(name);
    if (name !== '' && isSoundTitle(title) && !namesOnlyReaders(name)) return title;
  }
  return null;
}
