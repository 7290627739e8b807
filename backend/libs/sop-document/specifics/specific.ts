/**
 * Something a procedure must not get wrong: a number, a time, a code, an address, a name. `keys` are its normal forms;
 * two specifics mean the same when they share one ("8" may be 08:00 and 20:00).
 */
export interface Specific {
  kind: 'number' | 'time' | 'weekday' | 'code' | 'address' | 'name';
  /** As it is written, for messages. */
  text: string;
  keys: readonly string[];
  /** For numbers: the value and, if it is known, the unit. */
  quantity: { value: number; unit: string | null } | null;
}
