import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '../../common/access/principal.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { WindowCounter } from './window-counter.js';

export const CREATION_KEY = 'counts-as-creation';

/** Counts calls of the route toward the limit of what one person may create. */
export const CountsAsCreation = () => SetMetadata(CREATION_KEY, true);

const MINUTE_MS = 60_000;
const MAX_CALLS_A_MINUTE = 1200;
const MAX_CREATIONS_IN_TEN_MINUTES = 300;

/**
 * Limits the calls and creations of one person. Must run after the authentication guard. Each process counts
 * separately: the limits are far above normal use, and every call is checked.
 */
@Injectable()
export class PersonCeilingGuard implements CanActivate {
  private readonly calls: WindowCounter;
  private readonly creations: WindowCounter;

  constructor(
    private readonly reflector: Reflector,
    @Inject(ENVIRONMENT) { rateLimitFactor }: Environment,
  ) {
    this.calls = new WindowCounter({ points: Math.ceil(MAX_CALLS_A_MINUTE * rateLimitFactor), windowMs: MINUTE_MS });
    this.creations = new WindowCounter({
      points: Math.ceil(MAX_CREATIONS_IN_TEN_MINUTES * rateLimitFactor),
      windowMs: 10 * MINUTE_MS,
    });
  }

  /** @throws the problem `too-many-requests`, with `retry-after` */
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
    if (!user) return true;
    const isCreation = this.reflector.get<true | undefined>(CREATION_KEY, context.getHandler()) === true;
    const waitMs = this.calls.count(user.userId) ?? (isCreation ? this.creations.count(user.userId) : null);
    if (waitMs === null) return true;
    throw commonProblems['too-many-requests']({ headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
  }
}
