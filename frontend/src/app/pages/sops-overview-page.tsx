import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { BackLink } from '../../components/back-link';
import { EmptyState } from '../../components/empty-state';
import { SopFigures } from '../../features/overview/sop-figures';
import { SharedSopList } from '../../features/shared-sops/shared-sop-list';
import { SopList } from '../../features/sops/list/sop-list';
import { useSopFilters } from '../../features/sops/list/use-sop-filters';

/** All procedures that the person may read (S2.118-S2.123). */
export function SopsOverviewPage() {
  const [filters, setFilters] = useSopFilters();
  const { data: figures } = useQuery(getSopFiguresOptions());
  return (
    <>
      <BackLink />
      <Typography variant="h1" sx={{ mb: 3 }}>
        SOPs
      </Typography>
      <SopFigures />
      {figures?.total === 0 && (
        <Card>
          <EmptyState
            title="No SOPs yet"
            text="Your procedures appear here once you have described the first task."
            action={
              <Button component={RouterLink} to="/dashboard" variant="contained">
                Create First SOP
              </Button>
            }
          />
        </Card>
      )}
      {figures !== undefined && figures.total > 0 && <SopList filters={filters} onFiltersChange={setFilters} />}
      <SharedSopList />
    </>
  );
}
