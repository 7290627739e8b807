import { Fragment, type ReactNode } from 'react';

/** The placeholder names of a text. */
type PartName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartName<Rest>
  : never;

const PART = /\{(\w+)\}/;

/**
 * Replaces the placeholders of a text with elements. The text stays one string, so that a translation can reorder its
 * parts.
 */
export function withParts<const Text extends string>(text: Text, parts: Record<PartName<Text>, ReactNode>): ReactNode {
  const named: Record<string, ReactNode> = parts;
  return text
    .split(PART)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={piece}>{named[piece]}</Fragment>));
}
