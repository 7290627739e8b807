import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { BillingAuditEntry } from './audit/billing-audit-entry.entity.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { PortalService } from './checkout/portal.service.js';
import { PurchaseTermsService } from './checkout/purchase-terms.service.js';
import { BillingCustomer } from './customers/billing-customer.entity.js';
import { BillingCustomerQueries } from './customers/billing-customer.queries.js';
import { BillingCustomersService, CustomerDetailsService } from './customers/billing-customers.service.js';
import { EndCustomerHandler } from './customers/end-customer.handler.js';
import { EntitlementsService } from './entitlements/entitlements.service.js';
import { BillingOperationsService } from './operations/billing-operations.service.js';
import { BillingReportQueries } from './operations/billing-report.queries.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { BillingAccountClosureService, SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { BillingLockService } from './sync/billing-lock.service.js';
import { Subscriber } from './sync/subscriber.entity.js';
import { SubscriberQueries } from './sync/subscriber.queries.js';
import { SubscriptionCheckService } from './sync/subscription-check.service.js';
import { SubscriptionGrant } from './sync/subscription-grant.entity.js';
import { SubscriptionSyncService } from './sync/subscription-sync.service.js';
import { BillingDisputesService } from './webhooks/billing-disputes.service.js';
import { BillingEventsService } from './webhooks/billing-events.service.js';
import { BillingReconcileService } from './webhooks/billing-reconcile.service.js';
import { StripeEventQueries } from './webhooks/stripe-event.queries.js';
import { StripeWebhookService } from './webhooks/stripe-webhook.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Subscriber, SubscriptionGrant, BillingCustomer, BillingAuditEntry]),
    PersonalDataModule,
    ProfilesModule,
  ],
  controllers: [SubscriptionsController, StripeWebhookController],
  providers: [
    BillingAccountClosureService,
    BillingCustomerQueries,
    SubscriptionsPersonalData,
    BillingCustomersService,
    BillingDisputesService,
    BillingEventsService,
    BillingLockService,
    BillingOperationsService,
    BillingReconcileService,
    BillingReportQueries,
    CheckoutService,
    CustomerDetailsService,
    EndCustomerHandler,
    EntitlementsService,
    PortalService,
    PurchaseTermsService,
    StripeEventQueries,
    StripeWebhookService,
    SubscriberQueries,
    SubscriptionCheckService,
    SubscriptionSyncService,
  ],
  exports: [EntitlementsService, BillingOperationsService],
})
export class SubscriptionsModule {}
