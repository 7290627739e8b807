import { OperatorUsageError } from './operator-usage-error.js';
import { type AccountsContext, runAccountCommand } from './run-account-command.js';

/** `npm run cli -- accounts …` */
export const run = (): Promise<void> => runAccountCommand(runAccountsCommand);

const USAGE = `Usage: accounts <command> <email>
  show <email>             what is known of an account, without secrets, and its newest security events
  events <email>|<id>      its security events, one a line, newest first; by id also when it has been deleted, and by
                            an address that nobody has: the tries on it
  add <email> [name]       make an account and print a link by which its owner chooses a password
  link <email>             print such a link for an account that is there
  confirm <email>          mark the email address as verified
  remove-factors <email>   for someone who has lost every second factor
  ban <email> <duration>   keep someone out, for example for 24h; 'none' lets them in again`;

const EVENTS_SHOWN = 10;
const EVENTS_LISTED = 1000;

/**
 * Runs the command given after `accounts`.
 * @returns what to print
 * @throws OperatorUsageError; AuthError for what cannot be done to the account
 */
async function runAccountsCommand({ operations, events }: AccountsContext, words: readonly string[]): Promise<string> {
  const [command = '', email = '', ...rest] = words;
  if (email === '') throw new OperatorUsageError('Which account?', USAGE);
  switch (command) {
    case 'show':
      return JSON.stringify(
        { ...(await operations.find(email)), security_events: await events.newestOf(email, EVENTS_SHOWN) },
        null,
        2,
      );
    case 'events': {
      const found = await events.newestOf(email, EVENTS_LISTED);
      if (found.length === 0) throw new OperatorUsageError(`There are no security events of '${email}'.`, USAGE);
      return found.map((event) => JSON.stringify(event)).join('\n');
    }
    case 'add':
      return linkText(await operations.add(email, rest.join(' ')));
    case 'link':
      return linkText(await operations.passwordLink(email));
    case 'confirm':
      await operations.confirm(email);
      return `${email} is confirmed.`;
    case 'remove-factors':
      await operations.removeFactors(email);
      return `${email} has no second factor any more.`;
    case 'ban': {
      const [duration] = rest;
      if (!duration) throw new OperatorUsageError('For how long?', USAGE);
      await operations.ban(email, duration);
      return duration === 'none' ? `${email} may come in again.` : `${email} is kept out for ${duration}.`;
    }
    default:
      throw new OperatorUsageError(`There is no command '${command}'.`, USAGE);
  }
}

function linkText(address: string): string {
  return `Whoever opens this address within the hour gets into the account. Pass it on to its owner only:\n${address}`;
}
