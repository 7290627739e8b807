import { capitalise } from '../text/words.js';

/** What is reminded of is to be done: "n'oubliez pas de nettoyer", "recuerde cerrar", "denken Sie daran, … zu lüften". */
const REMINDERS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:et )?(?:merci|prière|n['’]oublie[zs]? pas|ne pas oublier|pense[zr]?|(?:il )?(?:ne )?faut (?:surtout )?pas oublier) (?:de |d['’]|à )(?=\p{Ll}+(?:er|ir|re)(?!\p{L}))/iu,
  es: /^(?:y )?(?:(?:por )?favor(?: de)?|se ruega|rogamos|no (?:se |te |os )?(?:olvid(?:e|es|en|éis|ar)(?:se)?|hay que olvidar)|recuerd[ae]n?|recordad|recordar|acuérd(?:ese|ate|ense)|acordaos|acordate|recordá|acordarse)(?: de)?,? (?=\p{Ll}+(?:[aei]r)(?:l[aoe]s?)?(?!\p{L}))/iu,
  it: /^(?:e )?(?:si prega|si raccomanda|vi prego|vi raccomando|non (?:dimenticat[ei](?:vi)?|dimenticare|dimenticarsi|dimentichi)|ricordat[ei](?:vi)?|ricordarsi|ricordare|ricordi) di (?=\p{Ll}+(?:[aei]r[ei])(?!\p{L}))/iu,
  pt: /^(?:e )?(?:(?:por )?favor,? |(?:não (?:se )?esqueç(?:a|am)|não (?:se )?esquece|não esquecer|não te esqueças|lembr(?:e|em|a)(?:-se)?|lembrar|não esquece|nada de esquecer) de )(?=\p{Ll}+(?:[aei]r)(?!\p{L}))/iu,
};

const GERMAN =
  /^(?:und )?(?:vergessen Sie nicht|vergesst nicht|vergiss nicht|denken Sie daran|denkt daran|denke? daran|bitte nicht vergessen|es ist (?:notwendig|nötig|wichtig|erforderlich|vorgeschrieben|Pflicht))[,:]? (?<what>.+?) (?:(?<particle>ab|an|auf|aus|ein|mit|nach|vor|weg|zurück|los|durch|um|fest|her|hin|bei)zu|zu )(?<verb>\p{Ll}+e?n)$/isu;
const DUTCH =
  /^(?:en )?(?:vergeet niet|denk eraan|het is (?:nodig|noodzakelijk|belangrijk|verplicht|vereist))[,:]? (?:om )?(?<what>.+?) (?<particle>(?:schoon|af|aan|uit|op|in|dicht|vast|weg|terug|leeg|klaar|mee|door|om|bij|na|toe|open|neer|los|over)\s)?te (?<verb>\p{Ll}+n)(?<tail>,? (?:voor|voordat|als|wanneer|zodra|nadat)\s.+)?$/isu;

/** "Asegúrese de que …" tells to make sure of it. */
const MAKE_SURE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^veillez? (?=à )/iu, 'veiller '],
    [/^(?:assurez-vous|assure-toi) (?=que |de |qu['’]|d['’])/iu, "s'assurer "],
  ],
  es: [[/^(?:asegúr(?:ese|ate|ense)|aseguraos|asegurad) (?=de |que )/iu, 'asegurarse ']],
  it: [[/^(?:assicurat[ei](?:vi)?|si assicuri|accertat[ei](?:vi)?|si accerti) (?=che |di )/iu, 'assicurarsi ']],
  de: [
    [/^(?:stellen Sie|stellt|stelle?) (?:bitte )?sicher,? (?=dass )/iu, 'sicherstellen, '],
    [/^(?:achten Sie|achtet|achte) (?:bitte )?darauf,? (?=dass )/iu, 'darauf achten, '],
  ],
  nl: [
    [/^zorg(?:t u)? (?:er)?voor,? (?=dat )/iu, 'ervoor zorgen '],
    [/^let (?:er)?op,? (?=dat )/iu, 'erop letten '],
  ],
  pt: [[/^(?:certifique-se|certifiquem-se|assegure-se) (?=de |que )/iu, 'certificar-se ']],
};

/** A sentence that reminds of something, as what is to be done; any other as it is. */
export function asWork(sentence: string, lang: string): string {
  if (lang === 'de' || lang === 'nl') {
    const { what, particle = '', verb, tail = '' } = (lang === 'de' ? GERMAN : DUTCH).exec(sentence)?.groups ?? {};
    if (what && verb) return `${capitalise(what)} ${particle.trim()}${verb}${tail}`;
  }
  const reminder = REMINDERS[lang];
  if (reminder?.test(sentence)) return capitalise(sentence.replace(reminder, ''));
  const [pattern, infinitive] = MAKE_SURE[lang]?.find(([made]) => made.test(sentence)) ?? [];
  return pattern && infinitive ? capitalise(sentence.replace(pattern, infinitive)) : sentence;
}
