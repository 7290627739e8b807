// Made by `npm run bench:talk -- --write` from test/data/talk/nl.txt; do not edit.
export const TALK_NL = `34
!	111
! !	-23
#=1	167
#=2	78
#=3	64
#=4	-49
$=!	100
$=0	50
$=:	139
$=?	119
$=aanwezig	27
$=achteraan	24
$=afblijven	-58
$=aflezen	-80
$=april	50
$=avonds	-47
$=bak	-61
$=begint	-54
$=bellen	-58
$=bewaard	-40
$=bewaren	-54
$=bij	36
$=binnen	-42
$=bord	-42
$=boven	-34
$=bowling	31
$=bureau	-60
$=collega	-32
$=controle	-53
$=dag	-32
$=dagen	-51
$=dan	52
$=datum	-40
$=deur	-35
$=develop	-42
$=dicht	-54
$=document	55
$=doet	45
$=door	-61
$=doorgegeven	-30
$=duren	-43
$=dus	-49
$=eik	28
$=eraf	-34
$=erop	-78
$=eruit	-48
$=eten	-43
$=gang	-34
$=gebeld	-55
$=geeft	-61
$=gemeente	-23
$=geschreven	-50
$=gezet	-38
$=graden	-36
$=groen	-25
$=groet	52
$=groeten	68
$=haar	-65
$=haha	59
$=hand	-49
$=handen	-46
$=handtekening	27
$=hangt	31
$=heeft	-69
$=hoogachtend	34
$=hoort	33
$=huis	-35
$=ik	77
$=in	-31
$=instrumenten	50
$=is	-101
$=ja	65
$=jongen	54
$=journaal	-56
$=kennen	-33
$=kijken	-34
$=kilo	31
$=klant	-52
$=koeling	-72
$=komen	24
$=komt	-52
$=kort	-22
$=krijgt	66
$=kuip	-50
$=kuipers	48
$=lab	-53
$=laten	39
$=lezen	51
$=lid	-42
$=ligt	-45
$=lijn	44
$=lijst	-30
$=lint	-45
$=los	-43
$=maken	48
$=mam	30
$=mee	-46
$=meegeven	-39
$=merci	51
$=minuten	-42
$=moet	39
$=na	41
$=nee	64
$=neer	-57
$=nog	-35
$=nooit	-52
$=november	58
$=oktober	25
$=oké	52
$=omgekeerd	-60
$=ondertekening	-39
$=ook	23
$=op	35
$=open	-23
$=opmerkingen	73
$=opschrijven	-69
$=persoon	-48
$=postma	43
$=potlood	-52
$=punt	-46
$=raoul	35
$=register	-39
$=ronde	-22
$=rondvraag	33
$=server	-34
$=slot	-48
$=staan	-72
$=staat	-100
$=tekenen	-48
$=tekent	-45
$=tellen	55
$=tess	33
$=toe	30
$=twee	-36
$=uitgesloten	-48
$=uur	47
$=v	68
$=van	35
$=varia	44
$=voeteneind	-40
$=volgen	32
$=volgende	-64
$=voor	27
$=vraagt	-57
$=vragen	-29
$=wanneer	-48
$=was	-66
$=water	-46
$=weg	32
$=wel	50
$=werkt	-34
$=wijnands	24
$=willen	-32
$=worden	-45
$=wrijven	-58
$=zak	-35
$=zeggen	-75
$=zitten	-48
$=😅	50
0 0	32
0 :	69
0 c	-43
0 dagen	-59
0 de	-64
0 december	87
0 e	87
0 een	-46
0 en	-38
0 graden	-44
0 is	22
0 kevin	46
0 kilo	31
0 min	-41
0 monsters	-36
0 november	58
0 planning	36
0 procent	-39
0 sandra	49
0 sietse	39
0 u	-44
0 varia	44
0 wordt	-38
01=0 0	103
01=0 monsters	-36
01=0 planning	36
01=0 sietse	39
01=0 varia	44
01=aan :	55
01=aanwezig 	27
01=als er	-63
01=als het	23
01=als je	28
01=amina 0	53
01=bel de	-35
01=betreft :	41
01=bij aankomst	-23
01=bij de	-47
01=bij een	-24
01=bij het	-60
01=bij oranje	-40
01=boven de	-44
01=bram 0	63
01=chef olav	42
01=dag veerle	43
01=de assistente	-41
01=de chauffeur	-54
01=de code	-33
01=de eerste	-40
01=de kist	-27
01=de kluis	-44
01=de kruimels	-38
01=de laatste	-41
01=de medewerker	-44
01=de schipper	-39
01=de sleutel	-61
01=de waarborg	-44
01=dennis kantoor	55
01=dit is	40
01=dit moet	46
01=dpd 0	-27
01=eerst en	35
01=elke maandag	-33
01=en alles	-52
01=en als	32
01=en de	34
01=en die	41
01=en nooit	-39
01=femke 0	44
01=fientje bowling	31
01=ge steekt	-47
01=geachte heer	38
01=graag een	39
01=hoefsmederij wijnands	24
01=hoogachtend 	34
01=ik heb	44
01=ik wil	61
01=ik zou	36
01=ilse dpo	45
01=in de	-27
01=in het	-60
01=is alles	-37
01=is een	-35
01=is er	-58
01=jens 0	58
01=joris 0	47
01=kees 0	56
01=kijk maar	46
01=kijk of	-63
01=laat de	-29
01=laat een	-49
01=laat het	-32
01=lees de	-57
01=leg daarna	-29
01=lianne stal	28
01=lotte 0	56
01=maak er	33
01=mam 	30
01=mo 0	62
01=na afloop	34
01=na de	-60
01=na het	-29
01=nathalie teamlead	51
01=neem de	-41
01=nooit in	-54
01=o ja	39
01=onder de	-31
01=onderwerp :	67
01=op de	-38
01=opmerkingen 	22
01=ph 0	-82
01=productie 0	57
01=punt 0	53
01=raoul 	35
01=rev 0	54
01=roel wagen	52
01=rondvraag 	33
01=sandra soigneur	44
01=schrijf het	41
01=tess 	33
01=tien minuten	-48
01=tijdens het	-47
01=tom helpdesk	60
01=tom mecano	43
01=van :	66
01=versie 0	63
01=voilà dat	23
01=voor elke	-40
01=vraag hoe	-45
01=vraag of	-61
01=wendy 0	63
01=yassin zaal	58
01=zaalwacht 0	38
01=zeg tegen	-34
0=0	-76
0=aanwezig	36
0=allee	52
0=alleen	-49
0=alles	-23
0=alvast	57
0=amina	53
0=bel	-35
0=beste	92
0=betreft	41
0=bij	-89
0=blijven	-67
0=boven	-46
0=bram	63
0=chef	69
0=controleer	-58
0=daar	-28
0=daarna	-49
0=daarom	44
0=dag	108
0=dan	-105
0=dank	53
0=dat	-25
0=de	-26
0=dennis	55
0=dit	82
0=dpd	-27
0=draai	-58
0=dus	-40
0=een	-105
0=elektrische	-64
0=elk	-35
0=elke	-96
0=en	27
0=even	63
0=eén	32
0=femke	44
0=fientje	31
0=ge	-21
0=geachte	55
0=geen	-107
0=goedemiddag	59
0=goeiemorgen	71
0=graag	82
0=haha	61
0=hallo	61
0=heb	37
0=held	-31
0=help	43
0=het	41
0=hieronder	33
0=hij	-84
0=hoe	58
0=hoefsmederij	24
0=hoi	76
0=hoogachtend	34
0=hopelijk	61
0=ik	59
0=ilse	50
0=in	-77
0=is	-23
0=je	-35
0=jens	53
0=joris	47
0=kaartje	-74
0=kan	52
0=kar	-56
0=kees	66
0=kinderen	-68
0=klant	-55
0=kooi	-34
0=lees	-57
0=leg	27
0=lianne	28
0=lotte	56
0=maandag	-70
0=maar	-32
0=mag	48
0=mam	39
0=merci	51
0=met	77
0=mijn	53
0=minstens	-54
0=mo	62
0=moet	46
0=mr	58
0=na	-32
0=nathalie	51
0=nee	74
0=neem	-63
0=niemand	-53
0=niet	-20
0=nieuwe	-52
0=nooit	-83
0=noteer	-58
0=nou	46
0=ok	81
0=oké	63
0=om	-40
0=onder	-40
0=onderwerp	67
0=opmerkingen	22
0=over	33
0=pas	-81
0=per	-46
0=ph	-82
0=productie	57
0=punt	53
0=raoul	35
0=rev	54
0=roel	52
0=rondvraag	33
0=s	-32
0=sandra	44
0=schrijf	49
0=sorry	35
0=steek	-56
0=stremsel	-56
0=telefoons	-47
0=tess	33
0=tien	-48
0=tijdens	-47
0=tom	75
0=tot	67
0=trek	-50
0=tussen	28
0=twee	-24
0=u	53
0=vanaf	-22
0=vandaar	53
0=versie	63
0=verslag	53
0=verstopping	-48
0=vervolgens	-58
0=voilà	23
0=voor	-73
0=vraag	-38
0=warmer	-49
0=we	-38
0=wendy	63
0=wil	36
0=yassin	58
0=zaalwacht	38
0=zeg	-77
0=zet	28
0=ziet	-56
0=zo	52
0=zodra	-53
0=zonder	-104
0=zoudt	38
0=👍	58
1=	167
1=0	55
1=:	90
1=a	37
1=aan	-76
1=aankomst	-23
1=afloop	34
1=akkoord	-36
1=alleen	55
1=allemaal	56
1=als	22
1=assistente	-41
1=ben	35
1=bestuur	51
1=bewoner	-24
1=bij	-63
1=blijven	-23
1=bowling	31
1=c	46
1=chauffeur	-43
1=code	-33
1=collega's	40
1=daarna	-29
1=dag	-34
1=dat	112
1=de	26
1=die	-26
1=doe	45
1=doet	-22
1=doos	-36
1=dpo	45
1=een	-69
1=eerste	-52
1=eh	72
1=elke	-51
1=er	27
1=eraan	55
1=eraf	-33
1=erin	-50
1=eruit	-36
1=fles	-42
1=foto's	21
1=fout	-52
1=gaan	-79
1=gaat	32
1=geeft	-21
1=geven	-64
1=giet	-45
1=gij	22
1=graag	61
1=groen	-29
1=groet	52
1=haalt	-73
1=heb	67
1=heer	38
1=het	34
1=hoe	-46
1=hoeft	56
1=ie	36
1=iemand	-60
1=ik	72
1=in	-55
1=is	68
1=ja	70
1=jij	67
1=kan	24
1=kantoor	55
1=kar	-37
1=kind	-42
1=kist	-27
1=klant	-48
1=kluis	-44
1=komen	-71
1=komt	-40
1=kruimels	-38
1=kwart	-48
1=laat	-67
1=laatste	-41
1=leest	-44
1=leg	-46
1=ligt	-88
1=loopt	-29
1=maak	34
1=maandag	26
1=maar	59
1=mag	82
1=mecano	43
1=medewerker	-63
1=meer	-21
1=mensen	-65
1=met	-86
1=meten	-77
1=mevrouw	61
1=mijn	55
1=minuten	-48
1=mogen	-62
1=monsters	37
1=moogt	-46
1=na	-52
1=naar	-63
1=niet	-84
1=nieuwe	62
1=nooit	-51
1=of	-23
1=olav	42
1=om	-79
1=onder	-49
1=op	-137
1=oranje	-40
1=oud	-48
1=oude	-24
1=over	-25
1=pas	-25
1=plank	-51
1=planning	36
1=s	40
1=schipper	-39
1=sietse	39
1=sleutel	-61
1=sluiten	-67
1=soigneur	44
1=sorry	60
1=stal	28
1=steekt	-34
1=stukken	-32
1=teamlead	51
1=tegen	-47
1=telefoon	-66
1=telt	-57
1=u	47
1=uit	51
1=uur	-56
1=varia	44
1=veerle	43
1=voor	40
1=vraag	31
1=vraagt	53
1=vullen	-78
1=waarborg	-44
1=wacht	-36
1=wagen	67
1=warmt	-60
1=wat	78
1=we	32
1=weken	-44
1=wijnands	24
1=wil	72
1=worden	-86
1=wordt	-21
1=zaal	58
1=zeg	-21
1=zijn	72
1=zonder	40
1=zou	26
2=	127
2=0	27
2=:	-64
2=aan	64
2=aannemen	-49
2=adres	-48
2=alleen	-82
2=als	-50
2=alstublieft	40
2=altijd	-86
2=bakker	20
2=band	-45
2=belt	-64
2=bij	-43
2=binnen	-57
2=blijft	-68
2=blijven	-78
2=boven	-77
2=chloor	-51
2=daar	47
2=dag	-25
2=dan	23
2=dat	58
2=doet	-20
2=drie	-28
2=dus	-21
2=e	44
2=een	-46
2=eerste	-69
2=eigenaar	-41
2=en	-36
2=er	52
2=erbij	-86
2=even	42
2=familie	-30
2=foto	-51
2=gaan	23
2=gaat	28
2=ge	-73
2=geeft	-32
2=gesprek	-41
2=glazen	-41
2=goed	31
2=groeten	54
2=had	33
2=heeft	26
2=hier	65
2=hij	-52
2=iemand	-42
2=iets	44
2=ik	60
2=instrumenten	41
2=is	74
2=jij	48
2=kijkt	-57
2=kind	-38
2=klant	-42
2=klopt	26
2=komt	30
2=krijgt	-70
2=laatste	-28
2=laten	54
2=leest	-54
2=loes	36
2=loopt	-67
2=lossen	-50
2=maar	88
2=mailt	-34
2=me	62
2=mee	-22
2=meldt	-26
2=met	-51
2=minuten	-30
2=na	-56
2=naar	-65
2=nee	-70
2=nog	49
2=nooit	-40
2=of	20
2=om	38
2=onder	-33
2=ook	-83
2=op	-22
2=openen	-39
2=opent	-39
2=plaat	-39
2=plastic	-61
2=schade	-40
2=schoon	-59
2=slot	-26
2=staat	-47
2=start	-54
2=t	48
2=tablet	-48
2=tien	-38
2=tot	37
2=trekken	-34
2=turbine	39
2=uit	-56
2=uur	37
2=verdelen	-42
2=vergelijkt	-52
2=vergrendelen	-45
2=vertel	51
2=vier	-47
2=volgende	63
2=vooral	35
2=vraagt	23
2=waar	42
2=wacht	-22
2=was	39
2=wat	50
2=weten	53
2=wij	46
2=wil	47
2=willen	25
2=worden	-60
2=wordt	-83
2=ze	27
2=zelf	-67
2=zes	-41
2=zet	-77
2=zien	-24
2=zijn	-53
2=zo	40
2=zonder	-51
2=één	-52
:	26
: de	26
: luc	27
: na	-27
: wie	35
?	100
? de	50
? ik	30
? meteen	-51
C=0	-51
C=1	93
C=2	128
C=3	135
a	37
a 0	62
aan	-53
aan :	55
aan bij	-44
aan de	-94
aan een	26
aan en	-57
aan het	-65
aan je	31
aan te	-49
aankomst	-23
aannemen	-49
aannemen van	-49
aanraken	-75
aantal	-65
aantallen	-38
aanvraag	-43
aanvrager	-29
aanwezig	36
account	-42
achter	-79
achter het	-67
achteraan	24
administratie	-20
adres	-74
adviseur	-66
af	-33
af aan	-22
af en	-63
af met	-49
af op	-40
afblijven	-76
afdeling	25
afgesloten	-49
afhalen	-52
aflezen	-80
afsluiters	-60
afspraak op	39
aftekenen	-66
akkoord	-84
akkoord van	-70
akte	-51
alcohol	-61
alle	-104
alle drie	-37
allee	74
alleen	-67
alleen de	-69
alleen in	-50
allemaal	65
alles	-76
alles in	30
alles wat	-51
als alle	-60
als de	-50
als die	-28
als er	-88
als ge	-45
als hij	46
als iemand	-64
als je	65
als laatste	-73
als ze	23
alsjeblieft	65
alstublieft	40
altijd	-123
altijd met	-38
alvast	57
amina	53
amina 0	53
ander	-40
andere keer	40
anderhalve	-48
antwoord	36
apart	30
aparte	-62
app	-69
april	50
arts	-65
assistente	-43
autoclaaf	-55
avonds	-57
b 0	-35
badges	-51
bak	-72
bak met	-37
bakker	-36
balie	-27
banden	-62
bart	35
bedankt	80
beestjes	22
beetje	48
begeleider	-59
begint	-60
beheerder	-20
beiden	-28
bek	-71
bekijkt	-30
bel	-35
bel de	-35
bel je	-66
bellen	-42
belt	-97
belt de	-66
ben	50
ben ik	47
bent	41
bepaalt	-54
bericht	39
beschouwing	69
beschrijven	49
beschrijving	28
beschrijving van	28
beslist	-80
bestand	-77
beste	92
bestelling	-36
bestuur	69
betalen	-60
beter	37
betreft	48
betreft :	48
bewaard	-43
bewaren	-33
bewoner :	-24
bezig	40
bezoek	-26
bianca	44
bibliotheek	-43
bied	-33
bij	-27
bij aankomst	-23
bij dezen	69
bij groen	-38
bij met	-40
bij ons	-41
bij oranje	-40
bij twijfel	-48
bijlage	42
binnen	-119
binnen de	-31
binnen drie	-41
binnen het	-36
binnenkomst	33
binnenkomt	-32
blauwe	-51
blauwe schijf	-34
blijf	-47
blijft aan	-43
blijft op	-26
blijven	-45
blijven in	-42
blijven staan	-81
bloemen	-44
boek	-27
bon	-64
boort	-51
bord	-91
bordje	-70
bouten	-20
boven	-86
bowling	31
bram	63
bram 0	63
breng	29
brengen	35
brengt	-23
briefje	22
bril	-59
bruikleenovereenkomst	-28
buik	-53
buiten beschouwing	69
buiten de	30
bureau	-60
burger	-57
bus	-52
c	-36
carine	-52
cel	-44
centimeter	-26
centrum	-25
chauffeurs	38
checken	-27
chef	69
chef olav	42
chip	-81
chloor	-92
claes	55
cliënt op	-33
cmr	-60
code	-81
code van	-40
collega	-57
collega's	40
concept	62
conditierapport	-34
container	-35
controleer	-58
controleert	-65
controleren	-74
corrigeren	-57
coördinator	-28
cyclus	-62
d	40
d'r	-64
daar	66
daar een	41
daar gewoon	49
daar niet	51
daarna	-71
daarna de	-44
daarom	69
daarvoor	56
dag	-55
dag nog	-58
dag veerle	43
dag één	-46
dagen	-67
dagen voor	-39
dan	-58
dan 0	-81
dan ?	75
dan bel	-72
dan bellen	-34
dan belt	-43
dan de	-41
dan doet	-41
dan gaat	35
dan kan	35
dan naar	-26
dan pas	-63
dan zet	-45
dank	45
dat	67
dat de	-44
dat eens	59
dat er	38
dat ik	53
dat is	49
dat je	33
dat met	56
dat niet	-53
dat was	58
dat we	32
dat ze	-22
datum	-63
datum en	-29
de 0	22
de aantallen	-34
de aanvrager	-29
de adviseur	-66
de afdeling	32
de akte	-56
de app	-69
de arts	-65
de assistente	-43
de autoclaaf	-55
de balie	-21
de begeleider	-59
de beheerder	-20
de bek	-71
de bestelling	-36
de bijlage	42
de blauwe	-43
de bon	-45
de breuk	-32
de bril	-40
de bruikleenovereenkomst	-28
de burger	-57
de bus	-44
de cel	-44
de cliënt	-77
de cmr	-60
de code	-40
de coördinator	-28
de dag	-60
de datum	-27
de deur	-31
de deuren	-45
de dienst	-39
de dierenarts	-65
de doos	-31
de draden	-38
de drie	-24
de eerste	-44
de eigenaar	-48
de eik	28
de elleboog	-46
de error	-21
de etalage	-25
de familie	-56
de fiets	-68
de filter	-27
de fix	-58
de fles	-44
de foto	-45
de gang	-46
de gele	-68
de gemeente	-33
de groene	-48
de grond	-53
de hand	-44
de hond	42
de hoofdschakelaar	-28
de inhoud	22
de jongens	40
de kaart	-53
de kamer	-42
de kat	-61
de kist	-46
de klant	-86
de kleine	51
de kluis	-46
de knop	-47
de koeling	-24
de kraan	-48
de kruimels	-38
de kuip	-78
de leiding	-51
de lener	-35
de lijn	-58
de lijst	-70
de maand	-44
de machine	-71
de matroos	-35
de medewerker	-36
de melk	-29
de mensen	-23
de monteur	-22
de motor	-38
de naam	-50
de namen	-35
de nieuwe	31
de operator	-35
de orderbegeleider	-25
de oren	-47
de papieren	-50
de patiënt	-52
de persoon	-34
de ploeg	-51
de pomp	-51
de printer	35
de procedure	45
de regio	21
de registrar	-26
de repetitie	29
de rest	-37
de restaurator	-44
de roef	-41
de sas	-56
de schipper	-39
de server	-34
de sleutel	-26
de start	-46
de stelling	-43
de stellingbouwer	-49
de straat	-53
de studenten	-30
de stukken	-32
de tablet	-59
de tafel	-32
de tafels	-53
de tas	-33
de teamleider	-46
de telefoon	38
de temperatuur	-37
de tray	-25
de trek	-32
de tweede	35
de u	52
de verkeersleider	-22
de verwarming	-48
de vinder	-35
de waarborg	-44
de wagen	-22
de weg	-47
de werfleider	-30
de werkbon	-50
de wiki	42
de zaal	-54
de zak	-48
de zaklamp	-45
december	68
degene	-21
denk	32
denken	24
dennis	55
dennis kantoor	55
dertig	-68
desinfecteren	-58
deur	-63
deur dicht	-32
deuren	-45
develop	-42
dezelfde	-111
dezelfde dag	-54
dezen	69
dicht	-84
dichtdraaien	-61
die	64
die elke	-51
die gaan	-70
die heeft	59
die het	-47
die niet	25
die nog	-40
die op	-53
die van	59
die zegt	-36
dienstdoende	-32
dier	-48
dieren	42
dierenarts	-65
dikke	34
ding	43
dinsdag	60
direct	-47
direct in	-38
directie	47
dirk	58
dit	120
dit in	25
dit is	40
dit moet	46
document	51
doe	35
doe het	26
doe je	-61
doe maar	32
doek	-43
doeken	-23
doen	-20
doen met	53
doen we	-27
doet de	-62
doet en	45
donderdag	68
donker	44
door	-40
door de	-32
door en	-32
doorgegeven	-37
doos	-71
dossier	-52
dossier op	-46
dozen	-49
dpd	-27
dpd 0	-27
dpo	45
dpo 0	45
draad	-42
draai	-58
draaiboek	33
draaiboek van	44
draaien	-51
draait	28
draait de	38
draden	-47
drie	-70
drie dagen	-41
drie maanden	-34
drie weken	-53
drinken	-53
droge	-49
droog	-73
drukt	-68
druppel	-41
dubbel	-42
dubbele	-46
duidelijk	73
duits	-72
dun	-24
duren	-43
dus de	-37
dus geen	-37
dus ik	59
dus niet	-70
dus nooit	-29
duurt	-23
e	89
e lijn	44
echt	39
een afspraak	-57
een ander	-40
een andere	40
een apart	70
een beetje	48
een collega	-59
een dikke	42
een doek	-55
een dun	-24
een foto	-67
een halfuur	-38
een heldere	44
een instructie	23
een kaart	27
een kaartje	52
een keer	-39
een kilo	-54
een kwart	-32
een kwartier	-51
een losse	-46
een mailtje	-33
een medewerker	-45
een minuut	-39
een nieuw	-38
een nieuwe	-45
een paar	-23
een ploeg	20
een procedure	33
een protocol	24
een rijtje	27
een rood	-28
een schone	-37
een sticker	-43
een tank	-24
een tweede	-41
een uur	-60
een vaste	40
een voorschrift	47
een werkinstructie	49
een zakje	-60
eens	51
eens in	27
eens op	51
eerst	-43
eerst de	-57
eerst een	-66
eerst en	35
eerst met	-24
eerst op	-35
eerste	-40
eerste tien	-26
eigen	-63
eigenaar	-49
eigenaar en	-38
eigenlijk	-25
eik	28
einde	-83
einde van	-47
elektrische	-64
elk	-101
elk uur	-56
elke	-94
elke dag	-62
elke dinsdag	-33
elke keer	20
elke maandag	-33
elleboog	-46
els	53
emmer	-45
en	-63
en 0	-35
en alleen	-57
en bel	-86
en bied	-22
en binnen	-59
en daarna	-29
en dan	-33
en dat	35
en datum	-31
en de	-38
en die	41
en gaat	-62
en ge	-28
en geen	44
en geven	-20
en het	-63
en ik	25
en initialen	-34
en je	-61
en kijk	-22
en kijkt	-44
en krijgt	-36
en laat	-53
en leg	-76
en legt	-42
en loopt	-59
en maakt	-62
en mailt	-34
en met	-39
en moet	34
en na	-57
en naam	-50
en niet	-26
en noemt	-33
en nooit	-39
en of	-77
en op	-62
en schrijf	-43
en vergelijk	-37
en voel	-33
en vooral	35
en vraag	-27
en vraagt	-43
en vragen	-45
en wanneer	-54
en wat	40
en welke	-38
en wijst	-43
en wordt	-74
en zeg	-22
en zet	-80
en één	-41
engels	27
enkel de	-54
er	32
er al	23
er altijd	-48
er elke	-49
er geen	-53
er iemand	38
er iets	53
er ligt	-63
er maar	35
er met	62
er na	-24
er niemand	-26
er niet	46
er niets	-44
er volgens	22
er water	-50
eraan	32
eraf	-100
erbij	-28
ergens	-24
erin	-77
erin en	-33
erop	-90
erover	-47
eroverheen	-40
error	-21
error rate	-21
eruit	-36
ervoor	-55
etalage	-25
etiket	-21
euh	83
euro	-43
even	85
even in	36
eén	32
familie	-56
familie en	-34
farid	69
femke	44
femke 0	44
fientje	31
fientje bowling	31
fiets	-73
filter	-27
fix	-58
fles	-61
flesjes	-57
flessen	-47
formulier	-68
foto	-82
foto maken	-39
foto van	-38
fout	-52
frituur :	49
ga je	-54
gaan	-75
gaan naar	-57
gaan terug	-48
gaat alleen	-46
gaat alles	-46
gaat de	-32
gaat er	-60
gaat het	-71
gaat naar	-22
gaat niet	-56
gaat over	45
gas	-51
gast	-44
gasten	-49
gasten die	-40
ge dat	-27
ge de	-45
ge draait	38
ge laat	-27
ge met	-49
ge roert	-32
ge steekt	-47
ge t	53
geachte	55
geachte heer	38
gebeurd is	-66
gebeurt	41
gebonden	-73
geboortedatum	-68
geboortedatum en	-42
gebruik	34
gebruiker	-49
gedronken	-43
geef	23
geef de	40
geef ze	-24
geeft	-82
geen	-59
gegevens	-25
gelamineerd	43
geld	-34
gelden	-53
geldt een	37
gele	-73
gele container	-32
gelijk	-72
gelopen	-33
gemeente	-33
gemeld	-48
gerust	29
gescand	-68
gescand is	-57
gesloten	-31
getekend	-51
getest	-75
geven	-53
gevonden	24
gevonden voorwerpen	22
gewogen	-52
gezegd	50
gezet	-43
gezicht	-44
gezien	26
gieten	29
gij	77
glazen	-40
goed	32
goed met	43
goede	31
goedemiddag	59
goeiemorgen	71
gooi ik	28
graad	-37
graag	132
graag een	52
graag in	32
graag omzetten	26
graden	-57
gratis	-50
greet	64
groen	-54
groene	-70
groet	81
groeten	68
grond	-53
groot	66
gsm	-56
h	76
haal	-33
haalt	-81
haalt de	-72
haar handen	-39
had	33
haha	83
halen	-52
half	-64
half uur	-28
halfuur	-38
hallo	68
halve	-25
hand	-58
handen	-48
handen en	-39
handtekening	-40
handtekening van	-60
hangen	35
hangen en	-36
hangt de	-34
hardop	-47
hartelijke	44
he	34
heb	88
heb je	71
hebben	82
hebben we	74
hebt	-43
heeft	73
heeft die	24
heel	-24
heen	-50
heer	38
heet	-32
heet water	-32
held	-31
helder	32
heldere	44
helm	-79
help	43
helpdesk 0	60
hem	-22
hem op	-48
hesje	-47
hesje aan	-47
het aan	-37
het account	-42
het bord	-54
het bordje	-28
het centrum	-25
het dan	-68
het de	-41
het dier	-48
het doet	35
het dossier	-52
het draaiboek	20
het een	54
het einde	-47
het engels	24
het gaat	38
het gezicht	-28
het graf	-43
het hier	35
het in	52
het journaal	-56
het kan	60
het kind	-57
het komt	44
het kort	-60
het labo	-46
het lid	-55
het lint	-43
het logboek	-43
het logo	45
het magazijn	-42
het met	21
het nederlands	33
het niet	64
het nummer	-40
het ook	69
het op	42
het oude	-51
het pakket	-37
het paspoort	-34
het programma	-31
het register	-42
het rek	-56
het secretariaat	-25
het systeem	-69
het uur	-48
het vak	-25
het voeteneind	-40
het volgens	25
het water	-41
het wel	30
het werk	-64
het zo	28
hier	104
hier niet	28
hieronder	56
hij	-33
hij belt	-21
hij de	-53
hij het	-45
hilde	74
hoe	78
hoe dat	46
hoe de	-39
hoe het	31
hoe laat	-44
hoe lang	-35
hoe we	40
hoe wij	54
hoefsmederij	24
hoefsmederij wijnands	24
hoeft	53
hoeveel	-33
hoeven	76
hoger	-53
hoi	76
hond	42
hoofd	-37
hoofdschakelaar	-28
hoog	-61
hoogachtend	34
hoop	-30
hoor	46
hoort	56
hopelijk	61
hotfix	-23
hotfix en	-42
hou	30
hou het	54
houden	-54
huis	26
hun	-51
huurder	-64
hè	43
identiteitsbewijs	-76
ie	86
iedere	-52
iedereen	41
iemand	-61
iemand aan	-30
iets	88
iets hebben	30
iets maken	40
iets niet	34
iets op	30
iets van	37
iets voor	28
ik	137
ik ben	38
ik doe	21
ik ga	21
ik heb	37
ik iets	25
ik jullie	21
ik maak	29
ik na	66
ik spreek	30
ik wil	63
ik zit	42
ik zou	45
ilse	57
ilse dpo	45
in	-51
in bij	-26
in de	-32
in den	-45
in die	-77
in een	51
in en	-35
in het	-30
in op	-66
in orde	-40
in quarantaine	-27
in water	-42
inhoud	22
initialen	-34
inkorven	36
inschrijven	-32
inschrijven in	-32
instructie van	-33
instrument	-51
instrumenten	45
invullen	-57
invullen en	-25
is alles	-37
is de	29
is een	53
is en	-84
is er	21
is gaat	-57
is het	-45
is niet	-67
is op	46
it	-48
ja	45
ja die	37
ja en	36
jaar	-101
jas	-42
je	-27
je alle	-37
je belt	-54
je bij	-68
je dat	47
je de	-67
je drie	-21
je eerst	-54
je geeft	-23
je geen	-61
je handen	-41
je hem	-23
je in	-78
je laat	-31
je met	-45
je meteen	-26
je naar	-42
je niet	-70
je of	-43
je stelt	-53
je twee	-43
je voor	-85
je vraagt	-57
je ziet	-45
je zitten	-31
jean	23
jean pierre	23
jens	53
jens 0	58
jeugd	-44
jij	68
jij het	47
jongen	54
jongens	40
jongens van	40
jordi	40
joris	47
joris 0	47
journaal	-56
juist	49
jullie	60
kaart aan	-42
kaartje	-41
kaartje eraan	-39
kabel	-79
kamer	-54
kan	78
kan iemand	37
kan volgen	50
kanaal	-48
kantje	34
kantoor	57
kantoor 0	55
kapot	-38
kapot is	-38
kappen	-50
kar	-55
kassa	-33
kat	-61
kat in	-25
katia	-30
keer met	-40
keer per	-35
kees	69
kees 0	56
kennen	-50
ketting	-64
kevin	76
kevin :	46
kijk je	-58
kijk maar	46
kijk of	-65
kijken	-34
kijken of	34
kijkt	-70
kind	-65
kind gaat	-36
kinderen	-32
kist	-56
kist staat	-27
klaar	-26
klant	-132
klant met	-33
klanten	-34
kleine	51
kleine een	40
kleur	-49
kleuren	-56
kleuren we	-56
klik	-51
kloppen	33
klopt	20
kluis	-46
kluisje	-46
knop	-56
koelbox	-21
koeling	-72
koeling en	-39
koeling in	-30
koelkast staat	-41
koerier	-41
koffie	54
komen	30
komen niet	-63
komt het	-35
komt op	-37
kooi	-70
kop	-23
kop en	-21
kopie	21
kopie 0	-28
kosten	-60
koud	-69
koud water	-37
kraan	-60
kranen	50
krat	-48
krijgt	40
krijgt een	-34
krijgt het	-30
kringloop	33
kris	38
kruimels	-38
kuip	-78
kuipers	48
kunnen	21
kunt	63
kunt u	27
kus	40
kwaad	-35
kwaliteit	28
kwaliteitshandboek	61
kwart	-39
kwartier	-56
laag	-56
laagje	-30
laat	-50
laat de	-50
laat een	-49
laat het	-51
laat ze	-54
laatste	-29
lab	38
label	-52
labelen	-22
labo	32
laborant	-43
lang	-46
langer	-51
langer dan	-51
langs	-52
langs de	-47
laten	-78
laten we	49
laten zien	-24
later	62
leeg	-38
leenfiets	-40
lees	36
lees de	-57
lees je	27
leest	-23
leest de	-44
leest het	-22
leg	-33
leg daarna	-29
leg hem	-49
leg je	-56
lege	-55
lege fles	-37
legitimatie	-76
legt	-76
legt de	-45
legt het	-37
lener	-35
les	-41
levert	-57
lezen	28
lianne	28
lianne stal	28
licht	-48
lid	-74
liefst	78
liever	56
liggen	-60
ligt	-52
ligt nooit	-21
lijkt	32
lijn	-56
lijst	-81
lijst en	-35
lijst van	-55
links	-34
lint	-82
liter	-34
loes	36
loes :	36
logboek	-43
logo	45
loket	32
loog	-36
loop	-47
loop je	-51
loopt	-67
loopt de	-43
loopt ze	-26
lopen	-60
losse	-34
lotte	56
lotte 0	56
luc	27
lucht	-32
m	-59
m'n	54
maak	41
maak er	52
maakt een	-52
maand	-44
maandag	-21
maandag loopt	-33
maanden	-48
maanden na	-40
maar	114
maar hoe	40
maat	-53
machine	-78
mag	61
mag alleen	-43
mag niet	63
magazijn	-42
magda	22
mailen	-34
mailt	-59
mailt de	-33
mailtje	-33
maken voor	38
maken we	-81
mam	39
man	38
mankeert	-51
map	33
marjan	54
materiaalmeester	-34
matroos	-35
max	-83
max 0	-83
maximum	-26
me	57
mecano	43
mecano :	43
medewerker	-65
medewerkers	63
medewerkers van	33
mee aan	-41
mee en	-37
meegeven	-39
meet	-41
meld	-40
meld je	-40
melden	-60
meldt	-50
meldt zich	-26
melk	-60
melk en	-50
mensen	-50
merci	82
merken	-51
mes	-75
mes en	-39
met	-24
met datum	-29
met de	-27
met een	-23
met gevonden	22
met hem	24
met het	-54
met je	49
met koud	-37
met naam	-48
met twee	-45
met wat	26
met water	-45
met welk	-29
meteen	-105
meteen in	-61
meten	-87
meten met	-47
meter	-59
mevrouw	61
midden	-52
mij	57
mij zeggen	27
mijn	137
min	-48
min in	-65
minderjarigen	-83
minstens	-69
minstens een	-53
minuten	-83
minuten in	-27
minuten laten	-44
minuten voor	-39
minuut	-39
mis	38
mo	62
mo 0	62
moeder	-47
moet	66
moet gaan	36
moet het	31
moeten	54
mogelijk	38
mogen	38
monteur	-22
moogt	45
moogt ge	46
mooi	51
morgens	-40
motor	-38
motor uit	-33
mr	58
muziek	-50
na	-67
na 0	-54
na afloop	34
na de	-39
na drie	-49
na een	-55
na elke	-38
na het	-38
na overleg	-31
na te	-52
na twee	-36
naalden	-59
naalden in	-32
naam	-81
naam en	-30
naam op	-27
naam van	-25
naar	-76
naar 0	-30
naar boven	-40
naar de	-27
naar een	-57
naar huis	-27
naar u	-31
naast	-44
naast de	-39
nacht	-51
nadine	30
nakijken	-64
namen	-90
namens	62
nat	-24
nathalie	51
nathalie teamlead	51
natte	-55
nederlands	55
nederlands en	24
neem de	-41
neemt het	-31
nek	-57
nemen	-88
neus	26
niemand	-102
niemand aan	-25
niemand meer	-22
niet	-32
niet alleen	-53
niet als	-56
niet bij	44
niet binnen	-32
niet dan	-53
niet dat	-67
niet de	-69
niet doorgegeven	-33
niet op	-50
niet over	-39
niet te	38
niet tussen	22
niet uit	-49
niet zelf	-43
niet zijn	-44
niets	-95
nieuw	-47
nieuwe	34
nieuws	37
niks	31
niveau	-26
noemt	-33
nog	35
nog 0	-58
nog een	-36
nog eens	-28
nog niet	-26
nog op	-39
nog van	39
nooit	-151
nooit in	-75
nooit meer	-26
nooit met	-47
nooit naar	-60
nooit onbeheerd	-21
nooit op	-29
noteer	-58
noteert	-57
noteren	-66
notulist	61
nou	62
november	58
nr	22
nu	98
nu een	45
nummer	-69
nummer van	-45
o ja	39
ochtend	-74
of	-106
of een	-36
of er	-100
of het	-86
of hij	-39
of ie	36
of rood	-23
of ze	-58
oh	61
ok	76
oktober	25
oké	88
olav	42
olav 0	42
om	-27
om 0	-41
om de	-72
om en	-49
om te	-48
omdraaien	-73
omgekeerd	-60
omwerken	24
omwerken tot	24
omzetten	26
onbeheerd	-21
onbeheerd op	-21
onder	-89
onder 0	-28
onder de	-73
onder een	-50
onder het	-58
onder naar	-27
onderaan	-51
onderstaande	57
ondertekening	-39
onderweg	-55
onderwerp	67
onderwerp :	67
ons	74
ons te	43
onthaal	-59
ontvangst	22
onze	53
ook	-29
ook als	-48
ook niet	-87
op	-45
op 0	-82
op bij	-36
op de	-85
op en	-69
op groen	-25
op het	-42
op in	-62
op met	-22
op mijn	71
op papier	73
op slot	-72
op stil	-38
op vijf	-40
op wit	27
opdrachtbevestiging	-41
open	-103
open en	-40
openen	-69
openen en	-68
opengaat	-34
opent	-40
opent de	-32
operator	-35
operator de	-35
opgang	-47
opgehaald	-51
opmerkingen	73
opnieuw	-64
opnieuw in	-40
opschrijven	-66
opschrijven hoe	38
opwarmen	-36
oranje	-43
oranje of	-23
orde	-40
orderbegeleider	-25
oren	-47
ot	59
oud	-60
oud adres	-48
oude	-48
oude document	-39
ouder	-66
over en	-43
over het	55
overleg	42
overleg met	-40
paar	-43
pad	-33
paden	-48
pagina	60
pak	-77
pakket	-45
pallets	-68
paneel	-24
papier	73
papier zetten	44
paraaf	-37
partij	-40
partijen	-33
pas	-137
pas als	-39
pas dan	-56
pas de	-49
pas na	-56
pas vrij	-39
paspoort	-34
patiënt	-48
pdf	-82
per	-53
per klant	-50
per pad	-33
persoon	-89
ph	-82
ph 0	-82
pierre	23
pim	59
plaat	-39
plaats	-56
plaatse	-45
plak	-47
plakken	-41
plakt	-29
plan	-73
plank	-49
planning	63
planning loes	36
planten	-33
plastic	-61
plekken	-51
pomp	-55
pomp aan	-34
pools	61
post	-59
postma	43
potlood	-52
praat	-75
praten	-31
precies	-51
prepress	-53
prijs	27
prima	-23
printer	35
probeer	21
procedure	87
procedure van	37
procent	-39
product	-43
productie	44
productie 0	57
proef	-45
proficiat	43
profiel	-68
programma	-58
proper	-53
protocol	32
protocol voor	37
punt	41
punt 0	53
quarantaine	-27
raak	-44
raak je	-44
raam	-39
ramen	-48
raoul	35
rate	-21
rechts	-58
redactie	62
rederij	21
regel	32
regio	21
register	-42
registrar	-26
registratie	41
rek	-46
rekenen	-47
rekenen we	-47
release	-52
repetitie	26
rest	-37
rest in	-32
restaurator	-44
rev	54
rev 0	54
riem	-58
rij	-40
rijden	-86
rijtje	27
rode	-82
rode tag	-31
rode zak	-55
roef	-41
roel	61
roel wagen	52
roep	-55
roepen	-42
roept	-86
roept de	-32
roert	-47
roken	-41
ron	28
ronde	-34
rondje	-33
rondvraag	33
rood	-74
rood :	-37
rood lint	-28
route	-35
rustig	-34
s avonds	-57
s morgens	-40
samen	-86
samen met	-33
sandra	66
sandra frituur	49
sandra soigneur	44
sas	-56
scan	-71
schade	-40
scheppen	-66
schept	-27
schijf	-34
schipper	-39
schoen	-50
schoenen	-43
schone	-74
schort	-74
schrift	-23
schrijf	53
schrijf het	41
schrijf op	33
schrijft	-64
schrijft ge	-75
secretariaat	45
sein	-62
serienummer	-57
serienummer en	-57
server	-34
setpoints	-40
sietse	39
sietse turbine	39
slag	26
slang	-42
sleutel	-38
sleutel blijft	-55
slot	-80
sluit	-46
sluiten	-92
snijden	-90
snoer	-89
sofie	60
soigneur	44
soigneur :	44
sorry	81
spelen	-62
spoel	-26
spoelen	-48
sporen	-64
sportieve	52
staal	-55
staal nemen	-55
staan en	-47
staan tot	-57
staat de	-32
staat er	20
staat hoe	21
stal de	28
start	-67
steek	21
steekt	-45
steekt er	-47
stekker	-65
stekker eruit	-39
stel de	-52
stellingbouwer	-49
stelt	-21
stelt de	-46
stenen	-58
steriel	-63
stevige	42
sticker	-51
sticker met	-51
stilstaan	-43
stoel en	-52
stond	78
stop	-48
stopheling	-42
stoppen	-31
stopt	-56
straat	-53
stremsel	-39
stro	-61
stroom	-69
studenten	-30
stuk	21
stukje	47
stukken	-32
sturen	-45
stuurhut	51
systeem	-69
t	44
t is	37
taart	77
tablet	-64
tafel	-65
tafels	-53
tag	-64
tank	-28
tape	-35
tas	-65
te	52
te hangen	37
te hebben	49
te kijken	20
te zeggen	42
te zijn	42
team	60
teamlead	51
teamlead 0	51
teamleider	-46
tegen de	-58
tekenen	-93
tekent	-80
tekent de	-43
tel	-48
telefoon	-34
telefoons	-47
tellen	-29
telt	-73
temperatuur	-55
temperatuur en	-37
tenzij	-54
ter	-28
ter plaatse	-45
termen	63
terug	-48
terug de	-33
terug naar	-43
terug op	-28
terwijl	-32
terwijl ge	-32
tess	33
testen	21
thuis	39
thuis naar	25
tien	-46
tien minuten	-73
tien uur	-20
tijd	-76
tijdens	-82
tijdens het	-47
toch	53
toe	24
tom	75
tom helpdesk	60
tom mecano	43
ton	-56
tot	25
tot 0	25
tot donderdag	63
tot er	-29
tot het	-47
tot op	-24
tot s	-36
traag	-54
tray	-25
trek	-84
trekken	-34
trekt	-45
tuig	-34
turbine	39
turbine 0	39
tussen	35
tussen 0	-35
twaalf	-31
twaalf uur	-31
twee	-65
twee dagen	24
twee keer	-50
twee uur	-70
tweeën	-34
twijfel	-78
twintig	-54
twintig minuten	-25
type	22
u	70
u een	24
u voor	41
u vorm	52
uit dan	-40
uit de	32
uit en	-61
uitgeslagen	-28
uitgesloten	-48
uitleen	44
uitleen instrumenten	44
uitschrijven	40
uitslag	-41
uitslagen	-23
uitsluitend	-93
uitwerken	38
uur	-74
uur op	-30
uur voor	-47
uw	42
v	34
vak	-31
val	-49
van	24
van 0	-21
van :	66
van ?	43
van dat	41
van de	34
van elk	-48
van het	-52
van komen	49
van maken	49
van meer	-37
van onder	-27
van ons	57
van voor	-51
vanaf	-62
vanaf de	-72
vandaar	53
vangplaten	-73
varia	44
vaste	32
vastgezet	-38
vastleggen	22
vat	-73
veerle	43
veertien	-28
veertien dagen	-28
veertig	-51
veertig minuten	-38
veld	-21
verandert	-43
verbeteren	23
verdelen	-42
verf	-67
vergadering	23
vergelijk	-37
vergelijken	-28
vergelijkt	-67
vergelijkt het	-52
vergeten	33
vergrendelen	-45
verkeersleider	-22
verkopen	-68
verontschuldigd	27
verontschuldigd :	27
verpleegkundige	23
verplicht	-59
verschil	-55
versie	54
versie 0	63
verslag	84
verstopping	-48
vertel	62
vertelt	-46
vervalt	-64
vervolgens	-58
verwarming	-48
verzoeken	37
via	-82
via de	-65
via het	-42
vier	-51
vier kilo	-22
vijf	-61
vijf jaar	-58
vijf minuten	-27
vijftien	-40
vijftig	-34
vinder	-54
vinder op	-49
vocht	-59
voel	-33
voelen	-25
voelt	-63
voelt met	-43
voeteneind	-40
voilà	23
voilà dat	23
volgen	29
volgende	51
volgende keer	59
volgens	28
volgens het	-59
volgens mij	38
volgorde	70
volle	-50
voor	57
voor dat	53
voor de	35
voor een	-59
voor elke	-40
voor en	-55
voor het	41
voor in	63
voor je	65
voor onze	37
vooraan	-44
vooraf	-92
vooral	32
voordat de	21
voordat je	-73
voorschrift	47
vooruit	68
voorwerpen	22
vorige	-39
vorm	52
vraag dan	-22
vraag hoe	-45
vraag of	-53
vraag van	41
vraagt hij	-42
vraagt of	-43
vriendelijk	32
vrij	-82
vrij als	-39
vrij chloor	-65
vrijdag	66
vrijgave	-57
vrijwilligers	41
vuil	-70
vullen	-91
vult	-54
vult aan	-54
vuur	22
waar het	-45
waarborg	-44
waarden	-34
waarin	23
waarom	57
wacht	-66
wachten	-33
wachten tot	-44
wachtwoord	-35
wagen	42
wagen 0	84
wagen komt	-52
wanneer	-34
want	36
want ik	56
want we	42
warm	-31
warmer	-49
warmt	-60
was	29
wast	-39
wat	71
wat een	45
wat er	30
wat hij	30
wat ik	35
wat je	-44
wat jullie	35
water	-94
water en	-68
water niet	-58
water van	-44
wc	-48
we	56
we een	-70
we het	40
we in	33
we niet	-104
weegt	-55
week	-42
week en	-43
weekend	39
weg	-22
weken	-90
wel	53
welk	-39
welke	-60
wendy	63
wendy 0	63
werfleider	-30
werk	-64
werkbon	-50
werkdagen	-53
werken	-64
werkinstructie	52
werkwijze	60
werkwijze voor	30
weten	87
weten of	53
wie	-36
wie heeft	50
wie wat	63
wij een	41
wijnands	24
wijst	-43
wiki	42
wil	49
wil dat	-43
willen	70
willen dat	25
wilt	38
wissel	-46
wissel je	-46
wit	37
wit hoe	27
woord	27
worden	-34
worden de	-47
worden in	37
worden met	26
worden niet	-46
worden nooit	-34
wordt	-65
wordt de	-62
wordt door	-25
wordt er	-56
wordt gewogen	-52
wordt het	-21
wordt nooit	-24
wordt op	-60
wrijven	-58
yassin	58
yassin zaal	58
z'n tweeën	-34
zaal 0	58
zaalwacht	38
zaalwacht 0	38
zak	-97
zak van	-72
zakje	-60
zaklamp	-45
zal	40
zal ik	40
ze	-63
ze dan	23
ze dat	-48
ze een	-41
ze eerst	-41
ze er	-36
ze het	-70
ze met	-55
ze niet	-28
zeg je	-62
zeg maar	47
zeg tegen	-34
zeggen	-36
zegt	-35
zei	46
zeil	-33
zelf aan	-46
zelf de	-55
zelf naar	-39
zelf niet	-70
zelfde	-53
zelfde dag	-53
zet de	-74
zet er	32
zet het	-35
zet hij	-43
zet je	-69
zetten	38
zetten we	-57
zeven	-64
zich	-43
zich bij	-26
zien	-55
ziet	-74
zij	-87
zij het	-34
zijn eigen	-58
zijn instrument	-28
zijn sleutels	-48
zitten	-75
zo	95
zo dat	27
zo'n	21
zoals	84
zoals het	22
zodat	20
zodat ook	20
zodra	-53
zoekt	-61
zolang	-75
zolang er	-51
zondag	34
zonder	-56
zonder dat	-48
zone	-57
zou	57
zou willen	33
zoudt	57
zuursel	-49
zuursel erin	-49
zwaailampen	29
zwart	61
zwart op	27
één	-47
één keer	-39
👍	58
😅	50`;
