import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { consultantProblems } from '../consultant.problems.js';
import { type EntryList, type EntryPageOptions, pageStatement, toEntryPage } from '../workspace/entry.queries.js';
import type { ClientDto, ClientPageDto } from './client.dto.js';

const LIST: EntryList = {
  name: 'clients',
  rows: `SELECT id, name, email, status, version, created_at, updated_at
    FROM clients WHERE consultant_id = $1`,
  orderColumn: 'updated_at',
  archivedStatus: 'ended',
};

/** Reads of a consultant's clients: each is limited to the consultant's id: rows of others do not exist for them (S6.11). */
@Injectable()
export class ClientQueries {
  constructor(private readonly queries: PreparedQueries) {}

  /** One page, newest change first. Those of status `ended` are left out unless requested. */
  async listClients(consultantId: string, options: EntryPageOptions): Promise<ClientPageDto> {
    const { name, text, values } = pageStatement(LIST, consultantId, options);
    const rows = await this.queries.query<ClientDto>(name, text, values);
    return toEntryPage(rows, options.limit, 'updated_at');
  }

  /** @throws `client-not-found`. */
  async getClient(consultantId: string, id: string): Promise<ClientDto> {
    const [client] = await this.queries.query<ClientDto>('clients-one', `${LIST.rows} AND id = $2`, [consultantId, id]);
    if (!client) throw consultantProblems['client-not-found']();
    return client;
  }
}
