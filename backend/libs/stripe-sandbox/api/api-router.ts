import type { SandboxContext } from '../sandbox-context.js';
import type { ApiRoute } from './api-route.js';
import { checkoutSessionRoutes } from './checkout-sessions.routes.js';
import { customerRoutes } from './customers.routes.js';
import { disputeRoutes } from './disputes.routes.js';
import { eventRoutes } from './events.routes.js';
import { expandObjects } from './expand-objects.js';
import type { FormFields } from './form-encoding.js';
import { invoiceRoutes } from './invoices.routes.js';
import { paymentMethodRoutes } from './payment-methods.routes.js';
import { portalConfigurationRoutes } from './portal-configurations.routes.js';
import { portalSessionRoutes } from './portal-sessions.routes.js';
import { priceRoutes } from './prices.routes.js';
import { productRoutes } from './products.routes.js';
import { SandboxApiError } from './sandbox-api-error.js';
import { subscriptionScheduleRoutes } from './subscription-schedules.routes.js';
import { subscriptionRoutes } from './subscriptions.routes.js';
import { testClockRoutes } from './test-clocks.routes.js';

/** The first matching route is used. */
const ROUTES: readonly ApiRoute[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...checkoutSessionRoutes,
  ...portalSessionRoutes,
  ...portalConfigurationRoutes,
  ...subscriptionRoutes,
  ...subscriptionScheduleRoutes,
  ...invoiceRoutes,
  ...disputeRoutes,
  ...paymentMethodRoutes,
  ...testClockRoutes,
  ...eventRoutes,
];

export interface ApiCall {
  method: string;
  path: string;
  form: FormFields;
}

/** Answers one call. @throws SandboxApiError */
export async function answerApiCall(context: SandboxContext, call: ApiCall): Promise<object> {
  for (const route of ROUTES) {
    const id = route.method === call.method ? matchPath(route.path, call.path) : null;
    if (id === null) continue;
    const answer = await route.respond(context, call.form, id);
    return expandObjects(context, answer, expandPaths(call.form));
  }
  throw new SandboxApiError(404, `Unrecognized request URL (${call.method}: ${call.path}).`);
}

/** Returns the id in the path, empty when the pattern has none; null when the path does not match. */
function matchPath(pattern: string, path: string): string | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const fits = expected.every((part, index) => part === ':id' || part === actual[index]);
  if (!fits) return null;
  const position = expected.indexOf(':id');
  return position < 0 ? '' : decodeURIComponent(actual[position] ?? '');
}

function expandPaths(form: FormFields): string[] {
  const paths = form['expand'];
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}
