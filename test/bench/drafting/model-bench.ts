import { existsSync } from 'node:fs';
import { SystemClock } from '../../../backend/src/common/clock.js';
import { parseEnvironment } from '../../../backend/src/config/environment.js';
import { ChainedLanguageModel } from '../../../backend/src/platform/language-model/chain/chained.language-model.js';
import { parseModelChain } from '../../../backend/src/platform/language-model/chain/model-chain.js';
import { tableOfModel } from './figures-table.js';
import { measureSet } from './measure-drafts.js';
import { type MeasuredModel, measureModel, type NoDraft } from './measure-model.js';
import type { GoldSet } from './prompt-sets.js';

/**
 * Prints the figures of a set as a language model drafts it, beside those of the offline drafter for the same prompts.
 * @param link such as `ollama:qwen3:14b`, with its settings in the environment or `.env` (docs/models.md)
 */
export async function runModelBench(set: GoldSet, link: string): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { ai } = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
  const chain = parseModelChain(link, ai.settings);
  const model = new ChainedLanguageModel({ chain, clock: new SystemClock(), limits: ai.limits });
  let done = 0;
  const measured = await measureModel(set, model, (id, outcome) => {
    done += 1;
    console.error(`${done} of ${set.golds.length}: ${id} ${outcome}`);
  });
  console.log(modelReport(set, link, measured));
}

/** The table, and why prompts have no draft. */
export function modelReport(set: GoldSet, link: string, { drafted, failures }: MeasuredModel): string {
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  const idsOf = (reason: NoDraft): string[] => failures.filter((each) => each.reason === reason).map(({ id }) => id);
  const none = reasons.map((reason) => `${reason} ${idsOf(reason).join(', ')}`).join('; ');
  const without = `${failures.length} of ${set.golds.length} prompts have no draft by the model`;
  if (drafted.scores.length === 0) return `${without}: ${none}.`;
  const ids = new Set(drafted.scores.map(({ id }) => id));
  const offline = measureSet({ ...set, golds: set.golds.filter(({ id }) => ids.has(id)) });
  return [
    tableOfModel({ ...drafted, name: `${link}, ${set.name}` }, { ...offline, name: `offline, ${set.name}` }),
    failures.length === 0
      ? 'The model drafted every prompt.'
      : `${without}, and are in neither column; the product has the offline drafter write them: ${none}.`,
  ].join('\n\n');
}
