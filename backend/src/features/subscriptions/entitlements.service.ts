import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { isWithinGrace } from './grace-period.js';
import { seatLimitOfTier } from './seat-limit.js';
import { Subscriber } from './subscriber.entity.js';
import { subscriptionProblems } from './subscriptions.problems.js';

/** What an account may use. */
export interface Entitlement {
  subscribed: boolean;
  tier: string | null;
  end: Date | null;
  /** Whether the next period follows by itself. */
  renews: boolean;
  seatLimit: number;
  /** Null for an account that never subscribed. */
  since: Date | null;
}

/** Door of the feature: answers what an account may use, from the derived row only. */
@Injectable()
export class EntitlementsService {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param manager reads inside the caller's transaction. */
  async getEntitlement(userId: string, manager?: EntityManager): Promise<Entitlement> {
    const repository = manager?.getRepository(Subscriber) ?? this.subscribers;
    const row = await repository.findOneBy({ userId });
    const { mode, noneTier, graceDays } = this.environment.billing;
    const isFree = mode === 'none';
    const isPaidFor = row?.subscribed === true && isWithinGrace(row.subscriptionEnd, this.clock.now(), graceDays);
    const subscribed = isFree || isPaidFor;
    const tier = isFree ? noneTier : isPaidFor ? row.subscriptionTier : null;
    return {
      subscribed,
      tier,
      end: row?.subscriptionEnd ?? null,
      renews: isPaidFor && row.renews,
      seatLimit: tier === null ? 0 : (row?.seatLimit ?? seatLimitOfTier(tier)),
      since: row?.createdAt ?? null,
    };
  }

  /**
   * @param manager reads inside the caller's transaction.
   * @throws the problem `subscription-required` unless the account is subscribed and has a tier (S2.72, S2.73).
   */
  async requireSubscription(userId: string, manager?: EntityManager): Promise<void> {
    // Without billing everybody is: a create is too frequent to look that up.
    if (this.environment.billing.mode === 'none') return;
    const { subscribed, tier } = await this.getEntitlement(userId, manager);
    if (!subscribed || tier === null) throw subscriptionProblems['subscription-required']();
  }
}
