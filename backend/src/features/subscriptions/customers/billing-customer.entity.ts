import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentMode } from '../../../platform/payments/payment-gateway.js';

/** Which customer of the payment service a person is; ids of one mode are unknown in another. */
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

  /** What the payment service was last given; null when nothing was. */
  @Column('text', { name: 'told_email', nullable: true })
  syncedEmail: string | null;

  @Column('text', { name: 'told_name', nullable: true })
  syncedName: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
