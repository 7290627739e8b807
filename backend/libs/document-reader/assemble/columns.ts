/** The meaning of a table column. */
export type Column = 'step' | 'role' | 'when' | 'number' | 'check' | 'caution' | 'where' | 'keep' | 'target' | 'detail';

const HEADS: readonly [RegExp, Column][] = [
  [
    /^(?:(?:process |work )?steps?(?: description)?|tasks?|what(?: to do)?|actions?|activit(?:y|ies)|jobs?|description|to ?do|work|procedure|instructions?|was|tätigkeit(?:en)?|aufgaben?|arbeitsschritt|schritt|maßnahme|qué|actividad|acción|tarea|paso|quoi|activité|action|tâche|étape|o quê|atividade|ação|tarefa|passo)$/iu,
    'step',
  ],
  [
    /^(?:who|roles?|responsib(?:le|ility)|owner|person(?: responsible)?|by(?: whom)?|done by|department|dept\.?|team|assigned to|wer|verantwortlich|zuständig|rolle|quién|responsable|qui|quem|responsável)$/iu,
    'role',
  ],
  [
    /^(?:when|time|frequency|how often|day|due(?: date)?|deadline|interval|timing|wann|zeit(?:punkt)?|häufigkeit|bis wann|cuándo|hora|frecuencia|quand|heure|fréquence|quando|frequência)$/iu,
    'when',
  ],
  [/^(?:no\.?|nr\.?|#|number|step (?:no\.?|#|number)|pos\.?|n[°º]|id|lfd\.? ?nr\.?)$/iu, 'number'],
  [
    /^(?:check|result|expected(?: result)?|acceptance|control|prüfung|ergebnis|resultado|contrôle|résultat)$/iu,
    'check',
  ],
  [/^(?:caution|warning|hazards?|risks?|safety|gefahr|hinweis)$/iu, 'caution'],
  [/^(?:where|location|stored(?: in| at)?|place|ort|wo|ablage(?:ort)?)$/iu, 'where'],
  [/^(?:keep(?: for)?|kept(?: for)?|retention(?: period| time)?|aufbewahrung(?:sfrist)?)$/iu, 'keep'],
  [/^(?:target|goal|limit|value|ziel|zielwert)$/iu, 'target'],
];
const COUNT = /^(?:#|no\.? ?|step )?\d{1,3}(?:\.\d{1,3})*[a-z]?[.)]?$/iu;

export interface TableColumns {
  columns: Column[];
  /** Texts of the header; '' without one. */
  names: string[];
  /** Rows below the header. */
  body: string[][];
}

/**
 * Determines the meaning of the columns from the header: the row that is marked as one or has typical header words. If
 * no column has the steps, the one with the longest texts does.
 */
export function columnsOf(rows: readonly { isHeader: boolean; cells: string[] }[]): TableColumns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const [first, ...others] = rows;
  const known = (first?.cells ?? []).map((cell) => HEADS.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? null);
  const named = known.filter(Boolean).length;
  const isHead = first !== undefined && others.length > 0 && (first.isHeader || named >= Math.max(1, width / 2));
  const body = (isHead ? others : rows).map(({ cells }) => cells);
  const columns = Array.from({ length: width }, (_, at): Column => (isHead ? (known[at] ?? 'detail') : 'detail'));
  for (const at of columns.keys()) {
    // "Step | What": a column of numbers only counts the steps.
    if (body.length > 0 && body.every((row) => COUNT.test(row[at]?.trim() ?? ''))) columns[at] = 'number';
  }
  if (!columns.includes('step')) {
    const free = [...columns.keys()].filter((at) => columns[at] === 'detail');
    const longest = free.sort((one, other) => lengthOf(body, other) - lengthOf(body, one))[0];
    if (longest !== undefined) columns[longest] = 'step';
  }
  return { columns, names: isHead ? (first?.cells ?? []) : columns.map(() => ''), body };
}

function lengthOf(body: readonly string[][], at: number): number {
  return body.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0);
}
