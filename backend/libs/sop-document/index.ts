export { answerQuestion, UnknownQuestionError } from './answer-question.js';
export { blankOf } from './blanks.js';
export { carryAnswers } from './carry-answers.js';
export { cleanLine, cutLine, cutText } from './clean-text.js';
export { dangerOf, isSuspect, keepsMachineOff, type RefusalReason } from './dangers/danger-of.js';
export { dangerousLines } from './dangers/dangerous-lines.js';
export { type Source, text } from './document-fields.js';
export { type DocumentLine, linesOf } from './document-lines.js';
export { fromWire } from './from-wire.js';
export { groundCheck } from './ground-check.js';
export { type NewItemId, newItemId } from './item-id.js';
export { SECTIONS, type Section } from './labels/sop-label-set.js';
export { markSuggested } from './mark-suggested.js';
export { askedLanguage, withoutAskedLanguage } from './quality-checks/asked-language.js';
export { CORRECTION_PHRASES } from './quality-checks/corrections.js';
export { detectLanguage } from './quality-checks/detect-language.js';
export { VAGUE_WORDS } from './quality-checks/lexicon/vague-words.js';
export { runQualityChecks } from './quality-checks/run-quality-checks.js';
export { secretsIn, withoutSecrets } from './quality-checks/secret-patterns.js';
export { escapeMarkdown, markdownGroups, markdownRuns } from './render-markdown.js';
export { renderText } from './render-text.js';
export { opensByItself } from './rendering/condition-lead.js';
export type { OutlineBlock, OutlinePicture, Run } from './rendering/outline.js';
export { outlineDocument } from './rendering/outline-document.js';
export { OutlineLines } from './rendering/outline-lines.js';
export { SOP_CATEGORIES, type SopCategory } from './sop-category.js';
export {
  languageTagSchema,
  type ResourceKind,
  SAFETY_LEVELS,
  type SafetyLevel,
  type SopDocument,
  type SopMedia,
  type SopPhase,
  type SopRole,
  type SopStep,
  STEP_INPUTS,
  type StepInput,
  sopDocumentSchema,
  sopResourceSchema,
  sopRoleSchema,
  sopSafetySchema,
  stepsOf,
} from './sop-document.js';
export { SOP_TEXT_EXAMPLE } from './sop-document-example.js';
export { sopJsonSchemas } from './sop-json-schemas.js';
export { isRightToLeft, LABELLED_LANGUAGES, labelsFor, primaryLanguage } from './sop-labels.js';
export { LIST_LIMITS, MAX_STEP_MINUTES, TEXT_LIMITS } from './sop-limits.js';
export type { QuestionTarget, QuestionTopic, SopQuestion } from './sop-question.js';
export { type SopWire, sopWireSchema } from './sop-wire.js';
export { takeBareNumbers, takeQuantities } from './specifics/extract-numbers.js';
export { takeTimes } from './specifics/extract-times.js';
export { KnownFacts } from './specifics/known-facts.js';
export { NUMBER_WORDS } from './specifics/number-words.js';
export { normalise, specificsOf } from './specifics/specifics.js';
export { TextMask } from './specifics/text-mask.js';
export { isStorableText } from './storable-text.js';
export { videoUrl } from './video-url.js';
export { withoutPeople } from './without-people.js';
