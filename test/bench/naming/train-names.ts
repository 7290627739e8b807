import {
  endFeatures,
  nameFeatures,
  SHARED,
  startFeatures,
  unitFeatures,
} from '../../../backend/libs/drafter/naming/features.js';
import { type Candidate, candidatesOf, NEVER, textOf } from '../../../backend/libs/drafter/naming/name-model.js';
import { readUnits, tokensOf } from '../../../backend/libs/drafter/naming/units.js';
import { SCALE } from '../../../backend/libs/drafter/text/weights.js';
import { inMixedOrder } from '../mixed-order.js';
import type { Language, NamedRequest } from './named-requests.js';

const ROUNDS = 12;
const RATE = 0.03;
const DECAY = 0.005;
/** Features of fewer requests are learned by heart. */
const LEAST_REQUESTS = 2;
/** Features that say less than this are left out of what is shipped. */
const LEAST_WEIGHT = 0.08;
/** What ends or opens something within a template string. */
const UNWRITABLE = /[`\\$]/u;
/** Nothing is learned from a stretch that is this near to what it should be. */
const LEAST_ERROR = 1e-4;
/** How much the first name counts, and those after it. */
const WORTH = [1, 0.25, 0.1] as const;
/** A word that is seen so often and that no name begins with never begins one. */
const LEAST_SEEN = 12;

export type NamedSets = Partial<Record<Language, readonly NamedRequest[]>>;

/** What is shipped: the weights that all languages share, and those of each language. */
export interface NameWeights {
  shared: string;
  of: Partial<Record<Language, string>>;
}

/** A request whose stretches compete: what each shows, and how likely each should be. */
interface Contest {
  features: readonly Int32Array[];
  wanted: Float64Array;
}

/** Numbers for features, in the order in which they are met. */
class Numbering {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/**
 * Learns which words name the work: a conditional logit over all stretches of a request, with a step size of its own for each
 * feature (AdaGrad) and weight decay. What is no word is learned from all languages together. The same requests give the same
 * weights.
 */
export function trainNames(sets: NamedSets): NameWeights {
  const numbering = new Numbering();
  const languages = Object.entries(sets) as [Language, readonly NamedRequest[]][];
  const never = new Map(languages.map(([language, requests]) => [language, neverAtBorders(requests)]));
  const contests = languages.flatMap(([language, requests]) =>
    requests.flatMap((request) => contestOf(request, language, never.get(language) ?? new Set(), numbering) ?? []),
  );
  const weights = learned(withoutRareFeatures(contests, numbering.names.length), numbering.names.length);
  const lines = numbering.names.map((name, at) => ({ name, weight: weights[at] ?? 0 }));
  const kept = lines.filter(({ name, weight }) => Math.abs(weight) >= LEAST_WEIGHT && !UNWRITABLE.test(name));
  const written = (name: string, weight: number): string => `${name}\t${Math.round(weight * SCALE)}`;
  const of: Partial<Record<Language, string>> = {};
  for (const [language] of languages) {
    const own = kept.filter(({ name }) => name.startsWith(`${language} `));
    const borders = [...(never.get(language) ?? [])].map((name) => written(name, NEVER));
    of[language] = [...own.map(({ name, weight }) => written(name.slice(language.length + 1), weight)), ...borders]
      .sort()
      .join('\n');
  }
  const shared = kept.filter(({ name }) => name.startsWith(SHARED));
  return {
    shared: shared
      .map(({ name, weight }) => written(name, weight))
      .sort()
      .join('\n'),
    of,
  };
}

/** "[the", "]of": words that are seen often, and that no name begins or ends with. */
function neverAtBorders(requests: readonly NamedRequest[]): Set<string> {
  const seen = new Map<string, number>();
  const borders = new Set<string>();
  for (const { request, names } of requests) {
    for (const { key } of tokensOf(request)) seen.set(key, (seen.get(key) ?? 0) + 1);
    for (const words of names.map((name) => tokensOf(name).filter(({ isSign }) => !isSign)))
      borders.add(`[${words[0]?.key}`).add(`]${words.at(-1)?.key}`);
  }
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN).flatMap(([key]) => [`[${key}`, `]${key}`]);
  return new Set(often.filter((border) => !borders.has(border) && !UNWRITABLE.test(border)));
}

/** Null where no stretch of the request is one of its names. */
function contestOf(
  { request, names }: NamedRequest,
  language: Language,
  never: ReadonlySet<string>,
  numbering: Numbering,
): Contest | null {
  const read = readUnits(request);
  const candidates = [...candidatesOf(read, (feature) => never.has(feature))];
  const wanted = names.map((name) => name.trim().toLowerCase());
  const worth = candidates.map((candidate) => worthOf(candidate, wanted));
  const sum = worth.reduce((total, one) => total + one, 0);
  if (sum === 0) return null;
  const known = new Map<string, readonly number[]>();
  const numbers = (features: readonly string[]): number[] =>
    features.map((feature) => numbering.of(feature.startsWith(SHARED) ? feature : `${language} ${feature}`));
  const once = (key: string, features: () => readonly string[]): readonly number[] => {
    const found = known.get(key) ?? numbers(features());
    known.set(key, found);
    return found;
  };
  return {
    features: candidates.map(({ unit, start, end }) =>
      Int32Array.from([
        ...once(`${unit.at}`, () => unitFeatures(unit, read)),
        ...once(`${unit.at}[${start}`, () => startFeatures(unit, start)),
        ...once(`${unit.at}]${end}`, () => endFeatures(unit, end)),
        ...numbers(nameFeatures(unit, start, end, read)),
      ]),
    ),
    wanted: Float64Array.from(worth, (one) => one / sum),
  };
}

/** A single word counts only where it is the best name. */
function worthOf(candidate: Candidate, names: readonly string[]): number {
  const at = names.indexOf(textOf(candidate).toLowerCase());
  return at > 0 && candidate.end - candidate.start === 1 ? 0 : (WORTH[at] ?? 0);
}

function withoutRareFeatures(contests: readonly Contest[], count: number): Contest[] {
  const seen = new Int32Array(count);
  for (const { features } of contests) {
    const own = new Set<number>();
    for (const numbers of features) for (const number of numbers) own.add(number);
    for (const number of own) seen[number] = (seen[number] ?? 0) + 1;
  }
  const isKept = (number: number): boolean => (seen[number] ?? 0) >= LEAST_REQUESTS;
  return contests.map(({ features, wanted }) => ({
    features: features.map((numbers) => numbers.filter(isKept)),
    wanted,
  }));
}

function learned(contests: readonly Contest[], count: number): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count);
  const slopes = new Float64Array(count);
  for (const { features, wanted } of inMixedOrder(contests, ROUNDS)) {
    const likelihoods = likelihoodsOf(features, weights);
    const touched: number[] = [];
    for (const [at, numbers] of features.entries()) {
      const error = (likelihoods[at] ?? 0) - (wanted[at] ?? 0);
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const number of numbers) {
        if (slopes[number] === 0) touched.push(number);
        slopes[number] = (slopes[number] ?? 0) + error;
      }
    }
    for (const number of touched) {
      const weight = weights[number] ?? 0;
      const error = slopes[number] ?? 0;
      if (error === 0) continue;
      const slope = error + DECAY * weight;
      const square = (squares[number] ?? 0) + slope * slope;
      squares[number] = square;
      weights[number] = weight - (RATE * slope) / Math.sqrt(square);
      slopes[number] = 0;
    }
  }
  return weights;
}

function likelihoodsOf(features: readonly Int32Array[], weights: Float64Array): Float64Array {
  const scores = Float64Array.from(features, (numbers) => {
    let sum = 0;
    for (const number of numbers) sum += weights[number] ?? 0;
    return sum;
  });
  const highest = scores.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((power) => power / all);
}
