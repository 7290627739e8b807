import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { commonProblems } from '../../common/problems/common.problems.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

/**
 * Lets the bearer of METRICS_TOKEN read the metrics. Without the setting they are open in development, and do not exist
 * in production.
 */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { isProduction } = this.environment;
    const { metricsToken } = this.environment.http;
    if (metricsToken === undefined) {
      if (isProduction) throw commonProblems['not-found']();
      return true;
    }
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (isSame(authorization ?? '', `Bearer ${metricsToken}`)) return true;
    throw commonProblems['not-signed-in']({ headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Takes as long for every answer. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
