import { cutLine } from './clean-text.js';
import type { NewItemId } from './item-id.js';
import type { SopDocument } from './sop-document.js';
import { LIST_LIMITS, TEXT_LIMITS } from './sop-limits.js';
import { type QuestionTarget, type QuestionTopic, questionTopicSchema, type SopQuestion } from './sop-question.js';
import type { SopWire } from './sop-wire.js';

type DocumentBody = Omit<SopDocument, 'questions'>;

/** Makes a model's questions answerable: each gets an id and, where it is clear, the unknown field that it asks for. */
export function questionsFromWire(
  questions: SopWire['questions'],
  document: DocumentBody,
  newId: NewItemId,
): SopQuestion[] {
  const taken = new Set<string>();
  return questions
    .map((question) => ({ about: topicOf(question.about), text: cutLine(question.text, TEXT_LIMITS.question) }))
    .filter((question) => question.text !== '')
    .slice(0, LIST_LIMITS.questions)
    .map((question) => {
      const found = targetOf(question.about, question.text, document);
      // Two answers must not fill the same field.
      const target = found && !taken.has(JSON.stringify(found)) ? found : null;
      if (target) taken.add(JSON.stringify(target));
      return { id: newId(), ...question, answer: null, target };
    });
}

function topicOf(about: string): QuestionTopic {
  const topic = questionTopicSchema.safeParse(about.trim().toLowerCase());
  return topic.success ? topic.data : 'phases';
}

function targetOf(about: QuestionTopic, text: string, document: DocumentBody): QuestionTarget | null {
  switch (about) {
    case 'purpose':
    case 'scope':
    case 'trigger':
      return document[about] === null ? { path: about } : null;
    case 'definitions': {
      const open = document.definitions.find((entry) => entry.text === null && text.includes(entry.term));
      return open ? { path: 'definitions', id: open.id, field: 'text' } : null;
    }
    case 'kpis': {
      const open = document.kpis.filter((entry) => entry.target === null);
      const only = open.length === 1 ? open[0] : undefined;
      return only ? { path: 'kpis', id: only.id, field: 'target' } : null;
    }
    default:
      return null;
  }
}
