import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { AppConfig } from '../api/app-config';
import { ConnectionWatch, isServerAlive } from '../api/connection-watch';
import { ClientOnly } from '../components/client-only';
import { Toasts } from '../components/toasts/toasts';
import type { LazyAuthClient } from '../features/auth/lazy-auth-client';
import { SessionProvider } from '../features/auth/session-provider';
import { theme } from '../theme/theme';
import { askEarly } from './ask-early';
import { createQueryClient } from './query-client';

interface ProvidersProps {
  config: AppConfig;
  authClient: LazyAuthClient;
  onSessionKnown: () => void;
  children: ReactNode;
}

/** The page's content security policy allows only styles with its nonce. */
const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
const styleCache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });

/** While the server is unreachable, queries pause and start over afterwards. */
const connectionWatch = new ConnectionWatch(isServerAlive, (isReachable) => onlineManager.setOnline(isReachable));

export function Providers({ config, authClient, onSessionKnown, children }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(() => void connectionWatch.look()));
  useEffect(() => void askEarly(queryClient, window.location.pathname), [queryClient]);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <SessionProvider client={authClient} config={config} onKnown={onSessionKnown}>
            {children}
          </SessionProvider>
          <ClientOnly>
            <Toasts />
          </ClientOnly>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
