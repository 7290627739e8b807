import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { userInfo } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The actor of an operation: unknown, a person, the service key, the command line, or a job. */
export const ACTORS = ['anonymous', 'person', 'admin_api', 'operator', 'system'] as const;

export type Actor = (typeof ACTORS)[number];

/** The origin of a request. */
interface Origin {
  readonly id: string;
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

/** The request that is being answered, or the command that is being run. */
export class RequestContext {
  sessionId: string | null = null;

  constructor(
    public actor: Actor,
    private readonly origin: Origin | null = null,
    /** Login name of the operator, for a command. */
    readonly operator: string | null = null,
  ) {}

  get requestId(): string | null {
    return this.origin?.id ?? null;
  }

  /** Without the zone of a link-local address, which Postgres does not take; IPv4 in its own form. */
  get clientIp(): string | null {
    const [address = ''] = (this.origin?.ip ?? '').split('%', 1);
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) === 0 ? null : plain;
  }

  /** At most 400 characters. */
  get userAgent(): string | null {
    return this.origin?.headers['user-agent']?.slice(0, 400) ?? null;
  }
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Makes {@link currentContext} available to everything that a request calls. */
export function registerRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    contexts.run(new RequestContext('anonymous', request), done);
  });
}

/** The context of the running request or command; jobs and timers have their own. */
export function currentContext(): RequestContext {
  return contexts.getStore() ?? new RequestContext('system');
}

/** Sets the user of the running request, once its guard has identified them. */
export function identifyCaller(actor: Actor, sessionId: string | null = null): void {
  const context = contexts.getStore();
  if (!context) return;
  context.actor = actor;
  context.sessionId = sessionId;
}

/** Runs a command of the operator's command line. */
export function runAsOperator<Result>(command: () => Promise<Result>): Promise<Result> {
  return contexts.run(new RequestContext('operator', null, operatorLogin()), command);
}

/** The operating system's user name at the command line; a container may have none. */
function operatorLogin(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
