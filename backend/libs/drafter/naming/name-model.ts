import { Weights } from '../text/weights.js';
import { endFeatures, nameFeatures, startFeatures, unitFeatures } from './features.js';
import { type NamingRequest, readUnits, type Unit } from './units.js';

const MAX_NAME_TOKENS = 10;
/** No name goes over one of these. */
const BORDER = /^[.;?!…|]$/u;
/** The weight of a word with which no name begins or ends. */
export const NEVER = -99;

/** Words of a unit that may name the work. */
export interface Candidate {
  unit: Unit;
  start: number;
  end: number;
}

/** A name of the work, in the words of the request. */
export interface FoundName {
  text: string;
  /** How certain it is to be the name, among all other words, from 0 to 1. */
  likelihood: number;
}

/** Finds which words of a request name its work, by the weights of what they show: a choice among all of its stretches. */
export class NameModel {
  private readonly weights: Weights;

  /** @param written files of lines as {@link Weights} reads them */
  constructor(...written: readonly string[]) {
    this.weights = new Weights(written.flatMap((file) => file.split('\n')));
  }

  /** @returns the most certain names, best first */
  namesIn(request: string, most: number): FoundName[] {
    const read = readUnits(request);
    const scored = [...candidatesOf(read, this.neverIn)].map((candidate) => ({ candidate, score: 0 }));
    const known = new Map<string, number>();
    for (const one of scored) one.score = this.scoreOf(one.candidate, read, known);
    const best = scored.sort((one, other) => other.score - one.score).slice(0, most);
    const highest = best[0]?.score ?? 0;
    const all = scored.reduce((sum, { score }) => sum + Math.exp(score - highest), 0);
    return best.map(({ candidate, score }) => ({
      text: textOf(candidate),
      likelihood: Math.exp(score - highest) / all,
    }));
  }

  /** Tells the words with which no name begins or ends. */
  private readonly neverIn = (feature: string): boolean => this.weights.of(feature) <= NEVER;

  /** @param known sums that several candidates share */
  private scoreOf({ unit, start, end }: Candidate, request: NamingRequest, known: Map<string, number>): number {
    const shared = (key: string, features: () => readonly string[]): number => {
      const sum = known.get(key) ?? this.weights.sumOf(features());
      known.set(key, sum);
      return sum;
    };
    return (
      shared(`${unit.at}`, () => unitFeatures(unit, request)) +
      shared(`${unit.at}[${start}`, () => startFeatures(unit, start)) +
      shared(`${unit.at}]${end}`, () => endFeatures(unit, end)) +
      this.weights.sumOf(nameFeatures(unit, start, end, request))
    );
  }
}

/** All stretches that could be a name. @param isNever whether no name begins ("[the") or ends ("]the") so */
export function* candidatesOf({ units }: NamingRequest, isNever: (feature: string) => boolean): Generator<Candidate> {
  for (const unit of units) {
    const { tokens } = unit;
    for (const [start, first] of tokens.entries()) {
      if (first.isSign || isNever(`[${first.key}`)) continue;
      for (let end = start + 1; end <= Math.min(tokens.length, start + MAX_NAME_TOKENS); end += 1) {
        const last = tokens[end - 1];
        if (last === undefined || BORDER.test(last.text)) break;
        if (!last.isSign && !isNever(`]${last.key}`)) yield { unit, start, end };
      }
    }
  }
}

/** The words of a candidate as they were written. */
export function textOf({ unit, start, end }: Candidate): string {
  return unit.text.slice(unit.tokens[start]?.start, unit.tokens[end - 1]?.end);
}
