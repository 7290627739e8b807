import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';
import { MailDispatch } from '../../platform/mail/mail.js';
import { JobMailDispatch, SendMailHandler } from './send-mail.job.js';

/** Brings the mails of the outbox to the mail server, if there is one. */
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
