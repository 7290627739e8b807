import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { AsWrittenContext } from '../document/as-written-mark';
import { SuggestionActionsContext } from '../document/suggestion-actions';
import { countSuggestions } from '../document/suggestions';
import { isImported } from '../imports/is-imported';
import { isDrafting } from '../is-drafting';
import { SopStatusChip } from '../sop-status-chip';
import { NearestTemplates } from '../templates/nearest-templates';
import { AsWrittenPanel } from './as-written-panel';
import { ChecksPanel } from './checks-panel';
import { DraftAnnouncement } from './draft-announcement';
import { DraftNotice } from './draft-notice';
import { PromptPanel } from './prompt-panel';
import { QuestionsPanel } from './questions-panel';
import { SopActions } from './sop-actions';
import { SopBody } from './sop-body';
import { SuggestionsPanel } from './suggestions-panel';
import { TitleField } from './title-field';
import { useDraftAgain } from './use-draft-actions';
import { useLinesAsWritten } from './use-lines-as-written';
import { useSideWait } from './use-side-wait';
import { useSuggestions } from './use-suggestions';

const DraftAgainDialog = lazyOverlay(async () => (await import('./draft-again-dialog')).DraftAgainDialog);

/** Fetched beside the procedure, which is read first. */
const HistoryPanel = lazy(async () => ({ default: (await import('../history/history-panel')).HistoryPanel }));

/** Few SOPs come from documents. */
const ImportNotice = lazy(async () => ({ default: (await import('../imports/import-notice')).ImportNotice }));

interface SopViewProps {
  sop: SopDto;
  /** @see AppConfig */
  modelGuide: string | null;
}

/** One SOP with everything that belongs to it. */
export function SopView({ sop, modelGuide }: SopViewProps) {
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const editButtonRef = useRef<HTMLButtonElement>(null);
  const draftAgain = useDraftAgain(sop.id);
  const handleEditingEnd = () => {
    setIsEditing(false);
    // The fields take the keyboard with them; it goes back to where they were opened.
    editButtonRef.current?.focus();
  };
  const handleDraftAgain = (prompt: string) => {
    setIsAsking(false);
    draftAgain.mutate(prompt);
  };
  const suggestions = useSuggestions(sop);
  const written = useLinesAsWritten(sop);
  const isSideAwaited = useSideWait(sop);
  const hasText = !isDrafting(sop.generation_state) && !isEditing;
  return (
    <Stack spacing={3}>
      <Stack spacing={1.5}>
        <TitleField sop={sop} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <SopStatusChip status={sop.status} />
          <Typography variant="body2" color="textSecondary">
            {sop.category} · updated{' '}
            {new Date(sop.updated_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
        </Stack>
        <SopActions
          sop={sop}
          isEditing={isEditing}
          editButtonRef={editButtonRef}
          onEdit={() => setIsEditing(true)}
          onDraftAgain={() => setIsAsking(true)}
          onDeleted={() => navigate('/dashboard')}
        />
      </Stack>
      <DraftAnnouncement state={sop.generation_state} />
      {!isEditing && <DraftNotice sop={sop} modelGuide={modelGuide} onDraftAgain={() => setIsAsking(true)} />}
      {!isEditing && isImported(sop) && (
        <Suspense fallback={null}>
          <ImportNotice sop={sop} />
        </Suspense>
      )}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: isEditing ? 12 : 8 }}>
          <SuggestionActionsContext value={suggestions}>
            <AsWrittenContext value={written}>
              <SopBody sop={sop} isEditing={isEditing} onClose={handleEditingEnd} />
            </AsWrittenContext>
          </SuggestionActionsContext>
        </Grid>
        {!isEditing && isSideAwaited && (
          <Grid size={{ md: 4 }} sx={{ display: { xs: 'none', md: 'block' } }}>
            <Skeleton variant="rounded" height={220} />
          </Grid>
        )}
        {!isEditing && !isSideAwaited && (
          <Grid size={{ xs: 12, md: 4 }}>
            <Stack spacing={3}>
              {hasText && sop.document && <QuestionsPanel sopId={sop.id} questions={sop.document.questions} />}
              {hasText && <NearestTemplates sop={sop} />}
              {hasText && sop.document && (
                <SuggestionsPanel
                  count={countSuggestions(sop.document)}
                  isSaving={suggestions.isSaving}
                  onAcceptAll={suggestions.acceptAll}
                />
              )}
              {hasText && <AsWrittenPanel count={written.size} />}
              {hasText && sop.document && <ChecksPanel sop={sop} document={sop.document} />}
              <PromptPanel prompt={sop.description} />
              <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
                <HistoryPanel sop={sop} />
              </Suspense>
            </Stack>
          </Grid>
        )}
      </Grid>
      <DraftAgainDialog
        isOpen={isAsking}
        prompt={sop.description}
        onConfirm={handleDraftAgain}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}
