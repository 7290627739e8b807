import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { PersonalDataQueries } from '../../personal-data/personal-data.queries.js';
import { PersonalDataRegistryService } from '../../personal-data/personal-data-registry.service.js';
import type { PersonalDataPart } from '../../personal-data/personal-data-source.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { accountProblems } from './account.problems.js';

/** It reads every table: nobody needs it more often. */
const MAX_AN_HOUR = 10;

/** Writes everything that is kept about a person. */
@Injectable()
export class AccountExportService {
  private readonly limit: Limiter;

  constructor(
    private readonly personalData: PersonalDataRegistryService,
    private readonly queries: PersonalDataQueries,
    private readonly clock: Clock,
    private readonly events: SecurityEventsRecorderService,
    limiters: RateLimitersService,
  ) {
    this.limit = limiters.of({ name: 'account-export', points: MAX_AN_HOUR, windowS: 3600 });
  }

  /**
   * JSON text, made while it is read: no connection of the database waits for a slow reader.
   * @throws `too-many-exports`.
   */
  async read(userId: string): Promise<Readable> {
    const parts = this.personalData.parts();
    await this.limit.countOrRefuse(userId, accountProblems['too-many-exports']);
    await this.events.recordAlone({ kind: 'account_exported', userId });
    return Readable.from(this.write(parts, userId));
  }

  private async *write(parts: readonly PersonalDataPart[], userId: string): AsyncGenerator<string> {
    yield `{"exported_at":${JSON.stringify(this.clock.now().toISOString())}`;
    for (const part of parts) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      let separator = '\n';
      for await (const row of this.queries.rowsOf(part, userId)) {
        yield `${separator}${row}`;
        separator = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }
}
