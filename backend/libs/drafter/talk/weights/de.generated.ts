// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_DE = `3
!	43
#=1	99
#=2	21
#=4	-42
#=5	23
-1=!	46
-1=0	106
-1=:	140
-1=?	128
-1=a	28
-1=ab	-56
-1=ablassen	-32
-1=ablauf	81
-1=ablesen	-81
-1=abspritzen	-56
-1=abstellen	-41
-1=abwischen	-49
-1=abziehen	-76
-1=aigner	36
-1=akt	39
-1=amir	62
-1=an	-85
-1=anders	66
-1=angefasst	-37
-1=angesetzt	-42
-1=anrufen	-71
-1=ansehen	-82
-1=auf	-75
-1=aufstieg	-37
-1=aus	-98
-1=ausreden	-73
-1=ausräumen	-57
-1=auto	-31
-1=aylin	74
-1=b	-71
-1=bad	-52
-1=bauleiter	-57
-1=bereit	-55
-1=binden	-51
-1=bitte	52
-1=boden	-46
-1=box	30
-1=bürgermeister	-39
-1=chef	42
-1=dach	-69
-1=dafür	65
-1=darf	45
-1=dazu	28
-1=dir	55
-1=diskutieren	-41
-1=doku	44
-1=donnerstag	56
-1=dran	-68
-1=drauf	28
-1=draußen	-30
-1=dreimal	-69
-1=drin	-62
-1=drüber	-54
-1=du	74
-1=durchführung	77
-1=ein	-65
-1=einlegen	-48
-1=einmal	-35
-1=ende	30
-1=er	-44
-1=euro	49
-1=fahrt	37
-1=finja	69
-1=franken	-38
-1=frei	-34
-1=fristenkontrolle	42
-1=frühkoch	-40
-1=gas	-66
-1=geben	-65
-1=gehen	33
-1=geht	46
-1=gelegt	-48
-1=geltungsbereich	70
-1=genau	34
-1=geprüft	-39
-1=gesagt	43
-1=geschrieben	-46
-1=gesprochen	-38
-1=gestattet	-69
-1=gezählt	-35
-1=geändert	43
-1=goretti	46
-1=grüßen	68
-1=gucken	-39
-1=gut	56
-1=halt	61
-1=halten	-51
-1=hand	24
-1=handy	-56
-1=heben	-48
-1=herausnehmen	-57
-1=herren	61
-1=hinten	-76
-1=hoch	-49
-1=hochachtung	45
-1=hochachtungsvoll	48
-1=holen	-92
-1=i	-30
-1=ich	-68
-1=ja	51
-1=jacke	-44
-1=jeder	34
-1=jule	47
-1=k	62
-1=kalle	67
-1=kanister	-36
-1=kapiert	34
-1=kasse	28
-1=kasten	-29
-1=keine	27
-1=keiner	-64
-1=keller	-31
-1=kevin	70
-1=kleben	-67
-1=kollegen	55
-1=kollegin	42
-1=kunden	-33
-1=kühlschrank	-26
-1=kühlung	-38
-1=l	-41
-1=lasse	46
-1=lassen	-102
-1=laufen	-33
-1=lbg	35
-1=leitung	-35
-1=lesen	33
-1=liegt	-58
-1=los	61
-1=lösen	-73
-1=m	-62
-1=machen	-61
-1=malte	65
-1=mann	40
-1=melden	-56
-1=messen	-70
-1=mich	-88
-1=minuten	-66
-1=mira	57
-1=mirella	40
-1=mission	42
-1=mit	-50
-1=mitgeben	-75
-1=mittags	-39
-1=mo	56
-1=nach	-65
-1=nacht	60
-1=nein	-27
-1=nie	-36
-1=niemand	-103
-1=nikolai	20
-1=noch	32
-1=notieren	-57
-1=oktober	63
-1=orga	66
-1=polizei	-44
-1=postenkoch	-53
-1=preis	-52
-1=probieren	-35
-1=prüfen	-91
-1=raus	29
-1=regal	-39
-1=reicht	-52
-1=rollen	-45
-1=rufen	-53
-1=sagen	-41
-1=saskia	61
-1=scharf	-49
-1=schicken	-71
-1=schließen	-27
-1=schrank	-44
-1=schreibbüro	44
-1=schreiben	-98
-1=schreibt	-21
-1=schule	-54
-1=sein	-61
-1=seiten	37
-1=selbst	-62
-1=sich	67
-1=sie	58
-1=sieht	-69
-1=sind	-97
-1=so	31
-1=sofort	-52
-1=soll	-21
-1=sonstiges	67
-1=sorry	84
-1=stehen	-47
-1=steht	-34
-1=stellen	-59
-1=sterilisiert	-36
-1=stunden	-53
-1=sätze	61
-1=tabu	-65
-1=tafel	-54
-1=tag	-71
-1=tage	-67
-1=tagen	-36
-1=team	72
-1=technik	-58
-1=telefon	-33
-1=telefonisch	-54
-1=tisch	-62
-1=tobi	48
-1=tochter	40
-1=tresor	-51
-1=tut	-53
-1=tür	36
-1=uhr	54
-1=um	-60
-1=uns	-63
-1=unterschreiben	-56
-1=v	68
-1=verboten	-60
-1=vergessen	57
-1=vergleichen	-71
-1=verletzungen	-51
-1=verschiedenes	70
-1=versteht	37
-1=vic	51
-1=vor	23
-1=vorlage	55
-1=vorliegt	-32
-1=vorn	-39
-1=vorstand	71
-1=wand	31
-1=wanne	-57
-1=war	-57
-1=warten	54
-1=waschen	-60
-1=wechseln	-65
-1=weg	-40
-1=weiter	-71
-1=wer	26
-1=wiegen	-85
-1=wir	-57
-1=wird	-73
-1=wischnewski	46
-1=wochen	-47
-1=wochenende	28
-1=wurde	-40
-1=wählen	-67
-1=zahlen	-38
-1=zeigen	-33
-1=zu	-96
-1=zudrehen	-50
-1=zurück	-33
-1=zusammen	-32
-1=zweck	54
-1=zwei	24
-1=zählen	-81
-1=öffnen	-41
-1=übernehmen	50
-1=😄	73
-1=😬	72
-1=️	83
0 abholung	38
0 ablauf	52
0 auf	49
0 bar	-49
0 beide	-46
0 bis	-41
0 c	-85
0 chef	89
0 ergänzt	35
0 flasche	-53
0 franken	-60
0 grad	-67
0 in	24
0 jahre	-58
0 kasse	33
0 kevin	70
0 km	-29
0 m	-29
0 mg	-41
0 min	-75
0 minuten	-59
0 oktober	63
0 prozent	-46
0 sonstiges	56
0 stunden	-72
0 tage	-80
0 teile	-80
0 und	-70
0 verschiedenes	70
0 vom	-49
0 von	50
0 x	-53
01=0 	71
01=0 ablauf	52
01=0 beide	-46
01=0 chef	89
01=0 flasche	-53
01=0 kevin	70
01=0 min	-54
01=0 sonstiges	56
01=ab 0	-36
01=ali 0	59
01=alle halbe	-28
01=also :	-69
01=also es	49
01=am ende	-40
01=am morgen	-27
01=am nächsten	-35
01=am vortag	-35
01=amir 	62
01=an :	80
01=an der	-78
01=an jedem	-63
01=anbei wie	37
01=anke 0	71
01=anwesend :	22
01=auf der	-81
01=aylin 	74
01=bei der	-33
01=beide unterschreiben	-35
01=ben lager	49
01=beppo 0	64
01=betreff :	79
01=bezahlt wird	-21
01=biggi 0	53
01=bitte nichts	38
01=cem 0	50
01=danach ruft	-25
01=dann den	-36
01=dann die	-29
01=dann wird	-26
01=das auto	-50
01=das mit	85
01=das protokoll	21
01=das stück	-48
01=das wasser	-40
01=dennis k	62
01=der letzte	40
01=der mitarbeiter	-40
01=der neue	-22
01=der schlüssel	-45
01=die fachkraft	-32
01=die leitung	-43
01=die tür	-64
01=dragan :	43
01=durch die	-60
01=eine seite	64
01=eine stunde	-26
01=er lässt	-23
01=er soll	-35
01=er öffnet	-27
01=erst dann	-31
01=es geht	45
01=es sollte	47
01=es wird	-40
01=finja 	69
01=flo 0	59
01=formulieren sie	23
01=frag nach	-33
01=frag ob	-25
01=fragen sie	-43
01=frau dippel	41
01=freies chlor	-29
01=für die	27
01=für rückfragen	41
01=gefahren wird	-31
01=geht ein	-32
01=genau so	44
01=guten morgen	68
01=guten tag	38
01=gül :	39
01=haben wir	60
01=hochachtungsvoll 	48
01=hunde an	-44
01=i a	53
01=ich habe	42
01=ich will	33
01=in den	-59
01=in der	-34
01=in die	-72
01=ist das	-30
01=ist der	-26
01=ist es	-66
01=it support	47
01=ja gut	37
01=jedes kind	-29
01=jonas 0	73
01=jule 	47
01=jörn 0	49
01=kannst du	36
01=keil aus	-48
01=könnten sie	24
01=lasse 	46
01=lena 0	52
01=lenny 0	53
01=liebe frau	50
01=malte 	65
01=marion 0	54
01=max 0	-62
01=mehr als	-45
01=merci vielmal	51
01=mira 	57
01=mirella 	40
01=mit dem	-96
01=mit freundlichen	39
01=mit vorzüglicher	45
01=mo 	56
01=moin zusammen	57
01=nach 0	-29
01=nach dem	-21
01=nach der	-49
01=nach jedem	-26
01=nach sechs	-27
01=nadine keller	53
01=nele 0	50
01=nr was	44
01=ohne abschnitt	-35
01=ohne totenschein	-40
01=olaf bhf	42
01=petra 0	47
01=pfiat di	45
01=protokoll der	48
01=rev 0	58
01=ronja 0	64
01=rüdiger 0	59
01=saskia 	61
01=schreiben sie	37
01=sehr geehrte	46
01=sehr geehrter	28
01=sepp 0	57
01=sie vergleicht	-50
01=so das	41
01=so läuft	41
01=sobald der	-27
01=sr maria	46
01=stand :	36
01=steffi 0	71
01=steht er	-44
01=stimmt etwas	-31
01=suvi 0	52
01=t 0	-89
01=test test	52
01=tobi 	48
01=tobi 0	67
01=top 0	92
01=torben 0	56
01=um 0	-97
01=und dann	-36
01=und der	51
01=und die	-33
01=und wenn	35
01=unter 0	-23
01=unter der	-34
01=vic 	51
01=von :	74
01=von hand	-51
01=vor dem	-54
01=vor der	73
01=vor jeder	-26
01=vor ort	-23
01=vorher wird	-27
01=vroni 0	45
01=wenn die	-45
01=wer hat	61
01=wie hieß	30
01=wiesław 0	52
01=wir bitten	64
01=wir bräuchten	33
01=wir sperren	30
01=während der	-44
01=während einer	-51
01=zu punkt	45
01=zum schluss	-59
01=zweck 	54
01=äh ja	27
01=über 0	-46
0=0	-25
0=:	71
0=a	63
0=ab	-58
0=abends	-45
0=aber	-44
0=abweichung	-49
0=ach	57
0=alfons	89
0=ali	59
0=allein	-47
0=alles	25
0=am	-143
0=amir	62
0=an	39
0=anbei	59
0=anke	71
0=anmerkung	42
0=anschließend	-46
0=anwesend	33
0=auf	-68
0=auftrag	-64
0=ausgabe	71
0=ausweis	-67
0=aylin	74
0=b	39
0=bei	-171
0=beide	-40
0=beim	-97
0=ben	49
0=beppo	64
0=bernd	51
0=betreff	79
0=bevor	35
0=bezahlt	-21
0=biggi	53
0=bis	49
0=bitte	114
0=box	-64
0=brille	-36
0=bälle	-45
0=cem	50
0=da	40
0=dafür	48
0=danach	-57
0=danke	35
0=dann	-58
0=daraus	24
0=dem	24
0=den	-23
0=dennis	62
0=der	-21
0=des	83
0=deshalb	34
0=die	-23
0=dipl	80
0=doch	56
0=dort	-44
0=dr	34
0=dragan	43
0=durch	-60
0=ein	-37
0=eine	-43
0=ende	33
0=er	-120
0=es	84
0=fehlt	-52
0=finja	69
0=flasche	-33
0=flaschen	-65
0=flo	59
0=formulieren	23
0=frag	-81
0=fragen	-82
0=fragt	-56
0=freies	-29
0=fällt	-49
0=für	35
0=gefahren	-31
0=gegessen	-48
0=geht	-50
0=geld	-64
0=gelöscht	-45
0=genau	46
0=gerne	48
0=gez	73
0=gib	-39
0=grüezi	77
0=gurte	-46
0=gut	65
0=guten	71
0=gül	39
0=hab	23
0=haben	72
0=hallo	81
0=handschuhe	-73
0=handys	-53
0=hans	45
0=heiner	47
0=helm	-63
0=hey	54
0=hier	52
0=hochachtungsvoll	48
0=hund	-55
0=hunde	-40
0=hände	-45
0=i	79
0=ihr	76
0=ihre	72
0=im	-102
0=in	-37
0=ist	-101
0=it	47
0=ja	68
0=jede	-84
0=jeden	-65
0=jeder	-77
0=jedes	-67
0=jo	46
0=jonas	73
0=jule	47
0=jörn	49
0=kannst	55
0=kasse	-78
0=keil	-83
0=kein	-105
0=kinder	-53
0=knoten	-78
0=kommt	-43
0=könnte	41
0=könnten	24
0=lasse	46
0=lena	52
0=lenny	53
0=leute	60
0=lg	59
0=liebe	93
0=liegt	-57
0=länge	-62
0=mach	74
0=malte	65
0=man	-93
0=marion	54
0=maschine	-79
0=max	-62
0=mehr	-31
0=meine	67
0=merci	59
0=mir	44
0=mira	57
0=mirella	40
0=mit	60
0=mo	56
0=moin	74
0=montags	-62
0=na	84
0=nach	-95
0=nadeln	-47
0=nadine	53
0=name	30
0=namen	-61
0=nasse	-59
0=nein	30
0=nele	50
0=neu	75
0=neue	-57
0=nicht	-54
0=nichts	-85
0=nie	-63
0=niemals	-52
0=nr	44
0=nummer	-43
0=nur	-81
0=offene	23
0=oh	74
0=ohne	-81
0=ok	79
0=okay	80
0=olaf	42
0=ops	76
0=passt	46
0=petra	47
0=pfiat	45
0=protokoll	79
0=punkt	105
0=putztürl	-65
0=reis	-30
0=rev	58
0=rhs	62
0=ronja	64
0=rüdiger	59
0=sag	-51
0=saskia	61
0=schlüssel	-50
0=schmuck	-79
0=schreiben	46
0=sehr	76
0=sepp	57
0=servus	69
0=sie	-75
0=so	81
0=sobald	-27
0=solange	-38
0=soll	-50
0=sr	46
0=stand	36
0=steffi	71
0=steht	-45
0=suvi	52
0=t	-89
0=tag	-44
0=taschen	-75
0=test	52
0=thema	77
0=tobi	61
0=top	88
0=torben	56
0=türl	-71
0=um	-25
0=und	54
0=unter	-86
0=vic	51
0=vorher	-27
0=vroni	45
0=waben	-43
0=was	30
0=wenn	-89
0=wer	-74
0=werte	62
0=wie	38
0=wiesław	52
0=will	-53
0=wir	38
0=wird	53
0=zu	58
0=zuerst	-81
0=zuletzt	-71
0=zum	-103
0=zweck	54
0=zweimal	-41
0=zwischen	-48
0=äh	79
0=ähm	64
0=über	-30
0=👍	64
0=😂	84
1=	99
1=0	50
1=:	83
1=?	47
1=ablauf	50
1=ablesen	-72
1=absaugen	41
1=abschnitt	-35
1=abweichung	-45
1=adresse	-31
1=alle	80
1=alles	29
1=als	-101
1=an	-114
1=anlegen	-56
1=ansetzen	37
1=auch	28
1=auf	-49
1=aus	-49
1=auto	-50
1=beide	-46
1=beim	-43
1=bekommen	-68
1=bekommt	-61
1=bhf	42
1=bis	-82
1=bitte	71
1=bitten	64
1=blatt	31
1=bleiben	-73
1=bleibt	-52
1=boden	-52
1=brauch	33
1=brauchen	43
1=bringt	-37
1=bräuchten	33
1=chef	89
1=chlor	-41
1=da	48
1=danke	67
1=dann	-50
1=darf	-68
1=deckel	-65
1=dem	-101
1=den	-59
1=des	26
1=di	96
1=die	45
1=dippel	41
1=doch	55
1=dr	71
1=drei	-25
1=druck	37
1=du	55
1=durch	-73
1=dürfen	-72
1=eigner	-50
1=eine	-49
1=einen	-56
1=einer	-52
1=eins	-57
1=ende	-40
1=er	-84
1=erst	-48
1=erzieherin	-35
1=etwas	35
1=euch	-50
1=fachkraft	-32
1=fahrer	-64
1=fasst	-66
1=februar	73
1=flasche	-53
1=folgt	-65
1=frau	95
1=freie	28
1=freundlichen	39
1=funkt	-29
1=fährt	-28
1=fünf	-56
1=fünfzig	-50
1=für	59
1=geehrte	46
1=geehrter	28
1=gehen	-95
1=gibt	-50
1=gruppe	55
1=grüße	102
1=gurte	-53
1=gut	71
1=hab	58
1=habe	42
1=haben	-52
1=halbe	-28
1=hand	-77
1=handschuhe	-61
1=hat	69
1=helfer	-58
1=herr	64
1=hier	44
1=hieß	30
1=holen	-59
1=hund	-64
1=hätte	30
1=ich	114
1=ihm	-46
1=immer	-77
1=in	-61
1=intern	56
1=ist	57
1=ja	47
1=jedem	-65
1=jeder	-47
1=jemand	-69
1=jetzt	69
1=jungen	77
1=k	62
1=kein	-61
1=keller	53
1=kevin	70
1=kind	-41
1=kisten	-50
1=knoten	-76
1=kolleginnen	50
1=kommt	29
1=kontrollfahrt	-56
1=kunde	-44
1=lager	74
1=lampe	-70
1=lasst	43
1=leer	-77
1=leitung	-43
1=letzte	54
1=liegen	-47
1=lässt	-65
1=läuft	-57
1=mach	-25
1=machen	-35
1=maria	46
1=matrose	-40
1=melde	-83
1=meldet	-55
1=mich	50
1=min	-54
1=minuten	-41
1=mir	39
1=mit	-50
1=mitarbeiter	-40
1=morgen	50
1=muss	36
1=möchte	42
1=müssen	-54
1=nach	-108
1=nehmen	-32
1=nein	104
1=neue	-48
1=nicht	24
1=nichts	38
1=nie	-73
1=niemand	-34
1=nimmt	-40
1=noch	-56
1=nr	67
1=nur	-99
1=nächsten	-35
1=ob	-64
1=ohne	-69
1=oktober	29
1=ort	-23
1=preise	37
1=protokoll	21
1=punkt	45
1=raus	-41
1=ruft	-45
1=rückfragen	41
1=sagt	35
1=schaut	-39
1=schirme	-71
1=schleudern	45
1=schließt	-23
1=schluss	-59
1=schlüssel	-45
1=schreibt	-64
1=sechs	-27
1=seile	-35
1=seite	64
1=setzen	-52
1=sie	44
1=sind	-43
1=so	64
1=sofort	-61
1=soll	-32
1=sollte	47
1=sonstiges	56
1=sperren	30
1=stehen	-60
1=steigt	-65
1=stellen	-65
1=stunde	-37
1=sturm	-37
1=stück	-48
1=support	47
1=tag	35
1=tage	-66
1=teile	-48
1=temperatur	-21
1=totenschein	-40
1=trainer	-50
1=trocken	-71
1=trägt	-49
1=tut	-54
1=tür	-64
1=um	-42
1=umfang	64
1=unser	38
1=unten	-51
1=unter	-61
1=unterschreiben	-45
1=vergleicht	-50
1=verständigt	-55
1=vielmal	51
1=vor	-50
1=vortag	-35
1=vorzüglicher	45
1=waben	-69
1=ware	-28
1=waschen	-60
1=wasser	-46
1=weist	-36
1=weiß	63
1=wenn	28
1=wer	29
1=werden	-69
1=wieder	-93
1=wiegt	-36
1=will	55
1=wir	52
1=wird	-119
1=wäre	62
1=wünsche	71
1=zehn	-58
1=zeigen	-39
1=zeigt	-54
1=zettel	-44
1=zieht	-50
1=zu	-68
1=zuerst	-68
1=zum	-46
1=zusammen	57
1=zwar	64
1=zwei	-29
1=zweite	-73
1=zählen	-68
1=zählt	-86
1=äh	62
1=öffnet	-35
1=über	20
2=	65
2=!	51
2=0	36
2=:	-26
2=?	64
2=ab	-81
2=abhängen	-58
2=abziehen	-70
2=alarm	-43
2=alles	25
2=also	40
2=am	-94
2=an	27
2=anlage	-71
2=anrufen	-46
2=aus	23
2=aw	33
2=bahn	-51
2=band	34
2=bar	-34
2=bei	25
2=beim	-52
2=bekommt	-58
2=bin	46
2=bist	56
2=bitte	35
2=bleiben	-79
2=bleibt	-81
2=box	-56
2=brille	-38
2=da	-50
2=dabei	-44
2=damen	31
2=damit	-40
2=dank	60
2=dann	-89
2=darf	-65
2=das	20
2=dem	-42
2=den	-34
2=deploy	-68
2=des	-36
2=deshalb	28
2=dichtungen	-46
2=dir	40
2=doch	61
2=donnerstag	56
2=dr	30
2=dreimal	-64
2=dreißig	-40
2=druckt	-30
2=du	-91
2=einem	48
2=einer	-70
2=einlegen	-57
2=einmal	-77
2=erst	-86
2=ersten	-59
2=erstes	-41
2=euch	72
2=fahren	-55
2=farbe	-40
2=fehlt	46
2=fest	-38
2=flasche	-48
2=flug	-31
2=fragen	-54
2=fährt	-31
2=füllt	-66
2=für	40
2=gast	-40
2=gegen	-36
2=geht	-50
2=gestern	29
2=gibt	-79
2=gilt	-70
2=glaub	44
2=gleich	-61
2=goretti	46
2=gps	-51
2=grad	-46
2=gruppe	76
2=gruß	67
2=grüßen	87
2=hallo	27
2=heftet	-44
2=herr	67
2=hier	37
2=hochachtung	45
2=hund	35
2=hängt	-57
2=höchstens	-49
2=i	53
2=ich	72
2=ihn	-66
2=immer	-99
2=in	-81
2=ins	-75
2=ist	-86
2=ja	59
2=jahre	-58
2=jeder	-78
2=kasse	44
2=keine	-119
2=keiner	35
2=kind	-20
2=km	-20
2=kommt	-72
2=konfetti	-55
2=kontrolliert	-27
2=kunden	-67
2=könnt	63
2=lampe	-73
2=langsam	-66
2=lassen	-54
2=leer	-55
2=legt	-36
2=liegt	-74
2=lässt	38
2=machen	-72
2=mal	43
2=man	-30
2=mehr	51
2=meine	55
2=meinem	49
2=meinte	25
2=meldet	-39
2=messen	-34
2=mich	43
2=minuten	-78
2=mir	64
2=mission	42
2=mit	-73
2=monaten	-39
2=muss	-44
2=nach	-81
2=name	-68
2=namen	-54
2=nass	-34
2=nicht	-68
2=nichts	-66
2=nie	-29
2=nimmt	-27
2=nord	62
2=nur	-75
2=oder	-63
2=ohne	51
2=opa	34
2=ort	-34
2=pro	-76
2=prozent	-42
2=prüft	-52
2=punkt	76
2=rad	28
2=raus	-40
2=ruft	-50
2=räumen	-78
2=sag	68
2=sagen	-65
2=sagt	-33
2=schleuse	-43
2=schlüssel	-34
2=schreiben	-37
2=schreibt	-30
2=seinen	29
2=selbst	-69
2=sie	75
2=siegel	-51
2=soll	30
2=sollte	66
2=sommer	52
2=spielt	-66
2=steht	-62
2=stellt	-48
2=stunde	-30
2=tage	54
2=taster	-53
2=tour	-66
2=trägt	-63
2=täglich	-54
2=tür	-85
2=uhr	25
2=unreine	36
2=uns	-43
2=unter	-50
2=uschi	79
2=verlesung	-45
2=verschiedenes	28
2=vom	26
2=von	-66
2=vorher	-42
2=vorrang	-68
2=wars	38
2=was	58
2=wenn	-96
2=wer	51
2=werden	-80
2=wieder	48
2=wiegen	-41
2=will	20
2=wird	-98
2=wär	66
2=zahl	-66
2=zettel	-71
2=zum	-46
2=zurück	-91
2=zwei	-72
2=zweiten	-41
2=zwölf	37
2=öffnen	-90
2=über	-84
:	71
: 0	53
: aw	33
: das	48
: name	-53
?	149
a	31
a b	-50
ab	-81
ab 0	-27
ab der	-44
ab sofort	61
ab und	-77
abdruck	-52
abend	31
abends	-58
aber nicht	-21
aber nur	-47
abgabe	-83
abgetippt	58
abholung	22
abhängen	-58
ablassen	-44
ablauf	71
ablauf für	29
ablesen	-100
ablesen 0	-40
ablesen und	-35
abmelden	-53
abnehmen	-65
absatz	65
absaugen	41
abschnitt	-48
abspritzen	-56
abspülen	-60
abstand	-62
abstellen	-29
absuchen	-73
abtippen	42
abweichung	-65
abwischen	-77
abwischen und	-34
abziehen	-96
ach	55
acht	-100
acht uhr	-42
adresse	-31
ag	93
aigner	36
akku	-21
akt	39
akte	-59
alarm	-52
alfons	89
ali	59
ali 0	59
alkohol	-71
alle die	-71
alle halbe	-28
alle mal	37
allein	-108
allein gelassen	-30
allergien	-49
alles	31
alles auf	29
alles in	-29
alles was	-45
als 0	-63
als anweisung	21
als ein	-39
als eine	22
als erstes	-72
also	21
also :	-69
also es	49
alt	52
alte	-34
am	-51
am 0	108
am besten	32
am boden	-55
am eingang	-63
am empfang	44
am kühlschrank	-26
am letzten	-46
am morgen	-41
am schluss	30
am seil	-46
am selben	-59
am tag	-50
am telefon	-30
am tresen	48
am vortag	32
amir	62
an :	73
an auch	-35
an bord	40
an damit	-55
an die	61
an jedem	-77
an mich	42
an und	-88
anbei	59
anbei wie	37
andere	-77
anderes	46
anders	66
anfassen	-83
angebot	29
angebrochene	-46
angefasst	-37
angehörigen	-68
angerufen	-56
angesetzt	-55
angst	-31
anke	71
anke 0	71
anker	-55
ankommen	38
anlage	-71
anlegen	-78
anleitung	39
anmelden	-74
anmerkung	42
anna	33
annahme	44
annedore	46
annedore wischnewski	46
annehmen	49
annimmt	-40
anreise	58
anruf kommt	-51
anrufen	-97
anrufen und	-36
ans	30
anschauen	-108
anschließend	-46
ansehen	-92
ansetzen	37
anstellen	22
antje	43
antwort	49
anwalt	-59
anweisungen	42
anwesend	70
anwesend :	22
anzahl	-57
anzeige	-60
anziehen	-81
april	28
arbeitet	-45
arbeitsanweisung	84
archivleitung	-34
arm	-67
arzt	-53
auch der	-35
auch die	22
auch für	21
auch wenn	-32
auch wenn's	-50
auf	-36
auf 0	-86
auf das	-44
auf deren	-21
auf die	-42
auf einen	24
auf null	-49
auf und	-70
auf weiß	37
auf zuruf	-33
aufbau	89
aufgehoben	-66
aufheben	-58
aufhängen	-49
aufkleber	-53
aufmachen	-62
aufmachen und	-62
aufs	-58
aufs dach	-44
aufschreiben	-37
aufsetzen	-37
aufsicht	-69
aufstieg	-45
auftrag	-26
auftragszettel	-56
augen	-23
augen des	-29
aus dem	38
aus denen	52
aus und	-39
ausdrucken	-35
ausformulierung	39
ausfüllen	-51
ausgabe	88
ausgebaut	-33
aushang	43
aushilfen	24
auslesen	-34
ausmachen	-55
ausräumen	-57
ausweis	-95
ausweis zeigen	-43
ausweise	-48
auszählung	-47
auto	-65
auto und	-27
außen	35
außer	-92
außer haus	-76
aw	33
aw :	33
aylin	-34
b	-25
b oder	-57
bad	35
badefrau	-30
bahn	-95
bahn 0	-74
bahnen	-81
band	28
bande	41
bar	-73
basteln	26
batterie	-40
bauleiter	-57
becher	-51
becken	75
becken räumen	-75
bedient	-53
beginn	22
beginnt	-75
beglaubigte	40
begleitet	-43
behandlung	-28
behn	56
bei	-45
bei 0	-43
bei den	48
bei der	-47
bei einer	48
beide	-71
beide unterschreiben	-67
beim ersten	-64
beim zugführer	-38
beine	-52
beisein	-41
bekommen	-66
bekommt	-93
bekommt eine	-26
bekommt einen	-45
beleg	-53
belegt	-39
ben	49
ben lager	49
benutzer	24
beobachter	-23
beppo	64
beppo 0	64
bereit erklärt	27
bereitschaftsdienst	-52
bergstation	-61
bericht	-30
bernd	68
berührt	-50
bescheid	-54
bescheid geben	-62
bescheid sagen	-25
beschluss	84
beschreiben	42
beschrieben	36
beschriften	-91
beschriftet	-42
besitzer	-58
bestattungshaus	45
besten	60
bestätigung	-32
beteiligten	-49
betreff	79
betreff :	79
betreibung	-38
betreten	-49
betrieb	-32
betriebsleiter	39
beutel	-53
beutel und	-32
bevor	-40
bevor sie	-28
bewohner	-26
bezahlt	-70
bezahlt wird	-21
bhf	42
bhf mission	42
bietet	-72
biggi	53
biggi 0	53
bild	-83
bild und	-36
bilden	-66
bilder	42
bildschirm	-44
bin	77
bin ich	52
binden	-51
bindet	-27
binnen	-45
bis	-43
bis 0	-85
bis acht	-43
bis das	-43
bis der	-58
bis die	53
bis es	-58
bis zum	-21
bist	56
bist du	56
bitte	228
bitte als	24
bitte an	36
bitte auf	21
bitte das	28
bitte in	47
bitte nichts	59
bitte so	24
bitte um	44
bitte was	22
bitten	37
bittet	-57
blase	-44
blatt	66
blau	-22
blaue	-78
bleiben	-75
bleiben und	-56
bleibt	-151
bleibt bis	-41
bleibt das	-32
bleibt der	-35
bleibt die	-43
bleibt in	-73
bleibt zu	-41
bleistift	-65
block	-32
blutverdünnern	-42
blutverdünnern und	-42
blätter	-69
boden	-103
bogen	-70
bolzen	-59
boote	-41
bord	40
bot	30
box	-51
brauch	33
brauche	33
brauchen	100
braucht	75
brautpaar	-37
brennt	-36
brett	-33
brille	-53
brille schürze	-31
bringen	39
bringt er	-43
brot	-62
bräuchte	24
bräuchten	33
bräuchten also	33
brüstung	-44
buch	-54
burg	88
bus	-44
bälle	-75
bürgermeister	-39
büro	-77
bürste	-49
bürstet	-60
cc	66
cem	56
cem 0	50
charge	-53
chlor	-50
co	-25
co 0	-25
code	-70
d	67
da	30
da bin	39
da gibt	-21
da ist	-80
dabei	-41
dach	-51
dafür	61
daher	67
dahinter	-51
dame	23
damen	61
damen und	31
damit	22
danach	-33
danach ruft	-25
dank	68
dank für	35
danke	110
danke ich	29
dann	-72
dann den	-36
dann die	-57
dann erst	-43
dann geht	-38
dann in	-24
dann noch	-41
dann wird	-40
daran	38
darauf	50
daraus	52
daraus einen	28
darf	-48
darf nicht	-68
darf nur	-30
darüber	21
das	50
das auto	-50
das bis	36
das bitte	47
das brautpaar	-37
das büro	-56
das ding	31
das ergebnis	-71
das erste	-89
das formular	-32
das geld	-38
das genügt	51
das gerät	-32
das gespann	-42
das holz	-35
das ich	30
das in	50
das ist	-32
das jeder	-20
das jetzt	33
das kind	-28
das licht	-54
das macht	-61
das mal	59
das man	26
das mit	109
das mittel	-43
das muss	-49
das narkoseblatt	-41
das objekt	-32
das pferd	-61
das programm	41
das rote	-39
das sekretariat	-54
das so	44
das steht	43
das stück	-75
das tier	-33
das tor	-64
das war	28
das war's	53
das was	39
das wasser	-54
das wird	22
das wort	30
dass auch	42
dass der	-46
dass die	-45
dass er	-41
dass ich	32
dass man	-23
daten	-41
datum	-34
datum und	-45
dazu	61
decke	-44
deckel	-113
dem ersten	-35
dem kunden	-51
dem messgerät	-35
dem mieter	-44
den	-28
den ablauf	37
den angehörigen	-28
den augen	-29
den ausweis	-31
den beleg	-63
den beutel	-53
den block	-32
den boden	-32
den eimer	-59
den gast	-59
den kanister	-36
den kopf	23
den kunden	-58
den leeren	-31
den leuten	-41
den namen	24
den nächsten	-40
den ordner	37
den preis	-52
den raum	-21
den sack	-27
den schlüssel	-33
den schüler	-23
den server	-36
den stall	33
den tisch	-45
den tresor	-28
den umschlag	-53
den wagen	-36
den zehen	-60
den zettel	-51
denen	50
dennis	62
dennis k	62
denselben	-52
deploy	-68
depot	-49
der akku	-21
der annahme	46
der arzt	-53
der benutzer	24
der beobachter	-23
der bewohner	-22
der chef	-49
der disponent	-41
der druck	-67
der eismeister	-43
der ersten	42
der fahrer	-29
der fahrlehrer	-31
der fläche	-20
der gast	-20
der hund	22
der kasse	-39
der kassenwart	-27
der kellermeister	-30
der kunde	-73
der kurier	-32
der lehrling	-22
der letzte	40
der letzten	31
der liste	-72
der lupe	-34
der maschinist	-30
der meister	-55
der mitarbeiter	-40
der mitte	-70
der nacht	-64
der nummer	-55
der patient	-48
der pilot	-28
der prüfer	-30
der reihe	-38
der schleusenwärter	-22
der schlüssel	-45
der schriftführer	-33
der text	27
der tür	-64
der verlesung	-45
der vorstand	43
der vorstellung	-45
der wahlvorsteher	-63
der wanne	-60
der zweiten	-41
deren	-21
derselben	-62
des kindes	-49
des originals	-38
deshalb	76
desinfizieren	-78
deswegen	51
deutsch	65
dezember	27
di	96
dich	86
dicht	-34
dichtungen	-46
die 0	-75
die alten	-67
die andere	-38
die anlage	-36
die archivleitung	-34
die aufsicht	-69
die aushilfen	24
die badefrau	-30
die bahn	-54
die bande	52
die beiden	-45
die bestätigung	-32
die blase	-44
die boote	-25
die box	-30
die den	-54
die differenz	-31
die ecke	-47
die eine	-62
die eltern	-25
die erstattung	-36
die fachkraft	-32
die flamme	-55
die flaschen	41
die frist	-54
die gesellin	-35
die gruppe	-85
die gurte	-42
die hand	-31
die helfer	-43
die instrumente	-25
die karten	-27
die kasse	34
die ki	60
die kisten	-40
die klappe	-21
die kollegen	34
die kundin	-39
die körbe	-23
die kühlung	-38
die leine	-71
die leitung	-78
die letzte	-68
die leute	20
die liste	-48
die lüftung	-40
die man	25
die maschine	36
die mühle	29
die naht	-48
die nicht	-37
die nummer	-83
die person	-64
die polizei	-44
die pumpe	-78
die rampe	-22
die schleuse	-48
die späte	49
die tabelle	21
die tafel	-62
die tüte	-61
die uhr	-30
die zweite	29
dienstanweisung	57
dies	45
dieser	-45
differenz	-54
differenz ins	-43
diktiere	45
ding	31
dipl	80
dippel	41
dippel 0	41
dir	55
direkt	-87
direkt in	-40
diskutieren	-41
disponent	-41
dittrich	61
doch	119
doku	44
dokument	38
donnerstag	65
dort	-97
dose	-68
dpd	-35
dpd 0	-35
dr	97
dr vogt	24
dragan	43
dragan :	43
dran	-25
drauf	73
drauf und	-40
draus	51
draus was	45
draußen	-34
drehen	-42
dreht	-63
drei	-41
drei mal	-60
drei tage	-49
drei uhr	38
dreimal	-95
dreimal mit	-57
dreißig	-59
dreißig minuten	-40
drin	-66
dritten	-32
druckt	-30
drunter	-52
drücken	-72
drückt	-67
drückt man	-25
du das	40
du mir	27
du wolltest	37
durch	-27
durch den	28
durch die	-74
durch und	-41
durcheinander	51
durchführung	77
durchgehen	-57
durchgezählt	-29
durchwahl	24
dürfen nicht	-32
e	67
e v	68
echt	63
ecke	-56
egal	24
eh	83
eh nur	44
ehrenamtlichen	54
ehrlich	-28
eigenen	-39
eigentlich	43
eigner	-53
eimer	-74
ein bild	-73
ein dokument	31
ein foto	-48
ein für	37
ein immer	-35
ein kind	-29
ein merkblatt	27
ein papier	45
ein und	-28
eine anleitung	24
eine feste	31
eine frist	-22
eine halbe	-43
eine kopie	-26
eine minute	-67
eine neue	66
eine nummer	-38
eine ordentliche	46
eine schriftliche	31
eine seite	66
eine stunde	-57
eine viertelstunde	-33
eine woche	-76
eine zweite	-21
einem	30
einem satz	-52
einen	-26
einer am	-21
einer auf	42
einer nicht	-60
einer nimmt	-25
einer stunde	-34
eines	74
einfache	61
eingetragen	32
einlegen	-92
einmal	-51
einmal um	-36
eins	39
einsetzen	-66
eintrag	-41
einzeln	-69
eis	-73
eisen	-49
eismeister	-43
elektronischen	-39
ellbogen	-51
ellerbrock	72
eltern	37
eltern an	-25
empfang	34
empfänger	-56
ende des	22
endlich	38
endstufen	-44
entgegen	51
entscheidet	-80
entschuldigt	55
entschuldigt :	54
er	-122
er alles	-22
er an	-64
er auf	-31
er das	-43
er der	-55
er die	-50
er ein	-50
er eine	-35
er ihn	-31
er lässt	-23
er mir	-25
er mit	-50
er ob	-42
er sich	-33
er soll	-42
er um	-35
er öffnet	-27
ergebnis	-85
ergänzt	23
erhält	-33
erklärt aus	27
erlaubnis	-43
erlaubt	-40
errechnet	-52
erst	-102
erst dann	-59
erst das	-49
erst die	-36
erst nach	-65
erst wenn	-46
erstattung	-36
erste	-28
erstellt	35
ersten fahrt	45
ersten mal	-50
erstes	-72
erstmal	-74
erzieherin	-35
erzählen	-107
es	51
es bitte	28
es den	25
es ein	-38
es gehen	22
es geht	77
es keine	-33
es lesen	27
es mir	49
es nicht	-62
es nur	-37
es sei	-45
es sollte	47
es vom	-59
essen	23
etwas	60
etwas in	41
etwas nicht	-36
euch	80
euro	-27
euro wechselgeld	-45
extra	-60
fach	-25
fachkraft	-42
fachwörter	53
fahren	-93
fahrer	-102
fahrlehrer	-31
fahrt	31
fahrzeuge	38
fall	-21
falls	82
falls ihr	53
farbe	-101
farbe in	-50
farbkappen	-51
fasst	-97
fassung	100
februar	73
fehlende	36
fehlt ist	44
fest	-57
feste	54
feste reihenfolge	31
festhalten	58
festzuhalten	30
feuer	-68
fieber	-39
filter	-67
finde	41
finder	-61
findet	50
fingern	-63
finja	69
fixe	68
flamme	-82
flasche	-96
flecken	-62
fleisch	-54
flo	59
flo 0	59
flug	-31
flur	-72
fläche	-30
folgt	-77
folie	-48
fordert	-38
form	86
formular	-32
formulieren	53
formulieren sie	23
foto	-107
foto vom	-51
foto von	-62
fotografieren	-81
fotografiert	-55
fotografiert jeden	-28
fotografiert und	-48
fotos	-75
frag nach	-33
frag ob	-25
fragen	-103
fragen ob	-35
fragen sie	-43
fragen wir	-48
fragt den	59
fragt er	-41
fragt man	-66
fragt nach	-36
fragt ob	-22
fragt was	-44
franken	-67
frau	56
frau dippel	41
frau lenz	21
frau nolden	28
frau zahn	-24
frei	-68
freie	28
freies	-36
freies chlor	-36
freigabe	-56
freigeben	-56
freitag	60
freitags	-60
fremde	-76
freundliche	59
freundlichem	44
freundlichen	39
freundlichen grüßen	39
frisch	-60
frist	-79
fristenbuch	-37
fristenkontrolle	42
frosch	-76
früh	34
frühestens	-32
frühkoch	-40
fund	-36
fundbüro	-55
funk	-26
funkt	-29
futter	-55
fuß	-59
fährt	-98
fährt der	-55
fällig	59
fällt der	-46
fällt mir	48
füllen	-37
füllt	-45
füllung	-32
fünf	-81
fünf minuten	-74
fünfzehn	-64
fünfzehn minuten	-39
fünfzig	-45
für	94
für alle	52
für das	77
für den	61
für die	29
für rückfragen	41
für unser	41
für unsere	63
fürs	89
gabel	-55
gang	-26
ganz	63
ganzen	23
gar	-38
gar nicht	-38
gas	-81
gast	-77
gast eine	-31
gast in	-43
geben	-57
geben und	-21
geben wir	-80
gebeten	33
gebracht	27
geburtsdatum	-28
gebühr	-60
geehrte	46
geehrte damen	31
geehrter	28
geehrter herr	28
gefahren	-38
gefahren wird	-31
gefragt	22
gefährlich	-50
gegen	-51
gegen das	-46
gegen den	-62
gegessen	-57
gegessen und	-44
gehen	-45
geht alles	-27
geht ein	-44
geht einer	-34
geht in	-27
geht nicht	-64
geht um	67
gehängt	56
gehängt werden	56
gehört	90
gelb	-97
gelbe	-23
gelben	-33
geld	-96
gelegt	-38
geltungsbereich	70
geländer	-70
gelöscht	-45
gemahnt	-39
gemeinsam	-35
gemeinsam mit	-32
gemeint	71
gemeldet	-37
genau	77
genau so	44
genauso	66
genommen	-45
genommen wird	-44
genug	87
genügt	51
geprüft	-25
gerade	52
geraucht	-38
geraucht wird	-38
gern	104
gern mit	44
gerne	84
gerät	21
gerätewart	-64
gerüst	56
gerüstbauer	-60
gesagt	23
geschieht	31
geschlossen	-23
geschnitten	-41
geschrieben	41
gesehen	-54
gesehen hat	-54
gesellin	-35
gespann	-56
gesprochen	-39
gespräch	27
gestattet	-69
gestern	30
getauscht	-55
getrennt	-66
getrunken	-27
gewicht	-60
gewünscht	58
gez	81
gezeigt	-32
gezählt	-43
geändert	88
geändert 0	78
geöffnet	-53
gib	-39
gibt	-116
gibt es	-62
gibt sie	-60
gibts	62
gibts nicht	21
gilt	-75
gilt 0	-52
glas	-79
glaub	59
glaub ich	49
gleich	-25
gleich ins	-26
gleis	43
glück	23
gondel	-70
goretti	46
gott	50
gps	-65
grab	-52
grad	-71
grad darf	-29
grad haben	-40
grad und	-39
greift	-69
grob	75
große	-40
gruppe	74
gruß	107
größe	-46
grüezi	77
grün	-36
grünen	-69
grüße	102
grüße aus	62
grüßen	39
gscheites	26
gucken	-68
gucken ob	-51
guckt	-37
guckt ob	-48
gurt	-68
gurte	-73
gut	114
gute	64
guten	72
guten abend	24
guten morgen	68
guten tag	54
gül	61
gül :	39
gültig	63
günter	75
h wind	-20
haar	-80
haare	-90
hab	92
hab ich	35
hab mich	30
hab's	-40
habe	75
haben das	-21
haben vorrang	-68
haben will	-37
haben wir	74
haberzettl	71
hafen	-68
haha	78
haken	-41
halb	-73
halbe stunde	-55
hallo	87
halt	66
halten	-47
halter	-79
hamid	28
hand und	-66
handbremse	-42
handbuch	44
handschuhe	-122
handschuhe wird	-25
handtuch	-80
handy	-53
handys	-66
hat	37
hat die	45
hat gestern	28
hat sich	32
hat und	-36
haube	-65
haube drauf	-52
hauptschalter	-68
haus	58
hausdame	-26
heben	-74
hebt	-22
heft	-25
heften	-33
heftet	-44
heiner	47
heizung	-39
heiß	-46
helfen	53
helfer	-98
hellen	-21
helm	-63
heraus	-27
herausnehmen	-81
herbst	77
herr	98
herr thamm	21
herren	61
heute	83
hey	54
hier	92
hier ist	43
hier meine	24
hier nicht	49
hierher	47
hieß	30
hilfe	-50
hin	-34
hinauf	-22
hinauf und	-22
hinaus	-69
hinein und	-34
hinten	-55
hinter	-56
hinter der	-53
hm	40
hoch	-78
hoch und	-51
hochachtung	45
hochachtungsvoll	48
hochdeutsch	45
hoffe	57
hoffe ihr	57
hol	40
holen	-98
holt	-62
holt den	-30
holt die	-22
hosentasche	-37
hr	26
hund	-52
hund auf	-32
hunde	-40
hunde an	-44
hundert	-33
hähne	38
hält	-80
hände	-82
hängt am	-56
hängt das	-21
hängt den	-57
hängt er	-31
hängt sich	-34
hätte	82
hätten	30
hätten wir	21
höchstens	-52
höchstens 0	-30
höchstens drei	-63
hört	-64
hübsch	61
i	77
i a	62
ich	124
ich als	29
ich auf	31
ich bin	23
ich das	30
ich diktiere	45
ich finde	41
ich gern	51
ich hab	56
ich hab's	-40
ich habe	42
ich hoffe	57
ich ihnen	41
ich jetzt	70
ich mir	58
ich soll	34
ich tipp	54
ich werf	25
ich will	75
ich wäre	30
ichs	24
ihm	-46
ihm dass	-41
ihn am	-46
ihn an	-41
ihn in	-33
ihn zur	-60
ihnen	51
ihr	84
ihr lieben	38
ihr mir	-47
ihre	75
ihrem	28
ihren	49
ihrer	78
im auto	20
im büro	-45
im fristenbuch	-37
im herbst	63
im system	-67
im voraus	51
im wagen	28
im zimmer	-74
immer	-88
immer zwei	-48
in	-40
in das	-61
in den	-69
in die	-103
in eine	32
in folie	-28
in form	56
in ordnung	-48
in unser	26
informieren	-78
innerhalb	-76
innerhalb von	-76
ins	-124
ins bad	-52
ins labor	-35
ins regal	-48
ins reine	33
intern	56
intern donnerstag	56
irgendwas	31
irgendwo	37
ist	-56
ist aus	-77
ist bleibt	-32
ist das	-30
ist die	-28
ist ein	45
ist es	-66
ist kein	-56
ist sache	-68
ist verboten	-60
ist wird	-55
it	51
it support	47
ja	65
ja ?	38
ja gut	45
ja hallo	27
jacke	-44
jacken	-75
jahr	-51
jahre	-92
jahre aufheben	-58
jahren	-42
jannis	78
je	-53
jede	-63
jede charge	-42
jede stütze	-53
jedem	-80
jeden	-88
jeder	-56
jedes	-40
jedes kind	-29
jedes stück	-45
jemand	-29
jemand nicht	-53
jemandem	20
jemanden	22
jetzt	106
jetzt ein	49
jetzt nicht	-37
jo	46
jonas	47
jonas 0	73
jour	68
jour fixe	68
jule	47
jun	-32
jungen	62
jörn	49
jörn 0	49
k	22
kabel	-43
kaffee	50
kalender	-51
kalle	67
kalt	-58
kanal	-71
kanal 0	-32
kanister	-36
kann	68
kann es	-27
kann man	46
kannst	49
kannst du	36
kanten	-58
kanzlei	72
kapiert	34
karin	62
karte	-47
karten	-30
kasse	-44
kassenwart	-27
kassiert	-45
kasten	-47
kehrbuch	-48
keil	-92
keil aus	-48
keile	-61
kein	-129
kein hund	-28
kein kind	-34
keine	-56
keinen	-77
keiner an	36
keiner den	-36
keller 0	53
kellermeister	-30
kellermeister den	-30
kennt	52
kessel	-38
kette	-49
kevin	70
kg	67
ki	60
kind	-74
kind da	-21
kind mit	-27
kinder	-109
kindern	-63
kindes	-49
kirche	-44
kiste	-54
kisten	-79
kisten legen	-52
kittel	-60
klammern	-76
klappe	-87
klar	34
klar ist	-25
klare	29
klasse	-50
kleben	-74
kleine	-47
kleiner	53
klingelt	-35
km	-29
km h	-20
knie	47
knopf	-59
knoten	-111
knoten binden	-51
knöpfe	-62
kollege	67
kollegen	76
kollegin	44
kolleginnen	50
kolleginnen und	50
kollekte	33
komma	65
komme	51
komme ich	51
kommen	-63
kommt die	-53
kommt eine	34
kommt in	-48
konfetti	-55
kontrolle	60
kontrollfahrt	-56
kontrolliert	-52
kontrolliert sie	-33
kopf	30
kopie	-48
kopie des	-38
kopieren	-37
kopiert	26
korb	-34
kostet	-74
kostet 0	-49
krankenfahrten	-29
krankheit	-34
kratzen	-63
kratzer	-63
kreide	-53
kriegen	-75
kriegst	56
kriegt	36
kröten	-57
kuchen	27
kunde	-73
kunden	-61
kundin	-39
kurier	-32
kurz	56
kurze	69
kästen	-77
könnt	63
könnt ihr	63
könnte	40
könnten	43
könnten sie	24
körbe	-23
kübel	-48
kühlbox	-67
kühlen	-85
kühlraum	-36
kühlschrank	-40
kühlung	-38
l	-41
labor	-58
lachen	62
lage	-52
lager	74
lager 0	49
laibe	-39
lampe	-108
lang die	42
lange	-56
lange handschuhe	-31
langen	-58
langsam	-100
langsam und	-36
lappen	-65
lass	38
lasse	46
lassen	-44
lassen und	-66
lassen wir	65
lasst	-36
laub	-86
laufen	-75
lauge	-49
laut	-104
lbg	35
lebensmittel	-62
leer	-76
leere	-62
leeren	23
legt	-63
legt die	-34
legt einen	-35
legt sie	-48
lehnen	-59
lehrer	-53
lehrling	-22
leine	-81
leinen	-71
leise	-59
leitfaden	42
leitstand	59
lena	68
lena 0	52
lenny	53
lenny 0	53
lenz	21
lesen	70
lesen können	27
leuchten	-73
leute	42
leuten	-41
lg	59
licht	-94
licht halten	-46
liebe	93
liebe frau	50
lieben	38
lieferschein	-42
liege	-55
liegen	-63
liegt	-29
liegt bei	38
liegt mir	50
liest	25
linke	-53
liste	-104
liste der	-51
lohse	47
los	44
luft	-40
lupe	-34
lupe und	-32
lutz	56
lädt	21
länge	-62
lässt die	-33
lässt sich	-75
lässt sie	-59
läuft das	46
läutet	-24
lösen	-107
lüftung	-71
m s	-62
mach	47
mach's	38
mache	45
machen ?	32
machen das	81
machst	-51
macht der	29
macht ein	-37
macht nur	-49
macht von	-27
mag	58
mahnung	-55
mai	58
mail	-36
mal	83
mal irgendwo	47
mal rein	25
mal was	37
malte	57
man das	71
man den	-32
man die	-35
man ihn	-23
man nicht	35
man sich	51
man was	-41
man zur	-32
maria	46
maria goretti	46
marion	54
marion 0	54
marke	-60
markierung	50
maschine	-21
maschinist	-30
maske	-26
matrose	-40
matte	-66
max	-88
max 0	-83
medien	27
mehr	23
mehr als	-63
mehr fällt	48
meine	106
meine tochter	29
meinem	59
meinte	25
meister	-57
melde	-83
melden	-96
meldet	-86
meldet sich	-44
meldet sie	-26
meldung	-63
meldung an	-50
merci	59
merci vielmal	51
merkblatt	60
merkblatt zu	27
messen	-87
messer	-72
messgerät	-35
mg	-41
mg l	-41
mich	73
mich an	31
mieter	-44
millimeter	-43
min	-75
min vorher	-29
mind	-44
mind 0	-44
mindestens	-97
mindestens 0	-65
minute	-74
minuten	-95
minuten warten	-46
minuten wird	-45
mir	105
mir aus	51
mir das	-24
mir die	51
mir nicht	38
mir wäre	46
mira	57
mirella	40
mission	42
misst	-67
misst die	-26
mit	-28
mit 0	-41
mit bleistift	-32
mit datum	-56
mit deckel	-46
mit dem	-35
mit der	-80
mit einer	50
mit freundlichen	39
mit kreide	-53
mit name	-44
mit namen	-55
mit uhrzeit	-25
mit vorzüglicher	45
mit'm	-41
mitarbeiter	-62
mitgeben	-75
mitglied	-25
mitnehmen	-64
mittags	-39
mitte	-71
mittel	-43
mo	56
moin	74
moin zusammen	57
moment	74
monate	-63
monaten	-39
monaten geht	-27
montag	71
montags	-62
morgen druckt	-30
morgens	-34
morscher	86
motor	-61
muss	25
muss der	-63
muster	21
mutter	-34
möchte ich	44
möchten	63
mögen	51
mühle	29
müll	-56
müssen	-77
na	95
nach	-111
nach 0	-45
nach drei	-44
nach farbe	-40
nach jedem	-26
nach ob	-21
nach sechs	-27
nach und	-28
nach vorn	-68
nach was	-63
nachbarn	-54
nachlesen	48
nachlesen kann	48
nachnamen	-51
nachts	-25
nadeln	-47
nadine	53
nadine keller	53
nagy	64
naht	-48
name	-50
name der	33
namen	-43
namen an	-31
narkoseblatt	-41
nass	-77
nass lassen	-34
nasse	-61
naturschutzbehörde	-64
natürlich	72
nebel	-48
ned	46
nee	71
nehmen	-38
nehmen sich	-39
nehmen wir	-24
nehmt	-51
nehmt ihr	-51
nein	59
nein doch	52
nele	60
nele 0	50
nen	29
nennt	-49
nennt den	-40
neue	29
neuer	38
neues	55
nicht	-25
nicht allein	-58
nicht an	-48
nicht auf	-59
nicht das	-38
nicht ein	48
nicht für	-51
nicht gesprochen	-37
nicht hierher	47
nicht im	-57
nicht in	-66
nicht mit	-81
nicht nur	-35
nicht rein	69
nicht selbst	-48
nicht so	61
nicht vom	-71
nicht weiter	35
nicht zurück	-41
nichts	-47
nichts das	-35
nichts mehr	-39
nichts selbst	-33
nie	-144
nie am	-42
nie auf	-41
nie in	-46
nie mit	-42
nie vor	-44
nie über	-53
niederschrift	48
niemals	-71
niemals in	-41
niemand	-66
nikolai	45
nimmt	-95
nimmt den	-24
nimmt der	-63
nimmt die	-28
noch	52
noch am	-37
noch eine	69
noch einmal	-65
noch in	-84
noch versteht	37
noch was	52
nochmals	21
nolden	28
nord	62
notieren	-61
notiert	-52
notiz	38
notizen	56
notruf	-60
notstopp	-48
nr	76
nr 0	78
nr was	44
null	-49
nummer	-103
nummeriert	-65
nummern	42
nur	-124
nur bei	-62
nur der	-57
nur die	-80
nur durch	-57
nur für	-83
nur gegen	-44
nur mit	-43
nur noch	-30
nur so	-65
nur zu	-39
nüchtern	-75
ob	-60
ob der	-61
ob die	-31
ob er	-32
ob noch	-52
ob sie	-42
oben	25
objekt	-32
offen	-103
offene stellen	-53
oh	74
ohne abschnitt	-35
ohne totenschein	-40
ok	97
okay	80
oktober	52
olaf	42
olaf bhf	42
ole	69
opa	87
ops	76
option	-51
ordentlich	-43
ordentliche	46
ordnen	34
ordnung	28
orga	66
orgel	22
original	-94
originals	-38
ort	-64
paar	21
packliste	-42
packt	-67
packung	36
paolo	77
papier	74
parzellen	-40
pass	-58
passt	77
pastorin	77
pastorin behn	56
patient	-48
pdf	31
peinlich	49
per	-26
per mail	-42
person	-86
personal	-48
personen	-71
petra	28
petra 0	47
pferd	-73
pfiat	82
pfiat di	45
pflicht	-40
ph	-79
piept	-53
pilot	-28
pilot die	-28
plakette	-74
plan	43
platte	-63
platz	-27
polizei	-59
post	59
postenkoch	-53
praktikantin	30
praxis an	-27
preis	-68
preise	37
pro	-29
probe	-56
proben	-58
probieren	-35
protokoll	66
protokoll der	73
prozent	-74
prozent wird	-39
pröll	-24
prüfen	-117
prüfer	-56
prüft der	-64
prüfung	37
puls	-47
puls und	-47
pult	-60
pumpe	-20
punkt	77
punkt 0	54
punkte	50
putztürl	-67
pütz	59
q	28
q 0	28
quatsch	-81
quittieren	-67
quittiert	-43
r	63
rampe	-22
rand	-63
raus	-28
raus und	-48
rausnehmen	-29
rausnehmen und	-29
rechnung	-49
recht	70
rechtschreibung	62
reden	-76
regal	-48
reihe	-68
reihe nach	-38
reihenfolge	-40
rein was	25
reiniger	-66
reis	-30
reißt	38
reklamation	49
rente	45
repariert	53
rest	43
reste	-44
reto	79
retoure	-62
rev	58
rev 0	58
rezept	-34
rhs	62
riecht	-38
riegel	-51
rollen	-78
ronja	64
ronja 0	64
rosa	64
rot	-82
rot wird	-63
rote	-60
rucksack	-57
ruft	-100
ruft den	-53
ruft der	-41
ruft die	-30
ruft sie	-32
ruhig	35
runde	-54
runter	-60
ruß	-51
räumen	-92
römmelt	26
rückfragen	41
rückseite	28
rüdiger	59
rüdiger 0	59
rührt	-44
s	29
sack	-44
sag	41
sag ich	26
sag ihm	-35
sagen	-102
sagen wir	-42
sagt	-21
sagt ihnen	-42
salzwasser	-34
sammelt	-55
samstag	25
saskia	61
satz	44
sauerbrey	76
saugt	-55
scannen	-85
scannt	-69
schaden	-39
schaltet	-40
scharf	-49
schauen	24
schauspieler	-26
schaut	-72
scheibe	-71
schein	-82
scheine	-44
schema	46
schick	32
schick ich	32
schicke	34
schicke ich	34
schicken	-65
schickt	30
schild	-38
schild mit	-28
schirme	-71
schlauch	-43
schleudern	45
schleuse	-51
schleusenwärter	-22
schließen	-45
schließen und	-39
schließt	-35
schließt den	-38
schließt der	-23
schlitten	-21
schluss	-35
schlüssel	-90
schlüssel in	-38
schlüssel werden	-32
schmerzen	-35
schmitz jun	-32
schon	93
schon im	51
schrank	-62
schranke	-29
schreibbüro	44
schreibe	47
schreiben sie	37
schreibt	-56
schreibt man	-40
schriftführer die	-33
schriftliche	31
schriftliches	61
schriftstück	30
schritt	-33
schritte	51
schräg	-36
schuhe	-61
schule	-63
schwarz	-54
schwarz auf	37
schweißt	-46
schwester	66
schäden	-36
schüler	-24
schürze	-40
sechs	-96
sechs monate	-63
sechs monaten	-27
sechs wochen	-52
sechzig	-68
sehen	26
sehr	87
sehr geehrte	46
sehr geehrter	28
sei	-82
sei denn	-43
seil	-59
seile	-52
sein	-87
seinen	29
seit	25
seite	58
seite und	-61
seiten	90
sekretariat	-55
sekunden	-47
selben	-59
selben abend	-24
selben tag	-46
selber	33
selbst	-79
selbst den	-24
sen	66
sender	-67
sepp	48
sepp 0	57
server	-36
servus	69
setzen	-61
setzen und	-59
setzt	-44
setzt sich	-22
sich	35
sich auf	50
sich bereit	27
sich den	-63
sich die	-31
sich ein	-29
sich mit	-30
sich um	-39
sicht	-30
sichtprüfung	-57
sie 0	-46
sie auf	-40
sie dann	40
sie dem	-56
sie den	-58
sie eine	-33
sie es	39
sie form	48
sie in	-82
sie kommen	-36
sie mir	-21
sie mit	-66
sie nicht	-50
sie sich	-21
sie sofort	-29
sie vergleicht	-50
sie wollten	26
sie zurück	-66
sieben	-105
sieben tagen	-44
siegel	-65
sieht	-20
sind	-34
sind in	-44
sind verboten	-60
sitzen	-66
sitzt	-51
sitzung	59
sms	39
so	108
so das	41
so dass	41
so läuft	41
sobald	-47
sobald der	-27
sofort	-77
sofort in	-53
sofort mit	-47
solange	-49
soll das	21
sollen	-78
sollte	82
sommer	52
sonde	-50
sonstiges	67
sop	56
sorry	84
sorte	-57
spaltkeil	-34
sparkasse	-62
spielt	-97
sprechen	-75
sprecher	40
spricht	-37
spritzen	-59
sprühen	-40
späte	49
späte antwort	49
spätestens	-50
spülen	-57
sr	46
sr maria	46
st	45
st nikolai	45
stadt	58
stall	33
stammtisch	44
stand	81
stand :	36
stapeln	-54
startet	-47
statt	81
statusseite	-71
steckt	-46
steffi	71
steffi 0	71
stehen	39
stehen bleiben	41
stehen lassen	59
steht	-34
steht auf	35
steht er	-44
steht immer	-59
steigt	-65
stein	-73
stell	25
stell ich	25
stellen	-123
stellt	-76
stellt das	-50
stellt er	-29
stellt man	-35
stempel	-40
sterilisiert	-36
stets	-47
steuerberater	50
stieglitz	85
stifte	-51
stimmen	-72
stimmt	24
stimmt etwas	-31
stockwerk	-76
streichen	-23
streicht	-54
stroh	-69
stufe	-75
stumpfe	-56
stunde	-104
stunde vor	-37
stunde vorher	-24
stunden	-91
sturm	-37
stück	-53
stücke	-43
stütze	-73
suchen	-61
super	28
support	47
support 0	47
suvi	52
suvi 0	52
svea	25
system	-68
system mit	-51
säcke	-50
sätze	58
t	-76
t 0	-89
tabelle	72
tabelle bitte	27
tablet	27
tabu	-88
tafel	-22
tag	-25
tag hier	53
tag in	26
tag selber	-23
tag vorher	-37
tag wird	-30
tage	-31
tage vorher	-49
tagen	-66
tank	-44
tape	-70
taschen	-75
taster	-53
taster halten	-53
tauchbad	-54
team a	-72
team b	-66
technik	-42
teil	-45
teile	-87
telefon	-34
telefonisch	-54
temperatur	-62
temperatur und	-35
termin	32
termine	-63
terminen	55
test test	52
text	58
text für	27
thamm	21
thema	82
tier	-45
tipp	54
tisch	-65
tisch und	-28
tische	-78
tobi	61
tobi 0	67
tochter	47
tomasz	-26
ton	84
top	93
top 0	96
tor	-34
torben	56
torben 0	56
totenschein	-42
tour	-66
tragen	-84
trainer	-64
treffpunkt	-29
treppe	-43
tresen	48
tresor	-55
treten	-51
trinkt	-56
tritt	-71
trocken	-71
trocknen	-73
trommel	-98
trägt	-101
trägt die	-61
trägt jeder	-49
tuch	-98
tun	-69
tut	-69
täglich	-77
tür	-24
tür zu	-41
türl	-71
tüte	-53
uhr früh	35
uhr kommt	-49
uhr mit	32
uhr und	-28
uhrzeit	-86
uhrzeit der	-29
uhrzeit und	-38
uhu	-68
um 0	-41
um ausformulierung	39
um die	86
um eine	29
um einen	-31
um und	-43
umfang	64
ums auto	-52
umschlag	-64
umschreiben	33
und	-74
und 0	-46
und am	-44
und an	-39
und auf	-53
und bei	-36
und bietet	-36
und bleibt	-33
und dann	-28
und den	-38
und eine	-37
und einen	-60
und einer	-49
und einmal	-33
und fotografiert	-28
und fragen	-45
und fragt	-60
und frau	22
und handschuhe	-42
und herren	31
und hängt	-41
und ich	62
und in	29
und ins	-42
und kein	-49
und kollegen	50
und kommt	-41
und konfetti	-55
und legt	-44
und lässt	-48
und lösen	-53
und macht	-47
und misst	-48
und mit	-79
und nein	44
und nennt	-40
und nicht	54
und ob	-41
und prüft	-24
und sagt	-41
und schaut	-46
und schreibt	-65
und setzt	-34
und sie	53
und spricht	-34
und stellt	-48
und streicht	-54
und trägt	-32
und uhrzeit	-22
und verständigt	-35
und wartet	-21
und was	-43
und weist	-49
und wenn	28
und wir	-65
und zeichnet	-25
und zucker	-36
und zwar	43
und zwei	-64
und zählt	-43
ungeöffnet	-40
unleserlich	50
unreine	34
unreine seite	34
uns	23
uns niemand	-65
unser	86
unsere	125
unserer	65
unten	-70
unter	-127
unter 0	-52
unter der	-30
unter wasser	-33
unterlagen	61
unterschreibe	-84
unterschreiben	-85
unterschreiben lassen	-41
unterschreibt	-68
unterschrieben	-83
unterschrift	-73
urkunden	-65
uschi	84
uv	-22
uv lampe	-22
v	68
va	57
va 0	57
vater	38
verbindung	-52
verbleibt	-60
verboten	-92
vergelt's	50
vergelt's gott	50
vergessen	61
vergleichen	-71
vergleicht	-57
vergleicht das	-31
verlesung	-45
verletzungen	-51
verloren	-29
verlässt	-69
verlässt die	-42
vermerkt	-63
vermerkt sie	-44
verschickt	-55
verschiedenes	70
verschließt	-50
verschließt die	-50
verschoben	53
verschriftlichen	47
versieht	-34
verstanden	50
versteht	73
versteht der	38
verständigt	-76
verständigt die	-35
vertagt	63
vertrag	-64
vic	51
vielen	30
vielen dank	30
vielmal	51
vier	-87
vier grad	-28
vier stunden	-31
viertelstunde	-33
vogt	42
voll	-65
voller	-39
vom 0	99
vom montag	51
vom tag	-38
von	26
von :	74
von günter	75
von hand	-51
von jeder	-36
von mir	98
von sieben	-29
von zwei	-56
vor	-22
vor beginn	-45
vor dem	-48
vor der	52
vor die	-73
vor jeder	-26
vor ort	-60
vor und	-46
vorab	-87
voraus	51
vorbemerkung	52
vorfrist	-29
vorfrist von	-29
vorgehen	46
vorher	-133
vorher die	-22
vorher wird	-35
vorlage	63
vorlauf	-51
vorliegt	-32
vorn	-26
vorn an	-56
vorn und	-38
vorrang	-68
vorstand	64
vorzeigbares	28
vorzüglicher	45
vorzüglicher hochachtung	45
vroni	45
vroni 0	45
waage	-54
waben	-85
wagen aus	-25
wahlvorsteher	-63
wandert	-47
wann	37
wanne	-66
war	66
war's	53
ware	-61
waren	60
warnweste	-27
wars	38
wars glaub	38
wart	53
warten bis	-52
wartet	-61
wartet auf	-21
was	86
was anderes	46
was draus	22
was er	-34
was gscheites	26
was ich	21
was schriftliches	52
was sie	-61
was vorzeigbares	28
was wann	60
was wer	44
waschen	-89
wasser	-128
wasser und	-44
wassergehalt	-47
wechselgeld	-76
wechseln	-75
weg	23
wegen	66
weglassen	37
weil	35
weist	-60
weist auf	-38
weit	-81
weiß	79
wenden	-76
wenn	-42
wenn das	-71
wenn der	-26
wenn die	-52
wenn einer	-56
wenn er	45
wenn keiner	44
wenn's	-36
wer hat	58
werden	-83
werden alle	-32
werden darf	-43
werden die	-63
werden kann	-54
werden nicht	-68
werden nie	-33
werden und	46
werf	25
werf mal	25
wie	63
wie das	80
wie hieß	30
wie immer	79
wie man	34
wiebke	40
wiederholen	-73
wiegen	-103
wiegt	-53
wiegt er	-36
wiesław	52
wiesław 0	52
will das	31
wind	-66
windmesser	-52
winkt	-55
winter	-48
wir	29
wir ab	-60
wir bitten	64
wir brauchen	50
wir bräuchten	33
wir das	45
wir ein	-35
wir im	24
wir keine	-61
wir nicht	-27
wir sperren	30
wird	-98
wird am	-46
wird auf	-75
wird bei	28
wird das	-50
wird die	-64
wird ein	37
wird eine	48
wird erst	-33
wird es	-49
wird im	-53
wird jetzt	-21
wird kein	-31
wird mit	-56
wird nach	-51
wird nicht	-21
wird nichts	-49
wird nie	-40
wird niemand	-25
wird noch	-41
wird nur	-51
wird zu	-28
wirklich	35
wirtz	52
wischen	-54
wischnewski	46
wochen	-82
wochen vorher	-23
wochenende	63
wollen	39
wollten	32
wolltest	37
wählen	-67
wählt	-50
während der	-44
während einer	-51
wär	66
wäre	74
wünsche	75
wünsche ich	33
würd	51
x	-53
zahl	-92
zahlen	-74
zahlt	-46
zahn	-24
zaun	-63
zehen	-60
zehn	-99
zehn die	-39
zehn jahre	-56
zehn minuten	-40
zehn tage	-50
zeichen	-46
zeichnet	-35
zeigen	-86
zeigen lassen	-60
zeigt	-68
zeigt er	-56
zentrale	29
zettel von	69
ziehen	-109
zieht	-70
zimmer	-86
zu basteln	26
zu machen	23
zu punkt	54
zu und	-58
zu zweit	-27
zucker	-70
zudrehen	-50
zuerst	-130
zug	-82
zugführer	-58
zuletzt	-39
zum schluss	-59
zur	-41
zuruf	-33
zurück	-102
zurück in	-54
zurück und	-49
zurückgesteckt	-34
zuschauer	-27
zustand	-50
zwanzig	-49
zwanzig minuten	-42
zwar	62
zweck	54
zwei	-57
zwei mann	-32
zwei millimeter	-33
zwei minuten	-41
zwei stunden	-28
zwei sätze	-32
zwei termine	-55
zwei und	-28
zwei wochen	-59
zweimal	-84
zweit	-27
zweiten	-56
zwischen 0	-32
zwischen den	-60
zwischen zwei	31
zwölf	28
zählen	-108
zähler	-100
zählt	-102
zählt die	-79
zündet	-48
äh	29
äh ja	27
ähm	58
öffnen	-25
öffnet	-44
öffnet die	-40
öl	-78
über	-35
über 0	-110
über die	64
über kanal	-32
über lautsprecher	-53
über nacht	-54
übergabe	-33
übernimmt	-43
❤	57
❤ ️	57
👍	64
😂	84
😄	73
😬	72
️	83`;
