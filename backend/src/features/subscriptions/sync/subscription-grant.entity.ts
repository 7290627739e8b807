import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubscriptionState } from '../../../platform/payments/subscription-state.js';

/** Tiers that an operator may grant, lowest first. Enterprise is sold by contract only (T2). */
export const GRANTED_TIERS = ['starter', 'professional', 'enterprise'] as const;
export type GrantedTier = (typeof GRANTED_TIERS)[number];

/** A tier that an operator grants without a payment; may have expired. */
@Entity('subscription_grants')
export class SubscriptionGrant {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  tier: GrantedTier;

  /** Null: until it is revoked. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}

/** Tier and end of a grant. */
export type Grant = Pick<SubscriptionGrant, 'tier' | 'endsAt'>;

/** The part of a subscription's state that a grant can change. */
export type SubscriptionAccess = Pick<SubscriptionState, 'subscribed' | 'tier' | 'end' | 'renews'>;

export function isRunning({ endsAt }: Grant, now: Date): boolean {
  return endsAt === null || endsAt > now;
}

/** The better of paid plan and grant; if neither is active any more, the later of their ends. */
export function applyGrant(paid: SubscriptionAccess, grant: Grant | null, now: Date): SubscriptionAccess {
  if (grant === null) return paid;
  if (!isRunning(grant, now)) return paid.subscribed ? paid : { ...paid, end: laterOf(paid.end, grant.endsAt) };
  const isBetter = !paid.subscribed || rankOf(grant.tier) > rankOf(paid.tier);
  return isBetter ? { subscribed: true, tier: grant.tier, end: grant.endsAt, renews: false } : paid;
}

/** Higher is better; -1 without a tier. */
export function rankOf(tier: string | null): number {
  const tiers: readonly (string | null)[] = GRANTED_TIERS;
  return tiers.indexOf(tier);
}

function laterOf(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
