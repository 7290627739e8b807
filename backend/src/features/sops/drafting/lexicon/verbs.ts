import { ENGLISH_VERBS } from '../../document/quality-checks/lexicon/imperative-verbs.js';

/** Verbs that requests use, but that no good step begins with. */
const OTHER_VERBS = `
  bank be cash chop clock-in decant deep-clean dip have hoover image jot mince mow nail pre-check pre-fill
  pre-heat pre-rinse prune rake refit rehang reseat ring roast see set-up sieve sign-off sign-out sing siphon
  slice soak text unbox unseal vote whatsapp
`;

/** Every English verb that can begin a clause of a procedure, in its base form. */
export const VERBS: ReadonlySet<string> = new Set([...ENGLISH_VERBS, ...OTHER_VERBS.trim().split(/\s+/u)]);
