import { writeFileSync } from 'node:fs';
import { OPENING_SENTENCES, OpeningModel } from '../../../backend/libs/drafter/talk/opening-model.js';
import { TalkModel } from '../../../backend/libs/drafter/talk/talk-model.js';
import { splitSentences } from '../../../backend/libs/drafter/text/sentences.js';
import { countWords } from '../../../backend/libs/drafter/text/words.js';
import { LANGUAGES, type Language, namedRequests } from '../naming/named-requests.js';
import {
  isBackground,
  isHeading,
  type LabeledRequest,
  type LabeledSentence,
  labeledRequests,
  tellsWork,
} from './labeled-requests.js';
import { trainOpening, trainTalk } from './train-talk.js';

const WEIGHTS = new URL('../../../backend/libs/drafter/talk/weights/', import.meta.url);
const FOLDS = 5;
/** A shorter line is a heading. */
const LEAST_WORDS = 4;

/** How sentences were judged by a model that had not seen them. */
interface Verdicts {
  taken: number;
  takenRightly: number;
  talk: number;
  found: number;
  work: number;
  lostWork: number;
}

/** Prints how well talk is told from work, language by language; with "--write" the weights are learned anew and written. */
export function runTalkBench(args: readonly string[]): void {
  if (args.includes('--write')) for (const language of LANGUAGES) writeWeights(language);
  const rows = LANGUAGES.flatMap((language) => [
    rowOf(`${language}, each fifth by the others`, acrossFolds(labeledRequests(language), talkVerdicts)),
    rowOf(`${language}, first sentences, the same way`, acrossFolds(openingRequests(language), openingVerdicts)),
  ]);
  const held = talkVerdicts(labeledRequests('en'), labeledRequests('en-held-out'));
  console.log(
    ['| sentences | talk | taken for talk | of these right | talk found | work lost |', '|---|---|---|---|---|---|']
      .concat(rows, rowOf('en, requests of other writers', held))
      .join('\n'),
  );
}

function writeWeights(language: Language): void {
  for (const [name, source] of weightSources(language)) writeFileSync(new URL(name, WEIGHTS), source);
}

/** The files with the weights of a language by their names, learned anew. */
export function weightSources(language: Language): Map<string, string> {
  const source = (name: string, weights: string): string =>
    `// Made by \`npm run bench:talk -- --write\` from test/data; do not edit.\nexport const ${name}_${language.toUpperCase()} = \`${weights}\`;\n`;
  return new Map([
    [`${language}.generated.ts`, source('TALK', trainTalk(labeledRequests(language)))],
    [`opening-${language}.generated.ts`, source('OPENING', trainOpening(openingRequests(language)))],
  ]);
}

/** All that is labeled, and the direct requests, whose sentences are work but for those that are plainly talk. */
function openingRequests(language: Language): LabeledRequest[] {
  const talk = new TalkModel(trainTalk(labeledRequests(language)));
  const direct = namedRequests(language).filter(({ isDirect }) => isDirect);
  const work = direct.map(({ request }) =>
    workIn(request, language).filter(({ text }) => !talk.tellsTalk(text, false)),
  );
  return [...labeledRequests(language), ...(language === 'en' ? labeledRequests('en-held-out') : []), ...work];
}

/** Its sentences that are no headings. */
function workIn(request: string, language: Language): LabeledSentence[] {
  const sentences = request.split('\n').flatMap((line) => splitSentences(line, language));
  return sentences
    .filter((text) => countWords(text) >= LEAST_WORDS && !text.endsWith(':'))
    .map((text) => ({ text, labels: ['S'] }));
}

/** The verdicts on each fifth, by what was learned from the others. */
function acrossFolds(
  requests: readonly LabeledRequest[],
  verdictsFor: (learnedFrom: readonly LabeledRequest[], held: readonly LabeledRequest[]) => Verdicts,
): Verdicts {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldOut = (_request: LabeledRequest, at: number): boolean => at % FOLDS === fold;
    return verdictsFor(
      requests.filter((request, at) => !isHeldOut(request, at)),
      requests.filter(isHeldOut),
    );
  });
  return folds.reduce((sum, one) => ({
    taken: sum.taken + one.taken,
    takenRightly: sum.takenRightly + one.takenRightly,
    talk: sum.talk + one.talk,
    found: sum.found + one.found,
    work: sum.work + one.work,
    lostWork: sum.lostWork + one.lostWork,
  }));
}

/** Background that is taken for talk is taken rightly, too: neither of them is to be done. */
function talkVerdicts(learnedFrom: readonly LabeledRequest[], held: readonly LabeledRequest[]): Verdicts {
  const model = new TalkModel(trainTalk(learnedFrom));
  const sentences = held.flat();
  const wanted = sentences.filter((sentence) => !tellsWork(sentence) && !isBackground(sentence));
  return verdictsOf(sentences, wanted, (sentence) => model.tellsTalk(sentence.text, false));
}

/** In the first sentences, background is wanted as talk is. */
function openingVerdicts(learnedFrom: readonly LabeledRequest[], held: readonly LabeledRequest[]): Verdicts {
  const model = new OpeningModel(trainOpening(learnedFrom));
  const places = new Map(
    held.flatMap((request) =>
      request
        .filter((sentence) => !isHeading(sentence))
        .slice(0, OPENING_SENTENCES)
        .map((sentence, at): [LabeledSentence, number] => [sentence, at]),
    ),
  );
  const sentences = [...places.keys()];
  const wanted = sentences.filter((sentence) => !tellsWork(sentence));
  const isTaken = (sentence: LabeledSentence): boolean =>
    model.tellsBackground(sentence.text, { at: places.get(sentence) ?? 0, words: Number.POSITIVE_INFINITY });
  return verdictsOf(sentences, wanted, isTaken);
}

function verdictsOf(
  sentences: readonly LabeledSentence[],
  wanted: readonly LabeledSentence[],
  isTaken: (sentence: LabeledSentence) => boolean,
): Verdicts {
  const taken = sentences.filter(isTaken);
  const isWanted = new Set(wanted);
  const lost = taken.filter(tellsWork).length;
  return {
    taken: taken.length,
    takenRightly: taken.length - lost,
    talk: wanted.length,
    found: taken.filter((sentence) => isWanted.has(sentence)).length,
    work: sentences.filter(tellsWork).length,
    lostWork: lost,
  };
}

function rowOf(name: string, { taken, takenRightly, talk, found, work, lostWork }: Verdicts): string {
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return `| ${name} | ${talk} | ${taken} | ${percent(takenRightly, taken)} | ${percent(found, talk)} | ${percent(lostWork, work)} |`;
}
