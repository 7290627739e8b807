import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { AuthError } from '../auth-error.js';
import { AuthUsersService } from '../auth-users.service.js';

/** Guards the ways to sign in to an account against whoever found a browser open, and keeps one of them at least. */
@Injectable()
export class IdentityChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
  ) {}

  /**
   * Who has a second factor must have proved it in this session.
   * @param options.status where a call answers with another status than 403.
   * @throws AuthError `insufficient_aal`
   */
  async requireAssurance({ userId, aal }: Principal, options: { status?: number } = {}): Promise<void> {
    const user = await this.users.findUser(userId);
    const hasFactor = user?.factors.some(({ status }) => status === 'verified') ?? false;
    if (hasFactor && aal !== 'aal2') {
      throw new AuthError('insufficient_aal', 'Verify a second factor before changing how you sign in', options);
    }
  }

  /**
   * Takes a way to sign in from the account.
   * @throws AuthError `insufficient_aal`, `identity_not_found`, `single_identity_not_deletable`
   */
  async unlink(principal: Principal, identityId: string): Promise<void> {
    await this.requireAssurance(principal);
    const { userId } = principal;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM auth_users WHERE id = $1 FOR UPDATE', [userId]);
      const identities = await this.users.listIdentities(userId, manager);
      if (!identities.some(({ id }) => id === identityId)) {
        throw new AuthError('identity_not_found', 'There is no such identity');
      }
      if (identities.length === 1) {
        throw new AuthError('single_identity_not_deletable', 'An account needs one way to sign in at least');
      }
      const left = identities.filter(({ id }) => id !== identityId).map(({ provider }) => provider);
      await manager.query('DELETE FROM auth_identities WHERE id = $1', [identityId]);
      await manager.query(
        `UPDATE auth_users SET app_metadata = app_metadata || jsonb_build_object('provider', $2::text, 'providers', $3::jsonb),
           updated_at = now() WHERE id = $1`,
        [userId, left[0], JSON.stringify([...new Set(left)])],
      );
    });
  }
}
