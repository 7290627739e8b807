/** Verbs that work is told with and that change as their ending says, as infinitives. */
export const FRENCH_REGULAR =
  // "vérifie"
  'photocopier toquer raccompagner abaisser accepter alerter démouler aplatir accompagner accorder accrocher accueillir actionner activer additionner administrer affecter afficher affiner affûter agiter agrafer aider aiguiser aiguiller ajouter ajuster alimenter aligner allumer amarrer analyser animer annoncer annoter annuler appliquer apporter apprêter approcher approuver appuyer archiver armer arranger arrêter arroser aspirer assembler assister assurer attacher attaquer attribuer autoriser avancer aviser baigner baisser balayer baliser barrer bloquer border boucher boucler brancher brasser brider brosser cacher calculer caler calibrer câbler changer charger chauffer chercher classer cliquer clouer cocher coiffer collecter coller combler commander commencer communiquer comparer compléter composer comptabiliser compter condamner confier configurer confirmer congeler connecter conserver consigner consulter contacter continuer contrôler convoquer copier corriger coucher couler couper couronner créer creuser cuisiner débarquer débarrasser débloquer déboucher débrancher décaler décharger déclarer déclencher décongeler déconnecter décocher décoller découper décrocher dédouaner déduire défricher dégager dégivrer dégraisser déguster délimiter délivrer déloger demander démarrer démonter démouler déneiger dépanner déplacer déplier déposer dépouiller dépoussiérer dérouler désactiver désherber désigner désinfecter desserrer dessiner détacher détailler détecter déterminer détailler déverrouiller déverser dévisser dicter diffuser diluer diriger discuter disposer distribuer diviser donner doser doubler doucher dresser échanger échantillonner éclairer écouter écraser écumer éditer effectuer effacer égaliser égoutter éliminer éloigner emballer embarquer empiler emprunter encaisser encoder endosser enfermer enfiler enfoncer enfourner engager enregistrer enrouler enseigner entasser entourer entrer envelopper envisager épandre éplucher éponger équilibrer espacer essorer estimer étaler étiqueter étirer étudier évacuer évaluer éviter examiner exécuter expliquer exploiter exposer exprimer fabriquer facturer fermer ficeler filmer filtrer finaliser finir fixer former formuler fouetter fouiller fouler fractionner frapper frictionner frotter garder garer garnir générer glisser goûter graisser gratter greffer grouper guider habiller hacher huiler identifier immobiliser importer imprimer inciser incliner incorporer indiquer informer injecter insérer inspecter installer inventorier inviter isoler jauger joindre juger laisser lancer laver libérer lier limer limiter lisser lister livrer localiser louer lubrifier manger manier manipuler manœuvrer marcher marquer masquer masser mélanger mentionner mesurer modifier monter montrer mouiller mouler négocier nommer noter notifier nouer numériser numéroter observer occuper ordonner organiser orienter palper pailler parer parler partager passer payer peigner percer permuter photographier piloter pincer piquer placer planifier planter plier plomber plonger pointer poncer porter poser positionner poster pousser pratiquer préchauffer préciser prélever préparer présenter presser prévenir prier procéder programmer projeter proposer protéger publier pulvériser purger quitter raboter raccorder raccrocher racler raconter ramasser ranger râper rappeler rapporter rapprocher raser rassembler rattacher réactiver réaliser rebrancher récapituler recenser réceptionner recharger rechercher réchauffer réclamer recommencer recompter reconditionner recouper récupérer récurer rediriger redémarrer refermer refroidir refuser regarder régler regrouper réinitialiser relancer relâcher relever relier remballer rembobiner rembourser remonter remplacer remuer renseigner rentrer renvoyer réparer répertorier replacer replier reporter reposer repousser repérer réserver résilier respecter ressortir rester restituer retarder retirer retourner retrouver réveiller revisser rincer rouler saler saluer saupoudrer sauvegarder savonner sceller scanner scier sécher secouer sélectionner séparer serrer signaler signer soigner solder sonder sonner souder souffler soulever souligner stationner stériliser stocker supprimer surveiller suspendre tailler tamiser tamponner tapoter taper teinter téléphoner tester timbrer tirer toiletter tondre torcher toucher tourner tracer traiter trancher transférer transformer transporter transvaser traverser tremper trier tronçonner trouver tuer user utiliser vacciner valider vaporiser verrouiller verser vérifier vider vidanger viser visiter visser voter zester ' +
  // "nettoie", "essuie"
  'nettoyer employer envoyer broyer déployer essuyer appuyer essayer balayer déblayer payer rayer ' +
  // "finissent"
  'finir pétrir remplir garnir établir avertir choisir définir démolir durcir élargir fournir investir nourrir polir ralentir réagir refroidir répartir réunir réussir rougir saisir subir trahir vieillir vernir raccourcir rafraîchir amortir approfondir blanchir assouplir enrichir épaissir grandir grossir ' +
  // "rend"
  'attendre descendre détendre entendre étendre fendre fondre perdre pendre rendre répandre répondre suspendre tendre tordre vendre mordre épandre tondre correspondre';

/** Verbs in -er whose last e or é is open where it is stressed: "pèse", "règle". */
export const FRENCH_OPEN =
  'acheter amener emmener enlever lever élever relever prélever soulever mener promener ramener peser semer geler congeler décongeler peler achever crever régler insérer sécher libérer compléter récupérer transférer vérifier repérer accélérer aérer aérer céder considérer espérer gérer générer intégrer posséder précéder procéder protéger référer répéter suggérer tolérer alléger exagérer inquiéter interpréter modérer opérer pénétrer préférer refléter régénérer révéler énumérer lécher assécher';

/** "appelle", "jette": the consonant is doubled. */
export const FRENCH_DOUBLED =
  'appeler rappeler jeter rejeter projeter épeler ficeler atteler renouveler niveler étiqueter empaqueter épousseter feuilleter cacheter décacheter';

/** I, you, one, we, they, order, participles. */
export const FRENCH_IRREGULAR: Readonly<Record<string, string>> = {
  accueillir: 'accueille accueilles accueille accueillons accueillent accueillez accueilli',
  cueillir: 'cueille cueilles cueille cueillons cueillent cueillez cueilli',
  recueillir: 'recueille recueilles recueille recueillons recueillent recueillez recueilli',
  ouvrir: 'ouvre ouvres ouvre ouvrons ouvrent ouvrez ouvert',
  rouvrir: 'rouvre rouvres rouvre rouvrons rouvrent rouvrez rouvert',
  couvrir: 'couvre couvres couvre couvrons couvrent couvrez couvert',
  découvrir: 'découvre découvres découvre découvrons découvrent découvrez découvert',
  recouvrir: 'recouvre recouvres recouvre recouvrons recouvrent recouvrez recouvert',
  offrir: 'offre offres offre offrons offrent offrez offert',
  mettre: 'mets mets met mettons mettent mettez -',
  remettre: 'remets remets remet remettons remettent remettez -',
  admettre: 'admets admets admet admettons admettent admettez -',
  transmettre: 'transmets transmets transmet transmettons transmettent transmettez -',
  émettre: 'émets émets émet émettons émettent émettez -',
  soumettre: 'soumets soumets soumet soumettons soumettent soumettez -',
  prendre: 'prends prends prend prenons prennent prenez -',
  reprendre: 'reprends reprends reprend reprenons reprennent reprenez -',
  apprendre: 'apprends apprends apprend apprenons apprennent apprenez -',
  faire: 'fais fais fait faisons font faites fait',
  refaire: 'refais refais refait refaisons refont refaites refait',
  défaire: 'défais défais défait défaisons défont défaites défait',
  dire: 'dis dis dit disons disent dites dit',
  lire: 'lis lis lit lisons lisent lisez lu',
  relire: 'relis relis relit relisons relisent relisez relu',
  écrire: 'écris écris écrit écrivons écrivent écrivez écrit',
  décrire: 'décris décris décrit décrivons décrivent décrivez décrit',
  inscrire: 'inscris inscris inscrit inscrivons inscrivent inscrivez inscrit',
  voir: '- - - voyons voient voyez vu',
  revoir: 'revois revois revoit revoyons revoient revoyez revu',
  prévoir: 'prévois prévois prévoit prévoyons prévoient prévoyez -',
  recevoir: 'reçois reçois reçoit recevons reçoivent recevez -',
  tenir: 'tiens tiens tient tenons tiennent tenez -',
  maintenir: 'maintiens maintiens maintient maintenons maintiennent maintenez -',
  obtenir: 'obtiens obtiens obtient obtenons obtiennent obtenez obtenu',
  retenir: 'retiens retiens retient retenons retiennent retenez retenu',
  venir: 'viens viens vient venons viennent venez -',
  revenir: 'reviens reviens revient revenons reviennent revenez -',
  prévenir: 'préviens préviens prévient prévenons préviennent prévenez prévenu',
  conduire: 'conduis conduis conduit conduisons conduisent conduisez conduit',
  reconduire: 'reconduis reconduis reconduit reconduisons reconduisent reconduisez reconduit',
  cuire: 'cuis cuis cuit cuisons cuisent cuisez cuit',
  déduire: 'déduis déduis déduit déduisons déduisent déduisez déduit',
  introduire: 'introduis introduis introduit introduisons introduisent introduisez introduit',
  réduire: 'réduis réduis réduit réduisons réduisent réduisez réduit',
  traduire: 'traduis traduis traduit traduisons traduisent traduisez traduit',
  joindre: 'joins joins joint joignons joignent joignez joint',
  rejoindre: 'rejoins rejoins rejoint rejoignons rejoignent rejoignez rejoint',
  peindre: 'peins peins peint peignons peignent peignez peint',
  éteindre: 'éteins éteins éteint éteignons éteignent éteignez éteint',
  atteindre: 'atteins atteins atteint atteignons atteignent atteignez atteint',
  extraire: 'extrais extrais extrait extrayons extraient extrayez extrait',
  suivre: '- - suit suivons suivent suivez suivi',
  poursuivre: 'poursuis poursuis poursuit poursuivons poursuivent poursuivez poursuivi',
  servir: 'sers sers sert servons servent servez servi',
  resservir: 'ressers ressers ressert resservons resservent resservez resservi',
  sortir: 'sors sors sort sortons sortent sortez sorti',
  ressortir: 'ressors ressors ressort ressortons ressortent ressortez ressorti',
  partir: 'pars pars part partons partent partez -',
  sentir: 'sens sens sent sentons sentent sentez senti',
  dormir: 'dors dors dort dormons dorment dormez -',
  battre: 'bats bats bat battons battent battez battu',
  abattre: 'abats abats abat abattons abattent abattez abattu',
  coudre: 'couds couds coud cousons cousent cousez cousu',
  moudre: 'mouds mouds moud moulons moulent moulez moulu',
  résoudre: 'résous résous résout résolvons résolvent résolvez résolu',
  dissoudre: 'dissous dissous dissout dissolvons dissolvent dissolvez dissous',
  clore: 'clos clos clôt closons closent - clos',
  inclure: 'inclus inclus inclut incluons incluent incluez inclus',
  exclure: 'exclus exclus exclut excluons excluent excluez exclu',
  interrompre: 'interromps interromps interrompt interrompons interrompent interrompez interrompu',
  rompre: 'romps romps rompt rompons rompent rompez rompu',
  courir: 'cours cours court courons courent courez -',
  parcourir: 'parcours parcours parcourt parcourons parcourent parcourez parcouru',
  convaincre: 'convaincs convaincs convainc convainquons convainquent convainquez convaincu',
  restreindre: 'restreins restreins restreint restreignons restreignent restreignez restreint',
  asseoir: 'assieds assieds assied asseyons asseyent asseyez -',
};
