// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_EN = `<!	-21
<"	15
<#	-25
<%	-16
<&	-54
<'	-16
<(	-28
<)	-12
<+	-31
<,	-33
<-	-21
<-" Xing	24
<-" Xthe	-18
<-" xfor	-18
<-" xift	-15
<-" xin	-14
<-" xing	18
<-" xman	8
<-" xsed	-22
<-" xted	-22
<-" xthe	-27
<-" xtop	10
<-" xusy	-13
<-% xwe	-8
<-& Xons	-15
<-& Xowe	-11
<-( xage	-12
<-( xate	-12
<-( xces	-11
<-( xers	-14
<-( xing	-21
<-( xno	-13
<-( xtor	-9
<-) Xers	-13
<-) Xno	-13
<-) Xthe	-21
<-* xno	-14
<-* xpen	-14
<-+ Xthu	-8
<-+ xage	-9
<-, Xaby	-8
<-, Xace	-15
<-, Xary	-17
<-, Xays	-11
<-, Xday	-16
<-, Xdex	-10
<-, Xeet	-11
<-, Xeke	-9
<-, Xeld	-14
<-, Xemi	-12
<-, Xena	-15
<-, Xers	-17
<-, Xian	-12
<-, Xies	-9
<-, Xina	-13
<-, Xing	-20
<-, Xish	-15
<-, Xity	-18
<-, Xn's	-19
<-, Xnce	-16
<-, Xnes	-16
<-, Xnny	-9
<-, Xnov	-9
<-, Xola	-10
<-, Xolm	-11
<-, Xolu	-11
<-, Xord	-14
<-, Xren	-10
<-, Xrie	-10
<-, Xris	-10
<-, Xrow	-13
<-, Xsha	-8
<-, Xstu	-13
<-, Xter	-14
<-, Xues	-12
<-, Xuno	-15
<-, Xunt	-9
<-, Xuse	-12
<-, Xy's	-11
<-, xa	-40
<-, xach	-20
<-, xack	-23
<-, xade	-12
<-, xage	-20
<-, xake	-27
<-, xall	-30
<-, xals	-14
<-, xand	-15
<-, xans	-16
<-, xant	-11
<-, xaps	-14
<-, xard	-29
<-, xare	-12
<-, xary	-23
<-, xase	-16
<-, xash	-22
<-, xask	-13
<-, xass	-19
<-, xate	-19
<-, xats	-13
<-, xays	-16
<-, xbed	-10
<-, xber	-9
<-, xble	-14
<-, xbly	-10
<-, xbox	-9
<-, xby	-23
<-, xcar	-17
<-, xces	-16
<-, xcks	-23
<-, xcts	-8
<-, xcut	-11
<-, xdab	-8
<-, xday	-10
<-, xded	-20
<-, xdes	-12
<-, xdge	-9
<-, xdo	-27
<-, xdor	-14
<-, xe's	-11
<-, xean	-16
<-, xeat	-19
<-, xeck	-22
<-, xeed	-14
<-, xeen	-26
<-, xeep	11
<-, xees	-17
<-, xeet	-16
<-, xeh	-8
<-, xell	-25
<-, xels	-18
<-, xely	-18
<-, xems	-15
<-, xend	-27
<-, xens	-13
<-, xent	-18
<-, xere	-32
<-, xery	-40
<-, xess	-16
<-, xeth	-9
<-, xets	-14
<-, xety	-10
<-, xeys	-12
<-, xfed	-17
<-, xfee	-16
<-, xfor	-34
<-, xgas	-8
<-, xger	-21
<-, xges	-8
<-, xget	-17
<-, xght	-12
<-, xhat	-28
<-, xhen	-33
<-, xhes	-10
<-, xhey	-31
<-, xhin	-11
<-, xhip	-15
<-, xhow	-36
<-, xhty	-16
<-, xhut	-10
<-, xi.e	-12
<-, xial	-14
<-, xice	-10
<-, xick	-26
<-, xics	-16
<-, xide	-9
<-, xids	-16
<-, xied	-15
<-, xies	-22
<-, xif	-28
<-, xife	-17
<-, xift	-20
<-, xign	-9
<-, xiln	-12
<-, xils	-14
<-, xilt	-10
<-, xin	-27
<-, xind	-21
<-, xine	-18
<-, xing	22
<-, xins	-8
<-, xint	-19
<-, xion	-24
<-, xipt	-8
<-, xire	-10
<-, xirs	-20
<-, xise	-11
<-, xish	-13
<-, xist	-8
<-, xite	-11
<-, xits	-21
<-, xity	-20
<-, xive	-20
<-, xjob	10
<-, xked	-15
<-, xken	-13
<-, xker	-10
<-, xkes	-31
<-, xkey	-19
<-, xkly	-17
<-, xl's	-15
<-, xlds	-16
<-, xled	-23
<-, xler	-10
<-, xles	-27
<-, xlex	-13
<-, xlid	-14
<-, xlls	-23
<-, xlly	-26
<-, xlot	-17
<-, xlry	-14
<-, xlts	-13
<-, xmed	-15
<-, xmon	-9
<-, xmy	-25
<-, xnal	13
<-, xnap	-11
<-, xnce	-14
<-, xnch	-16
<-, xncy	-17
<-, xnde	-16
<-, xnds	-13
<-, xned	-26
<-, xner	-20
<-, xnes	-10
<-, xnew	-27
<-, xnge	-9
<-, xngs	-19
<-, xno	-25
<-, xnts	12
<-, xnty	-14
<-, xoad	-16
<-, xoak	-13
<-, xock	-20
<-, xode	-10
<-, xody	-23
<-, xoil	-17
<-, xoks	-18
<-, xold	-14
<-, xoll	-13
<-, xome	-14
<-, xon	-28
<-, xong	-10
<-, xont	-14
<-, xoof	-12
<-, xook	-18
<-, xool	-11
<-, xoop	-14
<-, xord	-15
<-, xore	-32
<-, xors	11
<-, xort	-16
<-, xory	-15
<-, xose	-23
<-, xots	-13
<-, xour	-36
<-, xout	-18
<-, xove	-13
<-, xows	-12
<-, xped	-17
<-, xpen	-26
<-, xple	-16
<-, xr's	-19
<-, xray	-16
<-, xrch	-16
<-, xrds	-15
<-, xren	-13
<-, xres	-20
<-, xrly	-12
<-, xrop	-11
<-, xror	-8
<-, xrst	-24
<-, xrts	-13
<-, xrub	-10
<-, xrun	-13
<-, xsed	-10
<-, xses	-18
<-, xsks	-21
<-, xson	10
<-, xsor	-11
<-, xt's	-31
<-, xtal	-13
<-, xtat	-11
<-, xtch	-14
<-, xtem	-15
<-, xten	-17
<-, xter	-28
<-, xtes	-14
<-, xthe	-19
<-, xthx	-17
<-, xtic	-13
<-, xtle	-17
<-, xto	-22
<-, xtop	-12
<-, xtor	-22
<-, xtug	-9
<-, xtwo	-14
<-, xugh	-13
<-, xugs	-9
<-, xund	9
<-, xuns	-18
<-, xunt	-13
<-, xups	-14
<-, xure	-22
<-, xurn	-18
<-, xurs	-18
<-, xuse	-17
<-, xush	-15
<-, xust	-10
<-, xute	-8
<-, xvel	-10
<-, xver	-21
<-, xves	-11
<-, xwe	-26
<-, xwer	-19
<-, xwho	-30
<-, xwig	-11
<-, xwim	-10
<-, xyer	11
<-, xzen	-8
<-, xzer	-11
<-, xzip	-8
<-- xals	-17
<-- xens	-18
<-- xhat	-14
<-- xing	-24
<-- xles	-14
<-- xncy	-17
<-- xnew	-12
<-- xnts	-12
<-- xock	-13
<-- xone	-20
<-- xwet	-15
<-. xach	-11
<-. xail	-9
<-. xake	-17
<-. xall	-11
<-. xand	-11
<-. xang	-10
<-. xard	-17
<-. xask	-17
<-. xday	-14
<-. xeck	-21
<-. xery	-8
<-. xest	-19
<-. xhat	-25
<-. xhen	-14
<-. xi	-21
<-. xif	-21
<-. xin	-12
<-. xind	-14
<-. xing	21
<-. xire	-21
<-. xity	-16
<-. xno	-25
<-. xock	-18
<-. xody	-18
<-. xon	-15
<-. xone	-18
<-. xook	-15
<-. xoot	-13
<-. xpen	-12
<-. xres	-13
<-. xrst	-14
<-. xrun	-16
<-. xt's	-17
<-. xter	-22
<-. xthe	-25
<-. xto	-12
<-. xtop	-15
<-. xure	-10
<-. xush	-12
<-. xver	-15
<-. xwe	-23
<-. xwer	-10
<-/ xa	-16
<-/ xach	-8
<-/ xine	-13
<-/ xing	12
<-/ xno	-8
<-/ xter	-19
<-/ xthe	-22
<-0 Xdec	-9
<-0 Xdog	-9
<-0 Xept	-16
<-0 Xfeb	-10
<-0 Xnm	-10
<-0 Xnov	-14
<-0 Xoct	-11
<-0 Xogs	15
<-0 Xthe	-28
<-0 xa	-14
<-0 xa.m	-11
<-0 xand	-9
<-0 xare	-16
<-0 xars	-15
<-0 xate	-20
<-0 xby	-8
<-0 xcal	-12
<-0 xcks	-14
<-0 xcm	-14
<-0 xdb	-9
<-0 xdog	-19
<-0 xead	-16
<-0 xeck	-15
<-0 xeds	-15
<-0 xems	-14
<-0 xens	-9
<-0 xers	-13
<-0 xest	-23
<-0 xfor	-13
<-0 xg/l	-10
<-0 xhen	-11
<-0 xhes	-17
<-0 xhot	-17
<-0 xial	-9
<-0 xics	-9
<-0 xif	-12
<-0 xin	-11
<-0 xing	-21
<-0 xins	-23
<-0 xion	-17
<-0 xkt	-8
<-0 xlbs	-9
<-0 xles	-16
<-0 xm/h	-15
<-0 xmph	-20
<-0 xmps	-15
<-0 xned	-14
<-0 xnew	-26
<-0 xno	-23
<-0 xoad	-11
<-0 xock	-11
<-0 xon	-16
<-0 xons	-16
<-0 xore	-12
<-0 xors	-12
<-0 xoz	-17
<-0 xppm	-17
<-0 xres	-17
<-0 xrit	-15
<-0 xrst	-28
<-0 xrts	-11
<-0 xsec	-10
<-0 xses	-15
<-0 xted	-17
<-0 xthe	-21
<-0 xto	-8
<-0 xuck	-15
<-0 xuid	-14
<-0 xuse	-17
<-0 xves	-9
<-0 xwe	-25
<-0 xyr	-10
<-0 xyrs	-8
<-: XXfw	-22
<-: Xa	-14
<-: Xask	-13
<-: Xead	-10
<-: Xent	-19
<-: Xfwd	-21
<-: Xgus	-16
<-: Xi	-35
<-: Xies	-11
<-: Xine	21
<-: Xing	31
<-: Xj	-19
<-: Xlie	-14
<-: Xnne	-10
<-: Xnny	-13
<-: Xool	21
<-: Xown	14
<-: Xthe	-27
<-: Xtte	-9
<-: xa	8
<-: xah	-17
<-: xall	-27
<-: xand	-14
<-: xard	-17
<-: xask	-15
<-: xate	-13
<-: xats	-13
<-: xcal	-17
<-: xdo	-12
<-: xead	-15
<-: xean	-15
<-: xere	-11
<-: xest	-19
<-: xgas	-13
<-: xhen	-10
<-: xhey	-15
<-: xhow	8
<-: xhut	-14
<-: xi	-18
<-: xice	-16
<-: xif	-16
<-: xift	-9
<-: xile	14
<-: xin	-18
<-: xine	-10
<-: xins	-9
<-: xion	-14
<-: xish	-18
<-: xked	-10
<-: xles	-15
<-: xmen	-14
<-: xmit	-15
<-: xnal	-15
<-: xnce	-9
<-: xner	-9
<-: xnes	-9
<-: xno	-22
<-: xody	-12
<-: xone	-23
<-: xons	-10
<-: xood	-12
<-: xook	-11
<-: xops	11
<-: xorn	-12
<-: xose	-14
<-: xots	-15
<-: xown	-17
<-: xpen	-9
<-: xral	-16
<-: xray	-13
<-: xrds	-20
<-: xred	10
<-: xrig	-15
<-: xrs'	-21
<-: xrst	-13
<-: xses	-13
<-: xt's	-10
<-: xtes	-11
<-: xthe	-51
<-: xto	-9
<-: xtop	-32
<-: xtor	-15
<-: xust	-10
<-: xved	-21
<-: xwe	-37
<-: xwho	-20
<-; xa	-25
<-; xase	-13
<-; xcc	-9
<-; xif	-16
<-; xing	-22
<-; xno	-15
<-; xody	-14
<-; xthe	-24
<-; xwe	-14
<-= xles	-11
<-= xno	-12
<-= xtop	-12
<-> xno	-9
<-? xif	-10
<-] xers	-17
<-^ X'll	-16
<-^ X-in	23
<-^ X-up	16
<-^ XXaob	-18
<-^ XXish	-20
<-^ XXium	15
<-^ XXlx	-10
<-^ XXno	-13
<-^ XXsha	-15
<-^ XXsop	-19
<-^ XXthe	-24
<-^ XXto	-16
<-^ XXver	-8
<-^ Xa	-14
<-^ Xa's	-19
<-^ Xabs	-9
<-^ Xach	-28
<-^ Xack	-17
<-^ Xacy	-12
<-^ Xade	-21
<-^ Xage	14
<-^ Xags	-14
<-^ Xail	13
<-^ Xair	-19
<-^ Xait	-10
<-^ Xake	-48
<-^ Xaks	-8
<-^ Xalk	-14
<-^ Xall	15
<-^ Xals	-25
<-^ Xalt	-14
<-^ Xamh	-20
<-^ Xams	-12
<-^ Xan	-21
<-^ Xana	-11
<-^ Xand	-11
<-^ Xane	9
<-^ Xank	-16
<-^ Xans	-17
<-^ Xant	-17
<-^ Xaps	-11
<-^ Xard	12
<-^ Xare	11
<-^ Xarm	14
<-^ Xarp	-14
<-^ Xars	-17
<-^ Xart	-10
<-^ Xary	-18
<-^ Xash	-9
<-^ Xask	-36
<-^ Xast	-17
<-^ Xata	-13
<-^ Xato	-16
<-^ Xats	-13
<-^ Xays	-14
<-^ Xbea	-12
<-^ Xbed	-14
<-^ Xber	8
<-^ Xble	-20
<-^ Xby	-20
<-^ Xcar	-19
<-^ Xcc	-14
<-^ Xces	-26
<-^ Xcks	-28
<-^ Xcro	-10
<-^ Xcts	10
<-^ Xcue	-17
<-^ Xcus	-11
<-^ Xd's	-16
<-^ Xdan	-12
<-^ Xday	-13
<-^ Xded	-13
<-^ Xden	-19
<-^ Xdes	-17
<-^ Xdge	-20
<-^ Xdie	-9
<-^ Xdip	-19
<-^ Xdle	-8
<-^ Xdly	-16
<-^ Xdo	-20
<-^ Xdry	9
<-^ Xe	-11
<-^ Xe'd	-18
<-^ Xe's	-20
<-^ Xead	-29
<-^ Xeak	-12
<-^ Xean	-21
<-^ Xear	-23
<-^ Xeat	-21
<-^ Xebt	-13
<-^ Xeck	-34
<-^ Xect	-19
<-^ Xeds	-16
<-^ Xeen	-27
<-^ Xeep	16
<-^ Xeer	-19
<-^ Xees	-21
<-^ Xeet	-17
<-^ Xeke	-12
<-^ Xels	-20
<-^ Xemi	-15
<-^ Xend	-12
<-^ Xeno	-10
<-^ Xent	-14
<-^ Xera	-16
<-^ Xere	-26
<-^ Xerg	-12
<-^ Xers	-35
<-^ Xert	-25
<-^ Xery	-45
<-^ Xese	-14
<-^ Xesh	-11
<-^ Xess	-22
<-^ Xest	-22
<-^ Xete	-13
<-^ Xeth	-12
<-^ Xets	-16
<-^ Xeys	-12
<-^ Xeze	-21
<-^ Xfer	-9
<-^ Xfit	-21
<-^ Xfor	-33
<-^ Xful	-16
<-^ Xfwd	-15
<-^ Xgar	12
<-^ Xgds	-10
<-^ Xgel	-11
<-^ Xgen	-21
<-^ Xger	11
<-^ Xges	-19
<-^ Xget	-25
<-^ Xght	-31
<-^ Xgle	-9
<-^ Xgun	-15
<-^ Xgus	-11
<-^ Xhal	-17
<-^ Xhat	-62
<-^ Xhen	-13
<-^ Xher	-14
<-^ Xhes	-25
<-^ Xhey	-46
<-^ Xhip	-12
<-^ Xhor	-11
<-^ Xhts	13
<-^ Xi	-68
<-^ Xial	-30
<-^ Xian	-13
<-^ Xick	-17
<-^ Xics	-10
<-^ Xicy	-14
<-^ Xids	-19
<-^ Xier	-17
<-^ Xies	14
<-^ Xif	-51
<-^ Xift	-25
<-^ Xign	-23
<-^ Xild	-15
<-^ Xile	-11
<-^ Xill	-31
<-^ Xils	-24
<-^ Xily	13
<-^ Xin	-47
<-^ Xind	8
<-^ Xine	-37
<-^ Xing	29
<-^ Xins	-20
<-^ Xips	-10
<-^ Xira	-14
<-^ Xirs	-24
<-^ Xiry	-18
<-^ Xise	-16
<-^ Xish	-29
<-^ Xiss	-16
<-^ Xist	-12
<-^ Xite	12
<-^ Xith	-12
<-^ Xits	-25
<-^ Xium	8
<-^ Xive	-21
<-^ Xiya	-13
<-^ Xjan	-13
<-^ Xjo	-16
<-^ Xjog	-15
<-^ Xk's	-18
<-^ Xked	-16
<-^ Xker	-21
<-^ Xkes	-13
<-^ Xket	-13
<-^ Xkey	-18
<-^ Xkim	-12
<-^ Xkin	-22
<-^ Xkit	8
<-^ Xkly	-12
<-^ Xlal	-15
<-^ Xlar	-17
<-^ Xlds	-15
<-^ Xlet	-12
<-^ Xley	-16
<-^ Xlin	-13
<-^ Xlla	-15
<-^ Xllr	-11
<-^ Xlls	-15
<-^ Xlly	-10
<-^ Xlot	17
<-^ Xlow	-22
<-^ Xlyn	-10
<-^ Xlys	-20
<-^ Xm's	-15
<-^ Xmal	-19
<-^ Xman	-18
<-^ Xmar	-14
<-^ Xmbe	-17
<-^ Xmbs	-24
<-^ Xmer	-9
<-^ Xmir	-16
<-^ Xmit	-17
<-^ Xmps	-14
<-^ Xmy	-50
<-^ Xnal	-15
<-^ Xnap	-9
<-^ Xnce	-31
<-^ Xnch	10
<-^ Xncy	-18
<-^ Xnda	-10
<-^ Xnds	-17
<-^ Xned	-23
<-^ Xnen	-17
<-^ Xner	-20
<-^ Xnge	-16
<-^ Xngs	-26
<-^ Xnjo	-12
<-^ Xnne	-15
<-^ Xnny	-19
<-^ Xno	-44
<-^ Xnor	-18
<-^ Xnto	-9
<-^ Xnts	-10
<-^ Xnut	-13
<-^ Xoad	-26
<-^ Xoan	-10
<-^ Xoat	12
<-^ Xock	-29
<-^ Xode	-9
<-^ Xoes	-16
<-^ Xoft	-21
<-^ Xogs	-15
<-^ Xoin	-15
<-^ Xoke	-19
<-^ Xoks	-21
<-^ Xold	-24
<-^ Xoll	-25
<-^ Xolm	-12
<-^ Xolu	-8
<-^ Xome	-23
<-^ Xona	-22
<-^ Xond	9
<-^ Xone	-10
<-^ Xons	-28
<-^ Xont	-9
<-^ Xony	-14
<-^ Xood	-19
<-^ Xook	-34
<-^ Xops	-20
<-^ Xork	-18
<-^ Xorm	-24
<-^ Xorn	-16
<-^ Xory	-12
<-^ Xose	-18
<-^ Xoss	-21
<-^ Xote	17
<-^ Xots	-21
<-^ Xour	-50
<-^ Xove	-16
<-^ Xown	-14
<-^ Xoys	-18
<-^ Xpam	-16
<-^ Xper	-15
<-^ Xpes	-18
<-^ Xpet	-9
<-^ Xpic	-11
<-^ Xpip	-15
<-^ Xple	-12
<-^ Xpty	-22
<-^ Xr's	-30
<-^ Xrah	-21
<-^ Xran	-16
<-^ Xray	-19
<-^ Xrds	8
<-^ Xred	-11
<-^ Xrek	-11
<-^ Xren	-17
<-^ Xrer	-13
<-^ Xres	-15
<-^ Xrge	-21
<-^ Xric	-24
<-^ Xrim	-14
<-^ Xrit	-11
<-^ Xrks	10
<-^ Xrly	-14
<-^ Xrms	-17
<-^ Xrna	-16
<-^ Xron	-13
<-^ Xrop	-14
<-^ Xrow	-11
<-^ Xrps	-13
<-^ Xrs'	-14
<-^ Xrst	-11
<-^ Xrta	-14
<-^ Xrts	-15
<-^ Xrub	-10
<-^ Xrun	-20
<-^ Xsal	-11
<-^ Xsei	-18
<-^ Xsel	9
<-^ Xser	13
<-^ Xset	-19
<-^ Xsha	-19
<-^ Xsie	-18
<-^ Xsis	-16
<-^ Xsle	-9
<-^ Xsol	-12
<-^ Xsts	-8
<-^ Xstu	-15
<-^ Xsty	-12
<-^ Xsue	-8
<-^ Xsuf	-13
<-^ Xt's	-37
<-^ Xtal	-21
<-^ Xtch	-20
<-^ Xted	-33
<-^ Xten	-12
<-^ Xtes	-24
<-^ Xthe	-35
<-^ Xtle	-14
<-^ Xtly	-14
<-^ Xto	-15
<-^ Xtop	-29
<-^ Xtra	-12
<-^ Xts'	-11
<-^ Xtte	-15
<-^ Xttn	-12
<-^ Xtty	-15
<-^ Xual	12
<-^ Xuce	-14
<-^ Xuck	14
<-^ Xugh	-9
<-^ Xuiz	-8
<-^ Xums	-20
<-^ Xund	-30
<-^ Xunk	13
<-^ Xuns	-13
<-^ Xurg	-11
<-^ Xuse	13
<-^ Xush	8
<-^ Xust	-13
<-^ Xuty	-16
<-^ Xval	-16
<-^ Xvan	9
<-^ Xved	-14
<-^ Xver	-27
<-^ Xves	-27
<-^ Xwe	-13
<-^ Xwen	-19
<-^ Xwer	-16
<-^ Xwet	-28
<-^ Xy's	-16
<-^ Xyer	-16
<-^ Xyes	-8
<-^ Xyle	-12
<-^ Xzen	-14
<-^ xa	-11
<-^ xace	-10
<-^ xads	-15
<-^ xake	-10
<-^ xall	-13
<-^ xase	-12
<-^ xask	-18
<-^ xate	-14
<-^ xats	-23
<-^ xave	-20
<-^ xaye	-12
<-^ xead	11
<-^ xean	-16
<-^ xeat	-20
<-^ xeck	-27
<-^ xect	-19
<-^ xeed	-15
<-^ xeet	-15
<-^ xell	-10
<-^ xels	-16
<-^ xers	-15
<-^ xery	-10
<-^ xest	-31
<-^ xfor	-10
<-^ xgas	-20
<-^ xght	-20
<-^ xhat	-23
<-^ xhen	-19
<-^ xher	-19
<-^ xhes	-9
<-^ xhey	-8
<-^ xier	-12
<-^ xif	-23
<-^ xigh	-16
<-^ xign	-15
<-^ xill	-21
<-^ xils	-15
<-^ xind	-14
<-^ xine	-23
<-^ xing	32
<-^ xint	-14
<-^ xiya	-14
<-^ xles	-21
<-^ xlts	-16
<-^ xman	-23
<-^ xmy	-12
<-^ xnew	-28
<-^ xno	-37
<-^ xody	-8
<-^ xon	-17
<-^ xone	-21
<-^ xook	-13
<-^ xope	-17
<-^ xost	-10
<-^ xown	-14
<-^ xpen	-22
<-^ xque	12
<-^ xrst	-21
<-^ xrun	-17
<-^ xsnt	-11
<-^ xt's	-25
<-^ xtal	16
<-^ xter	-30
<-^ xto	-22
<-^ xtop	-18
<-^ xtor	-18
<-^ xuch	-9
<-^ xugh	-16
<-^ xuts	-16
<-^ xv2	-12
<-^ xver	10
<-^ xves	-9
<-^ xwe	-31
<-^ xwet	-16
<-^ xwho	-11
<-^ xyep	-14
<-^ xyo	-20
<-a XXgp	-17
<-a XXpdf	-13
<-a x'll	-12
<-a x-to	-16
<-a x-up	-23
<-a xace	-24
<-a xack	-21
<-a xade	13
<-a xage	-25
<-a xail	-21
<-a xain	-16
<-a xair	-19
<-a xake	-8
<-a xale	-14
<-a xand	-22
<-a xane	-23
<-a xang	-24
<-a xank	-15
<-a xant	-26
<-a xard	-31
<-a xare	-14
<-a xary	-26
<-a xash	-22
<-a xask	-13
<-a xast	-20
<-a xate	-23
<-a xath	-16
<-a xave	-19
<-a xber	-24
<-a xble	13
<-a xbox	-19
<-a xboy	-12
<-a xcal	11
<-a xcar	-34
<-a xcer	-12
<-a xcle	-16
<-a xd's	-27
<-a xday	-26
<-a xder	-13
<-a xdge	-21
<-a xdie	-9
<-a xdle	-16
<-a xdog	-25
<-a xead	-15
<-a xeat	-14
<-a xeck	-19
<-a xect	-13
<-a xeep	-20
<-a xeer	-16
<-a xeet	-36
<-a xeil	-13
<-a xeld	-20
<-a xern	-14
<-a xert	-11
<-a xery	-22
<-a xess	-26
<-a xest	-38
<-a xful	-17
<-a xgap	-29
<-a xger	-24
<-a xght	-15
<-a xher	-19
<-a xhly	19
<-a xhoe	-23
<-a xhot	10
<-a xick	9
<-a xide	-20
<-a xied	-19
<-a xief	-18
<-a xier	-24
<-a xife	-14
<-a xiff	-9
<-a xift	-26
<-a xill	-18
<-a xilo	-14
<-a xing	-49
<-a xink	-14
<-a xint	-20
<-a xion	-30
<-a xipe	-16
<-a xipt	-25
<-a xird	-9
<-a xire	-35
<-a xise	-11
<-a xish	-13
<-a xisp	-15
<-a xist	-20
<-a xite	-17
<-a xity	13
<-a xjob	-9
<-a xked	-23
<-a xken	-11
<-a xker	-19
<-a xket	-28
<-a xkey	-25
<-a xled	-35
<-a xlen	-25
<-a xler	-27
<-a xlet	-22
<-a xlic	-15
<-a xlie	-8
<-a xlon	-11
<-a xlot	-28
<-a xlow	-23
<-a xman	-31
<-a xmer	-19
<-a xmmy	-18
<-a xn's	-18
<-a xnce	-10
<-a xnch	-12
<-a xned	-21
<-a xner	-28
<-a xnew	-31
<-a xnge	-11
<-a xnor	-12
<-a xnut	13
<-a xoan	11
<-a xoat	-20
<-a xock	8
<-a xode	16
<-a xoin	-9
<-a xoke	-9
<-a xold	-22
<-a xomb	-20
<-a xome	-14
<-a xone	-33
<-a xook	-28
<-a xool	-23
<-a xoom	-20
<-a xoon	-15
<-a xoot	-13
<-a xork	-22
<-a xorm	-8
<-a xour	-20
<-a xous	-27
<-a xout	9
<-a xowl	-17
<-a xown	9
<-a xper	-33
<-a xpic	-15
<-a xple	-23
<-a xpon	-10
<-a xray	13
<-a xred	-25
<-a xrib	-18
<-a xrry	-10
<-a xrst	-24
<-a xrth	-10
<-a xrug	-15
<-a xrun	-15
<-a xsal	-16
<-a xsed	-13
<-a xset	-22
<-a xt's	11
<-a xtal	10
<-a xtch	-9
<-a xted	-22
<-a xter	-29
<-a xtic	11
<-a xtop	-18
<-a xtor	-24
<-a xugh	-21
<-a xull	-8
<-a xund	15
<-a xure	-28
<-a xurn	-20
<-a xvan	-20
<-a xvel	-10
<-a xver	-27
<-a xway	-12
<-a xwet	-17
<-a xy's	-12
<-a xyer	-12
<-a xzed	-16
<-able xto	-17
<-about xa	-22
<-about xage	17
<-about xan	14
<-about xate	14
<-about xell	-16
<-about xhow	13
<-about xies	-21
<-about xine	-16
<-about xing	42
<-about xood	-25
<-about xour	-29
<-about xthe	23
<-above xa	-17
<-above xthe	-28
<-accident xin	-20
<-across xthe	-20
<-add xers	-16
<-adjust xthe	-12
<-adviser xcks	-10
<-after xa	-25
<-after xach	-8
<-after xan	-19
<-after xery	-23
<-after xest	-13
<-after xhat	-21
<-after xing	-33
<-after xour	-19
<-after xthe	-29
<-afterwards xthe	-8
<-again xhen	-19
<-again xon	-8
<-again xter	-18
<-again xthe	-11
<-against xthe	-25
<-agency xses	-10
<-ago xa	-18
<-agree xon	-21
<-agreed xon	-20
<-agreed xto	-19
<-aid xkit	-12
<-air xing	-16
<-air xure	-16
<-all xake	-17
<-all xday	-9
<-all xdo	-24
<-all xers	-10
<-all xeys	16
<-all xhes	-17
<-all xin	-17
<-all xlls	-9
<-all xnew	-16
<-all xon	-18
<-all xour	-31
<-all xthe	-33
<-allotment Xety	-15
<-allowed xto	-20
<-alone xin	-18
<-along xthe	-17
<-already xon	-11
<-also xa	-23
<-also xhen	-18
<-also xing	-18
<-also xthe	-22
<-always xa	-13
<-always xthe	-10
<-am xble	-18
<-am xing	-25
<-am xthe	-23
<-among xthe	-11
<-amount xon	-8
<-an XXsop	-37
<-an xary	-9
<-an xate	-15
<-an xent	9
<-an xgle	-13
<-an xive	-19
<-an xncy	-14
<-an xpen	-16
<-an xric	-11
<-an xter	-18
<-an xtor	-21
<-an xtra	-13
<-an xual	-13
<-an xyee	-8
<-and Xays	-13
<-and Xian	-13
<-and Xine	-9
<-and Xyle	-13
<-and x'll	-12
<-and xa	-35
<-and xach	-22
<-and xads	-11
<-and xake	-34
<-and xals	-13
<-and xan	16
<-and xand	-15
<-and xang	-12
<-and xans	-14
<-and xard	-13
<-and xars	-15
<-and xash	-12
<-and xask	-11
<-and xate	-18
<-and xats	-11
<-and xble	-13
<-and xby	-21
<-and xced	-11
<-and xcks	-25
<-and xcts	16
<-and xcut	-20
<-and xded	-16
<-and xdes	-10
<-and xdge	-12
<-and xdo	-18
<-and xead	-11
<-and xear	-12
<-and xeat	-10
<-and xeck	-16
<-and xect	-14
<-and xeed	-18
<-and xeet	-10
<-and xely	-16
<-and xens	-15
<-and xent	-19
<-and xere	-12
<-and xers	-25
<-and xery	-27
<-and xest	9
<-and xete	-9
<-and xets	-10
<-and xfee	-10
<-and xfor	-19
<-and xged	-14
<-and xget	-15
<-and xght	-19
<-and xhat	-36
<-and xhed	-9
<-and xhen	-25
<-and xher	-14
<-and xhes	-11
<-and xhey	-23
<-and xhin	-8
<-and xhow	-31
<-and xhty	-14
<-and xhut	-10
<-and xial	-10
<-and xick	-18
<-and xied	-17
<-and xif	-28
<-and xign	-9
<-and xime	-15
<-and ximp	-12
<-and xin	-18
<-and xine	-12
<-and xing	-59
<-and xion	-14
<-and xips	-12
<-and xirs	9
<-and xite	-8
<-and xits	-13
<-and xity	-23
<-and xive	-16
<-and xked	-15
<-and xkes	-27
<-and xlap	-11
<-and xlds	-14
<-and xled	-25
<-and xlet	-15
<-and xlks	-15
<-and xlls	-15
<-and xmy	-21
<-and xn's	-19
<-and xnce	-21
<-and xnds	-10
<-and xned	-15
<-and xner	-15
<-and xnes	-24
<-and xnew	-18
<-and xno	-15
<-and xnts	-15
<-and xock	-11
<-and xody	-18
<-and xoes	-12
<-and xogs	-13
<-and xoke	16
<-and xon	-10
<-and xone	-29
<-and xons	-22
<-and xont	-16
<-and xood	-10
<-and xook	-12
<-and xool	-15
<-and xoor	-11
<-and xore	-19
<-and xose	-13
<-and xost	-20
<-and xour	-33
<-and xows	-16
<-and xoys	-15
<-and xped	-8
<-and xpen	-11
<-and xpes	-15
<-and xphs	-17
<-and xray	-15
<-and xren	-12
<-and xres	-12
<-and xrms	-12
<-and xrst	-12
<-and xrub	-11
<-and xrun	-24
<-and xsed	-18
<-and xses	-10
<-and xsks	-19
<-and xsts	-12
<-and xt's	-20
<-and xtal	-23
<-and xtch	-15
<-and xted	-14
<-and xten	-13
<-and xter	-30
<-and xtes	-12
<-and xtly	-12
<-and xto	-20
<-and xtop	-13
<-and xtug	-9
<-and xubs	-11
<-and xugs	-19
<-and xunk	-11
<-and xure	-11
<-and xurn	-21
<-and xuse	-14
<-and xuts	-8
<-and xved	-8
<-and xver	-21
<-and xves	-34
<-and xwe	-51
<-and xwer	-14
<-and xwho	-13
<-and xyed	-15
<-animal xter	-12
<-another xson	-10
<-answer xthe	-9
<-answers xthe	-10
<-any xall	-17
<-any xing	-17
<-any xion	-28
<-any xnce	-9
<-anybody xon	-19
<-anyone xwho	-9
<-anything xin	-13
<-anything xing	-16
<-anything xten	-27
<-anything xthe	-16
<-applies xto	-16
<-approved xby	-13
<-are xa	-45
<-are xall	-12
<-are xalt	-17
<-are xare	-13
<-are xawn	-12
<-are xbed	-13
<-are xded	-17
<-are xged	-10
<-are xhed	-18
<-are xhey	-11
<-are xhut	-23
<-are xied	-10
<-are xies	-9
<-are xin	-17
<-are xing	-8
<-are xked	-28
<-are xled	-21
<-are xlly	-15
<-are xmed	-10
<-are xnal	-14
<-are xned	-12
<-are xnts	-19
<-are xone	-15
<-are xous	-10
<-are xped	-15
<-are xred	-13
<-are xrst	-18
<-are xrun	-12
<-are xsed	-22
<-are xted	-28
<-are xten	-14
<-are xthe	-22
<-are xto	-12
<-are xund	15
<-are xved	-17
<-are xwe	-8
<-are xwed	-12
<-aren't xted	-14
<-arm xin	-9
<-around xthe	-16
<-arrival xthe	-10
<-as xan	-19
<-as xell	-15
<-as xhey	-15
<-as xing	-12
<-as xon	-10
<-as xone	-10
<-as xost	-18
<-as xour	-10
<-as xsed	-21
<-as xthe	-38
<-as xto	-13
<-ask xach	-20
<-ask xent	-12
<-ask xfor	-12
<-ask xhat	-14
<-ask xhow	-25
<-ask xif	-9
<-ask xthe	-26
<-ask xwho	-9
<-asked xby	-24
<-asked xfor	-31
<-asked xhat	-11
<-asked xto	-27
<-asked xwho	-12
<-asking xfor	-21
<-asks xfor	-20
<-asks xhow	-13
<-asks xif	-12
<-asks xour	-12
<-asks xthe	-24
<-asks xwho	-10
<-assistant xcks	-11
<-assistant xens	-16
<-at Xa's	-15
<-at Xper	-10
<-at xa	-33
<-at xach	-12
<-at xack	13
<-at xall	-17
<-at xan	-13
<-at xend	-8
<-at xery	-19
<-at xght	-29
<-at xhat	-16
<-at xine	-8
<-at xing	-31
<-at xkup	-17
<-at xmy	-12
<-at xnce	-14
<-at xnus	-10
<-at xome	-13
<-at xone	-16
<-at xose	-9
<-at xour	-38
<-at xrst	-14
<-at xthe	-42
<-attendant xens	-22
<-auction xuse	-16
<-autumn xthe	-10
<-away xthe	-16
<-back xa	-11
<-back xfor	-8
<-back xin	-16
<-back xon	-17
<-back xore	-24
<-back xthe	-20
<-back xto	-15
<-background xeck	-11
<-backward xto	-12
<-bag xin	-11
<-bags xget	-9
<-bait xons	-11
<-bakery xin	-9
<-ballots xin	-8
<-band xon	-10
<-bank xday	-10
<-bank xfer	-13
<-bank xthe	15
<-bank xves	18
<-bare xtal	-11
<-bars xto	-9
<-be xa	-15
<-be xant	-12
<-be xawn	-17
<-be xble	-15
<-be xced	-12
<-be xded	-11
<-be xful	-22
<-be xged	-24
<-be xhed	-9
<-be xied	-11
<-be xin	-12
<-be xlad	-9
<-be xled	-23
<-be xlly	-10
<-be xmed	-10
<-be xned	-16
<-be xno	-16
<-be xon	-18
<-be xone	-18
<-be xped	-12
<-be xred	-22
<-be xsed	-24
<-be xted	-24
<-be xten	-10
<-be xthe	-17
<-be xued	-17
<-because xa	-21
<-because xhey	-14
<-because xif	-14
<-because xmy	-13
<-because xody	-24
<-because xour	-13
<-because xter	-15
<-because xthe	-26
<-because xwe	-16
<-bed xbug	-13
<-bed xugs	-15
<-been xa	-19
<-been xged	-11
<-been xin	-18
<-been xked	-13
<-been xned	-8
<-been xsed	-17
<-been xted	-14
<-before Xi	-9
<-before xa	-33
<-before xach	-20
<-before xg's	-15
<-before xhey	-25
<-before xing	-50
<-before xrst	-16
<-before xthe	-40
<-before xwe	-24
<-behind xa	-9
<-behind xthe	-20
<-being xa	-17
<-belongs xin	-10
<-beside xthe	-11
<-better xif	-21
<-between xine	-13
<-between xons	-10
<-between xses	-21
<-between xthe	-29
<-between xups	-17
<-black xnna	-14
<-blade xnge	-17
<-blocked xin	-21
<-blood xers	-17
<-blood xon	-13
<-blow xthe	-21
<-blue xfer	-13
<-board xin	-15
<-boards xthe	-12
<-book xhat	-16
<-book xthe	-18
<-booked xfor	-14
<-booking xin	-24
<-books xfor	-11
<-books xthe	-22
<-booth xby	-8
<-both xays	-11
<-both xces	-12
<-both xers	-8
<-both xies	-9
<-both xign	-9
<-both xin	-12
<-both xngs	-16
<-both xon	-20
<-both xres	-12
<-both xtes	-15
<-both xthe	-14
<-bottle xto	-8
<-bottom xing	-14
<-bought xthe	-16
<-bouncy xtle	-12
<-box xfor	-11
<-box xin	-8
<-box xto	-14
<-boxes xget	-15
<-branch xon	-14
<-breast xilk	-14
<-bring xa	-9
<-bring xin	-10
<-bring xthe	-21
<-brings xthe	-27
<-brought xto	-11
<-bucket xfor	-16
<-but xa	-15
<-but xhat	-15
<-but xhey	-14
<-but xno	-11
<-but xone	-13
<-but xt's	-17
<-but xthe	-31
<-button xfor	-9
<-by Xcol	-13
<-by Xena	-10
<-by xa	-14
<-by xan	-12
<-by xand	-33
<-by xate	-20
<-by xelf	-9
<-by xght	-13
<-by xing	-25
<-by xnce	-9
<-by xone	-9
<-by xoom	-17
<-by xour	-21
<-by xred	-17
<-by xthe	-42
<-by xver	-13
<-cable xcar	-11
<-cage xkey	-11
<-call xthe	-23
<-called xby	-21
<-called xfor	-13
<-calls xthe	-28
<-calls xto	-12
<-came xin	-11
<-can xake	-18
<-can xand	-12
<-can xase	-10
<-can xder	-10
<-can xdo	-16
<-can xell	-18
<-can xget	-12
<-can xift	-14
<-can xive	-9
<-can xody	-18
<-can xone	-17
<-can xore	-11
<-can xork	-14
<-can xove	-14
<-can xthe	-13
<-can xwe	-23
<-can't xake	-20
<-can't xdo	-18
<-can't xget	-13
<-cancel xthe	-16
<-cancels xon	-11
<-cap xon	-15
<-captain xlls	-14
<-car xats	-11
<-car xin	-13
<-card xels	-9
<-card xin	-18
<-card xon	-13
<-card xore	-14
<-care xhat	-15
<-care xhow	-10
<-care xnts	-13
<-care xome	-22
<-carried xon	-9
<-carries xa	-10
<-carries xthe	-16
<-carry xthe	-18
<-case xwe	-12
<-cat xin	-12
<-caught xire	-16
<-cell xine	-10
<-centre xin	-21
<-certificate xon	-15
<-chair xin	-13
<-chalks xthe	-13
<-change xa	-16
<-change xery	-13
<-change xthe	-11
<-changed xery	-15
<-changed xthe	-20
<-changes xthe	-17
<-changing xthe	-19
<-charge xa	-16
<-charged xone	-17
<-check xery	-15
<-check xin	-19
<-check xore	-13
<-check xt's	-12
<-check xthe	-33
<-checked xby	-10
<-checked xfor	-11
<-checked xin	-21
<-checking xthe	-21
<-checks xfor	-17
<-checks xin	-14
<-checks xon	-22
<-checks xrst	-11
<-checks xthe	-30
<-children xin	-15
<-chlorine xon	-14
<-chock xthe	-16
<-church xall	-24
<-claim xeck	-14
<-clean xter	-12
<-clean xthe	-32
<-cleaning xthe	-23
<-clear xthe	-23
<-clear xure	-22
<-clearing xthe	-17
<-clerk xfor	-10
<-clerk xsks	-10
<-click xon	-12
<-climbing xgym	-11
<-clip xthe	-16
<-clips xon	-12
<-close xery	-14
<-close xthe	-20
<-closes xthe	-10
<-closing xthe	-25
<-coffee xine	-13
<-cold xoom	-12
<-cold xter	-19
<-collected xby	-12
<-collected xter	-17
<-collection xthe	-11
<-collects xthe	-20
<-color xfor	-9
<-come xfor	-11
<-come xin	-26
<-come xon	-18
<-come xore	-9
<-come xto	-23
<-comes xin	-31
<-comes xrst	-9
<-comes xthe	-10
<-comes xto	-10
<-coming xin	-10
<-comma xno	-13
<-commodity xode	-9
<-compares xthe	-15
<-complaint xin	-10
<-confirmed xthe	-8
<-control xoom	-15
<-controlled xugs	-23
<-cool xfor	-10
<-coordinator xkes	-13
<-copy xthe	-12
<-costume xire	-23
<-could xand	-16
<-could xdo	-20
<-could xody	-17
<-count xon	-9
<-count xore	-8
<-count xthe	-20
<-counted xach	-11
<-counter xin	-11
<-counter xthe	-19
<-counts xin	-8
<-counts xthe	-11
<-cover xthe	-20
<-covering xthe	-22
<-covers xon	-11
<-covers xthe	-15
<-crane xook	-16
<-crematorium xthe	11
<-crew xoes	-11
<-crew xon	-12
<-crib xeet	-17
<-cross xthe	-16
<-crosses xthe	-18
<-crown xine	-17
<-current xure	-18
<-customer xthe	-10
<-cut xa	-28
<-cut xin	-10
<-cut xon	-12
<-cut xone	-8
<-cut xthe	-10
<-data xeet	-15
<-data xion	-15
<-date xin	-16
<-date xon	-9
<-date xved	-9
<-day xon	-11
<-day xone	-8
<-day xore	-14
<-day xto	-13
<-days xfor	-15
<-days xin	-11
<-days xore	-12
<-days xter	-17
<-days xto	-21
<-days xwe	-10
<-dead xish	-21
<-deaf xson	-16
<-dear Xdam	-15
<-dear Xirs	-9
<-debt xion	-13
<-deck xore	-12
<-deckhand xips	-13
<-degrees xin	-12
<-delivered xto	-9
<-delivery xon	-11
<-departure xoom	-13
<-depend xon	-17
<-depends xon	-10
<-describe xa	-25
<-desk xin	-12
<-did xthe	-18
<-difference xeen	-10
<-different xays	-13
<-different xies	-11
<-dip xthe	-19
<-discussed xon	-13
<-dispatch xthe	-10
<-do xa	13
<-do xall	-18
<-do xeys	-16
<-do xfor	-13
<-do xhen	28
<-do xhey	-11
<-do xif	17
<-do xin	-19
<-do xon	-21
<-do xone	-24
<-do xons	-9
<-do xto	-19
<-do xwe	-35
<-document xfor	-10
<-document xthe	-19
<-does xals	-19
<-does xhat	-15
<-does xhen	11
<-does xour	-14
<-does xthe	-28
<-doesn't xake	-12
<-doesn't xend	-19
<-doesn't xing	-11
<-doesn't xork	-18
<-doesn't xove	-10
<-dog xess	-9
<-dog xin	-9
<-doing xons	-21
<-doing xthe	10
<-dome xto	-16
<-don't xake	-28
<-don't xand	-14
<-don't xare	-14
<-don't xash	-14
<-don't xcut	-17
<-don't xdo	-28
<-don't xean	-10
<-don't xell	-14
<-don't xend	-15
<-don't xget	-20
<-don't xgue	-16
<-don't xing	-21
<-don't xoke	-15
<-don't xook	-16
<-don't xove	-18
<-don't xpen	-22
<-don't xply	-11
<-don't xrry	-13
<-don't xtop	-12
<-don't xugh	-9
<-donated xast	-16
<-donated xood	-9
<-done xby	-19
<-done xin	-13
<-done xore	-13
<-done xthe	-22
<-done xto	-20
<-door xhut	-10
<-door xore	-9
<-door xpen	-12
<-door xrst	-12
<-down xa	-22
<-down xby	-9
<-down xery	-27
<-down xfor	-29
<-down xhat	-25
<-down xin	-22
<-down xing	11
<-down xnce	-19
<-down xon	-28
<-down xore	-23
<-down xrst	-20
<-down xthe	-9
<-down xto	-13
<-downloads xthe	-14
<-draft xthe	-9
<-drain xthe	-9
<-draw xthe	-16
<-drew xthe	-9
<-drinks xon	-14
<-drive xin	-10
<-drive xome	-12
<-drive xthe	-25
<-drive-in xter	-11
<-driver xcts	-13
<-driver xlls	-13
<-drop xthe	-10
<-drops xthe	-18
<-dry xing	-19
<-during xthe	-28
<-dye xin	-12
<-each xbox	-9
<-each xday	-16
<-each xent	-28
<-each xger	-20
<-each xing	-22
<-each xoll	-17
<-each xone	-14
<-each xoom	-10
<-each xple	-16
<-each xr's	-8
<-early xift	-18
<-eleven xhes	-13
<-else xhat	-21
<-else's xock	-14
<-email xthe	-8
<-emergency xtop	-13
<-emptying xthe	-18
<-end xthe	-18
<-ends xthe	-17
<-english xfor	-17
<-enough xfor	-14
<-enough xto	-13
<-entered xon	-13
<-er xhat	-16
<-espresso xine	-17
<-estate xin	-9
<-even xa	-22
<-even xfor	-15
<-even xhen	-22
<-even xif	-21
<-even xthe	-10
<-evening xin	-16
<-evenings xa	-17
<-ever xwed	14
<-every xday	-19
<-every xent	-10
<-every xern	-13
<-every xght	-17
<-every xing	-36
<-every xnew	-27
<-every xnge	-16
<-every xnit	-18
<-every xock	-17
<-every xone	-28
<-every xoom	-15
<-every xter	-18
<-everyone xoes	-11
<-everyone xwho	-9
<-everything xin	-14
<-excuse xthe	-16
<-expect xto	-9
<-explain xto	-13
<-explains xthe	-14
<-faces xthe	-11
<-facing xthe	-9
<-failed xto	-18
<-falls xon	-9
<-falls xure	-21
<-fan xon	-13
<-feed xthe	-21
<-feel xfor	-9
<-feel xthe	-22
<-fetch xthe	-14
<-fetches xthe	-14
<-files xthe	-9
<-fill xin	-17
<-fill xthe	-16
<-fill xto	-22
<-filled xin	-17
<-fills xin	-8
<-fills xthe	-8
<-filters xin	-12
<-finally xced	-15
<-finally xthe	-15
<-find xa	12
<-find xthe	-31
<-finds xthe	-16
<-finger's xdth	-12
<-finish xthe	-14
<-finished xby	-15
<-fiona Xona	-8
<-fire xade	-14
<-fire xhal	-9
<-fire xher	-14
<-fire xin	-20
<-fire xits	-10
<-firm xin	-9
<-first xage	-11
<-first xcks	-11
<-first xder	-14
<-first xfor	-12
<-first xght	-10
<-first xhot	-16
<-first xine	-16
<-first xing	-23
<-first xman	-17
<-first xnch	-14
<-first xore	-8
<-first xour	-15
<-first xson	-14
<-first xthe	-14
<-first xwe	-14
<-fit xa	-23
<-fit xthe	-14
<-fits xon	-10
<-fitter xcks	-11
<-five xin	-20
<-five xres	-16
<-five xrns	-16
<-flat xin	-15
<-flush xthe	-25
<-fold xthe	-9
<-follow xfor	-14
<-follow xthe	-11
<-following Xy's	-15
<-following xthe	-30
<-foot xers	-22
<-for Xnny	-10
<-for Xses	-10
<-for xa	-17
<-for xach	-25
<-for xack	-15
<-for xags	-12
<-for xair	-23
<-for xaks	-11
<-for xan	-21
<-for xase	-13
<-for xast	-18
<-for xate	-15
<-for xats	-13
<-for xcal	11
<-for xe's	-9
<-for xeat	-18
<-for xene	-17
<-for xent	10
<-for xers	-30
<-for xery	-28
<-for xhen	21
<-for xies	-24
<-for xils	-18
<-for xine	-10
<-for xing	56
<-for xink	-18
<-for xins	-15
<-for xion	-21
<-for xles	-16
<-for xlls	-10
<-for xmps	-18
<-for xmy	-21
<-for xn's	-18
<-for xnce	-30
<-for xnds	-10
<-for xnes	-16
<-for xngs	-18
<-for xnts	13
<-for xols	-12
<-for xons	-34
<-for xork	16
<-for xors	-21
<-for xort	-20
<-for xost	-15
<-for xots	-16
<-for xour	-8
<-for xper	-20
<-for xple	18
<-for xren	-13
<-for xrns	-22
<-for xsix	-9
<-for xss'	-16
<-for xsts	-11
<-for xtal	-11
<-for xted	-16
<-for xter	-16
<-for xthe	-14
<-for xtop	13
<-for xtwo	-17
<-for xume	-16
<-for xure	-15
<-for xver	-23
<-for xzen	-11
<-force xthe	-14
<-forget xthe	-17
<-forgive xthe	-12
<-forty xers	13
<-found xa	-21
<-found xin	-19
<-found xthe	-20
<-four xers	-20
<-four xfts	-9
<-four xies	-24
<-four xif	-15
<-four xin	-9
<-four xirs	-16
<-four xits	-9
<-four xngs	-14
<-four xoks	-11
<-four xres	-14
<-free xine	-8
<-free xto	-19
<-freelance xers	-18
<-freeze xore	-13
<-freezer xfor	-11
<-fresh xcut	-17
<-from Xean	-15
<-from Xrid	-12
<-from xa	-34
<-from xach	-14
<-from xan	-8
<-from xate	-13
<-from xhat	-12
<-from xhen	-18
<-from xing	-34
<-from xmy	-16
<-from xold	-13
<-from xone	-14
<-from xons	-8
<-from xour	-18
<-from xrs'	-14
<-from xthe	-45
<-front xto	-13
<-frost xine	-12
<-fuel xin	-12
<-full xion	-15
<-full xtop	-16
<-funeral xome	-8
<-further xto	-23
<-gate xode	-10
<-gate xpen	-15
<-generate xthe	-8
<-generator xest	-15
<-get xa	-48
<-get xan	-17
<-get xin	-23
<-get xing	18
<-get xked	-11
<-get xled	-8
<-get xon	-8
<-get xted	-14
<-get xthe	14
<-get xto	-15
<-get xust	-14
<-gets xa	-23
<-gets xept	-13
<-gets xin	-15
<-gets xmed	-18
<-gets xned	-25
<-gets xold	-15
<-gets xped	-22
<-gets xsed	-10
<-gets xted	-31
<-gets xthe	-24
<-getting xthe	-20
<-give xthe	-15
<-given xa	-13
<-given xthe	-11
<-gives xa	-18
<-gives xthe	-20
<-glove xon	-11
<-gloves xon	-9
<-gloves xthe	-12
<-gloves xto	-10
<-go xfor	-10
<-go xin	-9
<-go xon	-29
<-go xone	-14
<-go xto	-16
<-go xund	-24
<-goes xby	-10
<-goes xin	-19
<-goes xnce	-11
<-goes xome	-10
<-goes xon	-16
<-goes xto	-13
<-goes xund	-24
<-going xon	-19
<-going xto	-23
<-going xund	-16
<-good xday	-17
<-good xeck	-10
<-good xest	-10
<-good xhes	-17
<-good xing	-27
<-good xuck	-16
<-goodness' xake	-12
<-got xa	-34
<-got xan	-9
<-got xone	-10
<-got xost	-16
<-got xred	-12
<-got xted	-21
<-got xthe	-20
<-got xto	-16
<-grab xthe	-13
<-grading xthe	-12
<-grateful xfor	-18
<-grateful xif	-14
<-grease xthe	-9
<-green xuff	-12
<-guard xoes	-14
<-guest xsks	-12
<-guest xwho	-11
<-guests xget	-10
<-guests xwho	-8
<-h xore	-14
<-had xa	-15
<-had xfed	-12
<-had xno	-16
<-had xone	-9
<-had xour	-12
<-had xthe	-29
<-had xto	-11
<-had xved	-14
<-half xa	-21
<-half xan	-19
<-half xerm	-9
<-half xthe	-22
<-hand xin	-16
<-hand xing	-21
<-hand xon	-14
<-hand xore	-11
<-hand xthe	-10
<-hand's xdth	-13
<-handed xin	-12
<-handed xto	-18
<-handling xa	-18
<-handling xthe	-15
<-handover xeet	-15
<-hands xon	-15
<-hang xin	-9
<-hang xon	-11
<-hang xthe	-9
<-hangs xin	-16
<-hangs xon	-11
<-happens xeen	-21
<-happens xhen	15
<-happens xin	-11
<-happens xon	-16
<-has xded	-10
<-has xght	-19
<-has xled	-11
<-has xlen	-17
<-has xmy	-13
<-has xno	-16
<-has xone	-17
<-has xons	-10
<-has xred	-23
<-has xsed	-9
<-has xted	-18
<-has xthe	-25
<-has xto	-16
<-has xtwo	-14
<-have xa	-26
<-have xan	-10
<-have xard	-19
<-have xced	-11
<-have xded	-21
<-have xgus	-11
<-have xhey	-16
<-have xied	-14
<-have xin	-19
<-have xing	16
<-have xned	-8
<-have xone	-11
<-have xour	-17
<-have xrum	-17
<-have xted	-16
<-have xten	-18
<-have xto	-25
<-he xads	-9
<-he xans	-13
<-he xars	-10
<-he xcks	-18
<-he xcts	-14
<-he xens	-12
<-he xeys	-11
<-he xhes	-17
<-he xies	-22
<-he xils	-9
<-he xins	-10
<-he xked	-15
<-he xkes	-13
<-he xlls	-19
<-he xnes	-18
<-he xnts	-14
<-he xsks	-15
<-he xted	-14
<-he xtes	-10
<-he xves	-19
<-he's xing	-20
<-he's xon	-17
<-he's xthe	-11
<-head xman	-17
<-head xury	-13
<-health xtor	-13
<-hear xthe	-13
<-hearing xids	-20
<-heel xto	-15
<-hello xt's	-8
<-hello xto	-10
<-help xto	-16
<-hence xthe	-16
<-henna xtoo	-16
<-her xa	-17
<-her xhat	16
<-her xin	-12
<-her xing	-16
<-her xone	-12
<-her xr's	-14
<-here xon	-10
<-here's xhow	-16
<-here's xmy	-14
<-here's xthe	-17
<-hi xall	-11
<-high xool	-13
<-him xthe	-16
<-him xto	-9
<-hire xeet	-10
<-hire xin	-14
<-his xard	-11
<-his xead	-12
<-his xirt	-10
<-his xone	-11
<-hit xthe	-9
<-hits xthe	-15
<-hold xin	-13
<-hold xthe	-28
<-holding xthe	-19
<-holds xthe	-12
<-home xby	-12
<-home xing	-19
<-home xthe	-16
<-hope xthe	-21
<-hoping xfor	-14
<-hostel xin	-14
<-hot xork	-18
<-hot xter	-20
<-hour xore	-22
<-hour xter	-13
<-hours xfor	-9
<-hours xin	-9
<-hours xore	-26
<-hours xter	-9
<-house xin	-21
<-how Xi	-18
<-how xan	-9
<-how xdo	-19
<-how xhey	-14
<-how xt's	-20
<-how xten	-8
<-how xthe	19
<-how xto	-40
<-how xwe	-63
<-hr xens	-8
<-hundred xcks	-21
<-hundred xuid	-19
<-hung xon	-19
<-i xach	10
<-i xage	-23
<-i xake	-12
<-i xalk	-15
<-i xare	-15
<-i xask	-19
<-i xate	-21
<-i xded	-12
<-i xdge	-10
<-i xdo	-37
<-i xect	-15
<-i xeve	-12
<-i xget	-19
<-i xgin	-13
<-i xhot	-17
<-i xied	-12
<-i xill	-14
<-i xing	-9
<-i xire	-19
<-i xish	-20
<-i xive	-19
<-i xked	-13
<-i xn't	-17
<-i xned	-16
<-i xook	-28
<-i xork	-19
<-i xose	-36
<-i xpen	11
<-i xred	-8
<-i xret	-11
<-i xrun	-34
<-i xsed	-19
<-i xtta	-11
<-i'll xake	-13
<-i'll xate	-14
<-i'll xdo	-16
<-i'll xeed	-19
<-i'll xget	-8
<-i'll xrun	-9
<-i'm xa	-17
<-i'm xfed	-13
<-i'm xin	-19
<-i'm xing	-54
<-i'm xon	-10
<-i'm xter	-21
<-i'm xthe	-30
<-i've xked	-20
<-i've xled	-10
<-i've xted	-15
<-ice xing	-25
<-ice xink	-21
<-id xon	-9
<-identity xcks	-18
<-if Xi	-11
<-if xa	-34
<-if xan	-13
<-if xest	-18
<-if xhey	-20
<-if xin	-10
<-if xing	11
<-if xity	-8
<-if xone	-14
<-if xt's	-21
<-if xthe	-43
<-if xu'd	-12
<-if xwe	-24
<-ignore xthe	-10
<-impressions xin	-12
<-in XXthe	-10
<-in Xand	-20
<-in Xary	-11
<-in Xbon	-18
<-in Xdam	-9
<-in Xdan	-17
<-in Xeds	-18
<-in Xent	-15
<-in Xera	-8
<-in Xerp	-13
<-in Xide	-15
<-in Xire	-11
<-in Xlsa	-8
<-in Xn's	-17
<-in Xnia	-15
<-in Xore	-10
<-in Xork	-10
<-in Xson	-14
<-in Xter	-12
<-in Xton	-23
<-in Xune	-14
<-in xa	-37
<-in xach	-15
<-in xack	-27
<-in xall	-10
<-in xals	-12
<-in xan	-35
<-in xand	-18
<-in xank	-11
<-in xard	-18
<-in xars	-12
<-in xash	-22
<-in xate	-13
<-in xby	-18
<-in xces	-15
<-in xder	-21
<-in xeck	-9
<-in xers	-12
<-in xery	-21
<-in xest	-13
<-in xfor	-25
<-in xght	-12
<-in xhat	11
<-in xhen	-11
<-in xhes	-14
<-in xiew	-9
<-in xin	-13
<-in xine	-11
<-in xing	-36
<-in xion	-20
<-in xirs	-21
<-in xite	-17
<-in xive	-11
<-in xmy	-16
<-in xned	-21
<-in xnes	-11
<-in xno	-11
<-in xnts	-11
<-in xnze	-13
<-in xold	-12
<-in xon	-16
<-in xone	-9
<-in xont	-27
<-in xood	-11
<-in xoom	-15
<-in xore	-12
<-in xour	-32
<-in xpen	-11
<-in xral	-13
<-in xson	-12
<-in xtal	-10
<-in xter	-17
<-in xthe	-37
<-in xubt	-13
<-in xumn	-12
<-in xver	-11
<-incoming xans	-15
<-inform xthe	-17
<-inherited xa	-17
<-initial xthe	-10
<-inside xa	-13
<-inside xthe	-15
<-inspecting xthe	-23
<-instruction xfor	-21
<-instructions xfor	-17
<-insulation xest	-20
<-insurer xres	-17
<-into xa	-45
<-into xan	-23
<-into xape	-12
<-into xour	-14
<-into xthe	-22
<-iron xin	-8
<-is xa	-8
<-is xall	-14
<-is xan	-12
<-is xbed	-17
<-is xble	-13
<-is xby	-17
<-is xced	-12
<-is xcut	-21
<-is xded	-29
<-is xead	-12
<-is xeaf	-8
<-is xell	-11
<-is xent	-11
<-is xept	-11
<-is xere	-14
<-is xest	13
<-is xete	-10
<-is xfor	-21
<-is xged	-20
<-is xhed	-23
<-is xhen	-9
<-is xhot	-15
<-is xhow	16
<-is xhut	-20
<-is xin	-25
<-is xing	21
<-is xked	-17
<-is xled	-31
<-is xlid	-12
<-is xmed	-14
<-is xmy	-15
<-is xno	-13
<-is xon	-27
<-is xone	-29
<-is xorn	-19
<-is xour	-11
<-is xous	-12
<-is xped	-31
<-is xpen	-22
<-is xred	-33
<-is xrun	-14
<-is xsed	-24
<-is xted	-30
<-is xten	-28
<-is xthe	-8
<-is xto	-31
<-is xund	-13
<-is xved	-12
<-is xwed	-18
<-isn't xin	-9
<-isn't xing	-25
<-isn't xon	-21
<-isn't xone	-15
<-it Xi	-21
<-it xa	-30
<-it xads	-10
<-it xall	-14
<-it xan	-13
<-it xats	-14
<-it xby	-16
<-it xcks	-22
<-it xded	-9
<-it xdly	-9
<-it xend	-15
<-it xere	-18
<-it xfor	-13
<-it xfts	-18
<-it xhat	-8
<-it xhen	-28
<-it xhow	-17
<-it xial	-9
<-it xif	-12
<-it xin	-29
<-it xins	-21
<-it xits	-14
<-it xkes	-15
<-it xlds	-11
<-it xled	-18
<-it xn't	-17
<-it xnce	-17
<-it xncy	-12
<-it xnds	-9
<-it xnks	-10
<-it xon	-23
<-it xone	-19
<-it xook	-10
<-it xore	-10
<-it xour	-13
<-it xpen	-12
<-it xpty	-10
<-it xrst	-17
<-it xsed	-14
<-it xses	-17
<-it xsts	-15
<-it xted	-17
<-it xten	-27
<-it xthe	-32
<-it xtly	-13
<-it xto	-24
<-it xund	-11
<-it xwe	-13
<-it xwet	-9
<-it's xa	-28
<-it's xall	-19
<-it's xded	-16
<-it's xfor	-28
<-it's xin	-12
<-it's xing	26
<-it's xked	-18
<-it's xled	-10
<-it's xlly	-12
<-it's xnna	-11
<-it's xold	-15
<-it's xon	-10
<-it's xone	-9
<-it's xped	-13
<-it's xred	-13
<-it's xted	-15
<-it's xtta	-18
<-items xrth	-12
<-its xend	-16
<-its xing	-15
<-its xion	-8
<-its xped	-11
<-job xard	-12
<-job xin	-10
<-job xon	-13
<-job xto	-13
<-jump xost	-12
<-jury xoom	-15
<-just xa	-23
<-just xalk	-17
<-just xing	-13
<-just xthe	-14
<-just xto	-13
<-keep xin	-10
<-keep xing	-28
<-keep xon	-15
<-keep xren	-9
<-keeps xing	-26
<-keeps xthe	-12
<-kept xa	-12
<-kept xing	-14
<-kept xthe	-17
<-key xin	-9
<-key xter	-13
<-keys xfor	-10
<-keys xin	-14
<-keys xthe	-8
<-keys xto	-12
<-kids xin	-14
<-kills xthe	-10
<-kiln xing	-21
<-kindly xare	-21
<-kindly xert	-17
<-knew xhat	-14
<-knock xthe	-16
<-know xere	-20
<-know xhat	-26
<-know xt's	-16
<-know xthe	-34
<-know xwho	-17
<-knows xhow	13
<-knows xthe	-14
<-label xore	-13
<-labels xon	-19
<-lad xing	-15
<-ladder xthe	-10
<-lads xwho	-13
<-lady xwho	-14
<-laid xon	-10
<-lamp xin	-10
<-language xers	-15
<-last xday	-9
<-last xder	-20
<-last xest	-9
<-last xght	-17
<-last xh's	-8
<-last xhot	-17
<-last xing	-16
<-last xone	-15
<-last xter	-9
<-last xumn	-9
<-last xyr	-21
<-late xon	-9
<-late xtes	-15
<-late xups	-17
<-lay xthe	-24
<-lays xthe	-12
<-lead xads	15
<-lead xkes	-18
<-lead xon	-9
<-least xone	-15
<-leave xa	-24
<-leave xaps	-15
<-leave xfor	-10
<-leave xing	-17
<-leave xon	-12
<-leave xthe	-22
<-leaves xa	-16
<-leaves xthe	-15
<-leaving xdo	-13
<-leaving xthe	-19
<-left xa	-10
<-left xand	-17
<-left xin	-17
<-left xon	-15
<-left xpen	-18
<-left xthe	-23
<-left xto	-10
<-lent xto	-16
<-let xin	-16
<-let xthe	-25
<-let's xget	-13
<-lets xthe	-17
<-letter xby	-11
<-letting xthe	-26
<-lid xon	-10
<-lift xin	-21
<-lift xthe	-27
<-lifts xthe	-15
<-light xthe	-26
<-like xa	-15
<-like xall	-12
<-like xan	-11
<-like xing	19
<-like xone	-23
<-like xons	-13
<-like xto	-32
<-liked xthe	-14
<-likes xing	-17
<-likes xto	-9
<-line xads	-13
<-line xin	-12
<-line xver	-16
<-list xby	-12
<-list xfor	-19
<-list xon	-10
<-live xin	-19
<-lives xin	-10
<-load xa	-23
<-loading xthe	-21
<-loads xthe	-16
<-lock xon	-11
<-lock xthe	-18
<-log xore	-10
<-log xthe	-14
<-long xone	-13
<-long xush	-9
<-long xves	-17
<-look xfor	-13
<-look xial	-18
<-look xif	-8
<-look xter	-25
<-look xthe	-17
<-looking xfor	-18
<-looks xin	-9
<-looks xter	-15
<-looks xthe	-18
<-loose xash	-9
<-lose xthe	-24
<-lost xa	-24
<-lost xthe	-14
<-lot xin	-15
<-loud xhat	-20
<-lovely xto	-9
<-lower xthe	-13
<-lowers xthe	-16
<-machine xoom	-10
<-made xa	-21
<-made xast	-10
<-made xby	-11
<-made xery	-15
<-made xin	-15
<-main xool	-13
<-make xing	-22
<-make xion	-17
<-make xone	-10
<-make xthe	-24
<-make xure	10
<-make-up xon	-12
<-makes xa	-21
<-makes xthe	-22
<-man xwho	-12
<-manage xa	-20
<-manage xthe	-10
<-manager xby	-14
<-manager xcks	-11
<-manager xges	-11
<-manager xing	-15
<-manager xlks	-13
<-many xcks	-13
<-many xies	-14
<-maple Xlow	-13
<-mark xthe	-13
<-marks xthe	-13
<-masks xon	-12
<-master xeys	-17
<-master xkey	-10
<-match xthe	-21
<-matter xhat	-11
<-matter xhow	-11
<-matters xing	-17
<-may Xi	-22
<-may xake	-13
<-may xend	12
<-may xern	-11
<-me xa	-26
<-me xby	-12
<-me xfor	-13
<-me xhat	-16
<-me xthe	-22
<-me xto	-39
<-mean xa	-13
<-mean xthe	-16
<-means xa	-10
<-means xone	-11
<-means xthe	-22
<-meant xto	-25
<-measure xthe	-20
<-measures xthe	-13
<-meet xthe	-8
<-meets xthe	-15
<-members xwho	-13
<-memo xto	-17
<-metal xtor	-23
<-method xfor	-17
<-miles xan	-13
<-min xore	-9
<-mine xin	-9
<-minutes xate	-11
<-minutes xby	-10
<-minutes xfor	-23
<-minutes xore	-26
<-minutes xthe	-13
<-missing xthe	-18
<-mix xthe	-18
<-moment xach	-14
<-monday xore	-24
<-monday xthe	-15
<-month xa	-23
<-month xfor	-10
<-month xone	-11
<-month xthe	-24
<-months xwe	-12
<-morning xall	-17
<-morning xore	-19
<-morning xter	-13
<-morning xthe	-22
<-morning xwe	-14
<-most xous	-16
<-mostly xfor	-10
<-mostly xtic	-21
<-moulds xin	-14
<-mouth xpen	-18
<-move xthe	-27
<-move xto	-12
<-moved xby	-14
<-moved xto	-15
<-moving xa	-24
<-mr Xa's	-15
<-mr Xist	-9
<-mr Xmbe	-11
<-mrs Xe's	-16
<-mrs Xl's	-11
<-much xthe	-13
<-museum xnds	14
<-mushrooms xon	-11
<-must xibe	-9
<-must xto	-16
<-my xand	-15
<-my xble	-12
<-my xe's	-22
<-my xers	-9
<-my xher	-15
<-my xhew	-12
<-my xhts	-13
<-my xice	-8
<-my xing	-23
<-my xins	-17
<-my xlaw	-18
<-my xm's	-17
<-my xors	-12
<-my xr's	-15
<-my xson	-9
<-my xsor	-9
<-my xter	-12
<-name xif	-9
<-name xon	-11
<-name xthe	-9
<-names xa	-16
<-names xthe	-11
<-near xiss	-17
<-near xses	-9
<-near xthe	-25
<-nearly xall	-11
<-nearly xied	-12
<-need XXsop	-16
<-need xa	-14
<-need xan	-14
<-need xfor	-14
<-need xing	18
<-need xour	-17
<-need xthe	-35
<-need xto	-21
<-needed xfor	-10
<-needs xa	-29
<-needs xing	-30
<-needs xthe	-22
<-needs xto	-20
<-never xby	-16
<-never xhed	-9
<-never xin	-11
<-never xive	-8
<-never xmet	-10
<-never xon	-18
<-never xpen	-16
<-never xred	-13
<-never xsed	-18
<-never xses	-19
<-never xthe	-21
<-new xade	-12
<-new xals	-20
<-new xaph	-8
<-new xent	-15
<-new xers	-16
<-new xery	-13
<-new xing	-33
<-new xlot	15
<-new xook	-16
<-new xser	-14
<-new xtor	-12
<-next xing	-22
<-next xto	-22
<-night xift	-24
<-night xman	-8
<-night xook	-9
<-night xore	-18
<-night xter	-20
<-night xthe	-19
<-nine xies	-18
<-no xack	-11
<-no xame	-20
<-no xand	-9
<-no xang	-11
<-no xaps	-10
<-no xard	-16
<-no xats	-9
<-no xcar	-16
<-no xces	-16
<-no xdea	-18
<-no xder	-11
<-no xdog	-13
<-no xead	-12
<-no xeal	-14
<-no xeam	-14
<-no xeed	-13
<-no xers	-10
<-no xery	-15
<-no xets	-15
<-no xfee	-10
<-no xgon	-16
<-no xhot	-11
<-no xial	-18
<-no xift	-15
<-no xilk	-9
<-no xill	-11
<-no xine	-14
<-no xing	-56
<-no xion	-17
<-no xker	-9
<-no xlly	-9
<-no xlon	-19
<-no xlys	-9
<-no xmes	-10
<-no xnal	-9
<-no xnce	-10
<-no xnes	-9
<-no xnge	-15
<-no xnks	-18
<-no xnts	-17
<-no xogs	-13
<-no xone	-24
<-no xood	-18
<-no xork	-14
<-no xour	-13
<-no xred	-21
<-no xrms	-10
<-no xses	-9
<-no xson	-12
<-no xter	-17
<-no xthe	-13
<-no xume	-16
<-no xves	-18
<-nobody xats	-8
<-nobody xens	-16
<-nobody xkes	-17
<-nobody xlks	-16
<-nobody xnew	-14
<-nobody xnts	-14
<-nobody xon	-13
<-nobody xows	-9
<-nobody xses	-21
<-nobody xted	-18
<-nobody xves	-14
<-nobody xwho	-9
<-nobody's xing	-18
<-not xa	-25
<-not xake	-15
<-not xate	-13
<-not xble	-13
<-not xeve	-8
<-not xfor	-10
<-not xhat	-18
<-not xhen	-12
<-not xier	-9
<-not xin	-12
<-not xing	-36
<-not xion	-13
<-not xist	-12
<-not xlid	-14
<-not xmy	-13
<-not xone	-9
<-not xors	-15
<-not xped	-9
<-not xpen	-20
<-not xred	-12
<-not xsed	-15
<-not xthe	-29
<-not xto	-9
<-not xtop	-22
<-not xude	-14
<-not xved	-10
<-note xhat	-9
<-note xon	-19
<-note xthe	-10
<-note xto	-14
<-nothing xin	-10
<-nothing xon	-24
<-nothing xten	-10
<-nothing xto	-9
<-notice xto	-13
<-now Xi	-17
<-now xing	-19
<-now xon	-16
<-now xthe	-16
<-now xwe	-16
<-number xin	-13
<-number xon	-18
<-number xthe	-15
<-numbered xbox	-12
<-nurse xcks	-12
<-nurse xin	-9
<-nursery xool	-18
<-nut xrgy	-13
<-obliged xfor	-19
<-obtain xa	-23
<-of Xa4	-9
<-of Xe's	-12
<-of Xent	-10
<-of Xons	-11
<-of xa	-19
<-of xach	-16
<-of xage	-14
<-of xair	-24
<-of xall	-14
<-of xals	-18
<-of xan	-29
<-of xant	-16
<-of xday	-15
<-of xent	-14
<-of xere	-13
<-of xers	-15
<-of xery	-22
<-of xese	-13
<-of xess	-14
<-of xest	-15
<-of xght	-9
<-of xhom	-19
<-of xhow	18
<-of xier	13
<-of xies	-16
<-of xift	-10
<-of xill	-18
<-of xine	-23
<-of xing	29
<-of xion	-23
<-of xkes	-10
<-of xled	-13
<-of xm's	-16
<-of xmy	-16
<-of xnce	-8
<-of xnds	-10
<-of xnts	-24
<-of xock	-9
<-of xody	-13
<-of xors	-9
<-of xour	-35
<-of xrth	-16
<-of xsts	-20
<-of xthe	-29
<-of xuse	-23
<-of xwho	-9
<-off xby	-9
<-off xin	-10
<-off xmps	-14
<-off xno	-9
<-off xon	-10
<-off xore	-19
<-off xrst	-17
<-off xthe	-29
<-offer xa	-16
<-offer xter	-10
<-offered xto	-14
<-offers xthe	-14
<-office xin	-16
<-office xon	-13
<-office xsks	-8
<-ok xing	-12
<-ok xthe	-11
<-okay xing	9
<-old xard	-10
<-old xeet	-25
<-old xers	-10
<-old xher	-14
<-old xhoe	-15
<-old xing	10
<-old xone	-21
<-old xway	-19
<-on Xa's	-13
<-on Xays	-29
<-on Xday	-10
<-on Xi-5	-11
<-on Xing	-17
<-on xa	-23
<-on xach	-20
<-on xalf	-16
<-on xan	-16
<-on xary	13
<-on xby	-12
<-on xcal	11
<-on xday	-16
<-on xder	-9
<-on xery	-17
<-on xhen	-12
<-on xhey	-14
<-on xice	-8
<-on xics	-15
<-on xif	-11
<-on xift	-13
<-on xine	-21
<-on xing	43
<-on xion	-19
<-on xipt	-9
<-on xity	-16
<-on xlls	-11
<-on xmy	-24
<-on xnew	-26
<-on xngs	-15
<-on xoan	-16
<-on xons	-17
<-on xook	-18
<-on xore	-20
<-on xour	-26
<-on xpet	-20
<-on xrst	12
<-on xt's	-10
<-on xthe	-41
<-on xto	-14
<-on xtop	-25
<-on xurn	-20
<-once xa	-24
<-once xin	-10
<-once xthe	-27
<-one xa	-17
<-one xads	-22
<-one xand	-23
<-one xbox	-10
<-one xby	-8
<-one xday	-13
<-one xean	-16
<-one xeet	-21
<-one xels	-11
<-one xens	-8
<-one xent	-18
<-one xest	-10
<-one xfor	-18
<-one xght	-15
<-one xial	-12
<-one xift	-17
<-one xile	-18
<-one xin	-13
<-one xine	-20
<-one xins	-9
<-one xion	-10
<-one xkes	-20
<-one xlds	-10
<-one xlet	-17
<-one xlks	-14
<-one xlls	-8
<-one xman	-15
<-one xnup	-10
<-one xock	-13
<-one xoes	-18
<-one xoke	-13
<-one xon	-18
<-one xoom	-16
<-one xoop	-9
<-one xore	-21
<-one xped	-9
<-one xrug	-17
<-one xson	-23
<-one xt's	-11
<-one xter	-13
<-one xthe	-8
<-one xto	-18
<-one xtor	-8
<-one xtre	-12
<-one xure	16
<-one xwho	-20
<-one-pager xon	-15
<-ones xget	-15
<-only xake	-16
<-only xeen	-9
<-only xfor	-14
<-only xhen	-26
<-only xif	-19
<-only xin	-14
<-only xing	-22
<-only xone	-14
<-only xrer	-13
<-only xter	-19
<-only xthe	-21
<-only xto	-10
<-onto xthe	-24
<-open xa	-24
<-open xass	-9
<-open xces	-14
<-open xdow	-12
<-open xin	-24
<-open xone	-14
<-open xthe	-32
<-opened xby	-14
<-opened xin	-11
<-opened xthe	-20
<-opening xthe	-18
<-opens xan	-9
<-opens xthe	-30
<-operator xoes	-21
<-or Xi	-9
<-or xa	-31
<-or xals	-12
<-or xan	-12
<-or xby	-10
<-or xdog	-11
<-or xght	-18
<-or xhat	-9
<-or xhen	-11
<-or xhey	-14
<-or xin	-13
<-or xing	-42
<-or xins	-13
<-or xion	-16
<-or xipe	-10
<-or xked	-11
<-or xled	-8
<-or xned	-10
<-or xnny	-12
<-or xno	-12
<-or xody	-15
<-or xour	-15
<-or xt's	-17
<-or xthe	-29
<-or xver	-12
<-or xwe	-17
<-order xon	-16
<-orders xthe	-12
<-other xe's	-19
<-other xend	-10
<-other xies	-13
<-other xnts	-13
<-other xone	-15
<-other xork	-14
<-otherwise xthe	-19
<-our xage	-23
<-our xary	9
<-our xdge	-21
<-our xdio	-19
<-our xead	-12
<-our xels	-17
<-our xent	-16
<-our xers	-24
<-our xery	-26
<-our xest	-23
<-our xgue	14
<-our xish	11
<-our xity	-19
<-our xive	-16
<-our xlls	16
<-our xnew	-18
<-our xold	-12
<-our xood	-11
<-our xors	-17
<-our xrer	-14
<-our xtal	-24
<-our xual	-13
<-our xuse	-21
<-our xyer	-15
<-out xa	-19
<-out xate	-21
<-out xby	-15
<-out xfor	-17
<-out xhat	-22
<-out xif	-20
<-out xin	-11
<-out xon	-26
<-out xone	-22
<-out xore	-27
<-out xthe	-28
<-out xto	-13
<-outgoing xans	-14
<-outside xlap	-10
<-outside xrms	-12
<-outside xrst	-14
<-outside xthe	-23
<-over xa	-21
<-over xan	-11
<-over xby	-17
<-over xing	-14
<-over xon	-16
<-over xour	-16
<-over xthe	-41
<-over xto	-13
<-own xa	-11
<-own xing	-16
<-own xkey	-13
<-own xock	-8
<-own xoom	-11
<-oyster xoms	-11
<-oysters xin	-22
<-packing xthe	-22
<-packs xget	-17
<-page xin	-13
<-paid xfor	-16
<-paper xfor	-12
<-paper xhat	9
<-paper xin	-19
<-paper xon	-18
<-paper xore	-19
<-park xa	-18
<-park xere	-22
<-park xthe	-20
<-parking xlot	-12
<-part xon	-13
<-parts xwe	-10
<-passed xing	12
<-passenger xing	-21
<-passengers xon	-16
<-past xthe	-25
<-paste xthe	-17
<-patch xest	-14
<-patient xfor	-14
<-pay xa	-9
<-pay xfor	-22
<-pay xthe	-12
<-pays xthe	-15
<-pencil xin	-10
<-people xdo	-11
<-people xift	-9
<-people xin	-10
<-people xon	-15
<-per xent	-13
<-per xght	-8
<-per xing	-16
<-per xthe	-11
<-perhaps xa	-16
<-person xads	-8
<-person xing	-14
<-person xwho	-16
<-phone xin	-10
<-phone xlls	-14
<-phone xon	-14
<-phone xthe	-21
<-phones xfor	-14
<-phones xthe	-17
<-photographs xthe	-9
<-photos xore	-14
<-piano xin	-16
<-piano xing	-27
<-pick xthe	-14
<-picks xa	-13
<-pictures xon	-8
<-pilot xoes	-11
<-pin xthe	-10
<-pink xuff	-15
<-plan xa	-8
<-plant xoom	-11
<-plate xon	-10
<-please xake	-36
<-please xder	-10
<-please xtop	-10
<-pls xake	-16
<-plugged xin	-10
<-plus xthe	-14
<-point xto	-18
<-police xter	-11
<-pool xter	-20
<-posts xthe	-16
<-pour xthe	-9
<-poured xone	-14
<-power xon	-11
<-prepare xfor	-15
<-prepare xone	-14
<-press xthe	-15
<-presses xthe	-11
<-price xno	-13
<-primary xool	-14
<-print xthe	-24
<-prints xthe	-9
<-procedure xby	-14
<-procedure xfor	-46
<-procedure xin	-20
<-procedure xon	-26
<-process xfor	-28
<-produce xa	-21
<-promised xthe	-25
<-prop xthe	-12
<-proper xeet	-25
<-proper xing	-19
<-proper xure	-30
<-property xers	-13
<-proposed xby	-11
<-prove xthe	-12
<-public xeas	-13
<-pull xrds	-11
<-pull xthe	-23
<-pulled xby	-16
<-pulled xto	-11
<-pulls xthe	-26
<-pump xfor	-9
<-purple xray	-15
<-push xthe	-19
<-pushes xthe	-16
<-put xa	-32
<-put xin	-25
<-put xon	-21
<-put xour	-24
<-put xthe	-34
<-puts xin	-9
<-puts xon	-13
<-puts xthe	-12
<-quarter xon	-10
<-quick xase	-12
<-quick xone	-12
<-quiet xoom	-16
<-quit xing	-11
<-rack xby	-8
<-rack xin	-14
<-radio xthe	-8
<-radios xin	-13
<-rags xin	-13
<-raking xthe	-19
<-rang xthe	-14
<-read xa	12
<-read xore	-12
<-read xthe	-37
<-read xto	-10
<-reading xoom	-9
<-readings xin	-9
<-reads xthe	-30
<-real xone	-13
<-really xdo	-14
<-receipt xin	-12
<-recording xdio	-16
<-records xthe	-14
<-red xbon	-14
<-red xine	-19
<-red xint	-9
<-red xock	-10
<-red xook	-13
<-refund xthe	-11
<-regard xto	-19
<-register xon	-8
<-released xby	-8
<-releasing xa	-20
<-remains xon	-13
<-removes xing	-13
<-rental xtes	-14
<-replaces xthe	-8
<-report xto	-17
<-reported xon	-10
<-reptile xuse	-14
<-requires xa	-19
<-rescue xkit	-14
<-residents xwho	-18
<-restart xthe	-10
<-restarting xthe	-15
<-restroom xin	-10
<-rests xfor	-17
<-result xin	-11
<-returned xoks	-21
<-returns xin	-10
<-revert xin	-10
<-rides xon	-9
<-right xthe	-17
<-ring xthe	-18
<-ringing xber	-8
<-rings xthe	-23
<-rings xund	-14
<-rinse xin	-12
<-rinse xthe	-20
<-roll xthe	-19
<-rolling xoil	-15
<-rolls xa	-16
<-room xby	-21
<-room xfor	-16
<-room xhey	-9
<-room xin	-9
<-room xter	-21
<-room xthe	-10
<-room xure	-14
<-round xby	-13
<-round xery	-11
<-round xin	-14
<-round xthe	-28
<-round xto	-18
<-routine xfor	-36
<-routine xore	-15
<-rules xfor	-21
<-rules xon	-21
<-run xa	-30
<-run xach	-8
<-run xby	-13
<-run xfor	-10
<-run xthe	-33
<-run xto	-15
<-runbook xfor	-18
<-running xa	-23
<-running xthe	-22
<-runs xthe	-20
<-rye xter	-24
<-safe xin	-16
<-said xno	-15
<-said xon	-14
<-said xthe	-16
<-said xto	-18
<-same xand	-11
<-same xday	-12
<-same xder	-9
<-same xin	-12
<-same xing	-10
<-sand xto	-10
<-saturday xrls	-18
<-saturday xwe	-16
<-say Xi	-11
<-say xely	-11
<-say xhat	-26
<-say xhow	9
<-say xif	-23
<-say xthe	-21
<-say xwe	-15
<-says xhat	-10
<-says xhey	-14
<-says xhow	19
<-says xno	-12
<-says xone	-21
<-says xt's	-14
<-says xthe	-22
<-says xto	-16
<-says xwe	-23
<-says xwho	-10
<-scans xthe	-11
<-scrape xthe	-17
<-scuba xers	-18
<-sea xter	-8
<-search xfor	-18
<-searches xthe	-12
<-season xa	-18
<-season xthe	15
<-seasonal xers	-25
<-second xman	-14
<-second xson	-25
<-second xtor	-17
<-second xure	-11
<-see xa	-19
<-see xach	-11
<-see xere	-19
<-see xhow	11
<-see xif	-26
<-see xon	-17
<-seen xthe	-13
<-sees xthe	-20
<-send xa	-12
<-send xin	-19
<-send xthe	-13
<-sends xthe	-20
<-sent xa	-12
<-sent xby	-9
<-sent xome	-9
<-sent xto	-17
<-septic xank	-17
<-set xin	-14
<-set xthe	-22
<-sets xthe	-11
<-shake xery	-12
<-share xa	-18
<-shared xeen	-9
<-shared xive	-16
<-she xads	-19
<-she xhes	-9
<-she xied	-11
<-she xkes	-19
<-she xlks	-8
<-she xlls	-19
<-she xn't	-16
<-she xnts	-11
<-she xoes	-19
<-she xres	-11
<-she xses	-10
<-she xsks	-14
<-she xves	-9
<-shearing xday	-17
<-sheet xby	-9
<-sheet xfor	-27
<-sheet xin	-12
<-sheet xon	-16
<-sheet xore	-11
<-shift xers	-13
<-shop xin	-9
<-shop xon	-16
<-short xces	-15
<-short xon	-12
<-short xsts	-12
<-should xa	-15
<-should xake	-19
<-shout xif	-12
<-shouts xhen	-13
<-show xone	-14
<-show xthe	-29
<-show xto	-16
<-shows xa	-15
<-shows xthe	-11
<-shut xthe	-19
<-sign xage	-19
<-sign xin	-9
<-sign xthe	-9
<-signature xin	-13
<-signed xby	-11
<-signs xin	-9
<-signs xon	-8
<-signs xthe	-13
<-since Xi	-17
<-since xa	-19
<-since xthe	-39
<-since xwe	-19
<-sit xfor	-9
<-sit xin	-13
<-sit xon	-15
<-six xers	-9
<-six xin	-18
<-six xnts	-10
<-sixty xats	-17
<-skip xthe	-16
<-slacken xthe	-11
<-slide xthe	-15
<-slow xon	-12
<-small xery	-17
<-small xion	-13
<-small xone	-9
<-smell xery	-15
<-smell xthe	-8
<-smells xthe	-10
<-smoke xest	-19
<-smoke xin	-9
<-so Xi	-43
<-so xa	21
<-so xake	-18
<-so xear	-16
<-so xers	-10
<-so xery	-21
<-so xfor	-9
<-so xhat	-25
<-so xhey	-18
<-so xif	-15
<-so xing	37
<-so xlly	-17
<-so xno	-15
<-so xody	-17
<-so xoes	-15
<-so xone	-18
<-so xore	-30
<-so xrst	-28
<-so xuse	-15
<-soak xthe	-14
<-soapy xter	-14
<-soft xoys	-18
<-soil xon	-11
<-somebody xake	-14
<-somebody xe's	-9
<-somebody xing	-10
<-somebody's xing	-16
<-someone xars	-10
<-someone xled	-9
<-someone xses	-13
<-someone xto	-18
<-someone xwho	-16
<-something xfor	-23
<-something xin	-23
<-something xon	-29
<-something xten	-19
<-something xthe	-25
<-something xwe	-15
<-sop xfor	-29
<-sorry xfor	-10
<-sorry xto	-10
<-sort xby	-9
<-speed Xeen	-8
<-spray xa	-10
<-spray xthe	-12
<-spring xthe	-15
<-spring xwe	11
<-squeeze xa	-13
<-staff xdo	-10
<-staff xook	-12
<-staff xoom	-13
<-staff xto	-11
<-stamped xon	-10
<-stand xby	-11
<-stand xin	-25
<-stand xon	-14
<-standard xfor	-23
<-standing xin	-9
<-stands xby	-13
<-stands xin	-9
<-stands xon	-15
<-star xall	-13
<-start xing	-20
<-start xthe	-14
<-start xto	-38
<-started xing	-18
<-starts xhen	-12
<-starts xthe	-15
<-stations xin	-11
<-stay xhut	-14
<-stay xome	-8
<-stay xon	-15
<-stays xhut	-9
<-stays xin	-9
<-stays xon	-17
<-stays xpen	-15
<-steam xnds	-18
<-stick xa	-16
<-stick xthe	-20
<-sticker xon	-12
<-sticks xon	-16
<-still xin	-10
<-still xing	-17
<-still xted	-10
<-stop xhen	-12
<-stop xin	-16
<-stop xing	-32
<-stop xthe	-33
<-stopped xa	-18
<-stopped xing	-13
<-stops xhen	-17
<-stops xing	-31
<-stops xthe	-21
<-stored xin	-15
<-straight xter	-14
<-straight xto	-17
<-street Xing	-13
<-strip xthe	-13
<-stroke xon	-10
<-strong xoom	-13
<-stuck xin	-18
<-student xion	-21
<-studio xin	-17
<-submit xthe	-10
<-such xa	-20
<-suitable xfor	-18
<-summer xwe	-19
<-sunday xter	-14
<-sunday xthe	-9
<-supervisor xin	-13
<-supposed xto	-18
<-surgery xin	-10
<-swap xthe	-9
<-swapping xthe	-16
<-sweep xthe	-18
<-swim xool	-10
<-switch xthe	-22
<-switch xto	-12
<-tack xoom	-14
<-tag xin	-10
<-tag xine	-18
<-tag xon	-9
<-tag xrst	-16
<-take xa	-30
<-take xals	-15
<-take xin	-24
<-take xone	-12
<-take xses	-14
<-take xthe	-29
<-taken xin	-19
<-taken xthe	-10
<-takes xa	-24
<-takes xace	-12
<-takes xin	-30
<-takes xood	14
<-takes xthe	-38
<-taking xa	-20
<-taking xon	-15
<-taking xthe	14
<-talk xon	-9
<-talk xto	-14
<-talks xto	-9
<-tanks xfor	-13
<-tap xfor	-11
<-tape xa	-16
<-tape xon	-10
<-tape xthe	-11
<-taped xide	-13
<-teaching xool	-12
<-technician xens	-12
<-technician xon	-9
<-telephones xthe	-17
<-tell xthe	-32
<-tells xthe	-16
<-temperature xin	-21
<-ten xers	-16
<-ten xres	-16
<-tenant xves	-15
<-test xive	-15
<-test xon	-10
<-test xone	-17
<-test xore	-13
<-test xthe	-15
<-test xto	-10
<-testing xing	-21
<-tests xthe	-16
<-text xthe	-12
<-texts xthe	-12
<-than xa	-17
<-than xan	-9
<-than xone	-12
<-than xose	-8
<-than xour	-10
<-than xthe	-14
<-thanks xa	-13
<-thanks xfor	-13
<-thanks xto	-10
<-that XXsop	-20
<-that Xi	-34
<-that x'll	-14
<-that xach	-19
<-that xan	-25
<-that xday	-17
<-that xder	-10
<-that xdes	-15
<-that xght	-23
<-that xhat	-20
<-that xhey	-16
<-that xin	-16
<-that xing	30
<-that xkes	-20
<-that xled	-15
<-that xlls	-8
<-that xmy	-21
<-that xn't	-15
<-that xnew	-18
<-that xno	-19
<-that xnts	-16
<-that xody	-29
<-that xoes	-10
<-that xon	-20
<-that xone	-21
<-that xres	-12
<-that xson	-13
<-that xt's	-23
<-that xthe	27
<-that xtop	-15
<-that xu'd	-9
<-that xwe	-40
<-that'll xdo	-16
<-that's xa	-25
<-that's xant	-10
<-that's xhat	-22
<-that's xhen	-23
<-that's xhow	-27
<-that's xthe	-28
<-thats xa	-17
<-thats xthe	-18
<-the XXagm	-11
<-the XXco2	-21
<-the XXcto	-9
<-the XXdea	-10
<-the XXhse	-13
<-the XXies	-11
<-the XXsop	-13
<-the XXups	-18
<-the Xack	-12
<-the Xage	-10
<-the Xbat	-16
<-the Xday	-19
<-the Xese	-11
<-the Xian	-14
<-the Xine	-18
<-the Xish	-9
<-the Xlor	-14
<-the Xn's	-16
<-the Xnal	-8
<-the Xoni	-13
<-the Xpal	-8
<-the Xr's	-14
<-the Xral	-13
<-the Xris	-9
<-the Xrs'	-8
<-the Xson	-14
<-the Xtch	-9
<-the Xter	-9
<-the Xuse	-12
<-the Xyal	-15
<-the Xzer	-11
<-the x-in	14
<-the x-op	-15
<-the x-to	-12
<-the x-up	-17
<-the xace	-27
<-the xach	-12
<-the xack	-31
<-the xact	-15
<-the xade	-29
<-the xaff	-14
<-the xaft	-21
<-the xage	-36
<-the xags	-11
<-the xaid	12
<-the xail	-16
<-the xain	-24
<-the xair	-20
<-the xait	-16
<-the xall	-39
<-the xalp	-15
<-the xals	-16
<-the xamb	-19
<-the xame	-18
<-the xams	-12
<-the xane	-18
<-the xank	-19
<-the xans	-23
<-the xant	-25
<-the xape	-13
<-the xaph	-12
<-the xaps	-26
<-the xard	-15
<-the xare	-16
<-the xark	-20
<-the xarp	-13
<-the xars	-18
<-the xart	-19
<-the xary	-28
<-the xase	-15
<-the xash	-29
<-the xask	-20
<-the xass	-16
<-the xast	-35
<-the xata	-21
<-the xate	-40
<-the xath	-17
<-the xats	-13
<-the xave	-21
<-the xawn	-17
<-the xays	-12
<-the xbby	-20
<-the xber	-22
<-the xbin	-23
<-the xbit	-16
<-the xbon	-16
<-the xbow	-10
<-the xbox	-14
<-the xbug	-11
<-the xbus	15
<-the xcal	-32
<-the xcar	-33
<-the xcel	-10
<-the xcer	-18
<-the xces	-23
<-the xcks	-18
<-the xcle	-23
<-the xcom	-10
<-the xcon	-15
<-the xcts	-9
<-the xcue	-26
<-the xcum	-16
<-the xcut	-13
<-the xd's	-26
<-the xdar	-17
<-the xday	-30
<-the xddy	-14
<-the xden	-15
<-the xder	-35
<-the xdes	-15
<-the xdex	-15
<-the xdge	-31
<-the xdio	-23
<-the xdip	-11
<-the xdit	-11
<-the xdle	-16
<-the xdog	-33
<-the xdor	-10
<-the xdow	-11
<-the xdry	-26
<-the xdth	-15
<-the xe's	-37
<-the xead	-36
<-the xeaf	-17
<-the xeak	-9
<-the xeam	-11
<-the xean	-18
<-the xear	-12
<-the xeat	-20
<-the xece	-17
<-the xeck	11
<-the xect	-19
<-the xeef	-12
<-the xeek	-12
<-the xeep	-26
<-the xeer	-19
<-the xees	-10
<-the xege	-28
<-the xegs	-12
<-the xell	-19
<-the xels	-15
<-the xend	-31
<-the xene	-17
<-the xens	-26
<-the xent	-52
<-the xern	-19
<-the xers	-51
<-the xert	-16
<-the xery	-33
<-the xese	12
<-the xesh	-12
<-the xess	-19
<-the xete	-15
<-the xets	-18
<-the xety	-30
<-the xeve	-12
<-the xews	-14
<-the xeys	-26
<-the xeze	-22
<-the xf's	-9
<-the xfax	-9
<-the xfee	-10
<-the xfer	-26
<-the xfic	-14
<-the xfin	-23
<-the xfit	-13
<-the xfle	-16
<-the xfth	-10
<-the xfts	-22
<-the xful	-16
<-the xg's	-16
<-the xgas	-27
<-the xgen	-17
<-the xger	-33
<-the xget	-21
<-the xght	-39
<-the xgin	-17
<-the xgle	-11
<-the xgne	-20
<-the xgue	-15
<-the xhed	-10
<-the xhem	-9
<-the xher	-21
<-the xhes	-33
<-the xhin	-13
<-the xhip	-17
<-the xhly	15
<-the xhoe	-8
<-the xhot	-24
<-the xial	-12
<-the xian	-11
<-the xice	-29
<-the xick	-13
<-the xics	-25
<-the xict	-9
<-the xide	-19
<-the xief	-12
<-the xier	-26
<-the xies	-25
<-the xife	-11
<-the xiff	-11
<-the xift	-32
<-the xign	-11
<-the xike	-16
<-the xild	-18
<-the xile	-32
<-the xilk	8
<-the xill	-26
<-the xils	-18
<-the ximb	-11
<-the xin	-18
<-the xind	-28
<-the xine	-41
<-the xing	-23
<-the xink	-14
<-the xins	-16
<-the xint	9
<-the xion	18
<-the xipe	-15
<-the xips	-17
<-the xire	-32
<-the xirs	-16
<-the xiry	-20
<-the xise	-17
<-the xist	-32
<-the xite	-26
<-the xits	-10
<-the xity	-14
<-the xium	-23
<-the xive	-22
<-the xjib	-12
<-the xjob	-26
<-the xk's	-17
<-the xkeg	-13
<-the xker	-32
<-the xkes	-21
<-the xket	-17
<-the xkey	-14
<-the xkid	-11
<-the xkin	-12
<-the xkit	-14
<-the xkle	-9
<-the xkly	22
<-the xkup	-22
<-the xlap	-15
<-the xlar	-24
<-the xlay	-10
<-the xlds	-25
<-the xled	-20
<-the xler	-41
<-the xles	-43
<-the xlet	-23
<-the xley	-11
<-the xlic	-34
<-the xlla	-11
<-the xlle	-12
<-the xlls	-29
<-the xlly	-17
<-the xlog	-15
<-the xlot	-33
<-the xlow	-20
<-the xlty	-10
<-the xlum	-12
<-the xm's	-16
<-the xman	-34
<-the xmat	-9
<-the xmen	-9
<-the xmer	-19
<-the xmes	-24
<-the xmet	-12
<-the xmic	-13
<-the xmit	-24
<-the xmon	-13
<-the xmps	-17
<-the xnar	-14
<-the xnce	-28
<-the xnch	-24
<-the xnde	-10
<-the xnds	-22
<-the xned	-17
<-the xnee	-12
<-the xnel	-24
<-the xnen	-16
<-the xner	-30
<-the xnes	-22
<-the xnet	-17
<-the xnew	-50
<-the xney	-13
<-the xnge	-15
<-the xngs	-21
<-the xnic	-16
<-the xnit	-16
<-the xnks	-21
<-the xno	-10
<-the xnom	-10
<-the xnon	-15
<-the xnor	-23
<-the xnow	-19
<-the xnth	-20
<-the xnts	-29
<-the xnue	-9
<-the xoad	-29
<-the xoan	-24
<-the xoat	-29
<-the xobe	-13
<-the xock	-30
<-the xode	-23
<-the xofa	-11
<-the xoff	-17
<-the xoft	11
<-the xogs	-12
<-the xoin	-17
<-the xoir	-14
<-the xoke	-23
<-the xoks	-19
<-the xold	10
<-the xole	-24
<-the xolf	-18
<-the xoll	-14
<-the xols	-15
<-the xome	-21
<-the xoms	-16
<-the xond	-22
<-the xone	-9
<-the xong	-20
<-the xons	-37
<-the xont	-38
<-the xony	-11
<-the xook	-18
<-the xool	-11
<-the xoom	-45
<-the xoon	-16
<-the xoop	-13
<-the xoot	-13
<-the xops	-18
<-the xord	-32
<-the xore	-21
<-the xork	-30
<-the xorm	-19
<-the xorn	-16
<-the xors	-34
<-the xort	-17
<-the xory	-29
<-the xose	16
<-the xost	23
<-the xoth	-17
<-the xots	-13
<-the xoup	-12
<-the xour	-23
<-the xove	-16
<-the xowl	-8
<-the xown	-17
<-the xows	-19
<-the xp's	-35
<-the xpad	-14
<-the xpeg	-9
<-the xpel	-15
<-the xpen	-20
<-the xper	-14
<-the xpes	-11
<-the xpet	-18
<-the xple	-19
<-the xply	-19
<-the xpop	-16
<-the xppy	-21
<-the xpty	-11
<-the xr's	-40
<-the xrag	-16
<-the xral	-12
<-the xram	-9
<-the xrap	-8
<-the xray	-26
<-the xrce	-11
<-the xrch	-23
<-the xrds	-10
<-the xred	-28
<-the xree	-14
<-the xrel	-8
<-the xren	-12
<-the xrer	-29
<-the xres	-11
<-the xrge	-13
<-the xrgy	-13
<-the xrid	-9
<-the xrip	-17
<-the xrix	-22
<-the xrks	-23
<-the xrly	-20
<-the xrms	-9
<-the xrns	-22
<-the xron	-10
<-the xrop	-8
<-the xror	-13
<-the xrot	-13
<-the xrry	-29
<-the xrs'	-24
<-the xrse	-33
<-the xrst	-56
<-the xrth	-26
<-the xrts	-13
<-the xrun	-9
<-the xrve	-13
<-the xsal	-13
<-the xsed	-19
<-the xsel	-12
<-the xser	-28
<-the xses	-31
<-the xset	-34
<-the xsis	-14
<-the xski	-16
<-the xsky	-10
<-the xson	-10
<-the xsor	-18
<-the xsso	12
<-the xsts	-21
<-the xsty	-15
<-the xsum	-10
<-the xsus	-11
<-the xt's	-22
<-the xtal	-10
<-the xtan	-14
<-the xtar	-27
<-the xtat	-13
<-the xtch	-19
<-the xten	-15
<-the xter	-46
<-the xtes	-28
<-the xthe	16
<-the xths	-10
<-the xtic	-34
<-the xtle	-17
<-the xtoe	-10
<-the xtop	-26
<-the xtor	-56
<-the xtoy	11
<-the xtry	-9
<-the xts'	-12
<-the xtte	-18
<-the xtty	-25
<-the xtus	-14
<-the xuad	-10
<-the xual	-24
<-the xuch	-21
<-the xuck	-29
<-the xuel	-15
<-the xuer	-13
<-the xues	-10
<-the xugs	-21
<-the xuid	11
<-the xule	-8
<-the xume	19
<-the xump	-16
<-the xums	-20
<-the xund	-26
<-the xung	-11
<-the xupe	-10
<-the xurb	-13
<-the xure	-41
<-the xurs	-34
<-the xury	-26
<-the xuse	-36
<-the xush	-25
<-the xust	-21
<-the xute	-15
<-the xuth	-17
<-the xval	-16
<-the xvan	-29
<-the xvat	-10
<-the xvel	-21
<-the xver	-16
<-the xves	-23
<-the xway	-23
<-the xweb	-8
<-the xwel	-12
<-the xwet	-15
<-the xwin	-17
<-the xwls	-11
<-the xxam	-15
<-the xxit	-10
<-the xy's	-26
<-the xyee	-9
<-the xyer	-26
<-the xyor	-29
<-the xzer	-30
<-the xzle	-10
<-the xzoo	-12
<-the xzza	-10
<-their xand	-9
<-their xbox	-20
<-their xead	-13
<-their xent	-10
<-their xion	-12
<-their xrms	-12
<-their xrst	-9
<-them x'll	-9
<-them xa	-19
<-them xely	-9
<-them xfor	-13
<-them xhat	-27
<-them xhey	-15
<-them xhow	-13
<-them xign	-9
<-them xin	-17
<-them xing	-17
<-them xon	-16
<-them xore	-20
<-them xted	-18
<-them xthe	-30
<-them xto	-21
<-them xund	-11
<-then Xi	-27
<-then xa	-20
<-then xake	12
<-then xand	-18
<-then xby	-20
<-then xcut	-11
<-then xdo	-19
<-then xeck	-17
<-then xers	-15
<-then xery	-9
<-then xeze	-17
<-then xgee	-12
<-then xhey	-16
<-then xick	-11
<-then xilt	-12
<-then xing	-18
<-then xion	-21
<-then xlap	-13
<-then xnts	-15
<-then xoll	-18
<-then xon	-13
<-then xone	-22
<-then xpen	13
<-then xrun	-8
<-then xt's	-17
<-then xthe	-31
<-then xves	-14
<-then xwe	-14
<-there xa	-15
<-there xing	-18
<-there xon	-18
<-there xto	-14
<-there's xa	-34
<-there's xan	-24
<-there's xno	-12
<-there's xody	-13
<-there's xrds	-14
<-there's xthe	-16
<-theres xa	-15
<-they xake	-12
<-they xall	-16
<-they xcry	-8
<-they xdo	-20
<-they xget	-12
<-they xign	-17
<-they xill	-18
<-they xn't	-19
<-they xook	-11
<-they xpay	-15
<-they're xasy	-9
<-they're xing	-23
<-they're xned	-14
<-they're xon	-20
<-thing Xi	-16
<-thing xfor	-20
<-thing xhen	-18
<-thing xin	-12
<-thing xon	-18
<-thing xthe	-23
<-things xfor	-15
<-think xt's	-12
<-think xthe	-17
<-this xery	-14
<-this xin	-16
<-this xon	-12
<-this xone	-19
<-this xted	-9
<-this xten	-15
<-this xto	-13
<-those xin	-14
<-those xwho	-16
<-though Xi	-9
<-thoughts xon	-14
<-three xa	-10
<-three xers	-31
<-three xhes	-15
<-three xies	-21
<-three xing	-18
<-three xngs	-16
<-three xnts	-11
<-three xors	-12
<-three xoys	-18
<-three xrds	-15
<-three xres	-16
<-three xto	-18
<-through xach	-13
<-through xhat	13
<-through xthe	-26
<-throw xthe	-11
<-throws xthe	-13
<-thursday xon	-9
<-thursday xthe	-13
<-tick xthe	-18
<-ticked xon	-12
<-ticket xin	-14
<-ticket xno	-11
<-ticks xthe	-19
<-tie xa	-17
<-tie xthe	-13
<-tied xto	-13
<-ties xthe	-13
<-till xe's	-13
<-till xt's	-17
<-till xthe	-29
<-time Xi	-10
<-time xa	-17
<-time xby	-15
<-time xfor	-12
<-time xhen	10
<-time xthe	9
<-time xto	-15
<-time xwe	16
<-times xa	-16
<-times xthe	-15
<-tinting xa	-17
<-tip xon	-17
<-tip xthe	-12
<-tip xto	-8
<-title xin	-13
<-to Xeds	-9
<-to Xlle	-8
<-to xa	-37
<-to xach	-11
<-to xain	-24
<-to xalk	8
<-to xall	-24
<-to xals	-18
<-to xand	-17
<-to xape	-11
<-to xare	-19
<-to xash	-11
<-to xask	-10
<-to xate	-17
<-to xbow	-9
<-to xby	-16
<-to xeal	14
<-to xear	13
<-to xeat	-13
<-to xeck	-14
<-to xedo	-12
<-to xeed	-22
<-to xelf	-15
<-to xend	-30
<-to xent	-12
<-to xers	-21
<-to xery	-14
<-to xess	-9
<-to xest	-9
<-to xfit	12
<-to xget	-14
<-to xght	-9
<-to xhat	-16
<-to xhom	-11
<-to xhut	11
<-to xial	-11
<-to xibe	-14
<-to xide	-9
<-to xies	-16
<-to xift	-16
<-to xill	-12
<-to xine	-19
<-to xing	-24
<-to xire	-14
<-to xise	12
<-to xive	-16
<-to xjot	-12
<-to xmy	-13
<-to xnge	9
<-to xnts	13
<-to xoad	-23
<-to xock	16
<-to xoid	-13
<-to xome	-8
<-to xone	-16
<-to xont	-11
<-to xoom	-9
<-to xors	-21
<-to xour	-41
<-to xove	-24
<-to xown	-10
<-to xpen	-20
<-to xply	-17
<-to xrun	-17
<-to xtal	-9
<-to xthe	-39
<-to xtop	-18
<-to xuce	-20
<-to xurb	-12
<-to xvel	-14
<-to xver	-28
<-toe xtop	-13
<-together xa	13
<-told xrst	-10
<-told xthe	-25
<-told xto	-14
<-took xa	-11
<-took xin	-13
<-took xome	-21
<-took xon	-11
<-took xthe	-17
<-tools xin	-11
<-top xto	-9
<-torch-on xing	-16
<-touch xthe	-20
<-touches xthe	-15
<-touching xa	-18
<-toward xthe	-11
<-tree xork	-24
<-tried xon	-8
<-tries xon	-12
<-tries xthe	-10
<-triple xsed	-10
<-truck xon	-10
<-trust xthe	-9
<-try xthe	-21
<-tune xthe	-19
<-turn xmy	-13
<-turn xthe	-20
<-turn xund	-10
<-turned xund	-19
<-turns xon	-21
<-turns xthe	-13
<-twice xa	-17
<-twice xthe	-16
<-two xads	-9
<-two xces	-18
<-two xcks	-11
<-two xels	-10
<-two xers	-26
<-two xets	-15
<-two xges	-25
<-two xhes	-11
<-two xies	-29
<-two xin	-17
<-two xirs	-13
<-two xits	-9
<-two xkes	-17
<-two xles	-16
<-two xlls	-18
<-two xmns	-16
<-two xnal	-25
<-two xned	-20
<-two xnes	-17
<-two xnew	-17
<-two xnts	-20
<-two xock	-11
<-two xon	-19
<-two xons	-26
<-two xors	-14
<-two xots	-8
<-two xrds	8
<-two xrks	-11
<-two xrns	-10
<-two xses	-10
<-two xtes	-14
<-two xto	-22
<-type xthe	-9
<-typed xby	-8
<-uh xa	-22
<-uh xthe	-18
<-um xthe	9
<-under xa	-16
<-under xens	-10
<-under xere	-13
<-under xing	-18
<-under xter	-12
<-under xthe	-28
<-undo xthe	-13
<-union xrep	-13
<-unless xt's	-16
<-unless xthe	-24
<-unplug xthe	-11
<-until xa	-16
<-until xall	-13
<-until xend	-10
<-until xthe	-33
<-up xby	-21
<-up xfor	-17
<-up xhow	9
<-up xin	-35
<-up xing	21
<-up xon	-18
<-up xone	-23
<-up xrst	-10
<-up xter	-11
<-up xto	-26
<-upon xthe	-20
<-upright xin	-9
<-us xa	-32
<-us xats	-18
<-us xdo	-10
<-us xfor	-21
<-us xhow	-17
<-us xin	-18
<-us xing	-14
<-us xone	-19
<-us xour	-13
<-us xto	-30
<-use xthe	-28
<-used xby	-18
<-used xfor	-15
<-used xin	-10
<-used xnts	-18
<-used xone	-14
<-used xto	-11
<-uses xa	-15
<-using xthe	-12
<-vaccination xard	-18
<-vacuum xon	-8
<-valid xfor	-14
<-valve xa	-14
<-vehicle xon	-9
<-verifies xthe	-23
<-very xing	-20
<-via xthe	-20
<-village xall	-19
<-visit xto	-19
<-visitor xthe	-12
<-visitors xin	-14
<-visitors xon	-20
<-visits xthe	-14
<-vodka xray	-22
<-volunteers xdo	-18
<-w xthe	-13
<-wait xa	-16
<-wait xfor	-13
<-waits xa	-10
<-waits xfor	-11
<-walk xard	-11
<-walk xery	-10
<-walk xin	-15
<-walk xon	-14
<-walk xthe	-17
<-walk xto	-16
<-walk xund	-12
<-walking xto	-18
<-walks xthe	-32
<-walks xund	-16
<-wall xby	-15
<-want xery	-17
<-want xing	16
<-want xone	-13
<-want xthe	9
<-want xto	-27
<-wants xa	10
<-wants xing	16
<-wants xone	-22
<-wants xour	9
<-wants xto	-37
<-warm xter	-16
<-warm xthe	-21
<-was Xi	-18
<-was xa	-27
<-was xan	-10
<-was xent	-23
<-was xin	-22
<-was xing	-37
<-was xion	-15
<-was xite	-15
<-was xno	-9
<-was xon	-11
<-was xred	-18
<-was xsed	-10
<-was xted	-9
<-was xthe	-20
<-was xto	14
<-was xuck	-11
<-was xved	-15
<-wash xter	-8
<-wash xthe	-25
<-watch xon	-16
<-watch xthe	-15
<-watches xthe	-26
<-watching xthe	-14
<-water xby	-10
<-water xery	-12
<-water xin	-9
<-water xing	-17
<-way xa	15
<-way xthe	-25
<-way xto	-24
<-way xund	-15
<-way xwe	-13
<-we xace	21
<-we xach	-8
<-we xack	-17
<-we xall	-25
<-we xand	19
<-we xang	-18
<-we xare	-18
<-we xask	-28
<-we xate	-20
<-we xcut	8
<-we xdo	-30
<-we xean	-13
<-we xeep	-21
<-we xell	-16
<-we xent	10
<-we xget	-23
<-we xift	-21
<-we xign	-16
<-we xill	11
<-we xind	-18
<-we xing	-33
<-we xire	13
<-we xirm	-10
<-we xive	-11
<-we xked	-16
<-we xock	-23
<-we xond	-8
<-we xork	10
<-we xort	-12
<-we xose	-21
<-we xost	-39
<-we xove	13
<-we xpay	-21
<-we xpen	-17
<-we xply	-17
<-we xrow	10
<-we xrve	13
<-we xuct	-10
<-we xund	-12
<-we're xa	-34
<-we're xing	-24
<-we've xa	-17
<-we've xno	-18
<-wear xthe	-21
<-wednesday xthe	-19
<-week xin	-11
<-week xwe	-9
<-weeks xon	-19
<-weeks xore	-11
<-weigh xthe	-17
<-well xin	-8
<-well xthe	-20
<-well xwe	-11
<-went xin	-15
<-went xome	-28
<-went xto	-12
<-were xged	-13
<-were xin	-13
<-were xing	-12
<-were xred	-15
<-were xwed	-18
<-wet xits	-12
<-what Xi	-26
<-what xa	-19
<-what xdo	-9
<-what xhey	-25
<-what xies	-13
<-what xif	-13
<-what xone	-15
<-what xour	-16
<-what xthe	-37
<-what xto	-36
<-what xwe	-40
<-what's xin	-17
<-whatever xhey	-13
<-whatever xthe	-14
<-wheel xthe	-11
<-wheels xon	-8
<-when Xi	-12
<-when xa	-25
<-when xall	-11
<-when xest	-17
<-when xhey	-32
<-when xing	-20
<-when xody	-20
<-when xone	-10
<-when xt's	-19
<-when xthe	-29
<-when xwe	-28
<-whenever xthe	-11
<-where Xi	-9
<-where xa	-18
<-where xhey	-15
<-where xthe	-9
<-where xwe	-13
<-whether xhey	-11
<-whether xthe	-19
<-which Xi	-13
<-which xone	-10
<-which xthe	-9
<-which xwe	-16
<-while xa	-10
<-while xt's	-15
<-while xthe	-23
<-white xfor	-18
<-white xhow	15
<-who xake	11
<-who xhey	-10
<-who xies	-10
<-who xkes	14
<-who xned	-15
<-who xoes	-12
<-who xook	-12
<-who xose	-11
<-who xred	-9
<-who xses	-11
<-who xsks	-10
<-who xted	-9
<-who xves	-11
<-who's xing	-19
<-who's xon	-14
<-whoever xkes	-11
<-whoever xoes	-10
<-whoever xpes	-9
<-whoever's xin	-14
<-whoever's xon	-21
<-whole xish	-12
<-why Xi	-17
<-why xthe	-17
<-will xake	-9
<-will xask	-13
<-will xget	-13
<-will xire	-14
<-wind xule	-17
<-window xrst	-11
<-wipe xthe	-19
<-wish xto	-9
<-wishes xto	-10
<-with Xide	-10
<-with xa	-33
<-with xach	-12
<-with xalk	-11
<-with xan	-24
<-with xand	-19
<-with xard	-13
<-with xash	-13
<-with xate	-9
<-with xces	-11
<-with xder	-8
<-with xfic	-9
<-with xgar	-13
<-with xhat	-25
<-with xhot	-23
<-with xice	12
<-with xine	-16
<-with xins	-15
<-with xint	-8
<-with xion	-18
<-with xirs	-20
<-with xity	-8
<-with xked	-11
<-with xlls	-21
<-with xmy	-27
<-with xnes	-9
<-with xno	-19
<-with xody	-12
<-with xone	-17
<-with xood	-10
<-with xoom	-11
<-with xour	-24
<-with xpen	-15
<-with xraw	-22
<-with xten	-13
<-with xthe	-23
<-with xund	-20
<-within xone	-11
<-within xthe	-16
<-without xa	-27
<-without xing	-37
<-without xthe	-21
<-won't xake	-15
<-won't xpay	-13
<-won't xuck	-14
<-wooden xoys	16
<-work xder	-12
<-work xin	-12
<-work xion	-19
<-work xmit	-20
<-work xon	-17
<-work xto	-16
<-working xday	-11
<-working xin	-21
<-works xard	-16
<-works xon	-23
<-worn xon	-12
<-would xdo	-19
<-would xody	-17
<-write xa	-20
<-write xhat	-17
<-write xin	-14
<-write xon	-12
<-write xone	-20
<-write xthe	-32
<-write xto	-11
<-writes xa	-11
<-writes xhat	-14
<-writes xthe	-20
<-writing xfor	-10
<-writing xon	-15
<-writing xore	-17
<-writing xthe	-27
<-written xcol	-9
<-written xfor	-29
<-written xin	-18
<-written xine	-20
<-written xion	11
<-written xon	-27
<-written xore	-20
<-written xure	13
<-wrote xa	-13
<-wrote xto	-8
<-yard xthe	-15
<-year xa	-19
<-year xthe	-16
<-year xwe	-21
<-yellow xard	-13
<-yellow xfor	-9
<-you xa	-17
<-you xake	-34
<-you xask	-14
<-you xcut	-19
<-you xdo	-28
<-you xeck	-25
<-you xect	-16
<-you xeed	-18
<-you xeep	-16
<-you xell	-11
<-you xere	-16
<-you xery	-12
<-you xfor	-10
<-you xget	-30
<-you xght	-20
<-you xhow	-20
<-you xick	10
<-you xift	-8
<-you xill	-16
<-you xing	-12
<-you xise	-17
<-you xive	-19
<-you xmy	-13
<-you xn't	-11
<-you xnge	-8
<-you xoad	13
<-you xock	-22
<-you xon	-14
<-you xone	-25
<-you xook	-20
<-you xour	-17
<-you xove	-18
<-you xpen	-23
<-you xpin	-10
<-you xrst	-18
<-you xrun	-8
<-you xted	-11
<-you xthe	-16
<-you xto	-27
<-you xtop	-20
<-you xush	-17
<-you'll xake	-14
<-you're xing	-28
<-you're xthe	-14
<-young xman	-19
<-your xand	-15
<-your xead	-10
<-your xees	-14
<-your xion	-19
<-your xnce	-13
<-your xone	-12
<-your xrst	-12
<-your xush	-10
<-| Xask	-12
<-| Xhat	-19
<-| Xing	20
<-| Xion	-17
<-| xeck	-14
<-| xers	-22
<-| xets	-10
<-| xno	-11
<-– Xa's	-9
<-– Xday	-14
<-– Xing	11
<-– xhat	-16
<-– xing	-11
<-– xion	-21
<-– xno	-19
<-– xthe	-13
<.	-14
</	-13
<2!	-16
<2"	-29
<2#	-11
<2%	-17
<2'	-16
<2(	-36
<2)	-46
<2+	-23
<2,	-36
<2-	-23
<2.	-17
<2/	-33
<20	-29
<2:	-42
<2;	-40
<2=	-26
<2>	-25
<2?	-17
<2@	-19
<2[	-26
<2]	-34
<2^	8
<2_	-14
<2a	-49
<2a.m	-16
<2a4	-9
<2about	17
<2above	-37
<2accepted	-20
<2access	-28
<2accident	-22
<2accounts	-16
<2acetone	-16
<2across	-25
<2action	-23
<2add	-15
<2added	-18
<2address	-15
<2adeyemi	-8
<2adult	-16
<2adults	-9
<2advice	-13
<2after	-18
<2afternoon	-10
<2again	-35
<2against	-21
<2age	-11
<2agency	-24
<2agent	-14
<2agents	-28
<2agm	-14
<2agnes	-14
<2ago	-16
<2agree	22
<2agrees	-11
<2ahead	-15
<2aid	-20
<2aids	-18
<2air	-28
<2aircraft	-20
<2airport	-14
<2alarm	-28
<2alcohol	-19
<2alert	-11
<2allergen	-17
<2allergens	-17
<2allergies	-14
<2allergy	-14
<2allowed	-23
<2allows	-16
<2almost	-12
<2alone	-36
<2along	-12
<2already	-20
<2alright	-17
<2also	-45
<2altar	-16
<2aluminum	-16
<2always	-25
<2am	-31
<2amber	-11
<2ambulance	-13
<2among	-15
<2amount	-12
<2an	-37
<2anchors	-11
<2and	-23
<2animal	-9
<2animals	-13
<2another	-11
<2answer	-23
<2answers	-18
<2antwerp	-14
<2any	-31
<2anybody	-21
<2anyone	-21
<2anything	-39
<2apart	-20
<2apiary	-11
<2apologies	-18
<2app	-16
<2applicant	-13
<2applies	-17
<2apply	-17
<2appointment	-26
<2apprentice	-9
<2apprentices	-20
<2approval	-12
<2approved	-9
<2april	-19
<2apron	-9
<2archive	-21
<2are	-10
<2area	-14
<2aren't	-10
<2arising	-12
<2arm	-11
<2armpits	-10
<2array	-17
<2arrival	-23
<2arrivals	-15
<2arrive	-14
<2arrives	-18
<2arrow	-9
<2as	-61
<2asbestos	-20
<2ash	-12
<2ashes	-22
<2ashore	-9
<2ask	-51
<2asked	-13
<2asking	-43
<2asks	-38
<2assistant	-28
<2assistants	-12
<2association	-17
<2at	-28
<2ate	-18
<2attached	-9
<2attendance	-16
<2attendant	-30
<2attended	-12
<2auction	14
<2audience	-21
<2audit	-18
<2auditor	-15
<2august	-20
<2aunt	-13
<2aunty	-11
<2author	-16
<2autumn	-13
<2avoid	-15
<2awake	-16
<2away	-26
<2b	-27
<2babies	-12
<2baby	-9
<2back	-44
<2backflow	-16
<2background	-21
<2backup	-21
<2backward	-15
<2backwards	-14
<2bad	-10
<2bag	-26
<2bags	-24
<2bakery	-10
<2baking	-21
<2bale	-24
<2baler	-18
<2ball	-12
<2balloon	-18
<2ballots	-18
<2band	-12
<2bank	-23
<2bar	-19
<2bare	-10
<2barn	-21
<2barrier	-19
<2bars	-13
<2base	-12
<2batch	-18
<2batches	-11
<2bath	-14
<2bathroom	-18
<2bats	-12
<2batteries	-17
<2battery	-13
<2bc	-12
<2bea	-17
<2beam	-11
<2because	-48
<2bed	-22
<2beds	-14
<2been	-41
<2beeps	-19
<2beer	-14
<2bees	-12
<2before	-27
<2beforehand	-10
<2began	-13
<2begin	-17
<2begins	-24
<2behalf	-11
<2behind	-32
<2being	-20
<2bell	-14
<2belly	-18
<2below	-39
<2belt	-15
<2belts	-24
<2bench	-23
<2bend	-19
<2bent	-16
<2best	-15
<2better	17
<2between	-31
<2bicycles	-19
<2big	-22
<2bigger	-12
<2bike	-19
<2bikes	-20
<2billed	-14
<2bin	-22
<2binder	-24
<2binned	-11
<2bird	-17
<2birth	-11
<2biscuits	-9
<2bits	-24
<2black	-23
<2blade	-27
<2blades	-18
<2blank	-16
<2blanket	-9
<2blankets	-15
<2bleach	-22
<2bled	-10
<2bleeding	-12
<2blink	-17
<2block	-22
<2blocked	-20
<2blokes	-16
<2blood	9
<2blow	-22
<2blue	-20
<2board	-23
<2boarding	-23
<2boards	-17
<2boat	-20
<2boats	-21
<2bob	-12
<2body	-11
<2boiler	-20
<2boiling	-14
<2bolts	-11
<2bone	-17
<2bonnet	-17
<2book	-18
<2booked	-20
<2booking	-28
<2bookings	16
<2books	-29
<2boom	-16
<2booth	-27
<2boots	-12
<2born	-10
<2borrower	-9
<2boss	-35
<2both	-35
<2bottle	-21
<2bottles	-21
<2bottom	-19
<2bought	-16
<2bow	-14
<2box	-34
<2boxes	-14
<2boy	-21
<2boys	-20
<2brake	-19
<2brakes	-10
<2bram	-13
<2branch	-18
<2branches	-9
<2brass	-12
<2break	-17
<2breaks	-18
<2breathes	-17
<2breathing	-14
<2brewery	-19
<2bridge	-14
<2brief	-12
<2briefing	-16
<2brigid's	-13
<2bringing	-21
<2brings	-20
<2british	-22
<2broken	-21
<2brother	-18
<2brothers	-10
<2brought	-19
<2brown	-12
<2brush	-30
<2brushed	-14
<2brushes	-11
<2bucket	-20
<2buckets	-13
<2bucks	-14
<2buffer	-18
<2bug	-21
<2bugs	-17
<2building	-22
<2builds	-18
<2bull	-13
<2buried	-14
<2burn	-21
<2burned	-17
<2burner	-10
<2bursts	-10
<2bus	-20
<2business	-23
<2button	-13
<2buttons	-21
<2buyer	-18
<2buyers	-12
<2buzzer	-11
<2by	-29
<2bye	-12
<2cabinet	-12
<2cables	-10
<2cage	-13
<2cages	-14
<2calibrated	-9
<2calibration	-20
<2call	-39
<2called	-37
<2caller	-21
<2calm	-15
<2calves	-16
<2camel	-9
<2camels	-11
<2camera	-12
<2cameras	-18
<2campsite	-17
<2can	-20
<2can't	-17
<2cancel	-12
<2candidates	-14
<2candles	-12
<2cannot	-13
<2cans	-10
<2canteen	-19
<2cap	-14
<2captain	-21
<2car	-37
<2card	-39
<2cards	-20
<2care	-12
<2carer	-14
<2caretaker	-23
<2cargo	-12
<2carol	-22
<2carpet	-25
<2carried	-9
<2carrier	-11
<2carries	-18
<2carry	-12
<2cars	-22
<2cart	-13
<2case	-11
<2cases	-9
<2cash	-24
<2casing	-11
<2castle	-10
<2cat	-18
<2category	-8
<2cause	-21
<2cc	-12
<2center	-13
<2centimetres	16
<2centre	-31
<2cents	13
<2certificate	-18
<2chained	-10
<2chairs	-24
<2chance	-15
<2change	-27
<2changed	-28
<2changes	-20
<2changing	-22
<2charge	-19
<2charged	-21
<2chargehand	-14
<2charging	-11
<2charity	-15
<2chart	-24
<2chat	-16
<2check	-52
<2check-in	-22
<2check-out	-16
<2checked	-24
<2checker	-10
<2checking	-33
<2checks	-45
<2cheers	-19
<2chef	-20
<2cheques	-15
<2chief	-9
<2child	-20
<2children	-28
<2chilled	-12
<2chiller	-18
<2chlorine	-26
<2christmas	-16
<2churches	-26
<2chute	-12
<2circulate	-23
<2claim	-17
<2clamp	-10
<2class	-12
<2classification	-15
<2clean	-39
<2cleaned	-10
<2cleaning	-39
<2clear	-37
<2clearance	-13
<2clearing	-23
<2clears	-16
<2clerk	-33
<2click	-20
<2client	-32
<2client's	-9
<2clients	-20
<2climb	-12
<2climbing	-13
<2clinic	-10
<2clinics	-11
<2clip	-12
<2clips	-13
<2cllr	-11
<2clock	-11
<2close	-32
<2closed	-26
<2closes	-12
<2closing	-28
<2clothes	-20
<2club	-21
<2cm	-10
<2co	-18
<2co-op	-16
<2co2	-19
<2coat	-21
<2code	-29
<2coffee	-18
<2coils	-15
<2coin	-14
<2col	-12
<2cold	-18
<2collar	-11
<2colleague	-9
<2colleagues	-12
<2collect	-16
<2collected	-20
<2collecting	-26
<2collection	-9
<2collects	-19
<2college	-20
<2color	-17
<2colour	-29
<2comb	-20
<2come	-43
<2comes	-36
<2coming	-21
<2commands	-21
<2comments	-13
<2committee	-18
<2company	-37
<2compares	-13
<2complained	-11
<2complaint	-31
<2complaints	-25
<2complete	-13
<2compliance	-21
<2compressor	-8
<2computer	-18
<2concern	-10
<2concrete	-25
<2condition	12
<2cones	-13
<2confirm	-17
<2confirmed	-22
<2confirms	-16
<2conflict	-13
<2confused	-9
<2connect	-16
<2consent	-19
<2conservator	-13
<2consider	-9
<2consultant	-12
<2contact	-14
<2container	-17
<2containers	-17
<2contaminated	-15
<2content	-17
<2contract	-19
<2contractor's	-14
<2contractors	-18
<2contracts	-14
<2control	-21
<2controller	-15
<2convert	-18
<2converted	-13
<2conveyor	-13
<2cook	-17
<2coordinator	-19
<2copied	-16
<2copies	-18
<2copper	-25
<2copy	-26
<2cord	-9
<2corner	-14
<2corrections	-12
<2cos	-13
<2cost	-10
<2costumes	-14
<2cotton	-16
<2could	-34
<2council	8
<2council's	-18
<2councillor	-9
<2count	-32
<2counted	-15
<2counter	-21
<2counters	-12
<2counting	-22
<2counts	-27
<2county	-28
<2couple	-17
<2courier	-11
<2course	-8
<2court	-17
<2courts	-10
<2cousin	-19
<2cover	-26
<2covered	-14
<2covering	18
<2covers	-25
<2cow	-25
<2cows	-10
<2crack	-16
<2cracked	-8
<2cracks	-23
<2craig	-18
<2crane	-19
<2cranks	-13
<2crate	-17
<2crates	-12
<2credit	-16
<2crematorium	-25
<2crew	-34
<2crib	-11
<2crosses	-14
<2crossing	-10
<2crown	-13
<2crust	-11
<2cuffs	-29
<2cup	-13
<2cupboard	-19
<2curtain	-14
<2curtains	-15
<2customer	-43
<2customer's	-17
<2customers	-19
<2customs	-22
<2cut	-27
<2cut-off	-19
<2cuts	-17
<2cutter	-15
<2cutting	-14
<2cylinders	-22
<2d	-15
<2dad	-19
<2daily	-24
<2dairy	-22
<2damage	-16
<2damaged	-21
<2damp	-23
<2dancers	-10
<2dark	-18
<2data	-20
<2date	-28
<2dates	-17
<2day	-42
<2days	-32
<2dead	-25
<2deal	24
<2dealer	-13
<2dealing	-21
<2dealt	-10
<2dean	-14
<2dear	-20
<2death	-15
<2deb	-16
<2deceased	-13
<2december	-13
<2decent	-15
<2decide	18
<2decided	9
<2decides	-21
<2decision	11
<2deck	-22
<2deckhand	-18
<2declared	-12
<2dee	-22
<2deep	-12
<2degrees	-21
<2delivered	-20
<2deliveries	-18
<2delivery	-19
<2denise	-17
<2dental	-15
<2dents	-9
<2department	-26
<2departure	-9
<2depend	-22
<2deploy	-9
<2deposit	-21
<2deputy	-10
<2descaled	-13
<2describe	-26
<2described	-10
<2describes	13
<2description	18
<2desk	-28
<2details	-14
<2detector	-9
<2dex	-15
<2dial	-10
<2dictate	-15
<2did	-36
<2didn't	-18
<2died	-13
<2difference	-11
<2different	-27
<2differently	-15
<2dig	-9
<2dip	-29
<2director	9
<2dirty	-10
<2disagree	-8
<2disc	-13
<2discharge	-10
<2disconnect	-11
<2discussed	10
<2dish	-13
<2disinfected	-16
<2dispatch	-10
<2dispatcher	-14
<2display	-23
<2displays	-10
<2distribution	-27
<2district	-19
<2do	-25
<2dock	-16
<2document	14
<2documented	-35
<2documents	-19
<2does	-18
<2doesn't	-37
<2dog	-28
<2dogs	-18
<2doing	-34
<2dollars	-11
<2dome	-14
<2domestic	-25
<2don't	-44
<2donated	-14
<2donations	-19
<2done	-36
<2dont	-17
<2door	-49
<2doors	-31
<2dot	-17
<2double	-18
<2doubt	-10
<2doug	-10
<2down	-13
<2downwind	-17
<2doyle	-8
<2dr	-9
<2drain	-17
<2draw	9
<2drawer	-10
<2drawers	-12
<2drawing	-14
<2drawings	-14
<2draws	-18
<2dressing	-20
<2drinks	-14
<2drips	-14
<2drive	-29
<2drive-in	-10
<2driver	-27
<2drivers	-19
<2drives	-8
<2driving	-19
<2drop	-25
<2drop-off	-14
<2dropped	-13
<2drops	-14
<2drove	-17
<2drug	-15
<2drugs	-24
<2drum	-9
<2drunk	-11
<2dry	-23
<2drying	-29
<2due	-8
<2dump	-11
<2during	-31
<2dusk	-13
<2dust	-21
<2duty	-24
<2e-mail	-13
<2each	-23
<2early	-20
<2ears	-16
<2earth	-9
<2east	-11
<2easter	-12
<2easy	-17
<2edge	-17
<2edges	-13
<2eggs	-18
<2eho	11
<2eight	-31
<2eighteen	-22
<2eighty	-24
<2either	-14
<2electricals	-15
<2electronically	-16
<2elevator	-17
<2eleven	-22
<2else	-26
<2em	-22
<2emergency	-23
<2employees	-9
<2emptied	-17
<2empties	-9
<2empty	-9
<2emptying	-16
<2end	-29
<2ended	-18
<2ending	-14
<2ends	-15
<2engine	-10
<2engineer	-11
<2engineering	-9
<2engineers	-15
<2engines	-16
<2enough	-24
<2enter	-19
<2entered	-17
<2entering	-18
<2enters	-23
<2entrance	-9
<2entry	-14
<2envelope	-23
<2error	-12
<2escape	-20
<2estate	-22
<2estonia	-13
<2even	-31
<2evening	-22
<2event	-11
<2events	-11
<2ever	-31
<2everybody	-17
<2everything	-30
<2evidence	-17
<2ewes	-15
<2exactly	-13
<2except	-14
<2exception	-12
<2exceptions	-9
<2exhibition	14
<2exists	-24
<2exit	-21
<2expected	-12
<2expiry	-14
<2explain	-21
<2explained	-9
<2explains	-24
<2exports	-12
<2extinguisher	-17
<2extraction	-9
<2eye	-23
<2eyes	-24
<2fabric	-20
<2face	-17
<2faces	-18
<2facility	-21
<2facing	-9
<2factory	-12
<2failed	-17
<2fails	-19
<2fair	-18
<2falconry	13
<2fall	-19
<2fallen	-17
<2falls	-13
<2families	-22
<2family	-18
<2family-run	-13
<2fan	-19
<2fans	-11
<2far	-14
<2farm	-21
<2fast	-13
<2father	-24
<2fault	-20
<2feature	-15
<2feb	-10
<2february	-13
<2fed	-13
<2fee	-14
<2feed	-27
<2feeding	-15
<2feel	-23
<2feet	-16
<2fell	-16
<2felt	-17
<2femi	-10
<2ferry	-23
<2festival	-16
<2fetch	-12
<2few	-16
<2field	-25
<2fifteen	-30
<2fifty	-19
<2fight	-9
<2file	-12
<2files	-18
<2fill	-26
<2filled	-18
<2filling	-18
<2fills	-12
<2film	-17
<2films	-18
<2filter	-13
<2filters	-18
<2final	-10
<2finally	-23
<2finance	-9
<2finch	-17
<2find	-37
<2finding	-20
<2finds	-20
<2fine	-28
<2finger	-14
<2fingers	-19
<2finish	-15
<2finished	-15
<2finishing	-15
<2fiona	-13
<2fire	-26
<2fireworks	-19
<2firing	-15
<2firm	-33
<2firms	-10
<2first	-48
<2fish	-15
<2fishing	-8
<2fit	-30
<2fits	-12
<2fitted	-15
<2fitter	-16
<2fitting	-19
<2five	-45
<2fix	-12
<2flag	-18
<2flakes	-16
<2flame	-16
<2flat	-17
<2fleece	-14
<2flies	-18
<2flight	-17
<2flights	-13
<2float	-23
<2floor	-16
<2floors	-12
<2flour	-15
<2flue	12
<2flush	-25
<2fly	-29
<2flying	-12
<2flyman	-15
<2foam	-28
<2fog	-14
<2foil	-15
<2fold	-11
<2folded	-19
<2folder	-18
<2folks	-16
<2following	-34
<2follows	8
<2food	-31
<2foot	-26
<2force	-17
<2foreman	-17
<2forest	-18
<2forget	-15
<2forgive	-13
<2forgotten	-13
<2fork	-8
<2forklift	-15
<2form	-31
<2format	-14
<2forty	-29
<2forward	-15
<2four	-18
<2fourteen	-20
<2frame	-16
<2frames	-17
<2free	-33
<2freelancer	-18
<2freeze	-12
<2fri	-13
<2friday	-30
<2fridays	-23
<2fridge	-20
<2friendly	-13
<2friends	-9
<2from	-41
<2front	-29
<2frost	-17
<2fruit	-20
<2fryer	-18
<2fuel	-10
<2fueled	-22
<2full	-33
<2funeral	-17
<2funerals	-13
<2funny	-13
<2furniture	-17
<2further	-20
<2fuse	-14
<2fuzzy	-15
<2fw	12
<2fwd	13
<2g	-8
<2gain	-12
<2gallery	-8
<2gallon	-8
<2gallons	-10
<2games	-17
<2gang	-13
<2gap	-26
<2gaps	-8
<2garden	-9
<2gas	-33
<2gate	-28
<2gates	-12
<2gauge	-15
<2gauntlets	-14
<2gave	-18
<2generate	-9
<2gentleman	-23
<2gently	-10
<2gets	-42
<2getting	-28
<2gift	-17
<2gifts	-14
<2girl	-25
<2girls	-22
<2give	-25
<2given	11
<2gives	-29
<2giving	-16
<2glad	-13
<2glass	-35
<2glasses	-13
<2glider	-14
<2glove	-18
<2gloves	-27
<2glue	-14
<2glued	-11
<2go	-44
<2goes	-33
<2going	19
<2gold	-12
<2gone	-21
<2gonna	-11
<2goods	-14
<2got	-13
<2gotta	-23
<2grade	-10
<2grading	-20
<2grams	-14
<2grand	11
<2grapes	-18
<2grass	14
<2grate	-14
<2grease	-23
<2green	-18
<2greenhouse	-16
<2greeter	-9
<2greetings	-14
<2grinder	-18
<2grinding	-19
<2grit	-19
<2groom	-18
<2grounds	-15
<2group	-27
<2grow	-21
<2grownup	-8
<2guard	-33
<2guest	-31
<2guests	-25
<2guide	-18
<2guild	-9
<2gun	-17
<2guns	-15
<2gus	-16
<2guy	-34
<2guys	-20
<2gwen	-10
<2h	-16
<2hair	-12
<2half	-39
<2hall	-28
<2hamish	-10
<2hammer	-19
<2hand	-36
<2handed	-18
<2handing	-15
<2handler	-12
<2handles	-18
<2handling	-30
<2handover	-24
<2handpiece	-13
<2hands	-26
<2hang	-17
<2hanging	-21
<2hangs	-13
<2happen	-13
<2happened	-20
<2harbour	-8
<2has	-25
<2hat	-10
<2hatch	-17
<2having	-20
<2hazard	-8
<2haze	-9
<2he	-22
<2he'd	-24
<2he's	-20
<2head	-35
<2headings	-26
<2heads	-15
<2health	-12
<2heaped	-16
<2hear	-15
<2heard	-15
<2hearing	-19
<2heat	-16
<2heated	10
<2heaters	-15
<2heats	-12
<2heel	-15
<2height	-21
<2hello	-10
<2helmet	-20
<2help	-19
<2helper	-13
<2hemi	-8
<2hence	-10
<2her	-37
<2herbarium	-23
<2here's	-26
<2hey	-26
<2hi	-29
<2high	-13
<2higher	-17
<2highway	-12
<2hill	-16
<2him	-29
<2himself	-25
<2hire	-19
<2hired	-20
<2hirer	-11
<2his	-20
<2history	-10
<2hit	-18
<2hits	-15
<2hives	-24
<2hiya	-16
<2hmrc	-11
<2hoa	-15
<2hold	-25
<2holding	-17
<2holds	-27
<2hole	-12
<2holes	-22
<2home	-33
<2honestly	-10
<2honey	-22
<2hood	-20
<2hook	-15
<2hope	-17
<2hoping	-22
<2horn	-12
<2horse	-21
<2horses	-17
<2hose	-26
<2hospital	-21
<2host	-21
<2hostel	-20
<2hosts	-17
<2hot	-24
<2hotel	-9
<2hour	-20
<2hours	-33
<2house	-33
<2housekeeping	-19
<2houses	-19
<2housing	-19
<2how-to	12
<2hr	-13
<2hrs	-14
<2hse	-15
<2hubspot	-11
<2hugo	-14
<2hundred	-42
<2hung	-29
<2husband	-22
<2hydrants	-18
<2hydro	-10
<2i	14
<2i'd	-13
<2i'll	-25
<2i'm	-12
<2i've	-11
<2i.e	11
<2ice	-24
<2id	-26
<2idea	-24
<2if	-25
<2ii	-12
<2impressions	-12
<2in	-31
<2inch	-17
<2inches	-11
<2incident	-22
<2index	-16
<2ines	-11
<2inform	-16
<2information	10
<2ingrid	-11
<2initial	-15
<2initials	-18
<2injury	-19
<2inlet	-14
<2inside	-30
<2inspect	-18
<2inspected	-10
<2inspecting	-26
<2inspection	-22
<2inspector	-21
<2inspects	-10
<2instance	-21
<2instruction	25
<2instructions	-30
<2instructor	-9
<2instrument	-9
<2instruments	-17
<2insurance	-18
<2insurer	-16
<2insurers	-19
<2intake	-19
<2interpreters	-19
<2into	-28
<2inventory	-10
<2invoice	-20
<2invoices	-12
<2iodine	-12
<2isn't	-28
<2isolator	-14
<2issue	-13
<2issued	-18
<2issuing	-20
<2it	-25
<2it'll	-19
<2it's	12
<2items	-19
<2its	-34
<2ivory	-16
<2jam	-9
<2jan	-19
<2january	-19
<2jar	-18
<2jars	-19
<2jean	-16
<2jess	-10
<2jetty	-17
<2jewellery	-14
<2jewelry	-18
<2jo	-18
<2joan	-9
<2joint	-15
<2joints	-9
<2jonas	-21
<2joy	-14
<2jug	-18
<2july	-16
<2jumps	-17
<2june	-8
<2just	-10
<2k	-21
<2keep	8
<2keeper	-29
<2keeps	-23
<2kennel	-16
<2kept	-25
<2kessler	-13
<2kettle	-16
<2key	-27
<2keys	-20
<2kg	-18
<2kid	-21
<2kids	-26
<2kiln	-11
<2kilometres	-15
<2kilos	-18
<2kind	-9
<2kindly	-38
<2kit	-22
<2kitchen	-38
<2km	-13
<2knee	-14
<2knock	-11
<2knocks	-21
<2knots	-22
<2know	9
<2kyle	-11
<2lab	12
<2label	-18
<2labels	-32
<2laboratory	-9
<2lace	-8
<2lad	-26
<2ladies	-28
<2lads	-30
<2lady	-20
<2lake	-14
<2laminated	11
<2lamp	-18
<2lamps	-13
<2landing	-20
<2landlord	-23
<2lands	-20
<2lane	-17
<2language	-28
<2lap	-14
<2laptop	-14
<2last	-18
<2late	-21
<2later	-8
<2laugh	-23
<2launch	-14
<2law	-8
<2lawn	-16
<2lawyer	-24
<2lay	-24
<2layers	-14
<2laying	-20
<2layout	-11
<2lays	-18
<2lead	-26
<2leader	-24
<2leads	-18
<2leaf	-9
<2leak	-9
<2leaks	-12
<2lean	-21
<2learner	-17
<2lease	-10
<2least	-24
<2leave	-33
<2leavers	-16
<2leaves	-30
<2leaving	-19
<2led	-10
<2left	-42
<2leg	-11
<2legal	-25
<2legs	-10
<2leicester	-18
<2lending	-21
<2length	-20
<2lens	-23
<2lent	-16
<2less	-20
<2lesson	-14
<2let	-29
<2lets	-16
<2letter	-26
<2letters	-13
<2letting	-22
<2lettings	-8
<2level	-20
<2levels	-17
<2librarian	-14
<2lice	-13
<2licence	-19
<2license	-14
<2lid	-24
<2lie	-16
<2life	-11
<2lift	-36
<2lifts	-16
<2light	-35
<2lightning	-16
<2lights	-34
<2like	-23
<2liked	-14
<2limbs	-16
<2lime	-10
<2limit	-18
<2limits	-21
<2limo	-12
<2lindqvist	-12
<2line	-34
<2linen	-23
<2link	-14
<2list	-39
<2listed	-16
<2listen	-21
<2listens	-11
<2lit	-14
<2literally	-16
<2litres	-25
<2little	-33
<2live	-22
<2lives	-11
<2load	-36
<2loader	-17
<2loading	-33
<2loads	-16
<2loan	-23
<2loans	-25
<2lobby	-17
<2lock	-32
<2locked	-18
<2lockout	-13
<2locks	-10
<2log	-25
<2logger	-12
<2lol	-20
<2lone	-18
<2long	-24
<2longer	-17
<2look	-49
<2looked	-26
<2looking	13
<2looks	-36
<2loop	-19
<2loose	-20
<2lorna	13
<2lose	-27
<2loss	-11
<2lost	-40
<2lotte	-12
<2lou	-17
<2loud	-13
<2loupe	-11
<2love	-24
<2lovely	-14
<2low	-14
<2lower	-18
<2lowered	-19
<2lowering	-21
<2lowers	-16
<2luck	-16
<2ludlow	-21
<2lumps	-11
<2lungs	-16
<2lx	-18
<2m	-15
<2machine	-37
<2machinist	-11
<2made	-30
<2magazine	-22
<2magnet	-13
<2mail	-15
<2main	-16
<2mainly	-25
<2make	-34
<2make-up	-15
<2maker	-10
<2makes	-26
<2making	-25
<2malcolm	-9
<2man	-31
<2manage	-26
<2managed	-14
<2management	-26
<2manager	-32
<2managers	-10
<2mane	-14
<2manner	9
<2manual	-32
<2many	-20
<2map	-10
<2maple	-17
<2march	-19
<2mare	-17
<2marek	-9
<2margin	-20
<2marisol	-9
<2marjorie	-14
<2mark	-21
<2marked	-13
<2married	-8
<2marshal	-13
<2marta	-14
<2mask	-11
<2masks	-8
<2master	-15
<2match	-22
<2matched	-8
<2mate	-10
<2mats	-14
<2matter	-23
<2matters	-18
<2mattress	-15
<2maureen	-19
<2max	-14
<2may	-40
<2maybe	-22
<2mayor	-19
<2mean	10
<2means	-38
<2measure	-23
<2measured	-18
<2measures	-14
<2measuring	-9
<2meat	-9
<2mechanic	-15
<2medication	-9
<2medicine	-14
<2medicines	-18
<2meet	-9
<2meeting	-30
<2member	-29
<2members	-26
<2memo	-18
<2memorials	-12
<2memory	-13
<2men	-20
<2merge	-11
<2mess	-21
<2metal	-10
<2meter	-25
<2method	23
<2metre	-13
<2metres	-24
<2mews	-10
<2mgr	-18
<2mic	-14
<2middle	-22
<2midnight	-12
<2might	-16
<2miles	-17
<2milk	11
<2min	-22
<2mind	-27
<2mine	-13
<2mins	17
<2minute	-19
<2minutes	-36
<2mirrors	-15
<2miss	-21
<2missed	-9
<2missing	-27
<2mix	-19
<2mixed	-15
<2mixing	-20
<2mm	-21
<2models	-12
<2moira	-26
<2moisture	-15
<2moment	-13
<2mon	-18
<2monday	-29
<2mondays	-15
<2money	-25
<2monthly	-22
<2months	-26
<2more	-27
<2morning	-29
<2most	-22
<2mostly	-37
<2mother	-13
<2mothers	10
<2motor	-18
<2mould	-20
<2moulds	-14
<2move	-31
<2moved	-17
<2moves	8
<2moving	-29
<2mph	-18
<2mr	-31
<2mrs	-24
<2much	-17
<2mum	-17
<2mum's	-17
<2mushrooms	-14
<2music	-15
<2must	-15
<2my	-35
<2nacelle	-19
<2nail	-14
<2nails	-17
<2name	-27
<2named	-9
<2nameplate	-11
<2names	-18
<2nap	-18
<2nappy	-11
<2navel	-17
<2near	-17
<2nearest	-11
<2nearly	-14
<2neck	-9
<2need	-14
<2needful	-11
<2needles	-11
<2neighbours	-19
<2nephew	-19
<2nervous	-20
<2nests	-8
<2net	-17
<2never	-18
<2new	-36
<2news	-19
<2newsletter	-18
<2newspaper	-20
<2next	-25
<2nice	-17
<2night	-34
<2nineteen	-18
<2ninety	-21
<2no	-50
<2nobody	-50
<2nobody's	-18
<2noise	-16
<2none	-21
<2noon	-26
<2noor	-12
<2nope	-12
<2normal	-11
<2nose	-13
<2not	-23
<2noted	-11
<2notes	-40
<2notice	-21
<2noticed	-18
<2now	-18
<2numbered	-21
<2numbers	-15
<2nurse	-16
<2nursery	-24
<2nurses	11
<2nut	-17
<2nuts	-14
<2object	-17
<2objects	-20
<2obliged	-26
<2observations	-18
<2obtain	-23
<2oct	-16
<2october	-14
<2off	-38
<2offboarding	-20
<2offer	-16
<2offered	-22
<2offers	-14
<2officer	-29
<2officers	-22
<2offices	-11
<2official	-16
<2officially	-18
<2oh	-19
<2oil	-17
<2ok	-24
<2okay	-17
<2old	-36
<2olu	-10
<2omar	-14
<2on	-38
<2once	-35
<2one	-14
<2one's	-13
<2one-page	10
<2one-pager	-18
<2ones	-28
<2online	-16
<2only	-16
<2onto	-14
<2open	-30
<2opened	-29
<2opening	-37
<2opens	-34
<2operate	-15
<2operation	-9
<2operators	-12
<2ops	-13
<2or	-53
<2orange	-17
<2order	-33
<2ordered	-19
<2orderlies	-18
<2ordinary	-12
<2originals	-9
<2other	-26
<2otherwise	-33
<2ours	-34
<2ourselves	-22
<2out	-58
<2outline	12
<2outside	-23
<2oven	-18
<2overdue	-19
<2overlap	-11
<2overnight	-15
<2owls	-8
<2own	10
<2owns	15
<2oyster	-21
<2oysters	-30
<2packet	-15
<2packing	-25
<2packs	-20
<2paddles	-14
<2padlock	-16
<2page	15
<2pages	-13
<2paid	-24
<2pain	-19
<2paint	-16
<2pair	-13
<2pairs	-10
<2pallet	-21
<2pan	-9
<2panel	-16
<2panels	-18
<2paper	19
<2papers	-30
<2parcel	-16
<2parcels	-16
<2parent	-15
<2parish	11
<2park	-33
<2parked	-16
<2parking	-11
<2part	-26
<2part-timers	-13
<2parties	-14
<2partner	-17
<2parts	-24
<2party	-13
<2pass	-20
<2passed	12
<2passenger	-16
<2passengers	-23
<2passes	-17
<2passport	-14
<2passports	-10
<2password	-14
<2past	-24
<2paste	-20
<2patient	-26
<2patients	-27
<2pay	-32
<2payments	-16
<2payroll	-19
<2pays	-22
<2pdf	-17
<2peg	-18
<2pen	-26
<2pencil	-16
<2pens	-10
<2people	-9
<2people's	-22
<2per	-11
<2percent	-28
<2perhaps	-22
<2permission	-12
<2permits	-15
<2person	-8
<2persons	-15
<2petrol	-17
<2ph	-20
<2pharmacist	-24
<2phone	-33
<2phones	-23
<2photo	-28
<2photograph	-15
<2photographed	-22
<2photographs	-13
<2photos	-32
<2piano	-24
<2pic	-9
<2pick	-24
<2pickers	-10
<2picking	-15
<2picks	-20
<2pickup	-20
<2picture	-27
<2pictures	-10
<2pieces	-9
<2pigeons	-17
<2pile	-15
<2pilot	-21
<2pilots	-15
<2pin	-17
<2pink	-14
<2pins	-11
<2pipe	-17
<2pit	-18
<2place	-18
<2places	-21
<2plan	-16
<2plant	-15
<2plants	-14
<2plastic	-22
<2plate	-26
<2plates	-20
<2platform	-12
<2play	-26
<2plays	-9
<2please	-55
<2plot	-14
<2plug	-24
<2plugged	-13
<2plus	-23
<2pockets	-12
<2points	-20
<2police	-10
<2policy	-20
<2polished	-16
<2polling	-12
<2poly	-10
<2pool	-32
<2pop	-21
<2port	-23
<2portable	-10
<2portal	-9
<2porter	-14
<2position	-20
<2positive	-16
<2post	-17
<2posted	-13
<2posts	-19
<2pot	-25
<2pounds	-22
<2pour	-17
<2poured	-21
<2power	-30
<2practice	-26
<2practices	-12
<2prayer	-17
<2prefer	-12
<2prepare	-24
<2prepared	-12
<2prepares	-21
<2present	-33
<2presenter	-9
<2press	-22
<2pressed	-13
<2price	-27
<2prices	-14
<2print	-23
<2printed	-11
<2priority	-13
<2prison	-15
<2private	-11
<2probe	-25
<2probed	-13
<2procedure	21
<2process	23
<2processing	-9
<2prod	-15
<2produce	13
<2producer	-16
<2product	-16
<2production	-14
<2programme	-14
<2project	-11
<2projector	-14
<2prop	-12
<2proper	-38
<2properly	-10
<2property	-17
<2proposed	-12
<2propped	-16
<2props	-17
<2prosthetics	-12
<2prove	-11
<2provided	-10
<2public	-26
<2pull	-26
<2pulled	-21
<2pulls	-20
<2pump	-19
<2pupils	-15
<2puppy	-15
<2purification	-13
<2purpose	-19
<2push	-8
<2pushes	-14
<2put	13
<2puts	-18
<2putting	11
<2pyro	-15
<2qc	-24
<2quality	-17
<2quantity	-9
<2quarantine	-24
<2quarrel	-19
<2quarter	-25
<2quarterly	-16
<2question	15
<2questions	-23
<2quick	-18
<2quid	-18
<2quiet	-15
<2quit	-17
<2quote	-16
<2rack	-13
<2radio	-32
<2radios	-18
<2raffle	-8
<2rags	-14
<2rail	-26
<2rain	-14
<2raised	-11
<2raising	-18
<2rake	-17
<2raking	-18
<2ramp	-19
<2ran	-14
<2random	-16
<2rang	-15
<2range	-16
<2ranger	-13
<2rate	-12
<2rates	-18
<2rather	-13
<2ravi	-15
<2raw	-18
<2ray	13
<2re	23
<2reach	-18
<2read	-43
<2reader	-21
<2readers	-13
<2reading	-12
<2readings	-15
<2reads	-25
<2ready	-10
<2real	-18
<2really	-16
<2reason	-25
<2recall	-21
<2receipt	-31
<2receive	-10
<2receiver	-12
<2receives	-23
<2receiving	-19
<2receptionist	-16
<2recorded	-11
<2recording	-27
<2records	-14
<2recovering	-18
<2red	-23
<2reed	-9
<2ref	-19
<2reference	-9
<2refund	-12
<2refuses	-11
<2regard	-20
<2regards	-12
<2region	-11
<2regional	-13
<2register	-20
<2reject	-16
<2rejected	-17
<2relatives	-14
<2relaxed	-14
<2releasing	-12
<2remains	-16
<2remarks	-16
<2remember	-16
<2reminder	-14
<2remote	-18
<2remotely	-16
<2removes	-8
<2renewed	-24
<2rent	-24
<2repair	-16
<2repairs	-14
<2repeat	-18
<2replaced	-16
<2replacement	9
<2replaces	-8
<2reply	-25
<2report	-23
<2reported	-23
<2reports	-19
<2request	8
<2requested	-17
<2requester	-9
<2requests	-13
<2requires	14
<2rescue	-26
<2reservoir	-17
<2reset	-22
<2resident	-21
<2resolved	18
<2respond	-18
<2responsible	-25
<2rest	-11
<2restart	-11
<2restringing	-14
<2restroom	-8
<2rests	-27
<2result	-21
<2results	-20
<2resurface	-18
<2retired	-18
<2return	-33
<2returned	-13
<2returning	-11
<2returns	-20
<2reviewed	-9
<2ribbon	-18
<2rice	-22
<2ride	-17
<2riders	-12
<2rides	-12
<2right	-36
<2ring	-30
<2ringers	-13
<2ringing	-18
<2rings	-17
<2rink	-24
<2rinse	-17
<2rinsed	-14
<2risk	-11
<2river	-9
<2road	-27
<2rode	-12
<2rods	-12
<2roll	-18
<2rolled	-12
<2roller	-17
<2rolling	-20
<2rolls	-11
<2roman	-11
<2ron	-16
<2roof	-23
<2rooms	13
<2roots	-12
<2rope	-24
<2ropes	-11
<2rosalind	-11
<2rot	-9
<2rota	-16
<2round	-41
<2route	-12
<2routine	14
<2row	-23
<2royal	-13
<2rubber	-15
<2rubbing	-12
<2rung	-13
<2running	-33
<2runs	-18
<2ruth	-13
<2sack	-13
<2sacks	-17
<2safe	-24
<2safety	-22
<2sale	-23
<2sally	-14
<2salmon	-11
<2salt	-8
<2same	-21
<2sample	-10
<2samples	-28
<2sampling	-16
<2sand	-19
<2sandbags	-16
<2sandra	-11
<2sat	-18
<2saturday	15
<2save	-9
<2saw	-20
<2sawyer	-15
<2saying	-14
<2says	-10
<2scaffolding	-15
<2scale	-24
<2scan	-9
<2scanned	-11
<2scans	-17
<2scarves	-18
<2scenery	-10
<2school	-30
<2scoop	-11
<2scope	-18
<2scrap	-23
<2scrape	-14
<2scraped	-12
<2scratch	-13
<2scratches	-18
<2screen	-30
<2screens	-17
<2screwdriver	-15
<2screws	-16
<2script	-10
<2scrub	-12
<2scrubbed	-10
<2scrubs	-10
<2scum	-8
<2seal	-10
<2sealed	-10
<2seam	-9
<2search	-21
<2searches	-14
<2season's	-13
<2seasonal	9
<2seasons	-18
<2seat	-25
<2seats	-8
<2sec	-9
<2second	-36
<2seconds	-17
<2secretary	-20
<2section	13
<2security	-18
<2seed	10
<2seen	-12
<2sees	-22
<2self-storage	-13
<2sell	-20
<2selling	-14
<2sells	-16
<2send	-15
<2sending	-17
<2sends	-25
<2senior	-13
<2sensor	-8
<2sent	-25
<2sentence	-9
<2sentences	-18
<2separate	-21
<2september	-26
<2serve	-12
<2server	-19
<2service	-20
<2services	-29
<2servicing	-19
<2session	-17
<2sets	-11
<2setting	-27
<2settle	-16
<2seven	-27
<2seventy	-14
<2sex	-12
<2sexton	-15
<2shake	-19
<2shall	-16
<2share	-16
<2shared	-11
<2sharon	-13
<2sharpened	-10
<2she	-10
<2she'll	-13
<2she's	-11
<2shearing	-22
<2shedding	-16
<2sheep	-27
<2sheet	17
<2sheets	-17
<2shell	-11
<2shells	-22
<2shelter	-16
<2shield	-12
<2shift	8
<2ship	-9
<2shipper	-13
<2shoes	-9
<2shop	-14
<2short	-25
<2shot	-22
<2shoulder	-10
<2shout	14
<2shouts	-14
<2show	11
<2shown	-34
<2shredder	-20
<2shrimp	-9
<2shropshire	-11
<2shut	-28
<2shutter	-17
<2sick	-24
<2side	-29
<2sides	-26
<2sign	-26
<2signals	-15
<2signature	-18
<2signed	-14
<2signing	-23
<2signs	-19
<2silence	-10
<2silica	-16
<2since	-42
<2sincerely	-9
<2single	-21
<2sink	-16
<2sir	-12
<2sister	-19
<2sisters	-14
<2sit	-21
<2site	-15
<2sites	-20
<2sits	-17
<2six	-38
<2sixes	-8
<2sixteen	-11
<2sixty	-10
<2size	-15
<2skates	-16
<2skim	-9
<2skin	-24
<2skip	-15
<2sky	-15
<2slacken	-10
<2slant	-15
<2sleep	-24
<2sleeves	-16
<2slide	-12
<2slinger	-9
<2slip	-23
<2slips	-9
<2slot	-15
<2slow	-20
<2sludge	-11
<2slugs	-9
<2sluice	-15
<2small	-24
<2smaller	-18
<2smell	-25
<2smells	-24
<2smoke	-21
<2smoker	-13
<2smoking	-12
<2sniff	-13
<2so	12
<2soak	-16
<2soaked	-15
<2soap	-20
<2socks	-8
<2sofa	-8
<2soft	-16
<2soil	-12
<2sold	-21
<2sole	-15
<2solid	-15
<2some	8
<2somebody	-32
<2somebody's	-19
<2something	14
<2sometimes	-16
<2son	-13
<2sonde	-10
<2song	-11
<2sons	-12
<2soon	-24
<2sop	17
<2sorry	-40
<2sort	-26
<2sorting	-12
<2sound	-13
<2sounds	-16
<2sources	-11
<2spa	-9
<2spare	-19
<2spawn	-15
<2speak	-11
<2speaks	-10
<2speed	-12
<2spelling	-18
<2spent	-9
<2spin	-11
<2splice	-12
<2spoke	-12
<2spoon	-16
<2spot	-23
<2spots	-10
<2spray	-20
<2spraying	-14
<2sprays	-11
<2spread	-11
<2spreaders	-14
<2spring	-15
<2springs	-20
<2sprinklers	-14
<2square	-18
<2squeegee	-15
<2st	-18
<2stacked	-15
<2stage	-23
<2stairs	-14
<2stamped	-12
<2stamps	-18
<2stand	-25
<2standard	16
<2standards	-16
<2standing	-9
<2star	-14
<2start	-34
<2started	-18
<2starter	-20
<2starters	-16
<2starting	-24
<2starts	-25
<2state	-15
<2stations	-12
<2status	-8
<2stay	-24
<2stayed	-16
<2stays	-23
<2steam	-20
<2steel	-24
<2step	-25
<2sterile	-19
<2stewards	-21
<2stick	-24
<2sticker	-37
<2stickers	-15
<2sticks	-13
<2still	-30
<2stir	-12
<2stock	-10
<2stockroom	-14
<2stone	-16
<2stones	-21
<2stood	-10
<2stop	-27
<2stopped	-20
<2stops	-32
<2storage	-21
<2store	-27
<2stored	-14
<2stove	-14
<2stoves	-10
<2straight	-21
<2strain	-12
<2strap	-17
<2straps	-12
<2straw	-15
<2street	-14
<2stretch	-15
<2stretcher	-18
<2strimmer	-8
<2string	-24
<2strings	-16
<2strip	-26
<2stripped	-27
<2stroke	-16
<2strongroom	-17
<2stu	-16
<2stuck	-19
<2student	-27
<2students	-14
<2studio	-25
<2stuff	-14
<2style	-20
<2subject	42
<2submit	12
<2successor	-16
<2such	-22
<2suitable	-21
<2summary	-14
<2summer	-25
<2sunday	-19
<2sundays	-10
<2sunset	-14
<2superintendent	-13
<2supermarket	-19
<2supervisor	-18
<2supplier	-8
<2supply	-18
<2support	-18
<2supposed	-18
<2sure	-22
<2surgeries	-8
<2surgery	-14
<2swap	-22
<2swapped	-9
<2swapping	-16
<2sweep	-24
<2swept	-9
<2swimming	-10
<2swing	-13
<2switch	12
<2switchboard	-22
<2swollen	-10
<2system	-21
<2table	-35
<2tablet	-20
<2tablets	-9
<2tag	-27
<2tags	-16
<2take	-52
<2taken	-36
<2takes	-44
<2taking	-37
<2talk	14
<2talked	9
<2talking	-17
<2talks	-16
<2tank	-12
<2tanks	-22
<2tanya	-11
<2tap	-16
<2tape	-25
<2taped	-8
<2target	-16
<2tarp	-16
<2task	8
<2tasting	-18
<2tattoo	-16
<2tea	-9
<2teach	-11
<2teacher	-16
<2teaching	-19
<2teams	-9
<2tear	-19
<2tech	-17
<2technician	-23
<2ted	-9
<2teeth	-22
<2telephone	-9
<2telephones	-17
<2tell	-8
<2telling	10
<2tells	-33
<2temp	-24
<2temperature	-19
<2temperatures	-9
<2ten	-26
<2tenant	-27
<2tenants	-15
<2tension	-16
<2tent	-8
<2test	-10
<2tested	-23
<2tester	-15
<2testing	-32
<2tests	-15
<2text	-29
<2texts	-16
<2than	-22
<2thank	-31
<2thanks	-28
<2that	-9
<2that'll	-16
<2that's	-40
<2thats	-16
<2the	-37
<2theatre	-16
<2their	-27
<2them	-8
<2then	-35
<2there	-53
<2there'd	16
<2therefore	-14
<2theres	-11
<2thermal	-12
<2thermometer	-14
<2these	11
<2they	-9
<2they'd	-11
<2they're	-25
<2they've	-37
<2thick	-10
<2thin	-24
<2things	-31
<2think	-22
<2thinking	11
<2thinks	-23
<2thinned	-11
<2thinners	-12
<2third	-17
<2thirds	-11
<2this	-20
<2thornbury	-25
<2though	-19
<2thought	-27
<2thousand	-19
<2thread	-16
<2threads	-18
<2three	-10
<2throw	-15
<2thrown	-20
<2throws	-11
<2thursday	-20
<2thx	-15
<2tick	-19
<2ticked	-12
<2ticket	-24
<2ticks	-14
<2tide	-13
<2tie	-18
<2tied	-17
<2ties	-13
<2tight	-10
<2tightened	-10
<2tiles	-10
<2till	-35
<2time	-42
<2timer	-13
<2times	-12
<2tin	-15
<2tinting	-12
<2tip	-27
<2title	29
<2tobacco	-15
<2toe	-12
<2together	-32
<2toilet	-14
<2told	-13
<2tom	-19
<2tomasz	13
<2tonight	-20
<2too	-24
<2took	-33
<2tool	-25
<2toolbox	-11
<2tools	-12
<2top	-15
<2topic	14
<2torch	-21
<2torn	-12
<2torque	-13
<2total	-16
<2touch	-19
<2touched	-14
<2touches	-16
<2touching	-13
<2tourists	-16
<2toward	-16
<2towel	-21
<2towels	-21
<2tower	-36
<2town	11
<2toy	-14
<2toys	-26
<2tracks	-10
<2traffic	-15
<2train	-16
<2transfer	-22
<2transfers	-10
<2transformer	-17
<2translated	-9
<2trap	-20
<2trapped	-11
<2traps	-11
<2travel	-8
<2tray	-17
<2trays	-12
<2treasurer	-18
<2treated	-20
<2tree	-25
<2trench	-14
<2trev	-10
<2tried	-9
<2tries	-8
<2trigger	-11
<2trips	-12
<2trolley	-16
<2trouble	-13
<2trousers	-13
<2truck	-29
<2trucks	-25
<2trunk	-17
<2trust	-22
<2trustees	-23
<2try	-21
<2tub	-19
<2tube	-21
<2tues	-13
<2tuesday	-26
<2tuesdays	-16
<2tune	-14
<2tunnel	-12
<2turn	-13
<2turning	-23
<2turns	-32
<2twelve	-22
<2twenty	-32
<2twice	-35
<2two	-58
<2tyres	-20
<2uh	-48
<2ukrainian	-10
<2ulster	-8
<2under	-38
<2underneath	-13
<2underwear	-15
<2undo	-13
<2unhook	-11
<2uniforms	-9
<2unit	-21
<2units	-12
<2unless	-28
<2unloaded	-9
<2unpacked	-14
<2unplug	-10
<2unroll	-9
<2until	-32
<2unwell	-17
<2unzip	-17
<2up	-27
<2upon	14
<2upright	-16
<2upset	-20
<2upstairs	-18
<2urn	-9
<2us	-19
<2use	-27
<2used	-28
<2uses	-15
<2using	-10
<2usual	-11
<2usually	-19
<2uv	-9
<2v2	-9
<2vaccination	-16
<2vacuum	-8
<2valid	-16
<2van	-23
<2vat	-20
<2vehicle	-16
<2vehicles	-25
<2vent	-19
<2venue	-12
<2version	-18
<2very	-10
<2vessel	-20
<2vestry	13
<2vet	-11
<2video	-17
<2village	-16
<2vinegar	-10
<2vinyl	-10
<2visit	-24
<2visitors	-23
<2visits	-16
<2visor	-8
<2voice	-8
<2voicemail	-11
<2volume	-18
<2volunteer	-14
<2volunteers	-34
<2vomit	-15
<2w	-38
<2wait	-35
<2waiting	-13
<2waits	-19
<2wake	-10
<2walk	-26
<2walk-ins	-18
<2walked	-14
<2walkers	-17
<2walking	-19
<2walks	-25
<2wall	11
<2wallet	-11
<2walter	-12
<2want	26
<2wanted	-16
<2wanting	-8
<2ward	-17
<2wardrobe	-11
<2warehouse	-18
<2warm	-33
<2was	-49
<2wash	-29
<2washed	-14
<2washing	-26
<2wasn't	-13
<2waste	-15
<2watch	-24
<2watched	-16
<2watches	-23
<2watching	-11
<2water	-37
<2waving	-10
<2wax	-30
<2way	26
<2ways	-12
<2we'd	-26
<2we'll	14
<2we're	-37
<2we've	-45
<2wear	-13
<2wears	-14
<2weather	-15
<2web	-15
<2wed	-12
<2wedding	-10
<2wednesday	-27
<2week	-28
<2weekend	-10
<2weekly	-29
<2weeks	-29
<2weigh	-23
<2weighbridge	-18
<2weighed	-21
<2weighs	-10
<2weight	-19
<2weights	-16
<2welding	-18
<2well	-41
<2went	-27
<2were	-32
<2wet	-18
<2what	-20
<2what's	-26
<2whatever	-28
<2wheat	-18
<2wheelchair	-13
<2wheels	-16
<2whenever	-20
<2where	-40
<2whether	-33
<2while	-28
<2whistle	-14
<2whitcombe	-12
<2white	-40
<2whiteboard	-16
<2who's	-34
<2who've	-11
<2whoever	-13
<2whoever's	-21
<2whole	-33
<2whose	-11
<2why	-17
<2width	-9
<2wife	-22
<2wig	-25
<2wildlife	11
<2will	-36
<2winch	-15
<2wind	-30
<2windows	-12
<2wine	-15
<2winery	-14
<2wings	-13
<2winter	-19
<2wipe	-14
<2wiped	-23
<2wipes	-12
<2wire	-23
<2wires	-17
<2wish	-25
<2with	-42
<2within	-27
<2without	-45
<2won't	-18
<2wood	-22
<2wool	-18
<2word	-14
<2wording	-10
<2work	-13
<2worked	-9
<2worker	-21
<2workers	-22
<2working	-26
<2works	-40
<2workshop	19
<2worn	-15
<2worse	-13
<2wound	-15
<2wrapped	-14
<2wren	-15
<2wrist	-13
<2write-up	24
<2writes	-29
<2writing	27
<2written	32
<2wrong	-22
<2wrote	-19
<2x	-11
<2y'all	-13
<2yard	-14
<2yeah	11
<2years	-24
<2yellow	-21
<2yes	-28
<2yesterday	-24
<2you	12
<2you'd	-19
<2you'll	-17
<2you're	-19
<2you've	16
<2young	-22
<2your	-14
<2yourself	-8
<2yr	-19
<2yusuf	-15
<2zero	-18
<2zeroed	-14
<2zip	-13
<2zone	-14
<2|	-30
<2£	-19
<2§	-18
<2·	-12
<2–	-20
<2—	-21
<2•	-12
<2→	9
<:	22
<<! !	-15
<<" and	-22
<<" for	9
<<" going	-17
<<" is	-18
<<" just	-24
<<" stop	-19
<<" the	-20
<<# ,	-11
<<% ,	-8
<<% of	-13
<<' em	-13
<<( "	-17
<<( 0	-17
<<( for	-14
<<( no	-11
<<( the	-8
<<) ,	-30
<<) :	-24
<<) and	-10
<<) the	-14
<<, "	-24
<<, 0	-25
<<, a	-33
<<, about	16
<<, after	-31
<<, against	-14
<<, all	-28
<<, also	-27
<<, always	-13
<<, and	-22
<<, any	-20
<<, as	-39
<<, ask	-8
<<, at	-18
<<, bank	-9
<<, because	-31
<<, before	-24
<<, being	-20
<<, bike	-12
<<, black	-12
<<, blow	-12
<<, both	-21
<<, bring	-10
<<, but	-33
<<, by	-19
<<, call	-14
<<, can	-14
<<, captain	-10
<<, car	-9
<<, card	-15
<<, check	-13
<<, close	-8
<<, coffee	-13
<<, cos	-13
<<, curtain	-12
<<, dealer	-17
<<, don't	-20
<<, door	-10
<<, doors	-10
<<, double	-12
<<, down	-10
<<, dr	-15
<<, drain	-11
<<, each	-12
<<, edge	-12
<<, eighty	-12
<<, even	-21
<<, every	-23
<<, except	-8
<<, excuse	-13
<<, eye	-9
<<, filling	-29
<<, fiona	-8
<<, first	-14
<<, following	-15
<<, four	-28
<<, fourteen	-20
<<, from	-30
<<, gate	-9
<<, give	-16
<<, glass	-9
<<, gloves	-10
<<, good	-11
<<, got	-14
<<, green	-8
<<, had	-9
<<, half	-17
<<, has	-14
<<, he	-23
<<, he's	-8
<<, hope	-17
<<, how	15
<<, however	-14
<<, i	-13
<<, i'll	-20
<<, i'm	-26
<<, in	-28
<<, inside	-8
<<, is	-38
<<, it	-17
<<, it's	11
<<, job	-15
<<, just	-13
<<, key	-9
<<, knees	-9
<<, knock	-8
<<, last	14
<<, lay	-12
<<, left	-13
<<, lets	-17
<<, like	-19
<<, load	-11
<<, lovely	-9
<<, lower	-12
<<, lowers	-11
<<, made	-14
<<, marks	-12
<<, masks	-13
<<, may	-14
<<, mostly	-25
<<, mount	-10
<<, mr	-14
<<, mrs	-13
<<, my	-20
<<, nearly	-15
<<, needs	-22
<<, never	-19
<<, new	-18
<<, night	-11
<<, no	-31
<<, nobody	-19
<<, not	-17
<<, notes	-12
<<, nothing	-16
<<, now	-13
<<, offer	-10
<<, old	-22
<<, on	-30
<<, once	-9
<<, one	-34
<<, only	-9
<<, open	-12
<<, operator	-16
<<, or	-14
<<, otherwise	-12
<<, our	-15
<<, outside	-14
<<, over	-12
<<, phone	-11
<<, pick	-8
<<, please	-17
<<, plug	-11
<<, pull	-13
<<, push	-9
<<, put	-11
<<, quick	-14
<<, read	-14
<<, reception	-11
<<, red	-10
<<, ring	-9
<<, run	-10
<<, same	-15
<<, say	-18
<<, screen	-17
<<, see	-9
<<, send	-16
<<, set	-15
<<, she	-11
<<, short	-14
<<, shut	-10
<<, since	-25
<<, six	-10
<<, sorry	-8
<<, start	-21
<<, stay	-15
<<, stop	-12
<<, sunday	-18
<<, tag	-16
<<, take	-11
<<, takes	-11
<<, tell	-16
<<, test	-19
<<, thank	-9
<<, thanks	-14
<<, that's	-26
<<, the	-54
<<, then	-43
<<, there's	-9
<<, they	-24
<<, they're	-14
<<, third	-12
<<, though	-11
<<, three	-23
<<, through	-11
<<, throw	-11
<<, to	-28
<<, turn	-13
<<, two	-31
<<, unless	-16
<<, up	-10
<<, use	-10
<<, very	-13
<<, was	-13
<<, watch	-9
<<, water	-18
<<, we're	-14
<<, well	-15
<<, what	-18
<<, whatever	-14
<<, when	-24
<<, where	-25
<<, whether	-18
<<, which	-11
<<, whip	-9
<<, who	-26
<<, whoever's	-18
<<, with	-37
<<, write	-13
<<, you	-22
<<- -	10
<<- 0	-18
<<- >	-11
<<- call	-15
<<- hand	-16
<<- new	-9
<<- only	-10
<<- the	-15
<<. :	-16
<<. after	-15
<<. all	-9
<<. and	-16
<<. ask	-20
<<. but	-9
<<. can	-8
<<. check	-14
<<. count	-12
<<. don't	-16
<<. fire	-16
<<. if	-18
<<. it's	-15
<<. leave	-11
<<. like	-19
<<. lock	-11
<<. no	-25
<<. nobody	-10
<<. not	-9
<<. one	-18
<<. run	-15
<<. take	-11
<<. tell	-14
<<. the	-15
<<. then	-18
<<. there's	-14
<<. three	-17
<<. um	-10
<<. wants	13
<<. water	-10
<<. what	-11
<<. when	-12
<<. you	-15
<</ /	-17
<</ a	-16
<</ the	-18
<<0 "	-20
<<0 %	-16
<<0 (	-13
<<0 )	-20
<<0 ,	-9
<<0 .	-19
<<0 0	-18
<<0 :	18
<<0 ]	-29
<<0 and	-34
<<0 are	-8
<<0 at	-14
<<0 check	-10
<<0 cm	-8
<<0 days	-18
<<0 degrees	-10
<<0 dog	-17
<<0 for	-30
<<0 ft	-17
<<0 g	-14
<<0 gets	-14
<<0 h	-17
<<0 hours	-11
<<0 if	-12
<<0 in	-14
<<0 is	-22
<<0 may	-10
<<0 metres	-10
<<0 min	-21
<<0 minutes	-17
<<0 mm	-12
<<0 mph	-15
<<0 new	-21
<<0 no	-12
<<0 o'clock	-11
<<0 of	-16
<<0 on	-17
<<0 one	-16
<<0 or	-11
<<0 people	-11
<<0 per	-11
<<0 percent	-9
<<0 ppm	-13
<<0 ring	-13
<<0 the	-29
<<0 to	-10
<<0 we	-22
<<0 with	-14
<<0 |	-29
<<: "	9
<<: 0	-16
<<: [	-13
<<: a	-24
<<: after	-18
<<: all	-21
<<: also	-9
<<: and	-24
<<: ask	-16
<<: can	-9
<<: duty	-8
<<: every	-22
<<: fair	-12
<<: he's	-20
<<: head	-17
<<: how	-15
<<: i	-23
<<: if	-8
<<: in	-11
<<: lads	-13
<<: mrs	-9
<<: new	-11
<<: no	-17
<<: ok	-13
<<: one	-16
<<: only	-14
<<: pull	-10
<<: see	-11
<<: so	-12
<<: something	-14
<<: staff	-9
<<: the	-14
<<: then	-10
<<: two	-9
<<: we	-9
<<: what	-15
<<: when	-16
<<: which	-9
<<: who	-17
<<: window	-19
<<; a	-14
<<; for	-12
<<; if	-12
<<; no	-14
<<; nobody	-11
<<; the	-24
<<= 0	-16
<<= whole	-11
<<> call	-9
<<? ?	-10
<<[ ]	-21
<<^ "	17
<<^ #	-11
<<^ (	-22
<<^ *	-24
<<^ -	-9
<<^ 0	25
<<^ >	-19
<<^ [	-16
<<^ about	16
<<^ after	-15
<<^ afterwards	-16
<<^ agreed	-16
<<^ all	16
<<^ also	-14
<<^ an	-12
<<^ any	-19
<<^ anyone	-20
<<^ anything	-23
<<^ apologise	-9
<<^ applies	-16
<<^ approved	-15
<<^ as	-39
<<^ ask	-27
<<^ at	-41
<<^ baby	-8
<<^ back	-14
<<^ bags	-9
<<^ because	-13
<<^ before	-42
<<^ being	-17
<<^ between	-18
<<^ big	-10
<<^ blood	-20
<<^ both	-12
<<^ boxes	-18
<<^ bring	-10
<<^ british	-21
<<^ broken	-10
<<^ bunny	-14
<<^ but	-42
<<^ by	-18
<<^ call	-11
<<^ can	-34
<<^ car	-17
<<^ cash	-23
<<^ chairs	-14
<<^ check	-25
<<^ checking	-19
<<^ cheese	-18
<<^ clean	-24
<<^ client	-13
<<^ close	-15
<<^ closing	-15
<<^ compare	-17
<<^ compressor	-10
<<^ copy	-9
<<^ could	-29
<<^ count	-25
<<^ credit	-16
<<^ crew	-15
<<^ customer	-19
<<^ cut	-11
<<^ daily	-9
<<^ damage	-10
<<^ dear	-17
<<^ debt	-13
<<^ deckhand	-9
<<^ do	-26
<<^ dock	-14
<<^ don't	10
<<^ doors	-9
<<^ drain	-20
<<^ driver	-19
<<^ during	-27
<<^ each	11
<<^ everything	-9
<<^ family	-11
<<^ feel	-12
<<^ fetch	-13
<<^ file	-15
<<^ fill	-17
<<^ finance	-17
<<^ find	-17
<<^ fit	-14
<<^ fold	-8
<<^ following	-26
<<^ foot	-13
<<^ for	-47
<<^ four	-14
<<^ free	-13
<<^ fresh	-10
<<^ from	-27
<<^ full	-9
<<^ further	-16
<<^ gas	-9
<<^ generate	-8
<<^ generator	-11
<<^ get	-25
<<^ good	-32
<<^ got	-14
<<^ grading	-12
<<^ grain	-16
<<^ grease	-20
<<^ grit	-19
<<^ guests	-20
<<^ had	14
<<^ hang	-20
<<^ have	-19
<<^ he	-32
<<^ he's	-11
<<^ head	-8
<<^ hearing	-14
<<^ heavy	-20
<<^ hello	-12
<<^ hence	-16
<<^ here's	-17
<<^ hey	-20
<<^ hi	-26
<<^ his	-13
<<^ hiya	-12
<<^ hold	-19
<<^ how	-18
<<^ hr	-9
<<^ i	-21
<<^ i'd	-26
<<^ i'll	-14
<<^ i'm	-30
<<^ i've	-17
<<^ ice	-22
<<^ if	-34
<<^ in	-35
<<^ into	-12
<<^ is	-16
<<^ it	-31
<<^ judge	-18
<<^ keep	-15
<<^ key	-22
<<^ kindly	-28
<<^ knife	-19
<<^ labels	-12
<<^ last	-26
<<^ late	-13
<<^ lay	-16
<<^ lead	-11
<<^ leave	-12
<<^ let	-20
<<^ level	-15
<<^ lid	-15
<<^ linen	-18
<<^ listen	-14
<<^ loading	-19
<<^ lol	-17
<<^ look	-20
<<^ loose	-13
<<^ love	-12
<<^ lower	-10
<<^ make	-18
<<^ make-up	-12
<<^ mark	-11
<<^ master	-19
<<^ matters	-14
<<^ may	-18
<<^ measure	-19
<<^ meat	-13
<<^ memo	-16
<<^ miss	-11
<<^ morning	-28
<<^ mr	-28
<<^ mrs	-20
<<^ ms	-13
<<^ my	-41
<<^ nails	-16
<<^ needs	-18
<<^ never	-21
<<^ next	-18
<<^ night	-11
<<^ no	-21
<<^ nobody	-23
<<^ nobody's	-12
<<^ not	-30
<<^ nothing	-13
<<^ now	-10
<<^ objects	-13
<<^ officer	-9
<<^ ok	-19
<<^ okay	29
<<^ old	-25
<<^ on	-35
<<^ once	-30
<<^ one	-9
<<^ only	-29
<<^ open	-26
<<^ opening	-15
<<^ orange	-8
<<^ otherwise	-13
<<^ our	-26
<<^ outside	-12
<<^ oyster	-21
<<^ paper	-12
<<^ parent	-17
<<^ park	-24
<<^ parking	-13
<<^ passengers	-10
<<^ pencil	-9
<<^ people	-12
<<^ phones	-10
<<^ pick	-12
<<^ pick-up	-23
<<^ pilot	-16
<<^ please	-35
<<^ pls	-9
<<^ pool	-21
<<^ power	-17
<<^ press	-13
<<^ print	-17
<<^ procedure	-16
<<^ prop	-12
<<^ proposed	-11
<<^ pull	-16
<<^ put	-14
<<^ radio	-11
<<^ read	-25
<<^ real	-10
<<^ reception	-19
<<^ red	-12
<<^ refused	-14
<<^ rental	-19
<<^ right	18
<<^ ring	-22
<<^ rinse	-20
<<^ roll	-14
<<^ run	-14
<<^ safety	-12
<<^ say	-14
<<^ scale	-14
<<^ second	-18
<<^ set	-10
<<^ shake	-18
<<^ she	-29
<<^ sheep	-22
<<^ sheet	-11
<<^ should	-22
<<^ show	-22
<<^ sign	-9
<<^ since	-37
<<^ six	-22
<<^ so	34
<<^ soak	-14
<<^ soft	-18
<<^ squeeze	-12
<<^ st	-11
<<^ stage	-20
<<^ stick	-15
<<^ still	-11
<<^ stock	-13
<<^ stop	-13
<<^ students	14
<<^ swarm	-21
<<^ take	-19
<<^ taking	-18
<<^ tattoo	-18
<<^ tech	-15
<<^ teeth	-12
<<^ tell	-20
<<^ temperature	-23
<<^ test	-21
<<^ testing	-22
<<^ thanks	-18
<<^ that	-26
<<^ that's	-17
<<^ thats	-25
<<^ the	-22
<<^ then	11
<<^ these	-12
<<^ they're	-10
<<^ this	-21
<<^ tools	-11
<<^ tree	-19
<<^ try	-11
<<^ turn	-23
<<^ twice	-20
<<^ unlock	-16
<<^ up	-18
<<^ vacuum	-9
<<^ volunteer	-15
<<^ wait	-8
<<^ walk	-11
<<^ wash	-10
<<^ we	22
<<^ we're	-37
<<^ we've	-18
<<^ weigh	-18
<<^ weights	-13
<<^ well	-18
<<^ what	-32
<<^ whatever	-21
<<^ when	-12
<<^ where	-14
<<^ white	-13
<<^ whoever	-28
<<^ whoever's	-8
<<^ whole	-17
<<^ wipe	-13
<<^ with	-19
<<^ without	-16
<<^ wooden	16
<<^ write	-8
<<^ yeah	-18
<<^ you	-13
<<^ you'll	-18
<<^ you're	-14
<<^ |	21
<<^ –	-11
<<^ ☐	-10
<<a "	-20
<<a )	-11
<<a ,	-9
<<a 0	-25
<<a bad	-16
<<a big	-14
<<a black	-14
<<a blade	-17
<<a blocked	-19
<<a booking	-20
<<a boy	-10
<<a car	-20
<<a card	-12
<<a certified	-11
<<a child	-8
<<a clear	-30
<<a client	-16
<<a client's	-14
<<a converted	-13
<<a couple	-9
<<a crib	-17
<<a crisp	-16
<<a cupboard	-17
<<a customer's	-17
<<a day	-13
<<a decent	-16
<<a different	-19
<<a document	-24
<<a documented	18
<<a failed	-19
<<a family	-23
<<a family-run	9
<<a finger's	-12
<<a fire	-19
<<a first	-14
<<a form	-17
<<a fresh	-14
<<a friendly	-12
<<a full	-19
<<a grand	-14
<<a guest	-15
<<a guy	-16
<<a hand	-11
<<a hand's	-13
<<a head	-14
<<a hold	-12
<<a hot	-23
<<a kid	-24
<<a lad	-14
<<a lady's	-11
<<a lamp	-15
<<a letter	-9
<<a line	-13
<<a list	-19
<<a little	-24
<<a loan	-16
<<a man	-9
<<a member	-20
<<a method	-13
<<a minute	-14
<<a missing	-16
<<a mobile	-19
<<a month	-12
<<a monthly	-22
<<a near	-17
<<a nest	-17
<<a new	-28
<<a nice	-12
<<a note	-13
<<a number	-9
<<a numbered	-12
<<a nut	-13
<<a one-pager	-15
<<a page	-12
<<a paper	-18
<<a parking	-12
<<a patient	-11
<<a person	-13
<<a picture	-12
<<a procedure	-37
<<a quarter	-10
<<a real	-16
<<a recording	-16
<<a red	-14
<<a room	-15
<<a row	-14
<<a runbook	-12
<<a school	-9
<<a second	-20
<<a sheet	-23
<<a shop	-10
<<a short	-27
<<a signed	-10
<<a single	-15
<<a small	-36
<<a stroke	-9
<<a tag	-11
<<a test	-19
<<a ticket	-16
<<a time	-21
<<a toolbox	-10
<<a two-person	-13
<<a very	-14
<<a volunteer	-10
<<a warm	-14
<<a wedding	-15
<<a week	-15
<<a wet	-12
<<a wheelchair	-10
<<a white	-9
<<a whole	-15
<<a work	-17
<<a written	24
<<a year	-19
<<a.m .	-16
<<a4 ,	-9
<<about 0	-21
<<about an	-17
<<about forty	-19
<<about how	11
<<about issuing	-19
<<about it	-13
<<about late	-18
<<about taking	-13
<<about the	26
<<about three	-17
<<above 0	-21
<<above that	-20
<<above the	-25
<<accident in	-20
<<across the	-17
<<action :	-20
<<added and	-13
<<address ,	-13
<<adeyemi ,	-8
<<after ,	-8
<<after 0	-14
<<after an	-8
<<after approval	-12
<<after each	-12
<<after every	12
<<after is	-34
<<after last	-12
<<after that	-19
<<after the	-30
<<after with	-18
<<afterwards ,	11
<<again ,	-26
<<again .	-8
<<again before	-11
<<again next	-12
<<again on	-15
<<again when	-9
<<again with	-11
<<against the	-21
<<agent asks	-17
<<ago a	-16
<<agree on	20
<<agreed on	-21
<<agreed that	9
<<agreed to	-15
<<agreed with	-12
<<ahead and	-9
<<ahead of	-11
<<alarm ,	-17
<<alcohol ,	-13
<<all ,	-19
<<all 0	-12
<<all :	13
<<all about	10
<<all for	-9
<<all four	-11
<<all got	-10
<<all in	-14
<<all keys	-12
<<all of	-15
<<all on	-18
<<all our	-14
<<all over	-9
<<all the	-14
<<all three	-9
<<alone ,	-18
<<alone in	-16
<<along the	-12
<<also a	-21
<<also because	-12
<<also have	-10
<<also not	-11
<<also the	-20
<<also when	-10
<<always ,	-10
<<always the	-13
<<am not	-9
<<am the	-15
<<among the	-10
<<an electric	-10
<<an envelope	-10
<<an hour	-17
<<an incident	-17
<<an instruction	-20
<<an open	-15
<<an sop	-23
<<and ,	-14
<<and 0	-9
<<and a	-39
<<and about	-18
<<and after	-21
<<and again	-20
<<and also	-12
<<and any	-12
<<and anything	-14
<<and are	-15
<<and as	-18
<<and ask	-11
<<and asks	-16
<<and at	-21
<<and because	-14
<<and by	-14
<<and call	-10
<<and calls	-15
<<and carried	-8
<<and check	-18
<<and checks	-12
<<and collects	-15
<<and count	-12
<<and counts	-15
<<and do	-18
<<and doesn't	-11
<<and don't	-26
<<and down	-15
<<and drive	-14
<<and eighty	-12
<<and every	-33
<<and feed	-15
<<and feel	-12
<<and for	-43
<<and four	-15
<<and from	-19
<<and get	-13
<<and gets	-11
<<and give	-15
<<and given	-16
<<and gives	-21
<<and goes	-15
<<and had	-18
<<and half	-14
<<and has	-18
<<and have	-23
<<and he	-23
<<and he's	-15
<<and her	-23
<<and how	-8
<<and i'd	-11
<<and i'll	-16
<<and i'm	-27
<<and if	-22
<<and in	-19
<<and is	-24
<<and it	-16
<<and it's	-15
<<and keep	-12
<<and knock	-9
<<and last	-12
<<and leave	-15
<<and leaves	-12
<<and left	-12
<<and let	-9
<<and lets	-12
<<and listens	-13
<<and locked	-11
<<and make	-16
<<and makes	-24
<<and measure	-13
<<and mentions	-14
<<and mr	-18
<<and mrs	-17
<<and my	-13
<<and names	-17
<<and need	-31
<<and never	-17
<<and night	-20
<<and no	-22
<<and nobody	-23
<<and not	-23
<<and note	-8
<<and now	-17
<<and numbered	-10
<<and offer	-16
<<and on	-9
<<and one	-18
<<and only	-11
<<and open	-13
<<and over	-15
<<and phone	-12
<<and please	-10
<<and police	-13
<<and post	-8
<<and print	12
<<and put	-12
<<and puts	-12
<<and read	-14
<<and ring	-12
<<and run	-21
<<and runs	-14
<<and say	-14
<<and says	-12
<<and she	-11
<<and shouts	-13
<<and since	-12
<<and six	-23
<<and small	-18
<<and so	-15
<<and somebody	-8
<<and stand	-12
<<and stayed	-8
<<and stop	-12
<<and stops	-10
<<and take	-21
<<and takes	-14
<<and tell	-14
<<and that	-30
<<and that's	-10
<<and the	-22
<<and their	-15
<<and then	-27
<<and there's	-18
<<and they	-13
<<and three	-15
<<and thursday	-13
<<and to	-21
<<and try	-10
<<and two	-30
<<and up	-21
<<and wait	-19
<<and waits	-14
<<and walks	-12
<<and want	-24
<<and wants	13
<<and was	-13
<<and washed	-19
<<and watch	-19
<<and we	14
<<and what	-14
<<and when	-19
<<and where	-10
<<and whether	-14
<<and which	-15
<<and white	21
<<and who's	-15
<<and whoever	-18
<<and with	-29
<<and works	-20
<<and write	-13
<<and writes	-16
<<and written	-14
<<and you	-32
<<and your	-11
<<animals ,	-10
<<answers with	-10
<<any time	-14
<<anyone got	-10
<<anyone touches	-14
<<anyone who	-13
<<anything in	-13
<<anything over	-10
<<anything that	-8
<<anything that's	-15
<<anything with	-9
<<anything written	-30
<<apart from	-20
<<apologies :	-16
<<apologies from	-17
<<applies to	-16
<<approval we	-8
<<approved by	-8
<<april and	-16
<<apron ,	-10
<<are a	-25
<<are and	-8
<<are at	-19
<<are booked	-14
<<are changed	-20
<<are checked	-17
<<are collected	-10
<<are fitted	-17
<<are going	-18
<<are hung	-13
<<are in	-16
<<are let	-17
<<are made	-10
<<are moved	-12
<<are never	-10
<<are not	-10
<<are on	-15
<<are opened	-18
<<are out	-11
<<are over	-15
<<are poured	-19
<<are put	-10
<<are reviewed	-15
<<are set	-12
<<are still	-17
<<are stored	-15
<<are tested	-9
<<are the	-24
<<are three	-17
<<are up	-17
<<are wound	-19
<<are written	-10
<<are you	-19
<<area ,	-12
<<arising :	-12
<<arm ,	-12
<<armpits and	-12
<<around and	11
<<around the	-15
<<arrival ,	-12
<<arrives ,	-16
<<arrow ,	-9
<<as a	-49
<<as an	-19
<<as discussed	-13
<<as on	-8
<<as our	-12
<<as per	-11
<<as promised	-16
<<as the	-23
<<as you	-15
<<ashes are	-18
<<ask about	-27
<<ask for	-26
<<ask if	-9
<<ask me	-15
<<ask the	-22
<<ask them	-20
<<ask what	-10
<<ask where	-9
<<ask whether	-15
<<ask which	-10
<<ask who	-10
<<ask you	-14
<<asked by	-26
<<asked how	-18
<<asked me	-41
<<asked that	-23
<<asked us	-20
<<asked whether	-10
<<asked who	-16
<<asked why	-10
<<asking for	-25
<<asks for	-32
<<asks me	-15
<<asks the	-16
<<assistant opens	-11
<<at 0	-25
<<at a	-28
<<at all	-27
<<at an	-13
<<at both	-16
<<at each	-14
<<at eight	-9
<<at every	-19
<<at four	-10
<<at her	-17
<<at least	-15
<<at my	-12
<<at night	-29
<<at once	-8
<<at our	-15
<<at present	-10
<<at six	-22
<<at sixty	-15
<<at st	-13
<<at ten	-17
<<at the	-16
<<at their	-18
<<at three	-17
<<at two	-24
<<at under	-15
<<attendant opens	-11
<<audience is	-18
<<audit of	-10
<<author :	-16
<<autumn the	-10
<<away and	-15
<<away from	-9
<<b )	-13
<<b ,	-15
<<back ,	-11
<<back and	-26
<<back before	-20
<<back for	-13
<<back from	-15
<<back in	-18
<<back into	-15
<<back of	-18
<<back off	-14
<<back on	-21
<<back the	-16
<<back to	-10
<<back until	-13
<<back with	-15
<<background :	-18
<<bag ,	-17
<<bag and	-12
<<bag for	-15
<<bag from	-13
<<bag in	-12
<<bag with	-13
<<bags ,	-10
<<bags go	-14
<<bakery in	-10
<<bar ,	-10
<<bars to	-10
<<base ,	-12
<<batch ,	-13
<<bath :	-14
<<battery ,	-12
<<bc of	-11
<<be able	-17
<<be approved	-10
<<be behind	-13
<<be done	-20
<<be given	-12
<<be grateful	-21
<<be hung	-13
<<be in	-10
<<be it	-17
<<be made	-12
<<be obliged	-23
<<be on	-17
<<be put	-18
<<be the	-15
<<be told	-19
<<be used	-15
<<be written	-11
<<because a	-17
<<because afterwards	-13
<<because at	-15
<<because i'm	-8
<<because if	-14
<<because my	-9
<<because nobody	-16
<<because of	-35
<<because the	-24
<<bed ,	-11
<<beds ,	-9
<<been a	-11
<<been asked	-20
<<been in	-21
<<been told	-14
<<been used	-11
<<before ,	-18
<<before and	-14
<<before any	-9
<<before for	-16
<<before i	-15
<<before leaving	-16
<<before opening	-9
<<before she	-12
<<before so	-14
<<before that	-19
<<before the	-50
<<before they	-18
<<before touching	-18
<<before you	-17
<<before your	-9
<<began with	-13
<<behalf of	-11
<<behind the	-22
<<being a	-16
<<belly ,	-9
<<below 0	-14
<<below and	-8
<<below is	-26
<<below the	-28
<<bench ,	-18
<<bench for	-13
<<bend ,	-10
<<bend your	-14
<<best ,	-9
<<between 0	-8
<<between the	-25
<<between two	-15
<<bigger than	-12
<<bill of	-10
<<binder ,	-12
<<bit of	-18
<<black henna	-16
<<blade change	-15
<<bleeding ,	-10
<<block ,	-15
<<blokes with	-16
<<blood on	-16
<<blood or	-14
<<blow the	-22
<<blue ,	-10
<<blue is	-8
<<board in	-14
<<board of	-11
<<boats at	-15
<<bob ,	-11
<<book and	-11
<<book at	-11
<<book the	-11
<<booking ,	-13
<<booking in	-23
<<books ,	-24
<<books the	-14
<<boss ,	-9
<<both ears	-11
<<both in	-14
<<both on	-21
<<both sides	-20
<<both sign	-8
<<bottle to	-8
<<bottom of	-8
<<box ,	-11
<<box and	-22
<<box at	-14
<<box in	-16
<<box is	-11
<<box to	-15
<<box until	-10
<<boxes from	-15
<<brakes and	-10
<<bring a	-12
<<bring in	-10
<<bring it	-15
<<bring the	-14
<<brings the	-12
<<brothers and	-10
<<brought down	-13
<<bucket for	-20
<<building :	-8
<<business days	-13
<<business with	-22
<<but a	-14
<<but i	-10
<<but no	-9
<<but not	-14
<<but only	-15
<<but she	-13
<<but the	9
<<but with	-12
<<button ,	-14
<<buttons and	-17
<<buyer from	-15
<<by 0	-12
<<by :	-12
<<by a	-20
<<by hand	-20
<<by one	-13
<<by our	-20
<<by text	-14
<<by the	-38
<<by two	-17
<<c )	10
<<calibration of	-17
<<call ,	-11
<<call 0	-13
<<call comes	-10
<<call from	-18
<<call the	-26
<<call with	-17
<<called by	-20
<<called for	-20
<<calls "	-17
<<calls in	-8
<<calls it	10
<<calls the	-19
<<calls to	-11
<<came ,	-13
<<came :	-20
<<came about	10
<<came from	-12
<<came in	-9
<<can be	-26
<<can do	-17
<<can find	-12
<<can follow	-14
<<can go	-11
<<can hand	-10
<<can is	12
<<can keep	-14
<<can pin	-14
<<can read	-16
<<can say	-23
<<can show	-16
<<can someone	-23
<<can we	-29
<<can you	-25
<<can't keep	-9
<<cancel the	-11
<<cap ,	-8
<<car ,	-8
<<car deck	-11
<<car goes	-13
<<car in	-11
<<card ,	-17
<<card and	-13
<<card in	-14
<<card is	-16
<<card next	-15
<<card on	-14
<<card with	-13
<<cards go	-9
<<cars ,	-11
<<case we	-16
<<cash ,	-13
<<cash only	-14
<<castle ,	-10
<<cat in	-12
<<cc :	-12
<<centre ,	-8
<<centre in	-22
<<certificate and	-12
<<certificate on	-17
<<chain of	-12
<<chair :	-16
<<chair in	-12
<<chairs and	-21
<<change in	-10
<<change of	-10
<<changed the	-8
<<changes the	-18
<<charging ,	-12
<<check ,	-14
<<check both	-11
<<check in	-10
<<check it	-9
<<check it's	-16
<<check that	-10
<<check the	-35
<<check under	-12
<<checked against	-10
<<checked for	-9
<<checked in	-18
<<checking the	-19
<<checks :	-13
<<checks are	-16
<<checks for	-21
<<checks in	-13
<<checks on	-25
<<checks own	-14
<<checks that	-18
<<checks the	-18
<<cheers ,	-8
<<cheques are	-12
<<chief officer	-9
<<child with	-14
<<children and	-12
<<children on	-10
<<children with	-12
<<churches and	-21
<<circulate ,	-11
<<claim is	-15
<<classification :	-15
<<clean ,	-17
<<clean of	-22
<<cleaned ,	-9
<<cleaning of	-17
<<cleaning the	-22
<<cleaning up	-18
<<clear the	-20
<<clearing the	-18
<<clerk asks	-10
<<clerk for	-17
<<client ,	-20
<<climb ,	-8
<<clinics in	-11
<<clips on	-13
<<close ,	-14
<<close every	-17
<<close on	-10
<<close the	-12
<<closed and	-8
<<closed with	-14
<<closes it	-8
<<closes the	-10
<<closing ,	-12
<<closing the	-22
<<cloth for	-9
<<clothes ,	-16
<<club ,	-11
<<code ,	-21
<<code is	-9
<<coins and	-16
<<col ,	-12
<<cold and	-11
<<colleagues ,	-14
<<collected from	-13
<<collects the	-19
<<color for	-14
<<comb and	-20
<<come and	-15
<<come back	-12
<<come from	-23
<<come in	-15
<<come off	-16
<<come on	-18
<<come to	-24
<<comes ,	-10
<<comes back	-11
<<comes in	-26
<<comes to	-14
<<coming ,	-14
<<committee ,	-14
<<company ,	-9
<<compares the	-13
<<complained that	-11
<<complaint about	-22
<<compliance officer	-19
<<condition that	12
<<confirmed the	-8
<<consider the	-9
<<containers behind	-13
<<contract ,	-14
<<control room	-13
<<coordinator takes	-10
<<copies of	-9
<<copy it	-12
<<copy of	-11
<<corner ,	-14
<<could you	-15
<<count at	-14
<<count on	-27
<<count the	-17
<<count with	-11
<<counter and	-17
<<counter in	-9
<<counts as	-10
<<counts the	-14
<<couple of	-12
<<courts and	-10
<<cousin ,	-11
<<cover is	-24
<<covering the	18
<<covers the	-14
<<crematorium the	-18
<<crew ,	-16
<<crew lead	-13
<<crib sheet	-11
<<crown line	-13
<<cup on	-11
<<customer ,	-13
<<customer before	-11
<<customer puts	-10
<<customer signs	-11
<<customer within	-12
<<customers ,	-19
<<cut ,	-14
<<cut a	-14
<<cut off	-13
<<cut the	-11
<<cutting ,	-12
<<d |	-12
<<daily ,	-11
<<dairy ,	-16
<<date .	-11
<<date :	-10
<<date of	-22
<<date on	-11
<<dates on	-9
<<day ,	-27
<<day and	-27
<<day before	-8
<<day is	-11
<<day of	-17
<<day or	-18
<<day so	-18
<<day the	-21
<<day –	-8
<<days .	-15
<<days :	-16
<<days ;	-8
<<days after	-12
<<days and	-17
<<days are	-13
<<days at	-12
<<days for	-19
<<days in	-9
<<days we	-14
<<deal with	29
<<dealing with	-21
<<dealt with	-10
<<dear ms	-17
<<deb ,	-16
<<decent ,	-13
<<decided that	10
<<deckhand clips	-12
<<degrees ,	-9
<<degrees and	-17
<<degrees in	-11
<<department of	-14
<<depend on	-22
<<describe it	-8
<<description of	21
<<desk ,	-16
<<desk and	-9
<<desk in	-9
<<did not	-14
<<did the	-14
<<did you	-13
<<difference between	-10
<<differently and	-13
<<dip the	-19
<<disagree ,	-8
<<disc goes	-15
<<discussed ,	13
<<dispatch the	-8
<<displays ,	-10
<<distribution :	-19
<<do ,	-15
<<do :	-12
<<do a	-21
<<do and	-13
<<do is	-16
<<do it	-22
<<do not	-32
<<do on	-23
<<do one	-13
<<do the	-39
<<do to	-17
<<do us	-27
<<do we	-25
<<do when	-39
<<do with	23
<<document for	-25
<<document the	-21
<<does it	-22
<<does not	-14
<<does that	-13
<<does the	-19
<<does when	-20
<<doesn't like	-15
<<doesn't matter	-16
<<dog or	-14
<<doing the	-23
<<dome to	-14
<<don't care	-16
<<don't charge	-9
<<don't do	-30
<<don't forget	-15
<<don't give	14
<<don't have	-23
<<don't light	-18
<<don't open	-13
<<don't say	-20
<<don't take	-14
<<don't want	-11
<<donated breast	-14
<<done by	-16
<<done for	-12
<<done in	-14
<<done the	-15
<<done to	-19
<<door ,	-10
<<door :	-16
<<door and	-18
<<door because	-12
<<door is	-24
<<door of	-9
<<door stays	-10
<<door with	-14
<<doors ,	-10
<<doors and	-17
<<doors stay	-11
<<dot ,	-12
<<down ,	-18
<<down a	-21
<<down and	-20
<<down at	-19
<<down before	-18
<<down every	-26
<<down for	-31
<<down in	-17
<<down the	-33
<<down to	-18
<<down until	-15
<<down with	-19
<<draw up	14
<<drawing of	-12
<<draws up	-15
<<drive ,	-11
<<drive in	-8
<<drive off	-10
<<drive the	-22
<<driver and	-14
<<driver calls	-10
<<driver collects	-10
<<driver radios	-11
<<driver shows	-9
<<drop ,	-18
<<drop of	-13
<<drops the	-11
<<dry ,	-16
<<due date	-8
<<during the	-18
<<dust is	-12
<<each ,	-15
<<each and	-13
<<each of	-11
<<each one	-17
<<each with	-19
<<earth lead	-9
<<edge ,	-12
<<eight weeks	-12
<<else ,	-20
<<emptied and	-9
<<emptying the	-16
<<end ,	-16
<<end and	-9
<<end of	-24
<<ended up	-12
<<ended with	-15
<<english because	-12
<<english for	-19
<<enough for	-24
<<entered on	-15
<<enters it	-21
<<entrance and	-9
<<entry and	-9
<<envelope ,	-11
<<envelope and	-12
<<envelope with	-13
<<estate in	-9
<<estonia and	-13
<<even ,	-11
<<even a	-10
<<even for	-9
<<even if	-20
<<even the	-10
<<even when	-11
<<evening and	-10
<<every evening	-16
<<every hour	-9
<<every monday	-25
<<every morning	-27
<<every new	-25
<<every one	-16
<<every spring	12
<<everyone had	-16
<<everyone has	-9
<<everyone out	-8
<<everything gets	-13
<<exactly as	-12
<<except for	-13
<<except the	-9
<<exception and	-12
<<exceptions for	-10
<<exit ,	-16
<<explain ,	-10
<<explains the	-15
<<eyes ,	-13
<<eyes are	-17
<<factory ,	-9
<<failed to	-17
<<fails twice	-15
<<falconry centre	13
<<fall is	-9
<<falls on	-12
<<fan off	-15
<<far as	-12
<<fault ,	-17
<<feed it	-11
<<feed the	-13
<<feel for	-14
<<feel free	-13
<<feel the	-16
<<femi ,	-10
<<fetch the	-12
<<fifteen minutes	-20
<<file ,	-15
<<file and	-27
<<file goes	-10
<<file is	-13
<<fill from	-13
<<fill in	-15
<<fill it	-15
<<fill out	-9
<<fill the	-13
<<fill with	-12
<<filled in	-15
<<fills in	-11
<<filters in	-12
<<find a	-10
<<find below	-21
<<find out	-12
<<find that	-12
<<find the	-22
<<finds out	-13
<<finds you	-11
<<fine ,	-18
<<fine .	-9
<<finish the	-10
<<finish with	-16
<<finished he	-13
<<fiona fiona	-9
<<fire extinguisher	-12
<<fire in	-18
<<firing ,	-13
<<firm in	-9
<<first ,	-18
<<first :	-11
<<first aid	-12
<<first and	-17
<<first of	-16
<<first the	-12
<<first then	-14
<<first thing	-25
<<first with	-16
<<fish ,	-11
<<fit a	-22
<<fits on	-12
<<five days	-21
<<five degrees	-12
<<five in	-17
<<five minutes	-21
<<five percent	-14
<<flag ,	-15
<<float ,	-8
<<floor and	-10
<<floors and	-12
<<flour and	-9
<<flush the	-20
<<follow for	15
<<follow the	-12
<<follow without	-27
<<following the	-20
<<food ,	-8
<<foot of	-22
<<for all	11
<<for an	-11
<<for anyone's	-9
<<for anything	-22
<<for color	-11
<<for each	-26
<<for eleven	-21
<<for every	-13
<<for goodness'	-12
<<for half	-14
<<for his	-11
<<for how	-33
<<for instance	-27
<<for is	-18
<<for light	-17
<<for mrs	-15
<<for my	-16
<<for new	-11
<<for one	-14
<<for people	-10
<<for something	-15
<<for staff	-19
<<for taking	-15
<<for that	-23
<<for them	-20
<<for this	-22
<<for three	-17
<<for two	-20
<<for when	-32
<<for whoever	-11
<<for you	-12
<<for your	-19
<<forget the	-9
<<forgive the	-13
<<form ,	-18
<<form is	-14
<<form of	-14
<<form that	-9
<<forty ,	-16
<<forty minutes	-17
<<found ,	-12
<<found a	-20
<<found in	-19
<<found the	-21
<<four ,	-11
<<four hours	-21
<<four hundred	-26
<<four of	-10
<<four times	-11
<<free and	-23
<<free to	-14
<<fridge and	-11
<<friends of	-9
<<from "	-11
<<from 0	-15
<<from :	-34
<<from a	-15
<<from an	-11
<<from another	-19
<<from different	-10
<<from it	-14
<<from many	-14
<<from me	-18
<<from my	-11
<<from now	-18
<<from one	-15
<<from other	-14
<<from our	-12
<<from six	-10
<<from the	-11
<<from then	-12
<<from three	-10
<<from two	-14
<<from when	-15
<<from you	-16
<<front ,	-14
<<front and	-19
<<front desk	-18
<<front of	-22
<<front to	-11
<<full of	-24
<<further to	-20
<<fuse ,	-13
<<fw :	12
<<fwd :	13
<<gas ,	-15
<<gas is	-20
<<gate ,	-14
<<gates are	-9
<<gauge on	-10
<<gave us	-18
<<generate the	-9
<<get 0	-10
<<get an	16
<<get called	-22
<<get it	-16
<<get that	-13
<<get their	-12
<<get them	-16
<<get this	-9
<<get to	-14
<<gets a	-22
<<gets in	-17
<<gets its	-15
<<gets the	-19
<<getting the	-16
<<give it	-14
<<give the	-10
<<give them	-15
<<give us	-13
<<give you	-10
<<given a	-11
<<gives the	-16
<<glass ,	-19
<<gloves ,	-8
<<gloves and	-13
<<gloves on	-8
<<gloves to	-9
<<go ,	-26
<<go at	-9
<<go back	-9
<<go down	-15
<<go in	-9
<<go into	-19
<<go near	-8
<<go on	-32
<<go out	-11
<<go past	-16
<<go round	-20
<<go through	-11
<<go to	-23
<<go up	-9
<<goes ,	-19
<<goes back	-19
<<goes down	-13
<<goes for	-12
<<goes in	-19
<<goes into	-12
<<goes off	-13
<<goes on	-26
<<goes out	-24
<<goes over	-9
<<goes to	-16
<<going out	-15
<<going to	21
<<gone over	-13
<<good ,	-9
<<good at	-12
<<good day	-13
<<good english	8
<<good morning	-15
<<got 0	-17
<<got a	-21
<<got an	-14
<<got asked	-9
<<got four	-10
<<got my	-9
<<got the	-16
<<got to	-16
<<grading the	-9
<<grams ,	-14
<<greenhouse and	-13
<<greetings from	-13
<<ground ,	-13
<<ground :	-14
<<grow oyster	-11
<<guest asks	-11
<<guest is	-11
<<guests get	-11
<<guns and	-10
<<had a	-30
<<had been	-16
<<had it	-15
<<had no	-17
<<had nothing	-10
<<had one	-10
<<had the	9
<<had to	-10
<<half a	-19
<<half of	-19
<<half the	-18
<<hall is	-20
<<hand ,	-14
<<hand back	-20
<<hand in	-16
<<hand it	-12
<<hand on	-22
<<hand the	-16
<<hand them	-12
<<hand with	-8
<<handed to	-16
<<handing over	-13
<<handling a	-13
<<handling the	-14
<<handover not	-19
<<hands ,	-16
<<hands on	-19
<<hands over	-11
<<hang it	-13
<<hang up	-11
<<hangs at	-10
<<hangs his	-9
<<hangs in	-13
<<happens ,	-15
<<happens in	-11
<<happens on	-16
<<has 0	-11
<<has a	14
<<has asked	-22
<<has been	-24
<<has come	-17
<<has confirmed	-8
<<has got	-14
<<has had	-11
<<has his	-12
<<has its	-18
<<has left	-11
<<has no	-21
<<has one	-17
<<has put	-11
<<has six	-15
<<has the	-24
<<has three	-16
<<has to	-16
<<has twenty-two	-16
<<hatch and	-16
<<hatch is	-11
<<have 0	-13
<<have anything	-23
<<have been	-19
<<have got	-16
<<have him	14
<<have it	-32
<<have never	-10
<<have that	-20
<<have them	-9
<<have this	-16
<<have to	-23
<<he calls	-22
<<he can	-12
<<he checks	-9
<<he doesn't	-12
<<he explains	-14
<<he gets	-12
<<he goes	-11
<<he has	-10
<<he is	-22
<<he isn't	-15
<<he keys	-8
<<he leaves	-11
<<he looks	-16
<<he put	-9
<<he puts	-9
<<he reads	-9
<<he rings	-12
<<he seen	-17
<<he sees	-14
<<he sends	-11
<<he verifies	-10
<<he walks	-24
<<he wants	-9
<<he was	-17
<<he wears	-8
<<he will	-17
<<he'd be	-13
<<he'd like	-20
<<he's done	-11
<<head ,	-10
<<head and	-11
<<head for	-14
<<head of	-15
<<head office	-19
<<headings ,	-24
<<heads and	-12
<<health visitor	-12
<<hear the	-15
<<heat ,	-14
<<heated until	-12
<<heel to	-15
<<height of	-20
<<hello ,	-8
<<hello to	-9
<<help me	-14
<<hence the	-8
<<her a	-11
<<her in	-9
<<her what	-13
<<here ,	-19
<<here :	-22
<<here from	-15
<<here goes	-15
<<here is	9
<<here's my	-14
<<here's the	-14
<<here's what	-9
<<high ,	-8
<<higher than	-17
<<him the	-18
<<him to	-8
<<himself ,	-12
<<his own	-16
<<hits the	-13
<<hoa ,	-15
<<hold and	-13
<<hold in	-13
<<hold the	-21
<<holder on	-9
<<holding the	-15
<<holds the	-12
<<holes with	-19
<<home with	-14
<<hope the	-16
<<horn and	-11
<<horse is	-19
<<hose ,	-13
<<hostel in	-17
<<hot air	-16
<<hot work	-17
<<hour ,	-13
<<hour after	-12
<<hour before	-12
<<hours ,	-13
<<hours ;	-11
<<hours after	-12
<<hours before	-14
<<hours for	-17
<<hours then	-10
<<hours with	-10
<<house with	-17
<<housekeeping supervisor	-19
<<how a	-31
<<how do	-18
<<how i	-21
<<how it	-12
<<how it's	-18
<<how long	-19
<<how many	-15
<<how much	-20
<<how the	-32
<<how to	25
<<how was	-21
<<how we	13
<<how you	8
<<hundred ,	-18
<<hundred and	-15
<<hung on	-21
<<hung up	-20
<<husband and	-18
<<i also	-9
<<i am	-45
<<i ask	-12
<<i can	-17
<<i check	-26
<<i close	-21
<<i coach	-9
<<i could	-23
<<i did	-25
<<i don't	-21
<<i drive	-14
<<i get	-25
<<i go	-20
<<i had	-19
<<i hope	-10
<<i know	-27
<<i look	-23
<<i make	11
<<i manage	-26
<<i must	-15
<<i need	14
<<i own	-14
<<i promised	-22
<<i put	-9
<<i read	-9
<<i ring	-19
<<i run	-29
<<i said	-20
<<i say	-17
<<i send	-9
<<i set	-18
<<i should	-15
<<i show	-18
<<i take	-19
<<i think	-25
<<i thought	-16
<<i want	23
<<i was	-35
<<i will	-14
<<i wish	-20
<<i work	-12
<<i would	-8
<<i write	-26
<<i'd be	-24
<<i'd love	-12
<<i'd want	-20
<<i'll be	-12
<<i'll have	-20
<<i'm a	-20
<<i'm asking	-22
<<i'm at	-17
<<i'm going	-24
<<i'm in	-15
<<i'm just	-15
<<i'm not	-10
<<i'm the	-33
<<i'm told	-19
<<i've got	-15
<<i've had	-14
<<i've inherited	-17
<<i've two	-10
<<i.e .	11
<<ice rink	-18
<<id and	-14
<<id of	-15
<<id on	-12
<<if a	-34
<<if an	-16
<<if any	-9
<<if in	-12
<<if is	-12
<<if it	-23
<<if it's	-33
<<if not	-14
<<if one	-8
<<if she's	-18
<<if somebody	-23
<<if someone	-9
<<if there's	-31
<<if they	-15
<<if they're	-20
<<if we	-24
<<if you	-22
<<in ,	-23
<<in .	-14
<<in 0	-17
<<in a	-52
<<in an	-22
<<in and	-14
<<in april	-10
<<in at	-20
<<in august	-21
<<in before	-8
<<in by	-12
<<in date	-14
<<in december	-14
<<in doubt	-13
<<in each	-18
<<in every	-22
<<in for	-34
<<in four	12
<<in from	-15
<<in hand	-10
<<in his	-13
<<in in	-17
<<in it	-16
<<in its	-21
<<in june	11
<<in march	-18
<<in my	-18
<<in no	-19
<<in on	-20
<<in order	10
<<in that	-16
<<in the	-22
<<in their	-14
<<in three	-11
<<in through	-11
<<in two	-10
<<in while	-11
<<in winter	-14
<<in with	-16
<<in without	-21
<<in your	-18
<<ines ,	-15
<<inform the	-16
<<initial the	-11
<<initials ,	-18
<<inside ,	-16
<<inside and	-9
<<inside of	-17
<<inside the	-13
<<inspecting the	-19
<<inspection is	-14
<<inspection of	-19
<<inspector ,	-13
<<instruction for	24
<<instruction of	8
<<instructions for	-23
<<instruments are	-17
<<insurance ,	-14
<<insurance won't	-13
<<insurer requires	-19
<<interpreter for	-16
<<into a	-34
<<into an	-27
<<into our	-16
<<into something	-19
<<into the	-43
<<invoice ,	-18
<<is ,	-20
<<is 0	-11
<<is a	-48
<<is about	18
<<is agreed	-13
<<is always	-22
<<is an	-15
<<is and	-11
<<is any	-20
<<is anyone	-13
<<is being	-9
<<is by	-20
<<is called	-16
<<is changed	-16
<<is checked	-11
<<is cut	-13
<<is done	-23
<<is dr	-11
<<is entered	-14
<<is filled	-9
<<is handed	-16
<<is having	-24
<<is how	-25
<<is in	-22
<<is informed	-8
<<is it	-19
<<is just	-15
<<is kept	-19
<<is laid	-11
<<is left	-14
<<is locked	-17
<<is made	-23
<<is moved	-15
<<is needed	-9
<<is never	-24
<<is no	-17
<<is not	-21
<<is now	-12
<<is off	-16
<<is offered	-13
<<is on	-36
<<is one	-17
<<is open	-18
<<is our	-13
<<is recorded	-11
<<is rejected	-11
<<is run	-13
<<is sent	-13
<<is something	-17
<<is still	-13
<<is taken	-15
<<is that	15
<<is there	-23
<<is to	15
<<is trapped	-13
<<is turned	-17
<<is used	-18
<<is what	-32
<<is where	-13
<<is worn	-12
<<is written	-23
<<it ,	-10
<<it .	-34
<<it a	-26
<<it against	-15
<<it all	-11
<<it and	-24
<<it as	-22
<<it at	-10
<<it before	-9
<<it by	-9
<<it comes	-17
<<it covers	-15
<<it cracks	-17
<<it doesn't	-20
<<it down	-20
<<it first	-16
<<it fits	-12
<<it for	-28
<<it from	-9
<<it gets	-37
<<it goes	-16
<<it has	-24
<<it have	-14
<<it in	-38
<<it inside	-11
<<it into	-35
<<it isn't	-17
<<it last	-16
<<it looks	-11
<<it may	-17
<<it needs	-18
<<it on	-27
<<it once	-12
<<it records	-14
<<it rests	-14
<<it says	-19
<<it should	-17
<<it so	13
<<it stops	-21
<<it that	-21
<<it the	-22
<<it then	-15
<<it through	-13
<<it till	-9
<<it to	-25
<<it under	-10
<<it up	-17
<<it was	-28
<<it wasn't	-10
<<it went	-10
<<it when	-13
<<it with	-23
<<it won't	-14
<<it you	-15
<<it |	-10
<<it'll be	-16
<<it's 0	-15
<<it's a	-20
<<it's about	28
<<it's all	-16
<<it's at	-14
<<it's been	-17
<<it's done	-19
<<it's for	16
<<it's free	-10
<<it's got	-9
<<it's in	-10
<<it's not	-28
<<it's one	-15
<<it's only	-18
<<it's still	-18
<<it's under	-17
<<item 0	-17
<<item is	-10
<<item with	-19
<<items ,	-12
<<items left	-14
<<its bag	-18
<<its own	-23
<<ivory ,	-15
<<jan ,	-11
<<january ,	-15
<<january because	-15
<<jar is	-15
<<jean ,	-8
<<jewellery ,	-13
<<jewelry ,	-15
<<job in	-12
<<job is	9
<<job on	-14
<<job to	-16
<<just a	-17
<<just the	-14
<<keep it	-26
<<keep saying	-11
<<keep the	-22
<<keeper of	-11
<<keeps the	-11
<<keeps them	-10
<<kept the	-16
<<key and	-17
<<key is	-9
<<key to	-11
<<key worker	-15
<<keys ,	-13
<<keys are	-12
<<keys for	-17
<<keys of	-9
<<keys to	-16
<<kids ,	-8
<<kids in	-16
<<kids or	-11
<<kilometres ,	-15
<<kilos of	-11
<<kind regards	-9
<<kindly prepare	-18
<<kitchen ,	-15
<<knee is	-14
<<knock the	-9
<<know how	-25
<<know what	-15
<<know where	-17
<<knows how	-21
<<knows what	-20
<<label and	-9
<<label on	-14
<<label with	-13
<<labels on	-18
<<laboratory in	-9
<<lad with	-15
<<ladder at	14
<<lady with	-17
<<laid on	-12
<<landing and	-17
<<language ,	-16
<<last ,	-10
<<last and	-16
<<last autumn	-9
<<last four	-9
<<last good	-13
<<last month	-17
<<last season	-21
<<last time	-14
<<last week	-14
<<last working	-10
<<last year	-27
<<last yr	15
<<late ,	-10
<<late and	-11
<<lawyer ,	-13
<<lay the	-21
<<lays the	-9
<<lead on	-12
<<lead reads	-14
<<leave ,	-11
<<leave a	-9
<<leave it	-19
<<leave out	-9
<<leave the	-10
<<leaves a	-14
<<leaves the	-18
<<leaves until	-12
<<leaving the	-14
<<led to	-12
<<left a	-10
<<left in	-10
<<left of	-14
<<left on	-14
<<left the	-18
<<leicester ,	-18
<<lending out	-19
<<length :	-18
<<length of	-10
<<lent to	-16
<<less than	-13
<<let in	-16
<<let the	-18
<<let them	-16
<<letter ,	-8
<<letter and	-11
<<letter from	-15
<<letting the	-22
<<lettings |	-8
<<lid ,	-13
<<lid and	-13
<<lift ,	-10
<<lift and	-9
<<lift the	-22
<<lifts the	-13
<<light the	-23
<<lights and	-12
<<like a	-48
<<like an	-12
<<like is	-20
<<like it	-15
<<like one	-18
<<like our	9
<<like that	-23
<<like us	-17
<<like you	-16
<<liked the	-14
<<likes everything	-14
<<limit is	-14
<<line ,	-13
<<line and	-10
<<line in	-14
<<line with	-23
<<list and	-15
<<list by	-9
<<list for	-26
<<list is	-9
<<list of	-13
<<list on	-14
<<litres of	-18
<<little ones	-20
<<live in	-17
<<lives in	-11
<<load ,	-18
<<load a	-24
<<loading ,	-9
<<loading and	-22
<<loading the	-17
<<loads the	-16
<<lock ,	-19
<<lock on	-15
<<lock the	-9
<<locked ,	-15
<<locked in	-14
<<log before	-11
<<log on	-9
<<log with	-20
<<lone working	-18
<<long and	-11
<<long as	-9
<<longer than	-8
<<look after	-24
<<look at	-26
<<look down	-17
<<look for	-41
<<look like	-18
<<look the	-14
<<look under	-13
<<look up	-11
<<looked at	-20
<<looked over	-19
<<looked up	-8
<<looks after	-12
<<looks at	-16
<<looks for	-16
<<looks like	-11
<<looks over	-9
<<looks up	-12
<<loop ,	-10
<<loop and	-16
<<loose ,	-16
<<lose the	-24
<<loss of	-11
<<lost 0	-13
<<lost a	-15
<<lost property	-14
<<lost the	-14
<<lot and	-10
<<lot in	-19
<<lot of	9
<<loud ,	-11
<<low ,	-9
<<lowers the	-16
<<luck and	-16
<<lumps ,	-11
<<lx :	-15
<<machine ,	-27
<<made by	-11
<<made fast	-11
<<made in	-14
<<made into	-18
<<make and	-17
<<make it	-30
<<make procedure	-16
<<make sure	-16
<<make the	-12
<<make this	-15
<<make-up on	-15
<<makes a	-20
<<makes the	-19
<<man ,	-14
<<man from	-21
<<manage a	-19
<<manage the	-9
<<manager ,	-10
<<manager and	-14
<<manager at	-21
<<manager is	-17
<<manager meets	-13
<<manager walks	-10
<<manner of	9
<<manual and	-13
<<many are	-8
<<maple hollow	-16
<<mark the	-14
<<marked with	-15
<<marks ,	-9
<<marta ,	-14
<<match ,	-9
<<match the	-20
<<matter of	-13
<<max 0	-12
<<may and	-12
<<may be	-9
<<may i	-17
<<may not	-12
<<me ,	-29
<<me .	12
<<me a	-19
<<me and	-18
<<me at	-14
<<me by	-13
<<me for	8
<<me how	-17
<<me something	-11
<<me the	-22
<<me to	-36
<<me what	-8
<<mean a	-13
<<means no	-11
<<means one	-10
<<means that	-18
<<means the	-18
<<measure the	-23
<<measured and	-14
<<measured with	-14
<<measures the	-9
<<meet the	-9
<<meeting ,	-26
<<meeting on	-12
<<members of	-18
<<memo to	-15
<<men ,	-13
<<mess and	-14
<<meter ,	-10
<<meter down	-13
<<method for	23
<<metre ,	-9
<<metres ,	-10
<<middle ,	-11
<<middle and	-12
<<middle of	-20
<<midnight and	-9
<<might be	-12
<<milk bank	17
<<milk of	-13
<<min ,	-19
<<minute ,	-18
<<minutes and	-19
<<minutes are	-17
<<minutes before	-27
<<minutes for	-27
<<minutes late	-8
<<minutes of	-34
<<minutes on	-10
<<minutes you	-14
<<minutes –	-13
<<missing ,	-8
<<missing :	-10
<<missing is	-17
<<missing the	-19
<<mix the	-18
<<mm ,	-11
<<mon +	-8
<<mon :	-17
<<monday ,	-14
<<monday and	-15
<<monday before	-21
<<monday the	-13
<<money ,	-9
<<month ,	-16
<<month ;	-10
<<month a	-23
<<month and	-15
<<month i	-10
<<month mean	-11
<<month the	11
<<months ,	-16
<<months we	-16
<<more ,	-11
<<more than	-20
<<morning !	-14
<<morning before	-16
<<morning the	-17
<<most of	-20
<<mostly for	-19
<<mostly in	-12
<<mould ,	-11
<<moulds in	-14
<<move the	-26
<<moved by	-10
<<moved to	-16
<<mushrooms on	-13
<<must be	-31
<<must have	-24
<<must match	-11
<<my brother	-14
<<my two	-16
<<name ,	-16
<<name and	-26
<<name is	-19
<<name it	-9
<<name of	-14
<<name on	-13
<<near the	-11
<<neck ,	-9
<<need ,	-17
<<need a	-46
<<need an	-13
<<need for	-17
<<need something	-20
<<need sop	-9
<<need the	-34
<<needed for	10
<<needles ,	-10
<<needs a	9
<<needs to	-8
<<nervous ,	-15
<<nests and	-8
<<net ,	-19
<<never by	-17
<<never drive	-10
<<never for	-20
<<never goes	-11
<<never in	-12
<<never on	-20
<<never over	-9
<<never put	-13
<<never the	-19
<<never with	-12
<<never wrote	-13
<<new girl	-10
<<new volunteers	-21
<<next meeting	-12
<<next time	-15
<<next to	-23
<<night ,	-19
<<night and	-14
<<night before	-9
<<night of	-12
<<night the	-20
<<nine hundred	11
<<nine metres	-15
<<ninety minutes	-9
<<no ,	-14
<<no car	-10
<<no dark	-22
<<no dry	-16
<<no feed	-10
<<no food	-12
<<no full	-9
<<no matter	-12
<<no more	-10
<<no not	-8
<<no nylon	-17
<<no one	-19
<<no other	-12
<<no phone	-17
<<no shows	-25
<<no sorry	-21
<<no the	-10
<<no wait	-17
<<nobody ever	-12
<<nobody gets	-11
<<nobody has	-8
<<nobody is	-9
<<nobody knew	-15
<<nobody on	-15
<<nobody opens	-10
<<nobody stands	-10
<<nobody uses	-15
<<nobody walks	-11
<<none ,	-13
<<none of	-8
<<noon and	-12
<<noor ,	-9
<<nose out	-9
<<not ,	-18
<<not a	-23
<<not allowed	-18
<<not at	-16
<<not even	-27
<<not for	-20
<<not in	-14
<<not just	-15
<<not my	-13
<<not off	-12
<<not on	-15
<<not one	-14
<<not pay	-8
<<not put	-10
<<not stop	-12
<<not the	-45
<<not through	-8
<<not to	-19
<<not too	-13
<<not touch	-11
<<not with	-13
<<note ,	-12
<<note on	14
<<note the	-10
<<note to	-14
<<notes ,	-11
<<notes any	-12
<<notes from	-16
<<nothing about	-21
<<nothing on	-24
<<nothing to	-11
<<notice ,	-14
<<noticed that	-18
<<now ,	-14
<<now and	-12
<<now has	-18
<<now the	-14
<<number ,	-9
<<number and	-15
<<number from	-13
<<number in	-16
<<number is	-15
<<number on	-30
<<number the	-13
<<numbered box	-13
<<numbers ,	-9
<<numbers are	-10
<<numbers go	-8
<<numbers on	-11
<<nurse ,	-11
<<nurse on	-9
<<obliged for	-26
<<observations :	-18
<<obtain a	-23
<<october ,	-9
<<of "	-15
<<of 0	-16
<<of an	-27
<<of doing	13
<<of each	-13
<<of eleven	-11
<<of five	17
<<of his	-15
<<of how	-23
<<of it	-19
<<of my	-17
<<of nine	-25
<<of our	-35
<<of supplier	-18
<<of that	-20
<<of their	-17
<<of three	-11
<<of up	-10
<<of us	-28
<<of what	-20
<<of who	-9
<<of you	-19
<<of your	-8
<<off ,	-27
<<off and	-23
<<off at	-13
<<off by	-11
<<off for	-20
<<off if	-8
<<off in	-11
<<off no	-11
<<off on	-11
<<off the	-29
<<off till	-16
<<off to	-10
<<off with	-9
<<offer goes	-10
<<offer them	-14
<<office ,	-14
<<office and	-11
<<office asks	-12
<<office is	-17
<<office on	-16
<<office wants	-10
<<officer and	-14
<<oh and	-14
<<oil ,	-14
<<oil and	-18
<<ok so	-22
<<ok that's	-17
<<okay so	-38
<<old ones	-19
<<old parts	-10
<<old railway	-19
<<on ,	-33
<<on 0	-11
<<on a	-47
<<on an	-9
<<on and	-22
<<on arrival	13
<<on at	-17
<<on both	-13
<<on call	-12
<<on changing	-14
<<on cleaning	-13
<<on day	-8
<<on every	-28
<<on first	-20
<<on for	-17
<<on form	-9
<<on friday	-22
<<on her	-13
<<on how	-38
<<on if	-8
<<on it	-12
<<on it's	-12
<<on monday	-22
<<on my	-22
<<on new	-17
<<on old	-11
<<on our	-17
<<on saturday	-16
<<on site	-12
<<on sunday	-10
<<on that	-11
<<on the	-25
<<on to	-15
<<on top	-14
<<on tuesday	-18
<<on two	-10
<<on us	-12
<<on wednesday	-18
<<on which	-9
<<once ,	-9
<<once and	-18
<<once at	-12
<<once the	-24
<<once with	-20
<<one ,	-24
<<one ;	-11
<<one and	-11
<<one at	-13
<<one before	-9
<<one by	-11
<<one doesn't	-14
<<one eye	-14
<<one for	-27
<<one goes	-11
<<one hour	-15
<<one in	-18
<<one is	-15
<<one man	-13
<<one minute	-12
<<one night	-14
<<one of	-29
<<one out	-14
<<one page	-20
<<one per	-12
<<one person	-20
<<one reads	-12
<<one sheet	-16
<<one takes	-17
<<one that	-15
<<one the	-9
<<one who	-20
<<one with	-19
<<one-pager on	-17
<<ones ,	-12
<<ones and	-9
<<ones go	-13
<<ones have	-10
<<only ,	-23
<<only after	-19
<<only by	-9
<<only from	-15
<<only if	-10
<<only one	-16
<<only take	-12
<<only the	-16
<<only then	12
<<only to	-14
<<only when	-17
<<only with	-9
<<onto the	-14
<<open ,	-8
<<open a	-9
<<open and	-13
<<open at	-9
<<open both	-10
<<open for	-17
<<open in	-21
<<open the	-23
<<open till	-12
<<opened and	-15
<<opened in	-11
<<opened the	-17
<<opened with	-14
<<opening :	-18
<<opening a	-14
<<opening up	-16
<<opens ,	-20
<<opens an	-15
<<opens the	-25
<<operator does	12
<<or a	-28
<<or an	-11
<<or any	-10
<<or in	-12
<<or it	-13
<<or it's	-22
<<or less	-12
<<or no	-17
<<or on	-11
<<or smelling	-9
<<or the	-29
<<or they	-17
<<or with	-17
<<or you	-12
<<order :	-19
<<order and	-10
<<order of	-26
<<order on	-15
<<other one	-15
<<other people's	-20
<<otherwise the	-15
<<otherwise you	-20
<<our archive	-18
<<our cleaning	-23
<<our falls	-21
<<our firm	9
<<our insurer	-14
<<our lab	14
<<our own	-19
<<our shop	-24
<<our studio	14
<<our two	-31
<<ours is	-31
<<ours was	-14
<<ourselves ,	-13
<<out ,	-27
<<out .	-19
<<out a	-15
<<out again	-15
<<out and	-14
<<out as	-18
<<out before	-16
<<out by	-10
<<out for	-24
<<out if	-12
<<out loud	-20
<<out of	-41
<<out on	-29
<<out onto	-19
<<out so	-9
<<out the	-22
<<out to	-22
<<out with	-26
<<out you	-10
<<outside the	-18
<<outside with	-12
<<oven 0	-15
<<over ,	-10
<<over 0	-22
<<over a	-20
<<over and	-14
<<over by	-16
<<over eight	-17
<<over on	-24
<<over to	-17
<<overnight in	-8
<<owner :	-10
<<owner of	-14
<<oyster mushrooms	-11
<<oysters in	-25
<<packing the	-25
<<page and	-10
<<page for	-15
<<page in	-17
<<pain ,	-13
<<paint ,	-13
<<panel ,	-16
<<panels ,	-18
<<paper .	8
<<paper and	-9
<<paper for	10
<<paper from	-10
<<paper how	-25
<<paper in	-17
<<paper on	9
<<paper what	-24
<<papers are	-11
<<park ,	-10
<<park :	-14
<<park a	-19
<<park the	-19
<<park where	-21
<<parking lot	-10
<<part on	-14
<<party :	-13
<<passenger is	-11
<<passengers on	-15
<<passes through	-24
<<passport ,	-11
<<past the	-20
<<patient for	-21
<<patient goes	-10
<<patient has	-10
<<patients with	-10
<<pay for	-23
<<payroll for	-18
<<pays the	-14
<<pens ,	-11
<<people ,	-20
<<people are	-16
<<people at	-10
<<people forget	-11
<<people in	-16
<<people know	9
<<people on	8
<<people were	-12
<<people with	-17
<<percent of	-11
<<person ,	-14
<<person at	-11
<<person on	-12
<<person who	-24
<<phone ,	-18
<<phone because	-9
<<phone the	-21
<<photo of	-27
<<photographed and	-17
<<photos of	-16
<<piano in	-17
<<pic of	-9
<<pick the	-10
<<pick up	-12
<<picks a	-12
<<picks up	-18
<<picture of	-17
<<pictures on	-9
<<pit is	-12
<<place near	-10
<<plate ,	-13
<<plate on	-16
<<plates ,	-18
<<please ,	-26
<<please have	-20
<<please make	-34
<<please stop	-11
<<please write	-18
<<plot ,	-14
<<pls ,	-16
<<pocket or	-9
<<point at	-17
<<points ,	-16
<<polished ,	-16
<<pool ,	-24
<<pool water	-23
<<port of	-13
<<portal and	-9
<<position ,	-18
<<post ,	-13
<<post office	-17
<<posts ,	-12
<<posts the	-13
<<pounds of	-13
<<power ,	-12
<<power at	-8
<<power off	-17
<<practice manager	-15
<<prefer something	-11
<<present :	-27
<<press ,	-15
<<press the	-9
<<price no	-16
<<print the	-17
<<print two	-11
<<prints the	-10
<<procedure ,	-26
<<procedure about	8
<<procedure for	24
<<procedure that	-17
<<procedure which	-14
<<process :	11
<<process for	22
<<produce a	13
<<production and	-14
<<project manager	-11
<<promised ,	13
<<promised the	-23
<<proper procedure	-19
<<proposed by	-12
<<props &	-14
<<prove the	-8
<<pull ,	-12
<<pull the	-21
<<pull up	-12
<<pulled by	-15
<<pulled to	-11
<<pulls the	-20
<<pump for	-19
<<purification tanks	-13
<<purpose :	-19
<<put a	-30
<<put back	-24
<<put down	11
<<put in	-26
<<put into	-14
<<put it	-17
<<put on	-27
<<put our	19
<<put out	-14
<<put that	-11
<<put the	-41
<<put them	-8
<<put together	10
<<put your	-14
<<puts on	-17
<<puts the	-13
<<puts their	-10
<<puts them	-9
<<putting up	12
<<quarantine of	-21
<<quarter ,	-12
<<quarter and	-16
<<quarter on	-11
<<quick one	-10
<<rack and	-9
<<rack by	-8
<<rack in	-12
<<radio ,	-11
<<radio at	-11
<<radios in	-13
<<rags in	-14
<<rail on	-12
<<raking the	-18
<<ramp and	-11
<<rang the	-12
<<rather than	-10
<<re :	23
<<read out	-11
<<read the	-25
<<readers are	-13
<<readings ,	-12
<<reads the	-26
<<reason ,	-12
<<reason and	-20
<<receipt and	-8
<<receipt in	-13
<<receipt of	-20
<<receives donated	-16
<<receiving of	-14
<<reception and	-17
<<record ,	-18
<<record it	-9
<<recording studio	-17
<<red ,	-10
<<red book	-12
<<red tag	-13
<<red tape	-10
<<ref :	-15
<<regard to	-20
<<regards ,	-9
<<register ,	-8
<<register and	-10
<<register in	-9
<<register on	-13
<<remains on	-14
<<rep is	-20
<<repair ,	-9
<<repair of	-10
<<replaces the	-8
<<report to	-18
<<reported that	-15
<<request :	15
<<request to	-9
<<requires a	-20
<<resident has	-19
<<resident is	-10
<<resolved that	18
<<responsible of	-21
<<rest ,	-9
<<rest in	-8
<<restart the	-11
<<restroom in	-8
<<rests for	-23
<<returns in	-12
<<rice and	-21
<<right ,	-14
<<right .	-9
<<right down	-8
<<right so	-18
<<right the	-14
<<ring ,	-10
<<ring and	-15
<<ring the	-26
<<rings ,	-12
<<rings from	-9
<<rings the	-17
<<rinse in	-11
<<rinse the	-9
<<rinsed and	-13
<<risk assessment	-11
<<road ,	-23
<<roll it	-10
<<rolled up	-13
<<ron ,	-16
<<room ,	-26
<<room :	-22
<<room after	-18
<<room and	-20
<<room by	-17
<<room in	-9
<<room is	9
<<room the	-11
<<room to	-10
<<room with	-10
<<rooms with	-16
<<round ,	-12
<<round and	-14
<<round at	-13
<<round by	-12
<<round every	-16
<<round in	-11
<<round the	-21
<<round with	-21
<<rules ,	-20
<<run ,	-15
<<run a	13
<<run by	-10
<<run it	-14
<<run to	-16
<<running ,	-13
<<running a	-21
<<running the	-20
<<runs the	-14
<<ruth ,	-13
<<safe and	-16
<<safe in	-13
<<said "	-22
<<said on	-17
<<said the	-17
<<said to	-18
<<sally ,	-14
<<same in	-11
<<samples at	-15
<<sandbags ,	-14
<<saturday ,	-11
<<saturday and	20
<<saw with	-14
<<say "	-16
<<say ,	-15
<<say hello	-10
<<say how	-14
<<say if	-17
<<say it	-14
<<say it's	-9
<<say that	-9
<<say the	-12
<<say what	-16
<<say yes	-19
<<says "	-23
<<says ,	-22
<<says it's	-12
<<says no	-11
<<says the	-19
<<scanned ,	-10
<<scanned and	-10
<<scans the	-12
<<school ,	-12
<<school and	-20
<<school has	-17
<<schools and	13
<<scrap that	-19
<<scrape the	-17
<<screen :	-12
<<scrubbed with	-8
<<seal number	-9
<<searches the	-14
<<season ,	-15
<<season and	-15
<<seat ,	-14
<<seat and	-14
<<second ,	-14
<<second feature	-12
<<second mechanic	-12
<<second one	-9
<<second person	-23
<<second tuesday	-13
<<seconds ,	-16
<<secretary of	-13
<<section ,	-17
<<see it	-10
<<see the	-10
<<seen the	-11
<<sees the	-10
<<send a	-9
<<send them	-11
<<send you	-20
<<sends the	-26
<<sensor ,	-9
<<sent ,	-10
<<sent back	-13
<<sent to	-22
<<sentence ,	-9
<<sentences ,	-16
<<september ,	-21
<<service ,	-13
<<service for	-11
<<set ,	-19
<<set in	-13
<<set of	12
<<set off	-8
<<set out	-15
<<set the	-19
<<sets of	-8
<<setting up	-27
<<seventy and	-10
<<she calls	-16
<<she can	-10
<<she does	-22
<<she had	-17
<<she has	-19
<<she is	-20
<<she measures	-8
<<she rings	-9
<<she says	8
<<she shows	-16
<<she takes	-11
<<she then	-15
<<she wants	12
<<she was	-17
<<she writes	-15
<<shedding ,	-16
<<sheet ,	-13
<<sheet and	-22
<<sheet from	-14
<<sheet in	-16
<<sheet is	-18
<<sheet on	14
<<sheet that	-17
<<shells that	-21
<<shift ,	-10
<<shift at	-13
<<shift lead	15
<<shift with	-13
<<shipper for	-13
<<shop ,	-12
<<shop and	-19
<<shop floor	-12
<<shop in	-11
<<short of	-15
<<short on	-11
<<should be	-33
<<should say	-13
<<should take	-15
<<show ,	-13
<<show how	-22
<<show one	-13
<<show the	-12
<<show them	-13
<<show to	-15
<<shows his	-19
<<shut ,	-8
<<shut and	-11
<<shut down	-18
<<shut the	-8
<<shut until	-9
<<side ,	-10
<<side of	-18
<<sides ,	-12
<<sides of	-10
<<sign language	-19
<<sign out	-9
<<sign the	-11
<<signature in	-13
<<signed by	-8
<<signs for	-11
<<signs in	-8
<<signs the	-14
<<since a	-19
<<since the	-31
<<since then	-15
<<since two	-13
<<sit in	-16
<<sit on	-17
<<site :	-11
<<sits at	-13
<<sits with	-18
<<six hundred	-17
<<six is	-24
<<six months	-14
<<six she	-13
<<six weeks	-11
<<sixteen and	-12
<<size and	-8
<<size of	-11
<<skip the	-12
<<slacken the	-10
<<sleep better	-21
<<sleeves ,	-11
<<slip ,	-19
<<slip with	-13
<<slow ,	-13
<<sluice ,	-20
<<smell ,	-15
<<smell every	-16
<<smell of	-15
<<smells ,	-9
<<smells like	-21
<<smoke test	-17
<<smoker ,	-13
<<smoking ,	-13
<<so ,	19
<<so .	-8
<<so :	-16
<<so a	-31
<<so before	-22
<<so does	-15
<<so first	-12
<<so for	-13
<<so i	-20
<<so i'm	-34
<<so ignore	-12
<<so it	-13
<<so it's	15
<<so no	-16
<<so that	-40
<<so the	-49
<<so there's	-14
<<so they're	-14
<<so um	12
<<so we	-24
<<so what	-8
<<so when	-20
<<so would	-17
<<so you	-25
<<soap and	-19
<<some of	-19
<<somebody else's	-10
<<somebody has	15
<<somebody is	-11
<<somebody please	-13
<<someone at	-15
<<someone else	-17
<<someone from	-12
<<someone is	-25
<<someone on	-9
<<something about	8
<<something for	16
<<something in	-16
<<something on	11
<<something the	-20
<<soon as	-19
<<sop for	20
<<sorry ,	-17
<<sorry about	-29
<<sorry for	-18
<<sort of	-26
<<sound ,	-15
<<sound like	-17
<<speed and	-9
<<spoon ,	-9
<<spray the	-15
<<spreaders ,	-14
<<spring we	-14
<<square ,	-11
<<squeeze a	-10
<<staff of	-17
<<staff sign	16
<<stage ,	-15
<<stage manager	-8
<<stairs at	-11
<<stamped on	-10
<<stamps ,	-16
<<stand behind	-11
<<stand by	-9
<<stand in	-23
<<stand on	-16
<<stand there	-9
<<standard for	20
<<stands at	-19
<<stands in	-9
<<stands on	-20
<<start ,	-11
<<start at	-17
<<start from	-14
<<start the	-9
<<start with	-24
<<starting with	-14
<<starts when	-10
<<starts with	-18
<<stations in	-11
<<stay behind	-10
<<stays on	-22
<<stays with	9
<<steel ,	-12
<<step at	-11
<<step |	-17
<<steps ,	-13
<<steps and	-13
<<stick the	-15
<<sticker on	-19
<<still have	-14
<<stood in	-16
<<stop ,	-9
<<stop and	-16
<<stop in	-16
<<stop the	-10
<<stop to	-9
<<stopped ,	-9
<<stopped a	-18
<<stops the	-21
<<stops when	-17
<<store and	-14
<<stored in	-11
<<stoves ,	-10
<<straight from	-12
<<straight into	-10
<<straight to	-10
<<straps ,	-10
<<string ,	-18
<<stroke on	-16
<<stuck in	-13
<<studio in	-16
<<subject :	38
<<subject is	14
<<such a	-16
<<such as	-12
<<suitable for	-21
<<summer and	-12
<<summer we	-21
<<sunday ,	-16
<<sunday after	-13
<<supposed to	-18
<<sure that	-11
<<surgery in	-14
<<switch the	15
<<system ,	-16
<<table ,	-14
<<table :	-15
<<table and	-12
<<table with	-14
<<tag ,	-9
<<tag line	-11
<<tag number	-14
<<tag on	-13
<<take a	-26
<<take down	-20
<<take out	-27
<<take the	-24
<<taken at	-12
<<taken in	-13
<<taken on	-9
<<taken to	-10
<<takes a	-10
<<takes in	-29
<<takes it	-9
<<takes over	-12
<<takes the	-26
<<taking a	-17
<<taking on	-14
<<taking the	-17
<<talking into	-10
<<talks to	-10
<<tank ,	-10
<<tape goes	-9
<<tape the	-11
<<taped beside	-9
<<team ,	-11
<<team of	-8
<<technician looks	-15
<<telephones the	-17
<<tell me	-19
<<tell the	-28
<<tell them	-32
<<tell you	11
<<tells the	-16
<<tells them	-23
<<temperature and	-12
<<temperature in	-19
<<temperature of	-14
<<ten at	-10
<<ten centimetres	-10
<<ten minutes	-18
<<test and	-16
<<test the	-16
<<test with	-13
<<tested on	-11
<<tested with	-8
<<tester on	-9
<<tests the	-15
<<text for	-12
<<than "	-11
<<than 0	-10
<<than a	-14
<<than five	-17
<<than one	-10
<<than the	-15
<<than three	-11
<<thank you	-16
<<thanks a	-12
<<thanks for	-24
<<that ,	-21
<<that an	-22
<<that as	13
<<that both	-14
<<that case	-8
<<that covers	11
<<that goes	-18
<<that has	-15
<<that have	-21
<<that he	-14
<<that in	-10
<<that is	-45
<<that isn't	-14
<<that it's	-11
<<that last	-10
<<that my	-14
<<that no	-19
<<that on	-13
<<that one	-19
<<that only	-16
<<that our	-18
<<that says	16
<<that stops	-19
<<that tells	-17
<<that then	-19
<<that time	-17
<<that was	-22
<<that we	-16
<<that were	-14
<<that won't	-14
<<that you	-8
<<that your	-19
<<that'll do	-15
<<that's a	-19
<<that's about	-11
<<that's been	-18
<<that's how	-17
<<that's it	-17
<<that's not	-15
<<that's the	-20
<<that's what	-10
<<that's when	-17
<<that's your	-12
<<thats a	-15
<<the "	-17
<<the ,	-24
<<the 0	-24
<<the account	-11
<<the acid	-10
<<the adult	-9
<<the agent	-14
<<the air	-21
<<the alarm	-9
<<the altar	-16
<<the anchors	-15
<<the animal	-8
<<the app	-18
<<the apprentices	-14
<<the archdeacon's	-14
<<the assistant	-19
<<the attendant	8
<<the audiologist	-11
<<the audit	-11
<<the auxiliary	-13
<<the back	-10
<<the bag	-13
<<the bags	-18
<<the bank	-18
<<the barn	-14
<<the bed	-17
<<the belt	-14
<<the bench	-12
<<the big	-22
<<the bike	-17
<<the binder	-15
<<the bishop's	-17
<<the bit	-12
<<the black	-11
<<the blade	-15
<<the blood	-12
<<the blue	-17
<<the board	-12
<<the boards	-15
<<the boat	-15
<<the boiler	-15
<<the bonnet	-15
<<the book	-10
<<the booking	-21
<<the books	-12
<<the booth	-15
<<the bottom	-26
<<the bouncy	-12
<<the bow	-10
<<the brake	-14
<<the branch	-13
<<the bridge	-17
<<the broken	-15
<<the brown	-11
<<the brush	-13
<<the bucket	-14
<<the building	-9
<<the bus	-19
<<the buses	-13
<<the cab	-9
<<the cage	-9
<<the call	-11
<<the camera	-8
<<the candles	-20
<<the card	-20
<<the cat	-10
<<the chain	-14
<<the chair	-13
<<the check	-14
<<the chief	-17
<<the child	-11
<<the child's	-19
<<the children's	-11
<<the chlorine	-13
<<the church	-17
<<the clerk	-20
<<the client	-18
<<the cold	-12
<<the college	-15
<<the colour	-15
<<the coloured	-8
<<the commodity	-9
<<the company	-22
<<the concert	-10
<<the consent	-20
<<the conservator	-12
<<the contractor	-10
<<the control	-15
<<the coordinator	-16
<<the costume	-23
<<the council	-19
<<the counter	-12
<<the courier	-18
<<the covers	-21
<<the crane	-17
<<the crew	-8
<<the cross	-9
<<the customer	-26
<<the cycle	-11
<<the daily	-23
<<the dark	-14
<<the date	-12
<<the day	-12
<<the deaf	-17
<<the decon	-9
<<the department	-8
<<the desk	-20
<<the disc	-14
<<the distributor	-18
<<the document	-12
<<the door	-24
<<the doors	-11
<<the drain	-10
<<the drive-in	-10
<<the drop	-8
<<the drum	-12
<<the dutch	-10
<<the duty	-16
<<the early	-22
<<the emergency	-16
<<the end	-19
<<the engine	-25
<<the envelope	-22
<<the espresso	-17
<<the family	-13
<<the fan	-11
<<the feed	-13
<<the field	-20
<<the filters	-12
<<the fire	-20
<<the firing	-10
<<the first	-25
<<the fish	-8
<<the fitter	-12
<<the flask	-15
<<the flat	-16
<<the float	-16
<<the floor	-13
<<the folder	-17
<<the forest	-15
<<the frame	-8
<<the freezer	-14
<<the friday	-23
<<the fridge	-22
<<the frost	-16
<<the full	-16
<<the gas	-10
<<the gate	-13
<<the gates	-13
<<the generator	-22
<<the girl	-22
<<the good	-12
<<the green	-17
<<the ground	-16
<<the guard	-12
<<the guest	-18
<<the gutter	-11
<<the hair	-16
<<the hand	-24
<<the handheld	-14
<<the handover	-13
<<the hatch	-17
<<the head	-22
<<the health	-9
<<the highest	-9
<<the hire	-10
<<the hood	-17
<<the hook	-14
<<the hospital	-22
<<the hot	-17
<<the hour	-14
<<the house	-11
<<the housing	-15
<<the ice	-24
<<the inspection	-15
<<the instruction	-18
<<the instructor	-8
<<the insurance	-9
<<the intake	-11
<<the internet	-11
<<the irish	-10
<<the jetty	-18
<<the job	-17
<<the jump	-14
<<the junction	-8
<<the keeper	-18
<<the key	-10
<<the keys	-16
<<the kitchen	-14
<<the lab	-16
<<the label	-9
<<the labels	-19
<<the lace	-10
<<the lad	-20
<<the ladder	-11
<<the ladders	-14
<<the ladies	-13
<<the lads	-11
<<the lake	-8
<<the lamp	-16
<<the landlord	-8
<<the last	-40
<<the late	-9
<<the law	-14
<<the lead	-20
<<the left	-12
<<the leg	-16
<<the lens	-15
<<the licence	-13
<<the light	-16
<<the line	-18
<<the list	-14
<<the loader	-15
<<the log	-16
<<the long	-14
<<the lot	-12
<<the lower	-16
<<the machine	-19
<<the machines	-18
<<the machinist	-13
<<the manager	-14
<<the marionettes	-11
<<the master	-10
<<the mats	-11
<<the mechanic	-14
<<the member	-11
<<the metal	-30
<<the misses	-9
<<the moment	13
<<the money	-12
<<the morning	-32
<<the most	-17
<<the motor	-9
<<the moulds	-14
<<the mouth	-18
<<the museum	-12
<<the national	-10
<<the nearest	-21
<<the needful	-16
<<the neighbour's	-15
<<the neighbours	-17
<<the network	-9
<<the new	-12
<<the next	-13
<<the night	-30
<<the non	-14
<<the north	-19
<<the nose	-12
<<the number	-15
<<the numbers	-8
<<the nurse	-15
<<the office	-28
<<the on-call	-17
<<the one	-23
<<the only	-30
<<the operator	-33
<<the order	12
<<the other	-14
<<the outer	-16
<<the outside	-10
<<the owner	-16
<<the owner's	-10
<<the paper	-17
<<the parent	-10
<<the parish	-22
<<the parrot	-11
<<the partner	-11
<<the party	-11
<<the passenger	-19
<<the password	-13
<<the patient	-24
<<the payment	-17
<<the people	-10
<<the person	-14
<<the phone	-17
<<the piano	-24
<<the piece	-11
<<the pilot	-14
<<the pink	-10
<<the plant	-11
<<the plate	-12
<<the police	-11
<<the pool	-19
<<the porter	-13
<<the press	-15
<<the pressure	-11
<<the price	-16
<<the primary	-15
<<the producer	-15
<<the property	-14
<<the public	-19
<<the pump	-9
<<the quarantine	-17
<<the queue	-21
<<the quiet	-13
<<the rack	-13
<<the rail	-23
<<the ramp	-12
<<the reader	-9
<<the reading	-13
<<the receptionist	-14
<<the record	-10
<<the red	-23
<<the reef	-12
<<the registrar	-10
<<the repair	-9
<<the report	-8
<<the request	-11
<<the rescue	-19
<<the reset	-17
<<the resident	-13
<<the rest	-8
<<the rider	-10
<<the right	-11
<<the ringing	-8
<<the rinse	-11
<<the road	-17
<<the roof	-19
<<the room	-25
<<the ropes	-14
<<the round	-15
<<the royal	-18
<<the safe	-13
<<the safety	-11
<<the same	-29
<<the sample	-10
<<the sand	-13
<<the saturday	-18
<<the scan	-10
<<the school	-19
<<the school's	-11
<<the scoop	-11
<<the screen	-11
<<the sealed	-10
<<the season	15
<<the second	-22
<<the secretary	14
<<the senior	-10
<<the set	-15
<<the sexton	-12
<<the shared	-18
<<the shed	-14
<<the sheep	-22
<<the shelf	-9
<<the shelves	-17
<<the ship	-9
<<the shop	-19
<<the shredder	-20
<<the side	-12
<<the skin	-8
<<the skipper	-11
<<the slip	-11
<<the small	-13
<<the smoke	-20
<<the soft	-18
<<the sop	-10
<<the sound	-17
<<the spray	-15
<<the spring	-9
<<the staff	-29
<<the stage	-15
<<the stairs	-10
<<the star	-19
<<the state	-12
<<the station	-15
<<the stern	-8
<<the sticker	-22
<<the storage	-9
<<the strong	-13
<<the studio	-13
<<the summer	-16
<<the sunday	-20
<<the superintendent	-9
<<the supervisor	-22
<<the supply	-9
<<the tack	-14
<<the tail	-13
<<the tank	-11
<<the tap	-11
<<the teaching	-12
<<the technician	-18
<<the temperature	-9
<<the tester	-12
<<the the	25
<<the thermostat	-10
<<the thing	-17
<<the third	-11
<<the three	-14
<<the ticket	-19
<<the time	-22
<<the top	-9
<<the tower	-21
<<the tractor	-21
<<the trolley	-13
<<the truck	-10
<<the trustees	-16
<<the tube	-8
<<the tunnel	-13
<<the um	-21
<<the union	-13
<<the uv	-11
<<the vaccination	-16
<<the valve	-9
<<the van	-21
<<the very	-18
<<the vet	-18
<<the vet's	-9
<<the village	-16
<<the volunteer	-11
<<the volunteers	11
<<the wall	-20
<<the washer	-13
<<the weather	-16
<<the week	-11
<<the weekly	-22
<<the weight	-14
<<the wheel	-19
<<the wheels	-9
<<the white	-16
<<the whole	-35
<<the wind	-16
<<the windows	-20
<<the wolf	-18
<<the wool	-13
<<the word	-20
<<the work	-15
<<the worst	-23
<<the wrong	9
<<the yard	-20
<<the yellow	-20
<<the young	-17
<<theatre of	-11
<<their name	-12
<<their own	-8
<<them ,	-19
<<them .	-19
<<them ;	-19
<<them a	-17
<<them and	15
<<them are	-13
<<them at	-8
<<them back	-9
<<them down	-15
<<them for	-31
<<them have	-15
<<them into	-17
<<them on	-19
<<them the	-28
<<them through	-16
<<them to	-29
<<them what	-20
<<then ,	-11
<<then 0	-10
<<then a	-17
<<then check	-19
<<then everyone	-10
<<then goes	-9
<<then he	-18
<<then hold	-15
<<then it's	-17
<<then on	-17
<<then one	-8
<<then open	11
<<then put	-13
<<then run	-9
<<then she	-10
<<then take	-22
<<then the	-41
<<then we	-11
<<then you	-30
<<there ,	-18
<<there :	-15
<<there and	-20
<<there any	-14
<<there are	-27
<<there for	-11
<<there has	-8
<<there is	-31
<<there isn't	-12
<<there on	-20
<<there was	-28
<<there were	-10
<<there'd be	16
<<there's a	-40
<<there's always	-9
<<there's an	16
<<there's no	-12
<<these are	12
<<they are	-20
<<they can	-20
<<they come	-12
<<they don't	-17
<<they feel	-11
<<they get	-13
<<they go	-21
<<they had	-16
<<they have	-22
<<they like	-21
<<they need	-10
<<they pay	-17
<<they read	-13
<<they ring	-11
<<they say	-14
<<they sign	-15
<<they sit	-11
<<they think	-12
<<they won't	-15
<<they write	-18
<<they'd like	-11
<<they're on	-25
<<they've been	-17
<<they've got	-17
<<they've had	-16
<<thing ,	-14
<<thing .	14
<<thing and	-16
<<thing at	-9
<<thing in	-13
<<thing is	-18
<<thing the	-21
<<thing when	-19
<<thing with	-19
<<things ,	-8
<<things :	-20
<<things for	-21
<<think the	-17
<<thinners ,	-12
<<third of	-13
<<thirds ,	-11
<<thirty bar	-9
<<thirty inch	-14
<<this :	-14
<<this as	-11
<<this in	-12
<<this into	9
<<this is	-12
<<this month	-34
<<this season	-12
<<this thing	-10
<<this time	-19
<<this to	-15
<<this up	-22
<<those are	-9
<<those in	-14
<<three ,	-13
<<three different	-21
<<three in	-12
<<three no	-16
<<three of	-11
<<three things	-13
<<three times	-14
<<three to	-18
<<three tries	-12
<<three weeks	14
<<through and	-11
<<through every	-11
<<through her	-23
<<through the	-38
<<throw the	-11
<<thrown away	-17
<<thursday on	-12
<<thursday the	-13
<<ticked on	-11
<<ticket and	-15
<<ticket goes	-14
<<ticket in	-14
<<tie it	-18
<<tie out	-12
<<tied to	-13
<<till it	-11
<<till it's	-15
<<till the	-27
<<time ,	-16
<<time and	-29
<<time of	-10
<<time the	-13
<<time to	-12
<<time when	-17
<<times a	-11
<<times are	-9
<<times the	-9
<<tinting a	-12
<<tip and	-8
<<tip on	-20
<<tip the	-11
<<title :	27
<<title in	-12
<<to 0	-21
<<to :	-41
<<to a	-31
<<to agree	-15
<<to all	-23
<<to arrange	-14
<<to ask	-18
<<to be	-45
<<to both	-13
<<to buy	-14
<<to call	-8
<<to change	-15
<<to do	18
<<to draft	-24
<<to end	-21
<<to feed	-14
<<to find	-14
<<to fit	-22
<<to four	-10
<<to get	9
<<to give	-10
<<to go	-12
<<to half	-9
<<to hear	-14
<<to her	-8
<<to him	-16
<<to hold	-11
<<to it	-11
<<to its	-13
<<to keep	-15
<<to know	-34
<<to leave	-11
<<to look	-14
<<to make	-32
<<to match	-18
<<to me	-16
<<to obtain	-23
<<to open	-13
<<to other	-14
<<to people	-11
<<to produce	-18
<<to put	-21
<<to room	-14
<<to run	-15
<<to say	9
<<to see	21
<<to send	-31
<<to show	-27
<<to shut	-14
<<to six	-12
<<to stand	-19
<<to take	-23
<<to tell	-16
<<to that	-13
<<to the	-28
<<to their	-16
<<to three	-12
<<to touch	-10
<<to two	-21
<<to use	-11
<<to visitors	-14
<<to whoever	-13
<<to you	-16
<<today ,	8
<<together ,	-22
<<together with	-18
<<told by	-8
<<told me	-14
<<told the	-24
<<told to	-11
<<told us	-20
<<tomasz ,	13
<<too .	-8
<<took a	-10
<<took home	-19
<<took over	-17
<<tools in	-10
<<top up	-15
<<topic :	14
<<torch ,	-19
<<torch and	-13
<<touch the	-19
<<touches the	-16
<<toward the	-16
<<traffic is	-14
<<trap is	-16
<<tray ,	-8
<<tree work	-17
<<truck ,	-19
<<truck on	-13
<<trustees have	-23
<<try the	-23
<<tues 0	-13
<<tuesday ,	-9
<<tuesday so	-11
<<tuesdays and	-13
<<turn ,	9
<<turn it	-17
<<turn my	-14
<<turn off	-11
<<turn on	-9
<<turn or	-9
<<turn the	-16
<<turn this	-13
<<turned up	-13
<<turns off	-16
<<turns on	-24
<<turns the	-15
<<twenty minutes	-25
<<twice ,	-16
<<twice a	-11
<<two ,	-11
<<two and	-15
<<two apprentices	-8
<<two counters	-8
<<two days	-16
<<two for	-8
<<two hours	-11
<<two in	-13
<<two is	-11
<<two minutes	-19
<<two on	-18
<<two people	-21
<<two to	-14
<<two weeks	-13
<<uh ,	-18
<<uh a	-20
<<uh the	-20
<<um so	-11
<<um the	-29
<<um you	-8
<<under 0	-17
<<under a	-16
<<under five	-11
<<under the	-29
<<under where	-12
<<underneath ,	-13
<<undo the	-13
<<uniforms :	-9
<<unit with	-12
<<unless it's	-16
<<unless the	-21
<<unplug the	-10
<<until now	-18
<<until the	-30
<<until then	-14
<<up ,	-31
<<up .	-13
<<up after	-10
<<up and	-20
<<up as	-24
<<up at	-11
<<up by	-17
<<up doing	-11
<<up how	-22
<<up in	-29
<<up is	10
<<up like	-9
<<up on	-20
<<up or	-10
<<up so	-16
<<up the	-44
<<up to	-26
<<up with	-10
<<up you	-21
<<upon the	14
<<us a	-11
<<us and	-18
<<us at	-11
<<us for	11
<<us how	-10
<<us in	-15
<<us on	-12
<<us put	-22
<<us that	-18
<<us the	-21
<<us to	-16
<<us with	-11
<<use it	-11
<<use the	-22
<<used for	-21
<<used in	-10
<<uses a	-15
<<using the	-10
<<vaccination card	-16
<<van and	-10
<<version for	-10
<<visit of	-11
<<visit to	-19
<<visor ,	-8
<<volume ,	-16
<<volunteers ,	-16
<<volunteers do	-17
<<w /	-37
<<w the	-11
<<wait ,	-9
<<wait for	-34
<<wait till	-18
<<wait until	-14
<<waiting for	-10
<<waits for	-18
<<walk every	-15
<<walk in	-15
<<walk on	-15
<<walk the	-14
<<walk to	-19
<<walking to	-19
<<walks the	-23
<<walks through	-9
<<wall ,	-15
<<wall by	-9
<<wall of	-21
<<want a	26
<<want every	-19
<<want is	-16
<<want it	-17
<<want something	-16
<<want the	17
<<want this	-19
<<want us	-24
<<wants a	-41
<<wants it	-22
<<wants our	14
<<warm the	-19
<<was a	-25
<<was an	-9
<<was asked	-16
<<was for	-10
<<was given	-12
<<was good	-14
<<was here	-9
<<was hoping	-18
<<was i	-22
<<was in	-17
<<was left	-15
<<was not	-9
<<was on	-16
<<was the	-14
<<was told	-10
<<was very	-8
<<wash and	-12
<<wash the	-22
<<washing of	-21
<<watch for	-16
<<watch on	-18
<<watch the	-13
<<watches the	-23
<<watching the	-9
<<water ,	-28
<<water and	-30
<<water is	-12
<<water not	-13
<<water on	-11
<<wax ,	-12
<<wax and	-19
<<wax goes	-16
<<way a	-22
<<way and	-18
<<way of	18
<<way round	-13
<<way that	-10
<<way the	-16
<<way to	22
<<way we	-15
<<we all	-24
<<we are	-13
<<we ask	-21
<<we bring	-15
<<we call	-20
<<we can	-13
<<we can't	-14
<<we check	-21
<<we clean	-12
<<we close	-14
<<we count	-13
<<we cut	-20
<<we did	-13
<<we dip	-18
<<we do	28
<<we don't	-33
<<we export	-11
<<we give	-13
<<we go	-24
<<we got	-21
<<we grow	-26
<<we had	-33
<<we hold	-17
<<we lay	-10
<<we leave	-15
<<we let	-20
<<we lift	-16
<<we look	-18
<<we lose	-15
<<we lost	-27
<<we make	-16
<<we move	-25
<<we only	-14
<<we open	-10
<<we opened	-9
<<we pay	-8
<<we put	-23
<<we read	-9
<<we really	-14
<<we refund	-11
<<we respond	-21
<<we ring	-18
<<we say	-22
<<we see	-9
<<we show	-16
<<we stop	-20
<<we sweep	-18
<<we take	-25
<<we tell	-11
<<we tune	-19
<<we use	-24
<<we walk	-9
<<we want	-19
<<we weigh	-21
<<we were	-12
<<we write	-26
<<we'd like	-10
<<we're a	-22
<<we're not	-9
<<we've a	-14
<<we've got	-20
<<we've had	-20
<<wednesday ,	-12
<<wednesday the	-18
<<week ,	-18
<<week and	-15
<<week in	-13
<<weeks ,	-9
<<weeks and	-13
<<weeks on	-19
<<weigh the	-12
<<weight ,	-14
<<weight off	-12
<<weight on	-9
<<welding ,	-14
<<well ,	-25
<<well is	-20
<<well not	-18
<<well the	-19
<<went back	-11
<<went home	-12
<<went missing	-16
<<went on	-9
<<went to	-15
<<were let	-18
<<wet or	-11
<<what a	-10
<<what do	-11
<<what else	-24
<<what happened	-11
<<what happens	15
<<what he	-11
<<what i	-26
<<what i'm	-21
<<what if	-11
<<what she	-17
<<what the	-23
<<what they	-22
<<what to	-50
<<what we	-43
<<what went	-13
<<what you	-21
<<what you're	-24
<<what's been	-10
<<what's in	-20
<<what's on	-9
<<whatever they	-10
<<wheels on	-11
<<when ,	-17
<<when a	14
<<when it	-14
<<when it's	-22
<<when somebody	-12
<<when the	-50
<<when they	-18
<<when we	-25
<<when you	-13
<<whenever the	-8
<<where a	-16
<<where it	-16
<<where the	-32
<<where they	-11
<<where was	-18
<<whether it	-10
<<whether the	-18
<<which case	-18
<<which is	-17
<<which means	-11
<<while i	-10
<<while it's	-19
<<while the	-22
<<while you're	-18
<<whistle ,	-14
<<whitcombe ,	-11
<<white ,	-16
<<who ,	-15
<<who can	-20
<<who carried	-14
<<who did	-9
<<who does	-17
<<who has	-25
<<who have	-14
<<who is	-17
<<who knows	14
<<who left	-17
<<who only	-12
<<who takes	-20
<<who wants	-12
<<who was	8
<<who writes	-11
<<who |	-25
<<who's on	-16
<<who's writing	-23
<<whoever answers	-14
<<whoever does	-12
<<whoever has	-12
<<whoever is	-27
<<whoever sees	17
<<whoever's in	-18
<<whoever's told	-10
<<whole thing	-18
<<why the	-10
<<wife and	-16
<<will ask	-10
<<will be	-22
<<will get	-17
<<will not	-16
<<wind ,	-10
<<wind is	-13
<<windows and	-8
<<wings with	-13
<<wiped with	-14
<<wires ,	-17
<<with 0	-19
<<with a	-38
<<with an	-20
<<with grey	-14
<<with him	-15
<<with hot	-16
<<with me	-15
<<with my	-24
<<with no	-25
<<with nobody	-9
<<with one	-12
<<with the	-17
<<with their	-11
<<with three	-16
<<with time	-9
<<with two	-17
<<with us	-9
<<with warm	-16
<<with what	-9
<<with you	-9
<<within 0	-14
<<within five	-15
<<without a	-26
<<without the	-26
<<wool isn't	-13
<<word "	-10
<<words to	-11
<<work ,	-11
<<work from	-10
<<work in	-15
<<work on	-22
<<work with	-27
<<working ,	-12
<<working in	-19
<<works on	-21
<<worn on	-9
<<would be	-22
<<would not	-11
<<wrap it	-11
<<wren ,	-10
<<write both	-19
<<write in	-12
<<write it	-11
<<write on	-11
<<write one	-21
<<write the	-23
<<write them	-12
<<write this	-15
<<write to	-13
<<write up	19
<<write-up of	18
<<writes a	-12
<<writes down	-16
<<writes the	-16
<<writing ,	-30
<<writing about	18
<<writing that	-13
<<written before	-17
<<written down	-24
<<written for	23
<<written in	-15
<<written method	-14
<<written on	18
<<written procedure	-32
<<written routine	-35
<<written thing	-14
<<written up	-16
<<wrong ,	-15
<<x 0	-12
<<yard ,	-8
<<yeah .	-11
<<yeah hi	-21
<<yeah so	16
<<year ,	-16
<<year a	11
<<year and	-14
<<year we	-18
<<years ,	-13
<<years and	-15
<<years of	-19
<<yellow card	-9
<<yes .	-14
<<you ,	-21
<<you a	-19
<<you about	8
<<you and	-16
<<you are	-14
<<you ask	-23
<<you asked	-24
<<you at	-18
<<you be	-14
<<you both	-17
<<you call	-16
<<you can	-28
<<you can't	-11
<<you change	-8
<<you check	-20
<<you could	-18
<<you did	-9
<<you do	-27
<<you don't	-23
<<you drive	-12
<<you feel	-14
<<you fill	-11
<<you find	-25
<<you for	-29
<<you get	10
<<you go	-28
<<you have	-19
<<you know	-38
<<you leave	-15
<<you like	-19
<<you look	-18
<<you mix	-14
<<you my	-10
<<you need	-17
<<you off	-11
<<you on	-16
<<you only	-16
<<you open	-11
<<you phone	-19
<<you pull	-14
<<you put	-23
<<you read	-19
<<you ring	-20
<<you say	-17
<<you see	-25
<<you stand	-9
<<you start	-15
<<you stick	-16
<<you strip	-13
<<you take	-13
<<you tell	-29
<<you text	-9
<<you the	-12
<<you to	-27
<<you turn	-15
<<you use	-19
<<you wait	-13
<<you walk	-20
<<you will	-12
<<you write	-14
<<you'll have	-9
<<you'll hear	-12
<<your hand	-16
<<your own	-14
<<£ 0	-19
<<§ 0	-18
<<– 0	-10
<<– about	-13
<<– no	-16
<=	-35
<>	-20
<?	-26
<@	-24
<[	-24
<[" busy	-13
<[" documented	-22
<[" for	-18
<[" going	12
<[" hot	-18
<[" in	-12
<[" man	8
<[" the	-26
<[% we	-8
<[& sons	-15
<[( bring	-17
<[( late	-12
<[( no	-13
<[( replaces	-11
<[) ltd	-11
<[) the	-15
<[* no	-14
<[* open	-14
<[+ thu	-8
<[, a	-40
<[, ada	-15
<[, after	-26
<[, all	-30
<[, anneke	-9
<[, apparently	-8
<[, applies	-13
<[, ashes	-11
<[, ask	-13
<[, before	-30
<[, beginning	-13
<[, bend	-10
<[, bent	-16
<[, between	-24
<[, black	-16
<[, blade	-13
<[, bleed	-8
<[, bleeding	-14
<[, blind	-13
<[, book	-13
<[, books	-18
<[, bottled	-8
<[, box	-9
<[, brass	-16
<[, bring	-28
<[, brush	-15
<[, by	-23
<[, caps	-12
<[, car	-17
<[, card	-22
<[, cash	-21
<[, change	-17
<[, changing	-20
<[, check	-22
<[, checks	-15
<[, children	-13
<[, chip	-12
<[, chocks	-9
<[, clean	-16
<[, close	-22
<[, code	-10
<[, coffee	-16
<[, colours	-11
<[, computer	-9
<[, couple	-13
<[, cracks	-14
<[, cut	-11
<[, dab	-8
<[, day	-10
<[, dealer	-10
<[, description	-20
<[, do	-27
<[, each	-20
<[, eh	-8
<[, eighty	-15
<[, emergency	-17
<[, end	-21
<[, est	-14
<[, every	-40
<[, everything	-10
<[, excuse	-11
<[, feed	-11
<[, femi	-10
<[, fill	10
<[, filling	21
<[, fire	-10
<[, first	-24
<[, flex	-13
<[, fold	-15
<[, folded	-8
<[, for	-34
<[, four	-23
<[, fridges	-8
<[, front	-15
<[, frozen	-8
<[, gallons	-13
<[, gas	-8
<[, gate	-14
<[, get	-17
<[, going	-17
<[, greetings	-11
<[, guns	-18
<[, hamish	-9
<[, hand	-15
<[, handles	-17
<[, hearing	-12
<[, holds	-16
<[, honestly	-13
<[, hospital	-9
<[, hot	-11
<[, how	-37
<[, i.e	-12
<[, if	-28
<[, in	-27
<[, including	-22
<[, it's	-31
<[, jewelry	-14
<[, job	10
<[, key	-19
<[, keys	-12
<[, kiln	-12
<[, knees	-9
<[, laptop	-17
<[, leavers	13
<[, lemon	-9
<[, lids	-12
<[, lift	-8
<[, line	-16
<[, load	-12
<[, lock	-13
<[, look	-16
<[, lot	-17
<[, lowers	-9
<[, machine	-12
<[, make	-14
<[, manifest	-8
<[, manny	-17
<[, marjorie	-10
<[, masks	-17
<[, mirror	-8
<[, mount	-9
<[, move	-8
<[, my	-25
<[, nearly	-12
<[, new	-27
<[, night	-10
<[, nine	-9
<[, no	-25
<[, nobody	-21
<[, nor	-8
<[, nov	-9
<[, ola	-10
<[, oldest	-10
<[, olu	-11
<[, on	-28
<[, once	-14
<[, one	-38
<[, open	-26
<[, our	-23
<[, packing	-15
<[, paint	-19
<[, phone	11
<[, plants	-12
<[, posted	-13
<[, primary	-22
<[, procedure	-10
<[, prop	-11
<[, prosthetics	-12
<[, quick	-25
<[, rake	-9
<[, receipt	-8
<[, refill	-12
<[, release	-11
<[, repeat	-8
<[, return	-18
<[, roll	-13
<[, run	-13
<[, safety	-13
<[, school	-11
<[, scoop	-12
<[, scrub	-10
<[, sheet	-16
<[, shift	-17
<[, shut	-10
<[, sign	-9
<[, soak	-13
<[, somebody	-16
<[, sonde	-16
<[, spine	-11
<[, spray	-16
<[, starting	-23
<[, stop	-16
<[, strapped	-9
<[, stu	-13
<[, sunday	-16
<[, sweep	-13
<[, swim	-10
<[, take	-31
<[, takes	-26
<[, teeth	-9
<[, temperature	-9
<[, the	-19
<[, thermostat	-11
<[, they	-31
<[, thinned	-19
<[, thx	-17
<[, tires	-14
<[, to	-22
<[, top	12
<[, trays	-13
<[, tues	-12
<[, tug	-9
<[, u	-11
<[, unit	-10
<[, upside	-13
<[, upstairs	-13
<[, upwind	-9
<[, usually	-17
<[, valid	-12
<[, vendor	-14
<[, ventilation	-17
<[, visor	-11
<[, wash	-9
<[, water	-20
<[, waterproof	-12
<[, we	-26
<[, welding	-21
<[, well	-21
<[, what	-28
<[, whatever	-13
<[, when	-32
<[, where	-31
<[, who	-30
<[, whoever	-16
<[, wig	-11
<[, written	-12
<[- hand	-20
<[- house	-13
<[- lock	-13
<[- new	-12
<[- one	-20
<[- the	-17
<[- vents	-12
<[- wet	-15
<[- what	-14
<[. after	-13
<[. all	-11
<[. ask	-17
<[. blower	-10
<[. card	-17
<[. check	-21
<[. day	-14
<[. each	-11
<[. fire	-21
<[. first	-14
<[. hang	-10
<[. i	-21
<[. if	-21
<[. in	-12
<[. it's	-16
<[. land	-11
<[. lock	-18
<[. look	-12
<[. no	-25
<[. nobody	-16
<[. on	-15
<[. one	-18
<[. open	-12
<[. run	-16
<[. shoot	-13
<[. somebody	-10
<[. stop	-15
<[. take	-17
<[. test	-19
<[. the	-25
<[. to	-12
<[. water	-15
<[. we	-23
<[. what	-25
<[. when	-14
<[. wind	-15
<[/ a	-16
<[/ brine	-11
<[/ no	-8
<[/ the	-22
<[0 a	-15
<[0 a.m	-11
<[0 before	-12
<[0 by	-8
<[0 check	-15
<[0 cm	-14
<[0 db	-9
<[0 dec	-9
<[0 dog	-22
<[0 dogs	15
<[0 dollars	-15
<[0 feb	-10
<[0 first	-22
<[0 for	-13
<[0 grit	-15
<[0 hectares	-17
<[0 if	-11
<[0 in	-11
<[0 inches	-13
<[0 items	-14
<[0 km/h	-15
<[0 kt	-8
<[0 lbs	-9
<[0 load	-11
<[0 mg/l	-10
<[0 mins	-23
<[0 mph	-20
<[0 new	-26
<[0 nm	-10
<[0 no	-23
<[0 nov	-14
<[0 o'clock	-11
<[0 oct	-11
<[0 on	-16
<[0 one	-17
<[0 oz	-17
<[0 ppm	-17
<[0 quid	-14
<[0 releases	-15
<[0 sec	-10
<[0 sept	-16
<[0 test	-21
<[0 the	-32
<[0 to	-8
<[0 we	-25
<[0 when	-11
<[0 yr	-10
<[0 yrs	-8
<[: after	-23
<[: ah	-17
<[: all	-18
<[: ask	-18
<[: cable	14
<[: cash	11
<[: clean	-15
<[: close	-14
<[: conservation	-11
<[: do	-12
<[: facilities	-11
<[: first	-13
<[: food	-12
<[: fw	-22
<[: fwd	-21
<[: gas	-13
<[: gate	-12
<[: gus	-16
<[: head	-21
<[: how	8
<[: i	-43
<[: if	-16
<[: in	-18
<[: internal	-18
<[: it's	-10
<[: j	-19
<[: k	-12
<[: leavers	9
<[: lift	-14
<[: look	-11
<[: morning	-21
<[: no	-22
<[: nobody	-12
<[: one	-21
<[: open	-9
<[: opening	11
<[: permit	-15
<[: phone	-12
<[: props	11
<[: receiving	9
<[: rig	-15
<[: rules	-15
<[: shut	-14
<[: spray	-13
<[: stewards	-19
<[: stop	-31
<[: superintendent	-13
<[: take	-26
<[: the	-56
<[: they	-15
<[: to	-16
<[: vendor	8
<[: we	-36
<[: when	-10
<[: where	-11
<[: who	-20
<[; a	-25
<[; if	-16
<[; no	-15
<[; nobody	-14
<[; the	-24
<[; we	-14
<[= no	-12
<[= stop	-12
<[> no	-9
<[? if	-10
<[^ a	-15
<[^ accounts	-23
<[^ achterberg	-12
<[^ action	-21
<[^ adeyemi	-11
<[^ advances	-10
<[^ after	-33
<[^ agnes	-12
<[^ allergen	-15
<[^ alright	-26
<[^ amir	-16
<[^ an	-22
<[^ aob	-18
<[^ aoife	-16
<[^ apologise	-11
<[^ applicator	-12
<[^ applies	-24
<[^ apprentices	-11
<[^ approach	-11
<[^ ask	-38
<[^ attending	-23
<[^ attn	-12
<[^ author	-11
<[^ autoclave	-13
<[^ aye	-12
<[^ babies	-10
<[^ backflush	-9
<[^ background	-10
<[^ balls	-18
<[^ barrier	-15
<[^ batches	-10
<[^ bathroom	-9
<[^ bea	-12
<[^ bed	-14
<[^ beds	-9
<[^ before	13
<[^ begin	-12
<[^ bereavement	-12
<[^ between	-26
<[^ bindings	-13
<[^ biscuits	-11
<[^ bisque	12
<[^ black	-12
<[^ blade	-16
<[^ blood	9
<[^ blown	-17
<[^ boarding	12
<[^ boiler	-16
<[^ bonding	-16
<[^ book	-13
<[^ books	-19
<[^ bread	-16
<[^ bright	-15
<[^ bring	-21
<[^ british	-24
<[^ brush	9
<[^ buckets	-12
<[^ build	-8
<[^ bunny	-15
<[^ by	-20
<[^ cable	-19
<[^ car	8
<[^ card	-10
<[^ carts	-9
<[^ cc	-16
<[^ chairs	-19
<[^ change	-22
<[^ check	-40
<[^ checking	19
<[^ checks	-16
<[^ cheers	-12
<[^ children	-16
<[^ chilled	-17
<[^ chip	-12
<[^ choir	11
<[^ clean	-34
<[^ clerk's	-14
<[^ client	-23
<[^ cllr	-11
<[^ close	-19
<[^ closing	9
<[^ clothes	-11
<[^ code	-9
<[^ coin	-15
<[^ cold	-15
<[^ collect	-15
<[^ collection	9
<[^ colour	-8
<[^ combs	-22
<[^ comments	-15
<[^ complaints	8
<[^ consignment	-11
<[^ containers	-10
<[^ context	-17
<[^ contractors	-25
<[^ copier	-9
<[^ corrections	-19
<[^ couple	-10
<[^ crates	-12
<[^ crowd	-12
<[^ daily	13
<[^ dal	-16
<[^ day	-10
<[^ dead	-19
<[^ deal	-13
<[^ debt	-13
<[^ deckhand	-11
<[^ deductions	-15
<[^ deferred	-12
<[^ dented	-10
<[^ deposits	-12
<[^ derek	-11
<[^ detectors	-11
<[^ dip	-22
<[^ dispatcher	-13
<[^ disputes	-16
<[^ distribution	-16
<[^ do	-26
<[^ does	-16
<[^ dogs	-20
<[^ doyle	-11
<[^ drive	-13
<[^ drunk	13
<[^ drying	18
<[^ dust	-13
<[^ e	-10
<[^ each	-24
<[^ elderly	-12
<[^ empties	-15
<[^ empty	14
<[^ engineering	-13
<[^ enter	-10
<[^ equipment	-15
<[^ estate	9
<[^ every	-44
<[^ everything	-23
<[^ fabric	-20
<[^ feed	-12
<[^ fill	-18
<[^ finch	-14
<[^ first	-15
<[^ fit	-17
<[^ float	12
<[^ fold	-13
<[^ for	-34
<[^ four	-19
<[^ freezer	14
<[^ friends	-15
<[^ front	-9
<[^ frost	-16
<[^ frozen	-14
<[^ fuel	12
<[^ fwd	-15
<[^ gather	-14
<[^ gel	-11
<[^ general	-13
<[^ generate	-14
<[^ generator	-15
<[^ get	-25
<[^ grain	17
<[^ grand	-10
<[^ grease	8
<[^ great	-17
<[^ greenhouse	17
<[^ greet	-16
<[^ grit	11
<[^ gun	-15
<[^ guns	-13
<[^ gus	-10
<[^ gwen	-15
<[^ ha	-13
<[^ haha	-16
<[^ hall	-13
<[^ hamish	-10
<[^ hand	-15
<[^ handbrake	-11
<[^ hang	10
<[^ head	-26
<[^ headphones	-11
<[^ hearing	-8
<[^ heavy	-18
<[^ hence	-23
<[^ hiya	-19
<[^ holds	-15
<[^ home	-19
<[^ horse	9
<[^ horses	14
<[^ host	-17
<[^ house	-10
<[^ household	-14
<[^ how	-18
<[^ i	-68
<[^ ice	11
<[^ identity	12
<[^ if	-52
<[^ impedance	-10
<[^ imran	-15
<[^ in	-47
<[^ inspect	-16
<[^ instruments	-13
<[^ intake	-9
<[^ isolate	-11
<[^ it's	-39
<[^ jaz	-13
<[^ jess	-14
<[^ jo	-16
<[^ jog	-15
<[^ judge	-15
<[^ keys	-17
<[^ kill	-13
<[^ kiln	-12
<[^ kim	-12
<[^ kit	8
<[^ knife	9
<[^ labels	-18
<[^ langar	19
<[^ laptop	-10
<[^ large	-17
<[^ leaking	-22
<[^ lids	-11
<[^ lift	-16
<[^ lightning	10
<[^ lindqvist	-11
<[^ line	-9
<[^ linen	8
<[^ lisle	-9
<[^ load	-22
<[^ loads	-18
<[^ loans	-13
<[^ lock	-21
<[^ look	-33
<[^ lorna	-16
<[^ lot	10
<[^ lotte	-11
<[^ ludlow	-13
<[^ lx	-10
<[^ mailbox	-13
<[^ make	-27
<[^ make-up	-18
<[^ man	-22
<[^ management	-17
<[^ marcus	-11
<[^ marisol	-12
<[^ marshal	-17
<[^ marta	-14
<[^ master	12
<[^ meat	-17
<[^ medicines	9
<[^ meds	-12
<[^ meera	-16
<[^ mice	-13
<[^ might	-13
<[^ mine	-16
<[^ minors	15
<[^ miss	-10
<[^ moisture	-9
<[^ morning	-47
<[^ mortars	-12
<[^ my	-50
<[^ nap	-9
<[^ needles	-11
<[^ niamh	-20
<[^ night	-13
<[^ no	-53
<[^ nobody	-21
<[^ nobody's	-11
<[^ nope	-17
<[^ nuts	-16
<[^ objects	11
<[^ okafor	-10
<[^ okonjo	-12
<[^ olu	-8
<[^ omar	-14
<[^ on-call	-17
<[^ once	-26
<[^ one	-36
<[^ open	-13
<[^ opening	-15
<[^ opens	-15
<[^ order	-18
<[^ osei	-18
<[^ our	-49
<[^ outboards	14
<[^ outgoing	-19
<[^ outing	-13
<[^ oyster	13
<[^ packing	12
<[^ pagerduty	-15
<[^ pam	-16
<[^ panto	-9
<[^ parcels	-12
<[^ parents'	-11
<[^ parish	-18
<[^ passengers	-16
<[^ patient	13
<[^ perfect	-19
<[^ permit	-14
<[^ permits	-15
<[^ petra	-11
<[^ pharmacy	-20
<[^ phone	-21
<[^ pick-up	21
<[^ piers	-9
<[^ pilot	-28
<[^ pip	-15
<[^ pitch	-15
<[^ policy	-18
<[^ pool	12
<[^ postage	-10
<[^ posters	-16
<[^ prepared	-10
<[^ prices	-20
<[^ procedure	-28
<[^ projector	11
<[^ prop	-14
<[^ proposed	-13
<[^ props	-16
<[^ puppet	-9
<[^ quill	-21
<[^ quite	-10
<[^ raise	-13
<[^ rats	-9
<[^ refill	-9
<[^ release	-20
<[^ remarks	-8
<[^ remote	17
<[^ rent	-15
<[^ rental	16
<[^ repair	-18
<[^ rescue	-18
<[^ reset	12
<[^ residents	-12
<[^ resolved	-19
<[^ responsibility	-15
<[^ reyes	-8
<[^ rgds	-10
<[^ roll	-20
<[^ ron	-15
<[^ room	9
<[^ rub	-10
<[^ run	-24
<[^ runner	-9
<[^ sample	-9
<[^ sato	-16
<[^ scissors	-11
<[^ seals	-10
<[^ seed	13
<[^ server	10
<[^ shanice	-19
<[^ sharps	-13
<[^ she'd	-18
<[^ sheep	20
<[^ sheet	-20
<[^ sign	-26
<[^ siren	-12
<[^ smalls	-12
<[^ smile	-13
<[^ soak	-13
<[^ soft	-21
<[^ soiled	12
<[^ solar	12
<[^ sop	-19
<[^ sorting	-24
<[^ spray	-17
<[^ squeeze	-18
<[^ stick	-16
<[^ stir	-10
<[^ stop	-23
<[^ strain	-8
<[^ stu	-15
<[^ submit	-12
<[^ sugar	-14
<[^ supplier	-11
<[^ swarm	15
<[^ sweep	-14
<[^ swing	-16
<[^ swiss	-15
<[^ take	-36
<[^ taking	11
<[^ talk	-12
<[^ taps	-9
<[^ teams	-9
<[^ teeth	-12
<[^ temperature	18
<[^ tenants	-11
<[^ test	-32
<[^ testing	-26
<[^ thats	-23
<[^ the	-33
<[^ they	-47
<[^ tips	-10
<[^ to	-19
<[^ topic	-11
<[^ toys	-18
<[^ tree	17
<[^ ugh	-16
<[^ uniforms	-8
<[^ unlock	-16
<[^ used	-12
<[^ v2	-12
<[^ valuables	-14
<[^ van	-13
<[^ vat	10
<[^ vehicles	-19
<[^ vinegar	-18
<[^ volunteer	-18
<[^ wash	-21
<[^ washing	9
<[^ water	11
<[^ wave	-13
<[^ we	-18
<[^ weekly	-17
<[^ weigh	-30
<[^ welcome	-16
<[^ wendell	-15
<[^ wet	-28
<[^ what	-65
<[^ whatever	-22
<[^ when	-14
<[^ where	-26
<[^ whitaker	-15
<[^ who	-11
<[^ whoever	-10
<[^ winch	11
<[^ wind	-29
<[^ wooden	-19
<[^ wording	-22
<[^ work	-16
<[^ yep	-17
<[^ yo	-20
<[^ yusuf	-13
<[a beer	-19
<[a bent	-12
<[a bird	-9
<[a black	-15
<[a blade	13
<[a blocked	-19
<[a blood	-9
<[a book	-20
<[a booking	-32
<[a box	-18
<[a boy	-12
<[a burst	-8
<[a cable	16
<[a candidate	-18
<[a car	-35
<[a caravan	-16
<[a card	-29
<[a carpet	-23
<[a cask	-13
<[a certain	-12
<[a certified	-12
<[a change	-11
<[a checklist	-13
<[a click	13
<[a client	9
<[a closet	-10
<[a code	16
<[a coin	-9
<[a comb	-20
<[a condition	-26
<[a contractor	-11
<[a converted	-15
<[a correction	-24
<[a couple	-12
<[a crib	-18
<[a crisp	-15
<[a crown	-10
<[a day	-26
<[a death	-16
<[a defect	-13
<[a description	-27
<[a dismissal	-12
<[a dog	-25
<[a donation	-13
<[a donor	-11
<[a drawing	-17
<[a dull	-13
<[a failed	-25
<[a fallen	-16
<[a family-run	-15
<[a field	-20
<[a finger's	-17
<[a fire	-30
<[a first	-23
<[a fish	-13
<[a float	-15
<[a food	9
<[a fortnight	-10
<[a gallon	-11
<[a gap	-29
<[a gentleman	-18
<[a gp	-17
<[a grand	-15
<[a grave	-23
<[a great	-12
<[a guest	-33
<[a guide	-20
<[a hand	-20
<[a hand's	-22
<[a handful	-16
<[a handler	-16
<[a head	-15
<[a heading	-10
<[a hire	-17
<[a hollow	-10
<[a horseshoe	-8
<[a hot	10
<[a hurry	-9
<[a job	-9
<[a joke	-8
<[a key	-22
<[a kick	-13
<[a kid's	-18
<[a knife	-14
<[a lady's	-12
<[a learner	-15
<[a lift	-15
<[a line	-20
<[a link	-14
<[a loan	11
<[a local	11
<[a lock	12
<[a look	-18
<[a lot	-28
<[a man	-26
<[a marine	-12
<[a mattress	-16
<[a measuring	-16
<[a member	-20
<[a mess	-12
<[a million	-12
<[a mobile	10
<[a monthly	19
<[a mountain	13
<[a moving	-14
<[a nest	-18
<[a new	-31
<[a night	-20
<[a novel	-10
<[a nut	13
<[a one	-13
<[a one-pager	-16
<[a passenger	-13
<[a patient	-31
<[a pattern	-14
<[a pdf	-13
<[a phone	-13
<[a pic	-15
<[a pleasant	-14
<[a postcard	-12
<[a poster	-18
<[a procedure	-23
<[a proper	-30
<[a rash	-20
<[a receipt	-18
<[a referral	-8
<[a refund	-14
<[a relief	-11
<[a repair	-12
<[a resident	16
<[a returned	-15
<[a rolling	-9
<[a room	-16
<[a rubbing	-12
<[a run	-15
<[a runbook	-17
<[a sample	-21
<[a scaffold	-21
<[a school	-13
<[a sheet	-36
<[a shift	-18
<[a shoe	-21
<[a slant	-14
<[a supplier	-22
<[a swollen	-19
<[a tank	-15
<[a tenant	-20
<[a tent	-9
<[a test	-27
<[a toolbox	-12
<[a two-person	-19
<[a van	-13
<[a vehicle	-15
<[a veil	-13
<[a volunteer	-11
<[a wedding	-30
<[a wet	-17
<[a wheelchair	-15
<[a work	-20
<[a wound	-21
<[a write-up	-19
<[able to	-17
<[about a	-22
<[about allergies	-21
<[about an	14
<[about blood	-25
<[about fitting	-24
<[about four	-19
<[about how	13
<[about issuing	16
<[about language	17
<[about late	14
<[about loading	14
<[about nine	-16
<[about our	-21
<[about taking	14
<[about the	23
<[above a	-17
<[above the	-28
<[accident in	-20
<[across the	-20
<[adjust the	-12
<[adviser checks	-10
<[after a	-25
<[after an	-19
<[after drying	-21
<[after each	-8
<[after every	-23
<[after four	-19
<[after the	-29
<[after what	-21
<[afterwards the	-8
<[again after	-18
<[again on	-8
<[again the	-11
<[again when	-19
<[against the	-25
<[agency nurses	-10
<[ago a	-18
<[agree on	-21
<[agreed on	-20
<[agreed to	-19
<[aid kit	-12
<[air temperature	-16
<[all branches	-15
<[all day	-9
<[all do	-24
<[all four	-22
<[all in	-17
<[all keys	16
<[all new	-16
<[all on	-18
<[all our	-25
<[all the	-33
<[allotment society	-15
<[allowed to	-20
<[alone in	-18
<[along the	-17
<[already on	-11
<[also a	-23
<[also the	-22
<[also when	-18
<[always a	-13
<[always the	-10
<[am dictating	-13
<[am responsible	-18
<[am speaking	-9
<[am the	-23
<[among the	-11
<[amount on	-8
<[an actual	-13
<[an angle	-13
<[an electric	-11
<[an emergency	-14
<[an employee	-8
<[an extra	-13
<[an incident	13
<[an instruction	10
<[an interpreter	-18
<[an open	-16
<[an operation	-8
<[an sop	-37
<[and a	-35
<[and after	-22
<[and almost	-12
<[and an	16
<[and ask	-11
<[and asks	-16
<[and before	-16
<[and bring	-17
<[and by	-21
<[and calls	-15
<[and carries	9
<[and check	-16
<[and checks	-16
<[and children	-11
<[and circulate	-16
<[and close	-13
<[and coffee	-10
<[and collects	16
<[and counts	-13
<[and cutter	-20
<[and dead	-10
<[and delete	-9
<[and disinfect	-12
<[and disinfected	-13
<[and do	-18
<[and does	-12
<[and dogs	-13
<[and dried	-17
<[and drive	-16
<[and each	-22
<[and eighty	-14
<[and every	-27
<[and everything	-8
<[and families	-22
<[and feed	-17
<[and first	-12
<[and for	-19
<[and four	-16
<[and front	-16
<[and get	-15
<[and gives	-30
<[and hand	-15
<[and hang	-13
<[and holds	-13
<[and honestly	-12
<[and how	-28
<[and if	-28
<[and in	-18
<[and it's	-20
<[and jo	-14
<[and kyle	-13
<[and listens	-12
<[and loading	-25
<[and lock	-11
<[and look	-12
<[and make	-18
<[and medicines	-10
<[and mentions	-15
<[and mine	-9
<[and my	-21
<[and new	-18
<[and night	-19
<[and no	-15
<[and nobody	-16
<[and on	-10
<[and once	-16
<[and one	-28
<[and open	-11
<[and our	-29
<[and overlap	-11
<[and phone	-15
<[and photographs	-17
<[and quite	-8
<[and racks	-12
<[and reads	-11
<[and return	-21
<[and run	-24
<[and salinity	-10
<[and saves	-13
<[and shouts	-8
<[and shut	-10
<[and sign	-9
<[and somebody	-15
<[and spits	-8
<[and spray	-15
<[and stayed	-15
<[and stick	-18
<[and stop	-13
<[and take	-35
<[and takes	-28
<[and temperature	-10
<[and test	10
<[and they	-23
<[and thin	-8
<[and thursdays	-13
<[and to	-20
<[and trunk	-11
<[and tug	-12
<[and turned	-9
<[and underwear	-12
<[and used	-13
<[and walks	-15
<[and water	-12
<[and we	-51
<[and what	-37
<[and when	-25
<[and whenever	-17
<[and where	-12
<[and who	-13
<[and whoever	-17
<[and written	-13
<[another person	-10
<[answer the	-9
<[answers the	-10
<[any chance	-9
<[anybody on	-19
<[anyone who	-9
<[anything in	-13
<[anything the	-16
<[anything written	-27
<[applies to	-16
<[approved by	-13
<[are a	-45
<[are all	-12
<[are binned	-9
<[are chalked	-13
<[are dealt	-17
<[are drawn	-12
<[are first	-18
<[are fitted	-18
<[are going	-29
<[are heated	-8
<[are in	-17
<[are reviewed	-12
<[are run	-12
<[are scraped	-8
<[are scrubbed	-13
<[are shut	-23
<[are stamped	-9
<[are stripped	-11
<[are the	-22
<[are they	-11
<[are to	-12
<[are unloaded	-12
<[are we	-8
<[are wound	15
<[are written	-10
<[arm in	-9
<[around the	-16
<[arrival the	-10
<[as an	-19
<[as discussed	-21
<[as on	-10
<[as one	-10
<[as our	-10
<[as the	-38
<[as they	-15
<[as to	-13
<[as well	-15
<[ask client	-12
<[ask each	-20
<[ask for	-12
<[ask how	-25
<[ask if	-9
<[ask the	-26
<[ask what	-14
<[ask who	-9
<[asked by	-24
<[asked for	-31
<[asked to	-27
<[asked what	-11
<[asked who	-12
<[asking for	-21
<[asks for	-20
<[asks four	-12
<[asks how	-13
<[asks if	-12
<[asks the	-24
<[asks who	-10
<[assistant checks	-11
<[assistant opens	-16
<[at a	-33
<[at all	-18
<[at an	-13
<[at close	-9
<[at closing	-21
<[at each	-12
<[at end	-8
<[at every	-19
<[at first	-14
<[at four	-15
<[at home	-13
<[at midnight	-11
<[at minus	-10
<[at my	-12
<[at night	-28
<[at nine	-8
<[at once	-14
<[at one	-16
<[at our	-37
<[at pickup	-17
<[at the	-42
<[at what	-16
<[attendant opens	-22
<[auction house	-16
<[autumn the	-10
<[away the	-16
<[baby room	-9
<[back a	-11
<[back before	-24
<[back for	-8
<[back in	-16
<[back on	-17
<[back the	-20
<[back to	-15
<[background check	-11
<[backward to	-12
<[bag in	-11
<[bags get	-9
<[bait stations	-11
<[bakery in	-9
<[ballots in	-8
<[band on	-10
<[bank holiday	-10
<[bank receives	18
<[bank the	15
<[bank transfer	-13
<[bare metal	-11
<[bars to	-9
<[be a	-15
<[be able	-15
<[be appreciated	-9
<[be blamed	-10
<[be doing	-16
<[be drawn	-17
<[be eternally	-9
<[be glad	-9
<[be grateful	-23
<[be in	-12
<[be isolated	-15
<[be issued	-17
<[be no	-16
<[be obliged	-21
<[be on	-18
<[be one	-16
<[be pregnant	-12
<[be reached	-10
<[be the	-17
<[be turned	-15
<[be used	-19
<[be written	-10
<[because a	-21
<[because if	-14
<[because my	-13
<[because nobody	-24
<[because our	-13
<[because the	-26
<[because they	-14
<[because we	-16
<[bed bug	-13
<[bed bugs	-15
<[been a	-19
<[been in	-18
<[been used	-16
<[before a	-33
<[before anything's	-15
<[before each	-20
<[before first	-16
<[before i	-18
<[before leaving	-19
<[before loading	-18
<[before opening	-20
<[before the	-40
<[before they	-25
<[before we	-24
<[behind a	-9
<[behind the	-20
<[being a	-17
<[belongs in	-10
<[beside the	-11
<[better if	-21
<[between groups	-17
<[between nine	-13
<[between sessions	-10
<[between the	-29
<[black henna	-14
<[blade change	-17
<[blocked in	-21
<[blood on	-13
<[blood thinners	-17
<[blow the	-21
<[blue transfer	-13
<[board in	-15
<[boards the	-12
<[book the	-18
<[book what	-16
<[booked for	-14
<[booking in	-24
<[books for	-11
<[books the	-22
<[booth by	-8
<[both gates	-13
<[both in	-12
<[both on	-20
<[both sign	-9
<[both the	-14
<[both ways	-11
<[bottle to	-8
<[bottom keeping	-14
<[bought the	-16
<[bouncy castle	-12
<[box for	-11
<[box in	-8
<[box to	-14
<[boxes get	-15
<[branch on	-14
<[breast milk	-14
<[bring a	-9
<[bring in	-10
<[bring the	-21
<[brings the	-27
<[brought to	-11
<[bucket for	-16
<[but a	-15
<[but it's	-17
<[but no	-11
<[but one	-13
<[but the	-31
<[but they	-14
<[but what	-15
<[button for	-9
<[by a	-14
<[by an	-12
<[by col	-13
<[by four	-12
<[by hand	-33
<[by lena	-10
<[by one	-13
<[by our	-19
<[by registered	-17
<[by room	-17
<[by the	-42
<[by whoever	-12
<[cable car	-11
<[cage key	-11
<[call the	-23
<[called by	-21
<[called for	-13
<[calls the	-28
<[calls to	-12
<[came in	-11
<[can do	-16
<[can get	-12
<[can hand	-12
<[can lift	-14
<[can make	-19
<[can one	-17
<[can release	-10
<[can reorder	-10
<[can somebody	-18
<[can the	-13
<[can we	-23
<[can work	-14
<[can't do	-18
<[can't get	-13
<[can't take	-18
<[cancel the	-16
<[cancels on	-11
<[cap on	-15
<[captain calls	-14
<[car in	-13
<[car seats	-11
<[car wash	-17
<[card before	-14
<[card in	-18
<[card on	-13
<[card travels	-9
<[care assistants	-13
<[care home	-22
<[care how	-10
<[care what	-15
<[carried on	-9
<[carries a	-10
<[carries the	-16
<[carry the	-18
<[case we	-12
<[cat in	-12
<[caught fire	-16
<[centre in	-21
<[certificate on	-15
<[chair in	-13
<[chalks the	-13
<[change a	-16
<[change every	-13
<[change the	-11
<[changed every	-15
<[changed the	-20
<[changes the	-17
<[changing the	-19
<[charge a	-16
<[check before	-13
<[check every	-15
<[check in	-19
<[check it's	-12
<[check the	-33
<[checked by	-10
<[checked for	-11
<[checked in	-21
<[checking the	-21
<[checks first	-11
<[checks for	-17
<[checks in	-14
<[checks on	-22
<[checks the	-30
<[children in	-15
<[chlorine on	-14
<[chock the	-16
<[church hall	-24
<[claim check	-14
<[clean the	-32
<[clean water	-12
<[cleaning the	-23
<[clear procedure	-22
<[clear the	-23
<[clearing the	-17
<[clerk asks	-10
<[clerk for	-10
<[click on	-12
<[climbing gym	-11
<[clip the	-16
<[clips on	-12
<[close every	-14
<[close the	-20
<[closes the	-10
<[closing the	-25
<[coffee machine	-13
<[cold room	-12
<[cold water	-19
<[collected after	-17
<[collected by	-12
<[collection the	-11
<[collects the	-20
<[color for	-9
<[come for	-11
<[come in	-26
<[come on	-18
<[come to	-23
<[comes first	-9
<[comes in	-31
<[comes the	-10
<[comes to	-10
<[coming in	-10
<[comma no	-13
<[commodity code	-9
<[compares the	-15
<[complaint in	-10
<[confirmed the	-8
<[control room	-15
<[controlled drugs	-23
<[cool for	-10
<[coordinator takes	-13
<[copy the	-12
<[costume hire	-23
<[could do	-20
<[could hand	-16
<[could somebody	-17
<[count before	-8
<[count on	-9
<[count the	-20
<[counted each	-11
<[counter in	-11
<[counter the	-19
<[counts in	-8
<[counts the	-11
<[cover the	-20
<[covering the	-22
<[covers on	-11
<[covers the	-15
<[crane book	-16
<[crematorium the	11
<[crew does	-11
<[crew on	-12
<[crib sheet	-17
<[cross the	-16
<[crosses the	-18
<[crown line	-17
<[customer before	-13
<[customer care	-9
<[customer the	-10
<[cut a	-28
<[cut in	-10
<[cut on	-12
<[cut one	-8
<[cut the	-10
<[data sheet	-15
<[date in	-16
<[date on	-9
<[date received	-9
<[day before	-14
<[day on	-11
<[day one	-8
<[day to	-13
<[days after	-17
<[days before	-12
<[days for	-15
<[days in	-11
<[days to	-21
<[days we	-10
<[dead fish	-21
<[deaf person	-16
<[dear madam	-15
<[dear sirs	-9
<[debt collection	-13
<[deck before	-12
<[deckhand clips	-13
<[degrees in	-12
<[delivered to	-9
<[delivery on	-11
<[departure room	-13
<[depend on	-17
<[depends on	-10
<[describe a	-25
<[desk in	-12
<[did the	-18
<[difference between	-10
<[different countries	-10
<[different ways	-13
<[dip the	-19
<[discussed on	-13
<[dispatch the	-10
<[do a	13
<[do all	-18
<[do chimneys	-16
<[do everything	-23
<[do for	-13
<[do i	-18
<[do if	17
<[do in	-19
<[do on	-21
<[do one	-24
<[do they	-11
<[do to	-19
<[do we	-35
<[do when	28
<[document for	-10
<[document the	-19
<[does the	-28
<[does what	-15
<[does when	11
<[doesn't bring	-11
<[doesn't move	-10
<[doesn't take	-11
<[doesn't work	-18
<[dog in	-9
<[dog mess	-9
<[doing the	10
<[dome to	-16
<[don't argue	-16
<[don't bring	-21
<[don't care	-16
<[don't cut	-17
<[don't do	-28
<[don't get	-20
<[don't laugh	-9
<[don't lean	-9
<[don't make	-13
<[don't move	-18
<[don't open	-22
<[don't reply	-11
<[don't stop	-12
<[don't take	-23
<[don't wash	-14
<[don't worry	-13
<[donated breast	-16
<[done before	-13
<[done by	-19
<[done in	-13
<[done the	-22
<[done to	-20
<[door before	-9
<[door first	-12
<[door open	-12
<[door shut	-10
<[down a	-22
<[down before	-23
<[down by	-9
<[down every	-27
<[down first	-20
<[down for	-29
<[down in	-22
<[down on	-28
<[down once	-19
<[down the	-9
<[down to	-13
<[down what	-25
<[downloads the	-14
<[draft the	-9
<[drain the	-9
<[draw the	-16
<[drew the	-9
<[drinks on	-14
<[drive home	-12
<[drive in	-10
<[drive the	-25
<[driver calls	-13
<[driver collects	-12
<[drop the	-10
<[drops the	-18
<[during the	-28
<[dye in	-12
<[each box	-9
<[each day	-16
<[each morning	-11
<[each one	-14
<[each other's	-8
<[each passenger	-17
<[each resident	-21
<[each room	-9
<[each sample	-16
<[early shift	-18
<[else what	-21
<[email the	-8
<[emergency stop	-13
<[emptying the	-18
<[end the	-18
<[ends the	-17
<[english for	-17
<[enough for	-14
<[enough to	-13
<[entered on	-13
<[er what	-16
<[espresso machine	-17
<[estate in	-9
<[even a	-22
<[even for	-15
<[even if	-21
<[even the	-10
<[even when	-22
<[evening in	-16
<[evenings a	-17
<[every change	-17
<[every day	-14
<[every lantern	-13
<[every lock	-15
<[every morning	-32
<[every new	-27
<[every night	-17
<[every one	-23
<[every room	-15
<[every sunday	-15
<[every unit	-18
<[everyone does	-11
<[everyone who	-9
<[everything in	-14
<[excuse the	-16
<[expect to	-9
<[explain to	-13
<[explains the	-14
<[faces the	-11
<[facing the	-9
<[failed to	-18
<[falls on	-9
<[falls procedure	-21
<[fan on	-13
<[feed the	-21
<[feel for	-9
<[feel the	-22
<[fetch the	-14
<[fetches the	-14
<[files the	-9
<[fill in	-17
<[fill the	-16
<[fill to	-22
<[filled in	-17
<[fills in	-8
<[fills the	-8
<[filters in	-12
<[finally noticed	-15
<[finally the	-15
<[find a	12
<[find the	-31
<[finds the	-16
<[finish the	-14
<[finished by	-15
<[fiona fiona	-8
<[fire brigade	-14
<[fire exits	-10
<[fire extinguisher	-13
<[fire in	-20
<[fire marshal	-9
<[firm in	-9
<[first aider	-14
<[first before	-8
<[first checks	-11
<[first for	-12
<[first language	-11
<[first launch	-14
<[first lesson	-14
<[first line	-16
<[first person	-10
<[first shot	-16
<[first the	-14
<[first we	-14
<[fit a	-23
<[fit the	-14
<[fits on	-10
<[five in	-20
<[five returns	-16
<[flat in	-15
<[flush the	-25
<[fold the	-9
<[follow for	-14
<[follow the	-11
<[following friday's	-15
<[following the	-30
<[foot passengers	-22
<[for a	-17
<[for all	-34
<[for an	-21
<[for anyone's	-9
<[for babies	-12
<[for black	-15
<[for breakfast	-18
<[for changing	12
<[for children	-13
<[for coats	-11
<[for dents	-14
<[for drink	-18
<[for each	-25
<[for every	-19
<[for four	-22
<[for frozen	-11
<[for goodness'	-16
<[for hygiene	-17
<[for instance	-24
<[for invigilators	-18
<[for leaks	-11
<[for lumps	-12
<[for metal	-11
<[for moses	-10
<[for my	-19
<[for nails	-13
<[for nests	-11
<[for offering	-30
<[for one	-15
<[for receiving	11
<[for repair	-29
<[for repeat	-18
<[for roasting	14
<[for sample	18
<[for schools	-12
<[for stones	-16
<[for taking	12
<[for the	-14
<[for twenty-four	-10
<[for twenty-six	-9
<[for when	21
<[for whoever	-23
<[force the	-14
<[forget the	-17
<[forgive the	-12
<[found a	-21
<[found in	-19
<[found the	-20
<[four digits	-9
<[four if	-15
<[four in	-9
<[free chlorine	-8
<[free to	-19
<[freeze before	-13
<[freezer for	-11
<[fresh cut	-17
<[from a	-34
<[from an	-8
<[from cold	-13
<[from each	-14
<[from my	-16
<[from one	-14
<[from our	-18
<[from the	-45
<[from what	-12
<[from when	-18
<[front to	-13
<[frost line	-12
<[fuel in	-12
<[full stop	-16
<[funeral directors	-17
<[funeral home	-8
<[further to	-23
<[gate code	-10
<[gate open	-15
<[generate the	-8
<[generator test	-15
<[get a	-48
<[get an	-17
<[get dust	-14
<[get in	-23
<[get on	-8
<[get the	14
<[get to	-15
<[gets a	-23
<[gets in	-15
<[gets swept	-13
<[gets the	-24
<[gets turned	-25
<[getting the	-20
<[give the	-15
<[given a	-13
<[given the	-11
<[gives a	-18
<[gives the	-20
<[glove on	-11
<[gloves on	-9
<[gloves the	-12
<[gloves to	-10
<[go for	-10
<[go in	-9
<[go on	-29
<[go one	-14
<[go round	-24
<[go to	-16
<[goes by	-10
<[goes home	-10
<[goes in	-19
<[goes on	-16
<[goes round	-24
<[goes to	-13
<[going on	-19
<[going round	-16
<[going to	-23
<[good check	-10
<[good day	-17
<[good luck	-16
<[good morning	-25
<[good test	-10
<[goodness' sake	-12
<[got a	-34
<[got an	-9
<[got lost	-16
<[got one	-10
<[got the	-20
<[got to	-16
<[grab the	-13
<[grading the	-12
<[grateful for	-18
<[grateful if	-14
<[grease the	-9
<[green stuff	-12
<[guard does	-14
<[guest asks	-12
<[guest who	-11
<[guests get	-10
<[guests who	-8
<[h before	-14
<[had a	-15
<[had four	-9
<[had no	-16
<[had one	-9
<[had the	-29
<[had to	-11
<[half a	-21
<[half an	-19
<[half term	-9
<[half the	-22
<[hand before	-11
<[hand in	-16
<[hand on	-14
<[hand the	-10
<[hand's breadth	-10
<[hand's width	-15
<[handed in	-12
<[handed to	-18
<[handling a	-18
<[handling the	-15
<[handover sheet	-15
<[hands on	-15
<[hang in	-9
<[hang on	-11
<[hang the	-9
<[hangs in	-16
<[hangs on	-11
<[happens between	-21
<[happens in	-11
<[happens on	-16
<[happens when	15
<[has ended	-10
<[has fallen	-17
<[has my	-13
<[has no	-16
<[has one	-17
<[has opinions	-10
<[has the	-25
<[has to	-16
<[has twenty-two	-14
<[have a	-26
<[have an	-10
<[have colostrum	-17
<[have four	-9
<[have fungus	-11
<[have heard	-11
<[have in	-19
<[have noticed	-11
<[have one	-11
<[have they	-16
<[have to	-25
<[have written	-16
<[he asks	-15
<[he calls	-19
<[he checks	-18
<[he explains	-9
<[he keys	-11
<[he opens	-12
<[he reads	-9
<[he sails	-9
<[he takes	-14
<[he verifies	-13
<[he wears	-8
<[he's on	-17
<[he's the	-11
<[head injury	-13
<[health visitor	-13
<[hear the	-13
<[hearing aids	-20
<[heel to	-15
<[hello it's	-8
<[hello to	-10
<[help to	-16
<[hence the	-16
<[henna tattoo	-16
<[her a	-17
<[her in	-12
<[her what	16
<[here on	-10
<[here's how	-16
<[here's my	-14
<[here's the	-17
<[hi all	-11
<[high school	-13
<[him the	-16
<[him to	-9
<[hire in	-14
<[hire sheet	-10
<[his card	-11
<[his head	-12
<[his phone	-11
<[his shirt	-10
<[hit the	-9
<[hits the	-15
<[hold in	-13
<[hold the	-28
<[holding the	-19
<[holds the	-12
<[home by	-12
<[home the	-16
<[hope the	-21
<[hoping for	-14
<[hostel in	-14
<[hot water	-20
<[hot work	-18
<[hour after	-13
<[hour before	-22
<[hours after	-9
<[hours before	-26
<[hours for	-9
<[hours in	-9
<[house in	-21
<[how an	-9
<[how do	-19
<[how i	-18
<[how it's	-20
<[how often	-8
<[how the	19
<[how they	-14
<[how to	-40
<[how we	-63
<[hr opens	-8
<[hundred quid	-19
<[hung on	-19
<[i acknowledge	-10
<[i ask	-19
<[i attach	-9
<[i begin	-13
<[i believe	-12
<[i bring	-9
<[i close	-28
<[i do	-37
<[i drive	-19
<[i enclose	-19
<[i fill	-14
<[i get	-19
<[i gotta	-11
<[i haven't	-15
<[i hot	-17
<[i look	-28
<[i make	-21
<[i manage	-23
<[i open	-14
<[i realised	-19
<[i regret	-11
<[i run	-34
<[i talk	-15
<[i teach	13
<[i wish	-20
<[i work	-19
<[i'll do	-16
<[i'll feed	-19
<[i'll get	-8
<[i'll run	-9
<[i'm a	-17
<[i'm after	-21
<[i'm doing	-16
<[i'm fed	-13
<[i'm going	-31
<[i'm hoping	-14
<[i'm in	-19
<[i'm on	-10
<[i'm the	-30
<[i've inherited	-15
<[ice resurfacing	-22
<[ice rink	-21
<[id on	-9
<[identity checks	-18
<[if a	-34
<[if an	-13
<[if guest	-18
<[if i	-11
<[if in	-10
<[if it's	-21
<[if nobody	-11
<[if one	-14
<[if the	-43
<[if they	-20
<[if we	-24
<[if you'd	-12
<[ignore the	-10
<[impressions in	-12
<[in a	-37
<[in all	-10
<[in an	-35
<[in antwerp	-13
<[in arrears	-10
<[in autumn	-12
<[in before	-12
<[in black	-25
<[in bronze	-13
<[in by	-18
<[in capitals	-12
<[in cash	-23
<[in check	-9
<[in cork	-10
<[in daylight	-15
<[in doubt	-13
<[in each	-15
<[in every	-21
<[in february	-11
<[in food	-11
<[in for	-26
<[in four	-19
<[in front	-27
<[in hand	-18
<[in harvest	-13
<[in in	-13
<[in kent	-14
<[in my	-16
<[in no	-11
<[in on	-16
<[in one	-9
<[in opera	-8
<[in order	-21
<[in our	-29
<[in pairs	-15
<[in pen	-11
<[in person	-10
<[in pune	-14
<[in room	-15
<[in rotterdam	-9
<[in tank	-11
<[in tears	-11
<[in the	-37
<[in tucson	-14
<[in tulsa	-8
<[in view	-9
<[in water	-17
<[in what	11
<[in whatever	-11
<[in when	-11
<[in winter	-17
<[incoming loans	-15
<[inform the	-17
<[inherited a	-17
<[initial the	-10
<[inside a	-13
<[inside the	-15
<[inspecting the	-23
<[instruction for	-21
<[instructions for	-17
<[instrument reprocessing	-18
<[insulation test	-20
<[insurer requires	-17
<[into a	-45
<[into an	-23
<[into our	-14
<[into shape	-12
<[into the	-22
<[iron in	-8
<[is a	-8
<[is alarmed	-14
<[is all	-14
<[is an	-12
<[is brushed	-14
<[is by	-17
<[is calling	-16
<[is cranked	-12
<[is cut	-21
<[is dangerous	-12
<[is dead	-12
<[is doing	-13
<[is explained	-18
<[is folded	-21
<[is for	-21
<[is going	-28
<[is ground	-11
<[is handled	-18
<[is helped	-10
<[is hot	-15
<[is how	16
<[is in	-25
<[is inspected	-14
<[is mending	-14
<[is my	-15
<[is no	-13
<[is on	-27
<[is one	-29
<[is open	-22
<[is our	-11
<[is probed	-15
<[is recorded	-16
<[is rejected	-13
<[is renewed	-14
<[is responsible	-13
<[is retiring	-12
<[is reviewed	-11
<[is rubbed	-13
<[is run	-14
<[is shut	-20
<[is stripped	-9
<[is swapped	-11
<[is swept	-11
<[is tagged	-17
<[is test	13
<[is the	-8
<[is ticked	-13
<[is to	-31
<[is trapped	-19
<[is turned	12
<[is unwell	-11
<[is used	-18
<[is valid	-12
<[is when	-9
<[is where	-14
<[is written	-28
<[isn't in	-9
<[isn't on	-21
<[isn't one	-15
<[it a	-30
<[it all	-14
<[it an	-13
<[it badly	-9
<[it before	-10
<[it by	-16
<[it cracks	-16
<[it drafted	-11
<[it empty	-10
<[it first	-17
<[it fits	-10
<[it for	-13
<[it four	-13
<[it hanging	-15
<[it holds	-10
<[it how	-17
<[it i	-21
<[it if	-12
<[it in	-29
<[it look	-10
<[it official	-9
<[it on	-23
<[it once	-17
<[it one	-19
<[it open	-9
<[it reads	-10
<[it rests	-15
<[it round	-11
<[it stinks	-8
<[it takes	-15
<[it the	-32
<[it to	-24
<[it wasn't	-11
<[it we	-13
<[it wet	-9
<[it what	-8
<[it when	-28
<[it written	-27
<[it's a	-28
<[it's all	-19
<[it's cold	-15
<[it's for	-28
<[it's gonna	-11
<[it's gotta	-18
<[it's in	-12
<[it's on	-10
<[it's one	-9
<[items worth	-12
<[its flying	-10
<[job card	-12
<[job in	-10
<[job on	-13
<[job to	-13
<[jump host	-12
<[jury room	-15
<[just a	-23
<[just talk	-17
<[just the	-14
<[just to	-13
<[keep children	-9
<[keep in	-10
<[keep on	-15
<[keep saying	-12
<[keeps the	-12
<[kept a	-12
<[kept everything	-14
<[kept the	-17
<[key in	-9
<[key register	-13
<[keys for	-10
<[keys in	-14
<[keys the	-8
<[keys to	-12
<[kids in	-14
<[kills the	-10
<[kindly prepare	-16
<[knew what	-14
<[knock the	-16
<[know it's	-16
<[know the	-34
<[know what	-26
<[know where	-20
<[know who	-17
<[knows how	13
<[knows the	-14
<[label before	-13
<[labels on	-19
<[lad starting	-15
<[ladder the	-10
<[lads who	-13
<[lady who	-14
<[laid on	-10
<[lamp in	-10
<[language interpreters	-15
<[last autumn	-9
<[last day	-9
<[last guest	-9
<[last month's	-8
<[last night	-17
<[last one	-15
<[last shot	-17
<[last winter	-9
<[last yr	-21
<[late candidates	-15
<[late on	-9
<[lay the	-24
<[lays the	-12
<[lead on	-9
<[lead reads	15
<[least one	-15
<[leave a	-24
<[leave for	-10
<[leave on	-12
<[leave the	-22
<[leaves a	-16
<[leaves the	-15
<[leaving do	-13
<[leaving the	-19
<[left a	-10
<[left hand	-17
<[left in	-17
<[left on	-15
<[left open	-18
<[left the	-23
<[left to	-10
<[lent to	-16
<[let in	-16
<[let the	-25
<[let's get	-13
<[lets the	-17
<[letter by	-11
<[letting the	-26
<[lid on	-10
<[lift in	-21
<[lift the	-27
<[lifts the	-15
<[light the	-26
<[like a	-15
<[like all	-12
<[like an	-11
<[like one	-23
<[like to	-32
<[liked the	-14
<[likes everything	-17
<[likes to	-9
<[line in	-12
<[linen room	-15
<[list by	-12
<[list for	-19
<[list on	-10
<[live in	-19
<[lives in	-10
<[load a	-23
<[loading the	-21
<[loads the	-16
<[lock on	-11
<[lock the	-18
<[log before	-11
<[log the	-14
<[long brush	-9
<[long one	-13
<[long sleeves	-17
<[look after	-25
<[look for	-13
<[look if	-8
<[look official	-18
<[look the	-17
<[looking for	-18
<[looks after	-15
<[looks in	-9
<[looks the	-18
<[loose cash	-9
<[lose the	-24
<[lost a	-24
<[lost the	-14
<[lot in	-15
<[loud what	-20
<[lovely to	-9
<[lower the	-13
<[lowers the	-16
<[machine room	-10
<[made a	-21
<[made by	-11
<[made every	-15
<[made fast	-10
<[made in	-15
<[main pool	-13
<[make one	-10
<[make procedure	10
<[make the	-24
<[make-up on	-12
<[makes a	-21
<[makes the	-22
<[man who	-12
<[manage a	-20
<[manage the	-10
<[manager by	-14
<[manager checks	-11
<[manager walks	-13
<[many countries	-14
<[maple hollow	-13
<[mark the	-13
<[marks the	-13
<[masks on	-12
<[master key	-10
<[master keys	-17
<[match the	-21
<[matter how	-11
<[matter what	-11
<[matters arising	-17
<[may concern	-11
<[may i	-22
<[may take	-13
<[me a	-26
<[me by	-12
<[me for	-13
<[me the	-22
<[me to	-39
<[me what	-16
<[mean a	-13
<[mean the	-16
<[means a	-10
<[means one	-11
<[means the	-22
<[meant to	-25
<[measure the	-20
<[measures the	-13
<[meet the	-8
<[meets the	-15
<[members who	-13
<[memo to	-17
<[metal detector	-23
<[method for	-17
<[miles an	-13
<[min before	-9
<[mine in	-9
<[minutes before	-26
<[minutes by	-10
<[minutes for	-23
<[minutes late	-11
<[minutes the	-13
<[missing the	-18
<[mix the	-18
<[moment each	-14
<[monday before	-24
<[monday the	-15
<[month a	-23
<[month for	-10
<[month one	-11
<[month the	-24
<[months we	-12
<[morning after	-13
<[morning all	-17
<[morning before	-19
<[morning the	-22
<[morning we	-14
<[mostly domestic	-21
<[mostly for	-10
<[moulds in	-14
<[mountain rescue	-9
<[mouth open	-18
<[move the	-27
<[move to	-12
<[moved by	-14
<[moved to	-15
<[moving a	-24
<[much the	-13
<[museum lends	14
<[mushrooms on	-11
<[must describe	-9
<[must to	-16
<[my brother	-12
<[my daughter	-11
<[my husband	-12
<[my nephew	-12
<[my successor	-9
<[my thoughts	-13
<[name if	-9
<[name on	-11
<[name the	-9
<[names a	-16
<[names the	-11
<[near miss	-17
<[near misses	-9
<[near the	-25
<[nearly all	-11
<[need a	-14
<[need an	-14
<[need for	-14
<[need our	-17
<[need sop	-16
<[need the	-35
<[need to	-21
<[needed for	-10
<[needs a	-29
<[needs the	-22
<[needs to	-20
<[never by	-16
<[never drive	-8
<[never in	-11
<[never met	-10
<[never on	-18
<[never the	-21
<[never used	-16
<[new arrivals	-20
<[new blade	-12
<[new client	-10
<[new every	-13
<[new lot	-17
<[new paragraph	-8
<[new starters	-15
<[next morning	-21
<[next to	-22
<[night before	-18
<[night book	-9
<[night man	-8
<[night porter	-12
<[night shift	-24
<[night the	-19
<[no arguing	-22
<[no blame	-16
<[no car	-16
<[no card	-14
<[no change	-15
<[no climbing	-18
<[no coffee	-10
<[no crossing	-12
<[no dog	-13
<[no dogs	-13
<[no drinks	-18
<[no feed	-13
<[no fill	-11
<[no fines	-9
<[no food	-18
<[no gaps	-9
<[no going	-9
<[no hand	-9
<[no hang	-11
<[no hot	-11
<[no idea	-18
<[no jargon	-16
<[no lending	-13
<[no lift	-15
<[no memes	-10
<[no nylon	-19
<[no one	-19
<[no opening	-14
<[no perfume	-16
<[no phone	-22
<[no selling	-17
<[no silly	-9
<[no the	-13
<[no water	-15
<[no work	-12
<[nobody enters	9
<[nobody knew	-14
<[nobody on	-13
<[nobody opens	-16
<[nobody smokes	-15
<[nobody walks	-16
<[nobody who	-9
<[not a	-25
<[not amused	-9
<[not believe	-8
<[not dropping	-11
<[not earlier	-9
<[not exist	-12
<[not for	-10
<[not heaped	-10
<[not in	-12
<[not joking	-15
<[not my	-13
<[not naming	-14
<[not one	-9
<[not open	-12
<[not stop	-22
<[not take	-15
<[not the	-29
<[not to	-9
<[not valid	-14
<[not what	-18
<[not when	-12
<[note on	-19
<[note the	-10
<[note to	-14
<[note what	-9
<[nothing in	-10
<[nothing on	-24
<[nothing to	-9
<[nothing written	-10
<[notice to	-13
<[now i	-17
<[now on	-16
<[now the	-16
<[now we	-16
<[number in	-13
<[number on	-18
<[number the	-15
<[numbered box	-12
<[nurse checks	-12
<[nurse in	-9
<[nursery school	-18
<[nursing home	-18
<[nut allergy	-13
<[obliged for	-19
<[obtain a	-23
<[of a	-19
<[of a4	-9
<[of all	-14
<[of an	-29
<[of birth	-16
<[of cheese	-13
<[of cleaning	14
<[of custody	-13
<[of day	-15
<[of each	-16
<[of every	-22
<[of everything	-12
<[of first	-8
<[of four	-22
<[of goodwill	-18
<[of house	-23
<[of how	18
<[of impressions	-18
<[of instructions	12
<[of lading	-10
<[of lock	-9
<[of my	-16
<[of nine	-23
<[of our	-33
<[of shift	-10
<[of supplier	13
<[of the	-29
<[of them's	-16
<[of urgent	-11
<[of water	-8
<[of who	-9
<[of whom	-19
<[off before	-19
<[off by	-9
<[off first	-17
<[off in	-10
<[off no	-9
<[off on	-10
<[off the	-29
<[offer a	-16
<[offer water	-10
<[offered to	-14
<[offers the	-14
<[office asks	-8
<[office in	-16
<[office on	-13
<[ok breathe	-11
<[old one	-21
<[old railway	-19
<[old sheet	-25
<[old shoe	-15
<[on a	-23
<[on an	-16
<[on before	-20
<[on behalf	-16
<[on by	-12
<[on carpet	-20
<[on changing	14
<[on day	-15
<[on each	-13
<[on every	-17
<[on facebook	-13
<[on first	12
<[on i-5	-11
<[on ice	-8
<[on if	-11
<[on it's	-10
<[on leaving	-20
<[on line	-20
<[on loan	-16
<[on maternity	-16
<[on mondays	-14
<[on my	-24
<[on new	-26
<[on opening	9
<[on order	-9
<[on our	-26
<[on receipt	-9
<[on return	-20
<[on saturdays	-20
<[on shift	-13
<[on sunday	-10
<[on the	-41
<[on they	-14
<[on to	-14
<[on top	-25
<[on tuesdays	-25
<[on wednesdays	-12
<[on when	-12
<[once a	-24
<[once in	-10
<[once the	-27
<[one a	-17
<[one action	-8
<[one before	-21
<[one box	-10
<[one by	-8
<[one clean	-16
<[one day	-13
<[one does	-18
<[one drug	-17
<[one for	-18
<[one grownup	-10
<[one hand	-22
<[one holds	-10
<[one in	-13
<[one lift	-13
<[one line	-12
<[one lock	-12
<[one machine	-16
<[one man	-15
<[one night	-16
<[one on	-18
<[one opens	-8
<[one person	-23
<[one reads	-22
<[one room	-16
<[one sheet	-21
<[one shift	-14
<[one takes	-20
<[one the	-8
<[one to	-18
<[one walks	-14
<[one who	-20
<[one-pager on	-15
<[ones get	-15
<[only after	-19
<[only for	-14
<[only if	-19
<[only in	-14
<[only one	-14
<[only sixteen	-9
<[only take	-16
<[only the	-21
<[only to	-10
<[only when	-26
<[onto the	-24
<[open a	-24
<[open in	-24
<[open one	-14
<[open the	-32
<[open window	-12
<[opened by	-14
<[opened in	-11
<[opened the	-20
<[opening a	-14
<[opening the	-18
<[opens an	-9
<[opens the	-30
<[operator does	-21
<[or a	-31
<[or an	-12
<[or by	-10
<[or chemicals	-10
<[or dog	-11
<[or i	-9
<[or in	-13
<[or it's	-17
<[or night	-18
<[or no	-12
<[or smelling	-11
<[or somebody	-14
<[or the	-29
<[or they	-14
<[or we	-17
<[or what	-9
<[or when	-11
<[or whoever	-10
<[order on	-16
<[orders the	-12
<[other end	-10
<[other one	-15
<[other people's	-19
<[other work	-14
<[otherwise the	-19
<[our archive	-16
<[our association	-25
<[our charity	-19
<[our dental	-18
<[our falls	16
<[our fridge	-21
<[our house	-14
<[our insurer	-14
<[our new	-18
<[our nursery	-14
<[our studio	-19
<[our synagogue	14
<[out a	-18
<[out before	-27
<[out by	-15
<[out for	-17
<[out if	-20
<[out in	-11
<[out late	-21
<[out on	-26
<[out one	-10
<[out the	-28
<[out to	-13
<[out what	-22
<[outgoing loans	-14
<[outside first	-14
<[outside lap	-10
<[outside the	-23
<[over a	-21
<[over an	-11
<[over by	-17
<[over four	-15
<[over on	-16
<[over the	-41
<[over to	-13
<[own a	-11
<[own key	-13
<[own room	-11
<[oyster mushrooms	-11
<[oysters in	-22
<[packing the	-22
<[packs get	-17
<[page in	-13
<[paid for	-16
<[paper before	-19
<[paper for	-12
<[paper in	-19
<[paper on	-18
<[paper what	9
<[park a	-18
<[park the	-20
<[park where	-22
<[parking lot	-12
<[part on	-13
<[parts we	-10
<[passenger briefing	-21
<[passengers on	-16
<[past the	-25
<[paste the	-17
<[patch test	-14
<[patient for	-14
<[pay a	-9
<[pay for	-22
<[pay the	-12
<[pays the	-15
<[pencil in	-10
<[people do	-11
<[people in	-10
<[people lift	-9
<[people on	-15
<[per cent	-13
<[per the	-11
<[perhaps a	-16
<[person reads	-8
<[person who	-16
<[phone calls	-14
<[phone in	-10
<[phone on	-14
<[phone the	-21
<[phones for	-14
<[phones the	-17
<[photographs the	-9
<[photos before	-14
<[piano in	-16
<[pick the	-14
<[picks a	-13
<[pictures on	-8
<[pilot does	-11
<[pin the	-10
<[pink stuff	-15
<[plan a	-8
<[plant room	-11
<[plate on	-10
<[please consider	-10
<[please make	-36
<[please stop	-10
<[pls make	-16
<[plugged in	-10
<[plus the	-14
<[point to	-18
<[pool water	-20
<[posts the	-16
<[pour the	-9
<[poured acetone	-14
<[power on	-11
<[prepare for	-15
<[prepare one	-14
<[press the	-15
<[presses the	-11
<[price no	-13
<[primary school	-19
<[print the	-24
<[prints the	-9
<[procedure by	-14
<[procedure for	-46
<[procedure in	-20
<[procedure on	-26
<[process for	-28
<[produce a	-21
<[promised the	-25
<[prop the	-12
<[proper procedure	-30
<[proper sheet	-25
<[property managers	-13
<[proposed by	-11
<[prove the	-12
<[public areas	-13
<[pull the	-23
<[pulled by	-16
<[pulled to	-11
<[pulls the	-26
<[pump for	-9
<[purple spray	-15
<[push the	-19
<[pushes the	-16
<[put a	-32
<[put in	-25
<[put on	-21
<[put our	-24
<[put the	-34
<[puts in	-9
<[puts on	-13
<[puts the	-12
<[quarter on	-10
<[quick one	-12
<[quick release	-12
<[quiet room	-16
<[rack by	-8
<[rack in	-14
<[radio the	-8
<[radios in	-13
<[rags in	-13
<[raking the	-19
<[rang the	-14
<[read a	12
<[read before	-12
<[read the	-37
<[read to	-10
<[reading room	-9
<[readings in	-9
<[reads the	-30
<[real one	-13
<[really do	-14
<[receipt in	-12
<[recording studio	-16
<[records the	-14
<[red book	-13
<[red line	-19
<[red paint	-9
<[red ribbon	-14
<[refund the	-11
<[regard to	-19
<[register on	-8
<[released by	-8
<[releasing a	-20
<[remains on	-13
<[removes everything	-13
<[rental skates	-14
<[replaces the	-8
<[report to	-17
<[reported on	-10
<[reptile house	-14
<[requires a	-19
<[rescue kit	-14
<[residents who	-18
<[restart the	-10
<[restarting the	-15
<[restroom in	-10
<[rests for	-17
<[result in	-11
<[returned books	-21
<[returns in	-10
<[revert in	-10
<[rides on	-9
<[right the	-17
<[ring the	-18
<[ringing chamber	-8
<[rings round	-14
<[rings the	-23
<[rinse in	-12
<[rinse the	-20
<[roll the	-19
<[rolling boil	-15
<[rolls a	-16
<[room after	-21
<[room by	-21
<[room for	-16
<[room in	-9
<[room temperature	-14
<[room the	-10
<[room they	-9
<[round by	-13
<[round every	-11
<[round in	-14
<[round the	-28
<[round to	-18
<[routine before	-15
<[routine for	-36
<[rules for	-21
<[rules on	-21
<[run a	-30
<[run by	-13
<[run each	-8
<[run for	-10
<[run the	-33
<[run to	-15
<[runbook for	-18
<[running a	-23
<[running the	-22
<[runs the	-20
<[rye starter	-24
<[safe in	-16
<[said no	-15
<[said on	-14
<[said the	-16
<[said to	-18
<[same day	-12
<[same in	-12
<[same morning	-10
<[sand to	-10
<[saturday girls	-18
<[saturday we	-16
<[say how	9
<[say i	-11
<[say if	-23
<[say politely	-11
<[say the	-21
<[say we	-15
<[say what	-26
<[says how	19
<[says it's	-14
<[says no	-12
<[says one	-21
<[says the	-22
<[says they	-14
<[says to	-16
<[says we	-23
<[says what	-10
<[says who	-10
<[scans the	-11
<[scrape the	-17
<[scuba cylinders	-18
<[sea water	-8
<[search for	-18
<[searches the	-12
<[season a	-18
<[season the	15
<[second feature	-11
<[second man	-14
<[second person	-25
<[see a	-19
<[see each	-11
<[see how	11
<[see if	-26
<[see on	-17
<[seen the	-13
<[sees the	-20
<[send a	-12
<[send in	-19
<[send the	-13
<[sends the	-20
<[sent a	-12
<[sent by	-9
<[sent home	-9
<[sent to	-17
<[septic tank	-17
<[set in	-14
<[set the	-22
<[sets the	-11
<[shake every	-12
<[share a	-18
<[shared between	-9
<[shared drive	-16
<[she asks	-14
<[she calls	-19
<[she counts	-9
<[she cried	-11
<[she does	-19
<[she measures	-11
<[she takes	-14
<[she walks	-8
<[shearing day	-17
<[sheet before	-11
<[sheet by	-9
<[sheet for	-27
<[sheet in	-12
<[sheet on	-16
<[shop in	-9
<[shop on	-16
<[short bursts	-12
<[short on	-12
<[short sentences	-15
<[should a	-15
<[should take	-19
<[shout if	-12
<[shouts when	-13
<[show one	-14
<[show the	-29
<[show to	-16
<[shows a	-15
<[shows the	-11
<[shut the	-19
<[sign in	-9
<[sign language	-20
<[sign the	-9
<[signature in	-13
<[signed by	-11
<[signs in	-9
<[signs on	-8
<[signs the	-13
<[since a	-19
<[since i	-17
<[since the	-39
<[since we	-19
<[sit for	-9
<[sit in	-13
<[sit on	-15
<[six in	-18
<[skip the	-16
<[slacken the	-11
<[slide the	-15
<[slow on	-12
<[small one	-9
<[smell every	-15
<[smell the	-8
<[smells the	-10
<[smoke in	-9
<[smoke test	-19
<[so a	21
<[so basically	-17
<[so bear	-16
<[so before	-28
<[so does	-15
<[so every	-21
<[so excuse	-15
<[so first	-28
<[so for	-9
<[so i	-43
<[so if	-15
<[so ignore	-12
<[so make	-18
<[so no	-15
<[so nobody	-14
<[so one	-18
<[so they	-18
<[so what	-25
<[soak the	-14
<[soapy water	-14
<[soft toys	-18
<[soil on	-11
<[somebody else's	-9
<[somebody make	-14
<[someone to	-18
<[someone who	-16
<[something for	-23
<[something in	-23
<[something on	-29
<[something the	-25
<[something we	-15
<[something written	-19
<[sop for	-29
<[sorry for	-10
<[sorry to	-10
<[sort by	-9
<[speed queen	-8
<[spray a	-10
<[spray the	-12
<[spring the	-15
<[spring we	11
<[squeeze a	-13
<[st oswald's	-18
<[staff do	-10
<[staff room	-13
<[staff to	-11
<[stamped on	-10
<[stand by	-11
<[stand in	-25
<[stand on	-14
<[standard for	-23
<[standing in	-9
<[stands by	-13
<[stands in	-9
<[stands on	-15
<[star ball	-13
<[start the	-14
<[start to	-38
<[starts the	-15
<[starts when	-12
<[stations in	-11
<[stay home	-8
<[stay on	-15
<[stay shut	-14
<[stays in	-9
<[stays on	-17
<[stays open	-15
<[stays shut	-9
<[steam wands	-18
<[stick a	-16
<[stick the	-20
<[sticker on	-12
<[sticks on	-16
<[still in	-10
<[stop in	-16
<[stop the	-33
<[stop when	-12
<[stopped a	-18
<[stops the	-21
<[stops when	-17
<[stored in	-15
<[straight after	-14
<[straight to	-17
<[strip the	-13
<[stroke on	-10
<[strong room	-13
<[stuck in	-18
<[studio in	-17
<[submit the	-10
<[such a	-20
<[suitable for	-18
<[summer we	-19
<[sunday after	-14
<[sunday the	-9
<[supervisor in	-13
<[supposed to	-18
<[surgery in	-10
<[swap the	-9
<[swapping the	-16
<[sweep the	-18
<[swim school	-10
<[switch the	-22
<[switch to	-12
<[tack room	-14
<[tag first	-16
<[tag in	-10
<[tag line	-18
<[tag on	-9
<[take a	-30
<[take in	-24
<[take one	-12
<[take the	-29
<[taken in	-19
<[taken the	-10
<[takes a	-24
<[takes blood	14
<[takes in	-30
<[takes place	-12
<[takes the	-38
<[taking a	-20
<[taking on	-15
<[taking the	14
<[talk on	-9
<[talk to	-14
<[talks to	-9
<[tanks for	-13
<[tap for	-11
<[tape a	-16
<[tape on	-10
<[tape the	-11
<[taped beside	-13
<[teaching pool	-12
<[technician on	-9
<[technician opens	-12
<[telephones the	-17
<[tell the	-32
<[tells the	-16
<[temperature in	-21
<[ten centimetres	-11
<[test drive	-12
<[test on	-10
<[test one	-17
<[test the	-15
<[test to	-10
<[testing testing	-21
<[tests the	-16
<[text the	-12
<[texts the	-12
<[than a	-17
<[than an	-9
<[than four	-10
<[than one	-12
<[than prose	-8
<[than the	-14
<[thanks a	-13
<[thanks for	-13
<[thanks to	-10
<[that an	-25
<[that day	-17
<[that does	-10
<[that each	-19
<[that everything	-21
<[that four	-17
<[that haven't	-15
<[that i	-34
<[that in	-16
<[that includes	-15
<[that it's	-11
<[that my	-21
<[that new	-18
<[that no	-19
<[that nobody	-25
<[that on	-20
<[that one	-21
<[that order	-10
<[that person	-13
<[that somebody	-19
<[that sop	-20
<[that takes	-12
<[that the	27
<[that they	-16
<[that we	-40
<[that what	-20
<[that whoever	-18
<[that you'd	-9
<[that'll do	-16
<[that's a	-25
<[that's how	-27
<[that's important	-10
<[that's the	-28
<[that's what	-22
<[that's when	-23
<[thats a	-17
<[thats the	-18
<[the actual	-15
<[the ads	-23
<[the agm	-11
<[the aircraft	-18
<[the airfield	16
<[the airline	-8
<[the alert	-14
<[the allergy	-13
<[the altar	-26
<[the analysis	-9
<[the anchors	-17
<[the antivenom	-10
<[the applicant	-9
<[the apprentice	-12
<[the apprentices	-13
<[the archdeacon's	-12
<[the artist	-11
<[the ash	-14
<[the ashes	-23
<[the association	-14
<[the auction	-23
<[the audience	-15
<[the audiologist	-9
<[the auditors	-10
<[the autoclave	-14
<[the auxiliary	-12
<[the baler	-17
<[the balloon	-13
<[the ballots	-13
<[the barcode	-8
<[the barrel	-8
<[the barrier	-16
<[the bathroom	-11
<[the bedside	-8
<[the bells	-19
<[the belly	-13
<[the biggest	-9
<[the billing	-10
<[the bin	-17
<[the bishop's	-15
<[the black	-18
<[the blade	-27
<[the blanket	-10
<[the blood	-21
<[the boat's	-10
<[the boiler	-26
<[the bone	15
<[the bonnet	-14
<[the book	-16
<[the booking	-27
<[the books	-19
<[the border	-14
<[the borrower	-12
<[the bouncy	-18
<[the bow	-11
<[the box	-9
<[the brass	-9
<[the breaker	-9
<[the brewery	-13
<[the bride's	-9
<[the brigade	-12
<[the brown	-12
<[the brush	-20
<[the build	-18
<[the building	-37
<[the burn	-21
<[the buses	-17
<[the buyer	-15
<[the buzzer	-14
<[the cabin	-16
<[the cable	-16
<[the calendar	-10
<[the camels	-16
<[the candles	-27
<[the car	-33
<[the carer	-10
<[the caretaker	-24
<[the carriage	-12
<[the carrier	-16
<[the cart	-19
<[the cash	-10
<[the castle	-14
<[the casualty	-9
<[the catcher	-13
<[the ceiling	-17
<[the celebrant	-14
<[the cellar	-9
<[the center	-10
<[the chaff	-13
<[the chamber	-11
<[the change	-12
<[the chargehand	-15
<[the charger	-9
<[the chargers	-16
<[the charging	-17
<[the charity	13
<[the check	11
<[the child's	-21
<[the children's	12
<[the chlorine	-12
<[the church	-30
<[the cill	-16
<[the clean	-15
<[the cleaner	-9
<[the cleaning	-25
<[the client	-23
<[the clipboard	-10
<[the cloths	-10
<[the co-op	-15
<[the co2	-21
<[the coastguard	-13
<[the code	-21
<[the coffee	-10
<[the coffin	-19
<[the coin	-17
<[the cold	15
<[the college	-28
<[the colour	-16
<[the combination	-14
<[the commodity	-8
<[the community	-21
<[the complaints	-13
<[the compost	-11
<[the compound	-12
<[the concert	-12
<[the concrete	-10
<[the condition	13
<[the conflict	-9
<[the conservator	-9
<[the console	-10
<[the container	-11
<[the contents	-12
<[the contractor	-18
<[the conveyor	-17
<[the cooler	-10
<[the cord	-13
<[the core	-13
<[the costume	19
<[the couch	-18
<[the courier's	-16
<[the crane	-17
<[the crank	-11
<[the crease	-9
<[the credit	-11
<[the cremation	-17
<[the crown	-14
<[the cto	-9
<[the cubicle	-10
<[the curator	-9
<[the curb	-13
<[the cut	-13
<[the cycle	-11
<[the dairy	-12
<[the dash	-14
<[the day	-31
<[the dea	-10
<[the dead	-21
<[the deaf	-17
<[the death	-13
<[the debit	-14
<[the deceased	-16
<[the deckhand	-18
<[the declaration	-8
<[the decon	-9
<[the decontamination	-8
<[the defibrillator	-13
<[the delay	-8
<[the delivery	-16
<[the depot	9
<[the detector	-16
<[the device	-9
<[the diesel	-12
<[the dip	-11
<[the directory	-15
<[the dish	-17
<[the dispenser	-13
<[the distillery	-9
<[the distributor	-22
<[the dog	-30
<[the dog's	-13
<[the dome	-18
<[the donations	-28
<[the donor	-10
<[the doorbell	-8
<[the dough	-16
<[the drive	-16
<[the drive-in	-19
<[the dryer	-18
<[the drying	-18
<[the dust	-19
<[the dutch	-9
<[the earth	-13
<[the east	-18
<[the electrician	-11
<[the electrics	-24
<[the elevator	-20
<[the employee	-9
<[the empty	-11
<[the end	-29
<[the entrance	-12
<[the entrances	-13
<[the environmental	-9
<[the error	-13
<[the espresso	12
<[the evidence	-9
<[the exam	-15
<[the exams	-9
<[the exhibition	-24
<[the exit	-10
<[the expiry	-17
<[the extract	-15
<[the fans	-9
<[the farmer	-13
<[the fashion	-23
<[the fax	-9
<[the feature	-16
<[the feed	15
<[the fella	-11
<[the ferry	-14
<[the festival	-14
<[the field	-34
<[the filling	-15
<[the filters	-13
<[the fire	-31
<[the fireworks	-16
<[the firing	-20
<[the first	-50
<[the fitter	-18
<[the fitting	-26
<[the flagpole	-9
<[the flap	-8
<[the flask	-18
<[the fleece	-10
<[the flight	-10
<[the float	-26
<[the flood	12
<[the forecast	-9
<[the forest	-23
<[the forks	-13
<[the four	-11
<[the fourth	-11
<[the freezer	-25
<[the fridge	-31
<[the front	-38
<[the frost	-21
<[the fuel	-15
<[the funnel	-10
<[the furnace	-13
<[the fuse	-9
<[the gain	-11
<[the gallery	-9
<[the gas	-27
<[the gate	-27
<[the gates	-15
<[the gear	-12
<[the general	-10
<[the generator	-28
<[the girth	-11
<[the gist	-14
<[the governor	-19
<[the governors	-9
<[the grass	-16
<[the grid	-9
<[the groom	-20
<[the ground	-38
<[the guest	13
<[the guide	-9
<[the gutter	-21
<[the hairline	-12
<[the hall	-16
<[the hand	9
<[the handbook	-10
<[the handheld	-20
<[the handle	-16
<[the handover	-27
<[the handpiece	-14
<[the harris	-9
<[the head	-25
<[the headset	-11
<[the hearth	-12
<[the hedgehogs	-12
<[the helicopter	-22
<[the helmet	-11
<[the helper	-8
<[the herbarium	-16
<[the heron	-10
<[the hill	-14
<[the hips	-10
<[the hire	-20
<[the hirer	-9
<[the hoist	-11
<[the holidays	-10
<[the home	-10
<[the honour	-14
<[the horn	-17
<[the horse	-27
<[the hospital	9
<[the host	-18
<[the hot	-24
<[the house	-24
<[the housing	-18
<[the hse	-13
<[the hull	-15
<[the ice	-33
<[the importer	-16
<[the impression	-20
<[the in	-18
<[the incident	-12
<[the index	-15
<[the inlet	-12
<[the instruction	-30
<[the instructor	-9
<[the insurer	-15
<[the insurers	-18
<[the intake	-13
<[the intercom	-10
<[the internet	-10
<[the interpreter	-11
<[the irish	-9
<[the iron	-8
<[the isolation	-20
<[the jetty	-25
<[the jib	-12
<[the job	-26
<[the jump	-14
<[the junction	-15
<[the keg	-13
<[the key	-13
<[the key's	-15
<[the keypad	-14
<[the keys	-26
<[the kit	-14
<[the knife	-11
<[the label's	-18
<[the lace	-14
<[the lacquer	-13
<[the ladders	-12
<[the ladies	-20
<[the lake	-22
<[the laminated	-10
<[the landing	-23
<[the landlord	-19
<[the language	-16
<[the lantern	-19
<[the lap	-12
<[the laser	-15
<[the late	-23
<[the launch	-20
<[the layout	-13
<[the leads	12
<[the lean-to	-12
<[the lease	-15
<[the ledger	-14
<[the lender	-10
<[the lens	-17
<[the lesson	-8
<[the lift	-23
<[the limb	-11
<[the line	-23
<[the linen	-16
<[the lining	-12
<[the liquid	11
<[the load	-21
<[the loader	-18
<[the loading	-16
<[the loan	-24
<[the lobby	-17
<[the local	-11
<[the lock	-18
<[the locker	-14
<[the locum	-14
<[the logger	-9
<[the loop	-12
<[the lost	28
<[the lot	-23
<[the loupe	-10
<[the lowest	-19
<[the machine	-27
<[the machine's	-15
<[the machinist	-14
<[the magnet	-8
<[the mailbox	-9
<[the maintenance	-12
<[the maker	-12
<[the man	-11
<[the management	-14
<[the managing	-9
<[the marionettes	-13
<[the masking	-21
<[the master	-22
<[the mat	-9
<[the mayor	-14
<[the medical	-8
<[the member	-16
<[the mesh	-12
<[the mess	-14
<[the metal	-33
<[the mice	-11
<[the microwave	-9
<[the mileage	-14
<[the milk	8
<[the mill	-15
<[the minibus	15
<[the missus	-11
<[the moment	-25
<[the monthly	15
<[the motor	-20
<[the moulds	-16
<[the mower	-14
<[the nacelle	-12
<[the nail	-15
<[the nameplate	-9
<[the nape	-12
<[the nappy	-17
<[the national	-12
<[the navel	-20
<[the needful	-16
<[the needle	-12
<[the neighbour's	-15
<[the neighbours	-29
<[the new	-50
<[the newcomers	-9
<[the news	-13
<[the night	-36
<[the ninth	-19
<[the no	-10
<[the noise	-11
<[the non	-14
<[the north	-22
<[the notary	-16
<[the notebook	-16
<[the nurses	-10
<[the object	-12
<[the oldest	-8
<[the on-call	-23
<[the one	-26
<[the open	-9
<[the opening	-21
<[the opposite	-9
<[the order	-25
<[the outer	-19
<[the outlet	-9
<[the owls	-10
<[the owner's	-13
<[the oysters	-21
<[the pack	-17
<[the packet	-11
<[the packing	-15
<[the paint	11
<[the painted	-8
<[the pallet	-13
<[the panels	-22
<[the pans	-14
<[the parcel	-11
<[the parish	9
<[the parrot	-13
<[the passenger	-25
<[the passengers	-18
<[the passive	-10
<[the password	-15
<[the path	-8
<[the patient	-30
<[the pavement	-13
<[the payment	-17
<[the peg	-9
<[the pen	-14
<[the pendulum	-12
<[the perch	-8
<[the permit	-24
<[the person	-24
<[the person's	-18
<[the phantom	-15
<[the pharmacist	-8
<[the phone	-36
<[the pickup	-22
<[the pier	-8
<[the pile	-16
<[the pilot	-24
<[the pilot's	-11
<[the pizza	-10
<[the planner	-12
<[the platform	-19
<[the plugs	-19
<[the pole	-10
<[the pond	-22
<[the pop	-16
<[the porch	-10
<[the porter	-13
<[the postcode	-14
<[the pot	-16
<[the pouch	-8
<[the powder	-10
<[the prayer	-13
<[the premises	-10
<[the presence	-9
<[the presenter	-12
<[the principal	-13
<[the printer	-14
<[the priority	-8
<[the probat	-16
<[the procedure	-24
<[the producer	-16
<[the production	15
<[the project	-13
<[the projector	-16
<[the prop	-8
<[the proving	-13
<[the public	-34
<[the purification	-20
<[the quad	-10
<[the quarantine	-24
<[the quarry	-24
<[the quay	-11
<[the racing	-14
<[the radar	-15
<[the railway	-9
<[the raizer	-11
<[the range	-14
<[the readers	-12
<[the receiver	-9
<[the receiving	-19
<[the receptionist	-12
<[the reef	-12
<[the refractometer	-11
<[the refusal	-11
<[the regional	-18
<[the register	-9
<[the registration	-15
<[the relief	-9
<[the rental	-13
<[the repair	-14
<[the requester	-11
<[the rescue	-26
<[the reservation	-9
<[the reservoir	-14
<[the reset	-32
<[the resident	-15
<[the restroom	-18
<[the return	13
<[the returning	-12
<[the returns	-17
<[the reverse	-11
<[the rider	-11
<[the ridge	-11
<[the ringing	-18
<[the rink	-14
<[the river	-16
<[the roll	-12
<[the rolling	-21
<[the room	-36
<[the round	-18
<[the rows	-16
<[the royal	-21
<[the rubber	-11
<[the rules	-13
<[the run	-9
<[the runner	-12
<[the sacristan	-14
<[the sacristy	-15
<[the saddle	-16
<[the safety	-27
<[the sample	-21
<[the sandbags	-10
<[the scalp	-15
<[the scanner	-15
<[the school	-33
<[the school's	-11
<[the scoop	-9
<[the script	-12
<[the seaward	-9
<[the secondary	-8
<[the secretariat	-8
<[the seed	-22
<[the sensor	-13
<[the server	-16
<[the settling	-12
<[the shared	-25
<[the shearer	-10
<[the sheep	-21
<[the shell	-11
<[the shelves	-19
<[the shift	-19
<[the ship	-14
<[the shipper	-11
<[the shoulder	-12
<[the showers	-13
<[the shredder	-16
<[the shutter	-19
<[the shutters	-11
<[the sieve	-12
<[the sign	-11
<[the silicone	-8
<[the siren	-8
<[the ski	-16
<[the skid	-11
<[the skin	-12
<[the sky	-10
<[the sling	-13
<[the sluice	-11
<[the smallest	-14
<[the smoke	-21
<[the snack	-15
<[the snow	-19
<[the sofa	-11
<[the soft	11
<[the sole	-14
<[the sonde	-10
<[the sop	-13
<[the sorting	-21
<[the soup	-12
<[the source	-11
<[the south	-15
<[the spelling	-21
<[the spindle	15
<[the spine	-9
<[the sponsor	-14
<[the spray	-22
<[the stage	-11
<[the stair	-16
<[the stamps	-13
<[the staples	-14
<[the status	-14
<[the steward	-16
<[the stop	-19
<[the stopcock	-12
<[the storage	-14
<[the story	-8
<[the stove	-12
<[the strain	-13
<[the strong	-20
<[the strongroom	-17
<[the studio	-23
<[the submarine	-26
<[the summary	-11
<[the sunday	-19
<[the superintendent	-10
<[the supplier	-15
<[the supply	-10
<[the surveyor	-22
<[the swell	-16
<[the switchboard	-13
<[the tack	-17
<[the tally	-17
<[the tank	-18
<[the tarp	-13
<[the teaching	-19
<[the technical	-9
<[the temperature	-23
<[the tenancy	-18
<[the tenant	-26
<[the tension	-16
<[the test	-22
<[the tester	-9
<[the the	16
<[the thermometer	-21
<[the thermostat	-13
<[the threads	-10
<[the tide	-17
<[the timer	-12
<[the toe	-10
<[the tool	-17
<[the top	-17
<[the tower	9
<[the toy	11
<[the tracking	-23
<[the trade	-9
<[the traffic	-14
<[the translation	-9
<[the trap	-10
<[the tree	-15
<[the trouble	-10
<[the truck	-29
<[the tubing	-21
<[the tunnel	-24
<[the twelfth	-12
<[the twin	-17
<[the twins	-8
<[the ultrasonic	-16
<[the union	-15
<[the unit	-16
<[the upper	-8
<[the ups	-18
<[the urn	-16
<[the usual	-11
<[the vaccination	-21
<[the van	-32
<[the vat	-10
<[the vehicle	-19
<[the vendor	-10
<[the venue	-9
<[the vet's	-13
<[the village	-19
<[the visitor	-9
<[the volume	-15
<[the volunteer	-14
<[the waiter	-9
<[the wardrobe	-13
<[the wash	-16
<[the washer	-13
<[the water	-23
<[the water's	-13
<[the web	-8
<[the website	-9
<[the wedding	-15
<[the weed	-19
<[the weekly	22
<[the weighbridge	-19
<[the well	-15
<[the west	-12
<[the wet	-15
<[the width	-14
<[the winch	-9
<[the wind	-27
<[the window	-12
<[the wings	-11
<[the wolf	-13
<[the work	-25
<[the worm	-13
<[the worst	-21
<[the youngest	-24
<[the zamboni	-15
<[the zoo	-12
<[their first	-9
<[their hand	-9
<[their head	-13
<[them a	-19
<[them before	-20
<[them for	-13
<[them how	-13
<[them in	-17
<[them it'll	-9
<[them nicely	-9
<[them on	-16
<[them round	-11
<[them sign	-9
<[them the	-30
<[them they	-15
<[them to	-21
<[them what	-27
<[then a	-20
<[then by	-20
<[then check	-17
<[then cut	-11
<[then do	-19
<[then every	-9
<[then hand	-18
<[then hot	-19
<[then i	-27
<[then it's	-17
<[then on	-13
<[then one	-22
<[then open	13
<[then run	-8
<[then squeegee	-12
<[then take	12
<[then the	-31
<[then they	-16
<[then we	-14
<[there a	-15
<[there on	-18
<[there to	-14
<[there's a	-34
<[there's an	-24
<[there's no	-12
<[there's the	-16
<[theres a	-15
<[they all	-16
<[they cry	-8
<[they do	-20
<[they fill	-18
<[they get	-12
<[they look	-11
<[they pay	-15
<[they sign	-17
<[they take	-11
<[they're on	-20
<[they're penned	-14
<[thing for	-20
<[thing i	-16
<[thing in	-12
<[thing on	-18
<[thing the	-23
<[thing when	-18
<[things for	-15
<[think it's	-12
<[think the	-17
<[this documented	-9
<[this in	-16
<[this on	-12
<[this one	-19
<[this to	-13
<[this written	-15
<[those in	-14
<[those who	-16
<[though i	-9
<[thoughts on	-14
<[three a	-10
<[three buoys	-14
<[three centimetres	-16
<[three quarters	-17
<[three to	-18
<[through each	-13
<[through the	-26
<[through what	13
<[throw the	-11
<[throws the	-13
<[thursday on	-9
<[thursday the	-13
<[tick the	-18
<[ticked on	-12
<[ticket in	-14
<[ticket no	-11
<[ticks the	-19
<[tie a	-17
<[tie the	-13
<[tied to	-13
<[ties the	-13
<[till everyone's	-13
<[till it's	-17
<[till the	-29
<[time a	-17
<[time by	-15
<[time for	-12
<[time i	-10
<[time the	9
<[time to	-15
<[time we	16
<[time when	10
<[times a	-16
<[times the	-15
<[tinting a	-17
<[tip on	-17
<[tip the	-12
<[tip to	-8
<[title in	-13
<[to a	-37
<[to all	-24
<[to approve	-9
<[to arrange	-12
<[to ask	-10
<[to avoid	-13
<[to bring	-12
<[to by	-16
<[to change	13
<[to check	-14
<[to circulate	-15
<[to decide	-9
<[to describe	-14
<[to each	-8
<[to eat	-13
<[to elbow	-9
<[to end	-30
<[to enter	-18
<[to every	-14
<[to feed	-22
<[to fit	12
<[to four	-22
<[to front	-11
<[to get	-14
<[to hospital	-9
<[to jot	-12
<[to lift	-16
<[to load	-23
<[to lock	13
<[to look	-17
<[to make	-37
<[to move	-15
<[to my	-13
<[to nape	-11
<[to obtain	-22
<[to one	-16
<[to open	-17
<[to our	-36
<[to produce	-20
<[to prove	-12
<[to receive	-10
<[to redo	-12
<[to room	-9
<[to run	-17
<[to shut	11
<[to stop	-18
<[to supply	-15
<[to take	13
<[to talk	8
<[to test	-9
<[to the	-39
<[to visitors	-21
<[to wash	-11
<[to what	-16
<[to whoever	-28
<[to whom	-11
<[toe stop	-13
<[together a	13
<[told first	-10
<[told the	-25
<[told to	-14
<[took a	-11
<[took home	-21
<[took in	-13
<[took on	-11
<[took the	-17
<[tools in	-11
<[top to	-9
<[torch-on roofing	-16
<[touch the	-20
<[touches the	-15
<[touching a	-18
<[toward the	-11
<[town hall	-10
<[tree work	-24
<[tried on	-8
<[tries on	-12
<[tries the	-10
<[triple rinsed	-10
<[truck on	-10
<[trust the	-9
<[try the	-21
<[tune the	-19
<[turn my	-13
<[turn round	-10
<[turn the	-20
<[turned round	-19
<[turns on	-21
<[turns the	-13
<[twice a	-17
<[twice the	-16
<[two apprentices	-16
<[two assistants	-10
<[two columns	-16
<[two counters	-9
<[two counts	-11
<[two crates	-11
<[two falls	-15
<[two families	-16
<[two in	-17
<[two inches	-14
<[two interns	-10
<[two interpreters	-9
<[two keepers	-12
<[two languages	-17
<[two layers	-16
<[two new	-17
<[two o'clock	-11
<[two occasions	-14
<[two on	-19
<[two rinses	-10
<[two rolls	-11
<[two seasonal	-25
<[two thirds	-23
<[two to	-22
<[two trained	-18
<[type the	-9
<[typed by	-8
<[uh a	-22
<[uh the	-18
<[um the	9
<[under a	-16
<[under the	-28
<[under water	-12
<[under where	-13
<[undo the	-13
<[union rep	-13
<[unless it's	-16
<[unless the	-24
<[unplug the	-11
<[until a	-16
<[until all	-13
<[until end	-10
<[until the	-33
<[up after	-14
<[up by	-21
<[up doing	-15
<[up first	-10
<[up for	-17
<[up how	9
<[up in	-35
<[up on	-18
<[up one	-23
<[up to	-26
<[upon the	-20
<[upright in	-9
<[us a	-32
<[us do	-10
<[us for	-21
<[us four	-13
<[us how	-17
<[us in	-18
<[us one	-19
<[us to	-30
<[use the	-28
<[used by	-18
<[used for	-15
<[used in	-10
<[used instruments	-17
<[used one	-14
<[used to	-11
<[uses a	-15
<[using the	-12
<[vaccination card	-18
<[vacuum on	-8
<[valid for	-14
<[valve a	-14
<[vehicle on	-9
<[verifies the	-23
<[via the	-20
<[village hall	-21
<[visit to	-19
<[visitor the	-12
<[visitors in	-14
<[visitors on	-20
<[visits the	-14
<[vodka spray	-22
<[volunteers do	-18
<[w the	-13
<[wait a	-16
<[wait for	-13
<[waits a	-10
<[waits for	-11
<[walk backward	-11
<[walk every	-10
<[walk in	-15
<[walk on	-14
<[walk round	-12
<[walk the	-17
<[walk to	-16
<[walking to	-18
<[walks round	-16
<[walks the	-32
<[wall by	-15
<[want every	-17
<[want one	-13
<[want the	9
<[want to	-27
<[wants a	10
<[wants one	-22
<[wants our	9
<[wants to	-37
<[warm the	-21
<[warm water	-16
<[was a	-27
<[was an	-10
<[was delivered	-18
<[was hoping	-25
<[was i	-18
<[was in	-22
<[was no	-9
<[was on	-11
<[was quite	-15
<[was the	-20
<[was to	14
<[wash the	-25
<[watch on	-16
<[watch the	-15
<[watches the	-26
<[watching the	-14
<[water by	-10
<[water every	-12
<[water in	-9
<[way a	15
<[way round	-15
<[way the	-25
<[way to	-24
<[way we	-13
<[we all	-25
<[we ask	-28
<[we bring	-33
<[we clean	-13
<[we close	-21
<[we confirm	-10
<[we cut	8
<[we deduct	-10
<[we do	-30
<[we drive	-9
<[we export	-12
<[we fill	15
<[we get	-23
<[we grow	10
<[we hand	19
<[we hang	-18
<[we hire	13
<[we lift	-20
<[we look	-27
<[we lost	-39
<[we make	-32
<[we move	13
<[we open	-17
<[we operate	-19
<[we pay	-21
<[we really	-12
<[we receive	-9
<[we refund	-12
<[we rent	10
<[we respond	-8
<[we sell	-16
<[we serve	13
<[we sweep	-21
<[we teach	-8
<[we work	10
<[we're a	-34
<[we've a	-17
<[we've no	-18
<[wear the	-21
<[wednesday the	-19
<[week in	-11
<[week we	-9
<[weeks before	-11
<[weeks on	-19
<[weigh the	-17
<[well in	-8
<[well the	-20
<[well we	-11
<[went home	-28
<[went in	-15
<[went to	-12
<[were in	-13
<[what a	-19
<[what do	-9
<[what i	-26
<[what if	-13
<[what one	-15
<[what the	-37
<[what they	-25
<[what to	-36
<[what we	-40
<[what's in	-17
<[whatever the	-14
<[whatever they	-13
<[wheel the	-11
<[wheels on	-8
<[when a	-25
<[when all	-11
<[when guest	-17
<[when i	-12
<[when it's	-19
<[when one	-10
<[when somebody	-20
<[when the	-29
<[when they	-32
<[when we	-27
<[whenever the	-11
<[where a	-18
<[where i	-9
<[where the	-9
<[where they	-15
<[where we	-13
<[whether the	-19
<[whether they	-11
<[which i	-13
<[which one	-10
<[which the	-9
<[which we	-16
<[while a	-10
<[while it's	-15
<[while the	-23
<[white for	-18
<[white how	15
<[who asks	-10
<[who carries	-10
<[who close	-11
<[who does	-12
<[who look	-12
<[who takes	14
<[who they	-10
<[who's on	-14
<[whoever does	-10
<[whoever takes	-11
<[whoever types	-9
<[whoever's in	-14
<[whoever's on	-21
<[why i	-17
<[why the	-17
<[will ask	-13
<[will get	-13
<[wind rule	-17
<[window first	-11
<[wipe the	-19
<[wish to	-9
<[wishes to	-10
<[with a	-33
<[with an	-24
<[with card	-12
<[with chalk	-11
<[with ground	-20
<[with hand	-18
<[with handwriting	-15
<[with headphones	-8
<[with hot	-23
<[with my	-27
<[with no	-19
<[with one	-17
<[with open	-16
<[with our	-12
<[with room	-11
<[with shells	-21
<[with the	-23
<[with traffic	-9
<[with vinegar	-11
<[with water	-13
<[with what	-25
<[with wheelchairs	-20
<[with written	-13
<[within one	-11
<[within the	-16
<[without a	-27
<[without looking	-11
<[without opening	-16
<[without the	-21
<[won't pay	-13
<[won't suck	-14
<[won't take	-15
<[wooden toys	16
<[work in	-12
<[work instruction	-19
<[work on	-17
<[work order	-12
<[work permit	-20
<[work to	-16
<[working day	-11
<[working in	-21
<[works on	-23
<[worn on	-12
<[would do	-19
<[would somebody	-17
<[write a	-20
<[write in	-14
<[write on	-12
<[write one	-20
<[write the	-32
<[write to	-11
<[write what	-17
<[writes a	-11
<[writes the	-20
<[writes what	-14
<[writing before	-17
<[writing for	-10
<[writing on	-15
<[writing the	-27
<[written before	-20
<[written description	11
<[written for	-29
<[written in	-18
<[written on	-27
<[written procedure	13
<[written protocol	-9
<[written routine	-20
<[wrote a	-13
<[wrote to	-8
<[yard the	-15
<[year a	-19
<[year the	-16
<[year we	-21
<[yellow card	-13
<[yellow for	-9
<[you a	-17
<[you ask	-14
<[you change	-8
<[you check	-25
<[you cut	-19
<[you do	-28
<[you drive	-15
<[you every	-12
<[you fill	-16
<[you first	-18
<[you for	-10
<[you get	-30
<[you how	-20
<[you lift	-8
<[you lock	-22
<[you look	-20
<[you make	-28
<[you move	-12
<[you my	-13
<[you on	-14
<[you open	-23
<[you our	-15
<[you phone	-25
<[you run	-8
<[you spin	-10
<[you stick	10
<[you stop	-20
<[you take	-22
<[you the	-16
<[you to	-27
<[you wanted	-11
<[you well	-11
<[you where	-16
<[you'll take	-14
<[you're the	-14
<[young man	-16
<[your brush	-10
<[your first	-12
<[your hand	-15
<[your head	-10
<[your knees	-14
<[your phone	-12
<[| action	-16
<[| check	-14
<[| no	-11
<[| task	-12
<[| what	-22
<[– no	-19
<[– sunday	-14
<[– the	-13
<[– what	-16
<]	-32
<a	-13
<abara	-9
<able	-17
<about	60
<above	-29
<access	-21
<accident	-20
<account	-16
<accounts	-17
<acid	-14
<across	-28
<actually	10
<add	-20
<added	-13
<address	-8
<adjust	-13
<admin	-21
<adult	-20
<adults	-13
<adviser	-10
<after	-53
<aftercare	-11
<afterwards	-20
<again	-22
<against	-25
<agency	8
<agent	-15
<agnes	-11
<ago	-20
<agreed	-25
<aid	-20
<aide	-10
<air	-25
<airport	-13
<alarm	-20
<alcohol	-15
<allergy	-9
<allotment	-13
<allowed	-24
<alone	-16
<along	-17
<aloud	-9
<already	-21
<also	-43
<altar	-22
<although	-9
<always	-27
<am	-45
<amber	-12
<ammonia	-18
<among	-11
<amount	-8
<anchors	-15
<and	-37
<animal	-14
<answer	-17
<answers	-14
<any	-46
<anybody	-16
<anybody's	-10
<anyone	-23
<anyone's	-9
<anything	-46
<anyway	-23
<apart	-9
<apologise	-9
<app	-18
<applies	-17
<apply	-16
<appointment	-23
<apprentices	-16
<approval	-12
<approved	-18
<april	-14
<archdeacon's	-14
<archive	-18
<are	-32
<aren't	-18
<arm	-9
<arms	-9
<around	-28
<arrange	-15
<arrival	13
<arrive	-22
<artist	-14
<as	-26
<asbestos	-22
<ashes	14
<ask	-42
<asked	-21
<asks	-35
<asleep	-14
<assessment	-11
<assistant	-22
<assistants	-11
<at	-63
<ate	-13
<attached	-8
<auction	-16
<audiologist	-11
<audit	-27
<august	-23
<aunt	-11
<aunty	-14
<autoclave	-20
<autumn	-12
<auxiliary	-13
<away	-31
<b	-14
<babies	-12
<baby	-10
<back	-26
<background	-15
<backup	-9
<backward	-12
<bad	-19
<bag	-27
<bags	-18
<bait	-11
<bakery	-9
<baking	-15
<bale	-11
<baler	-18
<balloon	-21
<ballots	-8
<band	-10
<bank	23
<bar	-22
<bare	-26
<barn	-17
<bars	-10
<basically	20
<batch	-27
<bats	-14
<batten	-10
<batteries	-18
<battery	-15
<bc	-8
<be	-31
<because	-42
<become	-19
<bed	-22
<bee	-18
<before	-67
<begin	-15
<beginner	-19
<begins	-31
<behind	-25
<being	-27
<believe	-13
<belongs	-9
<belt	-19
<belts	-18
<bench	-11
<bernadette	-17
<beside	-19
<best	-19
<better	-25
<between	-40
<big	-30
<bike	-20
<bin	-25
<binder	-15
<binned	-14
<biomedical	-15
<bird	-21
<birds	-18
<bishop's	-17
<bit	-15
<black	-25
<blade	-26
<bleach	-20
<bleed	-8
<blind	-23
<blocked	-30
<blocks	-22
<blood	-30
<blow	-23
<blue	-22
<board	-19
<boarding	-23
<boards	-11
<boat	-16
<boats	-13
<boiler	-15
<bolt	-13
<bolts	-13
<bond	-17
<bonnet	-15
<book	-30
<book's	-15
<booked	-17
<booking	-34
<bookings	-19
<books	-29
<booth	-19
<boots	-15
<borrowed	-15
<boss	-13
<both	-31
<bottle	-19
<bottling	-22
<bottom	-28
<bought	-24
<bouncy	-12
<bow	-9
<box	-38
<boxes	-22
<boxing	-21
<boy	12
<brake	-14
<brakes	-13
<branch	-12
<brass	-11
<bread	-14
<break	-17
<breaks	-11
<breast	-14
<breathing	-9
<briefing	-20
<brigid's	-17
<bring	-21
<bringing	-23
<brings	-26
<british	-25
<broken	-21
<brood	-12
<brother	-11
<brought	-15
<brown	-21
<brush	-15
<bubbles	-8
<bucket	-17
<buddy	-8
<buffer	-11
<building	-16
<builds	-17
<built	-15
<bull	-15
<bumblebees	-8
<bung	-16
<bunny	-13
<burial	-11
<burn	-10
<burst	-9
<bus	-25
<buses	-13
<but	-50
<butt	-13
<button	-9
<buy	-15
<buyer	-15
<by	-61
<c	-17
<cab	-9
<cable	-20
<cables	-9
<cage	-12
<call	-32
<called	-31
<calls	-28
<came	-17
<camel	-11
<camera	-22
<can	-54
<can't	-36
<cancel	-16
<cancels	-11
<candles	-20
<cap	-14
<captain	-16
<car	-34
<card	-38
<cards	-14
<care	-29
<carriage	-13
<carried	-13
<carries	-21
<carry	-22
<carrying	-18
<cars	-14
<case	-21
<cash	-26
<casting	-21
<cat	-12
<cattle	-14
<caught	-16
<cause	-9
<caustic	-11
<cell	-10
<cemetery	-23
<centimetres	-15
<centre	8
<cents	-18
<certificate	-14
<certified	-14
<chain	-14
<chair	-18
<chairs	-14
<chalk	-19
<chalks	-13
<change	-25
<changed	-33
<changes	-17
<changing	-28
<charge	-17
<charged	-20
<charging	-18
<charity	-16
<check	-47
<check-out	-13
<checked	-25
<checking	-29
<checks	-35
<cheers	-13
<cheese	-30
<chef	-10
<chemical	-15
<chemicals	-19
<chest	-14
<chief	-17
<child	-12
<child's	-20
<children	-20
<children's	-11
<chimney	-24
<chip	-11
<chlorine	-18
<chock	-16
<christmas	-20
<church	-29
<circulate	-17
<claim	-21
<class	-17
<clean	-9
<cleaned	-22
<cleaning	-32
<cleans	-10
<clear	-43
<clearing	-23
<clears	-22
<clerk	-31
<click	-11
<clicks	-9
<client	-29
<client's	-14
<clients	-15
<climbing	-23
<clinic	-9
<clip	-11
<clips	-13
<cllr	-9
<close	-27
<closed	-20
<closes	-11
<closing	-26
<cloth	-12
<clothes	-20
<club	-18
<cm	-8
<co	13
<co-operative	-17
<co2	-11
<coach	-16
<coat	-10
<coating	-11
<code	-17
<coffee	-14
<coin	-15
<coin-op	-11
<cold	-26
<collect	-22
<collected	-28
<collecting	-26
<collection	-25
<collects	-22
<college	-15
<colocation	-16
<color	-15
<colostrum	-8
<colour	-15
<coloured	-15
<come	-34
<comes	-34
<coming	-15
<comma	-21
<comments	-15
<committee	-13
<commodity	-9
<company	8
<compare	-17
<compares	-15
<complaint	-10
<complaints	-25
<compound	-16
<compressor	-13
<concert	-14
<concrete	-21
<condition	-21
<conductor	-9
<cone	-9
<confirm	-14
<confirmed	-10
<conflict	-18
<consent	-23
<conservator	-14
<contact	-10
<container	-18
<contract	-15
<contractor	-11
<contractor's	-12
<control	-21
<controlled	-25
<controller	-13
<converted	-13
<conveyor	-18
<cool	-9
<coordinator	-18
<copies	-12
<copy	-12
<cord	-12
<cork	-20
<corner	-12
<corporate	-14
<corrections	-15
<cos	-14
<costume	-26
<council	-24
<council's	-15
<councillor	-11
<count	-27
<counted	-10
<counter	-15
<counters	-9
<counts	-23
<county	-30
<couple	-9
<courier	-16
<court	-24
<cover	-22
<covered	-11
<covering	-22
<crack	-17
<cracking	-15
<cracks	-24
<crash	-9
<credit	-19
<crematorium	11
<crib	-17
<crisp	-16
<cross	-24
<crosses	-18
<crown	-22
<crushed	-10
<cupboard	-18
<cure	-12
<current	-18
<curtain	-12
<customer	-35
<customers	-20
<cut	-28
<cutting	-19
<cycle	-11
<dad	-10
<daily	-31
<dairy	-25
<damage	-17
<damaged	-18
<damp	12
<dangerous	-16
<dark	-20
<data	-20
<database	-15
<date	-23
<dates	-12
<day	-30
<days	-30
<db	-13
<dead	-34
<deaf	-16
<dealer	-16
<deals	-17
<dear	-15
<deborah	-12
<debt	-13
<december	-14
<decent	-16
<deck	-12
<deckhand	-13
<decon	-12
<dee	-17
<deep	-19
<degrees	-12
<delivered	-19
<delivery	-17
<denise	-11
<dental	-17
<department	-23
<departure	-13
<depend	-17
<depends	-10
<deposit	-10
<depot	13
<describe	-26
<described	-17
<detector	-11
<dg	-11
<diamond	-10
<dictate	-12
<did	-31
<died	-11
<difference	-10
<different	-40
<dip	-26
<direction	-10
<director	-14
<dirty	-12
<disc	-14
<discharge	-9
<disconnect	-13
<discussed	-13
<discussion	-11
<dispatch	-13
<display	-23
<distributor	-18
<district	-16
<do	40
<dock	-16
<doctor	-24
<doctor's	-13
<document	-12
<documented	14
<documents	-21
<doesn't	-39
<doffer	-15
<dog	-27
<dogs	-12
<dome	-16
<domestic	-20
<don't	-28
<donated	-21
<done	-33
<donor	-14
<door	-23
<door's	-15
<doors	-14
<double	-16
<doubt	-13
<down	8
<downloads	-14
<downstairs	-9
<downstream	-16
<dr	-19
<draft	-29
<drain	-19
<draw	-16
<drawer	-8
<drawing	-17
<dresser	-13
<drew	-9
<dried	-17
<drill	-16
<drink	-13
<drinks	-14
<drip	-10
<drive	-34
<drive-in	-12
<drivers	-10
<driving	-14
<drone	-15
<drop	-21
<dropped	-16
<drops	-21
<drove	-18
<drug	-16
<drum	-21
<drunk	-17
<dry	-26
<drying	-24
<dsm	-15
<due	-16
<dull	-12
<dump	-11
<duplicate	-11
<during	-32
<dust	-14
<dutch	-10
<duty	-18
<dye	-14
<each	-10
<ear	-23
<early	-23
<ears	-11
<easy	-19
<edge	-16
<edges	-10
<egg	-22
<eggs	-14
<eight	-23
<eighteen	-17
<eighty	-18
<either	-10
<elbow	-13
<electric	-17
<eleven	-38
<else	-28
<else's	-16
<em	-18
<email	-8
<emails	-8
<emergency	-22
<empties	-13
<empty	-22
<emptying	-25
<end	-34
<ended	-12
<ends	-21
<energy	-9
<engine	-24
<engineer	-12
<enough	-17
<enter	-17
<entered	-11
<entering	-19
<enters	-23
<envelope	-23
<equipment	-12
<er	-23
<espresso	-25
<estate	-23
<even	-39
<evening	-28
<evenings	-18
<events	-16
<ever	11
<everybody	-24
<everyone	-19
<everyone's	-17
<everything	-29
<except	-14
<exchange	-14
<excuse	-19
<exist	-13
<expect	-9
<expected	-15
<explain	-24
<explains	11
<export	-13
<exports	-10
<external	-14
<extinguisher	-12
<extra	-11
<eye	-20
<eyes	-18
<face	-13
<faces	-15
<facing	-9
<failed	-24
<fair	-14
<fake	-9
<fall	-19
<fallen	-13
<falls	-21
<family	-28
<family-run	9
<fan	-16
<fans	-14
<far	-15
<farm	-20
<fast	-14
<fat	-17
<father	-24
<fault	-12
<fax	-11
<feature	-20
<fed	-14
<fee	-16
<feed	-32
<feeding	12
<feel	-28
<feels	-10
<feet	-20
<fell	-18
<fence	-16
<fetch	-15
<fetches	-14
<field	-30
<fifteen	-23
<file	-18
<files	-10
<fill	-33
<filled	-16
<filling	-30
<fills	-8
<film	-19
<films	-17
<filter	-18
<filters	-12
<finally	-34
<finance	-18
<finds	-24
<fine	-22
<finger's	-12
<finish	-14
<finished	-16
<fiona	-10
<fire	-32
<fireworks	-24
<firing	-10
<firm	9
<first	-38
<fish	-18
<fit	-31
<fits	-12
<fitted	-18
<fitter	-16
<flame	-21
<flashlight	-11
<flask	-15
<flat	-13
<flats	-10
<fleeces	-14
<flies	-17
<flip	-14
<float	-21
<floor	-31
<flour	-15
<flowers	-16
<flu	-11
<flue	-22
<flush	-28
<fly	-16
<flyman	-19
<foam	-19
<fog	-17
<fold	-14
<folder	-16
<follow	-21
<following	-38
<food	-31
<foot	-25
<for	50
<force	-18
<forest	-15
<forget	-29
<forgive	-12
<forklift	-15
<form	-21
<forty-two	-12
<found	-38
<fourteen	-23
<frame	-9
<free	-17
<freelance	12
<freelancer	-15
<freeze	-16
<freezer	-14
<fresh	-27
<friday	-33
<fridays	-14
<fridge	-24
<friendly	-16
<from	-75
<front	-25
<frost	-16
<ft	-17
<fuel	-10
<full	-33
<funeral	-16
<fur	-17
<further	-24
<future	-10
<g	-17
<gallons	-10
<gaming	-12
<garden	-14
<gary	-19
<gas	-12
<gasket	-20
<gate	-19
<gates	-15
<gauge	-9
<gave	-13
<general	-15
<generate	-8
<generator	-27
<gerald's	-12
<get	10
<gets	-59
<girl	-24
<given	-13
<gives	-32
<giving	-18
<glass	-38
<glasses	-9
<glove	-14
<gloves	-16
<go	-42
<god	-26
<goes	-24
<going	-32
<golf	-15
<gone	-20
<good	-42
<goodness'	-12
<goods	-14
<got	-48
<grab	-13
<grade	-17
<grading	-12
<grain	-20
<grand	-23
<grapes	-11
<grateful	-20
<grave	-15
<gravel	-9
<gray	-10
<grease	-21
<great	-20
<green	-19
<grey	-20
<grit	-20
<groom	-16
<ground	-24
<group	-17
<guard	-24
<guest	-26
<guests	-22
<guidance	-25
<guide	-19
<gun	-12
<gutter	-17
<guy	-28
<guys	-26
<h	-19
<ha	-11
<had	-32
<hair	-18
<half	-37
<hall	-15
<hand	-38
<hand's	-13
<handed	-25
<handheld	-14
<handover	-23
<hands	-20
<hang	-26
<hanging	-12
<hangs	-17
<happen	-11
<happened	-14
<happens	13
<happy	-19
<hard	-21
<harness	-19
<has	-41
<hatch	-17
<have	10
<haven't	-19
<having	-29
<he	-46
<he's	-32
<head	-36
<headstone	-18
<health	-14
<hear	-19
<hearing	-23
<heat	-15
<heated	-8
<heater	-9
<heating	-16
<heaviest	-17
<heavy	-20
<heel	-15
<height	-12
<held	-13
<helicopter	-10
<helix	-16
<hello	-16
<help	-20
<helpers	-16
<hems	-21
<hence	-17
<henna	-16
<here	-16
<heron	-9
<hey	-20
<hi	-32
<high	-16
<highest	-9
<hinge	-8
<hire	-21
<his	-33
<hit	-19
<hits	-16
<hives	-19
<hiya	-12
<hmp	-12
<hmrc	-10
<hold	-35
<holding	-21
<holds	-25
<holes	-9
<hollow	-16
<home	-37
<homeowner	-12
<honestly	-11
<honey	-27
<hood	-18
<hook	-32
<hope	-21
<hoping	-18
<horse	-18
<horses	-19
<hose	-16
<hospital	10
<hospital's	-19
<hostel	-15
<hot	-32
<hotel	-9
<hour	-26
<hours	-13
<house	10
<houses	-21
<housing	-16
<how	12
<however	-14
<hr	-8
<hung	-20
<hygiene	-16
<i'd	-28
<i'll	-29
<i'm	-64
<i've	-21
<ice	-34
<id	-16
<identity	-15
<if	-19
<ignore	-12
<import	-21
<impressions	-12
<in	-77
<inch	-17
<incident	-17
<incoming	-24
<inform	-17
<information	-13
<informed	-9
<inherited	-17
<initial	-10
<ink	-14
<inside	-20
<inspect	-21
<inspected	-8
<inspecting	-28
<inspection	-16
<inspector	-13
<inspects	-18
<instance	-27
<instructions	-25
<instructor	-8
<instrument	-19
<instruments	-19
<insulation	-20
<insurance	-15
<insurer	-20
<intake	-11
<intended	-14
<internet	-11
<interpreters	-23
<into	-36
<inventory	-10
<iodine	-17
<irish	-10
<iron	-8
<is	13
<isn't	-35
<isolated	-17
<isolation	-13
<isolator	-17
<issuing	-27
<it	-38
<it'll	-8
<it's	11
<item	-17
<items	-20
<its	-9
<jetty	-18
<jo	-18
<job	-28
<jobs	-16
<judge	-18
<jump	-16
<junction	11
<june	11
<junior	-20
<jury	-15
<keep	-29
<keeper	-19
<keeps	-27
<keg	-12
<kept	-29
<key	-33
<keys	-26
<kick	-8
<kid	-29
<kid's	-21
<kids	-24
<kilbride	-12
<kill	-18
<killed	-9
<kills	-10
<kiln	-23
<kilos	-17
<kindly	-33
<kiosk	-18
<kit	-18
<kitchen	-16
<kits	-11
<knees	-9
<knew	-17
<knife	-19
<knives	-14
<knock	-16
<knots	-17
<know	-9
<known	-10
<l	-12
<lab	13
<label	-19
<labels	-19
<lace	-10
<laces	-14
<lad	-32
<ladder	-13
<ladders	-14
<ladies	-16
<lads	-29
<lady	-15
<lady's	-11
<laid	-12
<lake	-14
<laminated	-24
<lamp	-23
<land	-8
<landlord	-17
<lands	-18
<lane	-24
<language	-29
<lantern	-11
<laptop	-20
<large	-15
<last	-20
<late	-25
<laundry	-11
<law	-14
<lay	-24
<laying	-21
<lays	-12
<lead	12
<leader	-13
<leaf	-22
<leaflet	-17
<league	-12
<leak	-13
<leaking	-17
<leaks	-13
<lean	-13
<learner	-17
<least	-15
<leave	-43
<leaver	-22
<leavers	-10
<leaves	-26
<leaving	-26
<left	-36
<leg	-15
<legal	-11
<legs	-12
<lending	-12
<lens	-15
<lent	-16
<less	-12
<let's	-19
<lets	-21
<letter	-19
<letting	-26
<level	-19
<levels	-13
<librarian	-12
<library	-21
<licence	-20
<license	-14
<licensed	-12
<lid	-24
<life	-16
<lift	-26
<lifting	-9
<lifts	-15
<light	-37
<lightning	-14
<lights	-26
<liked	-14
<likes	-19
<limit	-14
<limo	-15
<line	-31
<linen	-20
<lines	-19
<liquid	-22
<list	-24
<listed	-17
<listen	-14
<listens	-13
<lists	-14
<lit	-21
<literally	-17
<litres	-18
<little	-31
<live	-20
<lives	-10
<load	-30
<loader	-15
<loading	-31
<loads	-16
<loan	-23
<loans	-20
<lock	-17
<locked	-22
<lockout	-18
<locksmith	-12
<log	-22
<lol	-17
<long	-30
<longer	-14
<look	-37
<looking	-21
<looks	-26
<loose	-18
<lose	-25
<lost	-22
<lot	-25
<loud	-28
<love	-14
<lovely	-11
<lower	-25
<lowered	-22
<lowering	-26
<lowers	-16
<lukewarm	-15
<lunch	-10
<m	-12
<machine	-31
<machines	-23
<machinist	-13
<made	-36
<mail	-10
<main	-18
<mainly	13
<make	-11
<make-up	-12
<maker	-15
<makes	-8
<making	-20
<man	-24
<manage	-14
<managed	-17
<management	-13
<manager	-34
<manual	-18
<many	-19
<maple	-13
<march	-20
<marek	-20
<marine	-11
<marionettes	-11
<mark	-12
<marks	-12
<marquee	-10
<marriage	-14
<marshal	-16
<mask	-14
<masks	-12
<master	-25
<match	-25
<matched	-12
<matching	-15
<material	-17
<mats	-9
<matter	-19
<matters	-17
<mattress	-20
<max	14
<me	-12
<means	-32
<meant	-25
<measure	-22
<measures	-14
<measuring	-12
<meat	-15
<mechanic	-24
<mechanical	-19
<medical	-25
<medicines	-20
<meet	-21
<meeting	-15
<meets	-16
<member	-28
<members	-20
<memo	-17
<memorial	-18
<memory	-14
<men	-20
<mentions	-17
<merged	-14
<message	-13
<met	-11
<metal	-36
<meter	-22
<meters	-17
<method	-22
<metres	-22
<mic	-19
<midnight	-9
<might	-13
<miles	-16
<milk	-22
<min	-21
<mind	-19
<mine	-9
<minibar	-17
<minus	-8
<minute	-14
<minutes	-32
<miss	-13
<missed	-18
<missing	-29
<mite	-13
<mix	-18
<mixed	-15
<mixing	-20
<mm	-15
<mobile	-28
<moment	13
<money	-11
<monitoring	-17
<month	-40
<monthly	-26
<months	-12
<more	-22
<morning	-47
<mornings	-13
<most	-22
<mostly	-36
<mother	-14
<mothers	-9
<motor	-9
<moulds	-14
<mount	-23
<mountain	-9
<mouth	-18
<move	-33
<moved	-18
<moves	-24
<moving	-32
<mph	-15
<mr	-42
<mrs	-35
<ms	-22
<much	-23
<museum	12
<mushrooms	-16
<must	-30
<my	-62
<myself	-13
<n	-13
<nail	-20
<nails	-16
<name	-18
<named	-10
<names	-17
<national	-11
<near	-40
<nearest	-21
<nearly	-22
<neck	-15
<needed	-18
<needful	-16
<needles	-13
<needs	-40
<neighbour's	-15
<neighbours	-17
<nest	-17
<nests	-9
<network	-9
<never	-36
<new	-17
<news	-9
<newsletter	-16
<next	-34
<nice	-18
<nick	-20
<night	-47
<nine	-38
<nineteen	-22
<ninety	-20
<no	-38
<nobody	-40
<nobody's	-20
<non	-14
<none	-14
<normal	-15
<north	-19
<nose	-14
<not	-49
<notary	-17
<note	-27
<notes	-25
<nothing	-27
<notice	-12
<now	-55
<number	-26
<numbered	-16
<numbers	-10
<nurse	-17
<nursery	-22
<nurses	-12
<nursing	-19
<nut	-23
<nylon	-20
<o'clock	-14
<objects	-19
<obliged	-23
<obtain	-23
<october	-20
<off	-37
<offer	-15
<offered	-15
<offers	-14
<office	-40
<officer	-26
<officers	-20
<often	-14
<oh	-11
<oil	-18
<ok	-20
<okay	28
<on	21
<on-call	-17
<once	-36
<one	-42
<one's	-18
<one-page	-18
<one-pager	-17
<ones	-33
<online	-14
<only	-55
<onto	-25
<open	-14
<opened	-25
<opener	-19
<opening	-27
<opens	-30
<operating	-22
<operator	-38
<or	-68
<orange	-8
<order	9
<ordered	-16
<orders	-13
<ordinary	-14
<other	-37
<others	-13
<otherwise	-19
<ours	-11
<out	-44
<outer	-16
<outgoing	-17
<outlet	-11
<outside	-30
<over	-48
<overdue	-22
<overlap	-14
<overnight	-17
<own	-35
<owner	-31
<owner's	-12
<owns	13
<oxygen	-15
<oyster	-25
<oysters	-27
<pa	-15
<packing	-26
<packs	-17
<paddles	-13
<page	-35
<pager	-14
<pages	-22
<paid	-16
<pain	-10
<paint	-21
<pair	-13
<pall	-12
<pallet	-9
<pallets	-12
<panel	-8
<papers	-18
<parcel	-20
<parcels	-11
<parent	-19
<parish	-29
<park	-36
<parking	-20
<parrot	-11
<part	-22
<parties	-14
<partner	-14
<partners	-10
<parts	-12
<party	-11
<pass	-23
<passed	11
<passenger	-23
<passengers	-16
<passes	-25
<password	-13
<past	-25
<paste	-17
<pat	-14
<patch	-18
<path	-10
<patients	-18
<pattern	-13
<pay	-35
<payment	-20
<payments	-15
<payroll	-9
<pays	-17
<pellet	-21
<pen	-18
<pencil	-14
<pensioners	-16
<people	-40
<people's	-20
<per	-31
<percent	-20
<perfume	-18
<perhaps	-19
<permission	-9
<permit	-18
<permits	-17
<person	-32
<person's	-9
<ph	-13
<pharmacy	-17
<phone	-36
<phones	-23
<photo	-14
<photograph	-8
<photographed	-13
<photographs	-14
<photos	-16
<piano	-34
<pick	-15
<pick-up	-23
<picked	-9
<picks	-17
<picture	-15
<pictures	-8
<piece	-21
<pieces	-9
<pilot	-25
<pin	-19
<pink	-15
<pinning	-12
<pins	-20
<pipe	-8
<pit	-11
<place	-24
<places	-16
<plain	-23
<plan	-14
<planetarium	-8
<plant	-9
<plaster	-16
<plastic	-14
<plate	-12
<plates	-10
<play	-29
<played	-12
<please	-51
<plug	-26
<plugged	-10
<plus	-26
<pocket	-18
<point	11
<pole	-8
<police	-18
<policy	-26
<pool	-31
<poor	-11
<pop	-23
<port	-14
<porter	-16
<possible	-11
<post	-17
<posts	-16
<pounds	-14
<pour	-11
<poured	-24
<pouring	-22
<power	-32
<ppm	-13
<practice	-20
<prayer	-13
<prepare	-28
<prepared	-16
<present	-18
<presenter	-17
<preset	-14
<press	-30
<presses	-11
<pressure	-17
<price	-17
<primary	-27
<printed	-20
<prints	-14
<private	-13
<priya	-13
<probe	-20
<procedure	-53
<process	-29
<produce	-25
<producer	-21
<product	-19
<production	-11
<professional	-15
<programme	-10
<promised	-29
<prop	-19
<propane	-20
<proper	-9
<properly	16
<property	-21
<proposed	-11
<props	-15
<prove	-16
<provided	-9
<public	-28
<pull	-31
<pulled	-18
<pulls	-29
<pump	-12
<pune	-17
<purple	-19
<push	-19
<pushes	-16
<pushing	-16
<put	-53
<puts	-15
<putting	-12
<quarantine	-16
<quarter	-15
<queen	-9
<questions	-13
<queue	-21
<quick	-24
<quiet	-16
<quit	-11
<quite	-13
<quote	-14
<racing	-9
<rack	-13
<racks	-14
<radio	-31
<radios	-12
<rags	-13
<rail	-24
<railway	-27
<raised	-11
<rake	-11
<raking	-19
<ramp	-15
<ran	-11
<rang	-14
<ranger	-12
<rate	-19
<rather	-14
<reach	-17
<read	-8
<reader	-24
<reading	-17
<readings	-13
<reads	-32
<real	-26
<really	-14
<receipt	-12
<receive	-12
<receiving	-24
<reception	-22
<receptionist	-15
<recorded	-11
<recording	-19
<records	-17
<red	-27
<reef	-12
<ref	-13
<refill	-10
<refund	-17
<refuse	-10
<regard	-19
<regarding	15
<regards	-10
<regional	-25
<register	-25
<registered	-12
<registers	-18
<registrar	-10
<rejected	-15
<released	-9
<releasing	-25
<remain	-11
<remains	-9
<remember	-12
<removes	-22
<renewed	-24
<rent	16
<rental	-26
<rep	-13
<repair	-28
<repairs	11
<repeat	-22
<replaced	-15
<replaces	-8
<report	-23
<reported	-22
<reports	-16
<reptile	-20
<request	-33
<requested	-19
<requires	-21
<rescue	-21
<reset	-21
<resetting	-21
<resident	14
<residents	-18
<respond	-21
<rest	-13
<restart	-10
<restarting	-15
<restricted	-15
<restringing	-20
<restroom	-10
<rests	-17
<result	-9
<results	-12
<retired	-16
<retiring	-10
<return	-20
<returned	-24
<returns	-14
<revert	-10
<reviewed	-17
<ride	-11
<rider	-11
<rides	-9
<right	11
<ring	-26
<ringing	-15
<rings	-24
<rink	-22
<rinse	-29
<riverside	-13
<road	-16
<rock	-14
<roll	-27
<rolled	-15
<rolling	-15
<rolls	-21
<roof	-21
<room	-43
<rooms	-21
<ropes	-17
<rotate	-13
<rough	-17
<roughly	-19
<round	-33
<routine	-39
<row	-21
<royal	-18
<rubber	-13
<rug	-14
<rules	-33
<run	-31
<runbook	-18
<running	-37
<runs	-26
<rust	-11
<rye	-24
<sack	-14
<safe	-15
<safety	-28
<said	-36
<sale	-16
<salt	-10
<same	-30
<sample	-15
<sand	-18
<sat	-16
<saturday	-26
<saturday's	16
<save	-10
<saw	-35
<say	-14
<saying	-13
<says	20
<scale	-20
<scans	-16
<scare	-12
<school	-28
<school's	-13
<scoop	-11
<scrape	-17
<scratch	-14
<screen	-28
<scuba	-18
<seal	-10
<sealed	-16
<search	-19
<searches	-12
<searching	-23
<season	10
<season's	-13
<seasonal	-25
<seat	-14
<second	-27
<secondary	-17
<seconds	-11
<secretary	11
<section	-19
<sections	-16
<security	-12
<see	12
<seed	-11
<seem	-9
<seen	-21
<sees	11
<send	-30
<sending	-17
<sends	-16
<senior	-19
<sent	-15
<separate	-21
<septic	-23
<served	-13
<server	-21
<service	-9
<services	-27
<servicing	-24
<session	-12
<sets	-14
<settle	-11
<sexton	-12
<shake	-25
<shall	-17
<share	-31
<shared	-26
<sharp	-9
<sharpened	-12
<she	-45
<she's	-19
<shearing	-23
<shed	-18
<sheep	-29
<sheet	-29
<sheets	-12
<shelf	-10
<shell	-10
<shelves	-18
<shield	-10
<shift	-28
<shipping	-14
<shod	-19
<shoe	-21
<shoes	-10
<shop	-42
<short	-25
<shot	-17
<shout	-27
<shouts	-12
<shown	18
<shows	-34
<shredder	-20
<shut	-25
<side	-25
<sides	-21
<sign	-15
<signal	-18
<signature	-18
<signed	-13
<signing	-21
<signs	-12
<since	-47
<single	-24
<sir	-12
<sister	-21
<sit	-25
<site	-20
<sites	-16
<six	-32
<sixteen	-17
<sixty	-22
<size	-8
<skates	-9
<skerry	-16
<ski	-17
<skin	-26
<skip	-17
<skipper	-11
<slack	-10
<slacken	-11
<slate	-10
<sleep	-17
<sleeping	-18
<slide	-15
<slip	-16
<slot	-19
<small	-44
<smaller	-24
<smallest	-15
<smell	-19
<smelling	-9
<smells	-9
<smoke	-26
<sniff	-25
<snow	-18
<so	44
<soak	-24
<soap	-13
<soapy	-14
<sober	-9
<soft	-23
<soil	-11
<soiled	-24
<some	-17
<somebody	-34
<somebody's	-29
<someone	-38
<someone's	-15
<something	-49
<sop	-31
<sorry	-29
<sort	-9
<sorting	-18
<sound	-27
<sounds	-20
<sourdough	-23
<spare	-10
<spares	-13
<speak	-10
<speaker	-12
<speaks	-10
<special	-10
<speed	-9
<spent	-15
<spoon	-16
<spray	-25
<spread	-13
<spring	9
<springs	-21
<square	-14
<squeeze	-15
<st	-19
<stacked	-14
<staff	-46
<stage	-29
<stairs	-10
<stakes	-10
<stamp	-11
<stamped	-10
<stand	-24
<standard	-22
<stands	-25
<stapled	-16
<star	-21
<start	-30
<started	-26
<starting	14
<starts	-24
<state	-21
<states	-8
<static	-11
<station	-17
<stations	-12
<stay	-23
<stayed	-8
<stays	-22
<steam	-25
<steel	-19
<stem	-14
<step	-14
<steps	-17
<stern	-8
<stick	-25
<sticker	-23
<sticks	-20
<still	-25
<stock	-12
<stone	-19
<stones	-15
<stop	-46
<stopped	-26
<stops	-27
<storage	-10
<store	-9
<stored	-14
<straight	-20
<strap	-10
<straps	-22
<straw	-16
<street	-15
<strings	-17
<strip	-18
<stripping	-18
<stroke	-10
<strong	-13
<stubby	-19
<stuck	-25
<student	-27
<students	14
<stuff	-24
<stuffed	-19
<stump	-21
<sub	-16
<submit	-11
<such	-22
<sugar	-14
<suitable	-18
<suite	-12
<summer	-29
<sunday	-29
<sundays	-11
<superintendent	-9
<supersedes	-9
<supervisor	-25
<supplier	-20
<supply	-11
<support	-14
<supposed	-18
<sure	-17
<surgery	-10
<suspected	-25
<swap	-14
<swapped	-12
<swapping	-23
<swarm	-21
<sweep	-29
<swim	-10
<swing	-8
<switch	-28
<switchboard	-22
<switched	-15
<switches	-13
<switching	-16
<system	-17
<table	-33
<tablet	-21
<tack	-15
<tag	-29
<tags	-19
<tail	-14
<take	-51
<taken	-22
<talk	-15
<talked	-22
<talks	-20
<tally	-15
<tank	-27
<tanks	-22
<tap	-17
<tape	-22
<taped	-12
<target	-17
<tattoo	-18
<tax	-13
<teacher	-14
<teaching	-27
<team	-21
<tech	-15
<technician	-19
<technicians	-20
<teeth	-15
<telephones	-17
<tells	-23
<temperature	-23
<ten	-37
<tenant	-24
<tenants	-14
<terminal	-17
<tess	-11
<test	-47
<tested	-19
<tester	-9
<testing	-32
<tests	-19
<text	-15
<texts	-15
<than	-24
<thank	-20
<thanked	-9
<thanks	-18
<that	15
<that'll	-16
<that's	-49
<thats	-26
<the	-15
<their	-21
<them	-9
<themselves	-16
<there	-49
<there's	-46
<therefore	-24
<theres	-15
<thermal	-14
<thermostat	-9
<these	-24
<they're	-31
<they've	-24
<thin	-21
<thing	-51
<things	-22
<think	-27
<thinks	10
<third	-17
<thirty	-29
<this	-45
<thornbury	-27
<those	-30
<though	-11
<thought	-16
<thoughts	-14
<thousand	-23
<thread	-15
<three	-23
<through	-23
<throw	-11
<throws	-15
<thru	-16
<thumb	-16
<thursday	-26
<thursday's	-14
<tick	-18
<ticked	-12
<ticket	-27
<ticks	-19
<tide	-18
<tidied	-11
<tie	-20
<tied	-14
<ties	-13
<till	-39
<time	9
<times	-17
<tin	-15
<tinting	-17
<tip	-20
<tips	-9
<tired	-20
<tires	-10
<title	-13
<toe	-13
<together	9
<toilet	-13
<told	-25
<tom	-20
<tonnes	-14
<too	-17
<took	-34
<toolbox	-10
<top	-16
<torch-on	-16
<torque	-15
<total	-24
<touch	-18
<touched	-13
<touches	-17
<touching	-18
<toward	-11
<tower	-27
<town	-10
<toys	-10
<trace	-17
<tractor	-22
<traffic	-12
<train	-14
<trained	-15
<training	-13
<translation	-22
<trap	-18
<trapped	-13
<travel	-20
<tray	-10
<treated	-21
<treats	-21
<tree	-36
<tried	-10
<tries	-12
<trim	-15
<triple	-10
<trips	-19
<trolley	-13
<truck	-20
<trucks	13
<trust	-14
<trustees	-16
<try	-21
<tube	-19
<tuesday	-35
<tug	-15
<tune	-19
<tunnel	-23
<turn	-41
<turned	-25
<turning	-24
<turns	-20
<twelve	-15
<twenty	-16
<twice	-29
<two	-24
<two-person	-13
<type	-23
<typed	-13
<types	-10
<typing	-17
<uh	-31
<under	-36
<undo	-13
<union	-24
<units	-17
<unless	-34
<unlock	-16
<unpacked	-17
<unplug	-13
<until	-32
<updates	-15
<upon	-20
<upper	-9
<upright	-20
<uprights	-19
<upset	-8
<upstairs	-17
<us	-29
<use	-33
<used	-38
<uses	-14
<using	-12
<usual	-13
<utility	-18
<uv	-12
<vaccination	-18
<vacuum	-11
<valid	-13
<valve	-14
<van	-24
<vat	-21
<vehicle	-9
<vehicles	-14
<vendor	-17
<vent	-15
<verifies	-23
<version	-11
<very	-24
<vessel	-16
<vet	-18
<vet's	-9
<veterinary	-14
<via	-20
<vicarage	-16
<video	-18
<village	-26
<visit	-23
<visitor	-15
<visitors	-27
<visits	-18
<vodka	-22
<volunteer	-17
<vomit	-16
<w	-15
<wait	-20
<waiting	-18
<waits	-11
<walk	-25
<walked	-17
<walkers	-17
<walking	-19
<walks	-34
<wall	-19
<wands	-19
<want	20
<wanting	-11
<wants	19
<war	-15
<ward	-9
<warden	-9
<warm	-30
<warning	-18
<warranty	-13
<was	-25
<wash	-27
<washed	-25
<washer	-14
<washing	-21
<wasn't	-10
<waste	-18
<wasted	-13
<watch	-22
<watches	-27
<watching	-14
<water	-35
<water's	-16
<we	14
<we're	-46
<we've	-29
<wear	-22
<weather	-26
<wedding	-16
<wednesday	9
<week	-23
<weekend	15
<weekly	-32
<weeks	8
<weigh	-26
<weighed	-19
<weight	-15
<weights	-16
<well	-36
<went	-29
<were	-39
<wet	-28
<what	-66
<what's	-22
<whatever	-33
<wheel	-22
<wheelchair	-21
<wheelchairs	-14
<wheels	-17
<when	-49
<whenever	9
<where	-17
<whether	-22
<which	-13
<while	-27
<whip	-9
<white	18
<who's	-24
<whoever	-22
<whoever's	-28
<whole	-39
<why	-22
<wifi	-13
<wig	-15
<wigs	-11
<wild	-17
<will	-37
<wind	-20
<window	-26
<windows	-23
<winery	-14
<wing	-9
<winter	-27
<wipe	-19
<wiped	-10
<wipes	-14
<wire	-16
<wish	-24
<wishes	-10
<with	-24
<within	-24
<without	-49
<wolf	-18
<won't	-22
<wood	-18
<wooden	16
<wool	-18
<word	-24
<words	-27
<work	-32
<worked	-14
<worker	-16
<workers	12
<working	-23
<worn	-17
<worst	-23
<would	-34
<wouldn't	-15
<wound	-18
<wrap	-8
<writes	-22
<written	13
<wrote	-28
<x	-9
<yard	-19
<yeah	-30
<year	-36
<yellow	-22
<yes	-20
<yesterday	-27
<yoghurt	-17
<you	-35
<you'd	-18
<you'll	-25
<you're	-34
<you've	-16
<young	-26
<youngest	-20
<your	-41
<yourself	-11
<yr	15
<zero	-30
<|	8
<·	-14
<–	-17
<—	-29
<→	-21
<☐	-10
=0	-11
=a	32
=a-frame	-9
=a.m	-19
=a4	-13
=abara	-9
=abbreviations	-14
=abby	-9
=abernethy	-8
=able	-21
=abnormal	10
=aboard	-19
=about	-35
=above	-18
=abroad	-18
=ac	-14
=acceptable	-11
=accepted	11
=access	19
=accession	-11
=accident	14
=accidents	-14
=acclimatise	-12
=accompany	11
=account	-38
=acetone	-20
=achterberg	-14
=acid	-16
=acknowledge	-21
=acres	-10
=acrylic	-9
=act	-20
=acting	-17
=action	-34
=actions	-9
=active	-15
=actual	-28
=actually	-20
=ada	-20
=adaeze	-12
=add	-23
=added	-19
=addition	-10
=address	-20
=adeyemi	-12
=adhesive	-12
=adjust	-12
=admin	-23
=administrator	-11
=admission	14
=ads	-23
=adult	-24
=adults	-28
=advance	-13
=advances	-12
=adverts	-16
=advice	-16
=adviser	-13
=aerial	-17
=affected	-15
=affidavit	-14
=afraid	-11
=aft	-17
=after	13
=aftercare	-16
=afternoon	-14
=afterwards	-12
=again	-40
=against	-48
=age	-20
=agency	-27
=agent	-22
=agents	-22
=agm	-15
=agnes	-16
=ago	-20
=agree	-16
=agreed	-39
=agreement	-20
=agrees	-17
=agricultural	-8
=ah	-24
=ahead	-23
=aide	-14
=aider	-18
=aids	10
=air	13
=aircraft	17
=airfield	16
=airline	-18
=airport	-20
=aisle	-17
=alan	-19
=alarm	22
=alarmed	-17
=alarms	-13
=alcohol	-19
=alert	-25
=alike	-10
=alive	-13
=all	-28
=allergens	21
=allergies	-9
=allergy	-20
=allotment	-12
=allow	-12
=allowed	-27
=allows	-16
=alloy	-12
=alma	-19
=almost	-14
=alone	-30
=along	-28
=aloud	-14
=already	-34
=alright	-26
=altar	11
=although	-14
=altogether	-16
=aluminum	-19
=alvarez	-9
=always	-39
=am	-37
=amber	-14
=ambulance	-13
=amended	-13
=amina	-14
=amir	-16
=ammonia	18
=among	-15
=amount	-10
=amused	-14
=an	19
=analyser	-14
=analysis	-11
=anchor	-26
=anchorage	-16
=and	-25
=angle	-19
=anglers	-18
=animals	14
=anneke	-11
=anneliese	-9
=annie	-13
=announcement	-11
=another	-30
=answer	-29
=answered	-15
=answering	-21
=answers	-24
=antivenom	-19
=antwerp	-12
=any	-59
=anybody	-30
=anybody's	-15
=anymore	-17
=anyone	-35
=anyone's	-10
=anything	-48
=anything's	-17
=anyway	-18
=anywhere	-32
=aob	-19
=aoife	-16
=apiary	-12
=apologise	-21
=app	-23
=apparently	-9
=apples	-15
=appliances	-18
=applicant	-16
=applicants	13
=application	9
=applicator	-12
=applies	-27
=apply	-20
=appreciated	-15
=apprentice	-21
=apprentices	-29
=approach	-14
=approaches	-17
=approval	-19
=approvals	12
=approve	-10
=approved	-16
=approves	-9
=april	-20
=apron	-21
=archdeacon's	-11
=archive	-21
=are	-17
=area	-32
=areas	14
=aren't	-21
=argon	-11
=argue	-23
=argued	-12
=arguing	-20
=arising	-17
=arm	-22
=armpits	-27
=arms	-25
=around	-12
=arrange	-15
=array	-23
=arrears	-12
=arrival	12
=arrivals	9
=arrived	-17
=arrives	10
=arriving	-19
=arrow	-12
=arrows	-10
=art	-17
=artificial	11
=artist	-19
=as	-79
=asbestos	9
=ash	-16
=ashes	16
=ask	-47
=asked	-60
=asking	-30
=asks	-51
=asl	-10
=asleep	-15
=assembly	-13
=assessment	-17
=assessor	-17
=asset	-8
=assignments	-12
=assigns	-12
=assistant	-30
=assistant's	-10
=assistants	-19
=association	-31
=asthma	-9
=ate	12
=attach	-11
=attached	-12
=attempts	-21
=attend	-9
=attendance	-18
=attendant	-30
=attended	-16
=attending	-26
=attention	-15
=attn	-12
=auction	-29
=audience	-23
=audio	-19
=audiologist	-10
=auditor	-16
=auditors	-22
=audits	-11
=aug	-13
=august	-22
=aunt	-12
=aunty	-16
=australia	-18
=author	-19
=authority	-30
=automatic	-8
=auxiliary	-13
=avoid	-14
=awake	-20
=away	-33
=awning	-16
=axle	-17
=aye	-21
=babies	-24
=back	-19
=backflow	9
=backflush	-13
=background	-24
=backups	-15
=backward	-24
=backwards	-9
=bacteria	-11
=bad	-20
=badge	-25
=badges	-19
=baffles	-12
=bag	-20
=bagged	-18
=bags	-28
=bail	-10
=bait	9
=bake	10
=bakery	-14
=baking	12
=balance	-12
=balcony	-18
=bale	-26
=balloon	13
=balloons	-19
=ballot	12
=balls	-21
=band	-15
=banded	-12
=bank	9
=banking	11
=banned	-15
=bar	-20
=barbicide	-15
=barcode	-11
=bare	-27
=barge	-19
=barn	11
=barrel	-24
=barrier	-21
=bars	-21
=base	-16
=baseline	-12
=basement	-15
=basically	-25
=basin	-20
=basket	-14
=baskets	-22
=bass	-10
=batch	-26
=batches	-12
=batching	-13
=bath	12
=bathroom	-20
=bats	-19
=batten	-17
=batter	-9
=batteries	9
=bay	-20
=bays	-11
=baz	-11
=bc	-33
=be	-39
=bea	-22
=bead	-22
=beads	-11
=beam	-14
=beans	-17
=bear	-22
=beard	-10
=bearing	-17
=bearings	-14
=beat	-10
=beatrice	-19
=beats	-9
=because	-63
=become	-15
=becomes	-18
=bed	16
=bedside	-12
=been	-24
=beeping	-20
=beeps	-20
=bees	-27
=beeswax	-10
=beetles	-18
=before	-29
=beforehand	-24
=began	-16
=begin	-21
=beginner	11
=beginners	-8
=beginning	-27
=begins	-30
=begs	-13
=behalf	-15
=behind	-31
=being	-30
=believe	-22
=bell	-15
=bellows	10
=belly	-25
=belong	-9
=belongs	-19
=below	-33
=bench	-33
=bend	-23
=bengali	-16
=bengaluru	-9
=benny	-11
=bent	-26
=bereavement	-12
=bernadette	-10
=bernard	-13
=beside	-27
=best	-17
=best-before	-13
=better	-32
=between	32
=bev	-14
=bevel	-12
=bex	-15
=beyond	-22
=bib	-10
=bicycles	12
=big	-41
=bigger	-20
=biggest	-23
=bikes	18
=billed	-15
=billing	-14
=bills	-12
=bind	-11
=binder	-30
=bindings	-13
=binned	-29
=bins	-18
=biomedical	-14
=birds	20
=birgit	-9
=birth	-10
=birthday	-23
=biscuit	-18
=biscuits	-16
=bishop's	-22
=bisque	12
=bit	-42
=bites	11
=biting	-16
=bits	-25
=bitten	-13
=blade's	-13
=blades	-23
=blame	-15
=blamed	-11
=blaming	-14
=blank	-27
=blanket	-22
=blankets	-19
=bleach	-21
=bled	-17
=bleed	-14
=bleeding	-19
=bleeds	-10
=bless	-9
=blew	-18
=blink	-15
=blinking	-17
=blister	12
=block	-29
=bloke	-10
=blokes	-19
=blow	-29
=blower	-14
=blown	-21
=blows	-12
=blue	-39
=blunt	-14
=bo	-16
=board	-9
=boarders	-21
=boarding	21
=boards	-24
=boat's	-17
=boats	-23
=bob	-11
=bodies	-11
=body	-21
=boil	-21
=boiled	-17
=boiler	14
=boiling	-18
=boils	-10
=boise	-10
=bold	-20
=bolt	-19
=bolts	-21
=bond	9
=bonding	-16
=bonfire	-12
=bonnet	-17
=book's	-13
=booked	-28
=booking	11
=books	13
=boot	-20
=boots	-26
=border	-16
=born	12
=borrow	-14
=borrowed	9
=borrower	-11
=borrows	-20
=boss	-36
=both	-56
=bottles	18
=bottling	10
=bottom	-33
=bought	-29
=bounces	-14
=bow	8
=bowl	-19
=bowls	-15
=bowser	-14
=box	-27
=boxes	9
=boy	-33
=boys	-28
=brace	-9
=brackets	-17
=brake	-24
=branches	-22
=brand	-9
=brands	-8
=brash	-17
=brass	-26
=bread	12
=breadth	-22
=break	-17
=breakdown	11
=breaker	-17
=breakfast	-23
=breaks	15
=breast	17
=breath	-21
=breathe	-20
=breathes	-18
=breathing	-25
=brewery	-23
=bride	-14
=bride's	-12
=bridge	-22
=brief	-22
=brigade	-25
=bright	-20
=brigid's	10
=brilliant	-12
=brine	-25
=bring	-24
=bringing	14
=british	-14
=broke	-17
=broken	-25
=bronze	10
=brood	-12
=broom	-15
=brother	-22
=brother's	-10
=brothers	-17
=brought	-29
=brown	-25
=brownies	-17
=brush	-35
=brushed	-28
=brushes	-11
=btw	-22
=bubble	-11
=bubbles	-12
=bucket	-29
=buckets	-16
=buckle	-11
=buckles	-10
=bucks	10
=buddy	-18
=buffer	-20
=buildings	-20
=builds	-19
=built	-20
=bulb	-10
=bulgarian	-8
=bulge	-10
=bulk	10
=bull	-21
=bulletin	-15
=bumblebees	-12
=bumps	-18
=bunch	-14
=bundled	-11
=bung	-22
=bunker	13
=bunks	-15
=bunny	-13
=buoy	-17
=buoys	9
=burial	-14
=buried	-14
=burn	-25
=burned	-17
=burner	-16
=burners	-17
=burning	-15
=burns	-15
=burnt	-10
=burst	-17
=bursts	-15
=bus	16
=buses	10
=business	-16
=businesses	-10
=busy	-13
=but	-46
=butt	-19
=button	-18
=buttons	-21
=buy	-9
=buyer	-28
=buyers	-18
=buying	-12
=buzzer	-23
=by	-37
=bye	-13
=bypass	-16
=c	-25
=cab	-15
=cabin	10
=cabinet	-23
=cabins	-14
=cable	9
=cables	-18
=café	19
=cage	-22
=cages	-14
=cake	-11
=cal	-11
=calendar	-16
=calibrated	-13
=calibration	15
=call-back	-9
=called	-39
=callers	18
=calling	-20
=callum	-22
=calm	-23
=calves	-21
=came	-44
=camel	-14
=camels	14
=campsite	-16
=campus	-19
=can	-74
=can't	-46
=cancel	-20
=cancellations	13
=cancelled	-21
=cancels	14
=candidates	12
=candles	19
=cannon	-17
=cannot	10
=canoe	-12
=canon	-11
=cans	-16
=canteen	-15
=cape	-8
=capitals	-17
=caps	-20
=capsize	13
=capt	-14
=captain	-33
=car	26
=carabiner	-15
=carbon	-15
=card	-35
=cardboard	-9
=cardiff	-13
=care	-33
=carer	-21
=caretaker	-29
=carol	-26
=carousel	12
=carpets	-15
=carriage	-20
=carriageway	-8
=carried	-27
=carry	-39
=carrying	12
=cars	9
=cart	17
=carton	-16
=cartons	-17
=cartridges	-13
=carts	-12
=cases	-14
=cashier	-12
=cashing	14
=casing	11
=casino	-17
=cast	11
=casting	8
=casualty	-10
=cat	13
=catalogue	-13
=catch	-18
=catch-up	-11
=catcher	-21
=catches	-12
=category	-12
=caterer	-11
=cathedral	-14
=caught	11
=cause	-27
=caused	-10
=caustic	-17
=cave	-13
=cc	-15
=cds	-15
=celebrant	-16
=cellar	11
=cemetery	-20
=cent	-17
=centimetre	-15
=centimetres	-24
=centre	-46
=cents	-17
=ceramic	-12
=ceramics	-9
=certain	-13
=certainly	-11
=certification	-8
=certs	9
=cfo	-9
=chaff	-13
=chain	-35
=chained	-15
=chains	-23
=chainsaw	-18
=chairs	-29
=chalk	-20
=chalked	-13
=chalks	-10
=chamber	-27
=chance	-9
=change	21
=changeover	21
=changes	10
=changing	19
=channel	-24
=chaos	-15
=chapel	-11
=chaps	-17
=charged	-22
=chargehand	-22
=charger	-17
=chargers	-21
=charges	9
=charity	-20
=chart	-33
=charts	-10
=chase	-9
=chat	-21
=check-in	25
=check-out	16
=checked	14
=checker	-18
=checking	26
=checklist	11
=checks	23
=cheers	-20
=chef	-11
=chemical	10
=chemistry	-10
=cheque	-13
=cherry	-9
=chest	-20
=chewed	-17
=chicken	-18
=chief	-25
=child	9
=child's	-25
=children	-24
=chilled	9
=chiller	-19
=chimney	15
=chin	-15
=chip	-19
=chipped	-15
=chipper	-20
=chips	-9
=chlorine	16
=chock	-17
=chocks	-13
=choke	-12
=choose	-9
=chooses	-10
=christmas	-23
=chuck	-13
=churches	-30
=churchwarden	-11
=chute	-17
=cill	-19
=circle	-10
=circled	-14
=circuit	-11
=circuits	-15
=circulate	-22
=circulated	-13
=circumstances	-13
=ciso	-16
=cited	-13
=city	-17
=claim	13
=claimed	-20
=claims	10
=clamp	-15
=clamped	-16
=clamps	-9
=class	-24
=classification	-17
=clay	-13
=clean	11
=cleaner	-14
=cleaning	21
=cleans	-13
=cleared	-15
=clearing	23
=clerk	-37
=clerk's	-14
=clever	-19
=clicker	-14
=clicks	-13
=client's	11
=clients	15
=climb	-17
=climber	-16
=climbs	-8
=clinic	-23
=clinics	-14
=clip	-16
=clipboard	-18
=clipped	-15
=clips	-17
=clive	-16
=cllr	-14
=clock	8
=clockwise	-26
=closed	-38
=closer	-10
=closes	-25
=closet	-10
=closing	31
=cloth	-28
=clothes	-15
=cloths	-13
=clots	-17
=cloudy	-16
=club	-45
=cm	-21
=co	-27
=co-op	-27
=co-operative	-17
=coach	-17
=coaches	-13
=coarse	-15
=coast	-18
=coastguard	-17
=coats	-20
=cocks	-11
=code	-16
=codes	-20
=coffin	12
=coil	-16
=coils	-15
=col	-17
=colder	-16
=colin	-16
=collar	-22
=colleague	-16
=colleague's	-18
=colleagues	-14
=collected	23
=collection	20
=collections	-14
=collector	-11
=collectors	-14
=collects	9
=college	-29
=colm	-10
=colocation	-17
=color	-17
=colostrum	-24
=coloured	-15
=colours	-16
=columns	-14
=comb	8
=combination	-15
=combs	-22
=come	12
=comes	-11
=comforts	-12
=coming	-38
=comma	-28
=commands	-20
=comment	-17
=comments	-24
=commercial	-9
=commission	-16
=committee	-29
=commodity	-11
=common	-21
=community	10
=comp	-19
=companies	-14
=company	-24
=company's	-13
=compare	-16
=compared	-9
=compares	-17
=complained	-15
=complaint	-32
=complaints	14
=complete	-20
=completely	-11
=compliance	-24
=compost	-13
=compressor	14
=computer	-23
=computers	-19
=concern	-12
=concession	-13
=concrete	13
=condemned	-16
=condition	16
=conditioner	-21
=conditions	-11
=conductor	-13
=conductors	-18
=cones	-15
=confidential	-18
=confirm	-19
=confirmation	-21
=confirmed	-28
=confirms	-21
=confused	-12
=congratulations	-12
=connect	-10
=connected	-9
=consent	-20
=conservation	-16
=conservator	-21
=consider	-13
=consignment	-11
=console	-22
=construction	-15
=consultant	-11
=consumers	-11
=contact	-25
=contacts	-14
=contain	-10
=container	-16
=contaminated	-16
=content	-19
=context	-17
=continue	-9
=contract	-16
=contractor's	-19
=contractors	-24
=contracts	-20
=controlled	22
=controller	-26
=controls	-26
=convert	-17
=converted	-21
=conveyor	14
=cook	13
=cooked	-15
=cooker	-14
=cool	-12
=coolant	-8
=cooled	-13
=cooler	-9
=coolers	12
=cooling	-12
=coordinator	-25
=coordinators	-17
=copied	-16
=copier	-9
=cops	-17
=copy	-32
=copying	-10
=cord	-21
=core	-17
=cork	-22
=corn	-18
=corner	-27
=corners	-20
=corporate	-21
=correct	-11
=corrected	-13
=correction	12
=corridor	-19
=cos	-30
=cost	-24
=costs	-10
=costume	16
=costumes	11
=cottages	14
=cotton	-17
=couch	-20
=cough	-8
=could	-40
=couldn't	-12
=council	-35
=council's	-21
=councillor	-18
=counter	-11
=counters	-13
=counting	21
=countries	-21
=counts	-25
=county	-31
=couple	-19
=coupler	-12
=courier	-16
=courier's	-18
=couriers	-13
=course	-13
=courses	-12
=court	-25
=courts	9
=cousin	-18
=cover	-35
=covered	-22
=cow	9
=cowl	-15
=cows	-22
=cox	-17
=cox's	-8
=coxswain	-14
=cqc	-12
=crack	-22
=cracked	-14
=cracking	-25
=cracks	-33
=craig	-17
=crane	8
=crank	-8
=cranked	-13
=cranks	-13
=crash	13
=crate	-29
=crates	9
=crawls	-12
=crayon	-17
=cream	-27
=crease	-11
=creates	-13
=cremation	10
=crematorium	-17
=crew	-29
=crews	-11
=crib	-19
=cricket	-15
=cried	-21
=crisp	-16
=crisps	-22
=crop	-9
=cross	-19
=crossed	-24
=crosses	-27
=crossing	-20
=crotch	-20
=crowd	-14
=crown	-23
=crowns	-11
=cruise	-8
=crumb	-14
=crushed	-16
=crust	-12
=cry	-9
=crying	-21
=csr	-14
=cto	-12
=cubes	-10
=cubicle	-15
=cuff	-12
=cuffs	-22
=culture	-16
=cup	-18
=cupboard	-29
=cups	-15
=curator	-10
=curb	-14
=cure	-16
=current	-22
=curtain	8
=curtains	-15
=curve	-12
=custody	-23
=customer's	-19
=customers	-10
=customers'	12
=customs	-21
=cut-off	16
=cutter	9
=cutters	-13
=cutting	-9
=cycles	-17
=cylinders	21
=d	-14
=d1	-9
=dab	-14
=dad	-15
=dad's	-21
=dads	-9
=daft	-10
=dags	-9
=daily	33
=dairy	-35
=dal	-16
=dale	-19
=damage	-17
=damp	-27
=danny	-17
=dark	-26
=darling	-22
=darren	-17
=dash	-22
=data	-12
=database	-19
=date	-41
=dated	-14
=dates	-18
=daughter	-25
=daughter's	-23
=daughters	-11
=day	15
=daylight	-27
=days	-34
=days'	-8
=dayton	-9
=db	-15
=dbs	-11
=dea	-11
=deadline	-19
=deaf	-21
=dealer	-12
=dealers	-19
=dealing	16
=dean	-13
=dear	-29
=death	11
=deb	-17
=debit	-14
=deborah	-16
=debt	-13
=debug	-17
=dec	-9
=december	-13
=decent	-29
=decide	-12
=decided	-23
=decides	-13
=deck	14
=deckhand	-23
=decks	-17
=declaration	-19
=declared	-12
=declined	-11
=decon	-15
=decontamination	-8
=deduct	-10
=deductions	-15
=dee	-27
=deed	-16
=deepa	-9
=deeper	-11
=defect	-15
=deferred	-13
=defrost	-23
=deg	-17
=degrees	-35
=deirdre	-14
=delay	-15
=delete	-23
=deleted	-18
=deletion	18
=delicate	-13
=delivered	-25
=deliveries	20
=delivers	-10
=delivery	-9
=demand	-15
=dental	-32
=dented	-16
=dents	-12
=dentures	-16
=denver	11
=department	-18
=departure	12
=depend	-20
=depends	-15
=deploy	-18
=deploys	-16
=deposit	-22
=deposits	-12
=depot	-23
=dept	-19
=depth	-14
=depuration	13
=deputy	-10
=derek	-18
=descaled	-12
=described	-24
=describes	-11
=description	-16
=design	-19
=desk	-26
=destruction	11
=detail	-16
=details	12
=detector	23
=detectors	-16
=detergent	-14
=dev	-10
=device	-16
=dex	-16
=dg	-15
=di	12
=dial	-20
=dials	-17
=diamond	-15
=diary	-10
=dictate	-15
=dictated	-13
=dictating	-14
=dictation	-11
=did	-43
=didn't	-19
=didnt	-16
=die	-8
=died	-21
=dies	-15
=differ	-10
=difference	-18
=differences	-9
=different	-38
=differently	-25
=dig	-12
=digits	-13
=dining	-17
=dinner	-21
=dip	10
=dipped	-9
=dipstick	-16
=direction	-24
=directions	-16
=directly	-21
=director	-17
=directors	-15
=directory	-16
=dirt	-14
=dirty	-21
=disabled	-11
=disagree	-14
=disc	-24
=disclaimer	-12
=disconnect	-14
=disconnected	-11
=discontinued	-12
=discount	15
=discounted	-16
=discuss	-17
=discussed	-24
=discussion	-18
=dish	-17
=dishwasher	-26
=disinfect	-19
=disinfectant	-17
=disinfected	-19
=disk	-16
=dismissal	8
=dispatch	-20
=dispatcher	-22
=dispenser	-20
=display	-10
=displays	13
=dispute	-13
=disputes	-16
=distance	-25
=distilled	-10
=distillery	-20
=distribution	15
=district	-21
=disturb	-14
=do	-13
=doc	-19
=docket	-16
=doctor	-33
=doctor's	-14
=document	-34
=documentation	-18
=documented	-41
=does	-23
=doesn't	-19
=doesnt	-15
=doffer	-14
=dog	23
=dog's	-14
=dollar	-10
=dollars	-20
=dolly	-8
=dom	-9
=don't	-44
=donated	34
=donations	21
=done	-54
=dont	-20
=door	-35
=door's	-20
=doorbell	-15
=doors	-9
=dorm	13
=dorothy	-11
=dose	-24
=doses	-12
=dot	-17
=double	-17
=doubled	-29
=doubt	-18
=doug	-11
=dough	-21
=down	-13
=downloads	-14
=downstairs	10
=downstream	-19
=downwind	-19
=doyle	-11
=dr	-22
=draft	-39
=drafted	-31
=drafts	-16
=drag	-16
=dragging	-18
=drags	-10
=drained	-20
=draw	-27
=drawer	12
=drawers	-21
=drawing	-27
=drawings	-16
=drawn	-31
=draws	-20
=dresser	-16
=dressers	-16
=dressing	14
=drew	-9
=dried	-13
=drill	16
=drinks	-24
=drip	-23
=drips	-17
=driven	-16
=driver	-29
=driver's	-19
=drivers	-13
=drives	-30
=driving	9
=drone	19
=drop	-15
=drop-off	18
=dropped	-24
=dropping	-11
=droppings	-14
=drops	-29
=drove	-23
=drug	20
=drunk	11
=dry	-22
=dryer	11
=drying	15
=dsm	-16
=dual	-18
=duane	-15
=due	-24
=dull	-15
=dunn	-10
=duplicate	-25
=durban	-10
=dusk	-20
=dusty	-11
=dutch	-9
=duty	-8
=dye	-23
=e	-23
=e-mail	-13
=e-stop	-14
=each	-17
=ear	13
=earlier	9
=earliest	-11
=ears	-14
=earth	-24
=ease	-8
=east	-21
=easter	-22
=easy	-24
=eat	-20
=eaten	-14
=eating	-29
=echo	-12
=ecologist	-16
=edges	-24
=editor	-18
=eels	-9
=effect	-12
=eggs	11
=eh	-17
=eho	-17
=eight	-37
=eighteen	-26
=eighth	-16
=either	-20
=elbow	-13
=elderly	-14
=elections	-9
=electric	14
=electricals	-14
=electricity	-10
=electrodes	-9
=electronic	-16
=elementary	-10
=elevator	12
=eleven	-28
=ellie	-13
=elm	-12
=else	-33
=else's	-19
=elsewhere	-14
=em	-26
=email	-18
=emailed	-15
=emails	-11
=embarrassing	-18
=employees	11
=emptied	-19
=empty	10
=emptying	18
=enclose	-20
=enclosed	-17
=ended	-25
=ending	-16
=energy	-13
=engagement	-17
=engineer	-28
=engineering	-27
=engineers	-24
=engines	-19
=english	-35
=english-speaking	-18
=engraved	12
=enough	-22
=enter	-22
=entered	-14
=entering	17
=entire	-14
=entrances	-13
=entries	-10
=envelope	-34
=envelopes	-12
=environmental	-13
=episode	-13
=equal	-16
=equipment	13
=er	-23
=error	-17
=errors	-16
=espresso	26
=est	-21
=estate's	-8
=estates	-14
=estimate	-9
=estonia	-16
=eta	-14
=etc	-13
=eternally	-10
=euro	-11
=evacuation	-18
=evaporator	-19
=eve	-14
=even	-33
=evenings	-25
=event	-17
=events	-13
=ever	-35
=every	-13
=everybody	-23
=everyone	-29
=everyone's	-24
=everything	-57
=evidence	-17
=ewes	-20
=ex	-9
=exactly	-26
=exam	17
=exams	12
=except	-21
=exception	-20
=exceptions	-17
=excess	-11
=exchanged	-17
=exclusion	-9
=excuse	-21
=excused	-10
=excuses	-13
=exempt	-16
=exhibition	-21
=exist	-19
=existing	-14
=exists	-28
=exit	-23
=exits	-19
=expect	-17
=expected	-22
=expense	10
=experience	-24
=expire	-12
=expires	-17
=expiry	-20
=explain	-28
=explained	-19
=explains	-20
=explosion	-15
=export	-17
=exports	-13
=extend	-16
=extension	-17
=extinguisher	-26
=extra	-19
=extract	-20
=extraction	-17
=extractor	-13
=eyesight	-13
=fabric	-20
=facebook	-18
=faced	-15
=faces	-24
=facilities	-12
=facility	-18
=facing	-18
=factory	-21
=facts	-10
=fade	-10
=fader	-8
=fades	-16
=fail	-17
=fails	9
=fainted	-20
=fair	-23
=fake	-15
=falconry	-16
=fall	-29
=falling	-13
=family-run	-15
=fan	-30
=fancy	-19
=fans	-19
=far	-27
=farah	-12
=fare	-10
=farm	-13
=farmer	-22
=farmers	-15
=farms	-16
=farrier	-19
=farrow	-10
=fashion	-22
=fast	-15
=fat	-15
=father	-21
=fault	-24
=favour	-12
=fax	-15
=feathers	-11
=feature	-27
=feb	-21
=february	-22
=fed	-23
=fee	-22
=feed	9
=feedback	-17
=feeder	-10
=feeds	-11
=feel	-34
=feeling	-20
=feels	-25
=fees	-13
=feet	-29
=fell	-27
=fella	-14
=female	-16
=femi	-16
=fence	-26
=ferries	-9
=ferry	-18
=festival	-18
=festivals	-16
=fetch	-11
=fetched	-12
=fetches	-15
=few	-29
=ffp3	-10
=fifth	-13
=fifty	-21
=fight	-11
=figure	-10
=figures	-17
=file	-9
=filed	-17
=files	-10
=fill	16
=filled	-30
=filler	-16
=filling	19
=fills	-23
=films	-19
=filter	-19
=filters	12
=final	-11
=finally	-29
=finch	-24
=find	-38
=finder	-16
=findings	-10
=finds	-19
=fine	-31
=fined	-14
=fines	-9
=finger	-17
=finger's	-17
=fingers	-17
=finish	12
=finished	-25
=finishes	-12
=finishing	11
=finn	-13
=fins	-8
=fiona	-14
=fire	15
=fires	-16
=fireworks	-21
=firm	-38
=firms	-17
=first	-14
=fish	20
=fishing	-17
=fist	-15
=fits	-22
=fitted	9
=fitter	-28
=fitters	-17
=fittings	10
=five	-64
=fix	-10
=fixed	-18
=fixes	-20
=flag	-11
=flagged	-20
=flagpole	-19
=flags	-11
=flake	-9
=flakes	-20
=flame	-28
=flap	-16
=flash	-15
=flashes	-9
=flashlight	-20
=flask	-25
=flat	-31
=flatbed	9
=flats	22
=fleas	-12
=fleece	-12
=fleeces	-15
=fleet	-15
=flesh	-18
=flex	-16
=flight	-12
=flip	-20
=float	-18
=floor	-19
=floors	-16
=flour	-19
=flower	-15
=flowers	15
=flowing	-13
=flu	-13
=flue	-23
=fluid	-15
=flushed	-8
=flushes	-11
=flyers	-15
=flying	-19
=flyman	-19
=fm	-15
=fob	-12
=fobs	-15
=fog	-24
=foil	-23
=fold	-21
=folded	9
=folder	-34
=folders	10
=folding	-21
=folds	-23
=folks	-29
=follow	-28
=follow-up	-14
=following	-28
=follows	-30
=food	-16
=footing	-31
=for	-21
=forbidden	-13
=force	-19
=forecast	-14
=foreman	-24
=forest	19
=forget	-33
=forgive	-14
=forgot	-12
=forgotten	-19
=fork	-16
=forklift	17
=forks	-16
=form	-42
=format	-21
=forms	-23
=fortnight	-27
=forty	-45
=forty-eight	-17
=forwarded	-16
=forwarding	-16
=foul	-11
=found	-13
=foundation	-11
=foundry	-19
=four	-25
=fourteen	-28
=fourth	-20
=frame	-23
=frames	11
=frank	-14
=frass	-17
=fraud	-11
=freelance	-23
=freeze	9
=freight	10
=fresenius	-11
=fri	-14
=friday	-10
=friday's	-15
=fridays	-11
=fridges	14
=friend	-15
=friendly	-14
=friends	-19
=frightened	-14
=from	-9
=front	-27
=fronts	-16
=frost	-25
=frozen	-19
=fruit	-19
=fryer	12
=ft	-28
=fudge	-16
=fueled	10
=full	-33
=fully	-13
=fumigation	10
=fundraising	-20
=funeral	-19
=funerals	-13
=fungus	-17
=funnel	-18
=funny	-17
=furnace	-13
=further	-17
=furthest	-13
=fuse	-25
=fussy	-17
=future	-9
=fuzzy	-17
=fw	-17
=fwd	-26
=gaffer	-12
=gain	-16
=gallery	-13
=gallon	8
=gallons	-19
=galway	-14
=games	-16
=gaming	-20
=gangway	-11
=gaping	-15
=gaps	-14
=garage	-15
=garden	10
=gareth	-13
=gary	-14
=gasket	-9
=gates	-26
=gather	-17
=gauge	-22
=gauntlets	-18
=gav	-9
=gave	-26
=gdpr	-9
=gear	-24
=gel	-18
=gen	-13
=general	-23
=generate	-14
=generator	9
=gentle	-13
=gentleman	-24
=gentlemen	12
=gently	-15
=geoff	-11
=gerald	-9
=gerald's	-13
=german	-12
=germany	-14
=get	-26
=get-in	21
=gethin	-8
=ghent	-10
=gift	-23
=gifts	14
=gillian	-13
=gills	-8
=gimme	-17
=girl	-39
=girls	-19
=girth	-12
=gist	-14
=give	-34
=given	-33
=giving	-8
=glad	-9
=glasses	-14
=glaze	-12
=glazed	-10
=glazing	-15
=glider	-17
=gloria	-13
=glossary	-15
=glove	-19
=gloves	-34
=glue	-16
=glued	-13
=gluten	-18
=go	-12
=goals	-15
=god	-20
=goes	-15
=going	-10
=gold	-23
=goldfish	-10
=golf	-10
=gone	-32
=gonna	-21
=good	-44
=goodness	-12
=goodness'	-15
=goods	13
=goodwill	-19
=gorge	-20
=got	-62
=gotta	-26
=government	-15
=governor	-23
=governors	-16
=gown	-17
=gp	-21
=gps	-10
=grab	-16
=grace	-8
=grade	-21
=graded	15
=grader	-8
=grades	-10
=grading	13
=graffiti	10
=graham	-11
=grain	19
=grammar	-16
=grams	-22
=grand	-26
=grandchildren	-14
=grandfather	-12
=grandpa	-18
=grant	-16
=grapes	10
=grass	-26
=grate	-20
=grateful	-26
=grave	13
=gravel	-23
=graves	-19
=gray	-13
=grease	12
=great	-24
=green	-35
=greenhouse	21
=greet	-21
=greeter	-12
=greetings	-15
=grey	-18
=grid	-18
=grinder	-18
=grip	-15
=groom	17
=groove	-13
=gross	-21
=grounds	-18
=groundsman	-14
=group	-38
=groups	17
=grown	-20
=grown-up	-11
=grownup	-9
=guard	13
=guardian	-14
=guards	-9
=guess	-16
=guessed	-13
=guesses	-15
=guests	-9
=guidance	-20
=guild	-19
=gully	-10
=gun	-21
=guns	-17
=gus	-15
=gusts	-11
=guy	-44
=guys	-23
=gwen	-17
=gym	-26
=h	-16
=ha	-13
=habit	-12
=had	-61
=haddow	-14
=haha	-17
=hail	8
=hairdryer	-16
=hairline	9
=half	-52
=half-term	-10
=halfway	-15
=halloween	-13
=halls	-18
=hamish	-13
=hammer	-20
=handbook	-27
=handbrake	-14
=handful	-21
=handheld	-22
=handle	11
=handler	-21
=handlers	-19
=handles	-22
=handover	24
=handpiece	10
=handpieces	-25
=handwriting	-18
=hang	-8
=hanging	-9
=hangs	-26
=happen	-18
=happened	-17
=happy	-20
=harbour	-24
=harcourt	-17
=hardly	-10
=hardware	-10
=harness	-15
=harris	-8
=harrogate	-14
=harvest	-21
=has	-24
=hash	-8
=hasn't	-12
=hat	-10
=hatch	-27
=hatchery	-21
=hates	-24
=hatherley	-13
=hats	-21
=hauled	-8
=have	-59
=having	-25
=hawks	-22
=hay	-21
=haze	-15
=he	-37
=he'd	-18
=he's	-28
=head	-26
=head's	-9
=header	-21
=heading	-10
=headings	-21
=headphones	-23
=heads	-18
=headset	-19
=headstone	19
=headstones	14
=health	-28
=heaped	-10
=heaps	-15
=hear	-20
=heard	-28
=hearing	10
=hears	-19
=hearse	-13
=hearth	-17
=heated	-32
=heater	-12
=heaters	-21
=heating	-19
=heavier	-13
=heaviest	-20
=heaving	-11
=heavy	-19
=hectares	-17
=hedge	-15
=hedgehog	-13
=heel	-17
=heights	-9
=held	-18
=helicopter	9
=helix	-23
=hello	-20
=helmet	-25
=helmets	-16
=help	-27
=helped	-12
=helper	-20
=helpers	-24
=hem	12
=hemi	-9
=hems	-21
=hence	-24
=henna	-16
=her	-15
=herbarium	14
=here	-38
=here's	-23
=heron	-15
=herself	-11
=hi	-21
=hide	-17
=higher	-22
=highest	-12
=highway	-11
=hill	-23
=him	-32
=hind	-15
=hindu	-20
=hinge	-9
=hip	-13
=hips	-17
=hired	-28
=hirer	-9
=hires	-20
=his	-44
=hisses	-11
=history	-16
=hitch	-14
=hits	-21
=hives	16
=hiya	-20
=hmp	-12
=hmrc	-18
=hoa	-10
=hoist	14
=hold	-16
=holder	-13
=holders	-13
=hole	-14
=hollow	-12
=hologram	-8
=homeowner	-10
=hon	-8
=honestly	-16
=honey	16
=honour	-14
=hood	-21
=hook	-34
=hooks	-22
=hoover	-18
=hope	-25
=hoping	-31
=hopper	-13
=horizontal	10
=horn	-28
=horse	9
=horse's	10
=horses	24
=horseshoe	-17
=hose	-18
=hosed	-8
=hoses	-10
=hospice	-11
=hospital's	-17
=hospitals	-28
=host	-28
=hostel	-19
=hosts	8
=hot	12
=hotel	-20
=hotline	-13
=hotspots	-10
=hotter	-15
=hour	-41
=hourly	-12
=house	-20
=household	-14
=households	-14
=housekeeper	-20
=housekeeping	-21
=hove	-16
=how	24
=how's	-8
=how-to	-20
=hr	-14
=hse	-26
=hub	-16
=hubspot	-11
=hugo	-14
=hull	-22
=humidity	-11
=hung	-27
=hurry	-16
=hurt	-21
=husband	-19
=hydrants	9
=hydro	-9
=hydrometer	-19
=hygrometer	-11
=hymn	-14
=i	-47
=i'd	-33
=i'll	-19
=i'm	-26
=i've	-32
=i-5	-11
=i.e	-14
=ice	26
=idea	-30
=ideally	-12
=identity	9
=if	-17
=iftar	22
=ignore	-11
=ii	-15
=iii	-13
=ill	-21
=imagine	-18
=imam	-16
=immediate	-15
=immigration	-18
=imogen	-10
=impedance	-10
=important	-22
=importer	-19
=impressions	22
=imran	-15
=in	-13
=inch	-26
=inches	-25
=incident	9
=incl	-9
=include	-12
=includes	-19
=including	-30
=incoming	14
=indemnity	-10
=index	-19
=indicator	-12
=individuals	-17
=indoors	-26
=infants	-10
=infected	-21
=inflation	-14
=inform	-24
=information	-21
=informed	-15
=informs	-14
=infusion	-18
=ingrid	-19
=inherited	-15
=initial	-11
=initialed	-14
=initialled	-8
=initials	-28
=injury	-15
=ink	14
=inn	-17
=inner	-15
=inside	-19
=inspecting	21
=inspection	18
=inspector	-29
=inspectors	-15
=inspects	-21
=instance	-23
=instead	-18
=instruction	-12
=instructor	-17
=instructors	-14
=instrument	20
=instruments	22
=insulation	-24
=insurance	-32
=insured	-9
=insurer	-26
=insurers	-30
=intake	23
=intended	-14
=intercom	-17
=interest	-17
=interlibrary	11
=intern	-15
=internal	-18
=internet	-11
=interns	-20
=interruption	-14
=interval	-10
=interviews	-11
=into	-19
=intro	-22
=inventory	-24
=invert	-15
=invigilator	-10
=invigilators	-14
=invoice	-13
=invoices	-18
=involved	-14
=iodine	-17
=irish	-10
=iron	-13
=irrigation	9
=ish	-13
=island	-19
=isle	-11
=isn't	-19
=iso	-10
=isolate	-11
=isolated	-25
=isolates	10
=isolation	19
=isolator	-24
=issues	-24
=issuing	19
=it	-75
=it'll	-27
=it's	-69
=item	-25
=items	-9
=its	-27
=itself	-20
=ivory	-14
=j	-11
=jabs	-18
=jack	-9
=jackdaws	-16
=jacket	-19
=jackets	-20
=jam	9
=jamb	-14
=jan	-14
=japan	-18
=japanese	-11
=jar	-27
=jargon	-21
=jars	-28
=jaw	-10
=jaz	-13
=jean	-19
=jess	-14
=jewellery	-21
=jewelry	-20
=ji	-16
=jib	-20
=jill	-14
=jira	-11
=jo	-18
=joan	-12
=jobs	-22
=jog	-15
=joint	-20
=joints	-19
=joke	-13
=jokes	-11
=joking	-22
=jonas	-20
=jot	-19
=jottings	-12
=joy	-16
=joyce	-10
=judge	-15
=judges	-13
=jug	-22
=july	-11
=jump	-18
=jumps	8
=junction	-25
=june	-23
=junior	-18
=jury	-20
=just	-48
=k	-22
=karaoke	-18
=kayak	9
=keel	-12
=keep	-44
=keeper	-32
=keeping	-14
=keeps	-28
=keg	-21
=kegs	-12
=keith	-15
=kennels	-23
=kent	-17
=kept	-41
=kessler	-13
=kettle	-18
=kev	-9
=key's	-17
=keyholder	-14
=keypad	-16
=kg	-16
=kick	-18
=kicked	-23
=kid	11
=kid's	-14
=kilbride	-12
=kill	-25
=killed	-8
=kills	-23
=kiln	22
=kilo	-21
=kilometres	-18
=kilos	-18
=kim	-12
=kind	-23
=kindly	-12
=kiosk	8
=kirsty	-24
=kitchen's	-8
=kits	15
=km	-13
=km/h	-13
=knee	-21
=knees	-25
=knew	-18
=knock	-23
=knot	-21
=knots	-13
=knotted	-22
=know	-29
=known	-17
=knows	-30
=kowalczyk	-15
=kt	-8
=kyle	-21
=l	-20
=lab	-10
=label's	-17
=labelled	-11
=labels	-15
=laboratory	-13
=lace	-17
=laces	-18
=lacquer	-13
=lad	-37
=ladder	-9
=ladders	-17
=ladies	-12
=ladies'	-12
=lading	-13
=ladle	-16
=lads	-28
=lady	-10
=lady's	-16
=laid	-33
=lake	13
=lamb	-16
=lambing	19
=laminate	-10
=laminated	-33
=lamps	-23
=land	-19
=landfill	-19
=landing	-12
=landowner	-20
=lands	11
=lanes	-10
=langar	19
=languages	-21
=lanyards	-20
=lanzarote	-17
=lap	-22
=laps	-9
=laptop	13
=large	-21
=larvae	-17
=laser	-21
=last	-41
=latch	-19
=latched	-8
=late	11
=later	-23
=latest	-17
=latin	-11
=laugh	-21
=laughed	-14
=laughing	-18
=laundry	19
=law	-20
=lawyer	-23
=lay	-26
=layer	-9
=layers	-13
=laying	8
=lays	-20
=lbs	-12
=lead	-35
=leader	-24
=leaders	-8
=leaflet	-18
=leaflets	-18
=league	-20
=leak	13
=leaks	9
=lean	-25
=lean-to	-15
=leans	-19
=learn	-20
=learned	-19
=learning	-13
=learnt	-16
=lease	-19
=least	-28
=leather	-17
=leave	-15
=leaver	9
=leavers	21
=leaves	-34
=leaving	-15
=led	-14
=ledger	-15
=leeds	-11
=leftovers	-15
=legal	-26
=leicester	-16
=lemon	-18
=len	-18
=lend	-11
=lender	-12
=lends	18
=length	-18
=lens	-25
=lenses	-11
=lent	-16
=less	-21
=lesson	16
=lessons	-10
=let	-14
=let's	-12
=lets	-14
=letter	-42
=letterbox	-17
=letterhead	-12
=lettings	-12
=level	-29
=levelled	-10
=levels	-22
=lever	-17
=lexus	-14
=librarian	-19
=library	13
=lice	-15
=license	-20
=licensed	-17
=licensing	-14
=lid	-39
=lidded	-9
=lids	-20
=lie	-23
=lies	-20
=life	-24
=lifeboat	-15
=lifeguard	-13
=lifejackets	-13
=lift	8
=lifted	-11
=lifting	-13
=lifts	11
=lighthouse	-24
=lighting	20
=lightly	-10
=lightning	22
=lights	-19
=like	-74
=liked	-15
=likes	-29
=lilies	-10
=limb	-14
=limbs	-15
=lime	-11
=limit	-30
=lims	-16
=lin	-16
=lincoln	-18
=lindqvist	-19
=line	-11
=lined	-15
=linens	10
=liner	-10
=linguist	-14
=lining	-17
=link	9
=linked	-10
=links	-12
=liquids	-13
=lisbon	-20
=lisle	-9
=listed	-25
=listen	-26
=listens	-14
=lists	-14
=literally	-19
=lithium	-9
=litres	-29
=litter	-13
=little	-9
=liver	-13
=lives	-23
=llc	-15
=load	17
=loaded	-22
=loader	-29
=loading	31
=loads	14
=loan	14
=loans	23
=lobby	-21
=location	-13
=locations	-14
=loch	-18
=locked	-10
=locker	-20
=lockers	10
=locking	-16
=lockout	16
=locksmith	-17
=locum	-21
=locums	-17
=loft	-12
=log	-22
=logbook	-13
=logged	-9
=logger	-14
=logo	-26
=logs	-9
=lol	-16
=loma	-11
=lone	17
=long	-46
=longer	-22
=loo	-16
=look	-72
=looked	-42
=looking	-28
=looks	-43
=loop	-23
=loops	-16
=loosen	-10
=lord	-16
=lorna	-20
=lorry	9
=lose	-31
=loss	-16
=lost	23
=lotte	-15
=lottery	-12
=lou	-14
=loupe	-16
=love	-21
=low	-35
=lower	-29
=lowered	-28
=lowering	14
=lowers	-17
=ltd	-21
=luck	-25
=lucky	-15
=lucy	-20
=ludlow	-23
=ludmila	-11
=luis	-17
=lukewarm	-21
=lumb	-12
=lumps	-20
=lunch	-28
=lungs	-15
=lupe	-16
=lx	-13
=lying	-22
=m	-29
=ma'am	-14
=machine's	-18
=machines	15
=machinist	-15
=mad	-18
=madam	-9
=magazine	11
=magda	-14
=maghrib	-15
=magnet	-24
=magnets	-16
=magnus	-10
=mags	-11
=mail	-17
=mailbox	-21
=mailed	-22
=mails	-15
=mainly	-37
=make	-28
=make-up	-18
=maker	-23
=makes	-38
=making	-20
=malcolm	-12
=mall	-9
=managed	12
=management	-34
=manager's	-22
=managers	-27
=managing	12
=mane	15
=manhole	-19
=manifest	-10
=manifold	-16
=manila	-12
=manner	-16
=manny	-16
=manual	-33
=manuals	-15
=manufacturer	-8
=many	-49
=map	-16
=maple	-16
=march	-15
=marcus	-11
=mare	-22
=marek	-18
=margin	-20
=marguerite	-14
=marian	-11
=marina	-14
=marine	-23
=marisol	-23
=marjorie	-14
=mark	-18
=marker	-19
=marketing	-15
=markings	-13
=marks	-20
=marquee	-15
=marriage	-14
=married	-13
=marshal	-26
=marta	-19
=mask	-19
=masking	-22
=masks	-26
=masters	9
=mat	-19
=matched	-13
=matching	-17
=mate	-10
=maternity	-25
=matinee	-12
=matron	-9
=mats	-19
=matter	-29
=matters	-14
=mattresses	-17
=maureen	-17
=maureen's	-10
=max	-19
=maximum	-11
=may	-36
=mayor	-19
=me	-63
=meal	-14
=meals	-18
=mean	-34
=means	-38
=meant	-28
=meantime	-11
=meanwhile	-10
=measure	-15
=measured	-22
=measures	-24
=measuring	-20
=meat	-24
=mechanic	-30
=mechanical	14
=medals	15
=media	-18
=medical	-8
=medication	11
=medicine	-18
=medicines	13
=medium	14
=meds	-14
=meera	-16
=meet	-9
=meeting	-33
=meg	-9
=melt	-15
=melts	-14
=member's	-15
=memes	-13
=memorial	9
=memorials	8
=memory	-18
=mend	-11
=mending	-16
=mensah	-16
=mention	-20
=mentioned	-14
=mentions	-16
=menu	-16
=merged	-13
=meridian	-11
=mesa	-9
=mesh	-19
=mess	-32
=message	-20
=met	-25
=meters	9
=method	-28
=metre	-16
=metres	-34
=mews	-12
=mg/l	-17
=mgr	-19
=mice	-16
=michaelmas	-14
=microscope	-12
=microwave	-16
=mics	-9
=middle	-30
=midnight	-23
=might	-23
=mike	-12
=mil	-20
=mileage	-17
=miles	-27
=mill	-32
=millimetres	-16
=million	-14
=min	-25
=mind	-25
=mine	-24
=minibar	-18
=minibus	18
=minimum	-14
=ministry	-17
=minor	-9
=minors	12
=mins	-37
=minus	-22
=minute	-25
=minuted	-13
=mirror	-11
=mirrors	-21
=misfire	-17
=miss	-20
=misses	-18
=missus	-17
=mist	-14
=mistake	-14
=mite	-15
=mix	-18
=mixed	-25
=mixer	-17
=mixing	14
=mm	16
=moan	-16
=mobs	-8
=mode	-12
=model	-15
=moira	-22
=moisture	-25
=mom	-15
=moment	-20
=mon	-9
=mondays	-25
=monitoring	12
=month	-40
=month's	-11
=monthly	20
=months	-29
=mop	-10
=mopped	-11
=more	-35
=morn	-13
=morning	-18
=mornings	-20
=mortar	-14
=mortars	-12
=moses	-14
=most	-27
=mostly	-32
=moth	-20
=mother	-23
=mother's	-24
=mothers	-24
=motor	-20
=motorbikes	-16
=mouldy	-15
=mount	-23
=mountain	-9
=mounting	17
=mouse	-20
=mouth	-24
=move	14
=moved	-27
=movement	-10
=moves	-10
=moving	16
=mower	-20
=mph	-20
=mr	-32
=mrs	-41
=much	-29
=mug	-11
=mum's	-16
=museum	-22
=mushroom	-16
=mushrooms	10
=music	14
=must	-9
=mute	-15
=mutual	-11
=my	-60
=myself	-19
=n	-22
=nacelle	-11
=nadia	-12
=nails	-23
=naked	-9
=name	-47
=named	-19
=nameplate	-12
=names	-26
=naming	-14
=nap	-19
=nape	-19
=nappy	-18
=national	-9
=natives	-21
=navel	-20
=near	-38
=nearest	-21
=nearly	-27
=necessary	-10
=need	-34
=needed	-27
=needful	-22
=needle	-21
=needles	-22
=needs	-44
=negative	11
=neighbour	-18
=neighbour's	-18
=nephew	-31
=nervous	-16
=nest	-21
=nets	-12
=network	-10
=networks	-15
=neuro	-15
=neutral	-17
=never	-54
=newcomers	-15
=news	-22
=newspaper	-13
=next	-55
=nguyen	-12
=niamh	-20
=nice	-17
=nicely	-28
=nicer	-10
=nick	-21
=nicked	-17
=niece	-12
=night	15
=nights	-18
=nine	-47
=nineteen	-24
=ninety	-28
=ninth	-24
=nip	-16
=nite	-15
=nitrile	-11
=nm	-11
=no	-75
=nobody	-48
=nobody's	-24
=nod	-26
=noise	-18
=non	-15
=none	-26
=noon	-26
=noor	-9
=noose	-12
=nope	-18
=nor	-17
=normal	-23
=normally	-16
=norovirus	-17
=north	-26
=nose	-29
=not	-71
=notary	-21
=notebook	10
=noted	-15
=notes	-15
=nothing	-51
=notice	-32
=noticed	-26
=notices	-10
=notified	-17
=notion	-15
=nov	-19
=november	-14
=now	-60
=nowhere	-17
=nozzle	-11
=nr	-19
=number	-48
=numbered	-27
=numbers	-26
=nurse	-34
=nursery	-24
=nurses	-25
=nursing	18
=nut	-27
=nuts	-22
=nylon	-25
=o'clock	-23
=o2	-14
=oak	-18
=object	-14
=objects	19
=oblige	-19
=obliged	-21
=observations	-12
=observatory	-19
=observed	-8
=observer	-10
=obtain	-21
=obviously	-22
=occasions	-22
=occurred	-12
=oct	-23
=odd	-16
=of	46
=off	-20
=offboarding	9
=offence	-9
=offer	-30
=offered	-14
=offering	-10
=offers	-12
=office	-26
=officer	-34
=offices	-26
=official	-23
=officially	-22
=offline	-18
=ofsted	-17
=often	-23
=oh	-18
=ohio	-9
=ok	-16
=okafor	-21
=okay	-40
=okonjo	-14
=ola	-14
=old	-14
=older	-24
=oldest	-25
=olu	-13
=omar	-13
=ombudsman	-20
=omg	-13
=on	-23
=onboard	-17
=onboarding	12
=once	-48
=one	-71
=one's	-20
=one-page	-22
=one-pager	-20
=ones	-24
=only	-56
=onto	16
=onwards	-20
=open	-13
=opened	-17
=opener	-25
=opens	-10
=opera	-26
=operate	-18
=operated	-12
=operating	-20
=operator	-8
=operators	-9
=opinion	-11
=opinions	-16
=opposite	-25
=ops	-21
=optional	-16
=or	-46
=orange	-24
=order	-19
=ordered	-23
=orderlies	-18
=orderly	-12
=ordinary	-18
=original	-17
=originals	-10
=osei	-18
=osha	-10
=oskar	-10
=oswald's	-12
=other's	-13
=others	-12
=otherwise	-18
=otoscope	-8
=ought	-11
=our	-28
=ours	-13
=ourselves	-19
=outboards	14
=outer	-25
=outgoing	8
=outing	-17
=outlet	-21
=outline	-18
=outwards	-10
=ovals	-13
=oven	9
=over	-10
=overalls	-10
=overdue	11
=overflow	-20
=overlap	-20
=overlapping	-17
=overlock	-18
=overnight	-29
=owes	-12
=owing	-13
=owls	-11
=own	-39
=owner	-30
=owner's	-18
=owners	14
=owns	-30
=owt	-18
=oxygen	10
=oyelaran	-12
=oyster	16
=oysters	9
=oz	11
=p.m	-13
=p2	-9
=pa	-17
=pacemaker	-12
=paces	-10
=pack	-27
=packaging	-16
=packed	14
=packet	-22
=packets	-12
=packing	22
=packs	16
=pad	-14
=padded	-11
=paddle	-19
=paddler	-10
=paddles	-16
=padlock	-23
=padlocks	-11
=pads	-17
=page	-37
=pager	-17
=pagerduty	-15
=pages	-21
=paid	-21
=pain	-20
=painted	-11
=paints	-15
=pair	-18
=pairs	8
=pall	-12
=pallet	-26
=pallets	-25
=pam	-16
=pan	-27
=panel	10
=panels	13
=panic	-21
=pannier	-13
=panto	-20
=paper	-57
=paperwork	-19
=parachute	9
=paragraph	-19
=paragraphs	-15
=parcel	8
=parcels	16
=parchment	-25
=parent	-20
=parents	-11
=parents'	-14
=parishes	-17
=park	-10
=parked	-27
=parks	-13
=parrot	-12
=part	-44
=part-timers	-23
=parties	14
=partner	-20
=partners	-8
=party	-19
=pass	9
=passed	-22
=passenger	21
=passengers	15
=passing	-16
=passive	-19
=passport	-22
=password	-19
=past	-33
=paste	-18
=pat	-14
=patch	17
=path	-20
=patience	-13
=patient's	-9
=patients	19
=pattern	-19
=patterns	-11
=paul	-11
=pauline	-19
=pause	-20
=pausing	-17
=pavement	-17
=pay	-8
=paying	-11
=payment	11
=pays	-24
=pc	-15
=pdf	-14
=peace	-8
=peak	-14
=peal	-10
=pearl	-19
=pedal	-16
=pedals	-14
=peel	-13
=peels	-14
=peg	-22
=pellet	-20
=pencil	-22
=pencils	-9
=pending	-13
=pendulum	-16
=penned	-15
=pensioners	-18
=people	-50
=per	-41
=percent	-34
=perch	-12
=perfect	-16
=perforation	-9
=perfume	-20
=perhaps	-21
=permanent	-19
=permanently	-13
=permission	-18
=permitting	-18
=person	-18
=person's	-18
=personal	-17
=persons	-9
=pete	-23
=petra	-12
=petrol	-18
=pets	-16
=phantom	-11
=pharma	-13
=pharmacist	-24
=pharmacy	-20
=philippa	-9
=phone	-11
=phoned	-14
=phones	-32
=photo	-33
=photograph	-17
=photographed	-26
=photos	-31
=phrases	-11
=physical	-10
=piano	11
=pianos	-13
=pic	-24
=pick	-38
=pick-up	18
=picked	-21
=picker	-10
=pickers	-11
=picking	14
=picks	-25
=pickup	8
=picture	-36
=pictures	-17
=piece	-42
=pieces	-20
=pier	-10
=piet	-8
=pigeons	-14
=pile	-27
=pills	-19
=pilot	-37
=pilot's	-14
=pilots	-14
=pine	-9
=ping	-12
=pink	-23
=pinned	-18
=pins	-22
=pip	-19
=pipes	-18
=pitch	-14
=pitches	-13
=pivots	-13
=pizza	-13
=placed	-11
=placement	-18
=plan	-29
=plane	11
=planetarium	-15
=planner	-16
=plant	-27
=plants	-14
=plastic	-18
=plastics	-11
=plate	-28
=plates	-23
=platform	-19
=play	-10
=played	-12
=players	-19
=playground	11
=playing	17
=playout	-11
=plays	-12
=pleasant	-19
=please	-38
=plenty	-14
=plot	-9
=plough	-11
=pls	-30
=plugged	-26
=plumber	-16
=plus	-36
=plywood	-10
=pm	-18
=pocket	-23
=pockets	-11
=podcast	17
=point	-28
=pointed	-13
=pointing	-17
=points	-29
=poisons	-19
=poke	-10
=pole	-24
=poles	-17
=polish	-12
=politely	-18
=politics	-16
=polls	9
=poly	-19
=pony	-10
=poo	-11
=pool	29
=poor	-14
=pop	-31
=popcorn	-15
=porch	-18
=port	-14
=portal	-15
=porter	-25
=porters	-13
=position	-18
=positive	-18
=possible	-18
=post	-22
=post-mortem	-17
=postage	-11
=postcard	-14
=postcode	-15
=posted	-22
=poster	-28
=posters	-16
=postponed	-12
=posts	-17
=pot	-28
=pots	-14
=pouch	-15
=pound	-17
=pounds	-23
=pour	-16
=pouring	15
=powder	-14
=poznań	-13
=ppm	-23
=practice	11
=practise	-19
=praised	-16
=prakash	-9
=prams	-20
=prayer	-22
=pre-trip	19
=precious	-16
=prefer	-15
=pregnant	-24
=preheated	-13
=premises	11
=prep	-10
=prepaid	-16
=preparation	11
=prepare	-33
=prepared	-25
=prepares	11
=preschool	-10
=presence	-10
=present	-17
=presents	-17
=preset	-18
=presiding	-8
=press	-23
=pressed	-16
=presses	-18
=pressing	10
=pressure	-22
=pretty	-20
=preview	-13
=previous	-19
=price	-29
=prices	-25
=prime	-16
=primed	-13
=principal	-14
=print	-32
=printed	-22
=printers	-14
=printing	-20
=printout	-10
=prints	-30
=priority	-14
=privacy	-10
=private	-23
=priyanka	-14
=probably	-12
=probat	-18
=probation	-18
=probe	-25
=probed	-21
=probes	-15
=problem	-11
=problems	-16
=procedure	23
=process	-8
=processor	-13
=prod	-19
=produce	-26
=producer	-23
=prof	-12
=professional	-21
=profile	-9
=prog	-13
=program	-15
=programme	-16
=programmes	12
=project	-19
=projector	10
=promise	-15
=promised	-18
=pronounced	-16
=proof	-10
=proofreader	-8
=prop	-27
=propane	15
=proper	-30
=properties	-9
=property	21
=proposed	-13
=propped	-18
=prose	-8
=prosthetic	20
=prosthetics	-13
=protocol	-14
=prove	-18
=proves	-9
=provider	-9
=proving	-13
=pryce	-17
=psi	-13
=pt	-12
=pub	-10
=publishes	-11
=pull	-33
=pulled	-39
=pulling	-22
=pulls	-26
=pulse	-15
=pump	-28
=pumps	15
=punch	-13
=pune	-14
=pupil	-9
=pupils	10
=puppet	-17
=puppy	16
=purchase	-10
=purchasing	-13
=purification	19
=purple	-16
=pus	-15
=push	-24
=pushed	-15
=pushes	-17
=pushing	-20
=put	-28
=puts	-28
=putting	8
=pyro	-23
=qa	-15
=qc	14
=qr	-12
=quad	-16
=quantity	-13
=quarantine	13
=quarrel	-18
=quarry	13
=quarterly	-21
=quarters	-19
=quay	-14
=queen	-10
=queries	-14
=question	-17
=questions	-16
=quick	-13
=quickly	-9
=quid	-25
=quiet	-17
=quill	-19
=quit	-20
=quite	-19
=quiz	-20
=quotation	-14
=quote	-27
=quotes	-12
=quoting	-12
=rabbi	-11
=rabbits	10
=rabies	-12
=race	-21
=racing	-20
=rack	-36
=racks	-19
=radar	-17
=radiator	-12
=radio	-27
=raffle	-10
=rag	-12
=rags	-21
=rail	-33
=rails	-13
=rain	-19
=raining	-15
=raise	-11
=raises	-11
=raising	-17
=raizer	-11
=rake	-28
=raking	15
=ramadan	-15
=ramona	-17
=ramp	-29
=ran	-20
=random	10
=rang	-23
=range	-18
=ranger	-15
=rare	11
=rash	-19
=rashid	-17
=rasp	-18
=rat	-12
=rate	-27
=rates	-17
=rather	-17
=ratio	-21
=rats	-16
=raw	-19
=ray	-14
=razor	-13
=rd	-10
=re	-18
=reach	-18
=reached	-12
=reaches	-11
=reaction	9
=reacts	-14
=read	-47
=readable	-14
=readers	-17
=reading	-35
=readings	-20
=ready	-20
=real	-22
=realised	-17
=really	-30
=rear	-13
=reason	-17
=reasons	-26
=recall	12
=recalled	-14
=receipts	-16
=receive	-14
=receiver	-11
=receives	8
=receiving	22
=receptionist	-15
=recital	-8
=reckons	-16
=reconciliation	11
=record	-33
=recorded	-25
=recorder	-13
=recording	-30
=recordings	-8
=records	-15
=recovered	-11
=recycling	-24
=red	-30
=redo	-22
=redone	-14
=reed	-14
=reef	-18
=reel	-14
=ref	-19
=referral	-12
=refractometer	-16
=refuelling	15
=refund	14
=refunded	-12
=refunds	-18
=refusal	-19
=refuse	-20
=refused	-11
=refusing	-18
=reg	-16
=regard	-18
=regarding	-21
=region	-13
=regional	-28
=register	-14
=registered	8
=registers	10
=registrar	-16
=registration	-16
=regret	-11
=regular	-25
=regulator	-14
=reinstall	-11
=reject	-11
=rejected	11
=rejections	-15
=relative	-16
=relatives	-17
=relaxed	-19
=released	-16
=releases	-25
=releasing	19
=relief	-15
=remain	-19
=remains	-19
=remake	-11
=remark	-22
=remarks	-26
=remember	-18
=remembers	-18
=remind	-13
=reminder	-21
=reminds	-12
=remote	13
=removal	15
=remove	-15
=removed	-21
=renal	-15
=renewal	-15
=rent	11
=rental	20
=rents	-20
=reorder	-11
=rep	-27
=repainted	-13
=repair	19
=repairs	21
=repeats	-16
=replace	-16
=replaces	-19
=reply	-26
=reported	-30
=reporter	-18
=reporting	-16
=reprocessing	15
=reps	-13
=requested	-23
=requester	-14
=requests	23
=required	-14
=requires	-31
=reservation	-15
=reserve	-18
=reservoir	-21
=reset	30
=resetting	16
=resin	-16
=resolved	-27
=respirator	-14
=respond	12
=response	-14
=responsibilities	-18
=responsibility	-15
=responsible	-24
=rest	-17
=restart	-23
=rested	-15
=restock	14
=restore	12
=restricted	-19
=restringing	11
=restroom	10
=rests	-31
=result	-20
=results	20
=resurface	17
=resurfacing	21
=retained	-15
=retention	-11
=retire	-20
=retired	-23
=retires	-9
=retiring	-15
=return	22
=returned	18
=returning	13
=returns	22
=reused	-12
=rev	-12
=reverse	-19
=reversed	-12
=revert	-16
=review	-13
=reviewed	-18
=reviews	-20
=rewritten	-14
=reyes	-8
=rgds	-15
=rh	-12
=rhubarb	-19
=ribbon	-27
=rick	-11
=ride	8
=riders	14
=ridge	-12
=rig	-28
=right	-51
=rim	8
=rind	-18
=ring	-35
=ringer	-10
=ringers	-18
=rink	17
=rinse	-24
=rinsed	-25
=rinses	-21
=ripe	-14
=rise	-17
=risk	-17
=river	-24
=riverside	-13
=road	-25
=roast	-10
=roaster	-9
=roasting	14
=rock	11
=rocks	-23
=rode	-14
=rods	-21
=roger	-17
=roll	-8
=rolled	-31
=rollers	-9
=rolls	-20
=roman	-10
=romanian	-9
=ron	-17
=roof	12
=roofing	-15
=rooms	-31
=root	-13
=roots	-14
=roses	-19
=roster	-15
=rot	-16
=rota	-13
=rotate	-16
=rotavator	14
=rotterdam	-13
=rough	-19
=roughly	23
=rounds	-15
=route	-8
=routes	-8
=routine	25
=rover	-9
=row	-36
=rows	9
=rub	-19
=rubbed	-17
=rubbing	-16
=rubs	-12
=rude	-15
=ruler	-14
=rump	-16
=runbook	-29
=runner	-19
=runners	-17
=running	14
=rush	-15
=rust	-19
=rye	9
=s	-8
=sachet	-18
=sack	-24
=sacks	-17
=sacristan	-16
=sacristy	11
=saddle	-17
=sadly	-9
=safeguarding	-19
=safely	12
=said	-44
=sailing	-21
=sails	-9
=sake	-17
=salary	-13
=sale	10
=sales	-15
=salinity	-18
=sally	-11
=salmon	-12
=salt	-15
=same	-20
=sampler	-9
=samples	27
=sampling	9
=sandbag	9
=sandbags	-25
=sandra	-18
=sandwiches	-19
=sap	-19
=sat	-20
=sato	-16
=saturday	-37
=saturday's	-26
=saturdays	14
=save	-19
=saved	-20
=saves	-14
=saw	11
=saws	-14
=sawyer	-17
=say	-46
=saying	-21
=says	-61
=scaffold	19
=scaffolder	-10
=scaffolding	-20
=scales	9
=scalp	-16
=scan	-12
=scanned	-16
=scanner	-25
=scans	-14
=scar	-10
=scare	-12
=scarves	-20
=scene	-18
=scenery	-17
=schedule	-18
=scheme	-11
=school	-43
=school's	-14
=scientist	-12
=scissors	-20
=scones	-13
=scoop	-19
=scope	-18
=score	-16
=scottish	-10
=scout	-13
=scrape	-13
=scraped	-15
=scraper	-20
=scratch	-10
=scratched	-16
=scratches	-21
=scream	-12
=screen	12
=screw	-21
=screwdriver	-18
=screwdrivers	-15
=screws	-20
=scribble	-15
=scribbles	-23
=script	-10
=scroll	-18
=scrub	-10
=scrubbed	-15
=scrubs	-15
=scuba	18
=scum	-11
=seal	-18
=sealed	-23
=seals	-10
=seam	-18
=seams	-14
=sean	-14
=search	10
=searched	-13
=searches	-8
=searching	10
=season	-26
=season's	-16
=seasonal	-29
=seasons	-19
=seat	-34
=seating	-18
=seats	-22
=seaward	-10
=sec	-24
=second	-52
=secondary	-19
=seconded	-8
=seconds	-18
=secretariat	-13
=secretary	-9
=secrets	-15
=secs	-19
=section	-28
=section's	-13
=sections	9
=security	-21
=sedated	-19
=sedation	-18
=see	-17
=seeds	-8
=seeing	-18
=seem	-22
=seems	-9
=seen	-16
=sees	-25
=self	-18
=self-storage	-19
=selfie	-14
=sell	-22
=seller	-15
=selling	-20
=sells	-16
=send	-41
=sending	13
=sends	-28
=senior	-20
=sense	-14
=sensor	-16
=sent	-32
=sentence	-16
=sentences	-23
=separate	-32
=separately	-20
=sept	-21
=serial	-13
=series	-28
=serif	-16
=serious	-12
=served	-25
=set	-19
=sets	-12
=setting	17
=settle	-24
=settled	-16
=settling	-10
=seven	-33
=seventy	-24
=several	-16
=sew	-18
=sewer	14
=sewing	13
=sex	-14
=sexton	-10
=shade	-20
=shaft	-15
=shake	-26
=shaken	-21
=shakes	-9
=shall	-31
=shambles	-18
=shanice	-19
=shape	-27
=share	-28
=sharon	-16
=sharp	-12
=sharpened	-16
=sharply	-15
=sharps	-15
=shave	-11
=she	-31
=she'd	-25
=she'll	-15
=she's	-26
=shearer	-13
=shearing	19
=shedding	-18
=sheep	17
=sheet	-17
=sheeted	-11
=shelf	-28
=shell	-14
=shells	16
=shelter	-15
=shelves	-25
=sheriff's	-10
=sherry	-16
=shes	-17
=shield	-14
=shifts	-12
=shines	-20
=shiny	-12
=ship	-15
=shipments	-10
=shipper	-14
=shipper's	-10
=shipping	-10
=shirt	-10
=shod	9
=shoe	19
=shoes	-26
=shona	-14
=shoot	-18
=shop	-14
=shorn	-11
=short	-35
=shorter	-12
=shot	-22
=shots	-13
=should	-23
=shoulder	-21
=shoulders	-20
=shouldn't	-13
=shout	-24
=shouting	-17
=shouts	-18
=shovel	-16
=shovels	-14
=showed	-18
=shower	-15
=showers	12
=showing	-20
=shown	-24
=shows	-19
=shredded	-8
=shredder	11
=shredding	11
=shrimp	-13
=shrink	-15
=shropshire	-8
=shut	-10
=shutdown	11
=shutoff	-18
=shuts	-21
=shutter	-23
=shutters	-20
=sick	-26
=side	-23
=sides	-23
=sideways	-8
=sieve	-18
=sieved	-10
=sight	-15
=signal	-16
=signals	-27
=signature	-24
=signatures	-8
=signed	-32
=signing	15
=signs	-35
=sikh	-19
=silence	-21
=silica	-22
=silicone	-12
=sill	-13
=silly	-9
=silo	-13
=silver	-16
=simone	-16
=simple	-8
=simply	-24
=since	-59
=singing	-13
=single	-21
=sings	-14
=sinks	-10
=sir	-23
=sir/madam	-15
=siren	-13
=sirs	-9
=sister	-22
=sisters	-12
=sit	-25
=sits	-26
=sitting	-24
=situation	-11
=six	-20
=sixes	-12
=sixteen	-19
=sixth	-15
=sixty	-33
=size	-28
=sizes	-19
=skate	-16
=skates	12
=skating	-18
=skerry	-19
=sketch	-17
=ski	-9
=skid	-16
=skim	-13
=skimmer	-9
=skip	-20
=skipped	-16
=skipper's	-9
=skirting	-21
=skis	14
=sky	-20
=slab	-15
=slack	-13
=slacken	-12
=slant	-15
=slate	-15
=sleep	17
=sleeps	-20
=sleeve	-10
=sleeves	-16
=slept	-19
=slid	-9
=slide	-20
=slider	-15
=slides	-10
=sling	-14
=slinger	-19
=slings	-13
=slip	-30
=slips	-24
=slipway	-10
=slope	-17
=slot	-25
=slow	-27
=slowly	-20
=sludge	-13
=slugs	-13
=slump	-15
=sm	-14
=small	-51
=smaller	-25
=smallest	-23
=smalls	-11
=smell	-21
=smells	-17
=smile	-14
=smiling	-9
=smoke	-26
=smoker	-16
=smokes	-20
=smoking	-11
=sms	-14
=snake	-18
=snakes	13
=snap	-22
=sniff	-30
=sniffs	-9
=snowflake	-14
=so	-90
=soak	-29
=soaked	-18
=soap	-19
=soapy	-18
=sober	-18
=soc	-15
=social	-21
=society	-22
=sock	-17
=sockets	11
=socks	-22
=sofa	-12
=sofas	-19
=soft	-17
=softener	-16
=software	-10
=soil	-18
=soiled	10
=sold	-16
=solder	-12
=sole	-18
=soles	-17
=solid	-15
=solution	-24
=solved	-9
=some	-14
=someone	12
=someone's	-18
=something	-59
=something's	-15
=sometimes	-15
=somewhere	-21
=son	-12
=sonde	16
=song	-19
=sons	-19
=soon	-15
=sooner	-11
=sop	-13
=sore	-29
=sorry	-42
=sort	-26
=sorted	-24
=sorting	15
=sorts	-25
=sound	-29
=sounded	-11
=sounds	-28
=soup	-15
=sour	-22
=source	-17
=sources	-12
=sourdough	18
=south	-18
=spa	-15
=space	-20
=spacers	-17
=spaces	-8
=spaniel	-16
=spanish	-18
=spare	-20
=spares	-25
=spawn	-17
=speak	-20
=speaker	-20
=speaking	-24
=speaks	-16
=special	-20
=specialist	-13
=species	-22
=specifically	-14
=specimen	-13
=specs	8
=speech	-15
=speed	-19
=speeding	-17
=spell	-19
=spelled	-32
=spelling	-23
=spend	-14
=spent	-22
=spill	-20
=spin	-10
=spindle	12
=spine	-19
=spirit	-24
=spits	-15
=splash	11
=splice	-14
=split	-11
=splits	-14
=spoilt	-10
=spoke	-16
=spoken	-11
=sponsor	-14
=spoon	-26
=spoons	-13
=spores	-9
=spots	-23
=spotter	-17
=sprayed	-15
=sprays	-13
=spread	-19
=spreader	-11
=spreaders	-14
=spreadsheet	-16
=spring	-31
=springs	-21
=sprinklers	-15
=sprint	-18
=squeegee	-16
=squeeze	-19
=sr	-10
=st	11
=stab	-16
=stable	-16
=stables	-14
=stack	-11
=stacked	-21
=staff	-14
=stage	-19
=staging	-19
=stain	-9
=stained	12
=stains	-14
=stakes	-18
=stall	-13
=stamp	-14
=stamped	-19
=stamps	-23
=stand	-8
=stand-up	-15
=standard	-32
=standards	-19
=standby	-10
=standing	-24
=stands	-10
=staple	-26
=stapled	9
=staples	-13
=stars	-16
=starter	18
=starting	-14
=starts	-36
=startup	-16
=state	-17
=statement	-12
=states	-18
=static	-20
=station	-17
=stations	24
=status	-17
=stay	-36
=stayed	-18
=staying	-15
=stays	-52
=steady	-11
=steam	-24
=steel	-13
=steep	13
=steering	-13
=stem	11
=stems	-21
=stencil	-11
=step	-22
=step-by-step	-17
=steph	-10
=stepladder	-13
=steps	-24
=sterile	-24
=stern	-19
=steward	10
=stewards	9
=stick	-18
=sticker	-33
=stickers	-19
=stiff	-19
=still	-29
=stings	-13
=stinks	-12
=stir	-18
=stitch	-14
=stitches	-12
=stock	-22
=stoke	-13
=stole	-12
=stone	-26
=stones	-29
=stood	-16
=stool	-14
=stop	-22
=stopcock	-18
=stopped	-24
=stops	-40
=storage	12
=stored	-13
=stores	-21
=storm	-17
=story	-16
=stove	-18
=stoves	-10
=stragglers	-10
=straight	-37
=strain	-22
=strap	-18
=straps	-24
=straw	-22
=street	-22
=strength	-8
=stretch	-18
=strike	-16
=strimmer	-15
=string	12
=strings	-19
=strip	-22
=stripe	-9
=stripped	18
=stripping	17
=strips	-20
=stroke	-12
=strokes	-19
=strong	14
=strongest	-13
=strongroom	11
=struck	-16
=stu	-17
=stubby	-20
=stuck	17
=students	-16
=studies	-15
=studio	11
=studs	-11
=stuff	-13
=stuffed	10
=stump	15
=style	-18
=sub	-17
=subject	-21
=submarine	20
=submit	-21
=submitted	-15
=subs	-14
=successor	-18
=such	-19
=suck	-16
=suction	-11
=suggested	-16
=suggestion	-15
=suit	-10
=suitable	-20
=suite	-19
=suits	-16
=sulphur	-17
=summary	-20
=summer	-37
=summers	-18
=sun	-11
=sunday	10
=sundays	-14
=sundown	-9
=sunset	-18
=super	-13
=superintendent	-23
=supermarket	-17
=supersedes	-16
=supervisor	-34
=supervisors	-10
=supplied	-21
=supplier	17
=suppliers	-19
=supply	-20
=support	-18
=supposed	-27
=supt	-13
=sure	-27
=surface	-21
=surgeon	-14
=surname	-19
=surprised	-19
=survey	11
=surveyor	-27
=suspect	-14
=suspected	12
=suspects	-9
=swab	-10
=swallow	-10
=swapped	-24
=swapping	19
=swaps	-22
=swarm	15
=swatch	-13
=swear	-18
=sweats	-14
=sweeping	10
=sweeps	14
=sweet	-15
=swelled	-16
=swept	-21
=swim	-19
=swing	-28
=swings	-15
=swiss	-16
=switch	-31
=switchboard	-23
=switched	-18
=switches	-18
=swore	-18
=synagogue	13
=syringe	-13
=system	-17
=systems	-23
=t	-11
=tab	-15
=tables	-27
=tablet	-16
=tablets	-25
=tabs	-21
=tack	-23
=tag	-41
=tagged	-24
=tags	-25
=tail	-19
=taking	29
=talc	-16
=talked	-25
=talking	-15
=talks	-29
=tall	-11
=tally	-19
=tamp	-9
=tank's	-11
=tanks	28
=tannoy	-8
=tansley	-10
=tanya	-13
=tap	-25
=tape	-33
=taped	-34
=taps	-18
=tare	-20
=target	-22
=tarp	-22
=task	-19
=taste	-19
=tattoos	-9
=taught	-15
=taxes	-10
=taxi	-17
=taxpayer	-14
=tbh	-20
=tea	-9
=teacher	-20
=teachers	-20
=teaching	19
=team	-37
=tears	-21
=teas	-12
=tech	-32
=technical	-11
=technician	-20
=technicians	-8
=techs	-19
=ted	-9
=telephone	-22
=telephones	-19
=tell	-40
=telling	-20
=temp	-19
=temperature	9
=temperatures	-19
=tempering	14
=template	-8
=temporary	9
=temps	-13
=ten	-14
=tenancy	-15
=tenant's	-12
=tenants	-21
=tenants'	-17
=tension	-25
=tent	-14
=tenth	-13
=term	-19
=terms	-19
=terrace	13
=test	26
=tested	-8
=tester	-22
=tests	-17
=text	-29
=texted	-12
=texts	-25
=than	-46
=thandi	-9
=thank	-29
=thanked	-20
=thanks	-25
=thanksgiving	-19
=that	-71
=that'd	-9
=that'll	-23
=that's	-69
=thats	-28
=thaw	-21
=theatre	-23
=their	11
=theirs	-18
=them	-57
=them's	-17
=themself	-10
=then	-66
=theo	-11
=there	-38
=there'd	-17
=there's	-51
=therefore	-37
=theres	-23
=thermal	-13
=thermometer	-22
=thermos	-11
=thermostat	-17
=they	-33
=they'd	-19
=they'll	-15
=they're	-11
=thick	-17
=thickness	-15
=thing	-45
=think	-36
=thinking	-22
=thinks	-27
=thinned	-21
=thinner	-18
=thinners	-23
=third	-39
=thirds	-22
=thirty	-41
=thirty-four	-17
=thirty-one	-14
=this	-73
=thornbury	-18
=though	-16
=thought	-18
=thoughts	-20
=thousand	-26
=thread	-24
=threads	-21
=three	-61
=threshold	-12
=through	-15
=throughout	-21
=throw	-20
=throwing	-16
=thrown	-29
=throws	-17
=thru	-18
=thu	-22
=thumb	-23
=thumbnail	-17
=thumbs	-25
=thurs	-18
=thursday's	-13
=thursdays	-26
=thx	-26
=tick	-18
=ticked	-22
=ticket	-17
=ticketing	-18
=ticking	-18
=ticks	-23
=tide	-16
=tidied	-20
=tidy	-17
=tie	-24
=tied	-18
=ties	-26
=tight	-8
=tighten	-9
=tightened	-10
=til	-16
=tiles	-14
=tilt	-8
=tilted	-16
=tim	-12
=time	-29
=timer	-23
=times	-36
=tin	-24
=tines	-12
=tins	-16
=tint	10
=tinting	17
=tip	-28
=tipped	-15
=tipping	-12
=tips	-15
=tired	-24
=tires	-20
=tissue	-10
=title	-22
=tmrw	-13
=tobacco	-13
=today	-12
=today's	-12
=toddlers	-11
=toe	-22
=together	-11
=toilet	12
=toilets	-8
=token	-14
=told	-43
=tom	-15
=tom's	-20
=tomasz	-15
=tomb	-14
=tomorrow	-21
=ton	-18
=tone	-22
=tongs	-15
=tonight	-29
=tonnes	-19
=too	-23
=took	-52
=toolbox	-19
=tools	13
=tooth	-15
=top	-25
=topic	-12
=torch	-21
=torch-on	-17
=torches	-20
=torn	9
=torpedo	-13
=total	14
=totals	-16
=tote	-11
=touch	-29
=touched	-15
=touches	-22
=touching	-29
=touring	-16
=tourist	-15
=tourists	-20
=tourniquet	-11
=toward	-12
=towards	-15
=towel	-21
=towels	12
=tower	10
=town	-23
=trace	11
=traced	-12
=tracer	-16
=track	-8
=tracked	-13
=tracking	-23
=tracks	-16
=tractor	-20
=trade	-12
=trades	-16
=traffic	-24
=trailer	-10
=train	-25
=trained	-28
=trainees	-19
=transactions	-19
=transfer	12
=transferred	-10
=transfers	-15
=transformer	-17
=transfusion	-12
=translated	-14
=translations	15
=translator	-24
=transmitter	-14
=transparent	-13
=trapdoor	-8
=trapped	11
=travel	10
=travels	-22
=tray	-26
=treasurer	-10
=treated	17
=treats	-18
=tree	29
=trees	-10
=trench	-13
=trev	-12
=trials	-10
=triangle	-16
=trick	-9
=tried	-17
=tries	-18
=trigger	-13
=trim	-21
=trimmed	14
=trip	-12
=triple	-19
=tripped	-14
=trips	15
=trolley	-18
=trot	-16
=trouble	-12
=trout	15
=true	-16
=trunk	-25
=trust	-29
=trustees	-22
=try	-23
=tub	-19
=tubing	11
=tucson	-17
=tue	-15
=tues	-19
=tuesdays	-20
=tug	-24
=tugs	-13
=tulsa	-15
=tunde	-18
=tuning	23
=tunnel	19
=tunnels	-13
=turbine	-9
=turn	-38
=turnout	9
=turns	-28
=tutor	-10
=tutors	-17
=tv	-12
=twelfth	-20
=twelve	-32
=twenty	-41
=twenty-four	-12
=twenty-six	-10
=twin	-24
=twine	-15
=twins	-21
=twist	-11
=two	-53
=two-person	-20
=tyler	-11
=type	-37
=typed	-28
=types	-24
=typing	-24
=typos	-10
=tyre	11
=tyres	-20
=u	-16
=ugh	-22
=uh	-34
=uk	-16
=ulster	-10
=ultrasonic	-17
=um	-40
=umbrellas	-14
=unclaimed	-10
=uncle	-20
=under	-27
=underground	-13
=underneath	-19
=understand	-20
=understood	-24
=underwear	-17
=undo	-20
=unhook	-16
=uniform	12
=uniforms	-10
=union	-31
=unit	-9
=units	21
=university	-10
=unknown	-13
=unless	-35
=unload	-11
=unloading	-11
=unlock	-16
=unlocked	-11
=unopened	-13
=unpacked	9
=unpleasantness	-13
=unplug	-19
=unplugged	-15
=unroll	-12
=unscrewed	-10
=until	-49
=untouched	-11
=unwell	-14
=unzip	-18
=update	-12
=updates	-22
=upload	-21
=uploads	-20
=upon	-26
=upright	11
=uprights	10
=ups	-18
=upset	-22
=upside	-28
=upstairs	-24
=upwards	-14
=upwind	-22
=urgent	-14
=urn	-26
=us	-40
=use	-29
=use-by	-17
=used	12
=user	-22
=users	-13
=uses	-21
=using	-17
=usual	-16
=utility	-27
=uv	-17
=v	-11
=v0.3	-18
=v2	-13
=vac	-20
=vacation	-13
=vaccination	-22
=vacuum	-17
=valid	-21
=valley	-19
=valuables	-19
=value	-11
=values	-9
=vans	-17
=variety	-9
=varnish	-10
=vat	11
=vault	-13
=vegetables	-15
=vehicle	-15
=vehicles	15
=veil	-18
=velcro	-18
=vendors	15
=vent	-22
=ventilation	-17
=vents	-18
=venue	-24
=verger	-13
=verified	-11
=verifies	10
=vermont	-9
=version	-21
=very	-24
=vessel	-17
=vest	-21
=vestry	-24
=vests	-16
=vet	-29
=vet's	-19
=veterinary	-22
=via	-21
=vic	-8
=vicar	-18
=vicarage	-22
=video	-26
=view	-21
=village	9
=vinegar	-26
=vineyard	-16
=vinyl	-9
=visible	-10
=visit	8
=visited	-10
=visitor	21
=visitors	10
=visor	-13
=visual	-20
=vodka	-26
=voice	-15
=voicemail	-18
=void	-17
=volts	-15
=volume	-24
=volumes	-17
=volunteered	-19
=vos	-11
=vote	-9
=voted	-14
=votes	-14
=voucher	-15
=vouchers	-14
=vs	-15
=w	-39
=w/o	-12
=wait	-36
=waited	-20
=waiter	-15
=waiting	-21
=waits	-20
=waiver	-13
=wake	-13
=wales	-15
=walk	-18
=walk-ins	22
=walker	-18
=walkers	-18
=walking	-26
=walks	-47
=wall	-23
=wallet	-21
=wallets	-16
=walls	-15
=walt	-14
=walter	-16
=wand	-15
=wands	-18
=want	-66
=wanted	-15
=wanting	-16
=wants	-48
=war	-15
=ward	-10
=warden	-11
=wardrobe	-16
=wards	-11
=warehouse	-24
=warm	-32
=warmed	-10
=warmth	-15
=warn	-14
=warned	-12
=warning	11
=was	-61
=washed	8
=washer	-22
=washers	-12
=washing	12
=wasn't	-19
=wasnt	-15
=wasps	-10
=waste	18
=wasted	-12
=wastewater	-15
=watch	-38
=watched	9
=watches	15
=water	-11
=water's	-21
=waterproof	-12
=wave	-16
=waves	-12
=waving	-31
=ways	-27
=we	-12
=we'll	-23
=we've	-43
=wear	-26
=wears	-21
=web	-23
=website	-20
=wed	-13
=wedding	-18
=weddings	-19
=wedge	-12
=wednesdays	-9
=weds	-24
=wee	-13
=week	-47
=week's	-16
=weekday	-8
=weekend	-29
=weekends	-13
=weeks	-26
=weighed	-24
=weighs	-18
=weights	-14
=welcome	-20
=welcomed	-15
=welfare	-11
=well	-29
=wendell	-18
=went	-25
=were	-58
=west	-15
=what's	-41
=whatever	-40
=whatever's	-15
=whatsapp	-32
=wheel	9
=wheelchair	11
=wheelchairs	19
=wheeled	-15
=wheelhouse	-14
=wheels	-8
=when	29
=wherever	-23
=whether	-39
=which	-63
=while	-51
=whip	-11
=whistle	-22
=whitaker	-15
=whitcombe	-18
=whites	-19
=whitlock	-12
=whitsun	-18
=who	-10
=who'd	-18
=who's	-26
=who've	-22
=whoever	-46
=whoever's	-34
=whole	-19
=whom	-22
=whose	-16
=why	-22
=wife	-23
=wifi	-21
=wig	17
=wiggle	-9
=wigs	15
=wild	-17
=wildlife	-22
=will	-52
=wills	-11
=wim	-9
=winch	8
=window	-15
=winds	-11
=windshield	-14
=windsock	-14
=windward	-15
=windy	10
=wine	-19
=winery	-12
=wing	10
=wings	-18
=wipe	-26
=wiped	-30
=wiper	-9
=wipes	-25
=wire	-28
=wires	-25
=wish	-33
=wishes	-15
=with	-54
=withdraw	-15
=withdrawal	-14
=within	-47
=without	-41
=witness	-19
=witnessed	12
=wk	-19
=wobbles	-13
=woken	-9
=wolf	-14
=woman	-22
=won	-17
=won't	-27
=wood	-32
=wooden	-26
=woods	-13
=wool	-24
=word	-25
=wording	-25
=words	-27
=work	13
=worked	-16
=worker	-36
=workers	-15
=works	-11
=workshop	-28
=worm	-21
=worming	9
=worn	-26
=worry	-19
=worse	9
=worst	-26
=worth	-18
=would	-66
=wouldn't	-17
=wound	15
=wrap	-17
=wrapped	-22
=wrapper	-16
=wren	-14
=wrench	-11
=wring	-12
=wrist	-14
=write	-60
=write-up	-28
=writes	-33
=writing	-55
=written	-60
=wrong	-50
=x	-8
=x-ray	12
=y	-10
=y'all	-11
=yachts	-11
=yeah	-29
=year	-34
=yearly	-21
=years	-31
=yell	-9
=yelling	-18
=yellow	-27
=yep	-26
=yes	-31
=yesterday	-29
=yesterday's	-10
=yet	-13
=yield	-17
=yo	-20
=yoghurt	-16
=you	-70
=you'd	-32
=you'll	-21
=you're	-33
=you've	-25
=young	-27
=younger	-13
=youngest	-25
=your	-27
=yours	-13
=yourself	-24
=yr	-24
=yrs	-16
=yusuf	-13
=yvonne	-16
=zamboni	-14
=zendesk	-9
=zenith	-13
=zero	-20
=zeroed	-15
=zip	-12
=zone	-22
=zoo	10
>"	12
>#	-25
>%	-18
>&	-61
>'	-20
>(	9
>)	-15
>*	10
>+	-37
>,	-12
>-	35
>/	-27
>0	-51
>;	-39
>=	-46
>>" )	-17
>>" ,	-27
>>" .	9
>>" ;	-13
>>" for	-17
>>" is	18
>>" on	-14
>>" or	-18
>>" stop	-22
>>" the	-16
>>" with	-15
>># 0	-20
>>% ,	-16
>>% .	-8
>>% off	-11
>>% rh	-8
>>& sons	-20
>>' 0	-14
>>' em	-9
>>( !	-15
>>( "	-14
>>( 0	-22
>>( about	-17
>>( and	-15
>>( chair	-21
>>( dentist	-15
>>( for	15
>>( from	20
>>( late	-12
>>( minutes	-11
>>( not	-15
>>( that's	-16
>>( the	-16
>>( two	-8
>>( until	-10
>>) ,	-29
>>) -	-13
>>) .	-39
>>) :	-14
>>) and	-14
>>) ltd	-14
>>) will	-11
>>) –	-12
>>+ 0	-15
>>+ roof	-10
>>, "	-23
>>, 0	-35
>>, a	-11
>>, above	-12
>>, add	-21
>>, afterwards	11
>>, again	14
>>, alcohol	-9
>>, also	-28
>>, always	-8
>>, amount	-11
>>, an	-9
>>, any	-20
>>, anything	-14
>>, apron	-9
>>, are	-14
>>, as	21
>>, ask	-26
>>, away	-12
>>, b	-17
>>, bag	-16
>>, batch	-16
>>, batteries	-12
>>, because	13
>>, before	-40
>>, below	-12
>>, bent	-18
>>, between	-18
>>, big	-19
>>, bike	-13
>>, blade	-9
>>, bleed	-10
>>, bleeding	-12
>>, blue	-18
>>, boots	-13
>>, both	-31
>>, bottle	-11
>>, bottled	-10
>>, box	-13
>>, brake	-15
>>, bring	-18
>>, brush	-15
>>, but	-50
>>, by	-40
>>, call	-22
>>, cap	-17
>>, caps	-14
>>, capt	-12
>>, car	-21
>>, card	-12
>>, changing	-11
>>, charged	-11
>>, check	-33
>>, checked	-12
>>, checks	-17
>>, children	-20
>>, chip	-11
>>, class	-15
>>, clean	-11
>>, close	-19
>>, clothes	-15
>>, co2	-18
>>, coffee	-19
>>, collar	-10
>>, colour	-11
>>, come	-19
>>, compare	-16
>>, cones	-10
>>, cos	19
>>, could	-14
>>, count	-28
>>, counted	-10
>>, cracks	-13
>>, cross	-11
>>, curtain	-12
>>, cut	-10
>>, dark	8
>>, date	-9
>>, day	-20
>>, dealer	-14
>>, description	-21
>>, do	-17
>>, dock	-9
>>, doesn't	-27
>>, don't	-42
>>, door	-24
>>, doors	-14
>>, dose	-11
>>, drain	-17
>>, driver	-20
>>, drop	-18
>>, dry	-9
>>, dump	-11
>>, each	-34
>>, ear	-13
>>, eighty	12
>>, emergency	-17
>>, empty	-20
>>, engine	-15
>>, est	-15
>>, even	-14
>>, ever	-22
>>, every	9
>>, everybody	-13
>>, everyone	-12
>>, everyone's	-10
>>, except	-23
>>, feed	-18
>>, feet	-10
>>, femi	-16
>>, fifteen	-14
>>, fill	-15
>>, firm	-15
>>, flag	-15
>>, flame	-14
>>, flex	-10
>>, floor	-16
>>, fold	-11
>>, for	14
>>, forty	-22
>>, from	11
>>, front	-16
>>, full	-16
>>, gas	-10
>>, get	-16
>>, give	-23
>>, gives	-9
>>, giving	-18
>>, glass	-20
>>, gloves	-11
>>, goes	-18
>>, good	-9
>>, got	-13
>>, green	-18
>>, greetings	-9
>>, guns	-12
>>, half	-24
>>, hand	-23
>>, handles	-19
>>, hands	-17
>>, hang	-15
>>, has	-11
>>, he's	-16
>>, head	-10
>>, heat	-21
>>, her	-17
>>, here's	-19
>>, hold	-14
>>, holder	-18
>>, honestly	-10
>>, hood	-11
>>, hook	-11
>>, hope	-26
>>, hot	-17
>>, however	-21
>>, i	12
>>, i'm	-26
>>, i've	8
>>, i.e	-16
>>, if	-33
>>, including	-16
>>, ink	-12
>>, inside	-15
>>, into	-12
>>, invoice	-9
>>, is	-25
>>, issue	-12
>>, jewellery	-12
>>, job	-16
>>, kennel	-12
>>, key	-27
>>, kindly	-9
>>, laptop	-18
>>, lay	-11
>>, leave	-16
>>, left	-19
>>, let	-18
>>, lets	-17
>>, letter	-12
>>, lid	-16
>>, lift	-16
>>, lights	-15
>>, line	-19
>>, list	-9
>>, listen	-14
>>, little	-11
>>, lock	-20
>>, look	-26
>>, looks	-26
>>, loose	-16
>>, lou	-14
>>, lovely	-19
>>, lower	-14
>>, machine	-15
>>, main	-8
>>, mainly	8
>>, make	-11
>>, many	-18
>>, marjorie	-12
>>, mark	-12
>>, medical	-9
>>, mirror	-13
>>, missing	-14
>>, more	-14
>>, mostly	-19
>>, mr	-20
>>, mrs	-12
>>, must	-15
>>, my	-8
>>, name	-18
>>, neck	-14
>>, needs	-17
>>, never	-52
>>, new	-32
>>, next	-13
>>, nice	-10
>>, night	-17
>>, nine	-16
>>, no	-28
>>, nobody	-24
>>, none	-9
>>, nor	-12
>>, nose	-9
>>, note	-11
>>, notes	-22
>>, nov	-13
>>, now	9
>>, number	-15
>>, of	-16
>>, off	-19
>>, offer	-17
>>, oil	-18
>>, ok	-20
>>, ola	-14
>>, old	-23
>>, oldest	-13
>>, one	-17
>>, only	-25
>>, open	-21
>>, operator	-14
>>, other	-12
>>, otherwise	-24
>>, our	-13
>>, ours	-11
>>, out	-11
>>, outside	-14
>>, over	-23
>>, p	-20
>>, pain	-11
>>, paint	-20
>>, paper	-20
>>, parents	-16
>>, past	-15
>>, people	-19
>>, perhaps	13
>>, period	-16
>>, ph	-12
>>, phone	-25
>>, photo	-10
>>, photograph	-14
>>, photographed	-16
>>, photos	-16
>>, pick	-18
>>, pin	-11
>>, plates	-12
>>, plug	-12
>>, plus	-14
>>, pockets	-15
>>, police	-10
>>, port	-11
>>, posted	13
>>, power	-15
>>, prams	-16
>>, press	-23
>>, primary	-19
>>, print	-15
>>, prop	-16
>>, pull	-17
>>, pulled	-13
>>, pump	-15
>>, purple	-9
>>, push	-14
>>, puts	-16
>>, rack	-10
>>, rake	-10
>>, read	-24
>>, reason	-19
>>, reception	-12
>>, red	-17
>>, release	-11
>>, rest	-14
>>, return	-17
>>, right	-13
>>, rightly	-10
>>, rinse	-15
>>, roll	-16
>>, run	-17
>>, runs	-12
>>, salt	-10
>>, same	-26
>>, samples	-12
>>, say	-23
>>, says	-16
>>, seal	-13
>>, seat	-8
>>, second	-19
>>, section	-17
>>, security	-11
>>, see	-17
>>, she	-30
>>, she's	-12
>>, shoes	-18
>>, short	-14
>>, shout	-12
>>, show	-17
>>, sign	-20
>>, signed	-14
>>, since	18
>>, site	-15
>>, six	-18
>>, sixty	-13
>>, size	-15
>>, slide	-8
>>, slow	-17
>>, slowly	-12
>>, sniff	-9
>>, so	-12
>>, soak	-22
>>, sonde	-18
>>, sorry	-31
>>, spray	-17
>>, stand	-16
>>, start	-32
>>, starting	-15
>>, starts	-13
>>, state	-12
>>, stay	-19
>>, step	12
>>, still	-13
>>, stop	-23
>>, strap	-8
>>, strip	-19
>>, sundays	-15
>>, swap	-12
>>, swollen	-14
>>, tag	-20
>>, take	-23
>>, takes	-21
>>, tape	-14
>>, team	-8
>>, teeth	-8
>>, tell	-18
>>, tells	-16
>>, tenant	-9
>>, test	-28
>>, tested	-14
>>, thank	-27
>>, thanks	-18
>>, that's	34
>>, there	-26
>>, there's	-16
>>, they	-10
>>, they're	-18
>>, they've	-13
>>, thirty	9
>>, this	-24
>>, those	-9
>>, though	-16
>>, thread	-18
>>, through	-22
>>, throw	-18
>>, ticket	-10
>>, tickets	-11
>>, tie	-12
>>, tied	-21
>>, time	-16
>>, tip	-13
>>, tires	-16
>>, to	13
>>, tom	-24
>>, top	-10
>>, trays	12
>>, treat	-10
>>, try	-15
>>, tubes	-11
>>, tues	-15
>>, tuesday	-14
>>, tug	-15
>>, turn	-20
>>, twelve	-9
>>, twice	-12
>>, two	-8
>>, type	-14
>>, uh	-12
>>, um	-17
>>, under	-17
>>, unless	-22
>>, until	11
>>, up	-16
>>, upright	-14
>>, upstairs	-8
>>, use	-12
>>, usually	-11
>>, value	-18
>>, ventilation	-13
>>, very	-12
>>, walk	-17
>>, was	-16
>>, wash	-20
>>, watch	-22
>>, wax	-21
>>, we	-8
>>, weather	-14
>>, weekends	-15
>>, weigh	-13
>>, weight	-18
>>, welding	-15
>>, well	-12
>>, wet	-16
>>, what	13
>>, whatever	-23
>>, wheel	-13
>>, whether	-21
>>, which	27
>>, whip	-10
>>, whistle	-18
>>, white	-13
>>, whoever	-20
>>, whole	-14
>>, wipe	-26
>>, wiped	-15
>>, with	-29
>>, wool	-16
>>, would	-15
>>, wrap	-13
>>, write	-33
>>, written	11
>>, x	-8
>>, yes	11
>>, you	-29
>>, yours	-16
>>- 0	-18
>>- >	-19
>>- for	-9
>>- two	11
>>- what	-12
>>. ,	-19
>>. .	-9
>>. alarm	-12
>>. and	-19
>>. ask	-16
>>. bad	-16
>>. by	-10
>>. call	-16
>>. check	-20
>>. count	-16
>>. don't	-17
>>. hose	-8
>>. i	-17
>>. if	-24
>>. land	-14
>>. leave	-15
>>. like	12
>>. no	-30
>>. not	-18
>>. ok	-13
>>. okay	10
>>. pls	17
>>. run	-17
>>. say	12
>>. she	-19
>>. tell	-10
>>. test	-15
>>. then	-26
>>. there's	-11
>>. they	-14
>>. to	-8
>>. wait	-13
>>. wants	-20
>>. we	-21
>>. wind	-14
>>. you	-22
>>0 "	-15
>>0 %	-14
>>0 (	-16
>>0 )	-9
>>0 ,	-10
>>0 -	-20
>>0 .	-25
>>0 0	-9
>>0 :	-17
>>0 auditor	-8
>>0 c	-16
>>0 days	-14
>>0 feb	-12
>>0 for	-13
>>0 g	-14
>>0 h	-16
>>0 hour	-14
>>0 hours	-8
>>0 in	-15
>>0 is	-18
>>0 kg	-15
>>0 m	-20
>>0 march	-11
>>0 metres	-13
>>0 min	-21
>>0 minutes	-23
>>0 mm	-19
>>0 of	-12
>>0 sec	-15
>>0 the	-8
>>0 times	-12
>>0 to	-18
>>0 we	-10
>>0 weeks	-11
>>0 went	-20
>>0 working	-11
>>0 |	-8
>>: "	-23
>>: .	-15
>>: 0	9
>>: a	-29
>>: after	-27
>>: again	-12
>>: ah	-20
>>: all	-17
>>: also	-16
>>: and	-19
>>: anyone	-13
>>: ask	-14
>>: clean	-14
>>: cool	-14
>>: count	-11
>>: do	-17
>>: don't	-22
>>: done	-15
>>: every	8
>>: fine	-11
>>: go	-15
>>: going	-18
>>: he	-16
>>: how	-18
>>: i	-32
>>: i'll	-10
>>: i've	-16
>>: if	-20
>>: in	-25
>>: internal	-21
>>: is	-16
>>: it	11
>>: it's	-22
>>: k	-13
>>: keys	-22
>>: lads	-16
>>: last	-13
>>: leave	-23
>>: manager	-11
>>: me	-15
>>: morning	-13
>>: mrs	-21
>>: name	-22
>>: never	-18
>>: new	-12
>>: no	-23
>>: not	-25
>>: off	-14
>>: oh	-10
>>: ok	-24
>>: open	-14
>>: owner	-14
>>: photo	-13
>>: please	-20
>>: props	-20
>>: pull	-24
>>: put	-22
>>: rig	-11
>>: ring	-16
>>: rules	14
>>: say	-15
>>: second	-17
>>: see	-16
>>: shut	-10
>>: so	-22
>>: something	9
>>: staff	-17
>>: still	-9
>>: stop	-22
>>: tape	-11
>>: tell	10
>>: the	-34
>>: then	-16
>>: they	-17
>>: ticket	12
>>: to	-10
>>: two	8
>>: well	-8
>>: what	-25
>>: where	-13
>>: which	-24
>>: who	-16
>>: yellow	-13
>>: yes	-16
>>; a	-19
>>; above	-11
>>; at	-17
>>; call	-11
>>; for	-10
>>; if	-27
>>; it	8
>>; nobody	-11
>>; over	-14
>>; please	-9
>>; that's	-18
>>; the	-27
>>; they	-16
>>; this	-14
>>; we	-15
>>= 0	-21
>>= dead	-10
>>= no	-9
>>? "	-12
>>? )	-12
>>? ?	-15
>>? tell	-17
>>[ 0	-11
>>] :	-9
>>a ,	-9
>>a and	-20
>>a baby	-18
>>a bag	-25
>>a beer	-18
>>a bit	-23
>>a car	-30
>>a card	-20
>>a carpet	-10
>>a cask	-19
>>a child	-11
>>a client's	-21
>>a closed	-8
>>a coffee	-21
>>a comb	-18
>>a complaint	-15
>>a corner	-8
>>a couple	-10
>>a crack	-12
>>a crew	-8
>>a crisp	-10
>>a day	-44
>>a death	-24
>>a different	-11
>>a document	-15
>>a dry	-9
>>a family	-13
>>a foot	-23
>>a fortnight	-11
>>a fresh	-17
>>a gallon	-12
>>a gap	-22
>>a glove	-9
>>a grave	-16
>>a hand	-15
>>a hot	-9
>>a hundred	-21
>>a hurry	-11
>>a label	-12
>>a lady	-16
>>a lady's	-16
>>a little	-10
>>a man	-14
>>a member	-16
>>a metre	-12
>>a monday	-15
>>a new	-33
>>a number	-31
>>a nut	-14
>>a paper	-15
>>a parking	-9
>>a patient	-16
>>a photo	-8
>>a picture	-10
>>a price	-10
>>a procedure	-14
>>a proper	-24
>>a quarter	-27
>>a rash	-13
>>a red	-17
>>a repair	-12
>>a returned	-9
>>a roof	-18
>>a room	-14
>>a saturday	-11
>>a second	-16
>>a separate	-8
>>a sheet	-21
>>a short	-9
>>a single	-16
>>a small	-18
>>a spot	-13
>>a star	-10
>>a stone	-15
>>a sunday	-11
>>a tag	-18
>>a team	-13
>>a test	-17
>>a thing	-18
>>a torch	-13
>>a tube	-9
>>a wednesday	-16
>>a week	26
>>a weekend	-10
>>a white	-11
>>a whole	-15
>>a written	-19
>>a year	-22
>>a.m .	-16
>>about 0	-17
>>about a	-17
>>about an	-17
>>about fitting	-21
>>about forty	-15
>>about it	-21
>>about our	-15
>>about that	-22
>>about the	-36
>>about two	16
>>above a	-16
>>above the	-16
>>account of	-9
>>across the	-17
>>after .	-13
>>after 0	-23
>>after every	-23
>>after four	-9
>>after ten	-18
>>after the	15
>>after three	-16
>>after we	-8
>>again ,	-24
>>again .	-23
>>again and	10
>>again before	-15
>>again in	-13
>>again on	-15
>>again or	-9
>>again the	-9
>>again through	-11
>>against the	-28
>>agreed to	-16
>>ahead .	-13
>>ahead and	-15
>>aids ,	-21
>>alarm ,	-16
>>alarm again	-12
>>alarm goes	-24
>>alcohol and	-8
>>all ,	-16
>>all .	-11
>>all of	-30
>>all over	-19
>>all the	-25
>>alone ,	-22
>>alone .	-19
>>alone and	-13
>>alone for	-10
>>alone in	-17
>>along .	-14
>>along the	-17
>>aloud ,	-16
>>aloud before	-11
>>also ,	-12
>>altogether ,	-11
>>am .	-9
>>an alarm	-15
>>an animal	-10
>>an electric	-18
>>an envelope	-10
>>an hour	-20
>>an old	-22
>>an order	-21
>>and ,	-17
>>and -	-14
>>and 0	-28
>>and a	-39
>>and about	-26
>>and add	-17
>>and again	-17
>>and all	13
>>and an	-14
>>and another	-19
>>and any	-21
>>and anything	-19
>>and apron	-17
>>and are	-13
>>and ask	-21
>>and asks	-26
>>and at	-16
>>and back	-20
>>and bank	-14
>>and before	-21
>>and both	-14
>>and bring	-14
>>and by	-21
>>and call	-15
>>and calls	-10
>>and can	-25
>>and carries	-20
>>and change	-8
>>and check	-12
>>and coins	-14
>>and come	-28
>>and compare	-19
>>and compares	-14
>>and confirmed	-18
>>and count	-14
>>and counts	-20
>>and date	-16
>>and delete	-10
>>and disinfect	-17
>>and do	-16
>>and does	-25
>>and doesn't	-13
>>and dogs	-12
>>and don't	-29
>>and down	-29
>>and dry	-21
>>and each	-20
>>and evening	-24
>>and every	-31
>>and everybody	-22
>>and explains	-10
>>and feel	-20
>>and finish	-22
>>and foot	-24
>>and for	-22
>>and four	-13
>>and fridays	-20
>>and from	-9
>>and get	-32
>>and gets	-35
>>and give	-12
>>and given	-18
>>and gives	-23
>>and go	-14
>>and goes	-22
>>and got	-15
>>and half	-23
>>and has	-27
>>and have	-16
>>and he	-32
>>and he's	-18
>>and hold	-18
>>and holds	-10
>>and honestly	-10
>>and hope	-14
>>and how	17
>>and hung	-20
>>and i	18
>>and i'd	-17
>>and i'll	11
>>and i'm	13
>>and i've	-23
>>and if	-24
>>and in	-23
>>and initials	-17
>>and is	-25
>>and it	-41
>>and it's	-36
>>and its	-14
>>and keep	-12
>>and kept	12
>>and last	-16
>>and leave	-19
>>and leaves	-14
>>and left	-25
>>and let	-26
>>and levelled	-11
>>and light	-10
>>and lock	-11
>>and locked	-16
>>and look	-29
>>and looks	-36
>>and make	-19
>>and makes	-22
>>and mark	-15
>>and me	-19
>>and measure	-16
>>and mercury	-16
>>and mopped	-11
>>and mr	-11
>>and must	-15
>>and my	-30
>>and names	-8
>>and never	-14
>>and night	13
>>and no	-31
>>and nobody	-29
>>and notes	-9
>>and now	-9
>>and nowhere	-15
>>and numbered	-13
>>and off	-11
>>and offer	14
>>and only	10
>>and open	-12
>>and opened	-11
>>and out	-14
>>and over	-17
>>and paper	-14
>>and people	-19
>>and ph	-9
>>and phones	-9
>>and power	-15
>>and press	-15
>>and print	-23
>>and put	-29
>>and puts	-21
>>and read	-17
>>and reads	-23
>>and return	-12
>>and ring	-18
>>and run	-9
>>and runs	-21
>>and saves	-13
>>and say	-22
>>and says	-13
>>and security	-14
>>and see	-19
>>and send	-9
>>and sends	-13
>>and sent	-11
>>and set	-12
>>and she	-18
>>and she's	-8
>>and shouts	-13
>>and shows	-12
>>and shut	-10
>>and signed	-21
>>and since	-12
>>and small	-21
>>and so	-30
>>and somebody's	-15
>>and spray	-11
>>and staff	-20
>>and starts	-17
>>and stays	-22
>>and stop	-19
>>and take	-18
>>and takes	-20
>>and talks	-10
>>and tax	-17
>>and tell	-21
>>and tells	-11
>>and ten	-11
>>and test	-15
>>and that	-33
>>and that's	-20
>>and the	-35
>>and their	-14
>>and then	-41
>>and there's	-13
>>and they	-30
>>and thursdays	-20
>>and tick	-17
>>and to	-21
>>and turn	-20
>>and turned	-15
>>and under	-17
>>and underwear	-9
>>and up	-9
>>and wait	-21
>>and waits	-22
>>and walks	-14
>>and wants	-23
>>and was	-15
>>and went	-13
>>and when	-23
>>and who	-17
>>and who's	-9
>>and will	11
>>and with	-15
>>and works	-21
>>and would	-17
>>and write	-17
>>and writes	-24
>>and written	-10
>>and you've	-18
>>and your	-9
>>animals ,	-19
>>another .	-22
>>answers with	-14
>>any .	-12
>>any more	-9
>>anything ,	-15
>>anything .	-21
>>anyway ,	-17
>>app .	-10
>>approved by	-19
>>approves or	-11
>>april and	-9
>>are .	-10
>>are a	13
>>are allowed	-20
>>are always	-12
>>are approved	-21
>>are at	-15
>>are being	13
>>are booked	-15
>>are carried	-18
>>are changed	-20
>>are checked	-23
>>are cleaned	-11
>>are closed	-12
>>are coming	-16
>>are counted	-25
>>are dealt	9
>>are down	-17
>>are drawn	-17
>>are fine	-10
>>are first	-17
>>are fitted	-21
>>are forbidden	-10
>>are from	-16
>>are given	-9
>>are going	-12
>>are gone	-17
>>are in	-23
>>are issued	-17
>>are kept	-27
>>are left	-24
>>are let	-21
>>are looked	-19
>>are made	-12
>>are moved	-15
>>are never	-13
>>are no	-12
>>are not	9
>>are out	-9
>>are over	-22
>>are picked	-8
>>are poured	-22
>>are put	-13
>>are rung	-19
>>are scraped	-10
>>are scrubbed	-11
>>are sent	-15
>>are set	-11
>>are shut	-18
>>are stamped	-9
>>are still	-15
>>are taken	10
>>are tested	-8
>>are the	-20
>>are three	-13
>>are thrown	-16
>>are ticked	-14
>>are tried	-19
>>are two	-11
>>are unloaded	-15
>>are up	-18
>>are wiped	-17
>>area ,	-11
>>areas .	-19
>>aren't the	-11
>>arrives ,	-27
>>arrives .	-19
>>as a	17
>>as an	-13
>>as follows	-19
>>as it	-9
>>as on	-17
>>as soon	-14
>>as the	-14
>>as they	-11
>>as we	-16
>>as well	-24
>>as you	-16
>>asked for	-21
>>asked me	-27
>>asked that	-21
>>asked who	-15
>>asks for	-28
>>asks if	-12
>>asks the	-16
>>assistants ,	-14
>>association ,	-10
>>at .	-18
>>at 0	9
>>at a	-11
>>at all	-22
>>at an	16
>>at bottle	-11
>>at dusk	-13
>>at each	-22
>>at easter	-17
>>at every	-21
>>at first	-19
>>at five	-9
>>at four	-21
>>at half	-25
>>at it	-18
>>at least	-24
>>at length	-13
>>at me	-19
>>at midnight	-13
>>at night	-48
>>at nine	-13
>>at no	13
>>at noon	-16
>>at once	-31
>>at one	-23
>>at our	25
>>at pickup	-20
>>at present	-12
>>at seven	-24
>>at six	11
>>at sixty	-21
>>at st	-14
>>at that	-9
>>at thirty	-13
>>at three	-21
>>at two	-31
>>at us	-16
>>august ,	-20
>>away ,	-19
>>away from	-12
>>back ,	11
>>back .	-15
>>back and	-17
>>back in	-25
>>back into	-22
>>back on	-23
>>back the	-18
>>back to	-34
>>backwards ,	-20
>>bad .	-17
>>badly ,	-12
>>bag ,	-21
>>bag .	-11
>>bag and	-15
>>bag with	-17
>>bank receives	-14
>>bank the	-16
>>bar ,	-8
>>barbicide ,	-15
>>batch ,	-16
>>bath .	-23
>>be .	-12
>>be a	-16
>>be called	-12
>>be doing	-22
>>be me	-16
>>be pregnant	-15
>>be set	19
>>because a	-19
>>because i	-20
>>because it	-20
>>because my	-9
>>because nobody	-21
>>because of	-18
>>because they	-16
>>beds ,	-14
>>beds and	-15
>>beeps for	-11
>>before ,	-33
>>before .	-18
>>before 0	-21
>>before a	-38
>>before and	-22
>>before any	-22
>>before anybody	-17
>>before anyone	12
>>before anything	-16
>>before anything's	-24
>>before easter	16
>>before he	10
>>before i	-19
>>before it's	-10
>>before noon	-15
>>before opening	-8
>>before she	-24
>>before so	-18
>>before ten	-16
>>before that	-14
>>before the	15
>>before they	-34
>>before we	-33
>>beforehand ,	-12
>>behind .	-17
>>behind it	-17
>>behind the	-26
>>behind them	-14
>>behind you	-20
>>below .	-23
>>below 0	-21
>>below the	-10
>>beside the	-17
>>best .	-12
>>better if	-16
>>between .	-18
>>between 0	12
>>between groups	-24
>>between march	-12
>>between patients	-25
>>between the	-25
>>between two	10
>>bigger than	-13
>>bike ,	-10
>>bin ,	-9
>>bins .	-12
>>black and	-24
>>blankets .	-11
>>blood bank	-18
>>blood samples	-16
>>board ,	-15
>>board .	-25
>>board and	-11
>>board first	-11
>>book ,	-12
>>book and	11
>>booked for	-13
>>bookings .	-16
>>bookings for	-18
>>books are	-16
>>books the	16
>>both ears	-12
>>both sides	-12
>>both ways	-12
>>box ,	-11
>>box .	-19
>>box in	-9
>>boxes ,	-15
>>boxes are	-8
>>branch on	-15
>>breast milk	-22
>>brigade .	-13
>>brings it	-23
>>brings the	-18
>>broken .	-12
>>brought down	-17
>>brush ,	-16
>>bucket ,	-11
>>bucket with	-9
>>business with	-11
>>but has	-12
>>but not	-21
>>but that	-19
>>but the	-14
>>but they	-13
>>but with	-12
>>butt first	-17
>>button ,	-20
>>by 0	-30
>>by a	-15
>>by both	-13
>>by col	-19
>>by date	-14
>>by eleven	-18
>>by itself	-19
>>by mail	-9
>>by monday	-28
>>by my	-10
>>by name	-9
>>by next	-27
>>by noon	14
>>by one	-24
>>by phone	-16
>>by room	-25
>>by side	-11
>>by size	-13
>>by so	-15
>>by someone	-25
>>by telephone	-22
>>by text	-17
>>by the	-17
>>by themselves	-8
>>by then	-12
>>by thursday	-13
>>by two	14
>>by us	-10
>>by video	-9
>>by voice	-14
>>by weight	-14
>>c ,	-26
>>cabinet 0	-14
>>cage .	-15
>>call ,	-15
>>call from	-10
>>call to	-11
>>calls ,	-13
>>calls .	-21
>>calls it	-13
>>calls the	-16
>>came about	-10
>>came back	-16
>>came in	-14
>>came out	-15
>>came with	-10
>>can be	-28
>>can borrow	-10
>>can come	-10
>>can follow	-19
>>can have	-17
>>can read	-12
>>can see	-12
>>can stick	-19
>>can use	-19
>>can work	-18
>>can you	-20
>>can't be	-13
>>can't do	-12
>>can't see	-12
>>cancels on	-18
>>cannot be	-12
>>car ,	-13
>>car .	-15
>>card ,	-15
>>card .	-26
>>card ;	-10
>>card and	-21
>>card is	-9
>>carries the	-12
>>cars ,	-21
>>case .	-14
>>case of	-19
>>cases ,	-13
>>cause of	-12
>>centre .	-17
>>centre in	-20
>>certificate on	-15
>>certificates for	-16
>>chair and	-10
>>changed the	-16
>>changes the	-12
>>changing the	-12
>>channel 0	-9
>>charge of	-10
>>chart .	-13
>>chart with	-9
>>check ,	-19
>>check the	-9
>>check under	-15
>>checked in	-22
>>checks :	-14
>>checks are	-11
>>checks for	-15
>>checks in	-13
>>checks it	-10
>>checks on	-16
>>checks that	-14
>>checks the	-27
>>children .	-21
>>chlorine on	-26
>>clean ,	-16
>>clean of	-12
>>cleaning the	-14
>>clear the	-19
>>clearance .	-21
>>clips on	-12
>>clockwise .	-8
>>club ,	-23
>>co .	-18
>>code ,	-17
>>code .	-13
>>code 0	-8
>>cold water	-16
>>collar ,	-9
>>collection for	-15
>>come back	-28
>>come down	-16
>>come from	-21
>>come in	-24
>>come off	-21
>>come on	-22
>>come out	-18
>>comes ,	-12
>>comes down	-18
>>comes in	-41
>>comes off	-21
>>comes on	-18
>>comes out	-19
>>comes over	-11
>>comes up	-12
>>comma no	15
>>committee .	-11
>>company ,	-15
>>complaint .	-10
>>control ,	-18
>>cool .	-14
>>cool for	-17
>>cos of	-14
>>cost us	-14
>>could follow	-12
>>count at	-17
>>count on	-23
>>counts ,	-16
>>counts as	-18
>>cover .	-14
>>covering the	-26
>>crew ,	-21
>>crew can	-18
>>cried .	-10
>>cup ,	-16
>>cut ,	-9
>>cycle ,	-12
>>cycle .	-22
>>daily .	-13
>>dairy ,	-11
>>dangerous goods	-19
>>date (	-11
>>date .	-8
>>date and	-14
>>day ,	-21
>>day .	-16
>>day and	-18
>>day before	-13
>>day one	-25
>>day three	-8
>>day two	-18
>>day –	-23
>>daylight .	-19
>>days ,	-11
>>days .	-20
>>days ahead	-14
>>days and	-23
>>days are	-9
>>days for	-13
>>dealt with	-20
>>decides .	-12
>>degrees .	-15
>>degrees and	-19
>>depth ,	-11
>>description of	-13
>>desk ,	-10
>>desk .	-16
>>did it	-22
>>did not	17
>>do for	-18
>>do i	-12
>>do it	-24
>>do not	-24
>>do we	-23
>>do you	-13
>>document ,	-9
>>does about	-22
>>does is	-14
>>does it	-23
>>does not	-24
>>does the	-16
>>doesn't count	-15
>>doesn't go	-14
>>doesn't make	-15
>>doesn't move	-13
>>dogs .	-21
>>dollars ,	-11
>>don't come	-9
>>don't do	-15
>>don't ever	-15
>>don't get	-15
>>don't go	-14
>>don't have	-13
>>donated breast	-19
>>done .	-8
>>door ,	-12
>>door .	-19
>>door and	-17
>>door before	-13
>>door is	-16
>>door open	-11
>>down ,	-28
>>down .	-25
>>down :	-17
>>down ?	-18
>>down a	-19
>>down and	-17
>>down as	-23
>>down before	-17
>>down by	-19
>>down first	-20
>>down for	-14
>>down how	-15
>>down no	-16
>>down on	12
>>down once	-11
>>down or	-19
>>down the	-28
>>down then	-18
>>down to	-22
>>down with	-18
>>draws up	-13
>>dressing ,	-11
>>drill ,	-19
>>drive .	-16
>>driver and	-12
>>drop .	-11
>>drop the	-10
>>drop zone	-16
>>drops the	-8
>>drug at	-13
>>dry ,	-17
>>dry and	-13
>>during the	-24
>>duty puts	-12
>>each .	-16
>>each day	-18
>>each month	-17
>>each morning	-9
>>each of	-19
>>each other	-11
>>each other's	-9
>>each side	-13
>>each tip	-13
>>edge ,	-8
>>edge .	-17
>>else .	-15
>>else what	-17
>>elsewhere .	-12
>>empty .	-8
>>empty and	-9
>>end ,	-11
>>end of	11
>>engineers ,	-16
>>english and	-16
>>english because	-10
>>enough for	-22
>>envelope ,	-18
>>er what	-11
>>even a	-13
>>even if	-18
>>even when	-16
>>ever .	-15
>>every 0	-27
>>every bag	-12
>>every day	-25
>>every half	-17
>>every lift	-22
>>every monday	-10
>>every night	-14
>>every quarter	-23
>>every room	-14
>>every second	18
>>every single	-10
>>every six	-20
>>every ten	-9
>>every thursday	-27
>>every time	-23
>>every two	16
>>everything ,	-8
>>everything .	-14
>>except the	-16
>>eyes ,	-11
>>face .	-19
>>face up	-15
>>facing the	-10
>>factory ,	-18
>>fails twice	-13
>>families ,	-20
>>farms ,	-16
>>february ,	-15
>>february .	-10
>>fee of	-9
>>fees go	-9
>>file ,	-15
>>file and	-18
>>fills in	-19
>>finally noticed	-20
>>find the	-9
>>fire ,	-16
>>first ,	-25
>>first .	-31
>>first :	-13
>>first and	-33
>>first before	-14
>>first for	-18
>>first so	-22
>>first then	-23
>>first thing	9
>>first wait	-22
>>first with	-22
>>five degrees	-13
>>five minutes	-20
>>five years	-13
>>flat ,	-11
>>flat .	-17
>>floor .	-14
>>flowers are	-21
>>folder .	-11
>>for 0	-30
>>for a	-23
>>for about	21
>>for all	-22
>>for an	-17
>>for any	-12
>>for anybody	-15
>>for anything	-25
>>for at	-10
>>for both	-18
>>for chips	-12
>>for customers	-17
>>for damp	-21
>>for each	-24
>>for eleven	17
>>for every	-26
>>for five	-23
>>for half	-17
>>for him	-17
>>for his	-12
>>for how	-21
>>for it	11
>>for keys	-24
>>for level	-19
>>for longer	-11
>>for more	-16
>>for new	10
>>for nothing	-15
>>for offering	-14
>>for one	-14
>>for repair	-27
>>for sample	-12
>>for six	-25
>>for somebody	-10
>>for staff	-22
>>for supplier	-14
>>for ten	-20
>>for that	-26
>>for the	-15
>>for them	-23
>>for thirty	-12
>>for this	-24
>>for three	-19
>>for twenty-four	-8
>>for two	-23
>>for us	-17
>>for when	-21
>>for whoever	-17
>>for you	-21
>>for your	-12
>>form ,	-16
>>form .	-16
>>forty five	-24
>>forty minutes	11
>>found in	-25
>>four ,	-19
>>four hundred	-21
>>four minutes	-14
>>four of	13
>>fresh water	-15
>>friday .	-14
>>from 0	-19
>>from an	-11
>>from below	-18
>>from cold	-21
>>from different	-18
>>from each	-14
>>from home	-17
>>from it	-21
>>from me	-10
>>from memory	-22
>>from monday	13
>>from my	-26
>>from one	-22
>>from other	-14
>>from outside	-19
>>from paper	-21
>>from ten	-9
>>from there	-9
>>from three	-21
>>from top	-14
>>from two	-14
>>from us	-16
>>from yesterday	-12
>>from you	-21
>>from your	-17
>>front ,	-11
>>front of	-22
>>ft 0	-17
>>full ,	-12
>>full .	-18
>>full name	-8
>>full stop	-8
>>gauge at	-18
>>gave us	-18
>>get a	-20
>>get looked	-24
>>get the	-19
>>get them	-11
>>gets a	-24
>>gets cut	-11
>>gets its	9
>>gets out	-8
>>gets swept	-17
>>gets the	-18
>>gets turned	-23
>>gives clearance	-12
>>gloves and	-9
>>glue ,	-14
>>go ,	-11
>>go .	-12
>>go back	-17
>>go in	-21
>>go into	-18
>>go of	-10
>>go out	-17
>>go round	-9
>>go straight	-10
>>go to	-29
>>go up	-14
>>goes ,	-16
>>goes .	-9
>>goes down	-19
>>goes home	-25
>>goes in	-39
>>goes like	13
>>goes mad	-11
>>goes off	-30
>>goes on	-24
>>goes out	-32
>>goes over	-23
>>goes round	-17
>>goes three	-14
>>goes through	-11
>>goes to	-22
>>goes under	-16
>>goes up	-19
>>going round	-16
>>going to	-13
>>goods bookings	-18
>>got its	-13
>>got lost	-15
>>got the	-14
>>grammar .	-15
>>group ,	-16
>>gun ,	-11
>>h before	-10
>>had a	-22
>>had been	-14
>>had it	-14
>>had them	-8
>>half a	-20
>>half an	-15
>>half hour	-13
>>half of	-19
>>hall ,	-22
>>hall .	-23
>>hall is	-24
>>hand ,	-21
>>hand .	-13
>>hand before	-14
>>hand tools	-20
>>handed in	9
>>handed out	-16
>>handles them	-18
>>handling ,	-16
>>hands .	-12
>>hands over	-16
>>hang it	-12
>>hangs at	-9
>>happens at	-18
>>happens between	11
>>happens if	-17
>>happens in	12
>>happens when	-11
>>has 0	-16
>>has a	-23
>>has about	-19
>>has asked	-20
>>has been	-30
>>has come	-14
>>has confirmed	-24
>>has found	-11
>>has gone	-14
>>has got	13
>>has his	11
>>has its	-25
>>has left	-22
>>has looked	-10
>>has no	-11
>>has nothing	-13
>>has one	11
>>has passed	-13
>>has raised	-14
>>has since	-8
>>has still	-12
>>has the	-13
>>has three	-9
>>has to	18
>>has twenty-two	17
>>have .	-14
>>have 0	-9
>>have a	-10
>>have been	-16
>>have the	-13
>>have their	-17
>>have to	-22
>>he checks	-20
>>he comes	-15
>>he has	-9
>>he says	-14
>>he walks	-14
>>he was	-11
>>head ,	-21
>>head .	-12
>>headphones .	-15
>>heads and	-9
>>health lady	-15
>>heard it	-15
>>height ,	-20
>>height .	-10
>>her .	-17
>>her and	-10
>>here ,	-18
>>here .	-15
>>here from	-15
>>here in	13
>>high ,	-16
>>higher than	-21
>>him .	-16
>>him to	-14
>>himself ,	-16
>>himself .	-11
>>himself and	-19
>>his badge	-11
>>his head	-9
>>his own	-25
>>hit the	-14
>>hoa ,	-11
>>hold ,	-14
>>hold the	-17
>>holding the	-17
>>hole .	-12
>>holiday .	-9
>>home .	-23
>>home on	-16
>>hose ,	-13
>>hot ,	-24
>>hot water	-20
>>hotel ,	-11
>>hour before	-13
>>hours .	-15
>>hours after	-10
>>hours before	-24
>>hours for	-14
>>house .	-16
>>how a	-15
>>how it	-15
>>how many	-16
>>how much	-11
>>how the	-16
>>how they	-14
>>how to	-15
>>how we	-16
>>how you	-19
>>i am	-23
>>i did	-11
>>i do	-18
>>i have	-16
>>i know	-17
>>i look	14
>>i mean	13
>>i open	-11
>>i ring	-18
>>i should	-17
>>i tell	-14
>>i think	-16
>>i want	-27
>>i would	-15
>>i'd like	-14
>>i'm after	-21
>>i'm going	-12
>>i've been	18
>>i've got	-14
>>id ,	-12
>>id .	-17
>>if a	-21
>>if at	-15
>>if it	-35
>>if it's	-25
>>if she	-10
>>if that	-13
>>if the	-26
>>if there's	-26
>>if they	-18
>>if they're	-15
>>if you	-32
>>in ,	-32
>>in .	-29
>>in 0	-29
>>in again	-14
>>in and	-24
>>in antwerp	-10
>>in april	-12
>>in at	-29
>>in between	-16
>>in by	-23
>>in case	-16
>>in cash	17
>>in daylight	-24
>>in december	-14
>>in disinfectant	-12
>>in each	-20
>>in english	-17
>>in february	-14
>>in food	-9
>>in for	-26
>>in four	14
>>in full	-15
>>in galway	-15
>>in half	-19
>>in her	-11
>>in him	-18
>>in his	-8
>>in in	-15
>>in it	-38
>>in january	11
>>in june	-36
>>in kent	-19
>>in march	-14
>>in may	-27
>>in my	9
>>in november	-17
>>in number	-15
>>in october	-9
>>in ohio	-16
>>in on	-29
>>in one	-34
>>in order	-26
>>in our	-27
>>in paper	-23
>>in person	-12
>>in place	-11
>>in reception	-13
>>in red	-11
>>in reverse	-11
>>in room	-13
>>in row	-9
>>in rows	-14
>>in season	-15
>>in september	-10
>>in sight	-10
>>in tears	-10
>>in ten	-28
>>in that	-21
>>in the	-16
>>in their	-18
>>in there	-17
>>in thirty	-15
>>in this	-20
>>in those	-17
>>in three	-26
>>in tray	-11
>>in tulsa	-18
>>in two	-15
>>in view	-12
>>in what	-18
>>in whatever	14
>>in which	-15
>>in winter	-12
>>in with	-13
>>in without	-8
>>in writing	18
>>in your	-25
>>included ,	-11
>>included .	-16
>>inside .	-10
>>inside 0	-16
>>inside so	-16
>>inside the	-19
>>inspection ,	-9
>>inspection is	-16
>>inspection of	-19
>>inspector ,	-23
>>instead of	-11
>>into a	-30
>>into an	-13
>>into something	-15
>>into the	-18
>>is ,	-26
>>is .	-18
>>is a	-30
>>is about	-18
>>is above	-20
>>is accepted	-17
>>is alarmed	-8
>>is allowed	-8
>>is alone	-15
>>is always	-18
>>is an	-13
>>is asked	-21
>>is asking	-12
>>is at	-9
>>is below	-14
>>is better	-17
>>is brought	-20
>>is brushed	-12
>>is by	-20
>>is called	-20
>>is changed	-10
>>is checked	-33
>>is cleaned	-23
>>is cleared	-9
>>is closed	-12
>>is collected	-22
>>is coming	-11
>>is counted	-23
>>is dead	-18
>>is different	-18
>>is doing	-8
>>is done	23
>>is dry	-9
>>is due	-15
>>is emptied	-10
>>is enough	-17
>>is entered	-11
>>is explained	-12
>>is filled	-15
>>is finished	-17
>>is for	-21
>>is from	-12
>>is full	-17
>>is given	-10
>>is going	-17
>>is good	-18
>>is green	-16
>>is ground	-12
>>is handed	-29
>>is handled	9
>>is having	-25
>>is here	-20
>>is how	-16
>>is in	-31
>>is informed	-11
>>is inspected	-9
>>is it	-18
>>is just	10
>>is laid	-24
>>is last	-19
>>is left	13
>>is let	-21
>>is lifted	-15
>>is loaded	-16
>>is locked	-21
>>is looked	-21
>>is lost	-13
>>is low	-14
>>is made	-24
>>is missing	-14
>>is needed	-23
>>is never	-22
>>is no	-20
>>is not	-28
>>is now	-18
>>is off	-19
>>is on	-31
>>is one	-17
>>is only	-19
>>is open	-21
>>is ours	-11
>>is out	-22
>>is over	-13
>>is phoned	-10
>>is photographed	-23
>>is probed	-12
>>is put	-12
>>is ready	-9
>>is rejected	-9
>>is reported	-10
>>is reviewed	-10
>>is run	-16
>>is sealed	-22
>>is sent	-20
>>is set	-12
>>is shut	-23
>>is signed	-17
>>is sold	-19
>>is started	-20
>>is still	-12
>>is stopped	-11
>>is swapped	-14
>>is taken	-28
>>is test	-12
>>is that	-22
>>is the	10
>>is then	-9
>>is there	-16
>>is thrown	-20
>>is to	13
>>is torn	-11
>>is up	-12
>>is very	-12
>>is weighed	-10
>>is what	23
>>is where	-18
>>is wiped	-15
>>is worn	-13
>>is written	-28
>>is wrong	-15
>>is you	-21
>>isn't one	-17
>>issued by	-10
>>it (	-15
>>it ,	-37
>>it .	-43
>>it :	-9
>>it a	-21
>>it again	-17
>>it against	-10
>>it alone	-14
>>it and	-22
>>it as	-9
>>it at	-13
>>it back	-14
>>it badly	-11
>>it by	-18
>>it down	-14
>>it empty	-9
>>it first	-13
>>it for	-20
>>it gets	-19
>>it goes	-10
>>it had	-16
>>it has	-11
>>it in	-28
>>it into	-11
>>it is	-19
>>it last	-17
>>it may	-15
>>it on	-23
>>it once	-16
>>it or	-17
>>it out	-24
>>it over	-14
>>it round	-15
>>it says	-9
>>it should	-8
>>it that	-27
>>it the	-13
>>it then	-14
>>it to	-17
>>it up	-20
>>it was	-10
>>it we	-13
>>it when	-17
>>it will	-10
>>it with	-31
>>it works	-10
>>it you	-11
>>it'll be	-15
>>it's about	-20
>>it's for	-22
>>it's going	-10
>>it's in	-9
>>it's the	-14
>>it's two	20
>>items ,	-11
>>its own	-18
>>jan ,	-9
>>january .	-19
>>jar .	-16
>>jar per	-8
>>job ,	-12
>>job and	-15
>>job on	-11
>>jug ,	-13
>>june ,	-11
>>june .	-22
>>june 0	-12
>>keeps them	-8
>>kept ,	-11
>>kept for	-13
>>kept on	-15
>>kept the	-14
>>key .	-15
>>key is	-11
>>kills the	-16
>>knew what	-9
>>know .	-14
>>labels .	-15
>>laboratory ,	-11
>>lady is	-11
>>lady wants	-15
>>laid out	9
>>lane 0	-9
>>last ,	-16
>>last month	-14
>>last night	-34
>>last one	-17
>>last so	-10
>>last time	-19
>>last week	-29
>>last year	-15
>>late ,	-19
>>later ,	-19
>>later .	-14
>>lay the	-10
>>lead .	-11
>>lease .	-15
>>leave ,	-16
>>leave .	-15
>>leaves ,	-11
>>leaves .	-10
>>leaves a	-16
>>leaves the	-13
>>leaving .	-17
>>leaving do	-13
>>left ,	-12
>>left a	-14
>>left on	-8
>>leg ,	-9
>>less than	-8
>>lesson ,	-19
>>letter .	-11
>>letter is	-14
>>letterbox .	-14
>>lexus .	-14
>>licence comes	-14
>>lid ,	-9
>>lies on	-9
>>lift it	-19
>>lift number	-10
>>light and	-12
>>like a	-9
>>like that	-14
>>like the	-21
>>like this	-23
>>line ,	-20
>>line 0	-14
>>line and	-15
>>line on	-9
>>line with	-9
>>link ,	-12
>>list ,	-15
>>list .	-23
>>list and	-13
>>list is	-10
>>litres ,	-10
>>live in	14
>>lives in	12
>>load ,	-14
>>lock ,	-10
>>locked ,	-19
>>long and	-13
>>long it'll	-16
>>look at	-20
>>look for	-25
>>looked at	-17
>>looked over	13
>>looked up	-12
>>looks after	-21
>>looks at	-20
>>looks for	-15
>>looks over	-10
>>loop and	-21
>>lost a	-11
>>lost property	-16
>>lot in	-16
>>loud .	-14
>>loud what	-15
>>lunch ,	-12
>>lunch .	-11
>>lunch and	-20
>>machine ,	-17
>>machine .	-8
>>made with	-8
>>make a	-18
>>make it	-12
>>makes a	-8
>>man ,	-19
>>man at	-11
>>man says	-16
>>manager (	-10
>>manager .	-8
>>manager and	-20
>>manager at	-13
>>manager by	-11
>>manager is	-15
>>managers .	-20
>>match the	-18
>>matter .	-11
>>max 0	-18
>>may ,	-14
>>may .	-14
>>may and	-12
>>may be	-10
>>may concern	-13
>>may go	-9
>>me ,	-14
>>me .	-15
>>me and	-21
>>me to	-16
>>means the	10
>>meant to	-12
>>meeting ,	-24
>>meeting :	-15
>>meeting no	-14
>>meets the	-15
>>member of	-11
>>method and	-22
>>method for	-13
>>metres ,	-16
>>metres .	-13
>>milk from	-15
>>min ,	-12
>>minimum 0	-10
>>minute ,	-16
>>minute to	-15
>>minutes ,	-27
>>minutes .	-19
>>minutes and	-14
>>minutes because	-12
>>minutes for	-19
>>mm ,	-17
>>monday ,	-16
>>monday .	-8
>>monday 0	-14
>>monday and	-18
>>monday at	-19
>>monday of	-15
>>month and	-15
>>more than	-22
>>morning and	-12
>>mostly ,	-10
>>mostly in	-8
>>mountain rescue	-12
>>moved by	-9
>>moves .	-10
>>moving a	-16
>>mushrooms on	-14
>>must be	23
>>must match	-13
>>must not	-14
>>my own	-9
>>my pocket	-11
>>name ,	-21
>>name and	-22
>>names in	-13
>>near the	-22
>>need a	-19
>>need the	-17
>>needs a	-14
>>needs the	-19
>>needs to	13
>>never go	-12
>>never leaves	-12
>>never on	-17
>>never with	-16
>>new clients	-12
>>next morning	-13
>>next to	-28
>>night (	-19
>>night before	-13
>>nine metres	-20
>>ninety minutes	-25
>>nm .	-10
>>no .	-25
>>no alcohol	-10
>>no full	-17
>>no i	-13
>>no one	-10
>>no sorry	-19
>>no wait	-10
>>nobody else	-13
>>nobody uses	-17
>>not ,	-18
>>not come	-14
>>not even	-17
>>not go	-15
>>not help	-9
>>not in	-13
>>not more	-12
>>not on	-17
>>not open	-10
>>not start	-13
>>not the	-25
>>not when	-15
>>note .	-10
>>notes and	-12
>>nothing .	-9
>>nothing else	-15
>>notice ,	-11
>>november ,	-9
>>now ,	-17
>>now and	-26
>>number ,	-27
>>number .	-19
>>number 0	-10
>>number and	-18
>>number on	-25
>>number order	-10
>>of "	-17
>>of ,	-13
>>of a	-20
>>of an	-19
>>of bits	-13
>>of cheese	-10
>>of cleaning	-12
>>of date	-14
>>of day	-24
>>of documents	-14
>>of doing	-10
>>of each	-13
>>of every	-13
>>of everything	-12
>>of four	17
>>of green	-14
>>of instructions	-14
>>of it	-29
>>of its	-16
>>of june	-17
>>of lading	-11
>>of march	-12
>>of month	-10
>>of one	-12
>>of ours	-12
>>of outside	-15
>>of service	-15
>>of staff	-9
>>of the	-66
>>of their	-10
>>of them	-9
>>of these	-12
>>of things	-12
>>of this	-13
>>of those	-9
>>of three	-14
>>of two	-14
>>of up	-8
>>of what	-15
>>of you	-18
>>of your	-15
>>off ,	-23
>>off .	-26
>>off and	-19
>>off at	9
>>off before	-24
>>off for	-11
>>off her	-8
>>off in	-13
>>off on	-24
>>off the	-28
>>off to	-11
>>off with	-9
>>office ,	-23
>>office .	-18
>>office has	-10
>>office wants	-17
>>officer and	-20
>>oh and	-11
>>ok that's	-16
>>okay so	8
>>older than	-11
>>on ,	-41
>>on .	-31
>>on 0	-31
>>on a	11
>>on all	-16
>>on and	-23
>>on arrival	-14
>>on at	-24
>>on before	-28
>>on board	-23
>>on changing	-15
>>on channel	-10
>>on collar	-13
>>on day	-30
>>on deck	-20
>>on duty	-20
>>on each	-12
>>on every	-24
>>on file	-13
>>on first	-16
>>on foot	-14
>>on friday	9
>>on fridays	-13
>>on from	-16
>>on her	-32
>>on his	-13
>>on hold	-12
>>on how	-13
>>on if	-8
>>on in	-10
>>on is	-15
>>on it	-23
>>on its	-11
>>on leaving	-15
>>on line	-17
>>on loan	-16
>>on maternity	-25
>>on mondays	12
>>on my	-11
>>on new	-27
>>on one	12
>>on our	15
>>on return	-20
>>on saturday	-27
>>on section	-20
>>on site	10
>>on sunday	-15
>>on sundays	-13
>>on that	-17
>>on their	-25
>>on them	-8
>>on three	-11
>>on thursday	-14
>>on to	-17
>>on top	-16
>>on tuesday	9
>>on tuesdays	18
>>on us	-28
>>on wednesday	-13
>>on what	-12
>>on with	-12
>>on your	-13
>>once and	-25
>>once at	-12
>>once in	-15
>>one ,	-36
>>one .	-25
>>one ?	-10
>>one and	-17
>>one at	-12
>>one before	-12
>>one day	-13
>>one document	-10
>>one for	-17
>>one goes	-9
>>one hour	-17
>>one it's	-17
>>one minute	-16
>>one not	-12
>>one of	-17
>>one page	-23
>>one to	-18
>>one way	-9
>>one week	-12
>>one who	-9
>>ones ,	-11
>>ones are	-19
>>ones go	-10
>>ones never	-8
>>only ,	-33
>>only .	-33
>>only after	-22
>>only by	-22
>>only for	-22
>>only from	14
>>only if	-17
>>only in	-24
>>only on	-10
>>only when	10
>>only with	-13
>>onto the	-33
>>open ,	-25
>>open .	-19
>>open and	-12
>>open in	-27
>>open the	-21
>>opened by	-11
>>opened the	-23
>>opening :	-21
>>opens ,	-10
>>opens a	-11
>>opens at	12
>>opens the	-25
>>ops ,	-18
>>or ,	-19
>>or a	-29
>>or after	-8
>>or by	-13
>>or in	-10
>>or it's	-22
>>or me	-13
>>or night	-23
>>or no	-14
>>or not	-15
>>or sir	-15
>>or smells	-11
>>or so	-11
>>or something	-18
>>or the	-24
>>or two	-9
>>or we	12
>>or whoever	-14
>>or you	-13
>>order .	-18
>>order and	-14
>>order on	-15
>>other people's	-18
>>otherwise .	-16
>>our own	-17
>>ourselves ,	-11
>>out ,	-42
>>out .	-16
>>out a	-25
>>out again	-11
>>out and	-27
>>out as	-24
>>out at	-26
>>out back	-12
>>out before	-21
>>out by	-17
>>out first	-18
>>out for	-22
>>out from	-22
>>out loud	-24
>>out so	-30
>>out that	-12
>>out the	-32
>>out to	-18
>>out what	-20
>>out with	-18
>>out |	-9
>>outside ,	-17
>>outside and	-17
>>outside the	-21
>>outside then	-17
>>over ,	-20
>>over .	-26
>>over 0	-22
>>over a	-9
>>over and	-15
>>over it	-25
>>over on	-16
>>over to	-16
>>over twenty	-14
>>over your	-14
>>over £	-20
>>overnight in	-14
>>own room	-20
>>p.m .	-8
>>packs get	-10
>>page ,	-18
>>page w	-23
>>pages .	-14
>>pairs .	-19
>>paper ,	-30
>>paper .	-22
>>paper and	-9
>>paper before	-21
>>paper by	-20
>>papers ,	-19
>>papers .	-9
>>park ,	-9
>>park :	-10
>>passengers on	-14
>>passes through	-21
>>past the	-13
>>paste ,	-15
>>patient is	-11
>>pays .	-14
>>people ,	-25
>>people .	-14
>>people away	-16
>>people forget	-20
>>people in	-11
>>per 0	-23
>>per cent	-10
>>per person	-12
>>permission ,	-8
>>person ,	-25
>>person and	-11
>>person is	-11
>>person on	-9
>>person who	-21
>>phone call	-13
>>phones .	-17
>>phones the	-12
>>picks up	-18
>>pin .	-17
>>pins ,	-12
>>place ,	-9
>>place .	-11
>>plan ,	-14
>>plate .	-14
>>please ,	12
>>please .	-17
>>pls ,	14
>>plus the	-14
>>point ,	-29
>>points ,	-17
>>pole ,	-16
>>policy ,	-13
>>power off	-16
>>presses the	-15
>>price .	-9
>>prints the	-18
>>procedure by	-21
>>procedure for	-29
>>procedure in	-28
>>procedure is	-22
>>procedure that	14
>>process for	-16
>>properly ,	-16
>>properly .	-23
>>pulled to	-15
>>pulls the	12
>>put a	-22
>>put into	12
>>put it	-17
>>put on	-15
>>put out	-17
>>put that	-15
>>put together	-21
>>puts the	-12
>>quiet .	-9
>>radio .	-12
>>rags in	-13
>>ran out	-14
>>rather than	-18
>>read it	-12
>>readings ,	-13
>>readings in	-12
>>reads it	-12
>>reads the	-22
>>reception ,	-18
>>reception .	-11
>>red ,	-10
>>red .	-8
>>register .	-12
>>rep is	-12
>>report .	-16
>>reported on	-12
>>reported that	-18
>>requires a	-9
>>rescue team	-11
>>rests for	-22
>>results from	-22
>>returns .	-17
>>returns :	-21
>>rev .	-18
>>ride of	-14
>>right .	-16
>>right away	-22
>>right so	16
>>right up	-20
>>ring me	-14
>>rings the	-18
>>risk assessment	-12
>>road ,	-14
>>rolled up	-13
>>room ,	-29
>>room .	-20
>>room after	-20
>>room and	-21
>>room by	-12
>>room for	-14
>>room in	-13
>>room is	-16
>>room the	-9
>>room to	-13
>>room with	-12
>>rooms ,	-14
>>rooms and	-8
>>rooms with	-15
>>round again	-11
>>round and	-17
>>round by	-19
>>round every	-15
>>round it	-16
>>round the	-14
>>round to	-23
>>routine before	-17
>>routine for	-30
>>row ,	-12
>>rules ,	-22
>>run ,	-25
>>run .	-18
>>run to	-12
>>running .	-11
>>runs the	12
>>safe ,	-16
>>safe and	-16
>>safety .	-21
>>said it	-17
>>same day	-15
>>sample ,	-10
>>sat on	-16
>>saturday and	-21
>>saturdays .	-11
>>says ,	-25
>>says .	-8
>>says 0	-10
>>says hi	-18
>>says i	-11
>>says it	-18
>>says it's	-13
>>says no	-11
>>says one	-22
>>says the	-16
>>says we	-14
>>says yes	-14
>>scanned ,	-8
>>school ,	-14
>>school .	-11
>>schools and	-18
>>scrubbed with	-8
>>scuba cylinders	-20
>>season and	-13
>>sec ,	-10
>>seconds ,	-18
>>section 0	-14
>>sees it	-14
>>sends the	-10
>>sent back	-16
>>sent to	-20
>>separate ,	-11
>>separately .	-9
>>september ,	-11
>>service ,	-23
>>service for	-14
>>session .	-19
>>set down	15
>>set in	-11
>>set it	-11
>>set out	22
>>sets .	-17
>>seven days	-11
>>shall arrive	-13
>>shall be	10
>>she calls	-11
>>she does	-16
>>she has	-14
>>she is	-14
>>she takes	-12
>>shed .	-12
>>sheet ,	-20
>>sheet .	-17
>>sheet 0	-19
>>sheet and	-8
>>sheet for	-28
>>sheet in	-17
>>sheet with	-11
>>shells that	-25
>>shift ,	-10
>>shift .	-8
>>shift at	-21
>>shop and	-19
>>shop in	-21
>>shop on	-15
>>short ,	-11
>>should be	-24
>>should go	-13
>>should not	15
>>show the	-11
>>shut .	-13
>>side ,	-24
>>side .	-19
>>side first	-10
>>side of	-8
>>sign the	-12
>>signed ,	-9
>>signed by	-15
>>signed out	-18
>>signs ,	-11
>>signs .	-15
>>signs for	-12
>>signs on	-13
>>signs the	-20
>>simple english	-13
>>since 0	-23
>>since i	-26
>>sit on	-12
>>site ,	-21
>>site went	-9
>>size and	-11
>>slip ,	-17
>>slip .	-16
>>slips from	-11
>>slow ,	-21
>>slowly ,	-12
>>so .	-23
>>so bear	-12
>>so excuse	-12
>>so first	15
>>so i	-26
>>so i'm	-22
>>so it's	-29
>>so let	-12
>>so let's	-14
>>so make	-21
>>so no	-19
>>so she	-11
>>so the	10
>>so they	-9
>>so we	-18
>>so what	-17
>>so you	-25
>>somebody .	-9
>>somebody else's	-12
>>someone leaves	-10
>>something .	-15
>>something in	-13
>>something on	-13
>>something written	-18
>>sop for	-14
>>sorry about	-20
>>speed and	-11
>>spelled out	19
>>spot ,	-14
>>spot in	-13
>>stables ,	-18
>>staff ,	-11
>>staff .	-8
>>staff can	-16
>>stairs at	-13
>>stamps ,	-17
>>stand in	-13
>>standard for	-10
>>standing there	-17
>>stands at	-10
>>stands on	-10
>>start .	-22
>>starts at	-25
>>starts monday	-19
>>starts with	9
>>station .	-10
>>stay .	-12
>>stay in	-9
>>stays at	-12
>>stays in	-9
>>stays locked	-15
>>stays on	-18
>>stays out	-16
>>stays shut	-11
>>stays with	-27
>>sticks ,	-14
>>sticky notes	-14
>>still ,	-9
>>still in	-13
>>stock .	-9
>>stop .	-9
>>stop the	15
>>stops ,	-15
>>stops and	-18
>>stops the	-10
>>store ,	-15
>>stored in	-14
>>straight away	-12
>>straight to	-18
>>such a	-11
>>suppliers ,	-10
>>supposed to	-18
>>switch .	-15
>>switch off	-11
>>switch to	-11
>>system ,	-12
>>table ,	-16
>>table and	-11
>>tag ,	-16
>>tag first	-17
>>take .	-8
>>take a	-10
>>take the	-16
>>taken out	-8
>>takes a	-11
>>takes in	-20
>>takes it	-17
>>takes the	-22
>>takes their	-18
>>talks to	-12
>>tank ,	-26
>>tanks for	-16
>>tanks on	-18
>>tanks were	-20
>>tape and	-8
>>team ,	-25
>>team .	-20
>>team of	-10
>>tell me	-18
>>tell the	-11
>>tell you	-14
>>tells the	-11
>>tells us	-19
>>ten at	-18
>>ten business	-23
>>ten minutes	-14
>>ten times	-12
>>test .	-10
>>test and	-20
>>test write	-19
>>testing is	-20
>>tests the	-11
>>than 0	-9
>>than a	-17
>>than the	-17
>>than two	-17
>>that .	-22
>>that a	-23
>>that both	13
>>that covers	9
>>that day	-29
>>that each	-16
>>that goes	-13
>>that has	-13
>>that have	-22
>>that haven't	-19
>>that he	-14
>>that i	9
>>that in	-16
>>that isn't	-19
>>that it	-23
>>that minute	-13
>>that my	18
>>that no	-13
>>that nobody	-14
>>that one	-19
>>that order	-20
>>that our	8
>>that says	-14
>>that somebody	-16
>>that tells	-18
>>that the	-38
>>that they	14
>>that they've	-9
>>that was	9
>>that way	-17
>>that we	-25
>>that week	-19
>>that were	12
>>that won't	-10
>>that you	-10
>>that's about	-21
>>that's it	-13
>>that's the	-23
>>that's what	19
>>the "	-18
>>the 0	-21
>>the account	-10
>>the address	-10
>>the air	-24
>>the alarm	-9
>>the altar	-17
>>the app	-8
>>the apron	-16
>>the ashes	-17
>>the assistant	-8
>>the back	-22
>>the bag	-23
>>the bags	-21
>>the balloon	-18
>>the bank	-13
>>the barrel	-24
>>the base	-8
>>the belly	-13
>>the belt	-28
>>the bench	-17
>>the big	-12
>>the binder	-9
>>the blade	-11
>>the blind	-10
>>the block	-11
>>the blue	-13
>>the board	-16
>>the boards	-16
>>the boat	-20
>>the boiler	-17
>>the book	-8
>>the bookings	-17
>>the booth	-21
>>the bottle	-15
>>the bottles	-15
>>the bottom	-19
>>the box	-11
>>the boxes	-10
>>the brake	-9
>>the break	-19
>>the building	-20
>>the bus	-27
>>the buzzer	-14
>>the cab	-16
>>the cabinet	-11
>>the cage	-9
>>the calendar	-8
>>the call	-25
>>the candles	-21
>>the cap	-18
>>the car	-19
>>the card	-21
>>the cars	-8
>>the cart	-12
>>the cat	-11
>>the chain	-22
>>the chains	-14
>>the chair	-26
>>the charge	-20
>>the charger	-9
>>the church	-27
>>the clerk	-14
>>the clipboard	-10
>>the clock	-16
>>the cloth	-13
>>the co2	-9
>>the coach	-14
>>the code	-20
>>the cold	-13
>>the collar	-12
>>the colour	-16
>>the company	-15
>>the compound	-10
>>the container	-15
>>the controller	15
>>the conveyor	-18
>>the corridor	-10
>>the cost	-16
>>the costume	-11
>>the couch	-17
>>the counter	-20
>>the crane	-14
>>the crate	-12
>>the crew	-11
>>the cross	-11
>>the cupboard	-20
>>the customer	-27
>>the customer's	-12
>>the dash	-9
>>the day	-27
>>the dead	-20
>>the deceased	-18
>>the deck	-19
>>the delivery	-15
>>the desk	-13
>>the diary	-12
>>the directory	-11
>>the display	-9
>>the distributor	-12
>>the dog	-19
>>the dog's	-11
>>the door	-13
>>the doors	-17
>>the drawer	-11
>>the drive	-12
>>the drum	-27
>>the duty	-12
>>the emergency	-18
>>the ends	-10
>>the engine	-26
>>the envelope	-23
>>the evening	-26
>>the exception	-19
>>the family	-9
>>the fan	-20
>>the felt	-10
>>the fence	-12
>>the field	-19
>>the file	-19
>>the filter	-13
>>the filters	-14
>>the fire	-15
>>the first	-28
>>the fish	-10
>>the flat	-12
>>the floor	-13
>>the foam	-21
>>the folder	-24
>>the following	-20
>>the food	-18
>>the foot	-12
>>the form	-16
>>the fridge	-16
>>the front	-12
>>the full	-14
>>the gas	-10
>>the gate	-17
>>the generator	-20
>>the grass	-8
>>the grate	-10
>>the green	-10
>>the ground	-12
>>the guest	-11
>>the hall	-8
>>the hand	-18
>>the handbook	-17
>>the handheld	-12
>>the handover	-17
>>the hands	-12
>>the hard	-16
>>the harness	-12
>>the head	-11
>>the height	-17
>>the hill	-8
>>the hoist	-16
>>the holes	-13
>>the holidays	-14
>>the horn	-13
>>the hot	-15
>>the hour	-12
>>the house	-24
>>the hull	-14
>>the ice	-21
>>the id	-19
>>the inside	-19
>>the inspector	-12
>>the job	-11
>>the junction	-16
>>the keg	-10
>>the key	-24
>>the keys	-23
>>the kitchen	-24
>>the lacquer	-9
>>the ladder	-13
>>the lake	-15
>>the laminated	-14
>>the lamp	-12
>>the landing	-8
>>the last	-15
>>the law	-14
>>the leader	-9
>>the left	-16
>>the length	-16
>>the level	-14
>>the lid	-10
>>the lift	-27
>>the limit	-13
>>the list	-11
>>the little	-21
>>the load	-8
>>the loader	-14
>>the lobby	-13
>>the log	-13
>>the logo	-14
>>the long	-8
>>the lost	-12
>>the lot	-11
>>the machine	-11
>>the main	-11
>>the marionettes	-14
>>the master	-20
>>the message	-14
>>the meter	-15
>>the middle	-10
>>the milk	-25
>>the minibus	-17
>>the money	-14
>>the morning	-29
>>the music	-17
>>the nail	-10
>>the name	-9
>>the neck	-8
>>the neighbour's	-12
>>the net	-8
>>the new	-26
>>the next	-19
>>the ninth	-20
>>the noise	-8
>>the normal	-11
>>the notebook	-20
>>the number	-10
>>the numbered	-8
>>the numbers	-14
>>the nurse	-20
>>the object	-11
>>the office	-14
>>the officer	-17
>>the old	-23
>>the oldest	-15
>>the one	-8
>>the operator	-24
>>the orange	-8
>>the order	-13
>>the other	-22
>>the outer	-17
>>the owner	-20
>>the pack	-11
>>the pad	-18
>>the pans	-14
>>the paper	-16
>>the part	-27
>>the passenger	-9
>>the passive	-16
>>the patient	-9
>>the pavement	-9
>>the permit	-8
>>the person	-11
>>the phone	-16
>>the piece	-10
>>the pit	-20
>>the place	-13
>>the plan	-10
>>the plate	-17
>>the plug	-18
>>the pocket	-11
>>the police	-8
>>the pond	-20
>>the pool	-22
>>the port	-13
>>the power	-19
>>the practice	-9
>>the premises	-12
>>the press	-13
>>the probe	-9
>>the quarantine	-20
>>the rack	-21
>>the radio	-9
>>the rail	-12
>>the rain	-11
>>the ratio	-12
>>the reading	-17
>>the receipt	-11
>>the record	-16
>>the red	-23
>>the rescue	-10
>>the rest	-18
>>the return	-14
>>the right	-12
>>the ring	-9
>>the road	-11
>>the rolling	-9
>>the roof	-21
>>the room	-16
>>the rota	-16
>>the safety	-13
>>the same	-36
>>the sample	-12
>>the sand	-31
>>the scale	-16
>>the scanner	-14
>>the school	-10
>>the screen	-15
>>the seat	-10
>>the second	-25
>>the separate	-13
>>the set	-18
>>the sheet	-27
>>the shelf	-20
>>the shop	-24
>>the short	-9
>>the show	-18
>>the shutter	-8
>>the sieve	-15
>>the site	-8
>>the size	-9
>>the slip	-10
>>the snow	-12
>>the soft	-13
>>the spot	-11
>>the stage	-26
>>the stairs	-12
>>the state	-17
>>the station	-10
>>the steel	-10
>>the stick	-9
>>the sticker	-16
>>the student	-20
>>the studio	-21
>>the summer	-20
>>the supplier	-14
>>the surgery	-20
>>the system	-11
>>the table	-16
>>the tag	-20
>>the tanks	-11
>>the tap	-17
>>the tape	-12
>>the tarp	-9
>>the teaching	-10
>>the team	-17
>>the technician	-11
>>the telephone	-9
>>the tenant	-15
>>the test	-9
>>the ticket	-13
>>the till	-9
>>the times	-8
>>the title	-10
>>the top	-16
>>the tower	-19
>>the track	-8
>>the tray	-10
>>the trolley	-15
>>the truck	-10
>>the tube	-14
>>the tubes	-16
>>the tunnel	-18
>>the twins	-10
>>the unit	-11
>>the valve	-14
>>the vehicle	-17
>>the vestry	-17
>>the vet	-10
>>the vet's	-9
>>the visit	-16
>>the wall	-25
>>the wash	-11
>>the waste	-19
>>the water	-8
>>the wax	-9
>>the way	-24
>>the weather	-8
>>the weekend	-16
>>the wheel	-9
>>the wheelhouse	-13
>>the wheels	-19
>>the wind	-12
>>the wire	-13
>>the wrong	-32
>>the yard	-13
>>the yellow	-8
>>the youngest	-20
>>theatre ,	-13
>>their own	-13
>>them ,	-23
>>them a	-16
>>them and	-9
>>them before	-17
>>them find	-8
>>them for	-9
>>them in	-16
>>them on	-14
>>them out	-14
>>them over	-11
>>them the	-17
>>them through	-11
>>them to	-19
>>them up	-13
>>them with	-8
>>then .	-26
>>then back	-10
>>then it	-17
>>then one	-10
>>then the	-25
>>then you	-31
>>there ,	-18
>>there .	-22
>>there and	-17
>>there with	-14
>>there's a	-16
>>they are	-14
>>they can	-13
>>they come	-19
>>they do	-20
>>they don't	-12
>>they have	-20
>>they like	-14
>>they need	-18
>>they ring	-11
>>they say	-11
>>they walk	-13
>>they will	-12
>>thing ,	-15
>>thing .	-20
>>thing at	13
>>thing for	-12
>>thing is	-34
>>thing that	-18
>>thing the	-24
>>thing when	-13
>>thing with	-12
>>thing you	-19
>>things at	-12
>>thirty .	-16
>>thirty minutes	-11
>>this ,	-9
>>this .	-23
>>this is	-18
>>this month	-32
>>this time	-10
>>this up	-19
>>this week	11
>>this year	-17
>>three .	-16
>>three days	-23
>>three things	-9
>>three weeks	-19
>>through each	-12
>>through every	-12
>>through the	-17
>>thrown away	-12
>>thursday ,	16
>>ticket in	-12
>>ties ;	-14
>>till 0	-12
>>till everyone's	-17
>>till he	-10
>>till it's	-14
>>till the	-18
>>till then	-19
>>till they	-14
>>time ,	-14
>>time .	-29
>>time by	-14
>>to ,	-8
>>to 0	-32
>>to a	-13
>>to all	-18
>>to answer	-9
>>to anyone	15
>>to arrange	-10
>>to ask	-13
>>to be	-11
>>to bed	-18
>>to both	-8
>>to bring	-10
>>to by	-15
>>to circulate	-12
>>to come	-19
>>to do	-38
>>to door	-14
>>to end	-27
>>to feed	-12
>>to find	-13
>>to finish	-33
>>to five	-20
>>to forty	-13
>>to front	-10
>>to get	-28
>>to give	-25
>>to go	-22
>>to half	-18
>>to have	-26
>>to her	-21
>>to him	-15
>>to it	-26
>>to its	10
>>to lift	-9
>>to lock	-17
>>to look	-15
>>to make	-11
>>to me	-13
>>to mr	-13
>>to one	-17
>>to our	15
>>to people	-17
>>to prove	-10
>>to put	-19
>>to read	-17
>>to reception	-10
>>to red	-10
>>to redo	-10
>>to report	-19
>>to say	-20
>>to send	-19
>>to set	-12
>>to show	-9
>>to shut	-16
>>to sign	-14
>>to six	-15
>>to stay	-22
>>to take	-12
>>to the	-69
>>to their	-9
>>to them	-24
>>to three	-12
>>to twenty	-13
>>to two	-25
>>to us	-11
>>to what	-17
>>to within	-12
>>to write	-12
>>to you	-22
>>to €	-9
>>today ,	13
>>today .	-17
>>together ,	-16
>>together .	-11
>>together and	-17
>>together so	-20
>>together with	10
>>tone would	-20
>>tonight .	-10
>>too .	-14
>>took 0	13
>>took home	-19
>>tool .	-14
>>tools ,	-20
>>top and	-16
>>top to	-14
>>toward the	-10
>>towards you	-9
>>tower and	-18
>>transfer only	-9
>>tray ,	-12
>>tray .	-9
>>trays are	-17
>>tried on	-13
>>truck ,	-23
>>tubes ,	-13
>>tuesday ,	-9
>>tuesdays and	-23
>>turn ,	-25
>>turn the	-16
>>turn up	-12
>>turned around	-13
>>turned out	-15
>>turning ,	-9
>>turns .	-14
>>turns on	-12
>>turns the	-15
>>turns up	-13
>>twice .	-22
>>twice and	-11
>>twice this	-22
>>two ,	-21
>>two .	-17
>>two and	-9
>>two days	-21
>>two hands	-15
>>two hours	-11
>>two hundred	-24
>>two occasions	-21
>>two or	-10
>>two pages	-22
>>two people	-17
>>two weeks	-10
>>typed up	12
>>types it	-12
>>um so	10
>>um then	-15
>>under .	-15
>>under a	-16
>>under five	-20
>>under it	-12
>>under the	-30
>>underneath ,	-20
>>unit ,	-15
>>unit .	-13
>>units at	-25
>>unless asked	-14
>>unless it's	-15
>>unless the	-20
>>unless they	-13
>>until 0	-18
>>until a	13
>>until end	-9
>>until i	-17
>>until it	-19
>>until the	-37
>>until they	-14
>>up ,	-29
>>up .	-30
>>up a	-16
>>up after	-9
>>up against	-11
>>up and	-17
>>up at	-13
>>up by	-14
>>up for	-19
>>up from	-15
>>up in	-19
>>up on	-16
>>up properly	-11
>>up the	-38
>>up to	-27
>>up with	-9
>>up you	-8
>>upside down	-18
>>us ,	-20
>>us .	-17
>>us for	-17
>>us on	-17
>>us to	-8
>>us with	-10
>>uses it	-11
>>using the	14
>>vet (	-13
>>vet ,	-9
>>view .	-9
>>visit to	-17
>>visits the	-21
>>voice note	-8
>>volunteers ,	-18
>>w the	-17
>>wait for	-14
>>wait until	-15
>>walked in	-12
>>walks in	-17
>>walks the	-19
>>wall ,	-19
>>walls ,	-9
>>want the	-21
>>wants a	-15
>>wants it	-10
>>wants the	-15
>>wants to	-26
>>warm ,	-11
>>warm water	-13
>>warning ,	-19
>>was .	-20
>>was a	-23
>>was decent	-17
>>was delivered	15
>>was found	15
>>was given	12
>>was good	-13
>>was in	-21
>>was left	-23
>>was not	-11
>>was on	-25
>>was still	-11
>>was the	-12
>>wash ,	-11
>>wash and	-11
>>water ,	-30
>>water 0	-13
>>water and	-23
>>water at	-10
>>water first	-9
>>water is	-12
>>water on	-12
>>water only	-14
>>way ,	-11
>>way of	-17
>>we agreed	-21
>>we are	-19
>>we bring	13
>>we can	-18
>>we check	-14
>>we cut	-16
>>we deal	-23
>>we did	-22
>>we do	-39
>>we don't	-29
>>we get	12
>>we go	-12
>>we hand	-18
>>we have	8
>>we just	-9
>>we need	-25
>>we really	-16
>>we respond	-12
>>we ring	-12
>>we run	-20
>>we say	-18
>>we send	-18
>>we stop	-24
>>we take	-24
>>we tune	-16
>>we want	10
>>we were	-19
>>we've got	13
>>wears the	-10
>>week .	-10
>>well we	-14
>>went down	-30
>>went home	-12
>>went missing	-22
>>went out	-14
>>went to	-13
>>went well	-11
>>were here	-20
>>were in	-21
>>were let	11
>>were put	11
>>what a	-15
>>what else	-23
>>what happened	-13
>>what i	13
>>what it	-18
>>what the	-20
>>what they	-19
>>what to	-38
>>what was	-15
>>what we	-22
>>what you	-21
>>whatsapp ,	-18
>>wheel ,	-17
>>when he	-11
>>when i	-19
>>when it	-11
>>when it's	-28
>>when one	-14
>>when the	-22
>>when they	-13
>>when we	-21
>>when you	-24
>>when you're	-12
>>when you've	-15
>>where i	-10
>>where it	-21
>>where the	-21
>>where they	-11
>>whether we	-9
>>which are	-15
>>which case	-13
>>which is	-15
>>while a	-22
>>while i	-10
>>while it's	-16
>>while they're	-11
>>who aren't	-8
>>who can	-15
>>who did	-11
>>who does	-20
>>who go	-15
>>who goes	-14
>>who has	-22
>>who have	-9
>>who help	-26
>>who is	-13
>>who knows	-18
>>who want	-15
>>who was	-15
>>who works	-13
>>who've never	-12
>>why the	-10
>>will be	-33
>>will cost	-11
>>will do	-16
>>will get	-20
>>will put	-18
>>window .	-20
>>wiped ,	-18
>>with ,	-19
>>with .	-23
>>with a	-36
>>with about	-9
>>with air	-10
>>with an	-33
>>with another	-9
>>with at	-9
>>with chalk	-14
>>with date	-9
>>with eleven	-11
>>with ground	-23
>>with her	-12
>>with him	-12
>>with hot	-18
>>with it	-19
>>with me	-20
>>with name	-11
>>with names	-16
>>with no	-21
>>with number	-16
>>with one	-30
>>with open	-8
>>with paper	-10
>>with paste	-11
>>with room	-9
>>with shells	-24
>>with something	-20
>>with that	-12
>>with the	-19
>>with their	-20
>>with them	-19
>>with three	16
>>with two	-27
>>with us	-15
>>with vinegar	-14
>>with warm	-11
>>with water	-16
>>with wire	-16
>>with written	-8
>>with you	-16
>>with your	-15
>>within 0	-20
>>within a	-10
>>within five	-11
>>within one	-10
>>within reach	-12
>>within ten	-21
>>within the	-9
>>within three	-18
>>within two	-18
>>without being	-18
>>without it	-16
>>without my	-10
>>without the	-21
>>won't suck	-15
>>work ,	-13
>>work from	13
>>working day	-12
>>working days	-9
>>working in	-21
>>works ,	-17
>>works .	-11
>>works and	-13
>>would be	-18
>>would do	13
>>would help	10
>>would like	-19
>>would not	-10
>>write it	-25
>>write the	-23
>>writes down	-20
>>writes it	-23
>>writing ,	-31
>>writing .	-37
>>writing about	-9
>>writing and	-11
>>writing before	-17
>>writing that	-14
>>writing within	-12
>>written in	-19
>>written up	17
>>wrote to	-16
>>x 0	-11
>>years .	-11
>>years and	-17
>>yes .	-8
>>yet .	-11
>>you ,	-16
>>you .	-22
>>you a	-10
>>you all	-10
>>you and	-20
>>you can	-15
>>you check	13
>>you count	-13
>>you did	-11
>>you do	-32
>>you don't	-29
>>you feel	-18
>>you get	-17
>>you go	-18
>>you in	-13
>>you leave	-21
>>you look	-13
>>you put	-23
>>you read	-10
>>you ring	-24
>>you see	-19
>>you set	-24
>>you spin	-9
>>you stand	-10
>>you stop	-21
>>you take	-12
>>you turn	-13
>>you use	-13
>>you walk	-14
>>you were	-11
>>your fingers	-13
>>your hand	-12
>>your head	-21
>>your knees	-19
>>your pocket	-13
>>zone is	-9
>>| -	-10
>>| 0	-14
>>| both	-12
>>| no	-13
>>| when	12
>>| who	-11
>>£ 0	-22
>>° c	-23
>>– 0	-15
>>– about	-16
>>– if	-8
>>– no	-15
>>– sunday	-20
>>– the	11
>>– what	17
>>— 0	-20
>@	-19
>[	-17
>]	-25
>_	8
>a	-17
>a.m	-16
>about	-18
>above	-35
>access	-21
>account	-24
>acetone	-18
>acid	-14
>across	-39
>active	-15
>actually	-13
>address	-24
>adult	-13
>advance	-10
>afterwards	-17
>against	-31
>age	-15
>agency	-16
>agents	-20
>ago	-11
>agreed	-22
>agreement	-23
>ahead	-21
>aid	-22
>aider	-12
>aids	-30
>air	-30
>aisle	-10
>alarm	-29
>alcohol	-8
>all	-16
>allergy	-15
>allowed	-9
>alone	-29
>along	-19
>aloud	-24
>already	-20
>altogether	-11
>always	-30
>am	-18
>amber	-8
>an	-54
>and	-8
>angry	-17
>animals	-19
>another	-15
>answer	-15
>answers	-14
>any	-23
>anybody	-12
>anybody's	-13
>anyone	-17
>anything	-45
>anyway	-20
>anywhere	-11
>apart	-21
>app	-12
>appliances	-14
>applicants	-18
>appointment	-26
>approaches	-18
>approved	-24
>approves	-23
>april	-20
>area	-22
>areas	-27
>aren't	-18
>around	-24
>arrival	-13
>arrive	-17
>arrived	-11
>arrives	-36
>as	10
>aside	-13
>ask	-23
>asked	-37
>asking	-23
>asks	-40
>assessor	-17
>assistant	-19
>assistants	-18
>association	-10
>at	8
>ate	-17
>attendant	-16
>auction	-11
>audit	-21
>auditor	-15
>august	-22
>authority	-30
>autumn	-16
>away	-31
>b	-18
>baby	-18
>back	-19
>backward	-15
>backwards	-20
>bad	-20
>badly	-23
>bag	-39
>bags	-24
>bale	-16
>ball	-9
>balloon	-28
>bandsaw	-17
>bank	-38
>bar	-24
>barbicide	-15
>bare	-20
>barn	-19
>bars	-19
>base	-18
>basket	-14
>batch	-18
>bath	-24
>batteries	-24
>battery	-19
>bay	-18
>bc	9
>be	18
>because	19
>bed	-20
>beds	-17
>been	-21
>beeps	-15
>bees	-16
>before	25
>beforehand	-16
>begins	-14
>behind	-44
>being	-17
>bell	-13
>belly	-10
>belongs	-13
>below	-31
>belt	-20
>belts	-20
>bench	-21
>beside	-19
>best	-12
>better	-17
>bev	-9
>big	-20
>bigger	-13
>bike	-16
>bikes	-15
>bill	-22
>bin	-27
>binned	-18
>bins	-11
>bird	-9
>birds	-20
>birthday	-13
>bit	-17
>bits	-20
>black	-24
>blankets	-16
>blew	-14
>block	-18
>blocked	-13
>blocks	-13
>blood	-23
>blow	-19
>blue	-14
>board	-44
>boarding	-10
>boards	-15
>boat	-24
>boats	-24
>body	-15
>boil	-18
>boiled	-13
>booked	-12
>bookings	-21
>boot	-16
>boss	-11
>both	-31
>bottles	-19
>bottom	-11
>bought	-15
>bow	-14
>box	-38
>boxes	-40
>brakes	-12
>branch	-25
>bread	-22
>breadth	-17
>break	-14
>breaks	-18
>breast	-22
>bridge	-19
>briefing	-27
>brigade	-19
>bring	-15
>brings	-27
>british	-14
>broke	-12
>broken	-16
>bronze	-17
>brothers	-9
>brought	-19
>brown	-9
>brush	-23
>btw	-21
>bucket	-14
>buddy	-10
>build	-14
>buildings	-10
>bundled	-9
>buoy	-16
>burners	-13
>bus	-15
>business	-21
>but	-40
>butt	-17
>button	-15
>buyer	-15
>bye	-12
>c	-26
>cabinet	-14
>cable	-25
>cage	-15
>cages	-14
>cake	-11
>calendar	-8
>called	-16
>callers	-19
>calls	-35
>calves	-10
>came	-32
>camera	-23
>cameras	-22
>can	-60
>can't	-33
>canal	-16
>cancels	-18
>candidates	-26
>cannot	-15
>cap	-12
>capitals	-10
>captain	-26
>car	-34
>card	-41
>cards	-23
>care	-19
>carpet	-13
>carried	-14
>carries	-11
>cars	-26
>cart	-15
>case	-24
>cases	-10
>cash	-26
>castle	-20
>cause	-27
>cellar	-24
>cemetery	-14
>centre	-41
>certificate	-18
>certificates	-16
>certs	-21
>chains	-12
>chair	-13
>chalk	-16
>change	-33
>changed	-26
>changes	-20
>changing	-12
>channel	-10
>charge	-16
>charged	-13
>chargers	-12
>charges	-20
>charity	-18
>chart	-30
>chat	-16
>check	-38
>check-in	-17
>checked	-31
>checklist	-19
>checks	-42
>cheers	-11
>cheese	-25
>chef	-14
>child	-15
>children	-25
>chips	-14
>chlorine	-29
>claims	-25
>class	-11
>clean	-29
>cleaner	-12
>cleaning	-25
>clear	-28
>clearance	-21
>clearing	-16
>clears	-19
>clerk	-28
>clicks	-9
>climbing	-23
>clinic	-25
>clipboard	-11
>clipped	-22
>clips	-12
>clock	-13
>clockwise	-8
>close	-26
>closed	-20
>closes	-19
>cloth	-20
>club	-32
>cm	-14
>co	-18
>co-operative	-15
>coat	-20
>code	-23
>coffee	-10
>coin	-17
>coins	-11
>cold	-18
>colin	-12
>collar	-9
>colleagues	-10
>collected	-20
>collection	-24
>colocation	-19
>colour	-22
>come	-56
>comes	-43
>coming	-27
>comma	22
>common	-10
>community	-15
>company	-27
>company's	-13
>compares	-18
>complained	-9
>complaint	-10
>complaints	-24
>completely	-9
>compound	-14
>concrete	-20
>confirms	-14
>confused	-8
>containers	-24
>contract	-14
>control	-22
>cool	-23
>coordinator	13
>copies	-20
>copy	-26
>cork	-12
>corner	-10
>corporate	-9
>corridor	-13
>cos	-25
>cost	-19
>costs	-25
>cough	-14
>could	-16
>count	-34
>counted	-26
>counter	-24
>counting	-23
>counts	-19
>county	-12
>course	-12
>court	-17
>cousin	-19
>cover	-18
>covered	-12
>covering	-26
>covers	-10
>crack	-15
>cradle	-22
>crane	-25
>crash	-16
>crates	-17
>cream	-17
>crematorium	-18
>crew	-33
>cried	-10
>cross	9
>crosses	-21
>cuffs	-9
>cup	-20
>curtain	-21
>customer	-30
>customers	-18
>cut	-24
>cuts	-10
>cycle	-24
>cycles	-15
>cylinders	-28
>dairy	-11
>damp	-21
>dangerous	-21
>dark	-8
>data	-21
>database	-20
>date	-13
>dates	-25
>day	-45
>daylight	-20
>days	-21
>dead	-13
>deals	-18
>dealt	-20
>dear	16
>decided	-10
>decides	-19
>deck	-33
>deep	-11
>degrees	-26
>deleted	-10
>deliveries	-19
>delivery	-12
>dental	-15
>department	-24
>deposit	-11
>depth	-11
>described	12
>description	-13
>desk	-39
>details	-23
>detector	-18
>diamond	-21
>didn't	-10
>died	-20
>different	-12
>dip	-20
>director	-18
>dirty	-10
>disinfectant	-10
>display	-23
>distance	-13
>district	-15
>do	-44
>dock	-15
>doctor	10
>document	-18
>does	-48
>doesn't	-35
>dog	-20
>dogs	-26
>doing	-13
>dollars	-15
>domestic	-23
>don't	-40
>donated	-28
>done	14
>donor	-20
>door	-40
>doors	-22
>doubled	-18
>down	-15
>draft	-10
>drafted	11
>drafts	-14
>drag	-12
>draw	-15
>drawer	-14
>drawn	-16
>draws	-15
>dressing	-11
>drill	-29
>drip	-19
>drips	-13
>drive	-24
>driver	-16
>drivers	-19
>drives	-23
>driving	-26
>drop	-34
>drops	-19
>drove	-9
>drug	-23
>drugs	-19
>drum	-12
>drunk	-12
>dry	-31
>dryer	-18
>due	-10
>dump	-18
>during	-37
>dust	-19
>duty	-24
>each	-48
>ear	-15
>early	-17
>easy	-20
>eating	-20
>edge	-21
>eggs	-14
>eight	-23
>eighteen	-17
>either	-16
>electric	-18
>eleven	-28
>else	-27
>elsewhere	-12
>em	-15
>emailed	-11
>emails	-9
>emergency	-23
>empties	-19
>empty	-20
>ends	-11
>engineer	-22
>engineers	-22
>english	-17
>enough	-29
>envelope	-17
>equipment	-16
>er	-13
>errors	-14
>even	-22
>evening	-20
>ever	-24
>everybody	-22
>everyone	-22
>everyone's	-24
>everything	-24
>evidence	-11
>exam	-19
>except	-20
>exists	15
>exit	-10
>exits	-13
>experience	-17
>expires	-14
>extinguisher	-10
>eye	-20
>eyes	-20
>face	-27
>faces	-24
>facing	-11
>factory	-18
>fails	-26
>fall	-10
>families	-22
>fan	-23
>fans	-9
>farm	-26
>farms	-16
>father	-11
>fault	-14
>feb	-8
>february	-21
>fee	-17
>feed	-27
>feels	-11
>fees	-9
>feet	-11
>felt	-16
>ferry	-15
>field	-10
>fifteen	-35
>fifty	-23
>figure	-11
>file	-32
>fill	-14
>filler	-13
>fills	-20
>finally	-20
>finch	-19
>find	-18
>finding	-22
>finds	-15
>fine	-20
>fingers	-17
>fire	-31
>fires	-16
>firm	-19
>first	-15
>fish	-24
>fitted	-20
>fitting	-11
>five	-42
>flagged	-14
>flame	-20
>flat	-25
>flats	-22
>flies	-16
>flights	-14
>floats	-22
>floor	-38
>flour	-18
>flow	-22
>flower	-14
>flowers	-24
>fluid	-11
>fm	-14
>foam	-11
>folder	-26
>folds	-21
>folks	-18
>follows	-23
>food	-23
>foot	-16
>for	-22
>foreman	-16
>forget	-16
>form	-31
>found	-26
>four	-24
>frame	-22
>frames	-28
>free	-33
>fresh	-20
>friday	-26
>fridays	-11
>fridge	-23
>from	23
>front	-32
>fronts	-16
>ft	-19
>fuel	-10
>full	-31
>fuse	-14
>g	-13
>galway	-11
>gang	-19
>gas	-10
>gate	-14
>gates	-19
>gauge	-22
>gave	-20
>gear	-10
>generator	-17
>gentleman	-9
>get	-39
>getting	-14
>gives	-33
>glass	-31
>glasses	-19
>glove	-21
>gloves	-29
>glue	-17
>go	-35
>goes	-18
>going	-29
>golf	-10
>gone	-23
>good	-20
>goods	-30
>got	-35
>grade	-11
>grammar	-15
>grams	-13
>grand	-15
>graves	-10
>grease	-12
>green	-18
>greenhouse	-12
>ground	-29
>grounds	-13
>group	-23
>guard	-25
>guest	-16
>guests	-24
>guide	-23
>guild	-12
>gun	-9
>guy	-14
>guys	-13
>gym	-17
>h	-11
>had	-39
>hair	-21
>half	-34
>hall	-44
>halls	-16
>hand	-39
>handbook	-12
>handle	-18
>handles	-18
>handling	-18
>handover	-14
>hands	-37
>hang	16
>hanging	-18
>hangs	-13
>happen	-17
>happened	-20
>happens	16
>hard	-22
>harness	-16
>harvest	-17
>has	13
>hasn't	-12
>hatch	-23
>hates	-21
>have	-41
>he	-40
>he's	-21
>head	-24
>headphones	-15
>heads	-22
>health	-17
>heard	-15
>hearing	-23
>hears	-16
>heat	-17
>heaters	-9
>hedgehogs	-21
>heel	-8
>height	-23
>held	-13
>helicopter	-13
>her	-36
>here	9
>herself	-12
>high	-26
>higher	-21
>him	-22
>himself	-30
>hire	-28
>his	-31
>hit	-13
>hits	-9
>hoa	-11
>hold	-22
>holding	-22
>holds	-24
>hole	-15
>holes	-10
>holiday	-14
>home	-42
>honey	-9
>hood	-9
>hook	-25
>hooks	-16
>hose	-20
>hospital	-15
>hot	-39
>hotel	-13
>hour	-18
>hours	-25
>house	-40
>households	-14
>houses	-18
>how	-44
>hrs	-17
>hung	-12
>hut	-11
>i	9
>i'd	11
>i'm	15
>i've	18
>ice	-14
>id	-20
>if	-33
>immediately	-9
>inches	-8
>included	-19
>incoming	-15
>indoors	15
>initials	-8
>injury	-11
>ink	-16
>inn	-15
>inside	-32
>inspection	-31
>inspector	-17
>inspects	-11
>instead	-13
>instruction	-33
>instructions	-20
>instruments	-22
>insurance	-25
>intake	-21
>interpreter	-16
>interpreters	-16
>into	-10
>inventory	-16
>invoices	-18
>iodine	-14
>is	18
>isolated	-8
>issue	-9
>issued	-10
>issues	-14
>it	-70
>it'll	-15
>items	-21
>its	-34
>itself	-21
>jackets	-14
>jan	-9
>january	-19
>jar	-17
>ji	-16
>jira	-8
>job	-37
>jobs	-18
>jug	-17
>jumps	-20
>junction	-17
>june	-28
>just	-34
>keep	-18
>keeps	-22
>kent	-15
>kept	-26
>kettle	-12
>key	-38
>keys	-18
>kg	-14
>kid	-9
>kids	-23
>kills	-16
>kiln	-19
>kilos	-19
>kind	-18
>kit	-21
>kitchen	-27
>km	-12
>knew	-9
>knife	-9
>knives	-23
>knocks	-20
>knots	-17
>knotted	-21
>know	-26
>knows	-13
>kyle	-17
>lab	-30
>label	-25
>labels	-22
>laboratory	-12
>ladies	-19
>lads	-22
>lady	-17
>lamp	-22
>landing	-12
>lane	12
>last	-32
>late	-27
>later	-21
>launch	-24
>lay	-9
>lays	-19
>lead	-21
>leader	-11
>leaf	-13
>lease	-15
>leave	-30
>leaves	9
>leaving	-16
>led	-10
>left	-38
>leg	-18
>legal	-12
>legs	-18
>lending	-19
>lends	-12
>length	-9
>less	-9
>lesson	-19
>let	-22
>lets	-25
>letter	-30
>letterbox	-14
>level	-27
>levels	-22
>lexus	-14
>library	-24
>lice	-9
>licence	-23
>license	-16
>lid	-23
>lie	-13
>lies	-9
>life	-10
>lift	-34
>lifts	-9
>light	-18
>lights	-28
>like	-45
>likes	-18
>line	-40
>linen	-15
>lines	-26
>link	-20
>list	-27
>listen	-22
>lists	-11
>little	-10
>lives	9
>llc	-15
>load	-16
>loaded	-13
>loading	-22
>loads	-19
>loan	-23
>loans	-27
>local	-8
>lock	-14
>locked	-21
>locks	-15
>log	-10
>lol	-19
>long	-27
>look	-38
>looks	-30
>loop	-10
>loose	-11
>lose	-15
>loss	-17
>lost	-27
>lot	-21
>loud	-24
>love	-24
>low	-24
>lowered	-22
>ltd	-15
>lunch	-28
>m	-20
>machine	-34
>machines	-22
>mad	-12
>made	10
>magnet	-22
>mail	-22
>mailed	-25
>mainly	-18
>maintenance	-19
>make	-22
>makes	-9
>man	-26
>management	-20
>manager	-32
>managers	-21
>many	-26
>map	-17
>march	-14
>margin	-11
>marker	-9
>marks	-15
>marshal	-19
>mask	-17
>master	-22
>masters	-10
>match	-23
>mate	-13
>maternity	-19
>mats	-8
>matter	-15
>matters	-14
>mattress	-9
>max	-18
>may	-21
>me	-41
>meal	-16
>mean	-14
>meant	-12
>measured	-13
>mechanical	-21
>media	-14
>medical	-8
>medicines	-17
>meeting	-32
>meets	-15
>member	-17
>members	-20
>memory	-12
>mess	-13
>message	-17
>metal	-22
>meter	-24
>method	-26
>metre	-22
>metres	-19
>mg/l	-12
>milk	-25
>mill	-14
>min	-20
>mind	-16
>minimum	-14
>mins	-28
>minute	-19
>minutes	-33
>missing	-20
>mm	-20
>mobile	-22
>mode	-9
>models	-18
>monday	-40
>mondays	-16
>money	-13
>month	-14
>monthly	-8
>more	-24
>morning	-24
>mostly	-31
>mother	-14
>mother's	-13
>mountain	-12
>moved	-8
>moves	-25
>moving	-9
>mr	-17
>mrs	-18
>much	-20
>mushrooms	-25
>music	-23
>must	24
>mustn't	-15
>mutual	-13
>my	-44
>myself	-17
>n	-14
>name	-29
>names	-16
>near	-28
>nearly	11
>neck	-13
>need	-22
>needed	-10
>needs	10
>net	-13
>never	-39
>new	-32
>newsletter	-11
>newspaper	-14
>next	-30
>nice	-12
>nicely	-11
>night	-26
>nine	-30
>ninety	-28
>nitrate	-10
>nm	-10
>no	-56
>nobody	-38
>nobody's	-15
>none	-19
>normal	-13
>north	-9
>nose	-8
>not	-48
>note	-18
>notebook	-9
>notes	-29
>nothing	-25
>notice	-22
>noticed	-22
>nov	-13
>november	-9
>now	-45
>nr	-12
>number	-44
>numbers	-14
>nurse	-12
>nursery	-14
>nurses	-13
>nursing	-12
>nut	-19
>objects	-17
>obviously	12
>oct	-15
>october	-17
>of	-62
>off	-18
>office	-35
>officer	-29
>officers	-22
>official	-11
>officially	-19
>often	-11
>oh	-18
>ohio	-10
>oil	-25
>ok	-25
>okay	24
>old	-15
>older	-11
>on	15
>once	-43
>one	-59
>one's	-15
>ones	-38
>online	-12
>onto	-36
>open	-40
>opened	-31
>opening	-30
>opera	-17
>operations	-14
>operator	-16
>opposite	-14
>ops	-22
>or	-14
>order	-41
>other	-15
>otherwise	-20
>our	-45
>ours	-17
>ourselves	-11
>out	-37
>outside	-38
>outwards	-12
>overdue	-19
>overnight	-26
>owing	-12
>own	-31
>owns	-23
>oxygen	-23
>oyster	-18
>oysters	-24
>p	-11
>p.m	-8
>pack	-16
>packed	-20
>packing	-10
>packs	-24
>pad	-21
>padlock	-8
>page	-38
>pages	-17
>paint	-23
>pair	-13
>pairs	-24
>panel	-22
>panels	-16
>paper	-45
>papers	-26
>paragraph	-14
>parcel	-27
>parcels	-12
>parish	-19
>park	-24
>parking	-22
>part	11
>parties	-16
>parts	-21
>party	-11
>pass	-24
>passed	-16
>passengers	-24
>passes	-24
>passport	-17
>past	-22
>paste	-14
>patient	-21
>patients	-23
>pay	-16
>pays	-15
>pc	-12
>pedal	-22
>pen	-23
>people	-26
>per	13
>percent	-21
>period	-18
>permit	-17
>permitting	-15
>ph	-21
>pharmacist	-16
>phone	-25
>phones	-22
>photograph	-9
>photographs	-17
>photos	-17
>picker	-10
>pickers	-10
>picking	-20
>picks	-24
>pickup	-25
>picture	-12
>piece	-19
>pieces	-9
>pile	-9
>pilot	-17
>pilots	-9
>pin	-28
>pins	-18
>pipe	-16
>pit	-21
>place	-35
>places	-25
>plain	-18
>plan	-23
>plant	-17
>plants	-20
>plaster	-14
>plate	-17
>plates	-11
>plays	-9
>pls	14
>plug	-20
>plugs	-13
>plus	-30
>pm	-12
>pocket	-28
>pockets	-14
>point	-41
>points	-20
>pole	-18
>poles	-19
>policy	-13
>poly	-10
>pool	-23
>port	-20
>porter	-20
>possible	-11
>posts	-9
>poured	-24
>power	-20
>ppm	-17
>practice	-26
>practices	-16
>prayer	-17
>present	-14
>presses	-13
>price	-9
>prices	-11
>primary	-17
>print	-13
>prints	-27
>probe	-11
>procedure	-10
>process	-25
>prog	-11
>programme	-14
>project	-8
>proper	-25
>properly	-27
>property	-10
>protocol	-10
>public	-18
>pull	-16
>pulled	-22
>pulls	11
>pump	-15
>pumps	-19
>pune	-9
>puppet	-21
>purple	-9
>purpose	-11
>push	-18
>put	18
>puts	-20
>quarter	-20
>quick	16
>quiet	-9
>rack	-21
>radio	-18
>radios	-18
>rags	-13
>rail	-18
>railway	-10
>raised	-16
>ran	-18
>rate	-26
>rather	-20
>read	-30
>readings	-19
>reads	-26
>ready	-17
>really	-9
>reasons	-20
>receipt	-13
>receipts	-12
>receiving	-16
>reception	-25
>reckons	-16
>recorded	-18
>recording	-18
>red	-20
>ref	-15
>reference	-14
>refund	-13
>refuses	-12
>regarding	-11
>reject	-15
>released	-15
>removal	-19
>rep	-14
>repair	-22
>repeat	-14
>replaced	-21
>replacement	-24
>report	-22
>reported	-18
>reports	-25
>reprocessing	-20
>request	-20
>requests	-26
>requires	-9
>rescue	-20
>reset	-27
>restart	-14
>rests	-24
>result	-14
>results	-25
>resurfacing	-20
>retired	-15
>return	-26
>returned	-22
>returns	-30
>rev	-23
>reverse	-10
>review	-17
>ride	-15
>rides	-14
>right	21
>ring	-25
>ringing	-26
>rings	-27
>rink	-21
>rinse	-12
>rinsed	-18
>risk	-12
>road	-18
>roll	-23
>rolled	-10
>roller	-23
>roof	-11
>roofing	-14
>room	-60
>rooms	-22
>rope	-25
>rotate	-14
>roughly	-25
>round	-38
>route	-19
>routine	-35
>row	-27
>rows	-15
>rule	-22
>rules	-40
>run	-44
>rung	-18
>running	-14
>rust	-12
>sack	-15
>safe	-22
>safely	10
>safety	-23
>said	-36
>sailing	-17
>sake	-10
>sale	-19
>same	-22
>sample	-16
>samples	-17
>sand	-17
>sat	-15
>saturday	-26
>saturdays	-14
>save	-18
>saw	-26
>say	-30
>saying	-16
>says	-43
>scale	-14
>scanned	-22
>scare	-13
>school	-24
>schools	-22
>scrap	-11
>scrape	-11
>screen	-32
>screens	-22
>screw	-11
>screws	-15
>scrubbed	-9
>scuba	-20
>seal	-9
>sealed	-17
>seams	-10
>season	-24
>seat	-21
>seats	-20
>sec	-9
>seconds	-16
>secretary	-11
>section	-24
>sections	-19
>security	-16
>see	-12
>seed	-22
>sees	-15
>sells	-9
>sending	-14
>sends	-15
>sent	-26
>separate	-20
>separately	-10
>september	-23
>serial	-8
>served	-15
>service	-36
>services	-22
>session	-19
>set	19
>sets	-26
>setting	-16
>seven	-21
>seventy	-24
>shaken	-15
>share	-15
>she	-35
>she'd	-19
>shed	-27
>sheet	-46
>sheets	-19
>shelf	-13
>shells	-25
>shield	-14
>shift	-43
>shoes	-11
>shop	-37
>short	-25
>shots	-10
>should	15
>shoulder	-8
>shout	-20
>shouting	-12
>show	-26
>shown	-9
>shows	-12
>shut	-25
>side	-38
>sign	-29
>signal	-11
>signature	-18
>signs	-30
>silence	13
>simple	-15
>since	9
>singing	-17
>single	-16
>sir	-13
>sit	-18
>site	-29
>sites	-21
>sits	-16
>six	-29
>sixteen	-15
>size	-10
>skates	-14
>ski	-12
>skin	-13
>skip	-9
>slept	-8
>slip	-27
>slips	-9
>slot	-23
>slow	-25
>slowly	-18
>small	-15
>smell	-11
>smoke	-11
>so	18
>soaked	-17
>society	-16
>sock	-17
>soft	-16
>software	-10
>sold	-11
>solution	-21
>some	-37
>somebody	-15
>somebody's	-12
>someone	-20
>somewhere	-15
>soon	-14
>sop	-26
>sore	-15
>sorry	-28
>sorted	12
>sound	-18
>sounds	-21
>source	-9
>speaker	-12
>speaking	-20
>speaks	-10
>speed	-14
>spelled	19
>spelling	-12
>spent	-11
>spin	-13
>spirit	-20
>spits	-10
>spot	-25
>spots	-14
>spray	-19
>square	-12
>st	-8
>stables	-18
>stacked	-13
>staff	-37
>stage	-19
>stairs	-22
>stamp	-12
>stamps	-17
>stand	-15
>standard	-19
>standing	-23
>stands	-32
>star	-12
>start	-37
>started	-13
>starter	-21
>starting	-20
>startup	-11
>state	-14
>station	-20
>stations	-22
>stay	-26
>stays	-40
>steady	-8
>steel	-18
>step	-9
>steps	-11
>stick	-8
>sticks	14
>sticky	-19
>still	-27
>stings	-8
>stock	-15
>stoke	-11
>stone	-14
>stopped	-21
>storage	-17
>store	-30
>stored	-14
>straight	-25
>straw	-13
>street	-19
>stripped	-11
>student	-16
>students	-23
>studio	-18
>stuff	-21
>style	-15
>such	-12
>sugar	-19
>suit	-12
>suits	-9
>summary	-17
>summer	-10
>sun	-10
>sunday	-16
>supervisor	-8
>supplier	-13
>suppliers	-10
>support	-17
>supposed	-18
>surgery	-12
>surveyor	-17
>swap	-18
>sweats	-14
>swelled	-19
>swim	-8
>switch	-25
>switched	-18
>system	-12
>table	-37
>tables	-12
>tablet	-9
>tablets	-16
>tabs	-20
>tag	-26
>tags	-19
>take	-30
>taken	-23
>taking	-11
>talk	-17
>talking	-14
>talks	-12
>tank	-35
>tanks	-32
>tansley	-10
>tap	-16
>tape	-11
>taped	10
>tapes	-20
>tattoo	-22
>tea	-18
>teacher	-12
>team	-30
>tears	-11
>technician	-14
>technicians	-29
>techs	-18
>teeth	-23
>telephones	-8
>tell	-24
>tells	-28
>temp	-21
>temperature	-12
>terminal	-18
>test	-53
>tested	-23
>tester	-18
>testing	-33
>tests	-10
>text	-18
>texts	-13
>than	-34
>thanked	-14
>that	14
>that's	9
>the	-72
>theatre	-22
>their	-37
>them	-12
>themselves	-15
>then	-14
>there	-38
>there's	-29
>these	-16
>they're	-27
>they've	-23
>things	-15
>thinks	-15
>thirty	-29
>this	-39
>those	-19
>though	-9
>three	-17
>through	-28
>throughout	-16
>throw	-13
>thrown	-12
>thru	-13
>thursday	11
>ticked	-12
>ticket	-26
>ticks	-8
>tidied	-18
>tied	-11
>ties	-15
>tighten	-10
>till	-35
>time	-42
>tin	-12
>tip	-27
>title	-10
>to	-31
>today	12
>toilet	-18
>told	-20
>tomorrow	-18
>tone	-23
>tonight	9
>too	-24
>took	11
>tool	-14
>tools	-22
>top	-23
>touches	-15
>toward	-10
>towards	-15
>tower	-18
>toys	-14
>traffic	-12
>trained	-9
>transfer	-21
>translations	-16
>travel	-26
>travels	-11
>tray	-20
>trays	-18
>treated	-14
>treats	-14
>tried	-13
>tries	-10
>trips	-25
>trousers	-21
>truck	-23
>trucks	-21
>trust	-26
>tub	-12
>tube	-15
>tubes	-15
>tucson	-14
>tues	-14
>tuesday	-18
>tuesdays	-27
>tulsa	-12
>tunnel	-19
>turn	-39
>turned	-18
>turning	-15
>turns	-25
>twelve	-10
>twenty	11
>twins	-15
>two	-57
>type	-18
>typed	9
>types	-12
>u	-10
>uh	-14
>um	9
>under	-38
>underneath	-26
>unit	-23
>units	-31
>unless	-36
>unloaded	-12
>unopened	-13
>unscrewed	-9
>until	-14
>up	-69
>upon	-14
>upside	-18
>upstairs	-16
>upwards	-13
>upwind	-18
>us	-43
>used	-14
>uses	-13
>using	14
>usually	-18
>vac	-11
>vacuum	-10
>valley	-12
>valve	-20
>van	-23
>vehicle	-17
>vehicles	-19
>version	-17
>very	-14
>vessel	-13
>vet	-12
>veterinary	-16
>view	-15
>vinegar	-15
>visit	-21
>visits	-35
>voice	-19
>volunteer	-12
>volunteers	-19
>vos	-9
>wait	-33
>waiting	-9
>walk	-24
>walk-ins	-23
>walked	-26
>walking	-9
>walks	-22
>wall	-30
>walls	-9
>wands	-9
>want	-28
>wants	-41
>ward	-14
>wardens	-11
>warm	-28
>warning	-22
>wash	-35
>washes	-20
>wasn't	-13
>waste	-21
>watch	-18
>watches	-15
>watching	-21
>water	-49
>wax	-19
>way	-24
>we	9
>we'd	-19
>we're	-17
>we've	20
>wear	-17
>wears	-9
>website	-13
>wedding	-13
>wednesdays	-17
>weds	-11
>week	-17
>weekend	-10
>weekends	-11
>weekly	-26
>weighed	-13
>weight	-19
>weights	-12
>well	-17
>went	-49
>were	25
>wet	-16
>what	-19
>what's	-22
>whatever	-37
>whatsapp	12
>wheel	-16
>wheelchairs	-22
>wheels	-21
>when	-28
>whenever	-15
>where	-38
>whether	-9
>white	-25
>who	-10
>who's	-12
>who've	-15
>whole	-15
>whose	-10
>why	-17
>width	-24
>wig	-13
>wigs	-27
>will	-13
>wind	-31
>window	-21
>windows	-17
>wine	-16
>winter	-15
>wipe	-26
>wiped	-19
>wiper	-11
>wire	-16
>wires	-10
>wishes	-10
>with	-37
>within	-32
>woman	-16
>won't	-33
>wood	-16
>wool	-18
>word	-14
>words	-27
>worker	-27
>workers	-19
>working	-26
>works	-37
>workshop	-14
>worn	-16
>would	10
>wouldn't	-18
>wrap	-14
>write	-42
>writes	-15
>written	13
>wrong	-26
>x	-10
>yard	-27
>yeah	-36
>year	-9
>years	-28
>yet	-11
>you'd	-19
>you'll	-20
>you're	-22
>you've	-8
>your	-37
>yours	-10
>yourself	-14
>zero	-12
>zone	-22
>|	12
>£	-22
>°	-23
>·	-14
>→	-25
>😂	-9
>😬	-14
>🙂	-20
>🙃	-9
[!	-9900
["	-9900
[#	-9900
[%	-9900
[&	-9900
['	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[-'am	-18
[-'ll	-37
[-'ve	-27
[--07	-16
[--by	-18
[--in	35
[--on	-22
[--so	-10
[--to	-22
[-0.3	-16
[-a	-30
[-a's	-35
[-a.m	-15
[-a4	-12
[-abs	-36
[-aby	-8
[-ac	-11
[-ach	-49
[-ack	-34
[-act	-33
[-acy	-18
[-ada	-19
[-adi	-13
[-ado	-10
[-ads	13
[-ady	-10
[-afe	-18
[-aff	-16
[-aft	-27
[-afé	-19
[-age	-25
[-agh	-13
[-agm	-11
[-ago	-18
[-ags	-28
[-ah	-21
[-aha	-23
[-aig	-17
[-aim	-23
[-ait	-17
[-aka	-12
[-ake	-14
[-aks	-41
[-ala	-14
[-alc	-16
[-ald	-17
[-ale	-32
[-alf	10
[-ali	-11
[-all	-24
[-alm	-27
[-alp	-15
[-als	-20
[-alt	-23
[-amb	-19
[-ame	-33
[-amh	-20
[-amp	-24
[-ams	-25
[-an	-23
[-ana	-16
[-and	-27
[-ane	-11
[-ang	-9
[-ank	-24
[-ans	-41
[-ant	-9
[-aob	-19
[-aos	-13
[-apa	-13
[-aph	-12
[-app	-13
[-aps	-33
[-apt	-13
[-apy	-22
[-ara	-27
[-arb	-16
[-ard	-9
[-are	-27
[-ark	-20
[-arl	-22
[-arm	13
[-arn	-17
[-arp	-26
[-ars	-13
[-art	-19
[-asa	-18
[-ase	-12
[-ash	-16
[-ask	-46
[-aso	-21
[-asp	-13
[-ass	-15
[-ast	-23
[-asy	-26
[-asz	-18
[-ata	-8
[-ate	-16
[-ath	-30
[-ato	-19
[-ats	-52
[-aud	-10
[-aug	-13
[-aul	-14
[-avi	-17
[-avy	-20
[-awa	-22
[-awl	-11
[-awn	-9
[-aws	-22
[-axi	-17
[-aye	-16
[-ays	-50
[-aze	-26
[-b's	-18
[-bag	10
[-bai	-18
[-bal	-17
[-ban	-12
[-bar	-23
[-bat	-10
[-baz	-12
[-bbi	-9
[-bbs	-12
[-bby	-25
[-bc	-20
[-bea	-22
[-bee	12
[-ber	-17
[-bes	-19
[-bev	-11
[-bid	-17
[-bie	-18
[-bit	15
[-ble	-24
[-bly	-20
[-bo	-11
[-bob	-11
[-bon	-29
[-bot	-20
[-bow	-25
[-box	-28
[-boy	-25
[-bre	-19
[-btw	-11
[-bug	-22
[-bus	8
[-by	-31
[-bye	-16
[-can	-11
[-cap	-13
[-car	-18
[-cas	-14
[-cc	-15
[-cco	-17
[-cds	-15
[-ced	-32
[-cer	-29
[-ces	-11
[-chi	-10
[-cho	-20
[-cht	-12
[-cia	-10
[-cks	-31
[-cky	-27
[-cle	-28
[-cm	-15
[-co	-24
[-col	-14
[-com	-20
[-con	-21
[-cox	-17
[-cqc	-11
[-cre	-11
[-cro	-16
[-cry	-8
[-cs'	-13
[-cto	-9
[-cts	8
[-cum	-16
[-cus	-21
[-cvs	-13
[-d's	-39
[-d1	-9
[-dad	-12
[-dal	-17
[-dam	-21
[-dan	-25
[-dar	-14
[-das	-17
[-day	-60
[-db	-12
[-dbs	-13
[-dby	-8
[-dds	-16
[-ddy	-24
[-dea	-33
[-deb	-17
[-dec	-9
[-ded	-42
[-dee	-26
[-dek	-13
[-del	-10
[-den	-30
[-der	-38
[-des	-42
[-dev	-9
[-dew	-19
[-dex	-20
[-dg	-15
[-dge	-54
[-dgy	-12
[-di	12
[-dia	-22
[-did	-14
[-die	-26
[-dig	-12
[-dio	-14
[-dip	-20
[-dka	-24
[-dle	-40
[-dly	-29
[-dnt	-15
[-do	-29
[-don	-17
[-dow	-13
[-dpa	-18
[-dpr	-9
[-dra	-17
[-dre	-17
[-dsm	-20
[-dth	-22
[-due	15
[-dye	-19
[-e	-16
[-e'd	-28
[-e's	-52
[-ead	-19
[-eaf	-29
[-eak	-26
[-eam	-37
[-ean	-48
[-eap	-17
[-eas	-27
[-eat	-17
[-ebt	-13
[-ece	-22
[-ech	-15
[-eck	-39
[-ect	-32
[-edo	-20
[-eds	-35
[-eef	-18
[-eel	-26
[-eem	-18
[-een	-59
[-eep	26
[-eer	-17
[-ees	-42
[-eet	-28
[-ege	-30
[-egg	8
[-egs	-26
[-eh	-17
[-eho	-16
[-eil	-14
[-ein	-18
[-eir	-16
[-eit	-13
[-eka	-17
[-eke	-14
[-ela	-12
[-elf	-21
[-ell	-43
[-elm	-14
[-els	-13
[-elt	-11
[-ely	-27
[-ema	-16
[-emi	-21
[-ems	-22
[-ena	-20
[-end	-17
[-ene	-27
[-eno	-10
[-ent	-10
[-enu	-14
[-epa	-25
[-eph	-10
[-eps	-30
[-ept	-21
[-era	-23
[-erb	-10
[-ere	-10
[-erg	-14
[-erm	-23
[-ern	-31
[-erp	-12
[-ers	-35
[-ert	-9
[-ery	-51
[-es'	-24
[-esa	-11
[-esh	-19
[-esk	-20
[-ess	-42
[-eta	-9
[-eth	-23
[-ets	-46
[-ett	-10
[-ety	-17
[-eum	-15
[-eup	-16
[-eur	-16
[-ev1	-23
[-eve	-31
[-ews	-30
[-ex	-9
[-ext	-17
[-eze	-35
[-f's	-14
[-fas	-18
[-fat	-17
[-fax	-25
[-feb	-13
[-fee	-16
[-ffs	-27
[-fic	-26
[-fie	-13
[-fin	-25
[-fle	-18
[-flu	-12
[-fm	-16
[-fob	-13
[-fog	-19
[-for	-77
[-fp3	-10
[-fri	-14
[-fry	-15
[-fth	-15
[-ful	-33
[-fw	-22
[-fwd	-26
[-g's	-32
[-g/l	-10
[-gal	-12
[-gan	-25
[-gap	-27
[-gar	9
[-gav	-9
[-gda	-14
[-gds	-15
[-ged	-50
[-gee	-17
[-gel	-19
[-gen	-16
[-ger	-14
[-ges	-13
[-get	-28
[-ggy	-14
[-ghs	-17
[-ght	-59
[-gic	-8
[-gie	-20
[-gin	-22
[-git	-13
[-gle	-21
[-gne	-20
[-gon	-21
[-got	-8
[-gp	-17
[-gps	-10
[-gry	8
[-gun	-22
[-gus	-23
[-gym	-19
[-h's	-20
[-ha	-16
[-hal	-25
[-ham	-21
[-han	-18
[-hat	19
[-haw	-21
[-hay	-16
[-hed	-38
[-hel	-13
[-hem	-18
[-heo	-11
[-her	-38
[-hes	-59
[-het	-16
[-hew	-29
[-hey	-43
[-hid	-14
[-hin	-35
[-hip	-27
[-hly	20
[-hmp	-11
[-hoa	-9
[-hod	-23
[-hoe	-24
[-hog	-13
[-hom	-19
[-hop	-12
[-hor	-20
[-hot	8
[-how	44
[-hru	-17
[-hse	-23
[-hty	-28
[-hub	-11
[-hur	-15
[-hut	-23
[-i	-39
[-i's	-16
[-i-5	-11
[-i.e	-12
[-ial	-19
[-ian	-32
[-ias	-26
[-iat	-8
[-ibs	-16
[-ica	-22
[-ice	-9
[-ich	-18
[-ick	-9
[-ico	-14
[-ics	-42
[-icy	-27
[-ide	-17
[-idh	-11
[-ids	-34
[-idy	-15
[-ied	-51
[-ief	-26
[-iel	-14
[-ier	10
[-iet	-11
[-iew	-13
[-if	-23
[-iff	-14
[-ifi	-17
[-ify	-14
[-ige	-20
[-igh	-12
[-ign	-40
[-igo	9
[-ii	-15
[-iii	-17
[-ika	-9
[-ike	-22
[-ikh	-18
[-iki	-11
[-ila	-22
[-ild	-24
[-ilk	-11
[-iln	12
[-ilo	-22
[-ils	-32
[-ilt	-23
[-ily	18
[-imb	-9
[-ime	-27
[-imo	-20
[-imp	-15
[-ims	-29
[-in	-60
[-ina	-20
[-ind	-9
[-ine	-14
[-ing	95
[-ink	-38
[-inn	-19
[-ino	-16
[-ins	-46
[-ion	11
[-ior	-23
[-ios	-13
[-iot	-8
[-ipe	-25
[-ips	-37
[-ira	-25
[-ird	-24
[-irk	-16
[-irm	-15
[-irs	-12
[-irt	-15
[-iry	-35
[-ise	-27
[-ish	-17
[-isk	-15
[-ism	-13
[-iso	-25
[-isp	-15
[-iss	-23
[-ist	-51
[-ita	-14
[-ith	-20
[-iti	-18
[-its	-48
[-itt	-16
[-ius	-15
[-ive	-48
[-iya	-20
[-ize	-26
[-j	-10
[-jam	-13
[-jan	-20
[-jaw	-9
[-jaz	-13
[-ji	-11
[-jib	-14
[-jo	-17
[-job	-29
[-jog	-15
[-jot	-17
[-joy	-18
[-jug	-15
[-jun	-9
[-k	-18
[-k's	-40
[-kar	-9
[-ked	-58
[-keg	-19
[-ken	-26
[-ker	-42
[-ket	-36
[-kid	-14
[-kie	-19
[-kim	-18
[-kin	-15
[-kis	14
[-kle	-16
[-km	-8
[-kt	-8
[-kup	-29
[-l	-17
[-l's	-25
[-lab	-18
[-lad	-9
[-lah	-18
[-lal	-15
[-lan	-29
[-lap	-23
[-las	-25
[-lat	-8
[-law	-21
[-lay	-26
[-ldy	-13
[-led	-24
[-lem	-12
[-len	-29
[-ler	-10
[-les	-50
[-let	-45
[-lew	-16
[-lex	-15
[-ley	-29
[-lia	-19
[-lic	-25
[-lid	-23
[-lie	-21
[-lin	-22
[-lip	-22
[-lis	-15
[-lit	-14
[-lix	-17
[-lks	-29
[-lla	-26
[-llc	-14
[-lle	-15
[-llr	-12
[-lls	-35
[-lly	-66
[-lma	-12
[-lms	-19
[-log	-15
[-lon	-25
[-loo	-13
[-lop	-14
[-lor	-20
[-low	-19
[-loy	-17
[-lry	-22
[-lsa	-9
[-lse	-19
[-ltd	-20
[-lts	-39
[-lty	-19
[-lue	-20
[-lug	-16
[-lum	-26
[-lus	-9
[-lux	-15
[-lx	-13
[-lyn	-17
[-lys	-21
[-m's	-39
[-m/h	-15
[-mad	-18
[-mal	-27
[-mam	-14
[-man	-24
[-map	-14
[-mar	-19
[-mbe	-20
[-mbs	-35
[-med	-36
[-meg	-11
[-mel	-15
[-men	-38
[-mer	-37
[-mes	-47
[-met	-18
[-mgr	-18
[-mic	-27
[-mid	-20
[-mil	-18
[-min	-25
[-mir	-20
[-mit	-22
[-mly	-17
[-mma	-23
[-mme	-17
[-mmy	-25
[-mns	-16
[-mom	-17
[-mon	-21
[-mop	-9
[-mos	-12
[-mot	-14
[-mph	-21
[-mps	-39
[-mpt	-12
[-mrc	-14
[-ms'	-10
[-mth	-15
[-mug	-13
[-my	-34
[-n	-12
[-n's	-41
[-n't	-42
[-nah	-15
[-nal	10
[-nap	-27
[-nar	-14
[-nas	-20
[-nań	-10
[-nce	-63
[-nda	-12
[-nde	-24
[-ndi	-8
[-ndo	-20
[-ndu	-17
[-ndy	-24
[-nee	-22
[-nel	-9
[-nen	-10
[-ner	-52
[-nes	-18
[-net	-38
[-new	-15
[-nge	-33
[-ngs	-55
[-nic	-29
[-nie	-22
[-nil	-9
[-nin	-13
[-nip	-11
[-njo	-14
[-nka	-14
[-nks	-31
[-nly	-32
[-nm	-10
[-nna	-24
[-nne	-21
[-nny	-27
[-no	-38
[-nod	-22
[-noe	-11
[-nom	-19
[-non	-28
[-nor	-39
[-nos	-14
[-not	-21
[-nov	-12
[-nr	-14
[-nry	-16
[-ns'	-13
[-nte	-8
[-nth	-16
[-nto	-11
[-nts	-8
[-nty	-20
[-nue	-19
[-num	-20
[-nup	-10
[-nus	-16
[-nut	-18
[-nya	-13
[-nyl	-8
[-nze	-21
[-o'd	-16
[-o's	-19
[-o2	-13
[-oad	-14
[-oak	-25
[-oat	-12
[-obe	-14
[-obs	-17
[-och	-16
[-ock	12
[-ocs	-11
[-oct	-13
[-odd	-14
[-ods	-26
[-ody	-31
[-oed	-19
[-oes	-56
[-ofa	-11
[-off	-12
[-ofs	-18
[-ogo	-19
[-ogy	-19
[-oid	-19
[-oil	-29
[-oin	-24
[-oir	-11
[-oke	-28
[-oks	-28
[-ola	-23
[-old	-16
[-ole	-29
[-olf	-17
[-oll	-10
[-olm	-16
[-oln	-14
[-ols	-30
[-olt	-19
[-olu	-13
[-oly	-15
[-oma	-8
[-omb	-29
[-ome	-27
[-omg	-12
[-omo	-13
[-omp	-16
[-oms	-34
[-on	-52
[-ona	-34
[-ong	-23
[-oni	-13
[-ons	-20
[-ont	-51
[-ony	-18
[-oof	-19
[-ook	-41
[-oom	-29
[-ooo	-22
[-oop	-24
[-oor	-20
[-oos	-13
[-oot	-24
[-ope	-27
[-ops	8
[-opy	-22
[-ora	-17
[-ord	-43
[-ore	-32
[-org	-18
[-orn	-34
[-ort	-13
[-ory	-43
[-osa	-13
[-ose	-29
[-osh	-20
[-osk	15
[-oss	-30
[-ost	21
[-ote	10
[-oth	-20
[-ots	-41
[-oud	-16
[-oug	-13
[-ouk	-17
[-oul	-9
[-oup	-16
[-our	-25
[-out	8
[-ova	-18
[-ove	-9
[-owd	-11
[-owe	-23
[-owl	-21
[-ows	-39
[-owt	-18
[-oz	-17
[-p's	-33
[-p2	-9
[-pa	-19
[-pad	-14
[-pal	-17
[-pam	-16
[-pan	-23
[-pat	-21
[-pc	-8
[-pdf	-13
[-ped	-51
[-pee	-20
[-peg	-21
[-pel	-15
[-per	-54
[-pes	-47
[-pet	-24
[-phy	-19
[-pic	-17
[-pil	-8
[-pip	-16
[-pit	-11
[-ple	-8
[-ply	-41
[-pod	-15
[-pon	-30
[-poo	-12
[-pop	-27
[-ppm	-17
[-ppy	-30
[-pro	-9
[-psi	-9
[-pt	-11
[-pth	-16
[-pts	12
[-pty	14
[-pur	-21
[-pus	-16
[-qc	12
[-qua	-9
[-r's	-29
[-rab	-19
[-rag	-15
[-ral	-39
[-ram	-22
[-ran	-26
[-ras	-20
[-rat	-21
[-raw	-27
[-ray	9
[-rce	-20
[-rch	-19
[-rd	-11
[-rea	-9
[-red	-24
[-ree	24
[-ref	-16
[-reg	-17
[-rek	-21
[-rel	-24
[-ren	-33
[-rep	-24
[-req	-14
[-rer	-37
[-res	-10
[-ret	-22
[-rev	-11
[-rew	-26
[-rez	-8
[-rge	-27
[-rgo	-15
[-rgy	-22
[-ria	-30
[-rib	-20
[-ric	-24
[-rid	-25
[-rie	-21
[-rig	-17
[-rim	-20
[-rin	-14
[-rio	-11
[-rit	8
[-rix	-23
[-rks	-24
[-rla	-8
[-rld	-13
[-rls	-22
[-rly	-39
[-rma	-13
[-rmy	10
[-rna	-19
[-rne	-22
[-rni	-9
[-rns	-18
[-rnt	-13
[-rod	-12
[-rof	-13
[-rol	-29
[-ron	-19
[-rop	-23
[-ror	-15
[-ros	-9
[-rot	-19
[-rox	-11
[-rps	-20
[-rry	-42
[-rs'	-39
[-rst	-30
[-rta	-18
[-rth	-44
[-rts	-40
[-rub	-21
[-rue	-9
[-rug	-25
[-rum	-24
[-run	-42
[-rus	-17
[-rve	9
[-rye	-25
[-sah	-15
[-san	-14
[-sap	-12
[-saw	-25
[-sco	-15
[-sea	-20
[-sec	-17
[-sed	-22
[-sei	-18
[-sen	-18
[-ser	10
[-sew	-20
[-sex	-13
[-sey	-18
[-sha	-26
[-sic	-8
[-sie	-19
[-sin	-20
[-sit	-14
[-six	-9
[-sks	-31
[-sky	-22
[-sle	-16
[-sly	-23
[-sm	-14
[-sms	-11
[-snt	-17
[-soc	-14
[-sol	-24
[-som	-18
[-son	-20
[-sop	-16
[-sor	-34
[-spa	-12
[-sps	-18
[-sr	-10
[-ss'	-16
[-sso	13
[-ssy	-15
[-sta	-12
[-ste	-26
[-sto	-14
[-sts	-50
[-stu	-20
[-sty	-21
[-sub	-17
[-suf	-15
[-sum	-10
[-sus	-20
[-t	-9
[-t'd	-9
[-t's	-35
[-tab	-18
[-tan	-15
[-tar	-14
[-tat	-17
[-tbh	-23
[-tch	-41
[-ted	-16
[-tee	-13
[-tel	-18
[-ten	-35
[-tep	-15
[-ter	-32
[-tes	-46
[-tex	-10
[-the	-25
[-ths	-23
[-thu	-17
[-thx	-20
[-thy	-18
[-tie	-18
[-til	-12
[-tim	-13
[-tin	-18
[-tio	-23
[-tir	-20
[-tis	-22
[-tle	-40
[-tly	-33
[-to	-62
[-toe	-20
[-tom	-20
[-ton	-34
[-top	-18
[-tos	14
[-tow	-17
[-toy	24
[-tra	-21
[-tre	-18
[-tro	-25
[-try	-24
[-ts'	-34
[-tta	-23
[-tte	-23
[-ttn	-12
[-tty	-28
[-tue	-17
[-tug	-13
[-tup	-12
[-tus	-20
[-tv	-10
[-two	-36
[-u	-12
[-u'd	-32
[-u's	-15
[-uad	-12
[-uay	-11
[-uba	-19
[-ube	-11
[-ubs	-20
[-ubt	-15
[-uce	-39
[-uch	-25
[-uct	-15
[-ucy	-19
[-ude	-25
[-uds	-11
[-udy	-13
[-ued	-30
[-uee	-13
[-uer	-13
[-ues	-41
[-uff	-15
[-uge	-11
[-ugh	-13
[-ugo	-15
[-ugs	-45
[-uis	-17
[-uit	-25
[-uiz	-20
[-uk	-16
[-ula	-21
[-ulb	-11
[-ule	-29
[-ulk	-12
[-ull	-26
[-umb	-22
[-ume	15
[-umn	-23
[-ums	-33
[-une	-9
[-ung	-22
[-unn	-10
[-uno	-16
[-uns	-28
[-uoy	-14
[-upe	-19
[-ups	-39
[-upt	-13
[-urb	-16
[-ure	-10
[-urg	-12
[-url	-13
[-uro	-18
[-urt	-28
[-ury	-34
[-usd	-10
[-use	-25
[-ush	-38
[-uss	-20
[-ust	-41
[-usy	-13
[-ute	-31
[-uth	-22
[-utt	-17
[-uty	-17
[-v	-11
[-v's	-16
[-v2	-13
[-vac	-19
[-vae	-11
[-val	-30
[-ved	-48
[-vel	-22
[-ven	-20
[-ves	12
[-vet	-16
[-vey	-20
[-via	-22
[-vic	-16
[-vis	-15
[-vos	-9
[-vs	-14
[-w's	-18
[-wal	-24
[-wan	-13
[-war	-19
[-way	-40
[-we	-27
[-web	-23
[-wee	-11
[-wel	-14
[-wen	-19
[-wes	-26
[-who	-53
[-wig	-8
[-wim	-14
[-win	-22
[-wk	-15
[-wks	-21
[-wls	-19
[-wns	-40
[-won	-14
[-xed	-22
[-xer	-17
[-xes	15
[-xic	-17
[-xit	-16
[-xle	-15
[-xth	-12
[-xus	-10
[-y	-10
[-y'd	-16
[-y's	-55
[-yak	9
[-yal	-21
[-ybe	-26
[-yce	-19
[-yed	-16
[-yee	-22
[-yen	-12
[-yep	-20
[-yes	-12
[-yet	-15
[-yle	-28
[-ymn	-12
[-yne	-20
[-yo	-20
[-yon	-13
[-yor	-34
[-ype	-21
[-yr	-26
[-yre	8
[-yro	-10
[-yrs	-8
[-zed	-25
[-zel	-17
[-zen	-18
[-zes	-18
[-zip	-24
[-zle	-15
[-zoo	-11
[-zor	-14
[-zyk	-8
[-zza	-13
[-zzy	-17
[.	-9900
[/	-9900
[0	-9900
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[@	-9900
[[	-9900
[[a )	-11
[[a 0	-18
[[a baby	-20
[[a back	-12
[[a backup	-15
[[a bad	-16
[[a bag	-22
[[a batch	-11
[[a beer	-18
[[a belt	-11
[[a bent	-12
[[a better	-10
[[a big	-19
[[a bird	-12
[[a bit	-25
[[a black	-16
[[a blade	-19
[[a blocked	-21
[[a blood	-11
[[a blue	-10
[[a board	-11
[[a boat	-16
[[a book	12
[[a booking	10
[[a box	-17
[[a boy	-16
[[a break	-13
[[a bridge	-15
[[a broken	-13
[[a burn	-12
[[a burst	-14
[[a cable	-22
[[a call	-29
[[a candidate	-19
[[a caravan	-13
[[a card	-35
[[a carpet	12
[[a case	-13
[[a cask	-15
[[a cat	-27
[[a certain	-12
[[a certificate	-10
[[a certified	-16
[[a chain	-18
[[a chair	-22
[[a change	-10
[[a checklist	-17
[[a child	-31
[[a clean	-9
[[a clear	14
[[a click	-25
[[a client	-26
[[a client's	-25
[[a closet	-9
[[a cloth	-13
[[a code	-19
[[a coffee	-23
[[a coin	-10
[[a comb	-22
[[a complaint	-28
[[a condition	-24
[[a contractor	-8
[[a converted	-15
[[a copy	-16
[[a corner	-15
[[a correction	-24
[[a couple	-11
[[a cover	-11
[[a cow	12
[[a crew	-15
[[a crib	-23
[[a crisp	-18
[[a crown	-10
[[a cup	-14
[[a cupboard	-17
[[a customer	-14
[[a customer's	-20
[[a day	-34
[[a death	-21
[[a decent	-16
[[a defect	-16
[[a description	-28
[[a difference	-14
[[a different	-24
[[a doc	-20
[[a doctor	-15
[[a document	-43
[[a documented	-29
[[a dog	-26
[[a donation	-11
[[a donor	-11
[[a door	-13
[[a draft	-17
[[a drawer	-10
[[a drawing	-18
[[a driver	-27
[[a drop	-19
[[a dry	-14
[[a dull	-10
[[a face	-13
[[a failed	-26
[[a fall	-8
[[a fallen	-19
[[a family-run	-16
[[a fault	-12
[[a feel	-19
[[a few	-19
[[a field	13
[[a file	-13
[[a finger's	-16
[[a fire	-11
[[a first	12
[[a fish	-9
[[a fist	-9
[[a float	-15
[[a foam	-8
[[a food	15
[[a foot	-29
[[a form	-25
[[a fortnight	-14
[[a fresh	-30
[[a friendly	-11
[[a full	-16
[[a gallon	-15
[[a gentleman	-20
[[a girl	-19
[[a good	-20
[[a gp	-16
[[a grade	-12
[[a grand	-15
[[a grave	-25
[[a great	-13
[[a group	-12
[[a guide	-24
[[a guy	-19
[[a half	-17
[[a hand	-21
[[a hand's	-31
[[a handful	-16
[[a handler	-18
[[a hard	-15
[[a head	-16
[[a hire	-19
[[a hit	-21
[[a hold	-19
[[a hollow	-17
[[a horseshoe	-9
[[a hot	-25
[[a hundred	-23
[[a job	-11
[[a joke	-9
[[a key	13
[[a kick	-11
[[a kid	12
[[a kid's	-20
[[a kitchen	-11
[[a knife	-15
[[a label	-20
[[a lad	-10
[[a lady	-26
[[a lady's	-13
[[a lamp	-25
[[a learner	-19
[[a legal	-18
[[a lemon	-11
[[a letter	-20
[[a lift	-13
[[a limit	-14
[[a line	-21
[[a link	-16
[[a list	20
[[a little	-32
[[a loan	-29
[[a local	-27
[[a lock	-24
[[a long	-12
[[a look	-21
[[a loose	-11
[[a lot	-30
[[a mail	-11
[[a mailbox	-10
[[a man	-27
[[a marine	-14
[[a mattress	-20
[[a measuring	-10
[[a member	-24
[[a mess	-15
[[a method	-25
[[a million	-13
[[a minute	-27
[[a missing	-21
[[a mobile	-25
[[a monday	-21
[[a month	-17
[[a monthly	-26
[[a mountain	-16
[[a moving	-9
[[a name	-11
[[a near	-19
[[a nest	-17
[[a new	-44
[[a nice	-12
[[a night	-22
[[a note	-25
[[a novel	-17
[[a number	-14
[[a numbered	-15
[[a nurse	-13
[[a nut	-16
[[a one	-16
[[a one-pager	-20
[[a page	-22
[[a paper	-25
[[a parent	-14
[[a parking	-13
[[a passenger	-13
[[a patient	-28
[[a pattern	-16
[[a pdf	-12
[[a permit	-10
[[a person	-32
[[a phone	-15
[[a photo	-33
[[a photograph	-16
[[a pic	-15
[[a picture	-23
[[a piece	-23
[[a plain	12
[[a pleasant	-16
[[a point	-9
[[a postcard	-15
[[a poster	-18
[[a pound	-8
[[a private	-12
[[a procedure	-18
[[a process	-23
[[a proper	-20
[[a quarter	-16
[[a rash	-18
[[a reading	-14
[[a real	-24
[[a receipt	-17
[[a recording	-18
[[a red	-14
[[a referral	-11
[[a refund	-12
[[a relative	-15
[[a relief	-13
[[a repair	-11
[[a report	-21
[[a request	-18
[[a resident	-18
[[a returned	-15
[[a ring	-11
[[a rolling	-8
[[a roof	-17
[[a room	-22
[[a rope	-17
[[a row	-17
[[a rubbing	-10
[[a run	14
[[a runbook	-19
[[a sample	-21
[[a saturday	-19
[[a scaffold	10
[[a school	-15
[[a seal	-12
[[a seat	-17
[[a second	-31
[[a separate	-25
[[a set	8
[[a sheet	-47
[[a shift	-17
[[a shoe	-23
[[a shop	-22
[[a show	-20
[[a signed	-19
[[a single	-26
[[a site	-17
[[a slant	-15
[[a slip	-17
[[a small	-36
[[a sniff	-18
[[a staff	-17
[[a standard	-14
[[a step	-18
[[a sticker	-14
[[a stone	-17
[[a stroke	-9
[[a stuck	-14
[[a student	-21
[[a sunday	-9
[[a supplier	10
[[a swollen	-20
[[a table	-25
[[a tag	-16
[[a tank	-18
[[a team	-18
[[a tenant	-20
[[a test	-26
[[a text	-20
[[a thing	-35
[[a third	-16
[[a thirty	-9
[[a ticket	-20
[[a tie	-15
[[a time	-17
[[a toolbox	-12
[[a tuesday	-23
[[a two	-11
[[a two-person	-20
[[a van	-16
[[a vehicle	-15
[[a veil	-13
[[a very	-11
[[a video	-14
[[a visit	-11
[[a volunteer	-10
[[a walk	-16
[[a warm	-16
[[a water	-8
[[a way	12
[[a wedding	-28
[[a wednesday	-17
[[a week	-36
[[a wet	13
[[a wheel	-11
[[a wheelchair	-15
[[a white	-10
[[a whole	-19
[[a word	-13
[[a work	-21
[[a working	-11
[[a works	-16
[[a worn	-13
[[a wound	-19
[[a write-up	-23
[[a written	-51
[[a year	-23
[[a yes	-8
[[a.m .	-15
[[a4 ,	-9
[[abernethy ,	-8
[[able to	-15
[[accession no	-11
[[accounts ,	-15
[[accounts .	-14
[[accounts are	-8
[[accounts in	-10
[[action :	-21
[[added and	-12
[[adeyemi ,	-11
[[adjust the	-12
[[advances are	-10
[[advice .	-8
[[adviser checks	-12
[[after 0	-8
[[after a	-33
[[after an	9
[[after another	-10
[[after any	-8
[[after approval	-11
[[after drying	-13
[[after each	-12
[[after every	-26
[[after fifteen	-17
[[after four	-19
[[after is	-25
[[after last	-13
[[after release	-10
[[after ten	-18
[[after that	-21
[[after the	-46
[[after this	-10
[[after three	-15
[[after what	-19
[[after with	-10
[[age ,	-16
[[ago a	-16
[[aids ,	-12
[[alarmed and	-14
[[alert at	-9
[[all ,	-23
[[all 0	-15
[[all about	-15
[[all around	-9
[[all back	-9
[[all branches	-16
[[all day	-15
[[all do	-25
[[all for	-9
[[all four	-19
[[all hours	-9
[[all in	-25
[[all keys	-18
[[all new	-16
[[all of	-32
[[all on	-18
[[all our	-25
[[all out	-9
[[all over	-11
[[all right	-13
[[all rooms	-12
[[all that	-13
[[all the	-32
[[all this	-15
[[all three	-14
[[allotment society	-14
[[alvarez ,	-8
[[amina ,	-12
[[among the	-12
[[an accident	-18
[[an actual	-18
[[an alarm	-13
[[an angle	-11
[[an animal	-11
[[an appointment	-11
[[an electric	-13
[[an emergency	-11
[[an envelope	-15
[[an extra	-15
[[an hour	-26
[[an inch	-12
[[an incident	-21
[[an instruction	-27
[[an interpreter	-17
[[an item	-15
[[an old	14
[[an open	-16
[[an order	-15
[[an sop	-30
[[analyser .	-12
[[angle ,	-14
[[anglers ,	-18
[[angry .	-8
[[animals ,	-22
[[apologise for	-11
[[apparently .	-8
[[applicant ,	-8
[[application and	-9
[[applies to	-24
[[appreciated .	-9
[[approach from	-11
[[approaches from	-13
[[areas .	-8
[[arguing .	-24
[[arising :	-10
[[armpits and	-18
[[arms ,	-14
[[arrivals in	-19
[[arrow ,	-9
[[ashes are	-18
[[ask about	-27
[[ask are	-8
[[ask client	-11
[[ask each	-20
[[ask her	-9
[[ask how	-18
[[ask if	-10
[[ask me	-15
[[ask the	-21
[[ask them	-15
[[ask what	-14
[[ask whether	-16
[[ask which	-10
[[ask who	-10
[[ask you	-17
[[asks for	-29
[[asks four	-12
[[asks how	-8
[[asks if	-16
[[asks me	-15
[[asks to	-9
[[asks who	-9
[[assistants ,	-13
[[association ,	-10
[[attached to	-9
[[attempts ,	-16
[[attending :	-23
[[auction house	-18
[[audience is	-15
[[author :	-16
[[autoclave is	-14
[[autumn the	-12
[[background :	-16
[[background check	-13
[[backs up	-19
[[backward to	-13
[[badly ,	-8
[[bait stations	-19
[[bakery in	-12
[[balakrishnan ,	-8
[[ballots in	-13
[[balls out	-18
[[barcode on	-12
[[basin .	-17
[[bats are	-8
[[bc everyone	-9
[[bc of	-12
[[bea ,	-14
[[bear with	-16
[[bearings .	-11
[[bed ,	-12
[[bed bugs	-24
[[beds ,	-11
[[beds and	-17
[[beeps for	-16
[[before ,	-8
[[before a	-41
[[before and	-19
[[before any	-20
[[before anybody	-10
[[before anyone	-21
[[before anything	-26
[[before anything's	-17
[[before curtain	-16
[[before departure	-13
[[before dusk	-9
[[before each	12
[[before easter	-15
[[before eight	-8
[[before first	-17
[[before for	-13
[[before he	-29
[[before i	-24
[[before it	-24
[[before leaving	-19
[[before loading	-18
[[before opening	-15
[[before quoting	-11
[[before she	-18
[[before so	-13
[[before that	-8
[[before the	-12
[[before their	-18
[[before they	-35
[[before touching	-23
[[before we	-34
[[before you	-35
[[before your	-16
[[beforehand ,	-9
[[began with	-18
[[beginning with	-13
[[behalf of	-16
[[believe it	-13
[[believe the	-8
[[bells and	-11
[[bells are	-21
[[belongs in	-11
[[bend your	-10
[[bengali .	-8
[[bereavement services	-12
[[beside the	-16
[[between 0	-15
[[between every	-9
[[between groups	-23
[[between march	-13
[[between nine	-12
[[between patients	-17
[[between sessions	-15
[[between ten	-13
[[between the	-38
[[between them	-17
[[between two	-23
[[beyond the	-12
[[bigger than	-16
[[bikes .	-10
[[bin ,	-12
[[bird is	-10
[[biscuits :	-9
[[black henna	-15
[[blade change	13
[[blade down	-15
[[blade goes	-12
[[blade off	-16
[[blade up	-12
[[blades are	-10
[[blast days	-23
[[bleeding ,	-14
[[bloke came	-10
[[blokes with	-18
[[blood bank	-18
[[blood on	-18
[[blood or	-19
[[blood thinner	-9
[[blood thinners	-23
[[boats ,	-9
[[boats at	-17
[[boiler ,	-21
[[bone dry	-14
[[book and	-13
[[book at	-18
[[book before	-9
[[book is	-18
[[book on	-9
[[book the	-17
[[book what	-12
[[booking ,	-10
[[booking comes	-21
[[booking in	16
[[books ,	-21
[[books .	-13
[[books are	18
[[books for	-14
[[books out	-10
[[books the	-17
[[books two	-9
[[bouncy castle	-18
[[bowl .	-11
[[bowls club	-11
[[box ,	-9
[[box and	-19
[[box at	-17
[[box for	-11
[[box in	-11
[[box is	-9
[[box out	-16
[[box to	-15
[[box until	-10
[[brakes and	-11
[[brakes on	-11
[[bread last	-12
[[breaks down	-10
[[breast milk	-16
[[breathe .	-10
[[brief ,	-11
[[brigade .	-12
[[bring a	-26
[[bring in	-20
[[bring it	-28
[[bring the	-34
[[bring them	-15
[[brothers and	-9
[[brush ,	-16
[[brush and	-22
[[brush come	-9
[[brush in	-9
[[brush out	-12
[[brush the	16
[[brush them	-10
[[brush up	-10
[[brush with	-11
[[bug ,	-9
[[building ,	-19
[[building .	-8
[[building :	-16
[[building manager	-17
[[buoys .	-14
[[burners .	-12
[[busy busy	-13
[[butt first	-16
[[buttons and	-21
[[buyer from	-15
[[by :	-11
[[by a	-19
[[by an	-10
[[by both	-10
[[by col	-10
[[by four	-10
[[by friday	-17
[[by hand	-42
[[by itself	-13
[[by letter	-10
[[by monday	-25
[[by more	-10
[[by noon	-21
[[by one	-10
[[by our	-17
[[by phone	-8
[[by radio	-13
[[by registered	-16
[[by room	-21
[[by rope	-18
[[by size	-9
[[by someone	-18
[[by telephone	-10
[[by text	-17
[[by then	-13
[[by three	-18
[[by tuesday	-20
[[by two	-17
[[by us	-15
[[by video	-13
[[by weight	-13
[[by whoever	-14
[[cable car	13
[[calibration of	16
[[calling to	-15
[[calls "	-11
[[calls ,	-24
[[calls .	-20
[[calls in	-11
[[calls it	-12
[[calls the	-31
[[calls to	-11
[[callum ,	-9
[[cancel the	-18
[[cancels on	-14
[[candles are	8
[[capt .	-13
[[car .	-12
[[car 0	-18
[[car deck	-23
[[car goes	-13
[[car in	-15
[[car park	-27
[[car seats	-21
[[car so	-14
[[car was	-14
[[car wash	11
[[caravan by	-19
[[caravan park	10
[[card ,	-23
[[card .	-8
[[card :	-12
[[card and	-23
[[card back	-16
[[card before	-14
[[card first	-9
[[card in	-26
[[card is	-13
[[card next	-13
[[card on	-14
[[card or	-9
[[card travels	-12
[[card with	-11
[[care assistants	-17
[[care if	-8
[[care what	-13
[[caretaker and	-10
[[carries a	-14
[[carries it	-10
[[carries on	-12
[[carries the	-18
[[carries them	-16
[[cart and	-9
[[cash ,	-19
[[cash :	-16
[[cash and	-17
[[cash is	-15
[[cash only	-19
[[cash over	-23
[[cast ,	-15
[[castle ,	-8
[[catcher brings	-13
[[category 0	-16
[[caught fire	-19
[[cc :	-15
[[ceiling ,	-20
[[cent ,	-10
[[center out	-10
[[certificates for	-11
[[chairs .	-16
[[chairs and	-17
[[chalks the	-9
[[chamber ,	-10
[[chamber .	-12
[[change ,	-19
[[change a	11
[[change every	-19
[[change in	-11
[[change it	-15
[[change of	-11
[[change that	-11
[[change the	-14
[[changing the	20
[[chaos .	-11
[[charging ,	-16
[[check "	-14
[[check ,	-18
[[check before	-15
[[check both	-11
[[check every	-20
[[check for	-16
[[check free	-8
[[check is	-22
[[check it	-12
[[check it's	-21
[[check that	-12
[[check the	-25
[[check under	-15
[[check with	-12
[[check your	-9
[[check-in inventory	-16
[[checking the	12
[[checklist ,	-14
[[checks .	-18
[[checks :	-22
[[checks are	-20
[[checks first	-16
[[checks for	-21
[[checks in	-20
[[checks it	-10
[[checks on	-28
[[checks own	-16
[[checks that	-23
[[cheers ,	-8
[[cheques are	-13
[[child's name	-14
[[children ,	-15
[[children .	-16
[[children and	-9
[[children go	-12
[[children in	-15
[[children on	-10
[[children under	-14
[[children with	-14
[[chimneys .	-16
[[chlorine 0	-12
[[chlorine on	-22
[[chock the	-17
[[chocks in	-9
[[chuck it	-18
[[church .	-12
[[church hall	-8
[[churches and	-17
[[circuit at	-10
[[circulate ,	-11
[[classification :	-17
[[clean ,	-12
[[clean and	-13
[[clean from	-11
[[clean it	-14
[[clean of	-24
[[clean the	-11
[[clean water	-11
[[cleaner and	-11
[[cleaning ,	-23
[[cleaning guide	-18
[[cleaning of	-20
[[cleaning the	20
[[clearance .	-21
[[clearance is	-12
[[clearing the	17
[[clears the	-9
[[click on	-19
[[client ,	-16
[[client .	-24
[[client has	-13
[[client signs	-9
[[client that	-9
[[climbing gym	-15
[[climbs the	-9
[[clipped to	-8
[[clips on	-13
[[clockwise .	-9
[[clockwise always	-14
[[close ,	-17
[[close every	-18
[[close it	-19
[[close of	16
[[close on	-11
[[close the	-29
[[closing ,	-19
[[closing .	-14
[[closing the	21
[[clothes ,	-17
[[clots ,	-13
[[co alarm	-12
[[co2 bottle	-16
[[coast guard	-20
[[coats .	-10
[[code ,	-15
[[code 0	-8
[[code in	-10
[[code is	-20
[[code off	-15
[[coffee ,	-8
[[coffee machine	-13
[[coin ,	-9
[[coins and	10
[[col ,	-8
[[cold ,	-11
[[cold .	-11
[[cold and	-17
[[cold room	13
[[cold tap	-11
[[cold water	-25
[[colder than	-11
[[collection for	-10
[[collection the	-12
[[collects the	-27
[[college wants	-15
[[colostrum inside	-15
[[colour is	-12
[[colour of	-16
[[comb and	-20
[[comma no	-15
[[commodity code	-8
[[community radio	-12
[[complained that	-10
[[complaints by	-18
[[compliance officer	-14
[[compound ,	-9
[[condition card	-19
[[condition report	14
[[condition that	-23
[[confirm that	-11
[[conflict is	-12
[[consider the	-10
[[containers behind	-13
[[content with	-10
[[coolers are	-18
[[cord and	-9
[[corners ,	-12
[[correction ,	-26
[[costume hire	19
[[couch and	-18
[[counting .	-20
[[countries ,	-16
[[counts as	-13
[[counts differ	-11
[[counts in	-9
[[counts them	-15
[[couple of	-13
[[courts and	-17
[[covering the	-26
[[cracks ,	-19
[[crane book	-16
[[crease .	-9
[[crematorium the	-22
[[crib sheet	-18
[[cricket club	-11
[[cried ,	-13
[[crisps .	-19
[[crosses the	-18
[[crotch ,	-12
[[crown ,	-11
[[crown line	-18
[[cut ,	-15
[[cut and	-14
[[cut in	-13
[[cut is	-11
[[cut it	-18
[[cut off	-23
[[cut on	-21
[[cut one	-12
[[cut the	-21
[[cutting ,	-13
[[cycle ,	-10
[[cycle .	-10
[[cylinders ,	-16
[[daily ,	-16
[[daily .	-8
[[dairy ,	-18
[[darling ,	-19
[[data centre	-17
[[data sheet	-17
[[daughter ,	-9
[[daughter says	-11
[[daughter's .	-15
[[day ,	-21
[[day .	-9
[[day :	-16
[[day after	-8
[[day and	-28
[[day before	-17
[[day in	-13
[[day is	-13
[[day of	-18
[[day on	-11
[[day one	-10
[[day or	-20
[[day so	-9
[[day the	-24
[[day to	-11
[[day with	-9
[[day –	-19
[[daylight .	-13
[[dead and	-9
[[dead batteries	-9
[[dead fish	-21
[[dead shell	-9
[[deaf person	-15
[[deal with	10
[[dealing with	16
[[dealt with	-17
[[deb ,	-17
[[debt collection	-13
[[decided that	-23
[[deckhand clips	-15
[[declaration signed	-10
[[decontamination room	-8
[[deeper than	-8
[[deferred .	-13
[[delete the	-11
[[delivered to	-9
[[delivery ,	-9
[[delivery date	-12
[[delivery i	-11
[[delivery on	-10
[[dental laboratory	-10
[[dents and	-14
[[departure .	-10
[[depend on	-19
[[depends on	-14
[[deposits are	-12
[[dept .	-9
[[depth ,	-8
[[derek .	-11
[[describe a	10
[[describe it	-12
[[dictating .	-16
[[dictating because	-13
[[dictating this	-10
[[digits of	-17
[[dip in	-11
[[directly after	-9
[[discussed ,	-15
[[discussed on	-16
[[dishwasher ,	-11
[[dispatcher gets	-13
[[displays ,	-18
[[distillery ,	-16
[[distribution :	-16
[[do ,	-14
[[do a	-27
[[do about	-13
[[do all	-18
[[do and	-27
[[do chimneys	-12
[[do everything	-12
[[do for	-16
[[do from	-14
[[do i	-18
[[do if	-37
[[do in	-15
[[do is	-23
[[do it	-21
[[do not	-29
[[do on	-19
[[do one	-25
[[do the	-43
[[do they	-11
[[do to	-13
[[do us	-25
[[do we	-35
[[do when	-51
[[do with	-37
[[do you	-10
[[do your	-13
[[does ,	-10
[[does .	-9
[[does about	-18
[[does is	-16
[[does it	-15
[[does not	-12
[[does that	-11
[[does the	-26
[[does what	-9
[[does when	-18
[[dog bins	-10
[[dog comes	-17
[[dog in	-11
[[dog is	-22
[[dog mess	-19
[[dog or	-15
[[dogs ,	15
[[dogs .	-16
[[dogs go	-12
[[doing it	-24
[[doing that	-13
[[doing the	-10
[[dome to	-17
[[doubled and	-10
[[downloads the	-15
[[drawing of	-17
[[drawn up	-17
[[draws up	-14
[[dressing ,	-17
[[drew the	-9
[[drink .	-18
[[drinks on	-17
[[drip tray	-14
[[drive ,	-13
[[drive .	-17
[[drive and	-11
[[drive home	-15
[[drive in	-12
[[drive off	-17
[[driven .	-9
[[drug at	-17
[[dryer 0	14
[[dust ,	-13
[[dust :	-15
[[dust is	-12
[[dye in	-14
[[e .	-18
[[each ,	-10
[[each 0	-10
[[each and	-17
[[each batch	-11
[[each bottle	-11
[[each box	-10
[[each day	-19
[[each door	-12
[[each gets	-10
[[each month	-16
[[each morning	-10
[[each of	-32
[[each one	-12
[[each other's	-10
[[each part	-10
[[each passenger	-17
[[each piece	-11
[[each quarter	-14
[[each resident	-18
[[each room	-11
[[each sample	-14
[[each side	-14
[[each step	-9
[[each time	-24
[[each tip	-12
[[each week	-16
[[each wheel	9
[[each with	-16
[[earlier ,	-9
[[eaten .	-8
[[eh ,	-14
[[elevator .	-16
[[emailed and	-9
[[embarrassing .	-10
[[emergency door	-11
[[emergency number	-15
[[emergency stop	-14
[[emptied into	-9
[[empty ,	-10
[[empty and	-11
[[empty the	15
[[emptying the	14
[[end .	-11
[[end and	-10
[[end of	-37
[[end the	-20
[[end up	-12
[[end with	-16
[[ended up	-9
[[ended with	-13
[[engagement ring	-14
[[engineers ,	-24
[[enters each	-9
[[enters it	-24
[[enters time	-15
[[environment before	-9
[[environmental health	-9
[[equipment .	-15
[[espresso machine	12
[[est .	-17
[[estate in	-10
[[estonia and	-13
[[eternally grateful	-9
[[evenings a	-16
[[every 0	-14
[[every bag	-12
[[every bar	-13
[[every change	-17
[[every customer	-18
[[every day	-23
[[every driver	-10
[[every evening	-13
[[every five	-15
[[every friday	-16
[[every item	-17
[[every lantern	-10
[[every lift	-23
[[every lock	-12
[[every monday	-23
[[every month	-12
[[every morning	-26
[[every new	-21
[[every night	-17
[[every one	-12
[[every piece	-13
[[every property	-13
[[every quarter	-18
[[every room	-16
[[every second	-15
[[every seven	-10
[[every show	-11
[[every single	-15
[[every spring	-18
[[every sunday	-12
[[every thursday	-23
[[every time	-25
[[every two	-15
[[every unit	-16
[[every wednesday	-18
[[every week	-10
[[everything ,	-14
[[everything down	-17
[[everything else	-13
[[everything gets	-22
[[everything goes	-11
[[everything in	-31
[[everything left	-15
[[evidence of	-16
[[ewes and	-15
[[exactly ,	-19
[[exactly as	-12
[[exams officer	-10
[[exclusion zone	-8
[[excuse the	-16
[[expect to	-16
[[expected to	-11
[[explains the	-9
[[extract from	-13
[[extractor ,	-17
[[facebook .	-13
[[facts .	-10
[[failed to	-22
[[falconry centre	-16
[[falls off	-11
[[falls on	-17
[[falls out	-16
[[falls procedure	16
[[families ,	-16
[[families for	-13
[[families have	-13
[[farmer .	-10
[[farms ,	-18
[[february ,	-16
[[fed up	-13
[[feed ,	-13
[[feed it	-15
[[feed the	-26
[[fees go	-9
[[femi ,	-10
[[fetches the	-14
[[field ,	-9
[[figures .	-9
[[fill ,	-11
[[fill in	-26
[[fill it	12
[[fill out	-19
[[fill the	-29
[[fill to	16
[[fill with	-11
[[filters in	-13
[[finally noticed	-13
[[finally the	-13
[[finch ,	-12
[[finishes the	-9
[[fire ,	-12
[[fire .	-9
[[fire alarm	-20
[[fire brigade	-22
[[fire department	-13
[[fire drill	12
[[fire exits	-13
[[fire extinguisher	-20
[[fire in	-27
[[fire marshal	-10
[[fire officer	-17
[[fire panel	-9
[[fire service	-8
[[fireworks .	-15
[[firing ,	-18
[[first ,	-17
[[first .	-12
[[first aid	-18
[[first aider	-17
[[first and	-29
[[first before	-9
[[first by	-12
[[first checks	-12
[[first evening	-12
[[first for	-17
[[first language	-11
[[first launch	-13
[[first lesson	-19
[[first light	-14
[[first line	-12
[[first look	-24
[[first minute	-8
[[first name	-9
[[first night	-15
[[first of	-18
[[first off	-13
[[first pass	-9
[[first shift	-9
[[first shot	-13
[[first show	-18
[[first six	-12
[[first stays	-10
[[first ten	-21
[[first the	-14
[[first then	-18
[[first thing	-40
[[first time	-18
[[first to	-8
[[first two	-12
[[first visit	-18
[[first wait	-19
[[first we	-16
[[first with	-18
[[first you	-18
[[fish ,	-14
[[fit a	12
[[fit the	-18
[[fits on	-10
[[fitting ,	-11
[[fixed .	-13
[[flap .	-8
[[fleet .	-8
[[float ,	-11
[[float is	-10
[[floors and	-12
[[flush the	-10
[[flying weight	-14
[[fold ,	-13
[[fold it	-9
[[fold the	-11
[[folders .	-10
[[food ,	-14
[[food bank	18
[[food from	-9
[[food goes	-14
[[food in	-16
[[food is	-13
[[for "	-9
[[for a	-50
[[for about	-26
[[for all	-11
[[for an	-9
[[for anybody	-12
[[for anything	-19
[[for audit	-13
[[for babies	-11
[[for black	-11
[[for both	-13
[[for breakfast	-16
[[for changing	-14
[[for children	-10
[[for cleaning	-10
[[for coats	-10
[[for color	-8
[[for drink	-16
[[for each	-19
[[for eleven	-20
[[for every	-15
[[for five	-19
[[for four	-14
[[for goodness'	-9
[[for how	-22
[[for hygiene	-16
[[for id	-11
[[for instance	-16
[[for invigilators	-10
[[for is	-14
[[for keys	-20
[[for level	-12
[[for light	-16
[[for lumps	-9
[[for me	-12
[[for new	-24
[[for nothing	-17
[[for offering	-22
[[for one	-8
[[for our	-29
[[for people	-10
[[for repair	-19
[[for roasting	-10
[[for sale	-10
[[for sample	-14
[[for something	-9
[[for staff	-14
[[for stones	-10
[[for supplier	-14
[[for taking	-12
[[for ten	-11
[[for that	-20
[[for the	-57
[[for them	-11
[[for thirty	-16
[[for this	-15
[[for those	-18
[[for three	-13
[[for training	-15
[[for two	-21
[[for us	-30
[[for volunteers	-11
[[for when	-30
[[for whoever	-14
[[for you	-9
[[for your	-24
[[forgive the	-11
[[format ,	-14
[[forms are	-12
[[forty-eight hours	-22
[[forty-two hours	-18
[[four ,	-12
[[four and	-30
[[four feet	-20
[[four hours	-20
[[four hundred	-33
[[four if	-14
[[four in	-15
[[four minutes	-23
[[four of	-29
[[four or	-16
[[four people	-11
[[four straps	-14
[[four things	-17
[[four times	-14
[[four to	-9
[[frass ,	-17
[[fraud .	-9
[[freeze before	-12
[[freezer ,	-10
[[freezer for	-16
[[fridge ,	-15
[[fridge in	-11
[[friends of	-18
[[front ,	-12
[[front and	-19
[[front desk	-36
[[front door	-16
[[front of	-20
[[front office	-13
[[front to	-13
[[frost line	-16
[[fuel in	-16
[[fungus or	-11
[[fuse ,	-14
[[fw :	-22
[[fwd :	-26
[[gallons of	-9
[[game ,	-15
[[game .	-11
[[gap of	-16
[[gary .	-11
[[gas ,	-17
[[gas at	-12
[[gas is	-22
[[gas meter	-20
[[gas off	-12
[[gas smell	-14
[[gate ,	-16
[[gate 0	12
[[gate and	-9
[[gate code	-8
[[gate is	-16
[[gate open	-17
[[gate staff	-16
[[gates are	-16
[[general manager	-12
[[generate the	-14
[[generator test	-21
[[gentleman who	-8
[[get 0	-9
[[get a	-19
[[get an	-18
[[get called	-20
[[get checked	-16
[[get dust	-10
[[get half	-12
[[get in	-20
[[get into	-9
[[get it	-33
[[get looked	-19
[[get out	-10
[[get something	-16
[[get that	-13
[[get the	-14
[[get their	-17
[[get them	-27
[[get there	-11
[[get this	-12
[[get to	-15
[[get two	-12
[[get up	-16
[[get your	-15
[[getting on	-11
[[girls ,	-16
[[girls can	-10
[[gives clearance	-14
[[gives it	-10
[[gives notice	-17
[[gives the	-24
[[gives them	-9
[[giving a	9
[[giving back	-19
[[going and	-19
[[going back	-15
[[going down	-18
[[going in	-11
[[going on	14
[[going out	-14
[[going round	-21
[[going to	-39
[[going up	-24
[[gonna be	-15
[[goodness' sake	-16
[[gotta be	-18
[[gown ,	-8
[[gp surgery	-15
[[grab the	-15
[[grain ,	-10
[[grammar .	-14
[[grand so	-15
[[grate .	-13
[[grateful for	-23
[[grateful if	-11
[[gravel ,	-10
[[grease the	-17
[[great ,	-13
[[greenhouse and	-15
[[greet the	-13
[[greetings from	-12
[[ground ,	-10
[[ground control	-18
[[ground crew	-25
[[ground floor	-17
[[ground in	-11
[[groups is	-17
[[grow long	-20
[[grow oyster	10
[[guest ,	-15
[[guest .	-15
[[guest asks	-14
[[guest at	-21
[[guest is	-22
[[guest who	-19
[[gun ,	-9
[[guns and	-13
[[ha ,	-12
[[hairline ,	-13
[[hall ,	-17
[[hall .	-12
[[hall is	-28
[[hand ,	-24
[[hand .	-8
[[hand at	-9
[[hand back	-21
[[hand before	-14
[[hand her	-19
[[hand in	-18
[[hand it	9
[[hand near	-8
[[hand on	-19
[[hand over	-15
[[hand signals	-11
[[hand the	-12
[[hand them	-15
[[hand tools	-19
[[hand up	-9
[[hand with	-9
[[hand |	-9
[[hand's breadth	-13
[[hand's width	-24
[[handbook ,	-12
[[handbrake on	-13
[[handful from	-16
[[handle and	-16
[[handles them	-9
[[handling ,	-16
[[handling a	15
[[handover is	15
[[handover not	-24
[[handover notes	-18
[[handover sheet	13
[[handwriting on	-15
[[hang in	-17
[[hang it	-18
[[hang on	-21
[[hang the	-17
[[hang up	-11
[[happen again	-18
[[harris hawks	-9
[[hat ,	-8
[[haven't got	-15
[[head ,	-10
[[head .	-20
[[head and	-13
[[head count	-18
[[head down	-17
[[head for	-12
[[head injury	-15
[[head lol	-9
[[head of	-24
[[head office	-27
[[headings ,	-21
[[headphones .	-13
[[heard it	-21
[[hearing :	-9
[[hearing aids	-32
[[heated until	-12
[[heavier than	-13
[[heel to	-14
[[helped up	-10
[[hence the	-15
[[hence this	-16
[[henna tattoo	-14
[[hide glue	-14
[[higher than	-17
[[hire in	-16
[[hire out	11
[[hire sheet	-16
[[hire shop	-17
[[hits the	-13
[[hives ,	-13
[[hoa ,	-9
[[holds it	-15
[[holds the	-24
[[holiday .	-12
[[holidays ,	-14
[[hollow sound	-10
[[home ,	-12
[[home .	-10
[[home by	-13
[[home office	-8
[[home on	-12
[[home only	-18
[[home the	-18
[[home until	-13
[[home with	-20
[[honestly .	-13
[[hoping for	-22
[[horn and	-8
[[horn twice	-13
[[horse is	12
[[horses ,	-13
[[hospice shop	9
[[hospital ,	-11
[[hospitals .	-9
[[hostel in	-14
[[hot ,	-10
[[hot air	16
[[hot spot	-20
[[hot to	-10
[[hot water	-28
[[hot work	19
[[hotline and	-11
[[hotter than	-13
[[house .	-8
[[house and	-16
[[house in	-23
[[house is	-12
[[house lights	-12
[[house meeting	-9
[[house with	-16
[[houses .	-17
[[how .	-16
[[how a	20
[[how he	9
[[how high	-9
[[how i	-20
[[how it	-16
[[how it's	-19
[[how long	-32
[[how many	-37
[[how much	-25
[[how often	-17
[[how she	-19
[[how they	-21
[[how to	20
[[how was	-20
[[how we	33
[[how's the	-9
[[hse came	-14
[[hse lady	-14
[[hurry .	-10
[[husband and	-10
[[hymn books	-12
[[i acknowledge	-8
[[i agreed	-12
[[i also	-17
[[i am	-31
[[i ask	-18
[[i begin	-12
[[i believe	-12
[[i bought	-13
[[i call	-14
[[i can	-24
[[i can't	-13
[[i close	-22
[[i come	-10
[[i could	-16
[[i did	-16
[[i do	-30
[[i don't	-16
[[i drive	-15
[[i enclose	-19
[[i fill	-14
[[i found	-17
[[i get	-16
[[i go	-27
[[i got	-10
[[i gotta	-9
[[i had	-15
[[i have	-31
[[i haven't	-13
[[i hope	-9
[[i hot	-12
[[i know	-22
[[i leave	-8
[[i look	-24
[[i make	-18
[[i manage	-20
[[i mean	-24
[[i must	-13
[[i need	-43
[[i promised	-19
[[i put	-8
[[i quote	-16
[[i realised	-17
[[i ring	-17
[[i run	11
[[i said	-14
[[i sat	-12
[[i saw	-13
[[i say	-10
[[i send	-9
[[i set	-16
[[i should	-27
[[i show	-19
[[i take	-21
[[i talk	-11
[[i tell	-22
[[i thank	-9
[[i think	-20
[[i thought	-15
[[i took	-16
[[i trust	-10
[[i want	-54
[[i was	-23
[[i watch	-11
[[i will	-16
[[i wish	-16
[[i work	-14
[[i would	-41
[[i write	-23
[[i.e .	-12
[[ice ,	-11
[[ice .	-17
[[ice goes	-17
[[ice resurfacing	15
[[ice rink	-19
[[ice with	-14
[[idea ,	-13
[[identity checks	12
[[if a	10
[[if an	-14
[[if any	-13
[[if guest	-17
[[if he	-13
[[if i	-11
[[if i'm	-8
[[if in	-13
[[if is	-13
[[if it	-30
[[if it's	-30
[[if its	-8
[[if nobody	-10
[[if not	-9
[[if nothing	-11
[[if one	-17
[[if one's	-10
[[if possible	-13
[[if she	-17
[[if she's	-19
[[if somebody	-28
[[if something	-15
[[if that's	-13
[[if there	-26
[[if there's	-40
[[if they	-25
[[if they're	-31
[[if they've	-20
[[if this	-11
[[if two	-15
[[if we	-26
[[if yes	-10
[[if you	-31
[[if you'd	-13
[[if you're	-21
[[ignore the	-12
[[impedance is	-10
[[impression is	-17
[[impressions .	-22
[[impressions in	-16
[[in '	-12
[[in 0	-14
[[in a	-44
[[in again	-17
[[in all	-11
[[in an	-38
[[in and	-14
[[in antwerp	-11
[[in april	-12
[[in arrears	-9
[[in at	-29
[[in attendance	-18
[[in august	-14
[[in autumn	-15
[[in back	-9
[[in before	-12
[[in behind	-10
[[in black	-22
[[in both	-9
[[in bronze	-15
[[in by	-20
[[in capitals	-12
[[in cash	-24
[[in charge	-23
[[in check	-10
[[in cork	-9
[[in date	-12
[[in daylight	-21
[[in december	-9
[[in doubt	-10
[[in each	-18
[[in english	-20
[[in every	-26
[[in february	-8
[[in food	-11
[[in form	-11
[[in four	-20
[[in from	-10
[[in front	-31
[[in full	-12
[[in hand	-21
[[in harvest	-13
[[in her	-11
[[in his	-9
[[in hotel	-15
[[in in	-18
[[in it	-9
[[in its	-26
[[in june	-22
[[in kent	-12
[[in last	-16
[[in march	-10
[[in mind	-19
[[in my	-12
[[in no	-12
[[in number	-11
[[in on	-20
[[in order	-25
[[in our	-29
[[in pairs	-21
[[in plain	-18
[[in port	-9
[[in pune	-10
[[in reception	-10
[[in room	-15
[[in rows	-8
[[in september	-25
[[in slowly	-10
[[in such	-11
[[in summer	-14
[[in tank	-12
[[in tears	-10
[[in ten	-18
[[in that	-21
[[in the	-43
[[in their	-14
[[in there	-18
[[in thirty	-11
[[in this	-18
[[in those	-12
[[in three	-20
[[in through	-10
[[in tucson	-10
[[in tulsa	-9
[[in two	-11
[[in water	-17
[[in what	-26
[[in whatever	-13
[[in when	-9
[[in which	-18
[[in while	-12
[[in winter	-17
[[in with	-19
[[in without	-15
[[in writing	-38
[[in your	-21
[[inches .	-13
[[incident in	-11
[[including the	-18
[[inform the	-20
[[informs the	-9
[[inherited a	-15
[[inspecting the	16
[[instruction ,	-29
[[instruction .	-9
[[instruction for	-30
[[instruction of	-19
[[instructions ,	-18
[[instructions for	13
[[instrument reprocessing	11
[[instruments are	-20
[[instruments go	-9
[[insulation test	-22
[[insulin and	-9
[[insured for	-12
[[insurer requires	-16
[[intern (	-14
[[interpreter for	-18
[[invigilators .	-19
[[iron in	-14
[[isolate at	-11
[[isolator ,	-10
[[issue the	-16
[[it'll be	-27
[[it's 0	-17
[[it's a	-22
[[it's all	-13
[[it's at	-11
[[it's been	-15
[[it's cold	-11
[[it's dark	-22
[[it's done	-14
[[it's for	-28
[[it's from	-13
[[it's gone	-13
[[it's gonna	-12
[[it's got	-8
[[it's gotta	-12
[[it's in	-13
[[it's like	-18
[[it's me	-19
[[it's never	-13
[[it's not	-15
[[it's off	-12
[[it's on	-10
[[it's only	-16
[[it's over	-18
[[it's still	-16
[[it's the	-40
[[it's two	-16
[[it's under	-9
[[it's us	-15
[[items are	-18
[[items left	9
[[items worth	-14
[[ivory ,	-13
[[j .	-22
[[jacket ,	-15
[[jackets ,	-9
[[jackets and	-10
[[jan ,	-10
[[jargon ,	-15
[[jaz 0	-13
[[jewellery ,	-11
[[jewelry ,	-17
[[job and	-19
[[job card	-12
[[job file	-15
[[job goes	-9
[[job in	-13
[[job is	-25
[[job on	-14
[[job to	-15
[[jot down	-17
[[jug ,	-10
[[jump host	-11
[[jury room	-18
[[k .	-8
[[keepers ,	-12
[[key ,	-20
[[key .	-15
[[key 0	-13
[[key and	-17
[[key from	-19
[[key in	-17
[[key is	-26
[[key on	-14
[[key out	-11
[[key register	14
[[key stays	-10
[[key to	-16
[[key worker	-25
[[keys ,	-28
[[keys .	11
[[keys :	12
[[keys and	-18
[[keys are	-15
[[keys for	-22
[[keys in	-16
[[keys never	-14
[[keys of	-15
[[keys the	-11
[[keys to	19
[[kill cord	-13
[[kill it	-14
[[kills the	-9
[[kiln ,	-13
[[kiln wash	-14
[[kilometres ,	-14
[[kit is	-21
[[knew what	-10
[[knife ,	-9
[[knot himself	-14
[[labels ,	-11
[[labels .	-17
[[labels and	-16
[[labels on	12
[[lace with	-13
[[ladies ,	-19
[[ladies and	-20
[[lading ,	-9
[[lamps are	-10
[[landing position	-9
[[language ,	14
[[language and	-17
[[language interpreters	-17
[[lanyards .	-15
[[lap ,	-11
[[lap and	-13
[[laptop ,	-13
[[laptop and	-13
[[large print	-8
[[larvae .	-11
[[late "	-8
[[late ,	-30
[[late :	-11
[[late and	-14
[[late candidates	16
[[late on	-15
[[late reply	-10
[[laughing .	-15
[[launch .	-20
[[lawyer ,	-14
[[lays the	-11
[[leads ,	-9
[[leaking from	-20
[[leaking or	-13
[[leaking tubes	-13
[[lease .	-9
[[lease and	-12
[[leavers ,	22
[[leaving do	-18
[[leicester ,	-14
[[lending out	15
[[lends out	12
[[lent to	-17
[[lesson ,	-13
[[levels :	-10
[[lever ,	-9
[[lexus .	-10
[[lice and	-10
[[life .	-8
[[lifejackets are	-8
[[lift ,	-22
[[lift .	-24
[[lift a	-11
[[lift and	-16
[[lift at	-11
[[lift in	11
[[lift is	-11
[[lift it	-33
[[lift number	-8
[[lift the	-32
[[lift till	-10
[[lifting ,	-18
[[lifts the	-21
[[lighting and	10
[[lightly ,	-8
[[lightning within	-17
[[liked the	-15
[[likes a	-15
[[likes everything	-9
[[likes to	-14
[[lindqvist ,	-18
[[line ,	-18
[[line .	-8
[[line 0	-25
[[line and	-20
[[line at	-10
[[line from	-12
[[line has	-12
[[line in	-20
[[line is	-13
[[line manager	-16
[[line on	-9
[[line with	-15
[[linen goes	-14
[[linen room	12
[[lining .	-17
[[link ,	-13
[[lithium batteries	-9
[[lives in	-13
[[load ,	-18
[[load a	13
[[load from	-15
[[loading ,	-16
[[loading .	-18
[[loading and	12
[[loading the	9
[[loads the	15
[[loan ,	-11
[[loan is	-13
[[lock ,	-11
[[lock and	-14
[[lock it	-19
[[lock off	12
[[lock on	-22
[[lock stays	-9
[[lock the	-19
[[lock up	9
[[logger is	-14
[[logo (	-12
[[lone working	18
[[look after	-27
[[look at	-15
[[look down	-18
[[look for	-27
[[look in	-9
[[look it	-9
[[look like	-13
[[look official	-16
[[look the	-14
[[look through	-13
[[look twice	-19
[[look under	-14
[[look up	-15
[[looking for	-20
[[loop and	-17
[[lorna ,	-8
[[lost 0	-21
[[lost a	-27
[[lost and	9
[[lost property	26
[[lost the	-18
[[lost two	-16
[[lot and	-14
[[lot in	-18
[[lot is	15
[[lot of	-28
[[lot on	-11
[[lots of	-15
[[lowers the	-16
[[luck and	-18
[[lumps .	-11
[[lx :	-10
[[machine ,	-15
[[machine and	-14
[[machine is	-11
[[machine room	-17
[[madam or	-15
[[magazine is	-19
[[mailbox is	-8
[[mails the	-13
[[make a	-51
[[make and	-21
[[make it	-31
[[make me	-15
[[make of	-11
[[make procedure	-24
[[make sure	-22
[[make the	-18
[[make them	-14
[[make this	-21
[[make-up on	-18
[[man ,	-20
[[man and	-12
[[man at	-10
[[man from	-30
[[man goes	-11
[[man in	-14
[[man says	-19
[[man who	-16
[[manage a	-17
[[manage the	-9
[[management has	-17
[[management wants	-13
[[managers .	-13
[[manner of	-15
[[manual ,	-9
[[manual and	-12
[[manuals .	-12
[[maple hollow	-9
[[marshal ,	-12
[[marta ,	-19
[[masks on	-19
[[master key	-16
[[mat .	-12
[[maternity leave	-13
[[meant to	-27
[[measures the	-18
[[member of	-19
[[mending .	-10
[[mess and	-11
[[mess with	-17
[[metal ,	-15
[[metal detector	-26
[[metal in	-12
[[michaelmas .	-10
[[midnight and	-9
[[might be	-14
[[milk .	-8
[[milk from	-9
[[milk goes	-19
[[milk of	-14
[[mill ,	-18
[[mine in	-12
[[minibus .	-25
[[minus eighteen	-9
[[minus thirty	-8
[[misses in	-9
[[missus reckons	-12
[[mistake .	-15
[[moan .	-11
[[moisture of	-10
[[moment each	-14
[[morning !	-30
[[morning ,	-23
[[morning .	-36
[[morning after	-17
[[morning all	-28
[[morning and	-34
[[morning before	-24
[[morning by	-15
[[morning is	-17
[[morning of	-16
[[morning team	-19
[[morning the	-27
[[morning we	-22
[[motor room	-11
[[moulds in	-16
[[mountain rescue	-11
[[move .	-12
[[move a	-10
[[move anything	-10
[[move the	-25
[[move to	-14
[[moving ,	-17
[[moving .	-23
[[moving a	17
[[museum lends	-16
[[mushrooms on	-11
[[my boss	-19
[[my brother	-12
[[my daughter	-10
[[my daughter's	-11
[[my dear	-11
[[my eyes	-13
[[my father	-9
[[my hands	-12
[[my husband	-13
[[my manager	-14
[[my name	-13
[[my nephew	-13
[[my niece	-8
[[my notes	13
[[my own	-9
[[my sister	-9
[[my staff	-9
[[my successor	-11
[[my table	-9
[[my team	-15
[[my thoughts	-12
[[my two	-13
[[my wife	-12
[[myself .	-11
[[nails ,	-11
[[nails .	-20
[[nape ,	-11
[[nearly all	-9
[[needle in	-11
[[nervous ,	-16
[[nest in	-10
[[nests and	-11
[[new bank	-16
[[new client	-16
[[new clients	-22
[[new drum	-10
[[new every	-17
[[new girl	-14
[[new guy	-18
[[new kids	-14
[[new lad	-17
[[new lot	-15
[[new members	-14
[[new one	-10
[[new ones	-15
[[new paragraph	-17
[[new people	-25
[[new starters	-24
[[newspaper .	-12
[[nicely .	-18
[[night (	-14
[[night ,	-14
[[night .	-13
[[night ?	-14
[[night and	-15
[[night before	-21
[[night in	-10
[[night of	-11
[[night porter	-10
[[night shift	-14
[[night the	-16
[[nights ,	-15
[[nine ,	-12
[[nine and	-11
[[nine hours	-16
[[nine metres	-15
[[nine times	-15
[[nine years	-9
[[nip it	-11
[[nitrile gloves	-10
[[nm .	-10
[[no ,	-8
[[no action	-12
[[no alcohol	-9
[[no answer	-9
[[no arguing	-16
[[no blame	-15
[[no bread	-9
[[no car	-12
[[no card	-15
[[no change	-13
[[no charge	-9
[[no coffee	-9
[[no dark	-16
[[no deposit	-10
[[no dog	-9
[[no dogs	-12
[[no drinks	-15
[[no exceptions	-16
[[no feed	-11
[[no fines	-9
[[no food	-18
[[no full	-11
[[no idea	-14
[[no jargon	-10
[[no kid	-8
[[no kids	-10
[[no lending	-11
[[no lift	-12
[[no machine	-10
[[no manager	-8
[[no more	-17
[[no not	-8
[[no nylon	-14
[[no one	-14
[[no other	-11
[[no perfume	-18
[[no phone	-18
[[no phones	-9
[[no point	-10
[[no radio	-8
[[no selling	-9
[[no shows	14
[[no silly	-9
[[no sorry	-19
[[no stone	-11
[[no tag	-8
[[no talking	-10
[[no that's	-8
[[no the	-11
[[no wait	-14
[[no water	-13
[[no work	-9
[[nobody can	-19
[[nobody could	-20
[[nobody else	-12
[[nobody else's	-9
[[nobody enters	16
[[nobody ever	-15
[[nobody gets	-19
[[nobody goes	-24
[[nobody had	-23
[[nobody has	-15
[[nobody is	-10
[[nobody knew	-11
[[nobody leaves	-9
[[nobody moves	-20
[[nobody on	-21
[[nobody opens	-12
[[nobody pulls	-11
[[nobody puts	-13
[[nobody smokes	-18
[[nobody stands	-19
[[nobody steps	-10
[[nobody under	-15
[[nobody uses	-23
[[nobody walks	-19
[[nobody was	-11
[[nobody who	-10
[[nod .	-10
[[notebook ,	-15
[[noticed .	-11
[[noticed that	-13
[[nov .	-10
[[novel .	-10
[[nursery school	-14
[[nursing home	-20
[[nut allergy	13
[[nylon jackets	-10
[[o'clock .	-12
[[oak ,	-8
[[obliged for	-19
[[obtain a	-21
[[oct ,	-9
[[offering .	-27
[[offers the	-12
[[okafor ,	-10
[[ola ,	-9
[[on "	-15
[[on ,	-14
[[on 0	-16
[[on a	-49
[[on account	-11
[[on an	-12
[[on and	-22
[[on arrival	11
[[on at	-22
[[on before	-18
[[on behalf	-11
[[on board	-18
[[on both	-16
[[on by	-9
[[on carpet	-17
[[on changing	-18
[[on charge	-12
[[on cleaning	-16
[[on day	-15
[[on deck	-12
[[on duty	-20
[[on every	-16
[[on facebook	-14
[[on file	-13
[[on first	-23
[[on foot	-8
[[on for	-9
[[on friday	-24
[[on fridays	-16
[[on from	-13
[[on half	-10
[[on her	-25
[[on how	-36
[[on ice	-10
[[on if	-9
[[on is	-9
[[on leave	-14
[[on leaving	-11
[[on line	-18
[[on loan	-15
[[on maternity	-15
[[on monday	-29
[[on mondays	-11
[[on my	-20
[[on new	-19
[[on old	-11
[[on only	-14
[[on opening	-15
[[on our	-24
[[on paper	-39
[[on reception	-9
[[on return	-17
[[on saturday	-19
[[on saturdays	-15
[[on shift	-9
[[on site	-26
[[on table	-11
[[on that	-15
[[on the	-35
[[on their	-24
[[on they	-14
[[on thursday	-9
[[on till	-19
[[on top	-18
[[on tuesday	-28
[[on tuesdays	-25
[[on two	-12
[[on um	-14
[[on us	-11
[[on wednesday	-23
[[on wednesdays	-12
[[on what	-22
[[on when	-8
[[on with	-10
[[on yes	-10
[[once a	-22
[[once and	-20
[[once at	-11
[[once in	-17
[[once the	-26
[[once with	-20
[[one ,	-15
[[one .	-9
[[one a	-13
[[one action	-10
[[one adult	-11
[[one agreed	-15
[[one and	-11
[[one at	-17
[[one back	-11
[[one before	-16
[[one boat	-21
[[one box	-11
[[one can	-11
[[one clean	-17
[[one counts	-9
[[one day	-16
[[one document	-14
[[one does	-18
[[one doesn't	-20
[[one door	-8
[[one driver	-12
[[one drop	-13
[[one drug	-21
[[one else	-15
[[one everyone	-10
[[one foam	-13
[[one for	-27
[[one from	-16
[[one full	-15
[[one goes	-16
[[one grownup	-10
[[one hand	-21
[[one holds	-12
[[one hour	-17
[[one in	-18
[[one jar	-12
[[one left	-10
[[one lift	-12
[[one line	-16
[[one lock	-8
[[one machine	-17
[[one man	-14
[[one minute	-12
[[one must	-9
[[one never	-9
[[one night	-21
[[one of	-46
[[one on	-22
[[one opens	-9
[[one out	-19
[[one page	-20
[[one per	-16
[[one person	-20
[[one piece	-13
[[one push	-8
[[one reads	-19
[[one room	-16
[[one sets	-10
[[one sheet	-24
[[one shift	-10
[[one side	-13
[[one stands	-14
[[one star	-8
[[one takes	-16
[[one talks	-10
[[one that	-15
[[one the	-8
[[one thing	-25
[[one to	-20
[[one walks	-12
[[one was	-16
[[one watches	-20
[[one way	-27
[[one who	-25
[[one who's	-12
[[one with	-21
[[one word	-12
[[one working	-11
[[one you	-11
[[one-pager on	-12
[[open ,	-21
[[open .	-9
[[open 0	-15
[[open a	-26
[[open and	-16
[[open at	-18
[[open both	-21
[[open for	-23
[[open from	-12
[[open in	-30
[[open it	-10
[[open one	-13
[[open the	-21
[[open till	-15
[[open until	-14
[[open up	-16
[[open window	-16
[[open with	-8
[[open you	-15
[[opening ,	-13
[[opening .	-15
[[opening :	-26
[[opening a	11
[[opening and	9
[[opening up	14
[[opens ,	-20
[[opens a	-12
[[opens an	-11
[[opens at	-9
[[opens every	-11
[[opens with	-16
[[opinions about	-10
[[optional .	-10
[[order ,	-12
[[order .	-11
[[order :	-9
[[order and	-18
[[order is	10
[[order of	-10
[[order on	-17
[[ordered ,	-10
[[orders the	-12
[[our agency	-18
[[our archive	-18
[[our association	-24
[[our charity	-13
[[our cleaning	9
[[our company	-21
[[our customers	-18
[[our dental	-14
[[our falls	-22
[[our firm	-19
[[our fridge	9
[[our house	-9
[[our insurance	-12
[[our insurer	-15
[[our lab	-25
[[our new	-15
[[our nursery	-13
[[our office	-17
[[our own	-21
[[our points	-18
[[our practice	-18
[[our shop	-17
[[our side	-13
[[our studio	-17
[[our synagogue	-23
[[our volunteers	-14
[[our way	-28
[[ovals ,	-9
[[overlock ,	-14
[[oyelaran ,	-9
[[oyster mushrooms	13
[[oysters in	-21
[[p2 and	-9
[[pack the	-19
[[packet ,	-8
[[packets are	-10
[[packing list	-18
[[packing the	22
[[padlock ,	-9
[[padlock goes	-10
[[pain ,	-15
[[paint ,	-9
[[paint and	-10
[[pairs .	-17
[[pallets again	-14
[[panels ,	-21
[[parcel .	-11
[[parcels .	-17
[[parish clerk	-13
[[parish council	-13
[[passenger ,	-18
[[passenger briefing	10
[[passenger is	-13
[[passengers .	-10
[[passengers on	-22
[[patch test	-16
[[patient ,	-19
[[patient for	-17
[[patient goes	-22
[[patient has	-15
[[patient is	-10
[[patient name	-9
[[pay a	-9
[[pay by	-10
[[pay for	11
[[pay the	-16
[[payment are	-12
[[payroll for	-17
[[penned under	-14
[[pens ,	-18
[[perhaps a	-15
[[permission ,	-9
[[permit .	-17
[[permit is	-20
[[person ,	-11
[[person and	-10
[[person at	-21
[[person in	-9
[[person initials	-19
[[person on	-10
[[person signs	-19
[[person than	-11
[[pharmacist ,	-8
[[phone ,	-18
[[phone after	-15
[[phone and	-14
[[phone because	-14
[[phone call	-12
[[phone calls	-17
[[phone in	-14
[[phone number	-18
[[phone numbers	-10
[[phone on	-18
[[phone rings	-11
[[phone signal	-10
[[phone that	-16
[[phone the	-28
[[phone to	-11
[[phone with	-16
[[photographs are	-18
[[physical card	-12
[[piano in	-22
[[pic of	-16
[[picking up	-14
[[pickup and	-16
[[pile ,	-11
[[pilot calls	-14
[[pilot does	-17
[[pilots ,	-13
[[pipe in	-11
[[place near	-14
[[place the	-12
[[places and	-11
[[plants .	-11
[[platform ,	-11
[[plays six	-12
[[plugged in	-15
[[plugs are	-17
[[pointed out	-9
[[pointing at	-17
[[pole and	-8
[[polished ,	-19
[[polite ,	-9
[[politely ,	-13
[[politely go	-11
[[ponies ,	-13
[[pool ,	-27
[[pool hall	-17
[[pool water	19
[[porter ,	-9
[[postage is	-10
[[postcard .	-12
[[postcode .	-14
[[posters up	-16
[[pour at	-13
[[pre-trip inspection	20
[[prefer something	-13
[[pregnant ?	-13
[[prepare for	-17
[[prepare one	-13
[[prepared by	-16
[[presence of	-9
[[presiding officer	-18
[[presses the	-15
[[primary school	-18
[[prints the	-13
[[procedure ,	-32
[[procedure .	-46
[[procedure 0	-13
[[procedure and	-20
[[procedure by	-21
[[procedure for	-13
[[procedure in	-36
[[procedure is	-23
[[procedure of	11
[[procedure that	-19
[[procedure which	-18
[[processor .	-12
[[produce a	-19
[[production and	15
[[production manager	-12
[[production of	-18
[[prof .	-13
[[program 0	-10
[[project ,	-11
[[project manager	-16
[[projector lamp	-20
[[proofs ,	-18
[[prop the	-14
[[proper document	-20
[[proper procedure	-11
[[proper sheet	-21
[[proposed by	-13
[[props &	-17
[[prove the	-13
[[proving unit	-13
[[public ,	-12
[[public areas	-18
[[pump-out .	-20
[[puppet theatre	11
[[pushes the	-15
[[putting up	8
[[quad bike	-11
[[quarantine of	22
[[quarters full	-17
[[quick one	-19
[[quick release	-15
[[quite right	-10
[[rags in	-16
[[raise a	-13
[[raizer chair	-11
[[rake ,	-12
[[rake a	-10
[[raking the	16
[[ran out	-20
[[ranger on	-9
[[readers are	-12
[[reads ,	-9
[[reads it	-14
[[reads like	-10
[[reads them	-12
[[really do	-12
[[reasons ,	-15
[[receipt and	-15
[[receipt in	-20
[[receives donated	18
[[receives the	-10
[[receiving of	-9
[[ref :	-11
[[referral to	-9
[[refuelling at	9
[[refund and	-18
[[refund the	-12
[[refusal and	-9
[[regard to	-18
[[register in	-19
[[register on	-10
[[rejected .	-14
[[release .	-9
[[release it	-12
[[release slip	-17
[[releases .	-12
[[releasing a	13
[[remains on	-10
[[remark "	-10
[[removed by	-8
[[removes everything	-13
[[rent is	-12
[[reorder .	-10
[[rep is	-13
[[repair ,	-22
[[repair .	-11
[[repair is	-9
[[repair of	-16
[[repeat it	-16
[[replaces the	-13
[[reps may	-12
[[reptile house	11
[[requires a	-17
[[rescue kit	-15
[[reset ,	-23
[[reset .	-17
[[reset of	-21
[[resident has	13
[[resident is	-12
[[residents who	13
[[resolved that	-25
[[responsible of	-18
[[restart the	-13
[[restroom in	-18
[[rests for	-22
[[results from	-19
[[retires at	-9
[[retiring collections	-11
[[return ,	-14
[[return .	-15
[[return of	-20
[[return the	-9
[[return to	-17
[[returned books	-8
[[returned by	-10
[[returning officer	-12
[[returns .	-31
[[returns :	-18
[[returns in	-15
[[revert in	-12
[[reviewed every	-9
[[rice and	12
[[rice is	-14
[[rides on	-12
[[ringing chamber	-18
[[rinsed and	-13
[[rinses .	-10
[[river gauge	-11
[[roasting and	14
[[rods up	-14
[[roll back	-18
[[roll it	-14
[[roll out	-14
[[roll the	-17
[[roll them	-14
[[rolled up	-18
[[rolling boil	-20
[[rolls a	-15
[[ron ,	-18
[[room (	-11
[[room ,	-20
[[room .	-18
[[room 0	8
[[room :	-15
[[room after	-24
[[room and	-21
[[room attendant	-13
[[room but	-9
[[room door	-13
[[room for	-18
[[room in	-17
[[room is	-23
[[room number	-10
[[room temperature	-9
[[room the	-13
[[room they	-12
[[room to	-12
[[room with	-14
[[round ,	-17
[[round .	-11
[[round again	-16
[[round and	-17
[[round at	-13
[[round by	-16
[[round every	-16
[[round in	-13
[[round it	-25
[[round the	-34
[[round to	-21
[[round with	-19
[[route 0	-10
[[routine before	-19
[[routine for	-32
[[rows ,	-16
[[rub it	-15
[[rubbed with	-13
[[rule 0	-10
[[rule is	-12
[[rules ,	-28
[[rules for	-27
[[rules on	10
[[run ,	-17
[[run .	-8
[[run 0	-16
[[run and	-11
[[run by	-14
[[run down	-8
[[run each	-10
[[run for	-14
[[run it	-16
[[run the	-41
[[run till	-10
[[run to	-15
[[runbook for	-22
[[running ,	-25
[[running .	-17
[[running a	17
[[rye starter	-23
[[safety .	-15
[[safety boat	11
[[safety office	-15
[[safety pin	-21
[[salary .	-9
[[sally ,	-9
[[sample ,	-12
[[sample is	-14
[[sample must	-16
[[sample reception	18
[[sandbags ,	-12
[[saturdays .	-18
[[saying what	-9
[[scalp last	-12
[[scanner with	-10
[[scans the	-9
[[school ,	-11
[[school and	-15
[[school days	-16
[[school gate	-10
[[school has	-23
[[school kids	-13
[[schools and	-23
[[scissors are	-9
[[script .	-20
[[scrubbed with	-12
[[scuba cylinders	-19
[[sea .	-17
[[sea water	-9
[[seals are	-9
[[searches the	-8
[[seasonal staff	-16
[[seats ,	-9
[[seaward side	-9
[[sec ,	-12
[[seed bank	10
[[sentences ,	-12
[[septic tank	-20
[[sessions .	-10
[[setting up	17
[[settle .	-10
[[seventy and	-12
[[seventy five	-13
[[shape ?	-13
[[share a	-17
[[shared between	-12
[[shared drive	-24
[[sharps bin	-8
[[she'd know	-18
[[she'd like	-14
[[shearing day	19
[[shedding ,	-15
[[sheet ,	-12
[[sheet 0	-13
[[sheet and	-28
[[sheet before	-12
[[sheet by	-9
[[sheet for	-45
[[sheet from	-13
[[sheet in	-30
[[sheet is	-23
[[sheet of	-18
[[sheet on	-22
[[sheet that	-15
[[sheet under	-9
[[sheet with	-12
[[shell size	-8
[[shells that	-21
[[sherry .	-10
[[shift ,	-9
[[shift .	-13
[[shift and	-18
[[shift at	-19
[[shift lead	-19
[[shift leader	-12
[[shift manager	-10
[[shift with	-15
[[shipper for	-9
[[shoe comes	-12
[[shouts when	-8
[[showed me	-9
[[shut ,	-14
[[shut and	-15
[[shut behind	-16
[[shut down	9
[[shut off	-11
[[shut the	-24
[[shut until	-11
[[sieve and	-12
[[sign in	-14
[[sign is	-10
[[sign it	-12
[[sign language	-18
[[sign off	-18
[[sign on	-14
[[sign out	-24
[[sign the	-18
[[silly string	-9
[[sites .	-15
[[sitting in	-18
[[sixteen and	-10
[[skid board	-10
[[skim ,	-16
[[slacken the	-12
[[sleep ,	-14
[[sleep .	-16
[[sleep better	-26
[[sleeves ,	-13
[[slept in	-9
[[sluice ,	-18
[[smaller than	-18
[[smoke in	-20
[[smoke test	10
[[sms ,	-12
[[snack bar	-10
[[snow out	-14
[[soak the	-13
[[soapy water	-18
[[soc 0	-12
[[soft toys	-21
[[soil on	-14
[[solar panel	11
[[sole boards	-9
[[sole in	-10
[[soles .	-10
[[solid or	-14
[[somebody comes	-9
[[somebody else's	-13
[[somebody explain	-12
[[somebody has	-25
[[somebody is	-12
[[somebody make	-15
[[somebody must	-20
[[somebody please	-19
[[somebody sits	-20
[[sop for	-37
[[sop thing	-19
[[sore spots	-9
[[sorted .	-11
[[species ,	-9
[[spelled out	-20
[[spelling of	-19
[[spin it	-10
[[spoken to	-12
[[spray a	-12
[[spray the	-17
[[sprayed and	-11
[[spreaders ,	-9
[[springs ,	-14
[[squeeze a	-14
[[sr .	-10
[[stack of	-11
[[stage ,	-15
[[stage manager	-19
[[stamped and	-11
[[stamped on	-11
[[stamps ,	-16
[[stand-up ,	-14
[[staple it	-16
[[stapled to	-9
[[starting at	-15
[[starting with	-22
[[states the	-8
[[stations in	-18
[[steam wands	-16
[[steward writes	-12
[[stick a	-17
[[stick it	-10
[[sticky notes	-9
[[stiff one	-13
[[stir ,	-15
[[stitches .	-10
[[stones ,	-13
[[stop ,	-17
[[stop .	-18
[[stop and	-29
[[stop at	-18
[[stop button	-17
[[stop for	-8
[[stop if	-14
[[stop in	-16
[[stop it	-19
[[stop that's	-15
[[stop when	-15
[[stoves ,	-12
[[strips .	-12
[[stroke on	-10
[[strong room	-20
[[stu ,	-8
[[studio and	-16
[[studio in	-16
[[stuff ,	-13
[[stuff .	-11
[[stuff first	-13
[[stump height	-14
[[submit the	-8
[[successor is	-15
[[suitable for	-17
[[sunday after	-11
[[sunday and	-15
[[supplier in	-11
[[suppliers ,	-15
[[supposed to	-21
[[supt .	-14
[[survey ,	-20
[[swapping the	16
[[swaps it	-9
[[sweep the	-22
[[sweep up	-22
[[swell ,	-16
[[swept and	-9
[[swept away	-13
[[swim .	-8
[[swim school	-10
[[syringe in	-8
[[systems .	-11
[[t .	-9
[[tab 0	-9
[[tables in	-11
[[tack room	-17
[[tagged and	-17
[[take down	-33
[[take in	-16
[[take it	-16
[[take off	-10
[[take one	-22
[[take out	12
[[take them	-22
[[take up	-9
[[takes a	-30
[[takes about	-11
[[takes blood	-20
[[takes in	28
[[takes it	-15
[[takes off	-17
[[takes out	-20
[[takes place	-12
[[takes their	-19
[[takes them	-16
[[taking in	13
[[taking the	17
[[taking this	-18
[[talk and	-13
[[talk on	-15
[[talk to	-23
[[talk you	16
[[talked to	-17
[[tally on	-9
[[tank ,	-20
[[tank .	-20
[[tank that	-14
[[taped beside	-12
[[taped inside	-13
[[task |	-12
[[taste it	-17
[[teach him	-11
[[teaching pool	-19
[[teams of	-13
[[tears at	-10
[[technical manager	-9
[[technicians .	-18
[[telephones the	-18
[[temperature ,	-10
[[temperature and	-16
[[temperature are	-13
[[temperature for	-14
[[temperature in	12
[[temperature logger	-13
[[temperature of	-24
[[tenant is	-8
[[tenant present	-11
[[term ,	-19
[[term .	-9
[[test ,	-32
[[test .	-22
[[test 0	-17
[[test again	-11
[[test and	-23
[[test at	-15
[[test drive	-16
[[test every	-11
[[test from	-22
[[test is	-12
[[test it	-16
[[test on	-21
[[test one	-19
[[test strip	-14
[[test the	-19
[[test to	-15
[[test with	-14
[[test write	-20
[[test your	-20
[[tester on	-9
[[testing ,	-23
[[testing .	-14
[[testing is	-19
[[testing testing	-28
[[that'd be	-8
[[that'll do	-17
[[thats a	-16
[[thats the	-15
[[the ,	-10
[[the 0	-26
[[the above	-14
[[the access	-9
[[the account	-22
[[the acid	-10
[[the actual	-17
[[the address	-9
[[the ads	-20
[[the adult	-16
[[the agent	-19
[[the agm	-10
[[the air	-29
[[the aircraft	-20
[[the airfield	-21
[[the airline	-9
[[the alarm	-21
[[the alert	-18
[[the allergy	-15
[[the altar	-29
[[the ambulance	-10
[[the amount	-12
[[the anchors	15
[[the answer	-16
[[the answers	-13
[[the app	-20
[[the apprentice	-12
[[the apprentices	-17
[[the approval	-10
[[the archdeacon's	-8
[[the area	-20
[[the arm	-9
[[the artist	-13
[[the ash	-15
[[the assistant	-24
[[the association	-15
[[the attendant	-32
[[the auction	-23
[[the audience	-18
[[the audiologist	-11
[[the audit	-27
[[the auditor	-9
[[the auditors	-10
[[the autoclave	-15
[[the auxiliary	-10
[[the baby	-18
[[the back	-36
[[the backup	-23
[[the bag	-23
[[the bags	-17
[[the balance	-10
[[the baler	-17
[[the balloon	-13
[[the ballots	-13
[[the bank	-22
[[the bar	-15
[[the barcode	-9
[[the barge	-10
[[the barn	-21
[[the barrel	-9
[[the barrier	-14
[[the bars	-9
[[the base	-11
[[the batch	-10
[[the bathroom	-16
[[the batter	-9
[[the battery	-19
[[the bay	-13
[[the bed	11
[[the bell	-10
[[the bells	-19
[[the belly	-18
[[the belt	-28
[[the bench	-20
[[the big	-22
[[the biggest	-8
[[the bike	-20
[[the bin	-10
[[the binder	-23
[[the bishop's	-18
[[the bit	-23
[[the black	-18
[[the blade	-28
[[the blanket	-10
[[the blood	-16
[[the blue	-25
[[the board	-30
[[the boards	-22
[[the boat	-34
[[the boat's	-10
[[the body	-9
[[the boiler	-32
[[the bone	-23
[[the bonnet	-17
[[the book	-15
[[the booking	13
[[the bookings	-21
[[the books	-23
[[the booth	-26
[[the border	-14
[[the borrower	-12
[[the boss	-17
[[the bottle	-20
[[the bottles	-20
[[the bottom	-21
[[the bouncy	-16
[[the bow	-10
[[the box	-9
[[the boxes	-25
[[the brake	-12
[[the branch	-20
[[the brass	-9
[[the break	-18
[[the breaker	-11
[[the brewery	-18
[[the bride's	-11
[[the bridge	-11
[[the brigade	-10
[[the broken	-20
[[the brown	-11
[[the brush	-23
[[the bucket	-15
[[the build	-17
[[the building	-26
[[the burn	-15
[[the bus	-23
[[the buses	-18
[[the business	-17
[[the buttons	-8
[[the buyer	-11
[[the buzzer	-14
[[the cab	-12
[[the cabin	-15
[[the cable	-10
[[the cage	-17
[[the calendar	-11
[[the call	-29
[[the caller	-21
[[the camels	-21
[[the camera	-22
[[the can	-11
[[the candles	-30
[[the cap	-21
[[the captain	-24
[[the car	-32
[[the carer	-12
[[the caretaker	-24
[[the carpet	-9
[[the carriage	-14
[[the carrier	-15
[[the cars	-19
[[the cart	-21
[[the case	-11
[[the cash	-11
[[the castle	-15
[[the cat	-19
[[the catcher	-17
[[the celebrant	-16
[[the cellar	-9
[[the centre	-18
[[the certificate	-23
[[the chaff	-12
[[the chain	-23
[[the chair	-26
[[the chairs	-8
[[the chamber	-9
[[the change	-15
[[the charge	-19
[[the chargehand	-21
[[the charger	-13
[[the chargers	-18
[[the charging	-18
[[the charity	-18
[[the chart	-11
[[the check	-21
[[the check-in	-28
[[the chest	-11
[[the chief	-22
[[the child	-27
[[the child's	-22
[[the children's	-14
[[the chlorine	-13
[[the christmas	-10
[[the church	-29
[[the chute	-8
[[the cill	-17
[[the claim	-13
[[the class	-16
[[the clean	-18
[[the cleaner	-11
[[the cleaning	9
[[the clerk	-24
[[the client	-26
[[the client's	-19
[[the clients	-16
[[the clipboard	-12
[[the clock	-22
[[the cloth	-13
[[the cloths	-13
[[the club	-11
[[the co-op	-9
[[the co2	-17
[[the coastguard	-13
[[the code	-23
[[the coffee	-15
[[the coin	-20
[[the cold	-28
[[the collar	-15
[[the collection	-25
[[the college	-31
[[the combination	-13
[[the committee	-18
[[the commodity	-12
[[the community	-19
[[the company	-17
[[the complaint	-21
[[the complaints	-11
[[the compost	-11
[[the compound	-9
[[the compressor	-15
[[the concert	-12
[[the concrete	-12
[[the condition	-22
[[the conditions	-9
[[the consent	-17
[[the conservator	-11
[[the console	-13
[[the contact	-19
[[the container	-12
[[the contents	-14
[[the contract	-11
[[the contractor	-20
[[the control	-21
[[the controller	-11
[[the conveyor	-20
[[the cooler	-12
[[the coordinator	-18
[[the copy	-8
[[the cord	-13
[[the core	-15
[[the corridor	-15
[[the costume	-22
[[the couch	-20
[[the council	-31
[[the count	-9
[[the counter	-19
[[the county	-19
[[the courier	-16
[[the courier's	-17
[[the covers	10
[[the cow	-11
[[the crane	-17
[[the crank	-13
[[the crate	-18
[[the crease	-9
[[the credit	-13
[[the cremation	-13
[[the crew	-25
[[the cross	-18
[[the crown	-11
[[the cto	-11
[[the cubicle	-10
[[the cupboard	-16
[[the curator	-11
[[the curb	-13
[[the curtain	-10
[[the customer	-51
[[the customer's	-25
[[the customers	-12
[[the cut	-12
[[the daily	-36
[[the dairy	-8
[[the dark	-9
[[the dash	-10
[[the date	-20
[[the dates	-9
[[the day	-41
[[the dea	-10
[[the dead	-20
[[the deaf	-16
[[the death	-15
[[the debit	-13
[[the deceased	-19
[[the deck	-28
[[the deckhand	-19
[[the decon	-10
[[the defibrillator	-15
[[the delay	-9
[[the delivery	-20
[[the department	-15
[[the deposit	-17
[[the depot	-20
[[the deputy	-20
[[the desk	-38
[[the detector	-14
[[the device	-13
[[the diary	-8
[[the diesel	-10
[[the difference	-13
[[the directory	-16
[[the dirty	-16
[[the disc	-23
[[the dish	-14
[[the dishwasher	-11
[[the dispenser	-14
[[the display	-23
[[the distillery	-10
[[the distributor	-22
[[the dock	-18
[[the doctor	-8
[[the document	-14
[[the documents	-10
[[the dog	-29
[[the dog's	-14
[[the dome	-22
[[the donations	11
[[the donor	-9
[[the door	-12
[[the doorbell	-10
[[the doors	-29
[[the dose	-13
[[the dot	-12
[[the dough	-15
[[the draft	-10
[[the drain	-19
[[the drawer	-19
[[the drive	-16
[[the drive-in	-18
[[the driver	-31
[[the drop	-20
[[the drum	-13
[[the dry	-12
[[the dryer	-18
[[the drying	-15
[[the due	-10
[[the dump	-10
[[the dust	-28
[[the duty	-40
[[the early	-20
[[the earth	-14
[[the east	-17
[[the edges	-21
[[the editor	-8
[[the electrician	-12
[[the electrics	9
[[the elevator	-21
[[the email	-15
[[the emergency	-38
[[the employee	-10
[[the empty	-11
[[the end	-23
[[the ends	-11
[[the engine	-24
[[the engineer	-16
[[the english	-15
[[the entrance	-13
[[the entrances	-13
[[the entry	-10
[[the envelope	-26
[[the environmental	-10
[[the error	-9
[[the espresso	13
[[the evening	-11
[[the evidence	-10
[[the exam	-17
[[the exams	-11
[[the exception	-21
[[the exhibition	-12
[[the expiry	-18
[[the extract	-14
[[the extractor	-11
[[the face	-18
[[the fall	-13
[[the family	-20
[[the fan	-24
[[the fans	-11
[[the farmer	-14
[[the fashion	-21
[[the fax	-8
[[the feature	-18
[[the feed	-25
[[the feet	-9
[[the felt	-17
[[the fence	-9
[[the ferry	16
[[the festival	-13
[[the field	-30
[[the figure	-9
[[the file	-34
[[the film	-10
[[the filter	-8
[[the filters	-16
[[the finder	-8
[[the fine	-14
[[the fire	-33
[[the fireworks	-25
[[the firing	-15
[[the first	15
[[the fish	-23
[[the fitter	-20
[[the fitting	12
[[the five	-16
[[the flap	-13
[[the flask	-20
[[the flat	-21
[[the flatbed	-10
[[the flight	-14
[[the float	-27
[[the flood	-25
[[the floor	-23
[[the flour	-10
[[the fly	-18
[[the foam	-14
[[the folder	-15
[[the following	-25
[[the food	-24
[[the foot	-24
[[the forecast	-8
[[the foreman	-9
[[the forest	-23
[[the forks	-13
[[the form	-22
[[the four	-9
[[the fourth	-13
[[the frame	-15
[[the freezer	-16
[[the fresh	-15
[[the friday	9
[[the fridge	-38
[[the front	-45
[[the frost	-19
[[the fuel	-17
[[the full	-28
[[the funnel	-11
[[the furnace	-12
[[the fuse	-9
[[the gain	-11
[[the gallery	-9
[[the gap	-9
[[the garden	-23
[[the gate	-26
[[the gates	-17
[[the gear	-12
[[the general	-13
[[the generator	10
[[the gift	-13
[[the girl	-26
[[the girth	-13
[[the gist	-17
[[the glass	-23
[[the good	-17
[[the goods	-14
[[the governor	-23
[[the grace	-8
[[the grader	-8
[[the grass	-17
[[the grate	-11
[[the green	-26
[[the grid	-9
[[the groom	13
[[the ground	-39
[[the guard	-16
[[the guest	-27
[[the gutter	-15
[[the hair	-10
[[the hairline	-12
[[the hall	-15
[[the hand	-24
[[the handbook	-9
[[the handheld	-16
[[the handle	-17
[[the handler	-9
[[the handover	16
[[the handpiece	-15
[[the hands	-17
[[the harbour	-13
[[the hard	-13
[[the harness	-12
[[the hatch	-17
[[the head	-28
[[the heads	-10
[[the headset	-12
[[the health	-23
[[the heating	-15
[[the hedgehogs	-11
[[the height	-20
[[the helicopter	13
[[the helmet	-11
[[the helper	-11
[[the herbarium	-18
[[the heron	-14
[[the hill	-15
[[the hire	-18
[[the hirer	-9
[[the hoist	-12
[[the holder	-10
[[the holding	-15
[[the hole	-8
[[the holes	-23
[[the home	-10
[[the homeowner	-9
[[the honour	-17
[[the hood	-16
[[the hook	-24
[[the horn	-16
[[the horse	-22
[[the hose	-12
[[the hospice	-16
[[the hospital	12
[[the host	-17
[[the hot	-22
[[the hour	-16
[[the hours	-17
[[the house	-31
[[the housekeeping	-10
[[the housing	-12
[[the hr	-10
[[the hse	-13
[[the hut	13
[[the id	-23
[[the importer	-18
[[the impression	-19
[[the in	-18
[[the incident	-9
[[the index	-17
[[the ink	-10
[[the inner	-9
[[the inside	-22
[[the inspection	-18
[[the inspector	-21
[[the instruction	-28
[[the instructor	-15
[[the insurance	-16
[[the insurer	-17
[[the insurers	-24
[[the intake	-11
[[the intercom	-9
[[the internet	-10
[[the interpreter	-12
[[the invoice	-8
[[the iron	-10
[[the isolation	-15
[[the isolator	-11
[[the item	-14
[[the jetty	-24
[[the job	-30
[[the jump	-10
[[the junction	-12
[[the keel	-8
[[the keeper	-28
[[the keg	-15
[[the key	-38
[[the key's	-17
[[the keypad	-15
[[the keys	-24
[[the kid	-18
[[the kids	-16
[[the kit	-15
[[the kitchen	-37
[[the knee	-14
[[the knife	-10
[[the lab	-19
[[the label	-26
[[the label's	-16
[[the labels	-30
[[the lace	-14
[[the lacquer	-13
[[the lad	-29
[[the ladder	-22
[[the ladders	-14
[[the ladies	-21
[[the lads	-19
[[the lady	-25
[[the lake	-23
[[the laminated	-9
[[the lamp	-29
[[the landing	-20
[[the landlord	-23
[[the language	-18
[[the lantern	-20
[[the lap	-14
[[the laser	-13
[[the last	-35
[[the late	-28
[[the launch	-22
[[the law	-14
[[the layout	-13
[[the lead	-26
[[the leader	-13
[[the leads	-22
[[the lean-to	-8
[[the lease	-19
[[the ledger	-14
[[the left	-21
[[the leg	-13
[[the legal	-12
[[the legs	-14
[[the lender	-9
[[the length	-14
[[the lens	-19
[[the lesson	-10
[[the level	-10
[[the librarian	-9
[[the library	-12
[[the licence	-19
[[the lid	-22
[[the light	-25
[[the limb	-10
[[the limit	-20
[[the line	-22
[[the linen	-15
[[the lines	-18
[[the liquid	-24
[[the list	-20
[[the little	-29
[[the load	-21
[[the loader	-21
[[the loading	-12
[[the loan	-22
[[the lobby	-10
[[the lock	-20
[[the locked	-10
[[the locker	-12
[[the locks	-21
[[the locum	-15
[[the log	-17
[[the logger	-10
[[the logo	-10
[[the long	-24
[[the loop	-11
[[the lorry	-17
[[the lost	-25
[[the lot	-17
[[the loupe	-10
[[the lower	-23
[[the lowest	-16
[[the machine	-29
[[the machine's	-14
[[the machines	-27
[[the machinist	-15
[[the magnet	-10
[[the mail	-26
[[the mailbox	-11
[[the main	-18
[[the maintenance	-15
[[the maker	-12
[[the man	-14
[[the management	-15
[[the manager	-17
[[the manufacturer	-8
[[the marionettes	-18
[[the mark	-15
[[the masking	-18
[[the master	-22
[[the mat	-8
[[the mats	-17
[[the matter	-16
[[the mayor	-12
[[the mechanic	-20
[[the medical	-8
[[the meeting	-24
[[the member	-18
[[the mend	-9
[[the mesh	-13
[[the mess	-16
[[the message	-15
[[the metal	-38
[[the meter	-34
[[the method	-8
[[the mice	-13
[[the microwave	-11
[[the middle	-27
[[the mileage	-15
[[the milk	-31
[[the mill	-17
[[the minibus	-35
[[the minimum	-9
[[the missus	-13
[[the moment	-20
[[the money	-30
[[the month	-18
[[the monthly	-20
[[the most	-22
[[the motor	-19
[[the mould	-15
[[the moulds	-18
[[the mouth	-21
[[the mower	-15
[[the museum	-25
[[the music	-17
[[the nail	-15
[[the name	-26
[[the nameplate	-11
[[the names	-10
[[the nape	-9
[[the nappy	-19
[[the navel	-21
[[the nearest	-19
[[the neck	-21
[[the needful	-20
[[the needle	-12
[[the neighbour's	-14
[[the neighbours	-31
[[the net	-23
[[the new	-55
[[the newcomers	-17
[[the news	-14
[[the next	-20
[[the ninth	-15
[[the no	-10
[[the noise	-15
[[the non	-17
[[the normal	-12
[[the north	-22
[[the nose	-15
[[the notary	-17
[[the notebook	-15
[[the notice	-20
[[the number	-26
[[the numbered	-16
[[the numbers	-16
[[the nurse	-22
[[the nurses	-11
[[the object	-14
[[the offer	-15
[[the office	-34
[[the officer	-13
[[the old	-43
[[the older	-20
[[the oldest	-10
[[the ombudsman	-9
[[the on-call	-27
[[the one	-28
[[the online	-16
[[the only	-30
[[the opening	-18
[[the operator	-35
[[the orange	-10
[[the order	-29
[[the original	-15
[[the other	-42
[[the outer	-18
[[the outlet	-10
[[the outside	-16
[[the owls	-10
[[the owner	-22
[[the owner's	-16
[[the owners	-14
[[the oxygen	-13
[[the oysters	15
[[the pack	-18
[[the packet	-11
[[the packing	-11
[[the pad	-23
[[the pages	-17
[[the paint	-24
[[the pallet	-17
[[the panel	-20
[[the panels	-27
[[the pans	-18
[[the paper	-24
[[the papers	-17
[[the parcel	-11
[[the parent	-12
[[the parents	-12
[[the parish	-30
[[the park	-13
[[the parrot	-13
[[the part	-18
[[the partner	-11
[[the party	-18
[[the passengers	-20
[[the passive	-14
[[the password	-18
[[the past	-15
[[the path	-9
[[the patient	-32
[[the pavement	-12
[[the payment	-17
[[the pen	-13
[[the perch	-9
[[the permit	-25
[[the person	-26
[[the person's	-13
[[the phantom	-9
[[the pharmacist	-13
[[the phone	-38
[[the photo	-15
[[the piano	-37
[[the pickup	-25
[[the picture	-19
[[the pictures	-15
[[the piece	-11
[[the pieces	-11
[[the pier	-9
[[the pile	-15
[[the pilot	-28
[[the pilot's	-15
[[the pin	-10
[[the pink	-13
[[the pit	-16
[[the pizza	-9
[[the plan	-15
[[the planner	-14
[[the plant	-10
[[the plate	-23
[[the plates	-18
[[the platform	-18
[[the playground	15
[[the plugs	13
[[the point	-22
[[the pole	-13
[[the police	-13
[[the pond	-21
[[the pop	-18
[[the port	-24
[[the porter	-16
[[the post	-18
[[the postcode	-15
[[the pot	-14
[[the powder	-12
[[the prayer	-9
[[the premises	-15
[[the presenter	-11
[[the press	-23
[[the price	-26
[[the principal	-14
[[the print	-11
[[the printer	-21
[[the probat	-10
[[the probe	-13
[[the procedure	-29
[[the producer	-24
[[the product	-16
[[the production	-18
[[the project	-15
[[the projector	-17
[[the prop	-8
[[the property	-24
[[the proving	-10
[[the public	-30
[[the pump	-16
[[the purification	-14
[[the purple	-9
[[the pyro	-20
[[the quad	-12
[[the quarantine	-19
[[the quarry	-27
[[the quarter	-20
[[the quay	-16
[[the questions	-13
[[the queue	-26
[[the quiet	-14
[[the quote	-18
[[the racing	-15
[[the rack	-27
[[the radio	-18
[[the rail	-34
[[the railway	-11
[[the rain	-13
[[the ramp	-27
[[the range	-13
[[the rate	-18
[[the reader	-19
[[the readers	-13
[[the reading	-22
[[the readings	-17
[[the real	-15
[[the rear	-9
[[the reason	-10
[[the receiver	-9
[[the receiving	16
[[the receptionist	-14
[[the record	-18
[[the red	-26
[[the reef	-11
[[the refractometer	-9
[[the refusal	-11
[[the regional	-18
[[the register	-11
[[the registrar	-15
[[the registration	-11
[[the release	8
[[the relief	-11
[[the rental	-10
[[the repair	-9
[[the report	-21
[[the request	-26
[[the requester	-12
[[the rescue	-21
[[the reservoir	-12
[[the reset	23
[[the resident	-14
[[the rest	-13
[[the restroom	-17
[[the return	-28
[[the returns	14
[[the rider	-14
[[the ridge	-10
[[the right	-12
[[the rim	-20
[[the ring	-20
[[the ringing	-15
[[the rink	-15
[[the rinse	-9
[[the river	-21
[[the road	-13
[[the roll	-12
[[the roller	-9
[[the rolling	13
[[the roof	-32
[[the room	-38
[[the rooms	-14
[[the root	-8
[[the rope	-20
[[the ropes	-21
[[the rota	-10
[[the round	16
[[the row	-8
[[the rows	-18
[[the royal	-18
[[the rubber	-12
[[the rules	-18
[[the run	-9
[[the runner	-12
[[the sacristan	-15
[[the sacristy	-14
[[the saddle	-13
[[the safe	-22
[[the safety	-26
[[the sale	-20
[[the same	-37
[[the sample	-19
[[the samples	-24
[[the sand	-25
[[the sandbags	-9
[[the saturday	-22
[[the scale	-23
[[the scalp	-16
[[the scan	-8
[[the scanner	-18
[[the school's	-9
[[the scoop	-8
[[the screen	-30
[[the script	-12
[[the sealed	-11
[[the season	-22
[[the seat	-23
[[the seaward	-9
[[the second	-31
[[the secretary	-20
[[the seed	-20
[[the senior	-13
[[the sensor	-13
[[the separate	-14
[[the serial	-8
[[the server	-17
[[the service	-15
[[the session	-16
[[the set	-18
[[the sexton	-9
[[the shared	-26
[[the shearer	-12
[[the shed	-19
[[the sheep	-19
[[the sheet	-36
[[the sheets	-9
[[the shelf	-26
[[the shell	-12
[[the shelves	-17
[[the shift	-15
[[the ship	-16
[[the shipper	-10
[[the shoes	-13
[[the shop	-26
[[the short	-10
[[the shoulder	-16
[[the show	-25
[[the showers	-17
[[the shredder	-18
[[the shutter	-22
[[the shutters	-11
[[the side	-20
[[the sign	-9
[[the signature	-10
[[the sink	-20
[[the siren	-9
[[the site	-22
[[the size	-17
[[the ski	-13
[[the skid	-10
[[the skin	-14
[[the skip	-11
[[the skipper	-11
[[the sky	-12
[[the slide	-11
[[the sling	-9
[[the slip	-15
[[the slot	-16
[[the sluice	-9
[[the small	-15
[[the smallest	-13
[[the smoke	-25
[[the snack	-15
[[the snow	-19
[[the socket	-12
[[the sofa	-12
[[the soft	-19
[[the sole	-14
[[the sonde	-10
[[the sop	-15
[[the sorting	15
[[the sound	-18
[[the soup	-10
[[the source	-13
[[the south	-14
[[the spare	-11
[[the spelling	-14
[[the spindle	14
[[the spine	-11
[[the sponsor	-16
[[the spray	-22
[[the spring	-12
[[the square	-14
[[the staff	-31
[[the stage	-11
[[the stair	-14
[[the stairs	-21
[[the stamps	-14
[[the stand	-8
[[the standard	-10
[[the staples	-17
[[the star	-25
[[the start	-12
[[the state	-14
[[the station	-21
[[the status	-16
[[the steel	-20
[[the steps	-17
[[the steward	16
[[the sticker	-25
[[the stock	-14
[[the stop	-16
[[the stopcock	-9
[[the storage	-10
[[the store	-19
[[the story	-9
[[the stove	-12
[[the strain	-13
[[the straps	-16
[[the string	-12
[[the strong	-22
[[the strongroom	12
[[the student	-28
[[the students	-18
[[the studio	-24
[[the subject	-23
[[the submarine	-23
[[the summary	-14
[[the summer	-28
[[the sunday	-26
[[the superintendent	-12
[[the supervisor	-27
[[the supplier	-11
[[the supply	-13
[[the surface	-9
[[the surgery	-24
[[the surveyor	-23
[[the swell	-19
[[the switchboard	-16
[[the system	-11
[[the table	-26
[[the tables	-9
[[the tablet	-16
[[the tack	-19
[[the tag	-31
[[the tags	-9
[[the tail	-12
[[the tally	-22
[[the tank	-16
[[the tanks	-16
[[the tap	-16
[[the tape	-15
[[the tarp	-13
[[the teacher	-16
[[the teaching	-14
[[the team	-18
[[the tech	-20
[[the technician	-27
[[the telephone	-16
[[the temperature	-16
[[the template	-10
[[the tenancy	-11
[[the tenant	-9
[[the tension	-14
[[the test	-15
[[the tester	-11
[[the text	-12
[[the the	-55
[[the thermometer	-24
[[the thermostat	-13
[[the thickness	-10
[[the third	-33
[[the thread	-18
[[the three	-20
[[the ticket	-27
[[the tide	-17
[[the ties	-10
[[the till	-9
[[the time	-32
[[the timer	-12
[[the tip	-15
[[the title	-18
[[the toe	-13
[[the tool	-16
[[the tools	-21
[[the top	-17
[[the torch	-13
[[the tower	-34
[[the toy	-12
[[the tracking	-20
[[the tractor	-24
[[the trade	-10
[[the traffic	-17
[[the train	-21
[[the trap	-13
[[the tray	-12
[[the tree	-9
[[the trolley	-18
[[the trouble	-12
[[the truck	-31
[[the trucks	-13
[[the trustees	-25
[[the tub	-14
[[the tube	-23
[[the tubes	-23
[[the tubing	-16
[[the tuesday	-9
[[the tunnel	-22
[[the twelfth	-12
[[the twin	-19
[[the twins	-15
[[the two	-37
[[the uh	-21
[[the ultrasonic	-8
[[the um	-21
[[the union	-13
[[the unit	-15
[[the units	-14
[[the ups	-16
[[the urn	-18
[[the usual	-9
[[the uv	-16
[[the vaccination	-18
[[the valve	-15
[[the van	-31
[[the vehicle	-20
[[the vendor	-9
[[the very	-23
[[the vessel	-14
[[the vestry	-19
[[the vet	-26
[[the vet's	-16
[[the vicar	-10
[[the video	-13
[[the village	-22
[[the volume	-15
[[the volunteer	11
[[the volunteers	-23
[[the waiter	-12
[[the waiting	-14
[[the walk	-18
[[the wall	-36
[[the ward	-22
[[the wardrobe	-15
[[the warehouse	-25
[[the warm	-8
[[the wash	-15
[[the washed	-15
[[the washer	-14
[[the waste	-23
[[the water	-31
[[the water's	-14
[[the wax	-10
[[the way	14
[[the weather	-29
[[the wedding	-10
[[the weed	-20
[[the week	-14
[[the weekend	-22
[[the weekly	-20
[[the weighbridge	10
[[the weight	-29
[[the weights	-11
[[the well	-19
[[the west	-10
[[the wet	-11
[[the wheel	15
[[the wheels	-16
[[the white	-21
[[the whole	-11
[[the width	-12
[[the wig	18
[[the wind	-24
[[the window	-14
[[the windows	-21
[[the wing	-24
[[the wings	-9
[[the wolf	-14
[[the wool	-21
[[the word	-13
[[the work	-24
[[the workshop	-14
[[the worm	-8
[[the worst	-22
[[the wrong	-38
[[the yard	-24
[[the yellow	-22
[[the young	-21
[[the youngest	-22
[[the zamboni	-14
[[there'd be	-15
[[theres a	-15
[[thermostat on	-11
[[they all	-13
[[they are	-21
[[they asked	-17
[[they blow	-16
[[they can	-25
[[they can't	-10
[[they come	-27
[[they do	-21
[[they don't	-23
[[they feel	-10
[[they fill	-16
[[they get	-16
[[they go	-26
[[they had	-17
[[they have	-20
[[they leave	-9
[[they like	-18
[[they live	-9
[[they love	-12
[[they need	13
[[they pay	-10
[[they read	-11
[[they ring	-12
[[they say	-12
[[they send	-9
[[they should	-11
[[they show	-14
[[they sign	-14
[[they sit	-13
[[they stand	-8
[[they take	-9
[[they think	-10
[[they walk	-16
[[they want	-27
[[they were	-11
[[they will	-9
[[they won't	-9
[[they write	-23
[[they'd like	-10
[[thin like	-17
[[thirds ,	-11
[[thoughts on	-17
[[throughout ,	-9
[[throughout .	-15
[[throws the	-11
[[thumbs up	-13
[[ticked off	-10
[[ticked on	-14
[[tide mill	-12
[[timer ,	-13
[[tins .	-11
[[tins at	-11
[[tint ,	-20
[[tinting a	17
[[tips ,	-11
[[tires ,	-17
[[to 0	-13
[[to :	-30
[[to a	-32
[[to agree	-13
[[to all	-23
[[to answer	-13
[[to anyone	-11
[[to arrange	-10
[[to ask	-9
[[to avoid	-14
[[to be	-27
[[to both	-9
[[to bottom	-9
[[to by	-14
[[to change	-20
[[to chase	-8
[[to check	-15
[[to circulate	-15
[[to come	-17
[[to dispatch	-15
[[to do	-40
[[to draft	-24
[[to elbow	-9
[[to end	-29
[[to enter	-18
[[to every	-15
[[to feed	-16
[[to film	-13
[[to find	-14
[[to finish	-31
[[to fit	-24
[[to five	-15
[[to forty	-15
[[to four	-22
[[to front	-11
[[to get	-40
[[to give	-11
[[to go	-19
[[to half	-11
[[to have	-47
[[to help	-16
[[to her	-19
[[to him	-14
[[to it	-17
[[to its	-20
[[to keep	-17
[[to know	-26
[[to leave	-13
[[to lift	-18
[[to load	12
[[to lock	-23
[[to look	-11
[[to make	-29
[[to match	-16
[[to me	-8
[[to meet	-10
[[to move	-14
[[to my	-11
[[to nape	-13
[[to obtain	-21
[[to one	-10
[[to open	-13
[[to other	-18
[[to our	-36
[[to pick	-13
[[to produce	-16
[[to prove	-11
[[to put	-21
[[to receive	-9
[[to reception	-14
[[to redo	-14
[[to report	-20
[[to request	-17
[[to ring	-12
[[to run	-18
[[to say	-21
[[to see	-42
[[to send	-22
[[to set	-32
[[to show	-28
[[to shut	-14
[[to six	-10
[[to speak	-10
[[to stand	-17
[[to start	-14
[[to stay	-15
[[to stop	-21
[[to supply	-15
[[to take	-20
[[to talk	-27
[[to the	-31
[[to their	-15
[[to them	-20
[[to three	-20
[[to turn	-10
[[to two	-20
[[to type	-12
[[to use	-12
[[to visitors	-22
[[to what	-14
[[to whoever	-26
[[to whom	-11
[[to write	-16
[[to you	-12
[[toe boards	-11
[[toe stop	-12
[[tomasz ,	-16
[[tone would	-15
[[tongs into	-13
[[tonight .	-9
[[tool ,	-14
[[top ,	-10
[[top and	-14
[[top down	-19
[[top of	-11
[[top shelf	-13
[[top to	-13
[[top up	-19
[[topic :	-11
[[torch-on roofing	-12
[[torpedo tube	-13
[[touched .	-18
[[toward the	-12
[[towards the	-12
[[towards you	-9
[[towels ,	15
[[tower ,	-13
[[tower captain	-16
[[toy library	29
[[toys ,	-26
[[traffic is	-13
[[transfer case	-13
[[transfer only	-13
[[translation ,	-11
[[translator ,	-9
[[translator .	-12
[[trap is	-17
[[travels to	-9
[[travels with	-9
[[trays go	-8
[[tree work	20
[[tried on	-11
[[triple rinsed	-14
[[trout ,	-17
[[truck ,	-23
[[truck and	-9
[[truck driver	-11
[[truck on	-15
[[trucks ,	-15
[[trunk after	-11
[[tues 0	-12
[[tuesdays and	-20
[[tug it	-10
[[tunnel .	-22
[[tunnels .	-9
[[turned into	-30
[[turned off	-11
[[turned out	-14
[[turned over	-13
[[turned round	9
[[turned up	-21
[[twenty-four hours	-12
[[types it	-11
[[types this	-9
[[typing is	-15
[[ugh .	-14
[[uncle ,	-11
[[understand it	-16
[[understood .	-20
[[underwear are	-12
[[undo the	-11
[[uniforms :	-10
[[union rep	-17
[[unit .	-12
[[unit 0	-11
[[unit is	-19
[[unit number	-10
[[unit with	-14
[[unloaded .	-14
[[unplug it	-17
[[unplug the	-14
[[update this	-14
[[upon the	-17
[[upside down	-22
[[upwind side	-9
[[used by	-21
[[used for	-16
[[used in	-13
[[used one	-15
[[used to	-16
[[users ,	-10
[[using the	-16
[[v .	-10
[[vaccination card	-20
[[valid for	-16
[[van ,	-14
[[van .	-15
[[van and	-15
[[vans .	-14
[[vehicle on	-13
[[vendor ,	-9
[[verifies the	11
[[via the	-18
[[view of	-10
[[village hall	-22
[[vinegar ,	-17
[[visitor gives	-9
[[visitor the	-13
[[visitors are	-9
[[visitors in	12
[[visitors on	14
[[visor ,	-12
[[vodka spray	-23
[[volume ,	-17
[[voted for	-14
[[waited 0	-23
[[waiver ,	-11
[[walk-ins ,	-20
[[walked in	-9
[[walks in	-15
[[walks round	-16
[[walks the	-15
[[walks under	-14
[[walt ,	-13
[[wanting it	-11
[[warning ,	-18
[[wash and	-17
[[wash hands	-9
[[wash it	-10
[[washing of	19
[[wasnt me	-10
[[wasps .	-11
[[watching .	-21
[[watching the	-26
[[water ,	-26
[[water and	-28
[[water at	-15
[[water bath	-9
[[water board	-17
[[water by	-14
[[water comes	-15
[[water every	-15
[[water first	-8
[[water goes	11
[[water has	16
[[water in	-18
[[water is	-22
[[water it	-8
[[water not	-15
[[water off	-21
[[water on	-15
[[water only	-24
[[water plant	-9
[[water running	-8
[[water temp	-11
[[water to	-11
[[wave it	-9
[[ways ,	-9
[[we agreed	-22
[[we all	-28
[[we also	-20
[[we answer	-15
[[we are	-59
[[we ask	-26
[[we back	-13
[[we bring	-23
[[we call	-13
[[we can	-25
[[we can't	-15
[[we carry	-22
[[we check	-21
[[we clean	-13
[[we close	-17
[[we come	-13
[[we count	-14
[[we cut	-17
[[we deal	-23
[[we deduct	-10
[[we did	-15
[[we dip	15
[[we do	-52
[[we don't	-29
[[we export	-11
[[we fill	-24
[[we find	-22
[[we found	-15
[[we get	-45
[[we give	-16
[[we go	-31
[[we got	-29
[[we grow	-28
[[we had	-34
[[we hand	-16
[[we hang	-11
[[we have	-41
[[we hire	-17
[[we hold	-17
[[we just	-9
[[we keep	-30
[[we know	-9
[[we lay	-15
[[we leave	-21
[[we let	-24
[[we lift	16
[[we look	-28
[[we lose	-18
[[we lost	-32
[[we make	-22
[[we meet	-9
[[we move	16
[[we must	-15
[[we need	-34
[[we never	-16
[[we now	-17
[[we only	-13
[[we open	-11
[[we opened	-11
[[we operate	-17
[[we pay	-12
[[we pick	-18
[[we please	-14
[[we put	-31
[[we read	-10
[[we really	-10
[[we refund	-10
[[we refuse	-15
[[we rent	-23
[[we respond	-19
[[we ring	-19
[[we run	-34
[[we say	-21
[[we see	-19
[[we sell	-13
[[we send	-12
[[we serve	-16
[[we set	-21
[[we should	-24
[[we show	-16
[[we start	-31
[[we still	-23
[[we stop	-23
[[we sweep	-16
[[we tell	-13
[[we tune	-16
[[we use	-14
[[we walk	-18
[[we want	-21
[[we weigh	13
[[we went	-17
[[we were	-19
[[we wipe	-13
[[we work	-28
[[we write	-21
[[we wrote	-17
[[we'll have	-15
[[wears a	-12
[[weddings and	-12
[[weekends .	-8
[[weekly (	-22
[[weigh less	-12
[[weigh the	-28
[[welding ,	-21
[[well ,	-19
[[well and	-9
[[well as	-10
[[well done	-11
[[well in	-8
[[well is	-15
[[well not	-15
[[well the	-18
[[well we	-12
[[wet ,	-9
[[wet boxes	-19
[[wet or	-13
[[what ,	-25
[[what .	-21
[[what a	14
[[what came	-15
[[what comes	-15
[[what do	-24
[[what does	-15
[[what else	-28
[[what follows	-22
[[what happened	-17
[[what happens	17
[[what has	-15
[[what he	-26
[[what i	8
[[what i'd	-22
[[what i'm	-29
[[what i've	-13
[[what if	-20
[[what is	-27
[[what it	-23
[[what it's	-12
[[what keeps	-19
[[what one	-25
[[what they	-35
[[what to	25
[[what was	-15
[[what we	-9
[[what we'd	12
[[what we're	-15
[[what went	-18
[[what you	-19
[[what you're	-23
[[what you've	-12
[[what |	-20
[[whatever ,	-9
[[whatever is	-12
[[whatever the	-10
[[whatever they	-15
[[whatever you	-11
[[whatsapp ,	-16
[[when ,	-20
[[when 0	-14
[[when a	27
[[when all	-15
[[when both	-12
[[when guest	-20
[[when he	-20
[[when he's	-17
[[when i	-27
[[when i'm	-21
[[when it	-23
[[when it's	-39
[[when more	-13
[[when one	-17
[[when people	-21
[[when product	-18
[[when somebody	-24
[[when there	-27
[[when there's	-8
[[when they	-45
[[when they've	9
[[when we	-40
[[when we're	-18
[[when you	-31
[[when you're	-17
[[when you've	-13
[[whenever someone	-13
[[whenever the	-11
[[whenever there's	-14
[[where a	-18
[[where and	-15
[[where exactly	-10
[[where i	-11
[[where it	-24
[[where they	-23
[[where things	-11
[[where to	-9
[[where was	-19
[[where we	-19
[[whistle ,	-13
[[whitcombe ,	-14
[[who came	-9
[[who can	-16
[[who carried	-11
[[who close	-14
[[who comes	-9
[[who did	-10
[[who does	-13
[[who don't	-16
[[who gets	-12
[[who go	-18
[[who goes	-15
[[who has	-18
[[who have	-13
[[who is	-15
[[who knows	-21
[[who left	-15
[[who look	-11
[[who only	-10
[[who takes	-18
[[who they	-9
[[who wants	-11
[[who was	-15
[[who watches	-9
[[who works	-9
[[who've never	-14
[[whoever answers	-15
[[whoever does	-12
[[whoever has	-14
[[whoever is	-33
[[whoever sees	-9
[[whoever takes	-22
[[whoever types	-12
[[whoever writes	-9
[[whom it	-11
[[width ,	-15
[[winch driver	-9
[[wind at	-10
[[wind gauge	-11
[[wind is	-17
[[wind it	-15
[[wind over	-13
[[wind rule	-20
[[window .	-21
[[window first	-11
[[windward side	-10
[[wings with	-11
[[wipes the	-15
[[wires ,	-21
[[wish to	-13
[[wishes to	-12
[[wooden toys	-18
[[work ,	-15
[[work from	-23
[[work in	-21
[[work instruction	-25
[[work on	-24
[[work order	-20
[[work permit	-21
[[work stops	-10
[[work to	-18
[[worse .	-9
[[worth over	-12
[[wound ,	-10
[[wrapped in	-11
[[wrapper .	-13
[[wren ,	-9
[[wrench ,	-9
[[write-up of	-27
[[written ,	-19
[[written .	-15
[[written about	-14
[[written account	-24
[[written before	-14
[[written description	-22
[[written down	-33
[[written drill	14
[[written for	-27
[[written in	-17
[[written method	-15
[[written on	-28
[[written out	-11
[[written procedure	-46
[[written protocol	-12
[[written routine	8
[[written so	-12
[[written thing	-24
[[written up	-26
[[yet .	-15
[[you'd put	-10
[[youngest first	-13
[[yusuf runs	-11
[]	-9900
[_	-9900
[a	-30
[a-frame	-9
[a.m	-15
[a4	-12
[abara	-9
[abby	-10
[abernethy	-8
[able	-15
[abnormal	-16
[aboard	-11
[about	-9900
[above	-9900
[ac	-11
[accept	-9900
[acceptable	-10
[accepted	-9900
[access	-9900
[accession	-11
[accident	-9900
[accidents	-9
[acclimatise	-10
[accompany	12
[account	-9900
[accounts	11
[acetone	-16
[achterberg	-14
[acid	-9900
[acknowledge	-13
[acres	-11
[across	-9900
[act	-23
[acting	-15
[action	-32
[active	-10
[actual	-23
[actually	-9900
[ada	-19
[adaeze	-12
[add	-9900
[added	-18
[address	-9900
[adeyemi	-12
[adhesive	-11
[adjust	-12
[admin	-22
[administrator	-10
[admission	-17
[ads	-23
[adult	-9900
[adults	-23
[advance	-8
[advances	-11
[adverts	-9
[advice	-13
[adviser	-11
[aerial	-17
[affected	-10
[afraid	-13
[aft	-15
[after	-75
[aftercare	-16
[afternoon	-9900
[afterwards	-9900
[again	-9900
[against	-9900
[age	-20
[agency	-9900
[agent	-9900
[agents	-9900
[agm	-11
[agnes	-16
[ago	-18
[agree	-9900
[agreed	-9900
[agreement	-9900
[agrees	-13
[agricultural	-11
[ah	-21
[ahead	-9900
[aid	-9900
[aide	-14
[aider	-14
[aids	-21
[air	-9900
[aircraft	-27
[airfield	16
[airline	-14
[airport	-19
[aisle	-15
[alan	-8
[alarm	-9900
[alarmed	-14
[alarms	-11
[alcohol	-9900
[alert	-18
[alike	-9
[alive	-9
[all	-31
[allergens	8
[allergies	-25
[allergy	-19
[allow	-9
[allowed	-9900
[allows	-13
[alloy	-10
[alma	-12
[almost	-16
[alone	-9900
[along	-9900
[aloud	-9900
[already	-9900
[alright	-26
[also	-9900
[although	-12
[aluminum	-20
[alvarez	-8
[always	-9900
[am	-9900
[amber	-9900
[ambulance	-12
[amended	-11
[amina	-13
[amir	-16
[ammonia	14
[among	-14
[amount	-9900
[amused	-9
[an	-23
[analyser	-12
[analysis	-9
[anchor	-15
[anchors	-21
[and	-9900
[angle	-17
[anglers	-18
[angry	8
[animal	-9900
[animals	-24
[anneke	-11
[anneliese	-9
[annie	-14
[annual	11
[another	-9900
[answer	-9900
[answered	-9
[answering	-21
[answers	-9900
[antivenom	-19
[antwerp	-12
[any	-9900
[anybody	-9900
[anybody's	-14
[anymore	-13
[anyone	-9900
[anyone's	-10
[anything	-9900
[anything's	-15
[anyway	-9900
[anywhere	-32
[aob	-19
[aoife	-16
[apart	-9900
[apiary	-8
[apologies	-9900
[apologise	-20
[app	-9900
[apparently	-8
[apples	-13
[appliances	-16
[applicant	-11
[applicants	-10
[application	-16
[applicator	-12
[applies	-26
[apply	-20
[appointment	-9900
[appreciated	-9
[apprentice	-17
[apprentices	-21
[approach	-14
[approaches	-11
[approval	-9900
[approvals	-22
[approved	-9900
[approves	-9900
[april	-9900
[apron	-9900
[archdeacon's	-12
[archive	-20
[are	-9900
[area	-9900
[areas	-14
[aren't	-9900
[argon	-11
[argue	-16
[argued	-13
[arguing	-25
[arising	-17
[arm	-9900
[armpits	-20
[arms	-19
[around	-9900
[arrange	-12
[array	-21
[arrears	-10
[arrival	-9900
[arrivals	-22
[arrive	-9900
[arrives	-9900
[arriving	-19
[arrow	-11
[arrows	-9
[artificial	13
[artist	-16
[as	-9900
[asbestos	14
[ash	-14
[ashes	-24
[ashore	-12
[aside	-9900
[ask	-41
[asked	-9900
[asking	-9900
[asks	-23
[asleep	-16
[assembly	-14
[assessment	-9900
[assessor	-17
[assignments	-11
[assistant	-9900
[assistants	-20
[association	-32
[at	-9900
[ate	-19
[attach	-12
[attached	-11
[attempts	-17
[attendance	-14
[attendant	-9900
[attended	-12
[attending	-26
[attention	-20
[attn	-12
[auction	-25
[audience	-18
[audio	-17
[audiologist	-9
[audit	-9900
[auditor	-9900
[auditors	-17
[audits	-9
[aug	-13
[august	-9900
[aunt	-12
[aunty	-16
[australia	-10
[author	-16
[authority	-9900
[autumn	-23
[auxiliary	-12
[avoid	-14
[awake	-14
[away	-9900
[awning	-17
[axle	-18
[aye	-16
[b	-9900
[babies	-17
[baby	-9900
[back	-9900
[backflow	9
[backflush	-13
[background	-21
[backs	-20
[backup	-9900
[backups	-14
[backward	-18
[backwards	-9900
[bacteria	-11
[bad	-9900
[badge	-9900
[badges	-9
[badly	-21
[baffles	-8
[bag	-9900
[bags	-9900
[bail	-9
[bait	-13
[bake	14
[bakery	-12
[baking	-10
[balakrishnan	-8
[balance	-9900
[balcony	-16
[bale	-25
[baler	-20
[ball	-29
[balloons	-10
[ballot	12
[ballots	-16
[balls	-24
[band	-9900
[banded	-11
[bandsaw	-11
[bank	-9900
[banking	-17
[baptism	-13
[bar	-9900
[barcode	-8
[bare	-9900
[barn	-9900
[barrel	-10
[barrier	-18
[bars	-9900
[base	-9900
[baseline	-12
[basement	-15
[basically	-25
[basin	-15
[basket	-9900
[baskets	-22
[batch	-9900
[batches	-12
[batching	-14
[bath	-9900
[bathroom	-14
[bats	-16
[batten	-17
[batteries	-9900
[battery	-9900
[bay	-9900
[baz	-12
[bc	-20
[be	-9900
[bea	-22
[beach	-19
[bead	-22
[beads	-11
[beans	-16
[bear	-23
[beard	-11
[bearing	-17
[beat	-12
[beatrice	-13
[because	-9900
[become	-18
[beds	-20
[bedside	-8
[bee	12
[been	-9900
[beeping	-18
[beeps	-19
[beer	-22
[bees	-21
[before	-28
[beforehand	-12
[began	-18
[begin	-16
[beginner	-21
[beginners	-12
[beginning	-27
[begins	-24
[behalf	-16
[behind	-9900
[being	-9900
[believe	-22
[bell	-9900
[bellows	-16
[bells	-22
[belly	-19
[belongs	-12
[below	-9900
[belt	-9900
[belts	-28
[bench	-9900
[bend	-19
[bengali	-8
[bent	-20
[bereavement	-12
[bernadette	-9
[bernard	-12
[beside	-25
[best	-9900
[best-before	-13
[better	-9900
[between	-45
[bev	-11
[bevel	-12
[bex	-9900
[beyond	-17
[bicycles	-18
[big	-9900
[bigger	-17
[biggest	-18
[bike	-9900
[bikes	-27
[bill	-9900
[billed	-14
[billing	-15
[bills	-10
[bind	-12
[binder	-9900
[bindings	-13
[binned	-22
[bins	-9900
[biomedical	-15
[bird	-24
[birds	-33
[birgit	-9
[birth	-14
[biscuit	-9900
[biscuits	-12
[bishop's	-15
[bisque	12
[bit	-9900
[bites	-10
[biting	-16
[bits	-9900
[bitten	-9
[black	-20
[blade's	-9
[blades	-28
[blame	-16
[blamed	-10
[blaming	-14
[blank	-19
[blanket	-14
[blankets	-9900
[blast	-25
[bleach	-21
[bled	-15
[bleed	-8
[bleeding	-20
[bleeds	-8
[bless	-8
[blew	-12
[blink	-15
[blinking	-18
[blister	-26
[block	-9900
[blocked	-10
[blocks	-9900
[bloke	-12
[blokes	-18
[blow	-9900
[blower	-10
[blown	-22
[blows	-12
[blue	-9900
[blunt	-12
[bo	-11
[board	-9900
[boarders	-15
[boarding	13
[boards	-9900
[boat	-9900
[boat's	-10
[boats	-19
[bob	-11
[body	-9900
[boil	-14
[boiled	-17
[boiling	-17
[boils	-9
[boise	-8
[bold	-20
[bolt	-15
[bolts	-17
[bond	9
[bonding	-16
[bone	10
[bonnet	-13
[book	-21
[book's	-13
[booked	-9900
[bookings	-9900
[books	-28
[boom	-15
[boot	-13
[booth	-9900
[boots	-9900
[border	-17
[born	-20
[borrow	-14
[borrowed	-16
[borrower	-12
[borrows	-20
[boss	-9900
[both	-9900
[bottle	-9900
[bottled	-8
[bottles	-9900
[bottling	-24
[bottom	-9900
[bought	-9900
[bounces	-11
[bouncy	-18
[bow	-18
[bowl	-12
[bowls	-14
[bowser	-12
[box	-21
[boxes	-9900
[boxing	11
[boy	-24
[boys	-28
[brace	-9
[brake	-9900
[bram	-9900
[branch	-9900
[branches	-16
[brand	-9
[brash	-16
[brass	-24
[bread	-19
[breadth	-16
[break	-9900
[breakdown	-13
[breaker	-13
[breakfast	-23
[breaks	-28
[breast	-16
[breath	-13
[breathe	-14
[breathes	-12
[breathing	-29
[brewery	-23
[bride's	-9
[bridge	-9900
[brief	-22
[briefing	-36
[brigade	-17
[bright	-19
[brigid's	-16
[brilliant	-12
[brine	-21
[bring	-18
[bringing	14
[brings	-9900
[british	-12
[broke	-14
[broken	-9900
[bronze	-21
[brood	-12
[broom	-15
[brother	-12
[brothers	-16
[brought	-9900
[brown	-30
[brownies	-11
[brush	-23
[brushed	-22
[btw	-11
[bucket	-9900
[buckets	-13
[buckle	-10
[bucks	-18
[buddy	-24
[buffer	-20
[bug	-21
[bugs	-26
[build	-13
[building	-32
[buildings	-16
[builds	-17
[built	-19
[bulb	-11
[bulk	-12
[bull	-22
[bulletin	-14
[bumblebees	-10
[bumps	-14
[bunch	-14
[bung	-20
[bunker	-25
[bunny	-13
[buoy	-11
[buoys	-22
[burial	-14
[buried	-14
[burn	-25
[burned	-16
[burner	-16
[burners	-16
[burning	-16
[burns	-14
[burst	-16
[bursts	-12
[bus	-9900
[buses	-20
[business	-9900
[businesses	-11
[busy	-13
[but	-9900
[butt	-17
[button	-9900
[buttons	-23
[buy	-9900
[buyer	-26
[buyers	-12
[buzzer	-13
[by	-31
[bye	-15
[bypass	-16
[c	-9900
[cab	-9900
[cabin	-16
[cabinet	-9900
[cabins	-11
[cables	-10
[café	-19
[cage	-9900
[cages	-13
[cake	-9900
[cal	-9
[calendar	-10
[calibrated	-13
[calibration	17
[call	-9900
[call-back	-9
[called	-9900
[caller	-9900
[callers	-18
[calling	-19
[calls	-43
[callum	-22
[calm	-25
[calves	-22
[came	-9900
[camel	-14
[camels	-19
[camera	-9900
[cameras	-17
[campsite	-18
[campus	-11
[can	-9900
[can't	-9900
[canal	14
[cancel	-21
[cancellations	-16
[cancels	-14
[candidate	-24
[candidates	-18
[candle	-24
[cannon	-18
[cannot	-9900
[canoe	-11
[canon	-13
[cans	-12
[canteen	-15
[cap	-9900
[capitals	-21
[caps	-16
[capsize	-18
[capt	-13
[captain	-9900
[car	-18
[carabiner	-14
[carbon	-13
[card	-39
[cardboard	-8
[cardiff	-14
[cards	-9900
[care	-23
[carer	-16
[caretaker	-27
[cargo	-15
[carol	-24
[carousel	12
[carpet	-31
[carpets	-15
[carriage	-15
[carried	-9900
[carrier	-20
[carry	-9900
[carrying	9
[cars	-9900
[cart	-20
[carton	-13
[cartons	-16
[cartridges	-10
[carts	-14
[case	-9900
[cases	-9900
[cashier	-9
[cashing	8
[casing	11
[casino	-13
[cask	-13
[cast	15
[casting	8
[castle	-16
[casualty	-9
[cat	-9900
[catalogue	-13
[catch	-18
[catch-up	-11
[catcher	-15
[category	-12
[caterer	-10
[cathedral	-14
[cats	-21
[cattle	-28
[caught	-20
[cause	-9900
[caused	-9
[caustic	-14
[cave	-18
[cc	-15
[cds	-15
[ceiling	-29
[celebrant	-15
[cell	-9900
[cellar	-24
[cemetery	-20
[cent	-13
[center	-16
[centimetre	-14
[centimetres	-23
[centre	-9900
[cents	-17
[ceramic	-14
[ceramics	-8
[certain	-12
[certificate	-9900
[certificates	-21
[certification	-13
[certified	-22
[certs	-16
[chaff	-13
[chain	-9900
[chained	-12
[chains	-16
[chainsaw	-21
[chair	-9900
[chairs	-25
[chalk	-21
[chalked	-14
[chalks	-10
[chamber	-18
[chance	-9
[change	-21
[changed	-9900
[changes	-9900
[changing	22
[channel	-9900
[chaos	-13
[chapel	-11
[chaps	-16
[charge	-9900
[charged	-9900
[chargehand	-15
[charger	-12
[chargers	-19
[charges	-20
[charging	-23
[charity	-14
[chart	-9900
[chase	-9900
[chat	-20
[check	-39
[check-in	21
[checked	-9900
[checker	-18
[checklist	-21
[checks	-12
[cheers	-23
[chef	-9900
[chem	-17
[chemical	9
[chemicals	-19
[cheque	-13
[cheques	-16
[chest	-9900
[chewed	-15
[chicken	-16
[chief	-9900
[child	-9900
[child's	-20
[children	-32
[children's	11
[chilled	-22
[chiller	-19
[chimneys	-29
[chip	-18
[chipped	-15
[chipper	-19
[chips	-9900
[chock	-17
[chocks	-12
[chooses	-9
[christmas	-9900
[chuck	-12
[church	-19
[churches	-22
[chute	-18
[cill	-17
[cinema	-15
[circled	-10
[circuit	-10
[circuits	-13
[circulate	-25
[circulated	-11
[circulation	-9
[ciso	-16
[cited	-13
[city	-19
[claim	-9900
[claimed	-19
[claims	-27
[clamp	-15
[clamped	-13
[class	-9900
[classes	-24
[classification	-17
[clean	-46
[cleaned	-9900
[cleaner	-12
[cleans	-11
[clear	-9900
[clearance	-24
[cleared	-10
[clearing	21
[clears	11
[clerk	-9900
[clerk's	-14
[clever	-18
[clicker	-13
[clicks	-10
[client	-30
[client's	-9900
[clients	-9900
[climb	-9900
[climber	-15
[climbing	-8
[climbs	-10
[clinic	-17
[clip	-9900
[clipboard	-8
[clipped	-9
[clips	-14
[clive	-16
[cllr	-12
[clock	-9900
[clocks	-21
[clockwise	-18
[close	-26
[closed	-9900
[closer	-10
[closes	-9900
[closet	-10
[closing	9
[cloth	-9900
[clothes	-27
[cloths	-12
[clots	-13
[cloudy	-13
[club	-9900
[cm	-15
[co	-24
[co-op	-21
[co-operative	-16
[coach	-9900
[coaches	-9
[coarse	-15
[coast	-23
[coastguard	-16
[coat	-9900
[coating	-15
[cocks	-12
[codes	-11
[coffee	-16
[coffin	-19
[coil	-13
[coils	-15
[coin	-24
[colder	-13
[colin	-13
[collar	-9900
[colleague	-9900
[colleague's	-17
[colleagues	-9900
[collect	-29
[collected	-9900
[collectors	-9
[collects	11
[college	-28
[colocation	-17
[color	-9900
[colostrum	-21
[colour	-33
[coloured	-14
[colours	-15
[columns	-16
[comb	-21
[combination	-14
[combs	-22
[come	-9900
[comes	-9900
[coming	-9900
[comma	-23
[commands	-23
[comment	-11
[comments	-22
[commercial	-9
[commission	-16
[committee	-9900
[commodity	-8
[common	-19
[comp	-16
[company	-9900
[company's	-10
[compare	-9900
[compares	-9900
[complained	-11
[complaint	-9900
[complete	-16
[completely	-9
[compliance	-20
[compost	-11
[compound	16
[compressor	-9900
[computer	-17
[computers	-21
[concern	-14
[concert	-16
[concession	-14
[condemned	-11
[condition	16
[conditioner	-13
[conditioning	9
[conductor	-12
[conductors	-17
[cone	-9900
[cones	-9900
[confidential	-17
[confirm	-15
[confirmation	-18
[confirmed	-9900
[confirms	-21
[congratulations	-10
[connect	-10
[connected	-8
[consent	-9900
[conservation	-12
[conservator	-17
[consider	-14
[consignment	-11
[console	-16
[construction	-17
[consultant	-11
[consumers	-9
[contact	-9900
[contain	-9
[container	-21
[containers	-27
[contaminated	-15
[content	-19
[context	-17
[contract	-9900
[contractor's	-14
[contractors	-24
[contracts	-20
[control	-9900
[controller	-9900
[controls	-25
[convert	-17
[converted	-15
[conveyor	-23
[cook	15
[cooked	-15
[cool	-9900
[cooled	-12
[cooler	-10
[coolers	-18
[coordinator	-9900
[coordinators	-17
[copied	-9900
[copier	-9
[copies	-9900
[copper	-25
[cops	-18
[copy	-9900
[copying	-11
[cord	-22
[core	-15
[cork	-22
[corn	-15
[corner	-9900
[corners	-14
[corporate	-17
[corrected	-14
[corrections	-27
[corridor	-9900
[cos	-9900
[cost	-9900
[costs	-9900
[costume	20
[costumes	-17
[cottages	-18
[cotton	-9900
[couch	-18
[could	-9900
[couldn't	-12
[council	-9900
[council's	-20
[councillor	-13
[count	-9900
[counted	-9900
[counter	-9900
[counters	-12
[counting	-9
[countries	-17
[counts	-10
[county	-9900
[couple	-15
[coupler	-12
[courier	-9900
[courier's	-16
[couriers	-10
[course	-9900
[courses	-11
[court	-9900
[courts	-17
[cousin	-12
[cover	-9900
[covered	-9900
[covering	-35
[covers	-9900
[cow	-9900
[cowl	-14
[cows	-21
[cox	-17
[coxswain	-13
[cqc	-11
[crack	-9900
[cracked	-12
[cracking	-19
[cracks	-30
[craig	-17
[crane	-36
[cranked	-12
[cranks	-14
[crash	-10
[crate	-9900
[crates	-19
[crawls	-12
[crayon	-12
[cream	-16
[crease	-9
[creates	-13
[cremation	-26
[crew	-9900
[crib	-18
[cricket	-11
[cried	-13
[crisp	-15
[crisps	-15
[cross	-9900
[crossed	-19
[crosses	-22
[crossing	-22
[crotch	-12
[crowd	-11
[crown	-20
[crowns	-12
[cruise	-9
[crumb	-15
[crushed	-14
[crust	-12
[cry	-8
[crying	-24
[cto	-9
[cubes	-12
[cubicle	-10
[cuff	-11
[cuffs	-21
[culture	-9
[cup	-9900
[cupboard	-9900
[cups	-15
[curator	-9
[curb	-13
[cure	-15
[current	-24
[curtain	-9900
[curtains	-14
[custody	-23
[customer	-9900
[customer's	-9900
[customers	-9900
[customers'	-28
[customs	-18
[cut-off	-19
[cuts	-9900
[cutter	-20
[cutters	-11
[cycle	-15
[cycles	-15
[cylinder	-9
[cylinders	-22
[d	-9900
[d1	-9
[dad	-9900
[dad's	-12
[daft	-9
[dags	-10
[daily	19
[dairy	-32
[dal	-16
[dale	-20
[damage	-9900
[damaged	-27
[damp	-9900
[damper	-9
[dancers	-14
[danny	-16
[dark	-9900
[darling	-19
[darren	-15
[dash	-16
[database	-17
[date	-9900
[dated	-13
[dates	-9900
[daughter	-18
[daughter's	-8
[daughters	-10
[day	-48
[daylight	-14
[days	-9900
[db	-12
[dbs	-13
[dea	-10
[dead	-33
[deadline	-16
[deaf	-19
[dealer	-9
[dealers	-12
[dealing	16
[deals	11
[dealt	-17
[dean	-13
[dear	-9900
[death	-22
[deb	-17
[debit	-13
[deborah	-17
[debt	-13
[debug	-13
[dec	-9
[deceased	-16
[december	-9900
[decent	-9900
[decide	-11
[decided	-24
[decides	-9900
[decision	-9900
[deck	-9900
[deckhand	-20
[decks	-15
[declaration	-11
[declared	-12
[declined	-10
[decon	-12
[decontamination	-8
[deduct	-10
[deductions	-15
[dee	-26
[deed	-8
[deep	10
[deepa	-10
[deeper	-8
[defect	-14
[deferred	-12
[defibrillator	-17
[defrost	-20
[degrees	-9900
[deirdre	-14
[delay	-11
[delete	-12
[deleted	-11
[deletion	11
[delicate	-14
[delivered	-19
[deliveries	-28
[delivery	-31
[demand	-9
[denise	-9900
[dental	-28
[dented	-12
[dentist	-9900
[dents	-11
[dentures	-16
[denver	-15
[department	-9900
[depend	-19
[depends	-14
[deploy	-15
[deploys	-18
[deposit	-9900
[deposits	-12
[dept	-9
[depth	-16
[depuration	-20
[deputy	-9900
[derek	-16
[descaled	-9
[described	-19
[describes	-17
[design	-19
[desk	-9900
[destruction	12
[detail	-17
[details	-9900
[detector	-27
[detectors	-15
[detergent	-18
[dev	-9
[dex	-16
[dg	-15
[di	12
[dial	-17
[dial-in	-19
[dials	-10
[diamond	-16
[diary	-9900
[dictate	-15
[dictated	-17
[dictating	-13
[did	-9900
[didn't	-9900
[didnt	-15
[died	-16
[dies	-13
[diesel	-14
[difference	-9900
[differences	-12
[different	-9900
[differently	-9900
[dig	-12
[digits	-15
[dining	-18
[dinner	-14
[dip	-20
[dipstick	-9
[direction	-14
[directions	-17
[directly	-11
[director	-9900
[directors	-16
[directory	-15
[dirt	-14
[dirty	-9900
[disagree	-8
[disc	-9900
[discharge	-15
[disconnect	-12
[discontinued	-11
[discount	15
[discounted	-13
[discuss	-16
[discussed	-22
[discussion	-9900
[dish	-17
[dishwasher	-13
[disinfect	-13
[disinfectant	-9
[disinfected	-15
[disk	-15
[dispatch	-9900
[dispatcher	-20
[dispenser	-13
[display	-9900
[displays	-18
[dispute	-13
[disputes	-16
[distance	-15
[distilled	-9
[distillery	-18
[distribution	-30
[distributor	-22
[district	-17
[disturb	-12
[do	-29
[doc	-9900
[dock	-9900
[docket	-18
[doctor	-9900
[doctor's	-15
[document	-9900
[documentation	-19
[documented	-23
[documents	-9900
[dodgy	-12
[does	-53
[doesn't	-9900
[doesnt	-15
[doffer	-14
[dog's	-13
[doing	-12
[dollar	-11
[dollars	-18
[dolly	-8
[dom	-8
[dome	-21
[don't	-9900
[donated	10
[donation	8
[donations	-31
[done	-9900
[donor	-19
[dont	-22
[door	-9900
[door's	-20
[doorbell	-8
[doors	-9900
[dorm	-8
[dorothy	-12
[dose	-9900
[doses	-10
[dot	-9900
[double	-9900
[doubled	-22
[doubt	-15
[doug	-13
[dough	-18
[down	-9900
[downloads	-15
[downstairs	-13
[downstream	-20
[downwind	-18
[doyle	-11
[dr	-9900
[draft	-9900
[drafted	-21
[drafts	-14
[drag	-16
[dragging	-18
[drags	-10
[drain	-9900
[drained	-19
[draw	-9900
[drawer	-9900
[drawers	-17
[drawing	-29
[drawings	-17
[drawn	-26
[draws	-19
[dresser	-20
[dressers	-13
[drew	-9
[dried	-13
[drill	-9900
[drink	-20
[drinks	-21
[drip	-18
[drips	-16
[drive	-20
[drive-in	-23
[driven	-16
[driver	-9900
[driver's	-15
[drivers	-9900
[drives	-25
[driving	-9900
[drop	-9900
[drop-off	9
[dropped	-9900
[dropping	-11
[drops	-9900
[drove	-24
[drug	-19
[drugs	-26
[drum	-9900
[drums	-8
[drunk	12
[dry	-9900
[dryers	-12
[dsm	-20
[dual	-16
[duane	-11
[due	-9900
[dull	-16
[dump	-9900
[dunn	-10
[duplicate	-19
[durban	-12
[during	-9900
[dust	-35
[dusty	-8
[dutch	-9
[duty	-9900
[dye	-19
[e	-16
[e-mail	-9900
[each	-46
[earlier	8
[early	-9900
[ears	-9900
[earth	-16
[ease	-8
[east	-18
[easter	-9900
[easy	-23
[eat	-11
[eaten	-13
[eating	-29
[echo	-11
[ecologist	-12
[edge	-9900
[edges	-9900
[editor	-14
[effect	-12
[egg	8
[eggs	-9900
[eh	-17
[eho	-16
[eight	-9900
[eighteen	-9900
[eighty	-28
[either	-9900
[elbow	-13
[elderly	-14
[elections	-9
[electricals	-12
[electricity	-8
[electrics	-24
[electronically	-20
[elementary	-9
[elevator	-28
[eleven	-9900
[ellie	-13
[elm	-14
[else	-9900
[else's	-15
[em	-9900
[email	-9900
[emailed	-10
[emails	-11
[embarrassing	-17
[employee	-22
[employees	-15
[emptied	-19
[empties	-23
[empty	15
[emptying	19
[enclose	-19
[enclosed	-16
[end	-8
[ended	-22
[ending	-17
[ends	-9900
[energy	-13
[engagement	-17
[engine	-9900
[engineer	-9900
[engineering	-27
[engineers	-28
[engines	-15
[english	-9900
[english-speaking	-19
[engraved	-14
[enough	-9900
[enter	-24
[entered	-9900
[entering	19
[enters	-23
[entrance	-13
[entrances	-13
[entries	-11
[entry	-9900
[envelope	-9900
[envelopes	-9900
[environmental	-13
[equal	-11
[equipment	-20
[er	-9900
[error	-12
[errors	-11
[escape	10
[espresso	13
[est	-17
[estates	-10
[estonia	-13
[eta	-9
[eternally	-9
[euros	-9900
[evacuation	-20
[evaporator	-20
[even	-9900
[evening	-9900
[evenings	-18
[event	-9900
[events	-12
[ever	-9900
[every	-65
[everybody	-9900
[everyone	-9900
[everyone's	-13
[everything	-61
[evidence	-16
[ewes	-21
[ex	-9
[exactly	-27
[exams	-20
[except	-9900
[exception	-9900
[exceptions	-9900
[exchange	-18
[exchanged	-12
[exclusion	-8
[excuse	-23
[excused	-9
[exempt	-10
[exhibition	-24
[exist	-15
[existing	-14
[exists	-22
[exit	-16
[exits	-10
[expect	-16
[expected	-14
[expense	10
[experience	-14
[expire	-12
[expired	-21
[expires	-10
[expiry	-20
[explain	-9900
[explained	-16
[explains	-20
[explosion	-9
[export	-16
[exports	-13
[extend	-17
[extension	-18
[external	-15
[extinguisher	-14
[extra	-18
[extract	-18
[extraction	-20
[extractor	-16
[eye	-9900
[eyes	-9900
[eyesight	-12
[f	-9900
[fabric	-20
[face	-9900
[facebook	-13
[faced	-10
[faces	-9900
[facilities	-13
[facility	-18
[facing	-9900
[facts	-9
[fade	-10
[fades	-8
[fail	-18
[failed	-39
[fails	-9900
[fainted	-9
[fair	-9900
[fake	-14
[falconry	-16
[fall	-9900
[fallen	-24
[falling	-14
[falls	15
[family	-9900
[family-run	-15
[fan	-9900
[fancy	-17
[fans	-13
[far	-9900
[farah	-12
[farm	-9900
[farmer	-15
[farmers	-14
[farms	-18
[farrier	-16
[farrow	-8
[fashion	-23
[fast	-16
[fat	-17
[father	-9900
[fault	-9900
[favour	-12
[fax	-12
[feature	-20
[feb	-13
[february	-13
[fed	-21
[fee	-9900
[feedback	-13
[feeds	-10
[feel	-9900
[feeling	-18
[feels	-17
[fees	-9
[feet	-9900
[fell	-23
[fella	-20
[felling	-19
[felt	-9900
[female	-8
[femi	-13
[fence	-19
[ferries	-8
[ferry	-25
[festival	-15
[festivals	-15
[fetch	-9900
[fetches	-14
[few	-9900
[ffp3	-10
[field	-14
[fifteen	-9900
[fifth	-11
[fifty	-9900
[fight	-10
[figure	-9900
[figures	-17
[file	-9900
[filed	-12
[files	-9900
[fill	17
[filled	-9900
[filler	-8
[filleting	-22
[filling	14
[fills	-9900
[film	-9900
[films	-19
[filter	-9900
[filters	-14
[final	-8
[finally	-30
[finance	-9900
[finch	-19
[find	-9900
[finder	-15
[finds	-9900
[fine	-9900
[fined	-15
[fines	-8
[finger	-9900
[finger's	-17
[fingerprints	-19
[fingers	-9900
[finish	-9900
[finished	-9900
[finishes	-9
[finishing	14
[finn	-13
[fiona	-15
[fire	-18
[fires	-9
[firing	-9
[firm	-9900
[firms	-12
[first	-30
[fishing	-22
[fist	-9
[fits	-16
[fitted	-21
[fitter	-24
[fitters	-10
[fitting	-45
[fittings	-18
[five	-9900
[fix	-9900
[fixed	-18
[fixes	-19
[flag	-9900
[flagged	-12
[flagpole	-9
[flags	-12
[flake	-9
[flakes	-20
[flame	-9900
[flap	-8
[flash	-14
[flashlight	-12
[flask	-16
[flat	-9900
[flats	-24
[fleas	-11
[fleece	-17
[fleeces	-15
[fleet	-9
[flesh	-16
[flex	-13
[flies	12
[flight	-10
[flights	-13
[flip	-12
[floats	-16
[flood	11
[floor	-9900
[floors	-14
[flour	-9900
[flow	-27
[flower	-12
[flowers	-9900
[flowing	-16
[flu	-12
[flue	-19
[flush	-17
[fly	-9900
[flyers	-11
[flying	-22
[flyman	-17
[fm	-16
[foam	-9900
[fob	-13
[fobs	-11
[fog	-19
[foil	-19
[fold	-23
[folded	-25
[folder	-9900
[folders	-11
[folding	-21
[folds	-18
[folks	-20
[follow	-9900
[follow-up	-13
[following	-9900
[follows	-9900
[food	-27
[foot	-9900
[footing	-32
[for	-77
[forbidden	-8
[force	-9900
[forecast	-9
[foreman	-9900
[forest	-23
[forget	-9900
[forgive	-14
[forgotten	-13
[fork	-14
[forks	-14
[form	-9900
[format	-20
[forms	-16
[fortnight	-13
[forty	-9900
[forty-eight	-21
[forty-two	-26
[forward	-9900
[forwarded	-12
[forwarding	-15
[foul	-9
[found	-9900
[four	-34
[fourteen	-9900
[fourth	-13
[frame	-9900
[frames	-22
[frank	-14
[frass	-17
[fraud	-11
[free	-9900
[freelance	-23
[freelancer	-19
[freeze	-23
[freight	-18
[fresenius	-14
[fresh	-9900
[fri	-14
[friday	-9900
[friday's	-15
[fridays	-9900
[fridge	-41
[fridges	-15
[friend	-14
[friendly	-9900
[friends	-19
[frightened	-14
[from	-9900
[front	-47
[fronts	-16
[frost	-30
[frozen	-18
[fruit	-19
[fryer	14
[ft	-9900
[fueled	-22
[full	-9900
[fully	-9
[fumigation	-16
[fundraising	-20
[funeral	-9900
[funerals	-10
[fungus	-17
[funnel	-18
[funny	-13
[furnace	-13
[furniture	-21
[further	-9900
[furthest	-11
[fuse	-22
[fussy	-15
[future	-11
[fuzzy	-15
[fw	-22
[fwd	-26
[g	-9900
[gaffer	-11
[gain	-15
[gallery	-10
[gallon	-11
[gallons	-15
[game	-18
[games	-12
[gaming	-20
[gang	-28
[gap	-27
[gaping	-15
[gaps	-12
[garage	-14
[garden	-9900
[gareth	-10
[gary	-13
[gates	-23
[gather	-19
[gauge	-9900
[gauntlets	-18
[gav	-9
[gave	-9900
[gdpr	-9
[gear	-11
[gel	-17
[gen	-12
[general	-21
[generate	-14
[generation	-10
[generator	-33
[gentle	-11
[gentleman	-23
[gentlemen	-15
[gently	-14
[gerald	-10
[gerald's	-10
[german	-11
[germany	-16
[get	-26
[get-in	21
[get-out	-20
[gets	-9900
[gift	-9900
[gifts	14
[gillian	-14
[gimme	-17
[girl	-9900
[girls	-19
[girth	-11
[gist	-14
[give	-9900
[given	-9900
[glad	-9
[glass	-9900
[glasses	-9900
[glaze	-11
[glazed	-9
[glazing	-14
[glider	-13
[gloria	-16
[glossary	-13
[glove	-9900
[gloves	-9900
[glue	-9900
[glued	-11
[gluten	-15
[go	-9900
[goals	-15
[god	-9900
[goes	-9900
[goggles	-9900
[going	-10
[gold	-22
[goldfish	-8
[golf	-13
[gone	-9900
[gonna	-21
[good	-9900
[goodness	-11
[goodness'	-16
[goods	-9900
[goodwill	-22
[gorge	-16
[got	-9900
[gotta	-26
[government	-13
[governor	-22
[governors	-17
[gown	-11
[gp	-17
[gps	-10
[grab	-16
[grade	-9900
[graded	-16
[grades	-8
[grading	11
[graffiti	-18
[graham	-9
[grain	9
[grammar	-14
[grams	-9
[grand	-19
[grandfather	-11
[grandpa	-18
[grant	-15
[grapes	-16
[grass	-21
[grateful	-24
[gravel	-18
[graves	-15
[gray	-10
[great	-29
[green	-9900
[greenhouse	13
[greet	-20
[greeter	-12
[greetings	-13
[greta	-9900
[grey	-9900
[grid	-9
[grinder	-16
[grinding	-27
[grit	10
[groove	-13
[gross	-15
[ground	-46
[grounds	-19
[groundsman	-14
[group	-9900
[groups	-24
[grown	-19
[grownup	-10
[guard	-9900
[guardian	-10
[guards	-8
[guess	-16
[guesses	-12
[guests	-9900
[guidance	-27
[guide	8
[guild	-19
[gun	-21
[guns	-18
[gus	-13
[gusts	-10
[guy	-9900
[guys	-9900
[gwen	-16
[gym	-19
[h	-9900
[ha	-16
[habit	-13
[had	-9900
[haha	-19
[hail	10
[hair	-9900
[hairdryer	-10
[hairline	-20
[hal	-9900
[half	-9900
[half-term	-9
[halloween	-13
[halls	-8
[hamish	-13
[hammer	-16
[hand	-17
[hand's	-22
[handbook	-19
[handbrake	-14
[handed	-9900
[handful	-16
[handheld	-20
[handle	-25
[handled	-19
[handler	-19
[handlers	-15
[handles	-20
[handling	9
[handpiece	-14
[handpieces	-15
[hands	-9900
[handwriting	-24
[hangs	-9900
[happen	-18
[happened	-9900
[happens	-9900
[happy	-27
[harbor	10
[harbour	-9900
[harcourt	-17
[hard	-9900
[harness	-9900
[harris	-9
[harvest	-16
[has	-9900
[hat	-11
[hatch	-9900
[hatchery	-17
[hates	-17
[hats	-13
[hauled	-9
[have	-9900
[haven't	-26
[having	-9900
[hawks	-21
[hay	-16
[hazard	9
[haze	-19
[he	-9900
[he'd	-9900
[he's	-9900
[head	-20
[head's	-9
[header	-14
[heading	-10
[headings	-22
[headphones	-13
[heads	-9900
[headset	-9
[headstone	12
[headstones	-22
[health	-9900
[heaped	-10
[hear	-9900
[heard	-24
[hearing	-35
[hears	-11
[hearse	-16
[hearth	-13
[heat	-9900
[heated	-27
[heater	-10
[heaters	-15
[heating	-9900
[heats	-12
[heavier	-13
[heaviest	-19
[heaving	-11
[heavy	-18
[hectares	-17
[hedge	-11
[hedgehog	-13
[hedgehogs	-19
[heel	-16
[height	-9900
[held	-9900
[helicopter	-20
[helix	-17
[hello	-9900
[helmet	-17
[helmets	-9
[help	-9900
[helped	-10
[helper	-16
[helpers	-23
[hemi	-12
[hems	-20
[hence	-24
[henna	-16
[her	-9900
[herbarium	15
[here	-9900
[here's	-9900
[heron	-14
[hey	-9900
[hi	-9900
[hide	-19
[high	-9900
[higher	-20
[highway	-10
[hill	-16
[him	-9900
[himself	-9900
[hind	-9
[hindu	-17
[hinge	-9
[hip	-8
[hips	-17
[hire	10
[hired	-29
[hirer	-9
[hires	-18
[his	-9900
[hisses	-11
[history	-14
[hit	-9900
[hitch	-14
[hits	-18
[hives	-27
[hiya	-20
[hmp	-11
[hmrc	-14
[hoa	-9
[hoist	-17
[hold	-9900
[holder	-9900
[holding	-9900
[hole	-9900
[holes	-9900
[holiday	-29
[holidays	-11
[hollow	-13
[home	-20
[honestly	-15
[honour	-14
[hood	-9900
[hook	-9900
[hooks	-11
[hoover	-14
[hope	-9900
[hoping	-31
[hopper	-19
[horizontal	-14
[horn	-19
[horse	12
[horse's	-17
[horses	12
[horseshoe	-8
[hose	-9900
[hosed	-8
[hospital	-17
[hospital's	-18
[hospitals	-17
[host	-23
[hostel	-18
[hosts	-21
[hot	11
[hotel	-9900
[hotline	-11
[hotter	-13
[hour	-9900
[hourly	-12
[hours	-9900
[house	-46
[household	-14
[households	-8
[housekeeper	-18
[housekeeping	-9900
[houses	-24
[housing	-26
[hove	-17
[how	43
[how's	-9
[how-to	-21
[however	-9900
[hr	-9900
[hrs	-9900
[hse	-23
[hub	-10
[hubspot	-11
[hugo	-15
[hull	-20
[humidity	-11
[hundred	-9900
[hung	-9900
[hurt	-14
[husband	-18
[hut	-9900
[hydrants	-19
[hydraulic	-17
[hydrometer	-9
[hygiene	-22
[hymn	-12
[i	-39
[i'd	-9900
[i'll	-9900
[i'm	-9900
[i've	-9900
[i-5	-11
[i.e	-12
[id	-9900
[idea	-31
[ideally	-12
[identity	9
[if	-23
[iftar	-21
[ignore	-13
[ii	-15
[iii	-10
[ill	-21
[ilse	-9
[imagine	-18
[imam	-14
[immediate	-8
[immediately	-9900
[immigration	-16
[imogen	-8
[impedance	-10
[import	-23
[important	-16
[importer	-16
[impression	-21
[impressions	-24
[imran	-15
[in	-60
[inch	-9900
[inches	-17
[incident	10
[include	-15
[included	-9900
[includes	-15
[including	-27
[incoming	-10
[index	-16
[indicator	-17
[indoors	-26
[ines	-9900
[infants	-10
[infected	-20
[inflation	-9
[inform	-27
[information	-22
[informed	-9900
[informs	-13
[infusion	-16
[ingrid	-19
[inherited	-15
[initial	-9900
[initials	-9900
[injury	-13
[ink	-9900
[inlet	-18
[inn	-16
[inside	-9900
[inspected	-20
[inspecting	21
[inspection	-9900
[inspector	-9900
[inspectors	-16
[inspects	-17
[instance	-24
[instead	-9900
[instruction	-10
[instructor	-13
[instructors	-10
[instrument	10
[instruments	-19
[insulation	-25
[insulin	-10
[insurance	-9900
[insured	-12
[insurer	-22
[insurers	-21
[intended	-11
[intercom	-12
[interest	-15
[interlibrary	11
[intern	-11
[internal	-17
[internet	-11
[interns	-18
[interpreter	-13
[interpreters	-21
[interruption	-13
[interval	-12
[interviews	-10
[into	-9900
[intro	-22
[inventory	-17
[invert	-15
[invigilator	-9
[invigilators	-21
[invoice	-9900
[invoices	-15
[involved	-9
[iodine	-12
[irish	-9
[iron	-12
[irrigation	9
[is	-9900
[ish	-13
[isle	-10
[isn't	-9900
[iso	-11
[isolate	-11
[isolated	-19
[isolates	12
[isolation	-21
[isolator	-21
[issue	9
[issued	-26
[issues	-23
[issuing	20
[it	-9900
[it'll	-27
[it's	-48
[item	-9900
[items	-15
[its	-9900
[itself	-9900
[ivory	-14
[j	-10
[jabs	-15
[jack	-9
[jackdaws	-17
[jacket	-14
[jackets	-12
[jam	-13
[jamb	-16
[jan	-13
[january	-9900
[japan	-17
[japanese	-11
[jar	-9900
[jargon	-16
[jars	-27
[jaw	-9
[jaz	-13
[jean	-9900
[jess	-14
[jetty	-20
[jewellery	-12
[jewelry	-22
[ji	-11
[jib	-14
[jill	-12
[jo	-17
[joan	-12
[job	-29
[jobs	-16
[jog	-15
[joint	-18
[joints	-17
[joke	-9
[joking	-19
[jonas	-20
[jot	-17
[joy	-16
[joyce	-10
[judge	-17
[judges	-8
[jug	-15
[july	-9900
[jump	-15
[jumps	-18
[junction	-25
[june	-9900
[junior	-20
[jury	-22
[just	-9900
[k	-18
[karaoke	-17
[kayak	9
[keen	-12
[keep	-9900
[keeper	-9900
[keepers	-17
[keeping	-14
[keeps	-9900
[keg	-19
[kegs	-19
[keith	-15
[kennel	-13
[kennels	-17
[kent	-14
[kept	-9900
[kessler	-15
[kettle	-9900
[kev	-9900
[key's	-15
[keyholder	-9
[keypad	-14
[kg	-9900
[kick	-18
[kicked	-14
[kid	-9900
[kid's	-20
[kids	-9900
[kilbride	-13
[kill	-26
[kills	-11
[kiln	12
[kilo	-19
[kilometres	-14
[kilos	-9900
[kim	-12
[kind	-9900
[kindly	-9900
[kiosk	15
[kirsty	-13
[kitchen	-9900
[kits	-14
[km	-8
[km/h	-15
[knee	-9900
[knees	-15
[knew	-16
[knives	-18
[knock	-9900
[knocks	-24
[knot	-21
[knots	-9900
[knotted	-19
[know	-9900
[known	-12
[knows	-9900
[kowalczyk	-8
[kt	-8
[kulkarni	-9
[kyle	-19
[l	-17
[lab	-9900
[label	-9900
[label's	-18
[labels	-16
[laboratory	-8
[lace	-16
[laces	-15
[lacquer	-13
[lad	-9900
[ladder	-9900
[ladders	-13
[ladies	-35
[ladies'	-11
[lading	-10
[ladle	-15
[lads	-9900
[lady	-9900
[lady's	-12
[laid	-9900
[lake	-18
[lamb	-16
[lambing	10
[laminate	-11
[laminated	-29
[lamp	-9900
[lamps	-17
[land	-13
[landfill	-17
[landlord	-24
[lands	-20
[langar	19
[language	-9
[languages	-18
[lantern	-22
[lanyards	-10
[lanzarote	-14
[lap	-20
[large	-20
[larvae	-11
[laser	-15
[last	-9900
[latch	-19
[later	-9900
[laugh	-20
[laughed	-16
[laughing	-15
[law	-9900
[lawn	-23
[lawyer	-26
[lay	-9900
[layers	-20
[layout	-13
[lays	-17
[lbs	-9
[lead	-9900
[leader	-9900
[leads	11
[leaf	-24
[leaflet	-19
[leaflets	-16
[league	-17
[leak	-22
[leaks	-23
[lean	-20
[lean-to	-12
[leaning	-9
[leans	-15
[learn	-9
[learned	-19
[learner	-15
[learning	-13
[learnt	-12
[lease	-22
[least	-9900
[leather	-14
[leave	-9900
[leaver	13
[leavers	11
[leaves	-9900
[leaving	-12
[led	-11
[ledger	-14
[lee	-9900
[leeds	-9
[left	-9900
[leg	-9900
[legal	-9900
[legs	-9900
[leicester	-14
[lemon	-11
[len	-18
[lena	-15
[lend	-11
[lending	11
[lends	19
[length	-9900
[lens	-20
[lenses	-11
[lent	-17
[less	-9900
[lesson	-19
[lessons	-13
[let	-9900
[let's	-9900
[lets	-9900
[letter	-9900
[letters	-9900
[lettings	-12
[level	-9900
[levels	-14
[lever	-9
[lexus	-10
[librarian	-19
[libraries	-17
[library	-9900
[licence	-9900
[license	-24
[licensed	-16
[licensing	-13
[lid	-9900
[lidded	-13
[lids	-18
[lie	-23
[lies	-9
[life	-24
[lifeboat	-11
[lifeguard	-11
[lifejackets	-11
[lifted	-9900
[lifting	-26
[lifts	-23
[light	-9900
[lighthouse	-22
[lighting	18
[lightly	-8
[lights	-9900
[like	-9900
[liked	-15
[likes	-25
[lilies	-11
[limb	-9
[limbs	-16
[lime	-14
[limit	-9900
[limits	-20
[limo	-17
[lin	-16
[lincoln	-14
[lindqvist	-18
[lined	-12
[linens	-15
[lines	-9900
[lining	-15
[link	-18
[links	-8
[liquid	9
[liquids	-12
[lisbon	-19
[lisle	-9
[list	-9900
[listed	-27
[listen	-9900
[listens	-13
[lists	-14
[lit	-9
[literally	-16
[lithium	-10
[litres	-9900
[litter	-15
[little	-9900
[live	-9900
[liver	-9
[lives	-14
[llc	-14
[load	-9
[loaded	-9900
[loader	-21
[loading	12
[loads	10
[loans	-26
[lobby	-17
[local	11
[location	-14
[locations	-14
[loch	-11
[locked	-9900
[locker	-16
[lockers	-20
[locking	-16
[lockout	18
[locks	-9900
[locksmith	-20
[locum	-14
[locums	-17
[log	-9900
[logger	-10
[logo	-19
[lol	-9900
[loma	-8
[lone	18
[long	-9900
[longer	-9900
[loo	-13
[look	-40
[looked	-9900
[looking	-28
[looks	-9900
[loop	-18
[loops	-10
[loose	-9900
[loosen	-10
[lorna	-19
[lorry	-9900
[lose	-9900
[loss	-9900
[lost	26
[lotte	-14
[lou	-9900
[loud	-9900
[loupe	-10
[love	-9900
[lovely	-9900
[low	-9900
[lower	-9900
[lowered	-22
[lowering	15
[lowers	-16
[lowest	-19
[ltd	-20
[luck	-24
[lucky	-15
[lucy	-19
[ludlow	-18
[ludmila	-10
[luis	-17
[lukewarm	-15
[lumb	-11
[lumps	-13
[lunch	-9900
[lungs	-15
[lupe	-16
[lx	-13
[lying	-22
[m	-9900
[ma'am	-18
[machine	-40
[machine's	-15
[machines	-9900
[machinist	-14
[mad	-18
[madam	-9
[made	-9900
[magazine	-24
[magda	-14
[magnet	-21
[magnets	-13
[mags	-17
[mail	-9900
[mailbox	-18
[mailed	-18
[mails	-13
[main	-9900
[mainly	-28
[maintenance	-19
[make	-35
[make-up	-18
[maker	-18
[makes	-9900
[making	-18
[malcolm	-12
[mall	-11
[man	-13
[manage	-30
[managed	-18
[management	-29
[manager	-9900
[manager's	-22
[managers	-18
[managing	12
[mane	-18
[manhole	-17
[manifest	-10
[manifold	-10
[manila	-16
[manner	-15
[manny	-17
[manual	-31
[manuals	-12
[many	-9900
[map	-14
[maple	-15
[marble	-14
[march	-9900
[marcus	-11
[mare	-15
[marek	-18
[margin	-19
[marguerite	-13
[marian	-12
[marine	-21
[marionettes	-13
[marisol	-21
[marjorie	-13
[mark	-9900
[marked	-9900
[marker	-12
[market	-17
[marketing	-15
[marks	-9900
[marquee	-13
[marriage	-17
[married	-14
[marshal	-25
[marta	-18
[mask	-9900
[masking	-22
[masks	-24
[masters	-26
[mat	-16
[match	-9900
[matched	-13
[matching	-22
[mate	-9900
[material	-26
[matinee	-14
[mats	-9900
[matter	-9900
[matters	-9900
[mattress	-23
[mattresses	-16
[maureen	-17
[maureen's	-10
[max	-9900
[maximum	-9900
[may	-9900
[maybe	-26
[mayor	-17
[me	-9900
[meal	-8
[meals	-15
[mean	-9900
[means	-9900
[meant	-27
[meanwhile	-11
[measure	-9900
[measured	-9900
[measures	-17
[measuring	-16
[meat	-20
[mechanic	-9900
[mechanical	-32
[medals	-13
[media	-17
[medication	-15
[medicine	-9900
[medium	-20
[meds	-12
[meera	-16
[meet	-9900
[meeting	-9900
[meets	-9900
[meg	-11
[melt	-11
[melts	-12
[member's	-15
[members	-9900
[members'	-20
[memes	-10
[memo	-9900
[memorial	10
[memorials	-23
[memory	-9900
[men	-9900
[mend	-8
[mending	-14
[mensah	-15
[mention	-13
[mentioned	-14
[mentions	-16
[menu	-14
[mercury	-25
[merge	-8
[merged	-13
[meridian	-8
[mesa	-8
[mesh	-12
[mess	-25
[message	-9900
[met	-12
[metal	-46
[meter	-9900
[meters	-18
[method	-9900
[metre	-9900
[metres	-9900
[mg/l	-10
[mgr	-18
[mic	-20
[mice	-16
[michaelmas	-10
[microscope	-11
[microwave	-9
[mics	-12
[middle	-9900
[midnight	-14
[might	-19
[mike	-12
[mil	-18
[mileage	-14
[miles	-9900
[milk	-11
[mill	-26
[millimetres	-15
[million	-12
[min	-9900
[mind	-9900
[mine	-21
[minibar	-19
[minibus	11
[minimum	-9900
[ministry	-16
[minor	-10
[minors	12
[mins	-26
[minus	-16
[minute	-9900
[minuted	-14
[minutes	-9900
[mirrors	-19
[misfire	-17
[miss	-18
[missed	-9900
[misses	-11
[missing	-9900
[missus	-13
[mistake	-14
[mite	-15
[mix	-9900
[mixed	-9900
[mixer	-17
[mm	-9900
[mo	-9900
[moan	-11
[mobs	-16
[model	-10
[models	-16
[moira	-23
[moisture	-24
[mom	-17
[moment	-24
[mon	-9900
[monday	-9900
[mondays	-18
[money	-9900
[month	-9900
[month's	-8
[monthly	27
[months	-9900
[mop	-9
[more	-9900
[morn	-13
[morning	-30
[mornings	-14
[mortars	-12
[moses	-17
[most	-9900
[mostly	-9900
[moth	-17
[mother	-9900
[mother's	-24
[mothers	-15
[motor	-20
[motorbikes	-11
[mould	-9900
[moulds	-16
[mouldy	-13
[mount	-23
[mountain	12
[mouse	-18
[mouth	-9900
[move-in	-25
[moved	-9900
[moves	-9900
[moving	16
[mower	-15
[mph	-20
[mr	-9900
[mrs	-9900
[ms	-9900
[much	-9900
[mum	-9900
[mum's	-16
[museum	-15
[mushrooms	-22
[music	-9900
[must	-9900
[mute	-18
[mutual	-12
[my	-34
[myself	-13
[mystery	10
[n	-12
[nacelle	-12
[nadia	-14
[name	-9900
[named	-9900
[nameplate	-9
[names	-9900
[naming	-14
[nap	-17
[nape	-15
[nappy	-17
[natives	-20
[navel	-18
[near	-9900
[nearest	-9900
[nearly	-24
[neck	-9900
[need	-9900
[needed	-9900
[needful	-16
[needle	-21
[needles	-17
[needs	-9900
[negative	-14
[neighbour	-13
[neighbour's	-15
[neighbours	-27
[neither	-9900
[nephew	-27
[nervous	-17
[nest	-18
[nests	-18
[net	-9900
[nets	-11
[networks	-14
[neuro	-10
[neutral	-16
[never	-9900
[new	-15
[newcomers	-9
[news	-21
[newspaper	-12
[next	-9900
[nguyen	-12
[niamh	-20
[nice	-9900
[nicely	-21
[nick	-21
[nicked	-10
[night	-42
[nights	-15
[nine	-26
[nineteen	-25
[ninety	-9900
[ninth	-19
[nip	-11
[nite	-11
[nitrate	-17
[nitrile	-9
[nm	-10
[no	-38
[nobody	-37
[nobody's	-16
[nod	-22
[noise	-13
[non	-14
[none	-9900
[noon	-9900
[noor	-9900
[noose	-11
[nope	-18
[nor	-9
[normal	-9900
[norovirus	-17
[north	-25
[nose	-9900
[not	-9900
[notary	-17
[note	-9900
[notebook	-21
[noted	-9900
[notes	-9900
[nothing	-9900
[notice	-9900
[noticed	-23
[notified	-13
[notion	-12
[nov	-12
[novel	-10
[november	-9900
[now	-9900
[nowhere	-13
[nr	-14
[number	-9900
[numbered	-9900
[numbers	-9900
[nurse	-9900
[nursery	-25
[nurses	-25
[nursing	-27
[nut	-9
[nuts	-19
[nylon	-23
[o'clock	-15
[o2	-13
[object	-12
[oblige	-20
[obliged	-21
[observatory	-19
[observed	-8
[observer	-9
[obtain	-22
[obviously	-19
[occasions	-14
[oct	-13
[october	-9900
[odd	-9
[of	-9900
[off	-9900
[offboarding	12
[offer	-9900
[offered	-9900
[offering	-28
[offers	-12
[office	-9900
[officer	-9900
[officers	-20
[offices	-19
[official	-21
[officially	-19
[offline	-19
[ofsted	-15
[often	-21
[oh	-9900
[oil	-9900
[ok	-9900
[okafor	-13
[okay	-9900
[okonjo	-14
[ola	-10
[old	-9900
[older	-9900
[oldest	-16
[olu	-13
[omar	-14
[omg	-12
[on	-52
[on-call	-34
[onboard	-13
[once	-40
[one	-46
[one's	-9900
[one-page	-18
[one-pager	-19
[ones	-9900
[online	-9900
[only	-9900
[onto	-9900
[onwards	-17
[open	-16
[opened	-9900
[opener	-21
[opera	-16
[operate	-19
[operated	-11
[operating	-20
[operation	-11
[operations	-9900
[operator	-9900
[operators	-10
[opinions	-17
[opposite	-12
[ops	-9900
[optional	-10
[or	-9900
[orange	-9900
[order	-41
[ordered	-19
[orderlies	-19
[orderly	-12
[ordinary	-18
[original	-9900
[originals	-10
[osei	-18
[osha	-9
[oskar	-9
[oswald's	-18
[other	-9900
[other's	-8
[others	-9900
[otherwise	-9900
[our	-15
[ours	-9900
[ourselves	-9900
[out	-9900
[outboards	14
[outer	-20
[outing	-14
[outlet	-14
[outline	-19
[outside	-9900
[outwards	-8
[ovals	-9
[oven	-9900
[over	-9900
[overdue	15
[overlap	-14
[overlapping	-16
[overlock	-14
[overnight	-9900
[overtime	-9
[owen	-9900
[owes	-10
[owing	-16
[owls	-11
[own	-9900
[owner	-9900
[owner's	-9
[owners	-12
[owns	-28
[owt	-18
[oxygen	-9900
[oyelaran	-12
[oyster	11
[oysters	-29
[oz	-17
[p	-9900
[p2	-9
[pa	-19
[paces	-9
[pack	-26
[packaging	-14
[packed	-12
[packet	-18
[packets	-12
[packing	25
[packs	-9900
[pad	-9900
[padded	-10
[paddle	-13
[paddler	-9
[paddles	-15
[padlock	-19
[padlocks	-9
[pads	-17
[page	-9900
[pager	-14
[pagerduty	-15
[pages	-9900
[paid	-9900
[pain	-20
[painted	-9
[paints	-14
[pair	-9900
[pairs	-9
[pall	-11
[pallet	-24
[pallets	-21
[pam	-16
[pan	-15
[panel	-9900
[panels	-31
[panic	-15
[panicking	-20
[pannier	-8
[pans	-14
[paper	-9900
[papers	-9900
[paperwork	-12
[parachute	-20
[paragraphs	-11
[parcel	10
[parcels	-21
[parchment	-21
[parent	-9900
[parents	-9900
[parents'	-14
[parishes	-15
[park	-9900
[parked	-18
[parking	-9900
[parrot	-13
[part	-9900
[part-timers	-16
[parties	-25
[partner	-9900
[partners	-10
[parts	-9900
[party	-9900
[pass	-9900
[passed	-9900
[passenger	9
[passes	-9900
[passing	-16
[passive	-10
[passport	-9900
[passports	-9900
[password	-17
[past	-9900
[paste	-9900
[pat	-21
[patch	-22
[patient's	-9
[patients	-9900
[pattern	-17
[paul	-11
[pauline	-19
[pause	-17
[pausing	-17
[pavement	-13
[paying	-16
[payments	-34
[payroll	-22
[pays	-9900
[pc	-8
[pdf	-13
[peace	-13
[peak	-11
[pearl	-14
[pedal	-16
[peel	-10
[peg	-21
[pellet	-19
[pencil	-9900
[pencils	-9
[pending	-9
[pendulum	-16
[penned	-14
[pens	-19
[pensioners	-17
[people	-9900
[people's	-26
[per	-9900
[percent	-9900
[perch	-8
[perfect	-17
[perfume	-21
[perhaps	-17
[period	-9900
[permanent	-20
[permission	-17
[permits	-22
[permitting	-19
[person's	-12
[personal	-14
[persons	-9900
[pete	-21
[petra	-12
[petrol	-15
[pets	-9
[ph	-9900
[phantom	-15
[pharma	-13
[pharmacist	-21
[pharmacy	-18
[phoned	-9900
[phones	-9900
[photo	-9900
[photograph	-9900
[photographed	-9900
[photos	-9900
[phrases	-9
[physical	-12
[pianos	-14
[pic	-16
[pick	-9900
[pick-up	18
[picked	-9900
[picker	-8
[pickers	-10
[picks	-9900
[pickup	-29
[picture	-9900
[pictures	-9900
[piece	-9900
[pieces	-9900
[pier	-8
[piet	-8
[pigeons	-11
[pile	-22
[pilot	-22
[pilot's	-11
[pilots	-19
[pin	-9900
[ping	-16
[pink	-9900
[pinned	-16
[pins	-9900
[pip	-16
[pipe	-20
[pipes	-13
[pit	-9900
[pitch	-15
[pivots	-12
[pizza	-13
[placed	-13
[placement	-18
[places	8
[plain	-9900
[plan	-9900
[plane	-15
[planetarium	-18
[planner	-14
[plant	-9900
[plants	-18
[plaster	-21
[plastic	-9900
[plate	-9900
[plates	-9900
[platform	-19
[play	-24
[played	-10
[players	-17
[plays	-11
[pleasant	-17
[please	-9900
[plenty	-14
[plot	-9900
[pls	-9900
[plug	-9900
[plugged	-17
[plugs	-26
[plumber	-10
[plus	-9900
[plywood	-10
[pm	-9900
[po	-9900
[pocket	-9900
[pockets	-9900
[podcast	-23
[point	-9900
[pointed	-10
[pointing	-17
[points	-9900
[poisons	-17
[poke	-10
[pole	-13
[police	-9900
[policy	-27
[polish	-8
[polished	-21
[polite	-9
[politely	-18
[politics	-14
[polling	-12
[polls	-10
[poly	-15
[pond	-22
[ponies	-14
[poo	-10
[pool	16
[poor	-14
[pop	-27
[popcorn	-12
[porch	-10
[port	-9900
[portable	10
[portal	-9900
[porter	-15
[porters	-13
[position	-9900
[positive	-17
[possible	-9900
[post	-9900
[post-mortem	-16
[postage	-10
[postcard	-12
[postcode	-17
[posted	-15
[poster	-20
[posters	-16
[posts	-9900
[pot	-25
[pots	-10
[pouch	-10
[pounds	-9900
[pour	-12
[poured	-9900
[pouring	15
[powder	-15
[power	-9900
[poznań	-10
[ppm	-17
[practice	-9900
[practices	-19
[practise	-17
[praised	-12
[prakash	-9
[prams	-14
[prayer	-15
[pre-trip	17
[precious	-15
[prefer	-15
[pregnant	-12
[preheated	-11
[premises	-10
[prep	-10
[preparation	11
[prepare	-32
[prepared	-15
[prepares	12
[preschool	-12
[prescription	-22
[presence	-9
[present	-9900
[presenter	-24
[preset	-18
[presiding	-26
[press	-9900
[pressed	-8
[presses	-16
[pressing	-20
[pressure	-9900
[pretty	-17
[preview	-8
[previous	-9900
[price	-9900
[prices	-23
[primary	-33
[prime	-17
[primed	-12
[principal	-10
[print	-9900
[printed	-9900
[printer	-15
[printers	-10
[printing	-20
[prints	-25
[priority	-12
[prison	13
[privacy	-8
[private	-9900
[priya	-9900
[priyanka	-14
[probably	-10
[probat	-16
[probation	-14
[probe	-9900
[probed	-18
[probes	-14
[problem	-9
[problems	-14
[procedure	-14
[process	-9900
[processor	-12
[prod	-12
[produce	-30
[producer	-21
[product	-9900
[production	13
[prof	-13
[professional	-20
[program	-18
[programme	-9900
[programmes	-13
[project	-24
[promised	-9900
[pronounced	-13
[proof	-9900
[proofs	-18
[prop	-23
[proper	-34
[properly	-9900
[properties	-9
[property	-9900
[proposed	-13
[propped	-14
[props	8
[prose	-8
[prosthetic	20
[prosthetics	-12
[protocol	-10
[prove	-16
[proves	-9
[proving	-13
[pryce	-13
[psi	-9
[pt	-11
[public	-22
[pull	-9900
[pulled	-9900
[pulling	-21
[pulls	-9900
[pulse	-16
[pump	-9900
[pump-out	-20
[pumps	-16
[punch	-13
[pune	-15
[pupil	-8
[pupils	-14
[puppy	-18
[purchasing	-11
[purple	-9900
[purpose	-9900
[pus	-12
[push	-9900
[pushes	-15
[pushing	-19
[put	-9900
[puts	-9900
[putting	11
[pyro	-10
[qa	-9900
[qc	12
[quad	-12
[quality	-9900
[quantity	-9
[quarantine	13
[quarrel	-17
[quarry	-25
[quarter	-9900
[quarterly	-22
[quarters	-23
[quay	-11
[queen	-11
[queries	-14
[question	-9900
[questions	-9900
[queue	-9900
[quickly	-9
[quid	-24
[quiet	-9900
[quill	-22
[quit	-16
[quite	-18
[quiz	-19
[quotation	-13
[quote	-9900
[quotes	-10
[r	-9900
[rabbi	-9
[rabbits	-15
[race	-22
[racing	-18
[rack	-9900
[racks	-17
[radar	-15
[radio	-9900
[radios	-9900
[raffle	-9
[rags	-17
[rail	-9900
[rails	-13
[railway	-29
[rain	-9900
[raining	-15
[raise	-16
[raised	-9900
[raising	-19
[raizer	-11
[rake	-24
[raking	16
[ramadan	-15
[ramona	-17
[ramp	-9900
[ran	-15
[random	10
[rang	-9900
[range	-12
[ranger	-14
[rare	11
[rash	-20
[rashid	-14
[rasp	-13
[rat	-11
[rate	-9900
[rates	-13
[rather	-9900
[ratio	-19
[rats	-14
[ravi	-9900
[raw	-20
[ray	-14
[razor	-14
[rd	-11
[re	-9900
[reach	-9900
[reached	-12
[reaction	-20
[reacts	-13
[read	-9900
[readable	-13
[reader	-9900
[readers	-12
[reading	-9900
[readings	-9900
[ready	-9900
[real	-9900
[realised	-19
[really	-22
[rear	-12
[reason	-9900
[reasons	-14
[recall	-23
[recalled	-14
[receipt	-10
[receipts	-15
[receive	-12
[received	-16
[receiver	-9
[receives	14
[receiving	14
[reception	-9900
[recital	-13
[recommend	-9
[reconciliation	-16
[record	-9900
[recorded	-22
[recorder	-11
[recording	-9900
[records	-9900
[recovered	-9
[recycling	-21
[red	-9900
[redo	-10
[reed	-13
[reef	-18
[reel	-13
[reels	-19
[ref	-16
[reference	-9900
[referral	-8
[refill	-19
[refractometer	-11
[refund	16
[refunded	-14
[refunds	-17
[refusal	-16
[refuse	-9900
[refused	-9900
[refuses	11
[refusing	-19
[reg	-16
[regard	-18
[regarding	-22
[regards	-9900
[region	-12
[regional	-29
[registered	-15
[registers	-20
[registrar	-9900
[registration	-15
[regret	-11
[regular	-24
[regulator	-15
[reinstall	-11
[reject	-9900
[rejections	-11
[relative	-9900
[relatives	-16
[relaxed	-19
[release	-22
[released	-9900
[releases	-19
[releasing	17
[relief	-14
[remain	-14
[remains	-14
[remake	-12
[remark	-15
[remarks	-19
[remember	-17
[remembers	-12
[remind	-9
[reminder	-9900
[reminds	-11
[remote	14
[removal	-24
[removed	-14
[renal	-15
[renewal	-15
[renewed	13
[rental	18
[rents	-24
[reorder	-10
[rep	-26
[repainted	-11
[replaced	-9900
[replacement	-20
[replaces	-18
[reply	-22
[report	-9900
[reported	-9900
[reporter	-16
[reporting	-19
[reports	-9900
[reprocessing	-18
[reps	-12
[request	-9900
[requested	-22
[requester	-13
[requests	-9900
[required	-11
[requires	-27
[reservation	-9
[reserve	-16
[reservoir	-19
[resetting	15
[resident	9
[residents	10
[resin	-15
[resolved	-26
[respond	-8
[responsibilities	-20
[responsibility	-17
[responsible	-23
[rest	-9900
[restart	-12
[restaurants	-21
[rested	-14
[restock	14
[restore	-14
[restricted	-15
[restringing	12
[restroom	-18
[rests	-22
[result	-9900
[results	-14
[resurfacing	-29
[retire	-19
[retired	-19
[retires	-9
[retiring	-16
[returned	-9
[returning	15
[returns	-16
[rev	-9900
[reverse	-10
[reversed	-9
[revert	-12
[review	-9900
[reviewed	-13
[reviews	-9
[rewritten	-11
[reyes	-8
[rgds	-15
[rhubarb	-16
[ribbon	-20
[rick	-11
[ride	-9900
[riders	-25
[rides	-23
[ridge	-13
[rig	-17
[right	-9900
[rim	-9900
[rind	-13
[ring	-9900
[rings	-9900
[rink	-27
[rinse	-9900
[rinsed	-19
[rinses	-21
[ripe	-13
[rise	-11
[risk	-9900
[river	-13
[riverside	-13
[road	-9900
[roast	-9
[roasting	14
[rock	-8
[rocks	-16
[rode	-14
[rods	-20
[roger	-17
[rolled	-23
[roller	-21
[rollers	-10
[rolling	-29
[rolls	-19
[roman	-9
[ron	-18
[roof	-9900
[roofing	-16
[room	-27
[rooms	-9900
[root	-11
[roots	-14
[rope	-9900
[ropes	-9900
[roses	-19
[roster	-15
[rot	-10
[rota	-9900
[rotate	-18
[rotavator	-15
[rotterdam	-15
[rough	-20
[roughly	-34
[round	-41
[rounds	-15
[routine	-35
[row	-9900
[rows	-18
[royal	-21
[rub	-19
[rubbed	-13
[rubber	-22
[rubbing	-19
[rubs	-10
[rude	-14
[rug	-17
[rule	-22
[rules	-38
[rump	-10
[run	-39
[runbook	-23
[rung	-9900
[runner	-16
[runners	-17
[runs	-9900
[rush	-12
[rust	-15
[ruth	-9900
[rye	-25
[s	-9900
[sachet	-16
[sack	-19
[sacks	-11
[sacristan	-14
[sacristy	-15
[saddle	-16
[safe	-9900
[safeguarding	-20
[safely	-12
[safety	-14
[said	-9900
[sailing	-19
[sails	-9
[sake	-14
[salary	-12
[sale	-9900
[sales	-13
[salinity	-12
[sally	-9
[salon	-19
[salt	-9900
[same	-9900
[samples	-9900
[sampling	-27
[sand	-9900
[sandbag	10
[sandbags	-14
[sandra	-17
[sandwiches	-18
[sap	-12
[sat	-9900
[sato	-16
[saturday	-9900
[saturday's	-23
[saturdays	-20
[save	-16
[saved	-10
[saves	-13
[saw	-9900
[saws	-13
[sawyer	-17
[say	-9900
[saying	-25
[says	-9900
[scaffold	-30
[scaffolder	-9
[scaffolding	-21
[scale	-9900
[scales	-12
[scalp	-15
[scan	-9900
[scanned	-9900
[scanner	-16
[scans	-13
[scar	-8
[scare	-11
[scarves	-21
[scene	-11
[scenery	-16
[schedule	-14
[school	-19
[school's	-14
[schools	-29
[scissors	-13
[scones	-10
[scoop	-17
[scope	-9900
[score	-9900
[scottish	-13
[scout	-11
[scouts	-9
[scrap	-9900
[scrape	-9900
[scraped	-13
[scraper	-14
[scratch	-9900
[scratches	-21
[screen	-9900
[screens	-28
[screw	-15
[screwdriver	-16
[screwdrivers	-12
[screws	-18
[scribble	-12
[scribbles	-13
[script	-24
[scroll	-13
[scrub	-10
[scrubbed	-15
[scrubs	-11
[scuba	-19
[scum	-11
[sea	-13
[seal	-9900
[sealed	-9900
[seals	-11
[seam	-15
[seams	-13
[sean	-15
[searches	-8
[searching	12
[season	-9900
[season's	-13
[seasonal	-37
[seasons	-18
[seat	-9900
[seating	-18
[seats	-11
[seaward	-9
[sec	-18
[second	-9900
[secondary	-18
[seconds	-9900
[secretariat	-8
[secretary	-9900
[secrets	-13
[secs	-17
[section	-9900
[section's	-10
[sections	-20
[security	-9900
[sedated	-13
[sedation	-17
[see	-9900
[seeing	-20
[seem	-18
[seen	-9900
[sees	-9900
[self	-17
[self-storage	-11
[selfie	-13
[sell	-22
[seller	-14
[selling	-22
[sells	-15
[semen	-20
[send	-9900
[sends	-9900
[senior	-9900
[sensor	-13
[sent	-9900
[sentences	-14
[separate	-9900
[sept	-15
[september	-9900
[serial	-9900
[series	-22
[serious	-12
[serve	10
[served	-19
[service	-9900
[services	-9900
[session	-9900
[sessions	-12
[set	-9900
[sets	-9900
[setting	15
[settle	-14
[settling	-12
[seven	-9900
[seventy	-23
[several	-15
[sew	-20
[sewing	13
[sex	-14
[sexton	-9900
[shade	-19
[shake	-9900
[shaken	-10
[shakes	-10
[shall	-9900
[shambles	-16
[shanice	-19
[shape	-12
[share	-31
[sharon	-16
[sharp	-11
[sharpened	-12
[sharply	-14
[sharps	-11
[shave	-11
[she	-9900
[she'd	-25
[she'll	-11
[she's	-9900
[shearer	-10
[shed	-9900
[shedding	-18
[sheep	15
[sheet	-24
[sheets	-9900
[shelf	-9900
[shell	-12
[shells	-22
[shelter	-20
[shelves	-15
[sheriff's	-10
[sherry	-10
[shes	-10
[shield	-12
[shifts	-10
[shines	-14
[ship	-12
[shipper	-11
[shipping	-9
[shirt	-11
[shod	-20
[shoe	-27
[shoes	-9900
[shona	-14
[shoot	-14
[shop	-9900
[shorn	-11
[short	-9900
[shorter	-14
[shot	-22
[should	-9900
[shoulder	-15
[shout	-9900
[shouting	-9900
[shouts	-12
[shovel	-14
[shovels	-10
[show	-9900
[showed	-17
[shower	-16
[showers	-13
[showing	-15
[shown	-9900
[shows	-9900
[shredder	-16
[shredding	-10
[shrimp	-12
[shrink	-9
[shut	-23
[shutdown	-20
[shutoff	-17
[shuts	-21
[shutter	-19
[shutters	-12
[sick	-9900
[side	-9900
[sides	-9900
[sieve	-14
[sieved	-9
[sight	-11
[sign	-39
[signal	-15
[signals	-22
[signature	-9900
[signed	-9900
[signs	-9900
[sikh	-18
[silence	-13
[silica	-22
[silicone	-8
[sill	-10
[silly	-9
[silo	-14
[silver	-15
[simone	-16
[simple	-9900
[simply	-22
[since	-9900
[singing	-9
[single	-9900
[sink	-9900
[sinks	-9
[sir	-9900
[sir/madam	-14
[siren	-11
[sirs	-9
[sister	-9900
[sisters	-11
[sit	-9900
[site	-9900
[sites	-19
[sits	-9900
[sitting	-26
[six	-9900
[sixes	-15
[sixteen	-16
[sixth	-12
[sixty	-9900
[size	-9900
[sizes	-16
[skate	-15
[skates	-16
[skating	-18
[skerry	-14
[sketch	-16
[ski	9
[skid	-14
[skim	-11
[skip	-9900
[skipped	-8
[skipper	-9900
[skipper's	-9
[skirting	-23
[skis	14
[sky	-18
[slab	-18
[slack	-10
[slacken	-12
[slant	-14
[slate	-12
[sleep	19
[sleeping	-25
[sleeps	-11
[sleeves	-20
[slept	-11
[slid	-9
[slide	-9900
[slider	-11
[slides	-8
[sling	-14
[slinger	-19
[slings	-10
[slip	-9900
[slips	-9900
[slot	-9900
[slow	-9900
[slowly	-9900
[sludge	-11
[slugs	-13
[sluice	-12
[slump	-14
[sm	-14
[small	-9900
[smaller	-22
[smallest	-20
[smalls	-13
[smell	-9900
[smelling	-16
[smells	-9900
[smile	-15
[smoke	-8
[smokes	-15
[smoking	-9900
[sms	-11
[snake	-20
[snakes	-22
[snap	-22
[sniff	-9900
[snowflake	-11
[so	-9900
[soak	-24
[soaked	-16
[soap	-9900
[soapy	-18
[sober	-16
[soc	-14
[social	-20
[society	-12
[sock	-15
[socket	-13
[sockets	-18
[socks	-16
[sofa	-11
[sofas	-18
[softener	-11
[soil	-15
[soiled	10
[solar	15
[sold	-9900
[solder	-11
[sole	-16
[soles	-11
[solid	-14
[solution	-19
[solved	-8
[solvent	-24
[some	-9900
[somebody	-12
[somebody's	-9900
[someone	-9900
[someone's	-15
[something	-9900
[something's	-12
[sometimes	-15
[somewhere	-14
[son	-12
[sonde	-14
[song	-10
[sons	-15
[soon	-9900
[sooner	-9
[sop	-16
[sore	-21
[sorry	-9900
[sort	-9900
[sorted	-19
[sorts	-18
[sound	-9900
[sounded	-9
[sounds	-9900
[soup	-16
[sour	-21
[source	-18
[sources	-8
[sourdough	17
[south	-15
[spa	-12
[space	-14
[spacers	-14
[spaniel	-14
[spanish	-16
[spare	-9900
[spares	-22
[spawn	-16
[speak	-9900
[speaker	-17
[speaking	-25
[speaks	-17
[special	-19
[specialist	-11
[species	-21
[specifically	-15
[specimen	-12
[specs	8
[speech	-15
[speed	-9900
[speeding	-18
[spell	-20
[spelled	-22
[spelling	-26
[spent	-22
[spill	-23
[spindle	14
[spine	-14
[spirit	-19
[spits	-8
[splash	-15
[splice	-12
[split	-10
[splits	-11
[spoke	-14
[spoken	-12
[sponsor	-14
[spoon	-20
[spoons	-12
[spot	-9900
[spots	-9900
[spotter	-15
[sprayed	-9
[spraying	-15
[sprays	-12
[spread	-19
[spreaders	-9
[spring	-9900
[springs	-16
[sprinklers	-9
[sprint	-20
[square	-9900
[squeegee	-17
[squeeze	-18
[sr	-10
[st	-9900
[stab	-15
[stable	-12
[stack	-11
[stacked	-18
[staff	-9900
[stage	-9
[staging	-17
[stained	-24
[stains	-12
[stair	-19
[stairlifts	-26
[stairs	-9900
[stakes	-17
[stall	-11
[stamp	-9900
[stamped	-14
[stamps	-23
[stand	-9900
[stand-up	-14
[standard	-9900
[standards	-19
[standby	-8
[standing	-9900
[stands	-9900
[staple	-20
[stapled	-21
[staples	-14
[star	-9900
[stars	-16
[start	-9900
[started	-9900
[starter	-27
[starters	-20
[starting	-12
[starts	-9900
[startup	-12
[state	-9900
[statement	-9
[states	-9
[static	-20
[station	-9900
[stations	-24
[status	-13
[stay	-9900
[stayed	-16
[staying	-12
[stays	-9900
[steady	-10
[steam	-26
[steel	-9900
[steep	-17
[steering	-10
[stem	12
[stems	-20
[step	-9900
[step-by-step	-15
[steph	-10
[stepladder	-12
[steps	-9900
[sterile	-20
[stern	-9
[steward	-23
[stewards	9
[stick	-10
[sticker	-9900
[stickers	-21
[sticks	-9900
[sticky	-16
[stiff	-12
[still	-9900
[stinks	-9
[stir	-20
[stitch	-12
[stitches	-10
[stock	-9900
[stockroom	-9
[stole	-13
[stone	-9900
[stones	-28
[stood	-9900
[stop	-21
[stopcock	-12
[stopped	-9900
[stops	-9900
[store	-9900
[stored	-9900
[stores	-20
[storm	-12
[story	-11
[stove	-14
[stoves	-12
[straight	-9900
[strain	-15
[strap	-9900
[straps	-9900
[straw	-17
[street	-9900
[stretch	-18
[stretcher	-17
[strike	-16
[strimmer	-10
[string	-9900
[strings	-18
[strip	-9900
[stripped	-13
[stripping	17
[strips	-11
[stroke	-11
[strokes	-18
[strong	-22
[strongest	-11
[strongroom	-16
[struck	-16
[stu	-20
[stubby	-17
[stuck	-9900
[student	-9900
[students	-9900
[studies	-8
[studio	-13
[studs	-12
[stuff	-12
[stuffed	12
[style	-23
[sub	-17
[subject	-9900
[submarine	-26
[submit	-22
[subs	-15
[successor	-16
[such	-9900
[suck	-14
[sue	-9900
[sugar	-19
[suggested	-14
[suggestion	-14
[suit	-9900
[suitable	-18
[suite	-18
[suits	-15
[sulphur	-15
[summary	-16
[summer	-9900
[summers	-13
[sun	-9900
[sunday	-33
[sundays	-9900
[sundown	-9
[sunset	-13
[super	-15
[superintendent	-19
[supermarket	-16
[supersedes	-16
[supervisor	-9900
[supplied	-18
[supplier	10
[suppliers	-15
[supply	-15
[support	-9900
[supposed	-21
[supt	-13
[sure	-9900
[surface	-11
[surgeries	-15
[surgery	-9900
[surprised	-14
[survey	-20
[surveyor	-24
[suspect	-11
[suspected	10
[suspects	-10
[swallow	-10
[swap	-9900
[swapped	-17
[swapping	19
[swaps	-16
[swarm	15
[swatch	-12
[swear	-18
[sweats	-8
[sweeping	9
[sweeps	-19
[sweet	-12
[swell	-20
[swelled	-14
[swept	-18
[swim	-14
[swing	-27
[swings	-8
[swiss	-17
[switch	-9900
[switchboard	-23
[switched	-17
[switches	-15
[swollen	-22
[swore	-17
[synagogue	14
[syringe	-11
[system	-9900
[systems	-12
[t	-9
[ta	-9900
[tab	-10
[table	-9900
[tables	-21
[tablet	-9900
[tablets	-17
[tabs	-21
[tack	-20
[tag	-9900
[tagged	-19
[tags	-9900
[tail	-9900
[taken	-9900
[takes	11
[taking	32
[talc	-16
[talked	-20
[talking	-9900
[talks	-9900
[tally	-17
[tank	-10
[tanks	-9900
[tansley	-9
[tanya	-13
[tap	-9900
[tape	-9900
[taped	-21
[tapes	-19
[taps	-17
[tare	-19
[target	-18
[tarp	-26
[task	-19
[taste	-21
[tattoos	-8
[taught	-11
[tax	-9900
[taxes	-14
[taxi	-17
[taxpayer	-11
[tbh	-23
[tea	-9900
[teacher	-9900
[teachers	-17
[team	-9900
[teams	-10
[tear	9
[tears	-10
[teas	-11
[tech	-9900
[technical	-11
[technician	-9900
[technicians	-25
[teeth	-22
[telephone	-9900
[telephones	-18
[tell	-9900
[telling	-19
[tells	-9900
[temp	-9900
[temperature	11
[temperatures	-9
[tempering	14
[template	-9900
[temporary	13
[ten	-9900
[tenancy	-18
[tenants	-17
[tenants'	-13
[tension	-25
[tent	-10
[term	-12
[terminal	11
[terms	-14
[terrace	-11
[tess	-9900
[tested	-9900
[tester	-10
[testing	-28
[tests	-9900
[text	-9900
[texted	-9
[texts	-9900
[than	-9900
[thank	-9900
[thanked	-14
[thanks	-9900
[thanksgiving	-15
[that	-9900
[that'd	-8
[that'll	-19
[that's	-9900
[thats	-26
[thaw	-18
[the	-25
[theatre	-9900
[their	-9900
[theirs	-16
[them	-9900
[them's	-16
[themself	-8
[themselves	-9900
[then	-9900
[theo	-11
[there	-9900
[there'd	-15
[there's	-9900
[therefore	-28
[theres	-23
[thermal	-13
[thermometer	-20
[thermos	-12
[thermostat	-17
[these	-9900
[they	-43
[they'd	-16
[they'll	-10
[they're	-9900
[they've	-9900
[thick	-16
[thin	-31
[thing	-9900
[things	-9900
[think	-9900
[thinking	-22
[thinks	-23
[thinned	-19
[thinners	-17
[third	-9900
[thirds	-23
[thirty	-9900
[thirty-four	-17
[thirty-one	-15
[this	-9900
[thornbury	-18
[those	-9900
[though	-9900
[thought	-9900
[thoughts	-20
[thousand	-9900
[thread	-9900
[threads	-20
[three	-9900
[through	-9900
[throughout	-14
[throw	-9900
[throwing	-17
[thrown	-9900
[throws	-15
[thru	-16
[thu	-17
[thumb	-9900
[thumbnail	-9
[thumbs	-21
[thurs	-16
[thursday	-9900
[thursday's	-13
[thursdays	-19
[thx	-20
[tick	-9900
[ticked	-16
[ticket	-9900
[ticketing	-20
[tickets	-9900
[ticking	-20
[ticks	-9900
[tide	-14
[tidied	-15
[tidy	-15
[tie	-9900
[tied	-9900
[ties	-9900
[tight	-9900
[tightened	-11
[til	-11
[tiles	-13
[till	-9900
[tilted	-10
[tim	-13
[time	-9900
[timer	-13
[times	-9900
[tin	-9900
[tines	-11
[tins	-13
[tint	-20
[tinting	17
[tip	-9900
[tipping	-11
[tips	-13
[tired	-22
[tires	-18
[tissue	-8
[title	-9900
[to	-62
[tobacco	-17
[today	-9900
[toddlers	-11
[toe	-20
[together	-9900
[toilet	-20
[told	-9900
[tom	-9900
[tom's	-11
[tomasz	-18
[tomb	-18
[tomorrow	-20
[ton	-18
[tone	-18
[tongs	-15
[tonight	-21
[tonnes	-20
[too	-9900
[took	-9900
[toolbox	-15
[tools	-9900
[tooth	-13
[topic	-11
[torch	-9900
[torch-on	-14
[torches	-13
[torn	-9900
[torpedo	-13
[torque	-24
[total	-34
[totals	-9
[tote	-10
[touch	-9900
[touched	-14
[touches	-9900
[touching	-9900
[tour	-11
[touring	-13
[tourist	-13
[tourists	-15
[tow	-17
[toward	-12
[towards	-14
[towel	-9900
[towels	14
[tower	10
[town	-9900
[toy	24
[toys	12
[trace	12
[tracer	-13
[tracked	-10
[tracking	-23
[tracks	-16
[tractor	-9900
[trade	-11
[trades	-16
[traffic	-25
[trailer	-9900
[train	-9900
[trained	-21
[trainees	-21
[training	-9900
[transactions	-16
[transcript	8
[transfer	15
[transferred	-8
[transfers	-13
[transformer	-15
[translated	-10
[translation	-19
[translations	12
[translator	-20
[transmitter	-12
[transport	-14
[trapped	-19
[traps	-14
[travel	-9900
[travels	-12
[tray	-9900
[treasurer	-9900
[treat	-15
[treated	13
[treatment	-21
[treats	-18
[tree	27
[trees	-8
[trench	-9
[trev	-11
[triangle	-9
[tried	-14
[tries	-9900
[trigger	-13
[trim	-17
[trimmed	-18
[trip	-9900
[triple	-15
[tripped	-13
[trips	-9900
[trolley	-9900
[trot	-15
[trouble	-9
[trousers	-17
[trout	-20
[trucks	-29
[true	-9
[trunk	-21
[trust	-9900
[trustees	-9900
[try	-9900
[tub	-9900
[tube	-9900
[tubes	-9900
[tubing	-21
[tucson	-14
[tue	-17
[tues	-16
[tuesday	-9900
[tuesdays	-25
[tug	-13
[tugs	-13
[tulsa	-8
[tunde	-17
[tuning	-34
[tunnels	-9
[turbine	-13
[turn	-9900
[turnout	-13
[turns	-9900
[tutors	-12
[tv	-10
[twelfth	-12
[twelve	-9900
[twenty	-9900
[twenty-four	-12
[twenty-six	-9
[twenty-two	-28
[twice	-9900
[twin	-21
[twine	-15
[twins	-12
[two	-9900
[two-person	-19
[tyler	-12
[type	-9900
[typed	-9900
[types	-22
[typing	-24
[tyre	11
[tyres	-19
[u	-12
[ugh	-21
[uh	-9900
[uk	-16
[ultrasonic	-15
[um	-9900
[umbrellas	-11
[uncle	-14
[under	-9900
[underground	-13
[underneath	-9900
[understand	-19
[understood	-20
[underwear	-18
[undo	-16
[unhook	-16
[uniform	12
[uniforms	-11
[union	-27
[units	-9900
[unknown	-14
[unless	-9900
[unload	-10
[unloaded	-14
[unlock	-16
[unopened	-10
[unpacked	-15
[unpleasantness	-12
[unplug	-15
[unroll	-13
[until	-9900
[unwell	-11
[unzip	-18
[up	-9900
[update	-14
[updates	-14
[upload	-18
[uploads	-17
[upon	-26
[upper	-14
[upright	-9900
[uprights	13
[ups	-18
[upset	-22
[upside	-22
[upstairs	-24
[upwind	-11
[urgent	-9
[urn	-17
[us	-9900
[usd	-10
[use	-9900
[use-by	-17
[used	-24
[user	-23
[users	-10
[uses	-9900
[using	-16
[usual	-14
[usually	-28
[utility	-22
[uv	-9900
[v	-11
[v0.3	-16
[v2	-13
[vac	-19
[vacation	-14
[vaccination	-20
[vaccine	-11
[vacuum	-9900
[valid	-18
[valley	-15
[valuables	-20
[value	-9900
[valve	-9900
[van	-36
[vans	-15
[variety	-10
[vault	-11
[vegetables	-9
[vehicle	-28
[vehicles	-30
[veil	-13
[velcro	-18
[vendors	-24
[vent	-9900
[ventilation	-17
[vents	-17
[venue	-19
[verger	-12
[verified	-9
[verifies	11
[version	-9900
[very	-9900
[vessel	-9900
[vest	-16
[vestry	-9900
[vests	-11
[vet	-9900
[vet's	-13
[veterinary	-16
[via	-18
[vic	-8
[vicar	-16
[vicarage	-17
[video	-9900
[view	-14
[village	-28
[vinegar	-18
[vineyard	-17
[vinyl	-8
[visit	-9900
[visitor	13
[visits	-9900
[visor	-14
[visual	-19
[vodka	-24
[voice	-9900
[voicemail	-17
[void	-11
[volts	-12
[volume	-24
[volumes	-12
[volunteer	-11
[volunteered	-19
[volunteers	-9900
[vomit	-18
[vomiting	-22
[vos	-9
[voted	-14
[votes	-8
[vouchers	-11
[vs	-14
[w	-9900
[wait	-9900
[waited	-24
[waiter	-9
[waiting	-9900
[waits	-9900
[waiver	-13
[wake	-13
[wales	-13
[walk	-9900
[walk-in	-23
[walk-ins	-26
[walked	-28
[walker	-18
[walkers	-17
[walking	-9900
[walks	-26
[wall	-9900
[wallet	-12
[wallets	-16
[walt	-14
[walter	-16
[wands	-22
[want	-9900
[wanted	-16
[wanting	-15
[wants	-9900
[war	-19
[ward	-9900
[warden	-10
[wardens	-23
[wardrobe	-14
[wards	-11
[warehouse	-9900
[warm	-9900
[warmed	-10
[warmth	-13
[warn	-14
[was	-9900
[wash	-16
[washed	-9900
[washer	-14
[washers	-11
[washes	-12
[washing	14
[wasn't	-15
[wasnt	-13
[wasps	-11
[waste	-9900
[wasted	-12
[wastewater	-16
[watch	-9900
[watched	-20
[watches	-9900
[watching	-30
[water	-16
[water's	-20
[watering	-15
[waterproof	-12
[wave	-16
[waving	-29
[wax	-9900
[way	-9900
[ways	-17
[we	-27
[we'd	-9900
[we'll	-21
[we're	-9900
[we've	-9900
[wear	-9900
[wears	-13
[weather	-9900
[web	-23
[website	-14
[wed	-9900
[wedding	-38
[weddings	-14
[wedge	-9
[wednesday	-9900
[wednesdays	-16
[weds	-21
[wee	-11
[weed	-19
[week	-9900
[week's	-15
[weekend	-9900
[weekends	-8
[weeks	-9900
[weigh	-29
[weighbridge	-20
[weighed	-9900
[weighs	-16
[weight	-9900
[weights	-9900
[weir	-16
[welcome	-21
[welcomed	-12
[welding	8
[welfare	-10
[well	-23
[wendell	-20
[went	-9900
[were	-9900
[west	-17
[what	19
[what's	-9900
[whatever	-33
[whatever's	-8
[whatsapp	-13
[wheat	-25
[wheel	-9900
[wheelchairs	-19
[wheeled	-10
[wheels	-9900
[where	-9
[wherever	-12
[whether	-9900
[which	-9900
[while	-9900
[whip	-10
[whistle	-15
[whistles	-8
[whitaker	-15
[whitcombe	-16
[white	-9900
[whiteboard	-9900
[whites	-14
[whitlock	-14
[who	-53
[who'd	-16
[who's	-9900
[who've	-19
[whoever	-36
[whoever's	-9900
[whole	-9900
[whom	-19
[whose	-9900
[why	-9900
[width	-16
[wife	-9900
[wifi	-17
[wig	-8
[wild	-16
[wildlife	-23
[will	-9900
[winch	8
[wind	-39
[window	-10
[windows	-9900
[windshield	-12
[windward	-10
[windy	-22
[wine	-13
[winery	-11
[wing	-9900
[wings	-11
[winter	-24
[wipe	-9900
[wiped	-9900
[wipes	-20
[wiping	-12
[wire	-9900
[wires	-25
[wish	-33
[wishes	-13
[with	-9900
[withdrawal	-13
[within	-9900
[without	-9900
[witness	-9900
[witnessed	12
[wk	-15
[wobbles	-10
[woken	-10
[wolf	-13
[woman	-18
[won	-14
[won't	-9900
[wood	-26
[wooden	-21
[woods	-11
[wool	-9900
[word	-9900
[wording	-25
[words	-9900
[work	-13
[worked	-14
[worker	-9900
[workers	-24
[working	-9900
[works	-9900
[workshop	-9900
[worm	-17
[worming	9
[worn	-9900
[worry	-14
[worse	-16
[worst	-21
[worth	-16
[would	-9900
[wouldn't	-14
[wound	16
[wrap	-9900
[wrapped	-19
[wrapper	-13
[wren	-17
[write	-9900
[write-up	-33
[writes	-9900
[writing	-9900
[written	-32
[wrong	-9900
[wrote	-9900
[x	-9900
[x-ray	13
[y	-10
[y'all	-11
[yard	-9900
[yeah	-9900
[year	-9900
[yearly	-15
[years	-9900
[yell	-9
[yelling	-19
[yellow	-9900
[yep	-20
[yes	-9900
[yesterday	-9900
[yesterday's	-11
[yet	-15
[yield	-18
[yo	-20
[yoghurt	-17
[yolanda	-9
[you	-9900
[you'd	-32
[you'll	-9900
[you're	-9900
[you've	-9900
[young	-9900
[younger	-13
[youngest	-27
[your	-9900
[yours	-9900
[yourself	-9900
[yr	-26
[yrs	-8
[yusuf	-15
[yvonne	-15
[zamboni	-13
[zenith	-12
[zero	-9900
[zeroed	-16
[zip	-13
[zone	-9900
[zoo	-11
[|	-9900
[£	-9900
[§	-9900
[°	-9900
[·	-9900
[–	-9900
[—	-9900
[•	-9900
[→	-9900
[□	-9900
[☐	-9900
[🔥	-9900
]!	-9900
]"	-9900
]#	-9900
]%	-9900
]&	-9900
]'	-9900
](	-9900
])	-9900
]*	-9900
]+	-9900
],	-9900
]-	-9900
]-'am	-12
]-'ll	-47
]-'ve	-28
]--02	-13
]--07	-15
]--by	-19
]--in	37
]--op	-22
]--so	-10
]--to	-27
]-0	-48
]-0.3	-16
]-a's	-25
]-a.m	-19
]-a4	-13
]-abs	13
]-ac	-16
]-ace	-17
]-ach	-33
]-ack	-28
]-act	-28
]-acy	-22
]-ada	-12
]-adi	-13
]-ado	-11
]-ads	-22
]-ady	-10
]-afé	19
]-age	-26
]-agh	-10
]-agm	-15
]-ago	-15
]-ags	-29
]-ah	-25
]-aha	-11
]-aid	-25
]-aig	-17
]-ail	-20
]-aim	-23
]-ain	-19
]-air	12
]-ait	-30
]-aka	-11
]-aks	11
]-alc	-14
]-ald	-12
]-alf	-24
]-ali	-15
]-alk	-11
]-all	-23
]-alm	-29
]-alp	-14
]-als	17
]-alt	-29
]-amb	-17
]-amh	-22
]-amp	-23
]-ams	12
]-ana	-20
]-and	-20
]-ang	-22
]-ank	-35
]-ano	-22
]-ant	-18
]-any	-38
]-aob	-15
]-aos	-14
]-apa	-14
]-ape	-33
]-aph	-22
]-app	-30
]-apt	-14
]-apy	-14
]-ara	-18
]-arb	-16
]-ard	-14
]-are	-42
]-ark	-16
]-arl	-28
]-arp	-17
]-art	-14
]-ary	-17
]-asa	-23
]-ash	-34
]-ask	-15
]-asl	-11
]-aso	-21
]-asp	-16
]-ass	-31
]-ast	-20
]-asy	-30
]-asz	-14
]-ata	-24
]-ate	-24
]-ath	18
]-ato	-14
]-ats	8
]-att	-11
]-aud	-11
]-ave	-17
]-avi	-12
]-avy	-17
]-awa	-19
]-awl	-10
]-aws	-28
]-axi	-17
]-aye	-19
]-ays	-10
]-aze	-21
]-b's	-17
]-bag	-10
]-bai	-8
]-bal	-15
]-ban	-10
]-bar	-9
]-bat	-13
]-baz	-11
]-bbi	-12
]-bbs	-17
]-bby	-30
]-bc	-30
]-bea	-18
]-bed	-22
]-bee	-22
]-bev	-12
]-bib	-10
]-bid	-16
]-bie	-15
]-bit	-23
]-ble	14
]-bly	-18
]-bo	-14
]-bob	-9
]-bon	-32
]-bor	-19
]-bot	-16
]-bow	-23
]-box	-12
]-boy	-25
]-bre	-18
]-btw	-22
]-bug	-26
]-bus	18
]-bye	-14
]-cal	-47
]-can	-19
]-cas	-9
]-cc	-17
]-cds	-13
]-cer	-40
]-ces	-13
]-cfo	-9
]-chi	-14
]-cho	-17
]-chs	-20
]-cia	-11
]-cil	-11
]-cks	20
]-cky	-25
]-cm	-17
]-co	-21
]-col	-28
]-com	-21
]-con	-18
]-cqc	-13
]-cre	-16
]-cro	-15
]-cry	-11
]-cs'	-12
]-csr	-13
]-cto	-11
]-cue	-12
]-cum	-22
]-cus	-14
]-cut	-9
]-cvs	-17
]-d's	-53
]-dab	-16
]-dad	-9
]-dal	-15
]-dam	-23
]-dan	-29
]-dar	-22
]-das	-16
]-day	-20
]-dby	-9
]-dds	-15
]-ddy	-10
]-dea	-19
]-deb	-13
]-ded	-15
]-dee	-19
]-deg	-17
]-dek	-12
]-del	-17
]-den	9
]-dev	-12
]-dew	-14
]-dex	-16
]-dge	-10
]-di	13
]-dia	-16
]-did	-20
]-die	-23
]-dka	-24
]-dle	-29
]-dly	-24
]-dnt	-11
]-dob	-9
]-dog	-46
]-dom	-14
]-don	-17
]-dow	-27
]-dpa	-20
]-dra	-17
]-dre	-14
]-dro	-11
]-dry	10
]-dye	-19
]-e	-21
]-e'd	-28
]-e's	-69
]-ead	-15
]-eaf	-24
]-eak	-19
]-eal	-35
]-eam	-38
]-eap	-12
]-ear	-34
]-eas	11
]-ech	-13
]-ecs	-22
]-ect	-37
]-edo	-22
]-eed	-15
]-eef	-18
]-eek	-32
]-eel	-9
]-eem	-22
]-een	-50
]-eep	-36
]-eer	-31
]-eet	-13
]-ege	-31
]-egg	-20
]-egs	-18
]-eh	-17
]-eho	-16
]-eil	-19
]-ein	-19
]-eir	13
]-eit	-20
]-eka	-16
]-eke	-14
]-ela	-13
]-eld	-19
]-elf	-29
]-ell	-24
]-elm	-15
]-els	28
]-ely	-18
]-eme	-11
]-emi	-20
]-ems	-31
]-end	-22
]-eno	-11
]-enu	-16
]-eon	-22
]-epa	-23
]-eph	-11
]-eps	10
]-ept	-35
]-era	-28
]-ere	-59
]-erg	-14
]-erm	-26
]-ern	-18
]-ero	-17
]-erp	-11
]-ert	-9
]-ery	-41
]-es'	-25
]-esa	-9
]-ese	-24
]-esh	-30
]-ess	-18
]-est	-11
]-etc	-13
]-eth	-29
]-ets	-14
]-ett	-11
]-ety	-16
]-eum	-14
]-eup	14
]-eur	-15
]-ev1	-23
]-eve	-35
]-ews	-36
]-ex	-13
]-ext	-17
]-eys	23
]-eze	-31
]-f's	-9
]-fas	-16
]-fax	-22
]-feb	-20
]-fed	-26
]-fee	-38
]-fer	-38
]-ffs	-25
]-fic	-26
]-fie	-14
]-fin	-25
]-fit	-14
]-fle	-23
]-flu	-10
]-fm	-15
]-fob	-10
]-fog	-21
]-for	-18
]-fp3	-10
]-fri	-13
]-fry	-12
]-fth	-22
]-fts	-15
]-ful	-31
]-fur	-24
]-fw	-12
]-fwd	-22
]-g's	-32
]-g/l	-17
]-gal	-17
]-gan	-26
]-gap	-29
]-gar	-10
]-gav	-11
]-gaz	-13
]-gda	-13
]-gds	-10
]-gee	-14
]-gel	-18
]-gen	-22
]-ger	-15
]-ges	12
]-get	-21
]-ggs	-16
]-ggy	-16
]-ghs	11
]-gic	-8
]-gie	-20
]-git	-17
]-gle	-30
]-gly	-9
]-gne	-18
]-gns	-11
]-gon	-24
]-got	-15
]-gp	-10
]-gps	-9
]-gry	-21
]-gue	-23
]-gun	-17
]-gus	-23
]-gym	-21
]-h's	-16
]-ha	-15
]-hal	-20
]-ham	-22
]-han	-21
]-hat	-65
]-haw	-15
]-hay	-17
]-hel	-11
]-hem	-18
]-hen	-10
]-her	-14
]-het	-18
]-hew	-30
]-hid	-18
]-hin	-32
]-hio	-13
]-hip	-32
]-hit	-9
]-hly	-31
]-hma	-9
]-hmp	-11
]-hoa	-9
]-hod	9
]-hog	-9
]-hom	-18
]-hon	-8
]-hop	-12
]-hor	-28
]-hot	-9
]-how	-15
]-hru	-13
]-hse	-21
]-hth	-12
]-hts	-42
]-hty	-31
]-hub	-19
]-hur	-13
]-i's	-15
]-i.e	-14
]-ian	-32
]-ias	-23
]-iat	-14
]-ibe	-12
]-ibs	-18
]-ica	-18
]-ich	-26
]-ick	-28
]-ico	-18
]-ics	-42
]-ict	-21
]-icy	-24
]-ide	-10
]-idy	-20
]-ied	-54
]-ief	-25
]-iel	-15
]-ier	-13
]-iet	-16
]-iew	-20
]-ife	-22
]-iff	-22
]-ifi	-21
]-ify	-15
]-ige	-20
]-igh	-15
]-ign	-12
]-igo	-21
]-ii	-9
]-iii	-21
]-ike	-37
]-ikh	-19
]-iki	-11
]-ila	-21
]-ild	-15
]-ile	-35
]-ilk	13
]-iln	19
]-ilo	-17
]-ilt	-26
]-imb	-10
]-ime	-27
]-imo	-19
]-imp	-16
]-ims	14
]-in	-62
]-ina	-26
]-ind	-19
]-ine	-15
]-ink	9
]-inn	-23
]-ino	-19
]-ins	-27
]-int	-14
]-iny	-14
]-ion	17
]-ior	-16
]-ios	-15
]-iot	-13
]-ipe	-33
]-ipt	-14
]-ira	-15
]-irk	-16
]-irm	-36
]-irs	17
]-irt	-12
]-iry	-34
]-isa	-8
]-ise	-51
]-isk	-13
]-iso	-18
]-isp	-13
]-iss	-22
]-ist	-14
]-it	-43
]-ita	-10
]-ite	-11
]-ith	-73
]-iti	12
]-ito	-10
]-its	16
]-itt	-17
]-ity	-17
]-itz	-12
]-ius	-12
]-ive	-14
]-iya	-10
]-ize	-33
]-j	-17
]-jam	13
]-jan	-18
]-jaz	-13
]-ji	-16
]-jib	-18
]-jo	-19
]-job	-11
]-jot	-17
]-joy	-15
]-jug	-18
]-jun	-9
]-k	-18
]-k's	-32
]-kar	-11
]-ked	-17
]-keg	-15
]-ken	-16
]-ket	-9
]-key	-18
]-kid	-10
]-kie	-18
]-kim	-14
]-kin	-24
]-kis	-22
]-kle	-12
]-km	-16
]-l	-13
]-l's	-39
]-lab	-14
]-lad	-19
]-lah	-17
]-lal	-15
]-lan	-32
]-lap	-27
]-las	-27
]-lat	-12
]-law	-20
]-lds	-38
]-ldy	-11
]-led	-37
]-lem	-11
]-lew	-17
]-lex	-14
]-ley	-40
]-lge	-12
]-lia	-21
]-lic	-17
]-lid	-23
]-lie	-25
]-lin	-27
]-lis	-13
]-lit	-29
]-lix	-17
]-lks	-29
]-lla	-23
]-llc	-15
]-lle	-14
]-llr	-15
]-lly	-42
]-lma	-18
]-lms	-16
]-log	-10
]-loo	-19
]-lop	-17
]-lor	-26
]-lot	-9
]-low	-10
]-loy	-11
]-lry	-14
]-lsa	-17
]-lse	-14
]-ltd	-21
]-lts	19
]-lty	-19
]-lub	-38
]-lue	-19
]-lug	-19
]-lum	-21
]-lus	-8
]-lux	-16
]-lx	-10
]-lyn	-22
]-lys	-20
]-m's	-37
]-mac	-9
]-mad	-24
]-mal	-22
]-mam	-15
]-man	-54
]-map	-17
]-mar	-20
]-mas	-18
]-mat	-31
]-mbe	-21
]-mbs	-30
]-med	-49
]-meg	-9
]-mel	-17
]-men	-44
]-mer	-24
]-mes	-9
]-met	-32
]-mic	-28
]-mid	-20
]-mil	-19
]-min	-22
]-mir	-19
]-mly	-12
]-mma	-30
]-mme	-12
]-mmy	-26
]-mns	-13
]-mom	-12
]-mon	-19
]-mop	-10
]-mos	-11
]-mot	-21
]-mph	-12
]-mpt	-20
]-mrc	-14
]-mrw	-13
]-ms'	-13
]-mth	-12
]-mug	-15
]-n	-21
]-n's	-54
]-n't	-33
]-nah	-15
]-nal	-53
]-nan	-12
]-nap	-14
]-nar	-11
]-nas	-21
]-nań	-14
]-nch	-15
]-ncl	-9
]-ncy	-35
]-nda	-17
]-nde	9
]-ndi	-10
]-ndo	-21
]-ndu	-14
]-ndy	-27
]-ned	-32
]-nee	-26
]-ner	-62
]-nes	-16
]-new	-18
]-ney	-40
]-nge	12
]-ngo	-21
]-ngs	-28
]-nia	-33
]-nic	-33
]-nie	-24
]-nil	-9
]-nin	-10
]-nip	-13
]-nit	-28
]-njo	-17
]-nka	-15
]-nks	9
]-nly	-45
]-nm	-11
]-nna	-23
]-nne	-29
]-nny	-34
]-nod	-20
]-noe	-9
]-nom	-19
]-non	-20
]-nor	-41
]-nos	-12
]-not	-18
]-nov	-14
]-now	-21
]-noy	-8
]-nr	-16
]-nry	-14
]-ns'	-14
]-nse	-32
]-nth	-31
]-nto	-21
]-nty	-22
]-nue	-21
]-num	-18
]-nus	-24
]-nut	-25
]-nya	-13
]-nyl	-11
]-nze	9
]-o'd	-17
]-o's	-26
]-oad	-35
]-oak	-26
]-oan	-12
]-obe	-14
]-obs	-29
]-och	-20
]-ock	-19
]-ocs	-11
]-oct	-22
]-odd	-17
]-ode	-28
]-ods	-45
]-ody	-9
]-oed	-11
]-oes	-43
]-ofa	-11
]-off	-34
]-ofs	9
]-oft	-16
]-ogo	-24
]-ogy	-16
]-oid	-18
]-oil	-27
]-oin	-30
]-oir	-26
]-oke	-28
]-ola	-22
]-old	-22
]-ole	-38
]-olf	-19
]-oll	8
]-olm	-15
]-oln	-13
]-olo	-11
]-olt	-24
]-oly	-17
]-oma	-12
]-omb	-24
]-ome	-13
]-omg	-13
]-omo	-12
]-omp	-21
]-on	-74
]-ona	-25
]-ond	-33
]-one	-33
]-ong	-42
]-oni	-15
]-ons	33
]-ont	-20
]-ony	-28
]-ood	-13
]-ook	-16
]-ool	-24
]-oon	-12
]-ooo	-10
]-oop	-26
]-oor	-28
]-oos	-12
]-oot	-33
]-ops	-46
]-opy	-22
]-ora	-17
]-ord	-42
]-ore	-29
]-org	-17
]-ork	-32
]-ory	-19
]-osh	-15
]-osk	-22
]-ost	-11
]-ote	-22
]-oth	-26
]-ots	-12
]-oud	-13
]-oug	-11
]-ouk	-16
]-oul	-9
]-our	-30
]-ous	-54
]-out	-24
]-ova	-18
]-owd	-10
]-owe	-25
]-owl	-26
]-ows	11
]-owt	-16
]-oys	12
]-oz	-20
]-p's	-33
]-p.m	-13
]-pa	-11
]-pad	-12
]-pal	-17
]-pam	-16
]-pan	-30
]-pat	-12
]-pc	-12
]-pdf	-10
]-ped	-60
]-pee	-14
]-peg	-8
]-pel	-13
]-pen	-28
]-per	-12
]-pet	-37
]-phs	-9
]-phy	10
]-pic	-23
]-pil	-10
]-pin	-14
]-pip	-15
]-ple	-41
]-ply	-38
]-pod	-11
]-poo	-13
]-pop	-20
]-pos	-11
]-ppa	-13
]-ppm	-18
]-ppy	-31
]-psi	-17
]-pt	-13
]-pth	-13
]-pts	-18
]-pub	-10
]-pur	-15
]-pus	-18
]-qc	-23
]-qr	-12
]-qua	-10
]-que	-31
]-r's	-65
]-rab	-20
]-rag	-19
]-rah	-30
]-ral	-43
]-ram	-18
]-ran	-27
]-rap	-29
]-rat	-17
]-raw	-27
]-ray	-33
]-rce	-18
]-rd	-10
]-rds	8
]-red	-11
]-ree	-15
]-ref	-20
]-reg	-17
]-rek	-23
]-rel	-27
]-rep	-18
]-req	-14
]-rer	-36
]-res	-25
]-ret	-24
]-rev	-15
]-rew	-24
]-rez	-8
]-rge	-13
]-rgo	-15
]-rgy	-19
]-rh	-12
]-ria	-29
]-rib	-18
]-ric	-40
]-rid	-22
]-rie	-22
]-rif	-11
]-rig	-22
]-rin	-11
]-rio	-14
]-rip	-11
]-rit	-29
]-rix	-21
]-rks	-26
]-rla	-10
]-rld	-13
]-rma	-15
]-rms	-11
]-rmy	-17
]-rna	-20
]-rne	-26
]-rns	17
]-rnt	-23
]-rod	-17
]-rof	-12
]-rog	-15
]-ron	-19
]-ror	-17
]-ros	-12
]-rot	-23
]-row	-37
]-rox	-17
]-rps	-12
]-rry	-22
]-rs'	-40
]-rse	-27
]-rst	-67
]-rta	-17
]-rth	-47
]-rty	21
]-rub	-16
]-rue	-16
]-rum	-10
]-rus	-17
]-rve	-29
]-rye	-22
]-sah	-14
]-sal	-26
]-san	-19
]-sap	-17
]-sco	-13
]-sec	-23
]-sei	-15
]-sel	-23
]-sen	-11
]-ser	9
]-ses	10
]-sew	-15
]-sex	-19
]-sey	-15
]-sha	-19
]-sia	-25
]-sie	-18
]-sin	-26
]-sis	-24
]-six	-10
]-ski	-10
]-sky	-18
]-sle	-23
]-sly	-29
]-sm	-11
]-sms	-11
]-snt	-13
]-soc	-14
]-sol	-24
]-som	-18
]-sor	-31
]-spa	-10
]-sps	-23
]-sr	-10
]-ss'	-10
]-sso	-18
]-ssy	-17
]-sta	-12
]-sto	-16
]-sts	11
]-stu	-18
]-sub	-18
]-sue	-20
]-suf	-15
]-sum	-14
]-sun	-20
]-sus	-20
]-t	-11
]-t'd	-15
]-t's	-48
]-tab	-19
]-tal	-46
]-tan	-11
]-tat	-20
]-tbh	-20
]-tch	-12
]-ted	-12
]-tee	-22
]-tel	-29
]-tem	-21
]-ten	-73
]-tep	-25
]-ter	-19
]-tex	-11
]-the	-22
]-ths	-18
]-thu	-19
]-thx	-22
]-thy	-18
]-tic	-45
]-tie	-17
]-til	-16
]-tim	-9
]-tin	-17
]-tio	-17
]-tir	-10
]-tis	-12
]-tle	-16
]-tly	-34
]-toe	-12
]-tom	-10
]-ton	-30
]-too	-28
]-top	-15
]-tor	-14
]-tos	-27
]-tow	-25
]-toy	-20
]-tra	-20
]-tre	-40
]-tro	-21
]-try	-23
]-ts'	-31
]-tta	-33
]-tti	-10
]-ttn	-12
]-tue	-13
]-tug	-20
]-tup	-17
]-tus	-16
]-tv	-9
]-two	-39
]-u	-15
]-u'd	-32
]-u's	-19
]-uad	-13
]-ual	-40
]-uay	-14
]-uba	-23
]-ube	-10
]-ubs	-27
]-uce	-24
]-uch	-29
]-uck	-14
]-ucy	-19
]-ude	-18
]-uds	-13
]-udy	-14
]-ued	-12
]-uee	-15
]-uel	-13
]-uer	-19
]-ues	-21
]-uet	-8
]-uff	-8
]-uge	-13
]-ugh	-37
]-ugo	-10
]-ugs	9
]-uid	-31
]-uir	-8
]-uis	-16
]-uit	-25
]-uiz	-20
]-uk	-13
]-ulb	-10
]-ulk	-16
]-ull	-29
]-ult	-23
]-umb	-16
]-ume	-25
]-ump	-10
]-ums	-23
]-und	-40
]-une	-21
]-ung	-16
]-unk	-45
]-unn	-11
]-uno	-17
]-unt	-13
]-uoy	-17
]-up	-28
]-upe	-24
]-ups	15
]-upt	-13
]-urb	-20
]-ure	23
]-urg	-17
]-urn	-12
]-uro	-18
]-urt	-25
]-uru	-10
]-ury	-33
]-us	-29
]-use	-24
]-ush	-30
]-usk	-19
]-uss	-20
]-ust	-13
]-usy	-12
]-ute	-14
]-uth	-29
]-uts	10
]-utt	-18
]-uty	-23
]-v	-9
]-v's	-14
]-v2	-14
]-vac	-14
]-vae	-17
]-val	-25
]-van	-12
]-vel	-22
]-ver	-24
]-vet	-11
]-vey	11
]-via	-22
]-vic	-14
]-vis	-18
]-vit	-15
]-vos	-12
]-vs	-14
]-w's	-16
]-w/o	-12
]-wab	-11
]-wal	-19
]-wan	-19
]-war	-13
]-wax	-10
]-way	-40
]-web	-15
]-wed	-38
]-wee	-13
]-wel	-18
]-wen	-18
]-wer	-9
]-wes	-23
]-wig	-24
]-wim	-17
]-win	-21
]-wk	-20
]-wks	-17
]-wls	-18
]-wns	-17
]-won	-16
]-x's	-11
]-xam	13
]-xed	-17
]-xer	-16
]-xes	20
]-xic	-16
]-xit	-21
]-xle	-14
]-xus	-14
]-y'd	-14
]-y's	-49
]-yak	-15
]-yal	10
]-ybe	-26
]-yce	-18
]-yed	-31
]-yep	-24
]-yer	-46
]-yet	-13
]-yle	-28
]-ymn	-15
]-yne	-18
]-yo	-16
]-yon	-14
]-yor	-43
]-ype	-17
]-yr	-17
]-yre	-19
]-yro	-24
]-yrs	-14
]-ys'	-10
]-zed	-33
]-zel	-11
]-zen	-23
]-zes	-17
]-zip	-11
]-zle	-20
]-zoo	11
]-zor	-10
]-zyk	-18
]-zza	-13
]-zzy	-25
].	-9900
]/	-9900
]0	-48
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>'ll be	-33
]>'ll do	-18
]>'ll have	-19
]>'ll sound	-14
]>'ve been	-13
]>'ve never	-17
]>-in ,	21
]>-in and	-28
]>-in clerk	-28
]>-in inventory	-16
]>-in of	-21
]>-on roofing	-14
]>-to .	-19
]>-up ,	-20
]>-up of	-12
]>-up on	-13
]>0 !	-9
]>0 "	-21
]>0 %	-18
]>0 (	-22
]>0 )	-19
]>0 ,	-50
]>0 -	-23
]>0 .	-39
]>0 /	-11
]>0 0	-13
]>0 :	-16
]>0 ;	-11
]>0 =	-13
]>0 ?	-14
]>0 ]	-17
]>0 a.m	-16
]>0 am	-16
]>0 and	-24
]>0 are	-12
]>0 at	-15
]>0 auditor	-8
]>0 before	-9
]>0 c	-11
]>0 cm	-14
]>0 days	-11
]>0 degrees	-26
]>0 dog	-9
]>0 dollars	-15
]>0 each	-9
]>0 feb	-8
]>0 first	-25
]>0 floor	-12
]>0 for	-22
]>0 ft	-19
]>0 g	-13
]>0 h	-11
]>0 hour	-9
]>0 hours	-12
]>0 hrs	-17
]>0 in	-17
]>0 is	-18
]>0 june	-24
]>0 kg	-14
]>0 kilos	-19
]>0 km	-12
]>0 m	-20
]>0 march	-11
]>0 metres	-15
]>0 mg/l	-12
]>0 min	-20
]>0 mins	-28
]>0 minutes	-21
]>0 mm	-20
]>0 nm	-10
]>0 no	-10
]>0 oct	-11
]>0 on	-18
]>0 p.m	-8
]>0 people	-9
]>0 per	-14
]>0 pm	-12
]>0 ppm	-17
]>0 sec	-9
]>0 seconds	-16
]>0 service	-19
]>0 sheets	-22
]>0 this	-9
]>0 to	-8
]>0 units	-15
]>0 until	-9
]>0 w	-12
]>0 went	-21
]>0 when	-15
]>0 without	-11
]>0 working	-9
]>0 years	-19
]>0 |	16
]>0 °	-23
]>0 →	-15
]>a.m .	-19
]>a4 ,	-11
]>abs and	-15
]>abs the	-9
]>ace ,	9
]>ace and	-24
]>ace at	-18
]>ace before	-14
]>ace down	-14
]>ace is	-14
]>ace on	-22
]>ace the	-16
]>ace to	-9
]>ace up	-13
]>ace with	-17
]>ach ,	-14
]>ach him	-12
]>ack ,	-14
]>ack .	-21
]>ack ;	-9
]>ack a	-10
]>ack after	-10
]>ack against	-16
]>ack as	-19
]>ack before	-12
]>ack by	-8
]>ack door	-18
]>ack first	-14
]>ack for	-8
]>ack in	-34
]>ack into	-23
]>ack is	-14
]>ack it	-19
]>ack last	-10
]>ack of	-25
]>ack off	-11
]>ack office	-17
]>ack on	-38
]>ack room	-17
]>ack row	-10
]>ack seat	-15
]>ack she	-11
]>ack the	-20
]>ack till	-14
]>ack to	-41
]>ack two	-14
]>ack until	-13
]>ack was	-10
]>ack with	-20
]>ack without	-8
]>ack you	-13
]>ack |	-13
]>act .	-10
]>act from	-13
]>act two	-10
]>ade ,	10
]>ade .	-17
]>ads ,	-20
]>ads :	-9
]>ads and	-24
]>ads are	-8
]>ads go	-16
]>ads the	-22
]>afe ,	-19
]>afe .	-17
]>afe and	-22
]>afe in	-19
]>aft ,	-14
]>aft .	-12
]>age "	-18
]>age .	-16
]>age a	-13
]>age from	-19
]>age hall	-20
]>age has	-17
]>age is	-22
]>age of	-21
]>age the	-15
]>ago a	-17
]>ags ,	-25
]>ags .	-16
]>ags are	-16
]>ags in	-13
]>aid .	-19
]>ail ,	-18
]>ail .	-33
]>ail and	13
]>ail from	-13
]>ail is	-10
]>ail with	-9
]>ain ,	-12
]>ain .	-37
]>ain ?	-17
]>ain a	-18
]>ain after	-18
]>ain and	-27
]>ain at	-11
]>ain before	-13
]>ain down	-11
]>ain first	-10
]>ain in	-20
]>ain on	-16
]>ain or	-8
]>ain over	-16
]>ain rescue	-14
]>ain shut	-12
]>ain so	-13
]>ain switch	-15
]>ain that	9
]>ain through	-17
]>ain when	-11
]>air )	-22
]>air ,	21
]>air .	12
]>air :	8
]>air and	-23
]>air at	-10
]>air is	-17
]>air of	-15
]>air or	-18
]>ait stations	-22
]>ake ,	-20
]>ake .	-24
]>ake for	-20
]>ake in	-15
]>ake with	-14
]>aks ,	-14
]>aks down	-15
]>aks in	-23
]>ale .	-12
]>alf of	-8
]>ali .	-13
]>alk ,	12
]>alk .	-23
]>alk around	-11
]>alk away	-9
]>alk every	-20
]>alk in	-19
]>alk on	-17
]>alk round	-15
]>alk the	-18
]>alk to	-10
]>alk with	-14
]>all ,	-30
]>all .	-11
]>all 0	-18
]>all :	-15
]>all and	9
]>all bell	-13
]>all comes	-23
]>all from	-19
]>all it	-21
]>all me	-23
]>all of	-15
]>all the	-20
]>all them	-8
]>all time	-12
]>all to	-12
]>all with	-21
]>alp last	-14
]>als ,	-15
]>als .	-33
]>als :	-12
]>als ?	-17
]>als and	-18
]>als in	18
]>als must	-10
]>als need	-13
]>als on	-25
]>als with	-17
]>alt ,	-13
]>alt with	-21
]>ame ,	-11
]>ame .	13
]>amp ,	-16
]>amp .	-13
]>amp and	-14
]>amp in	-19
]>amp to	-14
]>ams ,	-20
]>ams of	-14
]>ams officer	-15
]>ana ,	-9
]>and "	-14
]>and ,	-11
]>and .	-45
]>and ;	-12
]>and and	-32
]>and at	-19
]>and back	-18
]>and before	-18
]>and behind	-14
]>and box	-19
]>and by	-22
]>and clips	-12
]>and down	-11
]>and for	-12
]>and goes	-14
]>and her	-18
]>and in	-39
]>and is	-24
]>and it	-22
]>and near	-9
]>and off	-16
]>and on	-21
]>and or	-18
]>and over	-11
]>and so	-21
]>and them	-9
]>and there	-11
]>and to	-16
]>and tools	-21
]>and until	-12
]>and up	-10
]>and warm	-11
]>and where	-8
]>and with	-11
]>and |	-10
]>ane (	-9
]>ane ,	-16
]>ane .	-14
]>ane book	-18
]>ane to	-20
]>ank ,	-11
]>ank .	-32
]>ank and	-12
]>ank details	-23
]>ank holiday	-13
]>ank is	-14
]>ank on	15
]>ank that	-15
]>ank the	-17
]>ank to	-10
]>ank transfer	-9
]>ank with	-13
]>ans .	-33
]>ans and	-16
]>ans committee	-10
]>ans in	-16
]>ans is	-10
]>ans on	10
]>ans the	-11
]>ans two	-15
]>ant ,	-27
]>ant .	-27
]>ant ?	-11
]>ant gives	-19
]>ant has	14
]>ant is	-15
]>ant opens	-14
]>ant present	-11
]>ant to	-19
]>ant with	-11
]>any ,	-26
]>any .	-9
]>any has	-14
]>aos .	-11
]>ape ,	-15
]>ape .	-15
]>ape ?	-15
]>aph for	-16
]>app ,	-17
]>aps .	-19
]>aps a	-16
]>aps and	-22
]>aps are	-11
]>aps at	-14
]>aps in	-17
]>aps it	-12
]>aps on	-19
]>apt .	-14
]>apy water	-15
]>ara ,	-16
]>ara brush	-8
]>ard )	-14
]>ard ,	-24
]>ard /	-12
]>ard :	-26
]>ard ;	-9
]>ard a	-15
]>ard and	-22
]>ard as	-15
]>ard at	-20
]>ard before	-18
]>ard by	-10
]>ard does	-18
]>ard first	-16
]>ard for	-24
]>ard from	-15
]>ard gets	-21
]>ard goes	-13
]>ard has	13
]>ard hold	-13
]>ard in	-31
]>ard is	-25
]>ard it	-20
]>ard manager	-9
]>ard meets	-11
]>ard must	-22
]>ard next	-16
]>ard of	-23
]>ard on	-32
]>ard or	-12
]>ard out	-16
]>ard says	-17
]>ard side	-10
]>ard that	-20
]>ard the	-15
]>ard to	-13
]>ard under	-11
]>ard wants	-24
]>ard with	-19
]>ard writes	-18
]>ard you	-14
]>are .	-21
]>are :	-20
]>are a	-22
]>are all	-16
]>are allowed	-12
]>are also	-10
]>are always	-10
]>are and	-20
]>are approved	-20
]>are assistants	-14
]>are at	-13
]>are before	-18
]>are being	-17
]>are booked	-13
]>are brought	-14
]>are carried	-15
]>are changed	-18
]>are charged	-9
]>are checked	-22
]>are closed	-12
]>are coming	-14
]>are counted	-26
]>are dealt	-20
]>are doing	-9
]>are down	-14
]>are drawn	-16
]>are first	-18
]>are fitted	-20
]>are for	-13
]>are from	-16
]>are full	-9
]>are going	-13
]>are home	-23
]>are hung	-14
]>are in	-23
]>are issued	-10
]>are kept	-19
]>are left	-18
]>are let	-19
]>are looked	-13
]>are made	-11
]>are moved	-9
]>are ninety	-13
]>are not	-22
]>are on	-12
]>are one	-15
]>are opened	-28
]>are our	-13
]>are out	-11
]>are over	-16
]>are poured	-21
]>are put	-24
]>are run	-12
]>are rung	-18
]>are sat	-15
]>are scrubbed	-9
]>are sent	-12
]>are set	-14
]>are shut	-17
]>are stored	-14
]>are stripped	-11
]>are taken	-23
]>are the	-21
]>are then	-9
]>are there	-14
]>are three	-11
]>are thrown	-12
]>are ticked	-12
]>are to	-23
]>are tried	-13
]>are unloaded	-12
]>are up	-13
]>are what	-11
]>are wiped	-9
]>are with	-13
]>are you	-13
]>ark "	-15
]>ark ,	-9
]>ark is	-16
]>arm ,	-29
]>arm .	-14
]>arm again	-13
]>arm and	-22
]>arm goes	-27
]>arm sounds	-20
]>arn ,	-20
]>arn .	-20
]>arn it	-9
]>arp ,	-8
]>ars a	-23
]>ars and	-18
]>ars are	9
]>ars at	-13
]>ars by	-15
]>ars it	-12
]>ars the	-22
]>art .	11
]>art 0	-20
]>art :	-9
]>art and	-17
]>art at	-24
]>art by	-8
]>art from	-35
]>art goes	-10
]>art in	-14
]>art on	-17
]>art slow	-10
]>art the	-9
]>art to	-37
]>art two	-12
]>art until	-13
]>art up	-21
]>art with	-21
]>ary ,	-31
]>ary .	-22
]>ary ;	-13
]>ary and	-9
]>ary from	15
]>ary has	13
]>ary in	-23
]>ary school	-19
]>ase ,	-20
]>ase .	-9
]>ase and	-16
]>ase branch	-20
]>ase comes	-10
]>ase for	-17
]>ase is	-16
]>ase it	-17
]>ase number	-14
]>ase of	-21
]>ase slip	-15
]>ase that	-11
]>ash ,	-23
]>ash .	-16
]>ash :	9
]>ash ;	-13
]>ash and	-15
]>ash before	-11
]>ash in	-12
]>ash isn't	-10
]>ash no	-11
]>ash on	-10
]>ash only	-20
]>ash over	-24
]>ash the	-22
]>ash to	-10
]>ask |	-12
]>asp .	-11
]>ass ,	-19
]>ass .	-20
]>ass and	-25
]>ass it	-15
]>ast ,	-17
]>ast from	-18
]>ast guard	-18
]>ast milk	-22
]>asz ,	-11
]>ate "	-17
]>ate .	-23
]>ate :	-10
]>ate ?	-15
]>ate and	-16
]>ate at	-10
]>ate candidates	-23
]>ate for	-14
]>ate how	-11
]>ate in	-14
]>ate is	-10
]>ate of	-21
]>ate on	-20
]>ate the	-8
]>ate this	-9
]>ath ,	-19
]>ath .	19
]>ath and	-11
]>ats ,	-11
]>ats a	-9
]>ats and	-23
]>ats are	-10
]>ats at	-19
]>ats in	16
]>ats on	-19
]>ats that's	-18
]>aud .	-10
]>ave '	-9
]>ave ,	-21
]>ave :	-10
]>ave and	-17
]>ave for	-12
]>ave his	-9
]>ave is	-8
]>ave it	-21
]>ave my	-13
]>ave on	-16
]>ave that	-14
]>ave the	-32
]>ave them	-16
]>awn ,	-16
]>awn up	-11
]>aws .	-14
]>aws and	-9
]>aws up	-13
]>ays .	-12
]>ays :	-27
]>ays ;	-17
]>ays after	-21
]>ays ahead	-16
]>ays and	-34
]>ays are	-20
]>ays at	-40
]>ays before	-11
]>ays by	-10
]>ays for	-15
]>ays in	11
]>ays it	-14
]>ays it's	-8
]>ays later	-17
]>ays only	-16
]>ays six	-11
]>ays the	-13
]>ays then	-14
]>ays to	-15
]>ays we	-13
]>ays with	-8
]>bag .	-25
]>bag and	-31
]>bag for	-18
]>bag from	-22
]>bag in	-33
]>bag of	-17
]>bag over	-11
]>bag with	-29
]>bar ,	-12
]>bar .	-16
]>bar and	-21
]>bar is	-12
]>bar the	-12
]>bc everyone	-13
]>bea ,	-14
]>bed ,	-9
]>bed by	-8
]>bed with	-20
]>bel ,	-19
]>bel and	13
]>bel is	-11
]>bel on	-20
]>bel to	-9
]>bel with	-22
]>ber ,	-24
]>ber .	-27
]>ber and	-27
]>ber the	16
]>bes ,	14
]>bes and	-20
]>bes full	-18
]>bes go	-9
]>bes it	-14
]>bin ,	-30
]>bin .	-23
]>bin by	-10
]>bin is	-13
]>ble )	13
]>ble ,	-21
]>ble .	-39
]>ble 0	-10
]>ble :	-18
]>ble about	-24
]>ble and	10
]>ble at	-19
]>ble for	-23
]>ble is	-14
]>ble of	-15
]>ble the	-13
]>ble to	-22
]>ble with	-25
]>bon ,	-19
]>bow ,	-16
]>bow .	-10
]>box ,	-28
]>box .	-35
]>box ;	-8
]>box against	-8
]>box and	-27
]>box at	-16
]>box before	-8
]>box by	-12
]>box for	-14
]>box in	-18
]>box is	-23
]>box only	-11
]>box out	-20
]>box to	-16
]>box twice	-16
]>box until	-8
]>boy .	-8
]>bug ,	-16
]>bus .	10
]>bus and	-16
]>cal ,	-11
]>cal .	-11
]>cal and	-17
]>cal card	-10
]>cap ,	-13
]>cap and	-19
]>cap is	-9
]>car ,	-22
]>car 0	-11
]>car deck	-25
]>car from	-16
]>car goes	-13
]>car in	-18
]>car park	-24
]>car seats	-18
]>car so	-18
]>car was	-20
]>car wash	-18
]>cat ,	13
]>cat in	-17
]>cc :	-17
]>ced ,	-14
]>ced .	-20
]>ced at	-22
]>ced by	-15
]>ced in	-15
]>ced it	-11
]>ced that	-17
]>cel .	-16
]>cer ,	-14
]>ces ,	-17
]>ces :	-20
]>ces and	-13
]>ces are	-17
]>ces at	-17
]>ces from	-17
]>ces in	-14
]>ces it	-9
]>ces with	-9
]>cks ,	-28
]>cks .	8
]>cks :	19
]>cks ;	-20
]>cks all	-22
]>cks and	13
]>cks are	-21
]>cks first	-20
]>cks for	-18
]>cks from	8
]>cks get	-12
]>cks in	-26
]>cks it	-25
]>cks on	-38
]>cks own	-22
]>cks that	-39
]>cks the	-38
]>cks up	-21
]>cky .	-13
]>cky notes	-12
]>cle ,	-23
]>co .	-16
]>col ,	-18
]>col .	-12
]>cts :	-12
]>cts the	-16
]>cut ,	-15
]>cut .	-24
]>cut a	-25
]>cut and	-13
]>cut in	-11
]>cut is	-19
]>cut it	-16
]>cut off	-23
]>cut on	12
]>cut the	-16
]>d's breadth	-17
]>d's name	-11
]>d's width	-23
]>dam ,	-9
]>dam or	-15
]>dan is	-23
]>dar .	-9
]>day .	-29
]>day 0	-14
]>day :	-25
]>day ;	-17
]>day about	-10
]>day after	-18
]>day and	-46
]>day as	-19
]>day at	13
]>day because	-19
]>day for	-29
]>day if	-19
]>day in	-33
]>day is	-20
]>day no	-15
]>day not	-11
]>day of	-19
]>day on	-26
]>day one	-27
]>day or	-26
]>day so	-26
]>day the	-32
]>day then	-10
]>day three	-14
]>day to	-11
]>day two	-22
]>day with	-17
]>day you	-15
]>day –	-20
]>dea ,	-12
]>dea .	-8
]>deb ,	-13
]>ded .	-27
]>ded and	-26
]>ded by	-11
]>ded message	-15
]>ded on	-21
]>ded that	-20
]>ded the	-19
]>ded to	-9
]>ded within	-19
]>den ,	-12
]>den .	-16
]>den centre	-12
]>den first	-10
]>den toys	-14
]>der "	-17
]>der .	-44
]>der 0	-17
]>der :	-19
]>der and	-13
]>der at	-22
]>der back	-10
]>der before	-11
]>der for	-22
]>der from	-16
]>der in	-27
]>der into	-11
]>der is	-20
]>der list	-9
]>der number	-23
]>der of	-26
]>der open	-19
]>der or	-11
]>der reads	-13
]>der than	-15
]>der the	-10
]>der to	-17
]>der with	-14
]>des ,	-19
]>des .	-14
]>des :	-19
]>des are	-14
]>des it	-10
]>des on	-16
]>dge ,	-23
]>dge and	-18
]>dge in	-13
]>dge is	-24
]>dge on	-17
]>dge with	-18
]>dia .	-9
]>die and	-12
]>dio ,	-16
]>dio and	12
]>dio in	-19
]>dit us	-17
]>dka spray	-20
]>dle ,	-17
]>dle .	-12
]>dle :	-13
]>dle and	-24
]>dle for	-8
]>dle is	-17
]>dle one	-20
]>dly ,	-21
]>dly .	-10
]>dob ,	-9
]>dog .	-13
]>dog bins	-10
]>dog comes	-18
]>dog is	-24
]>dog mess	-13
]>dog or	-18
]>don .	-11
]>dow ,	-14
]>dow .	-16
]>dow first	-15
]>dow you	-13
]>dry .	16
]>dth ,	11
]>dth .	-17
]>dye in	-15
]>e .	-19
]>e'd be	-17
]>e'd know	-17
]>e'd like	-10
]>e's .	-16
]>e's been	-9
]>e's cousin	-19
]>e's off	-8
]>e's on	-14
]>e's own	-9
]>ead ,	-28
]>ead .	-15
]>ead and	-10
]>ead down	-17
]>ead end	-9
]>ead for	11
]>ead goes	-10
]>ead injury	-12
]>ead is	-9
]>ead last	-10
]>ead lol	-15
]>ead of	-15
]>ead office	-19
]>ead with	-22
]>eaf .	-13
]>eaf in	-19
]>eaf person	-14
]>eak .	-13
]>eak ?	-18
]>eal ,	-20
]>eal .	-9
]>eal with	-33
]>eam ,	-17
]>eam .	-14
]>eam wands	-9
]>ean "	-17
]>ean ,	-27
]>ean .	-19
]>ean and	-17
]>ean from	-19
]>ean it	-16
]>ean of	-25
]>ean the	-27
]>ean to	-18
]>ear ,	-17
]>ear .	-18
]>ear and	-9
]>ear are	-15
]>ear down	-20
]>ear with	-16
]>eat ,	-21
]>eat it	-9
]>ece ,	-19
]>eck "	-14
]>eck ,	16
]>eck :	-11
]>eck and	9
]>eck before	-26
]>eck both	-11
]>eck every	-19
]>eck for	-16
]>eck free	-11
]>eck in	-25
]>eck is	-22
]>eck it	-15
]>eck it's	-19
]>eck of	-19
]>eck that	-21
]>eck the	-39
]>eck under	-16
]>eck with	-10
]>eck your	-17
]>ect ,	-23
]>ect .	-14
]>ect is	-11
]>ect it	-10
]>ect the	-14
]>ect to	-13
]>edo this	-13
]>edo tube	-10
]>eds ,	-22
]>eds .	13
]>eds :	-12
]>eds and	-19
]>eds in	-9
]>eed bank	-21
]>eed is	-10
]>eek ,	-36
]>eek .	-31
]>eek and	-39
]>eek in	-25
]>eek so	15
]>eel ,	-26
]>eel is	-25
]>eel to	-8
]>een ,	-10
]>een .	-18
]>een :	-14
]>een and	-24
]>een no	-20
]>eep ,	-20
]>eep .	-19
]>eep and	-17
]>eep better	-16
]>eep end	-11
]>ees ,	-18
]>ees .	-18
]>ees :	-18
]>ees go	-12
]>ees is	16
]>eet ,	-35
]>eet .	-35
]>eet 0	-17
]>eet about	-17
]>eet and	-29
]>eet before	-22
]>eet by	-19
]>eet for	-39
]>eet from	-21
]>eet in	-26
]>eet of	-13
]>eet on	-20
]>eet that	-20
]>eet with	-19
]>ege ,	-11
]>ege wants	-17
]>egs ,	-16
]>egs from	-15
]>eh ,	-14
]>ela ,	-18
]>eld ,	-28
]>eld .	-14
]>eld ;	-12
]>eld are	-16
]>eld for	-12
]>elf ,	-17
]>elf .	-21
]>elf and	-17
]>elf by	10
]>elf with	-12
]>ell ,	-25
]>ell .	-20
]>ell 0	-14
]>ell :	-15
]>ell and	-9
]>ell at	-11
]>ell in	-13
]>els ,	11
]>els .	11
]>els 0	-12
]>els :	-17
]>els a	-20
]>els and	-22
]>els are	-26
]>els at	-15
]>els for	13
]>els from	-17
]>els in	-30
]>els only	-11
]>els to	-11
]>els we	-11
]>els were	15
]>els while	-13
]>els with	-22
]>elt ,	-19
]>elt .	-32
]>elt and	11
]>elt is	-21
]>elt on	-14
]>ely ,	-15
]>ely .	-8
]>ely by	-11
]>ely on	-8
]>eme .	-11
]>emi ,	-16
]>ems .	-26
]>ems confused	-8
]>end ,	-17
]>end .	-27
]>end a	-22
]>end and	-18
]>end for	-17
]>end it	-13
]>end of	-39
]>end on	-18
]>end the	-9
]>end with	-18
]>end your	-19
]>ene .	-12
]>ens !	-8
]>ens ,	15
]>ens are	-22
]>ens at	-26
]>ens for	-17
]>ens is	12
]>ens off	-18
]>ens only	-15
]>ens out	-9
]>ens with	-14
]>ent (	-22
]>ent .	12
]>ent :	10
]>ent a	-16
]>ent and	-16
]>ent at	-13
]>ent before	-12
]>ent by	-8
]>ent can	-11
]>ent comes	8
]>ent each	-16
]>ent for	-24
]>ent gets	-10
]>ent goes	-26
]>ent has	-34
]>ent is	-33
]>ent letter	-9
]>ent manager	-12
]>ent must	-14
]>ent name	-15
]>ent of	13
]>ent on	-20
]>ent ones	-12
]>ent reprocessing	-20
]>ent ring	-14
]>ent says	-8
]>ent services	-9
]>ent signs	-15
]>ent society	-16
]>ent takes	-16
]>ent the	-9
]>ent to	-17
]>ent too	-12
]>ent wants	-9
]>ent who	-20
]>ent with	-20
]>eon ,	-15
]>eps for	-14
]>eps may	-14
]>ept ,	-14
]>ept .	-20
]>ept and	-11
]>ept in	-10
]>era .	-15
]>era and	-18
]>ere ,	-30
]>ere .	-44
]>ere a	-10
]>ere and	-23
]>ere are	-11
]>ere else	-15
]>ere he	-9
]>ere in	-16
]>ere is	-29
]>ere on	-22
]>ere or	-10
]>ere till	-12
]>ere was	-19
]>ere were	-8
]>ere with	-10
]>erm ,	-19
]>erm .	-18
]>ern (	-15
]>ern .	-21
]>ern at	-13
]>ern is	-19
]>ern on	-15
]>ers (	-18
]>ers )	-22
]>ers +	-18
]>ers -	10
]>ers .	-20
]>ers 0	-15
]>ers :	-31
]>ers ;	14
]>ers again	-17
]>ers all	-22
]>ers are	11
]>ers at	28
]>ers before	-15
]>ers behind	-20
]>ers by	-20
]>ers come	-26
]>ers don't	-26
]>ers first	-17
]>ers for	17
]>ers from	-21
]>ers full	-10
]>ers get	-9
]>ers go	-19
]>ers have	-19
]>ers into	-18
]>ers is	13
]>ers must	-21
]>ers need	-17
]>ers of	-11
]>ers off	-15
]>ers on	-27
]>ers only	-23
]>ers over	-13
]>ers that	8
]>ers the	-29
]>ers to	-20
]>ers two	-9
]>ers we	-18
]>ers who	-30
]>ers will	-19
]>ers with	-32
]>ert at	-15
]>ery &	-10
]>ery ,	-23
]>ery .	-23
]>ery and	-17
]>ery at	-17
]>ery by	-15
]>ery i	16
]>ery in	-27
]>ery note	-12
]>ery school	-11
]>ery that	-12
]>es' meeting	-17
]>ese ,	-19
]>ese .	-16
]>ese :	-13
]>esh .	-15
]>esh on	-16
]>esk ,	-27
]>esk .	-13
]>esk and	-13
]>esk calls	-8
]>esk in	-22
]>ess (	-15
]>ess ,	-27
]>ess .	-26
]>ess and	-19
]>ess at	14
]>ess for	-25
]>ess in	-11
]>ess is	-11
]>ess of	-13
]>ess with	-16
]>est 0	-15
]>est :	-21
]>est as	9
]>est asks	-14
]>est at	-23
]>est by	-18
]>est come	-15
]>est drive	-14
]>est every	-15
]>est first	-14
]>est from	-30
]>est has	-14
]>est in	-22
]>est is	-25
]>est it	-13
]>est on	-22
]>est one	9
]>est out	-24
]>est ride	-9
]>est shelf	-21
]>est tap	-8
]>est the	-14
]>est thing	-21
]>est to	-32
]>est who	-13
]>est write	-23
]>est your	-21
]>ete ,	-13
]>ete the	-11
]>ets (	-16
]>ets ,	-30
]>ets :	-11
]>ets a	-16
]>ets again	-14
]>ets and	-21
]>ets are	-10
]>ets by	-16
]>ets go	-15
]>ets in	-16
]>ets on	-24
]>ets one	-11
]>ets the	-22
]>ets them	-21
]>ets with	-13
]>ets would	-14
]>ety ,	-11
]>ety .	12
]>ety boat	-18
]>ety office	-11
]>ety pin	-27
]>eum lends	-12
]>eve .	-15
]>eve and	-16
]>eve it	-11
]>ews ,	-18
]>ews .	-11
]>ews and	-18
]>ews are	-15
]>ews in	-12
]>ews on	-8
]>eys .	-26
]>eys :	16
]>eys and	-20
]>eys are	-18
]>eys before	-18
]>eys for	-26
]>eys never	-19
]>eys of	-14
]>eys only	-16
]>eys the	-12
]>eys to	8
]>eze and	-24
]>eze before	-11
]>feb ,	-9
]>fed up	-11
]>fee ,	-15
]>fee .	-14
]>fee is	-11
]>fee or	-20
]>fer got	-15
]>fer something	-13
]>ffs ,	-14
]>fin ,	-12
]>fle .	-16
]>fri ,	-9
]>fts ,	-26
]>fts and	-18
]>fts are	-12
]>ful .	-10
]>ful from	-22
]>ful if	-16
]>fw :	-12
]>fwd :	-22
]>g's there	-15
]>gan with	-15
]>gap .	-12
]>gap of	-12
]>gar ,	-14
]>gar .	-13
]>gar water	-11
]>ged ,	9
]>ged .	-27
]>ged after	-10
]>ged and	-17
]>ged by	11
]>ged every	-26
]>ged in	-24
]>ged it	-12
]>ged on	-24
]>ged only	-13
]>ged the	-26
]>ged us	-16
]>ger (	-14
]>ger :	-19
]>ger ;	-13
]>ger and	9
]>ger approves	-23
]>ger at	-25
]>ger briefing	-23
]>ger by	-13
]>ger checks	-11
]>ger decides	-12
]>ger for	-17
]>ger has	-19
]>ger in	-13
]>ger is	-26
]>ger looks	-15
]>ger meets	-11
]>ger must	-11
]>ger on	-18
]>ger phones	-17
]>ger signs	-14
]>ger than	-16
]>ger to	-8
]>ger walks	-19
]>ger was	-17
]>ges ,	9
]>ges .	-27
]>ges at	-16
]>ges on	-15
]>ges the	-28
]>ges to	-16
]>ght (	19
]>ght ,	-11
]>ght :	-19
]>ght ?	12
]>ght a	-17
]>ght and	-29
]>ght be	-16
]>ght before	-37
]>ght comes	-20
]>ght fire	-20
]>ght for	-12
]>ght glass	-8
]>ght if	-18
]>ght in	-26
]>ght is	-16
]>ght it	-17
]>ght man	-12
]>ght of	-16
]>ght on	-26
]>ght or	-15
]>ght porter	-9
]>ght shift	-29
]>ght so	-12
]>ght switch	-9
]>ght the	-23
]>ght to	-26
]>ght we	-12
]>ght |	-8
]>gin ,	11
]>gin .	-13
]>gle ,	-19
]>gle .	-19
]>gle and	-10
]>gon ,	-13
]>gp .	-8
]>gry ,	-16
]>gry .	-9
]>gue ,	-10
]>gue .	-17
]>gun ,	-14
]>gus .	-11
]>gus or	-9
]>ha ,	-12
]>hal ,	-13
]>ham ,	-11
]>ham from	-14
]>hat ,	10
]>hat .	-15
]>hat a	-20
]>hat and	-9
]>hat at	-18
]>hat came	-11
]>hat comes	-14
]>hat do	-21
]>hat does	-10
]>hat else	-24
]>hat happened	-20
]>hat happens	-25
]>hat he	-12
]>hat i	-28
]>hat i'd	-12
]>hat i'm	-21
]>hat is	-20
]>hat it	-16
]>hat it's	-18
]>hat keeps	-10
]>hat one	-21
]>hat she	-26
]>hat the	-21
]>hat they	-17
]>hat to	-35
]>hat was	-18
]>hat we	-41
]>hat we'd	-19
]>hat we're	-12
]>hat went	-8
]>hat you	-33
]>hat you're	-14
]>hat |	-20
]>hed .	-26
]>hed before	-10
]>hed in	-11
]>hed on	-9
]>hed the	-16
]>hed till	-10
]>hed to	-8
]>hed with	-13
]>hem .	-40
]>hem ;	-17
]>hem ?	-19
]>hem a	-21
]>hem again	-11
]>hem and	-25
]>hem are	-15
]>hem at	-10
]>hem back	-13
]>hem before	-21
]>hem by	-8
]>hem down	-11
]>hem for	-21
]>hem in	-33
]>hem into	-10
]>hem is	-21
]>hem it	-8
]>hem not	-8
]>hem on	12
]>hem out	-15
]>hem over	-9
]>hem sign	-16
]>hem the	-13
]>hem they	-11
]>hem through	-20
]>hem to	-19
]>hem up	-13
]>hem what	-17
]>hem with	-12
]>hen ,	-18
]>hen .	-17
]>hen that	-15
]>her :	-12
]>her a	-22
]>her and	-30
]>her at	-20
]>her brings	-15
]>her from	-14
]>her in	-15
]>her is	-21
]>her on	11
]>her out	-9
]>her own	-14
]>her so	-22
]>her takes	-17
]>her than	-16
]>her the	-17
]>her what	-16
]>her with	-30
]>hes ,	-31
]>hes :	-16
]>hes and	-15
]>hes are	-22
]>hes at	-9
]>hes first	-19
]>hes in	-14
]>hes on	-25
]>hes only	-8
]>hes the	-22
]>hes to	-21
]>hew ,	-18
]>hin ,	-16
]>hin like	-19
]>hip at	-14
]>hip on	-14
]>hma .	-9
]>hoa ,	-9
]>hoe comes	-12
]>hom it	-11
]>hon .	-8
]>hop (	18
]>hop ,	-27
]>hop .	-25
]>hop and	-29
]>hop in	-22
]>hor :	-18
]>hot air	-19
]>hot spot	-14
]>hot water	-25
]>hot work	-15
]>how .	14
]>how a	-30
]>how an	-18
]>how do	-22
]>how he	-15
]>how high	-14
]>how how	-11
]>how i	-14
]>how is	-9
]>how it	-13
]>how it's	-20
]>how long	-26
]>how many	-26
]>how much	-20
]>how often	-11
]>how passport	-16
]>how she	-11
]>how the	-26
]>how them	-16
]>how they	-17
]>how to	-36
]>how up	-18
]>how was	-21
]>how we	-35
]>hse came	-13
]>hse lady	-9
]>hts ,	-21
]>hts .	-15
]>hts and	-18
]>hts must	-20
]>hts on	-25
]>hty ,	-11
]>hut ,	-22
]>hut .	-18
]>hut and	-19
]>hut at	23
]>hut behind	-22
]>hut down	-20
]>hut off	-13
]>hut the	-20
]>hut with	-16
]>i.e .	-14
]>ial ,	-15
]>ial .	-16
]>ial 0	-8
]>ial is	13
]>ian ,	-17
]>ian and	-11
]>ian at	-8
]>ian has	-8
]>ian in	-13
]>ias to	-19
]>iat ,	-14
]>ibs ,	-18
]>ica and	-14
]>ice )	-9
]>ice ,	-9
]>ice .	12
]>ice ;	-11
]>ice =	-9
]>ice a	-36
]>ice and	-37
]>ice are	-11
]>ice asks	-13
]>ice at	-28
]>ice before	-20
]>ice by	-13
]>ice for	-17
]>ice has	-21
]>ice in	-8
]>ice is	-30
]>ice manager	-25
]>ice on	-21
]>ice resurfacing	-20
]>ice rink	-19
]>ice says	-16
]>ice so	-19
]>ice the	-23
]>ice this	-27
]>ice to	-24
]>ice until	-18
]>ice wants	-18
]>ice we	-12
]>ice when	-16
]>ice while	-17
]>ice with	-14
]>ich ,	-19
]>ick ,	-9
]>ick .	-17
]>ics ,	-18
]>ics .	-19
]>ics before	-18
]>ics in	-20
]>ict is	-12
]>icy ,	-13
]>ide ,	-15
]>ide .	-35
]>ide 0	-14
]>ide :	-12
]>ide and	-31
]>ide as	-16
]>ide at	-11
]>ide by	-11
]>ide door	-19
]>ide down	-30
]>ide first	-11
]>ide five	-13
]>ide glue	-14
]>ide is	-11
]>ide it	-11
]>ide mill	-13
]>ide of	-13
]>ide only	-20
]>ide so	11
]>ide the	-23
]>ide up	-12
]>ids .	-13
]>ids are	-24
]>ids or	-16
]>ied ,	-18
]>ied .	-16
]>ied and	-11
]>ied at	-11
]>ied before	-14
]>ied in	-11
]>ied on	-21
]>ief ,	-10
]>ier ,	-16
]>ier .	-25
]>ier and	-14
]>ier on	-11
]>ies )	-14
]>ies ;	-17
]>ies and	-42
]>ies are	-30
]>ies at	-13
]>ies don't	-20
]>ies for	-12
]>ies from	-18
]>ies have	-23
]>ies i	-16
]>ies in	-35
]>ies of	-9
]>ies on	-30
]>ies out	-12
]>ies that	-19
]>ies the	-18
]>ies to	-14
]>ies who	-24
]>ies with	11
]>iew ,	-12
]>iew .	-17
]>ife "	-14
]>ife .	-15
]>iff one	-13
]>ift ,	-37
]>ift a	-13
]>ift and	-34
]>ift at	15
]>ift by	-23
]>ift in	-19
]>ift is	-18
]>ift it	-26
]>ift lead	-16
]>ift leader	-12
]>ift manager	-13
]>ift number	-12
]>ift people	17
]>ift stops	-20
]>ift the	-27
]>ift with	-12
]>ike ,	-19
]>ike .	-13
]>ike and	-14
]>ila ,	-16
]>ild ,	-10
]>ild .	-15
]>ild is	-21
]>ild stays	-12
]>ild with	-18
]>ile ,	-26
]>ile .	-30
]>ile and	-21
]>ile for	-13
]>ile from	-13
]>ile gloves	-9
]>ile goes	-11
]>ile house	-21
]>ile is	-17
]>ilk .	-19
]>ilk bank	-23
]>ilk from	13
]>ilk goes	-13
]>ilk in	-22
]>ilk of	-14
]>ill ,	-38
]>ill 0	-20
]>ill and	-17
]>ill broken	-12
]>ill everyone's	-23
]>ill from	-9
]>ill has	-14
]>ill he	-13
]>ill in	-25
]>ill is	-19
]>ill it	-26
]>ill it's	-26
]>ill not	-16
]>ill of	-13
]>ill on	-24
]>ill open	-10
]>ill over	15
]>ill stands	-8
]>ill the	-25
]>ill then	-20
]>ill they	-17
]>ill they've	-9
]>ill to	-10
]>ill was	13
]>ill won't	-12
]>ill you	-15
]>iln ,	9
]>iln wash	-13
]>ilo 0	-12
]>ils ,	-15
]>ils .	11
]>ils for	-18
]>ils go	-10
]>ils have	-27
]>ils off	-12
]>ils on	-13
]>ils out	-9
]>ils the	-17
]>ilt .	-16
]>ilt it	-11
]>ily ,	-17
]>ily .	-25
]>ily and	12
]>ily at	-15
]>ily before	-13
]>ily is	-8
]>ily to	-14
]>ime !	-15
]>ime ,	-17
]>ime =	-12
]>ime a	-12
]>ime and	-20
]>ime by	-18
]>ime for	-15
]>ime from	-10
]>ime goes	-10
]>ime in	-10
]>ime is	-16
]>ime it	-15
]>ime of	-12
]>ime since	-15
]>ime so	-9
]>ime the	-28
]>ime this	-25
]>ime to	-9
]>ime we	-19
]>ime when	-21
]>in "	-8
]>in #	-16
]>in '	-14
]>in ,	-15
]>in .	-40
]>in 0	-20
]>in :	-9
]>in a	-42
]>in advance	-10
]>in after	-9
]>in again	-12
]>in all	-13
]>in an	-37
]>in and	-25
]>in antwerp	-8
]>in april	-10
]>in at	-12
]>in august	-22
]>in autumn	-16
]>in before	-12
]>in behind	-13
]>in between	-12
]>in big	-20
]>in black	-21
]>in both	-12
]>in capitals	-10
]>in case	-18
]>in cash	-22
]>in charge	-17
]>in check	-14
]>in cork	-12
]>in daylight	-20
]>in disinfectant	-10
]>in each	-20
]>in english	-17
]>in february	-12
]>in first	-14
]>in five	-12
]>in for	-46
]>in form	-16
]>in four	-22
]>in from	-24
]>in front	-25
]>in full	-15
]>in galway	-11
]>in half	-17
]>in hand	-23
]>in harvest	-15
]>in her	-9
]>in him	-14
]>in hotel	-13
]>in in	-16
]>in it	-31
]>in its	-34
]>in january	-19
]>in jira	-8
]>in june	-25
]>in kent	-15
]>in last	-9
]>in left	-21
]>in march	-13
]>in may	-22
]>in metres	-13
]>in mind	-16
]>in my	-24
]>in no	-17
]>in november	-9
]>in number	-10
]>in october	-18
]>in ohio	-10
]>in on	8
]>in one	-32
]>in opera	-17
]>in order	-28
]>in our	-15
]>in pairs	-24
]>in paper	-16
]>in pen	-21
]>in person	-11
]>in plain	-18
]>in port	-20
]>in pune	-9
]>in reception	-11
]>in red	-9
]>in reverse	-10
]>in room	-12
]>in row	-11
]>in rows	-14
]>in season	-14
]>in september	-23
]>in simple	-13
]>in slowly	-16
]>in such	-9
]>in summer	-10
]>in tank	-10
]>in tears	-9
]>in ten	-24
]>in that	-21
]>in the	-53
]>in their	-19
]>in there	-14
]>in thirty	-16
]>in this	-13
]>in those	-10
]>in three	-23
]>in tucson	-14
]>in tulsa	-12
]>in two	-19
]>in view	-9
]>in water	-11
]>in what	-19
]>in whatever	-18
]>in when	-13
]>in which	-16
]>in winter	-15
]>in with	-18
]>in writing	-59
]>in your	-22
]>ina ,	-19
]>ina .	-14
]>ind ,	-21
]>ind .	-17
]>ind 0	-8
]>ind and	-18
]>ind as	-9
]>ind at	-16
]>ind basket	-12
]>ind gauge	-8
]>ind is	-20
]>ind it	-19
]>ind over	-16
]>ind rule	-18
]>ind them	-9
]>ine "	-14
]>ine ,	-45
]>ine .	-50
]>ine 0	-26
]>ine and	-26
]>ine at	-14
]>ine before	13
]>ine by	-13
]>ine for	-47
]>ine has	-11
]>ine in	-19
]>ine of	-11
]>ine off	13
]>ine on	11
]>ine room	-22
]>ine the	-14
]>ine walks	-17
]>ine was	-23
]>ine with	-18
]>ine |	-11
]>ing "	-18
]>ing &	-23
]>ing (	24
]>ing )	-23
]>ing -	28
]>ing 0	-9
]>ing :	23
]>ing ;	-21
]>ing ?	-27
]>ing a	-60
]>ing about	-30
]>ing above	-17
]>ing after	-23
]>ing again	-22
]>ing agency	-15
]>ing aid	-20
]>ing aids	-30
]>ing air	-15
]>ing all	-27
]>ing also	-9
]>ing an	-26
]>ing and	-41
]>ing anything	-23
]>ing as	-19
]>ing authority	-10
]>ing baby	-18
]>ing back	-25
]>ing bar	-17
]>ing before	-34
]>ing board	-23
]>ing boil	-18
]>ing book	-15
]>ing business	-20
]>ing but	-14
]>ing by	-28
]>ing cable	-21
]>ing clear	-20
]>ing club	-21
]>ing colin	-12
]>ing comes	-10
]>ing company	-14
]>ing crew	-17
]>ing customer	-24
]>ing cylinders	-16
]>ing day	-31
]>ing days	-23
]>ing doesn't	-15
]>ing down	11
]>ing drop	-15
]>ing eleven	-9
]>ing every	-8
]>ing first	16
]>ing form	-10
]>ing from	11
]>ing glass	-17
]>ing goes	-19
]>ing guide	-13
]>ing gym	-13
]>ing he	-14
]>ing height	-9
]>ing home	-19
]>ing hot	-13
]>ing i	-22
]>ing if	-22
]>ing in	-50
]>ing instruction	-30
]>ing instructions	-18
]>ing is	-53
]>ing it	-26
]>ing job	-11
]>ing jug	-13
]>ing key	-8
]>ing last	-16
]>ing light	-12
]>ing line	-20
]>ing loans	-24
]>ing loop	-10
]>ing lot	-18
]>ing machine	-22
]>ing manager	-11
]>ing me	-31
]>ing must	19
]>ing of	-57
]>ing off	-10
]>ing officer	-20
]>ing okay	16
]>ing one	-11
]>ing only	-22
]>ing opens	-16
]>ing or	-39
]>ing out	-39
]>ing outside	-15
]>ing over	-27
]>ing parcel	-16
]>ing patients	-17
]>ing people	-16
]>ing pins	-12
]>ing place	-30
]>ing plan	-13
]>ing plant	-14
]>ing please	-16
]>ing points	-11
]>ing pool	-15
]>ing procedure	-30
]>ing ring	-17
]>ing room	-24
]>ing says	-19
]>ing school	-9
]>ing service	-19
]>ing sets	-19
]>ing she	-15
]>ing shed	-23
]>ing sheet	-17
]>ing slip	-11
]>ing so	-13
]>ing staff	-15
]>ing stops	16
]>ing table	-23
]>ing take	-17
]>ing team	-18
]>ing testing	-24
]>ing that	15
]>ing the	-42
]>ing them	-13
]>ing then	-20
]>ing there	-14
]>ing they	-8
]>ing this	-21
]>ing ticket	-12
]>ing till	-23
]>ing time	-18
]>ing to	-25
]>ing twice	-18
]>ing two	-19
]>ing under	-11
]>ing unit	-13
]>ing units	-20
]>ing up	-45
]>ing us	-18
]>ing was	-22
]>ing water	-13
]>ing we	10
]>ing weight	-12
]>ing what	-19
]>ing what's	-20
]>ing when	-20
]>ing which	11
]>ing windows	-17
]>ing with	10
]>ing within	-14
]>ing would	-12
]>ing you	-42
]>ing –	16
]>ink (	9
]>ink ,	-25
]>ink it	-16
]>ink that	-9
]>ink the	9
]>ins .	-23
]>ins and	-25
]>ins at	-12
]>ins every	-13
]>ins in	-21
]>ins no	-10
]>ins on	-19
]>ins the	-14
]>int .	-24
]>int and	-12
]>int at	-26
]>int five	-25
]>int to	-20
]>int two	-18
]>int with	-10
]>ion )	-17
]>ion 0	-15
]>ion about	-10
]>ion and	-25
]>ion arrives	-12
]>ion at	-24
]>ion authority	-23
]>ion before	-24
]>ion but	-8
]>ion by	-17
]>ion card	-28
]>ion closes	-14
]>ion date	-11
]>ion fee	-21
]>ion file	-22
]>ion for	-38
]>ion form	-14
]>ion from	-20
]>ion goes	-20
]>ion has	-18
]>ion house	-15
]>ion in	11
]>ion list	-22
]>ion no	-11
]>ion of	-43
]>ion officer	-8
]>ion on	-22
]>ion opens	-9
]>ion out	12
]>ion people	-17
]>ion please	15
]>ion put	19
]>ion rep	-12
]>ion requests	-15
]>ion room	-22
]>ion sheet	-17
]>ion signed	-12
]>ion so	10
]>ion straight	-8
]>ion tanks	-21
]>ion test	-19
]>ion the	-13
]>ion thing	-11
]>ion to	-22
]>ion with	-20
]>ion within	-11
]>ion |	12
]>ipe .	-12
]>ipe in	-17
]>ips ,	11
]>ips .	-24
]>ips a	-18
]>ips and	-18
]>ips are	-17
]>ips don't	-12
]>ips off	-13
]>ips on	-18
]>ipt of	-17
]>ira ,	-14
]>ira .	-10
]>ire ,	-30
]>ire .	16
]>ire :	-13
]>ire alarm	-13
]>ire brigade	-19
]>ire department	-13
]>ire drill	-21
]>ire exits	-13
]>ire extinguisher	-10
]>ire in	-15
]>ire officer	-18
]>ire out	-18
]>ire service	-15
]>ire sheet	-15
]>ire shop	-20
]>ire with	-19
]>irm .	-14
]>irm in	-12
]>irm that	-17
]>irm the	-9
]>irs ,	-14
]>irs :	-12
]>irs a	10
]>irs and	-22
]>irs at	-19
]>irs by	-14
]>irs come	-11
]>irs first	-15
]>irs is	-14
]>irs with	13
]>iry ,	-21
]>iry date	-10
]>ise ,	-14
]>ise .	-24
]>ise always	-21
]>ise and	-18
]>ise the	-18
]>ise this	-10
]>ish ,	-29
]>ish .	-32
]>ish and	13
]>ish in	-9
]>ish on	-18
]>ish the	-11
]>ish with	-24
]>ist .	-20
]>ist and	-18
]>ist at	-8
]>ist by	11
]>ist for	-28
]>ist from	-9
]>ist goes	-17
]>ist in	-18
]>ist is	-24
]>ist of	-11
]>ist on	-12
]>ist so	-12
]>ist that	-15
]>ist with	-11
]>it (	-16
]>it )	-14
]>it ,	-44
]>it .	-25
]>it :	-13
]>it ;	-11
]>it ?	-19
]>it a	-28
]>it again	-14
]>it against	-13
]>it alone	-14
]>it always	-22
]>it and	-24
]>it any	-10
]>it as	-21
]>it at	-23
]>it back	8
]>it badly	-9
]>it before	-15
]>it but	-16
]>it by	-15
]>it came	-25
]>it can	-22
]>it come	-12
]>it comes	-14
]>it doesn't	-14
]>it down	-23
]>it drafted	-14
]>it first	-17
]>it for	-25
]>it four	-16
]>it from	-20
]>it gets	-20
]>it goes	-27
]>it green	-11
]>it had	-15
]>it hangs	-14
]>it has	-19
]>it holds	-20
]>it i	13
]>it if	-11
]>it in	-32
]>it inside	-15
]>it into	-27
]>it is	-32
]>it isn't	-23
]>it last	-19
]>it left	-9
]>it like	-9
]>it look	-17
]>it looks	-9
]>it may	-12
]>it means	-10
]>it must	-12
]>it not	-12
]>it nothing	-8
]>it official	-11
]>it on	-29
]>it once	-13
]>it one	-9
]>it or	-17
]>it out	-23
]>it over	-18
]>it passes	-22
]>it reads	-14
]>it rests	-20
]>it right	-14
]>it round	-11
]>it should	-21
]>it so	-26
]>it something	-9
]>it sound	-8
]>it spits	-9
]>it starts	-22
]>it stays	-11
]>it still	-14
]>it takes	-11
]>it that	-31
]>it the	-19
]>it then	-14
]>it there	-17
]>it through	-10
]>it to	-17
]>it together	-12
]>it touches	-10
]>it typed	-20
]>it under	-9
]>it up	-17
]>it was	-29
]>it we	-19
]>it when	-18
]>it will	-9
]>it with	-17
]>it within	-8
]>it without	-9
]>it won't	-14
]>it works	-12
]>it written	-23
]>it you	-10
]>it |	-11
]>ite 0	-12
]>ite and	-14
]>ite for	-11
]>ite is	-13
]>ite manager	-9
]>ite on	-16
]>ite right	-10
]>ite went	-13
]>ith "	-12
]>ith ,	11
]>ith .	-25
]>ith 0	-18
]>ith a	-40
]>ith alcohol	-8
]>ith an	-27
]>ith bare	-22
]>ith card	-9
]>ith chalk	-9
]>ith date	-13
]>ith eleven	-9
]>ith ground	-20
]>ith hand	-20
]>ith her	-14
]>ith him	-11
]>ith his	-16
]>ith hot	-20
]>ith its	-17
]>ith me	-13
]>ith my	-29
]>ith names	-12
]>ith nine	-12
]>ith no	-15
]>ith nothing	-13
]>ith number	-15
]>ith numbered	-10
]>ith one	-24
]>ith open	-13
]>ith paper	-13
]>ith red	-9
]>ith shells	-25
]>ith some	-15
]>ith somebody	-13
]>ith something	-21
]>ith that	-13
]>ith the	-42
]>ith their	-17
]>ith them	-16
]>ith three	-30
]>ith traffic	-12
]>ith two	-17
]>ith us	-15
]>ith vinegar	-13
]>ith warm	-13
]>ith water	-10
]>ith wire	-15
]>ith written	-8
]>ith you	-19
]>ith your	-17
]>its .	-31
]>its :	8
]>its and	-27
]>its are	-9
]>its at	10
]>its for	-17
]>its in	-14
]>its of	-9
]>its on	-16
]>its the	-35
]>its to	18
]>itt .	-17
]>ity ,	-32
]>ity .	-22
]>ity :	-20
]>ity and	-11
]>ity checks	-15
]>ity has	-18
]>ity is	-13
]>ity leave	-17
]>ity morning	-12
]>ity of	-9
]>ity radio	-11
]>ity shop	-17
]>ium ,	-10
]>ium and	17
]>ium the	-14
]>ium –	-20
]>ive .	-9
]>ive :	-16
]>ive ?	8
]>ive and	-18
]>ive for	-14
]>ive from	-22
]>ive home	-13
]>ive off	-16
]>ive the	-26
]>ive up	-8
]>ive with	-18
]>ize .	-18
]>j .	-16
]>jan ,	-13
]>jaz 0	-13
]>job ,	-19
]>job .	13
]>job and	-19
]>job card	-11
]>job file	-12
]>job goes	-18
]>job in	-21
]>job on	-17
]>job to	-21
]>jot down	-10
]>jug ,	-13
]>k .	-14
]>ked "	-18
]>ked .	-30
]>ked about	-8
]>ked against	-10
]>ked and	-19
]>ked at	-18
]>ked before	-17
]>ked by	10
]>ked for	-26
]>ked off	-11
]>ked on	-28
]>ked out	-12
]>ked so	-16
]>ked the	-15
]>ked through	-21
]>ked to	-9
]>ked twice	-21
]>ked up	-11
]>ked w	-15
]>ked with	-24
]>ken .	-22
]>ken and	-17
]>ken at	-16
]>ken by	-12
]>ken for	-13
]>ken from	-12
]>ken off	-10
]>ken on	13
]>ken out	-14
]>ken over	-22
]>ken the	-15
]>ker !	-11
]>ker ,	11
]>ker .	-22
]>ker and	-24
]>ker at	-11
]>ker gets	-8
]>ker is	-15
]>ker who	-11
]>kes ,	-15
]>kes .	-24
]>kes :	-16
]>kes a	-15
]>kes in	-28
]>kes on	11
]>kes the	-14
]>kes them	-15
]>kes to	-12
]>kes with	-13
]>ket ,	-22
]>ket .	-18
]>ket and	-10
]>ket club	-14
]>ket is	-16
]>key ,	-26
]>key .	9
]>key 0	-9
]>key and	-14
]>key from	-17
]>key in	-19
]>key is	-14
]>key out	-11
]>key register	-14
]>key stays	-9
]>key to	-21
]>key turns	-14
]>key two	-12
]>key worker	-22
]>kim ,	-12
]>kit ,	-18
]>kit is	-12
]>kly (	9
]>kly .	-20
]>kup .	18
]>kup and	-19
]>kup from	-19
]>l .	-13
]>lab ,	-11
]>lab 0	-10
]>lab at	14
]>lan ,	-16
]>lap ,	-13
]>lap .	-17
]>lap and	-10
]>lar .	12
]>lar panel	-14
]>las on	-21
]>lay .	-22
]>lay ;	-15
]>lay and	-15
]>lay in	-19
]>lay the	-12
]>lay when	14
]>lds ,	-20
]>lds in	-19
]>led .	-27
]>led a	-13
]>led and	-32
]>led before	-13
]>led by	9
]>led drugs	-19
]>led for	-19
]>led in	-8
]>led on	-19
]>led out	-28
]>led to	-29
]>led up	-10
]>led while	-8
]>led with	-25
]>len ,	13
]>ler .	-19
]>ler and	10
]>ler goes	-13
]>ler is	-9
]>ler must	-15
]>ler on	-17
]>ler room	-12
]>ler stays	-16
]>ler than	-18
]>ler to	-10
]>les (	-14
]>les ,	-8
]>les 0	-8
]>les :	-22
]>les a	-10
]>les and	-35
]>les are	-38
]>les at	-29
]>les come	-8
]>les for	-29
]>les from	-26
]>les go	-13
]>les of	-12
]>les on	-33
]>les or	-8
]>les out	-13
]>les over	-15
]>les the	-15
]>les them	-18
]>les to	-9
]>les when	-18
]>les with	-22
]>les |	10
]>let .	-21
]>let and	-10
]>let down	-15
]>let go	-12
]>let in	-24
]>let me	-16
]>let out	-19
]>let stays	-11
]>let that	-21
]>let the	-25
]>let them	-21
]>let with	-15
]>ley ,	-18
]>ley .	-14
]>lge .	-10
]>lia .	-19
]>lic ,	18
]>lic .	-18
]>lic areas	-19
]>lid for	-16
]>lid or	-17
]>lie .	-17
]>lie on	-11
]>lie to	-14
]>lin ,	-11
]>lin :	-16
]>lit ,	-13
]>lla .	-15
]>lls "	-25
]>lls ,	-8
]>lls .	15
]>lls ;	-14
]>lls a	-18
]>lls and	-19
]>lls are	-24
]>lls at	-18
]>lls each	-19
]>lls from	-22
]>lls in	-17
]>lls it	-15
]>lls off	-15
]>lls on	-18
]>lls out	-30
]>lls over	-11
]>lls procedure	-21
]>lls that	-29
]>lls the	-38
]>lls with	12
]>lls within	-19
]>lly ,	-24
]>lly .	-23
]>lly do	-15
]>lly noticed	-20
]>lly the	-12
]>lon .	-12
]>lor ,	-12
]>lot .	-13
]>lot in	-23
]>lot is	-20
]>lot of	-23
]>lot on	-13
]>low ,	-12
]>low .	-13
]>lry ,	-13
]>lts and	-21
]>lts from	13
]>lts in	-8
]>lts only	-20
]>lts to	-21
]>lts with	-21
]>lub ,	-23
]>lug it	-15
]>lug the	-9
]>lum ,	-13
]>lve ,	-16
]>lve a	-15
]>m's never	-14
]>m's on	-19
]>mal .	-15
]>man ,	-19
]>man .	-16
]>man has	-18
]>man of	-16
]>man who	-14
]>mar ,	-14
]>mar .	-17
]>mas .	-15
]>mat ,	-11
]>mat .	-13
]>mbe ,	-22
]>mbs up	-14
]>med and	-15
]>med at	-19
]>med to	-10
]>men ,	-13
]>men on	-13
]>mer ,	-28
]>mer and	-17
]>mer back	-9
]>mer before	-16
]>mer gets	-12
]>mer has	-18
]>mer if	-13
]>mer is	-10
]>mer night	-13
]>mer on	-18
]>mer out	-15
]>mer says	-17
]>mer signs	-12
]>mer so	12
]>mer the	-13
]>mer they	-11
]>mer to	-15
]>mer was	-11
]>mer within	-9
]>mes .	-17
]>mes at	-9
]>met ,	-16
]>met on	-14
]>mit ,	-11
]>mit .	10
]>mit is	-26
]>mly ,	-12
]>mma .	-8
]>mma no	-22
]>mon .	-17
]>mps ,	-24
]>mps .	-18
]>mps and	15
]>mps the	-22
]>mpt .	-20
]>mug .	-13
]>n's .	-12
]>n's head	-13
]>n't ,	-14
]>n't .	-12
]>n't be	-20
]>n't got	-13
]>nal ,	-17
]>nal .	-22
]>nal pay	-9
]>nal staff	-19
]>nce ,	-29
]>nce 0	-14
]>nce :	-18
]>nce and	-8
]>nce at	-16
]>nce for	-15
]>nce in	-21
]>nce is	-21
]>nce it	-20
]>nce of	-10
]>nce officer	-11
]>nce on	-14
]>nce over	-20
]>nce to	-12
]>nce with	-11
]>nce you	-13
]>nch ,	-32
]>nch on	-16
]>ncl .	-9
]>ncy ,	-16
]>ncy .	-14
]>ncy castle	-20
]>ncy in	-14
]>ncy of	-10
]>nda ,	-10
]>nde ,	12
]>ndi ,	-10
]>ndo the	-12
]>nds ,	15
]>nds .	-27
]>nds and	-16
]>nds in	-18
]>nds included	-11
]>nds it	-13
]>nds of	-17
]>nds off	-10
]>nds on	-16
]>nds or	-18
]>nds out	-15
]>nds the	-11
]>nds up	-10
]>ned .	-35
]>ned a	-18
]>ned and	-15
]>ned at	-15
]>ned before	-22
]>ned by	-24
]>ned for	-22
]>ned if	-9
]>ned in	-15
]>ned it	-18
]>ned on	-25
]>ned ones	-10
]>ned over	-9
]>ned that	-16
]>ned the	-27
]>ned to	-15
]>ned under	-16
]>ned with	-18
]>nel ,	-24
]>nel and	-21
]>nel cough	-14
]>nel for	13
]>nel on	-8
]>ner ,	-31
]>ner .	-25
]>ner and	-19
]>ner checks	-12
]>ner has	-10
]>ner if	-15
]>ner in	-20
]>ner than	-9
]>ner the	-13
]>ner to	-29
]>ner with	-19
]>nes and	-10
]>nes are	-24
]>nes at	-14
]>nes for	-16
]>nes on	-22
]>nes the	-27
]>nes to	11
]>net ,	-20
]>net .	9
]>net and	-14
]>net for	-14
]>new what	-11
]>nge .	-21
]>nge 0	-8
]>nge a	-20
]>nge every	-20
]>nge in	-19
]>nge of	-12
]>nge that	-23
]>nge the	-15
]>ngs ,	-44
]>ngs :	-24
]>ngs a	-26
]>ngs and	-16
]>ngs are	17
]>ngs at	-15
]>ngs before	-18
]>ngs for	-34
]>ngs from	-26
]>ngs get	-15
]>ngs go	-21
]>ngs i	-13
]>ngs in	-24
]>ngs into	-21
]>ngs of	-11
]>ngs there	-12
]>ngs to	-12
]>ngs with	-14
]>nia and	-20
]>nic ,	-11
]>nic .	-20
]>nic 0	-10
]>nic that	-11
]>nip it	-13
]>nit ,	-16
]>nit 0	-9
]>nit is	-12
]>nit with	-11
]>nks ,	-8
]>nks .	-10
]>nks 0	-17
]>nks and	-19
]>nks are	-16
]>nks for	-14
]>nks on	-31
]>nks were	14
]>nly "	-11
]>nly ,	-45
]>nly .	-41
]>nly after	-26
]>nly and	-17
]>nly by	-22
]>nly ever	-15
]>nly for	-17
]>nly from	-18
]>nly if	-12
]>nly in	-24
]>nly me	-13
]>nly on	-11
]>nly one	-18
]>nly person	-11
]>nly take	-13
]>nly that	-19
]>nly the	-9
]>nly then	-15
]>nly to	-9
]>nly when	-25
]>nly with	-9
]>nm .	-11
]>nna ,	-11
]>nna be	-21
]>nna tattoo	-15
]>nne ,	-10
]>nny ,	-17
]>nny .	-14
]>nod .	-11
]>nor ,	-10
]>nor number	-12
]>not himself	-16
]>nov .	-9
]>now ,	-26
]>now .	-19
]>now by	-19
]>now he	-9
]>now how	-22
]>now it's	-17
]>now out	-12
]>now the	-18
]>now what	-29
]>now who	-13
]>now you	-9
]>nry centre	-13
]>nse .	-17
]>nts .	-9
]>nts :	-15
]>nts a	-13
]>nts and	-30
]>nts are	-17
]>nts as	-27
]>nts at	-23
]>nts between	-28
]>nts by	10
]>nts for	-15
]>nts from	-8
]>nts get	-23
]>nts go	-14
]>nts in	-46
]>nts must	-17
]>nts on	-11
]>nts or	-16
]>nts over	-12
]>nts the	-11
]>nts them	-14
]>nts to	-20
]>nts two	-19
]>nts we	-19
]>nts went	-18
]>nts who	-15
]>nts with	-17
]>nts written	-14
]>nty and	-14
]>nty five	-11
]>nus eighteen	-9
]>nus thirty	-10
]>nut allergy	-15
]>oad (	-11
]>oad ,	-11
]>oad .	-19
]>oad a	-20
]>oad at	-15
]>oad it	-12
]>oad link	-12
]>oak ,	-15
]>oan ,	-18
]>oan .	-16
]>oat ,	-26
]>oat .	-26
]>oat and	-18
]>oat goes	-9
]>obs .	-19
]>och ,	-20
]>ock ,	-21
]>ock .	-25
]>ock :	-18
]>ock and	-21
]>ock has	-8
]>ock is	-11
]>ock on	-22
]>ock the	14
]>ock was	-14
]>odd .	-14
]>ode ,	-13
]>ode .	-17
]>ode is	-18
]>ode on	-11
]>ods .	-21
]>ods are	-9
]>ods bookings	-18
]>oes ,	-9
]>oes .	-18
]>oes about	-22
]>oes back	-9
]>oes by	-18
]>oes down	-20
]>oes first	-18
]>oes for	-19
]>oes home	-22
]>oes if	-20
]>oes in	-47
]>oes is	-21
]>oes it	-25
]>oes last	-12
]>oes like	-21
]>oes mad	-12
]>oes not	-25
]>oes nothing	-14
]>oes off	-36
]>oes on	-35
]>oes out	-37
]>oes over	-24
]>oes round	-19
]>oes that	-17
]>oes the	-20
]>oes three	-17
]>oes through	-14
]>oes to	-23
]>oes under	-20
]>oes up	-15
]>oes what	-21
]>oes when	-18
]>off "	-10
]>off ,	-24
]>off .	-38
]>off 0	-9
]>off after	-15
]>off and	-24
]>off at	-39
]>off before	-23
]>off but	-14
]>off by	-9
]>off first	-16
]>off for	-18
]>off from	17
]>off if	-8
]>off last	-12
]>off no	-14
]>off or	-13
]>off she	-15
]>off the	-32
]>off till	-17
]>off to	-26
]>off with	-9
]>ofs ,	9
]>ogo (	-20
]>ogs ,	-20
]>ogs .	24
]>ogs are	-11
]>ogy ,	-16
]>oil ,	-16
]>oil .	-9
]>oil on	-16
]>oin ,	-12
]>oir ,	-20
]>oke )	-10
]>oke ,	-12
]>oke .	-18
]>oke on	-14
]>oks ,	-17
]>oks are	-22
]>oks for	-16
]>oks out	-17
]>oks the	-17
]>ola ,	-16
]>old ,	9
]>old .	-25
]>old and	-26
]>old in	-15
]>old it	-14
]>old room	-24
]>old tap	-13
]>old the	-9
]>old water	-20
]>old with	-14
]>ole ,	-19
]>ole .	-21
]>ole and	-12
]>ole boards	-8
]>ole in	-16
]>oll for	-9
]>oll on	-9
]>ols ,	15
]>ols and	-31
]>ols go	-15
]>ols out	-10
]>omb ,	-9
]>omb and	-21
]>ome ,	-18
]>ome .	-8
]>ome a	-12
]>ome and	-12
]>ome by	-13
]>ome in	-8
]>ome on	-19
]>ome only	8
]>ome the	-14
]>ome to	-23
]>ome until	-18
]>ome with	-18
]>omg yes	-8
]>oms ,	-23
]>oms .	-13
]>oms and	-17
]>oms on	12
]>oms with	-15
]>on "	-22
]>on ,	-47
]>on .	-32
]>on 0	-15
]>on :	-26
]>on a	-46
]>on all	-9
]>on an	-9
]>on any	-14
]>on anything	-16
]>on arrival	-10
]>on at	-26
]>on before	-20
]>on board	-18
]>on both	-22
]>on carpet	-13
]>on changing	-9
]>on cleaning	-14
]>on day	-25
]>on deck	-18
]>on duty	-22
]>on edge	-8
]>on every	-14
]>on everything	-12
]>on file	-9
]>on first	-12
]>on foot	-9
]>on friday	-20
]>on fridays	-12
]>on from	-13
]>on her	-26
]>on his	-8
]>on how	-13
]>on is	-12
]>on it	-13
]>on its	-11
]>on leave	-20
]>on line	-16
]>on loan	-15
]>on maternity	-19
]>on me	-13
]>on monday	-27
]>on mondays	-16
]>on my	-9
]>on new	-23
]>on one	-26
]>on our	-25
]>on paper	-41
]>on receipt	-12
]>on red	-9
]>on return	-21
]>on saturday	-12
]>on saturdays	-14
]>on screen	-11
]>on section	-14
]>on shift	-8
]>on site	-20
]>on sunday	-9
]>on that	-17
]>on the	-42
]>on their	-26
]>on they	-10
]>on thursday	-8
]>on till	-21
]>on top	-10
]>on tuesday	-21
]>on tuesdays	-27
]>on two	-23
]>on um	-17
]>on until	-9
]>on us	-15
]>on wednesday	-9
]>on wednesdays	-16
]>on weekends	-11
]>on what	-10
]>on when	-14
]>on yes	-19
]>on your	-8
]>ona .	-9
]>ond ,	-11
]>ond .	-20
]>ond the	-12
]>one (	-16
]>one )	-10
]>one ,	-13
]>one .	-52
]>one :	-17
]>one ?	-23
]>one a	-16
]>one adult	-13
]>one after	-10
]>one and	-18
]>one at	-11
]>one because	-23
]>one before	-17
]>one boat	-18
]>one by	-23
]>one call	-24
]>one can	-14
]>one comes	-12
]>one day	-17
]>one document	-13
]>one does	-18
]>one doesn't	-9
]>one driver	-14
]>one drop	-12
]>one drug	-13
]>one else	-12
]>one foam	-11
]>one for	-26
]>one from	-13
]>one goes	-18
]>one had	-13
]>one half	-10
]>one hand	-20
]>one has	-15
]>one hour	-13
]>one in	-24
]>one is	-20
]>one it's	-20
]>one jar	-8
]>one left	-15
]>one lift	-13
]>one line	-10
]>one machine	-14
]>one metre	-20
]>one minute	-17
]>one night	-17
]>one not	-13
]>one now	-11
]>one of	-17
]>one on	-31
]>one or	-9
]>one out	-22
]>one over	-20
]>one page	-30
]>one person	-21
]>one rings	-18
]>one room	-14
]>one screen	-12
]>one sets	-10
]>one sheet	-16
]>one signal	-11
]>one that	-22
]>one the	-16
]>one to	-25
]>one two	-14
]>one was	-12
]>one way	-9
]>one week	-14
]>one who	-15
]>one with	-24
]>one working	-25
]>one would	-20
]>one you	-11
]>ong ,	-17
]>ong .	-19
]>ong is	-18
]>ong room	-22
]>ong they	-8
]>ons -	12
]>ons .	16
]>ons :	-22
]>ons a	12
]>ons about	-12
]>ons and	-21
]>ons are	-24
]>ons at	14
]>ons before	11
]>ons for	-18
]>ons from	12
]>ons i	-12
]>ons in	21
]>ons into	-19
]>ons of	-10
]>ons on	-19
]>ons with	-17
]>ons –	12
]>ony ,	-12
]>ony .	-22
]>ood ,	-11
]>ood .	-25
]>ood at	-20
]>ood bank	-21
]>ood for	-20
]>ood goes	-9
]>ood is	-26
]>oof ,	10
]>oof .	-14
]>oof hatch	-19
]>ook ,	-27
]>ook .	-30
]>ook and	-9
]>ook by	-16
]>ook for	-16
]>ook with	12
]>ool ,	10
]>ool .	-21
]>ool and	-18
]>ool bus	-14
]>ool gate	-11
]>ool hall	-20
]>ool has	-18
]>ool kids	-11
]>ool on	-10
]>ool water	-18
]>oom (	14
]>oom ,	-39
]>oom .	9
]>oom 0	-21
]>oom :	-26
]>oom ;	-10
]>oom after	8
]>oom and	-37
]>oom at	-12
]>oom attendant	-13
]>oom by	-25
]>oom door	-19
]>oom first	10
]>oom for	-23
]>oom is	11
]>oom number	-26
]>oom or	-10
]>oom temperature	-9
]>oom they	-14
]>oom to	-25
]>oom until	-8
]>oom with	-20
]>oon in	-21
]>oop ,	-12
]>oop and	-25
]>oor ,	-35
]>oor .	-46
]>oor 0	-9
]>oor :	13
]>oor and	-35
]>oor at	-13
]>oor because	-19
]>oor before	-19
]>oor by	-16
]>oor first	-13
]>oor for	-16
]>oor in	-11
]>oor is	-24
]>oor locked	-17
]>oor of	-12
]>oor open	-17
]>oor shut	-12
]>oor stays	-20
]>oor the	-12
]>oor to	-22
]>oor with	-11
]>oor you	-10
]>oot .	-13
]>ope .	-22
]>ops &	-15
]>ops ,	-17
]>ops .	-29
]>ops and	-17
]>ops the	-11
]>ops when	-15
]>ops you	-25
]>ord .	-22
]>ord and	-12
]>ord is	-12
]>ord on	-14
]>ore ,	-27
]>ore and	-19
]>ore spots	-14
]>ore the	-8
]>ork ,	-12
]>ork .	-8
]>orm ,	-20
]>orm .	-21
]>orn ,	-13
]>orn .	-16
]>orn and	-19
]>orn twice	-12
]>ors ,	-21
]>ors .	-8
]>ors :	-11
]>ors and	-24
]>ors are	-29
]>ors before	-13
]>ors get	-19
]>ors in	-30
]>ors on	9
]>ors only	-16
]>ors open	-22
]>ors shut	-9
]>ors to	21
]>ors who	-19
]>ort (	14
]>ort from	-8
]>ort is	-25
]>ort not	-15
]>ort side	-17
]>ory ,	-29
]>ory .	-13
]>ory and	-13
]>ory in	-14
]>ory of	-12
]>ory to	-18
]>ose .	-9
]>ose ?	-9
]>ose goes	-11
]>ose in	-11
]>ose is	-17
]>ose on	-19
]>ose that	-10
]>ose to	-15
]>oss ,	-14
]>oss .	-20
]>oss the	-19
]>ost ,	-10
]>ost .	-23
]>ost and	-8
]>ost line	-10
]>ost lines	-14
]>ost office	-20
]>ote ,	-17
]>ote .	-8
]>ots ,	-23
]>ots .	-16
]>ots :	8
]>ots a	-17
]>ots are	-9
]>ots in	-12
]>ots of	-8
]>ots on	-10
]>our .	-21
]>our at	-17
]>our hours	-10
]>our of	-16
]>ous (	-15
]>ous ,	-12
]>ous .	-13
]>ous goods	-22
]>ous the	-14
]>out "	-20
]>out (	-16
]>out .	10
]>out ;	-10
]>out a	-31
]>out again	-23
]>out alone	-9
]>out and	-42
]>out anything	-12
]>out as	-28
]>out at	-31
]>out back	-12
]>out before	-30
]>out by	-29
]>out can	-10
]>out first	-15
]>out for	-36
]>out from	-26
]>out if	-21
]>out in	-39
]>out is	10
]>out loud	-24
]>out of	-58
]>out on	-32
]>out one	-13
]>out onto	-22
]>out over	-10
]>out procedure	11
]>out so	-27
]>out that	-13
]>out the	-37
]>out till	-11
]>out to	-24
]>out twice	-15
]>out two	-23
]>out until	-14
]>out what	-21
]>out who	-14
]>out with	-26
]>out you	-16
]>out |	-13
]>ove .	-25
]>ove it	-8
]>ove on	-17
]>ove the	11
]>ove to	-16
]>owl ,	-12
]>owl .	-16
]>own ,	-50
]>own .	-46
]>own :	-18
]>own a	-31
]>own again	16
]>own and	-31
]>own as	-24
]>own because	-22
]>own before	-22
]>own but	-9
]>own by	-21
]>own every	-15
]>own first	-29
]>own for	-35
]>own from	-27
]>own how	-19
]>own in	10
]>own into	-23
]>own it	-9
]>own line	-18
]>own no	-17
]>own on	-28
]>own once	-25
]>own or	-19
]>own the	-17
]>own then	-23
]>own to	-33
]>own what	-20
]>own with	-28
]>own you	-16
]>ows ,	19
]>ows .	9
]>ows a	-13
]>ows and	-14
]>ows down	-8
]>ows his	-17
]>ows it	-14
]>ows on	-24
]>ows the	-24
]>ows twice	-15
]>oys ,	-21
]>oys .	-17
]>oys are	-11
]>p's on	-11
]>p.m .	-13
]>pad ,	-14
]>pad .	-29
]>pad and	-10
]>pan ,	-20
]>ped ,	-15
]>ped .	-28
]>ped a	-16
]>ped and	-24
]>ped before	-17
]>ped beside	-12
]>ped in	-30
]>ped inside	-12
]>ped on	-21
]>ped or	-17
]>ped to	-22
]>ped up	-10
]>ped with	-12
]>pen ,	-29
]>pen .	-29
]>pen 0	-11
]>pen a	-22
]>pen again	-13
]>pen and	-18
]>pen at	-18
]>pen both	-15
]>pen from	-15
]>pen in	-31
]>pen it	-18
]>pen the	-27
]>pen till	-8
]>pen to	-14
]>pen until	-11
]>pen up	-16
]>pen window	-14
]>pen you	-18
]>per ,	-24
]>per .	-23
]>per alone	-12
]>per and	-15
]>per gets	-13
]>per has	-10
]>per than	-13
]>pes ,	-9
]>pes .	10
]>pes are	-8
]>pes from	-20
]>pes it	-15
]>pes the	-15
]>pes this	-12
]>pet .	-17
]>pet theatre	-15
]>pet with	-21
]>phs ,	-18
]>phs are	-22
]>phy .	17
]>pic ,	-19
]>pic :	-11
]>pit is	-8
]>ple ,	-12
]>ple .	-27
]>ple and	-8
]>ple are	-19
]>ple at	-16
]>ple away	-16
]>ple can	-10
]>ple each	-9
]>ple forget	-17
]>ple in	-20
]>ple it	-14
]>ple just	-14
]>ple leave	-14
]>ple must	-10
]>ple on	-12
]>ple reception	-17
]>ple rinsed	-14
]>ple the	-8
]>ple want	-15
]>ple were	-17
]>ple who	-13
]>ply ,	-25
]>ply in	-17
]>pon the	-14
]>poo ,	-13
]>pot .	-16
]>ppm .	-10
]>psi .	-9
]>pth ,	-10
]>pts ,	-23
]>pub .	-10
]>pur ,	-14
]>r's .	-24
]>r's and	-12
]>r's first	-20
]>r's in	-20
]>r's job	-15
]>r's letter	-14
]>r's licence	-17
]>r's license	-16
]>r's name	-17
]>r's number	-15
]>r's on	-29
]>r's only	-9
]>r's report	-13
]>r's slip	-11
]>r's the	-17
]>r's with	-10
]>rag ,	-10
]>rag .	-13
]>ral manager	-10
]>ran ,	-9
]>ran out	-23
]>rap is	-14
]>ray ,	-11
]>rce .	-11
]>rch ,	-12
]>rch .	-15
]>rch for	-19
]>rch hall	-25
]>rch on	-11
]>rds .	-31
]>rds :	-22
]>rds and	-17
]>rds are	-29
]>rds before	12
]>rds come	-15
]>rds in	-17
]>rds on	-20
]>rds the	-12
]>rds you	-12
]>red ,	-26
]>red a	-19
]>red acetone	-15
]>red and	-23
]>red at	-10
]>red before	-12
]>red by	-30
]>red for	-9
]>red from	-10
]>red i	-15
]>red in	-11
]>red of	-13
]>red on	9
]>red the	-13
]>red to	-22
]>red with	-12
]>red within	-10
]>red you	-14
]>ree ,	-10
]>ree .	-16
]>ref :	-10
]>rek .	-16
]>rel .	-17
]>ren ,	-23
]>ren .	8
]>ren and	-16
]>ren first	-10
]>ren go	-11
]>ren in	-21
]>ren under	-14
]>rep ,	-10
]>rep is	-13
]>rer ,	-18
]>rer has	-15
]>rer requires	-9
]>rer signs	-11
]>res ,	-34
]>res .	-22
]>res a	-18
]>res and	-12
]>res at	-12
]>res first	-21
]>res from	-14
]>res in	-23
]>res of	-11
]>res on	-12
]>res the	-19
]>rew ,	-21
]>rew .	-12
]>rew can	-23
]>rew does	-9
]>rew is	-16
]>rew of	-9
]>rew on	-15
]>rew the	-9
]>rez ,	-8
]>rge ,	-17
]>rge .	-25
]>rge in	-13
]>rge is	-14
]>rge of	-19
]>rge print	-9
]>rh ,	-14
]>rib sheet	-15
]>rid ,	-15
]>rim ,	-19
]>rim .	-28
]>rim to	-9
]>rin ,	-14
]>rip inspection	-19
]>rip tray	-9
]>rix and	-16
]>rks ,	-29
]>rks .	-21
]>rks :	-15
]>rks and	-23
]>rks on	-29
]>rks to	-16
]>rls ,	-11
]>rls can	-17
]>rly ,	-20
]>rly in	-13
]>rly shift	-10
]>rms .	-27
]>rms :	-15
]>rms are	-16
]>rms in	-9
]>rms with	-14
]>rna ,	-13
]>rns ,	-15
]>rns .	18
]>rns in	-18
]>rod ,	-17
]>rof .	-12
]>rol ,	-14
]>rol .	9
]>rol points	-16
]>rol room	-21
]>ron ,	-13
]>ron in	-14
]>ron is	-8
]>rop .	-12
]>rop first	-18
]>rop safe	-10
]>rop the	-17
]>rop zone	-18
]>row ,	-11
]>row .	-17
]>row long	-16
]>row oyster	-15
]>rps bin	-10
]>rry ,	-9
]>rry .	-23
]>rs' group	-13
]>rs' lunch	-11
]>rse .	-14
]>rst ,	-20
]>rst .	-38
]>rst 0	-13
]>rst :	-14
]>rst ;	-12
]>rst aid	-9
]>rst aider	-12
]>rst and	-30
]>rst before	-13
]>rst by	-16
]>rst call	-22
]>rst checks	-10
]>rst cut	-9
]>rst for	-16
]>rst i	-17
]>rst launch	-14
]>rst lesson	-19
]>rst light	-14
]>rst line	-12
]>rst look	-18
]>rst minute	-12
]>rst monday	-15
]>rst name	-13
]>rst night	-12
]>rst of	-21
]>rst off	-15
]>rst one	-9
]>rst shift	-10
]>rst show	-20
]>rst so	-21
]>rst ten	-10
]>rst then	-22
]>rst thing	-47
]>rst three	-22
]>rst time	-11
]>rst two	-9
]>rst visit	-14
]>rst wait	-22
]>rst we	-12
]>rst with	-21
]>rst you	-19
]>rta ,	-17
]>rth ,	-12
]>rth .	-14
]>rth and	-14
]>rth over	-14
]>rts .	-11
]>rts 0	-10
]>rts and	-25
]>rts at	-27
]>rts it	-18
]>rts may	-9
]>rts monday	-23
]>rts on	-22
]>rts the	-22
]>rts to	-16
]>rts with	-29
]>rty ,	-22
]>rty manager	-22
]>rty managers	-20
]>rub ,	-10
]>rub it	-13
]>rug at	-15
]>rum ,	-20
]>rum and	-13
]>rum inside	-16
]>rum is	-14
]>run .	-28
]>run 0	-14
]>run a	-21
]>run and	-22
]>run by	-20
]>run down	-10
]>run for	-17
]>run it	-24
]>run on	-8
]>run the	-16
]>run to	-12
]>run with	-11
]>rve .	-14
]>rye starter	-22
]>sal ,	-12
]>sal and	-14
]>sal of	-15
]>sea ,	-14
]>sea water	-12
]>sec ,	-15
]>sec ?	-15
]>sed ,	-27
]>sed :	-19
]>sed and	-16
]>sed at	-13
]>sed by	-10
]>sed in	-10
]>sed it	-10
]>sed on	13
]>sed or	-9
]>sed to	-23
]>sed with	-10
]>ser ,	-16
]>ser .	-20
]>ser and	-20
]>ses 0	-13
]>ses a	8
]>ses and	-22
]>ses are	-24
]>ses can	-12
]>ses for	-18
]>ses go	-21
]>ses in	-21
]>ses it	-14
]>ses on	-21
]>ses right	-19
]>ses the	-25
]>ses their	-17
]>ses through	-23
]>ses to	-21
]>ses what	-11
]>ses with	-11
]>set .	11
]>set aside	-15
]>set by	-12
]>set down	-23
]>set for	-13
]>set in	-14
]>set it	-26
]>set of	-23
]>set off	-16
]>set out	-45
]>set point	-9
]>sin ,	-14
]>sin .	-23
]>sit ,	11
]>sit .	-17
]>sit 0	-19
]>sit and	-16
]>sit is	-15
]>sit to	-19
]>sks in	-22
]>sks on	8
]>sms ,	-9
]>snt me	-10
]>soc 0	-8
]>son ,	10
]>sop for	-26
]>sop thing	-20
]>sor ,	-20
]>sor .	-14
]>sor is	-12
]>sps .	-23
]>sr .	-10
]>ss' sake	-10
]>sso machine	-17
]>ste .	12
]>ste it	-13
]>sts ,	-18
]>sts and	-26
]>sts are	-18
]>sts for	-26
]>sts from	13
]>sts get	-16
]>sts in	-16
]>sts it	-17
]>sts on	-17
]>sty .	-14
]>sue 0	-12
]>sun and	-17
]>sus reckons	-16
]>t .	-11
]>t'd be	-10
]>t's been	-9
]>t's belt	-10
]>t's in	-11
]>t's list	-12
]>t's on	-8
]>t's own	-8
]>tab 0	-9
]>tal .	-9
]>tal health	-15
]>tal is	-15
]>tal skates	-14
]>tar .	11
]>tat on	-12
]>tch ,	-11
]>tch is	-18
]>tch of	-18
]>tch test	-15
]>ted (	-21
]>ted ,	-25
]>ted 0	-16
]>ted a	-18
]>ted after	-22
]>ted against	-15
]>ted and	-29
]>ted as	-22
]>ted at	-11
]>ted back	-10
]>ted before	10
]>ted between	10
]>ted breast	-22
]>ted but	-11
]>ted by	-24
]>ted each	-16
]>ted every	13
]>ted first	-18
]>ted for	-19
]>ted from	-21
]>ted her	-14
]>ted in	9
]>ted into	-18
]>ted is	-11
]>ted it	-13
]>ted line	-15
]>ted on	14
]>ted once	-14
]>ted ones	-15
]>ted or	-18
]>ted out	-12
]>ted separately	-8
]>ted so	-14
]>ted that	-17
]>ted the	-12
]>ted to	-17
]>ted until	-10
]>ted us	-16
]>ted with	-11
]>tel (	-10
]>tel ,	-13
]>tel in	-17
]>tel with	-10
]>ten ,	-23
]>ten .	-20
]>ten about	-11
]>ten account	-9
]>ten and	-8
]>ten before	-23
]>ten by	-11
]>ten description	-13
]>ten down	-28
]>ten drill	-16
]>ten for	-19
]>ten in	-24
]>ten method	-21
]>ten on	-19
]>ten procedure	-24
]>ten protocol	-10
]>ten routine	-19
]>ten the	-13
]>ten thing	-13
]>ten to	-17
]>ten up	-28
]>ter )	-17
]>ter ,	-33
]>ter .	-11
]>ter :	-31
]>ter ;	-22
]>ter after	-18
]>ter all	-20
]>ter at	-26
]>ter by	-21
]>ter can	-18
]>ter does	-20
]>ter down	-15
]>ter first	-13
]>ter for	-17
]>ter has	14
]>ter in	-12
]>ter is	-29
]>ter it	-9
]>ter mushrooms	-14
]>ter off	-14
]>ter on	-32
]>ter only	-16
]>ter out	-17
]>ter past	-13
]>ter plus	-23
]>ter readings	-13
]>ter says	-17
]>ter than	-18
]>ter that	-21
]>ter the	-19
]>ter to	-10
]>ter turn	-17
]>ter walks	-9
]>ter was	-14
]>ter with	-13
]>ter |	-10
]>tes ,	-16
]>tes .	-18
]>tes a	-31
]>tes and	-28
]>tes are	-31
]>tes go	-10
]>tes in	11
]>tes last	-16
]>tes on	-12
]>tes only	-18
]>tes the	-13
]>the .	-12
]>ths ,	-15
]>ths .	-10
]>thy ,	-8
]>tic tank	-21
]>tir ,	-10
]>tis and	-12
]>tle ,	-17
]>tle .	-25
]>tle and	-13
]>tly .	-22
]>tly after	-18
]>tly as	-9
]>tly domestic	-18
]>tly for	-10
]>tly in	-15
]>tly to	-8
]>toe boards	-9
]>ton .	-12
]>ton from	-26
]>top "	-13
]>top ,	-27
]>top .	-11
]>top and	-18
]>top arm	-8
]>top button	-20
]>top if	-15
]>top it	-18
]>top that's	-18
]>top the	-29
]>top to	-9
]>top when	-14
]>tor )	-9
]>tor :	-18
]>tor ;	-12
]>tor and	-19
]>tor at	-12
]>tor comes	-11
]>tor goes	-21
]>tor in	-19
]>tor lamp	-18
]>tor off	-9
]>tor test	-20
]>tor the	-10
]>tor trips	-19
]>tos ,	-14
]>toy library	-15
]>tre ,	-29
]>tre .	-19
]>tre are	-15
]>tre in	-17
]>tro ,	-18
]>try ,	-11
]>tta be	-16
]>tte ,	9
]>tty ,	-13
]>tty .	-11
]>tug it	-12
]>two hours	-18
]>u'd put	-15
]>uad bike	-13
]>ual ,	-16
]>ual and	-13
]>ual control	-17
]>uba cylinders	-23
]>ubs ,	-19
]>uch and	-17
]>uch with	-13
]>uck ,	-12
]>uck .	-17
]>uck and	-21
]>uck driver	-11
]>uck in	-30
]>uck it	-16
]>uck on	9
]>uct ,	-19
]>uct is	-12
]>uds ,	-10
]>ued .	-23
]>ued by	-14
]>ued with	-12
]>uel is	-10
]>ues .	-15
]>ues 0	-10
]>ues are	15
]>ues in	-11
]>uff ,	-10
]>uff .	-12
]>uff first	-12
]>uff out	-20
]>ugh ,	-12
]>ugh .	-21
]>ugh of	-13
]>ugh the	-14
]>ugh –	-11
]>ugs .	-12
]>ugs and	-10
]>ugs are	-22
]>ugs in	8
]>uid .	-12
]>uit ,	-14
]>uit .	-9
]>uit at	-12
]>uit with	-12
]>ula ,	-19
]>uld .	-11
]>uld from	-22
]>ule .	-17
]>ule 0	-19
]>ull ,	-10
]>umb ,	-11
]>ume ,	-19
]>ume hire	-15
]>ump ,	-19
]>ump height	-16
]>ums at	-14
]>und ,	-28
]>und .	-32
]>und 0	-16
]>und :	-21
]>und a	-25
]>und again	-12
]>und and	-24
]>und at	-24
]>und before	-13
]>und by	-21
]>und check	-11
]>und every	-19
]>und for	-14
]>und is	-22
]>und it	-30
]>und out	-9
]>und the	-28
]>und them	-15
]>und to	-22
]>und with	-13
]>une the	-18
]>unk ,	-26
]>unk .	-23
]>unk after	-10
]>uns and	-13
]>uns clear	-8
]>uns hands	-16
]>uns in	-15
]>uns out	-18
]>uns the	-26
]>uns to	-8
]>unt ,	-22
]>unt .	-18
]>unt and	-20
]>unt before	-16
]>unt it	-15
]>unt the	-20
]>unt them	-19
]>unt to	-12
]>unt with	-14
]>up "	-18
]>up &	-8
]>up ,	-14
]>up 0	-12
]>up a	-30
]>up after	-14
]>up again	-12
]>up against	-13
]>up and	-33
]>up as	-23
]>up at	-33
]>up by	-21
]>up first	-8
]>up for	-29
]>up from	9
]>up in	-29
]>up is	-14
]>up like	-14
]>up on	-35
]>up one	-16
]>up properly	-17
]>up slowly	-11
]>up so	-13
]>up that	-11
]>up the	-52
]>up then	-16
]>up there	-19
]>up to	-32
]>up w	-11
]>up we	-13
]>up with	-19
]>up you	-16
]>upe .	-13
]>ups ,	-20
]>ups is	20
]>upt .	-13
]>ure ,	-8
]>ure 0	-16
]>ure about	-31
]>ure and	-32
]>ure before	12
]>ure by	11
]>ure for	-26
]>ure in	13
]>ure is	9
]>ure of	-23
]>ure on	-28
]>ure room	-21
]>ure that	16
]>ure we	-9
]>urn ,	-20
]>urn .	-23
]>urn from	-21
]>urn is	-24
]>urn of	-19
]>urn to	-13
]>urs ,	-24
]>urs .	-42
]>urs ;	-10
]>urs after	-17
]>urs and	-33
]>urs are	16
]>urs for	-17
]>urs in	-23
]>urs or	-14
]>urs with	-9
]>urs without	-9
]>urt ,	-14
]>ury ,	-16
]>ury room	-12
]>us ,	-31
]>us .	-25
]>us 0	-12
]>us a	-12
]>us about	-19
]>us and	-27
]>us at	-17
]>us by	-15
]>us for	-19
]>us four	-11
]>us had	-15
]>us in	-19
]>us is	-10
]>us on	-22
]>us put	-16
]>us that	-17
]>us the	-8
]>us to	-14
]>us with	-13
]>use ,	-33
]>use .	-37
]>use 0	-15
]>use and	-34
]>use in	-24
]>use is	-21
]>use lights	-12
]>use meeting	-13
]>use number	-14
]>use of	-11
]>use the	-16
]>use with	-24
]>ush and	-13
]>ush the	-20
]>usk .	-13
]>uss ,	-14
]>ust ,	10
]>ust .	-17
]>ust :	-15
]>ust on	-15
]>ust the	-9
]>usy "	-12
]>ute ,	-18
]>ute .	-19
]>ute 0	-9
]>uts ,	8
]>uts .	-11
]>uts in	-17
]>uts when	-17
]>utt first	-17
]>vae .	-17
]>van ,	-24
]>van .	-25
]>van and	-20
]>van by	-16
]>van park	-16
]>ved ,	-15
]>ved and	-12
]>ved by	-11
]>ved it	-11
]>ved only	14
]>ved that	-12
]>ved them	-12
]>vel ,	-11
]>vel .	-10
]>ven .	-13
]>ven 0	-18
]>ver .	-41
]>ver 0	-24
]>ver ;	-10
]>ver a	-30
]>ver and	-29
]>ver before	-9
]>ver by	-28
]>ver eight	-22
]>ver five	-21
]>ver forty	-15
]>ver from	-25
]>ver gauge	-18
]>ver in	-23
]>ver is	11
]>ver it	-24
]>ver last	-11
]>ver leaves	-13
]>ver looks	-9
]>ver not	-23
]>ver notes	-15
]>ver on	8
]>ver procedure	-19
]>ver reads	-9
]>ver sheet	-21
]>ver so	13
]>ver someone	-10
]>ver switch	-12
]>ver the	-52
]>ver them	-19
]>ver there	-12
]>ver there's	-13
]>ver thirty	-18
]>ver three	-20
]>ver to	-31
]>ver twenty	-17
]>ver two	-16
]>ver we	-10
]>ver your	-14
]>ver £	-20
]>ves &	-12
]>ves .	-10
]>ves :	-21
]>ves a	-22
]>ves and	-18
]>ves donated	-19
]>ves everything	-17
]>ves for	-18
]>ves in	-30
]>ves is	14
]>ves it	-11
]>ves of	-10
]>ves on	12
]>ves only	-24
]>ves open	-12
]>ves our	-21
]>ves the	-27
]>ves them	-14
]>ves to	-19
]>ves until	-12
]>ves with	-16
]>vey ,	11
]>via the	-20
]>wap it	-16
]>war ,	-12
]>way ,	-40
]>way a	-20
]>way after	-13
]>way and	-30
]>way at	-18
]>way because	-16
]>way but	-10
]>way for	-11
]>way from	-17
]>way in	-10
]>way is	-16
]>way it	-9
]>way of	-25
]>way on	13
]>way or	-12
]>way out	-13
]>way people	-15
]>way round	-18
]>way the	-22
]>way to	-20
]>way we	-18
]>way what	-11
]>wed ,	-14
]>wed .	-13
]>wed him	-8
]>wed me	-8
]>wed monthly	-8
]>wer ,	-9
]>wer and	-21
]>wer has	-9
]>wes ,	-16
]>wes and	-21
]>wim .	-11
]>wim school	-11
]>win ,	-8
]>wk 0	-8
]>wls club	-12
]>wns and	-19
]>xed .	-9
]>xes .	-20
]>xes and	11
]>xes are	-28
]>xes for	-16
]>xes from	-25
]>xes with	-16
]>xit ,	-16
]>xit .	-9
]>xus .	-14
]>y'd like	-9
]>y'd rather	-10
]>y's coming	-10
]>y's hand	-11
]>y's in	-12
]>yed .	-15
]>yed =	-11
]>yed and	-19
]>yed at	-14
]>yed in	-16
]>yed on	-12
]>yed or	-13
]>yee ,	-15
]>yer ,	-17
]>yer .	-17
]>yer and	-12
]>yer from	-16
]>yes ,	-17
]>yes .	-10
]>yes are	-14
]>yet .	-13
]>yle ,	-18
]>yle .	-15
]>yle :	-21
]>ymn books	-12
]>yor ,	-16
]>zen .	-20
]>zer ,	-14
]>zes to	-9
]?	-9900
]@	-9900
][	-9900
]]	-9900
]]" documented	-8
]]" hot	-18
]]" stop	-16
]]% rh	-12
]]& sons	-18
]]( 0	-14
]]( chair	-16
]]( late	-13
]]) ltd	-14
]]+ 0	-8
]]+ thu	-9
]], 0	-19
]], access	-13
]], ada	-10
]], again	-23
]], anneke	-10
]], apparently	-9
]], applies	-11
]], ashes	-13
]], away	-8
]], bag	-9
]], batch	-24
]], batteries	-14
]], beginning	-12
]], bent	-13
]], bin	-10
]], bleeding	-13
]], books	-18
]], boxes	-28
]], brass	-12
]], buckles	-9
]], capt	-11
]], car	-16
]], cash	-13
]], change	-16
]], check	-17
]], children	-10
]], chip	-8
]], chocks	-9
]], clean	-10
]], clothes	-14
]], company	-15
]], computer	-17
]], count	-11
]], counted	-12
]], cracks	-13
]], curtain	-12
]], dab	-14
]], day	-19
]], dealer	-13
]], dob	-9
]], door	-16
]], doors	-10
]], drain	-11
]], drop	-15
]], edge	-16
]], eh	-15
]], eighty	-16
]], end	-21
]], est	-18
]], excuse	-12
]], feb	-14
]], femi	-13
]], file	-16
]], filling	-29
]], fire	-8
]], firm	-12
]], first	-19
]], flex	-12
]], floor	-8
]], fold	-12
]], folded	-11
]], fridges	-12
]], gallons	-13
]], giving	-17
]], goes	-17
]], greetings	-8
]], guns	-11
]], hand	-14
]], handles	-9
]], hearing	-15
]], her	-12
]], honestly	-14
]], hot	-17
]], how	-24
]], i.e	-14
]], in	-27
]], inside	-14
]], it	-20
]], jewellery	-10
]], jewelry	-12
]], job	-17
]], kennel	-14
]], key	-10
]], keys	-13
]], kiln	-9
]], label	-11
]], leavers	-22
]], lemon	-16
]], lets	-13
]], lift	-18
]], line	-16
]], loose	-11
]], lot	-9
]], machine	-17
]], mainly	-19
]], manny	-15
]], marjorie	-11
]], marta	-10
]], masks	-21
]], mirror	-11
]], missing	-11
]], mostly	-24
]], night	-10
]], nitrile	-10
]], nor	-9
]], nov	-10
]], office	-10
]], ola	-10
]], on	-16
]], one	-12
]], only	-11
]], open	-9
]], papers	-11
]], people	-9
]], perhaps	-11
]], phone	-18
]], posted	-17
]], prams	-17
]], primary	-23
]], procedure	-12
]], prop	-13
]], prosthetics	-12
]], reception	-12
]], remember	-10
]], reply	-20
]], return	-15
]], ring	-23
]], runs	-9
]], safety	-15
]], samples	-12
]], school	-10
]], screen	-8
]], scrub	-8
]], service	-10
]], set	-19
]], sheet	-9
]], shift	-17
]], show	-17
]], site	-19
]], soak	-18
]], sonde	16
]], start	-40
]], still	-14
]], stop	-21
]], t	-8
]], tab	-8
]], table	-16
]], tamp	-9
]], test	-34
]], tested	-13
]], there	-17
]], thermostat	-12
]], thinned	-22
]], thx	-19
]], tickets	-8
]], tires	-16
]], tues	-10
]], tuesday	-9
]], tug	-13
]], twice	-13
]], upstairs	-10
]], usually	-11
]], ventilation	-10
]], vermont	-9
]], visor	-10
]], walk	-15
]], wash	-13
]], waterproof	-11
]], weather	-15
]], weekends	-11
]], welding	-20
]], what	-11
]], whistle	-13
]], wifi	-15
]], with	-15
]], wk	-8
]], written	-14
]]- 0	-21
]]- hand	-16
]]- house	-15
]]- vents	-12
]]- what	-17
]]. card	-11
]]. check	-13
]]. day	-13
]]. fire	-8
]]. land	-11
]]. run	-11
]]. shoot	-13
]]. test	-15
]]. what	-9
]]. wind	-10
]]/ brine	-11
]]0 0	-14
]]0 a.m	-18
]]0 are	-12
]]0 bar	-15
]]0 cm	-10
]]0 days	-29
]]0 deg	-17
]]0 dog	-17
]]0 dogs	-19
]]0 dollars	-17
]]0 euro	-10
]]0 feb	-14
]]0 first	16
]]0 floor	-22
]]0 hectares	-11
]]0 hours	-27
]]0 in	-20
]]0 kids	-9
]]0 km	-12
]]0 lbs	-10
]]0 load	-10
]]0 mg/l	-17
]]0 mins	-24
]]0 mph	-9
]]0 nm	-11
]]0 nov	-14
]]0 oct	-15
]]0 on	-15
]]0 oz	-20
]]0 p.m	-13
]]0 people	-15
]]0 ppm	-18
]]0 psi	-13
]]0 quid	-12
]]0 releases	-12
]]0 rooms	-10
]]0 sec	-16
]]0 sept	-13
]]0 service	-24
]]0 stop	-8
]]0 test	-13
]]0 trucks	-9
]]0 units	-17
]]0 working	-21
]]0 yrs	-14
]]: 0	-15
]]: again	-11
]]: ah	-18
]]: cash	-13
]]: clean	-9
]]: conservation	-9
]]: count	-10
]]: doors	-11
]]: facilities	-10
]]: food	-13
]]: fw	-12
]]: fwd	-17
]]: gus	-16
]]: head	-11
]]: how	-19
]]: in	-9
]]: internal	-18
]]: it	-12
]]: j	-19
]]: k	-12
]]: kitchen	-12
]]: leave	-13
]]: leavers	-23
]]: lift	-13
]]: manager	-9
]]: morning	-20
]]: off	-10
]]: office	-15
]]: only	-15
]]: opening	-14
]]: phone	-13
]]: props	-19
]]: rules	-21
]]: shift	-18
]]: shut	-10
]]: stop	-20
]]: superintendent	-14
]]: what	-33
]]: window	-12
]][ 0	-8
]]^ accounts	-14
]]^ achterberg	-11
]]^ action	-22
]]^ adeyemi	-11
]]^ agnes	-20
]]^ allergen	-18
]]^ allotment	-16
]]^ alright	-18
]]^ amir	-16
]]^ aob	-15
]]^ aoife	-16
]]^ applies	-14
]]^ asbestos	-18
]]^ attending	-24
]]^ attn	-12
]]^ author	-11
]]^ autoclave	-16
]]^ background	-14
]]^ barrier	-13
]]^ bathroom	-10
]]^ bea	-14
]]^ beds	-8
]]^ bereavement	-9
]]^ bikes	-9
]]^ biscuits	-12
]]^ bisque	-17
]]^ boarding	-27
]]^ boiler	-18
]]^ bonding	-12
]]^ bread	-11
]]^ bright	-11
]]^ british	-19
]]^ bunny	-11
]]^ burner	-8
]]^ car	-17
]]^ cash	-24
]]^ cc	-15
]]^ chairs	-21
]]^ change	-19
]]^ check	-10
]]^ cheese	-15
]]^ choir	-16
]]^ client	-26
]]^ closing	-18
]]^ clothes	-12
]]^ coin	-13
]]^ collecting	-21
]]^ collection	-24
]]^ complaints	-20
]]^ connect	-11
]]^ context	-17
]]^ crowd	-10
]]^ cut	-19
]]^ daily	-15
]]^ dal	-13
]]^ day	-11
]]^ deal	-13
]]^ deductions	-14
]]^ deferred	-12
]]^ derek	-13
]]^ disputes	-8
]]^ distribution	-19
]]^ doyle	-14
]]^ drunk	-16
]]^ dust	-9
]]^ e	-13
]]^ empties	-10
]]^ engineering	-15
]]^ equipment	-15
]]^ estate	-21
]]^ fabric	-14
]]^ feeding	-17
]]^ fire	-26
]]^ firing	-17
]]^ first	-10
]]^ food	-9
]]^ frost	-13
]]^ fwd	-13
]]^ gather	-14
]]^ general	-16
]]^ generator	-9
]]^ grading	-20
]]^ grain	-24
]]^ great	-16
]]^ greenhouse	-21
]]^ greet	-19
]]^ grit	-15
]]^ groom	-19
]]^ guns	-12
]]^ gus	-10
]]^ gwen	-13
]]^ ha	-9
]]^ haha	-14
]]^ hamish	-9
]]^ handover	-23
]]^ hearing	-23
]]^ heavy	-9
]]^ hiya	-20
]]^ home	-12
]]^ horses	-19
]]^ host	-12
]]^ hot	-15
]]^ household	-14
]]^ how	-25
]]^ ice	-22
]]^ identity	-14
]]^ impedance	-15
]]^ imran	-12
]]^ incoming	-12
]]^ jaz	-13
]]^ jess	-13
]]^ jo	-11
]]^ judge	-17
]]^ key	-21
]]^ kiln	-15
]]^ kim	-9
]]^ kit	-21
]]^ kowalczyk	-8
]]^ labels	-8
]]^ langar	-21
]]^ large	-14
]]^ late	-20
]]^ launch	-15
]]^ lightning	11
]]^ lindqvist	-20
]]^ lisle	-13
]]^ load	-8
]]^ loading	-20
]]^ loads	-13
]]^ lorna	-16
]]^ lot	-17
]]^ lotte	-11
]]^ ludlow	-9
]]^ make-up	-17
]]^ management	-11
]]^ marisol	-12
]]^ marshal	-17
]]^ marta	-15
]]^ meera	-12
]]^ mice	-13
]]^ might	-14
]]^ mine	-17
]]^ minors	-22
]]^ miss	-9
]]^ mooring	-17
]]^ morning	-46
]]^ mortars	-11
]]^ moving	-21
]]^ nails	14
]]^ niamh	-22
]]^ nobody's	-10
]]^ nope	-18
]]^ nuts	-13
]]^ objects	-21
]]^ okonjo	-16
]]^ omar	-11
]]^ on-call	-18
]]^ opening	-29
]]^ order	-12
]]^ osei	-15
]]^ outboards	-18
]]^ outgoing	-14
]]^ outing	-15
]]^ oyster	-23
]]^ packing	16
]]^ pagerduty	-12
]]^ pam	-16
]]^ panto	-9
]]^ parcels	-9
]]^ passengers	-19
]]^ patient	-18
]]^ perfect	-19
]]^ permit	-11
]]^ permits	-17
]]^ petra	-8
]]^ pharmacy	-15
]]^ photographs	-16
]]^ pick-up	15
]]^ pip	-13
]]^ policy	-12
]]^ pool	-21
]]^ pour	-10
]]^ prepared	-10
]]^ prices	-12
]]^ procedure	-32
]]^ projector	-17
]]^ proposed	-12
]]^ props	-12
]]^ quill	-19
]]^ quite	-10
]]^ rats	-9
]]^ release	-19
]]^ remarks	-8
]]^ remote	-24
]]^ rent	-16
]]^ rental	-20
]]^ repair	-15
]]^ reset	13
]]^ resolved	-16
]]^ responsibility	-15
]]^ results	-21
]]^ returns	-23
]]^ reyes	-8
]]^ rgds	-10
]]^ rider	-12
]]^ ron	-10
]]^ room	-20
]]^ safety	-18
]]^ sato	-14
]]^ school	-18
]]^ seals	-9
]]^ seed	-16
]]^ server	-20
]]^ shanice	-18
]]^ she'd	-11
]]^ shearing	-28
]]^ sheep	-26
]]^ sheet	-17
]]^ shelves	-9
]]^ siren	-13
]]^ smile	-13
]]^ soiled	-22
]]^ solar	-8
]]^ sorting	-14
]]^ sprinkler	-17
]]^ stir	-15
]]^ stu	-14
]]^ submit	-11
]]^ sugar	-13
]]^ swarm	-21
]]^ swing	-14
]]^ swiss	-9
]]^ tattoo	-17
]]^ teams	-9
]]^ test	-18
]]^ testing	-24
]]^ tins	-9
]]^ topic	-11
]]^ toys	-10
]]^ truck	-10
]]^ ugh	-16
]]^ uniforms	-10
]]^ unlock	-9
]]^ v2	-12
]]^ valuables	-15
]]^ vat	-25
]]^ vehicles	-16
]]^ vinegar	-9
]]^ visitors	-27
]]^ washing	-23
]]^ weekly	-20
]]^ wendell	-14
]]^ what	-17
]]^ whitaker	-15
]]^ winch	-12
]]^ wind	-25
]]^ wooden	-14
]]^ wording	-25
]]^ yep	-14
]]^ yo	-16
]]^ yusuf	-10
]]a 0	-10
]]a back	-11
]]a bag	-41
]]a beer	-17
]]a belt	-15
]]a bent	-12
]]a blanket	-9
]]a board	-15
]]a boat	-19
]]a box	-22
]]a boy	-21
]]a burn	-14
]]a burst	-11
]]a call	-32
]]a candidate	-19
]]a car	9
]]a caravan	-8
]]a card	-21
]]a carpet	-22
]]a case	-9
]]a cat	8
]]a certain	-11
]]a certified	-18
]]a change	-12
]]a charge	-16
]]a child	-32
]]a clean	-8
]]a client	10
]]a coffee	-20
]]a coin	-11
]]a comb	-22
]]a company	-19
]]a converted	-20
]]a correction	14
]]a couple	-16
]]a cousin	-12
]]a crew	-14
]]a crib	-15
]]a crisp	-13
]]a crown	-13
]]a customer	-11
]]a death	9
]]a defect	-9
]]a degree	-8
]]a dismissal	-8
]]a documented	-23
]]a dog	-24
]]a donation	-9
]]a door	-18
]]a drawer	-16
]]a driver	-17
]]a face	-12
]]a failed	-21
]]a fake	-11
]]a fallen	-18
]]a family-run	-14
]]a field	-15
]]a file	-13
]]a first	-18
]]a fist	-14
]]a food	-13
]]a fortnight	-24
]]a gallon	-16
]]a gap	-24
]]a gentleman	-20
]]a grand	-14
]]a grave	13
]]a great	-14
]]a grown-up	-11
]]a guest	-30
]]a hand	-28
]]a hand's	-23
]]a handful	-22
]]a handler	-20
]]a hat	-9
]]a head	-17
]]a heading	-10
]]a hire	-19
]]a horseshoe	-17
]]a hot	-19
]]a house	-14
]]a hurry	-21
]]a joke	-9
]]a key	-20
]]a kick	-11
]]a kid's	-18
]]a kitchen	-11
]]a lady's	-15
]]a lamp	16
]]a late	-10
]]a lawyer	-13
]]a learner	-18
]]a lemon	-13
]]a lift	-21
]]a line	-19
]]a link	-17
]]a list	-28
]]a loan	-35
]]a local	-19
]]a lot	-25
]]a mail	-21
]]a mailbox	-17
]]a marine	-13
]]a mattress	16
]]a measuring	-13
]]a mess	-12
]]a missing	-21
]]a mountain	-13
]]a moving	-12
]]a nest	-22
]]a night	-22
]]a nut	-15
]]a one	-15
]]a one-pager	-15
]]a parking	-16
]]a passenger	-14
]]a patient	-9
]]a pattern	-9
]]a permit	-14
]]a phone	-20
]]a pic	-18
]]a pleasant	-13
]]a point	-11
]]a postcard	-14
]]a poster	-19
]]a pound	-14
]]a procedure	-71
]]a process	-15
]]a quarter	-28
]]a rash	-16
]]a refund	14
]]a repair	9
]]a report	-26
]]a request	-17
]]a resident	-17
]]a ring	-16
]]a rolling	-17
]]a roof	13
]]a room	-18
]]a rope	-10
]]a rubbing	-15
]]a run	13
]]a runbook	-21
]]a sample	-17
]]a scaffold	-24
]]a school	-10
]]a sentence	-11
]]a set	-20
]]a sheet	-41
]]a shift	9
]]a shop	-15
]]a site	-19
]]a slant	-9
]]a slope	-16
]]a spill	-15
]]a stuck	-19
]]a swollen	-22
]]a table	-27
]]a tank	-19
]]a tenant	12
]]a tent	-10
]]a test	-26
]]a thing	-31
]]a time	-43
]]a timer	-10
]]a toolbox	-13
]]a tuesday	16
]]a two-person	-15
]]a uk	-13
]]a van	-19
]]a veil	-8
]]a visit	-18
]]a walk	-16
]]a way	-13
]]a wedding	-20
]]a wedge	-11
]]a week	-50
]]a wheel	-9
]]a wheelchair	-18
]]a works	-22
]]a write-up	-9
]]a written	-39
]]about 0	-19
]]about fitting	14
]]about how	-14
]]about issuing	-20
]]about it	-36
]]about late	-17
]]about loading	-15
]]about setting	-18
]]above 0	-19
]]accident in	-20
]]accounts in	-12
]]adviser checks	-11
]]after 0	-20
]]after hours	13
]]after one	-12
]]after unloading	-10
]]after what	-20
]]after with	-9
]]again in	-12
]]again on	-12
]]again over	-12
]]agreed on	-11
]]agreed way	-9
]]agreed with	-18
]]aid kit	-9
]]alarm again	-12
]]alarm goes	11
]]all 0	-12
]]all back	-9
]]all branches	-17
]]all day	-20
]]all hours	-17
]]all keys	-12
]]all on	-13
]]all over	-21
]]all rooms	-12
]]allotment society	-19
]]am dictating	-16
]]amended 0	-9
]]an actual	-20
]]an angle	-16
]]an appointment	-17
]]an electric	-16
]]an employee	11
]]an extra	-15
]]an instruction	-30
]]an interpreter	-21
]]an open	-17
]]an opinion	-13
]]an order	-28
]]an sop	-23
]]and 0	-27
]]and again	-19
]]and are	-15
]]and back	-21
]]and balloons	-9
]]and call	-18
]]and calls	-19
]]and change	-15
]]and check	-26
]]and checks	-28
]]and children	-13
]]and circulate	-12
]]and clean	-8
]]and coins	-14
]]and count	-19
]]and counts	-15
]]and cutter	-20
]]and delete	-9
]]and disinfect	-15
]]and disinfected	-9
]]and does	-22
]]and dogs	-15
]]and eighty	-18
]]and ends	-15
]]and explains	-11
]]and families	-21
]]and finish	-24
]]and found	11
]]and goes	-19
]]and her	-20
]]and honestly	-12
]]and how	-13
]]and in	-19
]]and it	-28
]]and jo	-15
]]and kyle	-12
]]and leave	-18
]]and leaves	-15
]]and let	-26
]]and lets	-15
]]and light	-14
]]and listens	-13
]]and manager	-11
]]and measures	-12
]]and mentions	-11
]]and mercury	-12
]]and mine	-12
]]and mopped	-10
]]and move	-18
]]and net	-9
]]and night	-23
]]and nowhere	-15
]]and on	-11
]]and one	-28
]]and only	-31
]]and open	-12
]]and opened	-10
]]and out	-17
]]and over	-20
]]and people	-17
]]and phone	-9
]]and photographs	-24
]]and point	-26
]]and pour	-21
]]and quite	-8
]]and return	-20
]]and revert	-14
]]and ring	-23
]]and room	-14
]]and run	-28
]]and runs	-19
]]and salinity	-11
]]and saves	-13
]]and set	-11
]]and shouts	-17
]]and show	-16
]]and shows	-15
]]and shut	-10
]]and spits	-10
]]and stand	-19
]]and start	-12
]]and starts	-18
]]and stayed	-14
]]and still	-20
]]and stop	-17
]]and stops	-11
]]and tags	-17
]]and test	-26
]]and tested	-12
]]and there	-10
]]and thin	-14
]]and thursday	-15
]]and thursdays	-20
]]and trunk	-10
]]and tug	-13
]]and underwear	-15
]]and up	-13
]]and what	-30
]]and whenever	-19
]]and works	-22
]]and wrapped	-13
]]and written	-9
]]another department	-9
]]another one	-11
]]answer in	-13
]]answers with	-14
]]any circumstances	-10
]]any time	-9
]]anybody leaves	-11
]]anybody on	-15
]]anyone sets	-15
]]anything leaves	-13
]]anything odd	-14
]]anything over	-16
]]anything written	-15
]]are binned	-12
]]are changed	18
]]are checked	-26
]]are counted	9
]]are dealt	-21
]]are deleted	-9
]]are down	-16
]]are drawn	-16
]]are emptied	-10
]]are first	-16
]]are fitted	12
]]are forbidden	-12
]]are in	-22
]]are issued	-14
]]are let	-21
]]are off	-10
]]are opened	-33
]]are out	-15
]]are over	-21
]]are poured	10
]]are recorded	-8
]]are run	-17
]]are scrubbed	-11
]]are set	-17
]]are shut	-23
]]are sorted	-11
]]are stamped	-9
]]are still	-10
]]are stripped	-13
]]are taken	-10
]]are tested	-13
]]are there	-11
]]are ticked	-13
]]are tried	-12
]]are unloaded	12
]]are up	-13
]]area manager	-22
]]argued with	-8
]]around 0	-11
]]arrivals in	-18
]]as discussed	-15
]]as on	-14
]]ashes are	-20
]]ask are	-8
]]ask client	-12
]]ask how	-17
]]ask them	-12
]]ask what	-14
]]asked how	-15
]]asked us	-13
]]asks how	-12
]]assistant checks	-11
]]assistant manager	-12
]]at 0	-39
]]at closing	14
]]at dusk	-13
]]at first	-14
]]at her	-15
]]at home	-13
]]at how	-8
]]at it	-23
]]at midnight	-15
]]at minus	-11
]]at one	-21
]]at pickup	-21
]]at quarter	-16
]]at them	-18
]]at us	-20
]]at whitsun	-17
]]auction house	-18
]]audit us	-15
]]b wing	-14
]]baby room	-18
]]back door	-21
]]back first	-11
]]back in	-27
]]back off	-9
]]back office	-22
]]back on	-20
]]back room	-15
]]back with	-11
]]background check	-11
]]backs up	8
]]bag in	-22
]]bag over	-9
]]bag with	-20
]]bait stations	17
]]bakery in	-13
]]balls out	-14
]]bank holiday	-16
]]bank receives	-19
]]batteries are	-17
]]be able	-24
]]be answered	-18
]]be appreciated	-15
]]be back	-15
]]be blamed	-8
]]be cleared	-11
]]be collected	-9
]]be drawn	-11
]]be grateful	-17
]]be in	-9
]]be isolated	-18
]]be issued	10
]]be notified	-9
]]be obliged	-9
]]be off	-11
]]be on	-14
]]be opened	16
]]be out	-8
]]be over	-16
]]be pregnant	-15
]]be pretty	-8
]]be reached	-9
]]be redone	-10
]]be set	-27
]]be tested	16
]]be there	-13
]]be warned	-9
]]be written	-23
]]beacon off	-8
]]beans in	-10
]]bear with	-12
]]because it	-15
]]because people	-8
]]because there	-16
]]bed bug	-16
]]been out	-9
]]been over	-14
]]before 0	-13
]]before anything's	-18
]]before curtain	9
]]before departure	-16
]]before dusk	-15
]]before first	-13
]]before it	-33
]]before loading	-16
]]before opening	-11
]]before printing	-14
]]before quoting	-12
]]began with	-11
]]beginning with	-10
]]behind it	-15
]]behind them	-18
]]believe it	-10
]]bells are	-20
]]belongs in	-11
]]below 0	-12
]]bereavement services	-13
]]between 0	-29
]]between groups	20
]]between patients	16
]]between pots	-9
]]between sessions	11
]]between them	-18
]]big one	-9
]]bits missing	-11
]]black henna	-15
]]blade down	-15
]]blade goes	-13
]]blade off	-18
]]blade up	-13
]]blast days	-18
]]block with	-8
]]blocked in	-14
]]blokes with	-14
]]blood bank	-18
]]blood thinner	-14
]]blood thinners	-22
]]blow it	-11
]]blue bag	-10
]]blue line	-10
]]board first	-11
]]board in	-9
]]board out	-10
]]board with	-13
]]boards first	-10
]]boat goes	-12
]]body shop	-16
]]boiler room	-12
]]book what	-15
]]booking in	-27
]]books are	-16
]]books out	-15
]]boots off	-15
]]both are	-9
]]both ends	-12
]]both gates	-14
]]both on	-17
]]both totals	-10
]]both ways	-19
]]bottle goes	-8
]]bottles are	-10
]]bottom keeping	-16
]]bought 0	-9
]]bouncy castle	10
]]bowls club	-11
]]box out	-19
]]boxes are	-15
]]brakes on	-10
]]branch on	-9
]]breaks down	-14
]]breast milk	21
]]bring in	-8
]]bring it	-14
]]bring them	-21
]]brings it	13
]]brought down	-19
]]brought in	-11
]]brush them	-10
]]brush up	-16
]]brush with	-11
]]building manager	-17
]]business cards	9
]]business days	-20
]]business in	-13
]]business with	-11
]]busy busy	-12
]]but one	-16
]]but still	-11
]]but with	-13
]]butt first	-17
]]by 0	-19
]]by appointment	-9
]]by box	-10
]]by col	-15
]]by friday	-30
]]by hand	12
]]by lena	12
]]by mail	-9
]]by one	-17
]]by phone	-27
]]by post	-15
]]by quarter	-8
]]by registered	-21
]]by rope	9
]]by side	-13
]]by thursday	-19
]]by tuesday	-19
]]by us	-22
]]cabinet 0	-10
]]cable car	13
]]cage key	-8
]]call it	-21
]]call time	-13
]]call with	-20
]]called back	-9
]]calls in	-8
]]calls it	-14
]]came back	-22
]]came in	-12
]]came off	13
]]came out	-24
]]came up	-13
]]can hand	-14
]]can lift	-16
]]can live	-19
]]can release	-10
]]can reorder	-11
]]can show	-19
]]can walk	-12
]]cancels on	-14
]]candles are	-27
]]captain calls	-20
]]car deck	12
]]car goes	-13
]]car in	-12
]]car seats	-21
]]card back	-10
]]card first	-10
]]card in	-16
]]card travels	-14
]]card with	-11
]]cards are	-11
]]care assistants	-15
]]care home	-19
]]care what	-10
]]carries on	-13
]]carries them	-15
]]carry on	-20
]]cash only	-17
]]cash over	-26
]]cat in	-8
]]category 0	-14
]]caught fire	-25
]]center out	-16
]]centre are	-12
]]centre in	-16
]]chair in	-16
]]change in	-13
]]changed it	-12
]]channel 0	-10
]]charged us	-11
]]chart with	-13
]]check in	-18
]]check it	-9
]]check with	-9
]]check-in inventory	-15
]]checked in	21
]]checks are	-19
]]checks first	-15
]]checks in	-14
]]checks it	-12
]]checks on	-25
]]cheques are	-16
]]child home	-9
]]child with	-17
]]children in	-15
]]children with	-11
]]chip shop	-9
]]chlorine 0	-14
]]chlorine on	-24
]]chocks in	-14
]]chuck it	-15
]]church hall	-13
]]claim check	-10
]]clean it	-10
]]cleaning up	-17
]]clear bag	-12
]]clear procedure	-29
]]click on	-13
]]climbing gym	-14
]]clinics in	-13
]]clip art	-12
]]clipped on	-12
]]clips on	-15
]]clock starts	-9
]]close it	-19
]]close on	-9
]]co alarm	-10
]]coast guard	-19
]]code 0	-13
]]code off	-11
]]coffee machine	-15
]]cold room	-23
]]collections are	-10
]]colostrum inside	-16
]]come back	8
]]come down	-24
]]come off	-28
]]come on	-18
]]come out	-37
]]come up	-22
]]comes back	-21
]]comes down	-28
]]comes first	-15
]]comes on	-12
]]comes out	-27
]]comes over	-13
]]comes up	-14
]]comes with	-22
]]coming back	-14
]]coming in	-15
]]coming thursday	-11
]]coming weds	-9
]]complaint in	-9
]]condition card	-16
]]condition report	13
]]confirmed in	-12
]]contact guests	-17
]]control room	-24
]]coolers are	-20
]]copy in	-9
]]cost centre	-10
]]cost us	-13
]]costume hire	20
]]could hand	-15
]]count it	-12
]]count on	-23
]]count them	-20
]]count with	-9
]]counted back	-10
]]counter in	-13
]]counts differ	-11
]]counts them	-12
]]cover off	-15
]]covers on	-11
]]cow with	-20
]]crew does	-11
]]crew on	-9
]]crib sheet	-18
]]cricket club	-13
]]crown line	-19
]]cupboard door	-10
]]curtain down	-10
]]customer care	-11
]]customer out	-16
]]customer twice	13
]]cut it	-18
]]cut off	-20
]]cut on	-19
]]cut one	-9
]]dangerous goods	-21
]]data centre	-15
]]data sheet	-17
]]date on	-8
]]date received	-12
]]date stamped	-8
]]day 0	17
]]day in	-15
]]day on	-16
]]day with	-12
]]days are	-10
]]days in	-11
]]days it	-12
]]dead batteries	-19
]]dead on	-9
]]dead shell	-10
]]deal with	-33
]]dealing with	-25
]]dealt with	10
]]dear madam	-15
]]dear sirs	-10
]]debt collection	-14
]]deckhand clips	-18
]]deep end	-17
]]dental laboratory	-12
]]departure room	21
]]describe it	-10
]]desk in	-17
]]did it	-23
]]different countries	-13
]]different things	-13
]]different ways	-17
]]dirty side	-16
]]disc goes	-20
]]discussed on	-10
]]do chimneys	-15
]]do first	-10
]]do in	-19
]]do it	-36
]]do on	-20
]]do one	-13
]]do us	-9
]]do with	-35
]]document with	-20
]]does it	-30
]]does what	-13
]]doesn't count	-19
]]doesn't leave	-13
]]doesn't move	-15
]]dog in	-12
]]dog mess	-19
]]doing it	-18
]]don't argue	-12
]]don't care	-11
]]don't charge	-16
]]don't check	-10
]]don't count	-23
]]don't cut	-9
]]don't jump	-8
]]don't laugh	-10
]]don't lean	-14
]]don't leave	-9
]]don't let	-19
]]don't light	-17
]]don't move	-9
]]don't run	-17
]]don't stop	-9
]]don't worry	-11
]]donated breast	-22
]]done properly	-13
]]done up	-9
]]door card	-12
]]door first	-10
]]door open	-17
]]door shut	-15
]]door with	-10
]]doors are	-14
]]doors open	-21
]]doors shut	-12
]]down again	-21
]]down first	-29
]]down how	-33
]]down in	-32
]]down on	-21
]]down what	-15
]]down with	-16
]]draw up	-20
]]drawn up	-15
]]draws up	-14
]]drinks on	-10
]]drive home	-18
]]drive off	-10
]]driver parks	-14
]]driver shows	-8
]]driver stops	-8
]]drop off	-11
]]drop on	-12
]]drop safe	-14
]]dryer 0	-17
]]due back	-10
]]duty manager	8
]]dye in	-14
]]e-mail are	-10
]]each batch	-11
]]each box	-9
]]each day	-21
]]each door	-17
]]each line	-10
]]each morning	-19
]]each one	-17
]]each other's	-13
]]each part	-16
]]each passenger	-18
]]each quarter	-16
]]each resident	-12
]]each room	-10
]]each sample	-10
]]each side	-22
]]each string	-14
]]each tank	-10
]]each time	-26
]]each week	12
]]each wheel	-25
]]each with	-10
]]early shift	-18
]]eight in	-19
]]either side	-9
]]either way	-14
]]eleven technicians	-8
]]else in	-10
]]else what	-18
]]em up	-15
]]emergency door	-11
]]emergency stop	-18
]]empty one	-10
]]end up	-8
]]end with	-10
]]ends up	-13
]]engagement ring	-14
]]engine off	-15
]]entered in	-8
]]enters it	-18
]]enters time	-13
]]er in	-8
]]er what	-13
]]espresso machine	16
]]eternally grateful	-11
]]evening in	-11
]]every 0	-22
]]every bag	-16
]]every bar	-18
]]every batch	-10
]]every change	-16
]]every child	-9
]]every day	-34
]]every driver	-12
]]every fare	-11
]]every friday	14
]]every lantern	-14
]]every lift	-28
]]every morning	-34
]]every night	-21
]]every one	-13
]]every property	-16
]]every quarter	-25
]]every room	-22
]]every show	-14
]]every tenth	-13
]]every thursday	13
]]every time	-32
]]every unit	-22
]]every week	-15
]]everybody off	-9
]]everything down	-18
]]everything goes	-8
]]eyes are	-11
]]face down	-11
]]face up	-16
]]face with	-10
]]fails twice	-19
]]falconry centre	-11
]]falls on	-11
]]falls out	-15
]]falls procedure	20
]]fan on	-21
]]far side	-18
]]fed up	-13
]]feed it	-14
]]feet first	-10
]]feet up	-16
]]few things	-10
]]file goes	-10
]]fill in	-19
]]fill it	-15
]]fill out	-15
]]filled in	-19
]]fills in	-16
]]filters in	-23
]]finally noticed	-18
]]find it	-12
]]find out	-11
]]finds out	-18
]]finish with	-18
]]fire alarm	-15
]]fire brigade	-22
]]fire department	-13
]]fire drill	-25
]]fire exits	-14
]]fire extinguisher	-18
]]fire in	-22
]]fire marshal	-8
]]fire service	-17
]]firm in	-8
]]first 0	-17
]]first aider	-14
]]first checks	-17
]]first cut	-14
]]first day	-18
]]first launch	-16
]]first lesson	14
]]first light	-16
]]first line	-18
]]first night	15
]]first off	-18
]]first pass	-14
]]first shift	-17
]]first shot	-12
]]first show	16
]]first thing	-54
]]first time	-21
]]first visit	-16
]]first with	-19
]]fish counter	12
]]five boxes	-23
]]five days	-23
]]five in	-12
]]five returns	-12
]]five working	-10
]]flat 0	-12
]]flat in	-13
]]flowers are	-25
]]follow it	-10
]]following friday's	-14
]]food bank	-9
]]food goes	-10
]]foot off	-28
]]foot passengers	-23
]]for 0	-12
]]for audit	-17
]]for babies	-17
]]for breakfast	-13
]]for bubbles	-12
]]for children	-30
]]for cleaning	-18
]]for coats	-12
]]for customers	-10
]]for dents	-10
]]for drink	8
]]for frozen	-15
]]for goodness'	-10
]]for her	-9
]]for how	-29
]]for hygiene	-19
]]for instance	-16
]]for invigilators	-16
]]for it	-19
]]for keys	-21
]]for leaks	-15
]]for light	-10
]]for lumps	-18
]]for moses	-10
]]for nails	-12
]]for offering	-23
]]for one	-17
]]for people	-18
]]for repair	19
]]for roasting	-17
]]for sale	-18
]]for sample	-17
]]for schools	-18
]]for stones	-18
]]for them	-19
]]for training	-19
]]for twenty-six	-10
]]for us	-27
]]form in	-8
]]form on	-10
]]form with	-13
]]forms are	-10
]]forty-eight hours	-18
]]forty-two hours	13
]]found 0	-14
]]found in	-14
]]found out	-11
]]four digits	-11
]]four hours	-21
]]four in	-11
]]four people	-13
]]four things	-22
]]free time	-10
]]fresh cut	-13
]]friday 0	-9
]]from 0	-32
]]from abroad	-14
]]from cold	20
]]from day	-12
]]from home	-21
]]from it	-20
]]from one	-22
]]from there	-9
]]from us	-16
]]from wales	-11
]]front door	-11
]]front office	-17
]]frost line	-15
]]ft 0	-17
]]fuel in	-20
]]full stop	-32
]]funeral directors	-15
]]funeral home	-8
]]garden centre	-10
]]gas bottles	-11
]]gas meter	-19
]]gas off	-10
]]gate 0	-27
]]gate open	-14
]]gates are	-19
]]gauge shows	-12
]]gave us	-15
]]general manager	-12
]]get dust	-8
]]get in	-14
]]get it	-23
]]get out	12
]]get them	-23
]]get there	-16
]]get up	-14
]]gets cut	-13
]]gets in	-15
]]gets out	-13
]]gets swept	-17
]]gets there	-14
]]gets written	-16
]]girl in	-12
]]give them	-12
]]give up	-12
]]given out	-14
]]gives clearance	-18
]]gives it	-26
]]giving back	-25
]]glasses on	-9
]]glove on	-10
]]gloves are	-15
]]gloves on	-17
]]go back	-23
]]go down	-19
]]go home	-28
]]go in	-17
]]go missing	11
]]go on	-35
]]go one	-12
]]go out	-22
]]go round	-20
]]go up	-15
]]god bless	-9
]]goes back	-18
]]goes down	9
]]goes in	-31
]]goes mad	-15
]]goes on	-28
]]goes out	-40
]]goes over	-20
]]goes round	-20
]]goes up	-20
]]going down	-11
]]going in	-9
]]going on	-20
]]going out	-16
]]going round	-20
]]going up	-16
]]gone home	-11
]]gone wrong	-20
]]good check	-17
]]good day	-19
]]good luck	-12
]]good morning	-14
]]good test	-10
]]goodness' sake	-15
]]goods bookings	13
]]got one	-11
]]green stuff	-15
]]ground control	-16
]]ground crew	13
]]ground floor	-15
]]ground in	-10
]]group in	-9
]]grow oyster	-25
]]guard does	-17
]]had it	-9
]]had them	-10
]]half term	-12
]]hand back	-19
]]hand her	-17
]]hand in	-24
]]hand it	-21
]]hand on	-8
]]hand over	-13
]]hand signals	-8
]]hand them	-12
]]hand tools	10
]]hand up	-10
]]hand's breadth	-17
]]hand's width	10
]]handbrake on	-9
]]handed back	-15
]]handed in	-20
]]handed out	-16
]]handed over	21
]]handing over	-24
]]handles them	-14
]]handover sheet	15
]]hands are	-11
]]hands it	-11
]]hands off	-10
]]hands over	-14
]]hang in	-9
]]hang it	-16
]]hang on	-20
]]hang up	-13
]]hanging up	-17
]]hangs in	-9
]]happen again	-20
]]happens in	-23
]]happens on	-16
]]has 0	-11
]]has ended	-17
]]has fallen	18
]]has found	-11
]]has it	-14
]]has one	-14
]]has opinions	-12
]]has still	-15
]]has twenty-two	-12
]]has written	-12
]]have 0	-19
]]have colostrum	-16
]]have fungus	-9
]]have in	-16
]]have it	-22
]]have noticed	-17
]]have one	-18
]]have only	-12
]]have them	-12
]]have written	-17
]]he calls	-22
]]he checks	-24
]]he goes	-27
]]he keys	-12
]]he leaves	-21
]]he wears	-14
]]he wouldn't	-14
]]head count	-14
]]head down	-19
]]head end	-11
]]head goes	-9
]]head injury	-14
]]head office	-30
]]head with	-12
]]health visitor	-10
]]hear them	-11
]]heard it	-18
]]henna tattoo	-15
]]her what	-18
]]here goes	-11
]]here in	-11
]]here it	-10
]]here on	-15
]]here's how	-20
]]here's what	-23
]]high school	-11
]]hind legs	-9
]]hire in	-15
]]hire out	-20
]]hire sheet	-17
]]hire shop	-19
]]his back	-13
]]his card	-9
]]his hand	-12
]]his head	-15
]]his neck	-11
]]his shirt	-8
]]hold in	-8
]]hold it	-16
]]holds it	-15
]]holes with	-13
]]home office	-9
]]home on	-15
]]home only	-19
]]home with	-17
]]hook up	-15
]]horn twice	-17
]]hose goes	-9
]]hospice shop	10
]]hostel in	-13
]]hour it	-9
]]hours are	-18
]]hours in	-8
]]house in	-21
]]house lights	-15
]]house manager	-11
]]house with	-18
]]how it	-14
]]how often	-11
]]hundred people	14
]]hundred quid	-13
]]hung it	-8
]]hung up	-14
]]hymn books	-13
]]i begin	-13
]]i believe	-16
]]i call	-22
]]i check	-18
]]i drive	-13
]]i enclose	-14
]]i found	-8
]]i gotta	-11
]]i haven't	-12
]]i hot	-10
]]i know	-30
]]i leave	-12
]]i manage	-13
]]i open	-8
]]i realised	-16
]]i ring	-16
]]i run	-14
]]i show	-15
]]i wish	-9
]]i'm fed	-9
]]i'm hoping	-12
]]i've taken	-12
]]ice goes	-15
]]ice resurfacing	15
]]ice rink	13
]]ice with	-13
]]id card	-11
]]id on	-19
]]identity checks	12
]]if guest	-10
]]if it	-26
]]if there	-15
]]if wind	-12
]]if you'd	-17
]]impressions in	-20
]]in 0	-18
]]in addition	-10
]]in advance	-12
]]in again	-16
]]in antwerp	-10
]]in arrears	-9
]]in attendance	-17
]]in autumn	8
]]in back	-9
]]in bath	-11
]]in bronze	-10
]]in capitals	-14
]]in case	-27
]]in cash	-24
]]in charge	-20
]]in check	-15
]]in cork	-12
]]in daylight	-25
]]in dayton	-9
]]in disinfectant	-17
]]in february	-14
]]in first	-17
]]in food	-13
]]in galway	-14
]]in hand	-29
]]in harvest	-17
]]in her	-11
]]in hotel	-16
]]in in	-13
]]in it	11
]]in jira	-11
]]in kent	-16
]]in ohio	-13
]]in on	-20
]]in one	-34
]]in opera	-17
]]in order	-32
]]in pairs	10
]]in peal	-11
]]in pune	-13
]]in reception	-15
]]in reverse	-14
]]in room	-16
]]in rotterdam	-12
]]in rows	-18
]]in september	10
]]in shropshire	-11
]]in tank	-14
]]in tears	-14
]]in them	-9
]]in there	-21
]]in tucson	-17
]]in tulsa	-16
]]in view	-17
]]in what	-24
]]in with	-15
]]in zendesk	-8
]]incident in	-9
]]initials it	-11
]]inside 0	-11
]]instrument reprocessing	17
]]instruments are	-12
]]insulation test	-23
]]insurance card	-11
]]insurer requires	-15
]]into one	-12
]]into shape	-25
]]is 0	-16
]]is alarmed	-9
]]is angry	-10
]]is away	-14
]]is back	-12
]]is bagged	-13
]]is brushed	-17
]]is calling	-8
]]is changed	-17
]]is checked	-33
]]is cleared	-9
]]is collected	8
]]is condemned	-10
]]is cranked	-12
]]is cut	10
]]is explained	-17
]]is fixed	-10
]]is folded	-24
]]is found	-18
]]is glued	-10
]]is handled	-11
]]is how	-18
]]is in	-26
]]is inspected	-20
]]is it	-24
]]is let	16
]]is logged	-9
]]is marked	-18
]]is matched	-9
]]is mending	-16
]]is missing	-31
]]is off	-16
]]is on	-16
]]is one	-19
]]is only	-11
]]is open	-30
]]is out	-29
]]is over	-30
]]is plenty	-8
]]is probed	-17
]]is recorded	-16
]]is rejected	-14
]]is renewed	-17
]]is responsible	-16
]]is retiring	-10
]]is reviewed	-8
]]is rubbed	-17
]]is run	-20
]]is running	-17
]]is set	-12
]]is settled	-10
]]is shut	-25
]]is still	-15
]]is stripped	-25
]]is swapped	-16
]]is swept	-9
]]is switched	-10
]]is tagged	-17
]]is test	-17
]]is tested	-12
]]is there	-8
]]is ticked	-19
]]is trapped	-25
]]is treated	-14
]]is unloaded	-10
]]is unwell	-13
]]is up	-21
]]is valid	-12
]]is what	-42
]]is written	-25
]]is wrong	-23
]]isn't in	-16
]]isn't necessary	-10
]]isn't one	-23
]]isn't opened	-21
]]issue 0	-10
]]it again	-15
]]it badly	-12
]]it cracks	-12
]]it customer	-12
]]it down	-28
]]it drafted	-20
]]it first	-18
]]it goes	-28
]]it how	-9
]]it in	-30
]]it inside	-14
]]it leaves	-13
]]it myself	-11
]]it off	-11
]]it official	-12
]]it on	-19
]]it one	-10
]]it out	-35
]]it passes	-24
]]it rests	-20
]]it round	-11
]]it runs	-10
]]it spits	-13
]]it starts	-21
]]it still	-16
]]it stinks	-12
]]it there	-15
]]it together	-16
]]it twice	-13
]]it walk	-13
]]it with	-12
]]it works	-13
]]it written	-14
]]it's 0	-8
]]it's cold	-15
]]it's down	-9
]]it's gonna	-13
]]it's gotta	-16
]]it's off	-17
]]it's only	-13
]]it's over	-22
]]it's still	-14
]]it's us	-17
]]item with	-9
]]items are	-15
]]items worth	-14
]]its bag	-25
]]its card	-13
]]its side	-11
]]jaz 0	-13
]]job card	-10
]]job file	-16
]]job goes	-17
]]job in	-15
]]jot down	-15
]]june 0	-12
]]jury room	-16
]]just one	-9
]]keep children	-12
]]keep in	-8
]]keep it	-9
]]keep them	-9
]]keeps them	-12
]]kennel cough	-8
]]kept apart	-25
]]kept on	-11
]]key 0	-15
]]key in	-12
]]key out	-17
]]key register	13
]]keys are	-9
]]keys in	-12
]]kill cord	-11
]]kill it	-17
]]kiln wash	-13
]]kindly prepare	-11
]]knew what	-10
]]know how	-24
]]know what	-24
]]knows how	-18
]]knows it	-8
]]lab 0	-15
]]label on	-16
]]label with	-13
]]labels on	-15
]]lace with	-9
]]lad with	-11
]]laid down	-14
]]laid first	-9
]]laid out	-21
]]lamp in	-19
]]land rover	-10
]]language interpreters	14
]]last 0	-12
]]last day	-23
]]last fire	-13
]]last month's	-11
]]last night	-29
]]last one	-17
]]last shot	-17
]]last show	8
]]last time	-24
]]last week	-27
]]last yr	-12
]]late reply	-10
]]lead on	-9
]]leaking tubes	-10
]]leave it	-18
]]leave on	-11
]]leave them	-14
]]left hand	-21
]]left in	-25
]]left on	-16
]]left open	12
]]left out	-9
]]left over	-21
]]left side	-22
]]left with	-16
]]lending out	-24
]]lends out	-14
]]let down	-13
]]let in	-19
]]let out	-18
]]let them	-18
]]lets them	-16
]]levels in	-17
]]lift in	-18
]]lift it	-27
]]lift till	-12
]]light it	-10
]]light on	-19
]]lights on	-16
]]like it	-12
]]like one	-13
]]like us	-9
]]line 0	-21
]]line manager	-13
]]line on	-10
]]line with	-16
]]linen goes	-12
]]linen room	-19
]]lines are	-20
]]list in	-10
]]listen up	-20
]]lithium batteries	-10
]]little bag	-14
]]live in	-13
]]lives in	-20
]]lock it	-12
]]lock off	-21
]]lock out	-13
]]lock up	11
]]locked off	-15
]]locked out	-13
]]locks are	-10
]]log with	-15
]]lone working	-31
]]long it'll	-13
]]long one	-10
]]long sleeves	-16
]]long table	-9
]]look down	-9
]]look first	-9
]]look official	-17
]]look twice	-17
]]look up	-9
]]looked over	-27
]]looked up	-15
]]looks in	-11
]]looks over	-13
]]looks up	-10
]]lost 0	-9
]]lost property	26
]]lot in	-13
]]loud what	-16
]]machine off	-24
]]machine room	-22
]]made fast	-10
]]made in	-12
]]made safe	-15
]]made up	-18
]]made with	-13
]]main pool	-13
]]make it	-23
]]make procedure	-22
]]make them	-19
]]makes them	-10
]]man in	-10
]]manager checks	-16
]]many are	-12
]]many countries	-13
]]marked with	-15
]]masks on	-17
]]master keys	8
]]maternity leave	-18
]]matter how	-10
]]matters arising	-20
]]maximum 0	-10
]]may concern	-17
]]me again	-17
]]me how	-17
]]me what	-16
]]measuring jug	-12
]]mechanic checks	-14
]]meeting 0	-12
]]mess with	-16
]]meter down	-18
]]milk bank	-9
]]milk goes	-11
]]minutes are	-15
]]minutes late	-18
]]missing in	-14
]]missus reckons	-16
]]month end	-12
]]months are	-13
]]months over	-9
]]most 0	-13
]]mostly domestic	-18
]]motor room	-17
]]moulds in	-19
]]mouth open	-15
]]move it	-8
]]moves in	-12
]]mrs haddow	-14
]]museum lends	-13
]]mushrooms on	-15
]]must know	-9
]]my brother	-11
]]my daughter	-20
]]my daughter's	-20
]]my eyes	-15
]]my head	-10
]]my nephew	-19
]]my niece	-12
]]my phone	-9
]]my shop	-22
]]my successor	-11
]]my table	-11
]]my thoughts	-10
]]my uncle	-13
]]my wrist	-14
]]name in	-11
]]names in	-13
]]near miss	-21
]]near misses	-8
]]need it	-11
]]nest in	-12
]]never across	-9
]]never back	-20
]]never goes	-12
]]never in	-11
]]never met	-15
]]never on	-17
]]never one	-9
]]never touched	-11
]]never with	-14
]]new arrivals	16
]]new bank	-15
]]new client	10
]]new clients	14
]]new kids	-16
]]new lot	-17
]]new members	12
]]new one	-11
]]new paragraph	-12
]]new people	-23
]]next day	-21
]]next morning	-22
]]next time	-19
]]night in	-23
]]night porter	-11
]]nine hours	-14
]]nip it	-10
]]no action	-20
]]no arguing	-21
]]no blame	-19
]]no bread	-10
]]no car	-14
]]no card	-14
]]no change	-16
]]no charge	-17
]]no climbing	-11
]]no coffee	-17
]]no comment	-11
]]no deeper	-9
]]no dog	-10
]]no excuses	-13
]]no fines	-12
]]no headphones	-8
]]no idea	-12
]]no jargon	-20
]]no lending	-12
]]no lift	-14
]]no manager	-14
]]no nylon	-17
]]no one	-24
]]no opening	-9
]]no pens	-8
]]no petrol	-13
]]no phone	-23
]]no point	-9
]]no selling	-10
]]no shows	16
]]no softener	-13
]]nobody else's	-9
]]nobody goes	-14
]]nobody knew	-8
]]nobody leaves	-15
]]nobody moves	-13
]]nobody smokes	-16
]]nose out	-17
]]not amused	-14
]]not apply	-8
]]not down	-8
]]not earlier	-10
]]not eaten	-14
]]not exist	-16
]]not joking	-16
]]not leave	-13
]]not naming	-13
]]not on	-11
]]not open	-12
]]not opened	-18
]]not ring	-11
]]not show	-9
]]not start	-14
]]not taken	-13
]]not there	15
]]not us	-11
]]not valid	-14
]]nothing on	-18
]]nothing written	-10
]]notice board	-17
]]now on	-22
]]number 0	-18
]]number goes	-20
]]number off	-15
]]number on	-17
]]number order	-17
]]numbered bag	-11
]]numbered box	-9
]]numbers on	-8
]]nurse checks	-19
]]nursery school	-13
]]nursing home	14
]]of 0	-39
]]of birth	-19
]]of charge	-16
]]of cheese	-14
]]of cleaning	-18
]]of customer	-9
]]of dictation	-11
]]of documents	8
]]of dressing	-17
]]of goodwill	-17
]]of guests	-9
]]of how	-20
]]of impressions	13
]]of instructions	-21
]]of it	-35
]]of lading	-12
]]of lanyards	-8
]]of one	-11
]]of order	-18
]]of service	-21
]]of shift	-21
]]of term	-12
]]of them's	-13
]]of things	-18
]]of up	-13
]]of urgent	-10
]]of us	-34
]]of visitors	-15
]]of what	-17
]]of whom	-19
]]of wind	-12
]]off first	-12
]]off her	-9
]]off in	-13
]]off on	-20
]]off till	-18
]]off wheel	-14
]]off with	-10
]]office in	-20
]]office manager	-25
]]office on	-8
]]ok breathe	-11
]]old one	-11
]]old people	-14
]]old railway	-18
]]old sheet	-22
]]old shoe	-19
]]on 0	-15
]]on behalf	-8
]]on board	10
]]on call	-12
]]on carpet	-17
]]on charge	-10
]]on cleaning	-18
]]on day	-28
]]on edge	-18
]]on facebook	-15
]]on file	-20
]]on first	-14
]]on floor	-9
]]on friday	-27
]]on fridays	-18
]]on her	14
]]on how	-25
]]on ice	-8
]]on it	-26
]]on leave	-23
]]on line	-17
]]on loan	-19
]]on maternity	-21
]]on mondays	-20
]]on one	-25
]]on opening	-17
]]on order	-8
]]on reception	-10
]]on return	-27
]]on saturdays	15
]]on screen	-14
]]on shift	-14
]]on site	-30
]]on table	-14
]]on them	-16
]]on thursday	-18
]]on till	-20
]]on tuesday	-24
]]on tuesdays	-31
]]on us	16
]]on wednesdays	11
]]on weekends	-10
]]on what	-12
]]on with	-9
]]once in	-11
]]once with	-14
]]one back	-10
]]one boat	-21
]]one box	-10
]]one clean	-11
]]one counts	-10
]]one day	-24
]]one does	-17
]]one door	-10
]]one driver	-15
]]one drop	-16
]]one drug	-15
]]one goes	-19
]]one hand	-23
]]one in	-11
]]one key	-12
]]one lift	-16
]]one line	-15
]]one machine	-16
]]one mail	-9
]]one night	-23
]]one on	-12
]]one out	12
]]one over	-9
]]one room	-18
]]one sentence	-9
]]one sets	-8
]]one sheet	-22
]]one shift	-11
]]one side	-13
]]one thing	-13
]]one watches	-20
]]one way	-16
]]one week	-17
]]one with	-10
]]one working	-15
]]one-pager on	-8
]]ones are	-19
]]ones first	-12
]]ones with	-9
]]only in	-21
]]only one	-14
]]only sixteen	-8
]]open 0	-10
]]open in	-24
]]open it	-21
]]open till	-12
]]open up	15
]]open window	-16
]]opened in	-9
]]opened with	-9
]]opening up	-20
]]operator does	-22
]]opinion on	-8
]]or card	-13
]]or chemicals	-22
]]or dog	-9
]]or late	-10
]]or night	-21
]]or smelling	-10
]]or what	-9
]]or with	-10
]]order on	-22
]]order with	-9
]]other end	-20
]]other one	-16
]]other people	-10
]]other people's	-20
]]other thing	-20
]]other way	-20
]]our agency	-15
]]our archive	-19
]]our association	-18
]]our charity	-13
]]our cleaning	-25
]]our company	-17
]]our customers	-13
]]our dental	-10
]]our falls	-21
]]our firm	-15
]]our fridge	-22
]]our insurer	-10
]]our lab	-15
]]our nursery	-13
]]our office	8
]]our practice	-19
]]our shop	-14
]]our studio	-19
]]our synagogue	-22
]]our terms	-9
]]our way	-14
]]out again	15
]]out back	-13
]]out first	-22
]]out in	-34
]]out late	-14
]]out on	-28
]]out one	-12
]]out over	-11
]]out till	-12
]]out twice	-16
]]out what	-18
]]out with	-24
]]outgoing loans	19
]]outside first	-17
]]outside with	-16
]]oven 0	-10
]]over 0	-17
]]over in	-9
]]over it	-28
]]over on	-20
]]over them	-18
]]over there	-10
]]overnight in	-9
]]own eyes	-8
]]own key	-14
]]own room	-17
]]own way	-10
]]oxygen meter	-12
]]oyster mushrooms	12
]]oysters in	-17
]]packing list	-13
]]padlock goes	-9
]]page in	-20
]]paid back	-9
]]pallets again	-15
]]paper how	-17
]]paper in	-13
]]paper on	-16
]]paper what	-15
]]papers are	-13
]]park manager	-14
]]parking lot	-22
]]part on	-8
]]pass it	-10
]]passenger briefing	9
]]passengers on	-13
]]patch test	12
]]patient goes	-23
]]people are	-19
]]people away	-14
]]people check	-9
]]people in	-11
]]people know	-10
]]people leave	11
]]people lift	-9
]]per 0	-16
]]per batch	-11
]]per cent	-14
]]per day	-11
]]per property	-8
]]per side	-12
]]person working	-10
]]phone call	-20
]]phone calls	-8
]]phone in	-15
]]phone on	-18
]]phone signal	-11
]]phone with	-13
]]photographs are	-19
]]physical card	-10
]]piano in	-13
]]pick out	-13
]]pick up	-18
]]picked out	-9
]]picked up	-12
]]picking up	-17
]]picks up	-20
]]pilot calls	-16
]]pilot does	-20
]]pin up	-16
]]pink sheet	-12
]]pink stuff	-10
]]pipe in	-9
]]place in	-14
]]plate on	-14
]]plates are	-9
]]please redo	-15
]]please stop	-16
]]plug off	-16
]]plugged in	-14
]]plugs are	-22
]]plugs in	-10
]]pointed out	-13
]]port side	-17
]]post office	-20
]]posters up	-16
]]poured acetone	-14
]]power lines	-21
]]power off	-23
]]power on	-10
]]practice in	-20
]]practice manager	-18
]]pre-trip inspection	-21
]]prepare one	-10
]]primary school	-20
]]print shop	-19
]]procedure 0	-10
]]procedure in	-22
]]procedure on	-21
]]production manager	-13
]]project manager	-20
]]projector lamp	-21
]]proper procedure	-32
]]proper sheet	-18
]]proper sop	-9
]]property manager	10
]]property managers	-19
]]proving unit	-12
]]public areas	8
]]pull on	-8
]]pump off	-13
]]puppet theatre	13
]]purification tanks	14
]]put back	-23
]]put down	-33
]]put in	-31
]]put it	-15
]]put on	-27
]]put out	-15
]]put them	-15
]]put together	16
]]put up	-17
]]puts it	-15
]]puts out	-11
]]puts them	-9
]]putting up	-23
]]quad bike	-14
]]quarter on	-10
]]quick one	-15
]]quick release	-19
]]quiet room	-17
]]quote in	-12
]]rack first	-17
]]rack in	-16
]]radio check	-8
]]radio on	-8
]]radios in	-16
]]rail with	-13
]]raizer chair	-8
]]ran out	-25
]]read it	-18
]]read out	-13
]]reading room	-15
]]reads it	-16
]]reads them	-12
]]real one	-20
]]receipt in	-16
]]receives donated	-22
]]record how	-13
]]recording studio	-19
]]red bag	-14
]]red box	-15
]]red light	-21
]]red line	-17
]]red ribbon	-22
]]red tote	-12
]]register in	-17
]]register on	-8
]]release it	-15
]]rental skates	-13
]]repeat it	-14
]]reported on	-9
]]reptile house	10
]]rescue kit	-12
]]rest in	-11
]]restroom in	-11
]]retiring collections	-11
]]returned books	14
]]right away	-26
]]right down	-17
]]right one	-13
]]right up	-16
]]ringing chamber	-17
]]rinse in	-10
]]roll back	-13
]]roll it	-9
]]roll out	-17
]]roll them	-11
]]rolled up	-16
]]rolling boil	-18
]]room 0	-21
]]room attendant	-12
]]room door	-20
]]room in	-13
]]room with	-18
]]rooms with	-10
]]rope till	-10
]]round again	-17
]]round in	-17
]]round with	-14
]]rub it	-11
]]rubbed with	-11
]]rule 0	-14
]]rules on	-20
]]run 0	-11
]]run down	-11
]]run it	-17
]]runs out	-15
]]rye starter	9
]]safe in	-11
]]safety boat	11
]]safety office	-16
]]said in	-9
]]said it	-12
]]salinity morning	-12
]]same day	-42
]]same in	-8
]]same morning	-13
]]same night	-15
]]same rules	-15
]]same side	-9
]]same thing	-22
]]same time	-19
]]same way	10
]]sample reception	19
]]samples are	-12
]]sat on	-11
]]sat with	-9
]]saturday girls	-26
]]say how	-13
]]say it	-15
]]say out	-14
]]says how	-20
]]says it	-17
]]says one	-19
]]scanner with	-12
]]school days	-16
]]school kids	-12
]]scrubbed with	-11
]]scuba cylinders	21
]]sealed in	-11
]]second bend	-9
]]second day	-29
]]second feature	-20
]]second linguist	-11
]]second one	-13
]]second roaster	-9
]]second time	-22
]]second tuesday	-16
]]section 0	-14
]]security guard	-9
]]see how	-19
]]see it	-23
]]see them	-11
]]seed bank	-13
]]seems confused	-11
]]seen it	-10
]]sees it	-15
]]send in	-16
]]send them	-17
]]senior carer	-10
]]sent back	-18
]]sent in	-9
]]sent off	-13
]]sent up	-8
]]separate sheet	-21
]]service desk	-9
]]set down	-24
]]set it	-8
]]set off	-15
]]set out	-45
]]set point	-10
]]setting up	-35
]]seven days	-20
]]shake it	-10
]]sharps bin	-11
]]she calls	-11
]]she does	-20
]]she'd know	-20
]]shearing day	11
]]sheet 0	-18
]]sheet in	-23
]]sheet with	-13
]]shelf with	-9
]]shift manager	-13
]]shoes off	-13
]]shop in	-16
]]shop on	-9
]]short again	-12
]]short bursts	-11
]]short procedure	-22
]]short sentences	-14
]]short straw	-8
]]show how	-14
]]show one	-10
]]show them	-9
]]show up	12
]]shut down	-24
]]shut off	-10
]]side door	-18
]]side down	-18
]]side first	-12
]]side only	-14
]]side room	-12
]]sign in	-19
]]sign it	-17
]]sign off	-18
]]sign out	-14
]]signature in	-16
]]signed in	-9
]]signed out	-16
]]signs in	-9
]]signs it	-17
]]since 0	-21
]]single time	14
]]sit down	-16
]]site 0	-11
]]site manager	-15
]]sits down	-13
]]sits out	-10
]]six hours	-17
]]six in	-19
]]sixty days	-8
]]size kids	-10
]]skid board	-9
]]slip with	-12
]]small one	-24
]]small room	-10
]]smoke in	-14
]]snack bar	-10
]]snow out	-12
]]so basically	-11
]]so bear	-16
]]so does	-14
]]so excuse	-9
]]so first	-35
]]so ignore	-8
]]so it	-20
]]so on	-13
]]so there	-21
]]so we'll	-12
]]so what	-9
]]soc 0	-8
]]soft toys	-19
]]solar panel	-15
]]sole in	-12
]]somebody else's	-13
]]something in	-23
]]something on	-9
]]something written	-12
]]sop thing	-14
]]spelled out	-30
]]spot in	-13
]]staff room	-11
]]stage door	-9
]]stage manager	-14
]]stand in	-20
]]stand on	-8
]]stand there	-8
]]standing over	-22
]]standing there	-9
]]stands on	-12
]]staple it	-19
]]star ball	-20
]]start 0	-22
]]start with	-17
]]starting with	-22
]]starts with	-25
]]stations in	-17
]]stay away	-11
]]stay in	-8
]]stay shut	-10
]]stays down	-11
]]stays in	-15
]]stays on	-20
]]stays open	-11
]]stays out	-16
]]stays shut	-24
]]stays with	-21
]]steam wands	-12
]]stick it	-18
]]sticks on	14
]]still in	-13
]]still on	-11
]]still open	-11
]]still over	-20
]]stood there	-9
]]stop it	-19
]]stop there	-8
]]stored in	-14
]]straight away	-21
]]straight out	-9
]]stuck in	-28
]]studio in	-15
]]stuff first	-10
]]stump height	-18
]]supplier in	-10
]]swaps it	-10
]]sweep up	-21
]]swept away	-10
]]swim school	-12
]]switch off	-9
]]switched off	-9
]]tab 0	-11
]]table with	-19
]]tables in	-10
]]tack room	-18
]]tag first	-18
]]tag it	-8
]]tag line	-19
]]take down	-25
]]take in	-21
]]take it	-13
]]take off	-10
]]take one	-22
]]take out	-26
]]take them	-12
]]taken on	-16
]]taken out	-13
]]taken over	-16
]]takes in	-28
]]takes it	-18
]]takes off	-10
]]takes out	-16
]]takes over	-19
]]takes them	-13
]]taking on	-20
]]tanks are	-13
]]tanks on	-14
]]taped beside	-9
]]taped inside	-14
]]taste it	-12
]]teaching pool	10
]]team leaders	-10
]]technical manager	-11
]]telephone with	-13
]]tell her	-19
]]tell them	-22
]]tells them	-16
]]tells us	-34
]]temperature are	-13
]]temperature in	-23
]]temperature logger	-12
]]ten centimetres	-13
]]ten days	-25
]]ten working	-14
]]test again	-12
]]test drive	-16
]]test it	-10
]]test on	-9
]]test one	-23
]]test with	-9
]]tested on	-10
]]testing testing	-25
]]than 0	-15
]]than prose	-8
]]that case	-8
]]that day	-40
]]that does	-13
]]that falls	-8
]]that goes	-14
]]that haven't	-19
]]that in	-13
]]that includes	-15
]]that it	-20
]]that on	-9
]]that one	-13
]]that order	-19
]]that people	-11
]]that sop	-19
]]that stops	-11
]]that thing	-20
]]that up	-12
]]that way	-18
]]that week	-12
]]that what	-12
]]that's how	-14
]]that's important	-17
]]that's it	-22
]]that's what	-26
]]the 0	-43
]]the access	-12
]]the actual	-15
]]the ads	-16
]]the agm	-15
]]the aide	-9
]]the aircraft	-20
]]the airfield	-19
]]the airline	-10
]]the alarm	-21
]]the alert	-15
]]the allergy	-17
]]the altar	-26
]]the ambulance	-15
]]the anchors	-16
]]the announcement	-10
]]the antivenom	-14
]]the applicant	-11
]]the application	-11
]]the appointment	-18
]]the apprentice	-19
]]the apprentices	-20
]]the archive	-10
]]the artist	-16
]]the ashes	-11
]]the assistant's	-10
]]the association	-13
]]the attendant	-24
]]the auction	-17
]]the audience	-15
]]the audit	-24
]]the auditors	-14
]]the autoclave	-10
]]the auxiliary	-13
]]the back	-33
]]the backup	-16
]]the baffles	-10
]]the bag	-30
]]the baler	-18
]]the ballots	-9
]]the bank	-18
]]the bar	-21
]]the barcode	-10
]]the barge	-18
]]the barn	-28
]]the barrel	-20
]]the barrier	-19
]]the bass	-13
]]the bath	-15
]]the bathroom	-16
]]the bays	-10
]]the beam	-10
]]the bearings	-13
]]the bedside	-10
]]the bells	-19
]]the belly	-14
]]the belt	8
]]the biggest	-16
]]the bike	-24
]]the bin	-20
]]the bishop's	-21
]]the blanket	-15
]]the blind	-10
]]the board	-41
]]the boiler	15
]]the bone	-17
]]the bonfire	-14
]]the bonnet	-11
]]the bookings	-9
]]the books	-20
]]the border	-13
]]the borrower	-9
]]the bottles	-21
]]the bouncy	-20
]]the bow	-13
]]the boxes	-16
]]the branch	-18
]]the brass	-15
]]the break	-24
]]the breaker	-12
]]the brewery	-13
]]the bride	-14
]]the bride's	-10
]]the brigade	-11
]]the brown	-12
]]the building	-31
]]the burn	-17
]]the buzzer	-22
]]the cabin	-17
]]the calendar	-14
]]the call	-45
]]the caller	-19
]]the camels	17
]]the camera	-21
]]the canal	-11
]]the candles	-29
]]the car	-47
]]the care	-18
]]the carer	-20
]]the caretaker	-27
]]the carriage	-15
]]the carrier	-16
]]the cars	-23
]]the cart	-24
]]the case	-28
]]the castle	-16
]]the casualty	-10
]]the cat	-24
]]the catcher	-15
]]the cellar	-22
]]the center	-20
]]the centre	-18
]]the chains	-15
]]the chair	-13
]]the chairs	-15
]]the chamber	-14
]]the change	-19
]]the chargehand	-23
]]the charger	-15
]]the chargers	-17
]]the charging	-20
]]the charity	-16
]]the check	-19
]]the cheek	-13
]]the child	-26
]]the child's	-21
]]the children	-13
]]the chlorine	-13
]]the churchwarden	-11
]]the chute	-10
]]the cill	-17
]]the clamp	-9
]]the clean	-25
]]the cleaner	-14
]]the client	-37
]]the clients	-13
]]the clipboard	-23
]]the cloths	-9
]]the co-op	-19
]]the coastguard	-13
]]the coffin	-20
]]the coils	-9
]]the coin	-22
]]the cold	-29
]]the collection	15
]]the college	-27
]]the combination	-14
]]the community	-19
]]the company	-23
]]the complaints	-19
]]the compound	-13
]]the concert	-14
]]the concrete	-17
]]the conditions	-8
]]the conservator	-11
]]the console	-15
]]the container	-19
]]the contents	-10
]]the control	-22
]]the conveyor	-24
]]the cooler	-8
]]the cord	-10
]]the core	-10
]]the corners	-16
]]the costume	-15
]]the couch	-17
]]the count	-14
]]the counter	-15
]]the courier's	-9
]]the cox's	-11
]]the crane	-21
]]the crease	-11
]]the cremation	-10
]]the crew	-21
]]the crop	-9
]]the crowd	-9
]]the crown	-18
]]the cto	-11
]]the cubicle	-14
]]the curb	-12
]]the customer	-13
]]the customers	-14
]]the cut	-14
]]the cutter	-10
]]the daily	-22
]]the dairy	-13
]]the dash	-15
]]the dea	-9
]]the deaf	-15
]]the death	-16
]]the debit	-11
]]the deceased	11
]]the deck	-24
]]the deckhand	-16
]]the declaration	-12
]]the decon	-17
]]the deed	-10
]]the deep	-11
]]the defibrillator	-21
]]the delay	-10
]]the delivery	-19
]]the department	-9
]]the depot	-19
]]the desk	-39
]]the detector	-17
]]the device	-16
]]the dial	-13
]]the directory	-14
]]the disclaimer	-10
]]the disconnect	-10
]]the dishwasher	-20
]]the disinfectant	-11
]]the dispenser	-23
]]the display	-27
]]the distillery	-12
]]the dock	-15
]]the docket	-8
]]the documents	-10
]]the dog	-31
]]the dog's	-14
]]the dome	-21
]]the donations	15
]]the donor	-11
]]the door	-24
]]the doorbell	-9
]]the doors	-36
]]the dough	-19
]]the drain	-27
]]the drive	-19
]]the drive-in	13
]]the driver	-21
]]the driver's	-13
]]the drop	-26
]]the dump	-18
]]the e-stop	-13
]]the earliest	-9
]]the early	-9
]]the earth	-14
]]the east	-18
]]the edge	-25
]]the elbow	-19
]]the electrics	-18
]]the elevator	-31
]]the employee	-11
]]the end	-40
]]the ends	-18
]]the entire	-13
]]the entrance	-20
]]the entrances	-12
]]the environmental	-15
]]the error	-11
]]the espresso	-17
]]the estate's	-9
]]the evidence	-12
]]the exams	-14
]]the exhibition	-19
]]the exit	-13
]]the expiry	-9
]]the extinguisher	-14
]]the extract	-12
]]the extractor	-12
]]the face	-23
]]the falls	-9
]]the family	-35
]]the fans	-11
]]the farm	-13
]]the farmer	-16
]]the fashion	-20
]]the feature	-16
]]the feeder	-10
]]the felt	-23
]]the fence	-15
]]the ferry	16
]]the festival	-15
]]the file	-29
]]the filler	-10
]]the filling	-8
]]the filters	-14
]]the final	-9
]]the fire	-40
]]the fireworks	-24
]]the firing	-11
]]the first	-60
]]the fist	-9
]]the fitter	-14
]]the fitting	-23
]]the flagpole	-19
]]the flap	-13
]]the flask	-20
]]the flatbed	9
]]the flight	-15
]]the flood	-25
]]the floor	-31
]]the fly	-24
]]the food	-31
]]the forecast	-11
]]the forest	-14
]]the forks	-8
]]the foundation	-10
]]the fourth	-16
]]the freeze	-11
]]the friday	-20
]]the fridge	-41
]]the frost	-16
]]the funnel	-15
]]the furnace	-10
]]the fuse	-15
]]the gallery	-9
]]the gap	-16
]]the garden	-28
]]the gasket	-9
]]the gates	-14
]]the gear	-15
]]the gearbox	-9
]]the generator	-38
]]the girth	-9
]]the goods	-16
]]the governor	-15
]]the governors	-11
]]the gown	-11
]]the gp	-9
]]the grain	-10
]]the grass	-21
]]the grate	-21
]]the grid	-17
]]the groom	-18
]]the gross	-9
]]the guard	-17
]]the guest	-24
]]the guides	-9
]]the gully	-10
]]the hairline	-17
]]the hall	-30
]]the hand	-30
]]the handbook	-15
]]the handheld	-14
]]the handle	-15
]]the handler	-10
]]the handover	-27
]]the handpiece	10
]]the headset	-14
]]the hearth	-16
]]the heater	-10
]]the heaviest	-14
]]the hedgehogs	-18
]]the height	-22
]]the helicopter	-21
]]the helmet	-13
]]the helper	-9
]]the herbarium	-22
]]the heron	-11
]]the hill	-21
]]the hire	-17
]]the holidays	8
]]the hologram	-8
]]the honour	-9
]]the hopper	-9
]]the horn	-18
]]the hose	-14
]]the hospice	-19
]]the host	-12
]]the hot	-29
]]the hours	-22
]]the house	-29
]]the housing	-18
]]the hse	-12
]]the hydrometer	-15
]]the importer	-18
]]the impression	-16
]]the in	-14
]]the index	-13
]]the inner	-11
]]the inspection	-10
]]the instruction	-13
]]the instructions	-10
]]the instructor	-18
]]the insurer	-11
]]the insurers	-18
]]the intake	-14
]]the intercom	-17
]]the isolation	-21
]]the isolator	-25
]]the jetty	10
]]the jib	-11
]]the jump	-12
]]the junction	-16
]]the keel	-12
]]the keeper	-20
]]the keg	-13
]]the key	-40
]]the key's	-14
]]the keypad	-14
]]the kit	-16
]]the kitchen	-40
]]the lab	-20
]]the label	-24
]]the label's	-17
]]the labels	-20
]]the lace	-13
]]the lacquer	-12
]]the ladders	-19
]]the ladies	-21
]]the lake	9
]]the laminated	-17
]]the lamp	-35
]]the lap	-14
]]the laser	-18
]]the late	-26
]]the latest	-16
]]the launch	-16
]]the layout	-17
]]the leads	-26
]]the leaf	-13
]]the lean-to	-15
]]the lease	-12
]]the ledger	-11
]]the legs	-15
]]the lens	-23
]]the lesson	-17
]]the lever	-12
]]the librarian	-11
]]the library	-15
]]the light	-23
]]the lights	-13
]]the limb	-9
]]the line	-28
]]the lines	-28
]]the lining	-12
]]the liquid	-20
]]the list	-33
]]the load	-22
]]the loader	-14
]]the loading	-22
]]the loan	-21
]]the loans	-10
]]the lobby	-24
]]the location	-10
]]the locker	-10
]]the locum	-22
]]the loft	-18
]]the logbook	-16
]]the logo	-17
]]the loop	-13
]]the lot	-26
]]the loupe	-12
]]the louvres	-8
]]the lowest	-23
]]the machine	-40
]]the machine's	-16
]]the machines	-22
]]the machinist	-12
]]the magazine	-10
]]the magnet	-11
]]the mailbox	-17
]]the main	-35
]]the maintenance	-15
]]the management	-11
]]the manager	-23
]]the managing	-11
]]the manifold	-14
]]the margin	-11
]]the marionettes	-25
]]the marked	-9
]]the marker	-15
]]the markings	-13
]]the masking	-19
]]the mayor	-18
]]the mend	-13
]]the mesh	-12
]]the mess	-15
]]the meter	-33
]]the mews	-13
]]the microwave	-15
]]the mileage	-19
]]the mill	-14
]]the minibus	22
]]the mirror	-15
]]the misses	-11
]]the missus	-16
]]the model	-10
]]the moment	-16
]]the morning	-28
]]the mortar	-9
]]the motor	-11
]]the mould	-19
]]the moulds	-19
]]the mountain	-12
]]the mower	-10
]]the museum	-23
]]the music	-14
]]the nacelle	-10
]]the nameplate	-15
]]the nape	-12
]]the nappy	-11
]]the national	-8
]]the navel	-22
]]the neck	-20
]]the needful	-11
]]the needle	-10
]]the neighbour's	-17
]]the neighbours	-29
]]the net	10
]]the network	-10
]]the newcomers	-14
]]the news	-9
]]the night	-56
]]the ninth	-25
]]the noise	-13
]]the non	-10
]]the north	-17
]]the notary	-20
]]the notebook	15
]]the nozzle	-10
]]the nurses	-9
]]the object	-12
]]the office	-19
]]the oldest	-17
]]the ombudsman	-20
]]the on-call	-21
]]the one	-20
]]the only	-23
]]the opening	-11
]]the opposite	-18
]]the order	-38
]]the outer	-22
]]the outlet	-19
]]the oven	-15
]]the owls	-10
]]the owner's	-17
]]the owners	15
]]the oysters	-23
]]the pack	-12
]]the packet	-16
]]the packing	-12
]]the pad	-35
]]the pallet	-13
]]the panels	11
]]the papers	-27
]]the parcel	-22
]]the parrot	-10
]]the part	-32
]]the pass	-21
]]the passenger	-25
]]the passengers	-17
]]the passive	-18
]]the password	-16
]]the path	-18
]]the patient	-31
]]the patient's	-8
]]the pavement	-16
]]the pendulum	-13
]]the people	-11
]]the perch	-13
]]the permit	-31
]]the person's	-17
]]the phantom	-9
]]the pharmacist	-13
]]the pickup	-14
]]the pier	-8
]]the pile	-19
]]the pills	-15
]]the pilot's	-12
]]the pipe	-16
]]the pizza	-13
]]the planner	-9
]]the platform	-18
]]the playground	-24
]]the playout	-11
]]the plough	-11
]]the plugs	-23
]]the point	-18
]]the pole	-12
]]the pond	-21
]]the pop	-14
]]the porch	-18
]]the port	-28
]]the post	-24
]]the postcode	-13
]]the pot	-14
]]the pouch	-12
]]the practice	-11
]]the premises	11
]]the presenter	-17
]]the primary	-13
]]the principal	-11
]]the printer	11
]]the probat	-17
]]the procedure	-25
]]the producer	-20
]]the product	-20
]]the project	-9
]]the projector	-15
]]the proofreader	-12
]]the prop	-13
]]the property	-30
]]the proving	-13
]]the pub	-10
]]the pupil	-9
]]the pyro	-18
]]the quad	-9
]]the quarter	-26
]]the quay	-14
]]the queen	-9
]]the racing	-15
]]the radar	-16
]]the radiator	-13
]]the railway	-9
]]the range	-16
]]the ratio	-12
]]the reader	-16
]]the readers	-14
]]the rear	-8
]]the reception	-27
]]the receptionist	-20
]]the reef	-10
]]the refractometer	-15
]]the refusal	-12
]]the regional	-21
]]the register	-27
]]the registration	-15
]]the regulator	-8
]]the release	-25
]]the rental	-13
]]the repair	-15
]]the report	-10
]]the request	-31
]]the requester	-12
]]the reservation	-13
]]the reservoir	-14
]]the reset	-21
]]the resident	-11
]]the restroom	-22
]]the return	-28
]]the returns	-25
]]the reverse	-9
]]the rider	-12
]]the ridge	-17
]]the rim	12
]]the ring	10
]]the ringers	-18
]]the rink	12
]]the rise	-10
]]the river	-25
]]the roller	-14
]]the rolling	-20
]]the roof	-29
]]the room	-22
]]the rooms	-13
]]the root	-14
]]the rope	-28
]]the round	16
]]the rows	12
]]the royal	11
]]the rubber	-13
]]the ruler	-14
]]the rules	-12
]]the run	-18
]]the runner	-10
]]the sacristan	-11
]]the sacristy	11
]]the saddle	-14
]]the safe	-28
]]the safety	-24
]]the sample	-17
]]the samples	-23
]]the sandbags	-13
]]the scalp	-14
]]the scanner	-17
]]the school	-31
]]the school's	-9
]]the scraper	-10
]]the screen	-27
]]the script	-15
]]the scroll	-12
]]the seam	-12
]]the secondary	-13
]]the secretariat	-14
]]the seed	-18
]]the sensor	-9
]]the server	-17
]]the service	-25
]]the session	-23
]]the set	-23
]]the settling	-11
]]the shade	-9
]]the sharps	-10
]]the shearer	-11
]]the sheep	18
]]the sheet	-50
]]the shelf	-29
]]the shell	-9
]]the shelves	-15
]]the shift	-31
]]the ship	-18
]]the shipper	-14
]]the shoulder	-17
]]the shoulders	-13
]]the showers	12
]]the shredder	-21
]]the shutter	-22
]]the shutters	-18
]]the side	-32
]]the sieve	-16
]]the sight	-9
]]the silicone	-8
]]the sink	-20
]]the siren	-10
]]the site	-22
]]the ski	-11
]]the skid	-10
]]the skimmer	-13
]]the sky	-13
]]the slate	-12
]]the sling	-15
]]the slipway	-10
]]the sluice	-21
]]the smallest	-12
]]the snack	-13
]]the snow	-17
]]the socket	-11
]]the sofa	-11
]]the sole	-16
]]the sonde	-13
]]the sop	-23
]]the sorting	-17
]]the source	-11
]]the south	-15
]]the spindle	-15
]]the spine	-13
]]the sponsor	-14
]]the spoon	-12
]]the spreadsheet	-14
]]the square	9
]]the stair	-14
]]the stairs	-26
]]the stand	-14
]]the staples	-16
]]the start	-16
]]the station	-16
]]the status	-8
]]the steam	-8
]]the stern	-16
]]the steward	-15
]]the stop	-25
]]the stopcock	-16
]]the storage	-11
]]the store	-13
]]the stove	-15
]]the strain	-15
]]the strings	-16
]]the strong	-22
]]the strongroom	13
]]the students	-18
]]the studio	13
]]the submarine	-22
]]the suction	-14
]]the summary	-19
]]the superintendent	-8
]]the supply	-13
]]the surface	-17
]]the surgeon	-10
]]the surveyor	-14
]]the swab	-9
]]the swell	-17
]]the switchboard	-21
]]the tables	-12
]]the tablets	-9
]]the tack	-17
]]the tally	-19
]]the tank	-27
]]the tanks	-16
]]the tarmac	-9
]]the tarp	-11
]]the teaching	-16
]]the technicians	-11
]]the tenancy	-14
]]the tenant	-25
]]the tenant's	-13
]]the tension	-12
]]the test	-16
]]the tester	-16
]]the thermometer	-23
]]the thermostat	-16
]]the thickness	-12
]]the thing	-21
]]the thursday	-13
]]the tide	-17
]]the time	-28
]]the timer	-16
]]the tines	-12
]]the toe	-9
]]the tongs	-8
]]the total	-16
]]the toy	-15
]]the track	-11
]]the tracking	-16
]]the trade	-9
]]the traffic	-13
]]the translation	-8
]]the transparent	-13
]]the trap	-13
]]the trouble	-14
]]the trucks	-22
]]the trunk	-16
]]the tubes	11
]]the tubing	12
]]the tuesday	-13
]]the twelfth	-20
]]the twin	-9
]]the twins	-18
]]the typing	-9
]]the tyres	-10
]]the ultrasonic	-11
]]the union	-10
]]the unit	-15
]]the units	-12
]]the upper	-14
]]the ups	-14
]]the urn	-17
]]the vaccination	-18
]]the valley	-15
]]the valve	-19
]]the vat	-23
]]the vault	-13
]]the venue	-15
]]the vet's	-16
]]the village	-19
]]the vineyard	-10
]]the volume	-12
]]the waiter	-11
]]the ward	-25
]]the wardrobe	-16
]]the wash	-18
]]the washer	-12
]]the waste	14
]]the water's	-13
]]the way	-45
]]the weather	-26
]]the web	-8
]]the website	-9
]]the wedding	-14
]]the weed	-20
]]the week	-32
]]the weekly	-23
]]the weighbridge	-22
]]the west	-14
]]the wheeled	-12
]]the wheelhouse	-14
]]the wheels	8
]]the whistle	-13
]]the wig	-21
]]the wiki	-10
]]the wind	-31
]]the window	-25
]]the windows	-20
]]the wing	14
]]the wings	-10
]]the wolf	-12
]]the worm	-16
]]the worst	-29
]]the wrong	-38
]]the yard	-23
]]the youngest	-24
]]the zamboni	-15
]]the zoo	12
]]their drive	-12
]]their family	-14
]]their first	-10
]]their hand	-8
]]their head	-13
]]them again	-12
]]them are	-8
]]them back	-14
]]them down	-15
]]them how	-9
]]them in	-29
]]them it'll	-11
]]them nicely	-10
]]them on	-18
]]them out	-14
]]them over	-12
]]them practise	-10
]]them twice	-11
]]them up	-15
]]them what	-13
]]themselves out	-17
]]then back	-9
]]then check	-9
]]then cut	-16
]]then goes	-19
]]then hand	-27
]]then hot	-13
]]then it	-10
]]then one	-13
]]then open	-23
]]there are	-13
]]there on	-18
]]there till	-16
]]there with	-9
]]there's time	-19
]]thermostat on	-8
]]they are	-23
]]they cry	-11
]]they know	-8
]]they leave	-15
]]they ring	-14
]]they show	-21
]]they walk	-12
]]they're on	-14
]]they're penned	-15
]]thing down	-17
]]thing in	-19
]]thing on	-14
]]thing with	-15
]]third time	-24
]]this documented	-16
]]this in	-9
]]this mail	-13
]]this on	-17
]]this one	-13
]]this time	-11
]]this up	-19
]]this week	-17
]]those are	-9
]]those in	-12
]]thoughts on	-10
]]three buoys	-13
]]three centimetres	-11
]]three days	-25
]]three hours	-25
]]three quarters	-10
]]three things	-12
]]three working	-17
]]through her	-15
]]through it	-16
]]through what	-16
]]throw it	-12
]]thrown away	-22
]]thumbs up	-17
]]ticket goes	-11
]]ticket in	-19
]]ticket with	-12
]]tide mill	-14
]]tide table	-11
]]tie it	-18
]]tie out	-9
]]till 0	-15
]]till everyone's	-21
]]till it	-10
]]time goes	-19
]]time it	-12
]]times out	-8
]]tip on	-12
]]title in	-14
]]to 0	-27
]]to arrange	-11
]]to avoid	-15
]]to back	-9
]]to call	-9
]]to change	-20
]]to check	-14
]]to circulate	-13
]]to confirm	-16
]]to decide	-11
]]to door	-14
]]to drive	16
]]to driver	-11
]]to eat	-16
]]to end	14
]]to enter	-15
]]to face	-13
]]to finish	18
]]to her	-25
]]to it	-25
]]to jot	-15
]]to know	-23
]]to leave	-13
]]to lift	-22
]]to load	-16
]]to move	-16
]]to nape	-13
]]to obtain	-20
]]to one	-12
]]to open	-10
]]to order	-10
]]to people	-15
]]to point	-10
]]to produce	-11
]]to prove	-14
]]to reception	-14
]]to redo	-15
]]to report	-21
]]to request	-18
]]to room	-11
]]to run	-15
]]to set	-23
]]to show	-24
]]to shut	-15
]]to stand	-18
]]to start	-12
]]to stop	-27
]]to supply	-12
]]to tenant	-12
]]to test	-12
]]to them	-38
]]to us	-12
]]to visitors	10
]]to what	16
]]to whom	-11
]]together with	-23
]]told us	-23
]]took 0	-26
]]took home	-20
]]took in	-20
]]took on	-15
]]took over	-11
]]tools in	-11
]]tools out	-13
]]top down	-29
]]top layer	-9
]]top up	-10
]]torch-on roofing	-14
]]touch it	-12
]]town hall	-13
]]toy library	14
]]tractor goes	-15
]]transfer case	-14
]]transfer only	-12
]]travel in	-15
]]tray with	-10
]]trays are	-18
]]tried on	-10
]]tries it	-9
]]tries on	-11
]]triple rinsed	-15
]]truck driver	-10
]]truck on	-26
]]try again	-11
]]try it	-9
]]tube on	-14
]]tug it	-9
]]turn off	-11
]]turn round	-10
]]turned away	-10
]]turned off	-17
]]turned out	-18
]]turned over	-15
]]turned up	-10
]]turns on	-19
]]turns up	-12
]]twelve hours	-25
]]twenty-four hours	-13
]]twice in	-14
]]two apprentices	-18
]]two assistants	-10
]]two columns	-13
]]two counters	-13
]]two crates	-14
]]two days	-30
]]two falls	-9
]]two families	-11
]]two handlers	-15
]]two hours	-35
]]two inches	-17
]]two interns	-10
]]two interpreters	-12
]]two keepers	-16
]]two languages	-15
]]two lines	-19
]]two members	-12
]]two nights	-13
]]two occasions	-25
]]two on	-15
]]two people	-42
]]two rinses	-10
]]two rooms	-22
]]two seasonal	-20
]]two thirds	-19
]]two trained	-16
]]two working	-14
]]type up	-13
]]typed up	-24
]]under 0	-11
]]under it	-13
]]understand it	-11
]]underwear are	-14
]]union rep	-13
]]unit 0	-12
]]unplug it	-13
]]until 0	-13
]]until it	-13
]]up 0	-14
]]up again	-13
]]up first	-11
]]up how	-18
]]up in	-19
]]up on	-16
]]up one	-16
]]up properly	-24
]]up there	-16
]]up with	-17
]]upside down	-25
]]upwind side	-9
]]us 0	-9
]]us how	-16
]]us in	-8
]]us on	-12
]]us with	-12
]]use it	-23
]]used in	-13
]]used instruments	-18
]]used on	-9
]]used one	-11
]]uses it	-14
]]vaccination card	-23
]]vehicle on	-16
]]vestry safe	-8
]]video call	-9
]]visit 0	-14
]]visitors in	-13
]]visitors on	-17
]]wait in	-12
]]wait till	-23
]]waited 0	-18
]]waiting room	-13
]]walk in	-15
]]walk on	-9
]]walk round	-18
]]walk with	-11
]]walked in	-10
]]walks in	-17
]]walks round	-17
]]want it	-29
]]want us	-15
]]wanting it	-12
]]wants one	-17
]]wants us	-9
]]warm up	-9
]]was delivered	-19
]]was found	-24
]]was hoping	-16
]]was in	-15
]]was it	-18
]]was on	-11
]]was quite	-17
]]was still	-14
]]wash it	-13
]]watch it	-10
]]water bath	-13
]]water board	-17
]]water first	-10
]]water goes	-18
]]water in	-15
]]water it	-17
]]water off	-11
]]water only	-20
]]water running	-14
]]wax guard	-16
]]way in	-10
]]way it	-10
]]way out	-16
]]way round	-23
]]we are	-24
]]we back	-17
]]we call	-15
]]we change	-8
]]we check	-21
]]we clean	-21
]]we confirm	-9
]]we count	-15
]]we cut	-22
]]we deal	-28
]]we drive	-17
]]we export	-10
]]we found	-13
]]we grow	-23
]]we hand	-26
]]we hire	-23
]]we know	-14
]]we leave	-21
]]we let	-12
]]we lift	-21
]]we move	-26
]]we open	-20
]]we opened	-15
]]we operate	-16
]]we really	-15
]]we receive	-10
]]we refund	-10
]]we rent	-24
]]we respond	-21
]]we ring	-18
]]we run	-29
]]we sell	-18
]]we serve	-15
]]we set	-20
]]we show	-18
]]we stand	-15
]]we start	-30
]]we still	-18
]]we stop	-30
]]we tune	-18
]]we walk	-15
]]we're missing	-14
]]week in	-20
]]weeks on	-11
]]weight off	-14
]]went down	12
]]went home	-26
]]went in	-13
]]went missing	-21
]]went out	-26
]]were in	-17
]]were let	-22
]]were there	-15
]]were wrong	-8
]]wet boxes	-21
]]what does	-16
]]what it	-21
]]what one	-24
]]what's in	-12
]]what's wrong	-12
]]wheels on	-13
]]when 0	-14
]]when guest	-20
]]when it	-16
]]when one	-19
]]when people	-18
]]when product	-9
]]when there	-21
]]where are	-14
]]where exactly	-10
]]where it	-33
]]where things	-9
]]whether it	-17
]]whether there	-12
]]which are	-8
]]which case	-16
]]which one	-20
]]white how	-17
]]who does	-27
]]who goes	-12
]]who haven't	-12
]]who only	-9
]]who watches	-18
]]who works	-13
]]whoever does	-13
]]whoever types	-12
]]whoever's in	-12
]]whoever's on	-12
]]whole load	-10
]]whole table	-23
]]whole thing	-25
]]whole time	-26
]]whole way	-18
]]whom it	-9
]]winch driver	-9
]]wind it	-15
]]wind over	-14
]]wind rule	12
]]window first	-13
]]windows down	-12
]]windward side	-15
]]wiped with	-12
]]wire on	-11
]]with 0	-20
]]with age	-11
]]with beeswax	-10
]]with card	-15
]]with chalk	-12
]]with customer	-9
]]with hand	-21
]]with her	-17
]]with hot	-23
]]with it	-11
]]with light	-12
]]with one	-28
]]with open	-17
]]with room	-17
]]with shells	-29
]]with them	-23
]]with traffic	-14
]]with us	-24
]]with vinegar	-13
]]with wheelchairs	13
]]within 0	-12
]]within limits	-9
]]without it	-15
]]without opening	-15
]]without us	-16
]]wk 0	-8
]]won't suck	-17
]]wooden toys	16
]]word on	-11
]]work instruction	-16
]]work on	-26
]]work order	-28
]]work permit	11
]]work stops	-15
]]work with	-18
]]working day	-19
]]working days	-20
]]working in	-25
]]works on	-25
]]worth over	-13
]]wrapped in	-14
]]write comma	-8
]]write down	-16
]]write it	-21
]]write them	-12
]]write up	-16
]]write what	-9
]]writes down	-23
]]writes it	-23
]]written down	-36
]]written drill	13
]]written in	-11
]]written off	-11
]]written on	-15
]]written out	-15
]]written procedure	-43
]]written protocol	-18
]]written routine	-32
]]written thing	-20
]]written up	-19
]]wrote it	-15
]]x 0	-8
]]yellow bag	-8
]]yellow card	-17
]]yellow line	-10
]]you are	-9
]]you call	-8
]]you change	-10
]]you check	-37
]]you count	-18
]]you cut	-18
]]you drive	-12
]]you finish	-10
]]you first	-17
]]you hand	-10
]]you how	-16
]]you know	-35
]]you leave	-27
]]you move	-19
]]you open	-19
]]you phone	-11
]]you ring	-18
]]you run	-13
]]you set	-22
]]you show	-8
]]you stand	-10
]]you start	-13
]]you still	-9
]]you stop	-20
]]you walk	-26
]]you wanted	-14
]]you're back	-15
]]youngest first	-11
]]your back	-12
]]your first	-12
]]your hand	-22
]]your head	-13
]]your knees	-15
]]your phone	-11
]]your thing	-18
]]yusuf runs	-10
]]| action	-16
]]| task	-12
]]| what	-22
]]– 0	-12
]]– what	-20
]]€ 0	-21
]_	-9900
]a	-9900
]a-frame	-9
]a.m	-19
]a4	-13
]abara	-8
]abbreviations	-14
]abernethy	-8
]able	-24
]abnormal	-17
]aboard	-18
]about	-9900
]above	-9900
]abroad	-17
]absorbent	-10
]ac	-16
]accept	-9900
]acceptable	-8
]accepted	-9900
]access	-41
]accession	-11
]accident	-9900
]accidents	-14
]acclimatise	-10
]accompany	-16
]account	-9900
]accountant	-10
]accounts	-11
]acetone	-15
]achterberg	-14
]acid	-9900
]acknowledge	-20
]acrylic	-11
]act	-15
]acting	-16
]action	-34
]actions	-9
]active	-17
]actual	-24
]actually	-9900
]ada	-12
]adaeze	-11
]add	-9900
]added	-13
]addition	-10
]address	-9900
]adds	-9
]adeyemi	-11
]adhesive	-12
]adjust	-10
]admin	-22
]administrator	-12
]admission	14
]ads	-16
]adult	-9900
]adults	-22
]advance	-12
]adverts	-16
]advice	-17
]adviser	-9
]aerial	-13
]affected	-12
]affidavit	-15
]aft	-16
]after	-9900
]aftercare	-10
]afternoon	-9900
]afterwards	-9900
]again	-35
]against	-9900
]age	-21
]agency	-21
]agent	-9900
]agents	-9900
]agm	-15
]agnes	-22
]ago	-15
]agree	-9900
]agreed	-9900
]agreement	-9900
]agrees	-15
]agricultural	-14
]ah	-25
]ahead	-9900
]aid	-9900
]aide	-11
]aider	-14
]air	-9900
]airfield	-19
]airline	-18
]airport	-19
]aisle	-14
]alan	-20
]alarmed	-9
]alcohol	-9900
]alert	-17
]alike	-10
]alive	-13
]all	-9900
]allergen	-18
]allergens	10
]allergy	-17
]allotment	-18
]allow	-12
]allowed	-9900
]allows	-18
]alma	-18
]almost	-13
]alone	-9900
]along	-9900
]aloud	-9900
]already	-9900
]alright	-18
]also	-9900
]altar	-33
]although	-14
]altogether	-16
]aluminum	-18
]alvarez	-8
]always	-9900
]am	-9900
]amber	-9900
]ambulance	-15
]amina	-12
]amir	-16
]ammonia	-21
]amount	-9900
]amused	-14
]an	-9900
]analyser	-14
]anchor	-21
]anchorage	-16
]anchors	-22
]and	-9900
]angel	-9
]angle	-19
]anglers	-18
]angry	-21
]animal	-9900
]animals	14
]anneke	-11
]anneliese	-11
]annie	-13
]announcement	-10
]annual	-22
]another	-9900
]answer	-9900
]answered	-17
]answers	-9900
]antivenom	-19
]antwerp	-11
]any	-9900
]anybody	-9900
]anybody's	-13
]anymore	-17
]anyone	-9900
]anyone's	-9
]anything	-9900
]anything's	-18
]anyway	-9900
]anywhere	-25
]aob	-15
]aoife	-16
]apiary	-19
]apologies	-9900
]app	-9900
]apparently	-9
]apples	-15
]appliances	-17
]applicant	-16
]applies	-15
]apply	-12
]appreciated	-15
]apprentice	-21
]apprentices	-25
]approaches	-21
]approval	-9900
]approvals	12
]approve	-11
]approved	-9900
]approves	-9900
]april	-9900
]apron	-9900
]archive	-15
]are	-65
]area	-9900
]areas	14
]aren't	-9900
]argon	-9
]argue	-17
]argued	-11
]arguing	-20
]arising	-20
]arm	-9900
]armpits	-18
]arms	-23
]around	-9900
]arrange	-17
]array	-16
]arrears	-9
]arrival	-9900
]arrivals	12
]arrive	-9900
]arrived	-16
]arriving	-10
]arrow	-11
]arrows	-10
]art	-15
]artificial	-15
]artist	-22
]as	-9900
]asbestos	-26
]ashes	-16
]aside	-9900
]ask	-9900
]asked	-9900
]asking	-9900
]asks	-9900
]asl	-11
]asleep	-15
]assembly	-13
]assessment	-9900
]assessor	-17
]assigns	-11
]assistant	-9900
]assistant's	-10
]assistants	-16
]association	-27
]asthma	-9
]at	-9900
]ate	-20
]attach	-9
]attached	-12
]attempts	-20
]attend	-11
]attendance	-17
]attendant	-13
]attended	-17
]attending	-25
]attention	-15
]attn	-12
]auction	-24
]audience	-18
]audio	-15
]audit	9
]auditor	-9900
]auditors	-16
]audits	-14
]august	-9900
]aunt	-12
]aunty	-16
]australia	-17
]author	-18
]authority	-9900
]autoclave	-18
]auxiliary	-13
]avoid	-15
]awake	-20
]away	-40
]awning	-15
]axle	-13
]aye	-19
]b	-9900
]babies	-26
]baby	-9900
]back	-16
]backflow	-12
]backflush	-15
]background	-22
]backs	-21
]backups	-19
]backward	-19
]backwards	-9900
]bacteria	-8
]bad	-9900
]badge	-9900
]badges	-20
]badly	-20
]baffles	-10
]bag	-10
]bagged	-16
]bags	-9900
]bait	-23
]bake	-19
]bakery	-15
]baking	-20
]balance	-9900
]balcony	-18
]bale	-24
]baler	-16
]ball	-36
]balloons	-19
]ballot	-20
]ballots	-20
]balls	-14
]band	-9900
]banded	-11
]bank	-44
]banking	-20
]banned	-14
]barbicide	-17
]bare	-9900
]barge	-18
]barn	15
]barrel	-22
]barrier	-18
]bars	-9900
]base	-9900
]baseline	-10
]basement	-15
]basically	-13
]basin	-20
]basket	-9900
]baskets	-15
]bass	-11
]batch	-13
]batching	-12
]bath	12
]bathroom	-17
]bats	-18
]batten	-15
]batteries	11
]battery	-9900
]bay	-9900
]bays	-10
]baz	-11
]bc	-30
]be	-9900
]bea	-18
]beach	-25
]bead	-18
]beam	-13
]beans	-20
]bear	-18
]beard	-10
]bearing	-12
]bearings	-17
]beat	-15
]beatrice	-19
]beats	-9
]because	-9900
]become	-10
]becomes	-20
]bed	-9900
]bedside	-10
]bee	-22
]been	-9900
]beeping	-12
]beeps	-19
]beer	-26
]bees	-22
]beeswax	-10
]beetles	-18
]before	-9900
]beforehand	-23
]began	-15
]begin	-19
]beginner	-23
]beginning	-23
]begins	-21
]begs	-13
]behalf	-8
]behind	-9900
]being	-9900
]believe	-23
]bell	-9900
]bellows	11
]bells	-27
]belly	-22
]belong	-9
]belongs	-18
]below	-9900
]belts	-30
]bench	-9900
]bend	-23
]bengali	-16
]bengaluru	-10
]benny	-11
]bent	-26
]bereavement	-9
]bernadette	-10
]bernard	-16
]beside	-17
]best	-9900
]better	-9900
]between	-9900
]bev	-12
]bex	-9900
]beyond	-17
]bib	-10
]bicycles	-17
]big	-9900
]bigger	-20
]biggest	-16
]bike	-25
]bikes	10
]billed	-16
]billing	-10
]bills	-13
]binder	-9900
]bindings	-8
]binned	-26
]bins	-9900
]biomedical	-12
]bird	-9900
]birds	10
]birth	-30
]birthday	-23
]biscuit	-9900
]biscuits	-16
]bishop's	-21
]bisque	-15
]bit	-9900
]bites	11
]biting	-18
]bits	-9900
]bitten	-13
]black	-9900
]blade	-9900
]blade's	-11
]blame	-19
]blamed	-8
]blaming	-15
]blank	-24
]blanket	-17
]blankets	-9900
]blast	8
]bleach	-19
]bled	-16
]bleed	-11
]bleeding	-18
]bleeds	-9
]blew	-15
]blind	-16
]blink	-15
]blinking	-18
]blister	-27
]block	-9900
]blocked	-9900
]blokes	-13
]blood	-9900
]blow	-9900
]blower	-13
]blown	-9
]blue	-9900
]blunt	-14
]bo	-14
]boarders	-23
]boarding	-39
]boards	-9900
]boat's	-11
]boats	-18
]bob	-9
]bodies	-12
]body	-9900
]boil	-19
]boiled	-16
]boiler	14
]boiling	-16
]boils	-12
]boise	-11
]bold	-15
]bolt	-19
]bolts	-18
]bond	-16
]bonding	-12
]bone	-25
]bonfire	-14
]bonnet	-15
]book	-9900
]book's	-13
]booked	-9900
]booking	-9900
]boom	-23
]boot	-20
]booth	-9900
]boots	-9900
]border	-14
]born	13
]borrow	-11
]borrowed	-20
]borrower	-9
]borrows	-18
]boss	-9900
]both	-9900
]bottle	-9900
]bottles	11
]bottling	-25
]bottom	-9900
]bought	-9900
]bounces	-13
]bouncy	-20
]bow	-16
]bowl	-19
]bowlers	-9
]bowls	-15
]bowser	-15
]box	-9
]boxes	8
]boxing	-17
]boy	-24
]boys	-23
]brackets	-17
]brake	-9900
]brakes	-9900
]bram	-9900
]branch	-30
]branches	-21
]brand	-10
]brash	-16
]brass	-18
]bread	15
]breadth	-18
]break	-16
]breakdown	12
]breaker	-13
]breakfast	-18
]breast	-22
]breath	-19
]breathe	-19
]breathes	-18
]breathing	-20
]brewery	-13
]bride	-14
]bride's	-10
]bridge	-9900
]brief	-16
]brigade	-23
]bright	-17
]brigid's	-13
]brilliant	-11
]brine	-20
]bring	-9900
]bringing	-26
]brings	-9900
]british	-22
]broke	-10
]broken	-9900
]bronze	9
]brood	-12
]brother	-22
]brother's	-10
]brothers	-17
]brought	-9900
]brown	-20
]brownies	-17
]brush	-9900
]brushed	-21
]btw	-22
]bubble	-14
]bubbles	-13
]bucket	-9900
]buckets	-21
]buckle	-11
]buckles	-11
]bucks	13
]buddy	-10
]buffer	-12
]bug	-25
]buildings	-16
]builds	-18
]built	-19
]bulb	-10
]bulgarian	-9
]bulge	-12
]bulk	-16
]bull	-20
]bulletin	-14
]bumblebees	-9
]bumps	-19
]bunch	-16
]bundled	-11
]bung	-15
]bunker	13
]bunkering	-12
]bunks	-15
]bunny	-9
]buoy	-15
]buoys	11
]burial	-14
]buried	-11
]burn	-21
]burned	-9
]burner	-10
]burners	-17
]burning	-9
]burns	-14
]burnt	-11
]burst	-14
]bursts	-11
]bus	-9900
]business	-9900
]busy	-12
]but	-9900
]butt	-18
]button	-9900
]buttons	-16
]buy	-9900
]buyer	-21
]buyers	-18
]buying	-12
]buzzer	-23
]by	-9900
]bye	-14
]bypass	-15
]c	-9900
]cab	-9900
]cabin	-17
]cabinet	-9900
]cabins	-16
]cable	-9900
]cables	-20
]café	19
]cage	-9900
]cages	-15
]cake	-9900
]cal	-10
]calendar	-19
]calibrated	-11
]call	-17
]called	-9900
]calling	-15
]callum	-17
]calm	-23
]calves	-19
]came	-9900
]camel	-11
]camels	17
]camera	-17
]campsite	-14
]campus	-17
]can	-9900
]can't	-9900
]canal	-16
]cancellations	13
]cancelled	-22
]cancels	-24
]candidate	-24
]candle	-20
]candles	-29
]cannon	-16
]cannot	-9900
]canoe	-9
]cans	-14
]canteen	-11
]cape	-8
]capitals	-19
]caps	-14
]capsize	-23
]capt	-14
]captain	-9900
]carabiner	-16
]caravan	-20
]carbon	-12
]card	-31
]cardiff	-12
]cards	9
]care	-32
]carer	-24
]caretaker	-27
]cargo	-15
]carol	-20
]carousel	-17
]carpet	-21
]carpets	-16
]carriage	-16
]carriageway	-8
]carried	-9900
]carries	-9900
]carry	-9900
]carrying	-21
]cart	-26
]carton	-14
]cartons	-17
]cartridges	-9
]carts	-14
]cases	-9900
]cashier	-12
]cashing	-20
]casing	-14
]casino	-17
]cast	-21
]casting	-20
]casualty	-10
]catch	-13
]catch-up	-11
]catcher	-19
]catches	-12
]category	-11
]cathedral	-12
]cats	-22
]cattle	-28
]caught	-26
]cause	-9900
]caustic	-9
]cave	-10
]cc	-17
]cds	-13
]ceiling	8
]celebrant	-16
]cell	-9900
]cellar	13
]cemetery	-15
]cent	-14
]centimetres	-22
]centre	-40
]cents	-11
]ceramic	-14
]cert	-17
]certain	-11
]certainly	-10
]certificate	-9900
]certificates	15
]certified	-27
]certs	10
]cfo	-9
]chain	-9900
]chained	-17
]chains	-21
]chainsaw	-17
]chair	-8
]chairs	-24
]chalk	-17
]chamber	-27
]changed	11
]changeover	-21
]changes	12
]changing	-9900
]channel	-9900
]chaos	-14
]chapel	-10
]chaps	-15
]charged	-9900
]chargehand	-23
]charger	-15
]chargers	-18
]charges	10
]charging	-29
]chart	-9900
]charts	-10
]chase	-9900
]chat	-22
]check-in	24
]checked	-47
]checker	-15
]checking	-9900
]checklist	14
]cheek	-11
]cheers	-24
]cheese	-18
]chef	-9900
]chem	-18
]chemical	-20
]chemistry	-9
]cheque	-9
]cheques	-27
]chest	-9900
]chewed	-17
]chicken	-17
]chief	-9900
]child	-26
]child's	-23
]children	-9
]chilled	-34
]chiller	-18
]chimney	-30
]chimneys	10
]chin	-15
]chip	-13
]chipper	-14
]chips	-9900
]chlorine	11
]chock	-16
]chocks	-11
]choir	-26
]choke	-12
]choose	-16
]christmas	-9900
]chuck	-13
]churches	-31
]churchwarden	-11
]chute	-11
]cill	-17
]cinema	8
]circle	-14
]circled	-11
]circuits	-10
]circulate	-19
]circulated	-14
]circulation	-9
]circumstances	-13
]ciso	-14
]cited	-13
]claim	-9900
]claimed	-20
]claims	15
]clamp	-13
]clamped	-13
]clamps	-8
]class	-9900
]classes	8
]classification	-19
]clay	-11
]cleaned	-9900
]cleaner	-13
]cleans	-13
]clear	-9900
]cleared	-13
]clears	-28
]clerk	-9900
]clever	-18
]click	-9900
]clicker	-13
]clicks	-13
]client	9
]client's	-9900
]clients	17
]climb	-9900
]climber	-16
]climbing	-30
]clinic	-18
]clinics	-17
]clip	-9900
]clipboard	-20
]clipped	-12
]clips	-18
]cllr	-15
]clock	-9900
]clockwise	-28
]close	-9900
]closed	-9900
]closer	-8
]closes	-9900
]cloth	-9900
]cloths	-11
]clots	-14
]cloudy	-15
]club	-38
]cm	-17
]co	-21
]co-op	-20
]co-operative	-16
]co2	-9900
]coach	-9900
]coaches	-15
]coarse	-12
]coast	-9
]coastguard	-12
]coating	11
]coats	-20
]cocks	-8
]code	-9900
]codes	-22
]coffee	-38
]coffin	-21
]coil	-9
]coils	-18
]coin	-30
]coin-op	-9
]coins	-28
]col	-17
]colder	-16
]colin	-16
]collar	-9900
]colleague	-9900
]colleague's	-18
]colleagues	-9900
]collect	-9900
]collecting	-26
]collection	17
]collections	-15
]collector	-17
]collectors	-14
]collects	-9900
]college	-29
]colm	-9
]colocation	-17
]color	-9900
]colostrum	-23
]colour	-9900
]coloured	-14
]colours	-16
]columns	-13
]comb	-22
]combination	-14
]come	-9900
]comes	-9900
]comforts	-14
]coming	-9900
]comma	-30
]commands	-19
]comment	-18
]comments	-22
]commission	-18
]committee	-9900
]common	-17
]community	-29
]comp	-21
]companies	-14
]company	-34
]company's	-13
]compare	-9900
]compared	-8
]compares	-9900
]complained	-17
]complaint	-9900
]complete	-16
]completely	-9
]compliance	-17
]compound	-20
]compressor	-9900
]computer	-22
]computers	-12
]concern	-10
]concession	-12
]condemned	-15
]condition	-9900
]conditioner	-20
]conditioning	-21
]conditions	-8
]conductor	-8
]conductors	-18
]cones	-9900
]confidential	-9
]confirm	-22
]confirmation	-20
]confirmed	-9900
]confirms	-20
]conflict	-13
]confused	-11
]congratulations	-17
]connect	-15
]consent	-9900
]conservation	-20
]conservator	-21
]console	-23
]construction	-17
]consumers	-10
]contact	-9900
]contacts	-14
]contain	-12
]container	-25
]containers	-8
]contaminated	-16
]content	-20
]context	-17
]continue	-10
]contract	-9900
]contractor	-9900
]contractor's	-19
]contracts	-10
]controlled	-25
]controller	-9900
]controls	-24
]convert	-14
]converted	-21
]conveyor	-31
]cook	-17
]cooked	-11
]cooker	-15
]cool	-9900
]cooled	-12
]cooler	-8
]coolers	12
]cooling	-11
]coordinator	-9900
]coordinators	-19
]copied	-9900
]copies	-9900
]cops	-13
]copy	-9900
]cord	-17
]core	-12
]cork	-19
]corn	-16
]corner	-9900
]corners	-19
]corporate	-17
]correct	-11
]corridor	-9900
]cos	-9900
]cost	-9900
]costs	-9900
]costume	-16
]costumes	-19
]cottages	14
]cotton	-9900
]couch	-17
]cough	-9
]could	-9900
]couldn't	-11
]council	-9900
]council's	-20
]councillor	-20
]counters	-16
]counting	16
]countries	-20
]counts	-34
]county	-9900
]couple	-14
]coupler	-10
]courier	-9900
]courier's	-9
]couriers	-13
]course	-9900
]court	-9900
]courts	-18
]cousin	-16
]cover	-9900
]covered	-9900
]covering	-30
]covers	-9900
]cow	-9900
]cowl	-17
]cows	-19
]cox's	-11
]coxswain	-13
]cqc	-13
]crack	-9900
]cracked	-8
]cracking	-18
]cracks	-25
]craig	-17
]cranked	-12
]cranks	-15
]crash	-15
]crate	-9900
]crates	10
]crayon	-18
]cream	-24
]crease	-11
]creates	-10
]credit	-9900
]cremation	10
]crematorium	-22
]crew	-20
]crews	-11
]crib	-15
]cricket	-14
]cried	-20
]crisp	-13
]crisps	-22
]crop	-9
]cross	-9900
]crossed	-23
]crosses	-25
]crossing	-15
]crotch	-19
]crowd	-10
]crown	-25
]crumb	-11
]crushed	-11
]cry	-11
]crying	-16
]csr	-13
]cto	-11
]cubicle	-14
]cuff	-13
]cuffs	-15
]culture	-16
]cup	-9900
]cupboard	-9900
]cups	-11
]curb	-12
]current	-19
]curtain	9
]curve	-12
]customer	-15
]customer's	-9900
]customers'	-25
]customs	-19
]cut	-8
]cut-off	-17
]cuts	-9900
]cutter	-24
]cutters	-13
]cutting	-9900
]cycles	-18
]cylinders	25
]d	-9900
]dab	-16
]dad	-9900
]dad's	-22
]dads	-9
]daft	-14
]daily	11
]dairy	-33
]dal	-13
]dale	-16
]damage	-9900
]damaged	-28
]damp	-9900
]dancers	-18
]dangerous	-31
]danny	-16
]dark	-9900
]darling	-19
]darren	-14
]dash	-20
]data	-9900
]database	-19
]date	-9900
]dates	-9900
]daughter	-23
]daughter's	-26
]daughters	-11
]day	-20
]daylight	-26
]days	-28
]days'	-10
]dayton	-9
]dea	-9
]dead	-9900
]deadline	-16
]deaf	-16
]deal	-30
]dealer	-8
]dealers	-19
]dealing	-24
]deals	-24
]dealt	-21
]dean	-8
]dear	-9900
]deb	-13
]debit	-9
]deborah	-16
]debug	-15
]deceased	11
]december	-9900
]decent	-9900
]decide	-15
]decided	-21
]decides	-9900
]decision	-9900
]deckhand	-17
]decks	-17
]declaration	-18
]declared	-11
]declined	-10
]decon	-19
]deductions	-14
]dee	-19
]deed	-19
]deep	-24
]deeper	-13
]defect	-10
]deferred	-13
]defibrillator	-21
]defrost	-16
]deg	-17
]degrees	-9900
]deirdre	-12
]delay	-14
]delete	-18
]deleted	-16
]deletion	-22
]delicate	-12
]delivered	-23
]deliveries	18
]delivers	-10
]demand	-13
]denise	-9900
]dental	-25
]dented	-12
]dentist	-9900
]dents	-10
]dentures	-15
]denver	-22
]department	-17
]departure	-15
]depend	-16
]depends	-15
]deploy	-12
]deploys	-16
]deposit	-9900
]depot	-33
]dept	-19
]depth	-13
]deputy	-9900
]derek	-19
]descaled	-11
]describe	-9900
]described	-23
]description	-9900
]design	-12
]destruction	-22
]detail	-18
]detectors	-10
]detergent	-14
]dev	-12
]device	-15
]di	13
]dial	-19
]dials	-17
]dialysis	-16
]diary	-9900
]dictate	-14
]dictating	-23
]dictation	-11
]did	-9900
]didn't	-9900
]didnt	-11
]die	-10
]died	-26
]dies	-13
]diesel	-20
]differ	-10
]difference	-9900
]different	-9900
]differently	-9900
]digits	-11
]dining	-13
]dinner	-20
]dip	-9900
]dipstick	-15
]direction	-21
]directions	-16
]directly	-19
]director	-9900
]directors	-15
]directory	-14
]dirt	-9
]dirty	-9900
]disabled	-10
]disagree	-15
]disc	-9900
]discharge	-24
]disclaimer	-10
]disconnect	-12
]disconnected	-11
]discontinued	-8
]discount	-16
]discounted	-18
]discuss	-9
]discussed	-16
]discussion	-9900
]dishwasher	-28
]disinfect	-15
]disinfectant	-15
]disinfected	-16
]disk	-13
]dismissal	-19
]dispatch	-9900
]dispatcher	-11
]dispenser	-23
]displays	13
]dispute	-11
]disputes	-8
]distance	-17
]distilled	-10
]distillery	-20
]distribution	-31
]district	-18
]disturb	-14
]do	-9900
]dob	-9
]doc	-9900
]dock	-22
]docket	-9
]doctor	-9900
]doctor's	-11
]document	-9900
]documentation	-16
]documented	-24
]does	-31
]doesn't	-9900
]doesnt	-14
]doffer	-9
]dog	-46
]dog's	-14
]doing	-9900
]dollar	-9
]dollars	-20
]dom	-9
]dome	-23
]domestic	-26
]don't	-9900
]donated	-39
]donation	-12
]donations	12
]done	-9900
]donor	-25
]dont	-17
]door	-26
]door's	-18
]doorbell	-9
]dorm	13
]dorothy	-11
]dose	-9900
]doses	-14
]dot	-9900
]double	-9900
]doubled	-22
]doug	-11
]dough	-19
]down	-30
]downloads	-10
]downstairs	11
]downstream	-15
]downwind	-19
]doyle	-14
]dr	-9900
]draft	-9900
]drafted	-33
]drafts	-15
]drag	-11
]dragging	-15
]drained	-16
]draw	-9900
]drawers	-14
]drawing	-14
]drawings	-10
]drawn	-31
]draws	-16
]dress	-22
]dresser	-15
]dressers	-16
]dressing	-17
]drew	-9
]dried	-9
]drinks	-16
]drip	-23
]drips	-16
]drive-in	13
]driven	-14
]driver	-36
]driver's	-20
]drives	-26
]driving	-13
]drone	-23
]drop's	-12
]drop-off	12
]dropped	-9900
]droppings	-13
]drops	-9900
]drove	-10
]drug	-26
]drunk	-25
]dry	-9900
]dryer	-9900
]drying	-9900
]dual	-17
]duane	-15
]due	-9900
]dull	-13
]dump	-30
]dunn	-11
]duplicate	-21
]durban	-10
]during	-9900
]dusk	-19
]dusty	-15
]duty	-9900
]dye	-19
]e	-21
]e-mail	-9900
]e-stop	-12
]each	-9900
]ear	-9900
]earlier	-23
]earliest	-12
]ears	-9900
]earth	-21
]east	-18
]easter	-9900
]easy	-26
]eat	-20
]eaten	-14
]eating	-30
]echo	-10
]ecologist	-17
]edges	-9900
]editor	-21
]eel	-8
]effect	-9
]egg	-20
]eggs	-16
]eh	-17
]eho	-16
]eight	-9900
]eighteen	-9900
]eighth	-12
]eighty	-30
]either	-9900
]elbow	-17
]elections	-9
]electric	-27
]electricals	-15
]electrics	-18
]electrodes	-10
]electronic	-16
]electronically	14
]elevator	14
]eleven	-9900
]ellie	-15
]else	-9900
]else's	-19
]elsewhere	-14
]em	-9900
]email	-9900
]emailed	-14
]embarrassing	-18
]emergency	-9900
]employees	15
]emptied	-11
]empty	-9900
]emptying	-23
]enclose	-14
]enclosed	-15
]end	-15
]ended	-19
]ending	-10
]energy	-11
]engagement	-17
]engine	-9900
]engineer	-9900
]engineering	-14
]engineers	-23
]engines	-12
]english	-9900
]english-speaking	-16
]engraved	14
]enough	-9900
]enter	-21
]entered	-9900
]entering	-22
]enters	-9900
]entire	-13
]entrance	8
]entrances	-10
]entries	-10
]entry	-9900
]envelope	-9900
]envelopes	-9900
]environmental	-12
]episode	-13
]equal	-16
]equine	-10
]equipment	9
]er	-9900
]error	-12
]errors	-14
]escape	-15
]espresso	-18
]est	-21
]estate	-19
]estate's	-9
]estates	-15
]estimate	-9
]estonia	-17
]etc	-13
]euro	-10
]euros	-9900
]evacuation	-13
]evaporator	-18
]eve	-14
]even	-9900
]evening	-9900
]evenings	-27
]event	-9900
]ever	-9900
]every	-9900
]everybody	-9900
]everyone	-9900
]everyone's	-23
]everything	-9900
]evidence	-13
]ewes	-21
]ex	-13
]exactly	-25
]exam	13
]exams	13
]except	-9900
]exception	-9900
]exceptions	-9900
]excess	-10
]exchange	12
]exchanged	-23
]excuse	-14
]excused	-9
]excuses	-13
]exempt	-16
]exhibition	-19
]exist	-16
]exists	-28
]exit	-21
]exits	-20
]expect	-13
]expected	-18
]expense	-20
]experience	-26
]expire	-9
]expired	-26
]expires	-15
]expiry	-11
]explain	-9900
]explains	-14
]explosion	-15
]export	-16
]exports	-13
]extend	-11
]extension	-18
]external	-14
]extinguisher	-23
]extra	-19
]extract	-15
]extraction	-13
]extractor	-13
]eye	-9900
]eyesight	-13
]f	-9900
]fabric	-14
]facebook	-17
]faced	-17
]faces	-9900
]facilities	-16
]facility	-17
]facing	-9900
]factory	-21
]facts	-10
]fades	-16
]fail	-11
]failed	-33
]fails	-9900
]fainted	-20
]fair	-9900
]fake	-14
]falconry	-14
]fall	-9900
]fallen	12
]falling	-13
]falls	-29
]family	-10
]family-run	-14
]fan	-9900
]fancy	-12
]fans	-16
]far	-9900
]farah	-15
]fare	-11
]farmer	-20
]farmers	-12
]farms	-16
]farrier	-20
]farrow	-11
]fashion	-20
]fast	-11
]father	-9900
]fault	-9900
]favour	-11
]fax	-12
]feathers	-12
]feature	-25
]feb	-20
]february	-24
]fed	-20
]fee	-9900
]feed	-9900
]feedback	-14
]feeder	-10
]feeding	-31
]feeds	-9
]feel	-9900
]feeling	-8
]feels	-20
]fees	-12
]feet	-9900
]fell	-26
]female	-16
]femi	-15
]fence	-23
]fergal	-11
]ferries	-9
]ferry	-10
]festival	-11
]festivals	-16
]fetch	-9900
]fetched	-12
]fetches	-11
]few	-9900
]ffp3	-10
]fifteen	-9900
]fifth	-12
]fifty	-9900
]fight	-10
]figure	-9900
]figures	-15
]file	-20
]filed	-14
]fill	-9900
]filled	-9900
]filler	-14
]filleting	-19
]fills	-9900
]film	-9900
]films	-16
]filter	-9900
]filters	-16
]final	-11
]finally	-25
]finance	-9900
]finch	-23
]find	-9900
]finder	-15
]finding	-26
]findings	-10
]finds	-9900
]fine	-9900
]fined	-14
]finger	-9900
]fingerprints	14
]fingers	-9900
]finish	11
]finished	-9900
]finishes	-9
]finishing	-18
]finn	-12
]fins	-10
]fiona	-15
]fires	-15
]fireworks	-26
]firing	-24
]firm	-32
]firms	-16
]first	-65
]fish	-9900
]fishing	-15
]fist	-15
]fit	-9900
]fits	-19
]fitted	12
]fitter	-24
]fitters	-22
]fittings	10
]five	-9900
]fix	-9900
]fixed	-16
]fixes	-14
]flag	-9900
]flagged	-21
]flagpole	-19
]flakes	-21
]flame	-9900
]flap	-16
]flashlight	-19
]flask	-22
]flat	-9900
]flatbed	9
]flats	23
]fleas	-11
]fleece	-8
]fleet	-14
]flesh	-19
]flex	-12
]flies	-19
]flight	-14
]flights	-17
]flip	-24
]float	-9900
]flood	-14
]floor	-16
]floors	-16
]flour	-9900
]flower	-16
]flowers	15
]flowing	-13
]flu	-10
]flue	-19
]fluid	-15
]flush	-22
]flushes	-12
]flyers	-23
]flying	-10
]flyman	-18
]fm	-15
]foam	-9900
]fob	-10
]fobs	-13
]fog	-21
]foil	-23
]fold	-13
]folded	-24
]folder	-9900
]folders	10
]folding	-19
]folds	-23
]folks	-28
]follow	-9900
]follow-up	-12
]following	-9900
]follows	-9900
]foot	-9900
]footing	-31
]for	-9900
]forbidden	-12
]force	-9900
]forecast	-13
]foreman	-9900
]forest	-14
]forget	-9900
]forgive	-12
]forgot	-15
]forgotten	-19
]fork	-10
]forklift	-26
]form	-9900
]format	-19
]forms	-20
]fortnight	-27
]forty	-9900
]forty-eight	-15
]forty-two	-23
]forward	-9900
]forwarded	-13
]forwarding	-17
]foul	-9
]found	-20
]foundation	-10
]foundry	-19
]four	-9900
]fourteen	-9900
]fourth	-18
]frame	-9900
]frank	-17
]frass	-17
]fraud	-10
]free	-9900
]freelance	-18
]freelancer	-25
]freeze	-18
]freezer	-9900
]freezing	-12
]freight	12
]fresenius	-10
]fresh	-9900
]fri	-13
]friday	-15
]friday's	-14
]fridges	13
]friend	-9
]friendly	-9900
]friends	-12
]frightened	-10
]from	-9900
]front	-9900
]fronts	-16
]frost	-22
]frozen	-22
]fruit	-20
]fryer	-19
]ft	-9900
]fudge	-16
]fuel	-9900
]fueled	-22
]full	-9900
]fully	-9
]fumigation	11
]fundraising	-14
]funeral	-9900
]funerals	-13
]fungus	-13
]funnel	-24
]funny	-17
]fur	-24
]furnace	-10
]furniture	9
]further	-9900
]furthest	-12
]fuse	-25
]fussy	-17
]fuzzy	-17
]fw	-12
]fwd	-22
]g	-9900
]gaffer	-10
]gain	-9
]gallery	-9
]gallon	-16
]gallons	-16
]galway	-14
]games	-15
]gaming	-17
]gang	-17
]gangway	-11
]gap	-29
]gaping	-10
]gaps	-10
]garage	-14
]garden	12
]gareth	-11
]gary	-21
]gas	-9900
]gasket	-11
]gate	-9900
]gates	-26
]gather	-18
]gauge	-9900
]gauntlets	-14
]gav	-11
]gave	-9900
]gear	-18
]gearbox	-9
]gel	-15
]gen	-11
]general	-11
]generator	-39
]gentle	-11
]gentleman	-25
]gentlemen	-18
]gently	-10
]geoff	-12
]gerald	-10
]gerald's	-12
]germany	-13
]get	-9900
]get-in	13
]get-out	9
]gethin	-8
]gets	-9900
]getting	-9900
]ghent	-10
]gift	-9900
]gifts	-20
]gills	-9
]gimme	-17
]girl	-9900
]girls	-18
]girth	-9
]give	-9900
]given	-9900
]gives	-9900
]giving	-25
]glass	-9900
]glasses	-9900
]glassware	-15
]glazed	-10
]glazing	-14
]glider	-16
]gloria	-14
]glossary	-11
]glove	-9900
]gloves	-9900
]glue	-9900
]glued	-17
]gluten	-17
]go	-9900
]god	-9900
]goes	-38
]goggles	-9900
]going	-9900
]gold	-16
]goldfish	-10
]golf	-15
]gone	-9900
]gonna	-23
]good	-9900
]goodness	-10
]goodness'	-10
]goods	-34
]goodwill	-17
]gorge	-19
]got	-9900
]gotta	-26
]government	-15
]governor	-15
]governors	-12
]gown	-15
]gp	-10
]gps	-9
]grab	-9
]grade	-9900
]graded	15
]grades	-10
]graffiti	12
]graham	-12
]grain	-23
]grammar	-16
]grams	-21
]grand	-26
]grandchildren	-14
]grandfather	-11
]grandpa	-20
]grant	-11
]grapes	12
]grass	-23
]grate	-21
]grateful	-20
]grave	12
]gravel	-19
]graves	-17
]gray	-15
]grease	-9900
]great	-23
]green	-9900
]greenhouse	-20
]greet	-15
]greeter	-10
]greetings	-16
]greta	-9900
]grey	-9900
]grid	-17
]grinder	-13
]grinding	9
]grip	-16
]grit	-11
]groove	-9
]gross	-22
]ground	-9900
]grounds	-16
]groundsman	-15
]group	-9900
]groups	20
]grow	-24
]grown	-22
]grown-up	-11
]guardian	-10
]guards	-11
]guess	-14
]guessed	-13
]guesses	-12
]guest	-30
]guidance	-20
]guide	-9900
]guides	-11
]guild	-15
]gully	-10
]gun	-17
]guns	-14
]gus	-15
]gusts	-16
]gutter	-18
]guy	-9900
]guys	-9900
]gwen	-17
]gym	-21
]h	-9900
]ha	-15
]habit	-11
]had	-9900
]haddow	-14
]haha	-9
]hail	-19
]hair	-9900
]hairdryer	-16
]hairline	9
]hal	-9900
]half	-9900
]halfway	-15
]hall	-21
]halloween	-13
]halls	-19
]hamish	-10
]hammer	-14
]hand	-10
]hand's	-23
]handbook	-27
]handbrake	-9
]handed	-9900
]handful	-22
]handheld	-14
]handing	-26
]handle	-31
]handled	-11
]handler	-19
]handlers	-15
]handles	-30
]handover	9
]handpiece	10
]hands	-9900
]handwriting	-12
]hang	-9900
]hanging	-9900
]hangs	-9900
]happen	-23
]happened	-9900
]happens	-9900
]happy	-18
]harbor	-11
]harbour	-9900
]harcourt	-11
]hard	-9900
]hardly	-10
]hardware	-10
]harness	-9900
]harrogate	-14
]harvest	-18
]has	-9900
]hash	-8
]hasn't	-16
]hatch	-9900
]hatchery	-22
]hates	-21
]hatherley	-13
]hats	-19
]have	-9900
]haven't	-30
]having	-9900
]hawks	-17
]hay	-17
]hazard	-24
]haze	-16
]he	-9900
]he'd	-9900
]he's	-9900
]head	-44
]header	-16
]heading	-10
]headings	-20
]headphones	-20
]heads	-9900
]headset	-17
]headstone	-29
]headstones	13
]health	-9900
]heaps	-15
]hear	-9900
]heard	-15
]hears	-16
]hearse	-14
]hearth	-16
]heat	-9900
]heated	-23
]heater	-11
]heaters	-21
]heating	-9900
]heats	8
]heaviest	-22
]heaving	-11
]heavy	-8
]hectares	-11
]hedge	-15
]hedgehog	-9
]hedgehogs	-21
]heel	-11
]heights	-8
]held	-9900
]helicopter	-21
]helix	-17
]hello	-9900
]helmet	-26
]helmets	-15
]help	-9900
]helper	-12
]helpers	-21
]hem	12
]hems	-19
]henna	-15
]her	-11
]herbarium	-25
]here	-9900
]here's	-9900
]heron	-14
]herself	-14
]hey	-9900
]hi	-9900
]hide	-18
]high	-9900
]higher	-16
]highway	-11
]hill	-26
]him	-9900
]himself	-9900
]hind	-16
]hindu	-14
]hip	-11
]hips	-18
]hired	-27
]hires	-19
]his	-9900
]hisses	-8
]history	-13
]hit	-9900
]hitch	-11
]hits	-23
]hives	-23
]hiya	-10
]hmp	-11
]hmrc	-14
]hoa	-9
]hold	-9900
]holder	-9900
]holders	-18
]holding	-9900
]holds	-9900
]hole	-9900
]holiday	-27
]hologram	-8
]home	-10
]hon	-8
]honestly	-14
]honey	-32
]honour	-9
]hood	-9900
]hook	-9900
]hooks	-21
]hoover	-9
]hope	-9900
]hoping	-18
]hopper	-10
]horizontal	-17
]horn	-22
]horse	-9900
]horse's	-19
]horses	17
]horseshoe	-17
]hoses	-10
]hospice	-20
]hospital	-9900
]hospital's	-14
]hospitals	-28
]host	-19
]hostel	-19
]hosts	12
]hot	-10
]hotel	-17
]hotline	-13
]hotspots	-9
]hotter	-15
]hour	-9900
]household	-14
]households	-18
]housekeeper	-22
]housekeeping	-9900
]houses	-30
]housing	-24
]hove	-15
]how	-66
]how-to	-19
]however	-9900
]hr	-9900
]hrs	-9900
]hse	-21
]hub	-17
]hugo	-10
]hull	-18
]hundred	-9900
]hung	-9900
]hurry	-15
]hurt	-23
]husband	-17
]hydrants	-19
]hydraulic	-15
]hydro	-11
]hydrometer	-18
]hygrometer	-13
]hymn	-15
]i	-9900
]i'd	-9900
]i'll	-9900
]i'm	-9900
]i've	-9900
]i.e	-14
]id	-9900
]idea	-18
]ideally	-9
]identity	-15
]if	-9900
]iftar	16
]ignore	-8
]ii	-9
]iii	-15
]ill	-20
]imagine	-8
]imam	-15
]immediate	-14
]immediately	-9900
]immigration	-17
]imogen	-9
]impedance	-15
]import	-21
]important	-22
]importer	-18
]impressions	24
]imran	-12
]in	-62
]inch	-9900
]inches	-22
]incident	-9900
]incl	-9
]include	-9
]included	-9900
]includes	-15
]including	-12
]incoming	-32
]indemnity	-10
]index	-17
]indicator	-10
]individuals	-17
]indoors	-24
]ines	-9900
]infected	-17
]inflation	-17
]information	-17
]informed	-9900
]infusion	-18
]ingrid	-13
]initial	-9900
]initialed	-14
]initialled	-8
]initials	-9900
]injury	-15
]ink	-9900
]inlet	-24
]inn	-14
]inner	-11
]inside	-14
]inspect	-20
]inspected	8
]inspecting	-25
]inspector	-9900
]inspectors	-13
]inspects	-21
]instance	-16
]instead	-9900
]instructor	-18
]instructors	-14
]insulation	-21
]insurance	-9900
]insurer	-17
]insurers	-25
]intake	11
]intended	-12
]intercom	-17
]interest	-15
]interlibrary	-16
]intern	-15
]internal	-18
]interns	-18
]interpreter	-23
]interviews	-12
]into	-9900
]intro	-22
]inventory	-23
]invigilator	-10
]invigilators	-14
]invoice	-9900
]invoices	-15
]involved	-14
]iodine	-20
]iron	-11
]irrigation	9
]is	-9900
]ish	-13
]island	-21
]isle	-14
]isn't	-9900
]iso	-8
]isolated	-23
]isolates	-23
]isolation	10
]isolator	-30
]issue	-18
]issues	-21
]issuing	-29
]it	-43
]it'll	-26
]it's	-9900
]item	-9900
]items	-9900
]its	-9900
]itself	-9900
]ivory	-13
]j	-17
]jabs	-17
]jackdaws	-12
]jacket	-20
]jackets	-17
]jam	13
]jamb	-10
]jan	-11
]january	-9900
]japan	-18
]japanese	-10
]jar	-9900
]jargon	-20
]jars	8
]jaz	-13
]jean	-9900
]jess	-15
]jetty	9
]jewellery	-20
]jewelry	-14
]ji	-16
]jib	-18
]jill	-14
]jira	-11
]jo	-19
]joan	-13
]job	-11
]jobs	-22
]joining	-9
]joint	-20
]joints	-16
]joke	-13
]jokes	-11
]joking	-20
]jonas	-21
]jot	-17
]jottings	-12
]joy	-14
]joyce	-10
]judge	-10
]judges	-15
]jug	-18
]july	-9900
]jump	-15
]jumps	-20
]junction	-23
]june	-9900
]junior	-14
]jury	-15
]just	-9900
]k	-18
]karaoke	-18
]kayak	-15
]keel	-12
]keep	-9900
]keeper	-22
]keepers	10
]keeping	-16
]keeps	-9900
]keg	-15
]kegs	-20
]kennel	9
]kennels	-29
]kent	-16
]kept	-9900
]kessler	-13
]kettle	-9900
]kev	-9900
]key	-18
]key's	-14
]keyholder	-12
]keypad	-14
]keys	18
]kg	-9900
]kick	-14
]kicked	-24
]kid	-9900
]kid's	-20
]kilbride	-12
]kill	-29
]kills	-19
]kiln	19
]kilo	-16
]kilometres	-18
]kilos	-9900
]kim	-9
]kind	-9900
]kindly	-9900
]kiosk	-22
]kirsty	-23
]kitchen	-10
]kits	15
]km	-16
]knee	-9900
]knees	-22
]knew	-17
]knife	-9900
]knives	11
]knock	-9900
]knot	-18
]knots	-9900
]knotted	-22
]know	-19
]known	-14
]knows	-9900
]kowalczyk	-18
]kyle	-23
]l	-13
]lab	-14
]label's	-17
]labelled	-11
]labels	-9
]laboratory	-18
]lace	-16
]laces	-12
]lacquer	-12
]lad	-9900
]ladders	-24
]ladies	-30
]lading	-12
]ladle	-12
]lads	-9900
]lady	-9900
]lady's	-15
]laid	-9900
]lake	9
]lamb	-16
]lambing	16
]laminated	-21
]lamp	-19
]lamps	-20
]land	-14
]landfill	-19
]landing	-9900
]landlord	-9900
]landowner	-21
]lands	-21
]lane	-9900
]lanes	-9
]langar	-21
]language	-9900
]languages	-15
]lanyards	-21
]lanzarote	-17
]lap	-17
]laps	-8
]laptop	-9900
]large	-18
]larvae	-17
]laser	-18
]last	-9900
]latch	-18
]latched	-8
]later	-9900
]latest	-16
]latin	-14
]laugh	-17
]laughed	-14
]laughing	-18
]laundry	12
]law	-9900
]lawyer	-23
]lay	-9900
]layer	-9
]layers	-9
]laying	-21
]layout	-19
]lays	-25
]lbs	-10
]lead	-9900
]leader	-9900
]leaders	-11
]leads	-14
]leaf	-23
]leaflet	-16
]leaflets	-18
]league	-18
]leak	-18
]leaking	-9900
]leaks	-28
]lean	-25
]lean-to	-15
]leans	-19
]learn	-21
]learned	-17
]learner	-20
]learning	-16
]learnt	-16
]lease	-17
]least	-9900
]leather	-16
]leave	-33
]leaver	-16
]leavers	-27
]leaves	-21
]leaving	-9900
]led	-9
]ledger	-11
]lee	-9900
]leeds	-15
]left	-9900
]leftovers	-15
]leg	-9900
]legal	-9900
]leicester	-16
]lemon	-20
]len	-18
]lena	11
]lends	-21
]length	-9900
]lens	-26
]lent	-14
]less	-9900
]lesson	16
]let's	-9900
]letter	-9900
]letterbox	-15
]letterhead	-12
]letters	-9900
]letting	-29
]lettings	-12
]level	-9900
]levels	-25
]lever	-17
]lexus	-14
]librarian	-16
]libraries	10
]library	10
]lice	-13
]licence	-9900
]license	-17
]licensed	-20
]licensing	-12
]lid	-9900
]lids	-14
]lie	-15
]lies	-23
]life	-16
]lifeboat	-20
]lifeguard	-19
]lifejacket	-9
]lifejackets	-10
]lift	9
]lifted	-9900
]lifting	-10
]lifts	-9900
]light	-18
]lighthouse	-16
]lighting	-27
]lightly	-10
]lightning	15
]lights	-26
]like	-9900
]likes	-26
]limb	-10
]limbs	-14
]limit	-9900
]limits	-23
]limo	-16
]lims	-15
]lin	-16
]lincoln	-13
]lindqvist	-21
]line	-28
]lined	-12
]linen	-9900
]linens	10
]liner	-9
]linguist	-11
]lining	-18
]link	10
]linked	-10
]links	-13
]liquid	-25
]liquids	-11
]lisbon	-19
]lisle	-13
]list	-35
]listed	-15
]listen	-9900
]listens	-15
]lists	-17
]lit	-26
]literally	-17
]litres	-9900
]litter	-12
]little	-9900
]liver	-13
]lives	-29
]llc	-15
]load	-26
]loaded	-9900
]loader	-26
]loading	14
]loan	-9
]loans	26
]lobby	-24
]local	-21
]location	-15
]locations	-14
]loch	-18
]lock	-9900
]locked	-9900
]locker	-14
]lockers	10
]locking	-19
]lockout	-21
]locks	-9900
]locksmith	-16
]locum	-22
]locums	-14
]loft	-12
]log	-9900
]logbook	-17
]logged	-9
]logger	-15
]logo	-24
]lol	-9900
]loma	-12
]lone	-22
]long	-9900
]longer	-9900
]loo	-19
]look	-9900
]looked	-9900
]looking	-26
]looks	-9900
]loop	-18
]loops	-9
]lord	-16
]lorna	-20
]lorraine	-13
]lorry	-9900
]lose	-9900
]loss	-9900
]lost	-9900
]lot	-9
]lots	-10
]lotte	-13
]lottery	-12
]lou	-9900
]loud	-9900
]loupe	-16
]louvres	-8
]love	-9900
]lovely	-9900
]low	-9900
]lower	-9900
]lowered	-28
]lowering	-16
]lowers	-16
]lowest	-23
]ltd	-21
]luck	-21
]lucky	-13
]lucy	-19
]ludlow	-17
]ludmila	-11
]luis	-16
]lukewarm	-17
]lumb	-12
]lumps	-20
]lunch	-9900
]lungs	-14
]lupe	-13
]lx	-10
]lying	-19
]m	-9900
]ma'am	-12
]machine	-10
]machine's	-16
]machinist	-12
]mad	-24
]madam	-10
]made	-9900
]magda	-13
]maghrib	-14
]magnet	-27
]magnets	-16
]magnus	-10
]mags	-11
]mail	-14
]mailbox	-16
]mailed	-25
]mails	-17
]main	-27
]mainly	-34
]mains	-15
]make	-9900
]make-up	-17
]maker	-14
]makes	-9900
]making	-29
]malcolm	-10
]mall	-8
]man	-9900
]manage	-25
]managed	-20
]management	-24
]managers	-23
]managing	-14
]mane	-19
]manhole	-16
]manifold	-16
]manny	-16
]manual	-23
]manuals	-15
]many	-9900
]map	-17
]maple	-10
]march	-9900
]mare	-19
]marek	-16
]margin	-20
]marguerite	-9
]marina	-14
]marine	-19
]marionettes	-24
]marisol	-21
]marjorie	-11
]mark	-9900
]marker	-20
]marketing	-12
]markings	-13
]marks	-9900
]marquee	-15
]married	-8
]marshal	-20
]marta	-17
]mascara	-8
]mask	-9900
]masking	-20
]masks	-24
]master	-9900
]masters	10
]mat	-13
]match	-9900
]matched	-13
]matches	-12
]matching	-19
]mate	-9900
]maternity	-29
]matinee	-8
]matron	-9
]mats	-9900
]matter	-9900
]matters	-9900
]mattress	10
]mattresses	-16
]maureen	-9
]max	-9900
]maximum	-9900
]may	-9900
]maybe	-26
]mayor	-17
]me	-9900
]meal	-14
]meals	-19
]mean	-9900
]means	-9900
]meant	-18
]meantime	-11
]measure	-9900
]measured	-9900
]measures	-16
]measuring	-14
]meat	-8
]mechanic	-9900
]mechanical	-24
]medals	15
]media	-16
]medical	-9900
]medicine	-9900
]medicines	-9900
]medium	14
]meds	-12
]meera	-12
]meet	-9900
]meeting	-9900
]meets	-9900
]meg	-9
]melt	-15
]melts	-15
]member	-9900
]members	-20
]members'	-15
]memo	-9900
]memorial	-18
]memorials	12
]memory	-9900
]men	-9900
]mend	-13
]mending	-16
]mensah	-14
]mention	-23
]mentioned	-12
]mentions	-16
]menu	-16
]mercury	-15
]merged	-16
]meridian	-14
]mesa	-8
]mesh	-17
]mess	-23
]message	-9900
]met	-23
]metal	-9900
]meters	10
]method	-9900
]metre	-9900
]metres	-9900
]mews	-13
]mg/l	-17
]mic	-21
]mice	-12
]michaelmas	-14
]microwave	-16
]middle	-9900
]midnight	-21
]might	-21
]mike	-10
]mil	-19
]mileage	-19
]miles	-9900
]milk	13
]mill	-30
]millimetres	-14
]min	-9900
]mind	-9900
]mine	-22
]minibar	-17
]minibus	21
]minimum	-9900
]ministry	-11
]minors	-15
]mins	-26
]minus	-21
]minute	-9900
]minuted	-14
]minutes	-9900
]mirror	-12
]mirrors	-20
]misfire	-16
]miss	-20
]missed	-9900
]misses	-15
]missing	-9
]missus	-16
]mist	-14
]mistake	-14
]mix	-9900
]mixed	-9900
]mixer	-16
]mixing	13
]mm	-9900
]mo	-9900
]moan	-16
]mobile	-9900
]mobs	-8
]mode	-11
]model	-17
]models	-21
]moira	-11
]moisture	-21
]mom	-12
]moment	-18
]mon	-9900
]monday	-9900
]mondays	-25
]money	-9900
]month	-9900
]month's	-11
]monthly	-9900
]months	-9900
]mooring	-17
]mop	-10
]mopped	-10
]more	-9900
]morn	-13
]morning	-16
]mornings	-19
]mortar	-14
]mortars	-11
]moses	-13
]most	-9900
]mostly	-18
]moth	-18
]mother	-9900
]mother's	-18
]mothers	-29
]motor	-15
]motorbikes	-13
]moulds	-20
]mouldy	-11
]mount	-17
]mountain	-19
]mounting	14
]mouse	-17
]mouth	-9900
]move-in	9
]moved	-9900
]mower	-16
]mph	-9
]mr	-9900
]mrs	-9900
]ms	-9900
]much	-9900
]mug	-11
]mum	-9900
]mum's	-16
]museum	-14
]mushroom	-18
]mushrooms	17
]must	-9900
]mustn't	-10
]mute	-15
]mutual	-11
]my	-9900
]myself	-22
]mystery	-17
]n	-21
]nacelle	-10
]nadia	-12
]nail	-9900
]name	-9900
]named	-9900
]nameplate	-15
]names	-9900
]naming	-13
]nap	-15
]nape	-18
]nappy	-11
]national	-10
]natives	-18
]navel	-17
]near	-9900
]nearest	-9900
]nearly	-25
]necessary	-10
]need	-9900
]needed	-9900
]needful	-11
]needle	-13
]needles	-20
]needs	-9900
]negative	11
]neighbour	-14
]neighbour's	-17
]neighbours	-28
]neither	-9900
]neon	-17
]nephew	-26
]nervous	-15
]nest	-22
]nests	-26
]nets	-8
]netted	-8
]network	-12
]networks	-12
]neuro	-9
]neutral	-16
]never	-9900
]new	-9900
]newcomers	-14
]news	-15
]newsletter	-16
]newspaper	-13
]next	-9900
]niamh	-22
]nice	-9900
]nicely	-26
]nick	-11
]nicked	-19
]niece	-12
]nights	-18
]nine	-9900
]nineteen	-19
]ninety	-9900
]ninth	-25
]nip	-13
]nite	-14
]nitrate	-23
]nitrile	-10
]nm	-11
]no	-9900
]nobody	-9900
]nobody's	-22
]nod	-20
]noise	-17
]non	-10
]none	-9900
]noon	-9900
]noor	-9900
]noose	-13
]nope	-20
]nor	-14
]normal	-9900
]normally	-15
]norovirus	-17
]north	-23
]nose	-9900
]not	-9900
]notary	-21
]note	-9900
]notebook	11
]noted	-9900
]notes	-9900
]nothing	-9900
]notice	-9900
]noticed	-28
]notices	-16
]notified	-10
]nov	-14
]november	-9900
]now	-9900
]nowhere	-18
]nozzle	-11
]nozzles	-9
]nr	-16
]number	-9900
]numbered	-9900
]numbers	-9900
]nurse	-9900
]nursery	-16
]nurses	-24
]nursing	-20
]nut	-20
]nuts	-13
]nylon	-24
]o'clock	-20
]oak	-14
]object	-12
]objects	10
]oblige	-20
]obliged	-9
]observations	-12
]observatory	-17
]observer	-12
]obtain	-20
]obviously	-23
]occasions	-25
]occurred	-9
]oct	-22
]october	-9900
]odd	-15
]of	-9900
]off	-41
]offboarding	-11
]offence	-9
]offer	-9900
]offered	-9900
]offering	-29
]office	-24
]officer	-9900
]officers	-20
]offices	-29
]official	-23
]officially	-22
]offline	-11
]ofsted	-16
]often	-15
]oh	-9900
]ohio	-13
]oil	-9900
]ok	-9900
]okafor	-18
]okay	-9900
]okonjo	-17
]ola	-9
]old	-9900
]older	-9900
]oldest	-23
]omar	-11
]ombudsman	-20
]omg	-13
]on	-74
]on-call	-29
]onboard	-17
]onboarding	9
]once	-9900
]one	-47
]one's	-9900
]one-page	-19
]one-pager	-16
]ones	-9900
]online	-9900
]only	-43
]onto	-9900
]onwards	-18
]open	-26
]opener	-20
]opens	-9900
]opera	-25
]operate	-16
]operated	-11
]operating	-19
]operations	-9900
]operator	-9900
]opinion	-20
]opinions	-14
]opposite	-22
]ops	-9900
]optional	-16
]or	-9900
]orange	-9900
]order	-37
]ordered	-24
]orderlies	-14
]orderly	-10
]orders	-9900
]ordinary	-17
]original	-9900
]osei	-15
]oskar	-11
]other	-9900
]other's	-13
]others	-9900
]otherwise	-9900
]ought	-11
]our	-9900
]ours	-9900
]ourselves	-9900
]out	-62
]outboards	-18
]outer	-22
]outgoing	-25
]outing	-18
]outlet	-20
]outline	-15
]outside	-9900
]outwards	-10
]ovals	-14
]oven	10
]over	-21
]overalls	-10
]overdue	-9900
]overflow	-20
]overlap	-16
]overlapping	-12
]overlock	-20
]overnight	-9900
]owen	-9900
]owes	-9
]owing	-17
]owls	-12
]own	-9900
]owner	-9900
]owner's	-20
]owners	14
]owns	-29
]owt	-16
]oxygen	-9900
]oyelaran	-12
]oyster	-35
]oysters	-16
]oz	-20
]p	-9900
]p.m	-13
]pa	-11
]pacemaker	-15
]paces	-10
]pack	-20
]packaging	-16
]packed	14
]packet	-22
]packets	-9
]packing	15
]packs	9
]pad	-9
]paddle	-19
]paddler	-13
]paddles	-17
]padlock	-21
]padlocks	-11
]pads	-11
]page	-9900
]pager	-20
]pagerduty	-12
]pages	-9900
]paid	-9900
]pain	-16
]paint	-9900
]paints	-11
]pair	-9900
]pallet	-23
]pallets	-16
]pam	-16
]pan	-22
]panic	-20
]panicking	-30
]pannier	-9
]panto	-20
]paper	-9900
]papers	14
]paperwork	-18
]parachute	-21
]paragraph	-19
]paragraphs	-15
]parcels	19
]parchment	-21
]parent	-9900
]parents	-9900
]parish	-9900
]parishes	-16
]park	-9900
]parked	-23
]parks	-14
]parrot	-10
]part	-45
]part-timers	-25
]partner	-9900
]parts	9
]party	-9900
]pass	-9
]passed	-9900
]passing	-11
]passive	-18
]passport	-9900
]password	-17
]past	-9900
]paste	-9900
]pat	-12
]patch	-22
]path	-20
]patience	-16
]patient's	-9
]pattern	-10
]patterns	-11
]pauline	-19
]pause	-13
]pavement	-16
]pay	-9900
]paying	-10
]payment	-9900
]payroll	8
]pays	-9900
]pc	-12
]pdf	-10
]peak	-12
]peal	-11
]pearl	-19
]pedal	-15
]pedals	-14
]peel	-15
]peels	-14
]peg	-8
]pellet	-18
]pen	-9900
]pencil	-9900
]pending	-15
]pendulum	-14
]penned	-15
]pensioners	-16
]people	-39
]people's	-28
]per	-9900
]percent	-9900
]perch	-13
]perfect	-15
]perforation	-9
]perfume	-18
]perhaps	-18
]period	-9900
]permanent	-17
]permanently	-13
]permission	-17
]permitting	-18
]person	-9900
]person's	-18
]persons	-9900
]pete	-23
]petra	-9
]petrol	-21
]pets	-18
]ph	-9900
]phantom	-9
]pharma	-13
]pharmacist	-20
]pharmacy	-20
]philippa	-13
]phone	-8
]phoned	-9900
]phones	-9900
]phoning	-20
]photo	-9900
]photograph	-9900
]photographed	-9900
]photos	-9900
]physical	-10
]piano	-9900
]pianos	-12
]pic	-17
]pick	-9900
]pick-up	12
]picked	-9900
]picker	-10
]pickers	-14
]picking	-10
]picks	-9900
]picture	-9900
]pictures	-9900
]piece	-9900
]pieces	-9900
]pier	-8
]piet	-9
]pigeons	-14
]pile	-23
]pills	-19
]pilot	-9900
]pilot's	-12
]pilots	-12
]pin	-9900
]pine	-19
]ping	-9
]pink	-9900
]pinned	-19
]pins	-9900
]pip	-15
]pipe	-30
]pipes	-18
]pitch	-9
]pitches	-14
]pivots	-19
]pizza	-13
]place	-9900
]placed	-10
]placement	-16
]places	-9900
]plain	-9900
]plan	-9900
]plane	12
]planetarium	-14
]planner	-15
]plant	-9900
]plants	-29
]plaster	-24
]plastic	-9900
]plastics	-11
]plate	-9900
]plates	-9900
]platform	-19
]played	-12
]players	-19
]playground	-23
]playing	-27
]playout	-11
]plays	-12
]pleasant	-21
]please	-9900
]plot	-9900
]plough	-11
]pls	-9900
]plug	-9900
]plugged	-23
]plumber	-15
]plus	-9900
]pm	-9900
]po	-9900
]pocket	-9900
]pockets	-9900
]podcast	-24
]point	-18
]pointed	-12
]points	-9900
]poisons	-13
]pole	-22
]poles	-19
]police	-9900
]policy	-24
]polish	-13
]politely	-13
]politics	-14
]polling	-19
]polls	10
]poly	-17
]pond	-23
]pony	-9
]poor	-12
]pop	-20
]popcorn	-16
]porch	-18
]portable	-18
]portal	-9900
]porter	-24
]porters	-13
]position	-9900
]possible	-9900
]post-mortem	-18
]postage	-9
]postcard	-14
]postcode	-15
]posted	-21
]poster	-25
]postponed	-13
]posts	-9900
]pot	-21
]pots	-15
]pouch	-18
]pound	-17
]pounds	-9900
]pour	-15
]pouring	-28
]powder	-10
]power	-9900
]poznań	-14
]ppm	-18
]practice	13
]practise	-19
]praised	-16
]prakash	-10
]prams	-22
]prayer	-19
]precious	-10
]prefer	-13
]pregnant	-24
]preheated	-9
]premises	11
]prepaid	-18
]preparation	-19
]prepare	-12
]prepared	-25
]prepares	-21
]preschool	-11
]prescription	-18
]present	-9900
]presenter	-22
]presents	-17
]preset	-15
]presiding	-19
]press	-9900
]pressed	-14
]presses	-10
]pressing	-22
]pressure	-9900
]pretty	-13
]previous	-9900
]price	-9900
]prices	-13
]primary	-33
]prime	-10
]primed	-13
]principal	-18
]print	-9900
]printed	-9900
]printer	10
]printers	-11
]printing	-20
]printout	-8
]prints	-30
]priority	-13
]prison	-13
]privacy	-10
]private	-9900
]priya	-9900
]priyanka	-15
]probably	-12
]probat	-17
]probation	-19
]probe	-9900
]probed	-20
]probes	-11
]problem	-10
]problems	-16
]procedure	26
]processing	-10
]processor	-13
]prod	-16
]produce	-15
]producer	-22
]production	-9900
]prof	-12
]professional	-13
]prog	-15
]program	-13
]programme	-9900
]programmes	12
]project	-14
]projector	-28
]promise	-17
]promised	-9900
]pronounced	-17
]proof	-9900
]proofreader	-12
]proofs	9
]prop	-17
]propane	-25
]proper	-9900
]properties	-9
]property	21
]proposed	-10
]propped	-13
]props	-22
]prose	-8
]prosthetic	-18
]prosthetics	-12
]protocol	-20
]prove	-15
]proves	-8
]provider	-9
]proving	-13
]pryce	-15
]psi	-17
]pt	-13
]pub	-10
]public	-12
]publishes	-10
]pull	-9900
]pulled	-9900
]pulling	-17
]pulls	-9900
]pulse	-15
]pump	-9900
]pumping	-16
]pumps	15
]punch	-11
]pune	-14
]pupil	-10
]pupils	-13
]puppet	-25
]puppy	-24
]purchase	-9
]purchasing	-13
]purification	-21
]purple	-9900
]purpose	-9900
]pus	-9
]push	-9900
]pushed	-13
]pushes	-17
]pushing	-21
]put	-9900
]puts	-9900
]putting	-27
]pyro	-24
]qa	-9900
]qc	-23
]qr	-12
]quad	-13
]quality	-9900
]quantity	-8
]quarantine	-9900
]quarrel	-18
]quarterly	-13
]quarters	-15
]quay	-14
]queen	-9
]queries	-8
]question	-9900
]questions	-9900
]queue	-9900
]quick	-9900
]quickly	-9
]quid	-17
]quiet	-9900
]quill	-9
]quit	-19
]quite	-23
]quiz	-20
]quotation	-17
]quote	-9900
]quotes	-12
]quoting	-12
]r	-9900
]rabbi	-12
]rabbits	10
]rabies	-13
]race	-20
]racing	-17
]rack	-9900
]racks	-13
]radar	-16
]radiator	-13
]radio	-9900
]radios	-9900
]rag	-15
]rags	-18
]rail	-9900
]rails	-12
]railway	-28
]rain	-9900
]raining	-15
]raised	-9900
]raises	-11
]raising	-15
]rake	-24
]raking	-20
]ramadan	-13
]ramona	-9
]ramp	-9900
]ran	-26
]random	-16
]rang	-9900
]range	-18
]ranger	-10
]rare	-11
]rash	-16
]rashid	-18
]rasp	-17
]rat	-9
]rate	-9900
]rates	-16
]rather	-9900
]ratio	-13
]rats	-13
]ravi	-9900
]raw	-13
]ray	-13
]razor	-10
]rd	-10
]re	-9900
]reach	-9900
]reached	-12
]reaches	-12
]reaction	10
]reacts	-13
]read	-9900
]readable	-17
]readers	-13
]reading	-9900
]readings	-9900
]reads	-9900
]ready	-9900
]real	-9900
]realised	-16
]really	-31
]reason	-9900
]reasons	-26
]rebook	-8
]recall	-15
]recalled	-10
]receipt	-9900
]receipts	-14
]receive	-19
]receives	-22
]receiving	-9900
]reception	9
]receptionist	-19
]reckons	-16
]reconciliation	12
]record	-9900
]recorded	-23
]recorder	-13
]recording	-9900
]recordings	-8
]records	-9900
]recovered	-9
]recovering	-9
]recycling	-24
]red	-9900
]redo	-21
]redone	-13
]reed	-10
]reef	-18
]reel	-13
]ref	-20
]reference	-9900
]refractometer	-15
]refuelling	-27
]refunded	-10
]refunds	-8
]refusal	-11
]refuse	-9900
]refused	-9900
]refuses	-17
]refusing	-10
]reg	-16
]regarding	-17
]regards	-9900
]region	-8
]regional	-16
]register	-26
]registered	-23
]registers	12
]registrar	-9900
]registration	-15
]regular	-23
]regulator	-8
]reject	-9900
]rejections	-11
]relative	-9900
]relatives	-19
]relaxed	-12
]released	-9900
]releases	-23
]releasing	-20
]relief	-10
]remain	-18
]remains	-11
]remark	-19
]remarks	-22
]remember	-22
]remembers	-17
]remind	-11
]reminder	-9900
]reminds	-11
]remote	-12
]removal	-22
]remove	-11
]removed	-19
]removes	-25
]renal	-13
]renewal	-15
]renewed	-23
]rent	-25
]rental	-30
]rents	-16
]reorder	-11
]rep	-17
]repainted	-10
]repair	16
]repeat	-9900
]repeats	-16
]replace	-17
]replaced	9
]replaces	-14
]reply	-16
]report	-17
]reported	-9900
]reporter	-15
]reporting	-12
]reprocessing	17
]reps	-17
]reptile	-22
]requested	-13
]requester	-12
]requests	13
]required	-13
]requires	-24
]rescue	-9900
]reservation	-13
]reserve	-19
]reservoir	-20
]reset	13
]resetting	-12
]resident	-22
]residents	-25
]resolved	-25
]respirator	-14
]respond	-21
]response	-14
]responsibilities	-19
]responsibility	-19
]responsible	-21
]rest	-9900
]restart	-22
]restarting	-19
]restaurants	10
]rested	-16
]restock	14
]restore	10
]restricted	-18
]restringing	-19
]restroom	15
]rests	-29
]result	-9900
]results	23
]resurface	-23
]resurfacing	22
]retained	-12
]retention	-10
]retire	-23
]retired	-20
]retires	-10
]retiring	-11
]return	-12
]returned	-9900
]returning	-17
]returns	23
]reused	-12
]rev	-9900
]reverse	-14
]reversed	-12
]revert	-14
]review	-9900
]reviews	-20
]revision	-8
]rewritten	-17
]reyes	-8
]rgds	-10
]rh	-12
]rhubarb	-16
]ribbon	-27
]rice	-22
]rick	-10
]ride	-9900
]rider	-19
]riders	10
]ridge	-9
]rig	-22
]right	-9900
]rim	9
]rind	-17
]ring	-43
]ringers	-21
]ringing	-9900
]rings	-9900
]rink	10
]rinse	-9900
]rinsed	-24
]rinses	-17
]ripe	-12
]rise	-17
]risk	-9900
]river	-28
]road	-9900
]roaster	-9
]roasting	-17
]rock	-17
]rocks	-16
]rode	-12
]rods	-19
]roger	-17
]roll	-9900
]rolled	-18
]roller	-16
]rolling	-25
]rolls	-16
]roman	-11
]romanian	-10
]ron	-15
]roofing	-14
]rooms	-16
]root	-13
]roots	-15
]ropes	-9900
]roses	-18
]roster	-15
]rot	-14
]rota	-9900
]rotate	-14
]rotavator	14
]rotterdam	-12
]rough	-12
]roughly	-31
]round	-48
]rounds	-13
]routes	-12
]rover	-10
]row	-9900
]rows	9
]royal	10
]rub	-13
]rubbed	-17
]rubber	-20
]rubbing	-15
]rubs	-12
]rude	-16
]rug	12
]rule	8
]ruler	-15
]rules	10
]rump	-14
]runbook	-26
]rung	-9900
]runner	-13
]rush	-13
]rust	-18
]ruth	-9900
]rye	-22
]s	-9900
]sachet	-18
]sack	-22
]sacks	-15
]sacristan	-11
]sacristy	11
]saddle	-15
]sadly	-9
]safeguarding	-19
]safely	12
]said	-9900
]sailing	-18
]sake	-16
]salary	-12
]sales	-15
]salinity	-14
]sally	-11
]salmon	-13
]salt	-9900
]same	-9900
]sample	-9
]sampling	13
]sandbag	-24
]sandbags	-25
]sandra	-17
]sandwich	-9
]sandwiches	-17
]sap	-16
]sat	-9900
]satellite	-9
]sato	-14
]saturday	-9900
]saturday's	-20
]saturdays	14
]save	-17
]saved	-17
]saves	-13
]saw	-9900
]saws	-14
]sawyer	-10
]say	-9900
]saying	-19
]says	-9900
]scaffold	-32
]scaffolder	-10
]scaffolding	-16
]scale	-9900
]scales	20
]scalp	-14
]scan	-9900
]scanned	-9900
]scanner	-18
]scar	-10
]scare	-15
]scarves	-18
]scene	-19
]scenery	-15
]schedule	-20
]scheme	-11
]school	-40
]school's	-14
]scientist	-12
]scissors	-19
]scones	-12
]scoop	-12
]scope	-9900
]score	-9900
]scrap	-9900
]scrape	-9900
]scraped	-12
]scraper	-15
]scratch	-9900
]scratched	-16
]scratches	-10
]scream	-12
]screen	-41
]screens	11
]screw	-19
]screwdriver	-14
]screwdrivers	-15
]screws	-20
]scribble	-15
]scribbles	-22
]script	-9
]scroll	-18
]scrub	-8
]scrubbed	-12
]scrubs	-16
]scuba	-23
]scum	-9
]seal	-9900
]sealed	-9900
]seam	-12
]seams	-14
]sean	-15
]search	-20
]searched	-11
]searching	-25
]season	-9900
]season's	-17
]seasonal	-30
]seasons	-12
]seat	-9900
]seating	-18
]seats	-25
]sec	-23
]second	-9900
]secondary	-17
]seconds	-9900
]secretariat	-14
]secretary	-9900
]secrets	-14
]secs	-18
]section	-9900
]section's	-11
]sections	10
]security	-9900
]sedated	-21
]sedation	-19
]see	-9900
]seed	-27
]seeing	-16
]seem	-19
]seen	-9900
]sees	-9900
]self	-15
]self-storage	-18
]selfie	-14
]sell	-23
]seller	-9
]selling	-9
]sells	-14
]semen	-19
]send	-9900
]sends	-9900
]senior	-9900
]sense	-14
]sensor	-15
]sent	-9900
]sentence	-16
]sentences	-20
]separate	-9900
]separately	-23
]sept	-16
]septic	-23
]serial	-9900
]series	-23
]serif	-11
]serious	-11
]serve	-22
]served	-22
]server	-21
]servicing	-24
]set	-14
]settle	-22
]settled	-16
]settling	-11
]seven	-9900
]seventy	-20
]several	-12
]sew	-15
]sewer	-20
]sewing	-19
]sex	-16
]sexton	-9900
]shade	-18
]shaft	-14
]shake	-9900
]shaken	-20
]shall	-9900
]shambles	-14
]shanice	-20
]shape	-26
]share	-24
]shared	-9900
]sharon	-11
]sharp	-11
]sharpened	-13
]sharply	-15
]sharps	-10
]she	-9900
]she'd	-21
]she'll	-15
]she's	-9900
]shearer	-11
]shearing	11
]shedding	-12
]sheep	-14
]sheet	-12
]sheeted	-11
]sheets	-9900
]shelf	-23
]shell	-15
]shells	-26
]shelves	-18
]sherry	-16
]shes	-17
]shield	-14
]shift	-9
]shifts	-12
]shines	-14
]shiny	-12
]ship	-18
]shipper	-13
]shipping	-22
]shirt	-9
]shod	12
]shoes	-9900
]shona	-15
]shoot	-17
]shop	-10
]shorn	-11
]short	-9900
]shot	-13
]shots	-12
]should	-9900
]shoulder	-20
]shoulders	-18
]shouldn't	-13
]shout	-9900
]shouting	-9900
]shouts	-19
]shovel	-17
]shovels	-11
]showed	-12
]shower	-13
]showers	12
]showing	-20
]shown	-9900
]shredder	-21
]shredding	13
]shrimp	-13
]shrink	-14
]shropshire	-11
]shut	-15
]shutdown	11
]shutoff	-10
]shuts	-13
]shutter	-22
]shutters	-21
]sick	-9900
]side	-12
]sides	-9900
]sideways	-8
]sieve	-16
]sight	-13
]sign	-9900
]signal	-13
]signals	-22
]signature	-9900
]signed	-9900
]signing	9
]signs	-9900
]sikh	-19
]silence	-21
]silica	-15
]silicone	-11
]sill	-10
]silo	-9
]silver	-8
]simone	-16
]simple	-9900
]simply	-22
]since	-9900
]singing	-18
]single	-9900
]sings	-14
]sink	-20
]sinks	-9
]sir	-9900
]sir/madam	-15
]siren	-13
]sirs	-10
]sister	-9900
]sisters	-13
]sit	-9900
]sites	9
]sits	-9900
]sitting	-24
]situation	-11
]six	-9900
]sixes	-12
]sixteen	-22
]sixty	-9900
]size	-9900
]sizes	-20
]skate	-15
]skates	-13
]skating	-18
]skerry	-14
]sketch	-16
]ski	-16
]skid	-10
]skim	-17
]skimmer	-13
]skin	-9900
]skip	-9900
]skipped	-16
]skipper	-9900
]skirting	-17
]skirts	-8
]skis	-19
]sky	-19
]slack	-18
]slant	-9
]slate	-12
]sleep	-35
]sleeping	-25
]sleeps	-20
]sleeve	-14
]sleeves	-13
]slept	-18
]slide	-9900
]slider	-15
]sling	-15
]slinger	-10
]slings	-12
]slip	-9900
]slips	-9900
]slipway	-10
]slope	-16
]slot	-9900
]slow	-9900
]slowly	-9900
]sludge	-10
]sm	-11
]small	-9900
]smaller	-27
]smallest	-16
]smell	-9900
]smelling	-16
]smells	-9900
]smile	-14
]smiling	-8
]smoke	-9900
]smoker	-17
]smokes	-20
]smoking	-9900
]sms	-11
]snack	-23
]snake	-18
]snakes	14
]sniff	-9900
]sniffs	-9
]snow	-23
]snowflake	-13
]so	-9900
]soak	-21
]soaked	-18
]soap	-9900
]soapy	-15
]sober	-13
]soc	-14
]social	-14
]society	-23
]sock	-16
]sockets	13
]socks	-23
]sofa	-11
]sofas	-16
]soft	-9900
]softener	-16
]soil	-17
]soiled	-23
]solar	-19
]sold	-9900
]solder	-13
]sole	-16
]soles	-21
]solid	-18
]solution	-24
]solvent	-21
]some	-9900
]somebody	-9900
]somebody's	-9900
]someone	-9900
]someone's	-15
]something	-9900
]something's	-14
]sometimes	-12
]somewhere	-21
]sonde	16
]song	-19
]sons	-18
]soon	-9900
]sooner	-15
]sore	-31
]sorry	-9900
]sort	-9900
]sorted	-27
]sorting	-26
]sorts	-24
]sound	-9900
]sounded	-11
]sounds	-9900
]sour	-22
]source	-15
]sources	-12
]sourdough	-21
]south	-15
]spa	-10
]space	-17
]spacers	-16
]spaces	-8
]spaniel	-15
]spanish	-12
]spare	-9900
]spares	-24
]spawn	-10
]speak	-9900
]speaker	-15
]speaking	-20
]speaks	-16
]special	-15
]specialist	-14
]species	-24
]specifically	-9
]specimen	-14
]specs	-14
]speech	-13
]speed	-9900
]speeding	-21
]spell	-18
]spelled	-29
]spelling	-15
]spend	-15
]spent	-18
]spill	-17
]spin	-14
]spindle	-15
]spine	-13
]spirit	-20
]spits	-15
]splash	-20
]splice	-15
]split	-13
]splits	-13
]spoilt	-10
]spoke	-13
]sponsor	-14
]spoon	-26
]spores	-10
]spot	-9900
]spots	-9900
]spotter	-16
]spray	-9900
]sprayed	-16
]sprays	-11
]spread	-16
]spreader	-9
]spreaders	-14
]spreadsheet	-14
]spring	-9900
]springs	-23
]sprinkler	-17
]sprinklers	-14
]sprint	-18
]squeegee	-14
]sr	-10
]st	-9900
]stab	-18
]stable	-18
]stables	-18
]stacked	-25
]staff	-9900
]stage	-9900
]staging	-18
]stained	-22
]stains	-14
]stair	9
]stairlifts	-14
]stakes	-17
]stall	-8
]stamp	-9900
]stamped	-15
]stamps	-20
]stand-up	-14
]standard	-9900
]standards	-18
]standby	-9
]standing	-9900
]stands	-9900
]staple	-23
]stapled	10
]staples	-16
]star	-9900
]stars	-15
]start	-18
]started	-9900
]starter	17
]starting	-9900
]starts	-27
]startup	-17
]state	-9900
]statement	-12
]states	-19
]station	-38
]stations	28
]status	-11
]stay	-9900
]stayed	-17
]staying	-15
]stays	-9900
]steady	-10
]steam	-21
]steel	-9900
]steep	-16
]steering	-13
]stem	-16
]stems	-20
]stencil	-11
]step	-9900
]step-by-step	-22
]steph	-11
]stepladder	-14
]steps	-9900
]sterile	-20
]stern	-15
]steward	-21
]stewards	-25
]stick	-9900
]sticker	-9900
]stickers	-17
]sticks	-9900
]sticky	-22
]stiff	-15
]still	-10
]stings	-14
]stinks	-13
]stir	-10
]stitch	-14
]stitches	-12
]stock	-24
]stockroom	-10
]stoke	-11
]stole	-12
]stone	-9900
]stones	-24
]stood	-9900
]stool	-14
]stop	-10
]stopcock	-16
]stopped	-9900
]stops	-24
]store	-32
]stored	-9900
]stores	-18
]storm	-15
]story	-15
]stove	-19
]stoves	-10
]straight	-9900
]strain	-22
]strap	-9900
]straps	-9900
]straw	-25
]street	-9900
]stretch	-14
]stretcher	-18
]strike	-15
]strimmer	-9
]strings	-19
]strip	-9900
]stripped	-26
]stripping	-23
]strips	-20
]stroke	-9
]strokes	-19
]strong	-28
]strongest	-14
]strongroom	12
]struck	-9
]stu	-18
]stubby	-18
]stuck	-17
]student	-9900
]studies	-12
]studs	-11
]stuffed	-18
]style	-17
]sub	-18
]subject	-9900
]submarine	-22
]submit	-14
]submitted	-15
]subs	-12
]successor	-13
]such	-9900
]suck	-17
]suction	-14
]sue	-9900
]suggested	-16
]suggestion	-12
]suit	-9900
]suitable	-22
]suite	-13
]suits	-12
]sulphur	-13
]summary	-27
]summer	-9900
]summers	-19
]sun	-9900
]sunday	-9900
]sundays	-9900
]sunset	-18
]super	-12
]superintendent	-23
]supermarket	-23
]supersedes	-14
]supervisor	-9900
]supervisors	-12
]supplied	-17
]supplier	-9900
]suppliers	-18
]supply	-16
]support	-9900
]supposed	-24
]supt	-13
]sure	-9900
]surface	-19
]surgeon	-14
]surgery	-9900
]surname	-21
]surprised	-15
]survey	11
]surveyor	-21
]suspect	-13
]suspected	-26
]suspects	-12
]swab	-11
]swallow	-11
]swapped	-19
]swapping	-17
]swaps	-19
]swarm	-20
]swatch	-12
]swear	-18
]sweats	-14
]sweep	-9900
]sweeps	14
]sweet	-13
]swelled	-18
]swept	-18
]swim	-17
]swimming	-21
]swing	-22
]swings	-15
]swiss	-10
]switch	-9900
]switchboard	-24
]switched	-20
]switches	-18
]switching	-14
]swollen	-27
]swore	-18
]synagogue	-22
]syringe	-15
]system	-9900
]systems	-22
]t	-11
]ta	-9900
]tab	-16
]table	12
]tables	-19
]tablet	-9900
]tablets	-20
]tabs	-20
]tack	-19
]tag	-9900
]tagged	-20
]tags	-10
]tail	-9900
]take	-9900
]takes	-9900
]taking	-9900
]talc	-14
]talk	-9900
]talked	-12
]talking	-9900
]talks	-9900
]tall	-11
]tally	-16
]tamp	-9
]tank	-9
]tank's	-10
]tanks	22
]tannoy	-8
]tansley	-10
]tanya	-13
]tap	-9900
]tape	-9900
]taped	-30
]taps	-10
]tare	-9
]target	-16
]tarmac	-9
]tarp	-14
]task	-14
]taste	-15
]tasting	-20
]tattoo	-28
]tattoos	-8
]taught	-11
]tax	-9900
]taxes	-8
]taxi	-17
]taxpayer	-15
]tbh	-20
]tea	-9900
]teach	-11
]teacher	-9900
]teachers	-18
]teaching	-23
]team	-9900
]teams	9
]tear	-20
]tears	-18
]teas	-16
]tech	-9900
]technician	-9900
]technicians	-40
]techs	-20
]ted	-9
]teeth	-27
]telephone	-9900
]telephones	-13
]tell	-9900
]telling	-20
]tells	-9900
]temp	-9900
]temperature	-9900
]temperatures	-18
]tempering	15
]template	-9900
]temporary	-13
]temps	-13
]ten	-9900
]tenancy	-14
]tenant's	-13
]tenants	-18
]tenants'	-14
]tension	-21
]tent	-15
]tenth	-14
]term	-23
]terminal	-25
]terms	-22
]terrace	13
]tess	-9900
]test	13
]tester	-22
]testing	-14
]tests	-9900
]text	-9900
]texted	-12
]texts	-9900
]than	-9900
]thandi	-10
]thank	-9900
]thanked	-17
]thanks	-9900
]thanksgiving	-19
]that	-9900
]that'd	-10
]that'll	-21
]that's	-9900
]thats	-20
]thaw	-15
]the	-9900
]their	-9900
]theirs	-17
]them	-36
]them's	-13
]themself	-13
]themselves	-9900
]then	-9900
]there	-51
]there'd	-17
]there's	-9900
]therefore	-31
]theres	-12
]thermal	-9
]thermometer	-25
]thermos	-11
]thermostat	-20
]these	-9900
]they	-9900
]they'd	-14
]they'll	-16
]they're	-9900
]they've	-9900
]thickness	-17
]thin	-30
]thing	-52
]things	-22
]think	-9900
]thinking	-8
]thinks	-19
]thinned	-22
]thinner	-17
]thinners	-22
]third	-9900
]thirds	-19
]thirty	-9900
]thirty-four	-14
]thirty-one	-11
]this	-9900
]thornbury	-17
]those	-9900
]though	-9900
]thought	-9900
]thoughts	-17
]thousand	-9900
]thread	-9900
]threads	-18
]three	-9900
]threshold	-11
]through	-9900
]throughout	-21
]throw	-9900
]throwing	-9
]thrown	-9900
]throws	-17
]thru	-13
]thu	-19
]thumb	-9900
]thumbnail	-15
]thumbs	-20
]thurs	-18
]thursday's	-12
]thursdays	-28
]thx	-22
]tick	-9900
]ticked	-19
]ticket	-9900
]ticketing	-19
]ticking	-15
]ticks	-9900
]tide	-17
]tidied	-21
]tidy	-20
]tie	-9900
]tied	-9900
]ties	-9900
]tight	-9900
]tighten	-9
]tightened	-9
]til	-9
]tiles	-14
]tilt	-9
]tilted	-15
]tim	-9
]time	-25
]timer	-22
]times	-9900
]tin	-9900
]tines	-12
]tins	-18
]tint	10
]tinting	-21
]tip	-9900
]tipped	-14
]tipping	-12
]tips	-13
]tired	-24
]tires	-18
]tissue	-12
]title	-9900
]tmrw	-13
]to	-9900
]today	-9900
]today's	-13
]toddlers	-13
]toe	-12
]toilet	-34
]token	-16
]told	-9900
]tom	-9900
]tom's	-21
]tomasz	-14
]tomorrow	-22
]ton	-12
]tone	-25
]tongs	-12
]tonight	-23
]tonnes	-16
]too	-9900
]took	-9900
]tool	-9900
]toolbox	-17
]tools	14
]tooth	-16
]top	-9900
]topic	-16
]topping	-16
]torch	-9900
]torch-on	-18
]torches	-21
]torn	-9900
]torpedo	-10
]torque	-17
]total	-31
]totals	-15
]tote	-10
]touch	-9900
]touched	-25
]touches	-9900
]touching	-9900
]touring	-24
]tourist	-14
]tourists	-17
]tourniquet	-11
]tow	-25
]towards	-16
]towel	-9900
]towels	14
]tower	-9900
]town	-9900
]toy	-20
]toys	9
]trace	-21
]traced	-13
]tracer	-16
]track	-15
]tracking	-16
]tracks	-16
]tractor	-9900
]trade	-11
]trades	-10
]traffic	-21
]trailer	-9900
]train	-9900
]trained	-20
]trainees	-16
]training	9
]transactions	-19
]transcript	-17
]transfer	-9900
]transformer	-13
]transfusion	-12
]translated	-14
]translator	-24
]transmitter	-14
]transparent	-13
]trap	-30
]trapped	-25
]traps	8
]trash	-10
]travel	-9900
]travels	-18
]tray	-9900
]trays	-9900
]treasurer	-9900
]treat	-12
]treats	-17
]tree	-9900
]trees	-9
]trench	-13
]trev	-15
]trials	-15
]triangle	-12
]trick	-14
]tried	-16
]tries	-9900
]trigger	-15
]trim	-18
]trimmed	-25
]trip	-9900
]triple	-14
]tripped	-12
]trips	20
]trolley	-9900
]trot	-17
]trouble	-17
]trousers	9
]trout	16
]truck	-10
]trucks	9
]true	-16
]trunk	-25
]trust	-9900
]trustees	-9900
]try	-9900
]tub	-9900
]tube	-9900
]tubes	8
]tubing	12
]tucson	-17
]tue	-13
]tues	-17
]tuesdays	-31
]tug	-20
]tulsa	-16
]tunde	-17
]tune	-19
]tuning	21
]tunnels	-13
]turn	-9900
]turned	-9900
]turning	-9900
]turnout	11
]turns	-9900
]tutors	-17
]tv	-9
]twelfth	-20
]twelve	-9900
]twenty	-9900
]twenty-four	-10
]twenty-six	-10
]twenty-two	-30
]twin	-18
]twine	-15
]twins	-22
]twist	-11
]two	-9900
]two-person	-15
]tyler	-10
]type	-9900
]typed	-9900
]types	-21
]typing	-17
]typos	-11
]tyre	-19
]tyres	-20
]u	-15
]ugh	-22
]uh	-9900
]uk	-13
]ulster	-11
]ultrasonic	-12
]um	-9900
]umbrellas	-14
]unclaimed	-11
]uncle	-19
]under	-9900
]underground	-13
]underneath	-9900
]understand	-19
]understood	-24
]underwear	-8
]undo	-18
]unhook	-15
]uniform	-24
]uniforms	-8
]union	-24
]unit	-27
]units	9
]university	-10
]unknown	-13
]unless	-9900
]unload	-9
]unloading	-12
]unlock	-9
]unlocked	-10
]unopened	-13
]unpacked	11
]unpleasantness	-12
]unplug	-20
]unplugged	-14
]unroll	-8
]unscrewed	-11
]until	-9900
]untouched	-12
]unwell	-14
]unzip	-15
]up	-28
]update	-9
]updates	-18
]upload	-14
]uploads	-18
]upon	-21
]upper	-24
]upright	-9900
]uprights	-21
]upset	-21
]upside	-23
]upstairs	-25
]upwards	-14
]upwind	-22
]urgent	-18
]urn	-17
]us	-29
]use	-9900
]used	-9900
]user	-20
]users	-13
]uses	-9900
]using	-15
]usual	-13
]usually	-24
]utility	-24
]uv	-9900
]v	-9
]v0.3	-16
]v2	-14
]vac	-14
]vaccination	-25
]vaccine	-14
]vacuum	-9900
]valid	-19
]valley	-23
]valuables	-23
]value	-9900
]van	-10
]vans	-17
]variety	-8
]varnish	-10
]vault	-14
]vegetables	-11
]vehicle	-9900
]vehicles	13
]veil	-14
]velcro	-13
]vending	-18
]vendor	-9900
]vendors	18
]vent	-9900
]ventilation	-10
]vents	-20
]venue	-21
]verger	-11
]verifies	-18
]vermont	-9
]version	-9900
]very	-9900
]vessel	-9900
]vest	-18
]vestry	-9900
]vests	-14
]vet	-9900
]vet's	-16
]veterinary	-26
]via	-20
]vicar	-16
]vicarage	-18
]video	-9900
]view	-19
]village	-28
]vinegar	-24
]vineyard	-12
]vinyl	-11
]visa	-8
]visible	-10
]visited	-12
]visits	12
]visor	-12
]visual	-25
]vodka	-24
]voice	-9900
]voicemail	-17
]void	-15
]volts	-16
]volume	-16
]volumes	-15
]volunteer	-9900
]volunteered	-17
]volunteers	-9900
]vomit	-21
]vomiting	-19
]vos	-12
]vote	-9
]voted	-14
]votes	-14
]voucher	-16
]vouchers	-16
]vs	-14
]w	-9900
]w/o	-12
]wait	-9900
]waited	-17
]waiter	-13
]waiting	-9900
]waits	-9900
]waiver	-11
]wales	-15
]walk-in	-23
]walked	-8
]walker	-18
]walkers	-17
]walking	-9900
]walks	-9900
]wall	-9900
]wallet	-19
]wallets	-13
]walls	-15
]walt	-14
]walter	-16
]wand	-10
]wands	-12
]want	-9900
]wanted	-13
]wanting	-19
]wants	-9900
]war	-12
]warden	-11
]wardens	-24
]wardrobe	-14
]wards	-11
]warehouse	-9900
]warm	-9900
]warmed	-10
]warmth	-9
]warn	-10
]warned	-12
]warranty	-15
]was	-9900
]wash	-33
]washed	-9900
]washer	-13
]wasn't	-16
]wasnt	-12
]wasps	-10
]waste	10
]wasted	-13
]wastewater	-15
]watch	-9900
]watched	10
]watches	17
]watching	-33
]water	-9900
]water's	-17
]watering	-18
]waterproof	-11
]waves	-12
]waving	-28
]wax	-9900
]way	-13
]ways	-26
]we	-9900
]we'd	-9900
]we'll	-17
]we're	-9900
]we've	-9900
]wear	-9900
]wears	-18
]web	-15
]website	-19
]wed	-9900
]wedding	-22
]weddings	-17
]wedge	-12
]wednesday	-9900
]weds	-18
]wee	-13
]weed	-20
]week	-33
]week's	-13
]weekday	-8
]weekend	-9900
]weekends	-14
]weeks	-9900
]weigh	-9900
]weighbridge	-24
]weighed	-9900
]weighs	-18
]weight	-9900
]weights	-9900
]weir	13
]welcomed	-13
]welding	-23
]welfare	-13
]well	-9900
]wendell	-17
]went	-9900
]were	-9900
]west	-18
]wet	-9900
]what	-64
]what's	-9900
]whatever	-9900
]whatever's	-13
]whatsapp	-30
]wheelchair	-23
]wheeled	-12
]wheelhouse	-14
]when	-9900
]whenever	-25
]where	-9900
]wherever	-20
]whether	-9900
]which	-9900
]while	-9900
]whistle	-20
]whitaker	-15
]whitcombe	-16
]white	-9900
]whiteboard	-9900
]whites	-18
]whitlock	-13
]whitsun	-17
]who	-9900
]who'd	-17
]who's	-9900
]who've	-22
]whoever	-9900
]whoever's	-9900
]whole	-9900
]whom	-18
]whose	-9900
]why	-9900
]wife	-9900
]wifi	-21
]wig	-24
]wiggle	-11
]wiki	-10
]wild	-19
]wildlife	-16
]will	-9900
]wills	-12
]wim	-12
]winch	-14
]window	-25
]winds	-11
]windshield	-14
]windsock	-16
]windward	-10
]windy	-24
]wine	-18
]winery	-13
]wing	10
]wings	-18
]winter	-9900
]wipe	-9900
]wiped	-9900
]wiper	-12
]wipes	-19
]wire	-9900
]wires	-23
]wish	-22
]wishes	-13
]with	-73
]withdraw	-14
]withdrawal	-13
]within	-9900
]without	-9900
]witness	-9900
]witnessed	-16
]wk	-20
]wobbles	-12
]woken	-10
]wolf	-12
]woman	-17
]won	-16
]won't	-9900
]wood	-25
]wooden	-21
]woods	-13
]wool	-9900
]word	-9900
]wording	-26
]words	-9900
]work	-9900
]worked	-17
]worker	-16
]workers	-25
]works	-10
]workshop	-9900
]worm	-22
]worming	-16
]worn	-9900
]worry	-16
]worse	-23
]worst	-29
]worth	-15
]would	-9900
]wouldn't	-18
]wound	-9900
]wrap	-9900
]wrapped	-23
]wrapper	-16
]wren	-13
]wrench	-13
]wring	-12
]wrist	-15
]write	-9900
]write-up	-17
]writes	-9900
]writing	-9900
]written	-66
]wrong	-31
]wrote	-9900
]x	-9900
]x-ray	-27
]yachts	-12
]yard	9
]yeah	-9900
]year	-9900
]yearly	-18
]years	-9900
]yelling	-18
]yellow	-9900
]yep	-24
]yes	-9900
]yesterday	-9900
]yet	-13
]yield	-16
]yo	-16
]yoghurt	-15
]you	-9900
]you'd	-32
]you'll	-9900
]you're	-9900
]you've	-9900
]young	-9900
]younger	-14
]youngest	-24
]your	-9900
]yours	-9900
]yourself	-9900
]yr	-17
]yrs	-14
]yusuf	-15
]yvonne	-16
]zamboni	-15
]zendesk	-8
]zenith	-15
]zero	-9900
]zeroed	-12
]zone	-9900
]zoo	11
]|	-9900
]£	-9900
]§	-9900
]°	-9900
]·	-9900
]–	-9900
]—	-9900
]•	-9900
]→	-9900
]□	-9900
]☐	-9900
]🔥	-9900
n1'am	-13
n1'll	-18
n1've	-12
n1-07	-15
n1-in	31
n1-on	-20
n1-op	-21
n1-so	-10
n1-to	-19
n10'am	-11
n10'll	-11
n10-in	-24
n10-up	-23
n10.3	-13
n10a	-27
n10a's	-19
n10ace	12
n10ach	-12
n10ack	-28
n10act	-16
n10acy	-14
n10ade	-14
n10ads	-12
n10age	-22
n10ail	-23
n10ain	-18
n10alk	-16
n10all	-36
n10als	-9
n10amb	-12
n10ame	-17
n10an	-23
n10and	-33
n10ane	-15
n10ang	-19
n10ank	-10
n10ano	-19
n10ant	-11
n10ape	-22
n10aps	-10
n10ard	-29
n10are	-27
n10ars	-22
n10art	-9
n10ary	-21
n10ase	-10
n10ash	-15
n10ask	-20
n10ass	-20
n10ast	-25
n10ate	-22
n10ats	-20
n10avi	-9
n10awn	-16
n10ays	-19
n10bea	-18
n10bed	-13
n10ber	-14
n10bin	-13
n10ble	-21
n10by	-14
n10cal	-29
n10car	-18
n10ced	-18
n10cer	-10
n10ces	-21
n10cks	-24
n10cts	-26
n10d's	-12
n10dal	-12
n10day	-11
n10dea	-12
n10ded	-10
n10der	-19
n10des	-15
n10dge	-9
n10dio	-17
n10dle	-11
n10dly	-10
n10do	-29
n10dog	-12
n10dom	-10
n10dow	-10
n10e's	-13
n10ead	-23
n10ean	-23
n10ear	-19
n10ece	-8
n10ect	-18
n10eed	-23
n10een	-28
n10eep	-24
n10eet	-20
n10eld	-8
n10ell	-13
n10els	-19
n10ems	-10
n10end	-11
n10ene	-17
n10ens	-10
n10ent	-34
n10eps	-13
n10ere	-24
n10ern	-17
n10ers	-31
n10ery	-31
n10ess	-8
n10est	-18
n10ets	-11
n10ety	-13
n10eve	-14
n10eys	-18
n10fee	-20
n10ffs	-9
n10for	-18
n10fts	-11
n10ful	-18
n10fw	-9
n10g's	-11
n10gas	-19
n10ged	-19
n10gen	-10
n10ger	-22
n10get	-32
n10ghs	-10
n10ght	-12
n10gin	-11
n10gue	-16
n10haw	-11
n10hed	-13
n10hen	-11
n10hes	-13
n10hew	-18
n10hey	-27
n10hin	-10
n10hly	-17
n10hot	-21
n10how	30
n10hut	-14
n10i	-31
n10ial	-24
n10ias	-15
n10ica	-17
n10ice	-22
n10ick	-12
n10ide	-20
n10idy	-8
n10ied	-21
n10ief	-12
n10ier	-8
n10ies	-30
n10if	-29
n10ife	-16
n10ift	-15
n10ign	-15
n10igo	-17
n10ile	-30
n10ilk	-18
n10ill	-29
n10ilo	-11
n10ilt	-9
n10ims	-13
n10in	-25
n10ina	-8
n10ind	-19
n10ine	-25
n10ing	-29
n10ink	-11
n10inn	-14
n10ins	-24
n10int	-14
n10ion	-34
n10ire	-28
n10iry	-8
n10ise	-15
n10ish	-23
n10ist	-22
n10ite	-19
n10ity	-20
n10ked	-25
n10ker	-22
n10kes	-30
n10key	-11
n10lan	-15
n10lar	-15
n10lay	-16
n10lds	-27
n10led	-16
n10les	-35
n10let	-23
n10lks	-15
n10lls	-14
n10lly	-35
n10lma	-8
n10lot	-21
n10lts	-9
n10lug	-17
n10man	-29
n10mat	-12
n10men	-13
n10mer	-8
n10mes	-20
n10mic	-10
n10min	-18
n10mma	-13
n10my	-16
n10n's	-9
n10n't	-15
n10nal	-29
n10nce	-24
n10ncy	-9
n10nds	-29
n10ned	-13
n10nen	-20
n10nes	-11
n10net	-13
n10new	-20
n10nge	-16
n10nks	-12
n10nly	-15
n10nne	-9
n10no	-32
n10non	-9
n10nor	-8
n10nse	-18
n10nts	-16
n10nut	-11
n10oad	-13
n10oat	-18
n10ock	-16
n10ods	-10
n10ody	-28
n10oes	-23
n10oft	-10
n10ogs	-8
n10oid	-9
n10oil	-12
n10oks	-21
n10old	-13
n10oll	-23
n10ols	-20
n10oms	-22
n10on	-24
n10one	-26
n10ons	-29
n10ont	-11
n10ood	-28
n10ook	-15
n10ool	-27
n10oom	-16
n10oon	-12
n10ore	-14
n10ork	-23
n10ors	-12
n10ory	-15
n10ose	-15
n10oss	-11
n10ost	-23
n10ots	-18
n10our	-47
n10ous	-21
n10out	-25
n10own	-9
n10ows	-10
n10pay	-9
n10ped	-13
n10peg	-10
n10pen	-13
n10per	-15
n10pes	-12
n10pet	-15
n10phs	-14
n10ple	-12
n10ply	-13
n10pot	-14
n10r's	-21
n10ray	-26
n10rds	-24
n10red	-21
n10rek	-10
n10ren	-14
n10res	-22
n10ric	-11
n10rim	-9
n10rip	-21
n10rks	-12
n10rly	-12
n10rms	-16
n10rns	-19
n10rol	-8
n10ron	-14
n10row	-17
n10rry	-20
n10rse	-14
n10rst	-11
n10sed	-25
n10ser	-9
n10ses	-25
n10set	-19
n10sie	-13
n10sin	-11
n10sks	-13
n10son	-17
n10sop	-13
n10sor	-16
n10sts	-25
n10t's	-17
n10tab	-12
n10tal	-24
n10tar	-12
n10tch	-9
n10ted	-18
n10ten	-15
n10ter	-33
n10tes	-18
n10the	-13
n10tic	-13
n10tle	-11
n10to	-23
n10top	-12
n10tor	-9
n10ts'	-8
n10tta	-22
n10tte	-17
n10tty	-12
n10uce	-18
n10uch	-12
n10uck	-15
n10uff	-12
n10ugh	-22
n10ugs	-13
n10ume	-13
n10und	-24
n10uns	-19
n10ups	-10
n10ure	-41
n10urn	-14
n10urt	-11
n10use	-19
n10uth	-10
n10uts	-27
n10ved	-14
n10ver	-36
n10ves	-36
n10way	-18
n10we	-14
n10web	-8
n10wes	-17
n10who	-12
n10xit	-10
n10y's	-19
n10yer	-20
n10yr	-18
n1a's	-22
n1a.m	-15
n1a4	-9
n1abs	-24
n1ac	-11
n1ace	-17
n1ach	-21
n1ack	-23
n1act	-16
n1acy	-18
n1ade	-23
n1adi	-12
n1ado	-13
n1ads	-28
n1afe	-20
n1aff	-11
n1aft	-18
n1afé	-19
n1age	-21
n1agh	-9
n1ago	-10
n1ags	-15
n1ah	-22
n1aha	-18
n1aid	-10
n1aig	-16
n1ail	-26
n1aim	-19
n1ain	-34
n1air	-45
n1ake	-30
n1aks	-26
n1alc	-15
n1ald	-9
n1ale	-14
n1alf	-22
n1ali	-11
n1alk	-9
n1all	-33
n1alm	-20
n1als	-38
n1alt	-16
n1amb	-13
n1ame	-23
n1amh	-22
n1amp	-11
n1ams	-17
n1ana	-17
n1and	-14
n1ane	-38
n1ang	-18
n1ank	-27
n1ano	-16
n1ans	-25
n1ant	-17
n1any	-12
n1aob	-15
n1aos	-12
n1apa	-13
n1ape	-17
n1app	-16
n1aps	-8
n1apt	-13
n1apy	-21
n1ara	-26
n1arb	-11
n1ard	-22
n1are	-20
n1ark	-16
n1arl	-18
n1arm	-21
n1arp	-10
n1ars	-18
n1art	-12
n1ary	-26
n1asa	-9
n1ase	-18
n1ash	-26
n1ask	-22
n1aso	-19
n1asp	-11
n1ass	-23
n1ast	-23
n1asy	-17
n1asz	-13
n1ata	-17
n1ate	-22
n1ath	-18
n1ato	-13
n1ats	-20
n1ave	-30
n1avy	-12
n1awa	-16
n1awn	-30
n1aws	-11
n1axi	-10
n1aye	-8
n1ays	-25
n1aze	-15
n1b's	-17
n1bag	-18
n1ban	-12
n1bar	-20
n1bat	-11
n1baz	-10
n1bbs	-13
n1bby	-16
n1bea	-17
n1bed	-16
n1bee	-18
n1ber	-21
n1bes	-15
n1bev	-10
n1bid	-16
n1bie	-16
n1bin	-18
n1bit	-19
n1ble	-20
n1bly	-16
n1bo	-8
n1bon	-19
n1bor	-13
n1bot	-9
n1box	-11
n1bre	-14
n1btw	-12
n1bus	12
n1bye	-19
n1cal	-19
n1can	-12
n1cap	-9
n1car	-15
n1cas	-14
n1cc	-17
n1cco	-13
n1cds	-12
n1ced	-15
n1cel	-33
n1cer	-15
n1ces	-22
n1chi	-10
n1cho	-18
n1chs	-9
n1cia	-10
n1cks	-24
n1cky	-11
n1cle	-10
n1co	-9
n1col	-11
n1com	-17
n1con	-14
n1cqc	-9
n1cro	-13
n1cry	-10
n1cs'	-8
n1cts	-26
n1cum	-12
n1cus	-10
n1cut	-16
n1cvs	-18
n1d's	-10
n1dad	-10
n1dal	-12
n1dam	-20
n1dan	-16
n1das	-17
n1day	-13
n1dds	-15
n1dea	-15
n1deb	-14
n1ded	-18
n1dee	-17
n1deg	-8
n1dek	-13
n1den	-13
n1der	-25
n1des	-23
n1dev	-8
n1dew	-19
n1dex	-8
n1dg	-11
n1dge	-26
n1di	13
n1dia	-14
n1did	-10
n1die	-13
n1dio	-31
n1dle	-17
n1dly	-22
n1dog	-12
n1dom	-19
n1don	-13
n1dow	-20
n1dpa	-16
n1dra	-17
n1dre	-16
n1dry	-28
n1dth	-12
n1dye	-15
n1e	-16
n1e'd	-15
n1e's	-9
n1ead	-24
n1eaf	-10
n1eak	-9
n1eal	-20
n1eam	-16
n1ean	-21
n1ear	-17
n1eas	-13
n1eat	-18
n1ece	-12
n1ech	-13
n1eck	-13
n1ecs	-17
n1ect	-12
n1edo	-12
n1eds	-18
n1eed	-25
n1eef	-18
n1eel	-11
n1een	-13
n1eep	-41
n1eer	-18
n1ees	-26
n1eet	-19
n1egg	-23
n1egs	-19
n1eh	-16
n1eho	-12
n1eil	-14
n1ein	-18
n1eir	-12
n1eka	-17
n1eke	-13
n1ela	-10
n1eld	-28
n1elf	-14
n1ell	-31
n1elm	-8
n1ely	-24
n1ema	-13
n1emi	-17
n1ems	-20
n1ena	-17
n1end	-14
n1ene	-16
n1eno	-9
n1ent	-39
n1enu	-14
n1eon	-18
n1epa	-18
n1eph	-11
n1eps	-27
n1ept	-8
n1era	-15
n1ere	-15
n1erg	-14
n1erm	-23
n1ern	-16
n1ers	-24
n1ert	-26
n1ery	-18
n1es'	-16
n1ese	-24
n1esh	-21
n1esk	-17
n1ess	-26
n1est	-33
n1ete	-24
n1ets	-16
n1ety	-18
n1eum	-21
n1eup	-15
n1eur	-12
n1ev1	-20
n1eve	-14
n1ews	-9
n1ex	-8
n1ext	-17
n1eze	-15
n1fas	-16
n1fat	-9
n1fax	-12
n1feb	-12
n1fed	-17
n1fee	-11
n1fer	-12
n1ffs	-16
n1fic	-15
n1fie	-13
n1fin	-15
n1fle	-15
n1flu	-10
n1fm	-11
n1fog	-11
n1for	-9
n1fp3	-10
n1fri	-12
n1fry	-8
n1fth	-12
n1fts	-28
n1ful	-8
n1fur	-20
n1fw	-17
n1fwd	-22
n1g's	-12
n1gal	-13
n1gan	-14
n1gap	-9
n1gar	-30
n1gav	-11
n1gda	-13
n1gds	-10
n1ged	-13
n1gee	-8
n1gel	-11
n1gen	-28
n1ger	-28
n1ges	-27
n1get	-15
n1ggy	-17
n1ght	-20
n1gie	-21
n1gin	-19
n1git	-12
n1gle	-15
n1gne	-20
n1gon	-17
n1got	-8
n1gry	-11
n1gue	-25
n1gus	-15
n1gym	-19
n1h's	-15
n1ha	-16
n1hal	-22
n1ham	-15
n1hat	-20
n1haw	-8
n1hed	-23
n1hel	-10
n1her	-21
n1hes	-21
n1het	-16
n1hew	-17
n1hid	-11
n1hin	-9
n1hip	-9
n1hit	-9
n1hly	-16
n1hod	-24
n1hoe	-14
n1hom	-12
n1hor	-18
n1hot	-17
n1how	-29
n1hse	-12
n1hts	-26
n1hty	-19
n1hur	-10
n1hut	-14
n1i's	-13
n1i.e	-12
n1ial	-29
n1ian	-15
n1ias	-22
n1ibe	-12
n1ibs	-15
n1ice	-29
n1ich	-11
n1ick	-17
n1ico	-12
n1ics	-20
n1ict	-15
n1icy	-17
n1ide	-15
n1ids	-21
n1idy	-16
n1ied	-10
n1ief	-17
n1iel	-11
n1ier	-14
n1ies	-31
n1iet	-12
n1iew	-12
n1ife	-19
n1iff	-13
n1ift	-33
n1ige	-15
n1igh	-20
n1ign	-12
n1igo	-20
n1igs	-24
n1ii	-10
n1iii	-20
n1ike	-12
n1ikh	-11
n1iki	-11
n1ila	-15
n1ild	-17
n1ile	-24
n1ilk	-30
n1ill	-30
n1ilo	-14
n1ilt	-10
n1ily	-40
n1ime	-10
n1imo	-10
n1ims	-25
n1ina	-17
n1ind	-17
n1ine	-21
n1ing	-38
n1ink	-23
n1inn	-13
n1ino	-14
n1ins	-24
n1int	-22
n1ion	-23
n1ior	-16
n1ios	-19
n1iot	-12
n1ipe	-9
n1ips	-22
n1ipt	-20
n1ira	-14
n1ire	-34
n1irk	-16
n1irs	-39
n1iry	-21
n1ise	-14
n1ish	-24
n1isk	-12
n1ism	-11
n1iso	-17
n1iss	-10
n1ist	-23
n1ita	-16
n1ite	-15
n1ith	-19
n1iti	-17
n1its	-20
n1itt	-14
n1ity	-34
n1ium	-36
n1ius	-11
n1ive	-14
n1iya	-10
n1ize	-24
n1j	-20
n1jam	-13
n1jan	-17
n1jaz	-13
n1ji	-9
n1jo	-13
n1job	-10
n1joy	-17
n1jug	-11
n1jun	-9
n1k	-8
n1kar	-11
n1ked	-13
n1ken	-18
n1ker	-23
n1kes	-20
n1ket	-14
n1key	-17
n1kie	-15
n1kim	-15
n1kin	-26
n1kis	-18
n1kit	-25
n1kle	-10
n1kly	-39
n1km	-10
n1kup	-26
n1l's	-17
n1lah	-13
n1lal	-15
n1lan	-28
n1lap	-10
n1lar	-23
n1las	-19
n1law	-19
n1lay	-15
n1lds	-16
n1ldy	-10
n1led	-23
n1lem	-9
n1len	-11
n1ler	-31
n1les	-37
n1let	-20
n1lex	-12
n1ley	-24
n1lia	-14
n1lic	-23
n1lie	-23
n1lin	-23
n1lip	-18
n1lis	-12
n1lit	-14
n1lix	-12
n1lks	-16
n1lla	-18
n1llc	-14
n1lle	-8
n1llr	-9
n1lls	-25
n1lly	-11
n1lma	-11
n1lms	-14
n1lon	-20
n1loo	-11
n1lor	-19
n1lot	-26
n1low	-28
n1lry	-12
n1lsa	-15
n1lse	-15
n1ltd	-19
n1lts	-19
n1lty	-14
n1lue	-12
n1lug	-9
n1lum	-19
n1lux	-16
n1lx	-10
n1lyn	-20
n1lys	-19
n1m's	-18
n1mad	-15
n1mal	-11
n1man	-20
n1mar	-14
n1mas	-8
n1mat	-25
n1mbe	-19
n1mbs	-12
n1med	-11
n1meg	-9
n1mel	-10
n1men	-22
n1mer	-14
n1mes	-22
n1met	-8
n1mic	-11
n1mil	-9
n1min	-18
n1mir	-19
n1mit	-24
n1mly	-12
n1mma	-8
n1mme	-17
n1mmy	-25
n1mns	-15
n1mom	-17
n1mon	-14
n1mos	-12
n1mot	-14
n1mph	-9
n1mps	-18
n1mpt	-12
n1ms'	-10
n1mug	-13
n1n's	-12
n1n't	-13
n1nah	-9
n1nal	-22
n1nan	-9
n1nap	-12
n1nas	-20
n1nań	-8
n1nce	-22
n1nch	-41
n1ncy	-20
n1nda	-14
n1nde	-23
n1ndi	-9
n1ndo	-13
n1nds	-24
n1ndu	-10
n1ndy	-9
n1ned	-23
n1nel	-27
n1ner	-13
n1nes	-27
n1net	-26
n1new	-9
n1ney	-17
n1nge	-29
n1ngo	-20
n1ngs	-18
n1nia	-13
n1nic	-18
n1nie	-14
n1nil	-9
n1nin	-11
n1nit	-16
n1njo	-17
n1nka	-15
n1nks	-10
n1nly	-15
n1nm	-10
n1nna	-14
n1nne	-17
n1nny	-26
n1nod	-10
n1noe	-9
n1nom	-18
n1nor	-29
n1nos	-13
n1not	-11
n1nov	-10
n1now	-17
n1nry	-13
n1ns'	-12
n1nse	-25
n1nth	-9
n1nto	-13
n1nts	-44
n1nty	-17
n1nue	-12
n1num	-17
n1nut	-19
n1nya	-14
n1nze	-20
n1o'd	-15
n1o's	-14
n1oad	-25
n1oak	-17
n1oan	-25
n1oat	-17
n1obe	-10
n1obs	-10
n1och	-16
n1ock	8
n1ocs	-11
n1oct	-8
n1ode	-9
n1ods	-10
n1oed	-12
n1oes	-16
n1off	-29
n1ofs	-20
n1oft	-10
n1ogo	-11
n1ogs	-28
n1ogy	-19
n1oid	-15
n1oil	-12
n1oin	-17
n1oir	-29
n1oke	-14
n1oks	-21
n1ola	-18
n1old	-21
n1ole	-12
n1olf	-10
n1oll	-17
n1olm	-12
n1oln	-13
n1ols	-23
n1olt	-14
n1omb	-17
n1ome	-18
n1omg	-12
n1omo	-12
n1omp	-16
n1oms	-17
n1ona	-25
n1ond	-19
n1one	-20
n1oni	-14
n1ons	-45
n1ony	-17
n1ood	-21
n1oof	-11
n1ook	-18
n1ool	-34
n1oom	-27
n1oon	-36
n1ooo	-13
n1oop	-10
n1oor	-14
n1oos	-13
n1oot	-15
n1ope	-27
n1ops	-29
n1opy	-22
n1ora	-15
n1ord	-17
n1ore	-17
n1org	-18
n1ork	-16
n1orm	-25
n1orn	-23
n1ors	-40
n1ort	-31
n1ory	-15
n1ose	-11
n1osh	-13
n1osk	-18
n1oss	-31
n1ost	-24
n1ote	-22
n1oth	-23
n1ots	-27
n1oug	-13
n1ouk	-16
n1our	-17
n1ous	-19
n1out	-41
n1ova	-12
n1ove	-15
n1owe	-14
n1owl	-13
n1own	-37
n1ows	-17
n1p's	-16
n1pa	-9
n1pad	-12
n1pal	-12
n1pam	-17
n1pan	-9
n1pat	-16
n1ped	-10
n1peg	-11
n1pen	-13
n1per	-16
n1pes	-22
n1pet	-20
n1phs	-19
n1phy	-23
n1pic	-13
n1pip	-13
n1ple	-24
n1ply	-12
n1pon	-19
n1pop	-12
n1pot	-18
n1ppa	-10
n1ppy	-13
n1psi	-8
n1pth	-10
n1pts	-22
n1pur	-15
n1pus	-10
n1qc	-24
n1que	-19
n1r's	-12
n1rab	-20
n1rag	-12
n1rah	-27
n1ral	-23
n1ram	-11
n1ran	-19
n1rap	-16
n1ras	-11
n1rat	-9
n1raw	-12
n1ray	-18
n1rch	-28
n1rd	-11
n1rds	-30
n1red	-17
n1ree	-11
n1ref	-13
n1reg	-16
n1rek	-23
n1rel	-11
n1ren	-24
n1req	-14
n1rer	-10
n1ret	-9
n1rev	-14
n1rew	-15
n1rge	-17
n1rgo	-8
n1rgy	-16
n1ria	-19
n1ric	-26
n1rid	-14
n1rie	-22
n1rim	-17
n1rin	-14
n1rip	-30
n1rit	-25
n1rix	-13
n1rks	-23
n1rld	-13
n1rls	-21
n1rly	-12
n1rma	-13
n1rmy	-18
n1rna	-18
n1rne	-17
n1rns	-44
n1rnt	-14
n1rof	-13
n1rol	-17
n1ron	-18
n1rop	-8
n1ror	-9
n1ros	-9
n1row	-21
n1rox	-16
n1rps	-8
n1rry	-16
n1rs'	-19
n1rse	-18
n1rst	-9
n1rta	-16
n1rth	-14
n1rts	-16
n1rub	-9
n1rue	-9
n1rug	-18
n1rum	-20
n1run	-10
n1rus	-12
n1rve	-19
n1rye	-12
n1sah	-12
n1sal	-15
n1saw	-16
n1sco	-13
n1sea	-16
n1sec	-18
n1sed	-17
n1sei	-15
n1sel	-18
n1sen	-11
n1ser	15
n1ses	-36
n1sew	-10
n1sex	-13
n1sey	-16
n1sha	-20
n1sia	-16
n1sic	-9
n1sie	-17
n1sin	-13
n1sis	-14
n1sit	-15
n1ski	-9
n1sks	-33
n1sky	-11
n1sle	-18
n1sly	-18
n1sm	-9
n1snt	-15
n1soc	-12
n1sol	-17
n1som	-8
n1son	-19
n1sop	-20
n1sor	-14
n1sps	-18
n1sr	-10
n1ss'	-12
n1sso	-25
n1ssy	-12
n1sta	-10
n1ste	-21
n1sto	-16
n1sts	-17
n1stu	-17
n1sty	-17
n1sub	-14
n1sue	-9
n1suf	-13
n1sum	-12
n1sus	-11
n1t	-9
n1t'd	-9
n1t's	-16
n1tab	-16
n1tal	-24
n1tar	-37
n1tat	-16
n1tbh	-19
n1tch	-19
n1ted	-19
n1tee	-13
n1tel	-15
n1tem	-22
n1ten	-10
n1tep	-11
n1ter	-27
n1tes	-27
n1the	-12
n1ths	-14
n1thu	-17
n1thx	-15
n1thy	-16
n1tic	-27
n1tie	-16
n1tin	-15
n1tio	-9
n1tir	-15
n1tle	-16
n1tly	-25
n1tom	-9
n1ton	-13
n1too	-21
n1top	-17
n1tor	-33
n1tos	-23
n1toy	-19
n1tra	-12
n1tro	-23
n1try	-14
n1ts'	-21
n1tta	-13
n1tte	-18
n1tti	-21
n1ttn	-12
n1tty	-26
n1tue	-15
n1tup	-14
n1tus	-13
n1two	-15
n1u'd	-17
n1u's	-12
n1ual	-21
n1uay	-12
n1uba	-13
n1ubs	-23
n1uce	-11
n1uch	-10
n1uck	-19
n1ucy	-19
n1ude	-22
n1uds	-8
n1udy	-13
n1ued	-18
n1uel	-12
n1uer	-10
n1ues	-26
n1uet	-15
n1uff	-20
n1uge	-12
n1ugh	-29
n1ugs	-29
n1uid	-17
n1uis	-16
n1uit	-23
n1uiz	-18
n1uk	-10
n1ula	-21
n1ule	-18
n1ull	-13
n1ult	-10
n1umb	-16
n1ume	-34
n1umn	-20
n1ump	-19
n1ums	-18
n1und	-25
n1une	-11
n1ung	-11
n1unk	-23
n1unn	-9
n1uno	-18
n1uns	-19
n1unt	-26
n1upe	-16
n1ups	-25
n1upt	-13
n1urb	-14
n1ure	-51
n1urg	-11
n1urn	-31
n1uro	-16
n1urs	-25
n1urt	-14
n1ury	-18
n1use	-28
n1ush	-17
n1uss	-12
n1ust	-15
n1ute	-29
n1utt	-15
n1uty	-17
n1v	-10
n1v's	-11
n1v2	-12
n1vac	-12
n1vae	-11
n1val	-16
n1van	-18
n1vat	-30
n1ved	-21
n1vel	-11
n1ven	-15
n1ves	-28
n1vet	-12
n1vey	-20
n1via	-14
n1vis	-17
n1vos	-8
n1vs	-10
n1w's	-15
n1wal	-19
n1wan	-13
n1way	-11
n1wed	-16
n1wee	-10
n1wen	-15
n1wer	-20
n1wes	-17
n1wig	-20
n1wim	-9
n1win	-17
n1wk	-16
n1wks	-18
n1wns	-23
n1won	-14
n1xam	-25
n1xed	-15
n1xer	-14
n1xes	15
n1xic	-12
n1xus	-10
n1y'd	-9
n1y's	-20
n1yak	-19
n1yal	-9
n1ybe	-13
n1yce	-20
n1yed	-10
n1yee	-12
n1yep	-16
n1yer	-12
n1yes	-11
n1yet	-15
n1yle	-28
n1ymn	-11
n1yne	-12
n1yo	-16
n1ype	-9
n1yre	-19
n1yro	-19
n1zed	-10
n1zel	-14
n1zen	-17
n1zer	-17
n1zes	-9
n1zip	-14
n1zle	-10
n1zyk	-11
n1zza	-12
n1zzy	-18
n2'll	-15
n2-in	-36
n2-on	-13
n2-up	-19
n2a	-61
n2a's	-30
n2abs	-22
n2ace	-31
n2ach	-46
n2ack	-18
n2act	-24
n2ada	-8
n2ads	-9
n2aff	-10
n2aft	-9
n2age	-36
n2aid	12
n2ail	16
n2air	-12
n2ait	-17
n2ake	-22
n2aks	-24
n2ald	-16
n2ale	-18
n2alk	-11
n2all	-27
n2als	-27
n2alt	-18
n2amb	-20
n2amp	-17
n2ams	-12
n2an	-42
n2ana	-13
n2ane	9
n2ang	-29
n2ans	-20
n2ape	13
n2aph	-13
n2aps	-25
n2ara	-18
n2ard	11
n2arm	14
n2arp	-20
n2ars	-19
n2art	-18
n2ary	-10
n2ash	-24
n2ask	-19
n2ast	-23
n2ata	-22
n2ath	-20
n2ats	-22
n2aul	-15
n2ave	11
n2avi	-11
n2awa	-17
n2aws	-17
n2ays	-27
n2aze	-18
n2bal	-17
n2bar	-22
n2bby	-15
n2bee	-18
n2ber	-23
n2bes	-15
n2bin	-11
n2bit	12
n2ble	19
n2bly	-15
n2bon	-21
n2bor	15
n2bow	-11
n2box	-23
n2bug	-12
n2by	-26
n2cal	-10
n2can	-13
n2car	-24
n2ced	-20
n2cer	-27
n2ces	-21
n2cks	-27
n2cky	-13
n2cle	-10
n2co	-20
n2co2	-20
n2con	-15
n2cre	-13
n2cro	-11
n2cs'	-14
n2cts	-24
n2cue	-22
n2cus	-15
n2d's	-28
n2dam	-15
n2dan	-12
n2day	-38
n2db	-8
n2ddy	-20
n2dea	-16
n2del	-9
n2den	-29
n2des	-20
n2dg	-15
n2dge	-43
n2dio	-28
n2dip	-16
n2dit	-27
n2do	-19
n2dog	-30
n2dom	-19
n2don	-13
n2dow	-15
n2dry	-18
n2due	16
n2dye	-19
n2e'd	-20
n2e's	-52
n2eaf	-17
n2eak	-16
n2eal	-33
n2eam	-28
n2ean	-20
n2eap	-17
n2ear	-41
n2eas	-23
n2eat	-38
n2ebt	-13
n2ece	-13
n2eck	-30
n2ect	-24
n2eds	-18
n2eef	-11
n2eel	-11
n2een	-26
n2eep	21
n2ees	-14
n2eet	-36
n2ege	-19
n2egg	-18
n2eka	-11
n2elf	-12
n2els	-31
n2ely	-10
n2ems	-27
n2ena	-18
n2end	-17
n2ene	-18
n2ens	-44
n2ept	-13
n2era	-17
n2ere	-18
n2ern	-23
n2ers	-47
n2ery	-48
n2es'	-14
n2esa	-14
n2ese	11
n2esh	-16
n2ess	-30
n2ete	12
n2ets	-32
n2eum	9
n2eve	-19
n2ews	-14
n2eys	-26
n2eze	-19
n2fat	-15
n2fed	9
n2fee	-23
n2fer	18
n2fic	12
n2fin	-11
n2flu	-13
n2for	-11
n2fts	-30
n2ful	-15
n2g's	-18
n2gan	-15
n2gas	-25
n2ged	-25
n2gel	-17
n2gen	-17
n2ger	-32
n2ges	-30
n2get	-24
n2ght	-20
n2gin	-12
n2git	-11
n2gle	-11
n2gue	12
n2gun	-12
n2gus	-12
n2h's	-12
n2ha	-16
n2hal	-14
n2han	-13
n2hat	-37
n2hay	-17
n2hed	-17
n2hem	-17
n2hen	-49
n2her	-19
n2hes	-28
n2hew	-24
n2hey	-38
n2hin	-23
n2hip	-18
n2hly	-9
n2hmp	-9
n2hoe	-27
n2hom	-13
n2hor	-14
n2hot	-36
n2how	-27
n2hru	-8
n2hts	-15
n2hty	-21
n2hub	-9
n2hut	-23
n2i	-20
n2i's	-8
n2ian	-16
n2ica	-20
n2ice	13
n2ich	-14
n2ics	-30
n2ict	-24
n2icy	-17
n2ide	-29
n2ids	-14
n2ied	-26
n2ief	-9
n2ier	19
n2ies	-48
n2if	-14
n2iff	-11
n2ifi	-8
n2ign	-25
n2ike	-14
n2iki	-11
n2ila	-20
n2ild	-16
n2ile	11
n2ilk	-45
n2iln	-20
n2ilo	-17
n2ils	-17
n2ilt	-14
n2ily	-17
n2imb	-11
n2ime	-21
n2ims	-10
n2in	-21
n2ing	-16
n2ink	-18
n2ins	-19
n2int	11
n2ipe	-19
n2ips	-18
n2ipt	-14
n2ird	-19
n2ire	-50
n2irs	-31
n2iry	-22
n2ise	-10
n2isp	-12
n2iss	-20
n2ist	-29
n2ita	-10
n2ite	8
n2ith	-16
n2its	-22
n2ity	13
n2ium	-24
n2ive	-35
n2iya	-14
n2jam	-12
n2jaz	-13
n2jib	-13
n2jo	-10
n2jot	-14
n2k's	-29
n2ked	-16
n2keg	-15
n2ken	-11
n2ker	-28
n2kes	-21
n2ket	-17
n2key	15
n2kid	-9
n2kim	-9
n2kin	-33
n2kit	-12
n2kly	-26
n2kup	-13
n2l	-14
n2lan	-12
n2lap	-10
n2las	-20
n2lat	-8
n2lay	-23
n2lds	-27
n2len	-12
n2les	-33
n2let	-26
n2lia	-15
n2lic	-14
n2lid	-9
n2lie	-17
n2lit	9
n2lix	-14
n2lks	-17
n2lla	-11
n2llr	-11
n2lls	10
n2lly	-32
n2lon	-18
n2lor	-11
n2lot	16
n2lse	-13
n2lts	-15
n2lty	-16
n2lug	-16
n2lyn	-17
n2m's	-26
n2mal	-25
n2mam	-11
n2man	-33
n2map	-10
n2mar	-16
n2mat	-23
n2mbe	-9
n2mbs	-17
n2med	-13
n2mel	-13
n2men	-11
n2mer	-24
n2mes	-13
n2met	-14
n2mic	-26
n2min	-14
n2mit	9
n2mmy	-17
n2mon	-12
n2mrc	-11
n2my	-27
n2n's	-23
n2n't	-29
n2nah	-11
n2nap	-21
n2nce	-33
n2ncy	9
n2nds	-33
n2ndy	-20
n2ned	-18
n2nee	-24
n2nen	-33
n2ner	-29
n2nes	-26
n2net	-14
n2new	-13
n2ney	17
n2nge	-32
n2ngs	-28
n2nia	-27
n2nic	-12
n2nit	15
n2nks	-16
n2nly	-15
n2nna	-15
n2nny	-17
n2no	-12
n2non	-14
n2nor	-24
n2now	10
n2nry	-11
n2nse	14
n2nts	16
n2nus	-10
n2o2	-12
n2oad	-32
n2oan	9
n2obs	-16
n2odd	-11
n2ode	8
n2ods	-10
n2ody	-50
n2oes	-24
n2off	-20
n2ogo	-12
n2ogs	-12
n2ogy	-12
n2oil	-23
n2oin	-32
n2oir	9
n2oks	-25
n2old	-29
n2ole	-20
n2olf	-15
n2ols	-14
n2olt	-15
n2omb	-20
n2oms	-17
n2on	-25
n2ona	-11
n2ond	9
n2one	-31
n2ong	-24
n2oni	-9
n2ons	-26
n2ont	-34
n2oof	-15
n2ook	-38
n2oom	-19
n2oop	-9
n2oor	-23
n2oot	-9
n2ord	-23
n2ore	-17
n2ork	-49
n2orm	15
n2orn	-24
n2ors	-37
n2ort	-29
n2ory	-26
n2ose	-26
n2osk	15
n2ost	27
n2ote	-22
n2oth	-12
n2our	-11
n2ous	-45
n2ove	-20
n2owl	-12
n2ows	-22
n2oys	-27
n2p's	-14
n2pal	-13
n2pat	-14
n2pay	-22
n2ped	-23
n2pee	-18
n2peg	-13
n2pel	-10
n2pen	-36
n2per	-46
n2pes	-15
n2phs	-16
n2ple	9
n2pot	-26
n2ppm	-17
n2ppy	-20
n2pty	-27
n2qc	16
n2qua	-9
n2que	-17
n2r's	-41
n2rab	-18
n2rag	-18
n2rah	13
n2ral	-25
n2ran	-17
n2raw	-14
n2rds	-24
n2ree	18
n2ref	-13
n2rek	-20
n2ren	-19
n2rep	-11
n2rer	-22
n2res	-29
n2ret	-10
n2rew	-16
n2rge	-29
n2rgy	-20
n2ria	-13
n2rib	-13
n2rid	-13
n2rie	-11
n2rig	-14
n2rin	-11
n2rip	-22
n2ris	-10
n2rit	-19
n2rls	-13
n2rly	-26
n2rma	-13
n2rms	-8
n2rns	9
n2rol	-11
n2ron	-10
n2rop	-21
n2ros	-9
n2rot	-14
n2row	-30
n2rps	-12
n2rry	-26
n2rs'	-30
n2rst	-46
n2rth	-29
n2rts	-23
n2rug	-22
n2rum	-14
n2run	-25
n2rve	15
n2rye	-28
n2sal	-15
n2sel	12
n2sen	-16
n2ser	-15
n2ses	-43
n2sey	-19
n2sha	-16
n2sia	11
n2sin	-15
n2sis	9
n2sit	-11
n2ski	11
n2sks	-17
n2sle	-12
n2sol	-16
n2son	-10
n2sop	-17
n2sor	-14
n2ss'	-16
n2sso	14
n2ste	-11
n2sts	-22
n2sue	-11
n2suf	-11
n2sus	-13
n2t's	-17
n2tch	-30
n2ted	18
n2tel	-15
n2tem	-17
n2ten	-18
n2tes	-19
n2the	-76
n2ths	-11
n2tie	-14
n2til	-14
n2tin	-9
n2tir	-11
n2tle	-19
n2tly	-15
n2to	-8
n2too	-22
n2top	-28
n2tor	12
n2tos	9
n2tow	-12
n2toy	29
n2try	-18
n2ts'	-21
n2tta	-25
n2tte	-11
n2tti	11
n2tug	-15
n2tv	-10
n2two	-30
n2u	-12
n2u'd	-21
n2u's	-13
n2uad	-11
n2uba	-23
n2uce	-17
n2uct	-9
n2ued	-20
n2uel	-21
n2uer	-11
n2ues	-18
n2uff	-27
n2ugh	12
n2ugs	-23
n2uid	-20
n2uit	-14
n2uiz	-13
n2ule	-14
n2ull	-26
n2ult	13
n2ume	22
n2ums	-18
n2ung	-8
n2unk	-20
n2unt	9
n2upe	-13
n2ups	-10
n2ure	-25
n2urn	11
n2uro	-21
n2urs	11
n2urt	-20
n2ury	-31
n2use	-12
n2ush	-18
n2uss	-10
n2ust	-20
n2usy	-13
n2ute	8
n2uth	-18
n2uts	-19
n2utt	-15
n2val	-8
n2van	-20
n2vat	-26
n2ved	-22
n2vel	-18
n2ver	18
n2ves	-9
n2w's	-10
n2war	-16
n2way	-26
n2we	-29
n2web	-16
n2wed	-16
n2wen	-10
n2wer	-13
n2who	-25
n2wig	14
n2wim	-11
n2wls	-10
n2wns	-12
n2xam	10
n2xed	-10
n2xle	-18
n2y's	-47
n2yal	-11
n2yed	-10
n2yer	-31
n2yle	-16
n2ymn	-12
n2yo	-19
n2yor	-24
n2ype	-17
n2yre	12
n2yro	14
n2zed	-15
n2zen	-9
n2zer	13
n2zes	-9
n3'll	-26
n3've	-12
n3-in	14
n3-op	-16
n3-up	-23
n3a	-21
n3a's	-20
n3abs	-15
n3ace	-33
n3ach	-42
n3ack	-29
n3act	-19
n3acy	-20
n3ada	-10
n3ads	14
n3aft	-17
n3age	16
n3ago	-16
n3aha	-17
n3aid	-10
n3aig	-11
n3ail	-26
n3ain	-30
n3ait	-10
n3ake	-22
n3aks	-15
n3ale	-23
n3alf	16
n3alk	-19
n3all	-26
n3alt	-13
n3amb	-16
n3ame	-23
n3amp	-16
n3ams	-11
n3ane	-46
n3ang	-30
n3ank	-18
n3ano	10
n3ans	-26
n3ant	-19
n3any	-13
n3app	-9
n3aps	-15
n3ara	-15
n3ard	-42
n3ark	-12
n3arl	-10
n3arn	-14
n3arp	-11
n3ars	-29
n3art	-15
n3ary	-25
n3ask	-33
n3ass	-21
n3ast	-29
n3asz	-11
n3ata	-16
n3ate	-47
n3ath	-9
n3ats	-36
n3ave	-27
n3ays	-33
n3aze	-17
n3bby	-12
n3bc	-15
n3bed	-24
n3bee	-11
n3ber	-27
n3bes	-15
n3bin	-22
n3bit	-13
n3ble	-36
n3bon	-20
n3bor	-10
n3bow	-16
n3bug	-17
n3by	-30
n3bye	-13
n3cal	-44
n3can	-10
n3car	-33
n3cc	-13
n3ced	-15
n3cel	-22
n3cer	-23
n3ces	-29
n3cks	-41
n3cle	-12
n3cm	-11
n3co2	-16
n3con	-16
n3cro	-18
n3cts	-35
n3cue	-16
n3cum	-13
n3cus	-9
n3d's	-20
n3dal	-8
n3day	-28
n3dby	-8
n3dds	-16
n3ddy	-11
n3deb	-16
n3ded	-35
n3dee	-12
n3den	-22
n3der	-11
n3des	-28
n3dex	-14
n3dge	-31
n3dia	-17
n3die	-9
n3dio	-32
n3dle	-21
n3dog	8
n3dom	-16
n3don	-12
n3dor	-10
n3dow	-23
n3dry	-17
n3e	-12
n3e's	-19
n3ead	-41
n3eaf	-18
n3eak	-16
n3eam	-20
n3ean	-32
n3ear	-22
n3eas	-11
n3ebt	-9
n3ece	-9
n3eck	-37
n3ect	-26
n3eds	-13
n3eed	-30
n3eef	-15
n3een	-48
n3eep	-44
n3eer	-14
n3ees	-17
n3egs	-21
n3eho	-9
n3eld	-22
n3elf	-15
n3ell	-23
n3els	-38
n3ely	-14
n3emi	-9
n3ems	-25
n3end	-35
n3ent	9
n3epa	-27
n3eps	-16
n3ept	-11
n3ere	-41
n3ern	-10
n3ers	-23
n3ert	-16
n3ery	-15
n3es'	-10
n3ese	-19
n3esk	-19
n3ess	-22
n3est	-50
n3ete	-22
n3eth	-14
n3ets	-25
n3ety	-19
n3eve	-18
n3eys	-27
n3eze	-21
n3fax	-17
n3fed	-16
n3fee	-16
n3fer	-20
n3ffs	-18
n3fic	-23
n3fit	-39
n3fle	-12
n3for	-34
n3fts	9
n3ful	-23
n3fwd	-16
n3g's	-16
n3gap	-9
n3gar	-20
n3gda	-10
n3ged	-22
n3gen	-10
n3ger	-23
n3get	-45
n3ggy	-9
n3ght	-34
n3gin	-15
n3gon	-11
n3gue	-24
n3gus	-16
n3h's	-15
n3hal	-9
n3ham	-17
n3hat	-68
n3haw	-18
n3hed	-21
n3hen	-104
n3her	-14
n3hes	-33
n3hey	-39
n3hin	-19
n3hip	-18
n3hly	23
n3hoe	-15
n3hom	-8
n3hor	-11
n3hot	10
n3how	-56
n3hru	-15
n3hse	-14
n3hts	-17
n3hty	-21
n3hub	-10
n3hut	-23
n3i	-31
n3ial	-16
n3ian	-10
n3ibe	-24
n3ice	-33
n3ich	-14
n3ick	-26
n3ics	-14
n3ict	-10
n3icy	-25
n3ide	-34
n3ids	-27
n3ied	-21
n3ief	-11
n3ier	-23
n3if	-42
n3ift	-39
n3ige	-16
n3igh	-21
n3ign	-28
n3ike	-14
n3ila	-13
n3ild	-16
n3ile	-34
n3ill	-33
n3iln	-10
n3ilo	-14
n3ils	-23
n3ilt	-17
n3ily	-28
n3ime	-8
n3imp	-12
n3ims	-18
n3in	-29
n3ina	-17
n3ind	-36
n3ine	-27
n3ing	24
n3ink	-20
n3inn	-12
n3ino	-15
n3ins	-8
n3int	-32
n3ion	-61
n3ipe	-14
n3ips	-13
n3ira	-10
n3ird	-17
n3ire	-43
n3irs	-34
n3irt	-12
n3iry	-20
n3ish	-32
n3ist	-17
n3ite	-19
n3ith	-14
n3its	-24
n3ity	-28
n3ium	10
n3ive	-22
n3jo	-8
n3job	-24
n3jog	-11
n3jot	-14
n3k's	-11
n3ked	-24
n3ken	-17
n3ker	-29
n3kes	-59
n3ket	-16
n3key	-36
n3kin	-10
n3kle	-10
n3kly	19
n3kup	-18
n3l's	-22
n3lar	13
n3las	-18
n3law	-22
n3lay	-24
n3lds	-35
n3led	-50
n3len	-24
n3ler	-26
n3let	-24
n3lew	-12
n3ley	-20
n3lia	-10
n3lic	-28
n3lid	-21
n3lie	-16
n3lin	-13
n3lip	-12
n3lit	-8
n3lla	-15
n3lle	-10
n3llr	-13
n3lls	-40
n3lly	-29
n3lms	-12
n3lon	-19
n3lor	-16
n3lot	-34
n3loy	-12
n3lry	-13
n3lty	-14
n3lue	-9
n3lug	-15
n3lyn	-9
n3lys	-12
n3m's	-30
n3mal	-17
n3mar	-16
n3mat	9
n3mbe	-9
n3mbs	-19
n3med	-20
n3men	-23
n3mer	-26
n3mes	-27
n3met	-13
n3mic	-12
n3mit	-20
n3mph	-16
n3mps	-24
n3mrc	-8
n3my	-33
n3n's	-29
n3n't	-19
n3nal	-35
n3nce	-22
n3nde	-8
n3ndo	-11
n3nds	-28
n3nen	-16
n3ner	-22
n3nes	-32
n3net	-22
n3new	-52
n3ney	-14
n3ngs	-30
n3nia	-28
n3nic	-16
n3nip	-13
n3nit	-22
n3njo	-10
n3nna	-16
n3nny	-13
n3no	-21
n3non	-21
n3nor	-19
n3now	-13
n3nry	-13
n3nts	-23
n3nty	-17
n3nus	-9
n3nut	-12
n3oad	-31
n3oak	-22
n3oan	-25
n3oat	-36
n3obs	-9
n3oct	-11
n3ode	-18
n3ods	-19
n3ody	-38
n3oes	-26
n3ogs	-25
n3ogy	-9
n3oid	-14
n3oil	-17
n3oin	-15
n3oke	-18
n3oks	-25
n3ola	-12
n3ole	-16
n3oll	-30
n3olm	-11
n3ols	-13
n3olt	-15
n3oly	-8
n3omb	-15
n3omo	-9
n3oms	-12
n3on	-32
n3ona	-17
n3ond	-16
n3ong	-16
n3ons	-32
n3ont	-21
n3ony	-11
n3ood	-14
n3ook	-37
n3ool	22
n3oom	-21
n3oon	-16
n3oop	-18
n3oor	-12
n3oot	-18
n3ops	-25
n3ord	-20
n3ore	-14
n3org	-12
n3ork	-46
n3orm	-23
n3orn	-25
n3ort	-22
n3ory	-21
n3osa	-10
n3ost	-23
n3ote	11
n3ots	-30
n3oug	-15
n3our	-19
n3out	-28
n3ove	-38
n3owd	-10
n3own	-26
n3ows	-25
n3oys	-22
n3p's	-16
n3pay	8
n3pdf	-13
n3ped	-21
n3pen	-13
n3per	-36
n3pes	-20
n3pet	-10
n3ple	-17
n3ply	-17
n3pon	-21
n3pot	11
n3ppy	-11
n3pts	-14
n3pty	12
n3que	-30
n3r's	-27
n3rab	-10
n3ral	-21
n3ram	-11
n3ran	-15
n3rap	-16
n3ras	-16
n3rce	-13
n3rch	-12
n3rds	-39
n3red	-35
n3ree	-27
n3ref	-11
n3ren	-22
n3rep	-17
n3rer	-14
n3res	-45
n3rge	-26
n3ric	-25
n3rie	-12
n3rim	-16
n3rip	-16
n3rit	-13
n3rks	-22
n3rly	-26
n3rms	-12
n3rna	-15
n3rne	-18
n3rns	-25
n3rnt	-10
n3rol	-8
n3ron	-11
n3rop	-11
n3ror	-13
n3rot	-10
n3row	-39
n3rps	-10
n3rry	-22
n3rs'	-12
n3rst	-26
n3rta	-13
n3rth	-9
n3rts	-15
n3rug	-18
n3rum	-8
n3rve	-11
n3rye	-18
n3sal	-14
n3san	-14
n3sea	-10
n3sed	-36
n3sel	-11
n3sen	-8
n3ser	-20
n3set	-29
n3sex	-13
n3sha	-12
n3sie	-15
n3sin	-14
n3sis	-13
n3sks	-27
n3sky	-15
n3sle	-13
n3sol	-16
n3son	-33
n3sop	-11
n3sor	-11
n3sso	-27
n3sts	-27
n3sue	-16
n3t's	-47
n3tal	-34
n3tch	-18
n3ted	-19
n3tel	-18
n3ten	-46
n3ter	-34
n3tes	-37
n3tex	-12
n3the	-31
n3ths	-10
n3tic	-26
n3tin	-8
n3tio	-15
n3tir	-8
n3tis	-10
n3tle	-11
n3tly	-21
n3to	-23
n3tom	-18
n3ton	-21
n3tor	-37
n3tos	-19
n3tra	-15
n3tre	-13
n3try	-15
n3ts'	-22
n3tta	-15
n3tte	-14
n3tty	-26
n3tue	-12
n3tug	-8
n3two	-19
n3u'd	-15
n3ual	-19
n3ubs	-8
n3ubt	-14
n3uce	-21
n3uck	10
n3ued	-17
n3uel	-24
n3ues	-29
n3uff	9
n3ugh	-19
n3ugs	-29
n3uid	12
n3uit	17
n3ulb	-9
n3ull	-9
n3ume	-33
n3umn	-9
n3und	-21
n3une	-17
n3unk	-12
n3uno	-16
n3uns	-25
n3ups	-23
n3ure	-13
n3urg	-11
n3urn	-32
n3urs	-25
n3ury	-15
n3usd	-16
n3use	-9
n3ush	-33
n3ust	-23
n3ute	-24
n3uts	-19
n3v2	-8
n3val	-27
n3van	-11
n3ved	-21
n3vel	-17
n3ver	-17
n3ves	-47
n3w's	-14
n3wal	-19
n3way	-19
n3we	-43
n3web	-15
n3wed	-19
n3wer	-47
n3wes	-15
n3wet	-17
n3who	-28
n3wig	-25
n3wim	-10
n3win	-12
n3wks	-8
n3wls	-13
n3wns	-27
n3xed	-14
n3xes	-18
n3xit	-13
n3y's	-29
n3yce	-9
n3yed	-9
n3yen	-10
n3yle	-23
n3yon	-10
n3yor	-16
n3yre	-18
n3zed	-9
n3zer	-15
n3zes	-8
n3zip	-19
n3zle	-9
n3zor	-13
n4'll	-21
n4've	-13
n4-by	-12
n4-op	-18
n4-up	-18
n4a	-70
n4a's	-17
n4abs	-18
n4ace	-40
n4ach	-13
n4ack	-16
n4act	-23
n4ade	-27
n4aff	-12
n4aft	-20
n4age	-54
n4agm	-9
n4ago	-17
n4ags	-15
n4ah	-18
n4aid	-12
n4aig	-13
n4ail	-32
n4aim	-20
n4air	-38
n4ake	-14
n4aks	-35
n4ald	-10
n4ale	-22
n4alf	-16
n4all	-53
n4als	-27
n4ame	-17
n4ams	-20
n4an	-43
n4ane	-34
n4ang	-34
n4ank	-19
n4ano	-22
n4ans	-21
n4ant	-31
n4any	-14
n4aps	-17
n4ard	-46
n4are	-36
n4ark	-20
n4arm	-11
n4arp	-16
n4ars	-34
n4art	-12
n4ary	-38
n4ase	-37
n4ash	-27
n4ask	-11
n4ass	-21
n4asz	-17
n4ata	-22
n4ate	-44
n4ath	-22
n4ats	-31
n4ave	-20
n4avy	-8
n4awn	-18
n4aws	-10
n4ays	-29
n4aze	-12
n4b's	-14
n4bby	-23
n4bc	-17
n4ber	-28
n4bes	-17
n4ble	-38
n4bly	-12
n4bon	-12
n4box	-28
n4bus	-16
n4by	-29
n4cal	-30
n4car	-37
n4cco	-15
n4ced	-17
n4cel	-24
n4ces	-18
n4cia	-9
n4cks	-52
n4cle	-19
n4co	-13
n4col	-12
n4cro	-9
n4cts	-35
n4cue	-15
n4cut	-33
n4d's	-26
n4dam	-8
n4dan	-16
n4dar	-10
n4day	-33
n4dbs	-13
n4dea	-21
n4ded	-28
n4dee	-20
n4den	-11
n4der	-39
n4des	-31
n4dex	-9
n4dg	-15
n4dge	-30
n4die	-17
n4dig	-11
n4dio	-27
n4dip	-17
n4dit	-17
n4dle	-17
n4dly	-16
n4do	-40
n4dog	-32
n4dom	-22
n4dor	-13
n4dow	-23
n4dry	-12
n4dth	-15
n4e'd	-20
n4e's	-16
n4ead	-40
n4eaf	-19
n4eam	-12
n4ear	11
n4eas	-13
n4eat	-26
n4ece	-10
n4eck	-14
n4ect	-24
n4eds	-26
n4eed	-15
n4eel	-19
n4een	-31
n4eep	8
n4eer	-29
n4ees	-13
n4eet	-38
n4ege	-17
n4egg	16
n4egs	-20
n4eka	-16
n4ela	-14
n4ell	-37
n4elm	-14
n4els	-38
n4ely	-10
n4ema	-11
n4end	-31
n4ene	-12
n4ens	-40
n4ent	-58
n4eon	-16
n4eps	-19
n4ept	-11
n4era	-11
n4ere	-40
n4ern	-15
n4erp	-12
n4ers	-15
n4ert	-20
n4ery	-39
n4es'	-16
n4esa	-18
n4ese	-19
n4esh	-10
n4ess	-31
n4ete	-10
n4eth	-23
n4ets	-22
n4ety	-15
n4eve	-10
n4ews	-20
n4eys	14
n4eze	-26
n4fax	-19
n4fee	-14
n4fer	-28
n4ffs	-18
n4fic	-20
n4fin	-21
n4flu	-17
n4fob	-13
n4for	-36
n4fts	-21
n4ful	-21
n4fw	-23
n4fwd	-19
n4g's	-14
n4gan	-19
n4gap	-19
n4gar	-13
n4gas	-33
n4ged	-22
n4gee	-15
n4gen	-24
n4ger	-32
n4ges	-26
n4get	-50
n4ghs	-12
n4ght	-42
n4git	-9
n4gle	-9
n4gue	-18
n4gun	-17
n4gus	-10
n4hat	-48
n4hed	-22
n4hen	-27
n4heo	-12
n4her	-30
n4hes	-39
n4hey	-10
n4hin	-20
n4hip	-16
n4hom	-18
n4hot	-25
n4how	-19
n4hse	-13
n4hts	-23
n4hty	-31
n4hur	-14
n4hut	-29
n4i	-15
n4ial	-29
n4ian	-27
n4ias	-26
n4ibe	-29
n4ice	-34
n4ich	-17
n4ick	11
n4ics	-20
n4ict	-16
n4ide	-25
n4ids	-15
n4ied	-30
n4ief	-12
n4ies	-22
n4if	-40
n4ife	-21
n4iff	-10
n4ifi	-13
n4ift	-10
n4ign	-29
n4ila	-15
n4ild	-15
n4ilk	-30
n4ill	-17
n4iln	13
n4ils	-18
n4ilt	-15
n4ily	21
n4ime	-8
n4imo	-15
n4ims	-19
n4in	-36
n4ind	-27
n4ine	-16
n4ing	39
n4ink	-29
n4inn	-13
n4ins	-19
n4int	-14
n4ipe	-11
n4ips	-18
n4ird	-15
n4irm	-8
n4irs	9
n4iry	-17
n4ise	-29
n4ish	-25
n4iso	-11
n4iss	-15
n4ist	-19
n4ite	-24
n4ith	-11
n4its	-31
n4ity	-26
n4ive	-34
n4iya	-14
n4ize	-18
n4jo	-14
n4job	-20
n4joy	-13
n4k	-16
n4k's	-29
n4ked	-37
n4ken	-13
n4ker	-23
n4ket	-27
n4key	-33
n4kim	-8
n4kin	-18
n4kit	-20
n4kly	-21
n4kup	-16
n4l's	-25
n4lab	-12
n4lap	-15
n4lar	-18
n4las	-17
n4lay	-22
n4lds	-30
n4led	-38
n4len	-15
n4ler	-48
n4les	-48
n4let	-28
n4lew	-9
n4ley	-24
n4lic	-30
n4lid	-16
n4lip	-16
n4lit	-18
n4lks	-18
n4lla	-19
n4lle	-11
n4lls	-29
n4lly	-32
n4lms	-14
n4lon	-20
n4lot	-32
n4low	-19
n4lsa	-9
n4lts	-28
n4lty	-10
n4lue	-21
n4lug	-8
n4lum	-19
n4lx	-9
n4m's	-10
n4m/h	-13
n4man	-38
n4mat	-12
n4med	-26
n4men	-18
n4mer	-21
n4mes	-31
n4mgr	-13
n4mic	-19
n4min	-25
n4mit	-25
n4mly	-18
n4mma	-14
n4mmy	-22
n4mon	-13
n4mps	-22
n4my	-34
n4n's	-31
n4n't	-19
n4nal	-29
n4nap	-11
n4nas	-10
n4nce	-34
n4nch	-23
n4ncy	-28
n4nde	-13
n4ndo	-13
n4nds	-29
n4nel	-24
n4nen	11
n4ner	-32
n4nes	-29
n4net	-16
n4new	-17
n4ney	-20
n4nge	-31
n4ngo	-20
n4ngs	-27
n4nia	-14
n4nic	-19
n4nit	-13
n4nks	-25
n4nly	-25
n4nna	-13
n4nne	-18
n4nny	-15
n4no	-25
n4nod	-12
n4non	-9
n4nor	-15
n4not	-8
n4now	-19
n4nse	-22
n4nth	-8
n4nty	-17
n4nue	-8
n4nus	-13
n4nut	-25
n4nze	-13
n4o's	-12
n4oad	-33
n4oak	-10
n4oan	-26
n4oat	-21
n4obs	-15
n4ock	-34
n4ode	10
n4ods	-16
n4ody	-43
n4oes	-33
n4off	-14
n4oft	-24
n4ogo	-10
n4ogs	-21
n4ogy	-17
n4oil	-17
n4oin	-14
n4oir	-26
n4oke	-28
n4oks	-29
n4ola	-20
n4old	-33
n4ole	-21
n4oll	-30
n4olm	-10
n4olt	-8
n4olu	-9
n4ome	-36
n4oms	-23
n4on	-41
n4ona	-19
n4ond	-26
n4one	-34
n4ont	-23
n4ony	-15
n4ood	-50
n4oof	-12
n4ook	-16
n4ool	-47
n4oom	-44
n4oon	-26
n4oop	-17
n4oot	-13
n4ops	-26
n4ord	-24
n4ore	-14
n4ork	-40
n4orm	-21
n4orn	-19
n4ors	-16
n4ory	-25
n4ose	-28
n4oss	-23
n4ost	-21
n4ote	8
n4oth	-11
n4ots	-17
n4our	-27
n4ous	-25
n4ove	-35
n4owd	-11
n4owl	-15
n4own	-27
n4ows	-28
n4oys	-28
n4p's	-18
n4pan	-9
n4pay	-22
n4ped	-40
n4peg	-18
n4per	-18
n4pes	-23
n4pet	-30
n4phs	-21
n4pic	-21
n4ple	-21
n4ply	-19
n4pot	-14
n4ppy	-22
n4psi	-9
n4pts	-21
n4pty	9
n4que	-16
n4r's	-33
n4rah	-27
n4ral	-27
n4ran	-11
n4ras	-17
n4ray	-32
n4rch	-32
n4red	-33
n4ree	-17
n4rek	-19
n4rel	-22
n4ren	-23
n4rer	-23
n4res	-41
n4rew	-10
n4rge	-10
n4ria	-13
n4ric	-29
n4rid	-12
n4rie	-16
n4rim	-10
n4rip	-18
n4rit	-20
n4rks	-23
n4rly	-15
n4rms	-18
n4rna	-17
n4rns	-20
n4rol	-17
n4ron	-18
n4rot	-15
n4row	-38
n4rps	-17
n4rry	-16
n4rs'	-23
n4rse	-30
n4rst	-34
n4rth	-19
n4rts	-31
n4rub	-15
n4rug	-21
n4rum	-19
n4run	-32
n4rve	-22
n4sah	-17
n4saw	-15
n4sel	-14
n4ser	-33
n4ses	-46
n4set	-40
n4sin	-23
n4ski	-16
n4sks	-22
n4snt	-14
n4sol	-14
n4son	-12
n4sor	-17
n4sso	-20
n4ste	-16
n4sts	-33
n4sty	-9
n4suf	-12
n4t's	-20
n4tab	-17
n4tar	-12
n4tat	-13
n4tch	-11
n4ted	-46
n4tel	-14
n4tem	10
n4ten	-51
n4tep	-11
n4ter	-27
n4tes	-9
n4the	-14
n4thx	-15
n4tic	10
n4tis	-20
n4tle	-26
n4tly	-13
n4to	-43
n4toe	-16
n4ton	-22
n4too	-20
n4top	-34
n4tor	-38
n4tos	-20
n4toy	-22
n4tre	-14
n4ts'	-11
n4tta	-26
n4tte	-15
n4tty	-17
n4tus	-16
n4two	-17
n4u'd	-20
n4ual	-28
n4uay	-11
n4ubs	-13
n4uce	-15
n4uch	-15
n4uck	-23
n4udy	-12
n4ued	-15
n4uel	-16
n4ues	-30
n4uff	-10
n4ugh	-23
n4ugo	-14
n4ugs	-23
n4uid	-12
n4uit	-19
n4uiz	-16
n4ulb	-9
n4ull	-16
n4ume	-29
n4ump	-20
n4ums	-20
n4und	-46
n4ung	-15
n4unk	14
n4uno	-15
n4uns	-20
n4unt	-20
n4ups	-18
n4url	-9
n4urn	-17
n4urs	-27
n4ury	-24
n4use	-42
n4ush	-31
n4ust	-22
n4ute	-18
n4uts	-34
n4vac	-19
n4val	-10
n4van	-14
n4vat	12
n4ved	-33
n4vel	-13
n4ver	-35
n4ves	16
n4vs	-10
n4w's	-9
n4way	-24
n4we	-80
n4web	-17
n4wed	-19
n4wel	-14
n4wen	-11
n4wer	15
n4wes	-8
n4wet	-21
n4who	-48
n4wig	-18
n4wls	-12
n4wns	-28
n4xes	11
n4y's	-16
n4yal	-15
n4yed	-20
n4yee	-10
n4yer	-21
n4yle	-14
n4ymn	-10
n4yo	-16
n4yor	-25
n4ype	-12
n4yr	-12
n4yre	-14
n4zen	-9
n4zer	-21
n4zip	-20
n5'll	-30
n5've	-9
n5-by	-12
n5-in	-22
n5-up	-28
n5a's	-23
n5abs	-18
n5ach	-14
n5ack	-25
n5act	-9
n5acy	-19
n5ada	-14
n5ade	-33
n5ads	-30
n5aft	-9
n5age	-50
n5agh	-10
n5ags	-17
n5aid	-22
n5ail	-22
n5ain	-29
n5ait	-12
n5ale	-19
n5alf	-27
n5alk	-17
n5all	-45
n5alp	-11
n5als	-40
n5alt	-18
n5ame	-16
n5ams	-16
n5an	-49
n5ana	-8
n5and	-36
n5ane	-34
n5ang	-18
n5ank	-21
n5ano	-27
n5ans	-28
n5ant	-22
n5any	-19
n5ape	-17
n5aps	-18
n5ard	-43
n5are	-27
n5ark	-11
n5arl	-14
n5arn	-14
n5ars	-25
n5art	-16
n5ary	-36
n5asa	-17
n5ase	-29
n5ash	-33
n5ask	-25
n5ass	-27
n5ast	-38
n5ata	9
n5ats	-23
n5ave	-23
n5awn	-12
n5ays	-31
n5aze	-10
n5b's	-14
n5bby	-11
n5bc	-8
n5bed	-20
n5ben	-12
n5ber	-36
n5bes	-18
n5bin	-13
n5bit	16
n5ble	-34
n5bon	-19
n5bot	-9
n5box	-29
n5boy	-20
n5by	-35
n5cal	9
n5can	-12
n5ced	-13
n5cel	-19
n5cer	-22
n5ces	-29
n5cho	-14
n5cht	-9
n5cks	-36
n5cle	-19
n5co2	-22
n5col	-9
n5cts	-23
n5cue	-10
n5cut	-27
n5d's	-27
n5dal	-10
n5day	-27
n5ddy	-12
n5ded	-33
n5dee	-22
n5den	-17
n5der	-37
n5des	-14
n5dex	-17
n5dge	-24
n5die	-19
n5dip	-25
n5dka	-20
n5dle	-23
n5do	-48
n5dog	-35
n5dor	-9
n5dow	-19
n5dry	-13
n5dsm	-17
n5dth	-16
n5due	-15
n5e'd	-22
n5e's	-30
n5ead	-42
n5eaf	-22
n5eak	-23
n5ean	-40
n5ear	-28
n5eas	-21
n5eat	-28
n5ece	-13
n5eck	-34
n5ect	-25
n5eds	-19
n5een	-33
n5eep	-37
n5eer	-33
n5ees	-30
n5eet	-37
n5ege	-11
n5egs	-16
n5eho	-15
n5eld	-29
n5elf	-10
n5ell	-34
n5ely	-15
n5emi	-11
n5ems	-32
n5end	-26
n5ens	-8
n5eps	-24
n5ept	-14
n5ere	-36
n5ern	-10
n5ers	-17
n5ert	-19
n5ery	-48
n5es'	-16
n5ese	-19
n5ess	-29
n5ete	-25
n5ets	-29
n5ety	-19
n5eup	-9
n5eve	-16
n5ews	-19
n5eys	-33
n5eze	-14
n5fax	-21
n5fed	-17
n5fee	-10
n5fer	-21
n5ffs	-9
n5fic	-18
n5fin	-8
n5fog	-13
n5for	-42
n5fts	-37
n5ful	-17
n5fw	-21
n5g's	-16
n5gap	-14
n5gar	15
n5gas	-23
n5ged	-28
n5ges	-29
n5ght	-38
n5git	-15
n5gle	-12
n5gon	-8
n5gp	-15
n5gue	-15
n5gun	-13
n5gus	-18
n5ham	-16
n5hat	-40
n5hed	-17
n5hen	-12
n5her	-27
n5hes	-33
n5hew	-24
n5hey	-39
n5hin	-17
n5hip	-9
n5hly	-20
n5hom	-19
n5hot	-33
n5how	-12
n5hru	-10
n5hse	-16
n5hts	9
n5hty	-12
n5i	-40
n5i's	-12
n5ial	-18
n5ian	-24
n5ibe	-12
n5ibs	-10
n5ice	-55
n5ich	-19
n5ico	-12
n5ics	-24
n5ide	-22
n5ids	-11
n5ied	-26
n5ier	-26
n5if	-43
n5ife	-25
n5ift	-12
n5ify	-12
n5igh	-29
n5ign	-32
n5ild	-11
n5ile	-27
n5ilk	-38
n5iln	-20
n5ils	-24
n5ilt	-14
n5ily	-21
n5ime	-20
n5ims	-22
n5in	-40
n5ina	-15
n5ind	-28
n5ine	-53
n5ing	28
n5ink	-14
n5ins	-26
n5int	-27
n5ipe	-20
n5ips	-22
n5ipt	-26
n5ird	-13
n5irk	-13
n5irm	-10
n5irs	-32
n5irt	-10
n5iry	-17
n5ise	-18
n5ish	-36
n5iso	-20
n5iss	-20
n5ist	-23
n5ite	-21
n5ith	-11
n5its	-21
n5ity	-28
n5ium	-30
n5ius	-11
n5ive	-24
n5jan	-13
n5jo	-11
n5job	-26
n5joy	-9
n5jug	-11
n5k's	-17
n5ked	-42
n5keg	-15
n5ken	-13
n5ker	-17
n5kes	-34
n5kid	-10
n5kin	12
n5kis	14
n5kit	-10
n5kly	-35
n5kup	-11
n5l's	-21
n5lan	-10
n5lar	-25
n5las	-15
n5law	-11
n5led	-48
n5len	-10
n5les	-44
n5let	-26
n5lew	-10
n5ley	-18
n5lie	-17
n5lin	-9
n5lis	-15
n5lit	-28
n5lks	-16
n5lla	-20
n5lls	-40
n5lly	-35
n5log	-10
n5lon	-12
n5lot	-37
n5low	-23
n5lse	-10
n5lts	-24
n5lug	-9
n5lum	-20
n5lyn	-11
n5m's	-21
n5mal	-13
n5man	-25
n5mat	-16
n5mbs	-23
n5med	-23
n5mel	-14
n5men	-31
n5mer	-13
n5mes	-25
n5min	-11
n5mit	-28
n5mmy	-16
n5mon	-13
n5mps	-18
n5ms'	-10
n5my	-40
n5n	-9
n5n's	-18
n5nal	-44
n5nap	-18
n5nce	-30
n5nch	-22
n5ncy	-27
n5nde	-13
n5nel	-21
n5nen	-23
n5ner	-27
n5nes	-33
n5net	-24
n5new	-9
n5ney	-23
n5nge	-21
n5ngs	-29
n5nic	-15
n5nin	-9
n5nit	-21
n5nks	-23
n5nly	-20
n5nna	-12
n5nne	-15
n5no	-22
n5nor	-15
n5nov	-10
n5now	-17
n5nry	-16
n5ns'	-10
n5nse	-17
n5nto	-11
n5nts	-48
n5nut	-20
n5o's	-11
n5oad	-39
n5oak	-12
n5oan	-24
n5oat	-28
n5ock	-35
n5ode	-22
n5ods	-13
n5ody	-8
n5oes	-21
n5off	-15
n5oft	-20
n5ogs	-29
n5oid	-16
n5oil	-18
n5oir	-18
n5oke	-21
n5oks	-29
n5ole	-15
n5oll	-31
n5ols	-18
n5olu	-9
n5omb	-14
n5ome	-38
n5omo	-14
n5oms	-12
n5on	-34
n5ona	-10
n5ond	-31
n5one	-9
n5ong	-8
n5ons	-44
n5ont	-23
n5ood	-14
n5ook	-27
n5ool	-42
n5oom	-49
n5oon	-14
n5oop	-13
n5oor	-20
n5ope	-9
n5ops	-24
n5ord	-14
n5ore	-57
n5ork	12
n5orm	-15
n5orn	-23
n5ort	-15
n5ory	-18
n5osa	-15
n5ose	-21
n5ost	-17
n5ote	-17
n5ots	-19
n5our	-26
n5out	-30
n5ove	-25
n5owe	-11
n5own	16
n5ows	-22
n5oys	-24
n5p's	-21
n5pal	-10
n5pan	-16
n5pay	-28
n5ped	-23
n5pee	-18
n5pen	-38
n5per	-31
n5pes	-28
n5pet	-25
n5phs	-19
n5phy	-10
n5pic	-14
n5ple	-27
n5ply	-18
n5pot	-13
n5ppy	-22
n5pth	-11
n5pts	15
n5pty	-14
n5que	-16
n5r's	-37
n5rah	-17
n5ral	-20
n5ram	-12
n5ran	-16
n5rap	-21
n5ras	-17
n5raw	-24
n5ray	-29
n5rds	8
n5red	-29
n5rek	-13
n5rel	-13
n5ren	-20
n5rep	-10
n5rer	-24
n5res	-36
n5ret	-19
n5rev	-10
n5rew	-11
n5rge	-10
n5rgy	-9
n5ria	-23
n5ric	-14
n5rid	-19
n5rig	-13
n5rim	-8
n5rix	-20
n5rks	-21
n5rls	-14
n5rly	-17
n5rms	-22
n5rns	-21
n5rol	-18
n5ron	-15
n5rop	-12
n5ror	-8
n5rot	-9
n5row	-40
n5rps	-13
n5rry	-26
n5rs'	-22
n5rse	-19
n5rth	-23
n5rts	-22
n5rub	-13
n5rug	-16
n5run	-27
n5rve	-19
n5sal	-13
n5sea	-18
n5sed	-34
n5sel	-14
n5ser	-13
n5ses	-34
n5set	-29
n5sha	-12
n5sie	-18
n5sis	-12
n5ski	-9
n5sks	-29
n5sky	-14
n5sle	-12
n5sop	-28
n5sor	-23
n5sta	-8
n5ste	-18
n5sts	-29
n5sub	-14
n5sue	10
n5suf	-8
n5t's	-42
n5tal	-39
n5tar	-9
n5tat	-13
n5tch	-25
n5ted	-46
n5tel	-12
n5tem	-15
n5ten	-45
n5ter	-29
n5tes	-33
n5the	-27
n5ths	-9
n5thy	-10
n5tic	-31
n5tir	-13
n5tis	-8
n5tle	-21
n5tly	-12
n5to	-30
n5ton	-9
n5tor	-31
n5tos	-22
n5toy	-18
n5tre	-14
n5try	-12
n5ts'	-19
n5tta	-17
n5tte	-25
n5tty	-15
n5tug	-13
n5two	-21
n5u'd	-12
n5ual	-22
n5uce	-24
n5udy	-13
n5ued	-11
n5uel	13
n5uer	-12
n5ues	-20
n5uet	-20
n5uff	-28
n5ugh	-14
n5ugs	-24
n5uid	-26
n5uit	-9
n5uk	-9
n5ull	-13
n5ume	-19
n5ump	-12
n5ums	-17
n5und	-15
n5unk	-17
n5uns	-25
n5unt	-23
n5uoy	-11
n5ups	-19
n5urn	-32
n5uro	-12
n5urs	-20
n5urt	-23
n5use	-31
n5ush	-18
n5uss	-9
n5ust	-19
n5ute	-24
n5v's	-10
n5v2	-10
n5val	-16
n5vat	-20
n5ved	-15
n5vel	-13
n5ven	-16
n5ver	-32
n5ves	-43
n5via	-10
n5way	-26
n5we	-74
n5wed	-14
n5wen	-13
n5wer	-39
n5wes	-10
n5wet	-25
n5who	-13
n5wig	-29
n5wls	-10
n5wns	-15
n5xam	-18
n5xed	-14
n5xes	-18
n5y's	-24
n5yal	-15
n5ybe	-26
n5yce	-12
n5yee	-9
n5yer	-34
n5yle	-16
n5yor	-29
n5ype	-16
n5zed	-17
n5zen	-13
n5zer	-23
n5zes	-13
n5zip	-11
n5zzy	-19
n6'll	-24
n6-in	-23
n6a	-14
n6a's	-23
n6abs	-13
n6ace	-14
n6ach	-38
n6ade	-27
n6ads	-18
n6aff	-13
n6aft	-15
n6age	-36
n6ags	-19
n6aid	-11
n6ail	-29
n6ain	-10
n6air	-25
n6ait	-11
n6ale	-17
n6alk	-22
n6all	-48
n6alm	-12
n6als	-36
n6alt	-12
n6amb	-14
n6ame	-14
n6amp	-12
n6ams	-14
n6an	-50
n6and	-31
n6ane	-25
n6ang	9
n6ank	-21
n6ano	-24
n6ans	-26
n6ant	-19
n6any	-22
n6aps	-15
n6apy	-11
n6ard	-15
n6are	-24
n6ark	-9
n6arm	-13
n6arp	-22
n6ars	-17
n6art	-14
n6ary	-41
n6ase	-24
n6ash	-36
n6ask	-29
n6ass	-22
n6ast	-31
n6asy	-9
n6ata	-19
n6ate	-40
n6ats	-30
n6ave	-11
n6awn	-24
n6aws	-17
n6ays	-25
n6bbs	-10
n6bea	-17
n6bed	-27
n6bes	-20
n6bin	-23
n6ble	-40
n6bow	-9
n6box	-24
n6boy	-14
n6by	-45
n6cal	9
n6car	-30
n6ced	-22
n6cel	-17
n6cer	-15
n6ces	-30
n6cho	-13
n6cle	-13
n6co	-8
n6co2	8
n6col	-9
n6com	-15
n6con	-11
n6cox	-18
n6cro	-14
n6cts	12
n6cue	-27
n6cum	-10
n6cus	-16
n6cut	-21
n6d's	-12
n6dal	-20
n6dar	-15
n6day	-21
n6dea	-22
n6ded	-28
n6der	-39
n6des	-16
n6dg	-12
n6dge	-16
n6die	-17
n6dio	-22
n6dka	-15
n6dle	-32
n6do	-44
n6dog	-27
n6dor	-14
n6dry	-18
n6e'd	-19
n6e's	-8
n6eaf	-9
n6eak	-14
n6eam	-10
n6ean	-29
n6ear	-19
n6eat	-23
n6ece	-20
n6eck	-14
n6ect	-31
n6eds	-20
n6eed	-34
n6eel	-19
n6een	-22
n6eer	-27
n6ees	-21
n6eet	-34
n6ege	-15
n6egs	-17
n6eil	-9
n6eka	-14
n6elf	-17
n6ell	-26
n6elm	-10
n6els	-20
n6elt	-12
n6ely	-10
n6ems	-24
n6ena	-8
n6end	-45
n6eno	-11
n6ens	-34
n6ent	-61
n6epa	-9
n6eps	-10
n6ept	-14
n6ere	10
n6erm	-21
n6ern	-16
n6ers	-63
n6ert	-16
n6ery	-36
n6ese	-27
n6esk	-11
n6ess	-15
n6est	-36
n6ete	14
n6eth	-11
n6ets	-20
n6ety	-23
n6eum	-27
n6eur	-9
n6eve	-23
n6ews	-19
n6eys	-27
n6eze	-11
n6f's	-9
n6fed	-17
n6fer	-21
n6ffs	-14
n6fit	-23
n6fob	-10
n6fog	-11
n6for	-47
n6fth	-9
n6fts	8
n6ful	-19
n6g's	-23
n6gap	-24
n6gar	-8
n6ged	-29
n6gee	-14
n6gen	-15
n6ger	-25
n6ges	-34
n6get	-45
n6ghs	-17
n6ght	-28
n6gin	-10
n6gle	-14
n6gon	-12
n6gue	-12
n6gun	-12
n6hal	-11
n6hat	-9
n6hed	-16
n6hen	9
n6her	-20
n6hes	-31
n6hew	-24
n6hey	-34
n6hin	-13
n6hly	-33
n6hoe	-12
n6hog	-11
n6how	16
n6hse	-18
n6hts	-20
n6hut	-20
n6i	-39
n6ial	-28
n6ian	-18
n6ibe	10
n6ica	-15
n6ice	-34
n6ich	-11
n6ick	-30
n6ics	-11
n6ict	-8
n6ids	-18
n6ied	-26
n6ier	-33
n6if	-33
n6ife	-20
n6igh	-23
n6ign	-25
n6ike	-12
n6ild	-16
n6ile	-29
n6ilk	-29
n6ill	-29
n6ils	-28
n6ilt	-10
n6ily	-10
n6ime	-15
n6ims	-14
n6in	-23
n6ina	-10
n6ind	9
n6ine	-12
n6ing	35
n6ink	-19
n6inn	-10
n6ins	-26
n6int	-27
n6ior	-16
n6ips	-8
n6ipt	-18
n6ira	-21
n6ird	-11
n6ire	-33
n6iry	-16
n6ise	-32
n6iso	-17
n6iss	-11
n6ist	-24
n6ite	-18
n6its	-18
n6ity	-25
n6ium	-30
n6ive	-20
n6jam	-11
n6jan	-9
n6job	-23
n6jot	-17
n6k	-15
n6k's	-14
n6ked	-27
n6ken	-13
n6ker	-26
n6ket	-23
n6key	-26
n6kim	-17
n6kin	-24
n6kit	-14
n6kly	-11
n6l's	-19
n6lan	-14
n6lap	-9
n6lar	-25
n6lay	-23
n6lds	-24
n6led	-45
n6len	-10
n6ler	-45
n6les	-45
n6let	-24
n6ley	-22
n6lic	-19
n6lie	-8
n6lin	-9
n6lip	-10
n6lks	-29
n6lla	-12
n6llr	-9
n6lls	-37
n6lly	-28
n6lms	-14
n6lon	-14
n6lot	9
n6low	-29
n6loy	-12
n6lry	-10
n6lse	-9
n6lts	-29
n6lug	-17
n6lum	-16
n6lx	-10
n6m's	-20
n6mad	-17
n6man	-37
n6map	-15
n6mbe	-9
n6mbs	-18
n6med	-19
n6men	-21
n6mer	-15
n6mes	-22
n6met	-16
n6mil	-15
n6min	-11
n6mit	-22
n6mon	-15
n6mph	-15
n6mps	-16
n6mrc	-12
n6n's	-29
n6n't	-19
n6nal	14
n6nce	-27
n6nch	-14
n6ncy	-23
n6nds	-27
n6ned	-32
n6nee	-11
n6nen	-28
n6ner	-23
n6net	-13
n6new	-49
n6nge	-28
n6ngo	-15
n6ngs	-26
n6nia	11
n6nit	-25
n6nks	-15
n6nly	-15
n6nne	-16
n6nny	-9
n6no	-23
n6non	-13
n6nor	-16
n6not	-19
n6nse	-18
n6nts	-41
n6nty	-17
n6nze	-22
n6oad	-15
n6oak	-12
n6oan	-20
n6oat	-18
n6ode	-23
n6ods	-15
n6ody	-13
n6oed	-16
n6oes	-36
n6off	-11
n6ofs	-12
n6oft	-27
n6ogs	-20
n6oil	-12
n6oin	-11
n6oir	-24
n6oke	-23
n6oks	8
n6ola	-19
n6old	-26
n6ole	-19
n6olf	-12
n6oll	-25
n6ols	-17
n6olt	-10
n6olu	-9
n6omb	-21
n6ome	-28
n6on	-48
n6one	-17
n6ong	-11
n6ons	-38
n6ont	-26
n6ony	-8
n6ood	-23
n6ool	-34
n6oom	-48
n6oon	-18
n6oop	-11
n6oot	-16
n6ope	-8
n6ops	-19
n6ord	-10
n6ore	-55
n6ork	-25
n6orm	-22
n6orn	-11
n6ors	-43
n6ort	-21
n6ory	-18
n6ose	-21
n6ots	-22
n6our	-72
n6ous	-9
n6ove	-34
n6own	-34
n6ows	-21
n6oys	-30
n6oz	-11
n6pa	-17
n6pan	-13
n6pay	-32
n6ped	-18
n6pen	-31
n6per	-24
n6pes	-25
n6pet	-15
n6phs	-15
n6ple	-30
n6ply	-21
n6pot	-19
n6ppm	-10
n6ppy	-13
n6pts	-14
n6pty	-19
n6que	14
n6rab	-9
n6rah	-8
n6ral	-21
n6rap	-22
n6rat	-17
n6raw	-16
n6rch	-14
n6rds	-29
n6red	-33
n6ree	10
n6ren	-22
n6rep	-15
n6rer	-16
n6rew	-10
n6rgo	-9
n6ria	-12
n6ric	-19
n6rid	-18
n6rie	-16
n6rip	9
n6ris	-10
n6rit	-24
n6rks	-17
n6rls	-19
n6rly	-21
n6rms	-18
n6rns	-22
n6rol	-24
n6ron	-17
n6rop	-19
n6rry	-24
n6rs'	-17
n6rse	-14
n6rst	-38
n6rth	-20
n6rts	-19
n6rub	-12
n6rug	-18
n6rum	-21
n6run	-38
n6sal	-10
n6sea	-9
n6sed	-25
n6ser	-14
n6ses	-37
n6set	-35
n6sex	-12
n6sha	-16
n6sie	-12
n6sis	-12
n6sle	-10
n6son	-25
n6sop	-21
n6sor	-13
n6sta	-10
n6sts	-22
n6stu	-9
n6sue	-9
n6t's	-26
n6tab	-8
n6tal	-24
n6tar	-30
n6tch	-14
n6ted	-42
n6tel	-15
n6ten	-9
n6ter	-17
n6tes	-26
n6ths	-12
n6tic	-22
n6tir	-14
n6tle	-22
n6tly	-13
n6to	-34
n6ton	-9
n6top	-33
n6tor	-33
n6tos	-25
n6toy	-14
n6tra	-12
n6try	-10
n6tte	-8
n6tue	-14
n6two	-18
n6u'd	-26
n6uba	-17
n6uch	-17
n6uck	-21
n6ued	-15
n6uel	-25
n6ues	-23
n6uff	-21
n6ugh	-16
n6ugs	-20
n6uid	-26
n6uit	-16
n6uiz	-10
n6ulb	-9
n6ule	-19
n6ull	-18
n6ume	-20
n6und	-14
n6unk	-25
n6unt	-14
n6upe	-8
n6ups	-14
n6ure	-73
n6url	-14
n6urn	-19
n6urt	-21
n6ust	-21
n6ute	-16
n6uts	-15
n6utt	-13
n6val	-15
n6van	-11
n6ved	-17
n6ven	-11
n6ves	-54
n6vey	-15
n6way	-9
n6we	-27
n6wed	-20
n6wee	-11
n6wen	-14
n6wer	-29
n6wes	-9
n6wet	-38
n6who	-33
n6wig	-21
n6wls	-8
n6wns	-25
n6xit	-8
n6y's	-23
n6ybe	-16
n6yce	-15
n6yed	-11
n6yee	-12
n6yer	-29
n6yor	-13
n6yre	-15
n6yro	-21
n6zed	-13
n6zer	-18
n6zes	-13
n6zip	-11
n6zor	-12
n7'll	-35
n7-in	-23
n7-up	-23
n7a	-53
n7a's	-22
n7a4	-9
n7abs	-14
n7ace	-27
n7ach	-27
n7ack	-23
n7act	-13
n7acy	-21
n7ade	-26
n7ads	-25
n7age	-42
n7agm	-10
n7ags	-9
n7aid	-18
n7ail	-19
n7ain	-24
n7air	-29
n7ake	-60
n7ald	-9
n7alk	-26
n7all	-13
n7als	-18
n7alt	-12
n7ame	-22
n7ams	-12
n7an	-49
n7ana	-8
n7and	-30
n7ane	-21
n7ang	-30
n7ank	-12
n7ano	-23
n7ans	-19
n7ant	-25
n7aps	-11
n7ara	-18
n7ard	-34
n7are	-33
n7arp	-12
n7ars	9
n7art	-12
n7ary	16
n7ase	-27
n7ash	-26
n7ask	-28
n7ass	-20
n7ast	-19
n7ata	-17
n7ats	-25
n7ave	-19
n7awn	-9
n7aws	-10
n7bed	-31
n7ber	-18
n7ble	-34
n7bot	-14
n7box	-25
n7boy	-9
n7bug	-16
n7cal	-35
n7car	-23
n7ced	-20
n7cel	-18
n7ces	-19
n7cho	-16
n7cks	-44
n7cle	-17
n7co	-10
n7co2	-9
n7com	-18
n7con	-8
n7cts	9
n7cue	9
n7cut	-24
n7d's	-14
n7dan	-18
n7day	-31
n7dea	-13
n7ded	-17
n7den	-15
n7der	-36
n7des	-15
n7dge	-14
n7dig	-9
n7dio	-21
n7dip	-13
n7dle	-22
n7dly	-12
n7do	-64
n7dog	-24
n7dor	-16
n7dow	-18
n7dra	-15
n7dry	16
n7due	-13
n7e's	-25
n7ead	-27
n7eaf	-11
n7eak	-13
n7eal	-25
n7eam	-8
n7ean	-29
n7ear	-30
n7eat	-14
n7ece	-13
n7eck	-30
n7ect	-20
n7eds	-15
n7eed	-33
n7eel	-10
n7een	-28
n7eep	-37
n7eer	-14
n7ees	-20
n7eet	-29
n7egg	-18
n7eho	-14
n7ell	-27
n7els	-24
n7ely	-12
n7ems	-16
n7ene	-11
n7ens	-31
n7ent	-36
n7epa	-14
n7eps	-8
n7era	-9
n7ere	-21
n7ern	-14
n7ers	-56
n7ert	-16
n7ery	-49
n7ese	-15
n7esk	-11
n7ess	-15
n7est	-9
n7ete	-10
n7ets	-10
n7ety	-25
n7eum	-17
n7ev1	-9
n7eve	-14
n7ews	-19
n7eys	-33
n7f's	-12
n7fed	-25
n7fee	-12
n7fer	-23
n7ffs	-14
n7fic	-21
n7fit	-25
n7for	-35
n7fts	-31
n7ful	-18
n7g's	-14
n7gan	-10
n7gap	-10
n7gas	-25
n7ged	-14
n7gen	-27
n7ger	-24
n7ges	-22
n7ghs	-8
n7ght	-20
n7gle	-13
n7gue	-31
n7gus	-13
n7gym	-13
n7h's	-9
n7hal	-10
n7ham	-16
n7hat	-14
n7hed	-20
n7hen	10
n7her	-22
n7hes	-24
n7hey	-32
n7hin	-23
n7hip	-8
n7hly	-28
n7hoe	-9
n7hom	-11
n7hot	-28
n7how	30
n7hse	-9
n7hts	-17
n7hty	-16
n7hut	-21
n7i	-12
n7ial	-27
n7ian	-28
n7ibe	-14
n7ich	-19
n7ick	-36
n7ict	-8
n7ide	-12
n7ids	-8
n7ied	-24
n7ier	-20
n7ife	-19
n7igh	-17
n7ign	-22
n7ike	-18
n7ile	-26
n7ilk	-21
n7iln	-13
n7ilo	-10
n7ils	-15
n7ilt	-9
n7ily	-22
n7ime	-12
n7ims	-15
n7in	-27
n7ina	-13
n7ind	-30
n7ine	-36
n7ing	38
n7ink	-20
n7ins	-26
n7int	-22
n7ion	-15
n7ips	-20
n7ipt	-27
n7ira	-13
n7ire	-31
n7irs	-24
n7iry	-14
n7ise	-31
n7ish	-36
n7iso	-11
n7ist	-21
n7ite	-13
n7ith	-14
n7its	-20
n7ity	-11
n7ium	-20
n7ive	-22
n7jan	-8
n7jo	-14
n7job	-29
n7ked	-30
n7ker	-32
n7key	-30
n7kim	-11
n7kly	-20
n7l's	-31
n7lar	-12
n7las	-19
n7lay	-12
n7lds	-25
n7led	-16
n7len	-20
n7ler	-26
n7les	-23
n7let	-12
n7ley	-9
n7lic	-13
n7lid	-11
n7lie	-22
n7lin	-8
n7lip	-10
n7lks	-19
n7lls	-40
n7lly	-36
n7lor	-18
n7lot	-33
n7low	-21
n7lts	-18
n7lum	-17
n7lyn	-14
n7lys	-14
n7mal	-16
n7man	-37
n7mat	-19
n7mbs	-15
n7mel	-10
n7men	-12
n7mer	-22
n7mes	-22
n7mgr	-13
n7min	-18
n7mma	-16
n7mme	-16
n7mph	-16
n7mps	-23
n7my	-37
n7n's	-26
n7n't	-15
n7nal	-22
n7nce	-33
n7nch	-23
n7ncy	-28
n7nds	-32
n7ned	-25
n7nel	-12
n7nen	-23
n7ner	-24
n7nes	-24
n7net	-15
n7ney	-26
n7nge	-22
n7ngs	-14
n7nia	-9
n7nic	-10
n7nit	-20
n7nks	-16
n7nly	-19
n7nny	-10
n7no	-28
n7nor	-11
n7now	-27
n7nry	-15
n7nts	-39
n7nty	-14
n7nue	-18
n7nut	-17
n7nya	-11
n7oad	-30
n7oan	-26
n7oat	-24
n7ock	-41
n7ode	-15
n7ody	-31
n7oes	-23
n7oft	-18
n7ogs	-24
n7ogy	-8
n7oir	-21
n7oke	-16
n7oks	-15
n7ola	-14
n7old	-29
n7ole	-10
n7oll	-30
n7ols	-21
n7olu	-14
n7omb	-13
n7ome	-21
n7oms	-24
n7on	-11
n7one	-31
n7ons	-40
n7ont	-14
n7ood	-31
n7ook	-32
n7ool	-29
n7oom	-28
n7oon	-22
n7oop	-10
n7oor	-10
n7ope	-16
n7ops	-25
n7ord	-9
n7ore	-48
n7ork	-26
n7orm	-8
n7ors	-22
n7ory	-25
n7ose	-32
n7ost	-16
n7ote	-20
n7ots	-21
n7our	-36
n7ous	-16
n7out	-25
n7ove	-26
n7own	-15
n7ows	-16
n7oys	-13
n7p's	-23
n7pan	-10
n7pay	-13
n7ped	-13
n7pen	-23
n7per	-25
n7pes	-16
n7pet	-20
n7ple	-16
n7ply	-24
n7pot	-15
n7ppy	-17
n7que	-12
n7r's	-30
n7rah	-24
n7ral	-18
n7ran	-11
n7rap	-16
n7rat	-20
n7ray	-32
n7rce	-13
n7rch	-27
n7rds	-22
n7red	-21
n7ree	-28
n7rek	-10
n7rel	-14
n7ren	-18
n7rer	-12
n7res	-23
n7ret	-18
n7rew	-21
n7ria	-12
n7ric	-11
n7rim	-14
n7rip	-27
n7rit	10
n7rix	-17
n7rls	-15
n7rly	-14
n7rms	-29
n7rns	-24
n7rol	-20
n7ron	-10
n7row	-26
n7rs'	-23
n7rse	-30
n7rst	-47
n7rth	-24
n7rts	-14
n7run	-29
n7rye	-15
n7saw	-19
n7sed	-37
n7ser	-19
n7ses	9
n7set	-22
n7sha	-16
n7sie	-15
n7sis	-9
n7ski	-14
n7sks	-14
n7son	-25
n7sop	-25
n7sts	-25
n7sue	-22
n7t's	-29
n7tal	-27
n7tar	-22
n7tch	-24
n7ted	-36
n7ten	-33
n7ter	-35
n7tes	-26
n7the	-22
n7tic	-27
n7tle	-17
n7to	-36
n7toe	-13
n7ton	-29
n7top	-25
n7tor	-21
n7tow	-10
n7tra	-10
n7try	-15
n7tta	-20
n7tte	-13
n7two	-17
n7u'd	-11
n7ual	-31
n7ubs	-12
n7uce	-23
n7uch	-19
n7uck	-24
n7uct	-10
n7uds	-11
n7uel	-19
n7ues	-24
n7uff	-22
n7ugh	-11
n7ugs	-24
n7uid	-13
n7ule	-12
n7ull	-15
n7ume	-21
n7ump	-11
n7ums	-22
n7und	-40
n7unk	-25
n7uno	-12
n7unt	-21
n7ups	-16
n7urn	-24
n7uro	-15
n7urt	-11
n7ury	-17
n7use	-35
n7ust	-18
n7ute	-15
n7uth	-15
n7uts	-23
n7van	-19
n7ved	-25
n7vel	-9
n7ver	-48
n7ves	9
n7way	-20
n7we	-27
n7web	-13
n7wed	-20
n7wes	-15
n7wet	-22
n7who	-28
n7wig	-20
n7wns	-19
n7y's	-21
n7yce	-11
n7yer	12
n7yle	-11
n7yor	-11
n7yr	-21
n7zed	-11
n7zer	-20
n7zes	-12
n7zle	-10
n7zoo	-8
n8'll	-16
n8-in	-35
n8-op	-15
n8-up	-26
n8a	-74
n8abs	-13
n8ace	-22
n8ack	-30
n8acy	-8
n8ade	-24
n8ads	-34
n8age	-26
n8ail	-33
n8ain	-28
n8ake	-46
n8aks	-15
n8alf	-11
n8alk	-26
n8all	9
n8als	-19
n8an	-41
n8and	-24
n8ane	-23
n8ang	-19
n8ank	-11
n8ano	-24
n8ant	-25
n8aps	-19
n8apy	-17
n8ard	-28
n8are	-28
n8ark	-10
n8ars	-31
n8art	-9
n8ary	-29
n8ase	-12
n8ash	-18
n8ask	-13
n8ast	-17
n8asy	-13
n8ate	-31
n8ats	-16
n8ave	-17
n8avi	-12
n8awn	-13
n8aws	-12
n8ays	-16
n8bc	-9
n8ber	-14
n8bin	-17
n8ble	-24
n8bow	-12
n8box	-28
n8boy	-17
n8by	-14
n8cal	-21
n8car	-36
n8cer	-12
n8ces	-19
n8cks	-22
n8cle	-9
n8co	-15
n8co2	-13
n8cts	-17
n8cut	-25
n8d's	-10
n8day	-14
n8ded	-24
n8den	-12
n8der	-32
n8des	-16
n8dge	-12
n8dio	-20
n8dip	-21
n8dit	-11
n8do	-43
n8dog	-25
n8dor	-12
n8dow	-11
n8e'd	-21
n8ead	-30
n8eak	-11
n8eal	-9
n8ean	-19
n8ear	-24
n8eas	-14
n8eat	-23
n8ece	-13
n8ect	-24
n8eed	-17
n8een	-30
n8eep	9
n8eer	-15
n8ees	-16
n8eet	-27
n8egg	-9
n8elf	-11
n8ell	-28
n8els	-33
n8emi	-11
n8ems	-14
n8end	-21
n8ens	-29
n8ent	-39
n8epa	-19
n8eps	-9
n8ere	-28
n8ers	-38
n8ery	-14
n8ese	-12
n8ess	-17
n8est	-25
n8ete	-18
n8eth	-14
n8ets	-19
n8ety	-12
n8eve	-10
n8ews	-15
n8eys	-25
n8fee	-11
n8fer	-30
n8ffs	-10
n8fic	-15
n8fin	-11
n8fit	-17
n8for	-29
n8fts	-15
n8ful	-22
n8g's	-15
n8gar	-9
n8gas	-20
n8ged	-24
n8gen	-16
n8ger	-24
n8ges	-16
n8get	-39
n8ght	-21
n8gon	-17
n8gue	-18
n8gus	-10
n8hal	-16
n8ham	-18
n8hat	18
n8hed	-12
n8hen	-10
n8her	-17
n8hes	-27
n8hey	-32
n8hip	-12
n8hly	-21
n8hoe	-11
n8hot	-20
n8how	-11
n8hse	-19
n8hts	-18
n8i	-44
n8ial	-19
n8ica	-15
n8ice	-26
n8ick	-24
n8ics	-13
n8icy	-9
n8ide	-20
n8ids	-8
n8ied	-26
n8ier	-29
n8ies	-12
n8ife	-11
n8ift	-13
n8ign	-23
n8ile	-29
n8ilk	-30
n8ill	-28
n8iln	-16
n8ils	-21
n8ilt	-9
n8ily	15
n8ims	-18
n8in	-16
n8ind	-23
n8ine	-41
n8ing	21
n8ins	-26
n8int	-32
n8ion	-34
n8ips	-22
n8ipt	-32
n8ira	-13
n8ird	-15
n8ire	-29
n8irs	-23
n8iry	-19
n8ise	-16
n8ish	-35
n8iss	-9
n8ist	-19
n8ite	-13
n8its	-13
n8ity	-12
n8ium	-17
n8ive	-19
n8ize	-13
n8job	-19
n8k	-9
n8k's	-9
n8ked	-30
n8ker	-10
n8kes	10
n8ket	-10
n8key	-22
n8kid	-9
n8kin	-23
n8kit	-19
n8kly	-23
n8l's	-20
n8lar	-18
n8lay	-23
n8lds	13
n8ler	-22
n8les	-24
n8let	-22
n8lie	-19
n8lin	-10
n8lks	-19
n8lla	-20
n8llr	-10
n8lls	-27
n8lly	-24
n8lot	-22
n8low	-25
n8lse	-9
n8lts	-20
n8m's	-14
n8man	-13
n8mbs	-9
n8med	-18
n8men	-15
n8mer	-20
n8met	-14
n8mic	-12
n8min	-21
n8mit	-15
n8mly	-17
n8mme	-19
n8mon	-9
n8mps	-12
n8my	-14
n8n's	-17
n8n't	-18
n8nal	-33
n8nap	-14
n8nce	-30
n8nch	-15
n8ncy	-28
n8ndo	-9
n8ned	-37
n8nel	-11
n8nen	-12
n8ner	-18
n8nes	-17
n8net	-15
n8new	-39
n8nge	-27
n8ngs	-22
n8nie	-14
n8nit	-12
n8nne	-12
n8no	-25
n8nor	-26
n8nts	-29
n8nty	-21
n8nue	-13
n8nut	-16
n8nya	-11
n8oad	9
n8oan	-15
n8oat	-19
n8ock	-29
n8ode	-16
n8ods	-13
n8ody	-41
n8oes	-10
n8ogs	-13
n8oir	-24
n8oke	-14
n8oks	-16
n8ola	-12
n8old	-27
n8oll	-22
n8ols	-12
n8oly	-11
n8omb	-11
n8ome	-25
n8oms	-13
n8on	-30
n8ona	-20
n8ond	-18
n8one	-16
n8ong	-12
n8ons	-33
n8ont	-21
n8ood	9
n8ook	-26
n8ool	-31
n8oon	-10
n8oop	-12
n8oor	-10
n8oot	-11
n8ops	12
n8ord	-17
n8ore	-37
n8ork	-23
n8orn	-14
n8ors	-40
n8ory	-10
n8ose	-11
n8oss	-17
n8ost	-39
n8ote	-17
n8ots	-14
n8our	-60
n8ous	-22
n8out	-8
n8ove	-10
n8own	-22
n8ows	-19
n8oys	-17
n8pa	-16
n8pan	-17
n8pay	-18
n8ped	-8
n8pen	-38
n8per	-22
n8pes	-16
n8pet	-22
n8ple	-15
n8ply	-15
n8pon	-17
n8pot	-14
n8ppm	-9
n8ppy	-12
n8pty	-26
n8qc	-26
n8que	-23
n8r's	-29
n8rah	-25
n8ral	-18
n8ran	-12
n8raw	-23
n8ray	-23
n8rds	-24
n8red	-18
n8ree	-17
n8rek	-12
n8rel	-9
n8ren	-17
n8rer	-13
n8res	-30
n8rew	-8
n8rge	-14
n8rgy	-10
n8ric	-17
n8rks	-17
n8rls	-10
n8rly	-18
n8rms	-18
n8rns	-22
n8ron	-9
n8rop	-11
n8row	-22
n8rs'	-14
n8rse	-15
n8rst	-23
n8rth	-11
n8rts	-11
n8rug	-9
n8run	-21
n8rve	-10
n8saw	-13
n8sed	-35
n8ser	-11
n8ses	-26
n8set	-22
n8sin	-12
n8ski	-12
n8sks	-22
n8sol	-8
n8son	-9
n8sop	-33
n8sor	-17
n8sts	-26
n8t's	-31
n8tal	-26
n8tch	-19
n8ted	-35
n8ten	-25
n8ter	-48
n8tes	-22
n8the	-25
n8tic	-21
n8tly	-14
n8to	-37
n8too	-14
n8top	-29
n8tor	-29
n8tos	16
n8toy	-16
n8tra	-8
n8try	-15
n8tta	-13
n8tty	-8
n8two	-12
n8ual	-25
n8uck	-15
n8ude	-9
n8ues	-15
n8uff	-23
n8ugs	-15
n8uid	-23
n8ule	-9
n8ume	-15
n8umn	-10
n8ump	-10
n8und	13
n8une	-18
n8unk	-22
n8uno	-11
n8unt	-9
n8ure	-51
n8urn	-10
n8ury	-17
n8use	-22
n8ush	-13
n8ust	-10
n8uty	-15
n8van	-8
n8ved	-8
n8ven	-13
n8ver	-33
n8way	-11
n8we	-10
n8web	-12
n8wed	16
n8wer	-31
n8wes	-12
n8wet	-26
n8who	-25
n8wig	-15
n8wks	-10
n8wns	-16
n8xes	-12
n8xit	-15
n8y'd	-10
n8y's	-8
n8ybe	-13
n8yed	-10
n8yer	-30
n8yle	-10
n8yor	-15
n8yr	-18
n8zed	-17
n8zen	-9
n8zer	-9
n8zes	-10
n8zip	-18
n9-in	-15
n9-op	-16
n9-up	-20
n9a's	-9
n9ach	-34
n9ack	-23
n9act	-13
n9acy	-8
n9ade	-14
n9ads	-32
n9age	-22
n9ail	-15
n9ain	-13
n9air	-13
n9ake	-34
n9alf	-10
n9alk	-19
n9all	-27
n9als	-21
n9alt	-13
n9amb	-9
n9ame	-17
n9amp	-10
n9ams	-11
n9an	15
n9and	-25
n9ane	-10
n9ang	-17
n9ank	-9
n9ano	-27
n9ans	-13
n9any	-16
n9aps	-11
n9apy	-20
n9ard	-34
n9are	-17
n9ary	-20
n9ase	-8
n9ask	-20
n9ass	-17
n9ast	-19
n9asy	-16
n9ate	-20
n9ath	-9
n9ats	-17
n9ave	-21
n9avy	-16
n9awn	-12
n9ays	-25
n9aze	-11
n9bed	-18
n9bes	-9
n9bin	-11
n9ble	-35
n9box	-16
n9bug	-18
n9bus	-17
n9by	-11
n9cal	-22
n9car	-24
n9ced	-18
n9ces	12
n9cks	-21
n9cle	-14
n9co	-13
n9cts	-21
n9cue	-20
n9cut	-19
n9d's	-9
n9dal	-12
n9dam	-10
n9dan	-18
n9day	-17
n9ded	-29
n9den	-13
n9der	-19
n9des	-19
n9dge	-9
n9dio	-22
n9dit	-14
n9dle	-12
n9dog	-14
n9e's	-21
n9ead	-27
n9eaf	-15
n9eak	-12
n9ean	-21
n9ear	-9
n9eat	-16
n9ece	-10
n9eck	-15
n9ect	12
n9eds	-14
n9eed	-21
n9eef	-14
n9eel	-8
n9een	-25
n9eep	-25
n9eer	-23
n9ees	-12
n9eet	-29
n9eld	-8
n9elf	-10
n9ell	-15
n9els	-17
n9ems	-17
n9end	-31
n9ene	-9
n9ens	-21
n9ent	-27
n9eps	-11
n9ere	-20
n9ern	-14
n9ers	-33
n9ery	-39
n9ese	-19
n9esh	-13
n9ess	-18
n9est	-24
n9ete	-16
n9ets	-20
n9eum	-17
n9ev1	-22
n9eve	-16
n9eys	-22
n9fed	-22
n9fee	-10
n9fer	-13
n9fit	-20
n9fle	-13
n9for	-29
n9ful	-9
n9fw	-11
n9gas	-9
n9ged	-24
n9ger	-17
n9ges	-29
n9get	-30
n9ght	-27
n9gue	-13
n9hat	12
n9hed	-10
n9her	-11
n9hes	-18
n9hew	-16
n9hey	-18
n9hly	-21
n9hot	-12
n9how	12
n9hts	-17
n9hty	-20
n9hut	-14
n9i	-29
n9ial	-17
n9ian	-16
n9ice	-18
n9ick	-24
n9ics	-15
n9ide	-23
n9ied	-15
n9ier	-13
n9ies	-36
n9ife	-19
n9igh	-21
n9ign	-17
n9ild	-11
n9ile	-21
n9ilk	-23
n9ill	-24
n9ils	-10
n9ily	-17
n9imo	-9
n9ims	-25
n9in	-22
n9ina	-17
n9ind	-14
n9ink	-12
n9ins	-14
n9ion	-46
n9ios	-12
n9ira	-19
n9ird	-14
n9ire	-8
n9irm	-9
n9irs	-28
n9iry	-17
n9ise	-15
n9ish	-24
n9iss	-11
n9ist	-13
n9its	-8
n9ity	-14
n9ium	-19
n9ive	-16
n9iya	-10
n9jo	-19
n9k's	-13
n9ked	-17
n9ken	-12
n9ker	-9
n9key	-18
n9kim	-9
n9kit	-13
n9l's	-32
n9lar	-25
n9lay	-10
n9lds	-24
n9led	-23
n9ler	-14
n9les	-18
n9let	-21
n9lic	-10
n9lie	-15
n9lks	-12
n9lls	-24
n9lly	-20
n9lot	-29
n9low	-13
n9lyn	-10
n9mal	-22
n9man	-30
n9mat	-9
n9mbs	-8
n9men	-12
n9mes	-17
n9met	-10
n9mgr	-8
n9mit	-16
n9mps	-17
n9my	-24
n9n's	-24
n9n't	-13
n9nal	-27
n9nap	-10
n9nce	-32
n9ncy	-9
n9nde	-9
n9nds	-15
n9ndy	-11
n9nel	-17
n9ner	-23
n9nes	-11
n9new	-20
n9ngs	-11
n9nin	-10
n9nks	-22
n9nna	-12
n9nne	-9
n9no	-12
n9non	-17
n9nor	-14
n9nse	-19
n9nts	-34
n9nty	-9
n9nut	-15
n9oad	-19
n9oak	-19
n9oan	-8
n9oat	-15
n9ock	-22
n9ode	-18
n9ody	-31
n9oes	-33
n9oft	-17
n9ogs	15
n9oil	-13
n9oin	-9
n9oke	-12
n9oks	-27
n9ola	-12
n9old	-21
n9oll	-24
n9ome	-31
n9on	-9
n9ond	-25
n9one	-32
n9ont	-20
n9ood	-27
n9ook	-18
n9oom	-14
n9oop	-15
n9oot	-8
n9ops	-12
n9ore	-27
n9ork	-17
n9orm	-16
n9ors	-26
n9ort	-9
n9ory	-27
n9ose	-13
n9ost	-33
n9ots	-13
n9our	-16
n9out	-11
n9ove	-20
n9owd	-8
n9owl	-11
n9own	-21
n9ows	-14
n9oys	-22
n9pay	-8
n9ped	-12
n9pee	-18
n9per	-16
n9pes	-17
n9pet	-30
n9phs	-10
n9ple	-20
n9ply	-11
n9pon	-18
n9pop	-10
n9pot	-16
n9pty	-9
n9r's	-28
n9ram	-12
n9rap	-10
n9ray	-13
n9rch	-20
n9rds	-27
n9red	-19
n9ree	-20
n9ren	-11
n9rer	-10
n9res	-30
n9ric	-10
n9rip	-20
n9rix	-12
n9rks	-15
n9rls	-13
n9rly	-16
n9rms	-28
n9rns	-19
n9rol	-19
n9row	-33
n9rry	-19
n9rse	-10
n9rst	-23
n9rth	-10
n9rts	-9
n9rum	-13
n9run	-21
n9rve	-14
n9rye	-11
n9sed	-17
n9sel	-14
n9ses	-27
n9set	-20
n9sha	-17
n9sie	-15
n9sis	-15
n9sks	-24
n9son	-12
n9sop	-23
n9sor	-13
n9sts	-25
n9t's	-23
n9tal	-22
n9tch	-14
n9ted	-9
n9ten	-23
n9ter	-32
n9tes	-18
n9the	-28
n9tle	-10
n9tly	-12
n9to	-32
n9tom	-10
n9ton	-14
n9top	-30
n9tor	-32
n9toy	-17
n9tta	-17
n9tte	-18
n9u'd	-18
n9ual	-11
n9uce	-28
n9uck	-14
n9ues	-25
n9uff	-10
n9ugh	-11
n9umb	-9
n9ume	-22
n9und	-20
n9unt	-19
n9uoy	-10
n9ups	-10
n9ure	-39
n9urn	-9
n9urs	-8
n9ury	-23
n9use	-30
n9ush	-16
n9ute	-13
n9van	-10
n9ved	-27
n9ver	-27
n9ves	-27
n9we	11
n9web	-15
n9wed	-18
n9wer	-25
n9wet	-12
n9who	-35
n9wig	-19
n9wns	-12
n9xed	-10
n9xit	-10
n9y's	-9
n9yer	-26
n9yor	-18
n9yro	-15
n9zen	-9
n9zer	-10
~a-frame	-11
~abara	-9
~abbreviations	-20
~abby	-12
~abernethy	-18
~aboard	-19
~about	36
~absorbent	-11
~accept	-14
~acceptable	-14
~accession	-12
~accidents	-16
~acclimatise	-12
~accountant	-10
~accounts	-10
~achterberg	-15
~acid	-23
~acres	-12
~across	-12
~acrylic	-14
~act	-18
~acting	-18
~actions	-14
~active	-9
~actual	-24
~actually	10
~ada	-24
~adaeze	-12
~add	-39
~addition	-12
~address	9
~adds	-15
~adeyemi	-13
~adhesive	-13
~adjust	-13
~admin	-23
~administration	-8
~administrator	-11
~admission	13
~ads	13
~adult	-12
~advance	-20
~advances	-16
~adverts	-16
~adviser	-12
~aerial	-16
~aerosols	-15
~affected	-16
~affidavit	-14
~afraid	-11
~aft	-20
~after	9
~aftercare	-17
~afternoon	-16
~again	-12
~against	-32
~age	-14
~agency	-16
~agm	-12
~agnes	-15
~ago	-12
~agrees	-19
~agricultural	-13
~ahead	-31
~aid	-21
~aide	-11
~aider	-14
~aircraft	15
~airfield	12
~airline	-21
~airport	-20
~aisle	-21
~aladdin	-12
~alan	10
~alarmed	-18
~alarms	-12
~alcohol	-19
~alive	-13
~all	9
~allergen	9
~allergens	20
~allergies	-24
~allergy	-26
~allotment	-15
~allow	-20
~allowed	-30
~allows	-19
~alloy	-10
~almost	-16
~aloud	-28
~altar	12
~altered	-9
~although	-25
~altogether	-18
~aluminum	-9
~alvarez	-9
~always	-18
~amber	-26
~ambulance	-14
~amended	9
~amina	-16
~amir	-16
~ammonia	13
~among	-16
~amount	-15
~amused	-16
~analyser	-16
~analysis	-14
~anchorage	-16
~angel	-13
~anglers	-17
~animals	11
~anneke	-13
~announcement	-12
~another	8
~answer	-23
~answered	-19
~answering	-19
~answers	-28
~antivenom	-16
~antwerp	-15
~anybody's	12
~anymore	-21
~anyone's	-15
~anything's	-19
~anywhere	20
~aob	-23
~aoife	-16
~apiary	-12
~apologies	-22
~apologise	-20
~app	-25
~apparently	-17
~appeal	-15
~apples	-16
~appliances	-20
~applicant	-20
~applicator	-13
~applies	-23
~apply	-20
~appreciated	-17
~apprentice	-17
~apprentices	9
~approach	-14
~approaches	-20
~approval	10
~approvals	12
~approve	-14
~approves	-14
~april	-11
~apron	-25
~archdeacon's	-14
~are	-19
~area	-23
~aren't	-32
~argon	-10
~argued	-15
~arguing	18
~arising	-13
~arms	-11
~around	-18
~array	-15
~arrears	-13
~arrivals	11
~arrive	-16
~arrived	-20
~arrives	-10
~arriving	-16
~arrow	-20
~arrows	-12
~art	-13
~artist	-16
~ash	-17
~ashore	-9
~aside	-9
~ask	-19
~asked	25
~asking	13
~asks	-23
~asl	-12
~asleep	-8
~assembly	-18
~assessment	9
~assessor	9
~asset	-9
~assignments	-12
~assigns	-15
~assistant's	-13
~assistants	-28
~association	8
~assume	-11
~asthma	-9
~attach	-18
~attached	-14
~attaches	-9
~attempts	-20
~attendance	-19
~attendant	-27
~attended	-14
~attending	-23
~attn	-12
~auction	15
~audio	-19
~audiologist	-11
~audit	9
~audits	-13
~aug	-17
~august	14
~aunt	-14
~aunty	-18
~authority	9
~auto	-11
~automatic	-8
~automatically	-13
~autumn	-9
~avoid	-15
~away	-42
~awb	-8
~awning	11
~axle	-17
~aye	10
~baby	-11
~backflush	-14
~backups	-16
~backward	-23
~backwards	-17
~bacteria	-14
~bad	-23
~badge	-33
~badges	-21
~bag	-29
~bagged	-15
~bakery	-15
~baking	9
~balance	-14
~bale	-20
~baler	11
~balloon	9
~ballot	9
~ballots	15
~balls	-23
~banded	-13
~banking	10
~banned	-15
~bar	-15
~barbicide	8
~barcode	-9
~barge	-18
~barrel	-26
~barrier	-15
~bars	-15
~base	-22
~baseline	-12
~basement	-15
~basically	15
~basket	-21
~baskets	-22
~bass	-9
~bat	-10
~batch	-12
~batches	-12
~batching	-10
~bathroom	-15
~bats	-14
~batten	16
~batteries	-9
~battery	-8
~bay	-28
~bays	-15
~baz	-11
~beach	-8
~beacon	-8
~bead	-14
~beads	-10
~beam	-13
~beans	-19
~bear	11
~bearing	-14
~beat	-9
~beatrice	-19
~beats	-11
~become	-16
~bed	9
~been	-11
~beeping	-19
~beeps	-12
~beeswax	-11
~beetles	-19
~beforehand	-28
~began	-17
~begin	-13
~beginner	10
~beginners	-9
~beginning	14
~begins	-9
~begs	-15
~behalf	-13
~believes	-8
~bell	-29
~belly	-18
~belong	-10
~belongs	-23
~below	-14
~belt	11
~belts	-14
~bend	-16
~bengali	-16
~bengaluru	-14
~benny	-20
~bent	-23
~bereavement	-12
~best-before	-18
~between	14
~bev	-13
~bevel	-13
~bib	-13
~bicycles	10
~big	8
~bigger	-16
~bikes	9
~bilge	-12
~bill	-20
~billed	-17
~bills	-11
~bind	-10
~binder	21
~bindings	-14
~bins	-25
~birds	16
~birgit	-8
~birth	-15
~birthday	-18
~biscuit	17
~biscuits	-25
~bishop's	18
~bit	10
~bits	-24
~bitten	-11
~blades	-16
~blame	16
~blaming	-14
~blank	15
~blanket	-13
~blankets	-24
~bleach	-12
~bleachers	-12
~bleed	-15
~bleeding	-23
~bless	-15
~blew	-17
~blink	-16
~blinking	-16
~blister	18
~block	-29
~bloke	-13
~blokes	-15
~blood	11
~blow	-21
~blower	-17
~blown	-20
~blows	-19
~blue	-14
~blunt	-11
~board	-26
~boarders	-13
~boarding	27
~boards	-22
~boat	13
~boat's	-13
~boats	-11
~bob	-18
~bodies	-9
~body	-11
~boil	-19
~boiled	-15
~boiler	13
~boiling	-18
~boils	-12
~boise	-16
~bolts	-16
~bonding	-16
~bone	-15
~bonfire	11
~bonnet	-13
~books	16
~boot	-25
~boots	-25
~border	-9
~born	-13
~borrow	-13
~borrower	-16
~borrows	8
~boss	11
~both	-20
~bottle	-29
~bottled	-12
~bottles	10
~bottling	11
~bottom	-43
~bouncy	-11
~bowls	-16
~bowser	-14
~box	-32
~boxes	12
~boy	-20
~boys	-9
~brace	-9
~brackets	-17
~brake	-25
~brakes	-29
~bram	-15
~branch	12
~brands	-13
~brass	-25
~breadth	-22
~break	-10
~breakdown	9
~breaker	-20
~breakfast	-21
~breaks	11
~breast	16
~breath	-12
~breathes	-18
~breathing	-18
~brick	-14
~bride	-14
~bridge	-27
~brief	-13
~brigade	-18
~bright	-22
~brilliant	-12
~brine	-24
~bring	-30
~bringing	9
~brings	-22
~british	16
~broke	-16
~broken	-12
~brood	-13
~broom	-14
~brother	-23
~brothers	-17
~brought	-12
~brown	-18
~brownies	-16
~brush	-10
~brushed	-29
~brushes	-11
~btw	-22
~bubble	-11
~bucket	-36
~buckets	-17
~buckle	-12
~buckles	-20
~buddy	-15
~bugs	-11
~buildings	-21
~builds	-22
~built	-22
~bulge	-10
~bulk	8
~bull	-14
~bulletin	9
~bullets	-10
~bumblebees	-16
~bumps	-19
~bunch	-16
~bundled	-12
~bung	-22
~bunker	10
~bunkering	-11
~bunny	-14
~buoy	-23
~buoys	14
~buried	-15
~burned	-20
~burner	-19
~burners	-11
~burning	-15
~burnt	-11
~burst	12
~buses	-8
~businesses	-12
~busy	-12
~button	-19
~buy	-22
~buying	-13
~buzzer	-26
~bypass	-10
~cab	-27
~cabin	-14
~cabinet	8
~cables	-16
~café	10
~cage	-33
~cages	-14
~cake	-23
~cal	-13
~calendar	-17
~calibrated	-14
~calibration	10
~call	-27
~call-back	-17
~called	-26
~caller	-13
~callers	13
~calling	-20
~calm	-8
~calves	-17
~came	-9
~camels	10
~camera	-28
~cameras	-18
~campsite	-15
~can	15
~cancel	-10
~cancelled	-24
~cancels	14
~candidates	9
~candle	-11
~candles	12
~cannon	9
~canoe	-12
~canon	-15
~cans	-16
~canteen	-21
~cape	-9
~caps	-25
~capsize	10
~capt	-19
~car	9
~carabiner	-9
~caravan	14
~carbon	-21
~cardboard	-9
~cardiff	-15
~carer	-9
~caretaker	-28
~cargowise	-9
~carousel	9
~carpets	-15
~carriage	-17
~carried	-28
~carrier	12
~carries	-24
~cars	-25
~cart	19
~carton	-17
~cartons	12
~cartridges	-12
~carts	-15
~carys	-10
~cases	-20
~cashier	-11
~cashing	12
~casing	10
~casino	-16
~cask	-12
~casting	8
~casualty	-9
~catalogue	-13
~catch-up	-12
~catcher	-15
~catches	-13
~category	-13
~caterer	-11
~cathedral	-16
~catriona	-8
~caught	8
~cause	11
~caused	-15
~caustic	-10
~cave	-12
~cds	-14
~celebrant	-17
~cellar	9
~cemetery	-20
~cent	-27
~centimetre	-11
~centimetres	-10
~ceramic	-12
~ceramics	-14
~certificate	-18
~certification	-8
~cfo	-11
~chaff	-13
~chain	12
~chained	-17
~chains	-17
~chainsaw	15
~chair	-39
~chairs	-19
~chalk	-22
~chalked	-22
~chalks	-15
~chamber	-18
~change	9
~changeover	15
~changing	13
~channel	-27
~chaos	10
~chapel	-12
~charge	-9
~charged	-9
~chargehand	25
~chargers	-20
~charges	8
~charity	-21
~chart	-33
~charts	-9
~chase	-21
~check	-16
~check-in	17
~checker	-18
~checking	15
~checklist	23
~checks	9
~cheek	-12
~cheers	-19
~cheese	-9
~chef	-22
~chemistry	-9
~cheque	-14
~cherry	-9
~chest	10
~chewed	-17
~chicken	-17
~chief	15
~children	-17
~chilled	20
~chiller	-19
~chimney	13
~chimneys	-12
~chin	-15
~chip	-22
~chipped	-16
~chlorine	14
~chock	-16
~chocked	-10
~chocks	11
~choir	12
~choke	-11
~choose	-11
~chooses	-9
~church	22
~churches	16
~churchwarden	-10
~cill	-18
~cinema	-11
~circle	-13
~circled	-15
~circuit	-8
~circuits	-14
~circulate	-14
~circumstances	-17
~cited	-14
~city	-17
~claimed	8
~claims	8
~clamp	-13
~clamped	-17
~clamps	-14
~class	-16
~classification	-17
~clay	-10
~cleaner	-16
~cleans	-14
~clearing	16
~clears	12
~clerk's	-15
~click	-19
~clicker	-13
~client	-12
~client's	-17
~climb	-22
~climber	27
~climbs	-14
~clinic	-21
~clipboard	-17
~clipped	-28
~clips	-17
~clive	14
~cllr	-12
~clock	9
~clocks	-10
~clockwise	-9
~closed	-31
~closer	-15
~closet	-11
~closing	10
~cloth	-31
~cloths	-12
~clots	-20
~cloudy	-13
~club	-33
~co-operative	-17
~coach	-8
~coaches	-18
~coarse	-15
~coastguard	-17
~coat	-19
~coats	-16
~cocks	-13
~code	-34
~codes	-21
~coffee	-14
~coffin	10
~coil	-17
~coils	-19
~coimbatore	-11
~col	-15
~colin	-18
~collar	-27
~colleague's	-19
~colleagues	-13
~collected	16
~collecting	9
~collection	17
~collections	-14
~collector	-11
~collectors	-14
~collects	-14
~colm	-11
~colocation	-17
~color	-17
~colostrum	-9
~coloured	-15
~colours	-12
~columns	-12
~comb	-15
~combs	-22
~combustibles	-11
~come	25
~comes	-9
~comforts	-11
~comma	10
~commands	14
~comment	-16
~commercial	-14
~commission	10
~committee	-20
~commodity	-11
~community	11
~comp	20
~companies	-12
~company's	-14
~compare	-30
~compared	-11
~compares	-25
~complained	-17
~complaint	15
~complaints	21
~complete	-15
~completely	-11
~compliance	18
~compost	-15
~computer	-18
~computers	-10
~concert	10
~concession	-13
~condemned	-13
~condition	14
~conditioner	-15
~conditions	-11
~conductor	-12
~conductors	-19
~cones	-21
~confidential	-16
~confirm	-28
~confirmed	-9
~confirms	-23
~confused	-13
~congratulations	-11
~connect	-10
~connected	-12
~conservation	-15
~conservator	-17
~consider	-21
~consignment	-11
~console	18
~construction	-14
~consultant	-14
~contact	-12
~contacts	-14
~contain	-10
~containers	10
~contents	-12
~context	-19
~continue	-8
~contract	-27
~contracts	-17
~control	16
~controlled	19
~converted	-10
~conveyor	8
~cook	-9
~cooked	-16
~cooker	-16
~cool	-10
~coolant	-9
~cooled	-9
~cooler	-16
~coolers	11
~cooling	-12
~copier	-10
~cops	12
~copying	-9
~cord	15
~core	-18
~cork	-20
~corn	-18
~corner	-32
~corners	-19
~correct	-15
~corrected	-16
~correction	11
~corridor	-30
~cos	13
~costs	-31
~costume	10
~costumes	10
~couch	-12
~could	23
~couldn't	13
~council's	13
~counsel	-10
~count	-17
~counted	-22
~counter	9
~counters	-15
~counting	18
~countries	-26
~counts	-31
~county	-31
~couple	-9
~couple's	-11
~courier	-27
~courier's	-17
~couriers	-11
~course	-16
~cousin	-12
~cover	-12
~covered	-24
~covering	9
~cowl	-13
~cows	-21
~cox	-17
~cox's	-11
~coxswain	-13
~crack	-20
~cracked	-20
~cracks	-24
~crane	-9
~crank	-17
~cranked	-12
~cranks	-11
~crash	12
~crate	-28
~crates	-10
~crawls	-11
~crayon	-15
~cream	-23
~crease	-12
~creates	-14
~credit	-12
~crews	-15
~crib	-20
~cricket	-15
~cried	-21
~crisp	-12
~crop	-11
~crosses	-17
~crossing	-24
~crowd	-21
~crown	-15
~crumb	-14
~crushed	-20
~crust	-13
~crying	-15
~csr	-13
~cto	-14
~cubicle	-17
~cuff	-11
~cuffs	-14
~culture	-19
~cup	-18
~cups	-11
~curator	-10
~curb	-18
~cure	-17
~current	-25
~curtains	-16
~curve	-11
~customers	-13
~customers'	15
~cut-off	15
~cutter	-10
~cutters	-12
~cutting	-12
~cycles	-16
~cylinders	15
~dab	-19
~dad	-15
~dads	-8
~daft	-11
~daily	27
~dal	-15
~dale	-19
~damage	-13
~damaged	-8
~damp	14
~danny	-10
~dark	14
~database	-18
~dated	-15
~daughter	-23
~daughter's	-11
~daughters	-11
~days	-10
~days'	-12
~dayton	-9
~dbs	-12
~dea	-13
~deadline	-22
~deaf	-21
~deal	18
~dealer	-15
~dealers	-10
~dealing	13
~dean	-20
~debit	-15
~deborah	14
~debt	-13
~debug	-18
~dec	-11
~december	-31
~decided	12
~decision	11
~deckhand	-23
~decks	-15
~declaration	-18
~declared	-12
~decline	-9
~declined	-12
~deduct	-16
~deductions	-13
~dee	-18
~deed	-14
~deeper	-12
~defect	-22
~defendant	-8
~deferred	-13
~defrost	-16
~deg	-16
~dehumidifier	-10
~deirdre	-14
~delay	-18
~delete	-23
~deleted	-18
~deletion	17
~delicate	-14
~deliveries	9
~delivers	-15
~delivery	-9
~demurrage	-9
~denise	-15
~dental	-26
~dented	-13
~dentist	9
~dents	-10
~depend	15
~depends	-17
~deploy	-19
~deploys	-17
~deposits	-12
~dept	-24
~depth	-14
~depuration	11
~descaled	-14
~described	11
~describes	13
~description	20
~design	14
~desk	-16
~destroyed	-26
~destruction	10
~detail	-19
~details	9
~detector	13
~detectors	-16
~detergent	-16
~dev	-16
~device	-14
~dex	-17
~dial	-20
~dials	-15
~diamond	-17
~diary	-21
~dictated	-12
~dictating	-11
~dictation	-11
~didn't	-12
~didnt	-18
~die	-8
~died	-23
~differ	-11
~difference	-19
~differences	-12
~different	21
~differently	10
~dig	-18
~digits	9
~dinner	15
~dipstick	-16
~direction	-33
~directions	9
~directly	-23
~director	9
~directors	-15
~directory	-16
~dirty	-23
~disabled	-11
~disagree	-9
~disc	12
~disclaimer	-12
~disconnected	-15
~discontinued	-14
~discount	15
~discounted	-15
~discuss	-27
~discussed	22
~discussion	-9
~dish	-19
~dishwasher	-28
~disinfect	-22
~disinfectant	-17
~disinfected	-16
~disk	-15
~dispatch	-26
~dispatcher	-19
~dispenser	-19
~display	-14
~displays	11
~dispute	-12
~disputes	-18
~distance	-20
~distilled	-11
~distillery	19
~distributor	10
~district	-17
~disturb	-14
~diwali	-10
~dob	-12
~dock	-17
~docket	-13
~doctor	-16
~doctor's	-17
~document	13
~documentation	-18
~documents	-13
~doesn't	-15
~doesnt	-9
~dog	15
~dollars	-11
~dolly	-9
~dom	-10
~domestic	17
~donated	23
~donations	12
~done	9
~donor	-18
~door	-23
~doorbell	-16
~doors	-35
~dorm	12
~dorothy	-14
~dose	-25
~doses	9
~dot	-11
~double	-23
~doubled	-20
~doubt	-14
~dough	-22
~down	23
~downloads	-14
~downstream	-19
~downwards	-11
~downwind	-11
~doyle	-13
~drafted	20
~drafts	-21
~drag	-16
~dragging	30
~drags	-8
~drained	-20
~drawers	-20
~drawing	-28
~drawn	-31
~dress	15
~dresser	-18
~drew	-9
~dried	-19
~drill	14
~drinks	-16
~drip	-24
~drips	-18
~drive-in	-12
~driven	-13
~driver	-13
~driver's	-25
~drives	-23
~driving	-9
~drone	8
~drop	-18
~drop's	-10
~drop-off	18
~dropped	-26
~droppings	-16
~drug	14
~drum	8
~drunk	11
~dry	-36
~dryers	-12
~dsm	-17
~duane	-17
~dull	-17
~dunn	-20
~duplicate	-9
~durban	-12
~during	16
~dusk	-27
~dutch	-11
~duty	11
~e-mail	-21
~e-stop	-13
~earlier	8
~early	-15
~ears	-22
~earth	-10
~ease	-14
~east	-22
~easter	-22
~easy	-23
~eaten	-20
~eating	11
~echo	-11
~edge	9
~effect	-12
~eight	-9
~eighteen	-15
~eighth	-16
~either	-33
~elbow	-17
~elderly	-15
~elections	-9
~electricals	-10
~electricity	-15
~electrodes	-9
~elementary	-11
~elements	-17
~elevator	10
~eleven	12
~ellie	-14
~else's	-19
~elsewhere	-14
~email	-13
~emailed	-16
~emails	-12
~embarrassing	-8
~emergency	12
~employee	-15
~emptied	-22
~emptying	16
~enclosed	-15
~end	-12
~ending	-16
~ends	-10
~energy	-14
~engagement	-17
~engineer	-16
~engineering	-24
~engineers	-8
~engines	-14
~english	-9
~english-speaking	-16
~engraved	10
~enter	-12
~entered	-21
~entering	13
~enters	17
~entire	-18
~entrances	-13
~entries	-11
~envelope	-36
~envelopes	-22
~environment	-13
~environmental	15
~episode	-18
~equipment	11
~error	-23
~errors	-16
~espresso	22
~est	-20
~estates	-18
~estimate	-17
~estonia	10
~eta	-13
~etc	-10
~eternally	-12
~euro	-10
~euros	-10
~evacuation	-18
~evaporator	-21
~eve	-15
~even	-17
~evenings	23
~event	-19
~events	-13
~ever	11
~every	38
~everybody	27
~everyone's	-10
~everything	-11
~ewes	-16
~exam	12
~examiner	-8
~example	-9
~exams	10
~except	-34
~exception	-24
~exceptions	-24
~excess	-10
~exchanged	-18
~exclusion	-9
~excuse	-16
~excused	-9
~excuses	8
~exempt	-16
~exhibition	14
~exists	17
~exits	-17
~expect	-21
~expected	-14
~expense	9
~experience	-11
~expire	-12
~expires	-16
~expiry	-19
~explain	18
~explained	-18
~explosion	-14
~export	-19
~exports	9
~exposed	-9
~extend	-12
~extension	-17
~extinguisher	-20
~extinguishers	-8
~extra	-12
~extract	-14
~extraction	-16
~extractor	10
~eye	-9
~eyesight	9
~fabric	-20
~face	-30
~faces	-17
~facilities	-11
~facing	-26
~factory	-12
~facts	-13
~fade	-11
~fader	-10
~fades	-17
~fail	-15
~failed	11
~fainted	-20
~fair	-25
~faithfully	-18
~fake	-16
~falling	-13
~falls	-18
~families	9
~family	-15
~family-run	-15
~fan	-8
~fans	-21
~far	12
~farah	-12
~fare	-12
~farm	-22
~farmer	-18
~farmers	-14
~farms	-10
~farrier	16
~farrow	-13
~fashion	-9
~fast	-20
~faster	-10
~fault	-16
~fax	-18
~feathers	-10
~feature	-10
~feb	-12
~february	-9
~fed	-23
~feed	-24
~feedback	-18
~feeder	-12
~feeding	10
~feeds	-11
~feeling	-18
~feels	-24
~feet	8
~fell	-25
~fella	-16
~felt	14
~female	-22
~femi	-16
~fence	-23
~fergal	-10
~ferries	-9
~festival	-19
~fetch	-27
~fetched	-11
~fetches	-16
~few	-24
~ffp3	-9
~fifteen	12
~fifth	-11
~figure	-20
~figures	-17
~filed	-24
~files	-30
~fill	15
~filler	-14
~filleting	11
~filling	13
~fills	-18
~film	-12
~films	-16
~final	-16
~finance	11
~finch	-29
~find	-29
~finder	-18
~finding	10
~findings	-9
~finds	-31
~fine	-12
~fined	-13
~fines	-10
~finger	-25
~finger's	-16
~finish	12
~finishes	-12
~finishing	10
~finn	-14
~fins	20
~fires	-16
~firm	-10
~firms	-17
~fish	12
~fist	-16
~fit	9
~fits	-17
~fitter	-22
~fitters	10
~fittings	10
~fix	-16
~fixed	-16
~fixes	-22
~flagpole	-20
~flags	-9
~flakes	9
~flame	-14
~flap	-21
~flash	-17
~flashlight	-11
~flask	-10
~flat	10
~flats	15
~fleas	-16
~fleece	-9
~fleeces	-16
~fleet	-16
~flesh	-19
~flex	-17
~flight	-18
~flip	-11
~float	-32
~flood	13
~floor	-13
~floors	-20
~flour	-20
~flowers	12
~flowing	-14
~flu	-12
~flue	-11
~fluid	-16
~flushed	-8
~flushes	-10
~flyers	9
~flyman	-19
~fob	-11
~fobs	-21
~fog	-25
~foil	-17
~fold	-20
~folds	-23
~follow	10
~follow-up	-15
~follows	-26
~font	-9
~food	-20
~foot	-38
~footing	23
~footpath	-8
~for	39
~forbidden	-13
~force	-17
~forecast	-24
~foreman	-28
~forest	14
~forge	-12
~forget	-14
~forgive	-16
~forgot	-17
~forgotten	-18
~fork	-16
~forklift	15
~forks	-17
~format	-26
~forty-eight	-17
~forward	-16
~forwarded	-16
~foul	-16
~found	15
~foundation	-9
~foundry	-17
~fourteen	10
~frame	-20
~frank	-18
~frass	-18
~fraud	-17
~freelance	25
~freely	-9
~fresh	-14
~fri	-15
~friday	14
~friday's	-22
~fridge	-9
~fridges	12
~friend	-13
~friends	-10
~frightened	-15
~from	17
~front	-20
~fronts	-9
~frozen	-16
~fruit	-19
~fryer	9
~fudge	-15
~fueled	9
~fully	-13
~fundraising	-19
~funeral	-24
~funerals	-12
~fungus	-17
~funnel	16
~fur	13
~furnace	-13
~furniture	16
~further	11
~furthest	-14
~fuse	-21
~fussy	-17
~future	-10
~fwd	11
~gaffer	-14
~gain	-12
~gallery	-16
~gallon	8
~gallons	-21
~game	10
~games	-15
~gang	13
~gangway	-13
~gaping	-15
~garage	-16
~garden	-37
~gates	-21
~gather	-18
~gauge	-16
~gav	-11
~gave	-19
~gdpr	-16
~gear	-28
~gearbox	-11
~gel	-23
~gen	-13
~general	-9
~generate	-13
~generator	12
~gentle	-14
~gentlemen	9
~gently	-15
~geoff	-10
~gerald's	-14
~german	-11
~get	23
~get-in	17
~get-out	16
~gethin	-9
~gets	16
~getting	9
~ghent	-10
~gifts	10
~gillian	-16
~gills	-13
~gimme	12
~gives	10
~glass	-20
~glassware	12
~glaze	-11
~glazed	-10
~glazing	-14
~glider	-19
~glossary	-16
~gloves	-31
~glue	-25
~glued	-13
~goals	-13
~god	-22
~goggles	-19
~gold	-19
~goldfish	-12
~golf	-11
~gonna	12
~goodness	-13
~goodwill	12
~government	9
~governors	-20
~gown	-10
~grade	-24
~graded	13
~grader	-10
~grades	-11
~grain	17
~grammar	-14
~grams	-21
~grand	-15
~grandchildren	-15
~grandpa	9
~grant	-17
~grass	14
~grate	-18
~grateful	10
~graves	-20
~gray	-14
~great	-28
~green	-38
~greenhouse	18
~greet	-21
~greeter	-12
~greetings	-17
~grey	-23
~grid	-21
~grinder	-22
~grinding	16
~grip	-15
~ground	-15
~grounds	-15
~groundsman	11
~grow	16
~grown	-9
~grown-up	-15
~grownup	-14
~guard	10
~guardian	-13
~guards	-8
~guessed	-13
~guesses	-16
~guests	-23
~guidance	-8
~guides	-14
~guild	-10
~gully	-10
~gum	-9
~gun	-22
~guns	-10
~gus	-19
~guys	-11
~gym	-26
~habit	-13
~had	-14
~haddow	-10
~hadn't	-11
~haha	-19
~hair	-10
~hairdryer	-16
~hairline	19
~hal	16
~half	-30
~half-day	-11
~halfway	-15
~hall	11
~halloween	-17
~hamish	-14
~hammer	-21
~hand's	9
~handbrake	-21
~handful	-18
~handheld	-20
~handled	14
~handover	13
~handpiece	-16
~handwriting	-18
~hang	13
~hangs	-32
~hank	-17
~happen	15
~happened	-14
~happens	18
~harcourt	-20
~hard	-12
~hardly	17
~hardware	-10
~harness	-24
~harris	-11
~harrogate	-14
~harvest	-8
~hash	-11
~hasn't	-20
~hat	-11
~hatch	-33
~hatchery	14
~hates	14
~hatherley	-14
~hats	-17
~hauled	-8
~have	11
~having	11
~haze	-16
~he'd	21
~head	-13
~head's	-9
~header	-22
~headphones	-22
~headset	-19
~headstone	11
~headstones	13
~health	-25
~heaped	23
~heaps	-13
~hear	-34
~heard	-32
~hears	-19
~hearse	-12
~heart	-10
~heater	-12
~heaters	-21
~heating	-19
~heavier	-13
~heaviest	-18
~heavy	12
~hectares	15
~hedge	-15
~hedgehog	-16
~hedgehogs	-15
~heel	-14
~height	-21
~heights	-15
~held	-25
~helix	-25
~hello	-22
~helmet	-12
~helmets	-16
~help	10
~helped	-18
~helper	-20
~henna	-14
~herbarium	11
~here	18
~here's	-21
~heron	-16
~herself	-9
~hey	11
~hidden	-9
~hide	-10
~high	-12
~higher	-19
~highest	-12
~himself	-28
~hinge	-10
~hirer	-11
~hires	16
~his	-19
~hisses	-12
~history	-14
~hit	-14
~hitch	-16
~hits	-19
~hives	12
~hiya	-22
~hmp	-12
~hmrc	-14
~hoa	-13
~hoist	8
~hold	-35
~holder	-19
~holding	-11
~holds	-31
~hole	-22
~holes	-11
~holiday	-16
~hologram	-9
~home	13
~homeowner	-13
~hon	-11
~honestly	-8
~honey	14
~honour	-14
~hood	-15
~hook	-23
~hooks	-23
~hoover	-20
~hopper	-13
~horn	-30
~horse	16
~horse's	9
~horses	17
~horseshoe	-17
~hose	-26
~hoses	-14
~hospice	-12
~hospital	12
~host	-19
~hosts	14
~hotel	-12
~hour	-30
~hourly	-20
~hours	-24
~household	-14
~households	-15
~housekeeper	-20
~housekeeping	-18
~how	38
~how's	-9
~how-to	-8
~however	-17
~hrs	-9
~hse	14
~hub	-16
~hubspot	-14
~hugo	-16
~humidity	-10
~hung	-37
~hurry	-17
~hut	21
~hydraulic	-12
~hydro	-13
~hydrometer	-19
~hygiene	15
~hygrometer	-11
~hymn	-16
~i'd	40
~i'm	8
~i-5	-12
~i.e	11
~ideally	-12
~identity	9
~iftar	17
~ignore	-13
~iii	13
~ill	-21
~imagine	-19
~imam	-17
~immediate	-13
~immediately	-24
~imogen	-18
~impedance	-10
~important	-14
~importer	8
~impressions	20
~imran	-14
~inch	-14
~inches	-24
~incl	-10
~include	-12
~included	-27
~includes	-20
~including	-30
~indemnity	-10
~indicator	-17
~infants	-18
~infected	-15
~infection	-14
~inflation	-12
~inform	-25
~informed	-22
~informs	-16
~infusion	-17
~ingrid	-20
~initial	-18
~initialed	-15
~initialled	-10
~injury	-11
~ink	8
~inner	-20
~inside	-13
~inspecting	19
~inspector	11
~inspectors	-17
~inspects	-23
~instance	-9
~instead	-23
~instruction	13
~instructor	-19
~instrument	15
~instruments	17
~insulin	-12
~insured	-13
~insurer	-14
~intake	10
~intended	-16
~intercom	-19
~interest	-17
~interlibrary	9
~internal	-21
~internet	-13
~interruption	-13
~interval	-13
~interviews	-13
~into	-8
~intranet	-10
~intro	10
~invert	-16
~invigilator	-10
~invigilators	13
~invoices	-20
~involved	-18
~iodine	-9
~irish	-11
~iron	-15
~irrigation	9
~ish	8
~isle	-10
~iso	-9
~isolate	-14
~isolated	-16
~isolation	11
~isolator	-19
~issued	-16
~issuing	18
~it'll	-30
~italics	-8
~item	10
~ivory	-17
~jabs	-15
~jacket	-18
~jackets	-18
~jan	-13
~january	25
~japanese	-15
~jar	-22
~jaw	-10
~jean	-9
~jess	-14
~jewellery	-23
~jill	-10
~jira	-10
~joan	-13
~jobs	-16
~jog	-16
~joints	-19
~jokes	-14
~joking	-19
~jonas	-21
~jot	-19
~joyce	-8
~jug	-24
~july	14
~jump	-14
~jun	-13
~jury	-17
~just	14
~karaoke	-19
~keel	-11
~keep	-33
~keeper	-11
~keepers	17
~keeps	-41
~keg	-11
~kegs	11
~keith	-15
~kennels	-9
~kent	10
~kept	-18
~kessler	-13
~key's	26
~keyboard	-11
~keypad	-16
~keys	-22
~kick	-18
~kicked	-14
~kid	-24
~kid's	-13
~kids	-13
~kilbride	-12
~killed	-11
~kills	-26
~kiln	13
~kilo	-10
~kilometres	-19
~kindly	17
~kirsty	9
~kitchen	12
~kits	12
~km/h	-15
~knee	-24
~knees	-11
~knife	-10
~knives	-9
~knock	-22
~knocked	21
~knocks	-14
~knots	-24
~knotted	17
~known	-19
~knows	22
~kulkarni	-11
~kyle	-10
~label	-29
~labelled	-8
~laboratory	-13
~laces	-12
~ladies	12
~ladies'	-12
~lading	-15
~ladle	-22
~lady	-18
~lady's	-10
~laid	-10
~lamb	-12
~lambing	11
~lamp	-13
~lamps	-23
~landfill	-18
~landowner	22
~lands	9
~langar	19
~language	-12
~lanyard	-15
~lanyards	-22
~lap	-22
~laps	-12
~large	-24
~larvae	-18
~laser	-21
~last	10
~lasts	-9
~late	9
~latest	-19
~latin	-13
~laugh	-8
~laughed	-13
~laughing	-17
~lay	-9
~layer	-14
~layers	-17
~layout	-11
~lays	-14
~leader	-10
~leaders	-14
~leaflets	-19
~league	8
~leak	11
~lean-to	-16
~leaning	-9
~leans	-16
~learned	-16
~learning	-17
~lease	-18
~least	-32
~leather	-18
~leave	-10
~leaver	9
~leavers	17
~leaves	-9
~leaving	-24
~led	-15
~ledger	-15
~lee	-19
~leeds	-15
~left	-9
~leftovers	-19
~legs	-23
~leicester	-18
~lemon	24
~len	-18
~lend	-15
~lender	-11
~lending	11
~lends	10
~length	-24
~lengthen	-11
~lens	-24
~lenses	-11
~lent	-21
~less	-16
~lessons	-14
~let	-11
~let's	14
~letterbox	-20
~letterhead	-12
~letting	16
~lettings	-11
~level	-18
~leveled	-10
~levelled	-12
~lever	-23
~librarian	-16
~lice	-18
~license	-24
~licensing	-13
~lidded	-16
~lids	-25
~lie	-16
~lies	-20
~life	-21
~lifeboat	-14
~lifeguard	8
~lifejackets	-13
~lifted	-18
~lighting	19
~lightly	-10
~lightning	17
~lights	-32
~like	38
~liked	-16
~likes	17
~lilies	-11
~limb	-20
~lime	-17
~limit	-30
~limo	30
~lims	-17
~lin	-16
~lincoln	-18
~lindqvist	-27
~line	-21
~liner	-16
~lines	-9
~linguist	-14
~lining	-23
~linked	-13
~links	-12
~liquid	-20
~liquids	-20
~lisle	-9
~list	-12
~listed	-23
~listen	-34
~listens	-19
~lists	-16
~literally	-16
~lithium	-9
~litre	-11
~litres	-34
~litter	-13
~liver	-13
~lives	11
~loader	-14
~loading	23
~loans	19
~location	-17
~locations	-15
~locked	-10
~locker	-23
~lockers	8
~locums	-17
~loft	-14
~log	-36
~logbook	-12
~logged	-11
~logger	-16
~logo	-25
~logs	-10
~loma	-10
~lone	12
~long	-17
~longer	-38
~loo	-9
~look	-11
~looking	17
~looks	-12
~loop	-20
~loops	-15
~loosen	-11
~lord	-16
~lorraine	-17
~lorry	23
~lose	-15
~loses	-11
~loss	-23
~lost	19
~lot	11
~lottery	-13
~lou	10
~loupe	-22
~love	9
~lovely	-17
~low	-28
~lowers	-14
~lowest	-11
~ltd	-25
~luck	-24
~lucky	-15
~lucy	-19
~ludmila	-13
~luis	13
~lukewarm	-20
~lumb	-15
~lumps	-19
~lungs	-9
~lupe	-16
~lying	-13
~ma'am	11
~machine's	-15
~machinist	-16
~mad	13
~made	11
~maghrib	-15
~magnets	-19
~magnus	-10
~mags	8
~mail	-12
~mailbox	-30
~mails	-15
~main	-38
~mainly	8
~mains	-9
~make	15
~make-up	-18
~maker	-22
~makes	-19
~mall	-11
~manage	-10
~managed	11
~manager	-23
~manager's	-24
~managing	11
~mane	14
~manhole	-10
~manifest	-9
~manifold	-18
~manny	9
~manuals	-16
~manufacturer	-16
~many	-14
~map	-22
~march	-33
~marcus	-11
~mare	11
~marek	20
~margin	-19
~marguerite	-15
~marian	-10
~marina	-15
~marisol	-12
~marjorie	-15
~marked	-24
~marker	-20
~marketing	-15
~markings	-14
~marks	-9
~marquee	-15
~married	-13
~marta	-22
~mascara	-12
~mask	-17
~mass	-15
~master	17
~mat	-16
~matches	-10
~matching	-19
~mate	9
~material	15
~mats	-15
~matter	-36
~matters	-13
~mattress	-15
~mattresses	-18
~max	-8
~maximum	-23
~may	-37
~maybe	15
~mayor	-22
~meal	-14
~mean	11
~meantime	-16
~meanwhile	-8
~measure	-24
~measured	-21
~measures	-18
~measuring	-21
~meat	-25
~mechanical	13
~medals	13
~media	-18
~medical	-24
~medicine	-16
~medicines	8
~medium	24
~meet	-24
~meeting	-18
~meg	-11
~melt	-14
~member	10
~member's	-12
~members	19
~memo	13
~mend	-13
~mending	-16
~mention	16
~mentions	-20
~menu	-17
~mercury	20
~merged	-14
~mesa	-9
~mesh	-20
~message	-35
~met	-23
~meter	-10
~method	26
~metre	-15
~mews	-12
~mg/l	-19
~mic	-15
~mice	-13
~michaelmas	-14
~microscope	-14
~microwave	-10
~mics	-12
~middle	-23
~midnight	-22
~mike	-15
~miles	-24
~milk	10
~mill	-21
~millimetres	-17
~million	-14
~min	-55
~mind	-32
~mine	-27
~minibar	-20
~minor	-11
~minors	11
~minus	-23
~minute	-15
~minuted	-15
~mirror	-17
~mirrors	-11
~misfire	-17
~miss	-10
~misses	-19
~missing	-22
~mist	-16
~mistake	-17
~mite	-15
~mix	-13
~mixed	-18
~moan	-16
~mobs	11
~mode	-14
~moira	10
~moisture	-27
~monday	13
~mondays	12
~money	-10
~month	-15
~month's	-10
~monthly	15
~mop	-10
~mopped	-13
~more	-11
~morn	-11
~mortar	-14
~mortars	-11
~moses	-20
~mostly	18
~mother	-27
~mother's	-16
~mothering	-16
~mothers	18
~motor	-16
~motorbikes	-15
~mould	-14
~mouldy	-16
~mounting	16
~mouse	10
~move-in	14
~moved	-34
~mower	-21
~mph	-24
~mug	-11
~mum	-10
~mum's	15
~mushroom	-16
~music	10
~must	14
~mute	13
~mutual	-13
~mystery	-12
~nacelle	-13
~nadia	-10
~nail	12
~naked	-9
~named	-23
~nameplate	-12
~names	-41
~naming	17
~nap	-28
~nape	-22
~nappy	-19
~national	-17
~native	-12
~near	-18
~nearest	-25
~nearly	-22
~necessary	-10
~need	38
~needed	-12
~needful	-20
~needle	-18
~needles	-17
~needs	20
~neighbour	16
~neighbour's	-9
~neighbours	10
~neither	-15
~nervous	-20
~nets	-16
~netted	-9
~network	-13
~networks	-10
~neuro	-15
~new	14
~newcomers	-15
~news	-25
~next	-21
~nguyen	-13
~nicer	-20
~nick	-19
~nineteen	-29
~nip	-9
~nitrate	11
~nitrile	-12
~nobody's	-14
~nod	-20
~noise	-13
~non	27
~none	-30
~noon	10
~noor	-25
~noose	8
~nope	-16
~nor	-15
~normal	-29
~north	-25
~nose	-16
~not	-13
~notch	-8
~notebook	17
~noted	-26
~notes	-14
~notices	-16
~notified	10
~notion	-16
~nov	-26
~november	-15
~now	20
~nozzle	-17
~nozzles	-10
~numbered	-34
~numbers	-26
~nursery	-26
~nurses	12
~nursing	11
~nuts	-22
~nylon	-21
~o'clock	-22
~oak	-20
~object	-16
~objects	10
~obliged	21
~observations	-15
~observed	-12
~observer	-14
~obtains	-8
~obviously	-9
~occasions	11
~occurred	-15
~oct	-28
~odd	-13
~off	-23
~offer	-28
~offering	-14
~offers	-17
~office	-19
~officers	14
~officially	11
~ofsted	-11
~ohio	13
~oil	-23
~oiled	-8
~oils	-11
~okafor	-26
~okonjo	-10
~ola	-13
~oldest	-26
~olu	-18
~omar	-14
~ombudsman	-20
~on-call	11
~onboard	-20
~onboarding	11
~one's	8
~one-page	15
~one-pager	10
~ones	-13
~onwards	17
~opened	-8
~opener	-21
~opens	-45
~opera	17
~operate	13
~operated	-11
~operating	-21
~operation	-12
~operations	-18
~operators	-11
~opinion	-12
~opposite	-25
~ops	-22
~optional	14
~orderlies	-16
~orderly	-11
~ordinary	-17
~originals	-10
~osei	-19
~osha	-17
~oskar	-12
~oswald's	-13
~others	-15
~otherwise	-39
~otoscope	-13
~ought	-17
~our	38
~ourselves	10
~outing	-17
~outlet	10
~outline	9
~outward	-9
~outwards	-10
~ovals	-10
~oven	-17
~overdue	9
~overflow	-20
~overlap	-14
~overlapping	-8
~overlock	-13
~overnight	-37
~overtime	-9
~owe	-9
~owes	-12
~owing	-16
~owls	-14
~own	-11
~owner	-16
~owners	-18
~owt	-9
~oyelaran	-11
~oysters	9
~p.m	11
~pacemaker	-14
~paces	-11
~packaging	-18
~packet	-22
~packets	-12
~packing	14
~packs	21
~pad	9
~padded	-10
~paddle	-21
~paddler	-11
~paddles	-16
~padlock	-20
~padlocks	-12
~pads	-11
~page	22
~pagerduty	-16
~paid	-10
~pain	-24
~painted	-15
~paints	-14
~pair	-21
~pairs	10
~pall	-10
~pallet	12
~pallets	-23
~pam	-21
~pan	-24
~panels	12
~panic	-10
~pannier	-13
~panto	10
~paper	25
~papers	14
~paperwork	-11
~parachute	9
~paragraph	9
~paragraphs	-14
~parcels	15
~parchment	-24
~parent	-33
~parents'	-19
~parish	11
~parishes	9
~park	-14
~parked	-18
~parking	-12
~parks	-14
~parrot	-15
~part	-13
~parties	9
~partner	-25
~partners	-9
~parts	-19
~party	-19
~passed	-23
~passenger	16
~passengers	9
~passes	18
~passing	-18
~passive	-16
~passport	-26
~password	-23
~past	8
~pat	-22
~patch	14
~path	-17
~patience	-15
~patient's	-12
~pattern	-22
~patterns	-14
~paul	-13
~pause	-16
~pausing	-18
~pavement	-17
~paying	-12
~payments	-11
~payroll	-13
~pays	-15
~pdf	-15
~peace	-9
~peak	-14
~peal	-11
~pearl	-9
~pedal	-11
~pedals	-11
~peel	-17
~peels	-14
~peg	-23
~pellet	23
~pen	-13
~pencil	-23
~pencils	-14
~pending	-15
~pendulum	-15
~penned	-8
~people	-18
~people's	14
~percent	-35
~perch	-12
~perfect	-8
~perforation	-12
~perfume	-15
~period	-23
~permanent	-19
~permanently	-18
~permission	-20
~person	18
~person's	-18
~personal	-16
~peru	-9
~pete	-23
~petra	-15
~petrol	-22
~pets	-9
~pfd	-15
~phantom	-14
~pharma	12
~pharmacy	-22
~philippa	-9
~phone	-33
~phones	-12
~photo	-35
~photograph	-31
~photographed	-30
~photographs	-16
~photos	-25
~phrases	-11
~physical	-10
~piano	-21
~pianos	-14
~pick	-20
~pick-up	16
~picker	-11
~pickers	11
~picks	-32
~pickup	15
~picture	-42
~pictures	-21
~piece	-17
~pieces	-25
~pier	-10
~piet	-11
~pigeons	-17
~pile	-28
~pills	-15
~pilot's	-14
~pilots	-24
~ping	-11
~pink	-19
~pinned	-19
~pip	-19
~pipes	-14
~pitch	-20
~pitches	-13
~pivots	-15
~pizza	-13
~placed	-12
~placement	-19
~places	13
~plane	10
~planetarium	-14
~planner	11
~plaster	13
~plastic	-31
~plate	-13
~plates	-20
~play	-25
~played	-13
~players	8
~playground	8
~playing	16
~playout	-12
~plays	-15
~please	16
~plenty	-22
~plough	-15
~pls	15
~plug	-9
~plumber	-16
~plywood	-15
~podcast	13
~pointing	-17
~points	-22
~poisons	-18
~poke	-12
~pole	-26
~polish	-11
~polite	-9
~politics	-17
~pony	-9
~poo	-10
~pool	20
~poor	-20
~pop	-10
~popcorn	-8
~porch	-18
~portal	-25
~porter	-13
~posh	-14
~position	-20
~positive	-21
~possible	9
~post-mortem	-17
~postage	-10
~postcard	-20
~postcode	-14
~posted	12
~poster	11
~posters	-16
~postponed	-15
~posts	-30
~pot	-18
~pots	-19
~pouch	-14
~pound	-19
~pounds	-25
~pour	-22
~poured	11
~powder	-13
~poznań	-14
~ppm	-22
~practice	12
~practise	14
~praise	-8
~praised	-13
~prakash	-10
~prams	-16
~prayer	-19
~pre-trip	12
~pregnant	-31
~preheated	-14
~prep	-9
~prepaid	-15
~prepare	9
~preschool	-10
~presence	-12
~present	-15
~presents	-17
~preset	-17
~pressed	-20
~presses	-18
~pressing	8
~pressure	-9
~pressures	-9
~pretty	-20
~preview	-14
~previous	-24
~price	-31
~prices	-25
~primed	-14
~principal	-15
~print	14
~printed	-9
~printers	-14
~printing	-20
~printout	-9
~priority	-18
~priya	-13
~priyanka	-14
~probably	-11
~probat	8
~probed	-25
~probes	-15
~problem	-12
~procedure	48
~processed	-9
~processor	-10
~prod	-19
~produce	26
~producer	8
~production	-10
~products	-15
~prof	-13
~professional	-13
~profile	-10
~prog	-11
~program	-17
~programme	8
~programmes	11
~project	-15
~projector	17
~promise	-17
~promised	11
~proof	-18
~proofreader	-10
~propane	13
~properly	15
~properties	-11
~property	25
~proposed	-10
~propped	11
~prose	-9
~prosthetic	20
~prosthetics	-14
~protest	-9
~protocol	17
~prove	-25
~proves	-10
~provided	-10
~provider	-9
~proving	-10
~provisional	-10
~psi	-14
~pub	-16
~publishes	-13
~pull	-38
~pulled	-33
~pulling	-23
~pulse	-16
~pump	-8
~punch	-12
~pune	-18
~pupil	-8
~puppet	8
~puppy	14
~purchase	-10
~purchasing	-16
~purification	12
~purple	-15
~pus	-16
~push	-34
~pushed	-19
~pushing	-25
~put	18
~puts	-49
~quad	-19
~quality	-20
~quantity	-14
~quarantine	9
~quarrel	17
~quarry	15
~quarterly	-22
~quarters	-15
~quay	-12
~queen	-10
~queries	-15
~questions	-8
~queue	-9
~quick	-9
~quickly	-15
~quiet	-24
~quill	9
~quit	-22
~quite	-15
~quiz	-21
~quotation	-14
~quotes	-13
~quoting	-15
~rabbi	-11
~rabbits	9
~rabies	-12
~rack	-29
~racks	-19
~radar	-14
~radiator	-14
~radios	-14
~raffle	-9
~rag	-12
~rags	-14
~rail	-9
~rails	-13
~rain	-16
~raining	11
~raise	-13
~raised	-32
~raises	-12
~raizer	-15
~rake	-25
~raking	13
~ramona	-21
~ramp	-13
~random	8
~rang	-21
~range	-17
~ranger	-15
~rashid	-17
~rasp	-16
~rat	-12
~rate	-31
~rates	-8
~ratio	-20
~rats	-16
~ravi	-18
~rcvs	-15
~reach	-17
~reached	-15
~reaches	-14
~reaction	12
~reacts	-15
~readers	-21
~readings	-24
~reads	-25
~ready	-18
~really	-26
~rear	-13
~reasons	-26
~rebook	-9
~recall	11
~recalled	-14
~receipt	-20
~receipts	-16
~receiver	-14
~receiving	21
~reception	16
~receptionist	-21
~recital	-8
~recommendation	-11
~recorded	-27
~recorder	-14
~recordings	-8
~recovered	-10
~recycling	-17
~red	-31
~redo	-21
~redone	-16
~reds	-9
~reed	-14
~reef	10
~reel	-14
~ref	-14
~reference	-23
~referral	-12
~refuelling	12
~refunded	-18
~refunds	-18
~refuse	-33
~refused	-17
~refusing	-17
~reg	-17
~regard	9
~regards	-15
~region	8
~registrar	8
~registration	-14
~regular	11
~regulated	-12
~regulator	-24
~reinstall	-10
~reject	-16
~rejections	-16
~related	-18
~relative	-17
~relaxed	-16
~released	-19
~releases	-26
~releasing	15
~remain	-19
~remake	-12
~remark	-21
~remarks	-24
~remember	-12
~remembers	-17
~remembrance	-8
~remind	-12
~reminder	-16
~reminds	-12
~remote	11
~removal	15
~remove	-20
~removed	-17
~removes	-11
~renewal	-16
~rental	18
~rents	-17
~reorder	-13
~rep	-10
~repainted	-12
~repair	13
~repairs	15
~repeats	-22
~replace	-10
~replacement	9
~replaces	-23
~replied	-15
~reply	-34
~report	-13
~reported	-38
~reporter	-18
~reporting	-15
~reports	-10
~reprocessing	12
~reps	-13
~request	9
~requester	-15
~required	-15
~reservation	-15
~reserve	-22
~reservoir	-18
~reset	17
~resetting	12
~residents	14
~residual	-11
~resin	-16
~resolved	18
~respirator	-12
~respond	8
~response	12
~responsibility	-12
~responsible	-22
~restart	-28
~rested	-20
~restock	13
~restore	17
~restricted	-19
~restringing	11
~rests	-28
~result	-25
~results	15
~resurface	15
~resurfacing	14
~retained	-15
~retention	-10
~retired	-12
~retirement	-12
~retires	-10
~return	21
~returns	22
~reused	-12
~rev	13
~reverse	-17
~reversed	-12
~revert	-15
~review	-28
~reviewed	-20
~reviews	-21
~rewritten	-15
~reyes	-8
~rgds	-16
~rhubarb	-19
~ribbon	-13
~rider	-9
~riders	11
~rides	10
~ridge	-12
~rig	-30
~rightly	-13
~rind	-20
~ring	-15
~ringer	-11
~ringers	-17
~rings	-12
~rinse	-9
~rinsed	-24
~rinses	-17
~ripe	-8
~rise	-12
~risk	10
~riverside	-13
~roast	-9
~roasted	-8
~roaster	11
~roasting	11
~rock	9
~rocks	-16
~rode	-14
~rods	-10
~roger	-17
~roll	-12
~roller	-11
~rollers	-9
~rolling	-20
~ron	-16
~roofing	-15
~room	-13
~rooms	-12
~root	-17
~rope	-9
~rosalind	-15
~roses	-19
~roster	-15
~rot	-17
~rota	-11
~rotate	-17
~rotated	-10
~rotavator	14
~rotterdam	10
~rough	-18
~roughly	22
~rounds	-15
~route	-11
~routes	-9
~routine	34
~rover	-12
~royal	-11
~rub	-10
~rubbed	-18
~rubber	-11
~rubbing	-16
~rubs	-13
~rude	-17
~rug	25
~rule	15
~ruler	-17
~rump	-11
~run	-9
~runbook	16
~rung	-20
~runner	-17
~runners	-19
~running	13
~runs	-37
~rush	-12
~rust	-19
~ruth	-20
~rye	14
~sachet	-19
~sack	-12
~sacks	-18
~sacristan	-15
~sacristy	9
~sadly	-12
~safeguarding	13
~sails	-13
~salary	-17
~sale	14
~sales	-20
~salinity	-13
~salmon	-9
~salt	-22
~sampler	-16
~samples	18
~sandbags	-19
~sandra	-10
~sandwiches	-18
~satellite	-11
~sato	-16
~saturday	15
~save	11
~saved	-20
~saves	-17
~saw	-25
~saws	12
~sawyer	-17
~saying	-8
~says	15
~scaffold	19
~scaffolder	-11
~scales	-10
~scalp	-15
~scanner	-20
~scans	-19
~scene	-18
~scenery	-10
~scheme	-10
~school	-14
~school's	-14
~schools	-16
~scientist	-11
~scissors	-22
~scones	-13
~score	-18
~scout	-12
~scouts	-13
~scrap	-12
~scraped	-16
~scraper	-20
~scratched	-15
~scream	-16
~screw	-17
~screwdriver	-19
~screwdrivers	-12
~screws	-15
~scribble	-18
~script	9
~scroll	-18
~scrubbed	-16
~scrubs	-15
~scuba	14
~scum	-8
~scuppers	-11
~seal	-23
~sealed	-33
~seals	-11
~seam	-22
~sean	-15
~searched	-14
~searches	-14
~seasonal	24
~seasons	-11
~seat	-20
~seating	-18
~seats	-26
~seaward	-12
~sec	-24
~second	-20
~secondary	-19
~seconds	-20
~secretariat	-17
~secretary	-28
~secs	-19
~section	17
~section's	-13
~sedated	-12
~see	12
~seeds	-8
~seeing	-20
~seems	-11
~seen	-35
~self	-14
~self-storage	-20
~selfie	15
~sell	-21
~seller	-14
~selling	-20
~sending	12
~sends	-43
~senior	-16
~sense	-12
~sensor	-19
~sent	-22
~sentence	-16
~separate	-31
~separately	-23
~sept	-23
~september	26
~septic	13
~serial	-19
~serif	-11
~server	-11
~servers	-21
~service	8
~services	-8
~session	-8
~set	34
~setting	16
~settle	9
~settled	-21
~settling	-12
~seventy	-17
~several	-19
~sew	-13
~sexton	-11
~shade	-14
~shaft	-16
~shake	-39
~shaken	-22
~shakes	-9
~shanice	-19
~shape	-28
~sharpened	-17
~sharply	13
~sharps	-16
~shave	-10
~she'll	-11
~shearer	-13
~shearing	16
~shed	-18
~shedding	-18
~sheep	15
~sheet	21
~sheeted	-13
~sheets	-18
~shelf	-24
~shell	-22
~shells	11
~shelter	-17
~shelves	-26
~sherry	-16
~shes	11
~shield	-11
~shines	-16
~shiny	-12
~ship	-14
~shipments	-13
~shipper's	-9
~shirt	-9
~shoe	19
~shoes	-23
~shona	-12
~shoot	-25
~shore	-20
~shorn	-11
~shorter	-8
~shot	-22
~shots	-13
~should	26
~shoulder	-18
~shoulders	-20
~shouldn't	-15
~shouting	-17
~shouts	-14
~shovel	-15
~shovels	-14
~show	16
~showed	-14
~shower	-17
~showers	9
~showing	-19
~shredding	8
~shrimp	-13
~shropshire	-11
~shut	-21
~shutdown	11
~shutoff	-15
~shuts	10
~shutter	-15
~shutters	-19
~sick	-9
~side	-15
~sides	-45
~sieve	-18
~sieved	-10
~sight	-10
~signal	-14
~signals	-20
~signature	9
~signatures	-16
~signed	14
~signs	-42
~silence	-17
~silica	-19
~silicone	-14
~sill	-15
~silly	21
~silo	-13
~silver	-21
~simone	-18
~simply	8
~singing	-21
~sings	-17
~sir/madam	-9
~siren	-13
~sirs	-11
~sister	-9
~sisters	-13
~sits	-36
~sitting	-25
~situation	-9
~six	17
~sixes	-15
~sixth	-17
~sixty	-37
~size	-21
~sizes	-22
~skate	21
~skates	14
~skerry	-20
~ski	-18
~skid	-10
~skim	-16
~skimmer	-10
~skin	-25
~skip	-34
~skipper	-11
~skipper's	-16
~skirting	-19
~skirts	-9
~skis	10
~sky	-11
~slab	-18
~slack	-14
~slacken	-12
~slant	-17
~slate	-15
~sleep	29
~sleeps	13
~sleeve	-10
~sleeves	-14
~slept	-21
~slid	-15
~slide	-21
~slider	-16
~slides	-10
~sling	-13
~slinger	-13
~slips	-18
~slipway	-10
~slope	-18
~slow	-25
~slowly	-32
~sludge	-14
~smaller	18
~smallest	-21
~smalls	-11
~smell	-11
~smelling	-11
~smells	-15
~smile	-13
~smiling	-10
~smoke	-28
~smoker	-17
~smokes	-16
~smoking	-13
~sms	-19
~snake	-18
~snakes	11
~snap	-24
~sniff	-12
~sniffs	-9
~snowflake	-15
~soak	-29
~soaked	-17
~soap	-13
~soapy	-17
~sober	-17
~social	-16
~society	-16
~sock	-17
~socks	-22
~sofas	13
~soft	-12
~softener	-17
~soil	-18
~solder	-18
~sole	-11
~soles	-20
~solution	-9
~solved	-12
~somebody	13
~somebody's	-25
~someone's	-12
~something	16
~something's	-15
~somewhere	-13
~son	-13
~sonde	10
~song	-16
~sons	-20
~soon	-33
~sop	16
~sore	-11
~sorry	-30
~sort	-12
~sorts	-20
~sound	-31
~sounded	-11
~soup	-20
~sour	-23
~source	-16
~sources	-14
~sourdough	13
~south	-16
~spa	-14
~space	-22
~spacers	-8
~spaces	-9
~spaniel	-12
~spanish	-16
~spare	-35
~spares	-17
~spawn	-18
~speak	-15
~speaker	-14
~speaking	-22
~speaks	-16
~special	-20
~specialist	-11
~species	-24
~specifically	10
~specimen	-12
~speech	-18
~speed	-30
~speeding	-15
~spell	-18
~spelled	18
~spelling	-24
~spend	-17
~spent	-25
~spill	-19
~spindle	12
~spine	-23
~spirit	-25
~spits	-16
~splash	11
~splice	-14
~split	-11
~splits	-11
~spoilt	-10
~spoke	-18
~spoken	-13
~spoon	-26
~spoons	-19
~spores	-13
~spot	-12
~spots	-10
~spotter	-17
~sprayed	-17
~sprays	-12
~spread	-13
~spreader	-18
~spreaders	-14
~spreadsheet	-9
~springs	-16
~sprinklers	21
~square	-18
~squeeze	-13
~stab	-17
~stack	-16
~stacked	-22
~staging	-19
~stain	-11
~stained	12
~stains	24
~stairlifts	15
~stakes	-16
~stall	-13
~stamped	-20
~stamps	-22
~stand	-33
~standby	-9
~standing	-22
~staple	-22
~stars	-16
~starter	10
~starting	25
~startup	-17
~state	19
~statement	-12
~states	-18
~static	-19
~stations	11
~status	-16
~stay	-17
~stayed	-24
~staying	-14
~steady	-8
~steam	-25
~steel	17
~steering	-14
~stem	10
~stems	-26
~stencil	-12
~step	9
~steph	-10
~stepladder	-15
~steps	13
~stern	-15
~sticker	-10
~stickers	-15
~sticky	11
~stiff	-16
~still	-36
~stings	12
~stinks	-10
~stir	-24
~stitch	10
~stitches	-14
~stock	-29
~stockroom	-11
~stoke	8
~stole	-11
~stone	-14
~stool	-18
~stopcock	-18
~stopped	-16
~storage	25
~stored	-18
~storm	-13
~story	-16
~stove	-17
~stoves	-10
~stragglers	-14
~straight	-38
~strain	-12
~strapped	-10
~straps	-18
~straw	-20
~street	-25
~strength	-14
~stretch	-19
~strike	-19
~strimmer	-12
~strings	-17
~strip	-28
~stripe	-11
~stripped	17
~stripping	10
~strips	-19
~stroke	-13
~strongest	-12
~struck	-20
~stu	-17
~stubby	-21
~studies	-14
~studio	22
~studs	-12
~stump	13
~subject	37
~submarine	14
~submitted	-16
~subs	-15
~successor	-16
~suggestion	-14
~suit	-14
~suits	12
~sulphur	-14
~sum	-11
~summary	-10
~summer	13
~summers	-17
~sun	-25
~sunday	-13
~sundown	-10
~sunset	-16
~super	-17
~supermarket	14
~supersedes	16
~supervisor	-9
~supervisors	-10
~supplied	14
~suppliers	-18
~support	-24
~supposed	-14
~supt	-14
~sure	-18
~surface	-26
~surgeon	-12
~surgeries	-11
~surname	-21
~surprised	13
~survey	23
~suspect	-14
~suspects	-8
~swab	-17
~swallow	-11
~swap	-21
~swapped	-23
~swapping	13
~swaps	-22
~swarm	14
~swatch	-14
~sweats	-16
~sweeps	-15
~sweet	8
~swell	15
~swelled	-10
~swept	-15
~swim	-22
~swing	-21
~swings	-15
~swiss	-13
~switchboard	13
~switches	-16
~swore	8
~sworn	-9
~system	-35
~table	10
~tabled	-11
~tablet	-27
~tablets	-29
~tabs	25
~tack	13
~tag	12
~tags	-28
~tail	-25
~takes	-19
~taking	24
~talc	-16
~talked	8
~talking	-31
~talks	-29
~tall	-11
~tally	-15
~tamp	-13
~tank's	-9
~tannoy	-8
~tansley	-12
~tanya	-14
~tap	8
~tapes	11
~taps	-15
~tare	-22
~target	-25
~tarmac	-12
~tattoos	-11
~taxes	-17
~taxi	-22
~tea	-15
~teach	-12
~teacher	-25
~teachers	-23
~teaching	15
~tear	-20
~tech	-11
~technician	-35
~technicians	-12
~ted	-11
~ted's	-13
~telephone	-35
~telephones	-22
~tell	21
~teller	-9
~temp	-34
~temperature	9
~tempering	11
~template	-18
~temps	-12
~tenancy	-14
~tenant's	-12
~tenants	-21
~tenants'	9
~tension	-20
~tent	-17
~tenth	-21
~term	-28
~terms	-25
~test	12
~testing	13
~text	-12
~texted	-12
~texts	-24
~than	-10
~thandi	-14
~thank	-21
~thanked	-24
~thanks	-32
~that	13
~that'd	-12
~that'll	-8
~that's	23
~thats	11
~thaw	-9
~the	12
~theatre	-25
~theirs	-15
~them's	-15
~themselves	-20
~theo	-9
~there	12
~there'd	-8
~there's	-12
~therefore	15
~theres	-20
~thermal	-13
~thermometer	-36
~thermostat	-20
~they'd	-21
~they'll	-12
~they're	-15
~they've	-9
~thick	-16
~thickness	-12
~thin	12
~thing	19
~think	-11
~thinks	9
~thinned	13
~thinner	-18
~thinners	-25
~thirds	-20
~thirty-four	-16
~thirty-one	-14
~this	10
~those	-14
~though	-28
~thought	8
~thread	-11
~threads	-12
~threshold	-12
~through	12
~throughout	-21
~throw	13
~throwing	-16
~thrown	-24
~throws	-16
~thru	-19
~thu	-8
~thumb	-26
~thumbnail	-16
~thumbs	-19
~thursdays	11
~thx	-26
~ticked	-28
~ticket	-9
~ticketing	-16
~ticking	-19
~ticks	-23
~tidied	-24
~tidy	-14
~tied	-29
~tight	-24
~tighten	-10
~tightened	-13
~tilt	-10
~tilted	-16
~tim	-11
~timer	-30
~tines	-12
~tins	9
~tinting	10
~tip	-27
~tipped	-14
~tipping	-11
~tips	-11
~tired	18
~tires	-15
~tissue	-10
~title	19
~tmrw	-13
~tobacco	-14
~tobias	-10
~today	17
~today's	17
~toddlers	-17
~toe	-18
~together	10
~toilets	-8
~token	-14
~tom's	9
~tomb	-9
~ton	-21
~tone	-24
~tongs	-21
~tonight	9
~tonnes	-16
~too	-13
~took	14
~tool	-10
~toolbox	-11
~top	-15
~topic	13
~torch	-26
~torch-on	12
~torches	-19
~torpedo	-16
~total	12
~totals	-16
~tote	-16
~touch	-32
~touched	-26
~touches	-22
~touching	-24
~tourist	11
~tourniquet	-13
~tow	-12
~toward	-17
~towards	-18
~towel	-27
~towels	12
~tower	10
~toy	-10
~toys	17
~traced	-15
~tracer	-10
~track	-15
~tracked	-10
~tracking	11
~tracks	-17
~trade	-13
~trades	-14
~traffic	-25
~trailers	-10
~trainees	19
~transactions	-19
~transferred	-9
~transfers	-16
~transfusion	-11
~translated	-18
~translations	14
~translator	-23
~transparent	-16
~trapdoor	-12
~trapped	10
~traps	-11
~trash	-9
~travel	-11
~travels	-24
~tray	-20
~trays	11
~treasurer	-19
~treated	14
~treats	-18
~trees	-9
~triangle	-13
~trickle	-14
~tried	-21
~tries	-26
~trigger	-11
~trim	-20
~trimmed	14
~trip	-12
~triple	-14
~tripped	-13
~trolley	-29
~trot	-11
~trouble	-23
~trout	10
~truck	-17
~true	-12
~trunk	-20
~trust	-11
~trustees	12
~try	-17
~tub	-22
~tube	-16
~tucson	18
~tue	-10
~tues	-13
~tuesdays	10
~tug	-25
~tugs	-14
~tulsa	-17
~tunde	-20
~tune	-10
~tuning	13
~tunnel	15
~tunnels	-14
~turbine	-13
~turn	-17
~turnout	8
~turns	-10
~tutor	-12
~tutors	12
~tweezers	-10
~twelfth	-16
~twelve	-11
~twenty-four	-12
~twenty-six	-15
~twenty-two	-23
~twins	-22
~twist	-11
~two	9
~two-man	-8
~two-person	-18
~type	-17
~typed	24
~types	12
~typing	-10
~typos	-11
~tyres	-11
~ugh	-25
~ukrainian	-8
~ultrasonic	-19
~unclaimed	-9
~unclip	-11
~under	-34
~underneath	-29
~understood	-22
~underwear	-20
~undo	23
~uniform	12
~uniforms	-13
~university	-19
~unknown	-13
~unless	-11
~unload	-8
~unloaded	8
~unloading	-11
~unlock	-17
~unlocked	-15
~unopened	-14
~unplug	-15
~unplugged	-14
~unscrewed	-11
~until	-11
~untouched	-11
~unwell	-18
~unzip	-12
~update	-15
~updates	13
~upload	-18
~uploads	-21
~upright	18
~uprights	11
~ups	-18
~upside	11
~upstairs	-22
~upwards	-15
~upwind	-26
~urn	-23
~use	-30
~use-by	-16
~used	13
~user	-20
~users	-14
~uses	-9
~usual	-18
~usually	-19
~utility	-13
~vac	-10
~vacation	-12
~vaccination	10
~vacuum	-20
~valid	-21
~valley	-20
~value	-30
~values	-9
~valve	-11
~vans	-20
~variety	-9
~varnish	-10
~vault	-13
~vegetables	-10
~vehicle	-30
~vehicles	12
~veil	-17
~velcro	-12
~vendor	-19
~vendors	13
~vent	-21
~ventilation	-14
~vents	-21
~verger	-13
~verified	-11
~vermont	-13
~version	-18
~very	11
~vessel	-10
~vest	-27
~vestry	-12
~vests	-15
~vet's	-17
~veterinary	-21
~via	9
~vicar	-20
~vicarage	-8
~video	10
~vinegar	-14
~visible	-13
~visited	-9
~visitor	15
~voice	-21
~void	-21
~volts	14
~volume	-22
~volumes	-15
~volunteer	-9
~volunteered	11
~volunteers	-18
~vos	-10
~vote	-9
~votes	-11
~voucher	-20
~w/o	-12
~waited	-13
~waiter	-18
~waiting	-23
~waits	-35
~wake	-13
~wakefield	-11
~walk	-24
~walk-in	-9
~walk-ins	19
~walkers	-17
~walking	-17
~walks	-11
~wall	15
~walls	-17
~walt	-19
~walter	-9
~wand	-16
~wander	-14
~wands	-17
~want	49
~wanted	-9
~wanting	-17
~wants	39
~ward	-26
~wardrobe	-16
~wards	-18
~warehouse	14
~warm	-19
~warmed	-12
~warmly	-9
~warmth	-15
~warn	-15
~warned	-15
~washer	-25
~washers	-12
~wasn't	-18
~wasnt	-18
~wasps	-10
~waste	11
~wasted	-13
~wastewater	9
~watch	-24
~watched	9
~watches	9
~water	-26
~water's	-19
~wave	-25
~waves	-11
~way	30
~ways	-13
~we'd	9
~we'll	20
~wear	-27
~wears	-17
~web	-13
~website	-10
~weddings	-14
~wedge	-11
~wednesday	9
~weds	-9
~wee	-13
~week's	-16
~weekday	-9
~weekend	10
~weekends	-21
~weekly	-11
~weigh	-26
~weighbridge	-18
~weighed	-24
~weights	-26
~welcome	-21
~welcomed	-15
~welding	14
~well	-23
~wendell	-13
~were	9
~west	-20
~wet	-24
~what	40
~whatever's	-16
~whatsapp	-12
~wheel	10
~wheelchair	10
~wheelchairs	21
~wheeled	-19
~wheelhouse	-15
~wheels	-15
~whether	-35
~while	-17
~whip	-9
~whistle	-20
~whitaker	-15
~whitcombe	-14
~white	11
~whiteboard	-18
~whites	-16
~whitlock	-14
~whitsun	8
~who	12
~who'd	10
~whoever	-16
~whose	-19
~width	8
~wife	-11
~wifi	-19
~wig	11
~wigs	11
~wiki	-17
~wild	-18
~wildlife	12
~will	20
~wills	-9
~wind	-15
~winds	-12
~windshield	30
~windsock	-13
~windward	-14
~windy	10
~wine	-13
~winery	9
~wings	-21
~wipe	9
~wiped	13
~wiper	-15
~wipes	-20
~wiping	-9
~wire	-43
~wires	-11
~wishes	-16
~with	-16
~withdraw	-14
~withdrawal	-14
~within	-68
~without	-14
~witness	-24
~witnessed	12
~wobbles	-13
~wolf	-15
~woman	-17
~won	-17
~wood	-28
~wooden	15
~woods	-14
~wording	-24
~worked	-14
~worker	-12
~workers	16
~worm	-14
~worn	-29
~worry	-12
~worst	18
~worth	-20
~wouldn't	13
~wound	10
~wrap	-24
~wrapped	-11
~wrapper	-14
~wren	10
~wrench	-11
~wring	-11
~write	20
~write-up	15
~writes	-38
~writing	44
~written	47
~wrong	-20
~wrote	13
~x-ray	9
~y'all	-14
~yachts	-10
~yard	-23
~year	8
~years	-15
~yelling	10
~yep	-17
~yes	-38
~yesterday's	-12
~yet	-16
~yield	-16
~yoke	-9
~yolanda	-8
~you	11
~you'd	10
~you're	-9
~you've	9
~young	-14
~your	-9
~yours	-26
~yourself	-19
~yrs	-17
~yusuf	-14
~yvonne	-17
~zamboni	11
~zendesk	-9
~zenith	-13
~zero	-25
~zeroed	-17
~zone	-23
~zoo	8
…!	-24
…"	-29
…%	-22
…&	-31
…'	-18
…(	-19
…)	16
…*	-17
…+	-30
…,	-23
…-	-19
…/	-19
…0	-46
…;	-14
…=	-33
…>	-15
…?	10
…@	15
…[	14
…]	23
…^	-13
…_	-8
…a.m	-21
…a4	-13
…abernethy	-18
…able	12
…aboard	-13
…about	-11
…above	-11
…abroad	-9
…absorbent	-10
…accepted	-22
…access	-15
…accident	-19
…accompany	-18
…account	-34
…accounts	-23
…acetone	-13
…acid	-16
…across	-27
…action	13
…active	-11
…actual	-20
…actually	-24
…ada	-13
…add	-20
…added	-19
…address	-15
…adds	-12
…adeyemi	-9
…adjust	-13
…admin	-24
…administration	-8
…ads	-16
…adults	-12
…advance	-11
…advances	-13
…adverts	-14
…adviser	-10
…aerosols	-12
…after	-16
…afternoon	10
…afterwards	-28
…against	-43
…agency	-9
…agent	-25
…agents	-23
…agm	-20
…agnes	-13
…ago	-21
…agree	-31
…agreement	-9
…agrees	-15
…aid	13
…aider	-17
…aids	-21
…air	-32
…aircraft	-15
…airline	-13
…airport	-9
…alarm	-25
…alcohol	-16
…all	-49
…allergen	-23
…allergens	-11
…allergies	-18
…allergy	-21
…allotment	-13
…allowed	-23
…alma	9
…almost	-12
…along	-17
…aloud	-10
…already	-26
…alright	10
…also	-53
…altar	-19
…although	-10
…altogether	-18
…am	-42
…amber	-8
…amina	-14
…ammonia	-9
…among	-12
…amount	-12
…an	-22
…anchor	-11
…anchors	-8
…and	-12
…angel	-12
…anglers	-17
…animal	-11
…animals	-19
…answer	-29
…answers	-15
…antwerp	-16
…anybody	-29
…anybody's	-17
…anyone	-9
…anyone's	-14
…anything	-29
…apart	-23
…apiary	-11
…apologies	-13
…apologise	-15
…app	-24
…appliances	-15
…applicant	-12
…applicants	-10
…application	-12
…applies	-13
…apply	-19
…appointment	-20
…apprentice	-26
…approach	-15
…approaches	-17
…approval	-20
…approved	-19
…april	-21
…apron	-21
…archdeacon's	-14
…archive	-24
…are	-24
…aren't	-21
…argue	-18
…arm	-19
…around	-27
…array	-17
…arrival	-20
…arrivals	-17
…arrive	-15
…arrives	-20
…arriving	-10
…art	-11
…artificial	-8
…artist	-23
…as	-14
…asbestos	-22
…ash	-13
…ashes	-16
…ashore	-10
…ask	-14
…asked	34
…asking	12
…asl	-11
…assessment	-17
…assessor	-20
…assistant	-23
…assistants	-16
…association	-8
…at	-25
…ate	-13
…attached	-10
…attempts	-9
…attendance	-10
…attendant	-33
…attending	-17
…attention	-19
…audience	-19
…audio	-15
…audiologist	-10
…audit	9
…auditor	-16
…august	-35
…aunty	-16
…authority	11
…autoclave	-22
…autumn	-20
…auxiliary	-12
…avoid	-13
…awning	-15
…b	-13
…babies	-11
…baby	-16
…back	-47
…background	9
…backs	-9
…backup	-24
…backward	-16
…backwards	-22
…bacteria	-10
…bad	-22
…badge	-18
…badly	-13
…bag	-42
…bags	-34
…bait	-8
…bake	-16
…balance	-15
…bale	-20
…baler	-16
…ball	-19
…balloon	-24
…balloons	-9
…ballot	-10
…ballots	-12
…balls	-15
…band	-12
…bank	-33
…barbicide	-17
…bare	-23
…barge	-10
…barn	-20
…barrier	-19
…bars	-22
…base	-20
…baseline	-10
…basically	-17
…basin	-11
…basket	-13
…baskets	-19
…batch	-24
…batching	-14
…bath	-12
…bathroom	-12
…bats	-15
…batten	-14
…batteries	-26
…battery	-12
…bay	-24
…bc	-17
…be	12
…bea	9
…beach	-14
…beacon	-11
…bead	-19
…beans	-12
…bear	18
…beard	-15
…beat	-17
…beatrice	-17
…because	-13
…become	-18
…bed	-23
…beds	-16
…bee	-16
…been	-23
…beer	10
…bees	-20
…before	-11
…beforehand	-15
…begin	-18
…beginner	-11
…beginning	-24
…behind	-12
…being	-26
…believe	-18
…bell	-12
…bellows	-16
…bells	-12
…belly	-23
…below	-37
…belt	-28
…belts	-11
…bench	-25
…bend	-16
…bent	-14
…bernadette	-12
…bernard	-17
…beside	-15
…best	-14
…best-before	-11
…between	-45
…bex	-13
…beyond	-11
…bicycles	9
…big	-19
…bigger	-16
…biggest	-12
…bike	9
…bikes	-19
…bill	-19
…bills	-9
…bin	-37
…bind	-11
…binder	18
…bindings	-14
…binned	-9
…bins	-9
…biomedical	-11
…bird	-18
…birds	-20
…biscuit	-8
…bishop's	-16
…bisque	-19
…bits	-27
…bitten	-9
…blade	-32
…blades	-21
…blame	15
…blanket	-11
…blankets	-21
…blast	-18
…bleach	-23
…bled	-18
…bleed	-9
…bleeds	-13
…bless	-12
…blind	-14
…blink	-15
…blister	-16
…blocked	-12
…blocks	-10
…blokes	-20
…blood	-34
…blow	-26
…blower	-12
…blown	-12
…blue	-33
…board	-43
…boarders	-19
…boarding	-11
…boards	-30
…boats	-22
…bob	-15
…body	-27
…boil	-21
…boiler	10
…bold	-19
…bolt	-13
…bolts	-18
…bond	-12
…bone	-17
…bonnet	-13
…book	-39
…book's	-15
…booked	10
…booking	-32
…books	-35
…boom	-11
…booth	-20
…boots	-16
…border	-17
…born	-19
…both	-24
…bottle	-28
…bottled	-9
…bottles	-24
…bottling	-9
…bottom	-30
…bounces	-17
…bouncy	-13
…bow	-14
…bowls	-10
…box	-21
…boxes	-34
…boxing	-19
…boy	-18
…boys	-19
…brake	-24
…brakes	-19
…bram	-14
…brash	-14
…brass	-17
…bread	-22
…break	-33
…breakdown	-10
…breaker	-11
…breaks	-17
…breast	-11
…breathe	-14
…breathes	-16
…breathing	-13
…brewery	-20
…bridge	-14
…brief	-16
…briefing	-15
…brigade	-12
…bright	-14
…brine	-13
…bring	-41
…bringing	-14
…brings	-31
…british	11
…broke	-16
…broken	-28
…bronze	-18
…brother's	-16
…brothers	-12
…brought	-26
…brown	-23
…brush	-32
…brushed	-20
…btw	-18
…bubbles	-11
…bucket	-24
…buckets	-10
…buckles	-10
…buddy	-20
…buffer	-19
…bug	-20
…bugs	-14
…build	-13
…building	-22
…builds	-8
…built	-17
…bulb	-14
…bull	-25
…bunkering	-15
…buoy	-10
…burial	-14
…buried	-15
…burn	-25
…burned	-15
…burner	-13
…burning	-13
…burst	14
…bursts	-14
…bus	-21
…buses	-15
…business	-28
…businesses	-11
…button	-19
…buy	-16
…buyer	-20
…buyers	-14
…buzzer	-12
…by	-13
…bypass	-15
…c	-27
…cab	-16
…cabinet	-22
…cabins	-17
…cable	-13
…cables	-13
…cage	-28
…cages	-8
…cal	-15
…calibration	-12
…call	-19
…caller	-19
…callers	-14
…calling	-10
…calls	-46
…callum	-20
…calm	-22
…calves	-20
…camel	-10
…camera	-29
…cameras	-16
…campsite	-12
…campus	-15
…canal	-12
…cancel	-14
…cancels	-11
…candidates	-13
…candle	-13
…candles	-18
…cannon	10
…cannot	-19
…canteen	-17
…cap	-19
…caps	-14
…captain	-29
…car	-51
…carabiner	-17
…caravan	-21
…card	-53
…cards	-23
…care	15
…caretaker	-15
…cargo	-12
…cargowise	-9
…carol	13
…carpet	-20
…carpets	-13
…carried	-13
…carrier	-19
…carries	-36
…carry	-30
…carrying	-16
…cars	-27
…cart	-16
…carton	-9
…cartons	-14
…carts	-15
…case	-23
…cash	-36
…cast	-19
…castle	8
…cat	-21
…catch	-11
…catcher	-14
…cathedral	-8
…cats	-18
…cattle	-11
…caused	-9
…cellar	-10
…cemetery	-16
…cent	-18
…center	-11
…centimetres	-15
…centre	-11
…cents	-17
…ceramics	-11
…certain	8
…certificate	-25
…certificates	-16
…certified	-18
…chains	-17
…chainsaw	-16
…chair	-31
…chairs	-25
…chalk	-18
…chalked	-15
…chalks	-16
…chamber	-14
…chambers	-12
…chance	10
…change	-27
…changed	-26
…changeover	-20
…changes	-25
…chaps	-11
…charge	-21
…charged	-21
…chargehand	-17
…charger	-13
…charging	-19
…charity	13
…chart	-27
…chat	-17
…check	-57
…check-in	-13
…check-out	-25
…checked	-36
…checker	-15
…checking	-23
…checklist	-26
…checks	-51
…cheers	-11
…cheese	-22
…chef	-16
…chemical	-17
…chemicals	-16
…chemistry	-10
…cheques	-15
…chest	10
…chief	-28
…child	-25
…child's	-11
…children	-25
…children's	-17
…chilled	-23
…chiller	-17
…chimney	-17
…chin	-10
…chip	-14
…chipper	-16
…chlorine	-25
…chocked	-10
…chocks	-18
…choir	15
…christmas	-19
…chuck	-19
…church	-27
…chute	-14
…cill	-17
…circle	-12
…circulate	10
…cited	-15
…city	-8
…claim	-19
…claims	-22
…clamp	-15
…class	-11
…classes	-19
…clean	-15
…cleaned	-15
…cleaning	-15
…cleans	-11
…clear	-33
…clearance	-8
…cleared	-11
…clearing	-24
…clerk's	-13
…click	-22
…clicks	-14
…client	-12
…client's	-21
…clients	-12
…climb	-18
…climber	-11
…climbs	-16
…clinic	-15
…clip	-14
…clipped	-9
…clips	-10
…clive	13
…cllr	-14
…clock	-18
…clockwise	-10
…close	-34
…closed	-20
…closes	-12
…closing	-19
…cloth	-18
…clothes	-31
…cm	-8
…co	-28
…co-op	-22
…co2	-24
…coach	-15
…coast	12
…coat	-22
…coats	-10
…code	-20
…coffee	-25
…coffin	-13
…coils	-12
…coin	-14
…coin-op	-9
…coins	-10
…colder	-13
…colin	-16
…collar	-11
…colleagues	-19
…collect	-24
…collected	-25
…collection	-16
…collects	-19
…color	-17
…colostrum	-22
…colour	-25
…coloured	-10
…colours	-11
…comb	-20
…combs	-14
…come	-19
…comes	-10
…comma	-21
…commands	-20
…comment	-13
…comments	-15
…commercial	-9
…commission	14
…committee	-30
…common	-16
…comp	-24
…company	-40
…company's	-11
…compare	-20
…compared	-11
…compares	-13
…complained	-15
…complaints	13
…complete	-19
…compliance	9
…compound	-15
…compressor	-11
…computer	-20
…concert	-20
…concrete	-21
…condemned	-13
…condition	-30
…conditioner	-17
…conditions	-9
…conductor	-12
…cones	-17
…confidential	-11
…confirm	-18
…confirmed	-13
…confirms	-18
…conflict	-15
…connect	-18
…connected	-13
…consent	-20
…conservation	-11
…conservator	-17
…console	13
…consultant	-8
…contact	-27
…container	11
…containers	-13
…content	-15
…contents	-14
…context	-12
…contract	-20
…contractor	-22
…contractors	-19
…contracts	-13
…control	-36
…controlled	-12
…controller	11
…controls	-21
…convert	-14
…conveyor	-20
…cook	-11
…cool	-25
…cooler	-17
…coordinator	-21
…coordinators	-21
…copied	-14
…copies	-17
…copper	-21
…cops	-12
…copy	-23
…cord	-18
…core	-11
…cork	-20
…corner	-10
…corporate	8
…correction	-18
…corrections	-19
…corridor	-21
…cos	-32
…cost	-19
…costs	-12
…costume	-14
…costumes	-16
…cotton	-16
…couch	-17
…could	11
…council	9
…council's	-20
…councillor	-11
…count	-35
…counted	-21
…counters	-9
…counting	-22
…countries	-30
…counts	-25
…county	-20
…couple	-19
…coupler	-14
…courier	-15
…courier's	-11
…couriers	-11
…course	-14
…courses	-12
…courts	-11
…cousin	-19
…cover	-36
…covered	-9
…covering	-14
…covers	-32
…cow	-20
…cows	-12
…cox	-12
…cqc	-9
…crack	-17
…cracked	-9
…cracks	-23
…crane	-21
…cranked	-8
…crash	-8
…crate	-24
…crates	-12
…cream	-11
…creates	-12
…credit	-13
…crematorium	-18
…crib	-14
…cried	-21
…cross	-26
…crosses	-20
…crowd	-8
…crown	-12
…crowns	-17
…crying	-16
…cubes	-10
…cubicle	-10
…cuff	-13
…cuffs	-18
…cup	-18
…cupboard	-24
…cups	-16
…cure	-12
…current	-14
…curtain	-21
…curtains	-11
…custody	-19
…customer	-8
…customer's	-19
…customers	-27
…customers'	-22
…customs	13
…cut	-53
…cuts	-19
…cutter	-10
…cutters	-9
…cutting	-16
…cycle	-9
…cylinder	-10
…cylinders	-16
…d	-13
…dad	-21
…dad's	-18
…daily	-21
…dal	-10
…damage	-18
…damaged	-21
…damp	-27
…dangerous	-23
…dark	-35
…darren	-13
…dash	-18
…data	-22
…database	-13
…dates	-18
…daughter	-19
…day	-16
…daylight	-18
…days	-20
…dead	-30
…deaf	-11
…deal	-19
…dealing	-20
…deals	-18
…dealt	-17
…dear	-9
…deb	-16
…debit	-9
…deborah	15
…deceased	-16
…december	-24
…decent	-23
…decide	-9
…decides	-12
…decision	-14
…deck	-26
…deckhand	-17
…decon	-8
…deduct	-8
…dee	-21
…deep	-15
…deepa	11
…deeper	-9
…defect	-17
…defibrillator	-14
…defrost	-16
…degrees	-35
…delete	-13
…deletion	-18
…delivered	12
…deliveries	-14
…denise	-17
…dental	-28
…dented	-11
…dents	-12
…dentures	-17
…departure	-16
…depends	-17
…deploy	-10
…deposit	-24
…dept	-16
…depth	-10
…derek	-11
…describe	-14
…described	11
…description	-17
…desk	-16
…details	-13
…detector	-19
…detectors	-11
…dex	-16
…dialysis	-17
…diamond	-12
…diary	-15
…dictate	15
…dictated	-10
…dictating	-14
…did	-15
…didn't	-16
…died	-15
…difference	-16
…differences	-11
…different	12
…differently	-13
…dig	-12
…dinner	-14
…dip	-19
…director	-23
…dirty	-19
…disagree	11
…disc	-23
…discharge	-16
…disconnect	-15
…discussed	8
…discussion	10
…dishwasher	-12
…disinfect	-18
…dismissal	-21
…dispatch	-19
…dispatcher	-16
…dispenser	-17
…display	-21
…displays	-11
…dispute	-12
…distance	-13
…distillery	-17
…distribution	-20
…distributor	-13
…district	-18
…diwali	-12
…do	18
…doc	-27
…dock	-13
…docket	-8
…doctor	-25
…doctor's	-8
…document	9
…documents	-22
…doesn't	-13
…dog's	-9
…dogs	-18
…dollars	-12
…dome	-17
…domestic	-21
…don't	-37
…donated	-27
…donation	-16
…done	-16
…donor	-16
…dont	-19
…door	-29
…door's	-16
…doors	-37
…dorothy	-14
…dot	-20
…double	-22
…doubled	-20
…dough	-14
…downloads	-9
…downwind	-19
…doyle	-16
…dr	-14
…draft	-19
…drafted	-14
…dragging	-16
…drain	-29
…draw	-14
…drawer	-19
…drawing	-8
…drawings	-11
…drawn	-15
…dresser	-8
…drill	-21
…drink	-10
…drinks	-19
…drip	-20
…drips	-14
…drive	-39
…drive-in	-12
…drivers	-26
…drives	-18
…drone	-19
…drop	-32
…dropped	-22
…dropping	-14
…drops	-17
…drove	-15
…drug	13
…drugs	-13
…drum	-26
…drunk	-12
…dry	-26
…dryer	-18
…drying	-25
…dsm	-9
…dual	-15
…due	-9
…dull	-10
…dump	-21
…duplicate	-15
…during	-17
…dust	-30
…dusty	-11
…duty	9
…dye	-21
…e-mail	-18
…e-stop	-8
…each	-18
…ear	-19
…earlier	-13
…early	-23
…ears	-16
…earth	-21
…east	-16
…easter	-23
…eat	-20
…echo	-13
…edge	-11
…edges	-18
…editor	-8
…egg	-13
…eggs	-22
…eh	-15
…eho	-9
…eight	-16
…eighteen	-25
…eighty	-30
…either	-24
…elderly	-11
…electric	-12
…electricals	-15
…elevator	-19
…eleven	-21
…ellie	-17
…else	-44
…else's	-14
…em	-31
…email	-16
…emergency	-27
…employee	-23
…employees	-9
…emptied	-19
…empties	-16
…empty	-25
…emptying	-15
…end	-11
…ended	-11
…ends	-28
…engineer	-15
…engineering	-16
…engineers	-27
…engines	-13
…english	-9
…enough	-24
…enter	-9
…entered	-14
…entering	-18
…enters	18
…entrance	-12
…entry	-25
…envelope	-27
…envelopes	-14
…environmental	-11
…equal	-9
…equipment	-12
…er	-34
…error	-17
…estate	-19
…estates	-9
…evaporator	-16
…even	-40
…evenings	-23
…event	-14
…everybody	13
…everyone	-26
…everyone's	-24
…everything	-13
…evidence	13
…ewes	-15
…ex	-19
…exactly	-17
…exam	-12
…exams	-15
…except	-20
…exceptions	-11
…exchanged	-8
…excuse	-21
…exist	-10
…existing	-8
…exists	12
…exit	-17
…expected	10
…expense	-17
…experience	-19
…expire	-10
…expired	-22
…expiry	-17
…explains	-22
…export	-12
…extinguisher	-12
…extra	-13
…extraction	-10
…extractor	12
…eye	-14
…eyes	-25
…f	-10
…fabric	-18
…face	-24
…faced	-15
…faces	-26
…facilities	-9
…facility	-16
…facing	-10
…factory	-21
…fail	-15
…failed	-17
…fails	-27
…fainted	-9
…fair	-23
…fake	-8
…falconry	-12
…fall	-23
…fallen	-10
…falls	-23
…families	-29
…family	-30
…family-run	-18
…fans	-18
…far	-27
…farm	-24
…farmer	13
…fast	-15
…fault	-18
…fax	-12
…feature	-20
…fed	-20
…feed	-29
…feedback	-14
…feeder	-9
…feeding	-25
…feels	-10
…fees	-13
…fell	-17
…felling	-13
…felt	-27
…female	-9
…femi	-15
…fence	-16
…ferry	11
…festival	-11
…few	-12
…ffp3	-8
…field	-11
…fifteen	-29
…fifth	-11
…fifty	-29
…figure	-8
…file	-36
…files	-13
…fill	-42
…filled	-12
…filling	-15
…fills	-18
…film	-22
…films	-13
…filter	-18
…filters	-17
…final	-8
…finally	26
…finance	-10
…finch	-17
…find	-44
…finder	-15
…finding	-12
…finds	-20
…fines	-12
…finger	-28
…fingerprints	-16
…fingers	-26
…finish	-21
…finished	-15
…finishing	-10
…fire	-34
…fireworks	-17
…firing	-13
…firms	-11
…first	-31
…fish	-28
…fishing	-15
…fit	-24
…fitted	-16
…fitter	-17
…fitting	-21
…five	-13
…fix	-11
…fixes	-16
…flag	-14
…flame	-19
…flash	-13
…flashlight	-15
…flask	-16
…flat	-32
…flats	-21
…fleece	-21
…flesh	-21
…flies	14
…flight	-14
…flights	-12
…flip	-14
…float	-24
…floats	-16
…flood	-22
…floor	-34
…flour	-18
…flow	-18
…flowers	-22
…flue	-11
…flush	-25
…flushes	-9
…fly	-34
…flyers	-17
…flying	11
…flyman	-8
…fm	-20
…foam	-30
…fog	-9
…foil	-14
…fold	-19
…folded	-18
…folder	-29
…folding	-21
…folks	-18
…following	-36
…follows	-29
…food	-27
…foot	-42
…for	18
…force	-16
…foreman	-23
…forget	9
…fork	-11
…format	-12
…forms	-14
…fortnight	-13
…forty	-38
…forty-eight	-19
…forty-two	-15
…forward	-14
…forwarded	-12
…found	-22
…four	-21
…fourteen	9
…frame	-22
…frames	-15
…frank	-16
…free	-35
…freelance	-21
…freelancer	-12
…freeze	-12
…freezer	-17
…freezing	-19
…freight	-11
…fresenius	-9
…fresh	-36
…friday's	14
…fridays	-29
…fridge	-31
…friendly	9
…friends	-10
…frightened	-13
…front	-44
…fronts	-18
…frost	15
…frozen	-22
…fruit	-12
…fryer	-17
…ft	-23
…fuel	-13
…fueled	-16
…full	-40
…funeral	-19
…funerals	-8
…funnel	-15
…funny	-13
…fur	-21
…furnace	-14
…furniture	-17
…further	-28
…fuse	-26
…fuzzy	-17
…gaffer	-9
…gain	-10
…gallery	-12
…gallons	-11
…game	14
…games	-15
…gang	-20
…gangway	-13
…gap	-25
…gaping	-12
…garden	-27
…gary	10
…gas	-42
…gasket	-14
…gate	-33
…gates	-22
…gather	-12
…gauge	-22
…gauntlets	-17
…gave	-24
…gear	-17
…gearbox	-13
…gel	-18
…general	-17
…generator	-29
…gentle	-9
…gentleman	-16
…gently	-10
…geoff	-9
…gerald's	-12
…germany	-18
…get	-23
…get-in	-17
…get-out	11
…gets	-10
…gift	-25
…gifts	-13
…gimme	8
…girls	-9
…girth	-8
…give	-32
…given	-24
…gives	-33
…glad	-8
…glass	-37
…glasses	-17
…glove	-24
…gloves	-38
…glue	-22
…glued	-8
…go	-42
…goals	-11
…god	-19
…goes	-26
…goggles	-13
…going	-19
…gold	-13
…gone	-31
…gonna	10
…goods	-16
…goodwill	-12
…got	-34
…gotta	-28
…governors	-14
…gps	-17
…grab	-16
…grade	-14
…grader	-8
…grading	-19
…graffiti	-13
…grain	-10
…grand	-27
…grandfather	-13
…grapes	-15
…grass	-13
…grateful	8
…grave	-13
…gravel	-13
…graves	-10
…grease	-11
…great	-28
…green	-34
…greenhouse	-24
…greet	-12
…greeter	-10
…greetings	-17
…grey	-16
…grid	-12
…grinder	-9
…grinding	-17
…grit	-21
…groom	-21
…gross	-20
…ground	-47
…grounds	-8
…groups	-20
…grow	-23
…grown	-21
…guard	-35
…guards	-8
…guest	-30
…guests	-27
…guidance	-24
…guild	-13
…gun	-16
…guns	-13
…gus	-17
…gusts	-14
…guys	-30
…gwen	-10
…h	-16
…habit	-10
…hail	-17
…hair	-14
…hal	-19
…half	-59
…hall	-38
…halloween	-19
…handed	-38
…handheld	-14
…handing	-15
…handle	-18
…handled	-12
…handler	-11
…handlers	-12
…handles	-18
…handling	-13
…handover	19
…handpiece	-12
…handpieces	13
…hands	-44
…hang	-37
…hanging	-29
…hangs	-20
…happen	12
…happened	-26
…happens	-12
…happy	-25
…harcourt	-16
…hard	-22
…harness	-20
…harvest	-9
…has	14
…hat	-13
…hatch	-19
…have	13
…haven't	-18
…having	-11
…hawks	-15
…hay	-13
…haze	-16
…he	-29
…he'd	9
…he's	10
…head	-19
…headings	-24
…heads	-13
…headset	-9
…headstone	-16
…health	-28
…hear	-23
…heard	-8
…hears	-17
…hearth	-18
…heat	-15
…heated	-26
…heater	-14
…heaters	-10
…heating	-15
…heats	-14
…heavy	10
…hectares	15
…hedgehogs	-19
…heel	-14
…height	-28
…heights	-8
…held	-20
…helicopter	-18
…helmet	-23
…helmets	-15
…help	13
…helped	-11
…helper	-10
…hemi	-14
…henna	-10
…her	12
…herbarium	-11
…here	-26
…here's	-19
…heron	-11
…hi	-27
…hide	-20
…high	-28
…higher	-14
…hill	-20
…him	-28
…himself	-27
…hindu	-18
…hire	-31
…hired	-18
…hirer	-8
…hisses	-9
…history	-12
…hit	-24
…hitch	-14
…hits	-17
…hives	-18
…hiya	-24
…hmrc	-14
…hoist	-20
…holders	-8
…holding	-17
…holds	-20
…hole	-13
…holes	-21
…holiday	-20
…holidays	-11
…hollow	13
…home	11
…homeowner	-9
…honestly	-14
…honey	-18
…hood	-29
…hook	-35
…hooks	-13
…hope	-26
…hoping	20
…hopper	-14
…horn	-15
…horse	-13
…horses	-22
…horseshoe	-16
…hose	-21
…hospice	9
…hospital	-21
…hospital's	-15
…hospitals	-10
…host	-8
…hostel	-24
…hosts	10
…hot	-38
…hotel	-27
…hotline	-13
…hotter	-20
…hour	-32
…hours	-37
…household	-13
…housekeeper	-17
…housekeeping	-12
…houses	-19
…how-to	-16
…hr	-14
…hrs	-12
…hse	-25
…hub	-11
…hubspot	-8
…hundred	-56
…hung	-23
…hurt	-19
…husband	-28
…hut	-16
…hydrants	-18
…hydro	-13
…hygiene	12
…i	9
…i'd	31
…i've	-44
…i.e	-13
…ice	-27
…id	-26
…ideally	-10
…identity	-12
…ignore	-13
…ill	-13
…imagine	-16
…immediately	-15
…important	-14
…impression	-16
…impressions	-20
…inch	-22
…inches	-16
…incident	-23
…include	-11
…including	-12
…incoming	-21
…index	-16
…indoors	-21
…inform	-13
…information	-16
…informed	-14
…informs	-20
…ingrid	-21
…initials	-16
…injury	10
…ink	-24
…inn	-19
…inner	-12
…inside	-54
…inspect	-12
…inspected	-21
…inspecting	-21
…inspection	-27
…inspector	13
…inspects	-19
…instance	10
…instructor	-13
…instrument	-13
…instruments	-14
…insulation	-23
…insulin	-14
…insured	-11
…insurer	10
…intake	-17
…interns	-14
…interpreter	-12
…interpreters	-23
…interruption	-9
…interval	-10
…into	-17
…inventory	-14
…invoice	-13
…invoices	-14
…iodine	-14
…irish	-9
…irrigation	-15
…island	-9
…isn't	-12
…isolated	-19
…isolation	-16
…isolator	-21
…issue	-19
…issued	-11
…issues	-30
…issuing	-13
…it	-10
…it'll	12
…it's	-28
…item	-22
…items	-29
…its	-42
…itself	-19
…ivory	-10
…jack	-9
…jackets	-12
…jamb	-11
…jan	-10
…january	8
…japan	-15
…japanese	-12
…jar	-22
…jargon	12
…jars	9
…jean	-17
…jetty	-19
…jewellery	-11
…jewelry	-15
…jib	-15
…jo	-21
…job	-41
…joining	-9
…jonas	-14
…jot	-14
…judge	-19
…judges	-10
…july	11
…jump	-16
…junction	-16
…junior	9
…jury	-14
…k	-11
…keep	-27
…keeper	13
…keepers	-16
…keeps	-31
…keg	-12
…kegs	14
…kennels	-15
…kent	-22
…kept	-34
…kessler	-13
…kettle	-15
…kev	-22
…key	-38
…key's	-24
…keyholder	-12
…keys	-31
…kg	-20
…kick	-12
…kicked	-12
…kid	-28
…kid's	-12
…kids	-40
…kill	-25
…killed	-8
…kills	-11
…kiln	-16
…kilo	-17
…kilometres	-18
…kilos	-19
…kim	-9
…kind	-22
…kindly	23
…kiosk	-14
…kit	-23
…kitchen	12
…knees	-22
…knew	-12
…knife	-23
…knives	-22
…knock	-21
…knocked	-14
…knocks	-17
…knot	-18
…knots	-23
…know	8
…known	-13
…knows	8
…kowalczyk	-12
…kulkarni	-12
…kyle	-18
…lab	-37
…label	-30
…label's	11
…labelled	-11
…labels	-24
…laboratory	-12
…lace	-15
…laces	-13
…lacquer	-14
…lad	-37
…ladder	-27
…ladders	9
…ladle	-14
…lady's	-13
…laid	-22
…lake	-12
…lamb	-13
…lamp	-28
…lamps	-8
…land	-15
…landfill	-12
…landing	10
…landlord	-17
…landowner	-22
…lane	-19
…language	-30
…lantern	-19
…lap	-21
…laps	-11
…laptop	-9
…large	-11
…late	8
…later	9
…laugh	-23
…launch	-13
…laundry	-18
…law	-21
…lawn	-15
…lawyer	11
…layer	-11
…laying	-27
…lays	-21
…leader	-23
…leaf	-12
…leaflets	-11
…league	-17
…leak	-11
…leaking	-21
…leaks	-13
…lean	-21
…leans	-10
…learned	-15
…learner	-14
…learnt	-8
…lease	-17
…least	-32
…leaver	-8
…leavers	-29
…leaves	-29
…leaving	-38
…ledger	-15
…leeds	-12
…left	-39
…leg	-25
…legs	-18
…leicester	-15
…lena	-16
…lend	-14
…lends	-20
…length	-12
…lengthen	-8
…lens	-15
…lenses	-12
…lent	-13
…let	-39
…let's	13
…letter	-21
…letters	9
…letting	-21
…level	-27
…levels	-15
…lever	-18
…librarian	-10
…library	-35
…lice	-11
…licence	24
…license	-20
…lid	-24
…lids	-9
…lie	-18
…lies	-11
…life	-16
…lifejackets	-9
…lift	-37
…lifted	-10
…lifts	-24
…light	-42
…lighthouse	-17
…lighting	-14
…lightly	-9
…lightning	-16
…lights	-37
…like	22
…lime	-12
…limit	-24
…limits	-13
…limo	-18
…lims	-11
…lindqvist	-19
…line	-28
…lined	-14
…linen	-25
…liner	-15
…lines	-26
…linguist	-11
…link	-14
…links	-12
…listed	-18
…listen	-27
…listens	-20
…lit	-17
…litres	-29
…live	-27
…load	-40
…loaded	-17
…loader	-18
…loading	-22
…loads	-14
…loan	-33
…loans	-19
…lobby	-19
…local	-19
…location	-9
…lock	-28
…locked	-31
…locker	-10
…lockers	-11
…locking	-12
…lockout	-19
…locks	-23
…locksmith	-17
…locum	-19
…locums	-17
…log	-31
…lol	-16
…lone	-21
…long	-38
…longer	-20
…look	-60
…looked	-38
…looking	19
…looks	-39
…loop	-26
…loose	-31
…lose	-30
…loss	-22
…lost	-11
…lot	-43
…lou	-21
…loud	-31
…loupe	-12
…love	-22
…lovely	-26
…low	-19
…lower	-27
…lowered	-22
…lowering	-21
…lowers	-18
…lowest	-10
…ludlow	10
…lukewarm	-14
…lunch	-12
…lx	-10
…lying	-19
…m	-18
…machine	-33
…machine's	-18
…machines	-24
…machinist	-15
…mad	-28
…madam	-16
…made	-14
…magazine	-20
…magnet	-11
…mail	-16
…mailed	-17
…main	-26
…mainly	-19
…mains	-14
…maintenance	-15
…make	16
…make-up	-10
…maker	-12
…makes	-29
…making	-21
…malcolm	-11
…man	-8
…manage	-19
…managed	-10
…management	8
…manager	-17
…manager's	-13
…managers	-11
…manhole	-19
…manifold	-13
…manila	-12
…manny	-16
…manual	-33
…manufacturer	-9
…many	-30
…maple	10
…marble	-17
…march	-23
…mare	-15
…marek	11
…marian	-9
…marionettes	-11
…marisol	-13
…mark	-20
…marked	-13
…market	-16
…marks	-15
…marquee	-11
…married	-8
…marshal	-24
…marta	-17
…mask	-17
…masking	-9
…masks	-19
…mass	-15
…mat	-13
…match	-23
…matched	-14
…mate	-20
…material	-25
…maternity	10
…matinee	-9
…mats	-13
…matter	-33
…mattress	-22
…maureen	-14
…max	-22
…maximum	-13
…may	-30
…maybe	-14
…mayor	-21
…md	-11
…me	16
…mean	-13
…measure	-17
…measured	-18
…measures	-15
…measuring	-13
…meat	-16
…mechanic	-20
…mechanical	-19
…medals	-18
…medical	-20
…medication	-10
…medicine	-13
…medicines	-11
…medium	-18
…meds	-11
…meet	-18
…meets	-14
…melt	-13
…melts	-12
…member	-21
…members	10
…memo	-22
…memorials	-13
…memory	-27
…men	-23
…mend	-11
…mentions	-9
…menu	-16
…merge	-10
…mesa	-12
…mess	-27
…message	-11
…met	-11
…metal	-35
…meter	-32
…meters	-13
…metre	-11
…mews	-11
…mg/l	-10
…mic	-14
…middle	-27
…midnight	-14
…mil	-21
…mileage	-10
…miles	-15
…milk	-24
…mill	-20
…millimetres	-15
…min	-37
…mind	-19
…mine	-9
…minibus	-19
…minimum	-16
…ministry	-16
…mins	-21
…minus	-16
…minute	-39
…minutes	-57
…miss	-20
…missing	10
…mix	-17
…mixed	-13
…mixing	-20
…mm	-18
…mo	-15
…mobile	-22
…model	-8
…models	-13
…moira	15
…moisture	-17
…moment	-26
…mon	-18
…monday	-34
…mondays	-21
…money	-18
…month	-50
…monthly	-13
…months	-31
…more	-17
…mortars	-9
…most	-25
…moth	-21
…mother	-22
…mother's	-18
…mothers	-15
…mould	-18
…mouldy	-12
…mount	-22
…mountain	-14
…mouth	-18
…move	-33
…moved	-18
…moves	9
…moving	-34
…mower	-9
…mph	-18
…mr	-39
…ms	-30
…mum	-11
…mum's	-20
…mushrooms	-11
…music	-22
…mute	-14
…my	15
…myself	-15
…mystery	-18
…nadia	-8
…nail	-21
…name	-38
…names	-15
…nap	-19
…nape	-9
…nappy	-17
…national	-12
…navel	-17
…near	-37
…nearest	-21
…nearly	-22
…neck	-17
…need	23
…needed	-19
…needful	-12
…needle	-14
…needles	-26
…needs	17
…neither	-12
…neon	-10
…nephew	-29
…nest	-18
…nests	-18
…net	-20
…netted	-10
…neutral	-12
…never	-25
…newcomers	-12
…news	-15
…nicely	-9
…nicer	-9
…nick	-22
…nicked	-15
…night	-34
…nights	-15
…nine	-38
…nineteen	-26
…ninth	-26
…nitrile	-10
…no	-40
…nobody	13
…nobody's	-18
…noise	-24
…non	-15
…none	-23
…noon	-9
…noor	-17
…nope	-14
…normal	-27
…normally	-13
…north	-22
…nose	-19
…note	15
…notebook	-14
…noted	-18
…nothing	-12
…notice	-26
…notified	-18
…notion	-9
…nov	-17
…november	-19
…nowhere	-19
…nr	-8
…number	-41
…numbered	-21
…numbers	-26
…nurse	-29
…nurses	-16
…nursing	-8
…nut	-22
…nuts	-15
…nylon	-25
…o'clock	-18
…o2	-12
…object	-13
…objects	-23
…oblige	9
…obliged	12
…observations	-20
…observatory	15
…observer	-11
…obtain	12
…obviously	-12
…occasions	-9
…october	13
…of	-14
…off	-23
…offboarding	-9
…offer	-12
…offered	-17
…offering	-11
…offers	-11
…office	13
…officers	-11
…offices	-10
…officially	-14
…offline	-17
…ofsted	-10
…oh	-31
…ohio	-17
…oil	-33
…oils	-9
…okafor	-14
…okay	-11
…ola	-12
…old	-32
…older	-12
…oldest	-13
…olu	-10
…omg	-19
…on	-20
…on-call	-19
…onboarding	-17
…one's	10
…one-page	15
…one-pager	23
…ones	-9
…only	-24
…onto	-24
…open	-15
…opened	-28
…opens	-39
…operate	-12
…operator	-29
…operators	-9
…ops	-19
…or	-12
…orange	-15
…order	-8
…ordered	-12
…orderlies	-10
…ordinary	-12
…original	-18
…osei	-13
…oswald's	-9
…other	15
…others	-22
…otherwise	-35
…otoscope	-8
…ought	-21
…our	15
…ourselves	-15
…out	-29
…outboards	-17
…outer	-23
…outgoing	-9
…outline	-16
…outside	-42
…oven	-17
…over	-27
…overdue	-18
…overlock	-17
…overnight	-30
…owe	-8
…owen	-14
…owner	-29
…owners	-11
…owns	9
…oxygen	-23
…oyster	-24
…oysters	-25
…p2	-9
…pa	-13
…packed	-11
…packets	-12
…packing	-18
…packs	-17
…pad	-16
…paddle	-11
…paddles	-12
…padlock	-22
…padlocks	-9
…pads	-15
…page	10
…pagerduty	-11
…pages	-20
…paid	-28
…pain	-17
…painted	-11
…pair	-12
…pallet	9
…pam	-22
…pan	-17
…panel	-15
…panels	-29
…panic	-14
…paper	9
…paperwork	-11
…paragraph	9
…parcel	-15
…parcels	-17
…parchment	-22
…parent	-23
…parents	-19
…parents'	-12
…parish	-33
…park	-39
…parked	-19
…parking	-25
…parks	-14
…part	-34
…part-timers	-10
…parties	-20
…partner	-16
…parts	-22
…party	-18
…pass	-29
…passed	-20
…passenger	-19
…passengers	-29
…passes	-29
…passing	-10
…passport	-19
…passports	-18
…password	-11
…past	-37
…paste	-23
…pat	-13
…patch	-23
…path	-10
…patient	-15
…patient's	-16
…pattern	-11
…pauline	-15
…pause	-9
…paying	-9
…payment	-20
…payments	-18
…payroll	-19
…pays	-29
…pc	-15
…peak	-13
…pedal	-24
…peel	-14
…peg	-12
…pellet	-21
…pen	-23
…pencil	-23
…pencils	-9
…pendulum	-12
…pens	-11
…pensioners	-11
…people	-18
…people's	-27
…percent	-29
…perch	-9
…perfect	-11
…perfume	-18
…perhaps	-16
…permission	-16
…permit	-19
…person	-10
…person's	-13
…personal	-9
…persons	-23
…petra	-15
…petrol	-15
…ph	-20
…pharmacist	9
…pharmacy	-22
…phone	-39
…phoned	12
…photo	-26
…photograph	-23
…photographed	-21
…photographs	-22
…photos	-27
…piano	-24
…pianos	-12
…pic	-23
…pick	-24
…pick-up	-22
…picked	-10
…picking	-20
…picks	-22
…pickup	13
…picture	-24
…pictures	-9
…piece	-23
…pieces	-22
…pile	-22
…pilots	-14
…pin	-25
…pink	-22
…pins	-15
…pipe	-16
…pit	-23
…pitch	-19
…place	-25
…placed	-14
…placement	-16
…places	-18
…plain	-26
…planner	-21
…plant	-19
…plants	-13
…plastic	-27
…plate	-30
…plates	-16
…platform	-15
…play	-29
…playground	-20
…playout	-14
…plays	-13
…pleasant	-19
…please	11
…plenty	-17
…plot	9
…pls	-14
…plug	-16
…plugged	-16
…plugs	-19
…plus	-29
…plywood	-16
…pm	-19
…po	-19
…pocket	-26
…pockets	-20
…podcast	-24
…point	-22
…pointing	-12
…points	-29
…pole	-15
…poles	-14
…police	-10
…policy	-14
…polished	-20
…politely	-19
…polls	-9
…poly	-18
…pond	-19
…pool	-25
…pop	-19
…popcorn	-15
…port	-19
…portable	-12
…portal	-17
…porter	-18
…position	-14
…positive	-17
…possible	-19
…post	-36
…posted	-18
…poster	-25
…posts	-19
…pot	-22
…pouch	-10
…pounds	-16
…pour	-30
…poured	-26
…pouring	-11
…power	-42
…ppm	-10
…practice	9
…practices	-14
…praised	-10
…prams	-9
…prayer	-14
…pre-trip	9
…preheated	-10
…prepare	16
…prepares	-17
…prescription	-9
…presence	-12
…present	-39
…preset	-13
…presiding	13
…press	-33
…pressure	-23
…previous	-14
…price	-26
…primed	-11
…principal	-9
…print	-27
…printer	-14
…prints	10
…prison	-10
…private	-17
…priya	-11
…probat	-23
…probation	-16
…probe	-26
…process	-31
…processed	-9
…prod	-11
…produce	16
…producer	-15
…product	-13
…production	-10
…products	-17
…professional	-19
…program	-17
…programme	-10
…project	-20
…projector	-11
…promised	15
…prop	-25
…proper	-25
…properties	-12
…property	-28
…proposed	-10
…props	-18
…prosthetic	-13
…prosthetics	-12
…protocol	-12
…prove	-11
…proves	-11
…psi	-13
…public	-24
…pull	-42
…pulled	-22
…pulling	-18
…pulls	-26
…pulse	-16
…pump	-31
…pumping	-11
…pumps	-11
…pune	-17
…pupil	-8
…puppet	-17
…purification	-19
…purple	-22
…purpose	11
…push	-14
…pushes	-9
…put	-24
…puts	-33
…putting	-33
…pyro	10
…qa	-17
…qc	-19
…quality	-18
…quarantine	-27
…quarrel	-9
…quarter	-32
…quarterly	-14
…quarters	-17
…question	-18
…questions	-21
…queue	-17
…quick	-28
…quid	-10
…quill	8
…quite	-14
…quiz	-14
…quotes	-13
…rack	-31
…racks	-10
…radio	16
…radios	-13
…raffle	-9
…rags	-18
…railway	-15
…raised	-17
…rake	-14
…raking	-18
…ramadan	13
…ramp	-28
…ran	-27
…random	10
…range	-13
…ranger	-12
…rate	-23
…rates	-17
…ratio	-9
…ravi	-20
…raw	-21
…ray	-10
…razor	-14
…re	18
…reach	-18
…reached	-16
…read	-48
…reader	-21
…readers	-17
…reading	-33
…readings	-17
…reads	-34
…ready	-18
…realised	-21
…really	-13
…reason	11
…recall	-10
…receipt	-21
…receive	-21
…received	-12
…receives	-15
…receiving	-9
…receptionist	-19
…reconciliation	-13
…record	10
…recorded	-15
…recording	-30
…records	-22
…recovering	-12
…recycling	-16
…red	-33
…reed	-11
…reef	-18
…reel	-11
…reference	-17
…refill	-17
…refuelling	-17
…refund	-26
…refuse	-21
…refused	-14
…refusing	-10
…regard	-18
…regards	-13
…regional	-18
…register	-16
…registers	-17
…registrar	-12
…registration	-12
…regret	-13
…regulator	-17
…reinstall	-9
…reject	-16
…rejected	-9
…rejections	-8
…related	-15
…relative	-8
…relatives	13
…release	-21
…releasing	-18
…remains	-17
…remark	-19
…remarks	-15
…remember	-16
…remind	-9
…reminder	-17
…remote	-20
…remotely	-17
…removes	-22
…renal	-11
…renewed	-27
…rent	-23
…rental	-11
…rents	-15
…repair	-30
…repairs	-22
…repeat	10
…replaced	-15
…replacement	13
…reply	-14
…reported	-25
…reporter	-11
…reporting	-15
…reports	-17
…requester	-12
…requests	-16
…requires	-19
…rescue	-27
…reservoir	-13
…reset	-26
…resetting	-16
…resident	-12
…residents	-30
…residual	-11
…resolved	15
…respond	-9
…responsible	-22
…restart	-10
…restaurants	-14
…rested	-16
…restore	-10
…rests	-21
…result	-18
…results	-12
…resurface	-12
…retire	10
…retired	-25
…retiring	-10
…return	-26
…returned	-27
…reviews	-16
…ribbon	-20
…rice	-22
…rick	-10
…ride	-23
…riders	-16
…rides	-14
…ridge	-13
…rig	-13
…right	-16
…rim	-18
…rind	-16
…ring	-35
…rings	-37
…rink	-19
…rinse	-32
…rinsed	-11
…rinses	-13
…ripe	-11
…river	-21
…roasting	-9
…rocks	-10
…rode	-13
…rods	-20
…roll	-35
…rolled	-20
…roller	-21
…rolling	-27
…rolls	-19
…roman	-12
…roof	-33
…roofing	-10
…roots	-15
…rope	-30
…ropes	-17
…rosalind	-10
…roses	-16
…roster	-14
…rot	-11
…rotterdam	11
…rough	-15
…roughly	-22
…round	-59
…route	-21
…routine	-29
…row	-35
…rows	-18
…royal	-21
…rub	-18
…rubber	-11
…rubbing	-15
…rug	-14
…rule	-16
…rules	-27
…rump	-9
…run	-23
…rung	-15
…runner	-16
…running	-27
…runs	-28
…rush	-13
…ruth	-22
…rye	-17
…sack	-22
…sacks	-13
…sacristan	-14
…saddle	-16
…safe	-25
…safeguarding	9
…sailing	-9
…sails	-14
…sale	-18
…sales	-17
…salinity	-14
…sally	11
…salt	-18
…same	-27
…sample	-18
…sampler	-18
…samples	-30
…sand	-28
…sandbags	-12
…sandra	-11
…sat	-9
…saturday	-11
…saturday's	-21
…saturdays	-10
…save	-13
…saves	-15
…saw	-26
…say	-27
…saying	9
…scaffold	-22
…scaffolding	-12
…scale	-19
…scales	-12
…scan	-18
…scanned	-13
…scanner	-19
…scans	-14
…scare	12
…scarves	-18
…scenery	-14
…schedule	-16
…school's	-9
…schools	-15
…scientist	-11
…scissors	-12
…scope	-24
…score	-17
…scout	-9
…scrap	-27
…scrape	-20
…scraped	-9
…scratch	-15
…scratches	-13
…screen	-29
…screens	-17
…screw	-13
…screws	-14
…scribbles	-14
…script	-8
…scrubbed	-16
…scuba	-15
…scum	-8
…sea	-9
…seal	-19
…sealed	-12
…seam	-21
…seams	-12
…sean	-14
…search	-16
…searches	-12
…searching	-9
…season	-20
…season's	10
…seasonal	-33
…seasons	-16
…seat	-26
…seats	-14
…seaward	-9
…sec	-11
…second	-13
…seconds	-9
…secretary	-19
…secrets	-17
…sections	-18
…sedation	-19
…see	12
…seed	-22
…seem	-13
…seems	-9
…seen	-19
…sees	-18
…self	-16
…self-storage	-12
…seller	-12
…semen	10
…sending	-16
…sends	-25
…senior	-10
…sensor	-15
…sent	-21
…sentences	-10
…separate	-23
…separately	-10
…september	10
…septic	-12
…serve	-13
…server	-27
…service	-29
…services	-15
…servicing	-10
…session	-18
…set	-18
…sets	-13
…seven	-40
…seventy	-21
…several	-15
…sewer	-14
…sewing	-19
…sex	-17
…sexton	-20
…shade	-10
…shake	-23
…shall	-24
…shambles	-16
…share	11
…shared	-16
…sharp	-14
…she	15
…she'd	-23
…she'll	-11
…she's	-29
…shearing	-25
…shed	-19
…sheep	-29
…sheet	-11
…sheets	-20
…shelf	-12
…shell	-9
…shells	-10
…shelter	-15
…shelves	-12
…shield	-12
…shift	-39
…shines	-14
…ship	-11
…shipments	-14
…shipper	-12
…shoe	-16
…shoes	-23
…shop	-16
…short	9
…shot	-14
…shoulder	-12
…shout	-29
…shouts	-12
…show	-9
…shower	-16
…shown	-25
…shrink	-11
…shropshire	-13
…shut	-34
…shuts	-15
…shutter	-15
…sick	-14
…side	-44
…sides	-20
…sieve	-11
…sight	-9
…signals	-22
…signature	-19
…signed	-26
…signs	-37
…sikh	-18
…silence	-16
…silica	-20
…silly	-14
…silo	-11
…simple	-15
…simply	-20
…since	-19
…sinks	-8
…sirs	-12
…sister	-22
…site	-26
…sits	-16
…sitting	-24
…sixteen	-17
…sixty	-28
…size	-21
…sizes	-12
…skate	-17
…skates	-11
…ski	-22
…skid	-11
…skim	-10
…skin	-22
…skip	-16
…sky	-16
…slab	-10
…slack	-12
…slacken	-9
…sleeping	-17
…sleeps	-12
…sleeves	-15
…slid	-11
…slide	-14
…slings	-10
…slip	-27
…slips	-9
…slot	-20
…slow	-26
…slowly	-29
…sludge	-12
…sluice	12
…small	-11
…smaller	-16
…smallest	-13
…smell	-29
…smelling	-16
…smells	-27
…smoke	-22
…smokes	-11
…smoking	-10
…snack	-13
…snap	-13
…sniff	-25
…snow	-11
…so	18
…soak	-18
…soaked	-12
…social	-12
…society	-17
…socket	-11
…socks	-8
…sofa	-16
…soft	-27
…software	-11
…soil	-13
…soiled	-23
…solar	-16
…sole	-13
…solid	-8
…some	-9
…somebody	9
…somebody's	-25
…someone's	-9
…something	19
…something's	-9
…sometimes	-18
…sonde	-9
…song	-14
…soon	-12
…sore	-28
…sorry	-63
…sorted	-12
…sorting	-17
…sorts	-16
…sound	-34
…sounds	-14
…source	-9
…sources	-14
…south	-16
…spare	-18
…spares	-15
…spawn	-18
…speaker	-16
…speaking	15
…specialist	-10
…species	-21
…specifically	-14
…speed	-17
…spelling	-9
…spend	-12
…spent	-20
…spill	-8
…spin	-20
…spirit	-13
…spits	-12
…spoke	-17
…sponsor	-14
…spoon	-21
…spores	-9
…spot	-27
…spots	-16
…spray	-32
…sprayed	-13
…spraying	-21
…sprays	-10
…spread	-18
…spreaders	-13
…spring	-28
…springs	-22
…sprinklers	-11
…square	-17
…squeegee	-19
…st	-17
…stab	-13
…stacked	-11
…stage	-24
…staging	-9
…stained	-17
…stains	-14
…stair	-18
…stairlifts	-22
…stairs	-23
…stakes	-20
…stamp	-15
…stamped	-16
…stamps	-18
…stand	-30
…standard	-33
…standards	-18
…standing	-20
…stands	10
…staple	-18
…staples	-12
…star	-13
…start	-42
…started	-14
…starter	-18
…starters	-16
…starting	-34
…starts	-24
…startup	-15
…state	-8
…states	-14
…station	-16
…stations	-12
…stay	-12
…stayed	-9
…steam	-18
…steel	-34
…stencil	-8
…step	-21
…step-by-step	-18
…steps	-35
…sterile	-11
…stern	-11
…steward	-15
…stewards	-18
…stick	-26
…sticker	-37
…sticks	-18
…still	-40
…stir	-17
…stitch	-12
…stock	-18
…stones	-16
…stood	-22
…stop	-19
…stopped	-20
…stops	-26
…stored	-17
…storm	-11
…story	-16
…straight	-36
…strain	-23
…straps	-31
…straw	-18
…street	-13
…stretch	-13
…string	-19
…strings	-16
…strip	-25
…stripped	-18
…stripping	-12
…stroke	-11
…strong	-11
…strongest	-12
…strongroom	-19
…stuck	-27
…student	-26
…students	-16
…studio	-36
…stuff	-26
…stump	-9
…style	-13
…sub	-17
…submit	-24
…such	-20
…suck	-13
…sue	-14
…sugar	-11
…suggested	8
…suitable	-8
…sulphur	-9
…summary	-14
…summer	-29
…summers	-14
…sun	-8
…sunday	-33
…sundays	-15
…sundown	-9
…super	-18
…supermarket	10
…supplied	-19
…supplier	-16
…suppliers	-12
…supply	9
…support	-19
…supposed	-20
…sure	-21
…surface	-14
…surgeries	-8
…survey	-19
…surveyor	-12
…suspected	8
…swap	-17
…swapped	-9
…swapping	-13
…swaps	-19
…sweep	-28
…sweeping	-13
…sweeps	-12
…swell	-15
…swept	-17
…swim	-13
…swing	-20
…swiss	-12
…switch	-25
…switchboard	-19
…switched	-15
…switches	-17
…switching	-13
…swollen	-24
…synagogue	-23
…syringe	-10
…system	-20
…tab	-11
…table	-43
…tables	-14
…tablet	-17
…tablets	-16
…tabs	-21
…tag	-37
…tagged	-18
…tags	-27
…tail	-13
…take	-47
…taken	-40
…takes	-52
…taking	-38
…talk	-34
…talked	-20
…talking	-28
…talks	-26
…tally	-14
…tank	-29
…tanks	-30
…tanya	-13
…tap	-29
…tape	-31
…taped	-25
…tapes	12
…tare	-17
…tarp	-21
…task	-9
…taste	-16
…tattoo	-22
…tax	-15
…taxi	-13
…tea	-10
…teach	-20
…teacher	-27
…teachers	-13
…teaching	-20
…teams	-15
…tear	-23
…tears	-10
…tech	-27
…technician	-36
…technicians	-14
…teeth	-15
…telephone	-15
…tell	10
…telling	-13
…temp	-21
…temperature	-27
…temperatures	-11
…tempering	-15
…template	-12
…temporary	-17
…ten	-56
…tenant	-31
…tension	-18
…tent	-14
…term	-14
…terminal	-19
…terms	-20
…test	-49
…tested	-18
…tester	-18
…testing	-29
…tests	-14
…text	-31
…texts	-15
…than	-19
…thanked	-15
…thanks	-14
…thanksgiving	11
…that	17
…that'll	-19
…that's	-29
…thats	-21
…thaw	-15
…the	-19
…theatre	-12
…theirs	-14
…them	-12
…them's	-14
…themselves	-27
…then	-81
…there	19
…there'd	16
…there's	-15
…therefore	-13
…theres	-21
…thermometer	-21
…thermostat	-14
…these	-32
…they	19
…they'd	-12
…they'll	-12
…they're	-37
…they've	-35
…thickness	-9
…thin	-24
…thing	15
…things	-31
…think	-27
…thinking	-15
…thinks	-22
…thinner	-9
…thinners	-11
…thirds	-25
…thirty	-41
…thirty-one	-16
…this	35
…those	-31
…though	-23
…thousand	-22
…thread	-20
…threads	-21
…three	-50
…throw	-23
…thrown	-17
…throws	-19
…thu	-13
…thumbs	-12
…thursday	-8
…thursday's	-15
…thursdays	-20
…tick	-21
…ticked	-12
…ticket	-32
…tickets	-12
…ticks	-19
…tide	-8
…tidied	-11
…tidy	-16
…tie	-21
…tied	-21
…ties	-21
…tight	-11
…til	-11
…tiles	-11
…till	-22
…timer	-20
…times	-29
…tin	-22
…tint	-15
…tinting	-13
…tip	-41
…tired	-23
…tires	-19
…title	-11
…today	8
…today's	-11
…toe	-14
…together	-45
…toilet	-14
…tom	-15
…tomorrow	-11
…ton	-9
…tone	-23
…tonight	-17
…took	-37
…tool	-33
…tools	-17
…top	-40
…topic	-16
…torch	-15
…torch-on	-17
…torches	-14
…torn	-29
…torpedo	-9
…torque	-10
…total	-21
…totals	-9
…touch	-23
…touched	-13
…touches	-21
…touring	-15
…tourist	-10
…tourists	10
…tow	-12
…toward	-10
…towards	-12
…towel	-16
…towels	-19
…tower	-28
…town	-32
…toy	-21
…toys	-30
…trace	-10
…tracking	15
…tractor	-22
…trades	-12
…traffic	-18
…trailer	-15
…train	-16
…trained	-17
…trainees	-12
…transcript	-16
…transfer	-23
…translation	-20
…translations	-12
…translator	-9
…transmitter	-14
…trap	-18
…traps	-12
…travel	-13
…tray	-25
…trays	-19
…treasurer	-16
…treat	-15
…treated	-20
…treatment	-20
…treats	-10
…tree	-27
…trev	-20
…trick	-18
…tried	-14
…tries	-15
…trim	-19
…trimmed	-16
…trip	-9
…trips	-18
…trolley	-17
…trouble	-20
…trousers	-19
…trout	-9
…truck	-33
…trucks	-21
…trunk	-19
…trust	-33
…trustees	19
…try	-26
…tub	-26
…tube	-30
…tubes	-26
…tubing	-16
…tucson	-22
…tuesdays	-18
…tunde	-14
…tune	-16
…tuning	-16
…tunnel	-23
…turned	-28
…turning	-20
…turnout	-11
…turns	-32
…tutor	-11
…tv	-16
…twelve	-33
…twenty	-26
…twenty-six	-13
…twenty-two	-24
…twice	-44
…twine	-14
…twins	-9
…two	-29
…two-person	-20
…tyler	-12
…type	-26
…typed	8
…tyre	-15
…tyres	-17
…ugh	-17
…uh	-18
…uk	-17
…ulster	-13
…ultrasonic	-13
…um	-42
…umbrellas	-10
…under	-17
…underneath	-17
…understand	13
…underwear	-13
…undo	-19
…unhook	-18
…uniforms	-9
…union	-12
…unit	-26
…units	-8
…unload	-9
…unlock	-17
…unpacked	-15
…unplug	-21
…unroll	-8
…until	-40
…unwell	-15
…unzip	-11
…update	-20
…updates	-13
…upload	-10
…upon	-24
…upper	-8
…upright	-15
…ups	-15
…upside	-18
…upstairs	-18
…urn	-13
…us	22
…use	-42
…used	-37
…users	-11
…uses	-23
…usual	-9
…usually	-22
…utility	-15
…uv	-19
…vac	-8
…vaccination	-18
…vacuum	-24
…valley	-12
…valuables	-15
…value	-14
…vat	-15
…vault	-9
…vegetables	-8
…vehicle	-16
…vehicles	-17
…vendor	-12
…vent	-19
…vents	-12
…venue	10
…verified	-9
…verifies	-16
…version	-27
…very	17
…vessel	-22
…vest	-8
…vestry	-19
…vet	-25
…veterinary	-11
…via	-18
…vicar	-10
…view	9
…village	-22
…vinegar	-19
…vineyard	-13
…visit	-29
…visited	-9
…visitor	-22
…visitors	-26
…visits	-18
…visor	-11
…vodka	-17
…voice	-30
…voicemail	12
…volume	-13
…volumes	-14
…volunteers	-29
…vs	-13
…w	-14
…wait	-48
…waited	13
…waiting	-22
…waits	-23
…waiver	-11
…wales	-14
…walk	-39
…walk-ins	-17
…walked	-25
…walker	-18
…walkers	-14
…walking	-23
…walks	-49
…wall	-17
…walt	-12
…wander	-8
…want	40
…wanting	-17
…wants	14
…ward	-26
…warden	-13
…warehouse	-14
…warm	-33
…warmed	-12
…warn	-8
…warning	-14
…warranty	-11
…was	22
…wash	-33
…washed	-20
…washer	-14
…washers	-9
…washes	-10
…washing	-24
…wasn't	-16
…waste	-23
…wasted	-12
…watch	-31
…watched	-9
…watches	-28
…watching	-10
…water	-54
…water's	-21
…wave	-14
…waving	-13
…wax	-20
…way	-52
…ways	-21
…we'll	-9
…we're	-8
…wear	-27
…wears	-11
…weather	-27
…web	-19
…website	-13
…weddings	-18
…wednesday	-26
…wednesdays	-18
…weds	-19
…wee	-13
…weed	-14
…week	-19
…weekend	-24
…weekends	-9
…weekly	-22
…weigh	-24
…weighbridge	-13
…weighed	-21
…weighs	-12
…weight	-35
…weights	-18
…weir	-12
…welding	-19
…welfare	-19
…well	-13
…were	-19
…west	-15
…wet	-27
…what	18
…what's	-13
…wheat	-16
…wheel	-32
…wheelchair	-18
…wheelchairs	-21
…wheels	-18
…when	-34
…whenever	-11
…where	-54
…wherever	-8
…which	-30
…while	-32
…whip	-10
…whistle	-14
…whitcombe	-22
…white	-15
…whites	-8
…who	-16
…whoever	11
…whoever's	-35
…whole	-45
…whom	-9
…whose	-14
…wife	-11
…wifi	-18
…wig	-25
…wigs	-18
…wind	-14
…window	-27
…windows	-17
…windshield	-15
…windy	-17
…winery	-16
…wing	-11
…winter	-34
…wipe	-30
…wiped	-18
…wipes	-11
…wire	-25
…wires	-26
…wish	12
…wishes	-13
…with	-19
…within	-41
…without	-9
…witness	-21
…wood	-28
…wooden	-16
…wool	-29
…wording	-15
…words	-28
…work	9
…worked	-9
…worker	-21
…working	-30
…workshop	-15
…worming	-14
…worn	-15
…worry	-16
…worse	-9
…worst	-22
…worth	-19
…wouldn't	-15
…wound	-29
…wrap	-21
…wrapped	-14
…wrench	-12
…wrist	13
…write-up	-9
…writes	-29
…wrong	-45
…wrote	-21
…x-ray	-22
…y'all	-17
…yard	-23
…yeah	-15
…year	-10
…years	-17
…yell	-9
…yellow	-27
…yep	-13
…yesterday	-33
…yo	9
…yoghurt	-17
…you'd	12
…you'll	-19
…you've	-31
…youngest	-23
…your	-11
…yours	-20
…yourself	-16
…yr	-17
…yrs	-10
…yusuf	-10
…zamboni	-13
…zenith	-11
…zero	-25
…zip	-14
…zone	-19
…zoo	-13
…|	-13
…£	-24
…§	-15
…°	-19
…·	-12
…–	-35
…—	-20
…•	-10
…€	-14
…👍	-12`;
