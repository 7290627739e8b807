import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hasStoredSession } from '../../features/auth/stored-session';
import { useReadingTime } from '../../features/overview/use-reading-time';

/** The page of an SOP, own or shared, whose reading time counts in the figures of its owner (S2.132, screens M6). */
export function MeasuredSop({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  useReadingTime(id, hasStoredSession);
  return children;
}
