import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface IconActionProps {
  label: string;
  /** What the action is about; said to screen readers after the label. */
  context: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An action shown as a picture, with its name as a tooltip. */
export function IconAction({ label, context, isBusy = false, isDisabled = false, onClick, children }: IconActionProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button tells the pointer nothing, so the tooltip listens to what is around it. */}
      <span>
        <IconButton aria-label={`${label}: ${context}`} loading={isBusy} disabled={isDisabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
