import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

interface BackLinkProps {
  to?: string;
  /** What is there. */
  name?: string;
}

/** The way back to the dashboard, where the guard sends each to their own, or to another page. */
export function BackLink({ to = '/dashboard', name = 'Dashboard' }: BackLinkProps) {
  return (
    <Button component={RouterLink} to={to} startIcon={<ArrowBackOutlined />} sx={{ mb: 2, displayPrint: 'none' }}>
      Back to {name}
    </Button>
  );
}
