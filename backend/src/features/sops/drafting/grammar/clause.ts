import type { ProcedureKind } from '../lexicon/noun-actions.js';

/** What one clause of a request says. */
export type Clause =
  | ActionClause
  | { kind: 'rule'; text: string }
  /** What must be true of the result before: "it must be 5 °C or colder". */
  | { kind: 'expectation'; value: string }
  | { kind: 'fact'; text: string };

/** Somebody does something. */
export interface ActionClause {
  kind: 'action';
  /** Begins with a verb in small letters, without a full stop. */
  text: string;
  role: string | null;
  /** Whether "they" or "he" stands for the role before. */
  refersBack: boolean;
  /** Whether the clause has no subject of its own: the one before goes on ("… and loads the autoclave"). */
  goesOn: boolean;
  expected: string | null;
  /** Whether only a thing was named. */
  isGuess: boolean;
}

/** What a clause is read with. */
export interface ClauseContext {
  people: ReadonlySet<string>;
  procedure: ProcedureKind;
  /** Whether notes without a verb are instructions here: in lists they are. */
  isList: boolean;
}

/** Gives an action that nobody is named for. */
export function action(text: string, about: Partial<ActionClause> = {}): ActionClause {
  return {
    kind: 'action',
    text: text
      .replace(/\s+/gu, ' ')
      .replace(/ (?=[,.;:])/gu, '')
      .trim(),
    role: null,
    refersBack: false,
    goesOn: false,
    expected: null,
    isGuess: false,
    ...about,
  };
}
