import { HAZARD_ADVICE, type HazardAdvice } from '../lexicon/hazard-advice.js';

/** So many characters before and behind a sign may be about the same work. */
const NEAR = 120;

/** The advice for those dangers that an English request works with. */
export function hazardsIn(request: string): HazardAdvice[] {
  return HAZARD_ADVICE.filter(({ sure, sign, beside }) => sure.test(request) || isBeside(request, sign, beside));
}

function isBeside(request: string, sign: RegExp | null, beside: RegExp | null): boolean {
  if (!sign || !beside) return false;
  return [...request.matchAll(new RegExp(sign, `${sign.flags}g`))].some(({ 0: found, index }) => {
    const before = request.slice(Math.max(0, index - NEAR), index);
    const behind = request.slice(index + found.length, index + found.length + NEAR);
    return beside.test(before) || beside.test(behind);
  });
}
