import { parentPort } from 'node:worker_threads';

parentPort.on('message', (prompt) => parentPort.postMessage({ category: `read: ${prompt}` }));
