import type { Page } from 'playwright-core';

interface SentBody {
  path: string;
  body: unknown;
}

/** Browsers do not tell what a request object carries: the page notes it itself, in its session. */
const RECORDER = `{
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const sent = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
    sent.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) });
    sessionStorage.setItem('sent', JSON.stringify(sent));
    return send(request);
  };
}`;

/** Makes the page note the bodies that it sends, from the next load on. */
export async function recordBodies(page: Page): Promise<void> {
  await page.addInitScript(RECORDER);
}

/** What the page has sent to a path of the API, in order; null stands for an empty body. */
export async function sentBodies(page: Page, apiPath: string): Promise<unknown[]> {
  const sent: SentBody[] = await page.evaluate("JSON.parse(sessionStorage.getItem('sent') ?? '[]')");
  return sent.filter(({ path }) => path === `/api/v1${apiPath}`).map(({ body }) => body);
}
