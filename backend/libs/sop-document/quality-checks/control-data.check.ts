import { type DocumentLine, linesOf } from '../document-lines.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** "Version: 2.1", "Approved by: the CEO", "Gültig ab: 1. März". */
const CONTROL_FIELD =
  /^(?:document (?:no|number|id)|sop (?:no|number|id)|doc\.? no|version|revision|status|approved by|approver|approval date|effective (?:date|from)|next review|dokumenten?nummer|freigegeben (?:von|durch|am)|gültig ab|aprobado por|fecha de vigencia|approuvé par|date d['’]effet|aprovado por|data de vigência)\.?\s*[:#]\s*\S/iu;
/** "This procedure has been approved", "mark this SOP as approved". */
const CLAIM =
  /\b(?:this|the) (?:sop|procedure|document|version) (?:is|was|has been) (?:approved|released|signed off|in force|effective)\b|\bmark (?:this|the) (?:sop|procedure|document) as (?:approved|completed|final)\b|(?<!\p{L})(?:diese|die) (?:anweisung|version) (?:ist|wurde) (?:freigegeben|genehmigt)(?!\p{L})|\beste (?:procedimiento|procedimento|documento) (?:está|ha sido|foi) (?:aprobado|aprovado)\b|\bcette procédure (?:est|a été) (?:approuvée|validée)(?!\p{L})/iu;

export const controlDataCheck: QualityCheck = {
  id: 'Q23',
  title: 'Approval and version come from people',
  run: (document, prompt) => {
    const request = plain(prompt);
    return linesOf(document).flatMap((line) =>
      line.src === 'user'
        ? []
        : line.texts.filter((text) => isControlData(text, request)).map((text) => found(line, text)),
    );
  },
};

/** A pasted header is the person's own text. The product must not claim that it is approved. */
function isControlData(text: string, request: string): boolean {
  return CLAIM.test(text) || (CONTROL_FIELD.test(text) && !request.includes(plain(text)));
}

function found({ path }: DocumentLine, text: string): Finding {
  return {
    message: 'Nobody has decided this in the product. Remove it: the history holds versions and approvals.',
    path,
    text,
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.]+/gu, ' ')
    .trim();
}
