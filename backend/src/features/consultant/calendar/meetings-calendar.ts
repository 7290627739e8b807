import { icsFile, icsInstant, icsText } from './ics-lines.js';

/** A meeting as a calendar needs it; times as RFC 3339. */
export interface CalendarMeeting {
  id: string;
  title: string;
  client: string | null;
  status: 'scheduled' | 'done' | 'cancelled';
  scheduled_at: string;
  duration_minutes: number;
  version: number;
  updated_at: string;
}

/** Meetings as an iCalendar file (RFC 5545) that calendar programs subscribe to. */
export function meetingsCalendar(meetings: readonly CalendarMeeting[]): string {
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SOP platform//Meetings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Meetings',
    'X-WR-CALNAME:Meetings',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...meetings.flatMap(eventLines),
    'END:VCALENDAR',
  ]);
}

function eventLines(meeting: CalendarMeeting): string[] {
  const title = meeting.client ? `${meeting.title} (${meeting.client})` : meeting.title;
  return [
    'BEGIN:VEVENT',
    `UID:${meeting.id}@meetings`,
    `DTSTAMP:${icsInstant(meeting.updated_at)}`,
    `DTSTART:${icsInstant(meeting.scheduled_at)}`,
    `DURATION:PT${meeting.duration_minutes}M`,
    `SUMMARY:${icsText(title)}`,
    // A calendar that knows the event takes a change only with a greater number.
    `SEQUENCE:${meeting.version - 1}`,
    `STATUS:${meeting.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}
