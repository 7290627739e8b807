import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { type ReportedEvent, SecurityEventsQueries } from './security-events.queries.js';
import { SecurityEventsRecorderService } from './security-events-recorder.service.js';

/** What an operator can find out from the command line. */
@Injectable()
export class SecurityEventsReportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: SecurityEventsQueries,
    private readonly recorder: SecurityEventsRecorderService,
  ) {}

  /**
   * The newest events of an account, newest first.
   * @param subject its address, or its id when it has been deleted. An address that nobody has gives the tries on it.
   */
  async newestOf(subject: string, limit: number): Promise<ReportedEvent[]> {
    if (isUUID(subject)) return this.queries.report({ userId: subject.toLowerCase(), addressHash: null }, limit);
    const email = subject.trim().toLowerCase();
    const owners: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM auth_users WHERE email = $1 AND deleted_at IS NULL',
      [email],
    );
    return this.queries.report({ userId: owners[0]?.id ?? null, addressHash: this.recorder.addressHash(email) }, limit);
  }
}
