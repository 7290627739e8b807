import type { ReadingProfile } from '../reading-profile.js';
import { germanicRetention } from './retention.js';

export const germanReading: ReadingProfile = {
  titles: [
    // "Bei uns im Labor läuft die Probenannahme so"
    /^(?:bei uns|hier)(?:\s(?:im|am|beim|in der|in den|in|auf der|auf dem|an der)\s[\p{L}-]+)?\s(?:läuft|funktioniert|geht|machen wir)\s(?:der |die |das |den )?([^.,:;\n!?]{3,60}?)\s(?:so|folgendermaßen|wie folgt)$/iu,
    // "Ab Mai gilt für die Poststelle Folgendes", "Ab sofort ändert sich die Annahme der Ware"
    /^ab [^.,:;\n!?]{2,24}? (?:gilt|gelten) für (?:den |die |das )?([^.,:;\n!?]{3,60}?) (?:folgendes|folgende regeln?|folgender ablauf|neue regeln)$/iu,
    /^ab [^.,:;\n!?]{2,24}? (?:läuft|laufen|machen wir|geht|regeln wir) (?:der |die |das |den )?([^.,:;\n!?]{3,60}?) (?:anders|neu|so|wie folgt)$/iu,
    /^ab [^.,:;\n!?]{2,24}? (?:ändert|ändern) sich (?:der |die |das )?([^.,:;\n!?]{3,60})$/iu,
    /^wie (?:macht|machen|läuft|geht|ist|war) (?:(?:man|ihr|wir|das|es|denn|nochmal|noch mal|eigentlich|nun|jetzt) )+(?:mit|bei|beim) (?:den |dem |der |die |unseren? )?([^.:;\n!?]{3,60})$/iu,
    /^(?:wir (?:wollen|möchten|müssen|sollten)|ich (?:will|möchte|soll)|hier steht|hier geht es darum|es geht darum|kurz(?: zur info)?)[,:]?\s(?:(?:hier|mal|kurz|euch|dir|einmal|endlich|heute)\s)*(?:(?:fest|auf)?(?:halten|schreiben)|beschreiben|erklären|notieren|dokumentieren|festlegen)?,?\s*wie\s(?:(?:bei uns|wir|man|künftig|ab jetzt)\s)*(?:die |der |das |den |unsere?[nrs]? )?([^.:;\n!?]{3,80}?)(?:\s(?:läuft|laufen|abläuft|ablaufen|funktioniert|funktionieren|geht|erfolgt|passiert|aussieht|(?:ab)?(?:laufen|gehen) (?:soll|sollen)|gemacht wird|machen))?$/iu,
    /^ich wollte (?:dir|euch|ihnen) (?:(?:mal|kurz|noch) )*(?:schreiben|erklären|schicken|aufschreiben|sagen), wie (?:wir|man) (?:die |den |das |der |unsere[nrs]? )?([^.:;\n!?]{3,80}?)(?:\s(?:machen|macht|erledigen))?$/iu,
    /^wie (?:wir|man|ich) (?:die |den |das |der |unsere[nrs]? )?([^.:;\n!?]{3,80})$/iu,
    /^[^.:;\n!?]{0,60}?\b(?:ablauf|prozess|vorgehen|vorgehensweise|regelung|anleitung|arbeitsanweisung|checkliste|regeln|anweisung)\s+(?:für|zum|zur|zu|bei|beim)\s+(?:die |den |das |der |unsere[nrs]? |neue[nr]? )?([^.:;\n!?]{3,80})$/iu,
    /(?:^|[,!]\s)(?:(?:so )?(?:machen wir|läuft|geht|funktioniert|erledigen wir)|hier (?:ist|kommt)|anbei)(?: (?:ab|seit) \p{L}+)?\s+(?:der |die |das |den |unsere?[nrs]? |eure?[nrs]? )([^.:;\n!?]{3,120})$/iu,
    /^(?:bitte\s+)?(?:(?:schreibe?|erstelle?|brauchen?|wir brauchen|ich brauche)\s+)?(?:eine?n?\s+)?(?:arbeitsanweisung|anleitung|verfahren(?:sanweisung)?|prozess|sop|checkliste|anweisung)\s+(?:für|zum|zur|zu)\s+(?:die |den |das |der |unsere[nrs]? )?([^.:;\n!?]{3,120})$/iu,
  ],
  // "Tankanzeige und Kilometerstand ablesen": two things of one verb stay together.
  separator: /[,;]\s+(?:und\s+)?|(?<=(?:^|\s)\p{Ll}+en)\s+und\s+(?=(?:\p{Lu}\p{L}+ ){1,3}\p{Ll}+en\b)/uy,
  attached:
    /^(?:dauert|dauern|der|die|das|dem|den|dass|z\.\s?B\.|d\.\s?h\.|bzw\.|zum Beispiel|und zwar|etwa|egal|also|auch|am besten|möglichst|spätestens|frühestens|längstens|höchstens|mindestens|sonst|ansonsten|notfalls|weil|wenn|falls|sofern|soweit|vorausgesetzt|sobald|bevor|nachdem|solange|bis|ob|um|damit|welche[rs]?|was|wer|wie|wo|wann|woran|womit|sowie|oder|außer|aber|nicht|nur|\d{1,4}\s+(?:und|oder))\s/u,
  singleWordAction: null,
  connectives: /^(?:zuerst|danach|dann|anschließend|schließlich|zuletzt|außerdem|nun|jetzt)[,:]?\s+/iu,
  conditions: [
    /^(\p{L}{2,}t\s(?:der|die|das|ein|eine|kein|keine|etwas|jemand|es|man|er|sie)\s(?:[^,]|,\d){3,100}),\s+(?:dann |so )?((?:\p{Ll}+t|ist|sind|muss|müssen|soll|sollen|werden|\p{Ll}+en)\s.{3,300})$/iu,
    /^((?:fehl(?:t|en)|ist|sind|ha(?:t|ben)|wird|werden|komm(?:t|en)|geh(?:t|en)|lieg(?:t|en)|bleib(?:t|en)|reich(?:t|en)|pass(?:t|en)|stimm(?:t|en)|funktionier(?:t|en)|gibt es|besteh(?:t|en)|fällt|fallen|steig(?:t|en)|sink(?:t|en)|überschreitet|unterschreitet)\s(?:[^,]|,\d){3,100}),\s+(?:dann |so )?(\p{Ll}.{3,300})$/iu,
    /^(?:wenn|falls|sollte|sofern|bei)\s+((?:[^,]|,\d){3,120}),\s+(?:dann\s+)?(.{3,300})$/iu,
  ],
  trouble:
    /(?<!\p{L})(?:nass\p{L}*|höher|niedriger|wärmer|kälter|ablehn\p{L}*|verweiger\p{L}*|zurückweis\p{L}*|stopp\p{L}*|nicht|kein\p{L}*|fehl\p{L}*|kaputt\p{L}*|defekt\p{L}*|\p{L}*schäd\p{L}*|\p{L}*schaden\p{L}*|falsch\p{L}*|abweich\p{L}*|störung\p{L}*|ausfall|ausfällt|verspät\p{L}*|verloren|undicht|alarm|unfall|verletz\p{L}*|brand|brennt|über(?:schr\p{L}*|steigt)?|unter(?:schr\p{L}*)?|mehr als|weniger als|rot\p{L}{0,2}|krank\p{L}*|beschwer\p{L}*|reklam\p{L}*|notfall|verdacht|problem\p{L}*|zu (?:hoch|niedrig|spät|warm|kalt|viel|wenig))(?!\p{L})/iu,
  turnsAfterCondition: true,
  otherwise: {
    pattern: /^(.{3,120}?)[,;]\s+(?:sonst|ansonsten|andernfalls)\s+(.{3,200})$/iu,
    negate: (step) => `Nicht erfüllt: ${step}`,
  },
  rule: /^es ist (?:verboten|untersagt|nicht (?:erlaubt|gestattet))\b|\b(?:ist|sind)\b.{0,60}\b(?:verboten|untersagt|unzulässig|nicht (?:erlaubt|gestattet|zulässig))(?:$|,)|^(?:niemals|nie|nicht(?!\s\p{L}{3,}[tndrlgh]e[nrsm]?\s)|kein[ea]?[nr]?|auf keinen fall|keinesfalls)\b|^(?!wenn|falls|sofern|sollte)[^,:]{3,}\s(?:nie|niemals|auf keinen fall|keinesfalls)(?:\s|$)|\b(?:entscheidet|darf|dürfen|nur)\s+(?:nur\s+)?(?:frau|herr|der|die|das|durch)\b|^(?!wenn|falls|sofern|sobald|bevor|nachdem|ist|sind)(?:[^,:]{1,60}\s)?(?:darf|dürfen)\s(?:[^,:]{1,40}\s)?(?:nur|erst|nicht|nie|niemals|niemand|kein\p{L}*|ausschließlich)(?!\p{L})|^(?!wenn|falls|sofern|sobald|bevor|nachdem|damit|prüf|kontrollier|schau)[^,:]{3,60}\s(?:nicht(?!\s\p{L}{3,}[tndrlgh]e[nrsm]?\s)(?! vergessen)|kein(?:e[nrs]?)?)\s(?:[^,:]{1,40}\s)?\p{Ll}{2,}en(?:$|,)|^(?!wenn|falls|sofern|sobald|bevor|nachdem)[^,:]{3,60}\s(?:wird|werden)\s(?:[^,:]{1,40}\s)?(?:nur|ausschließlich)\s(?!kurz|leicht|noch|einmal|grob|bei bedarf)|^(?:achtung|vorsicht)[,:!]\s|^ohne\s[^,:]{3,60}\s(?:kein\p{L}*|nicht|nichts)(?!\p{L})/iu,
  protective:
    /\b(?:schutz(?:brille|helm|kleidung|handschuhe|schuhe|anzug|maske|ausrüstung|weste|schürze|visier)n?|handschuhe|schutzbrille|gehörschutz|helm|maske|sicherheitsschuhe|warnweste)\b/giu,
  retention: germanicRetention(
    'de',
    'aufbewahrung|aufbewahren|aufbewahrt|aufzubewahren',
    'aufbewahrt|aufgehoben|archiviert|aufbewahren|aufheben|archivieren|aufzubewahren|aufzuheben',
  ),
  limit: /\(?((?:max\.|min\.|höchstens|mindestens|maximal|minimal|bis zu)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [],
  goesOn: null,
  namedRoles: [
    /\b(?<person>(?:Frau|Herr)\s(?:(?:Dr|Prof)\.\s)*\p{Lu}\p{L}+)/gu,
    /\b(?:der|die|den|dem)\s(?<role>\p{Lu}\p{L}*(?:leiter|leiterin|meister|führer|beauftragte|verantwortliche|manager|chef|fahrer))\b/gu,
  ],
  rewrites: [{ pattern: /^bei (\p{Lu}\p{L}+) (\p{Lu}\p{L}+) (\p{Ll}+en)\b(.*)$/u, replacement: 'Bei $1 die $2 $3$4' }],
  scope: null,
  frequency:
    /\b(?:jeden (?:Tag|Morgen|Mittag|Abend|Monat|Werktag|Arbeitstag|\p{Lu}\p{L}+tag|\p{Lu}\p{L}+abend)|jede (?:Woche|Nacht|Schicht|Stunde)|(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|werktags)|täglich|wöchentlich|monatlich|jährlich|einmal (?:pro|am|im) \p{L}+|bei jeder \p{L}+)\b/iu,
};
