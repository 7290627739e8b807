/** Tiers that an operator may give, the lowest first. Enterprise is sold by contract only (T2). */
export const GRANTED_TIERS = ['starter', 'professional', 'enterprise'] as const;
export type GrantedTier = (typeof GRANTED_TIERS)[number];

/** What an operator gives a person without a payment. */
export interface SubscriptionGrant {
  tier: GrantedTier;
  /** Null: until it is taken back. */
  endsAt: Date | null;
}

/** What a person may use, and until when. */
export interface Standing {
  subscribed: boolean;
  tier: GrantedTier | null;
  end: Date | null;
  /** Whether it goes on after the end by itself. */
  renews: boolean;
}

/** The better of what is paid for and what is given. */
export function withGrant(paid: Standing, grant: SubscriptionGrant | null, now: Date): Standing {
  if (grant === null || (grant.endsAt !== null && grant.endsAt <= now)) return paid;
  const isBetter = !paid.subscribed || rankOf(grant.tier) > rankOf(paid.tier);
  return isBetter ? { subscribed: true, tier: grant.tier, end: grant.endsAt, renews: false } : paid;
}

function rankOf(tier: GrantedTier | null): number {
  return tier === null ? -1 : GRANTED_TIERS.indexOf(tier);
}
