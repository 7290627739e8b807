import { parentPort } from 'node:worker_threads';
import { draftSop } from './draft-sop.js';
import { peopleIn } from './english/people.js';
import type { PeopleRequest } from './people-request.js';

/** Runs in a thread of its own: drafts each request that it is sent and answers with the draft, or finds the people in a text. */
parentPort?.on('message', (request: string | PeopleRequest) => {
  parentPort?.postMessage(typeof request === 'string' ? draftSop(request) : [...peopleIn(request.peopleIn)]);
});
