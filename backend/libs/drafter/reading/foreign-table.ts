import { type RequestTable, readTable, type TableHeads, type TableRow } from '../english/layout/table.js';
import { foreignOrder } from '../languages/clauses/foreign-order.js';
import { type FoundStep, foundStep } from './findings.js';

/** What columns are called in German, Spanish, French, Italian, Portuguese and Dutch. */
const HEADS: TableHeads = [
  [
    /^(?:aufgaben?|tätigkeit(?:en)?|schritte?|was|arbeit(?:en)?|maßnahmen?|prüfpunkte?|tareas?|pasos?|qué|que|actividad(?:es)?|acción|acciones|tâches?|étapes?|quoi|activités?|actions?|attività|cosa|passo|passi|compit[oi]|azion[ei]|tarefas?|etapas?|o qu[eê]|atividades?|ação|ações|taak|taken|stap(?:pen)?|wat|handeling(?:en)?|werk)$/iu,
    'step',
  ],
  [
    /^(?:wer|person(?:en)?|zuständig|zuständigkeit|verantwortlich(?:e[rn]?)?|rolle|durch|quién|quien|responsables?|persona|rol|encargado|qui|rôle|chi|responsabil[ei]|ruolo|quem|responsáve(?:l|is)|função|wie|verantwoordelijke?|door|functie)$/iu,
    'role',
  ],
  [
    /^(?:wann|uhrzeit|zeit|zeitpunkt|häufigkeit|intervall|turnus|termin|frist|tag|cuándo|cuando|hora|frecuencia|día|plazo|quand|heure|fréquence|jour|délai|quando|ora|orario|frequenza|giorno|frequência|dia|prazo|wanneer|tijd(?:stip)?|frequentie|dag|termijn)$/iu,
    'when',
  ],
  [/^(?:dauer|duración|durée|durata|duração|duur)$/iu, 'duration'],
  [/^(?:wie|womit|cómo|comment|come|como|hoe)$/iu, 'method'],
  [/^(?:nr\.?|no\.?|n[°º]\.?|num\.?|núm\.?|pos\.?|#)$/iu, 'number'],
];

/** Reads a table in another language than English; null where there is none with a head. */
export function readForeignTable(text: string): RequestTable | null {
  return readTable(text, HEADS);
}

/** The text with what the cells of its table say in the place of the table, whose head names no work. */
export function withoutForeignTable(text: string): string {
  const table = readForeignTable(text);
  const cells = table?.rows.flatMap(({ text: step, details }) => [step, ...details]) ?? [];
  return table ? [table.rest, ...cells].join('\n').trim() : text;
}

/** A row as a step: its own words, or as an instruction where that is certain, with what its other cells say. */
export function stepOfRow(row: TableRow, lang: string): FoundStep {
  const order = foreignOrder(row.text, lang);
  const step = foundStep(order?.when === null ? order.text : row.text, { role: row.role, when: row.when });
  const told = row.method === null ? row.details : [row.method, ...row.details];
  if (row.duration) step.text = `${step.text} (${row.duration})`;
  step.expected = told.join('; ') || null;
  return step;
}
