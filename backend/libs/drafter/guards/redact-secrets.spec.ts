import { describe, expect, it } from '@jest/globals';
import { redactSecrets } from './redact-secrets.js';

describe('redactSecrets', () => {
  it('takes out the clauses that hold a secret and says what it opens', () => {
    const text =
      'Router admin login is admin / Tr0ub4dor&3, POS manager PIN 4471. Test payment card 4111 1111 1111 1111 exp 12/27. Call Sam.';
    expect(redactSecrets(text, 'en')).toEqual({
      text: 'Call Sam.',
      secrets: ['Router admin login', 'POS manager PIN', 'Test payment card'],
    });
  });

  it('names a secret by the words before its colon', () => {
    expect(redactSecrets('Safe PIN: 88231. Lock up.', 'en')).toEqual({ text: 'Lock up.', secrets: ['Safe PIN'] });
  });

  it('keeps the sentence after a secret that ends with an exclamation mark', () => {
    expect(redactSecrets('The safe password is Hunter2! Lock the door.', 'en').text).toBe('Lock the door.');
  });

  it('leaves what is no secret', () => {
    const text = 'Change the password: ask IT. Order 4711 costs $4,500.';
    expect(redactSecrets(text, 'en')).toEqual({ text, secrets: [] });
  });

  it('keeps the other clauses of the sentence', () => {
    expect(redactSecrets('Log in with password: Hunter2!, check the queue.', 'en').text).toBe('check the queue.');
  });
});
