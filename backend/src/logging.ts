import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { SECURITY_LOG } from './common/security-log.js';
import type { Environment } from './config/environment.js';

/** Parts of database errors that quote the row or the statement's values. */
const REDACTED = ['err.parameters', 'err.query', 'err.detail', 'err.driverError', 'err.cause'];

/**
 * JSON log of the process. Requests are logged with method, route pattern, status, time and request id: no query, no
 * header, no body, so that neither tokens nor prompts can get into it.
 * @param destination standard output by default.
 */
export function createLogger(
  environment: Pick<Environment, 'logLevel' | 'processRole'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: environment.logLevel,
    base: { role: environment.processRole },
    redact: { paths: REDACTED, remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Lets Nest's own messages go through the same log. */
export class NestLogger implements LoggerService {
  private readonly securityLogger: Logger;

  constructor(private readonly logger: Logger) {
    // `npm start` logs from `warn` on: what an incident is reconstructed from must be in the log all the same.
    this.securityLogger = logger.isLevelEnabled('info') || logger.level === 'silent' ? logger : atInfo(logger);
  }

  log(message: unknown, context?: string): void {
    this.loggerOf(context).info({ context, ...asObject(message) });
  }

  warn(message: unknown, context?: string): void {
    this.loggerOf(context).warn({ context, ...asObject(message) });
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1), ...asObject(message) });
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug({ context, ...asObject(message) });
  }

  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context, ...asObject(message) });
  }

  private loggerOf(context: string | undefined): Logger {
    return context === SECURITY_LOG ? this.securityLogger : this.logger;
  }
}

function atInfo(logger: Logger): Logger {
  return logger.child({}, { level: 'info' });
}

function asObject(message: unknown): object {
  if (message instanceof Error) return { err: message };
  return typeof message === 'object' && message !== null ? message : { msg: String(message) };
}
