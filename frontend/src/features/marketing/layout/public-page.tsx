import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PageMeta } from './page-meta';
import { usePageMeta } from './use-page-meta';

interface PublicPageProps {
  title: string;
  /** Name of the page in the window's title, where it is not the title. */
  metaTitle?: string;
  /** A sentence below the title. */
  lead?: string;
  /** A sentence for search engines; it says more than the lead. */
  description: string;
  alternates?: PageMeta['alternates'];
  /** Whether title and lead are printed. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A public page with a title and the usual margins. */
export function PublicPage({
  title,
  metaTitle = title,
  lead,
  description,
  alternates,
  isPrinted = true,
  children,
}: PublicPageProps) {
  usePageMeta({ title: metaTitle, description, ...(alternates && { alternates }) });
  const onPaper = isPrinted ? {} : { displayPrint: 'none' };
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 8, md: 14 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2vw, 3rem)', textWrap: 'balance', ...onPaper }}>
        {title}
      </Typography>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{ mt: 1.5, fontSize: '1.1875rem', maxWidth: 640, textWrap: 'balance', ...onPaper }}
        >
          {lead}
        </Typography>
      )}
      {children}
    </Container>
  );
}
