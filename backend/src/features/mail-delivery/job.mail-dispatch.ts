import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueueService } from '../../platform/jobs/job-queue.service.js';
import { MailDispatch } from '../../platform/mail/mail.js';
import { sendMailJob } from './send-mail.job.js';

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
