import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newIdentifier } from '../object-shapes/identifier.js';
import type { SandboxContext } from '../sandbox-context.js';
import { answerApiCall } from './api-router.js';
import { parseForm } from './form-encoding.js';
import { answerOnce } from './idempotency-store.js';
import { SandboxApiError } from './sandbox-api-error.js';

const MAX_BODY_BYTES = 1024 * 1024;

interface ApiServerOptions {
  /** The only accepted API key. */
  apiKey: string;
  transact: <Result>(work: (context: SandboxContext) => Promise<Result>) => Promise<Result>;
  onFault: (error: unknown) => void;
}

/** Stripe's API as far as the product uses it, over HTTP on the loopback interface only. */
export class ApiServer {
  private readonly server: Server;

  constructor(private readonly options: ApiServerOptions) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** Listens on a free port and returns it. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /** The SDK keeps its connections open: they have to be closed. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('content-type', 'application/json');
    response.setHeader('request-id', newIdentifier('req'));
    try {
      const { answer, isReplay } = await this.answer(request);
      if (isReplay) response.setHeader('idempotent-replayed', 'true');
      response.end(JSON.stringify(answer));
    } catch (error) {
      const failure = error instanceof SandboxApiError ? error : this.faultOf(error);
      response.statusCode = failure.status;
      response.end(JSON.stringify(failure.toBody()));
    }
  }

  private async answer(request: IncomingMessage): Promise<{ answer: object; isReplay: boolean }> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    if (request.headers.authorization !== `Bearer ${this.options.apiKey}`) {
      throw new SandboxApiError(401, 'Invalid API Key provided.', { code: 'api_key_invalid' });
    }
    const form = parseForm(method === 'POST' ? body : url.search.slice(1));
    const call = { method, path: url.pathname, form };
    const key = request.headers['idempotency-key'];
    return this.options.transact(async (context) => {
      const work = () => answerApiCall(context, call);
      if (method !== 'POST' || typeof key !== 'string') return { answer: await work(), isReplay: false };
      return answerOnce(context, { key, method, path: url.pathname, body }, work);
    });
  }

  private faultOf(error: unknown): SandboxApiError {
    this.options.onFault(error);
    return new SandboxApiError(500, 'The sandbox has failed.', { type: 'api_error' });
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new SandboxApiError(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
