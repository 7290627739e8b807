import { consultantProblems } from '../consultant.problems.js';
import type { EarningDto } from '../dto/earning.dto.js';
import type { DeskTable } from './desk-table.js';

export const EARNINGS: DeskTable<EarningDto> = {
  name: 'earnings',
  columns: [
    'id',
    'client_id',
    'amount',
    'currency',
    'status',
    'earned_at',
    'reference',
    'version',
    'created_at',
    'updated_at',
  ],
  orderColumn: 'earned_at',
  archivedStatus: 'void',
  notFound: consultantProblems['earning-not-found'],
};
