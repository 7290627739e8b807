import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PageLink } from './page-handle';
import * as words from './words.en';

interface BreadcrumbTrailProps {
  parents: readonly PageLink[];
  title: string;
}

/** Where a sub-page belongs; nothing on pages that the navigation leads to. */
export function BreadcrumbTrail({ parents, title }: BreadcrumbTrailProps) {
  if (parents.length === 0) return null;
  return (
    <Breadcrumbs aria-label={words.breadcrumb} sx={{ mb: 2, displayPrint: 'none' }}>
      {parents.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} underline="hover" color="inherit">
          {label}
        </Link>
      ))}
      <Typography color="textPrimary" aria-current="page" dir="auto" noWrap sx={{ maxWidth: { xs: 180, sm: 420 } }}>
        {title}
      </Typography>
    </Breadcrumbs>
  );
}
