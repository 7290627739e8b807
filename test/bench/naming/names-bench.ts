import { writeFileSync } from 'node:fs';
import { NameModel } from '../../../backend/libs/drafter/naming/name-model.js';
import { stemsOf, tokensOf } from '../../../backend/libs/drafter/naming/units.js';
import { LANGUAGES, type Language, namedRequests } from './named-requests.js';
import { type NamedSets, type NameWeights, trainNames } from './train-names.js';

const WEIGHTS = new URL('../../../backend/libs/drafter/naming/weights/', import.meta.url);
const FOLDS = 3;
/** So much alike the words of a name and of the title that was wanted have to be. */
const ALIKE = 0.5;

/** Prints how well names are found in requests that the model has not seen; with "--write" the weights are learned anew and written. */
export function runNamesBench(args: readonly string[]): void {
  if (args.includes('--write'))
    for (const [name, source] of weightSources()) writeFileSync(new URL(name, WEIGHTS), source);
  const sets = namedSets();
  const found = new Map<Language, { requests: number; same: number; alike: number }>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = trainNames(partOf(sets, (at) => at % FOLDS !== fold));
    for (const [language, requests] of entries(partOf(sets, (at) => at % FOLDS === fold))) {
      const model = modelOf(weights, language);
      const sum = found.get(language) ?? { requests: 0, same: 0, alike: 0 };
      for (const request of requests) {
        const name = model.namesIn(request.request, 1)[0]?.text ?? '';
        sum.requests += 1;
        if (name.toLowerCase() === request.names[0]?.toLowerCase()) sum.same += 1;
        if (likeness(name, request.title) >= ALIKE) sum.alike += 1;
      }
      found.set(language, sum);
    }
  }
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;
  console.log(`| requests, each third by the others | | the wanted words | words like the title |\n|---|---|---|---|`);
  const all = [...found.values()].reduce((sum, one) => ({
    requests: sum.requests + one.requests,
    same: sum.same + one.same,
    alike: sum.alike + one.alike,
  }));
  for (const [language, { requests, same, alike }] of [...found, ['all', all] as const])
    console.log(`| ${language} | ${requests} | ${percent(same, requests)} | ${percent(alike, requests)} |`);
}

/** The files of weights by their names, learned anew. */
export function weightSources(): Map<string, string> {
  const { shared, of } = trainNames(namedSets());
  const source = (name: string, written: string): string =>
    `// Made by \`npm run bench:names -- --write\` from test/data/names; do not edit.\nexport const ${name} = \`${written}\`;\n`;
  return new Map([
    ['shared.generated.ts', source('NAMES_SHARED', shared)],
    ...entries(of).map(([language, written]): [string, string] => [
      `${language}.generated.ts`,
      source(`NAMES_${language.toUpperCase()}`, written),
    ]),
  ]);
}

function namedSets(): NamedSets {
  return Object.fromEntries(LANGUAGES.map((language) => [language, namedRequests(language)]));
}

function partOf(sets: NamedSets, isTaken: (at: number) => boolean): NamedSets {
  return Object.fromEntries(
    entries(sets).map(([language, requests]) => [language, requests.filter((_, at) => isTaken(at))]),
  );
}

function modelOf({ shared, of }: NameWeights, language: Language): NameModel {
  return new NameModel(shared, of[language] ?? '');
}

function entries<Value>(of: Partial<Record<Language, Value>>): [Language, Value][] {
  return Object.entries(of) as [Language, Value][];
}

/** How much the longer words of two texts are the same, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [new Set(stemsOf(tokensOf(one))), new Set(stemsOf(tokensOf(other)))];
  const both = [...words].filter((word) => others.has(word)).length;
  return words.size + others.size === 0 ? 0 : (2 * both) / (words.size + others.size);
}
