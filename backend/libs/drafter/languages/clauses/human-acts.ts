/** Infinitives of what only people do, in Spanish, Portuguese, French, Italian, German and Dutch: whoever does it is somebody. */
const HUMAN_ACTS = new Set(
  (
    'verificar revisar comprobar controlar firmar anotar apuntar llamar preguntar pedir contar decidir aprobar autorizar ' +
    'rellenar leer explicar saludar atender limpiar preparar entregar recoger colocar repartir escribir inspeccionar ordenar ' +
    'barrer fregar planchar elegir corregir confirmar consultar enseñar acompañar comprar supervisar informar ' +
    'conferir assinar perguntar aprovar preencher ler cumprimentar limpar recolher escrever inspecionar arrumar varrer ' +
    'escolher corrigir acompanhar orientar supervisionar revisar ' +
    'vérifier contrôler signer noter appeler demander compter décider approuver autoriser remplir lire expliquer accueillir ' +
    'nettoyer préparer remettre ramasser écrire inspecter ranger balayer choisir corriger confirmer accompagner valider ' +
    'acheter superviser informer ' +
    'verificare controllare firmare annotare chiamare chiedere contare decidere approvare autorizzare compilare leggere ' +
    'spiegare accogliere pulire preparare consegnare ritirare scrivere ispezionare sistemare spazzare scegliere correggere ' +
    'confermare accompagnare comprare informare ' +
    'prüfen kontrollieren unterschreiben notieren anrufen rufen fragen zählen entscheiden genehmigen ausfüllen lesen ' +
    'erklären begrüßen putzen reinigen vorbereiten bereiten schreiben bestätigen begleiten bestellen informieren ' +
    'controleren tekenen ondertekenen noteren bellen vragen tellen beslissen goedkeuren invullen vullen lezen uitleggen ' +
    'begroeten schoonmaken voorbereiden schrijven bevestigen begeleiden bestellen informeren'
  ).split(' '),
);

/** Things that act by themselves: "el sistema registra", "le capteur contrôle". */
const ACTING_THING =
  /^(?:sistema|m[áa]quina|programa|aplicaci[óo]n|aplicativo|app|sensor|alarma|alarme|software|ordenador|computador|impresora|impressora|b[áa]scula|balança|contador|calentador|ventilador|generador|gerador|regulador|compresor|compressor|congelador|elevador|ascensor|contenedor|système|machine|logiciel|application|capteur|ordinateur|imprimante|balance|compteur|moteur|motor|motore|ventilateur|compresseur|congélateur|ascenseur|conteneur|programme|macchina|programma|applicazione|sensore|allarme|stampante|bilancia|contatore|ventilatore|compressore|congelatore|ascensore|contenitore|anlage|maschine|programm|anwendung|alarm|waage|pumpe|steuerung|software|systeem|toepassing|weegschaal|pomp|linea|línea|linha|ligne|puerta|porta|porte|lista|liste|lijst|ley|lei|loi|legge|gesetz|wet|norma|regla|regra|règle|regola)$/iu;

/** How names of jobs end in Romance languages. */
const JOB_ENDING =
  /(?:[dt]or(?:a|i|es|as|e)?|trici?e?s?|(?<!h)eurs?|euses?|i[eè]res?|eir[oa]s?|er[oa]s?|ist[aei]s?|antes?|iennes?|ari[oa]s?|log[oa]s?)$/iu;

/** Whether only people do what the verb tells. @param infinitive in small letters */
export function isHumanAct(infinitive: string): boolean {
  return HUMAN_ACTS.has(infinitive);
}

/** Whether a noun may name somebody: no thing that acts by itself. */
export function mayBeSomebody(noun: string): boolean {
  return !ACTING_THING.test(noun);
}

/** Whether a noun ends as the names of jobs do. */
export function endsLikeJob(noun: string): boolean {
  return noun.length >= 6 && JOB_ENDING.test(noun) && mayBeSomebody(noun);
}
