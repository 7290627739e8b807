import { parentPort } from 'node:worker_threads';

// Counts forever in the memory that it is sent, so that a test sees whether it still runs.
parentPort.on('message', (memory) => {
  const counter = new Int32Array(memory);
  for (;;) Atomics.add(counter, 0, 1);
});
