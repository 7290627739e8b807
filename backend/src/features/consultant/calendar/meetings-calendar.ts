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
    // Calendars accept a change of a known event only with a greater number.
    `SEQUENCE:${meeting.version - 1}`,
    `STATUS:${meeting.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

const MAX_LINE_OCTETS = 75;

/** Text of a property value (RFC 5545, 3.3.11), escaped. */
function icsText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A moment in UTC: `20260131T093000Z`. */
function icsInstant(rfc3339: string): string {
  return new Date(rfc3339).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** The lines of a file, each ended by CRLF and folded at 75 octets without cutting a character (RFC 5545, 3.1). */
function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
