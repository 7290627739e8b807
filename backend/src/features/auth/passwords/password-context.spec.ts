import { describe, expect, it } from '@jest/globals';
import { isMadeOfContext } from './password-context.js';

const CONTEXT = {
  email: 'anna.schmidt@contoso.example',
  fullName: 'Anna-Lena Schmidt',
  site: ['SOP Platform', 'sop.example.org'],
};

describe('isMadeOfContext', () => {
  it.each([
    'anna.schmidt@contoso.example',
    'AnnaSchmidt',
    'schmidt1990!',
    'c0nt0s0-2024',
    'SOP Platform',
    'sopplatform1',
    'lena&anna!!',
    'schmidt13051971',
  ])('refuses %s (security SEC8)', (password) => expect(isMadeOfContext(password, CONTEXT)).toBe(true));

  it.each(['anna loves blue whales', '12 philosophers', 'correct horse', 'platform nine and three quarters'])(
    'leaves %s alone',
    (password) => expect(isMadeOfContext(password, CONTEXT)).toBe(false),
  );

  it('has nothing against a person without a name', () => {
    expect(isMadeOfContext('correct horse', { email: '', fullName: '', site: [] })).toBe(false);
  });
});
