import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { allIds, idsIn, idsOf, SECTIONS } from './statement-ids.js';
import { UNTESTABLE } from './untestable.js';

/** What Jest has written down of its own tests, as far as it is read here. */
interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Prints how many statements hold, section by section, which do not, and which have no test. Counts the tests of this
 * run, and those of the report of Jest that CONFORMANCE_JEST_REPORT names.
 */
export default class ConformanceReporter implements Reporter {
  private readonly held = new Set<string>();
  private readonly broken = new Map<string, string>();

  onInit(): void {
    const file = process.env['CONFORMANCE_JEST_REPORT'];
    if (!file) return;
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    for (const { fullName, status } of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
      this.count(fullName, status);
    }
  }

  onTestCaseResult(testCase: TestCase): void {
    this.count(testCase.fullName, testCase.result().state);
  }

  private count(title: string, state: string): void {
    for (const id of idsIn(title)) {
      if (state === 'passed') this.held.add(id);
      else this.broken.set(id, `${title} (${state})`);
    }
  }

  onTestModuleEnd(testModule: TestModule): void {
    for (const error of testModule.errors()) print(`${testModule.moduleId}: ${error.message}`);
  }

  onTestRunEnd(): void {
    const holds = (id: string): boolean => this.held.has(id) && !this.broken.has(id);
    print('\nConformance\n');
    for (const section of SECTIONS) {
      const testable = idsOf(section).filter((id) => !(id in UNTESTABLE));
      const count = `${testable.filter(holds).length} of ${testable.length}`;
      print(`  ${section.name}  ${section.topic.padEnd(24)} ${count.padStart(10)} hold`);
    }
    const testable = allIds().filter((id) => !(id in UNTESTABLE));
    print(`\n  ${testable.filter(holds).length} of ${testable.length} testable statements hold`);
    this.printList(
      'Not holding',
      testable.filter((id) => !holds(id)).map((id) => [id, this.failureOf(id)]),
    );
    this.printList('Without a test', Object.entries(UNTESTABLE));
  }

  private failureOf(id: string): string {
    return this.broken.get(id) ?? 'no test has run';
  }

  private printList(heading: string, entries: [string, string][]): void {
    if (entries.length === 0) return;
    print(`\n${heading}\n`);
    for (const [id, text] of entries) print(`  ${id.padEnd(7)} ${text}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
