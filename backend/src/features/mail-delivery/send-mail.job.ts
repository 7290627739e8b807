import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { JobDefinition, JobHandler, JobRun } from '../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../platform/jobs/job-queue.service.js';
import { MailDispatch, MailRefusedError, MailTransport } from '../../platform/mail/mail.js';
import { MailOutboxService } from '../../platform/mail/mail-outbox.service.js';

const payload = z.object({ mailId: z.uuid() });

/** Sends one mail of the outbox. With exponential backoff the attempts take about twenty minutes. */
export const sendMailJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'mail.send',
  payload,
  retryLimit: 8,
  retryDelayS: 5,
  expireInS: 120,
  concurrency: 2,
};

/** Sends mails as jobs, which outlive the process. */
@Injectable()
export class JobMailDispatch extends MailDispatch {
  constructor(private readonly jobs: JobQueueService) {
    super();
  }

  async dispatch(manager: EntityManager, mailId: string): Promise<void> {
    await this.jobs.enqueue(manager, sendMailJob, { mailId });
  }
}

/** Sends the mails of the outbox at least once: a mail may be sent twice if the process dies in between. */
@Injectable()
export class SendMailHandler implements JobHandler<{ mailId: string }>, OnApplicationBootstrap {
  readonly definition = sendMailJob;
  private readonly logger = new Logger(SendMailHandler.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly outbox: MailOutboxService,
    private readonly transport: MailTransport,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  async perform({ payload }: JobRun<{ mailId: string }>): Promise<void> {
    const mail = await this.outbox.find(payload.mailId);
    if (!mail) return;
    try {
      await this.transport.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      this.logger.warn({ msg: error.message, mailId: mail.id });
    }
    await this.outbox.remove(mail.id);
  }
}
