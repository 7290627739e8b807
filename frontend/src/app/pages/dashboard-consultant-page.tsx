import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../components/status-chip';
import { useSession } from '../../features/auth/session-context';
import { ConsultantFigures } from '../../features/consultant/consultant-figures';
import { ToolLinks } from '../../features/consultant/tool-links';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { newSopPathOf } from '../access';
import { ChosenPlanNotice } from './chosen-plan-notice';
import * as words from './dashboard.en';
import { KeptDraft } from './try/kept-draft';

/** Below the figures and the tools; not needed for the first paint. */
const DashboardDetails = lazy(async () => ({ default: (await import('./consultant-details')).ConsultantDetails }));

/** The consultant workspace (S2.108-S2.116). */
export function DashboardConsultantPage({ annualMonths }: { annualMonths: number }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <KeptDraft userId={session.profile.id}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
        <Typography variant="h1">{words.consultantTitle}</Typography>
        <StatusChip label={words.consultantRole} tone="info" />
        <Button
          component={RouterLink}
          to={newSopPathOf('consultant')}
          state={NEW_SOP_STATE}
          variant="contained"
          startIcon={<AddOutlined />}
          sx={{ ml: { sm: 'auto !important' } }}
        >
          {words.consultantNewSop}
        </Button>
      </Stack>
      <ChosenPlanNotice annualMonths={annualMonths} />
      <ConsultantFigures />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {words.consultantTools}
      </Typography>
      <ToolLinks />
      <Suspense fallback={<Skeleton variant="rounded" height={200} sx={{ mt: 3 }} />}>
        <DashboardDetails />
      </Suspense>
    </KeptDraft>
  );
}
