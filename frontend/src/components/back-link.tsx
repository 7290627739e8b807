import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

/** The way back to the dashboard; the guard sends each to their own. */
export function BackLink() {
  return (
    <Button
      component={RouterLink}
      to="/dashboard"
      startIcon={<ArrowBackOutlined />}
      sx={{ mb: 2, displayPrint: 'none' }}
    >
      Back to Dashboard
    </Button>
  );
}
