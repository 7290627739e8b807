import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../common/access/public.decorator.js';
import { UuidParamPipe } from '../../../common/http/uuid-param.pipe.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import type { MailContent } from '../mail.js';
import { MailOutboxService, type WaitingMail } from '../mail-outbox.service.js';
import { LIST_POLICY, MAIL_POLICY, renderMailbox } from './mailbox-page.js';

const HTML = 'text/html; charset=utf-8';

/** Reads mails on a developer's machine. Only registered without a mail server, and where nobody else gets in. */
@ApiExcludeController()
@Public()
@Controller('dev')
export class DevMailController {
  constructor(private readonly outbox: MailOutboxService) {}

  @Get('mail')
  @Header('content-type', HTML)
  @Header('content-security-policy', LIST_POLICY)
  @Header('cache-control', 'no-store')
  async listMails(): Promise<string> {
    return renderMailbox(await this.outbox.list());
  }

  @Get('mail/:id')
  @Header('content-type', HTML)
  @Header('content-security-policy', MAIL_POLICY)
  @Header('cache-control', 'no-store')
  async getMail(@Param('id', UuidParamPipe) id: string): Promise<string> {
    return (await this.findMail(id)).html;
  }

  @Get('mail/:id/text')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async getMailText(@Param('id', UuidParamPipe) id: string): Promise<string> {
    return (await this.findMail(id)).text;
  }

  /** For programs that drive the product: 404 unless the address got more than `after` mails, of that subject if it is given. */
  @Get('mail.json')
  @Header('cache-control', 'no-store')
  async getNewestMail(
    @Query('to') to: unknown,
    @Query('after') after: unknown,
    @Query('subject') wantedSubject: unknown,
  ): Promise<MailContent & { n: number }> {
    const { count, newest } = await this.outbox.findNewest(
      typeof to === 'string' ? to.trim().toLowerCase() : '',
      typeof wantedSubject === 'string' ? wantedSubject : undefined,
    );
    if (!newest || count <= Number(after ?? 0)) throw commonProblems['not-found']();
    const { subject, text, html } = newest;
    return { subject, text, html, n: count };
  }

  private async findMail(id: string): Promise<WaitingMail> {
    const mail = await this.outbox.find(id);
    if (!mail) throw commonProblems['not-found']();
    return mail;
  }
}
