import { Global, Module } from '@nestjs/common';
import { JobQueueService } from './job-queue.service.js';
import { PeriodicTasksService } from './periodic-tasks.service.js';

@Global()
@Module({ providers: [JobQueueService, PeriodicTasksService], exports: [JobQueueService, PeriodicTasksService] })
export class JobsModule {}
