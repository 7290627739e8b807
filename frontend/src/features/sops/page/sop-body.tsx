import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type MouseEvent, Suspense } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { SopText } from '../document/sop-text';
import { isEmpty } from '../document/suggestions';
import type { KeptEdits } from '../editor/saving/kept-edits';
import type { CaretHint } from '../editor/view/writing-session';
import { hasNoText } from '../has-no-text';
import { isDrafting } from '../is-drafting';
import { caretHintOf } from './caret-hint';
import { DraftProgress } from './draft-progress';
import { NoTextYet } from './no-text-yet';
import { NothingToFollow } from './nothing-to-follow';
import { countOpenQuestions } from './open-questions';

/** Fetched by those who edit; most people read. */
const SopEditor = lazy(async () => ({ default: (await import('../editor/sop-editor')).SopEditor }));

/** How editing was started. */
export interface Writing {
  caret: CaretHint | null;
  /** The stored edits of an earlier visit, if editing continues from there. */
  kept: KeptEdits | null;
}

interface SopBodyProps {
  sop: SopDto;
  /** Null in the reading view. */
  writing: Writing | null;
  /** The panels beside it are not shown yet. */
  isSideAwaited: boolean;
  onWrite: (caret: CaretHint) => void;
  onFlush: (flush: (() => Promise<boolean>) | null) => void;
  onClose: () => void;
}

/** The procedure: being drafted, being edited, or in reading view; a click on a line starts editing there. */
export function SopBody({ sop, writing, isSideAwaited, onWrite, onFlush, onClose }: SopBodyProps) {
  if (isDrafting(sop.generation_state)) return <DraftProgress key={sop.generation?.id} sop={sop} />;
  if (writing) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <SopEditor sop={sop} {...writing} onFlush={onFlush} onClose={onClose} />
      </Suspense>
    );
  }
  const handleClick = ({ target, clientX, clientY }: MouseEvent) => {
    const caret = caretHintOf(target, clientX, clientY);
    if (caret) onWrite(caret);
  };
  return (
    <Card onClick={handleClick} sx={{ '& [data-line]': { cursor: 'text' } }}>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <Procedure sop={sop} isSideAwaited={isSideAwaited} />
      </CardContent>
    </Card>
  );
}

/** The text, or its placeholder. */
function Procedure({ sop, isSideAwaited }: Pick<SopBodyProps, 'sop' | 'isSideAwaited'>) {
  if (hasNoText(sop)) return <NoTextYet />;
  if (isEmpty(sop.document)) {
    return <NothingToFollow hasQuestion={countOpenQuestions(sop.document) > 0} isWaiting={isSideAwaited} />;
  }
  return <SopText document={sop.document} content={sop.content} />;
}
