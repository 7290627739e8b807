import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated } from '../../common/access/authenticated.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Principal } from '../../common/access/principal.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { CheckoutService } from './checkout.service.js';
import { CheckSubscriptionDto } from './dto/check-subscription.dto.js';
import { CreateCheckoutDto } from './dto/create-checkout.dto.js';
import { RedirectDto } from './dto/redirect.dto.js';
import { SubscriptionDto } from './dto/subscription.dto.js';
import { SubscriptionCheckDto } from './dto/subscription-check.dto.js';
import { EntitlementsService } from './entitlements.service.js';
import { withPaymentProblems } from './payment-problems.js';
import { SubscriptionCheckService } from './subscription-check.service.js';

@ApiTags('Subscriptions')
@Controller()
@Authenticated()
export class SubscriptionsController {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly checks: SubscriptionCheckService,
    private readonly checkout: CheckoutService,
  ) {}

  /**
   * Get your subscription
   * @remarks As it was last known, without asking the payment service.
   */
  @Get('subscriptions/me')
  async getSubscription(@CurrentUser() principal: Principal): Promise<SubscriptionDto> {
    const entitlement = await this.entitlements.getEntitlement(principal.userId);
    return SubscriptionDto.from(principal.userId, entitlement);
  }

  /**
   * Check your subscription
   * @remarks Asks the payment service when what is known may be behind, for example after a payment.
   */
  @Post('functions/check-subscription')
  @HttpCode(200)
  async checkSubscription(
    @CurrentUser() principal: Principal,
    @Body() body: CheckSubscriptionDto,
  ): Promise<SubscriptionCheckDto> {
    const { session_id: sessionId } = body;
    const isVerified =
      sessionId === undefined ? undefined : await this.checks.verifyPayment(principal.userId, sessionId);
    const entitlement = await this.checks.checkSubscription(principal.userId);
    return SubscriptionCheckDto.from(entitlement, isVerified);
  }

  /**
   * Create a checkout
   * @remarks The price is the one that the page with the button shows. Enterprise leads to the contact page.
   */
  @Post('functions/create-checkout')
  @HttpCode(200)
  @ApiProblems('billing-is-off', 'payment-service-unavailable', 'profile-not-found')
  async createCheckout(@CurrentUser() principal: Principal, @Body() body: CreateCheckoutDto): Promise<RedirectDto> {
    return { url: await withPaymentProblems(() => this.checkout.createCheckout(principal.userId, body.plan)) };
  }

  /**
   * Create a portal session
   * @remarks Gives the address of the page where you manage your subscription.
   */
  @Post('functions/customer-portal')
  @HttpCode(200)
  @ApiProblems('no-billing-account', 'billing-is-off', 'payment-service-unavailable')
  async openCustomerPortal(@CurrentUser() principal: Principal): Promise<RedirectDto> {
    return { url: await withPaymentProblems(() => this.checkout.createPortal(principal.userId)) };
  }
}
