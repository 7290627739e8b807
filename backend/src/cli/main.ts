import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../config/operator-error.js';

/** A command reads its arguments, prints the result and sets the exit code. */
interface Command {
  run(): Promise<void>;
}

/** Operator's commands: `npm run cli -- <command>`. Each is a file next to this one. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  accounts: () => import('./accounts.js'),
  billing: () => import('./billing.js'),
  keys: () => import('./keys.js'),
  migrate: () => import('./migrate.js'),
  models: () => import('./models.js'),
  rehearsal: () => import('./rehearsal.js'),
  sessions: () => import('./sessions.js'),
  storage: () => import('./storage.js'),
};

async function main(name: string): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (existsSync('.env')) process.loadEnvFile('.env');
  // While `npm start` is running, the commands use its embedded database.
  if (!process.env['DATABASE_URL']) {
    const { findRunningDatabase } = await import('../../libs/embedded-postgres/index.js');
    const database = findRunningDatabase(join(process.env['DATA_DIR'] || '.data', 'postgres'));
    if (database) {
      process.env['DATABASE_URL'] = database.app;
      process.env['DATABASE_OWNER_URL'] = database.owner;
    }
  }
  if (command) {
    await command()
      .then(({ run }) => run())
      .catch(explain);
  } else {
    console.error(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
    process.exitCode = 2;
  }
}

/** Errors that the operator can fix show only their message; all others are bugs and keep their stack trace. */
function explain(error: unknown): void {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// No `await` outside a function: dist/server holds this as CommonJS.
void main(process.argv[2] ?? '');
