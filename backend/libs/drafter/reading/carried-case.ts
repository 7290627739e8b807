import type { ReadingProfile } from '../languages/reading-profile.js';
import { trimPunctuation } from '../text/words.js';
import { caseIn } from './foreign-condition.js';

/** "une déclaration": what a case brings up, by language; "les", "den" and the like name what is there anyway. */
const NEW_THING: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})une?\s(?<thing>\p{L}{4,})/giu,
  es: /(?<!\p{L})una?\s(?<thing>\p{L}{4,})/giu,
  it: /(?<!\p{L})un(?:[oa]\s|\s|['’])(?<thing>\p{L}{4,})/giu,
  pt: /(?<!\p{L})uma?\s(?<thing>\p{L}{4,})/giu,
  de: /(?<!\p{L})eine?[nmr]?\s(?:\p{Ll}+e[nrms]?\s)?(?<thing>\p{Lu}\p{L}{3,})/gu,
  nl: /(?<!\p{L})een\s(?<thing>\p{L}{4,})/giu,
};
/** "Cette déclaration …": this very one. */
const THIS_THING: Readonly<Record<string, RegExp>> = {
  fr: /^(?:cette|cet|ce)\s(?<thing>\p{L}+)/iu,
  es: /^(?:esta|este|esa|ese|dicha|dicho)\s(?<thing>\p{L}+)/iu,
  it: /^(?:quest[oa]\s|quest['’]|tale\s)(?<thing>\p{L}+)/iu,
  pt: /^(?:esta|este|essa|esse)\s(?<thing>\p{L}+)/iu,
  de: /^diese[rsmn]?\s(?<thing>\p{L}+)/iu,
  nl: /^(?:deze|dit|die|dat)\s(?<thing>\p{L}+)/iu,
};

/** "In diesem Fall", "pendant toute cette période": the case or the time that the sentence before has told. */
const SAME_CASE: Readonly<Record<string, RegExp>> = {
  de: /^(?:in (?:diese[mn]|solchen) f(?:all|ällen)|in dieser (?:zeit|phase)|in diese[mn] (?:zeitraum|monaten|tagen)|während dieser (?:zeit|phase)|dabei)(?!\p{L})/iu,
  nl: /^(?:in (?:dat|zo['’]?n|die) geval(?:len)?|in (?:die|deze) (?:periode|tijd|maanden|weken|dagen)|(?:gedurende|tijdens) (?:die|deze) \p{L}+)(?!\p{L})/iu,
  fr: /^(?:dans ce(?:s)? cas|(?:pendant|durant) (?:toute )?cette (?:période|saison|phase)|à cette (?:période|époque)|(?:pendant|durant) ce temps)(?!\p{L})/iu,
  es: /^(?:en (?:ese|este|esos|estos|tal) (?:caso|casos|periodo|período|tiempo|meses|días)|en (?:esa|esta) (?:época|temporada)|durante (?:todo )?(?:ese|este) \p{L}+|durante (?:toda )?(?:esa|esta) \p{L}+)(?!\p{L})/iu,
  it: /^(?:in (?:quel|questo|tal|quei|questi|quegli) (?:caso|casi|periodo|mesi|giorni)|(?:durante|per) (?:tutto )?(?:quel|questo) periodo)(?!\p{L})/iu,
  pt: /^(?:n(?:esse|este|esses|estes) (?:caso|casos|período|meses|dias)|n(?:essa|esta) (?:época|altura|situação)|durante (?:todo )?(?:esse|este) \p{L}+)(?!\p{L})/iu,
};
/** A time of the year, or how long something lasts, that opens a sentence without being a condition. */
const SEASON: Readonly<Record<string, RegExp>> = {
  de: /^((?:solange|während)\s[^,:;]{3,80}|(?:im|am|in den|in der)\s(?:sommer|winter|frühjahr|herbst|wochenende|ferien|saison|hochsaison|nacht|erntezeit|advent|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))(?=[\s,])/iu,
  nl: /^((?:zolang|tijdens)\s[^,:;]{3,60}?(?=,|\s(?:is|zijn|gaat|gaan|wordt|worden|mag|mogen|moet|moeten)\s)|in (?:de|het) (?:zomer|winter|lente|herfst|vakantie|weekend|hoogseizoen|nacht))(?=[\s,])/iu,
  fr: /^((?:en période d(?:e\s|['’])|pendant\s|durant\s|tant qu(?:e\s|['’]))[^,:;]{3,80}(?=,)|en (?:été|hiver|automne|haute saison|basse saison|week-end))(?=[\s,])/iu,
  es: /^((?:en temporada|en época|durante|mientras)\s[^,:;]{3,80}(?=,)|en (?:verano|invierno|otoño|primavera|vacaciones|navidad|temporada alta))(?=[\s,])/iu,
  it: /^((?:in periodo|durante|finché|mentre)\s[^,:;]{3,80}(?=,)|(?:in|d['’])\s?(?:estate|inverno|autunno|primavera|alta stagione|vendemmia)|nei mesi di \p{L}+(?: e \p{L}+)?)(?=[\s,])/iu,
  pt: /^((?:em época|durante|enquanto)\s[^,:;]{3,80}(?=,)|n[oa] (?:verão|inverno|outono|primavera|época alta|época baixa|natal))(?=[\s,])/iu,
};
/** "Bei Gasgeruch wird …", "bij brand gaat …": a case before the verb of its sentence. */
const EVENT: Readonly<Record<string, RegExp>> = {
  de: /^(bei\s(?:\p{L}+\s){1,5}?)(?:wird|werden|muss|müssen|ist|sind|bleibt|bleiben|darf|dürfen|soll|sollen)\s/iu,
  nl: /^(bij\s(?:\p{L}+\s){1,5}?)(?:wordt|worden|moet|moeten|gaat|gaan|is|zijn|blijft|mag|mogen)\s/iu,
};

/** The case of the sentence before, for one that goes on with what only that case brings up, or that says "in this case". */
export class CarriedCase {
  private when: string | null = null;
  private things: ReadonlySet<string> = new Set();

  constructor(
    private readonly profile: ReadingProfile,
    private readonly lang: string,
  ) {}

  /** The case in which alone a sentence is done: "En cas de vol, … une déclaration. | Cette déclaration est jointe …"; null for any other. */
  caseOf(sentence: string): string | null {
    const thing = THIS_THING[this.lang]?.exec(sentence)?.groups?.['thing']?.toLowerCase() ?? '';
    const isSame = SAME_CASE[this.lang]?.test(sentence) === true;
    if (this.when !== null && (isSame || this.things.has(thing))) return this.when;
    this.remember(trimPunctuation(sentence));
    return null;
  }

  private remember(sentence: string): void {
    const told = caseIn(sentence, this.profile, this.lang);
    const pattern = NEW_THING[this.lang];
    const opening = SEASON[this.lang]?.exec(sentence)?.[1] ?? EVENT[this.lang]?.exec(sentence)?.[1];
    this.when =
      told === null ? (opening?.trim() ?? null) : trimPunctuation(sentence.slice(0, sentence.lastIndexOf(told.action)));
    const found = told === null || !pattern ? [] : [...told.action.matchAll(pattern)];
    this.things = new Set(found.map(({ groups }) => groups?.['thing']?.toLowerCase() ?? ''));
  }
}
