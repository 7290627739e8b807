import { runAccountCommand } from './run-account-command.js';
import { runSessionsCommand } from './sessions-command.js';

await runAccountCommand(runSessionsCommand);
