import type { SandboxContext } from '../sandbox-context.js';
import { handleCheckoutPage } from './checkout-page-handler.js';
import { handleInvoicePage } from './invoice-page-handler.js';
import { renderMessage, type SandboxPage } from './page-layout.js';
import { handlePortalPage } from './portal-page-handler.js';

export interface SandboxPageRequest {
  method: 'GET' | 'POST';
  /** Such as `/sandbox/checkout/cs_test_…`. */
  path: string;
  /** The decoded form of a POST. */
  body?: unknown;
}

/** Handles a request for one of the sandbox's pages; every path has a response. */
export async function handleSandboxPage(context: SandboxContext, request: SandboxPageRequest): Promise<SandboxPage> {
  const [, root, page, id = '', ...rest] = request.path.split('/');
  const form = request.method === 'POST' ? (request.body ?? {}) : null;
  if (root === 'sandbox' && rest.length === 0) {
    if (page === 'checkout') return handleCheckoutPage(context, id, form);
    if (page === 'invoice') return handleInvoicePage(context, id, form);
    if (page === 'portal') return handlePortalPage(context, id, form);
  }
  return renderMessage('Page not found', 'There is nothing here.', 404);
}
