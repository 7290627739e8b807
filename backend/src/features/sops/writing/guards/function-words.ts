/** Words without content: articles, pronouns, prepositions, conjunctions, auxiliaries, and verbs such as "do". */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    `a an the this that these those some any each every all both either neither no none one other another such same own
     i you he she it we they me him her us them my your his its our their mine yours who whom whose which what where when
     why how and or but nor so yet if unless whether because although though while until till since as than then else
     otherwise once before after during at by for from in into of off on onto out over to toward towards under up upon
     with within without about above across against along among around behind below beneath beside between beyond down
     near per through throughout via not never only also too very just again still already always usually there here is
     are was were be been being am do does did done doing have has had having can could may might must shall should will
     would ought need needs needed let everyone everybody anyone anybody someone somebody nobody whoever everything
     something anything nothing person people whenever wherever first next last finally more most less least much many
     few several enough get gets got make makes made making take takes taken taking took give gives given giving gave put
     puts putting go goes went gone going come comes came coming keep keeps kept keeping use uses used using carry carries
     carried carrying perform performs performed performing start starts started starting begin begins began begun
     beginning`,
    // Spanish
    `el la los las un una unos unas lo este esta estos estas ese esa esos esas aquel aquella cada todo toda todos todas
     otro otra otros otras yo tú usted él ella nosotros ellos ellas ustedes me te se le les nos su sus mi mis tu tus que
     qué quien quién cual cuál donde dónde cuando cuándo cómo como y e o u pero sino si no ni ya aunque porque mientras
     hasta desde antes después luego entonces al a ante bajo con contra de del durante en entre hacia para por según sin
     sobre tras más menos muy también solo sólo siempre nunca es son fue ser sido está están estar hay haber ha han había
     hacer hace hacen hecho haga debe deben deber puede pueden poder tener tiene tienen tenga poner pone ponga dar da dé
     tomar toma tome usar usa use utilizar utilice llevar lleve cabo realizar realice ir va empezar empiece comenzar`,
    // French
    `le la les un une des du de d l au aux ce cet cette ces chaque tout toute tous toutes autre autres je tu il elle on
     nous vous ils elles me te se lui leur leurs son sa ses mon ma mes ton ta tes notre nos votre vos qui que quoi dont où
     quand comment pourquoi et ou mais ni or car donc si non ne pas plus moins très aussi puis ensuite alors avant après
     pendant depuis jusque jusqu à dans par pour en vers avec sans sous sur entre chez selon est sont être été était a ont
     avoir eu fait faire faites fais font doit doivent devoir peut peuvent pouvoir prendre prenez prend mettre mettez met
     donner donnez donne aller va utiliser utilisez utilise effectuer effectuez commencer commencez toujours jamais`,
    // German
    `der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes jeden
     jedem alle allen alles andere anderen ich du er sie es wir ihr mich dich sich uns euch ihm ihn ihnen mein dein sein
     seine seinen ihre ihren ihrem unser euer wer was wem wen welche welcher welches wo wann wie warum und oder aber denn
     sondern wenn falls ob weil obwohl während bis seit bevor nachdem danach dann sonst als an am auf aus bei beim durch
     für gegen hinter in im ins mit nach neben ohne über um unter von vom vor zu zum zur zwischen nicht kein keine keinen
     nie niemals nur auch sehr mehr weniger immer schon noch ist sind war waren sein gewesen wird werden wurde worden hat
     haben hatte habe muss müssen soll sollen kann können darf dürfen machen macht mache gemacht tun tut nehmen nimmt
     geben gibt gehen geht verwenden verwendet benutzen benutzt durchführen durchgeführt beginnen beginnt bitte`,
    // Portuguese
    `o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela cada todo toda todos todas outro
     outra outros outras eu você ele ela nós eles elas vocês me te se lhe lhes nos seu sua seus suas meu minha que quem
     qual onde quando como porque e ou mas nem se não já embora enquanto até desde antes depois então ao à aos às ante com
     contra de do da dos das durante em no na nos nas num numa entre para por pelo pela pelos pelas segundo sem sob sobre
     mais menos muito também só sempre nunca é são foi ser sido está estão estar há haver fazer faz fazem feito faça deve
     devem dever pode podem poder ter tem têm tenha pôr põe dar dá dê tomar tome usar usa use utilizar utilize realizar
     realize ir vai começar comece`,
    // Italian and Dutch
    `il lo gli i la le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella
     nei con su sul sulla per tra fra e ed o ma se non più che chi cui quale dove quando come ogni tutto tutti tutte questo
     questa questi queste è sono essere stato ha hanno avere fare fa deve devono può possono prima dopo poi
     de het een en of maar als dan want dus niet geen naar van voor met op aan bij uit over onder tot door om te in is zijn
     was waren wordt worden werd heeft hebben moet moeten kan kunnen zal zullen dit dat deze die elke alle andere wie wat
     waar wanneer hoe eerst daarna`,
  ]
    .join(' ')
    .split(/\s+/u)
    .filter(Boolean),
);
