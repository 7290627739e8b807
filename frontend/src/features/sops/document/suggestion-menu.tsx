import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import * as words from './suggestion-menu.en';

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
      <MenuItem onClick={onKeep}>{words.keep}</MenuItem>
      <MenuItem onClick={onRemove}>{words.remove}</MenuItem>
    </Menu>
  );
}
