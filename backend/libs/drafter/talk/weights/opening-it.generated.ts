// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_IT = `-5
!	23
#=1	58
#=2	49
#=4	-42
-1=!	23
-1=:	62
-1=?	119
-1=acqua	-58
-1=anni	46
-1=avanti	24
-1=camera	-21
-1=carica	45
-1=caso	42
-1=cassetta	-69
-1=chi	55
-1=chiusi	-69
-1=cliente	23
-1=consorzio	39
-1=coperti	-47
-1=data	-50
-1=ddt	-42
-1=domenica	-25
-1=dopo	-67
-1=due	36
-1=euro	23
-1=firma	-42
-1=fuori	-33
-1=gestionale	-21
-1=giorni	-30
-1=giorno	-33
-1=gradi	-41
-1=informatica	-40
-1=io	69
-1=mani	-26
-1=mano	-70
-1=mia	-23
-1=minuti	28
-1=motivo	-36
-1=niente	59
-1=no	-25
-1=ore	-31
-1=parcheggio	30
-1=pavimento	-23
-1=personale	-42
-1=piano	-38
-1=più	40
-1=planimetria	-53
-1=prima	-87
-1=qualità	66
-1=reclami	22
-1=scala	-38
-1=scorso	46
-1=segnalazione	-54
-1=segreteria	27
-1=sente	67
-1=sera	53
-1=settimane	44
-1=sigarette	36
-1=sigla	-29
-1=sonno	50
-1=stesso	-31
-1=sua	40
-1=subito	-67
-1=telefono	-33
-1=terra	42
-1=tutti	69
-1=un'assistente	44
-1=uno	-69
-1=vasca	-54
-1=venerdì	-38
-1=vento	41
-1=via	28
-1=volte	28
0	-66
0 0	-52
0 acqua	-35
0 aiuto	-45
0 alle	-21
0 c	-23
0 casaro	-41
0 cm	-49
0 del	-39
0 di	-43
0 dopo	-43
0 gg	-30
0 giorni	-47
0 gradi	-45
0 m	-47
0 metri	23
0 min	-35
0 minuti	28
0 mm	-55
0 o	-50
0 ore	-39
0 per	-39
0 rev	-45
0 secondi	-67
0 settimane	-37
0 si	47
01=0 aiuto	-45
01=0 casaro	-41
01=0 si	65
01=a seguito	27
01=allora eh	33
01=art 0	-42
01=chi monta	-30
01=ciao a	41
01=come promesso	35
01=con la	28
01=dunque noi	23
01=ho bisogno	22
01=i volontari	41
01=ieri sera	40
01=il nostro	70
01=il tecnico	-20
01=il veterinario	-29
01=in vista	39
01=la nostra	44
01=la richiesta	-42
01=le foto	-49
01=lo so	43
01=negli ultimi	25
01=oggetto :	-65
01=ok allora	24
01=ore 0	-41
01=presenti :	65
01=prima i	-48
01=scopo :	-55
01=si bagna	-41
01=si tolgono	-32
01=siamo una	34
01=spero che	41
01=spett le	54
01=sì allora	22
01=taglio a	-42
01=va bene	58
01=vorrei che	52
01=è la	44
0=0	-22
0=a	87
0=abbiamo	50
0=acqua	-40
0=alla	-28
0=allora	88
0=appena	-37
0=appunti	80
0=art	-42
0=bombole	-59
0=buongiorno	90
0=cambio	-28
0=campo	-64
0=cara	65
0=che	23
0=chi	-67
0=ci	33
0=ciao	101
0=cioè	39
0=come	38
0=con	64
0=dentro	-35
0=due	44
0=dunque	54
0=ecco	59
0=entro	-37
0=facciamo	61
0=far	-59
0=foto	-81
0=gentile	84
0=gestisco	42
0=giro	-54
0=gli	-27
0=ho	49
0=i	41
0=ieri	78
0=il	-34
0=in	78
0=io	88
0=l'addetto	-46
0=l'assistente	-37
0=l'operatore	-56
0=lei	22
0=lo	63
0=ma	52
0=mai	-79
0=mi	83
0=negli	25
0=nel	83
0=nella	52
0=nessun	-55
0=niente	-70
0=no	58
0=noi	34
0=oggetto	-65
0=oggi	59
0=ok	80
0=ore	-41
0=pezzi	-62
0=poi	-59
0=presenti	65
0=prestito	-65
0=prima	-74
0=ragazzi	53
0=salire	-57
0=scala	-27
0=scopo	-71
0=scusate	66
0=se	-59
0=senza	-43
0=si	-61
0=siamo	84
0=solo	-68
0=spero	41
0=spett	54
0=stampa	-46
0=sì	73
0=taglio	-42
0=ti	55
0=togliere	-49
0=un	-58
0=una	36
0=va	62
0=vi	42
0=volevo	44
0=vorrei	63
0=è	74
1=	58
1=0	-126
1=acceso	-48
1=acqua	-52
1=agosto	-33
1=aiuto	-45
1=alla	71
1=alle	-76
1=allora	46
1=aperti	-63
1=arriva	-26
1=bagna	-41
1=bene	71
1=bisogno	46
1=camion	-34
1=casaro	-27
1=cassette	-62
1=che	35
1=chi	-42
1=chiama	-53
1=ci	51
1=comincia	41
1=con	-86
1=consegna	-37
1=controlla	-45
1=cosa	57
1=dalle	-65
1=dei	-88
1=del	-43
1=delle	-25
1=dunque	57
1=e	-44
1=eh	33
1=fossa	-53
1=foto	-49
1=giro	-35
1=guarda	-21
1=ha	34
1=hanno	-24
1=i	-54
1=il	-29
1=in	-117
1=la	34
1=laboratorio	72
1=lo	55
1=ma	60
1=me	39
1=mi	62
1=misura	-35
1=monta	-30
1=noi	36
1=non	35
1=nostra	61
1=nostro	70
1=nuovo	-72
1=ogni	-52
1=oltre	-29
1=ore	-36
1=per	21
1=pomeriggio	33
1=promesso	35
1=prova	66
1=pulito	-48
1=pulizia	-44
1=quando	55
1=questo	47
1=r	-31
1=riceve	-30
1=richiesta	-42
1=scarica	-47
1=scorso	39
1=scrivo	57
1=segreteria	-41
1=seguito	27
1=si	53
1=siamo	25
1=signora	57
1=so	43
1=solo	-26
1=sono	63
1=sotto	-48
1=tecnico	-20
1=tolgono	-32
1=tre	35
1=ultimi	25
1=un	38
1=una	52
1=uno	51
1=veterinario	-29
1=vi	61
1=vista	39
1=volontari	41
1=è	55
2=	76
2=0	-41
2=:	-107
2=accende	-32
2=al	-28
2=ammollo	-50
2=apre	-31
2=arriva	42
2=buonasera	63
2=carrello	-64
2=chi	-44
2=chiedo	56
2=chiude	-41
2=codice	-43
2=come	61
2=con	-43
2=da	-73
2=dal	-38
2=davanti	-40
2=degli	-38
2=dei	24
2=della	-52
2=delle	-30
2=deve	-72
2=di	61
2=dopo	45
2=fa	46
2=foglio	36
2=fuori	-38
2=gli	-67
2=guarda	-39
2=ha	55
2=hanno	53
2=il	-68
2=in	-65
2=la	29
2=lascia	-37
2=lo	43
2=mi	29
2=no	79
2=noi	41
2=ogni	-87
2=per	-41
2=piccola	60
2=poi	-54
2=presente	28
2=prima	-79
2=procedura	30
2=qualcosa	37
2=qualcuno	28
2=questione	55
2=rev	-45
2=risponde	-22
2=secondo	-57
2=si	-42
2=solo	-46
2=sono	94
2=sotto	-67
2=stacca	-59
2=studio	49
2=sul	-43
2=ti	28
2=toccare	-41
2=tornano	61
2=tra	-35
2=tre	70
2=una	41
2=va	39
2=visita	-25
2=è	85
:	-57
: niente	-40
: ogni	-20
: se	30
: si	-40
: un	21
: una	-58
?	126
? ?	64
@0	27
@1	35
@3	-52
N=	-66
a	52
a 0	-103
a casa	58
a caso	42
a disposizione	-37
a due	-74
a luglio	28
a me	60
a noi	29
a seguito	27
a tutti	37
a volte	69
abbiamo	107
abbiamo 0	41
abbiamo avuto	30
accende	-68
accensione	-67
accesso	-72
accettano	-35
accompagna	-56
account	-43
acqua	-47
acqua e	-39
acqua finché	-31
acqua tiepida	-51
acquisto	-35
ad alta	-47
adele	-65
adele non	-42
adesso	38
adulto	-56
agenti	43
ai	99
aiuto	-55
al	-50
al banco	52
al cliente	-63
al collega	-32
al corriere	-39
al giorno	68
al mese	-54
al telefono	-41
alla fine	-33
alla porta	-54
alle 0	-42
allestimento	-65
allo	45
allora	108
allora eh	33
almeno	-53
almeno 0	-42
alta	-47
alta voce	-47
altrimenti	-60
alza	-62
ammollo	-50
anche se	-78
ancora	21
andare	32
andata	24
animali	-47
anni	38
anno	53
aperti	-63
api	-22
appartamenti	-29
appello	-34
appena	-63
appende	-30
applica	-68
appunti	108
apre	-33
apre la	-31
aprire	-60
arriva la	56
arrivano	55
arrivo	-56
art	-42
art 0	-42
asciutti	-23
asl	-31
aspetta	-36
aspettano	47
assente	77
assistenza	-37
autista	-51
auto	-64
autorizzazione	-70
avanti	52
avere	60
avere per	33
aveva	63
avevi	27
avrò	58
avuto	31
avvisare	-42
bacheca	-30
badge	-63
bagna	-41
bagnato	-44
bambino	-33
baracca	-31
barca	25
bene	74
bidone	-58
bidone dell'umido	-42
bisogna	26
bisogna che	42
bisogno	21
bisogno di	39
blocchetto	-25
bombole	-50
box	-23
bozza	35
brambilla	71
buona	41
buonasera	80
buonasera sono	45
buongiorno	90
buono	-35
buono acquisto	-35
busta	-65
c'era	82
c'è	37
c'è la	-42
c'è vento	41
cabina	-57
cabina non	-40
cagliata	-60
caldaia	-42
cambia	-43
camera	-21
camino	-42
camion	-21
campo	-83
cancello	-41
cara	65
carabinieri	24
carica	45
caricati	-40
caro	82
carrello	-92
cartello	-31
casaro	-31
caso	42
cassa	-38
cassaforte	-33
cassetta	-43
cassette	-23
cassetto	-60
cassiera	28
ce	38
ce la	28
cella	-45
cena	53
centimetri	-65
centrale	-26
centro	-24
cerca	-66
cestello	-87
che	96
che abbiamo	49
che dica	32
che fa	45
che i	27
che mi	36
che non	26
che parte	27
che qualcuno	35
che si	51
che torna	-44
che un	47
che è	-21
chi	-46
chi arriva	-28
chi fa	46
chi ha	-63
chi mi	28
chi monta	-30
chi non	-56
chi scrive	54
chiama	-25
chiama la	23
chiama me	-41
chiamano	-49
chiamare	-27
chiamate	45
chiamato	46
chiave	-48
chiavi	-40
chiede	-81
chiediamo	50
chiedo	87
chiesto	43
chiesto di	20
chili	31
chiude	-24
chiusa	-61
chiusi	-91
chiusura	32
ci	39
ci ha	43
ci si	-33
ci siamo	43
ci vorrebbe	38
ciao	101
ciao a	41
ciascuno	26
cinque	44
cioè	42
circa	61
cisterna	-44
cliente	-38
cliente e	-25
clienti	26
cm	-49
codice	-80
col	-37
collega	-67
colletta	37
colletto	-39
colore	45
come	115
come lo	49
come promesso	35
come si	87
compila	-61
comunale	48
comuni	88
comunica	-58
con	-44
con acqua	-28
con i	32
con la	-20
con le	-39
con me	34
conferma	-47
confronta	-48
consegna	-87
consegne	44
consorzio	65
conta	-76
conta le	-47
container	-75
contanti	-49
contenitore	-57
conto	24
controlla	-84
controlla che	-45
controlla il	-34
controllano	-46
controllare	-70
controllo	-33
convocazione	-48
coordinatrice	61
coperchio	-54
coperti	-47
coperto	-27
copre	-62
copre con	-41
cortesia	35
cosa	96
cosa che	28
cosa del	44
cosa deve	41
cosa fare	30
cose	56
così	64
così non	44
cucina	-37
cui	55
cuore	-42
d'emergenza	-28
d'estate	65
da	27
da 0	52
da casa	-43
da rifare	33
da settembre	65
da sole	-52
da soli	-24
dai	90
dal 0	55
dal consorzio	39
dal mese	30
dal portale	-25
dalla	-47
dalle	-20
dalle 0	-28
dallo	-25
danni	27
danno	24
data	-40
database	-36
dati	37
davanti	-78
davanti al	-46
davvero	-41
ddt	-42
decide	-26
degli	34
degli strumenti	-43
dei quali	46
del	-24
del 0	37
del bar	39
del carico	-42
del cliente	-43
del mattino	-62
del mese	-40
del servizio	65
delega	-29
delega :	-29
dell'ascensore	-56
dell'asilo	37
dell'impianto	58
dell'umido	-42
della	23
della prima	-35
delle	44
dello	21
dentro	-25
deposito	56
detergente	-41
detto	59
detto di	55
deve fare	41
devono	-40
devono essere	-40
di	40
di avere	52
di fronte	-42
di lunedì	-21
di mano	-66
di nuovo	41
di ogni	-47
di partire	-25
di scritto	33
di toccare	-41
di turno	-49
di tutto	37
di una	50
dica	32
dice al	-63
dice il	-21
dicembre	-41
diciannove	59
dico	44
dieci	-71
dieci minuti	-56
dietro	-28
dipende	60
dire	60
direzione	26
disposizione	-37
distribuzione	81
docente	-41
documenti	-42
dodici	45
domani	33
dopo	-65
dopo il	-43
dopo la	48
dopo le	-32
dopo si	-52
dove	43
dovuto	54
due con	-48
due ore	23
due per	-61
due persone	-38
due righe	65
due volte	23
dunque	85
dunque noi	23
dà	-61
dà il	-54
e	-38
e 0	29
e alle	-25
e che	80
e chiamare	-46
e con	-43
e d'estate	59
e da	77
e dalle	-22
e di	35
e due	-27
e guarda	-42
e ho	59
e i	79
e il	28
e in	67
e io	46
e le	-52
e lo	-37
e manda	-43
e mette	-37
e mezza	39
e nessuno	-36
e non	20
e ognuno	42
e poi	20
e sarebbe	32
e se	-29
e si	-102
e un	29
e una	48
ecco	77
ed	-30
eh	33
elenco	-76
entra	-37
entrano	-40
entrare	-36
entro	-28
entro 0	-43
entro le	-47
era	68
esiste	55
estintore	-40
evitare	-76
fa di	34
fa i	38
fa leggere	-24
fa sempre	-42
fa un	44
facciamo	108
facciamo il	24
faccio	64
fai	28
fare	72
fare chi	41
farina	-62
farmaci	-32
farne	41
fatto	49
fattura	-48
fede	39
feltro	-39
ferma	-69
ferma da	-49
fermo	-64
fila	-47
fili	-67
filtri	-51
finché	-58
finché non	-52
fine	-22
finestre	-54
finito	51
fino	-43
fino a	-50
fino alla	30
finora	84
firma	-97
firma il	-39
firmata	-45
firmato	-50
fissare	45
fisso	-63
foglie	-31
foglio da	58
fondo	-43
forno	-59
fossa	-53
fosse	58
foto	-62
foto si	-49
fotografa	-57
fotografati	-46
fra	27
frigo	-29
fronte	-76
fuori	-56
fuori dalla	-40
furgone	25
furgoni	57
gas	23
gatto	36
genitore	-43
genitori	-32
gentile	84
gestisco	42
gg	-30
ghiaccio	-32
gialla	-56
gino respinto	-58
giorni	-66
giorni prima	-42
giorno	-40
giorno dopo	-36
giorno prima	-60
giri	-26
giro	-59
giugno	76
giù	33
gli	-37
gli altri	-75
gli uffici	-62
gradi	-55
grande	-20
grandi	-25
grazie	87
gruppi	-49
guanti	-44
guarda	-62
guarda il	-25
guarda prima	-39
guarda se	-31
guida	-25
ha	78
ha chiamato	46
ha chiesto	39
ha il	47
ha preso	44
hanno	61
ho	103
ho bisogno	22
ho due	65
i 0	-56
i familiari	-34
i filtri	-51
i giorni	-51
i ragazzi	-41
i reclami	-60
i volontari	41
ieri	110
ieri sera	57
il	-25
il bordo	-34
il camion	-30
il codice	-50
il collega	26
il foglio	45
il fondo	-35
il gatto	25
il giorno	-43
il giovedì	30
il libretto	-20
il lunedì	-80
il mercoledì	-26
il modulo	-31
il motivo	-36
il nostro	73
il numero	-84
il permesso	-51
il pilota	-26
il proprietario	-31
il registro	-44
il responsabile	37
il suo	-25
il tecnico	-44
il test	-34
il testo	49
il veterinario	-29
il volontario	-31
immagini	-72
in ammollo	-50
in busta	-48
in carico	45
in casa	-44
in cassaforte	-33
in contanti	-49
in due	-84
in giù	-45
in negozio	29
in piedi	-38
in studio	58
in ufficio	-40
in un	32
in vista	39
infermiere	34
informatica	-40
ingresso	-81
inizio	-57
inox	-64
insieme al	-48
interno	-85
io	80
io e	54
io ho	39
io non	21
iscritto	42
istruzioni	27
l'acqua	-25
l'addetto	-46
l'agenzia	-53
l'anno	71
l'anno scorso	51
l'assistente	-37
l'autista	-54
l'auto	-47
l'elenco	-55
l'operatore	-56
l'ospite	30
l'ultima	33
la	39
la bolla	-34
la cassetta	-44
la cassiera	28
la chiave	-28
la chiusura	49
la cosa	56
la fa	-33
la fai	28
la gestione	26
la lancetta	-41
la macchina	47
la mano	-52
la merce	-33
la nostra	44
la nota	-44
la pratica	-27
la presente	63
la prima	43
la procedura	38
la pulizia	25
la richiesta	-70
la scheda	-22
la segnalazione	22
la sera	-60
la si	-84
la sigla	-24
la signora	31
la stesura	47
la suola	-45
la tavola	27
la terza	34
la valvola	-62
la voglio	32
lago	-48
lancetta	-41
lancia	-32
lascia	-55
lato	-58
lava	-48
lavaggio	-53
lavori	-30
lavoro	-68
lavoro da	-43
le 0	-78
le api	-22
le cassette	-64
le consegne	44
le mani	-55
le richieste	-29
le scarpe	-55
le studio	45
lega	-46
legge	-44
legge ad	-44
leggere	-38
lenzuolo	-51
lettore	-33
libretto	-20
linea	53
linee	-60
lista	-25
lista del	-22
livello	-47
lo	37
lo comunica	-58
lo fa	-33
lo firma	-43
lo scrivo	30
lo so	43
lo stesso	-35
locale	-35
lontano	-34
loro	-22
lucchetto	-54
luce	-50
luce del	-44
luci	-56
luglio	47
luogo	-47
lì	38
m	33
ma	28
ma il	44
ma la	43
magazzino	46
maggio	29
mai	-149
mai con	-34
mai da	-52
mai e	-34
mail	-43
male	-26
manca	-32
mancato	39
manda	-59
mando	28
mani	-69
mano	-37
martedì	-46
massimo	-33
massimo 0	-44
materiale	32
mattino	-66
max	-25
max 0	-25
me	78
me lo	51
medici	64
melari	-50
meno	21
mentre	52
merce	-49
mercoledì	-26
mese	-30
mesi abbiamo	25
messa	49
messaggio	-89
metri	75
mette	-34
mettere	54
metti	52
mettiamo	49
metà	26
mezz'ora prima	-32
mezza	39
mi	131
mi avevi	27
mi ha	38
mia	65
microchip	-31
min	-35
minuti di	42
minuti poi	-36
misura	-33
mm	-55
modello	-42
modo	51
modulo	-56
molti	69
momento	46
monta	-51
motivo	-47
motore	-49
muffa	37
mungitura	45
muove	-35
museo	44
n'è	44
nasce	51
ne	97
ne prendono	-42
negli	25
negli ultimi	25
nel bidone	-42
nel sacco	-57
nel verde	-36
nella vasca	-46
nelle	-35
nessun	-63
nessuno	-22
neutro	-60
nn	68
nodi	-23
noi	76
noi facciamo	43
non	-25
non arriva	-25
non di	-20
non esiste	55
non in	-28
non la	32
non lo	-21
non parte	-58
non risponde	-35
non sono	50
non è	-47
nostra	61
nostro	73
nota	-55
notte	60
numero	-95
numero di	-52
nuova	-36
nuove	56
nuovo	35
occhio	-83
officina	-43
oggetto	-65
oggetto :	-65
oggi	87
ogni	-52
ogni 0	-47
ogni due	-30
ogni quattro	-52
ognuno	54
ok	87
ok allora	24
oltre	-56
oltre 0	-36
omar	-54
operatore	-37
oppure	-55
ora e	-52
orari	-39
ordine	-24
ordine di	-64
ore	-70
ore 0	-85
ore e	26
ore prima	-31
originale	-74
ospite	-20
ottobre	24
ovviamente	52
pagine	-54
pane	22
panno	-93
parcheggio	30
parla	65
parlo	43
partendo	-62
parti	-37
partire	-25
passa	-52
passaggi	65
passaggio	32
passare il	-54
password	-21
patente	-39
pavimento	-42
paziente	-71
pazienza	49
penna	71
per chi	61
per dieci	-46
per gli	-29
per iscritto	42
per la	76
per le	54
per mail	-33
per prima	-26
per primi	-59
per quaranta	69
per questo	36
per tutte	38
per una	49
perché	75
perciò	37
perde	52
permesso	-51
personale	-75
però	78
però la	51
pesa	-41
pesanti	-26
pesce	-22
peso	-86
pezzi	-79
ph	-22
piani	-46
piano	-62
piante	65
piatti	-62
piccola	60
piccole	-51
piccoli	-35
piccolo	-83
piedi	-36
pilota	-26
pioggia	-33
più	54
planimetria	-53
plesso	-23
poi	-73
poi i	-29
poi lo	25
poi si	-60
polizza	-64
pomeriggio	36
ponte	25
pontile	35
pontile c	35
porta	-84
porta il	-40
portale	-49
porte	-46
porto	-62
possa	38
possibile	-29
posto	-46
precedente	65
prende	-30
prendono	-51
presente	63
presenti	50
presenti :	65
preso	44
pressione	-38
prestito	-58
presto	-34
prima	-122
prima che	27
prima cosa	-24
prima dal	-32
prima del	-51
prima della	-43
prima di	-32
prima i	-48
prima la	-38
prima per	-47
prima si	-38
prima volta	-20
primo	-26
procedura	121
procedura di	74
procedura per	46
procedura scritta	39
prodotti	-69
prodotto	25
promesso	35
pronto	47
proprietario	-36
prossima	40
prossimo	46
protocollo	32
prova prova	66
provare	-66
provato	-28
pulito	-23
punti	71
punti vendita	54
può	65
quaderno	-29
quadro	-70
qualcosa	92
qualcosa di	49
qualcuno	57
quali	46
qualità	70
qualunque	-53
quando	28
quando arriva	24
quando si	-34
quantità	-35
quanto	82
quaranta	56
quarantadue	47
quasi	52
quasi tutti	46
quattordici	68
quattro	37
quattro ore	-33
quelle	-63
quello	-24
quello che	-20
quest'inverno	41
questa	55
questa è	55
questione	55
questo	51
qui	74
quintali	58
r	-66
r 0	-36
raccoglie	-36
raccoglitore	-36
radio	-36
ragazza	52
raggi	-34
ragione	45
randagio	-34
reclami	-35
registrato	46
regola	22
regolamento	-23
regole	-43
release	-59
reparto	-23
resi	53
reso	43
respinto	-58
resta	-53
retro	54
rev	-45
rev 0	-45
riceve	-47
ricevuta	-55
richiama	-54
richiesta	-73
richieste	-41
ricorda	47
rientro	-44
rifare	33
rifiuti	-67
rifugio	-27
righe	65
rilascio	35
rilevatori	47
rimanda	-31
rimasta	38
rinnovo	-21
risponde	-44
risposta	-36
ristorante	-51
roba	34
rossa	-41
rosso	-32
rubinetto	-44
ruolo	-46
sa	74
sacchetto	-88
sacco	-63
saldatore	-56
saldatura	-78
sale	-28
salire	-57
samu	73
sapere	37
sarebbe	32
sarebbe ora	32
sarei	63
sbagliato	44
scaffale	28
scala	-33
scalda	-46
scarica	-55
scarpe	-55
scatola	-41
scende	-34
schermo	-44
scopo	-71
scopo :	-55
scorso	79
scorso ci	47
scritta	-41
scritta per	46
scritto	56
scritto da	59
scrivere	63
scrivi	39
scriviamo	56
scrivo	81
scuola di	43
scuri	-43
scusate	66
se	-52
se c'è	-61
se ci	-33
se la	-51
se lo	-33
se manca	-30
se n'è	44
se ne	77
se nessuno	31
se non	-35
se sembra	-34
se è	-71
secco	-27
seconda	-43
secondi	-74
secondo	-42
secondo la	-41
sede	-32
segna	-58
segnalazione	-27
seguire	26
seguire senza	26
seguito	58
sei	68
seicento	51
sembra	-34
semina	-43
sempre	-22
sente	67
senti	53
senza	-53
senza la	-52
sera prima	-42
serve	54
servirebbe	21
servizio	65
sessanta	57
sette	26
settembre	43
si	-67
si accettano	-35
si bagna	-41
si butta	-59
si cerca	-46
si chiede	-41
si chiude	-54
si confronta	-23
si consegna	-29
si conta	-52
si controllano	-46
si copre	-41
si dice	-38
si fa	-53
si ferma	-57
si fotografa	-58
si guarda	-29
si lascia	-77
si lava	-48
si lega	-46
si legge	46
si manda	-36
si muove	-35
si parla	36
si passa	-47
si porta	-39
si prende	-30
si può	61
si scende	-39
si segna	-36
si sente	67
si sono	55
si sposta	-38
si telefona	-56
si toglie	-29
si tolgono	-25
si usa	-24
si va	39
sia	-71
siamo	47
siamo una	34
siete	58
siete stati	54
sigarette	36
sigla	-64
signora	72
silenzio	47
so	43
sola	-29
soldi non	-56
sole	-57
soli	-24
solo	-49
solo acqua	-51
solo con	-40
solo se	-25
soltanto	-38
sonno	50
sono	126
sopra	-51
sopra i	-23
sopra il	-32
soprattutto	64
sotto	-97
sotto 0	-39
sotto i	-66
spero	47
spero che	41
spett	54
spett le	54
spina	-70
sporca	21
sposta	-38
sposta niente	-38
spruzzare	-31
squadra	37
sta	-50
sta in	-26
stacca	-59
staccare	-66
staccare la	-63
stagionali	51
stampa	-62
stasera	71
stata	-25
stati	54
stato	52
stessa	-51
stesso	-42
stesso giorno	-46
stesura	47
stesura di	43
stop	-56
stop e	-34
studenti	-28
studio	65
su	20
su come	51
sua	40
subito	-93
succo	-55
sui	-43
sul	-76
sul carrello	-47
sul foglio	-23
sul muro	30
sul tetto	-44
sulla	-31
sulla scala	-38
sulle	43
suo posto	-37
suola	-45
supermercato	-53
sì	25
sì allora	22
taglia	-44
taglio	-42
taglio a	-42
targa	-42
targa e	-42
targhetta	-41
tavola	65
tavole	-80
tecnico	-54
telecamera	-66
telefona	-39
telefonata	64
telefono	-103
telo	-53
temperatura	-82
tempo	-70
tenere	41
terra	-45
terra si	-38
terza	34
terza volta	34
tessera	-41
testa	32
testo	83
testo che	41
tetto	-58
ti	75
ti mando	28
tiene	-25
tiepida	-51
tira	-35
tira fuori	-35
titoli	-60
toccare	-41
toglie	-61
toglie la	-29
togliere	-53
tolgono	-25
tornano	46
tra	21
tra le	-36
tramandate	54
tranne	-45
trapianto	38
travaso	45
tre	57
tre con	25
trovato	40
tu	56
tubi	-32
turni	46
turno	-30
tutta	36
tutta la	36
tutte	58
tutti e	-44
tutti i	-106
tutto in	50
uffici	-52
ufficio	-40
uguale	52
ultimi	45
ultimo	-64
umidità	-50
umido	-60
un	55
un documento	61
un foglio	55
un giorno	-41
un mese	39
un protocollo	32
un testo	41
un'assistente	53
un'istruzione	49
un'istruzione sul	49
un'ora	-24
un'ora prima	-31
una	84
una cliente	22
una cosa	62
una procedura	88
una scheda	20
una settimana	-42
una signora	50
una volta	-28
undici	43
uno	-41
uno solo	-36
usare	60
uscita	-28
uscite	-67
uso	-59
utenti	25
va bene	57
vado	74
valvola	-62
vasche	-43
vaschette	-67
vecchia	-28
vecchio	-48
vedere	33
ven	-52
vendita	54
venerdì	-41
venerdì sera	-26
vent'anni	43
venti minuti	-25
ventidue	69
vento	47
verbale	56
verde	-48
verdi	24
verifica	-65
verso	-48
veterinario	-29
vetro	-35
vi	100
via	-44
viene prima	-31
visita	-29
visitatori	23
vista	39
voce	-38
voglio	44
voi	60
volevo	44
volo	-48
volontari	68
volontario	-31
volta per	35
volte	60
volume	-35
vorrebbe	38
vorrei	75
vorrei che	52
vuol	-53
vuota	27
zio	50
è	84
è che	60
è già	-36
è il	-26
è in	21
è la	64
è mancato	39
è per	72
è possibile	-29
è rimasta	38
è un	21`;
