import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { useFirstWait } from '../../../components/use-first-wait';
import { useInstallLinks } from '../../../features/install-links/use-install-links';
import { areDone, areOver, type FirstSteps, rememberOver } from './first-steps';

interface Guidance {
  /** The progress of the user; null when there is nothing to show. */
  steps: FirstSteps | null;
  /** Still loading, without a failure. */
  isPending: boolean;
  /** Dismisses the guidance permanently. */
  end: () => void;
}

/** The guidance for new users, until they have completed the steps or dismissed it. */
export function useFirstSteps(userId: string): Guidance {
  const [isOver, setOver] = useState(() => areOver(userId));
  const figures = useQuery({ ...getSopFiguresOptions(), enabled: !isOver });
  const links = useInstallLinks();
  const isPending = useFirstWait(!isOver && (isFirstTry(figures) || isFirstTry(links)));
  const isKnown = !isOver && figures.data !== undefined && links.data !== undefined;
  // A user who sees the dashboard has a plan (S2.72, S2.74).
  const steps = isKnown ? { hasPlan: true, hasSop: figures.data.total > 0, hasInvited: links.data.length > 0 } : null;
  const end = () => {
    rememberOver(userId);
    setOver(true);
  };
  const isDone = steps !== null && areDone(steps);
  // Stored before the guidance disappears.
  useLayoutEffect(() => {
    if (isDone) rememberOver(userId);
  }, [isDone, userId]);
  return { steps: isDone ? null : steps, isPending, end };
}

function isFirstTry({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean {
  return isLoading && failureCount === 0;
}
