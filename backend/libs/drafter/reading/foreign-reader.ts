import { withoutGreetingElsewhere } from '../english/layout/mail.js';
import { isBareCase } from '../languages/clause-openers.js';
import { beginsWithVerb, cutAtOrders, foreignOrder, standingAlone } from '../languages/clauses/foreign-order.js';
import { withClausesApart } from '../languages/clauses/germanic-run-ons.js';
import { withConditionBorder } from '../languages/clauses/romance-border.js';
import { withRomanceClausesApart } from '../languages/clauses/romance-run-ons.js';
import { tellsOfFirm } from '../languages/firm-told.js';
import { profileFor } from '../languages/profile-for.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { asWork } from '../languages/reminders.js';
import { isTalk, withoutFillers, withoutPlease } from '../languages/talk.js';
import { NoWork } from '../talk/no-work.js';
import { type Block, blocksOf } from '../text/blocks.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { CarriedCase } from './carried-case.js';
import { createFindings, type Findings } from './findings.js';
import { takeAbout, withoutAnnouncement } from './foreign-about.js';
import { actionBehind, isThin, stepsBehind, tellsWork, withoutConnectives } from './foreign-action.js';
import { backgroundOf } from './foreign-background.js';
import { cutAtCases, withBorders, withoutAndAtEnd } from './foreign-borders.js';
import { caseIn, isElliptic, isTrouble, openedCase, wholeCaseOf } from './foreign-condition.js';
import { withoutFrame } from './foreign-frame.js';
import { frequencyAtBeginning } from './foreign-frequency.js';
import { withHeadingsAbove } from './foreign-headings-above.js';
import { takeOpening } from './foreign-letter.js';
import { occasionOf } from './foreign-occasion.js';
import { partsOf } from './foreign-parts.js';
import { foreignDefaultRole, isNamedRole } from './foreign-performer.js';
import { caseOfQuestion, withAskedCases, withAskedWords } from './foreign-questions.js';
import { recordIn } from './foreign-record.js';
import { ruleIn } from './foreign-rule.js';
import { readForeignTable, stepOfRow } from './foreign-table.js';
import { isTornApart } from './foreign-torn.js';
import { isAside, orNull, sentencesOf, withoutEnvelope, withoutNumber } from './foreign-words.js';
import { heldCases } from './held-cases.js';
import { withLabelsApart } from './labels-apart.js';
import { addToStepBefore, endsWithOthersDo, leansBehindStop } from './leaning-back.js';
import { isTold, readSectionBlock } from './section-reader.js';
import { StepWriter } from './step-writer.js';
import { withPhases, withWorkApart } from './told-in-parts.js';
import { hasUnboundedCase } from './unbounded-case.js';
import { type BandCase, cutBeforeBands } from './value-bands.js';
import { isReadInBrackets, withHiddenBrackets } from './whole-brackets.js';
import type { ForeignCase } from './whole-case.js';

/** Thanks and greetings in so few words tell nothing. */
const MAX_THANKS_WORDS = 4;
/** "sonst darf er nicht …": what it forbids is no exception. */
const MAY_NOT = /\b(?:sonst|ansonsten) (?:darf|dürfen|kann|können)\b.*\b(?:nicht|kein\p{L}*)\b/iu;
const WITHIN_BRACKET = /\([^)]*$/u;
/** "sonst", "sinon": the word that opens the other case. */
const OTHERWISE = /\p{L}+(?:\s(?:no|niet|se|lo contrario|contrário))?|否则/u;
/** Reads a request in another language than English: the person's own words, cut into steps where that is plain. @param title the name that it gives itself */
export function readForeign(request: string, lang: string, title = ''): Findings {
  const findings = createFindings(new Set());
  const profile = profileFor(lang);
  const { text, restore } = withHiddenBrackets(request, (inner) => isReadInBrackets(inner, profile));
  new ForeignReader(findings, profile, lang, new NoWork(lang, countWords(text))).read(text, title);
  restore(findings);
  findings.defaultRole = foreignDefaultRole(request, findings, lang);
  if (findings.defaultRole !== null) findings.roles.add(findings.defaultRole);
  return findings;
}

class ForeignReader {
  private readonly steps: StepWriter;
  private readonly carried: CarriedCase;
  private isInList = false;
  /** Whether the words at hand stand behind a semicolon, and need what stands before it. */
  private isBehindStop = false;
  /** "¿Y si no contesta?": the case in which the next sentence is done. */
  private asked: string | null = null;
  /** Whether nothing has been read yet: "Quando um hóspede perde a chave, …" tells when all of it is done. */
  private isOpening = true;

  constructor(
    private readonly findings: Findings,
    private readonly profile: ReadingProfile,
    private readonly lang: string,
    private readonly noWork: NoWork,
  ) {
    this.steps = new StepWriter(findings, profile, lang);
    this.carried = new CarriedCase(profile, lang);
  }

  read(request: string, title: string): void {
    const { text: framed, subject } = withoutEnvelope(request);
    const { text: said, control } = withoutFrame(framed, title);
    this.findings.notes.push(...control);
    const table = readForeignTable(said);
    const plain = withoutFillers(withoutGreetingElsewhere(table?.rest ?? said), this.lang);
    const text = plain
      .split('\n')
      .flatMap((line) => withLabelsApart(line, this.profile, this.lang))
      .map((line) => withRomanceClausesApart(withClausesApart(line, this.lang), this.lang))
      .join('\n');
    this.steps.addNamedRoles(text);
    this.findings.trigger = orNull(frequencyAtBeginning(text, this.profile, this.lang));
    const named = takeOpening(blocksOf(text), subject, this.profile, this.lang);
    this.findings.notes.push(...named.background);
    this.findings.title = named.title;
    this.isOpening = named.title === null;
    const blocks = withWorkApart(withHeadingsAbove(named.blocks, this.lang), this.lang);
    for (const { block, phase } of withPhases(withAskedCases(blocks, this.lang))) {
      if (isTold(block, this.profile.retention) || !readSectionBlock(block, this.findings, this.lang))
        this.readBlock(withoutNumber(block), phase);
    }
    for (const row of table?.rows ?? []) {
      this.findings.steps.push(stepOfRow(row, this.lang));
      if (row.role !== null) this.findings.roles.add(row.role);
    }
  }

  /** Whether a condition that is read now is the one of all the work. */
  private get opensWork(): boolean {
    return this.isOpening && this.findings.steps.length === 0;
  }

  /** Whether nothing has been told yet that is to be done. */
  private get isBeforeWork(): boolean {
    const { steps, rules, exceptions } = this.findings;
    return !this.isInList && steps.length + rules.length + exceptions.length === 0;
  }

  private readBlock(block: Block, phase: string | null): void {
    this.isInList = block.kind === 'item';
    this.steps.beginBlock(this.isInList);
    const said = sentencesOf(block.text, this.lang).flatMap((one) =>
      leansBehindStop(one, this.lang) ? cutBeforeBands(one, this.lang) : cutAtCases(one, this.lang),
    );
    const sentences = this.isInList ? withAskedWords(said, this.lang) : said;
    for (const [at, told] of sentences.entries()) {
      const sentence = withoutAnnouncement(told, this.findings, this.lang);
      const carried = this.carried.caseOf(sentence);
      this.isBehindStop = told.startsWith(';');
      if (!this.isBehindStop) this.steps.beginSentence();
      if (isAside(sentence, block)) {
        this.asked = caseOfQuestion(sentence, sentences[at + 1], this.isInList, this.lang);
        if (this.asked === null) this.leaveOut(sentence);
        continue;
      }
      if (takeAbout(trimPunctuation(sentence), this.findings, this.lang)) continue;
      const bare = withoutFillers(trimPunctuation(sentence), this.lang);
      if ((this.isBeforeWork && tellsOfFirm(bare, this.lang)) || this.noWork.isTold(sentence, this.isInList)) {
        this.leaveOut(sentence);
        continue;
      }
      const work = asWork(withoutPlease(withBorders(bare, this.lang), this.lang), this.lang);
      const { when: time, rest } = occasionOf(work, this.profile, this.lang);
      const when = [this.asked, carried, time].filter((one) => one !== null).join(', ') || null;
      this.asked = null;
      let open: string | null = null;
      const whole = partsOf(rest, this.profile, this.lang);
      const cases = heldCases(rest, whole, this.lang);
      const plainParts = () => whole.map((part) => withoutConnectives(part, this.profile, this.lang));
      const isOpen =
        cases === null && (leansBehindStop(rest, this.lang) || hasUnboundedCase(rest, this.profile, this.lang));
      const isLeaning = isOpen && !endsWithOthersDo(rest, this.lang);
      const isTorn = isOpen || (cases === null && isTornApart(plainParts(), rest, this.lang));
      if (isLeaning || (isTorn && !this.readRule(rest, when))) this.steps.keep(rest, phase, when && capitalise(when));
      const parts = cases === null && !isTorn ? whole : [];
      for (const one of cases ?? []) this.readHeld(one, phase, when);
      for (const [at, part] of parts.entries()) {
        // "Wenn ein neuer Mieter einzieht, | machen wir …": only the next part is done then for certain.
        const isCase =
          isBareCase(part, this.lang) &&
          withConditionBorder(part, this.lang) === part &&
          !this.profile.conditions.some((pattern) => pattern.test(part));
        if (at < parts.length - 1 && isCase) {
          open = part;
          continue;
        }
        const times = [when, open].filter((time) => time !== null).join(', ') || null;
        open = null;
        if (!isTalk(part, this.lang)) this.readPart(part, phase, times && capitalise(times));
        else if (part.split(/\s+/u).length > MAX_THANKS_WORDS) this.findings.notes.push(capitalise(part));
      }
      this.isOpening &&= this.isInList;
    }
  }

  /** What tells no work is a note, unless it is only what people say to each other. */
  private leaveOut(sentence: string): void {
    if (!isTalk(sentence, this.lang)) this.findings.notes.push(capitalise(trimPunctuation(sentence)));
  }

  private readHeld({ when, text, isKept }: BandCase, phase: string | null, held: string | null): void {
    const times = [held, when].filter((one) => one !== null).join(', ') || null;
    if (isKept) this.steps.keep(text, phase, held);
    else this.readPart(text, phase, times && capitalise(times));
  }

  private readPart(text: string, phase: string | null, when: string | null): void {
    const part = withConditionBorder(
      withoutConnectives(trimPunctuation(withoutAndAtEnd(text, this.lang)), this.profile, this.lang),
      this.lang,
    );
    if (part === '' || isNamedRole(part, this.profile)) return;
    if (backgroundOf(part, this.lang) === 'told') {
      this.findings.notes.push(capitalise(part));
      return;
    }
    if (this.readRecord(part) || this.readCondition(part, phase, when) || this.readRule(part, when)) return;
    if (this.profile.scope?.test(part)) {
      this.findings.scope.push(capitalise(part));
      return;
    }
    if (!this.readState(part, when)) this.steps.add(part, phase, when);
  }

  /** "Les amendes restent à la charge du conducteur": what is so is no step, what has to be so is a rule. */
  private readState(part: string, when: string | null): boolean {
    const kind = when === null && foreignOrder(part, this.lang) === null ? backgroundOf(part, this.lang) : null;
    if (kind === 'rule') this.findings.rules.push({ level: 'caution', text: capitalise(part) });
    if (kind === 'so') this.findings.notes.push(capitalise(part));
    return kind !== null;
  }

  private readRecord(part: string): boolean {
    const record = recordIn(part, this.profile, this.lang);
    if (record === null) return false;
    if (record.step !== null) this.steps.add(record.step, null);
    this.findings.records.push({ name: record.name, where: record.where, keep: record.keep });
    return true;
  }

  /** What goes wrong makes an exception; any other condition belongs to its step. */
  private readCondition(part: string, phase: string | null, when: string | null = null): boolean {
    const { otherwise } = this.profile;
    const choice = otherwise?.pattern.exec(part);
    const [, step = '', action = ''] = choice ?? [];
    if (otherwise && choice && !MAY_NOT.test(part) && !WITHIN_BRACKET.test(step)) {
      // "…, sonst kommt man nicht raus": what happens then is no work. In a case of its own, its words stay together.
      if (when !== null || part.includes('? ') || !tellsWork(action, this.lang)) {
        this.steps.add(part, phase, when);
        return true;
      }
      // "Si les fleurs sont abîmées, tu les renvoies, sinon …": what stands before has a case of its own.
      if (caseIn(step, this.profile, this.lang) !== null || (foreignOrder(step, this.lang)?.when ?? null) !== null) {
        this.readPart(step, phase, null);
        const word = OTHERWISE.exec(part.slice(step.length))?.[0] ?? '';
        this.steps.add(action, phase, capitalise(word));
        return true;
      }
      this.steps.add(step, phase);
      this.findings.exceptions.push({
        when: capitalise(otherwise.negate(step)),
        action: capitalise(standingAlone(action, this.lang)),
      });
      return true;
    }
    const told = caseIn(part, this.profile, this.lang);
    if (told === null) return false;
    if (this.opensWork || !isTrouble(told, this.profile) || (this.isBehindStop && isElliptic(part, told, this.lang))) {
      this.addConditional(part, told, phase);
      return true;
    }
    const act = trimPunctuation(told.action);
    const done = isThin(told) ? act : actionBehind(act, this.profile, this.lang);
    if (done === null) this.steps.add(part, phase);
    else {
      const doer = foreignOrder(cutAtOrders(act, this.lang)[0] ?? '', this.lang)?.doer;
      if (doer?.kind === 'role') this.steps.addRole(doer.role, undefined);
      const when = openedCase(part, told, this.lang);
      this.findings.exceptions.push({ when: capitalise(when), action: capitalise(done) });
    }
    return true;
  }

  private addConditional(part: string, told: ForeignCase, phase: string | null): void {
    const { action } = told;
    const when = capitalise(wholeCaseOf(part, told, this.lang));
    const steps = isThin(told) ? null : stepsBehind(action, this.profile, this.lang, this.opensWork);
    if (steps === null) {
      this.steps.add(part, phase);
      return;
    }
    for (const step of steps.inCase) {
      if (!this.readRule(step, when)) this.steps.add(step, phase, when);
    }
    this.isOpening = false;
    for (const step of steps.later) this.readPart(step, phase, null);
  }

  private readRule(part: string, when: string | null): boolean {
    const rule = ruleIn(part, this.profile, this.lang, when);
    for (const name of rule.equipment) this.findings.resources.push({ kind: 'ppe', name: capitalise(name) });
    if (!rule.isRule) return false;
    this.steps.mention(part);
    if (when === null && addToStepBefore(capitalise(part), this.findings, this.lang)) return true;
    this.findings.rules.push({
      level: rule.isLeave ? 'caution' : 'warning',
      text: when === null ? capitalise(part) : when + (beginsWithVerb(part, this.lang) ? ', ' : ': ') + part,
    });
    return true;
  }
}
