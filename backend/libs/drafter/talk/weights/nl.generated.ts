// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_NL = `29
!	108
#=1	157
#=2	83
#=3	60
#=4	-55
-1=!	92
-1=0	38
-1=:	140
-1=?	110
-1=aan	-22
-1=aanwezig	26
-1=achteraan	37
-1=afblijven	-58
-1=aflezen	-84
-1=april	60
-1=avonds	-48
-1=bak	-66
-1=begint	-56
-1=bellen	-60
-1=bewaard	-42
-1=bewaren	-58
-1=bij	34
-1=binnen	-46
-1=bord	-42
-1=boven	-37
-1=bowling	37
-1=bureau	-54
-1=collega	-30
-1=controle	-57
-1=dag	-37
-1=dagen	-53
-1=dan	54
-1=datum	-43
-1=deur	-36
-1=develop	-42
-1=dicht	-62
-1=document	55
-1=doet	45
-1=door	-63
-1=doorgegeven	-33
-1=duren	-45
-1=dus	-51
-1=eik	35
-1=eraf	-35
-1=erop	-83
-1=eruit	-49
-1=eten	-44
-1=gang	-36
-1=gebeld	-54
-1=geeft	-62
-1=gemeente	-24
-1=geschreven	-45
-1=gezet	-31
-1=goed	-23
-1=graden	-39
-1=groen	-25
-1=groet	47
-1=groeten	63
-1=haar	-64
-1=haha	63
-1=hand	-49
-1=handen	-46
-1=handtekening	29
-1=hangt	27
-1=heeft	-68
-1=hoogachtend	33
-1=hoort	32
-1=huis	-35
-1=hè	23
-1=ik	74
-1=in	-22
-1=instrumenten	54
-1=is	-99
-1=ja	60
-1=jongen	54
-1=journaal	-59
-1=kennen	-33
-1=kijken	-33
-1=kilo	24
-1=klant	-55
-1=koeling	-71
-1=komt	-49
-1=kort	-25
-1=krijgt	70
-1=kuip	-52
-1=kuipers	52
-1=lab	-55
-1=laten	36
-1=lezen	54
-1=lid	-45
-1=ligt	-44
-1=lijn	42
-1=lijst	-31
-1=lint	-49
-1=los	-44
-1=maandag	-20
-1=maart	23
-1=maken	46
-1=mam	28
-1=mee	-52
-1=meegeven	-41
-1=merci	48
-1=minuten	-43
-1=moet	37
-1=na	38
-1=nee	61
-1=neer	-58
-1=niet	-25
-1=nog	-44
-1=nooit	-52
-1=november	63
-1=oktober	31
-1=oké	52
-1=omgekeerd	-63
-1=ondertekening	-42
-1=ook	23
-1=op	27
-1=open	-25
-1=opmerkingen	72
-1=opschrijven	-76
-1=paneel	22
-1=persoon	-49
-1=postma	51
-1=potlood	-56
-1=punt	-45
-1=raoul	33
-1=register	-42
-1=ronde	-22
-1=rondvraag	32
-1=server	-35
-1=slot	-48
-1=staan	-73
-1=staat	-101
-1=tekenen	-51
-1=tekent	-48
-1=tellen	50
-1=terug	22
-1=tess	32
-1=toe	24
-1=twee	-37
-1=uit	-20
-1=uitgesloten	-48
-1=uur	43
-1=v	77
-1=van	32
-1=varia	49
-1=voeteneind	-43
-1=volgen	33
-1=volgende	-64
-1=voor	27
-1=vraagt	-57
-1=vragen	-32
-1=wanneer	-50
-1=was	-67
-1=water	-49
-1=weg	39
-1=wel	46
-1=werkt	-38
-1=wijnands	33
-1=willen	-32
-1=worden	-45
-1=wrijven	-61
-1=zak	-34
-1=zeggen	-78
-1=zitten	-49
-1=😅	50
0 0	29
0 :	72
0 c	-40
0 dagen	-67
0 de	-66
0 december	83
0 e	84
0 een	-44
0 en	-41
0 euro	-22
0 graden	-50
0 is	25
0 kevin	54
0 kilo	24
0 min	-47
0 monsters	-38
0 november	63
0 planning	42
0 procent	-43
0 sandra	57
0 sietse	41
0 u	-34
0 varia	49
0 wordt	-42
01=0 0	90
01=0 monsters	-38
01=0 planning	42
01=0 sietse	41
01=0 varia	49
01=aan :	61
01=aanwezig 	26
01=als er	-63
01=als het	22
01=als je	24
01=amina 0	50
01=bel de	-37
01=betreft :	36
01=bij aankomst	-23
01=bij de	-48
01=bij een	-29
01=bij het	-63
01=bij oranje	-41
01=boven de	-49
01=bram 0	60
01=chef olav	49
01=dag veerle	50
01=de assistente	-42
01=de chauffeur	-50
01=de code	-37
01=de eerste	-44
01=de kist	-28
01=de kluis	-45
01=de kruimels	-39
01=de laatste	-43
01=de medewerker	-39
01=de schipper	-41
01=de sleutel	-61
01=de waarborg	-46
01=dennis kantoor	50
01=dit is	44
01=dit moet	44
01=dpd 0	-28
01=eerst en	35
01=elke maandag	-34
01=en alles	-55
01=en als	32
01=en de	32
01=en die	42
01=en nooit	-40
01=femke 0	42
01=fientje bowling	37
01=ge steekt	-48
01=geachte heer	43
01=graag een	42
01=hoefsmederij wijnands	33
01=hoogachtend 	33
01=ik heb	38
01=ik wil	58
01=ik zou	35
01=ilse dpo	51
01=in de	-30
01=in het	-64
01=is alles	-42
01=is een	-38
01=is er	-60
01=jens 0	55
01=joris 0	43
01=kan iemand	20
01=kees 0	53
01=kijk maar	45
01=kijk of	-62
01=laat de	-31
01=laat een	-52
01=laat het	-34
01=lees de	-60
01=leg daarna	-33
01=lianne stal	35
01=lotte 0	52
01=maak er	28
01=mam 	28
01=mo 0	58
01=na afloop	32
01=na de	-61
01=na het	-29
01=nathalie teamlead	46
01=neem de	-44
01=nooit in	-61
01=o ja	38
01=onder de	-26
01=onderwerp :	66
01=op de	-40
01=opmerkingen 	21
01=ph 0	-84
01=productie 0	55
01=punt 0	50
01=raoul 	33
01=rev 0	65
01=roel wagen	50
01=rondvraag 	32
01=sandra soigneur	40
01=schrijf het	38
01=tess 	32
01=tien minuten	-49
01=tijdens het	-51
01=tom helpdesk	57
01=tom mecano	41
01=van :	67
01=versie 0	67
01=voilà dat	25
01=voor elke	-40
01=vraag hoe	-45
01=vraag of	-62
01=wendy 0	59
01=yassin zaal	55
01=zaalwacht 0	35
01=zeg tegen	-37
0=0	-57
0=aanwezig	39
0=allee	49
0=alleen	-51
0=alles	-23
0=alvast	54
0=amina	50
0=bel	-37
0=beste	98
0=betreft	36
0=bij	-96
0=blijven	-69
0=boven	-50
0=bram	60
0=chef	70
0=controleer	-61
0=daar	-36
0=daarna	-47
0=daarom	41
0=dag	109
0=dan	-107
0=dank	51
0=de	-29
0=dennis	50
0=dit	82
0=dpd	-28
0=draai	-59
0=dus	-24
0=een	-106
0=elektrische	-67
0=elk	-36
0=elke	-94
0=en	27
0=even	62
0=eén	33
0=femke	42
0=fientje	37
0=ge	-30
0=geachte	62
0=geen	-111
0=goedemiddag	61
0=goeiemorgen	68
0=graag	83
0=haha	57
0=hallo	68
0=heb	37
0=held	-35
0=help	43
0=het	39
0=hieronder	32
0=hij	-86
0=hoe	54
0=hoefsmederij	33
0=hoi	87
0=hoogachtend	33
0=hopelijk	56
0=ik	53
0=ilse	55
0=in	-83
0=je	-41
0=jens	49
0=joris	43
0=kaartje	-77
0=kan	48
0=kar	-57
0=kees	63
0=kinderen	-67
0=klant	-58
0=kooi	-39
0=lees	-60
0=leg	21
0=lianne	35
0=lotte	52
0=maak	21
0=maandag	-69
0=maar	-36
0=mag	46
0=mam	37
0=merci	47
0=met	77
0=mijn	49
0=minstens	-53
0=mo	58
0=moet	49
0=mr	71
0=na	-41
0=nathalie	46
0=nee	72
0=neem	-66
0=niemand	-55
0=niet	-25
0=nieuwe	-56
0=nooit	-91
0=noteer	-59
0=nou	44
0=ok	77
0=oké	60
0=om	-41
0=onder	-36
0=onderwerp	66
0=opmerkingen	21
0=over	31
0=pas	-82
0=per	-48
0=ph	-84
0=productie	55
0=punt	50
0=raoul	33
0=rev	65
0=roel	50
0=rondvraag	32
0=s	-25
0=sandra	40
0=schrijf	45
0=sorry	35
0=steek	-61
0=stremsel	-57
0=telefoons	-47
0=tess	32
0=tien	-49
0=tijdens	-51
0=tom	71
0=tot	78
0=trek	-51
0=tussen	27
0=u	48
0=vanaf	-22
0=vandaar	55
0=versie	67
0=verslag	65
0=verstopping	-50
0=vervolgens	-57
0=voilà	25
0=voor	-73
0=vraag	-32
0=warmer	-52
0=wat	21
0=we	-41
0=wendy	59
0=wil	34
0=yassin	55
0=zaalwacht	35
0=zeg	-80
0=zet	39
0=ziet	-54
0=zo	55
0=zodra	-57
0=zonder	-107
0=zoudt	39
0=👍	55
1=	157
1=0	32
1=:	99
1=a	43
1=aan	-77
1=aankomst	-23
1=afloop	32
1=akkoord	-35
1=alleen	59
1=allemaal	51
1=assistente	-42
1=ben	33
1=bestuur	52
1=bewoner	-22
1=bij	-67
1=blijven	-25
1=bowling	37
1=c	59
1=chauffeur	-37
1=code	-37
1=collega's	37
1=daarna	-33
1=dag	-34
1=dan	-22
1=dat	108
1=de	35
1=die	-30
1=doe	41
1=doet	-22
1=doos	-37
1=dpo	51
1=een	-68
1=eerste	-56
1=eh	75
1=elke	-54
1=er	30
1=eraan	54
1=eraf	-35
1=erin	-53
1=eruit	-37
1=fles	-44
1=fout	-56
1=gaan	-81
1=gaat	25
1=geeft	-21
1=geven	-65
1=giet	-49
1=gij	22
1=graag	58
1=groen	-30
1=groet	47
1=haalt	-76
1=heb	63
1=heer	43
1=het	32
1=hoe	-47
1=hoeft	55
1=ie	31
1=iemand	-54
1=ik	70
1=in	-36
1=is	70
1=ja	71
1=jij	66
1=kan	24
1=kantoor	50
1=kar	-38
1=kijken	-26
1=kind	-43
1=kist	-28
1=klant	-49
1=kluis	-45
1=komen	-73
1=komt	-42
1=kruimels	-39
1=kwart	-50
1=laat	-70
1=laatste	-43
1=leest	-46
1=leg	-48
1=ligt	-90
1=loopt	-30
1=maak	31
1=maandag	20
1=maar	58
1=mag	85
1=materiaal	24
1=mecano	41
1=medewerker	-62
1=mensen	-69
1=met	-77
1=meten	-81
1=mevrouw	68
1=mijn	51
1=minuten	-49
1=mogen	-61
1=monsters	37
1=moogt	-48
1=na	-55
1=naar	-65
1=niet	-88
1=nieuwe	61
1=nooit	-50
1=olav	49
1=om	-83
1=onder	-53
1=op	-141
1=oranje	-41
1=oud	-43
1=oude	-27
1=pas	-27
1=plank	-52
1=planning	42
1=s	38
1=schipper	-41
1=sietse	41
1=sleutel	-61
1=sluiten	-61
1=soigneur	40
1=sorry	66
1=stal	35
1=steekt	-36
1=stukken	-35
1=t	24
1=teamlead	46
1=tegen	-50
1=telefoon	-67
1=telt	-56
1=u	46
1=uit	51
1=uur	-53
1=varia	49
1=veerle	50
1=voor	34
1=vraag	31
1=vraagt	49
1=vullen	-84
1=waarborg	-46
1=wacht	-44
1=wagen	61
1=warmt	-63
1=wat	78
1=we	29
1=weken	-44
1=wijnands	33
1=wil	68
1=worden	-85
1=zaal	55
1=zeg	-24
1=zijn	69
1=zonder	33
1=zou	25
2=	125
2=0	24
2=:	-76
2=aan	57
2=aannemen	-51
2=adres	-43
2=alleen	-84
2=als	-54
2=alstublieft	40
2=altijd	-89
2=bakker	23
2=band	-48
2=belt	-64
2=bij	-45
2=binnen	-60
2=blijft	-71
2=blijven	-81
2=boven	-81
2=chloor	-53
2=daar	48
2=dan	23
2=dat	54
2=drie	-30
2=dus	-28
2=e	42
2=een	-40
2=eerste	-72
2=eigenaar	-41
2=en	-47
2=er	57
2=erbij	-90
2=even	40
2=familie	-33
2=foto	-43
2=gaat	27
2=ge	-77
2=geeft	-34
2=gesprek	-46
2=glazen	-40
2=goed	45
2=groeten	50
2=had	32
2=heeft	25
2=hier	70
2=hij	-52
2=iemand	-43
2=iets	41
2=ik	56
2=instrumenten	44
2=is	65
2=jij	48
2=kijkt	-55
2=kind	-41
2=klant	-44
2=klopt	25
2=komt	25
2=krijgt	-70
2=laatste	-30
2=laten	50
2=leest	-54
2=loes	42
2=loopt	-60
2=lossen	-49
2=maar	86
2=mailt	-33
2=me	59
2=mee	-24
2=meldt	-23
2=met	-39
2=minuten	-29
2=na	-47
2=naar	-72
2=nee	-75
2=nog	48
2=nooit	-42
2=om	35
2=onder	-37
2=ook	-81
2=op	-26
2=openen	-39
2=opent	-41
2=plaat	-41
2=plastic	-67
2=schade	-44
2=schoon	-60
2=slot	-26
2=staat	-49
2=start	-59
2=t	48
2=tablet	-51
2=tien	-37
2=tot	30
2=trekken	-34
2=turbine	41
2=uit	-60
2=uur	29
2=verdelen	-46
2=vergelijkt	-55
2=vergrendelen	-35
2=vertel	58
2=vier	-45
2=volgende	60
2=vooral	35
2=waar	40
2=wacht	-22
2=was	39
2=wat	45
2=weten	51
2=wij	43
2=wil	42
2=willen	25
2=worden	-61
2=wordt	-78
2=ze	23
2=zelf	-70
2=zes	-41
2=zet	-80
2=zijn	-42
2=zo	38
2=zonder	-53
2=één	-52
:	33
: de	22
: luc	33
: na	-31
: wie	34
?	92
? de	49
? ik	29
? meteen	-48
a	51
a 0	64
aan	-58
aan :	61
aan bij	-44
aan de	-93
aan een	22
aan en	-52
aan het	-71
aan je	30
aan te	-49
aan zijn	-20
aankomst	-23
aannemen	-51
aannemen van	-51
aanraken	-73
aantal	-67
aantallen	-38
aanvraag	-43
aanvrager	-32
aanwezig	39
account	-39
achter	-84
achter het	-69
achteraan	37
administratie	-24
adres	-71
adviseur	-68
af	-41
af aan	-23
af en	-63
af met	-51
af op	-42
afblijven	-76
afdeling	30
afgesloten	-51
afhalen	-53
aflezen	-84
afsluiters	-62
afspraak op	38
aftekenen	-69
akkoord	-80
akkoord van	-67
akte	-57
alcohol	-62
alle	-109
alle drie	-39
allee	70
alleen	-79
alleen de	-71
alleen in	-49
allemaal	60
alles	-63
alles in	29
alles wat	-53
als alle	-61
als de	-55
als die	-30
als er	-88
als ge	-46
als hij	44
als iemand	-63
als je	62
als laatste	-75
als ze	21
alsjeblieft	70
alstublieft	40
altijd	-130
altijd met	-40
alvast	54
amina	50
amina 0	50
ander	-39
andere keer	40
anderhalve	-50
antwoord	32
apart	22
aparte	-61
app	-73
april	60
arts	-69
assistente	-44
autoclaaf	-59
avond	25
avonds	-59
b	37
b 0	-27
badges	-53
bak	-77
bak met	-38
bakker	-25
balie	-30
banden	-64
bart	46
bedankt	76
beetje	49
begeleider	-61
begint	-63
beheerder	-22
beiden	-30
bek	-72
bekijkt	-31
bel	-39
bel de	-37
bel je	-66
bellen	-33
belt	-99
belt de	-70
ben	49
ben ik	46
bent	43
bepaalt	-57
bericht	40
beschouwing	68
beschrijven	46
beschrijving	26
beschrijving van	26
beslist	-81
bestand	-80
beste	98
bestelling	-36
bestuur	71
betalen	-61
beter	44
betreft	47
betreft :	47
bewaard	-45
bewaren	-38
bewoner	30
bewoner :	-22
bezig	43
bezoek	-26
bianca	57
bibliotheek	-43
bied	-33
bij	-25
bij aankomst	-23
bij de	-22
bij dezen	67
bij groen	-41
bij het	22
bij met	-39
bij ons	-43
bij oranje	-41
bij twijfel	-52
bijlage	40
binnen	-123
binnen de	-32
binnen drie	-43
binnen het	-40
binnenkomst	45
binnenkomt	-31
blauwe	-52
blauwe schijf	-35
blijf	-43
blijft	-25
blijft aan	-44
blijft op	-22
blijven	-42
blijven in	-45
blijven staan	-85
bloemen	-45
boek	-22
bon	-68
boort	-53
bord	-94
bordje	-74
boven	-90
bowling	37
bram	60
bram 0	60
breng	24
brengen	36
brengt	-23
briefje	21
bril	-62
bruikleenovereenkomst	-29
buik	-53
buiten beschouwing	68
buiten de	26
bureau	-54
burger	-60
bus	-54
carine	-39
cel	-48
centimeter	-31
centrum	-25
chauffeurs	35
checken	-28
chef	70
chef olav	49
chip	-84
chloor	-95
claes	70
cliënt op	-32
cmr	-55
code	-76
code van	-45
collega	-50
collega's	37
concept	75
conditierapport	-35
container	-36
controleer	-61
controleert	-61
controleren	-78
corrigeren	-56
coördinator	-30
cyclus	-65
d	55
d'r	-63
daar	67
daar een	42
daar gewoon	47
daar niet	52
daarna	-70
daarna de	-48
daarom	67
daarvoor	55
dag	-48
dag nog	-63
dag veerle	50
dag één	-44
dagen	-79
dagen voor	-37
dan	-63
dan 0	-84
dan ?	75
dan bel	-72
dan bellen	-38
dan belt	-44
dan de	-28
dan doet	-41
dan gaat	32
dan hangt	-20
dan kan	32
dan naar	-26
dan pas	-63
dan zet	-44
dank	41
dat	73
dat de	-40
dat eens	58
dat er	38
dat ik	49
dat is	50
dat je	32
dat met	55
dat niet	-55
dat was	56
dat we	31
datum	-56
datum en	-30
de aantallen	-34
de aanvrager	-32
de adviseur	-68
de afdeling	36
de akte	-57
de app	-73
de arts	-69
de assistente	-44
de autoclaaf	-59
de balie	-22
de begeleider	-61
de beheerder	-22
de bek	-72
de bestelling	-36
de bijlage	40
de blauwe	-44
de bon	-47
de breuk	-32
de bril	-43
de bruikleenovereenkomst	-29
de burger	-60
de bus	-46
de cel	-48
de cliënt	-80
de cmr	-55
de code	-45
de coördinator	-30
de dag	-65
de datum	-28
de deur	-31
de deuren	-50
de dienst	-40
de dierenarts	-64
de doos	-30
de draden	-36
de drie	-26
de eerste	-54
de eigenaar	-48
de eik	35
de elleboog	-47
de error	-24
de etalage	-28
de familie	-60
de fiets	-70
de filter	-29
de fix	-60
de fles	-43
de foto	-49
de gang	-47
de gele	-74
de gemeente	-34
de groene	-45
de grond	-54
de hand	-45
de hond	40
de hoofdschakelaar	-31
de jongens	39
de kaart	-53
de kamer	-42
de kat	-63
de kist	-48
de klant	-88
de kleine	54
de kluis	-48
de knop	-50
de koeling	-23
de kraan	-51
de kruimels	-39
de kuip	-83
de leiding	-53
de lener	-39
de lijn	-53
de lijst	-65
de maand	-46
de machine	-74
de map	24
de matroos	-37
de medewerker	-31
de melk	-30
de mensen	-25
de monteur	-23
de motor	-41
de naam	-51
de namen	-35
de nieuwe	27
de operator	-32
de orderbegeleider	-24
de oren	-48
de papieren	-53
de patiënt	-54
de persoon	-37
de ploeg	-51
de pomp	-53
de printer	39
de procedure	43
de registrar	-27
de repetitie	25
de rest	-43
de restaurator	-44
de roef	-44
de sas	-55
de schipper	-41
de server	-35
de shiftleader	-20
de sleutel	-32
de start	-34
de stelling	-44
de stellingbouwer	-50
de straat	-53
de studenten	-22
de stukken	-32
de tablet	-61
de tafel	-32
de tafels	-54
de tas	-35
de teamleider	-44
de telefoon	36
de temperatuur	-37
de tray	-27
de trek	-32
de tweede	31
de u	51
de verkeersleider	-24
de verwarming	-48
de vinder	-37
de waarborg	-46
de weg	-51
de werfleider	-31
de werkbon	-54
de wiki	44
de zaal	-57
de zak	-50
de zaklamp	-45
december	62
degene	-23
denk	32
denken	20
dennis	50
dennis kantoor	50
derde	21
dertig	-69
desinfecteren	-58
deur	-65
deur dicht	-32
deuren	-50
develop	-42
dezelfde	-116
dezelfde dag	-55
dezen	67
dicht	-91
dichtdraaien	-59
die	64
die de	-22
die elke	-52
die gaan	-69
die heeft	63
die het	-47
die niet	23
die nog	-44
die op	-43
die van	49
die zegt	-38
dienstdoende	-32
dier	-49
dieren	54
dierenarts	-64
dikke	35
ding	39
dinsdag	51
direct	-47
direct in	-32
directie	43
dirk	68
dit	125
dit in	28
dit is	44
dit moet	44
document	50
doe	32
doe het	26
doe je	-60
doe maar	31
doek	-46
doen	-24
doen met	55
doen we	-31
doet de	-60
doet en	45
donderdag	71
donker	42
door	-46
door de	-36
door en	-32
doorgegeven	-37
doos	-73
dossier	-49
dossier op	-47
dozen	-51
dpd	-28
dpd 0	-28
dpo	51
dpo 0	51
draad	-42
draai	-60
draaiboek	31
draaiboek van	42
draaien	-54
draait	25
draait de	36
draden	-47
drie	-63
drie dagen	-43
drie maanden	-35
drie weken	-52
drinken	-54
droge	-52
droog	-77
druk	29
drukt	-74
druppel	-42
dubbel	-47
dubbele	-48
duidelijk	68
duits	-61
dun	-24
duren	-45
dus de	-42
dus geen	-42
dus ik	57
dus niet	-62
dus nooit	-28
duurt	-23
e	87
e lijn	42
echt	43
een	-27
een afspraak	-58
een ander	-39
een andere	40
een apart	68
een beetje	49
een collega	-60
een dikke	41
een doek	-59
een dun	-24
een foto	-65
een halfuur	-37
een heldere	43
een instructie	22
een kaart	26
een kaartje	55
een keer	-39
een kilo	-55
een kwart	-36
een kwartier	-49
een losse	-47
een mailtje	-33
een medewerker	-46
een minuut	-41
een nieuw	-39
een nieuwe	-37
een paar	-26
een procedure	39
een protocol	29
een rijtje	26
een rood	-28
een schone	-38
een sms	-21
een sticker	-45
een tank	-25
een tweede	-41
een uur	-59
een vaste	40
een voorschrift	50
een werkinstructie	48
een zakje	-62
eens	47
eens in	26
eens op	48
eerst	-46
eerst de	-58
eerst een	-68
eerst en	35
eerst met	-24
eerst op	-34
eerste	-47
eerste tien	-26
eh	21
eigen	-64
eigenaar	-49
eigenaar en	-38
eigenlijk	-28
eik	35
einde	-76
einde van	-51
elektrische	-67
elk	-106
elk uur	-58
elke	-100
elke dag	-63
elke dinsdag	-35
elke maandag	-34
elleboog	-47
els	62
emmer	-52
en	-75
en 0	-37
en alleen	-52
en bel	-86
en bied	-22
en binnen	-56
en blijft	-21
en daarna	-30
en dan	-37
en dat	28
en datum	-33
en de	-44
en die	41
en gaat	-62
en ge	-30
en geen	44
en geven	-20
en het	-54
en ik	28
en initialen	-38
en je	-63
en kijk	-23
en kijkt	-38
en krijgt	-36
en laat	-49
en leg	-77
en legt	-43
en loopt	-59
en maakt	-64
en mailt	-34
en met	-40
en moet	32
en na	-59
en naam	-51
en niet	-25
en noemt	-33
en nooit	-40
en of	-78
en op	-65
en schrijf	-43
en vergelijk	-39
en voel	-33
en vooral	35
en vraag	-28
en vraagt	-45
en vragen	-45
en wanneer	-56
en wat	40
en welke	-40
en wijst	-42
en wordt	-74
en zet	-76
en één	-38
engels	35
enkel de	-57
er	36
er al	21
er altijd	-49
er elke	-49
er geen	-56
er iemand	35
er iets	51
er ligt	-63
er maar	35
er met	65
er na	-24
er niemand	-26
er niet	45
er niets	-43
er water	-57
eraan	29
eraf	-108
erbij	-25
ergens	-28
erin	-81
erin en	-33
erop	-94
erover	-50
eroverheen	-43
error	-24
error rate	-24
eruit	-32
ervoor	-54
etalage	-28
etiket	-23
euh	78
euro	-54
even	83
even in	34
eén	33
familie	-60
familie en	-33
farid	66
femke	42
femke 0	42
fientje	37
fientje bowling	37
fiets	-75
filter	-29
fix	-60
fles	-66
flesjes	-59
flessen	-49
formulier	-66
foto	-82
foto maken	-39
foto van	-41
fout	-56
frituur :	57
ga	-22
ga je	-54
gaan	-80
gaan naar	-54
gaan terug	-47
gaat alleen	-47
gaat alles	-47
gaat de	-38
gaat er	-62
gaat het	-72
gaat naar	-23
gaat niet	-55
gaat over	46
gas	-55
gast	-45
gasten	-53
gasten die	-44
ge dat	-31
ge de	-49
ge draait	36
ge laat	-27
ge met	-49
ge roert	-32
ge steekt	-48
ge t	50
geachte	62
geachte heer	43
gebeurd is	-68
gebeurt	43
gebonden	-77
geboortedatum	-72
geboortedatum en	-43
gebruik	33
gebruiker	-52
gedronken	-44
geef	26
geef de	44
geef ze	-25
geeft	-83
geen	-63
gegevens	-31
gelamineerd	39
geld	-39
gelden	-56
geldt een	36
gele	-79
gele container	-33
gelijk	-74
gelopen	-34
gemeente	-34
gemeld	-51
gerust	27
gescand	-64
gescand is	-51
gesloten	-31
getekend	-51
getest	-78
geven	-57
gevonden	23
gevonden voorwerpen	21
gewogen	-52
gezegd	51
gezet	-39
gezicht	-44
gezien	23
gieten	29
gij	74
glazen	-40
goed	41
goed met	53
goede	29
goedemiddag	61
goeiemorgen	68
gooi ik	33
graad	-40
graag	130
graag een	53
graag in	34
graag omzetten	25
graden	-62
gratis	-52
greet	63
groen	-56
groene	-70
groet	93
groeten	63
grond	-54
groot	64
gsm	-49
h	90
haal	-35
haalt	-85
haalt de	-74
haar handen	-40
had	32
haha	84
halen	-53
half	-67
half uur	-29
halfuur	-37
hallo	76
halve	-26
hand	-57
handen	-52
handen en	-40
handtekening	-45
handtekening van	-64
hangen	35
hangen en	-39
hangt de	-35
hardop	-51
hartelijke	40
he	29
heb	84
heb je	67
hebben	78
hebben we	72
hebt	-44
heeft	72
heeft die	25
heel	-32
heen	-50
heer	43
heet	-35
heet water	-35
held	-35
helder	31
heldere	43
helm	-79
help	43
helpdesk 0	57
hem op	-52
hesje	-48
hesje aan	-48
het aan	-37
het account	-39
het bord	-59
het bordje	-32
het centrum	-25
het dan	-68
het de	-41
het dier	-49
het doet	36
het dossier	-49
het een	53
het einde	-51
het engels	31
het gaat	48
het gezicht	-27
het graf	-43
het hier	33
het in	49
het journaal	-59
het kan	60
het kind	-58
het komt	47
het kort	-61
het labo	-46
het lid	-58
het lint	-47
het logboek	-37
het logo	43
het magazijn	-41
het nederlands	41
het niet	62
het nummer	-40
het ook	70
het op	39
het oude	-52
het pakket	-40
het paneel	22
het paspoort	-30
het programma	-33
het register	-44
het rek	-57
het secretariaat	-28
het systeem	-73
het uur	-51
het vak	-27
het voeteneind	-43
het volgens	25
het water	-44
het wel	30
het werk	-66
het zo	25
hier	107
hier niet	27
hieronder	55
hij	-40
hij belt	-22
hij de	-52
hij het	-45
hilde	74
hoe	73
hoe dat	48
hoe de	-40
hoe het	29
hoe laat	-45
hoe lang	-40
hoe we	41
hoe wij	56
hoefsmederij	33
hoefsmederij wijnands	33
hoeft	50
hoeveel	-34
hoeven	74
hoger	-54
hoi	87
hond	40
hoofd	-21
hoofdschakelaar	-31
hoog	-64
hoogachtend	33
hoop	-35
hoor	42
hoort	54
hopelijk	56
hotfix en	-46
hou	26
hou het	52
houden	-61
huis	24
hun	-54
huurder	-64
hè	51
identiteitsbewijs	-79
ie	82
iedere	-43
iedereen	34
iemand	-66
iemand aan	-29
iets	85
iets hebben	31
iets maken	41
iets niet	35
iets op	28
iets van	34
iets voor	28
ik	134
ik ben	38
ik doe	21
ik ga	20
ik heb	38
ik iets	22
ik jullie	21
ik maak	28
ik na	67
ik op	-21
ik spreek	31
ik u	22
ik wil	60
ik zit	38
ik zou	44
ilse	68
ilse dpo	51
in	-41
in bij	-27
in de	-37
in den	-47
in die	-77
in een	48
in en	-36
in het	-27
in op	-62
in orde	-43
in quarantaine	-27
in water	-44
initialen	-38
inkorven	33
inschrijven	-30
inschrijven in	-30
instructie	-22
instructie van	-37
instrument	-54
instrumenten	49
invriezen	39
invullen	-62
invullen en	-29
is alles	-42
is de	32
is een	62
is en	-86
is gaat	-60
is het	-49
is niet	-68
is op	43
isolatiekamer	36
it	-46
ja	38
ja die	42
ja en	38
jaar	-104
jas	-43
je	-35
je alle	-39
je belt	-53
je bij	-67
je dat	51
je de	-68
je drie	-22
je eerst	-54
je geeft	-24
je geen	-60
je handen	-41
je in	-75
je laat	-31
je met	-44
je meteen	-29
je naar	-40
je niet	-71
je of	-43
je stelt	-54
je twee	-42
je voor	-82
je vraagt	-57
je ziet	-45
je zitten	-32
jean	35
jean pierre	35
jens	49
jens 0	55
jeugd	-45
jij	66
jij het	47
jongen	54
jongens	39
jongens van	39
jordi	47
joris	43
joris 0	43
journaal	-59
juist	49
jullie	59
kaart aan	-44
kaartje	-43
kaartje eraan	-41
kabel	-81
kamer	-55
kan	74
kan iemand	35
kan volgen	50
kanaal	-51
kantje	33
kantoor	53
kantoor 0	50
kapot	-40
kapot is	-38
kappen	-44
kar	-61
kassa	-33
kat	-63
kat in	-25
keer met	-38
keer per	-34
kees	69
kees 0	53
kennen	-49
ketting	-67
kevin	79
kevin :	54
kijk je	-57
kijk maar	45
kijk of	-64
kijken	-43
kijken of	33
kijkt	-70
kind	-70
kind gaat	-37
kinderen	-38
kist	-57
kist staat	-28
klaar	-29
klaarzetten	30
klant	-138
klant met	-33
klanten	-37
kleine	54
kleine een	44
kleur	-53
kleuren	-55
kleuren we	-55
klik	-53
kloppen	33
kluis	-48
kluisje	-47
knop	-59
koelbox	-23
koeling	-57
koeling en	-43
koeling in	-37
koelkast staat	-44
koerier	-42
koffie	49
komen	31
komen niet	-65
komt het	-36
komt op	-42
kooi	-73
kop	-23
kop en	-21
kopie 0	-29
kosten	-62
koud	-74
koud water	-40
kraan	-65
kranen	48
krat	-50
krijgt	44
krijgt een	-35
krijgt het	-30
kringloop	40
kris	44
kroon	28
kruimels	-39
kuip	-83
kuipers	52
kunnen	40
kunt	68
kunt u	26
kus	44
kwaad	-37
kwaliteit	34
kwaliteitshandboek	56
kwart	-43
kwartier	-55
laag	-62
laagje	-30
laat	-41
laat de	-43
laat een	-52
laat het	-52
laat ze	-55
laatste	-26
lab	50
label	-53
labelen	-29
labo	28
laborant	-44
lang	-50
langer	-52
langer dan	-52
langs	-54
langs de	-44
laten	-87
laten we	48
later	63
leeg	-35
leenfiets	-44
lees	31
lees de	-60
lees je	22
leest de	-46
leest het	-23
leg	-42
leg daarna	-33
leg hem	-50
leg je	-58
lege	-60
lege fles	-42
legitimatie	-73
legt	-77
legt de	-46
legt het	-37
lener	-39
les	-46
levert	-58
lezen	31
lianne	35
lianne stal	35
licht	-54
lid	-75
liefst	76
liever	55
liggen	-58
ligt	-63
ligt nooit	-22
lijkt	32
lijn	-65
lijst	-78
lijst en	-34
lijst van	-56
links	-35
lint	-73
liter	-34
loes	42
loes :	42
logboek	-37
logo	43
loket	42
loog	-35
loop	-49
loop je	-52
loopt	-71
loopt de	-47
loopt ze	-26
lopen	-64
losse	-42
lotte	52
lotte 0	52
luc	33
lucht	-37
m	-59
m'n	51
maak	51
maak er	51
maakt een	-53
maakt het	23
maand	-46
maandag	-23
maandag loopt	-34
maanden	-50
maanden na	-41
maar	109
maar hoe	39
maart	23
maat	-54
machine	-83
mag	54
mag alleen	-42
mag niet	63
magazijn	-41
magda	37
mailen	-37
mailt	-58
mailt de	-32
mailtje	-33
maken voor	38
maken we	-83
mam	37
man	40
mankeert	-50
map	43
marjan	62
materiaal	24
materiaalmeester	-32
matroos	-37
max	-86
max 0	-86
maximum	-23
me	57
mecano	41
mecano :	41
medewerker	-63
medewerkers	62
medewerkers van	33
mee aan	-44
mee en	-37
meegeven	-41
meet	-43
meld	-40
meld je	-40
melden	-58
meldt	-40
meldt zich	-23
melk	-61
melk en	-52
mensen	-51
merci	74
merken	-53
mes	-77
mes en	-41
met	-26
met datum	-29
met de	-35
met een	-28
met gevonden	21
met hem	31
met het	-59
met je	47
met koud	-40
met naam	-52
met twee	-46
met wat	26
met water	-45
met welk	-31
meteen	-106
meteen in	-62
meten	-90
meten met	-50
meter	-61
mevrouw	68
midden	-54
mij	52
mij zeggen	29
mijn	133
min	-56
min in	-71
minderjarigen	-88
minstens	-68
minstens een	-52
minuten	-85
minuten in	-29
minuten laten	-47
minuten voor	-38
minuut	-41
mis	35
mo	60
mo 0	58
moeder	-50
moet	75
moet gaan	34
moet het	40
moeten	52
mogelijk	35
mogen	28
monteur	-23
moogt	45
moogt ge	46
mooi	47
morgens	-38
motor	-41
motor uit	-31
mr	71
muziek	-51
na	-77
na 0	-49
na afloop	32
na de	-40
na drie	-48
na een	-56
na elke	-40
na het	-38
na overleg	-33
na te	-52
na twee	-35
naalden	-66
naalden in	-33
naam	-86
naam en	-31
naam op	-27
naam van	-27
naar	-82
naar 0	-32
naar boven	-43
naar de	-31
naar een	-58
naar huis	-28
naar u	-26
naast	-44
naast de	-39
nacht	-54
nadine	35
nakijken	-70
namen	-93
namens	58
nathalie	46
nathalie teamlead	46
natte	-52
nederlands	69
nederlands en	31
neem de	-44
neemt het	-27
nek	-60
nemen	-94
neus	24
niemand	-107
niemand aan	-25
niemand meer	-22
niet	-42
niet alleen	-55
niet als	-58
niet bij	37
niet binnen	-31
niet dan	-53
niet dat	-66
niet de	-70
niet doorgegeven	-31
niet op	-48
niet over	-31
niet te	42
niet uit	-53
niet zelf	-44
niet zijn	-45
niets	-102
nieuw	-50
nieuwe	30
nieuws	34
niks	30
noemt	-33
nog	36
nog 0	-62
nog een	-41
nog eens	-26
nog op	-39
nog van	32
nooit	-159
nooit in	-82
nooit meer	-23
nooit met	-50
nooit naar	-62
nooit onbeheerd	-22
nooit op	-28
noteer	-59
noteert	-57
noteren	-65
notulist	73
nou	65
november	63
nr	36
nu	99
nu een	45
nummer	-68
nummer van	-49
o ja	38
ochtend	-77
of	-107
of een	-40
of er	-106
of het	-87
of hij	-41
of ie	36
of rood	-24
of ze	-57
oh	58
ok	72
oktober	31
oké	87
olav	49
olav 0	49
om	-38
om 0	-43
om de	-65
om en	-52
om te	-49
omdraaien	-75
omgekeerd	-63
omwerken	24
omwerken tot	24
omzetten	25
onbeheerd	-22
onbeheerd op	-22
onder	-82
onder 0	-29
onder de	-77
onder een	-51
onder het	-61
onder naar	-28
onderaan	-56
onderstaande	54
ondertekening	-42
onderweg	-59
onderwerp	66
onderwerp :	66
ons	70
ons te	39
onthaal	-66
onze	56
ook	-23
ook als	-50
ook niet	-91
op	-48
op 0	-81
op bij	-29
op de	-86
op en	-70
op groen	-25
op het	-38
op in	-64
op mijn	70
op papier	74
op slot	-74
op stil	-38
op vijf	-43
op wit	25
opdrachtbevestiging	-44
open	-104
open en	-41
openen	-71
openen en	-71
opengaat	-35
opent	-42
opent de	-34
operator	-32
operator de	-32
opgang	-47
opgehaald	-51
opmerkingen	72
opnieuw	-68
opnieuw in	-40
opschrijven	-76
opschrijven hoe	39
opwarmen	-41
oranje	-44
oranje of	-24
orde	-43
orderbegeleider	-24
oren	-48
ot	68
oud	-58
oud adres	-43
oude	-47
oude document	-40
ouder	-69
over de	22
over en	-43
over het	54
overleg	61
overleg met	-39
paar	-47
pad	-33
paden	-40
pagina	68
pak	-78
pakket	-47
pallets	-69
papier	74
papier zetten	50
paraaf	-39
partij	-41
partijen	-34
pas	-140
pas als	-40
pas dan	-56
pas de	-52
pas na	-59
pas vrij	-39
pascale	22
paspoort	-30
patiënt	-51
pdf	-78
per	-67
per klant	-50
per pad	-33
persoon	-94
ph	-85
ph 0	-84
pierre	35
pim	68
plaat	-41
plaats	-59
plaats en	-20
plaatse	-44
plak	-48
plakken	-43
plakt	-30
plan	-75
plank	-51
planning	65
planning loes	42
planten	-33
plastic	-67
plekken	-55
pomp	-56
pomp aan	-28
pools	68
post	-60
postma	51
potlood	-56
praat	-75
praten	-33
precies	-52
prepress	-55
prijs	32
prijs op	21
prima	-36
printer	39
procedure	102
procedure van	41
procent	-43
product	-36
productie	35
productie 0	55
proef	-48
proficiat	49
profiel	-70
programma	-58
proper	-50
protocol	36
protocol voor	38
punt	36
punt 0	50
quarantaine	-27
raak	-43
raak je	-43
raam	-43
ramen	-50
raoul	33
rate	-24
rechts	-60
redactie	65
rederij	32
regel	25
register	-44
registrar	-27
registratie	49
rek	-52
rekenen	-46
rekenen we	-46
release	-52
repetitie	21
rest	-43
rest in	-33
restaurator	-44
rev	65
rev 0	65
riem	-58
rij	-41
rijden	-85
rijtje	26
rode	-77
rode tag	-31
rode zak	-47
roef	-44
roel	58
roel wagen	50
roep	-54
roepen	-43
roept	-88
roept de	-33
roert	-46
roken	-44
ron	46
ronde	-34
rondje	-34
rondvraag	32
rood	-76
rood :	-38
rood lint	-28
route	-36
rustig	-36
s avonds	-59
s morgens	-38
samen	-91
samen met	-36
sandra	70
sandra frituur	57
sandra soigneur	40
sas	-55
scan	-71
schade	-44
scheppen	-72
schept	-28
schijf	-35
schipper	-41
schoen	-49
schoenen	-45
schone	-77
schort	-75
schrift	-29
schrijf	48
schrijf het	38
schrijf op	30
schrijft	-57
schrijft ge	-75
secretariaat	36
sein	-64
serienummer	-57
serienummer en	-57
server	-35
setpoints	-41
shiftleader	-20
sietse	41
sietse turbine	41
slag	32
slang	-35
sleutel	-42
sleutel blijft	-55
slot	-81
sluit	-45
sluiten	-78
sms	-21
sms met	-21
snijden	-93
snoer	-94
sofie	59
soigneur	40
soigneur :	40
sorry	88
spelen	-64
spoel	-26
spoelen	-46
sporen	-57
sportieve	49
staal	-58
staal nemen	-58
staan en	-48
staan tot	-61
staat de	-32
staat hoe	22
stal de	35
start	-61
steek	30
steekt	-49
steekt er	-49
stekker	-69
stekker eruit	-40
stel de	-53
stellingbouwer	-50
stelt de	-49
stenen	-61
steriel	-69
stevige	32
sticker	-56
sticker met	-56
stilstaan	-42
stoel en	-53
stond	75
stop	-50
stopheling	-46
stoppen	-31
stopt	-59
straat	-53
stremsel	-43
stro	-62
stroom	-72
studenten	-22
stukje	43
stukken	-35
sturen	-43
stuurhut	48
systeem	-73
t	53
t is	45
taart	82
tablet	-68
tafel	-68
tafels	-54
tag	-66
tank	-29
tape	-39
tas	-67
te	51
te hangen	39
te hebben	49
te kijken	20
te zeggen	43
te zijn	39
team	59
teamlead	46
teamlead 0	46
teamleider	-44
tegen de	-50
tekenen	-98
tekent	-82
tekent de	-44
tel	-50
telefoon	-44
telefoons	-47
tellen	-43
telt	-71
temperatuur	-57
temperatuur en	-38
tenzij	-56
ter	-34
ter plaatse	-44
termen	68
terug	-40
terug de	-41
terug naar	-37
terug op	-31
terwijl	-32
terwijl ge	-32
tess	32
testen	33
thuis	38
thuis naar	23
tien	-48
tien minuten	-76
tijd	-76
tijdens	-85
tijdens het	-51
toch	52
tom	71
tom helpdesk	57
tom mecano	41
ton	-60
tot	21
tot donderdag	61
tot er	-28
tot het	-51
tot op	-25
tot s	-37
traag	-54
tray	-27
trek	-87
trekken	-34
trekt	-47
tuig	-34
turbine	41
turbine 0	41
tussen	33
tussen 0	-37
twaalf	-24
twaalf uur	-25
twee	-67
twee dagen	26
twee keer	-49
twee uur	-69
tweeën	-35
twijfel	-81
twintig	-56
twintig minuten	-26
type	21
u	73
u een	29
u voor	41
u vorm	51
uit dan	-39
uit de	43
uit en	-62
uitgeslagen	-28
uitgesloten	-48
uitleen	52
uitleen instrumenten	50
uitschrijven	38
uitslag	-44
uitslagen	-24
uitsluitend	-98
uitwerken	43
uren	27
uur	-77
uur komt	-20
uur op	-31
uur voor	-44
uw	43
v	52
vak	-29
val	-48
van	33
van :	67
van ?	42
van dat	37
van de	35
van elk	-51
van het	-32
van komen	46
van maken	51
van meer	-38
van onder	-28
van ons	58
van voor	-52
vanaf	-68
vanaf de	-73
vandaar	55
vangplaten	-76
varia	49
vaste	35
vastgezet	-37
vastleggen	23
vat	-78
veerle	50
veertien	-29
veertien dagen	-29
veertig	-50
veertig minuten	-36
veld	-21
verandert	-45
verbeteren	22
verdelen	-46
verf	-71
vergadering	28
vergelijk	-39
vergelijken	-31
vergelijkt	-71
vergelijkt het	-55
vergeten	31
vergrendelen	-35
verkeersleider	-24
verkopen	-72
verontschuldigd	33
verontschuldigd :	33
verpleegkundige	22
verplicht	-63
verschil	-59
versie	66
versie 0	67
verslag	96
verstopping	-50
vertel	68
vertelt	-50
vervalt	-66
vervolgens	-57
verwarming	-48
verzoeken	36
via	-83
via de	-69
via het	-34
vier	-41
vier kilo	-26
vijf	-68
vijf jaar	-60
vijf minuten	-27
vijftien	-42
vijftig	-34
vinder	-58
vinder op	-51
vocht	-60
voel	-33
voelen	-26
voelt	-64
voelt met	-44
voeteneind	-43
voilà	25
voilà dat	25
volgen	27
volgende	50
volgende keer	62
volgens	24
volgens het	-58
volgens mij	37
volgorde	68
volle	-53
voor	48
voor dat	58
voor de	27
voor een	-59
voor elke	-40
voor en	-57
voor het	39
voor in	63
voor je	60
voor onze	38
vooraan	-46
vooraf	-97
vooral	33
voordat de	21
voordat je	-72
voorschrift	50
vooruit	65
voorwerpen	21
vorige	-42
vorm	51
vraag dan	-22
vraag hoe	-45
vraag of	-47
vraag van	46
vraagt hij	-43
vraagt of	-42
vriendelijk	31
vrij	-84
vrij als	-39
vrij chloor	-68
vrijdag	68
vrijgave	-59
vrijwilligers	40
vuil	-70
vullen	-97
vult	-54
vult aan	-54
vóór	-22
waar het	-47
waarborg	-46
waarden	-34
waarin	22
waarom	62
wacht	-73
wachten	-38
wachten tot	-45
wachtwoord	-31
wagen	38
wagen 0	77
wagen komt	-52
wanneer	-39
want	39
want ik	56
want we	42
warm	-32
warmer	-52
warmt	-63
was	38
wast	-40
wat	68
wat een	44
wat er	30
wat hij	28
wat ik	34
wat je	-45
wat jullie	35
water	-93
water en	-75
water niet	-61
water van	-48
wc	-50
we	48
we een	-72
we het	38
we in	30
we niet	-104
weegt	-58
week	-43
week en	-44
weekend	52
weer	22
weg	-24
weken	-96
wel	52
welk	-41
welke	-61
wendy	59
wendy 0	59
werfleider	-31
werk	-66
werkbon	-54
werkdagen	-47
werken	-68
werkinstructie	50
werkwijze	67
werkwijze voor	29
weten	86
weten of	51
wie	-53
wie heeft	50
wie wat	64
wij een	41
wijnands	33
wijst	-42
wiki	44
wil	69
wil dat	-35
willen	67
willen dat	25
wilt	33
wissel	-47
wissel je	-47
wit	51
wit hoe	25
woord	24
worden	-43
worden de	-42
worden in	35
worden met	25
worden niet	-44
worden nooit	-34
wordt	-70
wordt de	-63
wordt door	-26
wordt er	-59
wordt gewogen	-52
wordt het	-21
wordt nooit	-26
wordt op	-55
wrijven	-61
yassin	55
yassin zaal	55
z'n tweeën	-35
zaal 0	55
zaalwacht	35
zaalwacht 0	35
zak	-100
zak van	-75
zakje	-62
zaklamp	-45
zal	38
zal ik	38
ze	-68
ze dan	31
ze dat	-50
ze een	-42
ze eerst	-41
ze er	-40
ze het	-73
ze met	-56
ze niet	-29
zeg je	-65
zeg maar	45
zeg tegen	-37
zeggen	-44
zeggen dat	-23
zegt	-41
zei	54
zeil	-30
zelf aan	-48
zelf de	-57
zelf naar	-40
zelf niet	-70
zelfde	-57
zelfde dag	-57
zet de	-77
zet er	36
zet het	-31
zet hij	-43
zet je	-75
zetten	32
zetten we	-58
zeven	-65
zich	-43
zich bij	-23
zien	-46
ziet	-73
zij	-86
zij het	-32
zijn eigen	-60
zijn instrument	-28
zijn sleutels	-47
zitten	-76
zn	24
zo	93
zo dat	26
zoals	83
zoals het	22
zodra	-57
zoeken	-21
zoekt	-63
zolang	-78
zolang er	-52
zondag	32
zonder	-68
zonder dat	-50
zone	-50
zou	56
zou willen	32
zoudt	54
zuursel	-51
zuursel erin	-51
zwaailampen	40
zwart	71
zwart op	25
één	-60
één keer	-41
👍	55
😅	50`;
