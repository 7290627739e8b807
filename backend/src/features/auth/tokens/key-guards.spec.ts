import { expect, it } from '@jest/globals';
import { ServiceKeyGuard } from '../admin/service-key.guard.js';
import { ApiKeyGuard } from './api-key.guard.js';

it('keys are kept apart from people: `request.user` is left to the guard that finds them', () => {
  expect(new ApiKeyGuard().getAuthenticateOptions().property).toBe('apiKey');
  expect(new ServiceKeyGuard().getAuthenticateOptions().property).toBe('operator');
});
