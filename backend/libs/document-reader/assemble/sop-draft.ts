import {
  cleanLine,
  LIST_LIMITS,
  type NewItemId,
  type SafetyLevel,
  type SopDocument,
  type SopMedia,
  type SopPhase,
  type SopStep,
  type Source,
  TEXT_LIMITS,
} from '../../sop-document/index.js';

/** The fields of a step besides its text. */
export type StepParts = Partial<Pick<SopStep, 'role' | 'when' | 'check' | 'caution'>> & { sub?: string[] };

const RESOURCE_KINDS = [
  [/software|system|app|program/iu, 'system'],
  [/ppe|protective|schutz/iu, 'ppe'],
  [/tool|equipment|werkzeug|herramienta|outil|ferramenta/iu, 'tool'],
  [/prerequisite|requirement|document|form/iu, 'document'],
] as const;
const src = 'prompt' as const;

/**
 * A document that is built line by line. Lines that exceed a limit are rejected, never truncated: each method returns
 * whether the line was added.
 */
export class SopDraft {
  readonly phases: SopPhase[] = [];
  readonly notes: SopDocument['notes'] = [];
  readonly definitions: SopDocument['definitions'] = [];
  readonly roles: SopDocument['roles'] = [];
  readonly resources: SopDocument['resources'] = [];
  readonly safety: SopDocument['safety'] = [];
  readonly exceptions: SopDocument['exceptions'] = [];
  readonly records: SopDocument['records'] = [];
  readonly kpis: SopDocument['kpis'] = [];
  readonly references: SopDocument['references'] = [];
  /** Pictures for the next step. */
  private waiting: SopMedia[] = [];
  private readonly fields = { purpose: '', scope: '', trigger: '' };

  constructor(private readonly newId: NewItemId) {}

  get purpose(): string | null {
    return this.fields.purpose || null;
  }

  get scope(): string | null {
    return this.fields.scope || null;
  }

  get trigger(): string | null {
    return this.fields.trigger || null;
  }

  get lastStep(): SopStep | undefined {
    return this.phases.at(-1)?.steps.at(-1);
  }

  addField(field: 'purpose' | 'scope' | 'trigger', text: string): boolean {
    const whole = `${this.fields[field]} ${text}`.trim();
    if (whole.length > TEXT_LIMITS[field]) return false;
    this.fields[field] = whole;
    return true;
  }

  addPhase(title: string): boolean {
    if (title.length > TEXT_LIMITS.phaseTitle) return false;
    this.phases.push({ id: this.newId(), title, steps: [] });
    return true;
  }

  addStep(text: string, { sub = [], ...parts }: StepParts = {}): boolean {
    const phase = this.phases.at(-1);
    const fits = text.length <= TEXT_LIMITS.stepText && sub.length <= LIST_LIMITS.sub;
    if (!phase || !fits || text === '' || phase.steps.length >= LIST_LIMITS.steps) return false;
    if (sub.some((line) => line.length > TEXT_LIMITS.subStep)) return false;
    const limits = {
      role: TEXT_LIMITS.role,
      when: TEXT_LIMITS.condition,
      check: TEXT_LIMITS.check,
      caution: TEXT_LIMITS.caution,
    };
    const values = { role: null, when: null, check: null, caution: null, ...parts };
    const places = Object.keys(limits) as (keyof typeof limits)[];
    if (places.some((place) => (values[place]?.length ?? 0) > limits[place])) return false;
    phase.steps.push({
      ...{ id: this.newId(), src, text, ...values, input: 'tick', expected: null, minutes: null },
      sub: sub.map((line) => ({ id: this.newId(), text: line })),
      ...(this.waiting.length > 0 && { media: this.waiting }),
    });
    this.waiting = [];
    return true;
  }

  /** Adds a line below the last step. */
  addSub(text: string): boolean {
    const step = this.lastStep;
    if (!step || step.sub.length >= LIST_LIMITS.sub || text.length > TEXT_LIMITS.subStep) return false;
    step.sub.push({ id: this.newId(), text });
    return true;
  }

  /** Shows a picture in the last step. */
  addPicture(picture: SopMedia): boolean {
    const step = this.lastStep;
    if (!step || (step.media?.length ?? 0) >= LIST_LIMITS.media) return false;
    step.media = [...(step.media ?? []), picture];
    return true;
  }

  /** Shows a picture in the next step. */
  addPictureAhead(picture: SopMedia): boolean {
    if (this.waiting.length >= LIST_LIMITS.media) return false;
    this.waiting.push(picture);
    return true;
  }

  addNote(text: string): boolean {
    return this.push(this.notes, LIST_LIMITS.notes, text, TEXT_LIMITS.note, { text });
  }

  addDefinition(term: string, meaning: string | null): boolean {
    if ((meaning?.length ?? 0) > TEXT_LIMITS.meaning) return false;
    return this.push(this.definitions, LIST_LIMITS.definitions, term, TEXT_LIMITS.term, { term, text: meaning });
  }

  addRole(name: string, duties: string[]): boolean {
    if (duties.length > LIST_LIMITS.duties || duties.some((duty) => duty.length > TEXT_LIMITS.duty)) return false;
    return this.push(this.roles, LIST_LIMITS.roles, name, TEXT_LIMITS.role, { name, duties });
  }

  /** Adds a duty to the last role. */
  addDuty(duty: string): boolean {
    const role = this.roles.at(-1);
    if (!role || role.duties.length >= LIST_LIMITS.duties || duty.length > TEXT_LIMITS.duty) return false;
    role.duties.push(duty);
    return true;
  }

  addResource(name: string, heading: string): boolean {
    const kind = RESOURCE_KINDS.find(([pattern]) => pattern.test(heading))?.[1] ?? 'material';
    return this.push(this.resources, LIST_LIMITS.resources, name, TEXT_LIMITS.resource, { kind, name });
  }

  addSafety(level: SafetyLevel, text: string): boolean {
    return this.push(this.safety, LIST_LIMITS.safety, text, TEXT_LIMITS.safety, { level, text });
  }

  addException(when: string, action: string, escalateTo: string | null): boolean {
    if (action === '' || action.length > TEXT_LIMITS.exceptionThen || (escalateTo?.length ?? 0) > TEXT_LIMITS.role)
      return false;
    // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
    const exception = { when, then: action, escalate_to: escalateTo };
    return this.push(this.exceptions, LIST_LIMITS.exceptions, when, TEXT_LIMITS.exceptionWhen, exception);
  }

  addRecord(name: string, where: string | null, keep: string | null): boolean {
    if ((where?.length ?? 0) > TEXT_LIMITS.recordWhere || (keep?.length ?? 0) > TEXT_LIMITS.recordKeep) return false;
    return this.push(this.records, LIST_LIMITS.records, name, TEXT_LIMITS.recordName, { name, where, keep });
  }

  addKpi(name: string, target: string | null): boolean {
    if ((target?.length ?? 0) > TEXT_LIMITS.kpiTarget) return false;
    return this.push(this.kpis, LIST_LIMITS.kpis, name, TEXT_LIMITS.kpiName, { name, target });
  }

  addReference(text: string): boolean {
    return this.push(this.references, LIST_LIMITS.references, text, TEXT_LIMITS.reference, { text });
  }

  private push<Item extends { id: string; src: Source }>(
    items: Item[],
    most: number,
    text: string,
    longest: number,
    item: Omit<Item, 'id' | 'src'>,
  ): boolean {
    if (items.length >= most || cleanLine(text) === '' || text.length > longest) return false;
    items.push({ id: this.newId(), src: 'prompt', ...item } as Item);
    return true;
  }
}
