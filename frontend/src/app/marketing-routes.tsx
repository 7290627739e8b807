import type { RouteObject } from 'react-router-dom';
import { MarketingShell } from './marketing-shell';
import { publicRoutes } from './public-routes';

/** The pages that everybody may see, between bar and footer. */
export function marketingRoutes(providerLabel: string): RouteObject {
  return { element: <MarketingShell />, children: publicRoutes(providerLabel) };
}
