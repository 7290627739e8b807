// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_EN = `50
!	72
! !	-20
#=1	125
#=2	39
-1=!	77
-1=0	28
-1=:	154
-1=?	112
-1=abbreviations	21
-1=abernethy	31
-1=about	-28
-1=above	29
-1=accepted	47
-1=achterberg	49
-1=address	-45
-1=afternoon	-32
-1=agree	23
-1=air	-80
-1=all	21
-1=alone	-41
-1=aloud	-52
-1=always	-21
-1=am	22
-1=amber	-46
-1=ambulance	-26
-1=amir	50
-1=answer	-20
-1=anything	-51
-1=aob	66
-1=appreciated	25
-1=are	-26
-1=arising	44
-1=arrival	-24
-1=art	47
-1=ask	45
-1=august	-27
-1=away	-98
-1=b	33
-1=backup	-21
-1=backwards	-55
-1=bag	-54
-1=bar	56
-1=barrel	-61
-1=basement	26
-1=batch	-37
-1=bath	60
-1=battery	-45
-1=baz	40
-1=bearings	-30
-1=been	-30
-1=before	22
-1=behind	-50
-1=bell	-44
-1=belt	-39
-1=bench	26
-1=bend	-20
-1=best	71
-1=better	79
-1=between	-54
-1=bin	-69
-1=bit	27
-1=black	-59
-1=blanket	-55
-1=blinking	-44
-1=bo	53
-1=boat	56
-1=body	-49
-1=boiler	37
-1=book	-22
-1=booking	-37
-1=boot	-73
-1=boots	-23
-1=both	37
-1=bottle	-26
-1=bottom	-63
-1=box	-67
-1=branches	33
-1=breakfast	-35
-1=bridge	-46
-1=broadcast	-31
-1=btw	24
-1=build	30
-1=building	-23
-1=bunny	64
-1=business	61
-1=bye	63
-1=c	-77
-1=cabinet	-39
-1=café	69
-1=cage	-47
-1=cake	23
-1=call	-47
-1=calls	37
-1=came	-42
-1=camera	-59
-1=can	-76
-1=car	-56
-1=card	-73
-1=carried	51
-1=carry	-30
-1=case	34
-1=cat	-53
-1=centimetre	-56
-1=centre	20
-1=certificate	-26
-1=chain	-39
-1=chained	-42
-1=chair	46
-1=charge	-48
-1=chart	-77
-1=chase	55
-1=check	-77
-1=circumstances	-50
-1=clamped	-21
-1=clear	-100
-1=click	-48
-1=client	-42
-1=clipboard	-65
-1=clockwise	-58
-1=close	24
-1=closed	-67
-1=cloth	-55
-1=club	71
-1=coach	-38
-1=coat	-37
-1=coats	-62
-1=code	-53
-1=coffee	76
-1=cold	-67
-1=collection	36
-1=colour	-32
-1=come	-86
-1=compressor	-23
-1=consent	-45
-1=control	74
-1=copy	-24
-1=corridor	-40
-1=count	-70
-1=counter	25
-1=counts	-60
-1=court	-50
-1=cover	47
-1=covered	-38
-1=crack	-33
-1=crate	-60
-1=crew	57
-1=crisps	-40
-1=crossed	49
-1=customer	62
-1=cylinders	69
-1=damp	-39
-1=date	-61
-1=days	-50
-1=dead	23
-1=dear	40
-1=decides	-48
-1=decision	38
-1=deck	-34
-1=deferred	27
-1=degrees	-36
-1=dentist	48
-1=deploys	-39
-1=desk	32
-1=dial	-39
-1=diary	-41
-1=did	30
-1=direction	-22
-1=discussion	-43
-1=display	-54
-1=dmitri	31
-1=do	88
-1=docket	-46
-1=does	-42
-1=dogs	-22
-1=done	-47
-1=door	27
-1=dot	-72
-1=drafted	31
-1=drawer	-40
-1=drink	-49
-1=driver	-33
-1=driving	45
-1=drop	-49
-1=drum	-47
-1=duchess	34
-1=each	-26
-1=ear	-58
-1=ears	-64
-1=eaten	-45
-1=elbow	-41
-1=else	22
-1=else's	-46
-1=empty	-67
-1=end	-48
-1=ends	44
-1=english	31
-1=enzo	-31
-1=evening	24
-1=ever	-55
-1=everything	33
-1=ewan	35
-1=eye	-56
-1=eyes	-44
-1=fair	79
-1=faithfully	58
-1=family	42
-1=farah	-39
-1=feb	66
-1=feed	38
-1=final	-89
-1=finder	-38
-1=fingers	-29
-1=finish	-37
-1=firing	-25
-1=first	-56
-1=five	24
-1=floor	-35
-1=flora	-54
-1=folks	63
-1=follow	63
-1=foot	-47
-1=for	-24
-1=fork	-37
-1=four	-48
-1=frankie	46
-1=friday	39
-1=fridays	-64
-1=front	-52
-1=full	-75
-1=fundraising	55
-1=gas	-52
-1=gate	-46
-1=generator	40
-1=gently	-33
-1=gets	47
-1=give	-54
-1=glass	-43
-1=glasses	32
-1=gloves	-25
-1=go	29
-1=good	45
-1=gosia	61
-1=grade	-37
-1=graham	57
-1=grammar	55
-1=grateful	31
-1=guard	-32
-1=guess	-53
-1=gwen	40
-1=h	-23
-1=haha	74
-1=hand	-113
-1=hanneke	52
-1=hatch	-58
-1=hearth	-38
-1=heating	26
-1=heaviest	-40
-1=hedge	53
-1=height	-80
-1=hello	-49
-1=help	55
-1=here	67
-1=himself	-37
-1=hold	-48
-1=hole	-63
-1=hook	-68
-1=hour	-91
-1=hours	-80
-1=house	35
-1=how	47
-1=hr	62
-1=hut	32
-1=i	43
-1=id	50
-1=impressions	26
-1=in	-66
-1=included	-34
-1=inside	-45
-1=interpreter	-44
-1=it	-61
-1=itself	-61
-1=ivo	-68
-1=jar	55
-1=job	-35
-1=joke	41
-1=kettle	21
-1=key	-59
-1=kirsty	70
-1=kit	-36
-1=kitchen	-31
-1=knee	-53
-1=know	71
-1=label	-72
-1=labels	-29
-1=lamb	24
-1=lamp	-44
-1=lanyards	30
-1=laptop	-42
-1=larvae	-65
-1=last	-71
-1=late	-32
-1=later	30
-1=law	-62
-1=lead	-31
-1=leave	33
-1=leaving	-31
-1=ledger	-52
-1=lee	-49
-1=lending	-43
-1=less	-57
-1=letterbox	-61
-1=letters	22
-1=level	-44
-1=lgtm	42
-1=lid	-40
-1=lift	-66
-1=light	-51
-1=lil	43
-1=lindqvist	65
-1=line	54
-1=list	-63
-1=listen	48
-1=load	39
-1=loaded	-58
-1=loading	52
-1=locked	-46
-1=log	-59
-1=logo	51
-1=lol	25
-1=long	27
-1=lot	57
-1=loud	-77
-1=lower	-53
-1=luck	45
-1=lucy	32
-1=lunch	46
-1=machines	41
-1=madam	26
-1=mail	-49
-1=man	-49
-1=manager	31
-1=margin	76
-1=marisol	56
-1=marker	-22
-1=markings	-48
-1=matches	-36
-1=may	33
-1=mean	-62
-1=meera	43
-1=meeting	50
-1=mending	31
-1=meter	-48
-1=metre	-60
-1=mice	57
-1=middle	-54
-1=midnight	-40
-1=min	-84
-1=minibus	57
-1=mins	-23
-1=minute	-32
-1=mirror	-33
-1=missing	-27
-1=mo	63
-1=moan	28
-1=mobile	-40
-1=month	-34
-1=months	-54
-1=more	-57
-1=morning	-58
-1=move	-69
-1=moves	-38
-1=myself	20
-1=nail	-24
-1=name	-105
-1=names	-40
-1=neck	-34
-1=newspaper	-55
-1=next	-74
-1=niamh	-31
-1=nicely	42
-1=night	-33
-1=nights	28
-1=nils	48
-1=nine	-49
-1=no	-48
-1=nod	-67
-1=noon	-78
-1=not	-24
-1=notes	68
-1=nothing	-33
-1=nov	45
-1=novel	57
-1=now	97
-1=number	-103
-1=obviously	42
-1=odd	-39
-1=offering	21
-1=ok	-59
-1=okafor	54
-1=oksana	49
-1=on	-35
-1=once	31
-1=only	-137
-1=open	-50
-1=opened	-88
-1=operation	-24
-1=order	41
-1=other	-35
-1=otherwise	-26
-1=ours	-21
-1=ourselves	-20
-1=out	-45
-1=outside	-58
-1=overnight	-57
-1=owen	51
-1=own	-68
-1=owner	-51
-1=p	67
-1=pad	-37
-1=paid	-41
-1=pairs	-51
-1=papers	-27
-1=paragraph	65
-1=paragraphs	28
-1=pat	38
-1=patience	26
-1=peacocks	41
-1=pellet	-42
-1=pen	-31
-1=pencil	-89
-1=people	31
-1=perfect	72
-1=period	-42
-1=permitting	-21
-1=phone	-20
-1=photo	-51
-1=pile	-48
-1=pin	-52
-1=plan	-83
-1=platform	-60
-1=plays	-31
-1=please	50
-1=plough	27
-1=pls	80
-1=pm	64
-1=po	31
-1=pocket	-38
-1=polysomnography	47
-1=pot	-49
-1=pots	-47
-1=pounds	-53
-1=poured	-41
-1=praise	-41
-1=present	-64
-1=press	-53
-1=pretty	50
-1=priyanka	56
-1=procedure	51
-1=properly	30
-1=pull	-56
-1=purpose	59
-1=quiet	-39
-1=quietly	-44
-1=quill	-37
-1=rack	-81
-1=radio	-34
-1=rail	-39
-1=ramp	-28
-1=reach	-49
-1=read	28
-1=ready	-34
-1=receipt	-46
-1=record	-35
-1=recorded	-30
-1=recording	60
-1=records	58
-1=red	-79
-1=reference	-46
-1=regards	84
-1=register	-49
-1=report	-48
-1=request	43
-1=respectfully	49
-1=rest	-35
-1=result	30
-1=revert	48
-1=reyes	50
-1=rgds	33
-1=right	-88
-1=rim	-72
-1=ring	21
-1=rooms	46
-1=round	-44
-1=run	-27
-1=rung	-24
-1=running	-52
-1=sachet	-28
-1=safe	38
-1=said	33
-1=sandals	-49
-1=say	22
-1=scope	43
-1=screen	-53
-1=seconds	-53
-1=secretary	46
-1=see	-44
-1=seen	-64
-1=separately	41
-1=september	50
-1=server	-55
-1=service	-39
-1=services	68
-1=settled	-26
-1=shape	49
-1=sheets	-36
-1=shelf	-51
-1=sherry	41
-1=shift	-44
-1=shop	-47
-1=shoulder	-27
-1=show	64
-1=shows	77
-1=shut	26
-1=side	30
-1=sides	-79
-1=sign	-70
-1=signature	-77
-1=signed	-51
-1=signs	-35
-1=sincerely	51
-1=sir	64
-1=sits	-59
-1=six	-55
-1=skip	-57
-1=sleep	42
-1=slip	-70
-1=slot	-28
-1=slow	-35
-1=slowly	-33
-1=something	60
-1=soon	-34
-1=sort	64
-1=sorting	41
-1=sound	-43
-1=source	-28
-1=spare	-32
-1=spares	-55
-1=speed	-40
-1=spray	-52
-1=staff	37
-1=stairs	-56
-1=start	-30
-1=step	65
-1=steph	55
-1=still	-43
-1=stop	-24
-1=stopped	-26
-1=store	-46
-1=stu	63
-1=stuff	47
-1=sue	22
-1=sun	-45
-1=sunday	-51
-1=sure	-29
-1=system	-42
-1=ta	37
-1=table	-60
-1=tables	31
-1=tablets	-33
-1=tag	-55
-1=tags	-31
-1=take	-21
-1=talk	53
-1=talking	-34
-1=tally	-51
-1=tank	-47
-1=tap	-60
-1=tape	-60
-1=team	57
-1=technician	-43
-1=ten	48
-1=terrace	-59
-1=tess	57
-1=text	-21
-1=th	67
-1=thanks	53
-1=that	28
-1=them	-30
-1=then	84
-1=thing	59
-1=three	-92
-1=through	-50
-1=throughout	-22
-1=thursday	65
-1=tick	-70
-1=ticket	-79
-1=till	24
-1=time	41
-1=times	-61
-1=tin	-83
-1=together	-54
-1=token	-28
-1=told	-38
-1=tomasz	25
-1=too	-95
-1=top	65
-1=touch	-73
-1=tower	-37
-1=train	41
-1=tray	-69
-1=treasurer	64
-1=true	58
-1=tunde	72
-1=tweezers	-45
-1=twice	-49
-1=twins	36
-1=two	50
-1=type	42
-1=under	45
-1=understood	33
-1=unopened	-35
-1=upright	-39
-1=urn	-59
-1=us	21
-1=use	42
-1=valve	-27
-1=vent	-21
-1=vet	-62
-1=voice	-67
-1=voucher	-30
-1=wait	-74
-1=waits	-58
-1=walk	-79
-1=walt	50
-1=wants	-67
-1=warm	-37
-1=warmly	41
-1=was	51
-1=watch	-49
-1=way	-68
-1=wedding	-39
-1=week	-27
-1=weekend	42
-1=weeks	-62
-1=well	-37
-1=what	81
-1=whatsapp	58
-1=whitcombe	31
-1=why	38
-1=wifi	-47
-1=window	-57
-1=wishes	47
-1=word	-73
-1=words	33
-1=writing	-74
-1=x	80
-1=xx	54
-1=yard	-39
-1=yeah	64
-1=year	-53
-1=years	-59
-1=yellow	-59
-1=yep	56
-1=yes	52
-1=yew	56
-1=yours	64
-1=yourself	-45
-1=yusuf	37
-1=zero	-35
-1=😂	53
0 0	47
0 :	56
0 a	-78
0 and	-98
0 anneliese	40
0 aob	56
0 ask	-69
0 c	-66
0 date	42
0 days	-89
0 degrees	-58
0 dogs	65
0 drain	-60
0 euros	-31
0 f	-22
0 feb	29
0 femi	47
0 first	54
0 for	-53
0 g	-60
0 graham	40
0 greta	63
0 h	-54
0 hours	-92
0 hrs	-69
0 is	-68
0 it's	24
0 january	50
0 june	64
0 k	35
0 kg	-47
0 km	-38
0 laminated	34
0 last	75
0 m	-37
0 mar	28
0 march	46
0 may	89
0 means	-69
0 min	-108
0 mins	-72
0 mm	-44
0 mo	61
0 nd	72
0 never	-41
0 next	32
0 no	-90
0 not	-41
0 nov	48
0 oct	60
0 october	68
0 on	-53
0 only	59
0 open	-51
0 p	59
0 per	-83
0 photo	37
0 priyanka	56
0 procedure	47
0 purpose	55
0 ramesh	38
0 records	52
0 ring	-53
0 s	49
0 sept	39
0 st	66
0 steph	55
0 student	-39
0 technician	-52
0 th	103
0 the	37
0 to	-62
0 two	-54
0 under	-56
0 verity	24
0 we	-61
0 with	20
0 years	-52
0 yrs	-49
0 yusuf	37
01=0 0	37
01=0 a	-78
01=0 aob	56
01=0 at	-37
01=0 drain	-60
01=0 femi	47
01=0 greta	63
01=0 is	-58
01=0 january	50
01=0 last	75
01=0 mo	61
01=0 next	44
01=0 no	-80
01=0 priyanka	56
01=0 procedure	47
01=0 purpose	55
01=0 ramesh	38
01=0 records	52
01=0 ring	-37
01=0 steph	55
01=0 student	-39
01=0 technician	-52
01=0 the	52
01=a 0	75
01=a bad	-41
01=a driver	-23
01=a member	-42
01=a rope	-35
01=a second	-52
01=above 0	-68
01=action :	31
01=adaeze 0	82
01=after 	65
01=after 0	-78
01=after a	-29
01=after that	-34
01=after the	-82
01=alginate must	-27
01=amir 	50
01=amir :	55
01=and he	-33
01=and if	-53
01=and it	-51
01=and no	-81
01=and then	25
01=and you	-56
01=anouk 0	48
01=anything that	-53
01=anything that's	-59
01=anything with	-34
01=aob 	48
01=apologies :	64
01=apologies from	73
01=as promised	46
01=as the	-59
01=ask about	-85
01=ask for	-71
01=ask if	-35
01=ask the	-78
01=ask them	-32
01=ask what	-84
01=ask whether	-40
01=ask which	-39
01=ask who	-55
01=at 0	-56
01=at the	-57
01=attending :	42
01=back at	-28
01=batteries are	-60
01=baz 	40
01=bea 0	70
01=before anybody	-47
01=before the	59
01=best 	56
01=bex 0	66
01=bo 	53
01=both sign	-49
01=bottles go	-44
01=bring the	-54
01=by the	55
01=can one	50
01=can someone	32
01=can we	57
01=can you	27
01=car park	32
01=card and	-43
01=carmel 0	86
01=carry it	-53
01=cass 0	47
01=catriona 0	66
01=chair :	38
01=check it	-41
01=check the	-95
01=cheers 	40
01=children and	-60
01=christmas rota	57
01=clean the	-46
01=close the	-32
01=colm 0	73
01=comma no	72
01=cones in	-47
01=control sue	67
01=could you	26
01=count the	-71
01=customer signs	-29
01=cut the	-38
01=dad 0	84
01=damage is	-21
01=dan 0	62
01=danny 0	68
01=date :	74
01=dear colleagues	28
01=dear madam	29
01=dear mr	44
01=dear ms	32
01=dear sir	26
01=deckhand clips	-25
01=deposits are	-31
01=dev 0	65
01=dirk it	102
01=display 0	-41
01=dmitri 	56
01=doesn't need	42
01=dogs go	-42
01=dom 0	70
01=doors stay	-34
01=dougie 0	51
01=duchess 	34
01=empty the	-23
01=every five	-23
01=ewan 	35
01=family members	-42
01=fan on	-29
01=farah 0	84
01=feel the	-32
01=ffion 0	59
01=fill in	-34
01=fill the	-29
01=first off	38
01=first thing	-41
01=frankie 	46
01=from :	106
01=front desk	-20
01=gas off	-45
01=gaz 0	52
01=get a	-44
01=get them	-37
01=give them	-36
01=gloves on	-67
01=god bless	31
01=good afternoon	22
01=good evening	46
01=good morning	55
01=gosia 	61
01=greet the	30
01=greta 	57
01=gwen 	40
01=half an	-56
01=hamish 0	82
01=hands off	-49
01=hang on	62
01=hanne 0	68
01=hanneke 	52
01=have a	-27
01=he asks	-39
01=he explains	-25
01=he looks	-36
01=he reads	-27
01=he reports	-39
01=he takes	-21
01=he verifies	-21
01=he walks	-36
01=hello mrs	40
01=hello there	57
01=hence this	38
01=here :	62
01=hold the	-57
01=hope the	64
01=house lights	-25
01=how was	24
01=i am	55
01=i ask	-59
01=i can	51
01=i check	-52
01=i close	-35
01=i don't	58
01=i hope	40
01=i know	54
01=i mean	47
01=i need	28
01=i put	-56
01=i remain	47
01=i ring	-60
01=i said	28
01=i thank	42
01=i think	28
01=i trust	43
01=i want	36
01=i write	55
01=i'd be	25
01=i'd like	59
01=i'd want	37
01=if a	-67
01=if he	-36
01=if it	-43
01=if it's	-74
01=if one	-46
01=if one's	-31
01=if she	-55
01=if someone	-50
01=if the	-38
01=if they	-54
01=if we	-36
01=if you	-44
01=impedance is	-46
01=imran 0	69
01=in attendance	39
01=in the	29
01=is it	47
01=is that	49
01=it doesn't	-43
01=it goes	-42
01=it has	-63
01=it is	-74
01=it may	44
01=it ought	45
01=it was	40
01=it's about	42
01=item 0	106
01=jaz 0	77
01=jonas t	61
01=jules :	65
01=keith pat	38
01=kev ops	43
01=keys are	-20
01=kiki 0	74
01=kill cord	-39
01=kindly do	28
01=kirsty 	45
01=lay the	-37
01=leave the	-28
01=lee 	71
01=length :	56
01=let it	30
01=let the	-61
01=let them	-34
01=lgtm 	42
01=lights are	-33
01=lights out	-48
01=lin :	78
01=load from	-40
01=long discussion	51
01=look at	-77
01=lorna repair	39
01=lovely to	27
01=lucas 0	73
01=lucy 	32
01=luis 0	78
01=lupe 0	52
01=make it	58
01=many thanks	43
01=marisol 	56
01=matters arising	49
01=max 0	-26
01=may i	45
01=measure the	-53
01=meera 	43
01=meera 0	34
01=meeting closed	33
01=milo 0	51
01=minutes of	61
01=mo 	37
01=morning !	49
01=morning all	60
01=moth 0	56
01=mr g	54
01=my brother	-38
01=my daughter	32
01=needs to	28
01=never the	-54
01=new paragraph	44
01=next 	-57
01=next :	79
01=next meeting	59
01=niamh 	83
01=nils 	48
01=nkechi 0	56
01=no coffee	-62
01=no deposit	-50
01=no food	-62
01=no one	-52
01=no phones	-48
01=no treats	-46
01=nobody else	-47
01=nobody goes	-43
01=nobody is	-48
01=nobody opens	-29
01=nobody walks	-34
01=not above	-59
01=not in	44
01=not on	-68
01=note the	-55
01=nothing fancy	61
01=nothing from	-31
01=number on	-54
01=oh and	26
01=ok that's	44
01=oksana 	49
01=old pete	76
01=old sheet	39
01=on 0	32
01=on a	-28
01=on arrival	-42
01=on return	-39
01=on tue	22
01=on wed	21
01=on wednesday	-26
01=one man	-40
01=one never	-37
01=one of	-24
01=one opens	-28
01=one side	52
01=only the	-40
01=only then	-29
01=open the	-59
01=over 0	-62
01=owen 	51
01=owner stays	-26
01=paolo 0	73
01=perfect 	28
01=pete 	82
01=photo of	-69
01=pip 0	69
01=please make	27
01=present :	57
01=priya 0	73
01=pull the	-37
01=push the	-36
01=put the	28
01=put your	-41
01=quick one	55
01=rafe 0	68
01=ravi 0	65
01=ray 0	50
01=re :	72
01=read the	-56
01=red bags	-21
01=release the	-46
01=respectfully 	49
01=rev 0	46
01=rgds 	33
01=right eye	59
01=right so	-33
01=right um	33
01=ring me	-57
01=ring the	-49
01=rory 0	59
01=run the	-61
01=sat 0	67
01=sent :	69
01=sent from	50
01=set the	-51
01=she asks	-36
01=she looks	-46
01=she measures	-51
01=she shows	-44
01=she writes	-33
01=shona base	63
01=show them	-21
01=sign out	-45
01=sign the	-55
01=simone hr	62
01=slips are	-27
01=so first	-57
01=so here	36
01=so i	52
01=so the	-34
01=so um	21
01=so what	23
01=so when	-40
01=so you	-48
01=soft toys	-22
01=sorry about	46
01=sorry for	56
01=stage manager	-34
01=start at	-32
01=sticker on	-49
01=stu 	33
01=subject :	98
01=sunita 0	74
01=take the	-70
01=talk to	-62
01=tell the	-41
01=tell them	-44
01=ten minutes	-49
01=tess 	57
01=test the	-63
01=testing testing	47
01=thank you	56
01=thanks for	46
01=that is	36
01=that's about	39
01=that's it	56
01=that's the	-26
01=the answer	-30
01=the assistant	-30
01=the attendant	-44
01=the belt	-34
01=the board	33
01=the card	-52
01=the chief	-28
01=the client	-34
01=the coordinator	-59
01=the coxswain	-47
01=the customer	-38
01=the day	-44
01=the deckhand	-21
01=the desk	-56
01=the driver	-21
01=the duty	-44
01=the first	-68
01=the floor	-61
01=the foreman	-27
01=the incoming	-34
01=the inside	-23
01=the key	-50
01=the last	-22
01=the launch	-29
01=the lead	-38
01=the loan	-60
01=the machinist	-39
01=the mechanic	-42
01=the member	-43
01=the new	41
01=the night	-48
01=the nurse	-27
01=the offer	-30
01=the officer	-31
01=the old	-58
01=the one	55
01=the operator	-37
01=the person	-42
01=the pilot	-46
01=the pilot's	-40
01=the producer	-30
01=the reader	-74
01=the registrar	-28
01=the rest	-37
01=the steward	-31
01=the tech	-35
01=the technician	-57
01=the vet	-55
01=the ward	-23
01=the wolf	-50
01=then 0	-38
01=then call	-69
01=then everyone	-34
01=then he	-37
01=then i	-35
01=then she	-39
01=then the	-48
01=then they	-40
01=then we	-27
01=then you	-62
01=there is	41
01=they are	62
01=they go	-46
01=they sit	-38
01=they write	-36
01=they're told	-49
01=this is	38
01=this wants	39
01=three months	-38
01=tia 0	55
01=to :	107
01=to whoever	43
01=tomasz 	25
01=try the	-58
01=tunde 	48
01=turn the	-60
01=two days	-35
01=two hours	-37
01=two pages	61
01=two people	-75
01=ugh ok	58
01=um then	-20
01=um yeah	47
01=under 0	-42
01=under sixteens	-35
01=v 0	41
01=wait for	-72
01=wait ten	-33
01=walk round	-62
01=walk them	-32
01=warmly 	41
01=wash hands	-36
01=wash the	-45
01=water in	-28
01=we ask	-63
01=we bring	-31
01=we count	-28
01=we do	-79
01=we don't	-51
01=we hang	-29
01=we keep	-46
01=we let	-33
01=we look	-45
01=we need	44
01=we never	-59
01=we put	-33
01=we say	-38
01=we should	66
01=we write	-60
01=weigh the	-51
01=well done	40
01=wendell 0	69
01=what else	58
01=what i'm	31
01=what is	-29
01=what the	46
01=what's left	-39
01=when a	-25
01=when somebody	-50
01=when the	-64
01=when they	-44
01=when they've	-23
01=when you	-39
01=where was	49
01=who did	-24
01=whoever answers	-27
01=whoever is	-49
01=whoever's on	-39
01=wipe the	-53
01=with best	46
01=with friendly	45
01=with kind	33
01=with thanks	40
01=without a	-37
01=without the	-29
01=would you	63
01=write in	-40
01=write it	-87
01=write the	-38
01=yeah hi	26
01=yep 	56
01=you ask	-29
01=you can	72
01=you check	-21
01=you do	-60
01=you don't	-66
01=you know	30
01=you look	-44
01=you may	42
01=you stand	-55
01=you stick	-59
01=you tell	-57
01=you write	-50
01=you're the	62
01=yours faithfully	34
01=yours sincerely	51
0=0	59
0=a	-38
0=above	-74
0=action	31
0=adaeze	62
0=after	-43
0=afterwards	-72
0=agreed	83
0=alginate	-27
0=all	-39
0=allotment	48
0=also	60
0=always	-83
0=am	48
0=amber	-54
0=amir	72
0=an	-33
0=anouk	48
0=any	-35
0=anybody	-29
0=anyone	84
0=anything	-26
0=anyway	43
0=aob	46
0=apologies	93
0=as	26
0=ask	-158
0=at	-89
0=attending	42
0=aunty	26
0=aye	55
0=badge	-65
0=bag	-54
0=bags	-59
0=balance	40
0=batteries	-99
0=baz	40
0=be	-90
0=bea	66
0=because	-52
0=before	49
0=best	28
0=between	-43
0=bex	69
0=bisque	-59
0=blade	-27
0=blades	-32
0=blankets	-48
0=blood	43
0=blow	-56
0=bo	53
0=boat	-51
0=boss	47
0=both	-79
0=bottles	-45
0=bring	-28
0=british	53
0=broken	-33
0=brush	-60
0=bryn	-44
0=but	62
0=cable	-75
0=cake	-41
0=can	81
0=capt	81
0=captain	-48
0=car	74
0=card	-65
0=cards	-58
0=carmel	86
0=carry	-53
0=cases	-48
0=cash	-68
0=cass	47
0=catriona	66
0=chair	33
0=chairs	-67
0=chalk	-67
0=check	-121
0=cheers	96
0=child	-53
0=children	-65
0=christmas	73
0=clean	-77
0=client	-52
0=co	-48
0=colm	73
0=combs	-44
0=comma	72
0=compare	-26
0=cones	-47
0=connect	-45
0=control	51
0=could	67
0=count	-86
0=court	-50
0=crew	-44
0=customer	-56
0=cut	-43
0=d	65
0=dad	80
0=dal	-43
0=damage	-21
0=dan	62
0=danny	68
0=dates	-69
0=dear	125
0=deckhand	-25
0=deferred	46
0=dented	-32
0=deposits	-31
0=dev	65
0=dip	-38
0=dirk	102
0=disk	-57
0=display	-41
0=dmitri	56
0=doc	75
0=doesn't	42
0=dogs	-63
0=dom	70
0=don't	38
0=done	86
0=door	-53
0=doors	-58
0=dougie	51
0=drain	-56
0=duchess	34
0=during	-38
0=e	75
0=each	-110
0=empty	-27
0=evening	61
0=every	-84
0=everybody	-21
0=everyone	-46
0=everything	-62
0=ewan	35
0=fails	-63
0=family	-75
0=fan	-29
0=farah	84
0=feed	-74
0=feeding	58
0=ffion	59
0=files	-44
0=fill	-57
0=finance	-46
0=fine	64
0=fire	34
0=five	43
0=fold	-64
0=for	37
0=form	-50
0=frank	50
0=frankie	46
0=free	-42
0=fresh	-44
0=from	26
0=front	-20
0=fuel	-61
0=full	-88
0=gas	-45
0=gaz	52
0=get	-71
0=glasses	-81
0=gloves	-98
0=go	32
0=god	31
0=good	98
0=gosia	61
0=great	48
0=green	-63
0=greetings	57
0=greta	79
0=group	38
0=guests	-39
0=gwen	39
0=h	79
0=ha	62
0=half	-35
0=hamish	84
0=handover	37
0=hands	-53
0=hang	51
0=hanne	68
0=hanneke	52
0=harbour	40
0=have	-42
0=he	-139
0=head	31
0=hefin	64
0=hello	110
0=hence	38
0=here	62
0=here's	51
0=hey	97
0=hi	118
0=his	-55
0=hiya	88
0=hold	-71
0=hope	76
0=hose	-51
0=how	62
0=hr	-49
0=i'd	85
0=i'll	59
0=i'm	53
0=i've	80
0=if	-117
0=ill	39
0=impedance	-46
0=imran	69
0=in	24
0=install	-34
0=iodine	-55
0=is	49
0=isn't	65
0=isolate	-59
0=it	24
0=it's	-45
0=item	101
0=jaz	77
0=jo	42
0=jonas	61
0=jules	65
0=just	62
0=kegs	-38
0=keith	38
0=kev	43
0=keys	-34
0=kiki	74
0=kill	-39
0=kindly	83
0=kirsty	45
0=kit	66
0=label	-50
0=labels	-57
0=lads	52
0=lamp	-66
0=langar	49
0=last	-50
0=launch	44
0=lay	-39
0=lead	-61
0=lee	71
0=length	68
0=lgtm	42
0=lid	-64
0=lift	-27
0=lightning	37
0=lights	-75
0=lin	78
0=list	-22
0=listen	-68
0=load	-85
0=loans	-41
0=lol	91
0=long	72
0=look	-73
0=loose	-73
0=lorna	43
0=lost	-30
0=lou	-28
0=love	75
0=lovely	45
0=lucas	73
0=lucy	32
0=ludlow	60
0=luis	78
0=lupe	52
0=make	85
0=many	43
0=marcus	51
0=marisol	56
0=mark	-40
0=marta	36
0=matters	51
0=max	-26
0=may	71
0=me	81
0=measure	-53
0=medicines	37
0=meera	41
0=meeting	33
0=might	40
0=milo	51
0=minimum	-29
0=minutes	82
0=missing	-60
0=mix	-32
0=mo	37
0=morning	98
0=moth	56
0=mr	45
0=mrs	93
0=my	66
0=nails	-22
0=name	-95
0=need	51
0=needs	57
0=net	-49
0=never	-109
0=niamh	83
0=nils	48
0=nkechi	56
0=no	-79
0=nobody	-158
0=noor	37
0=nope	39
0=not	79
0=noted	56
0=notes	38
0=now	42
0=number	29
0=numbers	-57
0=offer	-49
0=office	28
0=oh	78
0=ok	105
0=okay	56
0=oksana	49
0=old	-27
0=on	36
0=once	-39
0=one	-89
0=only	-75
0=open	-33
0=opening	61
0=orange	-56
0=orderlies	-32
0=originals	-42
0=otherwise	-34
0=our	21
0=outside	21
0=over	-32
0=owen	51
0=owner	-26
0=paolo	73
0=parcels	-45
0=parents	-24
0=passengers	53
0=passports	-61
0=people	20
0=perfect	48
0=pete	82
0=phone	-71
0=phones	-96
0=photo	-83
0=pictures	57
0=pip	79
0=pitch	59
0=plain	47
0=plastic	-52
0=please	83
0=pls	44
0=pockets	-73
0=postmortem	-58
0=present	58
0=presenter	-59
0=press	-35
0=prices	-54
0=priya	64
0=proposed	59
0=props	44
0=pull	-50
0=puppet	-43
0=push	-46
0=qa	-34
0=quick	40
0=quote	46
0=rafe	68
0=ravi	57
0=ray	71
0=re	72
0=read	-99
0=red	-96
0=release	-68
0=respectfully	49
0=returns	29
0=rev	55
0=rgds	33
0=right	87
0=ring	-132
0=rinse	-74
0=ron	38
0=rory	59
0=run	-61
0=same	-70
0=sat	58
0=say	-127
0=scan	-81
0=seals	-45
0=second	-43
0=security	24
0=see	64
0=send	-63
0=sent	67
0=set	-53
0=shanice	49
0=she	-119
0=sheet	-37
0=shona	63
0=should	-38
0=show	-116
0=sign	-89
0=simone	62
0=sister	59
0=six	-67
0=slips	-27
0=smile	37
0=so	56
0=soft	-22
0=someone	-69
0=sorry	110
0=spare	-64
0=squeeze	-43
0=stage	48
0=stamp	-75
0=start	-74
0=stay	-70
0=sticker	-49
0=still	-21
0=stir	-39
0=strip	-49
0=stu	37
0=student	-60
0=studio	49
0=subject	98
0=sunita	74
0=super	59
0=ta	69
0=table	44
0=talk	-62
0=tape	-43
0=taps	-41
0=tattoo	57
0=tea	70
0=team	30
0=tech	-43
0=tell	-69
0=ten	-77
0=tess	45
0=test	-78
0=testing	47
0=thank	56
0=thanks	98
0=that	64
0=that's	57
0=the	-48
0=then	-162
0=there	54
0=they	20
0=they're	-69
0=those	-26
0=tia	55
0=time	-46
0=tins	-60
0=to	101
0=tobias	55
0=tomasz	25
0=tools	-36
0=towel	-63
0=tower	38
0=toys	-52
0=trailer	-70
0=transcript	74
0=try	24
0=tuesday	22
0=tunde	48
0=two	-107
0=ugh	58
0=um	59
0=under	-87
0=up	-56
0=use	48
0=uv	-35
0=v	56
0=vent	-42
0=visitors	-66
0=wait	-92
0=walk	-78
0=warmly	41
0=was	68
0=wash	-58
0=washing	46
0=watch	-47
0=water	-95
0=wave	-74
0=we	-60
0=weigh	-62
0=well	57
0=wendell	69
0=wet	-75
0=what	58
0=what's	-58
0=whatever	39
0=whatever's	-27
0=wheelchairs	-63
0=when	-88
0=who	21
0=whoever	-64
0=whoever's	-47
0=wipe	-68
0=with	65
0=without	-61
0=would	63
0=write	-78
0=yeah	94
0=yo	47
0=you	-28
0=you're	62
0=yours	97
0=👍	50
0=😂	60
0=😇	52
1=	125
1=!	31
1=0	52
1=?	-52
1=about	40
1=above	-73
1=after	32
1=afternoon	22
1=again	28
1=agreed	44
1=air	59
1=all	38
1=alone	-72
1=am	55
1=an	24
1=and	-70
1=answer	-61
1=answers	-53
1=anybody	-47
1=anything	-27
1=aob	56
1=are	-35
1=aren't	-44
1=arising	49
1=arrival	-42
1=ask	-98
1=asked	34
1=assistant	-30
1=at	-67
1=attendance	39
1=attendant	-44
1=b	62
1=bad	-41
1=bag	-34
1=bags	-32
1=bank	64
1=bar	21
1=base	63
1=be	50
1=before	-56
1=belt	-34
1=best	46
1=big	57
1=bit	-23
1=bless	31
1=boards	-28
1=books	-33
1=break	-57
1=bring	-31
1=brother	-38
1=brush	-25
1=brushes	-44
1=bugs	-49
1=business	42
1=call	28
1=calls	-34
1=can	87
1=card	-90
1=care	48
1=carries	-45
1=charge	-50
1=check	-60
1=chief	-28
1=cleans	-42
1=client	-34
1=clips	-46
1=close	-48
1=closes	-58
1=co	31
1=coffee	25
1=colleague	25
1=colleagues	28
1=colour	-38
1=come	-66
1=comes	-114
1=coming	51
1=committee	39
1=coordinator	-59
1=copies	-53
1=cord	-39
1=could	39
1=count	-69
1=covers	-33
1=coxswain	-47
1=crates	-31
1=cried	84
1=customer	-38
1=cut	-44
1=cuts	-56
1=date	-75
1=daughter	32
1=days	-58
1=dead	-67
1=dear	55
1=deckhand	-21
1=deposit	-48
1=describe	-23
1=did	-24
1=dip	21
1=discussion	51
1=do	-27
1=does	24
1=doesn't	-62
1=don't	-80
1=done	30
1=down	-59
1=draft	-42
1=drain	-60
1=drill	42
1=driver	-37
1=duty	-44
1=each	-58
1=early	-44
1=eggs	-56
1=eight	-25
1=evening	46
1=every	-83
1=everyone	-34
1=explains	-25
1=eye	59
1=fair	66
1=faithfully	34
1=fancy	61
1=femi	47
1=fifteen	-38
1=file	-65
1=finds	-53
1=fingers	21
1=first	-99
1=fish	-40
1=five	-53
1=floor	-61
1=food	-82
1=foreman	-27
1=found	-39
1=from	-27
1=full	-30
1=g	31
1=gate	-44
1=get	-21
1=gets	-32
1=go	-59
1=goes	-108
1=good	43
1=got	37
1=greta	63
1=groom	-29
1=group	59
1=half	-72
1=hall	-58
1=hand	-55
1=handles	-30
1=handover	38
1=hands	-67
1=hang	-33
1=he	-31
1=head	-43
1=hello	-43
1=her	-87
1=here	36
1=hi	26
1=him	22
1=hold	-82
1=holds	-34
1=hope	40
1=hour	-52
1=hours	-37
1=hr	60
1=hygiene	42
1=i	-32
1=i'd	22
1=i'll	49
1=i'm	54
1=ice	33
1=if	54
1=in	-86
1=incoming	-34
1=initial	-41
1=inside	-41
1=instructor	-40
1=into	-38
1=is	-85
1=isn't	-24
1=it	-58
1=it's	-56
1=item	-49
1=january	50
1=job	44
1=keeper	32
1=key	-78
1=keys	-30
1=kind	33
1=kitchen	47
1=know	63
1=label	-47
1=lamp	-44
1=lantern	-25
1=launch	-61
1=lays	-47
1=lead	-56
1=leaves	-44
1=leaving	48
1=left	35
1=lens	-48
1=light	-73
1=lights	-63
1=like	49
1=lines	49
1=list	47
1=loan	-60
1=log	-63
1=long	-56
1=longer	49
1=look	-52
1=low	-33
1=m	68
1=machine	-49
1=machinist	-39
1=madam	29
1=mails	-56
1=make	47
1=man	-59
1=manager	-57
1=marked	-62
1=master	-44
1=may	-24
1=me	68
1=mean	47
1=measures	-51
1=mechanic	-42
1=media	-49
1=medical	-62
1=meet	-33
1=meeting	92
1=meets	-49
1=member	-63
1=members	-43
1=men	-50
1=meter	-34
1=minutes	-24
1=missing	-40
1=mo	61
1=monday	-29
1=months	-38
1=more	24
1=morning	41
1=mr	75
1=ms	32
1=must	-66
1=my	87
1=names	-60
1=need	35
1=never	-107
1=new	41
1=nobody	33
1=none	63
1=not	-87
1=note	34
1=notes	53
1=number	31
1=nurse	-27
1=off	-26
1=offer	-57
1=officer	-31
1=oil	-49
1=old	-58
1=older	-44
1=on	-56
1=one's	-31
1=ones	-37
1=only	-41
1=open	-77
1=opened	45
1=opens	-31
1=operator	-37
1=ops	69
1=or	-41
1=other	34
1=ought	45
1=our	21
1=out	-121
1=padlock	-30
1=page	37
1=pages	61
1=paper	33
1=papers	-51
1=paragraph	44
1=park	48
1=party	-20
1=passengers	-26
1=pat	38
1=pay	-40
1=payment	-62
1=people	-46
1=permit	-51
1=person	-27
1=pete	76
1=phone	-72
1=phones	-48
1=photo	-53
1=photograph	-42
1=photos	-68
1=picks	-40
1=pieces	-36
1=pilot	-46
1=pilot's	-40
1=play	-39
1=please	63
1=pls	51
1=plugs	-67
1=post	52
1=posts	-62
1=powder	-37
1=present	46
1=presenter	-33
1=priyanka	56
1=procedure	56
1=producer	-30
1=pull	-61
1=pulls	-43
1=pumpkin	70
1=purpose	55
1=puts	-23
1=r	85
1=radio	-57
1=ramesh	38
1=reader	-87
1=receipt	-22
1=record	-56
1=recording	40
1=records	52
1=regards	37
1=register	-37
1=registrar	-28
1=release	-32
1=remain	-25
1=repair	39
1=reported	62
1=rest	-37
1=return	-39
1=returned	29
1=ring	-43
1=rings	-56
1=room	42
1=rope	-35
1=rota	72
1=run	-69
1=said	62
1=says	29
1=second	-54
1=sees	-52
1=send	-29
1=sends	-29
1=service	51
1=set	-45
1=shake	-23
1=she	-59
1=sheet	29
1=sheets	-52
1=should	74
1=show	-37
1=shows	28
1=shut	-90
1=sign	-68
1=signed	-46
1=signs	-51
1=sincerely	51
1=sir	51
1=sit	-45
1=six	28
1=sixteens	-35
1=small	-26
1=sorry	59
1=stamp	-44
1=stand	-67
1=stands	-81
1=start	28
1=stay	-72
1=stays	-68
1=steph	55
1=steps	48
1=steward	-31
1=stone	-47
1=stop	-63
1=stops	-42
1=straps	-55
1=street	58
1=student	-48
1=sue	67
1=sunday	70
1=support	-31
1=switch	-36
1=t	76
1=ta	48
1=table	81
1=tag	-37
1=take	-41
1=takes	-46
1=tape	-41
1=taps	-46
1=team	82
1=tech	-35
1=technician	-74
1=temperature	-61
1=ten	-53
1=test	-72
1=testing	47
1=text	-51
1=texts	-61
1=thank	45
1=thanks	74
1=that'll	48
1=that's	78
1=the	-46
1=their	-52
1=them	-102
1=then	-27
1=there	29
1=they're	-28
1=they've	-23
1=thing	-55
1=think	28
1=this	90
1=three	-58
1=through	-75
1=till	-58
1=time	26
1=told	-31
1=too	-52
1=top	-56
1=toys	-31
1=treats	-46
1=trust	61
1=tue	22
1=turn	-51
1=twice	-68
1=two	-36
1=um	58
1=under	-64
1=until	-34
1=usual	53
1=verifies	-21
1=vet	-60
1=volunteer	-28
1=volunteers	60
1=waits	-51
1=walks	-47
1=walt	50
1=want	66
1=wants	61
1=ward	-23
1=was	72
1=waste	-36
1=water	51
1=wed	21
1=wednesday	-26
1=weeks	-58
1=went	42
1=wet	-53
1=whatsapp	66
1=whether	-40
1=which	-39
1=while	27
1=who's	28
1=whose	51
1=wig	-38
1=will	29
1=wind	-42
1=wipe	-27
1=wipes	-34
1=within	-47
1=without	-63
1=wolf	-50
1=wool	-59
1=work	-42
1=would	49
1=wrap	-47
1=writes	-66
1=writing	67
1=yellow	21
1=yes	60
1=you	44
2=	86
2=!	30
2=0	-46
2=?	-105
2=abernethy	31
2=about	-22
2=above	35
2=add	26
2=after	-21
2=again	-79
2=aid	-53
2=along	-59
2=alun	38
2=am	71
2=and	-53
2=animal	-20
2=anneliese	40
2=any	23
2=anything	53
2=are	-34
2=arrive	-35
2=ask	-21
2=asked	52
2=asks	-63
2=attendant	-45
2=back	22
2=bad	70
2=bag	-21
2=banned	-70
2=base	22
2=batteries	46
2=battery	-69
2=be	23
2=because	-46
2=beeps	-28
2=before	-38
2=behind	-37
2=belly	-59
2=bit	38
2=blade	-59
2=blue	-64
2=board	-88
2=body	-49
2=book	-62
2=booking	-45
2=boots	-46
2=boss	29
2=both	-52
2=bottle	-26
2=box	-33
2=boxes	-60
2=break	-34
2=brings	-21
2=buy	32
2=by	-59
2=bye	46
2=café	69
2=call	20
2=caller	-50
2=calls	-36
2=can	-22
2=can't	-46
2=card	-52
2=cars	-61
2=case	-40
2=cases	-36
2=changes	33
2=charge	-43
2=checked	-46
2=checks	-48
2=clean	24
2=clear	-43
2=clerk	-49
2=click	-28
2=client	27
2=climbs	-29
2=close	-34
2=cold	-57
2=collection	65
2=collects	-44
2=colour	-36
2=come	-67
2=comes	-79
2=committee	50
2=contractor	-78
2=controller	-47
2=cool	-53
2=copies	-43
2=could	53
2=count	-64
2=counted	-44
2=counts	-56
2=crate	-33
2=crew	61
2=customer	21
2=cut	24
2=cutters	-39
2=d	35
2=date	34
2=day	34
2=days	-39
2=degrees	-54
2=doesn't	-92
2=don't	-101
2=done	-61
2=door	-74
2=down	-46
2=dr	-41
2=driver	-38
2=dues	-22
2=each	-84
2=eighteen	-28
2=end	-52
2=engine	-57
2=enters	-45
2=entry	-25
2=envelope	-29
2=evening	30
2=every	-77
2=everything	58
2=face	-42
2=facilities	33
2=family	-75
2=farah	47
2=feel	-32
2=files	-38
2=fills	-40
2=find	-42
2=finder	-33
2=finished	-23
2=first	82
2=five	-76
2=flame	-56
2=flat	-54
2=flour	-39
2=folder	32
2=follows	26
2=food	-54
2=format	57
2=forty	-46
2=found	53
2=four	41
2=from	-39
2=front	-25
2=full	25
2=gas	-20
2=gate	-38
2=gets	-86
2=gist	60
2=give	56
2=given	-37
2=gloves	-40
2=go	-95
2=goes	-71
2=going	31
2=good	46
2=got	23
2=graham	40
2=green	47
2=greetings	45
2=guest	-30
2=half	-54
2=hands	-59
2=handwriting	-38
2=hangs	-46
2=have	65
2=head	-56
2=held	-35
2=hello	42
2=here	34
2=hev	-41
2=hi	64
2=him	-62
2=home	-60
2=hon	69
2=hook	-56
2=hour	-35
2=hours	-70
2=how	-49
2=hrs	-53
2=i'd	35
2=i'll	39
2=i'm	27
2=id	-43
2=if	38
2=inspects	-31
2=intake	23
2=into	-71
2=is	-48
2=isn't	-63
2=it's	-26
2=item	-38
2=j	26
2=job	-55
2=k	42
2=keep	-59
2=keeper	-43
2=kept	-42
2=kindly	31
2=kitchen	33
2=knee	40
2=lab	41
2=laptop	24
2=last	-33
2=leaves	-48
2=left	-79
2=lend	-39
2=let	37
2=let's	26
2=letter	38
2=level	-55
2=lid	-40
2=lies	-47
2=lift	-29
2=light	-32
2=lights	-61
2=like	39
2=lindqvist	35
2=line	-74
2=locked	-34
2=logs	-60
2=lol	-43
2=looks	-21
2=loose	-46
2=love	39
2=lovely	39
2=machine	-25
2=mail	-36
2=makes	-36
2=manager	-57
2=me	21
2=means	-41
2=meeting	49
2=mind	40
2=mins	-26
2=missed	62
2=missing	23
2=months	-48
2=more	-29
2=morning	-77
2=mr	-43
2=music	-60
2=must	-67
2=need	58
2=needed	54
2=needs	-42
2=never	-83
2=new	-57
2=night	64
2=no	-76
2=nobody	-72
2=noor	65
2=nothing	38
2=number	-39
2=nurse	-61
2=off	-70
2=offering	43
2=office	49
2=officer	-35
2=okafor	54
2=okonjo	45
2=old	37
2=on	-68
2=one	-110
2=only	-30
2=open	-72
2=opens	-56
2=or	43
2=other	37
2=our	57
2=out	-30
2=outside	-50
2=own	-70
2=packet	-62
2=padlock	-41
2=page	45
2=parent	-32
2=password	-27
2=past	-64
2=people	23
2=person	-41
2=personal	-57
2=phones	-41
2=photographed	-21
2=pick	-46
2=picture	-45
2=piece	-39
2=please	32
2=pls	48
2=pm	50
2=post	-27
2=pots	-57
2=prefer	29
2=present	40
2=prints	-38
2=priya	43
2=procedure	54
2=pulls	-22
2=puppy	43
2=puts	-38
2=quarter	-33
2=question	27
2=quick	51
2=rain	-52
2=ramp	-53
2=re	68
2=read	100
2=reading	-20
2=reads	-52
2=receives	-47
2=ref	-53
2=regards	64
2=rest	-41
2=ring	-56
2=rings	-39
2=room	29
2=rooms	33
2=round	-43
2=run	30
2=runs	-25
2=said	-42
2=same	55
2=say	-57
2=scanned	-31
2=second	-40
2=see	-65
2=sees	-43
2=send	25
2=sends	-30
2=sent	-39
2=sept	27
2=set	-26
2=shake	-62
2=shall	32
2=she	-23
2=sheet	-38
2=shelves	-48
2=shift	-50
2=short	-29
2=should	49
2=shows	-39
2=shut	-47
2=sign	-61
2=signature	-31
2=signed	-56
2=signs	-79
2=sir	45
2=six	-61
2=smoke	-33
2=so	59
2=something	29
2=sop	31
2=sound	33
2=st	65
2=staff	75
2=stands	-38
2=start	22
2=stay	-71
2=stays	-103
2=steel	-49
2=steps	-68
2=stops	-64
2=straight	-32
2=switch	-41
2=tag	-69
2=take	-94
2=takes	-70
2=talk	62
2=tank	-25
2=tape	-27
2=team	38
2=tested	-34
2=texts	-33
2=th	49
2=than	45
2=thanked	37
2=that	30
2=the	-57
2=their	-36
2=them	-74
2=then	46
2=there's	-29
2=therefore	29
2=they're	-54
2=think	44
2=thirty	-30
2=this	59
2=thought	47
2=through	-37
2=ticket	-94
2=till	-43
2=time	-68
2=tip	-52
2=title	47
2=to	-30
2=top	-58
2=travels	-57
2=trolley	-78
2=tube	-53
2=turn	43
2=turned	-44
2=turns	-44
2=twenty	-69
2=two	-70
2=under	-97
2=voice	-31
2=wait	-42
2=waits	-61
2=walk	-50
2=walks	-38
2=want	39
2=wants	70
2=was	82
2=water	-66
2=way	-22
2=week	21
2=weeks	-80
2=well	56
2=what	38
2=wheel	-28
2=when	-69
2=whether	53
2=whiteboard	-41
2=who	-25
2=whoever	29
2=whoever's	-32
2=why	48
2=will	82
2=wish	25
2=wishes	47
2=within	-62
2=without	-43
2=worker	-39
2=working	-47
2=worn	-57
2=would	32
2=write	-39
2=writing	-31
2=written	-28
2=x	60
2=you'd	31
2=you're	31
2=your	28
2=yusuf	37
: 0	31
: a	21
: ask	-32
: close	-58
: count	-51
: d	35
: doors	-32
: dr	-41
: ellie	34
: facilities	33
: gus	50
: j	26
: monday	53
: mr	34
: mrs	46
: no	-58
: noor	65
: office	38
: one	-76
: priya	43
: product	-43
: r	38
: re	68
: see	-31
: still	83
: the	72
: title	33
: we	-33
: who	-43
?	23
? tell	-70
a	25
a 0	100
a backup	-23
a bad	-42
a bag	-50
a big	44
a bit	37
a blade	-36
a blue	-25
a box	59
a cable	-64
a case	-53
a cask	-47
a checklist	38
a child	-34
a clean	-59
a clear	26
a cloth	-45
a colleague	-54
a condition	-55
a crack	-69
a crib	42
a cup	-34
a day	-70
a difference	-40
a document	47
a draft	32
a drawing	46
a driver	-23
a drop	-41
a dry	-31
a dull	-24
a family	49
a feel	-28
a few	-27
a first	25
a foot	-72
a form	60
a full	-57
a gap	42
a glove	30
a grade	-48
a green	-46
a guest	-54
a half	23
a hand	-73
a hand's	-46
a hard	31
a heading	37
a horseshoe	-47
a jar	55
a label	-62
a lad	-26
a letter	-71
a list	31
a look	-43
a measuring	-56
a member	-42
a method	50
a metre	-74
a minute	-59
a month	-49
a name	-50
a nest	-36
a nice	-60
a note	-46
a novel	57
a number	-42
a numbered	-26
a one	36
a or	-26
a pacemaker	-51
a page	63
a phone	-32
a photo	-33
a photograph	-46
a pic	-43
a picture	-35
a piece	-39
a plain	30
a policy	39
a procedure	80
a proper	27
a quarter	-45
a real	38
a red	-62
a relative	-49
a repair	22
a rope	-35
a runbook	48
a sample	-47
a seal	-35
a seat	-34
a second	-81
a separate	46
a set	35
a sheet	33
a short	20
a sick	-45
a slip	-55
a small	28
a sniff	-69
a soft	-26
a sticker	-31
a tag	-25
a tank	-51
a thing	-25
a third	-55
a threat	-37
a time	-100
a towel	-27
a tube	-60
a tuesday	47
a turn	-41
a version	22
a vest	-26
a volunteer	23
a voucher	-49
a way	66
a week	-40
a wet	-27
a word	40
a written	49
a year	-48
a yellow	-37
a yes	-21
abbreviations	49
abernethy	31
able	30
aboard	29
aboard and	-41
about	71
about a	-61
about allergies	-37
about that	37
about the	105
above	-50
above 0	-94
above two	-59
accepted	46
accession	-57
accession no	-57
accident	-41
account	-29
achterberg	49
acid	-39
acid in	-40
across	-56
across the	-35
action	100
action :	31
actions	54
actions :	54
actual	37
actually	42
adaeze	71
adaeze 0	82
add	84
add a	-32
added	28
address	-73
address and	-23
adeyemi	46
adult	-27
advance for	22
after	-36
after 0	-77
after an	-21
after dark	-51
after five	-36
after four	-24
after is	35
after seven	-46
after ten	-35
after that	-58
after the	-42
after three	-38
aftercare	-72
afterwards	-80
again	37
again after	-37
again at	-22
again before	-86
again in	-27
again or	-46
again the	38
against	-101
against a	-49
against the	-89
age	-46
agency	30
agent	-74
agents	-48
agnes	38
agreed	136
agreed that	60
agreed with	64
aid	-72
aids	-57
air conditioning	59
alarm	51
alarm sounds	-44
alarms	-32
alcohol	-77
alcohol and	-41
alginate	-27
alginate must	-27
all	30
all do	25
all good	33
all i	57
all in	40
all of	-37
all right	-33
all three	-49
allergies	-37
allergy	-50
allotment	71
allotment society	51
allowed	-61
alone	-83
along	-117
along the	-94
aloud	-37
already	43
also	48
also a	23
also when	-28
alun	38
always	-107
always on	37
always with	-41
am	75
am i	45
am not	31
amber	-77
amended	73
amended 0	73
amina	37
amir	72
amir :	55
amount	-86
an accident	-31
an hour	-58
an id	-38
an instruction	42
an open	-23
an operation	-22
an sop	51
anchors	-24
and	-54
and 0	-72
and a	25
and add	-32
and after	-60
and all	-29
and amount	-60
and any	-30
and anything	-54
and apron	-36
and are	-65
and ask	-70
and asks	-64
and at	-56
and back	23
and bank	-30
and boots	-31
and both	-44
and by	-50
and c	53
and calls	-38
and chalks	-22
and checks	-23
and children	-43
and circulate	29
and close	-24
and come	-48
and compare	-62
and compares	-38
and count	-28
and counts	-22
and date	-27
and dead	-26
and do	29
and does	-31
and doesn't	-21
and don't	57
and down	-23
and draw	-26
and drop	41
and evening	-56
and every	-31
and explains	-25
and face	-48
and fetch	-50
and files	-31
and finish	-60
and from	-39
and get	-52
and given	-55
and go	-55
and god	38
and goes	-37
and hand	-29
and has	-64
and here's	24
and hold	-23
and holds	-29
and i'd	42
and i'll	50
and i'm	37
and if	20
and in	52
and is	-47
and isn't	-55
and it's	-88
and keep	29
and keeps	-20
and leave	-58
and left	-38
and lets	-38
and listen	-30
and listens	-31
and lock	-61
and locks	-38
and look	-44
and looks	-66
and make	48
and makes	-29
and mark	-42
and move	-22
and my	46
and names	-31
and neither	-49
and never	-44
and nobody	-100
and none	46
and not	-25
and notes	-54
and nothing	26
and nowhere	-43
and offer	-27
and on	-35
and one	-36
and overlap	-41
and phone	-27
and photographs	-33
and please	56
and point	-24
and posts	-36
and punjabi	41
and puts	-67
and read	-48
and reads	-31
and removes	-30
and reported	-58
and revert	48
and right	37
and ring	-29
and saves	-35
and say	-72
and says	-73
and see	24
and sends	-30
and sent	-45
and sets	-23
and shows	-50
and shut	-47
and sign	-48
and signature	-89
and since	-33
and somebody	-26
and sorry	27
and stands	-25
and start	-35
and stay	-34
and stays	-58
and stick	58
and still	25
and stop	-36
and switch	-46
and take	-57
and taken	24
and takes	-44
and tell	-91
and tests	-29
and the	-46
and their	-25
and there	-57
and time	-39
and to	-39
and tug	-56
and turn	-30
and two	-41
and type	-36
and under	27
and wait	-55
and waits	-49
and walk	-32
and walks	-20
and was	34
and watch	-52
and watches	-35
and we	-56
and what	-61
and when	-45
and whether	-43
and which	-31
and white	51
and who	-63
and who's	-24
and whoever	29
and with	77
and would	47
and writes	-34
and you	-35
animal	-43
anneke	56
anneliese	40
anouk	48
anouk 0	48
answer	-78
answer is	-30
answers with	-72
anthea	58
any	-35
any more	-59
any of	61
any other	57
any time	-46
anybody is	-30
anybody's	-47
anything	-56
anything else	-59
anything is	-24
anything odd	-39
anything on	28
anything over	-42
anything that	-76
anything that's	-72
anything the	30
anything with	-34
anything written	31
anyway	35
anywhere	-28
aob	73
apart	24
apart from	24
apiary	-40
apologies	94
apologies :	64
apologies from	74
apologise	-74
apologise for	-64
applicant	-31
appointment is	-34
appreciated	25
apprentice	25
approve	-56
approved	42
approves	-54
apron	-46
apron on	-23
archive	-47
are	-113
are back	32
are binned	-53
are carried	-44
are charged	-21
are closed	-51
are counted	-34
are done	-29
are emptied	-29
are forbidden	-49
are given	-63
are hung	-31
are issued	-35
are kept	-34
are laid	-23
are left	-58
are looked	-25
are made	-43
are marked	-31
are never	-61
are no	-49
are off	-33
are on	45
are only	-31
are paid	-26
are picked	-53
are put	-25
are scanned	-21
are sent	-52
are set	-52
are taken	-73
are ticked	-40
are unloaded	-47
are wiped	-23
are worn	-36
are written	-27
aren't	-72
argue	-67
arising	49
armpits	-48
armpits and	-48
arms	30
around the	-52
arrears	-47
arrival	-54
arrivals	38
arrive	-37
arrives	-32
arrives the	-26
art	46
artist	-63
arturo	45
as a	33
as ever	58
as far	-38
as it	27
as per	49
as promised	46
as soon	-46
as that	-39
as they	25
as we	-57
as you	-50
asante	24
asante wrote	24
ash	-68
ashes	29
aside	-76
aside and	-38
ask	-95
ask about	-103
ask by	-44
ask each	-42
ask for	-42
ask her	40
ask how	-52
ask if	-65
ask the	-58
ask them	-54
ask what	-101
ask whether	-40
ask which	-47
ask who	-55
ask why	32
ask you	37
asked	62
asked me	27
asked that	38
asked whether	46
asking	43
asking for	36
asks	-59
asks about	-43
asks that	59
asks the	-63
asks who	-25
asleep	-54
assume	81
at 0	-74
at a	-77
at chest	-36
at close	-34
at dusk	-30
at each	-52
at eight	-29
at eleven	-28
at five	-67
at four	-61
at half	-63
at home	-41
at length	55
at minus	-30
at my	43
at night	56
at nine	-20
at no	-40
at noon	-27
at once	-66
at one	-20
at seven	-58
at the	20
at them	-57
at thirty	-36
at three	-29
at two	-93
attach	-20
attendance	39
attendance :	39
attendant	-50
attendant opens	-29
attending	42
attending :	42
auditors	51
august	-35
aunt	57
aunty	69
author	59
author :	59
autumn	37
avoid	33
away	-37
away and	-41
away from	-39
away in	20
axle	48
aye	55
b	57
baby	56
back and	57
back at	-34
back behind	-48
back by	50
back for	-36
back in	-119
back into	-42
back it	-52
back of	25
back on	-51
back only	-26
back the	-23
back with	-71
backup	-35
backwards	-81
bad	69
badge	-53
badge and	-47
bag	-109
bag and	-34
bag goes	-23
bag is	-38
bag it	-61
bag the	-35
bag with	-46
bagged	-51
bagged and	-48
bags	-94
bags are	-28
bags go	-35
balance	28
balance is	-41
bale	-30
baler	-33
balloons	-35
band	37
bank	56
bank details	-43
banned	-70
bar	67
bare	-37
barge	-30
barn	-40
barrel	-62
bars	-44
base	33
basement	26
basket	-44
batch	-66
batching	-29
bath	32
batteries are	-71
batteries first	48
battery	-53
bay	-78
baz	40
be about	50
be appreciated	25
be between	-33
be done	30
be eternally	31
be friendly	-29
be glad	36
be grateful	21
be in	21
be lovely	53
be obliged	33
be off	-34
be on	-38
be over	-55
be poured	-27
be pregnant	-56
be present	-37
be pretty	42
be relaxed	-77
be short	51
be sure	-33
be up	-47
be written	24
bea	71
bea 0	70
bear	41
bear with	49
bearings	-28
because a	-65
because of	35
bed	-27
been in	-63
beeping	34
beeps	-28
bees	-23
before	-58
before and	-53
before anybody	-24
before anyone	-31
before anything	-41
before every	-39
before i	32
before leaving	-25
before opening	-23
before she	-57
before we	-53
before you	-67
beforehand	-44
begin	61
begins	-23
behind	-27
believe	32
believes	-38
bell	-59
bell and	-27
bells	29
bells are	-34
belly	-70
belongs	31
belongs in	31
below 0	-65
below and	-31
below is	44
belt	-45
ben	54
ben asante	24
bench	-39
bend	-64
bent	-65
bernadette	69
best before	-32
better	72
between 0	-55
between them	49
between two	-25
bex	47
bex 0	66
beyond the	-39
big	83
big font	62
big letters	65
bike	-70
bikes	-70
bill	47
bill of	-32
bin no	47
binder	38
binned	-53
bird	-32
bird is	-40
birth	-28
biscuit	-94
biscuit tin	-31
bisque	-59
bit	77
bit about	52
bits	38
black and	51
blade	-58
blade change	-26
blade off	-22
blade up	-26
blade's	-34
blades	-34
blaming	59
blanket	-74
blankets	-52
blast	-46
bleed	-69
bless	63
bless and	31
bless you	39
blind	-29
blink	-66
blinking	-44
block	-52
block and	-29
blood thinners	-51
blount	24
blount wrote	24
blow	-69
blow the	-64
blue	-48
blue book	-68
blue lights	-39
bo	53
board	-41
board and	-28
board in	-20
board it	-43
board out	-32
boards	-75
boat's	-32
boats	-68
bob	48
body	-36
boil	-54
boiling	-51
bold	84
bolt	-66
bone	37
book	-62
book :	-34
book at	-51
book before	-23
book the	22
book what	-38
book with	-70
booked	70
booking comes	-45
bookings	22
books	-47
books out	-21
books the	-43
boot	-23
booth	29
boots	-97
borrow	-80
borrower	-59
boss	49
boss says	34
boss wants	26
both	-100
both ears	-41
both in	-28
both of	-48
both on	-33
both sides	-66
both sign	-67
bottle	-92
bottles	-73
bottles go	-44
bottom	-88
bottom left	-52
bottom of	-31
box	-25
box and	-59
box at	50
box in	-58
box is	-80
box on	-49
boxes are	-36
boxes from	-39
brake	-55
brakes	-56
brass	-27
bread	-87
breadth	-38
break ?	-36
breaker	-59
breakfast	-35
breaks	60
breathe	41
bridge	-33
brief	68
brigade	-22
bright	52
bring	57
bring a	59
bring it	-41
bring the	-28
british	45
british spelling	33
broadcast	-31
bron	42
brophy	24
brother	-38
brothers	-70
brown	-43
brownies	49
brush	-106
brush out	-38
brush the	-23
brushed	-29
brushes	-44
bryn	-44
btw	51
bubbles	-42
bucket	-61
bucket and	-35
buckets	-77
buckles	-48
bucks	-55
buddy	-49
bugs	-49
building	-30
builds	-74
bullet	41
bullet points	37
bullets	43
bumps	-55
bundled	-50
bung	-72
bunny	74
burial	41
bus	35
business	73
busy	-45
busy busy	-45
but	101
but i	55
but never	-42
but not	51
but you	26
button	-58
button for	-34
buttons	-61
buttons and	-35
buy	-51
buyer	-35
buying	25
by	-31
by 0	-73
by a	-65
by all	34
by friday	32
by half	48
by hand	-32
by lunch	46
by month	-64
by more	-43
by name	-32
by next	-25
by one	-31
by phone	-98
by quarter	-54
by room	36
by side	-41
by so	-42
by step	27
by telephone	-50
by text	-20
by thursday	27
by tuesday	-55
by us	64
bye	63
bye bye	38
c	-46
cab	-47
cabin	-28
cabinet	-60
cable	-45
cables	-66
café	69
cage	-61
calendar	-63
call	-47
call base	-56
call it	34
call me	-30
call the	-89
called and	-36
caller	-50
calls	-56
calls in	-45
calls it	-26
calls the	-62
callum	43
calm	83
came :	43
camel	-35
camera	-85
can	38
can be	41
can do	22
can follow	23
can go	64
can hand	22
can hear	-39
can i	35
can keep	40
can make	33
can one	50
can pin	33
can read	24
can say	-42
can see	-66
can show	27
can someone	32
can we	57
can work	22
can you	33
can't find	22
can't get	66
can't put	26
can't read	74
cancel	-56
cancelled	-28
candle	-42
candles	31
cannot	-21
cans	-37
cap	-42
cap and	-29
cap on	-22
capitals	76
capt	97
car park	35
car seats	-26
car so	28
caravan	56
carbon	-42
card	-93
card :	-44
card a	-22
card and	-81
card at	-20
card for	-53
card in	23
card is	-55
card with	-25
cards	-73
care	28
carer	-59
carmel	-40
carmel 0	86
carol	51
carrier	-44
carry	-92
carry it	-72
cars	-75
carton	-44
cartwright	33
case	-26
case number	-43
cases	-63
cash	-85
cask	-64
caspian	33
cass	47
cass 0	47
cat	-43
cataloguer	-32
catriona	61
catriona 0	66
cats	-41
cause	-35
ceiling	-27
cellar	-32
cent	-39
centimetre	-56
centimetres	-51
certificate	-66
certificate is	-47
chain	-76
chained	-42
chair	53
chair :	67
chair and	-33
chair in	-32
chairs	-67
chalk	-88
chalks	-38
chalks the	-28
chamber	33
change	-47
change in	-50
change the	-55
changed	-61
changes the	-88
changing	-45
channel	-68
channel 0	-39
charge	-65
charged	-37
chargehand	-29
charger and	-44
charging	-21
chart with	-36
chase	39
check	-122
check in	32
check it	-40
check out	24
check the	-60
checked	-54
checked by	-29
checker	-47
checking	38
checklist	37
checks it	-43
checks that	-39
checks the	-51
cheers	73
cheese	41
chest	-43
chest height	-36
chew	-54
chief	-28
chief officer	-28
child	-48
child's	-54
chimneys	-22
chip	-39
chlorine	-61
chock	-37
chock the	-37
choir	65
christmas	37
christmas rota	57
cill	-72
circulate	40
circulated	60
circumstances	-50
clamp	-78
clamped	-26
clamps	-31
clean and	-38
clean it	29
clean the	-50
cleaning	54
cleans	-46
clear	-54
clear and	71
clear the	-63
clearance	-46
cleared	23
clerk	-56
clerk goes	-30
clerk looks	-31
clever	78
click	-59
clicks	-46
client	-49
client can	-27
client's	-59
climb	-53
climbing	50
climbs	-34
climbs the	-21
clip	-20
clip art	47
clipboard	-80
clipped	-20
clips	-43
clips on	-26
clive	55
cllr	55
cllr booth	55
clocks	44
clockwise	-62
close	-88
close it	-27
close the	-76
closed 0	70
closed and	-41
closed so	-24
closes	-67
closes the	-67
closing	40
closing the	43
cloth	-74
cloths	-66
cloudy	-27
club	99
co 0	-66
co op	47
coach	-64
coastguard	-24
coat	-36
coats	-62
code	-23
codes	-43
coffee	86
coffin	-55
coin	-35
coins	-32
col	42
cold	-92
cold room	25
collar	-61
collate	-69
colleague	-20
colleagues	28
collect	-74
collected	-50
collecting	40
collection	60
collections	32
collects	-60
collects the	-60
college	34
colm	50
colm 0	73
colostrum	-46
colostrum inside	-46
colour	-91
colour and	-30
colour is	-31
coloured	-51
columns	35
comb	-35
combs	-44
come	-21
come and	40
come back	-67
come down	31
come from	22
come off	-46
come out	-61
come through	-26
come to	-47
come up	-45
comes	-93
comes after	-33
comes back	-32
comes down	-45
comes in	-47
comes out	-66
comes to	-49
comes up	-77
coming	66
coming in	-66
comma	69
comma no	72
comment	64
committee	81
committee 0	49
community	46
compare	-69
compare it	-37
compare with	-33
compared	-56
compared with	-56
compares	-56
compares it	-41
compares the	-42
complaint	32
complaints	26
compressor	-46
computer	-46
concern	65
concert	-67
condition	-55
conditioning	59
conductor	-41
cones	-47
cones in	-47
confirm	-64
confirm that	-24
connect	-45
consent	-70
conservator	-41
contact	-25
container	-24
content	43
contract	-23
contractor	-32
control room	-37
control sue	67
controls	-49
cooker	-32
cool	-25
coordinator	-92
copied	55
copies	-35
copies are	-35
copper	-57
copy	-73
copy and	-36
copy of	-43
cord	-55
cord on	-39
corner	-49
corporate	57
correct	77
corridor	-68
cost	-44
cotton	-70
could	121
could do	36
could have	46
could you	47
count	-150
count the	-91
count them	-32
count to	-64
counted	-91
counted and	-20
counted back	-23
counterfoil	-40
counts	-89
counts as	-49
counts them	-32
courier	-40
course	53
court	-75
cover	21
covering	30
covering the	30
covers	34
covers on	-32
cox	-51
cox's	-46
coxswain	-30
crack	-93
cracking	52
cracks	-45
crate	-103
crate on	-33
crates	-48
crayon	-64
cream	-86
cremation	-21
crematorium	53
crew	24
crib	42
crib sheet	42
cried	84
cross	24
crossed	49
crosses	-54
crosses the	-54
crown	-49
crown line	-49
cubicle	-49
cup	-52
cup of	-34
cupboard	38
curtain	-45
customer	-23
customer care	-60
customer out	-21
customer signs	-31
customer the	-20
customer's	-52
customers	-57
cut	-34
cut a	43
cut back	-34
cut is	-35
cut it	-28
cut off	30
cuts	-75
cuts the	-48
cutters	-39
cutting	-103
cycle	-62
cylinder	-56
cylinders	58
d	40
d 0	-33
d achterberg	49
d okonjo	33
dad	42
dad 0	84
dags	-33
dairy twenty	-38
dal	-43
damage	-21
damage is	-21
damp	-57
dan	62
dan 0	62
danny	68
danny 0	68
dark	-69
darling	52
data	25
date	-38
date :	85
date is	-31
date on	-61
dates	-77
daughter	51
daughter says	28
day before	35
day no	-41
day one	32
day the	-58
daylight	-72
days	-80
days a	-20
days ahead	-55
days and	-34
days before	-54
days later	-53
db	-59
dead	-61
deaf	25
deal	47
deal with	33
dear	138
dear colleagues	28
dear madam	29
dear mr	44
dear ms	32
dear sir	26
deborah	56
decent	67
decide	-44
decides	-61
decides whether	-38
decision	28
deck	-51
deck hand	-40
deckhand	-67
deckhand clips	-26
dee	72
deep	23
deep clean	38
deep end	-35
deferred	49
degrees	-92
degrees or	-43
deleted	-50
delivered	-63
deliveries	39
denise	24
dented	-32
departure	-24
deploys	-39
deposit	-70
deposit and	-27
deposit is	-47
deposits	-31
deposits are	-31
depot	57
derek	-65
descaled	22
describe	-28
describe a	20
describe it	-25
describe the	-27
description of	29
desk and	-62
desk pulls	-22
details	-27
dev	77
dev 0	65
dex	61
dial	-47
diamond	-70
diary	-30
dictate	37
didn't	39
difference	-49
difference is	-51
difference of	-40
digger	-29
digit	32
dilys	49
dinu	-71
dip	-30
dip the	-56
direction	-52
dirk	92
dirk it	102
dirty	-25
discharge	-36
discuss	-55
discussed	70
discussed at	55
discussion	44
discussion no	29
dishwasher	31
disinfected	-37
disk	-75
display	-96
display 0	-61
distance	-35
distilled	-52
dmitri	31
do	51
do a	-20
do for	58
do i	-27
do it	-55
do not	-127
do on	45
do us	30
do we	62
do when	63
do with	23
doc	59
dock	-30
dock and	-69
docket	-67
document	66
document and	31
documentation	41
documents	25
does	-24
does not	-42
does what	45
doesn't	-47
doesn't count	-52
doesn't get	-50
doesn't go	-65
doesn't need	42
dog	-38
dogs go	-42
doing	21
dom	70
dom 0	70
dome	-26
don't	-69
don't argue	-62
don't ask	37
don't charge	-43
don't do	-59
don't go	-51
don't leave	-40
don't light	-52
don't look	-34
don't make	23
don't need	68
don't put	60
don't say	-37
don't take	-72
don't tell	55
don't touch	-66
don't use	44
don't want	52
donations	-45
done	25
done in	-44
done the	-30
door and	-52
door at	-41
door before	-23
door shut	-52
door stays	-37
doorbell	-28
doors	-83
doors stay	-34
dose	-40
double	-78
double bagged	-27
doubt	-42
dougie	83
dougie 0	51
down	-42
down and	-39
down by	55
down first	-31
down for	-28
down how	24
down in	30
down no	-53
down the	-43
down to	-52
down with	-59
downwards	-48
downwind	-59
doyle	57
dr	-30
dr varga	40
draft	74
draft the	27
drafted	57
drafts	-33
drain down	35
drain the	-45
drained	-45
draw	65
draw the	21
draw up	51
drawer	-42
drawer and	-28
drawers	-62
drawing of	46
drawn	-51
draws	-43
dressing	-43
dried	-34
drift	-61
drill	23
drill is	-44
drink	-75
drive	-82
drive and	-49
drive the	-47
driven	-43
driver	-61
driver collects	-30
driver parks	-39
drivers	23
drop	-37
drop it	-38
drop the	34
dropped	-123
drops	-47
drunk	53
dry	-77
dry and	-30
dry overnight	-23
dry with	-29
dryer	-54
drying	-40
duchess	34
due	41
due date	-35
dues	-22
dump it	47
dump the	-24
during	-81
during this	-46
dusk	-32
dust	-53
duty	-21
duty manager's	-72
e	57
each	-69
each day	-22
each door	-28
each item	-47
each line	44
each of	-41
each one	-59
each passenger	-30
each resident	-54
each side	-27
each step	65
ear	-77
earlier	-30
earliest	28
earliest and	28
early shift	-44
ears	-85
ears with	-41
earth	-52
earth lead	-34
ease	-63
east	-65
easter	76
easy	67
eat	37
eat in	47
eaten	-65
edge	-100
eggs	-25
eight	-22
eight and	-80
eight degrees	-27
eighteen	-63
either	-33
either side	-48
elbow	-58
electrician	-41
ellie	44
else	-37
else and	-22
else what	52
else's	-51
em	50
em the	-58
email	-21
employee	-27
emptied and	-35
empties	-83
empty	-121
empty the	-24
enclose	51
end and	-70
end of	-65
end the	-36
end with	20
ends the	-21
engine	-74
engine off	-55
engineer	-45
english	72
english and	23
english so	37
entered	-74
entered in	-23
entered on	-86
enters	-63
enters the	-45
enters time	-50
entrance	-58
entrance and	-21
entrances	-25
entry	-84
envelope	-64
envelopes	-47
enzo	-65
er	25
er what	38
erh	-28
error	-54
estates	62
eternally	31
eternally grateful	31
euros	-31
even	-94
even at	-74
even for	-57
even if	-22
even the	-57
even when	-34
evening	28
evening and	-36
evening with	-38
ever	-23
every	-119
every 0	-50
every bag	-24
every child	-22
every five	-23
every half	-30
every hour	-33
every lift	-29
every lock	-43
every monday	-39
every morning	-24
every piece	-21
every second	-26
every seven	-41
every single	22
every tenth	-38
everybody	-66
everyone out	-77
everything	47
everything else	-40
everything in	48
ewan	35
ewe	-32
exam	64
except	-87
except for	-35
exception	-25
exception and	-20
exceptions	-55
exceptions for	-46
excuse	34
excuses	-42
exist	69
exit	-36
expect	-37
expiry	-47
expiry date	-28
explains	-46
explains the	-36
eyes	-44
f	-35
face	-64
faces	-44
facing	-70
fades	-70
failed	-71
fails	-73
fair	72
faith	-42
faithfully	58
families	21
family	-26
family members	-42
fan	-42
fan on	-29
fancy	77
far	-34
far as	-38
farah 0	84
farm	51
farmer	-55
farmer and	-27
farrow	33
fat	-34
father	55
favour	33
fearne	64
feathers	-50
feb	67
fed up	39
fee	-54
feeding	58
feel free	71
feel the	-47
feeling	-75
feels	-40
feet	-36
felicity	65
felt	50
femi	61
femi :	47
fence	42
ferrules	-69
fetch	-68
fetch me	-51
fetch the	-54
fetches	-55
fetches the	-29
few	-27
few seconds	-27
ffion	59
ffion 0	59
field	40
fifteen	-96
fifteen minutes	-86
fifty	-43
fight	25
figure	-63
figures	-43
file	-43
filed	-40
filed by	-30
files	-54
fill	-95
fill in	-40
fill it	-59
fill the	-35
filled	-66
filled in	-37
filler	-37
filler and	-34
filling	43
fills	-64
filter	-51
filters	-39
finally	52
finally the	25
finance	44
finch	60
find	-25
find a	29
find the	-71
finder	-39
finds	-22
finds you	22
fine	34
finger	-52
fingers	-45
finish with	-60
finished	42
finishing	41
fire brigade	-39
fire drill	55
first	-51
first :	-36
first and	-53
first because	-31
first day	-41
first half	-26
first man	-49
first name	-28
first night	42
first of	23
first off	38
first on	-27
first so	-37
first ten	25
first then	-60
first thing	-56
first you	-55
fish	-53
fist	-37
fits	60
fits on	45
fitted	-65
fitz	56
five	-26
five and	-41
five minutes	-61
five times	-42
five working	-34
five years	-53
fix	-63
fixed	-55
flag	-65
flagpole	-42
flame	-60
flashing	-30
flat	-103
flex	-47
flight	-59
float	-37
flood	63
floor and	-31
floor is	-52
flora	-36
flour	-70
flow	63
flower	-42
flowers	-47
flux	-47
fly	-33
foam	-61
foam block	-20
fog	40
foil	-53
fold	-82
folder from	-28
folders	-59
folds	-73
folks	76
follow	63
follow without	22
following	36
follows	29
font	62
food	-78
food bank	47
food in	-51
foot	-93
foot of	-54
foot passengers	-34
footing	-23
for	25
for 0	-67
for about	-31
for all	-22
for an	-56
for any	-46
for anything	-57
for at	-34
for behind	58
for both	29
for damp	-39
for half	-30
for her	34
for how	22
for id	-32
for it	-20
for more	-27
for mrs	-68
for my	22
for new	46
for offering	24
for one	-63
for our	24
for polysomnography	47
for receiving	21
for repair	46
for seven	-41
for six	-27
for somebody	-31
for something	-24
for stones	-49
for taking	22
for ten	-63
for the	63
for them	-30
for this	-30
for three	-57
for twenty	-31
for when	30
for whoever	51
for you	57
for your	73
forbidden	-50
force	-62
foreman	-42
forget	62
forget the	63
fork	-37
form :	-32
form a	-21
form is	-40
form of	58
format	97
forty	-58
foul	-23
found	-25
found a	48
found in	21
foundation	24
four hours	-48
four people	25
four straps	-48
four times	-42
fourteen	-35
fourteen days	-33
frame	-24
frames	-55
frank	52
frankie	70
frass	-38
free	-33
freelancer	54
freeze	-21
fresh	-54
friday	29
fridays	-64
fridge	-30
friendly	39
friendly greetings	45
friends	23
friends of	23
frith	-22
from 0	-47
from :	112
from a	28
from above	54
from an	-44
from each	-27
from me	58
from my	50
from one	-30
from outside	-47
from the	-37
from there	-36
front desk	-36
front door	-55
front of	-23
frost	-52
frozen	-57
fruiting	-39
full	-96
full of	-58
full time	-71
fundraising	55
funeral	55
fur	-45
fuse	-73
fwd	60
fwd :	60
g 0	38
gallery	-30
gap	42
garbage	-40
gardener	64
gary	50
gas	-30
gas meter	-20
gas off	-45
gate	-83
gate and	-40
gate is	-42
gates	-64
gates are	-64
gather	-64
gauge	-63
gaz	52
gaz 0	52
gear	22
gel	-29
gen	33
generator	34
gentlemen	39
gently	-40
geoff	72
get a	-79
get in	74
get it	69
get the	-27
get them	-55
get there	-47
get this	29
gethin	20
gets	-62
gets a	-81
gets left	-43
gets out	-33
gets the	-84
getting	30
gift	33
gills	-36
gimme	44
girl	24
girls	54
girls can	24
girth	-25
girth and	-21
gist	60
give me	27
give the	-24
given	-33
given a	-47
given back	-55
given the	-37
gives	-76
gives the	-55
glad	36
glad if	29
glass	-102
glass from	-34
glasses	-61
glaze	-53
glossary	-34
gloves	-132
gloves and	-46
gloves on	-88
glue	-50
glue from	-26
glued	-37
go ahead	26
go and	-46
go as	36
go back	38
go down	-53
go in	-119
go into	-49
go on	72
go outside	-32
go over	-43
go past	-36
go round	-78
go straight	-29
go through	-70
go to	-97
go with	53
god	71
god bless	39
goes	-98
goes back	-71
goes down	-60
goes for	-33
goes home	-31
goes in	-81
goes into	-37
goes off	-37
goes on	-101
goes out	-37
goes round	-51
goes through	-27
goes to	-108
goes with	-51
goggles	-57
going	31
going up	30
gold	-25
gold and	-25
gonna	27
good	70
good afternoon	27
good at	30
good evening	46
good for	-52
good luck	20
good morning	65
good wishes	33
goods	-38
gosia	61
gossip	-39
got	54
got a	27
got it	22
got my	35
got the	-61
gotta	-41
gown	-29
grade	-88
graham	58
grammar	55
graph	-44
grass	-59
grate	-44
grateful	38
grateful for	32
grease	42
great	79
green	-47
green crate	-52
green key	29
green sticker	-35
greet the	30
greetings	99
greetings from	36
greta	44
greta :	63
grey	20
grip	-48
gross	-22
ground	-43
ground and	-30
grounds	-35
group	49
guards	-36
guess	-53
guesses	-67
guest	-78
guests	59
guide	48
gus	35
guy	60
ha	36
ha ha	-26
had	56
had a	-50
had anything	-67
had the	41
haddad	51
haha	95
hair	-63
hakim	49
half	-43
half a	-22
half an	-33
half day	-51
half hour	-47
halina	64
hall	50
hamish	57
hamish 0	82
hammer	-37
hand	-71
hand at	-59
hand it	-28
hand on	-25
hand out	40
hand over	-61
hand them	-36
hand's	-46
hand's breadth	-38
handbook	54
handbrake	-43
handed	-20
handed in	-28
handle and	-31
handled	-39
handler	-39
handles	-58
handover	39
hands	-61
hands and	-49
hands change	-41
hands off	-50
hands on	-32
handwriting on	-38
hang	36
hang it	22
hang on	60
hang the	-29
hang up	-34
hanging	-38
hangs	-62
hangs his	-46
hanne	68
hanne 0	68
hanneke	52
happens	30
happens when	44
harbour	57
harbour trust	38
hard hat	31
harjit	49
harjit ji	49
harness	-38
hartley	61
has	49
has a	53
has found	48
has gone	56
has had	-52
has it	-26
has left	-30
has lost	45
has never	54
has no	-32
has stood	-21
has stopped	-73
has the	36
has to	-62
hash	-48
hatch	-73
hates	45
have	38
have anything	31
have him	-56
have in	25
have it	61
have not	-26
have that	21
have the	27
have them	-38
have they	-31
have to	22
having	56
hazard	-33
he	-37
he asks	-79
he calls	-22
he can	-27
he does	26
he doesn't	-71
he explains	-25
he gets	-25
he goes	40
he had	44
he is	23
he keys	-24
he leaves	-28
he looks	-36
he puts	-20
he reads	-29
he reports	-39
he rings	-60
he says	-50
he takes	-24
he verifies	-21
he walks	-68
he'd	54
he's	-43
head	-40
head and	-34
head gardener	64
head of	-34
head office	-22
heading	37
headings	56
headphones	-48
heads	-44
heads and	-28
heads are	-26
headset	-38
hear me	43
hear the	-22
heard	78
heard it	74
hearing	-57
hearing aids	-57
hearth	-38
heated	27
heater	-54
heaviest	-40
heavy	-42
hedge	53
hefin	64
height	-97
held	-50
held up	-35
helix	-53
hello	49
hello hello	22
hello mrs	40
hello there	57
hello this	49
helmet	34
help	40
help us	43
hemi	-39
hence	38
hence this	38
her	47
her and	-35
her in	-65
her own	-54
her what	-27
here	103
here :	62
here and	22
here goes	24
here is	34
here it	23
here's	75
here's what	24
heron	45
herself	-39
hev	-29
hey	97
hi	111
hi all	47
high	65
hilda	54
him and	-42
him to	-55
himself	-72
hire	-48
hire sheet	-25
hirer	-33
his	-46
his card	-25
his own	-72
his pocket	-44
hit	-60
hiya	88
hold	-38
hold in	34
hold it	-64
hold the	-51
holder	-71
holder on	-30
holding	-34
holding the	-29
holds	-78
holds are	-34
holds it	-28
holds the	-56
hole	-64
holes	-28
holes with	-28
holiday	75
home	-61
home and	-41
hon	69
hood	-38
hook number	-64
hoover	-41
hope	89
hope that	53
hope the	82
hope this	20
hoping	60
hoping for	49
horse	-50
horseshoe	-47
hose	-76
hose open	-35
hose the	-59
hoses	-50
hospice shop	-62
hot	-33
hot air	44
hot to	-34
hot water	-76
hour	-102
hour it	-29
hour she	-27
hours	-141
hours ahead	-36
hours and	-47
hours before	-21
hours without	-48
house	32
house is	-31
house lights	-25
house meeting	59
house with	-23
housing	38
how	59
how do	44
how long	-45
how many	-72
how she	-26
how the	24
how to	39
how was	24
how we	43
howard	53
however	-75
hrs	-69
hung on	-38
huw	-34
hydrometer	-43
hygiene	27
hygrometer	-21
i	75
i am	88
i ask	21
i call	-26
i can	48
i can't	-46
i check	-52
i close	-54
i could	22
i do	30
i enclose	51
i go	-81
i hope	49
i know	33
i leave	52
i look	-58
i mean	22
i need	29
i nod	-57
i open	-59
i owe	36
i promised	27
i put	-86
i read	-53
i remain	47
i ring	-61
i send	-37
i should	58
i switch	-41
i take	-39
i tell	-30
i thank	42
i think	58
i thought	25
i trust	43
i want	73
i was	-42
i will	52
i would	22
i'd	88
i'd be	25
i'd like	46
i'd want	37
i'll	138
i'll feed	30
i'll get	23
i'll paste	46
i'll tell	50
i'm	118
i'm after	36
i'm fed	34
i'm in	65
i'm not	38
i've	96
ice	62
ice rink	23
id	-78
id and	-33
id card	-26
idea	31
ideally	36
identity	53
if a	-76
if its	-21
if one	-47
if one's	-31
if she	-55
if someone	-50
if that	-21
if that's	36
if the	-39
if they	-92
if they're	-48
if they've	-58
if this	53
if we	-43
if you	26
if you'd	43
ill	39
imagine	55
imam	53
immediately	-34
imogen	85
impedance	-46
impedance is	-46
importer	-22
impression	-34
impressions	22
imran	69
imran 0	69
in	-29
in 0	-47
in advance	22
in again	38
in air	-57
in an	21
in and	-27
in arrears	-47
in at	-39
in attendance	39
in black	51
in by	-58
in capitals	46
in english	43
in every	-39
in first	-46
in five	-62
in for	25
in from	-41
in front	-82
in fruiting	-39
in full	-32
in his	-33
in in	-35
in ink	-30
in it	-68
in its	-50
in mind	25
in my	-34
in no	-41
in one	-24
in pairs	-51
in peal	-59
in pencil	-36
in place	-40
in print	21
in red	-32
in register	-45
in room	24
in rows	-20
in slowly	-24
in ten	-51
in the	-41
in there	44
in they	-30
in three	-59
in twenty	-37
in two	-39
in view	21
in which	-44
in with	-23
in you	-72
ina's	-56
inches	-36
incident	-37
included	-34
includes	-51
including	-22
incoming nurse	-34
index	21
ines	39
informed	45
initial	-63
initial the	-63
initialled	-43
initials it	-26
initials the	-47
ink	-53
ins	58
inside	-33
inside 0	-32
inside and	-48
inside of	-54
inside the	40
inspected	-46
inspects	-32
install	-34
instead	-38
instead of	-38
instruction	40
instruction for	21
instructions	65
instructions for	41
instructor	-39
instrument	47
insulation	-44
insulation test	-41
insurance	-26
intake	23
interest	27
intern	58
interpreter	-63
interpreters	-42
into an	56
into good	23
into one	20
into shape	70
into something	34
into the	-48
intro	29
invigilator	-25
iodine	-55
iron	-33
is	-26
is 0	-67
is a	78
is all	30
is an	-21
is and	-55
is any	-53
is at	-62
is bagged	-51
is brought	-42
is called	-48
is checked	-45
is closed	-43
is coming	27
is compared	-56
is counted	-83
is doing	56
is done	-63
is dry	-42
is entered	-92
is final	-51
is for	-75
is full	-54
is given	-45
is glued	-35
is going	47
is good	-50
is handed	-22
is held	-37
is how	-63
is it	61
is kept	-66
is laid	-67
is left	-70
is locked	-42
is made	-43
is marked	-45
is measured	-67
is mending	34
is missing	27
is my	21
is needed	29
is never	-78
is not	-67
is offered	-38
is on	-34
is one	-29
is only	-22
is opened	-68
is out	29
is passed	-48
is photographed	-42
is poured	-21
is put	-46
is raised	-33
is ready	-34
is recorded	-47
is released	-43
is reported	-45
is running	-25
is scanned	-33
is sealed	-50
is sent	-53
is set	-53
is shut	-29
is signed	-44
is something	37
is still	-65
is swept	-21
is switched	-28
is that	33
is the	31
is this	40
is told	-48
is too	-36
is turned	-28
is unclear	47
is unwell	-24
is up	59
is weighed	-42
is wiped	-47
is written	-92
is wrong	-36
ish	45
isn't	-51
isn't kept	-53
isn't necessary	81
isn't on	-47
isn't opened	-63
isn't paid	-29
isolate	-59
isolation	-28
isolator	-68
issue	49
issued by	-35
it again	-96
it all	23
it alone	-50
it and	-60
it as	21
it back	-65
it backwards	-44
it be	76
it before	-56
it came	-35
it can't	-51
it come	-27
it comes	-23
it cool	-47
it down	-75
it dry	-52
it fits	38
it for	37
it goes	-26
it has	-64
it have	56
it here	56
it i	44
it if	-82
it into	59
it isn't	-34
it like	28
it look	59
it looks	23
it may	72
it myself	22
it never	-39
it not	45
it now	40
it on	40
it once	-61
it or	-38
it ought	41
it out	33
it over	-48
it plays	-31
it put	-35
it rests	-29
it says	-70
it should	53
it so	48
it something	51
it sound	34
it still	27
it stinks	-52
it tag	-64
it that	47
it the	-66
it together	-44
it up	-22
it was	73
it we	-42
it what	32
it when	44
it will	-57
it with	-36
it written	21
it'll	-71
it'll be	-54
it'll take	-38
it's	22
it's a	-63
it's about	40
it's all	28
it's dry	31
it's for	-55
it's in	47
it's not	-70
it's only	49
it's out	-52
it's put	-32
italics	-42
item	78
item 0	115
item is	-36
its	-46
its own	-41
ivo	-68
j	85
jackets	-29
jan	23
january	50
jar is	-40
jargon	42
jaz	77
jaz 0	77
jess	46
ji	55
jo	67
joan	71
joan to	56
job	-24
job card	-44
job in	-46
job to	-60
joint	-29
joke	41
jokes	-73
joking	79
jonas	77
jonas t	61
jot	27
jot down	24
jottings	71
jude	28
jug	-56
jules	65
jules :	65
junction	-47
juniors	71
juno	-26
just	86
just talk	48
just the	-53
k	88
k 0	35
karin	-49
keep children	-34
keep it	28
keep them	-45
keeper	30
keeper of	55
keeps	-35
keeps the	-23
keg	-56
kegs	-38
keith	42
keith pat	38
kept	-120
kept for	-62
kept in	-52
kettle	48
kev	95
kev ops	43
key	-31
key and	-21
key in	-72
key is	-53
key register	-36
key to	27
key worker	-45
keys	-85
keys are	-25
keys never	-27
keys the	-26
keys to	-67
kg	-47
kid	-68
kiki	74
kiki 0	74
kill	-39
kill cord	-39
kiln wash	-53
kilo	-47
kilos	-53
kind	54
kind regards	39
kindly	94
kindly do	30
kirsten	80
kirsty	70
kit	28
kitchen	76
kitchen tap	-22
kitty	69
km	-38
km h	-38
knee is	47
knees	-62
knife	-67
knock	27
knocks	-43
knot	-34
knots	-39
know	55
know what	24
know who	25
known	-56
kyle	-30
l	31
lab	42
label	-135
label and	-40
label on	-55
label with	-56
labelled	-35
labels	-83
lace	-37
lace with	-26
lacquer	-34
ladder	36
ladder and	-22
ladder at	-21
ladies	35
lading	-32
ladle	-51
lads	83
lady	55
laid	-85
laid on	-33
lambing	59
laminated	69
lamp	-56
lamps	-57
landing	-56
landlord	27
lane	41
langar	49
language	52
languages	32
lantern	-26
lanyards	30
lanzarote	30
lap	-52
laps	-37
laps on	-37
laptop	-55
larvae	-65
last	-64
last and	-48
last day	31
last four	-50
last minutes	75
last one	-24
last so	-38
last time	41
last two	-68
last week	-58
last word	-62
late reply	35
later	61
latin	-28
laugh	49
launches	28
law	-79
lawrence	51
lay	-55
lay specimen	-37
lay the	-49
layer	-34
layout	25
lays	-52
lead	-97
lead comes	-26
lead on	-34
leader	-27
leads	-42
leaf	-55
leaflet	41
leak	-26
lean	-31
lease	22
least 0	-21
leave a	26
leave em	-24
leave out	86
leave the	-60
leave them	-32
leaves	-82
leaves a	-38
leaves the	-54
leaving	34
leaving the	30
led	-64
ledger	-54
lee	-31
left a	31
left as	-31
left at	-52
left boot	32
left for	-34
left on	-64
left the	56
left to	-29
left under	-55
leg	-53
legs	-55
lend	-39
length	51
length :	56
length of	-33
lens	-56
less	-54
less like	24
less than	-35
let	-29
let go	-51
let me	53
let the	-83
let them	-58
let's	71
let's have	37
lets	68
lets the	-47
lets write	55
letter	49
letterbox	-67
letters	34
level	-83
level on	-50
lever	-48
lgtm	42
lid	-98
lid closed	-51
lid on	-25
lie	-74
lies	-60
lies on	-48
life	-33
lifejacket	-63
lift	-108
lift and	-60
lift it	-32
lift the	25
lifted	-41
lifting	-30
lifts	-24
lifts the	-23
light	-64
light and	-29
light it	-47
light on	25
lighthouse	61
lightning	37
lights	-95
lights and	-35
lights are	-33
lights out	-48
lights to	-74
like	60
like a	52
like it	35
like that	-46
like the	66
like to	-31
like us	28
likes	70
likes everything	48
lil	78
lily	34
limit	-58
limit and	-42
lin	-38
lin :	78
lindqvist	43
line	28
line at	27
line in	-65
line on	-52
linen	-69
liner	-23
lines	50
lines are	-76
lines max	37
link	-56
lisle	73
list and	-27
list for	31
list from	-55
list is	-57
list on	53
listen	-46
listen for	-60
listen to	-21
listens	-31
lit	-40
litter	-36
little bag	-50
live	-62
live in	-33
lives	44
load from	-40
loaded	-65
loading	53
loads	-79
loan	-27
loans	-31
lock	-43
lock and	-35
lock the	-52
locked	-104
locked and	-44
locker	-41
locks	-94
locks the	-38
log	-107
log it	-66
log the	-32
log with	-68
logbook	-22
logged	-30
logged with	-30
logger	-22
logo	60
logs	-60
lol	64
long	44
long and	41
long as	24
long discussion	51
long it'll	-57
long table	-47
longer	24
loo	-65
look	-80
look again	-52
look at	-105
look behind	-70
look for	-50
look in	-57
look into	-22
look like	23
look under	-37
looked	-46
looked at	-43
looking	43
looks	-46
looks at	-40
looks for	-71
looks in	-24
looks into	-41
looks the	-35
looks up	-40
loops	-37
loose	-88
lorna	44
lorna repair	39
lose	34
lose the	21
lost property	67
lost their	57
lot	69
lou	-21
loud	-88
love	111
love to	55
lovely	73
lovely to	40
low	-50
lower	-87
ltd	45
lucas	73
lucas 0	73
luck	44
lucy	32
ludlow	60
luis	55
luis 0	78
lumb	39
lumps	-91
lunch	23
lunch and	36
lupe	52
lupe 0	52
lying	-28
lyn	35
lynne	32
m	52
machine	-61
machine's	-21
machines	40
machinist	-53
madam	41
madam or	23
made	39
made into	39
magda	69
mags	75
mailbox	-80
mails	-56
mails the	-56
main	-51
main switch	-52
make	82
make it	95
make of	47
make one	53
make the	50
make them	51
make this	22
maker	-25
makes	-50
makes a	-40
makes the	-21
mallets	-25
mallets are	-25
mam	47
mam rang	47
man one	-40
manager	-59
manager and	-27
manager looks	-31
manager the	-40
manager walks	-33
manager's	-28
mantle	-33
many thanks	43
mar	28
mar ben	24
marcus	59
margin	66
marian	28
marisol	27
marjorie	56
mark	-67
mark on	-29
marked	-91
marked with	-90
marker	-25
markings	-48
marko	36
marks the	-46
marta	60
martyn	44
mask	-55
masks	-47
match	-39
matches	-71
mate	61
material	36
mats	-40
matter how	-40
matters	50
matters arising	49
max	-63
max 0	-76
may	32
may be	-93
may have	-28
may i	45
may not	-55
may run	44
maybe	29
mbali	62
me	122
me again	48
me and	-52
me at	27
me i'm	35
me in	-39
me sorry	44
me the	55
me to	57
means	-34
means no	-45
means that	-34
measure	-77
measure the	-69
measured	-69
measured at	-53
measures	-53
measures the	-29
measuring	-56
meat	-61
mechanic	-49
media	-49
medical	-77
medicine	-28
medicines	30
meera	51
meera 0	34
meet you	26
meeting	143
meeting 0	63
meeting :	68
meeting closed	33
meeting no	61
meets the	-67
member	39
member of	-35
memo	72
memorial	52
men	-31
mend	65
mending	34
merge	-28
merge rights	-28
mess	-41
message	-60
metal	-49
meter	-103
metre	-77
metres	-24
mice	57
microwaves	-58
middle	-35
middle of	-51
midnight	-54
might	-33
might be	-68
mike	52
mileage	-27
miles	-20
milk	-23
milo	51
milo 0	51
min	-121
mind	35
mind the	-36
minibus	38
minimum	-84
minimum 0	-45
mins	-73
minus	-64
minus eighteen	-35
minus thirty	-30
minute	-81
minute and	-32
minuted	54
minutes after	-50
minutes and	-23
minutes are	-35
minutes before	-42
minutes if	-23
minutes in	-41
minutes late	-42
minutes of	83
minutes the	-22
minutes then	-32
minutes whatever	-31
minutes you	-26
mirror	-59
mirrors	-44
misfire	-30
missed	60
missing	-31
missing is	23
missus	44
mix	-53
mm	28
mo	63
moan	28
mobile	-55
moisture	-57
mon	-20
monday	28
monday 0	53
monday and	-20
money goes	-36
month	-23
month and	-49
monthly	-28
months	-100
months then	-52
more	-39
more and	-22
morning	33
morning !	49
morning after	-32
morning all	60
morning and	-56
morning the	-41
moses	28
moth	44
moth 0	56
mould	-52
moulds	-37
mouth	-82
move	-46
move the	-42
moved	-35
movement	-24
moves	-31
moving	28
mr cartwright	33
mr doyle	54
mr g	54
mr hall	-60
mr whitcombe	34
mrs	50
mrs adeyemi	44
mrs lumb	39
mrs oyelaran	43
mrs pengelly	40
ms	44
much	32
much as	-42
muck	36
mum	-41
music	-29
must	-75
must be	-106
must not	46
mustn't	-30
mute	-27
my	90
my blue	-31
my brother	-38
my colleague	29
my daughter	49
my dear	45
my father	36
my love	42
my own	-32
my phone	39
my regards	40
n	-23
nail	-34
nails	-39
name	-64
name and	-54
name in	-39
name is	-45
name isn't	-47
name of	53
name the	-46
named	-53
names in	43
names the	-70
naming	41
nasreen	43
navel	-55
nd	72
near the	-67
nearest	-46
necessary	81
neck	-71
need	84
need a	70
need it	68
need something	26
need the	-77
need this	38
need to	43
needful	60
needful at	28
needle	-60
needle in	-36
needles	-48
needs	45
needs a	46
needs to	27
neighbour	-47
neighbours	-64
neither	-77
nest	-36
net	-69
neutral	-35
never	-159
never back	-21
never been	22
never by	-32
never from	-32
never go	-40
never goes	-23
never in	-32
never more	-38
never on	-78
never over	-44
never the	-76
never used	24
new	58
new ones	22
new paragraph	44
new volunteers	29
newspaper	-55
next :	79
next and	-40
next meeting	77
next morning	-59
next one	28
next time	48
next week	79
ngozi	37
niamh	-31
nice	25
nicely	79
nicer	51
night	48
night ?	23
night before	-50
night for	44
night in	31
nils	48
nine	-67
nineteen	-32
nkechi	56
nkechi 0	56
nneka	75
no	-72
no 0	29
no arguing	-32
no blue	-39
no bread	-52
no charge	-46
no clip	47
no coffee	-62
no cutting	-58
no decision	75
no deposit	-50
no discussion	-50
no dog	-35
no exceptions	-55
no excuses	-42
no food	-62
no full	72
no handover	-69
no hang	-48
no i	25
no jargon	42
no matter	-40
no mobile	-44
no more	37
no not	59
no nylon	-43
no one	-79
no perfume	-54
no phone	-27
no phones	-48
no second	-46
no show	-35
no sorry	73
no talking	-54
no treats	-46
no use	-48
nobody	-21
nobody cuts	-46
nobody else	-79
nobody else's	-29
nobody goes	-43
nobody has	-44
nobody is	-49
nobody opens	-29
nobody reads	46
nobody under	28
nobody uses	-53
nobody walks	-34
nobody's	36
nod	-73
node	35
none	63
none of	34
noon	-78
noor	72
noose	-59
nope	39
nor	-28
normal	-84
nose	-77
nose to	-48
not	-50
not 0	-85
not above	-59
not accepted	-64
not after	-38
not allowed	-42
not at	-28
not before	-84
not clear	43
not come	26
not eaten	-30
not even	-60
not from	-35
not given	-45
not go	-60
not here	-23
not if	-46
not just	-64
not like	43
not naming	41
not off	-53
not on	-67
not open	-30
not opened	-44
not seen	-46
not so	42
not sure	-66
not there	29
not to	-30
not too	48
not when	-61
note	-22
note the	-88
notebook	-36
noted	34
notes	79
notes 0	63
notes :	59
notes for	28
notes from	53
notes the	-54
nothing else	31
nothing fancy	61
nothing from	-22
nothing gets	35
nothing longer	47
notice and	23
notice board	44
nov	70
nov 0	49
novel	57
november	25
now	101
now and	-42
nowhere	-43
nowhere else	-43
number	-64
number and	-60
number in	-41
number is	-43
number of	-91
number on	-64
number we	-25
numbered steps	22
numbers	-78
nurse	-64
nurse in	-45
nurse looks	-39
nurses	44
nylon	-43
o	21
o'clock	-45
object	-21
obliged	33
obliged for	33
obtain	21
obtain a	21
obviously	53
oct	60
october	51
odd	-39
odette	48
of	46
of 0	-40
of a	22
of date	-61
of his	27
of house	45
of instructions	29
of lading	-32
of more	-40
of my	59
of people	-48
of tea	-34
of term	-62
of that	39
of their	-29
of them	26
of this	55
of us	-31
of what	42
of which	33
of words	52
of you	-37
off	-54
off as	-32
off at	-83
off before	-46
off by	45
off first	-52
off from	-41
off in	-32
off no	-28
off on	26
off or	-44
off run	-35
off the	-24
off with	-46
offer	-80
offer a	-32
offer water	-64
offering	24
offers	-45
offers the	-37
office	24
office :	33
office and	-23
office asks	-43
officer	-73
officer and	-43
officer's	-32
oh	83
oh and	29
oil	-68
oil and	-51
ok	25
ok so	28
ok that's	44
okafor	62
okonjo	60
oksana	49
ola	44
old	61
old mike	52
old one	-24
old ones	-67
old pete	76
old sheet	50
old sign	35
older	-54
older than	-43
oldest	-53
ollie	29
omar	-64
on a	-73
on and	-28
on arrival	-50
on as	27
on before	-54
on both	-86
on call	47
on channel	-39
on charge	-65
on day	24
on door	-46
on duty	-29
on each	-49
on edge	-67
on every	-55
on file	40
on final	28
on for	-70
on fridays	-64
on gloves	-24
on his	-43
on how	31
on in	-57
on it	38
on it's	50
on its	-51
on leave	35
on monday	24
on one	31
on paper	71
on receipt	-27
on red	-60
on return	-38
on same	-20
on site	-24
on sunday	38
on the	-39
on them	-58
on then	73
on tue	22
on two	-48
on us	-54
on wed	21
on with	-49
on yes	45
on your	-30
once	-60
once a	-28
once and	-23
once the	-35
one	-32
one action	40
one and	-82
one at	-38
one before	65
one behind	-48
one by	-31
one doesn't	-45
one for	41
one it's	44
one key	-29
one line	59
one lock	-29
one man	-50
one metre	-48
one never	-45
one on	-44
one opens	-28
one page	85
one pager	46
one per	-26
one person	-56
one sentence	-38
one sheet	40
one side	83
one stands	-60
one takes	-32
one thing	-61
one tray	32
one watches	-34
one way	-69
one who	-71
one with	64
one's	-40
ones	-83
ones and	-31
ones are	-40
ones go	-49
only	-117
only 0	-45
only after	-37
only and	-38
only for	34
only the	-78
only then	-29
only when	-79
only with	-30
onto	-41
onto the	-41
op	47
open	-121
open a	-30
open it	-32
open one	-58
open the	-76
open till	-39
opened the	55
opening	-26
opening the	-29
opens	-117
opens every	-22
opens the	-45
operation	-32
operations	-41
operator	-52
opinion	-58
opinion on	-53
opposite	-52
ops :	43
or	-60
or a	-58
or after	-27
or at	-36
or if	-29
or it	-77
or less	-28
or madam	26
or no	-23
or sir	23
or so	-45
or two	45
or whatever	85
or when	-28
or who	-50
or without	-25
orange	-63
order number	-43
order of	39
ordered	52
orderlies	-32
original	-73
originals	-48
osei	23
oswald's	25
other	23
other business	57
other side	-42
others	-49
ought	48
ought to	48
our	66
our house	-25
our template	41
ourselves	24
ourselves and	26
out	-43
out after	-26
out against	-26
out and	-77
out by	-64
out first	-63
out for	49
out is	-55
out loud	-67
out nobody	50
out on	-41
out over	-61
out people	-34
out the	21
out to	-45
out two	-65
out what	31
out with	34
out you	-59
outgoing	-44
outing	74
outside	-69
outside and	-38
outside first	-38
outside the	-43
outside with	-36
oven	28
over	-45
over 0	-111
over :	-24
over an	-22
over and	-20
over five	-45
over i	-26
over it	-56
over to	69
over twenty	-34
over two	32
overdue	26
overlap	-42
overlap by	-47
overnight	-65
owe	69
owe you	69
owen	51
own	-77
own boots	-42
own lock	-32
own padlock	-30
owner	-93
owner stays	-26
owner's	-37
oxygen	-80
oyelaran	53
oyster	64
oysters	-33
p	49
p 0	-49
pacemaker	-51
packaging	-32
packet	-62
packets	-31
packets are	-28
packing	49
packing list	-35
packs	-94
pad	-38
paddle	26
paddles	-72
padlock goes	-30
padlock on	-28
page	118
page and	30
page for	67
page or	33
pager	60
pages	72
paid	-79
paid for	-32
pain	-36
paint and	-40
painted	-36
pair	-80
pair of	-50
pairs	-66
pallet	-43
pan	-58
panel	-20
pannier	-32
panto	57
paolo	73
paolo 0	73
paper	23
paper is	24
paper on	-35
papers	-76
papers are	-51
paragraph	72
paragraphs	72
parcel	-65
parcels	-45
parchment	-32
parent	-43
park	31
park :	47
parks	-39
part	22
partner	-36
parts	-36
party	30
passed on	-42
passenger	-30
passengers	29
passport	-46
passports	-61
password	-59
past	-109
past the	-58
pat	60
patience	41
patient for	47
patient is	-32
pause	-39
pausing	-43
pavement	-67
paweł	67
pay	-92
payment	-81
pays	-90
pcv	-51
pdf	-41
peace	32
peacocks	41
peal	-59
pedal	-23
peephole	-46
peg	-33
pellet	-42
pen	-53
pencils	-40
pengelly	40
pens	-87
people are	-29
people leave	35
people lift	-27
per	-66
per cent	-39
percent	-35
perfect	73
perfume	-54
period	-61
permit	-51
permit no	-61
permitting	-21
person	-93
person is	-25
person on	-25
person who	-35
person's	-34
personal	-57
petra	49
ph	-82
phone	-57
phone not	-24
phone number	-55
phone the	-29
phone to	29
phones	-103
phones no	-23
photo	-40
photo and	-40
photograph	-46
photograph of	-32
photograph the	-24
photographed	-48
photographed and	-33
photographs	-63
photographs are	-41
photographs the	-46
photos	-70
photos of	27
phrases	44
piano	36
piano in	-46
pic	-69
pic of	-59
pick out	-22
pick up	61
picked	-39
picked up	-53
pickers	24
picks	-41
picks up	-48
pickup	-49
picture and	-34
pictures	37
pictures from	-21
pictures of	32
piece	-60
pieces	-51
piers	62
pile	-48
pilot	-67
pilot does	-42
pilot's	-41
pilots	71
pin	-41
pin up	28
ping	-74
pins	-55
piotr	76
pip	97
pip 0	69
pitch	33
pizza	79
plain	64
plain words	24
plan	-34
planetarium	30
plant health	-36
plant room	-32
plastic	-90
plate	-57
plates	-46
platform	-64
play	-60
play the	-39
played	-68
playing	-38
plays	-35
please	146
please and	39
please make	47
please no	32
please put	29
please turn	25
please write	51
plenty	42
plot	-52
plough	27
pls	131
plug	-64
plug off	-36
plugs in	-64
plus	51
plus a	34
po	-22
pocket	-73
pockets	-82
point at	-36
point to	-76
points	74
points and	46
points please	26
policy	28
politics	-67
polysomnography	47
pony	-39
pool	32
porch	-54
port	-42
portal	29
porter	-25
porters	-35
posh	26
position	-45
possible	32
post	34
postmortem	-58
posts	-82
posts the	-65
pot	-88
pots	-64
pouch	-57
pound	-33
pounds	-22
pour	29
pour the	-35
poured	-49
poured away	-21
powder	-45
powder is	-37
power	-66
practice	76
practise	-31
praise	-41
prams	-24
prayer	35
prefer	34
prefer something	38
pregnant	-93
preparation	47
preparation of	47
prepare	37
prepare one	33
prepared	65
present	70
present :	73
presenter	-59
press	-80
press and	-38
press the	-36
pressed	-52
presses	-70
presses the	-53
pressure	-24
pretty	60
previous	25
prices	-54
printer	22
printing	77
prints	-55
prints the	-31
private	-60
priya	79
priya 0	73
priyanka	85
probably	44
probe	-36
procedure	124
procedure about	22
procedure and	40
procedure for	53
procedure is	48
procedure on	25
procedure that	41
procedure which	21
process	41
process for	41
prod	-69
produce	28
producer	-46
product	-58
production	35
prof	77
programme	-45
promised the	27
proof	49
prop	-59
proper	42
properly	27
proposed	59
propped	-82
protocol	-37
prove	-78
prove the	-58
public	-26
pull	-130
pull on	-21
pull the	-100
pulling	-50
pulls	-69
pulls the	-64
pump	-62
pumpkin	70
pumps	-50
punjabi	41
puppet	-51
puppy	43
purple	-53
purpose	49
push	-93
push the	-49
pushes	-43
pushing	-24
put back	-27
put down	31
put in	-23
put on	-36
put out	-27
put that	68
put together	34
put your	-44
puts	-85
puts in	-42
puts it	-50
puts on	-36
puts the	-34
puts up	-42
putting	49
qa	-51
qc	-24
qr	27
quarantine	-32
quarter	-59
quarter of	-40
queries	-48
question	59
questions	23
questions and	22
quick	51
quick one	65
quiet	-61
quiet room	-30
quietly	-72
quotation	40
r	105
rack	-97
racks	-53
radio	-46
radio is	-29
radiologist	-30
radios	-40
rafe	68
rafe 0	68
raffle	42
rags	-51
rags in	-24
rail	-66
rain	-63
raised	62
ramesh	38
ramesh sir	38
ramp	-60
rang	44
rashid	-28
rate	-76
rather	37
rather than	41
ravi	89
ravi 0	65
ray	71
ray 0	50
re	74
re :	74
reach	-66
read	75
read me	26
read out	49
read the	-96
reader	-27
reading	-50
reading in	-28
readings	-26
reads	29
reads it	-26
reads like	50
reads the	-69
ready	-44
reason in	-21
rebekah	70
receipt	-41
receives	-47
receives the	-47
reception	-21
receptionist	-45
record	-72
recorded	-71
recording	47
records	39
red	-36
red bags	-21
red book	-28
red cage	-28
red folder	62
red light	25
red one	-63
red torch	-64
red tub	-39
redo	43
ref	-61
refill	-68
refund	-50
refuse	-31
refused	-69
regards	81
regards to	40
register	-56
register and	-27
registered	-43
registrar	50
rejected	35
rejection	-37
relative	-42
relatives	-32
relaxed	-77
release	-80
release it	-40
release slip	-21
release the	-49
released	-59
releases	-58
relief	24
remain	56
remains	-38
remark	92
remarks	54
remote	37
removed	-69
removes	-30
repair café	39
repeat	-34
repeats	-46
repeats the	-42
replacement	38
reply	29
report with	-36
reported	33
reported on	62
reported to	-51
request	77
request :	44
reserved	-72
reset	-35
resident	-58
respectfully	49
rest	-45
rest for	-27
restart	-54
restore	59
rests	-32
rests for	-29
result	32
result and	-36
retired	36
return	-51
return the	-34
returned books	42
returns	35
rev	85
rev 0	46
rev b	43
reverse	-47
revert	65
review	65
review wk	56
reyes	50
rgds	33
ribbon	71
rice	-40
ride	-39
rifle	-38
rig	-47
right ?	-22
right away	-56
right eye	59
right for	-47
right so	-33
right um	33
rights	-28
rim	-80
ring	-139
ring 0	-30
ring me	-57
ring the	-70
rings	-102
rings and	-32
rings from	-20
rings the	-52
rink	54
rinse	-79
rinse with	-21
rinsed	-73
riverside	33
road	21
rods	-41
roll	-57
roll back	-70
rolled	-51
rolling	-66
rolls	-72
ron	50
room 0	-45
room :	48
room and	36
room by	36
room for	-25
room is	-65
room number	-22
room stays	-67
room temperature	-28
room to	35
room with	-57
rooms	30
rope	-22
ropes	-51
ropes not	-38
rory	65
rory 0	59
rosalind	30
rosie	36
rota	64
rota :	57
rough	-45
round	-76
round again	-25
round and	-26
round by	-42
round every	-29
round with	-42
rounds	-36
route	-33
route number	-39
routine	34
routine for	30
rows	-20
ruane	60
rub	-54
rule	59
ruler	-46
run	-35
run down	-68
run over	23
run the	-69
run to	40
runbook	46
runbook for	40
rung	-43
running	-29
runs	-49
runs the	-20
rush	35
s	91
sachet	-28
sack	-26
sacks	-40
saddle	-35
safe	30
safe and	-22
safety	68
safety pin	-48
said	73
said in	-48
sake	49
salinity	-56
salinity morning	-56
salt	-92
salt water	-25
sam	64
same	-61
same as	33
same day	-107
same evening	-57
same night	-90
same number	-32
same place	51
sample	-67
samples	-38
samples to	-40
sandals	-49
sandbox	-44
sandra	45
sanjay	43
sat	58
sat 0	67
saturday	40
saturday girl	39
saturday girls	24
saves	-35
say	-118
say busy	-45
say hello	-55
say i'm	-31
say it	31
say it's	23
say no	-35
say so	-47
say sorry	-67
say that	25
say yes	-53
say your	-56
saying	-51
saying what	-40
says dairy	-38
says hi	47
says how	26
says i'm	-41
says make	33
says no	39
says on	-42
says one	-51
says so	-77
says who	-63
says yes	-61
says you	-23
scale	-82
scale is	-33
scales	-38
scan	-94
scanned	-62
scans	-47
scarves	-44
school	39
school gate	-57
scissors	-58
scones	70
scoop	-58
scope	38
score	-75
scramble	23
scrap that	-39
scrape	-68
scrape the	-47
scratch	-61
scratches	57
screen and	29
screens	48
screw	-50
screws	-61
scribbles	49
script	-46
scroll	-53
scrub	-38
scrubs	-34
sculptor	-52
seal	-62
sealed	-60
sealed in	-47
seals	-46
seam	-23
search	-63
seat	-66
seat and	-33
seat with	-45
seats	-50
sec	27
second	-114
second bend	-20
second contact	-26
second one	-41
second person	-54
second time	-56
seconded	51
seconds	-58
secretary	46
section	38
sedated	-41
see and	-42
see if	-44
see that	-31
see the	-49
see you	26
seed bank	39
seeds	-40
seen	-83
seen it	-41
sees the	-56
send	-28
send the	-57
send them	-42
send you	34
sending	45
sends	-58
sends the	-57
sense	51
sent :	69
sent from	50
sent to	-47
sentence	-35
sentences	64
sentences with	52
separately	41
sept	39
sept 0	27
september	60
serial	-46
serial number	-44
serif	34
serve	-72
server	-70
service	26
services	79
session	22
set aside	-55
set down	24
set it	25
set of	29
set off	-40
set out	37
set the	-76
set this	45
sets	-48
sets the	-24
setter	-20
settle	-44
settled	-26
seven days	-62
seventy	-45
sew	-52
sewing	36
sexton	-64
shade	-33
shake	-74
shake we	-33
shaken	-51
shakes	-35
shall	35
shanice	70
shape	40
shared	-22
shared drive	45
sharp	-39
sharps	-45
sharps bin	-45
shave	-47
she	-32
she asks	-50
she calls	-32
she does	-23
she goes	-54
she looks	-46
she measures	-51
she rings	-52
she shows	-44
she takes	-21
she writes	-22
she'd	-41
she'll	54
she's	22
shed	61
sheep	43
sheet	28
sheet and	-28
sheet for	58
sheet from	40
sheet is	32
sheet on	-51
sheets	-60
sheets are	-47
shelf	-100
shelf by	-68
shelf with	-25
shell	-32
shelley	56
shelter	41
shelves	-71
sherry	41
shes	53
shield	38
shift	-31
shift lead	-21
shines	-41
ship	-57
shoe	-38
shoes	-50
shoes off	-47
shona	63
shona base	63
shop	62
shore	-44
shorn	-55
short	44
short sentences	60
shot	-59
should	103
should be	37
should like	33
should not	-62
should say	59
shoulder	-24
shoulders	-55
shout if	46
shouting	-52
shouts	-23
show	-101
show it	-42
show one	-55
show the	-43
show them	-24
show to	27
shown	-42
shows	-82
shows his	-89
shows the	-45
shredded	-40
shut	-55
shut and	-47
shut the	-28
shutdown	67
shutter	-43
shutters	-33
sick	-26
sick tank	-45
side :	-53
side and	40
side by	-41
side door	-66
side down	-40
sides	-54
sieve	-48
sieve and	-33
sighting	-45
sign	-56
sign and	-55
sign it	-24
sign off	50
sign on	-69
sign out	-47
sign the	-83
signature in	-32
signatures	-29
signed	-105
signed before	-57
signed the	-43
signs	-109
signs for	-55
signs on	-49
signs the	-69
silence	49
silica	-66
silicone	-33
silo	-29
silver	-28
simone	62
simone hr	62
simple	25
since a	-42
since the	-54
sincerely	51
singer	-61
single use	-40
sir	80
sir or	26
siren	-61
sit	-94
sit down	-39
sit in	-42
sit on	-50
site	39
sites	65
sits	-108
sits at	-49
sits in	-38
sitting	21
six	-77
six hours	-32
six months	-72
sixteen	28
sixteen and	46
sixteens	-35
sixty	-64
sixty days	-37
size	-79
size and	-41
size of	35
skates	-55
sketch	-22
skid	-43
skim	60
skin	-39
skip	55
skipper	-23
slack	-31
slacken	-47
slacken the	-47
slate	-22
sleeps	-35
sleeve	-33
slept	28
slid	-36
slimming	71
slip	-98
slip with	-20
slips	-43
slips are	-27
slot	-37
slowly	-72
slowly and	-35
small	-41
small room	32
smallest	-72
smell	-84
smells	43
smells the	-36
smile	-36
smoke	-97
smoke test	-60
smoking	-37
sniff	-86
sniff test	-45
sniffs	-64
snow	-37
so	91
so a	24
so bear	49
so first	-67
so five	-39
so good	27
so he	-50
so here	35
so i	43
so i'd	34
so i'm	33
so if	-31
so in	-64
so it's	41
so let's	35
so no	78
so please	35
so that	-39
so there	52
so this	21
so um	36
so what	23
so when	-40
so you	-48
soak	-55
social	-31
society	51
socket	-46
sofa	-71
soft	-43
soft brush	-28
soft toys	-22
soil	-54
soil on	-54
solar	29
solar panel	29
sole	-37
some	49
somebody	39
somebody comes	-42
somebody else	-26
somebody stands	-52
someone	29
someone else	-52
someone is	-39
someone who	-42
something	65
something in	61
something of	28
something on	35
something the	28
something with	-24
something written	34
soon	-52
soon as	-46
sop	98
sop for	61
sop thing	30
sore	-42
sorry	99
sorry about	63
sorry for	23
sorry i	20
sorry it's	27
sorry that	30
sort	26
sort of	28
sorting	34
sound	33
sound like	39
sounds	27
soup	42
source	-28
sources	45
spanish	60
spare	-96
spares	-83
spawn	-56
speak	37
speak to	32
speaker	46
speaks	-70
species	-58
specimen	-45
specimen on	-37
specs	47
speed	-45
spell	28
spelled	29
spelling	62
spine	-38
spirit	36
spits	-62
spoon	-57
spot	-23
spots	-34
spray	-78
sprayed	-76
spreaders	-42
spreadsheet	-35
spur	-40
square	-81
squeeze	-62
st	104
st oswald's	25
stab	27
stacked	-44
staff	34
staff don't	-56
stage manager	-64
staging	-68
stairs	-56
stamp	-97
stamped	-44
stamps	-31
stand	-30
stand and	-29
stand behind	-46
stand up	48
standing there	-20
stands	-32
stands at	25
stands in	-48
staple	-56
star	-30
start	-46
start at	-31
start the	-63
start to	25
start up	-48
start with	-60
started	-39
started and	-39
starting	-24
status	-56
stay	-57
stay in	-76
stay there	-53
stay with	-36
stays	-175
stays and	-25
stays at	-72
stays in	-68
stays off	-45
stays on	-62
stays open	-38
stays out	-38
stays shut	-64
stays with	-65
steel	-61
stencil	-30
step	75
step back	-76
step by	27
step with	44
steph	55
stephanie	25
steps	43
steps level	-50
steps on	48
stern	-42
stick	23
stick a	35
stick the	29
sticker	-85
sticker on	-54
still	102
still at	48
still broken	60
still dead	36
still have	28
still on	23
stir	-57
stolen	-22
stones	-58
stood	-53
stop	-31
stop and	-63
stop at	-63
stop stop	-31
stop the	-35
stopcock	-33
stopped	-78
stops	-32
stored	-34
story	-48
straight	-85
straight away	-36
straight into	-22
straight out	-50
straight to	-27
strain	-34
strap	-32
straps	-75
straw	-53
street	58
strength	-44
strike	27
string	-56
strings	-38
strip	-74
stripe	-41
strips	-48
stroke	-69
strong room	25
strongroom	-52
stu	99
stubbs	33
stuck	55
student	-50
students	39
studio	64
stuff	26
style	68
sub	22
subject	113
subject :	98
subs	62
sue	80
sue 0	67
suit	23
suitable	22
suitable for	26
summer	-37
sunday	101
sunday 0	78
sunday after	40
sundays	-23
sunita	74
sunita 0	74
super	59
superintendent	-41
supervisor	-43
supplier	28
supply	21
support	-47
surgery	-63
surinder	53
surname	23
surprised	22
swap	-92
sweep the	-46
swell	48
swept	-26
switch	-30
switch on	-29
switched	-55
switched off	-49
syringe	-56
syringes	-54
system	-37
sørli	24
t	41
t 0	61
t k	23
ta	98
table	57
table :	39
tablet	-30
tablets	-36
tag	-106
tag and	-25
tag it	-64
tag nobody	-30
tag on	-47
tags	-41
tail	-42
tails	-32
tails out	-32
take	-68
take a	-61
take the	-64
take them	-44
taken	42
taken by	28
taken off	-39
taken out	-30
taken the	24
takes	-100
takes a	-71
takes it	-22
takes out	-23
takes the	-63
taking	42
taking in	43
talk	29
talk to	-86
talk you	27
talked	-56
talked about	-56
talking	-26
talks	-41
tall	-51
tally	-51
tank	-91
tank that	-48
tank's	-30
tanks	-37
tap	-66
tape	-81
tape a	-31
tape and	-36
tape round	-27
taped beside	25
taps	-62
taps open	-46
tariq	66
taste	-91
tasting	-25
tattoo	57
tattoos	-29
tea	27
team	103
teams	-69
tearoom	85
tech	-61
technical	51
technician should	36
teeth	-82
telephone	-58
telephones	-34
telephones the	-34
tell	-78
tell a	-31
tell it	39
tell me	45
tell the	-103
tell them	-85
tell us	-39
tells him	-34
tells the	-61
tells us	-32
temperature	-103
temperature and	-59
temperature logger	-24
template	72
ten	-71
ten days	-53
ten minutes	-65
tenant	-66
tenor	-37
tenth	-46
term	-62
tess	75
test	-70
test the	-63
test with	-34
test write	-41
tested	-50
testing	58
testing is	47
testing testing	47
tests	-82
tests the	-25
tests with	-36
text	-66
text message	-21
texts	-105
texts the	-41
th	103
than 0	-67
than a	26
than eight	-75
than fifteen	-29
than five	-52
than half	-46
than one	25
than six	-73
than three	-47
than twenty	-25
thank	75
thank you	71
thanked	44
thanks	126
thanks for	32
thanks to	36
that	30
that a	43
that an	21
that as	22
that bit	-44
that both	-53
that can	26
that day	-65
that goes	-33
that half	-54
that happens	-48
that i	53
that in	82
that includes	-51
that is	-74
that isn't	-82
that no	-65
that on	35
that one	-32
that person	-22
that says	26
that the	-21
that they	-37
that thing	29
that time	-30
that up	-20
that we	-32
that week	-23
that were	-53
that you	-37
that your	36
that'll	60
that'll do	60
that's	88
that's about	51
that's all	57
that's been	-43
that's it	65
that's me	42
that's what	-24
the	-32
the 0	128
the acid	-43
the address	-39
the adult	-46
the air	40
the allergy	-42
the ambulance	-26
the amount	-62
the anchors	-24
the animal	-44
the answer	-35
the applicant	-31
the apron	-32
the ash	-66
the assistant	-30
the attendant	-47
the auditors	51
the backup	-41
the bag	-37
the band	37
the bar	44
the barn	-38
the barrel	-60
the bars	-24
the batch	-37
the bath	-34
the battery	-40
the bay	-43
the bearings	-26
the bell	-50
the bells	43
the belly	-50
the below	41
the belt	-49
the bench	-89
the big	-61
the bike	-57
the bill	-39
the bin	-46
the binder	27
the bird	-55
the biscuit	-31
the bit	52
the black	-48
the blade	-30
the blanket	-63
the block	-44
the blue	32
the board	-54
the boards	-67
the boat	-62
the boiler	22
the bone	37
the book	-28
the booth	-71
the borrower	-59
the boss	23
the bottle	-32
the bottom	-37
the box	-111
the boxes	-37
the brake	-36
the brass	-27
the break	49
the breaker	-56
the bridge	-77
the broken	-29
the brush	-51
the build	-36
the building	-30
the bung	-33
the bus	48
the button	-35
the buyer	-35
the cab	-47
the cabin	-24
the cage	-36
the calendar	-63
the call	-42
the caller	-50
the camel	-35
the camera	-63
the candles	31
the captain	-50
the carrier	-44
the cars	-24
the case	-65
the cat	-56
the catch	-43
the ceiling	-27
the cellar	-71
the centre	-73
the certificate	-47
the chain	-73
the chair	59
the change	-36
the chargehand	-29
the charger	-24
the chart	-61
the checker	-40
the chief	-28
the child	-24
the child's	-54
the children	22
the chlorine	-39
the cill	-72
the clerk	-52
the client	-46
the client's	-60
the clipboard	-80
the clock	-48
the coastguard	-24
the code	-65
the coffee	46
the coffin	-56
the cold	25
the collar	-59
the college	34
the colour	-28
the committee	26
the company	-41
the compressor	-39
the conductor	-41
the cone	42
the conservator	-41
the container	-29
the contract	-23
the contractor	-32
the control	-37
the coordinator	-91
the copies	-41
the copy	-22
the corridor	-58
the cotton	-27
the count	-26
the counterfoil	-40
the cox's	-46
the coxswain	-52
the crane	-48
the crate	-56
the cremation	-21
the cubicle	-49
the cup	-40
the cupboard	59
the customer	-37
the customer's	-52
the cutting	-47
the day	48
the deck	-24
the deckhand	-59
the deep	-35
the dentist	-29
the deposit	-21
the dial	-39
the diesel	-34
the digger	-29
the dip	-51
the display	-45
the docket	-53
the doctor	-39
the dome	-26
the donor	-23
the door	-22
the doorbell	-28
the doors	-33
the dose	-32
the draft	66
the drain	-55
the drive	-38
the driver	-51
the drop	-45
the drum	-51
the dry	-36
the dryer	-54
the drying	-22
the due	-35
the duty	-55
the ear	-82
the earliest	28
the east	-36
the edge	-29
the elbow	-44
the electrician	-41
the employee	-40
the ends	-52
the english	40
the entrance	-21
the envelope	-50
the error	-54
the evening	-48
the face	-55
the family	-30
the far	-49
the farm	36
the farmer	-71
the feed	-22
the felt	-50
the fence	-33
the field	-38
the figure	-60
the file	-31
the filters	-46
the finder	-33
the fingers	-38
the fire	23
the first	26
the flagpole	-42
the flask	-55
the flat	-34
the float	-37
the flood	63
the floor	-26
the flux	-47
the foam	-42
the folder	-47
the following	36
the foot	-53
the foreman	-26
the form	-45
the foundation	24
the frame	-51
the freezer	-67
the friday	-28
the fridge	34
the fuel	28
the full	-42
the funeral	-46
the gallery	-28
the garbage	-40
the garden	-51
the gate	-64
the gauge	-57
the gen	-41
the girth	-21
the gist	60
the glass	-56
the gloves	-23
the glue	-33
the good	40
the goods	-28
the grade	-66
the grass	-59
the grate	-44
the groom	24
the ground	-36
the guard	-32
the guest	-53
the hair	-48
the hand	-36
the handle	-39
the handler	-39
the hands	-69
the hard	-21
the hatch	-61
the head	-76
the heads	-37
the hearth	-38
the hedge	53
the hire	-39
the hirer	-33
the hold	-48
the holder	-52
the hood	-39
the horse	-64
the hose	-25
the hospital	-48
the hour	-68
the hours	-57
the housing	-28
the hut	30
the hydrometer	-43
the ice	44
the id	-26
the importer	-22
the impression	-34
the incoming	-34
the inside	-59
the insurance	-26
the interpreter	-37
the invigilator	-22
the isolator	-42
the item	-59
the jar	-40
the job	-54
the junction	-47
the k	35
the key	-67
the kitchen	50
the knee	34
the lab	-22
the label	-69
the lace	-35
the lacquer	-34
the lad	23
the ladder	-21
the lads	28
the lamb	-36
the landing	-45
the landlord	27
the language	-30
the lantern	-26
the lap	-33
the laptop	-53
the last	-71
the late	35
the launch	-24
the law	-64
the lead	-46
the lease	22
the ledger	-54
the lee	-36
the left	-45
the leg	-55
the legal	27
the legs	-44
the length	-33
the lens	-41
the letter	-45
the letterbox	-38
the level	-48
the lever	-49
the lid	-55
the lift	-66
the light	-52
the limit	-58
the line	-59
the list	-67
the little	-36
the loan	-63
the lock	-38
the log	-78
the logbook	-22
the long	-75
the lot	38
the lower	-26
the machine	-45
the machine's	-21
the machinist	-53
the main	-20
the man	-50
the manager	-81
the mantle	-33
the margin	21
the markings	-48
the mechanic	-42
the meeting	38
the member	-44
the mend	44
the message	-34
the metal	-35
the meter	-51
the middle	-33
the mileage	-27
the minibus	28
the minutes	32
the mirror	-44
the month	41
the most	-54
the mother	-60
the mouth	-26
the movement	-24
the music	-40
the name	41
the names	-27
the nearest	-36
the neck	-53
the needful	60
the needle	-63
the new	86
the news	-50
the next	-66
the north	-66
the nose	-37
the note	-43
the notes	-59
the notice	29
the number	-38
the numbers	-41
the nurse	-45
the offer	-30
the officer	-32
the old	23
the oldest	-34
the on	-53
the one	24
the opening	-71
the operator	-37
the ops	-56
the order	-31
the other	-77
the outside	-52
the oven	28
the owner	-71
the packets	-28
the pad	-37
the page	31
the pages	-43
the paint	-23
the pallet	-43
the paper	-70
the papers	-21
the parcel	-60
the parent	-38
the parents	-39
the part	29
the passport	-49
the password	-59
the pavement	-67
the peephole	-46
the peg	-27
the pen	-31
the pencil	-31
the people	-44
the permit	-61
the person	-80
the person's	-34
the phone	-45
the piano	36
the pickup	-48
the picture	-20
the pictures	60
the piece	-40
the pile	-35
the pilot	-55
the pilot's	-41
the pin	-36
the pit	-43
the pizza	66
the plan	-29
the plant	-41
the plate	-63
the plates	-43
the platform	-40
the plough	27
the plug	-73
the po	-55
the porch	-54
the port	71
the portal	29
the porter	-23
the post	-49
the power	-21
the presenter	-32
the presiding	-35
the press	-56
the producer	-46
the product	-42
the props	-60
the public	-26
the pump	-31
the purple	-25
the questions	33
the rack	-64
the radio	-44
the rail	-76
the ramp	-60
the reading	-41
the reason	-25
the receipt	-27
the receptionist	-45
the record	-38
the red	45
the refund	-39
the register	-39
the registrar	-31
the release	-46
the repair	-24
the report	-32
the request	-41
the rescue	-39
the rest	-34
the result	34
the rider	-64
the rifle	-38
the rim	-80
the rope	-37
the ropes	-21
the round	-28
the row	-37
the run	-48
the saddle	-35
the safe	-29
the safety	-39
the same	-33
the sample	-43
the sand	-22
the sandbox	-44
the scale	-60
the scan	-51
the school	-26
the script	-57
the sculptor	-52
the seal	-61
the seam	-59
the seat	-50
the second	-48
the secretary	35
the serial	-56
the session	-35
the sexton	-64
the shade	-33
the shared	45
the sheet	-24
the sheets	-38
the shelf	-61
the shell	-33
the shelter	41
the shelves	-44
the shift	-43
the ship	-57
the shutter	-43
the sieve	-33
the sign	-28
the signature	-46
the silicone	-35
the site	-55
the skid	-43
the skin	-43
the skipper	-23
the slate	-22
the slip	-78
the small	-73
the smoke	-40
the snow	-23
the socket	-46
the sofa	-57
the sole	-37
the sop	22
the sound	-28
the spare	-51
the spine	-37
the spot	-24
the spreadsheet	-35
the spur	-40
the staff	-56
the stage	-63
the stairs	-47
the stand	20
the standard	-29
the steel	-60
the steps	23
the stern	-42
the sticker	-40
the stolen	-22
the stop	-30
the stopcock	-33
the strain	-35
the strong	25
the student	-50
the studio	-28
the sun	-45
the superintendent	-41
the supervisor	-31
the supplier	-32
the surgery	-47
the swell	-35
the system	-45
the tablet	-48
the tablets	-30
the tag	-55
the tail	-42
the tally	-31
the tank	-56
the tap	-49
the tape	-24
the team	-38
the tech	-41
the teeth	-21
the telephone	-36
the temperature	-35
the template	-27
the tenant	-49
the tenor	-37
the terrace	-59
the text	38
the the	65
the thermostat	-36
the thing	24
the third	-30
the tick	-39
the ticket	-71
the ties	-34
the till	-20
the time	-30
the timer	-44
the times	-52
the tines	-48
the tip	-32
the top	-34
the tractor	-36
the train	60
the trapdoor	-21
the tray	-50
the truck	-29
the trunk	-55
the tube	-62
the tuner	-21
the tutor	-47
the twins	51
the two	-31
the typing	30
the tyres	-30
the urn	-51
the usual	59
the uv	-37
the valve	-39
the van	-31
the vendor	-22
the vent	-21
the venue	36
the version	-73
the very	37
the vestry	-31
the vet	-52
the vicar	52
the video	22
the visit	32
the volunteers	42
the voucher	-37
the wall	38
the wallet	-52
the ward	-44
the waste	-44
the water	-53
the wax	-30
the way	-32
the website	-29
the weed	-42
the week	-67
the weekend	51
the weight	-23
the weights	-25
the wheel	-45
the wheeled	-35
the wheelhouse	-22
the wheels	-80
the whistle	-29
the white	-23
the whiteboard	-50
the whole	-20
the wig	-39
the winch	-33
the window	-45
the windows	-24
the windscreen	-24
the wing	-31
the wolf	-50
the word	71
the words	-65
the worm	-31
the worst	36
the wound	-51
the wrong	-61
the yard	-68
the yew	56
the young	-28
theatre	54
their	-32
their name	-34
their own	-59
theirs	-46
them	-76
them ?	50
them a	-55
them back	-28
them down	-29
them every	-25
them flat	-27
them for	-67
them how	-27
them in	-63
them it	-26
them on	-43
them out	-33
them practise	-31
them round	-45
them sign	22
them the	-53
them they	-20
them through	-67
them time	-45
them to	-49
them two	-39
them up	-63
them what	-21
them with	-42
themselves	-27
then	-75
then 0	-48
then call	-69
then every	-27
then everyone	-34
then four	-43
then i'll	36
then it's	-54
then on	-49
then ring	-28
then she	62
then the	-53
then they	-40
then they're	-39
then wait	-27
then we	-42
then with	-46
then you	-102
there :	82
there and	-79
there are	-20
there has	-27
there is	-40
there were	65
there with	-43
there you	-34
there's	-28
there's a	-34
there's no	-79
therefore	47
theres	55
thermometer	-37
thermostat	-36
these	54
they	-43
they are	53
they ask	-40
they can	-34
they can't	-31
they come	-68
they do	-29
they don't	-22
they eat	43
they feel	-34
they get	-51
they had	-25
they have	-67
they say	-59
they should	-43
they show	-38
they sign	-38
they sit	-38
they switch	34
they tell	-31
they think	-28
they walk	-36
they want	-43
they will	-60
they write	-35
they'll	-31
they're	-121
they're still	-23
they're told	-49
they've	-61
they've come	-42
they've finished	-23
they've got	-29
thick	-58
thickness	-76
thickness is	-57
thin	-73
thing	29
thing ask	-35
thing at	46
thing is	22
things	23
think	47
think about	32
think the	47
thinners	-51
third	-38
thirds	-56
thirty	-37
thirty minutes	-43
this	112
this can	31
this finds	21
this in	51
this into	40
this is	87
this on	33
this one	38
this out	45
this table	31
this thing	22
this up	42
this wants	55
this week	-36
those in	-45
those who	23
though	58
though i	22
thought	51
thoughts	32
threat	-37
three	-37
three days	-46
three hours	-41
three minutes	-32
three months	-52
three steps	49
three times	-37
three weeks	-38
three years	-28
through	-92
through every	-24
through the	-40
throw	-44
thrown	-49
thrown away	-45
throws	-40
thru	23
thumb	-82
thumbs	-29
thurs	76
thursday	41
thx	64
tia	55
tia 0	55
tick it	-27
tick the	-25
ticked	-40
ticked off	-23
ticket	-100
ticket and	-42
ticket in	-28
ticket to	-73
ticks	-48
ticks the	-39
tide	-36
tidied	42
tidy	50
tie	-41
tie a	-33
tie it	-22
tied	-54
ties	-59
ties the	-41
tight	-46
til	-46
till	-76
till he	-33
till it	-45
till it's	-27
till the	-21
till they've	-24
till tuesday	48
till you	-21
time	-32
time and	-80
time i	-45
time is	-54
time next	49
time no	36
time of	-38
time on	-58
time the	-24
time we	33
time when	-55
timer	-38
timer on	-44
times	-99
times are	-27
times the	-55
tin	23
tines	-50
tins	-67
tip	-62
tip it	-41
tip with	-37
tips	-53
title	62
to	24
to 0	-146
to :	107
to a	-59
to accounts	-46
to add	32
to all	33
to anyone	-60
to ask	66
to be	24
to bed	62
to both	-21
to bottom	-58
to buy	46
to chase	49
to come	37
to confirm	-33
to describe	-27
to do	45
to draft	44
to dry	-37
to every	-40
to feed	57
to finish	23
to get	54
to give	-36
to go	69
to half	22
to have	71
to help	-56
to her	36
to him	-52
to hold	36
to its	-54
to jot	26
to keep	-39
to lift	-65
to meet	26
to mr	-107
to obtain	21
to one	34
to open	-33
to prove	-52
to room	-50
to say	54
to send	30
to sit	-40
to start	-25
to the	-38
to their	-51
to them	-84
to think	32
to three	26
to tick	62
to two	47
to use	-25
to whoever	45
to write	86
to you	43
to your	-68
tobias	61
toe	-42
together	-27
together a	34
together with	-39
token	-28
told	-47
told that	-33
told to	-48
told you	43
tom	54
tom b	52
tomasz	38
tone	50
tone would	26
tongs	-52
too	-21
too many	40
toolbox	41
tools	26
tools out	-41
top down	-60
top of	-38
top shelf	-31
top to	-55
torch	-36
torch and	-61
torches	-43
torn	-51
touch	-105
touch the	-53
touched	-60
touches	-30
touches the	-30
touching	-62
touching the	-21
toward	-48
toward the	-48
towards	-36
towel	-79
tower	22
tower captain	26
town	48
town hall	51
toy library	35
toys	-29
trace	28
track	-49
tracks	-42
tractor	-36
trailer	-80
train	71
trainees	83
transcript	66
transfer	-32
translator	-83
trap	-81
trapdoor	-21
traps	56
travel	-69
travel in	-29
tray	-70
trays	-60
treasurer	66
treated	-47
treats	-46
tree	45
trials	66
tried	-43
tries	-39
tries the	-39
trim	-62
trip	35
trolley	-60
trousers	-45
truck	-48
truck and	-33
true	45
trunk	-55
trust	96
trustees	51
try	-37
try again	-60
try it	54
try the	-89
tub	-42
tube	-99
tubes	-45
tue	-39
tue 0	22
tues	62
tug	-76
tug it	-56
tunde	65
tuner	-21
turbine	33
turn my	22
turn round	-33
turn the	-69
turn this	55
turn up	-47
turned	-46
turning	-47
turning for	-30
turns	-56
turns on	-55
tutor	-47
tweezers	-45
twenty	-94
twenty and	-21
twenty five	-37
twenty minutes	-65
twenty pounds	-53
twice	-94
twice a	-50
twice and	-40
twins	90
two	-58
two and	20
two columns	35
two days	-75
two ferrules	-33
two fingers	-60
two hands	-38
two hours	-64
two is	-41
two minutes	-43
two of	-72
two on	-53
two pages	92
two people	-82
two staff	-54
two thirds	-56
two weeks	-62
type	56
type the	-49
typed	93
typed up	48
types	59
types it	27
types this	42
typing	37
typos	39
tyres	-61
u	-21
ugh	58
ugh ok	58
um	62
um is	22
um so	21
um then	-20
um yeah	47
uncle	34
uncle bob	34
unclear	47
under	-26
under 0	-62
under five	-49
under sixteens	-35
under the	-42
understood	33
unison	33
unit	49
unknown	24
unless	-21
unless it's	-56
unless the	40
unload	-62
unloaded	-55
unloading	-56
unopened	-41
unplug	-71
unplug it	-71
unplugged	-50
until	-60
until both	-43
until i	-30
until it	-45
until it's	-32
until the	-43
until they	-36
unwell	-24
up 0	42
up again	32
up at	31
up by	59
up drop	-31
up first	-41
up for	-24
up from	-56
up of	39
up on	-49
up one	-29
up properly	25
up slowly	-35
up the	-38
up to	-71
up under	-44
up with	-44
uploads	-39
upon	40
upper	-53
upright	-55
ups	-56
upside	-44
upside down	-44
upstairs	-46
upwind	-49
urn	-51
us	37
us a	48
us and	21
us to	20
use	27
use by	-26
use it	41
use the	36
use to	-48
used by	-22
users	-25
uses	-53
usual	65
usually	-47
uv	-60
uv pen	-32
v	76
v 0	65
vacuum	-33
val	-68
value	-37
valve	-59
van	-37
varga	40
variety	-42
vat	-45
vent	-50
vent open	-33
venue	36
venue and	-25
verifies	-21
verifies the	-21
verity	24
verity blount	24
version	49
version for	24
very late	-47
vessel	-30
vest and	-23
vestry	-31
vet	-58
vic	30
vicar	52
vicarage	-47
view of	21
vinegar	-25
vinnicombe	25
visit	67
visitor	-50
visitors	-41
visits	64
visor	-65
voice note	45
volunteers	86
voucher	-66
w	-59
w the	-67
wait	-135
wait 0	-55
wait for	-84
wait ten	-33
wait till	-29
waits	-99
waits 0	-52
waits for	-36
wake	-104
walk	-52
walk ins	58
walk on	-27
walk round	-45
walk the	-68
walk them	-33
walk to	-30
walks	-84
walks round	-22
walks the	-43
wall	46
wallet	-65
walt	50
want	88
want a	58
want it	49
want the	23
wanted	89
wanting	47
wanting it	47
wants	60
wants a	41
wants it	42
wants to	-49
wants writing	48
ward	-44
warm	-31
warm up	-60
warmly	41
was	95
was i	33
was it	44
was me	23
was on	45
wash	-29
wash hands	-48
wash the	-54
washed	-41
washes	-61
washing	50
waste	-53
watch	-107
watch it	-43
watch the	-37
watches	-93
watches the	-83
water	-110
water and	-61
water at	-34
water first	-28
water for	-25
water in	-26
water is	-31
water off	-43
water on	-66
water one	-34
waterproof	52
wave	-74
wax	-68
wax and	34
way and	-33
way is	-40
way it	-22
way of	60
way only	-21
way that	24
way the	-34
we all	25
we already	-29
we are	-46
we ask	-81
we bring	-30
we call	-44
we clean	-37
we come	-25
we count	-38
we cut	30
we deal	33
we do	-37
we don't	-21
we get	29
we go	35
we got	-38
we hang	-29
we have	-21
we hold	-33
we keep	-74
we know	28
we lay	-44
we leave	-54
we let	-54
we look	-43
we need	55
we never	-59
we open	-33
we pick	-26
we put	-63
we read	-44
we ring	-50
we say	23
we set	27
we should	66
we stand	-21
we start	-60
we still	29
we stop	-88
we tell	-47
we turn	-23
we walk	-36
we work	-39
we'll	22
we're	-37
we're not	-58
we've	28
wear	-45
wears	-39
weather	-38
wed	52
wed 0	52
wedding	-37
wednesday	50
wednesday noon	-61
weds	57
weed	-42
weed hatch	-42
week and	-36
weekend	48
weekly	63
weeks	-34
weigh	-77
weigh it	-29
weigh the	-66
weighbridge	-55
weighed	-45
weight	-49
weight and	-21
weight on	-40
weights	-24
welcomed	55
well	44
well and	34
well as	-39
well done	69
well in	34
wendell	69
wendell 0	69
went	76
went well	42
were	68
wet	-64
what	58
what do	39
what else	67
what follows	43
what happens	57
what has	-23
what he	29
what i'm	40
what if	60
what is	-48
what it	-67
what it's	-37
what the	25
what they	-33
what to	57
what was	-75
what we	60
what would	-58
what you're	-53
what you've	-54
what's	24
what's in	-23
what's left	-39
whatever they	-38
whatever's	-42
whatsapp	58
wheat	-30
wheel	-31
wheel the	-47
wheelchairs	61
wheeled	-35
wheelhouse	-22
wheels	-86
when	-28
when a	-51
when all	-28
when and	-25
when done	-65
when he	24
when he's	-25
when i	-54
when it	-70
when it's	-53
when they	-58
when we	33
when you	-93
when you're	27
whenever	-79
whenever the	-52
where i	25
where it	-61
where the	-72
where they	-26
where was	33
where you	-27
whether anyone	-33
whether he	-24
whether the	29
whether there	-33
whether they	-30
whether they've	-30
whether to	-34
whether we	41
which	42
which i	25
which they	-44
which we	27
while	-32
while it	-32
while it's	-28
while the	-83
while they	-37
while they're	-23
whip	-41
whistle	-40
whitcombe	60
white	-25
white for	-34
white light	-37
whiteboard	29
whites	34
who	52
who did	-24
who does	45
who had	41
who has	38
who have	-46
who help	28
who knows	-21
who takes	-33
who the	-42
who wants	-68
who was	50
who watches	-39
who what	67
who writes	-36
who's	63
who's writing	51
who've	48
who've never	48
whoever	-20
whoever answers	-27
whoever is	34
whoever sees	-44
whoever types	42
whoever's	27
whoever's in	-25
whole	36
whole load	-36
whole time	-44
whose	51
whose is	52
why	45
why they	-40
why we	-72
width	-34
wifi	-47
wig	-55
will	119
will add	56
will be	56
will come	-41
will do	38
will draw	35
will get	30
will make	43
will put	24
will read	32
will see	-50
wills	22
winch	38
winch driver	-33
wind	-32
wind it	-32
wind over	-37
window	-57
window and	-33
windows	-66
windows down	-27
windscreen	-24
wing	-31
winter	44
wipe	-96
wipe the	-56
wiped	-69
wiped after	-58
wiped and	-45
wiped off	-29
wiped with	-69
wipes	-63
wipes the	-48
wish	28
wish to	-31
wishes	54
with	-21
with an	-27
with anything	28
with bare	-32
with best	46
with chalk	-34
with chlorine	-20
with every	-21
with friendly	45
with handwriting	-38
with his	-27
with hot	-21
with it	-42
with its	-41
with kind	33
with last	-46
with little	52
with no	-24
with one	47
with or	-25
with paste	-27
with pictures	38
with tape	-60
with thanks	47
with the	-48
with their	-33
with them	-62
with this	47
with three	-23
with time	-43
with two	-51
with us	-55
with warm	42
with you	-43
with your	-27
withdrawal	-46
within	-144
within 0	-71
within a	-46
within five	-68
within ten	-30
within the	-40
without	-120
without a	-82
without the	-59
without us	32
witness	-42
wiv	-59
wk	56
wk 0	56
wolf	-50
won't	75
wood	-65
wool	-72
word for	-64
wording	21
words	72
work	-32
worker	-33
working	-27
working day	-44
working days	-25
worm	-31
worn	-68
worst	36
would	88
would be	76
would do	43
would help	40
would put	23
would suit	23
wound	-21
wrap	-64
wrap it	-50
wrapped	-43
wren	69
wrist	-40
write a	28
write both	-44
write in	-42
write it	27
write the	-106
write this	42
write to	-35
write up	57
writes	-85
writes it	-28
writes the	-50
writing	40
writing and	28
writing down	63
writing for	42
writing the	51
written	31
written description	29
written down	27
written for	44
written in	-31
written on	-23
written procedure	24
written routine	27
written so	20
written up	35
wrong	-49
wrote	63
wrote :	43
x	80
xiulan	30
xx	54
ya	40
yard	-35
yard the	-45
yeah	67
yeah hi	35
year	-23
year on	-33
year the	-23
years	-75
yellow	-27
yellow ticket	-62
yes	49
yes i	39
yes in	-60
yes you	26
yesterday	35
yesterday and	30
yew	56
yo	47
you	43
you again	20
you all	77
you always	23
you and	67
you ask	-67
you asked	37
you at	51
you call	-33
you can	56
you change	-32
you come	-29
you could	55
you did	21
you don't	-82
you drive	-52
you feel	-34
you find	-57
you for	21
you hear	25
you know	60
you leave	-65
you look	-60
you make	65
you may	46
you my	31
you open	-48
you pull	-23
you put	-59
you read	-40
you ring	-28
you say	-55
you see	-43
you send	-44
you show	-42
you sit	-37
you stand	-55
you start	-31
you stick	-60
you still	48
you stop	-23
you tell	-65
you the	32
you through	38
you to	25
you touch	-64
you type	-21
you wait	-24
you walk	-32
you want	45
you wanted	47
you watch	-23
you well	22
you write	-53
you'd	59
you'll	37
you're	31
you're at	28
you're the	62
you've	-50
you've got	-49
your	21
your back	-36
your hand	-55
your name	-34
your pocket	-27
your system	34
your tag	-21
yours	61
yours faithfully	58
yours sincerely	51
yourself	-70
yrs	-49
yusuf	72
zero	-103
zoe	49
zone	-65
👍	57
😂	90
😇	52
🙂	34`;
