/** Who reads or follows the text, told of "it" right behind the wish for it. */
const OF_IT: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:benutzen|verwenden|nutzen|lesen|anwenden|brauchen) (?:werden|sollen|müssen) (?:sie|es|das|die|ihn) |(?:gelesen|benutzt|verwendet|genutzt|angewendet) (?:wird|werden soll) (?:sie|es|das|die|der text) |(?:sie|es|das|das ganze) (?:wird|soll) (?:(?:vor allem|nur|täglich|meist) )?(?:von|an) [^;:]+? (?:gelesen|benutzt|verwendet|genutzt|angewendet|gehen)(?!\p{L})|(?:sie|es|das) (?:ist|sind) (?:für|gedacht für) |(?:sie|es) richtet sich an )/iu,
  nl: /^(?:(?:ze|zij|het|hij|dit|dat) (?:wordt|zal|moet) (?:(?:vooral|dagelijks|meestal) )?(?:(?:gebruikt|gelezen|gevolgd) (?:worden )?door |door [^;:]+? (?:gebruikt|gelezen|gevolgd)(?: worden)?(?!\p{L}))|(?:ze|het|hij|dit|dat) is (?:(?:vooral )?(?:bedoeld|bestemd) )?voor )/iu,
  fr: /^(?:(?:elle|il|ce texte|ça|cela) (?:(?:sera|est|va être|doit être) (?:(?:surtout |principalement )?(?:utilisée?|lue?|suivie?) par|destinée?) |servira (?:à|aux?) |s['’]adresse(?:ra)? )|(?:les|nos) [^,;:]{3,60}? (?:l['’]utiliseront|la liront|le liront|vont l['’]utiliser|vont (?:la|le) lire)(?!\p{L})|c['’]est (?:destiné aux?|pour) (?:les|nos|l['’]|la|le)\s?)/iu,
  es: /^(?:(?:lo|la|los|las) (?:van? a|tienen? que|deben?) (?:usar|leer|utilizar|seguir|aplicar|manejar)(?!\p{L})|(?:lo|la|los|las) (?:usarán?|leerán?|utilizarán?|seguirán?|aplicarán?|usan|leen|utilizan)(?!\p{L})|(?:será|va a ser|debe ser) (?:usad|leíd|utilizad)[oa] por(?!\p{L})|(?:va|irá|está) (?:dirigid|pensad|destinad)[oa] (?:a|para)(?!\p{L}))/iu,
  it: /^(?:(?:la|lo|le|li) (?:useranno|userà|leggeranno|leggerà|utilizzeranno|utilizzerà|seguiranno|usano|leggono|devono (?:usare|leggere|seguire))(?!\p{L})|(?:sarà|verrà|deve essere) (?:usat|lett|utilizzat|seguit)[oa] da|è (?:(?:destinat|pensat|rivolt)[oa] )(?:a|per))/iu,
  pt: /^(?:(?:vão|vai|têm de|tem de) (?:usá|lê|utilizá|segui|aplicá)-l[oa]s?(?!\p{L})|(?:será|vai ser|deve ser) (?:usad|lid|utilizad|seguid)[oa] (?:por|pel[oa]s?)(?!\p{L})|quem (?:o |a )?(?:vai|vão) (?:usar|ler|utilizar|seguir)(?: isto| isso| o texto)? (?:é|são)(?!\p{L})|destina-se (?:a|à|ao|às|aos)(?!\p{L}))/iu,
  sv: /^(?:(?:den|det) (?:ska|skall|kommer att) (?:användas|läsas|följas) av |(?:den|det) är (?:till )?för )/iu,
  pl: /^(?:(?:będą|będzie|mają) (?:z niej|z niego|ją|go|to) (?:korzystać|czytać|używać|stosować)|(?:korzystać|czytać|używać) (?:z niej|z niego|ją|go) będ)/iu,
};
/** The same with a word for the readers, wherever it stands. */
const READERS: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:die |unsere )?(?:leser(?:innen)?(?: und leser(?:innen)?)?|adressaten|zielgruppe)|die empfänger dieser \p{L}+) (?:sind|ist)(?!\p{L})/iu,
  nl: /^(?:de |onze )?(?:lezers|doelgroep|gebruikers van (?:deze|dit) \p{L}+) (?:zijn|is)(?!\p{L})/iu,
  fr: /^(?:(?:les |nos )?(?:lecteurs|destinataires)(?: de (?:cette|ce) \p{L}+)?|le public visé) (?:sont|seront|est)(?!\p{L})/iu,
  es: /^(?:los |nuestros )?(?:lectores|destinatarios)(?: de (?:este|esta) \p{L}+)? (?:son|serán)(?!\p{L})/iu,
  it: /^(?:i |gli )?(?:lettori|destinatari)(?: di (?:questa|questo) \p{L}+)? (?:sono|saranno)(?!\p{L})/iu,
  pt: /^(?:os )?(?:leitores|destinatários)(?: deste| desta)?(?: \p{L}+)? (?:são|serão)(?!\p{L})/iu,
  sv: /^(?:läsarna|målgruppen|mottagarna) är(?!\p{L})/iu,
  pl: /^(?:czytelnikami|odbiorcami|adresatami) (?:są|będą)(?!\p{L})/iu,
};

/** Whether a sentence right behind the wish says of the text who uses it: "Lo van a usar los conductores, así que …". @param lang ISO 639-1 */
export function tellsWhoUsesIt(sentence: string, lang: string): boolean {
  return OF_IT[lang]?.test(sentence) ?? false;
}

/** Whether a sentence names the readers of the text: "Die Leser sind …". @param lang ISO 639-1 */
export function namesReaders(sentence: string, lang: string): boolean {
  return READERS[lang]?.test(sentence) ?? false;
}
