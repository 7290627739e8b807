import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ format }) => parentPort.postMessage(new TextEncoder().encode(`made ${format}`)));
