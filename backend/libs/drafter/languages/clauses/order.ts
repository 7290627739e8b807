/**
 * Who does what an order tells: somebody named in the clause, whoever acted before in the sentence, whom a pronoun means,
 * or nobody in particular. A clause that goes on needs one before it that names who acts.
 */
export type Doer = { kind: 'role'; role: string } | { kind: 'same' | 'gone on' | 'meant' | 'nobody' };

/** A clause that was worded as an instruction. */
export interface ForeignOrder {
  text: string;
  doer: Doer;
  /** Its time or its condition, taken off the clause. */
  when: string | null;
}

/** Who a clause is about, and what it tells of them. */
export interface Subject {
  doer: Doer;
  /** Begins with the verb, or with what stands before it. */
  rest: string;
}
