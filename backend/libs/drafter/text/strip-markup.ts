const HTML_TAGS = new Set(
  'a abbr article aside audio b base blockquote body br button canvas code details div dl dt embed em fieldset figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr html i iframe img input label li link main map meta nav noscript object ol option p param path pre s script section select small source span strong style sub sup svg table tbody td template textarea tfoot th thead title tr u ul video xml'.split(
    ' ',
  ),
);

const LINE_TAGS = /^(?:br|p|div|li|tr|h[1-6])$/iu;
const SCRIPT = /<(script|style)\b[^<>]{0,500}>[\s\S]{0,4000}?<\/\1\s{0,5}>/giu;
const TAG = /<\/?([a-z!?][a-z0-9-]{0,20})([^<>]{0,300})>/giu;
const BROKEN_TAG = /<\/?(?:script|iframe|img|svg|object|embed|style|link|meta)\b[^<>\n]{0,200}/giu;
const HANDLER = /\bon[a-z]{3,20}\s?=\s?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s"']{1,200})/giu;
const SCRIPT_ADDRESS = /\b(?:javascript|vbscript):|\bdata:text\/html/giu;

/** What makes a spreadsheet run what follows; a sentence may begin there. */
const FORMULA_SIGN = /(?<=^|\s)[=@+-]\s?(?=[A-Za-z][\w.]{0,40}(?:[(|]|!\$?[A-Za-z]{1,3}\$?\d))/gmu;

/** "@sam check the oil": who is called by a name. */
const CALLED = /^\s*@\p{L}[\p{L}\d._-]{0,30}[,:]?\s+(?:[-–—]\s+)?\p{L}/u;

/**
 * Gives text in which nothing can run: no tags, scripts, event handlers or spreadsheet formulas. A word in angle
 * brackets that is no tag is a placeholder and becomes one in square brackets.
 */
export function stripMarkup(text: string): string {
  const inert = text
    .replace(SCRIPT, ' ')
    .replace(TAG, (tag, name: string, rest: string) => placeholderOf(tag, name, rest))
    .replace(BROKEN_TAG, ' ')
    .replace(HANDLER, ' ')
    .replace(SCRIPT_ADDRESS, '')
    .replace(/<(?=[a-z/!?])/giu, '‹');
  return inert.split('\n').map(withoutFormula).join('\n').replace(FORMULA_SIGN, '');
}

function placeholderOf(tag: string, name: string, rest: string): string {
  const isTag = HTML_TAGS.has(name.toLowerCase()) || /[=/!?]/u.test(tag);
  // What stands in a line of its own on the page does so here.
  if (isTag && LINE_TAGS.test(name)) return /^li$/iu.test(name) && !tag.startsWith('</') ? '\n- ' : '\n';
  return isTag ? ' ' : `[${name}${rest}]`;
}

/** Cuts `=NAME(…)` off the beginning of a line; a spreadsheet would run it. */
function withoutFormula(line: string): string {
  const start = /^\s*(?:[=@+-]\s?[A-Za-z][\w.]{0,40}\()/u.exec(line)?.[0];
  if (start === undefined) return CALLED.test(line) ? line : line.replace(/^\s*[=@]+\s*/u, '');
  let depth = 1;
  let index = start.length;
  while (index < line.length && depth > 0) {
    if (line[index] === '(') depth += 1;
    if (line[index] === ')') depth -= 1;
    index += 1;
  }
  return line.slice(index);
}
