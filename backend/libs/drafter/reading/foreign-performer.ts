import { isJob } from '../languages/actors.js';
import { wantedInLetter } from '../languages/letter-wish.js';
import { isOutsider } from '../languages/outsiders.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, uniqueBy } from '../text/words.js';
import type { Findings } from './findings.js';

/** Who does the work is said at the beginning. */
const OPENING_LENGTH = 400;
const ARTICLE =
  '(?:(?:der|die|das|den|dem|des|unsere?[nrs]?|alle|le|la|les|l[’\\x27]|du|des|nos|el|los|las|del|il|lo|i|gli|del|dello|della|dei|o|a|os|as|do|da|dos|das|de|het|onze|une?|una?|um|uma|eine?[nrs]?|een)\\s?)?';
const NAME =
  '(?<who>\\p{L}[\\p{L}’\\x27-]+(?:\\s(?:de|du|des|del|della|di|do|da|van|der|im|in|en)\\s(?:la\\s)?(?!(?:une?|una|uma?|een|eine[rmns]?|ein)\\s)\\p{L}+)?)';
const pattern = (source: string, flags = 'imu'): RegExp =>
  new RegExp(source.replace('ARTICLE', ARTICLE).replace('NAME', NAME), flags);
/** "Zuständig: Schichtleiter", "Checkliste für den Hausmeister", "En tant que serveur, …", "soy la recepcionista" */
const PERFORMER = [
  pattern(
    String.raw`^\s*(?:rolle|zuständig|verantwortlich|ausführung|durchführung|wer|responsable|encargad[oa]|quién|rol|fonction|qui|rôle|responsabile|chi|ruolo|responsável|quem|função|cargo|verantwoordelijk|wie|uitvoering|functie)\s?:\s*ARTICLENAME\s*[.;]?\s*$`,
  ),
  pattern(
    String.raw`^[\s#*]*(?:check-?liste?|checklist|lista|liste|anweisung|anleitung|aufgaben|dienst|dienstanweisung|tareas|ronda|rutina|instrucciones|consignes?|tâches|fiche|ronde|mémo|compiti|giro|istruzioni|tarefas|rotina|instruções|taken|werkinstructie|instructie|ronde)(?:\s\p{L}+)?\s(?:für|pour|para|per|voor|van|de|du|del|della|do|da|der|des)\s?ARTICLENAME\s*(?:$|[:.(–-])`,
  ),
  // "Lista apertura bar (camarero)"
  pattern(String.raw`^[^\n.]{3,60}\(ARTICLENAME\)\s*:?\s*$`),
];
/** "soy la recepcionista, primero …": who tells of their own work, unless others act in what they ask for. */
const WRITER = pattern(
  String.raw`(?:^|[,.;:!]\s)(?:als|en tant qu(?:e\s|[’'])|como|come|ich bin|je suis|soy|sou|sono|ik ben)\s?ARTICLENAME(?=[\s,.;:])`,
);
/** Whoever acts most does the rest where nobody else acts, or begins it and acts so many times as often. */
const LEAST_TIMES = 2;
const LEAST_SHARE = 0.3;
const LEAST_AMONG_OTHERS = 3;

/** Who follows the procedure, where its beginning says so, else whoever acts in most of it; null where neither is certain. */
export function foreignDefaultRole(request: string, { steps }: Findings, lang: string): string | null {
  const opening = request.slice(0, OPENING_LENGTH);
  const roles = steps.flatMap(({ role }) => (role === null || isOutsider(role) ? [] : [role]));
  const mayBeWriter = roles.length === 0 || !wantsProcedure(opening, lang);
  const told = [...PERFORMER, ...(mayBeWriter ? [WRITER] : [])]
    .map((one) => one.exec(opening)?.groups?.['who'] ?? '')
    .find((who) => who !== '' && !isOutsider(who) && isJob(who, lang));
  if (told) return capitalise(told);
  const [first = '', ...others] = uniqueBy(roles, (role) => role);
  const times = (role: string): number => roles.filter((one) => one.toLowerCase() === role.toLowerCase()).length;
  if (first === '') return null;
  if (others.length === 0) return times(first) >= Math.max(LEAST_TIMES, steps.length * LEAST_SHARE) ? first : null;
  const most = Math.max(...others.map(times));
  const begins = steps.slice(0, 2).some(({ role }) => role === first);
  return begins && times(first) >= Math.max(LEAST_AMONG_OTHERS, 2 * most) ? first : null;
}

/** Whether a part only says who somebody is: "responsable RH : Mme Lefèvre" is a role and no step. */
export function isNamedRole(part: string, { namedRoles }: ReadingProfile): boolean {
  return namedRoles.some((pattern) => {
    const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(part);
    return match?.groups?.['person'] !== undefined && match[0].length >= part.length - 2;
  });
}

/** "Soy la encargada de un taller y necesito …": whoever wants a procedure need not be who follows it. */
function wantsProcedure(opening: string, lang: string): boolean {
  return splitSentences(opening, lang).some((sentence) => wantedInLetter(sentence, lang) !== null);
}
