import { describe, expect, it } from 'vitest';
import { homeOf, redirectFor } from './access';

describe('redirectFor', () => {
  it.each<[string, 'user' | 'consultant' | null, string | null]>([
    ['/dashboard', 'user', null],
    ['/dashboard', 'consultant', '/dashboard/consultant'],
    ['/dashboard/user', 'user', null],
    ['/dashboard/user/x', 'consultant', '/dashboard/consultant'],
    ['/dashboard/consultant', 'user', '/dashboard/user'],
    ['/dashboard/consultant/x', 'user', '/dashboard/user'],
    ['/dashboard/consultant', 'consultant', null],
    ['/dashboard/consultant', null, '/dashboard/user'],
    ['/dashboard/userx', 'consultant', null],
    ['/sops', 'consultant', null],
  ])('sends nobody the wrong way: %s as %s (S2.25, S2.26, S6.4, S6.6, T7, T41)', (path, type, target) => {
    expect(redirectFor(path, type)).toBe(target);
  });
});

describe('homeOf', () => {
  it('gives each kind of person a dashboard of their own (S1.7)', () => {
    expect([homeOf('user'), homeOf('consultant'), homeOf(null)]).toEqual([
      '/dashboard/user',
      '/dashboard/consultant',
      '/dashboard/user',
    ]);
  });
});
