import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface WithReasonProps {
  /** Why the button cannot be pressed; null when it can. */
  reason: string | null;
  children: ReactElement;
}

/** Says of a button why it cannot be pressed. A disabled button tells the pointer nothing, so its wrapping does. */
export function WithReason({ reason, children }: WithReasonProps) {
  return (
    <Tooltip title={reason ?? ''} describeChild>
      <span>{children}</span>
    </Tooltip>
  );
}
