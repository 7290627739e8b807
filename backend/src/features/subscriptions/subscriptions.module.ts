import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { AccountEndings } from './account-endings.service.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { BillingEventsService } from './billing-events.service.js';
import { BillingOperations } from './billing-operations.service.js';
import { BillingReconcileService } from './billing-reconcile.service.js';
import { BillingTurns } from './billing-turns.service.js';
import { CheckoutService } from './checkout.service.js';
import { CustomerDetailsService } from './customer-details.service.js';
import { EndCustomerHandler } from './end-customer.handler.js';
import { EntitlementsService } from './entitlements.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { StripeWebhookService } from './stripe-webhook.service.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionCheckService } from './subscription-check.service.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';
import { SubscriptionsController } from './subscriptions.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber]), ProfilesModule],
  controllers: [SubscriptionsController, StripeWebhookController],
  providers: [
    AccountEndings,
    BillingCustomersService,
    BillingEventsService,
    BillingOperations,
    BillingReconcileService,
    BillingTurns,
    CheckoutService,
    CustomerDetailsService,
    EndCustomerHandler,
    EntitlementsService,
    StripeWebhookService,
    SubscriptionCheckService,
    SubscriptionSyncService,
  ],
  exports: [AccountEndings, EntitlementsService, BillingOperations],
})
export class SubscriptionsModule {}
