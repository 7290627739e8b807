import { runAccountsCommand } from './accounts-command.js';
import { runAccountCommand } from './run-account-command.js';

await runAccountCommand(runAccountsCommand);
