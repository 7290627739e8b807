import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';
import { DevMailController } from './development/dev-mail.controller.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailTransport } from './mail-transport.js';
import { SmtpMailTransport } from './smtp.mail-transport.js';

/** Mails over SMTP; without a mail server, and only where nobody else gets in, they are read at `/dev/mail` instead. */
@Module({})
export class MailModule {
  static forRoot({ mail: { smtpUrl, from }, isDevelopment }: Environment): DynamicModule {
    const delivery: Provider[] = smtpUrl
      ? [{ provide: MailTransport, useValue: new SmtpMailTransport({ smtpUrl, from }) }]
      : [];
    return {
      module: MailModule,
      global: true,
      controllers: smtpUrl || !isDevelopment ? [] : [DevMailController],
      providers: [MailOutbox, ...delivery],
      exports: [MailOutbox, ...(smtpUrl ? [MailTransport] : [])],
    };
  }
}
