import { Parser } from 'htmlparser2';

/** Callbacks for the elements and text of an XML part. */
export interface XmlListener {
  onOpen?(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/**
 * Parses XML. Entities that a document defines are not expanded, which prevents entity expansion and external fetches.
 */
export function readXml(xml: string, { onOpen, onText, onClose }: XmlListener): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onOpen?.(plain(name), attributes),
      ontext: (text) => onText?.(text),
      onclosetag: (name) => onClose?.(plain(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}

/** Removes the namespace prefix: some programs write `x:row` for `row`. */
function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
