import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface FigureCardProps {
  label: string;
  /** Undefined while it is being loaded. */
  value: string | undefined;
  /** How the figure is computed. */
  explanation?: string | undefined;
  /** What is counted, where the label does not say it; empty while there is nothing to count. */
  unit?: string | undefined;
}

const PADDING = { xs: 1.5, sm: 2.5 };

/** One figure with its name. */
export function FigureCard({ label, value, explanation = '', unit }: FigureCardProps) {
  return (
    <Tooltip title={explanation}>
      <Card sx={{ height: '100%' }}>
        <CardContent
          sx={{ height: '100%', display: 'flex', flexDirection: 'column', p: PADDING, '&:last-child': { pb: PADDING } }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 'auto', textWrap: 'balance' }}>
            {label}
          </Typography>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {value ?? <Skeleton width={64} />}
          </Typography>
          {unit !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {unit || '\u00a0'}
            </Typography>
          )}
        </CardContent>
      </Card>
    </Tooltip>
  );
}
