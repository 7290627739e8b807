import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from './longest-files.js';

/** Puts the files that take longest first, so that the workers end together; the others as Vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`test/${file}.spec.ts`));
  return place === -1 ? LONGEST.length : place;
}
