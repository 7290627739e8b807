import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { TemplateLanguage, TemplateSummaryDto } from '../../../api/generated/types.gen';
import { TEMPLATE_LANGUAGE_NAMES, TEMPLATE_LANGUAGES } from '../../../components/template-languages';
import { byTrade, tradeName } from '../../../components/trade-name';
import { GALLERY } from '../content/templates.en';
import { filterCards } from '../enhancements/filter-cards';
import { useEnhancements } from '../enhancements/use-enhancements';
import { PublicPage } from '../layout/public-page';
import { GallerySearch } from './gallery-search';
import { LanguageLinks } from './language-links';
import { TemplateCard } from './template-card';
import { galleryPath } from './template-paths';

/** What the gallery shows. */
export interface GalleryData {
  lang: TemplateLanguage;
  items: TemplateSummaryDto[];
}

const ALTERNATES = TEMPLATE_LANGUAGES.map((lang) => ({ lang, path: galleryPath(lang) }));

const CARDS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

interface GalleryPageProps {
  /** Rendered before the templates. */
  children?: ReactNode;
}

/** All templates of a language, by trade. */
export function GalleryPage({ children }: GalleryPageProps) {
  const { lang, items } = useLoaderData<GalleryData>();
  const { english } = TEMPLATE_LANGUAGE_NAMES[lang];
  const title = lang === 'en' ? GALLERY.title : GALLERY.titleIn(english);
  return (
    <PublicPage title={title} lead={GALLERY.lead} description={descriptionOf(lang)} alternates={ALTERNATES}>
      <LanguageLinks label={GALLERY.otherLanguages} links={ALTERNATES.filter((other) => other.lang !== lang)} />
      {children}
      {/* Another language is another list, with a new search. */}
      <GalleryList key={lang} items={items} />
    </PublicPage>
  );
}

function GalleryList({ items }: Pick<GalleryData, 'items'>) {
  const list = useEnhancements<HTMLDivElement>(filterCards);
  return (
    <div ref={list} data-filters-cards>
      <GallerySearch count={items.length} />
      {byTrade(items).map((group) => (
        <Box key={group.trade} component="section" data-card-group sx={{ mt: 5, '&[hidden]': { display: 'none' } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {tradeName(group.trade)}
          </Typography>
          <Box component="ul" sx={CARDS}>
            {group.items.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </Box>
        </Box>
      ))}
    </div>
  );
}

function descriptionOf(lang: TemplateLanguage): string {
  return lang === 'en' ? GALLERY.description : GALLERY.descriptionIn(TEMPLATE_LANGUAGE_NAMES[lang].english);
}
