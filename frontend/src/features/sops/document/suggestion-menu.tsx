import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface SuggestionMenuProps {
  id: string;
  isOpen: boolean;
  anchor: HTMLElement | null;
  onKeep: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What can be done with a suggested line. */
export function SuggestionMenu({ id, isOpen, anchor, onKeep, onRemove, onClose }: SuggestionMenuProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={isOpen} onClose={onClose}>
      <MenuItem onClick={onKeep}>Keep this line</MenuItem>
      <MenuItem onClick={onRemove}>Remove this line</MenuItem>
    </Menu>
  );
}
