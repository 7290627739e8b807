import { type RequestTable, readTable, type TableRow } from '../english/layout/table.js';
import type { TableHeads } from '../english/layout/table-heads.js';
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
    /^(?:wann|uhrzeit|zeit|zeitpunkt|häufigkeit|intervall|turnus|termin|frist|tag|cuándo|cuando|hora|frecuencia|día|plazo|horario|momento|turno|quand|heure|horaire|moment|fréquence|jour|délai|quando|ora|orario|frequenza|giorno|horário|frequência|dia|prazo|wanneer|tijd(?:stip)?|frequentie|dag|termijn)$/iu,
    'when',
  ],
  [/^(?:dauer|duración|durée|durata|duração|duur)$/iu, 'duration'],
  [/^(?:wie|womit|cómo|comment|come|como|hoe)$/iu, 'method'],
  [/^(?:nr\.?|no\.?|n[°º]\.?|num\.?|núm\.?|pos\.?|#)$/iu, 'number'],
];

const LEAST_ROWS = 3;

/** Reads a table in another language than English; null where there is none with a head. */
export function readForeignTable(text: string): RequestTable | null {
  const table = readTable(text, HEADS);
  return table && { ...table, rows: withHours(table.rows) };
}

/** "7h", "8h", "18 h": hours of the day, one after the other, are no durations. */
function withHours(rows: readonly TableRow[]): TableRow[] {
  const hours = rows.map(({ when, duration }) => /^(\d{1,2})\s?h(?:\d{2})?$/iu.exec(when ?? duration ?? '')?.[1]);
  const told = hours.flatMap((hour) => (hour === undefined ? [] : [Number(hour)]));
  const isRising = told.every((hour, at) => hour <= 24 && hour >= (told[at - 1] ?? 0));
  if (told.length < LEAST_ROWS || !isRising) return [...rows];
  return rows.map((row, at) =>
    row.when === null && hours[at] !== undefined ? { ...row, when: row.duration, duration: null } : row,
  );
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

/** What a table without a name is called whose rows have hours, or days of the week. */
const TIMETABLES: Readonly<Record<string, readonly [day: string, week: string]>> = {
  de: ['Tagesablauf', 'Wochenplan'],
  nl: ['Dagindeling', 'Weekplanning'],
  es: ['Rutina diaria', 'Rutina semanal'],
  fr: ['Routine de la journée', 'Routine de la semaine'],
  it: ['Routine giornaliera', 'Routine settimanale'],
  pt: ['Rotina diária', 'Rotina semanal'],
};
const HOUR = /\d{1,2}\s?(?:[:h.]|uhr|horas?|heures?|uur|ore)\s?(?:\d{2})?/iu;
const WEEKDAY =
  /^(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:-feira)?$/iu;

/** A name for a request that is nothing but a table with a time in each row; null for any other. @param lang ISO 639-1 */
export function tableTitle(text: string, lang: string): string | null {
  const table = readForeignTable(text);
  const names = TIMETABLES[lang];
  if (!table || !names || table.rest.trim() !== '' || table.rows.length < LEAST_ROWS) return null;
  const times = table.rows.map(({ when }) => when ?? '');
  if (times.every((time) => HOUR.test(time))) return names[0];
  return times.every((time) => WEEKDAY.test(time.trim())) ? names[1] : null;
}
