/** When members read no longer what somebody shares. */

export const closed = (owner: string, day: string) => `What ${owner} shared with you has been closed since ${day}.`;
export const closedNameless = (day: string) => `What someone shared with you has been closed since ${day}.`;
export const ending = (owner: string, day: string) =>
  `The subscription of ${owner} has ended. You can read what is shared until ${day}.`;
export const endingNameless = (day: string) =>
  `The subscription of the person who shares with you has ended. You can read what is shared until ${day}.`;
