import { arabicReading } from './reading/arabic.reading.js';
import { chineseReading } from './reading/chinese.reading.js';
import { dutchReading } from './reading/dutch.reading.js';
import { frenchReading } from './reading/french.reading.js';
import { germanReading } from './reading/german.reading.js';
import { italianReading } from './reading/italian.reading.js';
import { japaneseReading } from './reading/japanese.reading.js';
import { plainReading } from './reading/plain.reading.js';
import { portugueseReading } from './reading/portuguese.reading.js';
import { spanishReading } from './reading/spanish.reading.js';
import type { ReadingProfile } from './reading-profile.js';

const profiles: ReadonlyMap<string, ReadingProfile> = new Map([
  ['ar', arabicReading],
  ['de', germanReading],
  ['es', spanishReading],
  ['fr', frenchReading],
  ['it', italianReading],
  ['ja', japaneseReading],
  ['nl', dutchReading],
  ['pt', portugueseReading],
  ['zh', chineseReading],
]);

/** Gives how a language other than English is read. */
export function profileFor(lang: string): ReadingProfile {
  return profiles.get(lang) ?? plainReading;
}
