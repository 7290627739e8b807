import { asksForNext } from '../asked-condition.js';

const ASKED = /^\s*(?:\*\*)?(?:q|question)\s?\d{0,2}\s?[:.)](?:\*\*)?\s+(\S.*)$/iu;
const ANSWERED = /^\s*(?:\*\*)?(?:a|answer|ans)\s?\d{0,2}\s?[:.)](?:\*\*)?\s+(\S.*)$/iu;
/** "What if it's windy?", "What do I do when somebody capsizes?" */
const WHAT_IF =
  /^(?:and |but |so )?(?:what (?:(?:do|should|must) (?:i|we|you) do |happens |to do |then )?)?((?:if|in case|when(?! (?:do|should|must|can|may|will|is|are)\b)) .{3,100}?)\?*$/iu;
/** "When do I call the coast guard?" */
const WHEN_DO = /^(?:and |but |so )?when (?:do|should|must|can|may) (?:i|we|you) (.{4,80}?)\?*$/iu;
const QUESTION =
  /^(?:who|whom|whose|what|where|when|why|how|which|is|are|do|does|did|can|could|may|should|must|will|would|has|have)\b/iu;
const IS_CONDITION = /^(?:only )?(?:if|when|once|as soon as|after|before)\b/iu;
const LEAST_PAIRS = 2;
/** "Where do I stand? Tower 1 until noon." in one line, and how many of them tell that all lines are such. */
const WITH_ANSWER =
  /^\s*(?:[-*•–]\s+)?((?:who|whom|what|where|when|why|how|which|is|are|do|does|can|could|may|should|must|what if|and if|if)\b[^?]{3,100}\?)\s+(\S.*)$/iu;
const LEAST_WITH_ANSWER = 3;
/** "Can I use my phone?" */
const MAY_I = /^(?:can|may|could|should) (?:i|we|you) (.{3,80}?)\?+$/iu;

/**
 * A request of questions and answers as the text that it tells: what is asked of a case becomes the condition of its answer,
 * and any other question the heading above it.
 */
export function withQuestionsApart(text: string): string {
  const lines = withAnswersApart(text.split('\n'));
  const asked = lines.filter((line) => ASKED.test(line)).length;
  if (asked < LEAST_PAIRS || lines.filter((line) => ANSWERED.test(line)).length < LEAST_PAIRS) return text;
  const told: string[] = [];
  let question: string | null = null;
  for (const line of lines) {
    const next = ASKED.exec(line)?.[1];
    const answer = ANSWERED.exec(line)?.[1];
    if (next !== undefined) question = next.trim();
    else if (answer !== undefined && question !== null) {
      told.push(...answered(question, answer.trim(), told.length === 0));
      question = null;
    } else told.push(line);
  }
  return told.join('\n');
}

/** A line of a question with its answer as two, where most lines are such. */
function withAnswersApart(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '').length;
  const asked = lines.filter((line) => WITH_ANSWER.test(line)).length;
  if (asked < LEAST_WITH_ANSWER || asked * 2 < filled) return lines;
  return lines.flatMap((line) => {
    const [, question, answer] = WITH_ANSWER.exec(line) ?? [];
    return question && answer ? [`Q: ${question}`, `A: ${answer}`] : [line];
  });
}

function answered(question: string, answer: string, isFirst: boolean): string[] {
  const about = WHAT_IF.exec(question)?.[1];
  // What the first question asks of a case is what all of it is about.
  if (about && !isFirst) return [conditional(about, answer)];
  if (asksForNext(question)) return [answer];
  const allowed = MAY_I.exec(question)?.[1]?.replace(/\bmy\b/giu, 'your');
  const [, may = '', more = ''] = /^(yes|no)\b[\s,.!–-]*(.*)$/iu.exec(answer) ?? [];
  if (allowed && may !== '')
    return [`You may ${/^no$/iu.test(may) ? 'not ' : ''}${allowed}${more === '' ? '.' : `, ${small(more)}`}`];
  const act = WHEN_DO.exec(question)?.[1];
  if (act && IS_CONDITION.test(answer)) return [`${capital(act)} ${small(answer)}`];
  if (!QUESTION.test(question) && !isFirst) return [conditional(`if ${small(question.replace(/\?+$/u, ''))}`, answer)];
  return isFirst ? [question, '', answer] : ['', `## ${question.replace(/\?+$/u, '')}`, answer];
}

/** "If it's windy, over 5 Beaufort we don't go." */
function conditional(when: string, answer: string): string {
  return `${capital(when)}, ${small(answer)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** In small letters where the word is no name or abbreviation. */
function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
