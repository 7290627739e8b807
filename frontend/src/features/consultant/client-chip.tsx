import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { lazyOverlay } from '../../components/lazy-overlay';
import { useClientName } from './client-name';

const ClientMenu = lazyOverlay(async () => (await import('./client-menu')).ClientMenu);

interface ClientChipProps {
  /** Null for no client. */
  clientId: string | null;
  onChange: (clientId: string | null) => void;
}

/** For whom something is; a press opens the list of the clients. */
export function ClientChip({ clientId, onChange }: ClientChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useClientName(clientId);
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={name ?? 'No client'}
        aria-label={`Client: ${name ?? 'none'}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // Drawn like the arrow of a list; the whole chip is pressed, so it has no action of its own.
        icon={<ArrowDropDownOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280, flexDirection: 'row-reverse', '& .MuiChip-icon': { ml: -1, mr: 0.25 } }}
      />
      <ClientMenu
        clientId={clientId}
        isOpen={anchor !== null}
        anchor={anchor}
        onChoose={(chosen) => {
          setAnchor(null);
          if (chosen !== clientId) onChange(chosen);
        }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
