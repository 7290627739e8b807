import { createMeeting, deleteMeeting, listMeetings, updateMeeting } from '../../api/generated/sdk.gen';
import type { MeetingDto, MeetingStatus } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { ClientName } from './client-name';
import type { EntryKind, EntryValues } from './entry-kind';
import { EntryStatus } from './entry-status';
import { fromLocalInput, optionsOf, textOrNull, toLocalInput } from './entry-values';
import { listQuery } from './list-query';

const STATUSES: readonly MeetingStatus[] = ['scheduled', 'done', 'cancelled'];

const bodyOf = (values: EntryValues) => ({
  title: values['title'] ?? '',
  client_id: textOrNull(values['client_id']),
  scheduled_at: fromLocalInput(values['scheduled_at'] ?? ''),
  duration_minutes: Number(values['duration_minutes']),
  status: values['status'] as MeetingStatus,
});

/** When the consultant meets whom. */
export const meetingsKind: EntryKind<MeetingDto> = {
  name: 'meetings',
  title: 'Meetings',
  noun: 'a meeting',
  emptyTitle: 'No meetings yet.',
  archivedNoun: 'canceled meetings',
  nameOf: (meeting) => meeting.title,
  columns: [
    { label: 'Title', render: (meeting) => meeting.title },
    { label: 'Client', render: (meeting) => <ClientName id={meeting.client_id} />, isClient: true },
    { label: 'When', render: (meeting) => <TimeStamp at={meeting.scheduled_at} />, isShort: true },
    { label: 'Status', render: (meeting) => <EntryStatus status={meeting.status} />, isShort: true },
  ],
  fields: [
    { name: 'title', label: 'Title', isRequired: true },
    { name: 'client_id', label: 'Client', isClient: true },
    { name: 'scheduled_at', label: 'When', type: 'datetime-local', isRequired: true },
    { name: 'duration_minutes', label: 'Minutes', type: 'number', isRequired: true, input: { min: 5, max: 1440 } },
    { name: 'status', label: 'Status', options: optionsOf(STATUSES) },
  ],
  blank: () => ({ title: '', client_id: '', scheduled_at: '', duration_minutes: '60', status: 'scheduled' }),
  valuesOf: (meeting) => ({
    title: meeting.title,
    client_id: meeting.client_id ?? '',
    scheduled_at: toLocalInput(meeting.scheduled_at),
    duration_minutes: String(meeting.duration_minutes),
    status: meeting.status,
  }),
  list: async (request) =>
    (await listMeetings({ query: listQuery(request, 50, 'cancelled'), signal: request.signal })).data,
  create: (values) => createMeeting({ body: bodyOf(values) }),
  update: (meeting, values) =>
    updateMeeting({ path: { id: meeting.id }, body: { ...bodyOf(values), version: meeting.version } }),
  removal: {
    label: 'Delete',
    text: 'It is deleted permanently and removed from your calendar. To keep it, set its status to Canceled instead.',
    remove: (meeting) => deleteMeeting({ path: { id: meeting.id } }),
  },
};
