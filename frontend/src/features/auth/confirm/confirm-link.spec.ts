import { describe, expect, it } from 'vitest';
import { readConfirmLink } from './confirm-link';

const ORIGIN = 'https://sop.example';

describe('readConfirmLink', () => {
  it('reads what a mail links to', () => {
    expect(readConfirmLink('?token_hash=abc&type=recovery&redirect_to=https://sop.example/sops?q=1', ORIGIN)).toEqual({
      tokenHash: 'abc',
      kind: 'recovery',
      nextPath: '/sops?q=1',
    });
  });

  it.each(['', '?type=sms', '?type=constructor&token_hash='])('takes %j for a sign-in by code', (search) => {
    expect(readConfirmLink(search, ORIGIN)).toEqual({ tokenHash: null, kind: 'email', nextPath: null });
  });

  it.each([
    ['/dashboard', '/dashboard'],
    ['https://evil.example/x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://sop.example.evil.example', null],
    ['javascript:alert(1)', null],
    ['https://sop.example@evil.example', null],
    ['http://sop.example/', null],
    ['https://sop.example//evil.example', null],
    ['https://sop.example/\\evil.example', null],
    ['https://[', null],
  ])('goes on to pages of this site only: %s (security SEC12)', (target, path) => {
    expect(readConfirmLink(`?redirect_to=${encodeURIComponent(target)}`, ORIGIN).nextPath).toBe(path);
  });
});
