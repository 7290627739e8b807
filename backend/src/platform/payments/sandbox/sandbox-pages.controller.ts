import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BillingSandbox, type SandboxPage } from '../../../../libs/stripe-sandbox/index.js';
import { Public } from '../../../common/access/public.decorator.js';

/** Pages of the sandbox, in place of Stripe's own. Their addresses hold unguessable ids: who knows one may use it. */
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
