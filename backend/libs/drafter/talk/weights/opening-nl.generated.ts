// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_NL = `-11
!	28
#=-1	-35
#=1	93
#=2	75
#=3	-49
#=4	-37
#=5	22
-1=!	28
-1=0	-77
-1=?	57
-1=aan	46
-1=af	-28
-1=alleen	-53
-1=app	-30
-1=bellen	-47
-1=bestuur	-59
-1=beweegt	-43
-1=bij	-44
-1=binnen	62
-1=bril	-51
-1=bus	-48
-1=chagrijnig	76
-1=dag	-27
-1=dicht	-78
-1=dossier	-37
-1=eerst	-62
-1=erbij	-35
-1=gemeente	-31
-1=gezien	45
-1=handschoenen	-73
-1=handtekening	-42
-1=hebben	25
-1=heeft	-38
-1=het	51
-1=ik	22
-1=ja	55
-1=keer	-38
-1=kijken	-34
-1=koffiemachine	-24
-1=komen	-24
-1=kopie	27
-1=lag	45
-1=lezen	24
-1=liggen	-39
-1=ligt	-23
-1=lijn	-31
-1=lijst	-45
-1=meer	20
-1=melden	-53
-1=na	-40
-1=noteren	-55
-1=opnieuw	-32
-1=rood	-30
-1=staat	-53
-1=stemmen	-40
-1=tekenen	-24
-1=terug	-54
-1=thuis	48
-1=uur	-33
-1=vallen	-33
-1=voor	-24
-1=vooraf	-39
-1=week	-41
-1=weg	37
-1=wel	21
-1=zijn	51
-1=😅	56
0	-26
0 0	-104
0 cm	-35
0 dagen	-99
0 december	30
0 en	-22
0 geen	30
0 graden	-39
0 in	-51
0 jaar	-66
0 kilo	-28
0 km	-56
0 m	-55
0 mm	-43
0 plekken	23
0 procent	-33
0 t	-48
0 u	21
0 van	-68
0 wie	-33
0 wordt	-36
0 x	-49
01=0 wie	-23
01=als je	39
01=art 0	-39
01=bij de	54
01=bij ons	41
01=dag veerle	46
01=de assistente	-43
01=de chauffeur	-55
01=de medewerker	-20
01=dit is	37
01=dit moet	56
01=doel :	-62
01=eerst de	-61
01=eerst en	45
01=elke maandag	-32
01=en niemand	48
01=geachte heer	53
01=graag een	25
01=het gaat	49
01=het is	44
01=het museum	44
01=ik heb	37
01=ik wil	36
01=in ons	52
01=je begint	-42
01=kan iemand	32
01=mag ik	29
01=na de	-21
01=na het	-33
01=om 0	-37
01=op onze	46
01=sinds de	36
01=vorige week	45
01=wat ik	44
01=we hebben	34
01=we krijgen	35
01=wij hebben	50
01=wij zijn	41
01=zoals ge	20
0=0	-149
0=aanvragen	25
0=allee	56
0=als	56
0=art	-39
0=awel	37
0=beste	108
0=bij	24
0=binnen	-47
0=chef	47
0=daarna	-37
0=dag	106
0=dat	27
0=datum	-48
0=de	34
0=dit	74
0=doel	-62
0=een	-67
0=eerst	-42
0=elke	-56
0=en	56
0=er	74
0=even	72
0=garnalen	-42
0=geachte	72
0=gisteren	44
0=goedemiddag	64
0=goeiemorgen	76
0=graag	25
0=hallo	54
0=handen	-58
0=help	46
0=het	32
0=hij	-26
0=hoi	83
0=hopelijk	51
0=hr	37
0=iedere	-49
0=ik	103
0=in	100
0=is	-61
0=ja	74
0=je	-28
0=kan	42
0=klant	-34
0=mag	29
0=mijn	53
0=minder	55
0=na	-39
0=nieuwe	73
0=nooit	-25
0=nou	79
0=nu	45
0=om	-37
0=onder	41
0=ons	39
0=onze	75
0=op	39
0=overdracht	-52
0=schrijf	54
0=sinds	32
0=sorry	33
0=t	44
0=thuis	-48
0=tot	39
0=twee	-28
0=vanaf	-45
0=vandaar	66
0=veld	-43
0=vorige	69
0=vullen	-44
0=wat	33
0=we	79
0=wie	-66
0=wij	102
0=zet	-29
0=zeven	-55
0=zoals	53
1=	93
1=0	-148
1=aan	-107
1=aanleiding	38
1=af	-41
1=allemaal	55
1=assistente	-43
1=begint	-42
1=belt	-54
1=bij	-74
1=binnen	-44
1=chauffeur	-55
1=collega's	60
1=controleert	25
1=dan	77
1=dat	96
1=de	33
1=dicht	-50
1=die	-64
1=dit	-21
1=dus	57
1=een	44
1=eerst	-53
1=eh	54
1=elke	-45
1=en	-75
1=eraan	67
1=erin	-60
1=eruit	-38
1=gaat	94
1=ge	20
1=gisteren	45
1=heb	61
1=hebben	67
1=heeft	29
1=heer	53
1=hond	-49
1=iedereen	45
1=ik	52
1=in	25
1=is	61
1=je	45
1=jij	53
1=keer	39
1=kijken	28
1=krijgen	46
1=leeg	-45
1=maak	54
1=maken	33
1=medewerker	-23
1=meldt	-46
1=met	-40
1=meten	-59
1=mevrouw	77
1=moet	66
1=museum	44
1=nakijken	-46
1=niemand	48
1=nieuwe	35
1=om	-62
1=ons	84
1=onze	58
1=op	-86
1=openen	-58
1=per	-61
1=procedure	-25
1=rondje	-57
1=rondom	-47
1=tot	-62
1=uit	-112
1=van	-59
1=veerle	46
1=week	54
1=wie	-80
1=wij	-33
1=wil	39
1=worden	-69
1=zat	71
1=zijn	57
1=zonder	67
2=	108
2=0	-24
2=:	-67
2=aan	-43
2=achter	-40
2=alle	-72
2=alleen	-40
2=alstublieft	45
2=bij	-79
2=blijft	-36
2=controleert	-31
2=dan	-47
2=dat	91
2=de	-33
2=dicht	-44
2=die	-34
2=dienst	-58
2=doet	36
2=dus	56
2=een	27
2=eerst	-33
2=er	48
2=eraf	-72
2=even	27
2=gaan	24
2=geen	-57
2=handschoenen	-78
2=hebben	52
2=het	-33
2=hier	53
2=hij	-46
2=hulp	-43
2=iets	39
2=ik	65
2=in	23
2=is	129
2=je	52
2=jij	65
2=jullie	22
2=klacht	-66
2=komen	26
2=komt	65
2=krijgt	-51
2=laat	-39
2=laatste	23
2=leverancier	-56
2=maakt	-51
2=maar	70
2=maat	-40
2=machine	-83
2=me	65
2=meldt	-47
2=mij	40
2=min	-59
2=naam	-36
2=niet	-36
2=notariskantoor	47
2=nu	43
2=of	20
2=om	28
2=ook	-65
2=op	-20
2=openen	-37
2=opent	-26
2=per	72
2=raken	69
2=soorten	-57
2=staat	32
2=stal	-61
2=u	51
2=van	-57
2=via	-44
2=voor	34
2=vooral	45
2=vorige	43
2=vraag	49
2=vraagt	-27
2=vóór	-61
2=wat	48
2=weet	50
2=werkwijze	57
2=weten	50
2=wie	-54
2=wij	38
2=wil	48
2=worden	-35
2=z'n	-69
2=zelf	-53
2=zet	-52
2=zou	49
: 0	93
: alle	-40
: eerst	-32
: luc	54
?	33
@0	32
@1	50
@3	-116
N=	-26
a	-60
aalst	32
aan	-38
aan 0	-68
aan de	-22
aan een	64
aan het	-54
aan huis	-45
aangenomen	-72
aanleiding	38
aanvraag	-29
aanvragen	47
acht	-54
achter	52
achter de	42
af	-91
af met	-34
afgelopen	50
afspraak	30
afspraken	-57
afstand	-23
al	30
alcohol	-69
alle	-72
allee	90
alleen de	-48
alleen in	-49
alleen met	-58
allemaal	77
alles	24
alles in	-48
alles op	50
als de	-73
als een	33
als hij	-44
als je	37
alsof	-54
alstublieft	45
altijd	-51
altijd met	-50
andere	35
anders	-51
antwoord	22
apart	-51
app	-33
art	-39
art 0	-39
assistente	-43
assistentes	44
augustus	40
auto	-25
avond	31
avonddienst	-58
avonds	-40
awel	37
b	-63
bak	-67
balie	-34
band	-30
banden	-44
bar	-40
bart	56
bed	-56
bedrag	-60
beeld	-28
beelden	-48
beetje	45
begint	-66
begrijpt	-22
behalve de	27
beheerder	-54
beiden	-43
belt	-68
ben	43
bericht	-66
beschadigd	29
beschreven	75
beschrijven	48
beschrijving	21
beschrijving van	21
bestaat	53
bestand	-77
beste	108
bestelling	-27
bestuur	-23
beter	48
beveiliger	-36
beweegt	-43
bewoner	-50
bewoners	-50
bezig	29
bezig met	29
bezit	36
bezoek	-47
bij 0	-40
bij dezen	42
bij en	-24
bij het	88
bij ons	23
bij zijn	-42
bijna	60
binnen	-57
binnen 0	-51
binnen een	-48
binnen en	-42
bleek	62
bleek dat	37
blijft	-83
blijft in	-43
blik	-38
bloemen	31
bon	-56
borstelen	-78
boven	-98
boven 0	-48
brand	-23
briefje	-32
bril	-55
brugge	48
buiten	-50
buiten de	-62
bus	-87
bus leeg	-36
c	-71
cabine	-53
camera	-25
centrale	-59
chagrijnig	76
checklist	-72
chef	47
chip	-43
cliënt	43
cm	-35
cm onder	-46
co	-56
code	-52
collega's	60
computer	21
controleert het	-67
controleren	-63
d	-29
daar gewoon	42
daarna	-71
daarom	66
daarvan	72
dacht	49
dacht dat	49
dag 0	-53
dag naar	-40
dag veerle	46
dak	-59
dan	-46
dan 0	-65
dan de	-29
dan pas	-53
dat	112
dat er	26
dat het	22
dat hij	42
dat ik	21
dat met	51
dat onze	24
dat ze	-34
datum	-78
datum en	-25
de 0	23
de ander	-30
de andere	37
de app	-33
de assistente	-43
de avonddienst	-58
de bak	-53
de bestelling	-27
de beveiliger	-36
de bus	-83
de cabine	-53
de centrale	-59
de cliënt	24
de computer	21
de dag	-63
de deur	28
de deuren	-41
de dienst	-25
de dierenarts	-61
de directie	58
de eigenaar	-46
de emmer	-47
de ene	51
de gele	-75
de grond	-39
de hele	35
de herfstvakantie	37
de inlaat	-51
de juiste	45
de kaart	-54
de kade	40
de kamers	21
de kap	-36
de kast	-44
de kist	-42
de klant	-69
de klas	31
de kleine	23
de koeling	-55
de koffiemachine	-24
de la	-23
de lijn	-31
de lijst	-51
de lucht	-46
de medewerker	-20
de monteur	-42
de naam	-34
de nacht	-23
de nieuwe	59
de ontvangst	22
de oude	-27
de overdracht	50
de ploegchef	-48
de rdw	-65
de rij	24
de rode	-37
de sloot	-27
de stoel	-28
de tablet	-26
de verkeerde	34
de verkoper	-57
de verzekering	38
de wagen	-28
de wiki	70
de wind	-45
de winkel	43
de zaal	-62
de zomer	57
december	30
deed	58
deksel	-51
depot	-61
derde	43
desem	-26
deur dicht	-33
deuren	-67
deze	90
dezen	42
dicht	-113
dichte	-53
die	49
die gaan	-41
die is	35
die van	57
dienst	-64
dierenarts	-61
ding	25
dinsdag	30
direct	-43
directie	58
dirk	53
dit	78
dit in	28
dit is	37
dit moet	56
doe het	40
doek	-29
doel	-62
doel :	-62
doen	-41
doen met	33
doet de	-49
door	-52
door de	-93
doos	-41
dorp	31
dossier	-70
dossiers	-46
draaien	-58
drie dagen	26
droge	-62
dus	91
dus ik	26
e	63
een	53
een ander	27
een beetje	45
een briefje	-23
een bril	-26
een dag	-29
een eigen	-77
een halfuur	-36
een heldere	31
een jaar	-24
een kaartje	40
een keer	-35
een kind	49
een kwartier	-32
een medewerker	-24
een mevrouw	20
een nieuwe	-60
een nummer	-31
een rijtje	27
een stagiair	35
een telefoon	22
een tweede	-42
een uur	-26
een vaste	26
een werkinstructie	50
eens	65
eens in	38
eens op	46
eerst	-117
eerst de	-79
eerst een	-50
eerst het	22
eerst op	-34
eh	74
eigen	-70
eigenaar	-69
eigenlijk	49
elf	46
elk	-36
elkaar	61
elkaar zelden	52
elke	-80
elke avond	31
elke maandag	-32
emmer	-62
en	-29
en 0	32
en als	25
en belt	-52
en daar	38
en daarna	-40
en dan	33
en dat	57
en de	72
en die	22
en hij	-44
en ik	51
en is	57
en kijkt	-50
en krijgen	54
en laat	-40
en legt	-21
en na	-55
en niemand	62
en niet	-26
en nooit	-32
en nu	38
en of	-27
en om	-47
en op	32
en stuurt	-20
en tekent	-32
en van	68
en vooral	45
en vraagt	-51
en we	23
en wordt	-36
en ze	41
en zegt	-44
en zet	-50
en zonder	-37
ene	67
engels	22
enkel	38
er	55
er dan	44
er een	33
er geen	-25
er hoort	-45
er in	32
er met	59
er niet	-49
er niets	-42
er nog	-30
er twee	45
er wordt	-47
eraf	-97
eraf en	-34
erbij	-55
erin	-25
erover	-47
eruit	-89
ervoor	-62
euh	77
even	56
even in	26
even luisteren	-33
familie	-31
ffp	58
ffp 0	58
formulier	-101
formulier in	-37
foto	-61
foto van	-50
foto's	-44
ga	25
gaan	-77
gaan in	-31
gaan we	36
gaat dat	36
gaat er	-61
gaat het	-51
gaat met	-36
gaat over	64
garnalen	-42
gas	-51
gast	-28
ge	71
ge weet	20
geachte	72
geachte heer	53
gebeurt van	-32
gebleken	49
gebleken dat	49
gebruik	-63
gebruik van	-61
gebruiker	-40
gedaan	26
geeft	-67
geeft het	-36
geen	-58
geklikt	40
geld	-45
gele	71
gemaakt	29
gemiddeld	34
geopend	-35
geschenken	-51
geschreven	38
gestookt	-33
geven	-63
gevoel	32
gevoel en	32
gevolg	22
geweest	59
gewoon	44
gezet	33
gezicht	-50
gezien	54
gij	92
gisteren	82
glas	-53
goed	54
goed met	67
goede	36
goedemiddag	64
goeiemorgen	76
gooi	38
graag	107
graag een	25
graden	-39
graden en	-26
graf	-47
gram	-47
greet	46
groen	-44
groen oranje	-30
groep	-25
grond	-39
haak	-44
haalt	-52
haalt de	-38
haar	-39
had	40
hadden	38
hadden we	32
haha	61
halen	-33
half	-89
halfuur	-36
hallo	61
halve	39
hamer	-47
hand	-20
hand en	-57
handen	-70
handen en	-53
handleiding	38
handschoenen	-37
handtekening	-81
hangt	40
hardop	-35
he	63
heb	66
heb je	40
hebben	112
hebben we	58
hebben wij	47
hectare	23
heeft	115
heeft de	62
heeft een	40
heeft het	49
heer	53
heldere	31
hele	77
help	46
herfstvakantie	37
hesje	-42
hesje aan	-42
het	28
het dossier	-37
het eind	-50
het formulier	-88
het gaat	76
het is	57
het mandje	-60
het nederlands	21
het nu	22
het nummer	-36
het ook	57
het op	58
het plein	21
het scouten	36
het systeem	-47
het vak	-60
het weekend	34
het zelf	-34
het zo	37
hier	117
hij	-78
hij de	-35
hilde	63
hoe	55
hoe dat	40
hoe het	49
hoe laat	-40
hoe lang	-34
hoe we	36
hoe wij	61
hoger	-41
hoi	83
hond	-49
honderd	-26
hoofd	31
hoor	39
hoort	-47
hopelijk	51
horen	56
houdt	-43
hout	-28
huis	-88
hulp	-51
hun	38
huurder	-54
hè	23
identiteitsbewijs	-43
ie	88
iedere	-69
iemand onwel	-59
iemand op	51
iets aan	26
iets maken	43
ik	181
ik ben	28
ik doe	31
ik ga	25
ik heb	46
ik het	52
ik jullie	46
ik kom	40
ik spreek	22
ik u	28
ik wil	39
ik zit	26
in 0	-48
in brugge	48
in de	-36
in een	-21
in het	-58
in limburg	38
in maart	31
in mei	44
in november	47
in ons	52
in onze	54
in t	52
in zit	-25
inlaat	-51
inmiddels	53
inspreken	36
is	60
is de	41
is een	24
is en	-61
is gebleken	49
is het	-49
is in	41
is voor	38
ja	95
jaar	-40
jas	-52
je	-33
je begint	-42
je bij	-26
je dat	60
je de	-25
je het	-51
je in	-62
jij	47
jongens	47
juist	40
juli 0	62
jullie	60
kaart in	-50
kaartje	25
kachel	-33
kade	40
kamer	-59
kamers	21
kan	92
kan iemand	30
kanaal	-21
kanaal 0	-21
kantoor	-40
kap	-36
kar	-39
kast	-44
keer	33
keer per	-39
kenmerk	-36
kennismakingsgesprek	-45
kennismakingsgesprek en	-45
kent	27
ketel	-49
ketting	-86
kijk	-30
kijk je	-30
kijkt	-69
kilo	-36
kind	41
kinderdagverblijf	-32
kist	-43
klaar	-21
klacht	-66
klachten	48
klachten over	32
klant	-65
klanten	37
kleine	29
kleur	-59
kleurnummer	-38
klokken	38
kluis	-58
km	31
km u	-56
koeling	-65
koffie	51
koffiemachine	-24
koliek	55
kom	40
komen van	34
komma	45
komt	32
kopie	-22
kopie van	-42
kort	39
kost ons	39
koud	-55
krijgen	55
krijgen van	30
krijgen we	35
krijgt	-77
krijgt een	-64
krom	-43
krom zijn	-43
kunnen	31
kunnen we	36
kunt	41
kussen	-40
kwaliteit	54
kwartier	-21
l	-81
la	-23
laat	-38
laat de	-36
laat je	-45
label	-63
lang	-34
lange	-60
langer	-43
langer dan	-43
langs	34
laptop	-49
laten	-98
laten liggen	-32
leeg	-63
leent	44
leerlingen	-49
leest	-66
leest de	-37
leg	25
lege	-41
lege fles	-50
legt	-48
leiding	-43
let	-52
let op	-52
leverancier	-56
levert	-54
licht	-58
lid	-58
liep	62
lijkt	36
lijn	-32
lijst	-82
limburg	38
lint	-60
liter	28
locatie	-36
loopt	-33
loopt de	-74
lopen	23
los	-38
lossen	45
luc	54
lucht	-46
luisteren	-33
m	-61
m 0	-48
m of	-38
maak	74
maak er	50
maakt	-22
maakt een	-60
maand	60
maand een	44
maandag	37
maar	54
maar de	60
maart tot	-41
maat	-38
maat lint	-45
mag	-88
mag ik	29
mail	24
maken	59
maken voor	52
man	35
mandje	-60
manier	51
manier van	45
map	-38
materiaal	-50
max	-20
max 0	21
me	68
medewerker	-76
medewerker controleert	-60
medewerkers	-51
medewerkers van	24
medicijnen	-60
mee	-34
meer dan	-72
meestal	50
meet	-78
meet de	-56
mei	59
melden	-53
meldt	-59
melk	28
mensen	33
mensen en	-46
mensen in	35
merk	-37
met	-22
met de	-78
met een	78
met elf	30
met gevonden	21
met hem	29
met pensioen	34
met twee	-62
met vier	47
met z'n	-27
meteen	-20
meten	-71
meten met	-56
meter	-25
meter af	-27
mevrouw	96
mevrouw heeft	43
mij	67
mijn	129
min 0	-82
min in	-85
minder	55
minderjarigen	-31
minimaal	-35
minstens	-79
mm	-43
moet	100
mogen	93
monster	-58
monteur	-42
mooi	76
museum	-33
na	-70
na de	-25
na elke	-86
na het	-38
naam	-98
naar	-22
naar de	-28
naar het	-50
naast	-24
naast de	-24
nacht in	-66
nachts	23
nakijken	-79
nakijken op	-49
nederlands	21
nee	-30
nee is	-48
neemt	22
neer	-25
nek	-62
nergens	68
net	-32
niemand	44
niemand weet	59
niet	-51
niet alleen	-50
niet als	31
niet altijd	44
niet dan	-63
niet en	-62
niet in	-26
niet laten	-21
niet meer	52
niet onderbreken	-46
niet op	-38
niet rijden	-56
niet was	48
niets	-26
nieuwe	66
nieuws	61
nog een	-61
nog niet	-25
nooit	-109
nooit op	-61
notariskantoor	47
noteren	-69
nou	79
november	47
nu	117
nu drie	34
nu een	25
nu niet	59
nummer	-45
ochtend	-30
ochtends	-27
of	-71
of de	-50
of er	-60
of het	-66
of hij	-73
of ze	-63
ogen	-71
olie	-59
om	-40
om 0	-53
omdat	37
omdat de	35
omhoog	-60
omloop	59
omroepen	-77
onaangekondigd	85
onder de	-47
onder het	22
onderbreken	-46
ongeveer	20
ongeveer veertig	35
ons	108
ons kantoor	21
ons kinderdagverblijf	-32
ons te	50
ontbrak	57
onthaal	-43
ontvangst	22
ontvangst van	22
onwel	-59
onwel is	-29
onze	126
ook	-30
ook als	-31
ook de	-54
ook een	49
ook niet	-24
op 0	51
op afstand	-23
op de	-66
op een	21
op en	-66
op gevoel	32
op hout	-21
op mijn	69
op naam	-43
op onze	46
op papier	82
op slot	-49
op te	32
op zondag	-35
open	-53
open en	39
openen	-91
opent	-34
ophalen	-22
opname	-35
opnemen	-52
opnieuw	-51
oproep	-46
opschrijven	-65
opzij	-32
oranje	-30
origineel	-56
ot	63
oud	-64
oude	-33
ouder	-55
ouder dan	-46
over	46
over het	61
overdracht	-21
overschoenen	-63
paarden	47
papier	55
papier zetten	48
pas	-115
pasen	55
patiënt	66
pauze	-31
pensioen	34
per 0	33
per jaar	49
per keer	-36
personeel	-50
piano	32
pim	63
plaats	-55
plaatsen	-49
plank	-49
platen	-40
plein	21
plekken	23
ploegchef	-48
poeder	-55
poppen	26
precies	31
prepress	-32
procedure	35
procent	-33
proficiat	58
protocol voor	46
provincie	39
raad	-57
raam	-37
raken	78
rdw	-65
recept	-44
regels	-23
regen	-35
rijbewijs	-29
rijden	-27
rit	-28
rode	-41
roept	-22
rondje	-73
rondje :	-57
rondom	-47
rood	-61
route	-76
rozen	-23
ruimte	-47
s	-25
s avonds	-40
s nachts	23
s ochtends	-27
samen	-71
schade	-25
schimmel	-55
schort	-52
schrijf	55
schrijft	-65
schuim	-48
scouten	36
sinds	65
sinds de	36
sleutel	-67
sleutels	-21
sloot	-27
slot	36
sluit	-43
soms	50
soorten	-57
sorry	72
spanning	-34
spits	-45
spoelbak	-25
spoelen	-50
spreek	22
spreekt	28
spuiten	50
staan en	-33
staat	54
staat de	22
staat hoe	30
stagiair	35
stal	-72
stal 0	-48
stand	-23
stekker	48
stellen	32
stelling	-33
stemmen	-46
stempas	-23
stoel	-37
stond	79
stond er	42
stopt	-49
straks	43
streep	-49
stroom	-27
stuk	21
stukken	-37
stuurt	-20
systeem	-47
t	52
t is	35
t m	-48
tablet	-26
tafel	22
tank	-53
td	-57
td 0	-57
te	40
te horen	30
te laat	34
te stellen	32
te zijn	-36
teamleiders	27
technische	-28
technische dienst	-28
tegen	46
tegen de	41
tekenen	-24
tekent	-42
tekst	-23
telefoon in	-53
tellen	-86
tellen en	-51
termijn	-65
terug	-54
terug naar	-66
tevoren	-36
tiende	40
tiende in	40
toch	40
toe	-34
toestemming	-56
toont	-32
tot de	-43
tot het	-44
transport	-38
trekt	-65
tussen	31
twee keer	-34
twee weken	29
twintig minuten	42
u	77
u een	30
u voor	22
uit	-43
uit aan	22
uit de	-33
uiterlijk	-47
uitgifte	-28
uitleggen	-58
uitslag	-52
uur	-50
uur in	-28
uur voor	-42
uw	59
vaak	38
vaccins	34
vak	-38
vallen	-29
van 0	-54
van dat	52
van de	51
van dinsdag	55
van het	-39
van komen	49
van maart	-41
van maken	45
van onze	29
van tevoren	-36
van vorige	28
van vrijdag	51
van vóór	-32
vanaf	-107
vanaf 0	-86
vanaf de	-57
vandaar	66
vanuit	-23
vast	-23
vaste	26
vastgelegd	43
vastzetten	-79
vat	-47
veel	51
veerle	46
veertig	55
veertig jaar	25
vegen	-28
vel	-46
veld	-47
vergelijken	-52
vergrendelen	-25
verkeerd	50
verkeerde	49
verkopen	54
verkoper	-57
verontschuldigd	54
verontschuldigd :	54
verschil	35
verschillende	28
versie	-65
vervalt	-83
vervalt de	-47
verwerkt	39
verzekering	38
verzoek	35
via	-44
via de	-36
via het	-25
vier	21
vier hectare	23
vijf	-22
vijf minuten	-30
vijf uur	-38
vinden	53
vinder	-72
vindt	-48
vleugel	-45
voert	-53
voertuig	-62
vog	-67
volgens	31
volgorde	50
voor dat	43
voor een	33
voor je	90
voor onze	27
voor personeel	-50
vooraf	-67
vooral	89
voordat	-47
voorjaar	50
vooruit	84
vorige	37
vorige keer	69
vorige week	50
vraag je	-45
vraag van	58
vraagt	-60
vraagt hij	-32
vraagt hoe	-48
vraagt naar	-28
vrachten	-55
vragen	-57
vrij	-23
vrijdag	28
vrijwilliger	-30
vrijwilligers	-47
vroeg	45
vrouw	30
vullen	-86
vult	-38
vóór	-96
vóór 0	-49
vóór de	-27
vóór het	-35
vóór je	-60
waar de	-25
waardoor	55
wacht	-70
wacht op	-49
wakker	22
want dan	-45
want ik	46
want we	48
was	108
wassen	-63
wat	58
wat een	35
wat er	39
wat ik	54
water	-81
water eerst	-39
water van	-24
we	95
we een	22
we hebben	42
we krijgen	38
we met	47
we niet	-38
we om	-60
we zijn	41
weegt	-32
week	53
week binnen	41
weekend	51
weer	76
weet	79
wegen	-59
wekelijks	-21
weken terug	21
wel	49
welk	-61
welke	-79
werk	-59
werkdagen	-59
werken	-48
werkinstructie	50
werkwijze	71
werkwijze voor	25
weten	28
wie	-79
wie het	25
wij	100
wij als	46
wij een	26
wij hebben	50
wij zijn	41
wiki	70
wil	92
wil dat	48
willen	45
wilt	25
wind	-70
windkracht	-33
windkracht 0	-33
winkel	43
wisselen	-43
wist	54
worden	-28
worden met	22
worden nooit	-41
wordt	-83
wordt door	-29
wordt er	-46
wordt het	-48
wordt in	25
x	-52
z'n	36
zaal	-72
zak	-70
zakje	-46
zakt	-50
zal	36
zal ik	36
zat	92
ze	25
ze binnen	-36
ze van	-44
zeg	29
zegt	-36
zegt dat	-29
zei	47
zelden	52
zelf maar	35
zes	-26
zes mensen	32
zet	-61
zet de	-42
zet het	-47
zet je	-60
zet ze	-39
zetten	71
zeven	-75
zeven uur	-51
zich	-33
zijn	55
zijn een	58
zijn en	-46
zijn we	31
zitten	25
zo	78
zo'n	97
zoals	40
zoals ge	20
zodat ook	45
zodra	32
zoek	27
zoeken	41
zoekt	-64
zonder stroom	27
zou	57
zoudt	23
zout	-53
zwart	52
één keer	-25
😅	56`;
