import { readOptions } from './bench-options.js';
import { gapBetween, tableOfLanguages, tableOfSets } from './figures-table.js';
import { linesReport } from './lines-report.js';
import { measureOldPrompts, measureSet, timeLongest, warmUp } from './measure-drafts.js';
import { runModelBench } from './model-bench.js';
import { type GoldSet, goldSets } from './prompt-sets.js';

/** Prints the figures of all drafts, the lines of some, or the figures of a language model. */
export async function runDraftingBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const sets = goldSets();
  warmUp();
  if (options.kind === 'lines') printLines(options.name, sets);
  else if (options.kind === 'model') await runModelBench(setNamed(options.set, sets), options.link);
  else printFigures(sets);
}

function setNamed(name: string, sets: readonly GoldSet[]): GoldSet {
  const set = sets.find((each) => each.name === name);
  if (!set) throw new Error(`There is no set ${name}`);
  return set;
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
  if (!even || !odd) throw new Error('A set of prompts is missing');
  console.log(tableOfSets(measured, measureOldPrompts()));
  console.log('\nThe old prompts have no gold answers; their facts are the patterns that a draft has to hold.');
  console.log(
    `Gap between even and odd: ${gapBetween(even, odd).toFixed(1)} points of WRONG; more than 5: a rule was fitted to an example.`,
  );
  console.log(`A request of 20,000 characters: ${timeLongest(setNamed('own', sets)).toFixed(0)} ms.`);
  console.log(`\n${tableOfLanguages(measured)}`);
}
