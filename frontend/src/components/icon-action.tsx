import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';

interface IconActionProps {
  label: string;
  /** What the action is about; said to screen readers after the label. */
  context: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Why it cannot be done at the moment; stands in the tooltip. */
  reason?: string | null;
  /** Whether it opens a menu, and whether that menu is open. */
  hasMenu?: boolean;
  isOpen?: boolean;
  isSmall?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * In a list the same action waits right below. The name stays so close to its own button, and without an arrow, that the
 * other one can be pressed while the name is there; the pointer may still rest on the name (WCAG 2.2, 1.4.13).
 */
const CLOSE_BY = { tooltip: { style: { marginBlock: 0 } } };

/** An action shown as a picture, with its name as a tooltip. */
export function IconAction({
  label,
  context,
  isBusy = false,
  isDisabled = false,
  reason = null,
  hasMenu = false,
  isOpen = false,
  isSmall = false,
  onClick,
  children,
}: IconActionProps) {
  return (
    <Tooltip title={reason === null ? label : `${label}: ${reason}`} arrow={false} slotProps={CLOSE_BY}>
      {/* A disabled button tells the pointer nothing, so the tooltip listens to what is around it. */}
      <span>
        <IconButton
          aria-label={`${label}: ${context}`}
          size={isSmall ? 'small' : 'medium'}
          loading={isBusy}
          disabled={isDisabled || reason !== null}
          {...(hasMenu ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : {})}
          onClick={onClick}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
