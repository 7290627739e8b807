import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY } from '../content/company.en';
import type { LegalDocument, LegalSection } from '../content/legal-document';
import { PublicPage } from '../layout/public-page';
import { slugOf } from './slug';
import * as words from './words.en';

/** A policy to be read: a table of contents beside numbered sections (S2.187-S2.207). */
export function LegalPage({ content }: { content: LegalDocument }) {
  const { title, description, intro, sections } = content;
  return (
    <PublicPage title={title} description={description}>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {words.lastUpdated(COMPANY.policyDate)}
      </Typography>
      <Box
        sx={{
          mt: { xs: 4, md: 7 },
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        }}
      >
        <TableOfContents sections={sections} />
        <Box component="article" sx={{ maxWidth: 720 }}>
          <Typography sx={{ fontSize: '1.125rem', mb: 5 }}>{intro}</Typography>
          {sections.map((section, index) => (
            <Section key={section.heading} number={index + 1} section={section} />
          ))}
        </Box>
      </Box>
    </PublicPage>
  );
}

function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-label={words.contents}
      sx={{ position: { md: 'sticky' }, top: 96, borderLeft: 2, borderColor: 'divider', pl: 2.5, displayPrint: 'none' }}
    >
      {sections.map(({ heading }) => (
        <Link
          key={heading}
          href={`#${slugOf(heading)}`}
          color="textSecondary"
          underline="hover"
          sx={{ display: 'block', py: 0.75 }}
        >
          {heading}
        </Link>
      ))}
    </Box>
  );
}

function Section({ number, section }: { number: number; section: LegalSection }) {
  const { heading, paragraphs = [], list, closing } = section;
  return (
    <Box component="section" id={slugOf(heading)} aria-label={heading} sx={{ mb: 5, scrollMarginTop: 88 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {number}. {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1.5 }}>
          {paragraph}
        </Typography>
      ))}
      {list && (
        <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 3, display: 'grid', gap: 1 }}>
          {list.map(({ term, text }) => (
            <Typography component="li" key={term} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{term}:</strong> {text}
            </Typography>
          ))}
        </Box>
      )}
      {closing && <Typography>{closing}</Typography>}
    </Box>
  );
}
