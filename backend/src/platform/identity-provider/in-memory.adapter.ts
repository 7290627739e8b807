import type { Adapter } from 'oidc-provider';

/**
 * Keeps nothing. For the provider's own sessions: nobody stays signed in at the provider, so that each sign-in asks
 * which account, and another account is one click away.
 */
export class InMemoryAdapter implements Adapter {
  async upsert(): Promise<void> {}

  async find(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async consume(): Promise<void> {}

  async destroy(): Promise<void> {}

  async revokeByGrantId(): Promise<void> {}
}
