/** Operator's commands: `npm run cli -- <command>`. Each is a file of its own beside this one. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  accounts: () => import('./accounts.js'),
  billing: () => import('./billing.js'),
  keys: () => import('./keys.js'),
  migrate: () => import('./migrate.js'),
};

const name = process.argv[2] ?? '';
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  await command();
} else {
  console.error(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
  process.exitCode = 2;
}
