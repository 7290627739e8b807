import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
