import { defineProblems } from '../../common/problems/define-problems.js';

/** Reasons to refuse a realtime connection before it begins. */
export const realtimeProblems = defineProblems({
  'realtime-protocol-unknown': { status: 400, title: 'This version of the realtime protocol is not spoken here' },
  'realtime-key-refused': { status: 401, title: 'The API key is missing or not valid' },
  'realtime-origin-refused': { status: 403, title: 'This site may not connect' },
});
