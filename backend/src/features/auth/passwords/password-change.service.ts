import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { type GivenProof, PasswordProofService } from './password-proof.service.js';
import { PasswordStrengthService } from './password-strength.service.js';

/** A password as its owner wants it. */
export interface PasswordChangeRequest extends GivenProof {
  password: string;
}

/** Changes a person's password, after a proof that it is not just someone at an unlocked browser. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly strength: PasswordStrengthService,
    private readonly proof: PasswordProofService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * Every other session of the person ends.
   * @throws AuthError `weak_password`, `same_password`, and what the proof is refused by
   * @see PasswordProofService
   */
  async change(principal: Principal, wanted: PasswordChangeRequest): Promise<void> {
    const { userId, sessionId } = principal;
    const password = await this.strength.acceptOf(userId, wanted.password);
    const currentHash = await this.proof.require(principal, wanted);
    if (currentHash !== null && (await this.hasher.matches(password, currentHash))) {
      throw new AuthError('same_password', 'The new password is the one that you have');
    }
    const hash = await this.hasher.hash(password);
    await this.dataSource.transaction((manager) => this.accounts.setPassword(manager, userId, hash, sessionId));
    this.sessions.forgetUser(userId);
  }
}
