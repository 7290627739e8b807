import { writeFileSync } from 'node:fs';
import { TalkModel } from '../../../backend/libs/drafter/talk/talk-model.js';
import { isBackground, type LabeledRequest, labeledRequests, tellsWork } from './labeled-requests.js';
import { trainTalk } from './train-talk.js';

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
const WEIGHTS = new URL('../../../backend/libs/drafter/talk/weights/', import.meta.url);
const FOLDS = 5;

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
  const rows = LANGUAGES.map((language) => rowOf(`${language}, each fifth by the others`, acrossFolds(language)));
  const held = verdictsOf(new TalkModel(trainTalk(labeledRequests('en'))), labeledRequests('en-held-out'));
  console.log(
    ['| sentences | talk | taken for talk | of these right | talk found | work lost |', '|---|---|---|---|---|---|']
      .concat(rows, rowOf('en, requests of other writers', held))
      .join('\n'),
  );
}

function writeWeights(language: string): void {
  writeFileSync(new URL(`${language}.generated.ts`, WEIGHTS), weightsSource(language));
}

/** The file with the weights of a language, learned anew. */
export function weightsSource(language: string): string {
  const weights = trainTalk(labeledRequests(language));
  return `// Made by \`npm run bench:talk -- --write\` from test/data/talk/${language}.txt; do not edit.\nexport const TALK_${language.toUpperCase()} = \`${weights}\`;\n`;
}

function acrossFolds(language: string): Verdicts {
  const requests = labeledRequests(language);
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldOut = (_request: LabeledRequest, at: number): boolean => at % FOLDS === fold;
    const model = new TalkModel(trainTalk(requests.filter((request, at) => !isHeldOut(request, at))));
    return verdictsOf(model, requests.filter(isHeldOut));
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
function verdictsOf(model: TalkModel, requests: readonly LabeledRequest[]): Verdicts {
  const sentences = requests.flat();
  const taken = sentences.filter(({ text }) => model.tellsTalk(text, false));
  const work = sentences.filter(tellsWork);
  const isTalk = sentences.filter((sentence) => !tellsWork(sentence) && !isBackground(sentence));
  const lost = taken.filter(tellsWork).length;
  return {
    taken: taken.length,
    takenRightly: taken.length - lost,
    talk: isTalk.length,
    found: taken.filter((sentence) => isTalk.includes(sentence)).length,
    work: work.length,
    lostWork: lost,
  };
}

function rowOf(name: string, { taken, takenRightly, talk, found, work, lostWork }: Verdicts): string {
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return `| ${name} | ${talk} | ${taken} | ${percent(takenRightly, taken)} | ${percent(found, talk)} | ${percent(lostWork, work)} |`;
}
