import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppCodesService } from '../factors/app-codes.service.js';
import { SessionAssuranceService, type SteppedUpSession } from '../factors/session-assurance.service.js';
import type { AuthorizedFlow } from '../providers/auth-flow.queries.js';
import type { Device } from '../sessions/session-change.queries.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';

/** Begins the session that a sign-in ends in, on the level that was proved on its way. */
@Injectable()
export class FlowSessionsService {
  constructor(
    private readonly issuer: SessionIssuerService,
    private readonly appCodes: AppCodesService,
    private readonly assurance: SessionAssuranceService,
  ) {}

  async begin(manager: EntityManager, flow: AuthorizedFlow, device: Device): Promise<SteppedUpSession> {
    const begun = await this.issuer.begin(manager, flow.user_id, flow.method, device);
    const factorId = flow.proved_factor ? await this.appCodes.findFactorId(manager, flow.user_id) : null;
    return factorId ? this.assurance.stepUp(manager, begun.session.id, { factorId, method: 'totp' }) : begun;
  }
}
