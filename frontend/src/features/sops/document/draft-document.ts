import type { SopDocument, SopSubStep } from '../../../api/generated/types.gen';

/** A document while it is being written: any part may still be missing. */
export type Growing<T> = T extends readonly (infer Item)[]
  ? Growing<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Growing<T[Key]> | null | undefined }
    : T | null;

export type DraftDocument = Growing<SopDocument>;

/** The lists of the document whose lines can be edited. */
export type LineList =
  | 'definitions'
  | 'roles'
  | 'resources'
  | 'safety'
  | 'phases'
  | 'exceptions'
  | 'records'
  | 'kpis'
  | 'references'
  | 'notes';

/** A list of the document; empty while it is not written yet. */
export function listOf<Key extends LineList>(document: DraftDocument, key: Key): NonNullable<DraftDocument[Key]> {
  return (document[key] ?? []) as NonNullable<DraftDocument[Key]>;
}

/** A key for an item: its id, or its place while it has none. */
export function itemKey(item: { id?: string | null | undefined }, index: number): string {
  return item.id ?? `new-${index}`;
}

/** Text of a small step; a language model sends it bare while it is writing. */
export function subStepText(sub: Growing<SopSubStep> | string): string {
  return typeof sub === 'string' ? sub : (sub.text ?? '');
}

/** The document without the sources of its lines: a template is not a draft. */
export function withoutSources(document: SopDocument): DraftDocument {
  return JSON.parse(JSON.stringify(document), (key, value) => (key === 'src' ? undefined : value)) as DraftDocument;
}
