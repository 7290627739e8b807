// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_EN = `-3
!	62
#=-1	-25
#=1	153
#=2	44
-1=!	40
-1=0	-64
-1=:	80
-1=?	25
-1=abernethy	40
-1=about	-28
-1=accepted	75
-1=after	-45
-1=again	68
-1=ahead	-41
-1=all	24
-1=alone	-66
-1=anyone	-45
-1=apart	-47
-1=approval	-45
-1=arguing	-35
-1=ask	35
-1=away	-66
-1=back	-24
-1=bag	-32
-1=bath	21
-1=been	-41
-1=before	-43
-1=below	27
-1=belt	24
-1=best	40
-1=beyond	-33
-1=boat	-46
-1=booking	-21
-1=both	29
-1=bottom	-32
-1=box	-71
-1=break	-26
-1=building	-25
-1=by	-36
-1=c	-62
-1=cafés	41
-1=calls	40
-1=camera	-46
-1=car	-24
-1=card	-77
-1=cash	-26
-1=centre	49
-1=certificate	-22
-1=charge	-38
-1=chase	48
-1=checked	-22
-1=client	-53
-1=clinic	51
-1=colleague	37
-1=colleagues	20
-1=come	-38
-1=compressor	-22
-1=control	-64
-1=cord	-49
-1=council	-46
-1=covered	-63
-1=crew	-28
-1=date	-42
-1=days	57
-1=decides	-47
-1=deck	-38
-1=department	-34
-1=director	-26
-1=do	-21
-1=does	29
-1=dog	40
-1=done	22
-1=doors	-51
-1=down	-50
-1=drafted	33
-1=dry	-69
-1=dump	25
-1=ear	-30
-1=edge	-49
-1=else	-32
-1=email	-64
-1=empty	-65
-1=end	35
-1=evening	-27
-1=ever	57
-1=everything	-40
-1=f	-32
-1=farmer	-30
-1=february	-21
-1=fill	-56
-1=finish	-36
-1=first	-20
-1=foot	-56
-1=form	-55
-1=friday	64
-1=fridays	-33
-1=front	-64
-1=ghent	38
-1=girls	55
-1=glasses	33
-1=go	-65
-1=goes	53
-1=gone	52
-1=good	56
-1=group	-46
-1=hall	-30
-1=hands	74
-1=happened	-30
-1=head	32
-1=heat	-40
-1=hedge	47
-1=hello	-52
-1=help	24
-1=her	21
-1=here	40
-1=hole	-49
-1=holiday	23
-1=home	-39
-1=horse	-25
-1=how	43
-1=hrs	-63
-1=in	-85
-1=included	-62
-1=initials	-33
-1=involved	-20
-1=itself	-41
-1=jar	31
-1=june	49
-1=label	-43
-1=ladder	-29
-1=lanyards	31
-1=late	45
-1=leave	88
-1=leaves	22
-1=lid	42
-1=lindqvist	47
-1=line	34
-1=list	-85
-1=listen	48
-1=lol	29
-1=look	-23
-1=lunch	60
-1=m	-54
-1=machines	56
-1=madam	28
-1=manager	-38
-1=march	38
-1=may	39
-1=me	105
-1=mending	21
-1=meter	-33
-1=michaelmas	-40
-1=midnight	23
-1=min	-21
-1=minimum	-65
-1=mixed	-58
-1=moan	43
-1=monday	67
-1=months	-20
-1=more	-65
-1=morning	-29
-1=mute	30
-1=names	-37
-1=new	33
-1=nicely	55
-1=none	24
-1=noon	-86
-1=note	-52
-1=nothing	70
-1=novel	57
-1=number	-62
-1=off	-96
-1=offering	24
-1=ok	69
-1=okay	44
-1=one	-42
-1=only	-82
-1=opened	-44
-1=order	76
-1=other	-35
-1=out	-66
-1=over	-51
-1=overnight	-29
-1=pad	-35
-1=page	30
-1=pages	-38
-1=paper	-39
-1=park	-55
-1=passport	25
-1=patients	47
-1=pencil	-32
-1=period	-31
-1=person	-49
-1=phone	-63
-1=pins	-52
-1=pipe	-24
-1=plan	-41
-1=plants	-57
-1=please	67
-1=pm	-39
-1=pocket	-42
-1=possible	-46
-1=postcard	27
-1=practice	46
-1=present	-71
-1=pretty	51
-1=procedure	69
-1=properly	48
-1=pull	-69
-1=questions	-58
-1=quoting	-36
-1=radio	-46
-1=reason	-45
-1=register	-46
-1=report	-62
-1=reset	-62
-1=return	57
-1=rev	57
-1=round	-22
-1=said	-20
-1=saturday	36
-1=saturdays	28
-1=say	45
-1=september	50
-1=shelf	-61
-1=shift	-29
-1=side	39
-1=sides	-30
-1=sign	-40
-1=signature	-22
-1=signed	-49
-1=signs	-71
-1=sir	63
-1=six	-22
-1=slip	-33
-1=so	32
-1=soles	-49
-1=spray	39
-1=staff	-45
-1=state	-35
-1=stop	-38
-1=stores	-47
-1=students	34
-1=summer	30
-1=sundays	-40
-1=table	-28
-1=tables	51
-1=talk	71
-1=tank	-48
-1=team	71
-1=technicians	30
-1=th	68
-1=thanks	54
-1=that	-25
-1=theatre	42
-1=then	55
-1=there	21
-1=thing	36
-1=this	28
-1=thursday	59
-1=ticket	-89
-1=tin	-44
-1=tip	-29
-1=to	69
-1=today	-64
-1=told	-51
-1=too	-77
-1=top	-38
-1=tray	-49
-1=trips	43
-1=twice	79
-1=twins	37
-1=two	93
-1=up	95
-1=use	22
-1=vans	28
-1=w	-46
-1=wait	-32
-1=wall	-42
-1=warm	47
-1=was	21
-1=water	-30
-1=week	-49
-1=weekend	53
-1=weeks	40
-1=well	56
-1=wet	48
-1=white	-64
-1=window	-39
-1=winter	29
-1=with	42
-1=word	27
-1=writing	24
-1=x	-60
-1=year	69
-1=yes	44
-1=yesterday	82
-1=zoo	49
-1=😂	32
0 0	-46
0 :	-41
0 a	-63
0 and	-25
0 at	-26
0 because	-60
0 bed	24
0 by	-27
0 c	-89
0 check	-33
0 cm	-31
0 days	-22
0 don't	-25
0 euros	-60
0 f	-25
0 flats	32
0 h	-71
0 hectares	30
0 hours	-83
0 hrs	-40
0 if	-39
0 is	-27
0 items	38
0 june	22
0 k	81
0 kg	-65
0 last	54
0 look	-54
0 m	37
0 metres	62
0 mg	-42
0 min	-37
0 mm	-47
0 months	-55
0 mph	-76
0 no	-27
0 of	-28
0 on	-62
0 only	-39
0 or	-46
0 p	-48
0 patti	-51
0 percent	-29
0 pm	-61
0 ring	-55
0 room	44
0 s	66
0 sec	-48
0 seconds	-32
0 technician	-29
0 th	55
0 then	-59
0 ticket	-24
0 turn	-34
0 went	40
0 when	-33
0 years	-51
01=0 	67
01=0 0	-74
01=0 no	-50
01=0 patti	-51
01=0 technician	-29
01=0 the	24
01=a candidate	-31
01=alarm off	-25
01=all both	-54
01=and it's	55
01=and the	95
01=apologies :	58
01=apologies from	82
01=as discussed	39
01=as i	22
01=as promised	42
01=as you	42
01=ask about	-69
01=ask the	-51
01=ask what	-47
01=at our	31
01=at the	53
01=attending :	46
01=before the	-42
01=below is	65
01=blood or	-45
01=can one	48
01=can you	42
01=car park	40
01=changes are	68
01=check every	-25
01=check the	-77
01=clients send	-38
01=could somebody	23
01=could you	44
01=count the	-67
01=dear all	40
01=dear colleagues	57
01=dear madam	40
01=dear mr	47
01=dear ms	43
01=dear sir	30
01=dear sirs	38
01=display 0	-45
01=during the	33
01=every time	26
01=everything goes	-35
01=feel for	-52
01=first off	65
01=first thing	-28
01=following the	39
01=for the	70
01=further to	29
01=give the	-40
01=good afternoon	47
01=good day	64
01=good evening	57
01=good morning	52
01=heating :	25
01=hello 	36
01=hello mrs	42
01=hello there	59
01=hence this	44
01=here :	47
01=here is	49
01=hi all	53
01=hi team	21
01=hi there	34
01=hope the	55
01=how was	41
01=i am	42
01=i can	50
01=i have	27
01=i hope	58
01=i look	52
01=i manage	32
01=i mean	43
01=i need	63
01=i own	32
01=i ring	-47
01=i run	72
01=i teach	26
01=i trust	35
01=i want	57
01=i would	28
01=i write	70
01=i'd like	45
01=i'd want	36
01=i'm the	26
01=i've been	39
01=if it	-34
01=if it's	-50
01=if the	-42
01=in attendance	47
01=in our	39
01=in the	24
01=it ought	41
01=it was	39
01=it's about	43
01=it's for	52
01=it's the	49
01=item 0	74
01=keep it	29
01=last month	28
01=last time	31
01=let the	-40
01=lid off	-23
01=look at	-29
01=lost property	-24
01=lovely to	57
01=make a	22
01=make me	28
01=may i	30
01=morning !	38
01=morning all	40
01=most of	27
01=my brother	26
01=need a	55
01=no phones	-27
01=nobody else	-44
01=not above	-57
01=ok so	28
01=on site	-58
01=on the	-34
01=open the	-66
01=our company	38
01=our parish	26
01=our village	25
01=ours is	52
01=park where	-46
01=please draft	31
01=please find	31
01=please keep	42
01=please make	26
01=please write	-23
01=present :	61
01=purpose :	-56
01=quick one	64
01=re :	-55
01=requests come	48
01=right so	-24
01=right um	39
01=ring the	-49
01=scope :	-72
01=she is	48
01=sign in	-45
01=since the	50
01=so a	-51
01=so this	46
01=so we	33
01=so what	32
01=sorry for	28
01=stop the	-31
01=testing testing	49
01=thank you	52
01=thanks 	30
01=thanks for	44
01=the assistant	-23
01=the box	-20
01=the coordinator	-42
01=the customer	-40
01=the door	-33
01=the driver	-31
01=the first	-31
01=the governor	35
01=the inspector	24
01=the instructor	-40
01=the last	63
01=the line	51
01=the museum	32
01=the new	49
01=the nurse	-30
01=the one	-29
01=the operator	-41
01=the person	-25
01=the reception	-41
01=the receptionist	-28
01=the reporter	-59
01=the supervisor	-43
01=there are	64
01=there were	41
01=third time	29
01=this is	39
01=this wants	32
01=to whoever	60
01=two people	-82
01=under 0	-45
01=up to	-53
01=walk round	-34
01=we are	77
01=we ask	-40
01=we do	32
01=we get	59
01=we grow	59
01=we had	41
01=we have	65
01=we let	-42
01=we look	-40
01=we make	56
01=we need	65
01=we put	-46
01=we rent	39
01=we run	64
01=we're a	42
01=well done	39
01=what i	50
01=what i'm	35
01=what is	-29
01=what we	28
01=when the	41
01=when we	-47
01=whoever finds	-45
01=would you	33
01=write an	70
01=write up	45
01=yeah hi	41
01=you asked	34
01=you know	52
01=you will	40
0=a	-23
0=about	54
0=agreed	102
0=alarm	-25
0=an	65
0=and	92
0=any	-25
0=anyone	32
0=anything	-55
0=apologies	104
0=approach	-56
0=as	72
0=ask	-136
0=at	28
0=attending	46
0=back	-56
0=backflush	-54
0=because	54
0=before	-34
0=below	31
0=bisque	-58
0=blade	-51
0=blood	-45
0=both	-60
0=bottles	-56
0=build	27
0=call	-70
0=can	78
0=candles	-43
0=cash	-56
0=chair	25
0=chairs	-41
0=changes	63
0=check	-110
0=clean	-23
0=client	-61
0=clients	-26
0=compare	-24
0=complaints	-39
0=cones	-56
0=copy	-51
0=cotton	-49
0=could	53
0=council	42
0=count	-93
0=cover	-53
0=cut	-33
0=dead	33
0=dear	152
0=deposit	-40
0=dictated	69
0=display	-45
0=do	-51
0=don't	-56
0=doors	-31
0=drain	-35
0=driver	-48
0=drivers	-58
0=during	33
0=duty	-36
0=each	-28
0=eggs	-39
0=eight	35
0=evening	64
0=everything	-40
0=feel	-57
0=fill	-33
0=first	35
0=flour	-31
0=following	50
0=for	88
0=from	-33
0=front	39
0=frost	41
0=fruit	-64
0=funeral	-36
0=further	29
0=gas	-43
0=give	-40
0=gloves	-58
0=go	65
0=good	107
0=great	64
0=green	-29
0=greet	-62
0=greetings	65
0=guests	47
0=guys	38
0=hang	25
0=heating	25
0=hello	109
0=hence	44
0=here	65
0=hey	101
0=hi	126
0=hiya	101
0=hope	60
0=how	48
0=i	37
0=i'd	63
0=i'll	46
0=i'm	62
0=i've	67
0=if	-88
0=in	77
0=inside	-55
0=it	63
0=it's	45
0=item	74
0=items	-62
0=jars	-61
0=keep	66
0=ketamine	21
0=key	-48
0=kindly	74
0=knock	-48
0=lads	59
0=lid	-23
0=like	64
0=look	-52
0=lost	-45
0=lovely	57
0=make	41
0=may	30
0=me	76
0=memo	-64
0=might	32
0=missing	-38
0=money	32
0=morning	96
0=most	27
0=my	97
0=need	65
0=needs	59
0=nets	-62
0=new	29
0=no	-82
0=nobody	-71
0=nope	44
0=not	70
0=now	57
0=ok	115
0=okay	27
0=old	-72
0=once	-32
0=one	-83
0=only	-99
0=open	-68
0=opening	68
0=order	-62
0=otherwise	-34
0=our	98
0=ours	63
0=out	-48
0=outside	-61
0=park	-68
0=patient	-55
0=payroll	51
0=people	71
0=phone	-62
0=photo	-51
0=photograph	-50
0=plate	-38
0=please	49
0=plywood	-53
0=policy	-57
0=pool	-54
0=post	-70
0=present	79
0=preset	-72
0=press	-23
0=private	-38
0=procedure	-52
0=pull	-78
0=purpose	-56
0=re	-55
0=red	-42
0=report	-66
0=requests	25
0=right	60
0=ring	-74
0=rinse	-44
0=ron	51
0=room	-80
0=say	-78
0=scope	-32
0=see	52
0=set	22
0=she	-26
0=sheets	51
0=shelves	-41
0=sign	-45
0=since	41
0=site	51
0=so	26
0=someone	35
0=sorry	49
0=still	-23
0=stop	-31
0=strip	-54
0=swing	-42
0=take	-43
0=tech	-32
0=tell	-38
0=testing	49
0=thank	52
0=thanks	63
0=that	75
0=then	-38
0=there	86
0=third	29
0=this	74
0=those	41
0=ticket	-22
0=torch	-48
0=two	-22
0=um	77
0=under	-77
0=until	-24
0=up	-53
0=visitors	-25
0=walk	-76
0=wash	-53
0=water	-31
0=we	25
0=we're	55
0=we've	61
0=weigh	-46
0=well	69
0=wet	-49
0=what	24
0=whatever	-46
0=wheel	-42
0=who	69
0=whoever	32
0=why	-26
0=wind	-39
0=windows	-75
0=with	-81
0=without	-25
0=would	33
0=write	-20
0=yeah	45
0=yep	62
0=yo	57
0=you	65
1=	153
1=!	48
1=:	75
1=above	-65
1=afternoon	47
1=again	49
1=all	81
1=am	42
1=and	-96
1=apart	33
1=apron	-41
1=as	63
1=ask	-70
1=asked	28
1=assistant	-23
1=at	-121
1=attendance	47
1=auction	38
1=audit	46
1=be	35
1=been	53
1=began	50
1=bits	-66
1=box	-52
1=brother	26
1=by	-95
1=calls	-39
1=came	76
1=candidate	-31
1=changes	-72
1=check	-20
1=checks	50
1=closed	-58
1=coat	-32
1=colleagues	57
1=come	28
1=comes	-25
1=company	39
1=coordinator	-42
1=count	-60
1=counting	-61
1=curtain	-48
1=customer	-24
1=customers	-21
1=date	-45
1=departure	-28
1=describe	21
1=desk	-52
1=discussed	39
1=do	52
1=document	40
1=done	39
1=door	27
1=down	-75
1=draft	31
1=driver	-43
1=drop	-39
1=dry	-42
1=duty	-37
1=each	-60
1=else	-48
1=engineer	-65
1=enters	-53
1=evening	57
1=every	-59
1=finch	72
1=find	31
1=finds	-45
1=fingers	20
1=first	-67
1=flowers	-63
1=for	20
1=found	37
1=from	-31
1=full	-66
1=gave	53
1=get	40
1=gets	-57
1=go	-30
1=goes	-83
1=got	64
1=governor	35
1=grinding	-22
1=ground	-51
1=grow	59
1=guest	-22
1=had	47
1=has	81
1=he	29
1=hello	-36
1=here	37
1=hi	41
1=hire	34
1=hold	-62
1=hope	58
1=hour	-43
1=i	40
1=i'm	54
1=inspector	24
1=instructor	-52
1=is	34
1=isn't	22
1=it	-54
1=it's	63
1=job	-43
1=keep	58
1=key	-62
1=keys	-69
1=know	52
1=labels	46
1=last	73
1=lead	-50
1=left	-21
1=let	-42
1=like	42
1=line	27
1=list	42
1=load	-56
1=look	-34
1=lost	68
1=lot	-46
1=madam	40
1=makes	33
1=manage	32
1=manager	-49
1=may	-72
1=me	62
1=mean	43
1=monday	-48
1=month	28
1=morning	52
1=mr	76
1=mrs	60
1=ms	43
1=museum	32
1=must	-64
1=my	44
1=new	35
1=no	-41
1=nobody	56
1=not	-57
1=nothing	34
1=now	48
1=nurse	-30
1=nursery	37
1=of	-47
1=off	-25
1=on	-34
1=only	-74
1=open	-24
1=opened	55
1=opening	-87
1=opens	-59
1=operator	-41
1=or	-50
1=ought	41
1=our	57
1=out	-63
1=over	-83
1=own	32
1=pages	36
1=parish	59
1=park	40
1=patients	-31
1=patti	-51
1=persons	-46
1=phones	-44
1=photo	-66
1=picks	-44
1=please	50
1=point	-37
1=prepare	47
1=procedure	-47
1=promised	51
1=property	-24
1=put	-33
1=puts	-29
1=reads	-25
1=receipt	-48
1=reception	-41
1=receptionist	-28
1=red	-34
1=rent	39
1=report	63
1=reported	51
1=reporter	-59
1=right	64
1=ring	-46
1=rings	-29
1=rinse	-43
1=room	-70
1=rota	54
1=run	62
1=said	38
1=see	-75
1=send	-38
1=sent	59
1=serial	-41
1=she	-22
1=should	67
1=sir	47
1=sirs	38
1=site	-58
1=size	-32
1=somebody	26
1=someone	48
1=something	-21
1=staff	-52
1=starts	-20
1=stay	-53
1=stays	-36
1=still	55
1=strip	-57
1=student	-52
1=successor	41
1=supervisor	-43
1=tag	-43
1=tape	-44
1=teach	42
1=team	59
1=technician	-35
1=test	-55
1=testing	49
1=texts	-59
1=than	-52
1=thanks	55
1=that	-33
1=they	-55
1=thing	-28
1=this	74
1=three	-65
1=through	-83
1=ticket	-55
1=ticks	-26
1=till	-48
1=time	82
1=told	36
1=took	55
1=truck	-49
1=trust	35
1=turn	-31
1=twice	-41
1=two	-43
1=under	-75
1=up	-63
1=village	25
1=walk	27
1=want	84
1=wants	32
1=was	104
1=wedding	46
1=went	45
1=were	41
1=wheat	-27
1=when	-77
1=where	21
1=who	-44
1=whoever	60
1=will	80
1=winter	62
1=work	-74
1=workshop	57
1=would	60
1=writing	48
1=yes	48
1=you	94
1=your	30
2=	94
2=!	64
2=0	-36
2=:	29
2=abernethy	40
2=about	22
2=accepted	32
2=after	-35
2=against	-51
2=all	36
2=always	30
2=am	59
2=an	-22
2=answers	-38
2=are	-35
2=around	79
2=arrive	-52
2=as	-60
2=ask	66
2=asked	40
2=asking	43
2=asks	-47
2=at	49
2=attendant	-60
2=back	42
2=bare	-66
2=barn	-61
2=be	32
2=been	105
2=before	-32
2=behind	31
2=bell	-35
2=below	31
2=booked	40
2=box	-39
2=brings	-43
2=but	80
2=by	-23
2=c	-41
2=call	-50
2=came	49
2=can	45
2=card	-45
2=case	-27
2=chair	56
2=changes	56
2=check	-53
2=checked	-34
2=checks	-67
2=chemicals	-60
2=class	44
2=cleaning	-35
2=clerk	-49
2=come	37
2=committee	55
2=complained	25
2=count	-45
2=customer	-36
2=do	36
2=don't	-46
2=done	56
2=down	-31
2=driver	42
2=dry	-50
2=each	-27
2=every	-64
2=farah	48
2=files	-61
2=fills	-28
2=films	-60
2=filter	-42
2=find	-25
2=first	51
2=five	-48
2=flour	-27
2=for	-21
2=from	-39
2=gas	-36
2=get	-37
2=gets	-69
2=give	37
2=gloves	-42
2=go	-66
2=going	31
2=good	48
2=got	50
2=had	67
2=hall	42
2=has	108
2=have	55
2=here	40
2=hi	24
2=home	-61
2=hospital	29
2=hot	-47
2=how	35
2=i	47
2=i'm	31
2=if	-37
2=in	-66
2=infected	38
2=instruction	31
2=isn't	-64
2=it's	53
2=j	42
2=job	-47
2=kept	37
2=kg	-35
2=kindly	31
2=kitchen	33
2=knee	31
2=know	32
2=last	41
2=late	36
2=left	72
2=lends	29
2=library	38
2=lift	-84
2=lights	-70
2=lindqvist	47
2=long	-43
2=look	-68
2=lovely	46
2=machine	-26
2=make	66
2=man	-60
2=manager	-35
2=may	-43
2=me	51
2=meet	48
2=milk	-53
2=minutes	-63
2=missing	64
2=moment	30
2=mr	55
2=must	-55
2=my	-69
2=name	-41
2=need	64
2=needed	56
2=never	-25
2=nine	30
2=no	-41
2=now	40
2=of	-25
2=offering	35
2=ok	22
2=old	49
2=on	65
2=one	-22
2=only	-25
2=open	-68
2=opened	-26
2=or	-27
2=our	60
2=out	39
2=oyster	27
2=p	-34
2=people	36
2=per	-66
2=person	-47
2=picking	-30
2=please	41
2=pls	61
2=porter	21
2=postponed	65
2=present	25
2=puts	-61
2=read	65
2=reader	45
2=reading	-27
2=reads	-57
2=receive	-47
2=recorded	-57
2=remember	-56
2=resident	-41
2=returns	-35
2=rings	-48
2=roll	-60
2=round	-44
2=same	22
2=says	45
2=send	-53
2=set	-20
2=shelves	-57
2=shift	-50
2=shop	56
2=sign	-43
2=sir	41
2=six	23
2=so	34
2=something	21
2=started	53
2=starts	-50
2=stays	-72
2=take	-65
2=takes	-57
2=technician	-41
2=tells	45
2=test	-40
2=that	55
2=the	-31
2=their	-61
2=them	-71
2=there	43
2=therefore	30
2=they	28
2=third	26
2=three	24
2=ticket	-72
2=ticks	-50
2=times	36
2=to	-35
2=told	28
2=took	29
2=tried	-26
2=trout	-71
2=two	-25
2=um	37
2=under	-34
2=us	57
2=visits	-57
2=voice	48
2=volunteers	23
2=w	-27
2=walk	-28
2=walks	-35
2=wants	81
2=was	69
2=water	-67
2=we	-23
2=went	-37
2=were	73
2=what	-43
2=when	-52
2=which	-69
2=who	-45
2=wire	-65
2=with	-26
2=within	-28
2=writing	41
2=you'd	38
2=your	-48
:	41
: date	-48
: gus	52
: in	44
: j	42
: morning	54
: mr	21
: mrs	33
: one	36
: only	-67
: rules	-45
: the	72
: what	37
: where	-44
? ?	-56
@0	21
@1	42
@3	-56
a	29
a 0	46
a bag	33
a booking	-51
a box	43
a breakdown	36
a broken	28
a candidate	-31
a car	26
a card	43
a checklist	45
a child	39
a claim	-22
a clear	45
a client	41
a complaint	37
a copy	-20
a county	64
a crew	36
a customer	23
a day	-50
a dental	22
a description	36
a different	39
a doc	42
a document	58
a documented	48
a door	-69
a driver	36
a file	40
a finger	-34
a first	42
a form	26
a full	-21
a gentleman	34
a good	-27
a great	48
a half	37
a handler	-42
a hospital	54
a label	-51
a limit	-50
a list	50
a loan	-32
a local	46
a lock	29
a look	-28
a lot	35
a m	-72
a mailbox	31
a member	-32
a mess	22
a method	27
a minute	-31
a missing	-37
a mobile	-34
a month	42
a name	-42
a new	-48
a novel	57
a number	-55
a numbered	-28
a nurse	-29
a page	64
a patient	-39
a permit	-51
a picture	-20
a plain	43
a policy	-27
a postcard	27
a private	-28
a procedure	89
a proper	39
a quarter	-32
a rash	29
a receipt	-28
a red	-41
a regional	25
a reminder	-35
a report	-35
a room	-45
a runbook	26
a seal	-44
a second	-28
a set	27
a sheet	51
a short	35
a single	-40
a small	101
a table	55
a tag	22
a text	-25
a tip	-29
a two	71
a van	32
a very	32
a volunteer	32
a wedding	-31
a wednesday	29
a week	21
a written	56
a year	-29
abby	-49
abernethy	40
able	22
able to	22
about	83
about 0	81
about four	28
about it	55
about taking	48
about the	89
about three	-46
above	-87
above 0	-83
above that	-25
accept	-71
accepted	36
accepted from	-59
access	-76
account	-82
accounting	34
accounts	-33
acetone	-26
ack	-47
across	-25
across the	28
act	48
action	57
actually	32
ada	-22
address	-57
adeyemi	33
admin	-37
adult	40
aerosols	-49
after	-44
after 0	-52
after a	-29
after every	21
after is	37
after that	-70
after the	31
after two	-37
after what	38
again	72
again about	24
again and	38
again at	-44
again every	-31
against	-49
against a	-21
against the	-60
agent	-44
agree	25
agree on	31
agreed	111
agreed that	34
agreed to	45
agreed with	51
agreement	-37
ahead	-98
ahead and	-34
ahead of	-32
aid	23
aimed	28
aimed at	28
air	61
air because	-46
alan	24
alarm	-24
alarm and	-47
alarm off	-25
all	45
all both	-54
all do	33
all in	49
all of	45
all possible	-41
all the	-39
all three	-49
allergies	-33
allowed	21
alma	28
alone	-76
aloud	-59
also	-98
also for	-51
also have	-32
also need	-51
also when	-67
always	-66
always a	-51
am	76
am dram	46
am responsible	55
am the	55
amber	-28
amused	42
an	23
an angle	-27
an envelope	-27
an hour	-57
an instruction	46
an item	-63
an old	31
an online	28
an order	46
an sop	96
anchor	31
and 0	-83
and a	38
and about	-49
and after	-29
and again	-56
and an	-21
and any	-52
and anything	-33
and apron	-28
and asked	-26
and asks	-47
and at	-65
and because	51
and bring	-27
and by	27
and call	43
and carries	-61
and checks	-41
and closes	-34
and coins	-45
and compare	-46
and count	-44
and counts	-44
and damage	-23
and date	-41
and do	38
and does	-25
and doesn't	-49
and don't	31
and down	-50
and email	-30
and families	53
and found	22
and four	36
and fridays	-33
and from	46
and give	22
and gives	-36
and goes	-20
and half	69
and hands	-27
and has	34
and her	48
and how	58
and i	39
and i'd	49
and i'll	51
and i'm	24
and i've	56
and if	-42
and initials	-25
and it	50
and last	46
and leave	-52
and let	-37
and locked	-26
and look	-24
and looks	-51
and make	55
and makes	-28
and my	52
and names	-61
and need	32
and never	-38
and new	-41
and night	43
and no	-34
and nobody	24
and note	-26
and nothing	-33
and now	48
and nowhere	-23
and number	-22
and nurses	21
and one	54
and our	21
and passes	-22
and people	21
and pick	-29
and point	-32
and posts	-50
and put	66
and reads	-28
and return	-43
and right	35
and runs	-24
and say	-20
and says	-54
and sell	26
and sends	-56
and she	-31
and shows	-24
and since	46
and six	36
and small	26
and sorry	30
and staff	-22
and still	24
and texts	-45
and the	41
and then	71
and there's	33
and they	57
and this	24
and three	37
and thursday	-44
and time	-58
and try	25
and two	36
and type	-27
and under	32
and use	41
and wait	-61
and want	21
and was	44
and water	-34
and we	82
and we've	26
and where	-30
and whether	-52
and white	53
and with	27
and write	-44
and written	-23
angle	-35
animals	37
anneke	59
another	43
another day	-47
answer	-35
antwerp	24
any	-42
any time	-54
anybody	-53
anyone who	-35
anyone's	-46
anything else	-32
anything that	-21
anything written	37
apart	-33
apologies	98
apologies :	58
apologies from	77
applicant	-54
application	-42
applies to	55
apprentice	29
apprentices	48
approach	-56
approval	-45
approved by	-66
april	-47
apron	-48
apron on	-27
archive	37
are a	61
are accepted	-36
are at	41
are being	66
are counted	-50
are done	-70
are from	36
are going	50
are needed	-48
are nine	30
are not	-65
are opened	-74
are over	34
are phoned	-33
are picked	-49
are put	-47
are six	45
are sold	-52
are stored	-44
are taken	-64
are the	71
are three	65
are twelve	54
aren't	-53
arguing	-35
arm	-50
arms	-27
around	43
around 0	65
arrives	-76
artificial	-25
artists	24
arturo	39
as discussed	39
as ever	35
as i	38
as in	-59
as long	-40
as of	-56
as per	51
as promised	42
as soon	-39
as they	26
as well	49
as you	38
asbestos	-23
asha	28
ask	-135
ask about	-94
ask for	-43
ask if	-41
ask me	55
ask the	-64
ask them	-52
ask what	-65
ask you	36
asked	81
asked for	36
asked me	43
asked to	28
asked us	21
asking	26
asking for	45
asks	-71
asks for	-46
asks the	-29
assembly	-51
assessment	-22
assessment and	-22
assistant	-41
assistants	49
association	35
at	-23
at 0	-37
at an	-27
at any	-54
at each	-50
at least	-54
at most	49
at night	20
at once	47
at our	114
at six	21
at st	26
at the	-43
at two	-35
at weekends	-27
attendance	47
attendance :	47
attendants	21
attending	46
attending :	46
audience	41
audience is	34
audio	-65
audiologist	-44
audit	20
auditor	39
august	56
august and	42
authority	36
autoclave	45
autumn	38
autumn the	25
avoid	52
awake	79
away and	-50
away from	-51
b 0	-50
babies	60
back for	-67
back last	53
back of	-30
back was	52
back with	-31
backflush	-54
background :	43
backup	-37
backup from	-30
backwards	-38
bad	-31
badge	32
bag	-51
bag and	-24
bag it	-77
bag of	38
bags	-39
balance	44
bale	-58
ball	-45
balloons	39
balls	-44
band	67
bank	45
bank holiday	25
bank transfer	-43
bar the	53
bare	-83
basket	-50
batching	-53
batteries	-44
battery	-55
bay	-45
be	40
be able	22
be doing	46
be it	-44
be no	45
be on	-20
be paid	-22
be present	-35
be put	25
be shown	-24
be there	-32
be turned	-22
be written	33
beacon	-24
bear with	27
beatrice	70
because	43
because half	44
because nobody	63
because of	41
because the	40
become	40
become a	40
bed	-28
beds and	38
been	54
before	-120
before a	-56
before anything	-38
before by	-43
before eight	-48
before every	-29
before i	64
before it	32
before not	-41
before opening	-37
before quoting	-36
before she	-34
before so	25
before the	-46
before touching	-36
before we	-44
before you	-66
before your	-65
beforehand	-58
began	50
began with	50
behind them	-51
being	97
being a	28
bell	-75
bell and	-31
belongs	-25
below	32
below 0	-63
below is	65
belt	-24
belts	-81
bench	-21
bent	42
best	40
better	69
between 0	-56
between pots	-25
between the	40
between two	43
beyond	-33
bicycle	47
biggest	-20
bike	-23
bill	51
bill of	-22
bills	-34
bin	-23
binder	52
bindings	40
binned	22
bins	-36
bird	26
birds	-59
bisque	-58
bit of	-32
bits	-29
bits missing	30
black and	53
blank	31
blankets	-50
blast	-42
bleach	41
bleeding	-47
blocked	59
blood	45
blood or	-45
blood samples	52
blow	-41
blue	-53
blue book	-63
board	-31
board and	-24
boats	42
boatyard	41
bob	69
body	28
bone	-31
bone dry	-54
book	-57
book before	-47
booked	32
booking	-43
bookings	37
bookings for	28
bookkeeping	38
books	-27
boot	-62
booth	21
boots	-93
boots off	-41
boss	56
boss wants	40
both	-127
both and	-44
both sides	-48
both sign	-37
both ways	-42
bottle	-60
bottle to	-23
bottles are	-37
bottom	-83
bought	47
bow	-23
box	-51
box and	24
box in	24
box with	-39
boxes	-41
boy	37
brake	-50
branches	-34
brass	-23
breakdown	36
bridge	43
brine	-38
bring	-30
bringing	-60
brings	-80
brings the	-45
brother	26
brownies	27
brush	-61
brushed	-62
bucket	-73
buckles	-48
build	24
bull	23
bunch	-28
bunkering	-32
bunny	75
bureau	53
bus	-38
business with	22
but	99
but it	26
but no	-36
but not	30
but they	40
but we've	21
buyers	36
buying	21
by	-35
by 0	-82
by a	26
by e	-43
by eye	-37
by friday	53
by hand	26
by itself	-32
by one	35
by post	44
by the	-53
by thursday	27
by two	-67
by us	-74
by whoever	-45
c 0	-44
c or	-33
cab	-41
cable	33
cake	-49
call	-33
call 0	-30
call bell	-23
call comes	-46
call out	-48
call the	-78
callback	-27
callback number	-27
called back	-46
called opening	31
calling	-43
calls	-31
calls them	-39
callum	36
came	101
came :	34
came about	24
came back	89
came in	-22
came up	27
can	25
can also	43
can be	-38
can come	57
can hand	48
can one	48
can pin	35
can turn	-24
can work	38
can you	60
can't get	45
candidate	-31
candles	-58
canon	41
cap	-44
capitals	72
capt	59
captain	-28
car	40
car park	30
car so	36
card	-106
card and	-56
card no	-25
card on	-36
cards	-57
care home	26
carer	-22
carers	21
carers and	21
carol	35
carriageway	-30
carrier	-26
case	-101
cash	-70
cask	-40
cast	-34
catering	42
catriona	40
cemetery	-35
cemetery office	21
centimetres	-70
ceramics	-35
certificate	-63
certified	-46
chaff	-43
chain	-28
chair	55
chair :	42
chalk	-51
change	26
changes are	68
chaos	51
charge	-46
charge of	47
charged	-31
charger	-28
charity	39
charity shop	26
chart	-62
chase	48
chat	41
check	-114
check every	-25
check out	25
check that	-34
check the	-79
checked	-74
checked for	-26
checklist	74
checklist for	30
checks	-29
checks :	29
checks in	-29
checks it	-38
checks that	-75
checks the	-48
cheek	-57
cheese	39
chemical	-86
chemicals	-60
chemistry	29
chief	-40
child	40
children	-69
chimneys	21
chip	-60
chocked	-55
chocks	-38
choir	42
christmas	42
church hall	55
churches	43
cill	-55
circulated	54
claim	26
class	28
clean	-23
cleaning	-23
clear procedure	46
clearance	-22
cleared	-31
clerk asks	-21
clerk looks	-34
clerks	22
click	-37
client	-61
client :	-56
client a	-25
client's	-62
clients send	-38
climbing	60
clinic	52
cllr	63
closed	-77
closed on	-49
closed until	-39
closes	-76
closing the	-25
cm	-31
coat	-60
code	-49
code is	-54
code off	-48
coffee	34
coin	-53
coins	-44
col	46
cold	-37
cold tap	-38
colleague	38
colleagues	59
collect	-27
collected	-28
collection	31
collections	-30
collector	-45
college	-26
color	-29
come	42
come and	41
come by	77
come from	-43
come in	40
come out	-33
comes from	25
comes in	-50
comes off	41
comes up	-37
coming	41
coming back	33
comma	36
commercial	-46
committee	68
community	50
company and	26
compare	-41
complained	25
complained that	25
complaint	48
complaints	-20
complete	-29
compressor	-22
concentrator	-55
concern	66
concert	-32
cones	-58
confirm	-36
confirmation	25
confirmed	-30
confirmed the	-33
confirmed until	-26
confirms	-40
consent	-35
consignor	-32
contract	-47
contractor	38
control	-73
cool	-34
coordinator	-24
coordinators	32
copied	41
copy	-37
copy of	-49
cord	-59
cork	31
corner	-57
corners	-39
cost	25
costume	39
costume hire	39
cotton	-49
could	102
could somebody	23
could you	40
council	30
council's	48
count	-96
count in	-35
count the	-74
count them	-41
counted	-66
counted by	-56
counter	33
counting	-46
countries	26
countries and	26
counts	-69
counts it	-25
county	-37
county museum	56
courier's	-36
course	40
court	51
courts	57
courts and	57
cousin	20
cover off	-36
covered	-68
covering	37
covering the	37
covers	-50
covers on	-41
crack	29
cracked	-46
crane	-44
crate	-78
crates	-39
credit	-53
cremation	-39
crew	-37
crew at	-22
crew can	24
crew lead	-39
crisps	45
cross	-35
crossed	72
cup	-44
cupboard	61
curb	-47
current	-22
curtain	-61
customer	-21
customer is	-30
customer puts	-29
customer signs	-39
customer support	22
customers	-43
customers and	37
cut	-37
cuts	-51
cutting	-57
cycle	-49
daily	-21
daily checks	45
damaged	33
damp	58
dangerous	27
dangerous goods	27
dark	-38
dark milk	-57
data sheet	-39
date	-103
date of	-38
date on	-47
dates	-40
daughter	38
daughter's	43
day	-63
day 0	-51
day :	49
day and	-21
day before	-51
day if	-35
day of	-28
day on	-44
day one	-27
day the	-62
day two	44
daylight	-38
days	-54
days ahead	-54
days and	-39
days before	-35
days of	-46
deadline	-38
deaf	57
dear	80
dear all	40
dear colleagues	57
dear madam	40
dear mr	47
dear ms	43
dear sir	30
dear sirs	38
december	75
decent	69
decide	-58
decided	44
decided that	44
decides	-80
deck	-66
deck hand	-42
declared	30
dee	58
deed	-40
deep	-43
degrees	-22
deletion	47
delivered	-24
deliveries	47
delivery	-33
denise	25
dental	25
dental practice	21
dents	-48
department	-28
departure	-31
deposit	-21
depot	54
derek	23
described	27
description of	30
desk	-27
desk at	54
detector	47
detergent	-37
dev	48
dex	41
di	-71
dialysis	-31
dictate	46
dictated	69
did	25
did not	44
did the	40
died	39
difference	-49
different	94
differently	69
director	-46
dirty side	-29
disc	-58
discharge	-24
discussed	50
discussion	43
dishwasher	-47
dispatcher	-28
dispenser	-27
display	-69
display 0	-55
distilled	-55
distillery	62
district	27
do	67
do a	48
do it	72
do not	-59
do on	21
do the	-50
do to	41
do we	66
do when	49
doc	61
dock	-59
doctor	-45
document	43
document for	21
document is	-30
documentation	55
documented	57
does	-30
does it	-23
does the	-63
doesn't	-84
dog in	-20
dogs	26
doing it	30
doing the	24
dollars	-32
domestic	46
don't	-82
don't ask	-30
don't bring	-44
don't fill	-43
don't go	-46
don't have	41
don't just	-23
don't open	-34
don't put	-53
don't start	-39
don't stop	-40
don't take	-34
don't write	38
donated	53
done	39
done for	42
done to	20
door before	-30
door is	-50
door stays	-35
doors	-56
doors at	-27
doors shut	-46
dose	-21
dot	-22
double	36
down and	-64
down as	-33
down at	-32
down before	33
down how	53
down in	58
down on	27
down the	-22
doyle	39
dr	46
draft	42
draft a	22
draft an	30
drafted	46
dram	46
drawer	30
draws	-49
draws up	-49
dressers	-44
drew	48
drink	-31
drive	-23
drive and	-27
driver	-21
driver radios	24
drivers	-28
drives	-33
drone	-58
drop	-80
drop off	-31
drops	-47
drum	-65
dry	-103
drying	-32
due date	-26
dump	27
during	73
during the	48
dust	-52
duty	-28
duty gloves	-34
duty manager	-28
each	-31
each morning	-41
each one	-48
each other	-47
each with	29
earlier	-38
early	39
early shift	-46
earth	-44
east	51
easter	48
easy	30
eat	24
eating	48
eggs	-24
eight	50
eight minutes	25
eighty	49
either	44
eleven	53
ellie	51
else	-62
else's	-28
email	-21
embarrassing	55
emergency	-42
employee	24
emptied	-34
empties	32
empty	-66
empty the	-38
enclose	33
energy	39
engine	-42
engine off	-39
engineer	-53
engineer and	23
engineers	-52
english	70
english and	20
english is	24
enough for	-32
enough to	27
enter	-44
enters	-63
enters it	-32
entry	-28
envelope	-30
equipment	-42
er	29
escort	-68
eta	-47
euros	-60
even	-53
even if	-34
evening before	-35
evenings	-23
evenings a	35
ever	59
every	-67
every 0	22
every day	-52
every driver	-56
every friday	-36
every hour	-46
every lift	-39
every new	-24
every one	37
every second	-41
every stay	-46
every tenth	-27
every time	30
everyone	48
everyone has	35
everything	-25
everything goes	-35
everything in	44
ewes	49
exam	70
exams	-23
exams officer	-23
except	34
exceptions	-40
excuse	56
exhibition	-51
exist	50
existing	-55
expect	-41
expect to	-41
explain	-26
export	59
exports	-33
extra	-51
eye	-26
f	-51
faces	-59
faces the	-51
facing	-68
factory	-30
fair	65
fall	92
fallen	-20
falls	-23
falls procedure	24
families	76
family run	48
fan	-71
fans	-65
farah	52
farm	64
farmer	-46
father	67
fault	87
february	27
fed	-25
fed up	26
fee	-38
fee 0	-49
feed	-21
feed it	24
feel	-22
feel for	-52
feet are	28
feet of	-49
felicity	53
felt	-38
femi	41
fence	65
festival	38
fetch	-43
fetch the	-37
few	43
field	-21
fifty	-46
file	-30
file in	-28
file number	-22
files	-25
fill	-39
filled	-56
filled in	-53
fills	-62
fills in	-59
films	-47
filter	-52
finally	46
finance	-41
finch	72
find below	31
finder	-42
finds you	22
fine	37
finger	-38
finished	22
fire	-34
fire line	-46
firm	66
firm in	23
firm with	29
firms	24
first	-92
first 0	-48
first and	-43
first checks	-48
first in	-22
first look	-23
first of	37
first off	65
first ten	24
first then	-53
first thing	-59
first time	51
fishing	21
fitter	-49
fitting	40
fitz	54
five and	39
five degrees	-31
flag	-39
flame	-38
flat	-23
flats	55
flats and	32
flight	-24
flights	-52
flood	38
floor and	-60
floors	28
flour	-57
flour and	-25
flower	-51
flowers	-63
flowers are	-49
fobs	-51
fog	33
folder	-77
folks	47
follow for	22
following	60
following the	39
follows	65
food	-40
foot	-34
for 0	-37
for about	44
for all	-38
for an	-35
for anything	-58
for being	47
for children	-29
for cleaning	30
for eleven	38
for five	36
for how	53
for key	-30
for offering	35
for receiving	46
for registering	39
for sample	44
for small	26
for stones	-61
for sunday	32
for taking	39
for ten	-51
for that	-38
for the	88
for three	42
for us	22
for what	59
for when	44
for whoever	-37
for you	68
for your	27
foreman	-32
forget	23
forgive	45
forgive the	45
forgotten	50
form	-34
form and	-33
form b	-24
form of	74
formal	60
forty	38
forward	-22
forwarder	47
found	29
found a	36
found the	44
four	64
four and	23
four hours	-33
four hundred	52
four of	44
fourteen	57
free	-28
freelance	33
freelancer	51
freeze	-24
freight	47
freight forwarder	47
fresh	-47
friday	57
fridays	-38
fridge	-22
fridges	-67
from a	-43
from here	32
from home	-52
from it	23
from me	46
from memory	39
from monday	-47
from my	30
from our	45
from the	-22
from there	-40
from this	42
from two	29
from you	25
front and	40
front door	35
front of	-42
frozen	74
fruit	-64
full	-108
full name	-54
fully	25
funeral	-40
funeral director	-42
further	29
further to	29
fuzzy	-58
g	68
gallery	-34
gaping	-38
gaps	-34
garden	24
gate	-22
gatehouse	-48
gave	64
gave us	35
general	48
generator	47
gentleman	38
gentleman who	29
geoff	70
get it	26
get this	59
get to	-27
gets	-127
gets the	-60
ghent	38
gimme	43
girl	39
girls	67
give	33
give me	45
give the	-44
give them	23
given the	-23
gives	-55
gives it	-25
gives the	-62
giving	21
glass	-83
glass and	-27
glaze	-23
glove	-53
gloves	-39
gloves and	-56
gloves on	-32
gloves visor	-34
go and	-36
go down	-42
go in	-67
go on	78
go through	-51
go to	-63
god	73
goes	-60
goes in	-98
goes on	-47
goes out	-24
goes through	-33
goes to	-50
going	43
going on	21
going to	41
gone	97
good	91
good afternoon	30
good day	64
good evening	57
good morning	59
goods	-53
goods are	-46
goods bookings	27
got	80
got a	74
got the	46
government	-45
governor	35
governors	-44
gp	29
grading	-55
grain	-57
grapes	-23
grate	-51
grave	-70
gravel	-78
grease	-73
great	81
green	-23
greenhouse	-62
greet	-62
greetings	91
grey	-24
grid	-24
grinding	-46
groom	45
gross	41
ground	-58
grounds	54
groups	45
grow	58
grow oyster	28
guest	-25
guests walk	48
guide	-22
gun	69
guns	-55
gus	52
guy	23
guy came	27
guys	27
gym	61
h before	-21
ha	36
had	98
had 0	31
had a	52
had been	37
had gone	48
had the	22
had to	37
had told	30
had two	26
hail	-35
hair	-64
half	65
half a	49
half full	-44
half of	25
half past	38
hall is	35
hall needs	36
hand	-62
handbook	47
handed	-43
handed in	-35
handed over	-21
handheld	-31
handing	-22
handing over	-22
handle	-30
handled	38
handler	-74
handlers	-40
handling	24
handling data	22
handover	53
hands	-70
hands it	-26
hang	42
hang up	34
hangs	-22
happen	23
happen again	38
happened	-29
happens	68
happens on	25
happens when	49
happy	54
harbour	35
harcourt	42
hard	-44
harjit	42
harjit ji	42
harness	-42
has	73
has 0	64
has a	38
has about	41
has anybody	-46
has asked	36
has confirmed	-25
has ever	45
has fallen	-20
has gone	69
has his	37
has left	-43
has never	40
has not	-28
has one	47
has signed	-22
has the	-59
has twenty	38
hat	-63
hatch	-81
hates	62
have	53
have 0	36
have an	-51
have anything	37
have been	23
have had	-29
have it	39
have never	60
have one	35
have the	48
have written	20
haven't	-37
having	68
he	47
he says	-48
he turns	-52
he'd	40
head	-21
head for	23
head lol	29
head of	27
headings	35
headphones	24
heads	-51
health certificate	-22
hear	-26
hear from	-35
hear me	33
heard	58
hearing	40
hearing aid	70
heat	-45
heated	-62
heaters	-45
heating	48
heating :	25
heavy	-58
heavy duty	-34
hectares	30
hedge	58
heel	-57
height	-35
held	-30
helix	33
helix test	-44
hello	35
hello mrs	42
hello there	59
hello this	21
help	32
helper	-44
helpers	-21
hence	66
hence this	53
her	74
her turn	37
here	117
here :	47
here at	34
here for	48
here goes	54
here in	28
here is	47
here it	30
here's	49
hev	62
hey	101
hi	118
hi all	55
hi team	21
hi there	34
high how	-44
him	47
himself	-40
hinge	-64
hire	76
hire out	34
hired	24
hires	27
his head	44
hiya	101
hold	-72
hold in	28
hold the	-52
holder	-69
holders	-61
holds	-63
holds the	-36
hole	-81
holes	-67
holiday	49
holidays	27
home and	24
honey	24
hood	-55
hook	-43
hooks	-55
hope	71
hope the	65
hope this	22
hoping	32
horn	-77
horse	-79
hose	-104
hospital	57
hospitality	-22
hospitals	53
hostel	40
hostel in	40
hot	-68
hot air	31
hot water	-34
hot work	-55
hotel	28
hour	-64
hour before	-33
hours	-36
hours and	-39
house and	-28
house in	39
households	37
housekeeping office	-50
housekeeping supervisor	-30
housing	30
how	25
how a	46
how an	37
how high	-44
how i	26
how long	-36
how many	-71
how much	-45
how the	41
how to	53
how was	41
how we	92
howard	47
hrs	-63
hse	79
hull	44
humidity	-22
hundred	46
hundred quid	29
hung	-111
hung on	-72
hurt	-38
hut	30
hut at	48
hydraulic	-54
i	100
i am	65
i ask	-25
i can	63
i do	56
i enclose	33
i had	47
i have	62
i hope	68
i look	52
i manage	32
i need	69
i own	32
i promised	31
i ring	-52
i run	76
i take	-26
i talk	60
i teach	26
i took	34
i trust	35
i want	60
i was	34
i will	37
i work	36
i would	23
i write	49
i'd	81
i'd like	45
i'd want	36
i'll	62
i'll feed	26
i'll have	31
i'll paste	45
i'll tell	23
i'm	103
i'm after	29
i'm fed	24
i'm in	58
i'm not	36
i'm the	45
i've	65
i've been	45
i've got	55
ice	33
id	-78
idea	24
if	-127
if a	-31
if any	-35
if at	-41
if is	-22
if it	-91
if it's	-32
if one	-40
if the	-47
if there	-32
if there's	-37
if they	-69
if they're	-33
if you	-51
immediately	-22
immediately and	-22
impression	26
impressions	35
in 0	84
in at	-79
in attendance	47
in black	53
in both	-39
in capitals	47
in cash	-26
in charge	-26
in cork	31
in daylight	-36
in december	31
in each	30
in english	21
in every	-53
in for	-48
in form	-43
in four	39
in from	37
in front	-53
in hand	-47
in harvest	36
in it	-47
in july	-48
in june	40
in march	35
in may	65
in not	50
in october	44
in of	36
in on	50
in order	57
in our	43
in pocket	-25
in room	-52
in rotterdam	28
in that	34
in the	-32
in their	39
in this	-38
in tucson	23
in which	-27
in winter	47
in with	-36
in without	-28
in your	39
incident	37
included	-60
including	-62
incoming	57
incoming loans	47
indemnity	-31
induction	-35
initial	-43
initials	-36
ink	-24
inside	-84
inside a	-63
inspection	27
inspector	25
instruction	74
instruction for	54
instructions	70
instructor	-37
instrument	-35
instruments go	-23
insurance	-44
insurer	29
intake	-35
interest	50
intern	43
interpreter	45
interpreters	44
into	59
into a	28
into an	40
into shape	68
into something	33
into the	-39
invoice packing	-22
involved	-20
is a	93
is about	26
is accepted	-59
is added	-31
is and	-40
is at	-43
is called	-56
is changed	-40
is coming	40
is done	-37
is enough	-50
is filled	-52
is first	-43
is five	25
is for	91
is going	33
is handled	38
is having	55
is in	57
is left	39
is looked	-30
is mending	26
is met	-36
is my	27
is needed	32
is never	-45
is new	25
is off	-62
is one	28
is open	-27
is opened	-65
is out	-30
is recorded	-66
is responsible	-28
is sent	-22
is that	37
is the	69
is this	35
is told	-46
is what	25
is where	32
is written	-42
is wrong	-29
isn't	-78
isolator	-31
it a	-31
it another	-36
it as	31
it bag	-34
it before	-58
it but	31
it came	34
it covers	-31
it down	-52
it drafted	55
it for	-51
it goes	29
it had	32
it here	24
it in	-61
it into	37
it is	-34
it isn't	-30
it last	-40
it like	34
it looks	33
it open	-41
it ought	41
it out	66
it over	-34
it starts	-27
it was	52
it when	44
it with	-57
it works	53
it's	30
it's about	60
it's all	64
it's over	-33
item	55
item 0	83
items	-39
items a	30
items worth	-26
itself	-48
j	-21
jackets	-54
jail	-65
january	-40
japan	48
jargon	34
jean	34
jeff	62
jess	49
jewellery	-46
ji	42
jo	56
joan	42
job card	-26
jobs	-27
joining	-21
june	41
just	39
just talk	29
just the	-49
k	98
keep	81
keep it	37
keep the	53
keeping	-36
keeps	35
kegs	43
kept everything	32
ketamine	21
kettle	49
key	-49
key from	-40
key person	23
key safe	-47
keys	-105
keys and	-50
keys of	-37
keys to	-22
kg	-65
kg 0	-55
kid	-48
kids	22
kids under	-40
kill	-21
kills	-47
kiln	-50
kiln wash	-53
kilos	-55
kind	59
kindly	81
kiosk	57
kirsten	60
kit	34
kitty	62
km	-48
knee	35
knee is	34
knew	47
knife	-48
knock three	-35
knot	-40
knot himself	-40
know	40
know so	58
know the	45
know what	23
koos	-49
kyle	37
lab at	26
label	-115
labels	39
laboratory	34
lace	28
lad	44
lad with	41
ladies	64
ladies and	37
lading	-22
lads	74
lady	39
laminated	43
land	55
landing	-37
landing and	-22
landlord	25
landowner	-36
lane	-59
language	36
lanyards	31
lap	-68
laptop	42
last	25
last autumn	26
last day	-33
last month	63
last month's	-44
last night	43
last one	-27
last quarter	28
last season	41
last week	33
last word	-62
last year	29
late	79
late fee	-46
late reply	24
later	-53
later than	-27
latest	-20
lawn	20
lay	-56
lead	-78
leads	-43
league	-48
leak	-24
leaks	-35
lean	42
least	-54
least 0	-51
leave it	-33
leave them	-60
leaves	-70
leaves the	-27
leaving	-55
leeds	52
left a	-43
left on	65
left open	47
left the	68
legs	-25
leisure	53
leisure centre	49
lemon	-31
lending	72
lends	29
lent	22
less	35
lesson	63
let it	-47
let me	56
let the	-49
let's	35
lets	43
lets the	-59
lets them	29
lets write	63
letter and	-40
letters	34
level	-43
levente	41
licence	-40
license	-57
lid	-32
lid off	-23
lids	-81
life	-49
lift	-65
lifts	-51
light	-26
light on	33
lights	-97
lights and	-36
lights mirrors	-31
lights on	-47
lights the	-32
like	98
like a	64
like it	53
like one	22
like the	61
like to	31
lil	59
limb	-23
limit	-50
lindqvist	55
line	-22
line has	51
line no	-45
linen	-79
linen room	-60
lisle	56
list	-62
list and	-43
list by	-71
list for	50
listed	-43
listen	48
lists	-44
lit	-31
live	49
live in	56
load	-27
loaded	-54
loads	-37
loads the	-27
loans	63
loans and	46
local	-33
location	-28
lock	-45
locker	-47
lockout	-30
locks	-30
lol	73
lone	-49
lone working	-49
long and	55
long as	-40
longer	27
longer than	21
look	-91
look after	52
look at	-67
look for	-51
look if	-45
look official	39
look up	-24
looked at	-38
looks	-55
looks after	55
looks at	-59
looks in	-55
looks up	-34
lost	97
lost or	65
lot	28
lot is	-27
lotte	58
loud	-46
love	78
lovely	72
lovely to	53
lower	-38
lower the	-56
lumps	-56
lunch	60
lunch and	24
m	-21
m we	-44
machine	-63
machine is	-39
machines	76
mad	44
madam	47
madam or	33
made	-39
made into	44
made on	-40
magazine	25
magazine is	25
magnet	-53
mailbox	45
main	-31
make	81
make a	26
make it	46
make me	28
make one	45
make this	38
makes the	-45
making	-36
man	34
man and	-35
manage	34
managed	46
management	54
manager	-61
manager and	-21
many of	27
map	-43
marian	28
marked	-38
marked with	-36
marker	39
market	33
marko	27
married	-40
married to	-28
marshal	-30
marta	21
master	35
match	-48
match the	-28
maternity	34
mats	-64
matter how	-53
matters	62
max	-68
max 0	-55
maximum	-37
may and	49
may be	-43
may have	78
may i	38
maybe	50
me	125
me a	27
me again	39
me sorry	34
me to	32
means	-44
means no	-38
means the	-51
meant	25
meant to	25
media	72
meet	-29
meet you	48
meeting	45
meets	-25
meets the	-25
member	-48
members of	-34
memo	-47
memo to	-37
memory	-21
men	-28
mend	51
mending	26
mention	50
menu	23
metal	-52
meter	-49
meter and	-33
methadone	21
method	57
method for	40
mg	-42
mg l	-42
michaelmas	-40
middle	-38
midnight	23
might	32
miles	22
milk	-48
milk bank	45
milk white	-57
milkers	31
milking	-53
min	-37
mine	62
minibus	45
minimum	-75
minute	-61
minutes after	26
minutes and	-24
minutes before	-60
minutes of	50
minutes then	-41
minutes to	-52
mirrors	-33
missing	41
missing and	57
missing in	49
missing the	-35
mix	-30
mixed	-29
mm	-47
moan	43
mobile	-38
moisture	-57
moment	30
monday and	32
monday the	-43
mondays	-36
monitoring	-79
month	36
month a	36
month the	28
month's	-44
monthly	-31
months	-57
months for	-32
mop	-71
more	-36
more and	31
more for	40
more is	-31
morning	44
morning !	38
morning all	45
morning and	-61
morning for	31
morning team	44
most	86
most have	53
most of	54
mostly	98
mostly domestic	23
mother	52
mould	22
move	-50
move the	-57
moved	-50
moves	-39
mph	-76
mr	98
mr whitcombe	21
mrs	94
mrs adeyemi	35
mrs pengelly	44
ms	49
much	-32
mungo	57
museum	58
museum and	30
mushrooms	28
mushrooms on	23
must	-73
must be	-29
must have	-21
must match	-43
mute	30
my	91
my boss	45
my brother	26
my father	28
my girls	27
my name	36
my sister	23
my two	51
n	-88
nail salon	22
name and	-54
name has	-44
name it	60
name of	45
name weight	-29
named	-32
names a	-49
names in	44
names the	-30
nape	-44
nasreen	49
native	46
near	44
near miss	48
near the	-60
nearly	42
need a	40
need an	41
need in	40
need it	48
need our	26
need something	49
need the	-62
need this	26
needed	50
needed for	74
needs	75
needs a	40
needs the	-46
neighbour's	42
neighbours	-35
neon	-41
nets	-62
never	-47
never by	-36
never had	22
never mixed	-58
never on	-55
never one	-73
never over	-49
never the	-92
new	45
new guy	44
new one	-37
next	-23
next time	-23
next to	-52
nice	44
nicely	34
night before	-52
night porter	21
night shift	48
nine	45
nine hours	50
nine staff	50
nineteen	23
ninety	36
ninety minutes	29
nitrile	33
nitrile gloves	33
no	-45
no 0	-47
no card	-46
no change	68
no dry	-31
no exceptions	-40
no gaps	-34
no lift	-43
no more	-25
no nylon	-51
no phones	-27
no shortcuts	-47
no shows	37
nobody does	-44
nobody else	-48
nobody had	30
nobody puts	-21
nobody was	43
non	26
none	59
noon	-87
noor	29
nope	44
normal	-46
not	-36
not above	-57
not amused	42
not at	32
not before	-33
not by	-45
not coming	-26
not exist	45
not for	-28
not go	-51
not married	-26
not more	-50
not older	-22
not on	-74
not once	-66
not related	-26
not so	62
not the	-33
not to	-25
not used	-37
not what	-44
not with	-41
notary's	35
note	-31
note the	-63
noted	42
notes	34
nothing in	-36
nothing is	-73
notice	85
noticed	58
novel	57
now	89
now and	35
now has	29
now the	51
now we	39
nowhere	-23
nowhere else	-23
nr	-37
number	-53
number date	-30
number from	-26
number in	-30
number is	-45
number one	51
numbered steps	46
numbers	-38
nurse	-66
nursery	38
nurses	51
nut	28
nylon	-59
nylon jackets	-38
objects	-34
occasions	24
october	39
october and	31
of	50
of all	-30
of an	36
of doing	25
of each	-43
of five	37
of house	43
of how	45
of it	71
of lading	-22
of lanyards	31
of our	64
of ours	38
of receipt	-29
of shift	-49
of sixty	26
of staff	-33
of the	-21
of their	-45
of them	75
of these	25
of this	24
of up	-46
of us	-37
of use	-40
of which	29
of words	56
of you	73
off	-91
off 0	-62
off at	-40
off before	-44
off by	-63
off in	33
off no	-50
offering	35
offers	-33
offers the	-33
office	-37
office :	25
office and	32
office for	21
officer	-22
official	39
often	65
ok	94
ok so	28
okafor	55
okonjo	45
ola	-23
old	45
old railway	22
older	-53
older than	-53
olu	-33
on a	36
on anything	-30
on arrival	22
on before	-81
on both	-38
on day	29
on duty	-52
on each	-28
on every	-65
on first	-61
on form	-33
on friday	61
on her	21
on how	47
on it	67
on its	-39
on leave	40
on one	38
on our	-46
on paper	70
on receipt	-39
on saturday	41
on saturdays	54
on shift	-35
on site	-104
on sunday	-26
on tuesdays	-55
on two	34
on yes	42
onboarding	36
once and	46
once the	-33
once with	-30
one action	52
one before	60
one boat	28
one document	-41
one finger	-21
one goes	-57
one hour	-42
one is	-36
one line	68
one night	31
one on	-41
one page	54
one pager	59
one person	-26
one place	-33
one procedure	28
one reads	-26
one sets	-33
one to	48
one up	44
one watches	-52
one working	-21
one's	-27
ones	-27
ones go	-45
ones have	-21
ones with	44
only	-84
only 0	-50
only after	-34
only by	-45
only if	35
only on	-32
only one	30
only then	-28
only with	-42
onto	-34
op	25
open	-37
open at	-46
open both	-48
open from	34
open the	-68
opened in	-61
opened the	69
opened with	74
opening	-54
opening :	-44
opening and	33
opening the	23
opens a	-41
operate	35
operating	35
operating procedure	35
operation	-32
operator	-43
optician's	37
or	-58
or any	-47
or at	-45
or by	-30
or dog	-43
or madam	29
or more	-41
or sir	33
or the	-28
or through	38
or with	32
or you	-22
orange	47
order :	-61
order and	-26
order of	53
order on	34
order they	-49
original	-53
originals	-43
other	-38
other and	-26
other way	31
otherwise	-37
otherwise it	-35
otherwise the	-35
ought	41
ought to	41
our	127
our association	26
our boatyard	41
our charity	44
our company	38
our customers	29
our dairy	47
our falls	24
our front	40
our insurer	40
our nursery	32
our parish	27
our practice	31
our two	51
our village	25
our volunteers	21
ours	60
ours is	52
ours was	26
ourselves	-49
out	-22
out 0	-35
out again	36
out against	-21
out at	-26
out by	-85
out first	-58
out for	56
out loud	-46
out over	-40
out so	-26
out with	29
outgoing	27
outgoing loans	27
outside the	-21
over	-72
over by	-25
over on	-34
over the	-47
over together	-23
overdue	45
overnight	-49
own a	29
owner	-56
owner about	-38
owns	45
oxygen	-38
oyster	-22
oyster mushrooms	23
p	-31
p m	-48
pack	-40
packets	23
packing	45
packing list	-22
pad	-55
paddle	-25
padlock	55
page	59
page and	46
page with	31
pager	86
pages	36
paid for	-32
pain	-61
pair	-44
panel	55
panels	22
panic	-29
paper	37
paper before	45
paper for	38
papers	-70
paperwork	28
paragraph	60
parcels are	-54
parent	-51
parish	62
park :	40
park where	-46
parked	-59
part	-25
part time	51
parties	54
partner	-22
party	20
passed	35
passenger	-34
passes	21
passes it	-22
passports	-26
past	25
patient	-27
patient goes	-45
patients	29
patti	-51
payment	-39
payroll bureau	53
payroll for	31
peace	54
pencil	-39
pengelly	44
people and	40
people are	21
people away	25
people in	25
per	-37
per person	-45
per side	-43
percent	-50
period	-45
permit	-37
permit is	-53
person	-42
person on	-57
person stays	-39
person who	-21
pete	27
petrol	61
petty	41
petty cash	41
ph	-51
ph 0	-51
phone	-56
phone asks	-28
phone the	-38
phones	-52
phones in	-32
phones the	-28
photo	-89
photo id	-30
photo of	-51
photograph	-53
photograph the	-38
photographed	-45
photographs	-29
photos	-65
photos and	-44
pick	-34
pick out	-29
picked	-46
picked up	-54
pickers	40
picking	-56
picking up	-29
picks	-40
picks up	-42
pickup	-45
picture	-20
pictures	-63
piece	-33
piers	45
pilot	-54
pilots	-21
pin	-30
pins	-48
pipe	-24
pit	28
place	-37
places	66
plain	49
plain and	39
plain language	26
plan	-89
plants	-79
plastic	-69
plate	-74
plates	-38
play	34
pleasant	30
please	104
please draft	31
please find	31
please help	58
please keep	42
please make	41
please put	38
please turn	30
please use	42
please write	-21
pls	105
plugs are	22
plus	-36
plus a	31
plywood	-53
pm	-61
po	-52
pocket	-37
pockets	-79
podcast	42
points	20
police	-46
policy	-50
pool	-49
pool stays	-25
porter	-27
postcard	27
posted	-53
poster	31
postponed	65
posts	-59
pots	-45
poured	-27
powder	-29
power	-33
practice	41
practice in	23
practice with	22
prayer	89
pre	-45
pregnant	-46
prep	41
prepare	43
present	72
present :	82
presenter	40
preset	-72
press	-69
presses	-43
pressure	-22
pretty	53
previous	51
price	26
primary	-30
primary school	57
print the	-40
printer	60
prints	-27
prison	41
pritchard	26
private	-65
priya	75
probat	-34
probat is	-34
probation	-68
probe	-92
probes	45
procedure	71
procedure about	37
procedure for	53
procedure is	46
procedure on	23
procedure that	44
procedure which	23
process	62
produce	42
producer	-26
production	-20
prof	80
professional	38
promised	76
promised the	37
proper	63
properly	64
property at	29
property is	-33
prove	-33
psi	-27
pull	-111
pulled	-43
pulls	-63
pulls the	-43
pumps	27
pumps and	44
pupils	-36
puppet	29
purchase	-44
purpose	-39
purpose :	-56
put back	39
put down	43
put in	-47
put it	27
put on	28
put our	21
put the	-66
put them	27
put this	35
put your	-35
puts	-45
puts in	-28
puts on	-26
puts the	-47
puts their	-21
putting	70
qc	27
quality	58
quarter	-47
questions	-46
quick	30
quick one	88
quid	29
quiet	-53
quiet room	-38
quite	59
quotation	42
quotes	-35
quoting	-36
r	-40
racing	41
racks	-55
radiator	-21
radios	24
radios in	36
rag	47
rail	-46
railway	26
rain	-49
raised	53
rake	-57
ramp	-25
ran	28
ran out	55
rang	63
range the	-27
rash	29
rash and	29
rates	37
ravi	44
re	-55
re :	-55
read and	20
read it	87
read out	48
read the	-56
read without	20
readers are	54
reading is	-27
reads	-77
reads it	-75
reads the	-33
real	26
really read	21
reason	-47
recall	31
receipt	-62
received	45
receiving	54
reception technician	-41
receptionist	-31
record	38
recorded	-66
recording	75
red	-92
red line	-51
red tub	-47
redo	66
reefer	34
reference	-56
refill	-86
refund	-29
refunds	-46
refuse	-79
register	-85
registered	37
registering	39
registrar	-60
registration	-41
reject	-31
rejected	24
related	-26
related to	-26
release	-31
remarks	-27
remember	-51
reminder	-36
reminds	-38
removed	-75
rent is	-21
rental	-69
rents	46
repairs	25
repeat	-48
reply	24
report to	39
reported	59
reported that	32
reporter	-59
request	46
request :	46
requested	27
requests	26
requests come	48
requires	38
reservoir	-46
reset	46
resident	-29
residential care	30
residents	21
residents and	21
respirator	-22
responsible of	55
rest	-37
restore	60
retire	37
retired	42
return	-54
return of	-38
returned	29
returns	-20
returns :	-35
review	71
right	47
right away	-32
right in	-44
right is	48
right so	-24
right um	39
rim	-26
ring	-84
ring the	-87
ringing	23
rings	-55
rings the	-47
rinse	-85
risk	-22
risk assessment	-22
river	33
road	28
rocks	-69
ron	57
room	-22
room 0	-79
room :	41
room and	-43
room at	-27
room attendant	-24
room in	-26
room two	-41
rota	28
rotterdam	28
roughly	55
round	-24
round it	-34
round the	24
route	-36
routine	48
routine for	48
royal	40
rule	-37
rules	-124
rules for	-77
rules posted	-53
run	42
run a	61
run and	-23
run it	-30
run the	56
runbook	48
runs	22
s	42
safe and	40
safety	36
said it	43
sales	-52
salon	26
same	-25
same and	-24
same day	-44
sample	-33
sample reception	44
samples are	-34
samples at	41
sat	69
saturday	78
saturday 0	28
saturday and	25
saturday girls	43
saturdays	57
saw	56
say	-71
say hello	-64
say it	28
say that	27
say the	-29
say we	29
say yes	-31
says	-34
says no	36
says what	-41
scaffold	-61
scale	-63
scan	-61
scan the	-33
scones	57
scope	-26
scope :	-72
scrap	-21
scrape	-70
scratches	-27
screens	-36
script	40
sea	23
seal	-41
sealed	-58
season	63
seat	-59
sec	-32
second person	-41
secondary	-56
seconds	-32
secretary	40
section	25
security	53
see	-56
see the	-48
seen	26
sees	29
self	30
sell	48
seller	-59
send us	-53
sends	-63
sends a	-28
sends the	-56
sent in	-43
sentence	-28
sentences	46
separate	-88
september	43
serial number	-26
serial numbers	-31
series	64
serve	-44
served	-35
services	-37
set	-20
set it	-31
set out	54
settle	-56
seventy	57
shadow	-66
shake	-71
shanice	54
shape	68
she	-49
she is	54
she's	56
sheet is	21
sheet on	-39
sheets	34
shell	-52
shelter	50
shelves	-67
shelves washed	-32
shift	-45
shift at	43
shift lead	-28
ship	26
shoes	-88
shop	61
shop and	41
short	130
short of	34
short sentences	46
shortcuts	-47
should	44
shout	57
shouting	23
show	45
showers	-24
shown	-25
shows his	-55
shredding	-59
side	-24
side door	-26
side with	-20
sides	-44
sieve	-28
sight	-60
sign	-76
sign in	-45
sign language	44
sign on	-28
sign out	-35
sign the	-35
signature	-27
signed	-96
signed out	-36
signing	-21
signing the	-21
signs	-86
signs the	-24
simone	22
simple	57
simple words	29
simply	58
since 0	60
since i	29
since september	41
since the	43
sink	-57
sinks	-30
sir	68
sir or	29
sirs	38
sit	-68
sites	28
sits	-60
sitting	46
sitting in	28
six hundred	53
six months	-61
six of	45
six sides	-42
six weeks	32
sixty	24
size	-41
sizes	23
skates	-65
ski	52
skin	-55
skip	51
skirting	-34
sleep	34
slip	-64
slot	-33
slow	-69
slowly	-51
smell	-44
smokes	-40
smoking	-39
snack	26
so	22
so a	-50
so bear	27
so good	37
so here	49
so i'd	41
so i'm	58
so it	-47
so no	24
so please	66
so that	-60
so the	27
so this	37
so we	33
so what	32
so would	25
so you	-58
soak	-41
social	72
social media	72
sock	-32
sockets	33
softener	-31
software company	21
sold	-24
solder	-62
soles	-61
some	69
somebody else's	-28
somebody please	37
somebody's	57
someone else	-21
someone on	30
someone's	27
something	74
something for	22
something on	61
something we	28
something written	37
song	60
soon	-39
soon as	-39
sop	98
sop called	86
sop for	69
sop thing	26
sop titled	42
sore spots	-31
sorry	99
sorry about	54
sorry again	24
sorry for	28
sorry that	28
sort	23
sort of	23
sounds	-58
soup	29
south	28
spare	23
spares	-38
speaker	53
speaking	43
spell	48
spelled	39
spelling	54
spelling of	35
spent	54
spindle	-42
spoke	34
sponsor	28
spot	-23
spots	-49
sprayed	-57
spraying	-48
spring	83
spring and	26
stacked	-62
staff	-56
staff and	40
staff who	57
stage	-67
stage manager	-23
stained	30
stairs	-22
stamps	-38
stand	-37
standard	-53
standing	-61
standing in	-47
standing there	-29
stands on	-28
staples	-29
start	-48
start and	-37
start at	22
start the	-54
start to	45
start with	-51
started	64
starts	-33
starts at	-55
starts monday	62
state	-64
states	-56
stations	-32
stay	-66
stays	-103
stays in	-43
stays shut	-37
stays with	-42
step	-34
steps	22
sticks	22
sticky	21
still	85
still at	72
still over	30
stir	-31
stock	-52
stones	-61
stood in	43
stop	-83
stop the	-30
stopped	62
stops	-38
stops the	-32
storage	-35
store	-44
stored	-44
stores	-53
straight	-48
straight away	-45
strap	-44
straps	-20
straw	70
street	28
string	-29
strip	-105
strip in	-44
strong	30
strong room	30
stu	58
stuck	-27
stuck in	-27
student	51
students	69
students and	27
stuffed	29
stump	-27
style	32
subject	36
successor	41
successor is	41
such a	36
sue	53
suits	-25
summer	61
summer we	43
sunday	59
sunday the	55
sundays	-49
supervisor	-59
supervisor enters	-42
supplier	77
supplier payments	22
suppliers	-33
supplies	46
support	60
surface	-36
surgeries	23
surinder	52
survey	-46
swap	-50
sweep	-55
swept	-54
swimming	38
swing	-42
switch	-82
switch off	-30
switch the	-24
switchboard	45
system	-36
t	45
t k	30
table	-23
table :	58
tables in	-27
tablet	-37
tag	-78
tag and	30
tag first	-53
tags	-45
take	-60
take a	-39
take off	-23
taken on	29
takes	-73
takes in	24
takes it	-23
takes place	-40
takes the	-32
taking	44
taking in	28
talk	25
talk you	21
talking	43
tank	-94
tanks	37
tap	-53
tape	-79
tape it	-23
taped	24
tarp	-31
teach	42
teachers	-45
team	94
team and	28
team at	33
teams	-29
tearoom	80
tech	-43
tech puts	-48
technicians	39
telephone	-25
tell	-41
tell the	-29
tell them	-47
tell you	25
tells them	25
tells us	49
temp	-26
temperature	-50
temperature of	-38
temps	40
ten	-88
ten minutes	-43
tenant	-51
tenants	32
tenth	-27
terminal	-25
tess	62
test	-83
test strip	-34
testing	57
testing is	49
testing testing	49
text	-59
text the	-25
texted	-64
texts	-83
texts the	-31
th	55
th and	21
than 0	-96
than a	40
than one	-24
thank	46
thank you	40
thanked	29
thanks	95
thanks for	44
thanks to	41
that	37
that a	29
that an	-27
that covers	23
that day	-38
that everyone	31
that has	46
that have	-33
that i	51
that nobody	22
that our	45
that the	-33
that thing	34
that time	-35
that was	43
that we	-51
that what	27
that you'd	27
that's	-27
that's a	-58
that's what	21
the 0	55
the address	-52
the admin	36
the afternoon	-44
the alarm	-49
the archive	37
the assistant	-43
the audiologist	-44
the auditors	42
the back	-49
the backup	-24
the bags	-32
the band	67
the bank	60
the bar	-34
the base	-48
the bed	-48
the bell	-43
the below	49
the bench	-37
the bike	-30
the bill	-32
the board	-63
the book	-26
the booth	-66
the bottom	-59
the bow	-23
the boxes	-23
the brass	-23
the bucket	-57
the buying	27
the cab	-41
the cage	-40
the call	-39
the camera	-68
the card	-22
the cars	-45
the case	-33
the chaff	-43
the chair	32
the chart	-35
the cill	-55
the client	-47
the client's	-39
the club	29
the co	32
the code	-71
the cold	35
the college	-36
the committee	22
the community	50
the compressor	-22
the contract	-47
the control	-55
the coordinator	-42
the costume	39
the count	-24
the courier's	-36
the crate	-39
the credit	-61
the cremation	-37
the crew	-49
the cupboard	51
the curb	-47
the customer	-34
the customer's	-28
the cut	-37
the date	-25
the day	59
the deck	-40
the deed	-40
the deposit	30
the depot	-30
the dip	-52
the dirty	-29
the disc	-28
the dispenser	-27
the dock	-24
the doctor	-55
the document	34
the dog	23
the doors	26
the dose	-21
the drum	-57
the due	-26
the ear	-30
the early	25
the east	51
the empty	-24
the engineer	-30
the exhibition	-51
the fall	25
the fan	-71
the farmer	-65
the feed	-37
the felt	-40
the festival	38
the field	-53
the file	-77
the finder	-22
the fire	22
the flood	38
the floor	22
the folder	-41
the following	30
the friday	31
the fridge	-21
the full	-48
the gas	20
the gate	23
the gatehouse	-48
the generator	40
the glass	-32
the goods	-41
the governor	35
the governors	-44
the green	-35
the grid	-24
the ground	-24
the handheld	-31
the handling	46
the handover	22
the harbour	34
the hatch	-34
the head	-48
the heat	-40
the hedge	47
the hook	-38
the hospital	29
the housekeeping	-32
the housing	30
the hut	51
the ice	41
the inspector	24
the intake	-35
the invoice	46
the isolator	-31
the item	-34
the job	-68
the kettle	34
the key	-65
the kitchen	57
the knee	34
the lab	21
the label	-75
the lace	39
the lad	33
the ladies	50
the lady	24
the landing	-30
the landlord	24
the last	35
the late	24
the latest	-20
the law	21
the lead	-61
the leads	-43
the left	-57
the leisure	48
the lesson	64
the letter	-46
the library	-31
the lid	21
the light	-25
the list	-22
the little	32
the loan	-42
the log	-52
the long	-27
the lot	-33
the machine	-50
the machines	53
the mail	-27
the main	-37
the mend	51
the message	21
the meter	-48
the middle	-37
the minibus	43
the moment	30
the morning	-21
the museum	32
the neighbour's	42
the neighbours	-35
the new	86
the notary's	35
the note	-32
the nurse	-49
the office	-37
the old	45
the one	-21
the online	36
the only	41
the opening	-64
the operator	-47
the original	-53
the outside	28
the owner	-53
the parent	-42
the part	-22
the party	-30
the passport	-48
the payroll	-39
the permit	23
the person	-64
the phone	-31
the pilot	-55
the pit	-31
the plan	-37
the plate	-49
the plot	-35
the plugs	28
the police	-46
the pool	-27
the port	47
the portal	-40
the powder	-29
the press	-37
the previous	29
the price	26
the probat	-34
the probe	-72
the procedure	52
the producer	-46
the production	58
the property	-31
the queue	-28
the quiet	-23
the quote	-62
the racing	41
the radiator	-21
the radio	-20
the rail	-43
the readers	54
the reading	-21
the reason	-31
the receptionist	-31
the record	37
the red	-27
the register	-33
the registrar	-60
the release	-35
the reporter	-59
the request	-36
the reset	39
the resident	-25
the rest	-44
the return	56
the returns	-34
the right	-68
the rink	-32
the risk	-22
the river	33
the roll	-34
the room	51
the royal	40
the safe	-36
the safety	21
the sample	-42
the samples	21
the sand	-48
the saturday	31
the scale	-63
the school	60
the seal	-45
the sealed	-23
the seat	-30
the second	27
the seller	-59
the senior	-35
the serial	-31
the shelf	-23
the shell	-45
the shelves	-36
the shift	-36
the side	-30
the sign	-49
the site	-41
the skin	-25
the slip	-23
the sop	35
the spindle	-42
the sponsor	28
the spray	-36
the spring	65
the staff	23
the stairs	-22
the stand	-24
the steel	-50
the store	-30
the stores	-24
the strong	30
the summer	30
the supervisor	-43
the supply	-50
the surface	-36
the surgery	-22
the swimming	38
the switch	-32
the switchboard	45
the system	-54
the table	-42
the tag	-40
the tank	-57
the temperature	-54
the tenant	-52
the test	-28
the the	48
the thing	42
the third	-36
the three	26
the ticket	-68
the time	-31
the tin	-44
the tool	20
the tools	33
the top	-38
the tower	-23
the town	32
the train	-20
the tray	-48
the trolley	-69
the truck	-23
the trust	25
the trustees	27
the tube	-31
the twins	44
the undertaker's	-46
the van	-41
the venue	23
the wall	-27
the waltzer	50
the warehouse	24
the water	24
the way	-49
the website	38
the weighbridge	48
the whole	-24
the wig	21
the wind	-32
the word	59
the words	-26
the work	-30
the workshop	33
the wrong	58
the yellow	-65
the zoo	49
theatre	50
their	-28
their head	-22
their hours	-57
their own	-22
their shift	-45
theirs	-45
them at	-24
them down	-72
them has	-30
them the	-36
them through	37
them under	-30
them up	-31
then	-46
then check	-36
then take	-41
then talk	-51
then you	-41
there	37
there :	63
there and	-34
there are	82
there ten	-41
there was	51
there were	59
there's a	-46
there's no	32
therefore	42
thermometer	-36
thermostat	-56
these	46
these are	25
they all	25
they can	30
they can't	-23
they come	-47
they don't	-58
they go	-50
they have	-41
they like	-21
they pay	53
they see	-46
they'll	-27
they're	-40
thing about	28
thing on	27
thing you	23
think	56
thinner	-40
third	-28
third time	31
thirds	-44
thirty minutes	-21
this	102
this a	26
this into	56
this is	59
this made	44
this mail	45
this month	53
this on	32
this up	57
this wants	49
this week	-50
this year	57
those	-27
thought	53
three	-27
three days	-22
three different	25
three hundred	-22
three of	40
three times	-29
three weeks	-32
through our	41
thumb	-51
thursday	24
tick	-54
ticket	-80
tickets	-35
ticks	-58
tidy	55
tied	-67
tied off	-57
ties	-54
till	-71
till 0	-23
till the	39
time and	-34
time in	-49
time of	-33
time this	31
timer	-29
times and	-36
tins	-39
tip	-55
tip the	-27
tired	32
tires	-47
title	-25
titled	44
titled petty	41
to 0	-113
to a	24
to all	67
to anyone	-38
to be	63
to do	69
to draft	48
to drive	-24
to each	-47
to eat	24
to every	51
to finish	45
to four	68
to front	40
to get	43
to go	55
to have	88
to her	43
to it	-41
to keep	-42
to lock	-49
to match	-44
to meet	48
to my	33
to one	24
to other	38
to our	47
to receive	53
to reception	-27
to redo	43
to say	43
to show	28
to sign	-35
to stand	50
to stay	-42
to stop	45
to take	-41
to the	-28
to them	-22
to three	-23
to turn	24
to us	25
to whoever	54
to write	60
today	-55
toe	-22
together	-23
together a	23
told	41
told me	44
told the	35
told us	26
tom	64
tom b	51
tomorrow	-25
tone	55
tonight	57
too	48
too high	63
took	85
took over	29
top	-69
top beacon	-24
torch	-90
torch on	-50
torn	-49
touch	-24
touching	-44
touching a	-30
tour	23
tower	-70
town	39
town hall	36
toy	21
toy library	21
trailer	-45
translation	-23
translator	-34
trap	-65
traps	-33
travel	-53
tray	-32
trays	-37
tried to	32
tries	-43
tries it	-47
tripped	38
trips	85
trolley	-34
trouble	44
trout	-38
truck	-82
trucks	-30
trustees	26
trustees have	26
try	-33
try the	-46
tub	-62
tube	-59
tubes	-27
tucson	23
tuesday	-55
tuesdays	-55
tunde	64
tuning	-46
tunnel and	-29
turn it	39
turn the	-21
turn this	30
turned	-22
turned around	-41
turns	-41
tutors	34
twelve	26
twenty	-35
twenty four	-35
twenty two	50
twice a	-34
twice and	-23
twice in	43
twice this	32
twins	78
two	28
two and	31
two apprentices	51
two assistants	40
two clients	28
two crates	-27
two days	-31
two families	35
two hours	-61
two hundred	39
two late	26
two members	-45
two men	-53
two minutes	-29
two occasions	24
two of	-62
two pages	56
two people	-67
two person	42
two rooms	32
two staff	-39
two thirds	-44
two thousand	-32
two to	-48
two weeks	-43
two years	24
types	58
tyres	-33
tyres lights	-31
uh	57
um	42
um the	-30
uncle	46
under	-43
under 0	-76
under five	26
under the	-30
undertaker's	-46
uniform	-61
unit	-34
units	-22
unless	-31
unpleasantness	30
until	-32
until 0	-24
until now	24
until then	-36
until we	-52
up	24
up and	-22
up at	59
up cycle	-51
up for	39
up how	41
up in	56
up of	45
up the	-33
up to	-73
upon	63
upwind	-38
us	47
us a	35
us and	-32
use headings	30
use simple	29
use the	-39
uses the	38
usually	61
valid	-77
value	27
valve	-35
van and	-39
vans	28
vat	60
vehicle	-32
vehicles	-38
venue	33
very	84
veterinary	31
video	24
view	35
village	25
visitor	-29
visitors	30
visitors and	46
visits	-61
visor	-35
visor and	-34
voice	56
voice note	43
volume	-43
volunteer	33
volunteers	61
volunteers at	24
volunteers do	26
volunteers on	27
vs	-37
w	-121
w the	-84
wait	-101
wait 0	-75
wait for	-35
wait ten	-52
waits	-45
walk	-75
walk on	-50
walk round	-46
walk the	-40
walked	-45
walking to	47
walks	-63
walks in	-31
walks the	-46
waltzer	50
want	78
want a	68
want it	35
want something	25
want the	52
want to	42
wants	75
wants it	45
wants our	42
wants the	34
wants to	24
wants writing	39
ward	28
warden	-27
warehouse	38
warehouse and	54
warm	-33
warm up	-51
warmed	-59
was	146
was 0	48
was a	27
was found	43
was good	20
was in	35
was left	46
was not	64
was the	37
wash	-71
washed	-39
washing	34
wasn't	38
wasnt	59
wasps	-45
waste	-20
watch	-87
watch it	-45
watch the	-66
watches	-28
watching	20
water	-81
water and	-39
water in	-46
water not	-61
water only	-35
water temp	-22
wax	-50
wax or	-30
way	32
way and	23
way of	57
way round	31
ways	-42
we	52
we are	84
we ask	-59
we check	-42
we deal	53
we do	54
we don't	-53
we export	26
we get	52
we go	-76
we got	46
we grow	59
we had	66
we handle	47
we have	40
we hire	31
we let	-54
we look	-21
we lost	39
we make	42
we only	26
we open	-39
we operate	35
we pay	-55
we put	-41
we receive	-47
we rent	39
we ring	-22
we run	88
we see	41
we sell	44
we serve	-44
we should	59
we start	-36
we wait	-29
we would	50
we write	-52
we're	38
we're 0	47
we're a	42
we've	55
we've no	48
wear	-54
wearing	-38
wears	-57
web	40
web shop	28
website	38
website or	39
wednesday	25
wee	-33
week and	53
week in	49
weekend	60
weekends	-36
weekly	-83
weeks	-21
weeks before	-41
weigh the	-58
weighbridge	48
weighed	-62
weight	-37
weight and	-23
welcomed	48
welding	-50
well	108
well and	41
well done	61
went	79
went down	86
went home	43
went in	-24
went missing	22
went out	46
were	112
what a	45
what came	-22
what do	59
what follows	57
what happens	88
what i	64
what i'm	29
what is	-57
what it	-69
what one	37
what to	55
what we	64
what went	-22
what's	-29
whatever	-75
wheat	-28
wheat flour	-28
wheel	-67
wheels	-29
when	-57
when 0	-42
when he	36
when they	-32
where	-32
where a	24
where and	-30
where it	-25
where the	-36
whether	-36
whether it	-65
whether the	-46
whether they	-35
which	57
which i	25
which is	85
while	-43
while the	-39
while you	-32
whitcombe	31
white	-49
whitefly	-58
who came	25
who carried	40
who did	40
who has	-22
who is	48
who says	29
who wants	-63
who was	57
who works	-22
who's	78
who's writing	47
who've	49
who've never	49
whoever finds	-45
whoever has	-39
whoever is	-22
whoever's	20
whoever's in	-39
whole	-53
wholesaler	39
whom	46
why	-57
will	69
will be	52
will do	-54
will really	21
wind	-47
wind at	-36
window	-40
windows	-28
windows and	-45
wings	51
winter	46
wipe	-44
wipe it	-37
wipe the	-39
wiped	-69
wire	-50
wires	-39
wishes	21
wishes to	21
with	-34
with 0	50
with about	41
with bits	30
with chalk	-51
with date	-22
with five	35
with four	36
with me	27
with my	26
with name	-44
with no	53
with one	26
with the	-67
with them	26
with three	-32
with two	58
within	-84
within 0	-86
within five	-65
within one	-21
within the	-38
within three	-30
within two	-34
without	-45
won't	34
wool	-50
wool isn't	-50
word	21
words	38
work	-51
work from	49
work order	-64
workers	77
working	-70
working day	-52
working days	-48
working in	-49
works	-27
works and	61
workshop and	41
worm	-33
worn	-35
worth	-29
would	62
would be	49
would help	26
would like	52
would you	34
wouldn't	39
wrap	-55
wren	40
wrenches	-86
write a	64
write an	102
write down	-29
write the	-59
write them	-54
write this	29
write to	-52
write up	58
write what	-52
writes	-26
writes the	-34
writing	56
writing down	62
writing the	47
written	55
written description	22
written for	57
written on	-35
written procedure	24
written routine	43
written up	27
wrong	73
wrote	53
wrote to	35
yeah	57
yeah hi	52
year	27
year and	26
yellow	-58
yellow card	-42
yellow line	-37
yep	62
yes	68
yesterday	110
yesterday and	48
yet	-68
yo	57
you	33
you a	25
you asked	43
you at	52
you can	43
you check	-35
you don't	-29
you for	31
you hear	33
you how	-26
you know	22
you leave	-35
you make	33
you may	36
you name	60
you off	-25
you said	28
you see	-42
you set	-20
you start	-48
you still	72
you to	30
you touch	-50
you type	59
you well	22
you will	40
you'd	91
you'd be	37
you'll	23
young	47
young man	34
your first	-35
your hand	-26
your head	36
your own	21
your system	35
yourself	-42
yusuf	64
zamboni	48
zero	-51
zoo	49
😂	98
😬	50`;
