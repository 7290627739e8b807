import type { ReactElement } from 'react';
import { Tip } from './tip';

interface WithReasonProps {
  /** Why the button is disabled; null when it is not. */
  reason: string | null;
  children: ReactElement;
}

/** Shows why a button is disabled. */
export function WithReason({ reason, children }: WithReasonProps) {
  return (
    <Tip title={reason ?? ''} isDescription>
      {children}
    </Tip>
  );
}
