import { describe, expect, it } from 'vitest';
import { teamOf } from './team-of';

const SINCE = '2026-01-31T12:00:00Z';

function seatOf(id: string, name: string, isActive = true) {
  return { is_active: isActive, member: { user_id: id, full_name: name, email: `${id}@example.test`, since: SINCE } };
}

describe('the team', () => {
  it('is who sits on an active seat, by name, each once (S2.126)', () => {
    const links = [
      seatOf('tom', 'Tom'),
      seatOf('ida', 'Ida'),
      seatOf('ida', 'Ida'),
      seatOf('nameless', ''),
      seatOf('former', 'Anna', false),
      { is_active: true, member: null },
    ];
    expect(teamOf(links)).toEqual([
      { id: 'ida', name: 'Ida' },
      { id: 'nameless', name: 'nameless@example.test' },
      { id: 'tom', name: 'Tom' },
    ]);
  });
});
