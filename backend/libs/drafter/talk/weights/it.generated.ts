// Made by `npm run bench:talk -- --write` from test/data/talk/it.txt; do not edit.
export const TALK_IT = `31
!	66
#=1	100
#=2	105
#=3	72
#=4	-39
$=!	60
$=0	108
$=:	116
$=?	129
$=abbraccio	30
$=accanto	-36
$=all'uscita	-75
$=altro	-53
$=anni	-54
$=aspetta	-53
$=avanti	21
$=avanzato	-40
$=bagno	-63
$=bambini	-72
$=bambino	-36
$=bar	-45
$=basta	-32
$=bene	-32
$=braccialetto	-56
$=bravo	42
$=calma	-26
$=campioni	59
$=capo	48
$=casa	-38
$=cassetta	-77
$=cassette	23
$=ceci	49
$=chiave	-58
$=chiede	-42
$=ciao	35
$=cilindro	-36
$=cliente	-48
$=codice	-46
$=comune	33
$=consorzio	49
$=contrario	-44
$=coperchio	-79
$=coperti	-29
$=cordialità	67
$=cosa	49
$=così	39
$=d'emergenza	-36
$=data	37
$=dire	41
$=documento	-37
$=dopo	-60
$=ecco	24
$=fa	-40
$=febbraio	76
$=fede	55
$=ferma	-52
$=fila	-45
$=fine	47
$=firma	-46
$=firmare	-21
$=fisso	-54
$=fuori	-65
$=giornata	41
$=giorni	-63
$=giorno	-57
$=giovedì	25
$=giusto	39
$=gradi	-58
$=grande	-65
$=gym	51
$=io	96
$=l'ora	32
$=luca	54
$=lunedì	69
$=mai	-35
$=mamma	41
$=mancuso	38
$=mani	-31
$=mano	-58
$=marilena	49
$=materiale	52
$=me	24
$=mese	22
$=mesi	-54
$=min	-43
$=minuti	-39
$=minuto	-33
$=nessuno	-39
$=nico	46
$=no	51
$=noemi	40
$=noi	29
$=nome	-30
$=nota	46
$=notte	38
$=ok	37
$=orari	-27
$=ore	-49
$=ottobre	35
$=parte	-21
$=pasqua	54
$=pavan	55
$=pazienza	69
$=pelle	-32
$=peso	-46
$=piena	-60
$=pino	50
$=più	31
$=porta	-76
$=posto	-33
$=precedente	86
$=preventivo	39
$=prima	-82
$=produzione	50
$=punto	-50
$=qualità	47
$=raccoglitore	-39
$=registro	22
$=reperibile	-27
$=ricevuta	-48
$=ridere	36
$=salis	23
$=saluti	75
$=samir	47
$=scheda	-25
$=sempre	-77
$=sente	75
$=sola	-29
$=sole	-63
$=sopra	-32
$=stanza	-56
$=stessa	-31
$=stesso	-39
$=subito	-50
$=tedeschi	56
$=telefono	41
$=terra	30
$=titolare	42
$=totò	43
$=tre	45
$=turno	-61
$=tutte	21
$=tutti	61
$=tutto	-34
$=uno	-40
$=vabbè	48
$=vecchio	78
$=venerdì	-33
$=verde	-43
$=voce	-50
$=voi	32
$=volta	26
$=zero	-72
$=😂	70
$=️	51
0	-31
0 0	21
0 addetta	-30
0 aiuto	-42
0 b	52
0 bar	-45
0 casaro	-21
0 cm	-51
0 cuoca	-28
0 dario	41
0 e	-95
0 euro	-57
0 fede	55
0 franca	45
0 gg	-59
0 gradi	-27
0 ivan	51
0 mai	-43
0 mesi	-54
0 min	-40
0 minuti	-58
0 non	-46
0 o	-42
0 ore	-59
0 per	-47
01=0 addetta	-30
01=0 aiuto	-42
01=0 casaro	-21
01=0 cuoca	-28
01=0 dario	41
01=0 fede	55
01=0 franca	45
01=0 ivan	51
01=0 min	-24
01=0 si	26
01=a :	79
01=a fine	-43
01=al termine	-39
01=all'arrivo si	-22
01=alla fine	-39
01=alle 0	-40
01=allora eh	41
01=allora si	-41
01=amm ne	30
01=betta 0	51
01=bravo 	42
01=capo 	48
01=ceci 	49
01=che poi	41
01=chi ha	-41
01=chi prende	-32
01=chiara 0	68
01=chiedere a	39
01=ci vediamo	34
01=ciao a	49
01=come promesso	37
01=con il	30
01=con la	33
01=corrado 0	53
01=da :	57
01=distinti saluti	29
01=dopo il	-29
01=dopo la	-20
01=dott ssa	28
01=durante la	-24
01=e basta	66
01=e gli	-52
01=e se	29
01=e si	-40
01=ecco questa	30
01=fine 	47
01=finito il	-24
01=finito si	-49
01=giada 0	47
01=giulia 0	59
01=ho bisogno	23
01=il giorno	-28
01=il lunedì	-44
01=il prezzo	-40
01=in caso	-43
01=kevin 0	52
01=la cliente	-47
01=la consegna	-25
01=la mattina	-54
01=la ringrazio	53
01=la scheda	-41
01=la seduta	44
01=la sera	-29
01=laura tl	48
01=le chiavi	-25
01=le foto	28
01=le si	-36
01=luca 	44
01=mai da	-50
01=marilena 	49
01=mi piacerebbe	36
01=mi servirebbe	21
01=mimma 0	36
01=miriam 0	48
01=nico 	46
01=no aspetta	41
01=noemi 	40
01=non si	-33
01=ogg :	61
01=oggetto :	63
01=ok allora	28
01=ok ok	37
01=ore 0	-57
01=pino 	50
01=poi il	-35
01=poi la	-41
01=poi si	-83
01=presenti :	32
01=prima si	-27
01=prof salis	23
01=prof ssa	25
01=punto 0	77
01=quando arriva	-23
01=quando si	-28
01=quattro ore	-49
01=quello che	-35
01=quindi si	-31
01=ruben 0	48
01=samir 	47
01=se c'è	-103
01=se il	-57
01=se la	-35
01=se le	29
01=se manca	-33
01=se non	-81
01=se uno	-44
01=se è	-51
01=senza le	-29
01=si appende	-31
01=si avvisa	-33
01=si bagna	-32
01=si chiede	-49
01=si contano	-30
01=si controlla	-44
01=si fa	-36
01=si fanno	-32
01=si legge	-30
01=si manda	-25
01=si misura	-53
01=si parte	-58
01=si puliscono	-32
01=si sceglie	-47
01=si scrive	-26
01=si tira	-38
01=si toglie	-42
01=si va	-37
01=spero che	29
01=spett le	44
01=sì allora	37
01=teo 0	60
01=totò 	43
01=totò 0	55
01=un abbraccio	45
01=va bene	54
01=verbale riunione	44
01=vorrei che	41
0=0	-41
0=a	46
0=acqua	-60
0=adesso	50
0=ah	70
0=ahahah	52
0=al	-64
0=all'arrivo	-39
0=alla	-44
0=alle	-66
0=allora	45
0=amm	30
0=appena	-38
0=appunti	55
0=avrei	33
0=baci	55
0=betta	51
0=bravo	42
0=bruno	68
0=buongiorno	75
0=capo	33
0=cara	57
0=ceci	49
0=che	66
0=chi	-108
0=chiara	68
0=chiedere	39
0=ci	62
0=ciao	64
0=cioè	45
0=colombo	66
0=come	37
0=con	36
0=conta	-72
0=corrado	44
0=da	82
0=dalla	56
0=di	-26
0=distinti	29
0=dopo	-63
0=dott	53
0=due	48
0=dunque	32
0=durante	-56
0=ecco	77
0=eccomi	46
0=ehm	63
0=facciamo	59
0=far	-58
0=fine	47
0=finito	-51
0=gentile	46
0=geom	53
0=giada	47
0=giro	-64
0=giulia	59
0=gli	-104
0=grazie	97
0=ho	31
0=i	-49
0=il	-94
0=in	-67
0=kevin	52
0=l'acqua	-34
0=l'autista	-27
0=l'infermiere	-63
0=l'operatore	-37
0=l'ormeggiatore	-52
0=laura	48
0=le	-37
0=luca	44
0=ma	33
0=mai	-62
0=marilena	49
0=max	-73
0=mi	88
0=mimma	36
0=miriam	48
0=nessuno	-52
0=nico	46
0=niente	-100
0=no	107
0=noemi	40
0=non	93
0=ogg	61
0=oggetto	63
0=ogni	-96
0=ok	84
0=ore	-57
0=per	27
0=perché	63
0=perfetto	70
0=pino	50
0=poi	-40
0=presenti	38
0=prima	-78
0=prof	71
0=provetta	-47
0=punto	77
0=qualcuno	55
0=quando	-74
0=quattro	-49
0=quello	-35
0=questa	60
0=quindi	-74
0=reparto	39
0=rev	48
0=ruben	52
0=salire	-43
0=samir	47
0=scrivi	26
0=scrivilo	49
0=scusate	66
0=senza	-48
0=si	-49
0=solo	-67
0=sopra	-51
0=sotto	-89
0=spero	29
0=spett	44
0=su	-33
0=sì	67
0=te	20
0=telefona	-63
0=teo	60
0=ti	67
0=togliere	-60
0=totò	70
0=tu	37
0=tutto	52
0=un	-49
0=una	-40
0=va	47
0=vabbè	67
0=verbale	44
0=vi	23
0=volevo	57
0=vorrei	55
1=	100
1=:	-47
1=a	65
1=abbraccio	49
1=acqua	-24
1=addetta	-30
1=aiuto	-42
1=al	-81
1=allora	55
1=appende	-31
1=apre	-49
1=aprire	-43
1=arriva	-60
1=aspetta	41
1=avvisa	-33
1=bagna	-32
1=basta	66
1=bene	65
1=bisogno	31
1=c'è	-50
1=caro	69
1=casaro	-21
1=caso	-43
1=cassa	-54
1=cassette	36
1=che	42
1=chiavi	-25
1=chiede	-51
1=chiude	-40
1=ci	37
1=cliente	-47
1=comandante	61
1=compila	-21
1=consegna	-25
1=contano	-30
1=controlla	-44
1=cortesemente	76
1=cosa	61
1=cuoca	-28
1=dario	41
1=della	57
1=detto	28
1=di	47
1=dire	38
1=don	44
1=dopo	-34
1=dunque	55
1=e	25
1=esce	-54
1=fa	-60
1=fanno	-32
1=fede	56
1=foto	28
1=fuori	-56
1=giorni	-34
1=giorno	-28
1=ha	-41
1=hai	59
1=i	-21
1=il	-33
1=in	-71
1=io	41
1=ivan	51
1=la	48
1=le	61
1=legge	-38
1=lo	49
1=lunedì	-47
1=lì	43
1=ma	53
1=manca	-33
1=manda	-25
1=mano	-53
1=mattina	-54
1=mattino	-23
1=me	50
1=mi	84
1=mia	40
1=min	-24
1=misura	-53
1=nastro	-39
1=ne	67
1=nel	71
1=ogni	-57
1=ok	37
1=olio	-45
1=oltre	-41
1=ore	-48
1=parte	22
1=piacerebbe	36
1=poi	41
1=pomeriggio	38
1=prende	-33
1=presidente	40
1=prezzo	-40
1=prima	-64
1=promesso	37
1=prova	57
1=puliscono	-32
1=quarantena	-25
1=quel	-60
1=quello	48
1=questa	30
1=questo	44
1=qui	57
1=ragione	57
1=riceve	-22
1=ringrazio	53
1=riunione	44
1=sacchi	-50
1=sala	27
1=salis	23
1=saluti	29
1=scarica	-22
1=sceglie	-47
1=scheda	-45
1=scrive	-26
1=scrivo	51
1=seduta	44
1=segreteria	-44
1=senza	-42
1=sera	-41
1=servirebbe	21
1=si	-53
1=so	43
1=sono	43
1=squadra	35
1=ssa	39
1=stare	70
1=sul	-69
1=termine	-27
1=tira	-38
1=tl	48
1=toglie	-42
1=un	43
1=una	80
1=uno	-44
1=va	-37
1=vediamo	34
1=venerdì	-52
1=vi	46
1=volontario	-50
2=	142
2=0	-26
2=a	-56
2=accende	-40
2=acqua	23
2=allora	40
2=apre	-44
2=aspetta	-47
2=buonasera	36
2=cane	57
2=capito	56
2=capogruppo	-54
2=caso	-36
2=centrale	-32
2=che	-55
2=chiede	-21
2=chiedo	50
2=cinque	-41
2=come	47
2=con	34
2=così	38
2=dei	51
2=del	28
2=delle	23
2=di	38
2=dice	21
2=e	24
2=entra	-31
2=era	21
2=escono	-48
2=etichetta	-44
2=fa	-42
2=fammi	27
2=fanno	-28
2=finché	-34
2=fino	-24
2=firma	-52
2=fuori	-28
2=ghiaccio	-74
2=gino	49
2=giorni	-64
2=giorno	-48
2=giro	45
2=gli	-33
2=grazie	54
2=guarda	-35
2=guardi	-67
2=gym	51
2=i	-25
2=io	65
2=la	-46
2=lascia	-46
2=lava	-51
2=le	-37
2=linguaggio	48
2=macchina	-33
2=mai	-79
2=mamma	26
2=manca	46
2=manda	-53
2=mi	65
2=minuti	-38
2=mori	25
2=niente	-76
2=no	50
2=non	-20
2=ogni	-74
2=ore	-54
2=parte	52
2=paziente	-40
2=per	-57
2=pesa	-64
2=piano	-54
2=poi	-65
2=presente	38
2=prima	-42
2=procedura	45
2=qualcosa	27
2=quando	-43
2=quello	33
2=questa	48
2=questione	58
2=questo	47
2=resta	-51
2=restano	-67
2=risponde	-43
2=sala	-30
2=scade	-45
2=scadono	-35
2=scrive	-29
2=se	29
2=sempre	-68
2=si	-25
2=soccorso	-62
2=soli	-50
2=solo	-55
2=sotto	-57
2=sposa	-54
2=studio	34
2=su	33
2=sul	-35
2=sulla	-47
2=ti	46
2=torna	60
2=tre	39
2=tutti	49
2=tutto	55
2=ufficio	58
2=un	69
2=vale	-41
2=valli	28
2=vanno	-72
2=vengono	-41
2=visita	-46
2=voi	45
2=zilio	30
2=è	40
: 0	36
: il	49
: nome	-67
: quello	28
?	136
? ?	62
? mi	45
C=0	-34
C=1	88
C=2	124
C=3	158
N=	-31
a 0	-61
a :	79
a casa	-61
a chi	68
a due	-47
a farne	43
a fine	-58
a mano	-67
a me	30
a monte	-35
a nessuno	-52
a qualsiasi	-56
a quel	-21
a settembre	27
a temperatura	-40
a tutti	81
a un	-54
a valle	-62
a zero	-40
abbraccio	49
accanto	-36
accende	-46
accendono	-47
accesa	-55
acceso	-51
accettazione	32
accomodare	-46
accompagna	-70
acqua	-114
acqua dolce	22
acqua e	-35
acqua in	-51
acqua tiepida	-49
acquario	-66
ad	-34
ad alta	-34
addetta	-30
addetta sala	-30
adesso	94
agenda	-40
agg	82
aggiornare	62
aggiunge	-35
aggiungere	65
agli	53
ah	70
ahahah	52
ai	-34
aiuto	-42
al	-112
al 0	-58
al collega	-24
al giorno	-35
al massimo	33
al mattino	-27
al telefono	-34
al termine	-39
alimentare	-59
all'arrivo	-39
all'arrivo si	-22
all'uscita	-105
alla chat	-34
alla fine	-39
alla mano	-43
alla porta	21
alla volta	-49
allora	71
allora eh	41
allora si	-46
almeno	-68
almeno 0	-48
alta	-34
alta voce	-34
alto	-50
altri	-33
altrimenti	23
altro	43
alza	-48
ambiente	-40
amm	30
amm ne	30
anche	57
anche agli	35
anche se	-30
ancora	70
andare	28
andare a	-34
andrebbe	50
anno	29
annota	-47
anticoagulante	-40
aperta	-38
aperti	-48
appende	-28
appendere	45
appuntamento	-70
appunti	85
apre	-86
apre il	-29
apre la	-45
aprire	-40
aprono	-56
archivia	-25
aria	-37
arriva e	-47
arriva il	-34
arrivano	-39
arrivare	-25
arrivare in	-35
arrivato	-61
ascensore	29
asciuga	-61
asciuga e	-23
asciugare	-28
ascolta	-34
aspetta	26
aspetta prima	41
aspetta un	38
aspetti	-82
assegna	-52
assegna il	-21
assegna la	-52
assente	42
attacca	-34
attacca la	-33
attaccato	-61
attesa	73
attesa di	73
autom	-87
avanti	44
avanzato	-81
avere	51
avevi	27
avrei	33
avvisa	-63
avvisa il	-60
b	71
bacheca	-21
baci	55
bagna	-62
bagni	-46
bagno	-26
bambini	-37
bambino	-84
banchina	-57
banco	21
bandi	58
bar	-26
barattolo	-39
basso	-33
basta	29
batterie	-65
bella	73
bene	25
betta	56
betta 0	51
biancheria	-55
bianco	26
bidone	-48
biglietti	-41
biglietto	-58
bisogna	48
bisogna che	48
bisogno	31
bisogno di	34
blocco	-58
blu	-25
boh	28
bolla e	-40
bombole	-47
bonomi	30
borse	-64
box	-29
bozza	76
braccialetto	-69
brambilla	33
bravo	55
brevi	41
brucia	-51
bruno	88
buon	79
buonasera	56
buonasera sono	43
buongiorno	75
buono	-41
busta	-48
buste	-41
butta	-40
buttare	51
c	-62
c'era	33
c'è	75
c'è il	49
cabina	-45
calcola	-38
calendario	-25
calma	-23
cambiano	26
cambiano ogni	35
camera	-51
camion	30
camion e	-32
camionista	-37
campione	-58
campioni	59
canale	29
cane	77
cani	-34
capi	-58
capito	20
capo	25
capogruppo	-54
capoturno	-63
cappa	-61
cara	57
carabinieri	32
carica	-54
carico	-24
carne	-28
caro	74
carrello	-42
carrozzine	-68
cartella	-45
cartella del	-33
casa	-61
casaro	-21
caso	-38
caso di	-57
casotto	-63
cassa	-80
cassaforte	-52
cassetta	-113
cassetta di	-53
cassette	-55
cassetto	-33
catene	-53
cavatore	-61
ce	69
ce la	30
ce ne	57
ceci	49
cedolino	-49
cella	-55
cena	64
centimetri	-20
cento	-52
centrale	-35
certificato	-34
chat	-34
che	94
che a	29
che arriva	-48
che da	-36
che dica	38
che gli	38
che ha	-35
che i	21
che lo	-24
che mi	53
che nessuno	-38
che poi	44
che qualcuno	42
che resta	-58
che scade	-50
che si	44
che tu	47
che è	42
chi arriva	-31
chi cosa	49
chi fa	27
chi ha	-21
chi mi	44
chi non	40
chi prende	-32
chi scrive	42
chi è	-36
chiama	-91
chiama il	-53
chiama me	-20
chiama per	-47
chiamano	-35
chiamano i	-33
chiamare	-56
chiamata	-32
chiara	-29
chiara 0	68
chiave	-80
chiede	-77
chiede come	-31
chiede la	-39
chiede se	-41
chiedere	27
chiedere a	50
chiedi	-60
chiediamo	48
chiedo	86
chiedo a	31
chiesa	-26
chiesto	29
chiude	-75
chiude il	-26
chiusa	-74
chiuse	-51
chiusi	-86
chiusura	-42
ci	57
ci sono	-66
ci sta	-40
ci vediamo	34
ci vorrebbe	44
ci vuole	-20
ciao	72
ciao a	49
ciascuno	-51
ciclo	-31
cilindro	-36
cinque	-56
cinque anni	-54
cinque minuti	-41
cioè	46
cisterna	-33
ciò	-58
ciò che	-58
classe	-55
cliente	-65
cloro	-33
cloro libero	-24
cm	-51
codice	-79
cognome	-64
coi	36
coincidono	-39
col	-71
colazione	-62
collaboratore	-29
collega	-28
colombo	70
colore	-47
colore e	-40
comandante	35
come	73
come facciamo	29
come lo	41
come promesso	37
come si	97
comincia	-36
commessa	-31
compila	-54
compila il	-51
compilare	-50
compilare il	-50
computer	-26
comunale	63
comune	33
con	-46
con il	-52
con l'alcol	-28
con la	-44
con le	47
con lo	-62
con nome	-37
con parole	59
con quella	-44
con un	-78
confermare	-28
confezioni	-48
confronta	-38
confronta la	-22
consegna	-66
consegna il	-24
consegna non	-35
consegnano	-51
conservatore	-71
consorzio	49
conta	-123
conta i	-60
contano	-68
contano le	-23
contanti	-41
contatto	29
contenitore	-62
contro	-75
controlla	-82
controlla che	-58
controllare	-81
controlli	-51
controlli che	-62
coord 0	28
coperchio	-79
coperte	-46
coperti	-45
copre	-20
coprire	-85
corda	39
cordialità	67
corrado	44
corrado 0	53
corrente	-44
corriere	-29
cortesemente	76
cortesia	70
cosa	105
cosa che	27
cosa del	57
cosa deve	36
cosa fare	52
cose	36
cose da	36
coso	28
così	95
così non	70
crea	-50
credenziale	-59
cucina	-54
cuoca	-21
cuore	27
cuore e	27
cura	34
custodia	-43
d'acqua	-48
d'ora	-52
da	26
da :	57
da appendere	45
da dove	27
da entrambi	-39
da parte	-54
da soli	-26
dal	-42
dalla	-74
dalle	-51
dallo	-52
dare	-45
dario	61
dario :	61
data la	-27
date	-67
davanti	-97
davanti e	-34
de	46
de santis	46
dei	27
del 0	53
del cliente	-51
del mercato	-22
del mese	-85
del paziente	-28
del tutto	-57
dell'acqua	-36
dell'apertura	-43
dell'operatrice	40
della	-20
della ditta	28
della prima	-27
delle	38
dello	-37
dentro	-34
depenna	-32
deposito si	-22
destra	-53
detto	73
detto di	45
deve	30
deve fare	36
deve toccare	-52
devo	49
devono	-63
di	23
di 0	-56
di carta	-72
di centrale	-49
di chiamare	-57
di commessa	-31
di due	-56
di entrare	-30
di legno	-31
di non	-49
di notte	47
di pasqua	54
di più	-41
di scritto	42
di turno	-47
di un	38
di una	56
di venti	-30
dica	-46
dice al	-39
dice alla	22
dice prima	-40
diciamo	50
diciamo a	-43
dico	47
dieci	-65
dieci e	-29
dieci giorni	-23
dieci minuti	-74
dieci secondi	-40
diete	28
differenza	-47
dire	70
direttore	35
direzione	46
disegni	69
disinfettante	-41
disinfettante per	-22
distinti	29
distinti saluti	29
dita	-50
dite	-65
ditemi	41
ditta	27
documenti	-22
documenti di	-28
documenti si	-63
dolce	22
domanda	-22
domande	-51
don	45
dopo	-69
dopo il	-29
dopo la	23
dopo le	-30
dott	58
dott ssa	36
dove sta	24
dovuto	72
due con	-40
due euro	-36
due mani	-33
due minuti	53
due ore	-55
due righe	44
due volte	-61
dunque	72
durante	-59
durante il	-62
durante la	-24
dà	-49
dà il	-35
e	-77
e 0	-67
e a	68
e alle	-34
e che	27
e consegna	-27
e controlla	-35
e firma	-51
e gli	-51
e grazie	54
e guarda	-22
e i	40
e io	44
e la	-54
e le	26
e lo	-51
e metà	-35
e non	-37
e numero	-38
e poi	38
e quando	-55
e sarebbe	44
e si	-120
e solo	-28
e tu	31
e un	23
e una	-62
ecco	98
ecco questa	30
eccomi	46
eh	47
ehm	63
ella	60
emanuele	54
emergenza	-72
entra	-88
entra con	-58
entra mai	-23
entrambi	-39
entrare	-36
entro	-30
entro due	-54
entro fine	22
entro il	29
entro le	-65
era	21
erano	36
errori	-58
esatto	36
esce	-79
esce in	-49
escono dalla	-48
esegue	-67
esiste	47
espone	-42
essere	21
etichetta	-44
euro	-88
fa accomodare	-46
fa firmare	-44
fa i	22
fa leggere	-31
fa sedere	-33
facchino	-40
faccia	69
facciamo	-22
facciate	37
faccio	78
famiglie	-38
fammi	27
fanno	-87
fanno le	-34
far	-50
fare	39
fare chi	36
farina	-21
farmaci	-60
farmaco	-31
farne	45
farne una	36
febbraio	76
fecce	-36
fede	56
felice	61
feltro	-45
ferma	-72
ferri	-29
ferro	-84
fianco	-87
fila	-76
file	-38
film	-49
filo	-52
finché	-99
finché non	-67
fine	24
fine mese	22
fine si	-53
finestre	-51
finisce	-27
finita	-24
finita l'ultima	-24
finito	-43
finito il	-24
finito si	-49
fino	-51
fino al	-60
fino alla	28
fiori	-54
firma	-27
firma il	-58
firmare	-44
firmare il	-60
firmata	-48
firmata da	-39
firme	35
fiscale	-29
fiscale e	-29
fissare	45
fisso	-54
foglio	50
foglio da	28
fondo	29
fondo non	-49
forma	73
formato	74
fornitore	-48
foto	-39
foto e	-40
fotografa	-48
fotografano	-30
fotografie	-54
fra	-59
fra 0	-59
franca ufficio	45
frasi	36
freddo	-42
frigo	-32
fuma	-65
fuoco	-31
fuori	-34
fuori il	-28
gancio	-32
gancio e	-32
gas	-65
genitore	-73
gennaio	44
gente	-34
gentile	55
geom	53
gestione	34
getta	-33
gg	-59
ghiaccio	-70
giacenza	-54
giada	47
giada 0	47
gigi	56
gino	49
giornata	41
giorni	-97
giorni prima	-34
giorno	-61
giorno dopo	-27
giorno prima	-30
giovedì	22
gira	-37
giri	-52
giri di	-27
giugno	81
giulia	59
giulia 0	59
giusto	28
già	27
giù	30
gli si	-34
gli stivali	-64
glutine	-26
gomito	-48
gommone	-46
gradi	-61
grande	-45
grani	48
grato	49
grazie	131
gruppi	-65
gruppo	-74
guanti	-100
guarda	-80
guarda il	-47
guarda la	33
guarda se	-48
guardando	-36
guardano	-55
guardano i	-45
guardare	-112
guardi	-72
guardiola	-21
guasto	-52
guida	-21
gym	51
ha	-34
ha mangiato	-71
ha preso	-39
hai	78
ho	60
ho bisogno	23
i 0	-63
i clienti	-22
i fiori	-54
i gruppi	-62
i miei	45
i nomi	-65
i pezzi	-21
i punti	29
i ragazzi	29
i sigilli	-31
ieri	-40
il	-35
il 0	46
il bambino	-66
il bandi	58
il cane	62
il capo	-74
il capogruppo	-54
il capoturno	-53
il cartellino	-23
il cilindro	-36
il cliente	-39
il cloro	-32
il codice	-51
il collaboratore	-29
il consenso	-37
il contrario	20
il coperchio	-39
il deposito	-22
il file	-41
il foglio	49
il fondo	-52
il gas	-48
il genitore	-38
il gioco	-53
il giovedì	-50
il lotto	-48
il lucchetto	-31
il lunedì	20
il materiale	47
il mazzo	-23
il medico	-51
il messaggio	-36
il modulo	-46
il nostro	24
il numero	-56
il permesso	-23
il peso	-24
il pezzo	-55
il piazzale	-47
il plico	-23
il prezzo	-28
il primo	-65
il proprietario	-66
il pubblico	-48
il rapporto	-31
il registro	-25
il risultato	-34
il secondo	-55
il tagliando	-45
il tecnico	-26
il telefono	32
il termine	-42
il test	-47
il testo	43
il tulle	-32
il tutor	-45
il veterinario	-52
il volontario	60
immagini	-53
immerge	-22
in	-65
in agenda	-40
in alto	-43
in attesa	73
in bella	50
in cabina	-45
in camera	-46
in carta	57
in caso	-73
in cassa	-44
in cella	-52
in cucina	-54
in due	-68
in fondo	67
in guardiola	-21
in inglese	45
in italiano	73
in laboratorio	38
in mano	-32
in ospedale	-40
in porto	32
in presenza	-39
in quattro	-59
in sala	-47
in sede	-22
in sospeso	-39
in ufficio	-60
in un	26
in una	-42
in vasca	-38
incassa	-57
indietro	-58
inf	46
inf de	46
infila	-37
ing	73
inglese	45
insieme	36
insieme al	-20
intanto	52
invia	-23
inviato	36
io	117
io ho	53
io non	31
iscritto	47
italiano	73
ivan	51
ivan gym	51
ivano	37
katia	35
kevin	70
kevin 0	52
l'acconto	-48
l'acido	-38
l'acqua	-88
l'alcol	-28
l'animale	-24
l'archetto	-36
l'assistente	-59
l'autista	-59
l'autoclave	-38
l'autorizzazione	-75
l'elenco	-40
l'etichetta	-37
l'infermiere	-63
l'insegnante	-33
l'operatore	-37
l'ora	30
l'orario	-24
l'ormeggiatore	-52
l'ospite	-49
l'ultima	-31
l'umido	-52
la bolla	-32
la cassetta	-43
la chiave	-49
la chiusura	29
la cliente	-40
la consegna	-34
la cosa	62
la credenziale	-59
la data	21
la fai	30
la famiglia	-47
la firma	-38
la foto	-41
la gente	-34
la gestione	34
la giacenza	-54
la lancetta	-63
la lente	-37
la linea	-76
la luce	30
la macchina	-43
la mamma	41
la mano	-66
la mattina	-54
la mia	66
la parte	84
la pelle	-37
la persona	-22
la piastra	-30
la pinza	-42
la presente	38
la pressione	-55
la prima	53
la prova	-55
la pulizia	27
la ricevuta	-63
la richiesta	-53
la ringrazio	53
la scheda	-52
la seduta	44
la segretaria	-48
la sera	-85
la si	-28
la spatola	-34
la squadra	-44
la stesura	45
la telefonata	48
la togliamo	-51
la vasca	-27
la zona	-25
laboratorio	30
lama	-28
lampada	-42
lana	42
lancetta	-63
lancia il	-33
lascia asciugare	-28
lascio	64
lascio a	64
lastra	-57
latte	-54
laura	48
laura tl	48
lava	-47
lavagna	-39
lavano	-52
lavare	-46
le	-24
le 0	-51
le borse	-27
le buste	-41
le cassette	-32
le catene	-53
le chiavi	-33
le confezioni	-48
le due	-54
le fecce	-36
le foto	26
le mani	-39
le offerte	-49
le porte	-57
le regole	61
le scadenze	-55
le scarpe	-42
le si	-71
le studio	25
legge la	-30
leggibile	36
leggono	50
legno	-37
lente	-37
lenzuola	-46
lettore	-52
li	-29
libera	-36
libero	-24
libretto	-57
linea	-71
linguaggio	48
lo	45
lo fa	-49
lo faccio	31
lo leggono	50
lo sai	46
lo scriva	76
lo scrive	-44
lo scrivo	25
lo si	-29
lo so	45
lo spazio	49
lo stesso	-44
lo strumento	-48
locale	-63
lontano	-41
loro	-77
lotto	49
luca	33
lucchetti	-34
lucchetto	-31
lucchetto e	-31
luci	-40
luci e	-35
ludoteca	59
lui	-23
lunedì	54
lunedì e	-56
lunedì si	-42
lunghezza	21
lungo	-40
lì	32
ma	42
ma il	42
ma la	42
macchina del	50
magari	44
mai	-138
mai da	-50
mai dopo	-27
mai nel	-38
mai oltre	-24
maiale	-24
mail	-40
mamma	27
manager	-55
manca	39
manca la	52
manco	48
mancuso	38
manda	-41
manda il	-25
mando	26
mangiato	-71
mani	-50
mani e	-31
mano	-77
mano a	-27
marca	-51
marilena	49
massimo	27
materiale	52
mattina	-38
mattina si	-30
mattino	-47
maturatore	-22
max	-80
max 0	-45
mazzo	-21
me	91
me lo	58
medico	-58
meglio	63
meglio di	47
meno	23
mentre	44
mercato	-41
mercoledì	50
mese	-46
mese si	-46
mesi	-62
messa	48
messaggio	-44
messaggio con	-35
mestiere	31
metri	-70
metta	32
mette	-50
mette da	-54
mette in	32
mette un	-60
mettere	60
mettete	54
metti	42
mettiamo	50
metto	68
mettono	-53
mezz'ora	-22
mezz'ora prima	-24
mezzo	-57
mi	155
mi avevi	27
mi pare	41
mi piacerebbe	36
mi servirebbe	21
mia	78
miei	45
miele	24
mimma	36
mimma 0	36
min	-54
min prima	-24
minorenni	29
minuti	-70
minuti e	-20
minuti prima	-40
minuti si	-33
minuto	-47
mio	28
miriam	48
miriam 0	48
miscela	-44
misura	-58
misurano	-50
mobile	35
modulo	-52
molla	-45
mondo	64
monte	-38
mori	25
mori 0	25
movimento	-78
multe	-83
munge	27
muove	21
museo	32
n	27
nardi	61
nastro	-48
nastro si	-39
ne	50
ne parla	20
ne zilio	30
neanche	-39
neanche per	-28
neanche se	-27
necessario	58
nei	-49
nel	-92
nel cassetto	-30
nel raccoglitore	-39
nel tank	-21
nel verso	-39
nella	-25
nella busta	-29
nella cartella	-33
nella cassetta	-67
nello	-91
nemmeno	-65
nemmeno il	-51
nemmeno se	-47
neppure	-21
nero su	26
nessun	-84
nessuna	45
nessuno	-94
nico	46
nient'altro	-52
niente	-103
niente maiale	-24
nn	76
no	147
no aspetta	41
noemi	40
noi	-43
nome	-78
nome del	-66
nome della	-36
nome e	-44
nomi	-43
non c'è	26
non coincidono	-39
non conta	-45
non entra	-30
non esiste	47
non la	-31
non lo	38
non mi	70
non parte	-67
non risponde	-35
non sale	-46
non se	28
non si	-49
non sono	46
non torna	38
non uno	-25
non va	-74
non vanno	-44
non viene	-29
nostro	24
nota	57
notte	-38
numero	-69
numero di	-53
nuova	26
nuovo	51
o di	-26
o la	-31
o no	38
occhio	-78
offerte	-49
offre	44
ogg	61
ogg :	61
oggetto	63
oggetto :	63
oggi	51
ogni	-59
ogni 0	-59
ogni dieci	-78
ogni quattro	-53
ogni volta	-35
ok	80
ok allora	28
ok ok	37
olio	-45
oliva	51
oltre	-93
oltre i	-24
operativa	41
ora	-29
orari	-27
ordina	-61
ordina il	-61
ore	-110
ore 0	-57
orologio	-43
ospiti	-49
ottobre	35
ovviamente	34
p	88
pagare	-59
pagina	-24
pagine	39
papà	48
pare	45
parenti	-44
pari	41
parla	42
parlo	53
parole	26
parrucche	52
parte piano	-54
partendo	-54
partendo dalla	-41
partire	-73
pasqua	54
passa	-40
passa in	-43
passa si	-25
passaggi	37
passano	-43
passi	-47
passo	39
pavan	55
paziente	-52
pazienza	73
pelle	-37
per cento	-52
per cortesia	58
per dieci	-24
per i	49
per il	26
per iscritto	47
per la	36
per le	80
per legge	-45
per nome	-50
per ogni	52
per questo	69
per telefono	60
per terra	-31
per tutte	22
per un	-37
per uno	-66
perché	42
perché le	-63
perfetto	70
permesso	-23
persona	-59
persone	-64
pesa	-67
pesce	47
peso	-70
pezzi	-37
pezzo	-69
pezzo e	-59
ph	-52
piacere	82
piacerebbe	36
piange	-67
piano	26
piastra	-30
piazzale	-47
piccoli	-35
piedi	-49
piena	-60
pino	50
pinza	-42
piovana	-39
piove	-32
più di	-61
plastificato	59
plateau	-67
plico	-23
poi 0	-37
poi ci	22
poi gli	-43
poi i	-77
poi la	-76
poi si	-85
polso	-59
pomeriggio	38
pompe	-57
porta	-36
porta il	-27
porta la	34
porta le	-48
portale	-47
portano	-37
portata	29
porte	-75
portineria	22
porto	66
possa	39
posso	59
possono	48
posto	-56
prandi	51
precedente	86
prego	45
preleva	-27
prelievo	-52
preme	-31
premere	-42
prende	-44
prendere	-40
prendi	-35
prepara	-33
preparare	29
presenta	-26
presenti	27
presenti :	32
presenza	-39
presenza di	-20
presidente	35
pressione	-61
presto	-30
prezzo	-52
prezzo si	-40
prima	-60
prima che	27
prima dell'apertura	-43
prima della	-30
prima di	-37
prima e	-48
prima il	-30
prima la	25
prima si	-47
primo	-65
priore	49
procedura	124
procedura di	74
procedura per	55
procedura scritta	28
prodotti	-44
produzione	50
prof	82
prof salis	23
prof ssa	25
promemoria	76
promesso	37
pronto	29
pronto soccorso	-64
propone	-56
proprietario	-59
protocollo	53
prova prova	57
provare	-99
prove	-39
provetta	-74
provo	35
pubblico	-48
pulisce	-25
puliscono	-32
puliscono i	-32
pulizia	27
pullman	-58
punti	29
punto	23
punto 0	77
può	69
quaderno	-28
quadro	-81
qualcosa	65
qualcosa di	24
qualità	55
qualsiasi	-56
qualsiasi ora	-56
quando	-68
quando arriva	-23
quando si	-28
quanto	68
quaranta	-42
quarantena	-25
quarantotto	-33
quarantotto ore	-33
quarto	-52
quarto d'ora	-52
quattro ore	-57
quella che	23
quella cosa	20
quelle	-54
quelli	37
quelli li	66
questa	88
questa è	46
questione	58
questo	104
qui	74
quindi si	-31
quindici	-58
quota	-52
quote	-32
r	28
raccoglie	-44
raccoglitore	-47
racconto	27
radio	-42
ragazzi	42
ragazzo	30
ragione	46
rapporto	-31
redazione	59
registrazione	-59
registro con	-28
registro di	-59
regole	84
release	-55
release manager	-55
reparto	41
report	-41
reso	39
resta	-20
resta in	30
restano	-92
restano in	-64
resti	56
restituisce	-78
resto	56
rete	-54
retro	29
rev	48
ricetta	35
riceve	-51
riceve la	-34
ricevimento	39
ricevuta	-63
ricevuto	28
richiama	-61
richiesta	-53
richiude	-49
riconoscono	-54
ricordi	70
ridere	51
rifugio	63
riga	20
righe	44
rilascia	-71
rilascio	25
rimette	-41
ringrazia	-51
ringrazio	53
ripete	-49
ripiano	-51
riporta	-44
riportano	-21
riposa	-43
riserva	-60
risponde	-48
risponde e	-23
risultato	-34
ritira	-22
ritrovo	-22
riunione	111
rivedere	53
roller	-22
rossa	-62
rosso	-51
ruben	52
ruben 0	48
rubinetto	-41
russo	55
s	41
sabato	35
sacchetto	-75
sacchi	-62
sai	46
sale	-88
salire	-43
salis	23
saluta	-44
saluti	75
salva	-61
salva la	-55
salvavita	-56
salvo	-66
samir	47
samu	61
santis	46
sapere	78
sarebbe	59
sarebbe ora	44
sarei	45
scade	-50
scadenza	-41
scadenze	-55
scadono	-35
scadono dopo	-35
scaduto	-33
scaffale	-23
scala	-51
scalda	-69
scale	-53
scambiano	36
scarica	-24
scarica il	-33
scarpe	-42
scatola	-25
scava	-54
sceglie	-47
scendere	-56
scheda	-40
scheda si	-30
schede	-56
schiuma	-83
scorrere	-36
scritta	42
scritta per	35
scritto	74
scritto da	48
scriva	76
scriva entro	35
scrive	-45
scrive la	-20
scrive sul	-35
scrivere	59
scrivere il	48
scriverlo	42
scrivete	74
scrivi	29
scriviamo	47
scrivilo	49
scrivo	66
scusa	64
scusate	66
scusi	46
se	-33
se c'è	-110
se ce	50
se ci	-51
se ha	-68
se il	-82
se la	-61
se le	49
se ne	34
se non	-91
se sembra	-64
se si	-27
se uno	-44
se è	-99
secondi	-54
secondo la	-24
sede	-22
sedere	-33
seduta	51
seduta è	44
segna	-79
segnare	-44
segni	-73
segretaria	-48
sembra	-30
sembra un	-39
semplice	56
semplice e	50
sempre	-82
sempre in	-41
sennò	-63
sennò il	-39
sente	48
senti	54
sentiamo	66
senza	-36
senza glutine	-26
senza il	-53
senza le	-29
sera	-22
sera stessa	-36
serra	40
serranda	-55
serve qualcosa	-28
servirebbe	25
sessanta	-48
sessanta giorni	-35
sette	-40
sette giorni	-28
settembre	43
settimana prima	-40
settimane	-66
sezione	-51
sfoglia	-43
si	-94
si appende	-28
si apre	-63
si aprono	-47
si archivia	-25
si asciuga	-59
si aspetta	-74
si avvisa	-25
si bagna	-33
si brucia	-51
si cambiano	-63
si chiama	-45
si chiamano	-29
si chiede	-92
si chiude	-33
si comincia	-40
si confronta	-26
si consegna	-46
si consegnano	-51
si conta	-56
si contano	-68
si controlla	-60
si dice	-21
si dà	-24
si entra	-70
si fanno	-59
si ferma	-59
si firma	-48
si fotografano	-30
si getta	-33
si gira	-37
si guarda	-27
si guardano	-36
si lascia	-70
si lava	-47
si lavano	-52
si legge	36
si mette	-68
si mettono	-48
si misura	-53
si misurano	-50
si munge	27
si muove	21
si parla	30
si parte	-58
si passano	-43
si pesa	-27
si porta	-73
si portano	-37
si preleva	-27
si preme	-31
si prende	-20
si presenta	-26
si pulisce	-25
si puliscono	-32
si può	65
si restituisce	-32
si richiude	-49
si rimette	-27
si riportano	-21
si risponde	-36
si salva	-39
si scalda	-69
si scambiano	36
si scarica	-28
si scava	-54
si sceglie	-47
si scrive	-48
si segna	-43
si sente	61
si spengono	-20
si sposta	-21
si staccano	-32
si stampa	-38
si suona	-35
si svuota	-22
si telefona	-29
si tengono	-35
si tira	-50
si toglie	-46
si tolgono	-24
si trova	-25
si versano	-40
siamo	47
siano	-44
siete	61
siete stati	50
sigilli	-31
sigla	-51
signora	36
so	51
so già	35
soccorso	-78
sola	-80
sole	-71
soli	-26
solleva	-42
solo	-142
solo allora	-25
solo con	-40
solo la	-52
sono	60
sopra	-37
sopra i	-71
soprintendenza	-35
sospeso	-39
sostituisce	58
sotto	-125
sotto 0	-66
sotto i	-33
sotto la	-46
spatola	-34
spazio	49
spazio per	49
spazzola	-56
speciali	69
spegne	20
spengono	-20
spero	42
spero che	29
spett	44
spett le	44
spilli	-42
sporca	41
sposa	-64
sposta	-26
spunta	-26
squadra	30
ssa	44
ssa mori	25
ssa valli	28
sta	-27
sta nessuno	-39
stacca	-61
staccano	-32
stagione	-39
stampa	-78
stanza	-45
stare	34
stasera	56
stati	50
stato	-67
sterilizzazione	30
stessa	-22
stesso	-61
stesura	45
stesura di	41
stia	47
stiva	-25
stivali	-64
strumenti	30
strumento	-48
studio	55
su	-32
su bianco	26
su come	37
su ogni	-64
subito	-102
subito se	-28
sui	-22
sul	-75
sul calendario	-25
sul carrello	-42
sul foglio	-59
sul nastro	-44
sul posto	-46
sul quaderno	-51
sul registro	-46
sul tavolo	-38
sulla	-43
sulla lavagna	-32
sulla porta	-52
sulla scheda	-36
suona	-33
sveglia	26
svuota	-22
svuota il	-22
sì	84
sì allora	37
taglia	-63
tagliando	-45
tank	-21
tanto	38
tasche	-57
tavola	-37
tavolo	-41
tazza	-51
te	21
tecnico	34
tedeschi	56
telaini	-32
telefona	-71
telefona al	-24
telefona alla	-30
telefonare al	-61
telefonata	51
telefoni	-64
telefono non	-22
telo	-26
temperatura	-106
temperatura ambiente	-40
tenere	34
tengono	-35
teo	60
teo 0	60
terapia	-40
terapia anticoagulante	-40
termine	-50
terra	-32
terzo	-32
test	-79
testa	-66
testo	117
testo che	41
testo da	54
ti	100
ti chiedo	38
ti devo	48
ti mando	23
tieni	-56
tiepida	-49
tira	-49
titolare	42
tl 0	48
tocca	-42
toccare	-72
togliamo	-51
toglie	-69
toglie il	-30
toglie la	-44
tolgono	-24
tolta	44
tolta alle	44
tono	58
torcia	-40
torna	26
torna indietro	-58
totò	70
totò 0	55
tra i	-64
tra le	-26
tre giorni	-56
trenta	-66
trenta giorni	-31
trova	-62
trova la	-42
trovato	37
tu	75
tu la	31
tua	53
tulle	-32
turno	21
tutor	-45
tutta	-24
tutta la	-24
tutte	45
tutti	-39
tutti i	-57
tutto	23
tutto e	-29
tutto in	51
ufficio	33
ufficio :	45
ultimo	-52
un	67
un abbraccio	45
un altro	66
un caffè	-32
un campione	-28
un cartello	60
un codice	-51
un foglio	38
un genitore	-41
un gruppo	-59
un minuto	-47
un protocollo	53
un quarto	-52
un solo	-71
un testo	65
un vostro	37
un'istruzione	45
un'istruzione sul	34
una	59
una al	-75
una copia	25
una cosa	55
una guida	-27
una mano	35
una per	-65
una procedura	94
una riga	23
una settimana	-30
una volta	47
undici	-38
uno	-28
uno di	-25
uno per	-70
usa	30
uscire	-51
utensili	-25
utensili viola	-25
va	21
va a	-55
va bene	53
va in	25
va nel	-45
va nella	-33
va sul	-57
vabbè	80
vado	89
vale	-41
valle	-64
valli	28
valli coord	28
vania	48
vanno	-65
vasca	-56
vecchio	90
vediamo	34
velo	-43
venerdì	-56
vengono	-48
venti	-80
venti minuti	-66
ventiquattr'ore	-47
venuto	-46
venuto il	-46
verbale	77
verbale riunione	44
verde	-62
verifica	-56
versa	-43
versano	-40
versione	48
verso	-50
veterinario	38
vi	97
vicino	-84
video	-35
viene	-31
viene a	-52
viola	-25
vira	-27
visita	-66
visite	-29
visto	-51
voce	-62
voglio	31
voi	61
volante	-63
voleva	50
volevo	57
volontario	21
volta	29
volta per	22
volume	-48
vorrebbe	44
vorrei	73
vorrei che	41
vostro	37
zero	-79
zilio	30
zilio 0	30
zio	72
zona	-30
zona e	-20
è	24
è avanzato	-40
è che	46
è di	-44
è il	-59
è in	-28
è la	48
è per	51
è quella	44
è tolta	44
è un	28
è una	42
è verde	-52
👍	54
😂	70
️	51`;
