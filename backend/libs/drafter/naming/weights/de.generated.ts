// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_DE = `<"	-27
<#	-33
<%	-22
<&	-31
<(	-47
<)	13
<*	-20
<+	-40
<,	11
<-	-30
<-& Xter	-14
<-( Xung	-14
<-( xhne	-14
<-) Xand	-17
<-) Xang	-18
<-) Xdie	-14
<-) Xgen	-16
<-* Xein	-11
<-* Xung	-15
<-, XXhr	-11
<-, Xabe	-20
<-, Xage	-21
<-, Xahl	-19
<-, Xale	-17
<-, Xall	-10
<-, Xalz	-15
<-, Xand	-17
<-, Xant	-9
<-, Xare	-12
<-, Xatt	-14
<-, Xatz	-30
<-, Xbad	-11
<-, Xbel	-10
<-, Xben	-19
<-, Xber	-10
<-, Xbst	-17
<-, Xche	-30
<-, Xcke	-10
<-, Xdel	-16
<-, Xden	12
<-, Xder	-23
<-, Xdys	-21
<-, Xebe	-12
<-, Xege	-16
<-, Xein	-10
<-, Xeis	-10
<-, Xeit	-16
<-, Xeld	-19
<-, Xent	-13
<-, Xenz	-11
<-, Xern	-15
<-, Xeuz	-9
<-, Xfel	-8
<-, Xfen	-16
<-, Xfer	-17
<-, Xgel	-21
<-, Xgen	-17
<-, Xger	-16
<-, Xhen	-28
<-, Xher	-12
<-, Xhse	-12
<-, Xhte	-14
<-, Xibe	-11
<-, Xich	-14
<-, Xien	-16
<-, Xier	-18
<-, Xiff	-10
<-, Xift	-13
<-, Xike	-18
<-, Xile	-16
<-, Xilz	-10
<-, Xine	-21
<-, Xion	-25
<-, Xise	-12
<-, Xitz	-21
<-, Xkel	-9
<-, Xken	-15
<-, Xker	-10
<-, Xlar	-9
<-, Xlen	-23
<-, Xler	-13
<-, Xlle	-18
<-, Xmen	9
<-, Xmer	-15
<-, Xmma	-17
<-, Xmpe	-11
<-, Xnal	-14
<-, Xnde	-17
<-, Xnen	-18
<-, Xnge	-11
<-, Xnis	-11
<-, Xnke	-28
<-, Xnkt	-9
<-, Xnot	-10
<-, Xock	-19
<-, Xode	-14
<-, Xorb	-12
<-, Xorm	-17
<-, Xort	-17
<-, Xost	-8
<-, Xott	-24
<-, Xpel	-14
<-, Xpen	11
<-, Xpie	-11
<-, Xppe	-16
<-, Xrag	-15
<-, Xrei	-13
<-, Xrer	-17
<-, Xrie	-14
<-, Xrin	-21
<-, Xrke	-12
<-, Xrme	-11
<-, Xrom	-12
<-, Xrte	-14
<-, Xrzt	-10
<-, Xsch	-10
<-, Xsel	-22
<-, Xsen	-16
<-, Xser	-21
<-, Xsie	-15
<-, Xske	-14
<-, Xsse	-10
<-, Xste	-25
<-, Xtag	-20
<-, Xtat	-15
<-, Xtel	-28
<-, Xten	-38
<-, Xter	-31
<-, Xtin	-13
<-, Xton	-22
<-, Xtor	-13
<-, Xtte	-17
<-, Xtum	-18
<-, Xtur	-13
<-, Xube	-13
<-, Xuch	-8
<-, Xuck	-11
<-, Xuhl	-11
<-, Xund	-11
<-, Xung	-56
<-, Xunk	-9
<-, Xurt	-8
<-, Xven	-21
<-, Xzen	-18
<-, Xzug	-20
<-, Xüse	-13
<-, xach	-24
<-, xagt	-10
<-, xald	-22
<-, xals	-13
<-, xalt	-22
<-, xamt	-10
<-, xand	-25
<-, xann	-35
<-, xass	-15
<-, xb's	-13
<-, xbei	-37
<-, xben	-33
<-, xber	-15
<-, xcht	-29
<-, xcke	-13
<-, xckt	-21
<-, xdem	-24
<-, xden	-27
<-, xder	-56
<-, xdes	-13
<-, xdet	-12
<-, xede	-20
<-, xeib	-10
<-, xeim	-25
<-, xein	-38
<-, xelb	-9
<-, xele	-14
<-, xelt	-20
<-, xend	-16
<-, xenn	14
<-, xens	-30
<-, xere	-25
<-, xern	-33
<-, xert	-28
<-, xeun	-13
<-, xfen	-15
<-, xfür	-27
<-, xgal	-21
<-, xhen	-30
<-, xher	-25
<-, xhlt	-20
<-, xhne	-34
<-, xhrt	-16
<-, xhte	-12
<-, xibt	-25
<-, xich	-38
<-, xies	-9
<-, xigt	-16
<-, xilt	-14
<-, xim	-20
<-, xine	-36
<-, xird	9
<-, xise	-13
<-, xist	-16
<-, xken	-10
<-, xker	-13
<-, xlau	-14
<-, xlen	9
<-, xles	-29
<-, xlls	9
<-, xllt	-18
<-, xlte	16
<-, xmal	-16
<-, xmen	-12
<-, xmit	-14
<-, xmmt	-21
<-, xn's	-20
<-, xna	-21
<-, xnde	-13
<-, xnen	-24
<-, xner	-10
<-, xnge	-21
<-, xnzt	-8
<-, xoft	-11
<-, xose	-9
<-, xppt	-16
<-, xrei	-17
<-, xroß	-12
<-, xrry	-8
<-, xrum	-26
<-, xrze	-9
<-, xräg	-8
<-, xsch	-22
<-, xsel	13
<-, xsen	-14
<-, xser	-13
<-, xsie	-19
<-, xsst	-20
<-, xste	-16
<-, xten	-17
<-, xter	-16
<-, xtes	-13
<-, xtet	-18
<-, xtig	-18
<-, xtte	-19
<-, xtzt	-22
<-, xuer	-11
<-, xum	-22
<-, xvon	-19
<-, xwei	-25
<-, xwer	-34
<-, xwie	31
<-, xwir	-17
<-, xzen	-20
<-, xßer	-12
<-, xöde	-14
<-- Xahl	-8
<-- Xand	-15
<-- Xauf	-17
<-- Xben	-10
<-- Xche	-15
<-- Xden	-15
<-- Xein	-11
<-- Xhen	-16
<-- Xing	-14
<-- Xlag	-8
<-- Xobe	-13
<-- Xrag	-12
<-- Xuck	-13
<-. xann	-16
<-. xdie	-23
<-. xtes	-18
<-/ Xnde	-19
<-/ Xrei	-9
<-/ Xurf	-23
<-0 Xang	11
<-0 Xate	-12
<-0 Xauf	-23
<-0 Xben	15
<-0 Xden	-13
<-0 Xder	-22
<-0 Xent	-11
<-0 Xern	-32
<-0 Xest	-22
<-0 Xfen	-19
<-0 Xgen	-35
<-0 Xhen	-23
<-0 Xhle	-13
<-0 Xich	-8
<-0 Xile	-14
<-0 Xilo	-8
<-0 Xine	-20
<-0 Xj	-15
<-0 Xken	-18
<-0 Xlte	-19
<-0 Xnde	-9
<-0 Xnen	14
<-0 Xnes	-12
<-0 Xren	-19
<-0 Xsen	-17
<-0 Xser	-15
<-0 Xsse	-18
<-0 Xstk	-19
<-0 Xtos	-28
<-0 Xtze	-13
<-0 Xung	14
<-0 xauf	-9
<-0 xden	15
<-0 xdie	-11
<-0 xg	-14
<-0 xg/l	-8
<-0 xgen	-24
<-0 xhen	-21
<-0 xird	-17
<-0 xkg	-13
<-0 xlen	-19
<-0 xm/h	-12
<-0 xmer	-17
<-0 xml	-16
<-0 xmm	-17
<-0 xren	-28
<-0 xser	-18
<-0 xten	-19
<-: XXaw	-24
<-: Xabe	15
<-: Xach	-23
<-: Xand	15
<-: Xapf	-10
<-: Xbel	-12
<-: Xben	11
<-: Xcht	-16
<-: Xdas	-20
<-: Xder	-32
<-: Xdie	-25
<-: Xein	-17
<-: Xeis	-14
<-: Xeit	-17
<-: Xeln	-17
<-: Xens	-15
<-: Xfer	13
<-: Xgel	-13
<-: Xgen	-21
<-: Xgül	-14
<-: Xhen	-22
<-: Xhme	25
<-: Xird	-10
<-: Xlan	-17
<-: Xlle	-13
<-: Xmer	-24
<-: Xner	9
<-: Xnst	-16
<-: Xper	-12
<-: Xre	-20
<-: Xren	9
<-: Xrge	-12
<-: Xruf	20
<-: Xs	-16
<-: Xsse	-19
<-: Xste	-15
<-: Xten	10
<-: Xter	-29
<-: Xtte	-16
<-: Xuch	-9
<-: Xung	15
<-: Xuse	-16
<-: Xwei	-10
<-: Xäge	11
<-: Xüro	-25
<-: xalt	-14
<-: xann	-9
<-: xauf	-9
<-: xdas	-23
<-: xder	-10
<-: xeib	-20
<-: xeue	-16
<-: xich	-14
<-: xine	-14
<-: xlen	-20
<-: xmen	-11
<-: xwei	-14
<-: xwer	-20
<-: xwie	-21
<-; Xten	-12
<-; xder	-17
<-> Xabe	-11
<-] Xniz	-19
<-^ X-nr	-23
<-^ XXerk	-23
<-^ XXog	-18
<-^ XXrhs	-18
<-^ XXtüv	-10
<-^ XXuch	-14
<-^ XXung	-24
<-^ XXva	-22
<-^ Xabe	21
<-^ Xabt	-11
<-^ Xaby	-13
<-^ Xach	-29
<-^ Xack	-16
<-^ Xadt	-13
<-^ Xaft	-24
<-^ Xage	-40
<-^ Xags	-13
<-^ Xahl	-16
<-^ Xahn	-10
<-^ Xaib	-11
<-^ Xake	-12
<-^ Xald	10
<-^ Xale	-15
<-^ Xall	-17
<-^ Xalt	-22
<-^ Xamm	-19
<-^ Xand	-32
<-^ Xann	-18
<-^ Xanz	-14
<-^ Xarb	-15
<-^ Xart	-17
<-^ Xass	-33
<-^ Xast	11
<-^ Xatt	-12
<-^ Xaub	-24
<-^ Xaul	-18
<-^ Xaum	-18
<-^ Xaus	-20
<-^ Xaut	-13
<-^ Xaz	-12
<-^ Xbad	-18
<-^ Xbag	-12
<-^ Xbar	-22
<-^ Xbau	-19
<-^ Xbei	-51
<-^ Xben	-19
<-^ Xber	-38
<-^ Xbes	-17
<-^ Xbus	13
<-^ Xche	-13
<-^ Xcht	-40
<-^ Xcke	-19
<-^ Xckt	-20
<-^ Xd	-15
<-^ Xdas	-54
<-^ Xdem	-26
<-^ Xden	-44
<-^ Xder	-10
<-^ Xdes	12
<-^ Xdie	-32
<-^ Xdys	-20
<-^ Xege	-10
<-^ Xegt	-17
<-^ Xeib	-11
<-^ Xeil	-23
<-^ Xeim	-26
<-^ Xein	-29
<-^ Xeis	-19
<-^ Xeke	-13
<-^ Xele	-18
<-^ Xelm	-17
<-^ Xeln	-21
<-^ Xelt	-27
<-^ Xena	-19
<-^ Xene	-25
<-^ Xens	-25
<-^ Xent	-26
<-^ Xenz	-21
<-^ Xere	-26
<-^ Xern	14
<-^ Xese	11
<-^ Xest	-34
<-^ Xete	-18
<-^ Xetr	-12
<-^ Xezi	-11
<-^ Xfel	-29
<-^ Xfen	-19
<-^ Xfer	-22
<-^ Xffe	-15
<-^ Xfür	-34
<-^ Xgel	-28
<-^ Xgen	16
<-^ Xger	-35
<-^ Xges	-18
<-^ Xgit	-15
<-^ Xgte	10
<-^ Xhen	-9
<-^ Xhes	-21
<-^ Xhey	-17
<-^ Xhi	-17
<-^ Xhlt	-22
<-^ Xhme	22
<-^ Xhne	-24
<-^ Xhol	-10
<-^ Xhre	-17
<-^ Xhrt	-15
<-^ Xhse	-14
<-^ Xhst	-22
<-^ Xhte	-22
<-^ Xiat	-14
<-^ Xibe	-18
<-^ Xibt	-19
<-^ Xice	-21
<-^ Xich	-11
<-^ Xier	-15
<-^ Xies	-12
<-^ Xift	-18
<-^ Xige	-18
<-^ Xigt	-15
<-^ Xile	-17
<-^ Xim	-29
<-^ Xima	-17
<-^ Xina	-22
<-^ Xine	-19
<-^ Xing	-19
<-^ Xion	9
<-^ Xird	-25
<-^ Xirk	-18
<-^ Xise	-16
<-^ Xitt	-15
<-^ Xitz	-27
<-^ Xkel	-19
<-^ Xken	16
<-^ Xlag	-21
<-^ Xlai	-13
<-^ Xlam	-17
<-^ Xlan	-20
<-^ Xlen	-33
<-^ Xler	-20
<-^ Xles	11
<-^ Xlge	-19
<-^ Xlke	-22
<-^ Xlls	-15
<-^ Xllt	-24
<-^ Xlte	-20
<-^ Xmde	-15
<-^ Xmel	-28
<-^ Xmen	-29
<-^ Xmer	-26
<-^ Xmir	-18
<-^ Xmit	-24
<-^ Xmme	-13
<-^ Xmmt	8
<-^ Xmo	-18
<-^ Xmpe	-16
<-^ Xmse	-13
<-^ Xnal	-17
<-^ Xnas	-17
<-^ Xnat	-17
<-^ Xnde	-20
<-^ Xnen	-10
<-^ Xner	-32
<-^ Xnet	-11
<-^ Xnft	-21
<-^ Xnge	-16
<-^ Xngt	-14
<-^ Xnie	-19
<-^ Xnik	-14
<-^ Xnja	-19
<-^ Xnkt	-19
<-^ Xnna	-9
<-^ Xnnt	-21
<-^ Xnr	-20
<-^ Xnst	17
<-^ Xnte	18
<-^ Xnun	-16
<-^ Xobe	-25
<-^ Xoch	-16
<-^ Xock	-20
<-^ Xode	-20
<-^ Xoin	-23
<-^ Xold	-16
<-^ Xole	-13
<-^ Xoll	-24
<-^ Xopa	-12
<-^ Xopf	-14
<-^ Xort	-20
<-^ Xose	-20
<-^ Xote	-27
<-^ Xots	-20
<-^ Xpel	-18
<-^ Xpen	-23
<-^ Xper	-17
<-^ Xpfe	-9
<-^ Xppe	-22
<-^ Xrag	-26
<-^ Xrat	-14
<-^ Xrci	-15
<-^ Xrde	-17
<-^ Xren	22
<-^ Xrer	-28
<-^ Xres	-17
<-^ Xrev	-18
<-^ Xrin	-21
<-^ Xrke	-21
<-^ Xrnd	-18
<-^ Xrom	-14
<-^ Xruf	-13
<-^ Xrum	-23
<-^ Xruß	-17
<-^ Xrzt	-14
<-^ Xrät	-21
<-^ Xrüß	-12
<-^ Xsam	-16
<-^ Xsch	15
<-^ Xsel	34
<-^ Xsen	-35
<-^ Xser	-12
<-^ Xsie	-11
<-^ Xsik	-15
<-^ Xski	-21
<-^ Xson	-16
<-^ Xspo	-12
<-^ Xsse	-31
<-^ Xste	9
<-^ Xt's	-23
<-^ Xtag	15
<-^ Xtel	-16
<-^ Xtes	-31
<-^ Xtet	-21
<-^ Xthi	-22
<-^ Xtig	-27
<-^ Xtil	-10
<-^ Xtiz	-21
<-^ Xton	-14
<-^ Xtor	-20
<-^ Xtra	-10
<-^ Xtte	-27
<-^ Xtti	-19
<-^ Xtur	-12
<-^ Xtze	12
<-^ Xtzt	-19
<-^ Xuar	-16
<-^ Xuen	13
<-^ Xuer	-14
<-^ Xuhu	-24
<-^ Xule	-21
<-^ Xund	-24
<-^ Xung	11
<-^ Xure	-11
<-^ Xuse	-13
<-^ Xuss	16
<-^ Xust	-21
<-^ Xute	-13
<-^ Xv	-15
<-^ Xver	-17
<-^ Xvus	-19
<-^ Xwas	-10
<-^ Xweg	-13
<-^ Xwer	12
<-^ Xwir	-16
<-^ Xzen	-32
<-^ Xzer	-18
<-^ Xzte	13
<-^ Xäge	12
<-^ Xärz	-17
<-^ Xühr	-14
<-^ Xürl	-15
<-^ Xütz	-17
<-^ xach	-17
<-^ xags	-19
<-^ xann	-19
<-^ xbei	9
<-^ xchs	-17
<-^ xcht	15
<-^ xdas	-22
<-^ xder	-19
<-^ xein	-15
<-^ xeln	-11
<-^ xenn	10
<-^ xens	-18
<-^ xher	12
<-^ xim	-12
<-^ xkay	-26
<-^ xles	-12
<-^ xmmt	-21
<-^ xoh	-10
<-^ xpen	-20
<-^ xrei	-21
<-^ xsen	-19
<-^ xser	-22
<-^ xsse	-12
<-^ xter	-21
<-^ xtes	-11
<-^ xung	19
<-^ xvon	-18
<-^ xwei	-10
<-^ xwer	-25
<-^ xwie	-16
<-^ xwir	-18
<-ab Xuni	-14
<-ab xuer	-20
<-abdecken xmit	-23
<-aber xdas	-18
<-aber xder	-13
<-aber xdie	-12
<-aber xtig	-15
<-abholung xim	-12
<-ablauf xbei	-19
<-ablauf xben	-15
<-ablauf xder	-16
<-ablauf xfür	-19
<-abstellen xder	-17
<-alarm xmen	-10
<-alle Xder	-15
<-alle Xgen	-19
<-alle Xnde	-23
<-alle Xnen	-13
<-alle Xten	-29
<-alle xehn	-17
<-alle xgen	-18
<-alle xim	-12
<-alle xrei	-26
<-alle xwei	-11
<-alle xzen	-10
<-allein xim	-17
<-allein xsen	-12
<-als Xrma	-13
<-als Xter	-12
<-als Xtes	-15
<-als Xung	-20
<-als xein	-17
<-als xine	-22
<-als xtes	-11
<-also xach	-17
<-also xdas	-23
<-also xder	-24
<-also xdie	-30
<-also xes	19
<-also xwas	-21
<-alte Xsen	-11
<-alten Xaus	-9
<-alten Xlen	-15
<-am Xach	-11
<-am Xack	-9
<-am Xang	-21
<-am Xank	-13
<-am Xatz	-26
<-am Xauf	-9
<-am Xaus	-14
<-am Xgen	-17
<-am Xher	-13
<-am Xhof	-28
<-am Xiel	-9
<-am Xirm	-14
<-am Xken	-15
<-am Xnde	-22
<-am Xort	-21
<-am Xrab	-17
<-am Xsch	-24
<-am Xser	-9
<-am Xtag	-29
<-am Xten	-21
<-am Xter	-19
<-am xhen	-13
<-am xten	-18
<-an Xnde	-17
<-an Xnen	-19
<-an Xnke	-14
<-an Xord	-21
<-an Xsse	-19
<-an xdas	-20
<-an xder	-34
<-an xdie	-28
<-an xenn	-23
<-an xrei	-10
<-anders xhlt	-20
<-angebrochene Xgen	-13
<-angehörigen xden	-12
<-anhänger xmit	-12
<-anleitung xfür	-14
<-anmeldung xbei	-9
<-annahme xder	-18
<-annahme xvon	-16
<-anweisung xfür	-29
<-arbeiten xim	-13
<-auch Xder	-12
<-auch xags	-15
<-auch xder	-24
<-auch xdie	-16
<-auch xenn	-27
<-auch xfür	-14
<-auch xmit	-10
<-auch xn's	-12
<-auch xum	-11
<-auf Xatz	-20
<-auf Xcht	-15
<-auf Xden	-14
<-auf Xruf	-9
<-auf Xsch	-13
<-auf Xsse	-13
<-auf Xten	-8
<-auf Xung	-25
<-auf Xöhe	-18
<-auf xdas	-9
<-auf xden	-16
<-auf xder	-36
<-auf xdie	-28
<-auf xnen	-16
<-auf xrei	-13
<-auf xren	-20
<-auf xsen	-19
<-auf xtem	-9
<-auf xull	-11
<-auf xwei	-18
<-aufs Xach	-20
<-auftrag xmmt	-18
<-aufzug xien	-16
<-aus Xgal	-11
<-aus Xien	-25
<-aus Xing	-11
<-aus xder	-31
<-aus xnen	-23
<-ausweis xgen	-16
<-außen xach	-14
<-außerhalb xder	-16
<-band xmit	-15
<-becken xmen	-9
<-becken xmit	-11
<-bei Xarm	-23
<-bei Xbel	-20
<-bei Xeit	-10
<-bei Xern	-13
<-bei Xgen	-19
<-bei Xitt	-10
<-bei Xoff	-10
<-bei Xsen	-16
<-bei Xten	-21
<-bei Xter	-20
<-bei Xung	-30
<-bei xder	-33
<-bei xgen	-18
<-bei xnen	-12
<-bei xtem	-20
<-bei xzig	-12
<-beide Xale	-13
<-beide Xren	-21
<-beim Xamt	-16
<-beim Xand	-20
<-beim Xang	-11
<-beim Xatz	-19
<-beim Xber	-15
<-beim Xein	-14
<-beim Xgen	-27
<-beim Xhen	-31
<-beim Xied	-16
<-beim Xlen	12
<-beim Xsch	-25
<-beim Xten	-17
<-beim Xter	-24
<-beim xten	-24
<-bekommen xdie	-21
<-bekommt xine	-9
<-bekommt xnen	-35
<-bereit xärt	-13
<-betriebsanweisung Xnr	-10
<-bevor xder	-17
<-bezahlt xird	-8
<-bin Xied	-16
<-bin Xner	-9
<-bin Xrin	-20
<-bin Xter	-14
<-bis Xber	-27
<-bis Xnde	-16
<-bis xauf	-11
<-bis xdas	-17
<-bis xder	-19
<-bis xes	-14
<-bis xhin	-16
<-bis xsie	-14
<-bitte xauf	-10
<-bitte xdas	-24
<-bitte xhen	-16
<-bitte xich	-14
<-bitte xine	-12
<-bitte xren	-20
<-bitte xsen	-26
<-bitte xum	-23
<-bitte xwas	-16
<-bittet xum	-12
<-blatt xfür	-22
<-blatt xgen	-13
<-bleiben xim	-10
<-bleibt xbei	-13
<-bleibt xdas	-20
<-bleibt xder	-12
<-bleibt xdie	-9
<-braucht xes	-24
<-campingplatz Xick	-21
<-da xmmt	-14
<-damit xdie	-24
<-damit xes	-13
<-damit xsie	-20
<-danach Xung	-16
<-danach xden	-11
<-danach xert	-9
<-danach xird	-9
<-danach xllt	-10
<-danach xmmt	-8
<-danke xfür	-12
<-dann Xbot	-15
<-dann Xion	-15
<-dann Xser	-9
<-dann Xung	-25
<-dann xauf	-12
<-dann xben	-22
<-dann xcht	-10
<-dann xdas	-28
<-dann xden	-12
<-dann xdie	-32
<-dann xein	-13
<-dann xelt	-18
<-dann xeßt	-12
<-dann xgen	-16
<-dann xhrt	-19
<-dann xine	-14
<-dann xird	-27
<-dann xker	-17
<-dann xmen	12
<-dann xmit	-23
<-dann xmmt	-14
<-dann xren	-13
<-dann xsch	-23
<-dann xsen	-23
<-daraus xein	-19
<-daraus xhen	-20
<-daraus xine	-18
<-daraus xnen	-19
<-daraus xwas	-12
<-darf xder	-11
<-das Xach	-11
<-das Xalb	-15
<-das Xale	-15
<-das Xamt	-28
<-das Xand	-17
<-das Xben	-17
<-das Xchs	-11
<-das Xeis	-29
<-das Xeld	-15
<-das Xema	-22
<-das Xenk	-19
<-das Xent	-15
<-das Xerd	-24
<-das Xett	-11
<-das Xeuz	-19
<-das Xgen	26
<-das Xhen	15
<-das Xhiv	-14
<-das Xiat	-16
<-das Xild	-14
<-das Xing	-17
<-das Xium	-13
<-das Xket	-18
<-das Xlen	18
<-das Xmer	-18
<-das Xnal	-16
<-das Xnen	23
<-das Xnis	-21
<-das Xnto	-12
<-das Xoot	-16
<-das Xort	-23
<-das Xren	25
<-das Xrät	-14
<-das Xsch	-10
<-das Xsen	19
<-das Xser	-20
<-das Xste	-17
<-das Xten	23
<-das Xter	-23
<-das Xtum	-17
<-das Xuch	-22
<-das Xäch	15
<-das Xück	-16
<-das Xüro	-24
<-das xauf	-20
<-das xder	-19
<-das xdie	-31
<-das xegt	-19
<-das xein	-17
<-das xert	-25
<-das xhen	-29
<-das xige	-16
<-das xim	-14
<-das xird	-17
<-das xlen	-21
<-das xlte	-25
<-das xmit	-27
<-das xmmt	-21
<-das xngt	-22
<-das xnke	-16
<-das xnkt	-18
<-das xr's	-21
<-das xrkt	-13
<-das xsei	-15
<-das xsst	-13
<-das xste	-24
<-das xten	-22
<-das xtet	-15
<-das xtte	-16
<-das xügt	-10
<-dass xdas	-20
<-dass xder	-38
<-dass xdie	-26
<-dass xes	-38
<-dass xsie	-20
<-dass xwir	-37
<-datum xauf	-11
<-datum xder	-12
<-dem Xamt	-19
<-dem Xand	-14
<-dem Xang	-21
<-dem Xaus	-13
<-dem Xden	-13
<-dem Xeug	-16
<-dem Xfen	-10
<-dem Xfer	-8
<-dem Xgel	-15
<-dem Xgen	-27
<-dem Xger	-15
<-dem Xgäu	-12
<-dem Xhen	-18
<-dem Xift	-12
<-dem Xitt	-11
<-dem Xlen	-23
<-dem Xlet	-8
<-dem Xmen	-10
<-dem Xnde	-18
<-dem Xnen	-15
<-dem Xolz	-20
<-dem Xool	-14
<-dem Xost	-11
<-dem Xpen	-12
<-dem Xrad	-17
<-dem Xrät	-10
<-dem Xsch	-14
<-dem Xsel	-32
<-dem Xsen	-16
<-dem Xser	-12
<-dem Xtel	-17
<-dem Xten	-18
<-dem Xter	-21
<-dem Xuch	-12
<-dem Xzer	-10
<-dem Xzug	-24
<-dem Xäch	-11
<-dem xnen	-27
<-dem xten	-26
<-den Xaal	-20
<-den Xack	-12
<-den Xaft	-16
<-den Xall	-20
<-den Xalt	-17
<-den Xarm	-22
<-den Xast	-18
<-den Xatz	-22
<-den Xaum	-39
<-den Xden	-16
<-den Xder	-11
<-den Xeil	-15
<-den Xein	-22
<-den Xeis	-16
<-den Xern	-32
<-den Xert	-10
<-den Xfen	-31
<-den Xgel	-25
<-den Xgen	-39
<-den Xger	-30
<-den Xhen	-23
<-den Xich	-15
<-den Xien	-16
<-den Xkel	-17
<-den Xken	-20
<-den Xker	-11
<-den Xlag	-12
<-den Xleg	-18
<-den Xlen	-10
<-den Xler	-12
<-den Xmer	-15
<-den Xner	-21
<-den Xnst	-19
<-den Xock	-9
<-den Xopf	-14
<-den Xorb	-13
<-den Xrag	-17
<-den Xrer	-14
<-den Xruf	-18
<-den Xsel	-23
<-den Xsen	-14
<-den Xser	-21
<-den Xsor	-8
<-den Xtel	-19
<-den Xter	-28
<-den Xton	-10
<-den Xtor	-13
<-den Xuch	-13
<-den Xund	-12
<-den Xxen	-15
<-den xden	-10
<-den xgen	-14
<-den xhen	-30
<-den xken	-19
<-den xlen	12
<-den xnen	-20
<-den xner	-16
<-den xren	-15
<-den xten	-31
<-den xter	12
<-den xtor	-14
<-den xuen	-14
<-denn xdie	-17
<-der XXmd	-14
<-der XXop	-11
<-der XXtüv	-20
<-der Xade	-10
<-der Xadt	-14
<-der Xaft	-20
<-der Xage	-26
<-der Xale	-22
<-der Xalg	-15
<-der Xall	-12
<-der Xalt	-9
<-der Xame	-14
<-der Xand	-31
<-der Xang	-13
<-der Xank	-16
<-der Xann	-18
<-der Xant	-9
<-der Xapp	-17
<-der Xarm	-19
<-der Xart	12
<-der Xass	-19
<-der Xast	-17
<-der Xatt	-14
<-der Xatz	16
<-der Xauf	-19
<-der Xaum	-22
<-der Xaße	-22
<-der Xbau	13
<-der Xbel	-27
<-der Xber	-25
<-der Xbub	-25
<-der Xche	-30
<-der Xcke	-11
<-der Xden	-22
<-der Xder	-14
<-der Xdin	-14
<-der Xege	-9
<-der Xein	-21
<-der Xeit	-20
<-der Xeke	-15
<-der Xent	-28
<-der Xenz	-10
<-der Xere	-15
<-der Xese	-13
<-der Xeur	-25
<-der Xfen	-15
<-der Xfer	-38
<-der Xgel	-23
<-der Xgen	-24
<-der Xger	-19
<-der Xgie	-9
<-der Xgte	-15
<-der Xhau	-17
<-der Xhef	-21
<-der Xhen	-26
<-der Xher	-34
<-der Xhne	-31
<-der Xhrt	-18
<-der Xhte	-14
<-der Xieb	-12
<-der Xier	-20
<-der Xift	-10
<-der Xihe	-26
<-der Xine	-38
<-der Xing	-12
<-der Xion	-26
<-der Xist	-9
<-der Xite	-12
<-der Xitt	-12
<-der Xken	-22
<-der Xker	-18
<-der Xkte	-29
<-der Xler	-33
<-der Xlle	-45
<-der Xmer	-25
<-der Xmme	-12
<-der Xnde	-33
<-der Xnen	-13
<-der Xner	-28
<-der Xnge	-25
<-der Xnik	-9
<-der Xnne	-20
<-der Xnst	-25
<-der Xnte	-11
<-der Xolf	-10
<-der Xort	-23
<-der Xose	-16
<-der Xost	-14
<-der Xpel	-31
<-der Xppe	-24
<-der Xrag	-13
<-der Xrat	-30
<-der Xrei	-25
<-der Xrer	-33
<-der Xrin	-13
<-der Xrte	-8
<-der Xruf	-17
<-der Xrzt	-23
<-der Xsel	-18
<-der Xser	-20
<-der Xsor	-9
<-der Xsse	10
<-der Xste	-27
<-der Xten	-20
<-der Xter	-49
<-der Xtor	-21
<-der Xtte	-19
<-der Xtze	-32
<-der Xtür	-14
<-der Xube	-14
<-der Xuch	-15
<-der Xuck	-13
<-der Xuer	-22
<-der Xule	-24
<-der Xune	-11
<-der Xuse	-16
<-der Xuss	-20
<-der Xutz	-18
<-der Xzer	-20
<-der Xzug	-22
<-der Xähe	-17
<-der xche	-16
<-der xdas	-20
<-der xegt	-18
<-der xeue	-26
<-der xgen	12
<-der xhen	9
<-der xird	-16
<-der xker	-17
<-der xlle	-23
<-der xmit	-18
<-der xnde	-23
<-der xnen	-19
<-der xren	-19
<-der xrer	-21
<-der xten	-46
<-der xtzt	-21
<-der xzen	-15
<-der xßen	-21
<-des Xals	-13
<-des Xats	-19
<-des Xdes	-16
<-des Xens	-20
<-des Xers	-17
<-des Xges	-11
<-des Xors	-15
<-die XXbg	-11
<-die Xabe	14
<-die Xadt	-25
<-die Xaft	-33
<-die Xahl	-15
<-die Xahn	-18
<-die Xaht	-15
<-die Xame	-21
<-die Xand	-18
<-die Xanz	-22
<-die Xare	-14
<-die Xase	-19
<-die Xaße	-12
<-die Xben	-27
<-die Xber	-15
<-die Xbox	-27
<-die Xcht	-33
<-die Xcke	-20
<-die Xdin	-13
<-die Xehr	-23
<-die Xeit	-35
<-die Xend	-14
<-die Xenz	-15
<-die Xere	-24
<-die Xern	-19
<-die Xese	-22
<-die Xete	-20
<-die Xfel	-31
<-die Xfen	-34
<-die Xfer	-14
<-die Xfte	-28
<-die Xgel	-18
<-die Xgen	-30
<-die Xger	-18
<-die Xgin	-10
<-die Xgte	-11
<-die Xhen	-40
<-die Xher	-18
<-die Xhle	-18
<-die Xhme	26
<-die Xhne	-19
<-die Xhrt	-26
<-die Xhte	-19
<-die Xibe	-12
<-die Xien	-27
<-die Xift	-16
<-die Xile	-16
<-die Xine	-34
<-die Xion	-30
<-die Xite	-19
<-die Xken	-24
<-die Xkte	-17
<-die Xlch	-17
<-die Xlen	-27
<-die Xlie	-16
<-die Xlle	21
<-die Xmer	-33
<-die Xmme	-18
<-die Xmpe	-20
<-die Xmse	-14
<-die Xnen	-22
<-die Xner	-16
<-die Xnge	-25
<-die Xnie	-16
<-die Xnik	-24
<-die Xnne	-15
<-die Xnte	-21
<-die Xobe	21
<-die Xote	16
<-die Xpel	-20
<-die Xpen	-17
<-die Xpfe	-15
<-die Xppe	-19
<-die Xrbe	-21
<-die Xrde	-23
<-die Xrei	-27
<-die Xren	-33
<-die Xrin	-42
<-die Xrne	-17
<-die Xrte	-22
<-die Xsel	-15
<-die Xson	-19
<-die Xsse	-23
<-die Xste	-37
<-die Xtei	-9
<-die Xten	-44
<-die Xter	-32
<-die Xtin	-30
<-die Xtte	-29
<-die Xtur	13
<-die Xtze	-13
<-die Xube	-15
<-die Xufe	-18
<-die Xuge	-14
<-die Xuhe	-10
<-die Xuhr	-22
<-die Xung	25
<-die Xure	-17
<-die Xuse	-19
<-die Xute	-13
<-die Xzer	-30
<-die Xäge	-22
<-die Xäne	-14
<-die Xüte	-22
<-die xand	-20
<-die xdas	-13
<-die xehr	-16
<-die xere	-17
<-die xert	-12
<-die xeue	-31
<-die xgen	-31
<-die xger	13
<-die xhte	-8
<-die xige	14
<-die xine	-17
<-die xiße	-11
<-die xki	-12
<-die xlbe	-16
<-die xlen	-29
<-die xlle	-18
<-die xlte	-31
<-die xmit	-17
<-die xmpe	-18
<-die xnde	-18
<-die xnen	-24
<-die xnge	-19
<-die xose	-15
<-die xoße	-16
<-die xpen	-19
<-die xrei	-22
<-die xren	-15
<-die xsse	-14
<-die xste	-15
<-die xten	-37
<-die xter	-16
<-die xung	-40
<-die xwei	-18
<-die xwir	-17
<-die xäte	-12
<-die xüte	-10
<-diesen Xnat	-13
<-dort xird	-14
<-drauf xann	-16
<-draus xhen	-25
<-draus xwas	-9
<-drei Xate	-22
<-drei Xern	-14
<-drei Xgen	-25
<-drei Xmen	-21
<-drei Xnen	-18
<-drei Xsen	-21
<-drei Xten	-21
<-drei Xter	-19
<-drei xben	16
<-dreihundert Xton	-17
<-dreimal xmit	-13
<-du xdas	-16
<-du xdie	-11
<-du xest	-16
<-du xißt	-19
<-durch xdie	-28
<-egal xwie	-25
<-ein Xaar	-17
<-ein Xall	-11
<-ein Xast	-24
<-ein Xatt	-22
<-ein Xden	-13
<-ein Xein	-24
<-ein Xent	-12
<-ein Xfen	16
<-ein Xfer	-25
<-ein Xgen	-14
<-ein Xher	-8
<-ein Xief	-16
<-ein Xier	-19
<-ein Xild	-15
<-ein Xilo	-12
<-ein Xiss	-14
<-ein Xner	-15
<-ein Xnge	-26
<-ein Xort	13
<-ein Xrad	-15
<-ein Xrer	-18
<-ein Xsel	-17
<-ein Xtel	-25
<-ein Xter	-28
<-ein Xuch	-22
<-ein Xupp	-11
<-ein xfür	-14
<-ein xger	-25
<-ein xhes	-17
<-ein xnes	-10
<-ein xres	-23
<-ein xter	-23
<-ein xtes	-14
<-eine Xaft	-25
<-eine Xame	-14
<-eine Xatt	-18
<-eine Xche	-19
<-eine Xdin	-17
<-eine Xeit	-23
<-eine Xhrt	-11
<-eine Xhte	-16
<-eine Xlle	-21
<-eine Xnde	-24
<-eine Xpie	-10
<-eine Xrin	-24
<-eine Xrke	-19
<-eine Xsse	-17
<-eine Xtte	-16
<-eine xene	-9
<-eine xere	-20
<-eine xeue	-23
<-eine xgte	-19
<-eine xige	-26
<-eine xlle	-20
<-eine xste	-25
<-einem Xden	-11
<-einem Xter	-16
<-einem xgen	-14
<-einem xren	-14
<-einen Xand	-16
<-einen Xauf	23
<-einen Xcht	-9
<-einen Xden	13
<-einen Xeis	-11
<-einen Xger	-14
<-einen Xler	-26
<-einen Xruf	-10
<-einen Xtel	-18
<-einen Xuck	10
<-einen xben	-17
<-einen xgen	-24
<-einen xnen	-22
<-einer Xche	-17
<-einer Xcht	-12
<-einer Xlle	-21
<-einer Xung	16
<-einer xauf	-22
<-einer xmmt	-19
<-einer xnkt	-15
<-einer xten	-24
<-eines Xers	-15
<-einmal xauf	-9
<-einmal xben	-17
<-einmal xgar	-15
<-einmal xhen	-13
<-einmal xim	-21
<-einmal xmit	-11
<-einmal xum	-10
<-einmal xums	-11
<-elf Xnen	-15
<-ellbogen xhen	-13
<-eltern xmit	-8
<-ende xder	-14
<-ende xken	-9
<-entdeckeln xmit	-9
<-er xben	-14
<-er xdas	-22
<-er xder	-17
<-er xdet	-18
<-er xdie	-14
<-er xelt	-13
<-er xert	-12
<-er xes	-13
<-er xigt	-9
<-er xim	-17
<-er xine	-15
<-er xles	-12
<-er xnen	-21
<-er xnkt	-9
<-er xtet	-17
<-erhält xdie	-15
<-erhält xnen	-17
<-erst Xter	-11
<-erst xach	-13
<-erst xann	-10
<-erst xauf	-11
<-erst xdas	-12
<-erst xder	-10
<-erst xdie	-22
<-erst xenn	-21
<-erst xim	-17
<-erst xles	-11
<-erste Xung	-22
<-ersten Xhrt	-11
<-ersten Xtag	-22
<-ersten xwei	-11
<-es xach	-18
<-es xauf	-15
<-es xder	-19
<-es xeht	-16
<-es xein	-18
<-es xich	-15
<-es xim	-11
<-es xird	-18
<-es xlar	-15
<-es xlte	-22
<-es xmit	-17
<-es xnet	-11
<-es xsch	-15
<-es xsei	-15
<-es xuch	-12
<-etwa xert	-20
<-etwa xzig	-16
<-etwas Xhes	-18
<-etwas Xnes	-24
<-etwas xres	-13
<-euro Xeld	-9
<-fahren xwir	-22
<-fahrer xmmt	-18
<-fangen xwir	-17
<-fassung xird	-13
<-fehlt xdie	-13
<-fehlt xwas	-18
<-fenster xauf	-20
<-fenster xdas	-14
<-fenster xnen	-16
<-feuerwehr xauf	-14
<-folie xgen	-12
<-form xgen	-23
<-foto xvon	-11
<-fotografiert xden	-15
<-fragen Xsie	-11
<-fragen xwir	-13
<-fragt xach	-28
<-frau Xenz	-11
<-frau Xgin	-18
<-frau Xner	-17
<-frau Xsch	-15
<-frauen xmit	-11
<-freies Xlor	-12
<-freundliche Xung	-11
<-frisches Xroh	-18
<-fuß xhen	-20
<-fährt xder	-16
<-fährt xdie	-12
<-füllt xdie	-12
<-fünf Xgen	-13
<-fünf Xnen	-8
<-für Xgen	-20
<-für Xine	13
<-für Xitt	-20
<-für Xten	-25
<-für xdas	-13
<-für xdie	-61
<-für xein	-16
<-für xgen	-26
<-für xine	-21
<-für xnen	-23
<-für xrei	-15
<-für xser	-25
<-gab xes	-10
<-geben xwir	-19
<-gebogen xird	-11
<-geehrte Xmen	-12
<-gefahren xird	-12
<-gefüllt xird	-11
<-gefüttert xird	-17
<-gehen xwei	-19
<-geht xder	-24
<-geht xein	-27
<-geht xes	-10
<-geht xles	-11
<-geht xsie	-8
<-geht xum	-37
<-gemeinsam xmit	-16
<-gemessen xird	-8
<-genau xdas	-16
<-genommen xird	-16
<-geprüft xird	-12
<-gerade xmit	-9
<-gern xauf	-13
<-gern xmit	-12
<-gerät xgen	-14
<-geschrieben xird	-15
<-gestern xing	-18
<-gewaschen xird	-14
<-gibt xder	-17
<-gibt xes	-34
<-gibt's xwas	-19
<-gilt xfür	-21
<-ging xein	13
<-glas xfen	-13
<-gott xsei	-14
<-grad xird	-10
<-grob xten	-17
<-groß xnug	-8
<-grünen Xter	-16
<-gucken xass	-19
<-gäste xhen	-18
<-hab xdas	-13
<-haben Xang	-19
<-haben xdas	-12
<-haben xnen	-19
<-haben xwir	-37
<-haken xauf	-8
<-hakt xdie	-11
<-halten xwir	-11
<-hand xeit	-17
<-hand xhen	-11
<-hand xken	-9
<-handy xren	-17
<-hat Xung	-23
<-hat xach	-14
<-hat xagt	-14
<-hat xbei	-17
<-hat xdas	-20
<-hat xder	-17
<-hat xdie	-22
<-hat xein	-12
<-hat xes	-20
<-hat xhen	-16
<-hat xige	-21
<-hat xim	-13
<-hat xine	-29
<-hat xmit	-8
<-hat xnen	-11
<-hat xrei	-9
<-hat xwei	-15
<-hatten xwei	-13
<-hatten xwir	-20
<-haus xmmt	-22
<-heißem Xser	-19
<-herr Xler	-8
<-hier xcht	-19
<-hier xvon	-9
<-himmel xhen	-14
<-hinter xder	-11
<-holt xdie	-18
<-hund xauf	-20
<-hände xhen	-21
<-hängt xann	-16
<-hängt xdas	-12
<-hängt xder	-8
<-hätten xwir	-11
<-ich Xnen	-17
<-ich xang	-19
<-ich xauf	-26
<-ich xb's	-25
<-ich xche	-36
<-ich xdas	12
<-ich xdie	-14
<-ich xech	-15
<-ich xehe	-14
<-ich xeib	-19
<-ich xenn	10
<-ich xere	-21
<-ich xerf	-11
<-ich xes	-16
<-ich xeue	-14
<-ich xffe	-11
<-ich xhte	-18
<-ich xibe	-15
<-ich xim	-14
<-ich xipp	-18
<-ich xite	-19
<-ich xitz	-13
<-ich xlle	-24
<-ich xnde	-11
<-ich xnne	-11
<-ich xred	-29
<-ich xuch	-18
<-ich xum	-14
<-ich xwas	-19
<-ihm xdas	-15
<-ihn xhen	-9
<-ihr Xben	-23
<-ihr xdas	-20
<-ihr xeid	-15
<-im Xaal	-15
<-im Xach	-11
<-im Xahr	-23
<-im Xand	-21
<-im Xatt	-17
<-im Xaub	-13
<-im Xaum	-23
<-im Xaus	-24
<-im Xbad	-15
<-im Xber	-14
<-im Xbst	-9
<-im Xcht	-16
<-im Xdan	-15
<-im Xder	-18
<-im Xdio	-13
<-im Xfen	-16
<-im Xich	-12
<-im Xieb	-13
<-im Xiet	-15
<-im Xing	-14
<-im Xinn	-17
<-im Xitt	-13
<-im Xlen	-9
<-im Xler	-12
<-im Xmer	-11
<-im Xnat	-11
<-im Xner	-16
<-im Xpot	-13
<-im Xsch	-16
<-im Xsel	-13
<-im Xtal	-22
<-im Xtel	-20
<-im Xter	-25
<-im Xuar	-20
<-im Xuch	-12
<-im Xuli	-15
<-im Xuni	-11
<-im Xust	-16
<-im Xzug	-12
<-im xaum	-12
<-im xhen	-20
<-im xnen	-21
<-im xten	-25
<-im xzen	-15
<-immer xbei	-17
<-immer xmit	-14
<-immer xvon	-15
<-in Xeit	-11
<-in Xera	-15
<-in Xgen	-23
<-in Xhen	-17
<-in Xich	-10
<-in Xieb	-19
<-in Xiel	-14
<-in Xien	-10
<-in Xlge	-8
<-in Xlin	-12
<-in Xlle	-15
<-in Xnik	-13
<-in Xnte	-14
<-in Xsen	-14
<-in Xten	-16
<-in Xung	-21
<-in Xurg	-27
<-in xaum	15
<-in xben	-10
<-in xdas	-21
<-in xder	-41
<-in xdie	-30
<-in xher	-25
<-in xine	-13
<-in xnem	-18
<-in xnen	-21
<-in xrei	-12
<-in xrem	-27
<-in xsem	-15
<-in xser	-20
<-in xwei	-10
<-innen xach	-16
<-innerhalb xvon	-12
<-ins Xach	-16
<-ins Xbad	-10
<-ins Xeft	-19
<-ins Xett	-12
<-ins Xger	-17
<-ins Xine	-12
<-ins Xket	-9
<-ins Xser	-11
<-ins Xtal	-19
<-ins xuch	-24
<-ist Xung	-20
<-ist xalt	-10
<-ist xann	-17
<-ist xdas	-29
<-ist xdie	-29
<-ist xein	-42
<-ist xes	-28
<-ist xich	-22
<-ist xim	-15
<-ist xine	-23
<-ist xmal	-10
<-ist xtzt	-11
<-ist xum	-10
<-ist xvon	-10
<-ist xwas	-18
<-ja xann	-18
<-jahr xdie	-19
<-jahr xim	-12
<-jede Xion	-11
<-jede Xung	-11
<-jeden Xtag	-31
<-jeden Xton	-9
<-jeden xten	-24
<-jeder Xker	-14
<-jeder Xung	-20
<-jeder xmit	-12
<-jemand xdie	-9
<-jemand xnen	-23
<-jetzt xden	-13
<-jetzt xdie	12
<-jetzt xein	-27
<-jetzt xwas	-18
<-jour xixe	-13
<-juli xein	-17
<-kalt xlen	-12
<-kaltem Xser	-13
<-kam xein	15
<-kann xdas	-12
<-kann xes	-15
<-kaputtes xmit	-13
<-karte xmit	-9
<-kasten xsen	-13
<-kein Xang	-19
<-kein Xern	-13
<-kein Xtel	-10
<-kein Xter	-14
<-kein Xurf	-14
<-keine Xfen	-12
<-keine Xhme	-15
<-keine Xion	-14
<-keine Xsen	-16
<-keine Xung	-30
<-keiner xder	-13
<-keiner xste	-20
<-keiner xvon	-15
<-kinder xauf	-8
<-kirchenvorstand Xst	-12
<-kiste xim	-13
<-kisten xgen	-11
<-knoten xden	-12
<-knoten xhen	-21
<-kommt xdas	-9
<-kommt xder	-25
<-kommt xdie	-13
<-kommt xine	-15
<-kommt xmit	-11
<-kommt xvon	-12
<-korb xird	-12
<-kunde Xank	-17
<-kunde xibt	-12
<-kunden xmit	-10
<-kurz xnen	-10
<-können xwir	-28
<-künftig xein	-16
<-lang xgen	-18
<-lange xes	-17
<-lass xdas	-13
<-lassen Xsie	-15
<-lassen xann	-13
<-lassen xwir	-19
<-legt xdas	-9
<-legt xdie	-9
<-legt xnen	-19
<-leiter xgen	-13
<-letzten Xtag	-18
<-letzten Xung	-25
<-leute xdie	-14
<-leute xhen	-8
<-leute xim	-16
<-leute xmit	-15
<-liebe Xnde	-13
<-liebe Xnen	-12
<-liegt xbei	-9
<-liest Xand	-13
<-liste xder	-21
<-läuft xbei	-16
<-läuft xdas	-16
<-läuft xdie	-16
<-mach xdas	-19
<-machen Xsie	-20
<-machen xdas	-20
<-machen xfür	-14
<-machen xwir	-24
<-macht xdas	-19
<-macht xder	-15
<-macht xdie	-21
<-macht xein	-9
<-macht xvon	-16
<-mag xdas	-8
<-mal xdas	-13
<-mal xdwo	-19
<-mal xein	-13
<-mal xich	-20
<-mal xste	-14
<-mal xten	-14
<-mal xwas	-21
<-man xauf	-22
<-man xdas	-29
<-man xdie	-27
<-man xein	-17
<-man xes	-19
<-man xim	-13
<-man xine	19
<-man xlen	-17
<-man xmit	-30
<-man xnnt	-8
<-man xren	-13
<-man xsie	-15
<-mein Xger	-9
<-mein Xohn	-14
<-mein Xter	-18
<-meine Xter	-21
<-meinen Xten	-12
<-meiner Xnte	-17
<-meldet xder	-12
<-meldet xdie	-14
<-merci xmal	-17
<-mindestens xein	-15
<-mindestens xine	-10
<-mindestens xrei	-13
<-minuten xauf	-13
<-minuten xhen	-15
<-minuten xmit	-9
<-mir xcht	-20
<-mir xdas	-26
<-mir xdie	-21
<-mir xim	-24
<-mir xwas	-16
<-misst xder	-16
<-mit Xand	-23
<-mit Xbel	-10
<-mit Xcht	-9
<-mit Xein	-14
<-mit Xeis	-11
<-mit Xeit	-12
<-mit Xern	-16
<-mit Xger	-16
<-mit Xhen	-16
<-mit Xhne	-16
<-mit Xide	-15
<-mit Xken	-13
<-mit Xlas	-9
<-mit Xmen	-21
<-mit Xnen	-17
<-mit Xnte	-21
<-mit Xoff	-10
<-mit Xpen	-12
<-mit Xppe	-14
<-mit Xrde	-17
<-mit Xrom	-13
<-mit Xsel	-21
<-mit Xser	-32
<-mit Xsse	-17
<-mit Xste	-10
<-mit Xten	-25
<-mit Xuck	13
<-mit Xuft	-11
<-mit Xung	-28
<-mit xder	-42
<-mit xgen	-16
<-mit xhem	-11
<-mit xhen	-14
<-mit xlem	-21
<-mit xnem	-22
<-mit xner	-20
<-mit xrei	-9
<-mit xrem	-14
<-mit xtem	-18
<-mit xten	-12
<-mit xßem	-16
<-montag xwas	-15
<-morgen xckt	-14
<-morgens xum	-19
<-muss xein	-18
<-muss xich	-18
<-muss xine	-16
<-muss xmit	-12
<-möchte xdas	-22
<-nach Xabe	-14
<-nach Xage	-24
<-nach Xang	-9
<-nach Xgen	-15
<-nach Xten	-13
<-nach Xung	-11
<-nach Xuss	-12
<-nach Xöße	-16
<-nach xder	-30
<-nach xnen	-16
<-nach xrei	-9
<-nach xwei	-16
<-nachts xum	-22
<-nachweis xder	-8
<-name xder	-11
<-namen xauf	-17
<-nass xhen	-17
<-neben xder	-21
<-nee xehn	-14
<-nehmen xwir	-16
<-nein xopp	-18
<-neu xlen	-23
<-neue Xrin	-9
<-neue Xter	-31
<-neue Xuge	-10
<-neue Xung	-21
<-neuer Xlle	-8
<-neuer Xten	-26
<-nicht xach	-12
<-nicht xalt	-17
<-nicht xass	-17
<-nicht xauf	-9
<-nicht xbei	-13
<-nicht xben	-12
<-nicht xcht	-12
<-nicht xdas	-14
<-nicht xden	-18
<-nicht xder	-10
<-nicht xdet	-18
<-nicht xdie	-12
<-nicht xeim	-11
<-nicht xein	-11
<-nicht xeln	-23
<-nicht xelt	-9
<-nicht xern	-18
<-nicht xert	-17
<-nicht xfen	-16
<-nicht xfer	-21
<-nicht xgen	-18
<-nicht xger	-13
<-nicht xhen	-20
<-nicht xher	-14
<-nicht xhrt	-16
<-nicht xigt	-22
<-nicht xim	-9
<-nicht xken	-16
<-nicht xlen	-20
<-nicht xllt	-14
<-nicht xlos	-10
<-nicht xmen	-11
<-nicht xmit	-16
<-nicht xnen	-15
<-nicht xnnt	-12
<-nicht xran	-16
<-nicht xren	-25
<-nicht xsen	-12
<-nicht xsst	-15
<-nicht xter	-19
<-nicht xtet	-10
<-nicht xtig	-10
<-nicht xum	-21
<-nicht xzen	-20
<-nichts Xhes	-18
<-nichts xauf	-12
<-nichts xben	-8
<-nichts xhen	-12
<-nichts xllt	-12
<-nie xauf	-15
<-nie xhen	-19
<-nie xine	13
<-nie xwas	-10
<-niemand xigt	-12
<-niemand xtte	-19
<-nimmt xdie	-14
<-noch xauf	-15
<-noch xden	-24
<-noch xdie	-22
<-noch xeht	-10
<-noch xein	-14
<-noch xgen	-10
<-noch xine	-18
<-noch xnen	-14
<-noch xwas	-20
<-nummer xauf	-11
<-nur Xift	-12
<-nur xach	-17
<-nur xauf	-21
<-nur xbei	-16
<-nur xcht	-22
<-nur xdas	-19
<-nur xder	-14
<-nur xdie	-21
<-nur xenn	-15
<-nur xfür	-10
<-nur xim	-10
<-nur xine	-11
<-nur xmit	-14
<-nur xvon	-12
<-nächsten Xtag	-19
<-nägel xmit	-15
<-ob xauf	-11
<-ob xdas	-9
<-ob xder	-19
<-ob xdie	-14
<-ob xein	-12
<-ob xes	-14
<-ob xsie	-16
<-ob xwir	-22
<-oben xach	-19
<-oder Xnge	-12
<-oder xein	-13
<-oder xgen	-9
<-offener Xmme	-12
<-ohne Xand	-10
<-ohne Xein	-12
<-ohne Xgen	-21
<-ohne Xung	-25
<-ohne xass	-15
<-ohne xdie	-8
<-papier xcht	-18
<-per Xten	-11
<-pro Xihe	-8
<-pro Xtag	-23
<-pro Xter	-12
<-probenahme Xauf	-16
<-programm xmmt	-19
<-protokoll Xung	-20
<-protokoll xder	-16
<-prüft xder	-17
<-punkt xauf	-16
<-rand xmit	-11
<-raus xann	-18
<-raus xdas	-15
<-rechts xdie	-13
<-red xdas	-14
<-reicht xes	-10
<-reifen xmen	-20
<-reihe xach	-19
<-richtig xelt	-17
<-rote Xnne	-10
<-rufen xwir	-11
<-ruft xder	-13
<-ruft xdie	-9
<-ruft xsie	-13
<-rund xzig	-17
<-runde xum	-10
<-runter xauf	-12
<-räumen xdie	-10
<-sache xmit	-18
<-sagt xder	-15
<-sagt xich	-13
<-sammelt xdie	-9
<-sauber xhen	-16
<-sauber xten	-21
<-saugt xdie	-18
<-schaut xder	-14
<-schild xmit	-9
<-schließt xder	-16
<-schluss xdie	-13
<-schlüssel xbei	-10
<-schlüssel xken	-13
<-schlüssel xlen	-16
<-schlüssel xren	-14
<-schon xim	-9
<-schreibe xfür	-14
<-schreiben Xsie	-13
<-schreibt xdie	-15
<-schreibt xes	-24
<-schriftlich xgen	-17
<-schriftliche Xung	10
<-schritt xfür	-19
<-schwarz xauf	-17
<-schön xhen	-17
<-sechs Xten	-22
<-sehr xfen	-27
<-sehr xrte	-13
<-sehr xter	-9
<-sehr xtes	-13
<-sei Xank	-15
<-seit Xust	-13
<-seit Xärz	-15
<-seit xder	-16
<-seit xein	-14
<-seitdem xafe	-9
<-selber xlen	-23
<-selbst xhen	-19
<-selbst xmit	-12
<-sich xagt	-11
<-sich xauf	-17
<-sich xdas	-10
<-sich xdie	-16
<-sich xein	9
<-sich xeit	-14
<-sich xlen	-8
<-sich xten	-11
<-sich xum	-10
<-sich xwas	-17
<-sie xcht	-21
<-sie xdas	-25
<-sie xdie	-27
<-sie xeim	12
<-sie xert	-9
<-sie xes	-14
<-sie xgen	-9
<-sie xhne	-12
<-sie xibt	-16
<-sie xine	-20
<-sie xird	-14
<-sie xmit	-13
<-sie xmmt	-11
<-sie xsen	-20
<-sie xten	-20
<-sind xann	-12
<-sind xdas	-11
<-sind xdie	-22
<-sind xein	-14
<-sind xert	-9
<-sind xim	-13
<-sind xine	-19
<-sind xrei	-9
<-sind xwir	-22
<-so xass	-17
<-so xauf	-23
<-so xben	-19
<-so xein	-26
<-so xeit	-9
<-so xert	-21
<-so xgen	-12
<-so xwie	-27
<-sobald xder	-19
<-sobald xes	-21
<-sofort xten	-23
<-soll xdas	-19
<-soll xhen	-26
<-sonst xert	-19
<-sonst xißt	-11
<-sowieso xnen	-13
<-sprech xdas	-15
<-spreche xdas	-18
<-spätestens xrei	-9
<-stand xder	-14
<-standen xdie	-15
<-stange xber	-17
<-steht xann	-14
<-steht xauf	-18
<-steht xdas	-23
<-steht xdie	-9
<-stellen xdie	-13
<-stellt xdas	-14
<-stellt xdie	-12
<-stiefel xeln	-12
<-stimmt xdie	-12
<-strom xeim	-20
<-stunde xhen	-20
<-stunde xmit	-11
<-säcke xach	-14
<-tag Xnst	15
<-tage xach	-16
<-tagen xhen	-17
<-telefon xhen	-20
<-temperatur xim	-9
<-text xfür	-20
<-timer xauf	-10
<-tisch xmit	-12
<-totenschein xren	-14
<-trocken xann	-15
<-trägt xder	-11
<-trägt xdie	-12
<-trägt xein	-11
<-tut xder	-11
<-tür xauf	-13
<-tür xird	-9
<-uhr xmit	-11
<-uhr xmmt	-10
<-uhr xrüh	-10
<-uhr xtet	-11
<-uhr xvon	-14
<-um Xung	-28
<-um xdas	-24
<-um xdie	-40
<-um xein	-19
<-um xine	-31
<-um xnen	-11
<-um xrei	-24
<-und Xamt	-9
<-und Xand	-16
<-und Xden	-20
<-und Xder	-9
<-und Xeln	-10
<-und Xern	-9
<-und Xgen	-28
<-und Xger	-13
<-und Xher	-11
<-und Xhme	-17
<-und Xien	-25
<-und Xlen	-25
<-und Xler	-12
<-und Xlle	-10
<-und Xmen	-32
<-und Xmer	-17
<-und Xnik	-12
<-und Xnne	-17
<-und Xpen	-8
<-und Xren	-32
<-und Xrge	-8
<-und Xsch	-12
<-und Xsel	-9
<-und Xser	-17
<-und Xsie	-13
<-und Xste	-13
<-und Xten	-37
<-und Xter	-17
<-und Xtte	-11
<-und Xung	-40
<-und Xurt	-14
<-und Xzen	-18
<-und xach	-18
<-und xakt	-13
<-und xand	10
<-und xang	-18
<-und xann	-33
<-und xare	-16
<-und xauf	-20
<-und xbei	-13
<-und xben	-26
<-und xbst	-23
<-und xche	-20
<-und xcht	-26
<-und xcke	-16
<-und xckt	-15
<-und xdas	-26
<-und xden	-22
<-und xder	-46
<-und xdet	-21
<-und xegt	-14
<-und xehe	-12
<-und xeim	-17
<-und xein	-26
<-und xeln	-17
<-und xelt	-18
<-und xenn	-41
<-und xert	-24
<-und xes	-25
<-und xgen	-31
<-und xhen	9
<-und xhne	-8
<-und xibe	-16
<-und xibt	-18
<-und xich	-21
<-und xim	-18
<-und xine	-28
<-und xird	-24
<-und xken	-12
<-und xlen	-31
<-und xles	-22
<-und xllt	-15
<-und xmal	-18
<-und xmen	-9
<-und xmer	-12
<-und xmit	-25
<-und xmmt	-18
<-und xnde	-12
<-und xnen	-28
<-und xnet	-11
<-und xngt	-10
<-und xnnt	-21
<-und xrei	-15
<-und xren	-31
<-und xsen	-10
<-und xten	-23
<-und xtes	-9
<-und xtet	-31
<-und xtzt	-11
<-und xubt	-8
<-und xuer	-19
<-und xugt	-8
<-und xum	-17
<-und xung	-28
<-und xvon	-13
<-und xwas	-19
<-und xwei	-27
<-und xwer	-26
<-und xwie	-17
<-und xwir	-20
<-und xßen	-16
<-uns xdas	-13
<-uns xder	-14
<-uns xdie	-19
<-uns xein	-24
<-uns xfür	-14
<-uns xich	-15
<-uns xine	-27
<-uns xmmt	-16
<-uns xnen	-20
<-uns xwas	12
<-uns xzig	-13
<-unser Xhop	-14
<-unser Xuch	-18
<-unsere Xank	-12
<-unsere Xher	-19
<-unsere Xnde	-15
<-unsere Xrei	-19
<-unsere Xrte	-9
<-unsere Xung	-30
<-unserem Xaus	-17
<-unserer Xnde	-18
<-unter Xser	-11
<-unter xder	-12
<-unter xdie	-15
<-unter xehn	-10
<-unter xzig	-10
<-unterschrift xder	-10
<-verdacht xauf	-26
<-verfassen Xsie	-16
<-vergleicht xdas	-14
<-verlässt xdas	-10
<-verlässt xdie	-12
<-verschließt xdie	-17
<-vertrag xhen	-12
<-vielen Xank	-9
<-vier Xern	-17
<-vier Xfen	-19
<-vier Xten	-33
<-vom Xalt	-10
<-vom Xamt	-19
<-vom Xauf	-14
<-vom Xder	-11
<-vom Xett	-12
<-vom Xhen	-11
<-vom Xhof	-24
<-vom Xler	-10
<-vom Xner	-15
<-vom Xsch	-15
<-vom Xter	-25
<-vom Xuer	-21
<-von Xege	-12
<-von Xern	-31
<-von Xgen	-27
<-von Xken	-16
<-von Xlie	-11
<-von Xmen	-18
<-von Xrrn	-12
<-von Xten	-36
<-von xder	-24
<-von xnem	-13
<-von xnen	-21
<-von xrei	-17
<-von xwei	-12
<-vor Xabe	-20
<-vor Xang	-13
<-vor Xcht	-11
<-vor Xgen	-18
<-vor Xinn	-21
<-vor Xnen	-14
<-vor Xung	-11
<-vor Xuss	-10
<-vor xder	-37
<-vor xdie	-23
<-vor xlem	-25
<-vor xwei	-12
<-vorher Xung	-14
<-vorher xdie	-13
<-vorher xim	-9
<-vorher xird	-19
<-vorher xsen	-15
<-vorstand xtet	-19
<-vortag xder	-10
<-waage xlen	-13
<-wagen xben	-9
<-wandert xdie	-17
<-war xder	-13
<-war xdie	-8
<-war xein	-11
<-war xes	-10
<-war xich	-14
<-war xim	-9
<-waren xach	-15
<-wars xaub	-9
<-was Xhes	-21
<-was Xres	-24
<-was Xtes	-18
<-was xcht	-11
<-was xdas	-17
<-was xhes	-20
<-was xmit	-10
<-was xres	-19
<-was xrig	-17
<-was xsie	-14
<-was xwir	-21
<-wasser xhen	-9
<-wasser xken	-15
<-wasser xlen	-17
<-wegen Xhen	-17
<-wegen xder	-19
<-weicht xein	-16
<-weil xdas	-12
<-weil xder	-20
<-weil xes	-15
<-weil xim	-24
<-weil xwir	-14
<-wenig xert	-19
<-wenn Xsie	-20
<-wenn xdas	-22
<-wenn xder	-33
<-wenn xdie	-23
<-wenn xein	-28
<-wenn xes	-16
<-wenn xine	12
<-wenn xsie	-22
<-wenn xwei	-25
<-wer xben	-18
<-wer xcht	-10
<-wer xdie	-17
<-wer xdig	-10
<-wer xern	-22
<-wer xnen	-16
<-wer xtzt	-10
<-werden xben	-11
<-werden xdie	-21
<-werden xert	-16
<-werden xsen	-11
<-werden xtzt	-9
<-werden xvon	-13
<-werte Xmen	-8
<-wie xbei	-17
<-wie xdas	12
<-wie xder	-13
<-wie xdie	-22
<-wie xein	-31
<-wie xhen	-29
<-wie xieß	-15
<-wie xine	-24
<-wie xsch	-14
<-wie xwir	-47
<-wieder xden	-18
<-wieder xeim	-15
<-wieder xine	-10
<-wieder xmit	-11
<-will xdas	-23
<-will xder	-12
<-will xein	-17
<-will xnun	-18
<-will xvon	-19
<-wir xach	-20
<-wir xauf	-17
<-wir xbei	-22
<-wir xben	-17
<-wir xden	-20
<-wir xdie	-32
<-wir xein	-27
<-wir xfen	8
<-wir xgen	-21
<-wir xim	-27
<-wir xine	-26
<-wir xlen	-20
<-wir xmen	-15
<-wir xmit	-11
<-wir xnen	-28
<-wir xren	11
<-wir xsen	9
<-wir xten	-42
<-wir xuen	-17
<-wir xzen	-10
<-wird xach	-19
<-wird xand	-8
<-wird xauf	-17
<-wird xbei	-23
<-wird xben	-16
<-wird xdas	-22
<-wird xden	-20
<-wird xder	-23
<-wird xdie	-31
<-wird xein	-17
<-wird xelt	-14
<-wird xens	-16
<-wird xert	-17
<-wird xes	-14
<-wird xfen	-9
<-wird xgen	-14
<-wird xher	-10
<-wird xhlt	-15
<-wird xine	-21
<-wird xmit	-15
<-wird xsen	-20
<-wird xten	-10
<-wird xtet	-14
<-wird xtzt	-14
<-wird xvon	-13
<-wirft xdie	-9
<-wissen xwas	-17
<-wo xdas	-14
<-wo xdie	-14
<-wo xes	-23
<-woche xach	-12
<-wochen xhen	-20
<-wollen xwir	-17
<-während xder	-13
<-zahl xder	-12
<-zehn Xamm	-14
<-zeigt xdie	-14
<-zentimeter xben	-11
<-zettel xmit	-10
<-zettel xnet	-12
<-zettel xvon	-15
<-zu Xuse	-16
<-zu xden	-11
<-zu xdie	-21
<-zu xeln	-15
<-zu xfen	-13
<-zu xgen	-13
<-zu xhen	-25
<-zu xiel	-12
<-zu xitt	-18
<-zu xnen	-25
<-zu xnig	-21
<-zu xpät	-13
<-zu xren	-28
<-zu xsen	-14
<-zu xzig	-24
<-zuerst xauf	-9
<-zuerst xdas	-14
<-zuerst xdie	-12
<-zuerst xird	-14
<-zum Xalt	-15
<-zum Xgen	9
<-zum Xken	-15
<-zum Xmen	-21
<-zum Xnde	-20
<-zum Xten	22
<-zum Xück	-15
<-zur Xion	12
<-zur Xnte	-24
<-zurück xauf	-16
<-zusammen xmit	-12
<-zwar xfür	-21
<-zwei Xern	-13
<-zwei Xgen	-17
<-zwei Xien	-9
<-zwei Xine	-15
<-zwei Xlle	-12
<-zwei Xnen	-17
<-zwei Xote	-8
<-zwei Xrte	-10
<-zwei Xten	-27
<-zwei Xter	-10
<-zwei xdie	-25
<-zwei xeue	-18
<-zweifacher Xung	-14
<-zweimal xmen	-11
<-zweite Xaft	-8
<-zweite Xung	-16
<-zwischen xwei	-29
<-zählen xder	-20
<-zählt xdie	-18
<-| Xden	-10
<-| Xeis	-8
<-| Xter	-18
<-· Xung	-18
<-äh Xngs	-16
<-ähm xann	-13
<-ärztliche Xung	-13
<-öffnet xdie	-17
<-über xdas	-26
<-über xdie	-33
<-über xzig	-22
<-übrig xibt	-24
<-– Xabe	16
<-– Xauf	-30
<-– Xett	-11
<-– Xger	-16
<-– Xion	-19
<-– Xler	-18
<-– Xlle	-29
<-– Xnde	-22
<-– Xsel	17
<-– Xäte	-15
<-– xich	-17
<-„ Xsse	-14
<-→ Xung	-21
<-❤ x️	-12
<.	-11
</	17
<0	8
<2%	-12
<2&	-14
<2(	-28
<2)	-40
<2*	-19
<2+	-10
<2,	-8
<2-	-43
<2/	-23
<20	12
<2;	-31
<2=	-9
<2>	-25
<2?	-17
<2a	-29
<2ab	-8
<2abdecken	-23
<2abdruck	-9
<2abend	9
<2abends	-34
<2aber	-59
<2abgabe	-20
<2abgelesen	-13
<2abholung	-21
<2abkehren	-9
<2abkleben	-19
<2abkühlen	-10
<2ablassen	-9
<2ablauf	-34
<2ablesen	-21
<2abmelden	-14
<2abnehmen	-19
<2absaugen	-20
<2abschließen	-22
<2abspritzen	-11
<2abstand	-12
<2abstellen	-18
<2absuchen	-16
<2abweichung	-11
<2abziehen	-20
<2acht	-31
<2achtzehn	-21
<2achtzig	-15
<2advent	-17
<2ag	13
<2akku	-18
<2akkus	-17
<2alkohol	-14
<2alle	-46
<2allein	-25
<2alleine	-16
<2allem	-20
<2allen	-25
<2aller	-21
<2allergien	-17
<2alles	-33
<2allgäu	-16
<2als	-51
<2also	-74
<2alt	-10
<2alte	-29
<2alten	-37
<2altes	-12
<2am	-15
<2amtsleitung	-14
<2an	-37
<2anbei	-20
<2anderes	-16
<2anders	-15
<2andersrum	-17
<2anfang	-19
<2angaben	14
<2angebrochene	-18
<2angenommen	-12
<2angerufen	-13
<2angesehen	-13
<2angestellte	-13
<2angucken	-16
<2anhänger	-16
<2anker	-22
<2ankommen	-29
<2anlage	-27
<2anlass	-21
<2anlegen	-22
<2anleitung	-36
<2anmelden	-14
<2anmeldung	-17
<2anna	-9
<2annahme	-39
<2anruf	-9
<2anrufen	-21
<2ans	-16
<2anschauen	-30
<2anschließen	-13
<2anschließend	-8
<2ansetzen	-11
<2ansprechen	-9
<2antwort	-19
<2anwalt	-23
<2anweisung	-33
<2anwesend	-21
<2anwärmen	-10
<2anziehen	-14
<2apotheke	-11
<2april	-32
<2arbeiten	-24
<2arbeitet	-14
<2arzt	-15
<2assistentin	-12
<2atemnot	-12
<2auch	-49
<2auf	-45
<2auffüllen	-14
<2aufhängen	-11
<2aufhören	-13
<2aufmachen	-14
<2aufnahme	-19
<2aufnehmen	-16
<2aufrecht	-13
<2aufs	-13
<2aufschreiben	-35
<2aufsetzen	-21
<2aufstellen	-20
<2auftrag	-31
<2augen	-18
<2august	-22
<2aus	-69
<2ausarbeiten	-13
<2ausdruck	-10
<2ausdrucken	-14
<2auseinander	-16
<2ausfertigung	-14
<2ausgabe	-15
<2ausgebaut	-14
<2aushang	-19
<2aushilfen	-26
<2auskratzen	-14
<2auslegen	-23
<2ausleihe	-22
<2ausschließlich	-13
<2ausschneiden	-11
<2ausspülen	-17
<2ausweis	-23
<2auto	-27
<2autos	-21
<2außen	-26
<2außer	-16
<2außerdem	-21
<2außerhalb	-17
<2aw	-8
<2azubi	-11
<2baby	-13
<2bagger	-12
<2bahn	-13
<2bahnen	-21
<2bahnhof	-16
<2band	-14
<2bar	-25
<2bargeld	-9
<2basteln	-19
<2batterien	-22
<2beanstandet	-19
<2bearbeitung	-18
<2beauftragt	-17
<2becken	-16
<2bediener	-15
<2bedient	-8
<2befall	-12
<2beginn	-17
<2beginnt	-15
<2behandlung	-15
<2behauptet	-17
<2beide	-25
<2beidseitig	-12
<2bein	-19
<2beisein	-15
<2bekommen	-36
<2bekommt	-27
<2belag	-11
<2beläge	-14
<2bemängelt	-20
<2bergbahnen	-12
<2bernd	-17
<2bescheid	-15
<2beschluss	-18
<2beschreibung	16
<2beschriften	-9
<2beschriftet	-20
<2beschwerde	-10
<2beschwert	-18
<2beschäftigte	-12
<2besitzer	-14
<2besorgt	-8
<2besprochen	-18
<2bestand	-14
<2bestellung	-23
<2bestätigt	-13
<2besucher	-14
<2beteiligten	-14
<2betreff	15
<2betreiben	-16
<2betreten	-10
<2betreuen	-21
<2betreut	-14
<2betrieb	-14
<2betrifft	-15
<2bett	-19
<2bettwanzen	-16
<2beurkundung	-14
<2beutel	-10
<2bevor	-42
<2bevölkerung	-8
<2beziehen	-21
<2biel	-19
<2bietet	-20
<2bild	-17
<2bilden	-16
<2bin	-32
<2bindemittel	-13
<2bindet	-16
<2bisher	-28
<2bitten	-20
<2bittet	-12
<2blasen	-18
<2blatt	9
<2blau	-10
<2bleiben	-21
<2blind	-15
<2boden	-27
<2boote	-15
<2box	-19
<2brand	-18
<2brauch	-19
<2brauche	14
<2brauchen	-30
<2braucht	-12
<2breit	-15
<2bremse	-15
<2brett	-15
<2bringen	-29
<2bringt	-20
<2brot	-17
<2brote	-16
<2bruch	-10
<2brustschmerz	-10
<2bräuchte	10
<2bräuchten	-23
<2brötchen	-13
<2buchbinderei	-12
<2bunkern	-15
<2bus	-20
<2bücher	-17
<2büro	-27
<2bürste	-18
<2bürstet	-10
<2c	12
<2cent	-9
<2charge	-11
<2chef	-31
<2cm	-13
<2code	-8
<2container	-13
<2d	-17
<2da	-52
<2dabei	-23
<2dach	-17
<2dafür	-21
<2daher	-18
<2dahinter	-9
<2damals	-18
<2dame	-22
<2damen	-16
<2damit	-51
<2danach	-19
<2dank	-13
<2danke	-22
<2dann	-76
<2darauf	-16
<2daraus	13
<2darf	-20
<2darum	-30
<2darüber	9
<2das	-51
<2dass	-70
<2datum	-19
<2dauercamper	-13
<2dauert	-26
<2daumen	-13
<2davon	-20
<2decke	-21
<2deckel	-21
<2decken	-13
<2dem	-21
<2den	-72
<2denen	-32
<2denn	-23
<2dentallabor	-15
<2der	-39
<2des	-30
<2deshalb	-25
<2desinfektion	-17
<2deswegen	-24
<2deutsch	-12
<2dezember	-20
<2di	-17
<2dicht	-16
<2dick	-9
<2die	-61
<2dienstag	-16
<2dies	-14
<2diese	-15
<2dieselbe	-21
<2diktiere	-20
<2ding	-17
<2dir	-28
<2direkt	-20
<2display	-12
<2disponent	-16
<2doch	-24
<2dokument	-16
<2doppelt	-9
<2dort	-15
<2dosis	-15
<2drauf	-33
<2draus	-22
<2draußen	-20
<2drehen	-11
<2drei	-25
<2dreimal	-22
<2dreiviertel	-17
<2dreißig	-20
<2drin	-29
<2dringend	-17
<2dritte	-17
<2dritten	-14
<2drittens	-11
<2droht	-20
<2druck	-15
<2druckt	-17
<2drum	-11
<2drunter	-16
<2drüber	-24
<2drücken	-21
<2drückt	-12
<2du	-45
<2durch	-50
<2durchblättern	-15
<2dürfen	-17
<2echt	11
<2egal	-15
<2eh	-10
<2ehrenamtlichen	-13
<2ehrlich	-20
<2eigene	-8
<2eigenen	-19
<2eigener	-15
<2eigentlich	25
<2eigner	-10
<2eimer	-20
<2ein	-16
<2eine	-16
<2einem	-42
<2einer	-11
<2eines	-33
<2einfach	-21
<2eingang	-20
<2einhängen	-14
<2einlegen	-10
<2eins	-13
<2einsatz	-15
<2einschalten	-20
<2einsetzen	-9
<2einstecken	-9
<2eintragen	-18
<2einweisung	-18
<2eisen	-9
<2elf	-23
<2eltern	-15
<2elternzeit	-10
<2ende	-36
<2endlich	-25
<2endstufen	-10
<2entdeckeln	-10
<2entfernen	-12
<2entscheidet	-8
<2entschuldigt	-27
<2entwurf	-17
<2erbverträgen	-18
<2ergebnis	-18
<2erhalten	-18
<2erhält	-28
<2erklären	-22
<2erklärt	-14
<2erlaubt	-12
<2errechnet	-15
<2ersetzt	-19
<2erst	-56
<2erste	-24
<2erstellt	-16
<2ersten	-36
<2erstens	-21
<2erstes	-22
<2erwartet	-17
<2es	-65
<2essen	-22
<2essig	-11
<2etikett	-9
<2etwa	-38
<2etwas	-31
<2euro	-20
<2fach	-11
<2fachkraft	-19
<2fahren	-33
<2fahrer	-21
<2fahrzeuge	-13
<2falknerei	-18
<2falls	-20
<2falschen	-23
<2familie	-9
<2fangen	-12
<2farbe	-12
<2fassen	-21
<2fasst	-10
<2fassung	-25
<2fast	-15
<2februar	-18
<2fehlt	-14
<2fehlten	-18
<2feld	-12
<2fenster	-19
<2ferien	-12
<2fertig	-14
<2fest	9
<2feste	-29
<2festhalten	14
<2fett	-16
<2feucht	-16
<2feuer	-10
<2feuerwehr	-21
<2ffp2	-10
<2filiale	-17
<2filialen	-22
<2findet	-30
<2flamme	-12
<2flasche	-21
<2flaschen	-18
<2flecken	-24
<2folgt	-13
<2folie	-16
<2fordert	-11
<2form	-19
<2foto	-17
<2fotografieren	-10
<2fotografiert	-13
<2fotos	-14
<2frag	-12
<2frage	-14
<2fragen	-29
<2fragt	-38
<2franken	-16
<2frau	-30
<2frauen	-16
<2frauenmilchbank	-9
<2frei	-31
<2freigabe	-15
<2freitag	-25
<2freitags	-17
<2freundin	-12
<2friedhöfen	-21
<2frisch	-20
<2frist	-15
<2früh	-24
<2früher	-9
<2frühjahr	-12
<2fundbüro	-16
<2funkt	-17
<2futter	-17
<2fuß	-17
<2fährt	-20
<2fällig	-18
<2fällt	-16
<2fässer	-18
<2führt	-8
<2füllen	-22
<2füllt	-19
<2fünf	-46
<2fünfundzwanzig	-12
<2fünfzehn	-15
<2fünfzig	-19
<2für	33
<2ganz	-23
<2ganze	-23
<2ganzen	-11
<2gar	-27
<2gast	-18
<2geben	-19
<2gebeten	15
<2geblieben	-18
<2gebucht	-9
<2geehrte	-9
<2gefragt	14
<2gefunden	-15
<2gegen	-29
<2gegenüber	-10
<2geguckt	-13
<2gehabt	-18
<2gehalten	-13
<2gehen	-29
<2gehört	12
<2gelassen	-18
<2geld	-14
<2geltung	-11
<2geländer	-9
<2gelöscht	-16
<2gemacht	-13
<2gemeinde	-14
<2gemerkt	-16
<2gemessen	-20
<2genau	-27
<2geprüft	-12
<2gerade	-19
<2gereinigt	-9
<2gerne	-15
<2gerät	-22
<2gerätewart	-14
<2geschlossen	-8
<2geschrieben	-23
<2geschäftsstelle	-15
<2geselle	-17
<2gesperrt	-11
<2gespräch	-16
<2gestellt	-9
<2gestern	13
<2gestohlen	-17
<2getrennt	-11
<2gewaschen	-15
<2gewicht	-11
<2gewogen	-11
<2geworden	-22
<2gezeigt	-19
<2gezogen	-15
<2geöffnet	-20
<2gibt	-27
<2gibt's	-17
<2gibts	-18
<2gilt	-24
<2ging	-26
<2glas	-13
<2gleich	12
<2gott	-15
<2grab	-19
<2grad	-34
<2gras	-18
<2griff	-14
<2griffe	-21
<2grob	-16
<2groß	-12
<2große	-13
<2grundlage	-13
<2gruppe	-25
<2größe	-15
<2grüezi	-20
<2grün	-11
<2grüße	-14
<2grüßen	-10
<2gucken	-22
<2guckt	-16
<2gurt	-20
<2gurte	-20
<2gut	-12
<2gute	-22
<2gäste	-18
<2gül	-15
<2h	-18
<2haar	-22
<2haare	-17
<2hab	-30
<2habe	-28
<2haken	-12
<2halb	-30
<2halbe	-21
<2halle	-15
<2hallo	-27
<2halt	-16
<2halten	-30
<2halter	-19
<2hand	-20
<2handschuhe	-23
<2handschuhen	-14
<2handy	-23
<2handys	-30
<2hat	-69
<2hatte	-14
<2hatten	-24
<2hauptschalter	-17
<2haus	-15
<2hausdame	-10
<2hausmeister	-13
<2hebt	-20
<2heft	-23
<2heften	-16
<2heftet	-17
<2heiner	-16
<2heizer	-17
<2heißt	-24
<2helfen	-15
<2helfer	-21
<2helm	-14
<2herbst	-9
<2herr	-27
<2herren	-24
<2herum	-12
<2heuer	-32
<2heute	-24
<2hier	-58
<2hilfe	-8
<2hin	-19
<2hing	15
<2hinten	-26
<2hinter	-24
<2hintergrund	-22
<2hoch	-31
<2hochdeutsch	-14
<2hof	-26
<2holen	-16
<2holt	-20
<2holz	-23
<2hotel	-14
<2huber	-13
<2hufe	-16
<2hund	-20
<2hunde	-17
<2hundert	-19
<2hälfte	-21
<2hält	-22
<2hände	-19
<2hängen	8
<2hängt	-22
<2hätte	13
<2höchstens	-21
<2i	-10
<2ich	-24
<2ihm	-38
<2ihn	-27
<2ihnen	-26
<2ihr	-37
<2ihre	-16
<2ihrer	-23
<2im	-77
<2immer	-52
<2in	-18
<2inhalt	-12
<2innen	-17
<2innerhalb	-9
<2ins	-27
<2instrumente	-13
<2inzwischen	-14
<2irgendwas	-16
<2irgendwo	-14
<2is	-8
<2it	-17
<2it-betrieb	-13
<2jagdpächter	-10
<2jahr	-23
<2jahre	-13
<2jahren	-24
<2januar	-15
<2je	-28
<2jede	-29
<2jeder	-41
<2jedes	-24
<2jemand	-35
<2jetzt	-56
<2jour	-12
<2jugend	-17
<2juli	-20
<2junge	-21
<2juni	-25
<2kalb	-18
<2kalender	-16
<2kam	-33
<2kamera	-22
<2kanal	-16
<2kann	-26
<2kannst	-23
<2kaputte	-15
<2karte	-20
<2karten	-10
<2kartons	-12
<2kasse	-37
<2kasten	-14
<2katzen	-9
<2keile	-12
<2kein	-31
<2keine	-28
<2keinen	-19
<2keiner	-38
<2keller	-21
<2kennzeichen	-16
<2kessel	-13
<2ketten	-9
<2kg	-23
<2ki	-15
<2kilo	-25
<2kind	-24
<2kinder	-18
<2kiste	-18
<2kisten	-8
<2klappe	-11
<2klappen	-13
<2klar	-16
<2klasse	-15
<2klaviertransport	-25
<2klebeband	-15
<2klebt	-20
<2kleidung	-15
<2kleine	-27
<2kleinen	-22
<2kleines	-12
<2klingt	-19
<2km/h	-9
<2knie	-18
<2knoten	-11
<2koffer	-15
<2kollege	-24
<2kollegen	-19
<2kollegin	-16
<2kolleginnen	-9
<2komma	15
<2kommando	-19
<2kommen	-30
<2komplett	-9
<2konto	-9
<2kontrolle	-20
<2kontrollfahrt	-12
<2kontrollieren	-9
<2kontrolliert	-15
<2kopfhörer	-13
<2kopfverletzung	-14
<2kopie	-13
<2kopien	-11
<2kopieren	-15
<2korb	-17
<2korn	-8
<2kostet	-12
<2kran	-20
<2krankenkasse	-9
<2kratzer	-21
<2kreis	-15
<2kriegen	-17
<2kriegt	-17
<2kuchen	-11
<2kugel	-14
<2kugelschreiber	-16
<2kunden	-40
<2kundin	-12
<2kundschaft	-14
<2kurier	-15
<2kurs	-19
<2kurz	-23
<2kurze	-14
<2können	-22
<2könnt	-13
<2könnte	-13
<2körbe	-22
<2kübel	-14
<2küche	-27
<2kühlraum	-13
<2kühlschrank	-14
<2künftig	-26
<2kürzel	-12
<2labor	-18
<2laden	14
<2ladenschluss	-15
<2lag	-17
<2laib	-20
<2lampe	-27
<2lange	-24
<2langsam	-24
<2lass	-10
<2lassen	-30
<2laufen	-20
<2lauge	-12
<2laut	-9
<2lautsprecher	-20
<2leben	-22
<2lebensmittel	-20
<2leer	-23
<2leere	-15
<2legen	-20
<2legt	-19
<2lehrer	-10
<2lehrling	-19
<2lehrlinge	-12
<2leider	-11
<2leine	-16
<2leise	-13
<2leite	11
<2leiter	-17
<2leitung	-22
<2lenz	-11
<2lernt	-13
<2lesen	-18
<2leser	-14
<2letzte	-26
<2letzten	-10
<2letztes	-12
<2leute	-41
<2licht	-21
<2liebe	-12
<2lieben	-14
<2liebsten	-21
<2lieferanten	-15
<2lieferschein	-19
<2lieferung	-24
<2liegen	-21
<2liegt	-29
<2liest	-20
<2links	-19
<2liste	9
<2liter	-22
<2los	-11
<2lose	-13
<2loswerden	-21
<2luft	-18
<2luis	-17
<2länge	-13
<2länger	-13
<2lässt	-18
<2läuft	-36
<2löhne	-10
<2lösen	-11
<2m	-25
<2mach	-29
<2mache	-12
<2machen	-14
<2machst	-19
<2macht	-9
<2macht's	-10
<2magneten	-19
<2mahnung	-12
<2mai	-33
<2mail	-11
<2man	-38
<2manche	-23
<2manchmal	-20
<2mann	-23
<2manni	-20
<2mappe	-11
<2maschine	-20
<2maschinen	-10
<2maske	-16
<2md	-13
<2medikamente	-13
<2mehr	-26
<2mein	11
<2meine	-44
<2meinem	-14
<2meinen	-20
<2meiner	-23
<2meist	-12
<2meiste	-19
<2meisten	-16
<2meistens	-25
<2meister	-13
<2melden	-12
<2meldung	-15
<2meldungen	-13
<2merci	-19
<2merkblatt	-15
<2messen	-24
<2meter	-16
<2metern	-12
<2mieter	-15
<2min	-24
<2mindestens	-18
<2minus	-19
<2minuten	-32
<2mir	-61
<2misst	-19
<2mitarbeiter	-26
<2mitglieder	-16
<2mitschriften	-20
<2mittag	-15
<2mitte	-20
<2mittel	-8
<2moin	-10
<2moment	14
<2monat	-27
<2monate	-28
<2monaten	-13
<2moniert	-16
<2montag	-21
<2montage	-13
<2montags	-22
<2monteure	-23
<2morgen	-28
<2morgens	-30
<2morsch	-19
<2muss	-8
<2muttern	-14
<2mäntel	-10
<2märz	-30
<2möchte	9
<2möchten	10
<2möge	-11
<2mündlich	-10
<2müssen	-29
<2n	-10
<2na	-36
<2nachbargräber	-20
<2nachdem	-26
<2nachher	-16
<2nachmessen	-9
<2nachmittag	-18
<2nacht	-17
<2nachts	-28
<2nachweis	-10
<2naht	-14
<2name	-13
<2namen	-27
<2nass	-27
<2neben	-21
<2ned	16
<2nee	-21
<2nehmen	-26
<2nein	-42
<2nem	-20
<2nen	-12
<2nennt	-20
<2netz	-17
<2neu	-23
<2neue	-36
<2neuen	-34
<2neuer	-11
<2neuerdings	-18
<2neues	-13
<2neulich	-24
<2neunzig	-14
<2newton	-16
<2nicht	-29
<2nichts	-20
<2nie	-51
<2niederschrift	-11
<2niemals	-22
<2niemand	-26
<2nimmt	-33
<2nix	-35
<2nochmal	-20
<2nord	-22
<2notariat	-12
<2notieren	-20
<2notiz	-15
<2notizen	12
<2november	-23
<2null	-19
<2nullen	-12
<2nummer	-22
<2nun	-18
<2nur	-58
<2nächsten	-15
<2nähte	-8
<2nötig	-12
<2ob	-27
<2oben	-22
<2oder	-42
<2ofen	-16
<2ofentür	-14
<2offen	-24
<2offene	-11
<2offener	-14
<2oft	-18
<2ohne	-44
<2ok	-22
<2okay	-30
<2oktober	-31
<2oldenburg	-19
<2opa	-9
<2ordnen	-28
<2ordner	-14
<2ordnung	-18
<2original	-11
<2ort	-9
<2p3	-12
<2paar	-32
<2paket	-22
<2papier	12
<2parkplätze	-20
<2partner	-15
<2passau	-15
<2passieren	-18
<2passiert	8
<2passt	-23
<2patient	-23
<2patienten	-14
<2pause	-14
<2per	-30
<2perfekt	-14
<2person	-13
<2personal	-13
<2personalabteilung	-15
<2personen	-13
<2petra	-19
<2pfeifen	-10
<2pferd	-14
<2pflege	-18
<2pfleger	-9
<2pilot	-16
<2plan	-16
<2planen	-18
<2platte	-23
<2platz	-22
<2plus	-18
<2polizei	-18
<2portugal	-14
<2post	-14
<2praktikanten	15
<2praktikantin	-22
<2praxis	-14
<2pressen	-31
<2pro	-21
<2probe	-17
<2probelauf	-17
<2produktion	-14
<2programm	-32
<2protokoll	-30
<2prozent	-17
<2prüfen	-23
<2prüfer	-18
<2prüft	-22
<2prüfung	16
<2pumpe	-19
<2punkte	-14
<2pächter	-12
<2qm-handbuch	-15
<2quartal	-8
<2quatsch	-14
<2quer	-13
<2rad	-18
<2rahmen	-10
<2rampe	-21
<2rand	-19
<2raspeln	-10
<2rauchfangkehrer	-17
<2rauchmelder	-17
<2raum	-21
<2raus	-35
<2re	18
<2rechner	-23
<2rechnung	-16
<2recht	-21
<2rechts	-29
<2red	12
<2redaktion	-11
<2redet	-17
<2regal	-19
<2regelung	-28
<2reichen	-14
<2reifen	-30
<2reihe	-22
<2reihenfolge	-26
<2rein	-35
<2reinigen	-25
<2reinigung	-10
<2reißen	-18
<2rest	-31
<2restauratorin	-14
<2reste	-12
<2reto	-14
<2richtig	-18
<2richtige	-21
<2richtigen	-16
<2richtlinie	-10
<2riecht	-24
<2risse	-17
<2rollen	-19
<2rot	-18
<2rote	-10
<2roten	-16
<2rucksäcke	-9
<2rufen	-15
<2rufst	-23
<2ruft	-27
<2ruhig	-20
<2runde	-11
<2rundgang	-19
<2runter	-23
<2räumen	-21
<2rückfragen	-14
<2rückgabe	-26
<2saal	-13
<2sachbearbeiterin	-15
<2sache	-18
<2sachen	-21
<2sagen	-24
<2sahne	-16
<2saison	-23
<2saisonkräfte	-20
<2salat	-8
<2salz	-17
<2sammelt	-16
<2samstag	-19
<2satz	-11
<2sauber	-18
<2sauberes	-19
<2saugt	-21
<2scannen	-16
<2schale	-21
<2schaltet	-12
<2schauen	-20
<2schaum	-17
<2schaut	-30
<2schein	-17
<2scherben	-9
<2scheune	-8
<2schicht	-22
<2schicke	-16
<2schicken	-28
<2schickt	-16
<2schild	-18
<2schimmel	-21
<2schirme	-17
<2schlauch	-21
<2schleuse	-24
<2schließen	-23
<2schließt	-20
<2schluss	-29
<2schlüssel	-29
<2schmeckt	-23
<2schmuck	-19
<2schon	-24
<2schrank	-10
<2schranke	-24
<2schrauben	-16
<2schreib	-21
<2schreibe	-14
<2schreiben	-22
<2schreibst	-22
<2schreibt	-28
<2schreit	-14
<2schriftliche	-22
<2schriftliches	9
<2schritt	-20
<2schublade	-8
<2schuhe	-32
<2schutz	-15
<2schwarz	-18
<2schwein	-9
<2schweißt	-9
<2schwere	-12
<2schwester	-26
<2schwiegersohn	-13
<2schön	-21
<2schüler	-28
<2sechs	-21
<2sechzehn	-17
<2sechzig	-24
<2sehr	-14
<2sei	-18
<2sein	-27
<2seine	-24
<2seinen	-18
<2seit	-53
<2seite	-28
<2seither	-19
<2sekunden	-11
<2selben	-14
<2selber	-12
<2selbst	-15
<2sensor	-18
<2sepp	-17
<2september	-30
<2server	-13
<2service	-11
<2setzen	10
<2setzt	-24
<2sich	-50
<2sichern	-10
<2sicht	-24
<2sie	-19
<2sieben	-22
<2siebzig	-12
<2sieht	-26
<2sind	-59
<2sitz	-18
<2sitze	-10
<2sitzen	-16
<2sitzung	-8
<2slot	-13
<2so	-65
<2sobald	-24
<2sodann	-20
<2sofort	-25
<2sogar	-18
<2solang	-15
<2solange	-11
<2sollen	-14
<2sommer	-23
<2sondern	-36
<2sonntag	-22
<2sonst	-40
<2sorry	-17
<2sorte	-11
<2sortieren	-8
<2sortiert	-17
<2spalt	-13
<2spenden	-19
<2sperren	-15
<2sperrt	-22
<2spiegel	-16
<2spitze	-18
<2splitt	-18
<2sportboote	-15
<2sprechen	-17
<2sprecher	-24
<2spricht	-20
<2spritzen	-18
<2spät	-8
<2spätestens	-16
<2spülen	-17
<2stadt	-10
<2stadttheater	-19
<2stand	-30
<2stange	-18
<2start	-11
<2statt	-21
<2std	-19
<2stechen	-11
<2stecker	-17
<2steckt	-26
<2steg	15
<2steht	-46
<2steigt	-17
<2steil	-15
<2stein	-23
<2stelle	-9
<2stellen	-18
<2stellt	-24
<2stempeln	-9
<2stets	-8
<2stimme	-9
<2stimmen	-17
<2stimmt	-20
<2stinkt	-13
<2stirnwand	-15
<2stoppen	-17
<2straße	-11
<2strecke	-13
<2streicht	-22
<2streifen	-15
<2streit	-23
<2stroh	-26
<2strom	-17
<2studio	-17
<2stunden	-34
<2sturm	-12
<2sturmwarnung	-14
<2suche	-16
<2suchen	-11
<2sucht	-11
<2super	-13
<2supervision	-16
<2t	-13
<2tabletten	-16
<2tafel	-17
<2tag	-46
<2tage	-26
<2tagen	-18
<2tageslicht	-13
<2tank	-18
<2team	-21
<2teamsitzung	-11
<2teil	-26
<2telefon	9
<2teller	-24
<2temperatur	-17
<2termin	-14
<2terminal	-15
<2termine	-18
<2test	-14
<2text	10
<2thema	24
<2thermometer	-16
<2tier	-8
<2tierarzt	-23
<2tisch	-23
<2ton	-15
<2tonnen	-23
<2top	23
<2totenschein	-9
<2trage	-14
<2tragen	-21
<2trainer	-12
<2treffpunkt	-9
<2trennen	-17
<2treppe	-23
<2tresen	-12
<2trocken	-30
<2tropfen	-12
<2trotzdem	-25
<2trägt	-22
<2tuch	-13
<2tun	-33
<2turm	-14
<2täglich	-23
<2tür	-29
<2türen	-13
<2tüte	-24
<2tüv	-11
<2uhr	-29
<2uhrzeit	-19
<2uhu	-19
<2um	31
<2umbau	-20
<2umschlag	-15
<2umzug	-8
<2und	-37
<2ungefähr	-20
<2uns	-30
<2unser	-50
<2unserem	-28
<2unseren	-23
<2unserer	-22
<2unten	-32
<2unter	-38
<2unterschreiben	-12
<2unterschreibt	-13
<2unterschrift	-24
<2unterwäsche	-16
<2urkunden	-10
<2uv-lampe	-15
<2va	21
<2verbleibt	-10
<2verboten	-17
<2verdacht	-25
<2verfall	-16
<2verfasser	-11
<2vergangenen	-15
<2vergleichen	-11
<2vergleicht	-21
<2verkauft	-16
<2verladen	-11
<2verlangt	-24
<2verleih	-16
<2verlieren	-20
<2verloren	-10
<2verlässt	-13
<2vermerken	-9
<2verschickt	-18
<2verschiedenen	-17
<2verschließt	-18
<2verschriftlichen	-27
<2versehen	-17
<2versicherung	-13
<2verteiler	-17
<2verteilt	-18
<2vertretung	-18
<2verwaltung	12
<2viel	-23
<2vier	9
<2vierzig	-32
<2vogel	-10
<2voll	-25
<2vom	-54
<2von	-15
<2vorgaben	-9
<2vorgehen	-30
<2vorher	-16
<2vorige	-19
<2vorlage	-14
<2vorn	-13
<2vorne	-17
<2vorstand	-18
<2vorstellung	-18
<2vortag	-26
<2vortraben	-10
<2waage	-22
<2waben	-15
<2wagen	-28
<2wandert	-25
<2wann	-24
<2wanne	-17
<2war	-38
<2ware	-15
<2waren	-29
<2warm	-21
<2warteliste	-17
<2warten	-19
<2wartet	-9
<2was	-12
<2waschen	-26
<2wasser	-27
<2weg	-20
<2wegen	-35
<2weicht	-15
<2weihnachten	-21
<2weil	-31
<2wein	-11
<2weist	-23
<2weiter	16
<2welche	-10
<2wenden	-10
<2wenns	-18
<2wenzel	-13
<2wer	-56
<2werden	-32
<2werkstatt	12
<2werktag	-10
<2wespen	-19
<2weste	-13
<2wetter	-14
<2wichtig	-14
<2wichtigste	-21
<2wie	-10
<2wieder	-39
<2wiegen	-17
<2wiegt	-26
<2wildmarke	-12
<2will	22
<2winter	-22
<2wir	-19
<2wird	-15
<2wischen	-10
<2wissen	11
<2wo	-39
<2wochen	-41
<2wochenende	-21
<2wohnung	-9
<2wollen	13
<2wort	-20
<2wunderbar	-9
<2wurde	-18
<2wusste	-22
<2wählt	-13
<2während	-43
<2wäre	9
<2wünscht	-19
<2zahl	-19
<2zahlen	-12
<2zahlt	-18
<2zaun	-12
<2zehen	-12
<2zehnten	-9
<2zeichen	-18
<2zeichnet	-19
<2zeigen	-23
<2zeigt	13
<2zeit	-24
<2zentimeter	-17
<2zentimetern	-14
<2zentrale	17
<2zerlegen	-10
<2ziehen	-27
<2zieht	-24
<2zielgruppe	-15
<2zimmer	-15
<2zivi	-24
<2zuerst	-15
<2zuletzt	-21
<2zum	-45
<2zunge	-10
<2zunächst	-15
<2zur	-35
<2zurzeit	-18
<2zurück	-26
<2zusammen	-32
<2zustandsprotokoll	-16
<2zusätzlich	-20
<2zwanzig	-25
<2zweck	-10
<2zwei	-55
<2zweimal	-17
<2zweit	-19
<2zweite	-21
<2zweiten	-13
<2zweitens	-10
<2zwischen	-28
<2zwölf	-13
<2zählen	-25
<2zähler	-12
<2zählt	-32
<2|	-19
<2·	-19
<2äh	-10
<2ähm	-31
<2älter	-17
<2äpfel	-18
<2ärger	-11
<2öfen	-20
<2öffnen	-27
<2öffnet	-21
<2öl	-21
<2über	19
<2überlappen	-16
<2übernommen	-10
<2“	-11
<2„	-24
<2•	-26
<2€	-16
<2→	-24
<;	-36
<<( nur	-14
<<( ohne	-15
<<) ,	-18
<<) :	-8
<<) die	-11
<<) und	-20
<<, 0	-35
<<, aber	-33
<<, alle	-20
<<, alles	-20
<<, als	-10
<<, also	-26
<<, am	-36
<<, an	-29
<<, anmeldung	-9
<<, auch	-30
<<, auf	-38
<<, aus	-23
<<, batterie	-11
<<, bei	-33
<<, beide	-19
<<, beim	-22
<<, bevor	-32
<<, bis	-28
<<, bitte	-19
<<, bleibt	-17
<<, da	-18
<<, dafür	-11
<<, damit	-19
<<, danach	-19
<<, danke	-14
<<, dann	-34
<<, daraus	-22
<<, dass	9
<<, datum	-13
<<, davon	-13
<<, dazu	-18
<<, den	9
<<, denn	-18
<<, der	-47
<<, die	12
<<, doch	-17
<<, dort	-8
<<, drei	-13
<<, du	-16
<<, egal	-25
<<, eigener	-12
<<, ein	-36
<<, einen	-17
<<, einer	-20
<<, einmal	-28
<<, er	-9
<<, erst	-14
<<, es	-27
<<, etwa	-20
<<, formular	-10
<<, frau	-10
<<, für	-30
<<, geht	-21
<<, gibt	-16
<<, gott	-14
<<, haben	-16
<<, hat	-11
<<, herr	-14
<<, hier	-17
<<, hände	-13
<<, i	-17
<<, ich	-43
<<, ihr	-20
<<, im	-20
<<, in	-29
<<, ins	-9
<<, ist	-23
<<, je	-21
<<, jeden	-16
<<, jeder	-13
<<, kein	-17
<<, keine	-22
<<, klappe	-11
<<, kommt	-16
<<, kuchen	-9
<<, leiter	-14
<<, lieber	-12
<<, macht	-18
<<, mein	-8
<<, meist	-17
<<, mit	-21
<<, nach	-16
<<, nachdem	-23
<<, nass	-9
<<, nicht	-26
<<, nichts	-14
<<, nie	-23
<<, niemals	-12
<<, niemand	-16
<<, nur	-14
<<, ob	-34
<<, ohne	-28
<<, praktikantin	-11
<<, ruft	-13
<<, sagen	-17
<<, samt	-10
<<, seit	-16
<<, selbst	-12
<<, sie	-19
<<, so	-35
<<, sobald	-23
<<, solange	-13
<<, sondern	-26
<<, sonst	-32
<<, spätestens	-18
<<, steht	-15
<<, stimmt	-18
<<, temperatur	-10
<<, trägt	-16
<<, unser	-13
<<, unsere	-21
<<, unten	-18
<<, viele	-13
<<, vielen	-9
<<, vier	-10
<<, vom	-11
<<, von	-15
<<, vor	-20
<<, war	-13
<<, was	-14
<<, weil	-36
<<, wenn	-42
<<, wer	-24
<<, werden	-13
<<, wird	-21
<<, wo	9
<<, während	-10
<<, zettel	-21
<<, zieht	-14
<<, zu	-18
<<, zuerst	-10
<<, zuletzt	-17
<<, zum	12
<<, zurück	-10
<<, zwei	-26
<<, über	-8
<<- und	-35
<<. ,	-16
<<. :	11
<<. ich	-16
<<. und	-22
<<. |	-16
<<0 %	-22
<<0 (	-15
<<0 )	-23
<<0 ,	-12
<<0 .	-35
<<0 /	15
<<0 0	-13
<<0 :	10
<<0 ]	-20
<<0 alle	-15
<<0 autos	-26
<<0 cm	-17
<<0 der	-15
<<0 die	-22
<<0 euro	-19
<<0 flasche	-14
<<0 franken	-14
<<0 grad	-8
<<0 h	-24
<<0 im	-8
<<0 ist	13
<<0 j	-9
<<0 leute	-16
<<0 min	-15
<<0 oder	-9
<<0 prozent	-25
<<0 sekunden	-13
<<0 tagen	-19
<<0 uhr	-37
<<0 und	-22
<<0 vor	-17
<<0 wird	-13
<<0 |	-27
<<0 –	21
<<0 €	-25
<<: 0	-21
<<: alle	-24
<<: bitte	-10
<<: das	10
<<: der	-13
<<: erst	-13
<<: in	-15
<<: jetzt	-29
<<: leute	-12
<<: plakette	-18
<<: und	-13
<<: zwei	-20
<<; das	-9
<<; der	-18
<<; die	-13
<<> 0	-18
<<^ "	-17
<<^ #	-27
<<^ (	-16
<<^ *	-20
<<^ -	-27
<<^ 0	-12
<<^ >	-19
<<^ ^	14
<<^ ab	-12
<<^ abholung	-11
<<^ alle	-21
<<^ alles	-21
<<^ als	-30
<<^ alte	-12
<<^ altes	-16
<<^ am	-37
<<^ an	-14
<<^ angebrochene	-17
<<^ anschließend	-11
<<^ auch	12
<<^ auf	-27
<<^ auftrag	-18
<<^ aus	-15
<<^ ausweis	-16
<<^ bei	-42
<<^ beide	-15
<<^ bergbahnen	-13
<<^ beschwerde	-10
<<^ betriebsanweisung	-10
<<^ bevor	-18
<<^ bis	-18
<<^ bisher	-23
<<^ bitte	-29
<<^ bleibt	-17
<<^ bremse	-11
<<^ bälle	-9
<<^ damit	-21
<<^ danach	-27
<<^ deckel	-16
<<^ den	-34
<<^ der	-26
<<^ des	-20
<<^ die	-15
<<^ dienstanweisung	13
<<^ dort	-16
<<^ drei	12
<<^ du	-15
<<^ durch	-18
<<^ eine	-24
<<^ eisen	-12
<<^ er	-39
<<^ erst	-22
<<^ es	-25
<<^ fehlt	-12
<<^ fenster	-20
<<^ flaschen	-13
<<^ fotografieren	-17
<<^ fragen	-11
<<^ frau	-28
<<^ freies	-12
<<^ fremde	-15
<<^ fünf	-11
<<^ für	-23
<<^ gefahren	-12
<<^ gefüllt	-11
<<^ geht	-11
<<^ geld	-14
<<^ gelöscht	-17
<<^ geschrieben	-12
<<^ gestern	-18
<<^ gibt's	-20
<<^ gilt	-13
<<^ haare	-10
<<^ haben	-9
<<^ hallo	-20
<<^ handbuch	-16
<<^ handschuhe	-14
<<^ herr	-11
<<^ hey	-17
<<^ hier	-24
<<^ ich	-51
<<^ ihr	-18
<<^ im	-37
<<^ in	-33
<<^ ist	-19
<<^ jede	-27
<<^ jeden	-33
<<^ jeder	-27
<<^ jedes	-13
<<^ kanten	-9
<<^ kasse	-13
<<^ katzen	-12
<<^ kein	12
<<^ keine	-17
<<^ knoten	-23
<<^ kollege	-18
<<^ kommt	-19
<<^ kunde	-10
<<^ kunden	-13
<<^ könnten	-12
<<^ letzten	-13
<<^ liebe	-24
<<^ löcher	-17
<<^ man	-10
<<^ manche	-16
<<^ maschine	-12
<<^ mein	-28
<<^ meine	-38
<<^ meldung	-17
<<^ mit	-20
<<^ montags	-13
<<^ morgens	-14
<<^ nach	-29
<<^ nadeln	-8
<<^ neue	-24
<<^ neues	-23
<<^ neulich	-12
<<^ nicht	-25
<<^ nichts	-17
<<^ niemand	-18
<<^ nummer	-11
<<^ ohne	-17
<<^ opa	-9
<<^ ordner	-10
<<^ orgelbau	-16
<<^ parkhaus	-18
<<^ passt	-9
<<^ per	-11
<<^ pro	-14
<<^ protokoll	-21
<<^ rhs	-16
<<^ riecht	-11
<<^ schlüsselausgabe	-22
<<^ schreiben	-11
<<^ schwester	-19
<<^ sehr	-18
<<^ seit	-22
<<^ seitdem	-22
<<^ sie	-34
<<^ so	10
<<^ sobald	-17
<<^ sonst	-12
<<^ stadt	-13
<<^ stadtwerke	-20
<<^ stimmt	-11
<<^ tag	-8
<<^ trainer	-13
<<^ tuch	-11
<<^ und	-27
<<^ unser	-36
<<^ unsere	-44
<<^ unter	-13
<<^ von	-14
<<^ vor	-35
<<^ vorher	-14
<<^ waage	-14
<<^ was	-22
<<^ wenn	16
<<^ wer	-37
<<^ werte	-8
<<^ wie	-19
<<^ wir	14
<<^ während	-10
<<^ zuerst	-23
<<^ zum	10
<<^ zwei	-19
<<^ zweimal	-17
<<^ zweitens	-13
<<^ zweiter	-9
<<^ zwischen	-25
<<^ über	-21
<<^ –	-31
<<^ →	-21
<<^ 👍	-16
<<a )	-18
<<ab ,	-12
<<ab 0	-9
<<ab in	-10
<<ab jetzt	-20
<<ab und	-24
<<abdecken mit	-24
<<abdruck unter	-9
<<abend ,	10
<<abend nicht	-17
<<abend vorher	-17
<<aber das	-14
<<aber die	-15
<<aber nur	-8
<<abgelesen ,	-13
<<abholung im	-12
<<abkehren ,	-9
<<ablauf für	-10
<<abschließen ,	-22
<<abstand zum	-12
<<abstellen ,	-12
<<absuchen ,	-9
<<abziehen ,	-20
<<acht bar	-12
<<alle 0	-20
<<alle die	-10
<<alle drei	-18
<<alle im	-14
<<alle in	-13
<<alle mal	-21
<<allein ,	-19
<<allein am	-12
<<allein im	-15
<<allergien ,	-15
<<alles ,	-27
<<als 0	-10
<<als eine	-21
<<als erstes	-14
<<als zehn	-14
<<also ,	-26
<<also :	-15
<<also als	-9
<<also bitte	-22
<<also die	-31
<<also ich	-14
<<also zuerst	-14
<<alt ,	-8
<<am abend	-15
<<am bahnhof	-18
<<am besten	-21
<<am empfang	-10
<<am ende	-30
<<am ersten	-25
<<am häufigsten	-23
<<am kopf	-11
<<am montag	-15
<<am morgen	-21
<<am nächsten	-19
<<am rand	-14
<<am schluss	-9
<<am seil	-10
<<am tag	-17
<<am telefon	-21
<<am tisch	-10
<<am tor	-17
<<am tresen	-19
<<am vortag	-26
<<am wochenende	-16
<<an ,	-36
<<an :	-35
<<an alle	-21
<<an beiden	-9
<<an das	-15
<<an den	-32
<<an der	-52
<<an die	-40
<<an drei	-13
<<an einem	-16
<<an jedem	-18
<<an und	-19
<<anders ,	-15
<<angerufen ,	-13
<<anlass ist	-13
<<anlegen ,	-12
<<anleitung für	-13
<<anmeldung bei	-11
<<annahme der	-21
<<annahme von	-19
<<anrufen ,	-13
<<anrufen und	-10
<<anschauen ,	-31
<<anschließen ,	-13
<<ansprechen ,	-9
<<antwort :	-18
<<anweisung ,	-20
<<anweisung für	-30
<<anwesend :	-21
<<april ,	-16
<<arbeiten im	-12
<<auch der	-24
<<auch die	-29
<<auch für	-12
<<auch in	-19
<<auch nicht	-20
<<auch wenn	-14
<<auf 0	-16
<<auf das	-11
<<auf dem	-30
<<auf den	-31
<<auf der	-43
<<auf die	-41
<<auf einen	-11
<<auf jeden	-14
<<auf sicht	-16
<<auf und	-23
<<auf weiß	-15
<<auf zwei	-15
<<auffüllen ,	-11
<<aufmachen und	-10
<<aufrecht ,	-13
<<aufschreiben ,	-25
<<august ist	-17
<<aus ,	-21
<<aus :	-19
<<aus dem	-38
<<aus den	-19
<<aus denen	-19
<<aus der	-45
<<aus einem	-17
<<aus meinen	-17
<<aus und	-10
<<ausdrucken ,	-14
<<aushang an	-22
<<ausschneiden ,	-11
<<ausspülen ,	-17
<<ausweis nicht	-18
<<auto und	-15
<<außen ,	-15
<<außen nach	-12
<<außerhalb der	-17
<<aw :	-8
<<b )	11
<<bargeld und	-9
<<basteln ,	-19
<<beauftragt ,	-17
<<becken ,	-8
<<becken mit	-16
<<beginnt immer	-15
<<behauptet ,	-17
<<bei 0	-10
<<bei den	-20
<<bei einem	-25
<<bei einer	11
<<bei jedem	-17
<<bei mir	-32
<<bei nebel	-17
<<bei uns	-40
<<bei unter	-18
<<bei verdacht	-26
<<beim kunden	-18
<<bekommen die	-23
<<bekommt den	-16
<<bekommt einen	-28
<<bemängelt ,	-17
<<beschluss :	-15
<<beschwert ,	-18
<<besprochen ,	-17
<<betreff :	15
<<bett ,	-19
<<bevor der	-21
<<bevor ich	-19
<<bevor man	-9
<<bild und	-14
<<bin ich	-26
<<bindemittel und	-13
<<bis 0	-21
<<bis dahin	-20
<<bis das	-20
<<bis der	-24
<<bis die	-13
<<bis ende	-18
<<bis er	-12
<<bis es	-15
<<bis freitag	-24
<<bis montag	-15
<<bis zu	-24
<<bis zum	-28
<<bis zur	-29
<<bitte ,	-24
<<bitte daraus	-18
<<bitte das	21
<<bitte ich	-16
<<bitte in	-16
<<bitte nicht	-18
<<bitte nichts	-12
<<bitte so	-15
<<bitte um	-24
<<bitte was	-14
<<blatt für	12
<<bleiben ,	-9
<<bleiben im	-11
<<bleibt das	13
<<bleibt der	-13
<<bleibt die	-9
<<boden ,	-17
<<boden :	-16
<<boden mit	-9
<<box ,	-13
<<brauche ich	-10
<<braucht es	-12
<<bringen ,	-20
<<bringt er	-10
<<brustschmerz ,	-10
<<bräuchten also	-23
<<c )	16
<<chef will	-22
<<cm unter	-10
<<d )	-14
<<da ,	-28
<<da ist	-16
<<da lassen	-15
<<da und	-23
<<da war	-12
<<damen und	-14
<<damit alle	-19
<<damit die	-39
<<damit sie	-21
<<danach kommt	-9
<<danach wird	-9
<<danke ,	-13
<<danke an	-14
<<dann 0	-12
<<dann :	-16
<<dann auf	-12
<<dann das	-31
<<dann den	-16
<<dann die	-35
<<dann erst	-22
<<dann geht	-8
<<dann in	-11
<<dann ist	-11
<<dann kommt	-9
<<dann mit	-15
<<dann wird	-13
<<dann äh	-17
<<daraus ein	-19
<<daraus eine	11
<<daraus einen	12
<<daraus etwas	-12
<<darf nicht	-19
<<darum ,	-25
<<das ,	-31
<<das alte	-11
<<das becken	-11
<<das blatt	-14
<<das dauert	-17
<<das die	-28
<<das ergebnis	-8
<<das erste	-21
<<das geht	12
<<das gerät	-24
<<das gibt	-10
<<das ins	-14
<<das ist	-29
<<das jemand	-16
<<das jetzt	-34
<<das klingt	-17
<<das linke	-13
<<das machen	-16
<<das macht	-17
<<das mal	-28
<<das man	-17
<<das mit	-21
<<das muss	-11
<<das nicht	-9
<<das original	-11
<<das pferd	-10
<<das so	-23
<<das steht	-12
<<das stück	-23
<<das thema	-20
<<das tor	-17
<<das war	-13
<<das wasser	-11
<<das wichtigste	-19
<<das will	-14
<<dass auch	-24
<<dass das	-14
<<dass der	-28
<<dass die	-26
<<dass er	-14
<<dass es	-20
<<dass ich	-24
<<dass man	-17
<<dass sie	-19
<<dass wir	-18
<<datum ,	-9
<<datum der	-23
<<dazu ,	12
<<dem eigenen	-18
<<dem ersten	-10
<<dem frosch	-11
<<dem fuß	-12
<<dem kleinen	-20
<<dem kopf	-11
<<dem schlauch	16
<<dem zettel	-15
<<dem zimmer	-13
<<den ablauf	-24
<<den alten	-20
<<den anhänger	-10
<<den beleg	-10
<<den eimer	-18
<<den falschen	-25
<<den neuen	-21
<<den ordner	-17
<<den raum	-13
<<den schlüssel	-11
<<den tisch	-16
<<den umschlag	-9
<<den wagen	-13
<<denn die	-16
<<der annahme	-18
<<der arzt	-18
<<der bande	-14
<<der boden	-11
<<der disponent	-11
<<der ersten	-11
<<der fahrer	-19
<<der falschen	-16
<<der ganzen	-12
<<der hand	-24
<<der hat	-17
<<der herr	-26
<<der hund	-16
<<der ist	-11
<<der kunde	-29
<<der landesverband	-18
<<der langen	-10
<<der letzten	-41
<<der macht	-19
<<der mail	-20
<<der man	-18
<<der mit	-17
<<der mitte	-18
<<der nacht	-18
<<der neue	-22
<<der nummer	-12
<<der personalabteilung	-11
<<der praxis	-13
<<der reihe	-19
<<der rest	-27
<<der schleuse	-16
<<der schlüssel	-10
<<der sepp	-15
<<der text	-18
<<der tierarzt	-23
<<der tür	-17
<<der vierten	-15
<<der vom	-14
<<der vorstand	-18
<<der zeit	15
<<di +	-17
<<die alte	-22
<<die alten	-17
<<die andere	-9
<<die angehörigen	-12
<<die annahme	-12
<<die aushilfen	-21
<<die eine	-20
<<die einweisung	-18
<<die erste	-22
<<die ersten	-16
<<die fachkraft	-10
<<die fassung	-13
<<die feuerwehr	-16
<<die flamme	-9
<<die gruppe	-12
<<die grünen	-20
<<die gäste	-19
<<die halle	-16
<<die helfer	-12
<<die hälfte	-18
<<die jungen	-14
<<die kiste	-17
<<die kisten	-17
<<die klappe	-13
<<die kundschaft	-17
<<die kuppel	-16
<<die lehrkraft	-10
<<die leute	-17
<<die liste	-22
<<die man	-14
<<die maschine	-11
<<die meisten	-16
<<die muss	-11
<<die naht	-12
<<die neue	-20
<<die neuen	-16
<<die oma	-17
<<die polizei	-14
<<die rote	-9
<<die sachbearbeiterin	-11
<<die sache	-21
<<die schale	-13
<<die tür	-12
<<die uhr	-15
<<die verkäuferin	-13
<<die versicherung	-12
<<die vier	-17
<<die vorsatzsteine	-13
<<die wand	-12
<<die zweite	-25
<<die ärztliche	-13
<<doppelt ,	-9
<<dort wird	-11
<<drauf ,	-10
<<drauf dann	-20
<<drauf und	-15
<<draus ,	-21
<<draus was	-9
<<drei liter	-18
<<drei mal	-11
<<drei meter	-13
<<drei monate	-23
<<drei stunden	-13
<<dreimal ,	-11
<<dreimal mit	-18
<<drin ,	-19
<<dritten mal	-10
<<drunter ,	-9
<<drüber ,	-13
<<drücken ,	-14
<<du die	-9
<<du mir	-20
<<durch ,	-28
<<durch bis	-13
<<durch den	-24
<<durch die	-34
<<durchblättern ,	-15
<<ehrlich ,	-20
<<ein ,	-27
<<ein blatt	-22
<<ein glas	-8
<<ein junge	-23
<<ein kind	-17
<<ein kleines	-10
<<ein paar	-28
<<ein plan	-11
<<ein schlüssel	-8
<<ein stein	-24
<<ein und	-23
<<eine anleitung	-23
<<eine anweisung	-22
<<eine aus	-11
<<eine feste	-25
<<eine handbreit	-13
<<eine neue	-19
<<eine nummer	-12
<<eine schriftliche	10
<<eine stunde	-23
<<eine zweite	-19
<<einem alten	-16
<<einen anhänger	-12
<<einer ,	-24
<<einer am	-10
<<einer auf	13
<<einer liest	-11
<<einer schaut	-11
<<einer stunde	-17
<<einhängen ,	-11
<<einmal mit	-12
<<einmal sogar	-15
<<einmal um	-11
<<einmal zu	-17
<<einsetzen ,	-9
<<eintrag ins	-9
<<eintragen ,	-17
<<eltern mit	-16
<<ende des	-15
<<entdeckeln mit	-10
<<entschuldigt :	-27
<<er ,	16
<<er am	-16
<<er das	-19
<<er den	-11
<<er der	-18
<<er die	-20
<<er es	-10
<<er im	-20
<<er mit	-12
<<er nicht	-11
<<er sich	-17
<<erhält die	-20
<<erhält einen	-15
<<erst ,	-28
<<erst alles	-8
<<erst auf	-10
<<erst dann	-18
<<erst den	-18
<<erst die	-23
<<erst mal	-18
<<erst nach	-10
<<erst wenn	-13
<<erstellt :	-15
<<ersten tag	-16
<<ersten zwei	-14
<<erstens ,	-13
<<es ,	-15
<<es den	-10
<<es der	-20
<<es die	-20
<<es ein	-19
<<es euch	-10
<<es geht	-44
<<es keine	-18
<<es klar	-13
<<es mir	-13
<<es mit	-18
<<es nicht	-17
<<es noch	-9
<<es sei	-15
<<es vom	-18
<<es wird	-13
<<essig ,	-11
<<etikett ,	-9
<<etwas ,	-11
<<etwas über	-23
<<fach und	-11
<<fahren wir	-22
<<fangen am	-12
<<fassung wird	-12
<<fast nur	-11
<<fest ,	10
<<fest und	-18
<<feste reihenfolge	-29
<<festhalten ,	14
<<filialen in	-15
<<form ,	-12
<<foto ,	-17
<<foto vom	-12
<<fotografieren ,	-10
<<fotografiert ,	-9
<<frag nach	-12
<<fragen ,	-21
<<fragen ob	-11
<<fragt ,	-26
<<fragt den	-8
<<fragt nach	-20
<<fragt ob	-9
<<frau lenz	-14
<<frauen mit	-16
<<frei ,	-12
<<freigabe :	-14
<<fährt der	-19
<<fährt nur	-9
<<füllt die	-14
<<fünf minuten	-23
<<für alle	-31
<<für das	21
<<für die	26
<<für drei	-15
<<für ein	-20
<<für ihre	-9
<<für unser	-20
<<für unsere	8
<<gar nicht	-21
<<geben ,	-21
<<gebeten ,	15
<<geblieben ,	-18
<<geehrte frau	-9
<<gefragt ,	14
<<gegen den	-22
<<gegen unterschrift	-9
<<gehabt ,	-18
<<gehalten und	-8
<<gehen zwei	-22
<<geht ,	-15
<<geht der	-29
<<geht die	-17
<<geht ein	11
<<geht einmal	-17
<<geht es	-15
<<geht in	-9
<<geht um	-36
<<geltung :	-11
<<gemacht ,	-13
<<gemessen ,	-14
<<gereinigt und	-9
<<gern einmal	-12
<<gerät geht	-8
<<gerät im	-9
<<gesagt ,	-27
<<geschlossen ,	-8
<<gestern abend	-24
<<gestern hat	-11
<<gewicht und	-10
<<gewogen und	-9
<<geworden ,	-18
<<gezogen ,	-12
<<geöffnet ,	-20
<<gibt es	-12
<<gibt's was	-17
<<gilt für	-24
<<gott sei	-15
<<grad ,	-23
<<grad und	-17
<<gras ,	-18
<<gruppe :	-21
<<gruppe „	-10
<<grün ,	-11
<<gurte pro	-8
<<gut ,	-14
<<gül ,	-15
<<habe ich	-13
<<haben einen	-19
<<haben in	-17
<<haben sie	-12
<<haben uns	-23
<<haben wie	-27
<<haben wir	-41
<<halbe stunde	-18
<<hallo herr	-16
<<hallo ihr	-17
<<halten ,	-11
<<halten wir	-20
<<hand breit	-15
<<handschuhe ,	-10
<<hat ,	-12
<<hat 0	-16
<<hat also	-22
<<hat bei	-14
<<hat das	-29
<<hat den	-28
<<hat der	-17
<<hat die	-26
<<hat drei	-10
<<hat eine	-21
<<hat einen	-9
<<hat er	-9
<<hat im	-13
<<hat meine	-16
<<hat mit	-12
<<hat nur	-12
<<hat sechs	-15
<<hat sich	-25
<<hat und	-15
<<hat uns	-24
<<hat wieder	-12
<<hat zwei	-18
<<hatten wir	-21
<<heft ,	-15
<<herren ,	-24
<<hier ist	-39
<<hier meine	-21
<<hier nicht	-18
<<hinten ,	-10
<<hinter dem	-8
<<hinter der	-12
<<hintergrund :	-12
<<hoch ,	-17
<<holen ,	-12
<<holt den	-18
<<holt die	-17
<<hund auf	-18
<<hält sich	-14
<<hände ,	-11
<<hängt dann	-18
<<hängt den	-14
<<hängt er	-11
<<ich ,	-24
<<ich :	-9
<<ich als	-12
<<ich auf	-24
<<ich bin	-30
<<ich bitte	-21
<<ich bräuchte	-14
<<ich das	14
<<ich den	-27
<<ich diktiere	-20
<<ich hab	-23
<<ich habe	-20
<<ich leite	-16
<<ich mach	-19
<<ich mache	-15
<<ich mir	-14
<<ich red	-14
<<ich sag	-19
<<ich schreibe	-18
<<ich soll	-19
<<ich sprech	-15
<<ich spreche	-18
<<ich um	-14
<<ich will	-23
<<ich wäre	-20
<<ihn am	-13
<<ihn in	-12
<<ihr ,	-8
<<ihr das	-17
<<ihr mir	-13
<<im alten	-28
<<im april	-11
<<im büro	-11
<<im februar	-13
<<im frühjahr	-22
<<im herbst	-17
<<im jahr	-20
<<im kopf	-11
<<im labor	-13
<<im mai	-14
<<im oktober	-15
<<im programm	-18
<<im sommer	-18
<<im system	-11
<<im winter	-9
<<immer am	-17
<<immer bei	-10
<<immer nur	-9
<<in 0	-28
<<in das	-19
<<in dem	13
<<in den	-45
<<in der	-14
<<in die	-50
<<in diesem	-12
<<in drei	-20
<<in eine	-18
<<in einem	-12
<<in einer	-29
<<in form	-23
<<in jedem	-19
<<in jeder	-20
<<in panik	-13
<<in unser	-24
<<in unserem	-33
<<in unserer	-17
<<in welcher	-26
<<in zwei	-18
<<in zweifacher	-14
<<innen ,	-10
<<innerhalb von	-9
<<ins wasser	-8
<<ist ,	14
<<ist aber	-15
<<ist dann	-22
<<ist das	-31
<<ist der	-47
<<ist die	-39
<<ist ein	9
<<ist eine	-32
<<ist es	-20
<<ist im	-11
<<ist kein	-27
<<ist mir	-17
<<ist nicht	-14
<<ist noch	-23
<<ist nur	-13
<<ist und	-13
<<ist uns	-29
<<ist was	-12
<<ist weg	-17
<<ja also	-27
<<ja dann	-16
<<jahr die	12
<<jahr im	-18
<<jahr sind	-17
<<januar ,	-9
<<je 0	-17
<<jede woche	-19
<<jeden abend	-25
<<jeden morgen	-19
<<jeder mit	-16
<<jedes mal	-17
<<jemand in	-13
<<jetzt die	-26
<<jetzt ein	-20
<<jour fixe	-12
<<juni ,	-16
<<kalender ,	-11
<<kam zu	-10
<<kann ,	-11
<<kann man	-8
<<kannst du	-23
<<kasse ,	-21
<<kein hund	-20
<<kg ·	-18
<<kiste ,	-10
<<kiste im	-16
<<kleidung ,	-13
<<km/h wind	-9
<<kollegen aus	-17
<<kollegin ,	-14
<<kommen erst	-16
<<kommen in	-11
<<kommt ,	14
<<kommt das	-15
<<kommt der	12
<<kommt die	-23
<<kommt eine	-19
<<kommt kein	-18
<<kommt mit	-23
<<kommt vom	-13
<<kontrollieren ,	-9
<<kopf ,	-15
<<kopie des	-13
<<korb wird	-12
<<können ,	-18
<<könnt ihr	-13
<<künftig ein	-12
<<laib vom	-11
<<lampe ,	-22
<<lange es	-14
<<langsam ,	-12
<<lassen ,	-14
<<lassen nicht	-21
<<lassen und	-9
<<leer ,	-19
<<legen ,	-18
<<legt den	-14
<<legt die	-13
<<lesen ,	-17
<<letzte woche	-22
<<letzten mal	-21
<<letztes jahr	-12
<<leute ,	-27
<<leute mit	-25
<<leute vom	-14
<<licht und	-12
<<liegt der	-10
<<liegt in	-8
<<links ,	-12
<<liste der	13
<<länger als	-13
<<lässt die	-11
<<lässt sich	-8
<<läuft ,	-17
<<läuft das	-17
<<läuft die	-16
<<m ,	-18
<<machen und	-11
<<machen wir	-21
<<macht den	-15
<<macht die	-28
<<macht nur	-11
<<mahnung per	-10
<<mail an	-11
<<mal ,	-17
<<mal das	-18
<<mal in	-13
<<mal irgendwo	-18
<<mal musste	-15
<<mal ordentlich	-20
<<mal so	-17
<<mal was	-18
<<man ,	-15
<<man an	-14
<<man auch	-12
<<man das	-22
<<man den	-27
<<man ein	-16
<<man eine	-27
<<man ihn	-14
<<man mit	-24
<<man sich	-16
<<man sie	-15
<<mappe ,	-11
<<mehr ,	-8
<<mehr als	-17
<<meine beiden	-20
<<meine tochter	-17
<<meistens kommen	-15
<<melden ,	-10
<<meldet ,	9
<<meldet sich	-8
<<merkblatt zu	-15
<<messen ,	-11
<<mich nicht	-16
<<min .	-17
<<minuten mit	-12
<<minuten vorher	-16
<<mir ,	-20
<<mir bitte	-10
<<mir die	-28
<<misst der	-16
<<mit ,	9
<<mit dem	-67
<<mit der	-11
<<mit drei	-13
<<mit einem	-19
<<mit einer	-31
<<mit folie	-13
<<mit heißem	-19
<<mit in	-13
<<mit kaltem	-13
<<mit liste	-15
<<mit nem	-20
<<mit offener	-18
<<mit schlüssel	-21
<<mit uhrzeit	-11
<<mit wasser	-11
<<mittag ,	-12
<<mittel ,	-8
<<moin ,	-10
<<monaten geht	-11
<<moniert ,	-16
<<morgen druckt	-13
<<morgen ihr	-14
<<muss ,	8
<<muss der	-15
<<muss ein	-22
<<muss ich	-23
<<märz ,	-20
<<möchte das	10
<<na ,	-21
<<na ja	-27
<<nach ,	-18
<<nach dem	-50
<<nach der	-47
<<nach drei	-12
<<nach einem	-26
<<nach größe	-16
<<nach jedem	-28
<<nach jeder	-13
<<nach sechs	-14
<<nachmessen ,	-9
<<nachts um	-21
<<nachweis der	-10
<<name ,	-12
<<ne mail	-19
<<neben dem	-12
<<neben der	-21
<<nehmen ,	-21
<<nein ,	-22
<<neu ,	-20
<<nicht allein	-13
<<nicht als	-11
<<nicht am	-10
<<nicht an	-19
<<nicht auf	-12
<<nicht aus	-13
<<nicht beim	-13
<<nicht den	-15
<<nicht die	-15
<<nicht erst	-17
<<nicht für	-10
<<nicht immer	-18
<<nicht in	-18
<<nicht mehr	-23
<<nicht mit	-10
<<nicht nach	-14
<<nicht und	-23
<<nicht vom	-19
<<nicht zum	-24
<<nicht zur	-28
<<nicht über	-14
<<nichts ,	-8
<<nie ,	-13
<<nie am	-14
<<nie auf	-10
<<nie beide	-17
<<nie vor	-11
<<niemand mehr	-16
<<nimmt den	-17
<<nimmt die	-18
<<noch auf	-17
<<noch die	12
<<noch eine	-15
<<noch einmal	-20
<<noch in	-10
<<noch mal	-15
<<noch nicht	-12
<<noch nie	12
<<noch so	-18
<<noch was	-19
<<nur ,	-18
<<nur auf	-19
<<nur bei	-16
<<nur das	-21
<<nur den	-19
<<nur der	-17
<<nur die	-28
<<nur für	-9
<<nur gegen	-20
<<nur in	-15
<<nur mit	-18
<<nur nach	-16
<<nur noch	-12
<<nur so	-12
<<nächsten tag	-13
<<nötig ,	-12
<<ob auf	-11
<<ob das	-13
<<ob der	-23
<<ob die	-14
<<ob ein	-12
<<ob er	-13
<<ob es	-11
<<ob jemand	-14
<<ob noch	-16
<<ob sie	-16
<<oder nicht	-9
<<ohne dass	-16
<<ohne den	-26
<<ohne totenschein	-15
<<ok ich	-11
<<p3 ,	-12
<<papier ,	12
<<passiert ,	8
<<passt .	-9
<<perfekt ,	-12
<<person ,	-12
<<personen ,	-10
<<petra ,	-14
<<platz ,	-9
<<protokoll der	-15
<<protokoll vorstandssitzung	-16
<<prüfen ,	-22
<<prüft der	-20
<<rampe und	-19
<<raspeln ,	-10
<<raus (	-11
<<raus ,	-25
<<raus dann	-22
<<raus und	-8
<<re :	18
<<rechts die	-17
<<redaktion ,	-11
<<regal ,	-19
<<reifen ,	-14
<<rein ,	-21
<<risse ,	-14
<<rot ,	-12
<<rucksäcke ,	-9
<<rufst du	-22
<<ruft den	-12
<<ruft der	-16
<<ruft die	-19
<<ruft sie	-14
<<runter ,	-17
<<räumen ,	-16
<<räumen die	-12
<<sack ,	-8
<<sagen ,	-24
<<sagt ,	8
<<sahne oder	-16
<<salz nur	-15
<<sammelt die	-16
<<saugt die	-19
<<scannen ,	-15
<<schauen ,	-14
<<schauen ob	-12
<<schaut der	-15
<<schicke ich	-16
<<schicken uns	-13
<<schild „	-14
<<schleuse ,	-19
<<schließen ,	-10
<<schließt der	-18
<<schluss ,	-10
<<schluss die	-20
<<schlüssel in	-17
<<schlüssel vom	-16
<<schreibe für	-14
<<schreibt die	-16
<<schreibt es	-9
<<schriftlich ,	-13
<<schriftlich zu	-19
<<schriftliche regelung	-18
<<schritt für	-20
<<sechs wochen	-12
<<sehr geehrte	-12
<<seit der	-19
<<seit mein	-17
<<seite ,	-16
<<seite und	-9
<<selben tag	-12
<<selbst ,	-11
<<service ,	-10
<<setzen ,	12
<<setzt sich	-13
<<sich ,	-23
<<sich 0	-14
<<sich an	-12
<<sich bereit	-13
<<sich die	-23
<<sich ein	-16
<<sich in	-10
<<sich noch	-9
<<sich um	-9
<<sichern ,	-9
<<sie ,	-15
<<sie am	-12
<<sie das	-18
<<sie dem	-17
<<sie den	-21
<<sie eine	-23
<<sie in	-18
<<sie mir	-28
<<sie mit	-13
<<sie nicht	-12
<<sie noch	-10
<<sie ohne	-15
<<sie sich	-17
<<sie vergleicht	-16
<<sie wollten	-13
<<sieht ,	-21
<<sind ,	-9
<<sind 0	-23
<<sind das	-13
<<sind die	-24
<<sind drei	-13
<<sind ein	-13
<<sind eine	-18
<<sind uns	-13
<<sind vor	-9
<<so ,	-25
<<so :	-18
<<so läuft	-13
<<so wie	-23
<<sobald der	-20
<<sofort am	-20
<<soll das	-18
<<sonst läuft	-12
<<sorry ,	-14
<<spritzen ,	-13
<<stand der	-17
<<stange sauber	-15
<<steht ,	-14
<<steht da	-19
<<steht das	-21
<<steht die	-15
<<steht immer	-11
<<stellen ,	-12
<<stellen die	-18
<<stellt das	-18
<<stellt die	-10
<<stimmt ,	-14
<<stimmt die	-16
<<stirnwand ,	-15
<<straße ,	-10
<<strom beim	-14
<<stunde ,	11
<<stunde mit	-15
<<stunde vor	-17
<<stück ,	10
<<suchen ,	-11
<<super ,	-13
<<tafel ,	-14
<<tag ,	-29
<<tag selber	-15
<<tag und	-17
<<tage nach	-18
<<tageslicht ,	-13
<<team ,	-14
<<telefon ,	13
<<telefon besprochen	-14
<<temperatur am	-10
<<temperatur im	-12
<<test ,	-14
<<thema :	26
<<tisch mit	-17
<<tisch und	-10
<<top 0	23
<<totenschein fahren	-8
<<trägt der	-11
<<trägt die	-15
<<tut der	-12
<<täglich ,	-15
<<tür zu	-15
<<uhr am	-10
<<uhr ins	-10
<<uhrzeit der	-16
<<uhrzeit und	-19
<<um 0	-21
<<um das	19
<<um den	10
<<um die	29
<<um ein	-17
<<um eine	-32
<<um einen	-14
<<um zehn	-20
<<und ,	-14
<<und ab	-16
<<und am	-15
<<und auf	-18
<<und aufschreiben	-28
<<und auftrag	-15
<<und bei	-11
<<und beim	-16
<<und das	-36
<<und den	-32
<<und der	-56
<<und die	-52
<<und ein	-23
<<und eine	-21
<<und einen	-21
<<und einmal	-11
<<und erst	-22
<<und es	-17
<<und fehlende	-12
<<und fotografiert	-17
<<und hakt	-11
<<und hat	-10
<<und herr	-13
<<und heuer	-21
<<und hinten	-18
<<und holt	-14
<<und hängt	-11
<<und ich	-32
<<und im	-22
<<und ins	-26
<<und jeder	-20
<<und kein	-15
<<und keiner	-20
<<und legt	-9
<<und lässt	-9
<<und macht	-13
<<und mit	-25
<<und nach	-11
<<und nicht	-19
<<und niemand	-23
<<und nur	-16
<<und ob	-23
<<und prüft	-8
<<und rechts	-9
<<und schaut	-15
<<und schreibt	-11
<<und seit	-16
<<und sich	-18
<<und sie	-15
<<und stellt	-11
<<und trocken	-12
<<und trägt	-11
<<und uhrzeit	-18
<<und um	-16
<<und von	-12
<<und wartet	-12
<<und weil	-19
<<und wenn	-24
<<und wieder	-15
<<und wir	-16
<<und wird	-17
<<und zwar	-35
<<und zwei	-23
<<uns ,	-20
<<uns am	-18
<<uns die	-21
<<uns ein	-22
<<uns eine	-19
<<uns einmal	-18
<<uns in	-19
<<uns nur	-15
<<uns vierzig	-18
<<unser neuer	-12
<<unten ,	-15
<<unter 0	-26
<<unter dem	-16
<<unter den	-18
<<unter der	-18
<<unter die	-16
<<unterschreiben ,	-12
<<unterschrift ,	-18
<<va 0	21
<<verboten ,	-17
<<verdacht auf	-25
<<verfasser :	-11
<<vergleichen ,	-11
<<vergleicht das	-17
<<verloren ,	-10
<<verlässt die	-13
<<vermerken ,	-9
<<verschließt die	-18
<<versehen ,	-8
<<verständigt die	-9
<<verteiler :	-17
<<vertretung ist	-18
<<vier stunden	-15
<<vier wochen	-16
<<vom tag	-15
<<von 0	-19
<<von :	-9
<<von außen	-13
<<von den	-43
<<von der	-38
<<von drei	-20
<<von einem	-11
<<von einer	-20
<<von familie	-17
<<von hand	-27
<<von herrn	-13
<<von hinten	-17
<<von innen	-16
<<von jeder	-18
<<von mir	-20
<<von oben	-19
<<von uns	8
<<von zwei	-16
<<vor ,	-15
<<vor :	-12
<<vor allem	14
<<vor dem	-37
<<vor den	-25
<<vor die	-27
<<vor jeder	-22
<<vor ort	-12
<<vor und	-18
<<vorher die	-16
<<vorher im	-16
<<vorher nicht	-11
<<vorher wird	-14
<<vorige woche	-19
<<vorn an	-13
<<vortag der	-18
<<war ,	-11
<<war der	-18
<<war ein	-12
<<war nie	-15
<<was ,	-19
<<was an	-21
<<was das	-22
<<was der	-16
<<was er	-21
<<was ich	-27
<<was man	-20
<<was wir	-26
<<waschen ,	-12
<<wasser und	-15
<<weg ,	-15
<<weg vom	-11
<<wegen dem	-22
<<wegen der	-23
<<weicht ein	-15
<<weil das	-18
<<weil der	-29
<<weil es	-10
<<weil ich	-20
<<weil keiner	-14
<<weil wir	-16
<<weiß ,	9
<<wenden ,	-10
<<wenn alle	-15
<<wenn das	-30
<<wenn der	-39
<<wenn die	-28
<<wenn ein	-21
<<wenn eine	-23
<<wenn einer	-14
<<wenn er	-16
<<wenn es	-16
<<wenn ich	11
<<wenn sie	10
<<wer den	-15
<<wer die	-29
<<wer hat	-11
<<wer in	-9
<<werden ,	-18
<<werden am	11
<<werden die	-26
<<werden in	-11
<<werden nicht	-14
<<werden nie	-16
<<werktag an	-9
<<wie der	-14
<<wie die	-22
<<wie ein	-34
<<wie er	-13
<<wie ihr	-16
<<wie lange	-19
<<wie telefonisch	-10
<<wieder eine	-10
<<wiegt 0	-8
<<wiegt er	-18
<<wildmarke durch	-12
<<will ,	-24
<<will das	-26
<<will der	-17
<<will jetzt	13
<<will nun	-19
<<winter ist	-19
<<wir ,	-23
<<wir 0	-17
<<wir an	-11
<<wir bitten	-20
<<wir brauchen	-32
<<wir den	10
<<wir eine	-30
<<wir einen	9
<<wir haben	-35
<<wir hatten	-15
<<wir im	-21
<<wir in	-14
<<wir machen	-21
<<wir nehmen	-19
<<wir nicht	-14
<<wir sind	-29
<<wir zweimal	-25
<<wird ,	-32
<<wird am	10
<<wird an	-17
<<wird auf	-19
<<wird das	-24
<<wird der	-33
<<wird ein	-20
<<wird er	-22
<<wird es	-16
<<wird im	-9
<<wird in	-17
<<wird mit	-17
<<wird nach	-12
<<wird nicht	-26
<<wird nichts	-14
<<wird nie	-15
<<wird noch	-10
<<wird nur	-16
<<wird sie	-9
<<wird von	-15
<<wird zweimal	-11
<<wirft die	-9
<<wischen ,	-10
<<wissen ,	11
<<wo das	-14
<<wo es	-16
<<woche ,	-9
<<wochen in	-11
<<wochen ist	-18
<<wochen vor	-13
<<wochen vorher	-9
<<wusste ,	-16
<<während der	-24
<<während des	-27
<<während einer	-21
<<zahl der	-14
<<zehn jahre	-13
<<zehn sekunden	-9
<<zehn tage	-16
<<zeichnet man	-9
<<zeigen ,	-11
<<zeigen und	-14
<<zeigt die	-18
<<zettel ,	12
<<zettel von	-21
<<ziehen ,	-14
<<zimmer ,	-14
<<zu ,	-26
<<zu 0	-25
<<zu den	12
<<zu die	-30
<<zu papier	-18
<<zu und	-16
<<zu zweit	-23
<<zuerst das	-12
<<zuerst die	-17
<<zuerst wird	-16
<<zuletzt ,	-12
<<zum ellbogen	-13
<<zum schluss	-21
<<zur annahme	-14
<<zur nächsten	-12
<<zurück ,	-14
<<zusammen ,	-15
<<zusammen wie	-24
<<zwanzig grad	-13
<<zwanzig minuten	-16
<<zwar für	-25
<<zwei leute	-16
<<zwei mann	-13
<<zwei neue	-18
<<zwei neuen	-23
<<zwei stunden	-15
<<zwei tage	-11
<<zwei wochen	-15
<<zweit ,	-13
<<zweite person	-10
<<zwischen den	-13
<<zwischen zwei	-23
<<zählen ,	-15
<<zählen der	-18
<<zählt die	-28
<<älter als	-17
<<öffnen ,	-12
<<öffnen und	-13
<<öl ,	-11
<<über 0	-29
<<über das	17
<<über dem	-17
<<über der	-14
<<über die	10
<<über nacht	-9
<<übernommen ,	-10
<<– 0	-16
<<“ ,	-11
<=	-19
<>	-25
<?	-22
<@	-17
<[( der	-9
<[( ohne	-14
<[) die	-14
<[) rundgang	-18
<[, abholung	-14
<[, abstimmung	-9
<[, achse	-12
<[, allergien	-16
<[, alles	-28
<[, anbei	-16
<[, anmeldung	-15
<[, atemnot	-10
<[, außer	-12
<[, bad	-11
<[, batterie	-14
<[, bei	-33
<[, beim	-23
<[, beine	-9
<[, beschriftet	-14
<[, blau	-14
<[, bleibt	-24
<[, brötchen	-14
<[, bürste	-9
<[, damals	-13
<[, dann	-35
<[, darauf	-15
<[, darum	-8
<[, darüber	-12
<[, dass	-14
<[, denn	-24
<[, der	-53
<[, deren	-11
<[, dichtung	-19
<[, donnerstag	-16
<[, drei	-17
<[, druck	-8
<[, drückt	-10
<[, durchwahl	-8
<[, ecken	-20
<[, egal	-21
<[, eigener	-9
<[, ein	-38
<[, eine	-35
<[, einen	-19
<[, einweganzug	-13
<[, entschuldigen	-17
<[, entschuldigt	-15
<[, ergänzt	-8
<[, ersetzt	-16
<[, falls	10
<[, filter	-11
<[, formular	-9
<[, funk	-9
<[, für	-27
<[, gelb	-9
<[, geländer	-16
<[, gott	-13
<[, gurt	-8
<[, hab's	-13
<[, haken	-9
<[, handys	-21
<[, hatte	-14
<[, haube	-13
<[, hausmeister	-18
<[, hr	-14
<[, im	-20
<[, insbesondere	-12
<[, jede	-20
<[, jeden	-20
<[, jeder	-20
<[, kabel	-9
<[, kalt	-11
<[, kamera	-18
<[, keile	-15
<[, klappen	-10
<[, komma	-17
<[, kommt	-18
<[, kopie	-11
<[, korb	-9
<[, kuchen	-17
<[, leiter	-17
<[, lieber	-13
<[, lose	-9
<[, manchmal	-14
<[, markise	-12
<[, maske	-14
<[, meist	-16
<[, meistens	-21
<[, messer	-10
<[, mit	-14
<[, mutter	-9
<[, na	-21
<[, nach	-24
<[, nachdem	-22
<[, nass	-13
<[, neun	-13
<[, niemand	-25
<[, nieten	-13
<[, nimmt	-9
<[, notizen	-12
<[, oft	-11
<[, ohne	-34
<[, ordnung	-17
<[, pedale	-14
<[, praktikantin	-13
<[, rahmen	9
<[, rechnung	-11
<[, rosa	-10
<[, samt	-10
<[, schale	-10
<[, scheibe	-11
<[, schlüssel	-25
<[, schrauben	-15
<[, schreib	-10
<[, schräg	-8
<[, schutzbrille	-9
<[, sie	-21
<[, siebe	-11
<[, sitz	-9
<[, sobald	-22
<[, solange	-19
<[, sondern	-28
<[, sorry	-8
<[, spritzen	-9
<[, steckt	-16
<[, stiefel	-8
<[, strom	-9
<[, ton	-12
<[, um	-22
<[, unser	-13
<[, viele	-14
<[, vielen	-13
<[, von	-19
<[, waage	-8
<[, warum	-20
<[, wasser	-15
<[, welche	-15
<[, wenn	18
<[, wenn's	-20
<[, wer	-34
<[, werden	-18
<[, wie	31
<[, wir	-17
<[, wird	9
<[, wählt	-8
<[, wörtlich	-16
<[, zahl	-10
<[, zukleben	-10
<[, zwei	-25
<[, zwischen	-10
<[, zählen	-10
<[, zähler	-10
<[, ältere	-18
<[. dann	-16
<[. die	-23
<[0 ablauf	-23
<[0 auf	-9
<[0 autos	-25
<[0 cent	-11
<[0 der	-15
<[0 die	-18
<[0 drehen	-17
<[0 franken	-18
<[0 g	-14
<[0 geltungsbereich	-10
<[0 j	-15
<[0 kasse	-18
<[0 kg	-13
<[0 kilo	-8
<[0 km/h	-12
<[0 l	-16
<[0 metern	-12
<[0 mg/l	-8
<[0 mitgliedern	-17
<[0 ml	-16
<[0 mm	-17
<[0 monate	-9
<[0 personen	-18
<[0 stk	-19
<[0 stühle	-13
<[0 teile	-14
<[0 verschiedenes	-12
<[0 wird	-17
<[: alt	-14
<[: anlage	-8
<[: auf	-9
<[: ausgabe	12
<[: aw	-24
<[: betriebsleiter	-9
<[: charge	-12
<[: dann	-13
<[: das	-29
<[: der	-22
<[: die	-31
<[: eine	-14
<[: freundlich	-10
<[: gül	-14
<[: nach	-23
<[: neue	-16
<[: plakette	-16
<[: re	-20
<[: s	-16
<[: schichtleiter	-10
<[: schreib	-20
<[: schreibbüro	-12
<[: super	-14
<[: urlaubsanträge	11
<[: von	-12
<[: wer	-21
<[: wie	-21
<[: wird	-15
<[: zwei	-19
<[; der	-17
<[] deniz	-19
<[^ abdruck	-12
<[^ abfüllen	-14
<[^ ablauf	-37
<[^ abspülen	-9
<[^ abstand	-13
<[^ abweichung	-21
<[^ alginat	-13
<[^ alte	-16
<[^ altes	-15
<[^ angebrochene	-16
<[^ angehörige	-10
<[^ anke	-16
<[^ anlage	-22
<[^ anlass	-25
<[^ anna	-9
<[^ anschließend	-13
<[^ anwesend	-22
<[^ arbeitsanweisung	-20
<[^ auf	-34
<[^ ausgabe	-25
<[^ ausgegeben	-11
<[^ außerdem	-9
<[^ az	-12
<[^ baby	-13
<[^ bearb	-15
<[^ bei	-15
<[^ beim	-21
<[^ bergbahnen	-19
<[^ bernd	-18
<[^ beschluss	-22
<[^ beschwerde	-12
<[^ beschädigtes	-12
<[^ betr	-19
<[^ betreten	-13
<[^ betriebsanweisung	-22
<[^ bezahlt	-9
<[^ birgit	-15
<[^ bisher	-28
<[^ bleib	-10
<[^ bleibt	-19
<[^ boden	14
<[^ bremse	-13
<[^ brille	-14
<[^ buchen	-15
<[^ bälle	-20
<[^ d	-17
<[^ dann	-19
<[^ darum	-23
<[^ darüber	-13
<[^ das	-57
<[^ dauercamper	-17
<[^ der	-12
<[^ dezember	-19
<[^ die	-32
<[^ diese	-14
<[^ dieser	-18
<[^ dispo	-12
<[^ drittens	-18
<[^ durchführung	-23
<[^ ein	-37
<[^ eine	-31
<[^ eingang	-9
<[^ eisen	-16
<[^ erde	-14
<[^ erstellt	-11
<[^ erstens	-16
<[^ fahrtenbuch	-11
<[^ falls	-15
<[^ farbkappen	-17
<[^ februar	-18
<[^ ferner	-14
<[^ feuchte	-15
<[^ flaschen	-17
<[^ fläche	-16
<[^ formulieren	-12
<[^ fotografieren	13
<[^ frag	-20
<[^ freies	-13
<[^ freigabe	-17
<[^ fremde	-15
<[^ früher	-12
<[^ fundsachen	19
<[^ fällt	-17
<[^ für	-34
<[^ gebühr	-10
<[^ gefahren	-17
<[^ gefüllt	-14
<[^ geltung	-18
<[^ gelöscht	-19
<[^ gemeinsam	-16
<[^ geschrieben	-23
<[^ gib	-11
<[^ gibt's	-20
<[^ gruß	-10
<[^ grüezi	-19
<[^ grüß	-12
<[^ günter	-17
<[^ haare	-12
<[^ handbuch	-16
<[^ handys	-20
<[^ hauptschalter	-11
<[^ heiner	-15
<[^ helm	-17
<[^ heu	15
<[^ hey	-24
<[^ hi	-17
<[^ hintergrund	-18
<[^ hunde	9
<[^ im	-31
<[^ inhalt	-12
<[^ jeden	-38
<[^ jonas	-17
<[^ kannst	-20
<[^ kanten	-17
<[^ kasse	-17
<[^ kathi	-22
<[^ katzen	-12
<[^ keil	-13
<[^ kittel	-13
<[^ klima	-15
<[^ koffer	-13
<[^ könnte	-22
<[^ könnten	-15
<[^ küche	-13
<[^ künftig	-20
<[^ küvette	-14
<[^ ladegerät	-17
<[^ laib	-11
<[^ laibe	-18
<[^ lass	-17
<[^ lasse	-16
<[^ laub	-17
<[^ lebensmittel	-22
<[^ leere	-15
<[^ leider	-20
<[^ lena	-19
<[^ letztes	-11
<[^ liebes	-17
<[^ länge	-14
<[^ löcher	-19
<[^ manche	-20
<[^ meistens	-9
<[^ meldung	-26
<[^ merci	-15
<[^ mit	-30
<[^ mo	-18
<[^ moin	-24
<[^ moment	-8
<[^ montags	-22
<[^ morgens	-18
<[^ musik	-15
<[^ märz	-17
<[^ nach	-29
<[^ nadeln	-12
<[^ nadine	-12
<[^ nasse	-12
<[^ nele	-16
<[^ neulich	-20
<[^ niederschrift	-18
<[^ niemand	-25
<[^ nikolai	-13
<[^ notiz	-21
<[^ november	-14
<[^ nr	-20
<[^ nun	-16
<[^ nägel	-12
<[^ offene	-13
<[^ og	-18
<[^ oh	-10
<[^ ohne	-24
<[^ okay	-28
<[^ ole	-12
<[^ opa	-12
<[^ orgelbau	-16
<[^ parkhaus	-21
<[^ petra	-10
<[^ pfiat	-8
<[^ presse	-13
<[^ putztürl	-10
<[^ qm-handbuch	-14
<[^ reihenfolge	-19
<[^ reste	-17
<[^ rev	-18
<[^ rhs	-18
<[^ riecht	-18
<[^ rundschreiben	-14
<[^ saison	-16
<[^ scannen	-12
<[^ scheine	-10
<[^ schieber	-14
<[^ schleuse	-13
<[^ schließen	11
<[^ schlüssel	-21
<[^ schlüsselausgabe	17
<[^ schmuck	-23
<[^ schreib	-20
<[^ schwester	-17
<[^ seitdem	-19
<[^ seither	-22
<[^ selam	-16
<[^ servus	-19
<[^ sie	-11
<[^ siegel	-14
<[^ sobald	10
<[^ solange	-10
<[^ sprechen	-15
<[^ stadt	-13
<[^ stadtwerke	-19
<[^ stapler	-14
<[^ start	-12
<[^ steine	-19
<[^ stempel	-18
<[^ stiefel	-15
<[^ strom	-17
<[^ störung	-18
<[^ stückzahl	-13
<[^ tabelle	-15
<[^ tabletten	-27
<[^ taschen	-18
<[^ tausch	-17
<[^ thermometer	-16
<[^ tobi	-16
<[^ trainer	-13
<[^ treffpunkt	-11
<[^ türen	-25
<[^ türl	-16
<[^ tüv	-10
<[^ unser	-48
<[^ unseren	9
<[^ v	-15
<[^ va	-22
<[^ ventil	-10
<[^ version	-25
<[^ verteiler	-14
<[^ viele	-12
<[^ von	-16
<[^ vorbemerkung	-14
<[^ vorige	-12
<[^ voriges	-17
<[^ waage	-15
<[^ waidmannsheil	-19
<[^ was	-11
<[^ werte	-20
<[^ windmesser	-9
<[^ wir	-18
<[^ wird	-25
<[^ zentrale	-14
<[^ zielgruppe	-15
<[^ zunächst	-15
<[^ zweck	-19
<[^ zwei	-10
<[^ zweitens	-17
<[^ zweiter	-10
<[^ zwischen	-38
<[ab heuer	-20
<[ab juni	-14
<[abdecken mit	-23
<[aber das	-18
<[aber der	-9
<[aber die	-12
<[abholung im	-12
<[ablauf bei	-19
<[ablauf der	-16
<[ablauf für	-19
<[alarm annehmen	-10
<[alle drei	-26
<[alle im	-12
<[alle schichten	-20
<[alle sitzen	-10
<[alle zwei	-11
<[allein gelassen	-12
<[allein im	-17
<[als ein	-17
<[als eine	-22
<[als erstes	-18
<[also das	-23
<[also der	-24
<[also die	-30
<[also es	19
<[also nach	-17
<[also was	-16
<[alte eisen	-11
<[alten luftschutzstollen	-15
<[am bahnhof	-18
<[am besten	-20
<[am bildschirm	-14
<[am eingang	-15
<[am empfang	-12
<[am gleichen	-13
<[am grab	-17
<[am haken	-12
<[am häufigsten	-23
<[am küchentisch	-19
<[am liebsten	-19
<[am rack	-9
<[am samstag	-13
<[am steg	-21
<[am wochenende	-21
<[an bord	-21
<[an das	-20
<[an der	-34
<[an die	-28
<[an drei	-10
<[an kasse	-19
<[an wenn	-23
<[angebrochene packungen	-13
<[anhänger mit	-12
<[anleitung für	-14
<[anmeldung bei	-9
<[annahme der	-18
<[annahme von	-16
<[anweisung für	-29
<[arbeiten im	-13
<[auch der	-24
<[auch die	-16
<[auch für	-14
<[auch mit	-10
<[auch mitglieder	-12
<[auch um	-11
<[auch wenn	-27
<[auch wenn's	-12
<[auf das	-9
<[auf der	-35
<[auf die	-28
<[auf drei	-13
<[auf einen	-16
<[auf hartem	-9
<[auf jeden	-15
<[auf null	-11
<[auf platz	17
<[auf risse	-10
<[auf schäden	-9
<[auf sicht	-15
<[auf unseren	-16
<[auf wunsch	-14
<[auf zuruf	-9
<[auf zwei	-18
<[aufs dach	-23
<[aufzug befreien	-16
<[aus denen	-18
<[aus der	-32
<[aus meinen	-16
<[aus portugal	-11
<[ausweis verlangen	-16
<[außen nach	-14
<[außerhalb der	-16
<[band mit	-15
<[becken mit	-11
<[becken räumen	-9
<[bei alarm	-19
<[bei austritt	-10
<[bei der	-33
<[bei nebel	-20
<[bei niedrigwasser	-21
<[bei sturmwarnung	-16
<[beide male	-13
<[beim einsteigen	-20
<[beim ersten	-23
<[beim huber	-15
<[beim zugführer	-10
<[bekommen die	-21
<[bekommt eine	-9
<[bekommt einen	-33
<[bereit erklärt	-13
<[betriebsanweisung nr	-10
<[bevor der	-17
<[bevor sie	-10
<[bezahlt wird	-8
<[bin hufschmied	-16
<[bis auf	-11
<[bis dahin	-16
<[bis das	-17
<[bis der	-19
<[bis es	-14
<[bis september	-24
<[bis sie	-14
<[bitte auf	-10
<[bitte ausformulieren	-17
<[bitte das	-24
<[bitte eine	-12
<[bitte um	-23
<[bitte was	-16
<[bittet um	-12
<[blatt für	-22
<[bleiben im	-10
<[bleibt bei	-13
<[bleibt das	-20
<[bleibt der	-12
<[bleibt die	-9
<[braucht es	-24
<[bringen sie	-19
<[da kommt	-14
<[damit die	-24
<[damit es	-13
<[damit sie	-23
<[danach kommt	-8
<[danach wird	-9
<[danke für	-12
<[dann auf	-12
<[dann das	-28
<[dann die	-32
<[dann ein	-13
<[dann hübsch	-23
<[dann kommt	-14
<[dann mit	-23
<[dann schließt	-12
<[dann schranke	-20
<[dann wasser	-9
<[dann wird	-27
<[daraus ein	-19
<[daraus eine	-18
<[daraus einen	-19
<[daraus etwas	-9
<[daraus machen	-20
<[das alte	-25
<[das auf	-20
<[das boot	-14
<[das buch	-12
<[das dauert	-20
<[das der	-19
<[das die	-31
<[das ding	-23
<[das dritte	-16
<[das eis	-29
<[das ergebnis	-16
<[das fleisch	-10
<[das fliegt	-19
<[das fundbüro	-18
<[das genügt	-10
<[das gerüst	-23
<[das gesundheitsamt	-10
<[das im	-14
<[das kalb	-15
<[das klingt	-19
<[das kommt	-20
<[das kostet	-15
<[das linke	-16
<[das machen	-29
<[das meiste	-22
<[das merkt	-13
<[das mit	-27
<[das original	-13
<[das pferd	-24
<[das schwarz	-16
<[das sei	-15
<[das sekretariat	-15
<[das sollen	-21
<[das thema	-22
<[das vorgehen	-25
<[das wachs	-11
<[das war's	-10
<[das wasser	-21
<[das wetter	-21
<[das wichtigste	-25
<[das wiegen	13
<[das wird	-17
<[das wort	-20
<[dass das	-20
<[dass der	-31
<[dass die	-26
<[dass es	-38
<[dass jeder	-25
<[dass sie	-20
<[dass wir	-37
<[datum auf	-11
<[datum der	-12
<[dem allgäu	-12
<[dem besitzer	-10
<[dem blauen	-16
<[dem drehmoment	-12
<[dem eigenen	-12
<[dem ersten	-14
<[dem frosch	-13
<[dem frost	-11
<[dem fuß	-11
<[dem grünen	-11
<[dem kleinen	-18
<[dem messgerät	-14
<[dem ofen	-12
<[dem pinsel	-19
<[dem schlauch	-21
<[dem tablet	-8
<[dem öffnen	-15
<[den ablauf	9
<[den angehörigen	-10
<[den anhänger	-16
<[den antrag	-10
<[den arm	-21
<[den augen	-21
<[den beleg	-18
<[den blauen	-14
<[den block	-9
<[den bogen	-19
<[den container	-17
<[den falschen	-26
<[den ferien	-17
<[den fingern	-19
<[den jungen	-9
<[den kanister	-15
<[den karton	-9
<[den leeren	-9
<[den lesesaal	-20
<[den leuten	-9
<[den meister	-15
<[den motor	-11
<[den preis	-13
<[den raum	-21
<[den ruß	-15
<[den schein	-21
<[den schlüssel	-20
<[den schrank	-9
<[den spalt	-11
<[den stall	-14
<[den umschlag	-12
<[den zehen	-15
<[den zustand	-12
<[den ärger	-11
<[den ärztlichen	-12
<[denn die	-17
<[der abholer	-12
<[der abnahme	-25
<[der abschnitt	-12
<[der akte	-16
<[der anderen	-10
<[der antrag	-10
<[der app	-17
<[der arbeit	-9
<[der ausgabe	-20
<[der balg	-15
<[der bande	-14
<[der baustelle	-14
<[der bestatter	-14
<[der betriebsleiter	-9
<[der beurkundung	-20
<[der boden	-10
<[der bub	-25
<[der bürste	-12
<[der das	-20
<[der disponent	-13
<[der drohne	-27
<[der druck	-13
<[der ersten	-25
<[der fahrt	-15
<[der falschen	-16
<[der familie	-11
<[der gabel	-16
<[der ganzen	-12
<[der gast	-12
<[der gemeinde	-23
<[der geselle	-15
<[der halle	-24
<[der halter	-17
<[der hersteller	-13
<[der kasse	12
<[der kollekte	-18
<[der kundin	-14
<[der kurier	-17
<[der laden	-12
<[der landesverband	-19
<[der langen	-15
<[der last	-11
<[der lehrling	-12
<[der leitstelle	-18
<[der maschinist	-9
<[der md	-14
<[der meister	-14
<[der messung	-14
<[der mit	-18
<[der mitarbeiter	-18
<[der mitte	-16
<[der neue	-26
<[der nähe	-17
<[der oberfläche	-15
<[der oberkante	-11
<[der op	-11
<[der patient	-19
<[der personalabteilung	-15
<[der prüfer	-9
<[der prüfung	-26
<[der raum	-15
<[der reihe	-26
<[der sache	-14
<[der saft	-14
<[der schaden	-18
<[der schale	-14
<[der scheune	-10
<[der schleuse	-15
<[der schlüssel	-16
<[der schublade	-9
<[der sepp	-18
<[der spiegel	-10
<[der spitze	-18
<[der station	-16
<[der stecker	-13
<[der stempel	-12
<[der straße	-12
<[der student	-12
<[der theke	-15
<[der tierarzt	-23
<[der trainer	-13
<[der tüv	-20
<[der verleih	-11
<[der vertrieb	-9
<[der verwaltung	-22
<[der vierten	-18
<[der vorarbeiter	-11
<[der vorstand	-23
<[der wird	-16
<[der wohnung	-11
<[der zange	-18
<[der zentrale	-10
<[der zweiten	-14
<[des kindes	-16
<[des originals	-13
<[des tages	-11
<[die abrechnung	-25
<[die akte	-15
<[die alte	-31
<[die angehörigen	-23
<[die anlage	-35
<[die annahme	11
<[die assistentin	-14
<[die aufsicht	-20
<[die ausgabe	11
<[die aushilfen	-28
<[die auswertung	-13
<[die bahn	-16
<[die bande	-9
<[die begleitung	-23
<[die behörde	-10
<[die beschwerde	-12
<[die besitzer	-16
<[die bestätigung	-14
<[die bevölkerung	-20
<[die bg	-11
<[die blase	-15
<[die boote	-19
<[die bremse	-18
<[die bücher	-18
<[die bücherei	-11
<[die bühne	-19
<[die bürste	-13
<[die das	-13
<[die differenz	-11
<[die dose	-12
<[die ecke	-12
<[die eine	-24
<[die einweisung	9
<[die ersten	-26
<[die fachkraft	-17
<[die familie	-14
<[die fassung	-19
<[die feuerwehr	-28
<[die finger	-9
<[die flamme	-16
<[die flaschen	-21
<[die gelbe	-16
<[die geschäftsstelle	-19
<[die große	-16
<[die grünen	-22
<[die gurte	-17
<[die gäste	-21
<[die halle	-23
<[die haube	-15
<[die hausdame	-11
<[die haustechnik	-15
<[die heizung	-15
<[die hälfte	-25
<[die jungen	-16
<[die kammer	-14
<[die karten	-11
<[die kasse	-14
<[die kaution	-21
<[die ki	-12
<[die kisten	-20
<[die klingel	-13
<[die kollegin	-10
<[die krankenkasse	-11
<[die kundin	-13
<[die kundschaft	-18
<[die kuppel	-18
<[die kurverwaltung	-20
<[die körbe	-17
<[die kühlbox	-9
<[die kühlung	-10
<[die leeren	-15
<[die lehrkraft	-17
<[die lehrlinge	-13
<[die leiter	-23
<[die lüftung	-10
<[die markierung	-15
<[die meisten	-26
<[die meldung	-16
<[die menge	-9
<[die mit	-17
<[die mitte	-10
<[die mutter	-9
<[die mühle	-15
<[die naht	-15
<[die nase	-18
<[die neue	-31
<[die niemand	-20
<[die oma	-18
<[die plätze	-12
<[die pumpe	-16
<[die rampe	-27
<[die rechnung	-16
<[die reederei	-21
<[die registrarin	-18
<[die restauratorin	-10
<[die rezeption	-15
<[die rolle	-12
<[die ränder	-9
<[die sachbearbeiterin	-14
<[die sache	-32
<[die schale	-16
<[die schleuse	-19
<[die schulleitung	-21
<[die seriennummer	-19
<[die sicherheit	-25
<[die späte	-12
<[die stadt	-21
<[die stangen	-13
<[die stirnwand	-13
<[die strecke	-14
<[die tafel	-29
<[die tiere	-24
<[die tische	-9
<[die tüte	-21
<[die urkunde	-9
<[die urne	-10
<[die verkäuferin	-14
<[die verordnung	-16
<[die versicherung	-25
<[die vertretung	-23
<[die verwaltung	-21
<[die vorsatzsteine	-23
<[die vorstellung	-20
<[die wanne	-13
<[die warteliste	-17
<[die weiße	-11
<[die wir	-17
<[die zahl	-14
<[die zeitung	-20
<[die zentrale	14
<[die zunge	-11
<[die zwei	-18
<[die ärztliche	-16
<[diesen monat	-13
<[dort wird	-14
<[drauf dann	-16
<[draus machen	-25
<[draus was	-9
<[drei liter	-19
<[drei monate	-22
<[dreihundert newton	-17
<[dreimal mit	-13
<[du das	-16
<[du die	-11
<[du weißt	-19
<[du wolltest	-16
<[dunkler anzug	-9
<[durch die	-28
<[egal wie	-25
<[ein anderes	-19
<[ein bild	-15
<[ein brief	-16
<[ein dokument	-12
<[ein drittel	-21
<[ein für	-14
<[ein gast	-20
<[ein haar	-17
<[ein hafen	16
<[ein junge	-26
<[ein kilo	-12
<[ein kleines	-9
<[ein merkblatt	-16
<[ein sauberes	-14
<[ein schlüssel	-17
<[ein stein	-24
<[ein trupp	-11
<[eine beschreibung	-21
<[eine dame	-14
<[eine feste	-25
<[eine handbreit	-19
<[eine kopie	-10
<[eine kundin	-14
<[eine marke	-19
<[eine neue	-23
<[eine richtige	-16
<[eine runde	-16
<[eine schriftliche	-29
<[einen anhänger	-14
<[einen bericht	-9
<[einen halben	-17
<[einer auf	-19
<[einer nimmt	-19
<[eines bewohners	-13
<[einmal im	-21
<[einmal mit	-11
<[einmal sogar	-15
<[einmal um	-10
<[einmal ums	-11
<[einmal vortraben	-9
<[ellbogen waschen	-13
<[eltern mit	-8
<[ende der	-14
<[ende märz	-17
<[entdeckeln mit	-9
<[er alles	-12
<[er das	-22
<[er der	-17
<[er die	-14
<[er eine	-15
<[er es	-13
<[er im	-17
<[erhält die	-15
<[erhält einen	-17
<[erst alles	-11
<[erst auf	-11
<[erst dann	-10
<[erst das	-12
<[erst die	-22
<[erst hauptschalter	-15
<[erst im	-17
<[erst nach	-13
<[erst wenn	-21
<[erste hilfe	-10
<[erste mahnung	-18
<[ersten fahrt	-11
<[ersten zwei	-11
<[es auf	-15
<[es der	-16
<[es ein	-18
<[es euch	-12
<[es im	-11
<[es klar	-15
<[es mit	-17
<[es nach	-18
<[es sei	-15
<[es sollte	-22
<[es wird	-18
<[etwas anderes	-13
<[etwas geschriebenes	-24
<[etwas schriftliches	-16
<[euro wechselgeld	-9
<[fahren wir	-22
<[fangen wir	-17
<[fassung wird	-13
<[fehlt die	-13
<[fehlt was	-18
<[fenster auf	-20
<[fenster das	-14
<[fenster öffnen	-16
<[feste reihenfolge	-25
<[feuerwehr auf	-14
<[form bringen	-23
<[foto von	-11
<[fotografiert jeden	-15
<[fragen sie	-11
<[fragen wir	-13
<[fragt nach	-28
<[frau kollegin	-18
<[frau lenz	-14
<[frauen mit	-11
<[freies chlor	-12
<[frisches stroh	-18
<[fährt der	-14
<[fährt die	-12
<[füllt die	-12
<[für das	-13
<[für die	-61
<[für drei	-15
<[für ein	-16
<[für einen	-19
<[für ihre	-10
<[für schritt	-20
<[für unser	-25
<[gab es	-10
<[geben wir	-19
<[gebogen wird	-11
<[geehrte damen	-12
<[gefahren wird	-12
<[gefüllt wird	-11
<[gefüttert wird	-17
<[gehen zwei	-19
<[geht alles	-11
<[geht der	-24
<[geht ein	-27
<[geht es	-10
<[geht sie	-8
<[geht um	-37
<[gemeinsam mit	-16
<[gemessen wird	-8
<[genau das	-16
<[genommen wird	-16
<[geprüft wird	-12
<[gerade mit	-9
<[gern auf	-13
<[gern mit	-12
<[geschrieben wird	-15
<[gewaschen wird	-14
<[gibt der	-17
<[gibt es	-34
<[gibt's was	-19
<[gilt für	-21
<[ging ein	13
<[gott sei	-14
<[grad wird	-10
<[groß genug	-8
<[gucken dass	-19
<[hab das	-13
<[haben das	-12
<[haben einen	-19
<[haben vorrang	-19
<[haben wir	-37
<[haken auf	-8
<[hakt die	-11
<[halten wir	-11
<[hand breit	-17
<[hand hochdrücken	-9
<[hat bei	-17
<[hat das	-20
<[hat der	-17
<[hat die	-22
<[hat drei	-9
<[hat ein	-12
<[hat eine	-29
<[hat einen	-12
<[hat es	-20
<[hat im	-13
<[hat mit	-8
<[hat nach	-14
<[hat vorige	-21
<[hat zwei	-15
<[hatten wir	-20
<[hatten zwei	-13
<[heißem wasser	-19
<[hier von	-9
<[hinter der	-11
<[holt die	-18
<[hund auf	-20
<[hände waschen	-21
<[hängt dann	-16
<[hängt das	-12
<[hängt der	-8
<[hätten wir	-11
<[ich auf	-26
<[ich betreue	-14
<[ich brauch	-18
<[ich bräuchte	-12
<[ich das	12
<[ich die	-14
<[ich diktiere	-19
<[ich es	-16
<[ich fang	-19
<[ich finde	-11
<[ich hab's	-15
<[ich hoffe	-11
<[ich ihnen	-17
<[ich im	-14
<[ich leite	-19
<[ich mache	-15
<[ich nenne	-11
<[ich red	-29
<[ich schreib	-19
<[ich schreibe	-15
<[ich sitz	-13
<[ich solle	-15
<[ich sprech	-15
<[ich spreche	-19
<[ich suche	-22
<[ich tipp	-18
<[ich um	-14
<[ich wenn	10
<[ich werf	-11
<[ihm das	-15
<[ihr das	-20
<[ihr lieben	-22
<[ihr seid	-15
<[im august	-16
<[im depot	-13
<[im ersten	-12
<[im februar	-16
<[im fristenbuch	-8
<[im frühjahr	-23
<[im ganzen	-15
<[im gesicht	-11
<[im herbst	-14
<[im januar	-12
<[im juli	-15
<[im juni	-11
<[im kalender	-18
<[im maschinenraum	-9
<[im monat	-11
<[im portal	-15
<[im ramadan	-15
<[im raum	-22
<[im saal	-10
<[im schlüsselbuch	-13
<[im schnitt	-10
<[im september	-12
<[im studio	-13
<[im temperofen	-15
<[im uhrzeigersinn	-17
<[im urlaub	-13
<[im voraus	-8
<[im wiki	-11
<[im winter	-24
<[immer bei	-17
<[immer mit	-14
<[immer von	-15
<[in betrieb	-19
<[in das	-21
<[in der	-36
<[in die	-30
<[in diesem	-15
<[in dieser	-12
<[in drei	-12
<[in eine	-13
<[in einen	-14
<[in elternzeit	-11
<[in essen	-14
<[in fahrtrichtung	-12
<[in folge	-8
<[in jeder	-20
<[in meinem	-17
<[in oldenburg	-20
<[in ordnung	-11
<[in panik	-13
<[in rente	-14
<[in unser	-17
<[in unserem	-27
<[in welcher	-22
<[in zwei	-10
<[in zweifacher	-10
<[innen nach	-16
<[innerhalb von	-12
<[ins heft	-20
<[ins portal	-19
<[ins reine	-12
<[ins ticket	-9
<[ins wasser	-11
<[ist dann	-17
<[ist das	-29
<[ist die	-29
<[ist ein	-42
<[ist eine	-23
<[ist es	-28
<[ist im	-15
<[ist normal	-10
<[ist sache	-8
<[ist um	-10
<[ist was	-15
<[ja dann	-18
<[jahr die	-19
<[jahr im	-12
<[jede position	-10
<[jeden dienstag	-24
<[jeden karton	-9
<[jeden zweiten	-18
<[jeder mit	-12
<[jemand die	-9
<[jemand einen	-23
<[jetzt die	12
<[jetzt ein	-27
<[jetzt was	-18
<[jour fixe	-13
<[juli ein	-17
<[kaltem wasser	-13
<[kaltes wasser	-16
<[kam ein	15
<[kann das	-12
<[kann es	-15
<[kaputtes mit	-13
<[karte mit	-9
<[kein ergebnis	-18
<[kein vorwurf	-14
<[keine ausnahme	-15
<[keine diskussion	-14
<[keiner der	-13
<[keiner von	-15
<[keiner wusste	-20
<[kinder auf	-8
<[kirchenvorstand st	-12
<[kiste im	-13
<[kisten legen	-11
<[kommt das	-9
<[kommt der	-25
<[kommt die	-13
<[kommt eine	-15
<[kommt mit	-11
<[kommt von	-12
<[korb wird	-12
<[kunden mit	-10
<[können wir	-28
<[künftig ein	-16
<[lange es	-17
<[lass das	-13
<[lassen dann	-13
<[lassen sie	-15
<[lassen wir	-19
<[legt das	-9
<[legt die	-9
<[legt einen	-19
<[leiter einhängen	-13
<[letzten sonntag	-17
<[leute die	-14
<[leute im	-16
<[leute mit	-15
<[liebe kolleginnen	-12
<[liegt bei	-9
<[liste der	-21
<[läuft bei	-16
<[läuft das	-16
<[läuft die	-16
<[mach das	-19
<[machen das	-20
<[machen für	-14
<[machen sie	-20
<[machen wir	-24
<[macht das	-19
<[macht die	-21
<[macht ein	-9
<[macht von	-16
<[mag das	-8
<[mal das	-13
<[mal ein	-13
<[mal irgendwo	-19
<[mal musste	-14
<[mal ordentlich	-16
<[mal was	-21
<[man auf	-22
<[man beginnt	-8
<[man das	-29
<[man die	-27
<[man ein	-17
<[man eine	19
<[man es	-19
<[man im	-13
<[man laminieren	-13
<[man mit	-30
<[man sie	-15
<[meine tochter	-16
<[meiner tante	-17
<[meldet der	-12
<[meldet die	-14
<[merci vielmal	-17
<[mindestens drei	-13
<[mindestens ein	-15
<[mindestens eine	-10
<[minuten auf	-13
<[minuten mit	-9
<[mir das	-26
<[mir die	-21
<[mir im	-24
<[misst der	-16
<[mit beckenwasser	-18
<[mit der	-36
<[mit drei	-9
<[mit druckluft	-11
<[mit fernglas	-9
<[mit gabel	-10
<[mit handschuhen	-14
<[mit heißem	-16
<[mit heißwasser	-14
<[mit kaltem	-9
<[mit kreide	-15
<[mit meiner	-10
<[mit nem	-16
<[mit offener	-16
<[mit sahne	-16
<[mit schlüssel	-21
<[mit schmuck	13
<[mit strom	-13
<[mit warnweste	-10
<[mit wasser	-14
<[morgen druckt	-14
<[morgens um	-19
<[muss ein	-18
<[muss eine	-16
<[muss mit	-12
<[möchte das	-22
<[nach der	-28
<[nach drei	-9
<[nach größe	-20
<[nach innen	-16
<[nach jeder	-11
<[nach sturm	-13
<[nach zwei	-16
<[nachts um	-22
<[nachweis der	-8
<[name der	-11
<[nass machen	-17
<[neben der	-21
<[nehmen wir	-16
<[nein stopp	-18
<[neuer geselle	-8
<[nicht anfassen	-10
<[nicht auf	-9
<[nicht bei	-9
<[nicht beim	-11
<[nicht das	-14
<[nicht die	-12
<[nicht diskutieren	-12
<[nicht ein	-11
<[nicht eingefroren	-16
<[nicht gekehrt	-16
<[nicht höher	-13
<[nicht im	-9
<[nicht kalt	-17
<[nicht los	-10
<[nicht länger	-13
<[nicht mit	-16
<[nicht nach	-12
<[nicht schätzen	-12
<[nicht tiefer	-21
<[nicht um	-21
<[nicht unterbrechen	-9
<[nicht älter	-13
<[nichts schriftliches	-13
<[nie auf	-12
<[nie eine	13
<[nie etwas	-10
<[niemand hatte	-19
<[niemand steigt	-12
<[nimmt die	-14
<[noch auf	-15
<[noch die	-22
<[noch ein	-14
<[noch eine	-18
<[noch verabschieden	-9
<[noch versteht	-10
<[noch was	-16
<[nummer auf	-11
<[nur auf	-20
<[nur bei	-16
<[nur das	-19
<[nur der	-14
<[nur die	-21
<[nur eine	-11
<[nur für	-10
<[nur im	-10
<[nur mit	-14
<[nur nach	-16
<[nur von	-12
<[nur wenn	-15
<[nächsten werktag	-15
<[nägel mit	-15
<[ob auf	-11
<[ob das	-9
<[ob der	-19
<[ob die	-14
<[ob ein	-12
<[ob es	-14
<[ob sie	-17
<[ob wir	-22
<[oben nach	-19
<[oder stange	-12
<[offener flamme	-12
<[ohne dass	-15
<[ohne die	-8
<[ohne totenschein	-11
<[papier gebracht	-18
<[per boten	-11
<[pro reihe	-8
<[probenahme ablauf	-16
<[protokoll der	-16
<[protokoll vorstandssitzung	-17
<[prüft der	-17
<[punkt auf	-16
<[rand mit	-11
<[raus dann	-18
<[raus das	-15
<[rechts die	-13
<[red das	-14
<[reicht es	-10
<[reihe nach	-19
<[rufen wir	-11
<[ruft der	-13
<[ruft die	-9
<[ruft sie	-13
<[runde um	-10
<[runter auf	-12
<[räumen die	-10
<[sache mit	-18
<[sammelt die	-9
<[sauber festgehalten	-21
<[sauber machen	-16
<[saugt die	-18
<[schaut der	-14
<[schild mit	-9
<[schließt der	-16
<[schluss die	-13
<[schlüssel bei	-10
<[schlüssel verloren	-14
<[schon im	-9
<[schreibe für	-14
<[schreiben sie	-13
<[schreibt die	-15
<[schreibt es	-24
<[schriftliche regelung	12
<[schritt für	-19
<[schwarz auf	-17
<[schön machen	-17
<[sechs monaten	-15
<[sehr geehrte	-13
<[sehr geehrter	-9
<[sehr geehrtes	-13
<[sei dank	-15
<[seit august	-13
<[seit der	-16
<[seit ein	-14
<[seit märz	-15
<[seitdem schlafe	-9
<[selbst mit	-12
<[sich auf	-17
<[sich beklagt	-11
<[sich bereit	-14
<[sich das	-10
<[sich die	-16
<[sich ein	9
<[sich um	-10
<[sie beim	12
<[sie das	-25
<[sie die	-27
<[sie eine	-20
<[sie es	-14
<[sie mit	-13
<[sie ohne	-12
<[sie vergleicht	-17
<[sie wird	-14
<[sie wollten	-17
<[sind dann	-12
<[sind das	-11
<[sind die	-22
<[sind drei	-9
<[sind ein	-14
<[sind eine	-19
<[sind im	-13
<[sind nummeriert	-9
<[sind wir	-22
<[so auf	-23
<[so dass	-17
<[so ein	-26
<[so weit	-9
<[so wie	-27
<[sobald der	-19
<[sobald es	-21
<[soll das	-19
<[sonst reißt	-11
<[sprech das	-15
<[spreche das	-18
<[spätestens drei	-9
<[stand der	-14
<[standen die	-15
<[stange sauber	-17
<[steht auf	-18
<[steht dann	-14
<[steht das	-23
<[steht die	-9
<[stellen die	-13
<[stellt das	-14
<[stellt die	-12
<[stiefel wechseln	-12
<[stimmt die	-12
<[strom beim	-20
<[stunde mit	-11
<[säcke nach	-14
<[tage nach	-16
<[telefon besprochen	-20
<[temperatur im	-9
<[text für	-20
<[timer auf	-10
<[tisch mit	-12
<[totenschein fahren	-14
<[trocken dann	-15
<[trägt der	-11
<[trägt die	-12
<[trägt ein	-11
<[tut der	-11
<[tür auf	-13
<[tür wird	-9
<[uhr früh	-10
<[uhr kommt	-10
<[uhr mit	-11
<[uhr von	-14
<[um ausformulierung	-20
<[um das	-24
<[um die	-40
<[um drei	-24
<[um ein	-19
<[um eine	-31
<[um einen	-11
<[und alles	-22
<[und auf	-16
<[und bei	-13
<[und beim	-17
<[und bleibt	-16
<[und bringt	-10
<[und dann	-33
<[und das	-26
<[und der	-38
<[und dichtungen	-16
<[und drei	-10
<[und drückt	-10
<[und ein	-26
<[und eine	-25
<[und einen	-25
<[und es	-25
<[und fehlende	-12
<[und fotografiert	-14
<[und guckt	-12
<[und hakt	-13
<[und herren	-14
<[und heuer	-19
<[und im	-18
<[und jeder	-33
<[und kennt	-8
<[und kontrolliert	-15
<[und letztes	-10
<[und mit	-25
<[und nach	-18
<[und nennt	-15
<[und niemand	13
<[und ohne	-8
<[und polnisch	-12
<[und quittieren	-8
<[und schreibe	-13
<[und sie	-15
<[und spricht	-11
<[und streicht	-19
<[und technik	-12
<[und um	-17
<[und unterschreibt	-12
<[und von	-13
<[und wartet	-13
<[und was	-20
<[und wasser	-12
<[und wenn	-41
<[und wer	-26
<[und wie	-17
<[und wir	-20
<[und wird	-24
<[und zwei	-27
<[und öffnet	-8
<[uns das	-13
<[uns der	-14
<[uns die	-19
<[uns ein	-24
<[uns eine	-27
<[uns für	-14
<[uns vierzig	-13
<[unserer gemeinde	-18
<[unter der	-12
<[unter die	-15
<[unter fünfzig	-10
<[unter sechzehn	-10
<[unter wasser	-11
<[verdacht auf	-26
<[verfassen sie	-16
<[vergleicht das	-14
<[verlässt das	-10
<[verlässt die	-12
<[verschließt die	-17
<[vielen dank	-9
<[vom amt	-10
<[vom brett	-11
<[vom hersteller	-10
<[von abdrücken	-14
<[von der	-24
<[von drei	-17
<[von familie	-11
<[von herrn	-12
<[von innen	-15
<[von jeder	-13
<[von liege	-12
<[von meinem	-13
<[von zwei	-12
<[vor allem	-25
<[vor beginn	-12
<[vor der	-31
<[vor die	-23
<[vor gericht	-11
<[vor jeder	-20
<[vor sonnenuntergang	-13
<[vor zwei	-12
<[vorher die	-13
<[vorher im	-9
<[vorher sedierung	-14
<[vorher wird	-19
<[vortag der	-10
<[waage nullen	-13
<[wandert die	-17
<[war der	-13
<[war die	-8
<[war ein	-11
<[war es	-10
<[war im	-9
<[wars glaub	-9
<[was anderes	-19
<[was das	-17
<[was gscheites	-18
<[was mit	-10
<[was ordentliches	-11
<[was schriftliches	-25
<[was sie	-14
<[was vorzeigbares	-20
<[was wir	-21
<[was übrig	-17
<[wasser ausdrücken	-12
<[wegen der	-19
<[weicht ein	-16
<[weil das	-12
<[weil der	-18
<[weil es	-15
<[weil im	-24
<[weil wir	-14
<[wenn das	-22
<[wenn der	-33
<[wenn die	-23
<[wenn ein	-28
<[wenn eine	10
<[wenn es	-16
<[wenn sie	-27
<[wenn zwei	-25
<[wer die	-17
<[wer zuständig	-10
<[werden die	-21
<[werden fotografiert	-10
<[werden von	-13
<[werte damen	-8
<[wie bei	-17
<[wie das	12
<[wie der	-13
<[wie die	-22
<[wie ein	-31
<[wie eine	-24
<[wie hieß	-15
<[wie telefonisch	-14
<[wie wir	-47
<[wieder eine	-10
<[wieder heim	-15
<[wieder mit	-11
<[will das	-23
<[will der	-12
<[will ein	-17
<[will nun	-18
<[will von	-19
<[wir auf	-17
<[wir bei	-22
<[wir betreiben	-17
<[wir bitten	-21
<[wir brauchen	-38
<[wir bräuchten	-28
<[wir deswegen	-9
<[wir die	-32
<[wir ein	-27
<[wir eine	-26
<[wir einen	-27
<[wir fassen	-18
<[wir im	-27
<[wir machen	-24
<[wir mit	-11
<[wir nach	-20
<[wird auf	-17
<[wird bei	-23
<[wird das	-22
<[wird der	-22
<[wird die	-31
<[wird ein	-17
<[wird eine	-18
<[wird es	-14
<[wird frühestens	-16
<[wird gewogen	-15
<[wird gezählt	-16
<[wird jeden	-20
<[wird jeder	-8
<[wird mit	-15
<[wird nach	-19
<[wird von	-13
<[wirft die	-9
<[wissen was	-17
<[wo das	-14
<[wo die	-14
<[wo es	-23
<[woche nach	-12
<[wollen wir	-17
<[während der	-13
<[zahl der	-12
<[zehn gramm	-14
<[zeigt die	-14
<[zettel mit	-10
<[zettel von	-15
<[zu basteln	-15
<[zu die	-21
<[zu dritt	-18
<[zu hause	-16
<[zu helfen	-11
<[zu machen	-20
<[zu ordnen	-26
<[zu prüfen	-9
<[zu spät	-13
<[zu viel	-12
<[zu wenig	-21
<[zuerst auf	-9
<[zuerst das	-14
<[zuerst die	-12
<[zuerst wird	-14
<[zum aufhängen	-11
<[zum ellbogen	-18
<[zum glück	-15
<[zur annahme	11
<[zurück auf	-16
<[zusammen mit	-12
<[zwar für	-21
<[zwei die	-25
<[zwei liter	-8
<[zwei neue	-18
<[zwei personen	-14
<[zwei termine	-15
<[zweifacher ausfertigung	-14
<[zwischen zwei	-29
<[zählen der	-20
<[zählt die	-18
<[| boden	-10
<[äh dings	-16
<[ähm dann	-13
<[öffnet die	-17
<[über das	-26
<[über die	-33
<[übrig bleibt	-24
<[– ablauf	-30
<[❤ ️	-12
<]	-24
<^	14
<_	-15
<a	-23
<ab	-49
<abdecken	-23
<abend	-34
<abends	-39
<abholung	-19
<ablage	-15
<ablauf	-37
<abrechnung	-23
<absatz	-16
<abstand	-14
<abstellen	-17
<abteilung	-14
<abweichung	-11
<acht	-27
<achtzehn	-24
<achtzig	-16
<akte	-23
<alarm	-12
<alarmiert	-15
<algen	-20
<alkohol	-11
<allein	-28
<allem	14
<aller	-26
<alles	-31
<alois	-12
<als	-49
<also	19
<alte	-39
<alten	-38
<altes	-16
<am	-69
<an	-67
<anbei	-24
<andere	-16
<anderen	-9
<anderes	-28
<anders	-21
<angaben	-24
<angebrochene	-19
<angehörigen	-13
<angucken	-20
<anhänger	-14
<anlage	-20
<anleitung	-30
<anmeldung	-17
<annahme	-27
<anruf	-12
<anrufer	-28
<ans	-27
<anschließend	-11
<anwalt	-13
<anwesenden	-13
<apparat	-17
<april	-31
<arbeiten	-24
<arbeitet	-15
<arbeitsanweisung	-28
<arm	-21
<arzt	-20
<auch	-27
<audit	-12
<auf	-31
<auffüllen	-18
<aufhalten	-11
<aufnahme	-17
<aufs	-27
<aufschreiben	-34
<aufstellen	-21
<auftrag	-27
<auftraggeber	-15
<aufzug	-16
<augen	-18
<august	-12
<aus	-60
<ausgabe	-21
<ausgang	-16
<ausgegeben	-18
<aushang	-18
<aushilfen	-21
<auslauf	-10
<auslegen	-23
<ausm	-19
<ausweis	-19
<auto	-20
<autos	-35
<außen	-13
<außer	-11
<außerdem	-15
<außerhalb	-16
<azubi	-16
<bad	-22
<bahnen	-20
<bahnhof	-18
<ballen	-16
<band	-18
<bande	-14
<bar	-22
<bat	-12
<batterie	-11
<baum	-13
<becken	-12
<bedient	-8
<beeren	-13
<befund	-18
<beglaubigte	-23
<begleitung	-11
<begleitzettel	-10
<begrüßt	-13
<behandlung	-13
<bei	-55
<beide	-27
<beiden	-37
<bein	-15
<bekannte	-18
<bekommen	-25
<bekommt	-34
<beleg	-17
<bereich	-16
<bereit	-13
<bereitschaft	-11
<bergbahnen	-13
<bernd	12
<bescheid	-11
<bescheinigung	-10
<beschreibung	-17
<beschwerde	-10
<besorgt	-16
<besprochen	-14
<besser	-14
<bestand	-19
<bestellung	-19
<besten	-21
<betrag	-19
<betreten	-12
<betreut	-9
<betrieb	-23
<betriebsanweisung	-10
<betriebsleiter	-10
<betriebsleitung	-13
<betroffenen	-11
<beurkundung	-21
<beutel	-14
<bevor	-37
<bezahlt	-9
<beziehen	-14
<bietet	-9
<bilden	-13
<bilder	-12
<bin	-31
<bis	-57
<bisher	-31
<bisherige	-17
<bitte	-50
<bitten	-20
<bittet	-12
<blatt	-26
<bleiben	-11
<bleibt	-35
<bloß	-17
<boden	-9
<bogen	-12
<bon	-13
<boote	-11
<box	-15
<brand	-19
<brauchen	-34
<braucht	-33
<breit	-15
<bremse	-14
<brennbare	-19
<bringen	-33
<bringt	-10
<bräuchte	-14
<bub	16
<buch	-12
<burg	-11
<bälle	-9
<bücher	-25
<bühne	-12
<büro	-17
<bürste	-19
<bürstet	-16
<campingplatz	-21
<checkliste	-28
<chef	-10
<cm	-17
<code	-26
<da	-56
<dabei	-12
<dach	-13
<dachte	-10
<dafür	-17
<daher	-27
<dahin	-20
<dame	-18
<damit	-36
<danach	-28
<dank	-16
<danke	-15
<dann	-24
<darauf	-20
<daraus	-33
<darf	-22
<darum	-26
<das	40
<datenbank	-16
<datum	-16
<dauert	-17
<davon	-29
<dazu	-32
<decke	-10
<deckel	-19
<dem	-32
<denen	-27
<denn	-27
<denselben	9
<der	-11
<deren	-10
<des	-56
<deshalb	-24
<desinfektion	-22
<deswegen	-16
<di	-16
<dicht	-11
<dichtungen	-18
<die	28
<dienstag	-23
<dienstanweisung	13
<dies	-20
<diese	-18
<diesel	-10
<dieselbe	-25
<diesem	-12
<diesen	-14
<dieser	-16
<diktat	-22
<diktiere	-20
<ding	-18
<dir	-19
<direkt	-8
<disponent	-16
<do	-10
<doch	-29
<doktor	-25
<dokument	-15
<doppelt	-17
<dort	-20
<dose	-8
<draht	-15
<dran	-18
<drauf	-28
<draus	-19
<draußen	-26
<drehen	-12
<drei	-12
<dreihundert	-18
<dreimal	-16
<dreißig	-24
<drin	11
<dritten	-14
<dritter	-18
<drucker	-14
<druckt	-13
<drunter	-23
<drücken	-19
<du	-53
<dunkler	-9
<durch	-27
<dürfen	-13
<egal	-27
<eigene	-20
<eigenen	-21
<eigener	-20
<eigentlich	-23
<eimer	-14
<ein	-10
<einbauten	-12
<eine	-10
<einem	-47
<einen	17
<einfach	-15
<einfahrt	-13
<eingang	-15
<eingewöhnung	-15
<einheitlich	-27
<einmal	-51
<eins	-23
<einsatz	-20
<einschalten	-17
<einweisung	-18
<einzeln	-16
<eis	-24
<eisen	-12
<elf	-22
<ellbogen	-13
<eltern	-13
<empfang	-10
<ende	-34
<entdeckeln	-9
<entwurf	10
<er	-48
<erfolgt	-9
<ergebnis	-16
<ergänzt	-17
<erhalten	-15
<erhält	-23
<erklären	13
<errechnet	-12
<ersetzt	-17
<erst	-44
<erste	-31
<ersten	-36
<erstes	-14
<erstmal	-14
<erwachsenen	-17
<es	-53
<essen	-20
<etwa	-33
<etwas	-37
<euch	-31
<euro	-19
<fachkraft	-10
<faden	-18
<fahren	-28
<fahrer	-22
<fahrgäste	-18
<falls	-11
<falsch	-20
<falsche	-26
<falschen	-25
<familie	-18
<fangen	-17
<farbe	-16
<fass	-12
<fassen	-19
<fasst	-15
<fassung	-16
<fehlende	-23
<fehler	-9
<fehlt	-30
<felge	-10
<fenster	-29
<fest	-21
<feste	-31
<feucht	-18
<feuerwehr	-25
<filiale	-14
<filter	-9
<findet	-27
<finger	-10
<firma	-17
<fixe	-12
<flach	-12
<flamme	-13
<flasche	-19
<flaschen	-12
<fleck	-9
<flecken	-18
<flughafen	-9
<flächen	-12
<flügel	-13
<folgt	10
<folie	-16
<form	-27
<formular	-14
<foto	-12
<fotografieren	-17
<fotografiert	-17
<fotos	-8
<frage	-20
<fragen	-20
<fragt	-36
<franken	-17
<frau	-48
<frauen	-11
<freie	-13
<freien	-11
<freies	-12
<freiwillige	-14
<fremde	-18
<freundliche	-13
<frisch	-16
<frisches	-18
<frist	-10
<frosch	-12
<früh	-15
<frühjahr	-22
<fund	-16
<funk	-9
<futter	-22
<fuß	-19
<fährt	-22
<fällt	-11
<füllen	-21
<füllt	-17
<fünf	-38
<fünfundzwanzig	-17
<fünfzehn	-19
<fünfzig	-11
<für	-18
<fürs	-25
<füße	-9
<gab	-15
<gang	-16
<ganz	-24
<ganze	-19
<ganzen	-23
<gast	-23
<geben	-22
<gebogen	-11
<gebracht	-11
<gebucht	-16
<geehrte	-12
<gefahren	-17
<gefragt	-10
<gefüllt	-11
<gefüttert	-17
<gegen	-33
<gehe	-15
<gehen	-29
<geht	-11
<gehört	-20
<gelbe	-11
<geld	-17
<gelände	-17
<geländer	-16
<gelöscht	-17
<gemeinde	-25
<gemeinsam	-17
<gemessen	-8
<genau	-25
<genommen	-16
<geprüft	-17
<gerade	-10
<gern	-30
<gerne	-18
<gerät	-33
<geräte	-8
<gesagt	-18
<geschrieben	-15
<geselle	-13
<gesellin	-9
<gesprochen	-12
<gespräch	-11
<gestern	-30
<gewaschen	-14
<gewicht	-9
<gewitter	-13
<gezählt	-14
<gibt	-43
<gibt's	-24
<gibts	-13
<gilt	-21
<ging	11
<glas	-27
<gleich	-36
<gleichzeitig	-13
<gläser	-19
<gold	-22
<gott	-14
<grab	-22
<grad	-32
<grob	-17
<großes	-16
<grund	-20
<gruppe	-14
<größe	-20
<grün	-14
<grünen	-22
<grüßen	-20
<gucken	-28
<gurte	-16
<gut	-31
<gute	-21
<gärtnerei	-15
<gäste	-20
<h	-24
<haar	-11
<haare	-12
<hab	-33
<hab's	-20
<habe	-20
<haben	-19
<hafen	-9
<hahn	-9
<haken	-18
<hakt	-11
<halb	-26
<halbe	-18
<halber	-12
<halle	-24
<hallo	-22
<halt	-23
<halten	-17
<hand	-42
<handbreit	-13
<handbuch	-23
<handschuhe	-19
<handy	-21
<handzeichen	-14
<hat	-62
<hat's	-14
<hatte	-17
<hatten	-26
<haube	-12
<hauptschalter	-16
<haus	-14
<hause	-21
<hausmeister	13
<hebt	-20
<heft	-13
<heftet	-16
<heim	-20
<heisst	-16
<heizer	-15
<heiß	-10
<heißem	-19
<heißes	-13
<heißt	-38
<helfer	-16
<herbst	-16
<herr	-40
<herrn	-22
<herum	-17
<heuer	-29
<heute	-15
<hey	-17
<hier	-43
<hieß	-16
<hilfe	-13
<himmel	-14
<hinten	-41
<hinter	-13
<hoch	-17
<hof	-26
<holen	-23
<holt	-20
<hotel	-14
<hr	-9
<hund	-24
<hunde	-21
<hälfte	-18
<hält	-9
<hände	-18
<hängt	-26
<hätte	-16
<hätten	-11
<häufigsten	-22
<höchstens	-17
<höhe	-12
<i	-26
<ich	-14
<ihm	-20
<ihn	-20
<ihnen	-29
<ihr	-46
<ihre	-29
<ihrem	-20
<ihrer	-27
<im	-85
<immer	-41
<impfpass	-15
<in	-79
<inhalt	-16
<innen	-26
<innendienst	-17
<innenraum	-10
<innerhalb	-12
<ins	-41
<inzwischen	-17
<irgendwas	-26
<irgendwo	-22
<is	-21
<ist	-9
<j	-9
<jahr	-43
<jahre	-32
<jahren	-20
<januar	-11
<je	-29
<jede	-37
<jedem	-44
<jeden	-50
<jeder	-54
<jedes	-19
<jemand	-18
<jemandem	-16
<jour	-13
<juli	-17
<jung	-15
<junge	-30
<jungen	-14
<kabel	-14
<kalb	-12
<kalender	-16
<kalt	-16
<kaltem	-13
<kaltes	-16
<kam	10
<kann	-27
<kanten	-19
<kanzlei	-10
<kaputte	-13
<kaputtem	-13
<kaputtes	-13
<karte	-11
<karten	-15
<karton	-10
<kasse	-16
<kasten	-9
<katzen	-12
<keine	-36
<keinen	-15
<keiner	-39
<kennt	-9
<kilo	-18
<kind	-17
<kinder	-30
<kirchenvorstand	-12
<kiste	-22
<kisten	-22
<kita	-19
<kittel	-9
<klappe	-17
<klar	-21
<klare	-16
<klasse	-16
<klebeband	-13
<klebt	-20
<kleine	-28
<kleinen	-28
<kleines	-14
<klima	-18
<klimaanlage	-12
<klingt	-17
<knoten	-23
<koffer	-16
<kollege	-27
<kollegen	-11
<kollegin	-10
<kolophonium	-16
<komma	-10
<kommen	-37
<kommt	-35
<konnte	-13
<kontrolle	-10
<kontrolliert	-19
<kopf	-17
<kopfhörer	-14
<korb	-15
<korn	-9
<kostet	-12
<kratzer	-13
<kriegen	-18
<kriegst	-9
<kriegt	-18
<kuchen	-9
<kugel	-11
<kunde	-32
<kunden	-31
<kundin	-13
<kundschaft	-17
<kuppel	-21
<kurs	-13
<kurz	-25
<kurze	-15
<kurzfassung	-22
<können	-31
<könnte	-21
<könnten	-12
<köpfen	-11
<kübel	-11
<küche	-18
<kühlbox	-13
<kühlschrank	-15
<kündigungen	-18
<künftig	-24
<labor	-21
<laden	-27
<lag	-14
<lage	-17
<lager	-15
<lampe	-17
<landesverband	-18
<lang	-26
<lange	-21
<langen	-18
<langsam	-28
<lappen	-18
<lass	-13
<lassen	-28
<lasst	-14
<laufender	-11
<laut	-15
<leben	-12
<lebensmittel	-21
<leer	-13
<leere	-24
<leeren	-16
<legt	-22
<lehrkraft	-10
<lehrlinge	-14
<leicht	-17
<leite	-16
<leiten	-16
<leiter	-18
<leitern	-15
<lenz	-14
<lernt	-18
<letzte	-18
<leute	-23
<lg	-14
<licht	-12
<liebe	-24
<lieber	-12
<liegen	-19
<liegt	-24
<liest	-21
<lila	-15
<linke	-14
<links	-24
<liste	-21
<liter	-24
<lob	-9
<loch	-20
<losen	-13
<luft	-20
<luke	-9
<lässt	-9
<läuft	-25
<löcher	-22
<löffel	-24
<lösen	-11
<lücke	-20
<mach	-20
<mache	-15
<macht	-35
<macht's	-12
<mag	-11
<magneten	-23
<mai	-19
<mail	-24
<man	-17
<manche	-20
<mann	-27
<maria	-18
<marke	-11
<maschine	-19
<maschinen	-17
<maschinist	-10
<maske	-9
<matte	-20
<maß	-10
<mehr	-37
<mein	-50
<meine	-49
<meinem	15
<meinen	-17
<meiner	-23
<meist	-19
<meisten	-16
<meistens	-21
<meister	-14
<meldet	-19
<meldung	-17
<mensch	-16
<merci	-17
<messen	-22
<messer	-23
<messung	-9
<meter	-21
<mich	-33
<mieter	-22
<min	-15
<mindestens	-34
<minus	-27
<minuten	-26
<mischung	-11
<misst	-23
<mit	-24
<mitarbeiter	-22
<mitte	-18
<mittwoch	-15
<monat	-21
<monate	-23
<monaten	-13
<montag	-28
<montags	-13
<monteur	-10
<monteure	14
<morgens	-32
<motor	-15
<muss	-43
<musste	-15
<muster	-13
<mängel	-16
<möchte	-25
<möge	-13
<müssen	-27
<na	-15
<nach	-56
<nachbargräber	-21
<nachdem	-26
<nachfolger	-20
<nachlauf	-19
<nacht	-20
<nachts	-26
<nachweis	-9
<nadeln	-8
<naht	-11
<name	-19
<namen	-23
<nass	-17
<nasse	-28
<natürlich	-15
<ne	-12
<nebel	-17
<neben	-19
<nee	-20
<nehmen	-26
<nein	-42
<nem	-22
<nen	-32
<neu	-32
<neue	-28
<neuer	-31
<neues	-30
<neulich	-12
<neun	-16
<neunzig	-26
<nicht	-55
<nichts	-30
<niemals	-18
<niemand	-25
<niemandem	-21
<nimmt	-31
<nix	-24
<noch	-49
<nochmal	-34
<nochmals	-8
<notariat	-16
<notdienst	-15
<notieren	-23
<notiz	-14
<november	-24
<nummer	-19
<nummerierten	-11
<nun	-24
<nur	-51
<nächsten	-23
<nägel	-15
<nähte	-20
<ob	-37
<oben	-24
<obere	-22
<oder	-51
<offen	-22
<offene	-21
<offenen	-24
<offener	-18
<oft	-23
<ohne	-62
<ok	-14
<okay	13
<oktober	-24
<oma	-17
<opa	-9
<orange	-15
<ordentlich	-22
<ordner	-20
<orgelbau	-16
<original	-12
<ort	-12
<paar	-42
<panik	-13
<papier	-26
<parkhaus	-18
<passt	-20
<patient	-20
<patienten	-25
<per	-40
<person	-12
<personalabteilung	-12
<personen	-9
<pfandschein	-13
<pferd	-14
<pfiat	-8
<pinsel	-23
<plakette	-16
<plan	-22
<platte	-18
<platz	-29
<platzwart	-17
<plombe	-11
<plus	-18
<polizei	-14
<portal	-15
<portionen	-14
<praktikantin	-20
<praxis	-24
<presse	-18
<pressen	-27
<private	-10
<pro	-34
<probe	-20
<probelauf	-15
<probenahme	-16
<produktion	-13
<programm	-27
<protokoll	-22
<prozent	-29
<prüfen	-35
<prüft	-15
<prüfung	-23
<punkt	11
<putzen	-19
<pädagogisches	-17
<rad	-20
<radio	-21
<rahmen	-8
<rand	-16
<rauchmelder	-17
<raum	-22
<raus	-33
<rechner	-25
<rechnet	-13
<recht	-19
<rechten	-10
<rechts	-22
<red	-14
<reden	-18
<regelung	-19
<reicht	-13
<reifen	-28
<reihe	-20
<reihenfolge	-32
<rein	-29
<reinigen	-21
<reißen	-17
<reißt	-12
<repariert	13
<rest	-29
<restauratorin	-11
<reste	-11
<rezept	-17
<rhs	-16
<richtig	-17
<richtige	-28
<richtigen	-17
<riecht	-21
<riss	-8
<rollen	-14
<rollstuhl	-19
<rosa	-15
<rot	-12
<rote	-10
<roten	-20
<rufen	-21
<ruft	-15
<ruhig	-11
<rund	-22
<runde	-10
<runter	-22
<räder	-17
<räumen	-10
<röhrchen	-10
<rückgabe	-18
<s	-14
<sachbearbeiterin	-11
<sache	-19
<sag	-22
<sagen	-20
<sagt	-25
<saison	-20
<salat	-15
<samen	-17
<sammelt	-17
<samstag	-20
<samt	-15
<sand	-26
<satt	-13
<sauber	-34
<saugt	-16
<saß	-12
<schaden	-8
<schale	-13
<schaltet	-14
<schauen	-20
<schaum	-17
<schaut	-31
<scheibe	-16
<schichtleiter	-11
<schicken	11
<schickt	-15
<schild	-20
<schimmel	-19
<schlauch	16
<schleuse	-16
<schließt	-17
<schluss	-21
<schläuche	-24
<schlüssel	-33
<schlüsselausgabe	-22
<schmuck	-19
<schneidet	-9
<schon	-23
<schrauben	-14
<schreib	-19
<schreibe	-18
<schreiben	-30
<schreibt	-20
<schrift	-25
<schriftlich	-32
<schriftliche	10
<schritt	-27
<schritte	-15
<schräg	-9
<schuhe	-25
<schwarz	-21
<schwarze	-10
<schwester	-26
<schäden	-19
<schön	-17
<schüler	-11
<sechs	-40
<sechzig	-21
<sehen	-17
<sehr	-28
<sei	-19
<seidenpapier	-13
<seil	-16
<seile	-23
<sein	-27
<seine	-30
<seinen	-18
<seiner	-12
<seit	-49
<seitdem	-23
<seite	-14
<sekunden	-15
<selber	-27
<selbst	-23
<sender	-17
<sepp	-18
<september	16
<server	-13
<setzen	-22
<sich	-23
<sicht	-16
<sie	-31
<sieb	-17
<sieben	-16
<sind	-40
<sitz	-16
<sitzt	-22
<sitzung	-14
<so	-8
<sobald	-26
<sodann	-16
<sofort	-33
<sogar	-15
<solange	-18
<solchen	-12
<soll	-47
<sollte	-22
<sommer	-29
<sondern	9
<sonst	-44
<sortiert	-19
<sowieso	-13
<spender	-18
<sperren	-14
<sperrt	-9
<spiegel	-18
<sportboote	-17
<sprech	-15
<spreche	-18
<springt	-14
<später	-26
<spätestens	-25
<spült	-11
<stadt	-12
<stadtwerke	-20
<stand	-27
<standen	-15
<stange	-19
<stapel	-9
<stapler	-16
<station	-12
<statt	-16
<staub	-9
<stecker	-17
<steckt	-22
<stehen	-18
<steht	-38
<steigt	-11
<stein	-24
<steine	-18
<stelle	-19
<stellen	-15
<stellt	-26
<stempel	-15
<steuerberater	-19
<stiefel	-12
<stiele	-11
<stimme	-9
<stimmt	-23
<stockwerk	-19
<strauß	-13
<streicht	-14
<streit	-21
<strom	-20
<stufe	-10
<stuhl	-12
<stunde	-37
<stunden	-24
<ständig	-17
<stück	-36
<suchen	-16
<supervision	-15
<system	-12
<säcke	-19
<sämtliche	-20
<tabletten	-20
<tafel	-17
<tag	10
<tage	-21
<tank	-21
<tante	-10
<tasche	-16
<taschen	-16
<tauschen	-23
<team	-15
<teamleiter	-16
<teamsitzung	-12
<techniker	-9
<teil	-21
<telefon	-23
<telefonisch	-20
<temperatur	-11
<termin	-21
<termine	-21
<test	-19
<text	-35
<thema	12
<tierarzt	-23
<tiere	-16
<timer	-10
<tisch	-17
<tochter	-17
<topf	-15
<tor	-27
<totenschein	-15
<tour	-13
<trage	-12
<tragen	-19
<trainer	-13
<tray	-9
<treffpunkt	-16
<trennen	-21
<tresen	-19
<trocken	-21
<tropfen	-13
<trägt	-23
<tuch	-11
<tun	-19
<turm	-18
<tut	-11
<täglich	-20
<tägliche	-27
<tür	-19
<türen	-15
<tüte	-22
<tüv	-18
<uhr	-39
<uhrzeit	-14
<uhu	-14
<um	-59
<ums	-29
<umschlag	-9
<umzug	-10
<und	-49
<uns	-15
<unser	-62
<unsere	-22
<unserem	-33
<unserer	-44
<unseres	-13
<unten	-32
<unter	-38
<unterschiedlich	-18
<unterschreibt	-14
<unterschrift	-13
<unterwegs	-12
<urkunden	-15
<veranstalter	-11
<verbindlich	-16
<verbindung	-12
<verdacht	-26
<verfall	-15
<verfassen	-16
<vergleichen	-19
<vergleicht	-16
<verkauft	-26
<verkäuferin	-13
<verlangt	-26
<verlässt	-18
<verschickt	-12
<verschließt	-17
<versicherung	-12
<verständigt	-11
<verteilt	-10
<vertrag	-14
<vertretung	-20
<viel	-23
<viele	-18
<vielen	-9
<vier	-56
<vierhundert	-14
<viermal	-12
<vierten	-15
<vierzehn	-29
<vierzig	-36
<vogel	-10
<voll	-15
<voller	-16
<vollmacht	-14
<vom	-34
<von	-79
<vor	-48
<vorgehen	-31
<vorher	-36
<vorlage	-16
<vorletzten	-21
<vorn	-13
<vorne	-15
<vorsatzsteine	-13
<vorstand	-25
<vorstandssitzung	-16
<vorstellung	13
<vortag	-26
<vorwurf	-14
<waage	-16
<waben	-23
<wagen	-30
<wand	-12
<wandert	-17
<wann	-10
<war	-37
<ware	-13
<waren	-22
<warm	-24
<wars	-9
<wartet	-8
<was	-44
<wasser	-34
<weg	-22
<wegen	-28
<weicht	-16
<weihnachten	12
<weil	-47
<weist	-17
<weiter	-15
<weiß	-19
<weiße	-19
<weißen	-22
<welche	-18
<welcher	-28
<wenig	-22
<wenn's	-13
<wenns	-33
<wer	-51
<werden	-29
<werkstatt	-23
<wichtig	-18
<wichtigste	-19
<wie	-11
<wieder	-42
<wiegen	-22
<will	-50
<wind	-8
<winter	-9
<wir	10
<wird	-58
<wirft	-9
<wirklich	-21
<wissen	-26
<woche	-47
<wochenende	-16
<wollen	-27
<wollte	-22
<wollten	-13
<wurde	-20
<während	-14
<wäre	-29
<wäscht	-17
<zahl	-14
<zahlen	-21
<zahlt	-16
<zehn	-37
<zeichnet	-13
<zeigen	-18
<zeigt	-18
<zeit	14
<zentimeter	-12
<zentimetern	-16
<zentrale	-17
<zerlegt	-9
<zettel	-30
<ziehen	-33
<zieht	-32
<zimmer	-10
<zu	-64
<zuerst	-28
<zug	-14
<zuletzt	-18
<zum	24
<zur	15
<zurück	-18
<zusätzlich	-11
<zwar	-36
<zwei	-60
<zweifacher	-14
<zweimal	-43
<zweit	-23
<zweite	-27
<zweitens	-13
<zweiter	-10
<zwischen	-50
<zwölf	-15
<zählen	-28
<zählernummer	-11
<zählt	-22
<|	-35
<«	-20
<·	-23
<äh	11
<ähm	-27
<ältere	-15
<ärztliche	-13
<öffnen	-24
<öffnet	-21
<öl	-10
<über	-54
<übergabe	-14
<überhaupt	-14
<übersetzt	-17
<übersetzungsbüro	-13
<übrig	-24
<übrigens	-15
<übt	-11
<“	-21
<„	-36
<€	-25
<→	-31
<❤	-12
<👍	-16
=0	-25
=a	-22
=ab	-16
=abbau	19
=abbauen	-19
=abbrechen	-11
=abdrehen	-20
=abdruck	-12
=abdrücken	15
=abend	-10
=abendfrieden	-10
=abends	17
=aber	-9
=abfahrt	-17
=abfahrtskontrolle	20
=abfotografieren	-10
=abfragen	-17
=abfüllen	-17
=abgedeckt	-15
=abgegeben	-22
=abgeholt	-15
=abgelesen	-19
=abgemacht	-17
=abgemahnt	-14
=abgemeldet	-14
=abgeschlossen	-16
=abgetippt	-21
=abgezogen	-16
=abgleichen	-16
=abhaken	-13
=abheften	-17
=abholen	-15
=abholer	-15
=abholung	21
=abhängen	-18
=abhören	-17
=abkehren	-17
=abkleben	-22
=abkühlen	-25
=ablage	11
=ablassen	-23
=ablauf	29
=ablehnung	-14
=ablesen	-15
=abliefern	-18
=abluft	-11
=abmelden	-21
=abnahme	12
=abnehmen	-22
=abriss	-10
=absatz	-27
=absaugen	27
=absaugung	-14
=abschließen	-23
=abschluss	-14
=abschlussarbeiten	22
=abschnitt	-14
=absperrung	-18
=abspritzen	-17
=abspülen	-12
=abstand	-22
=abstellen	10
=absuchen	-19
=abtasten	-19
=abteilung	-24
=abtippen	-22
=abwarten	-25
=abwasser	-14
=abweichung	-31
=abwischen	-25
=aceton	-18
=ach	-13
=achse	-12
=acht	-36
=achten	-14
=achtung	-19
=achtzehn	-9
=achtzig	-21
=adler	-13
=adresse	-8
=advent	-14
=ag	-29
=ahrens	-12
=aigner	-13
=akku	-26
=akt	-11
=akte	-30
=akten	-16
=alarm	16
=alarmiert	-14
=alginat	-13
=alkohol	-24
=alle	-43
=alleine	-31
=allen	-26
=aller	-32
=allergie	-21
=allergien	-22
=alles	-19
=allgäu	-17
=alois	-13
=als	-59
=also	-85
=alt	-22
=altbau	8
=alten	-15
=alter	-13
=altes	-15
=am	-19
=ampel	-10
=amt	-10
=amtsgericht	-15
=amtsleitung	-15
=anbei	-26
=andere	-25
=anderen	-22
=anderes	-39
=andersrum	-19
=anderthalb	-14
=andrücken	-21
=anfang	-22
=anfangen	-9
=anfassen	-17
=anfrage	-19
=angaben	-19
=angebot	-20
=angebrochene	-17
=angefangen	-28
=angefasst	-15
=angefordert	-18
=angehörige	-18
=angehörigen	-28
=angelegt	-17
=angenommen	-18
=angesehen	-15
=angesetzt	-18
=angestellt	-12
=angestellte	-12
=angestellten	-22
=angießen	-17
=angst	-16
=angucken	-23
=anhaken	-13
=anheben	-12
=anhänger	-26
=anke	-16
=anker	10
=anklicken	-15
=anklopfen	-16
=ankommen	22
=ankreuzen	-21
=ankunft	-19
=anlass	-25
=anleitung	-11
=anmeldung	-24
=anmerkung	-23
=anna	-13
=annahme	19
=annimmt	11
=anruf	11
=anrufen	-20
=anrufer	9
=anrühren	9
=ansagen	-19
=anschauen	-23
=anschließen	-11
=anschließend	-13
=anschneiden	-10
=anschreiben	-14
=ansehen	-29
=ansprechen	-18
=antippen	-15
=antirutschmatte	-11
=antrag	-14
=antwort	-17
=antwortet	-22
=anwalt	-17
=anweisung	-41
=anweisungen	-12
=anwesend	-24
=anwesenden	-16
=anwärmen	-19
=anzahl	-11
=anziehen	-19
=anzug	-12
=anzünden	-18
=apotheke	-18
=apotheker	-12
=app	-23
=apparat	-17
=april	-26
=arbeit	-12
=arbeite	-11
=arbeitet	-23
=arbeitstag	-14
=arm	-28
=artikel	-19
=arzt	-20
=assistentin	-15
=atzung	-13
=auch	-59
=audit	-17
=auf	-21
=auffahren	9
=auffüllen	-22
=aufgebrochen	-18
=aufgehoben	-17
=aufguss	10
=aufhalten	-16
=aufheben	-17
=aufhängen	-19
=aufhören	-20
=aufkleber	-18
=auflage	-20
=auflegen	-26
=auflösen	-18
=aufmachen	-21
=aufnahme	-11
=aufnehmen	22
=aufrecht	-19
=aufrufen	-13
=aufs	-32
=aufschneiden	-15
=aufschreiben	-34
=aufsetzen	-21
=aufsicht	-20
=aufsprechen	-24
=aufstellen	11
=aufstieg	11
=auftauen	-18
=auftraggeber	-18
=auftragsnummer	-16
=auftragszettel	-16
=aufzeichnungen	-9
=aufzug	16
=august	-27
=aus	-14
=ausarbeiten	-18
=ausbilder	-15
=ausdrucken	-26
=ausdrücken	-16
=auseinander	-16
=ausfahrt	-17
=ausfall	-17
=ausfertigung	-12
=ausformulieren	-20
=ausformulierung	-21
=ausfüllen	-30
=ausgang	9
=ausgangslage	-22
=ausgebaut	-17
=ausgeben	-19
=ausgegeben	9
=ausgelöst	-21
=ausgenommen	-13
=ausgeschlossen	-11
=ausgeschöpft	-14
=ausgestellt	-16
=aushang	-30
=ausheben	16
=aushilfe	-21
=aushilfen	-34
=aushängen	-24
=auskratzen	-23
=auslassen	-17
=auslauf	-16
=auslegen	11
=ausleihe	19
=auslesen	-12
=auslösen	-16
=ausm	-21
=ausmachen	-18
=ausnahme	-20
=ausreden	-20
=ausräumen	-19
=ausschließlich	-8
=aussen	-16
=aussortieren	-15
=ausspülen	-22
=ausstellung	-21
=ausweis	-27
=ausweise	-21
=auswertung	-13
=auszubildende	8
=auto	-24
=autoklaven	-17
=automat	-15
=automaten	11
=automatisch	-12
=autor	-14
=außen	-32
=außer	-20
=außerdem	-20
=außerhalb	9
=aw	-24
=aylin	-17
=az	-14
=azubi	-22
=azubis	-13
=b	-24
=baby	-13
=bad	-25
=bagger	-19
=bahn	-26
=bahnen	-19
=bahnhof	-28
=balg	-15
=ballen	-21
=band	-31
=bande	-15
=bank	-16
=bar	-23
=basteln	-24
=bat	-16
=batterie	-17
=bauch	-8
=bauen	-10
=bauhof	-20
=baum	-17
=baustelle	-15
=beanstandet	-23
=beantworten	-13
=beantwortet	-13
=bearb	-15
=bearbeitung	9
=beauftragt	-11
=becher	-19
=becken	14
=beckenwasser	-15
=bediener	-15
=bedient	-18
=beeren	-14
=befall	-11
=befreien	19
=befund	-16
=beginn	-21
=beginnen	-13
=beginnend	-11
=beginnt	-27
=beglaubigte	9
=begleitet	-15
=begleitung	11
=begleitzettel	-11
=begrüßen	-17
=begrüßt	-22
=behalten	-18
=behandelt	-18
=behauptet	-16
=behälter	-14
=behörde	-11
=bei	20
=beide	-22
=beiden	-36
=beider	-13
=beidseitig	-16
=bein	-20
=beine	-14
=beisein	-21
=bekannte	-18
=beklagt	-14
=bekommt	-43
=belag	-16
=beleg	-24
=belege	-12
=belegt	-20
=beleidigt	-11
=beläge	-16
=bemängelt	-23
=benutzen	-19
=benutzer	12
=benutzte	18
=beobachten	-9
=berechnet	-19
=bereich	-17
=bereit	-24
=bereits	-17
=bereitschaft	-23
=bereitschaftsdienst	-20
=berg	-16
=bergbahnen	-20
=bergstation	-16
=bericht	-14
=berichtet	-15
=bernd	-24
=berufsschifffahrt	-9
=berührt	-10
=bescheid	-20
=bescheinigung	-16
=beschluss	-24
=beschreiben	-19
=beschreibung	-22
=beschrieben	-35
=beschriften	-20
=beschriftet	-20
=beschwerde	-19
=beschwert	-19
=beschädigtes	-12
=beschäftigte	-17
=besen	-22
=besitzer	-23
=besorgen	-22
=besorgt	-20
=besprechung	-18
=besprochen	-29
=besser	-15
=bestand	17
=bestatter	-21
=bestattungshaus	-13
=besteck	-19
=besteht	-22
=bestellt	-26
=besten	-23
=bestätigt	-24
=bestätigung	-11
=besucher	-22
=beteiligten	-16
=betr	-19
=betrag	-17
=betreiben	-15
=betreten	-24
=betreue	-14
=betreuen	-21
=betreut	-23
=betrieb	12
=betriebsanweisung	-22
=betriebsleiter	-16
=betriebsleitung	-19
=betriebsrat	-17
=betriebstagebuch	-11
=betrifft	-19
=betritt	-14
=betroffenen	-15
=bett	11
=betten	-14
=bettwanzen	9
=betäubungsmittel	-11
=beurkundung	9
=beutel	-18
=bevor	-40
=bevölkerung	-18
=bewegt	-14
=bewohner	-14
=bewohners	10
=bezahlt	-23
=beziehen	17
=bezirk	-20
=bezug	-17
=bezugsperson	-10
=bg	-10
=biel	-17
=bier	-12
=bietet	-19
=bild	-23
=bilden	-21
=bilder	-17
=bildschirm	-14
=bin	-32
=bindemittel	-11
=binden	13
=bindet	-20
=birgit	-15
=bisher	-39
=bisherige	-21
=bist	-20
=bitte	-52
=bitten	-26
=bittet	-20
=blase	-14
=blasen	-23
=blatt	-38
=blau	-13
=blaue	-23
=blauen	-30
=blaulicht	-11
=bleib	-10
=bleiben	-29
=bleistift	-17
=blick	-18
=blind	-18
=blinkt	-12
=blister	-16
=blitz	-12
=block	-19
=bloß	-16
=blutdruck	-9
=blutproben	24
=blutverdünnern	-18
=blutzucker	-11
=blätter	-17
=boden	-19
=bogen	-32
=bohlen	-13
=bolzen	-18
=bon	-22
=boot	-18
=bord	-23
=bordbretter	-14
=boten	-14
=box	-19
=boxen	-17
=brand	-25
=brandgefahr	-18
=brandl	-18
=brauch	-21
=brauche	-20
=brauchen	-48
=braucht	-38
=brauchts	-9
=brautmutter	-15
=bravo	-14
=brechen	-17
=breit	-24
=bremse	-24
=bremsen	-9
=brennbare	-17
=brennen	16
=brenner	-20
=brett	-17
=brief	-15
=briefe	-8
=briefkasten	-10
=brille	-20
=bringt	-9
=brot	-20
=brote	-15
=bruch	-17
=brutzeit	-15
=bräuchte	-19
=bräuchten	-29
=brötchen	-15
=bub	-24
=buch	-22
=buchbinderei	-19
=buche	-13
=buchen	-15
=bucht	-19
=bug	-10
=bunkern	20
=burg	-17
=bus	-19
=bzw	-15
=bäcker	-12
=bäckerei	-19
=bälle	-21
=bände	-14
=bänder	-20
=böen	-11
=bögen	12
=bücherei	-12
=bürger	-20
=bürgermeister	-15
=büro	-13
=bürsten	-20
=bürstet	-14
=ca	-23
=campingplatz	20
=cds	-10
=celle	14
=cent	-13
=charge	-20
=checken	10
=checkliste	-26
=chef	-32
=chefin	-18
=chemie	-18
=chip	-13
=chlor	-15
=cm	-12
=co2	-16
=container	-26
=d	-17
=da	-56
=dabei	-16
=dach	-30
=dachrinne	-15
=dachte	-20
=dafür	-30
=dagegen	-15
=daheim	-20
=daher	-39
=dahin	-20
=dahinter	-23
=damals	-19
=dame	-21
=damen	-24
=damit	-34
=dampf	-11
=danach	-30
=daneben	-18
=dank	-21
=danke	-27
=dann	-35
=daran	-19
=darauf	-30
=daraus	-35
=darf	-34
=darum	-36
=darüber	-28
=das	-31
=dass	-13
=daten	-15
=datenbank	-15
=datteln	-11
=datum	-28
=dauercamper	-17
=dauernd	-15
=dauert	-31
=daumen	-9
=davon	-30
=davor	-32
=dazu	-25
=dazwischen	-15
=deckel	-26
=decken	-17
=defekt	-19
=denen	-30
=deniz	-23
=denkt	-14
=denn	-30
=denselben	-29
=dentallabor	-17
=der	13
=deren	-22
=derselben	-12
=des	25
=deshalb	-17
=desinfektion	11
=desinfektionsbad	-12
=desinfiziert	-12
=dessen	-10
=deswegen	-22
=deutsch	-15
=dezember	-29
=di	-25
=dialekt	-15
=dich	-20
=dicht	-23
=dichtung	-18
=dichtungen	-32
=dick	-16
=dicke	-16
=die	-10
=dienstag	-37
=dienstanweisung	-10
=dienste	-17
=dienstschluss	-11
=dies	-22
=diese	-24
=diesel	-17
=dieselbe	-24
=diesem	-16
=diesen	-20
=dieser	-16
=dieses	-15
=differenz	-17
=diktat	-22
=diktier	-20
=diktiere	-19
=ding	-24
=dings	-20
=dir	-40
=direkt	-28
=diskussion	-14
=diskutieren	-17
=display	-22
=dispo	-12
=disponent	-21
=disposition	-11
=do	-26
=doch	-33
=doku	-12
=dokument	-26
=dolmetscher	-19
=donnerstag	-15
=doppelsieb	-15
=doppelt	-19
=doro	-15
=dose	-17
=dosis	-16
=draht	-18
=dran	-31
=drauf	-42
=draufschauen	-13
=draus	-26
=draußen	-37
=dreck	-16
=drehen	-29
=drehmoment	-17
=drei	-38
=dreihundert	-17
=dreiviertel	-18
=dres	-17
=drin	-27
=drinbleiben	-11
=dringend	-18
=drinlassen	-14
=dritt	-19
=dritte	-19
=drittel	9
=dritten	-23
=drittens	-18
=dritter	-17
=droht	11
=druck	-20
=drucker	-20
=druckluft	-13
=druckt	-19
=drum	-32
=drunter	-25
=drüber	-29
=drücken	-20
=du	-62
=dunklen	-9
=dunkler	-9
=durch	21
=durchblättern	-17
=durcheinander	-25
=durchführung	-23
=durchgehen	-16
=durchgesehen	-9
=durchgezählt	-16
=durchsage	-21
=durchsicht	-11
=durchsucht	10
=durchwahl	-14
=durchzählen	-17
=dünn	-19
=dürfen	-28
=düse	-11
=e	-27
=eben	-16
=ebene	-11
=echt	-29
=ecke	-12
=ecken	11
=egal	-24
=eh	-25
=ehering	-10
=ehrenamtliche	-12
=ehrenamtlichen	-28
=ehrlich	-15
=eigene	-28
=eigenen	-23
=eigener	-12
=eigenes	-10
=eigentlich	-24
=eigner	-14
=eimer	-24
=einbauen	-11
=einbauten	-9
=eine	-27
=einem	-13
=eines	14
=einfach	-20
=einfahrt	9
=einfrieren	-10
=eingang	12
=eingangsstempel	-21
=eingefallen	-24
=eingefroren	-25
=eingetragen	-26
=eingewöhnung	8
=einheiten	-18
=einheitlich	-33
=einholen	-16
=einhängen	-19
=einlass	-12
=einlegen	-24
=einmal	-16
=einpacken	10
=eins	-19
=einsatz	16
=einschalten	12
=einsetzen	-11
=einspruchsfrist	-12
=einstecken	-14
=einsteigen	-20
=einstellen	-16
=einstimmig	-11
=eintrag	-14
=eintragen	-10
=einweganzug	-12
=einwilligung	-21
=einzeln	-31
=einzelnen	-15
=einzutragen	-19
=elektriker	-14
=elektrogeräte	-17
=elektronisch	-17
=elf	-29
=ellbogen	-25
=eltern	-23
=elternzeit	-12
=empfang	-22
=empfiehlt	-18
=ende	-50
=enden	-12
=endlich	-31
=endstufen	-17
=entdeckeln	-13
=entfernen	-13
=entgegen	-22
=entnehmen	-10
=entriegeln	-10
=entscheidet	-21
=entscheidung	-27
=entschuldigen	-17
=entschuldigt	-20
=entschuldigung	-13
=entsorgen	-17
=entsorgt	-12
=entsperren	14
=entwurf	-38
=er	-19
=erbverträgen	10
=erde	-19
=erfasst	-11
=erfolgen	-13
=erfolgt	-19
=erfragen	-14
=ergebnis	-30
=ergänzt	-16
=erhalten	-19
=erhitzen	-17
=erhält	-25
=erklären	-25
=erklärt	-27
=erlaubnis	-13
=erlaubt	-16
=ernte	16
=errechnet	-18
=ersatz	-18
=ersatzgerät	-10
=ersetzt	-17
=erst	-23
=erstellt	-23
=erstens	-18
=erster	-12
=erstes	-24
=erstmal	-16
=erwachsenen	-18
=erwartet	-21
=erzieherin	-19
=erzählen	-22
=erzählt	-24
=es	-27
=essig	-20
=etage	-16
=etagen	-16
=etikett	-17
=etiketten	-11
=euch	-39
=euro	-27
=extra	-25
=fa	-19
=fach	-17
=fachkraft	-18
=fachwörter	-11
=faden	10
=fahr	-20
=fahren	-10
=fahrgäste	17
=fahrtenbuch	-11
=fahrtrichtung	-12
=fahrzeug	-10
=fahrzeuge	15
=falknerei	-18
=fall	-18
=fallen	-20
=falsch	16
=falsche	11
=falschen	-32
=familie	-26
=fang	-26
=fangen	-31
=farbe	-30
=farbkappen	-20
=fass	-18
=fassen	-35
=fasst	-26
=fassung	-39
=fast	-11
=fax	-14
=februar	-30
=fehlalarm	-14
=fehlen	-16
=fehlende	-20
=fehlendes	12
=fehler	-15
=fehlten	-22
=feinen	-17
=feld	-10
=felge	-17
=fenster	-19
=ferien	-25
=ferner	-14
=fernglas	-14
=fertig	-26
=fest	-37
=festgehalten	-24
=festhalten	-20
=festzuhalten	-19
=fett	-20
=feucht	-33
=feuchte	-18
=feuchtes	-12
=feuer	-16
=feuerwehr	-41
=ff	-14
=ffp2	-9
=filialen	-21
=film	-13
=filmen	-17
=filter	-18
=filterpapier	-12
=finanzamt	-12
=finde	-11
=finden	-17
=finder	-11
=findet	11
=finger	-16
=fingern	-25
=finja	-15
=firma	-24
=fisch	12
=fix	-16
=fixe	-16
=flach	-13
=flamme	-20
=flasche	-21
=flaschen	-18
=flatterband	-14
=fleck	-10
=flecken	-30
=fleisch	-20
=flensburg	-19
=fliegen	-19
=fliegt	-24
=flo	-9
=fluchtweg	-8
=flughafen	-17
=flur	-10
=fläche	-13
=flächen	-18
=folge	-9
=folgen	-13
=folgendes	-18
=folgt	-29
=folie	-27
=folien	-14
=fordert	-12
=form	-24
=formular	-22
=formulieren	-23
=foto	-24
=fotografiert	-34
=fotos	-16
=fr	-15
=frag	-22
=frage	-31
=fragebogen	-13
=fragen	-32
=fragt	-45
=fragte	-20
=franken	-25
=frau	-48
=frauen	-13
=frauenmilchbank	-8
=frei	-25
=freibad	-15
=freie	-17
=freien	-15
=freies	-13
=freigabe	-25
=freigeben	-14
=freigegeben	-19
=freitag	-26
=freitags	-21
=freiwillige	-19
=fremde	-20
=frequenz	-13
=freundin	-16
=freundlich	-24
=freundliche	-17
=freundlichen	-10
=friedhöfen	-19
=friert	-17
=frisches	-15
=frisst	-12
=frist	-15
=fristen	14
=fristenbuch	-14
=fristenkontrolle	19
=fritteuse	-16
=frosch	-14
=frost	-23
=frostschutz	-21
=früh	-30
=früher	-21
=frühestens	-22
=frühstück	-13
=fsjler	-17
=fund	9
=fundbüro	-19
=fundsachen	19
=funk	-27
=funkt	-9
=futter	-26
=fährt	-37
=fällen	-19
=fällig	-19
=fällt	-25
=fängt	-21
=fässer	-17
=führerschein	-12
=führt	-29
=führung	11
=füllhöhe	-14
=füllt	-24
=füllung	10
=fünf	-58
=fünfmal	-11
=fünfundvierzig	-17
=fünfundzwanzig	-31
=fünfzig	-19
=fürth	-12
=füttern	-20
=füße	-12
=g	-14
=gab	-27
=gabel	-23
=gang	-25
=ganz	-23
=ganze	-25
=ganzen	-25
=gar	-31
=garantie	-16
=garderobe	-13
=gas	-27
=gasgeruch	-16
=gast	13
=gasöl	10
=gearbeitet	-14
=gebe	-19
=geben	-31
=gebeten	-21
=gebiet	-11
=geblieben	-12
=gebogen	-13
=gebraucht	-14
=gebrochen	-22
=gebucht	-29
=geburtsdatum	-13
=geburtstag	-15
=gebühr	-15
=gebühren	-16
=gedreht	-11
=geehrte	-13
=geehrter	-9
=geehrtes	-13
=gefahren	-32
=gefaltet	-19
=geflügel	-12
=gefragt	-29
=gefroren	-23
=gefunden	-25
=gefährlich	-23
=gefühl	-20
=geführt	-22
=gefüllt	-10
=gefüttert	-16
=gegeben	-22
=gegen	-10
=gegenlesen	-17
=gegenstand	10
=gegenüber	-21
=gegessen	-18
=geguckt	-14
=gehabt	-20
=gehalten	-18
=gehandelt	-18
=gehe	-17
=gehen	-23
=geholt	-15
=gehts	-15
=gehängt	-13
=gehäuse	-16
=gehören	-23
=gehört	-24
=gekehrt	15
=gekostet	-16
=geladen	-18
=gelagert	-16
=gelassen	-16
=gelaufen	-19
=gelbe	-26
=gelben	-20
=geld	-27
=geldbeutel	-17
=gelegt	-17
=gelernt	-15
=geltung	-18
=geltungsbereich	-12
=gelände	14
=geländer	-18
=gelöscht	-19
=gelöst	-19
=gemacht	11
=gemahnt	-16
=gemailt	-16
=gemeinde	-35
=gemeinsam	-32
=gemeint	-10
=gemeldet	-27
=gemerkt	-13
=gemessen	-27
=gemischt	-13
=genau	-38
=genauso	-14
=genehmigt	-18
=generation	-19
=genommen	-15
=genug	-25
=genügt	-17
=geprüft	9
=geputzt	-12
=gerade	-29
=geranien	-21
=geraucht	-12
=gereinigt	-15
=gericht	-16
=gern	-33
=gerne	-23
=geruch	-13
=gerufen	-8
=gerät	-31
=gerätewart	-23
=geräusche	-10
=gesagt	-20
=geschichte	-18
=geschlossen	-24
=geschnitten	-15
=geschrieben	-37
=geschätzt	-9
=gesehen	-26
=geselle	-25
=gesellin	-23
=gesetz	-11
=gesetzt	-11
=gesicht	-21
=gespann	-12
=gesprochen	-24
=gespräch	-14
=gestapelt	-16
=gestatten	-12
=gestattet	-18
=gesteckt	-22
=gestellt	-28
=gestempelt	-19
=gestern	-36
=gestochen	-11
=gestohlen	-17
=gestoppt	-21
=gestrichen	-13
=gestürzt	-17
=gesundheitsamt	-22
=getauscht	-27
=geteilt	-13
=getestet	-15
=getragen	-19
=getrennt	-19
=getrunken	-12
=gewaschen	-28
=gewechselt	-16
=geweint	-20
=gewicht	-19
=gewitter	-15
=gewogen	-20
=geworden	-30
=gewünscht	-19
=gez	-16
=gezeigt	-21
=gezogen	-18
=geändert	-18
=geöffnet	-25
=gib	-11
=gibt's	-23
=gibts	-36
=gießen	-20
=gießt	-12
=gilt	-20
=gingen	-18
=gisela	-14
=gitter	-16
=glas	-30
=glashütte	-20
=glaub	-16
=glaubt	-10
=gleich	-46
=gleichen	-23
=gleichzeitig	-23
=gleis	-15
=gläser	9
=glück	-12
=gmbh	-23
=gold	-22
=goldschmuck	13
=golf	-19
=gondel	-18
=gondelbahn	11
=gott	-18
=gps	-15
=grab	8
=grabnummer	-15
=grad	-49
=gramm	-16
=gras	-15
=graue	-17
=graz	-16
=greift	-14
=grenze	-16
=griff	-17
=griffe	-19
=grill	-11
=grob	-23
=groben	-11
=gross	-16
=groß	-26
=große	-19
=großen	-10
=großes	-16
=grube	-22
=grund	-22
=grundlage	-17
=gruppe	-36
=gruppen	-19
=gruß	-14
=größe	-30
=größer	-18
=grüezi	-19
=grün	-22
=grüne	-20
=grünen	-31
=grüß	-12
=grüße	-24
=grüßen	-24
=gscheites	-19
=gucken	-27
=guckt	-23
=gully	-9
=gummi	-9
=gurt	-23
=gurte	-24
=gurten	-21
=gutachter	-9
=gute	-23
=guten	-30
=gutscheine	-13
=gärtnerei	-14
=gäste	-25
=gül	-16
=gültig	-28
=gültigen	-14
=günter	-22
=gürtel	-18
=h	-20
=haar	-25
=haare	-21
=hab	-24
=hab's	-22
=habe	-14
=haben	-63
=haberzettl	-12
=habt	-17
=hafen	13
=hafenmeister	-12
=haftpflicht	-17
=haha	-19
=hahn	-17
=haken	-26
=hakt	-22
=halb	-36
=halbe	-32
=halben	-22
=halber	-11
=hallenbad	-21
=hallöchen	-21
=halsband	-15
=halt	-32
=halten	-26
=halter	19
=haltestelle	11
=handbreit	-19
=handbremse	-14
=handbuch	-21
=handschuhe	-29
=handschuhen	-20
=handschuhfach	-20
=handtuch	-17
=handy	-32
=handynummer	-12
=handys	-35
=handzeichen	-17
=hannes	-10
=hans	-14
=hartem	-10
=hast	-19
=hat	-102
=hat's	-15
=hatten	-35
=haube	-20
=haufen	-16
=haupteingang	-14
=hauptschalter	-22
=hausdame	-14
=hause	10
=hausmeister	-30
=hausnotruf	19
=hausnummer	-13
=haustechnik	-14
=hausverwaltung	-13
=hautdesinfektion	-14
=headset	-15
=heben	-26
=hebt	10
=heft	-29
=heften	13
=heftet	-14
=heike	-24
=heim	-20
=heiner	-22
=heinz	-11
=heiss	-13
=heisst	-15
=heizer	-18
=heiß	-24
=heißem	-15
=heißes	-14
=heißt	-42
=heißwasser	-17
=helfen	-25
=helfer	-19
=hellen	-13
=helm	-17
=her	-22
=heraus	-25
=herausbrechen	-18
=herausnehmen	-18
=herbst	-24
=herd	-12
=herein	-20
=herr	-46
=herren	-19
=herrn	-28
=hersteller	-19
=herum	-26
=heu	15
=heut	8
=heute	-25
=hey	-24
=hi	-17
=hier	-54
=hieß	-20
=hilfe	-15
=hilft	-18
=himmel	-17
=hin	-17
=hinauf	-12
=hinaus	-19
=hinein	-21
=hinfahren	-13
=hing	-15
=hinlegen	-16
=hinten	-43
=hinter	-21
=hintergrund	-17
=hinterher	-18
=hinunter	-15
=hinweis	-8
=hinweisen	-15
=hm	-23
=hoch	-29
=hochdeutsch	-15
=hochdrücken	-15
=hochfahren	10
=hochgehalten	-13
=hof	-31
=hoffe	-15
=holen	9
=holger	-13
=holt	-30
=holz	-20
=horchen	-11
=hospiz	-22
=hotel	-14
=hotline	-10
=hr	-22
=huber	-18
=hufe	-25
=hufschmied	-14
=hund	-25
=hunde	22
=hundert	-25
=hähne	-20
=hälfte	-25
=hält	-28
=hände	-15
=hängen	-21
=hängt	-37
=hätte	-22
=hätten	-17
=häufigsten	-23
=häuser	-11
=höchstens	-20
=höchstwert	-9
=höhe	-22
=höher	-21
=hören	-17
=hörer	-13
=hörgerät	10
=hört	-25
=hübsch	-24
=i	-22
=ich	-99
=ichs	-24
=igel	-14
=ihm	-28
=ihn	-41
=ihnen	-42
=ihr	-23
=ihrem	-18
=ihren	-9
=ihrer	-32
=iii	-12
=im	15
=immer	-58
=impfpass	-22
=in	-33
=informieren	-14
=informiert	-17
=inhalt	-18
=innen	-36
=innendienst	-16
=innenraum	-11
=innerhalb	-31
=ins	13
=insbesondere	-13
=inspizient	-14
=instrumente	10
=intendanz	-17
=intern	-22
=inventarnummer	-9
=inzwischen	-18
=irgendwas	-32
=irgendwo	-33
=is	-21
=ist	-41
=it	-14
=it-betrieb	-14
=j	-14
=ja	-60
=jacke	-9
=jacken	-16
=jagdpächter	-29
=jahre	-26
=jahren	-28
=jahresende	10
=jahrgang	-11
=jannis	-11
=januar	-30
=je	-32
=jedem	-23
=jederzeit	-13
=jemand	11
=jemandem	-24
=jemanden	-19
=jenny	-14
=jetzt	-56
=jo	-19
=jonas	-16
=jour	-16
=jugend	-13
=juli	-22
=jung	-16
=junge	12
=jungen	-26
=juni	-27
=jäger	-17
=jährlich	-21
=jänner	-13
=jörg	-18
=k	-25
=kabel	-22
=kabine	-12
=kabinen	8
=kaffee	-30
=kaffeemaschine	-13
=kalb	-22
=kalle	-14
=kalt	-22
=kaltem	-13
=kaltes	-18
=kam	-27
=kamera	-19
=kammer	-26
=kanal	-25
=kanister	-18
=kann	-32
=kannst	-37
=kante	-16
=kanten	-27
=kantine	14
=kanzlei	-20
=kap	-16
=kapieren	-10
=kapiert	-21
=kapitel	-17
=kappe	-16
=kaputte	-10
=kaputtem	11
=kaputtes	-13
=karabiner	-9
=karte	-32
=karten	-24
=karton	-16
=kartons	-14
=kassel	-17
=kassieren	-10
=kassiert	-18
=kasten	-18
=kathi	-22
=katze	9
=katzen	-14
=kaution	-27
=kehren	14
=keil	-17
=keile	-18
=keimprobe	21
=kein	-57
=keine	-39
=keinen	-29
=keiner	-41
=kelle	-19
=kellerbuch	-10
=kennen	-12
=kennt	-25
=kennzeichen	-21
=kerzen	-12
=kessel	-16
=kette	-24
=ketten	-15
=kettenhandschuh	-17
=kevin	-12
=kg	-24
=ki	-11
=kilo	-27
=kilometer	-12
=kind	15
=kinder	-35
=kindern	-22
=kindes	-17
=kiosk	-10
=kirchenvorstand	-15
=kissen	14
=kiste	-24
=kisten	-31
=kita	-17
=kittel	-21
=klammern	-21
=klappe	-18
=klappen	-16
=klar	-30
=klare	-23
=klassen	-12
=klassenfahrten	-12
=klaviertransport	10
=klebeband	-26
=kleben	-18
=klebt	-20
=kleid	-12
=kleidung	-26
=kleine	-33
=kleinen	-27
=kleiner	15
=kleines	-12
=kleinste	-11
=klemmt	-16
=kletterhalle	-25
=klima	-19
=klimaanlage	-17
=klingel	-14
=klingeln	-17
=klingelt	-25
=klingt	-22
=klopfen	-10
=klären	-11
=klärt	-17
=km	-9
=km/h	-12
=knapp	-15
=knie	-19
=knopf	-10
=knoten	-25
=knöpfe	-10
=knüpfen	-15
=koffer	-22
=kollege	-31
=kollegen	-27
=kollegin	-27
=kolleginnen	-27
=kollekte	16
=kolophonium	-14
=komma	-28
=kommando	-21
=komme	-8
=kommen	-56
=kommission	-11
=kommt	-35
=komplett	-11
=kompressor	-26
=konnte	-21
=kontrolle	19
=kontrollfahrt	-13
=kontrolliert	-23
=kopf	-43
=kopfhörer	-13
=kopfverletzung	-13
=kopie	-19
=kopien	13
=kopieren	-17
=kopiert	-23
=korb	-22
=korn	-13
=kosten	-20
=kostet	-23
=kran	15
=kranke	-16
=krankenkasse	-22
=kratzen	-15
=kreide	-19
=kreis	-23
=kreuz	-11
=krieg	-11
=kriegen	-27
=kriegst	-14
=kriegt	-26
=kröger	-14
=krümel	-13
=kuchen	-19
=kugel	-18
=kugelschreiber	-20
=kuli	-9
=kunden	12
=kundin	-26
=kundschaft	-27
=kuppel	17
=kupplung	-20
=kurier	-19
=kurs	-21
=kurverwaltung	-20
=kurz	-32
=kurze	-14
=kurzen	-14
=kurzes	-14
=kurzfassung	-25
=kw	-16
=kälte	-20
=köln	-17
=können	-26
=könnt	-18
=könnte	-33
=könnten	-24
=köpfe	-15
=köpfen	-11
=körper	-10
=kübel	-18
=küchentisch	-20
=kühl	-9
=kühlbox	-17
=kühlen	-16
=kühlraum	-27
=kühlschrank	-24
=kühlung	-21
=kühlware	-11
=kümmert	-15
=kündigung	-17
=künftig	-38
=kürzel	-9
=kürzen	-14
=küster	-15
=küvette	-14
=l	-15
=labor	-32
=lachen	-24
=lack	-15
=ladegerät	-17
=ladekabel	-13
=ladenschluss	-16
=ladung	-17
=lag	-15
=lage	-15
=lagen	-17
=laibe	-20
=laiben	-19
=laminieren	-18
=lampe	-27
=land	-24
=landesverband	-19
=landratsamt	-10
=lang	-30
=lange	-34
=langen	11
=langsam	-38
=lappen	-18
=laptop	-9
=lass	-17
=lasse	-16
=lassen	-16
=lasst	-21
=last	14
=laub	-22
=laufende	-18
=laufender	-21
=lauge	-13
=laut	-22
=lautsprecher	-26
=leben	-21
=lebensmittel	-22
=leeren	-17
=legen	-27
=legt	-32
=lehnen	-15
=lehrer	-18
=lehrerzimmer	-15
=lehrgang	-13
=lehrkraft	-14
=lehrling	-19
=lehrlinge	-16
=leicht	-17
=leider	-30
=leihgaben	11
=leihhaus	12
=leine	-19
=leinen	-15
=leise	-22
=leite	-19
=leiten	-14
=leitern	-15
=leitfaden	-23
=leitstand	-14
=leitstelle	-19
=leitung	-24
=lena	-21
=lenz	-14
=lernen	-15
=lernt	-20
=lesen	-14
=leser	-15
=letzte	-32
=letzten	-49
=letztens	-18
=letzter	-18
=letztes	-25
=leuchte	-10
=leuchten	-24
=leut	-10
=leute	-12
=leuten	-30
=lg	-19
=licht	-24
=lichtbildausweis	-22
=liebe	-11
=lieben	-19
=lieber	-15
=liebes	-17
=liebsten	-21
=lief	-21
=lieferant	-11
=lieferschein	-22
=lieferung	-24
=lieferwagen	12
=liege	-19
=liegen	-23
=liegend	-12
=liegt	-44
=liest	-31
=lifter	-10
=lila	-19
=linie	-19
=linien	-17
=link	-14
=linke	-16
=linken	-13
=links	-25
=linksgewinde	-17
=linz	-17
=liste	-40
=liter	-36
=lkw	-13
=lob	-23
=loch	-22
=locker	-14
=logo	-15
=lol	-15
=lorenz	-12
=los	-30
=los-nr	-12
=lose	-26
=losen	-14
=loswerden	-14
=luft	-16
=luftfeuchte	-13
=luftschutzstollen	-20
=luis	-18
=luke	-12
=lupe	-18
=lädt	-12
=ländern	-22
=länge	-17
=länger	-25
=längs	-11
=lässt	-23
=läufige	-12
=läuft	-22
=löcher	-26
=löffel	-22
=löhne	-10
=löschen	-21
=löschzug	-20
=lösemittel	-13
=lösen	-18
=löst	-13
=lücke	-20
=lücken	-15
=lüften	-17
=lüftung	-24
=m	-24
=m/s	-14
=ma	-19
=mach	-38
=mach's	-14
=mache	-21
=machen	-12
=machs	-16
=machst	-25
=macht	-33
=macht's	-17
=mag	-18
=magneten	-22
=mahnung	10
=mai	-32
=mail	-22
=maische	-15
=mal	-21
=male	-13
=malte	-19
=man	14
=manche	-33
=manchen	-20
=manchmal	-29
=mann	-22
=manni	-24
=manometer	-18
=mans	-21
=mantel	-12
=mappe	-12
=maria	-16
=marke	-27
=markieren	-19
=markierung	-19
=markise	-12
=maschine	-34
=maschinen	-18
=maschinenraum	-16
=maschinist	-17
=mast	-21
=matratze	-20
=matte	-19
=max	-10
=maximal	-12
=maß	-14
=md	-15
=medien	-11
=medikamente	12
=mehr	-52
=mein	-33
=meine	-39
=meinem	-25
=meinen	-28
=meiner	-31
=meint	-21
=meinte	-18
=meist	-32
=meiste	-21
=meisten	-27
=meistens	-31
=meister	-30
=melde	-16
=melden	-15
=meldung	-32
=meldungen	-10
=memo	-15
=menge	-17
=mensch	-18
=merci	-23
=merkblatt	-19
=merkt	-12
=messe	-16
=messen	-18
=messer	-30
=messgerät	-18
=messung	-22
=metalleimer	-15
=metern	-15
=mg/l	-11
=mich	-52
=mieter	-10
=mikro	-14
=milch	11
=millimeter	-19
=min	-21
=mind	-21
=mindestens	-36
=minus	-31
=minute	-13
=mir	-44
=mischen	-18
=mischung	-15
=misst	-27
=mit	-25
=miteinander	-17
=mitgeben	-16
=mitglied	-15
=mitglieder	8
=mitgliedern	-17
=mitnehmen	-31
=mitschriften	-19
=mittag	-16
=mittags	-12
=mitte	-31
=mittel	-21
=mitten	-13
=mitternacht	-18
=mittwoch	-26
=ml	-16
=mm	-18
=mo	-18
=moin	-27
=moment	-26
=monat	-32
=monate	-30
=monaten	-17
=monatlich	-12
=monatsende	-10
=moniert	-18
=montag	-34
=montags	-22
=monteur	-18
=monteure	-25
=moos	-12
=morgen	8
=morsch	-15
=motor	-27
=musik	-19
=muss	-55
=musste	-19
=mussten	-14
=muster	-18
=mutter	-10
=muttern	-24
=mängel	-19
=mäntel	-13
=märz	-27
=möchte	-35
=möchten	-30
=möge	-18
=mögen	-18
=möglich	-17
=mühle	-19
=müll	-25
=mündlich	-23
=münzen	-10
=müssen	-30
=müsste	-16
=n	-12
=na	-29
=nachbargräber	-20
=nachbarn	-24
=nachfolger	-24
=nachfragen	-20
=nachfüllen	12
=nachgefragt	-17
=nachher	-23
=nachlauf	-21
=nachlesen	-22
=nachmessen	-20
=nachmittag	-24
=nachmittags	12
=nachnamen	-19
=nachricht	-14
=nachsehen	-14
=nacht	9
=nachts	9
=nachweis	-20
=nachweise	-15
=nadeln	-21
=nadine	-13
=naht	-16
=name	-34
=namen	-32
=namensschild	-11
=nase	-18
=nass	-31
=nasse	-25
=naturschutzbehörde	-17
=natürlich	-16
=ne	-28
=nebel	9
=neben	-27
=ned	-19
=nee	-28
=nehmen	10
=nehmt	15
=nein	-43
=nele	-16
=nem	-19
=nen	-39
=nenne	-13
=nennen	-16
=nennt	-26
=netz	-18
=neuen	-13
=neuerdings	-19
=neues	11
=neulich	-23
=neun	-22
=neunzig	10
=newton	-17
=nicht	-35
=nichte	-17
=nichts	-35
=nicken	-15
=nie	-58
=niederschrift	-19
=niedrigwasser	11
=niemals	-26
=niemandem	-19
=nieten	-11
=nikolai	-13
=nimmt	8
=nirgends	-25
=nix	-32
=noch	-71
=nochmal	-33
=nochmals	-13
=normal	-11
=notariat	-14
=notdienst	17
=notfallnummer	-17
=notieren	13
=notiert	-30
=notiz	-23
=notizen	-20
=notruf	-19
=nr	-26
=null	-21
=nullen	-16
=nummer	-26
=nummerieren	-12
=nummeriert	-21
=nummerierten	-11
=nummern	-12
=nun	-39
=nur	-37
=nächste	-15
=nächsten	-35
=nägel	-18
=nähe	-17
=nähten	-12
=nämlich	-18
=nötig	-19
=nüchtern	-27
=nüsse	-19
=o	-20
=ob	-39
=obendrauf	-26
=obere	-21
=oberfläche	-16
=oberkante	-17
=obermaier	-19
=obst	-14
=oder	-10
=ofen	-25
=ofentür	-21
=offen	-35
=offene	-21
=offenen	-21
=offener	-20
=oft	-30
=og	-18
=oh	-15
=ohne	-26
=ohr	-17
=ok	-16
=okay	-32
=oktober	-31
=oldenburg	-19
=ole	-19
=oma	-18
=online	-20
=onlineshop	-19
=op	-11
=opa	-13
=oper	-19
=orange	-19
=ordentlich	-26
=ordentliche	-13
=ordentliches	-12
=ordnen	-34
=ordner	-26
=ordnung	-29
=ordnungsamt	-17
=orga	-19
=orgel	9
=orgelbau	-16
=original	-20
=originals	-17
=ort	-18
=ostern	-22
=p3	-15
=paar	9
=paarweise	-14
=packen	9
=packliste	-15
=packung	-13
=packungen	-13
=paket	15
=paletten	-15
=panik	-17
=papier	-18
=papiere	-9
=parken	-19
=parkett	10
=parkhaus	-22
=parkplatz	-18
=parkplätze	-19
=partner	-15
=parzelle	-19
=pass	-20
=passau	-27
=passieren	-20
=passt	-21
=passte	-9
=patient	-20
=pause	-16
=pdf	-18
=pedale	-15
=pegel	-9
=peilt	-17
=peinlich	-20
=perfekt	-18
=person	-22
=personal	-22
=personalabteilung	-21
=personen	9
=persönlich	-13
=petersen	-13
=petra	-21
=pfand	-18
=pfandschein	-17
=pfeifen	-13
=pfeift	-12
=pferd	8
=pfiat	-14
=pflanzen	-10
=pflege	-14
=pflegedienstleitung	-21
=pflegekraft	-16
=pfleger	-13
=pförtner	-14
=ph	-13
=pilot	-16
=piloten	-20
=pinsel	-21
=plakette	-19
=plan	-28
=plane	-13
=planen	-21
=plastiktüte	-21
=platte	-25
=platten	-25
=platzen	-13
=platzt	-21
=platzwart	-17
=plombe	-16
=plus	-16
=plätze	-18
=pohl	-21
=polen	-16
=polier	-13
=polizei	-21
=polnisch	-11
=portal	-22
=portionen	-21
=portugal	-18
=position	-18
=praktikant	-22
=praktikanten	-23
=praktikantin	-34
=praxen	-16
=preis	-23
=presse	-22
=pressen	17
=private	-17
=privaten	-9
=probe	-20
=probefahrt	10
=probelauf	14
=proben	-16
=probenahme	17
=probieren	-19
=produktion	-18
=prof	-18
=programm	-20
=projektor	-14
=protokoll	-19
=prozent	-28
=pröll	-18
=prüfen	11
=prüfer	-19
=prüft	-31
=prüftaste	-10
=puls	-9
=pult	-23
=pulver	-18
=pumpe	-25
=punkt	-25
=punkte	-27
=putzen	20
=putzmittel	-15
=putztürl	-21
=pächter	-14
=pädagogisches	-16
=q3	14
=qm	-19
=qm-handbuch	-14
=quartal	-17
=quatsch	-20
=quer	-22
=quittieren	-16
=quittung	-19
=r	-13
=rack	-15
=rad	-21
=radio	-19
=ramadan	13
=rampe	-28
=ran	-16
=rand	-24
=raspeln	-10
=ratenzahlung	-17
=rathaus	-13
=rauchen	-15
=rauchfangkehrer	-15
=rauchkammer	-12
=rauchmelder	19
=raucht	-10
=rauf	-15
=raum	9
=raumtemperatur	-18
=raus	-24
=rauscht	-20
=rausnehmen	-20
=re	-20
=rechnen	-12
=rechner	18
=rechnet	-20
=rechnungen	16
=recht	-22
=rechten	-21
=rechts	-24
=rechtschreibung	-22
=red	-29
=redaktion	-11
=reden	-28
=redet	-13
=reederei	-21
=regal	-21
=regeln	-8
=registrarin	12
=regt	-19
=reichen	-15
=reicht	-14
=reifen	13
=reihe	-23
=reihen	-12
=reihenweise	-15
=rein	-44
=reine	-18
=reinigen	20
=reiniger	-18
=reinigung	-15
=reißen	-17
=reißt	-21
=reklamation	-18
=rente	-21
=rentner	-27
=reparatur	10
=repariert	-21
=reserve	-15
=rest	-24
=restauratorin	-19
=reste	-22
=reto	-14
=rev	-16
=revier	-14
=rezept	-23
=rezeption	-18
=rhs	-18
=richter	-15
=richtig	-32
=richtige	-22
=richtigen	-16
=richtiges	-10
=richtlinie	-20
=riechen	-20
=riecht	-29
=rillen	-10
=ringe	-18
=ringsum	-13
=riss	-13
=risse	-24
=rohrbruch	11
=rolle	-14
=rollen	-24
=rollstuhl	10
=ronja	-10
=rosa	-25
=rosen	-10
=roswitha	-16
=rot	-21
=rote	-21
=rotes	-11
=ruckartig	-9
=rucksack	-13
=rucksäcke	-11
=ruder	-15
=rudi	-10
=rufen	-29
=rufst	-26
=ruft	-37
=ruhen	-15
=ruhestand	-15
=ruhezeit	-12
=ruhig	-15
=rum	-17
=runde	-24
=rundgang	-20
=rundschreiben	-14
=runter	-30
=ruth	-12
=rutscht	-21
=ruß	-18
=räder	-19
=ränder	-9
=rät	-17
=röhrchen	-18
=rösten	-17
=rücken	-26
=rückfragen	-19
=rückgabe	24
=rückkehr	-12
=rückmeldung	-17
=rückruf	-19
=rückseite	-16
=rücksprache	-16
=rüdiger	-13
=rühren	-21
=rührt	-19
=rütteln	-17
=s	-21
=sa	-16
=saal	-26
=saat	-16
=sachbearbeiterin	-18
=sachen	-23
=sack	-14
=safebag	-9
=saft	-17
=sag	-31
=sagen	-32
=sagt	-31
=sahne	-17
=saison	-30
=saisonkräfte	-28
=sakristei	-10
=salat	-16
=salon	-11
=salz	-24
=salzwasser	-14
=samen	-19
=sammelt	-23
=samstag	-30
=samt	-19
=sand	9
=satt	-14
=satz	-17
=satzung	-9
=saubere	-18
=sauberes	-14
=sauer	-12
=sauerstoff	-21
=saugen	-22
=saugnapf	-14
=saugt	-19
=saß	-26
=saßen	-9
=scannen	-32
=scannt	14
=schacht	10
=schaden	-19
=schafft	-29
=schale	-26
=schalter	-13
=schaltet	-21
=schatten	-15
=schau	-13
=schauen	-20
=schaum	-22
=schauspieler	-9
=schaut	-26
=scheibe	-19
=schein	-13
=scheine	-21
=schema	-15
=scherben	-12
=scheune	-14
=schicht	9
=schichten	-20
=schichtführer	-18
=schichtleiter	-12
=schichtleitung	-20
=schick	-16
=schicke	-17
=schicken	-28
=schickt	-25
=schieben	-15
=schieber	-14
=schild	-20
=schimpfen	-13
=schirme	-16
=schlafe	-9
=schlafen	-20
=schlange	-15
=schlauch	-23
=schlecht	-17
=schleifen	16
=schleuder	-12
=schleudern	18
=schleuse	-27
=schließen	11
=schließfach	-14
=schließt	-22
=schlitten	-12
=schloss	-13
=schluss	-32
=schläuche	13
=schlüssel	-14
=schlüsselausgabe	17
=schlüsselbuch	-23
=schmeckt	-24
=schmerzen	-10
=schmiede	-13
=schneiden	13
=schneidet	-20
=schnell	-17
=schneller	-14
=schnitt	-18
=schnur	-17
=schon	-32
=schrank	-25
=schrauben	-25
=schreib	-26
=schreibbüro	-22
=schreibe	-23
=schreiben	-29
=schreibst	-29
=schreibt	-38
=schreibtisch	-10
=schreit	-17
=schrift	-30
=schriftführer	-15
=schriftlich	-43
=schriftliche	-31
=schriftlicher	-16
=schriftliches	-45
=schriftstück	-14
=schritte	-29
=schritten	-12
=schräg	-22
=schublade	-20
=schuld	-12
=schule	-18
=schulkindern	10
=schulleitung	-20
=schutz	-19
=schutzbrille	-11
=schutzgitter	-16
=schwanger	-14
=schwarze	-13
=schwein	-16
=schweißt	-9
=schwere	-13
=schwester	-23
=schwiegersohn	-16
=schäden	-29
=schätzen	-20
=schön	-24
=schöner	-20
=sechs	-45
=sechzehn	-20
=sedierung	-13
=sehen	-33
=sehnen	-14
=sehr	-22
=sei	-26
=seid	-16
=seidenpapier	-13
=seidl	-15
=seil	-14
=seile	9
=sein	-42
=seine	-29
=seinen	-20
=seiner	-12
=seit	-48
=seitdem	-21
=seiten	-16
=seitenbühne	-19
=seither	-25
=seitlich	-12
=sekretariat	-23
=sekunden	-18
=selam	-16
=selben	-20
=selbst	-34
=sen	-14
=sender	-18
=sensor	-15
=separat	-14
=sepp	-26
=seriennummer	-28
=server	-27
=service	-12
=servus	-26
=setzen	8
=setzt	-31
=sich	-10
=sicher	-22
=sicherheit	9
=sicherheitsschuhe	-13
=sichern	-27
=sicht	21
=sichtbar	-12
=sie	-40
=sie-form	-18
=sieb	-20
=siebe	-11
=sieben	-39
=siebzig	-28
=siegel	-16
=sieht	-26
=signale	-16
=signatur	-12
=silo	13
=sind	-72
=sinkt	-17
=sitz	-22
=sitze	-13
=sitzen	-20
=sitzt	-27
=sitzung	-16
=slot	-11
=sms	-10
=so	-15
=sobald	-15
=socken	-13
=sodann	-18
=sofort	-44
=sogar	-21
=sohle	-18
=sohn	-13
=solang	-14
=solange	-22
=solchen	-14
=soll	-11
=solle	-16
=sollen	-33
=sollte	-25
=sommer	9
=sommerfest	-21
=sondern	-35
=sonne	-10
=sonnenuntergang	-13
=sonntag	-21
=sonntags	-25
=sonst	-48
=sorry	-21
=sorte	-21
=sortieren	-26
=sortiert	-20
=sowieso	-15
=spalt	-13
=spannen	-13
=sparkasse	-17
=spedition	-15
=speigatten	-12
=spenden	10
=spender	8
=sperren	-22
=sperrt	-16
=spielt	-19
=spielzeit	-23
=spinnt	-12
=spitze	-18
=spitzen	-19
=splitt	-18
=sportboote	-15
=sportplatz	-8
=sprache	-16
=sprech	-17
=spreche	-15
=sprechen	-26
=spricht	-35
=springt	-19
=spritzen	-19
=spät	-29
=späte	-15
=später	-34
=spätestens	-18
=spülen	10
=spült	-14
=st	-18
=stadt	-24
=stadtrat	-13
=stadttheater	-16
=stadtwerke	-20
=stall	-17
=stallgasse	-19
=stammt	-16
=stammtisch	-21
=stand	-35
=standen	-25
=standesamt	-18
=standort	-15
=stange	-24
=stangen	-18
=stapel	-17
=stapeln	-24
=start	-16
=station	10
=stationen	-15
=statt	-27
=staub	-16
=staupe	-17
=std	-16
=stechen	-13
=stecher	-13
=steckdose	-18
=stecken	-21
=stecker	-31
=steckt	-28
=steffi	-14
=steg	-17
=stehend	-20
=steht	-60
=steigt	-21
=steil	-17
=stein	-24
=steine	-30
=steinmetz	-16
=stelle	-28
=stellt	-12
=stempel	-21
=stempeln	-22
=stets	-15
=steuerberater	-22
=stichpunkte	-23
=stichworte	-17
=stiefel	-19
=stiegenhaus	-11
=stiel	-12
=stiele	-9
=stifte	-11
=still	-16
=stillgelegt	-11
=stimme	-14
=stimmen	-23
=stimmt	-24
=stinkt	-14
=stirnwand	-18
=stk	-18
=stock	-22
=stockwerk	-19
=stopp	-20
=stoppen	-22
=straff	-13
=straße	-18
=strecke	-21
=streichen	-23
=streicht	-22
=streit	-31
=strich	-23
=stroh	-20
=strom	-26
=student	-15
=studenten	-12
=studio	-18
=stufe	-15
=stufen	-12
=stuhl	-12
=stumpfe	-13
=stunde	-44
=stunden	-32
=sturm	-22
=sturmwarnung	-16
=sturz	15
=ständig	-17
=stört	-13
=stück	8
=stücke	-21
=stückzahl	-24
=stühle	-13
=stütze	-15
=stützen	-14
=suche	-31
=sucht	-16
=summe	-11
=super	-19
=supervision	-19
=svenja	-14
=system	-18
=säcke	-23
=sämtliche	11
=sätze	-19
=sätzen	-19
=süd	-24
=t	-22
=tabelle	-23
=tablet	-14
=tabletten	9
=tabu	-19
=tag	-14
=tage	-32
=tagen	-40
=tages	-13
=tageslicht	-10
=tal	-9
=tank	-23
=tante	-18
=tasche	-28
=taschen	-25
=taschenlampe	-11
=taste	-17
=tausch	-18
=taxi	-17
=team	-19
=teamleiter	-15
=teamleitung	-15
=teamsitzung	-15
=technik	-25
=techniker	-19
=teich	-20
=teil	-27
=teile	-18
=teilnehmer	-15
=teilt	-9
=telefon	-30
=telefonnummer	-18
=teller	-23
=temperatur	-20
=temperofen	-19
=termin	-21
=terminal	-14
=termine	13
=terminen	14
=test	-17
=testamentsregister	-11
=testen	-23
=teurer	-13
=text	-43
=textform	-12
=theke	-16
=thema	21
=themen	-18
=theorie	-14
=thermometer	-21
=thoma	-19
=ticket	13
=tief	9
=tiefbauamt	-19
=tiefe	-19
=tiefer	-21
=tiefkühler	-9
=tier	-15
=tierarzt	-30
=timer	-11
=tipp	-22
=tippen	-21
=tippfehler	-16
=tippt	-23
=tisch	-31
=tische	-14
=tobi	-17
=tochter	-22
=ton	-20
=tonne	-12
=tonnen	-21
=tool	-15
=topf	-19
=tor	-23
=tore	-8
=torte	-8
=tot	-17
=tote	-15
=totenschein	-14
=tour	-14
=trage	-12
=tragen	-26
=trainer	-15
=transport	15
=trauben	-20
=tray	-12
=treffpunkt	-19
=trennen	-23
=treppe	-27
=treppen	-23
=treppenhaus	-20
=tresor	-12
=treten	-19
=trikots	-13
=trinken	-16
=trinkgeld	-18
=trinkt	-22
=tritt	-16
=trocken	-27
=trocknen	-21
=trommel	-22
=tropfen	-15
=trotzdem	-32
=trupp	-12
=trägt	-36
=tu	-11
=tuch	-26
=turm	-22
=typ	-17
=täglich	25
=tägliche	17
=töpfe	-17
=tür	-42
=türen	-18
=türl	-16
=tüte	-30
=tüv	-32
=uhrzeigersinn	-19
=uhrzeit	-26
=uhu	-19
=ulm	-14
=umbau	12
=umdrehen	-10
=umgestellt	-18
=umkreis	-18
=ums	9
=umschlag	-17
=umschreiben	-9
=umsonst	-21
=umzug	-12
=und	-46
=ungeöffnet	-13
=uniklinik	-18
=unklar	-16
=unleserlich	-21
=unreine	11
=uns	-18
=unser	-24
=unserem	-34
=unseres	-12
=unten	-21
=unter	-38
=unterarm	-14
=unterbrechen	-13
=unterlagen	-21
=untersagt	-13
=unterschiedlich	-18
=unterschreibe	-18
=unterschreiben	-11
=unterschreibt	-25
=unterschrieben	-15
=unterschrift	16
=unterwegs	-17
=unterweisung	-19
=unterwäsche	-17
=unvollständig	-8
=urkunden	-12
=urlaub	-19
=urlaubsanträge	11
=urlaubsplan	-18
=urne	-12
=ursache	-20
=uschi	-15
=uv-lampe	-18
=uwe	-13
=v	-16
=va	-22
=vasen	-13
=vater	-21
=ventil	-11
=ventile	-14
=verabschieden	-11
=veranstalter	-18
=verantwortlichen	-12
=verbau	-12
=verbindlich	-26
=verbindung	-19
=verbleibt	-14
=verboten	-9
=verbrauch	9
=verbucht	-11
=verdacht	12
=verein	-11
=verfahren	-9
=verfall	-14
=verfassen	-17
=verfasser	-18
=verfällt	-21
=vergangenen	-18
=vergeben	-15
=vergessen	-21
=vergibt	-17
=vergleichen	-25
=vergleicht	-21
=verglichen	-10
=verhängt	-11
=verkauf	-20
=verkauft	-27
=verklebt	-18
=verkäuferin	-15
=verladen	-14
=verlangen	-16
=verlangt	-37
=verleih	-17
=verletzt	-14
=verletzungen	-13
=verlieren	-28
=verloren	-38
=verlängerung	-15
=verlässt	-23
=vermerken	-18
=vermerkt	-21
=verordnung	-21
=verpackt	-9
=verrutscht	-17
=verrückt	-21
=verschickt	-20
=verschiedenen	-19
=verschiedenes	-9
=verschließt	-22
=verschlossen	-20
=verschlüsselt	12
=verschoben	-21
=verschriftlichen	-29
=versehen	-13
=versicherung	-26
=versieht	-18
=version	-26
=verstanden	-22
=verstehen	-17
=versteht	-34
=verständigen	-17
=verständigt	-20
=versuch	-19
=vertagt	-10
=verteiler	-14
=verteilt	-15
=vertrag	-19
=vertreter	-14
=vertretung	-31
=vertrieb	-17
=verträgt	-16
=verwahrt	-15
=verwaltung	-23
=veterinäramt	-9
=viel	-34
=viele	-27
=vielen	-13
=vielleicht	12
=vielmal	-20
=vier	-55
=vierhundert	-19
=viermal	-16
=vierte	-19
=viertel	-17
=vierteljährlich	-12
=viertelstunde	-11
=vierten	-24
=vierzehn	-27
=visum	-10
=vitrine	-14
=vogel	-15
=vogt	-20
=voll	-31
=voller	-16
=vollmacht	-14
=vom	12
=von	51
=vor	16
=vorab	-17
=voran	-16
=vorarbeiter	-11
=voraus	-13
=voraussichtlich	-20
=vorbei	-12
=vorbemerkung	-14
=vorfall	-10
=vorfrist	-12
=vorführer	-16
=vorgaben	-15
=vorheizen	-12
=vorher	-12
=vorhängeschloss	-9
=vorige	-24
=voriges	-23
=vorlage	-25
=vorlegen	-17
=vorlesen	-16
=vorletzten	-20
=vorliegt	-17
=vorm	12
=vorn	-36
=vorne	-27
=vorrang	-18
=vorsatzsteine	-18
=vorschlag	-12
=vorsitzende	-13
=vorstand	-39
=vorstandssitzung	-17
=vorstellen	-12
=vortag	-33
=vortraben	-11
=vorwurf	-15
=vorzeigbares	-20
=vögel	12
=waage	-24
=waben	-22
=wache	-12
=wachs	-20
=wackelt	-14
=wagen	-32
=waidmannsheil	-19
=walze	-11
=walzen	-16
=wand	-22
=wandert	-22
=wandertag	-13
=wann	-21
=war	-48
=war's	-13
=ware	-27
=waren	-31
=wareneingang	11
=warnung	-12
=warnweste	-21
=wars	-17
=wart	-20
=warteliste	-23
=warten	-9
=wartet	-20
=wartezimmer	-15
=wartung	-23
=warum	-20
=was	-29
=wasser	-16
=wassergehalt	-18
=wasserprobe	15
=wasserschaden	-12
=wechselgeld	-18
=wecken	-18
=weg	13
=wegen	-42
=weggeworfen	-14
=weglassen	-11
=wegschütten	-18
=wegwerfen	-11
=weh	-12
=weicht	-17
=weihnachten	-21
=weihnachtsfeier	-14
=weil	-47
=wein	-12
=weinen	-11
=weise	9
=weiss	-20
=weit	-19
=weiter	-14
=weitergeben	-10
=weiß	-27
=weiße	-18
=weißen	-25
=weißt	-16
=welcher	-25
=wenden	-20
=wenig	-32
=weniger	-13
=wenn's	-26
=wenns	-36
=wenzel	-11
=wer	-10
=werbung	-14
=werf	-11
=werkhof	-16
=werkstatt	-23
=werktag	-16
=werktage	-12
=wert	-13
=werte	-17
=wespen	-17
=wessen	-16
=weste	-20
=wetter	-25
=whatsapp	-14
=wichtig	-19
=wichtigste	-24
=wie	30
=wieder	-18
=wiederholen	-24
=wiederkommen	-20
=wiegt	-24
=wiese	-13
=wiesner	-13
=wieso	-15
=wiki	-17
=wildmarke	-21
=wind	-17
=windmesser	-14
=windstärke	-14
=winkel	-12
=winkt	-20
=winterdienst	11
=wir	18
=wird	-25
=wirft	-23
=wirklich	-26
=wischen	-16
=wissen	-35
=wisst	-11
=wo	-11
=woanders	-12
=wochen	-10
=wochenende	14
=wochenenden	-10
=wohnung	-18
=wolle	-16
=wollen	-36
=wollte	-19
=wollten	-23
=wolltest	-16
=worden	-18
=wort	-19
=worten	-19
=wunderbar	-16
=wunsch	-14
=wurde	-21
=wurzeln	-17
=wusste	-33
=wählen	-21
=wählerverzeichnis	-14
=wählt	-14
=wär	-16
=wäre	-30
=wäscherei	-18
=wäscht	-19
=wörtlich	-21
=wünsche	-22
=wünscht	-22
=würd	-20
=yusuf	-16
=zahl	-25
=zahlen	-27
=zahlt	-28
=zahnarzt	-17
=zange	-19
=zaun	-19
=zehen	-14
=zehn	-50
=zehnten	-12
=zeichen	-15
=zeichnet	-27
=zeige	-11
=zeigefinger	-12
=zeigen	-34
=zeigt	-31
=zeit	-30
=zeitung	-18
=zentimeter	-29
=zentimetern	-15
=zentrale	-16
=zerlegen	-15
=zerlegt	-21
=zettel	-45
=zeug	-13
=zieht	-26
=ziel	-15
=zielgruppe	-15
=ziffer	-15
=zimmernummer	-16
=zirkus	-13
=zivi	-19
=zu	-15
=zucker	-11
=zudrehen	-15
=zueinander	-17
=zuerst	-37
=zug	-24
=zugesagt	-22
=zugführer	-15
=zukleben	-11
=zuletzt	-17
=zulässig	-16
=zunge	-12
=zunächst	-17
=zur	-15
=zurzeit	-19
=zurück	-49
=zurückgegeben	-22
=zurückgeschickt	-12
=zurückgesteckt	-12
=zurücksetzt	10
=zurückstecken	-13
=zusagen	-18
=zusammen	-30
=zuschauer	-18
=zustand	-14
=zustandsprotokoll	-19
=zuständig	-18
=zusätzlich	-17
=zwar	-39
=zweck	-20
=zwei	-24
=zweifacher	-9
=zweifel	-9
=zweifelhaft	-10
=zweihundert	12
=zweit	-28
=zweite	-32
=zweiten	-31
=zweitens	-17
=zweiter	-13
=zwingerhusten	-13
=zwischen	18
=zwölf	-23
=zylinder	-9
=zähler	-20
=zählernummer	-14
=zählt	-32
=zündung	-16
=äh	-53
=ähm	-39
=älter	-18
=ältere	-18
=äpfel	9
=ärger	-25
=ärztliche	-16
=ärztlichen	-12
=öfen	-16
=öffnen	11
=öffnet	-18
=öffnung	-20
=öffnungen	-16
=öfter	-14
=öl	-22
=öztürk	-16
=überarbeitung	-20
=übergabe	-26
=überhaupt	-30
=überkleben	-19
=überlappen	-23
=übernehmen	-22
=übernimmt	-25
=übernommen	-28
=überschreiben	-18
=überschuhe	-9
=übersetzt	-21
=übersetzungsbüro	-15
=überweisung	-13
=übrig	11
=übrigens	-22
=übt	-11
=️	-17
>"	-38
>%	-17
>&	-23
>)	-59
>+	-37
>,	-16
>-	-34
>.	-11
>/	-16
>0	-42
>;	-50
>=	-31
>>	-17
>>! !	11
>>! )	-20
>>% ,	-8
>>( 0	-18
>>( ab	-21
>>( ohne	-16
>>) ,	-26
>>) .	-15
>>) :	-16
>>) hat	-14
>>) und	-23
>>, 0	-37
>>, ab	-11
>>, aber	-16
>>, abholung	-14
>>, alle	-25
>>, allergien	-16
>>, alte	-14
>>, alter	-9
>>, an	22
>>, auf	-30
>>, ausdruck	-12
>>, aushang	14
>>, bad	13
>>, batterie	-19
>>, bei	-25
>>, beide	-24
>>, beim	-9
>>, beine	-16
>>, bekommt	-28
>>, beschriftet	-17
>>, beutel	-18
>>, bevor	12
>>, binnen	-15
>>, bis	-46
>>, bitte	9
>>, blatt	-20
>>, blau	-12
>>, boden	-14
>>, braucht	-15
>>, brot	-9
>>, brötchen	-14
>>, bürste	-13
>>, chef	-11
>>, dafür	13
>>, damals	-16
>>, damit	-40
>>, danach	-16
>>, danke	-19
>>, dann	-13
>>, darf	-15
>>, darüber	-17
>>, das	-15
>>, dass	-61
>>, datum	-30
>>, davon	-26
>>, dazu	15
>>, dazwischen	-8
>>, deckel	-14
>>, den	-34
>>, der	-64
>>, deren	-17
>>, deshalb	-18
>>, doch	-8
>>, donnerstag	-21
>>, dort	-14
>>, dreht	-21
>>, drei	-17
>>, dreimal	-15
>>, druck	-11
>>, drückt	-9
>>, du	-22
>>, ecken	-24
>>, egal	-19
>>, ein	-30
>>, eine	-29
>>, einen	-12
>>, einer	-26
>>, einhängen	-11
>>, einmal	-35
>>, eins	-18
>>, einweganzug	-12
>>, eltern	-11
>>, entschuldigt	-11
>>, er	-26
>>, erst	-26
>>, es	-37
>>, etikett	12
>>, etwa	11
>>, fehlt	-15
>>, fenster	-22
>>, foto	-15
>>, fragt	-13
>>, frau	-18
>>, freigeben	-11
>>, frist	-15
>>, fünf	-16
>>, für	-21
>>, ganz	-12
>>, gebühr	-23
>>, geht	-34
>>, gehört	-25
>>, geländer	-16
>>, gewicht	-19
>>, gilt	-14
>>, gleich	-9
>>, gurt	-9
>>, haare	-14
>>, hab	-17
>>, handschuhe	-12
>>, handys	-28
>>, hat	-28
>>, haube	-20
>>, haus	-13
>>, herr	-15
>>, heute	-12
>>, hier	-12
>>, hotline	-14
>>, hr	-31
>>, hält	11
>>, hände	-12
>>, höchstens	-9
>>, i	-16
>>, ich	-12
>>, ihr	-25
>>, im	-21
>>, immer	-24
>>, ins	-13
>>, insbesondere	-12
>>, ist	-49
>>, ja	-14
>>, je	-18
>>, jede	-13
>>, jeden	-15
>>, jeder	11
>>, kabel	-14
>>, kalt	-12
>>, kamera	-22
>>, keile	-10
>>, kein	-20
>>, keine	-31
>>, klappen	-10
>>, knoten	-17
>>, komma	15
>>, kommt	-21
>>, kopie	-14
>>, korb	-12
>>, kunde	-15
>>, kurz	-13
>>, lager	-13
>>, lampe	-21
>>, lange	-9
>>, lassen	-20
>>, leer	-8
>>, legt	-19
>>, leute	-9
>>, licht	-12
>>, lieber	-16
>>, lüften	-25
>>, mach	-13
>>, macht	-24
>>, mail	-9
>>, man	-24
>>, manchmal	-22
>>, markise	-13
>>, maske	-22
>>, max	-26
>>, meist	-17
>>, meistens	17
>>, mindestens	-13
>>, mündlich	-17
>>, na	-21
>>, nach	-22
>>, nachdem	-21
>>, name	-14
>>, nass	-12
>>, nein	-13
>>, neu	-16
>>, neun	-13
>>, nichts	-14
>>, nie	-45
>>, niemals	-18
>>, nieten	-12
>>, nimmt	-14
>>, nix	-11
>>, noch	-17
>>, nummer	-13
>>, nur	-19
>>, ob	-30
>>, oft	-12
>>, ohne	-10
>>, ok	-20
>>, ordnung	-20
>>, ort	-16
>>, papier	-20
>>, pedale	-20
>>, pro	-20
>>, probe	-15
>>, programm	-10
>>, punkt	-18
>>, rahmen	-11
>>, raus	-16
>>, rosa	-10
>>, rufen	-17
>>, ruft	-19
>>, ruhig	-14
>>, samt	-18
>>, schale	-14
>>, schaut	13
>>, schlüssel	-23
>>, schrauben	-14
>>, schriftlich	9
>>, schürze	-8
>>, seit	-19
>>, selbst	-11
>>, sich	-8
>>, sie	-33
>>, siebe	-12
>>, sitz	-10
>>, sobald	-11
>>, sofort	-19
>>, sondern	-19
>>, sonst	-18
>>, spritzen	-14
>>, spätestens	-24
>>, stand	-11
>>, steckt	14
>>, stiefel	-12
>>, stimmt	-18
>>, strom	-9
>>, temperatur	-16
>>, ton	-12
>>, trocken	-18
>>, trocknen	-9
>>, trägt	11
>>, tür	-17
>>, uhrzeit	-17
>>, ungefähr	-14
>>, unser	-14
>>, unsere	-20
>>, unten	11
>>, unter	-23
>>, unterschreibt	-9
>>, viele	-14
>>, vielen	-9
>>, vier	-10
>>, vor	-14
>>, vorher	-10
>>, wagen	-13
>>, war	-18
>>, warnweste	-15
>>, warten	-14
>>, was	-50
>>, wasser	-16
>>, weil	-25
>>, wenn	-10
>>, wer	-13
>>, wie	-47
>>, will	-21
>>, wir	-39
>>, wird	-32
>>, wo	-25
>>, wählt	-16
>>, wörtlich	-22
>>, zahl	-16
>>, zehn	-18
>>, zeigt	-16
>>, zettel	-20
>>, zu	-15
>>, zuletzt	-15
>>, zum	-25
>>, zurück	-13
>>, zwei	-33
>>, zweimal	-18
>>, zählen	-15
>>, zähler	-19
>>, zählt	-16
>>, äh	-15
>>, ähm	-14
>>, öl	-15
>>, „	-12
>>- und	-31
>>. )	-10
>>. ,	-23
>>. :	-18
>>. dann	-17
>>. ich	-24
>>. in	-10
>>. und	-18
>>. |	-20
>>0 (	-16
>>0 )	-15
>>0 .	-38
>>0 /	-26
>>0 :	-34
>>0 bar	-15
>>0 bis	-14
>>0 cm	-18
>>0 drehen	-11
>>0 euro	-23
>>0 grad	-18
>>0 hof	-13
>>0 ich	-17
>>0 j	-8
>>0 jahre	-13
>>0 l	-12
>>0 leute	-20
>>0 m	-23
>>0 min	-15
>>0 stunden	-16
>>0 tage	-11
>>0 uhr	-24
>>0 und	-31
>>0 unter	-8
>>0 °	-14
>>0 –	-32
>>0 €	-14
>>: 0	-30
>>: ab	12
>>: also	-12
>>: anlage	13
>>: auf	-20
>>: aw	-22
>>: becken	-9
>>: bitte	-25
>>: charge	-16
>>: danke	-18
>>: dann	-12
>>: das	-31
>>: die	-26
>>: erst	-11
>>: flasche	-16
>>: foto	-22
>>: genau	-11
>>: ich	-17
>>: ja	-10
>>: kinder	-16
>>: leute	-21
>>: morgen	-11
>>: nach	8
>>: name	-17
>>: neue	-13
>>: nicht	-20
>>: nochmal	-14
>>: nur	-18
>>: ok	-19
>>: plakette	-23
>>: s	-27
>>: schreib	-17
>>: super	-18
>>: trocken	-12
>>: und	-16
>>: urlaubsanträge	-22
>>: von	-18
>>: wer	-17
>>: wird	-19
>>: zwei	-17
>>: „	-18
>>; der	-11
>>; die	-10
>>; fehlt	-14
>>? ?	-18
>>ab .	-35
>>ab 0	-31
>>ab montag	-26
>>ab und	-35
>>abdecken mit	-15
>>aber nur	-22
>>abgelesen ,	-14
>>abgezogen .	-10
>>abheften ,	-14
>>abkehren ,	-11
>>ablauf für	-20
>>ablesen ,	-15
>>ablesen .	-16
>>ablesen und	-9
>>abnehmen und	-12
>>abstellen ,	-10
>>abwarten .	-21
>>abziehen ,	-11
>>acht bar	-20
>>alle 0	-19
>>alle fünf	12
>>alle vier	-10
>>alle zwei	-22
>>allein zu	-16
>>alles in	-18
>>als 0	-18
>>als eine	-17
>>als erstes	-15
>>als papier	-17
>>also das	-23
>>also die	-29
>>am 0	-28
>>am abend	-19
>>am bahnhof	-21
>>am empfang	-18
>>am ende	-27
>>am ersten	-22
>>am handy	-9
>>am kopf	-16
>>am montag	-19
>>am morgen	-30
>>am nächsten	-21
>>am schluss	-9
>>am selben	-12
>>am tag	-26
>>am tor	-20
>>am tresen	-13
>>am vortag	-21
>>am zaun	-12
>>an ,	-41
>>an .	-37
>>an alle	-25
>>an beiden	-13
>>an das	-21
>>an den	-37
>>an der	-53
>>an die	-48
>>an drei	-13
>>an einem	-9
>>an mich	-16
>>an und	-35
>>anfassen ,	-12
>>angerufen ,	-13
>>angerufen .	-9
>>angesetzt .	-15
>>anlegen ,	-10
>>annahme von	-14
>>annehmen ,	-10
>>anrufen ,	-10
>>anrufen .	-11
>>anrufen und	-22
>>anschauen ,	-25
>>anschauen .	-16
>>anschneiden ,	-9
>>ansehen .	-18
>>ansetzen ,	-12
>>antwort ,	-15
>>antwortet .	-8
>>auch .	-20
>>auch in	-15
>>auch leute	-16
>>auch mitglieder	-9
>>auch nicht	-28
>>auf ,	-36
>>auf .	-28
>>auf 0	-19
>>auf das	-17
>>auf dem	-34
>>auf den	-27
>>auf die	-40
>>auf hartem	-8
>>auf null	-11
>>auf und	-27
>>auf weiß	-26
>>auf zehn	-14
>>auf zwanzig	-18
>>auf zwei	11
>>aufkleber drauf	-11
>>aufkleber mit	-18
>>aufschließen ,	-19
>>aus ,	-25
>>aus .	-38
>>aus dem	-45
>>aus den	-19
>>aus der	-35
>>aus einer	-13
>>aus und	-16
>>ausdrucken ,	-12
>>ausgebaut und	-10
>>ausspülen ,	-13
>>auto und	-18
>>band mit	-15
>>bar ,	-13
>>bei 0	-17
>>bei der	-47
>>bei mir	-30
>>beim huber	-14
>>beim zugführer	-11
>>bekommen nichts	-17
>>bekommt eine	-12
>>bemängelt ,	-19
>>berichtet ,	-11
>>bescheid und	-10
>>beschwert .	-10
>>bestellt .	-11
>>bin ich	-24
>>binnen einer	-15
>>bis ende	-23
>>bis montag	-24
>>bis september	-17
>>bis unter	-20
>>bis zu	-18
>>bis zum	-30
>>bis zur	-23
>>bitte bis	-12
>>bitte das	-16
>>bittet uns	-18
>>blatt für	-14
>>bleiben daheim	-9
>>bleiben im	-16
>>bleiben und	-15
>>bleibt ,	-28
>>bleibt bis	-12
>>bleibt draußen	-17
>>bleibt zu	-17
>>boden ,	-9
>>box ,	-14
>>brauche ich	-19
>>bringen .	-12
>>bringt das	-9
>>bände in	-13
>>ca .	-13
>>chlor 0	-9
>>da ,	-29
>>da .	-15
>>da hat	-21
>>da ist	-18
>>da und	-19
>>da war	-17
>>damen und	-12
>>dann das	-27
>>dann die	-24
>>dann erst	-18
>>dann hübsch	-21
>>dann in	-17
>>dann ist	-17
>>dann mit	-16
>>darf ,	-13
>>darf .	-15
>>darf nur	-9
>>darüber ,	-13
>>das bitte	-19
>>das büro	-13
>>das eis	-25
>>das erste	-25
>>das ganze	-21
>>das geld	-11
>>das gerät	-15
>>das holz	-9
>>das ist	-20
>>das jemand	-16
>>das jetzt	-30
>>das kind	-20
>>das macht	-25
>>das mal	-11
>>das muss	12
>>das nicht	-26
>>das seit	-13
>>das sekretariat	-14
>>das steht	-11
>>das system	-19
>>das wichtigste	-25
>>dazu ,	-14
>>dazu .	-16
>>dem allgäu	-12
>>dem aushang	-11
>>dem boden	-14
>>dem eigenen	-15
>>dem kopf	-13
>>dem tisch	-16
>>dem zettel	-15
>>den 0	-12
>>den alten	-15
>>den antrag	-10
>>den arm	-17
>>den block	-10
>>den boden	-13
>>den bogen	-19
>>den kopf	-12
>>den kunden	-12
>>den leeren	-14
>>den meister	-9
>>den motor	-15
>>den server	-11
>>den tisch	-9
>>den wagen	-11
>>den zettel	-12
>>der 0	-16
>>der alten	-20
>>der anderen	-15
>>der bande	-11
>>der disponent	-15
>>der fahrer	-26
>>der halter	-17
>>der kasse	-12
>>der kunde	-16
>>der liste	-11
>>der mail	-19
>>der nummer	-16
>>der oberkante	-11
>>der personalabteilung	-15
>>der praxis	-16
>>der reihe	-17
>>der rest	-12
>>der station	-16
>>der tür	-11
>>der tüv	-23
>>des kunden	-16
>>des originals	-13
>>desinfizieren ,	-16
>>di und	-14
>>die akte	-14
>>die beschwerde	-8
>>die boote	-17
>>die bücher	-15
>>die bühne	-18
>>die ecke	-14
>>die ersten	-16
>>die feuerwehr	-13
>>die folie	-16
>>die gruppe	13
>>die gurte	-14
>>die kisten	-22
>>die klappe	-13
>>die körbe	-15
>>die leute	-19
>>die liste	-21
>>die meldung	-20
>>die muss	-21
>>die naht	-15
>>die neue	-20
>>die nummer	-17
>>die pumpe	-14
>>die rampe	-21
>>die seite	-18
>>die stadt	-17
>>die stirnwand	-13
>>die tafel	-28
>>die tische	-9
>>die tür	-20
>>die uhr	-18
>>die wand	-20
>>die zentrale	-24
>>die zweite	-14
>>dr .	-21
>>dran .	-19
>>drauf ,	-10
>>drauf dann	-16
>>draus .	-14
>>drei stellen	-14
>>dres .	-16
>>drin ,	-15
>>drin sein	-14
>>drucken .	-14
>>drum und	-24
>>drüber ,	-13
>>drücken und	-15
>>du an	-11
>>du das	-22
>>du die	-14
>>du mir	-22
>>du nicht	-11
>>du noch	-16
>>durch ,	-35
>>durch .	-11
>>durch bis	-14
>>durch den	-23
>>durch und	-22
>>durchblättern ,	-12
>>durchgehen ,	-11
>>dürfen nicht	-10
>>dürfen nur	10
>>e .	-21
>>ein ,	-24
>>ein .	-33
>>ein anderes	-16
>>ein blatt	-19
>>ein drittel	-11
>>ein foto	-13
>>ein jahr	-14
>>ein junge	-21
>>ein kilo	-11
>>ein merkblatt	-13
>>ein trupp	-11
>>ein und	-27
>>eine anleitung	-21
>>eine beschreibung	-10
>>eine halbe	-22
>>eine handbreit	-12
>>eine runde	-15
>>eine stunde	-22
>>einen halben	-14
>>einen text	-20
>>einmal im	-19
>>einmal um	-12
>>einschalten ,	-10
>>eintragen .	-10
>>eintragen und	-16
>>entscheidet ,	-14
>>er ,	-15
>>er den	-24
>>er die	-13
>>er nicht	-13
>>er sich	-15
>>er zurück	-20
>>erfasst .	-10
>>erhält die	-18
>>erhält einen	-14
>>erklärt ,	-18
>>erst ,	-22
>>erst 0	-9
>>erst einmal	-14
>>erst nach	-13
>>es ,	-18
>>es anders	-19
>>es auf	-18
>>es euch	-15
>>es mit	-18
>>es nach	-20
>>es nicht	-23
>>es noch	-12
>>etwas ,	-13
>>euro ,	-18
>>euro .	-10
>>euro wechselgeld	-9
>>fahren wir	-10
>>fest .	-12
>>fest und	-16
>>feuchtes filterpapier	-15
>>form ,	-16
>>form .	-17
>>foto .	-9
>>fotografiert und	-18
>>frage ,	-8
>>fragen ,	-18
>>fragen .	-10
>>fragen wir	-16
>>fragt nach	-16
>>frei ,	-13
>>frei .	-11
>>frei sind	-15
>>freundlich bleiben	-16
>>fährt die	-14
>>fährt kein	-20
>>fährt selbst	-14
>>füllen ,	-24
>>füllen .	-17
>>fünfzehn minuten	-20
>>für alle	-41
>>für das	-39
>>für den	-55
>>für drei	-15
>>für ein	-10
>>für schritt	-24
>>für unsere	10
>>gar nicht	-28
>>geben und	-23
>>geben wir	-19
>>gebeten ,	-12
>>gebracht ,	-11
>>gebracht .	-17
>>gefahren .	-18
>>gefragt ,	-24
>>gegen ausweis	-15
>>gegen den	-22
>>gehen .	-11
>>gehen zurück	-14
>>gehen zwei	-18
>>geholt ,	-12
>>geht ,	-27
>>geht am	-24
>>geht der	-18
>>geht vorn	-15
>>gelaufen ,	-16
>>gemacht ,	-14
>>gemacht und	-20
>>gemeldet .	-14
>>gemessen .	-11
>>gemessen und	-9
>>generation .	-17
>>genommen wird	-21
>>geprüft .	-14
>>gereinigt und	-12
>>gern einmal	12
>>gesagt ,	-18
>>geschlossen ,	-15
>>geschrieben .	-13
>>gesehen hat	-9
>>gesperrt ,	-11
>>gestattet .	-15
>>gesteckt .	-19
>>gestellt .	-14
>>getauscht ,	-17
>>gewogen und	-15
>>geworden ,	-17
>>gezogen ,	-12
>>gezählt und	-15
>>gibt es	-28
>>gilt nicht	-13
>>grad ,	-9
>>grad im	-15
>>grüße ,	-9
>>gucken ,	-12
>>gucken ob	-11
>>guten morgen	-18
>>haben ,	-33
>>haben .	-37
>>haben sich	-8
>>haben sie	-22
>>haben vorrang	-8
>>haben will	13
>>haben wir	-22
>>halten ,	-9
>>hand ,	-13
>>hartem boden	-12
>>hat ,	-44
>>hat .	-43
>>hat 0	-20
>>hat also	-23
>>hat angerufen	-16
>>hat bei	-19
>>hat das	-19
>>hat den	-15
>>hat der	-13
>>hat die	-20
>>hat eine	-21
>>hat einen	-12
>>hat gefragt	-14
>>hat gesagt	-31
>>hat im	-14
>>hat mich	-26
>>hat sechs	-14
>>hat sich	-26
>>hat und	-21
>>hat uns	-32
>>hat vorige	-12
>>hat wieder	-11
>>hat zwei	-16
>>hatten wir	-28
>>her .	-17
>>heraus .	-16
>>herausnehmen .	-12
>>hier meine	-27
>>hin ,	-12
>>hin .	-10
>>hinein .	-12
>>hinten .	-13
>>hoch ,	-16
>>hoch .	-18
>>hof ,	-13
>>holen ,	-14
>>holen .	-22
>>holt die	-11
>>hält .	-14
>>hängen .	-11
>>hängt .	-9
>>hängt an	-10
>>hätte gern	-19
>>höchstens 0	-16
>>ich das	-16
>>ich dir	-19
>>ich es	-15
>>ich ihnen	-20
>>ich jetzt	-17
>>ich mach	-19
>>ich mich	-17
>>ich mir	-17
>>ich nicht	-17
>>ich red	-23
>>ich schlecht	-9
>>ich zum	-11
>>ihn an	-19
>>ihr das	-10
>>ihr lieben	-14
>>im alten	-27
>>im büro	-25
>>im ersten	-14
>>im februar	-23
>>im gesicht	-16
>>im jahr	-19
>>im januar	-25
>>im kalender	14
>>im kühlraum	-9
>>im mai	-17
>>im monat	-13
>>im oktober	13
>>im ordner	-13
>>im revier	-20
>>im sekretariat	-14
>>im sommer	-10
>>im wiki	-18
>>im winter	-20
>>immer .	-13
>>immer bei	-20
>>immer gleich	12
>>immer noch	-10
>>in 0	-17
>>in betrieb	-21
>>in das	-13
>>in den	-9
>>in der	-14
>>in eine	-12
>>in einem	-24
>>in einer	16
>>in elternzeit	-13
>>in essen	-23
>>in ihrem	-11
>>in oldenburg	-16
>>in rente	-10
>>in zwei	-12
>>informieren ,	-14
>>ins heft	-10
>>ist ,	-31
>>ist .	-57
>>ist 0	-16
>>ist am	-23
>>ist da	-26
>>ist das	-26
>>ist der	-23
>>ist die	-21
>>ist eine	-12
>>ist es	-11
>>ist im	-12
>>ist immer	12
>>ist kein	-12
>>ist nicht	-16
>>ist noch	-18
>>ist sofort	-15
>>ist und	-31
>>ist verboten	-13
>>ist von	-17
>>ist wieder	-9
>>ist zum	-12
>>ja ,	-17
>>ja also	20
>>ja gut	-14
>>jahr ,	-15
>>jahr sind	-18
>>jede stunde	-20
>>jede woche	-23
>>jeden abend	15
>>jeden morgen	-16
>>jour fixe	-10
>>kann .	-34
>>kann ich	-16
>>kannst du	15
>>kap .	-15
>>kassiert ,	-16
>>keine ,	-13
>>keine .	-12
>>keiner ,	-10
>>keiner .	-21
>>keiner an	-13
>>keiner den	-15
>>keiner mehr	-20
>>keiner von	-17
>>kg ·	-17
>>kilo ,	-18
>>kinder .	-17
>>kleben .	-12
>>kommen erst	-18
>>kommen in	-13
>>kommt ,	-25
>>kommt am	-8
>>kommt in	-17
>>kommt mit	-9
>>kommt nicht	-13
>>kontrollieren ,	-19
>>kontrollieren .	-19
>>können ,	-12
>>können .	-12
>>kübel .	-13
>>kümmert sich	-16
>>laibe .	-18
>>langsam ,	-23
>>lassen ,	-22
>>lassen .	-29
>>lassen dann	-16
>>lassen nicht	-20
>>lassen wir	-21
>>laut lesen	-9
>>leer ,	-20
>>legen ,	-13
>>legt den	-17
>>leider auch	-19
>>lesen ,	-17
>>lesen .	-11
>>leute ,	-9
>>leute im	-18
>>liegen .	-13
>>liegen lassen	-10
>>liegt .	-18
>>liegt bei	16
>>liegt in	-18
>>liegt vor	-17
>>links ,	-9
>>links .	-17
>>länger als	-13
>>lässt sich	-25
>>läuft .	-12
>>läuft die	-14
>>lösen ,	-14
>>m ,	-17
>>m .	-16
>>mach ich	13
>>mache ich	-12
>>machen ,	-24
>>machen .	-11
>>machen wir	-24
>>macht der	-14
>>macht die	-15
>>macht nur	-18
>>mag .	-12
>>mal rein	-9
>>mal was	-16
>>man auf	-22
>>man den	-15
>>man die	-16
>>man eine	-21
>>man im	-19
>>man mit	-20
>>man sich	-21
>>manchmal zu	-18
>>mehr als	-24
>>melde ich	-13
>>melden .	-13
>>meldet die	-10
>>meldet sich	-15
>>merkblatt zu	-12
>>mich nicht	-15
>>mich und	-16
>>min .	-12
>>min 0	-10
>>mind .	-15
>>mindestens 0	-15
>>minuten .	-9
>>minuten nicht	-14
>>mir .	-8
>>mir das	-10
>>mit ,	-20
>>mit .	-19
>>mit 0	-29
>>mit datum	-9
>>mit deckel	-12
>>mit dem	-43
>>mit den	-16
>>mit der	-38
>>mit einem	-29
>>mit einer	-8
>>mit heim	-21
>>mit höchstens	-12
>>mit liste	-12
>>mit name	-14
>>mit namen	-22
>>mit nummer	-28
>>mit offener	-20
>>mit rund	14
>>mit schlüssel	-23
>>mit strom	-18
>>mit tuch	-12
>>mit uhrzeit	-10
>>mitgeben .	-12
>>mitnehmen ,	-15
>>muss bis	16
>>muss man	-15
>>möchte ich	-27
>>nach ,	-12
>>nach .	-13
>>nach 0	-22
>>nach außen	-15
>>nach der	-32
>>nach drei	-24
>>nach einem	-20
>>nach einer	-23
>>nach farbe	-16
>>nach größe	-18
>>nach oben	-16
>>nach und	-13
>>nach vorn	-21
>>nach zwei	-24
>>nachlesen kann	-17
>>namen und	-8
>>nehmen ,	-18
>>nehmen .	-11
>>nehmen wir	-26
>>nein stopp	-17
>>neu ,	-24
>>nicht ,	-13
>>nicht .	-31
>>nicht an	-12
>>nicht auf	-11
>>nicht die	-17
>>nicht gekehrt	-14
>>nicht gesprochen	-9
>>nicht im	-15
>>nicht immer	-21
>>nicht mehr	-12
>>nicht mit	-17
>>nicht selbst	-10
>>nicht wieder	-17
>>nicht zurück	-15
>>nicht über	-15
>>nichts .	-19
>>nichts mehr	-16
>>nie ,	-15
>>nie .	-15
>>nie in	-11
>>nie unter	-20
>>nie vor	-15
>>niemand ,	-12
>>niemand .	-18
>>nimmt der	-18
>>nimmt die	-14
>>nimmt man	-22
>>noch am	-17
>>noch auf	-16
>>noch einmal	-19
>>noch mal	-12
>>noch nicht	-10
>>noch so	-13
>>nr .	-22
>>nur ,	-18
>>nur an	-21
>>nur auf	-15
>>nur bei	-19
>>nur bis	12
>>nur das	-20
>>nur der	-21
>>nur die	-22
>>nur durch	-9
>>nur einmal	-18
>>nur für	-21
>>nur gegen	-21
>>nur in	-19
>>nur mit	-24
>>nur nach	-21
>>ob der	-16
>>oder im	-14
>>oder nicht	-14
>>offen war	-16
>>papier ,	-19
>>papier .	-20
>>per boten	-16
>>per mail	-15
>>prozent .	-17
>>prüfen ,	-19
>>prüfen .	-8
>>prüfen und	-15
>>punkt auf	-14
>>raus (	-11
>>raus ,	-28
>>raus .	-22
>>raus dann	-20
>>raus das	-16
>>raus ist	-15
>>raus und	-19
>>rechts ,	-11
>>regal ,	-14
>>regt an	-20
>>reicht .	-9
>>rein ,	-25
>>reinigen .	-20
>>rufen .	-11
>>rufen wir	-15
>>rufst du	-22
>>ruft an	-12
>>ruft der	-9
>>ruft sie	-16
>>rund 0	-16
>>runter ,	-18
>>runter auf	-16
>>sagen ,	-20
>>sagen wir	-12
>>saugt der	-10
>>scannen .	-18
>>schaut ,	-12
>>schicken .	-9
>>schicken uns	-19
>>schließen .	-10
>>schon wieder	-12
>>schreiben ,	-16
>>schreiben .	-15
>>schreibt die	-13
>>schreibt es	-18
>>schriftlich ,	-22
>>schriftlich zu	13
>>sechs wochen	-18
>>sei dank	-13
>>sein ,	-29
>>sein .	-21
>>seit 0	-13
>>selbst ,	-19
>>selbst .	-17
>>sen .	-9
>>setzen ,	-13
>>setzen und	-17
>>setzt man	-20
>>sich ,	-17
>>sich .	-15
>>sich am	-19
>>sich an	-14
>>sich die	-17
>>sich mit	-9
>>sich nicht	-26
>>sich zu	-18
>>sichern ,	-9
>>sie ,	-13
>>sie .	-12
>>sie 0	-10
>>sie aus	-12
>>sie das	-13
>>sie die	-13
>>sie eine	-12
>>sie in	-19
>>sie mir	-18
>>sie mit	-19
>>sie noch	-9
>>sie sich	-12
>>sieht ,	-15
>>sind .	-32
>>sind 0	-18
>>sind dann	-23
>>sind nummeriert	-10
>>sind und	-9
>>sind verboten	-12
>>sind vor	-18
>>sind wir	-10
>>so ,	-14
>>sofort am	-23
>>sofort in	-19
>>soll .	-21
>>sperren ,	-13
>>sprache und	-15
>>spricht man	-19
>>st .	-20
>>stand .	-21
>>starten ,	-13
>>statt .	-10
>>stecken ,	-15
>>stehen ,	-16
>>stehen .	-19
>>stehen lassen	-20
>>steht ,	-26
>>steht .	-20
>>steht am	-15
>>steht auf	-24
>>steht da	-16
>>steht immer	-16
>>stellen ,	-20
>>stellt die	-14
>>stellt man	-14
>>stillgelegt ,	-12
>>stunden .	-14
>>stunden vorher	-14
>>stück .	-14
>>suchen ,	-17
>>süd –	-24
>>tag ,	-14
>>tauschen .	-20
>>tisch .	-12
>>trägt jeder	-12
>>täglich ,	-18
>>uhr ,	-19
>>uhr .	-10
>>uhr am	-13
>>uhr ist	-9
>>um ,	-16
>>um .	-21
>>um das	-17
>>um den	-30
>>um die	-31
>>um drei	-22
>>um ein	-17
>>um eine	-16
>>um und	-17
>>um zehn	-16
>>umgestellt ,	-17
>>und ,	-11
>>und 0	-19
>>und ab	-14
>>und alles	-24
>>und am	-30
>>und an	-23
>>und auf	-25
>>und aufschreiben	-24
>>und auftrag	-24
>>und bei	-23
>>und bietet	-10
>>und bin	-16
>>und bis	-10
>>und bitte	-17
>>und bleibt	-18
>>und bringt	-12
>>und dann	-37
>>und das	-23
>>und den	-24
>>und der	-37
>>und dichtungen	-20
>>und die	-38
>>und ein	-31
>>und eine	-25
>>und einen	-21
>>und einer	-17
>>und einmal	-17
>>und erst	-23
>>und fotografiert	-16
>>und fragt	-22
>>und frau	-10
>>und freitag	-19
>>und gibt	-19
>>und handschuhe	-18
>>und hat	10
>>und herren	-22
>>und heuer	-22
>>und hängt	-13
>>und ich	-32
>>und im	-26
>>und in	-24
>>und ins	-18
>>und jeder	-23
>>und kein	-14
>>und keiner	13
>>und kennt	-10
>>und kollegen	-17
>>und kommt	-13
>>und kontrolliert	-15
>>und kostet	-17
>>und lampe	-13
>>und legt	-28
>>und lässt	-15
>>und macht	-24
>>und maschine	-12
>>und mir	-16
>>und mit	-19
>>und nach	-29
>>und nennt	-22
>>und nummerieren	-9
>>und nur	-15
>>und ob	-20
>>und prüft	-20
>>und sagen	-12
>>und sagt	-21
>>und schaut	-15
>>und schließt	-9
>>und schreibe	-9
>>und schreibt	-12
>>und sich	-25
>>und stellt	-15
>>und technik	-9
>>und trocken	-14
>>und trägt	-16
>>und vergibt	-19
>>und verständigt	-13
>>und was	-18
>>und wenn	-29
>>und wieder	-18
>>und wird	-10
>>und zettel	-10
>>und zucker	-8
>>und zwar	12
>>und zwei	-21
>>und zählt	-17
>>unleserlich ,	-17
>>uns ,	-18
>>uns ein	-18
>>unter 0	-21
>>unter dem	-13
>>unter den	-14
>>unter der	-9
>>verboten ,	-16
>>vergleichen ,	-14
>>vergleichen .	-13
>>verloren ,	-16
>>verlässt das	-9
>>vermerken ,	-10
>>vermerkt .	-10
>>verrutscht ,	-17
>>verschließt die	-19
>>vier ,	-25
>>vier wochen	-12
>>viertel vor	-18
>>vom 0	-19
>>vom brett	-12
>>vom montag	-24
>>vom tag	-20
>>von 0	-24
>>von abdrücken	-22
>>von außen	-16
>>von den	-29
>>von der	-43
>>von drei	-26
>>von einem	-11
>>von einer	-14
>>von gestern	-17
>>von hand	-29
>>von jedem	-23
>>von mir	-28
>>von oben	-17
>>von sieben	-11
>>von uns	-32
>>von unten	-17
>>von vorn	25
>>von zwei	-14
>>vor ,	-21
>>vor .	-19
>>vor 0	-10
>>vor dem	-14
>>vor den	-13
>>vor der	-35
>>vor die	-18
>>vor ort	-10
>>vor und	-17
>>vorher auf	-18
>>vorher nicht	-9
>>vorliegt .	-11
>>vorn ,	-21
>>war ,	-17
>>war .	-24
>>war da	-16
>>war im	-16
>>waren im	-10
>>was gscheites	-19
>>was schriftliches	-16
>>waschen ,	-12
>>wasser ,	-10
>>wasser in	-11
>>wechseln ,	-19
>>wechseln .	-16
>>weg ,	-21
>>weg .	-24
>>weg ist	-24
>>weg und	-10
>>weg vom	-11
>>weiß ,	-15
>>weiß .	-16
>>wenn der	-26
>>wenn er	-19
>>wenn zwei	-24
>>werden ,	-35
>>werden .	-39
>>werden am	11
>>werden an	-19
>>werden die	-28
>>werden fotografiert	-10
>>werden in	-13
>>werden kann	-9
>>werden nicht	-19
>>werden nie	-12
>>werden sofort	13
>>werden und	-12
>>wie die	-19
>>wie ein	-14
>>wie man	-27
>>wie wir	15
>>wieder da	-11
>>wieder mit	-13
>>wiegen ,	-9
>>will ,	10
>>will nun	-24
>>will von	-15
>>wir ,	-18
>>wir 0	-14
>>wir brauchen	-20
>>wir das	-29
>>wir die	-19
>>wir ein	-22
>>wir gar	-17
>>wir im	-26
>>wir in	11
>>wir mit	-21
>>wir nicht	-38
>>wir weiter	-20
>>wird .	-9
>>wird am	-25
>>wird an	-17
>>wird auf	-13
>>wird bei	14
>>wird das	-27
>>wird der	12
>>wird die	-19
>>wird ein	-11
>>wird eine	-18
>>wird erst	-21
>>wird frühestens	-11
>>wird gegen	-9
>>wird im	-14
>>wird in	-28
>>wird jeden	-22
>>wird mit	-23
>>wird nach	-17
>>wird nicht	-33
>>wird nichts	-16
>>wird nie	-10
>>wird niemand	-9
>>wird nur	-20
>>wird von	-18
>>wird zu	-14
>>wird über	-20
>>wischen ,	-10
>>wissen ,	-15
>>worden ,	-15
>>wurde .	-23
>>wählen ,	-14
>>wählen .	-16
>>wünsche ich	-20
>>zehn minuten	-14
>>zehn tage	-21
>>zeigen lassen	-14
>>zeigen und	-15
>>zettel ,	-15
>>ziehen ,	-27
>>ziehen .	-22
>>zu ,	-17
>>zu 0	-18
>>zu basteln	13
>>zu den	-14
>>zu die	-19
>>zu machen	-23
>>zu melden	-10
>>zu prüfen	-14
>>zu spät	-16
>>zu und	-15
>>zu zweit	-25
>>zuerst ,	-24
>>zuerst .	-16
>>zuletzt ,	-15
>>zulässig .	-10
>>zum aufhängen	-9
>>zum ersten	-14
>>zurück ,	-24
>>zurück .	-18
>>zurück in	-12
>>zurück und	-16
>>zurück zu	-17
>>zurückgeschickt ,	-13
>>zusammen ,	-15
>>zwanzig minuten	-21
>>zwar ,	-14
>>zwei personen	-10
>>zwei tage	-20
>>zwei wochen	-16
>>zwischen zwei	-21
>>zählen ,	-20
>>zählt die	-13
>>zählt nicht	-11
>>| wer	-15
>>öffnen ,	-22
>>öffnen .	-11
>>über 0	-18
>>über den	-24
>>über die	-43
>>über kanal	-12
>>über nacht	-19
>>übernimmt .	-13
>>– 0	-31
>>– ablauf	-23
>>– bitte	11
>>– gruppe	-17
>>“ ,	-23
>>“ .	-15
>>€ ,	-12
>>→ nicht	-19
>>❤ ️	-13
>@	-21
>a	-16
>ab	-16
>abdecken	-20
>abdrehen	-20
>abends	-39
>aber	-40
>abfragen	-12
>abgeben	-16
>abgegeben	-22
>abgelesen	-14
>abgetastet	-9
>abgezogen	-10
>abheften	-14
>abholen	-9
>abhängen	-14
>abkehren	-11
>abkühlen	-19
>ablassen	-10
>ablauf	-34
>ablesen	-16
>abmelden	-16
>abnehmen	-17
>abrechnung	-29
>absaugen	-25
>abschließen	-22
>abspülen	-8
>abstand	-13
>abstellen	-10
>abwarten	-22
>abziehen	-22
>acht	-34
>achten	-11
>ag	-29
>akten	-11
>algen	-18
>alkohol	-13
>allein	-36
>alleine	-26
>aller	-28
>alles	-40
>als	-37
>also	17
>alt	-12
>alte	-16
>am	-26
>an	-18
>andere	-14
>anderes	-16
>anders	19
>anfassen	-12
>angaben	-19
>angefordert	-19
>angerufen	-15
>angesehen	-14
>angesetzt	-17
>angucken	-20
>anlegen	-10
>anleitung	-17
>anmelden	-31
>annahme	-18
>annehmen	-19
>anrufen	-19
>ans	-25
>ansagen	-17
>anschauen	-29
>anschneiden	-9
>ansehen	-21
>ansetzen	-21
>anstellen	-15
>antippen	-16
>antwort	-15
>antwortet	-18
>anweisung	-16
>anweisungen	-10
>anwärmen	-18
>anzug	-14
>apparat	-9
>april	-21
>arbeiten	-16
>arbeitet	-13
>auch	-54
>auf	-35
>auffüllen	-20
>aufheben	-9
>aufkleber	-12
>aufmachen	-10
>aufnehmen	-28
>aufs	-23
>aufschließen	-19
>aufschreiben	-18
>aufstellen	-29
>augen	-20
>aus	-32
>ausdrucken	-9
>ausdrücken	-21
>ausgabe	-12
>ausgang	-21
>ausgebaut	-18
>ausgeben	-19
>ausgelöst	-14
>ausgeschlossen	-11
>ausgeschöpft	-20
>ausheben	-19
>auslassen	-12
>auslegen	-13
>ausräumen	-10
>ausschließlich	-12
>ausspülen	-15
>ausweis	-22
>auto	-24
>autos	-18
>außen	-9
>außer	-21
>b	-19
>band	-18
>bar	-26
>beanstandet	-22
>bearbeitet	-8
>befall	-15
>befreien	-22
>beginnt	-24
>begleitet	-14
>behalten	-18
>beiden	-11
>beider	-12
>beim	-47
>bemängelt	-19
>berechnet	-16
>bereit	-13
>berichtet	-11
>bescheid	-12
>beschrieben	-15
>beschriften	-14
>beschriftet	-17
>beschwert	-10
>besorgen	-22
>besteck	-17
>besteht	-19
>bestellen	-14
>bestellt	-15
>bestätigt	-23
>betreut	-12
>betrieb	-26
>bevor	-16
>bezahlt	-18
>beziehen	-20
>bild	-14
>bilden	-17
>bin	-34
>binnen	-22
>bis	-18
>bitte	-28
>bittet	-17
>blatt	-23
>bleiben	-18
>bleibt	-43
>boden	-10
>bogen	-16
>bord	-11
>box	-18
>brauche	-19
>brauchen	-19
>braucht	22
>bringen	-18
>bringt	-22
>brot	-14
>bucht	16
>burg	-14
>bände	-13
>bögen	-27
>bücher	-20
>c	-19
>ca	-13
>checken	-21
>cm	-21
>da	-57
>dabei	-27
>dafür	-30
>dagegen	-14
>daher	11
>dahinter	-12
>damen	-11
>danach	-19
>dank	-11
>danke	-19
>dann	-22
>darf	-26
>darüber	-15
>dass	10
>datum	-17
>dauert	13
>davon	-21
>davor	-20
>dazu	-27
>decke	-9
>deckel	-11
>defekt	-13
>dem	-61
>den	-66
>denen	-27
>denn	-11
>der	-42
>deren	-11
>des	-54
>deshalb	-25
>desinfizieren	-13
>deswegen	-10
>di	16
>dich	-18
>dicht	-23
>die	-47
>dienstag	-16
>dienste	-16
>dies	-16
>diese	-14
>diktier	-22
>dir	-26
>direkt	-13
>doch	-32
>dokument	-19
>donnerstag	-12
>dort	-15
>dr	-21
>dran	-22
>drauf	-37
>draus	-14
>draußen	-26
>drehen	-16
>drei	-49
>dreimal	-17
>dreißig	-21
>dres	-16
>drin	-28
>drinlassen	-11
>drittel	-16
>droht	-21
>drucken	-14
>druckt	-17
>drum	-30
>drunter	-15
>drüber	-28
>drücken	-16
>du	-54
>durch	-17
>durchblättern	-12
>durcheinander	-19
>durchgehen	-11
>e	-21
>eimer	-20
>ein	-22
>einbauen	-9
>eine	-63
>einem	-27
>einen	-51
>einer	-51
>eines	-51
>einfach	-22
>eingang	-12
>einheitlich	-18
>einhängen	-13
>einlegen	-15
>einpacken	-21
>eins	-23
>einsatz	-12
>einschalten	-10
>einstellen	-13
>eintragen	-22
>einzeln	-28
>elf	-15
>entgegen	-15
>entnehmen	-10
>entscheidet	-15
>entwurf	-12
>er	-50
>erfasst	-10
>erfolgt	-17
>erfragen	-14
>erhält	-23
>erklären	-11
>erklärt	-19
>ersetzt	-18
>es	-49
>etikett	-16
>etwa	-26
>etwas	-32
>euch	-16
>euro	-25
>extra	-15
>fahrzeuge	-19
>fall	-14
>fallen	-11
>falsch	-18
>farbe	-11
>fass	-14
>fasst	-21
>fassung	-17
>februar	-12
>fehlende	-17
>fehlt	-20
>fenster	-16
>fest	-26
>festgehalten	-19
>feucht	-26
>feuchtes	-15
>filialen	-15
>filterpapier	-12
>firma	-16
>fixe	-18
>flach	-14
>flamme	-9
>flasche	-11
>flecken	-18
>folgendes	-16
>form	-19
>foto	-17
>fotografieren	-21
>fotografiert	-20
>frage	-19
>fragen	-31
>fragt	-24
>fragte	-25
>franken	-24
>frau	-25
>frei	-25
>freundlich	-22
>frisch	-21
>früh	-23
>frühestens	-20
>fährt	-37
>fällen	-18
>fängt	17
>führt	-27
>führung	-18
>füllen	-16
>füllt	-14
>fünf	-46
>fünfundzwanzig	16
>fünfzehn	-23
>fünfzig	-17
>für	14
>fürs	-24
>g	-9
>gab	-18
>gang	-11
>ganz	-19
>gar	-27
>gast	-22
>geben	-31
>gebeten	-12
>gebracht	-23
>gebrochen	-19
>gebucht	-22
>gefahren	-25
>gefaltet	-22
>gefragt	-28
>gefroren	-21
>gefunden	-10
>geführt	-13
>gegeben	-19
>gegenüber	-21
>gehalten	-15
>gehe	-17
>gehen	14
>geholt	-15
>geht	-49
>gehören	13
>gehört	-16
>geladen	-14
>gelaufen	-16
>gelb	-23
>geld	-14
>gelegt	-14
>gemacht	-29
>gemeinsam	-8
>gemeldet	-23
>gemessen	-19
>genau	18
>genehmigt	-13
>generation	-17
>genommen	-22
>genug	-10
>geprüft	-30
>gerade	-17
>gereinigt	-13
>gern	20
>gerne	-17
>gerät	-23
>gesagt	-25
>geschieht	-25
>geschlossen	-20
>geschrieben	-24
>gesehen	-9
>gesperrt	-12
>gestattet	-15
>gesteckt	-26
>gestellt	-20
>gestempelt	-18
>gestern	-15
>getauscht	-21
>getrennt	-10
>gewaschen	-22
>gewicht	-13
>gewogen	-16
>geworden	-26
>gezeigt	-14
>gezogen	-12
>gezählt	-14
>geändert	-9
>gibt	-36
>gibt's	-11
>gibts	-21
>gingen	-20
>glas	-17
>glaub	-19
>gleich	-30
>gleichzeitig	-17
>gmbh	-21
>grad	-34
>griff	-13
>groß	-15
>grundlage	-15
>gruppe	-20
>grün	-18
>gucken	-22
>gut	-29
>guten	-18
>haar	-20
>haare	-9
>hab	-17
>haben	-11
>hafen	-11
>hakt	-21
>halb	-24
>halle	-19
>halt	-21
>halten	-21
>hand	-22
>handschuhe	-19
>handschuhen	-10
>handy	-20
>hartem	-12
>hatte	-20
>hatten	-27
>haus	-23
>heben	-11
>hebt	-17
>heftet	-11
>heim	-13
>heiss	-9
>heißt	-37
>helfer	-10
>her	-22
>heraus	-17
>herausnehmen	-12
>herr	-30
>herum	-21
>heuer	-30
>heute	-23
>hin	-16
>hinaus	-15
>hinein	-19
>hinten	-19
>hinter	-19
>hm	12
>hoch	-24
>hochfahren	-25
>hof	-13
>holen	-29
>holger	-10
>holt	-18
>holz	-18
>hält	-26
>hände	-10
>hängen	-19
>hängt	-20
>hätte	-22
>häuser	-11
>höchstens	-25
>höhe	-10
>i	-15
>ich	-76
>ihm	-23
>ihn	-23
>ihr	-41
>ihre	-28
>in	13
>informieren	-12
>informiert	-13
>innen	-23
>ins	-49
>irgendwas	12
>is	-18
>ist	-15
>ja	14
>jahr	-32
>jahren	-25
>je	-18
>jede	-31
>jeden	13
>jeder	-19
>jederzeit	-14
>jedes	-21
>jemand	-33
>jetzt	-40
>jour	-10
>junge	-22
>juni	-10
>jährlich	-19
>k	-12
>kalender	-18
>kalt	-10
>kam	-23
>kann	-41
>kannst	15
>kanten	-9
>kap	-15
>kapiert	-17
>karte	-15
>kasse	-20
>kassel	-14
>kassiert	-16
>kein	-39
>keine	-31
>keinen	-21
>keiner	-34
>kette	-13
>kg	-19
>kilo	-27
>kind	-21
>kinder	-27
>kisten	-12
>klappen	-14
>klar	-21
>kleben	-12
>kleidung	-12
>kleines	-8
>km	-8
>kolleginnen	-12
>kommen	-15
>kommt	-43
>kontrollieren	-31
>kontrolliert	-17
>kopf	-23
>kopiert	-19
>korb	-9
>korn	-10
>kosten	-14
>kostet	-13
>krank	-21
>kratzen	-17
>kriegen	-20
>kriegt	-14
>kröger	-13
>kunden	-19
>kupplung	-19
>kurz	-21
>können	-16
>körbe	-30
>kübel	-13
>kümmert	-16
>l	-11
>lag	-13
>laib	-9
>laibe	-18
>laiben	-19
>lang	-26
>langsam	-35
>lassen	-51
>laufen	-23
>laut	-18
>leben	-18
>leer	-32
>legen	-18
>legt	-23
>lehrer	-10
>leider	-19
>leihhaus	-14
>leinen	-9
>leise	-16
>leiter	-11
>leitfaden	-20
>leitung	-18
>lernt	-14
>lesen	-34
>leute	-22
>leuten	-18
>licht	-12
>lief	-15
>liegen	-29
>liegt	11
>liest	-29
>links	-28
>liste	-15
>liter	-10
>lockern	-21
>lol	-14
>los	-24
>luft	-13
>länger	-13
>lässt	-26
>läuft	-10
>löffel	-11
>löschzug	-19
>lösen	-24
>m	-23
>mach	9
>mache	-12
>machen	-30
>mag	-12
>mai	-12
>mal	19
>man	-56
>manchen	-20
>manchmal	-23
>mann	-11
>maximal	-11
>mehr	-32
>mein	-18
>meinen	-15
>meiner	-15
>meint	-15
>meist	-25
>meistens	-21
>melde	-13
>melden	-20
>mensch	-18
>merkblatt	-12
>messen	-35
>messer	-12
>meter	-22
>metern	-9
>mich	-37
>mieter	-20
>min	-16
>mind	-15
>mindestens	-16
>minus	-27
>minuten	-27
>mir	-49
>mischen	-21
>misst	-18
>mit	-36
>mitgeben	-13
>mitglieder	-22
>mitgliedern	-9
>mitnehmen	-15
>mitten	-13
>mittwoch	-12
>mm	-11
>monat	-22
>monate	-9
>montag	-27
>morgen	-18
>morgens	-23
>muss	14
>mussten	-12
>möchte	-44
>möchten	16
>möglich	-18
>mündlich	-9
>müssen	-27
>nach	-14
>nachfüllen	-18
>nachgefragt	-15
>nachlesen	-17
>nachmessen	-21
>nachricht	-14
>nachsehen	-11
>nacht	-23
>nachts	-22
>name	-16
>namen	-21
>nass	-19
>ne	12
>nee	-24
>nehmen	-29
>nein	-40
>netz	-14
>neu	-51
>neue	-22
>neuer	-26
>newton	-8
>nicht	-61
>nichts	-13
>nie	-46
>niemand	-33
>nix	-18
>nochmal	-28
>nord	-27
>normal	-12
>notieren	-14
>nr	-22
>null	-15
>nullen	-13
>nummer	-17
>nun	-31
>nur	-9
>nämlich	-22
>nötig	-22
>ob	-26
>oben	11
>obendrauf	-19
>obere	-19
>obermaier	-18
>obst	-13
>oder	-17
>offen	-32
>ohne	-53
>ok	-13
>okay	-20
>opa	-13
>paar	-27
>packen	-11
>packt	-23
>packung	-10
>papier	-29
>passieren	-16
>passt	-13
>passte	-12
>pause	-11
>peinlich	-9
>person	-13
>personen	-20
>persönlich	-17
>petra	-15
>plan	-11
>platten	-19
>platz	-18
>platzt	-20
>portugal	-19
>pro	-36
>probe	-20
>probieren	-12
>prozent	-25
>prüfen	-30
>prüft	-16
>prüfung	-20
>punkt	-29
>punkte	-17
>putzen	-23
>quer	-17
>raum	-18
>raus	-49
>rauscht	-20
>rechnet	-18
>recht	-16
>rechts	-16
>reden	-22
>regal	-14
>regelung	-18
>regt	-20
>reichen	-15
>reicht	-15
>reifen	-28
>reihe	-17
>reihenfolge	-29
>rein	-47
>reinigen	-25
>reiniger	-19
>reste	-11
>reto	-12
>richtig	-15
>riecht	-18
>rollen	-14
>rot	-17
>rufen	-22
>rufst	-28
>ruft	-16
>ruhig	-13
>rund	-30
>runter	-30
>rät	-18
>räumen	-14
>rücken	-22
>rühren	-17
>s	-17
>sachen	-24
>sagen	-22
>sagt	-35
>sammelt	-23
>sauber	-33
>sauberes	-9
>saugen	-17
>saugt	-10
>saß	-21
>scannen	-25
>schaltet	-19
>schauen	-25
>schaut	-21
>scheibe	-11
>schicken	-23
>schickt	-18
>schieben	-10
>schild	-15
>schimmel	-19
>schlecht	-16
>schließen	-12
>schließt	-19
>schlüssel	-18
>schmeckt	13
>schmieren	-19
>schneiden	-16
>schon	-23
>schreiben	12
>schreibt	-25
>schriftlich	14
>schriftliches	-29
>schritte	-23
>schräg	-13
>schuhe	-23
>schwarz	-22
>schäden	-10
>sechs	-29
>sehen	-22
>sei	-14
>sein	-42
>seit	-30
>seite	-27
>seitlich	-9
>sekunden	-11
>selber	-21
>selbst	-29
>sen	-9
>separat	-16
>server	-13
>setzen	-26
>setzt	-24
>sich	-52
>sichern	-18
>sicht	-21
>sie	-48
>sieben	-12
>sieht	-26
>sind	-8
>sitzen	-21
>sitzt	-30
>so	16
>sofort	-36
>sollen	-13
>sommer	-19
>sondern	-19
>sonst	-39
>sortieren	-16
>sortiert	-17
>sperren	-22
>sperrt	-9
>spiegel	-21
>spielt	-13
>spielzeit	-12
>sprache	-15
>spricht	-25
>springt	-12
>spätestens	-18
>spülen	-25
>st	-20
>stand	-24
>standen	-17
>stapeln	-14
>starten	-13
>statt	-19
>stechen	-11
>stecher	-10
>steckdose	-12
>stecken	-16
>stecker	-15
>steckt	-11
>stehen	-34
>stehend	-15
>steht	-12
>steil	-18
>stein	-20
>steine	-20
>stelle	-14
>stellen	-24
>steuerberater	-17
>stillgelegt	-12
>stimmen	-23
>stimmt	-11
>stockwerk	-11
>streichen	-13
>streifen	-21
>streit	13
>stroh	-15
>stunden	-22
>stück	-24
>stücke	-22
>suchen	-27
>sätzen	-21
>süd	-26
>tag	-25
>tage	-12
>tagen	-26
>tank	-19
>tante	-16
>tasche	-13
>tauschen	-27
>team	-25
>teil	-8
>telefonisch	-22
>test	-12
>testen	-14
>text	-21
>tief	-14
>tier	-13
>tippt	-24
>tisch	-20
>tonnen	-14
>tor	-13
>tragen	-16
>trocken	-26
>trocknen	-21
>trotzdem	-29
>trupp	-10
>trägt	-28
>tuch	-19
>tun	-27
>tut	-16
>täglich	-41
>tür	-26
>uhr	-29
>uhrzeit	-15
>um	-26
>umgestellt	-17
>ums	-26
>und	-32
>ungefähr	-22
>unleserlich	-17
>uns	-33
>unser	-16
>unsere	-29
>unseren	-8
>unserer	-33
>unter	-41
>untersagt	-10
>unterschreiben	-12
>unterschreibt	-12
>urkunden	-11
>verbleibt	-15
>verboten	-15
>verfällt	-24
>vergessen	-9
>vergleichen	-24
>verglichen	-11
>verkauft	-19
>verklebt	-22
>verlangt	-32
>verletzt	-20
>verloren	-30
>verlässt	-12
>vermerken	-10
>vermerkt	-10
>verrutscht	-17
>verschließt	-19
>verschlossen	-18
>verschoben	-20
>versehen	-10
>versieht	-16
>verständigen	-13
>verständigt	-13
>verteilt	-18
>verträgt	-12
>verwahrt	-11
>viel	-17
>vielmal	-15
>vier	-42
>viertel	-18
>vierzig	-17
>voll	-20
>vom	-72
>von	-20
>vor	-62
>vorab	-17
>voran	-14
>vorbei	-12
>vorher	-40
>vorlage	-16
>vorliegt	-13
>vorm	-24
>vorn	-21
>vorne	-21
>waben	-12
>wagen	-26
>wann	-10
>ware	-11
>waren	-25
>warm	-18
>warten	-14
>wartet	-21
>warum	-13
>was	-53
>waschen	-19
>wasser	-39
>wechseln	-20
>wecken	-11
>weg	-42
>wegen	-28
>weil	17
>weise	-26
>weiter	-22
>weiß	-35
>wenn	-54
>wenzel	-12
>werden	-13
>wieder	-43
>wiegen	-9
>wiegt	-15
>will	-25
>wirft	-20
>wischen	-10
>wissen	-21
>wo	-20
>woche	-23
>wochen	-13
>wollen	-25
>worden	-16
>wunsch	-9
>wurde	-27
>wählen	-19
>während	-23
>wäre	11
>wäscht	-11
>wünsche	-20
>wünscht	-19
>zahlt	-24
>zehn	-32
>zeichnet	-21
>zeigen	-27
>zeigt	-23
>zentimeter	-10
>zerlegen	-13
>zerlegt	-23
>zettel	-31
>ziehen	-45
>zieht	-18
>zimmer	-19
>zu	12
>zuerst	-27
>zuletzt	-26
>zulässig	-10
>zum	-52
>zurück	-38
>zurückgegeben	-16
>zurückgeschickt	-13
>zusammen	-23
>zusätzlich	-17
>zwanzig	-26
>zwei	-58
>zweimal	-21
>zwischen	-42
>zwölf	-21
>zählen	-35
>zählt	-24
>|	-35
>«	-23
>°	-14
>·	-21
>»	-24
>ähm	27
>öffnen	-22
>öffnet	-13
>öl	-13
>über	-56
>überhaupt	-23
>überlappen	-19
>übernimmt	-13
>überschreiben	-20
>übersetzt	-10
>übrigens	-9
>übt	-10
>“	-39
>„	-33
>€	-20
>→	-34
>❤	-13
>🙈	-12
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[--11	-21
[--nr	-29
[-aal	-23
[-aar	-29
[-aat	-20
[-abe	44
[-abt	-27
[-aby	-13
[-ach	-42
[-ack	-30
[-ade	-27
[-adt	-25
[-afe	-26
[-aff	-13
[-aft	-37
[-afé	-24
[-ag	-21
[-age	-9
[-ags	-51
[-agt	-36
[-aha	-23
[-ahl	-37
[-ahr	-37
[-aht	-22
[-aib	-17
[-ail	-19
[-ain	-17
[-ake	-16
[-akt	-25
[-alb	-36
[-ald	-18
[-ale	-36
[-alg	-15
[-all	-41
[-als	-30
[-alt	-45
[-alz	-22
[-ame	-38
[-amm	-30
[-amp	-13
[-ams	-22
[-amt	-51
[-ane	-19
[-ank	-40
[-ann	-70
[-ans	-14
[-ant	-18
[-anz	-26
[-apf	-17
[-app	-22
[-ara	-13
[-arb	-15
[-ard	-25
[-ark	-23
[-arn	-24
[-ars	-18
[-arz	-29
[-ase	-21
[-ass	-18
[-ast	-42
[-ate	-31
[-ats	-19
[-att	-46
[-aub	-30
[-aue	-30
[-aul	-18
[-aum	12
[-aun	-15
[-aus	-8
[-aut	-44
[-auß	-9
[-avo	-11
[-aw	-24
[-axi	-16
[-az	-11
[-b's	-40
[-bad	-32
[-bag	-13
[-ban	-16
[-bar	-31
[-bat	-12
[-bei	-49
[-bel	-35
[-ber	-27
[-bes	-23
[-bg	-11
[-bil	-12
[-bis	-15
[-bon	-23
[-bor	-24
[-bot	-31
[-box	-33
[-bst	10
[-bts	-27
[-bub	-19
[-bzw	-16
[-ca	-14
[-cds	-11
[-chi	-15
[-chs	-31
[-cht	-30
[-cke	-42
[-cks	-25
[-ckt	-57
[-co2	-10
[-d	-19
[-d's	-13
[-dan	-15
[-das	-13
[-del	-26
[-dem	-55
[-den	-30
[-der	-55
[-des	9
[-di	-19
[-die	-40
[-dig	-27
[-din	-28
[-dio	-26
[-dit	-17
[-do	-19
[-dus	-22
[-dwo	-29
[-dys	-34
[-e	-17
[-eam	-21
[-ebe	-31
[-ebs	-20
[-ebt	-35
[-ech	-18
[-ede	-13
[-efe	-20
[-eft	-30
[-ege	-41
[-egs	-13
[-egt	-49
[-eh	-21
[-eha	-10
[-ehe	-27
[-ehl	-13
[-ehm	-28
[-ehn	-30
[-ehr	-33
[-eht	-29
[-eib	-25
[-eid	-23
[-eie	-17
[-eif	-19
[-eig	-22
[-eih	-13
[-eil	-35
[-eim	-30
[-ein	-24
[-eis	-46
[-eiß	-24
[-eke	-20
[-ekt	-33
[-ela	-12
[-elb	-25
[-eld	-33
[-ele	-30
[-ell	-26
[-elm	-19
[-eln	-43
[-els	-24
[-elt	-49
[-ema	-9
[-emo	-15
[-emp	-15
[-ena	-19
[-end	-18
[-ene	-44
[-enk	-26
[-enn	9
[-ens	-56
[-ent	-44
[-enz	-31
[-enü	-18
[-eon	-27
[-epp	-23
[-ept	-23
[-era	-24
[-ere	-18
[-erf	-24
[-erg	-32
[-erk	-32
[-erl	-12
[-erm	-26
[-ern	-23
[-ers	-32
[-ert	-47
[-erz	-20
[-es	-13
[-eso	-25
[-est	13
[-eto	-14
[-etr	-19
[-ets	-22
[-etz	-30
[-eug	-23
[-eum	-24
[-eun	-21
[-eur	-33
[-eut	-33
[-euz	-21
[-ext	-18
[-ezi	-19
[-eßt	-28
[-fa	-12
[-fax	-15
[-fee	-33
[-fel	-47
[-fer	-13
[-ff	-14
[-ffe	-24
[-ffi	-12
[-fft	-23
[-fin	-18
[-fix	-22
[-flo	-13
[-fp2	-10
[-fst	-25
[-fte	-47
[-fuß	-37
[-für	-46
[-g	-14
[-g/l	-8
[-gab	-18
[-gal	-23
[-gar	-21
[-gas	-21
[-gel	-41
[-gem	-12
[-gen	9
[-ger	-29
[-ges	-27
[-gez	-16
[-gib	-11
[-gie	-22
[-gig	-17
[-gin	-21
[-git	-15
[-gps	-17
[-gst	-23
[-gut	-28
[-gäu	-13
[-gül	-16
[-h's	-17
[-hat	-24
[-hau	-28
[-hef	-24
[-hel	-16
[-hem	-11
[-hes	-44
[-heu	15
[-hey	-24
[-hi	-17
[-hig	-17
[-hin	-23
[-hip	-13
[-hiv	-24
[-hle	-36
[-hlt	-35
[-hm	-18
[-hme	51
[-hmt	-27
[-hne	-9
[-hnt	-22
[-hol	-18
[-hop	-24
[-hot	-21
[-hr	-18
[-hre	-45
[-hrt	-49
[-hse	-20
[-hst	-34
[-hte	-16
[-hts	-23
[-hub	14
[-huh	-18
[-hur	10
[-hön	-18
[-ias	-18
[-iat	-30
[-ibe	-40
[-ibt	-21
[-ice	-32
[-ich	-57
[-ick	-36
[-ide	-28
[-idl	-15
[-ieb	-44
[-ied	8
[-ief	-37
[-ieg	17
[-ieh	-28
[-iel	-39
[-ien	-14
[-ier	-54
[-ies	-30
[-iet	-13
[-ife	-17
[-iff	-25
[-ift	-31
[-igt	-34
[-ihe	8
[-iii	-11
[-iki	-11
[-ila	-17
[-ild	-36
[-ile	-36
[-ill	-19
[-ilm	-18
[-ils	-18
[-ilt	-33
[-ilz	-10
[-im	-80
[-ima	-21
[-imt	-15
[-ina	-23
[-ind	-27
[-ine	-15
[-ing	-53
[-ink	-13
[-inn	-29
[-ino	-28
[-ins	-15
[-int	-24
[-inz	-19
[-ipp	-15
[-ira	-19
[-ird	-37
[-iri	-15
[-irk	-26
[-irm	-26
[-irr	-18
[-irt	-23
[-is	-20
[-ise	-55
[-iss	-27
[-ist	-25
[-it	-17
[-ita	-27
[-ite	-39
[-its	-12
[-itt	-28
[-ity	-13
[-itz	-34
[-ium	-26
[-ive	-12
[-ivi	-19
[-ixe	-13
[-izt	-17
[-iße	-19
[-ißt	-24
[-j	-15
[-jo	-16
[-job	14
[-k	-20
[-kal	-20
[-kam	-30
[-kap	-15
[-kar	-14
[-kay	-28
[-kel	-38
[-ken	-19
[-ker	-36
[-kes	-22
[-ket	9
[-kg	-16
[-ki	-12
[-kku	-28
[-kon	-16
[-kop	-16
[-kro	-14
[-kte	-32
[-kum	-13
[-kus	-23
[-kw	-15
[-l	-16
[-laf	-18
[-lag	-31
[-lai	-13
[-lam	-17
[-lan	-37
[-lar	-30
[-las	-23
[-lat	-19
[-lau	-14
[-lay	-19
[-lbe	-33
[-lch	-31
[-leg	-20
[-lei	-12
[-lem	-31
[-len	11
[-ler	-51
[-les	-13
[-let	-15
[-lfe	-22
[-lft	-19
[-lg	-19
[-lge	-34
[-lgt	-26
[-lie	-31
[-lig	-35
[-lin	-27
[-lis	-12
[-lke	-25
[-lkt	-13
[-lkw	-12
[-lla	-21
[-lli	-20
[-llt	-45
[-lly	-8
[-lob	-12
[-lol	-13
[-lon	9
[-lor	-14
[-los	-24
[-lot	-21
[-loß	-17
[-lts	-26
[-lub	-14
[-lus	-17
[-lut	-25
[-lze	-11
[-m/h	-12
[-ma	-18
[-mag	-15
[-mal	-46
[-mat	-28
[-maß	-14
[-mbe	-24
[-mbh	-16
[-md	-14
[-mde	-20
[-mel	-45
[-men	-23
[-mes	-26
[-met	-16
[-mie	-18
[-min	-29
[-mir	-19
[-mis	-19
[-mit	-60
[-ml	-16
[-mm	-17
[-mma	-26
[-mme	-29
[-mmi	-9
[-mmt	-21
[-mo	-18
[-mpe	-36
[-mpf	-24
[-mpt	-18
[-mse	-27
[-n	-11
[-n's	-33
[-na	-32
[-nal	-41
[-nas	-17
[-nat	-31
[-nau	-19
[-nce	-16
[-nch	-21
[-nde	-29
[-ndl	-18
[-ndo	-21
[-nds	-31
[-ndt	-20
[-ndy	-11
[-ned	-20
[-nee	-14
[-nem	-31
[-ner	-33
[-net	-45
[-nft	-30
[-nge	-55
[-ngs	-30
[-ngt	-34
[-nie	-16
[-nik	-29
[-nis	-29
[-niz	-23
[-nja	-27
[-nks	-16
[-nkt	-33
[-nna	-19
[-nne	-29
[-nni	-20
[-nno	-11
[-nnr	-18
[-nns	-37
[-nnt	-11
[-nny	-16
[-not	-16
[-nr	-22
[-nst	14
[-nug	-18
[-nun	-33
[-nur	-15
[-nus	-31
[-nzt	-11
[-o	-20
[-obe	34
[-obi	-16
[-obt	-17
[-ock	-29
[-ode	-32
[-off	-36
[-oft	-26
[-og	-18
[-ogo	-12
[-ogt	-19
[-oh	-17
[-ohe	-23
[-ohl	-31
[-ohn	-21
[-ohr	-10
[-oht	-32
[-oin	-27
[-ois	-14
[-oku	-12
[-old	-19
[-ole	-20
[-olf	12
[-oll	-31
[-olo	-18
[-olt	-28
[-olz	-31
[-oma	-27
[-one	-16
[-oni	-15
[-ons	-23
[-ook	-27
[-ool	-19
[-oor	-19
[-oos	-17
[-oot	-19
[-op	-11
[-opa	-16
[-ope	-25
[-opf	-28
[-opp	-21
[-ora	-16
[-orb	-20
[-ord	-37
[-ore	-22
[-orf	-13
[-orm	-33
[-orn	-25
[-oro	-22
[-ors	-15
[-osa	-21
[-ose	-36
[-osk	-10
[-oss	-30
[-ost	-32
[-ote	12
[-ots	-20
[-ott	-33
[-our	-15
[-out	-16
[-oße	-27
[-pan	-15
[-pdf	-16
[-pen	9
[-per	-32
[-pfe	-23
[-pft	-30
[-ph	-11
[-pie	-24
[-pit	-10
[-piz	-15
[-pot	-18
[-ppe	-40
[-ppt	-36
[-pur	-11
[-pät	-17
[-q3	-14
[-qm	-16
[-r	-14
[-r's	-21
[-rab	11
[-rad	-27
[-rag	-37
[-ran	14
[-ras	-16
[-rat	-32
[-rau	-17
[-ray	-20
[-raz	-14
[-rbe	-35
[-rbt	-10
[-rch	-16
[-rci	-24
[-rde	-38
[-re	-20
[-red	-36
[-rei	-42
[-rem	-30
[-ren	34
[-rer	-17
[-res	-47
[-rev	-19
[-rfe	-19
[-rft	-19
[-rga	-16
[-rge	-23
[-rgt	-17
[-rhs	-18
[-ria	-20
[-rie	-17
[-rig	-38
[-rik	-15
[-rin	-60
[-rit	-19
[-rke	-34
[-rle	-19
[-rma	-27
[-rme	-31
[-rnd	-31
[-rne	-29
[-rnt	-23
[-rob	-20
[-rof	-12
[-roh	-21
[-rom	-27
[-rot	-28
[-roß	-19
[-rre	-17
[-rrn	-22
[-rrt	-19
[-rry	-22
[-rse	-23
[-rst	-26
[-rte	-17
[-rth	-14
[-rts	-21
[-rum	-60
[-rut	-15
[-ruß	-24
[-rve	-16
[-rze	-28
[-rzt	-32
[-räg	-18
[-rät	-34
[-rüh	-31
[-rün	-17
[-rüß	-12
[-s	-17
[-sa	-9
[-sam	-27
[-san	-18
[-sau	-20
[-saß	-21
[-sch	14
[-see	-20
[-sei	-22
[-sel	35
[-sem	-15
[-ses	-20
[-set	-27
[-sie	-48
[-sig	-20
[-sik	-19
[-sis	-16
[-ske	-10
[-ski	-34
[-sms	-17
[-son	-34
[-sor	-25
[-spo	-12
[-sso	-17
[-sst	-41
[-st	-14
[-std	-8
[-ste	-30
[-stk	-19
[-suf	-16
[-sum	-15
[-söl	-17
[-süd	-22
[-t	-21
[-t's	-31
[-tab	-17
[-tal	-39
[-tar	-12
[-tas	-16
[-tat	-26
[-tau	-21
[-tee	-9
[-teg	-25
[-tei	-12
[-tel	-38
[-tem	-38
[-ter	-32
[-tes	-52
[-tet	-53
[-tha	-16
[-thi	-22
[-tie	-21
[-tig	-49
[-tik	-28
[-til	-14
[-tin	-40
[-tiv	-12
[-tiz	-23
[-tje	-22
[-tke	-16
[-ton	-33
[-top	-9
[-tor	-48
[-tos	-36
[-tot	-8
[-tra	-28
[-tte	-56
[-tti	-22
[-ttl	-18
[-tu	-9
[-tum	-19
[-tut	-31
[-typ	-14
[-tze	-13
[-tzt	-56
[-tät	-19
[-tür	-23
[-tüv	-28
[-uar	-26
[-ube	-28
[-ubi	-26
[-ubt	-27
[-uch	-22
[-udi	-9
[-uer	-52
[-ufe	-25
[-uft	-35
[-uge	-28
[-ugt	-21
[-uhe	-21
[-uhl	-24
[-uhr	-32
[-uhu	-28
[-uis	-22
[-uke	-12
[-uld	-10
[-ule	-38
[-ulf	-12
[-uli	-24
[-ull	-18
[-ulm	-15
[-uls	-10
[-ult	-25
[-um	-25
[-ums	-25
[-umt	-20
[-und	-49
[-une	-22
[-ung	45
[-uni	-29
[-unk	-24
[-upe	-17
[-upp	-11
[-ups	-23
[-upt	-24
[-ure	-37
[-urf	-41
[-urg	-40
[-urm	-31
[-urs	-22
[-urt	-24
[-urz	13
[-use	-36
[-usm	-18
[-uso	-12
[-uss	18
[-ust	-31
[-ute	-33
[-uth	-11
[-utz	9
[-uwe	-12
[-uzt	-21
[-v	-15
[-va	-22
[-ven	-25
[-ver	-46
[-vin	-14
[-von	-75
[-vor	-25
[-vus	-23
[-was	-10
[-weg	-16
[-weh	-11
[-wei	-60
[-wie	34
[-wir	-61
[-wär	-16
[-xen	-31
[-xis	-23
[-yer	-12
[-zei	-10
[-zel	-20
[-zen	-29
[-zer	-21
[-zes	-13
[-zig	-59
[-zle	-15
[-zug	-13
[-ßem	-16
[-ßen	-12
[-ßer	-26
[-ßes	-21
[-ßig	-27
[-äch	10
[-ädt	-14
[-äge	14
[-ägt	-18
[-ähe	-17
[-ähr	-32
[-ält	-25
[-äme	-19
[-äne	-17
[-äre	-22
[-ärt	-28
[-ärz	-21
[-äse	14
[-äst	-20
[-äte	-30
[-öde	-14
[-öge	-18
[-öhe	-28
[-öll	-16
[-öln	-14
[-örg	-18
[-ört	-28
[-öst	-20
[-öße	-31
[-übt	-14
[-ück	-25
[-üft	-32
[-üge	-30
[-ügt	-23
[-ühr	-16
[-üle	-22
[-üll	-24
[-ült	-13
[-üne	-16
[-ünn	-18
[-ürd	-20
[-ürk	-16
[-ürl	-21
[-üro	-42
[-ürs	-31
[-üse	-13
[-üst	-23
[-üte	-34
[-ütz	-16
[-üße	-20
[-üßt	-24
[-️	-18
[.	-9900
[/	-9900
[0	-9900
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[abdecken ,	-15
[[abdecken mit	-25
[[abdruck unter	-12
[[abgelesen ,	-10
[[abgemacht .	-10
[[abgeschlossen .	-14
[[abheften ,	-11
[[abholung im	11
[[abhören und	-16
[[abkehren ,	-10
[[abkühlen im	-15
[[abkühlen lassen	-14
[[ablauf der	13
[[ablauf für	24
[[abrechnung .	-9
[[abschließen ,	-22
[[abspülen ,	-9
[[abstand zum	-15
[[abwarten .	-15
[[abwischen ,	-10
[[akku raus	-19
[[akku unter	-17
[[akte an	-10
[[akte auf	-9
[[alarm annehmen	-18
[[allergien ,	-18
[[alles ,	-16
[[alles ab	-16
[[alles auf	-9
[[alles aus	-17
[[alles in	-17
[[alles und	-22
[[alt ,	-12
[[alte eisen	-14
[[anbei ,	-15
[[angebrochene packungen	-12
[[angehörige rufen	-15
[[angenommen ,	-13
[[anhaken .	-16
[[anhänger mit	-14
[[anklopfen ,	-12
[[anlass ist	-14
[[anleitung für	-21
[[anmeldung bei	-15
[[annahme .	-8
[[annahme der	15
[[annahme von	20
[[annehmen ,	-11
[[annimmt ,	-22
[[anruf .	-18
[[anruf bei	-15
[[anruf kommt	-17
[[anschließen ,	-13
[[ansehen .	-20
[[antrag aus	-10
[[antwort :	-16
[[antwortet .	-8
[[anwesend :	-20
[[arbeiten .	-9
[[arbeiten im	-21
[[arbeitet .	-13
[[arbeitsanweisung nr	-18
[[auf ,	-26
[[auf .	-25
[[auf 0	-16
[[auf :	-18
[[auf acht	-12
[[auf box	-9
[[auf das	-9
[[auf dem	-35
[[auf den	-35
[[auf der	-45
[[auf deren	-12
[[auf deutsch	-9
[[auf die	-37
[[auf drei	-16
[[auf ein	-10
[[auf einem	-13
[[auf einen	-21
[[auf feuchtes	-8
[[auf hartem	-12
[[auf jeden	-22
[[auf null	-16
[[auf platz	-15
[[auf risse	-11
[[auf schäden	-11
[[auf sicht	-15
[[auf und	-24
[[auf unseren	-18
[[auf vier	-14
[[auf weiß	-17
[[auf wunsch	-10
[[auf zehn	-13
[[auf zwanzig	-14
[[auf zwei	-28
[[auffüllen ,	-14
[[aufhängen ,	-14
[[aufkleber drauf	-14
[[aufkleber in	-15
[[auflegen ,	-14
[[aufmachen und	-16
[[aufnahme läuft	-19
[[aufrecht ,	-18
[[aufschließen ,	-19
[[augen des	-21
[[august ist	-14
[[ausdrucken ,	-10
[[ausfüllen ,	-9
[[ausgabe ,	-14
[[ausgabe 0	-19
[[ausgegeben wird	-11
[[ausspülen ,	-20
[[autos ,	-21
[[außerdem seit	-15
[[außerhalb der	-18
[[aw :	-24
[[az .	-11
[[bahn 0	-9
[[bahnhof ,	-13
[[band mit	-16
[[basteln ,	-13
[[bearb .	-15
[[beauftragt ,	-10
[[beckenwasser spülen	-18
[[beginn 0	-14
[[beginnt immer	-18
[[begrüßen ,	-13
[[behauptet ,	-11
[[bei 0	-13
[[bei alarm	-20
[[bei austritt	-13
[[bei böen	-11
[[bei den	-17
[[bei der	-17
[[bei einem	-32
[[bei einer	-27
[[bei jedem	-13
[[bei mir	-41
[[bei nebel	-22
[[bei niedrigwasser	-24
[[bei sturmwarnung	-15
[[bei tageslicht	-8
[[bei uns	-51
[[bei unter	-18
[[bei verdacht	-27
[[beim einsteigen	-19
[[beim ersten	-23
[[beim huber	-16
[[beim letzten	-27
[[beim zugführer	-13
[[beine hoch	-8
[[bekommen die	13
[[belag mit	-12
[[belegt ist	-10
[[bemängelt ,	-9
[[bereich .	-8
[[bereit erklärt	-14
[[beschluss :	-22
[[beschreiben ,	-11
[[beschriften mit	-8
[[beschwert ,	-10
[[besprochen ,	-13
[[besteht aus	-19
[[bestätigt “	-11
[[betr .	-19
[[betriebsanweisung nr	-19
[[bett ,	-23
[[bettwanzen ,	-26
[[bezahlt wird	-9
[[bild und	-16
[[bildschirm mit	-10
[[bindemittel und	-12
[[bist du	-13
[[bittet um	-13
[[bittet uns	-13
[[bleibt ,	-24
[[bleibt am	-12
[[bleibt an	-14
[[bleibt bei	-17
[[bleibt bis	-21
[[bleibt das	-21
[[bleibt der	-21
[[bleibt die	-12
[[bleibt im	-8
[[bleibt stehen	-13
[[blutverdünnern und	-17
[[blätter vor	-13
[[boden ,	-11
[[boden :	-10
[[boden mit	-16
[[brauche ich	-20
[[brauchen wir	-17
[[bremsen fest	-11
[[brille ,	-11
[[brille und	-13
[[bringen ,	-21
[[bringen sie	-22
[[bringt er	17
[[bräuchten also	-22
[[bzw .	-16
[[bände in	-14
[[bürgermeister .	-13
[[ca .	-11
[[chefin hat	-18
[[chlor 0	-11
[[chlor unter	-9
[[container ,	-14
[[d .	-11
[[dach ,	-10
[[dach und	-15
[[dachte ,	-11
[[damen und	-15
[[dann 0	-15
[[dann auf	-11
[[dann das	-21
[[dann den	-15
[[dann ein	-11
[[dann erst	-16
[[dann fragt	-15
[[dann geht	-11
[[dann hübsch	-19
[[dann in	-21
[[dann ist	-11
[[dann kommt	-11
[[dann los	-13
[[dann macht	-17
[[dann mit	-20
[[dann nicht	-16
[[dann schaut	-11
[[dann schließt	-12
[[dann schnell	-8
[[dann schranke	-10
[[dann unten	-11
[[dann wird	-23
[[dann äh	-20
[[darauf .	-20
[[darum ,	-17
[[darum bitte	-18
[[darüber ,	-16
[[darüber :	-13
[[das ,	-24
[[das als	-14
[[das alte	-19
[[das auf	-19
[[das aus	11
[[das auto	-13
[[das becken	-14
[[das bis	-15
[[das bitte	-14
[[das blatt	-13
[[das boot	-11
[[das buch	-9
[[das büro	-11
[[das dauert	-18
[[das der	-23
[[das die	-26
[[das ding	-21
[[das dritte	-16
[[das eis	-27
[[das ergebnis	-12
[[das erste	15
[[das fliegt	-19
[[das fundbüro	-17
[[das ganze	-18
[[das geht	-32
[[das gehört	-9
[[das geld	-15
[[das genügt	-16
[[das gerät	-15
[[das gerüst	-15
[[das gesundheitsamt	-9
[[das gibt	-21
[[das glas	-15
[[das halbe	-16
[[das hat	-14
[[das haus	-11
[[das hier	-18
[[das ich	-21
[[das im	-16
[[das immer	-24
[[das in	-10
[[das ins	-21
[[das ist	-37
[[das jemand	-20
[[das jetzt	-30
[[das kalb	-12
[[das kind	-15
[[das klingt	-17
[[das kommt	-15
[[das kostet	-13
[[das labor	-18
[[das licht	-9
[[das linke	-13
[[das machen	-30
[[das macht	-20
[[das mal	-28
[[das man	-23
[[das meiste	-22
[[das merkt	-10
[[das mit	-28
[[das muss	-19
[[das nicht	-10
[[das original	-11
[[das passiert	-14
[[das pferd	-15
[[das programm	-14
[[das protokoll	-13
[[das rote	-8
[[das sagt	-19
[[das schwarz	-16
[[das sei	-15
[[das sekretariat	-13
[[das sieht	-12
[[das sind	-10
[[das so	-21
[[das sollen	-19
[[das steht	-23
[[das thema	15
[[das tier	-10
[[das tor	-14
[[das vorgehen	-13
[[das wachs	-10
[[das war	-14
[[das war's	-12
[[das waren	-10
[[das wasser	-15
[[das wetter	-16
[[das wichtigste	-22
[[das wiegen	-18
[[das will	-21
[[das wird	-16
[[das wort	-16
[[das wäre	-10
[[das öl	-13
[[dass auch	-21
[[dass das	-20
[[dass die	-29
[[dass er	-18
[[dass es	-38
[[dass ich	-30
[[dass jeder	-25
[[dass man	-31
[[dass sie	-20
[[davor .	-10
[[deniz :	-19
[[denn die	-20
[[der 0	-9
[[der abholer	-11
[[der akte	-13
[[der alten	-17
[[der annahme	-22
[[der antrag	-13
[[der app	-11
[[der arzt	-21
[[der ausgabe	-9
[[der balg	-15
[[der bande	-10
[[der baustelle	-11
[[der bestatter	-13
[[der betriebsleiter	-10
[[der beurkundung	-14
[[der boden	-8
[[der bub	-24
[[der chef	-26
[[der das	-19
[[der disponent	-11
[[der dritten	-11
[[der drohne	-19
[[der druck	-12
[[der ersten	-14
[[der fahrer	-33
[[der falschen	-13
[[der gabel	-10
[[der ganzen	-11
[[der gast	-9
[[der gemeinde	-17
[[der geselle	-12
[[der halle	-18
[[der halter	-21
[[der hand	-13
[[der hat	-14
[[der herr	-23
[[der hersteller	-15
[[der hund	-18
[[der ist	-10
[[der kasse	-18
[[der kollege	-20
[[der kollekte	-20
[[der kunde	-44
[[der kurier	-15
[[der laden	-14
[[der landesverband	-17
[[der lehrling	-11
[[der leitstelle	-13
[[der letzte	-12
[[der letzten	-23
[[der macht	-16
[[der mail	-16
[[der man	-17
[[der maschine	-17
[[der md	-10
[[der meister	-17
[[der mit	-18
[[der mitarbeiter	-21
[[der mitte	-13
[[der nacht	-15
[[der neue	-25
[[der nummer	-9
[[der nähe	-13
[[der oberfläche	-10
[[der op	-11
[[der patient	-20
[[der personalabteilung	-10
[[der praxis	-17
[[der prüfung	-17
[[der raum	-14
[[der reihe	-20
[[der rest	-17
[[der saft	-16
[[der schaden	-15
[[der schicht	-16
[[der schleuse	-13
[[der schlüssel	-13
[[der sepp	-17
[[der spiegel	-11
[[der spitze	-12
[[der station	-13
[[der stecker	-12
[[der stempel	-10
[[der student	-11
[[der techniker	-9
[[der text	-20
[[der theke	-12
[[der tierarzt	-21
[[der trainer	-16
[[der tür	-13
[[der tüv	-17
[[der vertrieb	-10
[[der verwaltung	-16
[[der vierten	-14
[[der vom	-14
[[der vorarbeiter	-12
[[der vorstand	-24
[[der wagen	-12
[[der wird	-15
[[der woche	-11
[[der zange	-16
[[der zeit	-21
[[der zweite	-16
[[der zweiten	-12
[[deren namen	-11
[[desinfizieren ,	-15
[[di +	-14
[[dich ,	-15
[[die abrechnung	-15
[[die akte	-9
[[die alte	-25
[[die alten	-15
[[die andere	-15
[[die angehörigen	-21
[[die anlage	-32
[[die assistentin	-16
[[die aufsicht	-21
[[die ausgabe	-19
[[die aushilfen	-28
[[die ausleihe	-18
[[die bahn	-10
[[die bande	-10
[[die begleitung	-15
[[die behörde	-11
[[die beiden	-21
[[die beschwerde	-9
[[die besitzer	-18
[[die bg	-9
[[die blase	-9
[[die boote	-17
[[die box	-13
[[die bremse	-17
[[die bücher	-13
[[die bücherei	-11
[[die bühne	-17
[[die bürste	-10
[[die das	-9
[[die decke	-13
[[die den	-17
[[die eine	-22
[[die einweisung	-19
[[die eltern	-13
[[die ersten	-21
[[die fachkraft	-17
[[die familie	-12
[[die fassung	-14
[[die feuerwehr	-24
[[die flamme	-16
[[die flaschen	-17
[[die folie	-18
[[die form	-14
[[die frist	-14
[[die geht	-12
[[die gelbe	-12
[[die geschäftsstelle	-12
[[die große	-15
[[die gruppe	-24
[[die grünen	-20
[[die gurte	-15
[[die gäste	-21
[[die halle	-16
[[die hand	-10
[[die hausdame	-9
[[die haustechnik	-13
[[die heizung	-10
[[die helfer	-19
[[die hälfte	-25
[[die hände	-15
[[die jungen	-14
[[die kammer	-10
[[die kasse	-12
[[die kaution	-15
[[die kinder	-9
[[die kiste	-22
[[die kisten	-19
[[die klappe	-13
[[die klingel	-13
[[die kollegen	-12
[[die kollegin	-10
[[die kundin	-13
[[die kundschaft	-19
[[die kuppel	-11
[[die kurverwaltung	-21
[[die körbe	-14
[[die kühlbox	-9
[[die leeren	-10
[[die lehrkraft	-12
[[die lehrlinge	-15
[[die leiter	-19
[[die leitung	-21
[[die letzte	-15
[[die leute	-28
[[die liste	-26
[[die man	-23
[[die markierung	-8
[[die maschine	-10
[[die meisten	-25
[[die meldung	-12
[[die mit	-17
[[die muss	-16
[[die mühle	-16
[[die nacht	-14
[[die naht	-13
[[die nase	-17
[[die neue	-26
[[die neuen	-18
[[die niemand	-16
[[die nummer	-13
[[die nur	-21
[[die oma	-10
[[die person	-9
[[die plätze	-9
[[die polizei	-18
[[die pumpe	-14
[[die rampe	-27
[[die rechnung	-11
[[die reederei	-21
[[die registrarin	13
[[die restauratorin	-12
[[die rezeption	-12
[[die rote	-15
[[die sachbearbeiterin	-13
[[die sache	12
[[die schale	-13
[[die schleuse	-15
[[die schulleitung	-15
[[die seite	-9
[[die seriennummer	-17
[[die sich	-15
[[die sicherheit	-22
[[die sind	-10
[[die späte	-8
[[die stadt	-14
[[die stangen	-14
[[die stirnwand	-9
[[die strecke	-11
[[die tafel	-25
[[die temperatur	-11
[[die tiere	-23
[[die tür	-19
[[die tüte	-22
[[die uhr	-14
[[die unterschrift	-15
[[die urne	-9
[[die verkäuferin	-15
[[die versicherung	-16
[[die vertretung	-20
[[die vier	-16
[[die vorsatzsteine	-19
[[die vorstellung	-15
[[die wand	-15
[[die warteliste	-15
[[die wir	-15
[[die woche	-24
[[die zahl	-10
[[die zentrale	-15
[[die zunge	-12
[[die zwei	-18
[[die zweite	-23
[[die ärztliche	-13
[[dienstag und	-18
[[diesen monat	-14
[[dieses jahr	-17
[[ding ja	-17
[[direkt in	-17
[[donnerstag ,	-12
[[drei leute	-25
[[drei liter	-19
[[drei mal	-11
[[drei meter	-14
[[drei monate	-16
[[drei runden	-15
[[drei sekunden	-10
[[drei stunden	-14
[[drei tage	-16
[[drei uhr	-9
[[drei werktage	-8
[[drei wochen	-26
[[dreihundert newton	-17
[[dres .	-18
[[dritt ,	-15
[[drittens ,	-9
[[drucken .	-17
[[drum und	-20
[[drunter ,	-9
[[drückt man	-11
[[dunkler anzug	-9
[[durchblättern ,	-10
[[durchwahl 0	-11
[[e .	-17
[[egal ,	-9
[[egal wie	-20
[[ehrlich ,	-15
[[ein ,	-15
[[ein .	-9
[[ein anderes	-16
[[ein bild	-15
[[ein blatt	-28
[[ein brief	-15
[[ein dokument	-17
[[ein drittel	12
[[ein foto	-12
[[ein für	-19
[[ein gast	11
[[ein glas	-9
[[ein haar	-17
[[ein hafen	-28
[[ein helfer	-12
[[ein jahr	-20
[[ein junge	15
[[ein kilo	-11
[[ein kind	-31
[[ein kleines	-10
[[ein merkblatt	-18
[[ein nein	-16
[[ein paar	-34
[[ein papier	-20
[[ein plan	-14
[[ein sauberes	-16
[[ein schlüssel	-12
[[ein stein	-26
[[ein und	-27
[[ein weil	-21
[[eine anleitung	-25
[[eine anweisung	-24
[[eine aus	-10
[[eine beschreibung	-17
[[eine dame	-12
[[eine eigene	-11
[[eine feste	15
[[eine halbe	-23
[[eine handbreit	-17
[[eine kollegin	-12
[[eine kopie	-11
[[eine kundin	-14
[[eine marke	-21
[[eine neue	-23
[[eine nummer	-8
[[eine person	-10
[[eine richtige	-15
[[eine runde	-17
[[eine schriftliche	-24
[[eine seite	-24
[[eine stunde	-29
[[eine woche	-21
[[eine zweite	-22
[[einen anhänger	-15
[[einen bericht	-9
[[einen beutel	-14
[[einen halben	-19
[[einen spalt	-9
[[einen tag	-17
[[einen text	-26
[[eintrag im	-8
[[eintrag ins	-9
[[ellbogen waschen	-18
[[entdeckeln mit	-13
[[entscheidet der	-16
[[entschuldigt :	-17
[[entsorgen .	-13
[[entwurf ,	-20
[[erhitzen ,	-15
[[erhält die	-16
[[erhält einen	-14
[[erklären ,	-12
[[erklärt ,	-13
[[erklärt .	-13
[[erstellt :	-16
[[ersten fahrt	-17
[[ersten mal	-18
[[ersten tag	10
[[ersten zwei	-17
[[erstens ,	-8
[[erzählen ,	-8
[[erzählt .	-17
[[es ,	-12
[[es auch	-11
[[es auf	-17
[[es den	-17
[[es der	-22
[[es die	-12
[[es ein	-19
[[es euch	-16
[[es gehen	-23
[[es geht	21
[[es gleich	-22
[[es im	-16
[[es ist	-12
[[es ja	-18
[[es keine	-22
[[es klar	-15
[[es mir	-15
[[es mit	-21
[[es nach	-19
[[es nicht	-24
[[es noch	-21
[[es nur	-15
[[es ruhig	-10
[[es sei	-20
[[es sind	-8
[[es sollte	-21
[[es unter	-9
[[es vom	-17
[[es war	-17
[[es wird	-26
[[es zwei	-12
[[essen ,	-17
[[essig ,	-13
[[etwas ,	-16
[[etwas anderes	-19
[[etwas geschriebenes	12
[[etwas schriftliches	-21
[[etwas unklar	-15
[[etwas über	-23
[[fa .	-12
[[fach und	-9
[[fahren wir	8
[[falls ihr	-17
[[fang an	-19
[[fangen am	-17
[[fangen wir	-27
[[fassung ist	-10
[[fassung wird	-19
[[fast nur	-14
[[februar ,	-10
[[fertig .	-15
[[feste reihenfolge	-25
[[festhalten ,	-19
[[feucht ist	-9
[[feuerwehr auf	-15
[[filialen in	-17
[[filter raus	-14
[[findet .	-18
[[finger weg	-18
[[flaschen auf	-15
[[formulieren sie	-12
[[fotografieren ,	-15
[[fotografieren .	-11
[[fotografiert ,	-12
[[fotografiert jeden	-15
[[fotografiert und	-19
[[fr .	-12
[[frag ,	-10
[[frag als	-10
[[frag nach	-18
[[frage ,	-8
[[frauen mit	-17
[[freies chlor	-13
[[freigabe :	-19
[[frisches stroh	-12
[[fristenkontrolle .	16
[[früh ,	-12
[[funk an	-14
[[füllen ,	-28
[[füllen .	-18
[[füllt die	-12
[[fünfzehn minuten	-21
[[für alle	-35
[[für das	-44
[[für die	-62
[[für drei	-18
[[für ein	-19
[[für einen	-18
[[für ihre	-11
[[für schritt	-19
[[für unser	-21
[[für unsere	-11
[[gab .	-18
[[gab es	-9
[[gabel ,	-10
[[gast eine	-8
[[gebe ich	-16
[[gebeten ,	-20
[[geblieben ,	-11
[[gebogen wird	-15
[[gebracht ,	-16
[[gebracht .	-12
[[gebraucht wird	-11
[[geburtsdatum .	-13
[[geehrte damen	-11
[[geehrte frau	-8
[[geehrter herr	-9
[[geehrtes team	-13
[[gefahren ,	-14
[[gefahren .	-19
[[gefahren wird	-14
[[gefunden .	-13
[[gefüllt wird	-14
[[gefüttert wird	-20
[[gegessen und	-13
[[gehabt ,	-21
[[gehalten und	-14
[[gehängt werden	-12
[[geltung :	-18
[[gemeinsam mit	-17
[[gemessen ,	-11
[[gemessen und	-9
[[gemessen wird	-12
[[generation .	-21
[[genommen und	-10
[[genommen wird	-25
[[genug .	-16
[[geprüft ,	-12
[[geprüft wird	-19
[[gerade mit	-9
[[gereinigt und	-13
[[geschrieben .	-8
[[geschrieben wird	-19
[[geschäftsstelle ,	-16
[[gestatten sie	-12
[[gestellt .	-18
[[gesundheitsamt kommt	-9
[[getauscht ,	-8
[[gewaschen wird	-22
[[geweint ,	-13
[[gewogen und	-14
[[geworden ,	-18
[[geworden .	-10
[[gez .	-16
[[gezogen ,	-13
[[gezählt ,	-17
[[gezählt .	-11
[[gezählt und	-16
[[geändert 0	-13
[[geöffnet ,	-18
[[gibt's was	-18
[[gibts nicht	-11
[[gießt das	-13
[[ging ein	-19
[[gitter vor	-17
[[glaub ich	-10
[[gleichen tag	-13
[[gott sei	-13
[[gras ,	-13
[[groß genug	-15
[[grüezi ,	-16
[[grüße ,	-9
[[gurte ,	-15
[[gurten .	-13
[[gül ,	-14
[[gültig ab	-15
[[haken auf	-8
[[hakt ab	-17
[[hakt die	-13
[[halle .	-9
[[halle 0	-20
[[handynummer .	-9
[[hartem boden	-9
[[haube ,	-9
[[haube auf	-12
[[haupteingang ,	-10
[[hauptschalter aus	-11
[[heben .	-12
[[heike ,	-22
[[heim .	-8
[[heißem wasser	-16
[[helfen ,	-20
[[her .	-9
[[heraus .	-11
[[herausbrechen .	-14
[[herren ,	-14
[[herum und	-14
[[hinauf und	-12
[[hinein ,	-10
[[hinein .	-13
[[hinein und	-10
[[hinlegen ,	-20
[[hinter dem	-9
[[hinter der	-17
[[hintergrund :	-11
[[hintergrund ist	-11
[[hochfahren ,	-13
[[holen ,	-10
[[hunde an	-16
[[hundert prozent	-8
[[hätten wir	-13
[[im alten	-25
[[im april	-11
[[im august	-20
[[im büro	-20
[[im depot	-9
[[im ersten	-10
[[im februar	-16
[[im frühjahr	-16
[[im ganzen	-18
[[im gesicht	-12
[[im herbst	-11
[[im hof	-14
[[im jahr	-29
[[im januar	-15
[[im juli	-16
[[im juni	-14
[[im kalender	-20
[[im keller	9
[[im kopf	-12
[[im labor	-18
[[im letzten	-14
[[im mai	-11
[[im maschinenraum	-9
[[im monat	-12
[[im oktober	-20
[[im portal	-15
[[im programm	-14
[[im ramadan	-16
[[im raum	-18
[[im saal	-11
[[im schlüsselbuch	-11
[[im schnitt	-9
[[im selben	-9
[[im september	-16
[[im sommer	-17
[[im studio	-13
[[im system	-14
[[im temperofen	-12
[[im treppenhaus	-11
[[im uhrzeigersinn	-17
[[im umkreis	-9
[[im urlaub	-10
[[im voraus	-11
[[im wagen	-11
[[im winter	-26
[[informieren ,	-15
[[innen ,	-12
[[innen nach	-15
[[innerhalb von	-16
[[januar ,	-10
[[jede charge	-10
[[jede position	-11
[[jede stunde	-21
[[jede stütze	-8
[[jede woche	-24
[[jeden abend	-32
[[jeden dienstag	-27
[[jeden einzelnen	-11
[[jeden karton	-12
[[jeden morgen	-22
[[jeden zweiten	-17
[[jeder ,	-24
[[jeder bekommt	-17
[[jeder mit	-15
[[jour fixe	-14
[[juli ein	-17
[[juni ,	-17
[[kaffee ist	-11
[[kalt ist	-9
[[kaltem wasser	-10
[[kaltes wasser	-14
[[kam ein	-23
[[kam zu	-11
[[kannst du	-31
[[kap .	-15
[[kaputtes mit	-13
[[karton .	-11
[[kasse ,	-23
[[kasse nimmt	-12
[[kassiert ,	-10
[[kettenhandschuh links	-15
[[kg ·	-15
[[kilo ,	-13
[[kiosk .	-10
[[kirchenvorstand st	-15
[[kisten legen	-11
[[klar ist	-8
[[klebeband an	-11
[[kleben .	-10
[[kleidung ,	-13
[[klingelt ,	-9
[[km/h wind	-11
[[knüpfen ,	-12
[[kollegin ,	-20
[[kolleginnen und	-12
[[komma ,	-17
[[komme ich	-10
[[kommt ,	-29
[[kommt .	-20
[[kommt das	-14
[[kommt die	9
[[kommt eine	-15
[[kommt er	-10
[[kommt in	-22
[[kommt kein	-16
[[kommt mit	-15
[[kommt vom	-16
[[kommt von	-17
[[kommt zuerst	-9
[[kompressor ist	-15
[[kontrollieren ,	-19
[[kontrollieren .	-18
[[kopie des	-17
[[korb wird	-13
[[kriegen .	-9
[[kurverwaltung will	-20
[[kw 0	-15
[[könnt ihr	-21
[[küche .	-16
[[kühlung ,	-14
[[kühlung .	-10
[[kümmert sich	-10
[[kündigung ,	-9
[[künftig auch	-16
[[künftig ein	-17
[[kürzen .	-11
[[laib vom	-13
[[laibe .	-18
[[laminieren kann	-13
[[lang ,	-17
[[lass das	-15
[[last hält	-11
[[legen ,	-13
[[leider auch	-13
[[leine ,	-14
[[leiter .	-23
[[leiter einhängen	-18
[[letztes jahr	-25
[[leuten .	-8
[[leuten und	-17
[[lichtbildausweis und	-10
[[lieben ,	-11
[[liege ,	-12
[[lockern ,	-18
[[los .	-12
[[los-nr .	-12
[[ländern .	-15
[[länger als	-13
[[löschen .	-10
[[machen ,	-22
[[machen .	-17
[[machen ?	-20
[[machen das	-24
[[machen für	-21
[[machen sie	-21
[[machen und	-19
[[mag .	-12
[[mag das	-10
[[mahnung per	-18
[[manchmal auch	-12
[[manchmal zu	-14
[[meiner tante	-12
[[meistens kommen	-13
[[meister hat	-17
[[melde ich	-9
[[merci vielmal	-21
[[merkblatt zu	-16
[[merkt man	-13
[[milch .	-15
[[mit ,	-19
[[mit 0	-16
[[mit an	-12
[[mit beckenwasser	-14
[[mit dem	-41
[[mit den	-26
[[mit der	-20
[[mit drei	-10
[[mit einem	-26
[[mit einer	-26
[[mit freundlichen	-10
[[mit gabel	-9
[[mit handschuhen	-9
[[mit heim	-9
[[mit heißem	-11
[[mit heißwasser	-11
[[mit in	-11
[[mit kaltem	-9
[[mit meiner	-9
[[mit namen	-15
[[mit nem	-13
[[mit nummer	-13
[[mit offener	-16
[[mit sahne	-14
[[mit schlüssel	-17
[[mit schmuck	-19
[[mit strom	-10
[[mit uhrzeit	-11
[[mit unterschrift	-11
[[mit wasser	-9
[[mitgeben .	-11
[[mitnehmen .	-9
[[mittag ,	-9
[[mitte nach	-8
[[mittel ,	-12
[[mitten in	-11
[[moin ,	-17
[[moin zusammen	-14
[[moment ,	-14
[[monat ,	-13
[[monaten geht	-14
[[morgens um	-22
[[motor aus	-12
[[märz ,	-12
[[müll raus	-16
[[na ,	-15
[[na ja	-21
[[nach ,	-12
[[nach 0	-13
[[nach außen	-16
[[nach dem	-11
[[nach der	-47
[[nach drei	-18
[[nach einem	-28
[[nach einer	-31
[[nach farbe	-14
[[nach größe	-22
[[nach hinten	-9
[[nach innen	-22
[[nach jeder	-14
[[nach sechs	-17
[[nach sturm	-14
[[nach und	-15
[[nach unten	-19
[[nach vier	-13
[[nach vorn	-15
[[nach zwei	-18
[[nachlesen kann	-13
[[nachmessen ,	-8
[[nachsehen ,	-8
[[nachweis der	-10
[[nass machen	-19
[[nehmt ihr	-24
[[nennt den	-15
[[niedrigwasser ,	-21
[[niemand ,	-18
[[niemand hatte	16
[[niemand mehr	-18
[[niemand steigt	-13
[[niemand wusste	-9
[[nimmt .	-16
[[nimmt den	-18
[[nimmt der	-17
[[nimmt die	-24
[[nimmt man	-16
[[nirgends ,	-17
[[nirgends .	-14
[[notiert ,	-20
[[nr .	-12
[[nummeriert und	-11
[[nägel mit	-15
[[nötig ,	-10
[[obendrauf .	-17
[[ofen ,	-10
[[offene stellen	-10
[[offener flamme	-11
[[ohne dass	-17
[[ohne den	-27
[[ohne die	-11
[[ohne totenschein	-14
[[ole 0	-16
[[online .	-22
[[parzelle 0	-13
[[pause ,	-8
[[personen ,	-9
[[personen aus	22
[[petersen ,	-14
[[petra ,	-10
[[pfiat di	-8
[[ph 0	-16
[[platz 0	17
[[preis .	-11
[[probenahme ablauf	18
[[prof .	-12
[[prüfen ,	-18
[[prüfen .	-13
[[prüfen und	-17
[[puls und	-10
[[quer .	-10
[[quittieren .	-8
[[quittung in	-10
[[r .	-16
[[rampe ,	-10
[[rampe und	-22
[[raum 0	23
[[rausnehmen und	-16
[[re :	-20
[[rechnet nach	-8
[[red das	-13
[[redaktion ,	-10
[[regeln .	-23
[[regt an	-22
[[reifen ,	-16
[[reihe ,	-16
[[reihe nach	-26
[[reine schreiben	-12
[[reinigen .	-22
[[rev .	-19
[[risse ,	-11
[[rosa ,	-10
[[rucksäcke ,	-9
[[rufst du	-22
[[runde um	-12
[[rundgang mit	-13
[[ruß raus	-15
[[räumen ,	-17
[[räumen die	-14
[[s .	-16
[[sache der	-15
[[sache mit	-24
[[saft läuft	-14
[[sahne oder	-16
[[saison 0	-17
[[saisonkräfte ,	-10
[[salz nur	-17
[[sammelt die	-14
[[sauber festgehalten	-18
[[sauber machen	-25
[[saugen ,	-14
[[saugnapf ,	-14
[[saugt der	-9
[[saugt die	-17
[[scannen ,	-13
[[scannen .	-12
[[schale mit	-17
[[schein erst	-16
[[schick ich	-16
[[schicke ich	-15
[[schimpfen .	-9
[[schlafe ich	-9
[[schleuse ,	-10
[[schließen ,	-9
[[schließen .	-10
[[schließt den	-13
[[schließt der	-19
[[schlüssel bei	-16
[[schlüssel in	-24
[[schlüssel verloren	-16
[[schlüssel vom	-23
[[schlüssel werden	-22
[[schlüssel wird	-10
[[schranke ,	-15
[[schreib doch	-16
[[schreib mir	-10
[[schreibe für	-10
[[schreibe ich	-9
[[schreibst du	-18
[[schriftliche regelung	-26
[[schriftliches ,	-12
[[schritt für	-22
[[schutzbrille und	-11
[[schwarz auf	-18
[[schön machen	-13
[[sehen ,	-30
[[sei dank	-14
[[seitdem schlafe	-8
[[sekretariat die	-16
[[service ,	-8
[[servus !	-16
[[servus ,	-14
[[setzen ,	-11
[[setzen und	-24
[[setzt man	-17
[[setzt sich	-12
[[sichern ,	-15
[[sie 0	-9
[[sie am	-12
[[sie aus	-11
[[sie beim	-17
[[sie das	-24
[[sie dem	-11
[[sie den	-18
[[sie die	-28
[[sie eine	-18
[[sie einem	-10
[[sie es	-15
[[sie hat	-12
[[sie in	-20
[[sie ist	-13
[[sie mir	-26
[[sie mit	-15
[[sie nicht	-8
[[sie noch	-9
[[sie ohne	-13
[[sie sich	-14
[[sie sofort	-9
[[sie soll	-13
[[sie uns	-14
[[sie vergleicht	-19
[[sie wird	-16
[[sie wollten	-14
[[sie-form ,	-12
[[siebe raus	-11
[[siebzig prozent	-10
[[sitz grad	-13
[[sobald der	9
[[sobald es	-20
[[sollen .	-12
[[sommerfest :	-10
[[sorry ,	-9
[[sprache und	-10
[[sprech das	-15
[[spreche das	-19
[[spricht man	-16
[[spät .	-14
[[späte antwort	-12
[[st .	-14
[[standen die	-17
[[stange sauber	-17
[[stapel :	-9
[[stapeln ,	-8
[[starten ,	-11
[[stecker raus	-16
[[steine .	-13
[[stiefel wechseln	-15
[[stirnwand ,	-14
[[straße ,	-17
[[streifen ,	-12
[[strom beim	-18
[[stufen ,	-14
[[stützen auf	-13
[[suche ,	-22
[[super ,	-15
[[säcke nach	-14
[[süd –	-17
[[t .	-9
[[tabelle bitte	-10
[[tafel ,	-26
[[tafel .	-13
[[tasche .	-9
[[tauschen .	-20
[[teilt die	-8
[[telefonnummer und	-17
[[testen .	-10
[[thema :	-31
[[thema ist	-23
[[timer auf	-11
[[totenschein fahren	-10
[[treppen und	-11
[[trocknen lassen	-22
[[tu ich	-9
[[tut der	-15
[[türen auf	-21
[[tüv hat	-11
[[um ,	-16
[[um 0	-42
[[um ausformulierung	-18
[[um das	-20
[[um den	-23
[[um drei	-28
[[um ein	-20
[[um eine	-32
[[um einen	-11
[[um halb	-26
[[um sieben	-18
[[um zehn	-23
[[umgekehrt ,	-13
[[umgestellt ,	-12
[[ums auto	-17
[[ungefähr 0	-18
[[uniklinik ,	-13
[[unklar ,	-9
[[unleserlich ,	-10
[[unser neuer	-17
[[unterschreibt er	-9
[[unterschrieben .	-9
[[uschi ,	-16
[[v .	-15
[[va 0	-22
[[verbau rein	-10
[[verfassen sie	-17
[[verfasser :	-17
[[vergeben ,	-10
[[vergleicht das	-13
[[verkauf .	-12
[[verleih hat	-11
[[verloren ,	-8
[[verloren .	-22
[[verlust ist	-11
[[verlässt das	-10
[[verlässt die	-11
[[vermerkt sie	-16
[[verrutscht ,	-14
[[verschließt die	-20
[[version 0	-17
[[version :	-19
[[versteht ,	-18
[[versteht .	-21
[[verteiler :	-14
[[vertretung ist	-17
[[verwaltung .	-21
[[vielen dank	-13
[[viertel vor	-18
[[von 0	-14
[[von :	-30
[[von abdrücken	-17
[[von außen	-14
[[von den	-29
[[von der	-33
[[von drei	-21
[[von einer	-15
[[von familie	-14
[[von hand	-27
[[von herrn	-12
[[von hinten	-17
[[von innen	-13
[[von jedem	-23
[[von jeder	12
[[von liege	-14
[[von mai	-18
[[von meinem	-16
[[von mir	-28
[[von oben	-23
[[von uns	-37
[[von unten	-20
[[von vorn	-30
[[von zwei	-14
[[vorbei .	-11
[[vorige woche	-26
[[voriges jahr	-23
[[vorlage .	-9
[[vorlegen .	-15
[[waage nullen	-16
[[waben abends	-16
[[wandert die	-17
[[wanne ,	-13
[[ware auf	-15
[[wars glaub	-15
[[was ,	-11
[[was am	-24
[[was an	-25
[[was anderes	-23
[[was das	-18
[[was der	-17
[[was draus	-13
[[was er	-26
[[was gscheites	-18
[[was ich	-32
[[was in	-21
[[was mit	-24
[[was noch	-16
[[was ordentliches	-11
[[was schriftliches	-28
[[was sie	-14
[[was vorzeigbares	-23
[[was wir	-27
[[was zu	10
[[was übrig	-19
[[waschen ,	-16
[[waschen .	-22
[[wasser ,	-11
[[wasser abspülen	-10
[[wasser ausdrücken	-13
[[wasser durch	-14
[[wasser in	-18
[[wasser und	-15
[[wechselgeld 0	-14
[[wechseln ,	-18
[[wechseln .	-16
[[weggeworfen und	-14
[[weicht ein	-17
[[wein ,	-12
[[weniger als	-12
[[wenn alle	-23
[[wenn das	-31
[[wenn der	-50
[[wenn die	-30
[[wenn du	-19
[[wenn ein	15
[[wenn einer	12
[[wenn er	-36
[[wenn es	-26
[[wenn ich	-27
[[wenn jemand	11
[[wenn keiner	-18
[[wenn nicht	-12
[[wenn zwei	12
[[wer den	-27
[[wer die	-24
[[wer hat	-26
[[wer im	-20
[[wer in	-17
[[wer kann	-16
[[wer nicht	-10
[[wer sich	-17
[[wer zuständig	-14
[[wer über	-18
[[werden ,	-28
[[werden .	-21
[[werden alle	-12
[[werden am	-23
[[werden an	-12
[[werden die	-25
[[werden fotografiert	-15
[[werden in	-16
[[werden keine	-11
[[werden muss	-13
[[werden nicht	-30
[[werden nie	-20
[[werden nur	-13
[[werden sofort	-21
[[werden täglich	12
[[werden von	-17
[[werden vorher	-10
[[werf mal	-11
[[werktag an	-12
[[werte damen	-11
[[werte ins	-14
[[werte kolleginnen	-14
[[weste an	-14
[[wetter muss	-18
[[wie am	-19
[[wie bei	16
[[wie das	10
[[wie der	-19
[[wie die	-26
[[wie ein	16
[[wie eine	11
[[wie er	-28
[[wie hieß	-18
[[wie ihr	-22
[[wie lange	-31
[[wie man	31
[[wie telefonisch	-18
[[wie wir	16
[[wiederholen ,	-14
[[wiederkommen .	-11
[[wiegen ,	-15
[[wiegen .	-20
[[wiegen auf	-18
[[wiegt er	-20
[[wildmarke durch	-18
[[winter ist	-17
[[wir ,	-19
[[wir 0	-9
[[wir ab	-20
[[wir an	-16
[[wir auf	-15
[[wir bei	-17
[[wir betreiben	-13
[[wir bitten	-18
[[wir brauchen	-28
[[wir bräuchten	-22
[[wir das	-29
[[wir den	-31
[[wir die	-34
[[wir ein	-23
[[wir eine	-21
[[wir einen	-21
[[wir fassen	-13
[[wir für	-21
[[wir gar	-12
[[wir gehen	-11
[[wir haben	-35
[[wir hatten	-13
[[wir im	-30
[[wir in	-21
[[wir machen	-22
[[wir mit	-11
[[wir nach	-17
[[wir nehmen	16
[[wir nicht	-27
[[wir noch	-13
[[wir sind	-29
[[wir sperren	-9
[[wir uns	-11
[[wir zweimal	-22
[[wird ,	-39
[[wird .	-24
[[wird am	-25
[[wird an	-16
[[wird auch	-10
[[wird auf	-24
[[wird bar	-8
[[wird bei	-22
[[wird das	-25
[[wird der	-25
[[wird die	-34
[[wird ein	-18
[[wird eine	-18
[[wird er	-23
[[wird erst	-21
[[wird es	-16
[[wird frühestens	-18
[[wird gegen	-10
[[wird gewogen	-14
[[wird gezählt	-16
[[wird im	-10
[[wird immer	-9
[[wird in	-24
[[wird jeden	-20
[[wird jetzt	-14
[[wird mit	-27
[[wird nach	-19
[[wird nicht	10
[[wird nichts	-17
[[wird noch	-18
[[wird nur	-27
[[wird sie	-11
[[wird von	-22
[[wird vor	-13
[[wird zu	-10
[[wird zuerst	-10
[[wird zweimal	-13
[[wird über	-14
[[wirft die	-11
[[wissen ,	-22
[[wissen was	-16
[[wo das	-14
[[wo der	-11
[[wo die	-16
[[wo es	-25
[[wollen wir	-20
[[worden ,	-14
[[wählen ,	-9
[[wählen .	-11
[[wünsche ich	-11
[[zahl der	-14
[[zaun .	-15
[[zeichen ,	-16
[[ziehen ,	-20
[[ziehen lassen	-14
[[ziehen und	-10
[[zug und	-12
[[zulässig .	-12
[[zurückgeschickt ,	-12
[[zurücksetzt ,	-10
[[zwei die	-24
[[zwei jahre	-9
[[zwei jahren	-8
[[zwei kunden	-21
[[zwei leute	-19
[[zwei liter	-8
[[zwei mal	-15
[[zwei mann	-10
[[zwei minuten	-12
[[zwei neue	-17
[[zwei neuen	-18
[[zwei personen	-12
[[zwei stunden	-12
[[zwei tage	-9
[[zwei termine	-15
[[zwei wochen	-27
[[zweifacher ausfertigung	-10
[[zweiten mal	-12
[[zwischen 0	-18
[[zwischen den	-17
[[zählen ,	-22
[[zählen der	18
[[älter als	-15
[[öffnen ,	-15
[[öffnen und	-18
[[öffnet die	-20
[[übergabe am	-15
[[übernimmt .	-9
[[übernommen ,	-10
[[überschuhe an	-11
[[übrig bleibt	-24
[]	-9900
[a	-9900
[ab	-9900
[abbau	-25
[abbauen	-18
[abdecken	-30
[abdrehen	-20
[abdruck	-12
[abdrücken	-18
[abend	-9900
[abendfrieden	-11
[abends	-9900
[aber	-9900
[abfahrt	-19
[abfahrtskontrolle	20
[abfragen	-12
[abfüllen	-14
[abgeben	-20
[abgedeckt	-13
[abgegeben	-20
[abgeholt	-16
[abgelesen	-15
[abgemacht	-10
[abgeschlossen	-14
[abgetippt	-19
[abhaken	-9
[abheften	-11
[abholen	-11
[abholer	-12
[abholung	17
[abhängen	-14
[abhören	-16
[abkehren	-10
[abkleben	-19
[abkühlen	-19
[ablage	14
[ablassen	-23
[ablauf	22
[ablehnung	-14
[ablesen	-9900
[abliefern	-19
[abluft	-13
[abmelden	-20
[abnahme	13
[abnehmen	-13
[abrechnung	9
[absatz	-26
[absaugen	12
[absaugung	-16
[abschließen	-26
[abschluss	-15
[abschlussarbeiten	10
[abschnitt	-12
[absperrung	-19
[abspritzen	-11
[abspülen	-9
[abstand	-24
[abstellen	-21
[abstimmung	-9
[absuchen	-8
[abtasten	-18
[abteilung	-25
[abtippen	-22
[abwarten	-19
[abwasser	-15
[abweichung	-32
[abwischen	-9
[abziehen	-9900
[aceton	-19
[ach	-15
[achse	-14
[acht	-9900
[achtung	-27
[achtzig	-16
[adler	-11
[adresse	-10
[advent	-18
[aebischer	-8
[ag	-21
[ahrens	-10
[aigner	-11
[akku	-28
[akkus	-20
[akt	-9
[akte	-21
[akten	-10
[alarm	-25
[alarmiert	-10
[alginat	-13
[alkohol	-17
[alle	-9900
[allein	-9900
[alleine	-31
[allem	-31
[allen	-25
[aller	-25
[allergie	-12
[allergien	-20
[alles	-12
[allgäu	-13
[alois	-14
[als	-9900
[also	-9900
[alt	-17
[altbau	-19
[alten	-9900
[alter	-12
[altes	-15
[am	-9900
[ampel	-8
[amt	-12
[amtsgericht	-14
[amtsleitung	-17
[an	-9900
[anbei	-25
[andere	-9900
[anderen	-16
[anderes	-30
[anders	-9900
[andersrum	-18
[anderthalb	-13
[andrücken	-18
[anfang	-25
[anfassen	-9
[anfrage	-20
[angaben	-21
[angebot	-23
[angebrochene	-20
[angefangen	-28
[angehörige	-18
[angehörigen	-28
[angelegt	-14
[angenommen	-13
[angerufen	-9900
[angesehen	-8
[angestellt	-8
[angestellte	-13
[angestellten	-21
[angießen	-17
[angst	-10
[angucken	-18
[anhaken	-16
[anheben	-9
[anheizen	-21
[anhänger	-20
[anke	-16
[anker	-24
[anklicken	-13
[anklopfen	-12
[ankreuzen	-18
[ankunft	-19
[anlage	-23
[anlass	-25
[anlegen	10
[anmelden	-27
[anmeldung	-27
[anmerkung	-23
[anna	-10
[annahme	19
[annehmen	-20
[annimmt	-22
[anruf	-27
[anrufen	-9900
[anrufer	-28
[anrühren	-23
[ans	-9900
[ansagen	-18
[anschauen	-9900
[anschließen	-13
[anschließend	-13
[ansehen	-24
[ansetzen	-19
[ansprechen	-10
[anstellen	-18
[antippen	-12
[antirutschmatte	-12
[antrag	-12
[antwort	-17
[antwortet	-15
[anwalt	-19
[anweisung	-9900
[anweisungen	-8
[anwesend	-23
[anwesenden	-14
[anzahl	-10
[anzeige	-8
[anziehen	-17
[anzug	-10
[anzünden	-16
[apotheke	-17
[app	-17
[apparat	-14
[april	-9900
[arbeit	-10
[arbeite	-10
[arbeiten	-33
[arbeitet	-16
[arbeitsanweisung	13
[arbeitstag	-12
[arm	-28
[artikel	-14
[arzt	-9900
[assistentin	-14
[atemnot	-10
[atzung	-15
[auch	-9900
[audit	-14
[auf	-48
[aufbau	-27
[auffahren	8
[auffüllen	-24
[aufgebrochen	-17
[aufgehoben	-13
[aufgeschrieben	-32
[aufguss	12
[aufhalten	-15
[aufheben	-9
[aufhängen	-15
[aufhören	-20
[aufkleber	-17
[auflage	-21
[auflegen	-23
[auflösen	-13
[aufmachen	-18
[aufnehmen	-22
[aufrecht	-18
[aufrufen	-16
[aufs	-9900
[aufschließen	-23
[aufschneiden	-14
[aufschreiben	-9900
[aufsetzen	-17
[aufsicht	-20
[aufsprechen	-25
[aufstellen	-23
[aufstieg	12
[auftauen	-19
[auftrag	-9900
[auftraggeber	-20
[auftragsnummer	-17
[auftragszettel	-17
[aufzeichnungen	-9
[augen	-30
[august	-26
[aus	-9900
[ausbilder	-10
[ausblasen	-17
[ausdruck	-8
[ausdrucken	-17
[ausdrücken	-12
[auseinander	-13
[ausfahrt	-16
[ausfall	-11
[ausfertigung	-14
[ausformulieren	-17
[ausformulierung	-20
[ausfällt	-14
[ausfüllen	-21
[ausgang	-26
[ausgangslage	-17
[ausgebaut	-13
[ausgeben	-20
[ausgegeben	-23
[ausgelöst	-18
[ausgeschöpft	-9
[ausgestellt	-12
[aushang	-9900
[ausheben	-26
[aushilfe	-22
[aushilfen	-29
[aushängen	-22
[auskratzen	-26
[auslassen	-13
[auslauf	-19
[auslegen	13
[auslösen	-16
[ausm	-18
[ausmachen	-10
[ausnahme	-14
[ausschließlich	-11
[aussen	-12
[aussortieren	-17
[ausspülen	-20
[ausstellung	-25
[austritt	-10
[ausweis	-9900
[ausweise	-18
[auswertung	-13
[auszubildende	-27
[auto	-9900
[autoklaven	-15
[automat	-16
[automaten	-11
[automatisch	-9
[autor	-14
[autos	-36
[außen	-9900
[außer	-26
[außerdem	-20
[außerhalb	-18
[aw	-24
[aylin	-18
[az	-11
[azubi	-23
[azubis	-8
[b	-9900
[baby	-13
[bad	-16
[bagger	-20
[bahn	-20
[bahnen	-30
[bahnhof	-21
[balg	-15
[ballen	-24
[band	-31
[bande	-14
[bank	-17
[bar	-9900
[basteln	-19
[bat	-12
[batterie	-14
[bauch	-9
[bauen	-9
[bauhof	-20
[baum	-18
[baustelle	-14
[beanstandet	-21
[beantworten	-16
[bearb	-15
[bearbeitung	11
[beauftragt	-16
[becher	-15
[becken	-9900
[beckenwasser	-18
[bediener	-14
[bedient	-12
[beeren	-18
[befall	-12
[befreien	-16
[befund	-15
[beginn	-15
[beginnen	-10
[beginnend	-11
[beginnt	-21
[beglaubigte	11
[begleitung	-34
[begleitzettel	-11
[begrüßen	-16
[begrüßt	-21
[behalten	-13
[behandelt	-19
[behauptet	-11
[behörde	-10
[bei	-43
[beide	-9900
[beiden	-9900
[beim	-24
[bein	-22
[beine	-12
[beisein	-18
[bekannte	-18
[beklagt	-11
[bekommt	-9900
[belag	-15
[beleg	-20
[belege	-11
[belegt	-11
[beleidigt	-9
[beläge	-15
[bemerkt	11
[bemängelt	-18
[benutzen	-20
[benutzer	-14
[berechnet	-10
[bereich	-18
[bereit	-13
[bereits	-12
[bereitschaft	-15
[bereitschaftsdienst	-21
[berg	-16
[bergbahnen	-20
[bericht	-13
[bernd	-26
[bescheid	-9900
[bescheinigung	-22
[beschluss	-24
[beschreiben	-11
[beschreibung	-22
[beschrieben	-33
[beschriften	-17
[beschriftet	-19
[beschwerde	-14
[beschwert	-8
[beschädigtes	-12
[beschäftigte	-16
[besen	-21
[besitzer	-21
[besorgen	-22
[besorgt	-15
[besprechung	-18
[besprochen	-22
[besser	-20
[bestand	-25
[bestatter	-14
[bestattungshaus	-11
[besteck	-15
[besteht	-20
[bestellen	10
[bestellt	-18
[bestellung	-27
[besten	-20
[bestätigt	-18
[bestätigung	-8
[besucher	-22
[beteiligten	-16
[betr	-19
[betrag	-17
[betreff	-9900
[betreiben	-17
[betreten	-13
[betreue	-14
[betreuen	-23
[betreut	-19
[betrieb	-26
[betriebsanweisung	-22
[betriebsleiter	-15
[betriebsleitung	-19
[betriebsrat	-16
[betrifft	-13
[betritt	-15
[betroffenen	-10
[bett	-23
[betten	-13
[bettwanzen	-22
[betäubungsmittel	-8
[beulen	-11
[beurkundung	-33
[beutel	-9900
[bevor	-9900
[bevölkerung	-20
[bewegt	-9
[bewohner	-15
[bewohners	-13
[bezahlt	-12
[beziehen	19
[bezirk	-16
[bezug	-16
[bg	-11
[biel	-17
[bietet	-19
[bild	-19
[bilden	-21
[bilder	-11
[bildschirm	-14
[bin	-9900
[bindemittel	-12
[binden	-24
[bindet	-16
[binnen	-9900
[birgit	-15
[bis	-9900
[bisher	-35
[bisherige	-23
[bist	-13
[bitte	-9900
[bitten	-21
[bittet	-18
[blase	-15
[blasen	-24
[blatt	-9900
[blau	-14
[blaue	-21
[blauen	-25
[bleib	-10
[bleiben	-9900
[bleibt	-16
[blick	-14
[blind	-17
[blinkt	-9
[block	-17
[bloß	-17
[blutdruck	-14
[blutproben	15
[blutverdünnern	-17
[blätter	-13
[bogen	-26
[bohlen	-13
[bolzen	-17
[bon	-22
[boot	-15
[boote	-21
[bord	-21
[bordbretter	-15
[boten	-11
[box	-9900
[boxen	-15
[brand	-24
[brandgefahr	-13
[brandl	-18
[brauch	-24
[brauche	-17
[brauchen	-49
[braucht	-9900
[brauchts	-10
[brautmutter	-17
[bravo	-11
[brechen	-15
[breit	-22
[bremse	-24
[bremsen	-11
[brennbare	-18
[brennen	-20
[brenner	-19
[brett	-18
[brief	-14
[brille	-25
[brot	-22
[brote	-18
[bruch	-14
[brutzeit	-16
[bräuchte	-19
[bräuchten	-28
[brötchen	-17
[bub	-19
[buch	-20
[buchbinderei	-18
[buche	-15
[buchen	-15
[bucht	-17
[burg	-15
[bus	-18
[bzw	-16
[bäcker	-9
[bäckerei	-14
[bälle	-20
[bände	-14
[bänder	-20
[bögen	-26
[bücher	-31
[bücherei	-11
[bühne	-19
[bürger	-20
[bürgermeister	-13
[büro	-9900
[bürsten	-17
[bürstet	-15
[c	-9900
[ca	-14
[campingplatz	10
[cds	-11
[celle	-15
[cent	-11
[charge	-19
[checken	-22
[checkliste	-21
[chef	-9900
[chefin	-18
[chemie	-18
[chip	-13
[chlor	-14
[cm	-9900
[co2	-10
[code	-9900
[container	-16
[d	-19
[da	-9900
[dabei	-9900
[dach	-25
[dachrinne	-12
[dachte	-16
[dafür	-9900
[dagegen	-18
[daheim	-8
[daher	-34
[dahin	-16
[dahinter	-19
[damals	-20
[dame	-24
[damen	-19
[damit	-9900
[dampf	-10
[danach	-9900
[daneben	-19
[dank	-20
[danke	-9900
[dann	-67
[daran	-10
[darauf	-27
[daraus	-9900
[darf	-9900
[darum	-35
[darüber	-24
[das	-13
[dass	-9
[daten	-19
[datenbank	-14
[datteln	-8
[datum	-9900
[dauercamper	-17
[dauernd	-15
[dauert	-20
[daumen	-8
[davon	-9900
[davor	-25
[dazu	-9900
[decke	-9900
[deckel	-9900
[decken	-15
[defekt	-10
[dem	-9900
[den	-9900
[denen	-28
[deniz	-23
[denkt	-13
[denn	-33
[denselben	-29
[dentallabor	-14
[depot	-18
[der	-52
[deren	-18
[derselben	-14
[des	-9900
[deshalb	-9900
[desinfektion	14
[desinfektionsbad	-13
[desinfizieren	-21
[desinfiziert	-11
[dessen	-8
[deswegen	-20
[deutsch	-9900
[dezember	-23
[di	-19
[dich	-22
[dicht	-22
[dichtung	-19
[dichtungen	-26
[dick	-17
[dicke	-16
[die	-40
[dienstag	-31
[dienstanweisung	-10
[dienste	-18
[dies	-19
[diese	-25
[diesel	-20
[dieselbe	-22
[diesem	-15
[diesen	-16
[dieser	-20
[dieses	-17
[differenz	-13
[diktat	-22
[diktier	-20
[diktiere	-19
[ding	-20
[dings	-16
[dir	-9900
[direkt	-21
[diskussion	-14
[diskutieren	-9
[display	-19
[dispo	-12
[disponent	-16
[disposition	-11
[do	-19
[doch	-9900
[doktor	-24
[doku	-12
[dokument	-23
[dolmetscher	-18
[donnerstag	-19
[doppelsieb	-14
[doppelt	-17
[doro	-19
[dort	-9900
[dose	-16
[dosis	-16
[dr	-9900
[draht	-16
[dran	-9900
[drauf	-9900
[draufschauen	-15
[draus	-9900
[draußen	-9900
[dreck	-18
[drehen	-26
[drehmoment	-12
[drei	-23
[dreihundert	-18
[dreimal	-9900
[dreiviertel	-17
[dreißig	-9900
[dres	-18
[drin	-9900
[drinbleiben	-8
[dringend	-20
[drinlassen	-9
[dritt	-18
[dritte	-18
[drittel	-22
[dritten	-9900
[drittens	-18
[dritter	-21
[drohne	-27
[droht	-27
[druck	-15
[drucken	-17
[drucker	-17
[druckluft	-11
[druckt	-14
[drum	-25
[drunter	-18
[drüber	-9900
[drücken	-9900
[drückt	-25
[du	-9900
[dunkler	-9
[durch	-9900
[durchblättern	-10
[durcheinander	-19
[durchführung	-23
[durchgesehen	-10
[durchgezählt	-9
[durchsage	-18
[durchsucht	-17
[durchwahl	-10
[dünn	-18
[dürfen	-9900
[düse	-10
[e	-17
[eben	-16
[ebene	-13
[echt	-30
[ecke	-10
[ecken	-21
[egal	-20
[eh	-21
[ehrenamtliche	-18
[ehrenamtlichen	-20
[ehrlich	-16
[eigene	-22
[eigenen	-22
[eigener	-12
[eigenes	-9
[eigentlich	-26
[eigner	-12
[eimer	-9900
[ein	-17
[einbauten	-10
[eine	-19
[einem	-9900
[einen	-21
[einer	-9900
[eines	-9900
[einfach	-9900
[einfahrt	-19
[einfrieren	-10
[eingang	9
[eingangsstempel	-12
[eingefallen	-27
[eingefroren	-26
[eingetragen	-26
[eingewöhnung	11
[einheiten	-17
[einheitlich	-29
[einhängen	-14
[einlass	-12
[einlegen	-11
[einmal	-9900
[einpacken	-17
[eins	-9900
[einsatz	-28
[einschalten	-12
[einspruchsfrist	-11
[einstecken	-11
[einsteigen	-20
[eintrag	-13
[eintragen	-9900
[einweganzug	-13
[einweisung	9
[einwilligung	-21
[einzeln	-25
[eis	-34
[eisen	-16
[elektriker	-14
[elektrogeräte	-14
[elektronisch	-9
[elf	-9900
[ellbogen	-21
[eltern	-9900
[elternzeit	-11
[empfang	-13
[empfiehlt	-19
[ende	-9900
[enden	-10
[endlich	-28
[endstufen	-18
[entdeckeln	-13
[entfernen	-11
[entgegen	-13
[entriegeln	-9
[entscheidet	-16
[entscheidung	-22
[entschuldigen	-17
[entschuldigt	-21
[entschuldigung	-17
[entsorgen	-13
[entsorgt	-9
[entsperren	-29
[entwurf	-35
[er	-9900
[erbverträgen	-18
[erde	-19
[erfolgen	-9
[erfolgt	-11
[erfragen	-14
[ergebnis	-26
[ergänzt	-11
[erhalten	-20
[erhitzen	-15
[erhält	-23
[erklären	-28
[erklärt	-19
[erlaubnis	-9
[erlaubt	-16
[ernte	17
[errechnet	-12
[ersatz	-14
[ersatzgerät	-9
[ersetzt	-19
[erst	-9900
[erste	-9900
[erstellt	-18
[ersten	-18
[erstens	-18
[erster	-12
[erstes	-18
[erstmal	-15
[erwachsenen	-20
[erwartet	-20
[erzieherin	-13
[erzählen	-16
[erzählt	-20
[es	-13
[essen	12
[essig	-12
[etage	-15
[etagen	-16
[etikett	-9900
[etwa	-9900
[etwas	-10
[euch	-34
[euro	-9900
[extra	-19
[fa	-12
[fach	-14
[fachkraft	-17
[fachwörter	-10
[faden	-22
[fahr	-22
[fahrer	-9900
[fahrgäste	8
[fahrt	-17
[fahrtenbuch	-11
[fahrtrichtung	-12
[fahrzeuge	-24
[falknerei	-15
[fall	-11
[fallen	-23
[falsch	16
[falsche	12
[falschen	-29
[familie	-18
[fang	-23
[fangen	-32
[farbe	-9900
[farbkappen	-19
[fass	-16
[fassen	-29
[fasst	-25
[fassung	-32
[fast	-23
[fax	-15
[februar	-18
[fehlalarm	-11
[fehlen	-17
[fehlende	-22
[fehlendes	12
[fehler	-17
[fehlt	-9900
[fehlten	-22
[feierabend	9
[feinen	-11
[feld	-11
[felge	-11
[fenster	-9900
[ferien	-19
[ferner	-14
[fernglas	-9
[fertig	-24
[fest	-9900
[feste	-31
[festgehalten	-22
[festhalten	-19
[festzuhalten	-20
[fett	-17
[feucht	-27
[feuchte	-17
[feuer	-13
[feuerwehr	-28
[ff	-14
[ffp2	-10
[filiale	-26
[filialen	-24
[film	-18
[filmen	-15
[filter	-19
[finanzamt	-12
[finde	-11
[finden	-12
[finder	-11
[findet	12
[finger	-14
[fingern	-21
[finja	-20
[firma	-23
[fisch	-16
[fix	-16
[fixe	-13
[flach	-11
[flamme	-19
[flasche	-9900
[flaschen	-30
[flatterband	-15
[fleck	-10
[flecken	-28
[fleisch	-15
[flensburg	-20
[fliegen	-20
[fliegt	-22
[flo	-13
[flughafen	-10
[fläche	-20
[flächen	-18
[flügel	-34
[folge	-8
[folgen	-9
[folgendes	-16
[folgt	-25
[folie	-9900
[folien	-14
[fordert	-11
[form	-9900
[formular	-19
[formulieren	-20
[foto	-9900
[fotografiert	-21
[fotos	-9900
[frag	-22
[frage	-27
[fragebogen	-13
[fragen	-9900
[fragt	-9900
[fragte	-20
[franken	-21
[frau	-9900
[frauen	-17
[frauenmilchbank	-12
[frei	-9900
[freibad	-15
[freie	-17
[freien	-12
[freies	-13
[freigabe	-31
[freigegeben	-14
[freitag	-9900
[freitags	-15
[freiwillige	-18
[fremde	-20
[fremdfirmen	-20
[frequenz	-14
[freundin	-15
[freundlich	-16
[freundliche	-17
[friedhöfen	-20
[friert	-18
[frisch	-34
[frisches	-12
[frisst	-10
[frist	-9900
[fristen	-20
[fristenbuch	-8
[fristenkontrolle	16
[fritteuse	-16
[fritteusenfett	13
[frosch	-13
[frost	-13
[frostschutz	-19
[früh	-31
[früher	-17
[frühestens	-16
[frühjahr	-24
[frühstück	-13
[fsjler	-15
[fund	-22
[fundbüro	-18
[fundsachen	19
[funk	-24
[funkt	-9
[futter	-22
[fuß	-29
[fährt	-9900
[fällen	-20
[fällig	-17
[fällt	-21
[fängt	-19
[fässer	-19
[führerschein	-11
[führt	-14
[führung	-26
[füllhöhe	-14
[füllt	-20
[füllung	-20
[fünf	-9900
[fünfmal	-9
[fünfundvierzig	-17
[fünfundzwanzig	-25
[fünfzehn	-29
[fünfzig	-19
[für	-46
[fürs	-31
[fürth	-14
[füttern	-14
[füße	-14
[g	-14
[gab	-18
[gabel	-18
[gang	-23
[ganz	-9900
[ganze	-9900
[ganzen	-24
[gar	-9900
[garantie	-16
[garderobe	-9
[gas	-21
[gasgeruch	-13
[gast	-22
[gasöl	-17
[gearbeitet	-14
[gebe	-16
[geben	-9900
[gebeten	-20
[gebiet	-11
[geblieben	-10
[gebogen	-15
[gebracht	-21
[gebraucht	-11
[gebrochen	-18
[gebucht	-30
[geburtsdatum	-9
[geburtstag	-14
[gebühr	-11
[gebühren	-17
[gedreht	-10
[geehrte	-13
[geehrter	-9
[geehrtes	-13
[gefahren	-22
[gefaltet	-12
[geflügel	-11
[gefragt	-9900
[gefroren	-23
[gefunden	-16
[gefährlich	-13
[gefühl	-14
[geführt	-19
[gefüllt	-15
[gefüttert	-20
[gegeben	-20
[gegen	-9900
[gegenstand	-26
[gegenüber	-13
[gegessen	-18
[geguckt	-13
[gehabt	-23
[gehalten	-15
[gehandelt	-19
[gehe	-16
[gehen	-9900
[geht	-9900
[gehts	-18
[gehängt	-12
[gehäuse	-16
[gehören	-20
[gehört	-9900
[gekehrt	-16
[gekostet	-15
[geladen	-14
[gelagert	-10
[gelassen	-15
[gelb	-25
[gelbe	-17
[gelben	-15
[geld	-9900
[geldbeutel	-17
[gelegt	-13
[gelernt	-11
[geltung	-18
[geltungsbereich	-12
[gelände	-17
[geländer	-17
[gelöscht	-19
[gemacht	-9900
[gemahnt	-15
[gemeinde	-36
[gemeinsam	-27
[gemeldet	-20
[gemerkt	-16
[gemessen	-21
[gemischt	-11
[genau	-9900
[genauso	-12
[genehmigt	-21
[generation	-21
[genommen	-26
[genug	-18
[genügt	-10
[geprüft	-32
[geputzt	-10
[gerade	-25
[geranien	-17
[gereinigt	-13
[gericht	-17
[gern	-9900
[gerne	-26
[geruch	-10
[gerät	-9900
[geräte	-19
[gerätewart	-23
[geräusche	-9
[gerüst	-23
[gesagt	-9900
[geschichte	-20
[geschieht	-17
[geschlossen	-17
[geschnitten	-17
[geschrieben	-28
[geschriebenes	-29
[geschäftsstelle	-21
[gesehen	-13
[geselle	-22
[gesellin	-14
[gesetz	-18
[gesicht	-15
[gespann	-12
[gesperrt	-9900
[gesprochen	-20
[gespräch	-16
[gestapelt	-12
[gestatten	-12
[gesteckt	-9
[gestellt	-17
[gestempelt	-14
[gestern	-9900
[gestohlen	-17
[gestoppt	-21
[gestrichen	-12
[gestürzt	-17
[gesundheitsamt	-14
[getauscht	-13
[geteilt	-13
[getestet	-11
[getragen	-20
[getrennt	-17
[gewaschen	-27
[gewechselt	-14
[geweint	-9
[gewicht	-9900
[gewitter	-13
[gewogen	-14
[geworden	-23
[gewünscht	-18
[gez	-16
[gezeigt	-17
[gezogen	-16
[gezählt	-28
[geändert	-15
[geöffnet	-10
[gib	-11
[gibt	-9900
[gibt's	-24
[gibts	-27
[gießen	-17
[gießt	-13
[gilt	-9900
[ging	-30
[gingen	-18
[gisela	-12
[gitter	-17
[glas	-9900
[glashütte	-19
[glaub	-10
[gleich	-9900
[gleichen	-19
[gleichzeitig	-13
[gleis	-11
[gläser	-20
[glück	-11
[gmbh	-16
[gold	-17
[goldschmuck	-25
[golf	-19
[gondel	-15
[gondelbahn	-20
[gott	-16
[gps	-17
[grab	11
[grabnummer	-14
[grad	-9900
[gramm	-14
[gras	-13
[graue	-11
[graz	-14
[grenze	-17
[griff	-12
[griffe	-18
[grill	-13
[grob	-20
[groß	-21
[große	-23
[großes	-16
[grube	-17
[grund	-22
[grundlage	-12
[gruppe	-9900
[gruppen	-15
[gruß	-14
[größe	-29
[grüezi	-19
[grün	-17
[grüne	-16
[grünen	-27
[grüß	-12
[grüße	-13
[grüßen	-23
[gscheites	-18
[gucken	-9900
[guckt	-18
[gully	-8
[gummi	-9
[gurt	-19
[gurte	-23
[gurten	-16
[gut	-9900
[gute	-20
[guten	-9900
[gutscheine	-15
[gärtnerei	-14
[gäste	-24
[gül	-16
[gültig	-23
[gültigen	-10
[günter	-18
[gürtel	-14
[h	-9900
[haar	-23
[haare	-20
[hab	-9900
[hab's	-22
[habe	-9900
[haben	-9900
[haberzettl	-14
[habt	-17
[hafen	16
[hafenmeister	-13
[haftpflicht	-17
[haha	-23
[hahn	-18
[haken	-19
[hakt	-22
[halb	-9900
[halbe	-9900
[halben	-18
[halber	-11
[halle	-35
[hallenbad	-16
[hallo	-9900
[hallöchen	-21
[halsband	-18
[halt	-27
[halten	-9900
[halter	-26
[haltestelle	-22
[hand	-9900
[handbreit	-19
[handbremse	-14
[handbuch	-18
[handschuhe	-9900
[handschuhen	-16
[handschuhfach	-15
[handtuch	-16
[handy	-9900
[handynummer	-9
[handys	-34
[handzeichen	-22
[hans	-11
[hartem	-9
[hast	-18
[hat	-9900
[hat's	-14
[hatte	-27
[hatten	-9900
[haube	-18
[haufen	-19
[haupteingang	-10
[hauptschalter	-20
[haus	-9900
[hausdame	-13
[hause	-18
[hausmeister	-25
[hausnummer	-9
[haustechnik	-14
[hausverwaltung	-13
[hautdesinfektion	-14
[headset	-16
[heben	-31
[hebt	-22
[heft	-24
[heften	15
[heftet	-14
[heike	-23
[heim	-20
[heiner	-18
[heinz	-13
[heiss	-9
[heisst	-14
[heizer	-18
[heizung	-24
[heiß	-18
[heißem	-16
[heißes	-14
[heißt	-9900
[heißwasser	-14
[helfen	-18
[helfer	-9900
[hellen	-11
[helm	-19
[her	-20
[heraus	-11
[herausbrechen	-14
[herbst	-24
[herd	-14
[herein	-19
[herr	-9900
[herren	-14
[herrichten	11
[herrn	-22
[hersteller	-15
[herum	-29
[heu	15
[heuer	-38
[heut	-24
[heute	-9900
[hey	-24
[hi	-17
[hier	-9900
[hieß	-17
[hilfe	-12
[hilft	-16
[himmel	-18
[hin	-9900
[hinauf	-12
[hinaus	-17
[hinein	-13
[hinfahren	-14
[hing	-14
[hinlegen	-20
[hinten	-9900
[hinter	-24
[hintergrund	-18
[hinterher	-15
[hinweis	-8
[hinweisen	-10
[hm	-18
[hoch	-9900
[hochdeutsch	-18
[hochdrücken	-9
[hochfahren	-21
[hochgehalten	-14
[hof	-9900
[hoffe	-11
[holen	11
[holger	-12
[holt	-9900
[holz	-9900
[hospiz	-15
[hotel	-13
[hr	-18
[huber	-15
[hufschmied	-16
[hund	-9900
[hunde	13
[hundert	-24
[hähne	-18
[hälfte	-25
[hält	-9900
[hände	-9900
[hängen	-9900
[hängt	-9900
[hätte	-9900
[hätten	-19
[häufigsten	-23
[häuser	-12
[höchstens	-9900
[höhe	-24
[höher	-13
[hören	-17
[hörer	-10
[hörgerät	-16
[hört	-16
[hübsch	-26
[i	-9900
[ich	-9900
[ichs	-22
[igel	-14
[ihm	-9900
[ihn	-9900
[ihnen	-46
[ihr	-9900
[ihre	-30
[ihrem	-17
[ihrer	-22
[iii	-11
[im	-80
[immer	-9900
[impfpass	-19
[in	-9900
[informieren	-14
[inhalt	-16
[innen	-26
[innendienst	-16
[innenraum	-10
[innerhalb	-16
[ins	-9900
[insbesondere	-12
[inspizient	-9
[instrumente	-18
[intendanz	-14
[intern	-19
[inventarnummer	-12
[inzwischen	-23
[irgendwas	-26
[irgendwo	-29
[is	-20
[ist	-9900
[it	-17
[it-betrieb	-12
[j	-15
[ja	-9900
[jacken	-14
[jagdpächter	-18
[jahr	-9900
[jahre	-9900
[jahren	-9900
[jahresende	-19
[jahrgang	-13
[jannis	-13
[januar	-17
[je	-9900
[jede	-12
[jedem	-9900
[jeden	-21
[jeder	-12
[jederzeit	-11
[jedes	-9900
[jemand	-9900
[jemandem	-22
[jemanden	-18
[jenny	-18
[jetzt	-9900
[jo	-16
[jonas	-17
[jour	-14
[jugend	-14
[juli	-23
[jung	-18
[junge	-34
[jungen	-22
[juni	-29
[jäger	-16
[jährlich	-12
[jörg	-18
[k	-20
[kabel	-18
[kabinen	-15
[kaffee	-27
[kaffeemaschine	-15
[kalb	-19
[kalender	-19
[kalle	-19
[kalt	-22
[kaltem	-10
[kaltes	-14
[kam	-31
[kamera	-20
[kammer	-21
[kanal	-24
[kanister	-15
[kann	-9900
[kannst	-32
[kante	-16
[kanten	-27
[kantine	-23
[kanzlei	-12
[kap	-15
[kapieren	-8
[kapiert	-9
[kapitel	-21
[kappe	-15
[kaputte	-9
[kaputtem	-15
[kaputtes	-13
[karte	-9900
[karten	-24
[karton	-13
[kartons	-15
[kassel	-14
[kassiert	-10
[kasten	-9900
[kathi	-22
[katze	-20
[katzen	-14
[kaution	-27
[kehren	14
[keil	-16
[keile	-16
[keimprobe	24
[kein	-9900
[keine	-9900
[keinen	-9900
[keiner	-9900
[kelle	-17
[keller	-9900
[kennt	-13
[kennzeichen	-13
[kerzen	-10
[kessel	-15
[kette	-12
[ketten	-18
[kettenhandschuh	-15
[kevin	-8
[kg	-16
[ki	-12
[kilo	-25
[kilometer	-10
[kind	-9900
[kinder	-9900
[kindes	-16
[kiosk	-10
[kippt	-9
[kirchenvorstand	-15
[kissen	-19
[kiste	-9900
[kisten	-28
[kita	-21
[kittel	-18
[klammern	-15
[klappe	-9900
[klappen	-18
[klar	-26
[klare	-20
[klasse	-9900
[klassen	-11
[klaviertransport	13
[klebeband	-22
[kleben	-14
[klebt	-20
[kleid	-11
[kleidung	-25
[kleine	-34
[kleinen	-27
[kleiner	-21
[kleines	-13
[kleinste	-10
[klemmt	-16
[kletterhalle	-18
[klima	-21
[klimaanlage	-17
[klingel	-13
[klingelt	-20
[klingt	-19
[klopfen	-10
[klärt	-19
[km/h	-12
[knapp	-10
[knie	-17
[knopf	-12
[knoten	-9900
[knüpfen	-12
[koffer	-23
[kollege	-9900
[kollegen	-9900
[kollegin	-17
[kolleginnen	-17
[kollekte	-18
[kolophonium	-16
[komma	-26
[kommando	-21
[komme	-10
[kommen	-9900
[kommission	-14
[kommt	-31
[komplett	-10
[kompressor	-22
[konnte	-20
[kontrolle	13
[kontrollfahrt	-9
[kontrollieren	-31
[kontrolliert	-19
[kopf	-9900
[kopfhörer	-12
[kopfverletzung	-12
[kopie	-18
[kopien	-14
[kopieren	-20
[kopiert	-19
[korb	-18
[korn	-12
[kosten	-20
[kostet	-18
[kran	15
[krank	-19
[kranke	-16
[krankenfahrten	-11
[krankenkasse	-18
[krankheit	-8
[kreide	-13
[kreis	-14
[kreuz	-12
[krieg	-11
[kriegen	-24
[kriegst	-13
[kriegt	-27
[kröger	-11
[krümel	-16
[kuchen	-19
[kugel	-19
[kugelschreiber	-17
[kunde	-9900
[kunden	-9900
[kundin	-23
[kundschaft	-24
[kuppel	9
[kupplung	-21
[kurier	-17
[kurs	-19
[kurverwaltung	-20
[kurz	-9900
[kurze	-14
[kurzen	-13
[kurzes	-13
[kurzfassung	-22
[kw	-15
[kälte	-17
[köln	-14
[können	-9900
[könnt	-21
[könnte	-28
[könnten	-19
[köpfe	-14
[köpfen	-11
[körbe	-32
[kübel	-16
[küche	-21
[küchentisch	-19
[kühlbox	-19
[kühlen	-24
[kühlraum	-23
[kühlschrank	-20
[kühlung	-21
[kühlware	-11
[kümmert	-10
[kündigen	-18
[kündigung	-18
[kündigungen	-19
[künftig	-30
[kürzen	-11
[küster	-9
[küvette	-14
[l	-16
[labor	-9900
[lachen	-23
[ladegerät	-17
[ladekabel	-10
[laden	-31
[ladenschluss	-15
[ladung	-18
[lag	-14
[lage	-14
[lagen	-15
[lager	-9900
[laib	-17
[laibe	-20
[laiben	-16
[laminieren	-13
[lampe	-9900
[land	-17
[landesverband	-19
[lang	-32
[lange	-9900
[langen	-26
[langsam	-9900
[lappen	-16
[laptop	-9
[lass	-20
[lasse	-16
[lassen	-9900
[lasst	-20
[last	-17
[laub	-21
[laufen	-9900
[laufende	-16
[laufender	-11
[lauge	-12
[laut	-9900
[lautsprecher	-24
[leben	-18
[lebensmittel	-25
[leer	-9900
[leeren	-27
[legen	-21
[legt	-9900
[lehnen	-14
[lehrer	-14
[lehrgang	-13
[lehrkraft	-16
[lehrling	-18
[lehrlinge	-15
[leicht	-15
[leider	-23
[leihgaben	12
[leihhaus	13
[leine	-14
[leinen	-14
[leise	-12
[leite	-19
[leiten	-21
[leiter	-25
[leitern	-17
[leitfaden	14
[leitstand	-15
[leitstelle	-19
[leitung	-9900
[lena	-19
[lenz	-14
[lernen	-17
[lernt	-19
[lesen	-9900
[leser	-14
[lesesaal	-20
[letzte	-9900
[letzten	-9900
[letztens	-18
[letzter	-14
[letztes	-24
[leuchte	-10
[leuchten	-20
[leut	-10
[leute	-9900
[leuten	-22
[lg	-19
[licht	-9900
[lichtbildausweis	-10
[liebe	-9900
[lieben	-24
[lieber	-17
[liebes	-17
[liebsten	-19
[lief	-20
[lieferant	-11
[lieferanten	-16
[lieferschein	-20
[lieferung	-27
[lieferwagen	-27
[liege	-18
[liegen	-9900
[liegend	-13
[liegt	-9900
[liest	-9900
[lila	-17
[linie	-17
[link	-13
[linke	-17
[linken	-13
[links	-9900
[linksgewinde	-16
[linz	-14
[liste	-9900
[liter	-30
[lkw	-12
[lob	-12
[loch	-23
[locker	-18
[lockern	-18
[logo	-12
[lol	-13
[lorenz	-10
[los	-20
[los-nr	-12
[lose	-26
[losen	-14
[loswerden	-21
[luft	-9900
[luftfeuchte	-17
[luftschutzstollen	-15
[luis	-19
[luke	-12
[lädt	-14
[ländern	-15
[länge	-17
[länger	-13
[lässt	-9900
[läufige	-13
[läuft	-9900
[löcher	-26
[löffel	-18
[löhne	-12
[löschen	-13
[löschzug	-17
[lösen	-9900
[lücke	-18
[lüften	-13
[lüftung	-28
[m	-9900
[ma	-18
[mach	-9900
[mach's	-14
[mache	-17
[machen	-12
[machs	-16
[machst	-21
[macht	-9900
[macht's	-19
[mag	-15
[magneten	-21
[mahnung	-17
[mai	-9900
[mail	-9900
[maische	-16
[mal	-9900
[male	-13
[malte	-18
[man	-9900
[manche	-34
[manchen	-19
[manchmal	-25
[mann	-9900
[manni	-20
[manometer	-19
[mans	-20
[mantel	-11
[maria	-19
[marke	-30
[markierung	-20
[markise	-12
[maschine	-9900
[maschinen	-23
[maschinenraum	-18
[maschinist	-11
[mast	-21
[matratze	-13
[matte	-20
[max	-9900
[maximal	-10
[maß	-11
[md	-14
[medien	-19
[medikamente	12
[mehr	-9900
[mein	-9900
[meine	-9900
[meinem	-22
[meinen	-20
[meiner	-23
[meint	-19
[meinte	-23
[meist	-22
[meiste	-22
[meisten	-26
[meistens	-24
[meister	-25
[melde	-15
[melden	-9900
[meldet	-9900
[meldung	-32
[meldungen	-11
[memo	-15
[menge	-11
[mensch	-18
[merci	-24
[merkblatt	-19
[merkt	-13
[messe	-16
[messen	-9900
[messer	-33
[messgerät	-16
[messung	-27
[metalleimer	-16
[meter	-9900
[metern	-15
[mg/l	-8
[mich	-9900
[mieter	-9900
[mikro	-14
[milch	-16
[millimeter	-9
[min	-9900
[mindestens	-9900
[minus	-29
[minute	-13
[minuten	-9900
[mir	-9900
[mischen	-9
[mischung	-15
[misst	-9900
[mit	-59
[mitarbeiter	-28
[miteinander	-12
[mitgeben	-9
[mitglied	-16
[mitglieder	-22
[mitgliedern	-17
[mitnehmen	-23
[mitschriften	-12
[mittag	-14
[mittags	-11
[mitte	-18
[mittel	-23
[mitten	-13
[mitternacht	-13
[mittwoch	-21
[ml	-16
[mm	-17
[mo	-18
[moin	-27
[moment	-23
[monat	-24
[monate	-30
[monaten	-21
[moniert	-15
[montag	-9900
[montags	-22
[monteur	-18
[monteure	-24
[moos	-12
[morgen	-9900
[morgens	-34
[morsch	-19
[motor	-24
[museum	-24
[musik	-19
[muss	-9900
[musste	-17
[mussten	-15
[muster	-15
[mutter	-10
[muttern	-23
[mängel	-12
[mäntel	-13
[märz	-21
[möchte	-9900
[möchten	-30
[möge	-18
[mögen	-11
[möglich	-13
[mühle	-14
[müll	-17
[mündlich	-19
[müssen	-9900
[müsste	-14
[n	-11
[na	-32
[nach	-37
[nachbargräber	-20
[nachbarn	-24
[nachdem	-28
[nachfolger	-22
[nachfragen	-20
[nachfüllen	-21
[nachgefragt	-17
[nachher	-25
[nachlauf	-16
[nachlesen	-13
[nachmessen	-12
[nachmittag	-22
[nachmittags	-26
[nachricht	-9
[nachsehen	-11
[nacht	-9900
[nachts	-9900
[nachweis	-18
[nachweise	-18
[nadeln	-13
[nadine	-13
[nagel	-10
[naht	-16
[name	-9900
[namen	-9900
[namensschild	-10
[nase	-18
[nass	-29
[nasse	-26
[naturschutzbehörde	-11
[natürlich	-13
[ne	-9900
[nebel	-21
[neben	-9900
[ned	-20
[nee	-9900
[nehmen	-9900
[nehmt	-24
[nein	-9900
[nele	-16
[nem	-17
[nen	-33
[nenne	-12
[nennen	-11
[nennt	-24
[netz	-14
[neu	-9900
[neuen	-9900
[neuer	-9900
[neuerdings	-19
[neues	12
[neulich	-23
[neun	-21
[neunzig	-23
[newton	-17
[nicht	-9900
[nichte	-13
[nichts	-9900
[nicken	-15
[nie	-9900
[niederschrift	-18
[niedrigwasser	-21
[niemals	-9900
[niemandem	-18
[nieten	-13
[nikolai	-13
[nirgends	-18
[nix	-9900
[noch	-9900
[nochmal	-9900
[nochmals	-9
[nord	-30
[normal	-10
[notariat	-15
[notdienst	18
[notfallnummer	-14
[notieren	14
[notiert	-17
[notiz	-21
[notizen	-20
[notruf	-15
[november	-29
[nr	-22
[null	-18
[nullen	-13
[nummer	-9900
[nummeriert	-10
[nummerierten	-11
[nummern	-8
[nun	-33
[nur	-9900
[nächste	-10
[nächsten	-9900
[nägel	-18
[nähe	-17
[nähte	-24
[nähten	-12
[nämlich	-16
[nötig	-10
[nüchtern	-20
[nüsse	-12
[o	-20
[ob	-9900
[oben	-9900
[obendrauf	-23
[obere	-18
[oberfläche	-15
[oberkante	-11
[obermaier	-20
[obst	-15
[oder	-9900
[ofen	-22
[ofentür	-20
[offen	-9900
[offene	-19
[offenen	-27
[offener	-16
[oft	-26
[og	-18
[oh	-17
[ohne	-45
[ok	-9900
[okay	-28
[oktober	-9900
[oldenburg	-20
[ole	-13
[oma	-19
[online	-24
[onlineshop	-16
[op	-11
[opa	-16
[oper	-19
[orange	-17
[ordentlich	-27
[ordentliche	-8
[ordentliches	-11
[ordnen	-25
[ordner	-9900
[ordnung	-22
[ordnungsamt	-15
[orga	-16
[orgel	-14
[orgelbau	-16
[original	-17
[originals	-13
[ort	-9900
[ostern	-17
[paar	-9900
[paarweise	-12
[packen	-29
[packliste	-13
[packt	-16
[packung	-13
[packungen	-13
[paket	-20
[paletten	-15
[panik	-13
[papier	-9900
[papiere	-9
[parkett	10
[parkhaus	-23
[parkplatz	-15
[parkplätze	-21
[partner	-17
[parzelle	-16
[pass	-14
[passau	-20
[passieren	-18
[passiert	-9900
[passt	-9900
[patient	-20
[patienten	-34
[pause	-15
[pdf	-16
[pedale	-14
[pegel	-8
[peilt	-17
[peinlich	-17
[per	-9900
[perfekt	-19
[person	-9900
[personal	-16
[personalabteilung	-17
[personen	15
[persönlich	-9
[petersen	-14
[petra	-22
[pfand	-18
[pfandschein	-14
[pfeifen	-15
[pfeift	-12
[pferd	11
[pfiat	-15
[pflanzen	-11
[pflege	-14
[pflegedienstleitung	-20
[pflegekraft	-14
[pfleger	-12
[pförtner	-15
[ph	-11
[pilot	-16
[piloten	-19
[pinsel	-22
[plakette	-19
[plan	-9900
[plane	-13
[planen	-19
[plastiktüte	-22
[platte	-17
[platten	-25
[platz	-27
[platzen	-12
[platzt	-15
[platzwart	-16
[plombe	-16
[plus	-17
[plätze	-12
[pohl	-19
[polen	-17
[polier	-11
[polizei	-9900
[polnisch	-12
[portal	-20
[portionen	-21
[portugal	-11
[position	-17
[post	-25
[praktikant	-8
[praktikanten	-23
[praktikantin	-30
[praxen	-17
[praxis	-9900
[preis	-12
[presse	-20
[pressen	19
[private	-11
[privaten	-8
[pro	-9900
[probe	-9900
[probefahrt	-16
[probelauf	14
[proben	-10
[probenahme	18
[probieren	-10
[produktion	-19
[prof	-12
[programm	-9900
[projektor	-9
[protokoll	-9900
[prozent	-9900
[pröll	-16
[prüfer	-20
[prüft	-9900
[prüftaste	-9
[puls	-10
[pult	-23
[pulver	-21
[pumpe	-21
[punkt	-9900
[punkte	-23
[putzen	-24
[putzmittel	-15
[putztürl	-22
[pächter	-11
[pädagogisches	-15
[q3	-14
[qm	-16
[qm-handbuch	-14
[quartal	-17
[quatsch	-19
[quer	-21
[quittung	-17
[r	-14
[rack	-11
[rad	-17
[radio	-19
[ramadan	-15
[rampe	-29
[ran	-16
[rand	-9900
[ratenzahlung	-13
[rathaus	-10
[rauchen	-15
[rauchfangkehrer	-15
[rauchkammer	-13
[rauf	-8
[raum	11
[raumtemperatur	-15
[raus	-9900
[rauscht	-16
[rausnehmen	-16
[re	-20
[rechnet	-13
[rechnung	-24
[rechnungen	-28
[recht	-15
[rechten	-19
[rechts	-9900
[rechtschreibung	-20
[red	-29
[redaktion	-9
[reden	-26
[redet	-18
[reederei	-21
[regal	-9900
[regeln	-27
[registrarin	-18
[regt	-22
[reha	-10
[reichen	-18
[reicht	-9900
[reifen	-37
[reihe	-33
[reihen	-11
[reihenfolge	-33
[rein	-9900
[reine	-11
[reinigen	17
[reinigung	-16
[reißen	-19
[reißt	-18
[reklamation	-13
[rente	-20
[rentner	-24
[reparatur	-25
[repariert	-19
[reserve	-16
[rest	-9900
[restauratorin	-18
[reste	-22
[reto	-14
[rev	-19
[revier	-10
[rezept	-22
[rezeption	-13
[rhs	-18
[richter	-9
[richtig	-28
[richtige	-24
[richtigen	-15
[richtlinie	-14
[riechen	-17
[riecht	-21
[ringe	-17
[ringsum	-13
[riss	-12
[risse	-19
[rohrbruch	11
[rolle	-11
[rollen	-23
[rollstuhl	-18
[ronja	-10
[rosa	-21
[rosen	-10
[roswitha	-16
[rot	-9900
[rote	-9900
[roten	-25
[rotes	-11
[rucksack	-14
[rucksäcke	-11
[ruder	-15
[rudi	-9
[rufen	-9900
[rufst	-25
[ruft	-9900
[ruhen	-20
[ruhig	-9900
[rum	-17
[rund	-9900
[runde	-18
[rundgang	-24
[rundschreiben	-14
[runter	-9900
[ruth	-11
[rutscht	-21
[ruß	-16
[räder	-17
[ränder	-9
[rät	-15
[räumen	-25
[röhrchen	-17
[rösten	-19
[rücken	-17
[rückfragen	-19
[rückgabe	16
[rückkehr	-14
[rückmeldung	-19
[rückruf	-15
[rückseite	-10
[rüdiger	-12
[rühren	-21
[rührt	-18
[rütteln	-18
[s	-17
[sa	-9
[saal	-17
[saat	-19
[sachbearbeiterin	-14
[sache	-37
[sachen	-22
[sack	-9900
[safebag	-10
[saft	-17
[sag	-9900
[sagen	-9900
[sagt	-9900
[sahne	-16
[saison	-31
[saisonkräfte	-22
[salat	-15
[salon	-10
[salz	-21
[salzwasser	-16
[samen	-18
[sammelt	-17
[samstag	-24
[samt	-15
[sand	-28
[satt	-13
[satz	-15
[satzung	-8
[sauber	-44
[saubere	-22
[sauberes	-14
[sauer	-12
[sauerstoff	-21
[saugen	-12
[saugnapf	-14
[saugt	-20
[saß	-21
[saßen	-10
[scannen	-17
[scannt	15
[schacht	-9
[schaden	-16
[schafft	-27
[schale	-21
[schaltet	-17
[schatten	-14
[schauen	-9900
[schaum	-25
[schauspieler	-9
[schaut	-9900
[scheibe	-18
[scheine	-18
[schema	-17
[scherben	-12
[scheune	-10
[schicht	-9900
[schichten	-20
[schichtführer	-17
[schichtleiter	-11
[schichtleitung	-22
[schick	-16
[schicke	-15
[schicken	-9900
[schickt	-22
[schieben	-11
[schieber	-14
[schild	-9900
[schimmel	-32
[schimpfen	-9
[schirme	-16
[schlafe	-9
[schlafen	-20
[schlange	-11
[schlauch	-24
[schlecht	-20
[schleifen	12
[schleuder	-13
[schleudern	-26
[schleuse	-20
[schließfach	-13
[schließt	-24
[schlitten	-13
[schloss	-19
[schluss	-9900
[schläuche	13
[schlüssel	-45
[schlüsselausgabe	17
[schlüsselbuch	-13
[schmeckt	-23
[schmerzen	-10
[schmiede	-13
[schmieren	-22
[schneiden	-22
[schneidet	-18
[schnell	-13
[schneller	-16
[schnitt	-13
[schnur	-15
[schon	-9900
[schrank	-16
[schrauben	-22
[schreib	-24
[schreibbüro	-19
[schreibe	-21
[schreiben	-9900
[schreibst	-28
[schreibt	-9900
[schreit	-12
[schrift	-21
[schriftführer	-12
[schriftlich	-9900
[schriftliche	-32
[schriftlicher	-12
[schriftliches	-35
[schritt	-27
[schritte	-22
[schräg	-18
[schublade	-17
[schuhe	-36
[schuld	-10
[schule	-14
[schulkindern	-10
[schulleitung	-21
[schutz	-19
[schutzbrille	-13
[schutzgitter	-14
[schwarz	-28
[schwarze	-13
[schwein	-12
[schweißt	-9
[schwere	-12
[schwester	-21
[schwiegersohn	-14
[schäden	-22
[schätzen	-11
[schön	-15
[schöner	-17
[schüler	-9900
[sechs	-9900
[sechzehn	-13
[sechzig	-27
[sedierung	-14
[sehen	-27
[sehnen	-15
[sehr	-9900
[sei	-22
[seid	-15
[seidenpapier	-11
[seidl	-15
[seil	-9900
[seile	-24
[sein	-9900
[seine	-32
[seinen	-19
[seiner	-11
[seit	-9900
[seitdem	-21
[seite	-9900
[seiten	-9900
[seitenbühne	-15
[seither	-25
[seitlich	-12
[sekretariat	-20
[sekunden	-9900
[selam	-16
[selben	-9900
[selber	-9900
[selbst	-9900
[sender	-19
[sensor	-14
[separat	-11
[sepp	-23
[september	-40
[seriennummer	-25
[server	-22
[servus	-23
[setzen	10
[setzt	-22
[sich	-9900
[sicher	-19
[sicherheit	-29
[sicherheitsschuhe	-13
[sichern	-13
[sicherung	-9
[sicht	-25
[sichtbar	-13
[sie	-48
[sie-form	-12
[sieb	-20
[siebe	-11
[sieben	-9900
[siebzig	-20
[siegel	-15
[sieht	-9900
[signale	-17
[signatur	-14
[silo	13
[sind	-9900
[sinkt	-12
[sitz	-22
[sitze	-12
[sitzen	-12
[sitzt	-31
[sitzung	-20
[slot	-12
[so	-9900
[socken	-14
[sodann	-16
[sofort	-9900
[sogar	-21
[sohle	-14
[sohn	-13
[solang	-15
[solange	-21
[solchen	-16
[soll	-9900
[solle	-15
[sollen	-32
[sollte	-24
[sommer	-9900
[sommerfest	-21
[sondern	-35
[sonnenuntergang	-13
[sonntag	-21
[sonntags	-18
[sonst	-9900
[sorry	-22
[sorte	-18
[sortieren	-22
[sortiert	-20
[sowieso	-16
[spalt	-12
[spannen	-15
[sparkasse	-14
[spedition	-15
[speigatten	-13
[spenden	-11
[spender	-20
[sperren	-9900
[sperrt	-16
[spiegel	-25
[spielzeit	-19
[spinnt	-13
[spitze	-18
[spitzen	-9
[splitt	-19
[sportboote	-19
[sprache	-10
[sprech	-15
[spreche	-19
[sprechen	-22
[sprecher	12
[spricht	-23
[springt	-18
[spritzen	-20
[spät	-17
[späte	-12
[später	-9900
[spätestens	-9900
[spülen	-9900
[spült	-13
[st	-14
[stadt	-22
[stadtrat	-9
[stadttheater	-19
[stadtwerke	-20
[stall	-14
[stallgasse	-19
[stammt	-14
[stammtisch	-24
[stand	-9900
[standen	-26
[standesamt	-16
[standort	-15
[stange	-23
[stangen	-16
[stapel	-18
[stapeln	-15
[stapler	-18
[start	-17
[starten	-12
[station	-18
[stationen	-18
[statt	-18
[staub	-17
[staupe	-16
[std	-8
[stecher	-11
[steckdose	-13
[stecken	-13
[stecker	-27
[steckt	-24
[steffi	-12
[steg	-21
[stehen	-9900
[stehend	-14
[steht	-9900
[steigt	-19
[steil	-13
[stein	-24
[steine	-31
[steinmetz	-15
[stelle	-25
[stellen	-9900
[stellt	-9900
[stempel	-18
[stempeln	-16
[stets	-17
[steuerberater	-21
[stichpunkte	-20
[stiefel	-20
[stiegenhaus	-8
[stiele	-9
[still	-9
[stimme	-12
[stimmen	-23
[stimmt	-9900
[stinkt	-13
[stirnwand	-14
[stk	-19
[stock	-19
[stockwerk	-15
[stopp	-18
[stoppen	-16
[straff	-13
[strauß	-9
[straße	-19
[strecke	-21
[streichen	-17
[streicht	-18
[streifen	8
[streit	-31
[strich	-17
[stroh	-20
[strom	-27
[student	-12
[studenten	-11
[studio	-14
[stufe	-15
[stufen	-13
[stuhl	-13
[stumpfe	-9
[stunde	-9900
[stunden	-9900
[sturm	-17
[sturmwarnung	-16
[ständig	-17
[störung	-24
[stück	-9900
[stücke	-15
[stückzahl	-20
[stühle	-13
[stütze	-12
[stützen	-13
[suche	-27
[suchen	-9900
[sucht	-15
[summe	-11
[super	-19
[supervision	-18
[svenja	-14
[system	-9900
[säcke	-20
[sämtliche	-22
[sätze	-21
[sätzen	-17
[süd	-18
[t	-21
[tabelle	-16
[tablet	-15
[tabletten	-28
[tafel	-26
[tag	-9900
[tage	-9900
[tagen	-9900
[tages	-11
[tank	-9900
[tante	-17
[tasche	-22
[taschen	-25
[taschenlampe	-10
[taste	-16
[tausch	-19
[tauschen	-32
[taxi	-16
[team	-9900
[teamleiter	-15
[teamleitung	-15
[teamsitzung	-16
[technik	-20
[techniker	-16
[teich	-13
[teil	-9900
[teile	-17
[teilnehmer	-20
[teilt	-9
[telefon	-9900
[telefonisch	-38
[telefonnummer	-18
[teller	-24
[temperatur	-9900
[temperofen	-15
[termin	-9900
[terminal	-14
[termine	15
[terminen	15
[test	-9900
[testen	-13
[teurer	-13
[text	-9900
[theke	-15
[thema	-9
[themen	-21
[theorie	-9
[thermometer	-22
[thoma	-16
[ticket	14
[tief	-28
[tiefbauamt	-17
[tiefe	-20
[tiefer	-21
[tiefkühler	-9
[tier	-15
[tierarzt	-25
[tiere	-31
[tierheim	-13
[timer	-11
[tipp	-18
[tippen	-17
[tippfehler	-11
[tippt	-15
[tisch	-9900
[tische	-12
[tobi	-16
[tochter	-20
[ton	-19
[tonne	-8
[tonnen	-23
[tool	-14
[top	-9900
[topf	-19
[tor	-9900
[tot	-8
[tote	-17
[totenschein	-12
[tour	-15
[trage	-16
[tragen	-23
[trainer	-14
[trauben	-21
[tray	-13
[treffpunkt	-18
[trennen	-25
[treppe	-22
[treppen	-21
[treppenhaus	-17
[tresen	-9900
[tresor	-9900
[treten	-16
[trikots	-13
[trinken	-14
[trinkgeld	-18
[trinkt	-16
[tritt	-16
[trocken	-9900
[trocknen	-29
[trommel	-21
[tropfen	-21
[trotzdem	-25
[trupp	-11
[trägt	-9900
[tu	-9
[tuch	-9900
[tun	-9900
[tupfer	-10
[turm	-24
[tut	-31
[typ	-11
[täglich	-9900
[tägliche	19
[töpfe	-17
[tür	-9900
[türen	-15
[türl	-16
[tüte	-28
[tüv	-28
[uhr	-9900
[uhrzeigersinn	-17
[uhrzeit	-9900
[uhu	-17
[ulm	-12
[um	-25
[umbau	13
[umgekehrt	-13
[umgestellt	-12
[ums	-28
[umschlag	-15
[umsonst	-21
[umzug	-15
[und	-9900
[ungefähr	-32
[ungeöffnet	-13
[uniklinik	-16
[unklar	-11
[unleserlich	-12
[uns	-9900
[unser	-14
[unsere	-9900
[unserem	-27
[unserer	-9900
[unseres	-13
[unten	-9900
[unter	-9900
[unterbrechen	-9
[unterlagen	-21
[unterschiedlich	-15
[unterschreibe	-14
[unterschreiben	-9900
[unterschreibt	-21
[unterschrift	-9900
[unterwegs	-13
[unterweisung	-19
[unterwäsche	-17
[urkunde	-9
[urkunden	-18
[urlaub	-13
[urlaubsanträge	11
[urlaubsplan	-18
[urne	-10
[ursache	-16
[uschi	-15
[uv-lampe	-19
[uwe	-12
[v	-15
[va	-22
[vasen	-13
[vater	-20
[ventil	-10
[ventile	-14
[verabschieden	-9
[veranstalter	-15
[verbau	-13
[verbindlich	-17
[verbindung	-18
[verbleibt	-15
[verboten	-9900
[verbrauch	10
[verein	-11
[vereinsheim	-18
[verfahren	-14
[verfall	-13
[verfassen	-17
[verfasser	-17
[vergangenen	-17
[vergeben	-10
[vergleichen	-9900
[vergleicht	-17
[verhängt	-10
[verkauf	-16
[verkauft	-24
[verklebt	-12
[verkäuferin	-14
[verladen	-12
[verlangen	-16
[verlangt	-30
[verleih	-13
[verletzt	-12
[verlieren	-27
[verloren	-31
[verlust	-17
[verlängerung	-15
[verlässt	-18
[vermerken	-10
[vermerkt	-13
[verordnung	-23
[verrutscht	-14
[verrückt	-18
[verschickt	-19
[verschiedenen	-17
[verschiedenes	-9
[verschließt	-20
[verschlossen	-19
[verschlüsselt	-13
[verschoben	-17
[verschriftlichen	-25
[versehen	-12
[versicherung	-24
[versieht	-10
[version	-25
[verstanden	-14
[verstehen	-16
[versteht	-27
[verständigen	-13
[verständigt	-14
[versuch	-19
[verteiler	-14
[verteilt	-11
[vertrag	-17
[vertreter	-11
[vertretung	-34
[vertrieb	-9
[verträgt	-15
[verwahrt	-16
[verwaltung	-23
[veterinäramt	-9
[viel	-30
[viele	-23
[vielen	-13
[vielleicht	-17
[vielmal	-17
[vier	-9900
[vierhundert	-17
[viermal	-14
[vierte	-20
[viertel	-18
[vierteljährlich	-8
[vierten	-21
[vierzehn	-28
[vierzig	-30
[visum	-10
[vogel	-14
[vogt	-19
[voll	-9900
[voller	-13
[vollmacht	-13
[vom	-9900
[von	-75
[vor	-9900
[vorab	-9
[voran	-14
[vorarbeiter	-11
[voraus	-8
[voraussichtlich	-15
[vorbei	-14
[vorbemerkung	-14
[vorfall	-13
[vorführer	-9
[vorgaben	-15
[vorher	-9900
[vorige	-26
[voriges	-23
[vorlage	-27
[vorlegen	-15
[vorletzten	-20
[vorliegt	-12
[vorm	-21
[vorn	-9900
[vorne	-9900
[vorrang	-19
[vorsatzsteine	-23
[vorschlag	-10
[vorstand	-33
[vorstandssitzung	-17
[vorstellen	-14
[vorstellung	-28
[vortag	-9900
[vortraben	-11
[vorwurf	-15
[vorzeigbares	-20
[vögel	-24
[waage	-28
[waben	-23
[wache	-9
[wachs	-18
[wackelt	-13
[wagen	-9900
[waidmannsheil	-19
[walze	-11
[walzen	-16
[wand	-9900
[wandert	-21
[wandertag	-13
[wann	-9900
[wanne	-14
[war	-9900
[war's	-10
[ware	-23
[waren	-9900
[wareneingang	12
[warm	-31
[warnung	-16
[warnweste	-12
[wars	-15
[wart	-19
[warteliste	-20
[warten	-9900
[wartet	-12
[wartung	-21
[warum	-23
[was	-11
[waschen	-30
[wasser	-24
[wassergehalt	-18
[wasserprobe	15
[wasserschaden	-9
[wechsel	10
[wechselgeld	-18
[wechseln	-22
[wecken	-12
[weg	-9900
[wegen	-9900
[weggeworfen	-14
[wegschütten	-17
[weh	-11
[weicht	-17
[weihnachten	-22
[weihnachtsfeier	-14
[weil	-9900
[wein	-11
[weinen	-10
[weise	-25
[weiss	-20
[weist	11
[weit	-12
[weiter	-9900
[weitergeben	-10
[weiß	-9900
[weiße	-19
[weißen	-23
[weißt	-19
[welche	-26
[welcher	-26
[wenden	-13
[wenig	-33
[weniger	-12
[wenn	8
[wenn's	-27
[wenns	-37
[wenzel	-12
[werbung	-11
[werden	-25
[werf	-11
[werkhof	-15
[werkstatt	-25
[werktag	-15
[werte	-18
[wespen	-20
[wessen	-11
[weste	-20
[wetter	-23
[whatsapp	-14
[wichtig	-18
[wichtigste	-25
[wie	35
[wieder	-9900
[wiederholen	-14
[wiederkommen	-11
[wiegen	9
[wiegt	-27
[wiese	-12
[wiesner	-11
[wieso	-18
[wiki	-11
[wildmarke	-21
[will	-9900
[wind	-9900
[windmesser	-10
[windstärke	-13
[winkel	-12
[winkt	-10
[winter	-30
[winterdienst	12
[wir	-61
[wird	-37
[wirft	-19
[wirklich	-24
[wissen	-34
[woanders	-9
[woche	-9900
[wochen	-9900
[wochenende	-25
[wohnung	-17
[wolle	-13
[wollen	-37
[wollte	-23
[wollten	-19
[wolltest	-16
[worden	-16
[wort	-22
[worten	-21
[wunderbar	-16
[wunsch	-13
[wurde	-9900
[wurzeln	-17
[wusste	-16
[wählen	-11
[wählt	-12
[während	-9900
[wär	-16
[wäre	-9900
[wäscherei	-16
[wäscht	-21
[wörtlich	-19
[wünsche	-27
[wünscht	-21
[würd	-20
[yusuf	-16
[zahl	-23
[zahlen	-25
[zahlt	-21
[zahnarzt	-15
[zange	-19
[zaun	-14
[zehen	-15
[zehn	-9900
[zehnten	-14
[zeichen	-16
[zeichnet	-9900
[zeigefinger	-13
[zeigen	-9900
[zeigt	-9900
[zeit	-9900
[zeitung	-21
[zentimeter	-9900
[zentimetern	-15
[zentrale	-15
[zerlegen	-14
[zerlegt	-11
[zettel	-9900
[zeug	-13
[zieht	-9900
[ziel	-20
[zielgruppe	-15
[ziffer	-18
[zimmer	-9900
[zirkus	-13
[zivi	-19
[zu	-9900
[zucker	-10
[zudrehen	-13
[zueinander	-17
[zuerst	-9900
[zug	-23
[zugesagt	-17
[zugführer	-10
[zuhause	-18
[zukleben	-10
[zuletzt	-9900
[zulässig	-12
[zum	-9900
[zunge	-10
[zunächst	-16
[zur	-9900
[zuruf	-9
[zurzeit	-20
[zurück	-9900
[zurückgegeben	-18
[zurückgeschickt	-12
[zurückgesteckt	-18
[zurücksetzen	-22
[zurücksetzt	-11
[zurückstecken	-10
[zusagen	-18
[zusammen	-9900
[zuschauer	-17
[zustand	-14
[zustandsprotokoll	-17
[zuständig	-12
[zusätzlich	-17
[zwanzig	-9900
[zwar	-9900
[zweck	-20
[zwei	-60
[zweifacher	-10
[zweihundert	-21
[zweimal	-9900
[zweit	-9900
[zweite	-9900
[zweiten	-24
[zweitens	-17
[zweiter	-13
[zwingerhusten	-14
[zwischen	-35
[zwölf	-9900
[zähler	-15
[zählernummer	-14
[zählt	-9900
[zündung	-16
[|	-9900
[§	-9900
[°	-9900
[äh	-9900
[ähm	-9900
[älter	-15
[ältere	-18
[äpfel	-17
[ärger	-15
[ärztliche	-16
[ärztlichen	-12
[öfen	-16
[öffnen	9
[öffnet	-29
[öffnung	-19
[öffnungen	-15
[öfter	-16
[öl	-9900
[öztürk	-16
[über	-9900
[überarbeitung	-24
[übergabe	-28
[überhaupt	-24
[überkleben	-10
[überlappen	-23
[übernehmen	-8
[übernimmt	-11
[übernommen	-14
[überschuhe	-11
[übersetzt	-17
[übersetzungsbüro	-13
[übrig	-30
[übrigens	-19
[übt	-10
[–	-9900
[“	-9900
[„	-9900
[•	-9900
[€	-9900
[→	-9900
[□	-9900
[☐	-9900
[️	-18
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
]+	-9900
],	-9900
]-	-9900
]--11	-20
]--nr	-29
]-0	-25
]-aar	-25
]-aat	-15
]-abe	23
]-abt	-21
]-abu	-20
]-aby	-8
]-ach	-36
]-ack	-28
]-ade	-27
]-adt	-32
]-afe	-22
]-aff	-13
]-aft	-45
]-afé	-19
]-ag	-28
]-age	13
]-ags	-32
]-agt	-45
]-aha	-18
]-ahl	-31
]-ahr	-37
]-aht	-18
]-aib	-18
]-ail	-14
]-ain	-19
]-ake	-20
]-akt	-29
]-alb	-46
]-alg	-15
]-all	-15
]-als	-31
]-alt	-43
]-alz	-23
]-ame	-25
]-amm	-30
]-amp	-13
]-ams	-17
]-amt	-53
]-an	-51
]-and	-18
]-ane	-22
]-ang	-24
]-ank	-47
]-ann	-33
]-ans	-25
]-ant	-28
]-anz	-40
]-apf	-18
]-app	-26
]-ara	-15
]-arb	-15
]-ard	-19
]-are	-37
]-ark	-25
]-arn	-17
]-ars	-24
]-art	-46
]-arz	-38
]-ase	-20
]-ass	-38
]-ast	-29
]-ate	-30
]-ats	-25
]-att	-11
]-atz	14
]-aub	-32
]-aue	-23
]-auf	-12
]-aul	-17
]-aun	-21
]-aus	-13
]-aut	-34
]-avo	-12
]-aw	-22
]-axi	-15
]-az	-14
]-aße	-31
]-b's	-32
]-bad	13
]-bag	-12
]-bar	-27
]-bau	10
]-bei	-19
]-bel	-46
]-ben	-9
]-ber	-63
]-bes	-17
]-bg	-13
]-bil	-15
]-bis	-13
]-bon	-13
]-bot	-22
]-bst	-26
]-bts	-34
]-bub	-28
]-bug	-10
]-bus	12
]-bzw	-15
]-ca	-20
]-cds	-10
]-che	-9
]-chi	-16
]-chs	-32
]-cht	-19
]-cke	-52
]-cks	-12
]-ckt	-20
]-co2	-15
]-d	-17
]-d's	-11
]-dan	14
]-dem	-53
]-den	-8
]-der	20
]-des	-11
]-di	-21
]-dig	-22
]-din	-36
]-dio	-20
]-dit	-20
]-do	-22
]-dus	-24
]-dwo	-33
]-dys	-22
]-e	-27
]-eam	-21
]-ebe	-31
]-ebs	12
]-ebt	-50
]-ech	-24
]-eck	-39
]-ede	-19
]-efe	-24
]-eft	-24
]-ege	-32
]-egs	-12
]-egt	-58
]-eh	-19
]-ehe	-24
]-ehl	-16
]-ehm	-15
]-ehn	-47
]-ehr	-39
]-eht	-14
]-eib	-24
]-eid	-27
]-eie	-15
]-eif	-17
]-eig	-22
]-eih	-16
]-eil	-35
]-ein	-55
]-eis	-55
]-eit	-28
]-eiß	-24
]-eke	-23
]-ekt	-31
]-ela	-13
]-eld	-35
]-ele	-29
]-ell	-21
]-elm	-8
]-eln	-14
]-els	-27
]-ema	-15
]-eme	-10
]-emo	-15
]-emp	-17
]-ena	-14
]-end	-61
]-ene	-42
]-enk	-18
]-enn	-27
]-ens	11
]-ent	-52
]-enz	-33
]-enü	-22
]-eon	-24
]-epp	-25
]-ept	-21
]-era	-22
]-erd	-26
]-ere	-41
]-erf	-20
]-erg	-36
]-erk	-29
]-erl	-14
]-erm	-27
]-ern	-11
]-ers	-36
]-ert	-14
]-erz	-19
]-eso	-19
]-est	-33
]-ete	-32
]-eto	-14
]-etr	-19
]-ets	-21
]-ett	-43
]-etz	-21
]-eue	-11
]-eug	-26
]-eun	-24
]-eur	-30
]-eut	-32
]-euz	-9
]-ext	-14
]-ezi	-22
]-eßt	-23
]-fa	-19
]-fee	-36
]-fel	8
]-fer	-13
]-ff	-14
]-ffe	-36
]-ffi	-15
]-fft	-36
]-fin	-19
]-fix	-19
]-fp2	-10
]-fr	-15
]-fst	-27
]-fte	-35
]-fuß	-14
]-g	-13
]-g/l	-11
]-gab	-23
]-gal	-29
]-gar	-17
]-gas	-22
]-gem	-16
]-ger	-9
]-ges	-23
]-gez	-16
]-gie	-29
]-gig	-19
]-gin	-27
]-git	-16
]-gps	-11
]-gst	-35
]-gte	-39
]-gut	13
]-gäu	-17
]-gül	-12
]-h's	-10
]-hat	-29
]-hef	-20
]-hel	-12
]-hem	-15
]-hen	-20
]-her	-27
]-hes	-52
]-heu	-19
]-hey	-18
]-hi	-17
]-hig	-17
]-hin	-25
]-hip	-12
]-hiv	-22
]-hle	-28
]-hm	-25
]-hme	27
]-hmt	-22
]-hne	22
]-hnt	-33
]-hof	-48
]-hol	-21
]-hot	-16
]-hr	-24
]-hre	-27
]-hrt	18
]-hse	-13
]-hst	-29
]-hte	-45
]-hts	-15
]-hub	14
]-huh	-19
]-hur	10
]-hön	-25
]-hör	-11
]-ias	-20
]-iat	-22
]-ibe	-39
]-ibt	-42
]-ice	-32
]-ich	-85
]-ick	-10
]-ide	-34
]-idl	-16
]-ieb	-45
]-ied	-23
]-ieg	11
]-ieh	-27
]-ier	-11
]-ies	-33
]-iet	-21
]-ieß	-30
]-ife	-25
]-iff	-18
]-ige	-45
]-igt	-52
]-ihe	-41
]-iii	-12
]-ike	-28
]-iki	-17
]-ila	-19
]-ile	-38
]-ill	-13
]-ilo	-29
]-ils	-17
]-ilt	-38
]-ilz	-15
]-ima	-21
]-imt	-9
]-ina	-27
]-ind	-30
]-ing	-54
]-ink	-13
]-inn	13
]-ino	10
]-ins	-27
]-int	-33
]-inz	-17
]-ipp	-20
]-ira	-19
]-ird	-16
]-iri	-16
]-irk	-25
]-irm	-11
]-irr	-21
]-irt	-17
]-is	-16
]-ise	-10
]-iss	-26
]-ist	-24
]-it	-15
]-ita	-21
]-ite	-26
]-its	-17
]-itt	-22
]-ity	-18
]-itz	-35
]-ium	-15
]-ive	10
]-ivi	-10
]-ixe	-18
]-iße	-18
]-ißt	-24
]-jo	-21
]-job	-10
]-k	-19
]-kal	-14
]-kam	-22
]-kap	-16
]-kar	-11
]-kay	-34
]-kel	-36
]-ken	10
]-kes	-16
]-kg	-22
]-ki	-9
]-kku	-11
]-km	-9
]-kon	-14
]-kop	-27
]-kro	-8
]-kum	-13
]-kus	-31
]-kw	-13
]-l	-13
]-laf	-16
]-lag	-28
]-lai	-12
]-lam	-21
]-lan	-26
]-lar	-34
]-las	-28
]-lat	-20
]-lau	-13
]-lay	-14
]-lbe	-36
]-lde	-19
]-leg	-20
]-lei	-21
]-lem	-40
]-les	-10
]-let	-10
]-lfe	-23
]-lft	11
]-lge	-35
]-lgt	-21
]-lie	-32
]-lig	-39
]-lin	-34
]-lis	-11
]-lke	-25
]-lkt	-18
]-lkw	-13
]-lla	-22
]-lli	-26
]-lls	-23
]-llt	-12
]-lly	-9
]-lob	-23
]-lol	-15
]-lon	-25
]-lor	-14
]-los	-31
]-lot	-17
]-loß	-14
]-lte	-54
]-lts	-32
]-lub	-15
]-lur	-9
]-lus	-18
]-m/s	-13
]-ma	-10
]-mag	-17
]-mal	-26
]-maß	-14
]-mbe	-18
]-mbh	-23
]-md	-16
]-mde	-10
]-mel	-34
]-mer	-13
]-mes	-23
]-met	-16
]-mie	-18
]-mig	-11
]-min	13
]-mir	-18
]-mis	-10
]-mm	-13
]-mma	-27
]-mme	-24
]-mmi	-9
]-mo	-19
]-mpe	-33
]-mpf	-21
]-mpt	-19
]-mse	-22
]-n	-13
]-n's	-22
]-na	-27
]-nal	-37
]-nas	-17
]-nat	-36
]-nau	-30
]-nce	-13
]-nch	-20
]-nde	9
]-ndl	-18
]-ndo	-16
]-nds	-10
]-ndt	-25
]-ndy	-16
]-ned	-17
]-nee	10
]-nem	-29
]-ner	-56
]-nes	-45
]-net	-48
]-neu	-16
]-nft	-23
]-nge	-37
]-ngs	-30
]-ngt	-56
]-nie	-35
]-nig	-21
]-nik	-29
]-nis	-28
]-niz	-25
]-nja	-23
]-nke	-34
]-nks	-18
]-nkt	-36
]-nna	-20
]-nne	-27
]-nni	-20
]-nno	-14
]-nnr	-20
]-nns	-31
]-nnt	-46
]-nny	-25
]-not	-14
]-nr	-26
]-nto	-15
]-nug	-24
]-nun	-34
]-nur	-18
]-nus	-24
]-nze	-29
]-nzt	-14
]-o	-18
]-obi	-15
]-obt	-17
]-ock	-36
]-ode	-18
]-off	-36
]-oft	-26
]-og	-18
]-ogo	-15
]-ogt	-16
]-oh	-15
]-ohe	-19
]-ohl	-25
]-ohn	-17
]-ohr	-19
]-oht	10
]-oin	-21
]-ois	-13
]-oku	-12
]-old	-20
]-ole	-27
]-olf	-21
]-oll	-33
]-olo	-16
]-olz	-37
]-oma	-26
]-one	-12
]-oni	-17
]-ons	-13
]-ook	-27
]-ool	15
]-oor	-15
]-oos	-11
]-oot	-19
]-opa	-13
]-ope	13
]-opf	-24
]-opp	-23
]-ora	-15
]-orb	-30
]-ore	-19
]-orf	-18
]-orn	-27
]-oro	-21
]-ors	12
]-ort	10
]-osa	-24
]-osk	-10
]-oss	-27
]-ost	-10
]-ote	10
]-ots	-15
]-our	-20
]-out	-18
]-oße	-22
]-p3	-15
]-pan	-17
]-pdf	-12
]-pel	-42
]-pen	-19
]-per	-26
]-pfe	-18
]-pft	-32
]-ph	-13
]-pie	11
]-pit	-11
]-piz	-19
]-ppe	-44
]-ppt	-39
]-pur	-20
]-pät	-27
]-q3	-20
]-qm	-19
]-r	-13
]-r's	-21
]-rab	-28
]-rad	-27
]-rag	-27
]-ran	-27
]-ras	-20
]-rat	-26
]-rau	-18
]-ray	-19
]-raz	-16
]-rbe	-30
]-rbt	-11
]-rch	-15
]-rci	-17
]-rde	15
]-re	-15
]-red	-24
]-rem	-34
]-ren	-11
]-rer	8
]-res	-42
]-rev	-16
]-rfe	-17
]-rft	-23
]-rga	-19
]-rge	-16
]-rgt	-13
]-rhs	-17
]-ria	-19
]-rie	-13
]-rig	-30
]-rik	-21
]-rin	-48
]-rit	-14
]-rke	-29
]-rkt	-29
]-rle	-21
]-rma	-24
]-rme	-19
]-rnd	-24
]-rne	-29
]-rnt	-28
]-rob	-23
]-rof	-18
]-roh	-19
]-rom	-16
]-rot	-24
]-roß	-22
]-rre	-14
]-rrn	-24
]-rry	-23
]-rst	-32
]-rte	-56
]-rth	-16
]-rts	-27
]-rut	-16
]-ruß	-17
]-rve	-19
]-rze	-16
]-rzt	-34
]-räg	-21
]-rüh	-30
]-rün	-23
]-rüß	-11
]-s	-25
]-sa	-16
]-sam	-26
]-san	-14
]-sau	-24
]-saß	-23
]-sch	-22
]-see	-22
]-sei	-15
]-sel	28
]-sem	-12
]-sen	-30
]-ser	-22
]-ses	-17
]-set	-25
]-sig	-25
]-sik	-20
]-sis	-15
]-ske	-15
]-sms	-14
]-son	-28
]-sor	-32
]-spo	-10
]-sse	-29
]-sso	-12
]-sst	-42
]-st	-18
]-std	-15
]-ste	-57
]-suf	-16
]-sum	-15
]-söl	10
]-süd	-27
]-t	-19
]-t's	-27
]-tab	-19
]-tag	-9
]-tal	-28
]-tar	-12
]-tas	-11
]-tat	-23
]-tau	-17
]-teg	-21
]-tei	-18
]-tel	-26
]-tem	-36
]-ten	-21
]-tes	-45
]-tet	-29
]-tha	-12
]-thi	-24
]-tie	-15
]-tig	-52
]-tik	-24
]-til	-12
]-tin	-37
]-tiv	-9
]-tiz	-17
]-tje	-23
]-tke	-14
]-ton	-33
]-tor	-44
]-tot	-17
]-tra	-29
]-tro	-12
]-tte	-52
]-tti	-20
]-ttl	-19
]-tum	-28
]-tur	20
]-tut	-30
]-typ	-16
]-tze	-8
]-tzt	-17
]-tät	-26
]-tür	-28
]-tüv	-23
]-uar	-42
]-ube	-31
]-ubi	-30
]-ubt	-24
]-uch	-58
]-uck	-10
]-uen	-54
]-ues	-31
]-ufe	-36
]-uft	-25
]-ugt	-18
]-uhe	-37
]-uhr	-30
]-uhu	-26
]-uis	-19
]-uke	-13
]-uld	-14
]-ule	-38
]-ulf	-21
]-uli	-19
]-ull	-19
]-ulm	-20
]-ult	-17
]-ums	-22
]-umt	-16
]-und	-40
]-une	-21
]-ung	23
]-uni	-20
]-unk	-16
]-upe	-24
]-upp	-11
]-ups	-22
]-upt	-28
]-ure	-32
]-urg	-41
]-urm	-30
]-urs	-24
]-urt	-17
]-urz	9
]-use	12
]-usm	-23
]-uso	-14
]-uss	14
]-ust	-33
]-ute	-27
]-uth	-13
]-utt	-13
]-uwe	-12
]-uzt	-17
]-v	-15
]-va	-13
]-ven	-23
]-ver	-40
]-vin	-12
]-vor	-34
]-vus	-20
]-was	-31
]-weg	-19
]-weh	-11
]-wie	-21
]-wär	-13
]-xen	-26
]-yer	-19
]-zei	-11
]-zel	-19
]-zer	-12
]-zes	-14
]-zig	-58
]-zle	-11
]-zte	-28
]-zug	-13
]-ßem	-13
]-ßen	-9
]-ßer	-29
]-ßes	-20
]-ßig	-24
]-ädt	-9
]-ägt	-25
]-ähe	-10
]-ähr	-37
]-ält	-25
]-äme	-18
]-äne	-18
]-äre	-14
]-ärt	-31
]-ärz	-24
]-äse	-22
]-äst	-18
]-äte	13
]-öge	-11
]-öhe	-22
]-öll	-12
]-öln	-20
]-örg	-17
]-ört	-26
]-öst	-29
]-öße	-26
]-übt	-10
]-ück	-45
]-üge	15
]-ügt	-20
]-ühl	-24
]-ühr	-16
]-üle	16
]-üll	-30
]-ült	-12
]-üne	-15
]-ünn	-18
]-ürd	-19
]-ürk	-15
]-ürl	-18
]-üro	-46
]-ürs	-34
]-üse	-11
]-üst	-19
]-üte	-28
]-ütz	-13
]-üße	-16
]-üßt	-22
]-️	-17
].	-9900
]/	-9900
]0	-25
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>-nr .	-29
]>0 %	-17
]>0 (	-21
]>0 )	-15
]>0 ,	-42
]>0 .	-61
]>0 /	13
]>0 :	-31
]>0 auch	-9
]>0 autos	-15
]>0 bar	-12
]>0 bis	-10
]>0 cm	-21
]>0 die	12
]>0 drehen	-8
]>0 euro	-23
]>0 franken	-17
]>0 g	-9
]>0 grad	-19
]>0 hof	-11
]>0 ich	-12
]>0 jahre	-11
]>0 jahren	-13
]>0 kilo	-9
]>0 kinder	-20
]>0 km	-8
]>0 l	-11
]>0 leute	-22
]>0 m	-22
]>0 metern	-9
]>0 min	-16
]>0 minuten	-14
]>0 mitgliedern	-9
]>0 mm	-11
]>0 noch	14
]>0 nur	-12
]>0 prozent	-21
]>0 sekunden	-8
]>0 steht	-24
]>0 stunden	-19
]>0 stück	-16
]>0 tage	-12
]>0 tagen	-16
]>0 uhr	-29
]>0 und	-23
]>0 vor	-15
]>0 wird	-18
]>0 wochen	-13
]>0 °	-14
]>0 –	-41
]>0 €	-20
]>0 →	-14
]>aar da	-13
]>ab .	-19
]>ab 0	-29
]>ab acht	-17
]>ab heuer	-24
]>ab in	-13
]>ab juni	-10
]>ab montag	-25
]>ab sofort	-17
]>abe ,	11
]>abe 0	-22
]>abe :	-18
]>abe auf	-18
]>abe der	-23
]>abe durch	-23
]>abe in	14
]>abe wird	-19
]>abt ,	-14
]>abt .	-9
]>abu .	-17
]>ach ,	-17
]>ach .	-23
]>ach und	-18
]>ach von	-14
]>ack ,	-12
]>ack .	-15
]>ade ,	-14
]>ade nicht	-10
]>adt ,	-23
]>afe ich	-9
]>aft ,	-25
]>aft .	-9
]>aft den	-17
]>aft läuft	-13
]>age ,	-19
]>age .	-27
]>age 0	-8
]>age :	11
]>age auf	-11
]>age im	-18
]>age kommt	-16
]>age mit	-13
]>age nullen	-13
]>age von	-22
]>age vorher	-11
]>age |	-12
]>ags .	-16
]>agt ,	-22
]>agt .	-22
]>ahl .	-18
]>ahl 0	-8
]>ahl hängt	-9
]>ahl und	-10
]>ahn .	-23
]>ahn 0	-8
]>ahr .	-20
]>aib vom	-12
]>ail an	-14
]>akt .	-8
]>akt ab	-18
]>akt die	-9
]>alb der	-20
]>alb von	-32
]>ald der	-19
]>ald es	-20
]>ale ,	15
]>ale .	-13
]>ale 0	-12
]>ale mit	-18
]>ale nicht	-14
]>all ,	-15
]>all in	-10
]>all ist	-10
]>all und	-16
]>all wird	-11
]>alt ,	-22
]>alt .	-17
]>alt :	-13
]>alt nicht	-9
]>alt und	-19
]>alz nur	-18
]>amm ,	-15
]>amt ,	-22
]>amt .	-18
]>amt an	-11
]>amt kommt	-8
]>amt war	-18
]>an .	-44
]>an :	-16
]>an alle	-24
]>an beiden	-11
]>an bord	-11
]>an das	-26
]>an den	-28
]>an der	-50
]>an die	-44
]>an drei	-16
]>an einem	-11
]>an kasse	-23
]>an keinen	-16
]>an mich	-19
]>an nicht	-14
]>an und	-27
]>an uns	-13
]>an wenn	-17
]>an zwei	-8
]>and .	-19
]>and 0	-11
]>and ab	-13
]>and an	-15
]>and der	-10
]>and hat	-19
]>and im	-14
]>and mit	-21
]>and st	-13
]>and von	-15
]>and wird	-17
]>and zum	-10
]>ang ,	-28
]>ang .	-26
]>ang :	-17
]>ang an	-19
]>ang bis	-21
]>ang hat	-24
]>ang mit	-9
]>ang und	-15
]>ang vom	-11
]>ang von	-25
]>ang vor	-11
]>ank ,	-21
]>ank .	-9
]>ank auf	-11
]>ank ist	-17
]>ank und	-16
]>apf ,	-13
]>app .	-15
]>arb .	-15
]>are ,	-13
]>are auf	-19
]>arm ,	14
]>arm .	-22
]>arm annehmen	-13
]>ars .	-14
]>ars glaub	-19
]>art ,	-10
]>art .	-24
]>art gibt	-19
]>art in	-14
]>art und	-15
]>arz auf	-26
]>ass ,	-12
]>ass machen	-11
]>ass von	-11
]>ate ,	-16
]>ate .	-9
]>att ,	-25
]>att .	9
]>att 0	-12
]>att in	-18
]>att zu	-15
]>atz ,	8
]>atz .	-24
]>aub ich	-15
]>aub und	-9
]>aue .	-13
]>auf "	-18
]>auf 0	-23
]>auf :	11
]>auf acht	-16
]>auf bei	-20
]>auf das	-18
]>auf dem	-40
]>auf den	-37
]>auf der	-54
]>auf deren	-12
]>auf die	-47
]>auf ein	-9
]>auf einem	-17
]>auf einen	-14
]>auf feuchtes	-15
]>auf fährt	-20
]>auf für	-32
]>auf hand	-14
]>auf hartem	-12
]>auf jeden	-16
]>auf null	-15
]>auf rot	-9
]>auf schäden	-10
]>auf sicht	-16
]>auf und	-39
]>auf unseren	-8
]>auf vier	-13
]>auf weiß	-30
]>auf wunsch	-9
]>auf zehn	-14
]>auf zwanzig	-19
]>auf zwei	-28
]>aum ,	-25
]>aum .	-19
]>aun ,	-15
]>aun .	-17
]>aus (	-21
]>aus ,	-47
]>aus 0	-17
]>aus :	-16
]>aus ?	-18
]>aus an	-13
]>aus dann	-24
]>aus das	14
]>aus dem	-54
]>aus den	-21
]>aus denen	-25
]>aus der	-43
]>aus drei	-9
]>aus einem	-18
]>aus einer	-13
]>aus in	-10
]>aus ist	-20
]>aus meinen	-15
]>aus portugal	-19
]>aus und	-33
]>aus werden	-17
]>aus zum	-15
]>aut .	-15
]>aut und	-19
]>aw :	-22
]>az .	-14
]>aße ,	-17
]>bad ,	-15
]>bad .	-9
]>bar ,	-11
]>bar und	-14
]>bau ,	9
]>bau rein	-12
]>bei ,	-13
]>bei .	-9
]>bel ,	-18
]>bel .	-17
]>ben !	-20
]>ben ,	-53
]>ben .	-15
]>ben 0	-20
]>ben ;	-12
]>ben ab	-22
]>ben abends	-14
]>ben an	-18
]>ben auf	-14
]>ben haben	-24
]>ben in	-16
]>ben ist	-30
]>ben kommen	-13
]>ben lassen	-16
]>ben mit	-24
]>ben sind	14
]>ben stehen	-16
]>ben steht	-13
]>ben und	-35
]>ben von	-16
]>ben werden	-20
]>ben wir	-20
]>ben wird	-34
]>ber (	-15
]>ber ,	-35
]>ber .	-18
]>ber :	-18
]>ber bis	-23
]>ber drauf	-13
]>ber eine	-13
]>ber festgehalten	-16
]>ber haben	-11
]>ber machen	-19
]>ber macht	-19
]>ber mit	-14
]>ber sind	-12
]>ber und	-16
]>ber zu	-22
]>bis lesen	-11
]>bor ,	15
]>box ,	-15
]>box und	-19
]>bst .	-16
]>bst du	-22
]>bts nicht	-11
]>bus .	-10
]>bzw .	-15
]>c ,	-11
]>c .	-17
]>ca .	-20
]>che ,	-26
]>che .	-37
]>che 0	-20
]>che :	-17
]>che am	-12
]>che bei	-14
]>che das	-18
]>che die	15
]>che fassung	-18
]>che ich	-24
]>che im	-16
]>che in	-20
]>che mit	-23
]>che nach	-9
]>che nehmen	-15
]>che regelung	-18
]>che seit	-15
]>che und	-36
]>che vorher	-14
]>che zurück	-12
]>che “	-13
]>chi ,	-16
]>cht ,	-33
]>cht .	-54
]>cht 0	-22
]>cht :	-25
]>cht ?	-30
]>cht am	-18
]>cht an	-15
]>cht auf	-24
]>cht aus	-15
]>cht bei	11
]>cht das	-23
]>cht den	-17
]>cht der	-27
]>cht die	-40
]>cht ein	-14
]>cht er	-9
]>cht es	-26
]>cht haben	-14
]>cht hat	-19
]>cht hält	-14
]>cht im	-24
]>cht in	-21
]>cht is	-18
]>cht ist	-30
]>cht ja	-20
]>cht keiner	-10
]>cht man	-22
]>cht mit	-9
]>cht nur	-18
]>cht oder	-16
]>cht offen	-21
]>cht sein	-20
]>cht sie	-15
]>cht und	-31
]>cht vom	-22
]>cht von	-14
]>cht werden	-24
]>cht wieder	-29
]>cht wird	-21
]>cke ,	-15
]>cke .	-25
]>cke auf	-14
]>cke ich	-17
]>cke nach	-23
]>ckt ,	-31
]>ckt .	-29
]>ckt den	-16
]>ckt der	-22
]>ckt die	-12
]>ckt er	-13
]>ckt es	-19
]>ckt in	-8
]>ckt man	-11
]>ckt sie	-19
]>ckt und	-33
]>ckt wird	-12
]>d .	-11
]>del ,	-16
]>dem :	-21
]>dem ein	-21
]>dem etwas	-19
]>dem seit	-14
]>den )	-16
]>den ,	-15
]>den .	-42
]>den 0	-18
]>den :	-25
]>den ?	-23
]>den alle	-11
]>den also	12
]>den am	-37
]>den angerufen	-15
]>den betrieb	-26
]>den bis	-17
]>den darf	-15
]>den das	11
]>den die	-32
]>den durchblättern	-12
]>den erst	-24
]>den fotografiert	-17
]>den haben	-16
]>den im	-14
]>den in	-33
]>den kann	-9
]>den keine	-9
]>den lag	-20
]>den mit	-23
]>den muss	-26
]>den nicht	-35
]>den nie	-21
]>den nur	-18
]>den sofort	-23
]>den soll	8
]>den täglich	-17
]>den und	9
]>den von	-18
]>den vor	-17
]>den vorher	-20
]>den werden	-19
]>den wir	-18
]>den zu	-21
]>den |	-16
]>der ab	16
]>der am	-16
]>der auch	-21
]>der in	17
]>der nicht	-10
]>der sind	-19
]>der und	-21
]>der werden	-14
]>der wird	15
]>des in	12
]>det ,	-8
]>det .	10
]>det das	-29
]>det der	-19
]>det die	-18
]>det nur	-14
]>det sich	-24
]>det sie	-18
]>det und	-21
]>di +	-16
]>di und	-11
]>dig ist	-9
]>e .	-27
]>ebe ich	-21
]>ebt ,	-19
]>ebt das	-12
]>ebt der	-18
]>ebt er	-11
]>ech das	-15
]>ege ,	-13
]>egt ,	-21
]>egt .	-34
]>egt 0	-10
]>egt an	-18
]>egt er	-12
]>egt hat	-16
]>egt ist	-19
]>egt mir	-17
]>egt und	-19
]>eh nur	-10
]>ehn .	-18
]>ehn minuten	-19
]>ehr an	-10
]>ehr auf	-11
]>eht alles	-13
]>eht am	-22
]>eht auf	-8
]>eht aus	-18
]>eht das	-21
]>eht der	-30
]>eht ein	-15
]>eht einmal	-19
]>eht er	-22
]>eht es	-20
]>eht in	-25
]>eht keiner	-19
]>eht man	-21
]>eht nicht	-18
]>eht nur	-19
]>eht um	-40
]>eht von	-13
]>eht vorn	-21
]>eib doch	-15
]>eib mir	-11
]>eih hat	-15
]>eil ,	-25
]>eim ,	-19
]>eim .	-31
]>ein .	-43
]>ein ;	-16
]>ein anderes	-16
]>ein bild	-11
]>ein blatt	-21
]>ein dokument	-18
]>ein drittel	-16
]>ein erst	-13
]>ein fahren	-10
]>ein foto	-17
]>ein für	-24
]>ein gast	-22
]>ein haar	-17
]>ein hafen	-15
]>ein hat	-17
]>ein helfer	-11
]>ein im	-19
]>ein jahr	-12
]>ein junge	-22
]>ein kilo	-21
]>ein kind	-20
]>ein kleines	-8
]>ein merkblatt	-12
]>ein nein	-16
]>ein paar	-27
]>ein papier	-27
]>ein sauberes	-9
]>ein schlüssel	-14
]>ein stein	-20
]>ein trupp	-10
]>ein und	-34
]>ein weil	-16
]>ein wird	-14
]>ein wollen	-10
]>ein –	-20
]>eis ,	-18
]>eis .	-21
]>eis 0	-15
]>eis der	-9
]>eis und	-22
]>eis von	-18
]>eis zeigen	-11
]>eit !	-24
]>eit ,	-21
]>eit 0	-20
]>eit auf	-10
]>eit erklärt	-18
]>eit etwas	-9
]>eit mit	-22
]>eit und	-20
]>eit wird	-17
]>eit über	-13
]>eiß ,	-11
]>ekt ,	-17
]>ekt in	-25
]>eld ,	-24
]>eld 0	-10
]>eln .	-43
]>eln ?	-27
]>eln auf	-16
]>eln lassen	-14
]>eln mit	-25
]>eln sich	-15
]>eln und	-19
]>elt ,	-43
]>elt .	14
]>elt der	-10
]>elt die	-14
]>elt es	-9
]>elt und	-34
]>elt wird	-24
]>eme .	-10
]>end ,	-22
]>end .	-11
]>end :	-20
]>end etwas	-20
]>end mit	-13
]>end nicht	-23
]>end um	-19
]>end vorher	-20
]>enn die	-16
]>ens ,	-18
]>ens .	-8
]>ens die	-11
]>ens ein	-17
]>ens einmal	11
]>ens kommen	-11
]>ens nach	-13
]>ens um	-25
]>ent ,	-34
]>ent .	-11
]>ent das	-9
]>ent die	-13
]>enz ,	-16
]>era und	-15
]>ere langsam	-15
]>ere mit	-18
]>erf mal	-9
]>erg ,	-17
]>erk .	-11
]>ern (	-15
]>ern .	-24
]>ern :	19
]>ern auf	-14
]>ern dazu	-14
]>ern die	-19
]>ern im	-23
]>ern in	-25
]>ern ist	-21
]>ern mit	-21
]>ern müssen	-9
]>ern und	-30
]>ern werden	-20
]>ern zu	-12
]>ers ,	-15
]>ers .	-21
]>ers in	-18
]>ers und	-22
]>ert ,	-18
]>ert :	-19
]>ert ?	-10
]>ert an	-19
]>ert der	-16
]>ert die	-21
]>ert er	-14
]>ert es	-9
]>ert hat	-16
]>ert in	-24
]>ert ins	-14
]>ert ist	-13
]>ert jeden	-23
]>ert newton	-8
]>ert sein	-17
]>ert sich	-25
]>ert und	-24
]>ert werden	-22
]>ert wird	9
]>ert worden	-16
]>ert zwei	-16
]>est ,	-15
]>est :	-15
]>est du	-21
]>etr .	-19
]>ett ,	-15
]>ett stehen	-12
]>ett und	-12
]>etz ,	-12
]>eut ,	-19
]>ezi ,	-17
]>eßt den	-10
]>eßt die	-21
]>fa .	-19
]>fee ist	-10
]>fel ,	17
]>fel .	-19
]>fel wechseln	-10
]>fen !	-22
]>fen .	-30
]>fen =	-12
]>fen auf	-17
]>fen der	-12
]>fen hat	16
]>fen lassen	-12
]>fen mir	-20
]>fen mit	-11
]>fen nicht	-10
]>fen täglich	-20
]>fen und	-27
]>fen wir	9
]>fen wird	-22
]>fen über	-17
]>fer ,	-16
]>fer .	-16
]>fer am	-19
]>fer in	-19
]>ffe ,	-12
]>ffe .	-20
]>fin hat	-19
]>fr .	-15
]>fst du	-23
]>fte ,	-12
]>fte an	-13
]>gab .	-20
]>gal ,	-17
]>gal wie	-15
]>gas .	-12
]>gel 0	-8
]>gel auf	-12
]>gel mit	-9
]>gel nur	-17
]>gen (	-13
]>gen ,	-22
]>gen .	-26
]>gen :	10
]>gen ?	-21
]>gen am	9
]>gen an	-22
]>gen auf	-14
]>gen aus	-22
]>gen bis	-11
]>gen bitte	-12
]>gen dann	-25
]>gen das	-18
]>gen den	-21
]>gen der	-34
]>gen des	-16
]>gen die	-23
]>gen druckt	-18
]>gen eine	-13
]>gen gar	-15
]>gen gemacht	-18
]>gen gibt	-13
]>gen im	-21
]>gen in	-16
]>gen ist	-21
]>gen keine	-9
]>gen kommt	-16
]>gen lassen	-20
]>gen mindestens	-12
]>gen mit	-25
]>gen muss	16
]>gen nach	-15
]>gen nehmen	-13
]>gen sie	-12
]>gen sind	-19
]>gen und	-40
]>gen vom	-23
]>gen von	-25
]>gen vor	-21
]>gen war	-19
]>gen waschen	-11
]>gen werden	-17
]>gen wir	-39
]>gen wird	-31
]>gen zwei	-17
]>gen |	-17
]>gen über	-19
]>ger ,	-19
]>ger .	-20
]>ger als	-22
]>ger an	15
]>ger geht	-12
]>ger hat	-16
]>ger ist	-24
]>ger mit	-22
]>ger müssen	-17
]>ger um	-18
]>ger weg	-13
]>ger werden	-9
]>ges .	-12
]>ges jahr	-15
]>gez .	-16
]>gie .	-13
]>gin ,	-19
]>gst ,	-20
]>gst du	-20
]>gül ,	-11
]>hau .	-12
]>hen !	11
]>hen (	-20
]>hen ,	-54
]>hen 0	-13
]>hen :	-33
]>hen ?	-21
]>hen ab	-15
]>hen alle	-10
]>hen am	-25
]>hen an	-18
]>hen auf	-16
]>hen bei	-22
]>hen dann	-27
]>hen das	14
]>hen den	-8
]>hen der	-24
]>hen die	-8
]>hen für	8
]>hen hat	-24
]>hen im	15
]>hen immer	-26
]>hen in	-18
]>hen ist	-16
]>hen ja	-22
]>hen kann	-11
]>hen lassen	-21
]>hen liegen	-13
]>hen mit	-22
]>hen nach	-26
]>hen nicht	-10
]>hen nur	-23
]>hen ohne	-10
]>hen sie	-19
]>hen sofort	-13
]>hen soll	-19
]>hen tag	-15
]>hen trotzdem	-17
]>hen um	-25
]>hen von	-11
]>hen weg	-13
]>hen wir	-62
]>hen wird	-22
]>hen zu	-19
]>hen zum	-11
]>hen zurück	-10
]>hen zwei	-21
]>hen |	-11
]>her ,	-31
]>her .	-30
]>her :	-19
]>her hat	-12
]>her in	17
]>her nur	-10
]>her zum	-17
]>hes ,	-13
]>hes stroh	-15
]>hes vorgehen	-21
]>hes zu	-14
]>hin .	-14
]>hiv in	-17
]>hle .	-11
]>hle am	-14
]>hlt ,	11
]>hlt .	-35
]>hlt der	-18
]>hlt und	-23
]>hlt was	-12
]>hlt wird	-21
]>hme ,	-22
]>hme :	22
]>hme ablauf	-25
]>hme der	-23
]>hme des	-32
]>hme ein	-28
]>hme in	-25
]>hme läuft	-21
]>hme von	-35
]>hmt ihr	-20
]>hne ,	17
]>hne .	-21
]>hne für	-13
]>hne oder	-19
]>hnt ,	-20
]>hof ,	-22
]>hof ich	-18
]>hol ,	-13
]>hr .	-18
]>hrt .	21
]>hrt :	-9
]>hrt mit	-14
]>hrt wird	-13
]>hst du	-17
]>hte ,	-17
]>hte .	-20
]>hte im	-12
]>hte und	-11
]>hts .	-8
]>hts um	-25
]>huh links	-17
]>hön machen	-9
]>iat die	-9
]>iat mit	-11
]>ibe ,	-18
]>ibe .	-26
]>ibe für	-10
]>ibt .	-20
]>ibt er	-13
]>ice ,	-11
]>ich ,	-35
]>ich .	-34
]>ich an	-9
]>ich auch	-11
]>ich auf	-12
]>ich aus	-17
]>ich bleiben	-15
]>ich das	-26
]>ich der	-22
]>ich für	-19
]>ich im	-10
]>ich in	-13
]>ich macht	-22
]>ich mit	-19
]>ich wird	11
]>ich zu	-25
]>ick ,	-10
]>ide ,	-21
]>ieb ,	-16
]>ieb .	-24
]>ieb in	-18
]>ief ,	8
]>ief .	-20
]>ief in	-16
]>iel ,	-10
]>iel .	-14
]>iel ein	-15
]>ien ,	-25
]>ien :	-14
]>ien mit	-14
]>ien und	-18
]>ier ,	-29
]>ier .	-19
]>ies chlor	-9
]>iet .	-18
]>ife ,	-14
]>iff .	-12
]>ift ,	-24
]>ift .	-27
]>ift auf	-15
]>ift die	-13
]>ift im	13
]>ige ich	-12
]>ige rufen	-17
]>ige woche	-16
]>igt .	-23
]>igt :	-26
]>igt bekommen	-11
]>igt die	-12
]>igt sich	-9
]>igt und	-23
]>igt “	-9
]>ihe ,	-13
]>ihe nach	-24
]>ike ,	-17
]>ild ,	-14
]>ild mit	-10
]>ild und	-15
]>ile ,	-22
]>ile .	-18
]>ile unter	-14
]>ile werden	-18
]>ill ,	9
]>ill .	-23
]>ill das	-31
]>ill der	-22
]>ill ein	-18
]>ill es	-17
]>ill nun	-26
]>ill von	-21
]>ilo ,	-18
]>ilo .	-15
]>ilt .	-13
]>ilt und	-12
]>ina :	-15
]>ind ,	13
]>ind .	-33
]>ind mit	-13
]>ine ,	-32
]>ine .	-29
]>ine hat	-13
]>ine hoch	-11
]>ine in	-13
]>ine mehr	-15
]>ine putzen	-23
]>ine schreiben	-17
]>ine seite	-23
]>ine und	-20
]>ing .	-15
]>ing an	-16
]>ing ein	-14
]>ing in	-15
]>ing ist	-18
]>ing ja	-14
]>ing und	-13
]>inn 0	-21
]>int ,	-23
]>int .	-9
]>inz ,	-16
]>ion ,	-30
]>ion 0	-13
]>ion :	-22
]>ion hat	-21
]>ion in	-14
]>ion prüft	-10
]>ion steht	-14
]>ion von	-23
]>ird ,	18
]>ird .	16
]>ird am	-33
]>ird an	-20
]>ird angerufen	-9
]>ird auch	-13
]>ird auf	-25
]>ird ausschließlich	-8
]>ird bar	-8
]>ird bei	-33
]>ird das	-30
]>ird der	-27
]>ird die	-27
]>ird ein	-19
]>ird eine	-18
]>ird er	-26
]>ird erst	-23
]>ird es	-12
]>ird frühestens	-20
]>ird gegen	-16
]>ird gewogen	-16
]>ird gezählt	-14
]>ird im	-16
]>ird immer	-11
]>ird in	-33
]>ird jeden	-23
]>ird jetzt	-16
]>ird mit	-40
]>ird nach	-22
]>ird nicht	-37
]>ird nichts	-27
]>ird nie	-17
]>ird niemand	-13
]>ird noch	-10
]>ird nur	-33
]>ird sie	-9
]>ird von	-31
]>ird vor	-15
]>ird zu	-17
]>ird zuerst	-14
]>ird zweimal	-12
]>ird über	-17
]>irm mit	-9
]>ise ,	-19
]>ise an	-16
]>iss .	-11
]>ist ,	-48
]>ist .	9
]>ist 0	-15
]>ist aber	-14
]>ist am	-22
]>ist aus	-11
]>ist da	-23
]>ist dann	-20
]>ist das	-32
]>ist der	-34
]>ist die	-33
]>ist du	-20
]>ist ein	-32
]>ist eine	-24
]>ist er	-14
]>ist es	-20
]>ist im	-11
]>ist immer	-31
]>ist kein	-10
]>ist mir	-13
]>ist mit	-10
]>ist nicht	-11
]>ist noch	-21
]>ist normal	-12
]>ist nur	-19
]>ist sofort	-14
]>ist und	-34
]>ist uns	-25
]>ist verboten	-15
]>ist von	-16
]>ist weg	-16
]>ist wieder	-11
]>ist zum	-11
]>ite ,	-17
]>ite .	-14
]>ite auf	-15
]>ite dann	-18
]>ite in	-16
]>ite seit	-10
]>ite und	-17
]>ite vom	-11
]>ite werden	-10
]>itt ,	-25
]>itt .	-16
]>itt :	-18
]>itt auf	-13
]>itt für	-24
]>itt läuft	-21
]>itt raus	-13
]>itz ,	-21
]>itz grad	-15
]>itz sen	-9
]>izt .	11
]>k .	-19
]>kam ein	-18
]>kap .	-16
]>kel ,	-10
]>ken ,	-25
]>ken .	-32
]>ken 0	-26
]>ken :	-16
]>ken auf	-23
]>ken aus	-21
]>ken für	11
]>ken hat	-24
]>ken ist	-19
]>ken und	-23
]>ken zwei	-17
]>ker ,	-12
]>ker .	-19
]>ker raus	-17
]>ker und	13
]>ker ziehen	-15
]>kg ·	-15
]>kku raus	-9
]>kku unter	-20
]>km ,	-8
]>kte .	-11
]>kte an	-11
]>kte aus	-11
]>kus ,	-10
]>kw 0	-13
]>lag ,	-17
]>lar ,	-9
]>lar ist	-18
]>lbe box	-17
]>lch .	11
]>lde ich	-12
]>len .	-50
]>len 0	-14
]>len :	-26
]>len alles	-20
]>len der	-28
]>len im	-17
]>len in	-19
]>len lassen	-17
]>len mit	-13
]>len nach	-18
]>len sind	-20
]>len und	-30
]>len unten	-11
]>len |	-19
]>ler .	-30
]>ler :	11
]>ler ablesen	-14
]>ler anzug	-9
]>ler auf	-26
]>ler der	-13
]>ler hat	-14
]>ler und	-18
]>let .	-11
]>lfe .	-14
]>lft ,	14
]>lge .	-18
]>lig ,	-18
]>lig ist	-17
]>lle ,	-29
]>lle 0	-30
]>lle :	11
]>lle ab	-15
]>lle am	-24
]>lle an	-20
]>lle aus	-15
]>lle der	-13
]>lle hat	-25
]>lle ist	-21
]>lle mit	-17
]>lle nach	-11
]>lle und	-16
]>lle vom	-21
]>llt ,	-36
]>llt .	-34
]>llt :	-16
]>llt das	-22
]>llt den	-13
]>llt die	-20
]>llt er	-25
]>llt man	-18
]>llt sie	-12
]>llt und	-9
]>llt war	-16
]>llt wird	-10
]>lor 0	-11
]>lor unter	-9
]>los .	-22
]>lte in	-14
]>lur ,	-10
]>mag .	-14
]>mag das	-12
]>mal ,	-18
]>mal .	9
]>mal am	-11
]>mal auch	-11
]>mal mit	-15
]>mal zu	-19
]>men ,	-45
]>men .	-56
]>men ;	-13
]>men am	-34
]>men bis	-21
]>men die	-20
]>men mit	-18
]>men oder	13
]>men sind	-11
]>men und	-28
]>men wird	-26
]>men zum	-20
]>men →	-16
]>mer ,	-14
]>mer .	-19
]>mer :	-15
]>mer ab	-12
]>mer die	-12
]>mer mit	-14
]>mer um	-12
]>mer und	-24
]>mer vergleichen	-11
]>mer wird	-18
]>mig .	-11
]>min ,	10
]>mma ,	-17
]>mme und	-11
]>mme zählen	-13
]>mmt ,	14
]>mmt .	11
]>mmt am	-11
]>mmt aus	-10
]>mmt den	-14
]>mmt der	-27
]>mmt die	-28
]>mmt eine	-14
]>mmt er	-9
]>mmt in	-30
]>mmt kein	-19
]>mmt man	-22
]>mmt mit	-13
]>mmt nicht	-13
]>mmt nur	-19
]>mmt raus	-9
]>mmt seit	-14
]>mmt von	-9
]>mpe ,	-12
]>mpe 0	-11
]>mpe und	-19
]>mpt ,	-19
]>n's ,	-14
]>na ,	-18
]>na ja	-18
]>nal ,	-12
]>nal .	-22
]>nat ,	-16
]>nau ,	-16
]>nde ,	-24
]>nde .	16
]>nde :	-25
]>nde ablesen	-8
]>nde an	-14
]>nde auf	-18
]>nde aus	-23
]>nde hat	-19
]>nde ich	-18
]>nde im	-19
]>nde in	-36
]>nde mit	-10
]>nde um	-12
]>nde und	-15
]>nde vom	-19
]>nds ,	-17
]>nds .	-22
]>nds in	-25
]>nds zurück	-17
]>ndt .	-13
]>ndt werden	-18
]>nen ,	-29
]>nen .	-44
]>nen 0	14
]>nen :	-17
]>nen aufkleber	-16
]>nen augen	-20
]>nen das	-23
]>nen die	-25
]>nen ist	13
]>nen lassen	-20
]>nen mit	-19
]>nen nach	-14
]>nen namen	-16
]>nen nur	-17
]>nen platz	-13
]>nen sind	-15
]>nen stehen	-21
]>nen und	-33
]>nen weg	-16
]>nen wir	-19
]>ner ,	-37
]>ner .	-18
]>ner auf	-17
]>ner aus	-30
]>ner da	-14
]>ner die	-15
]>ner flamme	-10
]>ner für	-21
]>ner geht	-14
]>ner tante	-16
]>ner tür	-16
]>nes ,	-14
]>net ,	-24
]>net .	-22
]>net das	-19
]>net die	-23
]>neu ,	-33
]>neu .	13
]>neu angesetzt	-16
]>nge .	-10
]>nge mit	-12
]>nge sauber	-16
]>nge und	-9
]>ngs ,	-9
]>ngt ,	-25
]>ngt .	-27
]>ngt von	-20
]>nie ,	-14
]>nik ,	-16
]>nik und	-13
]>nis .	-19
]>nis wird	-9
]>niz :	-20
]>nke ,	-18
]>nke .	-15
]>nke 0	-20
]>nke und	-17
]>nkt ,	-18
]>nkt .	-18
]>nkt 0	-10
]>nkt ab	-16
]>nkt und	-11
]>nne .	-21
]>nne und	-12
]>nnr .	-20
]>nnt ,	-18
]>nnt .	-23
]>nnt das	-21
]>nnt den	-16
]>nnt die	-9
]>nnt er	-14
]>nnt ihr	-17
]>nnt immer	-21
]>nnt und	-13
]>nr .	-24
]>nst ,	-19
]>nst .	14
]>nst du	-28
]>nst mit	-9
]>nte ,	-20
]>nte ein	-12
]>nte und	-16
]>nto .	-13
]>nug ,	-9
]>nug .	-17
]>nus 0	-11
]>obe ,	-27
]>obe .	-19
]>obe :	-18
]>obe am	-15
]>obe an	-20
]>obe und	-14
]>obt wurde	-15
]>och .	-20
]>ock ,	-17
]>ock .	-14
]>off ,	-11
]>ohr ,	-12
]>oht .	11
]>oin ,	-17
]>oin zusammen	-10
]>ole 0	-14
]>olt ,	11
]>olz ,	-17
]>opf ,	-10
]>orb wird	-13
]>orm .	-9
]>ort ,	-26
]>ort :	-17
]>ort und	-25
]>osa ,	-11
]>ose ,	-19
]>osk .	-10
]>oss .	-14
]>ost ,	9
]>ost .	-22
]>ote ,	-11
]>ote der	-18
]>ott ,	-15
]>ott sei	-13
]>our fixe	-18
]>oße und	-19
]>p3 ,	-15
]>pel ,	-18
]>pel :	-16
]>pen ,	-33
]>pen .	-24
]>pen bis	14
]>pen in	-10
]>pen und	-35
]>per ,	-12
]>per .	-15
]>pfe ,	-14
]>pft ,	-20
]>ph 0	-14
]>pie ,	12
]>pie .	-13
]>pie des	-13
]>ppe .	-23
]>ppe geht	-17
]>ppt ist	-21
]>pät .	-15
]>qm ,	-14
]>r .	-15
]>r's ,	-10
]>rad .	-14
]>rag ,	-11
]>rag aus	-12
]>rag im	-12
]>ran ,	-21
]>ras ,	-15
]>rat ,	-15
]>rat hat	-17
]>rat will	-16
]>rbe ,	-16
]>rbe .	-10
]>rci vielmal	-15
]>rde ,	16
]>rde .	-21
]>re :	-15
]>red das	-18
]>red vom	-14
]>rei ,	-17
]>rei hat	-22
]>rei in	-10
]>ren !	-20
]>ren ,	-34
]>ren .	-12
]>ren :	-19
]>ren am	-11
]>ren auf	-21
]>ren aus	-17
]>ren bis	-16
]>ren das	-17
]>ren die	-11
]>ren hat	-23
]>ren in	13
]>ren ist	-24
]>ren kann	-18
]>ren lassen	-19
]>ren namen	-15
]>ren nicht	-17
]>ren platz	-16
]>ren pro	-22
]>ren sie	-11
]>ren und	-39
]>ren von	-32
]>ren werden	-21
]>ren wir	-32
]>ren wird	-16
]>rer ,	-27
]>rer .	-21
]>rer die	-14
]>rer hat	-12
]>rer in	13
]>rer mit	-15
]>rer wird	-18
]>res ,	-19
]>res .	-22
]>rev .	-16
]>rge ,	-10
]>rig .	-16
]>rig bleibt	-24
]>rin ,	-15
]>rin .	-12
]>rin die	-15
]>rin hat	-14
]>rin mit	-11
]>rin und	-14
]>rke durch	-14
]>rkt ,	-13
]>rkt .	-13
]>rkt sie	-8
]>rme ,	-12
]>rne .	-12
]>rof .	-18
]>rom beim	-11
]>rot und	-16
]>roß ,	-15
]>roß genug	-8
]>rrt ,	12
]>rry ,	-9
]>rst du	-9
]>rte ,	-17
]>rte .	-29
]>rte an	-15
]>rte auf	-16
]>rte im	-11
]>ruf ,	-10
]>ruf bei	-17
]>ruf kommt	-15
]>rum ,	-15
]>rum .	-13
]>rum also	15
]>rum bitte	-16
]>rum und	-31
]>rum wie	-23
]>ruß raus	-12
]>rve .	-12
]>rze ,	-11
]>rzt ,	-10
]>rzt .	-12
]>rzt und	-15
]>rät .	-15
]>rüh ,	-14
]>rün ,	-8
]>s .	-16
]>sch ,	-34
]>sch ab	-12
]>sch an	-20
]>sch dann	-13
]>sch ist	-13
]>sch machen	-12
]>sch und	-16
]>sei dank	-10
]>sel .	-15
]>sel an	-25
]>sel hat	-19
]>sen ,	-54
]>sen .	-56
]>sen am	-14
]>sen an	-15
]>sen auf	-13
]>sen aus	-13
]>sen da	-15
]>sen dann	-18
]>sen fest	-9
]>sen in	-27
]>sen kann	-22
]>sen monat	-18
]>sen nach	-14
]>sen nicht	-25
]>sen runter	-16
]>sen von	-24
]>sen was	-18
]>sen wir	-40
]>sen wird	-17
]>sen ähm	15
]>sen über	-19
]>ser .	-11
]>ser :	-22
]>ser ab	-13
]>ser abspülen	-8
]>ser an	-15
]>ser auf	-9
]>ser ausdrücken	-21
]>ser durch	-14
]>ser hat	-14
]>ser in	-12
]>ser ist	-17
]>ser mit	-11
]>ser muss	-10
]>ser rein	-16
]>ser spülen	-12
]>ser und	-19
]>ses jahr	-16
]>sig ,	-23
]>sig .	-16
]>sms .	-10
]>son .	-14
]>son 0	-11
]>sor ,	-13
]>sor ist	-17
]>sse )	-14
]>sse ,	-32
]>sse .	-14
]>sse 0	-15
]>sse ?	-13
]>sse hat	-16
]>sse ist	-17
]>sse und	-19
]>sst .	-21
]>sst das	-17
]>sst die	-13
]>st .	-18
]>ste (	-11
]>ste ,	-24
]>ste .	-21
]>ste 0	-8
]>ste an	-21
]>ste auf	-15
]>ste der	-10
]>ste die	-18
]>ste in	-15
]>ste ist	-10
]>ste reihenfolge	-24
]>ste und	-11
]>ste vom	-13
]>süd ,	-17
]>süd –	-21
]>t .	-9
]>t's was	-14
]>tab .	-8
]>tag ,	-34
]>tag .	-26
]>tag :	13
]>tag an	-15
]>tag bis	-26
]>tag der	-15
]>tag früh	-15
]>tag im	-27
]>tag in	-10
]>tag ist	-21
]>tag mit	-12
]>tag nach	-17
]>tag selbst	-17
]>tag so	-26
]>tag um	13
]>tag und	-24
]>tag von	13
]>tag vorher	-15
]>tag zu	-16
]>tal ,	-15
]>tal .	-12
]>tel ,	-26
]>tel .	-20
]>tel an	-18
]>tel dann	-20
]>tel ist	-18
]>tel und	-26
]>tel vor	-15
]>tel werden	-9
]>tem boden	-9
]>tem wasser	-10
]>ten ,	-21
]>ten .	-30
]>ten 0	-10
]>ten :	-28
]>ten ;	-20
]>ten ab	-22
]>ten abnehmen	-9
]>ten alle	-19
]>ten also	-30
]>ten am	-19
]>ten anrufen	-13
]>ten auf	13
]>ten aus	-28
]>ten bei	-21
]>ten bis	-19
]>ten bleiben	-10
]>ten dann	-23
]>ten den	-22
]>ten der	-18
]>ten die	-15
]>ten ein	-21
]>ten eine	-17
]>ten erst	14
]>ten für	-22
]>ten geht	-19
]>ten gibt	-19
]>ten haben	15
]>ten im	-19
]>ten ist	-18
]>ten können	-17
]>ten laiben	-19
]>ten mal	-16
]>ten mit	-24
]>ten nach	-27
]>ten neu	-14
]>ten nicht	-11
]>ten noch	-16
]>ten ohne	-11
]>ten person	-13
]>ten sind	-23
]>ten stellen	-14
]>ten tag	-22
]>ten um	-15
]>ten und	-38
]>ten von	-27
]>ten werden	-22
]>ten wir	-27
]>ten wird	-14
]>ten zu	-15
]>ten zum	-20
]>ten über	-11
]>ter (	-18
]>ter ,	18
]>ter .	-10
]>ter 0	-12
]>ter :	-32
]>ter als	-17
]>ter am	-17
]>ter an	-17
]>ter auf	-27
]>ter aus	-17
]>ter dem	-10
]>ter den	-15
]>ter der	-18
]>ter die	-23
]>ter einhängen	-13
]>ter geht	-13
]>ter hat	-26
]>ter in	-21
]>ter ist	-25
]>ter legt	-19
]>ter mit	-22
]>ter muss	-20
]>ter nicht	-8
]>ter raus	-8
]>ter reicht	-11
]>ter schaut	-11
]>ter sind	-21
]>ter steht	-19
]>ter und	-25
]>ter unter	-24
]>ter vor	-20
]>ter wenn	-11
]>tes draus	-14
]>tes filterpapier	-12
]>tes ist	-16
]>tes jahr	-21
]>tes mal	-15
]>tes mit	-8
]>tes wasser	-16
]>tet ,	-46
]>tet 0	-13
]>tet bis	-19
]>tet das	-9
]>tet den	-16
]>tet die	-20
]>tet er	-19
]>tet kein	-13
]>tet man	-19
]>tet nicht	-10
]>tet sie	-16
]>tet um	-11
]>tet und	-18
]>tet uns	-19
]>tet wird	-14
]>tig ,	-30
]>tig .	-20
]>tig ab	-8
]>tig auch	-15
]>tig ein	-20
]>tig im	-8
]>tin ,	-16
]>tin am	-13
]>tin die	-13
]>tiv ,	-9
]>ton ,	-15
]>ton .	-16
]>tor ,	-14
]>tor .	-18
]>tos ,	8
]>tos nach	-19
]>tra ,	-11
]>tte ,	-12
]>tte .	-29
]>tte drunter	-8
]>tte nach	-12
]>tte und	-15
]>tum ,	-9
]>tum .	-15
]>tut .	-11
]>tut der	-12
]>tze ,	-10
]>tze .	-19
]>tze am	-9
]>tze an	-22
]>tzt .	-31
]>tzt ab	-19
]>tzt das	-18
]>tzt den	-18
]>tzt man	-18
]>tzt sich	-10
]>tzt und	-27
]>tzt wird	-11
]>uar ,	-29
]>ube ,	-25
]>ube auf	-11
]>ubt ,	-15
]>uch ,	-31
]>uch .	-13
]>uch an	-14
]>uch ein	-13
]>uch in	-22
]>uch ist	-19
]>uch nicht	-9
]>uch sofort	-14
]>uck .	-11
]>uck der	-9
]>uck muss	-8
]>uen ,	-19
]>uen .	-16
]>uen mit	-12
]>uer ,	-15
]>uer .	12
]>uer in	-21
]>uft ,	11
]>uft .	-20
]>uft bei	-18
]>uft das	-20
]>uft die	-18
]>uft in	-9
]>ugt der	-12
]>uhe an	-9
]>uhe und	-18
]>uhl ,	-8
]>uld .	-14
]>ule .	-15
]>ule und	-17
]>uli ein	-14
]>ult ,	-10
]>ums auto	-18
]>umt .	-16
]>und .	-9
]>und :	-11
]>und an	-14
]>und auf	-17
]>und aus	-10
]>und ist	-12
]>ung !	-25
]>ung )	-8
]>ung .	-12
]>ung 0	-31
]>ung :	-48
]>ung ab	-23
]>ung am	-30
]>ung an	-34
]>ung ans	-11
]>ung auf	-28
]>ung aus	-15
]>ung bei	-28
]>ung beim	-27
]>ung bis	-24
]>ung bringt	-20
]>ung der	-48
]>ung des	-29
]>ung di	17
]>ung die	-30
]>ung durch	-24
]>ung ein	-19
]>ung einer	-25
]>ung eines	-29
]>ung für	-32
]>ung geht	-29
]>ung hat	-31
]>ung in	-31
]>ung ins	-24
]>ung ist	14
]>ung kommt	-11
]>ung läuft	-9
]>ung mit	-30
]>ung muss	12
]>ung nach	-19
]>ung nicht	-26
]>ung noch	-18
]>ung nr	-23
]>ung nur	-21
]>ung nötig	-22
]>ung oder	-13
]>ung per	15
]>ung raus	-14
]>ung reden	-19
]>ung schriftlich	-15
]>ung sind	-15
]>ung steht	-18
]>ung um	-20
]>ung unterschreiben	-13
]>ung vom	-39
]>ung von	-43
]>ung war	-18
]>ung werden	-15
]>ung will	-29
]>ung zieht	-20
]>ung zu	-30
]>ung zum	-23
]>ung über	-12
]>ung –	20
]>uni ,	-9
]>upe ,	-16
]>ure .	-16
]>urf ,	-21
]>urg ,	-24
]>urg und	-16
]>urt ,	-12
]>urt .	-14
]>use ,	-19
]>use .	-20
]>use :	-10
]>uss ,	-16
]>uss :	-24
]>ust ist	-11
]>v .	-15
]>va 0	-13
]>ven ,	-17
]>vin hat	-14
]>vor .	-9
]>vus !	-16
]>vus ,	-16
]>weg :	-12
]>xen ,	-15
]>xis an	-16
]>zel ,	-12
]>zen (	10
]>zen .	-38
]>zen :	9
]>zen am	-10
]>zen bis	-18
]>zen lassen	-12
]>zen mit	-19
]>zen und	-27
]>zen von	-11
]>zer ,	-14
]>zer ist	-13
]>zig .	-15
]>zig drin	-16
]>zig grad	-28
]>zig kilo	-15
]>zig korn	-11
]>zig liter	-10
]>zig minuten	-15
]>zig paar	-21
]>zig prozent	-13
]>zig und	-13
]>zig zentimeter	-8
]>zug 0	-15
]>zug an	-9
]>zug befreien	-22
]>zug und	-10
]>ßem wasser	-13
]>ßen ,	-36
]>ßen .	-35
]>ßen und	-26
]>ßer .	-15
]>äch ,	12
]>ägt .	-12
]>ähr 0	-21
]>ält die	-16
]>ält einen	-14
]>ärt ,	-18
]>ärt .	-17
]>ärt der	-15
]>ärz ,	-13
]>äte antwort	-15
]>öhe und	-15
]>öst .	-16
]>ück ,	-25
]>ück .	-25
]>ück auf	-10
]>ück in	-17
]>ück und	-15
]>ück zu	-16
]>üft .	-22
]>üft wird	-25
]>ühl ,	-18
]>ühr 0	-8
]>üll .	-12
]>üll raus	-15
]>üro ,	-11
]>üro .	-23
]>üte ,	-18
]>üße ,	-10
]?	-9900
][	-9900
]]	-9900
]]( ab	-15
]]) 0	-12
]]) rundgang	-17
]]+ reiniger	-8
]], 0	-28
]], ab	-9
]], abends	-17
]], abholung	-20
]], allergien	-15
]], an	-30
]], anbei	-14
]], anmeldung	-11
]], auf	-13
]], aus	-27
]], bad	-13
]], batterie	-16
]], beine	-9
]], beschriftet	-11
]], blau	-14
]], brot	-10
]], brötchen	-14
]], bürste	-8
]], darauf	-11
]], darum	-8
]], denn	-15
]], deren	-15
]], dichtung	-12
]], donnerstag	-18
]], dreht	-16
]], dreimal	17
]], druck	-9
]], ecken	-24
]], egal	-21
]], ein	-21
]], einhängen	-8
]], entschuldigt	-11
]], ersetzt	-9
]], falls	-20
]], fehlt	-19
]], geht	-35
]], gelb	-8
]], geländer	-15
]], gott	-13
]], handys	-17
]], haube	-9
]], hausmeister	-16
]], hotline	-9
]], hr	-20
]], insbesondere	-10
]], ist	-23
]], kabel	-11
]], kamera	-16
]], karabiner	-11
]], keile	-9
]], keller	-20
]], komma	-17
]], kommt	-11
]], kuchen	-8
]], kunde	-24
]], lassen	-9
]], leiter	-13
]], lüften	-19
]], manchmal	-17
]], meist	-16
]], meistens	-26
]], mündlich	-9
]], na	-18
]], nachdem	-25
]], neu	-14
]], neun	-8
]], nieten	-9
]], nimmt	-10
]], notizen	-14
]], ordnung	-22
]], pedale	-17
]], rahmen	-17
]], raus	-13
]], rosa	-11
]], samt	-10
]], schale	-10
]], schreib	-13
]], sobald	-21
]], sondern	-31
]], spritzen	-13
]], steckt	-15
]], stiefel	-14
]], strom	-8
]], trocknen	13
]], unten	-17
]], unterschreibt	-11
]], viele	-10
]], warum	-21
]], wasser	-11
]], wechselgeld	-11
]], welche	-10
]], werden	-19
]], will	-21
]], wird	-18
]], wählt	-10
]], wörtlich	-17
]], zukleben	-11
]], zuletzt	-11
]], zähler	-15
]], ältere	-21
]]0 ablauf	-23
]]0 autos	-20
]]0 drehen	-10
]]0 franken	-16
]]0 g	-13
]]0 geltungsbereich	-10
]]0 kasse	-18
]]0 kg	-15
]]0 kilo	-9
]]0 km	-9
]]0 l	-13
]]0 m/s	-13
]]0 meter	-11
]]0 metern	-11
]]0 mg/l	-11
]]0 mitgliedern	-14
]]0 mm	-13
]]0 std	-10
]]0 stühle	-9
]]0 teile	-18
]]0 verschiedenes	-12
]]0 wird	-17
]]0 zimmer	-9
]]: 0	-11
]]: ab	-20
]]: alt	-14
]]: auf	-18
]]: ausgabe	-24
]]: aw	-22
]]: betriebsleiter	-8
]]: charge	-12
]]: gül	-11
]]: morgen	-12
]]: plakette	-19
]]: re	-15
]]: s	-16
]]: schreib	-15
]]: schreibbüro	-12
]]: super	-10
]]: urlaubsanträge	-20
]]: wasser	-17
]]: wird	-9
]]] deniz	-20
]]^ abfüllen	-13
]]^ abholung	-31
]]^ ablauf	-34
]]^ abweichung	-21
]]^ alarm	-18
]]^ altes	-10
]]^ anke	-8
]]^ anlass	-21
]]^ anna	-9
]]^ anwesend	-25
]]^ arbeitsanweisung	-17
]]^ auf	-11
]]^ ausgabe	-28
]]^ az	-12
]]^ baby	-8
]]^ bearb	-15
]]^ bergbahnen	-17
]]^ bernd	-14
]]^ beschluss	-24
]]^ beschwerde	-10
]]^ betr	-19
]]^ betriebsanweisung	-21
]]^ birgit	-16
]]^ bisher	-16
]]^ bälle	-22
]]^ d	-15
]]^ darum	-15
]]^ darüber	-13
]]^ dezember	-20
]]^ dienstanweisung	-26
]]^ diese	-8
]]^ dispo	-10
]]^ drittens	-11
]]^ durchführung	-23
]]^ ein	-14
]]^ eingang	-12
]]^ erde	-13
]]^ erstellt	-14
]]^ erstens	-9
]]^ februar	-13
]]^ formulieren	-12
]]^ fotografieren	-18
]]^ frag	-12
]]^ freies	-9
]]^ freigabe	-16
]]^ früher	-14
]]^ fundsachen	19
]]^ gefahren	-19
]]^ gefüllt	-12
]]^ geltung	-20
]]^ gemeinsam	-11
]]^ geschrieben	-22
]]^ gibt's	-18
]]^ grüezi	-22
]]^ grüß	-11
]]^ günter	-14
]]^ handbuch	-14
]]^ heiner	-15
]]^ helm	-13
]]^ heu	-19
]]^ hey	-18
]]^ hi	-17
]]^ hintergrund	-14
]]^ hunde	-22
]]^ jonas	-13
]]^ kannst	-19
]]^ kanten	-8
]]^ kasse	-11
]]^ kathi	-24
]]^ keil	-11
]]^ klima	-19
]]^ kommt	-23
]]^ könnte	-22
]]^ könnten	-15
]]^ küche	-22
]]^ künftig	-11
]]^ küvette	-10
]]^ laibe	-10
]]^ lass	-10
]]^ lasse	-16
]]^ laub	-14
]]^ lebensmittel	-18
]]^ leider	-19
]]^ lena	-10
]]^ liebes	-8
]]^ länge	-10
]]^ löcher	-13
]]^ manche	-10
]]^ meistens	-10
]]^ meldung	-17
]]^ merci	-11
]]^ mo	-19
]]^ moin	-17
]]^ moment	-8
]]^ montags	-17
]]^ morgens	-13
]]^ musik	-11
]]^ märz	-17
]]^ nadeln	-11
]]^ nadine	-13
]]^ nele	-20
]]^ neues	-23
]]^ neulich	-11
]]^ niederschrift	-12
]]^ nikolai	-12
]]^ notiz	-17
]]^ november	-13
]]^ nr	-20
]]^ nun	-19
]]^ og	-18
]]^ oh	-10
]]^ okay	-24
]]^ ole	-9
]]^ orgelbau	-13
]]^ parkhaus	-22
]]^ petra	-9
]]^ presse	-15
]]^ putztürl	-10
]]^ qm-handbuch	-18
]]^ reihenfolge	-17
]]^ rev	-18
]]^ rhs	-17
]]^ rundschreiben	-18
]]^ rückgabe	-28
]]^ saison	-12
]]^ scannen	-10
]]^ schließen	-14
]]^ schlüsselausgabe	-30
]]^ schmuck	-14
]]^ schreib	-18
]]^ schwester	-15
]]^ seitdem	-17
]]^ seither	-23
]]^ selam	-22
]]^ servus	-16
]]^ siegel	-8
]]^ sitzt	-8
]]^ sobald	-12
]]^ stadt	-11
]]^ stadtwerke	-15
]]^ start	-11
]]^ stempel	-10
]]^ strom	-12
]]^ störung	-19
]]^ stückzahl	-9
]]^ tabletten	-14
]]^ taschen	-18
]]^ tausch	-16
]]^ thermometer	-13
]]^ tobi	-15
]]^ trainer	-14
]]^ treffpunkt	-9
]]^ türen	-15
]]^ unseren	-21
]]^ v	-15
]]^ va	-13
]]^ ventil	-8
]]^ version	-26
]]^ verteiler	-16
]]^ vorbemerkung	-14
]]^ voriges	-9
]]^ waidmannsheil	-20
]]^ wird	-10
]]^ zielgruppe	-14
]]^ zunächst	-10
]]^ zweck	-19
]]^ zweitens	-11
]]ab 0	-32
]]ab heuer	-25
]]ab juni	-9
]]abends zurück	-14
]]aber aus	-23
]]abkühlen lassen	-16
]]acht millimeter	-10
]]akku raus	-19
]]akte an	-9
]]akte auf	-11
]]alarm annehmen	9
]]alle 0	-14
]]alle schichten	-18
]]alle sitzen	-12
]]allein gelassen	-12
]]alles ab	-17
]]alles auf	-11
]]alles aus	-13
]]als 0	-11
]]als ein	-11
]]als erstes	-20
]]alte eisen	-14
]]alten luftschutzstollen	-20
]]am 0	-25
]]am abend	-23
]]am bahnhof	-19
]]am besten	-21
]]am eingang	-22
]]am empfang	-19
]]am gleichen	-15
]]am grab	-18
]]am haken	-16
]]am häufigsten	-21
]]am körper	-10
]]am küchentisch	-15
]]am kühlschrank	-11
]]am liebsten	-20
]]am morgen	16
]]am rack	-16
]]am rücken	-16
]]am samstag	-15
]]am steg	-17
]]am stein	-8
]]am stiel	-12
]]am tag	-26
]]am wochenende	-18
]]am zaun	-12
]]an bord	-17
]]an kasse	-22
]]angebrochene packungen	-13
]]anruf kommt	-19
]]antrag aus	-10
]]arbeitsanweisung nr	-16
]]auch an	-8
]]auch mitglieder	-12
]]auf 0	-20
]]auf deren	-15
]]auf feuchtes	-12
]]auf hartem	-9
]]auf null	-18
]]auf schäden	-12
]]auf sicht	-17
]]auf unseren	-17
]]auf wunsch	-10
]]aufnahme läuft	-19
]]aufs dach	-16
]]auftrag werden	-10
]]aufzug befreien	18
]]august ist	-12
]]aus an	-11
]]aus denen	-23
]]aus meinen	-22
]]aus portugal	-17
]]ausgabe 0	-16
]]ausgegeben wird	-11
]]ausweis verlangen	-16
]]außen rollen	-10
]]becken räumen	-12
]]beckenwasser spülen	-16
]]beginn 0	-16
]]bei 0	-23
]]bei nebel	-21
]]bei niedrigwasser	11
]]bei sturmwarnung	-17
]]bei verdacht	-24
]]beide male	-11
]]beim einsteigen	-17
]]beim huber	-13
]]beim kunden	12
]]beim zugführer	-18
]]belegt ist	-16
]]bereit erklärt	-18
]]besteht aus	-18
]]betriebsanweisung nr	-18
]]bezahlt wird	-9
]]bin hufschmied	-14
]]bis 0	-26
]]bis auf	-14
]]bis dahin	-21
]]bis klar	-10
]]bis september	-19
]]bitte auf	-8
]]bitte ausformulieren	-20
]]blatt 0	-21
]]bleiben daheim	-15
]]bleibt an	-15
]]chef will	-25
]]chlor 0	-11
]]da ist	-23
]]da kommt	-21
]]da lassen	-17
]]dabei sein	-9
]]dann 0	-13
]]dann becken	-12
]]dann hübsch	-20
]]dann ist	-19
]]dann kommt	-19
]]dann los	-13
]]dann macht	-18
]]dann schnell	-10
]]dann schranke	-16
]]dann unten	-15
]]dann wasser	-10
]]dann wird	-23
]]daraus machen	-22
]]das auf	-20
]]das aus	-18
]]das becken	-17
]]das boot	-14
]]das buch	-9
]]das büro	-12
]]das dauert	-17
]]das ding	-19
]]das dritte	-14
]]das eis	-22
]]das ergebnis	-8
]]das fleisch	-12
]]das fliegt	-17
]]das formular	-10
]]das fundbüro	-17
]]das geht	-26
]]das genügt	-17
]]das gerüst	-21
]]das gesundheitsamt	-12
]]das haus	-9
]]das ist	-24
]]das kalb	-12
]]das kind	11
]]das klingt	-13
]]das kommt	-20
]]das kostet	-13
]]das linke	-8
]]das machen	-37
]]das macht	-30
]]das meiste	-17
]]das original	-10
]]das passiert	-15
]]das pferd	-16
]]das schwarz	-10
]]das sei	-11
]]das sekretariat	-13
]]das sollen	-26
]]das tier	-8
]]das vorgehen	-18
]]das wachs	-10
]]das war's	-11
]]das wasser	-18
]]das wetter	-18
]]das wichtigste	-20
]]das wiegen	-21
]]das will	-23
]]das wird	-18
]]das wort	-16
]]dem 0	-9
]]dem allgäu	-13
]]dem anhänger	-17
]]dem auftragszettel	-8
]]dem besitzer	-11
]]dem blauen	-16
]]dem drehmoment	-15
]]dem eigenen	-16
]]dem frosch	-13
]]dem frost	-19
]]dem fuß	-16
]]dem grünen	-13
]]dem kind	-20
]]dem kleinen	-20
]]dem kunden	-26
]]dem landratsamt	-10
]]dem lieferschein	-10
]]dem messgerät	-19
]]dem ofen	-17
]]dem pinsel	-17
]]dem schlauch	-11
]]dem tablet	-10
]]den 0	-11
]]den ablauf	-40
]]den angehörigen	-11
]]den anhänger	-16
]]den antrag	-12
]]den arm	-19
]]den augen	-16
]]den beleg	-14
]]den blauen	-13
]]den block	-16
]]den bogen	-23
]]den container	-18
]]den falschen	-20
]]den ferien	-19
]]den fingern	-18
]]den jungen	-16
]]den kanister	-16
]]den karton	-9
]]den keller	-24
]]den kunden	-27
]]den leeren	-19
]]den lesesaal	9
]]den leuten	-10
]]den meister	-11
]]den motor	-17
]]den ofen	-13
]]den preis	-16
]]den ruhestand	-10
]]den ruß	-12
]]den schein	-19
]]den schrank	-16
]]den server	-9
]]den sommer	-24
]]den sportplatz	-8
]]den stall	-20
]]den trichter	-9
]]den umschlag	-13
]]den vertrag	-9
]]den zehen	-15
]]den zustand	-10
]]den ärger	-11
]]den ärztlichen	-15
]]der 0	-18
]]der abholer	-16
]]der abnahme	-18
]]der abschnitt	-10
]]der akte	-17
]]der anderen	-14
]]der annahme	-32
]]der antrag	-10
]]der app	-20
]]der ausgabe	-12
]]der balg	-15
]]der bande	-16
]]der baustelle	-16
]]der bestatter	-24
]]der beurkundung	-19
]]der bub	-23
]]der burg	-13
]]der bürger	-9
]]der disponent	-15
]]der drohne	12
]]der druck	-9
]]der fa	-10
]]der fahrt	-9
]]der falschen	-15
]]der familie	-11
]]der gabel	-14
]]der ganzen	-14
]]der gemeinde	-22
]]der geselle	-17
]]der halle	-22
]]der halter	-22
]]der hersteller	-12
]]der ist	-11
]]der kabine	-13
]]der kasse	-29
]]der kollekte	18
]]der kunde	-31
]]der kundin	-18
]]der kurier	-16
]]der laden	-20
]]der landesverband	-16
]]der langen	-12
]]der leitstelle	-17
]]der lupe	-17
]]der macht	-22
]]der maschinist	-8
]]der md	-16
]]der meister	-15
]]der mitarbeiter	-15
]]der mitte	-23
]]der montage	-16
]]der nacht	19
]]der nähe	-10
]]der oberkante	-18
]]der patient	-8
]]der personalabteilung	-13
]]der prüfung	-22
]]der reihe	-24
]]der saft	-13
]]der schaden	-16
]]der schale	-16
]]der scheune	-15
]]der schicht	13
]]der schleuse	-16
]]der schublade	-13
]]der sepp	-18
]]der spiegel	-8
]]der spitze	-17
]]der station	8
]]der stecker	-13
]]der straße	-16
]]der student	-15
]]der techniker	-12
]]der theke	-11
]]der tierarzt	-24
]]der tüv	-22
]]der verleih	-15
]]der vertrieb	-17
]]der verwaltung	-23
]]der vierten	-18
]]der vorarbeiter	-9
]]der vorsitzende	-12
]]der vorstand	-19
]]der wanne	-12
]]der wird	-19
]]der wohnung	-15
]]der zange	-18
]]des kindes	-17
]]des kunden	-20
]]des originals	-13
]]des tages	-10
]]die abrechnung	-21
]]die akte	-22
]]die angehörigen	-18
]]die assistentin	-13
]]die aufsicht	-19
]]die ausgabe	-28
]]die aushilfen	-34
]]die ausleihe	-23
]]die bahn	-19
]]die bande	-13
]]die begleitung	-23
]]die behörde	-11
]]die beschwerde	-13
]]die besitzer	-19
]]die beteiligten	-15
]]die bg	-13
]]die blase	-15
]]die blaue	-16
]]die boote	-18
]]die bremse	-17
]]die bücher	-19
]]die bücherei	-14
]]die dose	-10
]]die ecke	-11
]]die einweisung	-22
]]die familie	-11
]]die fassung	-15
]]die feuerwehr	-30
]]die finger	-11
]]die flamme	-14
]]die flaschen	-15
]]die geht	-19
]]die gelbe	-18
]]die große	-17
]]die grünen	-26
]]die gurte	-13
]]die gäste	-14
]]die halle	-24
]]die haube	-12
]]die haustechnik	-14
]]die heizung	-15
]]die hälfte	-20
]]die jungen	-11
]]die kammer	-16
]]die karten	-14
]]die kasse	-14
]]die kaution	-21
]]die ki	-9
]]die kisten	-26
]]die klingel	-14
]]die krankenkasse	-17
]]die kundin	-13
]]die kundschaft	-21
]]die kuppel	-19
]]die kurverwaltung	-19
]]die köpfe	-9
]]die körbe	-15
]]die kühlbox	-9
]]die leeren	-14
]]die lehrkraft	-12
]]die lehrlinge	-15
]]die leine	-15
]]die leiter	11
]]die lüftung	-9
]]die mappe	-8
]]die meisten	-27
]]die meldung	-19
]]die menge	-14
]]die mitte	-11
]]die mutter	-11
]]die mühle	-16
]]die nacht	-13
]]die naht	-12
]]die nase	-17
]]die oma	-16
]]die plätze	-12
]]die praxis	-14
]]die pumpe	-13
]]die rampe	-29
]]die rechnung	-17
]]die reederei	-18
]]die registrarin	-11
]]die restauratorin	-11
]]die rezeption	-13
]]die ränder	-12
]]die sachbearbeiterin	-16
]]die sache	-21
]]die sakristei	-13
]]die schale	-17
]]die schleuse	-15
]]die schulleitung	-20
]]die seite	-16
]]die seriennummer	-14
]]die sicherheit	11
]]die späte	-15
]]die stadt	-13
]]die stangen	-14
]]die stirnwand	-13
]]die strecke	-13
]]die säule	-11
]]die tabelle	-17
]]die teamleitung	-13
]]die tiere	-25
]]die tische	-15
]]die tüte	-22
]]die unterschrift	-19
]]die urne	-12
]]die verkäuferin	-15
]]die verordnung	-18
]]die versicherung	-25
]]die vertretung	-24
]]die verwaltung	-21
]]die vorsatzsteine	-11
]]die vorstellung	15
]]die warteliste	-9
]]die weiße	-15
]]die zahl	-12
]]die zeitung	-16
]]die zunge	-8
]]die ärztliche	-13
]]diesen monat	-17
]]dran ist	-21
]]draus machen	-25
]]draußen sein	-8
]]drei liter	-20
]]drei meter	-16
]]drei monate	-18
]]drei runden	-14
]]drei werktage	-11
]]dreihundert newton	-13
]]drin ist	-20
]]drin sein	-15
]]dritten woche	-10
]]du weißt	-15
]]du wolltest	-18
]]dunkler anzug	-10
]]durchwahl 0	-13
]]ein anderes	-13
]]ein bild	-16
]]ein dokument	-17
]]ein drittel	-23
]]ein haar	-16
]]ein hafen	-25
]]ein junge	-25
]]ein kilo	-21
]]ein kind	-25
]]ein merkblatt	-15
]]ein sauberes	-11
]]ein stein	-20
]]ein trupp	-11
]]eine aus	-15
]]eine beschreibung	-14
]]eine dame	-13
]]eine feste	-24
]]eine handbreit	-15
]]eine kollegin	-12
]]eine kopie	-12
]]eine kundin	-11
]]eine marke	-19
]]eine richtige	-14
]]eine runde	-15
]]eine schriftliche	-20
]]eine seite	-21
]]eine viertelstunde	-10
]]eine woche	-11
]]einen anhänger	-22
]]einen brief	-12
]]einen halben	-16
]]einen tag	-27
]]einer auf	-25
]]einer woche	-20
]]eines bewohners	-14
]]einmal sogar	-13
]]einmal ums	-11
]]ellbogen waschen	-17
]]eltern an	-9
]]ende märz	-19
]]er ein	-10
]]er zurück	-15
]]erst abends	-19
]]erst an	-16
]]erst auf	-12
]]erst hauptschalter	-13
]]erste mahnung	15
]]ersten fahrt	11
]]ersten tag	9
]]es auf	-19
]]es ein	-17
]]es euch	-16
]]es gehen	12
]]es geht	-54
]]es ist	-12
]]es klar	-15
]]es sei	-15
]]es sollte	-19
]]es wird	-15
]]etwa 0	-11
]]etwas anderes	-18
]]etwas geschriebenes	-22
]]etwas schriftliches	-18
]]etwas unklar	-16
]]euro wechselgeld	-10
]]fang an	-20
]]fassung ist	-13
]]fassung wird	-17
]]fenster auf	-20
]]feste reihenfolge	-26
]]feucht ist	-13
]]feuchtes filterpapier	-13
]]feuerwehr auf	-19
]]filter raus	-14
]]flaschen auf	17
]]frau kollegin	-18
]]frau lenz	-13
]]freies chlor	-12
]]freundlichen grüßen	-10
]]frisches stroh	-16
]]fünf meter	-14
]]für ein	-9
]]für ihre	-12
]]für schritt	-22
]]ganze sätze	-9
]]gebogen wird	-14
]]gebraucht wird	-14
]]geehrte damen	-13
]]gefahren wird	-18
]]gefüllt wird	-14
]]gefüttert wird	-17
]]gegen quittung	-9
]]gegen unterschrift	13
]]geht ein	-17
]]gehängt werden	-14
]]gemessen wird	-10
]]genommen wird	-9
]]geprüft wird	13
]]geraucht wird	-12
]]gern auf	-25
]]geschrieben wird	-24
]]gesundheitsamt kommt	-9
]]gewaschen wird	-20
]]geändert 0	-9
]]gilt 0	-13
]]ging ein	-14
]]gleichen tag	-16
]]gott sei	-10
]]groß genug	-11
]]guten abend	-12
]]guten morgen	-24
]]gültig ab	-15
]]haben vorrang	-11
]]haben will	-24
]]hakt ab	-19
]]halle 0	13
]]hand breit	-17
]]hand hochdrücken	-15
]]hat geweint	-11
]]hat vorige	-14
]]haube auf	-13
]]haus 0	-17
]]heißem wasser	-16
]]hier ist	-22
]]hintergrund ist	-18
]]hund auf	-14
]]hände waschen	-21
]]hängt aus	-10
]]höchstens 0	-11
]]ich auf	-16
]]ich betreue	-11
]]ich brauch	-12
]]ich bräuchte	-9
]]ich diktiere	-12
]]ich fang	-19
]]ich finde	-12
]]ich hab's	-16
]]ich hoffe	-17
]]ich ihnen	-22
]]ich leite	-14
]]ich mache	-13
]]ich nenne	-8
]]ich red	-23
]]ich schlecht	-9
]]ich schreib	-13
]]ich schreibe	-10
]]ich sitz	-15
]]ich solle	-13
]]ich sprech	-15
]]ich spreche	-13
]]ich suche	-22
]]ich tipp	-20
]]ich werf	-9
]]ich will	-17
]]ihn an	-15
]]ihr lieben	-16
]]ihr seid	-16
]]im advent	-9
]]im august	-9
]]im büro	-30
]]im depot	-19
]]im dunklen	-10
]]im februar	-23
]]im flur	-10
]]im fristenbuch	-14
]]im frühjahr	-26
]]im ganzen	-21
]]im gesicht	-21
]]im groben	-11
]]im haus	-13
]]im herbst	-16
]]im januar	-22
]]im juli	-11
]]im juni	-10
]]im jänner	-14
]]im keller	12
]]im kühlraum	-9
]]im monat	-17
]]im oktober	9
]]im portal	-17
]]im ramadan	14
]]im revier	-18
]]im saal	-19
]]im schlüsselbuch	-19
]]im schnitt	-10
]]im september	-12
]]im sommer	-29
]]im studio	-16
]]im temperofen	-20
]]im uhrzeigersinn	-20
]]im umkreis	-16
]]im urlaub	-19
]]im wartezimmer	-9
]]im wiki	-17
]]im winter	-32
]]im zimmer	-12
]]in 0	-24
]]in bad	-8
]]in betrieb	-24
]]in diesem	-12
]]in dieser	-12
]]in elternzeit	-11
]]in essen	-20
]]in folge	-10
]]in ihrem	-9
]]in meinem	-14
]]in oldenburg	-12
]]in ordnung	-18
]]in panik	-18
]]in rente	-13
]]in textform	-12
]]in unserem	-25
]]in wasser	-17
]]in welcher	-13
]]ins bad	-13
]]ins bett	-9
]]ins buch	-9
]]ins haus	-20
]]ins heft	-14
]]ins portal	-16
]]ins reine	-17
]]ins wasser	-11
]]ist 0	-9
]]ist aus	-15
]]ist ein	-27
]]ist normal	-11
]]jahre alt	-8
]]je 0	-11
]]jede charge	-9
]]jede position	-12
]]jede stütze	-9
]]jede woche	-26
]]jeden abend	-24
]]jeden dienstag	-23
]]jeden einzelnen	-15
]]jeden karton	-17
]]jeden zweiten	-22
]]jetzt ein	-23
]]jour fixe	-18
]]juli ein	-14
]]kaffee ist	-15
]]kalt ist	-15
]]kaltem wasser	-10
]]kaltes wasser	-19
]]kam ein	-22
]]kann aus	-13
]]kasse nimmt	-12
]]kein ergebnis	-16
]]kein kind	-11
]]kein vorwurf	-10
]]keine ausnahme	-15
]]keine diskussion	-10
]]keiner an	-13
]]keiner wusste	-19
]]kinder auf	-10
]]kirchenvorstand st	-15
]]kisten legen	-14
]]klar ist	-17
]]klasse 0	10
]]klebeband an	-10
]]kollegen aus	-20
]]kommt raus	-10
]]kompressor ist	-15
]]korb wird	-16
]]kunden an	-17
]]kurverwaltung will	-20
]]kw 0	-15
]]künftig ein	-21
]]laufen lassen	-16
]]leer aus	-16
]]leer sein	-13
]]leiter einhängen	-17
]]letzte woche	-23
]]letzten samstag	-9
]]letzten sonntag	-16
]]licht an	-13
]]liebe kolleginnen	-9
]]liegen lassen	-14
]]liste ab	-14
]]mail an	-11
]]mal ein	-16
]]mal irgendwo	-22
]]mal ist	-18
]]mal musste	-12
]]mal ordentlich	-15
]]man auf	-24
]]man denkt	-10
]]man ein	-21
]]man laminieren	-18
]]maschine aus	-9
]]meine tochter	-17
]]meiner tante	-17
]]merci vielmal	-16
]]mich an	-10
]]min 0	-8
]]mindestens 0	-8
]]mindestens ein	-16
]]minuten auf	-12
]]mit 0	-24
]]mit an	-14
]]mit beckenwasser	-12
]]mit bleistift	-16
]]mit druckluft	-11
]]mit fernglas	-17
]]mit gabel	-13
]]mit grund	-12
]]mit handschuhen	-14
]]mit heim	-23
]]mit heißem	-13
]]mit heißwasser	-15
]]mit kaltem	-9
]]mit kreide	-14
]]mit meiner	-8
]]mit nem	-12
]]mit offener	-20
]]mit sahne	-16
]]mit schmuck	-23
]]mit strom	-16
]]mit unterschrift	-18
]]mit verantwortlichen	-12
]]mit warnweste	-15
]]mit wasser	-12
]]monaten geht	-13
]]morgen druckt	-14
]]motor aus	-16
]]muss 0	-10
]]muss ein	-9
]]müll raus	-16
]]nach 0	-18
]]nach größe	-20
]]nach innen	-26
]]nach sturm	-15
]]nach unten	8
]]namen an	-12
]]nass lassen	-9
]]nass machen	-21
]]nein stopp	-18
]]neu angesetzt	-16
]]neu raus	-13
]]neuer geselle	-10
]]nicht an	-36
]]nicht anfassen	-15
]]nicht aus	-19
]]nicht belegt	-9
]]nicht diskutieren	-16
]]nicht ein	-10
]]nicht eingefroren	-17
]]nicht gekehrt	15
]]nicht gesprochen	-13
]]nicht hierher	-8
]]nicht höher	-16
]]nicht los	-13
]]nicht länger	-11
]]nicht ruckartig	-11
]]nicht schätzen	-17
]]nicht tiefer	-20
]]nicht unterbrechen	-13
]]nicht vergessen	-16
]]nicht zurück	-24
]]nicht älter	-17
]]nichts anfassen	-10
]]nichts schriftliches	-10
]]nie auf	-16
]]niemand auf	-12
]]niemand hatte	-26
]]niemand steigt	-13
]]niemand wusste	-13
]]noch auf	-15
]]noch ein	-10
]]noch verabschieden	-10
]]noch versteht	-19
]]nummer vergeben	-8
]]nur 0	-9
]]nur an	-14
]]nur auf	-23
]]nur ein	-12
]]nächsten morgen	-10
]]nächsten tag	-23
]]nächsten werktag	-15
]]oder stange	-10
]]offen ist	-11
]]offen lassen	-14
]]offener flamme	-12
]]ohne abschnitt	-8
]]ohne blitz	-11
]]ohne totenschein	-11
]]ole 0	-14
]]papier gebracht	-15
]]parzelle 0	-16
]]passiert ist	-14
]]per boten	-14
]]per überweisung	-13
]]personen aus	-21
]]ph 0	-10
]]platz 0	17
]]praxis an	-14
]]pro woche	-26
]]protokoll vorstandssitzung	-18
]]punkt auf	-17
]]raum 0	24
]]raus ist	-18
]]regt an	-19
]]ruft an	-12
]]rund 0	-27
]]runter auf	-14
]]ruß raus	-15
]]saft läuft	-16
]]saison 0	-17
]]sauber festgehalten	-18
]]sauber machen	15
]]schlüssel verloren	-18
]]schlüssel werden	-17
]]schlüssel wird	-9
]]schriftliche regelung	-21
]]schwarz auf	-30
]]schön machen	-16
]]sechs monate	-10
]]sechs monaten	-8
]]sei dank	-12
]]seit 0	-12
]]seit august	-11
]]seit märz	-9
]]seitdem schlafe	-9
]]selben tag	-9
]]sich 0	-13
]]sich an	-17
]]sich auf	-19
]]sich beklagt	-14
]]sich bereit	-18
]]sich ein	-19
]]sie 0	-10
]]sie ab	-10
]]sie auf	-8
]]sie aus	-11
]]sie ist	-12
]]sie vergleicht	-15
]]sie wird	-13
]]sie wollten	-14
]]siebe raus	-11
]]sind 0	-15
]]sind ein	-12
]]sind neu	-14
]]sind nummeriert	-16
]]so auf	-23
]]so ein	-23
]]so geht	-16
]]so lang	-18
]]so weit	-12
]]sonst läuft	-15
]]späte antwort	-15
]]stange sauber	-15
]]stecker raus	-18
]]stehen lassen	16
]]steht auf	-17
]]stiefel wechseln	-13
]]stützen auf	-10
]]tag ist	-18
]]telefon besprochen	-23
]]thema ist	-19
]]totenschein fahren	-11
]]trocknen lassen	-19
]]trägt ein	-19
]]tun ist	-34
]]tür auf	-25
]]tür stellt	-18
]]tür wird	-9
]]türen auf	-20
]]uhr früh	-17
]]uhr kommt	-9
]]um 0	-35
]]um ausformulierung	-21
]]um ein	-19
]]und 0	-18
]]und ab	-18
]]und an	-20
]]und auf	-19
]]und dichtungen	-17
]]und drückt	-14
]]und ein	-27
]]und fehlende	-10
]]und fotografiert	-16
]]und geht	-21
]]und guckt	-23
]]und hakt	-9
]]und herren	-17
]]und heuer	-22
]]und kommt	-14
]]und kontrolliert	-19
]]und kostet	-13
]]und kürzel	-13
]]und letztes	-14
]]und macht	-17
]]und nennt	-16
]]und nummerieren	-12
]]und quittieren	-13
]]und schreibe	-11
]]und setzt	-11
]]und spricht	-10
]]und stellt	-14
]]und streicht	-17
]]und technik	-10
]]und unterschreibt	-14
]]und vergibt	-17
]]und verständigt	-12
]]und wasser	-13
]]und werden	-12
]]und wird	-10
]]und öffnet	-10
]]ungefähr 0	-20
]]unreine seite	8
]]uns an	-9
]]uns ein	-15
]]uns ist	-10
]]uns vierzig	-12
]]unserer gemeinde	-20
]]unter 0	-24
]]unter fünfzig	-8
]]unter sechzehn	-15
]]va 0	-16
]]verdacht auf	-25
]]verlust ist	-9
]]version 0	-16
]]vertretung ist	-14
]]viele grüße	-8
]]vielen dank	-14
]]vierten tag	-12
]]vom 0	-26
]]vom amt	-11
]]vom brett	-14
]]vom hersteller	-17
]]vom kunden	-17
]]vom tag	-26
]]von 0	-20
]]von abdrücken	11
]]von familie	-17
]]von herrn	-18
]]von innen	-14
]]von liege	-9
]]von meinem	-11
]]von unten	-24
]]vor allem	-31
]]vor gericht	-8
]]vor sonnenuntergang	-9
]]vorher auf	-16
]]vorher ein	-17
]]vorher raus	-14
]]vorher sedierung	-13
]]vorhängeschloss sichern	-9
]]vorige woche	-21
]]vorn an	-16
]]vortraben lassen	-10
]]waage nullen	-15
]]waben abends	-17
]]wagen aus	-11
]]ware auf	-19
]]wars glaub	-19
]]was an	-11
]]was anderes	-29
]]was gscheites	-19
]]was ordentliches	-8
]]was schriftliches	-23
]]was vorzeigbares	-15
]]was übrig	-16
]]wasser abspülen	-12
]]wasser ausdrücken	-20
]]wechselgeld 0	-9
]]weicht ein	-16
]]wenn ein	-31
]]werden an	-14
]]werden fotografiert	-15
]]werktag an	-12
]]werte kolleginnen	-14
]]weste an	-15
]]wie ein	-26
]]wie hieß	-19
]]wie telefonisch	-20
]]wieder heim	-17
]]wieder raus	-11
]]will ein	-17
]]will nun	-25
]]winter ist	-14
]]wir 0	-11
]]wir ab	-26
]]wir an	-16
]]wir auf	-26
]]wir betreiben	-16
]]wir bitten	-14
]]wir brauchen	-28
]]wir bräuchten	-24
]]wir deswegen	-10
]]wir ein	-29
]]wir fassen	-10
]]wir gehen	-11
]]wir machen	-29
]]wird an	-16
]]wird auf	-22
]]wird ein	-13
]]wird frühestens	-19
]]wird gewogen	-15
]]wird gezählt	-15
]]wochen ist	-16
]]zehn gramm	-14
]]zeichnet ab	-16
]]zeigen lassen	-19
]]ziehen lassen	-9
]]zu 0	-12
]]zu basteln	-21
]]zu dritt	-17
]]zu hause	11
]]zu helfen	-18
]]zu machen	-26
]]zu ordnen	-28
]]zu prüfen	-15
]]zu recht	-12
]]zu spät	-17
]]zu viel	-12
]]zu wenig	-15
]]zuerst auf	-16
]]zuerst wird	-9
]]zum 0	-23
]]zum aufhängen	-16
]]zum ellbogen	-11
]]zum glück	-14
]]zur annahme	-21
]]zur seite	-17
]]zurück auf	-11
]]zwei gurte	-10
]]zwei liter	-14
]]zwei termine	-17
]]zweifacher ausfertigung	-13
]]zwischen 0	-10
]]äh dings	-18
]]über 0	-16
]]über nacht	-30
]]über siebzig	-15
]]überschuhe an	-9
]]– 0	10
]]– ablauf	20
]]− 0	-10
]]❤ ️	-13
]a	-9900
]abbau	12
]abbauen	-9
]abbrechen	-10
]abdecken	8
]abdrehen	-20
]abdruck	-10
]abdrücken	11
]abend	-41
]abendfrieden	-11
]aber	-9900
]abfahrt	-16
]abfahrtskontrolle	-29
]abfotografieren	-10
]abfragen	-17
]abfüllen	-15
]abgabe	-28
]abgedeckt	-16
]abgegeben	-21
]abgeholt	-15
]abgelesen	-14
]abgemacht	-17
]abgemahnt	-16
]abgemeldet	-14
]abgeschlossen	-16
]abgetippt	-18
]abgezogen	-16
]abgleichen	-16
]abhaken	-13
]abheften	-17
]abholen	-15
]abholer	-17
]abholung	-16
]abhängen	-18
]abhören	-10
]abkehren	-18
]abkleben	-20
]abkühlen	-22
]ablage	-16
]ablassen	-17
]ablehnung	-15
]ablesen	-9900
]abliefern	-20
]abluft	-9
]abmelden	-20
]abnahme	-25
]abnehmen	-24
]abrechnung	-33
]abriss	-10
]absatz	-26
]absaugung	-9
]abschließen	-20
]abschluss	-12
]abschlussarbeiten	16
]abschnitt	-13
]absperrung	-20
]abspritzen	-19
]abspülen	-12
]abstand	-19
]abstellen	-31
]absuchen	-20
]abtasten	-19
]abteilung	-24
]abtippen	-18
]abwarten	-25
]abwasser	-14
]abweichung	-18
]abwischen	-28
]aceton	-18
]ach	-14
]achse	-9
]acht	-9900
]achten	-14
]achtung	-18
]achtzehn	-23
]achtzig	-20
]adler	-15
]advent	-13
]ag	-28
]ahrens	-13
]aigner	-13
]akku	-11
]akkus	-27
]akte	-28
]akten	-15
]algen	-28
]alkohol	-21
]alle	-9900
]allein	-9900
]alleine	-28
]allem	-39
]allen	-23
]aller	-28
]allergie	-21
]allergien	-20
]alles	-9900
]allgäu	-17
]alois	-13
]als	-9900
]also	-9900
]alt	-27
]altbau	11
]alte	-9900
]alten	-9900
]alter	-15
]altes	-10
]am	-9900
]amtsgericht	-12
]amtsleitung	-16
]an	-51
]anbei	-23
]andere	-9900
]anderen	-25
]anderes	-36
]anders	-9900
]andersrum	-19
]anderthalb	-12
]andrücken	-21
]anfahren	-9
]anfang	-24
]anfangen	-9
]anfassen	-17
]anfrage	-15
]angaben	-19
]angebot	-17
]angefangen	-19
]angefasst	-15
]angefordert	-18
]angehörige	-18
]angehörigen	-16
]angelegt	-9
]angenommen	-16
]angerufen	-9900
]angesehen	-15
]angesetzt	-18
]angestellt	-12
]angestellte	-9
]angestellten	-22
]angießen	-14
]angst	-14
]angucken	-30
]anhaken	-13
]anheben	-12
]anhänger	-29
]anke	-8
]anker	11
]anklicken	-15
]anklopfen	-15
]ankommen	14
]ankreuzen	-22
]ankunft	-17
]anlage	-9900
]anlass	-21
]anlegen	-33
]anleitung	-9900
]anmeldung	-20
]anmerkung	-22
]anna	-12
]annahme	-15
]annimmt	11
]anruf	13
]anrufen	-9900
]anrufer	-27
]anrühren	10
]ans	-9900
]ansagen	-19
]anschauen	-9900
]anschließen	-8
]anschneiden	-11
]anschreiben	-14
]ansehen	-29
]ansprechen	-17
]antippen	-15
]antrag	-12
]antwort	-16
]antwortet	-23
]anwalt	-16
]anweisung	-9900
]anweisungen	-11
]anwesend	-26
]anwesenden	-20
]anwärmen	-19
]anziehen	-17
]anzug	-13
]anzünden	-12
]apotheke	-21
]apotheker	-12
]app	-23
]apparat	-14
]april	-9900
]arbeite	-14
]arbeiten	-30
]arbeitet	-18
]arbeitsanweisung	-36
]arbeitstag	-16
]arm	-28
]artikel	-20
]arzt	-9900
]assistentin	-13
]atzung	-13
]auch	-9900
]audit	-15
]auf	-30
]auffahren	-21
]auffüllen	-23
]aufgebrochen	-10
]aufgehoben	-14
]aufgeschrieben	-33
]aufguss	13
]aufhalten	-14
]aufheben	-17
]aufhängen	-19
]aufhören	-21
]aufkleber	-13
]auflage	-21
]auflegen	-20
]auflösen	-18
]aufmachen	-15
]aufnahme	-38
]aufnehmen	22
]aufrecht	-19
]aufrufen	-12
]aufs	-9900
]aufschließen	9
]aufschneiden	-13
]aufschreiben	-9900
]aufsetzen	-22
]aufsicht	-19
]aufsprechen	-22
]aufstellen	12
]aufstieg	-23
]auftauen	-17
]auftrag	-9900
]auftraggeber	-21
]auftragsnummer	-14
]auftragszettel	-10
]aufzeichnungen	-9
]aufzug	-22
]augen	-32
]august	-22
]aus	-41
]ausarbeiten	-18
]ausbilder	-15
]ausblasen	9
]ausdrucken	-22
]ausdrücken	-20
]auseinander	-16
]ausfahrt	-11
]ausfall	-16
]ausfertigung	-13
]ausformulieren	-20
]ausformulierung	-21
]ausfüllen	-33
]ausgang	-23
]ausgangslage	-19
]ausgebaut	-18
]ausgeben	-19
]ausgegeben	-20
]ausgehändigt	-8
]ausgelöst	-12
]ausgenommen	-13
]ausgeschlossen	-11
]ausgeschöpft	-14
]ausgestellt	-12
]aushang	-9900
]ausheben	17
]aushilfe	-18
]aushilfen	-35
]aushängen	-21
]auskratzen	-12
]auslassen	-16
]auslauf	-12
]auslegen	-20
]ausleihe	-23
]auslesen	-10
]auslösen	-9
]ausm	-23
]ausmachen	-22
]ausnahme	-20
]ausreden	-22
]ausräumen	-19
]ausschließlich	-8
]aussen	-21
]aussortieren	-15
]ausspülen	-22
]ausstellung	-19
]ausweis	-9900
]ausweise	-19
]auswertung	-9
]auto	-9900
]autoklaven	-16
]automat	-10
]automaten	11
]automatisch	-10
]autor	-15
]außen	-9900
]außer	-23
]außerdem	-17
]außerhalb	-23
]aw	-22
]aylin	-18
]az	-14
]azubi	-25
]azubis	-13
]b	-9900
]baby	-8
]bad	-24
]bagger	-21
]bahn	-27
]bahnen	-26
]bahnhof	-21
]balg	-15
]ballen	-21
]band	-27
]bande	-18
]bank	-13
]bar	-9900
]basteln	-24
]batterie	-16
]batterien	-19
]bauen	-12
]bauhof	-19
]baum	-17
]baustelle	-16
]beanstandet	-20
]beantworten	-13
]beantwortet	-13
]bearb	-15
]bearbeitet	-9
]bearbeitung	-17
]beauftragt	-10
]becher	-17
]beckenwasser	-12
]bediener	-12
]bedient	-11
]beeren	-14
]befall	-10
]befreien	18
]befund	-11
]beginn	-22
]beginnen	-14
]beginnt	-26
]beglaubigte	-14
]begleitet	-15
]begleitung	12
]begleitzettel	-9
]begrüßen	-14
]begrüßt	-21
]behalten	-21
]behandelt	-18
]behandlung	-20
]behauptet	-16
]behälter	-15
]behörde	-11
]bei	-9900
]beide	-9900
]beiden	-9900
]beider	-13
]beidseitig	-15
]beim	-9900
]bein	-17
]beine	-10
]beisein	-17
]bekannte	-17
]beklagt	-14
]bekommen	-9900
]bekommt	-9900
]belag	-15
]beleg	-21
]belege	-11
]belegt	-19
]beläge	-16
]bemerkt	-11
]bemängelt	-20
]benutzen	-20
]benutzer	12
]benutzte	-20
]beobachten	-9
]berechnet	-20
]bereich	-15
]bereit	-26
]bereits	-17
]bereitschaft	-23
]bereitschaftsdienst	-15
]berg	-13
]bergbahnen	-18
]bergstation	-16
]berichtet	-17
]bernd	-18
]berührt	-10
]bescheid	-9900
]bescheinigung	-14
]beschluss	-26
]beschreiben	-19
]beschreibung	-24
]beschrieben	-31
]beschriften	-17
]beschriftet	-20
]beschwerde	-17
]beschwert	-19
]beschäftigte	-12
]besen	-22
]besitzer	-24
]besorgen	-22
]besorgt	-16
]besprechung	-18
]besprochen	-30
]besser	-13
]bestand	-26
]bestatter	-24
]bestattungshaus	-13
]besteck	-19
]besteht	-22
]bestellen	-25
]bestellt	-23
]bestellung	-23
]besten	-21
]bestätigt	-22
]besucher	-10
]beteiligten	-15
]betr	-19
]betrag	-16
]betreff	-9900
]betreiben	-16
]betreten	-20
]betreue	-11
]betreuen	-16
]betreut	-18
]betrieb	-32
]betriebsanweisung	-21
]betriebsleiter	-9
]betriebsleitung	-23
]betriebsrat	-21
]betriebstagebuch	-11
]betrifft	-21
]betritt	-10
]betroffenen	-15
]bett	-12
]betten	-11
]bettwanzen	10
]betäubungsmittel	-12
]beurkundung	-29
]beutel	-9900
]bevor	-9900
]bewegt	-18
]bewohner	-12
]bewohners	-14
]bezahlt	-21
]beziehen	-36
]bezirk	-17
]bezug	-14
]bezugsperson	-9
]bg	-13
]biel	-15
]bier	-15
]bietet	-16
]bild	-19
]bilden	-24
]bilder	-19
]bildschirm	-11
]bin	-9900
]bindemittel	-11
]binden	13
]bindet	-21
]binnen	-9900
]birgit	-16
]bis	-9900
]bisher	-30
]bisherige	-15
]bist	-20
]bitte	-9900
]bitten	-20
]bittet	-23
]blase	-15
]blasen	-18
]blatt	-9900
]blau	-13
]blaue	-19
]blauen	-27
]blaulicht	-11
]bleiben	-9900
]bleibt	-9900
]bleistift	-17
]blick	-18
]blind	-16
]blinkt	-13
]blister	-16
]blitz	-11
]block	-15
]bloß	-14
]blumenladen	-9
]blutproben	15
]blutverdünnern	-14
]blutzucker	-8
]blätter	-13
]boden	-9900
]bogen	-28
]bohlen	-16
]bolzen	-17
]bon	-9
]boot	-17
]boote	-18
]bord	-17
]bordbretter	-14
]boten	-14
]box	-9900
]boxen	-17
]brand	-18
]brandgefahr	-18
]brandl	-18
]brauch	-13
]brauche	-26
]brauchen	-37
]braucht	-9900
]brautmutter	-15
]bravo	-12
]brechen	-17
]breit	-23
]bremse	-20
]bremsen	-8
]brennbare	-12
]brennen	17
]brenner	-15
]brett	-16
]brief	-12
]briefe	-8
]briefkasten	-10
]brille	-16
]bringen	-9900
]bringt	-9900
]brot	-17
]brote	-14
]bruch	-16
]brutzeit	-16
]bräuchte	-22
]bräuchten	-24
]brötchen	-14
]bub	-28
]buch	-15
]buchbinderei	-21
]buche	-14
]bucht	-16
]bug	-10
]bunkern	12
]burg	-22
]bus	-21
]bzw	-15
]bäcker	-12
]bäckerei	-19
]bälle	-17
]bände	-15
]bänder	-17
]bögen	-25
]bücher	-30
]bücherei	-14
]bürger	-15
]bürgermeister	-16
]büro	-33
]bürste	-19
]bürsten	-21
]bürstet	-11
]ca	-20
]campingplatz	-20
]cds	-10
]celle	-18
]cent	-10
]charge	-15
]checken	10
]checkliste	-22
]chef	-9900
]chefin	-19
]chemie	-18
]chip	-12
]chlor	-15
]cm	-9900
]co2	-15
]code	-9900
]container	-21
]d	-17
]da	-9900
]dabei	-9900
]dach	-23
]dachrinne	-15
]dachte	-17
]dafür	-9900
]dagegen	-25
]daheim	-20
]daher	-38
]dahin	-21
]dahinter	-21
]damals	-13
]dame	-19
]damen	-21
]damit	-9900
]dampf	-9
]danach	-9900
]daneben	-17
]dank	-18
]danke	-9900
]dann	-9900
]daran	-19
]darauf	-21
]daraus	-9900
]darf	-9900
]darum	-30
]darüber	-27
]das	-9900
]dass	-9900
]daten	-13
]datenbank	-9
]datteln	-10
]datum	-9900
]dauernd	-16
]dauert	-27
]davon	-9900
]davor	-33
]dazu	-9900
]dazwischen	-10
]decke	-9900
]deckel	-9900
]decken	-17
]defekt	-16
]dem	-9900
]den	-9900
]denen	-30
]deniz	-25
]denkt	-13
]denn	-27
]denselben	-25
]dentallabor	-16
]der	-9900
]deren	-21
]derselben	-10
]des	-9900
]deshalb	-9900
]desinfektion	-31
]desinfektionsbad	-9
]desinfizieren	-35
]desinfiziert	-12
]dessen	-9
]deswegen	-21
]deutsch	-9900
]dezember	-24
]di	-21
]dialekt	-15
]dich	-20
]dicht	-24
]dichtung	-12
]dichtungen	-23
]dick	-15
]die	-9900
]dienstag	-30
]dienstanweisung	-26
]dienste	-16
]dienstschluss	-13
]dies	-15
]diese	-24
]diesel	-11
]dieselbe	-21
]diesem	-12
]diesen	-21
]dieser	-13
]dieses	-16
]differenz	-17
]diktat	-23
]diktier	-23
]diktiere	-12
]ding	-20
]dings	-18
]dir	-9900
]direkt	-26
]diskussion	-10
]diskutieren	-18
]display	-14
]dispo	-10
]disponent	-18
]disposition	-18
]do	-22
]doch	-9900
]doktor	-23
]doku	-12
]dokument	-22
]dolmetscher	-16
]donnerstag	-15
]doppelsieb	-14
]doppelt	-18
]doro	-16
]dort	-9900
]dose	-13
]dosis	-15
]dr	-9900
]draht	-16
]dran	-9900
]drauf	-9900
]draufschauen	-12
]draus	-9900
]draußen	-9900
]dreck	-13
]drehen	-28
]drehmoment	-15
]dreht	-20
]drei	-9900
]dreihundert	-12
]dreiviertel	-16
]dreißig	-9900
]dres	-17
]drin	-9900
]drinbleiben	-12
]dringend	-16
]drinlassen	-14
]dritt	-17
]dritte	-17
]drittel	-25
]dritten	-9900
]drittens	-11
]dritter	-10
]drohne	12
]droht	12
]druck	-16
]drucker	-16
]druckluft	-11
]druckt	-16
]drum	-29
]drunter	-28
]drüber	-9900
]drücken	-9900
]drückt	-30
]du	-9900
]dunklen	-10
]dunkler	-9
]durch	-9900
]durchblättern	-18
]durcheinander	-25
]durchführung	-23
]durchgehen	-16
]durchgesehen	-11
]durchgezählt	-19
]durchsage	-22
]durchsicht	-12
]durchsucht	-24
]durchzählen	-17
]dünn	-18
]dürfen	-9900
]düse	-11
]e	-27
]eben	-17
]ebene	-9
]echt	-33
]ecke	-10
]ecken	-24
]egal	-26
]eh	-19
]ehering	-12
]ehrenamtliche	-12
]ehrenamtlichen	-26
]ehrlich	-11
]eigene	-17
]eigenen	-21
]eigener	-9
]eigentlich	-28
]eigner	-15
]eimer	-9900
]ein	-25
]einbauen	-11
]einbauten	-8
]eine	-9900
]einem	-9900
]einen	-9900
]einer	-9900
]eines	-9900
]einfach	-9900
]einfahrt	12
]einfrieren	-13
]eingang	-34
]eingangsstempel	-20
]eingefallen	-25
]eingefroren	-21
]eingetragen	-23
]eingewöhnung	-16
]einheiten	-9
]einheitlich	-24
]einholen	-16
]einhängen	-21
]einlass	-13
]einlegen	-24
]einmal	-9900
]einpacken	12
]eins	-9900
]einsatz	11
]einschalten	-24
]einsetzen	-12
]einspruchsfrist	-12
]einstecken	-14
]einsteigen	-17
]einstellen	-16
]einstimmig	-11
]eintrag	-16
]eintragen	-9900
]einweisung	-22
]einwilligung	-16
]einzeln	-30
]einzelnen	-15
]einzutragen	-19
]eis	-26
]eisen	-17
]elektriker	-16
]elektrogeräte	-18
]elektronisch	-16
]elf	-9900
]ellbogen	-17
]eltern	-9900
]elternzeit	-11
]empfang	-21
]empfiehlt	-17
]ende	-9900
]enden	-12
]endlich	-36
]endstufen	-13
]entfernen	-10
]entgegen	-22
]entnehmen	-10
]entriegeln	-8
]entscheidet	-18
]entscheidung	-28
]entschuldigt	-17
]entschuldigung	-16
]entsorgen	-17
]entsorgt	-12
]entsperren	16
]entwurf	-27
]er	-9900
]erbverträgen	11
]erde	-22
]erfasst	-11
]erfolgen	-17
]erfolgt	-18
]erfragen	-15
]ergebnis	-23
]ergänzt	-14
]erhalten	-11
]erhitzen	-17
]erhält	-24
]erklären	-20
]erklärt	-25
]erlaubnis	-12
]erlaubt	-11
]ernte	17
]errechnet	-17
]ersatz	-17
]ersetzt	-15
]erst	-9900
]erste	-9900
]erstellt	-21
]ersten	-9900
]erstens	-10
]erstes	-20
]erstmal	-15
]erwachsenen	-19
]erwartet	-19
]erzieherin	-20
]erzählen	-19
]erzählt	-22
]es	-9900
]essen	-30
]essig	-19
]etage	-13
]etikett	-9900
]etiketten	-11
]etwa	-9900
]etwas	-9900
]euch	-26
]euro	-9900
]extra	-21
]fa	-19
]fach	-12
]fachkraft	-11
]faden	-22
]fahr	-19
]fahren	-32
]fahrer	-9900
]fahrgäste	-23
]fahrzeuge	15
]falknerei	-17
]fall	-17
]fallen	-14
]falls	-21
]falsch	-20
]falsche	-22
]falschen	-24
]familie	-26
]fang	-26
]fangen	-25
]farbe	-9900
]fass	-15
]fassen	-32
]fasst	-20
]fassung	-27
]fast	-21
]februar	-32
]fehlalarm	-15
]fehlen	-19
]fehlende	-18
]fehlendes	-22
]fehler	-11
]fehlten	-20
]feierabend	-10
]feinen	-16
]feld	-11
]felge	-17
]fenster	-9900
]ferien	-22
]fernglas	-17
]fertig	-24
]fest	-9900
]feste	-27
]festgehalten	-24
]festhalten	-18
]festzuhalten	-20
]fett	-19
]feucht	-34
]feuchte	-11
]feuchtes	-12
]feuer	-19
]feuerwehr	-36
]ff	-14
]ffp2	-10
]filiale	-34
]filialen	-18
]filmen	-14
]filter	-14
]filterpapier	-13
]finanzamt	-12
]finde	-12
]finden	-15
]finder	-9
]finger	-16
]fingern	-18
]finja	-18
]firma	-23
]fisch	12
]fix	-13
]fixe	-18
]flach	-15
]flamme	-20
]flasche	-9900
]flaschen	-18
]flecken	-27
]fleisch	-18
]flensburg	-17
]fliegen	-20
]fliegt	-18
]fluchtweg	-9
]flughafen	-21
]flur	-9
]fläche	-11
]flügel	9
]folge	-10
]folgen	-13
]folgendes	-18
]folgt	-18
]folie	-9900
]folien	-10
]fordert	-16
]form	-9900
]formular	-17
]formulieren	-23
]foto	-9900
]fotografieren	-26
]fotografiert	-26
]fotos	-9900
]fr	-15
]frag	-13
]frage	-27
]fragebogen	-14
]fragen	-9900
]fragt	-9900
]fragte	-19
]franken	-25
]frau	-9900
]frauen	-10
]frei	-9900
]freibad	-17
]freie	-15
]freien	-11
]freies	-9
]freigabe	-19
]freigeben	-12
]freigegeben	-15
]freitag	-9900
]freitags	-13
]freiwillige	-24
]fremde	-10
]fremdfirmen	-20
]frequenz	-14
]freundin	-15
]freundlich	-21
]freundliche	-17
]friedhöfen	-21
]friert	-14
]frisch	-30
]frisches	-15
]frisst	-13
]frist	-9900
]fristen	14
]fristenbuch	-14
]fristenkontrolle	19
]fritteuse	-16
]fritteusenfett	-20
]frosch	-14
]frost	-23
]frostschutz	-20
]früh	-30
]früher	-17
]frühestens	-21
]frühjahr	-29
]frühstück	-13
]fsjler	-16
]fund	-23
]fundbüro	-20
]fundsachen	19
]funk	-16
]futter	-18
]fuß	-14
]fährt	-9900
]fällen	-18
]fällig	-20
]fällt	-27
]fängt	-21
]fässer	-15
]führerschein	-13
]führt	-29
]führung	-22
]füllhöhe	-9
]füllt	-17
]füllung	16
]fünf	-9900
]fünfmal	-11
]fünfundvierzig	-15
]fünfundzwanzig	-28
]fünfzehn	-33
]fünfzig	-15
]für	-9900
]fürs	-34
]fürth	-16
]füttern	-19
]füße	-9
]g	-13
]gab	-23
]gabel	-19
]gang	-21
]ganz	-9900
]ganze	-9900
]ganzen	-26
]gar	-9900
]garantie	-13
]garderobe	-13
]gas	-22
]gasgeruch	-15
]gast	-9900
]gasöl	10
]gebe	-21
]geben	-9900
]gebeten	-22
]geblieben	-14
]gebogen	-12
]gebracht	-27
]gebrochen	-22
]gebucht	-22
]geburtsdatum	-14
]gebühr	-15
]gedreht	-11
]gefahren	-28
]gefaltet	-17
]geflügel	-11
]gefragt	-9900
]gefroren	-21
]gefunden	-26
]gefährlich	-16
]gefühl	-19
]geführt	-21
]gefüllt	-9
]gefüttert	-16
]gegeben	-23
]gegen	-9900
]gegenlesen	-16
]gegenstand	12
]gegenüber	-21
]gegessen	-15
]geguckt	-13
]gehabt	-17
]gehalten	-17
]gehandelt	-11
]gehe	-20
]gehen	-9
]geholt	-15
]gehts	-13
]gehäuse	-11
]gehören	-26
]gehört	-9900
]gekehrt	15
]gekostet	-16
]geladen	-16
]gelagert	-14
]gelassen	-16
]gelaufen	-19
]gelbe	-21
]gelben	-18
]geld	-9900
]geldbeutel	-19
]gelegt	-18
]gelernt	-19
]geltung	-20
]geltungsbereich	-12
]gelände	-21
]geländer	-11
]gelöst	-19
]gemacht	-9900
]gemahnt	-15
]gemailt	-16
]gemeinde	-31
]gemeinsam	-26
]gemeint	-12
]gemeldet	-27
]gemerkt	-11
]gemessen	-22
]gemischt	-11
]genau	-9900
]genauso	-14
]genehmigt	-14
]generation	-19
]genommen	-26
]genug	-24
]genügt	-17
]gerade	-22
]geranien	-20
]geraucht	-12
]gereinigt	-12
]gericht	-8
]gern	-9900
]gerne	-14
]geruch	-14
]gerufen	-9
]gerät	-9900
]gerätewart	-11
]gerüst	-19
]gesagt	-9900
]geschichte	-18
]geschlossen	-22
]geschnitten	-10
]geschrieben	-35
]geschriebenes	-25
]geschätzt	-10
]gesehen	-25
]geselle	-21
]gesellin	-21
]gesetz	-9
]gesetzt	-10
]gesicht	-21
]gespann	-15
]gesperrt	-9900
]gesprochen	-23
]gespräch	-15
]gestapelt	-13
]gestattet	-18
]gesteckt	-22
]gestellt	-27
]gestempelt	-19
]gestern	-9900
]gestochen	-15
]gestohlen	-17
]gestoppt	-15
]gestrichen	-12
]gestürzt	-18
]gesundheitsamt	-19
]getauscht	-28
]getestet	-15
]getrennt	-19
]getrunken	-12
]gewaschen	-27
]gewechselt	-17
]geweint	-23
]gewicht	-9900
]gewitter	-11
]gewogen	-18
]geworden	-28
]gewünscht	-17
]gez	-16
]gezeigt	-25
]gezogen	-20
]geändert	-14
]geöffnet	-26
]gibt	-9900
]gibt's	-19
]gibts	-34
]gießen	-22
]gilt	-9900
]ging	-31
]gingen	-16
]gisela	-13
]gitter	-12
]glas	-9900
]glashütte	-21
]glaub	-19
]glaubt	-10
]gleich	-9900
]gleichen	-18
]gleichzeitig	-20
]gleis	-11
]gläser	-22
]glück	-10
]gmbh	-23
]gold	-20
]goldschmuck	13
]golf	-18
]gondel	-16
]gondelbahn	12
]gott	-13
]gps	-11
]grab	-26
]grabnummer	-18
]grad	-9900
]gramm	-16
]gras	-15
]graue	-8
]graz	-16
]greift	-11
]grenze	-16
]griff	-17
]griffe	-19
]grill	-12
]grob	-23
]groben	-11
]gross	-16
]groß	-22
]große	-18
]großen	-11
]großes	-13
]grube	-22
]grund	-20
]grundlage	-18
]gruppe	-9900
]gruppen	-18
]größe	-24
]größer	-18
]grüezi	-22
]grün	-23
]grüne	-15
]grünen	-28
]grüß	-11
]grüße	-13
]grüßen	-24
]gscheites	-19
]gucken	-9900
]guckt	-25
]gully	-9
]gummi	-9
]gurt	-14
]gurte	-21
]gurten	-21
]gut	-9900
]gutachter	-10
]gute	-20
]guten	-9900
]gärtnerei	-17
]gäste	-13
]gül	-12
]gültig	-28
]gültigen	-12
]günter	-20
]gürtel	-19
]h	-9900
]haar	-21
]haare	-12
]hab	-9900
]hab's	-18
]habe	-9900
]haben	-9900
]haberzettl	-11
]habt	-13
]hafen	-19
]hafenmeister	-11
]haftpflicht	-17
]haha	-18
]hahn	-16
]haken	-19
]hakt	-21
]halb	-9900
]halbe	-9900
]halben	-18
]halle	-26
]hallenbad	-20
]hallo	-9900
]hallöchen	-17
]halsband	-13
]halt	-24
]halten	-9900
]halter	20
]haltestelle	11
]hand	-9900
]handbreit	-15
]handbremse	-13
]handbuch	-18
]handgerät	9
]handschuhe	-9900
]handschuhen	-16
]handschuhfach	-19
]handy	-9900
]handynummer	-12
]handys	-22
]handzeichen	-16
]hannes	-10
]hans	-18
]hartem	-9
]hast	-14
]hat	-9900
]hat's	-10
]hatte	-28
]hatten	-9900
]haube	-14
]haufen	-15
]haupteingang	-15
]hauptschalter	-18
]haus	-28
]hausdame	-12
]hause	11
]hausmeister	-26
]hausnotruf	-25
]hausnummer	-13
]haustechnik	-14
]hausverwaltung	-20
]headset	-11
]heben	-15
]hebt	-29
]heft	-24
]heften	-18
]heftet	-11
]heike	-21
]heim	-31
]heiner	-20
]heinz	-9
]heiss	-11
]heisst	-15
]heizer	-19
]heizung	-25
]heiß	-19
]heißem	-13
]heißes	-15
]heißt	-9900
]heißwasser	-15
]helfen	-26
]helfer	-9900
]hellen	-12
]helm	-8
]her	-19
]heraus	-25
]herausbrechen	-18
]herausnehmen	-19
]herbst	-13
]herd	-8
]herein	-19
]herr	-9900
]herren	-18
]herrichten	-22
]herrn	-24
]hersteller	-20
]herum	-19
]heu	-19
]heuer	-40
]heut	-29
]heute	-9900
]hey	-18
]hi	-17
]hier	-9900
]hierher	-8
]hieß	-20
]hilfe	-11
]hilft	-20
]himmel	-13
]hin	-9900
]hinauf	-9
]hinaus	-18
]hinein	-20
]hinfahren	-10
]hing	-16
]hinlegen	-14
]hinten	-9900
]hinter	-20
]hintergrund	-13
]hinterher	-18
]hinunter	-15
]hinweisen	-15
]hm	-25
]hoch	-9900
]hochdeutsch	-15
]hochdrücken	-15
]hochfahren	11
]hochgehalten	-10
]hof	-9900
]hoffe	-17
]holen	-9900
]holger	-12
]holt	-9900
]holz	-9900
]horchen	-11
]hospiz	-19
]hotel	-15
]hotline	-9
]hr	-24
]huber	-15
]hufe	-23
]hufschmied	-14
]hund	-9900
]hunde	-29
]hundert	-17
]hähne	-16
]hälfte	-20
]hält	-9900
]hände	-9900
]hängen	-9900
]hängt	-9900
]hätte	-9900
]hätten	-19
]häufigsten	-21
]häuser	-10
]höchstens	-9900
]höchstwert	-12
]höhe	-13
]höher	-21
]hören	-14
]hörgerät	12
]hört	-19
]hübsch	-22
]i	-9900
]ich	-9900
]ichs	-24
]igel	-16
]ihm	-9900
]ihn	-9900
]ihnen	-28
]ihr	-9900
]ihre	-26
]ihrem	-18
]ihren	-19
]ihrer	-31
]iii	-12
]im	-9900
]immer	-9900
]impfpass	-28
]in	-9900
]informieren	-13
]informiert	-16
]inhalt	-10
]innen	-38
]innendienst	-14
]innenraum	-10
]innerhalb	-32
]ins	-9900
]insbesondere	-10
]inspizient	-14
]instrumente	10
]intendanz	-15
]intern	-27
]inzwischen	-12
]irgendwas	-27
]irgendwo	-33
]is	-16
]ist	-19
]it	-15
]it-betrieb	-14
]ja	-9900
]jacke	-9
]jacken	-13
]jagdpächter	-24
]jahr	-9900
]jahre	-9900
]jahren	-9900
]jahresende	10
]jahrgang	-13
]jannis	-10
]januar	-29
]je	-9900
]jede	-9900
]jedem	-9900
]jeden	-9900
]jeder	-9900
]jederzeit	-19
]jedes	-9900
]jemand	-9900
]jemandem	-18
]jemanden	-17
]jenny	-18
]jetzt	-9900
]jo	-21
]jonas	-17
]jour	-18
]jugend	-11
]juli	-17
]jung	-14
]junge	-25
]jungen	-22
]juni	-20
]jäger	-17
]jährlich	-14
]jänner	-14
]jörg	-17
]k	-19
]kabel	-17
]kabine	-11
]kabinen	-18
]kaffee	-32
]kaffeemaschine	-9
]kalb	-21
]kalle	-15
]kalt	-13
]kaltem	-10
]kaltes	-16
]kam	-20
]kamera	-17
]kammer	-26
]kanal	-25
]kanister	-17
]kann	-9900
]kannst	-29
]kante	-15
]kanten	-21
]kantine	14
]kanzlei	-20
]kap	-16
]kapieren	-9
]kapiert	-21
]kapitel	-13
]kappe	-14
]kaputt	-13
]kaputtem	-20
]kaputtes	-8
]karabiner	-11
]karte	-9900
]karten	-21
]karton	-16
]kasse	-42
]kassel	-16
]kassieren	-10
]kassiert	-19
]kasten	-9900
]kathi	-24
]katze	-25
]kaution	-23
]kehren	-25
]keil	-15
]keile	-14
]keimprobe	14
]kein	-9900
]keine	-9900
]keinen	-9900
]keiner	-9900
]kelle	-14
]kellerbuch	-10
]kennen	-12
]kennt	-27
]kennzeichen	-19
]kerzen	-8
]kessel	-17
]kette	-22
]ketten	-14
]kettenhandschuh	-17
]kevin	-12
]kg	-22
]ki	-9
]kilo	-26
]kilometer	-11
]kind	-11
]kinder	-9900
]kindern	-20
]kindes	-17
]kiosk	-10
]kirchenvorstand	-13
]kissen	14
]kisten	-18
]kita	-17
]kittel	-15
]klammern	-19
]klappe	-9900
]klappen	-16
]klar	-30
]klare	-22
]klasse	-9900
]klassenfahrten	-12
]klaviertransport	11
]klebeband	-21
]kleben	-18
]klebt	-18
]kleid	-13
]kleidung	-20
]kleine	-25
]kleinen	-26
]kleiner	-17
]kleines	-11
]kleinste	-11
]klemmt	-16
]kletterhalle	-21
]klima	-18
]klimaanlage	-17
]klingel	-14
]klingeln	-17
]klingelt	-25
]klingt	-16
]klopfen	-12
]klären	-11
]klärt	-15
]km	-9
]knapp	-17
]knie	-18
]knoten	-9900
]knöpfe	-8
]knüpfen	-15
]koffer	-18
]kollege	-9900
]kollegen	-9900
]kollegin	-24
]kolleginnen	-23
]kollekte	18
]komma	-27
]kommando	-16
]kommen	-9900
]kommission	-12
]kommt	-20
]komplett	-12
]kompressor	-26
]konnte	-21
]konto	-8
]kontrolle	-24
]kontrollfahrt	-14
]kontrolliert	-27
]kopf	-9900
]kopfhörer	-15
]kopfverletzung	-11
]kopie	-20
]kopien	-15
]kopieren	-13
]kopiert	-18
]korb	-22
]korn	-13
]kosten	-21
]kostet	-20
]kran	-29
]krank	-25
]kranke	-12
]krankenfahrten	9
]krankenkasse	-22
]kratzen	-15
]kratzer	-25
]kreide	-15
]kreis	-18
]krieg	-10
]kriegen	-24
]kriegt	-19
]kröger	-14
]kuchen	-10
]kugel	-16
]kugelschreiber	-15
]kuli	-9
]kunde	-18
]kundin	-25
]kundschaft	-21
]kuppel	-22
]kupplung	-21
]kurier	-16
]kurs	-22
]kurverwaltung	-19
]kurz	-9900
]kurze	-16
]kurzen	-13
]kurzes	-11
]kurzfassung	-22
]kw	-13
]kälte	-22
]köln	-20
]können	-9900
]könnt	-17
]könnte	-25
]könnten	-19
]köpfe	-15
]köpfen	-10
]körbe	-26
]körper	-10
]kübel	-18
]küche	11
]küchentisch	-15
]kühl	-11
]kühlbox	-14
]kühlen	-13
]kühlraum	-24
]kühlschrank	-23
]kühlung	-21
]kühlware	-9
]kümmert	-15
]kündigen	-23
]kündigung	-15
]kündigungen	14
]künftig	-30
]kürzel	-12
]kürzen	-14
]küster	-12
]küvette	-10
]l	-13
]labor	-9900
]lachen	-24
]lack	-15
]ladekabel	-13
]ladenschluss	-17
]ladung	-16
]lag	-18
]lage	-13
]lagen	-17
]lager	-9900
]laib	-18
]laibe	-19
]laiben	-19
]laminieren	-18
]lampe	-9900
]land	-24
]landesverband	-16
]landratsamt	-10
]lang	-33
]lange	-9900
]langen	-26
]langsam	-9900
]lappen	-17
]lass	-12
]lasse	-16
]lassen	-8
]lasst	-20
]last	-17
]laub	-13
]laufende	-16
]laufender	-18
]lauge	-13
]laut	-9900
]lautsprecher	-24
]leben	-23
]lebensmittel	-8
]leer	-9900
]leere	-23
]leeren	-23
]legen	-28
]legt	-9900
]lehnen	-18
]lehrer	-17
]lehrerzimmer	-13
]lehrgang	-16
]lehrkraft	-12
]lehrling	-17
]lehrlinge	-13
]leicht	-13
]leider	-28
]leihgaben	13
]leihhaus	16
]leine	-18
]leinen	-13
]leise	-22
]leite	-14
]leiter	9
]leitern	-14
]leitfaden	-23
]leitstand	-14
]leitstelle	-21
]leitung	-9900
]lena	-14
]lenker	-8
]lenz	-13
]lernen	-15
]lernt	-18
]lesen	-9900
]leser	-16
]letzte	-9900
]letzten	-9900
]letztens	-21
]letzter	-18
]letztes	-19
]leuchte	-10
]leuchten	-27
]leut	-10
]leute	-9900
]leuten	-30
]licht	-9900
]lichtbildausweis	-21
]liebe	-9900
]lieben	-19
]lieber	-13
]liebes	-8
]liebsten	-20
]lief	-18
]lieferant	-12
]lieferanten	16
]lieferschein	-16
]lieferung	-30
]lieferwagen	12
]liege	-15
]liegen	-18
]liegend	-10
]liegt	-9900
]liest	-9900
]lila	-19
]linie	-18
]linien	-15
]link	-13
]linke	-12
]links	-9900
]linksgewinde	-17
]linz	-16
]liste	-9900
]liter	-30
]lkw	-13
]lob	-23
]loch	-21
]locker	-8
]lockern	9
]logo	-15
]lol	-15
]lorenz	-12
]los	-27
]los-nr	-12
]lose	-18
]loswerden	-29
]luft	-9900
]luftschutzstollen	-20
]luis	-18
]luke	-13
]lupe	-17
]lädt	-9
]ländern	-22
]länge	-10
]länger	-23
]längs	-10
]lässt	-9900
]läufige	-11
]läuft	-20
]löcher	-18
]löffel	-18
]löhne	-11
]löschen	-21
]löschzug	-20
]lösemittel	-13
]lösen	-9900
]löst	-11
]lösung	-10
]lücke	-19
]lücken	-15
]lüften	-22
]lüftung	-14
]m	-9900
]m/s	-13
]ma	-10
]mach	-9900
]mach's	-8
]mache	-15
]machs	-18
]machst	-22
]macht	-28
]macht's	-14
]mag	-17
]magneten	-22
]mahnung	15
]mai	-9900
]mail	-9900
]maische	-12
]mal	-9900
]male	-11
]malte	-21
]man	-9900
]manche	-22
]manchen	-21
]manchmal	-25
]mann	-9900
]manni	-20
]manometer	-16
]mans	-19
]mantel	-11
]mappe	-11
]maria	-17
]marke	-23
]markieren	-19
]markierung	-19
]maschine	-9900
]maschinen	-13
]maschinenraum	-13
]maschinist	-16
]maske	-9900
]mast	-19
]matratze	-19
]matte	-12
]max	-9900
]maximal	-11
]maß	-14
]md	-16
]medien	-17
]medikamente	-24
]mehr	-9900
]mein	-9900
]meine	-9900
]meinem	-18
]meinen	-21
]meiner	-27
]meint	-21
]meinte	-17
]meist	-29
]meiste	-17
]meisten	-27
]meistens	-25
]meister	-26
]melde	-12
]melden	-9900
]meldung	-25
]meldungen	-10
]memo	-15
]menge	-15
]mensch	-19
]merci	-17
]merkblatt	-14
]messe	-11
]messen	-10
]messer	-21
]messgerät	-20
]messung	-20
]metalleimer	-18
]meter	8
]metern	-14
]mg/l	-11
]mich	-9900
]mieter	-12
]mikro	-8
]milch	11
]millimeter	-18
]min	-9900
]mind	-21
]mindestens	-9900
]minus	-30
]minute	-10
]minuten	-9900
]mir	-9900
]mischen	-18
]mischung	-18
]misst	-9900
]mit	-9900
]mitarbeiter	-33
]miteinander	-17
]mitgeben	-16
]mitglied	-11
]mitglieder	10
]mitgliedern	-14
]mitnehmen	-31
]mitschriften	-19
]mittag	-13
]mittags	-9
]mitte	-20
]mittel	-21
]mitten	-13
]mitternacht	-17
]mittwoch	-26
]mm	-13
]mo	-19
]moin	-21
]moment	-29
]monat	-35
]monate	-25
]monaten	-11
]monatlich	-9
]monatsende	-10
]moniert	-19
]montag	-9900
]montage	-25
]montags	-17
]monteur	-16
]monteure	-24
]moos	-9
]morgen	13
]morgens	-9
]morsch	-17
]motor	-15
]musik	-20
]muss	-9900
]musste	-10
]mussten	-14
]muster	-17
]mutter	-10
]muttern	-22
]mängel	-19
]mäntel	-10
]märz	-24
]möchte	-9900
]möchten	-21
]möge	-11
]mögen	-18
]möglich	-17
]mühle	-15
]müll	-23
]mündlich	-20
]müssen	-9900
]müsste	-11
]n	-13
]na	-27
]nach	-9900
]nachbargräber	-16
]nachbarn	-17
]nachdem	-31
]nachfolger	-25
]nachfragen	-19
]nachfüllen	12
]nachgefragt	-17
]nachher	-20
]nachlauf	-18
]nachlesen	-22
]nachmessen	-19
]nachmittag	-22
]nachmittags	-23
]nachnamen	-18
]nachricht	-17
]nachsehen	-11
]nachts	-16
]nachweis	-18
]nachweise	-17
]nadeln	-22
]nadine	-14
]naht	-13
]name	-9900
]namen	-9900
]namensschild	-11
]nase	-17
]nass	-26
]nasse	-14
]naturschutzbehörde	-17
]natürlich	-16
]ne	-9900
]nebel	-24
]neben	-9900
]ned	-17
]nee	-9900
]nehmen	-9900
]nehmt	-20
]nein	-9900
]nele	-20
]nem	-12
]nen	-37
]nenne	-15
]nennen	-15
]nennt	-25
]netz	-16
]neu	-16
]neue	-9900
]neuen	-9900
]neuer	-9900
]neuerdings	-17
]neues	-23
]neulich	-15
]neun	-24
]neunzig	-23
]newton	-13
]nicht	-9900
]nichte	-15
]nichts	-9900
]nicken	-13
]nie	-9900
]niederschrift	-15
]niedrigwasser	11
]niemals	-9900
]niemand	-9900
]niemandem	-15
]nieten	-9
]nikolai	-12
]nirgends	-24
]nix	-9900
]noch	-9900
]nochmal	-9900
]nochmals	-13
]normal	-12
]notariat	-15
]notdienst	13
]notfallnummer	-16
]notieren	-9900
]notiert	-29
]notiz	-18
]notizen	-16
]notruf	-14
]november	-30
]nr	-26
]null	-19
]nullen	-15
]nummer	-9900
]nummerieren	-12
]nummeriert	-20
]nummern	-10
]nun	-34
]nur	-9900
]nächste	-11
]nächsten	-9900
]nägel	-10
]nähe	-10
]nähte	-19
]nähten	-12
]nämlich	-21
]nötig	-20
]nüchtern	-26
]nüsse	-18
]o	-18
]ob	-9900
]oben	-9900
]obendrauf	-27
]obere	-17
]oberkante	-18
]obermaier	-20
]obst	-14
]oder	-9900
]ofen	-26
]ofentür	-20
]offen	-9900
]offene	-22
]offenen	-22
]offener	-20
]oft	-26
]og	-18
]oh	-15
]ohne	-9900
]ohr	-17
]ok	-9900
]okay	-34
]oldenburg	-12
]ole	-18
]oma	-16
]online	-20
]onlineshop	-21
]opa	-13
]oper	-19
]orange	-13
]ordentlich	-24
]ordentliche	-13
]ordentliches	-8
]ordnen	-32
]ordner	-9900
]ordnung	-23
]ordnungsamt	-17
]orga	-19
]orgel	12
]orgelbau	-13
]original	-15
]originals	-13
]ort	-9900
]ostern	-27
]p3	-15
]paar	-9900
]paarweise	-14
]packen	-17
]packliste	-15
]packung	-14
]packungen	-13
]paket	9
]paletten	-15
]panik	-18
]papier	-9900
]papiere	-9
]parken	-19
]parkett	-18
]parkhaus	-13
]parkplatz	-17
]parkplätze	-18
]partner	-16
]parzelle	-18
]pass	-12
]passau	-24
]passieren	-23
]passt	-9900
]passte	-9
]patient	-22
]pause	-16
]pdf	-12
]pedale	-17
]pegel	-9
]peilt	-15
]peinlich	-11
]per	-9900
]perfekt	-15
]person	-9900
]personal	-16
]personalabteilung	-17
]personen	-9900
]persönlich	-15
]petersen	-12
]petra	-21
]pfand	-18
]pfandschein	-9
]pfeifen	-9
]pfeift	-10
]pferd	-22
]pfiat	-10
]pflanzen	-10
]pflege	-16
]pflegedienstleitung	-21
]pflegekraft	-13
]pfleger	-13
]pförtner	-10
]ph	-13
]pilot	-12
]piloten	-22
]pinsel	-20
]plakette	-12
]plan	-9900
]plane	-12
]planen	-20
]plastiktüte	-18
]platte	-21
]platten	-21
]platz	-9900
]platzen	-13
]platzt	-23
]platzwart	-16
]plus	-18
]plätze	-13
]pohl	-21
]polen	-12
]polier	-14
]polizei	-9900
]portal	-22
]portionen	-20
]portugal	-17
]position	-17
]praktikant	-22
]praktikanten	-19
]praktikantin	-24
]praxen	-15
]preis	-22
]presse	-20
]pressen	-30
]private	-16
]pro	-9900
]probe	-9900
]probefahrt	-21
]probelauf	-20
]proben	-16
]probenahme	-25
]probieren	-17
]produktion	-18
]prof	-18
]programm	-9900
]projektor	-16
]protokoll	-9900
]prozent	-9900
]pröll	-12
]prüfer	-18
]prüft	-9900
]prüftaste	-10
]prüfung	-10
]pult	-12
]pulver	-17
]pumpe	-22
]punkt	-9900
]punkte	-26
]putzen	20
]putzmittel	-12
]putztürl	-19
]pächter	-11
]pädagogisches	-14
]q3	-20
]qm	-19
]qm-handbuch	-18
]quartal	-15
]quatsch	-22
]quer	-17
]quittieren	-16
]quittung	-16
]r	-13
]rack	-15
]rad	-17
]radio	-16
]rahmen	-16
]ramadan	14
]rampe	-18
]ran	-16
]rand	-9900
]raspeln	-11
]ratenzahlung	-17
]rathaus	-13
]rauchen	-14
]rauchfangkehrer	-16
]rauchkammer	-11
]rauchmelder	8
]raucht	-10
]rauf	-15
]raum	-9900
]raumtemperatur	-16
]raus	-17
]rauscht	-19
]rausnehmen	-19
]re	-15
]rechnen	-12
]rechner	-19
]rechnet	-18
]rechnung	-26
]rechnungen	16
]recht	-24
]rechte	-8
]rechten	-20
]rechts	-9900
]rechtschreibung	-12
]red	-23
]redaktion	-12
]reden	-22
]reederei	-18
]regal	-9900
]regeln	-8
]regelung	-28
]registrarin	-11
]regt	-18
]reichen	-15
]reicht	-9900
]reifen	13
]reihe	-26
]reihenfolge	-36
]reihenweise	-16
]rein	-9900
]reine	-20
]reiniger	-24
]reinigung	-15
]reißen	-16
]reißt	-19
]reklamation	-17
]rente	-22
]rentner	-24
]reparatur	10
]repariert	-20
]reserve	-15
]rest	-9900
]restauratorin	-16
]reste	-10
]reto	-14
]rev	-16
]revier	-21
]rezept	-16
]rezeption	-15
]rhs	-17
]richter	-11
]richtig	-29
]richtige	-21
]richtigen	-15
]richtlinie	-22
]riechen	-20
]riecht	-21
]rillen	-10
]ringe	-19
]ringsum	-12
]riss	-12
]risse	-17
]rohrbruch	-18
]rolle	-11
]rollen	-16
]rollstuhl	12
]ronja	-12
]rosa	-24
]rost	-9
]roswitha	-12
]rot	-9900
]rote	-9900
]roten	-26
]ruckartig	-11
]rucksack	-9
]rucksäcke	-9
]ruder	-15
]rufen	-9900
]rufst	-27
]ruft	-9900
]ruhen	-18
]ruhestand	-15
]ruhezeit	-10
]ruhig	-9900
]rum	-17
]rund	-9900
]runde	-22
]runden	-13
]rundgang	-17
]rundschreiben	-18
]runter	-25
]ruth	-13
]rutscht	-20
]ruß	-11
]räder	-17
]ränder	-12
]rät	-22
]räumen	-22
]röhrchen	-15
]rösten	-13
]rücken	-28
]rückfragen	-20
]rückmeldung	-16
]rückruf	-14
]rücksprache	-16
]rüdiger	-14
]rühren	-24
]rührt	-17
]rütteln	-18
]s	-25
]sa	-16
]saal	-19
]saat	-15
]sachbearbeiterin	-16
]sache	-25
]sachen	-23
]sack	-9900
]safebag	-9
]saft	-16
]sag	-9900
]sagen	-9900
]sagt	-9900
]sahne	-16
]saison	-25
]saisonkräfte	-26
]sakristei	-12
]salat	-13
]salon	-11
]salz	-22
]salzwasser	-13
]samen	-13
]sammelt	-25
]samstag	-30
]samt	-18
]sand	-15
]satt	-13
]satz	-14
]satzung	-9
]sauber	-43
]saubere	-18
]sauberes	-11
]sauer	-10
]sauerstoff	-21
]saugen	-22
]saugnapf	-13
]saugt	-14
]saß	-23
]saßen	-8
]scannen	-29
]scannt	-20
]schacht	11
]schaden	-24
]schafft	-29
]schale	-26
]schalter	-13
]schaltet	-18
]schatten	-15
]schau	-13
]schauen	-9900
]schaum	-18
]schaut	-9900
]scheibe	-16
]schein	-23
]scheine	-17
]schema	-15
]scherben	-12
]scheune	-15
]schichten	-19
]schichtführer	-20
]schichtleiter	-10
]schichtleitung	-24
]schicke	-17
]schicken	-9900
]schickt	-22
]schieben	-14
]schild	-9900
]schimmel	-28
]schimpfen	-13
]schirme	-9
]schlafe	-9
]schlafen	-19
]schlange	-16
]schlauch	-20
]schlecht	-11
]schleifen	8
]schleuder	-13
]schleuse	-21
]schließfach	-18
]schließt	-16
]schloss	-12
]schluss	-9900
]schläuche	-17
]schlüssel	-9900
]schlüsselausgabe	-30
]schlüsselbuch	-19
]schmeckt	-25
]schmiede	-16
]schmuck	-27
]schneiden	13
]schneidet	-15
]schnell	-17
]schneller	-8
]schnitt	-18
]schnur	-18
]schon	-9900
]schrank	-25
]schranke	-26
]schrauben	-15
]schreib	-25
]schreibbüro	-22
]schreibe	-14
]schreiben	-9900
]schreibst	-30
]schreibt	-9900
]schreibtisch	-9
]schreit	-19
]schrift	-34
]schriftführer	-19
]schriftlich	-9900
]schriftliche	-26
]schriftlicher	-16
]schriftliches	-41
]schriftstück	-12
]schritt	-30
]schritte	-26
]schritten	-9
]schräg	-21
]schublade	-15
]schuhe	-28
]schuld	-12
]schule	-19
]schulkindern	11
]schulleitung	-20
]schutz	-13
]schutzgitter	-16
]schwanger	-15
]schwarz	-37
]schwein	-12
]schwere	-12
]schwester	-20
]schwiegersohn	-19
]schäden	-23
]schätzen	-19
]schön	-20
]schöner	-13
]schüler	-9900
]sechs	-9900
]sechzehn	-21
]sechzig	-28
]sedierung	-13
]sehen	-33
]sehr	-9900
]sei	-15
]seid	-16
]seidenpapier	-14
]seidl	-16
]seil	-9900
]seile	-23
]sein	-38
]seine	-28
]seinen	-20
]seit	-9900
]seitdem	-18
]seite	-16
]seiten	-9900
]seitenbühne	-20
]seither	-21
]seitlich	-10
]sekretariat	-18
]sekunden	-9900
]selam	-22
]selben	-9900
]selber	-9900
]selbst	-9900
]sen	-14
]sender	-13
]sensor	-20
]separat	-18
]sepp	-25
]september	-32
]seriennummer	-16
]server	-21
]service	-12
]servus	-20
]setzen	-9900
]setzt	-25
]sich	-9900
]sicher	-22
]sicherheit	9
]sicherheitsschuhe	-10
]sichern	-27
]sicht	-22
]sichtbar	-9
]sie	-9900
]sie-form	-18
]sieb	-14
]sieben	-9900
]siebzig	-23
]sieht	-9900
]signatur	-11
]silo	-23
]sind	-9900
]sinkt	-14
]sitz	-12
]sitze	-12
]sitzen	-25
]sitzt	-26
]sitzung	-17
]slot	-11
]sms	-11
]so	-9900
]sobald	-31
]sodann	-21
]sofort	-9900
]sogar	-17
]sohle	-17
]sohn	-11
]solang	-12
]solange	-14
]solchen	-17
]soll	-9900
]solle	-13
]sollen	-33
]sollte	-20
]sommerfest	-24
]sondern	-33
]sonne	-10
]sonnenuntergang	-9
]sonntag	-20
]sonntags	-25
]sonst	-9900
]sorry	-23
]sorte	-21
]sortieren	-22
]sortiert	-22
]sowieso	-12
]spalt	-10
]spannen	-12
]sparkasse	-16
]spedition	-10
]speigatten	-13
]spenden	12
]spender	-21
]sperren	-9900
]sperrt	-17
]spielt	-18
]spielzeit	-16
]spinnt	-12
]spitze	-17
]spitzen	-19
]splitt	-16
]sportboote	-14
]sportplatz	-8
]sprache	-17
]sprech	-15
]spreche	-13
]sprechen	-23
]sprecher	-23
]spricht	-29
]springt	-16
]spritzen	-14
]spät	-27
]späte	-15
]später	-9900
]spätestens	-9900
]spülen	-26
]spült	-11
]st	-18
]stadt	-18
]stadtrat	-13
]stadttheater	-12
]stadtwerke	-14
]stall	-20
]stallgasse	-19
]stammt	-13
]stammtisch	-21
]stand	-9900
]standen	-21
]standesamt	-17
]standort	-17
]stange	-21
]stangen	-17
]stapel	-19
]stapeln	-24
]stapler	-20
]start	-16
]stationen	-17
]statt	-26
]staupe	-19
]std	-15
]stechen	-13
]stecher	-12
]steckdose	-18
]stecken	-23
]stecker	-30
]steckt	-19
]steffi	-15
]steg	-16
]stehen	-9900
]stehend	-21
]steht	-9900
]steigt	-17
]steil	-16
]stein	-22
]steine	-24
]steinmetz	-21
]stelle	-27
]stellen	-9900
]stempel	-13
]stempeln	-22
]stets	-11
]steuerberater	-21
]stichpunkte	-26
]stichworte	-17
]stiefel	-22
]stiegenhaus	-8
]stiel	-12
]stifte	-10
]still	-18
]stillgelegt	-11
]stimme	-9
]stimmen	-24
]stimmt	-9900
]stinkt	-13
]stirnwand	-18
]stock	-23
]stockwerk	-20
]stopp	-18
]stoppen	-18
]straff	-13
]straße	-18
]strecke	-17
]streichen	-22
]streicht	-20
]streifen	-30
]streit	-28
]strich	-19
]stroh	-18
]strom	-16
]student	-15
]studenten	-10
]studio	-16
]stufe	-15
]stufen	-18
]stuhl	-11
]stumpfe	-18
]stunde	-9900
]stunden	-9900
]sturm	-20
]sturmwarnung	-17
]sturz	11
]ständig	-13
]stört	-13
]störung	-20
]stück	-9900
]stücke	-22
]stückzahl	-16
]stühle	-9
]stütze	-12
]stützen	-14
]suche	-26
]suchen	-9900
]sucht	-18
]summe	-12
]super	-16
]supervision	-17
]svenja	-14
]system	-9900
]säcke	-22
]sämtliche	-26
]sätze	-15
]sätzen	-20
]säule	-9
]süd	-23
]t	-19
]tabelle	-19
]tablet	-10
]tabletten	-23
]tabu	-20
]tag	-10
]tage	-9900
]tagen	-9900
]tages	-12
]tank	-9900
]tante	-17
]tasche	-27
]taschen	-19
]taschenlampe	-9
]taste	-16
]tausch	-18
]taxi	-15
]team	-9900
]teamleiter	-14
]teamleitung	-17
]teamsitzung	-18
]technik	-12
]techniker	-18
]teich	-18
]teil	-9900
]teile	-20
]teilnehmer	-18
]teilt	-11
]telefon	-9900
]telefonisch	-36
]telefonnummer	-16
]teller	-21
]temperatur	-9900
]temperofen	-20
]termin	-9900
]terminal	-14
]termine	-20
]terminen	-20
]test	-9900
]testamentsregister	-12
]testen	-23
]teurer	-9
]text	-9900
]textform	-12
]theke	-11
]thema	-9900
]themen	-12
]theorie	-15
]thermometer	-19
]thoma	-19
]ticket	-22
]tief	10
]tiefbauamt	-22
]tiefe	-17
]tiefer	-20
]tiefkühler	-9
]tier	-10
]tierarzt	-26
]tiere	-28
]tipp	-20
]tippen	-20
]tippfehler	-16
]tippt	-22
]tisch	-9900
]tische	-16
]tobi	-15
]tochter	-18
]ton	-14
]tonne	-12
]tonnen	-19
]tool	-16
]top	-9900
]topf	-18
]tor	-9900
]torte	-9
]tot	-17
]tote	-14
]totenschein	-12
]tour	-12
]trage	-13
]tragen	-19
]trainer	-14
]transport	-22
]trauben	-21
]tray	-12
]treffpunkt	-15
]trennen	-20
]treppe	-23
]treppen	-23
]treppenhaus	-18
]tresen	-9900
]tresor	-9900
]treten	-19
]trichter	-9
]trikots	-13
]trinken	-14
]trinkgeld	-11
]trinkt	-20
]tritt	-15
]trocken	-9900
]trocknen	-10
]trommel	-15
]tropfen	-12
]trotzdem	-28
]trupp	-11
]trägt	-9900
]tuch	-9900
]tun	-9900
]turm	-21
]tut	-30
]typ	-11
]täglich	-9900
]tägliche	-19
]töpfe	-11
]tür	-9900
]türen	-16
]tüte	-21
]tüv	-23
]uhr	-9900
]uhrzeigersinn	-20
]uhrzeit	-9900
]uhu	-17
]ulm	-13
]um	-9900
]umbau	-24
]umdrehen	-11
]umgestellt	-18
]umkreis	-16
]ums	-32
]umschlag	-16
]umsonst	-22
]umzug	-11
]und	-9900
]ungefähr	-37
]ungeöffnet	-13
]uniklinik	-15
]unklar	-14
]unleserlich	-21
]unreine	-23
]uns	-9900
]unser	-9900
]unsere	-9900
]unserem	-27
]unseren	-25
]unserer	-9900
]unseres	-10
]unten	-11
]unter	-9900
]unterarm	-14
]unterbrechen	-13
]unterlagen	-19
]untersagt	-13
]unterschiedlich	-15
]unterschreibe	-19
]unterschreiben	-9900
]unterschreibt	-21
]unterschrieben	-19
]unterschrift	17
]unterwegs	-12
]unterweisung	-19
]unterwäsche	-17
]unvollständig	-9
]urkunden	9
]urlaub	-19
]urlaubsanträge	-20
]urlaubsplan	-16
]urne	-12
]ursache	-19
]uschi	-16
]uwe	-12
]v	-15
]va	-13
]vasen	-13
]vater	-20
]ventil	-11
]ventile	-11
]verabschieden	-10
]veranstalter	-16
]verantwortlichen	-12
]verbau	-14
]verbindlich	-23
]verbindung	-9
]verbleibt	-15
]verboten	-9900
]verbrauch	-13
]verbucht	-10
]verdacht	-24
]verein	-11
]verfahren	-9
]verfall	-12
]verfasser	-17
]verfällt	-26
]vergangenen	-14
]vergeben	-12
]vergessen	-20
]vergibt	-17
]vergleichen	-9900
]vergleicht	-14
]verglichen	-11
]verhängt	-12
]verkauf	-26
]verkauft	-22
]verklebt	-21
]verkäuferin	-16
]verladen	-15
]verlangen	-16
]verlangt	-32
]verleih	-16
]verletzt	-17
]verletzungen	-13
]verlieren	-25
]verloren	-37
]verlust	-20
]verlängerung	-13
]verlässt	-16
]vermerken	-16
]vermerkt	-19
]verordnung	-21
]verpackt	-9
]verrutscht	-17
]verrückt	-20
]verschickt	-17
]verschiedenen	-23
]verschiedenes	-11
]verschließt	-20
]verschlossen	-16
]verschlüsselt	-17
]verschoben	-19
]verschriftlichen	-23
]versehen	-12
]versicherung	-24
]versieht	-17
]version	-27
]verstanden	-22
]verstehen	-17
]versteht	-35
]verständigen	-17
]verständigt	-18
]vertagt	-11
]verteiler	-16
]verteilt	-20
]vertrag	-19
]vertreter	-16
]vertretung	-28
]vertrieb	-17
]verträgt	-16
]verwahrt	-18
]verwaltung	-29
]viel	-33
]viele	-16
]vielleicht	-25
]vielmal	-16
]vier	-9900
]vierhundert	-15
]viermal	-11
]vierte	-16
]viertel	-16
]vierteljährlich	-9
]viertelstunde	-13
]vierten	-24
]vierzehn	-23
]vierzig	-28
]visum	-8
]vitrine	-14
]vogel	-13
]vogt	-16
]voll	-9900
]voller	-15
]vollmacht	-14
]vom	-9900
]von	-9900
]vor	-9900
]vorab	-17
]voran	-13
]voraussichtlich	-19
]vorbei	-14
]vorbemerkung	-14
]vorfall	-9
]vorfrist	-11
]vorführer	-18
]vorgaben	-15
]vorgehen	-26
]vorheizen	-16
]vorher	-9900
]vorige	-16
]voriges	-15
]vorlage	-26
]vorlegen	-17
]vorlesen	-16
]vorletzten	-14
]vorliegt	-15
]vorm	-26
]vorn	-9900
]vorne	-9900
]vorrang	-11
]vorsatzsteine	-11
]vorschlag	-8
]vorsitzende	-12
]vorstand	-32
]vorstandssitzung	-18
]vorstellen	-11
]vorstellung	10
]vortag	-9900
]vorwurf	-11
]vorzeigbares	-15
]vögel	-25
]waage	-17
]waben	-20
]wache	-14
]wachs	-16
]wackelt	-17
]wagen	-9900
]wahl	-11
]waidmannsheil	-20
]walzen	-15
]wand	-9900
]wandert	-13
]wandertag	-16
]wann	-9900
]war	-9900
]war's	-11
]ware	-26
]waren	-9900
]wareneingang	13
]warm	-19
]warnung	-9
]warnweste	-15
]wars	-19
]wart	-19
]warteliste	-17
]warten	-9900
]wartet	-18
]wartezimmer	-11
]wartung	-14
]warum	-24
]was	-9900
]waschen	-40
]wasser	-26
]wassergehalt	-11
]wasserprobe	-19
]wasserschaden	-9
]wechsel	-14
]wechselgeld	-15
]wecken	-18
]weg	-9900
]wegen	-9900
]weggeworfen	-14
]weglassen	-11
]wegschütten	-20
]wegwerfen	-11
]weh	-11
]weicht	-16
]weihnachten	-18
]weihnachtsfeier	-11
]weil	-9900
]wein	-16
]weinen	-11
]weise	-26
]weiss	-21
]weist	-17
]weit	-15
]weiter	-9900
]weiß	-9900
]weiße	-18
]weißen	-20
]weißt	-15
]welche	-22
]welcher	-13
]wenden	-19
]wenig	-17
]weniger	-14
]wenn	-9900
]wenns	-31
]wenzel	-10
]wer	-9900
]werbung	-14
]werden	-9
]werf	-9
]werkhof	-16
]werkstatt	-20
]werktag	-15
]werktage	-11
]werktagen	-10
]wert	-15
]wespen	-15
]wessen	-16
]weste	-9
]wetter	-28
]whatsapp	-17
]wichtig	-14
]wichtigste	-20
]wie	-9900
]wieder	-9900
]wiederholen	-24
]wiederkommen	-20
]wiegen	-32
]wiegt	-20
]wiese	-16
]wiesner	-14
]wieso	-15
]wiki	-17
]wildmarke	-11
]will	-12
]wind	-9900
]windmesser	-10
]windstärke	-8
]winkel	-11
]winkt	-22
]winter	-34
]winterdienst	-19
]wir	-9900
]wird	-16
]wirft	-23
]wirklich	-27
]wischen	-17
]wissen	-31
]wisst	-11
]wo	-9900
]woanders	-8
]woche	-41
]wochen	-9900
]wochenende	15
]wochenenden	-10
]wohnung	-15
]wolle	-16
]wollen	-32
]wollte	-18
]wollten	-21
]wolltest	-18
]worden	-18
]wort	-18
]worten	-17
]wunderbar	-15
]wunsch	-10
]wurde	-9900
]wurzeln	-15
]wusste	-33
]wählen	-22
]wählerverzeichnis	-12
]wählt	-12
]während	-9900
]wär	-13
]wäre	-9900
]wäscherei	-11
]wäscht	-19
]wörtlich	-13
]wünsche	-20
]wünscht	-18
]würd	-19
]yusuf	-16
]zahl	-15
]zahlen	-32
]zahlt	-27
]zahnarzt	-11
]zange	-13
]zaun	-18
]zehen	-15
]zehn	-9900
]zehnten	-13
]zeichen	-14
]zeichnet	-9900
]zeige	-11
]zeigen	-9900
]zeigt	-9900
]zeit	-9900
]zeitung	-16
]zentimeter	-9900
]zentrale	-9900
]zerlegen	-16
]zerlegt	-27
]zettel	-9900
]zeug	-12
]ziehen	-9900
]zieht	-9900
]ziel	-17
]zielgruppe	-14
]ziffer	-11
]zimmer	9
]zimmernummer	-16
]zirkus	-15
]zivi	-10
]zu	-9900
]zucker	-10
]zudrehen	-15
]zueinander	-17
]zuerst	-9900
]zug	-20
]zugesagt	-17
]zugführer	-14
]zuhause	12
]zukleben	-11
]zuletzt	-14
]zulässig	-16
]zum	-9900
]zunge	-11
]zunächst	-12
]zur	-9900
]zurzeit	-18
]zurück	-43
]zurückgegeben	-21
]zurückgeschickt	-12
]zurückgesteckt	-11
]zurücksetzt	10
]zurückstecken	-15
]zusagen	-13
]zusammen	-9900
]zuschauer	-17
]zustand	-9
]zustandsprotokoll	-17
]zuständig	-16
]zusätzlich	-16
]zwanzig	-9900
]zwar	-9900
]zweck	-20
]zwei	-9900
]zweifelhaft	-10
]zweihundert	-22
]zweimal	-9900
]zweit	-9900
]zweite	-9900
]zweiten	-27
]zweitens	-11
]zwingerhusten	-17
]zwischen	-9900
]zwölf	-9900
]zählen	-9900
]zähler	-18
]zählernummer	-9
]zählt	-9900
]zündung	-16
]|	-9900
]§	-9900
]°	-9900
]äh	-9900
]ähm	-9900
]älter	-17
]ältere	-19
]äpfel	11
]ärger	-20
]ärztliche	-13
]ärztlichen	-15
]öfen	-15
]öffnen	-9900
]öffnet	-23
]öffnung	-17
]öfter	-14
]öl	-9900
]öztürk	-15
]über	-9900
]überarbeitung	-17
]übergabe	-28
]überhaupt	-28
]überkleben	-16
]überlappen	-22
]übernehmen	-22
]übernimmt	-22
]übernommen	-29
]überschreiben	-19
]überschuhe	-9
]übersetzt	-22
]übersetzungsbüro	-14
]überweisung	-13
]übrig	-25
]übrigens	-20
]übt	-12
]–	-9900
]“	-9900
]„	-9900
]•	-9900
]€	-9900
]→	-9900
]□	-9900
]☐	-9900
]️	-17
n1-11	-21
n1-nr	-29
n10abe	-18
n10ach	-31
n10aft	-9
n10age	-21
n10ags	-19
n10ahl	-15
n10ahn	-9
n10ahr	-13
n10alb	-8
n10ald	-17
n10ale	-10
n10amt	-12
n10and	-27
n10ang	-8
n10ann	-13
n10ard	-16
n10are	-16
n10art	10
n10arz	-8
n10ass	-36
n10atz	-16
n10auf	-18
n10aum	-20
n10bei	-22
n10bel	-13
n10ben	-23
n10ber	-15
n10bst	-12
n10bts	-12
n10bub	-9
n10che	-31
n10chs	-9
n10cht	-25
n10cke	-16
n10ckt	-20
n10das	-31
n10dem	-10
n10den	-28
n10der	-20
n10det	-14
n10die	-30
n10dys	-8
n10ebt	-17
n10eck	-15
n10ede	-13
n10ege	-19
n10egt	-17
n10ehr	-10
n10eht	-16
n10eib	-17
n10eim	-31
n10ein	-39
n10eis	-13
n10eit	-12
n10eld	-10
n10eln	-13
n10elt	-15
n10end	-8
n10ene	-10
n10enn	9
n10ent	-9
n10erd	-21
n10ere	-21
n10erm	-15
n10ern	-20
n10ert	-21
n10es	-32
n10est	-15
n10ett	-9
n10eue	-27
n10eur	-14
n10ezi	-9
n10fel	-11
n10fen	10
n10fst	-13
n10fuß	-9
n10für	-28
n10gel	-14
n10gen	-34
n10ger	-14
n10gst	-9
n10hau	-8
n10her	-34
n10hes	-14
n10hlt	-15
n10hme	-28
n10hmt	-16
n10hne	-12
n10hnt	-14
n10hrt	-14
n10hst	-11
n10hur	-27
n10ibe	-11
n10ibt	-14
n10ich	-11
n10iel	-13
n10ien	-10
n10iff	-9
n10ift	-14
n10ihe	-26
n10ile	-21
n10ilo	-20
n10ilt	-15
n10im	-19
n10ine	-23
n10ing	-10
n10ion	-20
n10ird	-22
n10irk	-14
n10ise	-17
n10it	-11
n10ite	-9
n10itt	-24
n10itz	-9
n10kam	-13
n10ker	-18
n10lag	-11
n10len	-28
n10ler	-11
n10les	-13
n10lie	-13
n10lke	-15
n10lle	-16
n10lte	-27
n10men	-16
n10min	-15
n10mit	-12
n10mmt	-16
n10mpe	-9
n10mpf	-8
n10na	-16
n10nal	-8
n10nde	-17
n10nem	-16
n10nen	-29
n10ner	-12
n10nes	-11
n10net	-12
n10nge	-12
n10ngt	-15
n10nkt	-14
n10nne	-13
n10nnt	-16
n10nst	-22
n10nte	-18
n10nun	-22
n10nus	-8
n10olz	-16
n10ort	-27
n10ose	-12
n10ott	-18
n10pen	-16
n10pfe	-10
n10pft	-22
n10r's	-11
n10rab	-11
n10rag	-11
n10rat	-10
n10rbe	-9
n10red	-17
n10rei	-19
n10rer	-24
n10res	-11
n10rin	-21
n10rnd	-12
n10rne	-21
n10rom	-13
n10rst	-14
n10rte	-10
n10rum	-25
n10rzt	-8
n10rät	-10
n10sam	-13
n10sch	-20
n10sel	-30
n10sen	-23
n10ser	-27
n10sie	-20
n10sse	-13
n10ste	-25
n10tel	-27
n10ten	-30
n10ter	-17
n10tes	-19
n10tet	-17
n10tig	-10
n10tin	-12
n10ton	-15
n10tor	-12
n10tte	-12
n10tze	-19
n10tzt	-12
n10tür	-11
n10ubt	-14
n10uch	-21
n10uck	-12
n10uen	-14
n10uer	-8
n10ues	-22
n10ufe	-12
n10uhe	-15
n10uli	-9
n10um	-23
n10und	-12
n10ung	-39
n10urf	-15
n10urm	-14
n10use	-15
n10utz	-10
n10ver	-20
n10von	-36
n10was	-27
n10wei	-11
n10wer	-23
n10wie	8
n10wir	-36
n10zen	-16
n10zer	-22
n10zig	-14
n10zug	-8
n10ßen	-13
n1aal	-21
n1aar	-13
n1aat	-15
n1abe	24
n1abt	-30
n1aby	-8
n1ach	-18
n1ack	-12
n1ade	-13
n1adt	-22
n1afe	-17
n1aff	-14
n1aft	-31
n1afé	-22
n1ag	-21
n1age	-39
n1ags	-27
n1agt	-13
n1aha	-17
n1ahl	-14
n1ahn	-22
n1ahr	-14
n1aht	-15
n1aib	-15
n1ail	-17
n1ain	-14
n1ake	-16
n1akt	-19
n1alb	-11
n1ald	-29
n1ale	-21
n1alg	-14
n1all	-17
n1als	-12
n1alt	-16
n1alz	-13
n1ame	-9
n1amm	-13
n1amp	-13
n1ams	-17
n1amt	-26
n1ane	-12
n1ank	-17
n1ann	-19
n1ans	-13
n1ant	-15
n1anz	-13
n1apf	-17
n1app	-13
n1ara	-14
n1arb	-15
n1ard	-18
n1are	-21
n1ark	-21
n1arm	-38
n1arn	-9
n1ars	-13
n1art	-30
n1arz	-15
n1ase	-16
n1ass	-16
n1ast	-20
n1ate	-13
n1ats	-20
n1att	-32
n1aub	-15
n1aue	-11
n1aul	-17
n1aum	-23
n1aun	-17
n1aut	-13
n1avo	-11
n1aw	-23
n1axi	-15
n1az	-11
n1aße	-25
n1b's	-22
n1bad	-27
n1bag	-15
n1ban	-8
n1bar	-12
n1bau	-50
n1bei	-25
n1bel	-14
n1ber	-23
n1bes	-11
n1bg	-12
n1bil	-11
n1bor	-24
n1bot	-22
n1box	-13
n1bst	-29
n1bts	-19
n1bus	-30
n1bzw	-16
n1ca	-10
n1chi	-17
n1chs	-15
n1cht	-28
n1cke	-16
n1cks	-11
n1ckt	-16
n1d	-18
n1dan	-19
n1del	-18
n1dem	-16
n1den	-32
n1der	-37
n1des	-29
n1det	-23
n1di	-18
n1dig	-14
n1din	-14
n1dio	-20
n1dit	-16
n1do	-16
n1dus	-18
n1dwo	-15
n1dys	-17
n1e	-17
n1eam	-17
n1ebe	-29
n1ebs	-20
n1ebt	-31
n1ech	-17
n1eck	-28
n1ede	-13
n1efe	-24
n1ege	-18
n1egs	-15
n1egt	-11
n1eh	-13
n1eha	-10
n1ehe	-13
n1ehm	-19
n1ehn	-20
n1ehr	-15
n1eht	-45
n1eib	-16
n1eid	-13
n1eie	-10
n1eif	-17
n1eig	-22
n1eih	-11
n1eil	-21
n1eim	-24
n1ein	-14
n1eis	-12
n1eit	-38
n1eiß	-15
n1eke	-20
n1ekt	-20
n1ela	-14
n1elb	-24
n1eld	-23
n1ele	-29
n1elm	-9
n1eln	-32
n1els	-19
n1elt	-24
n1emo	-15
n1emp	-11
n1ena	-11
n1end	-30
n1ene	-10
n1enk	-20
n1enn	-21
n1ens	-31
n1ent	-20
n1enz	-21
n1enü	-20
n1eon	-21
n1epp	-18
n1ept	-19
n1era	-19
n1erd	-27
n1ere	-16
n1erf	-14
n1erg	-24
n1erk	-22
n1erm	-21
n1ern	-12
n1ers	-20
n1erz	-21
n1eso	-21
n1est	-40
n1ete	-18
n1eto	-16
n1etr	-19
n1ets	-19
n1ett	-30
n1etz	-16
n1eue	-11
n1eug	-14
n1eum	-25
n1eun	-14
n1eur	-14
n1eut	-26
n1ext	-14
n1ezi	-22
n1eßt	-9
n1fa	-12
n1fee	-27
n1fel	-30
n1fen	-55
n1fer	-29
n1ff	-14
n1ffe	-26
n1ffi	-13
n1fft	-27
n1fin	-17
n1fix	-13
n1fp2	-10
n1fr	-8
n1fte	-18
n1fuß	-14
n1g	-12
n1g/l	-8
n1gab	-17
n1gal	-15
n1gas	-9
n1gel	-34
n1gen	-24
n1ges	-8
n1gez	-16
n1gie	-19
n1gin	-20
n1git	-16
n1gst	-24
n1gte	-19
n1gut	-26
n1gäu	-10
n1gül	-11
n1h's	-8
n1hat	-29
n1hau	-31
n1hef	-21
n1hel	-10
n1hen	-10
n1her	-34
n1hes	-17
n1heu	-19
n1hey	-18
n1hi	-17
n1hig	-15
n1hin	-15
n1hip	-12
n1hiv	-22
n1hle	-18
n1hlt	-29
n1hm	-13
n1hme	26
n1hmt	-14
n1hne	16
n1hnt	-12
n1hof	-32
n1hol	-10
n1hop	-24
n1hot	-19
n1hr	-15
n1hre	-23
n1hrt	-24
n1hse	-15
n1hst	-19
n1hte	-27
n1hts	-12
n1hub	14
n1huh	-13
n1hur	13
n1hön	-19
n1ias	-19
n1iat	-16
n1ibe	-28
n1ibt	-16
n1ice	-28
n1ich	-22
n1ick	-23
n1ide	-21
n1idl	-16
n1ieb	-23
n1ied	-29
n1ief	-29
n1ieg	10
n1ieh	-25
n1iel	-20
n1ien	-27
n1ier	-18
n1ies	-19
n1ieß	-31
n1ife	-14
n1iff	-12
n1ift	-16
n1ige	-16
n1igt	-19
n1ihe	-26
n1iii	-9
n1ike	-29
n1iki	-11
n1ila	-9
n1ild	-14
n1ile	-18
n1ill	-19
n1ilo	-26
n1ils	-12
n1ilt	-18
n1ilz	-15
n1ima	-24
n1imt	-10
n1ina	-25
n1ind	-21
n1ine	-36
n1ing	-19
n1inn	-17
n1ino	-31
n1ins	-16
n1int	-10
n1inz	-17
n1ipp	-18
n1ira	-19
n1ird	-23
n1iri	-16
n1irk	-16
n1irm	-12
n1irr	-13
n1irt	-12
n1ise	-31
n1iss	-18
n1ist	-19
n1it	-22
n1ita	-22
n1ite	-22
n1itt	-36
n1ity	-14
n1itz	-24
n1ium	-16
n1ive	-11
n1ixe	-13
n1izt	-16
n1iße	-15
n1ißt	-15
n1jo	-17
n1job	-12
n1kam	-12
n1kap	-15
n1kar	-14
n1kay	-25
n1kel	-22
n1ken	-37
n1ker	-13
n1kes	-16
n1ket	-32
n1kg	-17
n1kku	-12
n1kon	-15
n1kop	-10
n1kro	-8
n1kte	-25
n1kum	-10
n1kus	-23
n1kw	-14
n1l	-14
n1laf	-17
n1lag	-9
n1lai	-12
n1lam	-21
n1lan	-29
n1lar	-9
n1las	-18
n1lau	-15
n1lbe	-12
n1lch	-22
n1lde	-21
n1lei	-20
n1lem	-22
n1len	-42
n1ler	-22
n1les	-9
n1lfe	-9
n1lft	-24
n1lge	-23
n1lgt	-8
n1lie	-17
n1lig	-21
n1lin	-23
n1lke	-24
n1lkt	-13
n1lkw	-12
n1lla	-20
n1lli	-20
n1lls	-20
n1llt	-20
n1lly	-8
n1lob	-14
n1lol	-13
n1lon	-28
n1lor	-10
n1los	-14
n1lot	-8
n1loß	-15
n1lte	-26
n1lts	-22
n1lub	-14
n1lus	-10
n1lut	-19
n1mag	-12
n1mal	-14
n1mat	-22
n1mbe	-13
n1mbh	-16
n1md	-11
n1mel	-25
n1men	-36
n1mes	-16
n1mie	-13
n1min	-35
n1mir	-19
n1mis	-13
n1mm	-10
n1mma	-17
n1mme	-9
n1mmt	-22
n1mo	-19
n1mpf	-19
n1mpt	-16
n1mse	-12
n1n's	-16
n1na	-12
n1nal	-22
n1nas	-14
n1nat	-13
n1nau	-23
n1nce	-13
n1nch	-16
n1ndl	-18
n1nds	-26
n1ndt	-10
n1ned	-15
n1nee	-21
n1nem	-13
n1nen	-9
n1ner	-30
n1nes	-21
n1net	-14
n1nft	-18
n1nge	-24
n1ngs	-17
n1ngt	-16
n1nie	-19
n1nig	-18
n1nik	-28
n1nis	-11
n1niz	-23
n1nja	-27
n1nke	-23
n1nks	-16
n1nkt	-11
n1nna	-12
n1nne	-11
n1nni	-19
n1nno	-9
n1nnr	-18
n1nns	-10
n1nnt	-23
n1nny	-25
n1nr	-22
n1nto	-9
n1nug	-16
n1nun	-16
n1nur	-9
n1nus	-13
n1nze	-26
n1o	-20
n1obi	-15
n1obt	-15
n1ock	-25
n1ode	-18
n1off	-24
n1oft	-13
n1og	-18
n1ogo	-14
n1ogt	-20
n1oh	-17
n1ohe	-25
n1ohl	-25
n1ohn	-13
n1oht	-26
n1oin	-21
n1oku	-12
n1old	-21
n1ole	-16
n1olf	-19
n1oll	-17
n1olo	-19
n1olt	-27
n1olz	-19
n1oma	-21
n1one	-13
n1oni	-16
n1ons	-10
n1ook	-28
n1ool	-19
n1oor	-17
n1oos	-11
n1opa	-9
n1ope	-26
n1opf	-13
n1opp	-10
n1ora	-13
n1orb	-9
n1ord	-30
n1ore	-21
n1orf	-15
n1orm	-24
n1orn	-16
n1oro	-17
n1ors	-12
n1osa	-10
n1ose	-22
n1osk	-10
n1oss	-18
n1ost	-24
n1ote	16
n1ots	-15
n1ott	-30
n1our	-16
n1out	-8
n1oße	-14
n1pan	-15
n1pel	-27
n1per	-13
n1pfe	-11
n1pft	-19
n1pie	-15
n1pit	-11
n1piz	-18
n1pot	-17
n1ppe	-30
n1ppt	-18
n1pät	-14
n1q3	-8
n1qm	-16
n1r	-14
n1r's	-14
n1rab	-22
n1rad	-15
n1rag	-9
n1ran	-33
n1ras	-12
n1rat	-20
n1rau	-20
n1raz	-14
n1rbe	-18
n1rbt	-10
n1rch	-16
n1rci	-13
n1rde	-26
n1re	-15
n1red	-13
n1rei	-36
n1res	-21
n1rev	-19
n1rfe	-16
n1rft	-22
n1rga	-16
n1rge	-12
n1rhs	-17
n1ria	-19
n1rie	-10
n1rig	-27
n1rik	-18
n1rin	-21
n1rit	-10
n1rke	-22
n1rkt	-13
n1rle	-19
n1rma	-14
n1rme	-21
n1rnd	-22
n1rne	-25
n1rnt	-13
n1rob	-14
n1rof	-12
n1roh	-19
n1rom	-12
n1rot	-16
n1rre	-9
n1rrn	-9
n1rrt	-14
n1rry	-20
n1rse	-21
n1rst	-13
n1rte	-30
n1rth	-16
n1rts	-18
n1ruf	-31
n1rum	-27
n1rut	-16
n1ruß	-9
n1rve	-17
n1rze	-11
n1rzt	-14
n1räg	-8
n1rät	-21
n1rüh	-14
n1rün	-8
n1rüß	-11
n1s	-15
n1sam	-25
n1san	-14
n1sau	-16
n1see	-17
n1sel	26
n1sem	-12
n1sen	-31
n1ser	-32
n1ses	-9
n1set	-16
n1sig	-14
n1sik	-20
n1sis	-15
n1ske	-15
n1ski	-31
n1son	-14
n1sor	-14
n1spo	-10
n1sse	-29
n1sst	-11
n1st	-14
n1std	-9
n1ste	-16
n1suf	-17
n1söl	-20
n1süd	-21
n1t	-20
n1t's	-23
n1tab	-13
n1tal	-17
n1tar	-11
n1tas	-9
n1tat	-23
n1tau	-12
n1teg	-20
n1tel	-27
n1tem	-18
n1ter	-33
n1tes	-13
n1tet	-14
n1tha	-12
n1thi	-24
n1tie	-15
n1tig	-13
n1tik	-23
n1tin	-20
n1tiv	-11
n1tiz	-23
n1tje	-20
n1tke	-14
n1ton	-20
n1tor	-24
n1tos	-20
n1tra	-23
n1tte	-14
n1tti	-22
n1ttl	-15
n1tum	-12
n1tut	-13
n1typ	-12
n1tze	-29
n1tzt	-18
n1tät	-16
n1tür	-18
n1uar	-15
n1ube	-13
n1ubi	-20
n1ubt	-12
n1uch	-32
n1uck	-31
n1uen	-31
n1uer	-19
n1ues	-30
n1ufe	-15
n1uft	-19
n1uge	-29
n1uhe	-27
n1uhl	-26
n1uhr	-17
n1uhu	-22
n1uis	-24
n1uke	-12
n1uld	-9
n1ule	-30
n1ulf	-20
n1ulm	-12
n1ult	-13
n1ums	-16
n1umt	-12
n1und	-16
n1une	-22
n1ung	13
n1uni	-15
n1upe	-15
n1ups	-16
n1upt	-13
n1ure	-26
n1urf	-36
n1urg	-22
n1urm	-17
n1urs	-13
n1urt	-8
n1urz	-32
n1use	-21
n1uso	-11
n1uss	17
n1ust	-23
n1ute	-13
n1uth	-13
n1utz	11
n1uwe	-13
n1uzt	-20
n1v	-15
n1va	-13
n1ven	-23
n1ver	-18
n1vin	-8
n1vor	-18
n1vus	-18
n1was	-28
n1weg	-11
n1weh	-9
n1wie	-23
n1wär	-17
n1xen	-25
n1xis	-20
n1yer	-15
n1zel	-11
n1zen	-34
n1zer	-28
n1zig	-13
n1zle	-11
n1zte	-35
n1ßem	-11
n1ßen	-32
n1ßes	-14
n1ßig	-24
n1äch	10
n1äge	-35
n1ägt	-19
n1ähr	-17
n1ält	-10
n1äme	-14
n1äne	-14
n1äre	-9
n1ärt	-15
n1ärz	-16
n1äse	-23
n1äst	-18
n1äte	-22
n1öge	-11
n1öll	-13
n1örg	-15
n1ört	-16
n1öst	-10
n1öße	-12
n1ück	-13
n1üft	-21
n1üge	-27
n1ügt	-20
n1ühl	-8
n1ühr	-14
n1üle	-20
n1üll	-15
n1ült	-11
n1üne	-15
n1ünn	-13
n1ürd	-19
n1ürk	-15
n1ürl	-11
n1üro	-29
n1ürs	-25
n1üst	-16
n1üte	-17
n1ütz	-16
n1üßt	-19
n1️	-18
n2aal	-9
n2abe	17
n2ach	-51
n2ack	-25
n2adt	-15
n2aft	-26
n2age	-43
n2ags	-27
n2agt	-28
n2ahl	-21
n2ahr	-21
n2aht	-16
n2aib	-10
n2ail	-16
n2ake	-19
n2akt	-20
n2alb	-22
n2ale	-25
n2all	-29
n2als	-15
n2alt	-32
n2ame	-29
n2amm	-16
n2amt	-29
n2and	-32
n2ank	-28
n2ann	-41
n2ant	-18
n2anz	-19
n2app	-16
n2ard	-18
n2ark	-20
n2ars	-16
n2art	-37
n2arz	-26
n2ase	-18
n2ass	-38
n2ast	-19
n2ate	-13
n2att	-26
n2atz	-26
n2aub	-29
n2aue	-22
n2auf	-38
n2aul	-11
n2aum	17
n2aus	-30
n2aut	-25
n2auß	-11
n2aße	-29
n2b's	-20
n2bad	-27
n2bar	-20
n2bau	-26
n2bei	-15
n2bel	-24
n2bes	-18
n2bon	-14
n2box	-26
n2bst	-28
n2bus	-28
n2cds	-9
n2che	-12
n2chs	-12
n2cht	-55
n2cke	-32
n2ckt	-23
n2das	-32
n2del	-14
n2dem	-30
n2den	-60
n2der	-45
n2des	12
n2det	-24
n2di	-14
n2die	-35
n2dig	-21
n2din	-21
n2dit	-16
n2dwo	-28
n2ebe	-13
n2ebt	-15
n2eck	-19
n2efe	-18
n2eft	-18
n2egs	-12
n2egt	-26
n2ehn	-37
n2ehr	-28
n2eht	-27
n2eie	-18
n2eif	-20
n2eil	-20
n2eim	-42
n2ein	-48
n2eis	-34
n2eit	-44
n2eiß	-17
n2eke	-19
n2ekt	-14
n2eld	-23
n2ele	-27
n2eln	-24
n2elt	-40
n2ene	-31
n2enn	-50
n2ens	-40
n2ent	-36
n2enz	-16
n2epp	-15
n2ept	-23
n2era	-9
n2erd	-27
n2ere	-42
n2erg	-23
n2erk	-29
n2erm	-22
n2ern	-38
n2ers	-19
n2ert	-49
n2es	-51
n2ese	-26
n2eso	-18
n2est	-14
n2ete	-19
n2ett	14
n2etz	-23
n2eue	-27
n2eug	-17
n2eur	-27
n2eut	-33
n2fee	-20
n2fel	-33
n2fen	-18
n2fer	-30
n2ffe	-16
n2fte	-25
n2fuß	-32
n2für	-37
n2gar	-19
n2gas	-18
n2gel	-25
n2gem	-12
n2gen	-30
n2ger	-43
n2ges	-19
n2gie	-9
n2gst	-10
n2gte	11
n2gut	-13
n2hel	-10
n2hen	-78
n2hes	-39
n2hey	-12
n2hin	-18
n2hip	-14
n2hiv	-15
n2hle	-29
n2hlt	-28
n2hme	-17
n2hne	-17
n2hof	-26
n2hol	-18
n2hop	-15
n2hre	-32
n2hrt	-25
n2hse	-12
n2hst	-28
n2hte	-46
n2hts	-18
n2hön	-13
n2iat	-20
n2ibe	-19
n2ibt	-26
n2ice	-9
n2ich	-17
n2ide	-17
n2ieb	-28
n2ied	-20
n2ief	-10
n2ieh	-17
n2iel	-25
n2ien	-19
n2ier	-26
n2ies	-26
n2ieß	10
n2iff	-23
n2ift	-21
n2ige	-43
n2igt	-23
n2ihe	-27
n2ila	-17
n2ild	-28
n2ile	-39
n2ill	-17
n2ilm	-11
n2ilo	9
n2ilt	-17
n2im	-29
n2ima	-24
n2ine	-22
n2ing	-30
n2inn	-14
n2ins	-16
n2ion	-52
n2ird	-49
n2iri	-15
n2irk	-20
n2irm	-21
n2irr	-11
n2irt	-18
n2ise	-19
n2iss	-18
n2ist	-17
n2ita	-19
n2ite	-30
n2its	-13
n2itt	-34
n2itz	-23
n2ium	-16
n2ixe	-15
n2iße	-20
n2kam	-16
n2kel	-26
n2ken	-48
n2ker	-22
n2kes	-11
n2ket	-15
n2kku	-21
n2kte	-18
n2kum	-11
n2kus	-21
n2kw	-14
n2lan	-26
n2lar	-18
n2las	-19
n2lbe	-28
n2lch	-20
n2leg	-15
n2lei	-12
n2lem	-26
n2len	-65
n2ler	-47
n2les	-41
n2lfe	-17
n2lg	-19
n2lge	-14
n2lgt	-13
n2lie	-28
n2lig	-17
n2lin	-16
n2lke	-11
n2lle	-17
n2lli	-17
n2llt	-24
n2lob	-14
n2lon	-24
n2lor	-10
n2los	-15
n2loß	-15
n2lus	-15
n2mal	-30
n2mat	-21
n2maß	-16
n2mbe	-23
n2mde	-18
n2mel	-33
n2men	-23
n2mer	-43
n2mes	-17
n2mit	-14
n2mm	-11
n2mme	-22
n2mmt	-24
n2mpe	-23
n2mpf	-24
n2mse	-20
n2n's	-23
n2na	-15
n2nal	-25
n2nat	-17
n2nde	-53
n2nds	-22
n2ndt	-21
n2ned	-13
n2nem	-26
n2nen	-74
n2ner	-42
n2nes	-29
n2net	-26
n2nft	-22
n2nge	-45
n2ngs	-32
n2ngt	-22
n2nie	-17
n2nik	-30
n2nis	-16
n2nja	-11
n2nkt	-25
n2nne	-22
n2nns	-28
n2nte	-34
n2nun	-10
n2nus	-14
n2nze	13
n2obe	-30
n2och	-16
n2ock	-18
n2ode	-16
n2off	-22
n2oft	-17
n2ohe	-20
n2ohn	-13
n2old	-26
n2ole	-27
n2oll	-30
n2olo	-14
n2olz	-25
n2oma	-17
n2ons	-15
n2ool	-20
n2opa	-16
n2opf	-21
n2orb	-15
n2ord	-21
n2ore	-21
n2orm	-19
n2orn	-13
n2ort	-23
n2osa	-16
n2ose	-23
n2oss	-16
n2ost	-17
n2ote	-29
n2our	-18
n2pel	-34
n2pen	-37
n2per	-16
n2pfe	-15
n2ppe	-33
n2ppt	-22
n2r's	-18
n2rab	12
n2rad	-23
n2rag	-22
n2ran	-22
n2rat	-26
n2rci	-15
n2rde	-20
n2rei	-50
n2rem	-27
n2ren	-9
n2rer	-35
n2res	-30
n2rge	-16
n2rgt	-10
n2rhs	-14
n2ria	-16
n2rie	-14
n2rin	-37
n2rit	-20
n2rke	-25
n2rkt	-17
n2rma	-24
n2rme	-16
n2rnd	-19
n2rne	-21
n2rob	-21
n2roh	-15
n2rom	-20
n2rot	-10
n2roß	-13
n2rrn	-19
n2rse	-21
n2rum	-22
n2ruß	-13
n2rze	-20
n2rzt	-18
n2räg	-15
n2rät	-19
n2rüh	-16
n2rün	-19
n2rüß	-12
n2s	-15
n2sam	-11
n2saß	-14
n2sch	-53
n2see	-18
n2sei	-16
n2sem	-10
n2sen	-57
n2ses	-16
n2sie	-20
n2sik	-15
n2ske	-19
n2sms	-16
n2son	-22
n2sor	-27
n2sse	-36
n2sst	-18
n2ste	-48
n2t's	-22
n2tab	-16
n2tag	-25
n2tal	-33
n2tat	-20
n2teg	-14
n2tel	-59
n2tem	-29
n2ten	-25
n2ter	-27
n2tes	-29
n2tet	-22
n2tig	-37
n2tin	-26
n2tiz	-22
n2tje	-22
n2ton	-27
n2tor	-33
n2tos	-28
n2tte	-40
n2tum	-9
n2tur	-30
n2tze	-32
n2tzt	-30
n2tät	-12
n2tür	-17
n2tüv	-9
n2uar	-9
n2ube	-21
n2ubi	-23
n2uch	-51
n2uck	8
n2uer	-28
n2ues	13
n2ufe	-21
n2uft	-23
n2uhe	-33
n2uhl	-23
n2uhr	-12
n2uhu	-12
n2ule	-27
n2uli	-11
n2ult	-20
n2um	-21
n2ums	-24
n2und	-40
n2ung	-46
n2unk	-16
n2ure	-25
n2urf	-31
n2urg	-25
n2urm	-21
n2use	-26
n2usm	-19
n2ust	-10
n2ute	-20
n2utz	-17
n2va	-16
n2ver	-28
n2von	-33
n2was	-61
n2weg	-11
n2wei	-41
n2wer	-10
n2wie	-63
n2wir	-40
n2wo	-34
n2xen	-12
n2zel	-18
n2zen	-41
n2zer	-41
n2zig	-41
n2zte	21
n2zug	-12
n2ßem	-14
n2ßen	-36
n2ßer	-17
n2ßes	-21
n2äch	-15
n2äge	9
n2ägt	-16
n2ähr	-21
n2äse	14
n2äte	-16
n2öhe	-23
n2öße	-21
n2üft	-32
n2ühr	-13
n2üll	-15
n2ürl	-19
n2üro	-22
n2ürs	-30
n2üte	-31
n2ütz	-16
n2üße	-17
n3aal	-18
n3aar	-25
n3abe	11
n3abt	-18
n3ach	-60
n3ack	-17
n3ade	-23
n3afe	-9
n3aft	-20
n3ag	-11
n3age	-20
n3ags	-28
n3agt	-18
n3ahl	-22
n3ahn	-22
n3ahr	-22
n3aht	-12
n3aib	-10
n3ake	-16
n3akt	-10
n3alb	-29
n3ald	-34
n3ale	-13
n3all	-19
n3als	-22
n3alt	-25
n3ame	-23
n3amm	-16
n3amt	-18
n3and	-11
n3ank	-25
n3ann	-35
n3ans	-18
n3anz	-10
n3app	-13
n3ara	-15
n3are	-24
n3arm	-23
n3art	-28
n3ase	-16
n3ass	-57
n3ast	-31
n3ate	-19
n3ats	-17
n3att	-27
n3atz	-31
n3aub	-12
n3aum	-35
n3aun	-11
n3aus	-36
n3aut	-27
n3aw	-16
n3aße	11
n3b's	-29
n3bad	-22
n3bar	-18
n3bei	-33
n3bel	-26
n3ben	-33
n3ber	-42
n3bor	-14
n3bot	-15
n3box	-14
n3bst	16
n3bts	-20
n3bus	10
n3che	-54
n3chs	-19
n3cke	-28
n3cks	-20
n3ckt	-29
n3del	-20
n3dem	-36
n3den	-10
n3der	-68
n3des	-20
n3det	-37
n3di	-11
n3die	-45
n3din	-16
n3dio	-19
n3do	-8
n3dwo	-9
n3dys	-25
n3eam	-19
n3ebe	-22
n3ebt	-27
n3eck	-22
n3ede	-39
n3efe	-10
n3eft	-18
n3ege	-30
n3egt	-26
n3eh	-8
n3ehe	-15
n3ehn	-34
n3ehr	-18
n3eht	-18
n3eil	-25
n3eim	-11
n3ein	-66
n3eis	-26
n3eit	14
n3eke	-16
n3ekt	-20
n3eld	-21
n3ele	-15
n3ell	-22
n3elm	-14
n3eln	-37
n3elt	-23
n3ema	-27
n3end	-34
n3ene	-38
n3enk	-21
n3enn	-89
n3ens	-37
n3ent	-30
n3enz	-14
n3enü	-20
n3era	-18
n3erd	-21
n3ere	-38
n3erg	-18
n3erk	-21
n3ern	-24
n3ers	-14
n3ert	-39
n3es	-58
n3ese	-18
n3est	18
n3eto	-10
n3ets	-15
n3ett	-15
n3etz	-20
n3eue	-55
n3eum	-20
n3eur	-17
n3eut	-14
n3euz	-16
n3ezi	-18
n3eßt	-24
n3fee	-12
n3fel	-20
n3fen	-36
n3fer	-37
n3ffe	-17
n3fft	-13
n3fix	-23
n3fst	-17
n3fte	-31
n3für	-9
n3gel	-24
n3ger	-43
n3ges	-15
n3gie	-12
n3gst	-13
n3gte	-25
n3gut	-13
n3gäu	-13
n3gül	-12
n3hef	-19
n3her	-48
n3hes	-32
n3hiv	-14
n3hle	-20
n3hlt	-27
n3hme	26
n3hne	-46
n3hol	-11
n3hop	-19
n3hre	-22
n3hrt	-32
n3hse	-11
n3hst	-24
n3hte	-41
n3hts	-12
n3ias	-16
n3ibe	-26
n3ibt	-35
n3ice	-23
n3ich	-47
n3ick	-25
n3ide	-18
n3ieb	-22
n3ief	-24
n3iel	-32
n3ien	-30
n3ier	-35
n3ies	-11
n3ieß	-20
n3ife	-17
n3iff	-11
n3ift	-15
n3ige	-36
n3igt	-26
n3ild	-16
n3ile	-20
n3ilo	-27
n3ilt	-22
n3im	-46
n3ina	-14
n3ine	-31
n3ing	-30
n3inn	-13
n3ins	-12
n3int	-15
n3inz	-13
n3irk	-20
n3ise	-17
n3iss	-16
n3ist	-19
n3it	-12
n3ita	-22
n3ite	-22
n3itt	-37
n3itz	-28
n3ißt	-11
n3kam	-25
n3kay	-26
n3kel	-24
n3ker	-26
n3ket	-19
n3kg	-13
n3kku	-16
n3kte	-29
n3kus	-20
n3lag	-19
n3lan	-16
n3lar	-17
n3las	-16
n3lat	-15
n3lbe	-20
n3lch	-8
n3lem	-20
n3ler	-25
n3lfe	-13
n3lge	-26
n3lgt	-15
n3lie	-19
n3lig	-19
n3lin	-11
n3lls	-26
n3llt	-19
n3lor	-9
n3lot	-15
n3lus	-12
n3m/h	-9
n3mag	-12
n3mal	-25
n3mat	-21
n3md	-15
n3mel	-21
n3men	-30
n3mer	-38
n3min	-28
n3mit	-23
n3mma	-18
n3mme	-19
n3mmt	-47
n3mpe	-23
n3mse	-14
n3n's	-21
n3nal	-28
n3nat	-23
n3nau	-17
n3nch	-18
n3nde	-42
n3nem	-22
n3ner	-46
n3nes	-26
n3net	-25
n3nge	-36
n3ngs	-23
n3ngt	-26
n3nie	-11
n3nik	-15
n3nis	-21
n3nke	-32
n3nkt	-24
n3nne	-13
n3nns	-14
n3nnt	11
n3nst	-19
n3nte	-32
n3nun	-20
n3nus	-16
n3obe	16
n3och	-20
n3ock	-23
n3ode	-20
n3off	-19
n3ohl	-21
n3ohn	-14
n3ohr	-9
n3old	-16
n3olf	15
n3oll	-11
n3olt	-20
n3olz	-18
n3ons	-19
n3oot	-16
n3opf	-20
n3opp	-17
n3orb	-11
n3ord	-29
n3ore	-10
n3orm	-17
n3orn	-11
n3ort	-36
n3ose	-20
n3oss	-11
n3ost	-22
n3ote	-26
n3ott	-17
n3our	-15
n3pel	-26
n3per	-14
n3pfe	-14
n3pft	-16
n3pie	-10
n3ppe	-16
n3ppt	-13
n3pät	-11
n3rab	-15
n3rag	-24
n3ran	-23
n3ras	-15
n3rat	-20
n3rbe	-30
n3rde	-24
n3re	-10
n3red	-24
n3rei	-42
n3rem	-15
n3ren	8
n3rer	-28
n3res	-28
n3rft	-8
n3rge	-13
n3rgt	-9
n3ria	-16
n3rin	-36
n3rke	-12
n3rkt	-25
n3rle	-19
n3rme	-24
n3rnd	-17
n3rne	-18
n3rnt	-17
n3roh	-19
n3rom	-18
n3rot	-23
n3rre	-16
n3rrn	-14
n3rrt	-18
n3rry	-15
n3rst	-13
n3rte	-32
n3ruf	-27
n3rum	-24
n3ruß	-17
n3rzt	-22
n3rät	-19
n3rüh	-20
n3sau	-12
n3sch	-12
n3sei	-15
n3sel	-10
n3ser	-47
n3ses	-9
n3set	-24
n3sie	-34
n3sig	-12
n3sis	-12
n3son	-22
n3sor	-21
n3sse	16
n3sst	-28
n3sum	-10
n3süd	-14
n3t	-18
n3t's	-20
n3tag	-12
n3tal	-17
n3tel	-32
n3tem	-12
n3ten	-11
n3ter	-22
n3tes	-25
n3tet	-32
n3tie	-16
n3tig	-25
n3tik	-25
n3til	-13
n3tin	-27
n3tiz	-15
n3ton	-16
n3tor	-32
n3tos	-27
n3tra	-9
n3tte	-32
n3tum	-15
n3tur	-14
n3tut	-14
n3tze	-28
n3tzt	-31
n3tüv	-12
n3uar	-14
n3ube	-11
n3ubt	-22
n3uch	-27
n3uen	-29
n3uer	-31
n3ues	-21
n3uft	-19
n3uge	-19
n3ugt	-16
n3uhl	-15
n3uhr	-24
n3uhu	-12
n3uis	-14
n3ule	-14
n3uli	-14
n3um	-50
n3und	-30
n3ung	39
n3unk	-13
n3ure	-26
n3urf	-16
n3urg	-18
n3urm	-21
n3urs	-19
n3urt	-17
n3use	-19
n3uss	-22
n3ust	-18
n3ute	-18
n3utz	-22
n3va	-17
n3ver	-26
n3von	-22
n3was	-76
n3weg	-12
n3wei	-30
n3wer	-8
n3wie	-30
n3wo	-42
n3xen	-22
n3zen	-31
n3zer	-37
n3zig	-40
n3zte	-30
n3zug	-22
n3ßer	-19
n3äch	-24
n3äge	-33
n3ägt	-15
n3ähr	-23
n3ält	-21
n3äre	-20
n3ärt	-22
n3ärz	-14
n3öhe	-12
n3ört	-20
n3öst	-8
n3öße	-18
n3ück	-15
n3ühr	-15
n3üll	-24
n3ült	-12
n3ürl	-13
n3üro	-22
n3üse	-13
n3üst	-21
n3üte	-26
n3üße	-14
n4aal	-13
n4aat	-16
n4abe	10
n4abt	-18
n4ach	-40
n4ack	-9
n4ade	-18
n4adt	-19
n4afe	-16
n4aft	-21
n4age	-39
n4ags	-29
n4agt	-22
n4aha	-18
n4ahl	-18
n4ahn	-16
n4ahr	-22
n4aht	-18
n4akt	-14
n4alb	-12
n4ale	-21
n4all	-20
n4als	-16
n4alt	-29
n4alz	-17
n4ame	-22
n4amm	-24
n4amt	-16
n4and	-43
n4ang	-36
n4ank	-23
n4ann	-32
n4ant	-13
n4anz	-17
n4ard	-16
n4are	-26
n4ark	-17
n4arm	-23
n4art	-38
n4arz	-23
n4ast	-23
n4ate	-21
n4ats	-17
n4att	-18
n4aub	-13
n4aum	-32
n4aun	-11
n4aus	-26
n4aut	-25
n4auß	-8
n4aße	-23
n4bad	-27
n4bar	-18
n4bau	-23
n4bei	-55
n4bel	-27
n4ben	-44
n4ber	-35
n4bes	-12
n4bg	-10
n4bon	-15
n4bor	-16
n4bot	-22
n4box	-16
n4bst	-23
n4bts	-13
n4bus	-19
n4che	10
n4chi	-13
n4chs	-25
n4cht	-51
n4cke	-27
n4cks	-21
n4ckt	-32
n4d's	-12
n4das	-15
n4del	-13
n4dem	-20
n4den	-38
n4der	-53
n4des	-29
n4det	-27
n4die	-66
n4dig	-13
n4din	-20
n4dit	-14
n4dys	-22
n4ebe	-11
n4ebt	-22
n4eck	-18
n4ede	-37
n4eft	-17
n4ege	-28
n4egt	-31
n4eh	-16
n4ehn	-26
n4ehr	-22
n4eht	-30
n4eib	-18
n4eil	-20
n4ein	-41
n4eis	-27
n4eit	-39
n4eiß	-10
n4ekt	-25
n4eld	-18
n4ele	-14
n4ell	-15
n4eln	-26
n4els	-17
n4elt	-29
n4ema	-48
n4end	-38
n4ene	-29
n4enn	-26
n4ens	-23
n4ent	-30
n4enz	-19
n4ept	-12
n4era	-20
n4erd	-14
n4ere	-27
n4erg	-20
n4erk	-17
n4ern	-44
n4ers	-16
n4ert	-50
n4es	-11
n4ese	-24
n4est	-23
n4ete	-25
n4ett	-18
n4etz	-19
n4eue	-35
n4eun	-19
n4eut	-21
n4euz	-15
n4ezi	-15
n4fel	-26
n4fen	-45
n4ffe	-17
n4fft	-11
n4fst	-15
n4fte	-31
n4für	-66
n4gal	-11
n4gel	-35
n4ger	-35
n4gib	-8
n4gin	-17
n4gst	-19
n4gte	-31
n4gut	-13
n4hat	-18
n4hen	-18
n4her	9
n4hes	-21
n4hiv	-12
n4hle	-20
n4hlt	-21
n4hm	-13
n4hme	19
n4hmt	-22
n4hne	-27
n4hof	-12
n4hr	-13
n4hre	-29
n4hrt	-22
n4hst	-29
n4ias	-14
n4iat	-10
n4ibe	-12
n4ibt	-33
n4ice	-23
n4ich	-29
n4ick	-22
n4ide	-15
n4ieb	-20
n4ied	-16
n4ief	-16
n4iel	-16
n4ier	-29
n4ies	-18
n4iff	-10
n4ift	-23
n4ige	13
n4igt	-19
n4ihe	-39
n4ild	-16
n4ile	-14
n4ilm	-16
n4ilo	-34
n4ils	-14
n4ilt	-14
n4im	-25
n4ina	-8
n4ind	-15
n4ine	-27
n4ing	-34
n4inn	-16
n4ino	-18
n4ion	-41
n4ird	-46
n4irk	-19
n4irm	-9
n4irt	-18
n4ise	-37
n4iss	-22
n4ist	-18
n4ite	-16
n4itt	-24
n4itz	-24
n4ium	-16
n4kam	-18
n4kel	-28
n4ken	-45
n4ker	-14
n4kes	-20
n4ket	-21
n4kg	-15
n4kop	-14
n4kte	-27
n4kus	-17
n4kw	-17
n4lag	-30
n4lan	-17
n4lar	-24
n4las	-14
n4lch	-20
n4lem	-19
n4len	-61
n4ler	-23
n4les	-22
n4lft	-13
n4lge	-20
n4lgt	-19
n4lie	-22
n4lig	-19
n4lin	-13
n4lke	-14
n4lle	-12
n4lls	-17
n4llt	-24
n4lon	-25
n4lor	-13
n4los	-11
n4lte	-34
n4lub	-9
n4lut	-10
n4mal	-11
n4mat	-14
n4mde	-14
n4mel	-27
n4men	-42
n4mer	8
n4mes	-21
n4mit	-34
n4mm	-17
n4mma	-18
n4mme	-18
n4mmt	-21
n4mpe	-23
n4mse	-17
n4n's	-13
n4na	-18
n4nal	-17
n4nat	-20
n4nde	-43
n4nee	-11
n4nem	-20
n4nen	-71
n4ner	-47
n4nes	-34
n4net	-16
n4nge	-38
n4ngs	-19
n4ngt	-32
n4nik	-25
n4nis	-15
n4niz	-9
n4nke	-29
n4nkt	-17
n4nna	-11
n4nne	-23
n4nns	-9
n4nnt	-27
n4nun	-21
n4nus	-19
n4nzt	-13
n4obe	-34
n4och	-17
n4ode	-22
n4off	-24
n4ohn	-12
n4oin	-16
n4ole	-18
n4oll	-18
n4ons	-12
n4opa	-10
n4opf	-15
n4orb	-9
n4ord	-18
n4ore	-13
n4orn	-19
n4ort	-26
n4osa	-13
n4ose	-25
n4oss	-24
n4ost	-12
n4ote	-29
n4ots	-13
n4our	-14
n4oße	-21
n4per	-20
n4pft	-23
n4ph	-9
n4pie	-11
n4piz	-13
n4ppe	-14
n4ppt	-13
n4rag	-21
n4ran	-19
n4rat	-21
n4rbe	-9
n4rde	-30
n4rei	-49
n4rem	-17
n4ren	8
n4rer	-32
n4res	-23
n4rge	-9
n4rig	-29
n4rin	-30
n4rke	-24
n4rkt	-20
n4rma	-17
n4rnd	-23
n4rne	-21
n4rnt	-12
n4roh	-14
n4rom	-18
n4rre	-11
n4rst	-16
n4rte	-33
n4ruf	10
n4rum	-28
n4ruß	-20
n4rze	-16
n4rzt	-20
n4rät	-22
n4rüh	-22
n4sam	-22
n4san	-18
n4saß	-19
n4sch	-28
n4see	-14
n4sei	-13
n4sel	26
n4sen	-49
n4set	-24
n4sie	-13
n4ske	-12
n4sor	-14
n4sse	-38
n4sst	-26
n4ste	-21
n4süd	-18
n4t's	-12
n4tag	-28
n4tal	-12
n4tar	-11
n4tat	-19
n4ten	-17
n4ter	-16
n4tes	-28
n4tet	-23
n4tig	-27
n4tin	-32
n4tiz	-24
n4tke	-14
n4ton	-24
n4tor	-12
n4tos	-15
n4tte	-29
n4tu	-9
n4tur	-13
n4tut	-16
n4tze	-33
n4tzt	-33
n4tät	-13
n4tür	-23
n4tüv	-10
n4uar	-16
n4ube	-14
n4ubt	-17
n4uch	9
n4uen	-25
n4uer	-36
n4ufe	-13
n4uft	-21
n4uge	-20
n4ugt	-16
n4uhe	-16
n4uhr	-21
n4ule	-11
n4uli	-16
n4um	-50
n4ums	-16
n4und	-12
n4uni	-12
n4unk	-16
n4upe	-11
n4urf	-20
n4urg	-21
n4urm	-15
n4urt	-9
n4uss	-18
n4ust	-15
n4ute	-18
n4utz	-16
n4ver	-36
n4von	-46
n4vor	-18
n4was	-61
n4weg	-11
n4wei	-46
n4wie	-22
n4wir	-66
n4wo	-29
n4xen	-25
n4zel	-12
n4zen	-31
n4zer	8
n4zig	-29
n4zug	-22
n4ßen	-29
n4ßer	-14
n4äch	-10
n4äge	-15
n4ägt	-13
n4äre	-21
n4ärz	-11
n4äse	13
n4äte	-18
n4öhe	-11
n4ört	-20
n4öße	-19
n4übt	-10
n4ück	-17
n4ürl	-16
n4üro	-28
n4üte	-31
n5aal	-16
n5aar	-15
n5aat	-18
n5abt	-13
n5ach	-22
n5ack	-15
n5adt	-13
n5afe	-19
n5aft	-20
n5age	17
n5ags	-23
n5ahl	-16
n5ahr	-13
n5aib	-16
n5ail	-13
n5alb	-13
n5ald	-21
n5ale	-16
n5all	-20
n5als	-15
n5alt	-15
n5alz	-18
n5ame	-21
n5amm	-11
n5amt	-32
n5ang	-27
n5ank	-26
n5ann	-22
n5ans	-11
n5ant	-8
n5anz	-9
n5app	-9
n5ara	-10
n5are	-21
n5ark	-17
n5arm	-18
n5art	-25
n5ass	-57
n5ast	-28
n5ate	-13
n5att	-21
n5atz	-27
n5aub	-13
n5auf	-58
n5aum	-26
n5aus	-25
n5aut	-21
n5aw	-21
n5aße	-14
n5bad	-21
n5bar	-20
n5bat	-17
n5bau	-27
n5bei	-63
n5bel	-22
n5ben	-36
n5ber	-36
n5bes	-10
n5bor	-18
n5bot	-22
n5box	-25
n5bst	-24
n5bub	-14
n5che	-55
n5chs	-16
n5cht	-32
n5cke	-14
n5cks	-13
n5ckt	-28
n5del	-13
n5dem	-34
n5den	-47
n5der	-34
n5des	-13
n5det	13
n5die	-20
n5din	-16
n5dio	-27
n5ebe	-10
n5ebt	-19
n5ech	-16
n5eck	-24
n5ede	-38
n5eft	-17
n5ege	-25
n5egt	-25
n5ehn	-33
n5ehr	-21
n5eht	-19
n5eib	-20
n5eid	-12
n5eil	-14
n5eim	-40
n5eis	-14
n5eit	-32
n5eiß	-9
n5eke	-13
n5ekt	-14
n5elb	-15
n5eld	-14
n5ele	-14
n5ell	-15
n5eln	-30
n5elt	-21
n5ema	-25
n5end	-24
n5ene	-21
n5enn	-18
n5ens	-29
n5ent	-26
n5enz	-15
n5enü	-15
n5ept	-15
n5era	-13
n5erd	13
n5ere	-42
n5erg	-21
n5erk	-9
n5erm	-23
n5ern	-35
n5ers	-17
n5ert	-29
n5es	9
n5ese	-30
n5est	-25
n5ett	-31
n5etz	-13
n5eue	-34
n5eun	-13
n5eut	-30
n5ezi	-16
n5eßt	-19
n5fel	-27
n5fen	-47
n5fer	-29
n5ffe	-21
n5fft	-13
n5fst	-14
n5für	-64
n5gal	-16
n5gel	-25
n5gen	-50
n5ger	-40
n5ges	-14
n5gin	-9
n5gst	-20
n5gte	-24
n5gut	-21
n5her	-48
n5hes	-35
n5hiv	-11
n5hle	-27
n5hlt	-17
n5hm	-12
n5hme	19
n5hmt	-23
n5hne	-44
n5hof	-22
n5hrt	-21
n5hst	-12
n5hte	-31
n5ias	-16
n5iat	-15
n5ibe	-17
n5ice	-10
n5ich	-46
n5ide	-13
n5ieb	-24
n5ied	-20
n5ief	-24
n5iel	-22
n5ien	-29
n5ier	-26
n5ies	-12
n5iet	-11
n5ieß	-15
n5ift	-20
n5ige	-20
n5igt	-19
n5ihe	9
n5ila	-13
n5ild	-8
n5ilo	-29
n5ilt	-12
n5im	-41
n5ima	-16
n5ind	-12
n5ing	-24
n5inn	-10
n5int	-14
n5ion	-36
n5ird	-50
n5irm	-11
n5is	-19
n5ise	-24
n5ist	-21
n5it	-13
n5ita	-21
n5ite	-20
n5itz	-18
n5ium	-15
n5ive	-8
n5ißt	-16
n5kam	-26
n5kel	-13
n5ken	-36
n5ker	-22
n5ket	-27
n5kku	-13
n5kte	-15
n5kus	-15
n5lag	-13
n5lar	-16
n5las	-19
n5lbe	-19
n5lde	13
n5lem	-17
n5len	-13
n5ler	-15
n5les	-23
n5lge	-15
n5lgt	-10
n5lie	-20
n5lig	-10
n5lls	-17
n5llt	-22
n5los	-20
n5lte	-18
n5lut	-11
n5m/h	-9
n5mal	-26
n5mat	-18
n5mel	-18
n5men	-39
n5mer	-25
n5mie	-17
n5min	-18
n5mit	-23
n5mme	-16
n5mmt	-25
n5mpe	-12
n5mse	-13
n5n's	-18
n5na	-18
n5nal	-11
n5nat	-11
n5nem	-9
n5nen	9
n5net	-23
n5nge	-8
n5ngs	-23
n5ngt	-20
n5nie	-16
n5nig	-11
n5nik	-24
n5nis	-11
n5niz	-9
n5nkt	-18
n5nne	-10
n5nns	-20
n5nnt	-29
n5not	-15
n5nte	8
n5nun	-15
n5nur	-11
n5nus	-13
n5obe	13
n5och	-19
n5off	-17
n5oft	-20
n5ois	-10
n5ole	-15
n5olt	-10
n5olz	-13
n5oma	-21
n5ope	-23
n5opp	-16
n5orb	-11
n5ord	-21
n5orm	-14
n5ort	-10
n5ose	-18
n5oss	-15
n5ote	-20
n5ott	-18
n5oße	-16
n5pel	-21
n5pen	-32
n5per	-12
n5pfe	-16
n5pft	-17
n5ph	-10
n5ppe	-25
n5ppt	-16
n5rab	-14
n5rad	-16
n5rag	-23
n5ran	16
n5rat	-24
n5ray	-18
n5rbe	-20
n5rde	-17
n5re	-13
n5rem	-18
n5ren	18
n5rer	-29
n5res	-15
n5rgt	-13
n5rhs	-18
n5ria	-19
n5rig	-24
n5rin	-25
n5rke	-22
n5rkt	-23
n5rma	-9
n5rme	-20
n5rne	-25
n5rrn	-14
n5rrt	-15
n5rst	-16
n5rte	-26
n5rum	-20
n5ruß	-16
n5rze	-14
n5rzt	-20
n5rät	-13
n5sam	-15
n5saß	-14
n5sch	15
n5see	-13
n5sen	-12
n5ser	-15
n5sie	-36
n5ske	-16
n5sor	-16
n5sse	-41
n5sst	-22
n5ste	-32
n5t	-8
n5t's	-20
n5tag	-32
n5tal	-18
n5tel	-44
n5tem	-17
n5ten	-62
n5ter	-38
n5tes	-27
n5tet	-23
n5tig	-15
n5tin	-24
n5tiz	-19
n5ton	-25
n5top	-10
n5tor	-14
n5tos	-19
n5tra	-19
n5tte	-31
n5tum	-18
n5tur	-25
n5tut	-18
n5tzt	-21
n5tür	-19
n5tüv	-13
n5uar	-12
n5ube	-12
n5ubt	-12
n5uch	-29
n5uck	-26
n5uen	-42
n5uer	-20
n5ues	-28
n5ufe	-24
n5uft	-28
n5uge	-17
n5uhe	-24
n5ule	-20
n5uli	-10
n5um	-46
n5ums	-13
n5und	-12
n5uni	-13
n5upe	-9
n5ure	-17
n5urf	-14
n5urm	-24
n5urs	-15
n5use	-14
n5usm	-16
n5uss	-15
n5ust	-16
n5ute	-18
n5utz	-23
n5va	-22
n5ver	-29
n5von	-49
n5vor	-14
n5vus	-18
n5was	-11
n5wei	-29
n5wer	-35
n5wie	14
n5wir	-62
n5wo	-14
n5xen	-11
n5xis	-13
n5zen	-34
n5zer	-28
n5zig	-32
n5zug	-34
n5ßer	-17
n5ält	-11
n5ärz	-17
n5öhe	-15
n5ück	-16
n5üft	-18
n5üge	-18
n5ühl	-9
n5üle	-20
n5ünn	-18
n5üro	-24
n6aar	-12
n6ach	-38
n6ack	-20
n6ade	-14
n6aft	-25
n6age	-34
n6ags	-11
n6agt	-14
n6ahl	-20
n6ahn	-14
n6aib	-18
n6akt	-10
n6alb	-21
n6ald	-19
n6ale	-23
n6all	-16
n6als	-14
n6alt	-14
n6alz	-15
n6ame	-17
n6amm	-19
n6amt	-16
n6and	-43
n6ane	-14
n6ang	-31
n6ank	-15
n6ann	-32
n6ans	-10
n6anz	-26
n6ard	-18
n6are	-17
n6ark	-14
n6arm	-10
n6arn	-20
n6art	-27
n6ase	-9
n6ast	-19
n6ate	-17
n6att	-20
n6atz	-32
n6auf	-54
n6aum	-35
n6aus	-26
n6aße	-21
n6b's	-8
n6bad	-24
n6bar	-9
n6bau	13
n6bei	-50
n6ben	-42
n6ber	-29
n6box	-17
n6bst	-21
n6bts	-14
n6che	-52
n6chs	-14
n6cht	-39
n6cke	-12
n6ckt	-38
n6dan	-12
n6das	-23
n6del	-15
n6dem	-25
n6den	-42
n6der	-62
n6det	-22
n6die	-14
n6din	-10
n6dys	-11
n6ede	-36
n6efe	-13
n6eft	-13
n6ege	-12
n6egt	-26
n6ehe	-12
n6ehn	-23
n6ehr	-22
n6eht	-17
n6eib	-9
n6eid	-17
n6eim	-40
n6ein	-61
n6eis	-16
n6eit	-30
n6eiß	-11
n6ekt	-12
n6elb	-8
n6ele	-15
n6eln	-21
n6elt	-20
n6ema	-29
n6end	-25
n6ene	-29
n6enk	-20
n6enn	13
n6ens	-29
n6ent	-20
n6enz	-17
n6era	-15
n6erd	-25
n6erk	-15
n6erm	-16
n6ers	-15
n6ert	-35
n6es	-30
n6ese	-9
n6est	-15
n6ett	-24
n6etz	-21
n6eue	21
n6eum	-18
n6eun	-19
n6eur	-17
n6eut	-14
n6ext	-17
n6ezi	-12
n6eßt	-18
n6fee	-20
n6fen	-46
n6fer	-26
n6ffe	-16
n6fte	-14
n6fuß	-20
n6für	-56
n6gal	-23
n6gel	-18
n6ger	-31
n6ges	-13
n6gin	-9
n6gte	-23
n6gut	-26
n6gäu	-9
n6hat	-18
n6hau	-20
n6hem	-13
n6hen	-68
n6her	-40
n6hes	-22
n6hin	-13
n6hiv	-11
n6hle	-25
n6hme	-31
n6hne	-30
n6hof	-22
n6hol	-10
n6hre	-23
n6hrt	-11
n6hst	-22
n6hte	-27
n6hts	-16
n6huh	-19
n6ias	-17
n6iat	-15
n6ibe	-21
n6ibt	-30
n6ich	-35
n6ick	-13
n6ieb	-24
n6ied	-24
n6ief	-20
n6ien	-19
n6ier	-27
n6ies	-16
n6iff	-14
n6ift	-18
n6ige	-26
n6igt	-11
n6ihe	-21
n6ilo	-12
n6ilt	-23
n6im	-42
n6ima	-16
n6ina	-14
n6ine	-35
n6ing	-32
n6inn	-18
n6ino	-19
n6int	-15
n6ion	-10
n6ird	-41
n6irm	-18
n6irt	-11
n6ise	-28
n6iss	-12
n6ist	-29
n6ite	-13
n6itt	-15
n6itz	-21
n6ive	-17
n6ißt	-12
n6kam	-14
n6kay	-13
n6kel	-21
n6ken	-36
n6ker	-20
n6ket	12
n6kku	-16
n6kte	-18
n6kus	-12
n6lag	-14
n6lan	-8
n6lar	-15
n6lat	-11
n6lay	-14
n6lbe	-8
n6lde	-21
n6ler	-39
n6les	-24
n6lge	-16
n6lgt	-21
n6lie	-18
n6lke	-8
n6lle	-30
n6llt	-23
n6los	-22
n6lot	-8
n6lte	-31
n6mag	-10
n6mal	-19
n6men	-33
n6mer	-35
n6mit	-33
n6mma	-15
n6mme	-19
n6mmt	-16
n6mpe	-23
n6mpf	-13
n6n	-9
n6nal	-14
n6nat	-15
n6nee	-15
n6nem	-15
n6nen	-8
n6ner	-38
n6nes	-9
n6net	-13
n6nge	-30
n6ngs	-18
n6ngt	-36
n6nie	-18
n6nik	-14
n6nis	-8
n6nke	-22
n6nkt	-18
n6nna	-11
n6nne	-11
n6nns	-20
n6nnt	-26
n6nst	-33
n6nte	-36
n6nun	-8
n6nus	-21
n6nze	-16
n6obe	-26
n6och	-22
n6off	-26
n6oft	-11
n6ohn	-10
n6oin	-12
n6ole	-13
n6olf	-10
n6oll	-15
n6olt	-14
n6olz	-13
n6opf	-10
n6ord	-19
n6ore	-10
n6ose	-21
n6ost	-18
n6ote	-22
n6our	-13
n6oße	-21
n6pel	-15
n6pen	-43
n6per	-10
n6pfe	-10
n6pft	-23
n6pie	-16
n6ppe	-20
n6ppt	-13
n6rag	-11
n6rat	-17
n6rbe	-20
n6rde	-9
n6rei	-29
n6rem	-10
n6rer	-22
n6res	-20
n6rge	-8
n6rin	-23
n6rke	-14
n6rkt	-14
n6rme	-11
n6rnd	-22
n6rne	-13
n6rnt	-11
n6rom	-9
n6roß	-13
n6rte	-13
n6ruf	-17
n6rum	-37
n6ruß	-12
n6rze	-21
n6rüh	-16
n6sch	-30
n6sel	-34
n6sen	8
n6ser	-36
n6set	-20
n6sie	-33
n6sor	-20
n6sse	-30
n6sst	-14
n6ste	-46
n6t	-17
n6t's	-15
n6tag	-46
n6tel	-32
n6tem	-21
n6ten	-9
n6ter	-44
n6tes	-23
n6tet	-27
n6tig	-27
n6til	-11
n6tin	-22
n6ton	-17
n6tor	-9
n6tte	-24
n6tur	-24
n6tze	-30
n6tzt	-22
n6tür	-20
n6tüv	-14
n6uar	-14
n6ube	-17
n6ubi	-14
n6uch	-28
n6uck	-29
n6uer	-18
n6ues	-26
n6ufe	-14
n6uft	-26
n6uge	-13
n6uhe	-21
n6uhl	-16
n6um	-42
n6ums	-16
n6und	-15
n6ung	-12
n6uni	-15
n6ure	-15
n6urf	-20
n6urg	-12
n6urt	-15
n6urz	9
n6use	-12
n6uss	-19
n6ust	-16
n6ute	-23
n6utz	-10
n6von	-44
n6was	-11
n6wei	-11
n6wer	-19
n6wir	-46
n6wo	-35
n6xen	-9
n6zen	-36
n6zer	-14
n6zig	-29
n6zug	-28
n6ßen	-33
n6ßes	-13
n6äch	-12
n6ält	-16
n6ärt	-19
n6äte	-15
n6öhe	-12
n6ühr	-11
n6üle	-22
n6ürl	-12
n6üro	-23
n7aar	-9
n7abe	-12
n7ack	-17
n7ade	-15
n7adt	-11
n7afe	-13
n7aft	-12
n7age	-25
n7ags	-25
n7ahn	-11
n7ahr	-22
n7aib	-20
n7ake	-9
n7alb	-18
n7ald	-17
n7ale	-20
n7all	-17
n7alt	-25
n7alz	-13
n7ame	-14
n7amm	-13
n7amt	-27
n7and	-35
n7ane	-13
n7ang	-35
n7ank	-12
n7ann	-27
n7ant	-14
n7anz	-17
n7ard	-17
n7are	-21
n7arm	-30
n7art	-21
n7ass	-53
n7ast	-16
n7atz	-23
n7aue	-21
n7auf	-51
n7aum	-25
n7aus	-26
n7aut	-21
n7aw	-24
n7aße	-20
n7bad	-13
n7bar	-17
n7bau	-33
n7bel	-8
n7ben	-45
n7ber	-37
n7bot	-23
n7box	-8
n7bst	-23
n7bts	-14
n7bus	-21
n7chi	-8
n7cht	-41
n7cke	-21
n7cks	-15
n7ckt	-19
n7das	-64
n7dem	-32
n7der	-21
n7det	-31
n7di	-13
n7die	-33
n7din	-13
n7dwo	-10
n7dys	-15
n7eam	-16
n7ebt	-22
n7eck	14
n7ede	-30
n7efe	-12
n7eft	-9
n7ege	-17
n7egt	-22
n7ehn	-21
n7ehr	-26
n7eht	-23
n7eib	-15
n7eil	-13
n7eim	-30
n7eis	-11
n7eit	-37
n7eiß	-18
n7eke	-8
n7ekt	-18
n7eld	-11
n7eln	-19
n7elt	-22
n7ema	-21
n7end	-17
n7ene	-23
n7enn	-10
n7ens	-25
n7ent	-17
n7enz	-9
n7erd	-10
n7ere	-26
n7erg	-14
n7ern	-35
n7ers	-8
n7ert	-24
n7es	-43
n7ese	-29
n7est	-18
n7ett	-28
n7eue	-12
n7eur	-16
n7ezi	-12
n7fee	-18
n7fel	-19
n7fen	9
n7fer	-21
n7ffe	-17
n7fft	-15
n7fst	-17
n7fte	-33
n7für	-54
n7gel	-19
n7gen	-12
n7ger	-36
n7ges	-20
n7gin	-12
n7gte	-13
n7her	-39
n7hes	-18
n7hiv	-10
n7hlt	-13
n7hme	-43
n7hne	-30
n7hnt	-16
n7hof	-30
n7hre	-9
n7hrt	-10
n7hst	-14
n7hte	-16
n7hts	-13
n7hur	-25
n7ias	-11
n7iat	-14
n7ibe	-26
n7ibt	-21
n7ice	-22
n7ich	-36
n7ieb	-13
n7ief	-20
n7iel	-8
n7ien	-12
n7ier	-10
n7ies	-10
n7iet	-12
n7ift	-19
n7ige	-28
n7ihe	-18
n7ile	-23
n7ilo	-16
n7im	-44
n7ing	-15
n7ino	-21
n7ion	-32
n7ird	-33
n7irk	-12
n7ise	-20
n7iss	-12
n7ist	11
n7ite	-16
n7itt	-43
n7ißt	-12
n7kel	-13
n7ken	-28
n7ker	-20
n7ket	-18
n7kku	-17
n7lan	-14
n7lar	-20
n7lbe	-16
n7lch	-13
n7lde	-16
n7leg	-10
n7lem	-8
n7len	-51
n7ler	-21
n7les	-22
n7let	-12
n7lge	-12
n7lie	-8
n7lle	-33
n7llt	-17
n7los	-19
n7lte	-27
n7lut	-17
n7mat	-11
n7mel	-12
n7mer	-24
n7min	-18
n7mit	-28
n7mme	-14
n7mpe	-12
n7mpf	-15
n7mse	-9
n7na	-23
n7nal	-19
n7nat	-17
n7nde	-26
n7nds	-9
n7nem	-12
n7nen	-54
n7ner	-24
n7nes	-21
n7net	-28
n7nge	-21
n7ngs	-11
n7nie	-15
n7nig	-17
n7nik	-19
n7niz	-9
n7nke	-15
n7nkt	-9
n7nns	-17
n7nnt	-12
n7nst	-18
n7nte	-22
n7nun	-18
n7nus	-15
n7obe	-35
n7och	-13
n7off	-21
n7oin	-11
n7ole	-13
n7olf	-14
n7oll	-15
n7ons	-18
n7op	-12
n7opf	-10
n7opp	-10
n7ort	-26
n7ose	-21
n7oss	-11
n7ote	-15
n7pel	-11
n7pen	-22
n7pft	-16
n7ppt	-16
n7rat	-11
n7red	-22
n7rei	-34
n7rem	-16
n7rer	-27
n7res	-21
n7ria	-16
n7rig	-30
n7rin	-28
n7rkt	-24
n7rma	-15
n7rme	-19
n7rnd	-9
n7rne	-17
n7rob	-10
n7roh	-15
n7rry	-9
n7rst	-16
n7rte	-26
n7ruf	-23
n7rum	-18
n7rät	-15
n7sam	-14
n7sch	-28
n7sel	-43
n7sen	-23
n7ser	-37
n7sie	-31
n7sse	-20
n7sst	-12
n7ste	-27
n7t's	-19
n7tag	-38
n7tel	-28
n7tem	-20
n7ten	-13
n7ter	-28
n7tes	-25
n7tet	-30
n7tin	-18
n7tiz	-12
n7ton	-14
n7tor	-19
n7tos	-13
n7tra	-13
n7tte	-14
n7tut	-26
n7tze	-20
n7tzt	-22
n7tür	-11
n7uar	-8
n7ube	-11
n7uch	-24
n7uck	-25
n7uen	-23
n7uer	-16
n7ufe	-11
n7uge	-16
n7uhl	-14
n7uhr	-15
n7uhu	-21
n7ule	-9
n7uli	-10
n7ult	-9
n7ums	-27
n7und	-18
n7ung	-59
n7uni	-14
n7upt	-11
n7urg	-23
n7use	-18
n7uss	-13
n7ute	-17
n7ver	-23
n7von	-35
n7wei	-18
n7wer	-22
n7wir	-66
n7wo	12
n7zen	-39
n7zer	-33
n7zig	-24
n7zte	-23
n7zug	-15
n7ßen	-15
n7ßer	-18
n7ßig	-19
n7äge	-15
n7ähr	-16
n7ält	-17
n7äse	-23
n7äte	-20
n7ürs	-21
n7üte	-15
n8aar	-18
n8abe	-37
n8ach	-38
n8aft	-14
n8age	-27
n8ags	-24
n8ahl	-19
n8ahn	-11
n8ahr	-13
n8alb	-16
n8ald	-10
n8ale	-12
n8all	-13
n8als	-8
n8alt	-15
n8alz	-8
n8amm	-15
n8amt	-15
n8and	-31
n8ang	-18
n8ank	-15
n8ann	-23
n8ans	-9
n8anz	-12
n8app	-15
n8arn	-14
n8art	-26
n8arz	-9
n8ase	-14
n8ass	-43
n8ast	-21
n8ate	-14
n8atz	-23
n8aub	-10
n8aum	-24
n8aus	-15
n8aut	-10
n8aße	-20
n8bad	-21
n8bar	-11
n8bau	-21
n8bei	-39
n8bel	-13
n8ben	-32
n8ber	-33
n8bst	-11
n8bts	-11
n8che	-34
n8cht	-25
n8cke	-19
n8ckt	-19
n8das	-48
n8dem	-25
n8den	-22
n8der	-46
n8det	-14
n8die	-28
n8dit	-9
n8dys	-22
n8ebt	-32
n8eck	-12
n8ede	-24
n8ege	-18
n8egt	-17
n8ehn	14
n8ehr	-12
n8eht	10
n8eid	-14
n8eih	-9
n8eil	-9
n8eim	-37
n8ein	-36
n8eis	-18
n8eit	-24
n8ekt	-17
n8ell	-11
n8eln	-11
n8els	-19
n8elt	-22
n8ema	-16
n8end	-16
n8ene	-15
n8enn	-45
n8ens	-18
n8ent	-17
n8ere	-26
n8erm	-18
n8ern	-30
n8ert	-25
n8es	-33
n8ese	-18
n8est	-11
n8ett	-22
n8eue	-29
n8eun	-14
n8eut	-12
n8ezi	-16
n8eßt	-13
n8fel	-16
n8fer	-18
n8ffe	-14
n8fst	-13
n8fte	-11
n8für	-42
n8gel	-16
n8gen	-51
n8ger	-14
n8ges	-21
n8gig	-9
n8gte	-13
n8hat	-15
n8hen	-50
n8her	-35
n8hes	-19
n8hle	-19
n8hlt	-14
n8hme	-39
n8hne	-22
n8hof	-14
n8hol	-9
n8hrt	-13
n8hse	-11
n8hst	-19
n8hte	-13
n8hts	-10
n8hur	-26
n8iat	-14
n8ibt	-14
n8ich	-35
n8ieb	-18
n8iel	-11
n8ien	-12
n8ier	-15
n8ies	-11
n8ift	-21
n8ige	-17
n8igt	-14
n8ihe	-12
n8ila	-11
n8ild	-12
n8ile	-11
n8ilo	-17
n8ilt	-19
n8im	-35
n8ind	-9
n8ine	-33
n8ing	-10
n8ino	-18
n8int	-19
n8ion	-28
n8ird	-35
n8irk	-11
n8ise	-28
n8iss	-12
n8ist	-11
n8itt	-20
n8itz	-12
n8iße	-19
n8kam	-27
n8kel	-14
n8ken	-30
n8ker	-19
n8lag	-10
n8lar	-13
n8len	19
n8ler	-12
n8les	-16
n8lge	-10
n8lie	-17
n8lin	-18
n8lle	-20
n8llt	-15
n8lte	-28
n8lts	-11
n8mal	-12
n8mer	-23
n8mes	-19
n8mit	-15
n8ml	-13
n8mme	-9
n8mmt	-22
n8mpe	-15
n8mse	-12
n8n	-9
n8nde	-22
n8ned	-17
n8nen	-42
n8ner	-13
n8nes	-14
n8net	-9
n8nge	-29
n8ngt	-23
n8nie	-14
n8nik	-18
n8niz	-15
n8nke	11
n8nnt	-21
n8nst	-18
n8nte	-25
n8nur	-8
n8nus	-15
n8obe	12
n8och	-12
n8off	-14
n8oin	-12
n8oll	-18
n8opf	-12
n8opp	-12
n8osa	-11
n8ose	-13
n8ost	-11
n8oße	-16
n8pen	-15
n8pft	-19
n8r's	-13
n8rab	-19
n8rat	-16
n8rbe	-11
n8rei	-34
n8rem	-19
n8ren	-57
n8rer	-27
n8res	-22
n8rin	-25
n8rkt	10
n8rme	-15
n8rnd	-18
n8rne	-8
n8rob	-15
n8rte	-13
n8rum	-29
n8rze	-8
n8rzt	-15
n8rät	-9
n8rüh	-16
n8sam	-14
n8sch	-31
n8sel	-33
n8sem	-12
n8sen	-34
n8ser	-45
n8sie	-25
n8sse	-20
n8sst	-10
n8ste	-28
n8tag	-28
n8tat	-23
n8tel	-29
n8ten	-65
n8ter	-24
n8tes	-16
n8tet	-29
n8tig	-26
n8tin	-25
n8tor	-10
n8tte	-18
n8tur	-22
n8tze	-21
n8tzt	-14
n8tür	-13
n8tüv	-14
n8uch	-17
n8uck	-24
n8uen	-26
n8uer	-17
n8ues	-25
n8uft	-17
n8uhe	-12
n8uhl	-12
n8ult	-11
n8um	-35
n8und	-15
n8ung	-57
n8uni	-12
n8urg	-21
n8use	-18
n8uss	-17
n8ust	-14
n8ute	-13
n8ver	-17
n8von	-33
n8vor	-13
n8weg	-10
n8wei	-16
n8wer	-18
n8wie	18
n8wir	-47
n8wo	-22
n8xen	-10
n8zer	-18
n8zig	-17
n8zug	-22
n8äch	-25
n8äge	-13
n8ärz	-11
n8äte	-9
n8ört	-9
n8ück	-8
n8üft	-9
n8üge	-13
n8üte	-12
n9aal	-10
n9aar	-14
n9abe	-21
n9ach	-14
n9ack	-13
n9adt	-17
n9aft	-12
n9age	-24
n9ags	-17
n9agt	-15
n9ahn	-12
n9ahr	-8
n9aib	-14
n9ake	-14
n9alb	-20
n9ald	-16
n9amm	-11
n9amt	-14
n9and	-29
n9ane	-10
n9ang	-13
n9ank	-10
n9ann	-16
n9are	-10
n9arm	-27
n9art	-18
n9ase	-15
n9ass	-36
n9ast	-12
n9atz	-20
n9auf	-28
n9aum	-27
n9aus	-30
n9bar	-19
n9bei	-39
n9bel	-8
n9ben	-25
n9ber	-29
n9bes	-13
n9bst	-21
n9che	-27
n9cht	-27
n9cke	-12
n9ckt	-26
n9das	-42
n9dem	-23
n9den	-26
n9des	-11
n9det	-13
n9die	-9
n9eck	-13
n9ede	-21
n9ege	-21
n9egt	-15
n9ehn	-17
n9eib	-17
n9eil	-12
n9eim	-38
n9ein	-38
n9eis	-15
n9eit	-11
n9ekt	-16
n9ele	-17
n9eln	-13
n9elt	-9
n9end	-15
n9ene	-13
n9ens	-14
n9ent	-15
n9ept	-8
n9ere	-8
n9erg	-21
n9ern	-23
n9ers	-15
n9ert	-15
n9es	-40
n9ese	-17
n9est	-26
n9ete	-9
n9ett	-20
n9etz	-13
n9eue	-8
n9eum	-20
n9eut	-17
n9ezi	-12
n9eßt	-15
n9fel	-12
n9fer	-17
n9fst	-14
n9fte	-10
n9für	-17
n9gel	-17
n9gen	9
n9ger	-23
n9ges	-15
n9gig	-9
n9gte	-10
n9hen	-40
n9her	-34
n9hle	-18
n9hlt	-12
n9hme	-33
n9hmt	-9
n9hne	-13
n9hof	-15
n9hre	-14
n9hte	-17
n9ibe	-13
n9ibt	-17
n9ice	-16
n9ich	-25
n9ick	-12
n9ide	-8
n9ied	14
n9ien	-10
n9ier	-15
n9ift	-17
n9ihe	-22
n9ild	-12
n9ilo	-18
n9ilt	-13
n9im	-25
n9ine	-23
n9ing	-14
n9inn	-12
n9int	-19
n9ion	-8
n9ird	-19
n9ise	-17
n9ist	-11
n9ite	-11
n9itt	-36
n9itz	-9
n9ißt	-16
n9kam	-9
n9kay	-14
n9ken	-27
n9ker	-15
n9kus	-9
n9lag	-13
n9lar	-13
n9len	-28
n9ler	-11
n9les	-19
n9lie	-15
n9lke	-13
n9lle	-22
n9llt	-16
n9lot	-11
n9lte	-27
n9lus	-16
n9mal	-12
n9men	-25
n9mer	-16
n9mes	-12
n9mit	-9
n9mmt	-12
n9mpe	-12
n9mpf	-13
n9mse	-12
n9nat	-11
n9nde	-31
n9nem	-9
n9nen	-26
n9ner	-12
n9net	-14
n9nge	-18
n9ngs	-17
n9ngt	-17
n9nkt	-8
n9nns	-11
n9nnt	-12
n9nst	-20
n9nus	-8
n9och	-19
n9olf	-11
n9oll	-9
n9olz	-19
n9opf	-12
n9orb	-10
n9oro	-15
n9ort	-18
n9ose	-17
n9oss	-13
n9ote	-8
n9ots	-8
n9pen	-26
n9pft	-12
n9ppe	-15
n9ppt	-10
n9r's	-11
n9ran	-24
n9rbe	-9
n9rde	-9
n9red	-20
n9ren	-30
n9rer	-21
n9res	-10
n9rin	-26
n9rot	-18
n9rst	-14
n9rte	-23
n9ruf	-10
n9rum	-24
n9rzt	-11
n9rüh	-15
n9sch	11
n9sel	-29
n9ser	-36
n9sie	-20
n9son	-11
n9sse	-17
n9sst	-10
n9ste	-17
n9tag	-23
n9teg	-23
n9tel	-18
n9tem	-8
n9ten	-31
n9ter	-18
n9tes	-12
n9tet	-24
n9tig	-18
n9tin	-9
n9tiz	-12
n9tos	-10
n9tte	-17
n9tze	-24
n9tür	-13
n9tüv	-9
n9uch	-22
n9uck	-16
n9uen	-12
n9uer	-23
n9ues	-17
n9ufe	-14
n9uft	-18
n9uli	-9
n9um	-26
n9ung	-42
n9urf	-13
n9urg	-17
n9use	-10
n9usm	-11
n9uss	-13
n9utz	-20
n9ver	-16
n9von	-33
n9wei	-13
n9wer	-23
n9wie	8
n9wir	-50
n9xen	-22
n9zen	-19
n9zer	-10
n9zig	-14
n9zug	-9
n9ßen	-10
n9ßer	-8
n9äge	-21
n9ähr	-20
n9ärt	-16
n9ärz	-12
n9üst	-13
~abbau	12
~abbauen	-12
~abbrechen	-13
~abdecken	-16
~abdrehen	-20
~abdruck	-12
~abdrücken	15
~abend	11
~abendfrieden	-12
~abends	15
~abfahrt	-17
~abfahrtskontrolle	14
~abfotografieren	-9
~abfragen	-16
~abfüllen	-17
~abgedeckt	-12
~abgeholt	9
~abgelesen	-19
~abgemacht	-17
~abgemeldet	-14
~abgeschlossen	-17
~abgetastet	-16
~abgetippt	13
~abgezogen	-16
~abgleichen	-16
~abhaken	-13
~abheften	-16
~abholen	-11
~abholer	-14
~abholung	13
~abhängen	-19
~abhören	-22
~abkehren	-14
~abkleben	-21
~abkühlen	-22
~ablage	9
~ablassen	-10
~ablauf	28
~ablehnung	-14
~ablesen	-22
~abliefern	13
~abluft	-12
~abmelden	-24
~abnahme	11
~abnehmen	-24
~abrechnung	10
~abriss	-15
~absatz	15
~absaugen	12
~absaugung	-13
~abschluss	-14
~abschlussarbeiten	15
~abschnitt	-19
~absperrung	-14
~abspritzen	-10
~abspülen	-13
~abstand	-19
~abstimmung	-12
~absuchen	-20
~abtasten	-24
~abteilung	-26
~abtippen	-22
~abwarten	-28
~abwasser	-15
~abweichung	-29
~abwischen	-18
~aceton	-14
~ach	-22
~achse	-14
~achten	-14
~achtung	-19
~achtzehn	-22
~achtzig	-15
~adler	-14
~adresse	11
~advent	-17
~ahrens	-12
~aigner	-13
~akku	-19
~akt	-11
~akte	-9
~akten	-17
~alarm	14
~alarmiert	-16
~algen	14
~alginat	-13
~alkohol	-20
~allein	-13
~alleine	12
~allem	13
~allergie	-20
~allergien	-27
~alles	-15
~allgäu	-17
~als	-12
~also	12
~altbau	11
~alten	-18
~alter	-14
~altes	-18
~ampel	-14
~amtsgericht	-15
~amtsleitung	-16
~anbei	15
~andere	-11
~anderen	-33
~anderes	21
~anders	14
~andersrum	10
~anderthalb	17
~anfahren	-10
~anfang	12
~anfangen	18
~anfassen	-13
~anfrage	-19
~angaben	14
~angebot	13
~angebrochene	-22
~angefasst	9
~angehörige	-17
~angehörigen	-23
~angelegt	-19
~angenommen	-18
~angerufen	-28
~angesehen	-18
~angesetzt	-16
~angestellt	-14
~angestellte	-13
~angestellten	19
~angießen	-18
~angst	-16
~angucken	-18
~anhaken	-14
~anheben	-14
~anheizen	11
~anhänger	13
~anke	-16
~anker	14
~anklicken	-14
~anklopfen	-14
~ankommen	21
~ankunft	-18
~anlass	-26
~anleitung	16
~anmeldung	-11
~anmerkung	-21
~anna	-13
~annahme	15
~annimmt	10
~ansagen	-19
~anschauen	-33
~anschließen	-14
~anschließend	-14
~anschreiben	-17
~ansehen	-31
~ansprechen	-17
~antippen	-14
~antirutschmatte	-8
~antrag	-14
~antwort	-21
~antwortet	-22
~anwalt	15
~anweisung	21
~anweisungen	-12
~anwesend	-26
~anwärmen	-24
~anzahl	-12
~anzeige	-11
~anziehen	-12
~anzünden	-16
~apotheker	-13
~app	-15
~arbeit	-17
~arbeite	-13
~arbeitet	-29
~arbeitsanweisung	12
~artikel	-14
~arzt	-29
~assistentin	-17
~atemnot	-8
~atzung	-13
~audit	-21
~auffüllen	-22
~aufgebrochen	-17
~aufgehoben	-16
~aufgeschrieben	19
~aufguss	9
~aufhalten	-15
~aufheben	-20
~aufhängen	-21
~aufhören	-11
~aufkleber	-23
~auflage	-20
~auflegen	-20
~auflösen	-20
~aufmachen	-20
~aufnehmen	12
~aufrecht	9
~aufrufen	-13
~aufschneiden	-9
~aufschreiben	10
~aufsicht	-21
~aufsprechen	9
~aufstellen	-32
~auftrag	10
~auftraggeber	10
~auftragsnummer	-19
~auftragszettel	-15
~aufzeichnungen	-9
~aufzug	14
~augen	-20
~aus	-10
~ausarbeiten	-19
~ausbilder	-14
~ausdruck	-11
~ausdrucken	-27
~ausdrücken	11
~auseinander	-11
~ausfahrt	-14
~ausfall	-17
~ausfertigung	-14
~ausformulieren	-19
~ausformulierung	10
~ausfällt	10
~ausfüllen	-21
~ausgang	9
~ausgangslage	-19
~ausgebaut	-19
~ausgeben	-19
~ausgehändigt	-10
~ausgelöst	-20
~ausgenommen	-13
~ausgeschlossen	-15
~ausgeschöpft	-16
~ausgestellt	-15
~aushang	9
~ausheben	15
~aushilfe	-24
~aushängen	-18
~auskratzen	-13
~auslassen	-20
~auslegen	9
~ausleihe	11
~auslesen	-10
~auslösen	-18
~ausm	-14
~ausmachen	-16
~ausnahme	-17
~ausreden	-22
~ausräumen	-18
~ausschließlich	-12
~ausschneiden	-10
~aussen	-17
~aussortieren	-16
~ausspülen	-23
~ausstellen	-12
~ausstellung	10
~ausweis	-30
~ausweise	-22
~auswertung	-15
~auto	-37
~autoklaven	-19
~automat	-13
~automaten	8
~automatisch	-13
~autor	-18
~autos	9
~außen	-28
~außer	-20
~außerdem	-25
~außerhalb	9
~aylin	-17
~azubi	-17
~azubis	-14
~baby	-14
~bagger	-12
~bahnen	-22
~bahnhof	-29
~ballen	-15
~band	-26
~bank	9
~bargeld	-10
~basteln	11
~bat	-18
~batterie	-19
~bauch	-14
~bauen	-12
~bauhof	15
~baum	-8
~baustelle	-17
~beanstandet	-23
~beantwortet	-17
~bearb	-17
~bearbeitet	-14
~becher	-21
~beckenwasser	-15
~bediener	-18
~bedient	-18
~beeren	-14
~befall	-11
~befreien	14
~befund	-18
~beginn	8
~beginnen	-13
~beginnend	-12
~beginnt	-25
~beglaubigte	8
~begleitet	-15
~begleitung	10
~begrüßen	-20
~begrüßt	11
~behalten	-19
~behandelt	14
~behauptet	-17
~behälter	-22
~behörde	-13
~bei	19
~beide	-41
~beider	-13
~beidseitig	-19
~beim	13
~bein	-15
~beine	-20
~beisein	-16
~bekannte	-18
~belag	-16
~beleg	-22
~belege	-15
~belegt	-20
~beleidigt	-11
~bemerkt	9
~bemängelt	-26
~benutzen	-19
~benutzte	17
~beobachten	-13
~berechnet	-19
~bereich	-19
~bereit	-24
~bereits	-18
~bereitschaft	-12
~bereitschaftsdienst	-18
~berg	-17
~bergbahnen	-20
~bergstation	-15
~bericht	-16
~berichtet	-16
~bernd	-20
~berufsschifffahrt	-10
~berührt	-10
~bescheid	-36
~bescheinigung	-21
~beschluss	-21
~beschreiben	-21
~beschrieben	22
~beschriften	-24
~beschriftet	-18
~beschwerde	-19
~beschwert	-20
~beschädigtes	-12
~beschäftigte	-18
~besitzer	-32
~besorgt	-21
~besprechung	-19
~besser	-10
~bestand	12
~bestatter	-15
~bestattungshaus	-13
~besteht	-23
~bestellt	-22
~bestätigt	-25
~besucher	-21
~beteiligten	-16
~betr	12
~betrag	-17
~betreff	28
~betreiben	-16
~betreten	-26
~betreue	-16
~betreuen	-20
~betreut	-22
~betriebsanweisung	-22
~betriebsleiter	-16
~betriebsleitung	-20
~betriebsrat	-23
~betriebstagebuch	-13
~betrifft	-19
~betritt	-15
~betroffenen	-14
~bett	10
~betten	-12
~bettwanzen	9
~betäubungsmittel	-12
~beulen	-11
~bevor	-9
~bevölkerung	-21
~bewegt	-16
~bewohner	-14
~bezahlt	-26
~beziehen	12
~bezirk	-20
~bezug	-16
~bezugsperson	-10
~biel	-19
~bietet	-16
~bild	-26
~bilder	-16
~bildschirm	-14
~bindemittel	-13
~binden	13
~bindet	-21
~binnen	-26
~birgit	-16
~bis	17
~bisherige	-23
~bist	-20
~bitte	32
~bittet	13
~blase	10
~blau	-17
~blaue	-25
~blaulicht	-12
~bleib	-15
~bleiben	-29
~bleistift	-16
~blick	-19
~blind	-12
~blinkt	-19
~blister	-14
~blitz	-12
~block	-17
~bloß	-13
~blumenladen	-13
~blut	-8
~blutdruck	-9
~blutproben	23
~blutverdünnern	-21
~blutzucker	-10
~blätter	-19
~blättert	-8
~boden	-20
~bogen	-31
~bohlen	-15
~bolzen	-11
~bon	-19
~boot	-19
~boote	-14
~bord	8
~boten	-16
~box	-12
~boxen	-9
~brand	-26
~brandl	-18
~brauch	-29
~brauchen	25
~braucht	15
~brauchts	-10
~brautmutter	-17
~bravo	-15
~brechen	-17
~breit	-12
~bremse	-15
~bremsen	-16
~brenner	-17
~brett	-23
~brief	-21
~briefe	-10
~briefkasten	-11
~brille	-23
~bringen	27
~bringt	-28
~brot	-24
~brote	-16
~bruch	-17
~brustschmerz	-8
~brutzeit	-14
~brötchen	-16
~bub	-12
~buch	-29
~buchbinderei	-16
~buche	-14
~buchen	-15
~bucht	9
~bug	-12
~bunkern	19
~burg	-16
~bus	-26
~bzw	-15
~bäcker	-13
~bäckerei	-12
~bälle	-20
~bände	-15
~bänder	-9
~böen	-14
~bögen	11
~bücherei	-15
~bürger	-21
~bürgermeister	-23
~büro	-9
~bürsten	-23
~bürstet	-17
~campingplatz	19
~cds	-13
~cent	-15
~charge	-29
~chip	-13
~chlor	-15
~co2	-17
~container	-21
~dabei	-28
~dach	-9
~dachrinne	-15
~dachte	-21
~dafür	23
~dagegen	-15
~daheim	-19
~daher	29
~dahin	9
~dahinter	-21
~damals	-14
~damen	-16
~damit	12
~dampf	-15
~danach	-13
~daneben	-22
~dank	-25
~daran	-23
~darf	-44
~darum	28
~das	27
~dass	26
~daten	-18
~datenbank	-16
~datteln	-13
~dauercamper	-18
~dauernd	-16
~dauert	12
~daumen	-11
~davon	-23
~davor	-30
~dazwischen	-13
~deckel	-34
~decken	-18
~defekt	-21
~dem	-12
~den	11
~denkt	-20
~dentallabor	-17
~der	13
~derselben	-12
~des	26
~deshalb	33
~desinfektion	14
~desinfektionsbad	-16
~desinfiziert	-16
~dessen	-15
~deswegen	-11
~deutsch	-22
~dicht	-18
~dichtung	-19
~dichtungen	-26
~dick	-9
~dicke	-17
~die	13
~dienstag	21
~dienstanweisung	10
~dienste	-17
~dienstschluss	-11
~dies	-28
~diesel	-20
~dieselbe	-14
~dieser	-17
~dieses	-21
~dieter	-13
~differenz	-17
~diktiere	-21
~ding	-14
~dings	11
~dir	-24
~direkt	-8
~diskussion	-14
~diskutieren	-19
~display	-22
~dispo	-12
~disposition	-11
~doku	-12
~dokument	-32
~dolmetscher	-15
~donnerstag	-17
~doppelsieb	-16
~doppelt	-13
~doro	-10
~dose	-19
~dosis	-20
~draht	-16
~dran	8
~drauf	-24
~draufschauen	-13
~draus	-37
~draußen	-16
~drehen	-17
~dreht	-19
~drei	-9
~dreihundert	-11
~dreimal	-24
~dreiviertel	-8
~dreißig	14
~dres	-17
~drin	-38
~drinbleiben	-13
~dringend	11
~drinlassen	-11
~dritte	-19
~drittel	-18
~dritten	-11
~dritter	-16
~drohne	11
~droht	13
~druck	-26
~drucker	-20
~druckluft	-17
~druckt	-14
~drunter	-26
~drüber	-27
~drücken	-27
~dunklen	9
~durchblättern	-19
~durchführung	-23
~durchgehen	-15
~durchgesehen	9
~durchgezählt	-15
~durchsage	-12
~durchsicht	-16
~durchwahl	-21
~durchzählen	-21
~dürfen	-14
~düse	-12
~eben	-20
~ebene	-11
~echt	14
~ecke	-17
~ecken	9
~ehrenamtliche	-13
~ehrenamtlichen	-19
~ehrlich	16
~eigenen	9
~eigener	-12
~eigenes	-12
~eigentlich	9
~eimer	-30
~ein	10
~einbauen	-13
~einbauten	-11
~eine	19
~einer	10
~einfach	-18
~einfrieren	-8
~eingangsstempel	12
~eingefallen	11
~eingefroren	-20
~eingetragen	-32
~einheiten	-12
~einheitlich	21
~einholen	-17
~einhängen	-22
~einlegen	-27
~einmal	16
~einpacken	-11
~eins	-40
~einsetzen	-11
~einspruchsfrist	-15
~einstecken	-19
~einsteigen	-20
~einstellen	-16
~einstimmig	-11
~eintrag	-21
~eintragen	-29
~einweganzug	-12
~einwilligung	-21
~einzeln	-27
~einzelnen	-15
~einzutragen	-20
~eisen	-11
~elektriker	-19
~elektrogeräte	-10
~elektronisch	-17
~elf	-10
~ellbogen	-17
~eltern	-32
~elternzeit	-16
~empfang	-21
~ende	-10
~enden	13
~endlich	18
~entdeckeln	-11
~entfernen	-14
~entgegen	-24
~entnehmen	-10
~entriegeln	-9
~entscheidet	-23
~entscheidung	-27
~entschuldigen	-18
~entschuldigt	-27
~entschuldigung	-14
~entsorgen	-19
~entsorgt	-9
~entsperren	11
~entwurf	-23
~erde	-16
~erfasst	-13
~erfolgen	-12
~erfolgt	-18
~erfragen	-15
~ergebnis	-28
~ergänzt	-18
~erhalten	-23
~erhält	-25
~erklären	-23
~erklärt	-16
~erlaubnis	-17
~erlaubt	-16
~ernte	17
~errechnet	-20
~ersatz	-22
~ersatzgerät	-12
~ersetzt	-23
~erst	-26
~erstellt	-26
~erstens	-23
~erster	-12
~erstes	-22
~erstmal	-14
~erwachsenen	-19
~erzieherin	-17
~erzählen	-23
~erzählt	-13
~essig	-22
~etage	-16
~etagen	-14
~etiketten	-12
~euro	11
~extra	-13
~fach	-18
~fachkraft	-21
~fachwörter	-19
~faden	9
~fahrer	-11
~fahrgäste	11
~fahrtenbuch	-11
~fahrtrichtung	-13
~fahrzeug	-14
~fahrzeuge	11
~falknerei	-14
~fall	-20
~fallen	-20
~falsch	-9
~falsche	9
~familie	-22
~fang	-10
~fangen	-19
~farbe	-34
~farbkappen	-20
~fass	-18
~fassen	15
~fasst	-28
~fassung	11
~fast	-18
~fax	-13
~februar	-29
~fehlalarm	-16
~fehlende	-14
~fehlendes	11
~fehlten	12
~feinen	-16
~feld	-10
~felge	10
~fenster	-32
~ferner	-15
~fernglas	-13
~fest	18
~festhalten	15
~festnetz	-9
~fett	-16
~feucht	-24
~feuchte	-20
~feuchtes	-11
~feuer	-14
~feuerwehr	9
~ffp2	-10
~film	-15
~filmen	-10
~filter	-20
~filterpapier	-11
~finanzamt	-12
~finde	-11
~finden	-16
~finder	-12
~finger	-20
~fingern	-18
~finja	-12
~firma	-23
~fisch	10
~fix	-17
~fixe	-16
~flach	-15
~flamme	-17
~fleck	-12
~flecken	-27
~fleisch	-18
~flensburg	-15
~fliegen	-18
~fliegt	-8
~fluchtweg	-9
~flughafen	-17
~flur	-15
~fläche	-14
~flächen	-17
~flügel	18
~folge	-10
~folgen	-14
~folgenden	-8
~folgendes	-18
~folgt	-13
~folien	-11
~fordert	-22
~form	23
~formblatt	-10
~formular	-22
~formulieren	-26
~foto	-35
~fotos	-17
~frag	-20
~fragebogen	-14
~fragen	-25
~fragt	-14
~fragte	12
~franken	-19
~frau	-21
~frauen	-16
~frauenmilchbank	-10
~frei	-33
~freien	-16
~freies	-14
~freigabe	-23
~freigeben	-18
~freigegeben	-20
~freitags	-20
~freiwillige	18
~fremde	-21
~frequenz	-12
~freundin	-11
~freundlich	14
~freundliche	-16
~freundlichem	-10
~freundlichen	-11
~friedhöfen	-14
~frisch	9
~frist	-23
~fristen	13
~fristenbuch	-21
~fristenkontrolle	17
~fritteuse	-11
~frosch	-14
~frost	-16
~frostschutz	-12
~früher	-24
~frühestens	-19
~frühjahr	-14
~frühstück	-15
~fsjler	-18
~fundbüro	-18
~fundsachen	19
~funk	-28
~funkt	-12
~futter	-18
~fährt	-38
~fällen	-19
~fällig	14
~fällt	-19
~fängt	-22
~fässer	-8
~führerschein	-14
~führt	-29
~füllhöhe	8
~füllt	-24
~fünfmal	-12
~fünfundvierzig	13
~fünfundzwanzig	-10
~fünfzig	-13
~für	46
~fürth	-14
~füttern	-24
~gang	-25
~ganz	-33
~ganze	-27
~ganzen	-11
~gar	-29
~garderobe	-14
~gas	-29
~gasgeruch	-16
~gearbeitet	-13
~gebe	12
~gebeten	14
~gebiet	-11
~geblieben	-16
~gebogen	-13
~gebracht	12
~gebraucht	-14
~geburtsdatum	-14
~geburtstag	-17
~gebühr	-23
~gebühren	-13
~gedreht	-13
~geehrter	-11
~geehrtes	-16
~gefaltet	-22
~geflügel	-15
~gefragt	10
~gefroren	-18
~gefunden	-24
~gefährlich	-19
~gefühl	11
~geführt	9
~gefüllt	-11
~gegen	10
~gegenlesen	-18
~gegenstand	8
~gegenüber	-20
~gegessen	-17
~gehalten	-23
~gehandelt	-12
~gehen	17
~geholt	-15
~gehts	20
~gehängt	-10
~gehäuse	-18
~gekehrt	16
~gekostet	-9
~geladen	-21
~gelagert	-17
~gelassen	-19
~gelaufen	-20
~gelben	-26
~geldbeutel	11
~gelegt	-17
~gelernt	-15
~geltung	-16
~geltungsbereich	-12
~gelände	12
~geländer	-18
~gelöscht	-20
~gelöst	-19
~gemahnt	-16
~gemailt	-22
~gemeinde	8
~gemeint	-10
~gemeldet	-23
~gemerkt	-18
~gemessen	-26
~gemischt	-14
~genauso	-21
~genehmigt	-22
~generation	-20
~genommen	-19
~genug	-29
~genügt	-17
~geputzt	-9
~gepäck	-10
~gerade	-30
~geranien	-19
~gereinigt	-18
~gericht	-20
~gern	22
~geruch	-14
~gerufen	-9
~gerät	-8
~gerätewart	-13
~geräusche	-12
~gerüst	10
~gesagt	20
~geschichte	-19
~geschlossen	-26
~geschnitten	-15
~geschrieben	-8
~geschriebenes	11
~geschäftsstelle	18
~geschätzt	-10
~gesehen	-26
~geselle	-16
~gesellin	-14
~gesetz	-10
~gesetzt	-8
~gesicht	-12
~gespann	-13
~gesperrt	-18
~gesprochen	-15
~gespräch	-18
~gestapelt	-14
~gestatten	-11
~gestattet	-18
~gesteckt	-32
~gestochen	-13
~gestohlen	-10
~gestoppt	-25
~gestrichen	-16
~gestürzt	-18
~gesundheitsamt	-19
~getauscht	-29
~geteilt	-15
~getestet	-17
~getragen	-17
~getrennt	-18
~getrunken	-19
~gewaschen	-21
~geweint	-20
~gewicht	-27
~gewitter	-16
~gewogen	-22
~geworden	-26
~gewünscht	14
~gez	-16
~gezogen	-10
~gezählt	-9
~geändert	-23
~geöffnet	-28
~gib	-11
~gibt's	15
~gibts	-25
~gießen	10
~gießt	-13
~gilt	-13
~ging	10
~gitter	-13
~glas	-35
~glashütte	-22
~glaub	-14
~glaubt	-10
~gleich	18
~gleichen	-25
~gleichzeitig	-26
~gleis	-15
~glück	-18
~gmbh	-23
~gold	-14
~golf	-9
~gondel	-19
~gott	-25
~gps	-14
~grab	-10
~grabnummer	-16
~grad	-57
~gras	-19
~graue	-23
~graz	-16
~greift	-20
~grenze	-19
~griff	-16
~griffe	8
~grill	-11
~groben	-18
~gross	-18
~groß	-21
~große	-21
~großen	-10
~großes	-18
~grube	9
~grund	-22
~grundlage	-18
~gruppen	-13
~gruß	-14
~größe	-29
~größer	-20
~grüezi	-9
~grün	-25
~grüne	-20
~grünen	-28
~grüß	-11
~grüße	-25
~grüßen	-28
~gscheites	-21
~gucken	-28
~guckt	-16
~gully	-13
~gummi	-10
~gurt	-25
~gurte	-22
~gurten	-9
~gut	-19
~gutachter	-11
~gute	-25
~guten	-14
~guter	-11
~gutscheine	-12
~gärtnerei	-15
~gül	-18
~gültigen	-15
~günter	11
~gürtel	-16
~haar	-26
~haare	-24
~hab's	-17
~habe	-24
~haberzettl	-13
~hafen	9
~hafenmeister	-12
~haftpflicht	-17
~haha	-14
~hahn	-21
~haken	-20
~halb	-11
~halbe	11
~halben	-14
~halber	-12
~hallenbad	12
~hallöchen	-9
~halt	-17
~halten	14
~halter	13
~haltestelle	9
~hand	-21
~handbreit	-19
~handbremse	-13
~handbuch	-22
~handfest	-11
~handschuhe	-27
~handschuhen	-34
~handtuch	-24
~handy	-23
~handynummer	-16
~handys	11
~handzeichen	10
~hannes	-13
~hans	-9
~hartem	-12
~hast	-22
~hat's	-16
~hatten	-9
~haube	-28
~haufen	-11
~haupteingang	-14
~hauptschalter	-16
~haus	-19
~hausdame	-14
~hause	-15
~hausnummer	-18
~haustechnik	-9
~hausverwaltung	-16
~hautdesinfektion	-12
~heben	-27
~heft	-24
~heften	-12
~heftet	-16
~heike	-19
~heim	-21
~heiner	-22
~heinz	-12
~heiss	-15
~heisst	-8
~heizer	-10
~heiß	-20
~heißem	15
~heißt	-32
~heißwasser	-13
~helfen	-26
~helfer	-26
~hellen	-15
~helm	-16
~her	12
~heraus	-24
~herausbrechen	-13
~herausnehmen	-19
~herbst	-26
~herd	-12
~herein	11
~herren	-11
~herrn	-19
~hersteller	-22
~herum	-22
~heuer	-9
~heut	24
~heute	-16
~hey	-16
~hier	10
~hierher	-15
~hieß	-19
~hilfe	-21
~hilft	-22
~himmel	-15
~hin	-22
~hinauf	-12
~hinaus	-19
~hinein	-24
~hinfahren	-10
~hing	16
~hinlegen	-17
~hinten	-8
~hinter	-26
~hintergrund	-26
~hinterher	-25
~hinunter	-15
~hinweisen	-14
~hoch	-28
~hochdrücken	-14
~hochfahren	-16
~hochgehalten	-13
~hof	-10
~hoffe	-12
~holger	-12
~holz	-33
~horchen	-11
~hosentasche	-10
~hospiz	-23
~hotel	-10
~hotline	-15
~huber	-19
~hufe	-15
~hufschmied	-11
~hund	-23
~hunde	12
~hundert	-19
~hähne	-20
~hände	-24
~hängen	9
~hängend	-10
~hängt	-33
~hätte	14
~hätten	13
~häufigsten	8
~häuser	-11
~höchstens	-33
~höchstwert	-10
~höhe	-15
~höher	-21
~hören	-17
~hörer	-13
~hört	-26
~ich	24
~igel	-16
~ihnen	24
~ihr	-8
~ihrem	14
~ihren	-11
~ihrer	9
~iii	-12
~immer	14
~impfpass	-18
~informieren	-19
~informiert	-18
~inhalt	-21
~innen	-26
~innendienst	-16
~innenraum	-12
~innerhalb	-10
~insbesondere	-12
~inspizient	-18
~intern	-23
~inzwischen	-17
~irgendwas	9
~irgendwo	-9
~ist	17
~it-betrieb	-14
~jacke	-9
~jacken	-16
~jagdpächter	-17
~jahrgang	-11
~jannis	-12
~jeden	18
~jederzeit	-18
~jedes	-25
~jemandem	-18
~jemanden	-18
~jenny	-13
~jetzt	27
~jonas	-17
~jour	-16
~juli	-25
~junge	19
~juni	-34
~jäger	-17
~jährlich	-22
~jänner	-17
~jörg	-18
~kabel	-23
~kabine	-14
~kaffeemaschine	-12
~kalender	12
~kalle	9
~kalt	-24
~kaltem	-14
~kaltes	12
~kamera	-19
~kammer	-18
~kanister	-8
~kanten	-23
~kantine	14
~kap	-17
~kapieren	-9
~kapiert	-20
~kappe	-17
~kaputte	-13
~kaputtem	10
~kaputtes	-15
~karabiner	-10
~karten	-19
~karton	-16
~kartons	-13
~kassel	-17
~kassieren	-9
~kassiert	-22
~kasten	-21
~kathi	17
~katzen	-13
~kehrbuch	-10
~keil	-18
~keile	-18
~keimprobe	17
~kein	-38
~keine	-17
~keinen	-10
~kelle	-19
~kellerbuch	-12
~kennen	-12
~kennt	-23
~kerzen	-16
~kette	-20
~ketten	-17
~kilo	-28
~kilometer	-15
~kind	8
~kinder	-20
~kindern	-20
~kindes	10
~kiosk	9
~kippt	-10
~kirche	-10
~kirchenvorstand	-15
~kissen	13
~kiste	-22
~kisten	-25
~kita	-19
~kittel	-27
~klammern	-16
~klappe	-24
~klappen	-11
~klar	-26
~klare	8
~klassen	-15
~klassenfahrten	-13
~klebeband	-16
~kleben	-20
~klebt	-10
~kleid	-14
~kleidung	-27
~kleine	-19
~kleinen	-17
~kleiner	15
~kleines	-13
~klemmt	-16
~kletterhalle	19
~klimaanlage	-17
~klingel	-15
~klingeln	-18
~klingt	-23
~klopfen	-12
~klären	-12
~klärt	-15
~km/h	-12
~knapp	-17
~knie	-8
~knopf	-13
~knoten	-25
~knöpfe	-12
~knüpfen	-14
~koffer	-22
~kollege	-9
~kollegen	-32
~kollegin	-8
~kolleginnen	-28
~kollekte	16
~kollektenbuch	-9
~kolophonium	-14
~komma	15
~kommando	-13
~komme	-12
~kommission	-13
~kommt	-10
~kompost	-11
~konnte	15
~konto	-9
~kontrolle	16
~kontrollfahrt	-15
~kontrolliert	-27
~kopfhörer	-13
~kopfverletzung	-13
~kopie	-26
~kopien	13
~kopieren	-20
~kopiert	-18
~korb	-22
~korn	-12
~kostet	-22
~kran	16
~krank	-11
~kranke	-16
~krankenkasse	9
~kratzen	-16
~kreide	-12
~kreis	-26
~kreuz	-13
~krieg	-10
~kriegen	-21
~kriegst	-17
~kriegt	-26
~kröger	-14
~krümel	-12
~kuchen	-16
~kugel	-18
~kugelschreiber	-25
~kuli	-9
~kunde	9
~kundin	-30
~kuppel	11
~kupplung	-20
~kurier	-19
~kurs	-17
~kurve	-9
~kurverwaltung	11
~kurz	-20
~kurze	-10
~kurzen	-15
~kurzes	-21
~kurzfassung	16
~kälte	-22
~köln	-23
~könnt	10
~könnte	-19
~könnten	10
~köpfe	-15
~köpfen	-11
~körper	-17
~kübel	-23
~küche	11
~küchentisch	8
~kühl	-13
~kühlbox	-16
~kühlen	-12
~kühlraum	-17
~kühlschrank	-22
~kühlung	-18
~kühlware	-11
~kümmert	10
~kündigen	11
~kündigung	-17
~künftig	-8
~kürzel	-16
~küster	-8
~küvette	-15
~lachen	16
~lack	-17
~ladegerät	-18
~ladekabel	-11
~laden	27
~ladenschluss	-16
~ladung	-21
~lag	-14
~lage	-17
~lagen	-17
~lager	-15
~laib	-20
~laibe	20
~laiben	-20
~laminieren	10
~lampe	-9
~land	8
~landesverband	-20
~landratsamt	-22
~lang	-27
~lange	-27
~langen	10
~langsam	-43
~lappen	-21
~laptop	-10
~lass	-28
~lasse	-12
~lassen	-67
~lasst	-16
~last	11
~laub	-23
~laufen	-20
~laufende	-18
~laufender	-18
~lauge	-13
~laut	-34
~lautsprecher	-19
~leben	-17
~lebensmittel	-24
~leer	-17
~legen	-19
~legt	-48
~lehnen	-16
~lehrer	-20
~lehrerzimmer	-15
~lehrgang	-12
~lehrkraft	-17
~lehrling	-19
~lehrlinge	-15
~leicht	-18
~leider	14
~leihgaben	9
~leine	-20
~leinen	-14
~leise	-22
~leite	9
~leiten	-8
~leitfaden	-24
~leitstand	-15
~leitstelle	-18
~leitung	-33
~lenz	-10
~lernt	-13
~leser	-14
~letzten	8
~letztens	10
~letzter	-17
~leuchte	-11
~leuchten	-21
~leut	-12
~leuten	-23
~licht	-36
~lichtbildausweis	-22
~liebe	-43
~lieben	-22
~lieber	-19
~liebes	-13
~liebsten	-22
~lieferant	-20
~lieferschein	-27
~lieferung	-22
~lieferwagen	-18
~liegen	-19
~liegend	-12
~liest	-10
~lifter	-10
~lila	-11
~linie	-23
~linien	-17
~link	-14
~linke	-16
~linken	-11
~linksgewinde	-18
~linz	-17
~liter	-24
~lkw	-13
~lob	11
~locker	-21
~lockern	17
~logo	-15
~lol	-17
~lorenz	-11
~los	-23
~los-nr	-15
~lose	-17
~losen	-14
~loswerden	17
~luftfeuchte	-12
~luftschutzstollen	-21
~luis	-19
~lupe	-19
~lädt	-14
~ländern	9
~länge	-16
~längs	-13
~lässt	-32
~löcher	-22
~löffel	-22
~löhne	-9
~löschen	-16
~löschzug	11
~lösemittel	-14
~lösen	-26
~löst	-13
~lücke	13
~lücken	-15
~lüften	-22
~lüftung	-21
~m/s	-19
~mach	-9
~mach's	-17
~mache	-21
~machst	-15
~macht's	-18
~mag	-19
~mahnung	9
~mal	31
~male	-14
~malte	-15
~manche	-9
~manchen	9
~manchmal	-30
~manni	-13
~mans	14
~mantel	-14
~mappe	-18
~maria	-14
~marke	-24
~markieren	-19
~markierung	-20
~markise	-14
~maschinen	-17
~maschinist	-18
~maske	-11
~mast	12
~matratze	-20
~matte	-19
~max	-24
~maß	-16
~maße	-11
~medien	-13
~mehr	-27
~mein	-18
~meine	11
~meinem	12
~meist	-18
~meiste	-16
~meisten	-8
~meister	-25
~melde	-17
~melden	-19
~meldung	-32
~meldungen	-11
~memo	-15
~menge	-22
~merci	-20
~merkblatt	-24
~merkt	-12
~messe	-17
~messen	-15
~messer	-13
~messgerät	-12
~messung	-20
~metalleimer	-20
~metern	-18
~mg/l	-9
~mich	13
~mieter	17
~mikro	-14
~millimeter	-21
~min	-33
~mind	-26
~mindestens	-30
~minus	-18
~minute	-11
~minuten	-52
~mir	17
~mischen	-20
~mischung	-15
~misst	-32
~mit	-14
~miteinander	-18
~mitgeben	-17
~mitglied	-15
~mitgliedern	12
~mitnehmen	-27
~mitschriften	-22
~mittags	-15
~mitte	-25
~mittel	-23
~mitten	-13
~mitternacht	-18
~mittwoch	-26
~moin	-16
~monat	-23
~monate	8
~monaten	-17
~monatlich	-11
~monatsende	-12
~moniert	-16
~montags	-12
~monteur	-19
~moos	-15
~morgens	10
~morsch	17
~motor	-27
~musik	-23
~musste	-20
~mussten	-15
~muster	-18
~mutter	-11
~mängel	-8
~mäntel	-16
~märz	-29
~möchte	23
~möchten	19
~möge	9
~mögen	-21
~möglich	-18
~mühle	-19
~müll	-18
~mündlich	-22
~münzen	-10
~müssen	-34
~müsste	8
~nachbargräber	-15
~nachbarn	-14
~nachdem	19
~nachfragen	-20
~nachfüllen	12
~nachgefragt	-18
~nachlauf	-14
~nachmessen	-21
~nachmittag	14
~nachmittags	15
~nachnamen	-13
~nachricht	-9
~nachsehen	-17
~nacht	13
~nachweise	-15
~nadine	-14
~nagel	-8
~naht	-18
~name	-35
~namensschild	-11
~nase	-12
~nass	-22
~nasse	-22
~naturschutzbehörde	-18
~nebel	8
~neben	20
~ned	11
~nee	-14
~nehmt	14
~nein	-40
~nele	-16
~nem	-9
~nennen	-24
~nennt	13
~netz	-19
~neue	-13
~neuen	9
~neuer	-20
~neuerdings	-17
~neulich	-9
~neun	-23
~neunzig	13
~newton	-10
~nicht	-16
~nichte	-18
~niederschrift	-21
~niemals	-34
~niemandem	-21
~nieten	-12
~nikolai	-14
~nirgends	18
~noch	-13
~nochmal	-35
~nochmals	-16
~not-aus	-15
~notariat	-15
~notdienst	13
~notfallnummer	-9
~notfalls	-10
~notieren	10
~notiz	-10
~notruf	-17
~null	-17
~nullen	-12
~nummer	-15
~nummerieren	-12
~nummeriert	-22
~nummerierten	-13
~nummern	-17
~nun	20
~nächste	-16
~nägel	-20
~nähe	-17
~nähten	-12
~nämlich	9
~nötig	-25
~nüchtern	-27
~nüsse	-15
~obendrauf	-19
~obere	-21
~oberfläche	-16
~oberkante	-9
~obermaier	-12
~obige	-8
~obst	-13
~oder	-26
~ofen	-26
~ofentür	16
~offene	-21
~offener	-16
~ohne	-16
~ohr	-18
~okay	14
~online	8
~onlineshop	14
~opa	-15
~oper	12
~orange	-20
~ordentlich	12
~ordentliche	-17
~ordentliches	-12
~ordnen	21
~ordner	-38
~ordnung	-28
~orga	-18
~orgelbau	-16
~original	-23
~originals	-17
~ort	-30
~paar	13
~packliste	-14
~packung	-12
~packungen	-15
~panik	-20
~papier	21
~parken	-19
~parkett	8
~parkhaus	-22
~parkplatz	-18
~parkplätze	-11
~partner	-20
~parzelle	8
~pass	-22
~passieren	-16
~passte	-11
~patient	12
~patienten	13
~pdf	-21
~pedale	-20
~pegel	-10
~peilen	-8
~peilt	-19
~peinlich	-23
~per	-12
~perfekt	-16
~person	-34
~personal	-24
~personalabteilung	-20
~persönlich	-16
~petersen	-13
~petra	-22
~pfand	-11
~pfandschein	-18
~pfeifen	-14
~pfeift	-13
~pferd	-17
~pflanzen	-10
~pflege	-17
~pflegedienstleitung	-22
~pflegekraft	-17
~pfleger	-14
~pförtner	12
~piept	-13
~pilot	-17
~piloten	9
~plakette	-21
~plan	-33
~plane	-15
~plastiktüte	-13
~platte	12
~platten	-14
~platzen	-18
~platzwart	-17
~plus	-19
~plätze	-11
~pohl	-25
~polen	-14
~polier	-15
~polizei	-33
~polnisch	-21
~portal	22
~portionen	-15
~portugal	-19
~position	9
~post	16
~praktikanten	10
~praxen	-16
~praxis	-28
~preis	-31
~presse	-21
~pressen	20
~private	-20
~privaten	-12
~probe	-25
~probelauf	13
~proben	-16
~probenahme	17
~probieren	-22
~produktion	-18
~prof	-18
~programm	-31
~projektor	-13
~protokoll	-15
~pröll	-19
~prüfer	-20
~prüft	-44
~prüftaste	-13
~prüfung	11
~puls	-10
~pult	-23
~pulver	-16
~pumpe	-21
~punkt	9
~punkte	-25
~pur	-12
~putzen	10
~putztürl	-11
~pächter	-16
~qm-handbuch	-14
~quatsch	-17
~quer	-17
~quittieren	-17
~quittung	-11
~rack	-13
~rad	-23
~radio	18
~ramadan	11
~rampe	-26
~ran	8
~rand	-31
~raspeln	-10
~ratenzahlung	-16
~rathaus	-13
~rauchen	-11
~rauchfangkehrer	-21
~rauchkammer	-12
~rauchmelder	15
~raucht	-12
~raumtemperatur	-21
~raus	-21
~rauscht	-10
~rausnehmen	-17
~rechnen	-13
~rechner	15
~rechnet	-18
~rechnung	-8
~rechnungen	16
~rechten	19
~rechtschreibung	-21
~red	13
~redaktion	-12
~reden	12
~redet	-18
~regal	-29
~regeln	20
~regelung	21
~registrarin	-10
~reha	-16
~reicht	-26
~reihen	-12
~reihenweise	-14
~rein	-41
~reine	-17
~reinigen	16
~reiniger	-12
~reinigung	-16
~reißen	9
~reißt	-18
~reklamation	-17
~rente	-19
~rentner	20
~reparatur	9
~repariert	10
~reserve	-19
~restauratorin	-16
~reste	-22
~reto	-14
~rev	-15
~revier	-16
~rezept	-24
~rezeption	-17
~rhs	-18
~richter	-16
~richtige	17
~richtigen	-16
~richtiges	-14
~richtlinie	16
~riechen	-11
~riecht	-24
~rillen	-12
~ringe	-8
~ringsum	-13
~riss	-13
~risse	-19
~rohrbruch	10
~rolle	-16
~rollen	-24
~rollstuhl	15
~ronja	-11
~rosa	-17
~rosen	-12
~rost	-9
~roswitha	-15
~rot	-26
~rote	-29
~rotes	-12
~ruckartig	-9
~rucksack	-14
~rucksäcke	-14
~ruder	-15
~rudi	-11
~rufen	-33
~rufst	9
~ruft	-38
~ruhen	-19
~ruhestand	-16
~ruhezeit	-18
~ruhig	-22
~rund	13
~runde	-11
~runden	-10
~rundgang	-21
~rundschreiben	-14
~runter	-19
~ruth	-12
~rutscht	-22
~ruß	-15
~räder	-17
~ränder	-12
~rät	14
~röhrchen	-19
~rösten	-15
~rücken	13
~rückfragen	-18
~rückgabe	22
~rückkehr	-12
~rückmeldung	-17
~rückruf	-17
~rückrufnummer	-9
~rückseite	-20
~rücksprache	-17
~rüdiger	-15
~rühren	-16
~rührt	-20
~rütteln	-16
~saat	-17
~sachbearbeiterin	-23
~sachen	-21
~safebag	-9
~sagt	16
~sahne	-16
~saisonkräfte	-21
~sakristei	-14
~salat	-18
~salon	-11
~salz	-21
~salzwasser	-15
~samen	-19
~sammelt	-25
~satt	-15
~satz	-16
~satzung	-10
~saubere	18
~sauberes	-19
~sauer	-15
~sauerstoff	-10
~saugt	-17
~saß	-29
~saßen	-15
~scannen	-32
~scannt	-22
~schacht	11
~schaden	-23
~schafft	21
~schalter	-14
~schaltet	-20
~schau	-16
~schauen	-13
~schaum	-16
~schauspieler	-9
~scheibe	-21
~schein	-19
~scheine	-21
~schema	-19
~scherben	-13
~scheune	-18
~schicht	15
~schichtführer	-18
~schichtleiter	-15
~schichtleitung	-23
~schick	-16
~schicken	13
~schickt	-17
~schieben	-19
~schieber	-14
~schild	-24
~schimpfen	-13
~schirme	-18
~schlafe	-11
~schlafen	-17
~schlange	-14
~schlauch	-14
~schlecht	-15
~schleifen	13
~schleuder	-12
~schleudern	17
~schleuse	-30
~schleusenwärter	-8
~schließen	10
~schließfach	-14
~schließt	-21
~schlitten	-13
~schloss	-10
~schluss	-43
~schlüsselausgabe	15
~schlüsselbuch	13
~schmeckt	10
~schmerzen	-14
~schmiede	-18
~schmuck	13
~schneiden	-13
~schneidet	-12
~schnell	-18
~schneller	-10
~schnitt	-16
~schnur	-16
~schrank	-23
~schrauben	-23
~schreib	8
~schreibbüro	-23
~schreiben	8
~schreibt	-13
~schreibtisch	-16
~schreit	-10
~schrift	-22
~schriftführer	-13
~schriftlich	30
~schriftliche	17
~schriftliches	32
~schriftstück	-11
~schritte	12
~schritten	-16
~schräg	9
~schublade	-19
~schuld	-12
~schule	-8
~schulleitung	13
~schutz	-20
~schutzbrille	-14
~schwanger	-14
~schwarz	13
~schwarze	-12
~schwein	-19
~schweißt	-10
~schwere	-14
~schäden	-23
~schätzen	-10
~schön	-24
~schöner	8
~schürze	-17
~sechs	-25
~sechzehn	-20
~sedierung	-16
~sehen	11
~sehnen	-14
~sehr	-14
~sei	-31
~seid	-9
~seidl	-12
~seil	-26
~seine	16
~seinen	-16
~seiner	-13
~seitdem	9
~seiten	-27
~seitenbühne	-20
~seitlich	-12
~sekretariat	-26
~sekunden	-11
~selam	12
~selben	-23
~selbst	-55
~sen	-13
~sender	-19
~sensor	-18
~separat	-14
~sepp	-15
~september	14
~seriennummer	-25
~server	-27
~service	-16
~servus	-26
~setzt	-23
~sicherheitsschuhe	-12
~sichern	-25
~sicht	12
~sichtbar	-11
~sie-form	-16
~sieb	-21
~siebe	-13
~sieben	-30
~siebzig	-27
~siegel	-16
~signale	-17
~signatur	-12
~silo	-14
~sind	-46
~sinkt	-17
~sitz	-19
~sitze	-12
~sitzen	-21
~sitzung	-18
~slot	-14
~sms	-10
~socken	-12
~sofort	-13
~sogar	-22
~sohle	-21
~solange	-24
~soll	15
~sommer	8
~sommerfest	-17
~sondern	12
~sonne	-19
~sonnenuntergang	-14
~sorry	-18
~sorte	11
~sortieren	11
~sortiert	-15
~spalt	-19
~spannen	-12
~sparkasse	-18
~spedition	-15
~speigatten	-13
~spenden	-8
~sperren	-31
~sperrt	-19
~spielt	-21
~spielzeit	-23
~spinnt	-11
~spitze	-10
~spitzen	-19
~splitt	-10
~sportboote	-17
~sportplatz	-12
~spray	-14
~sprech	-16
~spreche	20
~sprechen	-24
~spricht	-25
~springt	-20
~spritzen	-25
~spät	-33
~späte	-16
~spätestens	-19
~spült	-15
~stadt	-22
~stadtrat	-14
~stadtwerke	-21
~stallgasse	-12
~stammt	-12
~stammtisch	11
~stand	-20
~standesamt	-20
~standort	-16
~stange	-16
~stangen	-10
~stapel	-19
~stapeln	-24
~start	-18
~startet	-17
~station	11
~stationen	-18
~statt	-27
~staub	-13
~staupe	-10
~std	-18
~stechen	-14
~stecher	-13
~steckdose	-12
~stecken	-23
~stecker	-9
~steffi	-14
~stehen	-19
~stehend	-18
~steht	15
~steigt	-21
~steil	-9
~stein	-28
~steine	-19
~steinmetz	-12
~stell	-16
~stelle	-27
~stellen	-16
~stellt	-28
~stempel	-25
~stempeln	-15
~stets	-16
~steuerberater	11
~stichpunkte	10
~stichworte	-18
~stiefel	-18
~stiegenhaus	-11
~stiel	11
~stifte	-14
~still	-12
~stillgelegt	-11
~stimme	-20
~stimmen	-19
~stinkt	-18
~stirnwand	-18
~stk	-17
~stock	-27
~stockwerk	-16
~stopp	-12
~stoppen	-22
~straff	-17
~straße	-25
~streichen	-16
~streit	14
~strich	13
~strom	-37
~student	-15
~studenten	-9
~studentin	-11
~studio	-23
~stufen	-21
~stuhl	-12
~stumpfe	-15
~sturm	-16
~sturmwarnung	-17
~sturz	13
~ständig	-20
~stört	10
~stück	22
~stückzahl	-30
~stühle	-13
~stütze	-16
~stützen	-15
~sucht	-17
~summe	11
~super	-24
~supervision	-18
~svenja	-14
~system	-21
~säcke	-22
~sämtliche	9
~sätzen	9
~tabelle	-31
~tablet	-17
~tabu	-19
~tages	-14
~tageslicht	-14
~tal	-9
~tank	-27
~tante	-13
~tasche	9
~taschen	-26
~taschenlampe	-14
~taste	-11
~tausch	-17
~taxi	-18
~team	-15
~teamleiter	-15
~teamleitung	-15
~teamsitzung	-15
~technik	-24
~techniker	-22
~teich	-16
~teile	-26
~teilnehmer	9
~teilt	-12
~telefonnummer	-11
~teller	-17
~temperatur	-27
~temperofen	-21
~termin	-19
~terminal	-17
~terminen	-12
~test	-17
~testamentsregister	-10
~testen	-22
~teurer	-16
~textform	-16
~theke	-22
~thema	38
~themen	-22
~theorie	-17
~thermometer	-16
~thoma	-18
~ticket	12
~tiefe	-19
~tiefer	14
~tiefkühler	-11
~tier	-12
~tierarzt	-22
~timer	-13
~tippen	-13
~tippfehler	-17
~tisch	-38
~tische	-17
~tobi	-17
~tochter	-16
~ton	-24
~tonne	-13
~tonnen	-17
~tool	-20
~top	29
~topf	-21
~tore	-8
~torte	-13
~tot	-13
~tote	-10
~tour	-14
~tragen	-30
~trainer	-16
~transport	13
~trauben	-22
~tray	-14
~treffpunkt	-20
~trennen	-15
~treppe	-28
~treppen	-11
~treppenhaus	-20
~tresen	16
~tresor	-27
~treten	-19
~trikots	-12
~trinken	-17
~trinkgeld	8
~trinkt	-12
~tritt	-19
~trommel	-22
~tropfen	-15
~trupp	-12
~trägt	-9
~tun	21
~tupfer	-10
~turm	15
~typ	-17
~täglich	21
~tägliche	16
~töpfe	-16
~türen	-18
~türl	-15
~uhrzeigersinn	-13
~uhrzeit	-39
~uhu	-8
~ulm	-14
~umdrehen	-13
~umgestellt	-18
~umkreis	-19
~ums	10
~umschlag	-19
~umschreiben	-11
~umsonst	-20
~umzug	-14
~und	-10
~ungeöffnet	-14
~uniklinik	-16
~unklar	-15
~unleserlich	-22
~unreine	10
~uns	23
~unserem	-10
~unseren	-13
~unserer	11
~unseres	-12
~unten	-11
~unter	-37
~unterarm	-15
~unterbrechen	-13
~unterlagen	-20
~untersagt	-16
~unterschiedlich	-18
~unterschreibe	-20
~unterschreiben	-20
~unterschreibt	-21
~unterschrieben	-16
~unterschrift	12
~unterschriften	-15
~unterwegs	-16
~unterweisung	-19
~unvollständig	-13
~urkunden	-13
~urlaub	-10
~urlaubsanträge	11
~urlaubsplan	-17
~urne	-13
~ursache	-19
~uschi	-15
~uv-lampe	-18
~uwe	-15
~vasen	-14
~vater	-20
~ventil	-11
~ventile	13
~verabschieden	29
~veranstalter	-17
~verantwortlichen	-15
~verbau	-12
~verbindlich	20
~verbindung	-19
~verbleibt	-14
~verboten	-26
~verbucht	-11
~verdacht	11
~verein	-12
~verfahren	-9
~verfall	-21
~verfasser	-20
~verfällt	-23
~vergangenen	-17
~vergeben	-17
~vergessen	-20
~vergibt	-19
~vergleichen	-22
~vergleicht	-27
~verglichen	-11
~verhängt	-11
~verkauf	-19
~verklebt	11
~verkäuferin	-16
~verladen	-14
~verlangen	-17
~verlangt	24
~verlassen	-8
~verleih	-9
~verletzt	-21
~verletzungen	-12
~verlieren	-16
~verlängerung	-15
~verlässt	-20
~vermerken	-19
~vermerkt	-27
~verordnung	-20
~verpackt	-11
~verplomben	-11
~verrutscht	-17
~verschickt	-21
~verschiedenen	-16
~verschiedenes	-8
~verschließt	-21
~verschlüsselt	8
~verschoben	-21
~verschriftlichen	12
~versehen	-16
~versieht	-18
~version	-23
~versprechen	-12
~verstanden	-20
~versteht	9
~verständigen	-20
~verständigt	-23
~versuch	-20
~vertagt	-12
~verteiler	-19
~verteilt	-16
~vertrag	-11
~vertretung	25
~vertrieb	-19
~verträgt	-16
~verwahrt	-16
~veterinäramt	-10
~viel	-34
~viele	-25
~vielen	-12
~vielleicht	11
~vielmal	-10
~vier	-9
~viermal	-16
~vierte	-18
~vierteljährlich	-15
~viertelstunde	-20
~vierten	-27
~visum	-12
~vitrine	-16
~vogel	-13
~vogt	-20
~voller	-13
~vollmacht	-14
~von	42
~vorab	-18
~voran	29
~vorarbeiter	-11
~voraus	-12
~voraussichtlich	-20
~vorbei	-14
~vorbemerkung	-14
~vordruck	-10
~vorfall	-18
~vorfrist	-15
~vorführer	-13
~vorgehen	22
~vorheizen	-11
~vorher	-21
~vorhängeschloss	-10
~vorige	-28
~voriges	-22
~vorjahr	-12
~vorlage	-17
~vorlesen	-15
~vorletzten	-23
~vorliegt	-20
~vorm	10
~vorn	10
~vorne	-23
~vorrang	-18
~vorsatzsteine	-17
~vorschlag	-15
~vorsitzende	-17
~vorstandssitzung	-16
~vorstellen	-12
~vorstellung	10
~vortag	8
~vortraben	-13
~vorwurf	-16
~vögel	-17
~waage	-25
~waben	-22
~wache	-10
~wachs	-13
~wackelt	-12
~wagen	-35
~wahl	-8
~waidmannsheil	10
~walze	-11
~walzen	-8
~wand	-10
~wandert	-27
~wandertag	-14
~wann	-18
~wanne	-18
~war	-17
~war's	-13
~ware	-10
~waren	-16
~wareneingang	10
~warm	21
~warnung	-12
~warnweste	-21
~wars	15
~wart	-10
~warteliste	-15
~warten	-15
~wartezimmer	-12
~wartung	-19
~was	52
~waschen	-17
~wasser	-22
~wassergehalt	-16
~wasserprobe	15
~wasserschaden	-11
~wechseln	-14
~wecken	-23
~weg	15
~wegen	-12
~weggeworfen	-17
~weglassen	-13
~wegwerfen	-11
~weh	-15
~weicht	-17
~weihnachten	10
~weihnachtsfeier	-14
~weil	12
~wein	-13
~weinen	-11
~weise	20
~weit	-18
~weitergeben	-10
~weiß	-10
~weiße	-14
~welcher	8
~welt	-12
~wem	-12
~wenden	-15
~wenig	-34
~weniger	-18
~wenn	11
~wenn's	-30
~wenzel	-13
~wer	12
~werbung	-14
~werf	-13
~werkhof	-16
~werkstatt	16
~werktag	-17
~werktage	-13
~wert	-11
~werte	-18
~wespen	-17
~weste	-18
~wetter	-17
~whatsapp	-14
~wie	36
~wiederholen	-25
~wiederkommen	-20
~wiegen	-30
~wiegt	-27
~wiese	-13
~wieso	-11
~wiki	-19
~wildmarke	-22
~will	37
~wind	-18
~windmesser	-15
~windstärke	-16
~winkt	-19
~winterdienst	-17
~wir	51
~wird	-17
~wirft	-25
~wischen	-18
~wissen	23
~wisst	-10
~woanders	-20
~woche	9
~wochenenden	-8
~wochentag	-10
~wohnung	-17
~wolle	-16
~wollen	9
~wollte	11
~worden	-19
~wort	-20
~worten	8
~wunderbar	-19
~wunsch	-16
~wurde	-34
~wurzeln	17
~wusste	13
~wählen	-24
~wählerverzeichnis	-14
~wählt	-20
~wär	-17
~wäre	20
~wäscherei	-18
~wäscht	-19
~würd	14
~yusuf	-16
~zahl	-28
~zahnarzt	-16
~zange	-21
~zaun	-22
~zehen	-13
~zehnten	-16
~zeichen	-17
~zeichnet	-25
~zeige	-16
~zeigefinger	-11
~zeigen	-29
~zeigt	16
~zeit	20
~zeitung	-16
~zentimeter	-10
~zentimetern	-16
~zerlegen	-15
~zerlegt	9
~zeug	-13
~ziehen	-29
~zieht	10
~ziel	-16
~zielgruppe	-15
~ziffer	-19
~zimmer	-15
~zirkus	-14
~zivi	-19
~zucker	-15
~zudrehen	-15
~zueinander	-9
~zug	-22
~zugesagt	-22
~zugführer	-15
~zuhause	-11
~zukleben	-12
~zulässig	-15
~zum	9
~zunge	-12
~zunächst	-20
~zur	22
~zuruf	-12
~zurzeit	-18
~zurück	-62
~zurückgegeben	-14
~zurückgeschickt	-13
~zurückgesteckt	-12
~zurückstecken	-17
~zusagen	-20
~zuschauer	-18
~zustand	-18
~zustandsprotokoll	-10
~zuständig	-21
~zusätzlich	-25
~zwanzig	-20
~zwar	34
~zweck	-18
~zwei	-13
~zweifacher	-14
~zweifelhaft	-11
~zweihundert	18
~zweimal	-10
~zweit	-9
~zweite	-39
~zweiten	-22
~zweiter	-15
~zweites	-9
~zwingerhusten	-10
~zwischen	14
~zwölf	-27
~zylinder	-10
~zählen	-14
~zähler	-29
~zählernummer	-14
~ähm	-12
~älter	-21
~ältere	10
~ärztliche	-16
~ärztlichen	-15
~öfen	-20
~öffnen	13
~öffnet	8
~öffnung	16
~öffnungen	-19
~öfter	-18
~öztürk	-22
~überarbeitung	-19
~übergabe	-30
~übergeben	-13
~überhaupt	-18
~überkleben	-15
~übernehmen	-25
~übernommen	-23
~überschreiben	-19
~überschuhe	-14
~übersetzt	12
~übersetzungsbüro	-15
~überweisung	-10
~übrig	9
~übrigens	-23
~übt	-12
…!	8
…"	-20
…%	-15
…(	-60
…)	-13
…*	-19
…+	-33
…-	-24
…/	-24
…0	-39
…;	-41
…=	-20
…>	-33
…?	-9
…[	-20
…]	-17
…a	-29
…ab	-12
…abbau	-19
…abdecken	-20
…abend	-22
…abends	-30
…abfahrt	-19
…abfüllen	-9
…abgabe	-18
…abgedeckt	-12
…abgeholt	-17
…abgelesen	-15
…abgetastet	-14
…abholung	-13
…abhören	-19
…abkleben	-16
…abkühlen	-13
…ablage	-19
…ablauf	-31
…ablesen	-18
…abliefern	-21
…abnahme	-17
…abnehmen	-10
…abrechnung	-10
…absatz	-19
…absaugen	-18
…absaugung	-15
…abschließen	-19
…abschluss	-14
…abspritzen	-15
…abstand	-17
…abstellen	-15
…absuchen	-13
…abtippen	-12
…abweichung	-26
…abwischen	-16
…abziehen	-13
…aceton	-15
…ach	-14
…achse	-10
…achtzehn	-24
…achtzig	-19
…advent	-16
…akku	-25
…akkus	-16
…akte	-23
…alarm	-12
…algen	-25
…alkohol	-17
…alle	11
…allein	-41
…allen	-19
…aller	10
…allergien	-18
…alles	-11
…allgäu	-16
…alois	-14
…also	20
…alt	-17
…alte	-32
…alten	-39
…alter	-13
…altes	-16
…am	-39
…amt	-11
…an	-55
…anbei	23
…anderes	-23
…anders	-30
…andersrum	-20
…anfang	12
…anfassen	-17
…anfrage	-14
…angaben	17
…angebot	-24
…angebrochene	-16
…angehörige	-11
…angehörigen	-27
…angenommen	-9
…angerufen	-21
…angesehen	-16
…angestellten	11
…angst	-21
…angucken	-22
…anhänger	-30
…anker	-14
…ankreuzen	-19
…anlage	-33
…anlass	-24
…anlegen	-23
…anleitung	-34
…anmelden	-20
…anmerkung	-15
…anna	-12
…annahme	-29
…annehmen	-9
…annimmt	-14
…anruf	-21
…anrufen	-24
…anrufer	-17
…ans	-27
…anschauen	-35
…anschließend	-10
…ansetzen	-11
…antrag	-11
…antwort	-19
…antwortet	-10
…anweisung	12
…anwesend	-24
…anziehen	-15
…anzünden	-10
…apotheke	14
…apparat	-13
…arbeit	-14
…arbeite	-15
…arbeiten	-18
…arbeitet	-15
…arm	-18
…arzt	-23
…assistentin	-16
…atzung	-14
…audit	-17
…auf	-15
…auffüllen	-20
…aufhalten	-13
…aufhören	-14
…aufkleber	-16
…aufmachen	-13
…aufnahme	-25
…aufnehmen	-24
…aufrufen	-23
…aufs	-22
…aufschreiben	-42
…aufsetzen	-15
…aufsicht	-22
…aufsprechen	12
…aufstellen	-20
…aufstieg	-20
…auftraggeber	13
…aufzug	-10
…augen	-21
…aus	-17
…ausdruck	-10
…ausdrucken	-9
…ausdrücken	-17
…auseinander	-16
…ausfall	-13
…ausfüllen	-16
…ausgabe	-23
…ausgang	-12
…ausgangslage	-9
…ausgebaut	-14
…ausgegeben	-12
…aushang	-30
…aushilfe	-22
…aushängen	13
…auskratzen	-25
…auslauf	-11
…auslegen	-20
…ausleihe	-16
…ausm	-18
…ausreden	-9
…ausschneiden	-11
…ausspülen	-11
…ausstellung	-13
…ausweis	-26
…ausweise	-17
…auszubildende	-20
…autos	-24
…außen	-22
…außer	-15
…außerdem	-20
…aw	-10
…azubi	-18
…b	-24
…bad	-19
…bagger	-12
…bahn	8
…bahnen	-19
…bahnhof	-25
…ballen	-16
…band	13
…bande	-14
…bar	-27
…bargeld	-9
…bat	-10
…bauch	-9
…bauen	-10
…bauhof	-10
…baustelle	-11
…beanstandet	-19
…beantworten	-14
…bearbeitung	-9
…becken	-14
…bediener	-18
…befund	-11
…beginn	-12
…beginnen	-8
…beginnt	-19
…beglaubigte	-11
…begleitung	-16
…begleitzettel	-9
…begrüßen	-18
…behandlung	-10
…behauptet	-14
…bei	-23
…beide	-23
…beiden	-33
…beim	-21
…bein	-17
…beisein	-14
…bekannte	-16
…bekommen	-30
…bekommt	-30
…belag	-9
…beleg	-10
…belegt	-14
…beleidigt	-10
…beläge	-14
…bemerkt	12
…bemängelt	-20
…benutzte	-22
…berechnet	-10
…bereit	-16
…bereitschaft	-19
…bernd	-20
…bescheid	-19
…bescheinigung	-18
…beschluss	-17
…beschreibung	-23
…beschriften	-14
…beschriftet	-17
…beschwert	-12
…beschäftigte	-17
…besen	-17
…besitzer	-17
…besorgt	-16
…besser	-18
…bestand	-16
…besteht	-15
…bestellen	-17
…bestellt	-15
…bestellung	-17
…besten	15
…bestätigt	-17
…besucher	-17
…beteiligten	-16
…betr	-13
…betreff	13
…betreiben	-14
…betreten	-21
…betreue	-15
…betreuen	-18
…betreut	-11
…betrieb	-16
…bett	-17
…betten	-10
…bettwanzen	-20
…beulen	-16
…beurkundung	-17
…beutel	-26
…bewohner	-11
…bezahlt	-11
…beziehen	-29
…bezirk	-18
…biel	-19
…bier	-19
…bietet	-11
…bild	-15
…bilden	-17
…bilder	-14
…binnen	-15
…bis	15
…bisherige	-20
…bitte	21
…bitten	8
…blase	-20
…blasen	-18
…blatt	17
…blaue	-14
…blauen	9
…bleiben	-28
…bleibt	-45
…blind	-18
…blutproben	-24
…boden	-24
…bogen	-21
…bohlen	-13
…bolzen	-15
…boote	-17
…boten	-15
…box	-29
…boxen	-11
…brand	-14
…brauch	-22
…brauche	10
…breit	-22
…bremse	-27
…bremsen	-13
…brennbare	-18
…brennen	-17
…brenner	-19
…brett	-16
…brille	-18
…bringt	-17
…brot	-17
…brote	-17
…bruch	-16
…brustschmerz	-13
…bräuchte	15
…bräuchten	16
…brötchen	-16
…bub	-24
…buch	-12
…buchbinderei	-11
…burg	-10
…bus	-17
…bäckerei	-23
…bänder	-18
…böen	-11
…bücher	-14
…bürger	-18
…bürste	-20
…bürsten	-23
…bürstet	-17
…c	-26
…charge	-13
…checkliste	-9
…chef	16
…chefin	12
…chemie	-17
…chlor	-13
…cm	-19
…code	-26
…container	-13
…da	-17
…dabei	-23
…dach	-21
…dachte	-14
…dagegen	-10
…daher	18
…dahinter	-26
…damals	-22
…dame	-21
…daneben	-14
…dank	-11
…danke	-27
…dann	-51
…darauf	-17
…daraus	-37
…darf	-40
…darum	17
…das	17
…daten	-11
…datum	-16
…dauert	-12
…davon	-26
…davor	-19
…decke	-22
…deckel	-30
…decken	-11
…defekt	-9
…dem	-42
…den	-35
…denen	-26
…deniz	-22
…denselben	-16
…der	-21
…deren	-13
…des	-38
…deshalb	25
…desinfektion	-16
…desinfektionsbad	-16
…desinfizieren	-20
…deswegen	11
…deutsch	-13
…dezember	8
…di	-17
…dich	14
…dicht	-16
…dichtung	-16
…dichtungen	-24
…dick	-11
…dicke	-17
…die	-14
…dienstag	9
…dies	-13
…diese	-19
…dieselbe	-20
…diesem	8
…diesen	-16
…dieses	-21
…diktat	-25
…diktier	-14
…diktiere	-17
…dings	-20
…dir	-36
…direkt	-10
…display	-17
…disponent	-20
…doktor	-23
…dokument	-29
…dort	-15
…dose	-16
…draht	-14
…drauf	-41
…draus	-15
…draußen	-34
…drehen	-18
…dreht	-21
…drei	-12
…dreihundert	-16
…dreimal	-24
…dreißig	-25
…drin	-29
…dritt	-17
…dritte	-25
…drittel	-22
…drittens	-12
…droht	-18
…druck	-12
…drucker	-18
…druckt	-16
…drum	-27
…drunter	-20
…drüber	-28
…drücken	-28
…drückt	-10
…durch	-54
…durchgehen	-12
…dünn	-15
…dürfen	-22
…echt	-26
…egal	-28
…ehrenamtlichen	-17
…ehrlich	-24
…eigene	-14
…eigner	-11
…eimer	9
…eine	29
…einen	-26
…eines	-42
…einfach	-25
…einfahrt	-13
…eingang	-19
…eingangsstempel	-18
…eingefallen	-22
…einheitlich	-25
…einhängen	-12
…einlass	-12
…eins	-34
…einsatz	-25
…einschalten	-18
…einsteigen	-17
…eintrag	-11
…eintragen	-14
…einzeln	-23
…eis	-30
…eisen	-16
…elektriker	-9
…elektronisch	-12
…elf	-18
…eltern	-21
…elternzeit	-12
…empfang	-17
…empfiehlt	10
…endlich	10
…entdeckeln	-10
…entfernen	-15
…entgegen	-8
…entriegeln	-8
…entscheidet	-15
…entscheidung	-10
…entschuldigen	-17
…entsperren	-27
…entwurf	-28
…erbverträgen	-11
…erde	-14
…erfolgt	-15
…ergebnis	-24
…erhält	-19
…erklärt	-19
…erlaubnis	-11
…erlaubt	-20
…errechnet	-18
…ersatz	-12
…erst	-59
…erstellt	-18
…ersten	-36
…erstens	-17
…erstes	-24
…erstmal	-18
…erzieherin	-9
…es	28
…essen	-25
…essig	-13
…etage	-15
…etikett	-15
…etwa	11
…etwas	10
…euro	-33
…fach	-15
…fachkraft	-13
…fahr	-21
…fahren	-40
…fahrer	-26
…fahrt	-10
…fahrzeuge	-17
…falls	-22
…falschen	8
…familie	-15
…fang	-15
…fangen	-22
…farbe	-19
…fassen	-31
…fasst	-24
…fassung	-24
…fast	-18
…februar	-16
…fehlalarm	-19
…fehlende	-17
…fehlendes	-11
…fehler	-9
…fehlt	10
…fehlten	-18
…feld	-12
…fenster	-23
…ferien	-12
…ferner	-12
…fertig	-21
…feste	10
…festgehalten	16
…festhalten	-19
…festzuhalten	-20
…feucht	10
…feuer	-12
…feuerwehr	10
…ffp2	-9
…filialen	-23
…film	-11
…filmen	-14
…filter	-13
…findet	-24
…fingern	-19
…firma	-17
…flach	-11
…flamme	-17
…flasche	-23
…flaschen	-23
…flatterband	-11
…flecken	-22
…fliegen	-18
…fliegt	12
…fläche	-9
…flügel	-25
…folgenden	-14
…folgt	-10
…folie	-25
…folien	-8
…fordert	-12
…formulieren	-20
…foto	-16
…fotografieren	-23
…fotografiert	-13
…fotos	-22
…frag	-10
…frage	-36
…fragen	-42
…fragt	-41
…fragte	-26
…franken	-18
…frau	-50
…frauen	-19
…frauenmilchbank	-11
…frei	-30
…freibad	-21
…freies	-12
…freigabe	-10
…freitag	-34
…freitags	-10
…freiwillige	12
…fremde	-14
…fremdfirmen	-16
…freundlich	13
…freundliche	-13
…freundlichen	-8
…friedhöfen	-19
…friert	-16
…frisch	-21
…frisches	-20
…frist	-13
…fristen	-10
…fritteuse	-15
…frost	-11
…früh	-18
…früher	-21
…frühjahr	-27
…fund	-13
…funk	-15
…futter	-19
…fuß	-23
…fährt	-30
…fällen	-12
…fällt	-28
…fängt	-9
…fässer	-19
…führerschein	-9
…führt	-20
…füllen	-26
…füllt	-16
…füllung	-14
…fünf	-16
…fünfundvierzig	-21
…fünfundzwanzig	-23
…fünfzehn	-23
…fünfzig	-18
…für	8
…fürs	-18
…füße	-12
…gab	-12
…gabel	-18
…ganz	-24
…ganze	-14
…ganzen	-16
…gar	-29
…gas	-9
…gast	-19
…gasöl	-17
…geben	9
…gebiet	-10
…geblieben	-18
…gebogen	-14
…gebracht	-18
…gebucht	-12
…gebühr	-11
…geehrte	-22
…geehrtes	-15
…gefahren	-29
…gefaltet	-12
…gefroren	-21
…gefunden	-15
…geführt	-12
…gegeben	-20
…gegen	-34
…gegenlesen	-9
…gegenstand	-11
…gegenüber	-15
…gehabt	-20
…gehalten	-17
…gehe	-26
…gehen	-30
…geholt	-10
…geht	-18
…gehts	12
…gehören	-17
…gehört	-30
…gekostet	-17
…gelaufen	-17
…gelb	-20
…gelbe	-13
…geld	-21
…geldbeutel	-18
…geltung	-12
…gelöscht	-14
…gemacht	-33
…gemeinde	-27
…gemeinsam	-22
…gemeldet	-18
…gemerkt	-18
…gemessen	-13
…genau	-8
…genommen	-13
…geprüft	-28
…gerade	-24
…gereinigt	-18
…gerne	10
…geruch	-8
…gerät	-26
…gerätewart	-15
…gerüst	-19
…gesagt	18
…geschlossen	-13
…geschriebenes	11
…gesehen	-15
…geselle	-19
…gesellin	-14
…gesicht	-20
…gesperrt	-14
…gesprochen	-14
…gespräch	-15
…gestapelt	-10
…gestatten	-12
…gestellt	-12
…gestern	-17
…gestohlen	-16
…gestrichen	-16
…gestürzt	-11
…getauscht	-19
…getrennt	-11
…gewaschen	-20
…gewechselt	-12
…geweint	-18
…gewicht	-16
…gewitter	-16
…gewogen	-10
…geworden	-20
…gezeigt	-18
…gezogen	-12
…gezählt	-23
…geöffnet	-18
…gibt	-21
…gibt's	20
…gibts	-27
…gilt	-33
…ging	-27
…glas	-18
…glaub	-16
…gleich	-30
…gleichen	-12
…gläser	-13
…gold	-22
…golf	-18
…gondel	-14
…gott	-14
…grab	-19
…grad	-50
…gramm	-16
…griff	-12
…griffe	-19
…grob	-16
…groß	-11
…große	-24
…grube	-19
…grund	-20
…grundlage	-11
…größe	-13
…grün	-11
…grünen	-17
…grüß	-11
…grüßen	-18
…gucken	-33
…guckt	-20
…gurte	-27
…gutachter	-14
…gute	-21
…guten	-10
…gäste	9
…gültig	-15
…gültigen	-8
…günter	-12
…gürtel	-15
…haar	-27
…haare	-17
…haben	19
…hafen	-20
…hafenmeister	-11
…haftpflicht	-11
…haha	-15
…hahn	-12
…haken	-18
…halb	-23
…halbe	-33
…halben	-15
…halle	-32
…hallo	-32
…hallöchen	-16
…halsband	-16
…halt	-24
…halten	14
…halter	-23
…hand	-39
…handbreit	-9
…handbremse	-13
…handschuhe	-26
…handschuhen	-15
…handy	-31
…handys	-30
…handzeichen	-11
…hans	-15
…hartem	-12
…hast	-17
…hat	18
…hat's	-11
…hatte	-20
…hatten	-38
…haube	-12
…haupteingang	-12
…hauptschalter	-20
…hause	-12
…hausmeister	-18
…hausnotruf	-16
…hausnummer	-12
…hautdesinfektion	-11
…heben	-21
…hebt	-20
…heft	-20
…heiner	-17
…heisst	-16
…heizer	-20
…heizung	-13
…heiß	-20
…heißes	-14
…heißt	-35
…helfen	-28
…helfer	-25
…hellen	-14
…herbst	-14
…herein	-17
…herrichten	-14
…herrn	-16
…hersteller	-14
…herum	-25
…heuer	12
…heut	-22
…heute	-22
…hey	-9
…hi	-16
…hieß	-20
…himmel	-20
…hin	-22
…hinaus	-11
…hinein	-12
…hing	-12
…hinlegen	-17
…hinten	-34
…hinter	-16
…hintergrund	-23
…hm	-15
…hoch	-26
…hochfahren	-16
…hof	-32
…hoffe	-13
…holen	-27
…holt	-25
…holz	-12
…hotel	-14
…hr	-14
…hufe	-18
…hufschmied	-22
…hund	-25
…hunde	-21
…hundert	-19
…hähne	-9
…hält	-25
…hände	12
…hängen	-25
…hängt	-23
…häuser	-10
…höchstens	-27
…höhe	-10
…hört	-11
…i	-25
…ich	18
…ihn	-34
…ihnen	29
…ihrer	-21
…im	-27
…immer	-16
…impfpass	-23
…in	-12
…informieren	-18
…inhalt	-12
…innen	-27
…innendienst	-11
…innerhalb	-25
…ins	-34
…inzwischen	-14
…irgendwas	-24
…is	-27
…it	14
…jacken	-14
…jahre	-22
…jahren	-33
…januar	-16
…jedem	-36
…jeder	-9
…jemand	-12
…jemandem	-12
…jetzt	22
…jour	-10
…jugend	-15
…juli	-20
…junge	20
…jungen	-18
…juni	-28
…k	-14
…kabel	-14
…kabine	-9
…kaffee	-24
…kalb	-19
…kalender	-20
…kalt	-17
…kaltem	-10
…kaltes	-15
…kam	12
…kamera	-20
…kammer	-21
…kanal	-14
…kanister	-15
…kannst	-16
…kanten	-21
…kaputte	-12
…karte	-16
…karten	-19
…kasse	-24
…kassiert	-15
…kasten	-14
…kathi	-20
…katzen	-9
…kaution	-22
…kehren	-16
…keil	-11
…keimprobe	-28
…kein	-44
…keinen	-23
…keiner	-43
…keller	-25
…kennt	-17
…kennzeichen	-17
…kessel	-9
…kette	-18
…ketten	-15
…kilo	-26
…kind	-28
…kinder	-36
…kiste	-24
…kisten	-26
…kittel	-9
…klappe	-27
…klappen	-16
…klar	-29
…klasse	-19
…klaviertransport	-24
…klebeband	-14
…klebt	-21
…kleidung	-12
…kleine	9
…kleinen	-23
…kleines	-13
…klimaanlage	-8
…klingelt	-17
…klopfen	-9
…klärt	-11
…knopf	-10
…knüpfen	-11
…koffer	-17
…kollegen	-27
…kollegin	-26
…kolleginnen	-19
…komma	-23
…kommando	-15
…kommen	-47
…kommt	-28
…komplett	-14
…kompressor	-24
…kontrolle	-19
…kontrollfahrt	-13
…kontrollieren	-9
…kontrolliert	-15
…kopf	-23
…kopfhörer	-9
…kopfverletzung	-12
…kopie	-17
…kopien	-18
…kopieren	-9
…kopiert	-20
…korb	-16
…kosten	-21
…kostet	-21
…kran	-21
…krank	-8
…kranke	-12
…krankenkasse	-12
…kratzer	-11
…kreis	-13
…kriegt	-25
…kugelschreiber	-25
…kunde	-45
…kunden	-34
…kundin	-20
…kundschaft	-19
…kurier	-19
…kurs	-24
…kurz	-30
…kurzen	-15
…kurzes	-8
…können	-33
…könnt	-20
…könnte	8
…könnten	9
…köpfen	-9
…körbe	-22
…kübel	-11
…küche	-15
…kühlbox	-12
…kühlraum	-22
…kühlschrank	-15
…kühlung	-14
…kündigen	-19
…kündigung	-11
…kündigungen	-16
…künftig	-24
…labor	-22
…laden	-18
…ladenschluss	-16
…lager	-14
…laib	-19
…laibe	13
…lampe	-23
…landesverband	-23
…lang	-33
…lange	-28
…langen	-12
…langsam	-36
…lass	-16
…lassen	-46
…lasst	-19
…last	-17
…laufen	-15
…laut	-16
…lautsprecher	-21
…leben	-16
…lebensmittel	-20
…leer	-22
…leere	-21
…leeren	-15
…legt	-25
…lehrling	-17
…lehrlinge	-17
…leider	14
…leihhaus	-14
…leine	-18
…leise	-11
…leite	14
…leiten	-10
…leiter	-15
…leitung	-19
…lenz	-17
…lesen	-15
…leser	-11
…letzte	-36
…letztens	11
…letzter	-14
…letztes	-37
…leuchten	-20
…leut	-13
…leute	-32
…leuten	-18
…licht	-25
…liebe	-41
…lieben	-15
…lieber	-12
…liebes	-12
…lief	9
…lieferant	-19
…lieferschein	-15
…lieferung	-23
…liege	-11
…liegen	-34
…liegt	-34
…liest	-28
…links	-31
…liste	-27
…liter	-36
…loch	-21
…los	-21
…lose	-24
…loswerden	-19
…luft	-15
…lupe	-15
…lädt	-14
…lässt	-24
…läufige	-16
…löcher	-24
…löffel	-14
…löhne	-12
…löschzug	-28
…lücke	-17
…m	-18
…mache	-21
…machen	22
…machst	-23
…macht	-44
…mag	13
…magneten	-22
…mai	-21
…maische	-15
…male	-14
…malte	-12
…man	-70
…manche	-27
…manchmal	-22
…mann	-24
…manni	-17
…mans	-20
…mantel	-10
…maria	-16
…marke	-12
…maschinen	-14
…maschinist	-12
…maske	-20
…matratze	-18
…max	-19
…md	-17
…medikamente	-14
…mehr	-54
…mein	-17
…meinem	-20
…meinen	8
…meiner	-25
…meint	11
…meinte	-20
…meist	-17
…meiste	11
…meisten	-15
…meistens	-29
…melde	-16
…melden	-19
…meldet	-31
…meldung	-20
…meldungen	-12
…merkblatt	-18
…merkt	-10
…messen	-28
…messer	-25
…messgerät	-9
…messung	-8
…metalleimer	-15
…meter	-31
…metern	-14
…mieter	-29
…mikro	-10
…milch	-8
…millimeter	-9
…min	-22
…mindestens	-34
…minus	-20
…mir	28
…mischen	-11
…misst	-25
…mit	-34
…mitarbeiter	-18
…mitglieder	-13
…mitschriften	-11
…mittag	-13
…mitte	-18
…mittel	-12
…mittwoch	-28
…ml	-20
…mm	-13
…moin	-28
…moment	-31
…monat	-30
…monate	-25
…monaten	-8
…moniert	-20
…montage	-24
…montags	-21
…monteur	-14
…moos	-8
…morgen	-44
…morgens	-36
…morsch	-14
…motor	-22
…museum	11
…muss	-32
…musste	-17
…muttern	-22
…mängel	-13
…märz	-17
…möchten	-22
…möge	8
…müll	-15
…mündlich	-17
…müssen	-26
…müsste	11
…n	-14
…na	16
…nach	-44
…nachbargräber	-20
…nachbarn	-16
…nachdem	-16
…nachher	-20
…nachmessen	-9
…nachmittag	-24
…nachmittags	-22
…nachsehen	-14
…nacht	-23
…nachts	14
…nadeln	-14
…nagel	-9
…nageln	-8
…name	-26
…namen	-22
…nass	-26
…natürlich	-15
…ne	-43
…neben	25
…ned	-22
…nee	-33
…nehmen	-31
…nehmt	-19
…nein	-13
…nem	-17
…nen	-28
…nennt	-19
…netz	-14
…neue	-16
…neuen	-13
…neuer	-25
…neues	-20
…neulich	-25
…neun	-28
…neunzig	-16
…newton	-9
…nicht	-12
…nie	-57
…niederschrift	-13
…niedrigwasser	-18
…niemals	-22
…niemandem	-22
…nieten	-8
…nimmt	-40
…nirgends	-20
…noch	-14
…nochmal	-30
…nord	-25
…notariat	-16
…notdienst	-17
…notfallnummer	-14
…notieren	-16
…notiz	-15
…null	-14
…nullen	-12
…nummer	-34
…nummeriert	-10
…nun	22
…nur	-57
…nächsten	-24
…nägel	-9
…nähte	-12
…nämlich	-24
…nötig	-14
…nüchtern	-16
…oben	-24
…obendrauf	-11
…oberkante	-12
…obst	-10
…oder	-42
…ofen	-13
…ofentür	-18
…offene	-16
…offener	-19
…oft	-13
…ohne	-45
…ok	-22
…oldenburg	-21
…ole	-23
…oma	-11
…onlineshop	16
…op	-13
…opa	-10
…ordentlich	-16
…ordnen	-23
…ordner	-20
…ordnung	-12
…original	-16
…originals	-13
…ort	-17
…paar	-42
…packt	-14
…packung	-9
…paket	-25
…paletten	-13
…parkhaus	-15
…parkplätze	-17
…parzelle	-14
…pass	-11
…passau	14
…passieren	-18
…passiert	-18
…passt	-26
…patient	-14
…patienten	-21
…pause	-17
…pedale	-18
…peilt	-14
…per	-28
…person	-22
…personen	-10
…persönlich	-13
…petersen	-14
…petra	-19
…pferd	-19
…pfleger	-10
…ph	-10
…pilot	-18
…piloten	-9
…plan	-21
…plane	-15
…planen	-19
…platte	12
…platten	-16
…platz	-22
…platzt	-20
…plus	-19
…plätze	-10
…polen	-13
…polizei	-29
…portal	-20
…portionen	-11
…portugal	-15
…position	-17
…post	-23
…praktikanten	-15
…praktikantin	-27
…praxen	-13
…praxis	-27
…preis	-15
…presse	-19
…pressen	-32
…private	-19
…pro	-42
…probe	-25
…programm	12
…projektor	-15
…protokoll	-26
…prozent	-31
…prüfen	-10
…prüfer	-16
…prüft	-24
…prüfung	-20
…pult	-15
…pulver	-18
…pumpe	-25
…punkt	11
…punkte	-21
…putzen	-19
…putztürl	-14
…quartal	-20
…quatsch	-27
…quer	-17
…quittung	-9
…rack	-17
…rahmen	-13
…ramadan	-15
…rampe	-34
…rand	-25
…ratenzahlung	-13
…rauchen	-18
…rauchmelder	-22
…raum	-26
…raus	-18
…rauscht	16
…re	11
…rechnet	-16
…rechnung	-23
…rechten	-15
…rechts	-24
…rechtschreibung	-14
…red	-33
…redaktion	-15
…reden	-30
…redet	-11
…reederei	11
…regal	-14
…registrarin	-16
…regt	12
…reichen	-12
…reicht	-21
…reifen	-26
…reihe	-32
…reihenfolge	-22
…rein	-50
…reine	-14
…reinigen	-22
…repariert	-18
…rest	-24
…restauratorin	12
…reste	-19
…rezept	-15
…rezeption	-9
…rhs	-14
…richtig	-19
…richtige	-15
…riechen	-19
…riecht	-18
…riss	-11
…risse	-14
…rollen	-12
…rollstuhl	-17
…rosa	-21
…rot	-22
…rote	-12
…roten	-11
…rucksäcke	-16
…ruder	-15
…rudi	-11
…rufen	-26
…rufst	-33
…ruft	-25
…ruhig	-21
…rund	-32
…runde	-21
…runden	-20
…rundgang	-14
…runter	-34
…räumen	-20
…röhrchen	-14
…rösten	-18
…rücken	-12
…rückfragen	-10
…rückgabe	-18
…rückmeldung	-17
…s	-12
…saal	-16
…sachbearbeiterin	-16
…sache	-24
…sachen	-20
…sack	-16
…sagen	-16
…sagt	-49
…saison	10
…saisonkräfte	-20
…salz	-18
…salzwasser	-17
…sammelt	-15
…samstag	-20
…samt	-15
…sand	-19
…satz	-9
…sauerstoff	-21
…saugen	-12
…saugnapf	-14
…saß	-12
…saßen	-12
…scannen	-18
…schacht	-12
…schaden	-9
…schale	-20
…schalter	-17
…schaltet	-9
…schauen	-25
…schaum	-17
…schauspieler	-8
…schaut	-37
…schein	-15
…scherben	-10
…scheune	-9
…schicht	-31
…schichtleiter	-14
…schichtleitung	-17
…schicke	9
…schicken	-31
…schickt	-23
…schieben	-12
…schieber	-11
…schild	-19
…schimmel	-14
…schirme	-10
…schlauch	-22
…schleifen	-16
…schleuse	-27
…schließen	-24
…schloss	-13
…schluss	-33
…schläuche	-16
…schlüssel	-32
…schlüsselausgabe	-14
…schmieren	-18
…schmuck	-25
…schneiden	-17
…schneidet	-18
…schnell	-12
…schneller	-15
…schnur	-11
…schon	-34
…schrank	-12
…schranke	-20
…schrauben	-14
…schreibst	-30
…schrift	-26
…schriftführer	-9
…schriftliche	15
…schriftliches	-16
…schritt	-17
…schräg	-12
…schublade	-9
…schuhe	-30
…schulkindern	-12
…schulleitung	14
…schwarz	18
…schwarze	-12
…schwein	-14
…schwere	-12
…schwester	12
…schwiegersohn	-16
…schäden	-19
…schätzen	-14
…schön	-20
…schüler	-18
…sechs	-43
…sechzehn	-14
…sechzig	-27
…sehr	-10
…sei	-24
…seid	-13
…seidenpapier	-15
…seil	-11
…seile	-19
…sein	-30
…seit	-13
…seiten	-12
…seitenbühne	-13
…sekretariat	-24
…sekunden	-24
…selben	-15
…selber	-27
…selbst	-30
…sender	-18
…sensor	-15
…separat	-13
…sepp	-18
…september	-13
…seriennummer	-11
…server	-20
…servus	-22
…setzt	-23
…sich	-59
…sicherheitsschuhe	-13
…sichern	-10
…sicht	-19
…sie	19
…sieb	-15
…sieben	-30
…siebzig	-19
…sieht	-23
…sind	-34
…sitz	-21
…sitze	-12
…sitzen	-13
…sitzt	-13
…sitzung	-15
…slot	-16
…so	-16
…sobald	-32
…sodann	-19
…sofort	-36
…software	-8
…sogar	-14
…sohle	-14
…solange	-15
…sollen	14
…sollte	8
…sommer	-28
…sonntag	-26
…sonntags	-20
…sorry	-20
…sortieren	-22
…sortiert	-20
…spalt	-13
…spedition	-13
…speigatten	-13
…sperren	-22
…sperrt	-15
…spiegel	-23
…spitze	-18
…sportboote	-14
…spreche	12
…sprechen	-21
…spricht	-27
…spritzen	-20
…späte	-18
…später	-29
…spätestens	-19
…spülen	-19
…spült	-13
…stadt	-23
…stadttheater	11
…stadtwerke	-14
…stallgasse	-20
…stand	-30
…standen	-17
…standesamt	-20
…standort	-19
…stange	-20
…stangen	-16
…stapel	-13
…start	-18
…stationen	-13
…statt	-16
…stechen	-9
…steckdose	-11
…stecker	-29
…steckt	-21
…stehen	-17
…steigt	-11
…steil	-16
…stein	-24
…steine	-20
…steinmetz	-14
…stell	-17
…stelle	-21
…stellen	-21
…stellt	-33
…stempel	-17
…stichworte	-18
…stiefel	9
…still	-9
…stillgelegt	-10
…stimmen	-16
…stimmt	-19
…stirnwand	-14
…stock	-12
…stockwerk	-13
…stopp	-18
…stoppen	-16
…straße	-17
…strecke	-16
…streichen	-11
…streicht	-21
…streifen	-21
…streit	-25
…stroh	-22
…strom	-20
…student	-13
…studentin	-10
…stufe	-16
…stunde	-42
…stunden	-36
…sturm	-14
…sturmwarnung	-14
…ständig	-17
…stück	-37
…stütze	-12
…stützen	-8
…suchen	-15
…super	-19
…system	-23
…säcke	-20
…sämtliche	-18
…sätze	-15
…t	-20
…tabelle	-18
…tablet	-14
…tabletten	-19
…tafel	-19
…tag	-26
…tage	-35
…tagen	-21
…tank	-22
…tante	-18
…taste	-13
…tauschen	-18
…team	-25
…teamleiter	-15
…teil	9
…teile	-8
…teilt	-11
…telefonisch	-18
…telefonnummer	-16
…teller	-15
…temperatur	-17
…termin	-13
…terminal	-18
…termine	-24
…test	-26
…text	-10
…thema	-32
…themen	-22
…thermometer	-20
…tief	-22
…tiefe	-18
…tiefer	-21
…tierarzt	-22
…tiere	-28
…tisch	-27
…tische	-11
…tochter	-26
…ton	-20
…tonnen	-20
…top	-18
…topf	-17
…tor	-25
…totenschein	-12
…trage	-17
…tragen	-20
…trainer	-14
…transport	-20
…tray	-13
…treffpunkt	-14
…trennen	-21
…treppe	-16
…treppen	-19
…treppenhaus	-13
…tresen	-10
…tresor	-10
…trinkt	-23
…tritt	-16
…trocken	-30
…trocknen	-21
…tropfen	-10
…trotzdem	-30
…trägt	-27
…tuch	-23
…tun	-43
…turm	-14
…tut	-29
…täglich	-31
…töpfe	-11
…tür	-36
…türen	-15
…tüte	-18
…tüv	11
…uhr	-44
…uhrzeigersinn	-17
…uhrzeit	-28
…uhu	-16
…umbau	-22
…umgekehrt	-13
…umgestellt	-15
…umkreis	-13
…ums	-30
…umschlag	-13
…umschreiben	-10
…und	-9
…ungefähr	-17
…ungeöffnet	-15
…uniklinik	-12
…unklar	-18
…unleserlich	-15
…unser	18
…unsere	-53
…unseren	-26
…unserer	15
…unseres	-13
…unten	-27
…unter	-55
…unterschreiben	-22
…unterschreibt	-21
…unterschrift	-19
…unterwegs	-11
…unterwäsche	-19
…unvollständig	-13
…urkunden	-12
…uschi	-14
…va	-20
…vater	-21
…ventil	-9
…verabschieden	-15
…verboten	-11
…verdacht	-18
…verein	-10
…verfassen	10
…vergangenen	-11
…vergeben	-17
…vergleichen	-21
…vergleicht	-23
…verkauf	-15
…verkauft	13
…verkäuferin	-15
…verlangt	8
…verleih	-17
…verletzt	-11
…verloren	9
…verlust	-24
…verlässt	-11
…verordnung	-20
…verschickt	-17
…verschiedenen	-20
…verschließt	-17
…verschriftlichen	-28
…versehen	-12
…versicherung	-12
…version	-14
…versteht	13
…versuch	-16
…verteiler	-12
…verteilt	-10
…vertrag	-16
…vertretung	9
…verwahrt	-10
…verwaltung	-22
…veterinäramt	-11
…viel	-23
…viele	-21
…vielen	-14
…vielleicht	-11
…vier	-42
…viermal	-10
…vierte	-14
…viertel	-17
…viertelstunde	-11
…vierten	-10
…vierzehn	12
…vierzig	-32
…vogel	-14
…voll	8
…voller	-16
…vom	-67
…vor	-38
…voran	-12
…vorgehen	-38
…vorher	-61
…vorige	-25
…voriges	-22
…vorjahr	-12
…vorlage	-19
…vorletzten	-23
…vorn	-32
…vorne	-26
…vorschlag	-12
…vorstand	19
…vorstellung	-18
…vortag	-17
…vortraben	-13
…vorwurf	-11
…vögel	-13
…waage	-19
…waben	-16
…wachs	-16
…wackelt	-14
…wagen	-40
…waidmannsheil	-22
…walze	-9
…walzen	-18
…wand	-22
…wandert	-20
…wandertag	-13
…wann	-23
…wanne	-12
…war	19
…war's	-11
…ware	-18
…waren	-37
…warm	-25
…warnweste	-15
…wars	-15
…wart	-19
…warteliste	-16
…warten	9
…wartet	-13
…warum	-17
…was	21
…waschen	-23
…wasser	-44
…wassergehalt	-14
…wechselgeld	-9
…wechseln	-18
…weg	-24
…wegen	-34
…weggeworfen	-15
…wegschütten	-18
…wein	-15
…weise	-25
…weist	-13
…weit	-10
…weiter	-24
…weiß	9
…weiße	-15
…weißt	-18
…welche	-24
…welcher	-28
…wenden	-15
…wenig	-24
…weniger	-19
…wenn	-42
…wenn's	-11
…wenns	-27
…werden	-53
…werkstatt	-19
…wert	-9
…werte	-13
…wetter	-18
…whatsapp	-10
…wichtig	-19
…wichtigste	-25
…wie	12
…wieder	-45
…wiegen	-27
…wiegt	-22
…wiese	-10
…wildmarke	-10
…will	23
…wind	-25
…windmesser	-12
…winkt	-8
…winter	-33
…wir	17
…wird	-64
…wirft	-17
…wirklich	-21
…wischen	-12
…wissen	26
…wo	13
…woche	-8
…wochen	-11
…wochenende	-17
…wohnung	-11
…wollte	22
…wollten	17
…wolltest	-22
…worden	-20
…worten	-27
…wunderbar	-10
…wurde	-9
…wurzeln	-16
…wusste	-9
…wählen	-17
…wählt	-12
…während	-22
…wäre	-38
…wäscht	-11
…wörtlich	9
…wünsche	19
…wünscht	12
…zahl	-15
…zahlen	-15
…zahlt	-20
…zehnten	-19
…zeichen	-9
…zeichnet	-16
…zeigen	-27
…zentimeter	-28
…zentrale	-33
…zerlegt	13
…zettel	-33
…ziehen	-39
…zieht	11
…zielgruppe	-13
…zimmer	-16
…zimmernummer	-15
…zivi	-14
…zucker	-9
…zuerst	-47
…zug	-15
…zugesagt	-13
…zuletzt	-20
…zum	-64
…zunächst	-16
…zurück	-40
…zurückgegeben	-15
…zurückgeschickt	-15
…zurücksetzt	-11
…zusagen	-11
…zustandsprotokoll	-10
…zwanzig	-26
…zwar	-9
…zweck	-9
…zwei	-21
…zweimal	-33
…zweit	-30
…zweite	10
…zweiten	-21
…zweitens	-20
…zweiter	-12
…zwölf	-25
…zählen	-33
…zählt	-23
…zündung	-15
…|	-14
…«	-17
…°	-20
…»	-18
…äh	12
…älter	-19
…äpfel	-16
…ärger	-11
…ärztliche	-11
…öffnen	-25
…öffnet	12
…öffnungen	-14
…öfter	-15
…öl	-25
…über	-61
…überarbeitung	-12
…übergabe	-11
…überhaupt	-21
…überlappen	-16
…übernommen	-24
…übersetzt	-24
…übersetzungsbüro	-14
…übrig	-26
…–	-40
…“	-20
…„	-25
…•	-21
…€	-18
…→	-19`;
