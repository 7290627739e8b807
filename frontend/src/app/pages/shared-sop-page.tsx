import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { getSharedSopOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { SharedSopDto } from '../../api/generated/types.gen';
import { isProblem } from '../../api/problem';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { PartFailure } from '../../components/part-failure';
import { TimeStamp } from '../../components/time-stamp';
import { userIdOf, useSession } from '../../features/auth/session-context';
import { keepAsRead } from '../../features/shared-sops/read-before';
import { ReadingNotice } from '../../features/shared-sops/reading-notice';
import { PicturesContext } from '../../features/sops/attachments/pictures';
import { usePictures, useSharedAttachments } from '../../features/sops/attachments/use-attachments';
import { SopText } from '../../features/sops/document/sop-text';
import { withParts } from '../../words/with-parts';
import * as words from './shared-sop-page.en';

/** Few SOPs have files. */
const FilesList = lazy(async () => ({
  default: (await import('../../features/sops/attachments/files-list')).FilesList,
}));

/** A procedure of a team that the person belongs to, to be read. */
export function SharedSopPage() {
  const { id = '' } = useParams();
  const { data: sop, isPending, error, refetch } = useQuery(getSharedSopOptions({ path: { id } }));
  const attachments = useSharedAttachments(id);
  const pictures = usePictures(attachments);
  const session = useSession();
  const userId = userIdOf(session);
  useEffect(() => {
    if (sop && userId !== null) keepAsRead(userId, sop, new Date());
  }, [sop, userId]);
  const files = (attachments.data?.items ?? []).filter(({ kind }) => kind === 'file');
  return (
    <>
      <Box sx={{ displayPrint: 'none', '&:not(:empty)': { mb: 3 } }}>
        <ReadingNotice />
      </Box>
      {isPending && <Skeleton variant="rounded" height={420} />}
      {!sop && error && !isProblem(error) && <LoadFailure isPage title={words.notLoaded} onRetry={() => refetch()} />}
      {!sop && isProblem(error) && (
        <EmptyState
          isPage
          title={words.notSharedTitle}
          text={words.notSharedText}
          action={
            <Button component={RouterLink} to="/sops" variant="contained">
              {words.notSharedAll}
            </Button>
          }
        />
      )}
      {sop && (
        <>
          <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {sop.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            <SopFacts sop={sop} />
          </Typography>
          <Button
            variant="outlined"
            startIcon={<PrintOutlined />}
            onClick={() => window.print()}
            sx={{ mb: 3, displayPrint: 'none' }}
          >
            {words.print}
          </Button>
          {/* Readers of a procedure do not review its draft. */}
          <Card data-completed="" sx={{ '& [data-suggested]': { display: 'none' } }}>
            <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
              <PicturesContext value={pictures}>
                <SopText document={sop.document} content={sop.content} />
              </PicturesContext>
            </CardContent>
          </Card>
          {attachments.isError && !attachments.data && (
            <Box sx={{ mt: 3 }}>
              <PartFailure text={words.filesNotLoaded} onRetry={() => attachments.refetch()} />
            </Box>
          )}
          {files.length > 0 && (
            <Card sx={{ mt: 3 }}>
              <CardContent sx={{ px: { xs: 2, sm: 4 } }}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {words.files}
                </Typography>
                <Suspense fallback={null}>
                  <FilesList files={files} />
                </Suspense>
              </CardContent>
            </Card>
          )}
        </>
      )}
    </>
  );
}

function SopFacts({ sop: { owner_name: owner, category, updated_at } }: { sop: SharedSopDto }) {
  const facts = { category, time: <TimeStamp at={updated_at} /> };
  return owner ? withParts(words.factsWithOwner, { ...facts, owner }) : withParts(words.facts, facts);
}
