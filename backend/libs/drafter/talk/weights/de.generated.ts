// Made by `npm run bench:talk -- --write` from test/data/talk/de.txt; do not edit.
export const TALK_DE = `29
! !	27
#=1	149
#=2	121
#=3	34
#=4	-50
$=!	20
$=0	77
$=:	116
$=?	105
$=ab	-33
$=ablauf	43
$=ablesen	-27
$=abwischen	-56
$=alles	-23
$=an	-85
$=anders	50
$=angefasst	-29
$=anrufen	-68
$=auf	-21
$=aus	-92
$=auto	-58
$=bitte	30
$=chef	32
$=dafür	59
$=darf	27
$=diskutieren	-40
$=dran	-53
$=draußen	-43
$=durch	-47
$=ein	-68
$=einmal	22
$=finja	32
$=fragen	-40
$=franken	-34
$=frühkoch	-26
$=gas	-50
$=geht	38
$=gelegt	-37
$=geprüft	-21
$=gesagt	52
$=gesprochen	-37
$=gestattet	-63
$=grüßen	64
$=gucken	-34
$=gut	32
$=haben	-63
$=halt	53
$=handy	-54
$=herren	30
$=hochachtung	41
$=holen	-75
$=holz	-44
$=ich	-41
$=ja	26
$=jacke	-58
$=kasse	46
$=kasten	-41
$=keller	-46
$=kevin	65
$=klappe	-20
$=kollegen	50
$=kühlschrank	-26
$=l	-39
$=lassen	-98
$=lbg	39
$=lesen	50
$=liegt	-55
$=lösen	-68
$=m	-72
$=machen	-79
$=malte	33
$=mann	35
$=melden	-66
$=mich	-60
$=minuten	-58
$=mira	42
$=mirella	33
$=mit	28
$=mittags	-44
$=nach	-24
$=nacht	24
$=nikolai	37
$=oktober	72
$=orga	56
$=papier	24
$=postenkoch	-40
$=preis	-50
$=probieren	-36
$=regal	-45
$=reicht	-56
$=rein	-61
$=schrank	-37
$=schreibbüro	45
$=schule	-47
$=sein	-99
$=seite	-51
$=seiten	48
$=selbst	-63
$=sind	-66
$=soll	32
$=sonstiges	54
$=sorry	25
$=stehen	-21
$=stellen	-58
$=sterilisiert	-44
$=stunden	-43
$=tafel	-58
$=tage	-67
$=tausch	-39
$=team	62
$=technik	-56
$=telefonisch	-57
$=tobi	43
$=tresor	-21
$=tür	45
$=uhr	47
$=um	-32
$=unterschreiben	-49
$=vergessen	42
$=vergleichen	-41
$=verschiedenes	34
$=versteht	29
$=vor	33
$=vorliegt	-41
$=war	-63
$=weg	-63
$=weiter	-52
$=weiß	-28
$=werden	35
$=wird	-86
$=wischnewski	42
$=wochen	-54
$=wochenende	46
$=wurde	-50
$=zeigen	-44
$=zu	-71
$=zwei	-45
$=zählen	-60
$=😄	49
$=️	72
0	-24
0 :	25
0 ablauf	47
0 bis	-24
0 c	-63
0 chef	82
0 euro	27
0 franken	-47
0 grad	-51
0 jahre	-49
0 kasse	46
0 kevin	65
0 km	-23
0 mg	-39
0 min	-65
0 minuten	-27
0 oktober	72
0 prozent	-49
0 sonstiges	54
0 stunden	-59
0 tage	-75
0 und	-55
0 verschiedenes	34
0 x	-41
01=0 ablauf	47
01=0 chef	82
01=0 kevin	65
01=0 sonstiges	54
01=ali 0	58
01=also es	42
01=am ende	-34
01=am morgen	-44
01=am vortag	-55
01=an :	81
01=an der	-61
01=anke 0	41
01=bei der	-33
01=beide unterschreiben	-42
01=ben lager	58
01=beppo 0	48
01=betreff :	70
01=dann den	-42
01=das auto	-46
01=das wasser	-26
01=der mitarbeiter	-33
01=die leitung	-49
01=dragan :	37
01=eine seite	65
01=er lässt	-34
01=er spült	-32
01=es geht	41
01=es sollte	45
01=finja 	32
01=flo 0	48
01=formulieren sie	42
01=fragen sie	-58
01=frau dippel	41
01=freies chlor	-31
01=für rückfragen	46
01=gefahren wird	-41
01=geht ein	-22
01=genau so	39
01=guten morgen	39
01=gül :	25
01=hunde an	-44
01=i a	54
01=ich habe	21
01=ich hätte	23
01=in der	-44
01=ist das	-38
01=ist der	-44
01=it support	48
01=ja gut	24
01=jonas 0	46
01=jörn 0	44
01=lena 0	64
01=lenny 0	27
01=liebe frau	55
01=malte 	33
01=marion 0	54
01=max 0	-61
01=mehr als	-46
01=mira 	42
01=mirella 	33
01=mit dem	-71
01=mit vorzüglicher	41
01=moin zusammen	30
01=nach 0	-34
01=nach dem	-36
01=nach der	-48
01=nach jedem	-28
01=nach sechs	-34
01=nadine keller	62
01=ronja 0	52
01=schreiben sie	35
01=sehr geehrte	39
01=sehr geehrter	30
01=sepp 0	31
01=sie vergleicht	-45
01=sobald der	-36
01=stand :	45
01=steffi 0	56
01=suvi 0	47
01=test test	41
01=tobi 	43
01=tobi 0	41
01=top 0	95
01=um 0	-53
01=und dann	-40
01=und der	26
01=und die	-57
01=unter 0	-31
01=unter der	-50
01=von :	74
01=vor der	68
01=vor ort	-24
01=vorher wird	-32
01=vroni 0	31
01=wenn die	-62
01=wiesław 0	48
01=wir bitten	48
01=wir bräuchten	33
01=während einer	-48
01=zum schluss	-70
01=äh ja	29
01=über 0	-34
01=über die	21
0=0	-95
0=ab	-43
0=abweichung	-29
0=ach	53
0=ali	58
0=alle	-81
0=alles	38
0=am	-89
0=an	46
0=anbei	60
0=anke	41
0=anmerkung	48
0=anschließend	-51
0=anwesend	30
0=auf	-51
0=auftrag	-60
0=bei	-132
0=beide	-51
0=beim	-83
0=ben	58
0=beppo	48
0=betreff	70
0=bevor	27
0=bitte	116
0=da	44
0=danach	-78
0=danke	27
0=dann	-122
0=daraus	25
0=das	-28
0=den	25
0=der	-96
0=des	69
0=deshalb	22
0=die	-97
0=dort	-50
0=dragan	37
0=ende	46
0=er	-118
0=es	52
0=fehlt	-48
0=finja	32
0=flo	48
0=formulieren	42
0=fragen	-58
0=frau	41
0=freies	-31
0=fällt	-28
0=für	32
0=gefahren	-41
0=gegessen	-37
0=geht	-46
0=gelöscht	-48
0=genau	35
0=gerne	56
0=grüezi	85
0=gut	59
0=guten	53
0=gül	25
0=hab	33
0=hallo	61
0=heiner	50
0=hey	64
0=hunde	-44
0=i	67
0=ich	44
0=ihre	69
0=im	-59
0=ist	-103
0=it	48
0=ja	32
0=jede	-72
0=jeder	-48
0=jedes	-42
0=jonas	46
0=jörn	44
0=kannst	40
0=kein	-74
0=kommt	-34
0=könnte	30
0=lass	55
0=lena	64
0=lenny	27
0=leute	65
0=lg	52
0=liebe	83
0=liegt	-64
0=mach	66
0=malte	33
0=man	-48
0=marion	54
0=maske	34
0=max	-61
0=mehr	-46
0=merci	36
0=mir	57
0=mira	42
0=mirella	33
0=mit	54
0=moin	41
0=na	75
0=nach	-101
0=nadine	62
0=name	29
0=neue	-52
0=nichts	-65
0=ohne	-82
0=ok	54
0=passt	44
0=protokoll	78
0=ronja	52
0=schreiben	35
0=sehr	55
0=sepp	31
0=sie	-86
0=so	73
0=sobald	-36
0=solange	-51
0=soll	-43
0=stand	45
0=steffi	56
0=steht	-41
0=stimmt	51
0=strom	-61
0=suvi	47
0=tag	-55
0=test	41
0=thema	69
0=tobi	59
0=top	95
0=um	-53
0=und	46
0=unter	-82
0=vor	42
0=vorher	-32
0=vroni	31
0=waben	-50
0=was	51
0=wenn	-82
0=wer	-103
0=wie	44
0=wiesław	48
0=wir	50
0=wird	43
0=während	-53
0=zuerst	-51
0=zuletzt	-49
0=zum	-82
0=zwei	-79
0=äh	55
0=über	33
0=👍	57
1=	149
1=:	32
1=?	38
1=ablesen	-26
1=alle	50
1=alles	38
1=als	-67
1=an	-80
1=anlegen	-57
1=ansetzen	29
1=auch	39
1=auf	-59
1=auto	-46
1=bis	-54
1=bitte	65
1=bitten	48
1=brauch	32
1=bringt	-58
1=bräuchten	33
1=chef	82
1=chlor	-39
1=danke	57
1=dann	-46
1=darf	-58
1=das	65
1=dem	-95
1=den	-80
1=der	21
1=di	88
1=die	66
1=dippel	41
1=doch	32
1=drei	-27
1=druck	30
1=du	41
1=dürfen	-73
1=eigner	-43
1=eine	-46
1=einen	-46
1=einer	-23
1=ende	-34
1=er	-66
1=etwas	44
1=fassen	-26
1=folgt	-61
1=fragt	-52
1=frau	77
1=funkt	-25
1=fünfzig	-41
1=geehrte	39
1=geehrter	30
1=gehen	-56
1=gibt	-51
1=grüße	65
1=gurte	-41
1=gut	51
1=habe	21
1=haben	-72
1=hand	-74
1=handschuhe	-67
1=helfer	-46
1=herr	57
1=hund	-50
1=hätte	38
1=ich	98
1=im	-79
1=immer	-63
1=in	-29
1=ja	58
1=jedem	-31
1=jeder	-42
1=jemand	-66
1=jetzt	62
1=keller	62
1=kevin	65
1=kind	-38
1=kolleginnen	50
1=kontrollfahrt	-60
1=kunde	-38
1=lager	66
1=leitung	-49
1=liegt	-29
1=lässt	-34
1=mach	-23
1=macht	-57
1=matrose	-54
1=mich	35
1=minuten	-29
1=mir	21
1=mit	-49
1=mitarbeiter	-33
1=morgen	32
1=muss	38
1=nach	-102
1=nein	87
1=nicht	49
1=nie	-44
1=niemand	-40
1=nur	-42
1=ohne	-64
1=ort	-24
1=ruft	-48
1=rückfragen	46
1=schließt	-43
1=schluss	-70
1=schreibt	-54
1=sechs	-34
1=seite	65
1=setzen	-61
1=sie	44
1=sind	-33
1=so	72
1=sollte	45
1=sonstiges	54
1=spült	-32
1=stehen	-47
1=stunde	-39
1=support	48
1=tage	-24
1=und	-56
1=unter	-60
1=unterschreiben	-42
1=vergleicht	-45
1=verständigt	-60
1=vom	-46
1=von	39
1=vor	-56
1=vortag	-55
1=vorzüglicher	41
1=wasser	-38
1=weiß	61
1=wer	36
1=werden	-77
1=wie	72
1=wir	53
1=wird	-65
1=wäre	62
1=zehn	-51
1=zeigt	-48
1=zettel	-43
1=zieht	-43
1=zu	-61
1=zum	-68
1=zusammen	30
1=zwar	56
1=zählen	-65
1=äh	69
1=über	-49
2=	167
2=!	55
2=0	40
2=:	-65
2=ab	-57
2=abnahme	25
2=alles	27
2=also	40
2=am	-114
2=an	34
2=anlage	-66
2=auf	-25
2=aus	47
2=aw	33
2=bar	-51
2=bei	43
2=bekommt	-60
2=bitte	30
2=bleiben	-67
2=bleibt	-55
2=brille	-51
2=damen	30
2=dann	-88
2=darf	-58
2=dem	-48
2=den	-20
2=deshalb	22
2=dichtungen	-37
2=die	-26
2=dir	51
2=doch	54
2=dr	36
2=druckt	-36
2=du	-33
2=ein	45
2=einen	21
2=erst	-89
2=ersten	-59
2=es	47
2=fehlt	41
2=flasche	-67
2=flug	-42
2=frau	52
2=fährt	-46
2=für	40
2=gast	-55
2=geht	-25
2=gibt	-28
2=gilt	-68
2=gleich	-64
2=gruß	74
2=grüßen	79
2=hallo	32
2=herr	30
2=hier	38
2=hochachtung	41
2=hängt	-63
2=ich	121
2=ihn	-54
2=ihr	56
2=im	33
2=immer	-89
2=in	-36
2=ist	-94
2=ja	48
2=jahre	-49
2=jetzt	35
2=kasse	32
2=keine	-99
2=km	-23
2=kommt	-57
2=konfetti	-49
2=kontrolliert	-52
2=lampe	-66
2=langsam	-55
2=lassen	-49
2=legt	-26
2=liegt	-65
2=lässt	-43
2=läuft	41
2=meldet	-49
2=messen	-37
2=minuten	-64
2=mir	72
2=mit	-96
2=monaten	-34
2=nach	-67
2=nicht	-52
2=nie	-50
2=niemand	34
2=nimmt	-34
2=noch	53
2=nord	63
2=nur	-80
2=ob	-49
2=oder	-51
2=opa	31
2=ort	-37
2=prüft	-58
2=ruft	-27
2=räumen	-54
2=sag	64
2=schlüssel	-44
2=selbst	-62
2=sich	-55
2=sie	25
2=sind	-35
2=so	31
2=soll	35
2=sommer	66
2=stehen	-48
2=steht	-66
2=stellt	-48
2=tag	20
2=tage	37
2=trägt	-26
2=uhr	20
2=uns	23
2=unter	-60
2=verschiedenes	34
2=von	-75
2=vor	-96
2=vorher	-58
2=vorstellung	-45
2=was	38
2=wer	64
2=werden	-65
2=will	43
2=wir	32
2=wird	-109
2=zettel	-79
2=zu	40
2=zum	-55
2=zweiten	-42
2=zwölf	31
2=über	-69
:	53
: 0	45
: aw	33
?	134
N=	-24
ab	-58
ab 0	24
ab der	-47
ab und	-73
abend	20
abends	-75
aber	27
aber im	-23
abgabe	-75
abholung	32
ablauf	74
ablauf für	30
ablesen	-60
ablesen 0	-26
ablesen und	-34
absatz	61
abschnitt	-30
abstand	-71
abstellen	-26
absuchen	-69
abtippen	39
abweichung	-45
abwischen	-79
ach	32
achse	-23
acht	-67
acht uhr	-27
akku	-45
akte	-54
ali	58
ali 0	58
alkohol	-60
alle die	-46
allein	-83
allein gelassen	-23
allergien	-61
alles	31
alles auf	38
alles in	-33
alles was	-54
als	-33
als 0	-61
als ein	-36
als erstes	-35
also	48
also es	42
alt	58
alten	31
am	-33
am besten	43
am ende	-34
am kühlschrank	-26
am morgen	-47
am schluss	32
am selben	-52
am tag	-55
am vortag	48
an	-43
an :	81
an auch	-26
an bord	41
an der	-68
an die	42
an und	-91
anbei	60
andere	-72
anders	50
angebot	32
angebrochene	-51
angefasst	-29
angehörigen	-62
angerufen	-48
angesetzt	-46
anhänger	-40
anke	41
anke 0	41
anker	-70
ankommen	-22
anlage	-66
anlegen	-81
anleitung	58
anmerkung	48
anna	53
annahme	33
annedore	42
annedore wischnewski	42
annimmt	-54
anreise	56
anruf	-43
anruf kommt	-43
anrufen	-93
anschauen	-62
anschließend	-51
ansetzen	29
anstellen	39
antwort	47
anwalt	-54
anweisungen	37
anwesend	30
anzahl	-53
anzeige	-58
april	24
arbeitet	-33
arbeitsanweisung	71
arzt	-57
auch	-28
auch die	21
auch nicht	-73
auch wenn	-48
auch wenn's	-47
auf	-46
auf 0	-61
auf das	-31
auf dem	-25
auf den	-105
auf deren	-21
auf die	-30
auf einen	28
auf und	-79
auf weiß	30
auf zuruf	-48
aufbau	79
aufheben	-49
aufkleber	-55
aufmachen	-61
aufmachen und	-61
aufnahme	-57
aufs	-33
aufschreiben	-37
aufsicht	-37
aufstieg	-38
aus	24
aus dem	53
aus der	38
aus und	-62
ausdrucken	-46
ausformulierung	41
ausfüllen	-52
ausgebaut	-45
aushang	67
aushilfen	21
auslesen	-35
ausweis	-62
ausweis und	-20
auszählung	-44
auto	-80
auto und	-46
außen	34
außer	-72
außer haus	-75
aw	33
aw :	33
b	-66
b oder	-62
bad	52
bahn	-54
bahn 0	-52
bahnen	-67
bande	46
bar	-62
basteln	26
becken	49
becken räumen	-71
beginnt	-76
behandlung	-41
bei	-44
bei 0	-43
bei den	41
bei der	-34
bei uns	22
beide	-79
beide unterschreiben	-64
beim	-65
beim ersten	-67
bekommt	-83
bekommt einen	-55
beleg	-44
belegt	-44
bemerkt	-27
ben	58
ben lager	58
beppo	48
beppo 0	48
bereit erklärt	21
bereitschaftsdienst	-45
bernd	28
beschreiben	42
beschrieben	28
beschriftet	-52
besten	59
bestätigung	-27
betreff	70
betreff :	70
betreibung	-42
betreten	-65
betrieb	-34
betriebsleiter	-41
beutel	-53
beutel und	-35
bevor	-30
bevor alle	30
bevor sie	-31
bewohner	-55
bezahlt	-62
bietet	-51
bild	-29
bild und	-30
bilder	38
bildschirm	-41
bin	68
bin ich	37
bindet	-35
bis 0	-27
bis der	-55
bis die	33
bitte	200
bitte als	37
bitte an	37
bitte in	57
bitte nichts	49
bitte so	33
bitte um	48
bitten	62
bittet	-72
blatt	36
bleiben	-27
bleibt	-98
bleibt das	-31
bleibt der	-33
bleibt die	-57
block	-23
boden	-52
bogen	-73
boote	-41
bord	41
brauch	32
brauchen	83
braucht	65
brautpaar	-35
brett	-22
brille	-61
brille schürze	-39
bringen	60
bringt	-23
bringt er	-54
bräuchte	31
bräuchten	33
bräuchten also	33
brüstung	-46
burg	88
bus	-49
büro	-59
bürstet	-50
c	-69
charge	-42
chlor	-48
co	-26
co 0	-26
code	-77
da bin	28
da gibt	-36
da ist	-90
dabei	-39
dafür	69
daher	65
dame	20
damen	30
damen und	30
damit	67
damit die	31
danach	-52
dank	55
dank für	57
danke	86
danke ich	25
dann	-79
dann den	-42
dann die	-65
dann erst	-28
dann noch	-60
dann wird	-38
darauf	46
daraus	49
daraus einen	33
darf	-71
darf nicht	-42
darüber	-46
das	30
das auto	-46
das bitte	42
das brautpaar	-35
das ding	46
das ergebnis	-58
das formular	-38
das genügt	50
das gerät	-32
das gespann	-55
das ich	48
das ist	-56
das jetzt	28
das kind	-38
das licht	-38
das mal	41
das mit	64
das mittel	-54
das muss	-49
das narkoseblatt	-49
das objekt	-32
das protokoll	-31
das rote	-42
das sekretariat	-42
das so	43
das stück	-54
das tier	-36
das war	29
das war's	40
das was	34
das wasser	-53
dass auch	31
dass der	-54
dass er	-53
dass ich	20
dass man	-40
datum	-68
datum und	-32
davon	-32
dazu	38
deckel	-76
dem kunden	-62
dem messgerät	-38
dem mieter	-65
den ablauf	28
den angehörigen	-34
den auftrag	24
den ausweis	-44
den beleg	-44
den beutel	-31
den block	-23
den gast	-27
den kunden	-52
den leeren	-28
den leuten	-43
den motor	-27
den namen	-49
den nächsten	-37
den ordner	30
den preis	-50
den sack	-26
den schrank	-32
den schüler	-27
den server	-31
den stall	26
den tisch	-38
den tresor	-32
den wagen	-58
den zettel	-36
denen	34
denselben	-40
der akku	-45
der arzt	-57
der bewohner	-42
der box	25
der chef	-60
der disponent	-26
der eismeister	-30
der ersten	-28
der fläche	-37
der gast	-31
der kasse	-47
der kassenwart	-37
der kunde	-68
der kurier	-52
der liste	-63
der lupe	-32
der maschinist	-26
der mitarbeiter	-33
der nacht	-37
der nummer	-27
der patient	-32
der pilot	-28
der praxis	27
der prüfer	-40
der reihe	-21
der schriftführer	-46
der text	39
der trainer	-38
der tür	-40
der vorstellung	-42
der wahlvorsteher	-57
der wanne	-73
der zweiten	-42
deren	-21
derselben	-66
des kindes	-35
des kunden	-31
deshalb	87
desinfizieren	-88
di	88
dich	79
dicht	-40
dichtungen	-37
die 0	-45
die andere	-36
die anlage	-44
die aufsicht	-37
die aushilfen	21
die bande	48
die beiden	-47
die bestätigung	-27
die boote	-39
die den	-41
die differenz	-55
die eine	-59
die erstattung	-26
die flaschen	36
die frist	-33
die gruppe	-29
die gurte	-26
die helfer	-33
die instrumente	-51
die karten	-46
die kisten	-45
die klingel	-23
die kundin	-66
die körbe	-41
die leitung	-68
die liste	-45
die lüftung	-32
die maße	-22
die mühle	29
die naht	-56
die nummer	-62
die person	-76
die pumpe	-62
die rampe	-49
die schleuse	-25
die späte	47
die tabelle	26
die tafel	-57
die temperatur	-21
die tür	30
die zweite	38
dieser	-61
differenz	-55
ding	46
dippel	41
dippel 0	41
dir	63
direkt	-45
direkt in	-25
diskutieren	-40
disponent	-26
doch	84
dokument	33
donnerstag	70
dort	-58
dose	-74
dpd	-27
dpd 0	-27
dr	76
dragan	37
dragan :	37
draus	51
draußen	-57
dreht	-52
drei	-48
drei mal	-49
drei uhr	30
dreimal	-67
dreißig	-48
dreißig minuten	-29
drin	-47
dritten	-30
druck	22
druckt	-36
drunter	-81
drüber	31
drücken	-22
drückt	-53
drückt man	-28
du das	46
du noch	-22
durch	-45
durch die	-20
durchgezählt	-54
durchwahl	23
dürfen nicht	-38
e	69
eh	52
ehrlich	-39
eigenen	-49
eigentlich	23
eigner	-46
eimer	-66
ein	26
ein bild	-24
ein die	-40
ein dokument	37
ein foto	-58
ein immer	-58
ein kind	-35
ein merkblatt	21
ein papier	44
ein und	-44
eine anleitung	35
eine frist	-20
eine halbe	-24
eine minute	-54
eine schriftliche	25
eine seite	54
eine stunde	-27
eine viertelstunde	-34
eine woche	-56
einem	36
einem satz	-51
einen	-21
einer nimmt	-21
einer stunde	-49
eines	69
einfach	39
eingang	-42
einlegen	-76
einmal	43
einmal um	-43
eintrag	-40
einzeln	-70
eis	-40
eismeister	-30
elektronischen	-39
ellbogen	-51
empfang	48
empfänger	-56
endlich	34
entgegen	51
entscheidet	-85
entwurf	30
er	-100
er alles	-33
er an	-53
er das	-38
er den	-26
er der	-52
er die	-56
er eine	-55
er ihn	-43
er lässt	-34
er mit	-55
er noch	-30
er sich	-54
er spült	-32
er um	-44
ergebnis	-79
erhält	-29
erklärt aus	21
erlaubnis	-58
erlaubt	-39
erst	-92
erst dann	-57
erst nach	-41
erst wenn	-52
erstattung	-26
ersten	-25
ersten mal	-32
erstes	-35
erstmal	-80
erzählen	-80
es	47
es der	22
es geht	62
es ja	41
es keine	-35
es mir	45
es nicht	-70
es nur	-49
es sei	-48
es sollte	45
es vom	-80
etwas	41
etwas nicht	-37
euch	74
fach	-37
fachkraft	-75
fahrer	-84
fahrt	-54
fall	-42
falls	71
farbe	-114
farbe in	-52
fassen	-26
fasst	-63
fassung	80
fehlt ist	41
fertig	-38
fest	-38
feste	42
festhalten	45
fieber	-40
finde	41
finder	-66
findet	46
finja	32
flasche	-80
flo	48
flo 0	48
flug	-42
fläche	-63
folgt	-76
folie	-76
form	69
formular	-38
formulieren	52
formulieren sie	42
foto	-70
foto von	-63
fotografieren	-58
fotografiert	-50
fotografiert jeden	-44
fotografiert und	-25
fragen	-82
fragen sie	-58
fragt den	55
fragt man	-49
fragt nach	-43
fragt ob	-54
fragt was	-57
franken	-51
frau	60
frau dippel	41
frau lenz	31
frau nolden	34
frei	-69
freies	-35
freies chlor	-35
freigeben	-65
freitag	58
freitags	-61
freundlich	27
frisch	-72
frist	-74
früh	25
frühestens	-52
frühkoch	-26
funk	-27
funkt	-25
futter	-53
fuß	-58
fährt	-103
fährt der	-33
füllt	-26
füllung	-36
fünf	-71
fünf minuten	-59
fünfzehn	-54
fünfzehn minuten	-39
fünfzig	-47
für	81
für alle	65
für das	62
für den	23
für rückfragen	46
für unser	39
für unsere	53
fürs	73
gang	-23
ganz	48
gar	-55
gar nicht	-55
gas	-50
gast	-74
gast in	-23
geben und	-29
geburtsdatum	-36
gebühr	-61
geehrte	39
geehrte damen	30
geehrter	30
geehrter herr	30
gefahren	-46
gefahren wird	-41
gegessen	-38
gegessen und	-28
gehen	-56
geht alles	-34
geht ein	-38
geht einer	-48
geht um	60
gehört	79
gelassen	-23
gelbe	-33
gelben	-38
geld	-87
gelegt	-54
geländer	-73
gelöscht	-48
gemeinsam	-40
gemeinsam mit	-31
gemeldet	-43
genau	34
genau so	39
genommen	-62
genommen wird	-60
genügt	50
geprüft	-42
gerade	53
geraucht	-30
geraucht wird	-30
gern	65
gerne	77
gerät	-62
gerätewart	-48
gerüst	47
gerüstbauer	-50
gesagt	24
geschieht	26
geschlossen	-46
geschrieben	29
gespann	-88
gesprochen	-37
gespräch	23
gestattet	-63
gestellt	-21
gestern	42
getrennt	-50
getrunken	-34
gewicht	-49
gewünscht	58
geöffnet	-60
gibt	-113
gibt es	-81
gibts	70
gilt	-93
gilt 0	-54
glaub	62
glaub ich	62
gleich	-34
gleich ins	-23
gondel	-65
gps	-29
grab	-75
grad	-53
grad darf	-26
grad haben	-26
grob	61
gruppe	74
gruß	74
grüezi	85
grün	26
grünen	-54
grüße	65
grüße aus	58
grüßen	81
gscheites	32
gucken	-65
guckt	-52
guckt ob	-52
gurte	-62
gut	105
gute	35
guten	68
guten morgen	39
guten tag	45
gül	25
gül :	25
günter	82
h	-45
h wind	-23
hab	66
hab mich	41
habe	61
haben	-45
haben das	-21
haha	77
halb	-61
halbe stunde	-27
hallo	71
halt	47
halter	-72
hand	-21
hand und	-63
handbremse	-57
handbuch	39
handschuhe	-100
handschuhe wird	-21
handy	-54
handys	-62
hat die	44
hat sich	21
hat und	-45
haube	-79
haube drauf	-58
haus	44
hausdame	-24
heben	-55
hebt	-22
heiner	50
heizung	-30
helfen	43
helfer	-56
hellen	-48
herr	79
herren	30
heute	30
hey	64
hier	84
hier ist	27
hier nicht	49
hierher	47
hin	-28
hinaus	-55
hinein	-34
hinein und	-30
hinten	25
hinter	-45
hinter der	-30
hoch	-58
hochachtung	41
hochdeutsch	46
hol	27
holen	-83
holt	-80
holt den	-42
holz	-44
hosentasche	-51
hund	-85
hund auf	-36
hunde	-44
hunde an	-44
hundert	-48
hähne	44
hält	-83
hält er	-26
hängt am	-44
hängt das	-25
hängt den	-48
hängt er	-37
hätte	54
hätte ich	36
höchstens 0	-36
höchstens drei	-57
hört	-58
hübsch	45
i	78
i a	65
ich	164
ich das	22
ich finde	41
ich hab	24
ich habe	21
ich hätte	23
ich ihnen	38
ich jetzt	49
ich mir	44
ich nicht	23
ich soll	42
ich tipp	55
ich will	38
ich wäre	32
ihm	-62
ihn am	-53
ihn an	-39
ihn in	-41
ihn zur	-36
ihnen	42
ihr	72
ihr mir	-39
ihre	74
ihrer	62
im	21
im büro	-53
im system	-74
im wagen	33
immer	-90
immer bei	44
immer zwei	-40
in	-71
in das	-62
in den	-61
in der	-29
in die	-84
in folie	-40
in form	34
in ordnung	-44
in unser	37
inhalt	34
innerhalb	-77
innerhalb von	-77
ins	-120
ins regal	-47
is	-44
ist	-81
ist bleibt	-44
ist das	-38
ist der	31
ist kein	-55
ist sache	-59
ist verboten	-55
ist wird	-45
it	51
it support	48
ja	81
ja ?	36
ja gut	24
ja hallo	32
jacke	-58
jahr	-72
jahre	-95
jahre aufheben	-49
je	-35
jede	-29
jedem	-64
jeden	-33
jeder	-37
jedes stück	-23
jemand	-54
jemanden	30
jetzt	104
jetzt ein	51
jonas	58
jonas 0	46
jun	-25
jungen	44
jörn	44
jörn 0	44
kalender	-58
kaltem	-27
kaltem wasser	-27
kanal	-31
kanal 0	-31
kann	50
kannst	51
kannst du	34
kanten	-63
kanzlei	61
karin	67
karte	-41
karten	-47
kasse	-62
kassenwart	-37
kassiert	-56
kasten	-55
kein	-99
kein hund	-35
kein kind	-53
keine	-84
keinen	-69
keiner	-46
keller 0	62
kennt	47
kevin	65
kind	-79
kind da	-36
kind mit	-47
kinder	-55
kindes	-35
kirche	-32
kiste	-63
kisten	-43
klappe	-60
klar	55
klare	41
klasse	-50
kleine	-52
klingel	-23
klingelt	-45
km	-23
km h	-23
knopf	-48
kollege	22
kollegen	52
kollegin	-42
kolleginnen	50
kolleginnen und	50
komma	62
komme	48
komme ich	48
kommen	-37
kommt	-55
kommt der	-37
kommt die	-48
kommt eine	-52
kommt in	-54
konfetti	-49
kontrolle	38
kontrollfahrt	-60
kontrollieren	-27
kontrolliert	-53
kontrolliert sie	-31
kopie	-56
kopiert	-40
kostet	-34
kostüm	-31
krankheit	-57
kriegen	-73
kuchen	25
kunde	-49
kunden	-41
kundin	-66
kurier	-52
kurz	32
kurze	79
könnte	28
könnten	27
körbe	-41
kübel	-60
kühlraum	-51
kühlschrank	-39
l	-39
lage	-60
lager	66
lager 0	58
laibe	-28
lampe	-81
lange	-61
lange handschuhe	-39
langen	-54
langsam	-92
langsam und	-46
lappen	-58
lass	77
lassen	-73
lassen und	-33
lassen wir	71
lasst	34
laufen	-47
lauge	-29
laut	-92
lbg	39
lebensmittel	-54
leer	-80
leere	-41
leeren	-44
legt	-61
legt die	-31
legt er	-30
legt sie	-61
lehrer	-64
lehrkraft	-42
leinen	-71
leitfaden	36
leitung	-71
lena	64
lena 0	64
lenny	27
lenny 0	27
lenz	31
lesen	60
letzte	-35
letzten	-66
leuten	-43
lg	52
licht	-55
liebe	83
liebe frau	55
lieferschein	-40
liegt	-46
liegt bei	39
liest	-39
links	34
liste	-85
liste der	-53
los	-64
lupe	-32
länger	24
länger als	24
lässt	-35
lässt sich	-37
lässt sie	-49
läuft	42
läuft das	30
läutet	-27
lösen	-95
lüftung	-32
m	21
mach	49
mach's	36
mache	50
machen	-21
machen ?	39
machen wir	62
machst	-58
macht ein	-27
macht von	-38
mag	53
mahnung	-54
mail	-51
mal	75
mal was	47
mal wie	21
malte	33
man die	-61
man ihn	-60
man sich	44
man zur	-48
marion	54
marion 0	54
maschinist	-26
maske	-32
matrose	-54
max	-65
max 0	-67
maße	-22
maße auf	-22
mehr als	-55
meine	68
melden	-66
meldet	-96
meldet sich	-48
meldung	-85
meldung an	-69
mensch	39
merci	36
merkblatt	21
merkblatt zu	21
messen	-50
messer	-31
messgerät	-38
mg	-39
mg l	-39
mich	102
mieter	-65
millimeter	-44
min	-65
mind	-44
mind 0	-44
mindestens	-74
mindestens 0	-49
minute	-58
minuten	-98
minuten wird	-35
mir	100
mir das	-37
mir die	49
mir wäre	45
mira	42
mirella	33
misst	-64
mit	-42
mit datum	-24
mit deckel	-42
mit dem	-43
mit den	-46
mit der	-37
mit kaltem	-27
mit name	-50
mit namen	-38
mit uhrzeit	-56
mit vorzüglicher	41
mit'm	-40
mitarbeiter	-33
mittags	-44
mittel	-54
moin	41
moin zusammen	30
moment	79
monate	-66
monaten	-34
monaten geht	-34
montag	40
morgen	21
morgen druckt	-36
morgens	-55
morscher	85
motor	-38
muss der	-62
muster	25
mutter	-53
möchten	38
mögen	45
mühle	29
müssen	-66
na	90
nach	-88
nach 0	-51
nach drei	-51
nach jedem	-28
nach ob	-31
nach sechs	-34
nach und	-42
nach vorn	-57
nach was	-57
nacht	-23
nadine	62
nadine keller	62
naht	-56
name	-54
namen	-89
namen an	-38
narkoseblatt	-49
nasse	-51
ned	40
nee	84
nehmen wir	-35
nein	84
nein doch	54
nen	21
nennt	-43
nennt den	-29
neu	-27
neuer	34
nicht allein	-59
nicht an	23
nicht auf	-56
nicht das	-34
nicht für	-52
nicht hierher	47
nicht im	-49
nicht in	-52
nicht mehr	30
nicht mit	-73
nicht nur	-35
nicht so	42
nicht weiter	66
nichts	-65
nichts mehr	-43
nie	-75
niemals	-82
niemand	-55
nikolai	37
nimmt	-86
nimmt den	-24
nimmt die	-32
noch	45
noch am	-42
noch eine	67
noch einmal	-60
noch in	-66
noch versteht	29
noch was	44
nochmals	42
nolden	34
nord	63
notieren	-62
notiz	52
notruf	-63
notstopp	-49
nr	73
nr 0	74
nummer	-80
nummeriert	-47
nur	-103
nur bei	-62
nur der	-54
nur die	-66
nur für	-62
nur gegen	-54
nur noch	-46
nüchtern	-67
ob	-63
ob der	-64
ob die	-43
ob er	-45
ob noch	-45
ob sie	-41
oben	30
objekt	-32
objektleiter	-38
oder	-58
offen	-90
ohne	-96
ok	54
oktober	43
opa	76
option	-63
ordentlich	-57
ordnen	31
ordnung	27
orga	56
orgel	24
ort	-48
packt	-68
packung	41
papier	59
parzellen	-46
passt	60
patient	-32
per	-60
per mail	-20
person	-76
personen	-62
pferd	-72
piept	-48
pilot	-28
pilot die	-28
plakette	-76
plan	44
platte	-55
platz	-36
polizei	-67
post	52
postenkoch	-40
praxis	36
preis	-65
probe	-48
probieren	-36
protokoll	51
prozent	-84
prüfen	-102
prüfer	-65
prüft	-89
prüft der	-54
prüfung	54
puls	-46
puls und	-46
pumpe	-62
punkt	-21
putztürl	-29
pütz	78
q	38
q 0	38
quittiert	-48
rad	-69
rampe	-49
rand	-50
raus	-28
raus und	-45
rausnehmen	-38
rausnehmen und	-38
regal	-47
reihe	-59
reihe nach	-21
reihenfolge	-68
rein und	-26
reißt	44
rest	36
retoure	-57
ronja	52
ronja 0	52
rot	-79
rot wird	-62
rote	-42
ruft	-88
ruft den	-49
ruft die	-28
ruft sie	-37
ruhig	70
runde	-64
runter	-43
räumen	-74
rückfragen	46
rückseite	32
sack	-43
sag	28
sagen	-75
sagen wir	-66
sagt	-63
sagt ihnen	-23
salzwasser	-31
sammelt	-62
satz	-51
sauerstoff	-39
scannen	-71
schaden	-38
schaltet	-52
schauen	27
schauspieler	-37
schaut	-92
scheibe	-50
scheine	-50
schema	51
schick	33
schick ich	33
schicke	26
schicke ich	26
schicken	-42
schild	-20
schlauch	-42
schleuse	-39
schließen	-46
schließen und	-26
schließt	-46
schließt den	-22
schließt der	-43
schlitten	-26
schlüssel	-44
schlüssel in	-46
schlüssel werden	-41
schmerzen	-33
schmitz jun	-25
schmuck	25
schon	75
schon im	51
schrank	-75
schranke	-31
schreibbüro	45
schreiben	38
schreiben sie	35
schreibt	-45
schriftführer die	-46
schriftliche	25
schriftliches	40
schräg	-44
schule	-47
schwarz	-45
schwarz auf	30
schweißt	-41
schwester	74
schäden	-57
schürze	-47
sechs	-89
sechs monate	-66
sechs monaten	-34
sechs wochen	-47
sehr	75
sehr geehrte	39
sehr geehrter	30
sei	-75
sein	-89
seite und	-49
seiten	47
sekretariat	-47
sekunden	-40
selben	-52
selben abend	-23
selben tag	-39
selber	35
selbst	-90
sender	-65
sepp	31
sepp 0	31
server	-31
servus	35
setzt	-32
sich	34
sich auf	50
sich bereit	21
sich den	-49
sich die	-51
sich um	-45
sicht	-32
sichtprüfung	-39
sie 0	-51
sie auf	-41
sie dann	29
sie das	-31
sie dem	-64
sie den	-80
sie eine	-35
sie es	39
sie form	48
sie in	-80
sie kommen	-26
sie mir	28
sie mit	-92
sie sofort	-40
sie vergleicht	-45
sie wollten	38
sieben	-97
sieben tagen	-48
sieht	24
sind	-39
sind in	-60
sms	23
so	98
sobald	-63
sobald der	-36
sofort	-81
solange	-59
soll das	31
sollte	66
sommer	66
sonst	-61
sonst wird	-26
sonstiges	54
sorry	25
spaltkeil	-44
sperren	-73
spielt	-76
sprecher	32
spricht	-58
späte	47
späte antwort	47
spätestens	-72
spätestens drei	-30
st	37
st nikolai	37
stall	26
stand	85
stand :	45
startet	-41
steckt	-52
steffi	56
steffi 0	56
steht	26
stein	-73
stellen	-98
stellt	-60
stellt das	-21
stellt die	-21
stellt er	-21
stellt man	-50
sterilisiert	-44
stimmt	41
streichen	-43
streicht	-42
stroh	-77
strom	-73
stumpfe	-58
stunde	-90
stunde vorher	-36
stunden	-100
stück	-32
stütze	-66
sucht	30
super	27
support	48
support 0	48
suvi	47
suvi 0	47
system	-76
system mit	-60
sätze	66
tabelle	52
tablet	29
tabu	-64
tafel	-65
tag	-35
tag hier	43
tag vorher	-47
tag wird	-42
tage	-31
tagen	-76
tank	-47
tape	-68
tausch	-39
team	60
technik	-68
teil	-52
teile	-55
telefon	-25
telefonisch	-61
temperatur	-26
termin	37
test test	41
text	53
thema	69
tier	-49
tipp	55
tisch	-46
tisch und	-33
tische	-53
tobi	59
tobi 0	41
ton	52
top	85
top 0	85
tragen	-64
trainer	-38
tresor	-32
tritt	-68
trocknen	-69
trägt	-54
tuch	-57
tun	-81
tut	-22
täglich	-58
tüte	-37
uhr und	-31
uhrzeit	-72
uhrzeit der	-46
uhrzeit und	-47
um 0	-60
um ausformulierung	41
um die	38
um drei	29
um eine	25
um einen	-48
um und	-54
umschlag	-38
und	-81
und 0	-42
und am	-58
und an	-56
und bei	-37
und bietet	-27
und bleibt	-32
und dann	-22
und den	-43
und der	-38
und die	-29
und eine	-28
und einen	-50
und einer	-52
und einmal	-44
und fotografiert	-44
und fragt	-63
und herren	30
und hängt	-47
und ich	57
und kein	-53
und kollegen	50
und konfetti	-49
und legt	-42
und liest	-41
und lässt	-46
und lösen	-55
und macht	-51
und misst	-45
und mit	-69
und nein	47
und nennt	-29
und nicht	57
und ob	-61
und prüft	-23
und sagt	-29
und schaut	-58
und schließt	-22
und schreibt	-70
und setzt	-37
und sie	57
und spricht	-32
und stellt	-43
und streicht	-42
und trägt	-41
und uhrzeit	-42
und verständigt	-31
und wartet	-21
und was	-34
und zwar	34
und zwei	-47
und zählt	-29
ungeöffnet	-56
unreine	-39
unreine seite	-39
uns	62
unser	81
unsere	85
unserer	45
unter	-120
unter 0	-60
unterschreiben	-74
unterschreibt	-62
unterschrieben	-59
unterschrift	-47
uschi	67
verbindung	-68
verbleibt	-62
verboten	-88
vergessen	62
vergleichen	-41
vergleicht	-52
vergleicht das	-38
verloren	-55
verlässt	-45
vermerkt	-75
vermerkt sie	-52
verschickt	-39
verschiedenes	34
verschließt	-60
verschließt die	-60
verschriftlichen	49
versieht	-45
versteht	33
verständigt	-74
verständigt die	-31
vertrag	-64
vielen	33
vielen dank	33
vier	-75
vier stunden	-25
viertelstunde	-34
vom 0	107
vom tag	-40
von	46
von :	74
von den	41
von der	-83
von günter	82
von hand	-71
von jeder	-39
von mir	67
von zwei	-58
vor	-53
vor dem	-21
vor der	42
vor ort	-42
vor und	-54
vorgehen	45
vorher	-102
vorher die	-24
vorher wird	-36
vorliegt	-41
vorn an	-50
vorn und	-47
vorstand	28
vorstellung	-23
vortag	48
vorzüglicher	41
vorzüglicher hochachtung	41
vroni	31
vroni 0	31
waben	-87
wagen aus	-58
wahlvorsteher	-57
wandert	-43
wann	23
wanne	-73
war	72
war's	40
ware	-56
warnweste	-47
warten	-27
wartet	-42
wartet auf	-21
was	109
was gscheites	32
was ich	21
was schriftliches	40
was wann	53
waschen	-93
wasser	-90
wasser und	-38
wasserprobe	47
wechselgeld	-74
weg	28
weglassen	52
weist	-48
weit	-73
weiter	-22
weiß	61
wenn das	-67
wenn die	-81
wenn er	60
wenn ich	35
wenn sie	-22
werden	-82
werden alle	-29
werden darf	-49
werden die	-46
werden kann	-51
werden nicht	-72
werden nie	-40
werkstatt	-57
wie	94
wie das	57
wieder	57
wiegen	-54
wiegt	-24
wiesław	48
wiesław 0	48
will	24
will das	26
wind	-32
winter	-55
wir	60
wir bitten	48
wir bräuchten	33
wir den	68
wir nicht	-61
wird	-83
wird am	-31
wird auf	-65
wird das	-49
wird der	-30
wird die	-83
wird er	-37
wird erst	-33
wird es	-26
wird kein	-30
wird mit	-29
wird nach	-59
wird nicht	-103
wird nichts	-39
wird noch	-70
wird nur	-59
wird zu	-34
wirklich	25
wirtz	66
wischen	-56
wischnewski	42
woche	-21
wochen	-97
wochen vorher	-42
wochenende	46
wollten	38
wort	-30
wurde	-50
wählt	-58
während	-53
während einer	-48
wär	47
wäre	68
x	-41
zahlen	-57
zahlt	-66
zaun	-58
zehn	-77
zehn jahre	-59
zehn minuten	-53
zehn tage	-37
zeichen	-59
zeichnet	-35
zeigen	-105
zeigt	-62
zettel von	80
ziehen	-107
zieht	-80
zieht die	-30
zimmer	-65
zu	-31
zu basteln	26
zu machen	38
zu und	-31
zu zweit	-49
zucker	-59
zuerst	-79
zugführer	-44
zuletzt	-49
zum	50
zum schluss	-70
zur	-27
zuruf	-48
zurück	-96
zurück in	-66
zurück und	-43
zusammen	41
zuschauer	-51
zustand	-63
zwanzig	-46
zwanzig minuten	-40
zwar	59
zwei	-93
zwei mann	-31
zwei minuten	-22
zwei stunden	-35
zwei sätze	-39
zwei und	-45
zwei wochen	-66
zweimal	-77
zweit	-49
zweite	36
zweiten	-42
zwischen 0	-34
zählen	-87
zähler	-88
zählt	-88
zählt die	-63
äh ja	29
öffnen	-46
öffnet	-52
öffnet die	-44
über	-32
über 0	-80
über die	20
über kanal	-31
übergabe	-35
übernimmt	-31
❤	49
❤ ️	49
👍	57
😄	49
️	72`;
