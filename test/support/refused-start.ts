import { type ServerOptions, startServer } from './server-process.js';

/** Written by a package on versions of Node that it does not support. */
const RUNTIME_NOTICE = /^oidc-provider WARNING: Unsupported runtime/;

/**
 * What a server says that must not start, line by line, beside its JSON log. It must end by itself, with the code 1.
 */
export async function refusedStart(options: ServerOptions): Promise<string[]> {
  try {
    const server = await startServer(options);
    await server.stop();
  } catch (error) {
    return linesOf(error);
  }
  throw new Error('The server started');
}

function linesOf(error: unknown): string[] {
  const [, said] = /^The server ended \(1\):\n([\s\S]*)$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (said === undefined) throw error;
  return plainLines(said);
}

/** Drops lines of the JSON log and of packages. */
export function plainLines(output: string): string[] {
  const lines = output.trim().split('\n');
  return lines.filter((line) => !line.startsWith('{"level"') && !RUNTIME_NOTICE.test(line));
}
