import { linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { KnownFacts } from '../specifics/known-facts.js';
import { specificsOf } from '../specifics/specifics.js';
import { type UngroundedLine, ungroundedLines } from '../specifics/ungrounded.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { withoutSecrets } from './secret-patterns.js';

export const factsKeptCheck: QualityCheck = {
  id: 'Q02',
  title: 'Facts of the request are kept',
  run: (document, prompt) => {
    const questions = document.questions.flatMap(({ text, answer }) => [text, answer ?? '']);
    const texts = [...linesOf(document).flatMap((line) => line.texts), ...questions];
    const kept = new KnownFacts(texts.join('\n'), document.lang);
    const lost = specificsOf(withoutSecrets(prompt), document.lang).filter((specific) => !kept.has(specific));
    return [...new Set(lost.map((specific) => specific.text))].map((text) => ({
      message: 'The request says this, the procedure does not.',
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
        values.map((text): Finding => ({ message: 'The request does not say this.', path: line.path, text })),
      ),
};

/** A suggestion says of itself that it is none of the request's facts; other lines need a question about each value. */
function isFlagged({ line, values }: UngroundedLine, document: SopDocument): boolean {
  if (line.src === 'suggested') return true;
  return values.every((value) => document.questions.some((question) => question.text.includes(value)));
}
