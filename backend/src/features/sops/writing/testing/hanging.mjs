import { appendFileSync } from 'node:fs';
import { parentPort, threadId } from 'node:worker_threads';

// A drafter that never answers and cannot be asked to stop: only terminating the thread ends it. A prompt that names a file
// lets a test see whether it still runs.
parentPort.on('message', (prompt) => {
  const file = prompt.startsWith('file:') ? new URL(prompt) : null;
  for (;;) if (file) appendFileSync(file, `${threadId} `);
});
