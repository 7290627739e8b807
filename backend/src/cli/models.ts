import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { parseModelChain } from '../platform/language-model/chain/model-chain.js';
import { runModelsCommand } from './models-command.js';
import { OperatorUsageError } from './operator-usage-error.js';

/** `npm run cli -- models …` */
export async function run(): Promise<void> {
  // No database is needed: a model can be tried before there is one.
  const { ai } = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
  try {
    const context = {
      chain: parseModelChain(ai.chain, ai.settings),
      settings: ai.settings,
      limits: ai.limits,
      print: (line: string) => console.log(line),
    };
    if (!(await runModelsCommand(context, process.argv.slice(3)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OperatorUsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
