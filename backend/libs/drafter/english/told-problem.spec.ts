import { describe, expect, it } from '@jest/globals';
import { askedWhen } from './told-problem.js';

describe('a request that only says what has happened (drafting 4)', () => {
  it.each([
    ["User can't log in", "What to do when a user can't log in"],
    ['customer refuses to pay the bill', 'What to do when a customer refuses to pay the bill'],
    ['guest locked out of room', 'What to do when a guest locked out of room'],
    ['the pump is leaking.', 'What to do when the pump is leaking'],
  ])('asks what to do then: %j', (request, asked) => {
    expect(askedWhen(request)).toBe(asked);
  });

  it.each([
    'guest complaints',
    'customer visits',
    'Close the shop.',
    'Never leave a child that is not working with scissors alone',
    'How to check in a guest',
    "The pump is leaking, close the valve and don't use it",
    'The nurse checks the pulse',
  ])('leaves %j as it is', (request) => {
    expect(askedWhen(request)).toBe(request);
  });
});
