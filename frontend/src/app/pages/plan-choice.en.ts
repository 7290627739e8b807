/** The dashboard of a user without a plan. */

export const backToProcedures = 'Back to the procedures';
export const ownText = 'You need a plan to write procedures of your own.';
export const ownPlans = 'See the plans';
