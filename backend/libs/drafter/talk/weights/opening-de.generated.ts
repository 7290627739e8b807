// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_DE = `-14
! !	34
#=-1	-106
#=2	80
#=3	-61
#=5	22
-1=0	65
-1=:	88
-1=?	66
-1=ab	-51
-1=an	-75
-1=anders	50
-1=auf	-71
-1=bar	-45
-1=bitte	52
-1=boden	-69
-1=cm	-64
-1=da	46
-1=darauf	-38
-1=ein	-96
-1=einlegen	-36
-1=frei	-58
-1=fristenkontrolle	32
-1=frühkoch	-30
-1=gefahren	-21
-1=gesagt	52
-1=grad	23
-1=gut	50
-1=haben	-28
-1=hat	58
-1=heben	-33
-1=herren	56
-1=hin	41
-1=hoch	-50
-1=ist	-65
-1=kann	56
-1=keinen	-52
-1=keiner	-46
-1=kinder	68
-1=kollegen	52
-1=kommen	-36
-1=kunden	37
-1=kühlung	-36
-1=lassen	-57
-1=liste	-54
-1=los	71
-1=ländern	63
-1=läuft	-68
-1=mir	35
-1=muss	61
-1=nach	-77
-1=neu	37
-1=nichts	38
-1=oktober	31
-1=rein	-53
-1=rufen	-64
-1=runter	-23
-1=schacht	-41
-1=schlüssel	-51
-1=seite	-49
-1=setzen	-71
-1=so	60
-1=spülen	-34
-1=steht	-68
-1=tafel	-49
-1=technik	-41
-1=tun	-52
-1=tür	-61
-1=uhr	-86
-1=unterschreiben	-39
-1=vergessen	33
-1=vergleichen	-52
-1=versteht	27
-1=vor	26
-1=vorher	-75
-1=wand	-27
-1=war	38
-1=warum	43
-1=waschen	-56
-1=weg	-59
-1=werden	-67
-1=wird	-63
-1=wischen	-31
-1=woche	-44
-1=wochen	20
-1=wurde	67
-1=zeigen	-44
-1=zu	-66
-1=zulässig	-43
-1=zurück	-22
-1=zusammen	31
-1=zwei	33
-1=😬	64
-1=🙈	72
0	-34
0 0	-132
0 :	-64
0 bar	-65
0 bei	-50
0 bis	-58
0 c	-54
0 cm	-86
0 dann	-54
0 die	-63
0 euro	20
0 grad	-47
0 h	-103
0 j	-37
0 kg	38
0 kinder	75
0 leute	32
0 min	-75
0 ml	-23
0 mm	-57
0 ph	41
0 prozent	66
0 sekunden	-43
0 stunden	-73
0 tage	-40
0 uhr	-33
0 und	37
0 wird	-46
0 wo	-59
0 x	-75
0 zeichen	-50
01=0 min	-22
01=also es	47
01=am tag	-43
01=anbei wie	23
01=anlass ist	53
01=anwesend :	39
01=auf der	-56
01=beim letzten	41
01=das war	58
01=der mitarbeiter	-32
01=der neue	32
01=der tüv	32
01=es geht	54
01=es sollte	44
01=geschrieben wird	37
01=gilt für	80
01=guten morgen	59
01=guten tag	38
01=ich bin	39
01=ich brauch	33
01=ich hätte	32
01=immer zu	-39
01=in der	22
01=in unserem	46
01=keil aus	-33
01=liebe frau	45
01=max 0	-35
01=moin zusammen	41
01=sehr geehrte	39
01=sehr geehrter	29
01=seit der	26
01=sie vergleicht	-34
01=so läuft	39
01=t 0	-50
01=termin steht	39
01=test test	55
01=um 0	-61
01=vor dem	-47
01=vor der	-59
01=was ich	23
01=wir bräuchten	25
01=wir haben	52
01=wir nehmen	31
01=wir sind	53
01=zuerst schaut	-21
01=zwei wochen	-46
01=zwischen 0	-25
01=äh ja	28
0=0	-103
0=alarm	-71
0=alles	26
0=als	53
0=anbei	36
0=anlass	59
0=anwesend	39
0=auf	22
0=auftrag	-67
0=bei	-31
0=beim	71
0=bis	-49
0=bisher	42
0=bitte	52
0=da	48
0=danach	-40
0=das	103
0=den	-66
0=deshalb	31
0=die	35
0=dr	-78
0=du	72
0=er	-45
0=es	94
0=frau	30
0=gemessen	-30
0=geschrieben	37
0=gestern	44
0=gilt	58
0=grüezi	66
0=guten	71
0=haben	57
0=hallo	91
0=hey	69
0=hände	-69
0=ich	52
0=im	92
0=in	42
0=ja	97
0=jede	-48
0=jeder	-55
0=keil	-33
0=könnte	39
0=leider	44
0=leute	57
0=liebe	96
0=man	29
0=max	-35
0=mein	57
0=meine	70
0=mir	46
0=moin	60
0=nie	-50
0=nix	26
0=nur	-90
0=o	-56
0=oh	70
0=okay	82
0=pro	-73
0=scannen	-57
0=sehr	78
0=seit	48
0=servus	62
0=sie	-42
0=so	101
0=t	-50
0=tag	-44
0=termin	39
0=test	55
0=thema	89
0=und	55
0=unser	75
0=unsere	106
0=vor	-63
0=vorher	-30
0=was	23
0=wassergehalt	-25
0=wenn	-52
0=wer	-49
0=werte	66
0=wie	35
0=wir	118
0=wird	71
0=zuerst	-77
0=zum	25
0=zwischen	-61
0=äh	40
0=ähm	70
0=⬜	-64
1=0	-49
1=:	33
1=abend	-28
1=ablesen	-30
1=alle	68
1=am	36
1=auf	-63
1=aus	-56
1=auszubildende	-20
1=bin	35
1=bis	-69
1=bisherige	38
1=bitte	33
1=brauch	33
1=brauchen	43
1=bräuchten	25
1=chlor	-39
1=dem	-22
1=den	-60
1=des	-68
1=du	60
1=ein	27
1=einer	-32
1=er	22
1=erzieherin	-34
1=es	47
1=fehlten	47
1=fleisch	-30
1=frau	102
1=geehrte	39
1=geehrter	29
1=geht	-29
1=gut	58
1=haben	65
1=hat	69
1=hatten	44
1=herr	57
1=hätte	42
1=ich	68
1=ihr	40
1=im	-124
1=in	50
1=ja	35
1=jetzt	62
1=jungen	71
1=klasse	-48
1=kolleginnen	52
1=letzten	55
1=liegt	33
1=läuft	-56
1=mal	62
1=meldet	20
1=messen	-53
1=min	-22
1=mir	25
1=mitarbeiter	-32
1=morgen	59
1=muss	-52
1=möchte	30
1=nach	-71
1=nehmen	31
1=neue	51
1=nicht	30
1=nur	-44
1=reifen	-59
1=schaut	-29
1=sie	41
1=sind	-22
1=sofort	-73
1=sollte	44
1=stand	45
1=tag	-47
1=test	55
1=tüv	32
1=und	-75
1=unserem	46
1=unter	-23
1=vergleicht	-34
1=vier	21
1=von	79
1=vor	-54
1=vorher	-58
1=war	68
1=wer	-78
1=werden	-68
1=wie	23
1=wir	46
1=wird	-53
1=woche	52
1=wochen	-56
1=wäre	64
1=zu	-39
1=zusammen	41
1=zählen	-42
1=öffnet	-32
2=	77
2=!	69
2=0	-63
2=ab	-70
2=abziehen	-34
2=alle	36
2=also	39
2=am	-38
2=auf	58
2=aus	-28
2=bei	-45
2=beutel	-60
2=bin	27
2=bis	40
2=bist	61
2=bitte	48
2=da	-77
2=damen	29
2=dann	-59
2=dem	-79
2=den	31
2=deshalb	26
2=die	-48
2=dir	21
2=drei	44
2=dreimal	-50
2=ein	26
2=eine	65
2=einen	-38
2=er	-73
2=es	58
2=fehlt	27
2=fenster	-53
2=frau	50
2=füllt	-72
2=für	-21
2=geht	24
2=gestern	73
2=gilt	-71
2=ging	47
2=haben	58
2=hallo	20
2=handschuhe	-41
2=hat	103
2=hatten	53
2=helfer	-34
2=herr	50
2=hof	-43
2=hufschmied	31
2=i	69
2=ich	99
2=ihr	56
2=im	-29
2=immer	-49
2=in	37
2=ja	63
2=jeden	-72
2=jeder	24
2=jetzt	48
2=kommen	-42
2=kommt	-42
2=lassen	-74
2=legt	-48
2=leihhaus	21
2=lässt	-33
2=läuft	24
2=m	-56
2=macht	-80
2=mal	62
2=man	22
2=meine	77
2=meinem	55
2=meldet	-31
2=mich	32
2=mir	70
2=mit	-121
2=mitarbeiter	44
2=muss	46
2=nach	51
2=noch	-27
2=nur	-83
2=offener	-23
2=platz	45
2=sag	63
2=schlüssel	-67
2=schulkindern	-60
2=seit	32
2=sich	-57
2=sichtbar	-57
2=sie	26
2=sind	92
2=stammt	47
2=standen	36
2=steht	89
2=stellt	-66
2=suche	23
2=tag	27
2=trägt	-40
2=uhr	26
2=und	-66
2=unserer	59
2=verlangt	35
2=verwahrt	44
2=vier	69
2=von	-94
2=vor	-55
2=vorher	-77
2=war	73
2=wechselgeld	-66
2=wer	40
2=wird	-78
2=wochen	31
2=zeit	-24
2=zettel	-62
2=zu	22
2=zwei	-23
2=zweit	-39
2=öffnen	-38
2=über	-49
: 0	78
: anlage	-65
: das	34
: foto	-59
?	70
@0	54
@1	42
@2	-38
@3	-98
N=	-34
a	-33
ab	-29
ab 0	-31
ab in	-29
ab juni	30
abend	51
abend vorher	-53
abends	-42
aber	64
aber die	45
abgabe	-73
abholung	-25
abhängen	-52
ablauf	67
ablauf für	34
ablesen	-71
ablesen 0	-52
ablesen und	-35
abschließen	-58
abstand	-42
abstellen	-25
abtippen	41
abweichung	-31
abziehen	-34
acht	-42
acht bis	72
achtzehn	57
alarm	-56
alle	-20
alle 0	-40
allein	-40
aller	47
allergien	-53
alles	47
als 0	-56
als die	42
als erstes	-57
also	22
also es	47
alt	49
alte	-41
alten	26
alten luftschutzstollen	43
am	-37
am 0	48
am bahnhof	52
am ende	60
am ersten	-40
am morgen	-56
am nächsten	-63
am seil	-29
am sonntag	-25
am tag	44
am telefon	53
am tresen	-27
am vortag	-57
an	-26
an bevor	-56
an den	-93
an der	76
an und	-49
anbei	36
anbei wie	23
andere	-47
anderes	50
anders	84
angebot	49
angefangen	-33
angenommen	-39
angerufen	36
angestellten	56
anhänger mit	-38
anker	-49
anlage	48
anlass	59
anlass ist	53
anleitung	40
anmelden	-69
annahme	-29
anruf kommt	-67
anschauen	-98
antrag	-78
anweisung	32
anwesend	70
anwesend :	39
april	57
arbeitet	-78
arbeitsanweisung	40
assistentin	-45
auch	-38
auch die	-26
auch in	47
auch nicht	-65
auch wenn	-54
auf das	-56
auf dem	-46
auf die	35
auf sicht	-35
auf weiß	42
aufhängen	-35
aufnahme	52
aufs	-34
aufschließen	-71
aufschreiben	-40
auftrag	-65
aufwachbox	-21
augen	37
august	39
aus	38
aus denen	35
aus einer	39
aus und	-43
ausgabe	-27
ausgeben	-34
aushang	-45
aushilfen	20
ausweis	-109
auszubildende	-20
auto	-54
autos	44
außerdem	64
außerhalb	-78
b	34
bahn 0	-63
bahnhof	52
ballen	-47
band	33
bar	-65
bauhof	-36
becken	-54
beckenwasser	-34
beckenwasser spülen	-34
beginn	36
beginn 0	51
bei	-63
bei 0	46
bei der	-32
bei einem	32
bei einer	35
bei mir	50
bei unter	-61
beide	-66
beim ersten	-45
beim letzten	41
bekommen	-53
bekommt	-74
bekommt einen	-43
beleg	-51
bemängelt	65
bemängelt dass	59
benutzen	-54
benutzte	-45
bereich	-70
bernd	67
beschrieben	26
beschriften	-56
beschwert	33
beschwert dass	33
bestand	-57
bestellt	-56
betreut	62
beutel	-73
bevor	-34
bevor der	-22
bild	-48
bild und	-31
bin	81
bin hufschmied	31
bin ich	20
binnen	-89
bis 0	-62
bis zehn	72
bis zum	-25
bis zur	38
bisher	61
bisherige	38
bist	61
bist du	61
bitte	143
bitten	-44
bleiben	-57
bleibt	-91
bleibt am	-46
bleibt zu	-55
boden	-42
brauch	33
brauchen	52
brille	-57
bringt	-22
bräuchten	25
bräuchten also	25
bub	47
bücher	-62
büro	-72
bürste	-39
c	-75
ca	64
ca 0	64
charge	41
chlor	-39
cm	-86
cm unter	-27
da	57
da ist	-33
da und	65
dach	-37
dachte	57
dagegen	60
daher	63
damen	56
damen und	29
danach	-79
daneben	-58
dank	52
dank für	48
danke	33
dann	-42
dann in	-29
darauf	-26
daraus	61
darf	-44
darum	-27
das	25
das ding	39
das erste	-34
das gerät	-56
das gesundheitsamt	45
das halbe	33
das jetzt	58
das mit	47
das stück	-54
das system	-71
das war	58
dass die	54
dass wir	39
datum	-77
datum und	-27
davon	42
davon ist	23
davor	-52
decke	24
deckel	-70
dem 0	42
dem boden	-41
dem jahr	47
dem kunden	-38
den ablauf	28
den beutel	-41
den jungen	-78
den kopf	34
den kunden	-59
den leeren	-44
den namen	-31
den ruhestand	36
den sack	-35
den schein	21
den zustand	-38
denen	35
denn	-57
der 0	31
der ausgabe	-48
der fahrer	-57
der falschen	68
der hand	-58
der kunde	-31
der lehrling	-25
der letzten	44
der liste	-42
der mitarbeiter	35
der neue	51
der oberfläche	-27
der raum	-49
der reihe	-50
der rest	-53
der schleuse	-21
der tüv	32
der zweite	-39
des kindes	-41
deshalb	69
deswegen	28
die annahme	20
die assistentin	-45
die aushilfen	20
die box	-51
die decke	24
die eltern	-41
die erste	-65
die gruppe	-55
die hälfte	53
die kiste	-31
die kisten	-54
die kundschaft	51
die liste	-83
die man	33
die meisten	58
die menge	-41
die neue	39
die rampe	-52
die späte	43
die tafel	-49
die tür	-64
die zweite	30
dies	24
diese	76
diktiere	39
ding	39
dir	75
direkt	-58
do	-95
doch	43
dose	-74
dran	-66
drauf	-45
draufschauen	-70
draus	40
drei	34
drei leute	-43
drei monate	-43
drei tage	32
dreimal	-46
dreißig	53
dritter	37
druck	-57
drüber	-51
drücken	-29
drückt	-72
du	82
du weißt	24
durch	-26
durchblättern	-57
dürfen	-38
echt	67
egal	-33
ehering	28
eigene	-44
eimer	-68
ein	49
ein der	-31
ein junge	44
ein kind	60
eine anleitung	31
eine feste	25
eine nummer	-38
eine schriftliche	45
eine stunde	-31
eine woche	-36
eine zweite	-41
einem	80
einem alten	27
einen	-22
einen anhänger	-38
einer	53
einer auf	35
einer stunde	-63
eines	65
einfach	46
einfach nicht	45
einlegen	-36
einmal im	-51
einsatz	98
einzeln	-67
elektriker	23
elf	52
eltern	-48
eltern mit	-25
ende	32
ende der	-52
endlich	39
entschuldigen	-26
entschuldigt	82
entschuldigt :	76
entwurf	-20
er	-28
er nicht	-40
erklärt	54
erst	-76
erst einmal	-46
erst im	-47
erste	-73
ersten	-29
erstes	-57
erzieherin	-34
es	38
es den	-36
es geht	46
es sollte	44
es wird	36
etwa	92
etwas	75
etwas aber	43
etwas in	36
euch	38
euro	-24
fahren	-78
fahrt	-42
falschen	68
familie	25
farbe	-81
fassung	-23
februar	49
fehlt	-36
fehlt ist	27
fehlten	47
felge	28
feste	33
feste reihenfolge	25
festhalten	51
feucht	-47
feuerwehr	-52
filter	-54
finde	40
flamme	-67
flasche	-45
flaschen	-22
flecken	-46
fleisch	-30
folie	23
foto	-70
fotografieren	-44
fotografiert	-57
fragen	-71
fragt	-33
fragt nach	-63
franken	49
frau	113
frei	-71
frisch	-51
fristenkontrolle	32
früh	45
frühjahr	36
frühkoch	-30
fuß	-29
fährt	31
fährt der	-21
fährt nur	37
führerschein	-32
füllen	-37
füllt	-72
fünf	-35
fünf minuten	-34
für	50
für das	37
für den	92
für unser	58
für unsere	41
fürs	58
gab	43
gabel	-60
gang	-61
ganz	63
ganze	-48
gas	-28
gast	-55
geblieben	25
gebrochen	-34
gebucht	-26
gebühr	-48
geehrte	39
geehrte damen	29
geehrter	29
geehrter herr	29
gefahren	-67
geflügel	-39
gefragt	64
gefunden	43
gegen	-36
gehabt	40
geht	-44
geht um	64
gehört	41
gelb	-62
gelbe	-47
geld	39
gelten	-54
geländer	22
gemeinde	20
gemessen	-42
gemischt	-43
genau	63
genommen	-69
genommen wird	-69
geprüft	-55
gericht	20
gern	80
gern einmal	34
gerne	51
geruch	-40
gerät	-26
gesagt	52
geschieht	47
geschrieben	63
geschrieben wird	31
gesehen	35
gesperrt	-44
gespräch	41
gestellt	-31
gestern	98
gestern abend	32
gestoppt	-42
gesundheitsamt kommt	45
getrennt	-28
gewaschen	-37
gewicht	-57
gezählt	-29
geöffnet	-35
gibt	-34
gibts	88
gilt für	33
ging	58
ging ein	49
gleich	-61
gläser	-67
gondel	-56
grad	-57
gruppe	-31
größe	-48
grüezi	66
grüßen	-86
gucken	-59
gurte	-54
gut	51
gute	75
guten	73
guten abend	80
guten morgen	59
h	-103
haar	-55
hab	53
hab mich	35
haben	56
haben sie	47
haben wir	92
habt	32
haken	-40
halbe	32
halle	-64
hallo	94
halten	-25
handkasse	-85
handschuhe	-60
handy	-84
hat	61
hat bei	61
hat drei	57
hat gestern	43
hat im	47
hat ne	-26
hat sich	48
hat und	-55
hat uns	-51
hatte	71
hatten	71
hatten wir	44
haube	-48
haus	44
hausdame	-50
heben	-33
hebt	-45
heike	46
heiß	53
heißt	-59
helfen	46
helfer 0	-34
henna	-29
herbst	40
herr	86
herren	56
heuer	76
heut	42
hey	69
hier	92
hier ist	40
hier meine	23
hin	41
hinten	-24
hoch	-50
hof	-45
hof 0	-43
hoffe	26
hoffe ihr	26
holen	-80
holt	-43
hr	-59
hufschmied	31
hälfte	53
hände	-85
hände waschen	-56
hängen	-56
hängt	-49
hätte	61
höchstens	-94
höchstens 0	-71
höchstens drei	-47
i	53
ich	149
ich auf	30
ich bin	46
ich brauch	33
ich das	28
ich diktiere	39
ich finde	40
ich hab	39
ich hoffe	26
ich hätte	32
ich jetzt	42
ich mir	36
ich suche	23
ich will	49
ihm	53
ihnen	55
ihr	65
ihr lieben	47
ihrem	20
im	22
im alten	47
im büro	-72
im herbst	40
im kühlraum	-24
im mai	52
im monat	-27
im original	-40
im september	21
immer	-33
immer zu	-58
impfpass	-42
in	39
in das	-68
in dem	29
in den	-48
in der	54
in die	-97
in drei	-36
in einem	54
in einen	-45
in einer	64
in meinem	60
in unserem	58
in zwei	-26
ins	-89
ins regal	-48
ins system	-36
irgendwas	-28
ist	23
ist ein	63
ist eine	25
ist es	-50
ist im	32
ist mir	41
ist noch	46
ist uns	33
j	-37
ja	86
ja gut	24
ja hallo	20
jahr	23
jahr 0	47
jahre	35
jahren	103
jannis	82
januar	-65
je	26
jede	-21
jede woche	53
jedem	33
jeden	-44
jeden morgen	58
jedes mal	42
jedes stück	-26
jemand	25
jetzt	116
jetzt ein	32
junge	44
jungen	44
juni	-39
kalben	32
kalender	-41
kam	48
kanal	-39
kann	48
kannst	42
kannst du	42
kanzlei	46
karte	-49
kasten	-42
kaution	-33
keil	-33
keil aus	-33
kein	-40
kein schlüssel	-51
keine	-76
keinen	32
keiner	54
keiner mehr	45
keiner wusste	67
kennt	41
ketten	-37
kg	38
kilo	-64
kind	26
kinder	76
kindes	-41
kiste	-40
kisten	-86
kittel	39
klappe	-51
klare	50
klasse	-54
klaviertransport	-47
kleidung	-50
klima	-40
klopfen	-65
knie	64
knoten	-40
kollege	31
kollegen	54
kolleginnen	57
kolleginnen und	52
komme	38
komme ich	38
kommen	-49
kontrolle	43
kontrollieren	-50
kopf	52
kopie	-34
kugelschreiber	-52
kunde	-32
kunden an	-45
kundin	45
kurz	-48
kälte	77
können	38
können wir	23
könnte	62
könnten	40
kübel	-63
kühlraum	-31
kühlung	-62
küster	36
küvette	-34
l	-80
lag	99
lager	-41
laib	48
lampe	-45
lang	35
lange	-39
lassen	-46
laub	-73
laufen	-45
laut	-47
leben	36
leeren	37
legt	-78
legt die	-32
leider	58
leihhaus	21
leiter	-80
leitfaden	41
leitstelle	-70
leitung	-46
lena	73
letzte	-32
letzten	89
letzter	-65
leute	73
liebe	96
liebe frau	45
lieben	47
lieferschein	-75
lieferung	-41
liegen	25
liegt mir	33
liest	-32
linie	-35
links	-54
liste	-126
liste hängt	-36
lkw	-53
lockern	-54
los	71
lose	-44
luft	-31
luftschutzstollen	43
lutz	54
ländern	63
lässt	-52
lässt sich	-37
läuft	-20
läuft das	73
löffel	28
lüften	-56
m	25
machen	-45
machen wir	-62
macht	-24
macht die	-79
mai	44
mail	-70
mal	85
mal allein	44
mal in	35
mal was	53
mal wie	22
man	34
man die	-36
man mit	21
manchmal	70
mann	-53
maschine	-55
maschinenraum	-42
maske	-33
max	-67
max 0	-53
mehr	-27
mehr als	-32
mein	83
meine	114
meine tochter	33
meinem	63
meiner	60
meisten	58
meistens	25
meister	-49
meldet	-28
meldet sich	-64
menge	-41
messen	-74
messer	-47
meter	72
mich	101
mieter	43
milch	27
min	-75
min vorher	-22
mind	-55
mind 0	-55
mindestens	-46
mindestens eine	-40
minus	-56
mir	140
mir die	38
misst	-40
mit 0	22
mit beckenwasser	-34
mit dem	-43
mit den	35
mit einer	53
mit namen	-25
mit offener	-41
mit schmuck	42
mit uhrzeit	-27
mitarbeiter	22
mitnehmen	-23
ml	-23
mm	-57
moin	60
moin zusammen	41
monate	-43
montag	-116
morgens	-69
motor	37
muss	-44
märz	-30
möchte	31
möchte ich	30
möchten	59
mündlich	-74
müssen	-81
na	64
nach	-27
nach 0	-62
nach größe	-48
nach ihm	36
nach zwei	-20
nachmittags	-41
nachnamen	-34
nachts	22
name	-62
namen	-60
ne	-22
neben	25
ned	60
nehmen	-21
nein	22
neue	65
neuen	-40
neun	69
nicht an	-58
nicht auf	22
nicht da	51
nicht die	-35
nicht erst	-33
nicht für	-36
nicht in	-55
nicht vergessen	-55
nicht vor	-40
nicht weiter	51
nicht wird	-56
nie	-113
nie am	-61
niemand steigt	-42
nimmt	-73
noch	79
noch auf	49
noch nie	65
noch versteht	27
nochmal	-22
notiert	-37
november	54
nummer	-97
nun	53
nur	-78
nur den	24
nur die	-74
nur im	-57
nur mit	-66
nur von	35
nächsten	-74
o	-56
ob	-33
ob der	-71
ob die	-49
ob es	-47
ob sie	48
oben	-34
oberfläche	-27
oder mit	71
ofen	32
offen	-36
offen war	30
offenen	-42
offener	-41
oft	86
oh	70
ohne	-22
ok	33
okay	82
oktober	31
ole	82
ordnen	45
ordner	-23
original	-60
papier	39
passiert	25
passiert ist	25
passt	-56
peilt	-41
peinlich	59
per	-53
per karte	-42
person	-84
personen	-35
petersen	43
ph	39
plan	-99
platz	32
portal	-34
praktikantin	51
praxis	63
pro	-61
probe	-62
probe 0	-27
produktion	80
prozent	46
prüfen	-79
prüft	-37
prüfung	84
quittung	-52
rampe	-47
rand	-56
rauchfangkehrer	71
raum	-58
raum 0	50
raus	-85
raus tür	-45
raus und	-47
rechnet	-66
regal	-57
reicht	-69
reifen	-55
reihe	-50
reihe nach	-50
rein	-62
rein und	-22
reißt	46
rest	-92
restauratorin	31
richtlinie	-48
rosen	-52
rufen	-71
rufst	-33
rufst du	-33
ruft	-63
ruft die	-45
ruhestand	36
rund	100
rund 0	72
runde	-68
runter	-87
rückgabe	-25
rütteln	-37
sache	51
sack	-49
sag	63
sagen	26
sagt	-51
salz	-58
samstag	37
sauber	48
sauber festgehalten	48
saugen	-48
saß	77
scannen	-80
schacht	-41
schaut	-44
schaut er	-22
scheibe	23
schein	-35
schicht	-27
schicken	21
schild	-88
schimmel	64
schlecht	-44
schleudern	-44
schleuse	-42
schließt	-41
schluss	-54
schlüssel	-90
schmeckt	23
schmuck	42
schreib	29
schreiben	32
schreibt	-80
schriftlich	-57
schriftliches	40
schräg	-50
schulkindern	-60
schwarz	42
schwarz auf	42
schwarze	-44
schwimmmeister	-87
schüler	-31
sechs	28
sechs wochen	-44
sechzig	22
sehr	89
sehr geehrte	39
sehr geehrter	29
sei	74
seil	-29
sein	-81
seit	130
seit dem	45
seit der	26
seite	-20
seiten	-26
sekunden	-86
selbst	-95
servus	69
setzen	-62
setzt	-72
sich den	-33
sich die	23
sich nicht	24
sicherheitsschuhe	-55
sichern	-65
sicht	-35
sichtbar	-57
sie	23
sie das	43
sie die	59
sie in	-26
sie ist	47
sie mir	47
sie mit	-61
sie vergleicht	-34
sie wird	-51
sieben	-36
sind im	49
sitz	-43
sitzt	-83
so	121
so läuft	39
sobald	-63
sofort	-108
sofort in	-45
soll	72
sollte	44
sondern	-39
sonst	-48
spalt	39
spricht	-46
spät	58
späte	43
späte antwort	43
später	-75
spätestens	-50
spülen	-34
stammt	47
stammt aus	47
stand	55
stand der	24
standen	56
standen die	36
standesamt	57
start	-58
steckt	-32
steht	38
steigt	-42
stelle	-41
stellen	-59
stellt	-71
stellt das	-41
stiefel	-53
stiefel wechseln	-53
stimmt	-43
stock	-49
stoppen	-64
strom	-41
stunde	-67
stunden	-54
stück	-91
stütze	-54
suche ist	23
system	-32
t	-55
t 0	-50
tafel	-49
tag	-74
tag hier	51
tag ich	29
tag nach	-60
tag vorher	-28
tage	-55
tage vorher	-36
tank	-45
tanks	-46
tauschen	-58
team	-45
teams	73
telefonisch	-43
temperatur	-30
termin steht	39
terminen	49
test test	55
text	53
text für	29
thema	91
tief	-34
tier	-30
tippt	-35
tisch	-40
tisch und	-40
tochter	33
tor	-23
trainer	-62
trennen	-59
treppe	20
treppenhaus	-20
tresen	-27
trocken	-66
trägt	-99
tuch	-35
täglich	67
tür	-51
tüv	32
uhr	-29
uhr und	-48
uhrzeit	-61
um	-26
um 0	-21
um die	96
um drei	27
um eine	55
um zehn	-55
und	-33
und 0	-35
und alle	-36
und aufschreiben	-40
und der	-33
und die	48
und ein	49
und fotografiert	-44
und fragt	-54
und handschuhe	-41
und hat	58
und herren	29
und ich	47
und ins	-38
und jeder	29
und keiner	47
und kennt	41
und kollegen	52
und lampe	-36
und legt	-30
und lässt	-38
und mit	-25
und nach	-60
und nennt	-33
und nicht	-65
und niemand	55
und prüft	-36
und schaut	-45
und uhrzeit	-48
und vergibt	-53
und vom	-53
und wer	-52
und wieder	-33
und zwei	70
und zählt	-33
ungefähr	32
unreine	25
unreine seite	25
uns in	62
unser	109
unsere	107
unserem	58
unserer	81
unserer gemeinde	20
unten	-80
unter	-68
unter 0	-65
unter der	-27
unter vier	-36
unterschreiben	-39
unterschrift	-76
uschi	65
vergangenen	43
vergibt	-53
vergleichen	-89
vergleicht	-33
verlangt	43
verloren	59
verschriftlichen	51
versteht	35
vertrag	-72
verwahrt	44
viel	38
vierzehn	50
vierzig	52
voll	-32
vom	-35
vom 0	-29
vom montag	-49
von	46
von den	66
von der	-79
von jedem	33
von mir	37
von vorn	46
vor	-58
vor beginn	-42
vor dem	-44
vor der	-71
vor und	-44
vorgehen	55
vorher	-131
vorher per	-23
vorige	54
vorige woche	54
vorm	22
vortag	-74
vorzeigbares	28
vögel	46
waben	-53
wagen und	-27
wand	-27
wanne	-27
war	106
war im	29
ware	-64
waren	58
warum	43
was	61
was ich	31
was vorzeigbares	28
waschen	-65
wasser	-68
wasser mit	-41
wassergehalt	-25
wechselgeld	-72
wechselgeld 0	-66
weg	-64
wegen	44
weil	112
weil das	30
weil der	38
weiß	84
weiß keiner	50
weißen	-35
weißt	24
wenig	67
wenn	-32
wenn der	-82
wenn ich	30
wenn jemand	-45
wenns	-40
wer	-68
wer hat	43
werden	-82
werkstatt	-55
werte	66
wessen	41
wie	72
wie das	32
wie man	41
wie wir	24
wieder	101
wieder mit	28
wiegen	-50
windmesser	-44
winter	33
wir	129
wir brauchen	53
wir bräuchten	25
wir das	60
wir ein	-36
wir haben	52
wir in	-37
wir nehmen	31
wird	-29
wird auf	-50
wird bei	31
wird er	26
wird in	-49
wird nicht	-60
wird nur	-66
wird von	-47
wirft	56
wirklich	48
wirtz	53
wischen	-49
wissen	35
wo vorher	-59
wochen später	-30
wochen vorher	-49
wollen	72
wollten	23
wurde	93
wusste	72
wär	48
wäre	60
x	-80
z	-60
zahlen	56
zaun	-22
zehnten	54
zeichen	-50
zeigen	-88
zeigen und	-47
ziehen	-80
zieht	-76
zu den	-25
zu zweit	-78
zucker	-41
zuerst	-102
zuerst dann	-34
zuerst schaut	-21
zulässig	-43
zum	55
zum ersten	26
zur	76
zurück	-42
zusammen	22
zustand	-72
zwei	43
zwei jahren	35
zwei wochen	-67
zweit	-78
zweit einer	-39
zweite	-29
zweite mann	-39
zweite person	-37
zweiten	-50
zwischen	-22
zwischen zwei	47
zählen	-31
zählt	-97
zählt die	-62
äh	40
äh ja	28
ähm	70
öffnen	-48
öffnet	-42
über	-51
über 0	-31
über den	-49
über die	26
über lautsprecher	-62
über nacht	-37
überhaupt	61
⬜	-64
😬	64
🙈	72`;
