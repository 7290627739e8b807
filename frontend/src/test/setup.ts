import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Files share a process and a page: each gets modules of its own, and nothing that another one has left behind.
vi.resetModules();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
}

/** Noise fails: a test that lets something print an error has missed something. */
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
