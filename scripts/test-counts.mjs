/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */
/**
 * @typedef {object} TestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: object[] }[]} testResults
 */

const LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** The one line that every runner of tests ends with. @param {TestCounts} counts */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Reads what a runner counted from its last line. A runner that says nothing, or ends badly without a failed test,
 * counts as one failure: nothing may get lost in the sum.
 * @param {string} output @param {number | null} status exit code @returns {TestCounts}
 */
export function readCounts(output, status) {
  const [, ...numbers] = output.trimEnd().split('\n').at(-1)?.match(LINE) ?? [];
  if (numbers.length === 0) return { passed: 0, failed: 1, skipped: 0 };
  const [passed = 0, failed = 0, skipped = 0] = numbers.map((number) => Number(number ?? 0));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed, skipped };
}

/**
 * Counts the JSON report of Jest or Vitest, which have one form. A suite that cannot even be loaded counts as one
 * failure, and so does a run that ends badly without a failed test, as for an error outside any test.
 * @param {TestReport} report @param {number | null} status exit code @returns {TestCounts}
 */
export function countReport(report, status) {
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {TestCounts[]} counts @returns {TestCounts} */
export function sumCounts(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** Whether a run proves anything: something passed and nothing failed. @param {TestCounts} counts */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0;
}
