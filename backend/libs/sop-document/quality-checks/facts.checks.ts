import { linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { KnownFacts } from '../specifics/known-facts.js';
import type { Specific } from '../specifics/specific.js';
import { specificsOf } from '../specifics/specifics.js';
import { type UngroundedLine, ungroundedLines } from '../specifics/ungrounded.js';
import { correctionsIn } from './corrections.js';
import { isStressedWord } from './lexicon/stressed-words.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { withoutFrame } from './request-frame.js';
import { withoutSecrets } from './secret-patterns.js';

export const factsKeptCheck: QualityCheck = {
  id: 'Q02',
  title: 'Facts from the prompt are kept',
  run: (document, prompt) => {
    const questions = document.questions.flatMap(({ text, answer }) => [text, answer ?? '']);
    const texts = [...linesOf(document).flatMap((line) => line.texts), ...questions];
    const kept = new KnownFacts(texts.join('\n'), document.lang);
    const lang = primaryLanguage(document.lang);
    const isTakenBack = takenBackIn(prompt, lang);
    const lost = specificsOf(withoutSecrets(withoutFrame(prompt)), lang).filter(
      (specific) => !kept.has(specific) && !isTakenBack(specific) && !isShouted(specific, lang),
    );
    return [...new Set(lost.map((specific) => specific.text))].map((text) => ({
      message: 'The prompt says this; the procedure does not. Add it where it belongs.',
      path: null,
      text,
    }));
  },
};

export const nothingInventedCheck: QualityCheck = {
  id: 'Q03',
  title: 'Nothing is invented',
  run: (document, prompt) =>
    ungroundedLines(document, prompt)
      .filter((found) => !isFlagged(found, document))
      .flatMap(({ line, values }) =>
        values.map(
          (text): Finding => ({
            message: 'The prompt does not say this. Confirm it by changing the line, or remove it.',
            path: line.path,
            text,
          }),
        ),
      ),
};

/** "Two photos, no wait, three photos": nobody wants the first value. */
function takenBackIn(prompt: string, lang: string): (specific: Specific) => boolean {
  const keys = new Set(correctionsIn(prompt, lang).flatMap(({ old }) => old.keys));
  return (specific) => specific.keys.some((key) => keys.has(key));
}

/** A stressed word ("ALWAYS") and a headline in capitals are no names. */
function isShouted({ kind, text }: Specific, lang: string): boolean {
  const words = text.split(' ');
  if (kind !== 'name' || /\p{Ll}/u.test(text)) return false;
  return words.length > 2 || words.every((word) => isStressedWord(word, lang));
}

/** A suggestion is not a fact of the request; other lines need a question about each value. */
function isFlagged({ line, values }: UngroundedLine, document: SopDocument): boolean {
  if (line.src === 'suggested') return true;
  return values.every((value) => document.questions.some((question) => question.text.includes(value)));
}
