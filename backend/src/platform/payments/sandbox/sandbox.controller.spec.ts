import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyRequest } from 'fastify';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { BillingSandbox } from '../../../../libs/stripe-sandbox/billing-sandbox.js';
import { SandboxHarness } from '../../../../libs/stripe-sandbox/testing/sandbox-harness.js';
import { SandboxControlController, SandboxPagesController } from './sandbox.controller.js';
import { SandboxLifeCycleService } from './sandbox-payments.js';

const delivered: string[] = [];

@Controller('stripe/webhook')
class RecordingWebhookController {
  @Post()
  @HttpCode(200)
  receive(@Req() { body }: FastifyRequest<{ Body: { type: string } }>): object {
    delivered.push(body.type);
    return {};
  }
}

let harness: SandboxHarness;
let app: NestFastifyApplication;
let origin: string;

beforeAll(async () => {
  harness = new SandboxHarness();
  await harness.start();
  const module = await Test.createTestingModule({
    controllers: [SandboxPagesController, SandboxControlController, RecordingWebhookController],
    providers: [{ provide: BillingSandbox, useValue: harness.sandbox }, SandboxLifeCycleService],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  app.setGlobalPrefix('api/v1', { exclude: ['sandbox/(.*)'] });
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});

afterAll(() => app.close());

async function post(path: string, body: string | URLSearchParams): Promise<Response> {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  return fetch(origin + path, { method: 'POST', body, redirect: 'manual', ...(headers && { headers }) });
}

describe('the sandbox in the product', () => {
  it('serves its pages outside the API and delivers webhooks to the product that listens', async () => {
    const checkout = await harness.createCheckout(await harness.createCustomer());
    const { pathname } = new URL(checkout.url);
    const page = await fetch(origin + pathname);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('Pay $1,500.00');
    const paid = await post(pathname, new URLSearchParams({ card: 'pays' }));
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toContain(checkout.id);
    await waitFor(() => expect(delivered).toContain('checkout.session.completed'));
  });

  it('obeys the remote control', async () => {
    const customer = await harness.buy();
    const before = await harness.subscriptionOf(customer);
    const answer = await post('/sandbox/control/advance', JSON.stringify({ days: 1, customer }));
    expect(answer.status).toBe(204);
    expect((await harness.subscriptionOf(customer)).created).toBe(before.created - 86_400);
    expect((await post('/sandbox/control/card', JSON.stringify({ customer, card: 'fails' }))).status).toBe(204);
    expect((await post('/sandbox/control/hold', JSON.stringify({ on: false }))).status).toBe(204);
    expect(await (await fetch(`${origin}/sandbox/control/deliveries`)).json()).toContainEqual(
      expect.objectContaining({ type: 'checkout.session.completed' }),
    );
  });
});
