/**
 * A separate program that runs the server as its child and stops it (fast shutdown) when standard input closes, which
 * happens when the process that started it ends, even by kill -9. It then removes the socket folder.
 *
 * Stored as text so that it runs the same from the sources and from the build, without a file to find. Arguments: JSON
 * of { uid, gid, socketFolder }, the command, its arguments.
 */
export const SUPERVISOR_PROGRAM = `
const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');
const [settings, command, ...args] = process.argv.slice(1);
const { socketFolder, ...account } = JSON.parse(settings);
const server = spawn(command, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
const stop = () => server.kill(process.platform === 'win32' ? undefined : 'SIGINT');
server.on('error', (error) => { console.error(String(error)); process.exit(1); });
server.on('exit', (code, signal) => {
  rmSync(socketFolder, { recursive: true, force: true });
  process.exit(code ?? (signal ? 1 : 0));
});
process.stdin.resume();
process.stdin.on('end', stop);
process.stdin.on('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.stderr.on('error', () => {});
`;
