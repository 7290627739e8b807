import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../components/empty-state';
import { PartFailure } from '../components/part-failure';

const COLORS = [
  'primary.main',
  'primary.dark',
  'primary.light',
  'secondary.main',
  'success.main',
  'info.main',
  'warning.main',
  'error.main',
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
  'divider',
];

export function ColorSample() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}>
      {COLORS.map((color) => (
        <Box key={color}>
          <Box sx={{ height: 48, borderRadius: 1, bgcolor: color, border: 1, borderColor: 'divider' }} />
          <Typography variant="body2">{color}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const VARIANTS = ['h1', 'h2', 'h3', 'body1', 'body2', 'overline', 'button'] as const;

export function TypeSample() {
  return (
    <Stack spacing={1}>
      {VARIANTS.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: Count the till with a second person
        </Typography>
      ))}
      <Typography color="textSecondary">Quiet text beside it</Typography>
    </Stack>
  );
}

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

export function FeedbackSample() {
  return (
    <Stack spacing={2}>
      {SEVERITIES.map((severity) => (
        <Alert key={severity} severity={severity}>
          What happened, and what can be done about it.
        </Alert>
      ))}
      <LinearProgress aria-label="Progress" variant="determinate" value={60} />
      <Skeleton variant="rounded" height={48} />
      <Card>
        <EmptyState title="Nothing here yet" text="What appears here, once there is something." />
      </Card>
      <Card>
        <PartFailure text="This could not be loaded." onRetry={() => undefined} />
      </Card>
      {/* A dialog as it looks when it is open, without its cover over the page. */}
      <Paper className="MuiDialog-root" elevation={24} sx={{ borderRadius: 4 }}>
        <DialogTitle>Delete “Opening the bakery”?</DialogTitle>
        <DialogContent>You can restore it for 30 days.</DialogContent>
        <DialogActions>
          <Button>Cancel</Button>
          <Button variant="contained" color="error">
            Delete
          </Button>
        </DialogActions>
      </Paper>
      {/* A menu likewise. */}
      <Paper className="MuiPopover-root" elevation={8} sx={{ width: 200 }}>
        <MenuList>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Move to folder</MenuItem>
        </MenuList>
      </Paper>
    </Stack>
  );
}
