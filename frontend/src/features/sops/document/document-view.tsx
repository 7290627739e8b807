import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { DocumentText } from './document-text';
import type { DraftDocument } from './draft-document';
import { useSopLabels } from './use-sop-labels';
import * as words from './words.en';

interface DocumentViewProps {
  document: DraftDocument;
}

/** A procedure in reading view; also while it is still being drafted. */
export function DocumentView({ document }: DocumentViewProps) {
  const labels = useSopLabels(document.lang ?? 'en');
  return labels ? <DocumentText document={document} labels={labels} /> : <DocumentSkeleton />;
}

function DocumentSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label={words.isLoading}>
      {['40%', '90%', '75%', '30%', '85%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
    </Stack>
  );
}
