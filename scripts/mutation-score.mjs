/**
 * What Stryker says of one mutant. Lines and columns begin at 1; the end of a location is the column after the last.
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 * @typedef {Mutant & { file: string, original: string }} LocatedMutant
 * @typedef {{ killed: number, survived: number, uncovered: number, percent: number, plusMinus: number }} Score
 */

const STATUSES = { killed: ['Killed', 'Timeout'], survived: ['Survived'], uncovered: ['NoCoverage'] };
/** Standard deviations on each side of a 95 % interval. */
const NORMAL_95 = 1.96;
/** Of an original or a replacement in a line of the output. */
const LONGEST_EXCERPT = 100;

/**
 * Killed ones of all that were tested, in percent, and half of its 95 % interval in points: 0 when all were tested. Others
 * count nowhere: ignored ones, and those around a sample.
 * @param {Report} report @param {number} share of all mutants that were to be tested @returns {Score}
 */
export function scoreOf(report, share) {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const count = (/** @type {string[]} */ statuses) => all.filter(({ status }) => statuses.includes(status)).length;
  const killed = count(STATUSES.killed);
  const survived = count(STATUSES.survived);
  const uncovered = count(STATUSES.uncovered);
  const tested = killed + survived + uncovered;
  const rate = tested === 0 ? 0 : killed / tested;
  // A sample without replacement: what is not in it is all that is uncertain.
  const deviation = tested === 0 ? 0 : Math.sqrt(((rate * (1 - rate)) / tested) * (1 - share));
  return { killed, survived, uncovered, percent: rate * 100, plusMinus: NORMAL_95 * deviation * 100 };
}

/** Mutants that no test noticed, in the order of the files. @param {Report} report @returns {LocatedMutant[]} */
export function unnoticed(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => [...STATUSES.survived, ...STATUSES.uncovered].includes(status))
      .sort((one, other) => one.location.start.line - other.location.start.line)
      .map((mutant) => ({ ...mutant, file, original: textAt(lines, mutant.location) }));
  });
}

/** @param {string[]} lines @param {Mutant['location']} location */
function textAt(lines, { start, end }) {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = part.at(-1)?.slice(0, end.column - 1) ?? '';
  part[0] = part[0]?.slice(start.column - 1) ?? '';
  return part.join('\n');
}

/** @param {LocatedMutant} mutant */
export function describeMutant({ file, location, status, mutatorName, original, replacement = '' }) {
  const place = `${file}:${location.start.line}:${location.start.column}`;
  return `${place} ${status} ${mutatorName}: ${excerpt(original)} → ${excerpt(replacement)}`;
}

/** @param {string} text */
function excerpt(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}

/** A row of the table in docs/testing.md. @param {string} run folder and options @param {Score} score @param {number} minutes */
export function formatScore(run, { killed, survived, uncovered, percent, plusMinus }, minutes) {
  const interval = plusMinus < 0.5 ? '' : ` ± ${plusMinus.toFixed(0)}`;
  const cells = [run, killed + survived + uncovered, killed, survived, uncovered, `${percent.toFixed(0)} %${interval}`];
  return `| ${[...cells, `${minutes.toFixed(0)} min`].join(' | ')} |`;
}
