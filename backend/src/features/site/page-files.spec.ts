import { describe, expect, it } from 'vitest';
import { PAGE_FILES, pageFileOf } from './page-files.js';

describe('pageFileOf', () => {
  it.each([
    ['/', 'home'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/auth', 'auth'],
    ['/auth/callback', 'app'],
    ['/dashboard/user', 'app'],
    ['/payment-success', 'app'],
  ])('answers %s with the page "%s"', (path, file) => {
    expect(pageFileOf(path)).toEqual({ file, isFound: true });
    expect(PAGE_FILES).toContain(file);
  });

  it.each(['/nowhere', '/dashboard/userx', '/not-found', '/app'])('has no page at %s (S2.17, SD.24)', (path) => {
    expect(pageFileOf(path)).toEqual({ file: 'not-found', isFound: false });
  });
});
