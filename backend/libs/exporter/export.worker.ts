import { parentPort } from 'node:worker_threads';
import type { ExportRequest } from './export-request.js';
import { makeExport } from './make-export.js';

/** Runs in a worker thread: makes each requested export and returns the bytes. */
parentPort?.on('message', async (request: ExportRequest) => {
  const file = await makeExport(request);
  // Transferred, not copied: large files must not block the thread that answers requests.
  const isWhole = file.byteLength === file.buffer.byteLength && file.buffer instanceof ArrayBuffer;
  parentPort?.postMessage(file, isWhole ? [file.buffer] : []);
});
