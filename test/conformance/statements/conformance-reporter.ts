import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { allIds, idsIn, idsOf, SECTIONS } from './statement-ids.js';
import { UNTESTABLE } from './untestable.js';

/** Prints how many statements hold, section by section, which do not, and which have no test. */
export default class ConformanceReporter implements Reporter {
  private readonly held = new Set<string>();
  private readonly broken = new Map<string, string>();

  onTestCaseResult(testCase: TestCase): void {
    const { state } = testCase.result();
    for (const id of idsIn(testCase.fullName)) {
      if (state === 'passed') this.held.add(id);
      else this.broken.set(id, `${testCase.fullName} (${state})`);
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
