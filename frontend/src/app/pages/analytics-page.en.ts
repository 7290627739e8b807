/** The page of the usage. */

export const title = 'Usage Analytics';

export const memberSection = 'Your figures';
export const memberTitle = 'These figures are about your own SOPs';
export const memberText = (owner: string) =>
  `You have none yet. ${owner} sees how the procedures that you read are used.`;
export const memberTextNameless =
  'You have none yet. The owners of the procedures that you read see how they are used.';
export const memberRead = 'Read the procedures';
