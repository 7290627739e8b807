import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  advanceCommand,
  BillingSandbox,
  cardCommand,
  type DeliveryLogEntry,
  disputeCommand,
  holdCommand,
  SandboxApiError,
  type SandboxPage,
} from '../../../../libs/stripe-sandbox/index.js';
import { Public } from '../../../common/access/access.decorators.js';
import { commonProblems } from '../../../common/problems/common.problems.js';

/** Remote control for tests and demonstrations; registered only with `BILLING_SANDBOX_CONTROL=1`. */
@ApiExcludeController()
@Public()
@Controller('sandbox/control')
export class SandboxControlController {
  constructor(private readonly sandbox: BillingSandbox) {}

  @Post('advance')
  @HttpCode(204)
  advanceSandbox(@Body() body: unknown): Promise<void> {
    return carryOut(advanceCommand, body, (command) => this.sandbox.advance(command));
  }

  @Post('card')
  @HttpCode(204)
  setSandboxCard(@Body() body: unknown): Promise<void> {
    return carryOut(cardCommand, body, (command) => this.sandbox.setCard(command));
  }

  @Post('dispute')
  @HttpCode(204)
  disputeSandboxPayment(@Body() body: unknown): Promise<void> {
    return carryOut(disputeCommand, body, (command) => this.sandbox.dispute(command));
  }

  @Post('hold')
  @HttpCode(204)
  holdSandboxDeliveries(@Body() body: unknown): Promise<void> {
    return carryOut(holdCommand, body, (command) => this.sandbox.hold(command));
  }

  @Get('deliveries')
  listSandboxDeliveries(): Promise<DeliveryLogEntry[]> {
    return this.sandbox.listDeliveries();
  }
}

async function carryOut<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  work: (command: z.output<Schema>) => Promise<void>,
): Promise<void> {
  const { data, error } = schema.safeParse(body ?? {});
  if (error) throw commonProblems['malformed-request']({ detail: error.issues[0]?.message ?? '' });
  try {
    await work(data);
  } catch (failure) {
    if (failure instanceof SandboxApiError) throw commonProblems['not-found']({ detail: failure.message });
    throw failure;
  }
}

/** The sandbox's replacements for Stripe's pages. An unguessable id in the URL is the only credential. */
@ApiExcludeController()
@Public()
@Controller('sandbox')
export class SandboxPagesController {
  constructor(private readonly sandbox: BillingSandbox) {}

  @Get(['checkout/:id', 'portal/:id', 'invoice/:id'])
  async showPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(reply, await this.sandbox.handlePage({ method: 'GET', path: pathOf(request) }));
  }

  @Post(['checkout/:id', 'portal/:id', 'invoice/:id'])
  async submitPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Body() body: unknown): Promise<void> {
    send(reply, await this.sandbox.handlePage({ method: 'POST', path: pathOf(request), body }));
  }
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://localhost').pathname;
}

function send(reply: FastifyReply, page: SandboxPage): void {
  reply.code(page.status).headers(page.headers).send(page.html);
}
