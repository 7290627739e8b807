import { defineProblems } from './problem.js';

/** Problems that any route can answer with. */
export const commonProblems = defineProblems({
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'not-signed-in': { status: 401, title: 'Sign in to continue' },
  'role-not-allowed': { status: 403, title: 'Your account type cannot do this' },
  'second-factor-needed': { status: 403, title: 'Confirm with your second step to continue' },
  'fresh-sign-in-needed': { status: 403, title: 'Sign in again to do this' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This method is not supported here' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON (application/json)' },
  'invalid-fields': { status: 422, title: 'Some fields are not valid' },
  'too-many-requests': { status: 429, title: 'Too many requests, try again later' },
  'headers-too-large': { status: 431, title: 'The address or the headers of the request are too long' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'temporarily-unavailable': { status: 503, title: 'The service is temporarily unavailable' },
});
