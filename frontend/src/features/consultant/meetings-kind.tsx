import { createMeeting, deleteMeeting, listMeetings, updateMeeting } from '../../api/generated/sdk.gen';
import type { MeetingDto, MeetingStatus } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { ClientName } from './client-name';
import type { EntryKind, EntryValues } from './entry-kind';
import { EntryStatus } from './entry-status';
import { fromLocalInput, optionsOf, textOrNull, toLocalInput } from './entry-values';
import { listQuery } from './list-query';
import * as words from './meetings.en';

const STATUSES: readonly MeetingStatus[] = ['scheduled', 'done', 'cancelled'];

const bodyOf = (values: EntryValues) => ({
  title: values['title'] ?? '',
  client_id: textOrNull(values['client_id']),
  scheduled_at: fromLocalInput(values['scheduled_at'] ?? ''),
  duration_minutes: Number(values['duration_minutes']),
  status: values['status'] as MeetingStatus,
});

/** The meetings of the consultant. */
export const meetingsKind: EntryKind<MeetingDto> = {
  name: 'meetings',
  words,
  nameOf: (meeting) => meeting.title,
  columns: [
    { label: words.subject, render: (meeting) => meeting.title },
    {
      label: words.client,
      render: (meeting) => meeting.client_id && <ClientName id={meeting.client_id} />,
      isClient: true,
    },
    { label: words.when, render: (meeting) => <TimeStamp at={meeting.scheduled_at} />, isShort: true },
    { label: words.status, render: (meeting) => <EntryStatus status={meeting.status} />, isShort: true },
  ],
  fields: [
    { name: 'title', label: words.subject, isRequired: true },
    { name: 'client_id', label: words.client, isClient: true },
    { name: 'scheduled_at', label: words.when, type: 'datetime-local', isRequired: true },
    { name: 'duration_minutes', label: words.minutes, type: 'number', isRequired: true, input: { min: 5, max: 1440 } },
    { name: 'status', label: words.status, options: optionsOf(STATUSES) },
  ],
  blank: () => ({ title: '', client_id: '', scheduled_at: '', duration_minutes: '60', status: 'scheduled' }),
  valuesOf: (meeting) => ({
    title: meeting.title,
    client_id: meeting.client_id ?? '',
    scheduled_at: toLocalInput(meeting.scheduled_at),
    duration_minutes: String(meeting.duration_minutes),
    status: meeting.status,
  }),
  list: async (request) => {
    const query = { ...listQuery(request, 50, 'cancelled'), order: 'next' } as const;
    return (await listMeetings({ query, signal: request.signal })).data;
  },
  create: (values) => createMeeting({ body: bodyOf(values) }),
  update: (meeting, values) =>
    updateMeeting({ path: { id: meeting.id }, body: { ...bodyOf(values), version: meeting.version } }),
  removal: {
    remove: (meeting) => deleteMeeting({ path: { id: meeting.id } }),
  },
};
