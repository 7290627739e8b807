import { featuresOf } from '../../../backend/libs/drafter/talk/features.js';
import { MOST_WORDS, OPENING_SENTENCES, openingFeatures } from '../../../backend/libs/drafter/talk/opening-model.js';
import { SCALE } from '../../../backend/libs/drafter/text/weights.js';
import { countWords } from '../../../backend/libs/drafter/text/words.js';
import { inMixedOrder } from '../mixed-order.js';
import { isBackground, isHeading, type LabeledRequest, tellsWork } from './labeled-requests.js';

const ROUNDS = 20;
const LEAST_SEEN = 2;
const RATE = 0.1;
const BIAS_RATE = 0.01;
const DECAY = 0.002;
/** Features that say less than this are left out of what is shipped. */
const LEAST_WEIGHT = 0.2;

interface Example {
  features: readonly string[];
  isWanted: boolean;
}

/**
 * Learns what talk looks like. Background is left out, because it shares its words with the work that it explains.
 *
 * @returns the weights as `TalkModel` reads them
 */
export function trainTalk(requests: readonly LabeledRequest[]): string {
  const sentences = requests.flat().filter((sentence) => !isBackground(sentence));
  return learned(
    sentences.map((sentence) => ({ features: [...featuresOf(sentence.text)], isWanted: !tellsWork(sentence) })),
  );
}

/**
 * Learns what background, or talk, looks like in the first sentences of a request. There alone it can be told from work, and only
 * beside requests that begin with the work at once.
 *
 * @returns the weights as `OpeningModel` reads them
 */
export function trainOpening(requests: readonly LabeledRequest[]): string {
  return learned(requests.flatMap(openingExamples));
}

function openingExamples(request: LabeledRequest): Example[] {
  return request
    .filter((sentence) => !isHeading(sentence))
    .slice(0, OPENING_SENTENCES)
    .map((sentence, at) => ({ sentence, at }))
    .filter(({ sentence }) => countWords(sentence.text) <= MOST_WORDS)
    .map(({ sentence, at }) => ({ features: openingFeatures(sentence.text, at), isWanted: !tellsWork(sentence) }));
}

/** A logistic regression with a step size of its own for each feature (AdaGrad) and weight decay. The same examples give the same weights. */
function learned(all: readonly Example[]): string {
  const examples = withoutRareFeatures(all);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  let bias = 0;
  for (const example of inMixedOrder(examples, ROUNDS)) {
    let sum = bias;
    for (const feature of example.features) sum += weights.get(feature) ?? 0;
    const error = 1 / (1 + Math.exp(-sum)) - (example.isWanted ? 1 : 0);
    bias -= BIAS_RATE * error;
    for (const feature of example.features) {
      const weight = weights.get(feature) ?? 0;
      const slope = error + DECAY * weight;
      const square = (squares.get(feature) ?? 0) + slope * slope;
      squares.set(feature, square);
      weights.set(feature, weight - (RATE * slope) / Math.sqrt(square));
    }
  }
  return written(bias, weights);
}

/** What only one sentence has is learned by heart. */
function withoutRareFeatures(examples: readonly Example[]): Example[] {
  const seen = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return examples.map(({ features, isWanted }) => ({
    features: features.filter((feature) => (seen.get(feature) ?? 0) >= LEAST_SEEN),
    isWanted,
  }));
}

function written(bias: number, weights: ReadonlyMap<string, number>): string {
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  const lines = kept.map(([feature, weight]) => `${feature}\t${Math.round(weight * SCALE)}`).sort();
  return [String(Math.round(bias * SCALE)), ...lines].join('\n');
}
