import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Comes with Jest.
import Sequencer from '@jest/test-sequencer';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Files that take longest, the longest first. Jest knows that only after a run; at the first, such as that of continuous
 * integration, it starts the small ones last, and the first of these would run alone for a minute.
 */
const LONGEST = [
  'backend/libs/drafter/draft-sop.hostile.spec.ts',
  'test/rules/drafts/templates-pass-checks.spec.ts',
  'test/rules/drafts/drafts-lint.spec.ts',
  'backend/libs/drafter/template-gallery.spec.ts',
  'backend/libs/drafter/templates/template-library.spec.ts',
  'test/bench/drafting/scoring/score-prompt.spec.ts',
  'backend/libs/exporter/make-export.spec.ts',
  'backend/src/cli/models.spec.ts',
  'test/rules/generated-files.spec.ts',
  'backend/src/platform/language-model/answers/answer-limits.spec.ts',
  'backend/libs/embedded-postgres/start-embedded-postgres.spec.ts',
].map((file) => `${ROOT}${file}`);

const moved = LONGEST.filter((file) => !existsSync(file));
if (moved.length > 0) throw new Error(`Named as one that takes long, but no longer there: ${moved.join(', ')}`);

/** Starts them first, so that both workers end together. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ path }) {
  const place = LONGEST.indexOf(path);
  return place === -1 ? LONGEST.length : place;
}
