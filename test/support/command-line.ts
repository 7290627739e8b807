import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CLI_PROGRAM, commandOf } from './built-programs.js';

/** What a command came to. */
export interface CommandAnswer {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs `npm run cli -- …` as an operator does.
 * @param env all that it knows of its surroundings beside PATH
 * @param cwd where it runs; here if not given
 */
export async function runCli(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<CommandAnswer> {
  const child = spawn(process.execPath, commandOf(CLI_PROGRAM, ...words), {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

/** The same for a command that has to succeed. @returns what it printed @throws Error with `code` and `stderr` */
export async function outputOfCli(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { code, out, err } = await runCli(words, env);
  if (code !== 0) throw Object.assign(new Error(`${words.join(' ')} ended with ${code}`), { code, stderr: err });
  return out;
}
