/** When members read no longer what somebody shares. */
export const words = {
  closed: (owner: string, day: string) => `What ${owner} shared with you has been closed since ${day}.`,
  closedNameless: (day: string) => `What someone shared with you has been closed since ${day}.`,
  ending: (owner: string, day: string) =>
    `The subscription of ${owner} has ended. You can read what is shared until ${day}.`,
  endingNameless: (day: string) =>
    `The subscription of the person who shares with you has ended. You can read what is shared until ${day}.`,
} as const;
