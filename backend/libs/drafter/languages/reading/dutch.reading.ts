import type { ReadingProfile } from '../reading-profile.js';
import { germanicRetention } from './retention.js';

export const dutchReading: ReadingProfile = {
  titles: [
    // "Even de afspraken voor het fietsenhok op een rij, want …", "Vanaf maandag verandert de uitgifte"
    /^(?:(?:nog )?even |hier )?(?:de |onze )?(?:afspraken|regels|stappen|spelregels) (?:voor|over|rond|bij) (?:de |het |ons |onze )?([^.,:;\n!?]{3,60}?)(?: (?:op een rij|nog eens|nog even|even))?(?:, [^.:;\n!?]*)?$/iu,
    /^vanaf [^.,:;\n!?]{2,24}? (?:doen we|gaat|gaan|regelen we) (?:de |het )([^.,:;\n!?]{3,60}?) (?:anders|als volgt|zo)$/iu,
    /^vanaf [^.,:;\n!?]{2,24}? verander(?:t|en) (?:de |het )([^.,:;\n!?]{3,60})$/iu,
    /^(?:(?:hier|nog|even|kort) )*hoe (?:doen?|doet|(?:het|dat|dit) (?:gaat|loopt|werkt|zit)|gaat|werkt|zit) (?:(?:je|ge|we|u|jullie|dat|het|dit|ook|alweer|weer|nu) )+(?:met|bij) (?:de |het |die |dat |onze )?([^.:;\n!?]{3,60})$/iu,
    /^(?:we (?:willen|gaan|moeten)|ik (?:wil|ga|moet)) (?:(?:hier|even|eens|graag|nu) )*(?:vastleggen|opschrijven|beschrijven|uitleggen|noteren|op papier zetten),? hoe (?:(?:we|wij|je) )?(?:de |het |een |onze? )?([^.:;\n!?]{3,80}?)(?:\s(?:loopt|lopen|verloopt|gaat|werkt|doen|gebeurt|regelen))?$/iu,
    /^(?:hieronder|hierna|hier)(?: \p{L}+){0,5},? (?:maar |en )?(?:dit is |zo is )?hoe (?:we|wij) (?:de |het |onze? )?([^.:;\n!?]{3,80})$/iu,
    /^ik (?:wou|wilde) (?:je|jullie|u) (?:(?:even|nog|eens) )*(?:uitleggen|schrijven|sturen|vertellen),? hoe (?:we|wij|je) (?:de |het |onze? )?([^.:;\n!?]{3,80}?)(?:\s(?:doen|regelen|aanpakken))?$/iu,
    /^hoe (?:we|wij|je|ik) (?:de |het |onze? )?([^.:;\n!?]{3,80})$/iu,
    /^(?:[^.:;\n!?]{0,40}\b(?:schrijf|maak|ik wil|we willen|graag|we hebben|ik heb)\s+(?:een\s+)?)?(?:werkinstructie|werkwijze|procedure|instructie|protocol|handleiding|checklist|sop)\s+(?:voor|van|om)\s+(?:de |het |een |onze )?([^.:;\n!?]{3,120})$/iu,
    /(?:^|[,!]\s)(?:zo (?:doen we|werkt|gaat)|hier (?:is|komt|volgt)|bij deze)\s+(?:de |het |hoe |ons |onze )?([^.:;\n!?]{3,120})$/iu,
    /^hoe\s+(?:we |je )?([^.:;\n!?]{3,120})$/iu,
  ],
  separator: /[,;]\s+(?:en\s+)?|\s+en\s+(?=dan\s)/iuy,
  attached:
    /^(?:(?:alleen|enkel)(?!\s(?:daarna|dan|als))|die|dat|dan(?! \p{Ll}+(?:t|e|en)? (?:je|we|de|het|een)\s)|want|dus|wat|waar|hoe|of|liefst|bijv\.|bijvoorbeeld|bij voorkeur|uiterlijk|minstens|maximaal|anders|eventueel|als|wanneer|mits|omdat|zodat|om|maar|behalve|niet|nooit|ook|met|zonder|voor|van|\d{1,4}\s+(?:en|of))\s/iu,
  singleWordAction: /^\p{Ll}{3,}en$/u,
  connectives: /^(?:eerst|dan|ten slotte|tot slot|ook|verder)[,:]?\s+(?=\p{L}+\s)/iu,
  conditions: [
    /^((?:lukt|gaat|valt|ligt|is|zijn|heeft|komt|ontbreekt|klopt|werkt|blijft|wordt|staat|zit|past|ziet)\s(?:[^,]|,\d){3,100}),\s+(?:dan\s+)?(\p{Ll}.{3,300})$/iu,
    /^(?:als|wanneer|indien|in geval van|bij(?!(?:\s\p{L}+){1,4}\s(?:je|we|u|ge)\s))\s+((?:[^,]|,\d){3,120}),\s+(?:dan\s+)?(.{3,300})$/iu,
  ],
  trouble:
    /(?<!\p{L})(?:hoger|lager|warmer|kouder|nat|weiger\p{L}*|annuler\p{L}*|nooit|niet|geen|ontbreek\p{L}*|ontbrek\p{L}*|mist|kapot\p{L}*|defect\p{L}*|beschadig\p{L}*|fout\p{L}*|storing\p{L}*|te (?:laat|hoog|laag|warm|koud)|verlor\p{L}*|kwijt|klacht\p{L}*|ongeval\p{L}*|ongeluk|gewond\p{L}*|lek\p{L}*|nood\p{L}*|meer dan|minder dan|boven|onder|ziek\p{L}*|twijfel\p{L}*|proble\p{L}*)(?!\p{L})/iu,
  turnsAfterCondition: true,
  otherwise: {
    pattern: /^(.{3,120}?)[,;]\s+(?:anders|zo niet)\s+(.{3,200})$/iu,
    negate: (step) => `Niet voldaan: ${step}`,
  },
  rule: /^het is (?:\p{L}+ )?(?:verboden|niet (?:toegestaan|de bedoeling))|^(?:nooit|niet|geen|niemand|verboden|alleen|uitsluitend)\b|^(?!als|wanneer|indien)[^,:]{3,}\snooit(?:\s|$)|^(?!als|wanneer|indien|zodra|voordat|nadat)(?:[^,:]{3,40}\s)?(?:mag|mogen|moogt)\s(?:[^,:]{1,40}\s)?(?:nooit|niet|alleen|enkel|geen|pas|niemand|uitsluitend)(?!\p{L})|^(?!als|wanneer|indien|zodra|voordat|nadat)[^,:]{3,60}\s(?:is|zijn)\s(?:\p{L}+\s){0,3}(?:verboden|niet toegestaan|niet toegelaten)|^(?!als|wanneer|indien|zodra|voordat|nadat)[^,:]{3,60}\s(?:wordt|worden)\s(?:[^,:]{1,40}\s)?(?:uitsluitend|enkel|nooit)\s|^(?:let op|opgelet|pas op|voorzichtig)[,:!]\s/iu,
  protective: /\b(?:handschoenen|veiligheidsbril|gehoorbescherming|helm|masker|veiligheidsschoenen|schort)\b/giu,
  retention: germanicRetention(
    'nl',
    'bewaren(?: we)?|bewaard|archiveren|gearchiveerd',
    'bewaard|gearchiveerd|bewaren|archiveren',
  ),
  limit: /\(?((?:max\.|min\.|maximaal|minimaal|hoogstens|minstens|ten minste)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [],
  goesOn: null,
  namedRoles: [
    /\bverantwoordelijk(?:e)?(?:\s(?:is|zijn)|:)\s+(?:de |het )?(?<role>\p{L}[\p{L}-]+(?:\s\p{L}+){0,2})/giu,
  ],
  rewrites: [],
  scope: null,
  frequency:
    /\b(?:elke (?:dag|ochtend|avond|nacht|week|maand|dienst|keer|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|elk (?:uur|jaar|kwartaal)|dagelijks|wekelijks|maandelijks|jaarlijks|(?:één|een) keer per \p{L}+)\b/iu,
};
