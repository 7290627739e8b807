import { useState } from 'react';
import { ChoiceChip } from '../../components/choice-chip';
import { lazyOverlay } from '../../components/lazy-overlay';
import { useClientName } from './client-name';
import * as words from './words.en';

const ClientMenu = lazyOverlay(async () => (await import('./client-menu')).ClientMenu);

interface ClientChipProps {
  /** Null for no client. */
  clientId: string | null;
  onChange: (clientId: string | null) => void;
}

/** The client of an entry; a click opens the list of clients. */
export function ClientChip({ clientId, onChange }: ClientChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useClientName(clientId);
  return (
    <>
      <ChoiceChip
        name={words.client}
        value={name ?? null}
        noneLabel={words.noClient}
        isOpen={anchor !== null}
        onOpen={setAnchor}
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
