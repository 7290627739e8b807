import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AppConfig } from '../../api/app-config';
import type { LazyAuthClient } from '../../features/auth/lazy-auth-client';
import { tokensOf } from '../../features/auth/tokens';

/**
 * Subscribes to the user's rows while a page is shown. The channel's code is fetched after the page has rendered.
 * @returns whether the updates are interrupted.
 */
export function useLiveUpdates(userId: string, authClient: LazyAuthClient, config: AppConfig): boolean {
  const queryClient = useQueryClient();
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startLiveUpdates } = await import('../../features/live/live-updates');
      if (isGone) return;
      stop = startLiveUpdates({
        userId,
        anonKey: config.anonKey,
        getToken: tokensOf(authClient).getToken,
        queryClient,
        // This checks whether the person is still signed in, and updates the page.
        onRefused: () => void authClient.load().then((client) => client.getUser()),
        onInterruption: setInterrupted,
      });
    };
    start().catch((error: unknown) => {
      console.error('Live updates could not be started', error);
      setInterrupted(true);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId, config, authClient, queryClient]);
  return isInterrupted;
}
