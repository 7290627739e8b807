import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { useInstallLinks } from '../../../features/install-links/use-install-links';
import type { FirstSteps } from './first-steps';

/** How far the person has come; null until it is known. Who sees the dashboard has a plan (S2.72, S2.74). */
export function useFirstSteps(): FirstSteps | null {
  const { data: figures } = useQuery(getSopFiguresOptions());
  const { data: links } = useInstallLinks();
  if (!figures || !links) return null;
  return { hasPlan: true, hasSop: figures.total > 0, hasInvited: links.length > 0 };
}
