import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useClientChoices } from './use-client-choices';
import * as words from './words.en';

interface ClientMenuProps {
  clientId: string | null;
  isOpen: boolean;
  anchor: HTMLElement | null;
  onChoose: (clientId: string | null) => void;
  onClose: () => void;
}

const NO_CLIENT = { id: null, name: words.noClient };

/** The clients to choose from. */
export function ClientMenu({ clientId, isOpen, anchor, onChoose, onClose }: ClientMenuProps) {
  const clients = useClientChoices() ?? [];
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': words.client, dense: true },
        paper: { sx: { maxWidth: 360, maxHeight: 'min(480px, 70vh)' } },
      }}
    >
      {[NO_CLIENT, ...clients].map(({ id, name }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === clientId}
          selected={id === clientId}
          onClick={() => onChoose(id)}
        >
          <ListItemIcon>{id === clientId && <CheckOutlined fontSize="small" />}</ListItemIcon>
          <ListItemText dir="auto" slotProps={{ primary: { noWrap: true } }}>
            {name}
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
