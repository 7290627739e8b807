import type { RouteObject } from 'react-router-dom';
import type { TemplateSource } from '../api/template-source';
import { MarketingShell } from './marketing-shell';
import { type PublicConfig, publicRoutes } from './public-routes';

/** The public pages, between bar and footer. */
export function marketingRoutes(config: PublicConfig, templates: TemplateSource): RouteObject {
  return { element: <MarketingShell />, children: publicRoutes(config, templates) };
}
