import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AppConfig } from '../../api/app-config';
import type { AuthSessionClient } from '../../features/auth/auth-client';
import { tokensOf } from '../../features/auth/tokens';

/** Follows the person's rows while a page is shown. The channel's code is fetched after the page is there. */
export function useLiveUpdates(userId: string, authClient: AuthSessionClient, config: AppConfig): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('../../features/live/live-updates').then(({ startLiveUpdates }) => {
      if (isGone) return;
      stop = startLiveUpdates({
        userId,
        anonKey: config.anonKey,
        getToken: tokensOf(authClient).getToken,
        queryClient,
        // Asking who is signed in finds out whether anybody still is, and tells the page.
        onRefused: () => void authClient.getUser(),
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId, config, authClient, queryClient]);
}
