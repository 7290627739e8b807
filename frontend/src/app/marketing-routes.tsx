import type { RouteObject } from 'react-router-dom';
import { MarketingShell } from './marketing-shell';
import { type PublicConfig, publicRoutes } from './public-routes';

/** The pages that everybody may see, between bar and footer. */
export function marketingRoutes(config: PublicConfig): RouteObject {
  return { element: <MarketingShell />, children: publicRoutes(config) };
}
