import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { FactorQueries } from './factor.queries.js';
import { FactorAttemptsService } from './factor-attempts.service.js';
import { type FactorRow, factorName } from './factor-rows.js';
import { TotpFactorsService } from './totp-factors.service.js';
import { UserFactorsService } from './user-factors.service.js';

/** Codes of authenticator apps where there is no session yet: on the pages of our own provider. */
@Injectable()
export class AppCodesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly totp: TotpFactorsService,
    private readonly attempts: FactorAttemptsService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Whether the person has a verified authenticator app. */
  async areNeeded(userId: string): Promise<boolean> {
    return (await this.findFactorId(this.dataSource.manager, userId)) !== null;
  }

  /** The person's verified authenticator app, oldest first; null without one. */
  findFactorId(manager: EntityManager, userId: string): Promise<string | null> {
    return new FactorQueries(manager).findVerifiedApp(userId);
  }

  /**
   * Takes a code of any of the person's apps. A wrong one counts against each of them.
   * @throws AuthError `mfa_verification_failed`, `over_request_rate_limit`
   */
  async prove(userId: string, code: string): Promise<void> {
    const isRight = await this.dataSource.transaction(async (manager) => {
      const all = await this.factors.lock(manager, userId);
      const apps = all.filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
      for (const app of apps) this.attempts.requireUnblocked(app);
      return this.proveAny(manager, apps, code);
    });
    if (!isRight) throw new AuthError('mfa_verification_failed', 'The code is wrong');
  }

  private async proveAny(manager: EntityManager, apps: readonly FactorRow[], code: string): Promise<boolean> {
    for (const app of apps) {
      const timeStep = this.totp.findTimeStep(app, code);
      if (timeStep === null) continue;
      await new FactorQueries(manager).saveTimeStep(app.id, timeStep);
      const details = { factor: factorName(app) };
      await this.events.record(manager, { kind: 'second_factor_proved', userId: app.user_id, details });
      return true;
    }
    for (const app of apps) await this.attempts.countFailure(manager, app);
    return false;
  }
}
