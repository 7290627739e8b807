import { setTimeout as sleep } from 'node:timers/promises';

/** Between two questions: soon at first, later less often, since each costs the server a request. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [40, 160];

/** Asks again until `isDone` holds, and gives the last answer. Fails after `timeoutMs` with that answer in its text. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => boolean,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    if (isDone(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`It did not happen in ${timeoutMs} ms: ${String(JSON.stringify(answer)).slice(0, 2000)}`);
    await sleep(pause);
  }
}
