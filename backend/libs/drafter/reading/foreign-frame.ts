import { minutesApart } from './foreign-minutes.js';

/** How documents call themselves before their number, in Spanish, French, Portuguese, Italian, German and Dutch. */
const KIND =
  'procedimiento(?: operativo)?|procedimento(?: operacional)?(?: padrão)?|procédure|procedura(?: operativa)?|instrucción(?: técnica| de trabajo)?|instruction(?: de travail)?|istruzione(?: operativa| di lavoro)?|instrução(?: de trabalho)?|mode opératoire|protocolo|protocole|protocollo|norma(?: interna)?|política|politique|politica|note de service|fiche|ficha|scheda|reglamento|règlement|regolamento|pop|pnt|poe|sop|(?:verfahrens|arbeits|betriebs|dienst|prozess)?anweisung|anleitung|prozessbeschreibung|ablaufbeschreibung|richtlinie|checkliste|werkinstructie|werkwijze|handleiding|protocol|richtlijn|checklist';
const CODE = String.raw`(?=[\p{L}\d./-]*\d)[\p{L}\d./-]{1,14}?`;
/** "PROCEDURA 12 – Pulizia della cella", "Mode opératoire MO-07 : nettoyage du four": a kind and a number before the name. */
const NUMBERED_NAME = new RegExp(
  String.raw`^(?:(?:${KIND})\s*(?:n[.°ºo]{0,2}\s*)?(?:${CODE})?|\p{Lu}{1,5}(?:[-_ ]\p{Lu}{1,4})?[-_ ]?\d{1,4}(?:[.-]\d{1,3})?)\s?[.:–—-]\s+(?<name>\p{L}.{2,110})$`,
  'iu',
);
/** "PR 7 - Limpieza": of letters and a number only capitals are a code. */
const CODED = /^\p{Lu}{1,5}(?:[-_ ]\p{Lu}{1,4})?[-_ ]?\d/u;
/** "Versión: 3", "Elaborado por: …", "Página 2 de 4": about the document, not about the work. */
const CONTROL =
  /^(?:(?:código|codigo|code|codice|versi[óo]n|version|versione|versão|revisi[óo]n|révision|revisione|revisão|rev\.?|edici[óo]n|édition|edizione|edição|fecha(?: de \p{L}+)?|date(?: d[e'’]\s?\p{L}+)?|data(?: d[aei]\s\p{L}+)?|vigencia|vigência|(?:elaborad|revisad|aprobad|aprovad|redactad)[oa] por|rédigé par|vérifié par|validé par|approuvé par|redatto da|verificato da|approvato da|próxima revisi[óo]n|próxima revisão|document|documento)\s?(?:n[.°º]\s?)?:\s?.{1,80}|(?:página|pagina|page)\s\d{1,3}\s(?:de|di|sur|\/)\s\d{1,3}|(?:versi[óo]n|version|versione|versão|rev\.?|édition|edición)\s\d[\d.]*)$/iu;
/** The lines of a document in which these stand. */
const HEAD_LINES = 10;

/** A pasted document without what is about the document itself. */
export interface ForeignFrame {
  text: string;
  /** Its number, version, dates and authors, as they were written. */
  control: string[];
}

/** Takes the lines about the document off its head and its foot. */
export function withoutFrame(text: string, title = ''): ForeignFrame {
  const minutes = minutesApart(text.split('\n'), title);
  if (minutes) return { text: minutes.lines.join('\n'), control: minutes.aside };
  const lines = text.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const edges = new Set([...filled.slice(0, HEAD_LINES), ...filled.slice(-HEAD_LINES)]);
  const isControl = (line: string, at: number): boolean => edges.has(at) && CONTROL.test(line.trim());
  const control = lines.filter(isControl).map((line) => line.trim());
  return control.length === 0
    ? { text, control }
    : { text: lines.filter((line, at) => !isControl(line, at)).join('\n'), control };
}

/** "PROCÉDURE QUALITÉ PQ-17": a kind and a number, whose name stands below. */
const KIND_ALONE = new RegExp(
  String.raw`^(?:${KIND})(?:\s(?:de\s)?\p{L}{4,})?\s*(?:n[.°ºo]{0,2}\s*)?(?=[\p{L}\d./-]*\d)[\p{L}\d./-]{1,14}$`,
  'iu',
);

/** Whether a line says only what kind of document it is, and its number. */
export function isKindOfDocument(line: string): boolean {
  return KIND_ALONE.test(line.trim());
}

/** The name of a document without its kind and its number; null where the line has none of them. */
export function nameOfDocument(line: string): string | null {
  const name = NUMBERED_NAME.exec(line.trim())?.groups?.['name'];
  const isOfKind = new RegExp(`^(?:${KIND})(?!\\p{L})`, 'iu').test(line.trim());
  return name !== undefined && (isOfKind || CODED.test(line.trim())) ? name : null;
}
