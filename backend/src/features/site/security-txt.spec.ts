import { expect, it } from '@jest/globals';
import { securityTxtOf } from './security-txt.js';

it.each([
  ['security@example.com', 'mailto:security@example.com'],
  ['https://example.com/report', 'https://example.com/report'],
])('names %s as contact', (contact, address) => {
  const text = securityTxtOf(contact, 'https://sop.example', new Date('2026-01-01T00:00:00Z'));
  expect(text.split('\n')).toEqual([
    `Contact: ${address}`,
    'Expires: 2026-06-30T00:00:00.000Z',
    'Canonical: https://sop.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});
