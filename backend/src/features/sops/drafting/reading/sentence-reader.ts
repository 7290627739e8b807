import type { ActionClause, ClauseContext } from '../grammar/clause.js';
import { isTrouble, readConditional, readTrailingCondition } from '../grammar/conditions.js';
import { standsAsCondition, takeLead } from '../grammar/lead.js';
import { objectOf, resolvePronoun } from '../grammar/pronouns.js';
import { readClause } from '../grammar/read-clause.js';
import { isOutsider, roleName } from '../grammar/role-name.js';
import { isShorthandList, splitClauses } from '../grammar/split-clauses.js';
import type { ProcedureKind } from '../lexicon/noun-actions.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import { type Findings, foundStep } from './findings.js';
import { saysOnlyWhen } from './frequency.js';
import { readListHead } from './list-head.js';
import { outcomeText } from './outcome.js';
import {
  conditionText,
  isEscalation,
  plainSentence,
  takeMarks,
  withObject,
  withoutEmptySubject,
  withoutRepeats,
} from './spoken-words.js';
import { readStatement, stepsInTarget } from './statements.js';
import { tidyInstruction } from './tidy-instruction.js';

/** Where a sentence stands. */
export interface SentencePlace {
  /** A list item, or a list after a colon: notes without a verb are instructions here. */
  isItem: boolean;
  phase: string | null;
}

const RULE_SENTENCE =
  /^(?:(?:anyone|anybody|everyone|everybody|whoever)\b.{3,80}\bmust\b|(?:never|do not|don['’]t|no(?:body| one)?\b|no exceptions|cannot)\b|each \S+ has\b|an? [\p{L} ]{2,30} only\b|[^,]{2,40}\bonly by\b|.{3,80}\b(?:always)$)/iu;
const TOPIC_RULE = /^([^,.]{3,60}(?:,[^,.]{3,40})?),\s+(no .{3,80})$/iu;
const DIFFERENT = /^(.{3,50}?)\s+(?:are|is)\s+(?:different|special|an exception)\s*[,;:]\s*(.+)$/iu;
const DO_NOT_FORGET =
  /^(?:oh\s+)?(?:and\s+)?(?:do not|don['’]t)\s+forget\s+(?:about\s+)?(?:the\s+)?([^,]{3,50}?)\s*[,;:]\s*(.+)$/iu;

const DO_IT = /^do (?:it|this|that|so)\b/iu;
const UNTIL = /\buntil ((?:the |it )?[^,;]{2,60}? (?:reads?|shows?|is|reaches) [^,;]{1,50})$/iu;

/** Reads the sentences of an English request, one after the other; later ones may refer to earlier ones. */
export class SentenceReader {
  private lastRole: string | null = null;

  constructor(
    private readonly findings: Findings,
    private readonly procedure: ProcedureKind,
  ) {}

  read(text: string, place: SentencePlace): void {
    const sentence = plainSentence(text);
    if (readStatement(sentence, this.findings)) return;
    const rest = stepsInTarget(sentence);
    if (this.readTopic(rest, place) || this.readHead(rest, place) || this.readRule(rest)) return;
    if (this.readCondition(rest, place)) return;
    this.readClauses(rest, place);
  }

  /** "Faulty goods are different, …", "don't forget gift returns, …": what follows holds for that case only. */
  private readTopic(sentence: string, place: SentencePlace): boolean {
    const [, topic = '', rest = ''] =
      DIFFERENT.exec(sentence) ?? DO_NOT_FORGET.exec(sentence) ?? TOPIC_RULE.exec(sentence) ?? [];
    if (topic === '' || /^(?:if|when|after|before)\b/iu.test(topic)) return false;
    if (roleName(topic, this.findings.people)) return false;
    this.addException(topic, rest.replace(/^they get\b/iu, 'give'), place);
    return true;
  }

  private readHead(sentence: string, place: SentencePlace): boolean {
    const list = readListHead(sentence, this.context(place));
    if (!list) return false;
    if (list.kind === 'phase') {
      this.readClauses(list.items, { isItem: true, phase: list.title });
    } else if (list.kind === 'actions') {
      for (const item of list.items) this.addStep({ ...list.action(item) }, null, place);
    } else {
      this.readClauses(list.head, place);
      const step = this.findings.steps.at(-1);
      if (step) step.sub.push(...list.items.map(capitalise));
    }
    return true;
  }

  private readRule(sentence: string): boolean {
    if (!RULE_SENTENCE.test(sentence)) return false;
    this.findings.rules.push({ level: 'warning', text: capitalise(sentence.replace(/\s+[-–—]\s+/gu, '; ')) });
    return true;
  }

  private readCondition(sentence: string, place: SentencePlace): boolean {
    const conditional = readConditional(sentence, this.context(place));
    if (!conditional) return false;
    const { condition, outcome, otherwise } = conditional;
    if (isTrouble(condition)) {
      this.addException(this.missedCheck(condition), outcome, place);
    } else {
      this.readClauses(outcome, place, `If ${lowerFirst(condition, this.findings.people)}`);
    }
    if (otherwise) this.readClauses(otherwise, place, `Unless ${lowerFirst(condition, this.findings.people)}`);
    return true;
  }

  /** "if it is not" stands for the value that the step before must find. */
  private missedCheck(condition: string): string {
    const expected = this.findings.steps.at(-1)?.expected;
    return expected && /^(?:it|this|that) (?:is|does) not$/iu.test(condition)
      ? `The result is not ${expected}`
      : condition;
  }

  private addException(condition: string, outcome: string, place: SentencePlace): void {
    const action = outcomeText(outcome, this.context(place));
    if (action !== '') this.findings.exceptions.push({ when: capitalise(withoutEmptySubject(condition)), action });
  }

  private readClauses(sentence: string, place: SentencePlace, condition: string | null = null): void {
    const context = this.context(place);
    const labelled = takeLead(sentence);
    const isLabel = /^(?:on|during) (?:wd|day|week) ?\d/iu.test(labelled.lead ?? '');
    const isList = place.isItem || isLabel || isShorthandList(sentence, context);
    const clauses = splitClauses(isLabel ? labelled.rest : sentence, { ...context, isList });
    const state: SentenceState = {
      role: null,
      object: null,
      lead: condition ?? (isLabel ? labelled.lead : null),
      place,
      isList,
    };
    for (const clause of clauses) this.readOne(clause, state);
  }

  private readOne(text: string, state: SentenceState): void {
    const { people } = this.findings;
    if (state.isList && this.findings.steps.length === 0 && saysOnlyWhen(text)) {
      this.findings.trigger = this.findings.trigger ? `${this.findings.trigger}; ${text}` : capitalise(text);
      return;
    }
    if (readStatement(text, this.findings)) return;
    const inner = /^(?:if|in case|unless)\b/iu.test(text) && this.readCondition(text, state.place);
    if (inner) return;
    const marked = takeMarks(text, people);
    const { lead, rest } = takeLead(marked.text);
    if (lead) {
      state.lead = lead;
      state.object = /^when (the \p{L}+) (?:comes?|arrives?|is|are)\b/iu.exec(lead)?.[1] ?? state.object;
    }
    const spoken = withObject(rest, state.object);
    const trailing = readTrailingCondition(spoken);
    const clause = readClause(trailing?.outcome ?? spoken, { ...this.context(state.place), isList: state.isList });
    switch (clause.kind) {
      case 'rule':
        this.findings.rules.push({ level: 'warning', text: capitalise(clause.text) });
        return;
      case 'expectation':
        this.expect(clause.value);
        return;
      case 'fact':
        this.addFact(clause.text, lead, state);
        return;
      case 'action': {
        if (DO_IT.test(clause.text) && clause.role) {
          this.findings.roles.add(clause.role);
          this.findings.defaultRole ??= clause.role;
          return;
        }
        if (trailing && isEscalation(trailing.condition, clause)) {
          this.addException(trailing.condition, trailing.outcome, state.place);
          return;
        }
        if (this.isTrigger(clause)) {
          this.findings.trigger = capitalise(trimPunctuation(rest));
          return;
        }
        const when = marked.when ?? (trailing ? conditionText(trailing.condition, people) : state.lead);
        const role = marked.role ?? this.roleOf(clause, state);
        this.addStep(
          { ...clause, role, text: resolvePronoun(clause.text, state.object) },
          when,
          state.place,
          marked.role,
        );
        state.object = objectOf(clause.text) ?? state.object;
      }
    }
  }

  /** "A customer emails or fills the form": what somebody else does first starts the procedure. */
  private isTrigger(clause: ActionClause): boolean {
    const isFirst = this.findings.steps.length === 0 && this.findings.trigger === null;
    return (
      isFirst && clause.role !== null && isOutsider(clause.role) && !/starter|hire|joiner|employee/iu.test(clause.role)
    );
  }

  private roleOf(clause: ActionClause, state: SentenceState): string | null {
    if (clause.role) state.role = clause.role;
    else if (clause.refersBack) state.role = this.lastRole;
    // In a list each part stands for itself, unless it has no subject or a label ("WD2") holds it together.
    const isAlone = state.isList && state.lead === null && clause.role === null && !clause.goesOn && !clause.refersBack;
    const role = isAlone ? null : state.role;
    if (role) this.lastRole = role;
    return role;
  }

  private addStep(
    clause: ActionClause,
    when: string | null,
    place: SentencePlace,
    onlyRole: string | null = null,
  ): void {
    const { text, sub } = tidyInstruction(clause.text, this.findings.people);
    const stands = when !== null && standsAsCondition(when);
    const led = when !== null && !stands ? `${when}, ${lowerFirst(text, this.findings.people)}` : text;
    if (clause.role) this.findings.roles.add(clause.role);
    this.findings.steps.push(
      foundStep(capitalise(led), {
        role: clause.role,
        when: stands ? when : null,
        sub,
        expected: clause.expected ?? UNTIL.exec(text)?.[1] ?? null,
        caution: onlyRole ? `To be done by the ${lowerFirst(onlyRole, this.findings.people)} only` : null,
        phase: place.phase,
        isGuess: clause.isGuess,
      }),
    );
  }

  /** "it must be 5 °C or colder" tells what the step before must find. */
  private expect(value: string): void {
    const step = this.findings.steps.at(-1);
    const plain = withoutRepeats(value);
    if (step && step.expected === null && plain.length <= 110) step.expected = plain;
    else this.findings.notes.push(capitalise(value));
  }

  private addFact(text: string, lead: string | null, state: SentenceState): void {
    if (lead && /^(?:it|this) is\b/iu.test(text)) {
      state.lead = `${lead} (${text})`;
      return;
    }
    const none = /^there (?:should|must) be (.{2,60})$/iu.exec(text)?.[1];
    if (none) {
      this.expect(none);
      return;
    }
    const step = this.findings.steps.at(-1);
    const belongsToStep =
      state.object !== null && step !== undefined && !/^(?:that|this) is\b|^we\b|^people\b/iu.test(text);
    if (belongsToStep) step.sub.push(capitalise(text));
    else this.findings.notes.push(capitalise(lead ? `${lead}, ${text}` : text));
  }

  private context(place: SentencePlace): ClauseContext {
    return { people: this.findings.people, procedure: this.procedure, isList: place.isItem };
  }
}

interface SentenceState {
  /** Who acted last in this sentence. */
  role: string | null;
  /** What was acted on last in this sentence. */
  object: string | null;
  /** The time or condition that holds for what follows. */
  lead: string | null;
  place: SentencePlace;
  isList: boolean;
}
