import { createHash } from 'node:crypto';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { UuidParamPipe } from '../../common/http/validation.pipe.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import type { MailContent } from './mail.js';
import { MailOutboxService, type WaitingMail } from './mail-outbox.service.js';
import { escapeMarkup } from './render-mail.js';

const STYLE = `body{margin:0 auto;max-width:720px;padding:16px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1d2a30;
background:#f6f3ec}li{margin:0 0 12px}small{display:block;color:#54636b}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** CSP of the list: only its own stylesheet. */
const LIST_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** CSP of a mail: inline styles, no scripts, no external resources. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Renders the list of mails. */
function renderMailbox(mails: WaitingMail[]): string {
  const items = mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(renderItem).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Development mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Development mailbox</h1>
<p>Without a mail server, mails wait here for three days. This page does not exist in production.</p>
${items}
</body>
</html>
`;
}

function renderItem({ id, to, subject, createdAt }: WaitingMail): string {
  const details = `to ${escapeMarkup(to)} at ${createdAt.toISOString()}`;
  return `<li><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a> <a href="/dev/mail/${id}/text">(text)</a>
<small>${details}</small></li>`;
}

const HTML = 'text/html; charset=utf-8';

/** Shows mail in development. Only registered in development without a mail server. */
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

  /** For automated tests: 404 unless the address received more than `after` mails, with that subject if given. */
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
