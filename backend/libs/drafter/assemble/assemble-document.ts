import {
  cutLine,
  LIST_LIMITS,
  type NewItemId,
  type SopDocument,
  type Source,
  sopDocumentSchema,
  TEXT_LIMITS,
} from '../../sop-document/index.js';
import { capitalise, uniqueBy } from '../text/words.js';
import { askQuestions } from './ask-questions.js';
import type { Assembly } from './assembly.js';
import { lostParts } from './keep-everything.js';
import { makeLists, makeRoles } from './make-lists.js';
import { makePhases } from './make-phases.js';
import { orNull } from './make-steps.js';
import { renumber } from './renumber.js';

/**
 * Puts the document together from what was read.
 * @param parts the sentences of the request; those that no part of the document holds are kept word for word
 */
export function assembleDocument(assembly: Assembly, parts: readonly string[]): SopDocument {
  const { findings, lang, newId, texts, title } = assembly;
  const phases = makePhases(assembly);
  const roles = makeRoles(assembly, phases);
  const body: SopDocument = {
    v: 1,
    lang,
    title: cutLine(title, TEXT_LIMITS.title),
    purpose: orNull(findings.purpose, TEXT_LIMITS.purpose),
    scope: orNull(findings.scope.map((line) => `${line}.`).join(' '), TEXT_LIMITS.scope),
    trigger: orNull(findings.trigger, TEXT_LIMITS.trigger),
    roles,
    ...makeLists(assembly),
    phases,
    notes: [],
    questions: [],
  };
  const refused = assembly.refusals.map((reason) => texts.refusals[reason].note);
  const notes = [...findings.notes, ...lostParts(parts, { ...body, notes: notesOf(findings.notes, newId) })];
  const document = {
    ...body,
    notes: [...notesOf(refused, newId, 'suggested'), ...notesOf(withoutRepeats(notes), newId)].slice(
      0,
      LIST_LIMITS.notes,
    ),
  };
  const renumbered = renumber(document, findings);
  return sopDocumentSchema.parse({ ...renumbered, questions: askQuestions(renumbered, assembly) });
}

export function withoutRepeats(notes: string[]): string[] {
  const unique = uniqueBy(notes, (note) => note);
  return unique.filter(
    (note, index) => !unique.some((other, at) => at !== index && other.length > note.length && other.includes(note)),
  );
}

export function notesOf(texts: readonly string[], newId: NewItemId, src: Source = 'prompt'): SopDocument['notes'] {
  return texts
    .map((text) => cutLine(capitalise(text), TEXT_LIMITS.note))
    .filter(Boolean)
    .slice(0, LIST_LIMITS.notes)
    .map((text) => ({ id: newId(), src, text }));
}
