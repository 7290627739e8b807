import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { SopText } from '../document/sop-text';
import { isEmpty } from '../document/suggestions';
import { isDrafting } from '../is-drafting';
import { DraftProgress } from './draft-progress';
import { NothingToFollow } from './nothing-to-follow';

/** Fetched by those who edit; most people read. */
const SopEditor = lazy(async () => ({ default: (await import('../editor/sop-editor')).SopEditor }));

interface SopBodyProps {
  sop: SopDto;
  isEditing: boolean;
  onClose: () => void;
}

/** The procedure itself: being drafted, being edited, or to be read. */
export function SopBody({ sop, isEditing, onClose }: SopBodyProps) {
  if (isDrafting(sop.generation_state)) return <DraftProgress key={sop.generation?.id} sop={sop} />;
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <SopEditor sop={sop} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        {isEmpty(sop.document) ? <NothingToFollow /> : <SopText document={sop.document} content={sop.content} />}
      </CardContent>
    </Card>
  );
}
