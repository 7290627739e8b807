import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAppConfig } from './api/app-config';
import { connectApi } from './api/http-client';
import { App } from './app/app';
import { createAppRouter, createHydratingRouter } from './app/router';
import { createLazyAuthClient } from './features/auth/lazy-auth-client';
import { tokensOf } from './features/auth/tokens';
import './theme/fonts.css';

/** Callbacks of the app's start. */
interface Beginning {
  /** The app has rendered and is interactive. */
  onShown?: () => void;
  /** The session is known; called again when it changes. */
  onSessionKnown?: () => void;
}

const nothing = () => undefined;

/** Shows the app in the page. A prerendered public page is hydrated. */
export async function showApp({ onShown = nothing, onSessionKnown = nothing }: Beginning = {}): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const page = document.documentElement;
  const config = await loadAppConfig();
  const authClient = createLazyAuthClient(config);
  connectApi(tokensOf(authClient));
  // A covered page is replaced for a signed-in user; the app renders its own page.
  const takesOver = container.hasChildNodes() && page.dataset['session'] !== 'awaited';
  const router = await (takesOver ? createHydratingRouter : createAppRouter)(config, authClient);
  const handleShown = () => {
    // Below a cover the app may have nothing to show yet; it calls `removeCover` when it has.
    if (page.dataset['cover'] === undefined) delete page.dataset['session'];
    onShown();
  };
  const app = (
    <App
      config={config}
      authClient={authClient}
      router={router}
      onShown={handleShown}
      onSessionKnown={onSessionKnown}
    />
  );
  if (takesOver) hydrateRoot(container, app);
  else {
    const root = createRoot(container);
    // In slices: the page must not freeze while all of it renders.
    startTransition(() => root.render(app));
  }
}
