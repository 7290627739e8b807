import { type RequestTable, readTable, type TableRow } from '../english/layout/table.js';
import type { TableHeads } from '../english/layout/table-heads.js';
import { foreignOrder, holdsFiniteVerb } from '../languages/clauses/foreign-order.js';
import { capitalise } from '../text/words.js';
import { type FoundStep, foundStep } from './findings.js';

/** What columns are called in German, Spanish, French, Italian, Portuguese and Dutch. */
const HEADS: TableHeads = [
  [
    /^(?:aufgaben?|tätigkeit(?:en)?|(?:arbeits)?schritte?|was(?: (?:ist )?(?:zu )?tun| tun wir| wird gemacht| (?:wir|man) (?:tun|macht|machen))?|arbeit(?:en)?|(?:sofort)?maßnahmen?|vorgehen|reaktion|abhilfe|aktion(?:en)?|prüfpunkte?|tareas?|pasos?|qué|que|(?:qué|que) (?:se hace|hacer|hacemos)|medidas?|solución|respuesta|actividad(?:es)?|acción|acciones|tâches?|étapes?|quoi|(?:que|quoi) faire|ce qu(?:['’]on fait|e (?:l['’]on|nous|vous) fai(?:t|sons|tes))|mesures?|solution|réaction|conduite à tenir|activités?|actions?|attività|cosa|(?:che )?cosa (?:si fa|fare|facciamo)|che fare|misur[ae]|rimedio|intervento|passo|passi|compit[oi]|azion[ei]|tarefas?|etapas?|o qu[eê](?: (?:se faz|fazer|fazemos))?|solução|providências?|atividades?|ação|ações|taak|taken|stap(?:pen)?|wat(?: te doen| doen (?:we|wij)| (?:wordt|er) .{2,20})?|actie|maatregel(?:en)?|oplossing|handeling(?:en)?|werk)$/iu,
    'step',
  ],
  [
    /^(?:wer(?: (?:entscheidet|macht (?:es|das)|hilft|ist zuständig))?|person(?:en)?|zuständig|zuständigkeit|verantwortlich(?:e[rn]?)?|rolle|durch|(?:quién|quien)(?: (?:decide|lo hace|responde|actúa))?|responsables?|persona|rol|encargado|qui(?: (?:décide|le fait|fait|agit|s['’]en charge))?|rôle|chi(?: (?:decide|lo fa|fa|interviene|se ne occupa))?|responsabil[ei]|ruolo|quem(?: (?:decide|faz|responde|trata))?|responsáve(?:l|is)|função|wie(?: (?:beslist|doet (?:het|dit)))?|verantwoordelijke?|door|functie)$/iu,
    'role',
  ],
  [
    /^(?:situation(?:en)?|f[aä]lle?|vorfall|ereignis(?:se)?|problem[eai]?|fehler|störung(?:en)?|befund|anlass|auffälligkeit|symptom[eai]?|wenn|bei|falls|situación|situaciones|casos?|suceso|incidencias?|problemas?|fallos?|averías?|síntomas?|si|situations?|cas|événements?|incidents?|problèmes?|pannes?|défauts?|anomalies?|symptômes?|situazion[ei]|cas[oi]|event[oi]|guast[oi]|anomali[ae]|imprevist[oi]|sintom[oi]|se|quando succede|situação|situações|ocorrências?|avarias?|falhas?|sintomas?|situaties?|geval(?:len)?|gebeurtenis(?:sen)?|probleem|problemen|storing(?:en)?|klachten|klacht|symptomen|symptoom|als)$/iu,
    'case',
  ],
  [
    /^(?:wann|uhrzeit|zeit|zeitpunkt|häufigkeit|intervall|turnus|termin|frist|tag|cuándo|cuando|hora|frecuencia|día|plazo|horario|momento|turno|quand|heure|horaire|moment|fréquence|jour|délai|quando|ora|orario|frequenza|giorno|horário|frequência|dia|prazo|wanneer|tijd(?:stip)?|frequentie|dag|termijn|wie oft|(?:con )?qué frecuencia|cada cuánto|à quelle fréquence|(?:con che frequenza|ogni quanto)|com que frequência|hoe vaak)$/iu,
    'when',
  ],
  [
    /^(?:dauer|duración|durée|durata|duração|duur|zeitlimit|höchstzeit|(?:bis wann|innerhalb(?: von)?)|tiempo (?:máximo|límite)|plazo máximo|en cuánto tiempo|temps (?:maximum|limite|maxi)|délai (?:maximum|maxi)|tempo (?:massimo|limite|máximo)|entro(?: quando)?|scadenza|prazo máximo|tijdslimiet|maximale tijd|binnen)$/iu,
    'duration',
  ],
  [/^(?:wie|womit|cómo|comment|come|como|hoe)$/iu, 'method'],
  [
    /^(?:grenzwerte?|sollwerte?|limits?|límites?|valor(?:es)? límite|limites?|valeurs? limites?|limit[ei]|valor[ei] limite|limiet(?:en)?|grenswaarden?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|notiz(?:en)?|notas?|not[ae]|observación|observaciones|remarques?|observations?|osservazion[ei]|avvertenz[ae]|observação|observações|opmerking(?:en)?)$/iu,
    'detail',
  ],
  [
    /^(?:sonst|andernfalls|wenn (?:nicht|abweichend|außerhalb)(?: .{2,20})?|bei abweichung(?:en)?|si no(?: .{2,20})?|en caso contrario|de lo contrario|sinon|si non(?: .{2,20})?|en cas d['’]écart|altrimenti|se (?:no|non)(?: .{2,20})?|in caso contrario|senão|se não(?: .{2,20})?|caso contrário|anders|(?:indien|als|zo) niet(?: .{2,20})?|bij afwijking(?:en)?)$/iu,
    'other',
  ],
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
  const cells = table?.rows.flatMap(({ text: step, details, expected }) => [step, ...details, ...expected]) ?? [];
  return table ? [table.rest, ...cells].join('\n').trim() : text;
}

/** A row as a step: its own words, or as an instruction where that is certain, with what its other cells say. */
export function stepOfRow(row: TableRow, lang: string): FoundStep {
  const when = [row.when, row.situation].filter((cell) => cell !== null).join(', ') || null;
  const step = foundStep(orderOfCell(row.text, lang) ?? row.text, { role: row.role, when });
  const told = [row.method ?? [], row.details, row.expected].flat();
  const inBrackets = [row.duration ?? [], row.others].flat();
  if (inBrackets.length > 0) step.text = `${step.text} (${inBrackets.join('; ')})`;
  step.expected = told.join('; ') || null;
  return step;
}

/** What a cell tells to do; null where it tells more than that: "si offre un caffè e la sala è aperta" is not one act. */
function orderOfCell(cell: string, lang: string): string | null {
  const order = foreignOrder(cell, lang);
  if (order === null || order.when !== null || holdsFiniteVerb(order.text, lang)) return null;
  return capitalise(order.text);
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
