import { describe, expect, it } from 'vitest';
import { parseJoinRequest } from './join-request.js';

describe('parseJoinRequest', () => {
  it.each([
    [{}],
    [{ config: {} }],
    [{ access_token: null, config: { postgres_changes: [] } }],
    [{ config: { broadcast: { ack: false }, presence: { key: '' }, private: false } }],
  ])('reads %j as a join without token and subscriptions', (payload) => {
    expect(parseJoinRequest(payload)).toEqual({ accessToken: '', subscriptions: [] });
  });

  it('reads the token and the subscriptions', () => {
    const request = { event: '*', schema: 'public', table: 'sops' };
    expect(parseJoinRequest({ access_token: 'token', config: { postgres_changes: [request] } })).toEqual({
      accessToken: 'token',
      subscriptions: [{ id: 1, request }],
    });
  });

  it.each([[{ access_token: 7 }], [{ config: 'none' }], [{ config: { postgres_changes: 'all' } }]])(
    'refuses %j',
    (payload) => {
      expect(parseJoinRequest(payload)).toBeNull();
    },
  );
});
