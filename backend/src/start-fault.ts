import type { Environment } from './config/environment.js';
import { OperatorError } from './config/operator-error.js';

/** SQLSTATEs and system errors of the first connection, with what the operator can do about them. */
const DATABASE_FAULTS: Readonly<Record<string, (place: DatabasePlace) => string>> = {
  ECONNREFUSED: ({ server }) => `no database answers at ${server}. Is it running, and is the address right?`,
  ECONNRESET: ({ server }) => `the database at ${server} ended the connection. Does it expect TLS (?sslmode=require)?`,
  ENOTFOUND: ({ server }) => `the host of ${server} is not known. Is its name right?`,
  EAI_AGAIN: ({ server }) => `the host of ${server} cannot be looked up. Is its name right, and does DNS work?`,
  ETIMEDOUT: ({ server }) => `the database at ${server} does not answer in time. Is a firewall between?`,
  EHOSTUNREACH: ({ server }) => `the host of ${server} cannot be reached.`,
  '28P01': ({ user, server }) => `the database at ${server} refuses the password of the user ${user}.`,
  '28000': ({ user, server }) => `the database at ${server} does not let the user ${user} in.`,
  '3D000': ({ name, server }) =>
    `there is no database ${name} at ${server}. Make it (createdb ${name}), or correct the name.`,
  '42501': ({ user, name, said }) => `the user ${user} may not do what is needed in the database ${name}: ${said}.`,
  '53300': ({ server }) => `the database at ${server} takes no more connections.`,
  '57P03': ({ server }) => `the database at ${server} is starting or stopping. Try again.`,
};

const LISTEN_FAULTS: Readonly<Record<string, (place: Environment) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT: port ${port} of ${host} is taken. End the program that has it, or set another.`,
  EACCES: ({ port, host }) => `PORT: this account may not listen on port ${port} of ${host}. Set one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is no address of this machine.`,
};

interface DatabasePlace {
  server: string;
  user: string;
  name: string;
  /** What the database itself said. */
  said: string;
}

/**
 * Runs work with the database; what an operator can mend becomes an {@link OperatorError}.
 * @param setting name and value of the address that the work uses.
 */
export function explainDatabaseFaults<T>(
  { name, url }: { name: 'DATABASE_URL' | 'DATABASE_OWNER_URL'; url: string },
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((error: unknown) => {
    const sentence = DATABASE_FAULTS[codeOf(error)]?.(placeOf(url, error));
    throw sentence ? new OperatorError(`${name}: ${sentence}`, { cause: error }) : error;
  });
}

/** The same for listening. */
export function explainListenFaults<T>(environment: Environment, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    const sentence = LISTEN_FAULTS[codeOf(error)]?.(environment);
    throw sentence ? new OperatorError(sentence, { cause: error }) : error;
  });
}

/** A host with several addresses fails with one error for all of them. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && !('code' in error && error.code)) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Where a database is, without its password. */
function placeOf(url: string, error: unknown): DatabasePlace {
  const { host, hostname, port, username, pathname } = new URL(url);
  const user = decodeURIComponent(username) || 'of this process';
  return {
    server: port === '' ? `${hostname}:5432` : host,
    user,
    name: decodeURIComponent(pathname.slice(1)) || user,
    said: error instanceof Error ? error.message : '',
  };
}
