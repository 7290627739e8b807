import { lazy, Suspense, useCallback, useState } from 'react';
import { areOver, rememberOver } from './first-steps';
import type { FirstStepsCardProps } from './first-steps-card';
import { FirstStepsPlaceholder } from './first-steps-placeholder';

/** For newcomers: everybody else need not load it. */
const FirstStepsCard = lazy(async () => ({ default: (await import('./first-steps-card')).FirstStepsCard }));

interface FirstStepsSectionProps extends Omit<FirstStepsCardProps, 'onOver'> {
  userId: string;
}

/** The first steps, until the person has taken them or put them away. */
export function FirstStepsSection({ userId, ...cardProps }: FirstStepsSectionProps) {
  const [isOver, setOver] = useState(() => areOver(userId));
  const handleOver = useCallback(() => {
    rememberOver(userId);
    setOver(true);
  }, [userId]);
  if (isOver) return null;
  return (
    <Suspense fallback={<FirstStepsPlaceholder />}>
      <FirstStepsCard {...cardProps} onOver={handleOver} />
    </Suspense>
  );
}
