import { splitSentences } from '../text/sentences.js';
import { squeeze, trimPunctuation } from '../text/words.js';

/** "Anwesend: …", "Excusés : …", "Próxima reunión: …": of the meeting, and not of the work. */
const FIELD =
  /^\s*(?:anwesend(?:e)?|teilnehmer(?:innen)?|entschuldigt|abwesend|protokollführung|sitzungsleitung|nächste[rs]? (?:termin|sitzung|treffen|besprechung)|présents?|présentes?|excusée?s?|absents?|secrétaire de séance|prochaine (?:réunion|séance)|asistentes|presentes|ausentes|excusad[oa]s?|próxima reunión|faltaram|justificad[oa]s?|próxima reunião|presenti|assenti|giustificat[oi]|prossima riunione|aanwezig(?:en)?|afwezig(?:en)?|verontschuldigd|volgende (?:vergadering|bijeenkomst)|närvarande|frånvarande|nästa möte|obecni|nieobecni|następne spotkanie)\s?:\s*\S/iu;
/** "Protokoll Jour fixe, 12. März", "Compte rendu de la réunion du 3 mai": the head of minutes. */
const HEAD =
  /^\s*(?:(?:besprechungs|sitzungs|ergebnis)?protokoll|compte[- ]rendu|procès-verbal|acta|ata|verbale|notulen|verslag|protokół)(?!\p{L})[^.!?:]{0,100}(?:\d{1,2}\.\s?\p{L}+)?[^.!?:]{0,40}$/iu;
/** "TOP 2 Leihmaterial", "Point 3 : vestiaires": a topic of the meeting. */
const TOPIC =
  /^\s*(?:TOP|tagesordnungspunkt|punkt|point|punto|ponto|agendapunt|punt)\s?\d{1,2}(?!\d)\s?[:.)–-]?\s*(?<name>\p{L}[^.!?]{2,80})$/iu;
/** "Anlass: …": why it was talked about. */
const REASON =
  /^\s*(?:anlass|hintergrund|ausgangslage|contexte|motif|constat|antecedentes|contexto|motivo|premessa|contesto|aanleiding|achtergrond|bakgrund)\s?:\s*\S/iu;
const SOMEBODY = String.raw`(?:(?:Herr|Frau|M\.|Mme|Mlle|Sr\.|Sra\.|D\.|Dña\.|Sig\.|Sig\.ra|mevrouw|meneer|Mevr\.|Dhr\.)\s)?\p{Lu}[\p{L}'’-]+`;
/** "Herr Vogt weist darauf hin, dass …": what somebody said, and nobody does. */
const SAID = new RegExp(
  String.raw`^${SOMEBODY}\s(?:weist darauf hin|merkt an|gibt zu bedenken|berichtet|bemerkt|findet|meint|regt an|erinnert daran|signale|rappelle|remarque|fait remarquer|estime|señala|comenta|recuerda|opina|segnala|fa presente|ricorda|osserva|lembra|refere|observa|assinala|merkt op|meldt|wijst erop|vindt)(?:,? (?:dass|que|qu['’]|che|dat)(?!\p{L})|\s?:)`,
  'u',
);
const LEAST_FIELDS = 2;
const LEAST_TOPICS = 2;
/** So many letters of two words tell that both are of one topic. */
const STEM = 6;

/** The minutes of a meeting without what is no work. */
export interface MinutesApart {
  lines: string[];
  /** Who was there, other topics and what was said, as they were written. */
  aside: string[];
}

/** Takes off minutes who was there, what somebody said, and the topics that the sentence above them does not want; null where the lines are none. */
export function minutesApart(lines: readonly string[], title: string): MinutesApart | null {
  if (lines.filter((line) => FIELD.test(line)).length < LEAST_FIELDS) return null;
  const first = lines.findIndex((line) => FIELD.test(line) || HEAD.test(line) || TOPIC.test(line));
  const others = otherTopics(lines, [title, ...lines.slice(0, first)].join(' '));
  const aside: string[] = [];
  const told = lines.flatMap((line, at) => {
    if (line.trim() === '') return [line];
    if (others.has(at) || FIELD.test(line) || REASON.test(line) || (at >= first && HEAD.test(line))) {
      aside.push(trimPunctuation(squeeze(line)));
      // Above several parts the name of the meeting is that of all of them.
      return at === 0 && others.size === 0 && HEAD.test(line) ? [line.replace(/^\s*\S+\s/u, ''), ''] : [];
    }
    const topic = TOPIC.exec(line)?.groups?.['name'];
    // The topic that is wanted is the procedure itself; of several each is a part.
    if (topic !== undefined && others.size > 0) aside.push(squeeze(line));
    if (topic !== undefined) return [others.size > 0 ? '' : `${topic}:`];
    const sentences = at > first ? splitSentences(line, 'de') : [line];
    aside.push(...sentences.filter((sentence) => SAID.test(sentence)).map(trimPunctuation));
    return sentences.some((sentence) => SAID.test(sentence))
      ? [sentences.filter((sentence) => !SAID.test(sentence)).join(' ')]
      : [line];
  });
  return { lines: told, aside };
}

/** The lines below topics that share no word with what is wanted, where another topic does. */
function otherTopics(lines: readonly string[], wanted: string): ReadonlySet<number> {
  const topics = lines.flatMap((line, at) => {
    const name = TOPIC.exec(line)?.groups?.['name'];
    return name === undefined ? [] : [{ at, isWanted: sharesWord(name, wanted) }];
  });
  const isClear = topics.length >= LEAST_TOPICS && topics.some(({ isWanted }) => isWanted);
  const others = (isClear ? topics : []).flatMap(({ at, isWanted }, index) => {
    const end = topics[index + 1]?.at ?? lines.length;
    return isWanted ? [] : lines.slice(at, end).map((_, offset) => at + offset);
  });
  return new Set(others);
}

function sharesWord(name: string, wanted: string): boolean {
  const stems = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (word.length >= STEM ? [word.slice(0, STEM)] : []));
  const known = new Set(stems(wanted));
  return stems(name).some((stem) => known.has(stem));
}
