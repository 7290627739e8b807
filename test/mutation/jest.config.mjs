// Jest as jest.config.mjs has it, but with one test file that holds all others: see every-spec.ts.
import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

const [unit] = base.projects;

/** @type {import('jest').Config} */
export default {
  ...unit,
  displayName: undefined,
  rootDir: '../..',
  // The one folder where Jest looks for tests: it would look through all of it before each run.
  roots: ['<rootDir>/test/mutation'],
  testMatch: ['<rootDir>/test/mutation/every-spec.ts'],
  // Stryker, which puts its own environment around this one, knows no <rootDir>.
  testEnvironment: fileURLToPath(new URL('first-failure-environment.mjs', import.meta.url)),
  testTimeout: base.testTimeout,
};
