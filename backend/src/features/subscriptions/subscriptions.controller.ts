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
@ApiProblems('not-signed-in')
export class SubscriptionsController {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly checks: SubscriptionCheckService,
    private readonly checkout: CheckoutService,
  ) {}

  /** Gives the caller's subscription row, without asking the payment service. */
  @Get('subscriptions/me')
  async getSubscription(@CurrentUser() principal: Principal): Promise<SubscriptionDto> {
    const entitlement = await this.entitlements.getEntitlement(principal.userId);
    return SubscriptionDto.from(principal.userId, entitlement);
  }

  /** Says whether the caller is subscribed; asks the payment service when the row may be behind. */
  @Post('functions/check-subscription')
  @HttpCode(200)
  @ApiProblems('invalid-fields')
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
   * Starts the purchase of a plan.
   * @remarks The price is the one that the page with the button shows. Enterprise leads to the contact page.
   */
  @Post('functions/create-checkout')
  @HttpCode(200)
  @ApiProblems('invalid-fields', 'billing-is-off', 'payment-service-unavailable', 'profile-not-found')
  async createCheckout(@CurrentUser() principal: Principal, @Body() body: CreateCheckoutDto): Promise<RedirectDto> {
    return { url: await withPaymentProblems(() => this.checkout.createCheckout(principal.userId, body.plan)) };
  }

  /** Opens the page where the caller manages the subscription. */
  @Post('functions/customer-portal')
  @HttpCode(200)
  @ApiProblems('no-billing-account', 'billing-is-off', 'payment-service-unavailable')
  async openCustomerPortal(@CurrentUser() principal: Principal): Promise<RedirectDto> {
    return { url: await withPaymentProblems(() => this.checkout.createPortal(principal.userId)) };
  }
}
