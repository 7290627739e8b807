// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_IT = `29
!	72
! !	27
#=1	91
#=2	106
#=3	68
#=4	-39
-1=!	63
-1=0	93
-1=:	122
-1=?	122
-1=abbraccio	30
-1=accanto	-35
-1=all'uscita	-76
-1=altro	-54
-1=anni	-56
-1=aspetta	-54
-1=avanzato	-42
-1=bagno	-66
-1=bambini	-73
-1=bambino	-37
-1=bar	-49
-1=basta	-28
-1=bene	-33
-1=braccialetto	-59
-1=bravo	42
-1=calma	-26
-1=campioni	72
-1=capo	44
-1=casa	-39
-1=cassetta	-75
-1=ceci	49
-1=chiave	-60
-1=chiede	-43
-1=ciao	33
-1=cilindro	-35
-1=cliente	-48
-1=codice	-45
-1=comune	37
-1=consorzio	55
-1=contrario	-40
-1=coperchio	-79
-1=coperti	-30
-1=cordialità	66
-1=cosa	57
-1=così	38
-1=d'emergenza	-36
-1=data	35
-1=dire	41
-1=documento	-33
-1=dopo	-60
-1=ecco	24
-1=fa	-42
-1=febbraio	73
-1=fede	55
-1=ferma	-51
-1=fila	-48
-1=fine	47
-1=firma	-46
-1=fisso	-53
-1=fuori	-69
-1=giornata	39
-1=giorni	-63
-1=giorno	-60
-1=giovedì	22
-1=giusto	39
-1=gradi	-61
-1=grande	-70
-1=gym	56
-1=io	92
-1=l'ora	29
-1=luca	54
-1=lunedì	71
-1=mai	-33
-1=mamma	41
-1=mancuso	48
-1=mani	-31
-1=mano	-64
-1=marilena	49
-1=materiale	48
-1=me	21
-1=mese	24
-1=mesi	-59
-1=min	-46
-1=minuti	-44
-1=minuto	-32
-1=nessuno	-40
-1=nico	45
-1=no	47
-1=noemi	39
-1=noi	29
-1=nome	-32
-1=nota	48
-1=notte	36
-1=ok	36
-1=orari	-28
-1=ore	-47
-1=ottobre	41
-1=parte	-33
-1=pasqua	62
-1=pavan	63
-1=pazienza	75
-1=pelle	-33
-1=peso	-46
-1=piena	-61
-1=pino	50
-1=più	30
-1=porta	-78
-1=posto	-34
-1=precedente	85
-1=preventivo	42
-1=prima	-83
-1=produzione	47
-1=punto	-49
-1=qualità	58
-1=raccoglitore	-40
-1=reperibile	-29
-1=ricevuta	-50
-1=ridere	33
-1=salis	27
-1=saluti	74
-1=samir	47
-1=scaffale	-21
-1=sempre	-78
-1=sente	76
-1=settimana	-20
-1=sola	-29
-1=sole	-64
-1=sopra	-33
-1=stanza	-57
-1=stessa	-33
-1=stesso	-40
-1=subito	-52
-1=tedeschi	64
-1=telefono	38
-1=terra	29
-1=titolare	54
-1=totò	43
-1=tre	43
-1=turno	-62
-1=tutti	59
-1=tutto	-40
-1=uno	-42
-1=vabbè	47
-1=vecchio	85
-1=venerdì	-29
-1=verde	-44
-1=voce	-53
-1=voi	33
-1=volta	23
-1=zero	-74
-1=😂	70
-1=️	51
0 0	42
0 addetta	-33
0 aiuto	-50
0 b	61
0 bar	-49
0 casaro	-26
0 cm	-57
0 cuoca	-32
0 dario	43
0 e	-97
0 euro	-61
0 fede	55
0 franca	42
0 gg	-63
0 gradi	-30
0 ivan	56
0 mai	-46
0 mesi	-59
0 min	-46
0 minuti	-56
0 non	-48
0 o	-48
0 ore	-61
0 per	-51
01=0 addetta	-33
01=0 aiuto	-50
01=0 casaro	-26
01=0 cuoca	-32
01=0 dario	43
01=0 fede	55
01=0 franca	42
01=0 ivan	56
01=0 min	-27
01=0 si	25
01=a :	76
01=a fine	-48
01=al termine	-39
01=all'arrivo si	-23
01=alla fine	-31
01=alle 0	-41
01=allora eh	40
01=allora si	-41
01=amm ne	33
01=betta 0	45
01=bravo 	42
01=capo 	44
01=ceci 	49
01=che poi	39
01=chi ha	-43
01=chi prende	-31
01=chiara 0	63
01=chiedere a	45
01=ci vediamo	41
01=ciao a	45
01=come promesso	37
01=con il	29
01=con la	32
01=corrado 0	50
01=da :	63
01=distinti saluti	27
01=dopo il	-30
01=dott ssa	28
01=durante la	-24
01=e basta	63
01=e gli	-52
01=e se	30
01=e si	-28
01=ecco questa	27
01=fine 	47
01=finito il	-25
01=finito si	-50
01=giada 0	45
01=giulia 0	56
01=ho bisogno	20
01=il giorno	-29
01=il lunedì	-47
01=il mattino	-23
01=il prezzo	-40
01=in caso	-44
01=kevin 0	47
01=la cliente	-48
01=la consegna	-26
01=la mattina	-55
01=la ringrazio	52
01=la scheda	-42
01=la seduta	44
01=la sera	-28
01=laura tl	55
01=le chiavi	-26
01=le foto	28
01=le si	-36
01=luca 	43
01=mai da	-52
01=marilena 	49
01=mi piacerebbe	35
01=mi servirebbe	21
01=mimma 0	32
01=miriam 0	44
01=nico 	45
01=no aspetta	40
01=noemi 	39
01=non si	-28
01=ogg :	62
01=oggetto :	61
01=ok allora	28
01=ok ok	36
01=ore 0	-63
01=pino 	50
01=poi il	-37
01=poi la	-40
01=poi si	-83
01=presenti :	42
01=prima si	-26
01=prof salis	27
01=prof ssa	27
01=punto 0	78
01=quando arriva	-22
01=quando si	-28
01=quattro ore	-47
01=quello che	-41
01=quindi si	-30
01=ruben 0	45
01=samir 	47
01=se c'è	-100
01=se il	-55
01=se la	-36
01=se le	27
01=se manca	-33
01=se non	-80
01=se uno	-43
01=se è	-50
01=senza le	-29
01=si appende	-22
01=si avvisa	-33
01=si bagna	-30
01=si chiede	-42
01=si contano	-31
01=si controlla	-45
01=si fa	-37
01=si fanno	-31
01=si legge	-31
01=si manda	-24
01=si misura	-54
01=si parte	-58
01=si puliscono	-32
01=si sceglie	-47
01=si scrive	-26
01=si tira	-39
01=si toglie	-43
01=si va	-37
01=spero che	30
01=spett le	49
01=sì allora	35
01=teo 0	57
01=totò 	43
01=totò 0	51
01=un abbraccio	42
01=va bene	53
01=verbale riunione	40
01=vorrei che	41
0=a	43
0=acqua	-58
0=adesso	48
0=ah	68
0=ahahah	58
0=al	-66
0=all'arrivo	-41
0=alla	-38
0=alle	-67
0=allora	45
0=amm	33
0=appena	-40
0=appunti	61
0=avrei	31
0=baci	52
0=betta	45
0=bravo	42
0=bruno	66
0=buongiorno	75
0=capo	36
0=cara	64
0=ceci	49
0=che	74
0=chi	-112
0=chiara	63
0=chiedere	45
0=ci	64
0=ciao	71
0=cioè	46
0=colombo	69
0=come	37
0=con	31
0=conta	-73
0=corrado	40
0=da	85
0=dalla	53
0=di	-33
0=distinti	27
0=dopo	-63
0=dott	66
0=due	43
0=dunque	29
0=durante	-58
0=ecco	75
0=eccomi	45
0=ehm	61
0=facciamo	58
0=far	-61
0=fine	47
0=finito	-52
0=gentile	54
0=geom	69
0=giada	45
0=giro	-66
0=giulia	56
0=gli	-103
0=grazie	92
0=ho	29
0=i	-52
0=il	-90
0=in	-64
0=kevin	47
0=l'acqua	-37
0=l'autista	-29
0=l'infermiere	-66
0=l'operatore	-39
0=l'ormeggiatore	-52
0=laura	55
0=le	-43
0=luca	43
0=ma	34
0=mai	-67
0=marilena	49
0=max	-75
0=mi	86
0=mimma	32
0=miriam	44
0=nessuno	-54
0=nico	45
0=niente	-105
0=no	105
0=noemi	39
0=non	88
0=ogg	62
0=oggetto	61
0=ogni	-98
0=ok	82
0=ore	-63
0=per	28
0=perché	61
0=perfetto	67
0=pino	50
0=poi	-47
0=presenti	46
0=prima	-83
0=prof	81
0=provetta	-50
0=punto	78
0=qualcuno	52
0=quando	-74
0=quattro	-47
0=quello	-41
0=questa	60
0=quindi	-76
0=reparto	45
0=rev	55
0=ruben	50
0=salire	-46
0=samir	47
0=scrivi	21
0=scrivilo	47
0=scusate	64
0=senza	-48
0=si	-56
0=solo	-67
0=sopra	-55
0=sotto	-90
0=spero	30
0=spett	49
0=su	-33
0=sì	67
0=te	24
0=telefona	-61
0=teo	57
0=ti	63
0=togliere	-63
0=totò	67
0=tu	37
0=tutto	54
0=un	-43
0=una	-43
0=va	45
0=vabbè	68
0=verbale	40
0=vi	25
0=volevo	53
0=vorrei	54
1=	91
1=:	-48
1=a	70
1=abbraccio	46
1=acqua	-24
1=addetta	-33
1=aiuto	-50
1=al	-86
1=allora	55
1=appende	-22
1=apre	-52
1=aprire	-39
1=arriva	-60
1=aspetta	40
1=avvisa	-33
1=bagna	-30
1=basta	63
1=bene	64
1=bisogno	28
1=c'è	-29
1=caro	66
1=casaro	-26
1=caso	-44
1=cassa	-54
1=cassette	32
1=che	33
1=chi	33
1=chiavi	-26
1=chiede	-45
1=chiude	-40
1=ci	35
1=cliente	-48
1=comandante	63
1=compila	-23
1=con	25
1=consegna	-25
1=contano	-31
1=controlla	-45
1=cortesemente	75
1=cosa	57
1=cuoca	-32
1=dario	43
1=della	54
1=detto	28
1=di	50
1=dire	42
1=don	50
1=dopo	-37
1=dunque	53
1=e	26
1=esce	-53
1=fa	-61
1=fanno	-31
1=fede	56
1=foto	28
1=fuori	-59
1=giorni	-32
1=giorno	-29
1=ha	-34
1=hai	57
1=i	-24
1=il	-32
1=in	-67
1=io	42
1=ivan	56
1=la	36
1=le	61
1=legge	-41
1=lo	54
1=lunedì	-50
1=lì	42
1=ma	52
1=manca	-33
1=manda	-24
1=mano	-57
1=mattina	-55
1=mattino	-28
1=me	55
1=mi	80
1=mia	42
1=min	-27
1=misura	-54
1=nastro	-39
1=ne	64
1=nel	70
1=ogni	-58
1=ok	36
1=olio	-46
1=oltre	-45
1=ore	-45
1=parte	20
1=piacerebbe	35
1=poi	39
1=pomeriggio	36
1=prende	-32
1=presidente	61
1=prezzo	-40
1=prima	-67
1=promesso	37
1=pronto	-22
1=prova	57
1=puliscono	-32
1=quarantena	-29
1=quel	-64
1=quello	51
1=questa	27
1=questo	44
1=qui	59
1=ragione	53
1=riceve	-24
1=ringrazio	52
1=riunione	40
1=sacchi	-50
1=sala	40
1=salis	27
1=saluti	27
1=scarica	-24
1=sceglie	-47
1=scheda	-46
1=scrive	-26
1=scrivo	50
1=se	-24
1=seduta	44
1=segreteria	-45
1=senza	-42
1=sera	-41
1=servirebbe	21
1=si	-49
1=so	42
1=sono	52
1=squadra	33
1=ssa	40
1=stare	68
1=sul	-70
1=termine	-27
1=tira	-39
1=tl	55
1=toglie	-43
1=un	40
1=una	77
1=uno	-43
1=va	-37
1=vediamo	41
1=venerdì	-54
1=vi	46
1=volontario	-50
2=	136
2=0	-24
2=a	-61
2=accende	-42
2=acqua	22
2=aggiunge	-24
2=allora	41
2=apre	-39
2=aspetta	-47
2=buonasera	38
2=cane	54
2=capito	52
2=capogruppo	-56
2=caso	-35
2=centrale	-34
2=che	-48
2=chiede	-21
2=chiedo	51
2=cinque	-41
2=come	45
2=con	31
2=cosa	32
2=così	37
2=da	27
2=dei	57
2=del	26
2=delle	20
2=di	35
2=e	21
2=entra	-31
2=era	29
2=escono	-49
2=etichetta	-45
2=fa	-43
2=fammi	30
2=fanno	-28
2=finché	-34
2=fino	-25
2=firma	-46
2=fuori	-28
2=ghiaccio	-74
2=gino	50
2=giorni	-66
2=giorno	-50
2=giro	43
2=gli	-29
2=grazie	51
2=guarda	-34
2=guardi	-68
2=gym	56
2=i	-24
2=il	-21
2=in	-20
2=io	63
2=la	-30
2=lascia	-50
2=lava	-53
2=le	-29
2=linguaggio	43
2=macchina	-32
2=mai	-82
2=manca	50
2=manda	-56
2=mi	65
2=minuti	-40
2=mori	27
2=niente	-79
2=no	50
2=non	-24
2=ogni	-76
2=ore	-55
2=parte	50
2=paziente	-41
2=per	-60
2=pesa	-66
2=piano	-53
2=poi	-66
2=presente	38
2=prima	-46
2=procedura	49
2=qualcosa	24
2=qualcuno	-23
2=quando	-46
2=quello	38
2=questa	44
2=questione	57
2=questo	46
2=resta	-52
2=restano	-69
2=risponde	-45
2=sala	-33
2=scade	-46
2=scadono	-36
2=scrive	-25
2=se	28
2=sempre	-70
2=si	-32
2=soccorso	-65
2=soli	-52
2=solo	-57
2=sotto	-61
2=sposa	-55
2=studio	40
2=su	31
2=sul	-37
2=sulla	-48
2=ti	44
2=torna	60
2=tre	37
2=tu	-22
2=tutti	45
2=tutto	54
2=ufficio	57
2=un	68
2=vale	-43
2=valli	28
2=vanno	-75
2=vengono	-43
2=visita	-49
2=voi	43
2=zilio	33
2=è	35
: 0	24
: il	51
: nome	-70
: quello	26
?	131
? ?	64
? mi	50
a 0	-52
a :	76
a casa	-62
a chi	66
a due	-48
a farne	42
a fine	-63
a mano	-71
a me	28
a monte	-38
a nessuno	-52
a qualsiasi	-54
a quel	-28
a settembre	23
a temperatura	-42
a tutti	76
a un	-53
a valle	-65
a zero	-41
abbraccio	46
accanto	-35
accende	-48
accendono	-46
accesa	-56
acceso	-48
accettazione	45
accomodare	-48
accompagna	-71
acqua	-119
acqua dolce	21
acqua e	-37
acqua in	-51
acqua tiepida	-52
acquario	-66
ad	-35
ad alta	-35
addetta	-33
addetta sala	-33
adesso	98
agenda	-40
agg	86
aggiornare	65
aggiunge	-40
aggiunge il	-24
aggiungere	64
agli	51
ah	68
ahahah	58
ai	-28
aiuto	-50
al	-112
al 0	-61
al collega	-24
al giorno	-34
al massimo	31
al mattino	-27
al telefono	-31
al termine	-39
alimentare	-57
all'arrivo	-41
all'arrivo si	-23
all'uscita	-107
alla chat	-38
alla fine	-31
alla mano	-43
alla porta	30
alla volta	-50
allora	68
allora eh	40
allora si	-46
almeno	-66
almeno 0	-46
alta	-35
alta voce	-35
alto	-53
altri	-34
altrimenti	20
altro	37
alza	-52
ambiente	-42
amm	33
amm ne	33
anche	52
anche agli	34
anche se	-35
ancora	71
andare	26
andare a	-38
andata	21
andrebbe	50
anno	27
annota	-51
anticoagulante	-41
aperta	-38
aperti	-52
appendere	51
appuntamento	-68
appunti	93
apre	-81
apre la	-40
aprire	-36
aprono	-56
archivia	-28
aria	-39
arriva e	-49
arriva il	-25
arrivano	-42
arrivare in	-32
arrivato	-64
ascensore	32
asciuga	-62
asciuga e	-24
asciugare	-27
ascolta	-34
aspetta prima	40
aspetta un	36
aspetti	-82
assegna	-47
assegna il	-24
assegna la	-42
assente	57
attacca	-36
attacca la	-35
attaccato	-62
attesa	76
attesa di	76
autom	-79
avanti	41
avanzato	-84
avere	54
avevi	31
avrei	31
avvisa	-68
avvisa il	-65
b	88
bacheca	-22
baci	52
bagna	-63
bagni	-45
bambini	-42
bambino	-90
banchina	-57
bandi	68
bar	-34
barattolo	-39
basso	-36
basta	34
batterie	-67
bella	73
betta	56
betta 0	45
biancheria	-58
bianco	23
bidone	-51
biglietti	-44
biglietto	-59
bisogna	47
bisogna che	47
bisogno	28
bisogno di	32
blocco	-56
blu	-26
boh	26
bolla e	-41
bollino	-20
bombole	-47
bonomi	53
borse	-67
box	-33
bozza	73
braccialetto	-71
brambilla	46
bravo	54
brevi	41
brucia	-51
bruno	86
buon	76
buonasera	63
buonasera sono	51
buongiorno	75
buono	-41
busta	-50
buste	-40
butta	-39
buttare	47
c	-48
c'era	30
c'è	74
c'è il	51
cabina	-43
calcola	-37
calendario	-27
cambiano	26
cambiano ogni	35
camera	-53
camice	-20
camion	27
camion e	-29
camionista	-39
campione	-59
campioni	72
canale	32
cane	81
cani	-38
capi	-61
capisce	21
capo	37
capogruppo	-56
capoturno	-59
cappa	-64
cara	64
carabinieri	29
carica	-51
carico	-25
carla	25
carne	-29
caro	76
carrello	-43
carrozzine	-71
cartella	-45
cartella del	-35
casa	-62
casaro	-26
caso	-41
caso di	-58
casotto	-63
cassa	-81
cassaforte	-52
cassetta	-112
cassetta di	-57
cassette	-59
cassetto	-32
catene	-56
cavatore	-60
ce	68
ce la	29
ce ne	57
ceci	49
cedolino	-43
cella	-57
cena	65
centimetri	-21
cento	-52
certificato	-35
chat	-38
che	96
che a	25
che arriva	-47
che da	-28
che dica	37
che gli	38
che ha	-35
che i	20
che mi	51
che nessuno	-40
che poi	50
che qualcuno	41
che resta	-59
che scade	-51
che si	43
che tu	45
che è	41
chi arriva	-30
chi cosa	57
chi fa	30
chi mi	42
chi non	40
chi prende	-31
chi scrive	42
chi è	-37
chiama	-91
chiama il	-58
chiama me	-21
chiama per	-46
chiamano	-33
chiamano i	-28
chiamare	-51
chiamata	-32
chiara	-33
chiara 0	63
chiave	-82
chiede	-69
chiede come	-32
chiede la	-41
chiede se	-40
chiedere	35
chiedere a	56
chiedi	-64
chiediamo	45
chiedo	89
chiedo a	38
chiesa	-25
chiesto	32
chiude	-78
chiude il	-23
chiusa	-79
chiuse	-53
chiusi	-87
chiusura	-48
ci	56
ci sono	-68
ci sta	-41
ci vediamo	41
ci vorrebbe	43
ci vuole	-23
ciao	77
ciao a	45
ciascuno	-56
ciclo	-31
cilindro	-35
cinquanta	25
cinque	-61
cinque anni	-56
cinque minuti	-42
cioè	46
cisterna	-39
ciò	-59
ciò che	-59
classe	-56
cliente	-69
cloro	-34
cloro libero	-25
cm	-57
codice	-85
cognome	-66
coi	42
coincidono	-38
col	-75
colazione	-64
collaboratore	-30
collega	-30
colombo	75
colore	-45
colore e	-40
comandante	40
come	80
come facciamo	32
come lo	40
come promesso	37
come si	99
comincia	-39
commessa	-33
compila	-56
compila il	-53
compilare	-45
compilare il	-45
computer	-27
comunale	71
comune	37
con	-52
con il	-57
con l'alcol	-30
con la	-45
con le	51
con lo	-64
con nome	-39
con parole	58
con quella	-44
con un	-78
confermare	-30
confezioni	-45
confronta	-40
confronta la	-23
consegna	-69
consegna il	-27
consegna non	-35
consegnano	-52
conservatore	-74
consorzio	55
conta	-127
conta i	-62
contano	-70
contano le	-23
contanti	-40
contatto	30
contenitore	-67
contro	-77
controlla	-84
controlla che	-60
controllare	-86
controlli	-55
controlli che	-63
coord 0	28
coperchio	-79
coperte	-48
coperti	-46
copre	-24
coprire	-88
corda	48
cordialità	66
corrado	40
corrado 0	50
corrente	-45
corriere	-31
cortesemente	75
cortesia	70
cosa	108
cosa che	29
cosa del	53
cosa deve	36
cosa fare	51
cose	37
cose da	37
coso	32
così	98
così non	73
crea	-51
credenziale	-61
cucina	-57
cuoca	-26
cuore	27
cuore e	27
cura	42
custodia	-47
d'acqua	-50
d'emergenza	-22
d'ora	-54
da	45
da :	63
da appendere	51
da entrambi	-42
da noi	-24
da parte	-56
da soli	-33
dal	-32
dalla	-85
dalle	-52
dallo	-51
dare	-43
dario	69
dario :	69
data la	-25
date	-68
davanti	-101
davanti e	-36
de	54
de santis	54
dei	25
del	21
del 0	63
del cliente	-53
del mercato	-24
del mese	-86
del paziente	-29
del tutto	-58
dell'acqua	-35
dell'apertura	-44
dell'operatrice	37
della ditta	37
della prima	-29
delle	34
dello	-38
dentro	-28
depenna	-33
deposito	30
deposito si	-23
destra	-57
detto	71
detto di	45
deve	33
deve fare	36
deve toccare	-54
devo	48
devono	-64
di	27
di 0	-59
di carta	-73
di centrale	-51
di chiamare	-58
di commessa	-33
di due	-57
di entrare	-32
di legno	-34
di non	-50
di notte	46
di pasqua	62
di più	-42
di scritto	42
di turno	-48
di un	42
di una	53
di venti	-30
dica	-43
dice al	-40
dice alla	21
dice prima	-40
diciamo	50
diciamo a	-44
dico	43
dieci	-66
dieci e	-30
dieci minuti	-75
dieci secondi	-41
diete	37
differenza	-50
dire	77
direttore	28
direzione	53
disegni	68
disinfettante	-41
disinfettante per	-22
distinti	27
distinti saluti	27
dita	-50
dite	-66
ditemi	39
ditta	36
documenti	-26
documenti di	-30
documenti si	-63
dolce	21
domanda	-26
domande	-52
don	54
don luca	25
dopo	-77
dopo il	-30
dopo la	20
dopo le	-32
dott	72
dott ssa	41
dove sta	25
dovuto	77
due	-32
due con	-39
due euro	-37
due mani	-32
due minuti	54
due ore	-54
due righe	41
due volte	-61
dunque	69
durante	-62
durante il	-63
durante la	-24
dà	-51
dà il	-34
e	-83
e 0	-70
e a	67
e alle	-29
e che	22
e consegna	-29
e controlla	-35
e firma	-49
e gli	-50
e grazie	51
e guarda	-22
e i	42
e io	43
e la	-48
e le	22
e lo	-58
e metà	-35
e non	-43
e numero	-39
e poi	39
e quando	-54
e sarebbe	41
e si	-123
e solo	-29
e tu	32
e un	22
e una	-64
ecco	95
ecco questa	27
eccomi	45
eh	43
ehm	61
ella	61
emanuele	51
emergenza	-73
entra	-88
entra con	-59
entra mai	-24
entrambi	-42
entrare	-38
entro	-40
entro due	-53
entro fine	24
entro le	-65
era	29
erano	29
errori	-59
esatto	42
esce	-84
esce in	-47
escono dalla	-49
esegue	-68
esiste	43
espone	-45
etichetta	-45
euro	-87
f	28
fa accomodare	-48
fa firmare	-47
fa i	22
fa leggere	-32
fa sedere	-35
fa un	21
facchino	-42
faccia	69
facciamo	-27
facciate	34
faccio	75
famiglie	-39
fammi	30
fanno	-88
fanno le	-33
far	-50
fare	39
fare chi	36
farina	-22
farmaci	-55
farmaco	-31
farne	44
farne una	35
febbraio	73
fecce	-37
fede	56
felice	74
feltro	-45
ferma	-72
ferri	-29
ferro	-87
fianco	-89
fila	-81
file	-42
film	-49
filo	-55
finché	-98
finché non	-64
fine	22
fine mese	24
fine si	-55
finestre	-53
finisce	-27
finita	-26
finita l'ultima	-26
finito	-52
finito il	-25
finito si	-50
fino	-50
fino al	-65
fino alla	27
fiori	-53
firma	-27
firma il	-57
firmare	-47
firmare il	-61
firmata	-51
firmata da	-42
firme	34
fiscale	-29
fiscale e	-29
fissare	43
fisso	-53
foglio	51
foglio da	30
fondo	25
fondo non	-50
forma	78
formato	74
fornitore	-45
foto	-42
foto e	-37
fotografa	-48
fotografano	-30
fotografie	-57
fra	-60
fra 0	-60
franca ufficio	42
frasi	34
freddo	-42
frigo	-33
fuma	-66
fuoco	-29
fuori	-43
fuori il	-28
gancio	-32
gancio e	-32
gas	-64
genitore	-78
gennaio	51
gente	-34
gentile	59
geom	69
gestione	31
getta	-33
gg	-63
ghiaccio	-71
giacenza	-47
giada	45
giada 0	45
gigi	59
gino	50
giornata	39
giorni	-99
giorni prima	-32
giorno	-69
giorno dopo	-26
giorno prima	-30
gira	-38
giri	-54
giri di	-26
giugno	85
giulia	56
giulia 0	56
giusto	28
già	31
giù	25
gli si	-33
gli stivali	-64
glutine	-27
gomito	-50
gommone	-47
gradi	-64
grande	-47
grani	45
grato	50
grazie	129
gruppi	-69
gruppo	-74
guanti	-103
guarda	-85
guarda il	-48
guarda la	30
guarda se	-49
guardando	-36
guardano	-54
guardano i	-44
guardare	-115
guardi	-74
guardiola	-22
guasto	-54
guida	-25
gym	56
ha	-27
ha il	23
ha mangiato	-72
ha preso	-40
hai	74
ho	61
ho bisogno	20
i 0	-62
i clienti	-21
i fiori	-53
i gruppi	-65
i miei	43
i nomi	-63
i pezzi	-22
i punti	26
i ragazzi	28
i sigilli	-33
il	-33
il 0	47
il bambino	-67
il bandi	68
il cane	66
il capo	-76
il capogruppo	-56
il capoturno	-49
il cartellino	-23
il cilindro	-35
il cliente	-39
il cloro	-33
il codice	-55
il collaboratore	-30
il consenso	-38
il coperchio	-37
il deposito	-23
il file	-43
il foglio	49
il fondo	-54
il gas	-46
il genitore	-38
il gioco	-54
il giovedì	-52
il lotto	-51
il lucchetto	-32
il lunedì	28
il materiale	44
il mattino	-23
il mazzo	-23
il medico	-51
il messaggio	-36
il modulo	-47
il nostro	22
il numero	-60
il permesso	-23
il pezzo	-58
il piatto	-20
il piazzale	-49
il plico	-24
il prezzo	-30
il primo	-64
il proprietario	-62
il pubblico	-51
il rapporto	-32
il registro	-25
il risultato	-34
il secondo	-55
il tagliando	-47
il telefono	25
il termine	-43
il test	-50
il testo	41
il tulle	-29
il tutor	-49
il veterinario	-53
il volontario	60
immagini	-50
immerge	-22
in	-67
in agenda	-40
in alto	-46
in attesa	76
in bella	50
in cabina	-43
in camera	-47
in carta	58
in caso	-73
in cassa	-46
in cella	-52
in cucina	-57
in due	-66
in fondo	67
in guardiola	-22
in inglese	45
in italiano	72
in laboratorio	39
in mano	-32
in ospedale	-41
in portineria	-21
in porto	32
in presenza	-41
in quattro	-59
in sala	-48
in sede	-24
in sospeso	-38
in ufficio	-62
in un	25
in una	-44
in vasca	-40
incassa	-58
indietro	-59
inf	54
inf de	54
infila	-40
ing	81
inglese	45
insieme	33
intanto	55
invia	-24
inviato	26
io	109
io ho	52
io non	31
iole	34
iscritto	47
italiano	72
ivan	56
ivan gym	56
ivano	38
katia	41
kevin	77
kevin 0	47
l	29
l'acconto	-49
l'acido	-42
l'acqua	-87
l'alcol	-30
l'animale	-25
l'archetto	-37
l'assistente	-63
l'autista	-60
l'autoclave	-37
l'autorizzazione	-75
l'elenco	-44
l'etichetta	-40
l'infermiere	-66
l'insegnante	-34
l'operatore	-39
l'ora	27
l'orario	-24
l'ormeggiatore	-52
l'ospite	-50
l'ultima	-23
l'umido	-54
la bolla	-35
la cassetta	-43
la chiave	-49
la chiusura	27
la cliente	-41
la consegna	-34
la cosa	60
la credenziale	-61
la fai	29
la famiglia	-48
la firma	-39
la foto	-41
la gente	-34
la gestione	31
la giacenza	-47
la lancetta	-67
la lente	-38
la linea	-74
la luce	30
la macchina	-46
la mamma	41
la mano	-66
la mattina	-55
la mia	62
la parte	84
la pelle	-38
la persona	-22
la piastra	-32
la pinza	-45
la presente	38
la pressione	-55
la prima	53
la procedura	20
la prova	-54
la pulizia	24
la ricevuta	-65
la richiesta	-54
la ringrazio	52
la scheda	-51
la seduta	44
la segretaria	-52
la sera	-87
la si	-29
la spatola	-33
la squadra	-45
la stesura	44
la telefonata	46
la togliamo	-55
la vasca	-31
laboratorio	30
lama	-29
lampada	-42
lana	33
lancetta	-67
lancia il	-36
larghezza	-20
lascia asciugare	-27
lascio	61
lascio a	61
lastra	-57
latte	-58
laura	55
laura tl	55
lava	-48
lavagna	-47
lavano	-51
lavare	-48
le	-33
le 0	-55
le borse	-27
le buste	-40
le cassette	-32
le catene	-56
le chiavi	-31
le confezioni	-45
le due	-53
le fecce	-37
le foto	30
le mani	-39
le offerte	-50
le porte	-56
le regole	61
le scadenze	-56
le scarpe	-44
le si	-71
le studio	29
legge la	-32
leggibile	34
leggono	50
legno	-39
lente	-38
lenzuola	-45
lettore	-51
li	-25
libera	-37
libero	-25
libretto	-59
linea	-69
linguaggio	43
lo	37
lo fa	-49
lo faccio	30
lo leggono	50
lo sai	44
lo scriva	75
lo scrive	-44
lo scrivo	22
lo si	-29
lo so	42
lo spazio	48
lo stesso	-44
lo strumento	-47
locale	-63
lontano	-42
loro	-76
lotto	49
luca	43
lucchetti	-34
lucchetto	-32
lucchetto e	-32
luci	-42
luci e	-35
ludoteca	58
lui	-28
lunedì	56
lunedì e	-58
lunedì si	-44
lungo	-41
lì	29
ma	35
ma il	41
ma la	41
macchina del	54
magari	43
mai	-145
mai da	-52
mai dopo	-29
mai nel	-40
mai oltre	-25
maiale	-25
mail	-41
mamma	26
manager	-57
manca	41
manca la	53
manco	48
mancuso	48
manda	-46
manda il	-24
mando	25
mangiato	-72
mani	-49
mani e	-29
mano	-85
mano a	-29
marca	-49
marilena	49
massimo	25
materiale	48
mattina	-39
mattina si	-31
mattino	-51
mattino dopo	-23
maturatore	-22
max	-84
max 0	-50
mazzo	-22
me	91
me lo	58
medico	-60
meglio	65
meglio di	46
mentre	43
mercato	-36
mercoledì	48
mese	-46
mese si	-47
mesi	-66
messa	50
messaggio	-44
messaggio con	-35
mestiere	30
metri	-71
metta	31
mette	-42
mette da	-56
mette in	34
mette un	-62
mettere	59
mettete	52
metti	40
mettiamo	48
metto	66
mettono	-54
mezz'ora	-28
mezz'ora prima	-24
mezzo	-59
mi	152
mi avevi	31
mi pare	40
mi piacerebbe	35
mi servirebbe	21
mia	75
miei	43
miele	22
mille	21
mimma	32
mimma 0	32
min	-59
min prima	-27
minorenni	23
minuti	-76
minuti prima	-40
minuti si	-29
minuto	-45
mio	26
miriam	44
miriam 0	44
miscela	-44
misura	-59
misurano	-52
mobile	34
modulo	-54
molla	-47
mondo	63
monte	-42
mori	27
mori 0	27
movimento	-78
multe	-80
munge	23
muove	22
museo	36
n	47
nardi	67
nastro	-48
nastro si	-39
ne	47
ne zilio	33
neanche	-39
neanche per	-28
neanche se	-27
necessario	60
nei	-51
nel	-100
nel cassetto	-29
nel raccoglitore	-40
nel tank	-21
nel verso	-42
nella busta	-30
nella cartella	-35
nella cassetta	-68
nello	-93
nemmeno	-66
nemmeno il	-52
nemmeno se	-47
neppure	-22
nero su	23
nessun	-86
nessuna	40
nessuno	-97
nico	45
nient'altro	-52
niente	-104
niente maiale	-25
nn	75
no	143
no aspetta	40
noemi	39
noi	-41
nome	-71
nome del	-69
nome della	-41
nome e	-47
nomi	-41
non	-20
non c'è	29
non coincidono	-38
non conta	-47
non di	-20
non entra	-30
non esiste	43
non la	-35
non lo	40
non mi	68
non parte	-66
non risponde	-36
non sale	-47
non se	26
non si	-52
non sono	48
non torna	39
non uno	-26
non va	-72
non vanno	-46
non viene	-32
nostro	22
nota	58
notte	-44
numero	-70
numero di	-55
nuova	29
nuovo	57
o di	-26
o la	-33
o no	38
occhio	-80
offerte	-50
offre	37
ogg	62
ogg :	62
oggetto	61
oggetto :	61
oggi	47
ogni	-70
ogni 0	-60
ogni dieci	-79
ogni quattro	-51
ogni volta	-37
ok	69
ok allora	28
ok ok	36
olio	-46
oliva	60
oltre	-93
oltre i	-24
operativa	48
orari	-28
ordina	-63
ordina il	-63
ore	-110
ore 0	-63
orologio	-43
ospedale	24
ospiti	-41
ottobre	41
ovviamente	35
p	97
pagare	-59
pagina	-28
pagine	38
papà	62
pare	44
parenti	-44
pari	40
parla	39
parlo	52
parrucche	51
parte piano	-53
partendo	-50
partendo dalla	-39
partire	-72
partita	25
pasqua	62
passa	-46
passa in	-45
passa si	-25
passaggi	33
passano	-44
passi	-50
passo	48
pavan	63
paziente	-54
pazienza	78
pelle	-38
per cento	-51
per cortesia	58
per dieci	-24
per i	47
per il	24
per iscritto	47
per la	37
per le	80
per legge	-46
per nome	-50
per ogni	49
per questo	67
per telefono	60
per terra	-30
per tutte	21
per un	-38
per uno	-66
perché	43
perché le	-64
perfetto	67
permesso	-23
persona	-61
persone	-64
pesa	-71
pesce	56
peso	-72
pezzi	-41
pezzo	-71
pezzo e	-61
ph	-52
piacere	81
piacerebbe	35
piange	-66
piano	23
piastra	-32
piatto	-20
piazzale	-49
piccoli	-37
piedi	-48
piena	-61
pino	50
pinza	-45
piovana	-39
piove	-32
più di	-61
plastificato	58
plateau	-70
plico	-24
poi 0	-39
poi ci	22
poi gli	-42
poi i	-78
poi la	-76
poi lo	23
poi si	-86
polso	-61
pomeriggio	36
pompe	-60
porta	-26
porta il	-29
porta la	33
porta le	-49
portale	-44
portano	-37
portata	27
porte	-78
porto	65
possa	47
posso	59
possono	45
posto	-58
prandi	60
precedente	85
prego	40
preleva	-27
prelievo	-55
preme	-29
premere	-41
prende	-45
prendere	-40
prendi	-32
prepara	-33
preparare	27
presenta	-27
presenti	33
presenti :	42
presenza	-41
presenza di	-22
presidente	55
preso	-23
pressione	-62
presto	-31
preventivo	21
prezzo	-53
prezzo si	-40
prima	-65
prima che	30
prima dell'apertura	-44
prima della	-32
prima di	-31
prima e	-47
prima il	-31
prima la	20
prima si	-45
primi	-21
primo	-66
priore	58
procedura	123
procedura di	73
procedura per	53
procedura scritta	27
prodotti	-46
produzione	47
prof	89
prof salis	27
prof ssa	27
promemoria	73
promesso	37
pronto	21
pronto soccorso	-64
propone	-58
proprietario	-53
protocollo	52
prova prova	57
provare	-104
prove	-34
provetta	-78
provo	35
pubblico	-51
pulisce	-26
puliscono	-32
puliscono i	-32
pulizia	24
pullman	-59
punti	26
punto	37
punto 0	78
può	70
quaderno	-32
quadro	-75
qualcosa	61
qualcosa di	24
qualità	64
qualsiasi	-54
qualsiasi ora	-54
quando	-74
quando arriva	-22
quando si	-28
quanto	69
quaranta	-34
quarantena	-29
quarantotto	-34
quarantotto ore	-34
quarto	-54
quarto d'ora	-54
quattro ore	-53
quella che	21
quella cosa	20
quelle	-55
quelli	33
quelli li	63
questa	89
questa è	42
questione	57
questo	102
qui	76
quindi si	-30
quindici	-60
quota	-54
quote	-34
r	47
raccoglie	-48
raccoglitore	-48
racconto	27
radio	-27
ragazzi	45
ragazzo	31
ragione	41
rapporto	-32
redazione	69
registrazione	-59
registro con	-29
registro di	-56
regole	82
release	-57
release manager	-57
reparto	54
report	-44
reso	36
resta	-31
resta in	25
restano	-94
restano in	-67
resti	60
restituisce	-78
resto	51
rete	-55
retro	30
rev	55
ricetta	33
riceve	-55
riceve la	-38
ricevimento	36
ricevuta	-65
ricevuto	23
richiama	-61
richiesta	-54
richiude	-50
riconoscono	-55
ricordi	70
ridere	48
rifugio	79
righe	41
rilascia	-71
rilascio	23
rimette	-42
ringrazia	-53
ringrazio	52
ripete	-51
ripiano	-52
riporta	-48
riportano	-22
riposa	-44
riserva	-57
risponde	-51
risponde e	-22
risultato	-34
ritira	-24
ritrovo	-25
riunione	109
rivedere	54
roller	-24
rossa	-62
rosso	-42
ruben	50
ruben 0	45
rubinetto	-35
russo	59
s	55
sabato	34
sacchetto	-81
sacchi	-63
sai	44
sale	-90
salire	-46
salis	27
saluta	-45
saluti	74
salva	-62
salva la	-56
salvavita	-53
salvo	-67
samir	47
samu	64
santis	54
sapere	78
sarebbe	56
sarebbe ora	41
sarei	43
scade	-51
scadenza	-43
scadenze	-56
scadono	-36
scadono dopo	-36
scaduto	-34
scaffale	-25
scala	-54
scalda	-70
scale	-57
scambiano	44
scarica	-26
scarica il	-33
scarpe	-44
scatola	-24
scava	-53
sceglie	-47
scendere	-51
scheda	-45
scheda si	-30
schede	-55
schiuma	-86
scorrere	-37
scritta	42
scritta per	37
scritto	78
scritto da	53
scriva	75
scriva entro	35
scrive	-39
scrive la	-22
scrive sul	-34
scrivere	57
scrivere il	45
scriverlo	47
scrivete	73
scrivi	27
scriviamo	46
scrivilo	47
scrivo	70
scusa	63
scusate	64
scusi	44
se	-37
se c'è	-107
se ce	50
se ci	-53
se ha	-70
se il	-81
se la	-62
se le	48
se ne	38
se non	-90
se sembra	-64
se si	-23
se uno	-43
se è	-97
secondi	-57
secondo la	-24
sede	-24
sedere	-35
seduta	50
seduta è	44
segna	-82
segnare	-47
segni	-74
segretaria	-52
sembra	-33
sembra un	-41
semplice	56
semplice e	50
sempre	-90
sempre in	-42
sennò	-66
sennò il	-42
sente	47
senti	53
sentiamo	65
senza	-46
senza glutine	-27
senza il	-54
senza le	-29
sera	-29
sera stessa	-38
serra	37
serranda	-58
serve qualcosa	-30
servirebbe	24
sessanta	-49
sessanta giorni	-36
sette	-42
sette giorni	-29
settembre	39
settimana prima	-41
settimane	-66
sezione	-54
sfoglia	-47
si	-101
si apre	-60
si aprono	-47
si archivia	-28
si asciuga	-60
si aspetta	-75
si avvisa	-26
si bagna	-32
si brucia	-51
si cambiano	-61
si chiama	-42
si chiamano	-23
si chiede	-95
si chiude	-31
si comincia	-43
si confronta	-26
si consegna	-48
si consegnano	-52
si conta	-60
si contano	-70
si controlla	-63
si dice	-25
si dà	-27
si entra	-70
si fanno	-58
si ferma	-58
si firma	-36
si fotografano	-30
si getta	-33
si gira	-38
si guarda	-28
si guardano	-37
si lascia	-74
si lava	-48
si lavano	-51
si legge	34
si mette	-71
si mettono	-49
si misura	-54
si misurano	-52
si munge	23
si muove	22
si parla	27
si parte	-58
si passano	-44
si pesa	-27
si porta	-74
si portano	-37
si preleva	-27
si preme	-29
si prende	-20
si presenta	-27
si pulisce	-26
si puliscono	-32
si può	65
si restituisce	-26
si richiude	-50
si rimette	-27
si riportano	-22
si risponde	-38
si salva	-41
si scalda	-70
si scambiano	44
si scarica	-28
si scava	-53
si sceglie	-47
si scrive	-49
si segna	-44
si sente	61
si spengono	-21
si sposta	-20
si staccano	-32
si stampa	-39
si suona	-34
si svuota	-23
si telefona	-30
si tengono	-35
si tira	-50
si toglie	-47
si tolgono	-23
si trova	-25
si versano	-40
siamo	47
siano	-45
siete	59
siete stati	48
sigilli	-33
sigla	-46
signora	35
so	49
so già	32
soccorso	-80
sola	-80
sole	-73
soli	-33
solleva	-42
solo	-146
solo allora	-26
solo con	-39
solo la	-56
sono	63
sopra	-34
sopra i	-77
sospeso	-38
sostituisce	53
sotto	-132
sotto 0	-71
sotto i	-32
sotto la	-48
spatola	-33
spazio	48
spazio per	48
spazzola	-58
speciali	73
spegne	20
spengono	-21
spero	48
spero che	30
spett	49
spett le	49
spilli	-45
sporca	40
sposa	-64
sposta	-24
spunta	-26
squadra	27
ssa	50
ssa mori	27
ssa valli	28
sta	-29
sta nessuno	-40
stacca	-70
staccano	-32
stagione	-33
stampa	-82
stanza	-42
stare	28
stasera	54
stati	48
stato	-70
sterilizzazione	28
stessa	-24
stesso	-62
stesura	44
stesura di	39
stia	48
stiva	-26
stivali	-64
strumenti	28
strumento	-47
studio	71
su	-31
su bianco	23
su come	39
su ogni	-65
subito	-104
subito se	-29
sui	-28
sul	-83
sul calendario	-27
sul carrello	-43
sul foglio	-60
sul nastro	-44
sul posto	-46
sul quaderno	-51
sul registro	-36
sul tavolo	-39
sulla	-42
sulla lavagna	-38
sulla porta	-54
sulla scheda	-36
suona	-34
sveglia	23
svuota	-23
svuota il	-23
sì	81
sì allora	35
taglia	-63
tagliando	-47
tank	-21
tanto	36
tasche	-58
tavola	-38
tavolo	-44
tazza	-53
tecnico	43
tedeschi	64
telaini	-33
telefona	-69
telefona al	-25
telefona alla	-32
telefonare al	-66
telefonata	49
telefoni	-66
telefono non	-22
telo	-27
temperatura	-108
temperatura ambiente	-42
tenere	30
tengono	-35
teo	57
teo 0	57
terapia	-41
terapia anticoagulante	-41
termine	-51
terra	-36
terzo	-33
test	-80
testa	-69
testo	114
testo che	39
testo da	51
ti	98
ti chiedo	36
ti devo	48
ti mando	23
tieni	-56
tiepida	-52
tira	-45
titolare	54
tl 0	55
tocca	-42
toccare	-74
togliamo	-55
toglie	-71
toglie il	-29
toglie la	-46
tolgono	-23
tolta	44
tolta alle	44
tono	58
torcia	-41
torna	23
torna indietro	-59
totò	67
totò 0	51
tra i	-62
tra le	-25
tre giorni	-55
trenta	-65
trenta giorni	-31
trova	-64
trova la	-44
trovato	36
tu	75
tu la	30
tua	53
tulle	-29
tutor	-49
tutta	-24
tutta la	-24
tutte	41
tutti	-42
tutti i	-60
tutto e	-30
tutto in	52
ufficio	46
ufficio :	42
ultimo	-45
un	63
un abbraccio	42
un altro	64
un caffè	-29
un campione	-28
un cartello	60
un codice	-51
un foglio	41
un genitore	-40
un gruppo	-60
un minuto	-45
un protocollo	52
un quarto	-54
un solo	-69
un testo	65
un vostro	43
un'istruzione	51
un'istruzione sul	32
una	53
una al	-76
una copia	33
una cosa	54
una guida	-29
una mano	33
una per	-66
una procedura	91
una settimana	-31
una volta	48
undici	-36
uno	-33
uno di	-26
uno per	-70
usa	30
uscire	-53
utensili	-26
utensili viola	-26
va a	-57
va bene	51
va in	24
va nel	-47
va nella	-34
va sul	-59
vabbè	80
vado	85
vale	-43
valle	-68
valli	28
valli coord	28
vania	47
vanno	-58
vasca	-61
vecchio	91
vedere	21
vediamo	41
velo	-45
venerdì	-56
vengono	-49
venti	-83
venti minuti	-68
ventiquattr'ore	-48
venuto	-44
venuto il	-44
verbale	79
verbale riunione	40
verde	-62
verifica	-51
versa	-43
versano	-40
versione	49
verso	-54
veterinario	33
vi	95
vicino	-86
video	-36
viene	-40
viene a	-53
viola	-26
vira	-28
visita	-69
visite	-32
visto	-52
voce	-72
voglio	29
voi	52
volante	-70
voleva	49
volevo	53
volta	28
volta per	21
volume	-52
vorrebbe	43
vorrei	71
vorrei che	41
vostro	43
zero	-82
zilio	33
zilio 0	33
zio	70
zona	-31
zona e	-20
è avanzato	-42
è che	46
è di	-46
è già	21
è il	-60
è in	-28
è la	47
è per	51
è quella	43
è tolta	44
è un	39
è una	45
è verde	-51
👍	59
😂	70
️	51`;
