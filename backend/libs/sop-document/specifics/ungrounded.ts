import { type DocumentLine, linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { KnownFacts } from './known-facts.js';
import type { Specific } from './specific.js';
import { specificsOf } from './specifics.js';

/** A line with a specific value that nobody has stated. */
export interface UngroundedLine {
  line: DocumentLine;
  /** Without repeats, as written. */
  values: string[];
}

/**
 * Returns the lines whose numbers, codes, addresses or names are neither in the request nor in what a person has written
 * or answered since. Titles are left out, because they are written with capitals; so are definitions, which explain.
 */
export function ungroundedLines(document: SopDocument, prompt: string): UngroundedLine[] {
  const lines = linesOf(document);
  const known = new KnownFacts(
    [prompt, ...textsByPeople(document, lines), ...roleNames(document)].join('\n'),
    document.lang,
  );
  const found: UngroundedLine[] = [];
  for (const line of lines) {
    if (line.src === 'user' || isHeadingLike(line)) continue;
    const values = new Set<string>();
    for (const text of line.texts) {
      for (const specific of specificsOf(text, document.lang)) {
        if (isTelling(specific) && !known.has(specific)) values.add(specific.text);
      }
    }
    if (values.size > 0) found.push({ line, values: [...values] });
  }
  return found;
}

function isHeadingLike(line: DocumentLine): boolean {
  return line.about === 'title' || line.about === 'definitions' || line.path.endsWith('/title');
}

function textsByPeople(document: SopDocument, lines: DocumentLine[]): string[] {
  const answers = document.questions.flatMap((question) => (question.answer === null ? [] : [question.answer]));
  return [...lines.filter((line) => line.src === 'user').flatMap((line) => line.texts), ...answers];
}

/** The document may speak of the roles that it declares; whether they are stated is marked at the role itself. */
function roleNames(document: SopDocument): string[] {
  return document.roles.map((role) => role.name.replace(/\d/gu, ''));
}

/** Small bare numbers ("in two steps", "the first") are figures of speech. */
function isTelling({ quantity }: Specific): boolean {
  return quantity === null || quantity.unit !== null || quantity.value > 9 || !Number.isInteger(quantity.value);
}
