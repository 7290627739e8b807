/** How requests in one language are read: patterns for what can be told without understanding the words. */
export interface ReadingProfile {
  /** The subject of a first sentence that asks for a procedure; the first group is the title. */
  titles: readonly RegExp[];
  /** Between the steps of a sentence; sticky. */
  separator: RegExp;
  /** Parts that belong to the one before: relative clauses, exceptions, numbers. */
  attached: RegExp;
  /** A single word that is a step of its own. */
  singleWordAction: RegExp | null;
  /** Words at the beginning of a step that only say that it comes next. */
  connectives: RegExp | null;
  /** A sentence with a condition; groups: condition, what is done. */
  conditions: readonly RegExp[];
  /** Words of a condition that things go wrong; any other condition is of the normal course. */
  trouble: RegExp;
  /** Whether the verb of a clause stands before its subject after a condition, so that it can't stand alone. */
  turnsAfterCondition: boolean;
  /** A step with what is done otherwise; groups: step, otherwise. */
  otherwise: { pattern: RegExp; negate: (step: string) => string } | null;
  /** A sentence that forbids, limits or warns. */
  rule: RegExp;
  /** Protective equipment, each match one piece. */
  protective: RegExp;
  /** How long something is kept; the group `keep` is the time, `name` what is kept if it is said. */
  retention: RegExp;
  /** A value that must be found; the first group. */
  limit: RegExp | null;
  /** Somebody who acts at the beginning of a step; groups `role`, `person` and `rest`. */
  subjects: readonly RegExp[];
  /** A part without a subject that the one before still does. */
  goesOn: RegExp | null;
  /** A role that is named without an action; groups `role` and `person`. */
  namedRoles: readonly RegExp[];
  /** Steps said in another way than as an instruction, and how they become one. */
  rewrites: readonly { pattern: RegExp; replacement: string | ((...groups: string[]) => string) }[];
  /** Parts that tell from when to when. */
  scope: RegExp | null;
  frequency: RegExp;
}
