import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileForm } from './file-form';
import { client } from './generated/client.gen';
import { connectApi } from './http-client';

/** The request events of the browser, controlled by the test. */
class FakeCall {
  static readonly sent: FakeCall[] = [];
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly headers = new Map<string, string>();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  method = '';
  url = '';
  body: unknown = null;
  isAborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }

  send(body: unknown): void {
    this.body = body;
    FakeCall.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  progress(loaded: number, total = 1000): void {
    this.upload.onprogress?.({ loaded, total, lengthComputable: true });
  }

  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

let renewals = 0;

beforeEach(() => {
  renewals = 0;
  FakeCall.sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  connectApi({
    getToken: async () => 'old',
    renewToken: async () => {
      renewals += 1;
      return 'new';
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = new File(['words'], 'plan.md', { type: 'text/markdown' });

function upload(signal?: AbortSignal) {
  const seen: number[] = [];
  const form = fileForm(FILE, (percent) => seen.push(percent));
  const answer = client.post<{ 202: { id: string } }, unknown, true>({
    url: '/api/v1/imports',
    ...form,
    ...(signal && { signal }),
    throwOnError: true,
  });
  // A test may look at its failure later.
  answer.catch(() => undefined);
  return { seen, answer };
}

/** The request, when it is on its way. */
async function sent(at = 0): Promise<FakeCall> {
  await vi.waitFor(() => expect(FakeCall.sent.length).toBeGreaterThan(at));
  return FakeCall.sent[at] as FakeCall;
}

describe('a file that is sent', () => {
  it('tells how much of it has gone, and gives what the server answers', async () => {
    const { seen, answer } = upload();
    const call = await sent();
    call.progress(0);
    call.progress(426);
    call.upload.onload?.();
    call.answer(202, { id: 'i1' });
    expect((await answer).data).toEqual({ id: 'i1' });
    expect(seen).toEqual([0, 0, 42, 100]);
    expect([call.method, new URL(call.url).pathname]).toEqual(['POST', '/api/v1/imports']);
    expect((call.body as FormData).get('file')).toMatchObject({ name: 'plan.md' });
    // The browser sets it, with the boundary.
    expect([call.headers.get('authorization'), call.headers.has('content-type')]).toEqual(['Bearer old', false]);
  });

  it('is sent again from the beginning when its token was refused', async () => {
    const { seen, answer } = upload();
    (await sent()).answer(401, { code: 'not-signed-in', status: 401, title: 'Sign in' });
    const second = await sent(1);
    expect([second.headers.get('authorization'), renewals]).toEqual(['Bearer new', 1]);
    expect((second.body as FormData).get('file')).toMatchObject({ name: 'plan.md' });
    second.answer(202, { id: 'i2' });
    expect((await answer).data).toEqual({ id: 'i2' });
    expect(seen).toEqual([0, 0]);
  });

  it('is refused with a problem of the API', async () => {
    const { answer } = upload();
    (await sent()).answer(413, { code: 'storage-full', status: 413, title: 'There is no room left' });
    await expect(answer).rejects.toMatchObject({ code: 'storage-full', status: 413 });
  });

  it('fails as any request when the server cannot be reached', async () => {
    const { answer } = upload();
    (await sent()).onerror?.();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('is given up with its page', async () => {
    const page = new AbortController();
    const { answer } = upload(page.signal);
    const call = await sent();
    page.abort();
    expect(call.isAborted).toBe(true);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('may take long, and is given up when nothing has happened for a minute', async () => {
    const { answer } = upload();
    const call = await sent();
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      call.progress(minute * 100);
    }
    expect(call.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
