import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { TemplateSummaryDto } from '../../../api/generated/types.gen';
import type { LabelledTemplate } from '../../../api/template-source';
import { TEMPLATE_LANGUAGE_NAMES } from '../../../components/template-languages';
import { tradeName } from '../../../components/trade-name';
import { GALLERY, TEMPLATE_PAGE } from '../../../features/marketing/content/templates.en';
import { usePageMeta } from '../../../features/marketing/layout/use-page-meta';
import { AskedQuestions } from '../../../features/marketing/templates/asked-questions';
import { LanguageLinks } from '../../../features/marketing/templates/language-links';
import { galleryPath, templatePath } from '../../../features/marketing/templates/template-paths';
import { DocumentText } from '../../../features/sops/document/document-text';
import { withoutSources } from '../../../features/sops/document/draft-document';
import { PrintStyles } from '../../shell/print-styles';
import { WayBack } from '../../shell/way-back';
import { UseTemplate } from './use-template';
import * as words from './words.en';

const COLUMNS = {
  mt: 4,
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  '@media print': { display: 'block' },
};

const SHEET = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  p: { xs: 2, sm: 4 },
  '@media print': { border: 0, p: 0 },
};

/** A template to be read: the finished procedure, what will be asked, and the way to use it. */
export function TemplatePage() {
  const { template, labels } = useLoaderData<LabelledTemplate>();
  const { lang, title, summary, document } = template;
  const reading = useMemo(() => withoutSources(document), [document]);
  const alternates = alternatesOf(template);
  usePageMeta({ title: metaTitleOf(template), description: summary, alternates });
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 8, md: 14 } }}>
      <PrintStyles />
      <WayBack label={GALLERY.title} to={galleryPath(lang)} />
      <Typography
        variant="h1"
        lang={lang}
        sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)', textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Typography color="textSecondary" lang={lang} sx={{ mt: 1.5, fontSize: '1.1875rem', maxWidth: 720 }}>
        {summary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {words.facts(tradeName(template.trade), template.steps)}
      </Typography>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
        <UseTemplate key={`${lang}/${template.id}`} template={template} />
      </Box>
      <LanguageLinks label={GALLERY.otherLanguages} links={alternates.filter((other) => other.lang !== lang)} />
      <Box sx={COLUMNS}>
        <Box sx={SHEET}>
          <DocumentText document={reading} labels={labels} />
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: 96, displayPrint: 'none' }}>
          <AskedQuestions questions={document.questions} lang={lang} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
            {TEMPLATE_PAGE.blanksNote}
          </Typography>
        </Box>
      </Box>
    </Container>
  );
}

function metaTitleOf({ title, lang }: TemplateSummaryDto): string {
  return lang === 'en' ? words.metaTitle(title) : words.metaTitleIn(title, TEMPLATE_LANGUAGE_NAMES[lang].english);
}

function alternatesOf({ id, languages }: TemplateSummaryDto) {
  return languages.map((lang) => ({ lang, path: templatePath(id, lang) }));
}
