/** A span of tokens: from the first to before the last index. */
export type Span = [number, number];

/** What a part of a sentence is. Indexes are those of the part's tokens. */
export type Clause =
  /** "check the oil" */
  | { form: 'imperative'; verb: number }
  /** "never open it", "no smoking" */
  | { form: 'prohibition' }
  /** "the nurse checks", "you must sign" */
  | {
      form: 'active';
      subject: Span;
      verb: number;
      auxiliary: Span | null;
      modal: string | null;
      isPast: boolean;
      isThird?: boolean;
    }
  /** "the floor is mopped" */
  | { form: 'passive'; subject: Span; auxiliary: Span; verb: number; modal: string | null }
  /** "floor mopped" */
  | { form: 'reduced'; subject: Span; verb: number }
  /** "and signs the sheet", whose subject stands before */
  | { form: 'finite'; verb: number }
  /** "and filed in the binder", whose subject and auxiliary stand before */
  | { form: 'participle'; verb: number }
  /** "the pan must be clean", "there is a tray" */
  | { form: 'state'; subject: Span; modal: string | null }
  /** "it must be 5 °C or colder", "should read 0.3": what a check must find stands from `value` on */
  | { form: 'expectation'; value: number }
  /** "because it burns", "so that nobody slips", "which takes a minute" */
  | { form: 'reason' }
  /** "if it is red" */
  | { form: 'condition' }
  /** "belt on", "main valve off": how a thing has to be */
  | { form: 'note' }
  /** "gas off", "keys to the office": a note that says what has to be done */
  | { form: 'placed' }
  /** no clause at all: "the blue folder" */
  | { form: 'phrase' };

/** What a clause is read with. */
export interface ClauseContext {
  /** Names that the request uses for people. */
  people: ReadonlySet<string>;
  /** The clause before it in the same sentence, whose subject it may share. */
  previous: Clause | null;
}
