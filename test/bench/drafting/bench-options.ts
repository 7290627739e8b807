import { isOddId } from './prompt-sets.js';

/** Which drafts are printed line by line. */
export interface LineSelection {
  /** A set, or the id of one prompt. */
  name: string;
}

/**
 * Reads the arguments of `npm run bench:drafting`: none, or `--lines` with `even`, `own` or the id of a prompt.
 * @throws Error for anything else, and for the odd ids, which are for measuring only
 */
export function linesToPrint(args: readonly string[]): LineSelection | null {
  const [option, name, ...others] = args;
  if (option === undefined) return null;
  if (option !== '--lines' || name === undefined || others.length > 0)
    throw new Error('Usage: npm run bench:drafting [-- --lines even|own|<id of a prompt>]');
  if (name === 'odd' || isOddId(name))
    throw new Error('The odd ids are for measuring only: whoever reads them fits rules to them.');
  return { name };
}
