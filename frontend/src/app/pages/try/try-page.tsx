import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import { problemText } from '../../../api/problem';
import { ClientOnly } from '../../../components/client-only';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { TRY } from '../../../features/marketing/content/try.en';
import { PublicPage } from '../../../features/marketing/layout/public-page';
import { TryForm } from './try-form';
import { usePreview } from './use-preview';

const loadResult = () => import('./preview-result');

/** Fetched while the draft is being written: the page itself is read first. */
const PreviewResult = lazy(async () => ({ default: (await loadResult()).PreviewResult }));

/** A visitor types a task and reads the draft at once (drafting 6). */
export function TryPage() {
  const { draft, state, error, write } = usePreview();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const handleSubmit = (prompt: string) => {
    void loadResult();
    write(prompt);
  };
  return (
    <PublicPage title={TRY.title} lead={TRY.lead} description={TRY.description} isPrinted={false}>
      <TryForm
        fieldRef={fieldRef}
        isBusy={state === 'busy'}
        hasDraft={draft !== null && !draft.preview.asked_back}
        failure={state === 'failed' ? `${TRY.failed} ${problemText(error)}` : null}
        onSubmit={handleSubmit}
      />
      <ClientOnly>
        <VisuallyHidden isStatus>{state === 'busy' ? TRY.busy : state === 'done' ? TRY.done : ''}</VisuallyHidden>
      </ClientOnly>
      {draft && (
        <Box
          aria-busy={state === 'busy'}
          sx={{ mt: { xs: 5, md: 7 }, transition: 'opacity 160ms', '&[aria-busy="true"]': { opacity: 0.5 } }}
        >
          <Suspense fallback={null}>
            <PreviewResult key={draft.idempotencyKey} draft={draft} onChange={() => fieldRef.current?.focus()} />
          </Suspense>
        </Box>
      )}
    </PublicPage>
  );
}
