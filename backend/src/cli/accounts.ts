import { runAccountsCommand } from './accounts-command.js';
import { runAccountCommand } from './run-account-command.js';

/** `npm run cli -- accounts …` */
export const run = (): Promise<void> => runAccountCommand(runAccountsCommand);
