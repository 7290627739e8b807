import { eventually } from './eventually.js';
import type { TestServer } from './server-process.js';

/** The line of a server's log that holds a text. An answer of the server can be here before the lines that led to it. */
export async function loggedLine(server: TestServer, text: string): Promise<string> {
  const find = () =>
    server
      .logs()
      .split('\n')
      .find((line) => line.includes(text));
  return (
    (await eventually(
      async () => find(),
      (line) => line !== undefined,
    )) ?? ''
  );
}
