import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

interface MenuActionProps {
  label: string;
  icon: ReactNode;
  /** Why it is currently disabled; null when it is not. */
  reason?: string | null;
  onChoose: () => void;
  /** Set by the menu on its first entry. */
  autoFocus?: boolean;
}

/** An entry of an action menu, which shows why it is disabled. */
export function MenuAction({ label, icon, reason = null, onChoose, ...fromMenu }: MenuActionProps) {
  return (
    <MenuItem {...fromMenu} disabled={reason !== null} onClick={onChoose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} secondary={reason} />
    </MenuItem>
  );
}
