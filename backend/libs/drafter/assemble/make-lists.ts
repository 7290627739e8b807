import {
  cutLine,
  LIST_LIMITS,
  type SopDocument,
  type SopPhase,
  type SopRole,
  type Source,
  TEXT_LIMITS,
} from '../../sop-document/index.js';
import { hazardsIn } from '../extract/hazards.js';
import { isOutsider } from '../languages/outsiders.js';
import { beginsWithRole } from '../reading/role-registry.js';
import { uniqueBy } from '../text/words.js';
import type { Assembly } from './assembly.js';
import { ENOUGH_STEPS } from './make-phases.js';
import { orNull } from './make-steps.js';

/** The steps of a role with more of them than this are not repeated as its duties. */
const MOST_LISTED_DUTIES = 4;
/** So many stated exceptions need no suggestion beside them. */
const ENOUGH_EXCEPTIONS = 2;

const COMMON_WORDS = new Set(
  'cannot does with that they there still person found above more than have been into permitted machine needed first step value answer'.split(
    ' ',
  ),
);

type Lists = Pick<
  SopDocument,
  'definitions' | 'resources' | 'safety' | 'exceptions' | 'records' | 'kpis' | 'references'
>;

/** Gives the roles: those of the request with what they do, else those of common practice. */
export function makeRoles(assembly: Assembly, phases: SopPhase[]): SopRole[] {
  const { archetype, findings, newId } = assembly;
  const steps = phases.flatMap((phase) => phase.steps);
  const named = findings.roles.all();
  // Whoever does all that nobody is named for: "Barista opening checklist".
  const acting = steps.flatMap(({ role, src }) => (src === 'prompt' && role !== null ? [role] : []));
  const others = uniqueBy(acting, (name) => name).filter((name) => named.every((role) => role.name !== name));
  const stated = [...others.map((name) => ({ name, duties: [] })), ...named].map(({ name, duties }): SopRole => {
    const own = steps.filter((step) => step.role === name && step.src === 'prompt').map((step) => step.text);
    const hasSteps = steps.some((step) => step.role === name);
    // The steps themselves say what somebody with many of them does.
    const all = own.length > MOST_LISTED_DUTIES ? duties : [...duties, ...own];
    return makeRole(name, all.length === 0 && !hasSteps ? [otherDuty(name, assembly)] : all, 'prompt', assembly);
  });
  if (stated.length > 0) return stated.slice(0, LIST_LIMITS.roles);
  const usual = archetype?.roles ?? [];
  // Beside stated steps a second suggested role would only leave open who does what.
  const fitting = findings.steps.length > 0 ? usual.slice(0, 1) : usual;
  return fitting.map(({ name, duty }) => ({ id: newId(), src: 'suggested', name, duties: [duty] }));
}

/** A role without a step is told or asked somewhere, or only named. */
function otherDuty(name: string, { findings, texts }: Assembly): string {
  const isActing = findings.exceptions.some(
    ({ action }) => action.toLowerCase().includes(`(${name.toLowerCase()})`) || beginsWithRole(action, name),
  );
  if (isActing) return texts.actsInExceptions;
  const told = [
    ...findings.steps.map((step) => step.text),
    ...findings.exceptions.map((exception) => exception.action),
    ...findings.rules.map((rule) => rule.text),
  ];
  const [, role = name, person = ''] = /^(.*?) \((.*)\)$/u.exec(name) ?? [];
  // "Herrn Weber fragen": the form of an object.
  const all = told
    .join(' ')
    .replace(/(?<!\p{L})Herrn(?=\s\p{Lu})/gu, 'Herr')
    .toLowerCase();
  const isTold = all.includes(role.toLowerCase()) || (person !== '' && all.includes(person.toLowerCase()));
  return isTold ? texts.isInformed : texts.unknownDuty;
}

function makeRole(name: string, duties: string[], src: Source, { newId }: Assembly): SopRole {
  const lines = uniqueBy(duties.map((duty) => cutLine(duty, TEXT_LIMITS.duty)).filter(Boolean), (duty) => duty);
  return { id: newId(), src, name: cutLine(name, TEXT_LIMITS.role), duties: lines.slice(0, LIST_LIMITS.duties) };
}

/** Gives the parts of the document that are lists of short entries. */
export function makeLists(assembly: Assembly): Lists {
  return {
    definitions: makeDefinitions(assembly),
    resources: makeResources(assembly),
    safety: makeSafety(assembly),
    exceptions: makeExceptions(assembly),
    records: makeRecords(assembly),
    kpis: makeMeasures(assembly),
    references: uniqueBy(assembly.findings.references, (text) => text)
      .slice(0, LIST_LIMITS.references)
      .map((text) => ({ ...stated(assembly), text: cutLine(text, TEXT_LIMITS.reference) })),
  };
}

function stated({ newId }: Assembly): { id: string; src: Source } {
  return { id: newId(), src: 'prompt' };
}

function suggested({ newId }: Assembly): { id: string; src: Source } {
  return { id: newId(), src: 'suggested' };
}

function makeDefinitions(assembly: Assembly): SopDocument['definitions'] {
  const { request } = assembly;
  return uniqueBy(assembly.findings.definitions, ({ term }) => term)
    .slice(0, LIST_LIMITS.definitions)
    .map(({ term, text }) => ({
      ...(text === null || request.toLowerCase().includes(text.toLowerCase()) ? stated(assembly) : suggested(assembly)),
      term: cutLine(term, TEXT_LIMITS.term),
      text: orNull(text, TEXT_LIMITS.meaning),
    }));
}

function makeResources(assembly: Assembly): SopDocument['resources'] {
  const { archetype, findings, removedSecrets } = assembly;
  const own = [
    ...findings.resources.map((resource) => ({ ...stated(assembly), ...resource })),
    ...removedSecrets.map((name) => ({ ...stated(assembly), kind: 'access' as const, name })),
    ...findings.placeholders.map((name) => ({
      ...stated(assembly),
      kind: 'material' as const,
      name: `${name}: [____]`,
    })),
  ];
  const names = own.map(({ name }) => name.toLowerCase());
  const usual = own.length >= 3 ? [] : (archetype?.resources ?? []);
  const missing = usual.filter(
    ({ name }) => !names.some((known) => known.includes(name.toLowerCase().split(' ').at(-1) ?? name)),
  );
  return uniqueBy([...own, ...missing.map((resource) => ({ ...suggested(assembly), ...resource }))], ({ name }) => name)
    .slice(0, LIST_LIMITS.resources)
    .map((resource) => ({ ...resource, name: cutLine(resource.name, TEXT_LIMITS.resource) }));
}

function makeSafety(assembly: Assembly): SopDocument['safety'] {
  const { archetype, findings, refusals, request, texts } = assembly;
  const serious = refusals.includes('chemicals') ? refusals.filter((reason) => reason !== 'protection') : refusals;
  const refused = serious.flatMap((reason) => texts.refusals[reason].safety);
  const advice = archetype ? hazardsIn(request) : [];
  // A refused part already says what its danger needs.
  const usual = refusals.length > 0 ? [] : [...(archetype?.safety ?? []), ...advice];
  return [
    ...refused.map((text, index) => ({
      ...suggested(assembly),
      level: index === 0 ? ('danger' as const) : ('warning' as const),
      text,
    })),
    ...uniqueBy(findings.rules, ({ text }) => text).map((rule) => ({
      ...stated(assembly),
      level: rule.level,
      text: cutLine(rule.text, TEXT_LIMITS.safety),
    })),
    ...uniqueBy(usual, ({ text }) => text).map(({ level, text }) => ({ ...suggested(assembly), level, text })),
  ].slice(0, LIST_LIMITS.safety);
}

function makeExceptions(assembly: Assembly): SopDocument['exceptions'] {
  const { archetype, findings } = assembly;
  const told = findings.exceptions.slice(0, LIST_LIMITS.exceptions - ENOUGH_EXCEPTIONS).map(({ when, action }) => ({
    ...stated(assembly),
    when: cutLine(when, TEXT_LIMITS.exceptionWhen),
    // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
    then: cutLine(action, TEXT_LIMITS.exceptionThen),
    escalate_to: escalationOf(action, assembly),
  }));
  const usual = archetype?.exceptions ?? [];
  const relevant =
    findings.steps.length < ENOUGH_STEPS ? usual : usual.filter(({ when }) => sharesSubject(when, assembly.request));
  const open = told.length >= ENOUGH_EXCEPTIONS ? [] : relevant;
  const fresh = open.filter(({ when }) => !told.some((exception) => sharesWords(exception.when, when)));
  return [
    ...told,
    ...fresh.map(({ when, action }) => ({
      ...suggested(assembly),
      when,
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
      then: action,
      escalate_to: null,
    })),
  ];
}

/** Beside stated steps only those suggestions fit that speak of the same things. */
function sharesSubject(when: string, request: string): boolean {
  const lower = request.toLowerCase();
  return significantWords(when).some((word) => lower.includes(word.replace(/s$/u, '')));
}

/** Whether two conditions speak of the same: "The indicator fails" and "The control fails". */
function sharesWords(one: string, other: string): boolean {
  const words = significantWords(one);
  const others = significantWords(other);
  const shared = others.filter((word) => words.includes(word)).length;
  return shared > 0 && shared >= Math.min(words.length, others.length) / 2;
}

function significantWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !COMMON_WORDS.has(word));
}

/** "…, bevor der Fahrer abfährt": a clause that tells when or what for. */
const BEHIND =
  /(?:,\s(?:bevor|ehe|damit|dass|weil|wenn|falls|voordat|zodat|omdat|als|dat)|\s(?:avant que|afin que|pour que|antes de que|antes que|para que|prima che|affinché))\s.*$/iu;

/** Who decides is whom it goes to: "Autorizar la devolución (encargado)", in every language but English. */
const DECIDES =
  /^(?:decidi|autori[sz]|aprobar|aprovar|approv|approuv|valid|entscheid|genehmig|beslis|goedkeur)|\s(?:entscheiden|genehmigen|freigeben|beslissen|goedkeuren)(?!\p{L})/iu;

/** "… after the guest has shown a card": when it is done, and nobody to whom it goes. */
const WHEN_BEHIND =
  /,?\s(?:after|before|until|once|unless|as soon as|as long as)\s(?=(?:the|an?|our|their|his|her|each|every)\s).*$/iu;
/** "Applicant": for whom all of it is done. */
const SERVED =
  /^(?:the )?(?:customer|applicant|guest|tenant|resident|student|pupil|buyer|seller|donor|neighbou?r|passenger|candidate|claimant|borrower|shopper|diner|subscriber|complainant|caller|child|parent|user|owner|bidder|lender|visitor|patient|client|recipient|winner|loser|finder)s?(?: \([^()]*\))?$/iu;

function isServed(role: string): boolean {
  return SERVED.test(role);
}

/** The role that decides or is told, if the action names one. */
function escalationOf(action: string, { findings }: Assembly): string | null {
  // Who acts stands in brackets behind each act; to whom it goes is said in the action itself, and not in its subordinate clause.
  const bare = action.replace(/\s\([^()]*\)(?=;|$)/gu, '');
  const told = (DECIDES.test(bare) ? action : bare).replace(BEHIND, '').replace(WHEN_BEHIND, '');
  const lower = told.toLowerCase();
  const named = findings.roles.all().find(({ name }) => {
    const [, role = name, person = ''] = /^(.*?) \((.*)\)$/u.exec(name) ?? [];
    if (isOutsider(role) || isServed(role)) return false;
    return lower.includes(role.toLowerCase()) || (person !== '' && told.includes(person));
  });
  return orNull(named?.name ?? null, TEXT_LIMITS.role);
}

function makeRecords(assembly: Assembly): SopDocument['records'] {
  const { archetype, findings } = assembly;
  const told = uniqueBy(findings.records, ({ name }) => name).map((record) => ({
    ...stated(assembly),
    name: cutLine(record.name, TEXT_LIMITS.recordName),
    where: orNull(record.where, TEXT_LIMITS.recordWhere),
    keep: orNull(record.keep, TEXT_LIMITS.recordKeep),
  }));
  const usual = archetype?.records ?? [];
  const open = told.length > 0 ? [] : usual.map((name) => ({ ...suggested(assembly), name, where: null, keep: null }));
  return [...told, ...open].slice(0, LIST_LIMITS.records);
}

function makeMeasures(assembly: Assembly): SopDocument['kpis'] {
  const { archetype, findings } = assembly;
  const told = findings.measures.map(({ name, target }) => ({
    ...stated(assembly),
    name: cutLine(name, TEXT_LIMITS.kpiName),
    target: orNull(target, TEXT_LIMITS.kpiTarget),
  }));
  const usual = archetype?.measures.slice(0, 2) ?? [];
  const open = told.length > 0 ? [] : usual.map((name) => ({ ...suggested(assembly), name, target: null }));
  return [...told, ...open].slice(0, LIST_LIMITS.kpis);
}
