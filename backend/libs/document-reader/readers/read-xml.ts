import { Parser } from 'htmlparser2';

/** Who is told what stands in a part of an office file. */
export interface XmlListener {
  onOpen?(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/** Reads XML. Entities that a document defines itself are not replaced, so that none can grow or fetch anything. */
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

/** Some programs write `x:row` for `row`. */
function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
