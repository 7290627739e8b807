import type { TestProject } from 'vitest/node';
import startDatabase from './database-server.js';

/** Browser journeys need the same database server as the API tests; each file starts a product of its own. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startDatabase(project);
}
