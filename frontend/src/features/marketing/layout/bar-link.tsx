import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { SiteLink } from '../content/shell.en';

interface BarLinkProps extends SiteLink {
  /** Whether it is the one link that matters most. */
  isPrimary?: boolean;
}

/** A link of the bar: inline on a wide screen, a separate line in the menu. */
export function BarLink({ label, to, isPrimary = false }: BarLinkProps) {
  return (
    <Button
      component={RouterLink}
      to={to}
      color={isPrimary ? 'primary' : 'inherit'}
      variant={isPrimary ? 'contained' : 'text'}
      sx={{ justifyContent: { xs: isPrimary ? 'center' : 'flex-start', md: 'center' }, whiteSpace: 'nowrap', px: 1.5 }}
    >
      {label}
    </Button>
  );
}
