import Typography from '@mui/material/Typography';
import { DeletedSopList } from '../../features/sops/trash/deleted-sop-list';
import * as words from './deleted-sops-page.en';

/** The trash: SOPs that can still be restored. */
export function DeletedSopsPage() {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.text}
      </Typography>
      <DeletedSopList />
    </>
  );
}
