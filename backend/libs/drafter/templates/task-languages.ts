/** What one has to know of a language to compare tasks that are named in it. */
export interface TaskLanguage {
  /** Words that ask for a procedure, or join others, and say nothing of the task. */
  empty: ReadonlySet<string>;
  /** Endings that one task wears in different sentences; what remains need not be a word. */
  endings: RegExp;
  /** Different words for one thing, as people use them for tasks. */
  same: readonly (readonly string[])[];
  /**
   * How like a template a request has to be, from 0 to 1, before the template is taken for what somebody asks for: at least, as
   * one that is not much like it has to ask often, too (`asked-with.ts`). `template-index.spec.ts` measures what both find for
   * wishes that were written without knowing the ways to ask.
   */
  sure: number;
  /** Whether words are joined to one: "Ladenöffnung" is about "Laden" and "öffnen". */
  joinsWords?: true;
  /** Whether spelling follows the syllable, so that an ending changes the stem: "betaal" and "betalen", "brief" and "brieven". */
  spellsBySyllable?: true;
}

export const TEMPLATE_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl'] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

/** Words are written as `foldWord` writes them: small letters without accents. */
export const TASK_LANGUAGES: Readonly<Record<TemplateLanguage, TaskLanguage>> = {
  en: {
    empty: words(`a an the and or of for to on at by with from into our my your their his her its we i you they it this
      that these those is are be do does how what when who if should must can need needs want please pls plz thx thanks
      asap me us up write make create draft give generate sop sops procedure procedures process checklist
      list guide policy instruction instructions protocol workflow template document steps step standard operating
      somebody someone everybody people so that every each get getting cant dont way right correct correctly
      properly now ones two three four five them him there because could would like has have had was were been being
      not no some any all more less than then too also hello hi hey help something nobody anything everything everyone
      anyone about over under during while again yet still quite sure just really always usually monday tuesday wednesday
      thursday friday saturday sunday small company incl including etc whose which where why may might will
      im ive dont isnt doesnt didnt hasnt wont t s re ve ll different differently`),
    sure: 0.5,
    endings: /(?:ings?|ations?|ions?|ments?|ers?|ies|ied|ed|es|s|e|y)$/u,
    same: [
      ['shop', 'store', 'boutique'],
      ['employee', 'hire', 'starter', 'joiner', 'colleague', 'staff', 'worker', 'coworker'],
      ['offboard', 'leaver', 'quit', 'resign', 'leave'],
      ['onboard', 'induct'],
      ['till', 'register', 'drawer'],
      ['customer', 'client'],
      ['bill', 'invoice'],
      ['vehicle', 'car', 'van'],
      ['bathroom', 'toilet', 'restroom', 'washroom'],
      ['apartment', 'flat'],
      ['inspect', 'check'],
      ['email', 'mail'],
      ['stocktake', 'inventory'],
      ['tire', 'tyre'],
      ['coffee', 'espresso'],
      ['doctor', 'physician'],
      ['repair', 'fix', 'mend'],
      ['faucet', 'tap'],
      ['mold', 'mould'],
      ['refrigerator', 'fridge'],
      ['supplier', 'vendor'],
      ['broken', 'faulty', 'defective'],
      ['buy', 'purchase'],
      ['payroll', 'wage', 'salary'],
      ['child', 'kid', 'children'],
      ['student', 'pupil'],
      ['waste', 'trash', 'garbage', 'rubbish'],
      ['truck', 'lorry'],
      ['schedule', 'rota', 'roster'],
      ['vacuum', 'hoover'],
      ['medicine', 'medication', 'meds'],
      ['angry', 'upset', 'unhappy', 'furious'],
      ['spill', 'spillage'],
      ['computer', 'pc'],
      ['ad', 'advert', 'advertisement'],
      ['sick', 'ill'],
    ],
  },
  de: {
    empty:
      words(`der die das den dem des ein eine einen einem einer eines und oder von vom fur zu zum zur im in am an auf
      aus bei beim mit nach uber unser unsere unseren mein meine euer eure ihr ihre wir ich du sie es man wie was wann wer
      wenn soll sollen muss mussen kann bitte danke mal mir uns schreib schreibe erstelle erstellen mach mache anleitung
      ablauf arbeitsanweisung anweisung prozess checkliste liste leitfaden vorlage verfahren sop richtig macht geht
      richtige neue neuen neuer neues eigentlich`),
    sure: 0.25,
    endings: /(?:ungen|ung|ender|ende|enden|end|eren|ern|en|er|es|em|et|st|e|n|s|t)$/u,
    same: [
      ['laden', 'geschaft', 'filiale', 'shop', 'verkaufsraum'],
      ['kunde', 'kundin', 'kundschaft'],
      ['mitarbeiter', 'mitarbeitende', 'angestellte', 'kollege', 'beschaftigte'],
      ['rechnung', 'faktura'],
      ['reklamation', 'beschwerde'],
      ['inventur', 'bestandsaufnahme'],
      ['toilette', 'wc', 'klo', 'sanitarraum'],
      ['cafe', 'kaffeehaus'],
      ['passwort', 'kennwort'],
      ['unfall', 'arbeitsunfall'],
    ],
    joinsWords: true,
  },
  es: {
    empty: words(`el la los las un una unos unas y o u de del al a en con por para sin sobre nuestro nuestra nuestros
      nuestras mi mis su sus se lo como que cuando quien si hay debe deben puede favor gracias escribe escribir haz hacer
      crea crear necesito quiero procedimiento proceso lista guia instrucciones protocolo plantilla pasos sop nuevo nueva
      nuevos nuevas`),
    sure: 0.25,
    endings:
      /(?:aciones|acion|iciones|icion|ciones|cion|adores|ador|adas|ados|ada|ado|idos|ido|ando|iendo|ar|er|ir|as|os|es|a|o|e|s)$/u,
    same: [
      ['tienda', 'local', 'comercio', 'negocio'],
      ['empleado', 'trabajador', 'colaborador', 'personal'],
      ['factura', 'recibo'],
      ['queja', 'reclamacion', 'reclamo'],
      ['inventario', 'recuento'],
      ['bano', 'aseo', 'servicio', 'lavabo'],
      ['contrasena', 'clave'],
      ['ordenador', 'portatil', 'computadora', 'laptop'],
      ['mercancia', 'mercaderia', 'genero'],
      ['pedido', 'encargo'],
    ],
  },
  fr: {
    empty:
      words(`le la les l un une des de du d au aux a et ou en dans sur par pour avec sans chez notre nos votre vos mon
      ma mes son sa ses leur leurs on nous vous je il se s comment que qu quoi quand qui si faut doit doivent peut merci
      ecris ecrire redige rediger faire fais creer cree procedure processus liste guide mode operatoire consigne protocole
      modele etapes fiche sop nouveau nouvelle nouveaux nouvel`),
    sure: 0.25,
    endings: /(?:ements|ement|ations|ation|itions|ition|tions|tion|ures|ure|ees|ee|es|er|ir|re|e|s|x)$/u,
    same: [
      ['magasin', 'boutique', 'commerce'],
      ['employe', 'salarie', 'collaborateur'],
      ['plainte', 'reclamation'],
      ['inventaire', 'comptage'],
      ['toilette', 'sanitaire', 'wc'],
      ['ordinateur', 'portable', 'pc'],
      ['colis', 'commande'],
      ['recrutement', 'embauche'],
    ],
  },
  pt: {
    empty:
      words(`o a os as um uma uns umas e ou de do da dos das no na nos nas em com por para pelo pela sem sobre nosso
      nossa nossos nossas meu minha seu sua se como que quando quem deve devem pode favor obrigado escreva escrever faca
      fazer crie criar preciso quero procedimento processo lista guia instrucoes protocolo modelo passos sop novo nova
      novos novas`),
    sure: 0.25,
    endings:
      /(?:acoes|acao|icoes|icao|coes|cao|adores|ador|adas|ados|ada|ado|idos|ido|ando|endo|indo|ar|er|ir|as|os|es|a|o|e|s)$/u,
    same: [
      ['loja', 'comercio', 'estabelecimento'],
      ['funcionario', 'colaborador', 'empregado', 'trabalhador'],
      ['fatura', 'factura', 'nota'],
      ['reclamacao', 'queixa'],
      ['inventario', 'contagem', 'estoque', 'stock'],
      ['banheiro', 'sanitario', 'casa', 'wc'],
      ['senha', 'palavra-passe', 'password'],
      ['caixa', 'tesouraria'],
      ['mercadoria', 'encomenda'],
    ],
  },
  it: {
    empty:
      words(`il lo la l i gli le un uno una e ed o di del dello della dei degli delle dell d da dal dallo dalla dai dagli
      dalle dall in nel nello nella nei negli nelle nell a ad al allo alla ai agli alle all con per su sul sullo sulla sui
      sugli sulle sull tra fra nostro nostra nostri nostre mio mia miei mie suo sua loro si ci mi ti vi ne c che cosa cos
      come quando chi cui se non deve devono devo bisogna serve servono puo favore grazie scrivi scrivere crea creare fai
      fare fa faccio facciamo vorrei voglio procedura procedure processo istruzione istruzioni guida protocollo modello
      manuale lista checklist passi passaggi sop nuovo nuova nuovi nuove`),
    sure: 0.25,
    endings:
      /(?<=\p{L}{3})(?:azioni|azione|izioni|izione|zioni|zione|amenti|amento|imenti|imento|atori|atore|atrici|atrice|ando|endo|arsi|ersi|irsi|iamo|ata|ati|ate|ato|uta|uti|ute|uto|are|ere|ire|io|ia|ie|i|e|o|a)$/u,
    same: [
      ['negozio', 'bottega', 'boutique', 'filiale'],
      ['dipendente', 'lavoratore', 'collaboratore', 'impiegato', 'personale'],
      ['reclamo', 'lamentela', 'rimostranza', 'lagnanza'],
      ['bagno', 'toilette', 'gabinetto', 'wc'],
      ['computer', 'pc', 'portatile', 'laptop', 'notebook'],
      ['password', 'credenziale', 'pwd'],
      ['stipendio', 'retribuzione', 'salario', 'cedolino'],
      ['infortunio', 'incidente'],
      ['email', 'mail', 'posta'],
      ['camera', 'stanza'],
      ['piatto', 'stoviglia'],
      ['soldi', 'denaro', 'contante'],
      ['alimento', 'cibo'],
      ['caffe', 'espresso'],
      ['aprire', 'apertura', 'aperto'],
      ['chiudere', 'chiusura', 'chiuso'],
      ['pulire', 'pulizia', 'pulito'],
      ['assumere', 'assunzione', 'assunto'],
      ['ricevere', 'ricezione'],
      ['rispondere', 'risposta'],
      ['evacuare', 'esodo', 'sgombero'],
      ['contare', 'conteggio'],
    ],
  },
  nl: {
    empty:
      words(`de het een n t s en of van voor om te tot in op aan bij met naar uit over onze ons mijn jouw uw hun we wij
      ik jij je u jullie ze zij men er het dat die dit deze hoe wat wanneer waar wie als moet moeten kan kunnen mag mogen
      wil willen graag aub alstublieft alsjeblieft svp bedankt dank even mij is zijn wordt worden doe doen doet gaat gaan
      maak maken schrijf schrijven geef help nodig heb hebben heeft iets procedure werkinstructie instructie werkwijze
      protocol proces checklist lijst stappen stappenplan handleiding sjabloon sop nieuw nieuwe`),
    sure: 0.25,
    endings:
      /(?:aties|atie|eringen|ering|ingen|ing|eren|eerd|eert|eer|tjes|tje|jes|je|ers|er|en|e|(?<=[bcdfgklmnprt])s)$/u,
    same: [
      ['winkel', 'zaak', 'shop', 'filiaal', 'boetiek'],
      ['klant', 'client', 'consument'],
      ['medewerker', 'werknemer', 'personeelslid', 'personeel', 'collega'],
      ['factuur', 'rekening'],
      ['klacht', 'reclamatie'],
      ['inventaris', 'voorraadtelling', 'inventarisatie'],
      ['toilet', 'wc', 'sanitair'],
      ['wachtwoord', 'paswoord', 'password'],
      ['laptop', 'computer', 'notebook', 'pc'],
      ['ongeval', 'ongeluk'],
      ['loon', 'salaris'],
      ['bestelling', 'order'],
      ['schoonmaken', 'poetsen', 'reinigen', 'kuisen'],
      ['werven', 'aanwerven'],
    ],
    joinsWords: true,
    spellsBySyllable: true,
  },
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u));
}
