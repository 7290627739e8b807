import { EntryInput } from './entry-input';
import { useClientChoices } from './use-client-choices';

interface ClientSelectProps {
  /** Null for no client. */
  clientId: string | null;
  onChange: (clientId: string | null) => void;
}

const FIELD = { name: 'client_id', label: 'Client', isClient: true, helperText: 'Optional' };

/** For whom something is; nothing to choose from shows nothing. */
export function ClientSelect({ clientId, onChange }: ClientSelectProps) {
  const clients = useClientChoices();
  if (!clients?.length) return null;
  return <EntryInput field={FIELD} value={clientId ?? ''} onChange={(value) => onChange(value || null)} />;
}
