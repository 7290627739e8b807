import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubscriptionState } from '../../../platform/payments/subscription-state.js';

/** Tiers that an operator may give, the lowest first. Enterprise is sold by contract only (T2). */
export const GRANTED_TIERS = ['starter', 'professional', 'enterprise'] as const;
export type GrantedTier = (typeof GRANTED_TIERS)[number];

/** What an operator gives a person without a payment, or gave until a day that has passed. */
@Entity('subscription_grants')
export class SubscriptionGrant {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  tier: GrantedTier;

  /** Null: until it is taken back. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}

/** What is given, and until when. */
export type Grant = Pick<SubscriptionGrant, 'tier' | 'endsAt'>;

/** What a person may use, and until when: the part of the state that a grant can change. */
export type SubscriptionAccess = Pick<SubscriptionState, 'subscribed' | 'tier' | 'end' | 'renews'>;

export function isRunning({ endsAt }: Grant, now: Date): boolean {
  return endsAt === null || endsAt > now;
}

/** The better of what is paid for and what is given; when neither runs any more, the end of what ended last. */
export function applyGrant(paid: SubscriptionAccess, grant: Grant | null, now: Date): SubscriptionAccess {
  if (grant === null) return paid;
  if (!isRunning(grant, now)) return paid.subscribed ? paid : { ...paid, end: laterOf(paid.end, grant.endsAt) };
  const isBetter = !paid.subscribed || rankOf(grant.tier) > rankOf(paid.tier);
  return isBetter ? { subscribed: true, tier: grant.tier, end: grant.endsAt, renews: false } : paid;
}

/** The higher, the better; below all of them without a tier. */
export function rankOf(tier: string | null): number {
  const tiers: readonly (string | null)[] = GRANTED_TIERS;
  return tiers.indexOf(tier);
}

function laterOf(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
