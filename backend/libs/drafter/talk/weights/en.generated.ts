// Made by `npm run bench:talk -- --write` from test/data/talk/en.txt; do not edit.
export const TALK_EN = `41
!	69
! !	-93
#=1	128
#=2	79
#=3	79
#=4	-29
#=5	-23
$=!	69
$=0	49
$=:	136
$=?	94
$=abbreviations	35
$=about	-24
$=above	21
$=accounts	-26
$=achterberg	48
$=address	-38
$=again	45
$=agree	29
$=ahead	-58
$=air	-33
$=all	46
$=aloud	-57
$=always	-36
$=am	70
$=amir	30
$=anybody	36
$=anyone	38
$=anything	-46
$=aob	29
$=appreciated	23
$=art	42
$=ask	36
$=away	-75
$=b	65
$=backwards	-62
$=bag	-48
$=bar	28
$=base	39
$=bath	22
$=battery	-46
$=baz	22
$=be	23
$=been	-38
$=behind	-29
$=below	38
$=belt	-41
$=bench	22
$=best	43
$=better	55
$=between	-46
$=bin	-62
$=bit	30
$=blanket	-66
$=bo	42
$=board	26
$=boat	68
$=book	-80
$=booking	-60
$=boots	-39
$=bottom	-73
$=box	-27
$=breakfast	-43
$=bridge	-25
$=broadcast	-34
$=build	32
$=building	-45
$=business	61
$=bye	63
$=c	-54
$=cabinet	-42
$=café	58
$=cage	-42
$=cake	41
$=can	-71
$=card	-83
$=cat	-46
$=centimetre	-43
$=chain	-40
$=chained	-44
$=check	-69
$=cheers	41
$=clear	-90
$=click	-56
$=closed	-71
$=cloth	-40
$=club	58
$=coffee	62
$=collection	39
$=colour	-29
$=come	-64
$=comes	20
$=control	40
$=corridor	-36
$=count	-48
$=counter	-58
$=counts	-84
$=crack	-31
$=crate	-52
$=crisps	-64
$=crossed	35
$=customer	55
$=date	-63
$=days	-42
$=dead	-36
$=dear	44
$=decision	22
$=deck	-53
$=deferred	38
$=deploys	-42
$=desk	60
$=dial	-37
$=display	-41
$=do	66
$=dogs	-27
$=door	27
$=down	33
$=driver	-25
$=drop	-40
$=drum	-45
$=dry	-32
$=duchess	40
$=ear	-51
$=ears	-58
$=else's	-58
$=ends	27
$=english	44
$=enough	-32
$=enzo	-30
$=ever	-26
$=everything	47
$=ewan	39
$=fair	67
$=faithfully	44
$=family	-22
$=feb	61
$=fingers	-39
$=first	-73
$=five	40
$=floor	-33
$=follow	55
$=foot	-38
$=fork	-51
$=four	-50
$=frankie	44
$=friday	48
$=fridays	-58
$=front	-75
$=full	-56
$=fundraising	41
$=gate	-26
$=generator	26
$=glass	-42
$=goes	-29
$=good	39
$=gosia	48
$=grade	-30
$=graham	42
$=guard	-34
$=haha	66
$=hall	26
$=hand	-73
$=hands	47
$=hanneke	47
$=hatch	-26
$=heaviest	-43
$=height	-81
$=help	68
$=here	72
$=himself	-39
$=hold	-47
$=hole	-57
$=hook	-51
$=hour	-57
$=hours	-65
$=how	39
$=hr	42
$=hut	41
$=i	45
$=id	23
$=in	-28
$=included	-34
$=initials	-31
$=invoice	20
$=it	-30
$=itself	-45
$=jar	53
$=kettle	-35
$=key	-29
$=kirsty	42
$=know	32
$=label	-59
$=labels	-35
$=lamp	-23
$=last	-22
$=later	-39
$=law	-48
$=lead	-27
$=leave	59
$=leaving	-38
$=left	-59
$=length	22
$=less	-70
$=letter	22
$=letterbox	-37
$=letters	44
$=level	-59
$=lid	-39
$=light	-34
$=like	-20
$=line	30
$=list	-33
$=listen	60
$=loaded	-69
$=log	-36
$=logo	38
$=lol	70
$=lot	43
$=loud	-56
$=lower	-54
$=machines	30
$=man	-40
$=max	21
$=mean	-68
$=meera	21
$=meeting	57
$=metre	-32
$=middle	-43
$=min	-75
$=minute	-35
$=missing	-52
$=mo	61
$=months	-41
$=more	-58
$=morning	-47
$=moves	-58
$=myself	39
$=nail	-43
$=name	-43
$=neck	-35
$=next	-86
$=night	-33
$=nils	40
$=no	-53
$=nobody	-29
$=nod	-59
$=noon	-62
$=not	-50
$=notes	34
$=novel	50
$=now	75
$=number	-93
$=odd	-22
$=office	24
$=ok	-22
$=oksana	38
$=once	39
$=ones	-34
$=only	-28
$=open	-46
$=opened	-71
$=order	-56
$=otherwise	-72
$=ours	-20
$=outside	-58
$=over	-77
$=overnight	-61
$=own	-47
$=owner	-75
$=p	59
$=paid	-38
$=pairs	-60
$=papers	-21
$=paragraph	68
$=paragraphs	50
$=park	38
$=pat	29
$=pen	-28
$=pencil	-86
$=people	25
$=perfect	49
$=period	-30
$=pete	40
$=photo	-38
$=pile	-42
$=pin	-52
$=plate	-23
$=platform	-34
$=please	68
$=pm	64
$=po	34
$=pocket	-26
$=polysomnography	51
$=pounds	-41
$=pretty	51
$=priyanka	47
$=procedure	49
$=pull	-45
$=purpose	50
$=quiet	-36
$=radek	-42
$=radio	-54
$=rail	-22
$=receipt	-39
$=record	-33
$=recorded	-38
$=recording	53
$=records	45
$=red	-81
$=regards	62
$=request	44
$=right	-50
$=ring	38
$=room	-58
$=round	-33
$=run	-37
$=running	-62
$=say	32
$=screen	-52
$=seconds	-32
$=seen	-58
$=server	-58
$=sheet	-82
$=shelf	-32
$=shift	-24
$=shut	31
$=side	48
$=sides	-72
$=sign	-69
$=signature	-57
$=sincerely	29
$=sir	71
$=sits	-77
$=slip	-57
$=slot	-39
$=slowly	-47
$=so	-52
$=something	22
$=soon	-41
$=sorting	43
$=sound	-47
$=source	-36
$=speed	-45
$=staff	34
$=stairs	-52
$=start	-36
$=steph	49
$=still	-28
$=stopped	-40
$=store	-39
$=stu	59
$=stuff	39
$=sure	-41
$=system	-40
$=table	-40
$=tables	46
$=tablets	-32
$=tag	-57
$=talk	57
$=talking	-35
$=tap	-52
$=team	49
$=technician	-34
$=tess	50
$=text	-31
$=thanks	60
$=them	-21
$=then	51
$=there	34
$=thing	50
$=think	38
$=this	-29
$=three	-63
$=through	-34
$=ticket	-57
$=time	65
$=times	-48
$=tin	-54
$=to	62
$=token	-40
$=tomasz	34
$=tonight	36
$=too	-66
$=top	58
$=tray	-44
$=treasurer	61
$=tunde	35
$=twice	-30
$=type	21
$=understood	30
$=up	67
$=us	31
$=use	41
$=valve	-28
$=vent	-38
$=vet	-48
$=wait	-65
$=walt	38
$=was	58
$=water	36
$=week	-59
$=weekend	37
$=weeks	-35
$=wet	42
$=what	65
$=whatever	-34
$=when	-20
$=why	40
$=word	-46
$=words	38
$=writing	-42
$=yeah	51
$=years	-64
$=yes	36
$=yew	56
$=you	25
$=yusuf	36
$=zero	-54
$=😂	52
$=🙄	29
0 0	38
0 :	59
0 and	-112
0 anneliese	25
0 aob	29
0 c	-85
0 days	-97
0 degrees	-43
0 drain	-52
0 euros	-34
0 feb	44
0 femi	39
0 for	-45
0 g	-52
0 graham	33
0 greta	42
0 h	-49
0 hours	-98
0 hrs	-45
0 is	-52
0 k	25
0 kg	-37
0 km	-30
0 m	-21
0 mar	35
0 min	-95
0 mins	-58
0 mm	-37
0 mo	41
0 never	-49
0 no	-39
0 not	-80
0 october	38
0 on	-57
0 only	61
0 open	-36
0 p	54
0 per	-37
0 priyanka	47
0 procedure	43
0 purpose	46
0 ramesh	36
0 records	31
0 ring	-51
0 sept	37
0 st	44
0 steph	49
0 student	-26
0 technician	-46
0 th	72
0 to	-40
0 under	-49
0 with	41
0 years	-51
0 yrs	-37
0 yusuf	36
01=0 0	52
01=0 aob	29
01=0 at	-34
01=0 drain	-52
01=0 femi	39
01=0 greta	42
01=0 mo	41
01=0 no	-38
01=0 priyanka	47
01=0 procedure	43
01=0 purpose	46
01=0 ramesh	36
01=0 records	31
01=0 ring	-39
01=0 steph	49
01=0 student	-26
01=0 technician	-46
01=a 0	53
01=a driver	-32
01=a member	-41
01=a rope	-32
01=above 0	-59
01=action :	24
01=adaeze 0	58
01=after 0	-47
01=after that	-37
01=after the	-32
01=alginate must	-29
01=amir 	30
01=amir :	28
01=and he	-37
01=and i	-42
01=and it	-41
01=and no	-73
01=and then	38
01=and you	-55
01=anything that	-37
01=anything that's	-66
01=anything with	-43
01=apologies from	43
01=as the	-31
01=ask for	-55
01=ask if	-50
01=ask the	-73
01=ask whether	-45
01=ask which	-41
01=at 0	-34
01=at the	-80
01=attending :	33
01=baz 	22
01=bea 0	62
01=before anybody	-36
01=before he	31
01=bex 0	51
01=bo 	42
01=by the	46
01=can somebody	29
01=can you	26
01=cass 0	39
01=catriona 0	65
01=chair :	20
01=check it	-40
01=check the	-59
01=christmas rota	45
01=close the	-34
01=colm 0	57
01=could you	38
01=customer signs	-38
01=dan 0	42
01=danny 0	49
01=date :	53
01=dear colleagues	36
01=dear madam	27
01=dear ms	22
01=deposits are	-33
01=dirk it	57
01=dmitri 	41
01=dom 0	58
01=duchess 	40
01=empty the	-36
01=ewan 	39
01=farah 0	55
01=fill in	-39
01=first thing	-36
01=for that	-23
01=frankie 	44
01=from :	90
01=from the	-29
01=gas off	-37
01=gaz 0	30
01=good afternoon	24
01=gosia 	48
01=greta 	62
01=hamish 0	63
01=hanneke 	47
01=he looks	-49
01=he reports	-35
01=he walks	-33
01=hello there	23
01=hence this	41
01=hold the	-26
01=hope the	44
01=i am	77
01=i can	38
01=i check	-56
01=i close	-38
01=i don't	56
01=i hope	44
01=i mean	45
01=i need	33
01=i put	-46
01=i ring	-62
01=i should	23
01=i trust	60
01=i want	41
01=i would	31
01=i write	61
01=i'd like	31
01=i'd want	37
01=if a	-31
01=if he	-23
01=if it	-75
01=if it's	-81
01=if one's	-23
01=if she	-38
01=if someone	-33
01=if the	-31
01=if they	-29
01=if we	-28
01=if you	-59
01=impedance is	-39
01=in attendance	53
01=is it	52
01=is that	38
01=it has	-50
01=it is	-64
01=it may	51
01=it was	24
01=it's about	40
01=item 0	82
01=jonas t	45
01=jules :	50
01=keith pat	29
01=kev ops	47
01=kiki 0	48
01=kirsty 	42
01=lee 	55
01=length :	53
01=let the	-47
01=lights out	-40
01=lin :	45
01=load from	-57
01=look at	-52
01=look down	-43
01=lorna repair	27
01=lucas 0	61
01=luis 0	43
01=lupe 0	41
01=make it	49
01=many thanks	48
01=max 0	-65
01=may i	30
01=meera 	21
01=meera 0	45
01=milo 0	62
01=minutes of	40
01=mo 	45
01=morning !	42
01=morning all	41
01=mr g	41
01=my daughter	22
01=needs to	41
01=never the	-31
01=new paragraph	46
01=next meeting	41
01=nils 	40
01=nkechi 0	62
01=no coffee	-63
01=no more	30
01=no one	-76
01=no phones	-37
01=nobody else	-34
01=nobody goes	-43
01=nobody is	-55
01=nobody opens	-34
01=not more	26
01=not on	-58
01=nothing fancy	56
01=ok that's	45
01=oksana 	38
01=old pete	40
01=old sheet	31
01=on 0	21
01=on arrival	-30
01=on return	-59
01=on the	24
01=on tue	25
01=on wed	25
01=once the	-37
01=one opens	-43
01=one person	-21
01=only the	-46
01=only then	-33
01=open the	-49
01=over 0	-46
01=paolo 0	61
01=present :	35
01=priya 0	42
01=pull the	-41
01=put the	23
01=put your	-36
01=quick one	50
01=rafe 0	62
01=ray 0	33
01=re :	50
01=red bags	-29
01=release the	-49
01=rev 0	39
01=ring the	-34
01=run the	-78
01=sat 0	46
01=sent from	41
01=set the	-49
01=she asks	-41
01=she looks	-23
01=she then	-39
01=shona base	39
01=simone hr	42
01=so first	-54
01=so here	31
01=so i	49
01=so the	-37
01=so um	26
01=so what	43
01=so you	-40
01=sorry about	32
01=sorry for	35
01=stu 	46
01=subject :	89
01=sunita 0	39
01=take the	-35
01=ten minutes	-29
01=tess 	50
01=thank you	50
01=that is	38
01=that's about	42
01=the answer	-32
01=the assistant	-30
01=the attendant	-26
01=the belt	-28
01=the chief	-27
01=the clerk	23
01=the customer	-37
01=the day	-53
01=the first	-52
01=the floor	-46
01=the foreman	-31
01=the inside	-25
01=the key	-27
01=the last	-27
01=the lead	-41
01=the mechanic	-46
01=the member	-27
01=the new	34
01=the night	-23
01=the nurse	-46
01=the operator	-44
01=the receptionist	-24
01=the rest	-38
01=the technician	-46
01=the vet	-39
01=the wolf	-55
01=then 0	-35
01=then he	-34
01=then i	-54
01=then the	-52
01=then they	-30
01=then we	-25
01=then you	-81
01=there is	47
01=this is	27
01=this wants	33
01=tia 0	59
01=to :	53
01=tomasz 	34
01=try the	-43
01=tunde 	35
01=turn the	-69
01=two days	-30
01=two men	-35
01=two pages	68
01=two people	-45
01=um yeah	24
01=under sixteens	-44
01=v 0	40
01=walk round	-45
01=walk them	-27
01=we ask	-55
01=we bring	-30
01=we count	-27
01=we do	-73
01=we don't	-47
01=we hang	-34
01=we look	-42
01=we need	34
01=we never	-55
01=we put	-55
01=we say	-29
01=we should	55
01=we write	-46
01=weigh the	-32
01=what else	53
01=what i'm	36
01=when a	-23
01=when it	-23
01=when somebody	-48
01=when the	-48
01=when you	-31
01=where was	47
01=who did	-21
01=whoever is	-34
01=with kind	38
01=without the	-32
01=would you	51
01=write in	-35
01=yeah hi	25
01=you don't	-55
01=you look	-55
01=you stand	-56
01=you stick	-67
01=you write	-53
01=yours faithfully	42
01=yours sincerely	29
0=above	-63
0=action	24
0=adaeze	58
0=after	-75
0=afterwards	-63
0=agreed	50
0=alginate	-29
0=all	-30
0=also	63
0=always	-67
0=am	49
0=amir	43
0=an	-41
0=and	23
0=any	-38
0=anyone	92
0=anything	-27
0=apologies	61
0=are	25
0=as	30
0=ask	-88
0=at	-68
0=attending	33
0=aye	65
0=bags	-44
0=balance	23
0=batteries	-79
0=baz	22
0=bea	46
0=because	-24
0=below	38
0=best	31
0=between	-45
0=bex	59
0=blood	26
0=blow	-65
0=bo	42
0=boat	-55
0=boss	31
0=both	-75
0=bottles	-51
0=british	52
0=broken	23
0=brush	-32
0=but	55
0=by	46
0=cable	-36
0=can	65
0=capt	42
0=captain	-52
0=card	-24
0=cards	-47
0=cases	-62
0=cass	39
0=catriona	65
0=check	-111
0=cheers	65
0=child	-28
0=children	-61
0=christmas	45
0=clean	-62
0=close	-38
0=colm	57
0=combs	-31
0=could	63
0=count	-75
0=customer	-62
0=cut	-27
0=d	38
0=dan	42
0=danny	49
0=date	49
0=dear	75
0=deferred	38
0=deposits	-33
0=dip	-45
0=dirk	57
0=dmitri	41
0=do	24
0=doc	60
0=dogs	-54
0=dom	58
0=don't	23
0=doors	-66
0=duchess	40
0=during	-33
0=each	-85
0=empty	-36
0=evening	52
0=every	-59
0=everything	-31
0=ewan	39
0=fails	-74
0=family	-47
0=farah	55
0=feed	-54
0=feel	39
0=fill	-57
0=finance	-39
0=first	-29
0=five	39
0=food	-33
0=form	21
0=frankie	44
0=free	-55
0=gas	-37
0=gaz	30
0=get	-42
0=gloves	-78
0=go	30
0=good	55
0=gosia	48
0=great	55
0=green	-63
0=greta	81
0=group	21
0=h	71
0=half	-51
0=hamish	63
0=hang	36
0=hanneke	47
0=he	-122
0=hefin	72
0=hello	69
0=hence	41
0=hey	54
0=hi	73
0=hiya	58
0=hold	-26
0=hope	46
0=hot	40
0=how	57
0=i	22
0=i'd	55
0=i'm	25
0=i've	72
0=if	-100
0=impedance	-39
0=in	-35
0=is	39
0=isn't	65
0=isolate	-49
0=it	27
0=item	82
0=jo	50
0=jonas	45
0=jules	50
0=keith	29
0=kev	47
0=key	-27
0=keys	-30
0=kiki	48
0=kindly	82
0=kirsty	42
0=kit	69
0=labels	-49
0=lads	52
0=leave	-59
0=lee	55
0=length	72
0=let	-55
0=lid	-46
0=lights	-75
0=lin	45
0=load	-87
0=lol	72
0=look	-62
0=lorna	27
0=love	57
0=lovely	37
0=lucas	61
0=luis	43
0=lupe	41
0=make	59
0=many	48
0=marcus	58
0=matters	52
0=max	-65
0=may	55
0=me	79
0=meera	36
0=might	40
0=milo	62
0=minimum	-27
0=minutes	58
0=mo	45
0=money	42
0=morning	86
0=mr	30
0=my	49
0=nails	-48
0=need	28
0=needs	41
0=never	-105
0=new	-28
0=next	-51
0=nils	40
0=nkechi	62
0=no	-43
0=nobody	-144
0=nope	36
0=not	50
0=nothing	-60
0=now	53
0=offer	-40
0=oh	84
0=ok	85
0=okay	65
0=oksana	38
0=on	32
0=once	-67
0=one	-61
0=only	-85
0=open	-23
0=orange	-42
0=orderlies	-29
0=originals	-50
0=otherwise	-33
0=outside	41
0=over	-36
0=paolo	61
0=passengers	46
0=perfect	47
0=phone	-83
0=phones	-30
0=pictures	57
0=plastic	-48
0=please	78
0=pls	27
0=present	35
0=presenter	-54
0=priya	52
0=pull	-44
0=puppet	-23
0=push	-49
0=put	23
0=qa	-32
0=quick	27
0=rafe	62
0=ray	48
0=re	50
0=red	-65
0=release	-65
0=rev	43
0=right	69
0=ring	-56
0=rinse	-48
0=roll	-48
0=run	-78
0=same	-54
0=sat	46
0=say	-69
0=scan	-71
0=sent	56
0=set	-49
0=she	-56
0=sheet	-34
0=shona	39
0=should	-68
0=show	-76
0=simone	42
0=so	37
0=somebody	25
0=someone	-41
0=sorry	81
0=start	-55
0=still	-21
0=stop	-31
0=strip	-61
0=stu	27
0=student	-53
0=subject	89
0=sunita	39
0=super	66
0=ta	71
0=take	53
0=taps	-41
0=team	27
0=tell	-32
0=ten	-66
0=tess	50
0=thank	50
0=thanks	61
0=that	56
0=that's	82
0=the	-49
0=then	-127
0=there	33
0=they're	-38
0=this	40
0=those	-41
0=tia	59
0=time	-38
0=to	91
0=tomasz	34
0=toys	-46
0=trailer	-64
0=transcript	53
0=tunde	35
0=two	-42
0=um	45
0=under	-72
0=up	-46
0=use	52
0=uv	-34
0=v	40
0=wait	-88
0=walk	-57
0=was	62
0=wash	-30
0=water	-69
0=we	-47
0=weigh	-46
0=well	53
0=wet	-83
0=what	64
0=whatever	27
0=when	-93
0=whoever	-45
0=whoever's	-48
0=wind	-61
0=with	36
0=without	-48
0=would	51
0=write	-54
0=yeah	81
0=yes	27
0=yo	50
0=you	-29
0=yours	48
1=	128
1=0	74
1=:	32
1=?	31
1=about	74
1=above	-53
1=afternoon	24
1=air	53
1=alarm	-36
1=alone	-62
1=am	77
1=an	39
1=and	-27
1=answer	-29
1=any	37
1=anybody	-36
1=aob	29
1=are	-25
1=arrival	-30
1=as	-31
1=ask	-88
1=asked	61
1=asks	-57
1=assistant	-30
1=at	-89
1=attendance	53
1=attendant	-26
1=b	54
1=bag	-50
1=bags	-46
1=bank	57
1=bar	24
1=base	39
1=be	22
1=before	-23
1=below	-62
1=belt	-28
1=boards	-32
1=books	-41
1=bring	-30
1=brush	-48
1=brushes	-54
1=bugs	-52
1=by	23
1=call	50
1=can	84
1=card	-48
1=care	31
1=carries	-47
1=charge	-22
1=check	-28
1=chief	-27
1=clerk	23
1=close	-38
1=closes	-43
1=coffee	-63
1=colleagues	36
1=come	-57
1=comes	-101
1=could	41
1=count	-60
1=counts	-26
1=covers	-39
1=crates	-43
1=cried	72
1=customer	-37
1=cut	-24
1=cuts	-60
1=date	-41
1=daughter	22
1=day	43
1=days	-30
1=dead	-28
1=dear	45
1=describe	-24
1=did	-21
1=dip	21
1=do	-25
1=dog	41
1=don't	-54
1=done	25
1=down	20
1=drain	-52
1=driver	-29
1=each	-72
1=eight	-26
1=ends	28
1=every	-81
1=fair	61
1=faithfully	42
1=fancy	56
1=femi	39
1=find	22
1=first	-104
1=five	-21
1=floor	-46
1=food	-73
1=for	35
1=foreman	-31
1=found	-28
1=from	27
1=front	-33
1=full	-48
1=g	41
1=get	-22
1=gets	-22
1=goes	-82
1=good	37
1=greta	42
1=handover	44
1=hands	-29
1=hang	-34
1=have	33
1=hello	31
1=her	-56
1=here	31
1=hi	25
1=him	23
1=hold	-53
1=hope	44
1=hose	-24
1=hour	-31
1=how	-43
1=hr	42
1=i	-71
1=i'll	47
1=i'm	51
1=if	50
1=in	-78
1=inside	-25
1=is	-78
1=it's	-46
1=item	-43
1=job	39
1=keep	24
1=key	-52
1=kind	38
1=know	59
1=label	-42
1=last	73
1=launch	-34
1=lays	-43
1=lead	-56
1=leaves	-28
1=left	38
1=let	-27
1=light	-74
1=like	32
1=lines	34
1=log	-64
1=long	-58
1=longer	54
1=look	-65
1=looks	-53
1=m	59
1=madam	27
1=make	33
1=man	-46
1=manager	-52
1=master	-46
1=may	52
1=me	43
1=mean	45
1=mechanic	-46
1=medical	-54
1=meeting	55
1=member	-45
1=members	-49
1=men	-60
1=meter	-34
1=minutes	-63
1=missing	-57
1=mo	41
1=more	40
1=morning	24
1=mr	45
1=ms	22
1=must	-65
1=my	82
1=need	62
1=never	-54
1=new	34
1=night	-25
1=nobody	23
1=none	64
1=not	-68
1=note	42
1=notes	56
1=now	43
1=number	-37
1=nurse	-46
1=oil	-52
1=on	-20
1=one	-43
1=one's	-23
1=only	-70
1=open	-52
1=opens	-45
1=operator	-44
1=ops	73
1=out	-102
1=over	-72
1=padlock	-23
1=pages	68
1=panel	-28
1=paper	39
1=paragraph	46
1=park	56
1=pat	29
1=person	-32
1=pete	40
1=phone	-44
1=phones	-37
1=photograph	-35
1=picks	-46
1=pieces	-42
1=play	-28
1=please	51
1=priyanka	47
1=procedure	24
1=promised	48
1=pull	-60
1=pumpkin	67
1=purpose	46
1=put	45
1=r	58
1=radio	-73
1=ramesh	36
1=receptionist	-24
1=records	31
1=register	-42
1=release	-42
1=repair	27
1=reports	-35
1=rest	-38
1=return	-59
1=ring	-76
1=rings	-53
1=room	38
1=rope	-32
1=rota	45
1=round	-45
1=run	-63
1=runs	-38
1=said	58
1=says	54
1=second	-38
1=sees	-43
1=set	-41
1=she	-35
1=sheet	21
1=should	69
1=show	-47
1=shut	-85
1=sign	-62
1=signs	-67
1=sincerely	29
1=sir	50
1=six	-37
1=sixteens	-44
1=so	24
1=someone	-26
1=sorry	32
1=staff	-33
1=stage	-56
1=stand	-76
1=stands	-60
1=start	-37
1=stay	-65
1=stays	-28
1=steph	49
1=steps	50
1=stick	44
1=stone	-61
1=stops	-34
1=student	-27
1=stuff	-32
1=sunday	60
1=t	45
1=table	63
1=tag	-55
1=take	-38
1=takes	-37
1=tape	-47
1=taps	-40
1=team	50
1=technician	-63
1=ten	-58
1=test	-62
1=thank	59
1=thanks	48
1=that's	68
1=them	-69
1=there	23
1=thing	-36
1=this	74
1=three	-61
1=through	-60
1=till	-57
1=to	64
1=trust	65
1=tue	25
1=turn	-46
1=twice	-80
1=um	34
1=under	-67
1=vet	-51
1=walk	-33
1=walks	-53
1=walt	38
1=want	76
1=wants	63
1=was	67
1=wash	-48
1=waste	-23
1=water	54
1=we're	21
1=wed	25
1=weeks	-44
1=when	-61
1=where	53
1=whether	-45
1=which	-41
1=while	29
1=who	-31
1=who's	43
1=whose	39
1=wig	-52
1=will	44
1=wind	-43
1=wipe	-26
1=within	-39
1=wolf	-55
1=work	-48
1=would	57
1=wrap	-56
1=writes	-78
1=yeah	32
1=yes	45
1=you	35
1=your	48
2=	125
2=0	-34
2=?	31
2=above	44
2=after	-42
2=aid	-48
2=all	44
2=alun	32
2=always	25
2=am	31
2=and	-55
2=anneliese	25
2=any	45
2=are	-32
2=arrive	-27
2=as	-36
2=asked	32
2=asks	-29
2=attendant	-31
2=bad	57
2=base	24
2=batteries	51
2=battery	-41
2=be	54
2=been	-46
2=beeps	-33
2=behind	-49
2=below	-23
2=blade	-37
2=book	-44
2=booking	-53
2=boss	47
2=both	30
2=box	-24
2=boxes	-48
2=break	-22
2=by	-41
2=bye	44
2=café	58
2=caller	-39
2=calls	-31
2=can	-27
2=can't	-45
2=card	-82
2=cars	-61
2=cases	-26
2=charge	-46
2=checked	-30
2=clear	-44
2=click	-47
2=client	40
2=close	-34
2=collects	-33
2=come	-49
2=comes	-49
2=contractor	-40
2=controller	-53
2=count	-27
2=counted	-59
2=counts	-34
2=crate	-38
2=customer	35
2=cut	25
2=cutters	-36
2=day	33
2=days	-39
2=does	38
2=doesn't	-96
2=don't	-101
2=done	-79
2=door	-66
2=down	-36
2=driver	-31
2=dues	-33
2=each	-67
2=end	-65
2=envelope	-28
2=every	-41
2=everything	62
2=family	-67
2=feel	-31
2=files	-50
2=first	82
2=five	-49
2=follows	30
2=food	-50
2=four	37
2=from	-22
2=front	-37
2=full	42
2=gas	-33
2=gate	-23
2=gets	-86
2=give	45
2=gloves	-42
2=go	-83
2=goes	-45
2=good	51
2=graham	33
2=guest	-34
2=hands	-29
2=handwriting	-48
2=has	41
2=have	45
2=head	-33
2=hello	62
2=hi	65
2=his	37
2=home	-63
2=hours	-67
2=hrs	-42
2=i'll	44
2=i'm	26
2=id	-57
2=inspects	-22
2=into	-57
2=isn't	-30
2=it's	-47
2=item	-27
2=keeper	-51
2=kept	-54
2=kitchen	28
2=last	-21
2=leaves	-29
2=left	-34
2=let's	40
2=letter	35
2=lies	-40
2=light	-25
2=lights	-60
2=like	44
2=line	-39
2=locked	-43
2=looks	-45
2=machine	-33
2=make	48
2=manager	-55
2=me	37
2=message	34
2=missing	31
2=months	-39
2=more	-27
2=morning	-37
2=must	-61
2=my	77
2=name	22
2=need	51
2=needed	66
2=never	-86
2=new	24
2=no	-58
2=nobody	-54
2=nothing	39
2=number	-21
2=nurse	-55
2=of	47
2=off	-89
2=offer	35
2=office	28
2=officer	-35
2=oil	-35
2=on	-103
2=one	-27
2=open	-67
2=opens	-48
2=or	52
2=other	60
2=our	55
2=out	-25
2=p	44
2=packet	-61
2=paid	-35
2=per	-53
2=person	-59
2=personal	-50
2=pick	-46
2=prints	-58
2=procedure	36
2=puts	-26
2=rain	-31
2=re	37
2=read	68
2=reads	-25
2=receives	-40
2=regards	62
2=right	24
2=rings	-36
2=rooms	40
2=round	-25
2=run	45
2=say	-53
2=scanned	-35
2=second	-47
2=sees	-34
2=sent	-26
2=sept	21
2=she	-34
2=shift	-55
2=short	-41
2=should	-27
2=shows	-36
2=sign	-53
2=signature	-30
2=signed	-58
2=signs	-31
2=sir	39
2=smoke	-42
2=so	59
2=something	63
2=sop	36
2=st	56
2=staff	79
2=start	33
2=stay	-62
2=stays	-90
2=steel	-56
2=still	29
2=stops	-31
2=straight	-45
2=stuff	21
2=switch	-36
2=tag	-60
2=take	-69
2=takes	-64
2=th	64
2=than	82
2=that's	33
2=the	-30
2=them	-71
2=then	48
2=therefore	44
2=this	69
2=thought	47
2=three	-30
2=ticket	-76
2=till	-26
2=time	-39
2=title	60
2=travels	-50
2=trolley	-72
2=tube	-44
2=turn	42
2=turned	-38
2=turns	-47
2=two	-61
2=um	-22
2=under	-79
2=us	47
2=voice	31
2=wait	-54
2=waits	-53
2=wants	55
2=was	67
2=water	-75
2=we	-34
2=weeks	-53
2=well	45
2=were	-57
2=what	66
2=wheel	-36
2=when	-26
2=whether	30
2=whoever's	-31
2=why	34
2=will	81
2=with	-30
2=within	-41
2=working	-57
2=would	36
2=write	-41
2=writing	35
2=you	29
2=you'd	24
2=yusuf	36
: 0	25
: a	37
: ask	-38
: close	-42
: ellie	42
: office	28
: product	-44
: re	37
: still	51
: title	24
: who	-22
?	82
C=0	-44
C=1	76
C=2	143
C=3	132
a	21
a 0	57
a bag	-50
a big	42
a blade	-23
a blue	-30
a case	-56
a cask	-42
a cat	35
a certified	21
a checklist	26
a child	-49
a crack	-59
a crib	44
a day	-51
a doc	41
a document	29
a driver	-32
a drop	-43
a dry	-25
a dull	-24
a feel	-28
a few	-23
a foot	-69
a form	68
a full	-49
a gap	48
a grade	-46
a green	-26
a half	42
a hand's	-45
a hard	28
a horseshoe	-59
a jar	53
a label	-26
a lad	-31
a letter	-65
a line	35
a local	23
a look	-60
a measuring	-58
a member	-41
a method	48
a metre	-74
a minute	-71
a month	-41
a nice	-69
a novel	50
a numbered	-31
a one	35
a pacemaker	-23
a page	38
a photo	-28
a photograph	-42
a picture	-34
a plain	21
a procedure	79
a proper	24
a quarter	-29
a red	-74
a relative	-42
a rope	-32
a runbook	47
a second	-81
a separate	39
a sheet	47
a single	-30
a slip	-53
a sniff	-68
a soft	-44
a third	-57
a time	-75
a tube	-46
a turn	-59
a volunteer	34
a way	61
a written	56
a year	-28
a yellow	-27
abbreviations	57
about	77
about a	-59
about it	58
about the	61
above	-46
above 0	-75
access	22
accession	-60
accession no	-60
accident	-34
achterberg	48
across	-41
across the	-26
action	65
action :	24
actual	52
actually	40
adaeze	58
adaeze 0	58
add	67
address	-62
address and	-29
adeyemi	28
advance	28
advance for	28
after	-57
after 0	-60
after a	-21
after five	-35
after four	-26
after is	35
after seven	-46
after ten	-21
after that	-69
after the	-43
after three	-25
afternoon	30
afternoon this	20
afterwards	-39
again	57
again about	25
again after	-33
again at	-36
again in	-45
again the	34
against	-106
against the	-102
age	-49
agency	42
agent	-52
agreed	103
agreed that	24
ahead	-63
aid	-69
air	55
air conditioning	61
alarm sounds	-39
alcohol	-85
alcohol and	-38
alginate	-29
alginate must	-29
all	44
all good	43
all i	51
all in	34
all the	-23
all three	-48
allergy	-60
alone	-78
along	-77
along the	-77
aloud	-75
already	45
also	63
alun	32
always	-95
always on	30
always with	-67
am	92
am not	51
amber	-54
amended	60
amended 0	60
amir	43
amir :	28
amount	-84
an accident	-31
an hour	-57
an instruction	37
an sop	27
and	-57
and 0	-81
and after	-40
and amount	-46
and anything	-21
and apron	-38
and are	-56
and ask	-55
and asks	-79
and back	33
and both	-22
and calls	-35
and check	-33
and close	-29
and compare	-48
and compares	-31
and count	-21
and counts	-24
and date	-39
and does	-42
and don't	37
and drop	40
and enters	-25
and evening	-53
and every	-35
and feel	-25
and finish	-54
and for	-29
and get	-40
and give	-34
and given	-32
and go	-26
and god	29
and goes	-36
and hand	-23
and has	-44
and he	-47
and here's	27
and holds	-32
and i	-33
and i'd	35
and i'll	46
and i'm	25
and if	-22
and in	34
and initials	40
and is	-34
and it	27
and it's	-60
and keep	26
and knock	-27
and leave	-38
and leaves	-22
and left	-35
and let	-56
and lock	-60
and look	-44
and looks	-60
and make	56
and makes	-27
and move	-56
and my	22
and names	-44
and never	-57
and nobody	-85
and not	-63
and nothing	33
and one	-32
and phone	-37
and photographs	-24
and please	38
and point	-32
and put	-88
and puts	-42
and read	-20
and reads	-46
and removes	-25
and right	49
and ring	-42
and say	-34
and says	-70
and sends	-44
and set	26
and sets	-37
and she's	32
and shows	-34
and sign	-47
and signature	-58
and somebody	-21
and sorry	35
and stays	-38
and stick	67
and switch	-58
and take	-59
and takes	-37
and tell	-80
and tests	-40
and the	-43
and tick	-27
and turn	-29
and under	31
and wait	-42
and walks	-36
and we	-79
and we'd	-30
and what	-37
and when	-25
and whether	-44
and which	-31
and white	42
and who	-29
and with	72
and write	26
and writes	-43
and your	-26
anneliese	25
another	-38
answer	-41
answer is	-32
any	-75
any more	-45
anybody is	-43
anyone	42
anything odd	-22
anything on	33
anything over	-20
anything that	-37
anything that's	-62
anything the	33
anything with	-43
anything written	43
anywhere	-36
aob	67
apart	28
apart from	29
apologies	59
apologies from	44
apologise	-40
applicant	-50
appreciated	23
apprentice	30
approve	-69
apron	-64
apron on	-22
archive	-53
are	-104
are carried	-58
are closed	-56
are counted	-48
are done	-49
are emptied	-36
are given	-46
are hung	-32
are kept	-39
are left	-48
are never	-60
are only	-37
are paid	-30
are put	-39
are scanned	-50
are sent	-36
are wiped	-60
are you	28
arguing	-23
arms	-60
around	-20
arrears	-55
arrival	-23
arrive	-27
arrives	-30
art	46
as	23
as a	54
as it	-58
as soon	-50
as that	-38
as the	-31
as we	-58
as well	-55
as you	-42
asante	31
asante wrote	31
ashes	39
aside	-50
ask	-58
ask about	-44
ask for	-27
ask how	-46
ask if	-66
ask the	-38
ask them	-66
ask what	-75
ask whether	-45
ask which	-46
ask why	29
asked	79
asked for	-39
asked that	44
asked whether	30
asking	51
asks	-49
asks the	-65
asks whether	-32
assistant	-32
at 0	-48
at a	-81
at dusk	-31
at each	-36
at every	-34
at five	-26
at four	-31
at home	-24
at it	-24
at least	-21
at once	-54
at one	-29
at seven	-36
at the	24
at two	-66
attendance	53
attendance :	53
attendant	-39
attending	33
attending :	33
auditors	45
author	60
author :	60
away	-45
away and	-43
away from	-36
axle	43
aye	65
b	50
baby	61
back	-45
back behind	-35
back for	-49
back in	-69
back into	-24
back of	26
back on	-23
back to	-21
back with	-50
backwards	-71
bad	77
badge	-69
badge and	-38
bag	-110
bag and	-47
bag goes	-30
bag in	-37
bag with	-31
bagged	-44
bagged and	-42
bags	-91
bags are	-40
bags go	-38
balance	23
bale	-39
baler	-60
balloon	25
balloons	-37
bank	60
bar	52
bare	-35
barge	-35
barn	-53
barrier	-42
bars	-44
base	48
batch	-52
batch and	-31
batching	-22
batteries are	-66
batteries first	49
battery	-21
bay	-38
baz	22
be a	32
be about	20
be appreciated	23
be between	-32
be done	27
be glad	28
be grateful	32
be in	36
be obliged	22
be poured	-29
be present	-40
be used	-53
bea	54
bea 0	62
bear	29
bearings	-23
because	33
because a	-28
because of	31
because they	-47
been in	-27
beeps	-33
before	-41
before and	-39
before anybody	-39
before anything	-55
before every	-27
before he	29
before opening	-39
before she	-32
before the	-24
before they	-33
before we	-60
beforehand	-45
begin	39
begins	-22
behind	-24
being	20
believes	-26
bell	-68
belly	-65
below	25
below 0	-68
below into	24
below is	46
belt	-51
ben	33
ben asante	31
bend	-55
bernadette	47
best before	-45
better	46
between	-32
between 0	-63
between the	31
between them	50
between two	-60
bex	59
bex 0	51
beyond the	-41
big	41
big letters	59
bike	-57
bin no	23
binder	41
bins	24
bird	-37
bird is	-53
biscuit	-83
bit	59
bit about	49
bits	29
black and	42
blade	-40
blade off	-32
blades	-68
blaming	59
blanket	-70
blankets	-56
bleed	-50
bless	44
blind	-25
block	-22
blocks	33
blood	26
blow	-86
blow the	-72
bo	42
board	-27
board and	-36
boards	-67
boat	-29
bob	52
boiler	-26
boiling	-50
bold	54
bolt	-61
book	-101
book :	-30
book before	-31
book what	-41
book with	-31
booking comes	-53
books out	-35
books the	-32
booth	36
boots	-54
boss	58
both	-105
both on	-35
both sides	-43
both sign	-50
bottle	-76
bottles	-34
bottom	-80
bottom left	-60
bottom of	-28
box	-31
box and	-54
box at	59
box in	-61
box is	-59
box to	-26
boxes are	-51
boxes from	-37
brake	-40
brakes	-36
brass	-34
bread	-65
break	36
break the	-22
breaker	-60
breakfast	-43
breathe	41
brief	41
bright	70
bring	56
bring cake	28
bring the	-32
british	36
broadcast	-34
broken	43
brown	-43
brush	-72
brush the	-26
brushes	-54
btw	61
bucket	-69
bucks	-70
bugs	-52
builds	-35
bullet	27
bullet points	27
bung	-32
bunny	62
burial	-23
bus	-33
business	67
but	105
but not	52
but the	21
but you	41
button	-70
button for	-37
buttons	-54
buyer	-44
by	-53
by a	-61
by friday	48
by hand	-70
by month	-46
by more	-26
by one	-27
by telephone	-35
by text	-29
by us	74
by weight	-32
bye	63
bye bye	41
c	-97
cab	-34
cabin	-21
cabinet	-53
cables	-68
café	58
cage	-68
cake	50
call	-43
call it	45
call the	-80
called	33
called and	-35
caller	-39
calls	-76
calls it	-26
calls the	-48
calm	79
camera	-82
can	27
can be	30
can do	24
can follow	45
can go	79
can hear	-41
can i	39
can make	46
can pin	24
can read	20
can see	-57
can somebody	29
can you	49
can't get	56
can't read	44
cancelled	-46
cannot be	-22
cans	-37
cap	-45
cap on	-32
capitals	49
capt	54
captain	-60
car park	50
car seats	-38
car so	27
caravan	49
carbon	-30
card	-75
card and	-69
card at	-33
card is	-30
card with	-20
cards	-77
carer	-44
carol	35
carried	-25
carries	-82
carry	-66
carry it	-38
cars	-82
case	-63
case number	-30
cases	-80
cases are	-22
cash	-39
cask	-58
cass	39
cass 0	39
cataloguer	-21
catriona	49
catriona 0	65
cats	-24
cause	-50
cent	-48
centimetre	-43
centre	-83
certificate	-51
certified	21
chain	-75
chained	-44
chair	33
chair :	20
chair and	-43
chalk	-38
chalks	-22
change	-61
change in	-63
change the	-50
changed	-62
changes	-51
changes the	-51
changing	-26
channel	-67
charge	-35
charger	-26
charger and	-40
chase	42
check	-80
check in	33
check it	-40
check out	26
check the	-26
checked	-45
checker	-46
checking	36
checklist	26
checks it	-23
checks that	-35
checks the	-58
cheers	73
cheese	37
chest	-23
chief	-27
chief officer	-27
child	-67
chimneys	-47
chip	-21
chlorine	-45
chock	-44
chock the	-44
christmas	45
christmas rota	45
cill	-59
circulate	44
clamp	-59
class	-50
clean and	-32
clean it	40
clean the	-34
cleaning	37
cleans	-21
cleans the	-21
clear	-24
clear and	40
clear the	-31
clearance	-40
cleared	47
clever	54
click	-75
clicks	-46
climb	-45
climbing	47
climbs	-50
clip art	42
clips	-46
clive	53
cllr	45
cllr booth	45
clock	-79
close	-85
close it	-30
close the	-70
closes	-44
closes the	-43
closing	32
closing the	38
cloth	-37
clothes	-39
club	58
co	-22
co 0	-59
coffee	55
coffin	-33
coin	-22
coin box	-22
coins	-25
cold	-96
cold room	37
collar	-52
colleagues	36
collecting	29
collection	46
collects	-41
collects the	-41
college	32
colm	57
colm 0	57
colour	-69
colour and	-31
colour of	-31
coloured	-45
comb	-47
combs	-31
come	-39
come and	26
come back	-43
come from	22
come in	-23
come off	-41
come out	-53
come through	-20
come to	-70
comes	-46
comes down	-26
comes in	-54
comes out	-42
comes up	-51
coming	26
comma	59
comment	51
committee	46
committee 0	63
community	41
company	37
compare	-53
compare with	-42
compared	-29
compared with	-29
compares	-32
compares it	-41
compressor	-39
computer	-38
concern	70
conditioning	61
conductor	-37
cone	-51
confirm	-60
confirmed	-31
console	21
container	-28
content	26
contractor	-54
control	-45
controls	-36
cooker	-25
copied	53
copies	-69
copies are	-41
copper	-31
copy	-46
copy and	-39
copy of	-49
cord	-67
corner	-56
correct	59
corridor	-53
cos	24
cost	-38
cotton	-61
could	100
could do	46
could have	31
could you	46
count	-120
count the	-60
counted	-93
counter	-48
counterfoil	-30
counts	-101
counts as	-29
counts the	-22
counts them	-35
courier	-44
course	66
court	-53
cover	-46
covers	26
crack	-87
cracks	-29
crate	-91
crate on	-38
crates	-34
crayon	-60
cream	-54
crew	56
crib	44
crib sheet	44
cried	72
crisps	23
cross	32
crossed	35
crown	-29
crown line	-29
cubicle	-48
cup	-63
customer care	-55
customer signs	-42
customer the	-42
customers	-51
cut	-21
cut a	37
cut the	-27
cuts	-82
cuts the	-46
cutters	-36
cutting	-81
cycle	-78
d 0	-39
d achterberg	48
dairy	-51
dairy twenty	-36
damp	-58
dan	42
dan 0	42
danny	49
danny 0	49
dark	-48
darling	53
date	-31
date :	62
date and	34
date of	-48
date on	-41
dates	-53
dates on	-64
daughter	30
day	22
day before	30
day no	-27
day the	-34
daylight	-28
days	-62
days ahead	-38
days before	-53
dead	-63
deal	52
dear	92
dear colleagues	36
dear madam	27
dear ms	22
deborah	62
decent	53
decide	-51
decides	-50
decides whether	-55
decision	21
deck	-53
deck hand	-47
deep	-25
deep end	-25
deferred	42
degrees	-48
deleted	-38
deliveries	43
dentist	-36
departure	-24
deploys	-42
deposit	-36
deposits	-33
deposits are	-33
describe	-29
describe a	45
describe the	-34
description of	43
desk and	-65
details	-41
dex	50
dial	-68
diamond	-76
dictate	45
did	33
did it	43
difference	-33
difference is	-24
digit	35
dilys	34
dip	-31
dip the	-76
direction	-65
dirk	62
dirk it	57
disagree	-27
discuss	-45
discussed	70
discussion	20
display	-57
distance	-32
distilled	-53
do	56
do and	28
do for	37
do i	-31
do it	-52
do not	-120
do on	47
do the	43
do we	66
do when	77
do with	42
doc	80
dock and	-47
document	44
document and	30
documentation	52
documents	25
does	-25
does it	-35
does not	-39
does the	-21
does what	37
doesn't	-32
doesn't go	-45
dog	-24
dogs	-24
dom	58
dom 0	58
don't	-63
don't ask	35
don't charge	-46
don't go	-43
don't leave	-39
don't let	-40
don't light	-43
don't look	-33
don't need	58
don't put	63
don't say	-46
don't take	-71
don't tell	47
don't touch	-62
don't want	49
done	31
done in	-46
done the	-38
donor	30
dont	20
door and	-35
door at	-27
door is	-23
door shut	-69
door stays	-35
doors	-70
dose	-39
double	-60
double bagged	-27
doubt	-38
down	-48
down first	-34
down how	41
down on	42
down to	-42
down until	-24
down with	-46
downwind	-65
dr varga	29
draft	103
drafted	44
drain	-36
drain down	27
drained	-41
draw	22
drawer and	-28
drawers	-53
draws	-38
drift	-69
drill is	-50
drive	-45
driver	-61
driver collects	-23
driver parks	-45
driving	-40
drop	-40
drop the	35
dropped	-51
drops	-37
drums	-34
dry	-72
dry and	-41
dry overnight	-25
dry with	-22
drying	-44
duchess	40
dues	-33
dull	-24
dump	25
dump it	29
during	-58
dusk	-33
dust	-80
duty manager's	-47
each	-22
each door	-26
each item	-54
each line	53
each of	-30
each one	-44
each side	-55
ear	-76
earlier	-25
ears	-61
earth	-67
earth lead	-45
ease	-63
east	-28
easy	41
eat	28
eat in	44
eaten	-41
edge	-66
eggs	-45
eh	33
eight	-66
eighteen	-55
either	-47
elbow	-62
electrician	-42
ellie	35
else	-71
else's	-58
em	39
em the	-53
emptied	-36
empty	-98
empty the	-36
enclose	53
end of	-35
end the	-31
ends	21
engine	-58
engine off	-45
engineer	-61
english	36
entered	-48
entered on	-38
enters	-51
enters time	-40
entrance	-57
entrances	-43
entry	-47
envelope	-43
enzo	-64
error	-37
euros	-34
even	-78
even at	-55
even if	-51
even the	-24
even when	-35
every	-135
every 0	-47
every bag	-37
every child	-29
every hour	-38
every lock	-24
every monday	-55
every morning	-32
every new	31
every second	-43
every seven	-32
every single	26
every tenth	-35
everybody	-33
everyone out	-23
everyone's	39
everything else	-31
everything in	44
ewan	39
ewe	-29
except	-64
except for	-41
exception	-34
exception and	-34
exceptions	-56
exceptions for	-50
excuse	39
excuses	-29
exist	62
exit	-22
expect	-43
expected	-32
expected to	-32
expiry	-56
expiry date	-34
explains	-42
f	-35
face	-78
failed	-65
fails	-83
fair	67
faith	-30
faithfully	44
family	-50
family and	-22
fancy	52
far	-36
farah	55
farah 0	55
farm	34
farmer	-74
farmer and	-35
fat	-61
father	63
feathers	-46
feb	61
fed	30
fed up	30
fee	-30
feel free	64
feel the	-64
feet	24
felt	55
femi	59
femi :	39
fence	46
ferrules	-64
fetch	-69
fetch me	-55
fetch the	-27
fetches	-53
fetches the	-46
few	-23
few seconds	-23
field	39
fifteen	-63
fifteen minutes	-48
fight	25
figures	-46
files	-66
fill	-109
fill in	-54
fill the	-39
filled	-42
filler	-40
filler and	-38
filling	-30
fills	-37
filters	-46
finally	54
finance	24
find	-66
find out	-25
finds	21
finds you	28
fine	34
finger	-56
finish with	-54
finished	52
fire brigade	-33
first	-59
first and	-36
first day	-53
first man	-44
first of	22
first then	-38
first thing	-58
fist	-29
fits	52
five minutes	-59
five years	-43
fix	-49
flag	-30
flame	-41
flash	-42
flashing	-26
flat	-105
flood	50
floor	-26
floor and	-26
floor is	-71
flour	-58
flower	-60
flowers	-52
fly	-27
foam	-58
foil	-32
fold	-57
folder from	-25
folks	69
follow	84
follow without	42
following	34
follows	42
food	-102
food bank	44
foot	-44
for	47
for 0	-70
for a	-29
for at	-34
for behind	48
for five	-57
for half	-35
for how	25
for id	-48
for me	-39
for more	-38
for new	31
for one	-42
for our	26
for polysomnography	51
for receiving	24
for stones	-49
for taking	30
for ten	-53
for the	80
for them	-31
for this	-42
for three	-50
for us	-52
for when	42
for whoever	39
for you	87
for your	73
forbidden	-46
force	-47
foreman	-31
forget	63
forget the	63
fork	-51
form :	-35
form a	-40
form in	-34
form is	-45
form of	58
format	73
forty	-30
foul	-31
found a	26
foundation	25
four hours	-33
four straps	-35
four times	-49
frame	-29
frankie	36
free	-30
freelancer	36
freeze	-32
freezer	-65
fresh	-33
fridays	-58
fridge	-39
friendly	34
from 0	-43
from :	63
from above	49
from an	-48
from each	-53
from my	41
from outside	-42
from the	-33
front	29
front and	32
front desk	-48
front door	-34
front of	-41
frozen	-51
fruiting	-47
fuel	-45
full	-78
fundraising	41
furnace	-27
fuse	-74
fwd	71
fwd :	71
g 0	43
gallery	-49
gap	48
garbage	-30
garden	-50
gary	32
gas	-50
gas meter	-33
gas off	-37
gate	-65
gate is	-45
gates	-34
gates are	-34
gather	-65
gauge	-80
gaz	30
gaz 0	30
gear	41
gearbox	-37
gen	-51
gently	-40
get	-24
get a	-45
get in	73
get it	64
get the	-32
get them	-58
get this	49
gets a	-75
gets left	-43
gets the	-110
gimme	38
girls	27
girth	-37
girth and	-22
give	22
given	-41
given a	-28
given back	-38
gives	-79
gives the	-48
glad	28
glad if	28
glass	-87
glass and	-20
glaze	-61
gloves	-108
gloves and	-42
gloves on	-45
gloves or	-28
glue	-50
glued	-43
go and	-51
go as	43
go back	34
go down	-73
go in	-106
go into	-24
go on	69
go out	-83
go over	-35
go round	-54
go through	-26
go to	-65
go up	-37
go with	37
god	45
god bless	28
goes	-79
goes back	-59
goes down	-66
goes home	-31
goes in	-69
goes into	-28
goes off	-22
goes on	-62
goes out	-28
goes round	-33
goes through	-21
goes to	-64
goes with	-50
going	24
gone	27
good	80
good afternoon	30
good at	26
good luck	31
good morning	28
good wishes	43
gosia	48
got	47
got my	43
got the	-88
gotta	-41
grade	-91
graham	42
graph	-30
grateful	61
grateful for	45
grateful if	23
great	64
green	-67
green crate	-49
green sticker	-29
greetings	82
greetings from	62
greta	38
greta :	42
grey	23
grip	-48
ground and	-27
guards	-31
guest	-62
guests	57
guide	69
guy	45
ha	57
had	44
had a	-70
had anything	-35
had the	37
had to	40
haha	88
hair	-38
hakim	43
half	-33
half a	26
half an	-34
half hour	-25
halina	49
hall	29
hamish	63
hamish 0	63
hand	-121
hand it	-42
hand on	-24
hand over	-54
hand them	-23
hand's	-45
handbook	48
handed	-27
handed in	-33
handle	34
handler	-34
hands and	-55
hands change	-28
handwriting	34
handwriting on	-48
hang	34
hang on	30
hang the	-34
hanging	-31
hangs	-29
hanneke	47
happens	38
happens when	48
harbour	47
harbour trust	47
hard hat	28
harness	-35
harpreet	-24
has been	-35
has gone	27
has had	-58
has left	-27
has not	-35
has stood	-39
has stopped	-72
has the	56
has to	-20
hash	-68
hatch	-57
have	34
have anything	43
have been	-30
have done	-23
have him	-45
have it	57
have not	-35
have them	-32
have to	35
have your	-28
having	51
he	-41
he asks	-25
he calls	-22
he can	-23
he does	33
he gets	-26
he goes	34
he had	41
he is	23
he leaves	-42
he looks	-49
he puts	-41
he reads	-34
he reports	-35
he rings	-46
he says	-49
he sees	-39
he walks	-55
he'd	39
he's	-30
head	-41
head office	-28
headings	39
heads	-39
heads are	-24
hear me	33
hear the	-22
heating off	-41
heaviest	-43
heavy	-44
hefin	72
height	-79
hello	83
hello hello	21
hello there	23
hello this	56
helmet	31
help	43
hemi	-51
hence	41
hence this	41
her	42
her and	-43
here	86
here and	23
here goes	24
here is	36
here's	56
here's what	27
heron	38
hey	54
hi	104
hi all	40
him	-27
him and	-44
him to	-48
himself	-59
hire	-32
his own	-25
his pocket	-53
hiya	58
hold	-40
hold in	34
hold the	-56
holder	-60
holding	22
holds	-42
holds are	-53
holds the	-40
hole	-58
holes	-31
holes with	-31
home	-68
hood	-39
hook	-68
hook number	-40
hope	74
hope the	62
hoping	39
hoping for	52
horse	-53
horseshoe	-59
hose	-50
hose open	-25
hospice	-44
hospice shop	-44
hot air	35
hot water	-27
hour	-91
hour after	-27
hours	-135
hours before	-26
hours with	-22
hours without	-50
housing	-26
how	46
how long	-39
how many	-64
how the	30
how to	63
howard	54
however	-41
hr	42
hrs	-45
hung	-45
hung on	-47
hut	39
hydrometer	-31
hygrometer	-20
i	23
i am	92
i ask	23
i call	-34
i can	72
i check	-56
i close	-51
i enclose	53
i go	-82
i hope	57
i know	23
i look	-38
i need	33
i nod	-51
i open	-48
i put	-57
i ring	-66
i say	-51
i should	62
i switch	-36
i take	-22
i tell	-27
i think	41
i thought	35
i trust	60
i want	69
i was	-40
i will	34
i would	27
i write	24
i'd	86
i'd like	48
i'd want	37
i'll	125
i'll feed	31
i'll get	28
i'll have	22
i'll paste	49
i'm	90
i'm after	33
i'm in	27
i'm not	36
i've	79
i've got	29
ice	76
id	-61
id and	-43
id card	-34
ideally	43
if	-28
if a	-31
if any	-44
if he	33
if it	24
if its	-30
if one's	-23
if she	-38
if someone	-33
if the	-35
if there	-27
if there's	-30
if they	-82
if this	54
if we	-28
if you'd	37
imam	34
immediately	-34
impedance	-39
impedance is	-39
impression	-41
in 0	-22
in advance	28
in arrears	-55
in at	-21
in attendance	53
in black	42
in charge	24
in daylight	-28
in english	52
in first	-32
in five	-58
in front	-76
in fruiting	-47
in his	-25
in in	-43
in it	-74
in its	-24
in my	-36
in no	-38
in one	-47
in pairs	-60
in pencil	-26
in register	-35
in room	21
in rows	-24
in ten	-50
in the	-36
in there	44
in they	-32
in tray	-27
in two	-44
in with	-31
in without	-35
in writing	37
inches	-29
included	-34
including	-32
ines	53
initial	-51
initial the	-51
initials the	-46
ink	-43
inside	-33
inside 0	-32
inside and	-41
inside of	-45
inside the	34
inspects	-23
instead	-36
instead of	-36
instruction	56
instructions	62
instrument	52
insulation	-43
intern	37
interpreter	-59
into an	31
into shape	52
into something	37
into the	-52
intro	34
invoice	20
is	-50
is 0	-59
is a	67
is an	-40
is any	-27
is at	-57
is called	-36
is checked	-50
is closed	-38
is compared	-29
is counted	-71
is done	-68
is dry	-33
is entered	-38
is for	-23
is glued	-43
is good	-28
is ground	-24
is how	-67
is it	55
is kept	-63
is laid	-62
is locked	-49
is measured	-52
is needed	25
is never	-86
is not	-107
is offered	-48
is one	21
is only	-22
is opened	-65
is photographed	-41
is put	-40
is recorded	-31
is running	-30
is scanned	-36
is sent	-42
is set	-32
is shut	-34
is signed	-44
is something	39
is still	-61
is swept	-22
is switched	-32
is taken	-42
is that	32
is the	48
is there	-32
is this	54
is to	-20
is told	-24
is weighed	-39
is wiped	-35
is written	-63
is wrong	-25
isn't opened	-55
isolate	-49
isolation	-28
issued	31
it a	-22
it all	24
it and	-49
it as	23
it back	-70
it backwards	-32
it be	24
it before	-45
it can	-29
it does	29
it down	-31
it dry	-32
it for	44
it from	-35
it gets	29
it goes	-31
it has	-46
it have	55
it here	64
it i	27
it in	-31
it into	71
it is	-58
it like	38
it look	34
it may	77
it myself	54
it now	44
it on	32
it once	-38
it one	-42
it or	-27
it over	-26
it put	-41
it says	-47
it should	60
it so	47
it something	59
it still	20
it stinks	-72
it tag	-54
it the	-55
it twice	36
it was	40
it we	-51
it what	59
it will	-58
it with	-28
it'll	-47
it'll be	-44
it's	33
it's a	-24
it's about	47
it's not	-48
it's on	23
it's out	-31
it's still	-23
it's the	26
item 0	82
item is	-33
items	26
its	-39
its own	-56
itself	20
j	51
jacket	-25
jar	37
jar is	-29
jargon	41
jo	70
job card	-49
jokes	-87
jonas	56
jonas t	45
jot	27
jug	-58
jules	50
jules :	50
junction	-42
june	-30
juniors	76
just	36
just talk	45
just the	-47
k	77
karin	-53
keep	31
keep children	-24
keep it	23
keeper	-60
keeps	-25
keith	37
keith pat	29
kept	-101
kept for	-58
kept in	-49
kettle	22
kev	79
kev ops	47
key	-26
key in	-75
key is	-47
key worker	-26
keys	-87
keys are	-37
keys never	-35
keys the	-28
kg	-37
kid	-51
kiki	48
kiki 0	48
kiln wash	-35
kilo	-44
kind	53
kind regards	38
kindly	75
kindly do	23
kirsty	42
kit	69
kitchen	75
km	-30
knee	56
knee is	49
knees	-52
knife	-54
knock	-22
knock on	-30
knocks	-55
knots	-37
know	24
know what	36
known	-51
knows	25
kyle	-47
label	-102
label and	-33
label with	-45
labels	-73
lace	-39
lace with	-44
lacquer	-44
lad	-27
lads	79
lady	54
laid	-62
laid on	-29
lamb	-49
laminated	66
lamps	-53
lane	45
language	63
lap	-64
laptop	-20
last	-32
last and	-45
last one	-34
last so	-27
last week	-50
last word	-55
late reply	25
later	-36
launch	-61
law	-64
lay	-41
lay specimen	-28
lay the	-25
lays	-64
lead	-97
lead comes	-38
lead on	-45
leaf	-66
leak	-30
lease	22
least	-21
least 0	-27
leave a	23
leave it	-60
leave out	65
leave the	-41
leave them	-41
leaves	-96
leaves a	-38
leaves the	-56
leaving	-53
lee	36
left a	38
left as	-27
left on	-71
left over	-31
left the	46
left to	-22
leg	-71
legs	-32
lend	-52
length	63
length :	53
less	-53
less like	21
less than	-23
let	-71
let go	-30
let it	-40
let the	-58
let them	-27
let's	73
lets	36
letterbox	-38
letters	54
level	-94
levels	33
lever	-48
library	42
lid	-96
lid closed	-54
lie	-68
lies	-49
lies on	-44
lift	-69
lift a	-24
lift and	-65
lift it	-60
lift the	43
lifted	-44
light	-45
light it	-45
light on	36
lights	-129
lights and	-34
lights out	-40
lights to	-73
like	85
like a	73
like it	42
like that	-53
like the	74
likes	74
likes everything	44
limit	-41
lin	45
lin :	45
lindqvist	21
line	46
line at	21
line in	-62
linen	-61
liner	-30
lines	39
lines are	-69
lines max	36
list and	-26
list by	22
list is	-43
listen	-23
lit	-28
live	-53
load from	-57
loaded	-69
loading	37
lock	-64
lock and	-23
lock the	-50
locked	-85
locked and	-42
log	-102
log the	-28
log with	-57
logger	-23
logo	66
lol	101
long	23
long and	38
long one	26
longer	41
loo	-72
look	-75
look again	-36
look at	-75
look behind	-79
look down	-48
look for	-48
look in	-27
look into	-22
look like	31
look official	25
look under	-23
looked	-49
looked at	-49
looking	40
looks	-58
looks at	-41
looks for	-65
looks the	-38
looks up	-45
loops	-36
loose	-55
lorna	27
lorna repair	27
lose the	33
lost their	50
lot	66
loud	-67
loud and	-22
love	72
lovely	66
low	-61
lower	-65
lucas	61
lucas 0	61
luck	31
luis	57
luis 0	43
lungeing	-23
lupe	41
lupe 0	41
lying	-37
lyn	46
lynne	39
machine	-36
machine's	-35
machines	30
machinist	-59
madam	27
made	30
made into	44
main	-56
main switch	-44
make	116
make a	28
make it	59
make me	32
make of	20
make the	35
make them	40
makes	-38
makes a	-39
management	22
manager	-114
manager's	-52
many	-40
many thanks	48
mar	35
mar ben	31
marcus	62
margin	57
mark	-50
marked	-49
marked with	-54
marks the	-37
marta	27
match	-51
matching	26
matter how	-39
matters	51
max	-66
max 0	-89
may	56
may be	-69
may go	39
may i	30
may run	51
maybe	21
me	134
me again	54
me the	47
me to	30
means	24
meant	33
meant to	33
measured	-58
measures	-32
measures the	-32
measuring	-58
meat	-64
mechanic	-49
medical	-40
medicine	-29
medicines	-40
meera	46
meera 0	45
meeting	109
meeting 0	60
meets	-33
meets the	-33
member	-55
member of	-36
members	-54
memo	63
memorial	43
men	-60
mend	66
merge	-34
merge rights	-34
mess	-21
message	-45
metal	-67
meter	-96
metre	-74
microwaves	-64
middle	-43
middle of	-53
might	-54
mileage	-36
milk	-57
milo	62
milo 0	62
min	-116
mind	27
mine	-32
minimum	-51
minimum 0	-50
mins	-64
minus	-55
minus eighteen	-21
minute	-58
minute and	-33
minute before	-22
minutes after	-65
minutes and	-25
minutes are	-51
minutes in	-50
minutes late	-40
minutes of	51
minutes then	-27
mirrors	-33
missed	28
missing	-40
missing is	31
mix	-64
mm	43
mo	61
mobile	-55
moira	-40
moisture	-34
monday and	-32
money	48
month	-23
month and	-57
months	-79
more	-22
morning	36
morning !	42
morning all	41
morning and	-24
morning the	-24
mother	-23
moulds	-43
mouth	-61
move the	-36
mr	41
mr g	41
mrs oyelaran	55
ms	22
much	23
much the	23
music	-59
must	-50
must be	-107
must not	41
mute	-21
my	104
my colleague	21
my daughter	30
my father	53
my own	-35
my phone	30
myself	23
n	-52
nail	-58
nails	-54
name	-42
name and	-63
name is	-35
name of	36
name the	-38
names	-48
nearest	-45
neck	-51
need	94
need a	59
need something	49
need to	21
needed	36
needful	57
needle	-57
needles	-72
needs to	21
neither	-61
net	-38
neutral	-41
never	-126
never back	-33
never by	-57
never go	-32
never leave	-33
never on	-82
never over	-34
never the	-41
new	53
new paragraph	46
new volunteers	38
news	38
next	-46
next meeting	41
next morning	-47
nice	41
nicely	45
night	49
night ?	32
night before	-30
night for	61
nights	-59
nils	40
nineteen	-38
nkechi	62
nkechi 0	62
nneka	53
no	-47
no arguing	-23
no bread	-65
no clip	42
no coffee	-63
no cutting	-65
no exceptions	-56
no excuses	-29
no handover	-75
no hang	-39
no jargon	41
no matter	-39
no mobile	-46
no more	39
no nylon	-57
no one	-80
no perfume	-70
no phone	-28
no phones	-37
no sorry	69
nobody	-28
nobody cuts	-45
nobody else	-71
nobody else's	-44
nobody goes	-70
nobody has	-32
nobody is	-55
nobody opens	-34
nobody reads	61
nobody's	28
nod	-59
node	25
none	68
noon	-66
noor	49
nope	36
nor	-32
normal	-69
nose	-67
nose to	-48
not	-62
not 0	-53
not a	-37
not accepted	-53
not allowed	-43
not at	-39
not before	-73
not by	-29
not clear	34
not come	30
not even	-53
not from	-38
not given	-54
not go	-42
not in	-28
not just	-57
not off	-50
not on	-66
not opened	-37
not seen	-46
not so	39
not sure	-30
not the	30
not there	-39
not when	-47
not with	32
note the	-25
noted	22
notes	34
notes :	62
nothing else	26
nothing fancy	56
nothing gets	38
nothing longer	39
notice board	22
nov	62
nov 0	51
novel	50
november	20
now	118
number	-146
number and	-28
number in	-22
number is	-37
number of	-70
number on	-36
numbered	35
numbered steps	26
numbers	-56
nurse	-79
nurse in	-54
nurse looks	-20
nurses	56
nylon	-57
o'clock	-59
obliged	22
obliged for	22
obtain	24
obtain a	24
october	27
odd	-22
of	42
of a	57
of his	29
of house	63
of term	-39
of their	-40
of them	39
of this	22
of us	-25
of what	48
of words	52
of you	-34
off	-41
off and	-38
off at	-54
off before	-56
off first	-34
off in	-26
off no	-26
off run	-25
off she	-39
off the	-33
off with	-33
offer	-49
offer water	-70
offered	-48
offers	-31
offers the	-29
office	57
office and	-28
officer	-59
officer and	-28
official	25
oh	92
oil	-20
oil and	-48
ok	43
ok that's	45
okafor	25
okonjo	43
oksana	38
old	55
old ones	-59
old pete	40
old sheet	52
oldest	-60
ollie	27
on a	-22
on and	-59
on arrival	-35
on before	-68
on both	-66
on call	34
on charge	-79
on door	-50
on duty	-26
on each	-27
on edge	-66
on every	-39
on final	33
on for	-53
on friday	-41
on fridays	-58
on gloves	-24
on her	34
on his	-59
on in	-71
on it's	52
on its	-23
on monday	21
on my	40
on one	41
on paper	60
on return	-53
on same	-24
on sunday	28
on that	25
on the	-34
on them	-43
on then	59
on tue	25
on wed	25
on wednesday	-40
on what	25
on with	-31
on yes	60
once	-44
once a	-22
once the	-51
one ?	44
one and	-46
one at	-42
one before	64
one by	-27
one document	34
one doesn't	-27
one for	35
one from	-53
one it's	34
one man	-54
one on	-53
one opens	-43
one page	78
one pager	25
one person	-51
one sheet	44
one side	85
one stands	-47
one tray	29
one way	-23
one who	-44
one's	-54
ones	-95
ones and	-29
ones get	-21
only	-82
only 0	-31
only after	-25
only for	30
only the	-88
only then	-36
only when	-55
only with	-42
open	-118
open a	-33
open it	-47
open one	-46
open the	-71
open them	-24
opening	-38
opening the	-51
opens	-100
opens the	-53
operation	-23
operator	-55
opinion	-62
opinion on	-62
ops :	47
or	-30
or a	-71
or if	-32
or it	-47
or not	-55
or so	-32
or whatever	68
orange	-45
orange tag	-20
order and	21
order number	-33
orderlies	-39
originals	-50
other than	21
others	-26
otherwise	-22
ought	53
ought to	53
our	67
our own	-26
our points	26
ours	27
ourselves and	22
out	-39
out and	-63
out back	-29
out before	-32
out by	-53
out first	-44
out for	27
out if	-26
out is	-42
out loud	-57
out nobody	44
out of	-32
out to	-36
out what	35
out with	28
outside	-64
outside and	-30
oven	21
over	-39
over 0	-72
over and	-29
over five	-36
over it	-73
over the	-34
over to	50
overnight	-72
own	-85
own lock	-27
owner	-69
owner's	-27
oxygen	-70
oyelaran	55
oysters	-45
p	66
pacemaker	-23
packet	-61
packing	54
paddle	43
paddles	-40
padlock goes	-23
page	99
page for	55
pager	25
pages	52
paid	-58
paid for	-37
paint	-30
pair	-60
pairs	-70
pallet	-48
pan	-49
panel	-32
paolo	61
paolo 0	61
papers	-53
paragraph	60
paragraphs	82
parcel	-70
parent	-41
parents	-23
park	80
parks	-45
partner	-42
parts	-20
passed	-46
passengers	43
passport	-51
password	-44
past	-66
past the	-61
paste	-25
pat	29
patience	51
patient for	51
patient is	-44
pause	-40
pausing	-42
pavement	-53
pay	-41
payment	-62
pcv	-46
peace	26
peephole	-59
peg	-26
pen	-54
pencil	23
pencils	-28
people are	-41
people leave	48
per	-87
per cent	-48
percent	-23
perfect	71
perfume	-70
period	-50
permit	-42
person	-75
person and	-37
person on	-29
person's	-21
personal	-50
pete	31
petra	40
ph	-68
phone	-23
phone number	-53
phones	-56
phones no	-37
photo	-38
photo of	22
photograph	-56
photographed	-41
photographs	-36
photographs are	-27
photos	-62
pic	-60
pic of	-60
pick out	-34
picks	-47
picks up	-49
picture	-25
picture and	-38
pictures	97
pictures of	37
piece	-45
piece is	-21
pieces	-56
piers	39
pile	-42
pilot	-36
ping	-88
pins	-73
pip	63
pipe	-23
pit	-43
pitch	36
pizza	85
place	-38
plain	66
plain words	28
plant room	-34
plastic	-71
plate	-45
plates	-28
platform	-46
play	-41
play the	-28
played	-68
plays	-37
please	119
please make	30
pls	106
plug	-60
plug before	-22
plug off	-30
plugs	33
plus	39
po	-40
pocket	-47
pockets	-59
points	56
points through	26
policy	40
polysomnography	51
pony	-28
porch	-48
portal	25
porter	-36
position	-61
possible	31
poster	-46
posts	-47
pot	-60
pots	-49
pouch	-67
pounds	-45
pour	25
poured	-56
power	-70
practice	80
prams	-33
prayer	32
precious	29
preparation	51
preparation of	51
prepare	27
prepared	72
present :	35
presenter	-69
press	-62
press the	-38
pressed	-39
presses	-47
presses the	-47
pretty	51
price	26
print	-71
printed	-44
printer	41
prints	-83
prints the	-50
priya	64
priya 0	42
priyanka	71
probably	37
probe	-45
procedure	114
procedure and	36
procedure for	73
procedure is	23
procedure which	43
process	59
product	-53
production	36
programme	52
promised	57
proof	28
proper	34
properly	33
property	-20
props	-55
protocol	-37
prove	-57
pull	-106
pull the	-75
pulls	-51
pulls the	-56
pump	-48
pumpkin	67
pumps	-38
puppet	-25
puppets	24
purple	-41
purpose	62
push	-58
push the	-46
pushes	-28
pushing	-44
put down	22
put in	-70
put on	-42
put out	-42
put your	-39
puts	-49
puts on	-31
puts the	-43
qa	-47
qc	-37
quarantine	-58
quarter	-30
question	52
quick	38
quick one	61
quiet	-46
quietly	-61
r	74
rack	-38
radek	-42
radio	-45
radiologist	-22
radios	-27
rafe	62
rafe 0	62
rags	-33
rags in	-33
rail	-67
rain	-40
ramesh	36
ramesh sir	36
ramp	-21
ravi	58
ray	48
ray 0	33
re	53
re :	53
read	74
read it	60
read me	42
read the	-37
read without	24
reader	-59
reading	-45
reads	41
reads it	-23
reads like	34
reads the	-60
ready	-36
real	38
reason in	-28
receipt	-47
receives	-40
receives the	-40
receiving	33
reception	-39
receptionist	-47
record	-70
recorded	-69
recording	52
records	36
records the	-23
red bags	-29
red cage	-53
red folder	47
red light	36
red one	-55
red torch	-22
red tub	-52
redo	34
reference	39
refill	-57
refund	-46
refused	-47
regards	62
register	-74
register and	-28
relative	-42
release	-76
release the	-52
remain	78
remains	-36
removes	-25
repair café	27
repeat	-49
repeats	-53
repeats the	-53
replacement	32
reply	37
report	-64
reports	-35
request	72
request :	39
rescue	24
reserved	-70
reset	-36
rest	-37
restart	-48
restore	55
rests	-24
result and	-27
retired	44
return the	-47
returned	28
returned books	39
returns	57
rev	49
rev 0	39
rev b	39
reverse	-38
riding	-23
right away	-50
right for	-52
rights	-34
rim	-50
ring	-80
ring me	-48
ring the	-85
rings	-91
rings and	-27
rings the	-61
rink	50
rinse	-61
rinse with	-23
roll	-47
rolls	-77
roof	-25
room 0	21
room and	24
room for	-26
room is	-54
room number	-34
rooms	41
ropes	-53
ropes not	-36
rota	45
rota :	45
round	-96
round by	-36
round the	-41
route	-27
routine	39
routine for	36
rows	-24
run	-57
run down	-32
run the	-76
run to	28
runbook	60
runbook for	50
runs clear	-22
sack	-25
sacks	-41
safety	40
said	67
sake	46
salinity	-53
salinity morning	-53
salt	-28
salt water	-28
same	-59
same as	32
same day	-97
same evening	-50
sandbox	-45
sandra	51
sanjay	40
sat	58
sat 0	46
saturation	-29
saturday	62
say	-91
say it	26
say so	-22
say sorry	-55
say the	-43
say your	-56
says dairy	-36
says i'm	-32
says no	46
says who	-63
says yes	-34
scale	-74
scale is	-25
scan	-75
scanned	-45
school gate	-48
scissors	-62
scramble	24
scrap	-29
scrap that	-38
scrape	-40
scratch	-30
scratches	35
screen and	36
screw	-42
screws	-41
scrub	-34
scrubs	-51
sculptor	-50
sea	-23
sea water	-23
seal	-53
seals	-35
seam	-63
search	-64
seat	-43
seats	-58
second	-83
second person	-45
second time	-41
seconds	-33
secretary	48
section	49
sections	37
security	-60
see and	-45
see i	-24
see that	-35
see the	-53
seed bank	35
seeds	-40
seen	-82
seen it	-44
sees	-54
sees the	-36
send	-55
send the	-68
send them	-47
send you	50
sends	-40
sends the	-35
sense	44
sent from	41
sentence	-47
sentences	67
sentences with	48
sept	37
sept 0	21
serial	-35
serial number	-35
serve	-66
server	-76
service	53
services	44
set	31
set out	31
set the	-88
set this	34
sets	-38
sets the	-32
setter	-35
settle	-34
seven	-70
seven days	-52
sew	-66
sexton	-54
shake	-41
shake we	-27
shaken	-30
shall	41
shape	44
shared	-25
shared drive	40
shave	-39
she asks	-44
she does	-35
she goes	-47
she looks	-23
she then	-42
she writes	-24
sheet and	-36
sheet for	59
sheet from	38
sheet in	26
sheet on	-39
sheets	-55
shelf	-77
shelf by	-37
shelf with	-23
shell	-54
shelves	-40
shift	-23
shift lead	-29
shona	39
shona base	39
shorn	-72
short	48
short sentences	56
shot	-64
should	105
should be	27
should like	35
should not	-53
shoulders	-58
shouting	-42
shouts	-33
show	-60
show it	-45
show one	-66
show the	-32
shown	-37
shows	-66
shows his	-50
shredded	-46
shut	-64
shut and	-35
shut the	-91
shuts	-42
shutter	-31
sick	33
side :	-64
side and	31
side door	-28
side down	-35
sides	-21
sieve	-38
sign	-42
sign and	-33
sign it	-27
sign on	-74
sign the	-54
signature	-66
signed	-71
signed before	-43
signs	-79
signs for	-35
signs on	-33
signs the	-49
silence	54
silicone	-30
silo	-39
simone	42
simone hr	42
simple	26
since a	-43
since the	-39
sincerely	29
single	-24
sir	58
siren	-67
sit	-90
sit down	-28
sit on	-51
sits	-89
six	-77
six months	-47
sixteen	-24
sixteens	-44
skid	-50
skim	50
skin	-44
skip	57
slacken	-47
slacken the	-47
sleeve	-51
slip	-96
slot	-39
slow	-25
slowly	-62
slowly because	-29
small room	36
smallest	-63
smell	-34
smoke	-66
smoking	-37
sniff	-75
snow	-34
so	97
so a	22
so first	-54
so five	-49
so he	-33
so here	30
so i'm	27
so if	-26
so much	23
so no	71
so that	-45
so there	48
so um	35
so what	43
so you	-40
soak	-47
soapy	-24
soapy water	-24
social	-53
socket	-33
socks	23
sofa	-42
soft	-49
soft brush	-44
solar	36
solar panel	36
some	38
somebody	56
somebody comes	-45
somebody stands	-55
somebody with	-22
someone else	-40
someone is	-33
someone who	-40
something	85
something in	33
something on	43
something the	30
something written	43
soon	-66
soon as	-50
sop	73
sop for	57
sop thing	31
sorry	93
sorry about	55
sorry again	25
sorry it's	43
sort	-27
sorting	51
sound	38
sound like	29
source	-36
sources	42
spanish	64
spare	-90
speak	41
speaks	-63
species	-57
specimen	-28
specimen on	-28
speed	-45
spell	27
spelling	68
spine	-20
spirit	-29
spits	-64
spoon	-55
spot	-31
spots	-28
spray	-86
sprayed	-67
spreadsheet	-36
spur	-52
square	-25
squeeze	-56
st	70
staff	23
staff can	42
stage	-41
stage manager	-32
staging	-62
stairs	-61
stamp	-67
stamped	-40
stand behind	-51
stand up	55
standing	40
standing there	-22
stands	-83
stands at	-40
stands in	-54
staple	-59
start	-43
start the	-57
start to	23
start up	-39
start with	-54
starts	-35
station	-24
status	-54
stay	-59
stay in	-51
stay there	-42
stays	-134
stays at	-70
stays in	-31
stays on	-41
stays open	-58
stays shut	-39
stays with	-49
steam	-57
steel	-71
step	53
step back	-47
step with	59
steph	49
steps	57
steps on	50
stick	23
sticker	-74
sticker on	-62
still	91
still at	52
still broken	51
still have	24
still on	33
stock	24
stone	-73
stones	-49
stood	-56
stop	-36
stop and	-41
stop stop	-29
stopcock	-31
stopped	-73
stops	-22
story	-43
straight	-79
straight away	-39
straight out	-50
strain	-39
straps	-66
straw	-39
street	51
strength	-38
strings	-34
strip	-83
stripe	-46
strong	21
strong room	21
stu	86
stuck	53
student	-43
studio	44
stuff	-28
style	72
sub	-33
subject	103
subject :	89
subs	47
such	22
sue	31
summer	-22
sunday	57
sunday 0	62
sunita	39
sunita 0	39
super	66
superintendent	-23
supervisor	-54
supplier	-46
sure	-35
surgery	-47
surprised	26
swap	-70
sweep	-21
sweep the	-30
sweeps	-32
swell	-27
swept	-22
switch off	35
switch on	-38
switched	-51
switched off	-42
syringes	-57
t	58
t 0	45
ta	92
table	34
table with	-59
tablet	-25
tablets	-44
tag	-112
tag and	-32
tag it	-54
tag on	-43
tags	-53
tail	-44
take	-39
take a	-46
take it	22
take the	-40
take them	-43
taken the	25
takes	-85
takes a	-47
takes out	-20
takes the	-49
taking	29
taking in	22
talk	63
talk you	38
talks	-87
tall	-42
tally	-37
tank	-75
tap	-64
tape	-29
taps	-60
taps open	-40
tare	-30
tariq	69
tasting	-48
tattoos	-39
tbh	32
team	80
teams	-62
technical	42
technician should	39
teeth	-76
telephone	-37
telephones	-42
telephones the	-42
tell	-67
tell a	-37
tell it	62
tell me	30
tell the	-89
tell them	-83
tells the	-72
tells them	24
tells us	-37
temperature	-78
temperature and	-57
temperature logger	-23
template	47
ten	-46
ten days	-25
ten minutes	-61
tenant	-47
tenth	-45
term	-39
tess	50
test	-27
test with	-53
tested	-65
testing	49
tests	-52
text	-43
texts	-69
texts the	-35
th	72
than 0	-49
than a	31
than five	-23
than half	-35
than one	25
than six	-72
thank	66
thank you	66
thanks	85
that	34
that a	37
that bit	-40
that both	-54
that day	-48
that happens	-36
that has	20
that he	-43
that i	44
that is	-66
that it	-22
that no	-62
that the	-69
that they	-51
that thing	49
that time	-31
that was	53
that your	33
that'll	45
that'll do	45
that's	78
that's about	59
that's all	51
that's been	-46
that's it	49
that's the	29
the	-32
the 0	121
the address	-43
the air	54
the answer	-39
the applicant	-50
the apron	-45
the assistant	-30
the attendant	-50
the auditors	45
the bag	-29
the bar	41
the barn	-48
the batch	-48
the battery	-42
the bay	-36
the bearings	-27
the below	24
the belt	-34
the bench	-83
the big	-53
the bike	-37
the bin	-29
the binder	33
the bird	-44
the bit	49
the blade	-50
the blanket	-47
the blue	32
the boards	-40
the boat	-71
the book	-70
the bottle	-35
the bottom	-44
the box	-110
the boxes	-42
the brake	-28
the brass	-34
the break	47
the bridge	-55
the brush	-57
the build	-27
the bung	-21
the bus	-59
the button	-37
the buyer	-44
the cab	-34
the cabin	-21
the cage	-31
the call	-21
the caller	-39
the camera	-24
the captain	-23
the car	51
the cars	-34
the case	-64
the cat	-52
the cellar	-87
the centre	-67
the certificate	-39
the chain	-73
the change	-41
the charger	-28
the checker	-34
the chief	-27
the child	-23
the chlorine	-28
the cill	-59
the client	-48
the clock	-50
the code	-77
the coin	-22
the cold	37
the collar	-58
the college	32
the colour	-33
the committee	34
the company	20
the compressor	-28
the conductor	-37
the console	21
the container	-28
the contractor	-54
the controller	-39
the corridor	-46
the cotton	-36
the counter	-75
the counterfoil	-30
the crate	-57
the cubicle	-48
the date	23
the day	33
the deep	-25
the dentist	-22
the deposit	-21
the dial	-37
the display	-57
the doctor	-26
the dog	-41
the donor	-27
the doors	-32
the dose	-39
the draft	65
the drain	-50
the drive	-32
the driver	-36
the drop	-57
the drum	-39
the dry	-27
the drying	-24
the duty	-40
the ear	-75
the electrician	-42
the emergency	23
the ends	-22
the english	31
the envelope	-57
the error	-37
the evening	-36
the face	-31
the family	-29
the far	-36
the farm	49
the farmer	-64
the feed	-31
the fence	-47
the field	-55
the file	-33
the filters	-40
the fire	47
the first	36
the flask	-56
the flood	50
the foam	-53
the following	34
the foot	-44
the foreman	-31
the form	-66
the foundation	25
the frame	-67
the freezer	-55
the fridge	41
the full	-40
the furnace	-27
the garbage	-30
the gate	-36
the gauge	-76
the gearbox	-37
the gen	-29
the girth	-22
the glass	-46
the gloves	-23
the glue	-44
the good	23
the grade	-61
the group	-55
the guard	-34
the guest	-51
the hair	-27
the hand	-21
the handler	-34
the hands	-48
the hard	-22
the hatch	-52
the head	-74
the heads	-37
the heating	-41
the hire	-32
the hood	-32
the hook	-74
the horse	-36
the hospice	-44
the hospital	-46
the hour	-35
the house	-42
the housing	-26
the hut	39
the hydrometer	-31
the ice	61
the impression	-41
the inside	-51
the interpreter	-41
the invoice	20
the jar	-45
the job	-71
the junction	-42
the keeper	-54
the kitchen	42
the knee	49
the label	-57
the lace	-45
the lacquer	-44
the lamb	-33
the lap	-38
the laptop	-52
the last	-70
the late	25
the law	-57
the lead	-64
the lease	22
the left	-40
the leg	-43
the legs	-36
the letterbox	-37
the level	-67
the lever	-48
the lid	-60
the lift	-38
the light	-38
the lights	-45
the limit	-41
the line	-41
the list	-67
the little	-35
the loan	-48
the lock	-21
the locked	-27
the log	-61
the long	-41
the lot	32
the machine	-52
the machine's	-35
the machinist	-59
the main	-36
the manager	-29
the mechanic	-46
the meeting	70
the member	-35
the mend	44
the message	-32
the metal	-55
the meter	-92
the middle	-42
the mileage	-36
the minutes	33
the month	22
the mother	-23
the mouth	-39
the music	-56
the names	-23
the nearest	-44
the neck	-58
the needful	57
the new	79
the next	-36
the nose	-40
the notes	-51
the number	-24
the numbers	-40
the nurse	-54
the officer	-28
the oldest	-30
the on	-46
the opening	-67
the operator	-44
the order	-73
the other	-35
the outside	-41
the oven	21
the owner	-65
the pages	-54
the paint	-20
the pallet	-48
the paper	-22
the parent	-41
the parents	-41
the passport	-41
the password	-44
the pavement	-53
the peephole	-59
the permit	-79
the person	-63
the person's	-21
the phone	-49
the picture	-24
the pictures	62
the piece	-36
the pieces	-28
the pin	-25
the pink	41
the pit	-43
the pizza	70
the plant	-34
the plate	-58
the plates	-28
the platform	-47
the plug	-76
the po	-40
the pony	-34
the porch	-48
the portal	25
the power	-34
the practice	23
the press	-46
the price	33
the product	-47
the props	-54
the rack	-31
the radio	-59
the rail	-59
the ramp	-21
the reader	-48
the reason	-34
the receipt	-27
the reception	-27
the receptionist	-47
the record	-33
the red	61
the refund	-36
the register	-43
the release	-42
the repair	-25
the report	-26
the result	41
the returns	-34
the rim	-50
the roof	-35
the rope	-42
the ropes	-42
the round	-24
the row	-53
the run	-40
the safety	-35
the same	-40
the sandbox	-45
the saturday	40
the scale	-61
the scan	-43
the school	-24
the screen	-32
the sculptor	-50
the seal	-43
the seat	-25
the second	-29
the service	24
the sexton	-54
the shared	40
the sheet	-76
the shelf	-74
the shell	-45
the shift	-34
the shutter	-31
the side	-20
the sign	-36
the signature	-39
the site	-39
the skid	-50
the skin	-39
the slip	-54
the small	-66
the smoke	-46
the snow	-37
the socket	-33
the sofa	-42
the sound	-41
the spot	-31
the spreadsheet	-36
the spur	-52
the staff	-43
the stairs	-45
the steel	-70
the sticker	-40
the stopcock	-31
the strain	-39
the strong	21
the student	-39
the studio	-27
the superintendent	-23
the supervisor	-34
the swell	-27
the system	-49
the tablet	-24
the tablets	-30
the tag	-59
the tail	-44
the tally	-37
the tank	-68
the tap	-33
the tape	-27
the team	-37
the temperature	-47
the template	-27
the tenant	-42
the the	48
the thermostat	-20
the thing	41
the ticket	-73
the till	-25
the timer	-36
the tin	-51
the tool	24
the top	-31
the tractor	-39
the train	57
the tray	-41
the trolley	-31
the truck	-60
the trunk	-38
the tube	-51
the tuner	-28
the tutor	-44
the two	-46
the urn	-47
the usual	57
the uv	-26
the valve	-35
the van	-21
the vent	-38
the venue	27
the version	-81
the vet	-43
the vicar	50
the visit	38
the voucher	-41
the wall	42
the ward	-42
the washed	-26
the water	-44
the wax	-40
the way	-58
the website	-34
the week	-29
the weight	-24
the weights	-40
the wheel	-52
the wheels	-51
the whole	-28
the wig	-34
the winch	-37
the wolf	-55
the word	63
the words	-25
the wound	-40
the wrong	-52
the yard	-34
the year	-20
the yellow	-24
the yew	56
the young	-21
theatre	58
their feet	21
their own	-56
them	-45
them a	-52
them and	31
them every	-35
them in	-53
them it	-36
them on	-28
them round	-31
them the	-51
them they	-41
them through	-36
them to	-71
them up	-54
them what	-31
them with	-50
then	-67
then 0	-35
then count	-26
then four	-37
then i	-39
then i'll	39
then on	-60
then ring	-25
then she	47
then the	-83
then they	-30
then wait	-22
then with	-40
then you	-99
there and	-69
there any	-27
there should	33
there's a	-31
there's no	-47
therefore	47
theres	44
thermometer	-41
thermostat	-20
these	72
they	-32
they are	28
they can	-51
they come	-77
they feel	-25
they go	-22
they had	-51
they have	-57
they like	-50
they show	-52
they sign	-43
they tell	-38
they think	-31
they will	-50
they write	-48
they're	-99
they're still	-44
they've	-71
thickness	-65
thin	-41
thing	53
thing about	20
things	-21
think	69
think about	38
think the	26
third	-59
thirds	-43
thirty minutes	-56
this	132
this as	35
this finds	21
this into	43
this is	53
this on	50
this out	43
this table	38
this thing	27
this typed	32
this up	43
this wants	44
though	41
thought	53
three	-41
three days	-36
three minutes	-37
three months	-40
three weeks	-26
through	-94
through the	-75
thrown	-28
thrown away	-28
thx	68
tia	59
tia 0	59
ticked	-23
ticked off	-22
ticket	-60
ticket in	-29
ticket to	-64
tickets	-38
ticks	-33
ticks the	-33
tide	-21
tidy	38
tie	-54
tie a	-41
tie it	-31
tied	-42
ties	-26
til	-37
till	-115
till it	-44
till it's	-42
till the	-37
till they've	-33
time and	-65
time i	-45
time is	-40
time the	-26
time when	-55
timer	-36
timer on	-36
times	-83
times the	-61
tins	-59
tip	-48
tip it	-29
title	21
to 0	-118
to :	53
to a	-45
to accounts	-26
to add	37
to anyone	-80
to bed	67
to bottom	-35
to chase	29
to describe	-27
to do	42
to dry	-36
to end	31
to every	-33
to feed	49
to finish	21
to give	-35
to have	42
to its	-39
to jot	26
to keep	-25
to look	-33
to make	37
to me	-23
to obtain	24
to one	25
to open	-34
to prove	-36
to say	45
to stand	32
to take	-24
to that	43
to the	-24
to them	-69
to think	38
to three	28
to whoever	44
to write	41
to your	-71
today	27
together	-24
together with	-28
token	-40
told	-25
told that	-39
told to	-21
tomasz	50
tomorrow	-26
tone	41
tongs	-52
tonight	56
tool	24
tools	59
top	29
top down	-47
top to	-27
torch	-62
torch and	-26
torn	-60
touch	-74
touch the	-31
touched	-70
touches	-32
touches the	-32
toward	-34
toward the	-34
towards	-39
towel	-58
toy	24
toy library	29
toys	-65
trace	29
tractor	-39
trailer	-64
train	59
transcript	53
transfer	-25
trap	-79
travel	-73
travels	37
trays	-37
treasurer	61
treated	-44
trials	71
trolley	-79
truck	-70
truck and	-34
trunk	-38
trust	65
trustees	51
try again	-65
try it	62
try the	-75
tub	-52
tube	-84
tubes	-69
tue	-57
tue 0	25
tuesday	-41
tug	-62
tunde	35
tuner	-28
turbine	37
turn round	-31
turn the	-85
turn this	37
turned	-59
turns	-58
turns on	-49
tutor	-44
twelve	-32
twenty	-90
twenty and	-40
twenty minutes	-50
twice	-93
twice a	-37
twins	46
two	-59
two days	-35
two ferrules	-39
two fingers	-44
two hands	-38
two hours	-62
two is	-43
two men	-35
two minutes	-41
two of	-52
two on	-53
two pages	90
two people	-62
two staff	-47
two thirds	-43
two weeks	-49
two years	27
type	51
typed	46
typed up	29
types	45
types this	46
typos	30
tyres	-48
um	46
um is	27
um so	45
um yeah	24
under	-64
under 0	-34
under five	-25
under sixteens	-44
under the	-41
under water	-24
underneath	41
understood	30
unit	23
unknown	31
unloaded	-54
unloading	-38
unplug	-80
unplug it	-80
until	-32
until 0	42
until the	-24
until they	-38
up at	-78
up drop	-34
up on	-24
up to	-23
up with	-43
upon	33
upper	-47
upright	-46
ups	-50
upside	-48
upside down	-48
urn	-47
us to	28
use	34
use by	-40
use the	40
used by	-26
usual	57
usually	-28
uv	-69
uv pen	-44
v	40
v 0	40
valve	-55
van	-32
varga	29
variety	-51
vent	-63
venue	27
venue and	-34
version	41
very	31
vessel	-46
vet	-54
vicar	50
vicarage	-38
video	-38
vinegar	-23
visit	38
visitors	-48
visor	-75
voice	53
voice note	31
volunteers	47
voucher	-80
w	-63
w the	-65
wait	-128
wait 0	-47
wait for	-70
wait till	-47
waits	-74
waits for	-39
wake	-78
walk	-88
walk round	-48
walk the	-40
walk them	-28
walking	28
walking to	31
walks	-76
walks round	-27
walks the	-37
wall	45
walt	38
want	93
want a	64
want it	44
want to	28
wanted	95
wants	40
wants to	-31
wants writing	44
ward	-42
warm	-57
warm up	-59
was	78
was i	58
was it	41
was on	44
wash	-25
wash hands	-49
washed	-60
washed ones	-26
washing	28
waste	-49
watch	-89
watch it	-47
watch the	-34
watches	-33
water	-113
water and	-46
water at	-39
water first	-27
water for	-22
water on	-29
water one	-43
wax	-86
way and	-30
way is	-34
way of	33
way only	-41
way that	28
way the	-38
we	-25
we ask	-61
we bring	-29
we call	-21
we clean	-36
we come	-45
we count	-36
we cut	36
we go	-22
we got	-52
we hand	-49
we hang	-34
we keep	-42
we know	32
we leave	-56
we let	-40
we look	-38
we need	49
we never	-55
we open	-51
we pick	-41
we put	-57
we ring	-30
we say	-28
we set	22
we should	55
we start	-54
we still	29
we stop	-71
we tell	-52
we turn	-24
we work	-50
we write	28
we'd	21
we'd like	23
we'll	29
we're	-29
we're not	-63
we've	41
wear	-60
wears	-33
wed	29
wed 0	29
wednesday	20
wednesday noon	-61
wee	-37
weekend	21
weekly	71
weeks	-79
weigh	-62
weigh the	-43
weighbridge	-60
weighed	-45
weight	-42
weight and	-23
weight on	-51
well	23
well done	44
went	41
were	24
wet	-46
what	65
what do	61
what else	53
what follows	55
what happens	64
what i'm	33
what if	55
what is	-43
what it	-61
what the	39
what they	-54
what to	61
what was	-45
what we	34
what went	28
what would	-60
what you've	-53
what's	24
what's in	-22
whatever they	-55
whatever's	-46
wheel the	-35
wheelchairs	50
wheels	-57
when	-35
when all	-31
when i	-46
when it	-67
when it's	-45
when the	25
when they	-60
when you	-44
whenever	-49
whenever the	-47
where	-65
where it	-49
where the	-56
where was	58
where you	-57
whether	-24
whether he	-28
whether the	36
whether there	-43
whether they	-52
whether they've	-21
which	21
which we	21
while	-25
while it	-46
while the	-91
while they're	-44
whistle	-41
whitcombe	55
white light	-44
whites	45
who	62
who did	-21
who does	47
who is	37
who was	56
who what	37
who's	78
who've	47
who've never	47
whoever	-20
whoever is	21
whoever sees	-35
whoever types	46
whoever's on	-40
whole	-30
whole load	-34
whole time	-42
whose	34
whose is	41
whose name	-59
why	77
why we	-66
wig	-57
will	103
will add	63
will be	49
will get	54
will read	35
will see	-66
winch	23
winch driver	-37
wind	-49
wind over	-32
windows	21
wipe	-44
wipe the	-37
wiped	-60
wiped off	-47
wiped with	-45
wipes	-56
wipes the	-42
wire	-32
wish	21
wishes	57
with an	-25
with anything	33
with handwriting	-48
with it	-23
with its	-45
with kind	38
with no	-28
with one	52
with something	28
with the	-58
with their	-51
with them	-41
with this	32
with three	-35
with two	-54
withdrawal	-50
within	-111
within 0	-86
within a	-51
within ten	-35
within the	-45
without	-125
without a	-64
without the	-49
witness	-33
wiv	-69
wolf	-55
won't	70
wood	-38
wool	-71
words	67
work	-36
worker	-33
working	-42
working days	-43
works	23
worn	-66
would	75
would be	59
would help	29
would like	40
wound	-44
wrap	-56
wrapped	-49
wren	65
write a	23
write both	-45
write in	-45
write the	-91
write this	46
write to	-27
write up	53
writes	-100
writes down	-28
writes it	-49
writes the	-42
writing	62
writing down	44
writing for	25
written	24
written for	44
written in	-27
written procedure	28
written routine	29
wrong	-43
wrote	54
wrote :	37
ya	48
yeah	92
yeah hi	35
year on	-37
years	-80
yes	48
yesterday	40
yesterday and	34
yew	56
yo	50
you	37
you a	-43
you all	70
you and	63
you ask	-89
you asked	46
you call	-36
you can	33
you can't	32
you come	-26
you could	48
you don't	-67
you find	-62
you for	29
you hear	21
you in	36
you knock	26
you know	62
you leave	-47
you look	-55
you my	21
you open	-63
you pull	-24
you say	-54
you see	-29
you show	-47
you stand	-59
you stick	-85
you still	52
you stop	-32
you tell	-30
you the	50
you think	22
you to	20
you touch	-36
you turn	-28
you walk	-39
you wanted	36
you well	28
you would	40
you write	-58
you'd	68
you're at	31
you've	-62
you've got	-53
young	-21
your hand	-32
your name	-65
your pocket	-38
your tag	-36
yours	58
yours faithfully	44
yours sincerely	29
yrs	-37
yusuf	36
zero	-91
zoe	43
zone	-54
👍	53
😂	88
🙂	37
🙄	29`;
