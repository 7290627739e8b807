/** Texts for the end of a team's sharing. */

export const closed = (owner: string, day: string) =>
  `You can no longer read what ${owner} shared with you. Access ended on ${day}.`;
export const closedNameless = (day: string) =>
  `You can no longer read what was shared with you. Access ended on ${day}.`;
export const ending = (owner: string, day: string) =>
  `${owner}’s subscription has ended. You can read what is shared until ${day}.`;
export const endingNameless = (day: string) =>
  `The subscription of the person who shares with you has ended. You can read what is shared until ${day}.`;
