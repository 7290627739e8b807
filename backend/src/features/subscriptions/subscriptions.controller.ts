import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { type Limiter, RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';
import { CreateCheckoutDto, RedirectDto } from './checkout/checkout.dto.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { PortalService } from './checkout/portal.service.js';
import { EntitlementsService } from './entitlements/entitlements.service.js';
import { CheckSubscriptionDto, SubscriptionCheckDto, SubscriptionDto } from './entitlements/subscription.dto.js';
import { withPaymentProblems } from './subscriptions.problems.js';
import { SubscriptionCheckService } from './sync/subscription-check.service.js';

/** Payment pages per person and minute: each one takes several calls to the payment service. */
const MAX_PAGES_A_MINUTE = 20;
/** Twice the polling rate of the page that waits for a payment. */
const MAX_VERIFICATIONS_A_MINUTE = 60;

@ApiTags('Subscriptions')
@Controller()
@Authenticated()
export class SubscriptionsController {
  private readonly pages: Limiter;
  private readonly verifications: Limiter;

  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly checks: SubscriptionCheckService,
    private readonly checkout: CheckoutService,
    private readonly portals: PortalService,
    limiters: RateLimitersService,
  ) {
    this.pages = limiters.of({ name: 'billing-page', points: MAX_PAGES_A_MINUTE, windowS: 60 });
    this.verifications = limiters.of({ name: 'payment-check', points: MAX_VERIFICATIONS_A_MINUTE, windowS: 60 });
  }

  /**
   * Get your subscription
   * @remarks Returns the last known state, without calling the payment service.
   */
  @Get('subscriptions/me')
  async getSubscription(@CurrentUser() principal: Principal): Promise<SubscriptionDto> {
    const entitlement = await this.entitlements.getEntitlement(principal.userId);
    return SubscriptionDto.from(principal.userId, entitlement);
  }

  /**
   * Check your subscription
   * @remarks Calls the payment service when the known state may be out of date, for example after a payment.
   */
  @Post('functions/check-subscription')
  @HttpCode(200)
  async checkSubscription(
    @CurrentUser() principal: Principal,
    @Body() body: CheckSubscriptionDto,
  ): Promise<SubscriptionCheckDto> {
    const { session_id: sessionId } = body;
    const isVerified = sessionId === undefined ? undefined : await this.verifyPayment(principal.userId, sessionId);
    await this.checks.checkSubscription(principal.userId);
    const entitlement = await this.entitlements.getEntitlement(principal.userId);
    return SubscriptionCheckDto.from(entitlement, isVerified);
  }

  /**
   * Create a checkout
   * @remarks The price is the one that the page with the button shows. Enterprise leads to the contact page.
   */
  @Post('functions/create-checkout')
  @HttpCode(200)
  @ApiProblems(
    'billing-is-off',
    'annual-billing-is-off',
    'plan-included',
    'payment-service-unavailable',
    'profile-not-found',
  )
  async createCheckout(@CurrentUser() principal: Principal, @Body() body: CreateCheckoutDto): Promise<RedirectDto> {
    await this.pages.countOrRefuse(principal.userId, commonProblems['too-many-requests']);
    const { plan, interval } = body;
    return { url: await withPaymentProblems(() => this.checkout.createCheckout(principal.userId, plan, interval)) };
  }

  /**
   * Create a portal session
   * @remarks Returns the address of the page where you manage your subscription.
   */
  @Post('functions/customer-portal')
  @HttpCode(200)
  @ApiProblems('no-billing-account', 'billing-is-off', 'payment-service-unavailable')
  async openCustomerPortal(@CurrentUser() principal: Principal): Promise<RedirectDto> {
    await this.pages.countOrRefuse(principal.userId, commonProblems['too-many-requests']);
    return { url: await withPaymentProblems(() => this.portals.createPortal(principal.userId)) };
  }

  /**
   * Get the page of a missing payment
   * @remarks Returns the address of the page where you make a payment that has failed, or confirm it if your bank
   * requires that. When no payment is missing, it is the page where you manage your subscription.
   */
  @Post('subscriptions/me/payment')
  @HttpCode(200)
  @ApiProblems('no-billing-account', 'billing-is-off', 'payment-service-unavailable')
  async openMissingPayment(@CurrentUser() principal: Principal): Promise<RedirectDto> {
    await this.pages.countOrRefuse(principal.userId, commonProblems['too-many-requests']);
    return { url: await withPaymentProblems(() => this.portals.openMissingPayment(principal.userId)) };
  }

  /** Callers over the limit get the last known state. */
  private async verifyPayment(userId: string, sessionId: string): Promise<boolean> {
    const isTooOften = (await this.verifications.count(userId)) !== null;
    return !isTooOften && this.checks.verifyPayment(userId, sessionId);
  }
}
