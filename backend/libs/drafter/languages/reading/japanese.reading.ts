import type { ReadingProfile } from '../reading-profile.js';
import { plainReading } from './plain.reading.js';

/** Sentences stay whole; what must not be done is told by how a sentence ends. */
export const japaneseReading: ReadingProfile = {
  ...plainReading,
  rule: /(?:ないこと|ないでください|てはいけない|てはいけません|てはならない|てはなりません|禁止(?:です)?|厳禁(?:です)?)$/u,
};
