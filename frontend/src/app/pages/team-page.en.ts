/** The page of the team. */

export const title = 'Team Activity';
export const you = 'You';

export const noSeatsSection = 'Members';
export const noSeatsTitle = 'Inviting people needs a plan';
export const noSeatsText =
  'A plan has seats for your team. The people you invite read the SOPs that you have completed.';
export const noSeatsPlans = 'See the plans';
export const memberTitle = (owner: string) => `You are on ${owner}’s team`;
export const memberTitleNameless = 'You are on a team';
export const memberText = 'You read what the team shares. Its owner invites people and sees who is on it.';
export const memberRead = 'Read the procedures';
