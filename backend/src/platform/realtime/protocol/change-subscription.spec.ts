import { describe, expect, it } from 'vitest';
import { coversRow, coversType, describeSubscription, parseSubscriptions } from './change-subscription.js';

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
