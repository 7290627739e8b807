import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import type { AuthSessionClient } from '../features/auth/auth-client';
import { Providers } from './providers';
import { createAppRouter } from './router';

interface AppProps {
  config: AppConfig;
  authClient: AuthSessionClient;
}

export function App({ config, authClient }: AppProps) {
  const router = useMemo(() => createAppRouter(config, authClient), [config, authClient]);
  return (
    <Providers config={config} authClient={authClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}
