import { parentPort, threadId } from 'node:worker_threads';

// Answers each message with its own number.
parentPort?.on('message', () => parentPort?.postMessage(threadId));
