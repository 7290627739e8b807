import { parentPort } from 'node:worker_threads';
import type { ReadDocument } from './document-block.js';
import { type DocumentFile, readDocument } from './read-document.js';
import { type ReadingFailure, UnreadableDocumentError } from './unreadable-document.error.js';

/** Result of the worker: the document, or why it cannot be read. */
export type ReadingAnswer = { document: ReadDocument } | { failure: ReadingFailure };

/** Worker script that reads each file it is sent. A file that crashes its parser is reported as not readable. */
parentPort?.on('message', async (file: DocumentFile) => {
  const answer = await answerTo(file);
  const pictures = 'document' in answer ? answer.document.pictures : [];
  // Transferred, not copied.
  const buffers = new Set(pictures.flatMap(({ bytes }) => (bytes ? [bytes.buffer] : [])));
  parentPort?.postMessage(answer, [...buffers]);
});

async function answerTo(file: DocumentFile): Promise<ReadingAnswer> {
  try {
    return { document: await readDocument(file) };
  } catch (error) {
    return { failure: error instanceof UnreadableDocumentError ? error.failure : 'file-not-readable' };
  }
}
