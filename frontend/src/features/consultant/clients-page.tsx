import Typography from '@mui/material/Typography';
import * as words from './clients.en';
import { clientsKind } from './clients-kind';
import { WorkspaceTable } from './workspace-table';

/** S2.113 */
export function ClientsPage() {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <WorkspaceTable kind={clientsKind} isWholePage />
    </>
  );
}
