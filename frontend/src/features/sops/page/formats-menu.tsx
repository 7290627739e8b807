import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FILE_FORMATS, type FileFormat } from './use-export-file';
import * as words from './words.en';

interface FormatsMenuProps {
  isOpen: boolean;
  anchor: HTMLElement | null;
  canPrint: boolean;
  onChoose: (format: FileFormat) => void;
  onClose: () => void;
}

/** The formats of an export, and printing. */
export function FormatsMenu({ isOpen, anchor, canPrint, onChoose, onClose }: FormatsMenuProps) {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
      {FILE_FORMATS.map(({ format, label }) => (
        <MenuItem key={format} onClick={choose(() => onChoose(format))}>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem disabled={!canPrint} onClick={choose(() => window.print())}>
        {words.actionsPrint}
      </MenuItem>
    </Menu>
  );
}
