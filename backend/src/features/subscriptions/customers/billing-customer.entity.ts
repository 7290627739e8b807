import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentMode } from '../../../platform/payments/payment-gateway.js';

/** The payment service's customer of a person; ids of one mode are unknown in another. */
@Entity('billing_customers')
export class BillingCustomer {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  mode: PaymentMode;

  @Column('text')
  stripeCustomerId: string;

  /** Grows when a customer that was deleted at the payment service is replaced. */
  @Column('integer')
  generation: number;

  /**
   * The e-mail address and the name that were last sent to the payment service; null when none were. The columns keep
   * their earlier names, because a migration must stay compatible with the version before it.
   */
  @Column('text', { name: 'told_email', nullable: true })
  syncedEmail: string | null;

  @Column('text', { name: 'told_name', nullable: true })
  syncedName: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
