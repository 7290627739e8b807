import { linesToPrint } from './bench-options.js';
import { gapBetween, tableOfLanguages, tableOfSets } from './figures-table.js';
import { linesReport } from './lines-report.js';
import { measureOldPrompts, measureSet, timeLongest, warmUp } from './measure-drafts.js';
import { type GoldSet, goldSets } from './prompt-sets.js';

/** Prints the figures of all drafts, or the lines of some. */
export function runDraftingBench(args: readonly string[]): void {
  const selection = linesToPrint(args);
  const sets = goldSets();
  warmUp();
  if (selection) printLines(selection.name, sets);
  else printFigures(sets);
}

function printLines(name: string, sets: readonly GoldSet[]): void {
  const selected = sets
    .map((set) => ({ ...set, golds: set.name === name ? set.golds : set.golds.filter(({ id }) => id === name) }))
    .find(({ golds }) => golds.length > 0);
  if (!selected) throw new Error(`There is neither a set nor a prompt ${name} with a gold answer`);
  console.log(linesReport(measureSet(selected)));
}

function printFigures(sets: readonly GoldSet[]): void {
  const measured = sets.map(measureSet);
  const [even, odd] = ['even', 'odd'].map((name) => measured.find((set) => set.name === name));
  const own = sets.find(({ name }) => name === 'own');
  if (!even || !odd || !own) throw new Error('A set of prompts is missing');
  console.log(tableOfSets(measured, measureOldPrompts()));
  console.log('\nThe old prompts have no gold answers; their facts are the patterns that a draft has to hold.');
  console.log(
    `Gap between even and odd: ${gapBetween(even, odd).toFixed(1)} points of WRONG; more than 5: a rule was fitted to an example.`,
  );
  console.log(`A request of 20,000 characters: ${timeLongest(own).toFixed(0)} ms.`);
  console.log(`\n${tableOfLanguages(measured)}`);
}
