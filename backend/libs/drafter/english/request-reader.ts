import { type Findings, foundStep } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { vagueWordsIn } from '../reading/vague-words.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import { answerLine } from './answer-line.js';
import { asksForLook, asksForState, beforeQuestion, conditionIn, limitIn } from './asked-condition.js';
import { asAskedOrder } from './asked-order.js';
import { CaseOfLine } from './case-of-line.js';
import { isAboutText, isChatter, isOfDocument } from './chatter.js';
import { checkOf, checkThing, namesCheck } from './checks.js';
import { asPlainOrder } from './cleft.js';
import { Discourse } from './discourse.js';
import { asDuty } from './duties.js';
import { FindingWriter } from './finding-writer.js';
import { takeHeadline } from './headline.js';
import { asOneItem, readItem } from './item.js';
import { withItemLabel } from './item-label.js';
import { tellsForbidden } from './kept.js';
import { applyTopic, asNextCase, type Label, takeLabel } from './label.js';
import type { RequestLine } from './layout/request-line.js';
import type { TableRow } from './layout/table.js';
import { inOne, lineOf } from './line.js';
import { listedCaseIn } from './listed-cases.js';
import { takeOpening } from './opening.js';
import { asPlainCondition } from './plain-condition.js';
import { BRINGS_WORK, isOutsider } from './role.js';
import { workInSection } from './section-lines.js';
import { readSentence } from './sentence.js';
import type { SentenceContext } from './sentence-context.js';
import { isExclamation, leansOnItem } from './short-sentence.js';
import { tellsSituation, tellsState } from './situation.js';
import { readStatement } from './statements.js';
import { readTableRow } from './table-row.js';
import { toldSentences } from './told-sentences.js';
import type { Voices } from './voices.js';
import { asWarning, isWarning } from './warning.js';

/** Where a sentence stands. */
interface Place {
  isItem: boolean;
  /** Who wrote it, in a chat. */
  speaker: string | null;
  /** Who does it, where the layout says so. */
  doer: string | null;
  phase: string | null;
  /** Whether its first sentence named the item. */
  isNamed?: boolean;
}

const AT_ROW = { isItem: true, speaker: null } as const;
const MEASURED = /^(?:over|under|above|below|more than|less than|at least|up to)\s/iu;
const SPEAKS_OF_SELF = /^\s*(?:\S+\s){0,8}?(?:i|i'm|i'll)\b/iu;

/** Reads the lines of an English request into findings, one after the other; later ones may refer to earlier ones. */
export class RequestReader {
  private readonly context: SentenceContext;
  private readonly writer: FindingWriter;
  private phase: string | null = null;
  /** Whether a heading has named a phase. */
  private hasPhases = false;
  private section: RequestLine['section'] = null;
  private itemIndent: number | null = null;
  /** Whether headings say who does what stands below them: what stands below another one is done by somebody else. */
  areUnderRoles = false;
  /** "And if it is over?" at the end of a turn is the condition of the next one. */
  private asked: string | null = null;
  /** How many steps there were before the sentence that was read last. */
  private stepsBeforeLast = 0;
  /** What a label of time says that the line is about from there on: "The day before: …". */
  private span: Pick<Label, 'when' | 'phase'> | null = null;
  /** The case that the label of the sentence before named. */
  private lastCase: string | null = null;
  private readonly caseOfLine = new CaseOfLine();

  /**
   * @param asksChecks whether the items of its list are questions
   * @param performer who follows the procedure, if that has been said
   * @param voices whom "I" and "you" mean, where two people divide the work
   */
  constructor(
    private readonly findings: Findings,
    private readonly asksChecks: boolean,
    isLetter: boolean,
    performer: string | null,
    voices: Voices | null,
  ) {
    const { people } = findings;
    this.context = { people, discourse: new Discourse(people, performer), voices };
    this.writer = new FindingWriter(findings, isLetter);
  }

  readLine(line: RequestLine): void {
    if (line.kind === 'heading') {
      // Neither a line of signs nor "Draft below, please format it:" is the name of a phase.
      this.phase =
        /[\p{L}\d]/u.test(line.text) && !isChatter(line.text) ? capitalise(trimPunctuation(line.text)) : null;
      this.hasPhases ||= this.phase !== null;
      this.itemIndent = null;
      return;
    }
    const { section } = line;
    // What stands under "Records" or "Procedure" is no more of the phase that was named above it.
    if (section !== null && section !== this.section)
      this.phase = this.hasPhases && line.under ? capitalise(line.under) : null;
    this.section = section;
    for (const work of section === null ? [line] : workInSection(line, section, this.findings)) this.readWork(work);
  }

  private readWork(line: RequestLine): void {
    if (line.kind === 'item' && this.addDetail(line)) return;
    if (line.doer !== null && this.phase !== null && line.doer.toLowerCase().endsWith(this.phase.toLowerCase()))
      this.areUnderRoles = true;
    if (line.isAnswer) {
      const about = { role: null, when: null, phase: this.phase, isItem: true };
      this.writer.add(answerLine(line.text, this.context), about);
      return;
    }
    const place: Place = { isItem: line.kind === 'item', speaker: line.speaker, doer: line.doer, phase: this.phase };
    const { discourse } = this.context;
    discourse.worker = line.doer;
    const before = this.findings.steps.length;
    this.readText(line.text, place);
    const first = this.findings.steps[before];
    const { numbered } = this.findings;
    if (line.number !== undefined && first) numbered.set(line.number, numbered.has(line.number) ? null : first);
  }

  /** An item that stands further in belongs to the step before it. */
  private addDetail({ indent, text }: RequestLine): boolean {
    const step = this.findings.steps.at(-1);
    if (this.itemIndent === null || indent <= this.itemIndent + 1 || !step) {
      this.itemIndent = indent;
      return false;
    }
    step.sub.push(capitalise(trimPunctuation(text)));
    return true;
  }

  readRow(row: TableRow): void {
    this.writer.beginLine();
    const { steps, lines, rest } = readTableRow(row, this.context);
    const { role, phase, situation } = row;
    const when = [row.when, situation].filter(Boolean).join(', ') || null;
    this.findings.steps.push(...steps);
    if (role) this.findings.roles.add(role);
    for (const sentence of rest) this.readSentence(sentence, { ...AT_ROW, doer: role, phase }, when);
    for (const line of lines) {
      const time = line.kind === 'rule' ? line.when : (line.when ?? row.when);
      const own = situation === null ? time : inOne([when, line.when], this.findings.people);
      this.writer.add(line, { role, when: own, phase, isItem: true });
    }
  }

  private readText(text: string, line: Place): void {
    let condition: string | null = this.asked;
    this.asked = null;
    this.span = null;
    this.caseOfLine.beginLine();
    this.writer.beginLine();
    const told = toldSentences(text, this.context.voices);
    const sentences = line.isItem ? withItemLabel(told, this.findings.people) : told;
    const place = sentences.length < told.length ? { ...line, isNamed: true } : line;
    for (const [at, sentence] of sentences.entries()) {
      this.findings.vagueWords.push(...vagueWordsIn(sentence));
      if (isChatter(sentence) || isAboutText(sentence)) continue;
      const limit = condition === null ? limitIn(sentence, this.findings.people) : null;
      const isAnswer = condition !== null && place.speaker === null;
      if (limit === null && !isAnswer && this.isAside(sentence, at, sentences.length, place)) continue;
      if (isOfDocument(sentence) || (place.speaker === null && this.tellsSituation(sentence, place))) {
        this.findings.notes.push(capitalise(trimPunctuation(sentence)));
        this.context.discourse.introduce(sentence);
        continue;
      }
      if (isWarning(sentence)) {
        this.writer.addWarning(asWarning(sentence), !place.isItem || at > 0);
        continue;
      }
      const isAsked = place.isItem && at === 0 && sentence.trim().endsWith('?');
      if (isAsked && (this.asksChecks || asksForLook(sentence) || (sentences.length === 1 && asksForState(sentence)))) {
        this.findings.steps.push(foundStep(checkOf(sentence, this.findings.people), { phase: place.phase }));
        continue;
      }
      const [plain, question] = beforeQuestion(sentence);
      if (plain !== '') this.readSentence(plain, place, condition);
      const asked = conditionIn(question, sentences[at + 1] === undefined, place.speaker !== null);
      if (asked !== null) {
        condition = asked;
        if (sentences[at + 1] === undefined) this.asked = asked;
        continue;
      }
      this.caseOfLine.beginSentence(sentence);
      const isFirstOfMore = at === 0 && sentences.length > 1;
      if (limit !== null && (isFirstOfMore || this.writer.limitLast(limit))) {
        condition = isFirstOfMore ? limit : null;
        continue;
      }
      const before = this.findings.steps.length;
      this.readSentence(sentence, place, condition);
      const isOpening = at === 0 && !this.span && !place.speaker && (place.isItem || before > 0);
      if (isOpening) this.caseOfLine.open(this.lastCase, sentences.length);
      this.writer.endSentence(before);
      this.stepsBeforeLast = before;
      condition = null;
    }
  }

  /** A word or two without a verb: an acknowledgement in a chat, an exclamation, an addition to the step before. */
  private tellsSituation(sentence: string, { isItem }: Place): boolean {
    const { steps, people } = this.findings;
    return tellsSituation(sentence) || (steps.length === 0 && !isItem && tellsState(sentence, people));
  }

  private isAside(sentence: string, at: number, count: number, { isItem, speaker }: Place): boolean {
    const words = sentence.match(/[\p{L}\d]+/gu)?.length ?? 0;
    // "- ice" in a checklist, but not "12.1 General. …": all that an item says is no aside.
    const isItemAlone = isItem && count === 1;
    const leans = isItem && at > 0 && leansOnItem(sentence, this.findings.people);
    if (leans && this.writer.addToLine(sentence)) return true;
    if (words <= 1 && !isItemAlone && !/\d/u.test(sentence) && this.writer.addWord(sentence, at)) return true;
    return isExclamation(sentence, { isItem, speaker }, this.context);
  }

  private readSentence(sentence: string, place: Place, condition: string | null): void {
    const opened = this.findings.steps.length === 0 ? takeOpening(sentence, this.findings) : sentence;
    const duty = asDuty(readStatement(opened, this.findings) ?? opened, this.findings.people);
    const rest = asPlainCondition(asAskedOrder(asPlainOrder(duty.text)), this.findings.people);
    // "That is the partner's job.": all that the sentence before told.
    const open = this.findings.steps.slice(this.stepsBeforeLast).filter(({ role }) => role === null);
    if (duty.role !== null && /^(?:that|this|it)\b/iu.test(rest) && open.length > 0) {
      for (const step of open) step.role = duty.role;
      this.findings.roles.add(duty.role);
      this.context.discourse.worker = duty.role;
      return;
    }
    if (duty.role !== null) {
      const line = lineOf('step', rest, { role: duty.role, hasSubject: true });
      this.context.discourse.worker = duty.role;
      this.writer.add(line, { role: duty.role, when: condition, phase: place.phase, isItem: true });
      return;
    }
    const listed = listedCaseIn(rest);
    if (listed) {
      if (tellsForbidden(listed.told)) this.writer.add(lineOf('rule', rest), { ...place, role: null, when: condition });
      else this.readSentence(listed.told, place, inOne([condition, listed.when], this.findings.people));
      return;
    }
    const isOfWork = place.isItem || [place.speaker, place.doer, place.phase].some((each) => each !== null);
    if (rest === '' || takeHeadline(rest, this.findings, isOfWork)) return;
    const label = asNextCase(takeLabel(rest, this.findings.people), this.lastCase);
    this.lastCase = label?.when ?? null;
    this.context.topic = label?.topic ?? null;
    const source = label?.rest ?? rest;
    const lines = place.isItem ? asOneItem(readItem(source, this.context)) : readSentence(source, this.context);
    if (label?.topic) applyTopic(lines, label.topic, this.findings.people);
    // "Proof: photo ID plus proof the safe is theirs": what its item names has to be there.
    if (label?.topic && place.isNamed && lines[0]?.kind === 'background') lines[0].kind = 'step';
    if (!label?.topic && place.isItem && namesCheck(this.findings.title ?? '')) checkThing(lines, this.findings.people);
    const speaker = SPEAKS_OF_SELF.test(rest) ? place.speaker : null;
    this.writer.beginSentence();
    const { people } = this.findings;
    const span = this.spanOf(label, lines[0]?.when ?? null);
    let actor: string | null = null;
    for (const line of lines) {
      // "under 20% -> try again, over 40% tell the team": the second measure takes the place of the first.
      const isOtherMeasure = MEASURED.test(label?.when ?? '') && MEASURED.test(line.when ?? '');
      const given = condition ?? (label === null ? this.caseOfLine.of(line) : null);
      const when = inOne([span?.when, isOtherMeasure ? null : label?.when, given, line.when], people);
      if (line.role !== null) actor = isOutsider(line.role) || BRINGS_WORK.test(line.text) ? null : line.role;
      // "The ranger opens each trap, bait checked, mice bagged": one sentence, one who works.
      const marked = line.isKept && line.hasSubject ? null : place.doer;
      const role = label?.role ?? marked ?? (line.isOpen ? actor : null) ?? (line.isKept ? null : speaker);
      // "Drivers: no smoking": for whom a rule is.
      if (line.kind === 'rule' && place.doer !== null && line.role === null)
        line.text = `${place.doer}: ${lowerFirst(line.text, people)}`;
      const isChoice = lines.some((other) => other.when === 'Otherwise');
      this.writer.add(
        line,
        { role, when, phase: label?.phase ?? span?.phase ?? place.phase, isItem: place.isItem },
        isChoice,
      );
    }
  }

  /** What a label of time before the sentence says of it, until another one or another time takes its place. */
  private spanOf(label: Label | null, when: string | null): Pick<Label, 'when' | 'phase'> | null {
    const before = this.span;
    if (label?.isTime) {
      this.span = label;
      return null;
    }
    if (when !== null && frequencyIn(when) !== null) this.span = null;
    return this.span === null ? null : before;
  }
}
