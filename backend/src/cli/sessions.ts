import { runAccountCommand } from './run-account-command.js';
import { runSessionsCommand } from './sessions-command.js';

/** `npm run cli -- sessions …` */
export const run = (): Promise<void> => runAccountCommand(runSessionsCommand);
