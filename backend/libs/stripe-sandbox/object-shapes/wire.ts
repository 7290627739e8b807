import type Stripe from 'stripe';

/**
 * A Stripe object as sent over HTTP and stored by the sandbox: plain JSON, an id where the SDK's type also
 * allows the expanded object, a string where the SDK makes a decimal. Checked against the SDK's own types, so that an
 * update of the SDK shows which field a shape lacks.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Element)[]
    ? WireField<Element>[]
    : T extends object
      ? { [Key in keyof T]: WireField<T[Key]> }
      : T;

type WireField<T> = string extends IdPart<T> ? Exclude<T, object> : Wire<T>;
type IdPart<T> = T extends string ? T : never;
