import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAppConfig } from './api/app-config';
import { connectApi } from './api/http-client';
import { App } from './app/app';
import { createAppRouter, createHydratingRouter } from './app/router';
import { createLazyAuthClient } from './features/auth/lazy-auth-client';
import { tokensOf } from './features/auth/tokens';
import './theme/fonts.css';

/** Told while the app begins. */
interface Beginning {
  /** The app is in the page and responds. */
  onShown?: () => void;
  /** It is known who looks at the page; also told later, when that has changed. */
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
  // A page that is covered is left by somebody with a session; to them the app begins with its own.
  const takesOver = container.hasChildNodes() && page.dataset['session'] !== 'awaited';
  const router = await (takesOver ? createHydratingRouter : createAppRouter)(config, authClient);
  const handleShown = () => {
    // Below a cover the app may not have anything to show yet; `removeCover` says when.
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
    // In slices: the page must not freeze for the time that it takes to render all of it.
    startTransition(() => root.render(app));
  }
}
