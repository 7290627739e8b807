import { isOddId } from './prompt-sets.js';

/** What `npm run bench:drafting` prints. */
export type BenchOptions =
  | { kind: 'figures' }
  /** The judged lines of a set, or of the one prompt with that id. */
  | { kind: 'lines'; name: string }
  /** The figures of a set as a language model drafts it. */
  | { kind: 'model'; link: string; set: SetName };

export type SetName = (typeof SET_NAMES)[number];
const SET_NAMES = ['even', 'odd', 'own'] as const;

const USAGE = `Usage: npm run bench:drafting [-- --lines even|own|<id of a prompt>]
       npm run bench:drafting -- --model name:model [even|odd|own]`;

/**
 * Reads the arguments of `npm run bench:drafting`.
 * @throws Error for anything else, and for lines of the odd ids, which are for measuring only
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const [option, subject, set = 'odd', ...others] = args;
  if (option === undefined) return { kind: 'figures' };
  if (subject === undefined || others.length > 0) throw new Error(USAGE);
  if (option === '--lines' && args.length === 2) return { kind: 'lines', name: readable(subject) };
  if (option === '--model' && isSetName(set)) return { kind: 'model', link: subject, set };
  throw new Error(USAGE);
}

function readable(name: string): string {
  if (name === 'odd' || isOddId(name))
    throw new Error('The odd ids are for measuring only: whoever reads them fits rules to them.');
  return name;
}

function isSetName(name: string): name is SetName {
  return (SET_NAMES as readonly string[]).includes(name);
}
