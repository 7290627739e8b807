const MAX_LINE_OCTETS = 75;

/** Text of a property value (RFC 5545, 3.3.11): what has a meaning in the file is escaped. */
export function icsText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A moment in UTC: `20260131T093000Z`. */
export function icsInstant(rfc3339: string): string {
  return new Date(rfc3339).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** The lines of a file, each ended by CRLF and folded at 75 octets without cutting a character (RFC 5545, 3.1). */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
