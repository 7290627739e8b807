import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A consultant's desk; its figures and tools follow (S2.112). */
export function DashboardConsultantPage() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography variant="h1">Consultant Dashboard</Typography>
      <Chip label="Professional" color="secondary" />
    </Stack>
  );
}
