/** The cancellation feedback options of Stripe. */
export const CANCELLATION_FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
export type CancellationFeedback = (typeof CANCELLATION_FEEDBACK)[number];
