import { describe, expect, it } from '@jest/globals';
import { PAGE_FILES, pageFileOf } from './page-files.js';

describe('pageFileOf', () => {
  it.each([
    ['/', 'home'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/try', 'try'],
    ['/auth', 'auth'],
    ['/auth/callback', 'app'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/user', 'dashboard'],
    ['/dashboard/consultant', 'signed-in'],
    ['/sops', 'signed-in'],
    ['/sops/new', 'signed-in'],
    ['/sops/0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11', 'sop'],
    ['/auth/new-password', 'app'],
    ['/payment-success', 'app'],
  ])('answers %s with the page "%s"', (path, file) => {
    expect(pageFileOf(path)).toEqual({ file, isFound: true });
    expect(PAGE_FILES).toContain(file);
  });

  it.each([
    ['/templates', 'templates/en'],
    ['/templates/open-the-cafe', 'templates/en/open-the-cafe'],
    ['/templates/de/', 'templates/de'],
    ['/templates/de/open-the-cafe', 'templates/de/open-the-cafe'],
  ])('answers %s with the page "%s", which is not read at the start', (path, file) => {
    expect(pageFileOf(path)).toEqual({ file, isFound: true });
    expect(PAGE_FILES).not.toContain(file);
  });

  it.each([
    '/templates/nowhere',
    '/templates/en',
    '/templates/de/change-a-diaper',
    '/templates/de/../en/open-the-cafe',
    '/templates/de/open-the-cafe/x',
    '/templates/__proto__',
  ])('has no template at %s', (path) => {
    expect(pageFileOf(path)).toEqual({ file: 'not-found', isFound: false });
  });

  it.each(['/nowhere', '/dashboard/userx', '/not-found', '/app', '/dev/design'])(
    'has no page at %s (S2.17, SD.24)',
    (path) => {
      expect(pageFileOf(path)).toEqual({ file: 'not-found', isFound: false });
    },
  );
});
