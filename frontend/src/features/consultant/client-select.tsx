import { EntryInput } from './entry-input';
import { useClientChoices } from './use-client-choices';
import * as words from './words.en';

interface ClientSelectProps {
  /** Null for no client. */
  clientId: string | null;
  onChange: (clientId: string | null) => void;
}

const FIELD = { name: 'client_id', label: words.client, isClient: true, helperText: words.clientHelp };

/** The client of an entry; renders nothing without clients to choose from. */
export function ClientSelect({ clientId, onChange }: ClientSelectProps) {
  const clients = useClientChoices();
  if (!clients?.length) return null;
  return <EntryInput field={FIELD} value={clientId ?? ''} onChange={(value) => onChange(value || null)} />;
}
