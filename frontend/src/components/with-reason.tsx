import type { ReactElement } from 'react';
import { Tip } from './tip';

interface WithReasonProps {
  /** Why the button cannot be pressed; null when it can. */
  reason: string | null;
  children: ReactElement;
}

/** Says of a button why it cannot be pressed. */
export function WithReason({ reason, children }: WithReasonProps) {
  return (
    <Tip title={reason ?? ''} isDescription>
      {children}
    </Tip>
  );
}
