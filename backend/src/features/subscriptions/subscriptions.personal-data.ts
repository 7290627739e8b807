import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { few, list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { BillingAccountClosureService } from './customers/billing-account-closure.service.js';

/** What this feature keeps about people: what they pay for. */
@Injectable()
export class SubscriptionsPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    few(
      'subscription',
      'subscribers',
      'user_id',
      'subscribed, subscription_tier, subscription_end, renews, seat_limit, synced_at, created_at, updated_at',
    ),
    few('subscription_grant', 'subscription_grants', 'user_id', 'tier, ends_at, created_at'),
    few('billing_customers', 'billing_customers', 'user_id', 'mode, stripe_customer_id, created_at'),
    list('billing_history', 'billing_audit', 'user_id', 'id, cause, before, after, created_at'),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly billing: BillingAccountClosureService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  eraseFor(manager: EntityManager, userId: string): Promise<void> {
    return this.billing.cancelForDeletedAccount(manager, userId);
  }
}
