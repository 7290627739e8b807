import Typography from '@mui/material/Typography';
import { DeletedSopList } from '../../features/sops/trash/deleted-sop-list';

/** The trash: what can still be restored. */
export function DeletedSopsPage() {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        Deleted SOPs
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        You can restore an SOP for 30 days, with all its versions.
      </Typography>
      <DeletedSopList />
    </>
  );
}
