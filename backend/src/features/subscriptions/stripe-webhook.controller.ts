import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { AcceptsBody } from '../../common/http/body-limit.js';
import { StripeWebhookService } from './webhooks/stripe-webhook.service.js';

/** Webhook endpoint for Stripe or the sandbox. Requests are authenticated by their signature. */
@ApiExcludeController()
@Controller('stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly webhooks: StripeWebhookService) {}

  @Post()
  @AcceptsBody('webhook')
  @Public()
  @HttpCode(200)
  async receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.webhooks.receive(request.rawBody, signature);
    return { received: true };
  }
}
