import { parentPort } from 'node:worker_threads';
import type { ExportRequest } from './export-request.js';
import { makeExport } from './make-export.js';

/** Runs in a thread of its own: makes each export that it is sent and answers with the bytes. */
parentPort?.on('message', async (request: ExportRequest) => {
  const file = await makeExport(request);
  // Handed over, not copied: large files must not hold up the thread that answers requests.
  const isWhole = file.byteLength === file.buffer.byteLength && file.buffer instanceof ArrayBuffer;
  parentPort?.postMessage(file, isWhole ? [file.buffer] : []);
});
