import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { TemplateLanguage } from '../../../api/generated/types.gen';
import { TEMPLATE_LANGUAGE_NAMES } from '../../../components/template-languages';

interface LanguageLinksProps {
  label: string;
  links: readonly { lang: TemplateLanguage; path: string }[];
}

/** The same page in other languages, each by its own name; nothing where there are none. */
export function LanguageLinks({ label, links }: LanguageLinksProps) {
  if (links.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}
    >
      {links.map(({ lang, path }) => (
        <Link key={lang} component={RouterLink} to={path} lang={lang} hrefLang={lang} sx={{ py: 0.5 }}>
          {TEMPLATE_LANGUAGE_NAMES[lang].own}
        </Link>
      ))}
    </Box>
  );
}
