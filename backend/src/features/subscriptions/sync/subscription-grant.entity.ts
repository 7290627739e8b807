import { Column, Entity, PrimaryColumn } from 'typeorm';

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
