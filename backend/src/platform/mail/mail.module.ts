import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';
import { DevMailController } from './dev-mail.controller.js';
import { MailTransport } from './mail.js';
import { MailOutboxQueries } from './mail-outbox.queries.js';
import { MailOutboxService } from './mail-outbox.service.js';
import type { SmtpSettings } from './smtp.mail-transport.js';

/** Sends mail over SMTP; in development without a mail server, `/dev/mail` shows it instead. */
@Module({})
export class MailModule {
  static forRoot({ mail: { smtpUrl, from }, isDevelopment }: Environment): DynamicModule {
    const delivery: Provider[] = smtpUrl
      ? [{ provide: MailTransport, useFactory: () => connectMailServer({ smtpUrl, from }) }]
      : [];
    return {
      module: MailModule,
      global: true,
      controllers: smtpUrl || !isDevelopment ? [] : [DevMailController],
      providers: [MailOutboxService, MailOutboxQueries, ...delivery],
      exports: [MailOutboxService, ...(smtpUrl ? [MailTransport] : [])],
    };
  }
}

async function connectMailServer(settings: SmtpSettings): Promise<MailTransport> {
  const { SmtpMailTransport } = await import('./smtp.mail-transport.js');
  return new SmtpMailTransport(settings);
}
