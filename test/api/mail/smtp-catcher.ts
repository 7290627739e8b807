import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that takes every mail, keeps it, and can be told to refuse for a while. */
export class SmtpCatcher {
  /** Mails as they came over the wire, oldest first. */
  readonly mails: string[] = [];
  /** Answer to recipients instead of taking them, e.g. `451 later`. */
  refusal: string | null = null;
  attempts = 0;
  private readonly server: Server = createServer((socket) => this.serve(socket));

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return `smtp://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    await new Promise((done) => this.server.close(done));
  }

  private serve(socket: Socket): void {
    let buffered = '';
    let isData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 catcher\r\n');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('utf8');
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = buffered.indexOf(end);
        if (at < 0) return;
        const part = buffered.slice(0, at);
        buffered = buffered.slice(at + end.length);
        if (isData) this.mails.push(part);
        isData = !isData && /^DATA/i.test(part);
        socket.write(isData ? '354 go on\r\n' : `${this.answerTo(part)}\r\n`);
      }
    });
  }

  private answerTo(line: string): string {
    if (/^QUIT/i.test(line)) return '221 bye';
    if (!/^RCPT/i.test(line)) return '250 ok';
    this.attempts += 1;
    return this.refusal ?? '250 ok';
  }
}
