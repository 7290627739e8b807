import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { PageLink } from './page-handle';
import * as words from './words.en';

/** The back link above a page; the navigation covers the rest (screens m17). */
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
