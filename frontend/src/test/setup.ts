import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Test files share a process and a page: each gets its own modules, and no leftovers of another.
vi.resetModules();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
}

/** Console errors fail a test. */
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args);
  });
});

afterEach(() => {
  cleanup();
  const seen = errors;
  vi.restoreAllMocks();
  expect(seen).toEqual([]);
});
