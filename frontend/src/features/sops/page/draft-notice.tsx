import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { SopDto } from '../../../api/generated/types.gen';
import { reasonText } from '../generation-texts';

interface DraftNoticeProps {
  sop: SopDto;
  onDraftAgain: () => void;
}

/** On a narrow window the button has a line of its own. */
const WITH_ACTION = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 },
};

/** Says what a reader has to know about how the text came to be; nothing when all is well. */
export function DraftNotice({ sop, onDraftAgain }: DraftNoticeProps) {
  const { generation } = sop;
  const tryAgain = (
    <Button color="inherit" size="small" onClick={onDraftAgain} sx={{ whiteSpace: 'nowrap' }}>
      Draft again
    </Button>
  );
  if (sop.generation_state === 'failed') {
    return (
      <Alert severity="error" action={tryAgain} sx={WITH_ACTION}>
        <AlertTitle>The draft could not be finished</AlertTitle>
        {reasonText(generation?.error_code ?? null)} Your prompt is kept.
      </Alert>
    );
  }
  if (sop.generation_state === 'cancelled') {
    return (
      <Alert severity="info" action={tryAgain} sx={WITH_ACTION}>
        Drafting was cancelled. Your prompt is kept.
      </Alert>
    );
  }
  if (sop.generation_state === 'succeeded' && sop.drafted_by === 'template') {
    const reason = generation?.fallback_reason;
    return (
      <Alert severity="info" {...(reason ? { action: tryAgain, sx: WITH_ACTION } : {})}>
        {reason ? `${reasonText(reason)} ` : ''}This draft was made without a language model, from your own words. Lines
        marked “suggested” are common practice. Read it before you use it.
      </Alert>
    );
  }
  return null;
}
