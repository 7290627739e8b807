/** The most SOPs that the server takes at once. */
const BATCH_SIZE = 100;

/** Makes the call for so many ids at a time, one call after the other. @returns what all calls have given. */
export async function inBatches(ids: string[], call: (ids: string[]) => Promise<string[]>): Promise<string[]> {
  const results: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    results.push(...(await call(ids.slice(start, start + BATCH_SIZE))));
  }
  return results;
}
