import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/** A message in the format of version 2.0.0. */
export type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** A client that sends arbitrary frames of version 2.0.0. */
export class RawClient {
  readonly received: Frame[] = [];
  closeCode: number | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.received.push(JSON.parse(String(data)) as Frame));
    socket.on('close', (code) => {
      this.closeCode = code;
    });
    socket.on('error', () => undefined);
  }

  static async connect(url: string, options?: ClientOptions): Promise<RawClient> {
    const client = new RawClient(new WebSocket(url, options));
    await once(client.socket, 'open');
    return client;
  }

  /** Returns the HTTP response to a rejected upgrade. */
  static async refusal(url: string, options?: ClientOptions): Promise<{ status: number; body: unknown }> {
    const socket = new WebSocket(url, options);
    const [, response] = await once(socket, 'unexpected-response');
    const chunks: Buffer[] = await response.toArray();
    return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
  }

  send(...frame: Frame): void {
    this.socket.send(JSON.stringify(frame));
  }

  join(topic: string, accessToken: string, ref = '1'): void {
    this.send(ref, ref, topic, 'phx_join', { config: {}, access_token: accessToken });
  }

  /** The payload of the reply to `ref`, once it has come. */
  replyTo(ref: string): unknown {
    return this.received.find(([, answered, , event]) => answered === ref && event === 'phx_reply')?.[4];
  }
}
