import { describe, expect, it } from 'vitest';
import { seatSearchText, seatTexts } from './seat-texts';

const NOW = new Date(2026, 5, 1);
const SEAT = {
  install_id: 'q5Jb3mYp0vGk8h2cT1xWZA',
  is_active: true,
  name: null,
  email: null,
  mailed_at: null,
  created_at: new Date(2026, 2, 3, 12).toISOString(),
  member: null,
};
const MEMBER = { user_id: 'u', full_name: 'Mira Sand', email: 'mira@example.test', since: SEAT.created_at };

describe('the row of a seat (screens M10)', () => {
  it.each([
    [{ name: 'Mira' }, 'Mira (not joined)', 'Created on Mar 3'],
    [{ email: 'mira@example.test', mailed_at: SEAT.created_at }, 'mira@example.test (not joined)', 'Sent on Mar 3'],
    [
      { name: 'Mira', email: 'mira@example.test', mailed_at: SEAT.created_at },
      'Mira (not joined)',
      'mira@example.test · Sent on Mar 3',
    ],
    [{ member: MEMBER }, 'Mira Sand, joined on Mar 3', 'mira@example.test'],
    [{ name: 'New cook', member: MEMBER }, 'Mira Sand, joined on Mar 3', 'mira@example.test · invited as New cook'],
    [{ name: 'Mira Sand', member: MEMBER }, 'Mira Sand, joined on Mar 3', 'mira@example.test'],
    [{ member: { ...MEMBER, full_name: '' } }, 'mira@example.test, joined on Mar 3', ''],
    [{}, 'Unused link', 'Created on Mar 3'],
    [{ created_at: new Date(2026, 4, 29, 12).toISOString() }, 'Unused link', 'Created 3 days ago'],
    [{ is_active: false }, 'Unused link', 'Created on Mar 3'],
    [{ is_active: false, name: 'Mira' }, 'Mira', 'Never used'],
    [{ is_active: false, member: MEMBER }, 'Mira Sand', 'mira@example.test'],
  ])('%# says who it is', (seat, title, details) => {
    expect(seatTexts({ ...SEAT, ...seat }, NOW)).toMatchObject({ title, details });
  });

  it.each([
    [{ member: MEMBER }, 'Revoke the seat of Mira Sand?', /^Mira Sand loses access to your SOPs/],
    [{ name: 'Tom from the bar' }, 'Revoke the link for Tom from the bar?', /^The link stops working/],
    [{ email: 'tom@example.test' }, 'Revoke the link for tom@example.test?', /^The link stops working/],
    [{}, 'Revoke the unused link?', /^Created on Mar 3\. The link stops working/],
  ])('%# says whose seat would be revoked, or which link', (seat, title, text) => {
    const { revoke } = seatTexts({ ...SEAT, ...seat }, NOW);
    expect(revoke.title).toBe(title);
    expect(revoke.text).toMatch(text);
  });

  it('names the year when it is another one', () => {
    const joined = { ...SEAT, member: { ...MEMBER, since: new Date(2025, 2, 3, 12).toISOString() } };
    expect(seatTexts(joined, NOW).title).toBe('Mira Sand, joined on Mar 3, 2025');
  });

  it('is found by every name and address that it has, and by its link only without any', () => {
    const text = seatSearchText({ ...SEAT, name: 'New cook', member: MEMBER });
    expect(text).toBe('New cook Mira Sand mira@example.test');
    expect(seatSearchText(SEAT)).toBe(SEAT.install_id);
  });
});
