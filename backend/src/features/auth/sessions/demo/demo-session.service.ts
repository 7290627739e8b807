import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { commonProblems } from '../../../../common/problems/common.problems.js';
import { ENVIRONMENT } from '../../../../config/config.module.js';
import type { Environment } from '../../../../config/environment.js';
import { DEMO_PERSON } from '../../../../platform/identity-provider/demo-accounts.js';
import {
  BUILT_IN_PROVIDER,
  isBuiltInProviderEnabled,
  PROVIDER_PATH,
} from '../../../../platform/identity-provider/provider-client.js';
import { IdentityAccountsService } from '../../providers/identity-accounts.service.js';
import type { Device } from '../session-change.queries.js';
import { SessionIssuerService } from '../session-issuer.service.js';

/**
 * Starts sessions of the first demo account, which everyone can use on the sign-in page, too: this grants no additional
 * access.
 */
@Injectable()
export class DemoSessionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: IdentityAccountsService,
    private readonly issuer: SessionIssuerService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws the problem `not-found` where demo accounts cannot be used. */
  requireDemonstration(): void {
    const { environment } = this;
    if (!environment.demo || !isBuiltInProviderEnabled(environment)) throw commonProblems['not-found']();
  }

  async begin(device: Device): Promise<DemoSessionDto> {
    const { id: subject, email, fullName } = DEMO_PERSON;
    const issuer = `${this.environment.appUrl}${PROVIDER_PATH}`;
    const identity = { provider: BUILT_IN_PROVIDER.name, issuer, subject, email, fullName };
    const { user, session, refreshToken } = await this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.signIn(manager, identity);
      return { user: account, ...(await this.issuer.begin(manager, account.id, 'oauth', device)) };
    });
    const { access_token } = await this.issuer.answer(user, session, refreshToken);
    return { access_token, full_name: fullName };
  }
}

/** A session of the demo account, for the API explorer. It cannot be renewed. */
export class DemoSessionDto {
  access_token: string;
  full_name: string;
}
