/** Who runs this installation. An operator who takes the product over changes these lines before going live (T31). */
export const COMPANY = {
  /** Display name of the product. */
  brand: 'SOP Platform',
  /** Who is responsible for the legal pages. */
  legalName: 'SOP Platform, Inc.',
  city: 'San Francisco',
  country: 'United States',
  email: 'support@sop-platform.example',
  copyrightYear: 2025,
  /** When the three legal pages were last changed. */
  policyDate: 'January 2, 2025',
} as const;
