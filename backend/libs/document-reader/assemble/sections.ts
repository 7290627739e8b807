import { blocksOf } from '../../drafter/index.js';
import { withoutChapterNumber } from '../list-marks.js';

/** The part of a procedure that the text under a heading belongs to; `skip` if it is about the document itself. */
export type ImportSection =
  | 'purpose'
  | 'scope'
  | 'trigger'
  | 'roles'
  | 'definitions'
  | 'resources'
  | 'safety'
  | 'forbidden'
  | 'phases'
  | 'exceptions'
  | 'records'
  | 'kpis'
  | 'references'
  | 'notes'
  | 'skip';

const SKIPPED =
  /^(?:(?:revision|version|change|document) (?:history|control)|change ?log|(?:table of )?contents|distribution(?: list)?|inhalt(?:sverzeichnis)?|änderungs(?:historie|verzeichnis)|historial de (?:cambios|revisiones)|índice|sommaire|historique des (?:révisions|versions)|sumário|histórico de revisões)$/iu;

/** Skipped as well, unless a list follows: "Approval" may list signatures or explain how approval is given. */
const SIGNED = /^(?:approvals?|signatures?|freigabe|aprobación|approbation|aprovação)$/iu;

/** Headings that occur in documents but not in prompts. */
const MORE: readonly [RegExp, ImportSection][] = [
  [
    /^(?:related documents?|attachments?|appendi(?:x|ces)|annex(?:es)?|mitgeltende (?:dokumente|unterlagen)|anlagen)$/iu,
    'references',
  ],
  [/^(?:abbreviations?|acronyms?|terms and definitions|abkürzungen|begriffe und abkürzungen)$/iu, 'definitions'],
  [/^(?:records? and forms|forms and records|dokumentation|nachweise)$/iu, 'records'],
  [
    /^(?:health and safety|arbeitssicherheit|sicherheitshinweise|safety (?:notes?|rules|instructions|precautions?))$/iu,
    'safety',
  ],
  [/^(?:zuständigkeiten|verantwortlichkeiten|responsabilidades|responsabilités)$/iu, 'roles'],
  [
    /^(?:work(?:ing)? (?:steps|instructions?)|step by step|arbeitsschritte|durchführung|vorgehen|procedimiento|déroulement)$/iu,
    'phases',
  ],
];

/**
 * The part of a procedure that a heading names, ignoring its number; null for any other heading.
 * @param hasItems whether a list follows the heading
 */
export function sectionOf(heading: string, hasItems = false): ImportSection | null {
  const name = withoutChapterNumber(heading);
  if (SKIPPED.test(name)) return 'skip';
  if (SIGNED.test(name)) return hasItems ? null : 'skip';
  const known = MORE.find(([pattern]) => pattern.test(name))?.[1];
  // The drafter knows the usual names of parts, and returns them with its blocks.
  return known ?? blocksOf(`# ${name}\nx`)[0]?.section ?? null;
}
