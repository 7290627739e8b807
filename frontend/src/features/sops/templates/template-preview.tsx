import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getOwnTemplateOptions, getTemplateOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { ChosenTemplateDto, TemplateDto } from '../../../api/generated/types.gen';
import { PartFailure } from '../../../components/part-failure';
import { DocumentView } from '../document/document-view';
import { withoutSources } from '../document/draft-document';
import type { TemplateChoice } from './template-choice';
import * as words from './template-dialog.en';

/** A template to be read before it is used. */
export function TemplatePreview({ template }: { template: TemplateChoice }) {
  return 'ownId' in template ? <OwnPreview id={template.ownId} /> : <GalleryPreview template={template} />;
}

function OwnPreview({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(getOwnTemplateOptions({ path: { id } }));
  if (isPending) return <PreviewSkeleton />;
  if (!data) return <PartFailure text={words.isNotLoaded} onRetry={() => refetch()} />;
  return <Preview template={data} />;
}

function GalleryPreview({ template: { id, lang } }: { template: ChosenTemplateDto }) {
  const { data, isPending, refetch } = useQuery({
    ...getTemplateOptions({ path: { id }, query: { lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <PreviewSkeleton />;
  if (!data) return <PartFailure text={words.isNotLoaded} onRetry={() => refetch()} />;
  return <Preview template={data} />;
}

interface PreviewProps {
  template: Pick<TemplateDto, 'title' | 'document'> & { lang: string; summary?: string };
}

function Preview({ template: { title, lang, summary, document } }: PreviewProps) {
  const reading = useMemo(() => withoutSources(document), [document]);
  return (
    <>
      <Typography variant="h2" lang={lang} dir="auto" sx={{ mb: summary ? 1 : 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {summary && (
        <Typography color="textSecondary" lang={lang} sx={{ mb: 3 }}>
          {summary}
        </Typography>
      )}
      <DocumentView document={reading} />
    </>
  );
}

function PreviewSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label={words.isLoading}>
      {['50%', '90%', '75%', '85%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
    </Stack>
  );
}
