import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';
import { MailDispatch } from '../../platform/mail/mail.js';
import { JobMailDispatch, SendMailHandler } from './send-mail.job.js';

/** Sends the mails of the outbox, if a mail server is configured. */
@Module({})
export class MailDeliveryModule {
  static forRoot({ mail }: Environment): DynamicModule {
    return {
      module: MailDeliveryModule,
      global: true,
      providers: [{ provide: MailDispatch, useClass: JobMailDispatch }, ...(mail.smtpUrl ? [SendMailHandler] : [])],
      exports: [MailDispatch],
    };
  }
}
