import { stepsWithPaths } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { isContentKnown } from './lexicon/function-words.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { type RequestSentence, requestSentences, shareOf, stemsOf } from './request-sentences.js';

/** A step that reliably matches one sentence of the request. */
interface PlacedStep {
  path: string;
  text: string;
  /** Number of the sentence. */
  place: number;
}

const LEAST_STEMS = 2;
const LEAST_SHARE = 0.75;
/** Minimum lead over the second best sentence. */
const LEAST_LEAD = 0.3;
/** A sentence with one of these says itself when its work is done; the place where it stands does not. */
const TELLS_ORDER =
  /(?<!\p{L})(?:before|beforehand|after|afterwards|earlier|later|first|firstly|last|lastly|finally|end|start|begin|prior|once|until|already|meanwhile|while|forgot|vor|vorher|bevor|nach|nachdem|nachher|danach|zuerst|zuletzt|schluss|anfang|während|antes|después|despues|primero|último|luego|final|principio|mientras|avant|après|abord|enfin|fin|début|pendant|depois|primeiro|fim|início|enquanto)(?!\p{L})/iu;

export const orderCheck: QualityCheck = {
  id: 'Q04',
  title: 'Steps follow the order of the prompt',
  supports: (lang) => isContentKnown(primaryLanguage(lang)),
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    const sentences = requestSentences(prompt, lang);
    const placed = placedSteps(document, sentences, lang);
    const kept = new Set(longestInOrder(placed));
    return placed
      .filter((step) => !kept.has(step))
      .map(({ path, text, place }): Finding => {
        const earlier = [...kept].find((other) => other.place > place);
        const later = [...kept].findLast((other) => other.place < place);
        const where = earlier ? `before “${earlier.text}”` : `after “${later?.text}”`;
        return { message: `The prompt says this ${where}. Move the step if the order matters.`, path, text };
      });
  },
};

function placedSteps(document: SopDocument, sentences: readonly RequestSentence[], lang: string): PlacedStep[] {
  return stepsWithPaths(document).flatMap(({ step, path }) => {
    if (step.src !== 'prompt') return [];
    const place = placeOf(stemsOf(step.text, lang), sentences);
    const sentence = place === null ? undefined : sentences[place];
    if (place === null || !sentence || TELLS_ORDER.test(sentence.text)) return [];
    return [{ path: `${path}/text`, text: step.text, place }];
  });
}

/** The number of the sentence that says this, if one matches clearly best. */
function placeOf(stems: ReadonlySet<string>, sentences: readonly RequestSentence[]): number | null {
  if (stems.size < LEAST_STEMS) return null;
  const shares = sentences.map((sentence, place) => ({ place, share: shareOf(stems, sentence.stems) }));
  const [best, next] = shares.sort((one, other) => other.share - one.share);
  if (!best || best.share < LEAST_SHARE || best.share - (next?.share ?? 0) < LEAST_LEAD) return null;
  return best.place;
}

/** The longest non-decreasing subsequence of the steps' positions; the other steps have been moved. */
function longestInOrder(steps: readonly PlacedStep[]): PlacedStep[] {
  const chains: PlacedStep[][] = [];
  for (const step of steps) {
    let best: PlacedStep[] = [];
    for (const chain of chains) {
      if ((chain.at(-1)?.place ?? 0) <= step.place && chain.length > best.length) best = chain;
    }
    chains.push([...best, step]);
  }
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
