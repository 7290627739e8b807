import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { SopQuestion } from '../../../api/generated/types.gen';
import { TRIED } from '../../../features/marketing/content/try.en';
import { DocumentView } from '../../../features/sops/document/document-view';
import { SideCard } from '../../../features/sops/page/side-card';
import { PrintStyles } from '../../shell/print-styles';
import { PreviewActions } from './preview-actions';
import type { TriedDraft } from './use-preview';

interface PreviewResultProps {
  draft: TriedDraft;
  /** Called when the visitor wants to change the text. */
  onChange: () => void;
}

/** A focused heading needs no focus ring: it is not interactive. */
const HEADING = { overflowWrap: 'anywhere', scrollMarginTop: 96, outline: 'none' } as const;

/** The preview draft. It gets the focus as soon as it has loaded. */
export function PreviewResult({ draft, onChange }: PreviewResultProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView();
  }, []);
  if (draft.preview.asked_back) return <AskedBack draft={draft} headingRef={headingRef} onChange={onChange} />;
  return <Drafted draft={draft} headingRef={headingRef} />;
}

interface PartProps {
  draft: TriedDraft;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function Drafted({ draft, headingRef }: PartProps) {
  const { title, document } = draft.preview;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <PrintStyles />
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Typography
            variant="h1"
            component="h2"
            id={headingId}
            ref={headingRef}
            tabIndex={-1}
            lang={document.lang}
            dir="auto"
            sx={HEADING}
          >
            {title}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 4 }} sx={{ displayPrint: 'none' }}>
          <PreviewActions draft={draft} />
        </Grid>
        <Grid size={{ xs: 12, md: 8 }}>
          <Alert severity="info" role="note" sx={{ mb: 3 }}>
            {TRIED.notice}
          </Alert>
          <Card>
            <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
              <DocumentView document={document} />
            </CardContent>
          </Card>
        </Grid>
        {document.questions.length > 0 && (
          <Grid size={{ xs: 12, md: 4 }}>
            <SideCard title={TRIED.questions}>
              <Questions questions={document.questions} language={document.lang} />
            </SideCard>
          </Grid>
        )}
      </Grid>
    </Box>
  );
}

/** Shown instead of a form that nobody has filled in. */
function AskedBack({ draft, headingRef, onChange }: PartProps & Pick<PreviewResultProps, 'onChange'>) {
  const { lang, questions } = draft.preview.document;
  const headingId = useId();
  const aboutSteps = questions.filter(({ about }) => about === 'phases');
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <Typography variant="h2" id={headingId} ref={headingRef} tabIndex={-1} sx={{ ...HEADING, mb: 1 }}>
          {TRIED.nothing}
        </Typography>
        <Typography sx={{ mb: 2 }}>{TRIED.nothingText}</Typography>
        <Questions questions={aboutSteps.length > 0 ? aboutSteps : questions} language={lang} />
        <Button variant="outlined" onClick={onChange} sx={{ mt: 2 }}>
          {TRIED.change}
        </Button>
      </CardContent>
    </Card>
  );
}

function Questions({ questions, language }: { questions: SopQuestion[]; language: string }) {
  return (
    <Box component="ul" lang={language} dir="auto" sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {questions.map(({ id, text }) => (
        <Typography component="li" key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}
