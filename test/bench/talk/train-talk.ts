import { featuresOf } from '../../../backend/libs/drafter/talk/features.js';
import { SCALE } from '../../../backend/libs/drafter/talk/talk-model.js';
import { isBackground, type LabeledRequest, tellsWork } from './labeled-requests.js';

const ROUNDS = 20;
const LEAST_SEEN = 2;
const RATE = 0.1;
const BIAS_RATE = 0.01;
const DECAY = 0.002;
/** Features that say less than this are left out of what is shipped. */
const LEAST_WEIGHT = 0.2;

interface Example {
  features: readonly string[];
  isTalk: boolean;
}

/**
 * Learns what talk looks like: a logistic regression with a step size of its own for each feature (AdaGrad) and weight decay.
 * Background is left out, because it shares its words with the work that it explains. The same requests give the same weights.
 *
 * @returns the weights as {@link TalkModel} reads them
 */
export function trainTalk(requests: readonly LabeledRequest[]): string {
  const examples = withoutRareFeatures(examplesOf(requests));
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  let bias = 0;
  for (const example of inMixedOrder(examples)) {
    let sum = bias;
    for (const feature of example.features) sum += weights.get(feature) ?? 0;
    const error = 1 / (1 + Math.exp(-sum)) - (example.isTalk ? 1 : 0);
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

function examplesOf(requests: readonly LabeledRequest[]): Example[] {
  return requests
    .flat()
    .filter((sentence) => !isBackground(sentence))
    .map((sentence) => ({ features: [...featuresOf(sentence.text)], isTalk: !tellsWork(sentence) }));
}

/** What only one sentence has is learned by heart. */
function withoutRareFeatures(examples: readonly Example[]): Example[] {
  const seen = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return examples.map(({ features, isTalk }) => ({
    features: features.filter((feature) => (seen.get(feature) ?? 0) >= LEAST_SEEN),
    isTalk,
  }));
}

/** All examples as often as there are rounds, each time in another order, which is always the same. */
function* inMixedOrder(examples: readonly Example[]): Generator<Example> {
  const order = [...examples];
  let state = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (state * 48_271) % 2_147_483_647;
      const other = state % (at + 1);
      [order[at], order[other]] = [order[other] as Example, order[at] as Example];
    }
    yield* order;
  }
}

function written(bias: number, weights: ReadonlyMap<string, number>): string {
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  const lines = kept.map(([feature, weight]) => `${feature}\t${Math.round(weight * SCALE)}`).sort();
  return [String(Math.round(bias * SCALE)), ...lines].join('\n');
}
