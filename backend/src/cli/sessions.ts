import { OperatorUsageError } from './operator-usage-error.js';
import { type AccountsContext, runAccountCommand } from './run-account-command.js';

/** `npm run cli -- sessions …` */
export const run = (): Promise<void> => runAccountCommand(runSessionsCommand);

const USAGE = `Usage: sessions end <email> | sessions end --all --yes
  end <email>     sign someone out everywhere, at once
  end --all --yes  sign everyone out, at once: for a leaked key or a stolen database`;

/**
 * Runs the command given after `sessions`.
 * @returns what to print
 * @throws OperatorUsageError; AuthError for an address without an account
 */
async function runSessionsCommand({ operations }: AccountsContext, words: readonly string[]): Promise<string> {
  const [command, subject, ...rest] = words;
  if (command !== 'end') throw new OperatorUsageError(`There is no command '${command ?? ''}'.`, USAGE);
  if (subject === undefined) throw new OperatorUsageError('Whose sessions?', USAGE);
  if (subject !== '--all') return `${await operations.endSessions(subject)} sessions of ${subject} have ended.`;
  if (!rest.includes('--yes')) throw new OperatorUsageError('This signs everyone out: add --yes.', USAGE);
  return `${await operations.endAllSessions()} sessions have ended.`;
}
