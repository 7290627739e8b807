import { expect, it } from '@jest/globals';
import { renderClientFile } from './client-file.js';

it('names the server and the invitation, with Windows line endings (S2.142, T21)', () => {
  const file = renderClientFile('https://sop.example', 'https://sop.example/join/abc');
  const lines = file.split('\r\n');
  expect(lines).toContain('Server: https://sop.example');
  expect(lines).toContain('Your invitation: https://sop.example/join/abc');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
