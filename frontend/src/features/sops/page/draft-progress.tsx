import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { draftKey } from '../../../api/draft-key';
import type { SopDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { DocumentView } from '../document/document-view';
import type { DraftDocument } from '../document/draft-document';
import { useCancelDraft } from './use-draft-actions';
import * as words from './words.en';

interface DraftProgressProps {
  sop: SopDto;
}

/** The draft while it is being written: its parts appear as they arrive. */
export function DraftProgress({ sop }: DraftProgressProps) {
  const cancel = useCancelDraft(sop.id);
  // Filled by the live channel; nothing is fetched for it.
  const { data: draft } = useQuery<{ document: DraftDocument } | null>({
    queryKey: draftKey(sop.id),
    queryFn: () => null,
    enabled: false,
  });
  return (
    <Card>
      <LinearProgress aria-label={words.draftingProgress} />
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status" color="textSecondary">
            {sop.generation_state === 'queued' ? words.draftingIsQueued : words.draftingIsRunning}
          </Typography>
          <Button onClick={() => cancel.mutate()} loading={cancel.isPending}>
            {commonWords.cancel}
          </Button>
        </Stack>
        {draft?.document && <DocumentView document={draft.document} />}
      </CardContent>
    </Card>
  );
}
