import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Repository } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { seatLimitOfTier } from './seat-limit.js';
import { Subscriber } from './subscriber.entity.js';
import { subscriptionProblems } from './subscriptions.problems.js';

/** What an account may use. */
export interface Entitlement {
  subscribed: boolean;
  tier: string | null;
  end: Date | null;
  seatLimit: number;
  /** Null for an account that never subscribed. */
  since: Date | null;
}

/** Door of the feature: answers what an account may use, from the derived row only. */
@Injectable()
export class EntitlementsService {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param manager reads inside the caller's transaction. */
  async getEntitlement(userId: string, manager?: EntityManager): Promise<Entitlement> {
    const repository = manager?.getRepository(Subscriber) ?? this.subscribers;
    const row = await repository.findOneBy({ userId });
    const { mode, noneTier } = this.environment.billing;
    const subscribed = mode === 'none' || (row?.subscribed ?? false);
    const tier = mode === 'none' ? noneTier : (row?.subscriptionTier ?? null);
    const isEntitled = subscribed && tier !== null;
    return {
      subscribed,
      tier,
      end: row?.subscriptionEnd ?? null,
      seatLimit: isEntitled ? (row?.seatLimit ?? seatLimitOfTier(tier)) : 0,
      since: row?.createdAt ?? null,
    };
  }

  /** @throws the problem `subscription-required` unless the account is subscribed and has a tier (S2.72, S2.73). */
  async requireSubscription(userId: string): Promise<void> {
    // Without billing everybody is: a create is too frequent to look that up.
    if (this.environment.billing.mode === 'none') return;
    const { subscribed, tier } = await this.getEntitlement(userId);
    if (!subscribed || tier === null) throw subscriptionProblems['subscription-required']();
  }
}
