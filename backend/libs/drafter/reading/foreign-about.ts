import { namesReaders } from '../languages/readers-told.js';
import { isTalk } from '../languages/talk.js';
import { isTextWish } from '../languages/text-wish.js';
import { capitalise } from '../text/words.js';
import type { Findings } from './findings.js';
import { cutAtColon } from './foreign-words.js';

/** How a document speaks of itself, by language. */
const DOCUMENT: Readonly<Record<string, string>> = {
  de: String.raw`(?:diese[rs]?|die (?:vorliegende|folgende)|das (?:vorliegende|folgende))\s(?:\p{L}*(?:anweisung|anleitung|richtlinie|regelung|checkliste|verfahren|prozess|ablauf|dokument|beschreibung|prozedur|ordnung|sop|vorgehen))`,
  nl: String.raw`deze[zn]?\s(?:\p{L}*(?:instructie|procedure|werkwijze|regeling|richtlijn|checklist|handleiding|beleid|protocol|afspraken))|dit\s(?:\p{L}*(?:protocol|document|proces|beleid|reglement|draaiboek|stappenplan|werkproces))`,
  fr: String.raw`(?:cette|la présente|ce|le présent)\s(?:procédure|instruction|consigne|fiche|note|règle|checklist|document|mode opératoire|protocole|processus|guide|règlement|mémo)`,
  es: String.raw`(?:este|esta|el presente|la presente)\s(?:procedimiento|instrucción|protocolo|proceso|documento|guía|norma|política|manual|lista|ficha|checklist)`,
  it: String.raw`(?:questa|la presente|questo|il presente|quest['’])\s?(?:procedura|istruzione|protocollo|processo|documento|guida|norma|regolamento|manuale|scheda|checklist)`,
  pt: String.raw`(?:este|esta|o presente|a presente)\s(?:procedimento|instrução|protocolo|processo|documento|guia|norma|política|manual|lista|ficha|checklist|pop|rotina)`,
  ja: '(?:本|この)(?:手順書?|マニュアル|要領書?|規程|規定|作業手順書?|文書|資料|フロー)',
  zh: '(?:本|该|此)(?:流程|制度|规范|规程|程序|规定|办法|文件|操作规程|标准|sop|手册|指导书)',
};
/** Behind these words it tells where it is valid. */
const APPLIES: Readonly<Record<string, string>> = {
  de: 'gilt|gelten|betrifft|beschreibt|regelt|ist (?:gültig|bindend|verbindlich)|findet|umfasst|legt|richtet sich',
  nl: 'geldt|is van toepassing|is bedoeld voor|beschrijft|regelt|betreft|omvat',
  fr: "s['’]applique(?:nt)?|s['’]adresse|concerne|décrit|définit|précise|vaut|est (?:valable|destinée?|applicable)|régit",
  es: 'se aplica|aplica|se dirige|describe|define|establece|regula|es (?:válid[oa]|aplicable|de aplicación)|vale|abarca|cubre|va dirigid[oa]',
  it: 'si applica|vale|riguarda|descrive|definisce|regola|disciplina|è (?:valid[oa]|rivolt[oa]|applicabile|destinat[oa])|si rivolge',
  pt: 'aplica-se|se aplica|vale|descreve|define|estabelece|regula|é (?:válid[oa]|aplicável)|destina-se|se destina|abrange',
  ja: 'は.{2,}(?:適用|対象|定め|説明し|まとめ|示す|示し|記載)',
  zh: '适用|规定|描述|说明|明确|用于|仅适用',
};
/** Behind these, what it is for. */
const AIMS: Readonly<Record<string, string>> = {
  de: 'dient|soll (?:sicherstellen|gewährleisten|dafür sorgen)|stellt sicher|hat (?:das Ziel|den Zweck)',
  nl: 'heeft (?:als|tot) doel|dient|zorgt ervoor|is bedoeld om',
  fr: 'a pour (?:but|objet|objectif|finalité)|vise|permet|sert|garantit',
  es: 'tiene (?:como|por) (?:objeto|objetivo|finalidad)|sirve|busca|pretende|garantiza|asegura',
  it: 'ha (?:lo scopo|l[’\\x27]obiettivo|come obiettivo|come scopo)|serve|mira|garantisce|assicura',
  pt: 'tem (?:como|por) (?:objetivo|finalidade|objeto)|serve|visa|garante|assegura',
  ja: 'は.{2,}(?:目的|ため)',
  zh: '旨在|目的(?:是|在于)|是为了',
};
/** "Ziel ist es, …", "L'objectif est de …": the aim by its name. */
const AIM: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:das |unser )?ziel|(?:der )?zweck)\s(?:(?:dieser|dieses|der|des|ist)\s)/iu,
  nl: /^(?:het |ons )?doel (?:van|is)\s/iu,
  fr: /^(?:l['’]objectif|le but|la finalité)\s(?:de (?:cette|ce|la)|du|est)\s/iu,
  es: /^(?:el |nuestro )?(?:objetivo|objeto|propósito)\s(?:de (?:este|esta|l)|del|es)\s?/iu,
  it: /^(?:l['’]obiettivo|lo scopo|il fine)\s(?:di (?:questa|questo)|della|del|è)\s/iu,
  pt: /^o (?:objetivo|propósito)\s(?:deste|desta|do|da|é)\s/iu,
  ja: /^目的は/u,
  zh: /^(?:目的(?:是|：)|为了?.{2,30}[，,](?:特?制[定订])(?:本|此|以下))/u,
};

interface About {
  scope: RegExp;
  aim: RegExp;
  named: RegExp | null;
}

const patterns = new Map<string, About>(
  Object.entries(DOCUMENT).map(([lang, document]) => {
    const gap = lang === 'ja' || lang === 'zh' ? '' : String.raw`\s`;
    return [
      lang,
      {
        scope: new RegExp(`^(?:${document})${gap}(?:${APPLIES[lang]})`, 'iu'),
        aim: new RegExp(`^(?:${document})${gap}(?:${AIMS[lang]})`, 'iu'),
        named: AIM[lang] ?? null,
      },
    ];
  }),
);

/** What a sentence tells about the procedure itself: what it is for or where it is valid; null where it tells anything else. */
function aboutProcedure(sentence: string, lang: string): 'purpose' | 'scope' | null {
  const about = patterns.get(lang);
  if (!about) return null;
  if (about.aim.test(sentence) || about.named?.test(sentence)) return 'purpose';
  return about.scope.test(sentence) ? 'scope' : null;
}

/** "Le rayon bijoux n'est pas concerné", "Gutscheine gehören nicht dazu": for what it is not valid. */
const NOT_MEANT: Readonly<Record<string, RegExp>> = {
  de: /^[^,;:]{3,70}\s(?:(?:ist|sind) (?:hier(?:von)? |davon |damit )?nicht (?:betroffen|gemeint|erfasst)|gehör(?:t|en) (?:hier )?nicht (?:dazu|hierher)|fällt nicht darunter|fallen nicht darunter|bleib(?:t|en) (?:hier )?außen vor)$/iu,
  nl: /^[^,;:]{3,70}\s(?:val(?:t|len) (?:hierbuiten|erbuiten|hier niet onder|er niet onder|buiten deze \p{L}+)|hoor(?:t|en) (?:hier|er) niet bij|(?:is|zijn) hier niet (?:bedoeld|inbegrepen))$/iu,
  fr: /^[^,;:]{3,70}\s(?:n['’]est pas (?:concernée?|visée?|comprise?)|ne (?:sont|seront) pas (?:concernée?s|visée?s|comprise?s)|ne fait pas partie de (?:la|cette) procédure)(?: ici| par (?:la|cette) procédure)?$/iu,
  es: /^[^,;:]{3,70}\s(?:queda(?:n)? (?:fuera|al margen|excluid[oa]s?)(?: de (?:este|esta) \p{L}+)?|no (?:está|están|entra|entran) (?:incluid[oa]s?|aquí|en (?:este|esta) \p{L}+))$/iu,
  it: /^[^,;:]{3,70}\s(?:non (?:è|sono) (?:compres[oaie]|inclus[oaie]|interessat[oaie])|rest(?:a|ano) (?:fuori|esclus[oaie])|non (?:rientra|rientrano) (?:qui|in questa procedura))(?: qui)?$/iu,
  pt: /^[^,;:]{3,70}\s(?:fica(?:m)? de fora|não (?:está|estão) (?:incluíd[oa]s?|abrangid[oa]s?)|não (?:entra|entram) (?:aqui|neste \p{L}+))$/iu,
};

/** Whether a sentence is about the procedure or its text; what it says then goes where a document has it. */
export function takeAbout(sentence: string, findings: Findings, lang: string): boolean {
  if (isTextWish(sentence, lang) || namesReaders(sentence, lang)) {
    findings.notes.push(capitalise(sentence));
    return true;
  }
  const about = NOT_MEANT[lang]?.test(sentence) ? 'scope' : aboutProcedure(sentence, lang);
  if (about === null) return false;
  if (about === 'purpose' && findings.purpose === null) findings.purpose = capitalise(sentence);
  else findings.scope.push(capitalise(sentence));
  return true;
}

/** "So soll es künftig laufen: …", "Así queremos que se haga: …": says only that the work follows. */
const FOLLOWS: Readonly<Record<string, RegExp>> = {
  de: /^(?:und\s)?(?:(?:künftig|ab (?:jetzt|sofort|nun)|in zukunft)\s)?so\s(?:soll|sollte|muss|wird|wollen|möchten|machen|läuft|geht)\s[^,:;]{2,50}$|^(?:künftig|in zukunft|ab (?:jetzt|sofort|nun))\s(?:soll|sollte|wird|läuft|gilt|machen|gehen|wollen)\s[^,:;]{0,40}(?:so|folgendes|folgendermaßen|wie folgt)(?:\s\p{Ll}+)?$/iu,
  nl: /^(?:en\s)?(?:zo|voortaan)\s(?:moet|moeten|gaat|willen|doen|zal|wordt|hoort)\s[^,:;]{2,50}$/iu,
  fr: /^(?:(?:désormais|dorénavant|à l['’]avenir),?\s)?(?:voici|voilà|ça|cela|on|nous|les choses)\s[^,:;]{0,60}(?:comme (?:ça|suit|ceci)|ainsi|ce qu['’]on veut|de cette (?:façon|manière))$|^(?:voici|voilà)\scomment\s[^,:;]{3,60}$/iu,
  es: /^(?:(?:a partir de ahora|en adelante),?\s)?(?:así|de esta (?:forma|manera)|esto)\s(?:queremos|debe|tiene|vamos|se (?:va|hará|hace)|será|es como)(?!\p{L})[^,:;]{0,50}$|^(?:a partir de ahora|en adelante),?\s(?:lo\s)?(?:haremos|se hará|hacemos|queremos)[^,:;]{0,30}(?:así|de esta (?:forma|manera)|lo siguiente)$/iu,
  it: /^(?:(?:d['’]ora in poi|in futuro),?\s)?(?:così)\s(?:vogliamo|deve|dovrà|dovrebbe|si (?:deve|farà)|faremo)(?!\p{L})[^,:;]{0,50}$|^(?:d['’]ora in (?:poi|avanti)|in futuro),?\s[^,:;]{0,40}(?:così|quanto segue|in questo modo|come segue)$/iu,
  pt: /^(?:(?:a partir de agora|daqui em diante),?\s)?(?:é\s)?assim\s(?:que\s)?(?:queremos|deve|vamos|se (?:fará|deve)|será|tem)(?!\p{L})[^,:;]{0,50}$|^(?:a partir de agora|daqui em diante),?\s[^,:;]{0,40}(?:assim|o seguinte|desta (?:forma|maneira))$/iu,
  sv: /^(?:så (?:här\s)?(?:ska|skall|vill|gör|går)|från och med nu gäller)(?!\p{L})[^,:;]{0,50}$/iu,
  da: /^(?:sådan|fremover)\s(?:skal|vil|gør)\s[^,:;]{0,50}$/iu,
  no: /^(?:slik|fremover|heretter)\s(?:skal|vil|gjør)\s[^,:;]{0,50}$/iu,
  pl: /^(?:(?:od teraz|teraz)\s)?tak\s(?:ma|powinno|chcemy|robimy|będzie)(?!\p{L})[^,:;]{0,50}$/iu,
};

/** "wie besprochen der Ablauf: Die Verwaltung …", "Ab 1. März gilt Folgendes: …": the work itself; a date is not lost. */
export function withoutAnnouncement(told: string, findings: Findings, lang: string): string {
  const [head, work] = cutAtColon(told);
  const isAnnounced = FOLLOWS[lang]?.test(head) || isTalk(head.replace(/\d/gu, ''), lang);
  if (work === '' || !isAnnounced) return told;
  if (/\d/u.test(head)) findings.notes.push(capitalise(head));
  return work;
}
