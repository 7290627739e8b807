import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SopCategory } from '../../../api/generated/types.gen';
import { CATEGORIES } from './categories';
import * as words from './sop-filing.en';

interface CategoryMenuProps {
  /** The present one. */
  category: string;
  isOpen: boolean;
  anchor: HTMLElement | null;
  onChoose: (category: SopCategory) => void;
  onClose: () => void;
}

/** Every category that an SOP can have. */
export function CategoryMenu({ category, isOpen, anchor, onChoose, onClose }: CategoryMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': words.category, dense: true } }}
    >
      {CATEGORIES.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === category}
          selected={each === category}
          onClick={() => onChoose(each)}
        >
          <ListItemIcon>{each === category && <CheckOutlined fontSize="small" />}</ListItemIcon>
          <ListItemText>{each}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
