/** What comes of a wish for an SOP. */
export const words = {
  created: 'SOP Created',
  isBeingGenerated: 'Your SOP is being generated and will appear shortly',
  failed: 'Failed to create SOP',
} as const;
