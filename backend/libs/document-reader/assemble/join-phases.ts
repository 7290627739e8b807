import { cutLine, LIST_LIMITS, type SopPhase, TEXT_LIMITS } from '../../sop-document/index.js';

/**
 * Merges neighboring phases until the limit is met, always the two with the fewest steps; both titles are kept.
 * @returns also the steps of phases that could not be merged
 */
export function joinShortPhases(phases: readonly SopPhase[]): { kept: SopPhase[]; leftOut: string[] } {
  const kept = [...phases];
  while (kept.length > LIST_LIMITS.phases) {
    const sums = kept.slice(1).map((phase, at) => phase.steps.length + (kept[at]?.steps.length ?? 0));
    const least = Math.min(...sums);
    if (least > LIST_LIMITS.steps) break;
    const at = sums.indexOf(least);
    const [one, other] = [kept[at], kept[at + 1]];
    if (!one || !other) break;
    const title = cutLine(`${one.title} / ${other.title}`, TEXT_LIMITS.phaseTitle);
    kept.splice(at, 2, { ...one, title, steps: [...one.steps, ...other.steps] });
  }
  const over = kept.splice(LIST_LIMITS.phases);
  return { kept, leftOut: over.flatMap(({ steps }) => steps.map(({ text }) => text)) };
}
