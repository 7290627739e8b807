/** Words that begin what people dictate and say nothing. */
const FILLERS: Readonly<Record<string, string>> = {
  de: 'pass (?:mal )?auf|passt auf|hör zu|ähm|hallo(?: zusammen| an alle| ihr lieben)?|hi|moin(?: zusammen)?|servus|guten (?:tag|morgen|abend)|ja|also|äh|ähm|nee|naja|na ja|okay|ok|so|genau|gut|hm|(?:und )?(?:ganz |sehr |noch |auch )*wichtig(?: ist)?|(?:ach|ah) ja|ach so|übrigens|kurz gesagt|na dann',
  es: 'por favor|sí|ah|chicos|chicas|gente|equipo|ok|claro|listo|che|hola(?: a tod[oa]s)?|buenas(?: tardes| noches)?(?: a tod[oa]s)?|buenos días(?: a tod[oa]s)?|pues|bueno|oye|mira|mirad|ojo|vale|a ver|eh|entonces',
  fr: "oui|ok|d[’']accord|(?:bonjour|bonsoir|salut|coucou)(?: (?:à (?:tous|toutes)(?: et à (?:tous|toutes))?|tout le monde|l['’]équipe))?|alors|bon|donc|voilà|euh|ben|bah|écoute|attention",
  pt: 'por favor|é assim(?= quando)|sim|ah|gente|pessoal|galera|ok|beleza|isso|(?:olá|oi|oie|bom dia|boa (?:tarde|noite))(?: (?:a tod[oa]s|pessoal|gente))?|olha|então|bom|tá|ó|anota aí|é o seguinte|bem',
  it: 'per favore|sì|ah|ragazzi|ragazze|va bene|(?:ciao|salve|buongiorno|buonasera)(?: a tutt[ie])?|allora|dunque|ecco|beh|senti|sentite|insomma|ok',
  nl: 'hallo(?: allemaal)?|hoi(?: allemaal)?|goedemorgen|goedemiddag|dag allemaal|dus|nou|oké|ok|eh|even kijken|goed|amai|(?:en )?(?:heel |zeer |ook )?belangrijk|tja|kijk|allez|ah ja|voilà',
};

/** What people say about themselves, their text and their thanks, and no work. */
const TALK: Readonly<Record<string, RegExp>> = {
  de: /^ab (?:sofort|jetzt|heute|morgen|(?:dem )?\p{Lu}\p{L}+) (?:gilt|gelten)(?: (?:folgendes|folgende \p{L}+|bei uns))?$|^(?:wie (?:am telefon |telefonisch |schon )?(?:besprochen|vereinbart|abgesprochen|versprochen|angekündigt)|nach unserem (?:telefonat|gespräch)|bezugnehmend auf \p{L}+ \p{L}+)$|^(?:[^,.:;]{2,24} )?(?:läuft|laufen|funktioniert|machen wir|erfolgt) [^,.:;]{3,60} (?:gleich|genauso|auf die gleiche weise|nach demselben (?:ablauf|muster))(?: ab)?$|^(?:[^,.:;]{3,50} )?(?:brauchen|brauche|möchten|möchte|hätten gern) (?:wir|ich)?\s?(?:eine|einen) (?:\p{L}+ )?(?:ablauf|arbeitsanweisung|anweisung|verfahrensanweisung|leitfaden)$|^ich (?:fasse|schreibe|schicke|stelle) (?:euch|ihnen|dir|mal|hier)\s.*(?:zusammen|auf|mit)$|^(?:wir|ich) (?:brauchen|brauche|möchten|möchte|hätten|wollen) (?:das|es|alles)\s(?:\p{L}+\s){0,3}(?:schriftlich|aufgeschrieben|als anweisung)|^(?:der|unser|das) (?:ablauf|prozess|verfahren|vorgehen)\s(?:soll(?:te)?|sieht|ist|läuft)(?:\s\p{L}+){0,2}\s(?:aussehen|aus|sein|ablaufen|laufen|ab)$|^(?:so )?das (?:war['’]?s|wars|ist alles)$|\s(?:so|folgendermaßen|folgendes|wie folgt)$|^(?:dann|danach|anschließend|zum schluss)$|^(?:gestern|vorgestern|neulich|letzte (?:woche|nacht))\s|^danke[,!]?\s(?:und\s)?(?:\p{Lu}\p{L}+)?$|^(?:danke|merci|vielen dank|herzlichen dank)[,!]?\s(?:dass|für|schon|nochmal|im voraus)|^(?:bei|für) (?:weitere )?(?:rück)?fragen\s(?:.*\s)?(?:melden|melde|meldet|anrufen|gerne?)|^es (?:nervt|reicht)\b|^so (?:geht|kann) (?:das|es) nicht|^(?:ok(?:ay)?,? )?(?:danke|merci|alles klar|super|perfekt|prima)[\s!.]*(?:danke)?[\s!.]*$|^(?:jedes mal|schon wieder|immer wieder|dauernd|ständig)\s(?:ist|sind|war|steht|liegt)\b|^(?:ich|wir) (?:freue?n?|hoffe?n?|wünschen?)\s|\b(?:danken? (?:allen|euch|ihnen|dir)|ich (?:sprech|schreib|diktier|mein|glaub|denk|hoff|erklär)\p{L}*|wie besprochen|tritt außer kraft|tritt (?:sofort )?in kraft|(?:viele|liebe|schöne) grüße|bitte (?:einmal )?(?:sauber|ordentlich) (?:aufschreiben|machen))\b/iu,
  es: /^(?:le|te|os|les) escribo para (?:explicar|contar|decir|mandar|enviar)(?:le|te|os|les)\s|^(?:tras|a raíz de|después de) nuestra (?:conversación|llamada|reunión)(?: \p{L}+)?$|^como (?:te|os|les) (?:dije|comenté|prometí|adelanté)(?!\p{L})|\s(?:se (?:hacen?|realizan?|gestionan?|llevan?)|hacemos|funcionan?|van?) (?:siempre )?(?:igual|de la misma (?:manera|forma)|del mismo modo)$|^(?:quería|queríamos|quiero|quisiera) (?:mandar|contar|explicar|pasar|enviar|escribir)(?:te|os|les|le) (?:por aquí |aquí )?c[oó]mo\s|^(?:[^,.:;]{3,50} )?(?:queremos|quiero|necesitamos|necesito|nos hace falta|nos piden|me piden) (?:tener )?(?:un|una|unas) (?:procedimiento|protocolo|guía|manual|instrucciones)(?!\p{L})|^(?:os|les|te|le) (?:resumo|resumimos|paso|pongo|dejo|mando|adjunto) (?:lo que|aquí|a continuación|abajo|el|la|los|las)\s|^(?:necesitamos|necesito|queremos|quiero|hace falta|habría que) (?:tener(?:lo)?|poner(?:lo)?|dejar(?:lo)?) por escrito|^(?:y )?(?:ya está|eso es todo|nada más)(?:,? eh)?$|\s(?:así|lo siguiente)$|^aquí (?:va|van|tenéis|tienes)\s|^(?:y )?(?:luego|después|a continuación|por último)(?: qué)?$|^(?:ante )?cualquier duda(?!\p{L})|^(?:os |les |te )?recuerdo (?:(?:pues )?(?:las|el|la|los) \p{L}+$|c[oó]mo\s)|^que no (?:vuelva a pasar|se repita)|^(?:te|os|les|le) (?:cuento|explico|digo)\s|^(?:ayer|anteayer|la semana pasada|el otro día)\s|\b(?:te lo (?:pongo|digo|cuento|escribo)|os lo (?:pongo|digo|cuento)|lo dejas bonito|(?:un )?abrazo|saludos|gracias|como (?:hablamos|quedamos|acordamos)|perdón por|te escribo|me explico)\b/iu,
  fr: /^je (?:vous |te )?rappelle comment\s|^(?:suite à|après) (?:notre|votre|la|l['’])\s?(?:échange|entretien|conversation|discussion|appel|réunion|demande|mail|message)(?: \p{L}+){0,2}$|^comme (?:vu|dit|discuté|évoqué|annoncé|demandé|promis)(?: (?:ensemble|hier|ce matin|au téléphone|par téléphone))?$|\s(?:se (?:fait|font|passent?|déroulent?)|on fait|fonctionnent?) (?:toujours )?(?:de la même (?:façon|manière)|pareil)$|^(?:je vous prie d['’]agréer|veuillez (?:agréer|recevoir))(?!\p{L})|^(?:il (?:me |nous )?(?:faudrait|faut)|(?:j['’]ai|nous avons|on a) besoin d['’]|(?:je|nous|on) (?:voudrais|voudrions|veux|veut|voulons|cherche|cherchons)) ?une? (?:\p{L}+ )?(?:procédure|fiche|mode opératoire|protocole|marche à suivre)(?!\p{L})|^je (?:vous |te )?(?:résume|mets|joins|envoie|transmets) (?:ce que|ici|ci-dessous|ci-joint|le|la|les)\s|^(?:il nous faut|nous avons besoin|on a besoin|j['’]aimerais|il faudrait) (?:d['’])?(?:avoir |mettre )?(?:ça |cela |ceci |le tout |tout ça )?(?:par écrit|une procédure (?:claire|écrite)$)|^(?:et )?(?:voilà,? )?c['’]est tout$|^(?:merci de )?(?:bien )?(?:respecte[rz]|suivre) (?:tout )?(?:ça|cela|ceci)(?!\p{L})|\s(?:comme (?:ça|suit)|ce qui suit|la suivante|le suivant)$|^voici\s|^(?:et )?(?:ensuite|puis|après|enfin)$|^(?:petit |un |dernier )*rappel (?:sur|concernant|pour|au sujet)\s|^que (?:ça|cela) ne se (?:reproduise|répète) plus|^pour toute question(?!\p{L})|^n['’]hésitez pas(?!\p{L})|^je (?:vous |te )?rappelle (?:donc )?(?:les|la|le) \p{L}+$|^je (?:te|vous) (?:explique|raconte)\s|^(?:hier|avant-hier|la semaine dernière|l['’]autre jour)\s|(?<!\p{L})(?:je te le dis|je vous le dis|je te dis|je dicte|j['’]écris|j['’]ai eu|comme convenu|merci(?:$|\s*!| (?:d['’]avance|de(?!\s(?:bien vouloir|ne|\p{Ll}+(?:er|ir|re)(?!\p{L})))|à|beaucoup|bien))|bonne journée|désolée? pour|rédacteur\s*:|rédigé par|diffusion\s*:|à refaire)/iu,
  pt: /^(?:re)?lembro como\s|^(?:como (?:combinado|falamos|conversamos|conversado|prometido)|na sequência d[ao] noss[ao] \p{L}+)(?: \p{L}+){0,2}$|(?:faz(?:em)?-se|se fa(?:z|zem)|fazemos|funcionam?) (?:sempre )?(?:da mesma (?:maneira|forma)|do mesmo modo|igual)$|^(?:[^,.:;]{3,50} )?(?:queremos|quero|precisamos de|preciso de|pedem-nos) (?:ter )?uma? (?:procedimento|protocolo|guia|manual)(?!\p{L})|^(?:resumo|segue o resumo d|deixo aqui|mando|coloco aqui)\s?(?:o que|aqui|abaixo|tudo)?\s|^(?:precisamos|preciso|queremos|queria|gostaria) (?:de )?(?:ter|pôr|colocar|deixar)\s?\p{L}* (?:isso |tudo |isto )?(?:por escrito|no papel)|^é isso(?: aí)?(?:,? valeu)?$|\s(?:assim|o seguinte)$|^(?:dúvidas|(?:em caso de |qualquer )dúvida)(?!\p{L})|^(?:lembro|relembro) (?:as|os|a|o) \p{L}+$|^(?:falem comigo|me cham(?:em|e))$|^(?:e )?(?:em seguida|depois|por fim|pessoal!?|aí)$|^(?:vou )?(?:te|lhes?) (?:conto|contar|explico|explicar)\s|^segue(?:m)? (?:o|as?|os) (?:passo|procedimento|processo|instruç)|^que (?:isso )?não (?:se repita|aconteça de novo)|^qualquer coisa(?!\p{L})|^segue como\s|^(?:ontem|anteontem|semana passada|outro dia)\s|\b(?:conforme (?:conversamos|combinado|falamos)|segue(?:m)? (?:como|abaixo|anexo)|te explico|vou falar|obrigad[oa]|abraços?|desculpa)\b/iu,
  it: /^(?:vi |ti )?ricordo come\s|^(?:facendo seguito a|a seguito del|in seguito a)l?l[ao'’]\s?(?:nostr[ao] )?\p{L}+$|^come (?:promesso|anticipato|da accordi)(?!\p{L})|\s(?:si (?:fa|fanno|svolge|svolgono)|facciamo|funzionano?|avviene) (?:sempre )?(?:allo stesso modo|nello stesso modo|nella stessa maniera|uguale)$|^(?:[^,.:;]{3,50} )?(?:vogliamo|voglio|ci serve|mi serve|ci servirebbe|abbiamo bisogno di) (?:avere )?una? (?:procedura|guida|protocollo|manuale)(?!\p{L})|^(?:vi|ti|le) (?:riassumo|riporto|mando|allego|metto) (?:qui|sotto|di seguito|quello che|quanto|il|la|le|i)\s|^(?:vorrei|vorremmo|mi serve|ci serve|serve|servirebbe) (?:avere )?una procedura(?: \p{L}+)?$|^(?:da noi|qui) (?:succede|capita) che\s|^(?:abbiamo bisogno|bisogna) (?:di )?(?:avere|mettere)\p{L}* (?:tutto )?per iscritto|^(?:e )?(?:tutto qua|tutto qui|è tutto|basta)$|\s(?:così|quanto segue|come segue)$|^ecco\s|^(?:e )?(?:poi|dopo|infine|quindi)$|^per (?:qualsiasi|qualunque|eventuali) (?:dubbi|domand)\p{L}*|^che non (?:succeda più|si ripeta)|^fatemi sapere|^(?:vi |ti )?ricordo (?:le|i|la|il) \p{L}+$|^(?:ti|vi|le) (?:racconto|spiego|dico)\s|^(?:ieri|l['’]altro ieri|la settimana scorsa|l['’]altro giorno)\s|\b(?:scrivete(?:me)?lo|scrivi(?:me)?lo|come (?:d['’]accordo|detto|concordato)|ti scrivo|vi scrivo|scusate|grazie|non posso continuare|vi spiego|ti spiego)\b/iu,
  nl: /^vanaf (?:nu|heden|vandaag|morgen|\p{L}+dag|\p{L}+) (?:geldt|gelden)(?: (?:het volgende|deze \p{L}+))?$|^(?:zoals (?:telefonisch )?(?:besproken|afgesproken|beloofd)|naar aanleiding van (?:ons|onze) \p{L}+)(?: \p{L}+)?$|^(?:[^,.:;]{2,24} )?(?:gaat|gebeurt|loopt|doen we|verloopt) [^,.:;]{3,60} (?:hetzelfde|op dezelfde (?:manier|wijze))$|^(?:hieronder|hierna)(?: \p{L}+){0,3} door elkaar(?!\p{L})|^ik (?:vat|zet|stuur) (?:het|jullie|u|hier|even)\s.*(?:samen|op een rij|mee|door)$|^(?:wij|we|ik) (?:willen|wil|moeten|moet|hebben|heb) (?:dit|het|alles)\s(?:\p{L}+\s){0,3}(?:op papier|op schrift|zwart op wit)|^(?:ok(?:é)?,? )?(?:bedankt|merci|dank je|dank u|top|super)[\s!.]*$|^even over\s|^dat (?:was|is) (?:het|alles)$|\s(?:zo|als volgt|het volgende)$|^(?:hierbij|bij deze)\s|^(?:daarna|vervolgens|tot slot|nou ja)$|^(?:gisteren|eergisteren|vorige week|laatst)\s|^(?:bedankt|dank je|dank u)(?: wel)?[,!]?\s(?:dat|voor|alvast)|^(?:bij|voor) vragen\s|\b(?:zoals (?:besproken|afgesproken)|ik (?:typ|schrijf|zeg|bedoel|hoop)|bedankt|groetjes|sorry voor)\b/iu,
  ja: /^(?:お疲れ様|お疲れさま|お世話になって|よろしくお願い|以上です|ありがとうございま|ご確認ください$|失礼いたします)|(?:流れ|手順|方法)を(?:共有|説明|まとめ)(?:します|ました)$|^[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:さん|様|先生|各位)$|^各位$|^.{2,20}(?:さん|様|皆さん|みなさん|スタッフ|各位)へ$/u,
  zh: /^.{0,8}(?:同事|大家|各位|新人|伙伴)们?请?注意(?:一下)?$|^(?:大家好|各位同事|您好|你好|谢谢|辛苦(?:了|大家)|收到|好的|以上|此致|敬礼|祝好)[，,！!。]?/u,
};

const fillers = new Map(
  Object.entries(FILLERS).map(([lang, words]) => [lang, new RegExp(`^(?:(?:${words})[\\s,.:!]+)+(?=\\S)`, 'iu')]),
);

/** What asks politely in the middle of a sentence or at its end. */
const PLEASE: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}\s)bitte\s(?!um\s|nicht\s)(?=\p{L})/gu,
  nl: /[,\s]+(?:a\.\s?u\.\s?b\.?|aub|alstublieft|alsjeblieft)(?=[\s,.!]|$)/giu,
  fr: /[,\s]+(?:s\.\s?v\.\s?p\.?|svp|s['’]il (?:vous|te) pla[iî]t)(?=[\s,.!]|$)/giu,
  es: /(?<=\p{L})[,\s]+por favor(?=[\s.!]|$)/giu,
  pt: /(?<=\p{L})[,\s]+por favor(?=[\s.!]|$)/giu,
  it: /(?<=\p{L})[,\s]+per (?:favore|cortesia|piacere)(?=[\s.!]|$)/giu,
};

/** A sentence without what asks politely. */
export function withoutPlease(sentence: string, lang: string): string {
  const pattern = PLEASE[lang];
  return pattern ? sentence.replace(pattern, '') : sentence;
}

/** The last filler, where no comma parts it from what follows. */
const SO_AT_END = /(?:^|[\s,.:!])(so|dus|also|genau)\s$/iu;
/** A verb and its subject behind it. */
const SECOND_VERB: Readonly<Record<string, RegExp>> = {
  de: /^(?:soll(?:en|te|ten)?|muss|müssen|kann|können|darf|dürfen|wird|werden|ist|sind|bleibt|bleiben|geht|gehen|läuft|laufen|\p{Ll}{3,}(?:en|t)(?=\s(?:der|die|das|es|er|sie|man|wir|ihr|jede[rs]?|alle|auch|künftig|nur)\s))(?:\s|$)/u,
  nl: /^(?:moet|moeten|kan|kunnen|mag|mogen|wordt|worden|is|zijn|blijft|blijven|gaat|gaan|zal|zullen|\p{Ll}{3,}(?=\s(?:hij|zij|ze|het|we|wij|de|iedereen|ook)\s))(?:\s|$)/u,
};

/** A sentence without the words at its beginning that only fill it. */
export function withoutFillers(sentence: string, lang: string): string {
  const pattern = fillers.get(lang);
  const rest = pattern ? sentence.replace(pattern, '') : sentence;
  const [, so = ''] = SO_AT_END.exec(sentence.slice(0, sentence.length - rest.length)) ?? [];
  // "So soll es laufen", "dus belt hij": before its verb it is a part of the clause.
  return so !== '' && SECOND_VERB[lang]?.test(rest) ? `${so} ${rest}` : rest;
}

/** "Es nervt nur noch: …": what stands before the colon names nothing. */
export function isOutcry(head: string): boolean {
  return /^(?:(?:es (?:nervt|reicht)|so (?:geht|kann) (?:das|es) nicht|het is weer)(?!\p{L})|(?:ab|vanaf) [^,.]{2,30} (?:gilt|gelten|geldt|gelden)(?: \p{L}+){0,2}$)/iu.test(
    head.trim(),
  );
}

/** Whether a part of a sentence is about whoever writes, and holds no figure that could get lost. */
export function isTalk(part: string, lang: string): boolean {
  return !/\d/u.test(part) && (TALK[lang]?.test(part) ?? false);
}
