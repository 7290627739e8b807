/** What a request says besides its task: "stocktake, we do it twice a year", "… (hot desk only)". */
const ASIDE = /[,;:(–—\n].*|\s-\s.*/su;

/** Where it is done: "… at the tattoo studio", "… in our escape room", "… for my bakery". */
const PLACE = /(?<=\S{3}.*)\s(?:(?:at|in|inside)\s(?:the|an?|our|my|your)|for\s(?:our|my))\s[\p{L}\p{M}\s'’-]{3,40}$/iu;

/** Where a detail begins: "… with a remote team", "… before the client leaves". */
const DETAIL =
  /(?<=\S)\s(?:for|at|in|on|with|when(?:ever)?|before|after|from|to|by|if|while|during|until|within|without|inside|between|against|and|so|that|who|which|because)\s/giu;

/** What a request asks for, without what it says besides. */
export function withoutAside(request: string): string {
  return request.replace(ASIDE, '');
}

export function hasPlace(request: string): boolean {
  return PLACE.test(request);
}

/** A task without where it is done. */
export function withoutPlace(task: string): string {
  return task.replace(PLACE, '');
}

/** What stands before each detail of a task, the longest first: "sprint planning" of "sprint planning with a remote team". */
export function headsOf(task: string): string[] {
  return [...task.matchAll(DETAIL)].map(({ index }) => task.slice(0, index)).reverse();
}
