import type { SopDocument } from '../sop-document.js';
import { acronymsCheck } from './acronyms.check.js';
import { openBlanksCheck } from './blanks.check.js';
import { citationsCheck } from './citations.check.js';
import { conflictsCheck } from './conflicts.check.js';
import { controlDataCheck } from './control-data.check.js';
import { coverageCheck } from './coverage.check.js';
import { dangersCheck } from './dangers.check.js';
import { exceptionsCheck } from './exceptions.check.js';
import { factsKeptCheck, nothingInventedCheck } from './facts.checks.js';
import { jumpsCheck } from './jumps.check.js';
import { languageCheck } from './language.check.js';
import { lastWordCheck } from './last-word.check.js';
import { linesAsWritten } from './lines-as-written.js';
import { markupCheck } from './markup.check.js';
import { orderCheck } from './order.check.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { readabilityCheck } from './readability.check.js';
import { repeatedStepsCheck } from './repeated-steps.check.js';
import { rolesCheck } from './roles.check.js';
import { safetyCheck } from './safety.check.js';
import { secretsCheck } from './secrets.check.js';
import { oneActionCheck, stepLengthCheck } from './step-wording.checks.js';
import { acceptanceCheck, blocksCheck, recordsCheck } from './structure.checks.js';
import { vagueWordsCheck } from './vague-words.check.js';
import { verbFirstCheck } from './verb-first.check.js';

/** The checks in the order in which an author sees them. */
export const QUALITY_CHECKS: readonly QualityCheck[] = [
  blocksCheck,
  factsKeptCheck,
  nothingInventedCheck,
  orderCheck,
  coverageCheck,
  lastWordCheck,
  conflictsCheck,
  verbFirstCheck,
  oneActionCheck,
  stepLengthCheck,
  rolesCheck,
  vagueWordsCheck,
  safetyCheck,
  exceptionsCheck,
  acceptanceCheck,
  recordsCheck,
  jumpsCheck,
  acronymsCheck,
  readabilityCheck,
  languageCheck,
  secretsCheck,
  markupCheck,
  controlDataCheck,
  dangersCheck,
  repeatedStepsCheck,
  citationsCheck,
  openBlanksCheck,
];

/** The result of one check. A check that does not know the language passes with the note `not judged`. */
export interface QualityResult {
  id: string;
  title: string;
  passed: boolean;
  note: 'not judged' | null;
  /** Also of a passed check, when it tolerates a few. */
  findings: Finding[];
}

/** How many checks a document passes, and what each one found. */
export interface QualityReport {
  passed: number;
  total: number;
  results: QualityResult[];
  /** Ids of the lines kept as the person wrote them. */
  as_written: string[];
}

/** Checks a document against the request it was drafted from. */
export function runQualityChecks(document: SopDocument, prompt: string): QualityReport {
  const results = QUALITY_CHECKS.map((check) => resultOf(check, document, prompt));
  const passed = results.filter((result) => result.passed).length;
  return { passed, total: results.length, results, as_written: linesAsWritten(document, prompt) };
}

function resultOf(check: QualityCheck, document: SopDocument, prompt: string): QualityResult {
  const { id, title } = check;
  if (check.supports && !check.supports(document.lang)) {
    return { id, title, passed: true, note: 'not judged', findings: [] };
  }
  const findings = check.run(document, prompt);
  const passed = check.tolerates ? check.tolerates(findings, document) : findings.length === 0;
  return { id, title, passed, note: null, findings: [...findings, ...(check.hints?.(document, prompt) ?? [])] };
}
