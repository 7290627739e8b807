import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadAppConfig } from './api/app-config';
import { connectApi } from './api/http-client';
import { App } from './app/app';
import { type AppRouter, createAppRouter } from './app/router';
import { createAuthClient } from './features/auth/auth-client';
import { tokensOf } from './features/auth/tokens';
import './theme/fonts.css';

/** Shows the app in the page. What is prerendered there stays until the app can show the same page in its place. */
export async function showApp(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const config = await loadAppConfig();
  const authClient = createAuthClient(config);
  connectApi(tokensOf(authClient));
  const router = createAppRouter(config, authClient);
  if (container.hasChildNodes()) await untilLoaded(router);
  // At once, so that whoever waits for the app finds its buttons there.
  flushSync(() => createRoot(container).render(<App config={config} authClient={authClient} router={router} />));
  delete document.documentElement.dataset['session'];
}

/** The code of the page is loaded lazily; until it is there, the router would show a spinner. */
function untilLoaded(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
