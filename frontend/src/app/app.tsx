import { RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import type { AuthSessionClient } from '../features/auth/auth-client';
import { Providers } from './providers';
import type { AppRouter } from './router';

interface AppProps {
  config: AppConfig;
  authClient: AuthSessionClient;
  router: AppRouter;
}

export function App({ config, authClient, router }: AppProps) {
  return (
    <Providers config={config} authClient={authClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}
