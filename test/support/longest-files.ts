/**
 * Files that take longest on two processors, the longest first. Started last, one of them would run alone for minutes
 * while the other processor has nothing to do.
 */
export const LONGEST: readonly string[] = [
  'browser/shell-accessibility',
  'browser/versions',
  'api/model-drafts',
  'browser/templates',
  'api/drafting',
  'browser/try',
  'browser/one-sop',
  'browser/accessibility',
  'browser/billing-purchase',
  'browser/api-explorer',
  'api/billing/reconciling',
  'browser/public-prerendered',
  'browser/billing-after-the-end',
  'api/billing/operator',
  'api/start/start-faults',
  'api/auth/operator',
];
