import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { commonProblems } from './common/problems/common.problems.js';
import { ProblemDetailsRenderer } from './common/problems/problem-details.renderer.js';
import type { Environment } from './config/environment.js';

const RETRY_AFTER_S = '5';

/**
 * Listens while the product is starting: the process is alive but cannot serve. A start may wait for another process that
 * migrates, and an orchestrator must not kill it meanwhile.
 */
export class StartingServer {
  private readonly server: Server;

  constructor(private readonly environment: Pick<Environment, 'port' | 'host' | 'appUrl'>) {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  async listen(): Promise<void> {
    const { port, host } = this.environment;
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
  }

  /** Frees the port at once. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('connection', 'close');
    if (request.url?.split('?', 1)[0] === '/health/live') {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ status: 'ok' }));
      return;
    }
    const problem = commonProblems['temporarily-unavailable']({
      detail: 'The product is starting.',
      headers: { 'retry-after': RETRY_AFTER_S },
    });
    const { status, headers, body } = new ProblemDetailsRenderer(this.environment.appUrl).render(problem, problem, {
      url: request.url ?? '/',
      id: randomUUID(),
      headers: request.headers,
    });
    response.writeHead(status, headers);
    response.end(body);
  }
}
