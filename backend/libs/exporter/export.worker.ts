import { parentPort } from 'node:worker_threads';
import type { ExportRequest } from './export-request.js';
import { makeExport } from './make-export.js';

/** Runs in a thread of its own: makes each export that it is sent and answers with the bytes. */
parentPort?.on('message', async (request: ExportRequest) => {
  const file = await makeExport(request);
  parentPort?.postMessage(file);
});
