import type { Page } from 'playwright-core';

/** Settled once the live channel of the next page has said that it is there. */
export function subscriptionOf(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('phx_reply')) resolve();
      }),
    );
  });
}
