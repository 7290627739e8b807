import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { RenameSeatDialog } from './rename-seat-dialog';
import { useMailInstallLink } from './use-seat-changes';
import * as words from './words.en';

interface SeatMenuProps {
  isOpen: boolean;
  anchor: HTMLElement | null;
  link: InstallLinkDto;
  onClose: () => void;
}

/** Less frequent actions of a seat. */
export function SeatMenu({ isOpen, anchor, link, onClose }: SeatMenuProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const mail = useMailInstallLink(link);
  const handleRename = () => {
    onClose();
    setIsRenaming(true);
  };
  const handleSend = () => {
    onClose();
    mail.mutate();
  };
  return (
    <>
      <Menu anchorEl={anchor} open={isOpen && anchor !== null} onClose={onClose}>
        <MenuItem onClick={handleRename}>{link.name === null ? words.rowAddName : words.rowRename}</MenuItem>
        {link.email !== null && (
          <MenuItem onClick={handleSend} disabled={mail.isPending}>
            {words.rowSendAgain}
          </MenuItem>
        )}
      </Menu>
      <RenameSeatDialog isOpen={isRenaming} link={link} onClose={() => setIsRenaming(false)} />
    </>
  );
}
