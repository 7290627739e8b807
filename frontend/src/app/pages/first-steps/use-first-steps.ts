import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { useFirstWait } from '../../../components/use-first-wait';
import { useInstallLinks } from '../../../features/install-links/use-install-links';
import { areDone, areOver, type FirstSteps, rememberOver } from './first-steps';

interface Guidance {
  /** How far the person has come; null for whom there is nothing to show. */
  steps: FirstSteps | null;
  /** Not known yet, and nothing has failed: it is worth the wait. */
  isPending: boolean;
  /** Puts the guidance away for good. */
  end: () => void;
}

/** The guidance of newcomers, until they have taken the steps or put it away. */
export function useFirstSteps(userId: string): Guidance {
  const [isOver, setOver] = useState(() => areOver(userId));
  const figures = useQuery({ ...getSopFiguresOptions(), enabled: !isOver });
  const links = useInstallLinks();
  const isPending = useFirstWait(!isOver && (isFirstTry(figures) || isFirstTry(links)));
  const isKnown = !isOver && figures.data !== undefined && links.data !== undefined;
  // Who sees the dashboard has a plan (S2.72, S2.74).
  const steps = isKnown ? { hasPlan: true, hasSop: figures.data.total > 0, hasInvited: links.data.length > 0 } : null;
  const end = () => {
    rememberOver(userId);
    setOver(true);
  };
  const isDone = steps !== null && areDone(steps);
  // Remembered before the guidance is seen to go.
  useLayoutEffect(() => {
    if (isDone) rememberOver(userId);
  }, [isDone, userId]);
  return { steps: isDone ? null : steps, isPending, end };
}

function isFirstTry({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean {
  return isLoading && failureCount === 0;
}
