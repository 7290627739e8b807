import { type DocumentLine, linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { maskSecret, secretsIn } from './secret-patterns.js';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const PHONE = /(?<![\p{L}\d.,-])(?:\+\d{1,3}[\s.-]?)?\(?\d{2,6}\)?(?:[\s.-]\d{2,6}){1,4}(?![\p{L}\d])/gu;

export const secretsCheck: QualityCheck = {
  id: 'Q21',
  title: 'No secrets',
  run: (document) =>
    allLines(document).flatMap((line) =>
      line.texts.flatMap(secretsIn).map(({ kind, value }) => ({
        message: `This looks like ${kind}. Write where it is kept instead.`,
        path: line.path,
        text: maskSecret(value),
      })),
    ),
  hints: (document, prompt) => [...promptHints(prompt), ...allLines(document).flatMap(contactHints)],
};

function allLines(document: SopDocument): Pick<DocumentLine, 'path' | 'texts'>[] {
  const questions = document.questions.map((question, index) => ({
    path: `/questions/${index}`,
    texts: [question.text, question.answer ?? ''],
  }));
  return [...linesOf(document), ...questions];
}

function promptHints(prompt: string): Finding[] {
  return secretsIn(prompt).map(({ kind, value }) => ({
    message: `The prompt itself holds what looks like ${kind}. Consider changing it.`,
    path: null,
    text: maskSecret(value),
  }));
}

function contactHints(line: Pick<DocumentLine, 'path' | 'texts'>): Finding[] {
  return line.texts.flatMap((text) => {
    const phones = (text.match(PHONE) ?? []).filter((phone) => phone.replace(/\D/gu, '').length >= 8);
    return [...(text.match(EMAIL) ?? []), ...phones]
      .filter((contact) => secretsIn(contact).length === 0)
      .map((contact) => ({ message: 'This is personal contact data.', path: line.path, text: contact.trim() }));
  });
}
