import { consultantProblems } from '../consultant.problems.js';
import type { MeetingDto } from '../dto/meeting.dto.js';
import type { DeskTable } from './desk-table.js';

export const MEETINGS: DeskTable<MeetingDto> = {
  name: 'meetings',
  columns: [
    'id',
    'client_id',
    'title',
    'status',
    'scheduled_at',
    'duration_minutes',
    'version',
    'created_at',
    'updated_at',
  ],
  orderColumn: 'scheduled_at',
  archivedStatus: 'cancelled',
  notFound: consultantProblems['meeting-not-found'],
};
