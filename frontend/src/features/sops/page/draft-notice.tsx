import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SopDto } from '../../../api/generated/types.gen';
import { countOwnLines, isEmpty } from '../document/suggestions';
import { noTextReason, reasonText } from '../generation-texts';
import * as words from './words.en';

interface DraftNoticeProps {
  sop: SopDto;
  /** URL of the guide for connecting a language model; null for users who cannot connect one. */
  modelGuide: string | null;
  onDraftAgain: () => void;
}

/** On a narrow window the button has a line of its own. */
const WITH_ACTION = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  // The width of the line without the icon.
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 34px)', sm: '1 1 0' } },
};

/** The main action takes the whole line. */
const WITH_MAIN_ACTION = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 calc(100% - 34px)' },
  '& .MuiAlert-action': { width: '100%', mr: 0, pl: 0, pb: 1 },
};

/** Explains the origin of the text, if there is something to know. */
export function DraftNotice({ sop, modelGuide, onDraftAgain }: DraftNoticeProps) {
  const { generation } = sop;
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  // In a wide window it is the main button above.
  const isMain = isNarrow && noTextReason(sop) !== null;
  const tryAgain = isMain ? (
    <Button fullWidth variant="contained" startIcon={<AutoAwesomeOutlined />} onClick={onDraftAgain}>
      {words.actionsDraftAgain}
    </Button>
  ) : (
    <Button color="inherit" size="small" onClick={onDraftAgain} sx={{ whiteSpace: 'nowrap' }}>
      {words.actionsDraftAgain}
    </Button>
  );
  const withAction = isMain ? WITH_MAIN_ACTION : WITH_ACTION;
  if (sop.generation_state === 'failed') {
    return (
      <Alert severity="error" action={tryAgain} sx={withAction}>
        <AlertTitle>{words.draftNoticeHasFailed}</AlertTitle>
        {reasonText(generation?.error_code ?? null)} {words.draftNoticePromptIsKept}
      </Alert>
    );
  }
  if (sop.generation_state === 'cancelled') {
    return (
      <Alert severity="info" action={tryAgain} sx={withAction}>
        {words.draftNoticeIsCanceled}
      </Alert>
    );
  }
  if (sop.generation_state === 'succeeded' && sop.drafted_by === 'template' && !isEmpty(sop.document)) {
    const reason = generation?.fallback_reason;
    return (
      <Alert data-draft-notice="" severity="info" {...(reason ? { action: tryAgain, sx: WITH_ACTION } : {})}>
        {reason ? `${reasonText(reason)} ` : ''}
        {originText(sop.document)} {words.draftNoticeReview}
        {modelGuide !== null && (
          <>
            {' '}
            <Link href={modelGuide} target="_blank" rel="noopener" color="inherit">
              {words.draftNoticeModelGuide}
            </Link>
          </>
        )}
      </Alert>
    );
  }
  if (sop.generation_state === 'none' && sop.drafted_by === 'template') {
    return (
      <Alert data-draft-notice="" severity="info">
        {words.draftNoticeFromTemplate}
      </Alert>
    );
  }
  return null;
}

/** The sources of the lines of a draft that was not written by a language model. */
function originText(document: SopDto['document']): string {
  const hasOwnLines = document === null || countOwnLines(document) > 0;
  return hasOwnLines ? words.draftNoticeFromOwnWords : words.draftNoticeFromPractice;
}
