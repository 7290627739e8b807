import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

interface MenuActionProps {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done at the moment; null when it can. */
  reason?: string | null;
  onChoose: () => void;
  /** Given by the menu to its first entry. */
  autoFocus?: boolean;
}

/** An entry of a menu of actions, which says why it cannot be chosen. */
export function MenuAction({ label, icon, reason = null, onChoose, ...fromMenu }: MenuActionProps) {
  return (
    <MenuItem {...fromMenu} disabled={reason !== null} onClick={onChoose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} secondary={reason} />
    </MenuItem>
  );
}
