import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';

interface Figure {
  label: string;
  value: string;
}

interface OverviewProps {
  title: string;
  figures: Figure[];
  emptyTitle: string;
  emptyText: string;
}

/** A page of figures that are not counted yet: shows what an empty account shows. */
function Overview({ title, figures, emptyTitle, emptyText }: OverviewProps) {
  return (
    <>
      <Button component={RouterLink} to="/dashboard" sx={{ mb: 2 }}>
        Back to Dashboard
      </Button>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Grid container spacing={2} sx={{ mb: 3 }}>
        {figures.map((figure) => (
          <Grid key={figure.label} size={{ xs: 6, md: 3 }}>
            <Card>
              <CardContent>
                <Typography color="textSecondary">{figure.label}</Typography>
                <Typography variant="h2" component="p">
                  {figure.value}
                </Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Card>
        <EmptyState title={emptyTitle} text={emptyText} />
      </Card>
    </>
  );
}

/** S2.118-S2.123 */
export function SopsOverviewPage() {
  return (
    <Overview
      title="SOPs"
      figures={[
        { label: 'Total SOPs', value: '0' },
        { label: 'Active SOPs', value: '0' },
        { label: 'Draft SOPs', value: '0' },
      ]}
      emptyTitle="No SOPs yet"
      emptyText="Procedures that are shared with you appear here."
    />
  );
}

/** S2.124-S2.130 */
export function TeamPage() {
  return (
    <Overview
      title="Team Activity"
      figures={[
        { label: 'Active Users', value: '0' },
        { label: 'Team Members', value: '1' },
        { label: 'Recent Actions', value: '0' },
        { label: 'Activity Score', value: '-' },
      ]}
      emptyTitle="Nothing has happened yet"
      emptyText="What your team does with its procedures appears here."
    />
  );
}

/** S2.131-S2.138 */
export function AnalyticsPage() {
  return (
    <Overview
      title="Usage Analytics"
      figures={[
        { label: 'Total Usage', value: '0 hours' },
        { label: 'Efficiency Rate', value: '-' },
        { label: 'Growth', value: '-' },
        { label: 'Goals Met', value: '0/0' },
      ]}
      emptyTitle="No figures yet"
      emptyText="Charts appear once procedures are being used."
    />
  );
}
