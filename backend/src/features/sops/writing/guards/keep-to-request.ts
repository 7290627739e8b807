import { textsFor } from '../../../../../libs/drafter/index.js';
import {
  cutText,
  type DocumentLine,
  LIST_LIMITS,
  labelsFor,
  linesOf,
  markSuggested,
  type NewItemId,
  newItemId,
  primaryLanguage,
  type SopDocument,
  type SopQuestion,
  TEXT_LIMITS,
} from '../../../../../libs/sop-document/index.js';
import { SaidWords } from './said-words.js';

type Field = 'purpose' | 'scope' | 'trigger';

/**
 * Marks lines with words that are not in the request as suggestions. Purpose, scope and trigger cannot be marked: if
 * they add something, they are cleared, and a question offers the model's text. A missing purpose or scope is asked
 * for, too.
 */
export function keepToRequest(document: SopDocument, request: string, newId: NewItemId = newItemId): SopDocument {
  const said = new SaidWords(request);
  const own = linesOf(document).filter((line) => !line.texts.every((text) => said.cover(text)));
  const ids = own.flatMap((line) => (line.id !== null && line.src === 'prompt' ? [line.id] : []));
  const fields = own.flatMap((line) => (isField(line.about) && line.id === null ? [line.about] : []));
  return withoutOwnFields(markSuggested(document, new Set(ids)), fields, newId);
}

function isField(about: DocumentLine['about']): about is Field {
  return about === 'purpose' || about === 'scope' || about === 'trigger';
}

function withoutOwnFields(document: SopDocument, fields: readonly Field[], newId: NewItemId): SopDocument {
  const kept = { ...document };
  const asked: SopQuestion[] = [];
  for (const field of fields) {
    asked.push(questionAbout(field, confirmation(document.lang, document[field] ?? ''), newId));
    kept[field] = null;
  }
  // The model may have asked about the field as well; one question is enough.
  const others = document.questions.filter((question) => !fields.some((field) => isAbout(question, field)));
  const known = [...asked, ...others];
  const { questions } = textsFor(primaryLanguage(document.lang));
  const missing = (['purpose', 'scope'] as const)
    .filter((field) => kept[field] === null && !known.some((question) => isAbout(question, field)))
    .map((field) => questionAbout(field, questions[field], newId));
  return { ...kept, questions: [...known, ...missing].slice(0, LIST_LIMITS.questions) };
}

function questionAbout(field: Field, text: string, newId: NewItemId): SopQuestion {
  return { id: newId(), about: field, text, answer: null, target: { path: field } };
}

function isAbout({ target }: SopQuestion, field: Field): boolean {
  return target?.path === field;
}

function confirmation(lang: string, sentence: string): string {
  const { confirmValues } = labelsFor(lang);
  const room = TEXT_LIMITS.question - confirmValues.length;
  return confirmValues.replace('{values}', () => `“${cutText(sentence, room)}”`);
}
