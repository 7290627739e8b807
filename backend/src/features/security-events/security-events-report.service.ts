import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type ReportedEvent, SecurityEventsQueries } from './security-events.queries.js';
import { SecurityEventsRecorderService } from './security-events-recorder.service.js';

/** The security events for the command line. */
@Injectable()
export class SecurityEventsReportService {
  constructor(
    private readonly queries: SecurityEventsQueries,
    private readonly recorder: SecurityEventsRecorderService,
  ) {}

  /**
   * The newest events of an account, newest first.
   * @param subject its address, or its id when it has been deleted. For an address without an account: the attempts on
   * it.
   */
  async newestOf(subject: string, limit: number): Promise<ReportedEvent[]> {
    if (isUUID(subject)) return this.queries.report({ userId: subject.toLowerCase(), addressHash: null }, limit);
    const email = subject.trim().toLowerCase();
    const userId = await this.queries.findOwnerId(email);
    return this.queries.report({ userId, addressHash: this.recorder.addressHash(email) }, limit);
  }
}
