import { describe, expect, it } from '@jest/globals';
import { type CalendarMeeting, meetingsCalendar } from './meetings-calendar.js';

const MEETING: CalendarMeeting = {
  id: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
  title: 'Review',
  client: null,
  status: 'scheduled',
  scheduled_at: '2026-10-25T02:30:00.5+02:00',
  duration_minutes: 90,
  version: 3,
  updated_at: '2026-10-01T08:00:00Z',
};

const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of meetings', () => {
  it('is a calendar without events when there are no meetings', () => {
    const lines = unfold(meetingsCalendar([]));
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    expect(lines).not.toContain('BEGIN:VEVENT');
  });

  it('gives times in UTC, the length, and a number that grows with each change', () => {
    expect(unfold(meetingsCalendar([MEETING]))).toEqual(
      expect.arrayContaining([
        'UID:0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11@meetings',
        'DTSTAMP:20261001T080000Z',
        'DTSTART:20261025T003000Z',
        'DURATION:PT90M',
        'SUMMARY:Review',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('includes a cancelled meeting', () => {
    expect(unfold(meetingsCalendar([{ ...MEETING, status: 'cancelled' }]))).toContain('STATUS:CANCELLED');
  });

  it('lets no title add lines or properties of its own', () => {
    const title = 'a;b,c\\d\r\nEND:VEVENT\nATTENDEE:x\u0007';
    const lines = unfold(meetingsCalendar([{ ...MEETING, title, client: 'Anna & Co' }]));
    expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\\nATTENDEE:x (Anna & Co)');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds lines at 75 octets and cuts no character', () => {
    const title = '清'.repeat(60);
    const file = meetingsCalendar([{ ...MEETING, title }]);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(unfold(file)).toContain(`SUMMARY:${title}`);
  });
});
