import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAppConfig } from './api/app-config';
import { connectApi } from './api/http-client';
import { App } from './app/app';
import { type AppRouter, createAppRouter } from './app/router';
import { createAuthClient } from './features/auth/auth-client';
import { hasStoredSession } from './features/auth/stored-session';
import { tokensOf } from './features/auth/tokens';
import './theme/fonts.css';

/** Shows the app in the page, and is done when it responds. A prerendered page stays until the app can take its place. */
export async function showApp(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const config = await loadAppConfig();
  const authClient = createAuthClient(config);
  connectApi(tokensOf(authClient));
  const router = createAppRouter(config, authClient);
  const isPrerendered = container.hasChildNodes();
  if (isPrerendered) await untilLoaded(router);
  await new Promise<void>((resolve) => {
    const app = <App config={config} authClient={authClient} router={router} onShown={resolve} />;
    // A prerendered page is a visitor's; somebody with a session sees other things.
    if (isPrerendered && !hasStoredSession()) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
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
