import type { RouteObject } from 'react-router-dom';
import type { TemplateLanguage } from '../api/generated/types.gen';
import type { LabelledTemplate, TemplateSource } from '../api/template-source';
import { TEMPLATE_LANGUAGES } from '../components/template-languages';
import type { GalleryData } from '../features/marketing/templates/gallery-page';
import { galleryPath } from '../features/marketing/templates/template-paths';
import { TemplateFailure } from './pages/templates/template-failure';

/** The gallery and its templates, in each language. */
export function templateRoutes(templates: TemplateSource): RouteObject[] {
  return TEMPLATE_LANGUAGES.flatMap((lang) => routesOf(lang, templates));
}

function routesOf(lang: TemplateLanguage, templates: TemplateSource): RouteObject[] {
  const path = galleryPath(lang).slice(1);
  return [
    {
      path,
      errorElement: <TemplateFailure />,
      loader: async (): Promise<GalleryData> => ({ lang, items: await templates.list(lang) }),
      lazy: async () => ({ Component: (await import('./pages/templates/own-gallery-page')).OwnGalleryPage }),
    },
    {
      path: `${path}/:id`,
      errorElement: <TemplateFailure />,
      loader: ({ params: { id = '' } }): Promise<LabelledTemplate> => templates.find(id, lang),
      lazy: async () => ({ Component: (await import('./pages/templates/template-page')).TemplatePage }),
    },
  ];
}
