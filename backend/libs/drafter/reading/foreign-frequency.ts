import type { ReadingProfile } from '../languages/reading-profile.js';
import { splitSentences } from '../text/sentences.js';

/** "De 38 °C à 39 °C : toutes les 4 heures": how often something is done in one case of several. */
const OF_CASE = /^[^:]*\d[^:]*\s?:\s/u;
const MOST_LINES = 2;

/** How often all of the work is done, where its first sentences say so: what is done every hour in the middle of it starts no procedure. */
export function frequencyAtBeginning(text: string, { frequency }: ReadingProfile, lang: string): string | undefined {
  const opening = text
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((line) => splitSentences(line, lang))
    .slice(0, MOST_LINES)
    .filter((sentence) => !OF_CASE.test(sentence));
  return frequency.exec(opening.join(' '))?.[0];
}
