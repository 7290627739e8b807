import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BEHAVIORS, type Reply } from './behaviors.js';
import { type ChatRequest, type RecordedCall, readChatRequest, recordCall } from './chat-request.js';
import { streamAnswer } from './stream-answer.js';

export interface ModelServerOptions {
  /** The object that a good answer holds, or how to make it from the request. */
  answer: object | ((request: ChatRequest) => object);
  /** 0, the default, takes any free port. */
  port?: number;
  /** Asked of every call as bearer token, when given. */
  apiKey?: string;
  /** What `GET /v1/models` gives instead of the list of {@link BEHAVIORS}. */
  listing?: Reply;
}

/** A model that behaves as {@link ModelServer.behaveLike} last said. */
export const TOLD_MODEL = 'as-told';

/**
 * A language model on loopback that speaks the OpenAI chat protocol over real HTTP and server-sent events. The model's name
 * in a request picks one of the {@link BEHAVIORS}. `GET /calls` gives what was asked so far.
 */
export class ModelServer {
  /** Every call, in the order it came. */
  readonly calls: RecordedCall[] = [];
  private readonly counts = new Map<string, number>();
  private readonly server: Server;
  private told = '';

  private constructor(private readonly options: ModelServerOptions) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  static async start(options: ModelServerOptions): Promise<ModelServer> {
    const modelServer = new ModelServer(options);
    const { server } = modelServer;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return modelServer;
  }

  /** Value for `AI_<NAME>_BASE_URL`. */
  get baseUrl(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  /** What {@link TOLD_MODEL} does from now on; its next call is its first. @param behavior one of {@link BEHAVIORS}. */
  behaveLike(behavior: string): void {
    this.told = behavior;
    this.counts.delete(TOLD_MODEL);
  }

  /** Forgets all calls, so that the first call of each model is its first again. */
  reset(): void {
    this.calls.length = 0;
    this.counts.clear();
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /calls') return sendJson(response, 200, this.calls);
    const { apiKey } = this.options;
    if (apiKey && request.headers.authorization !== `Bearer ${apiKey}`) {
      return sendError(response, 401, 'invalid_api_key', 'Incorrect API key provided');
    }
    if (route === 'GET /v1/models') return this.list(response);
    if (route !== 'POST /v1/chat/completions') return sendError(response, 404, 'not_found', 'There is nothing here');
    const chat = await readChatRequest(request);
    const behave = chat ? BEHAVIORS[chat.model === TOLD_MODEL ? this.told : chat.model] : undefined;
    if (!chat?.stream) return sendError(response, 400, 'invalid_request_error', 'A streaming JSON request is needed');
    if (!behave) return sendError(response, 404, 'model_not_found', `Models: ${Object.keys(BEHAVIORS).join(', ')}`);

    const call = this.record(chat, request, response);
    const { number, responseFormat } = call;
    await send(response, behave({ number, responseFormat, answer: this.answerTo(chat) }), call);
  }

  private list(response: ServerResponse): void | Promise<void> {
    const { listing } = this.options;
    if (listing) return send(response, listing, null);
    const data = Object.keys(BEHAVIORS).map((id) => ({ id, object: 'model', created: 1, owned_by: 'test' }));
    sendJson(response, 200, { object: 'list', data });
  }

  private record(chat: ChatRequest, request: IncomingMessage, response: ServerResponse): RecordedCall {
    const number = (this.counts.get(chat.model) ?? 0) + 1;
    this.counts.set(chat.model, number);
    const call = recordCall(chat, number, request.headers.authorization);
    this.calls.push(call);
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    response.on('close', () => {
      call.sentBytes = socket.bytesWritten - sentBefore;
      call.isCutOff = !response.writableEnded;
    });
    return call;
  }

  private answerTo(chat: ChatRequest): string {
    const { answer } = this.options;
    return JSON.stringify(typeof answer === 'function' ? answer(chat) : answer);
  }
}

function send(response: ServerResponse, reply: Reply, call: RecordedCall | null): void | Promise<void> {
  switch (reply.kind) {
    case 'error':
      return sendError(response, reply.status, reply.type, reply.message, reply.headers);
    case 'page':
      response.writeHead(reply.status, { 'content-type': 'text/html' }).end(reply.html);
      return;
    case 'silence':
      return;
    case 'flood':
      return flood(response, reply);
    case 'stream': {
      const promptLength = call?.messages.reduce((length, { text }) => length + text.length, 0) ?? 0;
      const { model = 'none', asksForUsage = false } = call ?? {};
      return streamAnswer(response, reply, { model, promptLength, asksForUsage });
    }
  }
}

async function flood(
  response: ServerResponse,
  { status, contentType, start, piece }: Extract<Reply, { kind: 'flood' }>,
): Promise<void> {
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  response.writeHead(status, { 'content-type': contentType });
  response.write(start);
  while (!closed.signal.aborted) {
    if (!response.write(piece)) await once(response, 'drain', closed).catch(() => undefined);
  }
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  sendJson(response, status, { error: { message, type, param: null, code: type } }, headers);
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
