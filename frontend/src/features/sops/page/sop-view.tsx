import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { notifyError } from '../../../components/notifications';
import { PartFailure } from '../../../components/part-failure';
import { FilesPanel } from '../attachments/files-panel';
import { PicturesContext } from '../attachments/pictures';
import { useAttachments, usePictures } from '../attachments/use-attachments';
import { AsWrittenContext } from '../document/as-written-mark';
import { SuggestionActionsContext } from '../document/suggestion-actions';
import { countSuggestions } from '../document/suggestions';
import { SaveFirstContext } from '../editor/saving/save-first';
import { CategoryChip } from '../filing/category-chip';
import { SopFolder } from '../filing/sop-folder';
import { SopTags } from '../filing/sop-tags';
import { hasNoText } from '../has-no-text';
import { isImported } from '../imports/is-imported';
import { isDrafting } from '../is-drafting';
import { SopStatusChip } from '../sop-status-chip';
import { NearestTemplates } from '../templates/nearest-templates';
import { AnswerButton } from './answer-button';
import { AsWrittenPanel } from './as-written-panel';
import { ChecksPanel } from './checks-panel';
import { DraftAnnouncement } from './draft-announcement';
import { DraftNotice } from './draft-notice';
import { KeptEditsNotice } from './kept-edits-notice';
import { PromptPanel } from './prompt-panel';
import { QuestionsPanel } from './questions-panel';
import { SopActions } from './sop-actions';
import { SopBody, type Writing } from './sop-body';
import { SuggestionsPanel } from './suggestions-panel';
import { TitleField } from './title-field';
import { useDraftAgain } from './use-draft-actions';
import { useLinesAsWritten } from './use-lines-as-written';
import { useSideWait } from './use-side-wait';
import { useSuggestions } from './use-suggestions';
import * as words from './words.en';
import { WritingHelp } from './writing-help';

const DraftAgainDialog = lazyOverlay(async () => (await import('./draft-again-dialog')).DraftAgainDialog);

/** Fetched in parallel to the procedure, which is read first. */
const HistoryPanel = lazy(async () => ({ default: (await import('../history/history-panel')).HistoryPanel }));

/** Few SOPs come from documents. */
const ImportNotice = lazy(async () => ({ default: (await import('../imports/import-notice')).ImportNotice }));

interface SopViewProps {
  sop: SopDto;
  /** @see AppConfig */
  modelGuide: string | null;
  /** For which client it is. */
  client?: ReactNode;
}

/** One SOP with everything that belongs to it. */
export function SopView({ sop, modelGuide, client }: SopViewProps) {
  const navigate = useNavigate();
  const [writing, setWriting] = useState<Writing | null>(null);
  const isEditing = writing !== null;
  const attachments = useAttachments(sop.id);
  const pictures = usePictures(attachments);
  const [isAsking, setIsAsking] = useState(false);
  const editButtonRef = useRef<HTMLButtonElement>(null);
  const draftAgain = useDraftAgain(sop.id);
  const flushRef = useRef<(() => Promise<boolean>) | null>(null);
  const handleFlush = useCallback((flush: (() => Promise<boolean>) | null) => {
    flushRef.current = flush;
  }, []);
  const saveFirst = useCallback(async () => (flushRef.current ? flushRef.current() : true), []);
  const handleEditingEnd = useCallback(() => setWriting(null), []);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The focus is lost with the editor; it returns to where editing started.
    if (wasEditing.current && !isEditing) editButtonRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const handleDraftAgain = (prompt: string) => {
    setIsAsking(false);
    void saveFirst().then((isSaved) => {
      if (!isSaved) return notifyError(words.draftingNotBegun);
      setWriting(null);
      draftAgain.mutate(prompt);
    });
  };
  const suggestions = useSuggestions(sop);
  const written = useLinesAsWritten(sop);
  const isSideAwaited = useSideWait(sop, attachments);
  const hasText = !isDrafting(sop.generation_state) && !isEditing;
  return (
    <Stack spacing={3} data-completed={sop.status === 'completed' ? '' : undefined}>
      <Stack spacing={1.5} useFlexGap>
        <TitleField sop={sop} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <SopStatusChip status={sop.status} />
          <CategoryChip sop={sop} />
          {client}
          <SopFolder sop={sop} />
          <SopTags sop={sop} />
          <Typography variant="body2" color="textSecondary">
            {words.updated(new Date(sop.updated_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }))}
          </Typography>
        </Stack>
        {hasText && <AnswerButton sop={sop} isWaiting={isSideAwaited} />}
        <SaveFirstContext value={saveFirst}>
          <SopActions
            sop={sop}
            isEditing={isEditing}
            editButtonRef={editButtonRef}
            onEdit={() => setWriting({ caret: null, kept: null })}
            onDraftAgain={() => setIsAsking(true)}
            onDeleted={() => navigate('/dashboard')}
          />
        </SaveFirstContext>
      </Stack>
      <DraftAnnouncement state={sop.generation_state} />
      {!isEditing && !isDrafting(sop.generation_state) && (
        <KeptEditsNotice sop={sop} onRestore={(kept) => setWriting({ caret: null, kept })} />
      )}
      {!isEditing && <DraftNotice sop={sop} modelGuide={modelGuide} onDraftAgain={() => setIsAsking(true)} />}
      {!isEditing && isImported(sop) && (
        <Suspense fallback={null}>
          <ImportNotice sop={sop} />
        </Suspense>
      )}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <SuggestionActionsContext value={suggestions}>
            <AsWrittenContext value={written}>
              <PicturesContext value={pictures}>
                <SopBody
                  sop={sop}
                  writing={writing}
                  isSideAwaited={isSideAwaited}
                  onWrite={(caret) => setWriting({ caret, kept: null })}
                  onFlush={handleFlush}
                  onClose={handleEditingEnd}
                />
              </PicturesContext>
            </AsWrittenContext>
          </SuggestionActionsContext>
          {hasText && attachments.isError && !attachments.data && (
            <Box sx={{ mt: 3 }}>
              <PartFailure text={words.filesNotLoaded} onRetry={() => attachments.refetch()} />
            </Box>
          )}
          {hasText && attachments.data && (
            <FilesPanel sopId={sop.id} files={attachments.data.items.filter(({ kind }) => kind === 'file')} />
          )}
        </Grid>
        {isEditing && (
          <Grid size={{ xs: 12, md: 4 }}>
            <WritingHelp isStructured={sop.document !== null || hasNoText(sop)} />
          </Grid>
        )}
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
              <PromptPanel prompt={sop.description} isImported={isImported(sop)} />
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
        hasText={!hasNoText(sop)}
        onConfirm={handleDraftAgain}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}
