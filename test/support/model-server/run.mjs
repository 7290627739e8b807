// `node test/support/model-server/run.mjs ANSWER.json [PORT]`: the model server as a process of its own. ANSWER.json is the
// object that it answers; the model's name picks the behavior, e.g. AI_CHAIN=local:ok with the printed AI_LOCAL_BASE_URL.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [answerFile, port = '0'] = process.argv.slice(2);
if (!answerFile) {
  console.error('Usage: node test/support/model-server/run.mjs ANSWER.json [PORT]');
  process.exit(1);
}
const { module } = await runnerImport(fileURLToPath(new URL('./model-server.ts', import.meta.url)));
const server = await module.ModelServer.start({
  answer: JSON.parse(readFileSync(answerFile, 'utf8')),
  port: Number(port),
});
process.stdout.write(`AI_LOCAL_BASE_URL=${server.baseUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop());
