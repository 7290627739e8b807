import { consultantProblems } from '../consultant.problems.js';
import type { ClientDto } from '../dto/client.dto.js';
import type { DeskTable } from './desk-table.js';

export const CLIENTS: DeskTable<ClientDto> = {
  name: 'clients',
  columns: ['id', 'name', 'email', 'status', 'version', 'created_at', 'updated_at'],
  orderColumn: 'updated_at',
  archivedStatus: 'ended',
  notFound: consultantProblems['client-not-found'],
};
