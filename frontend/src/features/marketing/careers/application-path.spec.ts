import { expect, it } from 'vitest';
import { applicationPath } from './application-path';

it('an application goes to the contact page with its subject filled in (T23)', () => {
  const address = new URL(applicationPath('AI/ML Engineer'), 'https://sop.example');
  expect(address.pathname).toBe('/contact');
  expect(address.searchParams.get('subject')).toBe('Application: AI/ML Engineer');
});
