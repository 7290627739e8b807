// Made by `npm run bench:talk -- --write` from test/data/talk/en.txt; do not edit.
export const TALK_EN = `35
!	64
! !	-85
#=1	117
#=2	78
#=3	68
#=4	-32
$=!	69
$=0	51
$=:	130
$=?	92
$=abbreviations	35
$=about	-20
$=accounts	-30
$=achterberg	51
$=address	-36
$=again	40
$=agree	27
$=ahead	-57
$=air	-37
$=all	42
$=aloud	-56
$=always	-41
$=am	78
$=amir	31
$=anybody	33
$=anyone	32
$=anything	-46
$=aob	30
$=appreciated	24
$=art	40
$=ask	38
$=away	-77
$=b	63
$=backwards	-64
$=bag	-53
$=bar	37
$=base	37
$=bath	21
$=battery	-45
$=baz	22
$=been	-39
$=before	-25
$=behind	-30
$=below	42
$=belt	-43
$=best	41
$=better	57
$=between	-47
$=bin	-64
$=bit	26
$=blanket	-67
$=bo	43
$=board	25
$=boat	64
$=book	-76
$=booking	-60
$=boots	-37
$=bottom	-71
$=box	-27
$=breakfast	-44
$=bridge	-28
$=broadcast	-39
$=build	29
$=building	-45
$=business	55
$=bye	65
$=c	-49
$=cabinet	-43
$=café	61
$=cage	-43
$=cake	46
$=can	-65
$=card	-76
$=cat	-46
$=centimetre	-44
$=chain	-41
$=chained	-43
$=check	-69
$=cheers	41
$=circumstances	-21
$=clear	-91
$=click	-56
$=closed	-69
$=cloth	-40
$=club	76
$=coffee	62
$=collection	41
$=colour	-23
$=come	-69
$=control	60
$=corridor	-37
$=count	-49
$=counter	-55
$=counts	-85
$=crack	-33
$=crate	-53
$=crisps	-64
$=crossed	32
$=customer	57
$=date	-65
$=days	-52
$=dead	-38
$=dear	43
$=deck	-53
$=deferred	37
$=deploys	-43
$=desk	62
$=dial	-37
$=discussion	-27
$=display	-41
$=do	64
$=door	32
$=down	35
$=driver	-31
$=drop	-37
$=drum	-45
$=dry	-33
$=duchess	41
$=ear	-49
$=ears	-55
$=else's	-58
$=ends	25
$=english	44
$=enough	-21
$=enzo	-26
$=ever	-21
$=everything	46
$=ewan	40
$=fair	66
$=faithfully	42
$=family	-25
$=feb	65
$=fingers	-38
$=first	-82
$=five	43
$=floor	-33
$=follow	54
$=foot	-42
$=fork	-52
$=four	-49
$=frankie	44
$=friday	52
$=fridays	-55
$=front	-77
$=full	-58
$=fundraising	44
$=gate	-28
$=generator	25
$=glass	-42
$=goes	-29
$=good	35
$=gosia	49
$=grade	-29
$=graham	46
$=guard	-39
$=haha	65
$=hall	21
$=hand	-75
$=hands	47
$=hanneke	48
$=hatch	-27
$=heaviest	-44
$=height	-81
$=help	67
$=here	75
$=himself	-38
$=hold	-47
$=hole	-61
$=home	31
$=hook	-50
$=hour	-58
$=hours	-67
$=how	36
$=hr	48
$=hut	39
$=i	43
$=id	34
$=in	-33
$=included	-35
$=initials	-34
$=invoice	22
$=it	-37
$=itself	-48
$=jar	49
$=job	-20
$=kettle	-27
$=key	-36
$=kirsty	43
$=know	32
$=label	-59
$=labels	-31
$=ladder	23
$=lamp	-23
$=later	-38
$=law	-50
$=lead	-28
$=leave	56
$=leaving	-39
$=left	-61
$=less	-72
$=letter	20
$=letterbox	-41
$=letters	44
$=level	-58
$=lid	-41
$=light	-38
$=like	-21
$=line	35
$=list	-35
$=listen	58
$=loaded	-67
$=log	-36
$=logo	44
$=lol	71
$=lot	39
$=loud	-56
$=lower	-54
$=machines	34
$=madam	24
$=mail	-20
$=man	-41
$=mean	-62
$=meera	21
$=meeting	53
$=message	-22
$=metre	-34
$=middle	-42
$=min	-75
$=minute	-35
$=missing	-51
$=mo	58
$=months	-40
$=more	-60
$=morning	-49
$=moves	-57
$=myself	42
$=nail	-42
$=name	-46
$=neck	-38
$=next	-87
$=night	-35
$=nils	41
$=no	-54
$=nobody	-33
$=nod	-60
$=noon	-60
$=not	-49
$=notes	36
$=novel	51
$=now	80
$=number	-92
$=odd	-24
$=oksana	38
$=once	38
$=ones	-26
$=only	-27
$=open	-54
$=opened	-67
$=operation	-21
$=order	-58
$=otherwise	-74
$=ours	-21
$=out	-25
$=outside	-61
$=over	-75
$=overnight	-61
$=own	-47
$=owner	-80
$=p	62
$=paid	-39
$=pairs	-60
$=papers	-21
$=paragraph	66
$=paragraphs	50
$=park	34
$=pat	36
$=pen	-27
$=pencil	-86
$=people	30
$=perfect	48
$=period	-31
$=pete	45
$=photo	-39
$=pile	-42
$=pin	-53
$=plate	-22
$=platform	-38
$=please	64
$=pm	65
$=po	36
$=pocket	-30
$=polysomnography	50
$=pounds	-41
$=pretty	49
$=priyanka	46
$=procedure	48
$=pull	-45
$=purpose	51
$=quiet	-35
$=radek	-36
$=radio	-56
$=rail	-22
$=receipt	-37
$=record	-35
$=recorded	-39
$=recording	52
$=records	45
$=red	-80
$=regards	61
$=request	47
$=right	-51
$=ring	35
$=room	-56
$=round	-34
$=run	-37
$=running	-63
$=say	42
$=screen	-52
$=seconds	-31
$=seen	-57
$=server	-56
$=sheet	-85
$=shelf	-33
$=shift	-30
$=shut	35
$=side	55
$=sides	-72
$=sign	-70
$=signature	-57
$=sincerely	28
$=sir	70
$=sits	-78
$=slip	-47
$=slot	-39
$=slow	-21
$=slowly	-48
$=so	-50
$=something	21
$=soon	-44
$=sorting	39
$=sound	-48
$=source	-35
$=speed	-47
$=staff	33
$=stairs	-52
$=start	-38
$=steph	48
$=still	-29
$=stop	-24
$=stopped	-40
$=store	-47
$=stu	59
$=stuff	34
$=sue	21
$=supervisor	-22
$=sure	-42
$=system	-40
$=table	-35
$=tables	44
$=tablets	-34
$=tag	-57
$=talk	56
$=talking	-37
$=tap	-55
$=team	43
$=technician	-34
$=tess	51
$=text	-35
$=thanks	52
$=them	-27
$=then	48
$=there	27
$=thing	56
$=think	38
$=this	-33
$=three	-65
$=through	-35
$=ticket	-61
$=time	66
$=times	-53
$=tin	-57
$=to	61
$=token	-41
$=tomasz	34
$=tonight	36
$=too	-67
$=top	59
$=tray	-45
$=treasurer	62
$=tunde	35
$=twice	-33
$=understood	32
$=up	60
$=us	23
$=use	48
$=valve	-30
$=vent	-41
$=vet	-51
$=wait	-66
$=walt	43
$=was	55
$=water	36
$=week	-66
$=weekend	35
$=weeks	-39
$=wet	38
$=what	74
$=whatever	-39
$=when	-22
$=why	38
$=word	-47
$=words	35
$=writing	-42
$=yeah	50
$=years	-62
$=yes	38
$=yew	59
$=yusuf	37
$=zero	-54
$=😂	52
$=🙄	29
0 0	39
0 :	60
0 am	24
0 and	-112
0 anneliese	31
0 aob	30
0 at	22
0 c	-74
0 days	-95
0 degrees	-47
0 drain	-51
0 euros	-34
0 feb	45
0 femi	41
0 for	-48
0 g	-53
0 graham	34
0 greta	43
0 h	-51
0 hours	-98
0 hrs	-47
0 is	-61
0 k	26
0 kg	-40
0 km	-34
0 mar	41
0 min	-104
0 mins	-62
0 mm	-39
0 mo	41
0 never	-47
0 no	-43
0 not	-85
0 october	39
0 on	-60
0 only	63
0 open	-42
0 p	53
0 per	-38
0 priyanka	46
0 procedure	43
0 purpose	46
0 ramesh	41
0 records	32
0 ring	-55
0 sept	43
0 st	44
0 steph	48
0 student	-35
0 technician	-53
0 th	72
0 the	23
0 to	-39
0 under	-46
0 with	36
0 years	-58
0 yrs	-39
0 yusuf	37
01=0 0	50
01=0 aob	30
01=0 at	-36
01=0 drain	-51
01=0 femi	41
01=0 greta	43
01=0 mo	41
01=0 no	-41
01=0 priyanka	46
01=0 procedure	43
01=0 purpose	46
01=0 ramesh	41
01=0 records	32
01=0 ring	-44
01=0 steph	48
01=0 student	-35
01=0 technician	-53
01=a 0	48
01=a driver	-29
01=a member	-41
01=a rope	-32
01=above 0	-58
01=action :	30
01=adaeze 0	56
01=after 0	-48
01=after that	-36
01=after the	-36
01=alginate must	-31
01=amir 	31
01=amir :	25
01=and he	-38
01=and i	-40
01=and it	-38
01=and no	-81
01=and then	35
01=and you	-54
01=anything that	-33
01=anything that's	-63
01=anything with	-44
01=apologies from	49
01=as the	-32
01=ask for	-54
01=ask if	-51
01=ask the	-73
01=ask whether	-49
01=ask which	-42
01=at 0	-34
01=at the	-79
01=attending :	41
01=baz 	22
01=bea 0	60
01=before anybody	-34
01=before he	29
01=bex 0	50
01=bo 	43
01=by the	44
01=can somebody	28
01=can you	25
01=cass 0	43
01=catriona 0	64
01=chair :	28
01=check it	-40
01=check the	-60
01=christmas rota	45
01=close the	-27
01=colm 0	55
01=could you	37
01=customer signs	-41
01=dan 0	40
01=danny 0	46
01=date :	60
01=dear colleagues	36
01=dear madam	33
01=dear ms	32
01=dear sir	24
01=deposits are	-28
01=dirk it	71
01=dmitri 	42
01=dom 0	56
01=duchess 	41
01=empty the	-35
01=ewan 	40
01=farah 0	53
01=fill in	-40
01=first thing	-37
01=frankie 	44
01=from :	99
01=from the	-27
01=gas off	-37
01=gaz 0	27
01=good afternoon	21
01=gosia 	49
01=greet the	21
01=greta 	59
01=hamish 0	61
01=hanneke 	48
01=he looks	-52
01=he reports	-34
01=he walks	-33
01=hence this	41
01=hold the	-27
01=hope the	46
01=i am	76
01=i can	41
01=i check	-52
01=i close	-38
01=i don't	52
01=i hope	44
01=i mean	42
01=i need	32
01=i put	-50
01=i ring	-60
01=i should	31
01=i trust	57
01=i want	40
01=i would	33
01=i write	59
01=i'd like	29
01=i'd want	35
01=if a	-32
01=if he	-25
01=if it	-72
01=if it's	-79
01=if one's	-26
01=if she	-40
01=if someone	-35
01=if the	-37
01=if they	-30
01=if we	-28
01=if you	-58
01=impedance is	-43
01=in attendance	52
01=is it	56
01=is that	41
01=it has	-54
01=it is	-64
01=it may	49
01=it was	35
01=it's about	40
01=item 0	87
01=jonas t	49
01=jules :	47
01=keith pat	36
01=kev ops	45
01=kiki 0	44
01=kirsty 	43
01=lee 	56
01=length :	49
01=let the	-47
01=lights out	-41
01=lin :	43
01=load from	-60
01=look at	-44
01=look down	-41
01=lorna repair	36
01=lucas 0	59
01=luis 0	40
01=lupe 0	37
01=make it	51
01=many thanks	48
01=max 0	-66
01=may i	31
01=meera 	21
01=meera 0	40
01=milo 0	61
01=minutes of	48
01=mo 	47
01=morning !	42
01=morning all	40
01=mr g	40
01=my daughter	26
01=needs to	41
01=never the	-30
01=new paragraph	44
01=next meeting	46
01=nils 	41
01=nkechi 0	60
01=no coffee	-56
01=no more	28
01=no one	-76
01=no phones	-39
01=nobody else	-38
01=nobody goes	-43
01=nobody is	-54
01=nobody opens	-38
01=not more	23
01=not on	-59
01=nothing fancy	57
01=ok that's	45
01=oksana 	38
01=old pete	45
01=old sheet	37
01=on 0	27
01=on arrival	-32
01=on return	-60
01=on the	21
01=on tue	29
01=on wed	26
01=once the	-41
01=one opens	-43
01=one person	-22
01=only the	-47
01=only then	-33
01=open the	-47
01=over 0	-47
01=paolo 0	59
01=present :	42
01=priya 0	38
01=pull the	-40
01=put the	20
01=put your	-37
01=quick one	50
01=rafe 0	60
01=ray 0	35
01=re :	50
01=red bags	-28
01=release the	-49
01=rev 0	50
01=ring the	-36
01=run the	-76
01=sat 0	56
01=sent from	38
01=set the	-48
01=she asks	-36
01=she looks	-25
01=she then	-41
01=shona base	37
01=simone hr	48
01=so first	-55
01=so here	36
01=so i	47
01=so the	-37
01=so um	25
01=so what	42
01=so you	-41
01=sorry about	31
01=sorry for	35
01=start at	-20
01=stu 	46
01=subject :	93
01=sunita 0	36
01=take the	-34
01=ten minutes	-28
01=tess 	51
01=thank you	50
01=that is	37
01=that's about	44
01=the answer	-32
01=the assistant	-31
01=the attendant	-28
01=the belt	-29
01=the chief	-29
01=the customer	-39
01=the day	-52
01=the first	-49
01=the floor	-47
01=the foreman	-31
01=the inside	-26
01=the key	-28
01=the last	-27
01=the lead	-42
01=the mechanic	-45
01=the member	-27
01=the new	39
01=the night	-25
01=the nurse	-47
01=the operator	-43
01=the receptionist	-25
01=the rest	-41
01=the technician	-48
01=the vet	-38
01=the wolf	-55
01=then 0	-36
01=then he	-32
01=then i	-56
01=then the	-53
01=then they	-31
01=then we	-27
01=then you	-85
01=there is	50
01=this wants	34
01=tia 0	56
01=to :	48
01=tomasz 	34
01=try the	-44
01=tunde 	35
01=turn the	-69
01=two days	-28
01=two men	-33
01=two pages	69
01=two people	-47
01=um yeah	26
01=under sixteens	-45
01=v 0	43
01=walk round	-46
01=walk them	-28
01=we ask	-55
01=we bring	-33
01=we count	-26
01=we do	-70
01=we don't	-51
01=we hang	-32
01=we look	-42
01=we need	34
01=we never	-54
01=we put	-54
01=we say	-29
01=we should	56
01=we write	-46
01=weigh the	-30
01=what else	51
01=what i'm	33
01=what is	-23
01=when a	-24
01=when it	-23
01=when somebody	-49
01=when the	-49
01=when you	-31
01=where was	45
01=who did	-27
01=whoever is	-37
01=with kind	37
01=without the	-31
01=would you	51
01=write in	-35
01=yeah hi	27
01=you don't	-53
01=you look	-54
01=you stand	-54
01=you stick	-67
01=you write	-50
01=yours faithfully	43
01=yours sincerely	28
0=0	37
0=above	-63
0=action	30
0=adaeze	56
0=after	-82
0=afterwards	-62
0=agreed	55
0=alginate	-31
0=all	-31
0=also	59
0=always	-68
0=am	41
0=amir	41
0=an	-45
0=and	24
0=any	-33
0=anyone	90
0=anything	-36
0=apologies	68
0=are	22
0=as	25
0=ask	-80
0=at	-68
0=attending	41
0=aye	62
0=bags	-43
0=balance	30
0=batteries	-80
0=baz	22
0=bea	44
0=because	-23
0=below	36
0=best	29
0=between	-44
0=bex	57
0=blood	20
0=blow	-65
0=bo	43
0=boat	-57
0=boss	33
0=both	-76
0=bottles	-52
0=british	58
0=broken	21
0=brush	-32
0=but	55
0=by	44
0=cable	-42
0=can	69
0=capt	61
0=captain	-52
0=card	-22
0=cards	-47
0=cases	-64
0=cass	43
0=catriona	64
0=check	-111
0=cheers	65
0=child	-31
0=children	-65
0=christmas	45
0=clean	-66
0=close	-32
0=colm	55
0=combs	-34
0=compare	-21
0=could	62
0=count	-76
0=customer	-63
0=cut	-28
0=d	42
0=dan	40
0=danny	46
0=date	56
0=dear	88
0=deferred	42
0=deposits	-28
0=dip	-42
0=dirk	71
0=dmitri	42
0=doc	66
0=dogs	-56
0=dom	56
0=doors	-67
0=duchess	41
0=during	-37
0=each	-86
0=empty	-35
0=evening	51
0=every	-62
0=everything	-27
0=ewan	40
0=fails	-76
0=family	-47
0=farah	53
0=feed	-59
0=feel	37
0=fill	-57
0=finance	-39
0=five	39
0=frankie	44
0=free	-55
0=from	23
0=gas	-37
0=gaz	27
0=get	-41
0=gloves	-76
0=go	29
0=good	51
0=gosia	49
0=great	57
0=green	-63
0=greta	79
0=group	38
0=h	73
0=half	-55
0=hamish	61
0=hang	37
0=hanneke	48
0=he	-124
0=head	21
0=hefin	75
0=hello	82
0=hence	41
0=hey	60
0=hi	76
0=hiya	65
0=hold	-27
0=hope	47
0=hot	38
0=how	58
0=i'd	54
0=i'm	35
0=i've	74
0=if	-97
0=impedance	-43
0=in	-41
0=is	38
0=isn't	63
0=isolate	-48
0=item	87
0=jo	49
0=jonas	49
0=jules	47
0=keith	36
0=kev	45
0=keys	-30
0=kiki	44
0=kindly	81
0=kirsty	43
0=kit	68
0=labels	-50
0=lads	51
0=leave	-59
0=lee	56
0=length	71
0=let	-57
0=lid	-43
0=lights	-75
0=lin	43
0=load	-87
0=lol	69
0=look	-56
0=lorna	36
0=love	67
0=lovely	36
0=lucas	59
0=luis	40
0=lupe	37
0=make	57
0=many	48
0=marcus	56
0=matters	50
0=max	-66
0=may	57
0=me	82
0=meera	33
0=might	37
0=milo	61
0=minimum	-24
0=minutes	67
0=mo	47
0=money	37
0=morning	86
0=mr	39
0=mrs	38
0=my	54
0=nails	-42
0=need	29
0=needs	41
0=never	-105
0=new	-26
0=next	-48
0=nils	41
0=nkechi	60
0=no	-46
0=nobody	-144
0=nope	35
0=not	48
0=nothing	-67
0=now	54
0=offer	-41
0=oh	81
0=ok	81
0=okay	65
0=oksana	38
0=on	35
0=once	-61
0=one	-67
0=only	-85
0=orange	-44
0=orderlies	-30
0=originals	-50
0=otherwise	-34
0=outside	34
0=over	-29
0=paolo	59
0=passengers	44
0=perfect	51
0=phone	-84
0=phones	-28
0=pictures	56
0=plastic	-46
0=please	77
0=pls	25
0=present	42
0=presenter	-52
0=priya	50
0=pull	-42
0=puppet	-24
0=push	-50
0=qa	-34
0=quick	37
0=radio	24
0=rafe	60
0=ray	54
0=re	50
0=red	-70
0=release	-65
0=rescue	27
0=rev	55
0=right	78
0=ring	-59
0=rinse	-48
0=roll	-47
0=run	-76
0=same	-55
0=sat	56
0=say	-69
0=scan	-66
0=sent	60
0=set	-48
0=she	-57
0=sheet	-28
0=shona	37
0=should	-67
0=show	-76
0=simone	48
0=so	38
0=somebody	24
0=someone	-46
0=sorry	80
0=start	-57
0=stop	-34
0=strip	-57
0=stu	26
0=student	-53
0=subject	93
0=sunita	36
0=super	69
0=ta	70
0=take	50
0=taps	-40
0=team	25
0=tell	-31
0=ten	-65
0=tess	51
0=thank	50
0=thanks	62
0=that	56
0=that's	79
0=the	-57
0=then	-127
0=there	36
0=they're	-41
0=this	35
0=tia	56
0=time	-42
0=to	86
0=tomasz	34
0=toys	-47
0=trailer	-65
0=transcript	51
0=tunde	35
0=two	-50
0=um	45
0=under	-74
0=up	-45
0=use	50
0=uv	-34
0=v	48
0=wait	-89
0=walk	-59
0=was	64
0=wash	-32
0=water	-71
0=we	-54
0=weigh	-46
0=well	57
0=wet	-82
0=what	59
0=whatever	25
0=when	-87
0=whoever	-48
0=whoever's	-48
0=wind	-62
0=with	33
0=without	-51
0=would	51
0=write	-57
0=yeah	81
0=yo	48
0=you	-39
0=yours	47
1=	117
1=0	57
1=:	38
1=about	78
1=above	-50
1=afternoon	21
1=air	55
1=alarm	-37
1=alone	-63
1=am	76
1=an	39
1=and	-37
1=answer	-29
1=any	36
1=anybody	-34
1=aob	30
1=are	-28
1=arrival	-32
1=as	-28
1=ask	-90
1=asked	64
1=asks	-59
1=assistant	-31
1=at	-88
1=attendance	52
1=attendant	-28
1=b	54
1=bag	-51
1=bags	-47
1=bank	66
1=bar	23
1=base	37
1=be	24
1=below	-60
1=belt	-29
1=boards	-34
1=books	-44
1=bring	-33
1=brush	-49
1=brushes	-50
1=bugs	-53
1=by	31
1=call	43
1=can	82
1=card	-51
1=care	26
1=carries	-47
1=charge	-22
1=check	-28
1=chief	-29
1=close	-38
1=closes	-44
1=coffee	-56
1=colleagues	36
1=come	-57
1=comes	-103
1=could	40
1=count	-64
1=counts	-28
1=covers	-44
1=crates	-46
1=cried	71
1=customer	-39
1=cut	-23
1=cuts	-61
1=date	-43
1=daughter	26
1=day	39
1=days	-28
1=dead	-27
1=dear	44
1=describe	-27
1=did	-27
1=dip	25
1=do	-24
1=dog	42
1=don't	-59
1=done	31
1=drain	-51
1=driver	-29
1=each	-71
1=eight	-26
1=ends	26
1=every	-81
1=fair	59
1=faithfully	43
1=fancy	57
1=femi	41
1=find	22
1=first	-108
1=five	-21
1=floor	-47
1=food	-76
1=for	42
1=foreman	-31
1=form	24
1=found	-29
1=from	23
1=front	-29
1=full	-48
1=g	40
1=gets	-28
1=goes	-90
1=good	31
1=greta	43
1=handover	46
1=hands	-30
1=hang	-32
1=have	24
1=hello	34
1=her	-59
1=here	36
1=hi	27
1=him	21
1=hold	-53
1=hope	44
1=hose	-25
1=hour	-31
1=how	-44
1=hr	48
1=i	-55
1=i'll	56
1=i'm	58
1=if	44
1=in	-84
1=inside	-26
1=is	-80
1=it's	-57
1=item	-44
1=job	39
1=keep	22
1=key	-49
1=kind	37
1=know	60
1=label	-43
1=last	76
1=launch	-31
1=lays	-45
1=lead	-59
1=leaves	-32
1=left	43
1=let	-27
1=light	-71
1=like	30
1=lines	33
1=log	-65
1=long	-59
1=longer	56
1=look	-61
1=looks	-56
1=m	72
1=madam	33
1=make	29
1=man	-48
1=manager	-52
1=master	-46
1=may	52
1=me	42
1=mean	42
1=mechanic	-45
1=medical	-54
1=meeting	62
1=member	-45
1=members	-50
1=men	-60
1=meter	-34
1=minutes	-66
1=missing	-55
1=mo	41
1=more	36
1=morning	20
1=mr	54
1=ms	32
1=must	-58
1=my	81
1=need	64
1=never	-61
1=new	39
1=night	-28
1=nobody	22
1=none	63
1=not	-68
1=note	36
1=notes	58
1=now	42
1=number	-42
1=nurse	-47
1=oil	-54
1=on	-33
1=one	-37
1=one's	-26
1=only	-66
1=open	-53
1=opens	-53
1=operator	-43
1=ops	68
1=out	-100
1=over	-69
1=padlock	-25
1=pages	69
1=panel	-21
1=paper	35
1=paragraph	44
1=park	59
1=pat	36
1=people	-21
1=person	-33
1=pete	45
1=phone	-45
1=phones	-39
1=photograph	-37
1=picks	-47
1=pieces	-42
1=play	-29
1=please	47
1=priyanka	46
1=procedure	25
1=promised	46
1=pull	-65
1=pumpkin	67
1=purpose	46
1=put	47
1=r	80
1=radio	-75
1=ramesh	41
1=receptionist	-25
1=records	32
1=register	-46
1=release	-45
1=repair	36
1=reports	-34
1=rest	-41
1=return	-60
1=ring	-76
1=rings	-52
1=room	44
1=rope	-32
1=rota	45
1=round	-46
1=run	-61
1=runs	-38
1=said	56
1=says	44
1=second	-39
1=sees	-43
1=set	-43
1=she	-38
1=sheet	27
1=should	71
1=show	-47
1=shut	-84
1=side	-21
1=sign	-63
1=signs	-70
1=sincerely	28
1=sir	43
1=six	-37
1=sixteens	-45
1=so	24
1=someone	-25
1=sorry	29
1=staff	-30
1=stage	-57
1=stand	-75
1=stands	-63
1=start	-40
1=stay	-66
1=stays	-30
1=steph	48
1=steps	52
1=stick	42
1=stone	-58
1=stops	-34
1=student	-35
1=stuff	-35
1=sunday	63
1=t	49
1=table	61
1=tag	-50
1=take	-39
1=takes	-39
1=tape	-48
1=taps	-40
1=team	65
1=technician	-71
1=tell	-29
1=ten	-61
1=test	-66
1=thank	54
1=thanks	48
1=that's	66
1=them	-70
1=there	21
1=there's	23
1=thing	-37
1=this	72
1=three	-62
1=through	-62
1=till	-58
1=to	82
1=trust	68
1=tue	29
1=turn	-44
1=twice	-82
1=two	-22
1=um	31
1=under	-67
1=up	-27
1=vet	-51
1=walk	-35
1=walks	-53
1=walt	43
1=want	75
1=wants	64
1=was	73
1=wash	-50
1=waste	-25
1=water	54
1=wed	26
1=weeks	-44
1=when	-58
1=where	53
1=whether	-49
1=which	-42
1=while	26
1=who's	43
1=whose	42
1=wig	-54
1=will	37
1=wind	-44
1=wipe	-27
1=within	-39
1=wolf	-55
1=work	-49
1=would	56
1=wrap	-57
1=writes	-81
1=yeah	31
1=yes	40
1=you	24
1=your	38
2=	117
2=!	-21
2=0	-32
2=?	42
2=about	20
2=above	45
2=after	-41
2=aid	-51
2=all	42
2=alun	37
2=always	36
2=am	38
2=and	-61
2=anneliese	31
2=any	43
2=arrive	-29
2=as	-41
2=asked	32
2=asks	-25
2=attendant	-31
2=bad	57
2=bag	-21
2=base	30
2=batteries	51
2=battery	-44
2=be	45
2=been	-43
2=beeps	-33
2=behind	-50
2=below	-21
2=blade	-35
2=book	-45
2=booking	-57
2=boss	48
2=both	29
2=box	-26
2=boxes	-47
2=break	-22
2=by	-44
2=bye	42
2=café	61
2=caller	-41
2=calls	-29
2=can	-32
2=can't	-41
2=card	-85
2=cars	-61
2=cases	-24
2=charge	-45
2=checked	-34
2=clear	-44
2=click	-46
2=client	39
2=close	-40
2=collects	-35
2=come	-48
2=comes	-50
2=contractor	-41
2=controller	-53
2=could	23
2=count	-30
2=counted	-59
2=counts	-33
2=crate	-39
2=customer	36
2=cut	21
2=cutters	-38
2=day	32
2=days	-41
2=does	41
2=doesn't	-95
2=don't	-103
2=done	-81
2=door	-65
2=down	-31
2=driver	-31
2=dues	-33
2=each	-69
2=end	-65
2=envelope	-29
2=every	-45
2=everything	60
2=family	-70
2=feel	-31
2=files	-50
2=first	81
2=five	-52
2=follows	24
2=food	-57
2=for	21
2=four	36
2=front	-36
2=full	37
2=gas	-34
2=gate	-22
2=get	-25
2=gets	-81
2=give	46
2=gloves	-45
2=go	-88
2=goes	-44
2=good	53
2=graham	34
2=guest	-33
2=hands	-31
2=handwriting	-49
2=has	44
2=have	48
2=head	-36
2=hello	60
2=hi	62
2=his	36
2=home	-67
2=hours	-70
2=hrs	-44
2=i'll	47
2=i'm	28
2=id	-58
2=inspects	-24
2=into	-57
2=isn't	-36
2=it's	-45
2=item	-31
2=keeper	-47
2=kept	-52
2=kitchen	25
2=last	-20
2=leave	-23
2=leaves	-30
2=left	-37
2=let's	36
2=letter	34
2=lies	-45
2=light	-25
2=lights	-62
2=like	45
2=line	-41
2=locked	-44
2=looks	-32
2=machine	-37
2=make	48
2=manager	-57
2=me	54
2=message	36
2=missing	30
2=months	-40
2=more	-29
2=morning	-38
2=must	-63
2=my	70
2=need	51
2=needed	66
2=needs	-22
2=never	-86
2=new	23
2=no	-66
2=nobody	-53
2=nothing	45
2=number	-22
2=nurse	-55
2=of	45
2=off	-93
2=offer	33
2=office	26
2=officer	-39
2=oil	-34
2=on	-100
2=one	-35
2=open	-67
2=opens	-49
2=or	51
2=other	59
2=our	51
2=out	-35
2=over	21
2=p	42
2=packet	-62
2=paid	-36
2=per	-53
2=person	-62
2=personal	-47
2=pick	-49
2=prints	-59
2=procedure	39
2=puts	-27
2=rain	-32
2=re	46
2=read	66
2=reads	-26
2=receives	-41
2=regards	61
2=rings	-32
2=rooms	35
2=round	-27
2=run	45
2=say	-52
2=scanned	-35
2=second	-45
2=sees	-37
2=sent	-26
2=sept	27
2=she	-28
2=shift	-63
2=short	-42
2=should	-23
2=shows	-41
2=sign	-53
2=signature	-31
2=signed	-59
2=signs	-33
2=sir	45
2=smoke	-43
2=so	63
2=something	58
2=sop	38
2=st	64
2=staff	75
2=start	38
2=stay	-66
2=stays	-91
2=steel	-55
2=still	25
2=stops	-33
2=straight	-43
2=switch	-38
2=tag	-59
2=take	-73
2=takes	-69
2=th	63
2=than	79
2=that's	32
2=the	-42
2=them	-75
2=then	48
2=therefore	44
2=this	67
2=thought	49
2=three	-37
2=ticket	-77
2=till	-28
2=time	-43
2=title	56
2=travels	-50
2=trolley	-72
2=tube	-49
2=turn	44
2=turned	-40
2=turns	-48
2=two	-66
2=um	-20
2=under	-82
2=us	46
2=voice	35
2=wait	-55
2=waits	-55
2=wants	58
2=was	65
2=water	-75
2=we	-34
2=weeks	-54
2=well	46
2=were	-58
2=what	69
2=wheel	-36
2=when	-26
2=whether	33
2=whoever's	-34
2=why	35
2=will	80
2=with	-40
2=within	-42
2=working	-59
2=would	36
2=write	-47
2=writing	36
2=you	30
2=you'd	23
2=yusuf	37
: 0	22
: a	37
: ask	-38
: close	-43
: ellie	43
: office	26
: product	-47
: re	46
: still	49
: title	23
: who	-23
?	82
a	21
a 0	73
a bag	-51
a big	43
a blade	-25
a blue	-33
a case	-56
a cask	-40
a cat	33
a checklist	29
a child	-42
a crack	-64
a crib	43
a day	-53
a doc	42
a document	30
a driver	-29
a drop	-43
a dry	-25
a dull	-22
a feel	-28
a few	-22
a foot	-68
a form	63
a full	-51
a gap	46
a grade	-47
a half	40
a hand's	-45
a hard	26
a horseshoe	-59
a jar	49
a label	-26
a lad	-25
a letter	-64
a line	28
a local	22
a look	-60
a measuring	-62
a member	-41
a method	50
a metre	-74
a minute	-72
a month	-42
a nice	-70
a novel	51
a numbered	-31
a one	34
a pacemaker	-25
a page	35
a photo	-28
a photograph	-43
a picture	-35
a plain	21
a procedure	80
a proper	27
a quarter	-28
a red	-78
a relative	-44
a rope	-32
a runbook	47
a second	-86
a separate	44
a sheet	47
a slip	-54
a sniff	-70
a soft	-45
a third	-58
a time	-76
a tube	-46
a turn	-64
a volunteer	31
a way	61
a written	59
a year	-21
a yellow	-30
abbreviations	55
about	71
about a	-57
about it	63
about the	57
above	-55
above 0	-76
accession	-60
accession no	-60
accident	-34
achterberg	51
across	-45
across the	-30
action	79
action :	30
actual	52
actually	44
adaeze	56
adaeze 0	56
add	66
address	-61
address and	-31
adeyemi	37
advance	28
advance for	28
after	-61
after 0	-60
after a	-24
after five	-36
after four	-26
after is	38
after seven	-44
after ten	-22
after that	-69
after the	-51
after three	-22
afternoon	29
afternoon this	23
afterwards	-41
again	54
again about	24
again after	-34
again at	-37
again in	-45
again the	33
against	-110
against the	-105
age	-46
agency	35
agent	-57
agree	-23
agreed	107
agreed that	30
ahead	-62
aid	-70
air	50
air conditioning	60
alarm sounds	-40
alcohol	-87
alcohol and	-42
alginate	-31
alginate must	-31
all	40
all good	44
all i	53
all in	33
all the	-24
all three	-49
allergy	-61
alone	-84
along	-77
along the	-77
aloud	-75
already	41
also	56
also a	21
alun	37
always	-102
always on	25
always with	-66
am	94
am not	47
amber	-55
amended	66
amended 0	66
amir	41
amir :	25
amount	-84
an accident	-32
an hour	-59
an instruction	43
an sop	30
and	-52
and 0	-82
and a	-23
and after	-41
and amount	-47
and anything	-21
and apron	-38
and are	-55
and ask	-57
and asks	-81
and back	38
and both	-23
and calls	-35
and carries	-21
and check	-34
and close	-31
and compare	-47
and compares	-34
and count	-22
and counts	-27
and date	-40
and does	-42
and don't	39
and drop	44
and enters	-27
and evening	-53
and every	-37
and finish	-54
and for	-27
and get	-39
and give	-35
and given	-35
and gives	-21
and go	-26
and god	33
and goes	-39
and hand	-24
and hangs	-20
and has	-49
and he	-48
and here's	24
and holds	-32
and i'd	36
and i'll	46
and i'm	24
and in	33
and initials	39
and is	-38
and it	27
and it's	-60
and keep	28
and knock	-27
and leave	-40
and leaves	-24
and left	-36
and let	-59
and lock	-60
and look	-47
and looks	-64
and make	57
and makes	-32
and move	-59
and names	-47
and never	-56
and nobody	-82
and not	-67
and notes	-21
and nothing	31
and one	-39
and only	21
and phone	-44
and photographs	-26
and please	37
and point	-31
and put	-93
and puts	-37
and read	-21
and reads	-48
and removes	-26
and right	47
and ring	-36
and say	-36
and says	-63
and sends	-43
and set	26
and sets	-39
and she's	32
and shows	-37
and sign	-50
and signature	-58
and sorry	34
and stays	-40
and stick	69
and switch	-58
and take	-57
and takes	-41
and tell	-82
and tests	-42
and the	-44
and then	-26
and tick	-27
and try	-24
and turn	-30
and under	34
and wait	-41
and walks	-37
and we	-81
and we'd	-31
and what	-33
and when	-26
and whether	-42
and which	-31
and white	41
and who	-30
and with	77
and write	22
and writes	-48
and your	-28
animal	-28
anneliese	31
another	-33
answer	-42
answer is	-32
any	-67
any more	-46
anybody is	-44
anyone	34
anything	-26
anything odd	-24
anything on	32
anything over	-20
anything that	-33
anything that's	-60
anything the	32
anything with	-44
anything written	44
anywhere	-35
aob	62
apart	32
apart from	33
apologies	67
apologies from	50
apologise	-42
applicant	-48
appreciated	24
apprentice	34
approve	-66
apron	-63
apron on	-23
archive	-53
are	-108
are carried	-55
are closed	-55
are counted	-48
are done	-47
are emptied	-37
are given	-48
are hung	-34
are kept	-42
are left	-47
are never	-61
are only	-34
are paid	-32
are put	-40
are scanned	-53
are sent	-38
are ticked	-20
are wiped	-61
are you	28
arguing	-29
arms	-53
around	-23
arrears	-55
arrival	-28
arrive	-29
arrives	-31
arrives the	-21
art	47
as	22
as a	54
as it	-60
as soon	-49
as that	-37
as the	-30
as we	-54
as well	-46
as you	-43
asante	33
asante wrote	33
ashes	37
aside	-50
ask	-63
ask about	-44
ask for	-25
ask how	-49
ask if	-69
ask the	-47
ask them	-74
ask what	-76
ask whether	-49
ask which	-49
ask why	24
asked	76
asked for	-40
asked that	44
asked whether	33
asking	49
asks	-45
asks the	-67
asks whether	-30
assistant	-33
at 0	-51
at a	-81
at dusk	-32
at each	-34
at every	-39
at five	-26
at four	-32
at home	-29
at it	-30
at once	-56
at one	-29
at seven	-37
at the	29
at two	-62
attendance	52
attendance :	52
attendant	-42
attending	41
attending :	41
auditors	49
august	24
author	55
author :	55
away	-53
away and	-44
away from	-33
axle	42
aye	62
b	75
baby	59
back	-43
back behind	-37
back for	-49
back in	-65
back into	-27
back of	35
back to	-31
back with	-51
backwards	-73
bad	77
badge	-67
badge and	-35
bag	-114
bag and	-48
bag goes	-39
bag in	-36
bag with	-31
bagged	-46
bagged and	-44
bags	-91
bags are	-40
bags go	-41
balance	30
bale	-39
baler	-59
balloons	-34
bank	61
bar	55
bare	-34
barge	-35
barn	-52
barrier	-41
bars	-44
base	50
batch	-52
batch and	-23
batching	-24
batteries are	-63
batteries first	49
bay	-39
baz	22
be a	25
be appreciated	24
be between	-37
be done	27
be glad	24
be grateful	28
be in	34
be poured	-31
be present	-41
be used	-51
bea	53
bea 0	60
bear	26
bearings	-25
because	38
because a	-26
because of	36
because they	-48
been	-23
been in	-28
beeps	-33
before	-39
before and	-39
before anybody	-39
before anything	-60
before every	-31
before he	26
before i	26
before opening	-40
before she	-33
before the	-25
before they	-27
before we	-59
beforehand	-45
begin	45
begins	-23
behind	-29
believe	21
believes	-25
bell	-67
belly	-66
below 0	-71
below into	25
below is	43
belt	-53
ben	42
ben asante	33
bend	-57
bernadette	46
best	-22
best before	-45
better	48
between	-39
between 0	-60
between the	30
between them	52
between two	-59
bex	57
bex 0	50
beyond the	-40
big	34
big letters	61
bike	-61
binder	40
bins	23
bird	-35
bird is	-54
biscuit	-82
bit	60
bit about	54
bits	28
black and	41
blade	-43
blade off	-30
blades	-70
blaming	65
blanket	-71
blankets	-56
bleed	-51
bless	49
block	-24
blocks	29
blood	20
blow	-86
blow the	-71
bo	43
board	-24
board and	-35
boards	-65
bob	57
boiler	-26
boiling	-50
bold	54
bolt	-62
book	-101
book :	-32
book before	-28
book what	-40
book with	-33
booking comes	-57
books out	-35
books the	-32
booth	43
boots	-61
boss	60
both	-110
both on	-36
both sides	-44
both sign	-51
bottle	-76
bottles	-38
bottom	-88
bottom left	-58
bottom of	-29
box	-30
box and	-52
box at	59
box in	-61
box is	-61
box to	-28
boxes are	-48
boxes from	-37
brake	-41
brakes	-36
brass	-34
bread	-65
break	44
break the	-24
breaker	-59
breakfast	-44
breathe	38
brief	48
bright	71
bring	49
bring cake	29
bring the	-33
british	50
broadcast	-39
broken	46
brown	-42
brush	-78
brush the	-26
brushes	-50
btw	60
bucket	-68
bucks	-72
bugs	-53
builds	-37
bullet	31
bullet points	31
bung	-36
bunny	68
bus	-39
business	66
but	107
but not	57
but you	40
button	-71
button for	-34
buttons	-59
buyer	-40
by	-39
by a	-60
by friday	51
by hand	-72
by month	-47
by more	-31
by one	-28
by telephone	-37
by text	-32
by us	72
by weight	-34
bye	65
bye bye	44
c	-83
cab	-36
cabin	-22
cabinet	-54
cables	-68
café	61
cage	-61
cake	57
call	-43
call it	46
call the	-79
called	38
called and	-37
caller	-41
calls	-77
calls it	-27
calls the	-52
calm	75
came	-23
camera	-84
can	33
can be	34
can do	31
can follow	45
can go	77
can hear	-40
can i	42
can keep	20
can make	46
can pin	24
can read	20
can see	-58
can somebody	28
can you	50
can't get	59
can't read	42
cancelled	-44
cannot be	-23
cans	-38
cap	-48
cap on	-32
capitals	58
capt	72
captain	-61
car park	49
car seats	-40
car so	28
caravan	48
carbon	-30
card	-65
card and	-81
card at	-37
card is	-34
card with	-22
cards	-78
carer	-47
carol	42
carried	-34
carries	-78
carry	-65
carry it	-38
cars	-82
case	-62
case number	-28
cases	-81
cases are	-23
cash	-40
cask	-57
cass	43
cass 0	43
cat	-26
cataloguer	-21
catriona	46
catriona 0	64
cats	-26
cause	-47
cellar	-24
cent	-48
centimetre	-44
centre	-85
certificate	-55
chain	-74
chained	-43
chair	31
chair :	28
chair and	-42
chalk	-39
chalks	-23
change	-69
change in	-65
change the	-48
changed	-65
changes	-51
changes the	-51
changing	-28
channel	-70
charge	-42
charger and	-38
chase	50
check	-88
check in	37
check it	-40
check out	24
check the	-28
checked	-37
checker	-48
checking	36
checklist	29
checks it	-26
checks that	-36
checks the	-58
cheers	72
cheese	37
chest	-23
chief	-29
chief officer	-29
child	-65
chimneys	-41
chip	-22
chlorine	-47
chock	-45
chock the	-45
christmas	45
christmas rota	45
cill	-58
circulate	47
circumstances	-21
clamp	-61
clamps	-21
class	-50
clean and	-35
clean it	41
clean the	-35
cleaning	34
cleans	-21
cleans the	-21
clear	-33
clear and	37
clear the	-29
clearance	-42
cleared	45
clever	56
click	-76
clicks	-47
climb	-47
climbing	47
climbs	-51
clip art	40
clips	-47
clive	53
cllr	53
cllr booth	53
clock	-77
close	-84
close it	-23
close the	-72
closed	-33
closes	-44
closes the	-44
closing	31
closing the	38
cloth	-39
clothes	-36
club	76
co 0	-57
coffee	57
coffin	-36
coin	-21
coin box	-21
coins	-24
cold	-104
cold room	40
collar	-57
colleagues	36
collecting	29
collection	47
collects	-43
collects the	-43
college	27
colm	55
colm 0	55
colour	-68
colour and	-35
colour of	-32
coloured	-46
comb	-49
combs	-34
come	-24
come and	26
come back	-44
come from	22
come in	-24
come off	-44
come out	-57
come to	-71
comes	-53
comes down	-25
comes in	-56
comes out	-41
comes up	-52
coming	39
comma	59
comment	48
committee	67
committee 0	63
community	46
company	35
compare	-52
compare with	-44
compared	-30
compared with	-30
compares	-34
compares it	-44
compressor	-38
computer	-41
concern	72
conditioning	60
conductor	-40
cone	-55
confirm	-56
confirmed	-36
console	21
contact	-21
container	-30
content	27
contractor	-55
control	-28
controls	-41
cooker	-28
copied	59
copies	-69
copies are	-43
copper	-33
copy	-47
copy and	-41
copy of	-51
cord	-71
corner	-57
correct	60
corridor	-58
cos	22
cost	-41
cotton	-63
could	100
could do	45
could have	31
could you	51
count	-124
count the	-62
counted	-103
counter	-50
counterfoil	-31
counts	-104
counts as	-28
counts the	-23
counts them	-34
courier	-47
course	66
court	-53
cover	-44
covers	27
cows	-21
crack	-89
cracks	-27
crate	-93
crate on	-39
crates	-33
crayon	-61
cream	-54
crew	60
crib	43
crib sheet	43
cried	71
cross	30
crossed	32
crown	-30
crown line	-30
cubicle	-53
cup	-65
customer care	-54
customer signs	-45
customer the	-39
customers	-55
cut	-34
cut a	35
cut the	-27
cuts	-80
cuts the	-41
cutters	-38
cutting	-81
cycle	-77
d	37
d 0	-39
d achterberg	51
dairy	-54
dairy twenty	-36
damp	-60
dan	40
dan 0	40
danny	46
danny 0	46
dark	-50
darling	51
date	-37
date :	74
date and	32
date of	-48
date on	-46
dates	-51
dates on	-62
daughter	32
daughter says	20
day before	28
day no	-28
day the	-35
daylight	-29
days	-71
days ahead	-37
days before	-54
dead	-64
deal	54
dear	102
dear colleagues	36
dear madam	33
dear ms	32
dear sir	24
deborah	68
decent	54
decide	-52
decides	-50
decides whether	-59
deck	-53
deck hand	-47
deep	-30
deep end	-30
deferred	44
degrees	-52
deleted	-40
deliveries	42
dentist	-39
departure	-30
deploys	-43
deposit	-37
deposits	-28
deposits are	-28
describe	-30
describe a	43
describe the	-34
description of	44
desk and	-64
details	-41
dex	55
dial	-68
diamond	-74
dictate	50
did	29
did it	38
difference	-34
difference is	-29
digit	28
dilys	40
dip	-21
dip the	-77
direction	-67
dirk	75
dirk it	71
disagree	-27
disc	-20
discuss	-45
discussed	70
dishwasher	21
display	-58
distance	-36
distilled	-54
do	49
do and	23
do for	35
do i	-38
do it	-44
do not	-120
do on	46
do the	49
do we	64
do when	79
do with	40
doc	85
dock and	-51
document	49
document and	31
documentation	55
documents	27
does	-25
does it	-39
does not	-31
does the	-28
does what	33
doesn't	-35
doesn't go	-42
dog	-23
dogs	-27
dom	56
dom 0	56
don't	-67
don't ask	31
don't charge	-45
don't go	-38
don't leave	-39
don't let	-42
don't light	-42
don't look	-31
don't need	61
don't put	67
don't say	-51
don't take	-74
don't tell	49
don't touch	-63
don't want	50
donations	-21
done	34
done in	-41
done the	-35
donor	21
door and	-37
door at	-31
door is	-24
door shut	-70
door stays	-35
doorbell	-20
doors	-74
dose	-40
double	-52
double bagged	-28
doubt	-30
down	-59
down and	-23
down first	-31
down how	39
down on	44
down the	-26
down to	-47
down until	-24
down with	-38
downwind	-64
dr	20
dr varga	33
draft	100
drafted	42
drain	-39
drain down	31
drained	-42
draw	23
drawer and	-28
drawers	-51
draws	-39
drift	-65
drill is	-51
drive	-55
driver	-64
driver collects	-23
driver parks	-48
driving	-43
drop	-40
drop the	31
dropped	-55
drops	-40
drums	-34
dry	-74
dry and	-39
dry overnight	-28
dry with	-22
drying	-46
duchess	41
dues	-33
dull	-22
dump	27
dump it	27
during	-46
dusk	-35
dust	-80
duty manager's	-42
each	-35
each door	-26
each item	-54
each line	53
each of	-31
each one	-41
each side	-56
ear	-77
earlier	-25
ears	-60
earth	-64
earth lead	-44
ease	-62
east	-30
easy	39
eat	25
eat in	44
eaten	-43
edge	-71
eggs	-48
eh	31
eight	-67
eighteen	-53
either	-52
elbow	-58
electrician	-42
ellie	41
else	-60
else's	-58
em	37
em the	-55
emptied	-37
empty	-100
empty the	-35
enclose	50
end of	-32
end the	-31
ends	20
engine	-59
engine off	-46
engineer	-59
english	60
entered	-51
entered on	-39
enters	-52
enters time	-40
entrance	-59
entrances	-41
entry	-43
envelope	-44
enzo	-61
error	-34
euros	-34
even	-84
even at	-54
even if	-51
even the	-30
even when	-35
evening	33
every	-140
every 0	-53
every bag	-29
every child	-32
every hour	-38
every lock	-26
every monday	-52
every morning	-31
every new	32
every second	-41
every seven	-33
every single	27
every tenth	-34
everybody	-47
everyone out	-24
everyone's	36
everything	24
everything else	-31
everything in	43
ewan	40
ewe	-28
except	-64
except for	-41
exception	-36
exception and	-36
exceptions	-56
exceptions for	-50
excuse	41
excuses	-33
exist	65
exit	-24
expect	-49
expected	-32
expected to	-32
expiry	-59
expiry date	-35
explains	-43
f	-33
face	-77
failed	-66
fails	-84
fair	68
faith	-31
faithfully	42
family	-42
fan	-26
fancy	52
far	-36
farah	53
farah 0	53
farm	39
farmer	-72
farmer and	-34
fat	-58
father	57
feathers	-48
feb	65
fed	31
fed up	31
fee	-24
feel free	67
feel the	-63
feet	26
felt	54
femi	65
femi :	41
fence	45
ferrules	-66
fetch	-64
fetch me	-56
fetch the	-29
fetches	-54
fetches the	-46
few	-22
few seconds	-22
field	35
fifteen	-65
fifteen minutes	-49
fight	29
figures	-46
files	-67
fill	-110
fill in	-53
fill the	-39
filled	-48
filler	-41
filler and	-38
filling	-35
fills	-37
filters	-47
finally	56
finance	23
find	-67
find out	-26
finds you	27
fine	30
finger	-54
finish with	-54
finished	47
fire brigade	-32
first	-67
first and	-36
first day	-52
first man	-46
first of	20
first then	-37
first thing	-59
fist	-29
fits	51
five minutes	-62
five years	-43
fix	-48
flag	-31
flame	-45
flash	-45
flashing	-28
flat	-105
flood	51
floor and	-28
floor is	-72
flour	-59
flower	-57
flowers	-54
fly	-29
foam	-57
foil	-33
fold	-61
folder from	-26
folks	68
follow	80
follow without	42
following	37
follows	36
food	-95
food bank	49
foot	-52
for	39
for 0	-71
for a	-30
for at	-33
for behind	49
for five	-57
for half	-33
for how	25
for id	-39
for me	-34
for more	-37
for new	28
for one	-42
for our	25
for polysomnography	50
for receiving	24
for stones	-51
for taking	29
for ten	-52
for the	78
for them	-30
for this	-42
for three	-52
for us	-49
for when	43
for whoever	40
for you	90
for your	75
forbidden	-48
force	-49
foreman	-31
forget	63
forget the	64
fork	-52
form	21
form :	-39
form a	-38
form in	-35
form is	-44
form of	61
format	75
forty	-30
foul	-34
found a	27
foundation	23
four hours	-33
four straps	-33
four times	-48
frame	-38
frankie	43
free	-26
free to	-20
freelancer	33
freeze	-25
freezer	-61
fresh	-34
friday	33
fridays	-55
fridge	-42
friendly	40
from 0	-47
from :	85
from above	49
from an	-50
from each	-54
from my	38
from outside	-48
from the	-30
front	26
front and	37
front desk	-52
front door	-40
front of	-44
frozen	-49
fruiting	-47
fuel	-45
full	-89
fundraising	44
furnace	-29
fuse	-72
fwd	75
fwd :	75
g	-22
g 0	40
gallery	-49
gap	46
garbage	-31
garden	-50
gary	38
gas	-54
gas meter	-34
gas off	-37
gate	-71
gate is	-46
gates	-33
gates are	-33
gather	-64
gauge	-80
gaz	27
gaz 0	27
gear	36
gearbox	-40
gen	-56
gently	-42
get	-31
get a	-49
get in	75
get it	68
get the	-26
get them	-55
get this	47
gets	-28
gets a	-76
gets left	-43
gets the	-110
gimme	36
girls	26
girth	-32
girth and	-22
given	-35
given a	-31
given back	-40
gives	-82
gives the	-52
glad	24
glad if	24
glass	-91
glass and	-21
glaze	-64
gloves	-110
gloves and	-45
gloves on	-47
gloves or	-27
glue	-52
glued	-45
go and	-49
go as	42
go back	30
go down	-69
go in	-109
go into	-27
go on	68
go out	-83
go over	-31
go round	-55
go through	-27
go to	-62
go up	-40
go with	39
god	49
god bless	33
goes	-84
goes back	-56
goes down	-64
goes home	-34
goes in	-72
goes into	-29
goes on	-65
goes out	-27
goes round	-33
goes through	-20
goes to	-65
goes with	-51
gone	26
good	76
good afternoon	29
good at	24
good luck	26
good morning	28
good wishes	44
gosia	49
got	47
got my	40
got the	-93
gotta	-43
grade	-86
graham	46
graph	-31
grateful	57
grateful for	44
grateful if	23
great	72
green	-71
green crate	-50
green sticker	-26
greet the	21
greetings	91
greetings from	66
greta	47
greta :	43
grip	-46
ground and	-24
guards	-32
guest	-67
guests	63
guide	68
guy	53
ha	54
had	46
had a	-70
had anything	-31
had the	37
had to	43
haha	87
hair	-41
hakim	47
half	-34
half a	27
half an	-35
half hour	-27
halina	56
hall	28
hamish	61
hamish 0	61
hand	-116
hand it	-44
hand on	-26
hand over	-52
hand them	-23
hand's	-45
handbook	47
handed in	-35
handle	30
handler	-37
hands	-25
hands and	-55
hands change	-30
handwriting	37
handwriting on	-49
hang	24
hang it	22
hang on	25
hang the	-32
hanging	-29
hangs	-32
hanneke	48
happens	34
happens when	48
harbour	48
harbour trust	48
hard hat	26
harness	-35
has	24
has a	20
has been	-37
has gone	26
has had	-59
has left	-31
has not	-38
has stood	-41
has stopped	-72
has the	58
has to	-22
hash	-68
hatch	-57
have	38
have anything	44
have been	-31
have done	-23
have him	-45
have it	66
have not	-33
have the	29
have them	-29
have to	33
have your	-25
having	56
he	-34
he asks	-22
he calls	-21
he does	33
he gets	-26
he goes	32
he had	44
he is	24
he leaves	-44
he looks	-52
he puts	-43
he reads	-34
he reports	-34
he rings	-40
he says	-49
he sees	-40
he takes	-21
he walks	-55
he'd	40
he's	-27
head	-32
head office	-27
headings	37
heads	-38
heads are	-25
hear me	36
hear the	-21
heating off	-40
heaviest	-44
heavy	-45
hefin	75
height	-79
hello	96
hello hello	23
hello this	57
helmet	29
help	47
hemi	-55
hence	41
hence this	41
her	57
her and	-47
here	94
here and	22
here goes	27
here is	39
here's	58
here's what	24
heron	46
hey	60
hi	105
hi all	38
him	-27
him and	-43
him to	-49
himself	-61
hire	-33
hire sheet	-20
his own	-27
his pocket	-53
hiya	65
hold	-44
hold in	33
hold the	-58
holder	-60
holding	20
holds	-44
holds are	-54
holds the	-38
hole	-62
holes	-31
holes with	-31
home	-56
hood	-42
hook	-68
hook number	-41
hope	77
hope the	65
hoping	36
hoping for	53
horse	-56
horseshoe	-59
hose	-56
hose open	-26
hospice	-45
hospice shop	-45
hot	-24
hot air	35
hot water	-26
hour	-93
hour after	-29
hours	-139
hours before	-27
hours with	-23
hours without	-51
housing	-28
how	55
how long	-42
how many	-63
how the	24
how to	59
how we	35
howard	58
however	-42
hr	48
hrs	-47
hung	-49
hung on	-49
hut	37
hydrometer	-31
hygrometer	-21
i	62
i am	90
i ask	24
i call	-34
i can	81
i check	-52
i close	-55
i enclose	50
i go	-81
i hope	63
i know	24
i look	-36
i need	32
i nod	-49
i open	-49
i promised	22
i put	-61
i ring	-62
i say	-44
i should	68
i switch	-38
i tell	-20
i think	48
i thought	35
i trust	57
i want	73
i was	-32
i will	38
i would	25
i'd	93
i'd like	53
i'd want	35
i'll	145
i'll feed	32
i'll get	34
i'll have	22
i'll paste	49
i'm	114
i'm after	33
i'm in	28
i'm not	45
i've	84
i've got	31
ice	75
id	-37
id and	-39
id card	-34
ideally	42
if	-26
if a	-32
if any	-47
if he	39
if it	21
if its	-32
if one's	-26
if she	-40
if someone	-35
if the	-42
if there	-30
if there's	-26
if they	-84
if this	51
if we	-29
if you	25
if you'd	39
imam	51
immediately	-37
impedance	-43
impedance is	-43
importer	-20
impression	-43
in	-21
in 0	-31
in advance	28
in arrears	-55
in at	-23
in attendance	52
in black	41
in charge	22
in daylight	-29
in english	53
in first	-34
in five	-56
in front	-79
in fruiting	-47
in his	-26
in in	-46
in it	-75
in its	-24
in my	-46
in no	-37
in one	-49
in pairs	-60
in pencil	-30
in register	-38
in rows	-24
in ten	-49
in the	-28
in there	43
in they	-32
in tray	-26
in two	-44
in with	-31
in without	-33
in writing	33
inches	-33
included	-35
including	-35
ines	57
initial	-51
initial the	-51
initials the	-45
ink	-42
inside	-34
inside 0	-34
inside and	-41
inside of	-47
inside the	34
inspects	-25
instead	-38
instead of	-38
instruction	66
instructions	65
instructor	-21
instrument	64
insulation	-39
intern	47
interpreter	-61
into a	-24
into an	28
into shape	52
into something	32
into the	-49
intro	32
invoice	22
is	-46
is 0	-67
is a	73
is all	20
is an	-43
is any	-30
is at	-62
is called	-41
is checked	-53
is closed	-43
is compared	-30
is counted	-79
is done	-71
is dry	-34
is entered	-39
is for	-27
is glued	-45
is good	-30
is ground	-28
is handed	-23
is how	-63
is it	54
is kept	-64
is laid	-62
is locked	-50
is measured	-53
is needed	24
is never	-86
is not	-99
is offered	-48
is one	23
is only	-24
is opened	-63
is photographed	-43
is put	-41
is recorded	-32
is running	-32
is scanned	-36
is sent	-42
is set	-34
is shut	-40
is signed	-46
is something	37
is still	-62
is swept	-23
is switched	-33
is taken	-45
is that	33
is the	48
is there	-32
is this	54
is to	-26
is told	-29
is weighed	-38
is why	21
is wiped	-32
is written	-69
is wrong	-25
isn't	-21
isn't opened	-50
isolate	-48
isolation	-28
issued	25
it all	22
it and	-47
it as	28
it back	-69
it backwards	-34
it before	-45
it can	-31
it come	-21
it does	25
it down	-33
it dry	-33
it for	44
it from	-39
it gets	26
it goes	-39
it has	-41
it have	52
it here	67
it i	31
it in	-24
it into	73
it is	-54
it like	39
it look	35
it may	75
it myself	58
it now	46
it on	29
it once	-39
it one	-40
it or	-22
it put	-42
it says	-47
it should	61
it so	46
it something	60
it stinks	-70
it tag	-52
it the	-53
it twice	36
it was	44
it we	-52
it what	59
it will	-56
it with	-25
it'll	-48
it'll be	-45
it's	36
it's a	-23
it's about	46
it's not	-51
it's out	-29
it's still	-22
it's the	32
item	30
item 0	87
item is	-38
items	29
its	-46
its own	-57
j	62
jacket	-26
jar	30
jar is	-28
jargon	44
jo	73
job card	-50
jokes	-86
jonas	63
jonas t	49
jot	24
jug	-62
jules	47
jules :	47
junction	-42
juniors	79
just	40
just talk	47
just the	-48
k	86
karin	-49
keep	32
keep children	-24
keep it	23
keeper	-63
keeps	-26
keith	45
keith pat	36
kept	-105
kept for	-57
kept in	-47
kettle	32
kev	86
kev ops	45
key	-21
key in	-76
key is	-50
key worker	-27
keys	-86
keys are	-35
keys never	-33
keys the	-25
kg	-40
kid	-53
kids	-26
kiki	44
kiki 0	44
kiln wash	-37
kilo	-47
kind	59
kind regards	37
kindly	74
kindly do	26
kirsty	43
kit	68
kitchen	79
km	-34
knee	50
knee is	45
knees	-53
knife	-58
knock	-24
knock on	-30
knocks	-53
knots	-39
know	26
know what	37
known	-51
knows	27
kyle	-22
label	-102
label and	-33
label with	-44
labels	-68
lace	-41
lace with	-45
lacquer	-44
lad	-30
lads	77
lady	54
laid	-62
laid on	-30
lamb	-50
laminated	68
lamps	-57
lane	59
language	63
lap	-58
laptop	-25
last	-27
last and	-49
last one	-35
last so	-30
last week	-49
last word	-55
late reply	25
later	-35
launch	-64
law	-63
lay	-44
lay specimen	-30
lay the	-25
lays	-62
lead	-99
lead comes	-38
lead on	-44
leaf	-66
leak	-32
lease	21
least 0	-22
leave it	-62
leave out	66
leave the	-43
leave them	-40
leaves	-98
leaves a	-37
leaves the	-58
leaving	-54
lee	43
left a	43
left as	-30
left on	-77
left over	-34
left the	46
left to	-23
leg	-75
legs	-34
lend	-49
length	55
length :	49
less	-56
less like	20
less than	-23
let	-80
let go	-32
let it	-43
let the	-57
let them	-23
let's	73
lets	47
letterbox	-42
letters	54
level	-94
levels	34
lever	-47
library	49
lid	-95
lid closed	-52
lie	-71
lies	-50
lies on	-44
lift	-80
lift a	-24
lift and	-65
lift it	-59
lift the	42
lifted	-45
light	-50
light it	-45
light on	34
lights	-132
lights and	-37
lights out	-41
lights to	-74
like	83
like a	65
like it	41
like that	-54
like the	76
likes	73
likes everything	43
limit	-37
lin	43
lin :	43
lindqvist	29
line	44
line at	20
line in	-58
linen	-58
liner	-29
lines	36
lines are	-69
lines max	35
list and	-29
list by	24
list is	-52
listen	-23
lit	-32
live	-55
load from	-60
loaded	-67
loading	41
lock	-55
lock and	-24
lock the	-51
locked	-86
locked and	-44
log	-104
log the	-24
log with	-56
logger	-24
logo	66
lol	98
long	20
long and	41
long one	24
longer	37
loo	-72
look	-80
look again	-36
look at	-72
look behind	-76
look down	-47
look for	-49
look in	-27
look into	-24
look like	31
look official	23
look under	-23
looked	-50
looked at	-50
looking	36
looks	-55
looks at	-45
looks for	-66
looks the	-38
looks up	-49
loops	-36
loose	-57
lorna	36
lorna repair	36
lose	21
lose the	32
lost	34
lost their	52
lot	63
loud	-69
loud and	-25
love	85
lovely	68
low	-59
lower	-70
lucas	59
lucas 0	59
luck	26
luis	56
luis 0	40
lungeing	-21
lupe	37
lupe 0	37
lying	-37
lyn	50
lynne	37
m	32
machine	-34
machine's	-36
machines	34
machinist	-58
madam	36
made	31
made into	42
main	-57
main switch	-45
make	115
make a	27
make it	58
make me	31
make of	22
make the	42
make them	39
makes	-40
makes a	-38
management	21
manager	-121
manager and	-23
manager's	-49
many	-46
many thanks	48
mar	41
mar ben	33
marcus	64
margin	57
mark	-55
marked	-51
marked with	-54
marks the	-31
marta	27
master	-21
match	-46
matching	25
matter how	-38
matters	49
max	-74
max 0	-83
may	58
may be	-65
may go	35
may i	31
may run	49
maybe	23
me	139
me again	53
me the	49
me to	26
meant	27
meant to	27
measured	-60
measures	-32
measures the	-32
measuring	-62
meat	-65
mechanic	-47
medical	-36
medicine	-29
medicines	-44
meera	51
meera 0	40
meeting	124
meeting 0	65
meets	-34
meets the	-34
member	-57
member of	-36
members	-56
memo	64
memorial	41
men	-60
mend	66
merge	-35
merge rights	-35
mess	-22
message	-46
metal	-67
meter	-95
methane	24
metre	-74
microwaves	-64
middle	-45
middle of	-52
might	-49
mileage	-36
milk	-56
milo	61
milo 0	61
min	-116
mind	34
minimum	-46
minimum 0	-43
mins	-68
minus	-52
minute	-60
minute and	-40
minute before	-24
minutes after	-62
minutes and	-27
minutes are	-44
minutes in	-50
minutes late	-44
minutes of	57
minutes then	-25
mirrors	-33
missed	27
missing	-40
missing is	30
missus	21
mix	-65
mm	32
mo	58
mobile	-56
moisture	-34
mon	-22
monday	40
monday and	-20
money	43
month	-34
month and	-57
months	-81
more	-25
morning	34
morning !	42
morning all	40
morning the	-26
mother	-25
moulds	-45
mouth	-60
move the	-35
mr	61
mr g	40
mrs	55
mrs oyelaran	58
ms	32
much the	21
music	-62
must	-42
must be	-105
must not	44
mute	-23
my	100
my colleague	22
my daughter	32
my father	47
my own	-37
my phone	30
myself	41
n	-52
nail	-57
nails	-47
name	-38
name and	-66
name is	-38
name of	44
name the	-41
names	-44
nearest	-48
neck	-53
need	98
need a	59
need something	45
need to	22
needed	27
needful	56
needle	-61
needles	-67
neither	-64
net	-37
neutral	-41
never	-137
never back	-34
never been	24
never by	-57
never go	-32
never goes	-20
never leave	-32
never on	-83
never over	-33
never the	-41
new	63
new paragraph	44
new volunteers	37
news	30
next	-43
next meeting	46
next morning	-48
nice	44
nicely	46
night	43
night ?	30
night before	-27
night for	62
nights	-58
nils	41
nineteen	-37
nkechi	60
nkechi 0	60
nneka	62
no	-51
no arguing	-29
no bread	-65
no clip	40
no coffee	-56
no cutting	-65
no exceptions	-56
no excuses	-33
no handover	-77
no hang	-40
no i	22
no jargon	44
no matter	-38
no mobile	-47
no more	37
no nylon	-57
no one	-81
no perfume	-70
no phone	-30
no phones	-39
no sorry	72
nobody	-33
nobody cuts	-40
nobody else	-62
nobody else's	-46
nobody goes	-69
nobody has	-32
nobody is	-54
nobody opens	-38
nobody reads	60
nobody's	32
nod	-60
node	31
none	67
noon	-59
noor	56
nope	35
nor	-24
normal	-71
nose	-69
nose to	-49
not	-66
not 0	-60
not a	-27
not accepted	-54
not allowed	-47
not at	-42
not before	-75
not by	-32
not clear	40
not come	35
not even	-57
not from	-42
not given	-55
not go	-43
not in	-29
not just	-56
not off	-50
not on	-59
not opened	-42
not seen	-45
not so	37
not sure	-32
not the	24
not there	-41
not when	-42
not with	31
note the	-23
noted	21
notes	53
notes :	66
nothing else	21
nothing fancy	57
nothing gets	40
nothing longer	38
notice board	22
nov	70
nov 0	58
novel	51
november	38
now	125
number	-142
number and	-28
number in	-21
number is	-39
number of	-74
number on	-39
numbered	26
numbered steps	24
numbers	-61
nurse	-81
nurse in	-54
nurse looks	-21
nurses	57
nylon	-57
o'clock	-62
obtain	20
obtain a	20
october	36
odd	-24
of	44
of a	56
of his	28
of house	62
of term	-42
of their	-37
of them	38
of this	21
of us	-22
of what	44
of words	50
of you	-34
off	-42
off and	-40
off at	-59
off before	-55
off first	-39
off in	-24
off no	-23
off on	23
off run	-26
off she	-41
off the	-30
off with	-31
offer	-45
offer water	-72
offered	-48
offers	-31
offers the	-28
office	62
office and	-33
officer	-62
officer and	-31
official	23
oh	89
oil	-34
oil and	-46
ok	38
ok that's	45
okafor	35
okonjo	58
oksana	38
old	54
old ones	-64
old pete	45
old sheet	59
oldest	-63
ollie	40
on a	-24
on and	-68
on arrival	-37
on before	-68
on both	-69
on call	33
on charge	-79
on door	-49
on duty	-26
on each	-27
on edge	-65
on every	-37
on final	32
on for	-54
on friday	-47
on fridays	-55
on gloves	-25
on her	43
on his	-60
on in	-70
on it's	48
on its	-24
on monday	29
on my	45
on one	41
on paper	68
on return	-52
on same	-23
on sunday	31
on the	-30
on them	-43
on then	57
on tue	29
on wed	26
on wednesday	-39
on what	25
on with	-30
on yes	58
once	-51
once a	-21
once the	-56
one ?	43
one and	-52
one at	-43
one before	68
one by	-28
one document	35
one doesn't	-26
one for	35
one from	-53
one it's	32
one man	-56
one of	23
one on	-54
one opens	-43
one page	78
one pager	25
one person	-54
one sheet	43
one side	85
one stands	-49
one tray	33
one way	-24
one who	-46
one's	-55
ones	-77
ones and	-30
ones get	-20
only	-73
only 0	-37
only after	-26
only for	27
only the	-90
only then	-37
only when	-55
only with	-38
open	-117
open a	-33
open it	-50
open one	-48
open the	-80
open them	-24
opening	-29
opening the	-50
opens	-97
opens the	-60
operation	-28
operator	-54
opinion	-64
opinion on	-64
ops :	45
or a	-71
or if	-34
or it	-49
or madam	24
or not	-57
or so	-33
or whatever	76
orange	-48
orange tag	-20
order	21
order and	23
order number	-30
orderlies	-44
originals	-50
other than	24
others	-31
otherwise	-31
ought	50
ought to	50
our	61
our own	-28
our points	29
ours	28
ourselves and	22
out	-42
out and	-72
out back	-33
out before	-35
out by	-61
out first	-43
out for	28
out if	-26
out is	-43
out loud	-58
out nobody	42
out of	-27
out to	-36
out what	37
out with	35
outside	-71
outside and	-29
oven	27
over	-36
over 0	-74
over and	-28
over five	-38
over it	-68
over the	-44
over to	52
overnight	-71
own	-78
own lock	-31
owner	-71
owner's	-28
oxygen	-71
oyelaran	58
oysters	-46
p	87
pacemaker	-25
packet	-62
packing	57
paddle	42
paddles	-39
padlock goes	-25
page	97
page for	56
pager	25
pages	56
paid	-60
paid for	-39
paint	-32
pair	-61
pairs	-71
pallet	-47
pan	-52
panel	-24
paolo	59
paolo 0	59
papers	-53
paragraph	58
paragraphs	80
parcel	-72
parent	-39
parents	-27
park	79
parks	-48
partner	-42
parts	-22
passed	-46
passengers	39
passport	-48
password	-45
past	-64
past the	-60
paste	-21
pat	36
patience	52
patient for	50
patient is	-45
pause	-45
pausing	-41
pavement	-54
pay	-42
payment	-63
pcv	-44
peace	25
peephole	-61
peg	-27
pen	-54
pencils	-29
people are	-42
people leave	49
per	-94
per cent	-48
percent	-23
perfect	70
perfume	-70
period	-41
permit	-47
person	-68
person and	-30
person on	-32
person's	-21
personal	-47
pete	42
petra	47
ph	-70
phone number	-52
phones	-54
phones no	-39
photo	-46
photograph	-58
photographed	-43
photographs	-39
photographs are	-29
photos	-62
piano in	-20
pic	-61
pic of	-61
pick out	-35
pickers	20
picks	-48
picks up	-49
picture	-22
picture and	-33
pictures	93
pictures of	34
piece	-43
piece is	-22
pieces	-67
piers	56
pile	-42
pilot	-38
ping	-88
pins	-75
pip	67
pipe	-27
pit	-45
pitch	26
pizza	81
place	-31
plain	65
plain words	29
plant room	-35
plastic	-72
plate	-48
plates	-30
platform	-50
play	-34
play the	-29
played	-69
plays	-36
please	125
please make	35
pls	104
plug	-59
plug before	-24
plug off	-29
plugs	32
plus	39
po	-30
pocket	-44
pockets	-61
points	56
points through	29
policy	35
polysomnography	50
pony	-30
pool	-22
porch	-51
portal	31
porter	-40
position	-54
possible	32
poster	-40
posts	-50
pot	-62
pots	-45
pouch	-66
pounds	-46
pour	28
poured	-51
power	-75
practice	82
prams	-36
prayer	49
precious	26
prefer	23
preparation	50
preparation of	50
prepare	29
prepared	73
present	38
present :	42
presenter	-73
press	-65
press the	-38
pressed	-41
presses	-45
presses the	-45
pretty	49
price	20
print	-76
printed	-48
printer	48
prints	-86
prints the	-49
priya	70
priya 0	38
priyanka	63
probably	34
probe	-44
procedure	117
procedure and	37
procedure for	69
procedure is	24
procedure which	43
process	59
product	-56
production	47
programme	57
promised	55
promised the	22
proof	31
proper	36
properly	31
property	-25
props	-55
protocol	-40
prove	-59
public	-20
pull	-113
pull on	-21
pull the	-79
pulls	-53
pulls the	-55
pump	-47
pumpkin	67
pumps	-41
puppet	-26
puppets	32
purple	-44
purpose	60
push	-56
push the	-52
pushes	-29
pushing	-44
put down	20
put in	-68
put on	-38
put out	-39
put your	-41
puts	-47
puts on	-33
puts the	-39
qa	-49
qc	-21
quarantine	-59
quarter	-29
question	49
questions	23
quick	43
quick one	61
quiet	-46
quiet room	-21
quietly	-62
r	94
rack	-38
radek	-36
radio	-26
radiologist	-25
radios	-28
rafe	60
rafe 0	60
rags	-34
rags in	-34
rail	-70
rain	-42
ramesh	41
ramesh sir	41
ramp	-23
ravi	61
ray	54
ray 0	35
re	54
re :	54
reach	-28
read	71
read it	64
read me	43
read the	-49
read without	23
reader	-60
reading	-47
reads	36
reads it	-23
reads like	35
reads the	-60
ready	-32
real	36
reason in	-28
receipt	-46
receives	-41
receives the	-41
receiving	34
receiving of	21
reception	-37
receptionist	-50
record	-74
recorded	-72
recording	52
records	35
records the	-22
red bags	-28
red cage	-54
red folder	46
red light	34
red one	-52
red torch	-25
red tub	-52
redo	36
reference	46
refill	-57
refund	-45
refused	-47
regards	61
register	-74
register and	-30
relative	-44
release	-72
release the	-53
remain	74
remains	-38
removes	-26
repair	22
repair café	36
repeat	-47
repeats	-53
repeats the	-53
replacement	35
reply	37
report	-67
reports	-34
request	73
request :	36
rescue	34
reserved	-71
reset	-36
rest	-41
rest of	-20
restart	-52
restore	52
rests	-25
result and	-28
retired	47
return	-27
return the	-46
returned	32
returned books	44
returns	49
rev	61
rev 0	50
rev b	39
reverse	-40
riding	-21
right away	-51
right for	-52
rights	-35
rim	-52
ring	-80
ring me	-49
ring the	-86
rings	-87
rings and	-27
rings the	-60
rink	50
rinse	-61
rinse with	-23
roll	-48
rolls	-76
roof	-24
room and	34
room for	-27
room is	-62
room number	-36
rooms	37
ropes	-49
ropes not	-37
rosalind	29
rota	45
rota :	45
round	-99
round by	-37
round the	-43
route	-30
routine	41
routine for	39
rows	-24
run	-49
run down	-34
run the	-68
run to	26
runbook	60
runbook for	53
runs clear	-20
sack	-26
sacks	-41
safety	39
said	70
sake	43
salinity	-53
salinity morning	-53
salt	-29
salt water	-29
same	-56
same as	32
same day	-99
same evening	-53
sandbox	-43
sandra	50
sanjay	46
sat	64
sat 0	56
saturation	-31
saturday	64
say	-89
say it	29
say so	-24
say sorry	-54
say the	-45
say your	-57
says dairy	-36
says i'm	-32
says no	48
says who	-64
says yes	-36
scale	-77
scale is	-25
scan	-71
scanned	-47
school gate	-50
scissors	-64
scrap	-23
scrap that	-36
scrape	-40
scratch	-26
scratches	32
screen and	34
screw	-43
screws	-41
scrub	-33
scrubs	-50
sculptor	-50
sea	-23
sea water	-23
seal	-54
seals	-36
seam	-62
search	-55
seat	-42
seats	-54
second	-81
second person	-45
second time	-43
seconds	-34
secretary	65
section	57
sections	32
security	-63
see and	-45
see that	-36
see the	-54
seed bank	40
seeds	-42
seen	-83
seen it	-42
sees	-56
sees the	-38
send	-58
send the	-73
send them	-45
send you	47
sends	-41
sends the	-36
sense	44
sent from	38
sentence	-50
sentences	69
sentences with	46
sept	43
sept 0	27
serial	-37
serial number	-37
serve	-67
server	-77
service	55
services	59
set	23
set out	34
set the	-88
set this	35
sets	-41
sets the	-34
setter	-36
settle	-34
seven	-73
seven days	-51
sew	-65
sexton	-52
shake	-40
shake we	-27
shaken	-22
shall	47
shape	38
shared	-36
shared drive	39
shave	-41
she asks	-40
she does	-36
she goes	-48
she looks	-25
she then	-44
she writes	-25
sheet and	-36
sheet for	59
sheet from	46
sheet in	25
sheet on	-39
sheets	-59
shelf	-79
shelf by	-42
shelf with	-26
shell	-49
shelves	-39
shift	-33
shift lead	-27
shona	37
shona base	37
shorn	-70
short	40
short sentences	56
shot	-63
should	103
should be	23
should like	33
should not	-57
shoulders	-58
shouting	-38
shouts	-34
show	-64
show it	-48
show one	-66
show the	-32
shown	-40
shows	-75
shows his	-53
shredded	-46
shut	-66
shut and	-35
shut the	-90
shuts	-42
shutter	-32
sick	40
side :	-67
side and	31
side door	-30
side down	-36
sides	-23
sieve	-38
sign	-50
sign and	-35
sign it	-33
sign on	-74
sign the	-55
signature	-66
signed	-60
signed before	-44
signs	-76
signs for	-40
signs on	-37
signs the	-52
silence	57
silicone	-34
silo	-39
simone	48
simone hr	48
simple	25
since a	-47
since the	-41
sincerely	28
single	-24
sir	65
sir or	24
siren	-67
sit	-90
sit down	-29
sit on	-51
sits	-88
six	-81
six months	-46
sixteen	-24
sixteens	-45
size	-21
skid	-52
skim	49
skin	-45
skip	53
slacken	-48
slacken the	-48
sleeve	-52
slip	-93
slot	-39
slow	-32
slowly	-66
slowly because	-23
small room	42
smallest	-63
smell	-35
smoke	-68
smoking	-39
snake	-22
sniff	-76
snow	-30
so	96
so a	20
so first	-54
so five	-51
so he	-35
so here	31
so i'm	35
so if	-27
so no	72
so that	-48
so there	48
so um	34
so what	42
so you	-41
soak	-52
soapy	-24
soapy water	-24
social	-55
socket	-32
sofa	-41
soft	-50
soft brush	-44
solar	37
solar panel	37
some	35
somebody	46
somebody comes	-46
somebody stands	-55
somebody with	-23
someone	-25
someone else	-44
someone is	-35
someone who	-40
something	79
something in	34
something on	44
something the	28
something written	41
soon	-67
soon as	-49
sop	81
sop for	54
sop thing	32
sorry	92
sorry about	55
sorry again	24
sorry it's	46
sort	-23
sorting	48
sound	37
sound like	31
source	-35
sources	38
spanish	64
spare	-91
speak	40
speaks	-65
species	-53
specimen	-30
specimen on	-30
speed	-47
spell	27
spelling	74
spine	-22
spirit	-31
spits	-65
spoon	-57
spot	-33
spots	-29
spray	-89
sprayed	-68
spreadsheet	-36
spur	-51
square	-26
squeeze	-58
st	82
staff	21
staff can	42
stage	-43
stage manager	-34
staging	-64
stairs	-62
stamp	-67
stamped	-46
stand behind	-51
stand up	59
standing	40
standing there	-22
stands	-87
stands at	-42
stands in	-54
staple	-61
start	-38
start at	-20
start the	-60
start to	26
start up	-44
start with	-54
starts	-37
status	-55
stay	-59
stay in	-50
stay there	-40
stays	-138
stays at	-70
stays in	-34
stays on	-39
stays open	-59
stays shut	-44
stays with	-49
steam	-55
steel	-71
step	56
step back	-48
step with	58
steph	48
steps	60
steps on	52
stick	25
stick the	23
sticker	-75
sticker on	-60
sticks	-20
still	96
still at	49
still broken	49
still have	25
still on	30
stock	29
stone	-70
stones	-51
stood	-57
stop	-36
stop and	-40
stop stop	-25
stopcock	-33
stopped	-73
stops	-26
story	-35
straight	-77
straight away	-41
straight out	-53
strain	-41
straps	-67
straw	-39
street	64
strength	-41
strings	-36
strip	-78
stripe	-53
strong	21
strong room	21
stu	91
stuck	56
student	-41
studio	64
stuff	-36
style	67
sub	-30
subject	107
subject :	93
subs	50
sue	44
summer	-22
sunday	84
sunday 0	71
sunita	36
sunita 0	36
super	69
superintendent	-24
supervisor	-55
supplier	-48
sure	-27
surgery	-49
surprised	27
swap	-70
sweep the	-33
sweeps	-32
swell	-28
swept	-23
switch off	36
switch on	-38
switched	-50
switched off	-41
switches	-23
syringes	-58
t	64
t 0	49
ta	92
table	46
table with	-62
tables	-28
tablet	-24
tablets	-45
tag	-119
tag and	-33
tag it	-52
tag on	-44
tags	-53
tail	-43
take	-41
take a	-48
take the	-42
take them	-33
taken the	30
takes	-86
takes a	-49
takes it	-21
takes out	-22
takes the	-50
taking	28
taking in	21
talk	63
talk you	27
talks	-87
tall	-42
tally	-37
tank	-79
tap	-68
tape	-32
taps	-60
taps open	-40
tare	-32
tariq	78
tasting	-53
tattoos	-41
tbh	30
team	94
teams	-68
tears	-21
technical	58
technician should	40
teeth	-75
telephone	-39
telephones	-44
telephones the	-44
tell	-68
tell a	-44
tell it	65
tell me	36
tell the	-92
tell them	-85
tell us	-20
tells	-21
tells the	-74
tells us	-38
temperature	-79
temperature and	-60
temperature logger	-24
template	46
ten	-56
ten days	-24
ten minutes	-61
tenant	-45
tenth	-43
term	-42
tess	51
test	-32
test with	-53
tested	-64
testing	48
tests	-52
text	-34
texts	-71
texts the	-34
th	72
than 0	-51
than a	27
than five	-28
than half	-32
than one	25
than six	-70
thank	66
thank you	66
thanks	84
that	28
that a	45
that bit	-42
that both	-53
that day	-51
that happens	-38
that has	22
that he	-43
that i	51
that is	-62
that it	-25
that no	-66
that the	-67
that they	-54
that thing	50
that time	-29
that was	51
that week	-20
that your	32
that'll	45
that'll do	45
that's	79
that's about	62
that's all	53
that's been	-43
that's it	45
that's the	33
the	-37
the 0	114
the address	-43
the air	53
the answer	-38
the applicant	-48
the apron	-44
the assistant	-31
the attendant	-51
the auditors	49
the bag	-29
the bar	42
the barn	-47
the batch	-48
the bath	-20
the battery	-44
the bay	-38
the bearings	-27
the below	25
the belt	-35
the bench	-85
the big	-53
the bike	-41
the bin	-28
the binder	32
the bird	-44
the bit	54
the blade	-49
the blanket	-50
the blue	34
the boards	-37
the boat	-70
the book	-70
the bottle	-37
the bottom	-53
the box	-110
the boxes	-44
the brake	-30
the brass	-34
the break	49
the bridge	-60
the brush	-56
the build	-27
the bung	-21
the bus	-61
the button	-35
the buyer	-40
the cab	-36
the cabin	-22
the cage	-35
the call	-24
the caller	-41
the camera	-26
the captain	-25
the car	54
the cars	-36
the case	-65
the cat	-49
the cellar	-86
the centre	-67
the certificate	-41
the chain	-72
the change	-40
the charger	-28
the checker	-34
the chief	-29
the child	-24
the chlorine	-27
the cill	-58
the client	-48
the clock	-49
the code	-76
the coin	-21
the cold	40
the collar	-60
the college	27
the colour	-30
the committee	35
the compressor	-27
the conductor	-40
the console	21
the container	-30
the contractor	-55
the controller	-39
the corridor	-50
the cotton	-38
the counter	-76
the counterfoil	-31
the crate	-59
the cubicle	-53
the date	21
the day	25
the deep	-30
the dentist	-23
the deposit	-21
the dial	-37
the display	-58
the doctor	-25
the dog	-39
the donor	-28
the doorbell	-20
the doors	-32
the dose	-40
the draft	65
the drain	-58
the drive	-32
the driver	-36
the drop	-56
the drum	-44
the dry	-29
the drying	-25
the duty	-44
the ear	-77
the electrician	-42
the emergency	24
the ends	-23
the english	41
the envelope	-59
the error	-34
the evening	-37
the face	-32
the family	-22
the far	-36
the farm	49
the farmer	-61
the feed	-36
the fence	-47
the field	-57
the file	-30
the filters	-42
the fire	48
the first	34
the flask	-57
the flood	51
the foam	-52
the following	37
the foot	-48
the foreman	-31
the form	-65
the foundation	23
the frame	-69
the freezer	-54
the fridge	40
the full	-39
the furnace	-29
the garbage	-31
the gate	-35
the gauge	-75
the gearbox	-40
the gen	-31
the girth	-22
the glass	-46
the gloves	-24
the glue	-45
the good	23
the grade	-59
the group	-56
the guard	-38
the guest	-55
the hair	-29
the hand	-21
the handler	-37
the hands	-49
the hatch	-51
the head	-77
the heads	-38
the heating	-40
the hire	-33
the hood	-34
the hook	-74
the horse	-35
the hospice	-45
the hospital	-50
the hour	-35
the house	-43
the housing	-28
the hut	37
the hydrometer	-31
the ice	61
the importer	-20
the impression	-43
the inside	-53
the interpreter	-43
the invoice	22
the jar	-46
the job	-69
the junction	-42
the keeper	-57
the kitchen	44
the knee	45
the label	-57
the lace	-47
the lacquer	-44
the lamb	-35
the lap	-33
the laptop	-52
the last	-81
the late	25
the law	-58
the lead	-65
the lease	21
the left	-49
the leg	-45
the legs	-37
the letterbox	-38
the level	-66
the lever	-47
the lid	-61
the lift	-40
the light	-39
the lights	-43
the limit	-37
the line	-48
the list	-75
the little	-35
the loan	-48
the lock	-23
the locked	-28
the log	-66
the long	-42
the lot	30
the machine	-49
the machine's	-36
the machinist	-58
the main	-39
the manager	-30
the mechanic	-45
the meeting	72
the member	-36
the mend	46
the message	-32
the metal	-55
the meter	-91
the middle	-43
the mileage	-36
the minutes	27
the month	20
the mother	-24
the mouth	-38
the music	-59
the name	27
the names	-24
the nearest	-46
the neck	-60
the needful	56
the new	84
the next	-36
the nose	-40
the notes	-55
the number	-27
the numbers	-41
the nurse	-54
the officer	-30
the oldest	-32
the on	-38
the opening	-68
the operator	-43
the order	-78
the other	-31
the outside	-43
the oven	28
the owner	-65
the pages	-53
the paint	-24
the pallet	-47
the panel	20
the paper	-27
the parent	-39
the parents	-40
the passport	-39
the password	-45
the pavement	-54
the peephole	-61
the permit	-78
the person	-58
the person's	-21
the phone	-44
the picture	-26
the pictures	61
the piece	-33
the pieces	-27
the pin	-25
the pink	36
the pit	-45
the pizza	67
the plant	-35
the plate	-58
the plates	-30
the platform	-45
the plug	-80
the po	-32
the pony	-34
the porch	-51
the portal	31
the power	-35
the practice	23
the press	-50
the price	31
the product	-46
the props	-56
the public	-20
the rack	-30
the radio	-71
the rail	-63
the ramp	-23
the reader	-47
the reason	-33
the receipt	-28
the reception	-22
the receptionist	-50
the record	-35
the red	58
the refund	-36
the register	-34
the release	-43
the repair	-21
the report	-26
the result	44
the returns	-35
the rim	-52
the roof	-39
the rope	-42
the ropes	-36
the round	-26
the row	-51
the run	-41
the safety	-38
the same	-42
the sandbox	-43
the saturday	48
the scale	-63
the scan	-44
the screen	-35
the sculptor	-50
the seal	-41
the seat	-25
the second	-32
the service	22
the sexton	-52
the shared	39
the sheet	-78
the shelf	-74
the shell	-38
the shift	-31
the shutter	-32
the side	-26
the sign	-36
the signature	-39
the site	-41
the skid	-52
the skin	-42
the slip	-44
the small	-62
the smoke	-51
the snake	-22
the snow	-36
the socket	-32
the sofa	-41
the sop	27
the sound	-38
the spot	-33
the spreadsheet	-36
the spur	-51
the staff	-45
the stairs	-47
the steel	-69
the sticker	-40
the stopcock	-33
the strain	-41
the strong	21
the student	-39
the studio	-27
the superintendent	-24
the supervisor	-32
the swell	-28
the system	-49
the tablet	-22
the tablets	-31
the tag	-58
the tail	-43
the tally	-37
the tank	-67
the tap	-35
the tape	-27
the team	-42
the temperature	-49
the template	-27
the tenant	-42
the the	45
the thing	42
the ticket	-78
the till	-23
the timer	-37
the tin	-52
the tool	24
the top	-33
the tractor	-38
the train	57
the tray	-42
the trolley	-34
the truck	-60
the trunk	-44
the tube	-52
the tuner	-27
the tutor	-43
the two	-46
the urn	-46
the usual	56
the uv	-24
the valve	-36
the van	-23
the vent	-41
the venue	25
the version	-79
the vet	-46
the vicar	52
the visit	40
the voucher	-43
the wall	43
the ward	-43
the washed	-27
the water	-42
the wax	-39
the way	-56
the website	-36
the week	-29
the weight	-27
the weights	-40
the wheel	-53
the wheels	-55
the whole	-33
the wig	-38
the winch	-41
the wolf	-55
the word	72
the words	-24
the wound	-43
the wrong	-59
the yard	-36
the year	-21
the yew	59
the young	-23
theatre	61
their feet	23
their own	-55
them	-48
them a	-53
them and	27
them every	-34
them in	-44
them it	-35
them on	-26
them round	-32
them the	-47
them they	-42
them through	-37
them to	-75
them up	-52
them what	-30
them with	-47
then	-72
then 0	-36
then count	-27
then four	-36
then i'll	38
then on	-62
then ring	-24
then she	45
then the	-81
then they	-31
then wait	-23
then we	-21
then with	-40
then you	-99
there and	-72
there any	-25
there should	32
there's a	-39
there's no	-52
therefore	42
theres	41
thermometer	-41
these	71
they	-38
they are	26
they can	-48
they come	-75
they feel	-26
they had	-47
they have	-60
they like	-49
they show	-52
they sign	-48
they tell	-38
they think	-31
they will	-52
they write	-45
they're	-99
they're still	-45
they've	-63
they've got	-23
thickness	-62
thin	-45
thing	56
think	74
think about	39
think the	30
third	-67
thirds	-43
thirty	-27
thirty minutes	-57
this	128
this as	34
this into	36
this is	53
this on	50
this out	44
this table	39
this thing	26
this typed	34
this up	42
this wants	46
those	24
though	40
though i	23
thought	53
three	-41
three days	-35
three minutes	-40
three months	-41
three weeks	-23
through	-97
through the	-72
thrown	-29
thrown away	-29
thursday	39
thx	69
tia	56
tia 0	56
ticked	-23
ticked off	-24
ticket	-63
ticket in	-30
ticket to	-64
tickets	-38
ticks	-32
ticks the	-32
tide	-23
tidy	41
tie	-55
tie a	-42
tie it	-32
tied	-48
ties	-29
til	-38
till	-115
till it	-46
till it's	-42
till the	-40
till they've	-37
time and	-68
time i	-44
time is	-43
time on	-20
time the	-26
time when	-50
timer	-37
timer on	-37
times	-92
times the	-59
tin	22
tins	-60
tip	-47
tip it	-34
title	38
to 0	-125
to :	48
to a	-47
to accounts	-30
to add	38
to agree	-23
to anyone	-78
to be	-26
to bed	65
to bottom	-36
to chase	24
to describe	-27
to do	45
to dry	-36
to end	35
to every	-34
to feed	45
to finish	24
to give	-33
to have	41
to it	33
to its	-39
to jot	22
to keep	-26
to look	-28
to make	37
to obtain	20
to one	24
to open	-37
to prove	-38
to say	44
to stand	30
to take	-25
to that	46
to the	-24
to them	-69
to think	39
to three	21
to whoever	44
to write	48
to your	-71
today	23
together	-30
together with	-26
token	-41
told that	-41
told to	-25
told you	24
tomasz	54
tomorrow	-20
tone	43
tongs	-55
tonight	54
tool	24
tools	58
top	25
top down	-48
top to	-27
torch	-63
torch and	-28
torn	-59
touch	-75
touch the	-31
touched	-71
touches	-29
touches the	-29
touching	-25
toward	-39
toward the	-39
towards	-39
towel	-57
toy	28
toy library	33
toys	-66
trace	37
tractor	-38
trailer	-64
train	60
transcript	51
transfer	-26
trap	-79
travel	-74
travels	33
trays	-37
treasurer	62
treated	-47
trials	74
trolley	-81
truck	-71
truck and	-35
trunk	-44
trust	67
trustees	58
try again	-64
try it	65
try the	-74
tub	-52
tube	-86
tubes	-69
tue	-56
tue 0	29
tug	-64
tunde	35
tuner	-27
turbine	29
turn round	-32
turn the	-86
turn this	32
turned	-47
turns	-59
turns on	-50
tutor	-43
twelve	-30
twenty	-79
twenty and	-43
twenty minutes	-53
twice	-97
twice a	-33
twins	54
two	-62
two days	-33
two ferrules	-39
two fingers	-44
two hands	-38
two hours	-61
two is	-40
two men	-33
two minutes	-42
two of	-55
two on	-53
two pages	90
two people	-58
two staff	-47
two thirds	-43
two weeks	-55
two years	32
type	48
typed	53
typed up	35
types	46
types this	47
typos	30
tyres	-48
um	53
um is	26
um so	43
um yeah	26
under	-61
under 0	-36
under five	-26
under sixteens	-45
under the	-37
under water	-22
underneath	48
understood	32
unit	23
unknown	23
unloaded	-54
unloading	-45
unplug	-80
unplug it	-80
until	-21
until 0	44
until they	-42
up at	-78
up by	22
up drop	-35
up on	-25
up to	-33
up with	-41
upon	32
upper	-48
upright	-48
ups	-44
upside	-50
upside down	-50
urn	-46
us to	28
use	33
use by	-40
use the	38
used by	-28
usual	56
usually	-23
uv	-71
uv pen	-43
v	48
v 0	43
valve	-53
van	-34
varga	33
variety	-52
vent	-67
venue	25
venue and	-34
version	27
very	33
vessel	-42
vet	-54
vicar	52
vicarage	-40
video	-36
vinegar	-25
visit	40
visitors	-48
visor	-76
voice	57
voice note	35
volunteers	50
voucher	-79
w	-59
w the	-67
wait	-132
wait 0	-48
wait for	-70
wait till	-47
waits	-78
waits for	-39
wake	-77
walk	-91
walk round	-49
walk the	-42
walk them	-29
walking	31
walking to	33
walks	-78
walks round	-27
walks the	-37
wall	47
walt	43
want	97
want a	66
want it	49
want to	34
wanted	97
wants	32
wants to	-36
wants writing	46
ward	-43
warm	-59
warm up	-57
was	82
was i	56
was it	30
was on	41
wash	-38
wash hands	-50
washed	-61
washed ones	-27
washing	28
waste	-51
watch	-96
watch it	-48
watch the	-35
watches	-35
water	-116
water and	-48
water at	-35
water first	-26
water for	-22
water on	-30
water one	-44
wax	-87
way and	-29
way is	-35
way of	38
way only	-43
way that	26
way the	-40
we	-24
we ask	-62
we bring	-31
we call	-22
we clean	-38
we come	-46
we count	-36
we cut	34
we don't	-25
we go	-22
we got	-51
we hand	-46
we hang	-32
we keep	-43
we know	32
we leave	-56
we let	-44
we look	-37
we need	49
we never	-54
we open	-46
we pick	-41
we put	-59
we ring	-32
we say	-29
we set	22
we should	56
we start	-54
we still	30
we stop	-66
we tell	-52
we turn	-22
we work	-51
we write	25
we'd	21
we'd like	24
we'll	32
we're	-30
we're not	-64
we've	41
wear	-60
wears	-35
wed	40
wed 0	40
wednesday	48
wednesday noon	-59
wee	-38
weekend	27
weekly	63
weeks	-83
weigh	-60
weigh the	-38
weighbridge	-59
weighed	-48
weighs	-23
weight	-46
weight and	-26
weight on	-50
well	32
well done	52
went	45
were	37
wet	-54
what	61
what do	55
what else	51
what follows	56
what happens	63
what i'm	33
what if	56
what is	-54
what it	-64
what the	40
what they	-54
what to	57
what was	-43
what we	31
what went	25
what would	-58
what you've	-55
what's	24
whatever they	-56
whatever's	-46
wheel the	-36
wheelchairs	49
wheels	-61
when	-34
when all	-32
when he's	-20
when i	-40
when it	-69
when it's	-45
when they	-59
when you	-47
whenever	-49
whenever the	-47
where	-59
where it	-51
where the	-59
where was	56
where you	-58
whether he	-32
whether the	39
whether there	-48
whether they	-49
whether they've	-23
which we	20
while	-36
while it	-44
while the	-90
while they're	-45
whistle	-42
whitcombe	63
white	-26
white light	-43
whites	44
who	65
who did	-27
who does	42
who is	40
who was	59
who what	56
who's	74
who've	50
who've never	50
whoever	-33
whoever is	24
whoever sees	-35
whoever types	47
whoever's on	-44
whole	-34
whole load	-35
whole time	-41
whose	36
whose is	45
whose name	-58
why	76
why we	-68
wig	-62
will	99
will add	63
will be	44
will get	49
will read	37
will see	-66
winch	31
winch driver	-41
wind	-53
wind over	-37
windows	32
wipe	-44
wipe the	-37
wiped	-65
wiped off	-48
wiped with	-44
wipes	-59
wipes the	-45
wire	-30
wishes	57
with an	-30
with anything	32
with handwriting	-49
with him	21
with it	-20
with its	-46
with kind	37
with no	-27
with one	49
with something	25
with the	-66
with their	-57
with them	-43
with this	33
with three	-36
with two	-48
withdrawal	-51
within	-122
within 0	-88
within a	-49
within ten	-36
within the	-45
without	-128
without a	-55
without the	-48
witness	-42
wiv	-66
wolf	-55
won't	70
wood	-36
wool	-70
words	59
work	-37
worker	-41
working	-41
working days	-44
works	24
worn	-68
would	69
would be	56
would help	26
would like	34
wound	-47
wrap	-57
wrapped	-53
wren	72
write	-23
write a	24
write both	-44
write in	-45
write the	-94
write this	44
write to	-22
write up	55
writes	-97
writes down	-29
writes it	-48
writes the	-46
writing	55
writing down	46
writing for	25
written	25
written for	43
written in	-27
written procedure	35
written routine	31
wrong	-49
wrote	59
wrote :	47
ya	55
yeah	85
yeah hi	37
year on	-40
years	-82
yellow	21
yes	43
yesterday	40
yesterday and	31
yew	59
yo	48
you	35
you a	-42
you all	69
you and	64
you ask	-90
you asked	47
you call	-23
you can	39
you can't	28
you check	24
you come	-26
you could	48
you don't	-65
you find	-63
you for	26
you hear	23
you in	43
you knock	27
you know	63
you leave	-49
you look	-54
you my	24
you open	-62
you pull	-22
you say	-54
you see	-34
you set	23
you show	-49
you stand	-57
you stick	-86
you still	49
you stop	-32
you tell	-26
you the	47
you think	24
you to	21
you touch	-40
you turn	-31
you walk	-40
you wanted	38
you well	27
you would	40
you write	-55
you'd	70
you'll	22
you're at	29
you've	-64
you've got	-55
young	-23
your hand	-34
your name	-66
your own	22
your pocket	-42
your tag	-38
yours	56
yours faithfully	42
yours sincerely	28
yrs	-39
yusuf	37
zero	-91
zoe	47
zone	-61
👍	52
😂	87
🙂	40
🙄	29`;
