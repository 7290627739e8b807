import { Fragment, type ReactNode } from 'react';

/** The names between the braces of a sentence. */
type PartName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartName<Rest>
  : never;

const PART = /\{(\w+)\}/;

/**
 * A sentence with elements in it: `{link}` stands for the part of that name. The sentence stays whole, so that another
 * language can put its parts in another order.
 */
export function withParts<const Text extends string>(text: Text, parts: Record<PartName<Text>, ReactNode>): ReactNode {
  const named: Record<string, ReactNode> = parts;
  return text
    .split(PART)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={piece}>{named[piece]}</Fragment>));
}
