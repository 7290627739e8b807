// Made by `npm run bench:talk -- --write` from test/data/talk/de.txt; do not edit.
export const TALK_DE = `23
! !	25
#=1	153
#=2	121
#=3	33
#=4	-52
$=!	22
$=0	73
$=:	119
$=?	103
$=ab	-33
$=ablauf	44
$=ablesen	-29
$=abwischen	-56
$=alles	-25
$=an	-85
$=anders	49
$=angefasst	-30
$=anrufen	-68
$=auf	-21
$=aus	-94
$=auto	-57
$=bitte	29
$=chef	34
$=dafür	56
$=darf	29
$=diskutieren	-34
$=dran	-55
$=draußen	-39
$=durch	-48
$=ein	-73
$=einmal	24
$=finja	34
$=fragen	-38
$=franken	-35
$=frühkoch	-27
$=gas	-47
$=geht	37
$=gelegt	-38
$=geprüft	-22
$=gesagt	60
$=gesprochen	-37
$=gestattet	-62
$=grüßen	66
$=gucken	-33
$=gut	36
$=haben	-61
$=halt	55
$=handy	-58
$=herren	29
$=hochachtung	43
$=holen	-78
$=holz	-45
$=ich	-41
$=ja	29
$=jacke	-56
$=kasse	48
$=kasten	-43
$=keller	-46
$=kevin	67
$=klappe	-21
$=kollegen	49
$=kühlschrank	-25
$=l	-38
$=lassen	-96
$=lbg	38
$=lesen	50
$=liegt	-49
$=lösen	-64
$=m	-71
$=machen	-78
$=malte	36
$=mann	35
$=melden	-69
$=mich	-55
$=minuten	-56
$=mira	44
$=mirella	35
$=mit	26
$=mittags	-42
$=nach	-24
$=nacht	26
$=nikolai	36
$=oktober	73
$=orga	55
$=papier	22
$=postenkoch	-42
$=preis	-51
$=probieren	-39
$=rechts	20
$=regal	-48
$=reicht	-56
$=rein	-60
$=schrank	-39
$=schreibbüro	45
$=schule	-49
$=sein	-97
$=seite	-52
$=seiten	47
$=selbst	-57
$=sind	-64
$=soll	31
$=sonstiges	56
$=sorry	29
$=steht	-21
$=stellen	-56
$=sterilisiert	-45
$=stunden	-45
$=tafel	-60
$=tage	-66
$=tausch	-40
$=team	59
$=technik	-59
$=telefonisch	-56
$=tobi	45
$=tresor	-21
$=tür	46
$=uhr	49
$=um	-34
$=unterschreiben	-47
$=vergessen	41
$=vergleichen	-42
$=verschiedenes	35
$=versteht	27
$=vor	32
$=vorliegt	-43
$=war	-67
$=weg	-64
$=weiter	-50
$=weiß	-29
$=werden	35
$=wird	-87
$=wischnewski	39
$=wochen	-54
$=wochenende	47
$=wurde	-51
$=wählen	-21
$=zeigen	-45
$=zu	-74
$=zwei	-45
$=zählen	-63
$=😄	51
$=️	76
0	-23
0 :	26
0 ablauf	48
0 bis	-26
0 c	-66
0 chef	85
0 euro	26
0 franken	-48
0 grad	-53
0 jahre	-49
0 kasse	48
0 kevin	67
0 km	-23
0 mg	-38
0 min	-65
0 minuten	-28
0 oktober	73
0 prozent	-51
0 sonstiges	56
0 stunden	-62
0 tage	-73
0 und	-55
0 verschiedenes	35
0 x	-37
01=0 ablauf	48
01=0 chef	85
01=0 kevin	67
01=0 sonstiges	56
01=ali 0	63
01=also es	43
01=am ende	-32
01=am morgen	-45
01=am vortag	-55
01=an :	85
01=an der	-62
01=anke 0	47
01=bei der	-35
01=beide unterschreiben	-41
01=ben lager	60
01=beppo 0	53
01=betreff :	69
01=dann den	-41
01=das auto	-46
01=das wasser	-27
01=der mitarbeiter	-34
01=die leitung	-52
01=dragan :	39
01=eine seite	65
01=eine stunde	-21
01=er lässt	-33
01=er spült	-31
01=es geht	41
01=es sollte	45
01=finja 	34
01=flo 0	53
01=formulieren sie	41
01=fragen sie	-59
01=frau dippel	42
01=freies chlor	-29
01=für rückfragen	45
01=gefahren wird	-39
01=geht ein	-23
01=genau so	42
01=guten morgen	37
01=gül :	27
01=hunde an	-43
01=i a	51
01=ich habe	22
01=ich hätte	22
01=in der	-45
01=ist das	-39
01=ist der	-45
01=it support	49
01=ja gut	27
01=jonas 0	52
01=jörn 0	49
01=lena 0	68
01=lenny 0	31
01=liebe frau	52
01=malte 	36
01=marion 0	61
01=max 0	-60
01=mehr als	-47
01=mira 	44
01=mirella 	35
01=mit dem	-73
01=mit vorzüglicher	43
01=moin zusammen	34
01=nach 0	-34
01=nach dem	-37
01=nach der	-50
01=nach jedem	-28
01=nach sechs	-35
01=nadine keller	64
01=ronja 0	57
01=schreiben sie	35
01=sehr geehrte	38
01=sehr geehrter	29
01=sepp 0	33
01=sie vergleicht	-46
01=sobald der	-36
01=stand :	43
01=steffi 0	61
01=suvi 0	52
01=test test	44
01=tobi 	45
01=tobi 0	47
01=top 0	98
01=um 0	-55
01=und dann	-41
01=und der	27
01=und die	-58
01=unter 0	-28
01=unter der	-47
01=von :	74
01=vor der	70
01=vor ort	-24
01=vorher wird	-33
01=vroni 0	36
01=wenn die	-60
01=wiesław 0	53
01=wir bitten	47
01=wir bräuchten	32
01=während einer	-50
01=zum schluss	-73
01=äh ja	28
01=über 0	-34
01=über die	21
0=0	-95
0=ab	-45
0=abweichung	-31
0=ach	57
0=ali	63
0=alle	-80
0=alles	39
0=am	-88
0=an	47
0=anbei	58
0=anke	47
0=anmerkung	47
0=anschließend	-54
0=anwesend	28
0=auf	-52
0=auftrag	-61
0=bei	-137
0=beide	-51
0=beim	-85
0=ben	60
0=beppo	53
0=betreff	69
0=bevor	26
0=bitte	116
0=da	46
0=danach	-81
0=danke	27
0=dann	-125
0=daraus	26
0=das	-29
0=den	25
0=der	-100
0=des	73
0=deshalb	22
0=die	-98
0=dort	-52
0=dragan	39
0=ende	47
0=er	-121
0=es	49
0=fehlt	-50
0=finja	34
0=flo	53
0=formulieren	41
0=fragen	-59
0=frau	42
0=freies	-29
0=fällt	-30
0=für	31
0=gefahren	-39
0=gegessen	-33
0=geht	-41
0=gelöscht	-51
0=genau	38
0=gerne	55
0=grüezi	83
0=gut	57
0=guten	51
0=gül	27
0=hab	33
0=hallo	59
0=heiner	49
0=hey	66
0=hunde	-43
0=i	65
0=ich	44
0=ihre	66
0=im	-59
0=ist	-104
0=it	49
0=ja	31
0=jede	-74
0=jeder	-51
0=jedes	-44
0=jonas	52
0=jörn	49
0=kannst	41
0=kein	-76
0=kommt	-36
0=könnte	30
0=lass	57
0=lena	68
0=lenny	31
0=leute	65
0=lg	51
0=liebe	81
0=liegt	-66
0=mach	65
0=malte	36
0=man	-49
0=marion	61
0=maske	33
0=max	-60
0=mehr	-47
0=merci	36
0=mir	58
0=mira	44
0=mirella	35
0=mit	53
0=moin	44
0=na	77
0=nach	-105
0=nadine	64
0=name	28
0=neue	-50
0=nichts	-68
0=ohne	-79
0=ok	60
0=passt	45
0=protokoll	76
0=ronja	57
0=schreiben	35
0=sehr	53
0=sepp	33
0=sie	-88
0=so	74
0=sobald	-36
0=solange	-52
0=soll	-43
0=stand	43
0=steffi	61
0=steht	-42
0=stimmt	52
0=strom	-60
0=suvi	52
0=tag	-54
0=test	44
0=thema	68
0=tobi	64
0=top	98
0=um	-55
0=und	45
0=unter	-76
0=vor	43
0=vorher	-33
0=vroni	36
0=waben	-49
0=was	51
0=wenn	-80
0=wer	-104
0=wie	44
0=wiesław	53
0=wir	50
0=wird	42
0=während	-55
0=zuerst	-48
0=zuletzt	-50
0=zum	-86
0=zwei	-82
0=äh	54
0=über	33
0=👍	58
1=	153
1=:	32
1=?	39
1=ablesen	-27
1=alle	49
1=alles	38
1=als	-71
1=an	-78
1=anlegen	-59
1=ansetzen	30
1=auch	38
1=auf	-60
1=auto	-46
1=bis	-57
1=bitte	66
1=bitten	47
1=brauch	38
1=bringt	-52
1=bräuchten	32
1=chef	85
1=chlor	-38
1=danke	64
1=dann	-47
1=darf	-57
1=das	66
1=dem	-98
1=den	-80
1=di	91
1=die	65
1=dippel	42
1=doch	33
1=drei	-29
1=druck	32
1=du	39
1=dürfen	-71
1=eigner	-45
1=eine	-47
1=einen	-49
1=einer	-21
1=ende	-32
1=er	-65
1=etwas	43
1=fassen	-26
1=folgt	-64
1=fragt	-49
1=frau	74
1=funkt	-25
1=fünfzig	-38
1=geehrte	38
1=geehrter	29
1=gehen	-52
1=gibt	-53
1=grüße	62
1=gurte	-42
1=gut	52
1=habe	22
1=haben	-74
1=hand	-77
1=handschuhe	-69
1=helfer	-48
1=herr	55
1=hund	-49
1=hätte	37
1=ich	95
1=im	-71
1=immer	-62
1=in	-29
1=ja	58
1=jedem	-31
1=jeder	-45
1=jemand	-69
1=jetzt	69
1=keller	64
1=kevin	67
1=kind	-38
1=kolleginnen	49
1=kontrollfahrt	-63
1=kunde	-39
1=lager	65
1=leitung	-52
1=liegt	-28
1=lässt	-33
1=mach	-24
1=macht	-58
1=matrose	-56
1=mich	32
1=minuten	-29
1=mir	21
1=mit	-49
1=mitarbeiter	-34
1=morgen	31
1=muss	38
1=nach	-98
1=nein	87
1=nicht	52
1=nie	-44
1=niemand	-38
1=nur	-45
1=ohne	-61
1=ort	-24
1=ruft	-41
1=rückfragen	45
1=schließt	-44
1=schluss	-73
1=schreibt	-49
1=sechs	-35
1=seite	65
1=setzen	-53
1=sie	43
1=sind	-34
1=so	76
1=sollte	45
1=sonstiges	56
1=spült	-31
1=stehen	-48
1=stunde	-41
1=support	49
1=tage	-25
1=und	-57
1=unter	-54
1=unterschreiben	-41
1=vergleicht	-46
1=verständigt	-59
1=vom	-45
1=von	36
1=vor	-58
1=vortag	-55
1=vorzüglicher	43
1=wasser	-38
1=weiß	63
1=wer	36
1=werden	-72
1=wie	71
1=wir	55
1=wird	-64
1=wäre	62
1=zehn	-52
1=zeigt	-46
1=zettel	-46
1=zieht	-44
1=zu	-59
1=zum	-69
1=zusammen	34
1=zwar	59
1=zählen	-62
1=äh	69
1=über	-52
2=	164
2=!	56
2=0	40
2=:	-69
2=ab	-58
2=abnahme	23
2=alles	26
2=also	39
2=am	-113
2=an	33
2=anlage	-67
2=auf	-25
2=aus	47
2=aw	32
2=bar	-48
2=bei	47
2=bekommt	-62
2=bitte	30
2=bleiben	-61
2=bleibt	-57
2=brille	-47
2=damen	29
2=dann	-90
2=darf	-57
2=dem	-47
2=den	-21
2=deshalb	22
2=dichtungen	-39
2=die	-26
2=dir	55
2=doch	56
2=dr	34
2=druckt	-36
2=du	-34
2=ein	45
2=erst	-86
2=ersten	-60
2=es	47
2=fehlt	42
2=flasche	-69
2=flug	-43
2=frau	50
2=fährt	-50
2=für	40
2=gast	-55
2=geht	-24
2=gibt	-28
2=gilt	-67
2=gleich	-63
2=gruß	73
2=grüßen	80
2=hallo	35
2=herr	29
2=hier	41
2=hochachtung	43
2=hängt	-65
2=ich	121
2=ihn	-51
2=ihr	55
2=im	33
2=immer	-85
2=in	-37
2=ist	-93
2=ja	50
2=jahre	-49
2=jetzt	34
2=kasse	33
2=keine	-97
2=km	-23
2=kommt	-57
2=konfetti	-51
2=kontrolliert	-54
2=lampe	-67
2=langsam	-56
2=lassen	-49
2=legt	-27
2=liegt	-68
2=lässt	-44
2=läuft	40
2=meldet	-49
2=messen	-38
2=minuten	-62
2=mir	72
2=mit	-96
2=monaten	-35
2=nach	-69
2=nicht	-53
2=nie	-49
2=niemand	35
2=nimmt	-35
2=noch	55
2=nord	60
2=nur	-77
2=ob	-46
2=oder	-53
2=opa	33
2=ort	-39
2=prüft	-59
2=ruft	-28
2=räumen	-57
2=sag	70
2=schlüssel	-46
2=selbst	-64
2=sich	-52
2=sie	23
2=sind	-35
2=so	33
2=soll	33
2=sommer	63
2=stehen	-46
2=steht	-68
2=stellt	-49
2=tage	36
2=trägt	-26
2=uhr	22
2=uns	23
2=unter	-63
2=verschiedenes	35
2=von	-77
2=vor	-97
2=vorher	-57
2=vorstellung	-47
2=was	39
2=wer	68
2=werden	-68
2=will	42
2=wir	34
2=wird	-108
2=zettel	-83
2=zu	41
2=zum	-57
2=zweiten	-43
2=zwölf	33
2=über	-71
:	53
: 0	43
: aw	32
?	133
N=	-23
ab	-58
ab 0	23
ab der	-50
ab und	-75
abends	-73
aber	24
aber im	-21
abgabe	-76
abholung	32
ablauf	73
ablauf für	29
ablesen	-63
ablesen 0	-27
ablesen und	-36
absatz	62
abschnitt	-28
abstand	-73
abstellen	-27
absuchen	-71
abtippen	39
abweichung	-48
abwischen	-81
ach	33
achse	-24
acht	-68
acht uhr	-28
akku	-46
akte	-54
ali	63
ali 0	63
alkohol	-61
alle die	-44
allein	-82
allein gelassen	-25
allergien	-63
alles	31
alles auf	38
alles in	-33
alles was	-57
als	-32
als 0	-60
als ein	-37
als erstes	-38
also	47
also es	43
alt	57
alten	31
am	-34
am besten	43
am ende	-32
am kühlschrank	-25
am letzten	-20
am morgen	-47
am schluss	30
am selben	-54
am tag	-54
am vortag	47
an	-43
an :	85
an auch	-28
an bord	40
an der	-70
an die	42
an und	-92
anbei	58
andere	-74
anders	49
angebot	32
angebrochene	-55
angefasst	-30
angehörigen	-59
angerufen	-48
angesetzt	-44
anhänger	-41
anke	47
anke 0	47
anker	-70
ankommen	-23
anlage	-68
anlegen	-84
anleitung	60
anmerkung	47
anna	53
annahme	32
annedore	39
annedore wischnewski	39
annimmt	-54
anreise	54
anruf	-44
anruf kommt	-44
anrufen	-92
anschauen	-65
anschließend	-54
ansetzen	30
anstellen	44
antwort	46
anwalt	-54
anweisungen	37
anwesend	28
anzahl	-55
anzeige	-61
april	23
arbeitet	-35
arbeitsanweisung	69
arzt	-58
auch	-28
auch nicht	-72
auch wenn	-50
auch wenn's	-45
auf	-47
auf 0	-62
auf das	-33
auf dem	-26
auf den	-102
auf deren	-21
auf die	-30
auf einen	27
auf und	-81
auf weiß	29
auf zuruf	-50
aufbau	77
aufheben	-49
aufkleber	-56
aufmachen	-59
aufmachen und	-59
aufnahme	-60
aufs	-34
aufschreiben	-38
aufsicht	-38
aufstieg	-39
aus	23
aus dem	52
aus der	37
aus und	-63
ausdrucken	-48
ausformulierung	40
ausfüllen	-50
ausgebaut	-45
aushang	65
aushilfen	20
auslesen	-33
ausweis	-64
ausweis und	-21
auszählung	-42
auto	-81
auto und	-47
außen	33
außer	-72
außer haus	-77
aw	32
aw :	32
b	-68
b oder	-63
bad	50
bahn	-56
bahn 0	-54
bahnen	-66
bande	45
bar	-60
basteln	25
becken	49
becken räumen	-74
beginnt	-77
behandlung	-42
bei	-45
bei 0	-46
bei den	41
bei der	-35
bei uns	22
beide	-77
beide unterschreiben	-62
beim	-65
beim ersten	-70
bekommt	-85
bekommt einen	-57
beleg	-46
belegt	-44
bemerkt	-27
ben	60
ben lager	60
beppo	53
beppo 0	53
bereit erklärt	21
bereitschaftsdienst	-47
bernd	27
beschreiben	41
beschrieben	27
beschriftet	-52
besten	57
bestätigung	-29
betreff	69
betreff :	69
betreibung	-44
betreten	-67
betrieb	-32
betriebsleiter	-43
beutel	-55
beutel und	-36
bevor	-30
bevor alle	30
bevor sie	-32
bewohner	-55
bezahlt	-63
bietet	-52
bild	-28
bild und	-30
bilder	41
bildschirm	-43
bin	68
bin ich	36
bindet	-37
bis 0	-28
bis der	-57
bis die	32
bitte	199
bitte als	37
bitte an	38
bitte in	55
bitte nichts	49
bitte so	35
bitte um	47
bitten	62
bittet	-76
blatt	35
bleiben	-29
bleibt	-100
bleibt das	-32
bleibt der	-35
bleibt die	-49
block	-23
boden	-54
bogen	-76
boote	-39
bord	40
brauch	38
brauchen	86
braucht	64
brautpaar	-37
brett	-22
brille	-58
brille schürze	-41
bringen	62
bringt	-26
bringt er	-49
bräuchte	30
bräuchten	32
bräuchten also	32
brüstung	-43
burg	86
bus	-51
büro	-61
bürstet	-51
c	-72
charge	-45
chlor	-47
co	-27
co 0	-27
code	-80
da bin	28
da gibt	-36
da ist	-88
dabei	-40
dafür	69
daher	65
dame	20
damen	29
damen und	29
damit	65
damit die	30
danach	-50
dank	53
dank für	56
danke	82
danke ich	25
dann	-80
dann den	-41
dann die	-64
dann erst	-28
dann noch	-61
dann wird	-39
darauf	46
daraus	48
daraus einen	32
darf	-71
darf nicht	-44
darüber	-46
das	30
das auto	-46
das bitte	41
das brautpaar	-37
das ding	47
das ergebnis	-59
das formular	-38
das genügt	50
das gerät	-34
das gespann	-57
das ich	47
das ist	-55
das jetzt	28
das kind	-38
das licht	-39
das mal	41
das mit	63
das mittel	-56
das muss	-48
das narkoseblatt	-50
das objekt	-34
das protokoll	-32
das rote	-43
das sekretariat	-43
das so	44
das stück	-55
das tier	-39
das war	32
das war's	39
das was	36
das wasser	-51
dass auch	30
dass der	-54
dass er	-53
dass ich	20
dass man	-39
datum	-68
datum und	-34
davon	-30
dazu	37
deckel	-78
dem kunden	-62
dem messgerät	-39
dem mieter	-67
den ablauf	27
den angehörigen	-33
den auftrag	24
den ausweis	-45
den beleg	-45
den beutel	-32
den block	-23
den gast	-28
den kunden	-49
den leeren	-29
den leuten	-43
den motor	-27
den namen	-51
den nächsten	-37
den ordner	30
den preis	-51
den sack	-27
den schrank	-32
den schüler	-27
den server	-33
den stall	28
den tisch	-40
den tresor	-33
den wagen	-59
den zettel	-38
denen	33
denselben	-42
der akku	-46
der arzt	-58
der bewohner	-42
der box	24
der chef	-60
der disponent	-26
der eismeister	-29
der ersten	-29
der fahrlehrer	-21
der fläche	-38
der gast	-32
der kasse	-49
der kassenwart	-38
der kunde	-70
der kurier	-49
der liste	-65
der lupe	-33
der maschinist	-27
der mitarbeiter	-34
der nacht	-38
der nummer	-29
der patient	-34
der pilot	-30
der praxis	28
der prüfer	-41
der reihe	-22
der schriftführer	-46
der text	38
der trainer	-38
der tür	-40
der vorstellung	-38
der wahlvorsteher	-59
der wanne	-74
der zweiten	-43
deren	-21
derselben	-67
des kindes	-36
des kunden	-31
deshalb	85
desinfizieren	-91
di	91
dich	83
dicht	-42
dichtungen	-39
die 0	-46
die andere	-36
die anlage	-45
die aufsicht	-38
die aushilfen	20
die bande	47
die beiden	-49
die bestätigung	-29
die boote	-39
die den	-42
die differenz	-51
die eine	-60
die erstattung	-28
die flaschen	35
die frist	-35
die gruppe	-30
die gurte	-27
die helfer	-35
die instrumente	-53
die karten	-47
die kisten	-45
die klingel	-23
die kundin	-68
die körbe	-44
die leitung	-66
die liste	-41
die lüftung	-32
die maße	-23
die mühle	29
die naht	-57
die nummer	-63
die person	-77
die pumpe	-59
die rampe	-45
die schleuse	-25
die späte	46
die tabelle	25
die tafel	-58
die temperatur	-22
die tür	31
die zweite	36
dieser	-64
differenz	-51
ding	47
dippel	42
dippel 0	42
dir	63
direkt	-46
direkt in	-25
diskutieren	-34
disponent	-26
doch	87
dokument	31
donnerstag	66
dort	-56
dose	-78
dpd	-29
dpd 0	-29
dr	72
dragan	39
dragan :	39
draus	53
draußen	-55
dreht	-55
drei	-46
drei mal	-51
drei uhr	29
dreimal	-70
dreißig	-50
dreißig minuten	-30
drin	-50
dritten	-32
druck	23
druckt	-36
drunter	-80
drüber	34
drücken	-22
drückt	-55
drückt man	-29
du das	53
du noch	-23
durch	-46
durch die	-21
durch und	-20
durchgezählt	-51
durchwahl	23
dürfen nicht	-35
e	67
eh	53
ehrlich	-36
eigenen	-50
eigentlich	26
eigner	-48
eimer	-70
ein	26
ein bild	-24
ein die	-40
ein dokument	36
ein foto	-58
ein immer	-57
ein kind	-36
ein merkblatt	21
ein papier	43
ein und	-44
eine anleitung	33
eine halbe	-24
eine minute	-56
eine schriftliche	23
eine seite	54
eine stunde	-28
eine viertelstunde	-35
eine woche	-58
einem	35
einem satz	-53
einen	-20
einer nimmt	-22
einer stunde	-48
eines	67
einfach	38
eingang	-42
einlegen	-76
einmal	43
einmal um	-42
eintrag	-40
einzeln	-70
eis	-43
eismeister	-29
elektronischen	-39
ellbogen	-53
empfang	47
empfänger	-57
endlich	31
entgegen	49
entscheidet	-88
entwurf	29
er	-100
er alles	-34
er an	-56
er das	-38
er den	-28
er der	-51
er die	-60
er eine	-55
er ihn	-42
er lässt	-33
er mit	-55
er noch	-28
er sich	-52
er spült	-31
er um	-45
ergebnis	-82
erhält	-30
erklärt aus	21
erlaubnis	-61
erlaubt	-41
erst	-90
erst dann	-58
erst nach	-41
erst wenn	-54
erstattung	-28
ersten	-25
ersten mal	-31
erstes	-38
erstmal	-79
erzählen	-76
es	45
es der	22
es geht	62
es ja	40
es keine	-35
es mir	49
es nicht	-66
es nur	-50
es sei	-49
es sollte	45
es vom	-82
etwas	41
etwas nicht	-38
euch	75
fach	-37
fachkraft	-71
fahrer	-83
fahrlehrer	-21
fahrt	-56
fall	-43
falls	70
farbe	-115
farbe in	-54
fassen	-26
fasst	-60
fassung	82
fehlt ist	40
fertig	-38
fest	-41
feste	41
festhalten	48
fieber	-37
finde	40
finder	-64
findet	44
finja	34
flasche	-82
flo	53
flo 0	53
flug	-43
fläche	-65
folgt	-79
folie	-76
form	71
formular	-38
formulieren	52
formulieren sie	41
foto	-74
foto von	-64
fotografieren	-57
fotografiert	-47
fotografiert jeden	-45
fotografiert und	-23
fragen	-82
fragen sie	-59
fragt den	53
fragt man	-50
fragt nach	-43
fragt ob	-55
fragt was	-58
franken	-53
frau	61
frau dippel	42
frau lenz	29
frau nolden	33
frei	-72
freies	-37
freies chlor	-37
freigeben	-67
freitag	60
freitags	-56
freundlich	23
freundliche	21
frisch	-71
frist	-78
früh	25
frühestens	-54
frühkoch	-27
funk	-29
funkt	-25
futter	-54
fuß	-60
fährt	-104
fährt der	-36
füllt	-28
füllung	-37
fünf	-76
fünf minuten	-62
fünfzehn	-55
fünfzehn minuten	-39
fünfzig	-44
für	80
für alle	64
für das	59
für den	23
für rückfragen	45
für unser	39
für unsere	51
fürs	71
gang	-24
ganz	46
gar	-51
gar nicht	-51
gas	-47
gast	-77
gast in	-24
geben und	-30
geburtsdatum	-38
gebühr	-61
geehrte	38
geehrte damen	29
geehrter	29
geehrter herr	29
gefahren	-44
gefahren wird	-39
gegessen	-34
gegessen und	-26
gehen	-55
geht alles	-35
geht ein	-38
geht einer	-47
geht um	60
gehört	78
gelassen	-25
gelbe	-34
gelben	-39
geld	-85
gelegt	-56
geländer	-72
gelöscht	-51
gemeinsam	-41
gemeinsam mit	-31
gemeldet	-44
genau	36
genau so	42
genommen	-61
genommen wird	-60
genügt	50
geprüft	-46
gerade	58
geraucht	-28
geraucht wird	-28
gern	64
gerne	76
gerät	-65
gerätewart	-51
gerüst	46
gerüstbauer	-53
gesagt	22
geschieht	25
geschlossen	-47
geschrieben	26
gespann	-88
gesprochen	-37
gespräch	23
gestattet	-62
gestellt	-21
gestern	48
getrennt	-51
getrunken	-30
gewicht	-50
gewünscht	56
geöffnet	-57
gibt	-116
gibt es	-82
gibts	74
gilt	-93
gilt 0	-54
glaub	68
glaub ich	68
gleich	-34
gleich ins	-24
gondel	-67
gps	-31
grab	-76
grad	-54
grad darf	-28
grad haben	-27
grob	64
gruppe	70
gruß	73
grüezi	83
grün	23
grünen	-55
grüße	62
grüße aus	55
grüßen	81
gscheites	32
gucken	-66
guckt	-52
guckt ob	-52
gurte	-63
gut	106
gute	34
guten	66
guten morgen	37
guten tag	43
gül	27
gül :	27
günter	83
h	-46
h wind	-23
hab	67
hab mich	42
habe	61
haben	-48
haben das	-21
haha	81
halb	-59
halbe stunde	-27
hallo	71
halt	49
halter	-74
hand	-22
hand und	-65
handbremse	-60
handbuch	39
handschuhe	-103
handschuhe wird	-22
handy	-58
handys	-58
hat die	43
hat sich	21
hat und	-46
haube	-81
haube drauf	-61
haus	41
hausdame	-25
heben	-53
hebt	-24
heiner	49
heizung	-30
helfen	44
helfer	-59
hellen	-50
herr	75
herren	29
heute	30
hey	66
hier	85
hier ist	26
hier nicht	50
hierher	49
hin	-29
hinaus	-57
hinein	-33
hinein und	-30
hinten	25
hinter	-46
hinter der	-32
hoch	-57
hochachtung	43
hochdeutsch	47
hol	27
holen	-81
holt	-82
holt den	-42
holz	-45
hosentasche	-49
hund	-85
hund auf	-38
hunde	-43
hunde an	-43
hundert	-45
hähne	44
hält	-81
hält er	-28
hängt am	-45
hängt das	-25
hängt den	-48
hängt er	-39
hätte	54
hätte ich	36
höchstens 0	-36
höchstens drei	-61
hört	-60
hübsch	44
i	77
i a	63
ich	162
ich das	23
ich finde	40
ich hab	24
ich habe	22
ich hätte	22
ich ihnen	37
ich jetzt	52
ich mir	42
ich nicht	22
ich soll	43
ich tipp	57
ich will	43
ich wäre	32
ihm	-63
ihn am	-53
ihn an	-40
ihn in	-42
ihn zur	-37
ihnen	42
ihr	71
ihr mir	-38
ihre	70
ihrer	60
im	20
im auto	22
im büro	-56
im system	-78
im wagen	34
immer	-87
immer bei	42
immer zwei	-38
in	-71
in das	-62
in den	-62
in der	-31
in die	-84
in folie	-41
in form	37
in ordnung	-45
in unser	35
inhalt	33
innerhalb	-76
innerhalb von	-76
ins	-124
ins regal	-47
is	-47
ist	-80
ist bleibt	-42
ist das	-39
ist der	30
ist kein	-58
ist sache	-63
ist verboten	-54
ist wird	-42
it	52
it support	49
ja	79
ja ?	40
ja gut	27
ja hallo	35
jacke	-56
jahr	-72
jahre	-97
jahre aufheben	-49
je	-36
jede	-28
jedem	-62
jeden	-34
jeder	-37
jedes stück	-23
jemand	-54
jemanden	31
jetzt	103
jetzt ein	51
jonas	64
jonas 0	52
jun	-25
jungen	45
jörn	49
jörn 0	49
kalender	-60
kaltem	-25
kaltem wasser	-25
kanal	-32
kanal 0	-32
kann	49
kannst	52
kannst du	39
kanten	-65
kanzlei	58
karin	64
karte	-44
karten	-48
kasse	-61
kassenwart	-38
kassiert	-57
kasten	-57
kein	-104
kein hund	-37
kein kind	-55
keine	-81
keinen	-71
keiner	-48
keller 0	64
kennt	46
kevin	67
kind	-82
kind da	-36
kind mit	-48
kinder	-58
kindes	-36
kirche	-33
kiste	-60
kisten	-44
klappe	-62
klar	56
klare	40
klasse	-52
kleine	-55
klingel	-23
klingelt	-46
km	-23
km h	-23
knopf	-49
kollege	22
kollegen	52
kollegin	-44
kolleginnen	49
kolleginnen und	49
komma	61
komme	50
komme ich	50
kommen	-39
kommt	-56
kommt der	-37
kommt die	-49
kommt eine	-52
kommt in	-55
konfetti	-51
kontrolle	37
kontrollfahrt	-63
kontrollieren	-27
kontrolliert	-55
kontrolliert sie	-31
kopie	-58
kopiert	-42
kostet	-35
kostüm	-32
krankheit	-59
kriegen	-73
kuchen	24
kunde	-46
kunden	-39
kundin	-68
kurier	-49
kurz	31
kurze	78
könnte	28
könnten	27
körbe	-44
kübel	-61
kühlraum	-52
kühlschrank	-35
l	-38
lage	-60
lager	65
lager 0	60
laibe	-30
lampe	-84
lange	-58
lange handschuhe	-41
langen	-55
langsam	-90
langsam und	-47
lappen	-61
lass	79
lassen	-73
lassen und	-32
lassen wir	71
lasst	37
laufen	-45
lauge	-30
laut	-94
lbg	38
lebensmittel	-52
leer	-75
leere	-40
leeren	-44
legt	-63
legt die	-30
legt er	-29
legt sie	-61
lehrer	-66
lehrkraft	-42
leinen	-69
leitfaden	36
leitung	-69
lena	68
lena 0	68
lenny	31
lenny 0	31
lenz	29
lesen	61
letzte	-39
letzten	-62
leuten	-43
lg	51
licht	-56
liebe	81
liebe frau	52
lieferschein	-43
liegt	-48
liegt bei	39
liest	-42
links	35
liste	-80
liste der	-55
los	-62
lupe	-33
länger	24
länger als	24
lässt	-36
lässt sich	-38
lässt sie	-52
läuft	42
läuft das	32
läutet	-27
lösen	-89
lüftung	-32
mach	49
mach's	40
mache	54
machen	-23
machen ?	38
machen wir	64
machst	-60
macht ein	-27
macht von	-38
mag	50
mahnung	-55
mail	-52
mal	74
mal was	50
mal wie	21
malte	36
man die	-59
man ihn	-59
man sich	45
man zur	-47
marion	61
marion 0	61
maschinist	-27
maske	-30
matrose	-56
max	-63
max 0	-66
maße	-23
maße auf	-23
mehr als	-56
meine	68
melden	-69
meldet	-100
meldet sich	-51
meldung	-87
meldung an	-70
mensch	41
merci	36
merkblatt	21
merkblatt zu	21
messen	-53
messer	-33
messgerät	-39
mg	-38
mg l	-38
mich	103
mieter	-67
millimeter	-45
min	-65
mind	-41
mind 0	-41
mindestens	-73
mindestens 0	-47
minute	-60
minuten	-97
minuten wird	-33
mir	99
mir das	-37
mir die	48
mir wäre	47
mira	44
mirella	35
misst	-66
mit	-41
mit datum	-26
mit deckel	-44
mit dem	-43
mit den	-47
mit der	-38
mit kaltem	-25
mit name	-52
mit namen	-41
mit uhrzeit	-57
mit vorzüglicher	43
mit'm	-41
mitarbeiter	-34
mittags	-42
mittel	-56
moin	44
moin zusammen	34
moment	81
monate	-65
monaten	-35
monaten geht	-35
montag	39
morgen	20
morgen druckt	-36
morgens	-57
morscher	81
motor	-39
muss der	-63
muster	25
mutter	-55
möchten	39
mögen	44
mühle	29
müssen	-64
na	91
nach	-90
nach 0	-52
nach drei	-50
nach jedem	-28
nach ob	-29
nach sechs	-35
nach und	-40
nach vorn	-60
nach was	-59
nacht	-22
nadine	64
nadine keller	64
naht	-57
name	-56
namen	-88
namen an	-41
narkoseblatt	-50
nasse	-52
ned	38
nee	85
nehmen wir	-33
nein	84
nein doch	57
nen	22
nennt	-42
nennt den	-28
neu	-27
neuer	33
nicht	-21
nicht allein	-57
nicht an	24
nicht auf	-54
nicht das	-34
nicht für	-53
nicht hierher	49
nicht im	-51
nicht in	-50
nicht mehr	30
nicht mit	-70
nicht nur	-33
nicht so	43
nicht weiter	67
nichts	-66
nichts mehr	-41
nie	-75
niemals	-80
niemand	-57
nikolai	36
nimmt	-90
nimmt den	-25
nimmt die	-33
noch	43
noch am	-43
noch eine	66
noch einmal	-58
noch in	-67
noch versteht	27
noch was	44
nochmals	41
nolden	33
nord	60
notieren	-60
notiz	57
notruf	-63
notstopp	-50
nr	71
nr 0	72
nummer	-83
nummeriert	-45
nur	-105
nur bei	-59
nur der	-56
nur die	-64
nur für	-58
nur gegen	-55
nur noch	-48
nüchtern	-65
ob	-64
ob der	-65
ob die	-41
ob er	-47
ob noch	-45
ob sie	-40
oben	29
objekt	-34
objektleiter	-39
oder	-60
offen	-85
offene	21
ohne	-95
ok	60
oktober	44
opa	77
option	-63
ordentlich	-55
ordnen	35
ordnung	27
orga	55
orgel	23
ort	-49
packt	-61
packung	40
papier	57
parzellen	-48
passt	61
patient	-34
per	-62
per mail	-21
person	-77
personen	-64
pferd	-71
piept	-50
pilot	-30
pilot die	-30
plakette	-75
plan	43
platte	-57
platz	-36
polizei	-64
post	51
postenkoch	-42
praxis	37
preis	-66
probe	-50
probieren	-39
protokoll	50
prozent	-86
prüfen	-103
prüfer	-67
prüft	-91
prüft der	-56
prüfung	53
puls	-48
puls und	-48
pumpe	-59
putztürl	-31
pütz	76
q	37
q 0	37
quittiert	-46
rad	-71
rampe	-45
rand	-49
raus	-26
raus und	-46
rausnehmen	-39
rausnehmen und	-39
regal	-47
reihe	-61
reihe nach	-22
reihenfolge	-71
rein	-21
rein und	-22
reißt	45
rest	37
retoure	-57
ronja	57
ronja 0	57
rot	-75
rot wird	-54
rote	-43
ruft	-85
ruft den	-51
ruft die	-28
ruft sie	-40
ruhig	70
runde	-66
runter	-43
räumen	-77
rückfragen	45
rückseite	31
sack	-46
sag	24
sagen	-71
sagen wir	-63
sagt	-61
sagt ihnen	-24
salzwasser	-33
sammelt	-63
satz	-53
sauerstoff	-41
scannen	-73
schaden	-41
schaltet	-53
schauen	25
schauspieler	-35
schaut	-95
scheibe	-52
scheine	-48
schema	50
schick	37
schick ich	37
schicke	25
schicke ich	25
schicken	-42
schild	-21
schlauch	-43
schleuse	-40
schließen	-49
schließen und	-28
schließt	-49
schließt den	-22
schließt der	-44
schlitten	-27
schlüssel	-44
schlüssel in	-48
schlüssel werden	-42
schmerzen	-34
schmitz jun	-25
schmuck	24
schon	74
schon im	49
schrank	-78
schranke	-33
schreibbüro	45
schreiben	38
schreiben sie	35
schreibt	-46
schriftführer die	-46
schriftliche	23
schriftliches	39
schräg	-44
schule	-49
schwarz	-45
schwarz auf	29
schweißt	-43
schwester	77
schäden	-56
schürze	-48
sechs	-90
sechs monate	-65
sechs monaten	-35
sechs wochen	-48
sehr	75
sehr geehrte	38
sehr geehrter	29
sei	-79
sein	-88
seite und	-44
seiten	46
sekretariat	-48
sekunden	-39
selben	-54
selben abend	-23
selben tag	-40
selber	37
selbst	-90
sender	-67
sepp	33
sepp 0	33
server	-33
servus	35
setzt	-35
sich	35
sich auf	52
sich bereit	21
sich den	-49
sich die	-50
sich um	-46
sicht	-33
sichtprüfung	-40
sie 0	-54
sie auf	-42
sie dann	28
sie das	-30
sie dem	-65
sie den	-81
sie eine	-37
sie es	40
sie form	47
sie in	-81
sie kommen	-28
sie mir	27
sie mit	-94
sie sofort	-42
sie vergleicht	-46
sie wollten	37
sieben	-96
sieben tagen	-49
sieht	23
sind	-40
sind in	-62
sms	23
so	97
sobald	-65
sobald der	-36
sofort	-84
solange	-60
soll das	30
sollte	65
sommer	63
sonst	-61
sonst wird	-27
sonstiges	56
sorry	29
spaltkeil	-44
sperren	-77
spielt	-73
sprecher	31
spricht	-59
späte	46
späte antwort	46
spätestens	-76
spätestens drei	-30
st	36
st nikolai	36
stall	28
stand	82
stand :	43
startet	-41
steckt	-53
steffi	61
steffi 0	61
steht	25
stein	-75
stellen	-100
stellt	-61
stellt das	-22
stellt die	-24
stellt er	-21
stellt man	-52
sterilisiert	-45
stimmt	39
streichen	-46
streicht	-42
stroh	-75
strom	-72
stumpfe	-57
stunde	-91
stunde vorher	-37
stunden	-104
stück	-31
stütze	-69
sucht	33
super	25
support	49
support 0	49
suvi	52
suvi 0	52
system	-80
system mit	-62
sätze	64
tabelle	51
tablet	29
tabu	-67
tafel	-66
tag	-34
tag hier	42
tag vorher	-46
tag wird	-42
tage	-31
tagen	-77
tank	-48
tape	-71
tausch	-40
team	57
technik	-71
teil	-54
teile	-53
telefon	-26
telefonisch	-59
temperatur	-28
termin	36
test test	44
text	52
thema	68
tier	-52
tipp	57
tisch	-44
tisch und	-32
tische	-55
tobi	64
tobi 0	47
ton	51
top	84
top 0	84
tragen	-66
trainer	-38
tresor	-33
tritt	-67
trocknen	-72
trägt	-55
tuch	-54
tun	-85
täglich	-57
tüte	-39
uhr und	-33
uhrzeit	-75
uhrzeit der	-48
uhrzeit und	-48
um 0	-62
um ausformulierung	40
um die	38
um drei	27
um eine	23
um einen	-49
um und	-55
umschlag	-41
und	-81
und 0	-44
und am	-60
und an	-57
und bei	-36
und bietet	-27
und bleibt	-29
und dann	-20
und den	-44
und der	-37
und die	-29
und eine	-29
und einen	-53
und einer	-54
und einmal	-45
und fotografiert	-45
und fragt	-67
und herren	29
und hängt	-48
und ich	57
und kein	-54
und kollegen	49
und konfetti	-51
und legt	-43
und liest	-41
und lässt	-49
und lösen	-58
und macht	-53
und misst	-43
und mit	-70
und nein	46
und nennt	-28
und nicht	57
und ob	-62
und prüft	-24
und sagt	-29
und schaut	-57
und schließt	-23
und schreibt	-70
und setzt	-36
und sie	58
und spricht	-31
und stellt	-44
und streicht	-42
und trägt	-43
und uhrzeit	-42
und verständigt	-33
und wartet	-21
und was	-31
und zwar	34
und zwei	-46
und zählt	-31
und öffnet	-20
ungeöffnet	-51
unreine	-41
unreine seite	-41
uns	62
unser	79
unsere	83
unserer	44
unter	-120
unter 0	-58
unterschreiben	-71
unterschreibt	-60
unterschrieben	-58
unterschrift	-51
uschi	65
verbindung	-67
verbleibt	-65
verboten	-86
vergessen	63
vergleichen	-42
vergleicht	-52
vergleicht das	-39
verloren	-56
verlässt	-46
vermerkt	-80
vermerkt sie	-56
verschickt	-39
verschiedenes	35
verschließt	-61
verschließt die	-61
verschriftlichen	50
versieht	-47
versteht	31
verständigt	-73
verständigt die	-33
vertrag	-67
vielen	32
vielen dank	32
vier	-74
vier stunden	-24
viertelstunde	-35
vom 0	105
vom tag	-41
von	45
von :	74
von den	40
von der	-84
von günter	83
von hand	-73
von jeder	-41
von mir	66
von zwei	-55
vor	-53
vor dem	-22
vor der	42
vor ort	-43
vor und	-54
vorgehen	44
vorher	-101
vorher die	-25
vorher wird	-37
vorliegt	-43
vorn an	-51
vorn und	-47
vorstand	27
vorstellung	-22
vortag	47
vorzüglicher	43
vorzüglicher hochachtung	43
vroni	36
vroni 0	36
waben	-86
wagen aus	-58
wahlvorsteher	-59
wandert	-43
wann	23
wanne	-74
war	73
war's	39
ware	-56
warnweste	-49
warten	-28
wartet	-43
wartet auf	-21
was	108
was gscheites	32
was schriftliches	39
was wann	53
waschen	-93
wasser	-94
wasser und	-38
wasserprobe	45
wechselgeld	-74
weg	28
weglassen	51
weist	-48
weit	-75
weiter	-22
weiß	60
wenn	-20
wenn das	-66
wenn die	-80
wenn er	62
wenn ich	35
wenn sie	-23
werden	-83
werden alle	-30
werden darf	-45
werden die	-49
werden kann	-50
werden nicht	-70
werden nie	-41
werkstatt	-55
wie	93
wie das	54
wieder	57
wiegen	-55
wiegt	-24
wiesław	53
wiesław 0	53
will	24
will das	29
wind	-33
winter	-58
wir	59
wir bitten	47
wir bräuchten	32
wir den	74
wir nicht	-56
wird	-83
wird am	-29
wird auf	-65
wird das	-51
wird der	-30
wird die	-88
wird er	-40
wird erst	-33
wird es	-27
wird kein	-31
wird mit	-29
wird nach	-55
wird nicht	-99
wird nichts	-35
wird noch	-65
wird nur	-59
wird zu	-35
wirklich	23
wirtz	64
wischen	-58
wischnewski	39
woche	-23
wochen	-100
wochen vorher	-43
wochenende	47
wollten	37
wort	-28
wurde	-51
wählen	-21
wählt	-59
während	-55
während einer	-50
wär	47
wäre	67
x	-37
zahlen	-56
zahlt	-68
zaun	-60
zehn	-79
zehn jahre	-61
zehn minuten	-54
zehn tage	-38
zeichen	-60
zeichnet	-35
zeigen	-108
zeigt	-60
zettel von	78
ziehen	-101
zieht	-84
zieht die	-31
zimmer	-62
zu	-31
zu basteln	25
zu machen	37
zu und	-32
zu zweit	-51
zucker	-62
zuerst	-77
zugführer	-46
zuletzt	-50
zum	50
zum schluss	-73
zur	-29
zuruf	-50
zurück	-96
zurück in	-68
zurück und	-45
zusammen	42
zuschauer	-51
zustand	-64
zwanzig	-44
zwanzig minuten	-39
zwar	58
zwei	-92
zwei mann	-31
zwei minuten	-23
zwei stunden	-36
zwei sätze	-41
zwei und	-45
zwei wochen	-68
zweimal	-77
zweit	-51
zweite	34
zweiten	-43
zwischen 0	-36
zählen	-83
zähler	-89
zählt	-87
zählt die	-65
äh	21
äh ja	28
öffnen	-47
öffnet	-55
öffnet die	-44
über	-33
über 0	-83
über kanal	-32
übergabe	-34
übernimmt	-33
❤	52
❤ ️	52
👍	58
😄	51
️	76`;
