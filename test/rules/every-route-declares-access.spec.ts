import { describe, expect, it } from '@jest/globals';
import { declaredRoutes } from '../support/application-map.js';

/** Routes that anybody may call, each for a reason. A new public route must be added here on purpose. */
const PUBLIC_CONTROLLERS = new Set([
  'CalendarFeedController',
  'ContactController',
  // Its addresses are signed for one reader.
  'ArchiveFilesController',
  'AttachmentFilesController',
  'DemoSessionController',
  'DevMailController',
  'DraftPreviewsController',
  'HealthController',
  'InvitationsController',
  'ProblemPagesController',
  'SopLabelsController',
  'TemplatesController',
  'StripeWebhookController',
  'SandboxPagesController',
  'SandboxControlController',
]);

describe('access', () => {
  it('is declared by every route', async () => {
    const routes = await declaredRoutes();
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((route) => route.access === undefined)).toEqual([]);
  });

  it('is public only where this list says so', async () => {
    const routes = await declaredRoutes();
    const open = routes.filter((route) => route.access?.kind === 'public');
    const unexpected = open.filter(
      (route) => !PUBLIC_CONTROLLERS.has(route.controller) && !/auth/i.test(route.controller),
    );
    expect(unexpected).toEqual([]);
  });
});
