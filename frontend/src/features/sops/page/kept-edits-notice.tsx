import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { forgetEdits, type KeptEdits, readKeptEdits } from '../editor/saving/kept-edits';
import { isSameText, textOf } from '../editor/saving/same-text';
import * as words from './words.en';

interface KeptEditsNoticeProps {
  sop: SopDto;
  onRestore: (kept: KeptEdits) => void;
}

/** Offers the unsaved edits of an earlier visit. */
export function KeptEditsNotice({ sop, onRestore }: KeptEditsNoticeProps) {
  const [kept, setKept] = useState(() => unsentEdits(sop));
  if (!kept) return null;
  const handleDiscard = () => {
    forgetEdits(sop);
    setKept(null);
  };
  const at = new Date(kept.atMs).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => onRestore(kept)}>
            {words.keptEditsRestore}
          </Button>
          <Button color="inherit" size="small" onClick={handleDiscard}>
            {words.keptEditsDiscard}
          </Button>
        </>
      }
    >
      {words.keptEditsText(at)}
    </Alert>
  );
}

/** The stored edits that are not saved yet. The response to a save can be lost after the server has saved. */
function unsentEdits(sop: SopDto): KeptEdits | null {
  const kept = readKeptEdits(sop);
  if (!kept || !isSameText(kept.text, textOf(sop))) return kept;
  forgetEdits(sop);
  return null;
}
