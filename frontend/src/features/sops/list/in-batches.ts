/** The maximum number of SOPs per request. */
const BATCH_SIZE = 100;

/** Sends the request in batches of ids, one after the other. @returns the results of all requests. */
export async function inBatches(ids: string[], call: (ids: string[]) => Promise<string[]>): Promise<string[]> {
  const results: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    results.push(...(await call(ids.slice(start, start + BATCH_SIZE))));
  }
  return results;
}
