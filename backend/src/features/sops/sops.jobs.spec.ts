import { expect, it } from '@jest/globals';
import { environmentSchema } from '../../config/environment-schema.js';
import { DEFAULT_CALL_LIMITS } from '../../platform/language-model/calls/call-watch.js';
import { generateSopJob } from './sops.jobs.js';

const longest = environmentSchema.shape.AI_TOTAL_TIMEOUT_MS;

it('gives a run more time than models may take, so that no other worker claims it (drafting 6)', () => {
  const expiresInMs = generateSopJob.expireInS * 1000;
  // Room for what stands around the models: reading the prompt, the offline drafter, the database.
  const roomMs = 120_000;
  const mostMs = 900_000;
  expect([longest.safeParse(mostMs).success, longest.safeParse(mostMs + 1).success]).toEqual([true, false]);
  expect(expiresInMs).toBeGreaterThanOrEqual(mostMs + roomMs);
});

it('is patient by default for a quarter of an hour, as the settings are', () => {
  expect(longest.parse(undefined)).toBe(DEFAULT_CALL_LIMITS.totalMs);
});
