import type { SopDocument } from '../../../api/generated/types.gen';
import { LINE_FORMS, type LineField, STEP_FORM } from './line-forms';

type FlatList = keyof typeof LINE_FORMS;

/**
 * Makes a document that can be saved of what a person has typed: texts are trimmed, unknown values are null, lines
 * that say nothing are left out.
 * @param untitled stands for a title that was deleted
 */
export function tidyDocument(document: SopDocument, untitled: string): SopDocument {
  const lists = Object.keys(LINE_FORMS) as FlatList[];
  const tidied = lists.map((list) => [list, tidyLines<object>(document[list], LINE_FORMS[list].fields)]);
  const phases = document.phases
    .map((phase) => ({ ...phase, steps: tidyLines(phase.steps, STEP_FORM.fields) }))
    .filter((phase) => phase.steps.length > 0)
    .map((phase, index) => ({ ...phase, title: phase.title.trim() || `${index + 1}` }));
  return {
    ...document,
    title: document.title.trim() || untitled,
    purpose: textOrNull(document.purpose),
    scope: textOrNull(document.scope),
    trigger: textOrNull(document.trigger),
    ...Object.fromEntries(tidied),
    phases,
  };
}

function tidyLines<Line extends object>(lines: Line[], fields: readonly LineField[]): Line[] {
  return lines.map((line) => tidyLine(line, fields)).filter((line) => saysSomething(line, fields));
}

function tidyLine<Line extends object>(line: Line, fields: readonly LineField[]): Line {
  const texts = fields.map(({ name, isList, isRequired }) => {
    const value = (line as Record<string, unknown>)[name];
    if (isList) return [name, (value as string[]).map((entry) => entry.trim()).filter(Boolean)];
    return [name, isRequired ? String(value).trim() : textOrNull(value as string | null)];
  });
  return { ...line, ...Object.fromEntries(texts) };
}

function saysSomething(line: object, fields: readonly LineField[]): boolean {
  return fields.every(({ name, isRequired }) => !isRequired || (line as Record<string, unknown>)[name] !== '');
}

function textOrNull(text: string | null): string | null {
  return text?.trim() || null;
}
