import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { Tip } from './tip';

interface IconActionProps {
  label: string;
  /** The object of the action; read by screen readers after the label. */
  context: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Why it is currently disabled; shown in the tooltip. */
  reason?: string | null;
  /** Whether it opens a menu, and whether that menu is open. */
  hasMenu?: boolean;
  isOpen?: boolean;
  isSmall?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** An icon button, with its name as a tooltip. */
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
    <Tip title={reason === null ? label : `${label}: ${reason}`} isClose>
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
    </Tip>
  );
}
