import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { BreadcrumbTrail } from './breadcrumb-trail';
import type { PageHandle } from './page-handle';
import * as words from './words.en';

interface WayBackProps {
  handle: PageHandle | null;
  title: string;
}

/** How a page leads back: by the trail of the pages above it, or by one link; not at all from where the navigation leads. */
export function WayBack({ handle, title }: WayBackProps) {
  const { parents = [], back } = handle ?? {};
  if (!back) return <BreadcrumbTrail parents={parents} title={title} />;
  return (
    <Button component={RouterLink} to={back.to} startIcon={<ArrowBackOutlined />} sx={{ mb: 2, displayPrint: 'none' }}>
      {words.backTo(back.label)}
    </Button>
  );
}
