import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SopStatus } from '../../../api/generated/types.gen';
import * as sopWords from '../words.en';
import * as words from './batch-bar.en';
import { BatchButton } from './batch-button';

interface BatchStatusMenuProps {
  isDisabled: boolean;
  onChoose: (status: SopStatus) => void;
}

/** The status that all selected SOPs get: one button, so that the bar keeps to one line beside the folders. */
export function BatchStatusMenu({ isDisabled, onChoose }: BatchStatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (status: SopStatus) => () => {
    setAnchor(null);
    onChoose(status);
  };
  return (
    <>
      <BatchButton
        label={words.markAs}
        startIcon={<CheckCircleOutlined />}
        endIcon={<ArrowDropDownOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': words.markAs } }}
      >
        <MenuItem onClick={choose('completed')}>
          <ListItemIcon>
            <CheckCircleOutlined fontSize="small" />
          </ListItemIcon>
          {sopWords.status.completed}
        </MenuItem>
        <MenuItem onClick={choose('in_progress')}>
          <ListItemIcon>
            <UndoOutlined fontSize="small" />
          </ListItemIcon>
          {sopWords.status.in_progress}
        </MenuItem>
      </Menu>
    </>
  );
}
