import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamActivityDto } from '../../api/generated/types.gen';

/** The SOP that an action is about; a deleted one has no page to lead to. */
export function EntryTitle({ entry: { sop_id: sopId, sop_title: title, is_sop_deleted: isDeleted } }: EntryTitleProps) {
  if (!title) return null;
  if (!sopId || isDeleted) return <span dir="auto">{title}</span>;
  return (
    <Link component={RouterLink} to={`/sops/${sopId}`} dir="auto">
      {title}
    </Link>
  );
}

interface EntryTitleProps {
  entry: TeamActivityDto;
}
