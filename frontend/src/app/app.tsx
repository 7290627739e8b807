import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import type { LazyAuthClient } from '../features/auth/lazy-auth-client';
import { Providers } from './providers';
import type { AppRouter } from './router';

interface AppProps {
  config: AppConfig;
  authClient: LazyAuthClient;
  router: AppRouter;
  /** Called once the app is in the page and responds. Must stay the same function. */
  onShown: () => void;
  /** Called each time the visitor becomes known. Must stay the same function. */
  onSessionKnown: () => void;
}

export function App({ config, authClient, router, onShown, onSessionKnown }: AppProps) {
  useEffect(onShown, [onShown]);
  return (
    <Providers config={config} authClient={authClient} onSessionKnown={onSessionKnown}>
      <RouterProvider router={router} />
    </Providers>
  );
}
