// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_EN = `1
!	63
#=-1	-25
#=1	153
#=2	42
-1=!	43
-1=0	-70
-1=:	80
-1=?	22
-1=abernethy	40
-1=about	-28
-1=accepted	74
-1=after	-45
-1=again	69
-1=ahead	-41
-1=all	23
-1=alone	-35
-1=anyone	-46
-1=apart	-48
-1=approval	-45
-1=arguing	-34
-1=ask	34
-1=away	-52
-1=back	-25
-1=bag	-33
-1=bath	21
-1=been	-40
-1=before	-43
-1=below	28
-1=belt	24
-1=best	41
-1=beyond	-32
-1=boat	-47
-1=booking	-21
-1=both	30
-1=bottom	-34
-1=box	-68
-1=break	-26
-1=building	-27
-1=by	-35
-1=c	-63
-1=cafés	41
-1=calls	39
-1=camera	-46
-1=card	-78
-1=cash	-26
-1=centre	49
-1=certificate	-21
-1=charge	-38
-1=chase	46
-1=checked	-22
-1=client	-52
-1=clinic	53
-1=colleague	38
-1=colleagues	20
-1=come	-37
-1=compressor	-23
-1=control	-64
-1=cord	-49
-1=council	-43
-1=covered	-63
-1=crew	-29
-1=date	-45
-1=days	58
-1=decides	-47
-1=deck	-38
-1=department	-34
-1=difference	-48
-1=director	-25
-1=does	28
-1=dog	39
-1=done	20
-1=doors	-52
-1=down	-50
-1=drafted	33
-1=dry	-66
-1=dump	24
-1=ear	-30
-1=edge	-49
-1=else	-31
-1=email	-64
-1=empty	-65
-1=end	37
-1=evening	-28
-1=ever	57
-1=everything	-41
-1=f	-31
-1=farmer	-30
-1=february	-20
-1=fill	-56
-1=finish	-36
-1=first	-22
-1=five	-21
-1=foot	-57
-1=form	-55
-1=friday	65
-1=front	-46
-1=ghent	37
-1=girls	55
-1=glasses	33
-1=go	-64
-1=goes	54
-1=gone	52
-1=good	58
-1=group	-49
-1=hall	-30
-1=hand	-20
-1=hands	73
-1=happened	-31
-1=head	31
-1=heat	-40
-1=hedge	47
-1=hello	-52
-1=help	23
-1=her	22
-1=here	40
-1=hole	-50
-1=holiday	24
-1=home	-41
-1=horse	-26
-1=how	42
-1=hrs	-63
-1=in	-88
-1=included	-63
-1=initials	-34
-1=itself	-41
-1=jar	30
-1=june	49
-1=label	-44
-1=ladder	-29
-1=lanyards	32
-1=late	45
-1=leave	88
-1=leaves	23
-1=lid	42
-1=lindqvist	46
-1=line	33
-1=list	-68
-1=listen	50
-1=lol	29
-1=look	-26
-1=lunch	59
-1=m	-54
-1=machines	56
-1=madam	28
-1=manager	-35
-1=march	38
-1=may	39
-1=me	105
-1=mending	21
-1=meter	-33
-1=michaelmas	-40
-1=midnight	23
-1=min	-23
-1=mixed	-55
-1=moan	43
-1=monday	67
-1=months	-21
-1=more	-65
-1=mute	29
-1=names	-36
-1=new	31
-1=nicely	54
-1=none	23
-1=noon	-87
-1=note	-52
-1=nothing	70
-1=novel	58
-1=number	-60
-1=off	-91
-1=offering	25
-1=ok	67
-1=okay	44
-1=one	-54
-1=only	-83
-1=opened	-44
-1=order	79
-1=other	-35
-1=out	-68
-1=over	-51
-1=overnight	-28
-1=pad	-36
-1=page	29
-1=pages	-39
-1=paper	-28
-1=park	-56
-1=passport	25
-1=patients	48
-1=pencil	-33
-1=period	-31
-1=person	-52
-1=phone	-64
-1=pins	-52
-1=pipe	-24
-1=plan	-41
-1=plants	-57
-1=please	67
-1=pm	-40
-1=pocket	-44
-1=possible	-46
-1=postcard	28
-1=practice	45
-1=present	-71
-1=pretty	51
-1=procedure	69
-1=properly	47
-1=pull	-69
-1=questions	-58
-1=quoting	-36
-1=radio	-47
-1=reason	-45
-1=register	-46
-1=report	-62
-1=reset	-62
-1=rest	39
-1=return	58
-1=rev	57
-1=roof	-62
-1=round	-22
-1=saturday	36
-1=saturdays	27
-1=say	45
-1=sealed	-52
-1=september	50
-1=set	-35
-1=shelf	-60
-1=shift	-42
-1=side	39
-1=sides	-31
-1=sign	-40
-1=signature	-22
-1=signed	-49
-1=signs	-58
-1=sir	63
-1=six	-22
-1=slip	-43
-1=soles	-48
-1=spray	38
-1=staff	-47
-1=start	28
-1=state	-35
-1=stop	-37
-1=stores	-47
-1=students	34
-1=summer	30
-1=sundays	-40
-1=table	-29
-1=tables	51
-1=talk	71
-1=tank	-44
-1=team	70
-1=technicians	30
-1=th	66
-1=thanks	53
-1=that	-28
-1=theatre	44
-1=then	53
-1=there	31
-1=thing	37
-1=this	28
-1=thursday	59
-1=ticket	-90
-1=time	22
-1=tin	-44
-1=tip	-30
-1=to	69
-1=today	-37
-1=tomorrow	-54
-1=too	-77
-1=top	-38
-1=tray	-50
-1=trips	44
-1=twice	79
-1=twins	36
-1=two	92
-1=up	97
-1=use	22
-1=vans	27
-1=w	-46
-1=wait	-33
-1=wall	-42
-1=warm	47
-1=was	21
-1=water	-30
-1=week	-49
-1=weekend	55
-1=weeks	39
-1=well	56
-1=wet	47
-1=when	-32
-1=white	-60
-1=window	-39
-1=winter	28
-1=with	42
-1=word	26
-1=writing	23
-1=x	-61
-1=year	68
-1=yes	43
-1=yesterday	82
-1=zoo	49
-1=😂	32
0 0	-48
0 :	-42
0 a	-63
0 and	-23
0 at	-25
0 because	-60
0 bed	26
0 by	-27
0 c	-89
0 check	-34
0 cm	-31
0 days	-22
0 euros	-62
0 f	-25
0 flats	31
0 h	-69
0 hectares	31
0 hours	-83
0 hrs	-41
0 if	-37
0 is	-27
0 it's	20
0 items	37
0 june	23
0 k	81
0 kg	-66
0 last	54
0 m	39
0 metres	64
0 mg	-41
0 min	-36
0 minutes	32
0 mm	-48
0 months	-56
0 mph	-76
0 no	-24
0 of	-23
0 on	-62
0 only	-38
0 or	-46
0 p	-47
0 patti	-51
0 people	-22
0 percent	-28
0 pm	-61
0 ring	-55
0 room	44
0 s	66
0 seconds	-32
0 technician	-29
0 th	54
0 then	-60
0 ticket	-24
0 turn	-32
0 went	42
0 when	-32
0 years	-51
01=0 	68
01=0 0	-73
01=0 no	-48
01=0 patti	-51
01=0 technician	-29
01=0 the	24
01=a candidate	-29
01=alarm off	-26
01=all both	-55
01=and it's	54
01=and the	96
01=apologies :	58
01=apologies from	83
01=as discussed	37
01=as i	23
01=as promised	43
01=as you	40
01=ask about	-69
01=ask the	-52
01=ask what	-47
01=at our	31
01=at the	54
01=attending :	47
01=before the	-44
01=below is	65
01=blood or	-45
01=can one	46
01=can you	43
01=car park	40
01=changes are	68
01=check every	-26
01=check the	-76
01=clients send	-38
01=could somebody	23
01=could you	43
01=count the	-66
01=dear all	41
01=dear colleagues	58
01=dear madam	40
01=dear mr	47
01=dear ms	43
01=dear sir	30
01=dear sirs	38
01=display 0	-45
01=during the	34
01=every time	25
01=everything goes	-34
01=first off	67
01=first thing	-25
01=following the	38
01=for the	70
01=further to	29
01=give the	-40
01=good afternoon	48
01=good day	64
01=good evening	57
01=good morning	49
01=heating :	25
01=hello 	36
01=hello mrs	41
01=hello there	58
01=hence this	43
01=here :	45
01=here is	50
01=hi all	52
01=hi team	22
01=hi there	33
01=hope the	55
01=how was	41
01=i am	41
01=i can	49
01=i have	26
01=i hope	51
01=i look	51
01=i manage	32
01=i mean	42
01=i need	64
01=i own	31
01=i ring	-47
01=i run	72
01=i teach	26
01=i trust	36
01=i want	58
01=i would	28
01=i write	68
01=i'd like	45
01=i'd want	35
01=i'm the	27
01=i've been	38
01=if it	-33
01=if it's	-50
01=if the	-43
01=in attendance	45
01=in our	39
01=in the	24
01=it ought	41
01=it was	39
01=it's about	43
01=it's for	53
01=it's the	49
01=item 0	73
01=keep it	28
01=last month	28
01=last one	-21
01=last time	31
01=let the	-40
01=lid off	-23
01=look at	-29
01=look for	-47
01=lovely to	57
01=make a	22
01=make me	27
01=may i	30
01=morning !	37
01=morning all	39
01=most of	26
01=my brother	26
01=need a	55
01=no phones	-27
01=nobody else	-43
01=not above	-57
01=ok so	28
01=on site	-61
01=on the	-33
01=open the	-66
01=our company	37
01=our parish	26
01=our village	25
01=ours is	52
01=park where	-47
01=please draft	32
01=please find	31
01=please keep	42
01=please make	26
01=please write	-23
01=present :	61
01=purpose :	-56
01=quick one	62
01=re :	-54
01=requests come	47
01=right so	-24
01=right um	39
01=ring the	-49
01=scope :	-72
01=she is	47
01=sign in	-44
01=since the	49
01=so a	-52
01=so this	47
01=so we	33
01=so what	32
01=sorry for	31
01=stop the	-31
01=testing testing	49
01=thank you	51
01=thanks 	29
01=thanks for	44
01=the assistant	-23
01=the coordinator	-42
01=the customer	-40
01=the door	-35
01=the driver	-32
01=the first	-31
01=the governor	36
01=the inspector	24
01=the instructor	-40
01=the last	63
01=the line	51
01=the museum	33
01=the new	49
01=the nurse	-30
01=the one	-25
01=the operator	-41
01=the person	-27
01=the reception	-42
01=the receptionist	-27
01=the reporter	-60
01=the supervisor	-44
01=there are	63
01=there were	40
01=third time	29
01=this is	40
01=this wants	31
01=to whoever	60
01=two people	-83
01=under 0	-45
01=up to	-54
01=walk round	-35
01=we are	75
01=we ask	-40
01=we do	32
01=we get	58
01=we grow	59
01=we had	42
01=we have	64
01=we let	-42
01=we look	-39
01=we make	57
01=we need	65
01=we put	-44
01=we rent	40
01=we run	64
01=we're a	41
01=well done	38
01=what i	50
01=what i'm	36
01=what is	-28
01=what we	27
01=when the	40
01=when we	-46
01=whoever finds	-43
01=would you	34
01=write an	72
01=write up	48
01=yeah hi	41
01=you asked	34
01=you know	51
01=you will	36
0=a	-24
0=about	53
0=agreed	102
0=alarm	-26
0=an	64
0=and	92
0=any	-25
0=anyone	31
0=anything	-48
0=apologies	105
0=approach	-56
0=as	59
0=ask	-136
0=at	28
0=attending	47
0=back	-42
0=backflush	-57
0=because	53
0=before	-30
0=below	30
0=bisque	-59
0=blade	-51
0=blood	-45
0=both	-61
0=bottles	-55
0=broken	-68
0=build	28
0=call	-72
0=can	76
0=cash	-56
0=chair	25
0=chairs	-40
0=changes	63
0=check	-107
0=clean	-24
0=client	-62
0=clients	-28
0=complaints	-40
0=cones	-55
0=copy	-52
0=cotton	-50
0=could	53
0=council	45
0=count	-93
0=cover	-53
0=cut	-32
0=dead	32
0=dear	151
0=deposit	-40
0=dictated	69
0=display	-45
0=do	-52
0=don't	-56
0=doors	-31
0=drain	-37
0=driver	-49
0=drivers	-57
0=during	34
0=duty	-35
0=each	-30
0=eggs	-39
0=eight	35
0=evening	64
0=everything	-41
0=feel	-66
0=fill	-28
0=first	37
0=flour	-31
0=following	50
0=food	-56
0=for	88
0=found	-71
0=from	-33
0=front	39
0=frost	40
0=fruit	-64
0=fuel	-57
0=funeral	-36
0=further	29
0=gas	-44
0=give	-40
0=gloves	-59
0=go	63
0=good	104
0=great	62
0=green	-28
0=greet	-62
0=greetings	64
0=guests	45
0=guys	37
0=half	21
0=hang	23
0=heating	25
0=hello	107
0=hence	43
0=here	64
0=hey	100
0=hi	125
0=hiya	101
0=hope	61
0=how	49
0=i	37
0=i'd	62
0=i'll	46
0=i'm	62
0=i've	67
0=if	-88
0=in	76
0=inside	-55
0=it	65
0=it's	46
0=item	73
0=items	-62
0=jars	-61
0=keep	66
0=ketamine	22
0=kindly	74
0=knock	-48
0=lads	59
0=lid	-23
0=lights	-50
0=like	65
0=look	-65
0=lost	-41
0=lovely	57
0=make	41
0=may	30
0=me	76
0=memo	-63
0=might	33
0=missing	-39
0=money	33
0=morning	93
0=most	26
0=my	96
0=need	65
0=needs	59
0=nets	-62
0=new	27
0=no	-82
0=nobody	-72
0=nope	43
0=not	70
0=now	58
0=ok	115
0=okay	27
0=old	-73
0=once	-32
0=one	-83
0=only	-101
0=open	-69
0=opening	68
0=order	-63
0=otherwise	-35
0=our	98
0=ours	64
0=out	-51
0=outside	-26
0=park	-68
0=patient	-55
0=payroll	52
0=people	70
0=phone	-64
0=photo	-55
0=photograph	-52
0=plate	-37
0=please	49
0=plywood	-53
0=policy	-57
0=post	-71
0=present	78
0=preset	-72
0=press	-22
0=private	-38
0=procedure	-50
0=pull	-78
0=purpose	-56
0=re	-54
0=red	-42
0=report	-66
0=requests	23
0=right	60
0=ring	-74
0=rinse	-43
0=ron	51
0=room	-79
0=say	-78
0=scope	-32
0=see	52
0=set	23
0=she	-26
0=sheets	50
0=shelves	-39
0=sign	-44
0=since	40
0=site	50
0=so	28
0=someone	34
0=sorry	50
0=still	-21
0=stop	-31
0=strip	-55
0=swing	-42
0=take	-44
0=tech	-33
0=tell	-37
0=testing	49
0=thank	51
0=thanks	62
0=that	75
0=then	-38
0=there	85
0=third	29
0=this	73
0=those	41
0=ticket	-23
0=torch	-48
0=two	-23
0=um	76
0=under	-77
0=until	-25
0=up	-54
0=visitors	-25
0=walk	-67
0=wash	-53
0=water	-37
0=we	23
0=we're	54
0=we've	61
0=weigh	-43
0=well	69
0=wet	-49
0=what	23
0=whatever	-46
0=wheel	-43
0=who	69
0=whoever	31
0=why	-27
0=wind	-34
0=windows	-75
0=with	-79
0=without	-24
0=would	34
0=write	-34
0=yeah	45
0=yep	62
0=yo	55
0=you	67
1=	153
1=!	47
1=:	71
1=above	-57
1=afternoon	48
1=again	48
1=all	83
1=am	41
1=and	-98
1=apart	33
1=apron	-43
1=are	24
1=as	62
1=ask	-69
1=asked	28
1=assistant	-23
1=at	-123
1=attendance	45
1=auction	37
1=audit	47
1=be	35
1=been	52
1=began	49
1=bits	-68
1=box	-52
1=brother	26
1=by	-98
1=calls	-40
1=came	76
1=candidate	-29
1=changes	-72
1=check	-21
1=checks	51
1=closed	-59
1=coat	-33
1=colleagues	58
1=come	29
1=comes	-27
1=company	38
1=coordinator	-42
1=count	-60
1=counting	-62
1=curtain	-48
1=customer	-25
1=customers	-21
1=dark	-50
1=date	-45
1=departure	-29
1=describe	21
1=desk	-56
1=discussed	37
1=do	52
1=document	40
1=done	38
1=door	26
1=down	-76
1=draft	32
1=driver	-45
1=dry	-42
1=duty	-35
1=each	-58
1=else	-47
1=engineer	-65
1=enters	-54
1=evening	57
1=every	-60
1=finch	71
1=find	31
1=finds	-43
1=first	-69
1=flowers	-63
1=found	38
1=from	-39
1=full	-65
1=gave	53
1=get	44
1=gets	-56
1=go	-24
1=goes	-78
1=got	65
1=governor	36
1=grinding	-22
1=ground	-50
1=grow	59
1=guest	-21
1=had	48
1=has	80
1=he	30
1=hello	-36
1=here	37
1=hi	41
1=hire	33
1=hold	-64
1=hope	51
1=hour	-44
1=i	44
1=i'm	55
1=inspector	24
1=instructor	-54
1=is	28
1=isn't	22
1=it	-54
1=it's	63
1=job	-33
1=keep	58
1=key	-64
1=keys	-71
1=know	51
1=labels	46
1=last	72
1=lead	-50
1=left	-22
1=let	-42
1=like	41
1=line	27
1=list	42
1=load	-57
1=look	-35
1=lost	67
1=lot	-46
1=madam	40
1=makes	34
1=manage	32
1=manager	-48
1=may	-73
1=me	61
1=mean	42
1=monday	-49
1=month	28
1=morning	49
1=mr	76
1=mrs	60
1=ms	43
1=museum	33
1=must	-64
1=my	43
1=new	35
1=no	-41
1=nobody	57
1=not	-56
1=nothing	36
1=now	48
1=nurse	-30
1=nursery	36
1=of	-37
1=off	-40
1=on	-21
1=only	-76
1=open	-26
1=opened	53
1=opening	-90
1=opens	-60
1=operator	-41
1=or	-49
1=ought	41
1=our	57
1=out	-61
1=over	-80
1=own	31
1=pages	36
1=parish	59
1=park	40
1=patients	-31
1=patti	-51
1=people	-24
1=persons	-46
1=phones	-45
1=photo	-65
1=picks	-45
1=please	50
1=point	-37
1=prepare	47
1=procedure	-48
1=promised	52
1=put	-32
1=puts	-29
1=reads	-24
1=receipt	-48
1=reception	-42
1=receptionist	-27
1=red	-35
1=rent	40
1=report	60
1=reported	51
1=reporter	-60
1=right	62
1=ring	-47
1=rings	-29
1=rinse	-44
1=room	-70
1=rota	54
1=run	61
1=said	38
1=see	-64
1=send	-38
1=sent	59
1=serial	-42
1=she	-21
1=should	66
1=sir	47
1=sirs	38
1=site	-61
1=size	-33
1=somebody	26
1=someone	47
1=something	-20
1=staff	-52
1=starts	-23
1=stay	-54
1=still	55
1=strip	-58
1=student	-53
1=successor	43
1=supervisor	-44
1=tag	-43
1=tape	-45
1=teach	41
1=team	59
1=technician	-35
1=test	-55
1=testing	49
1=texts	-60
1=than	-23
1=thanks	55
1=that	-33
1=they	-54
1=thing	-25
1=this	74
1=three	-65
1=through	-79
1=ticket	-56
1=ticks	-25
1=till	-49
1=time	82
1=told	36
1=took	58
1=truck	-51
1=trust	36
1=turn	-31
1=twice	-41
1=two	-43
1=under	-73
1=up	-66
1=village	25
1=walk	27
1=want	85
1=wants	31
1=was	103
1=wedding	47
1=went	45
1=were	40
1=wheat	-27
1=when	-77
1=where	21
1=who	-45
1=whoever	60
1=will	80
1=winter	62
1=work	-75
1=workshop	57
1=would	63
1=writing	48
1=yes	49
1=you	94
1=your	30
2=	92
2=!	62
2=0	-33
2=:	28
2=abernethy	40
2=about	21
2=accepted	30
2=after	-36
2=against	-51
2=all	39
2=always	30
2=am	57
2=an	-22
2=answers	-38
2=are	-32
2=around	79
2=arrive	-49
2=as	-69
2=ask	67
2=asked	38
2=asking	43
2=asks	-47
2=at	52
2=attendant	-60
2=back	41
2=bank	24
2=bare	-66
2=barn	-60
2=be	32
2=been	102
2=before	-34
2=behind	30
2=bell	-34
2=below	31
2=booked	38
2=box	-39
2=brings	-42
2=but	80
2=by	-25
2=c	-40
2=call	-50
2=came	49
2=can	44
2=card	-46
2=case	-26
2=chair	56
2=changes	56
2=check	-57
2=checked	-33
2=checks	-67
2=chemicals	-61
2=class	45
2=cleaning	-35
2=clerk	-50
2=come	38
2=committee	52
2=complained	25
2=count	-45
2=customer	-34
2=do	35
2=don't	-70
2=done	56
2=down	-31
2=driver	44
2=dry	-51
2=each	-28
2=every	-65
2=farah	48
2=files	-62
2=fills	-29
2=films	-60
2=filter	-43
2=find	-25
2=first	49
2=five	-49
2=flour	-27
2=from	-36
2=gas	-35
2=get	-39
2=gets	-70
2=give	37
2=gloves	-34
2=go	-67
2=going	32
2=good	48
2=got	49
2=had	67
2=hall	41
2=has	108
2=have	54
2=he	-67
2=here	39
2=hi	24
2=home	-54
2=hospital	28
2=hot	-45
2=house	20
2=how	35
2=i	48
2=i'm	30
2=if	-36
2=in	-67
2=infected	37
2=instruction	32
2=isn't	-64
2=it's	53
2=j	42
2=job	-47
2=kept	37
2=kg	-35
2=kindly	32
2=kitchen	33
2=knee	31
2=know	31
2=last	42
2=late	35
2=left	72
2=lends	29
2=library	37
2=lift	-84
2=lights	-69
2=lindqvist	46
2=long	-44
2=look	-67
2=lovely	45
2=machine	-25
2=make	66
2=man	-60
2=manager	-49
2=may	-43
2=me	51
2=meet	47
2=milk	-63
2=minutes	-64
2=missing	64
2=moment	30
2=mr	55
2=must	-57
2=my	-70
2=name	-41
2=need	64
2=needed	55
2=never	-23
2=nine	29
2=no	-41
2=now	39
2=of	-25
2=offering	36
2=ok	23
2=old	48
2=on	65
2=one	-23
2=only	-23
2=open	-69
2=or	-24
2=our	60
2=out	35
2=oyster	27
2=p	-33
2=people	33
2=per	-35
2=person	-47
2=picking	-30
2=please	43
2=pls	61
2=porter	23
2=postponed	65
2=present	23
2=puts	-61
2=read	65
2=reader	44
2=reading	-27
2=reads	-58
2=receive	-46
2=recorded	-60
2=remember	-56
2=resident	-41
2=rings	-46
2=roll	-61
2=round	-45
2=says	46
2=send	-53
2=set	-20
2=shelves	-57
2=shift	-49
2=shop	56
2=sign	-43
2=sir	41
2=six	24
2=so	34
2=something	23
2=started	53
2=starts	-50
2=stays	-74
2=take	-66
2=takes	-56
2=technician	-42
2=tells	44
2=test	-41
2=than	-50
2=that	55
2=the	-35
2=their	-49
2=them	-71
2=there	44
2=therefore	31
2=they	29
2=third	26
2=three	22
2=through	-32
2=ticket	-69
2=times	36
2=to	-33
2=told	28
2=took	29
2=tried	-26
2=trout	-71
2=um	37
2=under	-33
2=us	57
2=visits	-57
2=voice	48
2=volunteers	23
2=w	-28
2=walk	-30
2=walks	-35
2=wants	81
2=was	69
2=water	-68
2=went	-38
2=were	72
2=what	-45
2=when	-52
2=which	-69
2=who	-45
2=wire	-64
2=with	-25
2=write	23
2=writing	40
2=you	31
2=you'd	38
2=your	-48
:	41
: date	-50
: gus	52
: in	45
: j	42
: morning	53
: mr	22
: mrs	33
: one	35
: only	-68
: rules	-47
: the	72
: what	39
: where	-41
? ?	-56
@0	23
@1	43
@3	-57
a	29
a 0	35
a bag	34
a bell	-20
a booking	-51
a box	43
a breakdown	38
a broken	27
a candidate	-29
a car	26
a card	43
a checklist	44
a child	39
a claim	-22
a clear	44
a client	40
a complaint	38
a copy	-21
a county	64
a crew	37
a customer	23
a day	-37
a dental	21
a description	36
a different	36
a doc	42
a document	57
a documented	48
a door	-68
a driver	38
a file	39
a finger	-34
a first	41
a form	26
a full	-20
a gentleman	34
a good	-27
a great	48
a half	37
a handler	-43
a hospital	54
a label	-51
a limit	-49
a list	49
a loan	-32
a local	47
a lock	31
a look	-28
a lot	35
a m	-72
a mailbox	32
a member	-32
a mess	22
a method	26
a minute	-31
a missing	-41
a mobile	-35
a month	41
a name	-47
a new	-47
a novel	58
a number	-55
a numbered	-29
a nurse	-29
a page	64
a patient	-38
a permit	-50
a picture	-20
a plain	42
a postcard	28
a private	-28
a procedure	89
a proper	38
a quarter	-32
a rash	29
a receipt	-28
a red	-41
a regional	25
a reminder	-35
a report	-35
a room	-43
a runbook	26
a seal	-45
a second	-29
a set	27
a sheet	51
a short	36
a single	-39
a small	101
a table	56
a tag	21
a text	-24
a tip	-30
a two	70
a van	31
a very	32
a volunteer	32
a wedding	-31
a wednesday	32
a week	22
a written	55
a year	-30
abby	-50
abernethy	40
able	22
able to	22
about	80
about 0	80
about four	28
about it	59
about taking	46
about the	91
about three	-47
above	-82
above 0	-76
above that	-25
accept	-71
accepted	34
accepted from	-58
access	-77
account	-80
accounting	34
accounts	-33
acetone	-25
ack	-47
across	-25
across the	28
act	47
action	56
actually	32
ada	-22
address	-58
adeyemi	33
admin	-37
adult	39
aerosols	-51
after	-43
after 0	-56
after a	-28
after every	21
after is	36
after that	-70
after the	31
after two	-36
after what	38
again	73
again about	24
again and	38
again at	-43
again every	-31
against	-50
against a	-20
against the	-69
agent	-45
agree	25
agree on	31
agreed	110
agreed that	34
agreed to	45
agreed with	51
agreement	-37
ahead	-99
ahead and	-34
ahead of	-31
aid	33
aimed	29
aimed at	29
air	59
air because	-47
airfield	20
alan	24
alarm	-23
alarm and	-40
alarm off	-26
all	43
all at	-57
all both	-55
all do	33
all in	48
all of	44
all possible	-41
all the	-38
all three	-50
allergies	-33
alma	28
alone	-93
aloud	-58
also	-104
also for	-51
also have	-31
also if	-43
also need	-49
also when	-67
always	-66
always a	-50
am	77
am dram	46
am responsible	55
am the	56
amber	-29
amused	42
an	25
an angle	-28
an envelope	-27
an hour	-58
an instruction	46
an item	-63
an old	31
an online	28
an order	47
an sop	96
anchor	30
and 0	-83
and a	38
and about	-49
and after	-28
and again	-55
and an	-20
and any	-51
and anything	-33
and apron	-28
and asked	-25
and asks	-48
and at	-64
and bank	-39
and because	53
and bring	-25
and by	29
and call	42
and carries	-60
and checks	-39
and closes	-36
and coins	-45
and compare	-47
and count	-47
and counts	-44
and damage	-22
and date	-41
and do	38
and does	-24
and doesn't	-48
and don't	29
and down	-50
and email	-29
and families	53
and found	22
and four	36
and fridays	-26
and from	44
and give	25
and gives	-36
and goes	-22
and half	69
and hands	-26
and has	34
and he	20
and her	48
and how	58
and i	38
and i'd	49
and i'll	50
and i'm	25
and i've	55
and if	-41
and initials	-25
and it	46
and last	48
and leave	-50
and let	-36
and locked	-29
and look	-24
and looks	-51
and make	55
and makes	-28
and my	52
and names	-60
and need	35
and never	-37
and new	-41
and night	43
and no	-32
and nobody	23
and note	-29
and nothing	-33
and now	48
and nowhere	-22
and number	-22
and nurses	21
and one	52
and our	21
and passes	-22
and people	21
and pick	-28
and point	-32
and posts	-49
and put	66
and reads	-29
and return	-44
and right	35
and runs	-25
and says	-53
and sell	26
and sends	-57
and she	-30
and shows	-24
and since	45
and six	36
and small	25
and sorry	31
and staff	-24
and still	24
and tell	-43
and texts	-46
and the	45
and then	71
and there's	33
and they	58
and this	25
and three	36
and thursday	-42
and time	-58
and try	24
and two	37
and type	-28
and under	32
and use	41
and wait	-59
and want	21
and was	46
and water	-35
and we	81
and we've	26
and where	-30
and whether	-50
and white	53
and with	26
and write	-42
and written	-24
angle	-36
animals	36
anneke	59
another	44
another day	-47
answer	-36
antwerp	24
any	-41
any time	-54
anybody	-55
anyone who	-34
anyone's	-47
anything else	-32
anything that	-20
anything written	34
apart	-34
apologies	99
apologies :	58
apologies from	78
applicant	-53
application	-42
applies to	54
apprentice	29
apprentices	48
approach	-56
approval	-45
approved by	-65
april	-47
apron	-47
apron on	-27
archive	37
are a	59
are accepted	-35
are at	42
are being	63
are counted	-52
are done	-70
are from	37
are going	49
are needed	-49
are never	-59
are nine	29
are not	-64
are opened	-64
are over	34
are phoned	-33
are picked	-49
are put	-47
are six	45
are sold	-53
are stored	-44
are taken	-64
are the	71
are three	64
are twelve	54
aren't	-54
arguing	-34
arm	-50
arms	-29
around	42
around 0	64
arrives	-76
artificial	-26
artists	24
arturo	40
as discussed	37
as ever	34
as i	38
as in	-58
as long	-40
as of	-56
as per	50
as promised	43
as soon	-29
as they	25
as well	49
as you	37
asbestos	-24
asha	29
ask	-134
ask about	-95
ask for	-40
ask if	-41
ask me	55
ask the	-64
ask them	-51
ask what	-65
ask you	36
asked	81
asked for	37
asked me	41
asked to	27
asked us	22
asking	25
asking for	44
asks	-66
asks for	-47
asks four	-45
asks the	-28
assembly	-50
assessment	-22
assessment and	-22
assistant	-41
assistants	49
association	34
at	-25
at 0	-37
at an	-28
at any	-54
at each	-51
at least	-56
at most	49
at night	30
at once	47
at our	114
at six	27
at st	28
at the	-46
at two	-36
at weekends	-27
attendance	45
attendance :	45
attendants	22
attending	47
attending :	47
audience	40
audience is	33
audio	-65
audiologist	-44
audit	21
auditor	39
august	58
august and	43
authority	35
autoclave	45
autumn	38
autumn the	25
avoid	48
awake	77
away and	-49
away from	-50
b 0	-50
babies	58
back for	-67
back last	53
back of	-31
back was	52
back with	-32
backflush	-57
background :	41
backup	-38
backup from	-32
backwards	-36
bad	-29
badge	32
bag	-51
bag and	-24
bag it	-74
bag of	40
bags	-50
balance	44
bale	-59
ball	-48
balloons	39
balls	-44
band	67
bank	42
bank holiday	25
bank transfer	-42
bar the	53
bare	-81
basket	-51
batching	-52
batteries	-41
battery	-55
bay	-44
be	39
be able	22
be doing	45
be it	-44
be no	46
be on	-20
be paid	-22
be present	-35
be put	25
be shown	-23
be there	-34
be turned	-22
be written	33
beacon	-23
bear with	27
beatrice	69
because	47
because half	44
because nobody	63
because of	40
because the	50
become	40
become a	40
bed	-29
beds and	38
been	54
before	-119
before a	-54
before anything	-37
before by	-44
before eight	-48
before every	-29
before i	63
before it	32
before not	-42
before opening	-38
before quoting	-36
before she	-35
before so	26
before the	-46
before touching	-35
before we	-45
before you	-67
before your	-66
beforehand	-59
began	49
began with	49
behind them	-51
being	96
being a	26
bell	-75
bell and	-31
bell up	-20
belongs	-24
below	31
below 0	-62
below is	65
belt	-23
belts	-83
bench	-20
bent	43
best	41
better	69
between 0	-57
between pots	-25
between the	40
between two	41
beyond	-32
bicycle	46
bike	-23
bill	52
bill of	-21
bills	-34
bin	-23
binder	52
bindings	37
binned	22
bins	-38
bird	27
birds	-59
biscuit	-44
bisque	-59
bit of	-32
bits	-31
bits missing	30
black and	53
blank	30
blankets	-50
blast	-42
bleach	40
bleeding	-47
blocked	59
blood	45
blood or	-45
blood samples	52
blow	-45
blue	-52
blue book	-63
board	-35
board and	-24
boats	41
boatyard	41
bob	69
body	26
bone	-32
bone dry	-54
book	-57
book before	-49
booked	63
booking	-44
bookings	36
bookings for	24
bookkeeping	39
books	-29
boot	-62
boots	-92
boots off	-39
boss	56
boss wants	39
both	-127
both and	-44
both sides	-49
both sign	-35
both ways	-42
bottle	-61
bottle to	-23
bottles are	-38
bottom	-82
bought	47
bow	-23
box	-48
box and	24
box in	25
box with	-38
boxes	-35
boy	38
brake	-48
branches	-35
brass	-24
breakdown	38
bridge	43
brine	-36
bring	-28
bringing	-60
brings	-79
brings the	-45
broken	22
brother	26
brownies	27
brush	-62
brushed	-62
bucket	-62
buckles	-48
build	25
bull	23
bunkering	-27
bunny	75
bureau	52
bus	-22
business with	21
but	98
but it	26
but no	-37
but not	31
but they	40
but we've	22
buyers	35
buying	21
by	-35
by 0	-82
by a	26
by e	-43
by eye	-32
by friday	53
by hand	25
by itself	-36
by one	36
by post	44
by the	-56
by thursday	27
by two	-62
by us	-70
by whoever	-45
c 0	-44
c or	-34
cab	-41
cable	33
cake	-50
call	-31
call 0	-28
call bell	-24
call comes	-38
call out	-48
call the	-78
callback	-26
callback number	-26
called back	-46
called opening	31
caller	-43
calling	-43
calls	-32
calls them	-39
callum	36
came	100
came :	34
came about	23
came back	88
came in	-24
came up	27
camera	-22
can	25
can also	43
can be	-37
can come	57
can hand	48
can one	46
can pin	35
can turn	-25
can work	37
can you	57
can't get	45
candidate	-29
candles	-42
canon	41
cap	-43
capitals	72
capt	58
captain	-29
car	44
car park	30
car so	37
card	-104
card and	-57
card at	-20
card no	-31
card on	-35
cards	-65
cards are	-53
care home	27
carer	-21
carers	21
carers and	21
carol	36
carriageway	-27
carrier	-23
case	-102
cash	-70
cask	-41
cast	-35
catering	41
catriona	41
cemetery	-36
cemetery office	21
centimetres	-70
ceramics	-31
certificate	-62
certified	-46
chaff	-44
chain	-28
chair	55
chair :	41
chalk	-51
change	24
changes are	68
chaos	51
charge	-46
charge of	47
charged	-31
charger	-30
charity	39
charity shop	26
chart	-62
chart with	-38
chase	46
chat	40
check	-114
check every	-26
check out	25
check that	-34
check the	-81
checked	-73
checked for	-25
checklist	74
checklist for	30
checks	-26
checks :	31
checks in	-30
checks it	-38
checks that	-75
checks the	-47
cheek	-57
cheese	37
chemical	-86
chemicals	-61
chemistry	28
chief	-41
child	40
children	-68
chimneys	21
chip	-60
chocked	-49
chocks	-38
choir	43
christmas	42
church hall	56
churches	42
cill	-54
circulated	55
claim	25
class	28
clean	-22
cleaning	-23
clear procedure	45
clearance	-21
cleared	-30
clerk looks	-35
clerks	22
click	-38
client	-62
client :	-55
client a	-25
client's	-63
clients send	-38
climbing	59
clinic	53
clip	-58
cllr	63
closed	-79
closed on	-50
closed until	-39
closes	-77
closing the	-25
cm	-31
coat	-64
code	-51
code is	-55
code off	-49
coffee	35
coin	-60
coins	-43
col	45
cold	-43
cold and	-41
cold tap	-39
colleague	38
colleagues	59
collect	-29
collected	-27
collection	32
collections	-31
collector	-45
college	-27
color	-29
colour	20
come	42
come and	42
come by	76
come from	-41
come in	40
come out	-37
comes from	26
comes in	-49
comes off	41
comes up	-36
coming	40
coming back	33
comma	35
commercial	-47
committee	65
community	52
company and	28
compare	-41
complained	25
complained that	25
complaint	48
complaints	-20
complete	-29
compressor	-23
concentrator	-55
concern	66
concert	-32
cones	-57
confirm	-35
confirmation	26
confirmed	-30
confirmed the	-33
confirmed until	-26
confirms	-41
consent	-34
consignor	-33
contract	-47
contractor	38
control	-71
cool	-33
coordinator	-24
coordinators	32
copied	40
copy	-36
copy of	-49
cord	-59
cork	32
corner	-58
corners	-40
cost	22
costume	40
costume hire	40
cotton	-50
could	103
could somebody	23
could you	40
council's	47
count	-97
count in	-35
count the	-74
count them	-42
counted	-60
counted by	-58
counter	34
counting	-45
countries	26
countries and	25
counts	-71
counts it	-24
county	-35
county museum	56
courier's	-36
course	38
court	50
courts	57
courts and	57
cousin	20
cover off	-37
covered	-68
covering	37
covering the	37
covers	-49
covers on	-39
crack	27
cracked	-45
crane	-44
crate	-78
crates	-40
credit	-53
cremation	-40
crew	-36
crew at	-21
crew can	24
crew lead	-39
crisps	45
cross	-35
crossed	72
cup	-45
cupboard	60
curb	-47
current	-21
curtain	-61
customer gets	-46
customer is	-29
customer puts	-30
customer signs	-46
customer support	23
customers	-44
customers and	37
cut	-39
cuts	-58
cutting	-59
cycle	-49
daily checks	49
damaged	31
damp	58
dangerous	27
dangerous goods	27
dark	-30
dark milk	-50
data sheet	-41
date	-104
date of	-38
date on	-49
dates	-40
daughter	36
daughter's	43
day	-61
day 0	-52
day :	50
day and	-21
day before	-48
day if	-35
day of	-28
day on	-44
day one	-26
day the	-56
day two	44
daylight	-40
days	-60
days ahead	-55
days and	-39
days before	-35
days of	-46
deadline	-39
deaf	57
dear	77
dear all	41
dear colleagues	58
dear madam	40
dear mr	47
dear ms	43
dear sir	30
dear sirs	38
december	73
decent	69
decide	-58
decided	46
decided that	46
decides	-79
deck	-67
deck hand	-42
declared	29
dee	58
deed	-39
deep	-42
degrees	-22
deletion	47
delivered	-26
deliveries	47
delivery	-34
denise	26
dental	24
dents	-46
department	-27
departure	-32
deposit	-21
depot	52
derek	23
described	28
description of	29
desk	-30
desk at	54
detector	47
detergent	-42
dev	46
dex	39
di	-71
dialysis	-30
dictate	46
dictated	69
did	26
did not	44
did the	42
died	39
difference	-59
different	93
differently	67
director	-45
dirty side	-29
disc	-59
discharge	-24
discussed	50
discussion	42
dishwasher	-46
dispatcher	-29
dispenser	-26
display	-69
display 0	-56
distilled	-54
distillery	62
district	27
do	67
do a	48
do it	71
do not	-58
do on	21
do the	-51
do to	39
do we	66
do when	51
doc	61
dock	-55
doctor	-45
document	43
document for	21
document is	-29
documentation	56
documented	57
does	-36
does it	-22
does the	-66
doesn't	-83
dogs	25
doing it	32
doing the	24
dollars	-30
domestic	47
don't	-80
don't ask	-30
don't bring	-46
don't fill	-42
don't go	-45
don't have	40
don't just	-23
don't open	-37
don't put	-54
don't start	-31
don't stop	-39
don't take	-35
don't write	35
donated	50
done	37
done for	43
done to	20
door before	-30
door is	-50
door stays	-36
doors	-55
doors at	-26
doors shut	-47
dose	-20
dot	-22
double	37
down and	-66
down as	-33
down at	-31
down before	33
down how	53
down in	57
down on	26
down the	-23
doyle	39
dr	45
draft	43
draft a	22
draft an	31
drafted	46
dram	46
drawer	33
draws	-49
draws up	-49
dressers	-44
drew	48
drink	-31
drive	-21
drive and	-26
driver radios	26
drivers	-29
drives	-33
drone	-58
drop	-71
drop off	-33
drop safe	-36
drops	-46
drum	-65
dry	-102
drying	-32
due date	-25
dump	27
during	73
during the	49
dust	-52
duty	-38
duty gloves	-34
duty manager	-42
each	-31
each morning	-41
each one	-47
each other	-47
each with	28
earlier	-38
early	36
early shift	-45
earth	-44
east	52
easter	48
easy	30
eat	25
eating	48
eggs	-25
eight	48
eight minutes	25
eighty	48
either	44
eleven	54
eleven and	20
ellie	51
else	-61
else's	-29
email	-23
embarrassing	55
emergency	-42
employee	23
emptied	-35
empties	29
empty	-66
empty the	-38
enclose	33
energy	39
engine	-43
engine off	-40
engineer	-53
engineer and	23
engineers	-52
english	70
english and	21
english is	24
enough for	-32
enough to	26
enter	-44
enters	-63
enters it	-32
entry	-26
envelope	-30
equipment	-43
er	29
escort	-67
eta	-47
euros	-62
even	-50
even if	-33
evening before	-34
evenings	-24
evenings a	36
ever	59
every	-61
every day	-47
every driver	-35
every friday	-36
every hour	-46
every lift	-43
every new	-24
every one	34
every second	-42
every stay	-46
every tenth	-26
every time	30
everyone	41
everyone has	35
everything	-26
everything goes	-34
everything in	44
ewes	50
exam	70
exams	-22
exams officer	-22
except	33
exceptions	-51
excuse	56
exhibition	-51
exist	50
existing	-54
expect	-42
expect to	-42
explain	-26
export	59
exports	-33
extra	-52
eye	-26
f	-52
faces	-59
faces the	-51
facing	-68
factory	-30
fair	64
fall	91
fallen	-20
falls	-23
falls procedure	26
families	75
family run	47
fan	-70
fans	-62
farah	52
farm	65
farmer	-46
father	67
fault	87
february	24
fed	-25
fed up	25
fee	-39
fee 0	-50
feed	-21
feed it	25
feel	-28
feet are	28
feet of	-48
felicity	54
felt	-38
femi	43
fence	64
festival	39
fetch	-43
fetch the	-37
few	41
field	-22
fifty	-44
file	-31
file in	-29
file number	-23
files	-26
fill	-44
fill to	-43
filled	-57
filled in	-54
fills	-61
fills in	-59
film	29
films	-47
filter	-53
finally	46
finance	-40
finch	71
find below	31
finder	-42
finder's	-35
finder's name	-35
finds you	22
fine	35
finger	-39
fire	-33
fire line	-46
firm	67
firm in	22
firm with	28
firms	24
first	-93
first 0	-55
first and	-43
first checks	-52
first in	-21
first look	-22
first of	37
first off	67
first ten	24
first then	-54
first thing	-57
first time	50
fishing	21
fitter	-49
fitting	40
fitz	54
five and	40
five degrees	-32
flag	-38
flame	-37
flat	-23
flats	54
flats and	33
flight	-23
flights	-51
flood	39
floor and	-62
floors	27
flour	-57
flour and	-26
flower	-51
flowers	-63
flowers are	-48
fobs	-53
fog	32
folder	-75
folks	45
follow for	22
following	59
following the	38
follows	65
food	-40
food bank	21
foot	-34
for 0	-34
for about	43
for all	-38
for an	-37
for anything	-58
for being	46
for children	-29
for cleaning	31
for eleven	39
for everyone	-33
for five	35
for how	53
for key	-28
for offering	36
for receiving	46
for registering	39
for roasting	22
for sample	44
for small	26
for stones	-62
for sunday	33
for taking	38
for ten	-51
for that	-48
for the	87
for thirty	20
for three	39
for us	23
for what	58
for when	44
for whoever	-35
for you	67
for your	25
foreman	-32
forget	22
forgive	45
forgive the	45
forgotten	48
form	-36
form and	-32
form b	-26
form of	73
formal	60
forty	38
forwarder	47
found a	35
found the	46
four	62
four and	23
four hours	-33
four hundred	51
four of	48
four things	-45
fourteen	56
free	-26
freelance	29
freelancer	51
freeze	-24
freight	47
freight forwarder	47
fresh	-45
friday	57
fridays	-36
fridge	-22
fridges	-67
from a	-43
from here	31
from home	-38
from it	23
from me	45
from memory	39
from monday	-48
from my	31
from our	45
from the	-24
from there	-40
from this	42
from two	29
from you	25
front and	40
front door	34
front of	-42
frozen	75
fruit	-64
full	-106
full name	-54
fully	24
funeral	-40
funeral director	-42
further	29
further to	29
fuzzy	-38
g	69
gallery	-34
gaping	-35
gaps	-34
garden	21
gate	-20
gatehouse	-48
gave	64
gave us	35
general	48
generator	46
gentleman	39
gentleman who	29
geoff	70
get it	30
get this	57
get to	-27
gets	-125
gets the	-59
ghent	37
gimme	43
girl	40
girls	67
give	32
give me	45
give the	-37
given the	-27
gives	-56
gives it	-26
gives the	-62
glass	-83
glass and	-26
glaze	-23
glove	-53
gloves	-38
gloves and	-56
gloves for	-42
gloves on	-33
gloves visor	-34
go and	-36
go down	-42
go in	-67
go on	76
go through	-52
go to	-58
god	74
goes	-62
goes in	-91
goes on	-48
goes out	-26
goes through	-33
goes to	-51
going	43
going on	21
going to	41
gone	97
good	90
good afternoon	30
good day	64
good evening	57
good morning	55
goods	-53
goods are	-47
goods bookings	27
got	80
got a	74
got the	46
government	-45
governor	36
governors	-44
gp	29
grading	-56
grain	-57
grapes	-22
grate	-44
grave	-70
gravel	-77
grease	-73
great	80
green	-25
greenhouse	-63
greet	-62
greetings	91
grey	-29
grid	-24
grinding	-47
groom	44
gross	40
ground	-59
grounds	52
groups	45
grow	57
grow oyster	27
guest	-45
guests	29
guests walk	48
gun	68
guns	-57
gus	52
guy	24
guy came	27
guys	27
gym	61
h before	-21
ha	36
had	91
had 0	31
had a	52
had been	39
had gone	47
had to	36
had told	31
had two	24
hair	-65
half	63
half a	49
half full	-44
half of	25
half past	37
hall is	36
hall needs	35
hand	-63
handbook	46
handed	-36
handed in	-27
handed over	-23
handheld	-31
handing	-22
handing over	-22
handle	-30
handled	38
handler	-73
handlers	-41
handling	24
handling data	22
handover	53
hands	-69
hands it	-25
hang	41
hang up	34
hangs	-23
happen	23
happen again	38
happened	-31
happens	66
happens on	24
happens when	48
happy	54
harbour	35
harcourt	42
hard	-45
harjit	43
harjit ji	43
harness	-41
has	73
has 0	65
has a	37
has about	41
has anybody	-49
has asked	36
has confirmed	-25
has ever	45
has fallen	-20
has gone	69
has his	38
has left	-37
has never	40
has not	-28
has one	50
has signed	-22
has the	-58
has twenty	37
hat	-55
hatch	-81
hates	61
have	55
have 0	36
have an	-53
have anything	34
have been	21
have had	-29
have it	39
have never	60
have one	34
have the	49
have written	21
haven't	-38
having	67
he	25
he says	-48
he turns	-51
he'd	40
head	-21
head for	24
head lol	29
head of	27
headings	35
headphones	24
heads	-51
health certificate	-21
hear	-25
hear from	-34
hear me	31
heard	57
hearing	38
hearing aid	68
heat	-45
heated	-62
heaters	-45
heating	52
heating :	25
heavy	-59
heavy duty	-34
hectares	31
hedge	58
heel	-57
height	-34
held	-30
helix	32
helix test	-44
hello	34
hello mrs	41
hello there	58
hello this	21
help	31
helper	-45
helpers	-21
hence	65
hence this	52
her	73
her turn	37
here	118
here :	45
here at	33
here for	48
here goes	53
here in	28
here is	47
here it	30
here's	49
hev	62
hey	100
hi	117
hi all	55
hi team	22
hi there	33
him	49
himself	-40
hip	-42
hire	76
hire out	33
hired	24
hires	27
his head	44
hiya	101
hold	-73
hold in	28
hold the	-51
holder	-69
holders	-62
holds	-59
holds the	-30
hole	-81
holes	-48
holiday	49
holidays	26
home and	26
honey	23
hood	-54
hook	-42
hooks	-54
hope	70
hope the	64
hope this	22
hoping	33
horn	-77
horse	-68
hose	-104
hospital	57
hospitality	-22
hospitals	50
hostel	42
hostel in	42
hot	-68
hot air	31
hot water	-35
hot work	-54
hotel	28
hour	-65
hour before	-33
hours	-36
hours and	-39
house and	-27
house in	39
households	37
housekeeping office	-48
housekeeping supervisor	-30
housing	30
how	24
how a	47
how an	36
how high	-41
how i	26
how it's	20
how long	-31
how many	-75
how much	-40
how the	40
how to	53
how was	41
how we	92
howard	47
hrs	-63
hse	79
hull	48
humidity	-22
hundred	46
hundred quid	28
hung	-109
hung on	-72
hurt	-37
hut	31
hut at	50
hydraulic	-54
i	99
i am	64
i ask	-24
i can	62
i do	55
i enclose	33
i had	49
i have	61
i hope	63
i look	51
i manage	32
i need	70
i own	31
i promised	30
i ring	-52
i run	76
i take	-24
i talk	60
i teach	26
i took	35
i trust	36
i want	61
i was	33
i will	37
i work	37
i would	23
i write	47
i'd	82
i'd like	46
i'd want	35
i'll	62
i'll feed	26
i'll have	31
i'll paste	44
i'll tell	22
i'm	103
i'm after	29
i'm fed	23
i'm in	57
i'm not	35
i'm the	46
i've	65
i've been	44
i've got	54
ice	30
id	-78
idea	25
if	-132
if a	-30
if any	-35
if at	-41
if is	-21
if it	-90
if it's	-31
if one	-38
if the	-48
if there	-32
if there's	-36
if they	-64
if they're	-34
if you	-63
immediately	-21
immediately and	-21
impression	25
impressions	33
in 0	84
in at	-69
in attendance	45
in black	53
in both	-39
in capitals	46
in cash	-26
in charge	-26
in cork	32
in daylight	-37
in december	31
in each	29
in english	20
in every	-54
in for	-48
in form	-43
in four	38
in from	37
in front	-54
in hand	-47
in harvest	35
in it	-47
in july	-48
in june	40
in march	34
in may	65
in not	49
in number	-46
in october	43
in of	37
in on	51
in order	37
in our	42
in paper	-47
in pocket	-28
in room	-50
in rotterdam	28
in that	34
in the	-31
in their	38
in this	-40
in tucson	23
in which	-27
in winter	47
in with	-37
in without	-30
in your	37
incident	36
included	-61
including	-63
incoming	58
incoming loans	48
indemnity	-32
induction	-35
initial	-43
initials	-37
ink	-23
inside	-82
inside a	-63
inspection	28
inspector	25
instruction	73
instruction for	54
instructions	68
instructor	-38
instrument	-34
instruments go	-21
insurance	-43
insurer	31
intake	-36
interest	50
intern	43
interpreter	47
interpreters	43
into	57
into a	28
into an	40
into shape	68
into something	33
into the	-39
invoice	20
invoice packing	-21
is a	93
is about	24
is accepted	-59
is added	-31
is and	-30
is at	-42
is changed	-42
is coming	40
is counted	-27
is different	20
is done	-38
is enough	-49
is filled	-53
is first	-44
is five	24
is for	88
is going	33
is handled	38
is having	53
is in	56
is kept	-42
is looked	-34
is mending	26
is met	-37
is my	28
is needed	32
is never	-47
is new	25
is off	-62
is one	28
is open	-25
is opened	-66
is out	-29
is recorded	-65
is responsible	-29
is sent	-21
is still	-50
is that	37
is the	67
is this	35
is told	-51
is what	24
is where	31
is written	-40
is wrong	-27
isn't	-77
isolator	-32
it a	-32
it another	-37
it as	31
it before	-57
it but	32
it came	33
it covers	-32
it down	-52
it drafted	55
it for	-51
it goes	28
it had	34
it here	25
it in	-61
it into	36
it is	-31
it isn't	-33
it last	-55
it like	35
it looks	32
it open	-38
it ought	41
it out	64
it over	-33
it starts	-27
it the	-34
it was	52
it when	46
it with	-56
it works	53
it's	30
it's about	61
it's all	64
it's over	-32
item	54
item 0	83
items	-41
items a	30
items worth	-27
itself	-50
j	-22
jackets	-53
jail	-65
january	-40
japan	48
jargon	34
jean	33
jeff	62
jess	48
jewellery	-47
ji	43
jo	54
joan	42
job card	-27
jobs	-27
joining	-21
june	41
just	39
just talk	30
just the	-47
k	98
keep	80
keep it	37
keep the	53
keeping	-36
keeps	31
kegs	42
kept	24
kept everything	32
ketamine	22
kettle	48
key	-47
key from	-44
key person	26
key safe	-48
keys	-91
keys and	-52
keys to	-22
kg	-66
kg 0	-56
kid	-48
kids	23
kids under	-39
kill	-23
kiln	-53
kiln wash	-57
kilos	-54
kind	59
kindly	81
kiosk	55
kirsten	60
kit	34
kitty	61
km	-48
knee	35
knee is	34
knew	47
knock three	-36
knot	-40
knot himself	-40
know	41
know so	58
know the	46
know what	24
koos	-49
kyle	36
lab at	25
label	-115
labels	40
laboratory	32
lace	28
lad	42
lad with	41
ladies	63
ladies and	36
lading	-21
lads	74
lady	41
laminated	44
land	55
landing	-39
landing and	-22
landlord	25
landowner	-36
lane	-59
language	36
lanyards	32
laptop	40
last autumn	25
last day	-34
last guest	-51
last month	64
last month's	-44
last one	-29
last quarter	29
last season	43
last week	34
last word	-61
last year	30
late	79
late fee	-47
late reply	26
later	-53
later than	-28
latest	-21
lawn	21
lay	-55
lead	-78
leads	-47
league	-49
leak	-24
leaks	-39
lean	42
least	-56
least 0	-51
leave it	-43
leave them	-45
leaves	-69
leaves the	-22
leaving	-53
leeds	53
left on	67
left open	46
left the	68
legs	-26
leisure	53
leisure centre	49
lemon	-30
lending	72
lends	29
lent	20
less	37
lesson	63
let	21
let it	-47
let me	55
let the	-50
let's	35
lets	43
lets the	-58
lets them	29
lets write	63
letter and	-40
letters	34
level	-43
levente	41
licence	-37
license	-57
lid	-31
lid off	-23
lids	-80
life	-49
lift	-63
lifts	-51
light	-27
light on	33
lights	-103
lights and	-37
lights mirrors	-32
lights on	-47
lights the	-32
like	99
like a	65
like it	56
like one	21
like the	61
like to	32
lil	58
limb	-23
limit	-49
lindqvist	55
line	-22
line has	51
line no	-42
linen	-79
linen room	-60
lisle	56
list	-56
list and	-44
list by	-71
list for	49
listed	-44
listen	39
lists	-44
lit	-30
live	48
live in	57
load	-29
loaded	-55
loads	-37
loads the	-27
loan	-20
loans	62
loans and	47
local	-32
location	-29
lock	-37
locker	-46
lockout	-30
locks	-32
lol	73
lone	-48
lone working	-48
long	20
long and	55
long as	-40
longer	28
longer than	21
look	-94
look after	51
look at	-69
look for	-65
look if	-43
look official	38
look up	-23
looked at	-38
looks	-53
looks after	57
looks at	-58
looks in	-54
looks up	-35
lost	102
lost or	64
lost property	21
lot	28
lot is	-27
lotte	58
loud	-37
love	78
lovely	72
lovely to	53
lower	-38
lower the	-57
lumps	-64
lunch	60
lunch and	24
m	-20
m we	-41
machine	-62
machine is	-41
machines	74
mad	43
madam	46
madam or	33
made	-37
made into	44
made on	-39
magazine	25
magazine is	25
magnet	-54
mailbox	45
main	-33
make	84
make a	27
make it	46
make me	27
make one	46
make this	38
makes the	-44
making	-37
man	37
man and	-35
manage	33
managed	45
management	53
manager	-71
many of	28
map	-44
marian	27
marked	-40
marked with	-37
marker	38
market	30
marko	28
married	-39
married to	-27
marshal	-30
marta	21
master	35
match	-47
match the	-28
maternity	34
mats	-65
matter how	-53
matters	62
max	-74
max 0	-55
maximum	-32
may and	49
may be	-43
may have	77
may i	40
maybe	49
me	123
me a	27
me again	38
me sorry	33
me to	32
means	-42
means no	-36
means the	-50
meant	25
meant to	25
media	71
meet	-28
meet you	47
meeting	44
meets	-25
meets the	-25
member	-50
members of	-21
memo	-47
memo to	-38
memory	-21
men	-29
mend	51
mending	26
mention	49
menu	24
metal	-49
meter	-49
meter and	-33
methadone	22
method	57
method for	40
mg	-41
mg l	-41
michaelmas	-40
middle	-38
midnight	23
might	33
miles	24
milk	-41
milk bank	42
milk white	-50
milkers	31
milking	-54
min	-36
mine	64
minibus	45
minimum	-61
minute	-62
minutes after	26
minutes and	-25
minutes before	-63
minutes of	49
minutes on	31
minutes then	-43
minutes to	-53
mirrors	-33
missing	39
missing and	57
missing in	49
missing the	-34
mix	-32
mixed	-28
mm	-48
moan	43
mobile	-39
moisture	-58
moment	30
monday and	31
monday the	-45
mondays	-36
monitoring	-79
month	38
month a	35
month the	29
month which	21
month's	-44
monthly	-31
months	-57
months for	-33
mop	-71
more	-33
more and	31
more for	39
more is	-30
morning	55
morning !	37
morning all	44
morning and	-62
morning for	31
morning team	43
most	85
most have	52
most of	52
mostly	97
mostly domestic	23
mother	51
move	-52
move the	-57
moved	-48
moves	-40
mph	-76
mr	98
mr whitcombe	22
mrs	93
mrs adeyemi	34
mrs pengelly	43
ms	48
much	-28
mungo	57
museum	58
museum and	31
mushrooms	27
mushrooms on	22
must	-73
must be	-29
must have	-21
must match	-40
mute	29
my	91
my boss	47
my brother	26
my father	28
my girls	27
my name	36
my sister	23
my two	50
n	-88
nail salon	22
name and	-51
name has	-44
name it	60
name of	46
name weight	-29
named	-32
names a	-48
names in	44
names the	-30
nape	-43
nasreen	49
native	45
near	43
near miss	49
near the	-60
nearly	42
need a	37
need an	41
need in	40
need it	48
need our	27
need something	49
need the	-63
need this	26
needed	51
needed for	73
needs	74
needs a	40
needs the	-46
neighbour's	42
neighbours	-34
neon	-43
nets	-62
never	-47
never been	22
never by	-34
never had	21
never mixed	-55
never on	-54
never one	-75
never over	-50
never the	-81
new	45
new guy	45
new one	-37
next	-22
next time	-22
next to	-53
nice	44
nicely	33
night and	21
night before	-54
night porter	23
night shift	48
nine	47
nine hours	49
nine staff	49
nineteen	24
ninety	34
ninety minutes	26
nitrile	33
nitrile gloves	33
no	-49
no 0	-47
no card	-66
no change	68
no dry	-31
no exceptions	-51
no gaps	-34
no lift	-44
no more	-24
no nylon	-51
no one	-26
no phones	-27
no shortcuts	-48
no shows	37
nobody does	-43
nobody else	-48
nobody had	31
nobody puts	-22
nobody was	41
non	25
none	59
noon	-89
noor	28
nope	43
normal	-46
not	-40
not above	-57
not amused	42
not at	33
not before	-33
not by	-45
not coming	-25
not exist	46
not for	-28
not go	-50
not in	-20
not married	-26
not more	-49
not on	-73
not once	-65
not related	-26
not so	62
not the	-33
not to	-24
not used	-38
not what	-45
not with	-39
notary's	36
note	-32
note the	-62
noted	43
notes	34
nothing in	-36
nothing is	-75
notice	86
noticed	57
novel	58
now	88
now and	35
now has	29
now the	52
now we	39
nowhere	-22
nowhere else	-22
nr	-37
number	-53
number date	-31
number from	-26
number in	-31
number is	-46
number of	-20
number one	50
number order	-46
numbered steps	46
numbers	-41
nurse	-67
nursery	38
nurses	51
nut	27
nylon	-59
nylon jackets	-37
objects	-34
occasions	24
october	38
october and	31
of	51
of all	-26
of an	36
of doing	26
of each	-43
of five	37
of house	45
of how	45
of it	70
of lading	-21
of lanyards	32
of our	64
of ours	37
of receipt	-29
of shift	-47
of sixty	27
of the	-25
of their	-43
of them	76
of these	25
of this	25
of up	-45
of us	-38
of use	-40
of which	29
of words	54
of you	72
off	-89
off 0	-60
off at	-39
off before	-45
off by	-62
off in	33
off no	-50
offering	36
offers	-33
offers the	-33
office	-36
office :	25
office and	33
office for	22
officer	-22
official	38
often	64
ok	93
ok so	28
okafor	54
okonjo	44
ola	-24
old	45
old railway	22
older	-54
older than	-54
olu	-33
on 0	31
on a	35
on anything	-30
on arrival	21
on before	-81
on both	-39
on day	29
on duty	-71
on each	-25
on every	-65
on first	-62
on form	-33
on friday	62
on her	21
on how	46
on it	66
on its	-38
on leave	39
on one	38
on our	-46
on paper	71
on receipt	-39
on saturday	42
on saturdays	53
on shift	-35
on site	-95
on sunday	-26
on tuesdays	-51
on two	34
on yes	42
onboarding	36
once and	46
once the	-33
one action	51
one before	59
one boat	28
one document	-42
one finger	-22
one goes	-53
one hour	-42
one is	-36
one line	67
one night	31
one on	-41
one page	54
one pager	59
one person	-27
one place	-34
one procedure	27
one reads	-26
one sets	-33
one sheet	20
one to	47
one up	43
one watches	-52
one working	-21
one's	-27
ones	-28
ones go	-46
ones have	-23
ones with	44
only	-84
only 0	-50
only after	-36
only by	-44
only if	35
only on	-31
only one	31
only then	-28
only with	-42
onto	-34
op	25
open	-38
open at	-46
open both	-45
open from	35
open the	-69
opened	24
opened in	-61
opened the	70
opened with	73
opening	-58
opening :	-49
opening and	35
opening the	23
opens	-21
opens a	-42
operate	34
operating	36
operating procedure	36
operation	-33
operator	-43
optician's	36
or	-62
or any	-52
or at	-44
or by	-29
or dog	-42
or madam	29
or more	-42
or sir	33
or the	-28
or through	38
or two	-32
or with	34
or you	-22
orange	47
order	-26
order :	-61
order and	-20
order they	-49
original	-53
originals	-43
other	-38
other and	-26
other people's	-20
other way	31
otherwise	-37
otherwise it	-36
otherwise the	-36
ought	41
ought to	41
our	127
our association	25
our boatyard	41
our charity	44
our company	37
our customers	29
our dairy	47
our falls	26
our front	43
our insurer	41
our nursery	31
our parish	27
our practice	33
our two	50
our village	25
our volunteers	20
ours	60
ours is	52
ours was	25
ourselves	-49
out 0	-35
out a	-21
out again	36
out against	-20
out at	-27
out by	-85
out first	-58
out for	57
out loud	-37
out over	-41
out so	-25
out the	-20
out with	28
outgoing	28
outgoing loans	28
outside the	-22
over	-71
over by	-23
over on	-35
over the	-47
over together	-23
overdue	45
overnight	-52
own a	28
owner	-55
owner about	-38
owns	44
oxygen	-40
oyster	-22
oyster mushrooms	22
p	-30
p m	-47
pack	-38
packets	22
packing	45
packing list	-21
pad	-56
paddle	-24
padlock	56
page	57
page and	46
page with	31
pager	86
pages	36
paid for	-30
pain	-60
pair	-45
panel	53
panels	21
panic	-28
paper	43
paper before	44
paper for	38
papers	-70
paperwork	27
paragraph	60
parcels are	-55
parent	-50
parents	-35
parish	62
park :	41
park where	-47
parked	-59
part	-26
part time	51
parties	53
partner	-22
passed	36
passenger	-34
passes	21
passes it	-22
past	25
patient	-27
patient goes	-45
patients	29
patti	-51
payment	-38
payroll bureau	52
payroll for	32
peace	55
pencil	-40
pengelly	43
people and	38
people are	21
people away	25
people in	24
people's	-20
per person	-36
per side	-43
percent	-48
period	-45
permit	-30
permit from	-61
permit is	-53
person	-43
person on	-60
person stays	-40
person who	-21
pete	27
petrol	61
petty	40
petty cash	40
ph	-50
ph 0	-50
phone	-48
phone the	-38
phones	-51
phones in	-33
phones the	-27
photo	-93
photo id	-29
photo of	-51
photograph	-55
photograph the	-39
photographed	-37
photographs	-31
photos	-65
photos and	-30
pick	-34
pick out	-29
picked	-46
picked up	-53
pickers	40
picking	-56
picking up	-29
picks	-39
picks up	-42
pickup	-46
picture	-20
pictures	-63
piece	-33
piers	44
pilot	-53
pilots	-21
pin	-31
pins	-48
pipe	-24
pit	27
place	-37
places	64
plain	49
plain and	39
plain language	29
plan	-88
plants	-80
plastic	-66
plate	-73
plates	-38
play	33
pleasant	32
please	105
please draft	32
please find	31
please help	58
please keep	42
please make	40
please put	38
please turn	30
please use	42
please write	-22
pls	105
plus	-36
plus a	29
plywood	-53
pm	-61
po	-53
pocket	-38
pockets	-78
podcast	42
points	23
police	-35
policy	-43
pool	-47
porter	-26
post and	32
postcard	28
posted	-47
poster	32
postponed	65
posts	-60
pots	-45
poured	-24
powder	-30
power	-34
practice	41
practice in	22
practice with	21
prayer	88
pre	-25
pregnant	-45
prep	42
prepare	43
present	70
present :	82
presenter	41
preset	-72
press	-71
presses	-42
pressure	-22
pretty	53
previous	51
price	26
primary	-29
primary school	58
print the	-40
printer	60
prints	-26
prison	41
pritchard	27
private	-67
priya	75
probat	-35
probat is	-35
probation	-68
probe	-91
probes	43
procedure	71
procedure about	37
procedure for	55
procedure is	45
procedure on	24
procedure that	44
procedure which	24
process	63
produce	41
producer	-27
prof	80
professional	37
promised	77
promised the	37
proper	65
properly	65
property at	27
property is	-33
prove	-33
psi	-28
pull	-109
pulled	-41
pulls	-62
pulls the	-44
pumps	26
pumps and	44
pupils	-36
puppet	27
purchase	-46
purpose	-39
purpose :	-56
put	21
put back	41
put down	41
put in	-46
put it	26
put on	28
put the	-64
put them	25
put this	35
put your	-35
puts	-45
puts in	-30
puts on	-27
puts the	-46
puts their	-22
putting	73
qc	27
quality	57
quarter	-47
questions	-45
quick	28
quick one	88
quid	28
quiet	-53
quiet room	-38
quite	58
quotation	42
quotes	-35
quoting	-36
r	-41
racing	41
racks	-55
radiator	-21
radios	26
radios in	38
rag	47
rail	-46
railway	26
rain	-50
raised	54
rake	-56
ramp	-26
ran	28
ran out	55
rang	65
range the	-27
rash	29
rash and	29
rates	37
ravi	43
re	-63
re :	-54
read and	20
read it	87
read out	47
read the	-56
readers are	53
reading is	-27
reads	-77
reads it	-75
reads the	-33
real	26
reason	-46
recall	30
receipt	-62
received	45
receiving	55
reception technician	-42
receptionist	-30
record	38
recorded	-73
recording	76
red	-92
red line	-51
red tub	-49
redo	65
reefer	35
reference	-55
refill	-86
refund	-29
refunds	-47
refuse	-79
register	-86
registered	37
registering	39
registrar	-60
registration	-41
reject	-32
rejected	23
related	-26
related to	-26
release	-31
remarks	-24
remember	-52
reminder	-36
reminds	-37
remote	-20
removed	-76
rent is	-21
rental	-71
rents	45
repairs	23
repeat	-48
reply	26
report to	38
reported	59
reported that	33
reporter	-60
request	46
request :	45
requested	28
requests	24
requests come	47
requires	39
reservoir	-45
reset	47
resident	-29
residential care	32
residents	21
residents and	21
respirator	-23
responsible of	55
restore	60
retire	37
retired	43
return	-56
return of	-38
returned	29
review	70
right	44
right away	-33
right in	-45
right is	48
right so	-24
right um	39
rim	-23
ring	-82
ring the	-87
ringing	25
rings	-54
rings the	-46
rinse	-85
risk	-22
risk assessment	-22
river	33
road	29
roaster	22
roasting	22
roasting and	22
rocks	-67
ron	57
roof	-34
room	-24
room 0	-78
room :	42
room and	-44
room at	-27
room attendant	-23
room in	-28
room two	-40
roses	20
rota	28
rotterdam	28
roughly	54
round	-23
round it	-32
round the	23
route	-35
routine	47
routine for	48
royal	40
rule	-38
rules	-123
rules for	-79
rules posted	-47
run	40
run a	61
run and	-22
run it	-30
run the	55
runbook	48
running	20
runs	22
s	43
safe and	41
safe in	-25
safety	35
said it	44
sales	-52
salon	26
same	-22
same and	-24
same day	-44
sample	-33
sample reception	44
samples are	-34
samples at	40
sat	69
saturday	78
saturday 0	27
saturday and	26
saturday girls	42
saturdays	56
saw	56
say	-71
say hello	-65
say it	27
say that	26
say the	-29
say we	28
say yes	-31
says	-34
says no	36
says what	-40
scaffold	-62
scale	-64
scan	-61
scan the	-32
school	26
scones	57
scope	-27
scope :	-72
scrap	-20
scrape	-71
scratches	-28
screens	-35
script	40
sea	24
sea water	-20
seal	-45
sealed	-57
season	63
seat	-61
second person	-41
second roaster	22
secondary	-56
seconds	-32
secretary	41
section	26
security	52
see	-49
see the	-37
seen	26
sees	31
self	30
sell	47
seller	-59
send us	-53
sends	-63
sends a	-28
sends the	-55
sent in	-43
sentence	-29
sentences	46
separate	-88
september	43
serial number	-26
serial numbers	-29
series	64
serve	-45
served	-35
services	-38
set	-30
set it	-27
set out	54
settle	-57
seventy	57
shadow	-66
shake	-73
shanice	54
shape	68
she	-47
she is	56
she's	56
sheet on	-38
sheets	33
shell	-51
shell size	-21
shelter	51
shelves	-64
shelves washed	-27
shift	-51
shift at	45
shift lead	-26
ship	26
shoes	-91
shop	59
shop and	39
short	130
short of	35
short sentences	46
shortcuts	-48
should	42
shout	57
shouting	23
show	44
showers	-24
shown	-25
shows his	-54
shredding	-60
side	-23
side door	-24
side with	-20
sides	-44
sieve	-29
sight	-59
sign	-91
sign in	-44
sign language	43
sign on	-27
sign out	-34
sign the	-34
signature	-28
signed	-96
signed out	-34
signing	-22
signing the	-22
signs	-90
signs the	-24
simone	23
simple	57
simple words	28
simply	58
since 0	60
since i	29
since september	40
since the	44
sink	-58
sinks	-29
sir	68
sir or	29
sirs	38
sit	-67
sites	29
sits	-55
sitting	46
sitting in	28
six hundred	51
six months	-62
six of	45
six sides	-42
six weeks	31
sixty	27
size	-41
sizes	23
skates	-67
ski	52
skin	-57
skip	52
skirting	-34
sleep	33
slip	-64
slot	-32
slow	-70
slowly	-63
smell	-47
smokes	-40
smoking	-40
snack	25
so a	-50
so bear	27
so good	38
so here	49
so i'd	41
so i'm	59
so it	-45
so no	26
so please	66
so that	-65
so the	28
so they	-20
so this	38
so we	33
so what	32
so would	25
so you	-59
soak	-42
social	71
social media	71
sock	-31
sockets	34
softener	-31
software company	22
sold	-25
solder	-62
soles	-60
some	68
somebody else's	-29
somebody please	39
somebody's	57
someone on	30
someone's	27
something	74
something for	23
something on	61
something we	28
something written	37
song	58
soon	-29
soon as	-29
sop	94
sop called	87
sop for	68
sop thing	26
sop titled	42
sore spots	-38
sorry	99
sorry about	53
sorry again	24
sorry for	31
sorry that	27
sort	23
sort of	23
sounds	-57
soup	28
south	28
spare	21
spares	-39
speaker	51
speaking	43
spell	48
spelled	38
spelling	54
spelling of	35
spent	51
spindle	-42
spoke	35
sponsor	29
spot	-26
spots	-62
sprayed	-58
spraying	-49
spring	83
spring and	25
stacked	-61
staff	-51
staff and	40
staff who	57
stage	-67
stage manager	-22
stained	30
stairs	-21
stamps	-39
stand	-44
stand in	38
standard	-53
standing	-58
standing in	-46
standing there	-30
stands on	-28
staples	-28
start	-47
start and	-34
start at	22
start the	-54
start to	45
start with	-51
started	65
starts	-34
starts at	-55
starts monday	61
state	-63
states	-58
stations	-31
stay	-70
stays	-103
stays in	-45
stays with	-43
step	-34
steps	20
sticks	21
sticky	22
still	82
still at	71
still over	30
stir	-30
stock	-52
stones	-62
stood in	45
stop	-81
stop the	-31
stopped	62
stops	-37
stops the	-32
storage	-36
store	-43
stored	-44
stores	-53
straight	-49
straight away	-45
strap	-44
straps	-21
straw	70
street	28
string	-29
strip	-106
strip in	-44
strong	31
strong room	31
stu	56
stuck	-26
stuck in	-26
student	50
students	69
students and	26
stuffed	29
stump	-28
style	33
subject	37
successor	43
successor is	43
such a	35
sue	53
suits	-26
summer	60
summer we	41
sunday	59
sunday the	56
sundays	-50
supervisor	-59
supervisor enters	-43
supplier	77
supplier payments	22
suppliers	-33
supplies	46
support	60
surface	-35
surgeries	23
surinder	52
survey	-46
swap	-51
sweep	-55
swept	-54
swimming	38
swing	-42
switch	-83
switch off	-31
switch the	-24
switchboard	45
system	-36
t	45
t k	30
table	-24
table :	57
tables in	-27
tablet	-36
tack	-35
tack room	-35
tag	-77
tag and	29
tag first	-54
tags	-45
take	-59
take a	-39
take off	-23
taken on	30
takes	-74
takes in	24
takes it	-23
takes place	-40
takes the	-31
taking	48
taking in	27
talk	26
talk you	20
talking	43
tank	-93
tanks	41
tap	-51
tape	-78
tape it	-23
taped	24
tarp	-32
teach	41
teachers	-46
team	93
team and	28
team at	32
teams	-31
tearoom	79
tech	-43
tech puts	-47
technicians	39
telephone	-25
tell	-52
tell the	-47
tell them	-46
tell you	24
tells them	24
tells us	49
temp	-27
temperature	-50
temperature of	-38
temps	40
ten	-87
ten minutes	-44
tenant	-50
tenants	29
tenth	-26
terminal	-24
tess	61
test	-78
test strip	-35
testing	56
testing is	49
testing testing	49
text	-59
text the	-25
texted	-64
texts	-82
texts the	-26
th	54
th and	20
than	-21
than 0	-96
than a	23
than one	-25
thank	46
thank you	39
thanked	31
thanks	94
thanks for	44
thanks to	41
that	33
that a	30
that covers	23
that day	-39
that everyone	31
that has	46
that have	-34
that i	52
that nobody	22
that our	45
that the	-32
that thing	33
that time	-34
that was	42
that we	-50
that what	27
that you'd	26
that's	-28
that's a	-58
that's what	21
the 0	54
the address	-54
the admin	36
the afternoon	-44
the agent	-29
the airfield	20
the alarm	-43
the archive	37
the assistant	-43
the audiologist	-44
the auditors	42
the back	-50
the backup	-23
the bag	-23
the bags	-33
the band	67
the bank	60
the bar	-34
the base	-47
the bed	-47
the bell	-43
the below	49
the bench	-38
the bike	-30
the bill	-32
the board	-63
the book	-24
the booth	-66
the bottom	-59
the bow	-23
the boxes	-23
the brass	-24
the bucket	-59
the buying	27
the cab	-41
the cage	-41
the call	-33
the caller	-43
the camera	-69
the cars	-45
the case	-36
the chaff	-44
the chair	32
the chart	-35
the cill	-54
the client	-47
the client's	-38
the club	28
the co	32
the code	-71
the cold	37
the college	-37
the committee	23
the community	51
the compressor	-23
the contract	-47
the control	-44
the coordinator	-42
the costume	40
the count	-23
the courier's	-36
the crate	-38
the credit	-60
the cremation	-36
the crew	-49
the cupboard	50
the curb	-47
the customer	-33
the customer's	-29
the cut	-39
the date	-24
the day	62
the deck	-41
the deed	-39
the deposit	29
the depot	-30
the dip	-52
the dirty	-29
the disc	-28
the dispenser	-26
the dock	-24
the doctor	-54
the document	34
the dog	22
the doors	25
the dose	-20
the drop	-36
the drum	-56
the due	-25
the ear	-30
the early	25
the east	52
the empty	-24
the engineer	-29
the exhibition	-51
the fall	25
the fan	-70
the farmer	-66
the feed	-36
the felt	-40
the festival	39
the field	-53
the file	-76
the finder	-21
the fire	23
the flood	39
the floor	22
the folder	-36
the following	30
the friday	31
the fridge	-21
the full	-48
the gate	22
the gatehouse	-48
the generator	41
the glass	-32
the goods	-41
the governor	36
the governors	-44
the green	-35
the grid	-24
the ground	-24
the handheld	-31
the handling	46
the handover	22
the harbour	35
the hatch	-33
the head	-49
the heat	-40
the hedge	47
the hook	-39
the hospital	29
the housekeeping	-31
the housing	30
the hut	52
the ice	41
the inspector	24
the intake	-36
the invoice	45
the isolator	-32
the item	-34
the job	-68
the kettle	33
the key	-66
the kitchen	55
the knee	34
the lab	21
the label	-74
the lace	39
the lad	32
the ladies	50
the lady	27
the landing	-30
the landlord	25
the last	36
the late	26
the latest	-21
the lead	-60
the leads	-44
the left	-58
the leisure	48
the lesson	64
the letter	-45
the library	-32
the lid	22
the light	-25
the list	-22
the little	31
the loan	-42
the log	-53
the long	-30
the lot	-32
the machine	-47
the machines	51
the mail	-25
the main	-42
the mend	51
the message	21
the meter	-48
the middle	-38
the minibus	42
the moment	30
the money	-21
the morning	-24
the museum	33
the neighbour's	42
the neighbours	-34
the new	86
the notary's	36
the note	-30
the nurse	-50
the office	-37
the old	44
the online	36
the only	42
the opening	-63
the operator	-47
the order	-23
the original	-53
the outside	27
the owner	-51
the parent	-42
the part	-23
the party	-30
the passport	-48
the payroll	-39
the permit	23
the person	-65
the phone	-31
the pilot	-55
the pit	-31
the plan	-34
the plate	-50
the plot	-35
the plugs	28
the police	-35
the pool	-26
the port	47
the portal	-41
the powder	-30
the press	-38
the previous	29
the price	26
the probat	-35
the probe	-72
the procedure	52
the producer	-46
the production	58
the property	-32
the queue	-29
the quiet	-22
the quote	-61
the racing	41
the radiator	-21
the radio	-20
the rail	-43
the readers	53
the reading	-22
the reason	-31
the receptionist	-30
the record	37
the red	-27
the register	-34
the registrar	-60
the release	-35
the reporter	-60
the request	-36
the reset	39
the resident	-25
the return	57
the returns	-34
the right	-69
the rink	-32
the risk	-22
the river	33
the roll	-34
the room	50
the royal	40
the safe	-36
the safety	20
the sample	-42
the samples	22
the sand	-43
the saturday	32
the scale	-64
the school	58
the seal	-46
the sealed	-22
the seat	-30
the second	27
the seller	-59
the senior	-35
the serial	-29
the shelf	-25
the shell	-44
the shelves	-36
the shift	-58
the side	-29
the sign	-46
the site	-41
the skin	-27
the slip	-23
the sop	35
the spindle	-42
the sponsor	29
the spray	-35
the spring	64
the staff	23
the stairs	-21
the stand	-24
the steel	-50
the store	-29
the stores	-23
the strong	31
the summer	28
the supervisor	-44
the supply	-50
the surface	-35
the surgery	-24
the swimming	38
the switch	-34
the switchboard	45
the system	-53
the table	-42
the tack	-35
the tag	-31
the tank	-58
the temperature	-54
the tenant	-51
the test	-29
the the	48
the thing	42
the third	-37
the three	27
the ticket	-69
the time	-25
the timer	-29
the tin	-44
the tool	20
the tools	34
the top	-38
the tower	-24
the town	30
the tray	-59
the trolley	-70
the truck	-24
the trust	24
the trustees	27
the tube	-30
the twins	44
the undertaker's	-46
the van	-39
the venue	22
the wall	-26
the waltzer	53
the warehouse	24
the water	26
the way	-48
the website	37
the weighbridge	48
the wig	21
the wind	-31
the word	60
the words	-26
the work	-30
the workshop	32
the wrong	58
the yellow	-65
the zoo	49
theatre	51
their	-22
their head	-23
their hours	-57
their shift	-43
theirs	-46
them at	-24
them down	-72
them has	-30
them the	-38
them through	38
them under	-31
them up	-29
then	-46
then check	-37
then take	-42
then talk	-51
then the	-26
then you	-43
there	41
there :	63
there and	-34
there are	81
there ten	-41
there was	51
there were	58
there's a	-46
there's no	32
therefore	42
thermometer	-36
thermostat	-48
these	35
these are	27
they all	26
they can	30
they can't	-23
they come	-45
they don't	-56
they go	-51
they have	-41
they like	-21
they pay	54
they see	-44
they'll	-26
they're	-41
they've	-34
thing about	29
thing on	27
thing you	22
things :	-41
think	56
thinner	-39
third	-29
third time	32
thirds	-45
thirty minutes	-21
this	101
this a	26
this into	52
this is	60
this made	44
this mail	45
this month	52
this on	32
this up	57
this wants	50
this week	-51
this year	57
those	-26
thought	51
three	-28
three days	-22
three different	25
three hundred	-23
three of	40
three times	-28
three weeks	-32
through our	39
thumb	-49
thursday	22
tick	-54
ticket	-78
tickets	-35
ticks	-62
tidy	54
tied	-67
tied off	-57
ties	-56
till	-70
till the	40
time and	-33
time in	-50
time of	-33
time this	32
timer	-38
times and	-36
tins	-39
tip	-55
tip the	-26
tired	32
tires	-44
title	-24
titled	44
titled petty	40
to 0	-114
to a	23
to all	66
to anyone	-38
to be	63
to do	70
to draft	49
to drive	-24
to each	-47
to eat	25
to every	50
to finish	45
to four	67
to front	40
to get	44
to go	57
to have	88
to her	43
to it	-40
to keep	-42
to lock	-50
to match	-44
to meet	47
to my	33
to one	22
to other	38
to our	46
to receive	53
to reception	-25
to redo	43
to say	43
to show	28
to sign	-35
to stand	47
to stay	-42
to stop	45
to take	-41
to the	-28
to them	-23
to three	-23
to turn	23
to us	26
to whoever	54
to write	60
today	-38
toe	-22
together a	24
told	42
told me	43
told the	36
told us	25
tom	63
tom b	51
tomorrow	-36
tone	55
tonight	56
too	48
too high	63
took	87
took over	30
top	-69
top beacon	-23
torch	-86
torch on	-52
torn	-49
touch	-24
touching	-42
touching a	-29
tour	22
tower	-71
town	38
town hall	35
toy	22
toy library	22
traced	-21
trailer	-39
translation	-22
translator	-33
trap	-63
traps	-33
travel	-54
tray	-28
trays	-37
tried to	32
tries	-44
tries it	-47
tripped	37
trips	84
trolley	-30
trouble	42
trout	-37
truck	-83
trucks	-30
trustees	26
trustees have	25
try	-33
try the	-47
tub	-50
tube	-58
tubes	-27
tucson	23
tuesday	-56
tuesdays	-51
tunde	63
tuning	-46
tunnel and	-32
turn it	39
turn the	-21
turn this	29
turned	-20
turned around	-41
turns	-39
tutors	35
twelve	24
twenty	-34
twenty four	-34
twenty two	49
twice a	-35
twice and	-23
twice in	44
twice this	32
twins	76
two	31
two and	31
two apprentices	49
two assistants	40
two clients	28
two crates	-27
two days	-33
two families	35
two hours	-61
two hundred	39
two late	24
two members	-35
two men	-54
two minutes	-24
two occasions	24
two of	-63
two pages	56
two people	-66
two person	41
two rooms	30
two staff	-39
two thirds	-45
two thousand	-32
two to	-49
two weeks	-42
two years	24
types	59
tyres	-33
tyres lights	-32
uh	56
um	43
um the	-30
uncle	46
under	-45
under 0	-84
under five	26
under the	-29
undertaker's	-46
uniform	-62
unit	-36
units	-21
unless	-32
unpleasantness	30
until	-32
until 0	-24
until now	24
until then	-36
until we	-52
up	23
up and	-22
up at	60
up cycle	-51
up for	41
up how	42
up in	56
up of	44
up slowly	-49
up the	-34
up to	-76
upon	61
upwind	-35
us	49
us a	34
us and	-34
use headings	31
use simple	28
use the	-38
uses the	38
usually	60
valid	-77
value	27
valve	-35
van and	-39
vans	27
vat	60
vehicle	-32
vehicles	-37
venue	31
very	84
veterinary	30
video	24
view	35
village	25
visitor	-29
visitors	29
visitors and	46
visits	-61
visor	-35
visor and	-34
voice	55
voice note	43
volume	-42
volunteer	35
volunteers	60
volunteers at	25
volunteers do	27
volunteers on	28
vs	-38
w	-132
w the	-81
wait	-104
wait 0	-74
wait for	-43
wait ten	-54
waits	-65
walk	-70
walk on	-50
walk round	-49
walk the	-40
walked	-44
walking to	46
walks	-63
walks in	-31
walks the	-47
waltzer	53
want	77
want a	69
want is	20
want it	34
want something	25
want the	53
want to	42
wants	69
wants it	46
wants our	42
wants the	35
wants writing	40
ward	28
warden	-26
warehouse	39
warehouse and	54
warm	-30
warm up	-51
warmed	-60
was	148
was 0	48
was a	27
was found	44
was good	21
was in	35
was left	46
was not	65
was the	37
wash	-74
washed	-32
washing	34
wasn't	38
wasnt	58
wasps	-43
waste	-21
watch	-93
watch it	-45
watches	-28
watching	20
water	-84
water and	-39
water in	-46
water not	-61
water only	-34
water temp	-22
wax	-45
wax or	-31
way	30
way and	21
way of	57
way round	31
ways	-42
we	55
we are	82
we ask	-58
we check	-42
we cut	-21
we deal	53
we do	53
we don't	-53
we export	25
we get	52
we go	-77
we got	46
we grow	59
we had	67
we handle	46
we have	39
we hire	31
we let	-54
we look	-21
we lost	36
we make	41
we only	25
we open	-38
we operate	34
we pay	-53
we put	-40
we receive	-46
we rent	40
we ring	-22
we run	87
we see	42
we sell	44
we serve	-45
we should	59
we start	-36
we wait	-31
we would	50
we write	-51
we're	36
we're 0	47
we're a	41
we've	56
we've no	48
wear	-54
wearing	-38
wears	-57
web	39
web shop	27
website	37
website or	38
wednesday	22
wee	-32
week and	53
week in	50
weekend	26
weekends	-36
weekly	-84
weeks	-21
weeks before	-40
weigh the	-54
weighbridge	48
weighed	-63
weight	-35
weight and	-22
welcomed	48
welding	-51
well	109
well and	42
well done	61
went	79
went down	87
went home	42
went in	-24
went missing	22
went out	46
were	114
what a	44
what came	-22
what do	58
what follows	56
what happens	88
what i	63
what i'm	29
what is	-54
what it	-68
what one	38
what to	58
what we	64
what went	-22
what's	-30
whatever	-76
wheat	-27
wheat flour	-27
wheel	-68
wheels	-29
when	-60
when 0	-43
when and	-26
when he	37
when they	-31
where	-31
where a	23
where and	-30
where it	-22
where the	-36
whether	-36
whether it	-66
whether the	-45
whether they	-35
which	57
which i	25
which is	84
while	-42
while the	-39
while you	-32
whitcombe	31
white	-45
whitefly	-59
who came	25
who carried	39
who did	42
who has	-22
who is	48
who says	29
who wants	-62
who was	57
who's	77
who's writing	47
who've	50
who've never	50
whoever finds	-43
whoever has	-40
whoever is	-23
whoever's in	-38
whole	-48
wholesaler	39
whom	44
why	-58
will	69
will be	51
will do	-54
wind	-44
wind at	-37
window	-40
windows	-30
windows and	-45
wings	51
winter	46
wipe	-44
wipe it	-37
wipe the	-42
wiped	-69
wire	-48
wishes	21
wishes to	21
with	-33
with 0	50
with about	41
with bits	30
with chalk	-51
with date	-22
with five	35
with four	35
with me	27
with my	27
with name	-44
with no	53
with one	26
with the	-64
with them	26
with three	-33
with two	57
within	-82
within 0	-85
within five	-65
within one	-21
within the	-37
within three	-29
within two	-34
without	-41
won't	26
wool	-50
wool isn't	-50
word	21
words	36
work	-52
work from	48
work order	-63
workers	77
working	-70
working day	-53
working days	-47
working in	-48
works	-40
works alone	-49
works and	61
workshop and	40
worm	-32
worn	-36
worth	-31
would	61
would be	50
would help	26
would like	54
would you	34
wouldn't	39
wrap	-53
wrapped	-35
wren	40
wrenches	-85
write a	64
write an	103
write down	-27
write the	-58
write them	-53
write this	30
write to	-52
write up	60
write what	-52
writes	-26
writes the	-32
writing	56
writing down	62
writing the	47
written	62
written description	21
written for	56
written in	23
written on	-23
written procedure	24
written routine	42
written up	27
wrong	72
wrote	57
wrote to	34
yeah	57
yeah hi	51
year	26
year and	23
yellow	-58
yellow card	-40
yellow line	-37
yep	62
yes	67
yesterday	111
yesterday and	48
yet	-66
yo	55
you	36
you a	25
you asked	42
you at	53
you can	43
you check	-36
you don't	-29
you for	31
you hear	31
you how	-24
you know	23
you leave	-36
you make	33
you may	35
you name	60
you off	-20
you said	28
you see	-43
you set	-20
you start	-49
you still	71
you to	30
you touch	-49
you type	58
you well	22
you will	36
you'd	90
you'd be	37
you'll	22
young	48
young man	36
your first	-35
your hand	-26
your head	36
your system	36
yourself	-42
yusuf	64
zamboni	47
zero	-51
zoo	49
😂	96
😬	50`;
