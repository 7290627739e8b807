import { describe, expect, it } from '@jest/globals';
import { coversRow, coversType, describeSubscription, parseJoinRequest, parseSubscriptions } from './join-request.js';

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

const ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';
const OTHER_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c12';

describe('parseSubscriptions', () => {
  it('numbers them from 1 and describes them as they were asked for', () => {
    const requests = [
      { event: '*', schema: 'public', table: 'sops' },
      { event: 'UPDATE', schema: 'public', table: 'subscribers', filter: `id=eq.${ID}` },
    ];
    const subscriptions = parseSubscriptions(requests);
    expect(subscriptions?.map(describeSubscription)).toEqual([
      { id: 1, ...requests[0] },
      { id: 2, ...requests[1] },
    ]);
  });

  it.each([[undefined], [null], [[]]])('takes %j as none', (requests) => {
    expect(parseSubscriptions(requests)).toEqual([]);
  });

  it.each([
    ['something else than a list', {}],
    ['an unknown event', [{ event: 'TRUNCATE', schema: 'public', table: 'sops' }]],
    ['a table that is not published', [{ event: '*', schema: 'public', table: 'auth_users' }]],
    ['another schema', [{ event: '*', schema: 'auth', table: 'sops' }]],
    ['a filter on another column', [{ event: '*', schema: 'public', table: 'sops', filter: `user_id=eq.${ID}` }]],
    ['two filters', [{ event: '*', schema: 'public', table: 'sops', filter: `id=eq.${ID},version=eq.1` }]],
    ['a choice of columns', [{ event: '*', schema: 'public', table: 'sops', select: ['id'] }]],
    ['21 subscriptions', Array.from({ length: 21 }, () => ({ event: '*', schema: 'public', table: 'sops' }))],
  ])('refuses %s', (_what, requests) => {
    expect(parseSubscriptions(requests)).toBeNull();
  });
});

describe('coversRow', () => {
  it.each([
    ['its table', { table: 'sops' }, true],
    ['every table', { table: '*' }, true],
    ['no table named', {}, true],
    ['another table', { table: 'subscribers' }, false],
    ['its id', { table: 'sops', filter: `id=eq.${ID}` }, true],
    ['its id in capitals', { table: 'sops', filter: `id=eq.${ID.toUpperCase()}` }, true],
    ['an empty filter', { table: 'sops', filter: '' }, true],
    ['another id', { table: 'sops', filter: `id=eq.${OTHER_ID}` }, false],
  ])('decides by %s', (_what, request, isCovered) => {
    const [subscription] = parseSubscriptions([{ event: '*', schema: 'public', ...request }]) ?? [];
    expect(subscription && coversRow(subscription, 'sops', ID)).toBe(isCovered);
  });
});

describe('coversType', () => {
  it.each([
    ['*', 'DELETE', true],
    ['UPDATE', 'UPDATE', true],
    ['UPDATE', 'DELETE', false],
  ] as const)('%s covers %s: %s', (event, type, isCovered) => {
    const [subscription] = parseSubscriptions([{ event, schema: 'public', table: 'sops' }]) ?? [];
    expect(subscription && coversType(subscription, type)).toBe(isCovered);
  });
});
