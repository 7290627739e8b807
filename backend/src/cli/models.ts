import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import type { CallLimits } from '../platform/language-model/calls/call-watch.js';
import { type ModelLink, parseModelChain } from '../platform/language-model/chain/model-chain.js';
import type { LanguageModelErrorCode } from '../platform/language-model/language-model.js';
import { baseUrlOf, listModels, ModelListingError } from '../platform/language-model/providers/model-listing.js';
import { isGood, type Trial, type TrialSpeed, tryModel } from './model-trial.js';
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

const USAGE = `Usage: models <command>
  test [name:model]   has each model of AI_CHAIN, or this one, draft three prompts: whether it answers, how fast, how well
  list [name]         the models that each provider of AI_CHAIN, or this one, offers

A name stands for its settings: AI_<NAME>_BASE_URL and AI_<NAME>_API_KEY. How to connect a model: docs/models.md`;

/** What the commands work with. */
export interface ModelsContext {
  chain: readonly ModelLink[];
  /** Every `AI_*` setting by its full name. */
  settings: Record<string, string>;
  limits: CallLimits;
  print(line: string): void;
}

/** The message for a failure, for the operator who can fix it. */
const FAILURES: Readonly<Record<LanguageModelErrorCode, string>> = {
  cancelled: 'was canceled',
  refused: 'declines to write it',
  no_provider: 'is not set up',
  busy: 'is busy: its rate limit is reached',
  timeout: 'is silent for too long: a slow machine needs a longer AI_FIRST_BYTE_TIMEOUT_MS or a smaller model',
  provider_down: 'is out of order: the server reports a fault of its own',
  network: 'cannot be reached: nothing answers there, or the connection breaks',
  misconfigured: 'is set up wrongly: the key, the base URL or the name of the model is wrong',
  quota: 'has no credit left',
  prompt_too_long: 'cannot read so long a prompt: give it a larger context window',
  invalid_output: 'answers with what cannot be used, also when it is asked again',
  bad_answer: 'answers with more than can be read',
  too_long: 'does not come to an end: its answer is cut at the token limit',
};

/**
 * Runs the command given after `models`, and prints its progress: a slow model takes minutes.
 * @returns whether every model responded, and drafted well if that was requested
 * @throws OperatorUsageError, InvalidModelChainError
 */
export async function runModelsCommand(context: ModelsContext, words: readonly string[]): Promise<boolean> {
  const [command = '', subject, ...rest] = words;
  if (rest.length > 0) throw new OperatorUsageError(`'${rest.join(' ')}' is too much.`, USAGE);
  switch (command) {
    case 'test':
      return everyOne(linksOf(context, subject), (link) => testModel(link, context));
    case 'list':
      return everyOne(providersOf(linksOf(context, subject && `${subject}:any`)), (link) =>
        listProvider(link, context),
      );
    default:
      throw new OperatorUsageError(`There is no command '${command}'.`, USAGE);
  }
}

/** The models of AI_CHAIN, or the named one. */
function linksOf({ chain, settings }: ModelsContext, named: string | undefined): readonly ModelLink[] {
  const links = named ? parseModelChain(named, settings) : chain;
  if (links.length === 0) throw new OperatorUsageError('AI_CHAIN is empty: no model is connected.', USAGE);
  return links;
}

function providersOf(links: readonly ModelLink[]): ModelLink[] {
  return [...new Map(links.map((link) => [link.provider, link])).values()];
}

/** One after the other: models on one machine would slow each other down. */
async function everyOne(links: readonly ModelLink[], work: (link: ModelLink) => Promise<boolean>): Promise<boolean> {
  let isEveryOne = true;
  for (const link of links) isEveryOne = (await work(link)) && isEveryOne;
  return isEveryOne;
}

async function testModel(link: ModelLink, { limits, print }: ModelsContext): Promise<boolean> {
  print(`${link.provider}:${link.model} at ${baseUrlOf(link)}`);
  const trials: Trial[] = [];
  for await (const trial of tryModel(link, limits)) {
    trials.push(trial);
    for (const line of describeTrial(trial)) print(`  ${line}`);
  }
  const isWell = trials.every(isGood);
  print(isWell ? '  It drafts well.' : '  It does not do. The offline drafter steps in where a model fails.');
  return isWell;
}

function describeTrial({ prompt, speed, calls, outcome }: Trial): string[] {
  const name = `${prompt.name}:`.padEnd(15);
  if (outcome.kind === 'failed') return [`${name} it ${FAILURES[outcome.code]} (${outcome.code})`];
  const asked = calls > 1 ? `, asked ${calls} times` : '';
  const quality = `${outcome.passed} of ${outcome.total} checks, ${outcome.steps} steps${asked}`;
  return [
    `${name} ${describeSpeed(speed)}; ${quality}`,
    ...(outcome.isGood ? [] : outcome.failedChecks.map((check) => `  not: ${check}`)),
  ];
}

function describeSpeed({ firstWordS, tokensPerS, charactersPerS }: TrialSpeed): string {
  if (firstWordS === null) return 'no word';
  const rates = [
    tokensPerS === null ? '' : `${Math.round(tokensPerS)} tokens/s`,
    charactersPerS === null ? '' : `${Math.round(charactersPerS)} characters/s`,
  ].filter(Boolean);
  return [`first word after ${firstWordS.toFixed(1)} s`, ...rates].join(', ');
}

async function listProvider(link: ModelLink, { chain, print }: ModelsContext): Promise<boolean> {
  print(`${link.provider} at ${baseUrlOf(link)}`);
  try {
    const offered = await listModels(link);
    const wanted = chain.filter(({ provider }) => provider === link.provider).map(({ model }) => model);
    for (const model of offered) print(`  ${model}${wanted.includes(model) ? '  (in AI_CHAIN)' : ''}`);
    if (offered.length === 0) print('  It offers no model yet.');
    // Ollama lists mistral:latest and takes mistral as well.
    const missing = wanted.filter((model) => !offered.includes(model) && !offered.includes(`${model}:latest`));
    for (const model of missing) print(`  AI_CHAIN names ${model}, which is not in the list.`);
    return missing.length === 0;
  } catch (error) {
    if (!(error instanceof ModelListingError)) throw error;
    print(`  ${error.message}`);
    return false;
  }
}
