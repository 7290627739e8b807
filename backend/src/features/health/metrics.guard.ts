import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../../common/crypto/secrets.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

/**
 * Requires METRICS_TOKEN for the metrics. Without the setting they are public in development, and disabled in
 * production.
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
    if (isSameSecret(authorization, `Bearer ${metricsToken}`)) return true;
    throw commonProblems['not-signed-in']({ headers: { 'www-authenticate': 'Bearer' } });
  }
}
