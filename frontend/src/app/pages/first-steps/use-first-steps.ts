import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { useInstallLinks } from '../../../features/install-links/use-install-links';
import type { FirstSteps } from './first-steps';

/** How far the person has come; `pending` until it is known, null when it cannot be told. */
export function useFirstSteps(): FirstSteps | 'pending' | null {
  const { data: figures, isPending: areFiguresPending } = useQuery(getSopFiguresOptions());
  const { data: links, isPending: areLinksPending } = useInstallLinks();
  if (areFiguresPending || areLinksPending) return 'pending';
  if (!figures || !links) return null;
  // Who sees the dashboard has a plan (S2.72, S2.74).
  return { hasPlan: true, hasSop: figures.total > 0, hasInvited: links.length > 0 };
}
