import { linesOf, stepsWithPaths } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { labelsFor, primaryLanguage } from '../sop-labels.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** "go to step 9", "continue with step 4", "zurück zu Schritt 3": words that send the reader to another step. */
const JUMPS: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    /\b(?:go|goes|going|jump|skip|return|back|continue|proceed|move|start again|restart|repeat)\b[^.;]{0,20}?\bsteps? (?<number>\d{1,3})\b/giu,
  ],
  [
    'de',
    /(?<!\p{L})(?:weiter|zurück|springen|gehen?|gehe|fortfahren|wiederholen?)(?!\p{L})[^.;]{0,20}?\bSchritt (?<number>\d{1,3})\b/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:ir|vaya|ve|volver|vuelva|vuelve|continuar|continúe|saltar|repetir|repita|repite)(?!\p{L})[^.;]{0,20}?\bpaso (?<number>\d{1,3})\b/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:aller|allez|passer|passez|revenir|revenez|retourner|retournez|reprendre|répéter|répétez)(?!\p{L})[^.;]{0,20}?(?<!\p{L})étape (?<number>\d{1,3})\b/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:ir|vá|voltar|volte|continuar|continue|pular|pule|repetir|repita)(?!\p{L})[^.;]{0,20}?\b(?:passo|etapa) (?<number>\d{1,3})\b/giu,
  ],
]);
/** What lets a reader out of a loop. */
const WAY_OUT =
  /(?<!\p{L})(?:until|unless|if|when|only|once|twice|times|at most|otherwise|bis|falls|wenn|sonst|einmal|hasta|si|cuando|veces|jusqu|quand|fois|sinon|até|se|quando|vezes)(?!\p{L})/iu;

interface Jump {
  /** Number of its step, from 1; null in an exception. */
  from: number | null;
  to: number;
  path: string;
  text: string;
  isConditional: boolean;
}

export const jumpsCheck: QualityCheck = {
  id: 'Q17',
  title: 'No dead ends and no endless loops',
  supports: (lang) => JUMPS.has(primaryLanguage(lang)),
  run: (document) => {
    const count = stepsWithPaths(document).length;
    const jumps = jumpsIn(document);
    return jumps.flatMap((jump): Finding[] => {
      const message = complaintAbout(jump, count, jumps);
      return message === null ? [] : [{ message, path: jump.path, text: jump.text }];
    });
  },
};

function jumpsIn(document: SopDocument): Jump[] {
  const pattern = JUMPS.get(primaryLanguage(document.lang));
  if (!pattern) return [];
  const found = (text: string, place: Omit<Jump, 'to' | 'text'>): Jump[] =>
    [...text.matchAll(pattern)].map((match) => ({
      ...place,
      to: Number(match.groups?.['number']),
      text,
      isConditional: place.isConditional || WAY_OUT.test(text),
    }));
  const steps = stepsWithPaths(document).flatMap(({ step, path }, index) =>
    [step.text, ...step.sub.map(({ text }) => text), step.check ?? '', step.caution ?? ''].flatMap((text) =>
      found(text, { from: index + 1, path, isConditional: step.when !== null || isConditionOf(document, text) }),
    ),
  );
  const exceptions = linesOf(document)
    .filter(({ about }) => about === 'exceptions')
    .flatMap(({ path, texts }) => texts.flatMap((text) => found(text, { from: null, path, isConditional: true })));
  return [...steps, ...exceptions];
}

function isConditionOf(document: SopDocument, text: string): boolean {
  const lower = `${text.toLowerCase()} `;
  return labelsFor(document.lang).conditionWords.some((word) => lower.startsWith(`${word} `));
}

function complaintAbout({ from, to, isConditional }: Jump, count: number, jumps: readonly Jump[]): string | null {
  if (to < 1 || to > count) return `There is no step ${to}. Name the step that is meant.`;
  if (from === null || isConditional) return null;
  if (to === from) return 'The step sends the reader to itself. Say how often, or until when.';
  if (to < from) return `This leads back to step ${to} every time. Say when the loop ends.`;
  const isSkipped = (number: number): boolean => !jumps.some((jump) => jump.to === number);
  if (to - from > 1 && isSkipped(from + 1)) return `Nobody ever reaches step ${from + 1}. Say when it is done.`;
  return null;
}
