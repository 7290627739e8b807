import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConsultantFigures } from '../../features/consultant/consultant-figures';
import { ToolLinks } from '../../features/consultant/tool-links';

/** A consultant's desk (S2.108-S2.116). */
export function DashboardConsultantPage() {
  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
        <Typography variant="h1">Consultant Dashboard</Typography>
        <Chip label="Professional" color="secondary" />
      </Stack>
      <ConsultantFigures />
      <Typography variant="h2" sx={{ mb: 2 }}>
        Tools
      </Typography>
      <ToolLinks />
    </>
  );
}
