import { describe, expect, it } from 'vitest';
import type { SecurityEventDto } from '../../api/generated/types.gen';
import { securityEventText } from './security-event-text';

function event(changes: Partial<SecurityEventDto>): SecurityEventDto {
  return {
    id: 'e',
    at: '2026-11-22T10:00:00Z',
    kind: 'signed_in',
    actor: 'person',
    device: 'Firefox on Linux',
    client_ip: '203.0.113.7',
    details: {},
    is_current_session: false,
    ...changes,
  };
}

describe('securityEventText', () => {
  it.each([
    [event({ details: { method: 'password' } }), 'Signed in with a password'],
    [event({ details: { method: 'something new' } }), 'Signed in'],
    [event({ kind: 'factor_added', details: { factor: 'Laptop' } }), 'A second step was added: Laptop'],
    [event({ kind: 'recovery_code_used', details: { remaining: 0 } }), 'A recovery code was used; codes left: 0'],
    [event({ kind: 'session_ended', details: { ended_session: 's' } }), 'A session was ended'],
    [
      event({ kind: 'session_ended', actor: 'system', details: { reason: 'outlived' } }),
      'A session expired: it was unused or too old',
    ],
    [event({ kind: 'factor_added' }), 'A second step was added'],
    [event({ kind: 'banned', actor: 'operator' }), 'The account was locked, by an administrator'],
    [event({ kind: 'of_tomorrow' as 'banned' }), 'of tomorrow'],
  ])('%# says what happened', (happened, text) => {
    expect(securityEventText(happened)).toBe(text);
  });
});
