import { parentPort } from 'node:worker_threads';
import { draftSop } from './draft-sop.js';

/** Runs in a thread of its own: drafts each request that it is sent and answers with the draft. */
parentPort?.on('message', (prompt: string) => {
  parentPort?.postMessage(draftSop(prompt));
});
