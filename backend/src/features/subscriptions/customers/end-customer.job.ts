import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/job-definition.js';

const payload = z.object({
  userId: z.uuid(),
  customerId: z.string(),
  /** The mode that the customer's id belongs to. */
  mode: z.enum(['sandbox', 'test', 'live']),
});

/** A customer of the payment service whose account is deleted. */
export type OrphanedCustomer = z.infer<typeof payload>;

/**
 * Ends the subscriptions of a customer whose account is deleted. With exponential backoff the attempts take about three
 * days, as long as the payment service retries a webhook.
 */
export const endCustomerJob: JobDefinition<OrphanedCustomer> = {
  name: 'subscriptions.end_customer',
  payload,
  retryLimit: 16,
  retryDelayS: 5,
  expireInS: 120,
  concurrency: 1,
};
