import type { SopDto } from '../../api/generated/types.gen';
import { ClientChip } from '../../features/consultant/client-chip';
import { useSopClient } from '../../features/sops/page/use-sop-client';

/** For which of the consultant's clients an SOP is. */
export function SopClient({ sop }: { sop: SopDto }) {
  const { mutate, isPending, variables } = useSopClient(sop.id);
  return <ClientChip clientId={isPending ? variables : sop.client_id} onChange={mutate} />;
}
