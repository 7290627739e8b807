import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.service.js';
import { PeriodicTasksService } from './periodic-tasks.service.js';

@Global()
@Module({ providers: [JobQueue, PeriodicTasksService], exports: [JobQueue, PeriodicTasksService] })
export class JobsModule {}
