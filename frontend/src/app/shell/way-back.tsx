import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { PageLink } from './page-handle';
import * as words from './words.en';

/** The link above a page that leads back from it; the navigation does the rest (screens m17). */
export function WayBack({ to, label }: PageLink) {
  return (
    <Button
      component={RouterLink}
      to={to}
      startIcon={<ArrowBackOutlined />}
      sx={{ ml: -0.5, mb: 2, displayPrint: 'none' }}
    >
      {words.backTo(label)}
    </Button>
  );
}
