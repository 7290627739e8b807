/** The results of creating an SOP. */

export const created = 'SOP Created';
export const isBeingGenerated = 'Your SOP is being generated and will appear shortly';
export const failed = 'Failed to create SOP';
