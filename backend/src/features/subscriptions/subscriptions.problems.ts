import { defineProblems } from '../../common/problems/define-problems.js';

export const subscriptionProblems = defineProblems({
  'subscription-required': { status: 403, title: 'This needs an active subscription' },
  'no-billing-account': { status: 404, title: 'There is no billing account yet; choose a plan first' },
  'payment-service-unavailable': { status: 503, title: 'The payment service cannot be reached, try again in a moment' },
  'billing-is-off': { status: 409, title: 'This installation does not sell subscriptions' },
  'webhook-not-verified': { status: 400, title: 'The webhook could not be verified' },
});
