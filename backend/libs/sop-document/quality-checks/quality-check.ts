import type { SopDocument } from '../sop-document.js';
import type { QuestionTopic } from '../sop-question.js';

/** One place where a check found something. */
export interface Finding {
  message: string;
  /** JSON pointer into the document; null when something is missing from it. */
  path: string | null;
  /** The text that the finding is about. */
  text: string | null;
}

/** A deterministic check: the same result for the same document and request, every time. */
export interface QualityCheck {
  /** Number of the check in the product decisions, for example `Q02`. */
  id: string;
  title: string;
  /** Whether the check understands the language; every language if left out. */
  supports?(lang: string): boolean;
  run(document: SopDocument, prompt: string): Finding[];
  /** Whether the findings are few enough; none at all if left out. */
  tolerates?(findings: Finding[], document: SopDocument): boolean;
  /** Remarks that never fail the check. */
  hints?(document: SopDocument, prompt: string): Finding[];
}

/**
 * Whether a question about one of these topics is open, or has an answer without a target field: that is kept with its
 * question in the document, so that an answer never makes a check fail.
 */
export function isAskedAbout(document: SopDocument, topic: QuestionTopic): boolean {
  return document.questions.some(
    ({ about, answer, target }) => about === topic && (answer === null || target === null),
  );
}
