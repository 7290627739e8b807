// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_DE = `<"	-24
<#	-35
<%	-23
<&	-27
<(	-43
<)	13
<*	-22
<+	-39
<-	-25
<-& Xter	-13
<-( Xrei	-8
<-( Xung	-14
<-( xhne	-11
<-) Xand	-14
<-) Xang	-16
<-) Xdie	-9
<-) Xgen	-20
<-* Xein	-14
<-* Xung	-12
<-, XXhr	-16
<-, Xabe	-22
<-, Xage	-20
<-, Xahl	-22
<-, Xale	-19
<-, Xall	-11
<-, Xand	-20
<-, Xant	-9
<-, Xatt	-14
<-, Xatz	-27
<-, Xauf	-9
<-, Xbad	-14
<-, Xbel	-10
<-, Xben	-19
<-, Xber	-9
<-, Xbst	-14
<-, Xche	-29
<-, Xdel	-19
<-, Xden	10
<-, Xder	-20
<-, Xdys	-19
<-, Xebe	-11
<-, Xege	-17
<-, Xeil	-11
<-, Xein	-14
<-, Xeis	-8
<-, Xeit	-15
<-, Xeld	-21
<-, Xent	-12
<-, Xenz	-9
<-, Xept	-9
<-, Xern	-14
<-, Xeuz	-10
<-, Xfel	-9
<-, Xfen	-17
<-, Xfer	-15
<-, Xgel	-18
<-, Xgen	-18
<-, Xger	-9
<-, Xhen	-21
<-, Xher	-14
<-, Xhse	-13
<-, Xhte	-17
<-, Xibe	-12
<-, Xich	-9
<-, Xien	-16
<-, Xier	-14
<-, Xiff	-11
<-, Xift	-8
<-, Xike	-19
<-, Xile	-16
<-, Xilz	-13
<-, Xine	-24
<-, Xinh	-9
<-, Xion	-25
<-, Xise	-11
<-, Xist	-8
<-, Xitz	-19
<-, Xkel	-13
<-, Xken	-19
<-, Xker	-8
<-, Xlen	-18
<-, Xler	-14
<-, Xlle	-19
<-, Xmen	11
<-, Xmer	-14
<-, Xmma	-18
<-, Xnal	-14
<-, Xnde	-25
<-, Xnen	-20
<-, Xner	-10
<-, Xnge	-12
<-, Xnis	-10
<-, Xnke	-27
<-, Xnkt	-10
<-, Xnot	-10
<-, Xock	-18
<-, Xode	-14
<-, Xorb	-11
<-, Xorm	-16
<-, Xort	-19
<-, Xott	-28
<-, Xpel	-16
<-, Xpen	14
<-, Xpie	-9
<-, Xppe	-15
<-, Xrag	-16
<-, Xrei	-10
<-, Xrer	-14
<-, Xrie	-13
<-, Xrin	-20
<-, Xrke	-13
<-, Xrme	-12
<-, Xrom	-15
<-, Xrte	-12
<-, Xsch	-9
<-, Xsel	-20
<-, Xsen	-14
<-, Xser	-20
<-, Xsie	-19
<-, Xske	-15
<-, Xsse	-15
<-, Xste	-21
<-, Xtag	-18
<-, Xtat	-14
<-, Xtel	-28
<-, Xten	-39
<-, Xter	-31
<-, Xtin	-12
<-, Xton	-18
<-, Xtte	-14
<-, Xtum	-19
<-, Xtur	-10
<-, Xube	-15
<-, Xuch	-10
<-, Xuck	-11
<-, Xuhl	-11
<-, Xund	-10
<-, Xung	-57
<-, Xunk	-13
<-, Xurs	-11
<-, Xven	-19
<-, Xzel	-10
<-, Xzen	-14
<-, Xzug	-20
<-, Xüse	-12
<-, xach	-26
<-, xagt	-9
<-, xald	-20
<-, xals	-12
<-, xalt	-17
<-, xamt	-11
<-, xand	-23
<-, xann	-33
<-, xass	-15
<-, xb's	-10
<-, xbei	-37
<-, xben	-34
<-, xber	-16
<-, xcht	-29
<-, xcke	-9
<-, xckt	-20
<-, xdem	-30
<-, xden	-29
<-, xder	-51
<-, xdes	-14
<-, xdet	-12
<-, xede	-22
<-, xeht	10
<-, xeib	-10
<-, xeim	-26
<-, xein	-45
<-, xelb	-16
<-, xele	-14
<-, xelt	-19
<-, xend	-16
<-, xenn	14
<-, xens	-24
<-, xere	-19
<-, xern	-34
<-, xert	-31
<-, xeun	-11
<-, xfen	-15
<-, xfür	-29
<-, xgal	-23
<-, xhen	-29
<-, xher	-27
<-, xhlt	-23
<-, xhne	-29
<-, xhrt	-15
<-, xhte	-16
<-, xibt	-23
<-, xich	-35
<-, xies	-8
<-, xigt	-17
<-, xilt	-10
<-, xim	-22
<-, xine	-35
<-, xise	-16
<-, xist	-19
<-, xken	-11
<-, xker	-8
<-, xlau	-16
<-, xles	-30
<-, xlls	9
<-, xllt	-18
<-, xlte	13
<-, xmal	-16
<-, xmen	-9
<-, xmit	-13
<-, xmmt	-22
<-, xn's	-22
<-, xna	-20
<-, xnde	-13
<-, xnen	-25
<-, xner	-14
<-, xnge	-14
<-, xnzt	-10
<-, xoft	-10
<-, xose	-10
<-, xppt	-15
<-, xrei	-16
<-, xroß	-17
<-, xrry	-12
<-, xrum	-23
<-, xsch	-21
<-, xsel	11
<-, xsen	-14
<-, xser	-12
<-, xsie	-17
<-, xsst	-19
<-, xste	-16
<-, xten	-18
<-, xter	-19
<-, xtes	-9
<-, xtet	-20
<-, xtig	-21
<-, xtte	-13
<-, xtzt	-21
<-, xuer	-12
<-, xum	-19
<-, xvon	-16
<-, xwei	-31
<-, xwer	-27
<-, xwie	31
<-, xwir	-16
<-, xzen	-19
<-, xßer	-14
<-, xöde	-14
<-- Xahl	-9
<-- Xand	-15
<-- Xauf	-19
<-- Xben	-9
<-- Xche	-11
<-- Xden	-12
<-- Xein	-12
<-- Xhen	-14
<-- Xing	-14
<-- Xlag	-10
<-- Xobe	-15
<-- Xrag	-11
<-- Xuck	-9
<-. xann	-12
<-. xdie	-21
<-. xtes	-14
<-/ Xnde	-19
<-/ Xrei	-8
<-/ Xurf	-23
<-0 Xang	15
<-0 Xate	-8
<-0 Xauf	-22
<-0 Xben	15
<-0 Xden	-14
<-0 Xder	-23
<-0 Xent	-15
<-0 Xern	-35
<-0 Xest	-19
<-0 Xfen	-16
<-0 Xgen	-34
<-0 Xhen	-20
<-0 Xhle	-13
<-0 Xich	-10
<-0 Xile	-13
<-0 Xilo	-12
<-0 Xine	-16
<-0 Xj	-16
<-0 Xken	-16
<-0 Xlte	-18
<-0 Xnde	-11
<-0 Xnen	13
<-0 Xnes	-10
<-0 Xren	-20
<-0 Xsen	-16
<-0 Xser	-13
<-0 Xsse	-18
<-0 Xstk	-16
<-0 Xten	10
<-0 Xter	-9
<-0 Xtos	-27
<-0 Xtze	-13
<-0 Xung	16
<-0 xden	14
<-0 xdie	-12
<-0 xg	-14
<-0 xg/l	-8
<-0 xgen	-15
<-0 xhen	-20
<-0 xird	-17
<-0 xkm	-8
<-0 xlen	-18
<-0 xm/h	-12
<-0 xmer	-16
<-0 xml	-19
<-0 xmm	-19
<-0 xren	-25
<-0 xser	-11
<-0 xstd	-10
<-0 xten	-16
<-: XXaw	-23
<-: Xabe	15
<-: Xach	-22
<-: Xand	12
<-: Xapf	-12
<-: Xbel	-12
<-: Xben	12
<-: Xcht	-14
<-: Xdas	-23
<-: Xder	-32
<-: Xdie	-22
<-: Xein	-17
<-: Xeis	-11
<-: Xeit	-15
<-: Xeln	-16
<-: Xens	-13
<-: Xfer	10
<-: Xgel	-14
<-: Xgen	-22
<-: Xgül	-14
<-: Xhen	-17
<-: Xhme	25
<-: Xird	-11
<-: Xlan	-13
<-: Xlle	-12
<-: Xmer	-23
<-: Xnst	-16
<-: Xre	-19
<-: Xrge	-9
<-: Xruf	19
<-: Xs	-14
<-: Xsse	-21
<-: Xste	-14
<-: Xten	12
<-: Xter	-27
<-: Xtte	-13
<-: Xtum	-8
<-: Xuch	-11
<-: Xung	16
<-: Xuse	-16
<-: Xwei	-14
<-: Xäge	14
<-: Xüro	-27
<-: xalt	-11
<-: xann	-9
<-: xauf	-9
<-: xdas	-26
<-: xder	-9
<-: xeib	-18
<-: xeue	-16
<-: xich	-13
<-: xine	-16
<-: xlen	-19
<-: xmen	-12
<-: xwei	-9
<-: xwer	-19
<-: xwie	-19
<-; xbei	-9
<-; xder	-19
<-; xese	-8
<-> Xabe	-11
<-] Xniz	-17
<-^ X-nr	-21
<-^ XXerk	-24
<-^ XXog	-18
<-^ XXrhs	-18
<-^ XXtüv	-12
<-^ XXuch	-14
<-^ XXung	-22
<-^ XXva	-23
<-^ Xabe	22
<-^ Xabt	-11
<-^ Xaby	-15
<-^ Xach	-26
<-^ Xack	-16
<-^ Xadt	-10
<-^ Xaft	-25
<-^ Xage	-42
<-^ Xags	-14
<-^ Xahl	-19
<-^ Xahn	-15
<-^ Xaib	-10
<-^ Xake	-9
<-^ Xald	13
<-^ Xale	-15
<-^ Xall	-17
<-^ Xalt	-22
<-^ Xamm	-17
<-^ Xand	-34
<-^ Xann	-20
<-^ Xanz	-16
<-^ Xarb	-14
<-^ Xart	-21
<-^ Xass	-33
<-^ Xast	10
<-^ Xatt	-18
<-^ Xatz	13
<-^ Xaub	-27
<-^ Xaul	-18
<-^ Xaum	-19
<-^ Xaus	-15
<-^ Xaut	-13
<-^ Xaz	-12
<-^ Xbad	-16
<-^ Xbag	-13
<-^ Xbar	-23
<-^ Xbau	-19
<-^ Xbei	-60
<-^ Xben	-12
<-^ Xber	-40
<-^ Xbes	-17
<-^ Xbus	10
<-^ Xche	-12
<-^ Xcht	-44
<-^ Xcke	-19
<-^ Xckt	-22
<-^ Xd	-16
<-^ Xdas	-47
<-^ Xdem	-28
<-^ Xden	-44
<-^ Xder	-9
<-^ Xdes	10
<-^ Xdie	-36
<-^ Xdys	-19
<-^ Xede	13
<-^ Xege	-9
<-^ Xegt	-20
<-^ Xeib	-12
<-^ Xeil	-21
<-^ Xeim	-32
<-^ Xein	-38
<-^ Xeis	-21
<-^ Xeke	-16
<-^ Xeld	-13
<-^ Xele	-17
<-^ Xelm	-15
<-^ Xeln	-24
<-^ Xelt	-27
<-^ Xena	-22
<-^ Xene	-25
<-^ Xens	-29
<-^ Xent	-27
<-^ Xenz	-21
<-^ Xere	-27
<-^ Xern	12
<-^ Xese	10
<-^ Xest	-33
<-^ Xete	-20
<-^ Xetr	-10
<-^ Xezi	-12
<-^ Xfel	-29
<-^ Xfen	-18
<-^ Xfer	-23
<-^ Xffe	-14
<-^ Xfür	-36
<-^ Xgel	-26
<-^ Xger	-39
<-^ Xges	-19
<-^ Xgit	-16
<-^ Xgte	13
<-^ Xher	-10
<-^ Xhes	-21
<-^ Xhey	-18
<-^ Xhi	-17
<-^ Xhlt	-22
<-^ Xhme	26
<-^ Xhne	-17
<-^ Xhof	8
<-^ Xhol	-14
<-^ Xhre	-17
<-^ Xhrt	-14
<-^ Xhse	-15
<-^ Xhst	-22
<-^ Xhte	-25
<-^ Xiat	-19
<-^ Xibe	-13
<-^ Xibt	-20
<-^ Xice	-23
<-^ Xich	-14
<-^ Xier	-15
<-^ Xies	-9
<-^ Xift	-20
<-^ Xige	-16
<-^ Xigt	-13
<-^ Xike	9
<-^ Xile	-20
<-^ Xim	-29
<-^ Xima	-18
<-^ Xina	-22
<-^ Xine	-25
<-^ Xing	-20
<-^ Xion	9
<-^ Xird	-25
<-^ Xirk	-17
<-^ Xise	-14
<-^ Xitt	-15
<-^ Xitz	-26
<-^ Xkel	-21
<-^ Xken	13
<-^ Xlag	-22
<-^ Xlai	-15
<-^ Xlam	-19
<-^ Xlan	-24
<-^ Xlen	-30
<-^ Xler	-24
<-^ Xles	10
<-^ Xlge	-17
<-^ Xlke	-21
<-^ Xlls	-15
<-^ Xllt	-22
<-^ Xlte	-27
<-^ Xmde	-14
<-^ Xmel	-29
<-^ Xmen	-27
<-^ Xmer	-23
<-^ Xmir	-16
<-^ Xmit	-26
<-^ Xmme	-16
<-^ Xmmt	8
<-^ Xmo	-16
<-^ Xmpe	-16
<-^ Xmse	-11
<-^ Xnal	-14
<-^ Xnas	-16
<-^ Xnat	-17
<-^ Xnde	-21
<-^ Xnen	-12
<-^ Xner	-31
<-^ Xnet	-9
<-^ Xnft	-21
<-^ Xnge	-17
<-^ Xngt	-16
<-^ Xnie	-19
<-^ Xnik	-17
<-^ Xnja	-18
<-^ Xnke	13
<-^ Xnkt	-18
<-^ Xnna	-10
<-^ Xnnt	-22
<-^ Xnr	-20
<-^ Xnst	15
<-^ Xnte	17
<-^ Xnun	-18
<-^ Xobe	-27
<-^ Xoch	-12
<-^ Xock	-19
<-^ Xode	-19
<-^ Xoin	-26
<-^ Xold	-18
<-^ Xole	-14
<-^ Xoll	-24
<-^ Xopa	-13
<-^ Xopf	-15
<-^ Xort	-19
<-^ Xose	-20
<-^ Xote	-23
<-^ Xots	-20
<-^ Xpel	-17
<-^ Xpen	-27
<-^ Xper	-14
<-^ Xpfe	-11
<-^ Xppe	-18
<-^ Xrag	-19
<-^ Xrat	-14
<-^ Xrci	-15
<-^ Xrde	-18
<-^ Xren	23
<-^ Xrer	-22
<-^ Xres	-16
<-^ Xrev	-14
<-^ Xrin	-19
<-^ Xrke	-24
<-^ Xrnd	-18
<-^ Xrom	-17
<-^ Xruf	-14
<-^ Xrum	-20
<-^ Xruß	-20
<-^ Xrzt	-17
<-^ Xrät	-20
<-^ Xrüß	-17
<-^ Xsam	-19
<-^ Xsch	14
<-^ Xsel	34
<-^ Xsen	-38
<-^ Xser	-12
<-^ Xsie	-12
<-^ Xsik	-14
<-^ Xski	-19
<-^ Xson	-17
<-^ Xspo	-11
<-^ Xsse	-29
<-^ Xt's	-18
<-^ Xtag	16
<-^ Xtel	-17
<-^ Xtes	-34
<-^ Xtet	-26
<-^ Xthi	-26
<-^ Xtig	-25
<-^ Xtil	-12
<-^ Xtiz	-22
<-^ Xton	-17
<-^ Xtor	-20
<-^ Xtra	-11
<-^ Xtte	-30
<-^ Xtti	-18
<-^ Xtur	-10
<-^ Xtze	12
<-^ Xtzt	-22
<-^ Xuar	-14
<-^ Xube	-12
<-^ Xuck	8
<-^ Xuen	13
<-^ Xuer	-13
<-^ Xuhu	-22
<-^ Xule	-21
<-^ Xund	-26
<-^ Xung	14
<-^ Xure	-11
<-^ Xuse	-14
<-^ Xuss	16
<-^ Xust	-19
<-^ Xute	-15
<-^ Xv	-17
<-^ Xver	-19
<-^ Xvus	-21
<-^ Xwas	-9
<-^ Xweg	-12
<-^ Xwir	-18
<-^ Xzen	-32
<-^ Xzer	-22
<-^ Xzte	10
<-^ Xäge	14
<-^ Xärz	-20
<-^ Xühr	-13
<-^ Xürl	-19
<-^ Xütz	-17
<-^ xach	-17
<-^ xags	-19
<-^ xann	-17
<-^ xchs	-16
<-^ xcht	12
<-^ xdas	-26
<-^ xder	-17
<-^ xein	-12
<-^ xeln	-9
<-^ xens	-15
<-^ xher	12
<-^ xim	-18
<-^ xkay	-26
<-^ xles	-14
<-^ xmmt	-21
<-^ xoh	-9
<-^ xpen	-21
<-^ xrei	-19
<-^ xsen	-20
<-^ xser	-21
<-^ xsse	-12
<-^ xter	-21
<-^ xtes	-10
<-^ xung	19
<-^ xvon	-23
<-^ xwei	-10
<-^ xwer	-30
<-^ xwie	-16
<-^ xwir	-20
<-ab Xuni	-13
<-ab xuer	-15
<-abdecken xmit	-23
<-aber xdas	-25
<-aber xder	-11
<-aber xdie	-10
<-aber xtig	-10
<-abholung xim	-10
<-ablauf xbei	-17
<-ablauf xben	-15
<-ablauf xder	-17
<-ablauf xfür	-21
<-abstellen xder	-20
<-alarm xmen	-9
<-alle Xder	-17
<-alle Xgen	-19
<-alle Xnde	-19
<-alle Xnen	-12
<-alle Xten	-26
<-alle xehn	-16
<-alle xgen	-17
<-alle xim	-12
<-alle xrei	-22
<-alle xwei	-12
<-alle xzen	-10
<-allein xim	-16
<-allein xsen	-13
<-als Xrma	-15
<-als Xter	-15
<-als Xtes	-14
<-als Xung	-17
<-als xein	-17
<-als xine	-22
<-also xach	-20
<-also xdas	-21
<-also xder	-22
<-also xdie	-28
<-also xes	16
<-also xwas	-21
<-alte Xsen	-11
<-alten Xlen	-9
<-am Xach	-15
<-am Xack	-12
<-am Xang	-18
<-am Xank	-10
<-am Xatz	-23
<-am Xauf	-11
<-am Xaus	-15
<-am Xgen	-16
<-am Xher	-16
<-am Xhof	-22
<-am Xirm	-12
<-am Xken	-18
<-am Xnde	-17
<-am Xort	-24
<-am Xrab	-18
<-am Xsch	-24
<-am Xser	-14
<-am Xtag	-26
<-am Xten	-20
<-am Xter	-18
<-am xhen	-16
<-am xten	-20
<-an Xnde	-10
<-an Xnen	-18
<-an Xnke	-16
<-an Xord	-17
<-an Xsse	-17
<-an xdas	-20
<-an xder	-36
<-an xdie	-27
<-an xenn	-20
<-an xrei	-10
<-anders xhlt	-17
<-angebrochene Xgen	-8
<-angehörigen xden	-13
<-anhänger xmit	-11
<-anleitung xfür	-15
<-anmeldung xbei	-10
<-annahme xder	-19
<-annahme xvon	-24
<-anweisung xfür	-30
<-arbeiten xim	-11
<-auch Xder	-11
<-auch xags	-11
<-auch xder	-21
<-auch xdie	-17
<-auch xenn	-30
<-auch xfür	-18
<-auch xn's	-12
<-auch xum	-13
<-auf Xatz	-19
<-auf Xcht	-14
<-auf Xden	-15
<-auf Xruf	-9
<-auf Xsch	-15
<-auf Xsse	-11
<-auf Xten	-9
<-auf Xung	-21
<-auf Xöhe	-20
<-auf xdas	-11
<-auf xden	-17
<-auf xder	-34
<-auf xdie	-27
<-auf xein	-14
<-auf xnen	-15
<-auf xrei	-8
<-auf xren	-21
<-auf xsen	-19
<-auf xtem	-11
<-auf xull	-13
<-auf xwei	-17
<-aufs Xach	-15
<-auftrag xden	-12
<-auftrag xmmt	-19
<-aufzug xien	-17
<-aus Xgal	-9
<-aus Xien	-23
<-aus Xing	-9
<-aus xder	-29
<-aus xnen	-24
<-aus xrei	-8
<-ausweis xgen	-16
<-außen xach	-15
<-außerhalb xder	-12
<-band xmit	-15
<-becken xmen	-10
<-becken xmit	-13
<-bei Xarm	-20
<-bei Xbel	-19
<-bei Xeit	-11
<-bei Xern	-15
<-bei Xgen	-22
<-bei Xitt	-13
<-bei Xoff	-9
<-bei Xsen	-17
<-bei Xten	-21
<-bei Xter	-22
<-bei Xung	-30
<-bei xder	-34
<-bei xgen	-15
<-bei xnen	-12
<-bei xtem	-19
<-bei xzig	-14
<-beide Xale	-16
<-beide Xren	-20
<-beim Xamt	-17
<-beim Xand	-20
<-beim Xang	-22
<-beim Xatz	-19
<-beim Xber	-17
<-beim Xein	-9
<-beim Xgen	-22
<-beim Xhen	-27
<-beim Xied	-12
<-beim Xlen	11
<-beim Xren	-12
<-beim Xsch	-23
<-beim Xten	-17
<-beim Xter	-23
<-beim xten	-28
<-bekommen xdie	-18
<-bekommt xder	-9
<-bekommt xine	-10
<-bekommt xnen	-29
<-bereit xärt	-9
<-bevor xder	-19
<-bezahlt xird	-13
<-bin Xied	-10
<-bin Xner	-11
<-bin Xrin	-22
<-bin Xter	-19
<-bis Xber	-27
<-bis Xnde	-16
<-bis xauf	-8
<-bis xdas	-15
<-bis xder	-19
<-bis xes	-15
<-bis xhin	-17
<-bis xsie	-14
<-bitte xauf	-16
<-bitte xdas	-21
<-bitte xhen	-16
<-bitte xich	-16
<-bitte xine	-14
<-bitte xren	-16
<-bitte xsen	-23
<-bitte xum	-18
<-bitte xwas	-19
<-bittet xum	-9
<-blatt xfür	-21
<-blatt xgen	-11
<-bleiben xim	-10
<-bleibt xbei	-13
<-bleibt xdas	-22
<-bleibt xder	-10
<-bleibt xdie	-9
<-bleibt xine	-10
<-braucht xes	-16
<-bringt xdas	-9
<-campingplatz Xick	-17
<-da xmmt	-9
<-damit xdie	-26
<-damit xes	-14
<-damit xsie	-15
<-danach xden	-10
<-danach xert	-12
<-danach xird	-13
<-danach xllt	-10
<-danach xmmt	-8
<-danke xfür	-13
<-dann Xbot	-11
<-dann Xion	-13
<-dann Xser	-11
<-dann Xung	-22
<-dann xben	-21
<-dann xcht	-10
<-dann xdas	-30
<-dann xden	-9
<-dann xdie	-28
<-dann xein	-13
<-dann xelt	-17
<-dann xgen	-16
<-dann xhrt	-19
<-dann xim	-10
<-dann xird	-30
<-dann xker	-17
<-dann xmen	12
<-dann xmit	-21
<-dann xmmt	-17
<-dann xren	-12
<-dann xsch	-23
<-dann xsen	-27
<-daraus xein	-15
<-daraus xhen	-20
<-daraus xine	-15
<-daraus xnen	-20
<-daraus xwas	-13
<-darf xder	-13
<-das Xach	-8
<-das Xalb	-15
<-das Xale	-13
<-das Xamt	-28
<-das Xand	-16
<-das Xben	-15
<-das Xchs	-11
<-das Xeis	-30
<-das Xeld	-17
<-das Xema	-24
<-das Xenk	-16
<-das Xent	-16
<-das Xerd	-21
<-das Xeuz	-18
<-das Xgen	26
<-das Xhen	15
<-das Xhiv	-15
<-das Xiat	-14
<-das Xier	-9
<-das Xild	-16
<-das Xing	-20
<-das Xium	-14
<-das Xket	-17
<-das Xlen	17
<-das Xmer	-17
<-das Xnal	-18
<-das Xnen	24
<-das Xnis	-18
<-das Xnto	-13
<-das Xoot	-13
<-das Xort	-20
<-das Xren	26
<-das Xrät	-14
<-das Xsch	-15
<-das Xsen	16
<-das Xser	-23
<-das Xste	-17
<-das Xten	18
<-das Xter	-23
<-das Xtum	-19
<-das Xuch	-23
<-das Xäch	15
<-das Xück	-13
<-das Xüro	-19
<-das xauf	-20
<-das xder	-19
<-das xdie	-30
<-das xegt	-19
<-das xein	-19
<-das xert	-21
<-das xhen	-33
<-das xige	-20
<-das xim	-17
<-das xird	-17
<-das xlen	-22
<-das xlte	-28
<-das xmit	-28
<-das xmmt	-26
<-das xngt	-23
<-das xnke	-12
<-das xnkt	-16
<-das xr's	-20
<-das xrkt	-16
<-das xsei	-14
<-das xsst	-18
<-das xste	-28
<-das xten	-20
<-das xtet	-17
<-das xtte	-13
<-das xügt	-10
<-dass xdas	-21
<-dass xder	-33
<-dass xdie	-22
<-dass xes	-33
<-dass xsie	-17
<-dass xwir	-35
<-datum xauf	-9
<-datum xder	-11
<-dem Xamt	-13
<-dem Xand	-11
<-dem Xang	-22
<-dem Xaus	-12
<-dem Xden	-11
<-dem Xeug	-14
<-dem Xfen	-9
<-dem Xfer	-12
<-dem Xgel	-14
<-dem Xgen	-29
<-dem Xger	-19
<-dem Xgäu	-10
<-dem Xhen	-18
<-dem Xlen	-20
<-dem Xlet	-12
<-dem Xmen	-16
<-dem Xnde	-15
<-dem Xnen	-11
<-dem Xolz	-18
<-dem Xool	-15
<-dem Xost	-10
<-dem Xpen	-14
<-dem Xrad	-13
<-dem Xrät	-15
<-dem Xsch	-16
<-dem Xsel	-30
<-dem Xsen	-15
<-dem Xser	-13
<-dem Xtel	-14
<-dem Xten	-18
<-dem Xter	-19
<-dem Xuch	-12
<-dem Xzer	-9
<-dem Xzug	-26
<-dem Xäch	-11
<-dem xnen	-22
<-dem xten	-26
<-den Xaal	-19
<-den Xaft	-12
<-den Xall	-12
<-den Xalt	-18
<-den Xang	12
<-den Xank	-13
<-den Xarm	-17
<-den Xast	-20
<-den Xatz	-23
<-den Xaum	-36
<-den Xden	-16
<-den Xder	-10
<-den Xeil	-17
<-den Xein	-18
<-den Xeis	-19
<-den Xern	-34
<-den Xert	-10
<-den Xfen	-29
<-den Xgel	-25
<-den Xgen	-40
<-den Xger	-31
<-den Xhen	-22
<-den Xich	-15
<-den Xien	-20
<-den Xkel	-13
<-den Xken	-16
<-den Xker	-11
<-den Xlag	-10
<-den Xleg	-14
<-den Xlen	-12
<-den Xler	-13
<-den Xmer	-12
<-den Xnen	14
<-den Xner	-15
<-den Xnst	-24
<-den Xock	-11
<-den Xopf	-15
<-den Xorb	-12
<-den Xrag	-21
<-den Xrer	-12
<-den Xruf	-19
<-den Xsel	-23
<-den Xsen	-14
<-den Xser	-18
<-den Xsor	-9
<-den Xtel	-19
<-den Xter	-31
<-den Xton	-9
<-den Xtor	-15
<-den Xuch	-16
<-den Xund	-16
<-den Xxen	-12
<-den xden	-8
<-den xgen	-17
<-den xhen	-28
<-den xken	-21
<-den xlen	15
<-den xnen	-20
<-den xner	-14
<-den xren	-17
<-den xten	-36
<-den xter	12
<-den xtor	-14
<-den xuen	-14
<-denn xdie	-15
<-der XXmd	-13
<-der XXop	-11
<-der XXtüv	-17
<-der Xabe	9
<-der Xadt	-9
<-der Xaft	-15
<-der Xage	-20
<-der Xahl	-11
<-der Xale	-22
<-der Xalg	-15
<-der Xall	-9
<-der Xalt	-10
<-der Xame	-18
<-der Xand	-30
<-der Xang	-14
<-der Xank	-13
<-der Xann	-20
<-der Xant	-8
<-der Xapp	-17
<-der Xarm	-14
<-der Xart	11
<-der Xass	-18
<-der Xast	-22
<-der Xatt	-15
<-der Xatz	10
<-der Xauf	-18
<-der Xaum	-21
<-der Xaße	-24
<-der Xbau	15
<-der Xbel	-23
<-der Xber	-22
<-der Xbub	-23
<-der Xche	-32
<-der Xcke	-13
<-der Xden	-19
<-der Xder	-19
<-der Xdin	-15
<-der Xeck	-11
<-der Xege	-14
<-der Xein	-19
<-der Xeit	-23
<-der Xeke	-15
<-der Xent	-33
<-der Xenz	-11
<-der Xere	-13
<-der Xese	-15
<-der Xeur	-22
<-der Xfen	-13
<-der Xfer	-36
<-der Xgel	-30
<-der Xgen	-21
<-der Xger	-22
<-der Xgte	-12
<-der Xhau	-16
<-der Xhef	-20
<-der Xhen	-25
<-der Xher	-32
<-der Xhme	13
<-der Xhne	-26
<-der Xhrt	-19
<-der Xhte	-10
<-der Xieb	-11
<-der Xier	-22
<-der Xift	-10
<-der Xihe	-29
<-der Xine	-38
<-der Xing	-13
<-der Xion	-28
<-der Xist	-9
<-der Xite	-12
<-der Xitt	-12
<-der Xken	-21
<-der Xker	-23
<-der Xkte	-29
<-der Xler	-23
<-der Xlle	-42
<-der Xmer	-21
<-der Xmme	-12
<-der Xnde	-31
<-der Xnen	-11
<-der Xner	-27
<-der Xnge	-20
<-der Xnik	-14
<-der Xnne	-20
<-der Xnst	-23
<-der Xnte	-15
<-der Xolf	-10
<-der Xort	-22
<-der Xose	-18
<-der Xost	-14
<-der Xpel	-28
<-der Xppe	-18
<-der Xrag	-13
<-der Xrat	-28
<-der Xrei	-25
<-der Xrer	-32
<-der Xrin	-12
<-der Xruf	-14
<-der Xrzt	-20
<-der Xsel	-20
<-der Xser	-16
<-der Xsor	-13
<-der Xsse	13
<-der Xste	-26
<-der Xten	-24
<-der Xter	-57
<-der Xtor	-18
<-der Xtte	-19
<-der Xtze	-29
<-der Xtür	-13
<-der Xube	-14
<-der Xuch	-12
<-der Xuck	-15
<-der Xuer	-19
<-der Xule	-20
<-der Xune	-12
<-der Xurg	-8
<-der Xuse	-14
<-der Xuss	-19
<-der Xutz	-21
<-der Xzer	-19
<-der Xzug	-20
<-der Xähe	-16
<-der xche	-15
<-der xdas	-23
<-der xden	-9
<-der xegt	-18
<-der xeue	-30
<-der xgen	12
<-der xhen	11
<-der xird	-15
<-der xker	-14
<-der xlle	-18
<-der xmit	-20
<-der xnde	-23
<-der xnen	-18
<-der xren	-17
<-der xrer	-23
<-der xten	-42
<-der xtzt	-21
<-der xzen	-18
<-der xßen	-20
<-des Xals	-12
<-des Xats	-24
<-des Xdes	-16
<-des Xens	-18
<-des Xers	-19
<-des Xors	-17
<-des Xses	-14
<-die XXbg	-12
<-die Xabe	18
<-die Xadt	-27
<-die Xaft	-35
<-die Xahl	-17
<-die Xahn	-19
<-die Xaht	-15
<-die Xame	-20
<-die Xand	-15
<-die Xanz	-22
<-die Xapp	-12
<-die Xare	-15
<-die Xase	-18
<-die Xaße	-12
<-die Xben	-30
<-die Xber	-20
<-die Xbox	-21
<-die Xcht	-30
<-die Xcke	-19
<-die Xder	9
<-die Xdin	-13
<-die Xehr	-22
<-die Xeit	-32
<-die Xend	-14
<-die Xenz	-9
<-die Xere	-26
<-die Xern	-20
<-die Xese	-19
<-die Xete	-17
<-die Xfel	-34
<-die Xfen	-29
<-die Xfte	-25
<-die Xgel	-19
<-die Xgen	-33
<-die Xger	-20
<-die Xgin	-12
<-die Xgte	-13
<-die Xhen	-39
<-die Xher	-20
<-die Xhle	-18
<-die Xhme	27
<-die Xhne	-21
<-die Xhrt	-21
<-die Xhte	-16
<-die Xibe	-15
<-die Xien	-25
<-die Xift	-17
<-die Xile	-17
<-die Xine	-36
<-die Xion	-30
<-die Xite	-14
<-die Xken	-28
<-die Xkte	-18
<-die Xlch	-19
<-die Xlen	-27
<-die Xlie	-16
<-die Xlle	22
<-die Xmer	-33
<-die Xmme	-19
<-die Xmpe	-20
<-die Xmse	-15
<-die Xnde	15
<-die Xnen	-25
<-die Xner	-14
<-die Xnge	-27
<-die Xnie	-16
<-die Xnik	-21
<-die Xnne	-15
<-die Xnte	-25
<-die Xobe	16
<-die Xote	10
<-die Xpel	-22
<-die Xpen	-12
<-die Xpfe	-15
<-die Xppe	-21
<-die Xrbe	-21
<-die Xrde	-22
<-die Xrei	-33
<-die Xren	-30
<-die Xrin	-42
<-die Xrne	-17
<-die Xrte	-22
<-die Xsel	-15
<-die Xson	-15
<-die Xsse	-26
<-die Xste	-34
<-die Xtei	-8
<-die Xten	-49
<-die Xter	-40
<-die Xtin	-29
<-die Xtte	-32
<-die Xtur	12
<-die Xtze	-9
<-die Xube	-14
<-die Xufe	-18
<-die Xuge	-15
<-die Xuhe	-12
<-die Xuhr	-20
<-die Xule	-8
<-die Xung	22
<-die Xure	-12
<-die Xuse	-19
<-die Xute	-16
<-die Xzer	-25
<-die Xäge	-21
<-die Xäne	-11
<-die Xüte	-19
<-die xand	-18
<-die xdas	-13
<-die xehr	-15
<-die xere	-18
<-die xert	-9
<-die xeue	-31
<-die xgen	-29
<-die xger	13
<-die xige	10
<-die xine	-18
<-die xki	-12
<-die xlbe	-16
<-die xlen	-26
<-die xlle	-18
<-die xlte	-30
<-die xmit	-17
<-die xmpe	-19
<-die xnde	-19
<-die xnen	-24
<-die xnge	-20
<-die xose	-13
<-die xoße	-17
<-die xpen	-24
<-die xrei	-18
<-die xren	-17
<-die xsse	-17
<-die xste	-16
<-die xten	-33
<-die xter	-15
<-die xung	-39
<-die xwei	-21
<-die xwir	-17
<-die xäte	-12
<-die xüte	-13
<-diesen Xnat	-12
<-dort xird	-17
<-drauf xann	-16
<-draus xhen	-22
<-draus xwas	-12
<-drei Xate	-21
<-drei Xern	-12
<-drei Xgen	-28
<-drei Xmen	-19
<-drei Xnen	-17
<-drei Xsen	-18
<-drei Xten	-21
<-drei Xter	-17
<-drei xben	14
<-dreihundert Xton	-16
<-dreimal xmit	-12
<-du xdas	-18
<-du xdie	-13
<-du xest	-17
<-du xißt	-17
<-durch xdie	-28
<-egal xwie	-26
<-ein Xaar	-14
<-ein Xall	-10
<-ein Xast	-25
<-ein Xatt	-17
<-ein Xden	-12
<-ein Xein	-22
<-ein Xfen	11
<-ein Xfer	-25
<-ein Xgen	-16
<-ein Xher	-8
<-ein Xief	-13
<-ein Xier	-19
<-ein Xild	-18
<-ein Xilo	-14
<-ein Xiss	-11
<-ein Xner	-14
<-ein Xnge	-23
<-ein Xort	16
<-ein Xrad	-20
<-ein Xrer	-17
<-ein Xsel	-19
<-ein Xtel	-27
<-ein Xter	-31
<-ein Xuch	-24
<-ein Xupp	-9
<-ein xfür	-13
<-ein xger	-27
<-ein xhes	-19
<-ein xnes	-12
<-ein xres	-24
<-ein xter	-23
<-ein xtes	-18
<-eine Xaft	-23
<-eine Xame	-15
<-eine Xatt	-18
<-eine Xche	-19
<-eine Xdin	-17
<-eine Xeit	-20
<-eine Xgin	-8
<-eine Xhrt	-9
<-eine Xhte	-11
<-eine Xlle	-21
<-eine Xnde	-19
<-eine Xpie	-9
<-eine Xrin	-24
<-eine Xrke	-17
<-eine Xsse	-16
<-eine Xtte	-18
<-eine xche	9
<-eine xene	-10
<-eine xere	-17
<-eine xeue	-21
<-eine xgte	-19
<-eine xige	-25
<-eine xlle	-21
<-eine xste	-25
<-einem Xden	-12
<-einem Xter	-14
<-einem xgen	-16
<-einem xren	-12
<-einen Xalt	-11
<-einen Xand	-22
<-einen Xauf	23
<-einen Xcht	-10
<-einen Xden	13
<-einen Xeis	-15
<-einen Xger	-15
<-einen Xlag	-10
<-einen Xler	-21
<-einen Xruf	-9
<-einen Xtel	-17
<-einen Xuck	10
<-einen xben	-17
<-einen xgen	-23
<-einen xnen	-20
<-einer Xche	-16
<-einer Xcht	-10
<-einer Xlle	-21
<-einer Xung	10
<-einer xauf	-19
<-einer xmmt	-13
<-einer xnkt	-14
<-einer xten	-27
<-eines Xers	-16
<-einmal xauf	-10
<-einmal xben	-13
<-einmal xgar	-13
<-einmal xhen	-13
<-einmal xim	-23
<-einmal xmit	-10
<-einmal xum	-11
<-einmal xums	-12
<-eintrag xim	-8
<-elf Xnen	-10
<-ellbogen xhen	-12
<-eltern xmit	-10
<-ende xder	-16
<-entdeckeln xmit	-9
<-er xben	-15
<-er xdas	-22
<-er xder	-20
<-er xdet	-15
<-er xdie	-15
<-er xelt	-12
<-er xert	-13
<-er xes	-13
<-er xigt	-10
<-er xim	-16
<-er xine	-15
<-er xles	-11
<-er xnen	-20
<-er xnkt	-9
<-er xtet	-14
<-ergebnis xird	-9
<-erhält xdie	-15
<-erhält xnen	-14
<-erst Xter	-10
<-erst xach	-9
<-erst xann	-10
<-erst xauf	-10
<-erst xdas	-11
<-erst xder	-10
<-erst xdie	-17
<-erst xenn	-28
<-erst xim	-20
<-erst xles	-13
<-erste Xung	-17
<-ersten Xtag	-21
<-ersten xwei	-11
<-es xach	-18
<-es xauf	-15
<-es xder	-17
<-es xeht	-13
<-es xein	-15
<-es xich	-16
<-es xim	-11
<-es xird	-23
<-es xlar	-15
<-es xlte	-20
<-es xmit	-17
<-es xnet	-13
<-es xsch	-18
<-es xsei	-9
<-es xuch	-12
<-etikett xach	-9
<-etwa xert	-19
<-etwa xzig	-12
<-etwas Xhes	-18
<-etwas Xnes	-20
<-etwas xres	-12
<-euro Xeld	-9
<-fahren xwir	-23
<-fahrer xmmt	-20
<-fangen xwir	-18
<-fassung xird	-11
<-fehlt xdie	-15
<-fehlt xwas	-18
<-fenster xauf	-20
<-fenster xdas	-14
<-fenster xnen	-19
<-feuerwehr xauf	-12
<-folie xgen	-12
<-form xgen	-24
<-foto xvon	-10
<-fotografiert xden	-16
<-fragen Xsie	-12
<-fragen xwir	-15
<-fragt xach	-27
<-frau Xenz	-10
<-frau Xgin	-16
<-frau Xier	-9
<-frau Xner	-17
<-frau Xsch	-17
<-freies Xlor	-11
<-freundliche Xung	-11
<-frisches Xroh	-18
<-fuß xhen	-17
<-fährt xder	-13
<-füllt xdie	-12
<-fünf Xgen	-13
<-fünf Xnen	-10
<-für Xgen	-19
<-für Xine	10
<-für Xitt	-23
<-für Xten	-23
<-für xdie	-64
<-für xein	-17
<-für xgen	-28
<-für xine	-23
<-für xnen	-20
<-für xrei	-16
<-für xser	-24
<-gab xes	-14
<-gast xine	-10
<-geben xwir	-17
<-gebogen xird	-12
<-geehrte Xmen	-14
<-gefahren xird	-15
<-gefüllt xird	-12
<-gefüttert xird	-20
<-gegen Xung	-8
<-gehen xwei	-18
<-geht xder	-26
<-geht xein	-30
<-geht xes	-16
<-geht xles	-10
<-geht xsie	-10
<-geht xum	-37
<-gemeinsam xmit	-17
<-gemessen xird	-9
<-genau xdas	-18
<-genommen xird	-15
<-geprüft xird	-16
<-gerade xmit	-10
<-gern xauf	-16
<-gern xmit	-9
<-gerät xgen	-17
<-gerät xim	-9
<-geschrieben xird	-17
<-gestern xing	-19
<-gewaschen xird	-15
<-gibt xder	-14
<-gibt xes	-36
<-gibt's xwas	-19
<-gilt xfür	-19
<-ging xein	13
<-glas xfen	-18
<-gott xsei	-17
<-grad xird	-10
<-grob xten	-15
<-groß xnug	-8
<-grünen Xter	-17
<-grüß Xott	-9
<-gucken xass	-18
<-gäste xhen	-17
<-hab xdas	-13
<-haben Xang	-18
<-haben xdas	-17
<-haben xnen	-20
<-haben xwir	-34
<-hakt xdie	-12
<-halten xwir	-12
<-hand xeit	-16
<-hand xhen	-15
<-hand xken	-10
<-handy xren	-17
<-hartem Xden	-9
<-hat Xung	-20
<-hat xach	-14
<-hat xagt	-14
<-hat xbei	-18
<-hat xdas	-23
<-hat xder	-18
<-hat xdie	-14
<-hat xein	-10
<-hat xes	-18
<-hat xhen	-15
<-hat xige	-19
<-hat xim	-17
<-hat xine	-23
<-hat xnen	-14
<-hat xrei	-9
<-hat xwei	-14
<-hatten xwei	-13
<-hatten xwir	-22
<-haube xauf	-9
<-haus xmmt	-20
<-heißem Xser	-20
<-herr Xler	-12
<-hier xcht	-19
<-hier xvon	-11
<-himmel xhen	-17
<-hinter xder	-9
<-holt xdie	-20
<-hund xauf	-16
<-hände xhen	-18
<-hängt xann	-16
<-hängt xdas	-14
<-hängt xder	-9
<-hätten xwir	-11
<-ich Xnen	-17
<-ich xang	-19
<-ich xauf	-25
<-ich xb's	-27
<-ich xche	-30
<-ich xdie	-16
<-ich xech	-13
<-ich xehe	-14
<-ich xeib	-17
<-ich xenn	8
<-ich xere	-22
<-ich xes	-17
<-ich xeue	-11
<-ich xffe	-14
<-ich xhte	-19
<-ich xibe	-17
<-ich xim	-12
<-ich xipp	-15
<-ich xite	-20
<-ich xitz	-12
<-ich xlle	-19
<-ich xnde	-10
<-ich xnne	-14
<-ich xred	-23
<-ich xuch	-18
<-ich xum	-14
<-ich xwas	-19
<-ihm xdas	-15
<-ihn xhen	-12
<-ihr Xben	-20
<-ihr xdas	-22
<-ihr xeid	-16
<-ihr xes	-10
<-im Xaal	-15
<-im Xach	-10
<-im Xahr	-21
<-im Xand	-27
<-im Xatt	-12
<-im Xaub	-11
<-im Xaum	-29
<-im Xaus	-20
<-im Xbad	-17
<-im Xber	-9
<-im Xbst	-9
<-im Xcht	-17
<-im Xdan	-18
<-im Xder	-21
<-im Xdio	-12
<-im Xent	-11
<-im Xetz	-9
<-im Xfen	-9
<-im Xich	-9
<-im Xieb	-11
<-im Xiet	-14
<-im Xing	-15
<-im Xinn	-17
<-im Xitt	-12
<-im Xlen	-11
<-im Xmer	-14
<-im Xnat	-15
<-im Xner	-16
<-im Xpot	-11
<-im Xsch	-21
<-im Xsel	-13
<-im Xtal	-19
<-im Xtel	-24
<-im Xtem	-10
<-im Xter	-25
<-im Xuar	-20
<-im Xuch	-15
<-im Xuli	-16
<-im Xuni	-15
<-im Xust	-16
<-im Xzug	-14
<-im xaum	-12
<-im xhen	-20
<-im xnen	-21
<-im xten	-26
<-im xzen	-12
<-immer xbei	-15
<-immer xmit	-13
<-immer xvon	-11
<-in Xach	-10
<-in Xera	-15
<-in Xgen	-22
<-in Xhen	-14
<-in Xich	-10
<-in Xieb	-16
<-in Xiel	-13
<-in Xien	-13
<-in Xlge	-11
<-in Xlin	-11
<-in Xlle	-12
<-in Xnik	-15
<-in Xnte	-11
<-in Xsen	-13
<-in Xten	-13
<-in Xung	-21
<-in Xurg	-30
<-in xaum	15
<-in xben	-11
<-in xdas	-25
<-in xder	-40
<-in xdie	-33
<-in xher	-25
<-in xine	-15
<-in xnem	-21
<-in xnen	-21
<-in xrei	-12
<-in xrem	-24
<-in xsem	-17
<-in xser	-20
<-in xwei	-12
<-innen xach	-16
<-innerhalb xvon	-12
<-ins Xach	-16
<-ins Xbad	-8
<-ins Xeft	-16
<-ins Xett	-14
<-ins Xger	-22
<-ins Xine	-8
<-ins Xket	-10
<-ins Xrät	-15
<-ins Xser	-10
<-ins Xtal	-15
<-ins xuch	-24
<-ist Xche	-11
<-ist Xung	-20
<-ist xalt	-10
<-ist xann	-20
<-ist xdas	-33
<-ist xdie	-29
<-ist xein	-48
<-ist xes	-28
<-ist xich	-19
<-ist xim	-14
<-ist xine	-27
<-ist xmal	-10
<-ist xrei	-8
<-ist xtzt	-13
<-ist xum	-10
<-ist xvon	-10
<-ist xwas	-13
<-ja xann	-16
<-jahr xdie	-21
<-jahr xim	-15
<-jede Xion	-16
<-jeden Xtag	-32
<-jeden Xton	-12
<-jeden xten	-27
<-jeder Xker	-13
<-jeder Xung	-17
<-jemand xnen	-22
<-jetzt xden	-14
<-jetzt xdie	12
<-jetzt xein	-23
<-jetzt xwas	-18
<-jour xixe	-14
<-juli xein	-17
<-kalt xlen	-13
<-kaltem Xser	-11
<-kam xein	15
<-kann xdas	-10
<-kann xes	-10
<-kaputtes xmit	-12
<-kasten xsen	-12
<-kein Xang	-15
<-kein Xern	-12
<-kein Xtel	-13
<-kein Xter	-14
<-kein Xurf	-14
<-keine Xfen	-12
<-keine Xhme	-12
<-keine Xion	-14
<-keine Xsen	-13
<-keine Xung	-26
<-keiner xder	-10
<-keiner xste	-17
<-keiner xvon	-16
<-kinder xauf	-11
<-kirchenvorstand Xst	-8
<-kiste xim	-13
<-knoten xden	-13
<-knoten xhen	-20
<-kommt xdas	-9
<-kommt xder	-26
<-kommt xdie	-15
<-kommt xine	-13
<-kommt xmit	-11
<-kommt xvon	-17
<-korb xird	-11
<-kunde Xank	-17
<-kunde xibt	-11
<-kunden xmit	-10
<-kurz xnen	-8
<-können xwir	-27
<-künftig xein	-16
<-lang xgen	-19
<-lange xes	-16
<-lass xdas	-12
<-lassen Xsie	-9
<-lassen xann	-14
<-lassen xwir	-13
<-legt xdie	-9
<-legt xnen	-20
<-leiter xgen	-16
<-letzten Xtag	-19
<-letzten Xung	-25
<-leute xdie	-14
<-leute xgen	-10
<-leute xhen	-12
<-leute xim	-17
<-leute xmit	-14
<-liebe Xnde	-11
<-liebe Xnen	-15
<-liegt xbei	-10
<-liest Xand	-11
<-liste xder	-19
<-läuft xbei	-11
<-läuft xdas	-18
<-läuft xdie	-19
<-mach xdas	-17
<-machen Xsie	-20
<-machen xdas	-21
<-machen xfür	-13
<-machen xwir	-26
<-macht xdas	-23
<-macht xder	-12
<-macht xdie	-22
<-macht xvon	-14
<-mag xdas	-11
<-mal xdas	-14
<-mal xdwo	-18
<-mal xein	-17
<-mal xich	-22
<-mal xste	-11
<-mal xten	-14
<-mal xwas	-22
<-man xauf	-21
<-man xdas	-29
<-man xdie	-31
<-man xein	-15
<-man xes	-14
<-man xim	-19
<-man xine	22
<-man xlen	-19
<-man xmit	-25
<-man xren	-13
<-man xsie	-16
<-mehr xllt	-10
<-mein Xohn	-12
<-mein Xter	-15
<-meine Xlin	-11
<-meine Xter	-21
<-meinen Xten	-12
<-meiner Xnte	-15
<-meldet xder	-9
<-meldet xdie	-13
<-merci xmal	-17
<-mindestens xein	-18
<-mindestens xine	-12
<-mindestens xrei	-12
<-minuten xauf	-13
<-minuten xhen	-14
<-minuten xird	-9
<-minuten xmit	-9
<-mir xcht	-19
<-mir xdas	-24
<-mir xdie	-21
<-mir xim	-23
<-mir xwas	-15
<-misst xder	-17
<-mit Xand	-22
<-mit Xbel	-12
<-mit Xcht	-9
<-mit Xein	-12
<-mit Xeis	-10
<-mit Xeit	-14
<-mit Xeln	-9
<-mit Xern	-15
<-mit Xger	-12
<-mit Xhen	-17
<-mit Xhne	-15
<-mit Xide	-12
<-mit Xken	-13
<-mit Xlas	-9
<-mit Xmen	-20
<-mit Xnen	-20
<-mit Xnte	-21
<-mit Xoff	-14
<-mit Xpen	-15
<-mit Xppe	-13
<-mit Xrde	-15
<-mit Xrom	-15
<-mit Xsel	-20
<-mit Xser	-27
<-mit Xsse	-21
<-mit Xste	-11
<-mit Xtel	-8
<-mit Xten	-26
<-mit Xuck	16
<-mit Xuft	-9
<-mit Xung	-28
<-mit xder	-43
<-mit xgen	-16
<-mit xhem	-11
<-mit xhen	-12
<-mit xlem	-20
<-mit xnem	-19
<-mit xner	-18
<-mit xrei	-9
<-mit xrem	-11
<-mit xtem	-16
<-mit xwei	-9
<-mit xßem	-17
<-montag xwas	-15
<-morgen xckt	-11
<-morgens xum	-18
<-muss xein	-18
<-muss xich	-18
<-muss xine	-16
<-muss xmit	-15
<-möchte xdas	-22
<-nach Xabe	-10
<-nach Xage	-24
<-nach Xang	-11
<-nach Xgen	-16
<-nach Xten	-14
<-nach Xuss	-14
<-nach Xzen	-16
<-nach Xöße	-14
<-nach xder	-28
<-nach xehn	-9
<-nach xnen	-16
<-nach xwei	-16
<-nachts xum	-21
<-name xder	-13
<-namen xauf	-17
<-nass xhen	-19
<-neben xder	-18
<-nee xehn	-15
<-nehmen xwir	-15
<-nein xopp	-18
<-neu xlen	-23
<-neue Xrin	-10
<-neue Xter	-28
<-neue Xuge	-12
<-neue Xung	-20
<-neuer Xten	-26
<-nicht xach	-12
<-nicht xalt	-17
<-nicht xass	-14
<-nicht xauf	-10
<-nicht xbei	-11
<-nicht xben	-13
<-nicht xcht	-8
<-nicht xdas	-14
<-nicht xden	-19
<-nicht xder	-15
<-nicht xdet	-15
<-nicht xdie	-14
<-nicht xeim	-11
<-nicht xein	-14
<-nicht xeln	-21
<-nicht xern	-19
<-nicht xert	-13
<-nicht xfen	-14
<-nicht xfer	-20
<-nicht xfür	-8
<-nicht xgen	-14
<-nicht xger	-11
<-nicht xhen	-28
<-nicht xher	-15
<-nicht xhrt	-17
<-nicht xigt	-23
<-nicht xim	-9
<-nicht xken	-20
<-nicht xlen	-19
<-nicht xllt	-18
<-nicht xlos	-9
<-nicht xmen	-11
<-nicht xmit	-16
<-nicht xnen	-15
<-nicht xnnt	-10
<-nicht xran	-14
<-nicht xren	-21
<-nicht xsst	-16
<-nicht xter	-20
<-nicht xtet	-9
<-nicht xtig	-11
<-nicht xum	-18
<-nicht xzen	-18
<-nichts Xhes	-19
<-nichts xauf	-13
<-nichts xben	-13
<-nichts xhen	-10
<-nichts xllt	-12
<-nie xauf	-17
<-nie xhen	-17
<-nie xine	16
<-nie xpur	-10
<-niemand xigt	-14
<-niemand xtte	-20
<-nimmt xdie	-15
<-noch xauf	-12
<-noch xden	-22
<-noch xdie	-23
<-noch xeht	-10
<-noch xein	-19
<-noch xgen	-14
<-noch xim	-8
<-noch xine	-17
<-noch xnen	-17
<-noch xwas	-21
<-nummer xauf	-9
<-nur Xift	-9
<-nur xach	-16
<-nur xauf	-22
<-nur xbei	-16
<-nur xcht	-19
<-nur xdas	-20
<-nur xder	-17
<-nur xdie	-18
<-nur xenn	-16
<-nur xfür	-13
<-nur xim	-9
<-nur xine	-11
<-nur xmit	-14
<-nur xvon	-14
<-nächsten Xtag	-16
<-nägel xmit	-17
<-ob xauf	-12
<-ob xdas	-11
<-ob xder	-22
<-ob xdie	-15
<-ob xein	-9
<-ob xes	-13
<-ob xsie	-16
<-ob xwir	-21
<-oben xach	-19
<-oder Xnge	-9
<-oder xein	-14
<-oder xim	-10
<-offener Xmme	-12
<-ohne Xand	-13
<-ohne Xein	-10
<-ohne Xeis	-10
<-ohne Xgen	-22
<-ohne Xung	-21
<-ohne xass	-9
<-ohne xdie	-11
<-papier xcht	-15
<-per Xten	-12
<-pro Xtag	-23
<-pro Xter	-9
<-probenahme Xauf	-14
<-programm xmmt	-18
<-protokoll Xung	-18
<-protokoll xder	-15
<-prüft xder	-16
<-punkt xauf	-14
<-rand xmit	-10
<-raus xann	-18
<-raus xdas	-17
<-rechts xdie	-12
<-red xdas	-14
<-reicht xes	-9
<-reifen xmen	-17
<-reihe xach	-21
<-richtig xelt	-17
<-rote Xnne	-9
<-ruft xder	-13
<-ruft xdie	-12
<-ruft xsie	-12
<-rund xzig	-18
<-runde xum	-15
<-runter xauf	-14
<-sache xmit	-18
<-sagt xder	-12
<-sagt xich	-12
<-sammelt xdie	-13
<-sauber xhen	-15
<-sauber xten	-22
<-saugt xdie	-15
<-schaut xder	-12
<-schild xmit	-12
<-schließt xder	-16
<-schluss xdie	-15
<-schlüssel xbei	-11
<-schlüssel xird	-8
<-schlüssel xken	-9
<-schlüssel xlen	-19
<-schlüssel xren	-16
<-schon xim	-8
<-schreibe xfür	-13
<-schreiben Xsie	-14
<-schreibt xdie	-18
<-schreibt xes	-21
<-schriftlich xgen	-22
<-schriftliche Xung	10
<-schritt xfür	-21
<-schwarz xauf	-21
<-schön xhen	-18
<-sechs Xten	-23
<-sehr xfen	-26
<-sehr xrte	-17
<-sehr xter	-10
<-sei Xank	-17
<-seit Xust	-8
<-seit Xärz	-9
<-seit xder	-22
<-seit xein	-13
<-seitdem xafe	-9
<-selber xlen	-19
<-selbst xhen	-20
<-selbst xmit	-11
<-sich xagt	-11
<-sich xand	-13
<-sich xauf	-16
<-sich xdas	-11
<-sich xdie	-17
<-sich xein	9
<-sich xeit	-12
<-sich xlen	-10
<-sich xten	-10
<-sich xum	-11
<-sich xwas	-14
<-sie xann	-8
<-sie xcht	-16
<-sie xdas	-26
<-sie xdie	-26
<-sie xeim	10
<-sie xert	-12
<-sie xes	-13
<-sie xhne	-14
<-sie xibt	-21
<-sie xine	-19
<-sie xird	-9
<-sie xmit	-13
<-sie xsen	-14
<-sie xten	-20
<-sind xann	-12
<-sind xdas	-12
<-sind xdie	-20
<-sind xein	-16
<-sind xert	-9
<-sind xim	-14
<-sind xine	-17
<-sind xwir	-20
<-so xass	-20
<-so xauf	-24
<-so xben	-18
<-so xein	-25
<-so xeit	-8
<-so xert	-19
<-so xgen	-14
<-so xwie	-25
<-sobald xder	-14
<-sobald xes	-20
<-sofort xten	-24
<-soll xdas	-21
<-soll xhen	-23
<-sonst xert	-20
<-sowieso xnen	-13
<-sprech xdas	-14
<-spreche xdas	-19
<-spätestens xrei	-10
<-stand xder	-13
<-standen xdie	-11
<-stange xber	-16
<-steht xann	-13
<-steht xauf	-15
<-steht xdas	-22
<-steht xdie	-14
<-stellen xdie	-11
<-stellt xdas	-12
<-stellt xdie	-13
<-stiefel xeln	-9
<-stimmt xdie	-12
<-strom xeim	-16
<-stunde xhen	-20
<-stunde xmit	-11
<-system xhen	-8
<-säcke xach	-14
<-tag Xnst	13
<-tage xach	-19
<-tagen xhen	-13
<-teilt xdie	-12
<-telefon xhen	-18
<-text xfür	-19
<-timer xauf	-8
<-tisch xmit	-10
<-totenschein xren	-15
<-trocken xann	-17
<-trägt xder	-10
<-trägt xdes	-8
<-trägt xdie	-13
<-trägt xein	-10
<-tür xauf	-12
<-tür xird	-8
<-uhr xmmt	-11
<-uhr xrüh	-12
<-uhr xtet	-13
<-uhr xvon	-15
<-um Xung	-23
<-um xdas	-25
<-um xdie	-36
<-um xein	-14
<-um xine	-33
<-um xnen	-12
<-um xrei	-21
<-und Xamt	-8
<-und Xand	-17
<-und Xden	-20
<-und Xder	-13
<-und Xeln	-12
<-und Xgen	-31
<-und Xger	-12
<-und Xher	-11
<-und Xhme	-19
<-und Xien	-24
<-und Xlen	-31
<-und Xler	-11
<-und Xlle	-9
<-und Xmen	-28
<-und Xmer	-21
<-und Xnik	-12
<-und Xnne	-14
<-und Xren	-31
<-und Xrge	-13
<-und Xsch	-12
<-und Xsel	-9
<-und Xser	-14
<-und Xsie	-14
<-und Xste	-14
<-und Xtel	-12
<-und Xten	-33
<-und Xter	-20
<-und Xtte	-14
<-und Xung	-37
<-und Xurt	-11
<-und Xzen	-16
<-und xach	-23
<-und xakt	-13
<-und xand	12
<-und xang	-15
<-und xann	-30
<-und xare	-15
<-und xauf	-22
<-und xbei	-14
<-und xben	-23
<-und xbst	-22
<-und xche	-17
<-und xcht	-23
<-und xcke	-13
<-und xckt	-18
<-und xdas	-25
<-und xden	-23
<-und xder	-48
<-und xdet	-21
<-und xegt	-12
<-und xehe	-13
<-und xeim	-16
<-und xein	-20
<-und xeln	-13
<-und xelt	-21
<-und xenn	-44
<-und xert	-22
<-und xes	-25
<-und xeßt	-9
<-und xgen	-31
<-und xhne	-10
<-und xibe	-16
<-und xibt	-18
<-und xich	-20
<-und xim	-14
<-und xine	-27
<-und xird	-20
<-und xken	-11
<-und xlen	-26
<-und xles	-24
<-und xllt	-13
<-und xmal	-17
<-und xmen	-12
<-und xmer	-15
<-und xmit	-28
<-und xmmt	-12
<-und xnde	-9
<-und xnen	-27
<-und xnnt	-21
<-und xrei	-16
<-und xren	-36
<-und xsen	-12
<-und xsie	-9
<-und xten	-21
<-und xtes	-11
<-und xtet	-26
<-und xtzt	-13
<-und xubt	-12
<-und xuer	-20
<-und xugt	-10
<-und xum	-15
<-und xung	-27
<-und xvon	-10
<-und xwas	-20
<-und xwei	-23
<-und xwer	-28
<-und xwie	-18
<-und xwir	-17
<-und xßen	-17
<-uns xdas	-18
<-uns xder	-17
<-uns xdie	-19
<-uns xein	-22
<-uns xfür	-16
<-uns xich	-14
<-uns xine	-26
<-uns xmmt	-15
<-uns xnen	-18
<-uns xwas	12
<-uns xzig	-11
<-unser Xhop	-13
<-unser Xuch	-21
<-unsere Xank	-11
<-unsere Xher	-19
<-unsere Xnde	-16
<-unsere Xrei	-21
<-unsere Xrte	-10
<-unsere Xung	-32
<-unserem Xaus	-17
<-unserer Xnde	-17
<-unter Xser	-14
<-unter Xung	-12
<-unter xder	-13
<-unter xdie	-16
<-unter xehn	-13
<-unter xzig	-11
<-unterschrift xder	-11
<-verdacht xauf	-23
<-verfassen Xsie	-15
<-vergleicht xdas	-15
<-verlässt xdas	-13
<-verlässt xdie	-11
<-verschließt xdie	-18
<-vertrag xhen	-8
<-vielen Xank	-9
<-vier Xern	-19
<-vier Xfen	-19
<-vier Xten	-29
<-vom Xamt	-17
<-vom Xauf	-15
<-vom Xder	-10
<-vom Xett	-15
<-vom Xhen	-9
<-vom Xhof	-20
<-vom Xler	-11
<-vom Xner	-14
<-vom Xsch	-16
<-vom Xtag	-9
<-vom Xter	-21
<-vom Xuer	-23
<-von Xege	-12
<-von Xern	-28
<-von Xgen	-24
<-von Xken	-15
<-von Xlie	-8
<-von Xmen	-14
<-von Xrrn	-11
<-von Xten	-32
<-von xder	-22
<-von xnem	-14
<-von xnen	-17
<-von xrei	-14
<-vor Xabe	-20
<-vor Xang	-13
<-vor Xcht	-11
<-vor Xgen	-15
<-vor Xinn	-22
<-vor Xnen	-12
<-vor Xung	-9
<-vor Xuss	-11
<-vor xder	-34
<-vor xdie	-20
<-vor xlem	-28
<-vor xwei	-13
<-vorher Xung	-16
<-vorher xdie	-19
<-vorher xim	-9
<-vorher xird	-21
<-vorher xsen	-15
<-vorstand xtet	-17
<-vortag xder	-11
<-waage xlen	-15
<-wandert xdie	-16
<-war xder	-13
<-war xdie	-10
<-war xein	-13
<-war xich	-11
<-war xim	-12
<-ware xauf	-9
<-waren xach	-17
<-wars xaub	-10
<-wartet xauf	-11
<-was Xhes	-19
<-was Xres	-21
<-was Xtes	-15
<-was xcht	-10
<-was xdas	-18
<-was xder	-13
<-was xhen	11
<-was xhes	-19
<-was xmit	-12
<-was xres	-20
<-was xrig	-17
<-was xsie	-16
<-was xwir	-22
<-wasser xken	-12
<-wasser xlen	-14
<-wegen Xhen	-13
<-wegen xder	-20
<-weicht xein	-16
<-weil xdas	-13
<-weil xder	-20
<-weil xes	-15
<-weil xim	-21
<-weil xwir	-12
<-wenig xert	-19
<-wenn Xsie	-19
<-wenn xdas	-26
<-wenn xder	-35
<-wenn xdie	-23
<-wenn xein	-28
<-wenn xes	-16
<-wenn xine	15
<-wenn xsie	-23
<-wenn xwei	-26
<-wer xben	-21
<-wer xdie	-14
<-wer xern	-20
<-wer xim	-8
<-wer xnen	-15
<-wer xtzt	-11
<-werden xben	-11
<-werden xdie	-20
<-werden xert	-11
<-werden xtzt	-9
<-werden xvon	-14
<-werte Xmen	-8
<-wie xbei	-17
<-wie xdas	9
<-wie xdie	-23
<-wie xein	-32
<-wie xhen	-27
<-wie xieß	-12
<-wie xine	-22
<-wie xsch	-14
<-wie xwir	-45
<-wieder xden	-17
<-wieder xeim	-15
<-wieder xine	-8
<-wieder xmit	-10
<-will xdas	-18
<-will xder	-18
<-will xein	-18
<-will xnun	-18
<-will xvon	-18
<-wir xach	-18
<-wir xauf	-16
<-wir xbei	-21
<-wir xben	-16
<-wir xden	-23
<-wir xdie	-35
<-wir xein	-30
<-wir xfen	9
<-wir xgen	-18
<-wir xim	-25
<-wir xine	-24
<-wir xlen	-21
<-wir xmen	-10
<-wir xmit	-10
<-wir xnen	-27
<-wir xren	11
<-wir xsen	9
<-wir xten	-50
<-wir xuen	-15
<-wir xzen	-9
<-wird xach	-17
<-wird xauf	-20
<-wird xbei	-20
<-wird xben	-15
<-wird xdas	-19
<-wird xden	-17
<-wird xder	-23
<-wird xdie	-28
<-wird xein	-17
<-wird xelt	-14
<-wird xens	-14
<-wird xert	-15
<-wird xes	-12
<-wird xgen	-13
<-wird xher	-10
<-wird xhlt	-16
<-wird xine	-22
<-wird xmit	-16
<-wird xsen	-21
<-wird xten	-13
<-wird xtet	-13
<-wird xtzt	-16
<-wird xvon	-15
<-wissen xwas	-15
<-wo xdas	-12
<-wo xdie	-15
<-wo xes	-18
<-woche xach	-13
<-wochen xhen	-18
<-wollen xwir	-20
<-während xder	-8
<-zahl xder	-15
<-zehn Xamm	-11
<-zeigt xdie	-13
<-zentimeter xben	-13
<-zettel xmit	-11
<-zettel xnet	-10
<-zettel xvon	-20
<-zu Xuse	-16
<-zu xben	-11
<-zu xden	-12
<-zu xdie	-19
<-zu xeln	-18
<-zu xfen	-12
<-zu xgen	-13
<-zu xhen	-23
<-zu xiel	-11
<-zu xitt	-19
<-zu xnen	-27
<-zu xnig	-19
<-zu xpät	-10
<-zu xren	-26
<-zu xsen	-12
<-zu xzig	-23
<-zuerst xdas	-22
<-zuerst xdie	-14
<-zuerst xird	-16
<-zum Xalt	-11
<-zum Xken	-17
<-zum Xmen	-24
<-zum Xnde	-22
<-zum Xten	23
<-zum Xück	-12
<-zur Xhme	8
<-zur Xion	12
<-zur Xnte	-23
<-zurück xauf	-15
<-zusammen xmit	-12
<-zwar xfür	-20
<-zwei Xden	-9
<-zwei Xern	-9
<-zwei Xgen	-16
<-zwei Xine	-12
<-zwei Xlle	-10
<-zwei Xnen	-20
<-zwei Xote	-12
<-zwei Xrte	-8
<-zwei Xten	-22
<-zwei xdie	-23
<-zwei xeue	-17
<-zweifacher Xung	-13
<-zweimal xim	-9
<-zweimal xmen	-11
<-zweite Xung	-15
<-zwischen xwei	-27
<-zählen xder	-20
<-zählt xdie	-19
<-| Xeis	-12
<-| Xker	-13
<-| Xter	-16
<-· Xung	-18
<-äh Xngs	-15
<-ähm xann	-15
<-ärztliche Xung	-11
<-öffnet xdie	-17
<-über xdas	-24
<-über xder	-8
<-über xdie	-37
<-über xzig	-24
<-übrig xibt	-20
<-– Xabe	13
<-– Xauf	-28
<-– Xett	-8
<-– Xger	-13
<-– Xion	-16
<-– Xler	-17
<-– Xlle	-29
<-– Xnde	-23
<-– Xsel	18
<-– Xäte	-18
<-– xich	-18
<-„ Xsse	-11
<-→ Xung	-19
<-❤ x️	-11
</	26
<0	10
<2!	-12
<2%	-13
<2&	-12
<2(	-27
<2)	-32
<2*	-18
<2+	-9
<2,	-10
<2-	-32
<2/	-22
<2:	-13
<2;	-34
<2>	-15
<2?	-20
<2a	-30
<2abdecken	-24
<2abend	16
<2abends	-36
<2aber	-62
<2abgabe	-18
<2abgelesen	-10
<2abholung	-20
<2abkehren	-14
<2abkleben	-19
<2abkühlen	-13
<2ablassen	-10
<2ablauf	-35
<2ablesen	-17
<2abmelden	-19
<2abnehmen	-20
<2absaugen	-19
<2abschließen	-21
<2abspritzen	-11
<2abstand	-14
<2abstellen	-22
<2absuchen	-15
<2abweichung	-11
<2abziehen	-23
<2acht	-30
<2achtzehn	-23
<2achtzig	-14
<2advent	-16
<2ag	13
<2akku	-18
<2akkus	-18
<2alkohol	-16
<2alle	-48
<2allein	-28
<2alleine	-17
<2allem	-20
<2allen	-22
<2aller	-22
<2allergien	-16
<2alles	-39
<2allgäu	-15
<2als	-48
<2also	-82
<2alt	-9
<2alte	-27
<2alten	-37
<2altes	-13
<2am	-19
<2amt	-10
<2amtsleitung	-13
<2an	-19
<2anbei	-21
<2anderen	-10
<2anderes	-21
<2anders	-14
<2andersrum	-15
<2anfang	-16
<2angaben	11
<2angebrochene	-15
<2angenommen	-10
<2angerufen	-14
<2angesehen	-14
<2angestellte	-10
<2angucken	-17
<2anhänger	-18
<2anker	-24
<2ankommen	-30
<2anlage	-25
<2anlass	-18
<2anlegen	-26
<2anleitung	-36
<2anmelden	-9
<2anmeldung	-22
<2anna	-10
<2annahme	-43
<2anruf	-8
<2anrufen	-23
<2ans	-13
<2anschauen	-30
<2anschließen	-9
<2anschließend	-8
<2ansetzen	-10
<2ansprechen	-9
<2antwort	-20
<2anwalt	-24
<2anweisung	-36
<2anweisungen	-10
<2anwesend	-21
<2anwärmen	-12
<2anziehen	-18
<2apotheke	-12
<2april	-28
<2arbeiten	-20
<2arbeitet	-9
<2arzt	-14
<2assistentin	-12
<2atemnot	-12
<2auch	-57
<2auf	-34
<2auffüllen	-15
<2aufhängen	-11
<2aufhören	-14
<2aufmachen	-14
<2aufnahme	-23
<2aufnehmen	-18
<2aufrecht	-9
<2aufs	-16
<2aufschreiben	-33
<2aufsetzen	-21
<2aufstellen	-20
<2auftrag	-28
<2augen	-18
<2august	-21
<2aus	-69
<2ausarbeiten	-13
<2ausdruck	-9
<2ausdrucken	-16
<2auseinander	-12
<2ausfertigung	-13
<2ausfüllen	-9
<2ausgabe	-15
<2ausgebaut	-14
<2aushang	-22
<2aushilfen	-25
<2auskratzen	-12
<2auslegen	-26
<2ausleihe	-22
<2ausschließlich	-12
<2ausschneiden	-14
<2ausspülen	-20
<2ausweis	-21
<2auto	-28
<2autos	-21
<2außen	-23
<2außer	-15
<2außerdem	-22
<2außerhalb	-15
<2aw	-9
<2azubi	-12
<2baby	-14
<2bagger	-11
<2bahn	-12
<2bahnen	-21
<2bahnhof	-17
<2band	-18
<2bar	-26
<2bargeld	-12
<2basteln	-20
<2batterien	-16
<2baustelle	-12
<2beanstandet	-16
<2bearbeitung	-19
<2beauftragt	-18
<2becken	-19
<2bediener	-13
<2befall	-11
<2beginn	-15
<2beginnt	-13
<2behandlung	-13
<2behauptet	-14
<2beide	-27
<2beiden	14
<2beides	-9
<2beidseitig	-13
<2beim	-12
<2bein	-17
<2beisein	-15
<2bekommen	-35
<2bekommt	-24
<2belag	-10
<2beläge	-13
<2bemängelt	-19
<2bergbahnen	-15
<2bernd	-18
<2bescheid	-16
<2beschluss	-20
<2beschreibung	16
<2beschriften	-16
<2beschriftet	-20
<2beschwerde	-9
<2beschwert	-17
<2beschäftigte	-14
<2besitzer	-14
<2besprochen	-16
<2bestand	-15
<2bestellung	-24
<2bestätigt	-12
<2besucher	-14
<2beteiligten	-14
<2betreff	17
<2betreiben	-14
<2betreuen	-18
<2betreut	-15
<2betrieb	-13
<2betrifft	-13
<2bett	-19
<2bettwanzen	-17
<2beurkundung	-13
<2beutel	-11
<2bevor	-35
<2bevölkerung	-11
<2beziehen	-21
<2biel	-18
<2bietet	-17
<2bild	-17
<2bilden	-16
<2bin	-29
<2bindemittel	-11
<2bindet	-15
<2bis	10
<2bisher	-26
<2bitten	-20
<2bittet	-21
<2blasen	-17
<2blau	-10
<2bleiben	-21
<2blind	-13
<2boden	-27
<2boote	-14
<2box	-21
<2brand	-16
<2brauch	-18
<2brauche	9
<2brauchen	-29
<2breit	-13
<2bremse	-15
<2brett	-14
<2bringen	-27
<2bringt	-15
<2brot	-13
<2brote	-15
<2brustschmerz	-10
<2bräuchte	10
<2bräuchten	-22
<2brötchen	-10
<2buchbinderei	-16
<2bunkern	-18
<2bus	-17
<2bücher	-15
<2büro	-23
<2bürste	-19
<2bürstet	-12
<2c	14
<2cent	-12
<2charge	-9
<2chef	-32
<2cm	-19
<2code	-13
<2container	-12
<2d	-16
<2da	-53
<2dabei	-20
<2dach	-19
<2dafür	-23
<2daher	-21
<2damals	-17
<2dame	-24
<2damen	-16
<2damit	-46
<2danach	-22
<2dank	-11
<2danke	-23
<2dann	-76
<2darauf	-16
<2daraus	12
<2darf	-25
<2darum	-33
<2das	-45
<2dass	-66
<2datteln	-9
<2datum	-18
<2dauercamper	-9
<2dauert	-19
<2daumen	-9
<2davon	-25
<2decke	-21
<2deckel	-23
<2decken	-13
<2dem	-19
<2den	-69
<2denen	-31
<2denn	-26
<2dentallabor	-17
<2der	-48
<2des	-29
<2deshalb	-25
<2desinfektion	-16
<2deswegen	-17
<2deutsch	-11
<2dezember	-19
<2di	-19
<2dialekt	-9
<2dicht	-9
<2dick	-11
<2die	-61
<2dienstag	-15
<2dies	-12
<2diese	-18
<2dieselbe	-17
<2diktiere	-21
<2ding	-14
<2dir	-28
<2direkt	-20
<2display	-14
<2disponent	-14
<2doch	-24
<2dokument	-10
<2dort	-16
<2dosis	-14
<2drauf	-31
<2draus	-22
<2draußen	-19
<2drehen	-15
<2drei	-20
<2dreimal	-17
<2dreiviertel	-17
<2dreißig	-23
<2drin	-29
<2dringend	-20
<2dritte	-18
<2dritten	-15
<2drittens	-8
<2droht	-20
<2druck	-15
<2druckt	-14
<2drum	-11
<2drunter	-16
<2drüber	-19
<2drücken	-20
<2drückt	-12
<2du	-45
<2durch	-51
<2durchblättern	-16
<2dürfen	-18
<2echt	11
<2egal	-13
<2ehrenamtlichen	-13
<2ehrlich	-22
<2eigenen	-19
<2eigener	-16
<2eigentlich	24
<2eimer	-22
<2ein	-25
<2eine	-35
<2einem	-42
<2einer	-9
<2eines	-38
<2einfach	-21
<2eingang	-17
<2einhängen	-17
<2einlegen	-10
<2einmal	8
<2eins	-12
<2einsatz	-12
<2einschalten	-22
<2einsetzen	-11
<2einstecken	-8
<2eintrag	-13
<2eintragen	-17
<2einweisung	-18
<2eisen	-12
<2elf	-23
<2eltern	-17
<2elternzeit	-10
<2ende	-40
<2endlich	-24
<2endstufen	-12
<2entdeckeln	-10
<2entfernen	-11
<2entscheidet	-11
<2entschuldigen	-14
<2entschuldigt	-23
<2entwurf	-20
<2er	-9
<2erbverträgen	-14
<2ergebnis	-13
<2erhalten	-15
<2erhält	-22
<2erklären	-21
<2erklärt	-16
<2erlaubt	-10
<2errechnet	-13
<2ersetzt	-22
<2erst	-54
<2erste	-25
<2erstellt	-16
<2ersten	-39
<2erstens	-20
<2erstes	-26
<2erwartet	-16
<2es	-69
<2essen	-22
<2etikett	-14
<2etwa	-32
<2etwas	-34
<2euch	-10
<2euro	-22
<2fach	-11
<2fachkraft	-17
<2fahren	-33
<2fahrer	-26
<2falknerei	-17
<2falls	-20
<2falschen	-22
<2familie	-9
<2fassen	-21
<2fasst	-10
<2fassung	-23
<2fast	-16
<2februar	-21
<2fehlt	-19
<2fehlten	-16
<2feld	-10
<2fenster	-23
<2ferien	-19
<2ferner	-8
<2fertig	-17
<2fest	8
<2feste	-26
<2festhalten	15
<2fett	-14
<2feucht	-17
<2feuer	-10
<2feuerwehr	-18
<2ffp2	-13
<2filiale	-17
<2filialen	-19
<2findet	-29
<2flach	-14
<2flamme	-9
<2flasche	-18
<2flaschen	-21
<2flecken	-24
<2fleisch	-8
<2folgt	-13
<2folie	-17
<2fordert	-13
<2form	-20
<2foto	-21
<2fotografieren	-15
<2fotografiert	-16
<2fotos	-13
<2frag	-12
<2frage	-15
<2fragen	-25
<2fragt	-36
<2franken	-15
<2frau	-29
<2frauen	-11
<2frauenmilchbank	-10
<2frei	-27
<2freigabe	-17
<2freitag	-28
<2freitags	-18
<2freundin	-10
<2friedhöfen	-19
<2frisch	-21
<2frist	-12
<2früh	-24
<2früher	-12
<2frühjahr	-12
<2fundbüro	-14
<2funk	-9
<2funkt	-16
<2futter	-17
<2fuß	-20
<2fährt	-18
<2fällig	-18
<2fällt	-17
<2fässer	-19
<2führt	-10
<2füllen	-23
<2füllt	-19
<2fünf	-43
<2fünfundzwanzig	-17
<2fünfzehn	-16
<2fünfzig	-19
<2für	27
<2ganz	-22
<2ganze	-22
<2ganzen	-11
<2gar	-23
<2gast	-26
<2geben	-20
<2gebeten	13
<2geblieben	-15
<2gebucht	-8
<2gebühr	-10
<2geehrte	-9
<2gefragt	13
<2gefunden	-12
<2gegen	-26
<2gegenüber	-11
<2geguckt	-14
<2gehabt	-19
<2gehalten	-19
<2gehen	-31
<2gehört	10
<2gelassen	-19
<2geld	-18
<2geltung	-8
<2gelöscht	-14
<2gemacht	-11
<2gemeinde	-19
<2gemerkt	-13
<2gemessen	-21
<2genau	-27
<2geprüft	-17
<2gerade	-19
<2gereinigt	-9
<2gerne	-16
<2gerät	-22
<2gerätewart	-16
<2geschlossen	-14
<2geschrieben	-20
<2geschäftsstelle	-15
<2geselle	-17
<2gesperrt	-11
<2gespräch	-15
<2gestellt	-10
<2gestern	18
<2gestohlen	-14
<2getrennt	-11
<2gewaschen	-14
<2gewicht	-15
<2gewogen	-14
<2geworden	-21
<2gezeigt	-19
<2gezogen	-19
<2geöffnet	-22
<2gibt	-29
<2gibt's	-18
<2gibts	-19
<2gilt	-25
<2ging	-22
<2glas	-13
<2gleich	12
<2gott	-17
<2grab	-17
<2grad	-32
<2gras	-13
<2griff	-16
<2griffe	-21
<2grob	-12
<2groß	-12
<2große	-15
<2grundlage	-10
<2gruppe	-25
<2größe	-10
<2grüezi	-18
<2grüße	-9
<2grüßen	-11
<2gucken	-23
<2guckt	-18
<2gurt	-17
<2gurte	-16
<2gut	-17
<2gute	-20
<2gäste	-21
<2gül	-15
<2h	-16
<2haar	-18
<2haare	-21
<2hab	-32
<2habe	-36
<2haken	-9
<2halb	-31
<2halbe	-20
<2halle	-13
<2hallo	-30
<2halt	-17
<2halten	-30
<2halter	-18
<2hand	-20
<2handschuhe	-25
<2handschuhen	-14
<2handy	-24
<2handys	-27
<2hat	-72
<2hatte	-12
<2hatten	-23
<2haupteingang	-10
<2hauptschalter	-15
<2haus	-14
<2hausdame	-12
<2hausmeister	-16
<2hebt	-20
<2heft	-19
<2heften	-15
<2heftet	-17
<2heiner	-17
<2heizer	-17
<2heißt	-23
<2helfen	-20
<2helfer	-17
<2herbst	-10
<2herd	-9
<2herr	-25
<2herren	-27
<2herum	-15
<2heuer	-33
<2heute	-22
<2hier	-58
<2hin	-21
<2hing	13
<2hinten	-25
<2hinter	-22
<2hintergrund	-21
<2hoch	-24
<2hochdeutsch	-15
<2hof	-25
<2holen	-19
<2holt	-23
<2holz	-25
<2hotel	-11
<2huber	-19
<2hufe	-14
<2hund	-17
<2hunde	-20
<2hundert	-18
<2hälfte	-22
<2hält	-21
<2hände	-18
<2hängt	-25
<2hätte	10
<2höchstens	-19
<2i	-15
<2ich	-33
<2ihm	-34
<2ihn	-29
<2ihnen	-25
<2ihr	-33
<2ihre	-15
<2ihrer	-22
<2im	-73
<2immer	-50
<2in	-11
<2inhalt	-10
<2innen	-16
<2innerhalb	-8
<2ins	-27
<2instrumente	-12
<2inzwischen	-15
<2irgendwas	-18
<2irgendwo	-15
<2is	-13
<2it	-17
<2it-betrieb	-11
<2jacken	-8
<2jagdpächter	-11
<2jahr	-22
<2jahre	-15
<2jahren	-26
<2januar	-14
<2je	-27
<2jede	-31
<2jeder	-41
<2jedes	-28
<2jemand	-32
<2jetzt	-52
<2jour	-13
<2jugend	-17
<2juli	-22
<2junge	-19
<2juni	-21
<2kalb	-16
<2kalender	-14
<2kam	-31
<2kamera	-22
<2kanal	-16
<2kann	-28
<2kannst	-21
<2kaputte	-17
<2karte	-17
<2karten	-8
<2karton	-8
<2kartons	-11
<2kasse	-32
<2kassieren	-10
<2kasten	-21
<2katzen	-11
<2keile	-12
<2kein	-38
<2keine	-30
<2keinen	-20
<2keiner	-36
<2keller	-19
<2kennzeichen	-18
<2kessel	-16
<2ketten	-13
<2kg	-22
<2ki	-13
<2kilo	-21
<2kind	-26
<2kinder	-19
<2kiste	-23
<2klappe	-9
<2klappen	-14
<2klar	-15
<2klasse	-16
<2klaviertransport	-25
<2klebeband	-12
<2klebt	-20
<2kleidung	-12
<2kleine	-32
<2kleinen	-23
<2kleines	-13
<2klingt	-19
<2knie	-14
<2knoten	-16
<2koffer	-14
<2kollege	-20
<2kollegen	-16
<2kollegin	-16
<2kolleginnen	-11
<2komma	12
<2kommando	-16
<2kommen	-38
<2komplett	-16
<2kontrolle	-24
<2kontrollfahrt	-16
<2kontrolliert	-13
<2kopfhörer	-16
<2kopfverletzung	-15
<2kopie	-12
<2kopien	-8
<2kopieren	-14
<2korb	-19
<2kostet	-11
<2kran	-22
<2krankenkasse	-9
<2kratzer	-20
<2kreis	-15
<2kriegen	-17
<2kriegt	-16
<2kuchen	-15
<2kugel	-11
<2kugelschreiber	-15
<2kunden	-37
<2kundin	-12
<2kundschaft	-12
<2kurier	-17
<2kurs	-18
<2kurz	-23
<2kurze	-14
<2können	-21
<2könnt	-13
<2könnte	-9
<2körbe	-19
<2kübel	-11
<2küche	-29
<2kühlraum	-12
<2kühlschrank	-12
<2kündigungen	-10
<2künftig	-28
<2kürzel	-15
<2labor	-19
<2laden	16
<2ladenschluss	-12
<2lag	-16
<2laib	-20
<2lampe	-23
<2lange	-17
<2langsam	-25
<2lass	-10
<2lassen	-25
<2laufen	-22
<2lauge	-12
<2laut	-8
<2lautsprecher	-22
<2leben	-20
<2lebensmittel	-16
<2leer	-18
<2leere	-17
<2legen	-16
<2legt	-21
<2lehrer	-10
<2lehrling	-23
<2lehrlinge	-12
<2leider	-12
<2leine	-13
<2leise	-10
<2leiter	-18
<2leitung	-25
<2lenz	-14
<2lernt	-9
<2lesen	-15
<2leser	-11
<2letzte	-22
<2letzten	-10
<2letztes	-14
<2leute	-41
<2licht	-23
<2liebe	-15
<2lieben	-13
<2liebsten	-12
<2lieferanten	-17
<2lieferschein	-19
<2lieferung	-22
<2liegen	-15
<2liegt	-35
<2liest	-19
<2links	-21
<2liste	11
<2liter	-25
<2los	-14
<2lose	-11
<2loswerden	-20
<2luft	-16
<2luis	-14
<2länge	-13
<2länger	-16
<2lässt	-21
<2läuft	-35
<2löhne	-12
<2lösen	-11
<2m	-22
<2mach	-28
<2mache	-14
<2machst	-18
<2macht	-12
<2macht's	-11
<2magneten	-16
<2mahnung	-12
<2mai	-31
<2mail	-11
<2man	-46
<2manche	-24
<2manchmal	-18
<2mann	-20
<2manni	-19
<2mappe	-9
<2maschine	-22
<2maschinen	-10
<2maske	-15
<2md	-13
<2medikamente	-14
<2mehr	-28
<2meine	-45
<2meinem	-15
<2meinen	-18
<2meiner	-24
<2meist	-9
<2meiste	-20
<2meisten	-12
<2meistens	-22
<2meister	-11
<2melden	-9
<2meldung	-18
<2meldungen	-14
<2merci	-19
<2merkblatt	-15
<2messen	-19
<2meter	-19
<2metern	-12
<2mieter	-12
<2min	-22
<2mindestens	-25
<2minus	-18
<2minuten	-34
<2mir	-68
<2misst	-17
<2mitarbeiter	-21
<2mitglieder	-16
<2mitschriften	-19
<2mittag	-14
<2mitte	-13
<2mittel	-10
<2moin	-12
<2moment	12
<2monat	-27
<2monate	-27
<2monaten	-12
<2moniert	-15
<2montag	-21
<2montage	-11
<2montags	-21
<2monteure	-24
<2morgen	-27
<2morgens	-29
<2morsch	-21
<2muss	-8
<2muttern	-13
<2märz	-29
<2möchte	9
<2möchten	14
<2möge	-11
<2mündlich	-8
<2müssen	-27
<2na	-33
<2nachbargräber	-18
<2nachdem	-28
<2nachher	-18
<2nachmittag	-19
<2nacht	-17
<2nachts	-30
<2nachweis	-9
<2nageln	-9
<2naht	-16
<2name	-11
<2namen	-30
<2nass	-26
<2ne	13
<2neben	-19
<2ned	16
<2nee	-21
<2nehmen	-23
<2nein	-41
<2nem	-19
<2nen	-12
<2nennt	-21
<2netz	-19
<2neu	-19
<2neue	-37
<2neuen	-26
<2neuer	-11
<2neuerdings	-17
<2neues	-16
<2neulich	-24
<2neunzig	-18
<2newton	-15
<2nicht	-32
<2nichts	-21
<2nie	-50
<2niederschrift	-15
<2niemals	-18
<2niemand	-34
<2nimmt	-32
<2nix	-31
<2nochmal	-23
<2nord	-22
<2not-aus	-8
<2notariat	-12
<2notieren	-25
<2notiz	-14
<2notizen	10
<2november	-24
<2null	-20
<2nullen	-12
<2nummer	-17
<2nun	-18
<2nur	-58
<2nächsten	-14
<2nähte	-8
<2nötig	-9
<2ob	-33
<2oben	-25
<2oder	-40
<2ofen	-18
<2ofentür	-17
<2offen	-27
<2offene	-13
<2offener	-14
<2oft	-17
<2ohne	-43
<2ok	-21
<2okay	-27
<2oktober	-27
<2oldenburg	-21
<2ordnen	-29
<2ordner	-17
<2ordnung	-20
<2original	-10
<2ort	-9
<2p3	-14
<2paar	-33
<2paket	-20
<2papier	10
<2parkplätze	-19
<2partner	-17
<2passau	-12
<2passieren	-17
<2passiert	8
<2passt	-19
<2patient	-19
<2patienten	-14
<2pause	-9
<2per	-28
<2perfekt	-18
<2person	-13
<2personal	-11
<2personalabteilung	-16
<2personen	-15
<2petersen	-11
<2petra	-18
<2pfeifen	-11
<2pferd	-14
<2pflege	-18
<2pfleger	-10
<2pilot	-14
<2plan	-16
<2planen	-17
<2platte	-22
<2platz	-21
<2plus	-20
<2polizei	-21
<2portugal	-12
<2post	-12
<2praktikanten	13
<2praktikantin	-23
<2praxis	-17
<2pressen	-29
<2private	-11
<2pro	-24
<2probe	-18
<2probelauf	-16
<2produktion	-11
<2programm	-25
<2protokoll	-29
<2prozent	-19
<2prüfen	-21
<2prüfer	-19
<2prüft	-19
<2prüfung	16
<2pumpe	-22
<2punkte	-14
<2pächter	-9
<2qm-handbuch	-13
<2quartal	-9
<2quatsch	-11
<2rad	-18
<2rampe	-24
<2rand	-19
<2raspeln	-12
<2rauchen	-8
<2rauchfangkehrer	-16
<2rauchmelder	-19
<2raum	-21
<2raus	-36
<2re	18
<2rechner	-19
<2rechnung	-17
<2recht	-22
<2rechts	-28
<2red	15
<2redaktion	-13
<2redet	-19
<2regal	-17
<2regelung	-28
<2reichen	-14
<2reifen	-26
<2reihe	-18
<2reihenfolge	-31
<2rein	-37
<2reinigen	-24
<2reinigung	-13
<2reißen	-20
<2rest	-31
<2restauratorin	-14
<2reste	-12
<2reto	-13
<2rezept	-12
<2rezeption	-10
<2richtig	-20
<2richtige	-20
<2richtigen	-17
<2richtlinie	-19
<2riecht	-23
<2risse	-18
<2rollen	-18
<2rot	-20
<2roten	-21
<2rucksäcke	-9
<2rufen	-15
<2rufst	-22
<2ruft	-26
<2ruhig	-18
<2rund	9
<2rundgang	-17
<2runter	-27
<2räumen	-20
<2rückfragen	-14
<2rückgabe	-22
<2saal	-13
<2sachbearbeiterin	-17
<2sache	-18
<2sachen	-19
<2sack	-10
<2sagen	-25
<2sahne	-17
<2saison	-21
<2saisonkräfte	-21
<2salz	-12
<2sammelt	-18
<2samstag	-18
<2satz	-12
<2sauber	-21
<2sauberes	-17
<2saugt	-19
<2scannen	-14
<2schale	-23
<2schaltet	-13
<2schauen	-18
<2schaum	-14
<2schaut	-29
<2schein	-12
<2scherben	-14
<2scheune	-8
<2schicht	-19
<2schicke	-16
<2schicken	-25
<2schickt	-15
<2schild	-20
<2schimmel	-22
<2schirme	-11
<2schlauch	-22
<2schleuse	-24
<2schließen	-18
<2schließt	-21
<2schluss	-28
<2schlüssel	-31
<2schmeckt	-21
<2schmuck	-22
<2schon	-22
<2schranke	-25
<2schrauben	-15
<2schreib	-22
<2schreibe	-14
<2schreiben	-17
<2schreibst	-22
<2schreibt	-29
<2schreit	-17
<2schriftlich	11
<2schriftliche	-22
<2schriftliches	12
<2schritt	-25
<2schuhe	-31
<2schutz	-14
<2schwarz	-16
<2schwein	-9
<2schweißt	-11
<2schwere	-14
<2schwester	-26
<2schwiegersohn	-13
<2schön	-22
<2schüler	-28
<2sechs	-20
<2sechzehn	-21
<2sechzig	-25
<2sehr	-16
<2sei	-15
<2sein	-28
<2seine	-29
<2seinen	-15
<2seit	-48
<2seite	-31
<2seiten	-14
<2seither	-17
<2sekunden	-10
<2selben	-13
<2selber	-11
<2selbst	-18
<2sensor	-18
<2sepp	-17
<2september	-28
<2server	-11
<2service	-10
<2setzen	10
<2setzt	-19
<2sich	-46
<2sichern	-13
<2sicht	-27
<2sie	-10
<2sieben	-19
<2sieht	-24
<2sind	-55
<2sitz	-21
<2sitze	-13
<2sitzen	-22
<2sitzung	-9
<2slot	-9
<2so	-70
<2sobald	-18
<2sodann	-19
<2sofort	-32
<2sogar	-15
<2solang	-15
<2solange	-12
<2sollen	-17
<2sommer	-26
<2sondern	-35
<2sonntag	-22
<2sonst	-39
<2sorry	-19
<2sorte	-11
<2sortieren	-8
<2sortiert	-15
<2spalt	-12
<2spenden	-17
<2sperren	-18
<2sperrt	-23
<2spiegel	-16
<2spitze	-18
<2splitt	-18
<2sportboote	-15
<2sprechen	-16
<2sprecher	-24
<2spricht	-16
<2spritzen	-21
<2spät	-10
<2spätestens	-16
<2spülen	-20
<2stadt	-11
<2stadttheater	-19
<2stand	-26
<2stange	-20
<2stapler	-10
<2start	-12
<2statt	-20
<2std	-18
<2stechen	-10
<2stecker	-18
<2steckt	-25
<2steg	12
<2steht	-47
<2steigt	-16
<2steil	-13
<2stein	-23
<2stelle	-10
<2stellen	-20
<2stellt	-25
<2stempeln	-10
<2stiele	-8
<2stimme	-9
<2stimmen	-15
<2stimmt	-18
<2stinkt	-14
<2stirnwand	-12
<2stoppen	-17
<2straße	-13
<2strecke	-17
<2streicht	-19
<2streifen	-17
<2streit	-21
<2stroh	-26
<2strom	-21
<2studio	-18
<2stunden	-25
<2sturm	-12
<2sturmwarnung	-12
<2stück	8
<2stückzahl	-10
<2suche	-15
<2suchen	-12
<2super	-11
<2supervision	-17
<2t	-12
<2tabletten	-11
<2tafel	-16
<2tag	-44
<2tage	-25
<2tagen	-18
<2tageslicht	-9
<2tank	-18
<2team	-19
<2teamsitzung	-9
<2teil	-25
<2teilt	-11
<2telefon	9
<2teller	-23
<2temperatur	-17
<2termin	-16
<2terminal	-17
<2termine	-20
<2test	-15
<2thema	23
<2thermometer	-13
<2tier	-9
<2tierarzt	-23
<2tisch	-19
<2ton	-18
<2tonnen	-19
<2top	23
<2totenschein	-12
<2trage	-14
<2tragen	-19
<2trainer	-11
<2trennen	-17
<2treppe	-21
<2treppen	-9
<2tresen	-12
<2trocken	-30
<2trotzdem	-25
<2trägt	-22
<2tuch	-17
<2tun	-29
<2turm	-14
<2täglich	-25
<2tür	-29
<2türen	-11
<2tüte	-21
<2tüv	-10
<2uhr	-29
<2uhrzeit	-21
<2uhu	-17
<2um	37
<2umbau	-18
<2umfang	-12
<2umschlag	-16
<2umzug	-11
<2und	-30
<2ungefähr	-21
<2uns	-35
<2unser	-47
<2unserem	-26
<2unseren	-22
<2unserer	-20
<2unten	-30
<2unter	-41
<2unterschreiben	-9
<2unterschreibt	-16
<2unterschrift	-25
<2unterwäsche	-14
<2urkunden	-10
<2uv-lampe	-13
<2va	21
<2ventil	-8
<2verbleibt	-13
<2verboten	-16
<2verdacht	-23
<2verfall	-15
<2verfasser	-13
<2vergangenen	-15
<2vergleichen	-11
<2vergleicht	-21
<2verkauft	-17
<2verladen	-14
<2verlangt	-27
<2verleih	-15
<2verlieren	-16
<2verloren	-11
<2verlässt	-11
<2verschickt	-21
<2verschiedenen	-17
<2verschließt	-19
<2verschriftlichen	-32
<2versehen	-16
<2versicherung	-13
<2verständigt	-9
<2verteiler	-17
<2verteilt	-13
<2vertretung	-18
<2verwaltung	12
<2viel	-21
<2vier	10
<2vierzig	-30
<2vogel	-10
<2voll	-24
<2vom	-53
<2von	-17
<2vorgaben	-10
<2vorgehen	-32
<2vorher	-15
<2vorige	-19
<2vorlage	-18
<2vorn	-11
<2vorne	-17
<2vorstand	-23
<2vorstellung	-16
<2vortag	-23
<2vortraben	-11
<2waage	-23
<2waben	-14
<2wagen	-23
<2wandert	-19
<2wann	-24
<2wanne	-16
<2war	-41
<2ware	-13
<2waren	-24
<2warm	-21
<2warteliste	-16
<2warten	-19
<2wartet	-9
<2waschen	-23
<2wasser	-23
<2weg	-18
<2wegen	-32
<2weicht	-15
<2weihnachten	-17
<2weil	-23
<2wein	-10
<2weist	-17
<2weiter	16
<2wenns	-22
<2wenzel	-10
<2wer	-51
<2werden	-31
<2werkstatt	10
<2werktag	-10
<2wespen	-16
<2weste	-12
<2wetter	-16
<2wichtig	-14
<2wichtigste	-20
<2wie	-12
<2wieder	-31
<2wiegen	-19
<2wiegt	-24
<2wildmarke	-9
<2will	25
<2winter	-24
<2wir	-16
<2wird	-10
<2wirft	-9
<2wo	-40
<2wochen	-36
<2wochenende	-18
<2wohnung	-12
<2wollen	16
<2wort	-17
<2wurde	-19
<2wusste	-20
<2wählt	-16
<2während	-34
<2wäre	8
<2wünscht	-21
<2zahl	-17
<2zahlen	-14
<2zahlt	-18
<2zaun	-14
<2zehen	-13
<2zehnten	-10
<2zeichen	-17
<2zeichnet	-15
<2zeigen	-21
<2zeigt	8
<2zeit	-25
<2zentimeter	-20
<2zentimetern	-15
<2zentrale	14
<2zerlegen	-11
<2ziehen	-31
<2zieht	-25
<2zielgruppe	-12
<2zimmer	-16
<2zivi	-22
<2zu	15
<2zuerst	-17
<2zug	-10
<2zuletzt	-21
<2zum	-44
<2zunge	-12
<2zunächst	-15
<2zur	-33
<2zurzeit	-17
<2zurück	-24
<2zusammen	-34
<2zustandsprotokoll	-13
<2zusätzlich	-19
<2zwanzig	-25
<2zweck	-9
<2zwei	-55
<2zweimal	-17
<2zweit	-23
<2zweite	-25
<2zweiten	-14
<2zweitens	-12
<2zwischen	-27
<2zwölf	-20
<2zählen	-29
<2zähler	-13
<2zählt	-34
<2|	-21
<2°	-8
<2·	-21
<2äh	-12
<2ähm	-30
<2älter	-14
<2äpfel	-18
<2ärger	-11
<2öfen	-18
<2öffnen	-25
<2öffnet	-20
<2öl	-20
<2über	24
<2überlappen	-16
<2“	-8
<2„	-18
<2•	-26
<2€	-18
<2→	-25
<;	-33
<<( nur	-14
<<( ohne	-17
<<) ,	-15
<<) und	-19
<<, 0	-32
<<, aber	-34
<<, alle	-20
<<, alles	-15
<<, als	-14
<<, also	-23
<<, am	-35
<<, an	-28
<<, anmeldung	-10
<<, auch	-36
<<, auf	-38
<<, aus	-24
<<, batterie	-9
<<, bei	-33
<<, beide	-23
<<, beim	-26
<<, bevor	-30
<<, bis	-24
<<, bitte	-20
<<, bleibt	-15
<<, da	-23
<<, dafür	-13
<<, damit	-19
<<, danach	-17
<<, danke	-13
<<, dann	-31
<<, daraus	-23
<<, darf	-12
<<, datum	-18
<<, davon	-14
<<, dazu	-19
<<, den	9
<<, denn	-21
<<, der	-43
<<, doch	-15
<<, dort	-10
<<, drei	-13
<<, du	-19
<<, egal	-26
<<, eigener	-13
<<, ein	-43
<<, eine	12
<<, einen	-17
<<, einer	-19
<<, einmal	-27
<<, erst	-13
<<, es	-21
<<, etikett	-9
<<, etwa	-17
<<, frau	-11
<<, für	-32
<<, geht	-20
<<, gibt	-14
<<, gott	-17
<<, haben	-20
<<, hat	-16
<<, herr	-13
<<, hier	-19
<<, hände	-9
<<, i	-16
<<, ich	-41
<<, ihr	-18
<<, im	-17
<<, in	-28
<<, ins	-10
<<, ist	-27
<<, je	-22
<<, jeden	-19
<<, jeder	-12
<<, kein	-21
<<, keine	-20
<<, klappe	-10
<<, kommt	-15
<<, kuchen	-10
<<, leiter	-14
<<, lieber	-8
<<, macht	-16
<<, mein	-11
<<, meist	-18
<<, mindestens	-8
<<, mit	-20
<<, nach	-13
<<, nachdem	-29
<<, nass	-9
<<, nicht	-24
<<, nichts	-16
<<, nie	-23
<<, niemals	-10
<<, niemand	-15
<<, nur	-14
<<, ob	-32
<<, ohne	-22
<<, praktikantin	-10
<<, ruft	-13
<<, sagen	-12
<<, samt	-12
<<, seit	-18
<<, selbst	-11
<<, sie	-23
<<, so	-35
<<, sobald	-23
<<, solange	-11
<<, sondern	-29
<<, sonst	-29
<<, spätestens	-16
<<, steht	-15
<<, stimmt	-19
<<, strom	-10
<<, temperatur	-14
<<, ton	-10
<<, trägt	-16
<<, und	12
<<, unser	-13
<<, unsere	-25
<<, unten	-18
<<, viele	-12
<<, vielen	-9
<<, vier	-11
<<, vom	-12
<<, von	-10
<<, vor	-22
<<, war	-13
<<, was	-11
<<, weil	-36
<<, wenn	-40
<<, wer	-20
<<, werden	-14
<<, wird	-18
<<, während	-10
<<, zahl	-9
<<, zettel	-19
<<, zieht	-14
<<, zu	-20
<<, zuerst	-12
<<, zuletzt	-17
<<, zum	14
<<, zurück	-11
<<, zwei	-29
<<- )	-13
<<- nur	-9
<<- und	-32
<<. ,	-15
<<. :	10
<<. ich	-16
<<. und	-20
<<. |	-15
<<0 %	-23
<<0 (	-14
<<0 )	-20
<<0 ,	-11
<<0 .	-32
<<0 /	19
<<0 0	-14
<<0 ]	-21
<<0 alle	-15
<<0 autos	-25
<<0 cm	-18
<<0 der	-16
<<0 die	-21
<<0 euro	-21
<<0 flasche	-8
<<0 franken	-12
<<0 h	-16
<<0 ist	14
<<0 j	-9
<<0 jahre	-8
<<0 leute	-17
<<0 min	-16
<<0 prozent	-21
<<0 sekunden	-11
<<0 tagen	-23
<<0 uhr	-38
<<0 und	-16
<<0 vor	-17
<<0 wird	-13
<<0 |	-22
<<0 –	23
<<0 €	-23
<<: 0	-17
<<: alle	-24
<<: bitte	-10
<<: das	11
<<: der	-18
<<: die	10
<<: erst	-12
<<: in	-11
<<: jetzt	-29
<<: leute	-12
<<: plakette	-13
<<: schichtleiter	-12
<<: und	-14
<<: zwei	-13
<<; bei	-9
<<; der	-19
<<; die	-10
<<> 0	-18
<<^ "	-15
<<^ #	-33
<<^ (	-22
<<^ *	-22
<<^ -	-24
<<^ 0	-12
<<^ >	-19
<<^ ^	16
<<^ ab	-11
<<^ abholung	-9
<<^ alle	-24
<<^ alles	-22
<<^ als	-32
<<^ also	12
<<^ alte	-15
<<^ altes	-16
<<^ am	-35
<<^ an	-20
<<^ angebrochene	-13
<<^ anschließend	-12
<<^ auch	12
<<^ auf	-27
<<^ auftrag	-20
<<^ aus	-14
<<^ ausweis	-16
<<^ bei	-44
<<^ beide	-15
<<^ bergbahnen	-13
<<^ beschwerde	-11
<<^ bevor	-17
<<^ bis	-19
<<^ bisher	-26
<<^ bitte	-31
<<^ bleibt	-18
<<^ bremse	-9
<<^ bälle	-13
<<^ damit	-22
<<^ danach	-28
<<^ das	-18
<<^ deckel	-12
<<^ den	-34
<<^ der	-18
<<^ des	-18
<<^ die	-20
<<^ dienstanweisung	17
<<^ dort	-19
<<^ du	-14
<<^ durch	-18
<<^ eine	-29
<<^ eisen	-15
<<^ er	-35
<<^ erst	-18
<<^ erstens	-10
<<^ es	-24
<<^ fehlt	-10
<<^ fenster	-18
<<^ flaschen	-10
<<^ fotografieren	-19
<<^ fragen	-12
<<^ frau	-25
<<^ freies	-11
<<^ fremde	-14
<<^ fünf	-10
<<^ für	-26
<<^ gefahren	-12
<<^ gefüllt	-12
<<^ geht	-13
<<^ geld	-17
<<^ gelöscht	-15
<<^ geschrieben	-14
<<^ gestern	-19
<<^ gibt's	-17
<<^ gilt	-14
<<^ grüß	-10
<<^ haare	-13
<<^ haben	-9
<<^ hallo	-18
<<^ handbuch	-13
<<^ handschuhe	-13
<<^ herr	-12
<<^ hey	-16
<<^ hier	-24
<<^ ich	-51
<<^ ihr	-16
<<^ im	-32
<<^ in	-33
<<^ ist	-16
<<^ ja	8
<<^ jede	-22
<<^ jeden	-33
<<^ jeder	-29
<<^ jedes	-13
<<^ kanten	-9
<<^ kasse	-16
<<^ katzen	-13
<<^ keine	-15
<<^ knoten	-22
<<^ kollege	-16
<<^ kommt	-18
<<^ kunde	-12
<<^ kunden	-15
<<^ könnten	-17
<<^ letzten	-15
<<^ liebe	-25
<<^ liegt	-9
<<^ löcher	-19
<<^ man	-9
<<^ manche	-17
<<^ maschine	-8
<<^ mein	-20
<<^ meine	-37
<<^ meldung	-17
<<^ mit	-20
<<^ montags	-11
<<^ morgens	-11
<<^ nach	-27
<<^ neue	-22
<<^ neues	-23
<<^ neulich	-13
<<^ nicht	-25
<<^ nichts	-15
<<^ niemand	-16
<<^ nummer	-8
<<^ ohne	-11
<<^ opa	-9
<<^ ordner	-11
<<^ orgelbau	-16
<<^ parkhaus	-20
<<^ pro	-14
<<^ protokoll	-25
<<^ rhs	-17
<<^ riecht	-13
<<^ schlüsselausgabe	-19
<<^ schreiben	-15
<<^ schwester	-20
<<^ sehr	-20
<<^ seit	-23
<<^ seitdem	-22
<<^ sie	-36
<<^ sitzt	-10
<<^ so	12
<<^ sobald	-12
<<^ sodann	-12
<<^ sonst	-13
<<^ stadt	-8
<<^ stadtwerke	-23
<<^ steht	-14
<<^ stimmt	-9
<<^ tag	-8
<<^ termin	-10
<<^ trainer	-12
<<^ tuch	-15
<<^ und	-27
<<^ unser	-37
<<^ unsere	-51
<<^ unseren	8
<<^ unter	-13
<<^ von	-17
<<^ vor	-31
<<^ vorher	-17
<<^ waage	-11
<<^ was	-25
<<^ wenn	16
<<^ wer	-39
<<^ wie	-19
<<^ wir	10
<<^ zuerst	-23
<<^ zur	-15
<<^ zwei	-20
<<^ zweimal	-18
<<^ zweitens	-17
<<^ zweiter	-10
<<^ zwischen	-20
<<^ über	-18
<<^ –	-35
<<^ →	-21
<<^ 👍	-16
<<a )	-22
<<ab ,	-13
<<ab in	-11
<<ab jetzt	-20
<<ab und	-23
<<abdecken mit	-23
<<abend ,	8
<<abend nicht	-19
<<abend vorher	-16
<<aber das	-14
<<aber die	-13
<<aber nicht	-8
<<aber nur	-11
<<abgelesen ,	-10
<<abholung im	-11
<<abkehren ,	-14
<<ablauf für	-11
<<abmelden ,	-11
<<abschließen ,	-21
<<abstand zum	-14
<<abstellen ,	-15
<<abziehen ,	-24
<<acht bar	-12
<<alle 0	-21
<<alle die	-10
<<alle drei	-21
<<alle im	-13
<<alle in	-11
<<alle mal	-20
<<allein ,	-17
<<allein am	-13
<<allein im	-14
<<allergien ,	-14
<<alles ,	-30
<<als 0	-13
<<als eine	-22
<<als erstes	-10
<<als zehn	-14
<<also ,	-31
<<also :	-13
<<also bitte	-19
<<also die	-30
<<also ich	-11
<<also zuerst	-13
<<alt ,	-8
<<am abend	-15
<<am bahnhof	-18
<<am besten	-21
<<am empfang	-10
<<am ende	-32
<<am ersten	-23
<<am häufigsten	-20
<<am kopf	-14
<<am letzten	-8
<<am montag	-16
<<am morgen	-24
<<am nächsten	-16
<<am rand	-9
<<am schluss	-9
<<am seil	-10
<<am tag	-17
<<am telefon	-19
<<am tisch	-8
<<am tor	-17
<<am tresen	-21
<<am vortag	-24
<<am wochenende	-15
<<an ,	-33
<<an :	-35
<<an alle	-18
<<an beiden	-11
<<an das	-22
<<an den	-31
<<an der	-57
<<an die	-41
<<an drei	-13
<<an einem	-14
<<an jedem	-17
<<an und	-21
<<anders ,	-14
<<angerufen ,	-14
<<anlass ist	-15
<<anlegen ,	-13
<<anleitung für	-14
<<anmeldung bei	-13
<<annahme der	-20
<<annahme von	-26
<<anrufen ,	-16
<<anrufen und	-11
<<anschauen ,	-29
<<anschließen ,	-9
<<ansprechen ,	-9
<<antwort :	-17
<<anweisung ,	-21
<<anweisung für	-33
<<anwesend :	-21
<<april ,	-11
<<arbeiten im	-9
<<auch der	-21
<<auch die	-31
<<auch für	-13
<<auch in	-19
<<auch nicht	-18
<<auch um	-10
<<auch wenn	-21
<<auf 0	-15
<<auf das	-15
<<auf dem	-31
<<auf den	-32
<<auf der	-38
<<auf die	-43
<<auf einen	-10
<<auf hartem	-9
<<auf jeden	-13
<<auf schäden	-9
<<auf sicht	-16
<<auf und	-20
<<auf weiß	-18
<<auf zwei	-14
<<auffüllen ,	-11
<<aufmachen und	-9
<<aufrecht ,	-9
<<aufschreiben ,	-23
<<august ist	-18
<<aus ,	-21
<<aus :	-18
<<aus dem	-42
<<aus den	-21
<<aus denen	-19
<<aus der	-40
<<aus einem	-12
<<aus meinen	-14
<<ausdrucken ,	-13
<<ausfüllen ,	-10
<<aushang an	-18
<<ausschneiden ,	-14
<<ausspülen ,	-20
<<ausweis nicht	-18
<<auto und	-18
<<außen ,	-15
<<außen nach	-13
<<außerhalb der	-12
<<aw :	-9
<<b )	10
<<bargeld und	-12
<<basteln ,	-20
<<beauftragt ,	-18
<<becken mit	-17
<<beginnt immer	-13
<<behauptet ,	-14
<<bei den	-23
<<bei einem	-21
<<bei einer	8
<<bei jedem	-18
<<bei mir	-30
<<bei nebel	-14
<<bei uns	-34
<<bei unter	-20
<<bei verdacht	-23
<<beides ins	-8
<<beim kunden	-16
<<bekommen die	-20
<<bekommt den	-15
<<bekommt der	-8
<<bekommt einen	-27
<<bemängelt ,	-18
<<beschluss :	-17
<<beschwert ,	-17
<<besprochen ,	-16
<<betreff :	17
<<bett ,	-19
<<bevor der	-21
<<bevor ich	-14
<<bevor man	-9
<<bild mit	-10
<<bild und	-14
<<bin ich	-21
<<bindemittel und	-11
<<bis 0	-20
<<bis acht	-8
<<bis dahin	-18
<<bis das	-21
<<bis der	-21
<<bis die	-15
<<bis ende	-19
<<bis es	-16
<<bis freitag	-22
<<bis montag	-15
<<bis zu	-23
<<bis zum	-25
<<bis zur	-34
<<bitte ,	-20
<<bitte als	-10
<<bitte daraus	-15
<<bitte das	21
<<bitte ich	-16
<<bitte in	-16
<<bitte nicht	-20
<<bitte nichts	-16
<<bitte so	-12
<<bitte um	-20
<<bitte was	-17
<<blatt für	15
<<bleiben im	-9
<<bleibt das	13
<<bleibt der	-10
<<boden ,	-21
<<boden :	-17
<<box ,	-14
<<brauche ich	-10
<<bringen ,	-22
<<bringt er	-10
<<brustschmerz ,	-10
<<bräuchten also	-22
<<c )	16
<<chef will	-20
<<cm unter	-8
<<d )	-13
<<da ,	-27
<<da gibt	-10
<<da ist	-15
<<da lassen	-16
<<da und	-18
<<da war	-12
<<damen und	-14
<<damit alle	-16
<<damit die	-40
<<damit sie	-18
<<danach kommt	-8
<<danach wird	-11
<<danke ,	-8
<<danke an	-16
<<dann 0	-16
<<dann :	-16
<<dann das	-30
<<dann den	-22
<<dann die	-29
<<dann erst	-23
<<dann geht	-9
<<dann im	-10
<<dann in	-11
<<dann ist	-14
<<dann kommt	-10
<<dann mit	-11
<<dann wird	-12
<<dann äh	-16
<<daraus ein	-15
<<daraus eine	14
<<daraus einen	12
<<daraus etwas	-12
<<darf nicht	-18
<<darum ,	-25
<<das ,	-32
<<das alte	-15
<<das becken	-13
<<das blatt	-13
<<das dauert	-11
<<das die	-27
<<das ergebnis	-9
<<das erste	-21
<<das geht	14
<<das gerät	-25
<<das ins	-12
<<das ist	-37
<<das jemand	-14
<<das jetzt	-32
<<das klingt	-17
<<das linke	-8
<<das machen	-19
<<das macht	-16
<<das mal	-30
<<das man	-18
<<das mit	-22
<<das muss	-11
<<das nicht	-9
<<das original	-12
<<das pferd	-10
<<das so	-22
<<das steht	-16
<<das stück	-17
<<das thema	-20
<<das tor	-20
<<das war	-14
<<das wasser	-11
<<das wichtigste	-21
<<das will	-14
<<dass auch	-22
<<dass das	-15
<<dass der	-26
<<dass die	-23
<<dass er	-14
<<dass es	-16
<<dass ich	-22
<<dass man	-16
<<dass sie	-14
<<dass wir	-19
<<datum ,	-9
<<datum der	-21
<<davon ist	-10
<<dem eigenen	-14
<<dem ersten	-9
<<dem frosch	-12
<<dem fuß	-15
<<dem kleinen	-20
<<dem kopf	-9
<<dem schlauch	16
<<dem zettel	-14
<<dem zimmer	-14
<<den ablauf	-25
<<den alten	-17
<<den anhänger	-9
<<den beleg	-8
<<den eimer	-15
<<den falschen	-25
<<den neuen	-21
<<den ordner	-16
<<den raum	-13
<<den schlüssel	-9
<<den tisch	-14
<<denn die	-16
<<der annahme	-21
<<der arzt	-16
<<der bande	-15
<<der boden	-10
<<der disponent	-10
<<der fahrer	-18
<<der falschen	-17
<<der ganzen	-10
<<der gast	-13
<<der hand	-26
<<der hat	-17
<<der herr	-27
<<der hund	-16
<<der ist	-10
<<der kunde	-22
<<der landesverband	-19
<<der langen	-14
<<der letzten	-37
<<der macht	-20
<<der mail	-17
<<der man	-20
<<der mit	-19
<<der mitte	-18
<<der nacht	-16
<<der neue	-25
<<der nummer	-12
<<der personalabteilung	-10
<<der praxis	-12
<<der reihe	-21
<<der rest	-28
<<der schleuse	-16
<<der schlüssel	-10
<<der sepp	-17
<<der text	-18
<<der tierarzt	-24
<<der tür	-19
<<der vierten	-14
<<der vom	-16
<<der vorstand	-16
<<der zeit	15
<<di +	-17
<<die alte	-21
<<die alten	-16
<<die andere	-9
<<die angehörigen	-13
<<die annahme	-13
<<die aushilfen	-23
<<die bahn	-12
<<die decke	-11
<<die eine	-17
<<die einweisung	-18
<<die erste	-22
<<die ersten	-15
<<die fachkraft	-12
<<die fassung	-11
<<die feuerwehr	-15
<<die gruppe	-10
<<die grünen	-20
<<die gäste	-17
<<die halle	-16
<<die helfer	-10
<<die hälfte	-18
<<die jungen	-13
<<die kiste	-17
<<die kisten	-17
<<die klappe	-10
<<die krankenkasse	-9
<<die kundschaft	-18
<<die kuppel	-16
<<die leute	-21
<<die liste	-19
<<die man	-15
<<die maschine	-14
<<die meisten	-16
<<die muss	-11
<<die naht	-14
<<die neue	-22
<<die neuen	-17
<<die oma	-16
<<die polizei	-15
<<die rote	-10
<<die sachbearbeiterin	-16
<<die sache	-17
<<die schale	-13
<<die tür	-15
<<die uhr	-16
<<die verkäuferin	-10
<<die versicherung	-12
<<die vier	-18
<<die vorsatzsteine	-10
<<die wand	-11
<<die zweite	-17
<<die ärztliche	-11
<<dort wird	-13
<<drauf ,	-11
<<drauf dann	-19
<<drauf und	-15
<<draus ,	-18
<<draus was	-12
<<drei liter	-18
<<drei mal	-14
<<drei meter	-16
<<drei monate	-22
<<drei stunden	-15
<<drei uhr	-11
<<dreimal ,	-11
<<dreimal mit	-16
<<drin ,	-16
<<dritten mal	-11
<<drüber ,	-9
<<drücken ,	-11
<<du die	-13
<<du mir	-20
<<durch ,	-29
<<durch bis	-12
<<durch den	-30
<<durch die	-34
<<durch und	-10
<<durchblättern ,	-16
<<ehrlich ,	-20
<<ein ,	-30
<<ein blatt	-21
<<ein glas	-11
<<ein junge	-21
<<ein kind	-11
<<ein kleines	-11
<<ein paar	-27
<<ein schlüssel	-8
<<ein stein	-23
<<ein und	-21
<<eine anleitung	-22
<<eine anweisung	-23
<<eine aus	-10
<<eine feste	-25
<<eine handbreit	-15
<<eine neue	-18
<<eine nummer	-15
<<eine schriftliche	10
<<eine stunde	-23
<<eine zweite	-15
<<einem alten	-15
<<einen anhänger	-11
<<einer ,	-24
<<einer auf	12
<<einer schaut	-10
<<einer stunde	-17
<<einhängen ,	-10
<<einmal ,	-11
<<einmal mit	-11
<<einmal sogar	-15
<<einmal um	-11
<<einmal zu	-16
<<einsetzen ,	-11
<<eintrag im	-10
<<eintrag ins	-9
<<eintragen ,	-17
<<eltern mit	-16
<<ende des	-14
<<entdeckeln mit	-10
<<entschuldigt :	-23
<<er ,	13
<<er am	-18
<<er das	-19
<<er den	-17
<<er der	-20
<<er die	-17
<<er es	-9
<<er im	-19
<<er nicht	-10
<<er sich	-15
<<erhält die	-20
<<erhält einen	-13
<<erst ,	-32
<<erst alles	-9
<<erst auf	-10
<<erst dann	-18
<<erst den	-16
<<erst die	-21
<<erst mal	-21
<<erst wenn	-21
<<erstellt :	-15
<<ersten tag	-16
<<ersten zwei	-15
<<erstens ,	-17
<<es ,	-11
<<es auch	-11
<<es den	-11
<<es der	-22
<<es die	-14
<<es ein	-16
<<es euch	-11
<<es geht	-45
<<es keine	-17
<<es klar	-12
<<es mir	-9
<<es mit	-19
<<es nicht	-18
<<es noch	-9
<<es ruhig	-10
<<es vom	-20
<<es wird	-16
<<es zwei	-9
<<etikett ,	-13
<<etwas ,	-14
<<etwas über	-24
<<fach und	-11
<<fahren wir	-22
<<fassung wird	-10
<<fast nur	-8
<<fest ,	11
<<fest und	-17
<<feste reihenfolge	-26
<<festhalten ,	15
<<filialen in	-12
<<foto ,	-18
<<foto vom	-9
<<fotografieren ,	-11
<<fotografiert ,	-13
<<frag nach	-9
<<fragen ,	-22
<<fragen ob	-12
<<fragt ,	-21
<<fragt nach	-16
<<fragt ob	-11
<<frau lenz	-15
<<frauen mit	-11
<<frei ,	-10
<<freigabe :	-13
<<fährt der	-15
<<fährt nur	-10
<<füllt die	-14
<<fünf minuten	-21
<<für alle	-30
<<für das	21
<<für die	24
<<für drei	-17
<<für ein	-21
<<für ihre	-10
<<für unser	-18
<<für unsere	9
<<gar nicht	-17
<<geben ,	-18
<<gebeten ,	13
<<geblieben ,	-15
<<geehrte frau	-9
<<gefragt ,	13
<<gegen den	-21
<<gegen unterschrift	-12
<<gehabt ,	-19
<<gehalten und	-11
<<gehen zwei	-19
<<geht ,	-16
<<geht der	-28
<<geht die	-16
<<geht ein	9
<<geht einmal	-17
<<geht es	-16
<<geht in	-10
<<geht um	-37
<<geltung :	-8
<<gemacht ,	-11
<<gemessen ,	-14
<<gereinigt und	-9
<<gern einmal	-16
<<gerät im	-12
<<gesagt ,	-27
<<geschlossen ,	-12
<<gestern abend	-21
<<gestern hat	-14
<<gewicht und	-12
<<gewogen und	-11
<<geworden ,	-17
<<gezogen ,	-12
<<geöffnet ,	-22
<<gibt es	-16
<<gibt's was	-17
<<gilt für	-23
<<gott sei	-17
<<grad ,	-22
<<grad und	-14
<<grad wird	-8
<<gras ,	-13
<<gruppe :	-18
<<gruppe „	-14
<<gut ,	-14
<<gül ,	-15
<<habe ich	-17
<<haben einen	-22
<<haben in	-18
<<haben sie	-9
<<haben uns	-20
<<haben wie	-28
<<haben wir	-40
<<halbe stunde	-17
<<hallo herr	-17
<<hallo ihr	-14
<<halten ,	-16
<<halten wir	-20
<<hand breit	-14
<<handschuhe ,	-14
<<hat ,	-14
<<hat 0	-10
<<hat also	-21
<<hat bei	-10
<<hat das	-29
<<hat den	-25
<<hat der	-17
<<hat die	-19
<<hat drei	-11
<<hat eine	-15
<<hat einen	-11
<<hat im	-17
<<hat meine	-15
<<hat mit	-11
<<hat nur	-13
<<hat sechs	-12
<<hat sich	-23
<<hat und	-14
<<hat uns	-23
<<hat wieder	-11
<<hat zwei	-21
<<hatten wir	-20
<<haupteingang ,	-10
<<heft ,	-16
<<herren ,	-27
<<hier ist	-38
<<hier meine	-19
<<hier nicht	-20
<<hinter dem	-9
<<hinter der	-10
<<hintergrund :	-12
<<hoch ,	-16
<<holen ,	-13
<<holt den	-19
<<holt die	-20
<<hund auf	-15
<<hält sich	-14
<<hände ,	-12
<<hängt dann	-14
<<hängt den	-12
<<hängt er	-14
<<ich ,	-30
<<ich :	-13
<<ich als	-12
<<ich auf	-23
<<ich bin	-36
<<ich bitte	-16
<<ich bräuchte	-15
<<ich das	12
<<ich den	-26
<<ich diktiere	-20
<<ich gern	-12
<<ich hab	-22
<<ich habe	-20
<<ich leite	-17
<<ich mach	-17
<<ich mache	-16
<<ich mich	-10
<<ich mir	-18
<<ich nenne	-13
<<ich red	-14
<<ich sag	-19
<<ich schreibe	-16
<<ich soll	-21
<<ich sprech	-14
<<ich spreche	-19
<<ich um	-14
<<ich will	-20
<<ich wäre	-22
<<ihn am	-11
<<ihn in	-12
<<ihr ,	-9
<<ihr das	-18
<<ihr mir	-13
<<im alten	-23
<<im april	-8
<<im büro	-13
<<im februar	-13
<<im frühjahr	-19
<<im herbst	-13
<<im jahr	-23
<<im kopf	-11
<<im labor	-9
<<im mai	-9
<<im oktober	-18
<<im programm	-12
<<im sommer	-21
<<im system	-14
<<im winter	-12
<<immer am	-19
<<immer bei	-9
<<in 0	-27
<<in bad	-9
<<in das	-23
<<in dem	13
<<in den	-46
<<in die	-53
<<in diesem	-11
<<in drei	-17
<<in eine	-21
<<in einem	-19
<<in einer	-29
<<in form	-22
<<in jedem	-19
<<in jeder	-21
<<in panik	-14
<<in unser	-22
<<in unserem	-31
<<in unserer	-16
<<in welcher	-21
<<in zwei	-18
<<in zweifacher	-13
<<innerhalb von	-8
<<ist ,	14
<<ist aber	-9
<<ist dann	-21
<<ist das	-31
<<ist der	-46
<<ist die	-39
<<ist eine	-32
<<ist es	-19
<<ist im	-11
<<ist kein	-17
<<ist mir	-15
<<ist nicht	-17
<<ist noch	-24
<<ist nur	-14
<<ist und	-21
<<ist uns	-28
<<ist was	-9
<<ist weg	-16
<<ja also	-25
<<ja dann	-19
<<jahr die	12
<<jahr im	-20
<<jahr in	-12
<<jahr sind	-19
<<januar ,	-10
<<je 0	-19
<<jede woche	-18
<<jeden abend	-23
<<jeden morgen	-16
<<jeder mit	-12
<<jedes mal	-17
<<jemand in	-15
<<jetzt die	-26
<<jetzt ein	-17
<<jour fixe	-13
<<juni ,	-12
<<kalender ,	-11
<<kannst du	-21
<<kasse ,	-22
<<kassieren ,	-10
<<kein hund	-16
<<kg ·	-18
<<kiste ,	-9
<<kiste im	-16
<<klebeband an	-10
<<kleidung ,	-11
<<knoten ,	-11
<<kollegen aus	-13
<<kollegin ,	-15
<<kommen erst	-16
<<kommen in	-10
<<kommt ,	12
<<kommt das	-16
<<kommt die	-23
<<kommt eine	-14
<<kommt kein	-16
<<kommt mit	-21
<<kommt vom	-13
<<kopf ,	-12
<<kopie des	-12
<<korb wird	-10
<<kunden mit	-9
<<können ,	-21
<<könnt ihr	-13
<<künftig ein	-13
<<laib vom	-9
<<lampe ,	-20
<<lange es	-14
<<langsam ,	-12
<<lassen ,	-14
<<lassen nicht	-20
<<leer ,	-16
<<legen ,	-14
<<legt den	-12
<<legt die	-15
<<lesen ,	-15
<<letzte woche	-18
<<letzten mal	-18
<<letztes jahr	-14
<<leute ,	-29
<<leute mit	-23
<<leute vom	-15
<<licht und	-15
<<liebe frau	-9
<<links ,	-10
<<liste der	13
<<länger als	-16
<<lässt die	-10
<<lässt sich	-8
<<läuft ,	-15
<<läuft das	-17
<<läuft die	-15
<<m ,	-19
<<machen und	-9
<<machen wir	-26
<<macht den	-13
<<macht die	-26
<<macht nur	-17
<<mahnung per	-10
<<mail an	-11
<<mal ,	-21
<<mal das	-18
<<mal in	-17
<<mal irgendwo	-20
<<mal musste	-14
<<mal ordentlich	-20
<<mal so	-16
<<mal was	-21
<<man ,	-15
<<man an	-14
<<man auch	-13
<<man das	-22
<<man den	-29
<<man ein	-13
<<man eine	-25
<<man ihn	-15
<<man mit	-24
<<man sich	-16
<<man sie	-15
<<mappe ,	-9
<<mehr als	-20
<<meine beiden	-20
<<meine tochter	-18
<<meldet ,	12
<<meldet sich	-13
<<merkblatt zu	-15
<<messen ,	-10
<<mich nicht	-17
<<min .	-17
<<min 0	-9
<<minuten mit	-14
<<minuten vorher	-18
<<mir ,	-17
<<mir bitte	-11
<<mir die	-30
<<misst der	-15
<<mit dem	-64
<<mit drei	-10
<<mit einem	-21
<<mit einer	-30
<<mit folie	-8
<<mit heißem	-20
<<mit in	-14
<<mit kaltem	-16
<<mit liste	-11
<<mit nem	-20
<<mit offener	-17
<<mit schlüssel	-17
<<mit uhrzeit	-13
<<mit wasser	-12
<<mit zwei	-9
<<mittag ,	-10
<<mittel ,	-10
<<moin ,	-12
<<monaten geht	-10
<<moniert ,	-15
<<morgen druckt	-11
<<morgen ihr	-14
<<muss ,	9
<<muss der	-14
<<muss ein	-20
<<muss ich	-25
<<märz ,	-20
<<möchte das	10
<<na ,	-23
<<na ja	-26
<<nach ,	-20
<<nach dem	-49
<<nach der	-43
<<nach einem	-25
<<nach einer	9
<<nach größe	-16
<<nach jedem	-27
<<nach jeder	-16
<<nach sechs	-14
<<nachts um	-20
<<nageln ,	-9
<<name ,	-10
<<namen ,	-10
<<ne mail	-21
<<neben dem	-9
<<neben der	-20
<<nehmen ,	-19
<<nein ,	-22
<<neu ,	-20
<<nicht allein	-9
<<nicht als	-13
<<nicht am	-9
<<nicht an	-20
<<nicht auf	-12
<<nicht aus	-13
<<nicht beim	-14
<<nicht den	-17
<<nicht die	-17
<<nicht erst	-21
<<nicht für	-10
<<nicht immer	-15
<<nicht in	-20
<<nicht mehr	-18
<<nicht nach	-14
<<nicht und	-23
<<nicht vom	-18
<<nicht zum	-20
<<nicht zur	-25
<<nicht über	-17
<<nichts mehr	-11
<<nie ,	-17
<<nie am	-17
<<nie auf	-12
<<nie beide	-19
<<nie vor	-13
<<niemand mehr	-14
<<nimmt den	-18
<<nimmt die	-19
<<noch auf	-13
<<noch die	12
<<noch eine	-18
<<noch einmal	-16
<<noch in	-10
<<noch mal	-17
<<noch nicht	-10
<<noch nie	13
<<noch so	-15
<<noch was	-18
<<nur ,	-15
<<nur auf	-18
<<nur bei	-16
<<nur das	-21
<<nur den	-17
<<nur der	-20
<<nur die	-31
<<nur für	-9
<<nur gegen	-22
<<nur herr	-10
<<nur in	-14
<<nur mit	-22
<<nur nach	-15
<<nur noch	-11
<<nur so	-9
<<nächsten tag	-8
<<nötig ,	-9
<<ob auf	-13
<<ob das	-13
<<ob der	-20
<<ob die	-15
<<ob er	-14
<<ob es	-10
<<ob jemand	-13
<<ob noch	-16
<<ob sie	-19
<<oder nicht	-9
<<ohne dass	-13
<<ohne den	-26
<<ohne totenschein	-17
<<ok ich	-10
<<p3 ,	-14
<<papier ,	13
<<passiert ,	8
<<perfekt ,	-14
<<person ,	-13
<<person ;	-9
<<personen ,	-14
<<petersen ,	-11
<<petra ,	-14
<<platz ,	-10
<<polizei und	-9
<<protokoll der	-14
<<protokoll vorstandssitzung	-16
<<prüfen ,	-20
<<prüft der	-19
<<rampe und	-18
<<raspeln ,	-12
<<raus (	-10
<<raus ,	-24
<<raus dann	-20
<<re :	18
<<rechts die	-17
<<redaktion ,	-13
<<regal ,	-17
<<reifen ,	-13
<<rein ,	-21
<<risse ,	-16
<<rot ,	-14
<<rucksäcke ,	-9
<<rufst du	-20
<<ruft den	-12
<<ruft der	-12
<<ruft die	-23
<<ruft sie	-12
<<rund 0	13
<<runter ,	-20
<<räumen ,	-18
<<räumen die	-11
<<sack ,	-10
<<sagen ,	-24
<<sagt ,	9
<<sahne oder	-17
<<salz nur	-13
<<sammelt die	-18
<<saugt die	-19
<<scannen ,	-11
<<schauen ,	-10
<<schauen ob	-10
<<schaut der	-12
<<schicke ich	-16
<<schicken uns	-15
<<schild „	-15
<<schleuse ,	-20
<<schließen ,	-10
<<schließt der	-16
<<schluss ,	-10
<<schluss die	-22
<<schlüssel in	-17
<<schlüssel vom	-17
<<schreibe für	-14
<<schreibt die	-19
<<schreibt es	-11
<<schriftlich ,	-9
<<schriftlich zu	-19
<<schriftliche regelung	-17
<<schritt für	-23
<<sechs wochen	-13
<<sehr geehrte	-14
<<seit der	-22
<<seit mein	-16
<<seite ,	-18
<<seiten und	-11
<<selben tag	-9
<<selbst ,	-14
<<setzen ,	13
<<setzt sich	-9
<<sich ,	-19
<<sich 0	-10
<<sich an	-12
<<sich bereit	-9
<<sich die	-23
<<sich ein	-15
<<sich in	-12
<<sich noch	-10
<<sich um	-9
<<sichern ,	-12
<<sie ,	-11
<<sie am	-11
<<sie das	-18
<<sie dem	-17
<<sie den	-18
<<sie die	11
<<sie eine	-23
<<sie in	-18
<<sie mir	-26
<<sie mit	-11
<<sie nicht	-13
<<sie noch	-11
<<sie ohne	-19
<<sie sich	-12
<<sie unter	-8
<<sie vergleicht	-16
<<sie wollten	-15
<<siebzig prozent	-9
<<sieht ,	-20
<<sind ,	-9
<<sind 0	-24
<<sind das	-13
<<sind die	-22
<<sind drei	-9
<<sind ein	-16
<<sind eine	-17
<<sind uns	-11
<<sind vor	-10
<<so ,	-33
<<so :	-21
<<so läuft	-15
<<so wie	-19
<<sobald der	-15
<<sofort am	-19
<<soll das	-19
<<sonst läuft	-13
<<sorry ,	-15
<<spritzen ,	-12
<<stand der	-15
<<stange sauber	-15
<<steht ,	-17
<<steht da	-18
<<steht das	-18
<<steht die	-17
<<steht immer	-14
<<stellen ,	-12
<<stellen die	-17
<<stellt das	-16
<<stellt die	-10
<<stimmt ,	-14
<<stimmt die	-14
<<stirnwand ,	-12
<<straße ,	-11
<<strom beim	-18
<<stunde ,	10
<<stunde mit	-16
<<stunde vor	-17
<<stunde vorher	-10
<<stück ,	13
<<suchen ,	-9
<<super ,	-15
<<tafel ,	-16
<<tag ,	-22
<<tag selber	-15
<<tag und	-12
<<tage nach	-19
<<tageslicht ,	-9
<<team ,	-15
<<teilt die	-11
<<telefon ,	13
<<telefon besprochen	-14
<<temperatur am	-10
<<test ,	-15
<<thema :	25
<<tisch mit	-15
<<tisch und	-8
<<top 0	23
<<totenschein fahren	-9
<<treppen und	-9
<<trägt der	-10
<<trägt die	-16
<<tut der	-8
<<täglich ,	-12
<<tür zu	-14
<<uhr am	-11
<<uhr ins	-11
<<uhr und	-10
<<uhrzeit der	-14
<<uhrzeit und	-15
<<um 0	-21
<<um das	22
<<um die	31
<<um ein	-14
<<um eine	-35
<<um einen	-15
<<um zehn	-18
<<und ,	-15
<<und ab	-16
<<und am	-14
<<und auf	-19
<<und aufschreiben	-27
<<und auftrag	-20
<<und bei	-10
<<und beim	-18
<<und das	-34
<<und den	-29
<<und der	-55
<<und die	-55
<<und ein	-17
<<und eine	-18
<<und einen	-23
<<und einmal	-10
<<und erst	-17
<<und es	-21
<<und fotografiert	-15
<<und gibt	-8
<<und hakt	-12
<<und hat	-11
<<und herr	-14
<<und heuer	-21
<<und hinten	-20
<<und holt	-15
<<und hängt	-14
<<und ich	-29
<<und im	-16
<<und in	-8
<<und ins	-22
<<und jeder	-20
<<und kein	-13
<<und keiner	-16
<<und legt	-8
<<und lässt	-11
<<und macht	-9
<<und mit	-26
<<und nach	-14
<<und nicht	-22
<<und niemand	-22
<<und nur	-15
<<und ob	-14
<<und prüft	-11
<<und rechts	-11
<<und sagt	-9
<<und schaut	-16
<<und schreibt	-21
<<und seit	-17
<<und sich	-17
<<und sie	-13
<<und stellt	-12
<<und trocken	-15
<<und trägt	-12
<<und uhrzeit	-13
<<und um	-16
<<und von	-16
<<und wartet	-11
<<und weil	-20
<<und wenn	-26
<<und wieder	-11
<<und wir	-15
<<und wird	-16
<<und zwar	-31
<<und zwei	-26
<<uns ,	-22
<<uns am	-18
<<uns die	-20
<<uns ein	-21
<<uns eine	-18
<<uns einmal	-20
<<uns in	-21
<<uns nur	-15
<<uns vierzig	-16
<<unser neuer	-11
<<unten ,	-16
<<unter 0	-24
<<unter dem	-18
<<unter den	-23
<<unter der	-21
<<unter die	-17
<<unterschreiben ,	-9
<<unterschrift ,	-21
<<va 0	21
<<verboten ,	-16
<<verdacht auf	-23
<<verfasser :	-13
<<vergleichen ,	-10
<<vergleicht das	-17
<<verloren ,	-11
<<verlässt die	-11
<<verschließt die	-19
<<versehen ,	-9
<<verständigt die	-10
<<verteiler :	-17
<<vertretung ist	-18
<<vier stunden	-19
<<vier wochen	-15
<<vom tag	-14
<<von 0	-16
<<von :	-8
<<von außen	-15
<<von den	-37
<<von der	-37
<<von drei	-23
<<von einem	-13
<<von einer	-16
<<von familie	-13
<<von hand	-23
<<von herrn	-13
<<von hinten	-16
<<von innen	-16
<<von jeder	-16
<<von mir	-17
<<von oben	-18
<<von uns	9
<<von zwei	-11
<<vor ,	-21
<<vor :	-12
<<vor allem	12
<<vor dem	-33
<<vor den	-27
<<vor die	-28
<<vor jeder	-19
<<vor ort	-12
<<vor und	-18
<<vorher die	-21
<<vorher im	-15
<<vorher nicht	-14
<<vorher wird	-15
<<vorige woche	-19
<<vorn an	-9
<<vortag der	-16
<<war ,	-13
<<war der	-14
<<war ein	-13
<<war nie	-18
<<waren im	-8
<<wartet auf	-8
<<was ,	-21
<<was an	-17
<<was das	-21
<<was der	-23
<<was er	-23
<<was ich	-26
<<was man	-19
<<was schriftliches	13
<<was wir	-25
<<waschen ,	-11
<<wasser und	-10
<<weg ,	-18
<<weg vom	-10
<<wegen dem	-21
<<wegen der	-21
<<weicht ein	-15
<<weil das	-17
<<weil der	-26
<<weil ein	-11
<<weil es	-12
<<weil ich	-20
<<weil keiner	-14
<<weil wir	-16
<<weiß ,	12
<<wenn alle	-13
<<wenn das	-27
<<wenn der	-39
<<wenn die	-30
<<wenn ein	-20
<<wenn eine	-17
<<wenn einer	-13
<<wenn er	-17
<<wenn es	-15
<<wenn ich	10
<<wenn sie	9
<<wer den	-11
<<wer die	-26
<<wer hat	-11
<<werden ,	-12
<<werden am	13
<<werden die	-24
<<werden in	-9
<<werden nicht	-16
<<werden nie	-17
<<werktag an	-10
<<wie der	-9
<<wie die	-24
<<wie ein	-33
<<wie er	-15
<<wie ihr	-13
<<wie lange	-21
<<wie telefonisch	-10
<<wiegt 0	-12
<<wiegt er	-18
<<wildmarke durch	-9
<<will ,	-28
<<will das	-26
<<will der	-19
<<will jetzt	12
<<will nun	-19
<<winter ist	-21
<<wir ,	-22
<<wir 0	-18
<<wir an	-10
<<wir bitten	-20
<<wir brauchen	-30
<<wir den	11
<<wir die	9
<<wir eine	-29
<<wir einen	10
<<wir haben	-31
<<wir hatten	-18
<<wir im	-18
<<wir in	-17
<<wir machen	-19
<<wir nehmen	-22
<<wir nicht	-13
<<wir sind	-32
<<wir zweimal	-24
<<wird ,	-36
<<wird am	10
<<wird an	-9
<<wird auf	-20
<<wird das	-27
<<wird der	-31
<<wird die	11
<<wird ein	-20
<<wird er	-22
<<wird erst	-10
<<wird es	-13
<<wird in	-18
<<wird mit	-19
<<wird nach	-13
<<wird nicht	-26
<<wird nichts	-17
<<wird nie	-14
<<wird noch	-11
<<wird nur	-17
<<wird sie	-9
<<wird von	-12
<<wird zweimal	-12
<<wirft die	-9
<<wissen ,	9
<<wo das	-13
<<wo es	-11
<<woche ,	-8
<<wochen ist	-13
<<wochen vor	-17
<<wochen vorher	-8
<<wusste ,	-13
<<während der	-16
<<während des	-26
<<während einer	-18
<<zahl der	-13
<<zehn jahre	-16
<<zehn tage	-19
<<zeichnet man	-9
<<zeigen ,	-10
<<zeigen und	-9
<<zeigt die	-16
<<zettel ,	11
<<zettel im	-9
<<zettel von	-24
<<ziehen ,	-20
<<zieht die	-10
<<zimmer ,	-15
<<zu ,	-29
<<zu 0	-25
<<zu den	11
<<zu die	-28
<<zu papier	-15
<<zu und	-21
<<zu zweit	-26
<<zuerst das	-13
<<zuerst den	-11
<<zuerst die	-19
<<zuerst wird	-13
<<zuletzt ,	-14
<<zum ellbogen	-12
<<zum schluss	-23
<<zur annahme	-14
<<zur nächsten	-8
<<zurück ,	-15
<<zusammen ,	-14
<<zusammen wie	-25
<<zwanzig grad	-12
<<zwanzig minuten	-16
<<zwar für	-25
<<zwei leute	-16
<<zwei mann	-12
<<zwei neue	-17
<<zwei neuen	-22
<<zwei stunden	-14
<<zwei tage	-10
<<zwei wochen	-15
<<zweit ,	-17
<<zweite person	-8
<<zwischen den	-12
<<zwischen zwei	-21
<<zählen ,	-19
<<zählen der	-18
<<zählt die	-26
<<älter als	-14
<<öffnen ,	-13
<<öffnen und	-15
<<öl ,	-12
<<über 0	-28
<<über das	20
<<über dem	-16
<<über der	-12
<<über die	15
<<– 0	-16
<=	-21
<>	-19
<?	-22
<@	-18
<[( der	-15
<[( ohne	-11
<[) die	-9
<[) rundgang	-16
<[, abholung	-14
<[, abstimmung	-11
<[, achse	-13
<[, allergien	-16
<[, alles	-29
<[, anbei	-16
<[, anmeldung	-16
<[, atemnot	-10
<[, außer	-14
<[, bad	-11
<[, batterie	-13
<[, bei	-33
<[, beim	-23
<[, beine	-12
<[, beschriftet	-14
<[, bittet	-10
<[, blau	-16
<[, bleibt	-23
<[, brötchen	-10
<[, bürste	-8
<[, damals	-12
<[, dann	-33
<[, darauf	-13
<[, darüber	-9
<[, dass	-15
<[, denn	-24
<[, der	-52
<[, deren	-12
<[, dichtung	-18
<[, donnerstag	-13
<[, dreht	10
<[, drei	-16
<[, druck	-9
<[, drückt	-8
<[, ecken	-21
<[, egal	-23
<[, eigener	-12
<[, ein	-45
<[, eine	-30
<[, einen	-19
<[, eintrag	-9
<[, einweganzug	-12
<[, entschuldigen	-20
<[, entschuldigt	-14
<[, ergänzt	-10
<[, ersetzt	-15
<[, falls	12
<[, filter	-12
<[, funk	-13
<[, für	-29
<[, gelb	-16
<[, geländer	-14
<[, gott	-17
<[, hab's	-10
<[, handys	-19
<[, hatte	-11
<[, haube	-15
<[, hausmeister	-16
<[, hr	-18
<[, im	-22
<[, inh	-9
<[, insbesondere	-14
<[, jede	-22
<[, jeden	-21
<[, jeder	-18
<[, kabel	-9
<[, kalt	-10
<[, kamera	-18
<[, karabiner	-11
<[, keile	-15
<[, klappen	-10
<[, komma	-18
<[, kommt	-20
<[, kopie	-9
<[, korb	-9
<[, kuchen	-20
<[, kürzel	-10
<[, leiter	-15
<[, lieber	-11
<[, lose	-10
<[, lüften	-9
<[, manchmal	-14
<[, markise	-11
<[, maske	-15
<[, meist	-19
<[, meistens	-18
<[, messer	-10
<[, mit	-13
<[, mutter	-10
<[, na	-20
<[, nach	-26
<[, nachdem	-28
<[, nass	-14
<[, neun	-11
<[, niemand	-23
<[, nieten	-17
<[, notizen	-10
<[, nähte	-9
<[, oft	-10
<[, ohne	-29
<[, ordnung	-21
<[, pedale	-17
<[, praktikantin	-10
<[, rahmen	11
<[, rechnung	-11
<[, rezept	-9
<[, rosa	-10
<[, samt	-11
<[, schale	-10
<[, scheibe	-12
<[, schlüssel	-23
<[, schrauben	-14
<[, schreib	-10
<[, schutzbrille	-9
<[, sie	-24
<[, siebe	-8
<[, sobald	-20
<[, solange	-16
<[, sondern	-29
<[, sorry	-12
<[, spritzen	-14
<[, steckt	-17
<[, stiefel	-9
<[, strom	-15
<[, ton	-13
<[, um	-19
<[, unser	-12
<[, unterschreibt	-11
<[, viele	-14
<[, vielen	-14
<[, von	-16
<[, warnweste	-9
<[, warum	-19
<[, wasser	-15
<[, wechselgeld	-8
<[, welche	-11
<[, wenn	18
<[, wenn's	-22
<[, wer	-27
<[, werden	-16
<[, wie	31
<[, wir	-16
<[, wählt	-12
<[, wörtlich	-13
<[, zahl	-12
<[, zukleben	-9
<[, zwei	-31
<[, zweiter	-8
<[, zwischen	-11
<[, zählen	-13
<[, zähler	-11
<[, ältere	-16
<[- eintrag	-9
<[. dann	-12
<[. die	-21
<[0 ablauf	-22
<[0 autos	-24
<[0 cent	-15
<[0 der	-18
<[0 die	-17
<[0 drehen	-15
<[0 franken	-16
<[0 g	-14
<[0 geltungsbereich	-11
<[0 j	-16
<[0 kasse	-18
<[0 kilo	-12
<[0 km	-8
<[0 km/h	-12
<[0 l	-13
<[0 metern	-11
<[0 mg/l	-8
<[0 mitgliedern	-17
<[0 ml	-19
<[0 mm	-19
<[0 personen	-22
<[0 std	-10
<[0 stk	-16
<[0 stühle	-13
<[0 teile	-13
<[0 verschiedenes	-10
<[0 wird	-17
<[: alt	-11
<[: auf	-9
<[: ausgabe	12
<[: aw	-23
<[: betriebsleiter	-12
<[: charge	-9
<[: dann	-13
<[: das	-30
<[: der	-23
<[: die	-26
<[: eine	-13
<[: freundlich	-13
<[: gül	-14
<[: nach	-22
<[: neue	-16
<[: plakette	-13
<[: re	-19
<[: s	-14
<[: schichtleiter	-16
<[: schreib	-18
<[: schreibbüro	-12
<[: urlaubsanträge	14
<[: von	-12
<[: wer	-21
<[: wie	-19
<[: wird	-14
<[: zwei	-13
<[; bei	-9
<[; der	-19
<[; diese	-8
<[] deniz	-17
<[^ abfüllen	-16
<[^ ablauf	-34
<[^ abspülen	-12
<[^ abweichung	-21
<[^ alte	-18
<[^ altes	-16
<[^ angebrochene	-11
<[^ angehörige	-9
<[^ anke	-18
<[^ anlage	-22
<[^ anlass	-26
<[^ anna	-10
<[^ anschließend	-15
<[^ anwesend	-22
<[^ arbeitsanweisung	-19
<[^ auf	-31
<[^ ausgabe	-28
<[^ ausschneiden	-9
<[^ az	-12
<[^ baby	-15
<[^ bargeld	-13
<[^ bearb	-14
<[^ bei	-11
<[^ beim	-29
<[^ bergbahnen	-19
<[^ bernd	-18
<[^ beschluss	-22
<[^ beschwerde	-12
<[^ betr	-18
<[^ betreten	-8
<[^ betriebsanweisung	-20
<[^ birgit	-16
<[^ bisher	-29
<[^ bleib	-9
<[^ bleibt	-20
<[^ boden	14
<[^ bremse	-11
<[^ brille	-16
<[^ buchen	-16
<[^ bälle	-22
<[^ d	-15
<[^ dann	-20
<[^ darum	-20
<[^ darüber	-15
<[^ das	-51
<[^ dauercamper	-14
<[^ der	-11
<[^ dezember	-21
<[^ die	-34
<[^ dienstanweisung	-9
<[^ diese	-13
<[^ dieser	-18
<[^ dispo	-11
<[^ drittens	-17
<[^ durchführung	-23
<[^ ein	-39
<[^ eine	-37
<[^ eingang	-12
<[^ eintrag	-8
<[^ eisen	-20
<[^ erde	-17
<[^ erstellt	-14
<[^ erstens	-14
<[^ fahrtenbuch	-11
<[^ falls	-15
<[^ farbkappen	-16
<[^ februar	-10
<[^ ferner	-14
<[^ feuchte	-18
<[^ flaschen	-16
<[^ fläche	-14
<[^ formulieren	-12
<[^ fotografieren	10
<[^ frag	-14
<[^ freies	-12
<[^ freigabe	-18
<[^ freitags	-8
<[^ fremde	-14
<[^ früher	-13
<[^ fundsachen	19
<[^ fällt	-8
<[^ für	-36
<[^ gebühr	-13
<[^ gefahren	-17
<[^ gefüllt	-15
<[^ geltung	-17
<[^ gelöscht	-16
<[^ gemeinsam	-19
<[^ geschrieben	-25
<[^ gib	-13
<[^ gibt's	-18
<[^ gruß	-11
<[^ grüezi	-21
<[^ grüß	-17
<[^ günter	-19
<[^ haare	-17
<[^ handbuch	-16
<[^ handys	-19
<[^ hauptschalter	-12
<[^ heiner	-18
<[^ helm	-15
<[^ heu	12
<[^ hey	-25
<[^ hi	-17
<[^ hintergrund	-20
<[^ im	-30
<[^ inhalt	-14
<[^ januar	-11
<[^ jede	13
<[^ jeden	-43
<[^ jonas	-16
<[^ kannst	-20
<[^ kanten	-17
<[^ kasse	-19
<[^ kathi	-26
<[^ katzen	-14
<[^ keil	-13
<[^ kittel	-17
<[^ klima	-17
<[^ koffer	-13
<[^ könnte	-22
<[^ könnten	-19
<[^ küche	-17
<[^ künftig	-20
<[^ küvette	-12
<[^ ladegerät	-16
<[^ laib	-10
<[^ laibe	-13
<[^ lass	-14
<[^ lasse	-15
<[^ laub	-19
<[^ lebensmittel	-20
<[^ leere	-11
<[^ leider	-19
<[^ lena	-22
<[^ letztes	-12
<[^ liebes	-17
<[^ länge	-13
<[^ löcher	-21
<[^ manche	-22
<[^ maske	10
<[^ meistens	-10
<[^ meldung	-24
<[^ merci	-15
<[^ mit	-31
<[^ mitarbeiter	-9
<[^ mo	-16
<[^ moin	-27
<[^ moment	-11
<[^ montags	-23
<[^ morgens	-15
<[^ musik	-14
<[^ mängel	-10
<[^ märz	-20
<[^ nach	-27
<[^ nadeln	-11
<[^ nadine	-9
<[^ nasse	-8
<[^ nele	-16
<[^ neulich	-20
<[^ niederschrift	-17
<[^ niemand	-26
<[^ nikolai	-15
<[^ notiz	-22
<[^ november	-18
<[^ nr	-20
<[^ nun	-18
<[^ nägel	-12
<[^ offene	-12
<[^ og	-18
<[^ oh	-9
<[^ ohne	-18
<[^ okay	-28
<[^ ole	-13
<[^ opa	-13
<[^ orgelbau	-16
<[^ parkhaus	-21
<[^ petra	-11
<[^ pfiat	-11
<[^ presse	-11
<[^ putztürl	-14
<[^ qm-handbuch	-14
<[^ reihenfolge	-17
<[^ reste	-16
<[^ rev	-14
<[^ rhs	-18
<[^ riecht	-20
<[^ rundschreiben	-13
<[^ saison	-17
<[^ scannen	-16
<[^ scheine	-9
<[^ schieber	-15
<[^ schleuse	-14
<[^ schließen	9
<[^ schlüssel	-25
<[^ schlüsselausgabe	18
<[^ schmuck	-23
<[^ schreib	-18
<[^ schwester	-18
<[^ seitdem	-20
<[^ seither	-21
<[^ selam	-19
<[^ servus	-21
<[^ sie	-12
<[^ siegel	-14
<[^ sitzt	-10
<[^ sobald	13
<[^ sodann	-12
<[^ solange	-13
<[^ sprechen	-10
<[^ stadt	-10
<[^ stadtwerke	-20
<[^ stapler	-9
<[^ start	-13
<[^ steine	-13
<[^ stempel	-17
<[^ stiefel	-11
<[^ strom	-17
<[^ störung	-14
<[^ stückzahl	-14
<[^ tabelle	-16
<[^ tabletten	-25
<[^ taschen	-18
<[^ tausch	-15
<[^ thermometer	-16
<[^ tobi	-17
<[^ trainer	-13
<[^ treffpunkt	-10
<[^ türen	-21
<[^ türl	-19
<[^ tüv	-12
<[^ unser	-50
<[^ unseren	11
<[^ v	-17
<[^ va	-23
<[^ ventil	-12
<[^ version	-28
<[^ verteiler	-15
<[^ viele	-12
<[^ von	-14
<[^ vorbemerkung	-17
<[^ vorige	-11
<[^ voriges	-18
<[^ waage	-14
<[^ waidmannsheil	-18
<[^ was	-9
<[^ werte	-22
<[^ windmesser	-10
<[^ wir	-20
<[^ wird	-25
<[^ zentrale	-15
<[^ zielgruppe	-13
<[^ zunächst	-15
<[^ zweck	-15
<[^ zwei	-10
<[^ zweitens	-21
<[^ zweiter	-12
<[^ zwischen	-30
<[ab heuer	-15
<[ab juni	-13
<[abdecken mit	-23
<[aber das	-25
<[aber der	-11
<[aber die	-10
<[abholung im	-10
<[ablauf bei	-17
<[ablauf der	-17
<[ablauf für	-21
<[alarm annehmen	-9
<[alle drei	-22
<[alle im	-12
<[alle schichten	-18
<[alle sitzen	-10
<[alle zwei	-12
<[allein gelassen	-13
<[allein im	-16
<[als ein	-17
<[als eine	-22
<[als erstes	-14
<[also das	-21
<[also der	-22
<[also die	-28
<[also es	16
<[also nach	-20
<[also was	-15
<[alte eisen	-11
<[alten luftschutzstollen	-9
<[am bahnhof	-15
<[am besten	-24
<[am bildschirm	-12
<[am eingang	-13
<[am empfang	-14
<[am gleichen	-16
<[am grab	-18
<[am haken	-15
<[am häufigsten	-20
<[am küchentisch	-19
<[am liebsten	-17
<[am rack	-10
<[am rücken	-9
<[am samstag	-12
<[am steg	-22
<[am wochenende	-15
<[an bord	-17
<[an das	-20
<[an der	-36
<[an die	-27
<[an drei	-10
<[an kasse	-17
<[an wenn	-20
<[angebrochene packungen	-8
<[anhänger mit	-11
<[anleitung für	-15
<[anmeldung bei	-10
<[annahme der	-19
<[annahme von	-24
<[anweisung für	-30
<[arbeiten im	-11
<[auch der	-21
<[auch die	-17
<[auch für	-18
<[auch mitglieder	-11
<[auch um	-13
<[auch wenn	-30
<[auch wenn's	-12
<[auf das	-11
<[auf der	-33
<[auf deren	-8
<[auf die	-27
<[auf drei	-8
<[auf ein	-14
<[auf einen	-15
<[auf hartem	-11
<[auf jeden	-16
<[auf null	-13
<[auf platz	17
<[auf schäden	-11
<[auf sicht	-14
<[auf unseren	-17
<[auf wunsch	-15
<[auf zuruf	-9
<[auf zwei	-17
<[aufs dach	-19
<[auftrag werden	-12
<[aufzug befreien	-17
<[aus denen	-18
<[aus der	-29
<[aus drei	-8
<[aus meinen	-15
<[aus portugal	-9
<[ausweis verlangen	-16
<[außen nach	-15
<[außerhalb der	-12
<[band mit	-15
<[becken mit	-13
<[becken räumen	-10
<[bei alarm	-16
<[bei austritt	-13
<[bei der	-34
<[bei nebel	-19
<[bei niedrigwasser	-18
<[bei sturmwarnung	-15
<[beide male	-16
<[beim einsteigen	-16
<[beim ersten	-24
<[beim huber	-17
<[beim zugführer	-11
<[bekommen die	-18
<[bekommt der	-9
<[bekommt eine	-10
<[bekommt einen	-28
<[bereit erklärt	-9
<[bevor der	-19
<[bevor sie	-9
<[bezahlt wird	-13
<[bin hufschmied	-10
<[bis auf	-8
<[bis dahin	-17
<[bis das	-15
<[bis der	-19
<[bis es	-15
<[bis september	-17
<[bis sie	-14
<[bitte auf	-16
<[bitte ausformulieren	-15
<[bitte das	-21
<[bitte eine	-14
<[bitte um	-18
<[bitte was	-20
<[bittet um	-9
<[blatt für	-21
<[bleiben im	-10
<[bleibt bei	-13
<[bleibt das	-22
<[bleibt der	-10
<[bleibt die	-9
<[bleibt eine	-10
<[braucht es	-16
<[bringen sie	-15
<[bringt das	-9
<[da kommt	-9
<[damit die	-26
<[damit es	-14
<[damit sie	-21
<[danach kommt	-8
<[danach wird	-13
<[danke für	-13
<[dann das	-30
<[dann die	-28
<[dann ein	-13
<[dann hübsch	-23
<[dann im	-10
<[dann kommt	-17
<[dann mit	-21
<[dann schranke	-19
<[dann wasser	-11
<[dann wird	-30
<[daraus ein	-15
<[daraus eine	-15
<[daraus einen	-20
<[daraus etwas	-11
<[daraus machen	-20
<[das alte	-28
<[das auf	-20
<[das boot	-13
<[das buch	-14
<[das dauert	-15
<[das der	-19
<[das die	-30
<[das ding	-23
<[das dritte	-13
<[das eis	-30
<[das ergebnis	-16
<[das fleisch	-13
<[das fliegt	-19
<[das fundbüro	-17
<[das genügt	-10
<[das gerüst	-21
<[das gesundheitsamt	-10
<[das im	-17
<[das kalb	-15
<[das klingt	-20
<[das kommt	-23
<[das kostet	-17
<[das linke	-12
<[das machen	-33
<[das meiste	-22
<[das merkt	-14
<[das mit	-28
<[das original	-13
<[das pferd	-21
<[das schwarz	-13
<[das sei	-14
<[das sekretariat	-14
<[das sollen	-22
<[das thema	-24
<[das tier	-9
<[das vorgehen	-23
<[das wachs	-10
<[das wasser	-23
<[das wetter	-20
<[das wichtigste	-24
<[das wiegen	13
<[das wird	-17
<[das wort	-18
<[dass das	-21
<[dass der	-28
<[dass die	-22
<[dass es	-33
<[dass jeder	-21
<[dass sie	-17
<[dass wir	-35
<[datum auf	-9
<[datum der	-11
<[dem allgäu	-10
<[dem besitzer	-9
<[dem blauen	-17
<[dem drehmoment	-10
<[dem eigenen	-12
<[dem ersten	-14
<[dem frosch	-13
<[dem frost	-10
<[dem fuß	-13
<[dem grünen	-12
<[dem kleinen	-19
<[dem messgerät	-14
<[dem ofen	-16
<[dem pinsel	-19
<[dem schlauch	-21
<[dem tablet	-12
<[dem öffnen	-11
<[den angehörigen	-10
<[den anhänger	-15
<[den antrag	-11
<[den arm	-17
<[den augen	-20
<[den beleg	-14
<[den blauen	-14
<[den block	-11
<[den bogen	-19
<[den container	-15
<[den falschen	-23
<[den ferien	-20
<[den fingern	-19
<[den jungen	-11
<[den kanister	-17
<[den karton	-9
<[den leeren	-12
<[den lesesaal	-16
<[den leuten	-10
<[den meister	-15
<[den motor	-17
<[den preis	-12
<[den raum	-21
<[den ruß	-15
<[den schein	-21
<[den schlüssel	-16
<[den schrank	-13
<[den spalt	-11
<[den stall	-16
<[den umschlag	-10
<[den zehen	-15
<[den zustand	-9
<[den ärger	-9
<[den ärztlichen	-10
<[denn die	-15
<[der abholer	-13
<[der abnahme	-21
<[der abschnitt	-12
<[der akte	-10
<[der anderen	-9
<[der antrag	-9
<[der app	-17
<[der arbeit	-9
<[der ausgabe	-20
<[der balg	-15
<[der bande	-15
<[der baustelle	-19
<[der bestatter	-11
<[der beurkundung	-17
<[der boden	-12
<[der bub	-23
<[der burg	-8
<[der bürger	-10
<[der das	-23
<[der disponent	-10
<[der drohne	-25
<[der druck	-15
<[der ersten	-25
<[der fahrt	-16
<[der falschen	-14
<[der familie	-13
<[der gabel	-9
<[der ganzen	-10
<[der gast	-17
<[der gemeinde	-23
<[der geselle	-14
<[der halle	-21
<[der halter	-15
<[der hersteller	-12
<[der kasse	14
<[der kollekte	-18
<[der kundin	-15
<[der kurier	-19
<[der laden	-11
<[der landesverband	-19
<[der langen	-16
<[der last	-13
<[der lehrling	-10
<[der leitstelle	-15
<[der maschinist	-9
<[der md	-13
<[der meister	-17
<[der messung	-12
<[der mit	-20
<[der mitarbeiter	-15
<[der mitte	-16
<[der neue	-30
<[der nähe	-16
<[der oberfläche	-11
<[der oberkante	-12
<[der op	-11
<[der patient	-16
<[der personalabteilung	-13
<[der prüfer	-9
<[der prüfung	-26
<[der raum	-13
<[der reihe	-27
<[der sache	-16
<[der saft	-12
<[der schaden	-16
<[der schale	-17
<[der scheune	-11
<[der schleuse	-13
<[der schlüssel	-18
<[der sepp	-18
<[der spiegel	-9
<[der spitze	-18
<[der station	-15
<[der stecker	-14
<[der stempel	-11
<[der straße	-12
<[der student	-10
<[der theke	-15
<[der tierarzt	-23
<[der trainer	-11
<[der tüv	-17
<[der verleih	-10
<[der vertrieb	-11
<[der verwaltung	-20
<[der vierten	-18
<[der vorarbeiter	-13
<[der vorsitzende	-8
<[der vorstand	-17
<[der wird	-15
<[der wohnung	-9
<[der zange	-14
<[der zentrale	-12
<[der zweiten	-14
<[des kindes	-16
<[des originals	-12
<[die abrechnung	-29
<[die akte	-15
<[die alte	-30
<[die angehörigen	-25
<[die anlage	-29
<[die annahme	12
<[die archivleitung	-9
<[die assistentin	-13
<[die aufsicht	-14
<[die ausgabe	14
<[die aushilfen	-27
<[die auswertung	-11
<[die bahn	-18
<[die bande	-12
<[die begleitung	-23
<[die behörde	-14
<[die beschwerde	-11
<[die besitzer	-15
<[die bestätigung	-12
<[die beteiligten	-10
<[die bevölkerung	-21
<[die bg	-12
<[die blase	-15
<[die boote	-18
<[die bremse	-18
<[die bücher	-20
<[die bücherei	-12
<[die bühne	-15
<[die bürste	-13
<[die das	-13
<[die dose	-9
<[die drei	-8
<[die ecke	-11
<[die eine	-22
<[die einweisung	8
<[die ersten	-25
<[die fachkraft	-15
<[die familie	-15
<[die fassung	-21
<[die feuerwehr	-26
<[die finger	-10
<[die flamme	-15
<[die flaschen	-20
<[die gelbe	-16
<[die geschäftsstelle	-21
<[die große	-17
<[die grünen	-20
<[die gurte	-16
<[die gäste	-19
<[die halle	-23
<[die haube	-14
<[die hausdame	-13
<[die haustechnik	-11
<[die heizung	-16
<[die hälfte	-23
<[die jungen	-17
<[die kammer	-16
<[die karten	-9
<[die kasse	-18
<[die kaution	-19
<[die ki	-12
<[die kisten	-21
<[die klingel	-13
<[die kollegin	-12
<[die krankenkasse	-13
<[die kundin	-13
<[die kundschaft	-20
<[die kuppel	-18
<[die kurverwaltung	-19
<[die körbe	-16
<[die kühlbox	-9
<[die kühlung	-10
<[die leeren	-14
<[die lehrkraft	-14
<[die lehrlinge	-12
<[die leiter	-18
<[die lüftung	-9
<[die markierung	-12
<[die meisten	-23
<[die meldung	-21
<[die mit	-17
<[die mitte	-9
<[die mutter	-10
<[die mühle	-16
<[die naht	-15
<[die nase	-18
<[die neue	-31
<[die niemand	-18
<[die oma	-18
<[die plätze	-9
<[die pumpe	-18
<[die rampe	-25
<[die rechnung	-16
<[die reederei	-18
<[die registrarin	-18
<[die restauratorin	-11
<[die rezeption	-12
<[die rolle	-10
<[die ränder	-11
<[die sachbearbeiterin	-15
<[die sache	-30
<[die schale	-14
<[die schleuse	-19
<[die schulleitung	-23
<[die seriennummer	-21
<[die sicherheit	-23
<[die späte	-12
<[die stadt	-21
<[die stangen	-12
<[die stirnwand	-9
<[die strecke	-14
<[die tafel	-32
<[die tiere	-26
<[die tische	-8
<[die tüte	-19
<[die urkunde	-13
<[die urne	-8
<[die verkäuferin	-11
<[die verordnung	-10
<[die versicherung	-23
<[die vertretung	-23
<[die verwaltung	-19
<[die vorsatzsteine	-19
<[die vorstellung	-22
<[die wanne	-14
<[die warteliste	-16
<[die wir	-17
<[die zahl	-15
<[die zeitung	-21
<[die zentrale	12
<[die zunge	-12
<[die zwei	-21
<[die ärztliche	-13
<[diesen monat	-12
<[dort wird	-17
<[drauf dann	-16
<[draus machen	-22
<[draus was	-12
<[drei liter	-19
<[drei monate	-21
<[dreihundert newton	-16
<[dreimal mit	-12
<[du das	-18
<[du die	-13
<[du weißt	-17
<[du wolltest	-17
<[dunkler anzug	-11
<[durch die	-28
<[egal wie	-26
<[ein anderes	-20
<[ein bild	-18
<[ein brief	-13
<[ein drittel	-21
<[ein für	-13
<[ein gast	-19
<[ein haar	-14
<[ein hafen	13
<[ein junge	-23
<[ein kilo	-14
<[ein kleines	-9
<[ein merkblatt	-15
<[ein sauberes	-13
<[ein schlüssel	-19
<[ein stein	-22
<[ein trupp	-9
<[eine beschreibung	-18
<[eine dame	-15
<[eine eigene	-8
<[eine feste	-25
<[eine handbreit	-20
<[eine kollegin	-8
<[eine kopie	-9
<[eine kundin	-15
<[eine marke	-17
<[eine neue	-21
<[eine ordentliche	-18
<[eine richtige	-19
<[eine runde	-16
<[eine schriftliche	-28
<[einen anhänger	-15
<[einen bericht	-10
<[einen halben	-16
<[einen spalt	-11
<[einer auf	-18
<[einer nimmt	-13
<[eines bewohners	-15
<[einmal im	-23
<[einmal mit	-10
<[einmal sogar	-13
<[einmal um	-11
<[einmal ums	-12
<[eintrag im	-8
<[ellbogen waschen	-12
<[eltern mit	-10
<[ende der	-16
<[ende märz	-14
<[entdeckeln mit	-9
<[er alles	-11
<[er das	-22
<[er der	-20
<[er die	-15
<[er eine	-15
<[er es	-13
<[er im	-16
<[ergebnis wird	-9
<[erhält die	-15
<[erhält einen	-14
<[erst alles	-13
<[erst auf	-10
<[erst dann	-10
<[erst das	-11
<[erst die	-17
<[erst hauptschalter	-13
<[erst im	-20
<[erst nach	-9
<[erst wenn	-28
<[erste mahnung	-17
<[ersten zwei	-11
<[es auf	-15
<[es der	-20
<[es ein	-15
<[es euch	-12
<[es im	-11
<[es klar	-15
<[es mit	-17
<[es nach	-18
<[es sei	-9
<[es sollte	-20
<[es wird	-23
<[etikett nach	-9
<[etwas anderes	-12
<[etwas geschriebenes	-20
<[etwas schriftliches	-12
<[euro wechselgeld	-9
<[fahren wir	-23
<[fangen wir	-18
<[fassung wird	-11
<[fehlt die	-15
<[fehlt was	-15
<[fenster auf	-20
<[fenster das	-14
<[fenster öffnen	-19
<[feste reihenfolge	-25
<[feuerwehr auf	-12
<[form bringen	-24
<[foto mit	-9
<[foto von	-10
<[fotografiert jeden	-16
<[fragen sie	-12
<[fragen wir	-15
<[fragt nach	-27
<[frau kollegin	-16
<[frau lenz	-14
<[freies chlor	-11
<[frisches stroh	-18
<[fährt der	-11
<[füllt die	-12
<[für die	-64
<[für drei	-16
<[für ein	-17
<[für einen	-19
<[für ihre	-11
<[für schritt	-23
<[für unser	-24
<[gab es	-14
<[gast eine	-10
<[geben wir	-17
<[gebogen wird	-12
<[geehrte damen	-14
<[gefahren wird	-15
<[gefüllt wird	-12
<[gefüttert wird	-20
<[gegen quittung	-8
<[gehen zwei	-18
<[geht alles	-10
<[geht der	-26
<[geht ein	-30
<[geht es	-16
<[geht sie	-10
<[geht um	-37
<[gemeinsam mit	-17
<[gemessen wird	-9
<[genau das	-18
<[genommen wird	-15
<[geprüft wird	-16
<[gerade mit	-10
<[gern auf	-16
<[gern mit	-9
<[gerät im	-9
<[geschrieben wird	-17
<[gewaschen wird	-15
<[gibt der	-14
<[gibt es	-36
<[gibt's was	-19
<[gilt für	-19
<[ging ein	13
<[gott sei	-17
<[grad wird	-10
<[groß genug	-8
<[grüß gott	-9
<[gucken dass	-18
<[hab das	-13
<[haben das	-17
<[haben einen	-20
<[haben vorrang	-18
<[haben wir	-34
<[hakt die	-12
<[halten wir	-12
<[hand breit	-16
<[hand hochdrücken	-10
<[hartem boden	-9
<[hat bei	-18
<[hat das	-23
<[hat der	-18
<[hat die	-14
<[hat drei	-9
<[hat ein	-10
<[hat eine	-23
<[hat einen	-10
<[hat es	-18
<[hat im	-17
<[hat nach	-14
<[hat vorige	-19
<[hat zwei	-14
<[hatten wir	-22
<[hatten zwei	-13
<[haube auf	-9
<[heißem wasser	-20
<[hier von	-11
<[hinter der	-9
<[holt die	-20
<[hund auf	-16
<[hände waschen	-18
<[hängt dann	-16
<[hängt das	-14
<[hängt der	-9
<[hätten wir	-11
<[ich auf	-25
<[ich betreue	-11
<[ich brauch	-18
<[ich bräuchte	-13
<[ich die	-16
<[ich diktiere	-18
<[ich es	-17
<[ich fang	-19
<[ich finde	-10
<[ich hab's	-16
<[ich hoffe	-14
<[ich ihnen	-17
<[ich im	-12
<[ich leite	-19
<[ich mache	-15
<[ich nenne	-14
<[ich red	-23
<[ich schreib	-17
<[ich schreibe	-17
<[ich sitz	-12
<[ich solle	-11
<[ich sprech	-13
<[ich spreche	-20
<[ich suche	-22
<[ich tipp	-15
<[ich um	-14
<[ich wenn	8
<[ihm das	-15
<[ihr das	-22
<[ihr es	-10
<[ihr lieben	-19
<[ihr seid	-16
<[im advent	-11
<[im august	-16
<[im depot	-11
<[im ersten	-15
<[im februar	-17
<[im frühjahr	-19
<[im ganzen	-12
<[im gesicht	-14
<[im herbst	-14
<[im januar	-11
<[im juli	-16
<[im juni	-15
<[im kalender	-21
<[im kühlraum	-9
<[im monat	-15
<[im portal	-15
<[im ramadan	-18
<[im raum	-21
<[im saal	-12
<[im schlüsselbuch	-11
<[im schnitt	-10
<[im september	-12
<[im studio	-12
<[im temperofen	-9
<[im treppenhaus	-9
<[im uhrzeigersinn	-17
<[im urlaub	-11
<[im wartezimmer	-9
<[im wiki	-11
<[im winter	-22
<[immer bei	-15
<[immer mit	-13
<[immer von	-11
<[in betrieb	-16
<[in das	-25
<[in der	-36
<[in die	-33
<[in diesem	-17
<[in dieser	-9
<[in drei	-12
<[in eine	-15
<[in einen	-16
<[in essen	-15
<[in fahrtrichtung	-13
<[in folge	-11
<[in jeder	-20
<[in meinem	-18
<[in oldenburg	-20
<[in panik	-15
<[in rente	-11
<[in unser	-18
<[in unserem	-24
<[in welcher	-19
<[in zwei	-12
<[in zweifacher	-10
<[innen nach	-16
<[innerhalb von	-12
<[ins buch	-8
<[ins heft	-16
<[ins portal	-15
<[ins reine	-8
<[ins ticket	-10
<[ins wasser	-10
<[ist dann	-20
<[ist das	-33
<[ist die	-29
<[ist drei	-8
<[ist ein	-48
<[ist eine	-27
<[ist es	-28
<[ist im	-14
<[ist normal	-10
<[ist sache	-10
<[ist um	-10
<[ist was	-13
<[ja dann	-16
<[jahr die	-21
<[jahr im	-15
<[jede position	-13
<[jeden dienstag	-25
<[jeden karton	-12
<[jeden zweiten	-18
<[jemand einen	-22
<[jetzt die	12
<[jetzt ein	-23
<[jetzt was	-18
<[jour fixe	-14
<[juli ein	-17
<[kaltem wasser	-11
<[kaltes wasser	-16
<[kam ein	15
<[kann das	-10
<[kann es	-10
<[kaputtes mit	-12
<[kein ergebnis	-17
<[kein vorwurf	-14
<[keine ausnahme	-12
<[keine diskussion	-14
<[keiner der	-10
<[keiner von	-16
<[keiner wusste	-17
<[kinder auf	-11
<[kirchenvorstand st	-8
<[kiste im	-13
<[kommt das	-9
<[kommt der	-26
<[kommt die	-15
<[kommt eine	-13
<[kommt mit	-11
<[kommt von	-17
<[korb wird	-11
<[kunden mit	-10
<[können wir	-27
<[künftig ein	-16
<[lange es	-16
<[lass das	-12
<[lassen dann	-14
<[lassen sie	-9
<[lassen wir	-13
<[legt die	-9
<[legt einen	-20
<[leiter einhängen	-16
<[letzten samstag	-9
<[letzten sonntag	-16
<[leute die	-14
<[leute im	-17
<[leute mit	-14
<[liebe kolleginnen	-15
<[liegt bei	-10
<[liste der	-19
<[läuft bei	-11
<[läuft das	-18
<[läuft die	-19
<[mach das	-17
<[machen das	-21
<[machen für	-13
<[machen sie	-20
<[machen wir	-26
<[macht das	-23
<[macht die	-22
<[macht von	-14
<[mag das	-11
<[mal das	-14
<[mal ein	-17
<[mal irgendwo	-18
<[mal musste	-11
<[mal ordentlich	-17
<[mal was	-22
<[man auf	-21
<[man das	-29
<[man die	-31
<[man ein	-15
<[man eine	22
<[man es	-14
<[man im	-19
<[man laminieren	-13
<[man mit	-25
<[man sie	-16
<[mehr fällt	-10
<[mein nachfolger	-9
<[meine tochter	-16
<[meiner tante	-15
<[meldet der	-9
<[meldet die	-13
<[merci vielmal	-17
<[mindestens drei	-12
<[mindestens ein	-18
<[mindestens eine	-12
<[minuten auf	-13
<[minuten mit	-9
<[minuten wird	-9
<[mir das	-24
<[mir die	-21
<[mir im	-23
<[misst der	-17
<[mit beckenwasser	-16
<[mit der	-38
<[mit drei	-9
<[mit druckluft	-9
<[mit fernglas	-9
<[mit gabel	-10
<[mit handschuhen	-12
<[mit heißem	-17
<[mit heißwasser	-11
<[mit kaltem	-13
<[mit kreide	-12
<[mit meiner	-10
<[mit nem	-15
<[mit offener	-15
<[mit sahne	-15
<[mit schlüssel	-20
<[mit schmuck	16
<[mit strom	-15
<[mit warnweste	-11
<[mit wasser	-18
<[mit zwei	-9
<[morgen druckt	-11
<[morgens um	-18
<[muss ein	-18
<[muss eine	-16
<[muss mit	-15
<[möchte das	-22
<[nach der	-29
<[nach größe	-19
<[nach innen	-16
<[nach jeder	-12
<[nach sturm	-13
<[nach zwei	-16
<[nachts um	-21
<[name der	-13
<[nass machen	-19
<[neben der	-18
<[nehmen wir	-15
<[nein stopp	-18
<[nicht auf	-10
<[nicht bei	-9
<[nicht beim	-11
<[nicht das	-14
<[nicht die	-14
<[nicht diskutieren	-9
<[nicht ein	-13
<[nicht eingefroren	-17
<[nicht für	-8
<[nicht gekehrt	-17
<[nicht höher	-13
<[nicht im	-9
<[nicht kalt	-17
<[nicht los	-9
<[nicht länger	-11
<[nicht mit	-16
<[nicht nach	-12
<[nicht ruckartig	-9
<[nicht schätzen	-14
<[nicht tiefer	-20
<[nicht um	-18
<[nicht älter	-16
<[nichts schriftliches	-13
<[nie auf	-16
<[nie eine	16
<[nie pur	-10
<[niemand hatte	-20
<[niemand steigt	-14
<[nimmt die	-15
<[noch auf	-12
<[noch die	-23
<[noch ein	-18
<[noch eine	-17
<[noch im	-8
<[noch verabschieden	-10
<[noch versteht	-10
<[noch was	-18
<[nummer auf	-9
<[nur auf	-19
<[nur bei	-16
<[nur das	-20
<[nur der	-17
<[nur die	-18
<[nur eine	-10
<[nur für	-13
<[nur im	-9
<[nur mit	-14
<[nur nach	-15
<[nur von	-14
<[nur wenn	-16
<[nächsten werktag	-12
<[nägel mit	-17
<[ob auf	-12
<[ob das	-11
<[ob der	-22
<[ob die	-15
<[ob ein	-9
<[ob es	-13
<[ob sie	-17
<[ob wir	-21
<[oben nach	-19
<[oder im	-10
<[oder stange	-9
<[offener flamme	-12
<[ohne dass	-9
<[ohne die	-11
<[ohne totenschein	-13
<[papier gebracht	-15
<[per boten	-12
<[probenahme ablauf	-14
<[protokoll der	-15
<[protokoll vorstandssitzung	-15
<[prüft der	-16
<[punkt auf	-14
<[rand mit	-10
<[raus dann	-18
<[raus das	-17
<[rechts die	-12
<[red das	-14
<[reicht es	-9
<[reihe nach	-21
<[ruft der	-13
<[ruft die	-12
<[ruft sie	-12
<[runde um	-15
<[runter auf	-14
<[sache mit	-18
<[sammelt die	-13
<[sauber festgehalten	-22
<[sauber machen	-15
<[saugt die	-15
<[schaut der	-12
<[schild mit	-12
<[schließt der	-16
<[schluss die	-15
<[schlüssel bei	-11
<[schlüssel verloren	-16
<[schlüssel wird	-8
<[schon im	-8
<[schreibe für	-13
<[schreiben sie	-14
<[schreibt die	-18
<[schreibt es	-21
<[schriftliche regelung	12
<[schritt für	-21
<[schwarz auf	-21
<[schön machen	-18
<[sechs monaten	-15
<[sehr geehrte	-17
<[sehr geehrter	-10
<[sei dank	-17
<[seit august	-8
<[seit der	-22
<[seit ein	-13
<[seit märz	-9
<[seitdem schlafe	-9
<[selbst mit	-11
<[sich auf	-16
<[sich beklagt	-11
<[sich bereit	-12
<[sich das	-11
<[sich die	-17
<[sich ein	9
<[sich niemand	-13
<[sich um	-11
<[sie beim	10
<[sie dann	-8
<[sie das	-26
<[sie die	-26
<[sie eine	-19
<[sie es	-13
<[sie mit	-13
<[sie ohne	-14
<[sie vergleicht	-15
<[sie wird	-9
<[sie wollten	-18
<[sind dann	-12
<[sind das	-12
<[sind die	-20
<[sind ein	-16
<[sind eine	-17
<[sind im	-14
<[sind nummeriert	-9
<[sind wir	-20
<[so auf	-24
<[so dass	-20
<[so ein	-25
<[so weit	-8
<[so wie	-25
<[sobald der	-14
<[sobald es	-20
<[soll das	-21
<[sprech das	-14
<[spreche das	-19
<[spätestens drei	-10
<[stand der	-13
<[standen die	-11
<[stange sauber	-16
<[steht auf	-15
<[steht dann	-13
<[steht das	-22
<[steht die	-14
<[stellen die	-11
<[stellt das	-12
<[stellt die	-13
<[stiefel wechseln	-9
<[stimmt die	-12
<[strom beim	-16
<[stunde mit	-11
<[säcke nach	-14
<[tage nach	-19
<[teilt die	-12
<[telefon besprochen	-18
<[text für	-19
<[timer auf	-8
<[tisch mit	-10
<[totenschein fahren	-15
<[trocken dann	-17
<[trägt beides	-8
<[trägt der	-10
<[trägt die	-13
<[trägt ein	-10
<[tür auf	-12
<[tür wird	-8
<[uhr früh	-12
<[uhr kommt	-11
<[uhr von	-15
<[um ausformulierung	-18
<[um das	-25
<[um die	-36
<[um drei	-21
<[um ein	-14
<[um eine	-33
<[um einen	-12
<[und alles	-24
<[und auf	-18
<[und bei	-14
<[und beim	-16
<[und bleibt	-16
<[und dann	-30
<[und das	-25
<[und der	-39
<[und dichtungen	-17
<[und drei	-10
<[und ein	-20
<[und eine	-25
<[und einen	-27
<[und es	-25
<[und fehlende	-9
<[und fotografieren	-11
<[und fotografiert	-14
<[und guckt	-15
<[und hakt	-13
<[und herren	-14
<[und heuer	-20
<[und im	-14
<[und jeder	-33
<[und kennt	-8
<[und kontrolliert	-13
<[und letztes	-8
<[und mit	-28
<[und nach	-23
<[und nennt	-18
<[und niemand	12
<[und ohne	-10
<[und polnisch	-12
<[und schließt	-9
<[und schreibe	-13
<[und sie	-17
<[und spricht	-9
<[und streicht	-17
<[und technik	-12
<[und um	-15
<[und unterschreibt	-11
<[und vergibt	-8
<[und von	-10
<[und wartet	-12
<[und was	-20
<[und wasser	-12
<[und wenn	-44
<[und wer	-28
<[und wie	-18
<[und wir	-17
<[und wird	-20
<[und zwei	-23
<[und öffnet	-8
<[uns das	-18
<[uns der	-17
<[uns die	-19
<[uns ein	-22
<[uns eine	-26
<[uns für	-16
<[uns vierzig	-11
<[unserer gemeinde	-17
<[unter absaugung	-12
<[unter der	-13
<[unter die	-16
<[unter fünfzig	-10
<[unter sechzehn	-13
<[unter wasser	-14
<[verdacht auf	-23
<[verfassen sie	-15
<[vergleicht das	-15
<[verlässt das	-13
<[verlässt die	-11
<[verschließt die	-18
<[vielen dank	-9
<[vom amt	-11
<[vom brett	-9
<[vom hersteller	-11
<[von abdrücken	-9
<[von der	-23
<[von drei	-14
<[von familie	-8
<[von herrn	-11
<[von innen	-12
<[von jeder	-11
<[von liege	-12
<[von meinem	-14
<[vor allem	-28
<[vor beginn	-11
<[vor der	-29
<[vor die	-20
<[vor gericht	-11
<[vor jeder	-18
<[vor sonnenuntergang	-13
<[vor zwei	-13
<[vorher die	-19
<[vorher im	-9
<[vorher sedierung	-16
<[vorher wird	-21
<[vortag der	-11
<[waage nullen	-15
<[wandert die	-16
<[war der	-13
<[war die	-10
<[war ein	-13
<[war im	-12
<[ware auf	-9
<[wars glaub	-10
<[wartet auf	-11
<[was anderes	-20
<[was das	-18
<[was der	-13
<[was gscheites	-15
<[was mit	-12
<[was ordentliches	-12
<[was schriftliches	-24
<[was sie	-16
<[was vorzeigbares	-19
<[was wir	-22
<[was übrig	-17
<[wasser ausdrücken	-12
<[wegen der	-20
<[weicht ein	-16
<[weil das	-13
<[weil der	-17
<[weil es	-15
<[weil im	-21
<[weil wir	-12
<[wenn das	-26
<[wenn der	-35
<[wenn die	-23
<[wenn ein	-28
<[wenn eine	13
<[wenn es	-16
<[wenn sie	-28
<[wenn zwei	-26
<[wer die	-14
<[wer im	-8
<[werden die	-20
<[werden von	-14
<[werte damen	-8
<[wie bei	-17
<[wie das	9
<[wie die	-23
<[wie ein	-32
<[wie eine	-22
<[wie hieß	-12
<[wie telefonisch	-14
<[wie wir	-45
<[wieder eine	-8
<[wieder heim	-15
<[wieder mit	-10
<[will das	-18
<[will der	-18
<[will ein	-18
<[will nun	-18
<[will von	-18
<[wir auf	-16
<[wir bei	-21
<[wir betreiben	-16
<[wir bitten	-19
<[wir brauchen	-38
<[wir bräuchten	-26
<[wir die	-35
<[wir ein	-30
<[wir eine	-24
<[wir einen	-25
<[wir fassen	-17
<[wir im	-25
<[wir machen	-23
<[wir mit	-10
<[wir nach	-18
<[wir prüfen	-8
<[wird auf	-20
<[wird bei	-20
<[wird das	-19
<[wird der	-22
<[wird die	-28
<[wird ein	-17
<[wird eine	-21
<[wird es	-12
<[wird frühestens	-14
<[wird gewogen	-14
<[wird gezählt	-11
<[wird jeden	-17
<[wird mit	-16
<[wird nach	-17
<[wird von	-15
<[wissen was	-15
<[wo das	-12
<[wo die	-15
<[wo es	-18
<[woche nach	-13
<[wollen wir	-20
<[während der	-8
<[zahl der	-15
<[zehn gramm	-11
<[zeigt die	-13
<[zettel mit	-11
<[zettel von	-20
<[zu basteln	-14
<[zu die	-19
<[zu dritt	-19
<[zu hause	-16
<[zu helfen	-8
<[zu machen	-20
<[zu ordnen	-28
<[zu spät	-10
<[zu viel	-11
<[zu wenig	-19
<[zuerst das	-22
<[zuerst die	-14
<[zuerst wird	-16
<[zum aufhängen	-14
<[zum ellbogen	-18
<[zum glück	-12
<[zur annahme	12
<[zurück auf	-15
<[zusammen mit	-12
<[zwar für	-20
<[zwei die	-23
<[zwei neue	-17
<[zwei personen	-13
<[zwei termine	-10
<[zweifacher ausfertigung	-13
<[zweimal im	-9
<[zwischen zwei	-27
<[zählen der	-20
<[zählt die	-19
<[äh dings	-15
<[ähm dann	-15
<[öffnet die	-17
<[über das	-24
<[über der	-8
<[über die	-37
<[übrig bleibt	-20
<[– ablauf	-28
<[❤ ️	-11
<]	-25
<^	16
<_	-13
<a	-25
<ab	-47
<abdecken	-23
<abend	-31
<abends	-34
<aber	-8
<abholung	-18
<ablage	-17
<ablauf	-33
<abrechnung	-21
<absatz	-17
<abschnitt	-11
<abstand	-14
<abstellen	-21
<abteilung	-14
<abweichung	-13
<acht	-27
<achtzehn	-23
<achtzig	-19
<akte	-18
<alarm	-11
<alarmiert	-14
<algen	-18
<alkohol	-19
<alle	-11
<allein	-32
<aller	-23
<alles	-31
<alois	-17
<als	-47
<also	16
<alte	-37
<alten	-36
<altes	-16
<am	-69
<an	-71
<anbei	-27
<andere	-17
<anderen	-8
<anderes	-27
<anders	-22
<angaben	-25
<angebrochene	-14
<angehörigen	-13
<angucken	-19
<anhänger	-18
<anlage	-18
<anleitung	-29
<anmeldung	-21
<annahme	-34
<anruf	-15
<anrufer	-27
<ans	-29
<anschließend	-12
<anwalt	-16
<anweisung	8
<anwesenden	-15
<apparat	-19
<april	-34
<arbeiten	-23
<arbeitet	-16
<arbeitsanweisung	-28
<arm	-13
<arzt	-19
<auch	-35
<audit	-11
<auf	-26
<auffüllen	-18
<aufhalten	-14
<aufnahme	-19
<aufs	-24
<aufschreiben	-34
<aufstellen	-21
<auftrag	-27
<auftraggeber	-14
<aufzug	-17
<augen	-16
<aus	-59
<ausgabe	-24
<ausgang	-17
<ausgegeben	-15
<aushang	-18
<aushilfen	-23
<auslauf	-11
<auslegen	-23
<ausm	-17
<ausweis	-18
<auto	-19
<autos	-34
<außen	-14
<außerdem	-15
<außerhalb	-12
<azubi	-13
<bad	-18
<bahn	-11
<bahnen	-21
<bahnhof	-18
<ballen	-21
<band	-17
<bande	-15
<bar	-23
<bat	-13
<batterie	-9
<baum	-15
<becken	-15
<bedient	-10
<beeren	-9
<befund	-17
<beglaubigte	-22
<begleitung	-9
<begleitzettel	-11
<begrüßt	-12
<behandlung	-14
<bei	-57
<beide	-32
<beiden	-35
<beim	9
<bein	-13
<bekannte	-17
<bekommen	-27
<bekommt	-29
<belag	-8
<beleg	-18
<bereich	-19
<bereit	-9
<bereitschaft	-14
<bergbahnen	-16
<bernd	12
<bescheid	-10
<bescheinigung	-10
<beschreibung	-19
<beschwerde	-11
<besorgt	-15
<besprochen	-14
<besser	-12
<bestand	-22
<bestellung	-18
<besten	-21
<betrag	-16
<betreten	-9
<betreut	-10
<betrieb	-24
<betriebsleiter	-12
<betriebsleitung	-13
<beurkundung	-21
<beutel	-16
<bevor	-33
<bezahlt	-17
<beziehen	-12
<bilden	-16
<bilder	-14
<bin	-37
<bis	-55
<bisher	-32
<bisherige	-16
<bitte	-46
<bitten	-20
<bittet	-9
<blatt	-28
<bleiben	-10
<bleibt	-38
<bloß	-18
<boden	-10
<bogen	-18
<bon	-17
<boote	-11
<box	-17
<brand	-16
<brauchen	-33
<braucht	-27
<breit	-14
<bremse	-12
<brennbare	-18
<bringen	-30
<bringt	-12
<bräuchte	-15
<bub	13
<buch	-11
<burg	-16
<bälle	-13
<bücher	-22
<bühne	-9
<büro	-15
<bürste	-23
<bürstet	-15
<campingplatz	-17
<checkliste	-27
<chef	-10
<cm	-18
<code	-22
<da	-53
<dabei	-9
<dach	-16
<dachte	-9
<dafür	-23
<daher	-26
<dahin	-18
<dame	-18
<damit	-36
<danach	-28
<dank	-14
<danke	-15
<dann	-20
<darauf	-23
<daraus	-35
<darf	-24
<darum	-22
<das	40
<daten	-11
<datenbank	-13
<datum	-16
<dauert	-11
<davon	-23
<dazu	-29
<decke	-19
<deckel	-20
<dem	-35
<den	9
<denen	-27
<denn	-31
<denselben	15
<deren	-9
<des	-54
<deshalb	-24
<desinfektion	-20
<deswegen	-15
<di	-14
<dicht	-13
<dichtungen	-15
<die	33
<dienstag	-22
<dienstanweisung	17
<dies	-20
<diese	-19
<diesel	-10
<dieselbe	-25
<diesem	-11
<diesen	-11
<dieser	-15
<diktat	-20
<diktiere	-20
<ding	-17
<dir	-19
<disponent	-11
<do	-12
<doch	-26
<doktor	-29
<dokument	-14
<doppelt	-17
<dort	-15
<dose	-15
<draht	-16
<dran	-17
<drauf	-27
<draus	-21
<draußen	-26
<drehen	-14
<drei	-14
<dreihundert	-18
<dreimal	-15
<dreißig	-24
<drin	11
<dritten	-15
<dritter	-17
<drucker	-16
<druckt	-11
<drunter	-22
<drücken	-19
<du	-49
<dunkler	-11
<durch	-27
<dürfen	-12
<egal	-26
<eigene	-19
<eigenen	-21
<eigener	-19
<eigentlich	-19
<eimer	-20
<ein	-20
<einbauten	-15
<einem	-45
<einen	18
<einer	12
<einfach	-12
<einfache	-8
<einfahrt	-12
<eingang	-16
<eingewöhnung	-17
<einheitlich	-23
<einmal	-54
<eins	-25
<einsatz	-19
<einschalten	-16
<eintrag	-8
<einweisung	-18
<einzeln	-20
<eis	-24
<eisen	-17
<elf	-22
<ellbogen	-12
<eltern	-16
<empfang	-12
<ende	-39
<entdeckeln	-9
<entwurf	10
<er	-50
<ergebnis	-16
<ergänzt	-15
<erhalten	-11
<erhält	-20
<erklären	12
<errechnet	-11
<ersetzt	-20
<erst	-43
<erste	-32
<ersten	-33
<erstens	-10
<erstes	-10
<erstmal	-15
<erwachsenen	-16
<es	-54
<essen	-18
<etikett	-9
<etwa	-30
<etwas	-38
<euch	-25
<euro	-21
<fachkraft	-12
<faden	-18
<fahren	-26
<fahrer	-26
<fahrgäste	-15
<falls	-11
<falsch	-23
<falsche	-24
<falschen	-25
<familie	-14
<fangen	-20
<farbe	-20
<fass	-11
<fassen	-18
<fasst	-12
<fassung	-17
<februar	-11
<fehlende	-19
<fehler	-17
<fehlt	-28
<feinen	-10
<felge	-12
<fenster	-31
<fest	-22
<feste	-29
<feucht	-18
<feuerwehr	-28
<filiale	-9
<findet	-28
<finger	-11
<firma	-19
<fixe	-13
<flach	-18
<flamme	-15
<flasche	-24
<flaschen	-10
<fleck	-12
<flecken	-18
<flughafen	-10
<flächen	-11
<folgt	10
<folie	-19
<form	-28
<formular	-17
<foto	-12
<fotografieren	-19
<fotografiert	-15
<fotos	-9
<frage	-19
<fragen	-19
<fragt	-35
<franken	-15
<frau	-45
<freie	-15
<freies	-11
<freigegeben	-9
<freitag	10
<freiwillige	-16
<fremde	-14
<freundliche	-12
<frisch	-17
<frisches	-18
<frist	-9
<frosch	-13
<früh	-15
<frühjahr	-19
<fund	-17
<funk	-12
<futter	-22
<fuß	-22
<fährt	-25
<fällt	-13
<füllen	-23
<füllt	-20
<fünf	-42
<fünfundzwanzig	-18
<fünfzehn	-20
<fünfzig	-10
<für	-19
<fürs	-28
<füße	-10
<gab	-13
<gang	-11
<ganz	-26
<ganze	-16
<ganzen	-21
<gast	-26
<geben	-23
<gebogen	-12
<gebracht	-15
<gebucht	-18
<geehrte	-14
<gefahren	-18
<gefragt	-11
<gefüllt	-12
<gefüttert	-20
<gegen	-30
<gehe	-18
<gehen	-31
<gehört	-22
<gelbe	-10
<geld	-19
<gelände	-19
<geländer	-16
<gelöscht	-15
<gemeinde	-21
<gemeinsam	-15
<gemessen	-9
<genau	-26
<genommen	-15
<geprüft	-18
<gerade	-13
<gern	-29
<gerne	-17
<gerät	-29
<geräte	-13
<gesagt	-19
<geschrieben	-17
<geselle	-11
<gesellin	-15
<gesprochen	-14
<gespräch	-9
<gestern	-30
<gewaschen	-15
<gewicht	-11
<gewitter	-10
<gezählt	-15
<gibt	-45
<gibt's	-20
<gibts	-17
<gilt	-19
<glas	-29
<gleich	-40
<gleichzeitig	-12
<gläser	-16
<gold	-25
<gott	-17
<grab	-21
<grad	-32
<grob	-15
<groß	-9
<großes	-17
<grund	-19
<gruppe	-12
<größe	-16
<grün	-14
<grünen	-20
<grüß	-10
<grüßen	-18
<gucken	-30
<gurte	-15
<gut	-29
<gute	-19
<gärtnerei	-17
<gäste	-23
<h	-16
<haar	-12
<haare	-13
<hab	-30
<hab's	-21
<habe	-22
<haben	-23
<hafen	-14
<hahn	-13
<haken	-18
<hakt	-12
<halb	-26
<halbe	-15
<halber	-11
<halle	-21
<hallo	-21
<halt	-17
<halten	-16
<hand	-37
<handbreit	-15
<handbuch	-20
<handschuhe	-18
<handy	-19
<handzeichen	-16
<hartem	-9
<hat	-63
<hat's	-15
<hatte	-15
<hatten	-29
<haube	-15
<hauptschalter	-16
<haus	-23
<hause	-19
<hausmeister	13
<hebt	-20
<heft	-15
<heftet	-16
<heim	-20
<heisst	-12
<heizer	-16
<heiß	-11
<heißem	-20
<heißes	-13
<heißt	-36
<helfer	-14
<herbst	-17
<herr	-31
<herrn	-28
<herum	-18
<heuer	-31
<heute	-14
<hey	-16
<hier	-46
<hieß	-16
<himmel	-17
<hinten	-41
<hinter	-13
<hoch	-17
<hof	-24
<holen	-23
<holt	-22
<hotel	-15
<hr	-14
<hund	-23
<hunde	-21
<hälfte	-18
<hält	-11
<hände	-19
<hängt	-25
<hätte	-18
<hätten	-11
<häufigsten	-20
<höchstens	-20
<höhe	-10
<i	-27
<ich	-30
<ihm	-19
<ihn	-19
<ihnen	-26
<ihr	-47
<ihre	-26
<ihrem	-20
<ihrer	-27
<im	-85
<immer	-39
<impfpass	-12
<in	-78
<inhalt	-12
<innen	-24
<innendienst	-14
<innenraum	-11
<innerhalb	-12
<ins	-43
<inzwischen	-21
<irgendwas	-25
<irgendwo	-23
<is	-27
<j	-9
<jahr	-44
<jahre	-30
<jahren	-24
<januar	-8
<je	-30
<jede	-30
<jedem	-42
<jeden	-49
<jeder	-55
<jedes	-20
<jemand	-11
<jemandem	-13
<jour	-14
<juli	-17
<jung	-11
<junge	-27
<jungen	-13
<kabel	-14
<kalb	-15
<kalender	-18
<kalt	-17
<kaltem	-11
<kaltes	-16
<kam	10
<kann	-20
<kanten	-18
<kanzlei	-11
<kaputte	-16
<kaputtem	-12
<kaputtes	-12
<karte	-12
<karten	-10
<karton	-9
<kasse	-20
<kasten	-17
<katzen	-13
<keil	-9
<kein	-12
<keine	-39
<keinen	-13
<keiner	-36
<kilo	-23
<kind	-11
<kinder	-30
<kirchenvorstand	-8
<kiste	-23
<kisten	-16
<kita	-20
<kittel	-10
<klappe	-16
<klar	-20
<klare	-16
<klasse	-16
<klebeband	-14
<klebt	-21
<kleine	-29
<kleinen	-25
<kleines	-16
<klima	-17
<klimaanlage	-10
<klingt	-17
<knopf	-8
<knoten	-26
<koffer	-12
<kollege	-25
<kollegen	-9
<kollegin	-10
<kolophonium	-16
<komma	-11
<kommen	-30
<kommt	-32
<konnte	-13
<kontrolle	-10
<kontrolliert	-14
<kopf	-18
<kopfhörer	-13
<korb	-11
<kostet	-13
<krankenkasse	-9
<kratzer	-18
<kriegen	-18
<kriegt	-18
<kuchen	-10
<kugel	-10
<kunde	-28
<kunden	-30
<kundin	-13
<kundschaft	-18
<kuppel	-19
<kurs	-13
<kurz	-23
<kurze	-12
<kurzfassung	-21
<können	-31
<könnte	-18
<könnten	-17
<köpfen	-9
<kübel	-8
<küche	-18
<kühlbox	-9
<kühlschrank	-16
<kündigungen	-16
<künftig	-23
<labor	-19
<laden	-27
<lag	-14
<lage	-10
<lager	-11
<lampe	-19
<landesverband	-19
<lang	-25
<lange	-21
<langen	-20
<langsam	-29
<lappen	-14
<lass	-12
<lassen	-28
<lasst	-11
<laufen	-11
<laut	-10
<lautsprecher	-10
<leben	-10
<lebensmittel	-17
<leer	-9
<leere	-23
<leeren	-18
<legt	-26
<lehrlinge	-13
<leicht	-18
<leite	-17
<leiten	-15
<leiter	-19
<leitern	-17
<lenz	-15
<lernt	-17
<letzte	-18
<leute	-26
<lg	-12
<licht	-12
<liebe	-25
<lieber	-8
<liegen	-23
<liegt	-18
<liest	-21
<lila	-16
<linke	-10
<links	-23
<liste	-22
<liter	-24
<lob	-13
<loch	-20
<losen	-10
<luft	-18
<luke	-12
<lässt	-11
<läuft	-24
<löcher	-17
<löffel	-21
<lösen	-14
<lücke	-20
<mach	-17
<mache	-16
<machen	-8
<macht	-40
<macht's	-13
<mag	-15
<magneten	-22
<mai	-13
<mail	-29
<man	-21
<manche	-22
<mann	-23
<maria	-18
<marke	-11
<maschine	-16
<maschinen	-13
<maschinist	-12
<maske	-9
<matte	-16
<maß	-12
<mehr	-39
<mein	-42
<meine	-49
<meinem	15
<meinen	-14
<meiner	-26
<meist	-20
<meisten	-16
<meistens	-23
<meister	-16
<meldet	-19
<meldung	-19
<mensch	-14
<merci	-17
<messen	-21
<messer	-25
<messung	-8
<meter	-20
<mich	-32
<mieter	-19
<min	-16
<mindestens	-36
<minus	-23
<minuten	-25
<mischung	-13
<misst	-20
<mit	-28
<mitarbeiter	-23
<mitte	-18
<mittwoch	-14
<monat	-21
<monate	-21
<monaten	-17
<montag	-26
<montags	-11
<monteur	-10
<monteure	15
<morgen	9
<morgens	-32
<motor	-18
<muss	-41
<musste	-14
<mussten	-11
<muster	-11
<mängel	-16
<möchte	-29
<möge	-13
<müssen	-30
<na	-17
<nach	-57
<nachbargräber	-21
<nachdem	-31
<nachfolger	-20
<nachlauf	-19
<nacht	-16
<nachts	-27
<naht	-16
<name	-19
<namen	-25
<nass	-19
<nasse	-27
<natürlich	-14
<ne	-13
<nebel	-14
<neben	-20
<ned	-8
<nee	-23
<nehmen	-27
<nein	-40
<nem	-21
<nen	-33
<nenne	-13
<neu	-31
<neue	-34
<neuer	-29
<neues	-31
<neulich	-13
<neun	-18
<neunzig	-27
<nicht	-56
<nichts	-34
<niederschrift	-12
<niemals	-14
<niemand	-29
<niemandem	-22
<nimmt	-33
<nix	-23
<noch	-47
<nochmal	-34
<nochmals	-10
<notariat	-16
<notdienst	-18
<notieren	-26
<notiert	-9
<notiz	-14
<november	-29
<nummer	-23
<nummerierten	-11
<nun	-23
<nur	-50
<nächsten	-17
<nägel	-18
<nähte	-18
<ob	-37
<oben	-24
<obere	-23
<oder	-50
<offen	-22
<offene	-18
<offenen	-21
<offener	-17
<oft	-22
<ohne	-61
<ok	-13
<okay	16
<oktober	-24
<oma	-16
<orange	-16
<ordentlich	-23
<ordner	-25
<orgel	-10
<orgelbau	-16
<original	-13
<ort	-12
<paar	-43
<panik	-14
<papier	-22
<parkhaus	-20
<passt	-19
<patient	-16
<patienten	-25
<per	-36
<person	-11
<personalabteilung	-13
<personen	-11
<pfandschein	-9
<pferd	-18
<pfiat	-10
<pinsel	-19
<plakette	-12
<plan	-22
<platte	-18
<platz	-24
<platzwart	-15
<plombe	-8
<plus	-20
<polizei	-15
<portal	-16
<portionen	-12
<praktikantin	-21
<praxis	-23
<presse	-16
<pressen	-26
<private	-13
<pro	-33
<probe	-20
<probelauf	-18
<probenahme	-14
<produktion	-12
<programm	-28
<protokoll	-28
<prozent	-27
<prüfen	-31
<prüft	-15
<prüfung	-22
<punkt	16
<putzen	-19
<pädagogisches	-16
<rad	-23
<radio	-22
<rand	-11
<rauchmelder	-20
<raum	-25
<raus	-32
<rechner	-22
<recht	-18
<rechten	-10
<rechts	-26
<red	-14
<reden	-16
<regelung	-19
<reicht	-11
<reifen	-26
<reihe	-23
<reihenfolge	-29
<rein	-32
<reinigen	-22
<reißen	-17
<reißt	-12
<repariert	13
<rest	-30
<restauratorin	-12
<reste	-12
<rezept	-16
<rhs	-17
<richtig	-17
<richtige	-27
<richtigen	-16
<riecht	-21
<rollen	-14
<rollstuhl	-17
<rosa	-15
<rot	-11
<rote	-9
<roten	-22
<rufen	-17
<ruft	-17
<ruhig	-14
<rund	-23
<runde	-15
<rundgang	-11
<runter	-23
<räder	-16
<räumen	-8
<röhrchen	-13
<rückgabe	-14
<s	-16
<sachbearbeiterin	-16
<sache	-16
<sack	-11
<sag	-21
<sagen	-17
<sagt	-24
<saison	-22
<salat	-14
<samen	-12
<sammelt	-19
<samstag	-19
<samt	-19
<sand	-26
<satt	-12
<sauber	-37
<saugt	-15
<saß	-14
<schale	-12
<schaltet	-13
<schauen	-18
<schaum	-14
<schaut	-30
<scheibe	-15
<schichtleiter	-14
<schicken	15
<schickt	-15
<schild	-22
<schimmel	-17
<schlauch	16
<schleuse	-19
<schließt	-16
<schlitten	-10
<schluss	-23
<schläuche	-24
<schlüssel	-36
<schlüsselausgabe	-19
<schmuck	-19
<schneidet	-8
<schon	-20
<schrauben	-16
<schreib	-20
<schreibe	-16
<schreiben	-31
<schreibt	-27
<schrift	-23
<schriftlich	-38
<schriftliche	10
<schriftliches	12
<schritt	-33
<schritte	-15
<schräg	-10
<schuhe	-26
<schwarz	-25
<schwarze	-12
<schwester	-27
<schäden	-11
<schön	-18
<schüler	-9
<sechs	-41
<sechzig	-20
<sehen	-19
<sehr	-29
<sei	-19
<seidenpapier	-13
<seil	-13
<seile	-17
<sein	-30
<seine	-34
<seinen	-17
<seit	-39
<seitdem	-23
<seite	-18
<sekunden	-11
<selber	-27
<selbst	-23
<sender	-14
<sepp	-17
<september	14
<server	-12
<setzen	-19
<sich	-22
<sicht	-19
<sie	-33
<sieb	-16
<sieben	-16
<sind	-42
<sitz	-12
<sitzt	-22
<sitzung	-16
<sobald	-32
<sodann	-19
<sofort	-30
<sogar	-15
<solange	-17
<solchen	-14
<soll	-42
<sollte	-23
<sommer	-33
<sonst	-43
<sortiert	-16
<sowieso	-13
<spender	-16
<sperren	-17
<sperrt	-13
<spiegel	-17
<sportboote	-15
<sprech	-14
<spreche	-19
<springt	-12
<später	-29
<spätestens	-23
<spült	-13
<stadtwerke	-23
<stand	-23
<standen	-15
<stange	-19
<stapel	-12
<stapler	-13
<station	-14
<statt	-13
<staub	-17
<stecker	-21
<steckt	-22
<stehen	-13
<steht	-37
<steigt	-10
<stein	-23
<steine	-19
<stelle	-17
<stellen	-13
<stellt	-22
<stempel	-13
<steuerberater	-18
<stiefel	-9
<stiele	-11
<stimme	-10
<stimmt	-21
<stockwerk	-20
<strauß	-10
<strecke	-11
<streicht	-19
<streit	-18
<strom	-19
<stufe	-9
<stuhl	-11
<stunde	-38
<stunden	-28
<ständig	-16
<stück	-39
<suchen	-13
<supervision	-16
<system	-15
<säcke	-18
<sämtliche	-20
<tabletten	-18
<tafel	-15
<tage	-21
<tagen	12
<tank	-18
<tante	-13
<tasche	-13
<taschen	-15
<tauschen	-24
<team	-17
<teamleiter	-15
<teamsitzung	-11
<techniker	-9
<teil	-20
<teilt	-11
<telefon	-21
<telefonisch	-19
<temperatur	-8
<termin	-20
<termine	-24
<test	-15
<text	-31
<thema	9
<tierarzt	-24
<tiere	-18
<timer	-8
<tisch	-21
<tochter	-18
<topf	-13
<tor	-25
<totenschein	-17
<tour	-9
<trage	-11
<tragen	-16
<trainer	-15
<tray	-9
<treffpunkt	-12
<trennen	-21
<tresen	-21
<trocken	-20
<tropfen	-12
<trägt	-20
<tuch	-16
<tun	-19
<turm	-20
<täglich	-21
<tägliche	-27
<tür	-23
<türen	-13
<tüte	-21
<tüv	-17
<uhr	-42
<uhrzeit	-16
<uhu	-15
<um	-60
<ums	-26
<umzug	-9
<und	-50
<uns	-13
<unser	-63
<unsere	-17
<unserem	-31
<unserer	-36
<unseres	-9
<unten	-34
<unter	-37
<unterschiedlich	-17
<unterschreibt	-18
<unterschrift	-13
<unterwegs	-14
<urkunden	-12
<veranstalter	-13
<verbindlich	-16
<verbindung	-13
<verdacht	-23
<verfall	-15
<verfassen	-15
<vergleichen	-16
<vergleicht	-18
<verkauft	-26
<verkäuferin	-10
<verlangt	-24
<verlässt	-17
<verschickt	-16
<verschließt	-18
<versicherung	-12
<verständigt	-14
<vertrag	-15
<vertretung	-22
<viel	-24
<viele	-16
<vielen	-9
<vier	-53
<vierhundert	-10
<viermal	-9
<vierten	-14
<vierzehn	-28
<vierzig	-37
<vogel	-12
<voll	-10
<voller	-16
<vollmacht	-12
<vom	-29
<von	-81
<vor	-50
<vorgehen	-30
<vorher	-38
<vorlage	-15
<vorletzten	-22
<vorn	-11
<vorne	-14
<vorsatzsteine	-10
<vorstand	-25
<vorstandssitzung	-16
<vorstellung	15
<vortag	-24
<vorwurf	-17
<waage	-18
<waben	-22
<wagen	-26
<walze	-9
<wand	-12
<wandert	-16
<wann	-9
<war	-38
<ware	-10
<waren	-21
<warm	-20
<wars	-10
<wartet	-10
<was	-42
<wasser	-31
<weg	-17
<wegen	-26
<weicht	-16
<weihnachten	15
<weil	-48
<weist	-12
<weiter	-15
<weiß	-20
<weiße	-22
<weißen	-23
<welche	-20
<welcher	-24
<wenig	-22
<wenn's	-14
<wenns	-31
<wer	-52
<werden	-31
<werkstatt	-23
<wichtig	-18
<wichtigste	-21
<wie	-20
<wieder	-40
<wiegen	-24
<will	-44
<winter	-12
<wird	-58
<wirft	-9
<wirklich	-21
<wissen	-26
<woche	-55
<wochenende	-15
<wollen	-34
<wollte	-24
<wollten	-15
<wurde	-16
<während	-10
<wäre	-32
<wäscht	-16
<zahl	-16
<zahlen	-21
<zahlt	-14
<zehn	-39
<zeichnet	-10
<zeigen	-16
<zeigt	-17
<zeit	11
<zentimeter	-16
<zentimetern	-17
<zentrale	-11
<zerlegt	-12
<zettel	-33
<ziehen	-32
<zieht	-31
<zu	-61
<zuerst	-29
<zug	-16
<zuletzt	-18
<zum	23
<zurück	-17
<zusammen	-11
<zusätzlich	-12
<zwar	-31
<zwei	-62
<zweifacher	-13
<zweimal	-46
<zweit	-26
<zweite	-23
<zweitens	-17
<zweiter	-11
<zwischen	-47
<zwölf	-14
<zählen	-33
<zählt	-21
<|	-37
<«	-21
<·	-23
<äh	8
<ähm	-27
<ältere	-14
<ärztliche	-11
<öffnen	-26
<öffnet	-22
<öl	-10
<über	-57
<übergabe	-9
<überhaupt	-14
<übersetzt	-16
<übersetzungsbüro	-12
<übrig	-20
<übrigens	-15
<übt	-13
<“	-19
<„	-39
<€	-23
<→	-32
<❤	-11
<👍	-16
=0	-24
=a	-25
=ab	-17
=abbau	15
=abbauen	-21
=abdecken	8
=abdrehen	-20
=abdrücken	15
=abendfrieden	-13
=abends	15
=aber	-15
=abfahrt	-13
=abfahrtskontrolle	20
=abfotografieren	-11
=abfragen	-14
=abfüllen	-12
=abgeben	8
=abgedeckt	-18
=abgegeben	-22
=abgeholt	-13
=abgelesen	-16
=abgemacht	-13
=abgemahnt	-16
=abgemeldet	-14
=abgeschlossen	-16
=abgetastet	-14
=abgetippt	-21
=abgezogen	-17
=abgleichen	-13
=abhaken	-13
=abheften	-18
=abholen	-15
=abholer	-17
=abholung	20
=abhängen	-18
=abhören	-11
=abkehren	-17
=abkleben	-22
=abkühlen	-23
=ablage	11
=ablassen	-21
=ablauf	33
=ablehnung	-13
=ablesen	-21
=abliefern	-17
=abluft	-13
=abmelden	-16
=abnahme	12
=abnehmen	-26
=abrechnung	9
=abriss	-10
=absatz	-27
=absaugen	27
=absaugung	-18
=abschließen	-21
=abschluss	-13
=abschlussarbeiten	22
=abschnitt	-15
=absperrung	-16
=abspritzen	-17
=abspülen	-8
=abstand	-29
=abstimmung	-10
=absuchen	-19
=abtasten	-19
=abteilung	-22
=abtippen	-17
=abwarten	-24
=abwasser	-14
=abweichung	-28
=abwischen	-26
=aceton	-17
=ach	-16
=achse	-8
=acht	-30
=achten	-11
=achtung	-19
=achtzehn	-9
=achtzig	-22
=adler	-15
=adresse	-12
=advent	-14
=ag	-33
=ahrens	-13
=aigner	-10
=akku	-21
=akt	-11
=akte	-26
=akten	-19
=alarm	13
=alarmiert	-17
=alfons	-10
=alkohol	-24
=alle	-31
=alleine	-31
=allen	-29
=aller	-28
=allergie	-20
=allergien	-21
=alles	-19
=allgäu	-16
=alois	-13
=als	-56
=also	-89
=alt	-16
=altbau	9
=alten	-16
=alter	-11
=altes	-16
=am	-13
=ampel	-9
=amt	-12
=amtsgericht	-16
=amtsleitung	-16
=anbei	-28
=andere	-27
=anderen	-22
=anderes	-40
=andersrum	-19
=anderthalb	-14
=andrücken	-19
=anfahren	-11
=anfang	-21
=anfassen	-17
=anfordern	-10
=anfrage	-12
=angaben	-21
=angebot	-23
=angebrochene	-13
=angefangen	-30
=angefasst	-13
=angefordert	-15
=angehörige	-18
=angehörigen	-29
=angelegt	-17
=angenommen	-17
=angesehen	-14
=angesetzt	-17
=angestellt	-10
=angestellte	-12
=angestellten	-23
=angießen	-16
=angst	-9
=angucken	-25
=anhaken	-12
=anheben	-13
=anhänger	-27
=anke	-18
=anker	12
=anklicken	-18
=anklopfen	-12
=ankommen	22
=ankreuzen	-22
=ankunft	-17
=anlass	-26
=anlegen	9
=anleitung	-11
=anmeldung	-26
=anmerkung	-21
=anna	-13
=annahme	17
=annimmt	10
=anruf	14
=anrufen	-21
=anrufer	11
=anrühren	11
=ansagen	-19
=anschauen	-18
=anschließen	-8
=anschließend	-15
=anschneiden	-10
=anschreiben	-13
=ansehen	-30
=ansprechen	-21
=anstellen	9
=antippen	-16
=antirutschmatte	-10
=antrag	-16
=antwort	-22
=antwortet	-20
=anwalt	-22
=anweisung	-43
=anweisungen	-9
=anwesend	-25
=anwesenden	-15
=anwärmen	-22
=anziehen	-23
=anzug	-15
=anzuzeigen	-9
=anzünden	-10
=apotheke	-18
=apotheker	-12
=app	-23
=apparat	-18
=april	-30
=arbeit	-10
=arbeite	-13
=arbeitet	-20
=arbeitstag	-19
=archivleitung	-10
=arm	-24
=artikel	-18
=arzt	-17
=assistentin	-15
=atzung	-16
=auch	-59
=audit	-16
=auf	-18
=auffahren	12
=auffüllen	-27
=aufgebrochen	-18
=aufgehoben	-17
=aufguss	12
=aufhalten	-18
=aufheben	-14
=aufhängen	-22
=aufhören	-21
=aufkleber	-17
=auflage	-21
=auflegen	-22
=auflösen	-17
=aufmachen	-21
=aufnahme	-10
=aufnehmen	19
=aufrecht	-16
=aufrufen	-12
=aufs	-31
=aufschneiden	-11
=aufschreiben	-33
=aufsetzen	-21
=aufsicht	-15
=aufsprechen	-24
=aufstellen	11
=aufstieg	14
=auftauen	-18
=auftraggeber	-20
=auftragsnummer	-13
=auftragszettel	-13
=aufzeichnungen	-9
=aufzug	16
=august	-25
=aus	-15
=ausarbeiten	-18
=ausbilder	-13
=ausblasen	8
=ausdruck	-13
=ausdrucken	-26
=ausdrücken	-16
=auseinander	-15
=ausfahrt	-16
=ausfall	-20
=ausfertigung	-13
=ausformulieren	-17
=ausformulierung	-20
=ausfällt	8
=ausfüllen	-30
=ausgabe	8
=ausgang	10
=ausgangslage	-20
=ausgebaut	-21
=ausgeben	-19
=ausgegeben	10
=ausgehändigt	-10
=ausgelöst	-19
=ausgenommen	-13
=ausgeschlossen	-12
=ausgeschöpft	-16
=ausgestellt	-14
=aushang	-27
=ausheben	17
=aushilfe	-21
=aushilfen	-30
=aushängen	-25
=auskratzen	-19
=auslassen	-12
=auslauf	-18
=ausleihe	18
=auslesen	-16
=auslösen	-15
=ausm	-19
=ausmachen	-16
=ausnahme	-15
=ausreden	-17
=ausräumen	-18
=ausschließlich	-11
=ausschneiden	-9
=aussen	-14
=aussortieren	-16
=ausspülen	-21
=ausstellen	-12
=ausstellung	-23
=ausweis	-24
=ausweise	-19
=auswertung	-13
=auszubildende	8
=auszubildenden	-13
=auto	-25
=autoklaven	-15
=automat	-16
=automaten	11
=automatisch	-11
=autor	-18
=außen	-30
=außer	-20
=außerdem	-22
=außerhalb	8
=aw	-23
=aylin	-18
=az	-12
=azubi	-24
=azubis	-15
=b	-23
=baby	-15
=bad	-28
=bagger	-20
=bahn	-33
=bahnen	-10
=bahnhof	-26
=balg	-15
=ballen	-19
=band	-29
=bande	-17
=bank	-17
=bar	-30
=bargeld	-13
=basteln	-24
=bat	-18
=batterie	-16
=bauch	-11
=bauen	-11
=bauhof	-21
=baum	-20
=baustelle	-19
=beanstandet	-18
=beantworten	-10
=beantwortet	-16
=bearb	-14
=bearbeitet	-11
=beauftragt	-13
=becher	-13
=becken	15
=beckenwasser	-13
=bediener	-13
=bedient	-16
=beeren	-14
=befall	-12
=befreien	18
=befund	-19
=beginn	-22
=beginnen	-12
=beginnend	-10
=beginnt	-23
=beglaubigte	11
=begleitet	-14
=begleitung	10
=begleitzettel	-14
=begrüßen	-21
=begrüßt	-22
=behalten	-19
=behandelt	-19
=behauptet	-19
=behälter	-10
=behörde	-14
=bei	15
=beide	-26
=beiden	-34
=beider	-10
=beides	-11
=beidseitig	-11
=beileid	-8
=bein	-21
=beine	-16
=beisein	-21
=bekannte	-18
=beklagt	-12
=bekommt	-40
=belag	-14
=beleg	-27
=belege	-12
=belegt	-19
=beleidigt	-9
=beläge	-16
=bemängelt	-23
=benutzen	-19
=benutzer	9
=benutzte	18
=beobachten	-10
=berechnet	-17
=bereich	-22
=bereit	-24
=bereits	-13
=bereitschaft	-22
=bereitschaftsdienst	-27
=berg	-13
=bergbahnen	-22
=bergstation	-16
=bericht	-17
=berichtet	-14
=bernd	-24
=berührt	-11
=bescheid	-21
=bescheinigung	-20
=beschluss	-23
=beschreiben	-13
=beschreibung	-22
=beschrieben	-35
=beschriften	-21
=beschriftet	-22
=beschwerde	-22
=beschwert	-16
=beschäftigte	-17
=besen	-21
=besitzer	-24
=besorgen	-22
=besorgt	-19
=besprechung	-18
=besprochen	-29
=besser	-14
=bestand	14
=bestatter	-17
=bestattungshaus	-10
=besteck	-18
=besteht	-20
=bestellt	-24
=besten	-26
=bestätigt	-19
=bestätigung	-14
=besucher	-19
=beteiligten	-15
=betr	-18
=betrag	-15
=betreiben	-14
=betreten	-19
=betreue	-11
=betreuen	-20
=betreut	-24
=betrieb	16
=betriebsanweisung	-20
=betriebsleiter	-16
=betriebsleitung	-18
=betriebsrat	-16
=betriebstagebuch	-9
=betrifft	-19
=betritt	-15
=betroffenen	-10
=bett	11
=betten	-15
=betäubungsmittel	-12
=beulen	-10
=beurkundung	13
=beutel	-26
=bevor	-38
=bevölkerung	-21
=bewegt	-16
=bewohner	-14
=bezahlt	-28
=beziehen	14
=bezirk	-18
=bezug	-9
=bezugsperson	-10
=bg	-11
=biel	-17
=bier	-14
=bietet	-18
=bild	-26
=bilden	-21
=bilder	-19
=bildschirm	-21
=bin	-32
=bindemittel	-14
=binden	12
=bindet	-21
=birgit	-16
=bisher	-37
=bisherige	-21
=bist	-19
=bitte	-49
=bitten	-30
=bittet	-28
=blase	-15
=blasen	-21
=blatt	-38
=blau	-14
=blaue	-27
=blauen	-25
=bleib	-9
=bleiben	-35
=bleibt	-15
=bleistift	-17
=blick	-19
=blind	-14
=blinkt	-14
=blister	-14
=blitz	-10
=block	-21
=bloß	-18
=blumenladen	-9
=blutdruck	-11
=blutproben	23
=blutverdünnern	-17
=blutzucker	-10
=blätter	-14
=blättert	-10
=boden	-13
=bogen	-32
=bohlen	-17
=bolzen	-19
=bon	-24
=boot	-10
=bord	-20
=bordbretter	-13
=boten	-13
=box	-23
=boxen	-15
=brand	-25
=brandgefahr	-15
=brandl	-20
=brauch	-28
=brauche	-22
=brauchen	-48
=braucht	-32
=brauchts	-9
=brautmutter	-14
=bravo	-10
=brechen	-17
=breit	-22
=bremse	-24
=brennbare	-16
=brennen	14
=brenner	-14
=brett	-17
=brief	-21
=briefkasten	-11
=brille	-20
=brot	-20
=brote	-19
=bruch	-16
=brutzeit	-18
=bräuchte	-23
=bräuchten	-29
=brötchen	-12
=bub	-22
=buch	-20
=buchbinderei	-19
=buche	-15
=buchen	-16
=bucht	-20
=bug	-10
=bunkern	18
=burg	-16
=bus	-18
=bzw	-15
=bäcker	-14
=bäckerei	-18
=bälle	-21
=bände	-16
=bänder	-18
=bücherei	-15
=bürger	-23
=bürgermeister	-14
=büro	-11
=bürsten	-20
=bürstet	-15
=ca	-18
=campingplatz	18
=celle	11
=cent	-14
=charge	-15
=checken	10
=checkliste	-24
=chef	-31
=chefin	-18
=chemie	-18
=chip	-16
=chlor	-16
=cloud	-9
=cm	-18
=co2	-15
=code	8
=container	-21
=d	-16
=da	-54
=dabei	-20
=dach	-32
=dachrinne	-15
=dachte	-19
=dafür	-25
=dagegen	-13
=daheim	-23
=daher	-37
=dahin	-21
=dahinter	-22
=damals	-19
=dame	-24
=damen	-28
=damit	-36
=dampf	-14
=danach	-28
=daneben	-17
=dank	-25
=danke	-28
=dann	-38
=daran	-22
=darauf	-27
=daraus	-37
=darf	-35
=darum	-33
=darüber	-21
=das	-31
=dass	-10
=daten	-17
=datenbank	-14
=datteln	-10
=datum	-30
=dauercamper	-14
=dauernd	-13
=dauert	-35
=daumen	-8
=davon	-27
=davor	-31
=dazu	-19
=dazwischen	-9
=deckel	-24
=decken	-17
=defekt	-16
=denen	-31
=deniz	-22
=denkt	-17
=denn	-37
=denselben	-25
=dentallabor	-17
=der	18
=deren	-23
=derselben	-16
=des	27
=deshalb	-17
=desinfektion	14
=desinfektionsbad	-8
=desinfizieren	-8
=dessen	-8
=deswegen	-22
=deutsch	-12
=dezember	-30
=di	-28
=dialekt	-13
=dich	-22
=dicht	-22
=dichtung	-16
=dichtungen	-29
=dick	-18
=dicke	-9
=die	-10
=dienstag	-38
=dienstanweisung	-10
=dienste	-17
=dies	-20
=diese	-30
=diesel	-14
=dieselbe	-21
=diesem	-19
=diesen	-15
=dieser	-16
=dieses	-17
=differenz	-12
=diktat	-23
=diktier	-20
=diktiere	-19
=ding	-21
=dings	-19
=dir	-40
=direkt	-28
=diskussion	-14
=diskutieren	-15
=display	-21
=dispo	-11
=disponent	-19
=disposition	-11
=do	-22
=doch	-36
=doku	-12
=dokument	-26
=dolmetscher	-17
=donnerstag	-17
=doppelsieb	-14
=doppelt	-26
=doro	-14
=dose	-18
=dosis	-13
=draht	-16
=dran	-34
=drauf	-43
=draufschauen	-17
=draus	-21
=draußen	-46
=dreck	-16
=drehen	-27
=drehmoment	-17
=drei	-36
=dreihundert	-18
=dreiviertel	-15
=dres	-18
=drin	-34
=dringend	-21
=drinlassen	-15
=dritt	-19
=dritte	-17
=drittel	9
=dritten	-21
=drittens	-17
=dritter	-15
=droht	11
=druck	-20
=drucker	-23
=druckluft	-13
=druckt	-15
=drum	-33
=drunter	-29
=drüber	-23
=drücken	-19
=du	-63
=dunklen	-9
=dunkler	-12
=durch	23
=durchblättern	-20
=durcheinander	-26
=durchführung	-24
=durchgehen	-15
=durchgesehen	-10
=durchgezählt	-15
=durchsage	-20
=durchsicht	-8
=durchsucht	8
=durchwahl	-9
=durchzählen	-16
=dünn	-17
=dürfen	-23
=düse	-13
=e	-28
=eben	-13
=ebene	-8
=echt	-29
=ecke	-8
=ecken	13
=egal	-25
=eh	-22
=ehering	-13
=ehrenamtliche	-14
=ehrenamtlichen	-27
=ehrlich	-16
=eigene	-22
=eigenen	-22
=eigener	-17
=eigentlich	-26
=eigner	-16
=eimer	-30
=einbauen	-12
=einbauten	-12
=eine	-28
=einem	-9
=einer	-10
=eines	13
=einfach	-22
=einfache	-9
=einfahrt	9
=einfrieren	-13
=eingangsstempel	-17
=eingefallen	-24
=eingefroren	-20
=eingetragen	-29
=einheiten	-17
=einheitlich	-31
=einholen	-14
=einhängen	-20
=einlass	-15
=einlegen	-23
=einmal	-20
=einpacken	10
=eins	-21
=einsatz	16
=einsetzen	-14
=einspruchsfrist	-9
=einstecken	-15
=einsteigen	-14
=einstellen	-14
=einstimmig	-8
=eintrag	-17
=eintragen	-11
=einweganzug	-12
=einwilligung	-17
=einzeln	-35
=einzelnen	-14
=einzutragen	-16
=elektriker	-16
=elektrogeräte	-16
=elektronisch	-17
=elf	-30
=ellbogen	-26
=eltern	-27
=elternzeit	-15
=empfang	-22
=empfiehlt	-18
=ende	-55
=enden	-12
=endlich	-35
=endstufen	-14
=entdeckeln	-13
=entfernen	-12
=entgegen	-22
=entnehmen	-11
=entriegeln	-11
=entscheidet	-21
=entscheidung	-24
=entschuldigen	-20
=entschuldigt	-21
=entschuldigung	-13
=entsorgen	-17
=entsorgt	-12
=entsperren	11
=entwurf	-33
=er	-21
=erbverträgen	8
=erde	-21
=erfolgen	-16
=erfolgt	-19
=erfragen	-15
=ergebnis	-31
=ergänzt	-17
=erhalten	-17
=erhitzen	-13
=erhält	-19
=erklären	-26
=erklärt	-26
=erlaubnis	-17
=erlaubt	-19
=ernte	16
=errechnet	-18
=ersatz	-18
=ersatzgerät	-8
=ersetzt	-19
=erst	-20
=erstellt	-15
=ersten	-10
=erstens	-15
=erster	-9
=erstes	-25
=erstmal	-16
=erwachsenen	-19
=erwartet	-19
=erzieherin	-19
=erzählen	-21
=erzählt	-23
=es	-25
=essen	9
=essig	-14
=etage	-16
=etagen	-14
=etikett	-21
=etiketten	-13
=etwas	-10
=euch	-40
=eure	-10
=euro	-23
=extra	-22
=fa	-17
=fach	-14
=fachkraft	-14
=fachwörter	-9
=faden	12
=fahr	-19
=fahren	-9
=fahrgäste	18
=fahrtenbuch	-11
=fahrtrichtung	-13
=fahrzeug	-9
=fahrzeuge	12
=falknerei	-18
=fall	-15
=fallen	-25
=falls	9
=falsch	10
=falsche	12
=falschen	-29
=familie	-25
=fang	-26
=fangen	-28
=farbe	-33
=farbkappen	-19
=fass	-18
=fassen	-33
=fasst	-25
=fassung	-43
=fast	-11
=fax	-14
=februar	-32
=fehlalarm	-14
=fehlen	-22
=fehlende	-19
=fehlendes	13
=fehler	-20
=fehlten	-23
=feinen	-16
=feld	-12
=felge	-16
=fenster	-24
=ferien	-24
=ferner	-14
=fernglas	-17
=fertig	-23
=fest	-31
=festgehalten	-28
=festhalten	-18
=festzuhalten	-18
=fett	-18
=feucht	-32
=feuchte	-12
=feuchtes	-12
=feuer	-17
=feuerwehr	-45
=ff	-15
=ffp2	-12
=filialen	-23
=film	-15
=filmen	-13
=filter	-17
=filterpapier	-11
=finanzamt	-10
=finde	-10
=finden	-13
=finder	-14
=findet	9
=finger	-19
=fingern	-24
=finja	-18
=firma	-25
=fisch	14
=fix	-12
=fixe	-17
=flach	-20
=flamme	-22
=flasche	-25
=flaschen	-15
=flatterband	-14
=fleck	-13
=flecken	-30
=fleisch	-18
=flensburg	-21
=fliegen	-18
=fliegt	-24
=flo	-16
=flughafen	-22
=flur	-12
=fläche	-18
=flächen	-19
=folge	-14
=folgen	-13
=folgendes	-20
=folgt	-30
=folie	-21
=folien	-11
=fordert	-14
=form	-24
=formblatt	-9
=formular	-26
=formulieren	-19
=foto	-22
=fotografiert	-34
=fotos	-18
=fr	-17
=frag	-15
=frage	-28
=fragebogen	-13
=fragen	-28
=fragt	-39
=fragte	-19
=franken	-23
=frau	-47
=frauen	-13
=frauenmilchbank	-13
=frei	-27
=freibad	-18
=freie	-17
=freien	-10
=freies	-13
=freigabe	-25
=freigeben	-14
=freigegeben	-17
=freitag	-19
=freitags	-22
=freiwillige	-22
=fremde	-16
=fremdfirmen	9
=frequenz	-8
=freundin	-19
=freundlich	-24
=freundliche	-15
=freundlichen	-9
=friedhöfen	-19
=friert	-17
=frisches	-17
=frisst	-16
=frist	-17
=fristen	12
=fristenbuch	-14
=fristenkontrolle	18
=fritteuse	-18
=frosch	-15
=frost	-24
=frostschutz	-22
=früh	-31
=früher	-23
=frühestens	-18
=frühstück	-15
=fsjler	-16
=fund	9
=fundbüro	-16
=fundsachen	19
=funk	-18
=funkt	-9
=futter	-27
=fuß	8
=fährt	-37
=fällen	-16
=fällig	-20
=fällt	-26
=fängt	-22
=fässer	-19
=führerschein	-14
=führt	-23
=führung	10
=füllt	-27
=füllung	10
=fünf	-54
=fünfmal	-11
=fünfundvierzig	-17
=fünfundzwanzig	-29
=fünfzig	-18
=fürth	-13
=füttern	-20
=füße	-12
=g	-15
=gab	-23
=gabel	-21
=gang	-22
=ganz	-25
=ganze	-27
=ganzen	-26
=gar	-31
=garantie	-16
=garderobe	-9
=gas	-27
=gasgeruch	-9
=gast	17
=gasöl	11
=gearbeitet	-16
=gebe	-19
=geben	-36
=gebeten	-21
=gebiet	-10
=geblieben	-9
=gebogen	-14
=gebraucht	-14
=gebrochen	-18
=gebucht	-32
=geburtsdatum	-17
=geburtstag	-15
=gebühr	-26
=gebühren	-14
=gedreht	-10
=geehrte	-17
=geehrter	-10
=gefahren	-33
=gefaltet	-19
=geflügel	-11
=gefragt	-27
=gefroren	-18
=gefunden	-22
=gefährlich	-22
=gefühl	-16
=geführt	-21
=gefüllt	-14
=gefüttert	-19
=gegeben	-23
=gegenlesen	-9
=gegenstand	9
=gegenüber	-20
=gegessen	-19
=geguckt	-11
=gehabt	-21
=gehalten	-18
=gehandelt	-18
=gehe	-20
=gehen	-27
=geholt	-16
=geht	13
=gehts	-18
=gehängt	-10
=gehäuse	-17
=gehören	-24
=gehört	-25
=gekehrt	15
=gekostet	-17
=gekürzt	-8
=geladen	-16
=gelagert	-16
=gelassen	-17
=gelaufen	-17
=gelbe	-20
=gelben	-21
=geld	-27
=geldbeutel	-18
=gelegt	-15
=gelernt	-14
=gelten	-9
=geltung	-17
=geltungsbereich	-13
=gelände	11
=geländer	-16
=gelöscht	-16
=gelöst	-19
=gemacht	11
=gemahnt	-16
=gemailt	-11
=gemeinde	-33
=gemeinsam	-27
=gemeint	-17
=gemeldet	-23
=gemerkt	-11
=gemessen	-25
=gemischt	-15
=genau	-34
=genauso	-10
=genehmigt	-20
=generation	-20
=genommen	-14
=genug	-21
=genügt	-16
=geprüft	13
=geputzt	-14
=gepäck	-8
=gerade	-26
=geranien	-22
=geraucht	-14
=gereinigt	-13
=gericht	-15
=gern	-40
=gerne	-25
=geruch	-15
=gerufen	-12
=gerät	-30
=gerätewart	-26
=geräusche	-13
=gesagt	-22
=geschichte	-15
=geschlossen	-26
=geschnitten	-16
=geschrieben	-39
=geschriebenes	11
=geschätzt	-11
=gesehen	-22
=geselle	-22
=gesellin	-22
=gesetz	-11
=gesetzt	-10
=gesicht	-22
=gespann	-15
=gesprochen	-21
=gespräch	-13
=gestapelt	-15
=gestatten	-11
=gestattet	-14
=gesteckt	-22
=gestellt	-25
=gestempelt	-21
=gestern	-28
=gestochen	-12
=gestohlen	-15
=gestoppt	-18
=gestrichen	-14
=gestürzt	-17
=gesundheitsamt	-27
=getauscht	-19
=geteilt	-11
=getestet	-15
=getragen	-21
=getrennt	-18
=getrunken	-10
=gewaschen	-27
=gewechselt	-14
=geweint	-18
=gewicht	-28
=gewitter	-15
=gewogen	-25
=geworden	-28
=gewünscht	-22
=gez	-16
=gezeigt	-25
=gezogen	-23
=geändert	-19
=geöffnet	-23
=gib	-13
=gibt's	-26
=gibts	-36
=gießen	-20
=gießt	-13
=gilt	-27
=gingen	-17
=gisela	-16
=gitter	-15
=glas	-29
=glashütte	-21
=glaub	-19
=glaubt	-10
=gleich	-50
=gleichen	-30
=gleichzeitig	-21
=gleis	-16
=glück	-19
=gmbh	-23
=gold	-22
=goldschmuck	13
=golf	-17
=gondel	-16
=gondelbahn	11
=gott	-20
=gps	-11
=grabnummer	-18
=grad	-42
=gramm	-12
=gras	-13
=graue	-12
=graz	-17
=greift	-13
=grenze	-16
=griff	-21
=griffe	-19
=grill	-14
=grob	-23
=groben	-11
=gross	-16
=groß	-23
=große	-20
=großen	-13
=großes	-18
=grube	-20
=grund	-20
=grundlage	-13
=gruppe	-29
=gruppen	-21
=gruß	-17
=größe	-24
=größer	-16
=grüezi	-21
=grün	-24
=grüne	-22
=grünen	-32
=grüß	-17
=grüße	-21
=grüßen	-24
=gscheites	-17
=gucken	-30
=guckt	-23
=gummi	-11
=gurt	-18
=gurte	-21
=gurten	-22
=gutachter	-11
=gute	-25
=guten	-27
=gutscheine	-14
=gärtnerei	-16
=gäste	-27
=gül	-14
=gültig	-28
=gültigen	-12
=günter	-21
=gürtel	-20
=h	-20
=haar	-23
=haare	-20
=hab	-24
=hab's	-21
=habe	-14
=haben	-73
=haberzettl	-11
=habt	-18
=hafen	10
=hafenmeister	-11
=haftpflicht	-14
=haha	-17
=hahn	-18
=haken	-26
=hakt	-23
=halb	-35
=halbe	-30
=halben	-21
=halber	-9
=hallenbad	-21
=hallöchen	-21
=halsband	-15
=halt	-30
=halten	-30
=halter	18
=haltestelle	14
=handbreit	-21
=handbremse	-14
=handbuch	-23
=handfest	-8
=handschuhe	-27
=handschuhen	-18
=handschuhfach	-22
=handtuch	-16
=handy	-30
=handys	-32
=handzeichen	-19
=hannes	-11
=hans	-14
=hartem	-12
=hast	-19
=hat	-99
=hat's	-15
=hatten	-37
=haube	-21
=haufen	-15
=haupteingang	-16
=hauptschalter	-20
=hausdame	-17
=hause	10
=hausmeister	-33
=hausnotruf	19
=hausnummer	-21
=haustechnik	-15
=hausverwaltung	-12
=hautdesinfektion	-11
=headset	-17
=heben	-23
=heft	-23
=heften	11
=heftet	-14
=heike	-21
=heim	-20
=heiner	-21
=heinz	-13
=heiss	-14
=heisst	-12
=heizer	-18
=heiß	-28
=heißem	-16
=heißes	-14
=heißt	-37
=heißwasser	-14
=helfen	-28
=helfer	-22
=hellen	-14
=helm	-17
=her	-18
=heraus	-26
=herausbrechen	-19
=herausnehmen	-20
=herbst	-22
=herd	-19
=herein	-21
=herr	-42
=herren	-23
=herrichten	9
=herrn	-29
=hersteller	-22
=herum	-30
=heu	12
=heut	12
=heute	-30
=hey	-25
=hi	-17
=hier	-53
=hierher	-10
=hieß	-19
=hilfe	-10
=hilft	-19
=himmel	-19
=hin	-17
=hinaus	-22
=hinein	-22
=hinfahren	-11
=hing	-10
=hinlegen	-18
=hinten	-45
=hinter	-21
=hintergrund	-20
=hinterher	-17
=hinunter	-16
=hinweis	-10
=hinweisen	-16
=hm	-23
=hoch	-33
=hochachtung	-12
=hochdeutsch	-16
=hochdrücken	-15
=hochfahren	9
=hochgehalten	-11
=hof	-30
=hoffe	-18
=holen	14
=holger	-12
=holt	-25
=holz	-20
=horchen	-10
=hospiz	-22
=hotel	-16
=hr	-27
=huber	-20
=hufe	-26
=hufschmied	-10
=hund	-22
=hunde	16
=hundert	-23
=hähne	-21
=hälfte	-24
=hält	-26
=hände	-18
=hängen	-21
=hängt	-35
=hätte	-30
=hätten	-18
=häufigsten	-21
=häuser	-12
=höchstens	-25
=höchstwert	-9
=höhe	-20
=höher	-22
=hören	-16
=hörer	-13
=hörgerät	9
=hört	-27
=hübsch	-25
=i	-24
=ich	-97
=ichs	-21
=igel	-10
=ihm	-26
=ihn	-43
=ihnen	-42
=ihr	-16
=ihrem	-21
=ihren	-10
=ihrer	-31
=iii	-11
=im	22
=immer	-55
=impfpass	-23
=in	-36
=informieren	-19
=informiert	-19
=inh	-9
=inhalt	-17
=innen	-37
=innendienst	-12
=innenraum	-14
=innerhalb	-32
=insbesondere	-14
=inspizient	-12
=instrumente	10
=intendanz	-16
=intern	-26
=inventarnummer	-8
=inzwischen	-23
=irgendwas	-34
=irgendwo	-32
=is	-20
=ist	-43
=it	-12
=it-betrieb	-12
=j	-16
=ja	-58
=jacke	-11
=jacken	-20
=jagdpächter	-27
=jahre	-24
=jahren	-35
=jahresende	12
=jahrgang	-13
=jannis	-13
=januar	-27
=je	-31
=jedem	-21
=jederzeit	-18
=jemand	12
=jemandem	-19
=jemanden	-20
=jenny	-14
=jetzt	-63
=jo	-20
=jonas	-17
=jour	-18
=jugend	-16
=juli	-24
=jung	-14
=junge	12
=jungen	-29
=juni	-28
=jäger	-14
=jährlich	-21
=jänner	-12
=jörg	-18
=k	-22
=kabel	-22
=kabine	-9
=kabinen	9
=kaffee	-26
=kaffeemaschine	-17
=kalb	-23
=kalle	-16
=kalt	-23
=kaltem	-8
=kaltes	-17
=kam	-27
=kamera	-19
=kammer	-24
=kanal	-22
=kanister	-19
=kann	-42
=kannst	-35
=kante	-18
=kanten	-23
=kantine	15
=kanzlei	-23
=kap	-16
=kapieren	-11
=kapiert	-21
=kapitel	-19
=kappe	-17
=kaputt	-16
=kaputte	-14
=kaputtem	9
=kaputtes	-12
=karabiner	-17
=karte	-33
=karten	-25
=karton	-19
=kartons	-15
=kassel	-17
=kassieren	-15
=kassiert	-16
=kasten	-14
=kathi	-26
=katze	10
=katzen	-14
=kaution	-23
=kehren	8
=keil	-18
=keile	-19
=keimprobe	22
=keimzahl	-9
=kein	-56
=keine	-45
=keinen	-17
=keiner	-40
=kelle	-19
=kennen	-10
=kennt	-26
=kennzeichen	-21
=kerzen	-16
=kessel	-18
=kette	-24
=ketten	-19
=kettenhandschuh	-17
=kevin	-15
=kg	-26
=ki	-11
=kilo	-25
=kilometer	-15
=kind	11
=kinder	-35
=kindern	-17
=kindes	-17
=kiosk	-12
=kirchenvorstand	-13
=kissen	13
=kiste	-24
=kisten	-35
=kita	-19
=kittel	-21
=klammern	-20
=klappe	-16
=klappen	-18
=klar	-29
=klare	-24
=klassen	-10
=klassenfahrten	-12
=klaviertransport	10
=klebeband	-25
=kleben	-18
=klebt	-20
=kleid	-15
=kleidung	-19
=kleine	-35
=kleinen	-22
=kleiner	12
=kleines	-13
=kleinste	-11
=klemmt	-13
=kletterhalle	-26
=klima	-22
=klimaanlage	-14
=klingel	-14
=klingeln	-17
=klingelt	-26
=klingt	-18
=klopfen	-18
=klären	-11
=klärt	-20
=km	-10
=km/h	-12
=knapp	-16
=knie	-20
=knopf	-17
=knoten	-25
=knüpfen	-14
=koffer	-20
=kollege	-32
=kollegen	-26
=kollegin	-26
=kolleginnen	-28
=kollekte	16
=kolophonium	-16
=komma	-28
=kommando	-17
=komme	-9
=kommen	-53
=kommission	-14
=kommt	-33
=komplett	-13
=kompressor	-24
=konnte	-19
=konto	-10
=kontrolle	22
=kontrollfahrt	-11
=kontrolliert	-21
=kopf	-36
=kopfhörer	-15
=kopfverletzung	-14
=kopie	-18
=kopien	16
=kopieren	-17
=kopiert	-27
=korb	-18
=korn	-13
=kosten	-21
=kostet	-26
=kran	12
=kranke	-20
=krankenkasse	-25
=krankheit	-12
=kratzen	-18
=kreide	-18
=kreis	-26
=kreuz	-13
=krieg	-10
=kriegen	-27
=kriegst	-13
=kriegt	-23
=kröger	-10
=krümel	-14
=kuchen	-20
=kugel	-16
=kugelschreiber	-19
=kuli	-12
=kunden	12
=kundin	-23
=kundschaft	-27
=kuppel	19
=kupplung	-21
=kurier	-20
=kurs	-20
=kurverwaltung	-19
=kurz	-34
=kurze	-18
=kurzen	-15
=kurzes	-16
=kurzfassung	-24
=kw	-21
=kälte	-24
=köln	-18
=können	-26
=könnt	-15
=könnte	-32
=könnten	-25
=köpfe	-17
=köpfen	-12
=körper	-11
=kübel	-19
=küchentisch	-19
=kühl	-14
=kühlbox	-15
=kühlen	-22
=kühlraum	-28
=kühlschrank	-28
=kühlung	-26
=kümmert	-14
=kündigung	-23
=künftig	-40
=kürzel	-14
=kürzen	-13
=küster	-15
=küvette	-12
=l	-12
=labor	-28
=lachen	-23
=lack	-12
=ladegerät	-16
=ladekabel	-16
=ladenschluss	-13
=ladung	-13
=lag	-17
=lage	-15
=lagen	-13
=laibe	-18
=laiben	-18
=laminieren	-19
=lampe	-24
=land	-22
=landesverband	-18
=lang	-30
=lange	-36
=langen	11
=langsam	-38
=lappen	-18
=laptop	-15
=lass	-20
=lasse	-15
=lassen	-28
=lasst	-18
=last	12
=laub	-22
=laufende	-16
=laufender	-16
=lauge	-13
=laut	-24
=lautsprecher	-22
=leben	-18
=lebensmittel	-22
=leeren	-17
=legen	-27
=legt	-34
=lehnen	-18
=lehrer	-17
=lehrerzimmer	-11
=lehrgang	-14
=lehrkraft	-17
=lehrling	-24
=lehrlinge	-16
=leicht	-17
=leider	-29
=leihgaben	11
=leihhaus	10
=leine	-17
=leinen	-16
=leise	-22
=leite	-19
=leiten	-19
=leitern	-17
=leitfaden	-21
=leitstand	-11
=leitstelle	-18
=leitung	-23
=lena	-22
=lenker	-8
=lenz	-14
=lernen	-15
=lernt	-17
=lesen	-16
=leser	-14
=lesesaal	11
=letzte	-33
=letzten	-52
=letztens	-20
=letzter	-17
=letztes	-28
=leuchte	-12
=leuchten	-27
=leut	-14
=leute	-18
=leuten	-30
=lg	-18
=licht	-26
=lichtbildausweis	-19
=liebe	-12
=lieben	-17
=lieber	-17
=liebes	-17
=liebsten	-20
=lief	-18
=lieferant	-14
=lieferschein	-24
=lieferung	-32
=lieferwagen	15
=liege	-16
=liegen	-33
=liegend	-10
=liegt	-39
=liest	-35
=lifter	-11
=lila	-19
=linie	-18
=linien	-12
=link	-18
=linke	-16
=links	-33
=linksgewinde	-15
=linz	-15
=liste	-42
=liter	-36
=lkw	-14
=lob	-20
=loch	-24
=locker	-13
=logo	-13
=lol	-14
=lorenz	-12
=los	-34
=los-nr	-12
=lose	-28
=losen	-11
=loswerden	-18
=luft	-18
=luftfeuchte	-18
=luftschutzstollen	-20
=luis	-15
=luke	-16
=lupe	-14
=lädt	-10
=ländern	-24
=länge	-17
=länger	-28
=längs	-9
=lässt	-27
=läufige	-13
=läuft	-23
=löcher	-22
=löffel	-24
=löhne	-13
=löschen	-20
=löschzug	-21
=lösemittel	-12
=lösen	-14
=löst	-14
=lücke	-20
=lücken	-12
=lüften	-19
=lüftung	-18
=m	-22
=m/s	-15
=ma	-13
=mach	-30
=mach's	-13
=mache	-19
=machen	-9
=machs	-17
=machst	-25
=macht	-37
=macht's	-18
=mag	-22
=magneten	-21
=mahnung	8
=mai	-39
=mail	-25
=maische	-16
=mal	-30
=male	-16
=malte	-19
=man	12
=manche	-34
=manchen	-18
=manchmal	-34
=mann	-25
=manni	-24
=manometer	-15
=mans	-21
=mantel	-10
=mappe	-13
=maria	-17
=marke	-28
=markieren	-16
=markierung	-14
=markise	-10
=maschine	-37
=maschinen	-18
=maschinenraum	-15
=maschinist	-17
=mast	-17
=matratze	-18
=matte	-18
=maximal	-10
=maß	-12
=md	-15
=medien	-10
=medikamente	11
=mehr	-53
=mein	-34
=meine	-38
=meinem	-26
=meinen	-25
=meiner	-32
=meint	-21
=meinte	-21
=meist	-35
=meiste	-22
=meisten	-24
=meistens	-31
=meister	-34
=melde	-15
=melden	-16
=meldung	-31
=meldungen	-10
=memo	-13
=menge	-11
=mensch	-17
=merci	-20
=merkblatt	-23
=merkt	-15
=messe	-14
=messen	-12
=messer	-30
=messgerät	-19
=messung	-24
=metalleimer	-16
=metern	-13
=mg/l	-11
=mich	-58
=mikro	-12
=millimeter	-16
=min	-20
=mind	-25
=mindestens	-33
=minus	-27
=minute	-11
=mir	-41
=mischen	-19
=mischung	-15
=misst	-26
=mit	-22
=miteinander	-18
=mitgeben	-21
=mitglied	-12
=mitgliedern	-18
=mitnehmen	-30
=mitschriften	-20
=mittag	-16
=mittags	-12
=mitte	-31
=mittel	-24
=mitten	-13
=mitternacht	-15
=mittwoch	-23
=ml	-19
=mm	-19
=mo	-16
=moin	-24
=moment	-26
=monat	-36
=monate	-29
=monaten	-19
=monatlich	-10
=monatsende	-11
=moniert	-18
=montag	-36
=montags	-23
=monteur	-18
=monteure	-27
=moos	-11
=morsch	-17
=motor	-27
=musik	-18
=muss	-60
=musste	-16
=mussten	-12
=muster	-17
=mutter	-12
=muttern	-22
=mängel	-23
=mäntel	-11
=märz	-29
=möchte	-34
=möchten	-31
=möge	-18
=mögen	-20
=möglich	-16
=mühle	-16
=müll	-25
=mündlich	-16
=münzen	-11
=müssen	-39
=müsste	-19
=n	-11
=na	-33
=nachbargräber	-20
=nachbarn	-28
=nachfolger	-24
=nachfragen	-20
=nachfüllen	10
=nachgefragt	-17
=nachher	-19
=nachlauf	-23
=nachlesen	-21
=nachmessen	-21
=nachmittag	-26
=nachmittags	12
=nachnamen	-20
=nachricht	-16
=nachsehen	-18
=nacht	15
=nachweis	-21
=nachweise	-14
=nadeln	-19
=nadine	-13
=nagel	-11
=naht	-18
=name	-30
=namen	-32
=namensschild	-10
=nase	-18
=nass	-32
=nasse	-24
=naturschutzbehörde	-18
=natürlich	-14
=ne	-30
=neben	-25
=ned	-21
=nee	-30
=nehmt	14
=nein	-44
=nele	-16
=nem	-19
=nen	-38
=nenne	-18
=nennen	-9
=nennt	-27
=netz	-20
=neu	8
=neuem	-8
=neuen	-14
=neuerdings	-19
=neues	10
=neulich	-24
=neun	-29
=neunzig	10
=newton	-18
=nicht	-48
=nichte	-17
=nichts	-41
=nicken	-15
=nie	-57
=niederschrift	-23
=niedrigwasser	12
=niemals	-21
=niemandem	-19
=nieten	-17
=nikolai	-15
=nirgends	-27
=nix	-32
=noch	-69
=nochmal	-29
=nochmals	-13
=normal	-14
=not-aus	-13
=notariat	-17
=notdienst	17
=notfallnummer	-17
=notiert	-25
=notiz	-23
=notizen	-16
=notruf	-19
=nr	-26
=null	-21
=nullen	-16
=nummer	-30
=nummerieren	-13
=nummeriert	-20
=nummerierten	-11
=nummern	-13
=nun	-35
=nur	-35
=nächste	-12
=nächsten	-34
=nägel	-21
=nähe	-16
=nähten	-11
=nämlich	-22
=nötig	-16
=nüchtern	-32
=nüsse	-23
=o	-17
=ob	-42
=obendrauf	-24
=obere	-21
=oberfläche	-11
=oberkante	-17
=obermaier	-18
=obst	-14
=ofen	-29
=ofentür	-21
=offen	-35
=offene	-19
=offenen	-18
=offener	-20
=oft	-27
=og	-18
=oh	-16
=ohne	-21
=ohr	-15
=ok	-16
=okay	-33
=oktober	-32
=oldenburg	-20
=ole	-17
=oma	-19
=online	-24
=onlineshop	-20
=op	-12
=opa	-16
=oper	-14
=orange	-19
=ordentlich	-27
=ordentliche	-19
=ordentliches	-13
=ordnen	-36
=ordner	-23
=ordnung	-23
=ordnungsamt	-18
=orga	-19
=orgel	13
=orgelbau	-16
=original	-18
=originals	-16
=ort	-18
=ostern	-21
=p3	-14
=paar	9
=paarweise	-14
=packen	12
=packliste	-14
=packung	-17
=packungen	-8
=paket	12
=paletten	-11
=panik	-22
=papier	-21
=papiere	-12
=parken	-21
=parkhaus	-23
=parkplatz	-19
=parkplätze	-17
=partner	-19
=parzelle	-19
=pass	-18
=passau	-27
=passieren	-21
=passt	-21
=passte	-9
=patient	-17
=patienten	-8
=pause	-16
=pdf	-16
=pedale	-17
=peilt	-17
=peinlich	-21
=perfekt	-19
=person	-19
=personal	-19
=personalabteilung	-22
=personen	15
=persönlich	-11
=petersen	-15
=petra	-21
=pfand	-19
=pfandschein	-12
=pfeifen	-13
=pfeift	-15
=pferd	12
=pfiat	-19
=pflanzen	-13
=pflege	-13
=pflegedienstleitung	-20
=pflegekraft	-15
=pfleger	-12
=pförtner	-17
=ph	-15
=piept	-16
=pilot	-14
=piloten	-21
=pinsel	-19
=plakette	-19
=plan	-24
=plane	-13
=planen	-19
=plastiktüte	-21
=platte	-24
=platten	-22
=platzen	-10
=platzt	-19
=platzwart	-14
=plombe	-16
=plus	-17
=plätze	-13
=pohl	-19
=polen	-16
=polier	-16
=polizei	-24
=polnisch	-13
=portal	-23
=portionen	-20
=portugal	-15
=position	-19
=praktikant	-20
=praktikanten	-23
=praktikantin	-29
=praxen	-16
=preis	-22
=presse	-24
=pressen	17
=private	-19
=privaten	-10
=pro	-9
=probe	-20
=probefahrt	11
=probelauf	11
=proben	-15
=probenahme	15
=probieren	-12
=produktion	-19
=prof	-16
=programm	-19
=projektor	-9
=protokoll	-22
=prozent	-26
=pröll	-17
=prüfen	9
=prüfer	-19
=prüft	-25
=prüftaste	-9
=puls	-9
=pult	-22
=pulver	-20
=pumpe	-25
=punkt	-30
=punkte	-20
=pur	-10
=putzen	16
=putzmittel	-17
=putztürl	-20
=pächter	-12
=pädagogisches	-15
=q3	11
=qm	-19
=qm-handbuch	-14
=quartal	-16
=quatsch	-21
=quer	-20
=quittieren	-16
=quittung	-20
=r	-14
=rack	-17
=rad	-25
=radio	-20
=ramadan	11
=rampe	-31
=ran	-18
=rand	-21
=raspeln	-14
=ratenzahlung	-15
=rathaus	-13
=rauchen	-17
=rauchfangkehrer	-18
=rauchkammer	-11
=rauchmelder	16
=rauf	-16
=raum	8
=raumtemperatur	-15
=raus	-23
=rauscht	-19
=rausnehmen	-18
=re	-18
=rechner	16
=rechnet	-13
=rechnungen	16
=recht	-27
=rechten	-20
=rechts	-28
=rechtschreibung	-20
=red	-29
=redaktion	-13
=reden	-25
=redet	-10
=reederei	-19
=regal	-21
=regeln	-9
=registrarin	11
=regt	-20
=reha	-9
=reichen	-15
=reicht	-16
=reifen	15
=reihe	-17
=reihenweise	-12
=rein	-45
=reine	-13
=reinigen	22
=reiniger	-20
=reinigung	-14
=reißen	-19
=reißt	-19
=reklamation	-16
=rente	-17
=rentner	-27
=repariert	-21
=reserve	-15
=rest	-24
=restauratorin	-18
=reste	-25
=reto	-14
=retter	-9
=rev	-19
=revier	-15
=rezept	-23
=rezeption	-24
=rhs	-18
=richter	-10
=richtig	-33
=richtige	-25
=richtigen	-16
=richtiges	-9
=richtlinie	-17
=riechen	-20
=riecht	-22
=rillen	-10
=ringe	-15
=ringsum	-9
=riss	-11
=risse	-20
=rohrbruch	11
=rolle	-14
=rollen	-25
=rollstuhl	10
=ronja	-10
=rosa	-24
=rosen	-12
=rost	-13
=roswitha	-15
=rot	-17
=rote	-22
=rotes	-13
=ruckartig	-10
=rucksack	-11
=ruder	-11
=rudi	-13
=rufen	-26
=rufst	-27
=ruft	-37
=ruhen	-17
=ruhestand	-15
=ruhezeit	-9
=ruhig	-25
=ruhige	-8
=rum	-19
=rund	-8
=runde	-23
=runden	-11
=rundgang	-21
=rundschreiben	-13
=runter	-36
=ruth	-13
=rutscht	-21
=ruß	-20
=räder	-17
=ränder	-12
=rät	-19
=räumen	8
=röhrchen	-17
=rösten	-18
=rücken	-28
=rückfragen	-19
=rückgabe	24
=rückkehr	-16
=rückmeldung	-14
=rückruf	-19
=rückrufnummer	-9
=rückseite	-12
=rücksprache	-13
=rüdiger	-16
=rühren	-24
=rührt	-20
=rütteln	-21
=s	-21
=sa	-15
=saal	-23
=saat	-17
=sachbearbeiterin	-20
=sache	11
=sachen	-23
=sack	-21
=safebag	-13
=saft	-16
=sag	-28
=sagen	-32
=sagt	-36
=sahne	-14
=saison	-28
=saisonkräfte	-26
=sakristei	-16
=salat	-16
=salon	-12
=salz	-24
=salzwasser	-13
=samen	-18
=sammelt	-25
=samstag	-31
=samt	-17
=sand	9
=satt	-11
=satz	-13
=saubere	-24
=sauberes	-12
=sauer	-12
=sauerstoff	-18
=saugen	-21
=saugnapf	-16
=saugt	-18
=saß	-30
=saßen	-10
=scannen	-32
=scannt	11
=schacht	8
=schaden	-17
=schafft	-26
=schale	-27
=schalter	-16
=schaltet	-19
=schatten	-11
=schau	-13
=schauen	-20
=schaum	-16
=schaut	-27
=scheibe	-19
=schein	-13
=scheine	-17
=schema	-15
=scherben	-16
=scheune	-13
=schicht	15
=schichten	-23
=schichtführer	-17
=schichtleiter	-17
=schichtleitung	-24
=schick	-16
=schicke	-19
=schicken	-30
=schickt	-26
=schieben	-13
=schieber	-15
=schild	-24
=schimpfen	-13
=schirme	-10
=schlafe	-9
=schlafen	-23
=schlange	-14
=schlauch	-23
=schlecht	-16
=schleifen	17
=schleuder	-13
=schleudern	18
=schleuse	-27
=schließen	9
=schließfach	-18
=schließt	-24
=schlitten	-15
=schloss	-14
=schluss	-32
=schläuche	13
=schlüssel	-15
=schlüsselausgabe	18
=schlüsselbuch	-21
=schmeckt	-23
=schmerzen	-12
=schmiede	-14
=schneiden	13
=schneidet	-19
=schnell	-17
=schneller	-15
=schnitt	-16
=schnur	-13
=schon	-31
=schrank	-22
=schranke	9
=schrauben	-23
=schreib	-27
=schreibbüro	-23
=schreibe	-24
=schreiben	-28
=schreibst	-26
=schreibt	-40
=schreibtisch	-9
=schreit	-20
=schrift	-29
=schriftführer	-14
=schriftlich	-48
=schriftliche	-31
=schriftlicher	-18
=schriftliches	-42
=schriftstück	-10
=schritte	-25
=schritten	-12
=schräg	-22
=schublade	-19
=schuld	-9
=schule	-19
=schulleitung	-22
=schutz	-18
=schutzbrille	-11
=schutzgitter	-11
=schwanger	-17
=schwarze	-16
=schwein	-15
=schweißt	-9
=schwere	-15
=schwester	-24
=schwiegersohn	-14
=schäden	-23
=schätzen	-21
=schön	-22
=schöner	-19
=schürze	-9
=sechs	-52
=sechzehn	-24
=sedierung	-15
=sehen	-37
=sehnen	-12
=sehr	-29
=sei	-28
=seid	-18
=seidenpapier	-14
=seidl	-13
=seil	-18
=seile	9
=sein	-42
=seine	-30
=seinen	-17
=seit	-46
=seitdem	-21
=seiten	-23
=seitenbühne	-17
=seither	-23
=seitlich	-13
=sekretariat	-20
=sekunden	-18
=selam	-19
=selben	-20
=selbst	-36
=sen	-15
=sender	-19
=sensor	-18
=separat	-16
=sepp	-26
=seriennummer	-29
=server	-27
=service	-11
=servus	-30
=setzen	13
=setzt	-29
=sich	-17
=sicher	-18
=sicherheit	10
=sicherheitsschuhe	-17
=sichern	-25
=sicherung	-9
=sicht	19
=sichtbar	-12
=sichtbare	-8
=sie	-40
=sie-form	-15
=sieb	-22
=siebe	-8
=sieben	-35
=siebzig	-25
=siegel	-16
=sieht	-23
=signale	-14
=signatur	-11
=silo	15
=sind	-73
=sinkt	-14
=sitz	-23
=sitze	-16
=sitzen	-25
=sitzt	-23
=sitzung	-18
=slot	-8
=sms	-12
=so	-12
=sobald	-17
=sodann	-19
=sofort	-49
=software	-10
=sogar	-20
=sohle	-18
=sohn	-12
=solang	-16
=solange	-22
=solchen	-16
=soll	-11
=solle	-13
=sollen	-34
=sollte	-22
=sommerfest	-24
=sondern	-39
=sonne	-10
=sonnenuntergang	-14
=sonntag	-26
=sonntags	-25
=sonst	-51
=sorry	-17
=sorte	-19
=sortieren	-29
=sortiert	-19
=sowieso	-15
=spalt	-19
=spannen	-14
=sparkasse	-17
=spedition	-16
=speigatten	-15
=spende	-9
=spenden	12
=spender	9
=sperren	-18
=sperrt	-23
=spielt	-17
=spielzeit	-24
=spinnt	-14
=spitze	-17
=spitzen	-19
=splitt	-16
=sportboote	-10
=sprache	-13
=sprech	-17
=spreche	-16
=sprechen	-23
=spricht	-31
=springt	-16
=spritzen	-23
=sprühen	-8
=spät	-26
=späte	-16
=später	-28
=spätestens	-21
=spült	-15
=st	-21
=stadt	-22
=stadtrat	-13
=stadttheater	-17
=stadtwerke	-21
=stall	-17
=stallgasse	-17
=stammt	-22
=stammtisch	-19
=stand	-30
=standen	-23
=standesamt	-17
=standort	-13
=stange	-23
=stangen	-14
=stapel	-18
=stapeln	-25
=stapler	10
=start	-21
=station	10
=stationen	-17
=statt	-29
=staub	-19
=staupe	-18
=std	-19
=stechen	-13
=stecher	-10
=steckdose	-19
=stecken	-23
=stecker	-29
=steckt	-31
=steffi	-18
=steg	-15
=stehend	-20
=steht	-63
=steigt	-19
=steil	-15
=stein	-27
=steine	-34
=steinmetz	-16
=stelle	-23
=stempel	-20
=stempeln	-23
=stets	-15
=steuerberater	-22
=stichpunkte	-20
=stichworte	-16
=stiefel	-26
=stiegenhaus	-11
=stiel	-9
=stiele	-9
=stifte	-12
=still	-13
=stillgelegt	-14
=stimme	-9
=stimmen	-23
=stimmt	-30
=stinkt	-16
=stirnwand	-20
=stk	-17
=stock	-23
=stockwerk	-24
=stopp	-20
=stoppen	-20
=straff	-13
=straße	-18
=strecke	-23
=streichen	-20
=streicht	-24
=streifen	10
=streit	-28
=strich	-14
=stroh	-20
=strom	-31
=student	-16
=studenten	-13
=studio	-17
=stufe	-14
=stufen	-15
=stuhl	-11
=stumpfe	-15
=stunde	-37
=stunden	-30
=sturm	-23
=sturmwarnung	-15
=sturz	14
=ständig	-16
=stört	-14
=stücke	-17
=stückzahl	-28
=stühle	-13
=stütze	-14
=stützen	-17
=suche	-27
=sucht	-19
=summe	-11
=super	-18
=supervision	-19
=svenja	-13
=system	-24
=säcke	-23
=sämtliche	11
=sätze	-21
=sätzen	-22
=säule	-11
=süd	-26
=t	-19
=tabelle	-21
=tablet	-19
=tabletten	9
=tabu	-21
=tage	-38
=tagen	-39
=tages	-16
=tageslicht	-10
=tal	-11
=tank	-27
=tante	-21
=tasche	-25
=taschen	-20
=taschenlampe	-10
=taste	-17
=tausch	-17
=taxi	-19
=team	-22
=teamleiter	-17
=teamleitung	-12
=teamsitzung	-14
=technik	-24
=techniker	-16
=teich	-19
=teil	-31
=teile	-23
=teilnehmer	-14
=teilt	-13
=telefon	-29
=telefonnummer	-18
=teller	-22
=temperatur	-22
=temperofen	-17
=termin	-21
=terminal	-16
=termine	9
=terminen	11
=test	-23
=testamentsregister	-14
=testen	-20
=teurer	-11
=text	-44
=textform	-14
=theke	-15
=thema	19
=themen	-20
=theorie	-14
=thermometer	-20
=thoma	-17
=ticket	14
=tief	10
=tiefbauamt	-19
=tiefe	-15
=tiefer	-21
=tiefkühler	-9
=tier	-17
=tierarzt	-30
=tiere	9
=timer	-10
=tipp	-16
=tippen	-22
=tippfehler	-14
=tippt	-23
=tisch	-28
=tische	-17
=tobi	-19
=tochter	-22
=ton	-21
=tonne	-14
=tonnen	-14
=tool	-18
=topf	-16
=tor	-21
=tot	-16
=tote	-14
=totenschein	-14
=tour	-11
=trage	-15
=tragen	-21
=trainer	-19
=transport	16
=trauben	-19
=tray	-14
=treffpunkt	-20
=trennen	-28
=treppe	-25
=treppen	-19
=treppenhaus	-17
=tresen	9
=tresor	-16
=treten	-20
=trichter	-14
=trikots	-13
=trinken	-20
=trinkgeld	-21
=trinkt	-24
=tritt	-17
=trocken	-30
=trocknen	-23
=trommel	-21
=tropfen	-18
=trotzdem	-30
=trupp	-13
=trägt	-30
=tu	-11
=tuch	-28
=tupfer	-9
=turm	-26
=typ	-14
=täglich	17
=tägliche	18
=töpfe	-16
=tür	-42
=türen	-24
=türl	-19
=tüte	-24
=tüv	-32
=uhrzeigersinn	-18
=uhrzeit	-22
=uhu	-19
=ulm	-13
=umbau	14
=umfang	-9
=umgestellt	-17
=umkreis	-9
=umschlag	-18
=umschreiben	-10
=umsonst	-21
=umzug	-17
=und	-46
=ungeöffnet	-16
=uniklinik	-12
=unklar	-18
=unleserlich	-17
=unreine	11
=uns	-17
=unser	-25
=unserem	-31
=unseres	-14
=unten	-17
=unter	-40
=unterarm	-11
=unterbrechen	-11
=unterlagen	-20
=untersagt	-14
=unterschiedlich	-17
=unterschreibe	-17
=unterschreiben	-13
=unterschreibt	-25
=unterschrieben	-19
=unterschrift	14
=unterwegs	-17
=unterweisung	-20
=unterwäsche	-15
=unvollständig	-12
=urkunde	-12
=urkunden	-12
=urlaub	-16
=urlaubsanträge	14
=urlaubsplan	-17
=urne	-11
=ursache	-21
=uschi	-16
=uv-lampe	-17
=uwe	-17
=v	-17
=va	-23
=vasen	-10
=vater	-22
=ventil	-15
=ventile	-13
=verabschieden	-12
=veranstalter	-14
=verantwortlichen	-12
=verbau	-11
=verbindlich	-28
=verbindung	-18
=verbleibt	-20
=verboten	-8
=verbucht	-11
=verdacht	9
=verein	-9
=verfahren	-16
=verfall	-16
=verfassen	-15
=verfasser	-17
=verfällt	-25
=vergangenen	-18
=vergeben	-12
=vergelt's	-8
=vergessen	-21
=vergibt	-15
=vergleichen	-22
=vergleicht	-19
=verglichen	-15
=verhängt	-11
=verkauf	-22
=verkauft	-30
=verklebt	-21
=verkäuferin	-12
=verladen	-17
=verlangen	-16
=verlangt	-37
=verlassen	-10
=verleih	-18
=verletzt	-18
=verletzungen	-13
=verlieren	-25
=verloren	-35
=verlängerung	-10
=verlässt	-19
=vermerken	-14
=vermerkt	-17
=verordnung	-18
=verpackt	-10
=verplomben	-10
=verrutscht	-15
=verrückt	-21
=verschickt	-25
=verschiedenen	-18
=verschiedenes	-14
=verschließt	-21
=verschlossen	-18
=verschlüsselt	9
=verschoben	-19
=verschriftlichen	-29
=versehen	-17
=versicherung	-26
=versieht	-16
=version	-28
=verstanden	-22
=verstehen	-15
=versteht	-33
=verständigen	-16
=verständigt	-26
=versuch	-15
=vertagt	-10
=verteiler	-15
=verteilt	-14
=vertrag	-22
=vertraulich	-9
=vertreter	-18
=vertretung	-36
=vertrieb	-16
=verträgt	-13
=verwahrt	-16
=verwaltung	-24
=veterinäramt	-13
=viel	-30
=viele	-27
=vielen	-13
=vielleicht	14
=vielmal	-19
=vier	-56
=vierhundert	-17
=viermal	-14
=vierte	-16
=viertel	-20
=vierteljährlich	-10
=vierten	-23
=vierzehn	-23
=vitrine	-12
=vogel	-16
=vogt	-18
=voll	-25
=voller	-13
=vollmacht	-14
=vom	21
=von	52
=vor	17
=vorab	-13
=voran	-16
=vorarbeiter	-14
=voraus	-11
=voraussichtlich	-17
=vorbei	-13
=vorbemerkung	-17
=vordruck	-9
=vorfall	-10
=vorfrist	-9
=vorführer	-13
=vorgaben	-12
=vorheizen	-17
=vorher	-8
=vorige	-24
=voriges	-23
=vorlage	-29
=vorlegen	-18
=vorletzten	-19
=vorliegt	-17
=vorm	12
=vorn	-34
=vorne	-24
=vorrang	-18
=vorsatzsteine	-18
=vorschlag	-11
=vorsitzende	-13
=vorstand	-37
=vorstandssitzung	-15
=vorstellen	-13
=vortag	-28
=vortraben	-14
=vorwurf	-16
=vorzeigbares	-19
=vorzüglicher	-11
=vögel	10
=waage	-24
=waben	-21
=wache	-13
=wachs	-21
=wackelt	-13
=wagen	-38
=wahl	-11
=waidmannsheil	-18
=walze	-12
=walzen	-13
=wand	-28
=wandert	-23
=wandertag	-15
=wann	-20
=wanne	-8
=war	-48
=war's	-12
=ware	-22
=waren	-37
=wareneingang	13
=warnung	-12
=warnweste	-22
=wars	-16
=wart	-20
=warteliste	-23
=warten	-17
=wartet	-22
=wartezimmer	-19
=wartung	-20
=warum	-26
=was	-27
=wasser	-14
=wassergehalt	-17
=wasserprobe	15
=wasserschaden	-13
=wechselgeld	-17
=wecken	-22
=weg	12
=wegen	-39
=weggeworfen	-14
=weglassen	-12
=wegschütten	-20
=wegwerfen	-13
=weh	-12
=weicht	-17
=weihnachten	-17
=weihnachtsfeier	-17
=weil	-46
=wein	-15
=weinen	-14
=weiss	-22
=weit	-15
=weiter	-10
=weitergeben	-12
=weiß	-24
=weiße	-22
=weißen	-25
=weißt	-20
=welche	8
=welcher	-21
=welt	-8
=wenden	-19
=wenig	-29
=weniger	-16
=wenn	11
=wenn's	-27
=wenns	-33
=wenzel	-14
=wer	-13
=werbung	-9
=werkhof	-18
=werkstatt	-25
=werktag	-16
=werktagen	-9
=wert	-14
=werte	-19
=wespen	-16
=wessen	-17
=weste	-18
=wetter	-22
=whatsapp	-15
=wichtig	-19
=wichtigste	-28
=wie	29
=wieder	-15
=wiederholen	-21
=wiederkommen	-20
=wiegt	-26
=wiese	-14
=wiesner	-15
=wieso	-16
=wiki	-17
=wildmarke	-19
=wind	-15
=windstärke	-13
=winkel	-9
=winkt	-21
=winterdienst	11
=wir	18
=wird	-28
=wirft	-24
=wirklich	-24
=wischen	-16
=wissen	-34
=wisst	-13
=wo	-12
=woanders	-14
=woche	12
=wochentag	-8
=wohnung	-16
=wolle	-15
=wollen	-38
=wollte	-21
=wollten	-27
=wolltest	-18
=worden	-21
=wort	-22
=worten	-19
=wunderbar	-18
=wunsch	-18
=wurde	-24
=wurzeln	-16
=wusste	-32
=wählen	-18
=wählerverzeichnis	-13
=wählt	-18
=während	8
=wär	-17
=wäre	-30
=wäscherei	-18
=wäscht	-22
=wörtlich	-19
=wünsche	-24
=wünscht	-20
=würd	-20
=yusuf	-16
=zahl	-26
=zahlen	-30
=zahlt	-26
=zahnarzt	-13
=zange	-16
=zaun	-19
=zehen	-13
=zehn	-58
=zehnten	-13
=zeichen	-17
=zeichnet	-21
=zeige	-8
=zeigefinger	-10
=zeigen	-31
=zeigt	-34
=zeit	-35
=zeitung	-16
=zentimeter	-26
=zentimetern	-14
=zentrale	-15
=zerlegen	-17
=zerlegt	-18
=zettel	-56
=zeug	-13
=zieht	-27
=ziel	-16
=zielgruppe	-13
=ziffer	-14
=zimmer	9
=zimmernummer	-15
=zirkus	-16
=zivi	-20
=zu	-16
=zudrehen	-11
=zueinander	-17
=zuerst	-41
=zug	-25
=zugesagt	-25
=zugführer	-13
=zukleben	-9
=zuletzt	-17
=zulässig	-14
=zunge	-14
=zunächst	-17
=zur	-34
=zuruf	-9
=zurzeit	-19
=zurück	-48
=zurückgegeben	-19
=zurückgeschickt	-11
=zurückgesteckt	-15
=zurücksetzen	10
=zurücksetzt	13
=zurückstecken	-12
=zusagen	-11
=zusammen	-29
=zuschauer	-17
=zustand	-11
=zustandsprotokoll	-19
=zuständig	-17
=zusätzlich	-17
=zwar	-39
=zweck	-16
=zwei	-28
=zweifacher	-12
=zweifel	-9
=zweifelhaft	-10
=zweihundert	9
=zweit	-24
=zweite	-32
=zweiten	-34
=zweitens	-21
=zweiter	-15
=zwingerhusten	-14
=zwischen	15
=zwölf	-28
=zylinder	-12
=zähler	-21
=zählernummer	-10
=zählt	-33
=zündung	-15
=äh	-57
=ähm	-37
=älter	-16
=ältere	-15
=äpfel	9
=ärger	-24
=ärztliche	-13
=ärztlichen	-12
=öfen	-16
=öffnen	10
=öffnet	-20
=öffnung	-20
=öffnungen	-19
=öfter	-15
=öl	-25
=öztürk	-15
=überarbeitung	-22
=übergabe	-23
=übergeben	-10
=überhaupt	-31
=überkleben	-12
=überlappen	-21
=übernehmen	-16
=übernimmt	-24
=übernommen	-27
=überschreiben	-19
=überschuhe	-8
=übersetzt	-18
=übersetzungsbüro	-18
=überweisung	-17
=übrig	14
=übrigens	-22
=übt	-12
=️	-20
>!	14
>"	-35
>%	-16
>&	-22
>)	-50
>+	-31
>,	-16
>-	-36
>.	-12
>/	-23
>0	-48
>:	10
>;	-48
>=	-29
>>	-13
>>! !	13
>>! )	-22
>>% ,	-9
>>( 0	-15
>>( ab	-21
>>( ohne	-13
>>) ,	-19
>>) .	-18
>>) :	-16
>>) hat	-18
>>) und	-19
>>+ reiniger	-10
>>, 0	-34
>>, ab	-12
>>, abholung	-15
>>, achse	-11
>>, alle	-25
>>, allergien	-15
>>, alte	-11
>>, alter	-12
>>, an	21
>>, auf	-33
>>, ausdruck	-10
>>, aushang	14
>>, außer	-10
>>, bad	13
>>, batterie	-19
>>, bei	-31
>>, beide	-29
>>, beim	-11
>>, beine	-17
>>, bekommt	-28
>>, beschriftet	-18
>>, beutel	-18
>>, binnen	-15
>>, bis	-45
>>, blatt	-24
>>, blau	-12
>>, braucht	-17
>>, brot	-10
>>, brötchen	-12
>>, bürste	-15
>>, chef	-14
>>, dafür	13
>>, damals	-19
>>, damit	-36
>>, danach	-18
>>, danke	-19
>>, dann	-10
>>, darf	-21
>>, darüber	-12
>>, das	-13
>>, dass	-60
>>, datum	-32
>>, davon	-22
>>, dazu	13
>>, dazwischen	-9
>>, deckel	-19
>>, den	-32
>>, der	-62
>>, deren	-18
>>, deshalb	-20
>>, doch	-10
>>, donnerstag	-22
>>, dort	-17
>>, dreht	-17
>>, drei	-19
>>, dreimal	-20
>>, druck	-10
>>, drückt	-9
>>, du	-24
>>, ecken	-24
>>, egal	-17
>>, ein	-35
>>, eine	-31
>>, einen	-14
>>, einer	-29
>>, einhängen	-10
>>, einmal	-34
>>, eins	-18
>>, eintrag	-10
>>, einweganzug	-12
>>, entschuldigt	-8
>>, er	-21
>>, erst	-24
>>, es	-33
>>, etikett	10
>>, etwa	14
>>, falls	-14
>>, fehlt	-17
>>, fenster	-23
>>, fluchtweg	-9
>>, foto	-16
>>, fragt	-14
>>, frau	-21
>>, freigeben	-15
>>, frist	-13
>>, fünf	-9
>>, für	-22
>>, ganz	-15
>>, gebühr	-19
>>, geht	-30
>>, gehört	-25
>>, geländer	-15
>>, gewicht	-17
>>, gilt	-11
>>, gleich	-13
>>, gurt	-14
>>, haare	-11
>>, hab	-14
>>, handschuhe	-14
>>, handy	-11
>>, handys	-29
>>, hat	-25
>>, haube	-17
>>, haus	-11
>>, herr	-14
>>, heute	-15
>>, hier	-14
>>, hotline	-18
>>, hr	-31
>>, hält	11
>>, hände	-14
>>, höchstens	-17
>>, i	-16
>>, ich	-8
>>, ihr	-24
>>, im	-20
>>, immer	-21
>>, inh	-9
>>, ins	-13
>>, insbesondere	-15
>>, ist	-45
>>, ja	-12
>>, je	-17
>>, jede	-17
>>, jeden	-13
>>, jeder	11
>>, kabel	-15
>>, kalt	-10
>>, kamera	-22
>>, keile	-10
>>, kein	-19
>>, keine	-30
>>, klappe	-9
>>, klappen	-9
>>, knoten	-12
>>, komma	15
>>, kommt	-22
>>, kopie	-14
>>, korb	-10
>>, kunde	-14
>>, kurz	-13
>>, lager	-18
>>, lampe	-16
>>, lassen	-15
>>, legt	-17
>>, leute	-11
>>, licht	-14
>>, lieber	-14
>>, lüften	-16
>>, mach	-16
>>, macht	-23
>>, mail	-14
>>, man	-24
>>, manchmal	-21
>>, markise	-15
>>, maske	-24
>>, max	-25
>>, mein	-13
>>, meist	-18
>>, meistens	17
>>, mindestens	-9
>>, mündlich	-15
>>, na	-22
>>, nach	-24
>>, nachdem	-26
>>, name	-14
>>, nass	-13
>>, nein	-17
>>, neu	-18
>>, neun	-13
>>, nichts	-18
>>, nie	-44
>>, niemals	-16
>>, niemand	-8
>>, nieten	-15
>>, nimmt	-11
>>, nix	-16
>>, noch	-16
>>, nummer	-15
>>, nur	-15
>>, ob	-34
>>, oft	-11
>>, ok	-21
>>, ordnung	-19
>>, ort	-17
>>, papier	-22
>>, pedale	-19
>>, pro	-20
>>, probe	-11
>>, programm	-8
>>, punkt	-18
>>, rahmen	-12
>>, raus	-18
>>, rosa	-10
>>, rufen	-17
>>, ruft	-15
>>, ruhig	-14
>>, rücken	-9
>>, samt	-17
>>, schale	-16
>>, schaut	11
>>, schild	-9
>>, schlüssel	-23
>>, schrauben	-13
>>, schriftlich	12
>>, schürze	-10
>>, seit	-20
>>, selbst	-9
>>, sich	-13
>>, sie	-35
>>, siebe	-10
>>, sitz	-15
>>, sobald	-12
>>, sofort	-19
>>, sondern	-22
>>, sonst	-15
>>, spritzen	-17
>>, spätestens	-24
>>, stand	-13
>>, steckt	18
>>, stiefel	-16
>>, stimmt	-20
>>, strom	-15
>>, temperatur	-23
>>, ton	-13
>>, trocken	-16
>>, trocknen	-14
>>, trägt	9
>>, tür	-18
>>, uhrzeit	-17
>>, ungefähr	-14
>>, unser	-14
>>, unsere	-24
>>, unter	-20
>>, unterschreibt	-12
>>, unterschrift	-10
>>, viele	-14
>>, vielen	-10
>>, vier	-14
>>, vor	-16
>>, vorher	-11
>>, waage	-9
>>, wagen	-16
>>, war	-18
>>, warnweste	-13
>>, warten	-16
>>, was	-44
>>, wasser	-11
>>, weil	-25
>>, wenn	-12
>>, wer	-13
>>, wie	-45
>>, will	-21
>>, wir	-40
>>, wird	-34
>>, wo	-26
>>, wählt	-14
>>, wörtlich	-23
>>, zahl	-18
>>, zehn	-16
>>, zeigt	-16
>>, zettel	-20
>>, zu	-19
>>, zuletzt	-13
>>, zum	-25
>>, zurück	-12
>>, zwei	-42
>>, zweimal	-18
>>, zählen	-16
>>, zähler	-21
>>, zählt	-15
>>, äh	-15
>>, ähm	-17
>>, öl	-13
>>, über	12
>>, „	-18
>>- und	-34
>>. )	-11
>>. ,	-25
>>. :	-19
>>. dann	-19
>>. ich	-23
>>. in	-10
>>. und	-18
>>. |	-18
>>0 (	-18
>>0 )	-14
>>0 .	-38
>>0 /	-28
>>0 :	-31
>>0 bar	-17
>>0 bis	-15
>>0 cm	-19
>>0 euro	-22
>>0 grad	-17
>>0 h	-10
>>0 hof	-9
>>0 ich	-19
>>0 ist	-9
>>0 jahre	-16
>>0 l	-10
>>0 leute	-20
>>0 m	-25
>>0 min	-20
>>0 stunden	-15
>>0 tage	-13
>>0 uhr	-23
>>0 und	-25
>>0 unter	-8
>>0 °	-17
>>0 –	-33
>>0 €	-16
>>: 0	-23
>>: also	-13
>>: anlage	12
>>: auf	-20
>>: aw	-21
>>: becken	-9
>>: bitte	-25
>>: charge	-12
>>: danke	-18
>>: dann	-14
>>: das	-31
>>: der	10
>>: die	-22
>>: erst	-11
>>: flasche	-17
>>: foto	-21
>>: genau	-12
>>: ich	-18
>>: ja	-11
>>: kinder	-19
>>: leute	-21
>>: morgen	-10
>>: nach	9
>>: name	-18
>>: neue	-16
>>: nicht	-22
>>: nochmal	-18
>>: nur	-18
>>: ok	-22
>>: plakette	-20
>>: s	-30
>>: schreib	-18
>>: super	-18
>>: trocken	-8
>>: und	-17
>>: urlaubsanträge	-18
>>: von	-17
>>: wer	-19
>>: wird	-20
>>: zwei	-20
>>: „	-17
>>; der	-10
>>; die	-10
>>; fehlt	-14
>>? ?	-18
>>ab .	-38
>>ab 0	-30
>>ab montag	-24
>>ab und	-34
>>abdecken mit	-19
>>aber nur	-21
>>abgelesen ,	-11
>>abgezogen .	-12
>>abheften ,	-12
>>abkehren ,	-9
>>ablauf für	-20
>>ablesen ,	-13
>>ablesen .	-12
>>ablesen und	-12
>>abnehmen und	-12
>>abstellen ,	-12
>>absuchen ,	-9
>>abwarten .	-17
>>abziehen ,	-15
>>acht bar	-19
>>achten .	-8
>>alle 0	-23
>>alle fünf	12
>>alle zwei	-25
>>allein zu	-14
>>alles in	-16
>>als 0	-16
>>als eine	-18
>>als erstes	-18
>>als papier	-18
>>also das	-23
>>also die	-29
>>am 0	-24
>>am abend	-18
>>am bahnhof	-20
>>am empfang	-17
>>am ende	-29
>>am ersten	-21
>>am handy	-10
>>am kopf	-17
>>am montag	-22
>>am morgen	-29
>>am nächsten	-16
>>am schluss	-11
>>am selben	-16
>>am tag	-25
>>am tor	-20
>>am vortag	-20
>>am zaun	-16
>>an ,	-43
>>an .	-35
>>an alle	-24
>>an beiden	-14
>>an das	-20
>>an den	-31
>>an der	-54
>>an die	-43
>>an drei	-15
>>an mich	-14
>>an und	-34
>>anfassen ,	-15
>>angerufen ,	-15
>>angerufen .	-10
>>angesetzt .	-17
>>anlegen ,	-11
>>annahme von	-22
>>annehmen ,	-10
>>anrufen ,	-8
>>anrufen .	-10
>>anrufen und	-17
>>anschauen ,	-18
>>ansehen .	-15
>>ansetzen ,	-8
>>antwort ,	-14
>>auch .	-22
>>auch in	-12
>>auch leute	-12
>>auch mitglieder	-11
>>auch nicht	-28
>>auf ,	-37
>>auf .	-25
>>auf 0	-19
>>auf das	-16
>>auf dem	-37
>>auf den	-25
>>auf deren	-8
>>auf die	-40
>>auf hartem	-10
>>auf null	-12
>>auf und	-24
>>auf weiß	-25
>>auf zehn	-16
>>auf zwanzig	-19
>>auf zwei	13
>>aufkleber drauf	-11
>>aufkleber mit	-16
>>auflegen .	-9
>>aufschließen ,	-16
>>aus ,	-28
>>aus .	-34
>>aus dem	-39
>>aus den	-21
>>aus der	-29
>>aus einer	-13
>>aus und	-17
>>ausdrucken ,	-11
>>ausgebaut und	-13
>>ausspülen ,	-13
>>auto und	-16
>>band mit	-13
>>bar ,	-16
>>bei 0	-18
>>bei der	-41
>>bei mir	-32
>>beim huber	-17
>>beim zugführer	-13
>>bekommen nichts	-14
>>bekommt eine	-13
>>bekommt einen	15
>>bemängelt ,	-19
>>berichtet ,	-12
>>bescheid und	-9
>>beschwert .	-10
>>bestellt .	-9
>>bin ich	-21
>>binnen einer	-17
>>binnen zwei	-13
>>bis 0	10
>>bis ende	-23
>>bis montag	-24
>>bis september	-16
>>bis unter	-22
>>bis zu	-22
>>bis zum	-33
>>bis zur	-22
>>bitte bis	-12
>>bitte das	-13
>>bittet uns	-20
>>blatt für	-14
>>bleiben im	-13
>>bleiben und	-15
>>bleibt ,	-27
>>bleibt bis	-13
>>bleibt draußen	-22
>>bleibt im	-8
>>bleibt zu	-17
>>boden ,	-10
>>box ,	-16
>>brauche ich	-16
>>bringt das	-14
>>bände in	-12
>>chlor 0	-9
>>da ,	-26
>>da .	-14
>>da ?	-9
>>da hat	-22
>>da ist	-22
>>da und	-15
>>da war	-16
>>damen und	-11
>>dann das	-27
>>dann die	-28
>>dann erst	-19
>>dann hübsch	-22
>>dann in	-19
>>dann ist	-17
>>dann mit	-18
>>darf ,	-12
>>darf .	-15
>>darf nur	-9
>>darüber ,	-12
>>das bitte	-18
>>das büro	-15
>>das eis	-24
>>das erste	-27
>>das ganze	-19
>>das geld	-10
>>das gerät	-14
>>das holz	-11
>>das ist	-20
>>das jemand	-14
>>das jetzt	-33
>>das kind	-14
>>das macht	-25
>>das mal	-12
>>das muss	12
>>das nicht	-25
>>das seit	-16
>>das sekretariat	-13
>>das steht	-12
>>das stück	-8
>>das system	-20
>>das tier	-10
>>das wichtigste	-24
>>dazu ,	-14
>>dazu .	-14
>>dem allgäu	-9
>>dem aushang	-11
>>dem boden	-14
>>dem eigenen	-12
>>dem gelben	-9
>>dem jahr	-9
>>dem kopf	-13
>>dem tisch	-16
>>dem zettel	-15
>>den 0	-13
>>den alten	-11
>>den antrag	-11
>>den arm	-8
>>den block	-14
>>den bogen	-21
>>den kopf	-10
>>den kunden	-11
>>den leeren	-15
>>den meister	-11
>>den motor	-14
>>den server	-9
>>den wagen	-13
>>den zettel	-16
>>der 0	-16
>>der akku	-9
>>der alten	-19
>>der anderen	-14
>>der bande	-14
>>der disponent	-18
>>der fa	-8
>>der fahrer	-19
>>der halter	-15
>>der kasse	-9
>>der kunde	-18
>>der liste	-12
>>der mail	-17
>>der nummer	-17
>>der oberkante	-11
>>der personalabteilung	-16
>>der praxis	-11
>>der reihe	-17
>>der station	-14
>>der tür	-9
>>der tüv	-20
>>des kunden	-15
>>des originals	-12
>>desinfizieren ,	-14
>>di und	-14
>>die 0	-12
>>die akte	-10
>>die beschwerde	-8
>>die boote	-17
>>die bücher	-17
>>die bühne	-17
>>die ecke	-12
>>die ersten	-15
>>die feuerwehr	-16
>>die folie	-13
>>die gruppe	14
>>die gurte	-14
>>die kisten	-19
>>die klappe	-13
>>die körbe	-15
>>die leute	-22
>>die liste	-22
>>die meldung	-17
>>die muss	-20
>>die naht	-16
>>die neue	-21
>>die nummer	-18
>>die pumpe	-11
>>die rampe	-20
>>die rezeption	-17
>>die seite	-17
>>die stadt	-16
>>die stirnwand	-12
>>die tafel	-26
>>die tür	-18
>>die uhr	-17
>>die wand	-20
>>die zentrale	-21
>>die zweite	-12
>>dr .	-17
>>dran .	-20
>>drauf ,	-10
>>drauf .	-10
>>drauf dann	-15
>>draus .	-11
>>drei stellen	-16
>>dres .	-16
>>drin ,	-14
>>drin sein	-15
>>drucken .	-13
>>drum und	-22
>>drüber ,	-14
>>drücken und	-15
>>du an	-10
>>du das	-23
>>du die	-18
>>du mir	-20
>>du nicht	-14
>>du noch	-16
>>durch ,	-35
>>durch .	-11
>>durch bis	-13
>>durch den	-25
>>durch und	-25
>>durchblättern ,	-10
>>durchgehen ,	-15
>>dürfen nicht	-10
>>dürfen nur	13
>>e .	-25
>>ein ,	-33
>>ein .	-31
>>ein anderes	-20
>>ein blatt	-20
>>ein drittel	-11
>>ein foto	-9
>>ein jahr	-13
>>ein junge	-21
>>ein trupp	-13
>>ein und	-27
>>eine anleitung	-21
>>eine beschreibung	-13
>>eine halbe	-20
>>eine handbreit	-13
>>eine neue	-12
>>eine runde	-15
>>eine stunde	-26
>>einen halben	-14
>>einen text	-20
>>einfach nicht	-8
>>einmal im	-20
>>einmal um	-14
>>eintragen .	-10
>>eintragen und	-16
>>entscheidet ,	-11
>>er ,	-20
>>er an	-10
>>er den	-18
>>er die	-13
>>er selber	-11
>>er sich	-16
>>er zurück	-19
>>erhält die	-15
>>erhält einen	-13
>>erklärt ,	-17
>>erlaubt ,	-15
>>erst ,	-21
>>erst einmal	-14
>>erst nach	-12
>>es ,	-15
>>es anders	-10
>>es auf	-16
>>es euch	-15
>>es mit	-18
>>es nach	-21
>>es nicht	-21
>>es noch	-12
>>etwas ,	-14
>>euro ,	-17
>>euro .	-11
>>fahren wir	-10
>>fest .	-11
>>fest und	-19
>>feuchtes filterpapier	-13
>>form ,	-18
>>fotografiert und	-14
>>frage ,	-10
>>fragen ,	-18
>>fragen .	-10
>>fragen wir	-19
>>fragt nach	-13
>>frei ,	-17
>>frei sind	-13
>>freundlich bleiben	-15
>>fährt die	-11
>>fährt kein	-20
>>fährt selbst	-9
>>füllen ,	-20
>>füllen .	-13
>>fünfzehn minuten	-20
>>für alle	-40
>>für das	-39
>>für den	-51
>>für drei	-18
>>für ein	-11
>>für schritt	-25
>>für unsere	11
>>gab es	-11
>>gar nicht	-23
>>geben und	-22
>>geben wir	-15
>>gebeten ,	-15
>>gebracht ,	-11
>>gebracht .	-17
>>gefahren .	-15
>>gefragt ,	-20
>>gegeben ,	-8
>>gegen ausweis	-15
>>gegen den	-20
>>gehen nicht	-11
>>gehen zurück	-12
>>gehen zwei	-19
>>geholt ,	-15
>>geht ,	-19
>>geht alles	-8
>>geht am	-23
>>geht der	-17
>>geht vorn	-16
>>gelaufen ,	-13
>>gemacht ,	-15
>>gemacht und	-15
>>gemeldet .	-11
>>gemessen .	-12
>>generation .	-17
>>genommen wird	-25
>>geprüft .	-16
>>gereinigt und	-11
>>gern einmal	10
>>gesagt ,	-20
>>geschlossen ,	-16
>>geschrieben .	-9
>>gesperrt ,	-15
>>gestattet .	-9
>>gesteckt .	-16
>>gestellt .	-13
>>getauscht ,	-17
>>gewogen und	-17
>>geworden ,	-17
>>gezogen ,	-14
>>gezählt und	-9
>>gibt es	-27
>>gilt nicht	-16
>>gott ,	-10
>>grad ,	-11
>>grad im	-14
>>gucken ,	-16
>>gucken ob	-14
>>guten morgen	-15
>>haben ,	-34
>>haben .	-34
>>haben sie	-20
>>haben vorrang	-9
>>haben will	13
>>haben wir	-24
>>halten ,	-11
>>hand ,	-10
>>hartem boden	-11
>>hat ,	-48
>>hat .	-44
>>hat 0	-22
>>hat also	-24
>>hat angerufen	-11
>>hat bei	-16
>>hat das	-17
>>hat den	-14
>>hat der	-9
>>hat die	-15
>>hat drei	-8
>>hat eine	-18
>>hat gefragt	-13
>>hat gesagt	-28
>>hat im	-19
>>hat mich	-25
>>hat sechs	-12
>>hat sich	-20
>>hat und	-25
>>hat uns	-31
>>hat vorige	-15
>>hat wieder	-8
>>hat zwei	-18
>>hatten wir	-26
>>her .	-20
>>heraus .	-19
>>herausnehmen .	-12
>>hier meine	-29
>>hin ,	-11
>>hin .	-14
>>hinein .	-14
>>hinten .	-17
>>hoch ,	-8
>>hoch .	-9
>>hoch und	-10
>>hof ,	-11
>>holen ,	-15
>>holen .	-24
>>holt die	-10
>>hält .	-16
>>hält sich	-10
>>hängen .	-11
>>hängt .	-11
>>hängt an	-12
>>hätte gern	-19
>>höchstens 0	-16
>>ich :	-11
>>ich das	-16
>>ich dir	-22
>>ich es	-10
>>ich ihnen	-24
>>ich jetzt	-23
>>ich mach	-19
>>ich mich	-21
>>ich mir	-20
>>ich nicht	-21
>>ich red	-23
>>ich schlecht	-8
>>ich zum	-8
>>ihn an	-11
>>ihr das	-11
>>ihr lieben	-12
>>im alten	-25
>>im büro	-23
>>im ersten	-17
>>im februar	-23
>>im gesicht	-18
>>im jahr	-15
>>im januar	-24
>>im kalender	15
>>im kühlraum	-8
>>im mai	-22
>>im monat	-16
>>im oktober	16
>>im ordner	-13
>>im revier	-19
>>im sekretariat	-18
>>im sommer	-11
>>im system	-8
>>im wiki	-18
>>im winter	-20
>>immer .	-16
>>immer bei	-20
>>immer gleich	15
>>immer noch	-10
>>in 0	-19
>>in betrieb	-21
>>in das	-15
>>in den	-12
>>in der	-10
>>in eine	-9
>>in einem	-25
>>in einer	16
>>in elternzeit	-16
>>in essen	-23
>>in ihrem	-15
>>in oldenburg	-17
>>in rente	-11
>>in zwei	-16
>>informieren ,	-15
>>innerhalb von	9
>>ins bett	-8
>>ist ,	-36
>>ist .	-59
>>ist 0	-19
>>ist am	-22
>>ist aus	-9
>>ist da	-23
>>ist das	-24
>>ist der	-23
>>ist die	-21
>>ist eine	-14
>>ist es	-12
>>ist im	-18
>>ist immer	12
>>ist kein	-8
>>ist nicht	-10
>>ist noch	-14
>>ist seit	-11
>>ist sofort	-15
>>ist und	-29
>>ist verboten	-16
>>ist von	-16
>>ist wieder	-11
>>ist zum	-11
>>ja ,	-20
>>ja also	20
>>ja gut	-16
>>jahr ,	-13
>>jahr in	-10
>>jahr sind	-14
>>jede stunde	-20
>>jede woche	-22
>>jeden abend	12
>>jeden morgen	-23
>>jour fixe	-9
>>kann .	-34
>>kann ich	-19
>>kannst du	15
>>kap .	-11
>>kassiert ,	-13
>>keine ,	-17
>>keine .	-11
>>keiner .	-14
>>keiner an	-14
>>keiner den	-13
>>keiner mehr	-21
>>keiner von	-17
>>kg ·	-16
>>kilo ,	-18
>>kinder .	-10
>>kiste ,	-9
>>klasse 0	8
>>kleben .	-13
>>kolleginnen und	-10
>>kommen erst	-21
>>kommen in	-14
>>kommt ,	-27
>>kommt am	-10
>>kommt in	-14
>>kommt mit	-13
>>kommt nicht	-9
>>kontrollieren ,	-20
>>kontrollieren .	-19
>>können ,	-17
>>können .	-15
>>kübel .	-11
>>kümmert sich	-12
>>laibe .	-15
>>langsam ,	-21
>>lassen ,	-18
>>lassen .	-24
>>lassen dann	-16
>>lassen nicht	-22
>>lassen wir	-21
>>laufen lassen	-14
>>leer ,	-19
>>legt den	-18
>>leider auch	-16
>>lesen ,	-12
>>lesen .	-14
>>leute ,	-14
>>leute im	-19
>>liegen .	-15
>>liegt .	-14
>>liegt bei	11
>>liegt in	-15
>>liegt vor	-15
>>links ,	-9
>>links .	-14
>>länger als	-16
>>lässt sich	-21
>>läuft .	-14
>>läuft die	-11
>>lösen ,	-11
>>lösen .	-9
>>m ,	-19
>>m .	-18
>>mach ich	13
>>machen ,	-23
>>machen .	-10
>>machen wir	-23
>>macht der	-16
>>macht die	-15
>>macht nur	-19
>>mal rein	-8
>>mal was	-16
>>man auf	-22
>>man den	-15
>>man die	-13
>>man eine	-19
>>man im	-22
>>man mit	-21
>>man sich	-24
>>manchmal zu	-17
>>mehr als	-24
>>melde ich	-15
>>melden .	-13
>>meldet sich	-15
>>messen ,	-9
>>messen .	-13
>>mich nicht	-15
>>mich und	-14
>>min 0	-15
>>mind .	-17
>>mindestens 0	-12
>>minuten nicht	-16
>>mir .	-13
>>mir das	-9
>>mit ,	-17
>>mit .	-22
>>mit 0	-28
>>mit datum	-13
>>mit deckel	-13
>>mit dem	-43
>>mit den	-16
>>mit der	-44
>>mit einem	-25
>>mit einer	-8
>>mit gabel	-8
>>mit heim	-19
>>mit höchstens	-14
>>mit liste	-11
>>mit name	-17
>>mit namen	-20
>>mit nummer	-23
>>mit offener	-19
>>mit rund	16
>>mit schlüssel	-20
>>mit strom	-20
>>mit tuch	-13
>>mit uhrzeit	-12
>>mit zwei	-12
>>mitgeben .	-13
>>mitnehmen ,	-17
>>muss bis	13
>>muss man	-16
>>möchte ich	-24
>>nach ,	-13
>>nach .	-9
>>nach 0	-19
>>nach außen	-13
>>nach der	-31
>>nach drei	-22
>>nach einem	-20
>>nach einer	-25
>>nach farbe	-16
>>nach größe	-19
>>nach oben	-19
>>nach und	-10
>>nach vorn	-19
>>nach zwei	-25
>>nachlesen kann	-17
>>nehmen ,	-12
>>nehmen .	-18
>>nehmen wir	-26
>>nein stopp	-17
>>neu ,	-23
>>nicht ,	-19
>>nicht .	-26
>>nicht an	-10
>>nicht auf	-9
>>nicht die	-19
>>nicht gekehrt	-18
>>nicht im	-14
>>nicht immer	-17
>>nicht ins	-13
>>nicht mehr	-16
>>nicht mit	-18
>>nicht vergessen	-11
>>nicht wieder	-16
>>nicht zurück	-15
>>nicht über	-14
>>nichts .	-18
>>nichts mehr	-15
>>nie ,	-18
>>nie .	-13
>>nie in	-13
>>nie unter	-20
>>nie vor	-17
>>niemand ,	-14
>>niemand .	-19
>>nimmt der	-15
>>nimmt die	-14
>>nimmt man	-20
>>noch am	-21
>>noch auf	-12
>>noch einmal	-16
>>noch mal	-15
>>noch nicht	-18
>>noch so	-14
>>notieren .	-9
>>nr .	-25
>>nur ,	-15
>>nur an	-17
>>nur auf	-19
>>nur bei	-17
>>nur bis	17
>>nur das	-19
>>nur der	-20
>>nur die	-23
>>nur durch	-11
>>nur einmal	-17
>>nur für	-23
>>nur gegen	-23
>>nur in	-22
>>nur mit	-24
>>nur nach	-21
>>ob der	-18
>>oder im	-13
>>oder nicht	-15
>>offen war	-15
>>papier ,	-20
>>papier .	-18
>>per boten	-12
>>per mail	-20
>>petersen ,	-12
>>prozent .	-20
>>prüfen ,	-20
>>prüfen und	-14
>>punkt auf	-11
>>raus (	-10
>>raus ,	-28
>>raus .	-22
>>raus dann	-19
>>raus das	-18
>>raus ist	-13
>>raus und	-25
>>rausnehmen und	-10
>>rechts ,	-10
>>regal ,	-13
>>regt an	-19
>>reicht .	-11
>>rein ,	-22
>>reinigen .	-19
>>rufen .	-12
>>rufen wir	-12
>>rufst du	-23
>>ruft an	-16
>>ruft der	-9
>>ruft sie	-14
>>rund 0	-18
>>runter ,	-17
>>runter auf	-15
>>sagen ,	-17
>>sagen wir	-15
>>saugt der	-10
>>scannen .	-16
>>schaut ,	-14
>>schicken uns	-22
>>schließen .	-9
>>schon wieder	-12
>>schreiben ,	-15
>>schreiben .	-9
>>schreibt die	-15
>>schreibt es	-18
>>schriftlich ,	-19
>>schriftlich zu	13
>>sechs wochen	-18
>>sei dank	-11
>>sein ,	-29
>>sein .	-21
>>seit 0	-14
>>seit märz	-8
>>selbst ,	-20
>>selbst .	-14
>>sen .	-9
>>setzen ,	-10
>>setzen und	-16
>>setzt man	-20
>>sich ,	-18
>>sich .	-14
>>sich am	-17
>>sich an	-14
>>sich die	-21
>>sich mit	-12
>>sich nicht	-22
>>sich zu	-18
>>sichern ,	-10
>>sie ,	-13
>>sie .	-14
>>sie 0	-10
>>sie aus	-8
>>sie das	-13
>>sie die	-14
>>sie eine	-12
>>sie einem	-9
>>sie in	-18
>>sie mir	-19
>>sie mit	-21
>>sie noch	-10
>>sie sich	-11
>>sieht ,	-14
>>sind ,	-15
>>sind .	-27
>>sind 0	-18
>>sind dann	-22
>>sind nummeriert	-9
>>sind und	-9
>>sind verboten	-11
>>sind vor	-20
>>sind wir	-13
>>so ,	-13
>>sofort am	-23
>>sofort in	-12
>>soll .	-22
>>sperren ,	-10
>>sprache und	-12
>>spricht man	-19
>>st .	-23
>>stand .	-17
>>starten ,	-13
>>statt .	-11
>>stecken ,	-11
>>stehen ,	-16
>>stehen .	-19
>>stehen lassen	-25
>>steht ,	-20
>>steht .	-17
>>steht am	-14
>>steht auf	-24
>>steht da	-17
>>steht immer	-15
>>stellen ,	-18
>>stellen .	-8
>>stellt die	-15
>>stellt man	-9
>>stillgelegt ,	-14
>>stunden .	-14
>>stunden vorher	-13
>>stück .	-17
>>suchen ,	-17
>>süd –	-24
>>tag ,	-13
>>tauschen .	-21
>>team ,	-8
>>tisch .	-11
>>tu ich	-10
>>täglich ,	-12
>>uhr ,	-14
>>uhr am	-15
>>uhr ist	-10
>>um ,	-14
>>um .	-20
>>um das	-16
>>um den	-26
>>um die	-31
>>um drei	-21
>>um ein	-12
>>um eine	-20
>>um und	-19
>>um zehn	-12
>>umgestellt ,	-17
>>und ,	-12
>>und 0	-14
>>und ab	-14
>>und alles	-21
>>und am	-27
>>und an	-21
>>und auf	-25
>>und aufschreiben	-21
>>und auftrag	-26
>>und bei	-20
>>und bietet	-11
>>und bin	-16
>>und bitte	-17
>>und bleibt	-17
>>und bringt	-16
>>und dann	-37
>>und das	-30
>>und den	-23
>>und der	-40
>>und dichtungen	-20
>>und die	-37
>>und drei	-9
>>und ein	-26
>>und eine	-24
>>und einen	-25
>>und einer	-18
>>und einmal	-16
>>und erst	-22
>>und fotografiert	-16
>>und fragt	-25
>>und freitag	-20
>>und gibt	-20
>>und handschuhe	-18
>>und hat	10
>>und herren	-22
>>und heuer	-22
>>und hängt	-16
>>und ich	-31
>>und im	-18
>>und in	-23
>>und ins	-20
>>und jeder	-20
>>und kein	-15
>>und keiner	13
>>und kennt	-10
>>und kollegen	-18
>>und kommt	-17
>>und kontrolliert	-15
>>und kostet	-16
>>und lampe	-13
>>und legt	-27
>>und lässt	-14
>>und macht	-22
>>und maschine	-13
>>und mir	-14
>>und mit	-22
>>und nach	-30
>>und nennt	-25
>>und nur	-14
>>und ob	-23
>>und prüft	-21
>>und sagt	-22
>>und schaut	-15
>>und schließt	-13
>>und schreibe	-8
>>und schreibt	-13
>>und sich	-25
>>und stellt	-16
>>und technik	-9
>>und trocken	-16
>>und trägt	-15
>>und vergibt	-16
>>und verständigt	-13
>>und was	-18
>>und weist	-9
>>und wenn	-27
>>und wieder	-15
>>und zettel	-18
>>und zwar	11
>>und zwei	-26
>>und zählt	-13
>>unleserlich ,	-19
>>uns ,	-18
>>uns ein	-18
>>unter 0	-22
>>unter dem	-14
>>unter den	-14
>>unter der	-8
>>verboten ,	-11
>>vergleichen ,	-12
>>vergleichen .	-16
>>verloren ,	-16
>>vermerken ,	-9
>>vermerkt .	-9
>>verrutscht ,	-16
>>verschließt die	-18
>>vier ,	-24
>>vier wochen	-12
>>viertel vor	-18
>>vom 0	-22
>>vom brett	-11
>>vom montag	-24
>>vom tag	-20
>>von 0	-23
>>von abdrücken	-18
>>von außen	-17
>>von den	-31
>>von der	-41
>>von drei	-26
>>von einem	-13
>>von einer	-12
>>von frau	-8
>>von gestern	-16
>>von hand	-27
>>von jedem	-21
>>von mir	-26
>>von oben	-21
>>von sieben	-9
>>von uns	-30
>>von unten	-18
>>von vorn	25
>>von zwei	-9
>>vor ,	-22
>>vor .	-18
>>vor 0	-18
>>vor dem	-20
>>vor den	-16
>>vor der	-36
>>vor die	-14
>>vor ort	-11
>>vor und	-20
>>vorher auf	-14
>>vorher nicht	-10
>>vorliegt .	-9
>>vorn ,	-20
>>war ,	-21
>>war .	-21
>>war da	-8
>>war im	-18
>>waren im	-14
>>was gscheites	-16
>>was schriftliches	-14
>>waschen ,	-12
>>wasser in	-14
>>wechseln ,	-20
>>wechseln .	-11
>>weg ,	-22
>>weg .	-25
>>weg ist	-22
>>weg und	-13
>>weiß ,	-17
>>weiß .	-13
>>wenn der	-25
>>wenn er	-19
>>wenn zwei	-25
>>werden ,	-30
>>werden .	-31
>>werden an	-18
>>werden die	-25
>>werden fotografiert	-10
>>werden in	-16
>>werden kann	-8
>>werden nicht	-22
>>werden nie	-14
>>werden sofort	13
>>werden und	-10
>>wie die	-18
>>wie ein	-14
>>wie man	-28
>>wie wir	9
>>wieder da	-11
>>will ,	9
>>will nun	-24
>>will von	-15
>>wir ,	-21
>>wir 0	-15
>>wir brauchen	-21
>>wir das	-29
>>wir die	-25
>>wir ein	-25
>>wir gar	-16
>>wir im	-25
>>wir in	11
>>wir mit	-18
>>wir nicht	-38
>>wir weiter	-18
>>wird .	-14
>>wird am	-19
>>wird an	-9
>>wird auf	-14
>>wird das	-25
>>wird der	16
>>wird die	-21
>>wird ein	-10
>>wird eine	-20
>>wird erst	-19
>>wird frühestens	-8
>>wird gegen	-8
>>wird im	-13
>>wird in	-24
>>wird jeden	-21
>>wird mit	-21
>>wird nach	-19
>>wird nicht	-32
>>wird nichts	-13
>>wird nie	-12
>>wird niemand	-8
>>wird nur	-20
>>wird von	-20
>>wird zu	-12
>>wird über	-16
>>wischen ,	-11
>>wissen ,	-17
>>worden ,	-19
>>wurde .	-20
>>wählen ,	-11
>>wählen .	-17
>>wünsche ich	-23
>>zehn minuten	-14
>>zehn tage	-18
>>zeigen .	-8
>>zeigen lassen	-17
>>zeigen und	-15
>>zettel ,	-18
>>ziehen ,	-28
>>ziehen .	-20
>>zu ,	-15
>>zu .	-10
>>zu 0	-16
>>zu basteln	13
>>zu den	-15
>>zu die	-20
>>zu machen	-18
>>zu melden	-9
>>zu prüfen	-15
>>zu spät	-16
>>zu und	-11
>>zu zweit	-26
>>zuerst ,	-22
>>zuerst .	-14
>>zuletzt ,	-18
>>zulässig .	-8
>>zum aufhängen	-8
>>zum ersten	-17
>>zurück ,	-25
>>zurück .	-17
>>zurück in	-9
>>zurück und	-14
>>zurück zu	-16
>>zurückgeschickt ,	-11
>>zusammen ,	-12
>>zusammen .	-9
>>zwanzig minuten	-18
>>zwar ,	-14
>>zwei personen	-12
>>zwei tage	-13
>>zwei wochen	-16
>>zwischen zwei	-22
>>zählen ,	-23
>>zählt die	-18
>>zählt nicht	-10
>>| wer	-14
>>° ,	-13
>>öffnen ,	-24
>>über 0	-15
>>über den	-21
>>über die	-38
>>über kanal	-12
>>über nacht	-23
>>übernimmt .	-12
>>– 0	-31
>>– ablauf	-22
>>– bitte	10
>>– gruppe	-18
>>“ ,	-18
>>“ .	-15
>>€ ,	-14
>>→ nicht	-13
>>❤ ️	-15
>?	8
>@	-22
>a	-19
>ab	-17
>abdecken	-24
>abdrehen	-18
>abends	-37
>aber	-42
>abfragen	-9
>abgeben	-16
>abgegeben	-22
>abgelesen	-11
>abgetastet	-14
>abgezogen	-12
>abheften	-12
>abholen	-9
>abhängen	-12
>abkehren	-9
>abkühlen	-14
>ablassen	-12
>ablauf	-29
>ablesen	-21
>abmelden	-11
>abnehmen	-17
>abrechnung	-28
>absaugen	-27
>abschließen	-19
>abstand	-15
>abstellen	-11
>absuchen	-10
>abwarten	-20
>abziehen	-25
>acht	-37
>ag	-33
>akten	-10
>algen	-20
>alkohol	-13
>allein	-38
>alleine	-27
>aller	-23
>alles	-41
>als	-38
>also	10
>alt	-11
>alte	-17
>am	-29
>an	-34
>andere	-14
>anderes	-20
>anders	15
>anfassen	-14
>angaben	-20
>angefordert	-14
>angerufen	-16
>angesehen	-13
>angesetzt	-16
>angucken	-20
>anlegen	-11
>anleitung	-19
>anmelden	-25
>annahme	-23
>annehmen	-17
>anrufen	-21
>ans	-28
>ansagen	-16
>anschauen	-25
>ansehen	-18
>ansetzen	-20
>anstellen	-14
>antippen	-17
>antwort	-14
>antwortet	-14
>anweisung	-17
>anweisungen	-9
>anwärmen	-14
>anzug	-18
>apparat	-10
>april	-23
>arbeiten	-14
>arbeitet	-16
>auch	-49
>auf	-28
>auffüllen	-23
>aufkleber	-12
>auflegen	-9
>aufnehmen	-30
>aufs	-21
>aufschließen	-16
>aufschreiben	-17
>aufstellen	-28
>augen	-21
>aus	-26
>ausdrucken	-8
>ausdrücken	-19
>ausfertigung	-8
>ausgabe	-11
>ausgang	-19
>ausgebaut	-21
>ausgeben	-18
>ausgelöst	-11
>ausgeschlossen	-13
>ausgeschöpft	-21
>ausheben	-18
>auslegen	-16
>auslesen	-12
>ausräumen	-18
>ausschließlich	-16
>ausspülen	-15
>ausweis	-19
>auto	-25
>autos	-19
>außer	-23
>b	-21
>band	-17
>bar	-24
>beanstandet	-18
>befreien	-22
>beginnt	-22
>begleitet	-12
>behalten	-17
>bei	-19
>beiden	-13
>beider	-10
>beim	-45
>bekommen	8
>bekommt	15
>bemängelt	-19
>berechnet	-15
>bereit	-16
>berichtet	-12
>bescheid	-12
>beschrieben	-14
>beschriften	-16
>beschriftet	-18
>beschwert	-10
>besorgen	-22
>besteck	-20
>besteht	-21
>bestellen	-13
>bestellt	-17
>bestätigt	-20
>betreut	-17
>betrieb	-24
>betritt	-8
>bevor	-18
>bezahlt	-11
>beziehen	-15
>bild	-12
>bilden	-11
>bin	-33
>binnen	-22
>bis	-15
>bitte	-29
>bittet	-19
>blatt	-21
>bleiben	-19
>bleibt	-43
>boden	-11
>bogen	-15
>box	-17
>brauche	-16
>brauchen	-16
>braucht	19
>bringen	-17
>bringt	-23
>brot	-11
>bucht	15
>burg	-15
>bände	-12
>bögen	-24
>bücher	-18
>c	-24
>checken	-20
>chlor	-9
>cm	-22
>da	-60
>dabei	-25
>dafür	-30
>dagegen	-11
>daher	16
>dahinter	-12
>damen	-10
>danach	-18
>dank	-10
>danke	-15
>darf	-28
>darüber	-15
>dass	10
>datum	-15
>dauert	16
>davon	-16
>davor	-23
>dazu	-27
>decke	-12
>deckel	-13
>defekt	-13
>dem	-60
>den	-67
>denen	-27
>denn	-14
>der	-47
>deren	-16
>des	-56
>deshalb	-24
>desinfizieren	-16
>deswegen	-11
>di	13
>dich	-20
>dicht	-20
>die	-49
>dienstag	-16
>dienste	-15
>dies	-14
>diese	-17
>diktier	-24
>dir	-27
>direkt	-15
>doch	-31
>dokument	-21
>donnerstag	-11
>dort	-10
>dr	-17
>dran	-28
>drauf	-35
>draus	-14
>draußen	-22
>drehen	-15
>drei	-47
>dreimal	-18
>dreißig	-18
>dres	-16
>drin	-34
>drinlassen	-11
>drittel	-16
>droht	-20
>drucken	-13
>druckt	-18
>drum	-27
>drunter	-14
>drüber	-24
>drücken	-17
>du	-53
>durch	-14
>durchblättern	-10
>durcheinander	-21
>durchgehen	-15
>dürfen	9
>e	-25
>eimer	-19
>ein	-18
>einbauen	-9
>eine	-61
>einem	-23
>einen	-54
>einer	-54
>eines	-48
>einfach	-19
>eingang	-15
>einheitlich	-22
>einhängen	-16
>einlegen	-12
>einmal	14
>einpacken	-20
>eins	-27
>einsatz	-13
>einstellen	-11
>eintragen	-24
>einzeln	-31
>elf	-17
>entgegen	-16
>entnehmen	-12
>entscheidet	-11
>entwurf	-9
>er	-48
>erfolgt	-17
>erfragen	-15
>erhält	-16
>erklärt	-17
>erlaubt	-15
>ersetzt	-16
>erste	-13
>es	-49
>etikett	-15
>etwa	-28
>etwas	-30
>euch	-16
>euro	-21
>extra	-18
>fahren	14
>fahrer	-9
>fahrzeuge	-20
>fall	-11
>fallen	-16
>falsch	-20
>farbe	-9
>fass	-13
>fasst	-17
>fassung	-17
>februar	-12
>fehlende	-14
>fehlt	-21
>fenster	-17
>fest	-21
>festgehalten	-20
>feucht	-25
>feuchtes	-13
>filialen	-16
>filterpapier	-10
>firma	-14
>fixe	-16
>flach	-11
>flamme	-8
>flasche	-10
>flecken	-18
>folgendes	-18
>form	-20
>foto	-15
>fotografieren	-18
>fotografiert	-21
>frage	-19
>fragen	-27
>fragt	-23
>fragte	-24
>franken	-22
>frau	-24
>frei	-22
>freitags	-10
>freundlich	-22
>frisch	-23
>früh	-23
>frühestens	-19
>fährt	-35
>fällen	-12
>fängt	17
>führt	-20
>führung	-14
>füllen	-21
>füllt	-13
>fünf	-48
>fünfmal	-8
>fünfundzwanzig	13
>fünfzehn	-23
>fünfzig	-17
>für	16
>fürs	-26
>g	-9
>gab	-15
>ganz	-18
>gar	-28
>gast	-20
>geben	-27
>gebeten	-15
>gebracht	-27
>gebrochen	-17
>gebucht	-21
>gefahren	-19
>gefaltet	-22
>gefragt	-24
>gefroren	-19
>gefunden	-12
>geführt	-14
>gegeben	-21
>gegen	11
>gegenüber	-16
>gehalten	-14
>gehe	-16
>gehen	13
>geholt	-15
>geht	-47
>gehören	13
>gehört	-15
>geladen	-16
>gelaufen	-13
>gelb	-20
>geld	-13
>gelegt	-12
>gemacht	-34
>gemeinsam	-12
>gemeldet	-23
>gemessen	-17
>genau	18
>genehmigt	-15
>generation	-17
>genommen	-25
>geprüft	-28
>gerade	-16
>gereinigt	-11
>gern	12
>gerne	-19
>gerät	-22
>gesagt	-28
>geschieht	-23
>geschlossen	-20
>geschrieben	-24
>gesperrt	-12
>gestattet	-9
>gesteckt	-23
>gestellt	-19
>gestempelt	-19
>gestern	-18
>getauscht	-19
>getrennt	-10
>gewaschen	-20
>gewicht	-11
>gewogen	-18
>geworden	-25
>gezeigt	-12
>gezogen	-14
>gezählt	-9
>geändert	-9
>gibt	-35
>gibt's	-11
>gibts	-21
>gilt	11
>ging	11
>gingen	-18
>glas	-18
>glaub	-17
>gleich	-37
>gleichzeitig	-15
>gmbh	-21
>gott	-10
>grad	-31
>griff	-14
>groß	-15
>grundlage	-10
>gruppe	-18
>grün	-18
>gucken	-23
>gut	-27
>guten	-15
>h	-8
>haar	-15
>hab	-16
>habe	-12
>hafen	-17
>hakt	-21
>halb	-26
>halle	-17
>halt	-18
>halten	-22
>hand	-22
>handschuhe	-16
>handy	-21
>hartem	-11
>hat	-17
>hatte	-18
>hatten	-25
>haus	-17
>heben	-13
>hebt	-22
>heftet	-10
>heim	-9
>heißt	-35
>her	-17
>heraus	-20
>herausnehmen	-12
>herr	-22
>herum	-26
>heuer	-28
>heute	-23
>hin	-16
>hinaus	-17
>hinein	-18
>hinten	-25
>hinter	-22
>hm	12
>hoch	-19
>hochfahren	-25
>hof	-11
>holen	-31
>holger	-10
>holt	-19
>holz	-10
>hundert	-8
>hält	-25
>hände	-9
>hängen	-18
>hängt	-22
>hätte	-23
>häuser	-13
>höchstens	-29
>höhe	-12
>i	-20
>ich	-81
>ihm	-19
>ihn	-25
>ihr	-38
>ihre	-24
>im	-10
>informieren	-14
>informiert	-12
>innen	-22
>innerhalb	9
>ins	-48
>irgendwas	15
>is	-19
>jacken	-12
>jahr	-36
>jahren	-16
>je	-22
>jede	-34
>jeder	-25
>jederzeit	-11
>jedes	-18
>jemand	-35
>jetzt	-41
>jour	-9
>junge	-18
>juni	-9
>jährlich	-18
>k	-11
>kalender	-15
>kalt	-10
>kam	-18
>kann	-43
>kannst	15
>kap	-11
>kapiert	-18
>karte	-15
>kasse	-24
>kassel	-13
>kassiert	-13
>kein	-38
>keine	-35
>keinen	-12
>keiner	-37
>kette	-12
>kg	-18
>kilo	-17
>kind	-25
>kinder	-27
>kisten	-11
>klappen	-13
>klar	-21
>kleben	-13
>kleidung	-12
>kleines	-9
>km	-11
>kolleginnen	-14
>kommen	-13
>kommt	-49
>kontrollieren	-33
>kontrolliert	-17
>kopf	-24
>kopiert	-20
>korb	-15
>korn	-9
>kosten	-15
>kostet	-9
>krank	-21
>kratzen	-17
>kriegen	-19
>kriegt	-17
>kröger	-10
>kunden	-15
>kupplung	-20
>kurz	-23
>können	-21
>körbe	-27
>kübel	-11
>kümmert	-12
>künftig	9
>l	-8
>lag	-18
>laibe	-16
>laiben	-18
>lang	-26
>langsam	-36
>lassen	-51
>laufen	-23
>laut	-24
>leben	-14
>leer	-35
>legen	-17
>legt	-27
>lehrer	-9
>leider	-16
>leihhaus	-12
>leinen	-10
>leise	-16
>leiter	-12
>leitfaden	-19
>leitung	-17
>lernt	-10
>lesen	-29
>leute	-25
>leuten	-18
>licht	-12
>lief	-13
>liegen	-31
>liest	-27
>links	-24
>liste	-15
>liter	-9
>lockern	-19
>lol	-13
>los	-28
>lose	-10
>luft	-13
>länger	-16
>lässt	-21
>löffel	-12
>löschzug	-18
>lösen	-21
>m	-25
>mach	9
>machen	-25
>mai	-12
>mal	16
>man	-54
>manchen	-20
>manchmal	-24
>maximal	-10
>mehr	-31
>mein	-18
>meinen	-19
>meiner	-13
>meint	-13
>meist	-25
>meistens	-15
>melde	-15
>melden	-19
>mensch	-14
>messen	-38
>messer	-9
>meter	-20
>metern	-8
>mich	-33
>mieter	-19
>min	-17
>mind	-17
>mindestens	-18
>minus	-25
>minuten	-25
>mir	-49
>mischen	-18
>misst	-13
>mit	-23
>mitgeben	-15
>mitglieder	-19
>mitgliedern	-14
>mitnehmen	-18
>mitten	-12
>mittwoch	-15
>mm	-12
>monat	-15
>montag	-22
>morgen	-23
>morgens	-24
>muss	13
>möchte	-42
>möchten	13
>möglich	-18
>mündlich	-9
>müssen	-23
>nach	-20
>nachfüllen	-23
>nachgefragt	-16
>nachlesen	-17
>nachmessen	-21
>nachricht	-13
>nachsehen	-9
>nacht	-22
>nachts	-24
>name	-13
>namen	-20
>nass	-21
>ne	14
>nee	-25
>nehmen	-30
>nein	-40
>netz	-14
>neu	-52
>neue	-23
>neuer	-25
>newton	-10
>nicht	-63
>nichts	-13
>nie	-49
>niemand	-32
>nimmt	-14
>nix	-21
>noch	14
>nochmal	-26
>nord	-29
>normal	-13
>notieren	-16
>nr	-25
>null	-13
>nullen	-15
>nummer	-21
>nun	-30
>nämlich	-25
>nötig	-24
>ob	-29
>oben	8
>obendrauf	-17
>obere	-21
>obermaier	-19
>obst	-12
>oder	-14
>offen	-30
>ohne	-52
>ok	-11
>okay	-25
>opa	-12
>ort	-13
>paar	-33
>packen	-23
>packt	-24
>packung	-14
>papier	-21
>passieren	-15
>passiert	9
>passt	-17
>passte	-12
>pause	-13
>peinlich	-12
>person	-9
>personen	-19
>persönlich	-16
>petersen	-12
>petra	-15
>pfeifen	-9
>platten	-20
>platz	-21
>platzt	-19
>portugal	-15
>pro	-32
>probe	-15
>prozent	-18
>prüfen	-30
>prüft	-19
>prüfung	-21
>punkt	-28
>punkte	-24
>putzen	-23
>quer	-14
>r	-9
>raum	-21
>raus	-49
>rauscht	-19
>rausnehmen	-10
>rechnet	-16
>recht	-18
>rechts	-18
>reden	-17
>regal	-13
>regelung	-18
>regt	-19
>reichen	-15
>reicht	-15
>reifen	-24
>reihe	-16
>reihenfolge	-26
>rein	-47
>reinigen	-23
>reiniger	-18
>reste	-8
>reto	-10
>richtig	-14
>riecht	-15
>rollen	-17
>rot	-15
>rufen	-22
>rufst	-28
>ruft	-18
>ruhig	-21
>rund	-33
>runter	-30
>rät	-20
>räumen	-13
>rücken	-22
>rühren	-13
>s	-20
>sachen	-23
>sack	-9
>sagen	-24
>sagt	-32
>sammelt	-23
>sauber	-35
>saugen	-17
>saugt	-10
>saß	-24
>scannen	-24
>schaltet	-17
>schauen	-21
>schaut	-23
>scheibe	-13
>schicken	-25
>schickt	-19
>schild	-20
>schimmel	-18
>schlecht	-12
>schließen	-9
>schließt	-19
>schlüssel	-24
>schmeckt	13
>schmieren	-18
>schneiden	-16
>schon	-25
>schreiben	12
>schreibt	-25
>schriftlich	12
>schriftliches	-27
>schritte	-19
>schuhe	-23
>schwarz	-22
>schätzen	-12
>sechs	-28
>sehen	-22
>sei	-12
>sein	-38
>seit	-27
>seite	-32
>seitlich	-9
>sekunden	-12
>selber	-26
>selbst	-28
>sen	-9
>separat	-17
>server	-10
>setzen	-22
>setzt	-20
>sich	-51
>sichern	-15
>sicht	-21
>sie	-50
>sieben	-8
>sieht	-19
>sind	-10
>sitzen	-14
>sitzt	-24
>so	20
>sofort	-35
>sollen	-14
>sommer	-18
>sondern	-19
>sonst	-38
>sortieren	-19
>sortiert	-16
>sperren	-22
>sperrt	-9
>spiegel	-20
>spielt	-12
>spielzeit	-12
>sprache	-12
>spricht	-25
>springt	-10
>spätestens	-20
>spülen	-29
>st	-23
>stand	-27
>standen	-19
>stapeln	-18
>starten	-13
>statt	-22
>stechen	-13
>stecher	-12
>steckdose	-11
>stecken	-11
>stecker	-15
>stehen	-39
>stehend	-11
>steht	-15
>steil	-14
>stein	-18
>steine	-18
>stelle	-15
>stellen	-21
>steuerberater	-15
>stillgelegt	-14
>stimmen	-21
>stimmt	-13
>stockwerk	-13
>streichen	-11
>streifen	-21
>streit	13
>stroh	-15
>stunden	-17
>stück	-14
>stücke	-16
>suchen	-28
>sätzen	-23
>süd	-28
>tag	-32
>tage	-11
>tagen	-24
>tank	-18
>tante	-15
>tauschen	-27
>team	-28
>teil	-18
>teile	-8
>telefonisch	-26
>test	-14
>testen	-12
>text	-16
>tief	-19
>tier	-11
>tippt	-21
>tisch	-16
>tor	-12
>tragen	-13
>trocken	-22
>trocknen	-24
>trotzdem	-28
>trupp	-11
>trägt	-28
>tu	-10
>tuch	-14
>tun	-24
>täglich	-42
>tür	-21
>uhr	-28
>uhrzeit	-14
>um	-30
>umgestellt	-17
>ums	-27
>und	-25
>ungefähr	-22
>unleserlich	-19
>uns	-38
>unser	-15
>unsere	-26
>unseren	-11
>unserer	-33
>unseres	-10
>unter	-44
>untersagt	-12
>unterschreiben	-12
>unterschreibt	-15
>unterschrieben	-11
>unvollständig	-9
>urkunden	-11
>verbleibt	-20
>verboten	-12
>verfällt	-23
>vergleichen	-22
>verglichen	-15
>verkauft	-22
>verklebt	-19
>verlangt	-35
>verletzt	-21
>verloren	-25
>verlässt	-10
>vermerken	-9
>vermerkt	-9
>verrutscht	-16
>verschließt	-18
>verschlossen	-19
>verschoben	-20
>versehen	-11
>versieht	-14
>verständigen	-14
>verständigt	-13
>verteilt	-14
>verträgt	-9
>verwahrt	-15
>viel	-15
>vielmal	-15
>vier	-37
>viertel	-18
>vierzig	-13
>voll	-15
>vom	-72
>von	-28
>vor	-65
>vorab	-13
>voran	-13
>vorbei	-13
>vorgehen	9
>vorher	-42
>vorlage	-15
>vorliegt	-11
>vorm	-21
>vorn	-26
>vorne	-19
>waben	-12
>wagen	-22
>wann	-10
>ware	-12
>waren	-32
>warm	-13
>warten	-19
>wartet	-20
>warum	-14
>was	-52
>waschen	-27
>wasser	-40
>wechseln	-22
>wecken	-10
>weg	-38
>wegen	-25
>weil	11
>weise	-24
>weiter	-24
>weiß	-34
>wenn	-54
>wenzel	-14
>wer	11
>werden	-13
>wieder	-41
>wiegt	-16
>will	-24
>wirft	-16
>wischen	-11
>wissen	-22
>wo	-20
>woche	-25
>wochen	-18
>wollen	-25
>worden	-20
>wunsch	-12
>wurde	-23
>wählen	-16
>während	-20
>wäre	10
>wäscht	-14
>wünsche	-23
>wünscht	-21
>zahlt	-21
>zehn	-33
>zeichnet	-19
>zeigen	-31
>zeigt	-25
>zentimeter	-11
>zerlegen	-14
>zerlegt	-23
>zettel	-37
>ziehen	-42
>zieht	-26
>zimmer	-13
>zuerst	-34
>zuletzt	-26
>zulässig	-8
>zum	-53
>zur	-9
>zurück	-36
>zurückgegeben	-15
>zurückgeschickt	-11
>zusammen	-25
>zusätzlich	-18
>zwanzig	-24
>zwar	8
>zwei	-57
>zweimal	-22
>zwischen	-42
>zwölf	-21
>zählen	-35
>zählt	-20
>|	-32
>«	-23
>°	-20
>·	-20
>»	-21
>ähm	20
>ärger	-10
>öffnen	-19
>öffnet	-17
>öl	-11
>über	-51
>überhaupt	-20
>überlappen	-16
>übernimmt	-15
>überschreiben	-19
>übersetzt	-9
>übrigens	-11
>übt	-10
>“	-36
>„	-29
>€	-21
>→	-36
>❤	-15
>🙈	-12
>🙏	10
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[--11	-19
[--nr	-29
[-aal	-20
[-aar	-28
[-aat	-16
[-abe	41
[-abt	-28
[-aby	-15
[-ach	-40
[-ack	-23
[-ade	-27
[-adt	-23
[-afe	-22
[-aff	-12
[-aft	-44
[-afé	-22
[-ag	-24
[-age	-18
[-ags	-52
[-agt	-36
[-aha	-19
[-ahl	-36
[-ahn	-14
[-ahr	-32
[-aht	-23
[-aib	-15
[-ail	-21
[-ain	-16
[-ake	-17
[-akt	-31
[-alb	-34
[-ald	-20
[-ale	-31
[-alg	-15
[-all	-36
[-als	-32
[-alt	-45
[-alz	-22
[-ame	-39
[-amm	-29
[-amp	-14
[-ams	-19
[-amt	-50
[-ane	-16
[-ang	8
[-ank	-45
[-ann	-71
[-ans	-14
[-ant	-21
[-anz	-29
[-apf	-20
[-app	-21
[-ara	-15
[-arb	-14
[-ard	-30
[-ark	-25
[-arn	-28
[-ars	-21
[-art	-9
[-arz	-31
[-ase	-22
[-ass	-18
[-ast	-45
[-ate	-33
[-ats	-24
[-att	-50
[-aub	-31
[-aue	-32
[-aul	-18
[-aum	10
[-aun	-19
[-aus	-13
[-aut	-43
[-auß	-10
[-avo	-9
[-aw	-23
[-axi	-19
[-az	-12
[-b's	-36
[-bad	-37
[-bag	-16
[-ban	-16
[-bar	-30
[-bat	-12
[-bau	13
[-bei	-43
[-bel	-34
[-ben	-11
[-ber	-35
[-bes	-23
[-bg	-12
[-bil	-16
[-bis	-14
[-bon	-22
[-bor	-23
[-bot	-34
[-box	-28
[-bts	-27
[-bub	-17
[-bzw	-16
[-ca	-15
[-cds	-8
[-chi	-17
[-chs	-31
[-cht	-39
[-cke	-52
[-cks	-20
[-ckt	-57
[-co2	-10
[-d	-18
[-d's	-13
[-dan	-18
[-das	-16
[-del	-32
[-dem	-57
[-den	-23
[-der	-57
[-det	-13
[-di	-17
[-die	-41
[-dig	-18
[-din	-28
[-dio	-23
[-dit	-18
[-do	-21
[-dus	-22
[-dwo	-27
[-dys	-33
[-e	-20
[-eam	-22
[-ebe	-27
[-ebs	-21
[-ebt	-39
[-ech	-18
[-ede	-9
[-efe	-16
[-eft	-32
[-ege	-40
[-egs	-18
[-egt	-49
[-eh	-19
[-eha	-10
[-ehe	-26
[-ehl	-12
[-ehm	-26
[-ehn	-29
[-ehr	-37
[-eht	-31
[-eib	-25
[-eid	-21
[-eie	-18
[-eif	-21
[-eig	-22
[-eih	-15
[-eil	-35
[-eim	-23
[-ein	-22
[-eis	-43
[-eiß	-23
[-eke	-19
[-ekt	-32
[-ela	-10
[-elb	-30
[-eld	-36
[-ele	-28
[-ell	-21
[-elm	-15
[-eln	-40
[-els	-22
[-elt	-50
[-emo	-13
[-emp	-15
[-ena	-22
[-end	-20
[-ene	-47
[-enk	-22
[-enn	11
[-ens	-61
[-ent	-37
[-enz	-30
[-enü	-15
[-eon	-26
[-epp	-24
[-ept	-25
[-era	-23
[-erd	14
[-ere	-9
[-erf	-22
[-erg	-32
[-erk	-32
[-erl	-12
[-erm	-29
[-ern	-17
[-ers	-27
[-ert	-49
[-erz	-18
[-eso	-24
[-est	11
[-eto	-13
[-etr	-18
[-ets	-22
[-etz	-32
[-eug	-19
[-eum	-28
[-eun	-28
[-eur	-31
[-eut	-34
[-euz	-24
[-ext	-20
[-ezi	-21
[-eßt	-31
[-fa	-11
[-fax	-14
[-fee	-27
[-fel	-43
[-fen	-9
[-fer	-15
[-ff	-15
[-ffe	-18
[-ffi	-16
[-fft	-23
[-fin	-18
[-fix	-21
[-flo	-14
[-fp2	-10
[-fr	-8
[-fst	-25
[-fte	-43
[-fuß	-37
[-für	-39
[-g	-10
[-g/l	-8
[-gab	-18
[-gal	-23
[-gar	-19
[-gas	-20
[-gel	-49
[-gem	-9
[-gen	9
[-ger	-23
[-ges	-26
[-gez	-16
[-gib	-13
[-gie	-17
[-gig	-16
[-gin	-24
[-git	-16
[-gps	-12
[-gst	-22
[-gut	-28
[-gäu	-14
[-gül	-16
[-h's	-12
[-hat	-26
[-hau	-27
[-hef	-22
[-hel	-14
[-hem	-12
[-her	-14
[-hes	-47
[-heu	12
[-hey	-25
[-hi	-17
[-hig	-18
[-hin	-18
[-hip	-16
[-hiv	-25
[-hle	-40
[-hlt	-38
[-hm	-18
[-hme	56
[-hmt	-26
[-hne	-15
[-hnt	-27
[-hol	-22
[-hop	-23
[-hot	-20
[-hr	-22
[-hre	-39
[-hrt	-48
[-hse	-18
[-hst	-36
[-hte	-11
[-hts	-23
[-hub	14
[-huh	-18
[-hön	-19
[-ias	-15
[-iat	-27
[-ibe	-38
[-ibt	-28
[-ice	-31
[-ich	-59
[-ick	-31
[-ide	-22
[-idl	-13
[-ieb	-44
[-ief	-37
[-ieg	22
[-ieh	-24
[-iel	-41
[-ien	-16
[-ier	-50
[-ies	-33
[-iet	-12
[-ieß	8
[-ife	-19
[-iff	-23
[-ift	-37
[-ige	-12
[-igt	-38
[-ihe	11
[-iii	-10
[-iki	-11
[-ila	-17
[-ild	-36
[-ile	-35
[-ill	-19
[-ilm	-13
[-ilo	10
[-ils	-15
[-ilt	-34
[-ilz	-13
[-im	-79
[-ima	-21
[-imt	-16
[-ina	-27
[-ind	-22
[-ine	-14
[-ing	-52
[-inh	-9
[-ink	-16
[-inn	-26
[-ino	-29
[-ins	-18
[-int	-23
[-inz	-15
[-ipp	-16
[-ips	-8
[-ira	-16
[-ird	-42
[-iri	-17
[-irk	-24
[-irm	-28
[-irr	-17
[-irt	-22
[-is	-23
[-ise	-55
[-iss	-31
[-ist	-23
[-it	-13
[-ita	-26
[-ite	-41
[-itt	-10
[-ity	-15
[-itz	-36
[-ium	-22
[-ive	-15
[-ivi	-18
[-ixe	-14
[-izt	-18
[-iße	-23
[-ißt	-25
[-j	-16
[-jo	-18
[-job	17
[-k	-20
[-kal	-21
[-kam	-30
[-kap	-14
[-kar	-16
[-kay	-28
[-kel	-39
[-ken	-20
[-ker	-44
[-kes	-21
[-ket	9
[-kg	-20
[-ki	-12
[-kku	-23
[-km	-8
[-kon	-17
[-kop	-18
[-kro	-12
[-kte	-34
[-kum	-11
[-kus	-30
[-kw	-18
[-l	-13
[-laf	-15
[-lag	-31
[-lai	-15
[-lam	-19
[-lan	-39
[-lar	-30
[-las	-24
[-lat	-17
[-lau	-15
[-lay	-20
[-lbe	-33
[-lch	-29
[-lde	8
[-leg	-22
[-lei	-15
[-lem	-39
[-ler	-53
[-les	-13
[-let	-16
[-lfe	-22
[-lft	-22
[-lg	-18
[-lge	-35
[-lgt	-28
[-lie	-28
[-lig	-36
[-lin	-29
[-lis	-13
[-lke	-26
[-lkt	-15
[-lkw	-13
[-lla	-16
[-lle	8
[-lli	-21
[-llt	-45
[-lob	-16
[-lol	-12
[-lor	-14
[-los	-29
[-lot	-18
[-loß	-18
[-lts	-26
[-lub	-12
[-lus	-18
[-lut	-23
[-lze	-12
[-m/h	-12
[-ma	-12
[-mag	-16
[-mal	-41
[-mat	-34
[-maß	-16
[-mbe	-24
[-mbh	-15
[-md	-13
[-mde	-16
[-mel	-44
[-men	-15
[-mer	12
[-mes	-26
[-met	-16
[-mie	-18
[-min	-31
[-mir	-19
[-mis	-16
[-mit	-60
[-ml	-19
[-mm	-19
[-mma	-27
[-mme	-31
[-mmi	-9
[-mmt	-16
[-mo	-16
[-mpe	-37
[-mpf	-22
[-mpt	-17
[-mse	-26
[-n	-10
[-n's	-32
[-na	-31
[-nal	-30
[-nas	-17
[-nat	-33
[-nau	-24
[-nce	-14
[-nch	-21
[-nde	-17
[-ndl	-20
[-ndo	-18
[-nds	-27
[-ndt	-21
[-ndy	-12
[-ned	-20
[-nee	-15
[-nem	-33
[-ner	-27
[-nes	-9
[-net	-39
[-nft	-27
[-nge	-52
[-ngs	-31
[-ngt	-32
[-nie	-14
[-nik	-35
[-nis	-34
[-niz	-19
[-nja	-29
[-nks	-9
[-nkt	-32
[-nna	-19
[-nne	-26
[-nni	-20
[-nno	-14
[-nnr	-19
[-nns	-35
[-nnt	-21
[-nny	-19
[-not	-16
[-nr	-23
[-nst	18
[-nte	9
[-nto	-13
[-nug	-18
[-nun	-32
[-nur	-11
[-nus	-28
[-nzt	-15
[-o	-17
[-obe	30
[-obi	-20
[-obt	-18
[-ock	-31
[-ode	-29
[-off	-29
[-oft	-27
[-og	-18
[-ogo	-15
[-ogt	-15
[-oh	-16
[-ohe	-22
[-ohl	-28
[-ohn	-18
[-ohr	-15
[-oht	-32
[-oin	-27
[-ois	-14
[-oku	-12
[-old	-22
[-ole	-20
[-olf	13
[-oll	-27
[-olo	-18
[-olt	-29
[-olz	-27
[-oma	-26
[-one	-17
[-oni	-19
[-ons	-25
[-ook	-26
[-ool	-20
[-oor	-20
[-oos	-13
[-oot	-13
[-op	-11
[-opa	-16
[-ope	-22
[-opf	-28
[-opp	-21
[-ora	-11
[-orb	-17
[-ord	-38
[-ore	-21
[-orf	-19
[-orm	-29
[-orn	-21
[-oro	-20
[-ors	-17
[-osa	-20
[-ose	-41
[-osk	-11
[-oss	-32
[-ost	-31
[-ots	-21
[-ott	-33
[-our	-17
[-out	-12
[-oße	-27
[-p3	-11
[-pan	-15
[-pdf	-13
[-pen	13
[-per	-25
[-pfe	-24
[-pft	-32
[-ph	-13
[-pie	-23
[-piz	-13
[-pot	-18
[-ppe	-39
[-ppt	-36
[-pur	-11
[-pät	-15
[-q3	-18
[-qm	-15
[-r	-14
[-r's	-20
[-rab	9
[-rad	-30
[-rag	-32
[-ras	-16
[-rat	-37
[-rau	-17
[-ray	-23
[-raz	-15
[-rbe	-29
[-rbt	-13
[-rch	-14
[-rci	-21
[-rde	-43
[-re	-19
[-red	-29
[-rei	-44
[-rem	-29
[-ren	29
[-rer	-12
[-res	-50
[-rev	-18
[-rfe	-18
[-rft	-21
[-rga	-18
[-rge	-18
[-rgt	-14
[-rhs	-18
[-ria	-15
[-rie	-14
[-rig	-34
[-rik	-19
[-rin	-56
[-rit	-19
[-rke	-39
[-rle	-18
[-rma	-27
[-rme	-25
[-rnd	-27
[-rne	-29
[-rnt	-21
[-rob	-20
[-rof	-11
[-roh	-20
[-rom	-26
[-rot	-25
[-roß	-18
[-rre	-20
[-rrn	-27
[-rrt	-26
[-rry	-21
[-rse	-21
[-rst	-26
[-rte	-18
[-rth	-14
[-rts	-18
[-rum	-51
[-rut	-15
[-ruß	-28
[-rve	-16
[-rze	-23
[-rzt	-34
[-räg	-18
[-rät	-30
[-rüh	-29
[-rün	-18
[-rüß	-17
[-s	-18
[-sa	-10
[-sam	-25
[-san	-18
[-sau	-21
[-saß	-28
[-see	-17
[-sei	-23
[-sel	34
[-sem	-17
[-ses	-21
[-set	-28
[-sie	-49
[-sig	-14
[-sik	-18
[-sis	-12
[-ske	-9
[-ski	-32
[-sms	-16
[-son	-33
[-sor	-30
[-spo	-11
[-sse	9
[-sso	-13
[-sst	-40
[-st	-17
[-std	-11
[-ste	-23
[-stk	-16
[-suf	-16
[-sum	-11
[-söl	-20
[-süd	-21
[-t	-21
[-t's	-31
[-tab	-21
[-tal	-38
[-tar	-13
[-tas	-13
[-tat	-26
[-tau	-19
[-teg	-22
[-tei	-13
[-tel	-39
[-tem	-34
[-ter	-28
[-tes	-51
[-tet	-55
[-tha	-15
[-thi	-26
[-tie	-24
[-tig	-50
[-tik	-28
[-til	-19
[-tin	-37
[-tiv	-13
[-tiz	-23
[-tje	-22
[-tke	-14
[-ton	-35
[-top	-15
[-tor	-41
[-tos	-35
[-tot	-10
[-tra	-28
[-tte	-60
[-tti	-21
[-ttl	-18
[-tu	-10
[-tum	-23
[-tut	-30
[-typ	-13
[-tze	-14
[-tzt	-54
[-tät	-20
[-tür	-27
[-tüv	-27
[-uar	-25
[-ube	-29
[-ubi	-24
[-ubt	-27
[-uch	-23
[-udi	-11
[-uem	-8
[-uer	-53
[-ufe	-18
[-uft	-34
[-uge	-30
[-ugt	-19
[-uhe	-21
[-uhl	-23
[-uhr	-29
[-uhu	-25
[-uis	-20
[-uke	-15
[-ule	-37
[-ulf	-10
[-uli	-24
[-ull	-22
[-ulm	-12
[-uls	-9
[-ult	-22
[-um	-30
[-ums	-27
[-umt	-22
[-und	-47
[-une	-20
[-ung	46
[-uni	-24
[-unk	-20
[-upe	-19
[-upp	-9
[-ups	-22
[-upt	-24
[-ure	-36
[-urf	-36
[-urg	-35
[-urm	-33
[-urs	-19
[-urt	-21
[-urz	14
[-use	-40
[-usm	-16
[-uso	-9
[-uss	21
[-ust	-27
[-ute	-36
[-uth	-12
[-uwe	-15
[-uzt	-20
[-v	-17
[-va	-23
[-ven	-19
[-ver	-46
[-vin	-20
[-von	-74
[-vor	-29
[-vus	-28
[-was	-8
[-weg	-19
[-wei	-61
[-wie	33
[-wir	-62
[-wo	-10
[-wär	-18
[-xen	-30
[-xis	-21
[-yer	-19
[-zel	-23
[-zen	-12
[-zer	-19
[-zes	-17
[-zig	-60
[-zle	-12
[-zte	10
[-ßem	-17
[-ßen	-21
[-ßer	-26
[-ßes	-22
[-ßig	-27
[-äch	11
[-ädt	-10
[-äge	20
[-ägt	-21
[-ähe	-16
[-ähr	-31
[-ält	-19
[-äme	-18
[-äne	-11
[-äre	-21
[-ärt	-29
[-ärz	-26
[-äse	13
[-äst	-21
[-äte	-32
[-öde	-14
[-öge	-18
[-öhe	-25
[-öll	-14
[-öln	-14
[-örg	-18
[-ört	-24
[-öst	-23
[-öße	-24
[-übt	-16
[-ück	-26
[-üft	-32
[-üge	-30
[-ügt	-23
[-ühl	-15
[-ühr	-22
[-üle	-22
[-üll	-32
[-ült	-15
[-üne	-19
[-ünn	-17
[-ürd	-20
[-ürk	-15
[-ürl	-26
[-üro	-39
[-ürs	-31
[-üse	-14
[-üst	-22
[-üte	-31
[-ütz	-17
[-üße	-18
[-üßt	-23
[-️	-17
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
[[abgemacht .	-9
[[abgeschlossen .	-13
[[abheften ,	-9
[[abholung im	11
[[abhören und	-16
[[abkehren ,	-11
[[abkühlen im	-11
[[abkühlen lassen	-16
[[ablauf bei	10
[[ablauf der	10
[[ablauf für	24
[[abrechnung .	-9
[[abschließen ,	-17
[[abspülen ,	-9
[[abstand zum	-15
[[abstellen ,	-9
[[abwarten .	-13
[[abwischen ,	-11
[[akku raus	-17
[[akku unter	-17
[[akte an	-13
[[akte auf	-8
[[alarm annehmen	-11
[[allergien ,	-18
[[alles ,	-15
[[alles ab	-16
[[alles aus	-15
[[alles in	-18
[[alles und	-20
[[alt ,	-8
[[alte eisen	-13
[[anbei ,	-16
[[anfassen ,	-8
[[angehörige rufen	-14
[[angenommen ,	-8
[[anhaken .	-14
[[anhänger mit	-15
[[anklopfen ,	-13
[[anlass ist	-15
[[anlegen ,	-13
[[anleitung für	-22
[[anmeldung bei	-16
[[annahme .	-10
[[annahme der	16
[[annahme von	19
[[annehmen ,	-10
[[annimmt ,	-25
[[anruf .	-18
[[anruf bei	-15
[[anruf kommt	-19
[[anschneiden ,	-8
[[ansehen .	-15
[[antrag aus	-11
[[antwort :	-16
[[anwesend :	-21
[[arbeiten .	-9
[[arbeiten im	-21
[[arbeitet .	-12
[[arbeitsanweisung nr	-16
[[auf "	-13
[[auf ,	-27
[[auf .	-23
[[auf 0	-12
[[auf :	-17
[[auf acht	-14
[[auf box	-10
[[auf das	-10
[[auf dem	-35
[[auf den	-35
[[auf der	-38
[[auf deren	-11
[[auf deutsch	-10
[[auf die	-37
[[auf drei	-11
[[auf ein	-16
[[auf einem	-15
[[auf einen	-19
[[auf hartem	-13
[[auf jeden	-21
[[auf null	-16
[[auf platz	-9
[[auf schäden	-15
[[auf sicht	-15
[[auf und	-24
[[auf unseren	-17
[[auf vier	-13
[[auf weiß	-21
[[auf wunsch	-13
[[auf zehn	-15
[[auf zwanzig	-15
[[auf zwei	-29
[[auffüllen ,	-9
[[aufhängen ,	-11
[[aufkleber drauf	-15
[[aufkleber in	-15
[[auflegen ,	-11
[[aufmachen und	-14
[[aufnahme läuft	-22
[[aufrecht ,	-14
[[aufschließen ,	-15
[[augen des	-20
[[august ist	-16
[[ausdrucken ,	-9
[[ausfüllen ,	-8
[[ausgabe ,	-16
[[ausgabe 0	-20
[[ausgebaut und	-8
[[ausschneiden ,	-9
[[ausspülen ,	-18
[[autos ,	-19
[[außerdem seit	-16
[[außerhalb der	-14
[[aw :	-23
[[az .	-12
[[bahn 0	-11
[[bahnhof ,	-10
[[band mit	-16
[[bargeld und	-13
[[basteln ,	-11
[[bearb .	-14
[[beauftragt ,	-10
[[beckenwasser spülen	-16
[[beginn 0	-14
[[beginnt immer	-16
[[begrüßen ,	-15
[[bei 0	-11
[[bei alarm	-17
[[bei austritt	-15
[[bei den	-20
[[bei der	-17
[[bei einem	-28
[[bei einer	-28
[[bei jedem	-16
[[bei mir	-38
[[bei nebel	-17
[[bei niedrigwasser	-22
[[bei sturmwarnung	-15
[[bei tageslicht	-9
[[bei uns	-43
[[bei unter	-17
[[bei verdacht	-24
[[beides ins	-9
[[beim einsteigen	-13
[[beim ersten	-23
[[beim huber	-18
[[beim kunden	-9
[[beim letzten	-28
[[beim zugführer	-10
[[bekommen die	15
[[belag mit	-10
[[belegt ist	-10
[[bemängelt ,	-8
[[bereit erklärt	-12
[[beschluss :	-22
[[beschreiben ,	-10
[[beschwert ,	-9
[[besprochen ,	-11
[[besteht aus	-20
[[bestätigt “	-10
[[bestätigung geht	-10
[[betr .	-18
[[betriebsanweisung nr	-17
[[bett ,	-22
[[bettwanzen ,	-24
[[bezahlt wird	-13
[[bild mit	-10
[[bild und	-14
[[bildschirm mit	-10
[[bist du	-10
[[bittet uns	-16
[[bleibt ,	-25
[[bleibt am	-11
[[bleibt an	-14
[[bleibt bei	-17
[[bleibt bis	-20
[[bleibt das	-24
[[bleibt der	-21
[[bleibt die	-15
[[bleibt im	-10
[[bleibt stehen	-12
[[blutverdünnern und	-16
[[blätter vor	-10
[[boden ,	-16
[[boden :	-11
[[boden mit	-14
[[brauche ich	-21
[[brauchen wir	-16
[[brille ,	-11
[[brille und	-12
[[bringen ,	-23
[[bringen sie	-19
[[bringt das	-11
[[bringt er	17
[[bräuchten also	-21
[[bzw .	-16
[[bände in	-14
[[bürgermeister .	-8
[[ca .	-10
[[chefin hat	-18
[[chlor 0	-11
[[container ,	-16
[[d .	-10
[[dach ,	-16
[[dach .	-11
[[dach und	-15
[[dachte ,	-9
[[damen und	-15
[[dann 0	-20
[[dann das	-22
[[dann den	-19
[[dann ein	-12
[[dann erst	-15
[[dann fragt	-16
[[dann geht	-13
[[dann hübsch	-20
[[dann im	-12
[[dann in	-19
[[dann ist	-13
[[dann kommt	-13
[[dann los	-10
[[dann macht	-15
[[dann mit	-19
[[dann nicht	-16
[[dann schaut	-15
[[dann schnell	-9
[[dann schranke	-11
[[dann unten	-12
[[dann wird	-31
[[dann zeichnet	-9
[[dann äh	-19
[[darauf .	-21
[[darum ,	-17
[[darum bitte	-19
[[darüber ,	-17
[[darüber :	-15
[[das ,	-21
[[das als	-15
[[das alte	-24
[[das auf	-20
[[das aus	14
[[das auto	-15
[[das becken	-17
[[das bis	-17
[[das bitte	-13
[[das blatt	-13
[[das boot	-10
[[das buch	-9
[[das büro	-13
[[das dauert	-14
[[das der	-24
[[das die	-28
[[das ding	-21
[[das dritte	-15
[[das eis	-31
[[das ergebnis	-14
[[das erste	10
[[das fleisch	-9
[[das fliegt	-20
[[das fundbüro	-15
[[das ganze	-19
[[das geht	-36
[[das gehört	-10
[[das geld	-11
[[das genügt	-16
[[das gerät	-23
[[das gerüst	-16
[[das gesundheitsamt	-10
[[das gibt	-21
[[das glas	-16
[[das halbe	-19
[[das hat	-10
[[das haus	-11
[[das hier	-17
[[das ich	-24
[[das im	-20
[[das immer	-23
[[das ins	-20
[[das ist	-42
[[das jemand	-18
[[das jetzt	-30
[[das kalb	-13
[[das kind	-23
[[das klingt	-20
[[das kommt	-22
[[das kostet	-17
[[das labor	-19
[[das licht	-12
[[das linke	-10
[[das machen	-34
[[das macht	-20
[[das mal	-28
[[das man	-26
[[das meiste	-24
[[das merkt	-12
[[das mit	-28
[[das muss	-23
[[das original	-12
[[das passiert	-18
[[das pferd	-14
[[das programm	-13
[[das protokoll	-17
[[das sagt	-23
[[das schwarz	-15
[[das sei	-16
[[das sekretariat	-13
[[das sieht	-13
[[das sind	-18
[[das so	-21
[[das sollen	-21
[[das steht	-22
[[das thema	16
[[das tier	-11
[[das tor	-19
[[das vorgehen	-14
[[das wachs	-10
[[das war	-20
[[das war's	-12
[[das waren	-13
[[das wasser	-19
[[das wetter	-16
[[das wichtigste	-23
[[das wiegen	-20
[[das will	-24
[[das wird	-16
[[das wort	-15
[[das wäre	-11
[[das öl	-16
[[dass auch	-22
[[dass das	-20
[[dass der	9
[[dass die	-24
[[dass er	-18
[[dass es	-33
[[dass ich	-25
[[dass jeder	-23
[[dass man	-32
[[dass sie	-19
[[davor .	-14
[[deniz :	-17
[[denn die	-19
[[der 0	-13
[[der abholer	-13
[[der abschnitt	-8
[[der akte	-10
[[der alten	-16
[[der annahme	-23
[[der antrag	-11
[[der app	-11
[[der arbeit	-8
[[der arzt	-15
[[der ausgabe	-11
[[der balg	-16
[[der bande	-12
[[der baustelle	-17
[[der bestatter	-11
[[der betriebsleiter	-11
[[der beurkundung	-14
[[der boden	-10
[[der bub	-25
[[der bürger	-10
[[der chef	-24
[[der das	-23
[[der disponent	-11
[[der dritten	-13
[[der drohne	-20
[[der druck	-17
[[der ersten	-17
[[der fahrer	-30
[[der fahrt	-9
[[der falschen	-12
[[der familie	-11
[[der ganzen	-8
[[der gast	-16
[[der gemeinde	-18
[[der geselle	-15
[[der halle	-17
[[der halter	-19
[[der hand	-14
[[der hat	-11
[[der herr	-25
[[der hersteller	-14
[[der hund	-17
[[der ist	-9
[[der kasse	-13
[[der kollege	-18
[[der kollekte	-20
[[der kunde	-33
[[der kurier	-20
[[der laden	-13
[[der landesverband	-19
[[der last	-11
[[der lehrling	-10
[[der leitstelle	-9
[[der letzten	-21
[[der macht	-18
[[der mail	-14
[[der man	-18
[[der maschine	-13
[[der maschinist	-9
[[der md	-11
[[der meister	-21
[[der mit	-20
[[der mitarbeiter	-18
[[der mitte	-14
[[der nacht	-15
[[der neue	-30
[[der nummer	-9
[[der nähe	-13
[[der oberfläche	-8
[[der op	-11
[[der patient	-17
[[der personalabteilung	-9
[[der plan	-8
[[der praxis	-13
[[der prüfung	-18
[[der raum	-9
[[der reihe	-22
[[der rest	-20
[[der saft	-12
[[der schaden	-14
[[der schicht	-16
[[der schleuse	-12
[[der schlüssel	-15
[[der sepp	-18
[[der spiegel	-11
[[der spitze	-11
[[der station	-11
[[der stecker	-13
[[der stempel	-8
[[der student	-8
[[der techniker	-8
[[der text	-18
[[der theke	-12
[[der tierarzt	-23
[[der trainer	-11
[[der tür	-14
[[der tüv	-14
[[der vertrieb	-12
[[der verwaltung	-16
[[der vierten	-14
[[der vom	-16
[[der vorarbeiter	-14
[[der vorstand	-18
[[der wagen	-11
[[der wird	-15
[[der woche	-12
[[der zange	-12
[[der zeit	-20
[[der zentrale	-8
[[der zweite	-13
[[der zweiten	-13
[[deren namen	-12
[[desinfizieren ,	-8
[[di +	-12
[[dich ,	-12
[[die abrechnung	-21
[[die akte	-11
[[die alte	-30
[[die alten	-14
[[die andere	-17
[[die angehörigen	-22
[[die anlage	-29
[[die assistentin	-14
[[die aufsicht	-16
[[die ausgabe	-19
[[die aushilfen	-24
[[die ausleihe	-20
[[die bahn	-15
[[die bande	-9
[[die begleitung	-16
[[die behörde	-15
[[die beiden	-22
[[die beschwerde	-9
[[die besitzer	-16
[[die bestätigung	-9
[[die beteiligten	-9
[[die bevölkerung	-11
[[die bg	-10
[[die blase	-9
[[die boote	-17
[[die box	-10
[[die bremse	-16
[[die bücher	-14
[[die bücherei	-13
[[die bühne	-12
[[die bürste	-12
[[die das	-10
[[die decke	-19
[[die den	-16
[[die eine	-20
[[die einweisung	-19
[[die eltern	-16
[[die erste	10
[[die ersten	-20
[[die fachkraft	-16
[[die familie	-13
[[die fassung	-16
[[die feuerwehr	-24
[[die finger	-8
[[die flamme	-14
[[die flaschen	-15
[[die folie	-13
[[die form	-15
[[die frist	-11
[[die geht	-12
[[die gelbe	-10
[[die geschäftsstelle	-13
[[die große	-16
[[die gruppe	-20
[[die grünen	-18
[[die gurte	-15
[[die gäste	-21
[[die halle	-15
[[die haube	-10
[[die hausdame	-14
[[die haustechnik	-9
[[die heizung	-10
[[die helfer	-17
[[die hälfte	-23
[[die hände	-18
[[die jungen	-15
[[die kammer	-12
[[die kasse	-13
[[die kaution	-13
[[die kinder	-10
[[die kiste	-18
[[die kisten	-21
[[die klappe	-11
[[die klingel	-12
[[die kollegen	-21
[[die kollegin	-11
[[die krankenkasse	-10
[[die kundin	-13
[[die kundschaft	-20
[[die kuppel	-14
[[die kurverwaltung	-21
[[die körbe	-14
[[die kühlbox	-10
[[die leeren	-9
[[die lehrkraft	-8
[[die lehrlinge	-15
[[die leiter	-12
[[die leitung	-20
[[die letzte	-17
[[die leute	-31
[[die liste	-30
[[die man	-23
[[die maschine	-11
[[die meisten	-24
[[die meldung	-17
[[die mit	-19
[[die mitte	-8
[[die muss	-16
[[die mutter	-8
[[die mühle	-18
[[die nacht	-16
[[die naht	-14
[[die nase	-17
[[die neue	-27
[[die neuen	-16
[[die niemand	-15
[[die nummer	-13
[[die nur	-23
[[die oma	-8
[[die person	-9
[[die polizei	-19
[[die praxis	-9
[[die pumpe	-17
[[die rampe	-23
[[die rechnung	-9
[[die reederei	-18
[[die registrarin	13
[[die restauratorin	-13
[[die rezeption	-11
[[die rote	-14
[[die ränder	-9
[[die sachbearbeiterin	-16
[[die sache	13
[[die schale	-11
[[die schleuse	-16
[[die schulleitung	-19
[[die seite	-9
[[die seiten	-12
[[die seriennummer	-19
[[die sich	-15
[[die sicherheit	-19
[[die sind	-11
[[die späte	-9
[[die stadt	-13
[[die stangen	-14
[[die strecke	-14
[[die tafel	-25
[[die tiere	-25
[[die tür	-21
[[die tüte	-18
[[die uhr	-18
[[die unterschrift	-15
[[die verkäuferin	-12
[[die versicherung	-16
[[die vertretung	-18
[[die vier	-16
[[die vorsatzsteine	-16
[[die vorstellung	-18
[[die wand	-14
[[die warteliste	-16
[[die wir	-14
[[die woche	-25
[[die zahl	-10
[[die zeitung	-10
[[die zentrale	-17
[[die zunge	-15
[[die zwei	-20
[[die zweite	-15
[[die ärztliche	-11
[[dienstag und	-20
[[diesen monat	-15
[[dieses jahr	-17
[[ding ja	-17
[[direkt in	-13
[[donnerstag ,	-15
[[drei leute	-24
[[drei liter	-18
[[drei mal	-14
[[drei meter	-14
[[drei monate	-17
[[drei runden	-9
[[drei stunden	-11
[[drei tage	-19
[[drei uhr	-11
[[drei werktage	-8
[[drei wochen	-21
[[dreihundert newton	-17
[[dres .	-16
[[dritt ,	-17
[[drittens ,	-8
[[drucken .	-19
[[drum und	-21
[[drückt man	-12
[[dunkler anzug	-11
[[durchblättern ,	-11
[[durchwahl 0	-12
[[e .	-19
[[egal ,	-10
[[egal wie	-22
[[ehrlich ,	-11
[[ein ,	-19
[[ein .	-10
[[ein anderes	-18
[[ein bild	-19
[[ein blatt	-29
[[ein brief	-13
[[ein dokument	-10
[[ein drittel	12
[[ein für	-17
[[ein gast	10
[[ein glas	-13
[[ein haar	-14
[[ein hafen	-24
[[ein helfer	-12
[[ein jahr	-21
[[ein junge	15
[[ein kilo	-12
[[ein kind	-31
[[ein kleines	-10
[[ein merkblatt	-16
[[ein nein	-14
[[ein paar	-34
[[ein papier	-19
[[ein sauberes	-16
[[ein schlüssel	-13
[[ein stein	-23
[[ein trupp	-10
[[ein und	-25
[[ein weil	-21
[[eine anleitung	-25
[[eine anweisung	-26
[[eine aus	-11
[[eine beschreibung	-15
[[eine dame	-15
[[eine eigene	-13
[[eine feste	15
[[eine halbe	-23
[[eine handbreit	-18
[[eine kollegin	-14
[[eine kopie	-10
[[eine kundin	-17
[[eine marke	-19
[[eine neue	-21
[[eine nummer	-12
[[eine ordentliche	-15
[[eine person	-12
[[eine richtige	-18
[[eine runde	-17
[[eine schriftliche	-25
[[eine seite	-25
[[eine stunde	-28
[[eine woche	-15
[[eine zweite	-12
[[einen anhänger	-18
[[einen bericht	-12
[[einen beutel	-16
[[einen halben	-17
[[einen spalt	-11
[[einen tag	-16
[[einen text	-27
[[einsetzen ,	-9
[[eintrag im	-13
[[eintrag ins	-8
[[ellbogen waschen	-18
[[entdeckeln mit	-13
[[entscheidet ,	-9
[[entscheidet der	-17
[[entschuldigt :	-16
[[entsorgen .	-13
[[entwurf ,	-15
[[ergebnis wird	-11
[[erhitzen ,	-14
[[erhält die	-16
[[erhält einen	-13
[[erklären ,	-14
[[erklärt ,	-9
[[erklärt .	-14
[[erstellt :	-17
[[ersten fahrt	-17
[[ersten mal	-18
[[ersten tag	15
[[ersten zwei	-18
[[erstens ,	-14
[[erzählen ,	-9
[[erzählt .	-15
[[es ,	-13
[[es auch	-16
[[es auf	-18
[[es den	-17
[[es der	-23
[[es die	-11
[[es ein	-14
[[es euch	-16
[[es gehen	-21
[[es geht	22
[[es gleich	-20
[[es im	-14
[[es ist	-11
[[es ja	-15
[[es keine	-19
[[es klar	-14
[[es mir	-10
[[es mit	-20
[[es nach	-19
[[es nicht	-18
[[es noch	-20
[[es nur	-13
[[es ruhig	-14
[[es sei	-15
[[es sollte	-19
[[es vom	-19
[[es war	-14
[[es wird	-26
[[es zwei	-12
[[essen ,	-19
[[etwas ,	-16
[[etwas anderes	-17
[[etwas geschriebenes	15
[[etwas schriftliches	-18
[[etwas unklar	-12
[[etwas über	-20
[[fa .	-11
[[fach und	-10
[[fahren wir	9
[[falls ihr	-22
[[fang an	-19
[[fangen am	-10
[[fangen wir	-28
[[fassung wird	-18
[[fast nur	-11
[[februar ,	-9
[[fertig .	-14
[[feste reihenfolge	-25
[[festhalten ,	-19
[[feucht ist	-9
[[feuerwehr auf	-13
[[filialen in	-15
[[filter raus	-14
[[findet .	-17
[[finger weg	-16
[[formblatt 0	-9
[[formulieren sie	-12
[[fotografieren ,	-15
[[fotografieren .	-16
[[fotografiert ,	-16
[[fotografiert jeden	-14
[[fotografiert und	-15
[[fr .	-11
[[frag ,	-9
[[frag als	-10
[[frag nach	-15
[[frage ,	-9
[[frauen mit	-14
[[freies chlor	-13
[[freigabe :	-18
[[freundlich bleiben	-10
[[frisches stroh	-13
[[fristenkontrolle .	15
[[früh ,	-16
[[funk an	-14
[[fällt mir	-10
[[füllen ,	-23
[[füllen .	-14
[[füllt die	-10
[[fünfzehn minuten	-26
[[für alle	-35
[[für das	-39
[[für die	-64
[[für drei	-17
[[für ein	-18
[[für einen	-15
[[für ihre	-11
[[für schritt	-21
[[für unser	-18
[[für unsere	-21
[[gab .	-18
[[gab es	-13
[[gabel ,	-10
[[gast ,	-12
[[gast eine	-11
[[gebe ich	-15
[[gebeten ,	-26
[[geblieben ,	-15
[[gebogen wird	-15
[[gebracht ,	-11
[[gebracht .	-17
[[gebraucht wird	-11
[[geburtsdatum .	-11
[[geehrte damen	-15
[[geehrter herr	-10
[[gefahren ,	-11
[[gefahren .	-18
[[gefahren wird	-17
[[gefunden .	-11
[[gefüllt wird	-15
[[gefüttert wird	-20
[[gegessen und	-11
[[gehabt ,	-19
[[gehalten und	-13
[[gehängt werden	-10
[[geltung :	-17
[[gemeinsam mit	-18
[[gemessen ,	-10
[[gemessen wird	-12
[[generation .	-20
[[genommen und	-8
[[genommen wird	-22
[[genug .	-17
[[geprüft ,	-14
[[geprüft wird	-21
[[gerade mit	-10
[[geraucht wird	-10
[[gereinigt und	-13
[[geschlossen ,	-11
[[geschrieben wird	-20
[[geschäftsstelle ,	-17
[[gestatten sie	-11
[[gestellt .	-12
[[gesundheitsamt kommt	-8
[[getauscht ,	-12
[[gewaschen wird	-20
[[geweint ,	-10
[[gewogen und	-13
[[geworden ,	-15
[[geworden .	-9
[[gez .	-16
[[gezogen ,	-13
[[gezählt ,	-17
[[gezählt .	-15
[[gezählt und	-11
[[geändert 0	-15
[[geöffnet ,	-14
[[gibt's was	-18
[[gibts nicht	-8
[[gießt das	-17
[[ging ein	-19
[[gitter vor	-16
[[glaub ich	-10
[[gleichen tag	-14
[[gott ,	-9
[[gott sei	-17
[[gras ,	-14
[[groß genug	-12
[[größer .	-8
[[grüezi ,	-15
[[grüß gott	-12
[[grüße aus	-9
[[grüßen ,	-8
[[gurten .	-11
[[gül ,	-14
[[gültig ab	-14
[[hakt ab	-18
[[hakt die	-13
[[halle .	-13
[[halle 0	-22
[[hartem boden	-11
[[haube ,	-12
[[haube auf	-12
[[haupteingang ,	-13
[[hauptschalter aus	-11
[[heben .	-13
[[heike ,	-21
[[heim .	-9
[[heißem wasser	-17
[[helfen ,	-13
[[her .	-11
[[heraus .	-11
[[herausbrechen .	-10
[[herren ,	-14
[[herum und	-12
[[hinauf und	-9
[[hinein ,	-15
[[hinein .	-13
[[hinein und	-8
[[hinlegen ,	-15
[[hinter dem	-12
[[hinter der	-14
[[hintergrund :	-11
[[hintergrund ist	-13
[[hochfahren ,	-13
[[holen ,	-9
[[hunde an	-16
[[hätten wir	-14
[[im advent	-8
[[im alten	-24
[[im august	-19
[[im büro	-23
[[im ersten	-14
[[im februar	-17
[[im frühjahr	-17
[[im ganzen	-15
[[im gesicht	-14
[[im haus	-9
[[im herbst	-12
[[im hof	-17
[[im jahr	-32
[[im januar	-13
[[im juli	-17
[[im juni	-15
[[im kalender	-23
[[im keller	13
[[im kopf	-12
[[im labor	-16
[[im letzten	-13
[[im mai	-9
[[im monat	-16
[[im oktober	-24
[[im portal	-15
[[im programm	-11
[[im ramadan	-19
[[im raum	-16
[[im saal	-12
[[im schlüsselbuch	-11
[[im schnitt	-9
[[im selben	-11
[[im september	-17
[[im sommer	-22
[[im studio	-12
[[im system	-15
[[im treppenhaus	-13
[[im uhrzeigersinn	-17
[[im urlaub	-8
[[im voraus	-9
[[im wagen	-14
[[im wiki	-8
[[im winter	-25
[[im zimmer	-9
[[informieren ,	-13
[[inh .	-9
[[innen nach	-12
[[innerhalb von	-16
[[januar ,	-14
[[jede charge	-9
[[jede position	-11
[[jede stunde	-20
[[jede stütze	-9
[[jede woche	-26
[[jeden abend	-31
[[jeden dienstag	-29
[[jeden einzelnen	-9
[[jeden karton	-15
[[jeden morgen	-27
[[jeden zweiten	-20
[[jeder ,	-19
[[jeder bekommt	-16
[[jeder mit	-11
[[jour fixe	-16
[[juli ein	-17
[[juni ,	-14
[[kaffee ist	-12
[[kalender ,	-9
[[kalt ist	-8
[[kaltem wasser	-9
[[kaltes wasser	-13
[[kam ein	-20
[[kannst du	-28
[[kap .	-14
[[kaputtes mit	-14
[[kasse ,	-20
[[kassiert ,	-10
[[kettenhandschuh links	-14
[[kg ·	-14
[[kilo ,	-14
[[kiosk .	-11
[[kirchenvorstand st	-12
[[klebeband an	-13
[[kleben .	-12
[[kleidung ,	-10
[[klingelt ,	-10
[[km ,	-8
[[km/h wind	-12
[[knüpfen ,	-11
[[kollegin ,	-16
[[kolleginnen und	-14
[[komma ,	-18
[[komme ich	-11
[[kommt ,	-29
[[kommt .	-24
[[kommt am	-11
[[kommt aus	-13
[[kommt das	-14
[[kommt die	9
[[kommt eine	-14
[[kommt er	-13
[[kommt in	-19
[[kommt kein	-13
[[kommt mit	-19
[[kommt raus	-12
[[kommt vom	-14
[[kommt von	-21
[[kommt zuerst	-10
[[kompressor ist	-13
[[kontrollieren ,	-20
[[kontrollieren .	-16
[[kopie des	-17
[[korb wird	-10
[[kriegen .	-9
[[kurverwaltung will	-19
[[kw 0	-18
[[könnt ihr	-19
[[küche .	-13
[[kühl ,	-13
[[kühlung ,	-14
[[kühlung .	-10
[[kündigung ,	-14
[[künftig auch	-17
[[künftig ein	-17
[[kürzen .	-11
[[lage .	-9
[[laib vom	-11
[[laibe .	-17
[[laminieren kann	-13
[[lang ,	-11
[[lass das	-15
[[last hält	-13
[[leider auch	-11
[[leine ,	-14
[[leiter .	-18
[[leiter einhängen	-18
[[letztes jahr	-22
[[letztes mal	-11
[[leuten .	-10
[[leuten und	-16
[[lieben ,	-9
[[lockern ,	-17
[[los .	-11
[[los-nr .	-12
[[ländern .	-14
[[länger als	-12
[[lüften .	-9
[[m/s schluss	-9
[[machen ,	-25
[[machen .	-16
[[machen ?	-23
[[machen das	-26
[[machen für	-20
[[machen sie	-19
[[machen und	-16
[[machen wir	10
[[mag das	-12
[[mahnung per	-17
[[manchmal auch	-11
[[manchmal zu	-14
[[meiner tante	-14
[[meister hat	-16
[[meldung an	-10
[[merci vielmal	-20
[[merkblatt zu	-15
[[merkt man	-14
[[milch .	-16
[[mischen ,	-10
[[mit ,	-14
[[mit 0	-27
[[mit an	-11
[[mit beckenwasser	-11
[[mit datum	-9
[[mit dem	-40
[[mit den	-26
[[mit der	-23
[[mit drei	-11
[[mit einem	-27
[[mit einer	-24
[[mit freundlichen	-9
[[mit gabel	-9
[[mit heißem	-11
[[mit in	-15
[[mit kaltem	-13
[[mit meiner	-9
[[mit namen	-16
[[mit nem	-12
[[mit nummer	-10
[[mit offener	-16
[[mit rund	-14
[[mit sahne	-14
[[mit schlüssel	-14
[[mit schmuck	-16
[[mit strom	-14
[[mit uhrzeit	-11
[[mit unterschrift	-10
[[mit vorzüglicher	-11
[[mit wasser	-12
[[mit zwei	-10
[[mitgeben .	-13
[[mitnehmen .	-11
[[mittel ,	-13
[[mitten in	-14
[[moin ,	-16
[[moin zusammen	-16
[[moment ,	-19
[[monat ,	-9
[[monaten geht	-14
[[morgens um	-21
[[märz ,	-17
[[müll raus	-14
[[na ,	-18
[[na ja	-23
[[nach ,	-14
[[nach 0	-19
[[nach außen	-16
[[nach der	-48
[[nach drei	-12
[[nach einem	-29
[[nach einer	-33
[[nach farbe	-15
[[nach fünf	-10
[[nach größe	-19
[[nach innen	-21
[[nach jeder	-16
[[nach sechs	-17
[[nach sturm	-16
[[nach und	-15
[[nach unten	-23
[[nach vier	-18
[[nach vorn	-11
[[nach zwei	-17
[[nachlesen kann	-18
[[nachsehen ,	-9
[[nass machen	-21
[[nehmt ihr	-22
[[nennt den	-18
[[niedrigwasser ,	-18
[[niemand ,	-19
[[niemand auf	-13
[[niemand hatte	16
[[niemand mehr	-17
[[niemand steigt	-14
[[niemand wusste	-12
[[nimmt .	-12
[[nimmt den	-18
[[nimmt der	-17
[[nimmt die	-23
[[nimmt man	-19
[[nirgends ,	-16
[[nirgends .	-12
[[notiert ,	-18
[[nr .	-12
[[nummeriert und	-11
[[nägel mit	-17
[[obendrauf .	-11
[[offene stellen	-10
[[offener flamme	-11
[[ohne abschnitt	-12
[[ohne dass	-11
[[ohne den	-27
[[ohne die	-13
[[ohne maske	-9
[[ohne totenschein	-13
[[ole 0	-12
[[online .	-22
[[p3 ,	-11
[[parzelle 0	-9
[[pause ,	-9
[[perfekt ,	-9
[[personen ,	-14
[[personen aus	21
[[petersen ,	-14
[[petra ,	-11
[[pfiat di	-11
[[ph 0	-12
[[platz 0	17
[[preis .	-10
[[probenahme ablauf	17
[[prof .	-11
[[prüfen ,	-15
[[prüfen .	-15
[[prüfen und	-11
[[puls und	-9
[[pur auf	-10
[[quer .	-11
[[quittung .	-8
[[quittung in	-11
[[r .	-15
[[rampe und	-20
[[raum 0	23
[[rausnehmen und	-12
[[re :	-19
[[red das	-13
[[redaktion ,	-10
[[regeln .	-22
[[regt an	-21
[[reifen ,	-16
[[reihe ,	-15
[[reihe nach	-27
[[reine schreiben	-8
[[reinigen .	-20
[[rev .	-18
[[risse ,	-14
[[rosa ,	-10
[[rufst du	-22
[[runde um	-17
[[rundgang mit	-13
[[ruß raus	-15
[[räumen ,	-18
[[räumen die	-13
[[s .	-14
[[sache der	-9
[[sache mit	-24
[[saft läuft	-12
[[sahne oder	-15
[[saison 0	-18
[[saisonkräfte ,	-16
[[salz nur	-19
[[sammelt die	-16
[[sauber festgehalten	-19
[[sauber machen	-25
[[saugen ,	-13
[[saugnapf ,	-16
[[saugt der	-11
[[saugt die	-14
[[scannen ,	-14
[[scannen .	-14
[[schale mit	-15
[[schein erst	-16
[[schick ich	-16
[[schicke ich	-15
[[schlafe ich	-9
[[schleuse ,	-10
[[schließt den	-12
[[schließt der	-17
[[schlüssel bei	-16
[[schlüssel in	-21
[[schlüssel verloren	-19
[[schlüssel vom	-20
[[schlüssel werden	-18
[[schlüssel wird	-11
[[schranke ,	-14
[[schreib doch	-16
[[schreib mir	-9
[[schreibe für	-12
[[schreibe ich	-12
[[schreibst du	-13
[[schriftliche regelung	-23
[[schriftliches ,	-15
[[schritt für	-25
[[schwarz auf	-24
[[schön machen	-15
[[sechzig grad	-10
[[sehen ,	-29
[[sei dank	-17
[[seitdem schlafe	-8
[[sekretariat die	-14
[[servus !	-18
[[servus ,	-12
[[setzen ,	-9
[[setzen und	-16
[[setzt man	-17
[[sichern ,	-14
[[sie am	-13
[[sie aus	-9
[[sie beim	-19
[[sie dann	-9
[[sie das	-24
[[sie dem	-11
[[sie den	-14
[[sie die	-27
[[sie eine	-18
[[sie einem	-12
[[sie es	-16
[[sie hat	-11
[[sie in	-21
[[sie ist	-10
[[sie mir	-24
[[sie mit	-15
[[sie noch	-9
[[sie ohne	-14
[[sie sich	-11
[[sie sofort	-9
[[sie soll	-12
[[sie uns	-14
[[sie vergleicht	-16
[[sie wird	-11
[[sie wollten	-15
[[sie-form ,	-12
[[siebe raus	-8
[[sitz grad	-12
[[sobald der	9
[[sobald es	-20
[[sollen .	-11
[[sommerfest :	-14
[[sorry ,	-13
[[sprache und	-12
[[sprech das	-13
[[spreche das	-20
[[spricht man	-13
[[spritzen ,	-9
[[spät .	-11
[[späte antwort	-12
[[st .	-17
[[standen die	-14
[[stange sauber	-16
[[stapel :	-9
[[starten ,	-12
[[stecker raus	-13
[[steine .	-14
[[stiefel wechseln	-13
[[stillgelegt ,	-9
[[stirnwand ,	-10
[[straße ,	-16
[[streifen ,	-9
[[strom beim	-14
[[stufen ,	-13
[[stützen auf	-10
[[suche ,	-22
[[super ,	-15
[[säcke nach	-14
[[süd –	-18
[[t .	-12
[[tabelle bitte	-13
[[tafel ,	-24
[[tafel .	-14
[[taste 0	-11
[[tauschen .	-20
[[teilt die	-12
[[telefonnummer und	-18
[[testen .	-9
[[thema :	-32
[[thema ist	-21
[[timer auf	-10
[[totenschein fahren	-11
[[treppen und	-10
[[trocknen lassen	-22
[[tu ich	-10
[[tut der	-14
[[türen auf	-15
[[türen zu	-10
[[tüv hat	-11
[[um ,	-10
[[um 0	-42
[[um ausformulierung	-16
[[um das	-21
[[um den	-24
[[um drei	-26
[[um ein	-14
[[um eine	-34
[[um einen	-12
[[um halb	-22
[[um sieben	-17
[[um zehn	-23
[[umgekehrt ,	-11
[[umgestellt ,	-12
[[ums auto	-19
[[ungefähr 0	-20
[[uniklinik ,	-14
[[unklar ,	-11
[[unleserlich ,	-10
[[unser neuer	-16
[[unterschreibt er	-12
[[unterschrieben .	-10
[[urkunden mit	-9
[[uschi ,	-16
[[v .	-17
[[va 0	-23
[[verbau rein	-11
[[verfassen sie	-15
[[verfasser :	-17
[[vergeben ,	-10
[[vergelt's gott	-9
[[vergleicht das	-13
[[verkauf .	-10
[[verleih hat	-10
[[verloren ,	-11
[[verloren .	-23
[[verlust ist	-10
[[verlässt das	-10
[[verlässt die	-10
[[vermerkt sie	-15
[[verrutscht ,	-12
[[verschließt die	-19
[[version 0	-20
[[version :	-20
[[versteht ,	-21
[[versteht .	-21
[[verteiler :	-15
[[vertretung ist	-16
[[verwaltung .	-19
[[viele grüße	-8
[[vielen dank	-14
[[viertel vor	-18
[[von 0	-11
[[von :	-33
[[von abdrücken	-12
[[von außen	-18
[[von den	-27
[[von der	-31
[[von drei	-17
[[von einem	-10
[[von einer	-11
[[von familie	-10
[[von hand	-26
[[von herrn	-11
[[von hinten	-18
[[von innen	-12
[[von jedem	-21
[[von jeder	12
[[von liege	-13
[[von mai	-9
[[von meinem	-18
[[von mir	-26
[[von oben	-24
[[von uns	-38
[[von unten	-23
[[von vorn	-29
[[von zwei	-12
[[vorbei .	-10
[[vorige woche	-25
[[voriges jahr	-23
[[vorlegen .	-14
[[vortraben lassen	-11
[[waage nullen	-15
[[waben abends	-18
[[wandert die	-17
[[wanne ,	-14
[[ware auf	-15
[[warnweste ,	-10
[[wars glaub	-15
[[wartet auf	-12
[[was ,	-13
[[was am	-25
[[was an	-25
[[was anderes	-22
[[was das	-18
[[was der	-25
[[was draus	-12
[[was er	-27
[[was gscheites	-16
[[was ich	-33
[[was in	-18
[[was man	10
[[was mit	-23
[[was noch	-15
[[was ordentliches	-12
[[was schriftliches	-28
[[was sie	-16
[[was vorzeigbares	-22
[[was wir	-28
[[was übrig	-19
[[waschen ,	-15
[[waschen .	-18
[[wasser ausdrücken	-11
[[wasser durch	-14
[[wasser in	-20
[[wasser und	-10
[[wechselgeld 0	-17
[[wechseln ,	-18
[[wechseln .	-12
[[weggeworfen und	-14
[[weicht ein	-17
[[wein ,	-15
[[weniger als	-13
[[wenn alle	-21
[[wenn das	-33
[[wenn der	-49
[[wenn die	-29
[[wenn du	-18
[[wenn ein	16
[[wenn er	-33
[[wenn es	-27
[[wenn ich	-29
[[wenn jemand	15
[[wenn keiner	-16
[[wenn nicht	-14
[[wenn zwei	15
[[wer den	-25
[[wer die	-23
[[wer hat	-21
[[wer im	-24
[[wer in	-9
[[wer kann	-16
[[wer nicht	-14
[[wer sich	-16
[[wer zuständig	-13
[[wer über	-19
[[werden ,	-20
[[werden .	-22
[[werden alle	-17
[[werden am	-24
[[werden an	-13
[[werden die	-29
[[werden fotografiert	-9
[[werden in	-16
[[werden keine	-8
[[werden muss	-14
[[werden nicht	-36
[[werden nie	-21
[[werden nur	-13
[[werden sofort	-20
[[werden täglich	12
[[werden von	-17
[[werden vorher	-11
[[werktag an	-14
[[werte damen	-12
[[werte ins	-12
[[werte kolleginnen	-16
[[weste an	-15
[[wetter muss	-19
[[wie am	-20
[[wie bei	15
[[wie das	14
[[wie der	-19
[[wie die	-30
[[wie ein	12
[[wie eine	12
[[wie er	-30
[[wie hieß	-16
[[wie ihr	-22
[[wie lange	-33
[[wie man	35
[[wie telefonisch	-19
[[wie wir	19
[[wiederholen ,	-12
[[wiederkommen .	-16
[[wiegen ,	-10
[[wiegen .	-16
[[wiegen auf	-18
[[wiegt er	-18
[[wildmarke durch	-15
[[winter ist	-19
[[wir ,	-18
[[wir 0	-10
[[wir ab	-18
[[wir an	-15
[[wir auf	-17
[[wir bei	-18
[[wir betreiben	-12
[[wir bitten	-18
[[wir brauchen	-31
[[wir bräuchten	-22
[[wir das	-31
[[wir den	-30
[[wir die	-36
[[wir ein	-26
[[wir eine	-19
[[wir einen	-20
[[wir fassen	-10
[[wir für	-18
[[wir gar	-12
[[wir gehen	-12
[[wir haben	-41
[[wir hatten	-18
[[wir im	-29
[[wir in	-27
[[wir machen	-19
[[wir mit	-11
[[wir nach	-17
[[wir nehmen	13
[[wir nicht	-26
[[wir noch	-14
[[wir prüfen	-11
[[wir sind	-33
[[wir zweimal	-22
[[wird ,	-33
[[wird .	-26
[[wird am	-23
[[wird an	-14
[[wird auch	-15
[[wird auf	-27
[[wird bar	-13
[[wird bei	-21
[[wird das	-21
[[wird der	-26
[[wird die	-35
[[wird ein	-17
[[wird eine	-23
[[wird er	-25
[[wird erst	-25
[[wird es	-19
[[wird frühestens	-17
[[wird gegen	-11
[[wird gewogen	-18
[[wird gezählt	-16
[[wird im	-9
[[wird immer	-10
[[wird in	-27
[[wird jeden	-19
[[wird jetzt	-18
[[wird mit	-31
[[wird nach	-18
[[wird nichts	-19
[[wird nie	-11
[[wird noch	-17
[[wird nur	-21
[[wird sie	-11
[[wird von	-24
[[wird vor	-13
[[wird zu	-12
[[wird zuerst	-12
[[wird zweimal	-17
[[wird über	-13
[[wirft die	-10
[[wissen ,	-22
[[wissen was	-14
[[wo das	-13
[[wo der	-12
[[wo die	-17
[[wo es	-18
[[wollen wir	-23
[[worden ,	-14
[[wusste ,	-9
[[wählen .	-11
[[wünsche ich	-14
[[zahl der	-19
[[zaun .	-14
[[zeichen ,	-16
[[ziehen ,	-28
[[ziehen lassen	-13
[[ziehen und	-11
[[zimmernummer ,	-16
[[zug und	-15
[[zulässig .	-13
[[zurückgeschickt ,	-10
[[zurücksetzt ,	-13
[[zwei die	-23
[[zwei gurte	-8
[[zwei jahre	-11
[[zwei jahren	-11
[[zwei kunden	-21
[[zwei leute	-19
[[zwei mal	-16
[[zwei mann	-13
[[zwei neue	-16
[[zwei neuen	-21
[[zwei personen	-11
[[zwei stunden	-10
[[zwei tage	-9
[[zwei termine	-9
[[zwei wochen	-31
[[zweifacher ausfertigung	-10
[[zweiten mal	-15
[[zwischen 0	-18
[[zwischen den	-17
[[zählen ,	-22
[[zählen der	19
[[älter als	-12
[[öffnen ,	-16
[[öffnen und	-20
[[öffnet die	-17
[[übergabe am	-12
[[übernimmt .	-10
[[überschuhe an	-10
[[übrig bleibt	-20
[]	-9900
[a	-9900
[ab	-9900
[abbau	-25
[abbauen	-18
[abdecken	-30
[abdrehen	-16
[abdrücken	-11
[abend	-9900
[abendfrieden	-14
[abends	-9900
[aber	-9900
[abfahrt	-15
[abfahrtskontrolle	20
[abfotografieren	-11
[abfragen	-12
[abfüllen	-17
[abgeben	-17
[abgedeckt	-15
[abgegeben	-20
[abgeholt	-14
[abgelesen	-16
[abgemacht	-9
[abgemahnt	-12
[abgeschlossen	-13
[abgetippt	-17
[abheften	-9
[abholen	-12
[abholer	-14
[abholung	19
[abhängen	-10
[abhören	-16
[abkehren	-11
[abkleben	-19
[abkühlen	-20
[ablage	12
[ablassen	-21
[ablauf	26
[ablehnung	-13
[ablesen	-9900
[abliefern	-19
[abluft	-14
[abmelden	-14
[abnahme	13
[abnehmen	-12
[abrechnung	11
[absatz	-25
[absaugen	12
[absaugung	-17
[abschließen	-22
[abschluss	-12
[abschlussarbeiten	13
[abschnitt	-13
[absperrung	-17
[abspritzen	-11
[abspülen	-10
[abstand	-28
[abstellen	-26
[abstimmung	-11
[abtasten	-19
[abteilung	-22
[abtippen	-17
[abwarten	-16
[abwasser	-9
[abweichung	-30
[abwischen	-9
[abziehen	-9900
[aceton	-18
[ach	-16
[achse	-9
[acht	-9900
[achtung	-24
[achtzig	-17
[adler	-14
[adresse	-13
[advent	-19
[ag	-24
[ahrens	-11
[aigner	-13
[akku	-23
[akkus	-19
[akt	-9
[akte	-20
[akten	-10
[alarm	-17
[alarmiert	-14
[algen	13
[alkohol	-21
[alle	-9900
[allein	-9900
[alleine	-30
[allem	-38
[allen	-28
[aller	-21
[allergie	-13
[allergien	-18
[alles	-12
[allgäu	-14
[alois	-14
[als	-9900
[also	-9900
[alt	-15
[altbau	-19
[alten	-9900
[alter	-10
[altes	-16
[am	-9900
[amt	-14
[amtsgericht	-16
[amtsleitung	-16
[an	-9900
[anbei	-27
[andere	-9900
[anderen	-17
[anderes	-31
[anders	-9900
[andersrum	-19
[anderthalb	-14
[andrücken	-21
[anfang	-26
[anfrage	-15
[angaben	-22
[angebot	-26
[angebrochene	-11
[angefangen	-26
[angehörige	-17
[angehörigen	-29
[angelegt	-14
[angenommen	-10
[angerufen	-9900
[angesehen	-10
[angestellt	-10
[angestellte	-10
[angestellten	-22
[angießen	-16
[angucken	-21
[anhaken	-14
[anheben	-16
[anheizen	-19
[anhänger	-24
[anke	-18
[anker	-23
[anklicken	-15
[anklopfen	-13
[ankreuzen	-20
[ankunft	-18
[anlage	-21
[anlass	-26
[anlegen	13
[anmelden	-26
[anmeldung	-28
[anmerkung	-21
[anna	-10
[annahme	19
[annehmen	-18
[annimmt	-25
[anruf	-27
[anrufen	-9900
[anrufer	-27
[anrühren	-20
[ans	-9900
[ansagen	-15
[anschauen	-9900
[anschließend	-15
[anschneiden	-8
[ansehen	-18
[ansetzen	-15
[ansprechen	-10
[anstellen	-14
[antippen	-12
[antirutschmatte	-13
[antrag	-14
[antwort	-13
[antwortet	-13
[anwalt	-20
[anweisung	-9900
[anwesend	-24
[anwesenden	-14
[anwärmen	-8
[anziehen	-19
[anzug	-13
[apotheke	-17
[app	-17
[apparat	-15
[april	-9900
[arbeit	-9
[arbeite	-13
[arbeiten	-34
[arbeitet	-12
[arbeitsanweisung	13
[arbeitstag	-11
[archivleitung	-9
[arm	-21
[artikel	-13
[arzt	-9900
[assistentin	-13
[atemnot	-10
[atzung	-17
[auch	-9900
[audit	-13
[auf	-51
[aufbau	-22
[auffahren	11
[auffüllen	-25
[aufgebrochen	-16
[aufgehoben	-15
[aufgeschrieben	-30
[aufguss	15
[aufhalten	-18
[aufhängen	-18
[aufhören	-20
[aufkleber	-15
[auflage	-21
[auflegen	-20
[auflösen	-12
[aufmachen	-18
[aufnehmen	-23
[aufrecht	-14
[aufrufen	-14
[aufs	-9900
[aufschließen	-24
[aufschneiden	-11
[aufschreiben	-9900
[aufsetzen	-17
[aufsicht	-14
[aufsprechen	-25
[aufstellen	-24
[aufstieg	14
[auftauen	-19
[auftrag	-9900
[auftraggeber	-23
[auftragsnummer	-15
[auftragszettel	-10
[aufzeichnungen	-9
[augen	-28
[august	-21
[aus	-9900
[ausarbeiten	-8
[ausblasen	-16
[ausdruck	-11
[ausdrucken	-17
[ausdrücken	-12
[ausfahrt	-14
[ausfall	-14
[ausfertigung	-13
[ausformulieren	-15
[ausformulierung	-18
[ausfällt	-12
[ausfüllen	-22
[ausgabe	8
[ausgang	-25
[ausgangslage	-17
[ausgebaut	-15
[ausgeben	-20
[ausgegeben	-22
[ausgelöst	-19
[ausgeschöpft	-10
[ausgestellt	-9
[aushang	-9900
[ausheben	-26
[aushilfe	-19
[aushilfen	-28
[aushängen	-21
[auskratzen	-23
[auslassen	-15
[auslauf	-20
[auslesen	-10
[auslösen	-12
[ausm	-16
[ausmachen	-10
[ausnahme	-12
[ausreden	-11
[ausräumen	-11
[ausschließlich	-11
[ausschneiden	-9
[aussen	-9
[aussortieren	-18
[ausspülen	-19
[ausstellung	-23
[austritt	-13
[ausweis	-9900
[ausweise	-18
[auswertung	-15
[auszubildende	-27
[auto	-9900
[autoklaven	-12
[automat	-18
[automaten	-12
[automatisch	-8
[autor	-18
[autos	-36
[außen	-9900
[außer	-25
[außerdem	-18
[außerhalb	-17
[aw	-23
[aylin	-18
[az	-12
[azubi	-20
[b	-9900
[baby	-15
[bad	-17
[bagger	-20
[bahn	-25
[bahnen	-30
[bahnhof	-18
[balg	-15
[ballen	-28
[band	-26
[bande	-16
[bank	-17
[bar	-9900
[bargeld	-13
[basteln	-17
[bat	-12
[batterie	-13
[batterien	10
[bauch	-11
[bauhof	-20
[baum	-20
[baustelle	-18
[beanstandet	-19
[beantworten	-12
[bearb	-14
[bearbeitung	9
[beauftragt	-16
[becher	-13
[becken	-9900
[beckenwasser	-16
[bediener	-12
[bedient	-15
[beeren	-17
[befall	-12
[befreien	-17
[befund	-18
[beginn	-16
[beginnen	-12
[beginnend	-10
[beginnt	-17
[beglaubigte	14
[begleitung	-32
[begleitzettel	-16
[begrüßen	-16
[begrüßt	-22
[behalten	-14
[behandelt	-19
[behörde	-14
[bei	-39
[beide	-9900
[beiden	-9900
[beides	-10
[beim	-16
[bein	-20
[beine	-12
[beisein	-17
[bekannte	-18
[beklagt	-11
[bekommen	8
[bekommt	-9900
[belag	-13
[beleg	-21
[belege	-11
[belegt	-12
[beleidigt	-8
[beläge	-14
[bemängelt	-15
[benutzen	-19
[benutzer	-9
[berechnet	-12
[bereich	-22
[bereit	-12
[bereitschaft	-17
[bereitschaftsdienst	-21
[berg	-14
[bergbahnen	-22
[bericht	-13
[bernd	-24
[bescheid	-9900
[bescheinigung	-22
[beschluss	-24
[beschreiben	-10
[beschreibung	-21
[beschrieben	-34
[beschriften	-18
[beschriftet	-21
[beschwerde	-17
[beschäftigte	-17
[besen	-21
[besitzer	-23
[besorgen	-22
[besorgt	-13
[besprechung	-17
[besprochen	-20
[besser	-16
[bestand	-27
[bestatter	-11
[besteck	-15
[besteht	-21
[bestellen	10
[bestellt	-19
[bestellung	-23
[besten	-24
[bestätigt	-15
[bestätigung	-13
[besucher	-19
[beteiligten	-16
[betr	-18
[betrag	-16
[betreff	-9900
[betreiben	-16
[betreten	-12
[betreue	-11
[betreuen	-22
[betreut	-16
[betrieb	-34
[betriebsanweisung	-20
[betriebsleiter	-13
[betriebsleitung	-18
[betriebsrat	-14
[betrifft	-10
[betritt	-16
[bett	-22
[betten	-17
[bettwanzen	-19
[betäubungsmittel	-16
[beulen	-9
[beurkundung	-31
[beutel	-9900
[bevor	-9900
[bevölkerung	-21
[bewegt	-10
[bewohner	-14
[bewohners	-15
[bezahlt	-24
[beziehen	15
[bezirk	-15
[bezug	-10
[bg	-12
[biel	-17
[bier	-11
[bietet	-19
[bild	-17
[bilden	-22
[bilder	-12
[bildschirm	-15
[bin	-9900
[binden	-23
[bindet	-17
[binnen	-9900
[birgit	-16
[bis	-9900
[bisher	-35
[bisherige	-19
[bist	-10
[bitte	-9900
[bitten	-22
[bittet	-24
[blase	-15
[blasen	-19
[blatt	-9900
[blau	-15
[blaue	-25
[blauen	-24
[bleib	-9
[bleiben	-9900
[bleibt	-23
[blick	-15
[blind	-12
[blinkt	-10
[block	-12
[bloß	-18
[blutdruck	-8
[blutproben	12
[blutverdünnern	-16
[blutzucker	-8
[blätter	-11
[bogen	-30
[bohlen	-18
[bolzen	-17
[bon	-21
[boot	-12
[boote	-20
[bord	-17
[bordbretter	-14
[boten	-12
[box	-9900
[boxen	-18
[brand	-23
[brandgefahr	-12
[brandl	-20
[brauch	-23
[brauche	-20
[brauchen	-48
[braucht	-9900
[brauchts	-9
[brautmutter	-14
[bravo	-9
[brechen	-14
[breit	-21
[bremse	-22
[brennbare	-17
[brennen	-17
[brenner	-13
[brett	-16
[brief	-15
[brille	-21
[brot	-22
[brote	-14
[bruch	-15
[brutzeit	-17
[bräuchte	-24
[bräuchten	-26
[brötchen	-13
[bub	-17
[buch	-19
[buchbinderei	-19
[buche	-17
[buchen	-16
[bucht	-18
[bunkern	-12
[burg	-13
[bus	-18
[bzw	-16
[bäcker	-9
[bäckerei	-15
[bälle	-22
[bände	-14
[bänder	-18
[bögen	-26
[bücher	-31
[bücherei	-12
[bühne	-15
[bürger	-20
[bürgermeister	-11
[büro	-9900
[bürsten	-18
[bürstet	-16
[c	-9900
[ca	-15
[campingplatz	12
[cds	-8
[celle	-9
[cent	-16
[charge	-11
[checken	-20
[checkliste	-20
[chef	-9900
[chefin	-18
[chemie	-18
[chip	-16
[chlor	-14
[cm	-9900
[co2	-10
[code	-9900
[container	-13
[d	-18
[da	-9900
[dabei	-9900
[dach	-29
[dachrinne	-10
[dachte	-14
[dafür	-9900
[dagegen	-17
[daher	-35
[dahin	-17
[dahinter	-17
[damals	-19
[dame	-25
[damen	-20
[damit	-9900
[dampf	-14
[danach	-9900
[daneben	-21
[dank	-21
[danke	-9900
[dann	-66
[daran	-13
[darauf	-26
[daraus	-9900
[darf	-9900
[darum	-28
[darüber	-20
[das	-16
[daten	-19
[datenbank	-12
[datteln	-11
[datum	-9900
[dauercamper	-14
[dauernd	-12
[dauert	-15
[davon	-9900
[davor	-28
[dazu	-9900
[dazwischen	-9
[decke	-9900
[deckel	-9900
[decken	-15
[defekt	-9
[dem	-9900
[den	-9900
[denen	-29
[deniz	-19
[denkt	-15
[denn	-35
[denselben	-24
[dentallabor	-15
[depot	-18
[der	-50
[deren	-18
[derselben	-16
[des	-9900
[deshalb	-9900
[desinfektion	17
[desinfektionsbad	-8
[desinfizieren	-18
[deswegen	-20
[deutsch	-9900
[dezember	-25
[di	-17
[dich	-16
[dicht	-18
[dichtung	-19
[dichtungen	-21
[dick	-18
[dicke	-11
[die	-41
[dienstag	-33
[dienstanweisung	-10
[dienste	-17
[dies	-19
[diese	-28
[diesel	-20
[dieselbe	-21
[diesem	-17
[diesen	-15
[dieser	-19
[dieses	-17
[differenz	-12
[diktat	-23
[diktier	-19
[diktiere	-18
[ding	-18
[dings	-15
[dir	-9900
[direkt	-19
[diskussion	-14
[display	-20
[dispo	-11
[disponent	-13
[disposition	-11
[do	-21
[doch	-9900
[doktor	-24
[doku	-12
[dokument	-20
[dolmetscher	-17
[donnerstag	-17
[doppelsieb	-14
[doppelt	-20
[doro	-17
[dort	-9900
[dose	-16
[dosis	-12
[dr	-9900
[draht	-14
[dran	-9900
[drauf	-9900
[draufschauen	-18
[draus	-9900
[draußen	-9900
[dreck	-18
[drehen	-23
[drehmoment	-10
[dreht	10
[drei	-27
[dreihundert	-19
[dreimal	-9900
[dreiviertel	-16
[dreißig	-9900
[dres	-16
[drin	-9900
[dringend	-22
[dritt	-19
[dritte	-15
[drittel	-21
[dritten	-9900
[drittens	-17
[dritter	-18
[drohne	-25
[droht	-26
[druck	-18
[drucken	-19
[drucker	-19
[druckluft	-9
[druckt	-11
[drum	-26
[drunter	-21
[drüber	-9900
[drücken	-9900
[drückt	-24
[du	-9900
[dunkler	-11
[durch	-9900
[durchblättern	-11
[durcheinander	-15
[durchführung	-24
[durchgesehen	-10
[durchgezählt	-16
[durchsage	-14
[durchsucht	-18
[durchzählen	-9
[dünn	-17
[dürfen	-9900
[düse	-12
[e	-20
[eben	-11
[ebene	-10
[echt	-27
[ecken	-19
[egal	-23
[eh	-19
[ehering	-9
[ehrenamtliche	-18
[ehrenamtlichen	-22
[ehrlich	-12
[eigene	-22
[eigenen	-24
[eigener	-16
[eigentlich	-22
[eigner	-11
[eimer	-9900
[ein	-12
[einbauten	-13
[eine	-17
[einem	-9900
[einen	-10
[einer	-9900
[eines	-9900
[einfach	-9900
[einfache	-10
[einfahrt	-17
[einfrieren	-13
[eingangsstempel	-14
[eingefallen	-27
[eingefroren	-27
[eingetragen	-17
[eingewöhnung	8
[einheiten	-14
[einheitlich	-25
[einhängen	-18
[einlass	-15
[einlegen	-12
[einmal	-9900
[einpacken	-17
[eins	-9900
[einsatz	-30
[einschalten	-16
[einsetzen	-11
[einspruchsfrist	-9
[einstecken	-9
[einsteigen	-16
[eintrag	-18
[eintragen	-9900
[einweganzug	-12
[einweisung	8
[einwilligung	-16
[einzeln	-27
[eis	-38
[eisen	-20
[elektriker	-15
[elektrogeräte	-13
[elektronisch	-9
[elf	-9900
[ellbogen	-18
[eltern	-9900
[empfang	-18
[empfiehlt	-18
[ende	-9900
[enden	-10
[endlich	-31
[endstufen	-14
[entdeckeln	-13
[entfernen	-11
[entgegen	-11
[entriegeln	-9
[entscheidet	-18
[entscheidung	-22
[entschuldigen	-20
[entschuldigt	-21
[entschuldigung	-14
[entsorgen	-13
[entsperren	-25
[entwurf	-30
[er	-9900
[erbverträgen	-16
[erde	-22
[erfolgen	-10
[erfragen	-15
[ergebnis	-25
[ergänzt	-15
[erhalten	-17
[erhitzen	-14
[erhält	-18
[erklären	-23
[erklärt	-15
[erlaubt	-14
[ernte	17
[errechnet	-12
[ersatz	-15
[ersetzt	-20
[erst	-9900
[erste	-9900
[erstellt	-21
[ersten	-22
[erstens	-15
[erster	-9
[erstes	-14
[erstmal	-16
[erwachsenen	-21
[erwartet	-18
[erzieherin	-13
[erzählen	-14
[erzählt	-22
[essen	12
[etage	-16
[etagen	-16
[etikett	-9900
[etiketten	-9
[etwa	-9900
[euch	-29
[eure	-10
[euro	-9900
[extra	-17
[fa	-11
[fach	-12
[fachkraft	-15
[fachwörter	-9
[faden	-21
[fahr	-21
[fahrer	-9900
[fahrgäste	9
[fahrt	-19
[fahrtenbuch	-11
[fahrtrichtung	-13
[fahrzeuge	-17
[falknerei	-13
[fall	-11
[fallen	-24
[falls	9
[falsch	11
[falsche	14
[falschen	-24
[familie	-19
[fang	-24
[fangen	-30
[farbe	-9900
[farbkappen	-17
[fass	-13
[fassen	-30
[fasst	-21
[fassung	-36
[fast	-22
[fax	-14
[februar	-19
[fehlalarm	-9
[fehlen	-23
[fehlende	-19
[fehlendes	13
[fehler	-17
[fehlt	-9900
[fehlten	-22
[feinen	-11
[feld	-12
[felge	-14
[fenster	-9900
[ferien	-21
[ferner	-14
[fernglas	-9
[fertig	-25
[fest	-9900
[feste	-29
[festgehalten	-24
[festhalten	-19
[festzuhalten	-15
[fett	-17
[feucht	-22
[feuchte	-17
[feuer	-13
[feuerwehr	-33
[ff	-15
[ffp2	-10
[filiale	-27
[filialen	-20
[film	-13
[filmen	-15
[filter	-16
[finanzamt	-10
[finde	-10
[finder	-14
[finger	-18
[fingern	-21
[finja	-17
[firma	-22
[fisch	-15
[fix	-14
[fixe	-14
[flach	-16
[flamme	-22
[flasche	-9900
[flaschen	-26
[flatterband	-15
[fleck	-12
[flecken	-24
[fleisch	-17
[flensburg	-20
[fliegen	-19
[fliegt	-24
[flo	-14
[flughafen	-14
[fläche	-16
[flächen	-19
[flügel	-30
[folge	-11
[folgen	-11
[folgendes	-17
[folgt	-26
[folie	-9900
[folien	-11
[fordert	-13
[form	-9900
[formblatt	-9
[formular	-20
[formulieren	-20
[foto	-9900
[fotografiert	-20
[fotos	-9900
[fr	-8
[frag	-15
[frage	-26
[fragebogen	-13
[fragen	-9900
[fragt	-9900
[fragte	-20
[franken	-18
[frau	-9900
[frauen	-15
[frauenmilchbank	-13
[frei	-9900
[freibad	-18
[freie	-18
[freies	-13
[freigabe	-28
[freigegeben	-21
[freitag	-9900
[freitags	-16
[freiwillige	-20
[fremde	-16
[fremdfirmen	-17
[frequenz	-8
[freundin	-18
[freundlich	-16
[freundliche	-18
[friedhöfen	-18
[friert	-18
[frisch	-33
[frisches	-13
[frisst	-13
[frist	-9900
[fristen	-23
[fristenkontrolle	15
[fritteuse	-18
[fritteusenfett	13
[frosch	-13
[frost	-12
[frostschutz	-18
[früh	-29
[früher	-18
[frühestens	-14
[frühjahr	-21
[frühstück	-15
[fsjler	-12
[fund	-20
[fundbüro	-17
[fundsachen	19
[funk	-20
[funkt	-9
[futter	-22
[fuß	-29
[fährt	-9900
[fällen	-18
[fällig	-17
[fällt	-17
[fängt	-19
[fässer	-18
[führerschein	-11
[führt	-15
[führung	-25
[füllschlauch	-8
[füllt	-22
[füllung	-17
[fünf	-9900
[fünfmal	-9
[fünfundvierzig	-16
[fünfundzwanzig	-24
[fünfzehn	-31
[fünfzig	-18
[für	-39
[fürs	-31
[fürth	-14
[füttern	-19
[füße	-14
[g	-10
[gab	-18
[gabel	-12
[gang	-19
[ganz	-9900
[ganze	-9900
[ganzen	-22
[gar	-9900
[garantie	-16
[garderobe	-11
[gas	-20
[gast	-20
[gasöl	-20
[gearbeitet	-14
[gebe	-17
[geben	-9900
[gebeten	-26
[gebiet	-9
[gebogen	-15
[gebracht	-20
[gebraucht	-11
[gebrochen	-17
[gebucht	-35
[geburtsdatum	-9
[geburtstag	-14
[gebühr	-23
[gebühren	-12
[gedreht	-9
[geehrte	-17
[geehrter	-10
[gefahren	-22
[gefaltet	-12
[geflügel	-10
[gefragt	-9900
[gefroren	-19
[gefunden	-17
[gefährlich	-12
[gefühl	-12
[geführt	-18
[gefüllt	-15
[gefüttert	-20
[gegeben	-20
[gegen	-9900
[gegenstand	-23
[gegenüber	-14
[gegessen	-15
[geguckt	-10
[gehabt	-20
[gehalten	-17
[gehandelt	-15
[gehe	-19
[gehen	-9900
[geht	-9900
[gehts	-18
[gehängt	-10
[gehäuse	-13
[gehören	-22
[gehört	-9900
[gekehrt	-17
[gekostet	-17
[geladen	-10
[gelagert	-10
[gelassen	-15
[gelb	-30
[gelbe	-17
[gelben	-15
[geld	-9900
[geldbeutel	-17
[gelegt	-11
[gelernt	-10
[gelten	-8
[geltung	-17
[geltungsbereich	-13
[gelände	-18
[geländer	-14
[gelöscht	-16
[gemacht	-9900
[gemahnt	-14
[gemeinde	-29
[gemeinsam	-25
[gemeint	-12
[gemeldet	-19
[gemerkt	-13
[gemessen	-22
[gemischt	-10
[genau	-9900
[genauso	-9
[genehmigt	-18
[generation	-20
[genommen	-22
[genug	-18
[genügt	-10
[geprüft	-32
[geputzt	-13
[gerade	-23
[geranien	-19
[geraucht	-10
[gereinigt	-13
[gericht	-14
[gern	-9900
[gerne	-26
[geruch	-13
[gerät	-9900
[geräte	-21
[gerätewart	-26
[geräusche	-10
[gerüst	-22
[gesagt	-9900
[geschichte	-18
[geschieht	-19
[geschlossen	-20
[geschnitten	-13
[geschrieben	-31
[geschriebenes	-24
[geschäftsstelle	-22
[geschätzt	-10
[gesehen	-15
[geselle	-19
[gesellin	-16
[gesetz	-18
[gesicht	-17
[gespann	-14
[gesperrt	-9900
[gesprochen	-14
[gespräch	-14
[gestapelt	-9
[gestatten	-11
[gesteckt	-8
[gestellt	-16
[gestempelt	-17
[gestern	-9900
[gestochen	-12
[gestohlen	-14
[gestoppt	-18
[gestrichen	-14
[gestürzt	-16
[gesundheitsamt	-14
[getauscht	-13
[geteilt	-11
[getestet	-13
[getragen	-18
[getrennt	-16
[gewaschen	-25
[gewechselt	-12
[geweint	-9
[gewicht	-9900
[gewitter	-13
[gewogen	-15
[geworden	-21
[gewünscht	-22
[gez	-16
[gezeigt	-20
[gezogen	-22
[gezählt	-24
[geändert	-15
[geöffnet	-12
[gib	-13
[gibt	-9900
[gibt's	-23
[gibts	-27
[gießen	-17
[gießt	-17
[gilt	-9900
[ging	-28
[gingen	-18
[gisela	-10
[gitter	-16
[glas	-9900
[glashütte	-19
[glaub	-14
[gleich	-9900
[gleichen	-24
[gleichzeitig	-13
[gleis	-10
[gläser	-26
[glück	-14
[gmbh	-15
[gold	-18
[goldschmuck	-25
[golf	-17
[gondel	-13
[gondelbahn	-19
[gott	-17
[gps	-12
[grab	9
[grabnummer	-17
[grad	-9900
[gramm	-11
[gras	-14
[graue	-8
[graz	-15
[grenze	-16
[griff	-17
[griffe	-19
[grill	-14
[grob	-20
[groß	-18
[große	-23
[großes	-18
[grube	-15
[grund	-19
[grundlage	-13
[gruppe	-9900
[gruppen	-15
[gruß	-14
[größe	-21
[größer	-9
[grüezi	-21
[grün	-18
[grüne	-19
[grünen	-27
[grüß	-17
[grüße	-10
[grüßen	-21
[gscheites	-15
[gucken	-9900
[guckt	-22
[gummi	-9
[gurt	-18
[gurte	-19
[gurten	-10
[gut	-9900
[gute	-24
[guten	-9900
[gutscheine	-13
[gärtnerei	-16
[gäste	-26
[gül	-16
[gültig	-23
[gültigen	-9
[günter	-19
[gürtel	-18
[h	-9900
[haar	-22
[haare	-21
[hab	-9900
[hab's	-17
[habe	-9900
[haben	-9900
[haberzettl	-14
[habt	-18
[hafen	13
[hafenmeister	-13
[haftpflicht	-14
[haha	-19
[hahn	-18
[haken	-20
[hakt	-22
[halb	-9900
[halbe	-9900
[halben	-18
[halber	-10
[halle	-34
[hallenbad	-16
[hallo	-9900
[hallöchen	-21
[halsband	-18
[halt	-23
[halten	-9900
[halter	-26
[haltestelle	-19
[hand	-9900
[handbreit	-20
[handbremse	-14
[handbuch	-20
[handgerät	-12
[handschuhe	-9900
[handschuhen	-15
[handschuhfach	-14
[handtuch	-15
[handy	-9900
[handys	-33
[handzeichen	-23
[hans	-12
[hartem	-11
[hast	-17
[hat	-9900
[hat's	-14
[hatte	-28
[hatten	-9900
[haube	-21
[haufen	-18
[haupteingang	-13
[hauptschalter	-20
[haus	-9900
[hausdame	-15
[hause	-16
[hausmeister	-28
[hausnummer	-17
[haustechnik	-15
[hausverwaltung	-12
[hautdesinfektion	-12
[headset	-18
[heben	-23
[hebt	-21
[heft	-25
[heften	13
[heftet	-13
[heike	-20
[heim	-21
[heiner	-20
[heinz	-9
[heiss	-9
[heisst	-10
[heizer	-18
[heizung	-21
[heiß	-20
[heißem	-17
[heißes	-14
[heißt	-9900
[heißwasser	-11
[helfen	-22
[helfer	-9900
[hellen	-11
[helm	-15
[her	-16
[heraus	-13
[herausbrechen	-10
[herbst	-22
[herd	-18
[herein	-21
[herr	-9900
[herren	-14
[herrichten	11
[herrn	-27
[hersteller	-17
[herum	-26
[heu	12
[heuer	-34
[heut	-25
[heute	-9900
[hey	-25
[hi	-17
[hier	-9900
[hieß	-15
[hilft	-19
[himmel	-17
[hin	-9900
[hinauf	-9
[hinaus	-18
[hinein	-15
[hinfahren	-11
[hing	-10
[hinlegen	-15
[hinten	-9900
[hinter	-24
[hintergrund	-20
[hinterher	-13
[hinweis	-10
[hinweisen	-12
[hm	-18
[hoch	-9900
[hochdeutsch	-18
[hochdrücken	-10
[hochfahren	-21
[hochgehalten	-13
[hof	-9900
[hoffe	-14
[holen	16
[holger	-11
[holt	-9900
[holz	-9900
[hospiz	-13
[hotel	-17
[hr	-22
[huber	-18
[hufschmied	-10
[hund	-9900
[hunde	9
[hundert	-18
[hähne	-18
[hälfte	-23
[hält	-9900
[hände	-9900
[hängen	-9900
[hängt	-9900
[hätte	-9900
[hätten	-19
[häufigsten	-20
[häuser	-13
[höchstens	-9900
[höhe	-20
[höher	-15
[hören	-17
[hörer	-11
[hörgerät	-10
[hört	-14
[hübsch	-24
[i	-9900
[ich	-9900
[ichs	-19
[igel	-10
[ihm	-9900
[ihn	-9900
[ihnen	-39
[ihr	-9900
[ihre	-27
[ihrem	-18
[ihrer	-22
[iii	-10
[im	-79
[immer	-9900
[impfpass	-19
[in	-9900
[informieren	-13
[inh	-9
[inhalt	-15
[innen	-27
[innendienst	-12
[innenraum	-14
[innerhalb	-16
[ins	-9900
[insbesondere	-14
[inspizient	-10
[instrumente	-18
[intendanz	-14
[intern	-21
[inzwischen	-24
[irgendwas	-30
[irgendwo	-27
[is	-23
[ist	-9900
[it	-13
[it-betrieb	-12
[j	-16
[ja	-9900
[jacken	-19
[jagdpächter	-17
[jahr	-9900
[jahre	-9900
[jahren	-9900
[jahresende	-19
[jahrgang	-19
[jannis	-13
[januar	-20
[je	-9900
[jedem	-9900
[jeden	-10
[jeder	-15
[jederzeit	-13
[jedes	-9900
[jemand	-9900
[jemandem	-15
[jemanden	-16
[jenny	-16
[jetzt	-9900
[jo	-18
[jonas	-17
[jour	-16
[jugend	-17
[juli	-24
[jung	-16
[junge	-31
[jungen	-26
[juni	-24
[jäger	-13
[jährlich	-13
[jörg	-18
[k	-20
[kabel	-19
[kabinen	-15
[kaffee	-23
[kaffeemaschine	-18
[kalb	-21
[kalender	-21
[kalle	-22
[kalt	-20
[kaltem	-9
[kaltes	-13
[kam	-31
[kamera	-20
[kammer	-24
[kanal	-19
[kanister	-18
[kann	-9900
[kannst	-28
[kante	-18
[kanten	-27
[kantine	-23
[kanzlei	-14
[kap	-14
[kapieren	-10
[kapiert	-11
[kapitel	-22
[kappe	-16
[kaputte	-14
[kaputtem	-13
[kaputtes	-14
[karabiner	-11
[karte	-9900
[karten	-22
[karton	-16
[kartons	-15
[kassel	-10
[kassiert	-11
[kasten	-9900
[kathi	-26
[katze	-21
[katzen	-14
[kaution	-22
[kehren	8
[keil	-18
[keile	-17
[keimprobe	24
[keimzahl	-9
[kein	-9900
[keine	-9900
[keinen	-9900
[keiner	-9900
[kelle	-16
[keller	-9900
[kennt	-11
[kennzeichen	-15
[kerzen	-11
[kessel	-17
[kette	-15
[ketten	-20
[kettenhandschuh	-14
[kevin	-12
[kg	-20
[ki	-12
[kilo	-24
[kilometer	-10
[kind	-9900
[kinder	-9900
[kindes	-16
[kiosk	-11
[kirchenvorstand	-12
[kissen	-21
[kiste	-9900
[kisten	-21
[kita	-19
[kittel	-18
[klammern	-15
[klappe	-9900
[klappen	-18
[klar	-25
[klare	-20
[klasse	-9900
[klassen	-11
[klassenfahrten	-12
[klaviertransport	13
[klebeband	-17
[kleben	-11
[klebt	-19
[kleid	-13
[kleidung	-20
[kleine	-36
[kleinen	-24
[kleiner	-18
[kleines	-13
[kleinste	-11
[klemmt	-16
[kletterhalle	-22
[klima	-23
[klimaanlage	-13
[klingel	-13
[klingelt	-21
[klingt	-19
[klopfen	-17
[klären	-8
[klärt	-21
[km	-8
[km/h	-12
[knapp	-11
[knie	-16
[knopf	-18
[knoten	-9900
[knüpfen	-11
[koffer	-18
[kollege	-9900
[kollegen	-9900
[kollegin	-19
[kolleginnen	-22
[kollekte	-18
[kolophonium	-16
[komma	-27
[kommando	-18
[komme	-11
[kommen	-9900
[kommission	-15
[kommt	-29
[komplett	-11
[kompressor	-22
[konnte	-20
[konto	-10
[kontrolle	14
[kontrollieren	-32
[kontrolliert	-17
[kopf	-9900
[kopfhörer	-15
[kopfverletzung	-13
[kopie	-17
[kopien	-16
[kopieren	-17
[kopiert	-23
[korb	-13
[korn	-11
[kosten	-19
[kostet	-20
[kran	12
[krank	-21
[kranke	-20
[krankenfahrten	-12
[krankenkasse	-21
[krankheit	-12
[kreide	-11
[kreis	-13
[kreuz	-12
[krieg	-10
[kriegen	-24
[kriegst	-12
[kriegt	-24
[krümel	-13
[kuchen	-22
[kugel	-17
[kugelschreiber	-16
[kunde	-9900
[kunden	-9900
[kundin	-21
[kundschaft	-28
[kuppel	10
[kupplung	-20
[kurier	-19
[kurs	-18
[kurverwaltung	-19
[kurz	-9900
[kurze	-17
[kurzen	-14
[kurzes	-15
[kurzfassung	-19
[kw	-18
[kälte	-19
[köln	-14
[können	-9900
[könnt	-19
[könnte	-26
[könnten	-22
[köpfe	-14
[köpfen	-12
[körbe	-30
[kübel	-16
[küche	-23
[küchentisch	-19
[kühl	-13
[kühlbox	-20
[kühlen	-20
[kühlraum	-23
[kühlschrank	-26
[kühlung	-25
[kündigen	-20
[kündigung	-19
[kündigungen	-18
[künftig	-30
[kürzel	-8
[kürzen	-11
[küster	-16
[küvette	-12
[l	-13
[labor	-9900
[lachen	-23
[ladegerät	-16
[ladekabel	-13
[laden	-32
[ladenschluss	-14
[ladung	-15
[lag	-15
[lage	-10
[lagen	-12
[lager	-9900
[laib	-15
[laibe	-17
[laiben	-16
[laminieren	-13
[lampe	-9900
[land	-16
[landesverband	-19
[lang	-33
[lange	-9900
[langen	-28
[langsam	-9900
[lappen	-22
[laptop	-15
[lass	-18
[lasse	-15
[lassen	-9900
[lasst	-18
[last	-19
[laub	-20
[laufen	-9900
[laufende	-15
[laufender	-8
[lauge	-12
[laut	-9900
[lautsprecher	-26
[leben	-18
[lebensmittel	-21
[leer	-9900
[leere	9
[leeren	-26
[legen	-17
[legt	-9900
[lehnen	-16
[lehrer	-13
[lehrgang	-13
[lehrkraft	-14
[lehrling	-22
[lehrlinge	-15
[leicht	-14
[leider	-23
[leihgaben	12
[leihhaus	11
[leine	-14
[leinen	-13
[leise	-14
[leite	-19
[leiten	-19
[leiter	-27
[leitern	-17
[leitfaden	14
[leitstand	-12
[leitstelle	-18
[leitung	-9900
[lena	-22
[lenz	-14
[lernen	-16
[lernt	-18
[lesen	-9900
[leser	-14
[lesesaal	-18
[letzte	-9900
[letzten	-9900
[letztens	-19
[letzter	-16
[letztes	-24
[leuchten	-24
[leut	-13
[leute	-9900
[leuten	-22
[lg	-18
[licht	-9900
[liebe	-9900
[lieben	-19
[lieber	-16
[liebes	-17
[liebsten	-17
[lief	-20
[lieferant	-13
[lieferanten	-18
[lieferschein	-17
[lieferung	-32
[lieferwagen	-23
[liege	-10
[liegen	-9900
[liegend	-12
[liegt	-9900
[liest	-9900
[lila	-18
[linie	-18
[link	-16
[linke	-14
[links	-9900
[linksgewinde	-13
[linz	-10
[liste	-9900
[liter	-31
[lkw	-13
[lob	-16
[loch	-25
[locker	-20
[lockern	-21
[logo	-15
[lol	-12
[lorenz	-9
[los	-22
[los-nr	-12
[lose	-24
[losen	-11
[loswerden	-20
[luft	-9900
[luftfeuchte	-17
[luftschutzstollen	-9
[luis	-17
[luke	-15
[lädt	-10
[ländern	-15
[länge	-14
[länger	-12
[lässt	-9900
[läufige	-13
[läuft	-9900
[löcher	-24
[löffel	-21
[löhne	-14
[löschen	-12
[löschzug	-20
[lösen	-9900
[löst	-8
[lücke	-19
[lüften	-13
[lüftung	-27
[m	-9900
[ma	-12
[mach	-9900
[mach's	-12
[mache	-18
[machen	-10
[machs	-17
[machst	-20
[macht	-9900
[macht's	-18
[mag	-16
[magneten	-18
[mahnung	-16
[mai	-9900
[mail	-9900
[maische	-17
[mal	-9900
[male	-16
[malte	-18
[man	-9900
[manche	-35
[manchen	-16
[manchmal	-26
[mann	-9900
[manni	-20
[manometer	-15
[mans	-20
[mantel	-9
[maria	-19
[marke	-28
[markierung	-16
[markise	-10
[maschine	-9900
[maschinen	-19
[maschinenraum	-17
[maschinist	-11
[mast	-17
[matratze	-17
[matte	-20
[max	-9900
[maximal	-10
[maß	-10
[md	-13
[medien	-19
[medikamente	11
[mehr	-9900
[mein	-9900
[meine	-9900
[meinem	-23
[meinen	-16
[meiner	-24
[meint	-19
[meinte	-26
[meist	-25
[meiste	-22
[meisten	-23
[meistens	-26
[meister	-28
[melde	-14
[melden	-9900
[meldet	-9900
[meldung	-36
[meldungen	-11
[memo	-13
[mensch	-16
[merci	-21
[merkblatt	-16
[merkt	-14
[messe	-14
[messen	-9900
[messer	-32
[messgerät	-15
[messung	-23
[metalleimer	-17
[meter	-9900
[metern	-13
[mg/l	-8
[mich	-9900
[mieter	-9900
[mikro	-12
[milch	-19
[min	-9900
[mindestens	-9900
[minus	-26
[minute	-10
[minuten	-9900
[mir	-9900
[mischen	-11
[mischung	-16
[misst	-9900
[mit	-59
[mitarbeiter	-31
[miteinander	-11
[mitgeben	-11
[mitglied	-14
[mitglieder	-23
[mitgliedern	-17
[mitnehmen	-21
[mitschriften	-11
[mittag	-13
[mittags	-9
[mitte	-16
[mittel	-24
[mitten	-13
[mitternacht	-12
[mittwoch	-12
[ml	-19
[mm	-19
[mo	-16
[moin	-27
[moment	-25
[monat	-29
[monate	-28
[monaten	-22
[monatlich	-9
[moniert	-15
[montag	-9900
[montage	8
[montags	-23
[monteur	-18
[monteure	-26
[moos	-8
[morgen	-9900
[morgens	-32
[morsch	-20
[motor	-21
[museum	-28
[musik	-18
[muss	-9900
[musste	-11
[mussten	-16
[muster	-11
[mutter	-11
[muttern	-22
[mängel	-21
[mäntel	-8
[märz	-26
[möchte	-9900
[möchten	-30
[möge	-18
[mögen	-10
[möglich	-12
[mühle	-11
[müll	-23
[mündlich	-14
[müssen	-9900
[müsste	-17
[n	-10
[na	-31
[nach	-32
[nachbargräber	-20
[nachbarn	-28
[nachdem	-33
[nachfolger	-22
[nachfragen	-20
[nachfüllen	-23
[nachgefragt	-17
[nachher	-26
[nachlauf	-19
[nachlesen	-18
[nachmessen	-9
[nachmittag	-26
[nachmittags	-24
[nachnamen	-9
[nachricht	-11
[nachsehen	-9
[nacht	-9900
[nachts	-9900
[nachweis	-12
[nachweise	-18
[nadeln	-12
[nadine	-13
[nagel	-11
[naht	-18
[name	-9900
[namen	-9900
[namensschild	-8
[nase	-18
[nass	-29
[nasse	-24
[naturschutzbehörde	-11
[natürlich	-12
[ne	-9900
[nebel	-19
[neben	-9900
[ned	-20
[nee	-9900
[nehmen	-9900
[nehmt	-22
[nein	-9900
[nele	-16
[nem	-17
[nen	-36
[nenne	-14
[nennt	-24
[netz	-16
[neu	-9900
[neuem	-8
[neuen	-9900
[neuer	-9900
[neuerdings	-18
[neues	11
[neulich	-24
[neun	-28
[neunzig	-27
[newton	-16
[nicht	-9900
[nichte	-15
[nichts	-9900
[nicken	-15
[nie	-9900
[niederschrift	-23
[niedrigwasser	-18
[niemals	-9900
[niemandem	-17
[nieten	-17
[nikolai	-15
[nimmt	-9
[nirgends	-18
[nix	-9900
[noch	-9900
[nochmal	-9900
[nord	-33
[normal	-13
[not-aus	-13
[notariat	-17
[notdienst	18
[notfallnummer	-13
[notiert	-18
[notiz	-22
[notizen	-17
[notruf	-16
[november	-31
[nr	-23
[null	-22
[nullen	-15
[nummer	-9900
[nummeriert	-10
[nummerierten	-11
[nummern	-10
[nun	-32
[nur	-9900
[nächste	-10
[nächsten	-9900
[nägel	-21
[nähe	-16
[nähte	-24
[nähten	-13
[nämlich	-20
[nötig	-8
[nüchtern	-26
[nüsse	-21
[o	-17
[ob	-9900
[oben	-9900
[obendrauf	-25
[obere	-21
[oberfläche	-11
[oberkante	-12
[obermaier	-21
[obst	-15
[oder	-9900
[ofen	-26
[ofentür	-20
[offen	-9900
[offene	-19
[offenen	-23
[offener	-15
[oft	-27
[og	-18
[oh	-16
[ohne	-44
[ok	-9900
[okay	-28
[oktober	-9900
[oldenburg	-20
[ole	-16
[oma	-18
[online	-25
[onlineshop	-17
[op	-11
[opa	-16
[oper	-14
[orange	-18
[ordentlich	-29
[ordentliche	-19
[ordentliches	-12
[ordnen	-23
[ordner	-9900
[ordnung	-22
[ordnungsamt	-16
[orga	-18
[orgel	-12
[orgelbau	-16
[original	-16
[originals	-12
[ort	-9900
[ostern	-16
[p3	-11
[paar	-9900
[paarweise	-13
[packen	-27
[packliste	-13
[packt	-18
[packung	-15
[packungen	-8
[paket	-17
[paletten	-11
[panik	-15
[papier	-9900
[papiere	-9
[parkhaus	-23
[parkplatz	-16
[parkplätze	-20
[partner	-17
[parzelle	-12
[pass	-14
[passau	-21
[passieren	-20
[passiert	-9900
[passt	-9900
[patient	-16
[patienten	-34
[pause	-10
[pdf	-13
[pedale	-17
[peilt	-14
[peinlich	-19
[per	-9900
[perfekt	-18
[person	-9900
[personal	-14
[personalabteilung	-21
[personen	20
[petersen	-14
[petra	-23
[pfand	-19
[pfandschein	-10
[pfeifen	-16
[pfeift	-13
[pferd	14
[pfiat	-19
[pflanzen	-10
[pflege	-13
[pflegedienstleitung	-23
[pflegekraft	-12
[pfleger	-10
[pförtner	-17
[ph	-13
[piept	-15
[pilot	-15
[piloten	-20
[pinsel	-19
[plakette	-17
[plan	-9900
[plane	-13
[planen	-19
[plastiktüte	-21
[platte	-22
[platten	-22
[platz	-25
[platzen	-14
[platzt	-14
[platzwart	-15
[plombe	-16
[plus	-18
[plätze	-9
[pohl	-15
[polen	-18
[polier	-12
[polizei	-9900
[polnisch	-12
[portal	-22
[portionen	-22
[portugal	-9
[position	-21
[post	-26
[praktikant	-11
[praktikanten	-25
[praktikantin	-26
[praxen	-13
[praxis	-9900
[preis	-11
[presse	-20
[pressen	19
[private	-15
[pro	-9900
[probe	-9900
[probefahrt	-18
[probelauf	11
[proben	-11
[probenahme	17
[probieren	-8
[produktion	-18
[prof	-11
[programm	-9900
[protokoll	-9900
[prozent	-9900
[pröll	-14
[prüfer	-21
[prüft	-9900
[prüftaste	-8
[puls	-9
[pult	-22
[pulver	-21
[pumpe	-20
[punkt	-9900
[punkte	-16
[pur	-10
[putzen	-27
[putzmittel	-18
[putztürl	-21
[pächter	-10
[pädagogisches	-14
[q3	-18
[qm	-15
[qm-handbuch	-14
[quartal	-18
[quatsch	-19
[quer	-16
[quittung	-18
[r	-14
[rack	-12
[rad	-22
[radio	-20
[ramadan	-18
[rampe	-26
[ran	-17
[rand	-9900
[ratenzahlung	-15
[rathaus	-10
[rauchen	-17
[rauchfangkehrer	-16
[rauchkammer	-12
[rauf	-11
[raum	10
[raumtemperatur	-13
[raus	-9900
[rauscht	-15
[rausnehmen	-14
[re	-19
[rechner	9
[rechnung	-23
[rechnungen	-28
[recht	-19
[rechten	-19
[rechts	-9900
[rechtschreibung	-20
[red	-23
[redaktion	-10
[reden	-27
[redet	-14
[reederei	-18
[regal	-9900
[regeln	-27
[registrarin	-18
[regt	-21
[reha	-10
[reichen	-17
[reicht	-9900
[reifen	-38
[reihe	-31
[reihenfolge	-32
[rein	-9900
[reine	-10
[reinigen	17
[reinigung	-14
[reißen	-21
[reißt	-17
[reklamation	-15
[rente	-17
[rentner	-23
[reparatur	-21
[repariert	-19
[reserve	-15
[rest	-9900
[restauratorin	-19
[reste	-26
[reto	-13
[rev	-18
[revier	-10
[rezept	-22
[rezeption	-18
[rhs	-18
[richter	-8
[richtig	-26
[richtige	-24
[richtigen	-15
[richtlinie	-12
[riechen	-17
[riecht	-23
[ringe	-16
[ringsum	-9
[riss	-11
[risse	-18
[rohrbruch	11
[rolle	-9
[rollen	-23
[rollstuhl	-17
[ronja	-10
[rosa	-20
[rosen	-12
[roswitha	-15
[rot	-9900
[rote	-9900
[roten	-25
[rotes	-13
[ruckartig	-9
[rucksack	-10
[ruder	-11
[rudi	-11
[rufen	-9900
[rufst	-25
[ruft	-9900
[ruhen	-17
[ruhig	-9900
[rum	-17
[rund	-9900
[runde	-22
[rundgang	-22
[rundschreiben	-13
[runter	-9900
[ruth	-12
[rutscht	-21
[ruß	-19
[räder	-17
[ränder	-11
[rät	-18
[räumen	-20
[röhrchen	-17
[rösten	-19
[rücken	-19
[rückfragen	-20
[rückgabe	17
[rückkehr	-15
[rückmeldung	-17
[rückruf	-15
[rückrufnummer	-9
[rückseite	-10
[rüdiger	-17
[rühren	-23
[rührt	-19
[rütteln	-18
[s	-18
[sa	-10
[saal	-13
[saat	-15
[sachbearbeiterin	-15
[sache	-34
[sachen	-23
[sack	-9900
[safebag	-14
[saft	-16
[sag	-9900
[sagen	-9900
[sagt	-9900
[sahne	-15
[saison	-33
[saisonkräfte	-17
[salat	-14
[salon	-10
[salz	-18
[salzwasser	-15
[samen	-15
[sammelt	-18
[samstag	-26
[samt	-15
[sand	-30
[satt	-10
[satz	-12
[sauber	-49
[saubere	-25
[sauberes	-13
[sauer	-12
[sauerstoff	-19
[saugen	-16
[saugnapf	-16
[saugt	-16
[saß	-28
[saßen	-11
[scannen	-20
[scannt	12
[schacht	-14
[schaden	-16
[schafft	-23
[schale	-21
[schaltet	-17
[schatten	-10
[schauen	-9900
[schaum	-20
[schaut	-9900
[scheibe	-19
[scheine	-16
[schema	-16
[scherben	-13
[scheune	-11
[schicht	-9900
[schichten	-21
[schichtführer	-19
[schichtleiter	-19
[schichtleitung	-25
[schick	-16
[schicke	-15
[schicken	-9900
[schickt	-23
[schieber	-15
[schild	-9900
[schimmel	-33
[schirme	-12
[schlafe	-9
[schlafen	-18
[schlange	-12
[schlauch	-24
[schlecht	-14
[schleifen	10
[schleuder	-13
[schleudern	-23
[schleuse	-25
[schließfach	-16
[schließt	-25
[schlitten	-15
[schloss	-19
[schluss	-9900
[schläuche	13
[schlüssel	-47
[schlüsselausgabe	18
[schlüsselbuch	-11
[schmeckt	-22
[schmerzen	-10
[schmiede	-14
[schmieren	-22
[schneiden	-22
[schneidet	-19
[schnell	-13
[schneller	-15
[schnitt	-12
[schnur	-11
[schon	-9900
[schrank	-15
[schranke	12
[schrauben	-24
[schreib	-25
[schreibbüro	-18
[schreibe	-21
[schreiben	-9900
[schreibst	-25
[schreibt	-9900
[schreibtisch	-9
[schreit	-12
[schrift	-19
[schriftführer	-12
[schriftlich	-9900
[schriftliche	-32
[schriftlicher	-14
[schriftliches	-30
[schritt	-31
[schritte	-22
[schritten	-8
[schräg	-18
[schublade	-16
[schuhe	-33
[schule	-18
[schulkindern	-13
[schulleitung	-23
[schutz	-18
[schutzbrille	-11
[schwarz	-30
[schwarze	-16
[schwein	-11
[schwere	-15
[schwester	-23
[schwiegersohn	-13
[schäden	-13
[schätzen	-15
[schön	-16
[schöner	-14
[schüler	-9900
[sechs	-9900
[sechzehn	-16
[sechzig	-27
[sedierung	-16
[sehen	-28
[sehnen	-11
[sehr	-9900
[sei	-23
[seid	-16
[seidenpapier	-12
[seidl	-13
[seil	-9900
[seile	-19
[sein	-9900
[seine	-33
[seinen	-17
[seit	-9900
[seitdem	-21
[seite	-9900
[seiten	-9900
[seitenbühne	-13
[seither	-22
[sekretariat	-14
[sekunden	-9900
[selam	-19
[selben	-9900
[selber	-9900
[selbst	-9900
[sender	-16
[sensor	-18
[separat	-14
[sepp	-24
[september	-32
[seriennummer	-28
[server	-21
[servus	-28
[setzen	14
[setzt	-20
[sich	-9900
[sicher	-17
[sicherheit	-26
[sicherheitsschuhe	-17
[sichern	-14
[sicherung	-10
[sicht	-27
[sichtbar	-12
[sie	-49
[sie-form	-12
[sieb	-19
[siebe	-8
[sieben	-9900
[siebzig	-17
[siegel	-15
[sieht	-9900
[signale	-14
[signatur	-13
[silo	15
[sind	-9900
[sinkt	-16
[sitz	-20
[sitze	-15
[sitzen	-18
[sitzt	-30
[sitzung	-18
[slot	-9
[so	-9900
[sobald	-10
[sodann	-18
[sofort	-9900
[sogar	-19
[sohle	-13
[sohn	-10
[solang	-16
[solange	-24
[solchen	-17
[soll	-9900
[solle	-11
[sollen	-33
[sollte	-20
[sommer	-9900
[sommerfest	-24
[sondern	-36
[sonnenuntergang	-13
[sonntag	-20
[sonntags	-16
[sonst	-9900
[sorry	-21
[sorte	-18
[sortieren	-21
[sortiert	-18
[sowieso	-15
[spalt	-15
[spannen	-14
[sparkasse	-13
[spedition	-14
[speigatten	-13
[spenden	-14
[spender	-21
[sperren	-9900
[sperrt	-21
[spiegel	-22
[spielzeit	-18
[spinnt	-15
[spitze	-18
[spitzen	-14
[splitt	-16
[sportboote	-16
[sprache	-12
[sprech	-13
[spreche	-20
[sprechen	-19
[sprecher	12
[spricht	-22
[springt	-18
[spritzen	-22
[spät	-15
[späte	-12
[später	-9900
[spätestens	-9900
[spülen	-9900
[spült	-14
[st	-17
[stadt	-17
[stadtrat	-9
[stadttheater	-19
[stadtwerke	-20
[stall	-16
[stallgasse	-17
[stammt	-20
[stammtisch	-23
[stand	-9900
[standen	-25
[standesamt	-10
[standort	-13
[stange	-20
[stangen	-14
[stapel	-18
[stapeln	-18
[stapler	-13
[start	-18
[starten	-12
[station	-22
[stationen	-20
[statt	-20
[staub	-19
[staupe	-16
[std	-11
[stechen	-8
[stecher	-12
[steckdose	-15
[stecken	-13
[stecker	-28
[steckt	-32
[steffi	-16
[steg	-18
[stehen	-9900
[stehend	-13
[steht	-9900
[steigt	-17
[steil	-14
[stein	-25
[steine	-25
[steinmetz	-14
[stelle	-21
[stellen	-9900
[stellt	-9900
[stempel	-17
[stempeln	-17
[stets	-17
[steuerberater	-21
[stichpunkte	-18
[stichworte	-11
[stiefel	-18
[stiegenhaus	-11
[stiele	-9
[still	-8
[stillgelegt	-9
[stimme	-9
[stimmen	-19
[stimmt	-9900
[stinkt	-14
[stirnwand	-10
[stk	-16
[stock	-20
[stockwerk	-19
[stopp	-18
[stoppen	-19
[straff	-12
[strauß	-10
[straße	-17
[strecke	-20
[streichen	-18
[streicht	-23
[streifen	11
[streit	-27
[strich	-14
[stroh	-20
[strom	-25
[student	-10
[studenten	-16
[studio	-13
[stufe	-12
[stufen	-14
[stuhl	-12
[stumpfe	-12
[stunde	-9900
[stunden	-9900
[sturm	-17
[sturmwarnung	-15
[ständig	-16
[stört	-12
[störung	-18
[stück	-9900
[stücke	-13
[stückzahl	-23
[stühle	-13
[stütze	-9
[stützen	-13
[suche	-23
[suchen	-9900
[sucht	-12
[summe	-11
[super	-13
[supervision	-16
[svenja	-13
[system	-9900
[säcke	-21
[sämtliche	-22
[sätze	-20
[sätzen	-19
[süd	-19
[t	-21
[tabelle	-18
[tablet	-16
[tabletten	-27
[tafel	-29
[tag	-9900
[tage	-9900
[tagen	-9900
[tages	-8
[tank	-9900
[tante	-18
[tasche	-22
[taschen	-20
[taste	-16
[tausch	-17
[tauschen	-30
[taxi	-19
[team	-9900
[teamleiter	-14
[teamleitung	-12
[teamsitzung	-15
[technik	-18
[techniker	-14
[teich	-9
[teil	-9900
[teile	-16
[teilnehmer	-18
[teilt	-12
[telefon	-9900
[telefonisch	-36
[telefonnummer	-19
[teller	-23
[temperatur	-9900
[temperofen	-9
[termin	-9900
[terminal	-15
[termine	9
[terminen	12
[test	-9900
[testen	-12
[teurer	-10
[text	-9900
[theke	-15
[themen	-21
[theorie	-10
[thermometer	-21
[thoma	-19
[ticket	14
[tief	-26
[tiefbauamt	-18
[tiefe	-15
[tiefer	-20
[tiefkühler	-9
[tier	-19
[tierarzt	-23
[tiere	-28
[tierheim	-15
[timer	-10
[tipp	-15
[tippen	-17
[tippfehler	-11
[tippt	-18
[tisch	-9900
[tische	-20
[tobi	-20
[tochter	-20
[ton	-21
[tonne	-9
[tonnen	-16
[tool	-16
[top	-9900
[topf	-15
[tor	-9900
[tot	-10
[tote	-17
[totenschein	-14
[tour	-13
[trage	-18
[tragen	-20
[trainer	-18
[trauben	-18
[tray	-13
[treffpunkt	-17
[trennen	-25
[treppe	-20
[treppen	-18
[treppenhaus	-16
[tresen	-9900
[tresor	-9900
[treten	-20
[trikots	-13
[trinken	-18
[trinkgeld	-19
[trinkt	-21
[tritt	-16
[trocken	-9900
[trocknen	-30
[trommel	-20
[tropfen	-12
[trotzdem	-29
[trupp	-9
[trägt	-9900
[tu	-10
[tuch	-9900
[tun	-9900
[tupfer	-11
[turm	-27
[tut	-30
[typ	-10
[täglich	-9900
[tägliche	20
[töpfe	-16
[tür	-9900
[türen	-22
[türl	-19
[tüte	-22
[tüv	-27
[uhr	-9900
[uhrzeigersinn	-17
[uhrzeit	-9900
[uhu	-14
[ulm	-10
[um	-30
[umbau	16
[umgekehrt	-11
[umgestellt	-12
[ums	-30
[umschlag	-14
[umsonst	-21
[umzug	-17
[und	-9900
[ungefähr	-31
[ungeöffnet	-16
[uniklinik	-12
[unklar	-10
[unleserlich	-12
[uns	-9900
[unser	-15
[unsere	-9900
[unserem	-25
[unserer	-9900
[unseres	-12
[unten	-9900
[unter	-9900
[unterlagen	-20
[untersagt	-9
[unterschiedlich	-14
[unterschreibe	-13
[unterschreiben	-9900
[unterschreibt	-23
[unterschrieben	-9
[unterschrift	-9900
[unterwegs	-18
[unterweisung	-21
[unterwäsche	-15
[unvollständig	-10
[urkunde	-13
[urkunden	-16
[urlaub	-11
[urlaubsanträge	14
[urlaubsplan	-17
[urne	-9
[ursache	-18
[uschi	-16
[uv-lampe	-18
[uwe	-15
[v	-17
[va	-23
[vasen	-10
[vater	-14
[ventil	-15
[ventile	-14
[verabschieden	-10
[veranstalter	-17
[verbau	-12
[verbindlich	-20
[verbindung	-18
[verbleibt	-18
[verboten	-9900
[verein	-10
[vereinsheim	-21
[verfahren	-17
[verfall	-14
[verfassen	-15
[verfasser	-17
[verfällt	-9
[vergangenen	-17
[vergeben	-9
[vergelt's	-9
[vergibt	-8
[vergleichen	-9900
[vergleicht	-15
[verglichen	-14
[verhängt	-11
[verkauf	-18
[verkauft	-27
[verklebt	-17
[verkäuferin	-11
[verladen	-15
[verlangen	-16
[verlangt	-30
[verlassen	-8
[verleih	-15
[verletzt	-16
[verlieren	-26
[verloren	-34
[verlust	-17
[verlängerung	-11
[verlässt	-16
[vermerken	-9
[vermerkt	-13
[verordnung	-18
[verpackt	-8
[verrutscht	-12
[verrückt	-19
[verschickt	-24
[verschiedenen	-17
[verschiedenes	-14
[verschließt	-19
[verschlossen	-17
[verschlüsselt	-15
[verschoben	-16
[verschriftlichen	-24
[versehen	-10
[versicherung	-23
[versieht	-9
[version	-27
[verstanden	-14
[verstehen	-16
[versteht	-28
[verständigen	-11
[verständigt	-17
[versuch	-15
[verteiler	-15
[verteilt	-9
[vertrag	-19
[vertreter	-13
[vertretung	-35
[vertrieb	-11
[verträgt	-10
[verwahrt	-16
[verwaltung	-24
[veterinäramt	-12
[viel	-27
[viele	-23
[vielen	-14
[vielleicht	-18
[vielmal	-17
[vier	-9900
[vierhundert	-14
[viermal	-11
[vierte	-17
[viertel	-21
[vierten	-21
[vierzehn	-27
[vierzig	-33
[vogel	-14
[vogt	-15
[voll	-9900
[voller	-13
[vollmacht	-13
[vom	-9900
[von	-74
[vor	-9900
[vorab	-8
[voran	-14
[vorarbeiter	-13
[voraussichtlich	-12
[vorbei	-15
[vorbemerkung	-17
[vorfall	-12
[vorgaben	-11
[vorheizen	-11
[vorher	-9900
[vorige	-25
[voriges	-23
[vorlage	-30
[vorlegen	-14
[vorletzten	-20
[vorliegt	-10
[vorm	-19
[vorn	-9900
[vorne	-9900
[vorrang	-18
[vorsatzsteine	-19
[vorschlag	-10
[vorsitzende	-8
[vorstand	-29
[vorstandssitzung	-15
[vorstellen	-11
[vorstellung	-30
[vortag	-9900
[vortraben	-14
[vorwurf	-15
[vorzeigbares	-19
[vögel	-22
[waage	-25
[waben	-22
[wache	-14
[wachs	-21
[wackelt	-13
[wagen	-9900
[waidmannsheil	-18
[walze	-12
[walzen	-14
[wand	-9900
[wandert	-21
[wandertag	-17
[wann	-9900
[wanne	-11
[war	-9900
[ware	-25
[waren	-9900
[wareneingang	15
[warm	-27
[warnung	-15
[warnweste	-13
[wars	-15
[wart	-19
[warteliste	-20
[warten	-9900
[wartet	-16
[wartezimmer	-12
[wartung	-19
[warum	-21
[was	-9
[waschen	-31
[wasser	-19
[wassergehalt	-17
[wasserprobe	15
[wasserschaden	-13
[wechsel	9
[wechselgeld	-19
[wechseln	-20
[wecken	-13
[weg	-9900
[wegen	-9900
[weggeworfen	-14
[wegschütten	-20
[weicht	-17
[weihnachten	-18
[weihnachtsfeier	-16
[weil	-9900
[wein	-14
[weinen	-13
[weise	-26
[weiss	-23
[weist	11
[weit	-12
[weiter	-9900
[weitergeben	-12
[weiß	-9900
[weiße	-23
[weißen	-24
[weißt	-17
[welche	-24
[welcher	-21
[wenden	-16
[wenig	-28
[weniger	-16
[wenn	12
[wenn's	-29
[wenns	-35
[wenzel	-11
[werbung	-10
[werden	-23
[werkhof	-18
[werkstatt	-31
[werktag	-15
[werte	-20
[wespen	-20
[wessen	-11
[weste	-20
[wetter	-21
[whatsapp	-13
[wichtig	-19
[wichtigste	-27
[wie	34
[wieder	-9900
[wiederholen	-11
[wiederkommen	-16
[wiegt	-22
[wiese	-12
[wiesner	-14
[wieso	-17
[wiki	-11
[wildmarke	-18
[will	-9900
[wind	-9900
[windmesser	-9
[windstärke	-15
[winkel	-10
[winkt	-11
[winter	-28
[winterdienst	12
[wir	-62
[wird	-42
[wirft	-21
[wirklich	-24
[wissen	-35
[wo	-10
[woanders	-8
[woche	-9900
[wochen	-9900
[wochenende	-23
[wohnung	-15
[wolle	-12
[wollen	-42
[wollte	-23
[wollten	-24
[wolltest	-17
[worden	-17
[wort	-20
[worten	-21
[wunderbar	-18
[wunsch	-14
[wurde	-9900
[wurzeln	-13
[wusste	-20
[wählt	-15
[während	-9900
[wär	-18
[wäre	-9900
[wäscherei	-13
[wäscht	-20
[wörtlich	-18
[wünsche	-32
[wünscht	-20
[würd	-20
[yusuf	-16
[zahl	-24
[zahlen	-25
[zahlt	-18
[zahnarzt	-11
[zange	-17
[zaun	-15
[zehen	-15
[zehn	-9900
[zehnten	-15
[zeichen	-18
[zeichnet	-9900
[zeigefinger	-9
[zeigen	-9900
[zeigt	-9900
[zeit	-9900
[zeitung	-22
[zentimeter	-9900
[zentimetern	-14
[zentrale	-13
[zerlegen	-15
[zerlegt	-13
[zettel	-9900
[zeug	-12
[ziehen	10
[zieht	-9900
[ziel	-18
[zielgruppe	-13
[ziffer	-17
[zimmer	-9900
[zimmernummer	-16
[zirkus	-16
[zivi	-18
[zu	-9900
[zudrehen	-9
[zueinander	-17
[zuerst	-9900
[zug	-28
[zugesagt	-17
[zugführer	-11
[zuhause	-19
[zukleben	-9
[zuletzt	-9900
[zulässig	-13
[zum	-9900
[zunge	-13
[zunächst	-17
[zur	-9900
[zuruf	-9
[zurzeit	-18
[zurück	-9900
[zurückgegeben	-15
[zurückgeschickt	-10
[zurückgesteckt	-15
[zurücksetzen	-26
[zurücksetzt	-14
[zurückstecken	-8
[zusagen	-10
[zusammen	-9900
[zuschauer	-16
[zustand	-13
[zustandsprotokoll	-16
[zuständig	-15
[zusätzlich	-15
[zwanzig	-9900
[zwar	-9900
[zweck	-18
[zwei	-61
[zweifacher	-10
[zweihundert	-21
[zweimal	-9900
[zweit	-9900
[zweite	-9900
[zweiten	-26
[zweitens	-21
[zweiter	-15
[zwingerhusten	-14
[zwischen	-36
[zwölf	-9900
[zähler	-18
[zählernummer	-13
[zählt	-9900
[zündung	-15
[|	-9900
[§	-9900
[°	-9900
[äh	-9900
[ähm	-9900
[älter	-12
[ältere	-17
[äpfel	-17
[ärger	-17
[ärztliche	-13
[ärztlichen	-10
[öfen	-16
[öffnet	-31
[öffnung	-16
[öffnungen	-20
[öfter	-15
[öl	-9900
[öztürk	-15
[über	-9900
[überarbeitung	-19
[übergabe	-23
[überhaupt	-24
[überlappen	-19
[übernehmen	-8
[übernimmt	-10
[übernommen	-17
[überschreiben	-14
[überschuhe	-10
[übersetzt	-13
[übersetzungsbüro	-13
[übrig	-26
[übrigens	-18
[übt	-11
[–	-9900
[“	-9900
[„	-9900
[•	-9900
[€	-9900
[→	-9900
[□	-9900
[☐	-9900
[️	-17
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
]-0	-28
]-aar	-27
]-aat	-14
]-ab	-11
]-abe	27
]-abt	-23
]-abu	-21
]-aby	-11
]-ach	-36
]-ack	-31
]-ade	-26
]-adt	-31
]-afe	-17
]-aff	-13
]-aft	-44
]-afé	-18
]-ag	-32
]-age	20
]-ags	-40
]-agt	-50
]-aha	-16
]-ahl	-31
]-ahr	-35
]-aht	-20
]-aib	-16
]-ail	-17
]-ain	-22
]-ake	-21
]-akt	-29
]-alb	-44
]-ald	8
]-alg	-16
]-all	-20
]-als	-35
]-alt	-49
]-alz	-28
]-ame	-26
]-amm	-27
]-amp	-16
]-ams	-18
]-amt	-53
]-an	-54
]-and	-34
]-ane	-16
]-ang	-13
]-ank	-39
]-ann	-34
]-ans	-25
]-ant	-30
]-anz	-38
]-apf	-21
]-app	-22
]-ara	-17
]-arb	-14
]-ard	-20
]-are	-40
]-ark	-25
]-arm	8
]-arn	-22
]-ars	-25
]-art	-43
]-arz	-34
]-ase	-20
]-ass	-41
]-ast	-36
]-ate	-28
]-ats	-20
]-att	-20
]-atz	15
]-aub	-26
]-aue	-21
]-aul	-14
]-aun	-22
]-aus	-16
]-aut	-38
]-avo	-13
]-aw	-21
]-axi	-18
]-az	-12
]-aße	-32
]-b's	-29
]-bad	8
]-bag	-13
]-ban	-8
]-bar	-26
]-bau	15
]-bei	-18
]-bel	-47
]-ber	-63
]-bes	-19
]-bg	-13
]-bil	-18
]-bis	-16
]-bon	-19
]-bot	-25
]-bst	-29
]-bts	-33
]-bub	-27
]-bug	-11
]-bus	13
]-bzw	-15
]-ca	-16
]-chi	-17
]-chs	-31
]-cht	-22
]-cke	-50
]-cks	-15
]-ckt	-8
]-co2	-15
]-d	-18
]-d's	-10
]-dan	12
]-dem	-52
]-di	-25
]-dig	-26
]-din	-32
]-dio	-20
]-dit	-19
]-do	-23
]-dus	-21
]-dwo	-29
]-dys	-20
]-e	-28
]-eam	-24
]-ebe	-22
]-ebs	9
]-ebt	-46
]-ech	-24
]-eck	-41
]-ede	-13
]-efe	-22
]-eft	-15
]-ege	-33
]-egs	-13
]-egt	-54
]-eh	-21
]-eha	-9
]-ehe	-20
]-ehl	-14
]-ehm	-22
]-ehn	-39
]-ehr	-35
]-eht	-13
]-eib	-23
]-eid	-28
]-eie	-15
]-eif	-19
]-eig	-18
]-eih	-18
]-eil	-34
]-ein	-56
]-eis	-56
]-eit	-19
]-eiß	-20
]-eke	-29
]-ekt	-25
]-ela	-14
]-eld	-33
]-ele	-32
]-ell	-25
]-elm	-11
]-eln	-18
]-els	-30
]-ema	-15
]-eme	-10
]-emo	-13
]-emp	-17
]-ena	-13
]-end	-63
]-ene	-42
]-enk	-20
]-enn	-31
]-ens	16
]-ent	-51
]-enz	-36
]-enü	-22
]-eon	-25
]-epp	-20
]-ept	-23
]-era	-22
]-erd	-17
]-ere	-43
]-erf	-22
]-erg	-39
]-erk	-37
]-erl	-9
]-erm	-26
]-ers	-38
]-erz	-20
]-eso	-18
]-est	-38
]-ete	-34
]-eto	-14
]-etr	-18
]-ets	-22
]-ett	-44
]-etz	-25
]-eue	-8
]-eug	-26
]-eun	-23
]-eur	-30
]-eut	-37
]-euz	-13
]-ext	-17
]-ezi	-22
]-eßt	-27
]-fa	-17
]-fee	-32
]-ff	-16
]-ffe	-43
]-ffi	-18
]-fft	-33
]-fin	-20
]-fix	-19
]-flo	-12
]-fp2	-13
]-fr	-17
]-fst	-28
]-fte	-35
]-fuß	-13
]-g	-14
]-g/l	-11
]-gab	-21
]-gal	-24
]-gar	-16
]-gas	-24
]-gem	-12
]-ger	-17
]-ges	-26
]-gez	-16
]-gib	-9
]-gie	-27
]-gig	-15
]-gin	-25
]-git	-17
]-gps	-9
]-gst	-30
]-gte	-37
]-gut	13
]-gäu	-13
]-gül	-13
]-h's	-11
]-hat	-27
]-hef	-19
]-hel	-10
]-hem	-15
]-hen	-21
]-her	-32
]-hes	-48
]-heu	-21
]-hey	-18
]-hi	-18
]-hig	-19
]-hin	-25
]-hip	-13
]-hiv	-21
]-hle	-30
]-hm	-25
]-hme	17
]-hmt	-25
]-hne	12
]-hnt	-34
]-hof	-47
]-hol	-21
]-hot	-21
]-hr	-22
]-hre	-33
]-hse	-15
]-hst	-32
]-hte	-43
]-hts	-14
]-hub	14
]-huh	-20
]-hur	8
]-hön	-25
]-ias	-19
]-iat	-16
]-ibe	-35
]-ibt	-36
]-ice	-33
]-ich	-84
]-ick	-10
]-ide	-28
]-idl	-13
]-ieb	-42
]-ied	-29
]-ieg	9
]-ieh	-22
]-ier	-12
]-ies	-33
]-iet	-23
]-ieß	-30
]-ife	-20
]-iff	-23
]-ige	-44
]-igt	-45
]-ihe	-41
]-iii	-12
]-ike	-24
]-iki	-17
]-ila	-16
]-ile	-32
]-ill	-9
]-ilm	-11
]-ilo	-25
]-ils	-19
]-ilt	-38
]-ilz	-17
]-ima	-20
]-imt	-9
]-ina	-28
]-ind	-30
]-ing	-56
]-inh	-9
]-ink	-15
]-ins	-26
]-int	-32
]-inz	-22
]-ipp	-19
]-ira	-16
]-ird	-10
]-iri	-17
]-irk	-30
]-irm	-14
]-irr	-21
]-irt	-16
]-is	-14
]-iss	-25
]-ist	-18
]-it	-13
]-ita	-24
]-ite	-26
]-its	-13
]-itt	-40
]-ity	-19
]-itz	-32
]-ium	-12
]-ive	13
]-ivi	-12
]-ixe	-17
]-izt	11
]-iße	-20
]-ißt	-21
]-jo	-22
]-job	-13
]-k	-16
]-kal	-13
]-kam	-21
]-kap	-16
]-kar	-16
]-kay	-35
]-kel	-34
]-ken	9
]-kes	-12
]-kg	-22
]-ki	-9
]-kku	-12
]-km	-10
]-kon	-14
]-kop	-26
]-kum	-12
]-kus	-33
]-kw	-16
]-l	-12
]-laf	-17
]-lag	-31
]-lai	-15
]-lam	-17
]-lan	-28
]-lar	-36
]-las	-30
]-lat	-21
]-lau	-14
]-lay	-14
]-lbe	-30
]-lde	-24
]-leg	-20
]-lei	-24
]-lem	-42
]-les	-13
]-let	-16
]-lfe	-20
]-lft	14
]-lge	-35
]-lgt	-25
]-lie	-26
]-lig	-40
]-lin	-27
]-lis	-11
]-lke	-23
]-lkt	-18
]-lkw	-14
]-lla	-17
]-lli	-26
]-lls	-21
]-llt	-13
]-lly	-9
]-lob	-18
]-lol	-14
]-lon	-23
]-lor	-15
]-los	-33
]-lot	-13
]-loß	-16
]-lte	-53
]-lts	-28
]-lub	-16
]-lur	-11
]-lus	-18
]-m/s	-13
]-ma	-9
]-mag	-18
]-mal	-29
]-mat	12
]-maß	-10
]-mbe	-21
]-mbh	-23
]-md	-16
]-mde	-9
]-mel	-34
]-men	8
]-mes	-23
]-met	-14
]-mie	-19
]-mig	-8
]-min	11
]-mir	-20
]-mis	-11
]-mm	-14
]-mma	-27
]-mme	-22
]-mmi	-10
]-mo	-21
]-mpe	-31
]-mpf	-15
]-mpt	-19
]-mse	-23
]-n	-11
]-n's	-22
]-na	-31
]-nal	-33
]-nas	-16
]-nat	-32
]-nau	-28
]-nce	-15
]-nch	-19
]-nde	14
]-ndl	-20
]-ndo	-13
]-ndt	-21
]-ndy	-16
]-ned	-20
]-nee	11
]-nem	-23
]-ner	-62
]-nes	-44
]-net	-38
]-neu	-18
]-nft	-21
]-nge	-32
]-ngs	-29
]-ngt	-51
]-nie	-34
]-nig	-20
]-nik	-31
]-nis	-29
]-niz	-22
]-nja	-24
]-nke	-36
]-nks	-15
]-nkt	-39
]-nna	-19
]-nne	-30
]-nni	-20
]-nno	-13
]-nnr	-17
]-nns	-31
]-nnt	-52
]-nny	-23
]-not	-13
]-nr	-26
]-nst	-10
]-nto	-14
]-nug	-20
]-nun	-30
]-nur	-17
]-nus	-22
]-nze	-32
]-nzt	-14
]-o	-17
]-obi	-15
]-obt	-16
]-ock	-30
]-ode	-23
]-off	-29
]-oft	-22
]-og	-17
]-ogt	-20
]-oh	-16
]-ohe	-21
]-ohl	-26
]-ohn	-19
]-ohr	-15
]-oin	-16
]-ois	-14
]-oku	-12
]-old	-18
]-ole	-20
]-olf	-21
]-oll	-38
]-olo	-17
]-olz	-33
]-oma	-24
]-one	-19
]-oni	-17
]-ons	-14
]-ook	-25
]-ool	15
]-oor	-18
]-oos	-12
]-oot	-12
]-opa	-12
]-ope	16
]-opf	-22
]-opp	-23
]-ora	-11
]-orb	-32
]-ore	-18
]-orf	-20
]-orn	-31
]-oro	-20
]-ors	10
]-ort	9
]-osa	-23
]-osk	-12
]-oss	-28
]-ost	-9
]-ots	-15
]-our	-18
]-out	-17
]-oße	-21
]-p3	-13
]-pan	-18
]-pdf	-11
]-pel	-39
]-pen	-17
]-per	-26
]-pfe	-21
]-pft	-32
]-ph	-11
]-piz	-18
]-ppe	-46
]-ppt	-43
]-pur	-18
]-pät	-24
]-q3	-23
]-qm	-19
]-r	-14
]-r's	-22
]-rab	-31
]-rad	-24
]-rag	-29
]-ran	-25
]-ras	-19
]-rat	-35
]-rau	-20
]-ray	-19
]-raz	-17
]-rbe	-37
]-rbt	-14
]-rch	-14
]-rci	-17
]-rde	11
]-re	-13
]-red	-26
]-rem	-31
]-res	-36
]-rev	-19
]-rfe	-18
]-rft	-21
]-rga	-19
]-rge	-23
]-rgt	-20
]-rhs	-16
]-ria	-21
]-rie	-23
]-rig	-32
]-rik	-22
]-rin	-42
]-rit	-16
]-rke	-35
]-rkt	-32
]-rle	-22
]-rma	-25
]-rme	-23
]-rnd	-21
]-rne	-31
]-rnt	-25
]-rob	-17
]-rof	-16
]-roh	-19
]-rom	-22
]-rot	-26
]-roß	-23
]-rre	-14
]-rrn	-26
]-rry	-23
]-rst	-30
]-rte	-48
]-rth	-16
]-rts	-24
]-rum	-11
]-rut	-14
]-ruß	-18
]-rve	-18
]-rze	-17
]-rzt	-32
]-räg	-22
]-rüh	-29
]-rün	-24
]-rüß	-13
]-s	-29
]-sa	-15
]-sam	-24
]-san	-14
]-sau	-23
]-saß	-24
]-see	-24
]-sei	-14
]-sel	28
]-sem	-10
]-sen	-42
]-ser	-18
]-ses	-23
]-set	-29
]-sig	-31
]-sik	-18
]-sis	-13
]-ske	-11
]-sms	-17
]-son	-29
]-sor	-34
]-spo	-10
]-sse	-29
]-sso	-15
]-sst	-39
]-st	-21
]-std	-16
]-ste	-59
]-stk	-9
]-suf	-16
]-sum	-12
]-söl	11
]-süd	-27
]-t	-16
]-t's	-26
]-tab	-14
]-tag	-13
]-tal	-32
]-tar	-14
]-tas	-14
]-tat	-23
]-tau	-20
]-teg	-17
]-tei	-11
]-tel	-27
]-tem	-37
]-ten	-23
]-tes	-49
]-tet	-19
]-tha	-16
]-thi	-21
]-tie	-17
]-tig	-53
]-tik	-23
]-til	-11
]-tin	-36
]-tiv	-10
]-tiz	-18
]-tje	-23
]-tke	-13
]-ton	-32
]-top	-10
]-tor	-48
]-tot	-16
]-tra	-28
]-tro	-13
]-tte	-58
]-tti	-20
]-ttl	-16
]-tum	-16
]-tur	12
]-tut	-28
]-typ	-11
]-tze	-8
]-tzt	-21
]-tät	-22
]-tür	-28
]-tüv	-28
]-uar	-38
]-ube	-29
]-ubi	-29
]-ubt	-30
]-uch	-57
]-uen	-53
]-uer	-9
]-ues	-27
]-ufe	-32
]-uft	-21
]-ugt	-23
]-uhe	-34
]-uhl	14
]-uhr	-30
]-uhu	-30
]-uis	-16
]-uke	-17
]-uld	-16
]-ule	-38
]-ulf	-20
]-uli	-21
]-ull	-16
]-ulm	-18
]-ult	-19
]-ums	-29
]-umt	-17
]-und	-37
]-une	-20
]-ung	23
]-uni	-22
]-unk	-15
]-upe	-25
]-upp	-13
]-ups	-22
]-upt	-29
]-ure	-29
]-urg	-44
]-urm	-35
]-urs	-25
]-urt	-22
]-urz	9
]-usm	-21
]-uso	-11
]-uss	16
]-ust	-34
]-ute	-27
]-uth	-13
]-utt	-16
]-uwe	-16
]-uzt	-19
]-v	-17
]-va	-12
]-ven	-17
]-ver	-39
]-vin	-15
]-vor	-32
]-vus	-24
]-was	-31
]-weg	-21
]-weh	-13
]-wie	-20
]-wär	-15
]-xen	-28
]-yer	-12
]-zel	-31
]-zer	-14
]-zes	-11
]-zig	-63
]-zle	-10
]-zte	-31
]-zug	-16
]-ßem	-13
]-ßen	-11
]-ßer	-31
]-ßes	-20
]-ßig	-24
]-äch	9
]-ädt	-9
]-ägt	-23
]-ähe	-10
]-ähr	-36
]-ält	-17
]-äme	-21
]-äne	-21
]-äre	-22
]-ärt	-32
]-ärz	-27
]-äse	-20
]-äst	-19
]-öge	-12
]-öhe	-22
]-öll	-13
]-öln	-20
]-örg	-17
]-ört	-30
]-öst	-24
]-öße	-24
]-übt	-15
]-ück	-43
]-üge	16
]-ügt	-21
]-ühl	-18
]-ühr	-25
]-üle	15
]-üll	-27
]-ült	-14
]-üne	-14
]-ünn	-17
]-ürd	-19
]-ürk	-15
]-ürl	-22
]-üro	-46
]-ürs	-30
]-üse	-10
]-üst	-25
]-üte	-28
]-ütz	-13
]-üße	-16
]-üßt	-22
]-️	-20
].	-9900
]/	-9900
]0	-28
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>-nr .	-29
]>0 %	-16
]>0 (	-20
]>0 )	-16
]>0 ,	-45
]>0 .	-64
]>0 /	8
]>0 :	-34
]>0 auch	-8
]>0 autos	-16
]>0 bar	-14
]>0 bis	-9
]>0 cm	-22
]>0 die	13
]>0 euro	-20
]>0 franken	-16
]>0 g	-9
]>0 grad	-16
]>0 hof	-11
]>0 ich	-13
]>0 ist	-9
]>0 jahre	-10
]>0 jahren	-12
]>0 kilo	-10
]>0 kinder	-20
]>0 km	-11
]>0 l	-8
]>0 leute	-25
]>0 m	-25
]>0 metern	-8
]>0 min	-17
]>0 minuten	-9
]>0 mitgliedern	-14
]>0 mm	-12
]>0 noch	17
]>0 nur	-18
]>0 prozent	-15
]>0 sekunden	-10
]>0 steht	-26
]>0 stunden	-15
]>0 stück	-20
]>0 tage	-11
]>0 tagen	-21
]>0 uhr	-27
]>0 und	-18
]>0 vor	-18
]>0 wird	-18
]>0 wochen	-18
]>0 °	-20
]>0 –	-42
]>0 €	-21
]>0 →	-11
]>aar da	-16
]>ab .	-23
]>ab 0	-32
]>ab acht	-18
]>ab heuer	-22
]>ab in	-16
]>ab juni	-9
]>ab montag	-21
]>ab sofort	-17
]>ab und	9
]>abe ,	11
]>abe 0	-22
]>abe :	-18
]>abe auf	-14
]>abe der	-22
]>abe durch	-25
]>abe in	11
]>abe wird	-20
]>abt ,	-16
]>abt .	-12
]>abu .	-15
]>ach ,	-18
]>ach .	-23
]>ach und	-21
]>ach von	-14
]>ack ,	-16
]>ack .	-13
]>ade ,	-13
]>ade mit	-9
]>ade nicht	-10
]>adt ,	-26
]>afe ich	-8
]>aft ,	-24
]>aft .	-13
]>aft den	-16
]>aft läuft	-11
]>age ,	-27
]>age .	-27
]>age 0	-13
]>age :	10
]>age auf	-9
]>age im	-18
]>age mit	-10
]>age nullen	-15
]>age von	-23
]>age vorher	-10
]>ags .	-13
]>agt ,	-23
]>agt .	-26
]>agt :	-8
]>ahl .	-20
]>ahl :	-9
]>ahl und	-12
]>ahn .	-21
]>ahn 0	-9
]>ahr .	-21
]>aib vom	-11
]>ail an	-16
]>akt .	-10
]>akt ab	-19
]>akt die	-11
]>alb der	-17
]>alb von	-29
]>ald der	-14
]>ald es	-19
]>ale ,	10
]>ale .	-15
]>ale 0	-13
]>ale mit	-21
]>ale nicht	-13
]>all ,	-19
]>all in	-10
]>all ist	-13
]>all und	-16
]>alt ,	-27
]>alt .	-17
]>alt :	-13
]>alt und	-17
]>alz nur	-16
]>amm ,	-11
]>amt ,	-26
]>amt .	-15
]>amt an	-11
]>amt kommt	-9
]>amt war	-16
]>an ,	-11
]>an .	-43
]>an :	-17
]>an alle	-24
]>an beiden	-13
]>an das	-28
]>an den	-28
]>an der	-52
]>an die	-40
]>an drei	-19
]>an einem	-10
]>an kasse	-21
]>an keinen	-8
]>an mich	-16
]>an nicht	-16
]>an und	-30
]>an uns	-13
]>an wenn	-17
]>an zwei	-8
]>and .	-20
]>and 0	-9
]>and ab	-16
]>and an	-14
]>and der	-10
]>and hat	-14
]>and im	-17
]>and mit	-21
]>and st	-12
]>and von	-9
]>and wird	-18
]>ang ,	-39
]>ang .	-27
]>ang 0	-10
]>ang :	-16
]>ang an	-19
]>ang bis	-22
]>ang hat	-23
]>ang mit	-10
]>ang und	-12
]>ang vom	-12
]>ang von	-25
]>ang vor	-11
]>ank ,	-24
]>ank 0	-10
]>ank auf	-15
]>ank im	-10
]>ank ist	-19
]>ank und	-15
]>apf ,	-16
]>app .	-15
]>arb .	-14
]>are ,	-13
]>are auf	-19
]>arm ,	12
]>arm .	-17
]>arm annehmen	-13
]>ars .	-16
]>ars glaub	-17
]>art ,	-10
]>art .	-24
]>art gibt	-15
]>art in	-14
]>art oder	-8
]>art und	-15
]>arz auf	-25
]>ass ,	-15
]>ass machen	-14
]>ass von	-11
]>ast hält	-8
]>ast nur	-10
]>ate ,	-17
]>att ,	-25
]>att 0	-15
]>att in	-19
]>att zu	-11
]>atz .	-23
]>aub ich	-15
]>aub und	-9
]>aue .	-13
]>aue kiste	-9
]>auf "	-16
]>auf 0	-21
]>auf :	8
]>auf acht	-16
]>auf bei	-19
]>auf das	-17
]>auf dem	-44
]>auf den	-37
]>auf der	-48
]>auf deren	-11
]>auf die	-48
]>auf ein	-15
]>auf eine	-11
]>auf einem	-13
]>auf einen	-16
]>auf feuchtes	-13
]>auf fährt	-20
]>auf für	-31
]>auf hand	-11
]>auf hartem	-11
]>auf jeden	-13
]>auf null	-13
]>auf sicht	-15
]>auf und	-41
]>auf unseren	-11
]>auf vier	-13
]>auf weiß	-28
]>auf wunsch	-12
]>auf zehn	-15
]>auf zwanzig	-19
]>auf zwei	-25
]>aum ,	-28
]>aum .	-22
]>aun ,	-11
]>aun .	-12
]>aus (	-19
]>aus ,	-53
]>aus 0	-15
]>aus :	-18
]>aus ?	-18
]>aus an	-14
]>aus dann	-24
]>aus das	9
]>aus dem	-53
]>aus den	-22
]>aus denen	-25
]>aus der	-37
]>aus drei	-12
]>aus einem	-16
]>aus einer	-15
]>aus in	-12
]>aus ist	-19
]>aus meinen	-19
]>aus portugal	-15
]>aus und	-39
]>aus werden	-15
]>aus zum	-15
]>aut .	-16
]>aut und	-18
]>aw :	-21
]>az .	-12
]>aße ,	-17
]>bad ,	-14
]>bad .	-12
]>bar ,	-16
]>bar und	-9
]>bau ,	12
]>bau rein	-12
]>bei ,	-14
]>bel ,	-18
]>bel .	-19
]>ben !	-15
]>ben ,	-59
]>ben .	-18
]>ben 0	-15
]>ben ab	-24
]>ben abends	-13
]>ben an	-16
]>ben auf	-12
]>ben darf	-9
]>ben haben	-24
]>ben in	-12
]>ben ist	-33
]>ben kommen	-14
]>ben lassen	-16
]>ben mit	-26
]>ben sind	14
]>ben stehen	-15
]>ben und	-34
]>ben von	-15
]>ben werden	-18
]>ben wir	-15
]>ben wird	-29
]>ber (	-15
]>ber ,	-36
]>ber .	-18
]>ber :	-15
]>ber bis	-23
]>ber drauf	-12
]>ber eine	-14
]>ber festgehalten	-16
]>ber haben	-16
]>ber machen	-17
]>ber macht	-19
]>ber mit	-10
]>ber sind	-13
]>ber und	-10
]>ber zu	-17
]>bor ,	12
]>box ,	-22
]>box und	-16
]>bst .	-16
]>bst du	-17
]>bts nicht	-9
]>bus .	-14
]>bzw .	-15
]>c ,	-16
]>c .	-15
]>ca .	-16
]>che ,	-31
]>che .	-37
]>che 0	-17
]>che :	-18
]>che am	-12
]>che bei	-18
]>che das	-22
]>che die	14
]>che fassung	-16
]>che ich	-27
]>che im	-16
]>che in	-19
]>che ist	-9
]>che mit	-22
]>che nach	-10
]>che nehmen	-16
]>che regelung	-18
]>che seit	-18
]>che und	-33
]>che vorher	-14
]>che zurück	-14
]>che “	-12
]>chi ,	-16
]>cht ,	-26
]>cht .	-58
]>cht 0	-20
]>cht :	-26
]>cht ?	-33
]>cht am	-14
]>cht an	-11
]>cht auf	-23
]>cht aus	-17
]>cht bei	11
]>cht das	-26
]>cht den	-15
]>cht der	-24
]>cht die	-42
]>cht ein	-12
]>cht er	-14
]>cht es	-20
]>cht haben	-15
]>cht hat	-17
]>cht hält	-16
]>cht im	-26
]>cht in	-23
]>cht is	-20
]>cht ist	-32
]>cht ja	-17
]>cht man	-22
]>cht mit	-11
]>cht nur	-19
]>cht oder	-15
]>cht offen	-20
]>cht sein	-19
]>cht sie	-15
]>cht und	-28
]>cht vom	-23
]>cht von	-13
]>cht werden	-24
]>cht wieder	-27
]>cht wird	-29
]>cht zu	-8
]>cke ,	-15
]>cke .	-23
]>cke auf	-14
]>cke ich	-19
]>cke nach	-24
]>ckt ,	-32
]>ckt .	-28
]>ckt das	-9
]>ckt den	-16
]>ckt der	-21
]>ckt die	-14
]>ckt er	-14
]>ckt es	-24
]>ckt in	-12
]>ckt man	-15
]>ckt sie	-17
]>ckt und	-30
]>ckt wird	-12
]>d .	-10
]>del ,	-17
]>dem :	-25
]>dem ein	-23
]>dem etwas	-19
]>dem seit	-13
]>den )	-16
]>den .	-47
]>den 0	-19
]>den :	-20
]>den ?	-21
]>den alle	-14
]>den also	15
]>den am	-34
]>den angerufen	-15
]>den betrieb	-24
]>den bis	-14
]>den darf	-13
]>den das	13
]>den die	-37
]>den durchblättern	-10
]>den erst	-24
]>den fotografiert	-11
]>den haben	-16
]>den im	-20
]>den in	-31
]>den kann	-8
]>den lag	-20
]>den mit	-25
]>den muss	-24
]>den nicht	-35
]>den nie	-22
]>den nur	-18
]>den sofort	-22
]>den täglich	-17
]>den und	8
]>den von	-18
]>den vor	-17
]>den vorher	-18
]>den werden	-19
]>den wir	-20
]>den zu	-17
]>den |	-15
]>der ,	-8
]>der .	11
]>der ab	13
]>der am	-15
]>der auch	-21
]>der in	19
]>der nicht	-9
]>der nummer	-10
]>der sind	-17
]>der und	-21
]>der werden	-13
]>der wird	13
]>des in	14
]>det .	10
]>det das	-27
]>det der	-17
]>det die	-17
]>det nur	-13
]>det sich	-22
]>det sie	-16
]>det und	-22
]>di +	-19
]>di und	-11
]>dig ist	-12
]>e .	-27
]>ebe ich	-18
]>ebt ,	-19
]>ebt das	-12
]>ebt der	-17
]>ech das	-16
]>ege ,	-15
]>egt ,	-19
]>egt .	-28
]>egt 0	-13
]>egt an	-18
]>egt er	-16
]>egt hat	-13
]>egt ist	-16
]>egt mir	-17
]>egt und	-19
]>eh nur	-9
]>ehn .	-16
]>ehn minuten	-25
]>ehr an	-10
]>ehr auf	-10
]>eht ,	-9
]>eht alles	-15
]>eht am	-22
]>eht auf	-8
]>eht aus	-16
]>eht das	-20
]>eht der	-33
]>eht ein	-18
]>eht einmal	-20
]>eht er	-24
]>eht es	-22
]>eht in	-27
]>eht keiner	-22
]>eht man	-21
]>eht nicht	-24
]>eht nur	-19
]>eht um	-38
]>eht von	-14
]>eht vorn	-20
]>eib doch	-15
]>eib mir	-12
]>eih hat	-15
]>eil ,	-22
]>eim ,	-19
]>eim .	-30
]>ein ,	-16
]>ein .	-42
]>ein ;	-15
]>ein anderes	-20
]>ein bild	-10
]>ein blatt	-22
]>ein dokument	-17
]>ein drittel	-16
]>ein erst	-10
]>ein fahren	-10
]>ein foto	-14
]>ein für	-22
]>ein gast	-20
]>ein haar	-13
]>ein hafen	-15
]>ein hat	-17
]>ein im	-19
]>ein jahr	-13
]>ein junge	-18
]>ein kilo	-12
]>ein kind	-24
]>ein kleines	-9
]>ein nein	-16
]>ein paar	-26
]>ein papier	-24
]>ein schlüssel	-17
]>ein stein	-18
]>ein trupp	-11
]>ein und	-29
]>ein weil	-17
]>ein wird	-14
]>ein wollen	-10
]>ein –	-20
]>eis ,	-21
]>eis .	-21
]>eis 0	-13
]>eis und	-24
]>eis von	-11
]>eit !	-22
]>eit ,	-18
]>eit .	9
]>eit 0	-19
]>eit auf	-11
]>eit erklärt	-17
]>eit etwas	-10
]>eit mit	-20
]>eit und	-20
]>eit wird	-17
]>eit über	-10
]>eiß ,	-10
]>ekt ,	-10
]>ekt in	-21
]>eld ,	-25
]>eld 0	-8
]>eln .	-41
]>eln ?	-26
]>eln auf	-19
]>eln lassen	-16
]>eln mit	-22
]>eln sich	-18
]>eln und	-18
]>elt ,	-48
]>elt .	14
]>elt die	-17
]>elt er	-10
]>elt es	-9
]>elt und	-34
]>elt wird	-24
]>eme .	-10
]>end ,	-31
]>end .	-12
]>end :	-21
]>end etwas	-19
]>end nicht	-19
]>end um	-16
]>end vorher	-23
]>enn die	-14
]>ens ,	-13
]>ens die	-11
]>ens ein	-14
]>ens einmal	13
]>ens nach	-15
]>ens um	-24
]>ent ,	-35
]>ent .	-10
]>ent das	-9
]>ent die	-10
]>enz ,	-16
]>era und	-12
]>ere langsam	-13
]>ere mit	-12
]>erf mal	-8
]>erg ,	-17
]>erk .	-14
]>ern (	-14
]>ern .	-11
]>ern :	19
]>ern auf	-15
]>ern dazu	-12
]>ern die	-16
]>ern im	-19
]>ern in	-26
]>ern ist	-22
]>ern mit	-19
]>ern müssen	-11
]>ern und	-28
]>ern werden	-18
]>ern zu	-16
]>ers ,	-15
]>ers .	-19
]>ers in	-18
]>ers und	-18
]>ert ,	-12
]>ert :	-20
]>ert an	-23
]>ert der	-18
]>ert die	-21
]>ert er	-11
]>ert es	-10
]>ert hat	-14
]>ert in	-24
]>ert ins	-15
]>ert ist	-14
]>ert jeden	-22
]>ert newton	-10
]>ert sein	-17
]>ert sich	-21
]>ert und	-21
]>ert werden	-20
]>ert worden	-17
]>ert zwei	-12
]>est ,	-15
]>est :	-17
]>est du	-23
]>etr .	-18
]>ett ,	-15
]>ett stehen	-13
]>ett und	-13
]>etz ,	-8
]>eut ,	-18
]>ezi ,	-17
]>eßt den	-13
]>eßt die	-20
]>fa .	-17
]>fee ist	-14
]>fel ,	20
]>fel .	-17
]>fel wechseln	-12
]>fen !	-21
]>fen .	-36
]>fen =	-13
]>fen auf	-20
]>fen der	-8
]>fen hat	13
]>fen lassen	-20
]>fen mir	-19
]>fen mit	-16
]>fen nicht	-10
]>fen täglich	-22
]>fen und	-26
]>fen wir	13
]>fen wird	-21
]>fen über	-14
]>fer ,	-13
]>fer .	-18
]>fer am	-22
]>fer in	-20
]>ffe ,	-10
]>ffe .	-20
]>fin hat	-20
]>fr .	-17
]>fst du	-24
]>fte ,	-19
]>fte an	-12
]>gab .	-18
]>gal ,	-12
]>gas .	-13
]>gel ,	12
]>gel .	-9
]>gel auf	-16
]>gel mit	-11
]>gel nur	-17
]>gen (	-15
]>gen ,	-33
]>gen .	-22
]>gen :	12
]>gen ?	-21
]>gen am	8
]>gen an	-22
]>gen auf	-12
]>gen aus	-21
]>gen bis	-8
]>gen bitte	-11
]>gen dann	-26
]>gen das	-15
]>gen den	-20
]>gen der	-30
]>gen des	-16
]>gen die	-28
]>gen druckt	-17
]>gen eine	-16
]>gen gar	-11
]>gen gemacht	-21
]>gen gibt	-14
]>gen im	-24
]>gen in	-18
]>gen ist	-22
]>gen keine	-12
]>gen kommt	-14
]>gen lassen	-19
]>gen mindestens	-10
]>gen mit	-25
]>gen muss	16
]>gen nach	-12
]>gen nehmen	-13
]>gen sie	-9
]>gen sind	-19
]>gen und	-40
]>gen vom	-21
]>gen von	-22
]>gen vor	-22
]>gen war	-15
]>gen waschen	-8
]>gen werden	-17
]>gen wir	-38
]>gen wird	-31
]>gen zwei	-17
]>gen |	-18
]>gen über	-16
]>ger ,	-20
]>ger .	-20
]>ger als	-25
]>ger an	13
]>ger hat	-15
]>ger ist	-20
]>ger mit	-25
]>ger müssen	-17
]>ger um	-19
]>ger weg	-10
]>ger werden	-12
]>ges .	-12
]>ges jahr	-12
]>gez .	-16
]>gie .	-13
]>gin ,	-20
]>gst ,	-22
]>gst du	-19
]>gül ,	-10
]>hau .	-11
]>hen !	10
]>hen (	-18
]>hen ,	-55
]>hen 0	-15
]>hen :	-30
]>hen ?	-21
]>hen ab	-15
]>hen alle	-10
]>hen am	-22
]>hen an	-20
]>hen auf	-17
]>hen bei	-23
]>hen dann	-27
]>hen der	-23
]>hen die	-10
]>hen für	12
]>hen hat	-18
]>hen im	12
]>hen immer	-24
]>hen in	-15
]>hen ist	-16
]>hen ja	-22
]>hen kann	-12
]>hen lassen	-20
]>hen liegen	-16
]>hen mit	-23
]>hen nach	-29
]>hen nicht	-16
]>hen nur	-22
]>hen ohne	-10
]>hen sie	-20
]>hen sofort	-16
]>hen soll	-16
]>hen tag	-16
]>hen trotzdem	-16
]>hen um	-23
]>hen und	9
]>hen von	-14
]>hen weg	-12
]>hen werden	-9
]>hen wir	-61
]>hen wird	-22
]>hen zu	-16
]>hen zurück	-12
]>hen zwei	-22
]>hen |	-13
]>her ,	-31
]>her .	-25
]>her :	-17
]>her als	-11
]>her ausfertigung	-8
]>her hat	-11
]>her in	14
]>her nur	-12
]>her zum	-19
]>hes ,	-17
]>hes stroh	-15
]>hes vorgehen	-20
]>hes zu	-9
]>hin .	-13
]>hiv in	-17
]>hle .	-13
]>hle am	-12
]>hlt ,	13
]>hlt .	-34
]>hlt der	-14
]>hlt und	-17
]>hlt was	-16
]>hlt wird	-21
]>hme ,	-19
]>hme :	23
]>hme ablauf	-24
]>hme der	-22
]>hme des	-31
]>hme ein	-27
]>hme in	-25
]>hme läuft	-23
]>hme von	-36
]>hmt ihr	-19
]>hne ,	14
]>hne .	-19
]>hne für	-13
]>hne oder	-16
]>hnt ,	-20
]>hof ,	-24
]>hof ich	-19
]>hol ,	-12
]>hr .	-17
]>hrt .	16
]>hrt :	-8
]>hrt mit	-15
]>hrt wird	-9
]>hst du	-17
]>hte ,	-17
]>hte .	-18
]>hte im	-11
]>hte messen	-11
]>hte und	-14
]>hts .	-11
]>hts um	-26
]>huh links	-17
]>iat ,	-9
]>iat mit	-10
]>ibe ,	-20
]>ibe .	-22
]>ibe für	-9
]>ibe ich	-11
]>ibt .	-11
]>ibt er	-12
]>ich ,	-39
]>ich .	-34
]>ich an	-9
]>ich auch	-10
]>ich auf	-12
]>ich aus	-19
]>ich bleiben	-15
]>ich das	-25
]>ich der	-23
]>ich durch	-11
]>ich für	-22
]>ich im	-10
]>ich in	-16
]>ich macht	-22
]>ich mit	-19
]>ich wird	11
]>ich zu	-24
]>ick ,	-15
]>ide ,	-20
]>ieb ,	-19
]>ieb .	-21
]>ieb in	-16
]>ief ,	12
]>ief .	-16
]>ief in	-16
]>ieg .	-10
]>iel ,	-9
]>iel .	-15
]>iel ein	-13
]>ien ,	-25
]>ien :	-17
]>ien mit	-15
]>ien und	-19
]>ier ,	-28
]>ier .	-14
]>ies chlor	-9
]>iet .	-17
]>ife ,	-11
]>iff .	-12
]>ift ,	-22
]>ift .	-30
]>ift auf	-15
]>ift die	-8
]>ift im	13
]>ift und	-10
]>ige ich	-11
]>ige rufen	-17
]>ige woche	-14
]>igt .	-23
]>igt :	-25
]>igt bekommen	-10
]>igt die	-12
]>igt und	-22
]>igt “	-13
]>ihe ,	-14
]>ihe 0	-10
]>ihe nach	-27
]>ike ,	-16
]>ild ,	-16
]>ild mit	-11
]>ild und	-12
]>ile ,	-22
]>ile .	-19
]>ile unter	-16
]>ile werden	-9
]>ill ,	13
]>ill .	-25
]>ill das	-32
]>ill der	-21
]>ill ein	-17
]>ill es	-16
]>ill nun	-26
]>ill von	-22
]>ilo ,	-15
]>ilt .	-10
]>ilt und	-12
]>ina :	-15
]>ind ,	9
]>ind .	-35
]>ind da	-9
]>ind mit	-18
]>ine ,	-28
]>ine .	-30
]>ine hat	-13
]>ine hoch	-9
]>ine in	-11
]>ine mehr	-14
]>ine putzen	-23
]>ine schreiben	-15
]>ine seite	-24
]>ine und	-19
]>ing .	-13
]>ing an	-11
]>ing ein	-14
]>ing in	-13
]>ing ist	-21
]>ing ja	-16
]>ing und	-11
]>inh .	-9
]>inn 0	-20
]>int ,	-23
]>int .	-13
]>inz ,	-20
]>ion ,	-36
]>ion 0	-14
]>ion :	-21
]>ion hat	-20
]>ion in	-17
]>ion prüft	-16
]>ion steht	-13
]>ion von	-12
]>ird ,	20
]>ird .	9
]>ird am	-24
]>ird an	-15
]>ird angerufen	-10
]>ird auch	-14
]>ird auf	-29
]>ird ausschließlich	-10
]>ird bar	-11
]>ird bei	-33
]>ird das	-27
]>ird der	-25
]>ird die	-28
]>ird ein	-19
]>ird eine	-20
]>ird er	-26
]>ird erst	-22
]>ird es	-14
]>ird frühestens	-19
]>ird gegen	-16
]>ird gewogen	-18
]>ird im	-12
]>ird immer	-11
]>ird in	-32
]>ird jeden	-21
]>ird jetzt	-19
]>ird mit	-39
]>ird nach	-23
]>ird nicht	-36
]>ird nichts	-23
]>ird nie	-15
]>ird niemand	-17
]>ird noch	-10
]>ird nur	-27
]>ird sie	-8
]>ird von	-32
]>ird vor	-15
]>ird zu	-19
]>ird zuerst	-16
]>ird zweimal	-15
]>ird über	-14
]>ise ,	-22
]>ise an	-18
]>iss .	-12
]>ist ,	-54
]>ist 0	-16
]>ist aber	-11
]>ist am	-21
]>ist aus	-13
]>ist da	-23
]>ist dann	-20
]>ist das	-31
]>ist der	-36
]>ist die	-37
]>ist du	-19
]>ist ein	-40
]>ist eine	-26
]>ist er	-17
]>ist es	-22
]>ist im	-9
]>ist immer	-30
]>ist ja	-8
]>ist mir	-12
]>ist mit	-14
]>ist nicht	-11
]>ist noch	-17
]>ist normal	-13
]>ist nur	-20
]>ist seit	-14
]>ist sofort	-14
]>ist und	-35
]>ist uns	-23
]>ist verboten	-17
]>ist von	-14
]>ist weg	-12
]>ist wieder	-11
]>ist zum	-9
]>ite ,	-19
]>ite .	-11
]>ite auf	-18
]>ite dann	-20
]>ite in	-13
]>ite und	-13
]>ite vom	-9
]>ite werden	-8
]>itt ,	-29
]>itt .	-18
]>itt :	-16
]>itt auf	-13
]>itt für	-25
]>itt läuft	-22
]>itt raus	-14
]>itz ,	-22
]>itz grad	-14
]>itz sen	-9
]>izt .	11
]>k .	-16
]>kam ein	-19
]>kap .	-16
]>kel ,	-14
]>ken ,	-15
]>ken .	-34
]>ken 0	-23
]>ken :	-16
]>ken auf	-23
]>ken aus	-19
]>ken für	9
]>ken hat	-24
]>ken ist	-16
]>ken mit	14
]>ken und	-31
]>ken zwei	-18
]>ker ,	-11
]>ker .	-18
]>ker fragen	-10
]>ker raus	-13
]>ker rein	-8
]>ker und	15
]>ker ziehen	-16
]>kg ·	-14
]>kku raus	-14
]>kku unter	-20
]>km ,	-8
]>kte .	-15
]>kte an	-11
]>kus ,	-9
]>kw 0	-16
]>lag ,	-18
]>lag in	-10
]>lar ,	-12
]>lar ist	-14
]>lbe box	-13
]>lch .	12
]>lde ich	-13
]>len .	-49
]>len 0	-16
]>len :	-26
]>len alles	-19
]>len der	-26
]>len im	-14
]>len in	-21
]>len lassen	-18
]>len mit	-14
]>len nach	-20
]>len sie	-9
]>len sind	-20
]>len und	-32
]>len unten	-13
]>len wir	10
]>len |	-19
]>ler ,	13
]>ler .	-27
]>ler 0	11
]>ler :	12
]>ler ablesen	-16
]>ler anzug	-13
]>ler auf	-21
]>ler der	-15
]>ler hat	-16
]>ler im	-8
]>ler und	-16
]>let .	-10
]>lfe .	-10
]>lft ,	14
]>lge .	-15
]>lig ,	-18
]>lig ist	-13
]>lle ,	-33
]>lle .	12
]>lle 0	-28
]>lle :	12
]>lle ab	-15
]>lle am	-24
]>lle an	-20
]>lle aus	-18
]>lle der	-16
]>lle hat	-22
]>lle ist	-16
]>lle mit	-18
]>lle nach	-13
]>lle und	-16
]>lle vom	-20
]>lls ihr	-9
]>llt ,	-38
]>llt .	-36
]>llt :	-17
]>llt das	-25
]>llt den	-8
]>llt die	-20
]>llt er	-23
]>llt man	-18
]>llt mir	-9
]>llt sie	-12
]>llt und	-13
]>llt war	-17
]>llt wird	-10
]>lor 0	-10
]>los .	-18
]>lte in	-17
]>lur ,	-11
]>mag .	-11
]>mag das	-15
]>mal ,	-17
]>mal .	8
]>mal am	-14
]>mal mit	-15
]>mal zu	-18
]>men ,	-47
]>men .	-52
]>men ;	-13
]>men am	-28
]>men bis	-19
]>men die	-15
]>men mit	-18
]>men oder	13
]>men sind	-11
]>men und	-36
]>men wird	-31
]>men zum	-17
]>men →	-16
]>mer ,	-9
]>mer .	-22
]>mer :	-15
]>mer ab	-11
]>mer die	-11
]>mer in	-9
]>mer mit	-9
]>mer um	-15
]>mer und	-29
]>mer vergleichen	-9
]>mer wird	-16
]>mig .	-8
]>min ,	13
]>mma ,	-18
]>mme zählen	-8
]>mmt ,	14
]>mmt am	-14
]>mmt aus	-13
]>mmt den	-11
]>mmt der	-17
]>mmt die	-28
]>mmt eine	-11
]>mmt er	-11
]>mmt in	-28
]>mmt kein	-16
]>mmt man	-22
]>mmt mit	-15
]>mmt nicht	-9
]>mmt nur	-19
]>mmt raus	-10
]>mmt seit	-16
]>mmt von	-20
]>mpe ,	-14
]>mpe 0	-8
]>mpe und	-17
]>mpt ,	-19
]>n's ,	-13
]>na ,	-19
]>na ja	-21
]>nal ,	-11
]>nal .	-25
]>nat ,	-13
]>nau ,	-17
]>nde ,	-27
]>nde .	13
]>nde :	-26
]>nde ablesen	-11
]>nde an	-16
]>nde auf	-18
]>nde aus	-21
]>nde hat	-20
]>nde ich	-16
]>nde im	-23
]>nde in	-35
]>nde mit	-12
]>nde um	-15
]>nde und	-18
]>nde vom	-21
]>nds ,	-17
]>nds .	-27
]>nds in	-24
]>nds zurück	-14
]>ndt .	-11
]>ndt werden	-15
]>ndy ,	-10
]>nen +	-11
]>nen ,	-28
]>nen .	-51
]>nen 0	14
]>nen :	-10
]>nen aufkleber	-15
]>nen augen	-21
]>nen das	-21
]>nen die	-21
]>nen ist	16
]>nen lassen	-20
]>nen mit	-21
]>nen nach	-12
]>nen namen	-18
]>nen nur	-18
]>nen platz	-14
]>nen sind	-10
]>nen stehen	-21
]>nen und	-33
]>nen weg	-17
]>nen wir	-18
]>ner ,	-38
]>ner .	-18
]>ner auf	-17
]>ner aus	-21
]>ner da	-13
]>ner die	-13
]>ner flamme	-9
]>ner für	-17
]>ner geht	-13
]>ner tante	-15
]>ner tür	-11
]>nes ,	-14
]>net ,	-22
]>net .	-23
]>net das	-21
]>net die	-23
]>neu ,	-33
]>neu .	9
]>neu angesetzt	-15
]>nge .	-13
]>nge mit	-16
]>nge sauber	-15
]>nge und	-9
]>ngt ,	-27
]>ngt .	-26
]>ngt von	-19
]>nie ,	-12
]>nik ,	-18
]>nik und	-15
]>nis .	-23
]>nis wird	-12
]>niz :	-18
]>nke ,	-21
]>nke .	-16
]>nke 0	-24
]>nke und	-15
]>nkt ,	-23
]>nkt .	-20
]>nkt ab	-13
]>nne .	-20
]>nne mit	-15
]>nne und	-12
]>nnr .	-17
]>nnt ,	-24
]>nnt .	-19
]>nnt das	-18
]>nnt den	-21
]>nnt die	-11
]>nnt er	-18
]>nnt ihr	-13
]>nnt immer	-22
]>nnt und	-11
]>nr .	-25
]>nst ,	-21
]>nst .	9
]>nst du	-32
]>nte ,	-21
]>nte ein	-11
]>nte und	-15
]>nto .	-18
]>nug .	-17
]>nus 0	-9
]>obe ,	-27
]>obe .	-13
]>obe :	-17
]>obe am	-10
]>obe an	-23
]>obe und	-12
]>obt wurde	-15
]>och .	-20
]>ock ,	-17
]>ock .	-12
]>off ,	-8
]>ohr ,	-12
]>oht .	9
]>oin ,	-13
]>oin zusammen	-10
]>ole 0	-12
]>olz ,	-18
]>opf ,	-9
]>orb wird	-11
]>orm ,	9
]>orm .	-14
]>ort ,	-25
]>ort :	-17
]>ort und	-17
]>osa ,	-10
]>ose ,	-18
]>osk .	-12
]>oss .	-13
]>ost ,	9
]>ost .	-22
]>ote ,	-9
]>ote der	-15
]>ott ,	-18
]>ott sei	-11
]>our fixe	-16
]>oße und	-17
]>p3 ,	-13
]>pel ,	-21
]>pel :	-15
]>pen ,	-30
]>pen .	-23
]>pen bis	17
]>pen in	-11
]>pen und	-32
]>per ,	-12
]>per .	-8
]>pfe ,	-15
]>pft ,	-20
]>ph 0	-10
]>pie ,	9
]>pie .	-13
]>pie des	-12
]>ppe ,	-11
]>ppe .	-19
]>ppe geht	-16
]>ppt ist	-20
]>pur auf	-9
]>pät .	-18
]>qm ,	-14
]>r .	-11
]>r's ,	-11
]>rad .	-18
]>rag als	-8
]>rag aus	-13
]>rag im	-15
]>rag in	-9
]>ran ,	-20
]>ras ,	-13
]>rat ,	-15
]>rat hat	-16
]>rat will	-18
]>rbe ,	-16
]>rbe .	-10
]>rci vielmal	-15
]>rde ,	13
]>rde .	-23
]>re :	-13
]>red das	-19
]>red vom	-12
]>rei ,	-22
]>rei hat	-23
]>rei im	11
]>rei in	-15
]>ren !	-22
]>ren ,	-38
]>ren .	-10
]>ren :	-18
]>ren am	-16
]>ren auf	-20
]>ren aus	-15
]>ren bis	-15
]>ren das	-18
]>ren die	-12
]>ren hat	-22
]>ren in	13
]>ren ist	-21
]>ren kann	-19
]>ren lassen	-16
]>ren namen	-11
]>ren nicht	-15
]>ren platz	-16
]>ren pro	-24
]>ren sie	-12
]>ren und	-39
]>ren von	-31
]>ren werden	-24
]>ren wir	-32
]>ren wird	-16
]>rer ,	-30
]>rer .	-18
]>rer die	-9
]>rer hat	-9
]>rer in	16
]>rer mit	-17
]>rer wird	-19
]>res ,	-19
]>res .	-20
]>rev .	-19
]>rge ,	-13
]>rgt .	-11
]>rig ,	-10
]>rig .	-15
]>rig bleibt	-20
]>rin ,	-19
]>rin .	-8
]>rin aus	-11
]>rin die	-17
]>rin hat	-13
]>rin mit	-11
]>rin und	-13
]>rke ,	-8
]>rke durch	-10
]>rkt ,	-13
]>rkt .	-17
]>rkt man	-9
]>rme ,	-13
]>rne .	-11
]>rof .	-16
]>rom beim	-15
]>rot und	-15
]>roß ,	-12
]>rrt ,	9
]>rry ,	-13
]>rst du	-13
]>rte ,	-20
]>rte .	-26
]>rte an	-13
]>rte auf	-16
]>rte im	-11
]>rte kolleginnen	-10
]>ruf .	9
]>ruf bei	-13
]>ruf kommt	-15
]>rum ,	-15
]>rum .	-13
]>rum also	12
]>rum bitte	-16
]>rum und	-31
]>rum wie	-23
]>ruß raus	-10
]>rve .	-9
]>rze ,	-10
]>rzt ,	-15
]>rzt .	-10
]>rzt und	-17
]>rät .	-12
]>rüh ,	-12
]>rüß gott	-10
]>s .	-16
]>sch ,	-34
]>sch ab	-18
]>sch an	-19
]>sch dann	-16
]>sch ist	-15
]>sch machen	-11
]>sch und	-14
]>sei dank	-9
]>sel ,	-9
]>sel .	-13
]>sel an	-24
]>sel hat	-18
]>sen ,	-50
]>sen .	-53
]>sen am	-11
]>sen an	-14
]>sen auf	-17
]>sen da	-17
]>sen dann	-19
]>sen in	-25
]>sen kann	-23
]>sen monat	-14
]>sen nach	-18
]>sen nicht	-30
]>sen runter	-17
]>sen von	-26
]>sen was	-16
]>sen wir	-38
]>sen wird	-14
]>sen ähm	13
]>sen über	-18
]>ser .	-14
]>ser :	-24
]>ser ab	-14
]>ser an	-14
]>ser auf	-10
]>ser ausdrücken	-19
]>ser durch	-13
]>ser hat	-16
]>ser in	-15
]>ser ist	-18
]>ser mit	-8
]>ser muss	-10
]>ser rein	-16
]>ser spülen	-11
]>ser und	-25
]>ses jahr	-16
]>sig ,	-23
]>sig .	-14
]>sms .	-11
]>son .	-15
]>son 0	-9
]>sor ,	-16
]>sor ist	-15
]>sse )	-15
]>sse ,	-28
]>sse .	-14
]>sse 0	-11
]>sse ?	-18
]>sse auf	-12
]>sse hat	-18
]>sse ist	-15
]>sse und	-21
]>sst .	-23
]>sst das	-18
]>sst die	-14
]>st .	-21
]>ste ,	-26
]>ste .	-19
]>ste 0	-9
]>ste an	-23
]>ste auf	-13
]>ste der	-13
]>ste die	-18
]>ste in	-13
]>ste ist	-15
]>ste reihenfolge	-23
]>ste und	-9
]>ste vom	-11
]>süd ,	-18
]>süd –	-21
]>t's was	-19
]>tag ,	-33
]>tag .	-28
]>tag 0	-13
]>tag :	9
]>tag an	-15
]>tag bis	-25
]>tag der	-17
]>tag früh	-15
]>tag im	-25
]>tag in	-12
]>tag ist	-24
]>tag mit	-17
]>tag nach	-15
]>tag selbst	-23
]>tag so	-24
]>tag um	11
]>tag und	-26
]>tag von	13
]>tag vorher	-16
]>tag zu	-17
]>tal ,	-13
]>tal .	-15
]>tel ,	-28
]>tel .	-19
]>tel an	-20
]>tel dann	-21
]>tel ist	-14
]>tel und	-29
]>tel vor	-16
]>tel werden	-15
]>tem boden	-10
]>ten ,	-25
]>ten .	-14
]>ten 0	-9
]>ten :	-27
]>ten ;	-17
]>ten ab	-19
]>ten alle	-18
]>ten also	-30
]>ten am	-19
]>ten an	9
]>ten anrufen	-13
]>ten auf	16
]>ten aus	-32
]>ten bei	-21
]>ten bis	-18
]>ten dann	-22
]>ten den	-23
]>ten der	-21
]>ten die	-15
]>ten ein	-21
]>ten eine	-12
]>ten erst	11
]>ten für	-21
]>ten geht	-18
]>ten gibt	-19
]>ten haben	9
]>ten im	-20
]>ten ist	-19
]>ten können	-17
]>ten laiben	-18
]>ten mal	-17
]>ten mit	-23
]>ten nach	-28
]>ten neu	-12
]>ten nicht	-14
]>ten noch	-20
]>ten ohne	-11
]>ten person	-9
]>ten sind	-22
]>ten stellen	-11
]>ten tag	-25
]>ten um	-16
]>ten und	-40
]>ten von	-28
]>ten werden	-22
]>ten wir	-26
]>ten wird	-17
]>ten zu	-12
]>ten zum	-20
]>ten über	-14
]>ter (	-17
]>ter ,	22
]>ter .	-11
]>ter 0	-11
]>ter :	-33
]>ter als	-17
]>ter am	-18
]>ter an	-16
]>ter auf	-27
]>ter aus	-18
]>ter dem	-11
]>ter den	-13
]>ter der	-21
]>ter die	-20
]>ter einhängen	-16
]>ter geht	-15
]>ter haben	-9
]>ter halten	-12
]>ter hat	-26
]>ter herr	-9
]>ter in	-18
]>ter ist	-26
]>ter legt	-18
]>ter liegt	-12
]>ter mit	-25
]>ter muss	-22
]>ter prüft	-10
]>ter raus	-10
]>ter reicht	-11
]>ter schaut	-12
]>ter sind	-21
]>ter steht	-18
]>ter und	-25
]>ter unter	-19
]>ter vor	-21
]>ter wenn	-12
]>ter öffnet	-10
]>tes draus	-11
]>tes filterpapier	-10
]>tes ist	-13
]>tes jahr	-21
]>tes mal	-14
]>tes wasser	-15
]>tet ,	-48
]>tet 0	-12
]>tet auf	-8
]>tet bis	-18
]>tet das	-10
]>tet den	-10
]>tet die	-16
]>tet er	-15
]>tet kein	-13
]>tet man	-17
]>tet nicht	-11
]>tet niemand	-10
]>tet sie	-17
]>tet und	-21
]>tet uns	-20
]>tet wird	-15
]>tig ,	-25
]>tig .	-22
]>tig auch	-16
]>tig ein	-20
]>tig im	-8
]>tin ,	-16
]>tin am	-16
]>tin die	-14
]>tiv ,	-10
]>ton ,	-15
]>ton .	-13
]>tor ,	-11
]>tor .	-19
]>tos ,	11
]>tos nach	-18
]>tra ,	-12
]>tte ,	-20
]>tte .	-25
]>tte mit	-11
]>tte nach	-12
]>tte und	-14
]>tum ,	-11
]>tum .	-10
]>tut .	-10
]>tut der	-9
]>tze ,	-11
]>tze .	-17
]>tze am	-15
]>tze an	-20
]>tzt .	-30
]>tzt ab	-19
]>tzt das	-13
]>tzt den	-17
]>tzt man	-18
]>tzt und	-24
]>tzt wird	-12
]>uar ,	-23
]>ube ,	-23
]>ubt ,	-17
]>uch ,	-31
]>uch .	-13
]>uch an	-13
]>uch ein	-11
]>uch in	-23
]>uch ist	-19
]>uch nicht	-11
]>uch sofort	-19
]>uck ,	9
]>uck .	-11
]>uck der	-10
]>uen ,	-20
]>uen .	-19
]>uer ,	-10
]>uer in	-18
]>uft ,	10
]>uft .	-21
]>uft bei	-16
]>uft das	-18
]>uft die	-18
]>uft in	-9
]>ugt der	-11
]>ugt die	-9
]>uhe und	-16
]>uhl ,	-12
]>uld .	-10
]>ule .	-18
]>ule und	-13
]>uli ein	-14
]>ult ,	-10
]>ums auto	-19
]>umt .	-13
]>und .	-13
]>und :	-11
]>und an	-16
]>und auf	-17
]>und aus	-10
]>und ist	-13
]>ung !	-25
]>ung )	-15
]>ung .	-13
]>ung 0	-32
]>ung :	-47
]>ung ab	-23
]>ung am	-31
]>ung an	-31
]>ung ans	-13
]>ung auf	-30
]>ung aus	-11
]>ung bei	-25
]>ung beim	-28
]>ung binnen	-13
]>ung bis	-26
]>ung bringt	-18
]>ung der	-49
]>ung des	-29
]>ung di	17
]>ung die	-25
]>ung durch	-22
]>ung ein	-18
]>ung einer	-25
]>ung eines	-26
]>ung für	-34
]>ung geht	-28
]>ung hat	-33
]>ung in	-33
]>ung ins	-21
]>ung ist	22
]>ung kommt	-12
]>ung mit	-33
]>ung muss	12
]>ung nach	-16
]>ung nicht	-26
]>ung noch	-20
]>ung nr	-21
]>ung nur	-22
]>ung nötig	-24
]>ung oder	-18
]>ung per	15
]>ung raus	-11
]>ung reden	-9
]>ung schriftlich	-19
]>ung sind	-17
]>ung steht	-17
]>ung um	-21
]>ung unterschreiben	-11
]>ung vom	-39
]>ung von	-42
]>ung war	-21
]>ung werden	-19
]>ung will	-28
]>ung wird	16
]>ung zieht	-14
]>ung zu	-31
]>ung zum	-22
]>ung über	-20
]>ung –	22
]>uni ,	-14
]>upe ,	-16
]>ure .	-18
]>urf ,	-20
]>urg ,	-26
]>urg und	-15
]>urt ,	-11
]>urt .	-15
]>use ,	-20
]>use .	-16
]>uss ,	-18
]>uss :	-24
]>ust ist	-9
]>v .	-17
]>va 0	-12
]>ven ,	-14
]>vin hat	-14
]>vor .	-13
]>vus !	-18
]>vus ,	-12
]>weg :	-14
]>xen ,	-16
]>xis ,	-9
]>xis an	-15
]>zel ,	-17
]>zen (	10
]>zen .	-41
]>zen am	-15
]>zen auf	-13
]>zen bis	-18
]>zen die	-9
]>zen lassen	-11
]>zen mit	-17
]>zen und	-24
]>zer ,	-17
]>zer .	9
]>zer ist	-16
]>zig .	-17
]>zig drin	-16
]>zig grad	-31
]>zig kilo	-16
]>zig korn	-9
]>zig liter	-8
]>zig minuten	-16
]>zig paar	-22
]>zig prozent	-13
]>zig und	-15
]>zig zentimeter	-9
]>zug 0	-15
]>zug an	-9
]>zug befreien	-22
]>ßem wasser	-13
]>ßen ,	-38
]>ßen .	-34
]>ßen und	-24
]>ßer .	-15
]>äch ,	13
]>ägt .	-12
]>ähr 0	-21
]>ält die	-14
]>ält einen	-13
]>ärt ,	-19
]>ärt .	-19
]>ärt der	-19
]>ärz ,	-14
]>äte antwort	-14
]>öhe und	-17
]>öst .	-14
]>ück ,	-24
]>ück .	-27
]>ück auf	-8
]>ück in	-16
]>ück und	-15
]>ück zu	-15
]>üft ,	12
]>üft .	-21
]>üft wird	-26
]>ühl ,	-19
]>üll .	-11
]>üll raus	-15
]>ürl zu	-10
]>üro ,	-18
]>üro .	-21
]>üte ,	-11
]>üße ,	-10
]?	-9900
][	-9900
]]	-9900
]]( ab	-12
]]) 0	-9
]]) rundgang	-14
]]+ reiniger	-8
]], 0	-22
]], abends	-14
]], abholung	-19
]], achse	-10
]], allergien	-16
]], an	-29
]], anbei	-15
]], anmeldung	-13
]], auf	-15
]], aus	-22
]], bad	-14
]], batterie	-13
]], beine	-9
]], beschriftet	-14
]], blau	-13
]], brot	-10
]], brötchen	-12
]], bürste	-10
]], damals	-11
]], darauf	-8
]], darum	-8
]], denn	-17
]], deren	-11
]], dichtung	-10
]], donnerstag	-18
]], dreht	-17
]], dreimal	13
]], ecken	-24
]], egal	-11
]], ein	-21
]], entschuldigen	-8
]], entschuldigt	-16
]], ersetzt	-10
]], falls	-20
]], fehlt	-19
]], freigeben	-9
]], geht	-32
]], gelb	-16
]], geländer	-14
]], gott	-11
]], hab's	-9
]], handys	-15
]], hausmeister	-19
]], hotline	-10
]], hr	-20
]], inh	-9
]], insbesondere	-9
]], ist	-24
]], kabel	-12
]], kamera	-17
]], karabiner	-13
]], keile	-9
]], keller	-22
]], komma	-18
]], kuchen	-8
]], kunde	-25
]], leiter	-14
]], lüften	-11
]], macht	-9
]], manchmal	-12
]], meist	-16
]], meistens	-25
]], mündlich	-9
]], na	-19
]], nachdem	-31
]], neu	-20
]], neun	-11
]], nieten	-13
]], notizen	-8
]], ordnung	-24
]], pedale	-13
]], rahmen	-16
]], raus	-14
]], rosa	-10
]], samt	-11
]], schale	-10
]], scheibe	-9
]], schrauben	-10
]], schreib	-14
]], sitz	-12
]], sobald	-21
]], sondern	-30
]], sorry	-11
]], spritzen	-17
]], steckt	-21
]], stiefel	-9
]], strom	-9
]], trocknen	13
]], ungefähr	-9
]], unten	-19
]], unterschreibt	-14
]], viele	-10
]], warnweste	-8
]], warum	-17
]], wechselgeld	-8
]], werden	-21
]], will	-22
]], wird	-19
]], wählt	-10
]], wörtlich	-16
]], zukleben	-9
]], zuletzt	-11
]], zähler	-16
]], ältere	-17
]]0 ablauf	-22
]]0 autos	-21
]]0 cent	-8
]]0 franken	-14
]]0 g	-12
]]0 geltungsbereich	-11
]]0 ist	-13
]]0 kasse	-18
]]0 kg	-11
]]0 kilo	-15
]]0 km	-10
]]0 l	-12
]]0 m/s	-13
]]0 metern	-12
]]0 mg/l	-11
]]0 mitgliedern	-16
]]0 mm	-14
]]0 stk	-9
]]0 teile	-15
]]0 verschiedenes	-10
]]0 wird	-17
]]0 zimmer	-14
]]: 0	-10
]]: ab	-25
]]: alt	-12
]]: auf	-19
]]: ausgabe	-21
]]: aw	-21
]]: betriebsleiter	-9
]]: gül	-10
]]: morgen	-12
]]: plakette	-14
]]: re	-13
]]: s	-16
]]: schichtleiter	-11
]]: schreib	-15
]]: schreibbüro	-12
]]: urlaubsanträge	-15
]]: wasser	-17
]]: wird	-13
]]] deniz	-18
]]^ abfüllen	-11
]]^ abholung	-32
]]^ ablauf	-35
]]^ abspülen	-8
]]^ abweichung	-22
]]^ alarm	-14
]]^ altes	-8
]]^ anke	-10
]]^ anlass	-17
]]^ anna	-9
]]^ anwesend	-26
]]^ arbeitsanweisung	-14
]]^ auf	-11
]]^ ausgabe	-29
]]^ az	-12
]]^ baby	-11
]]^ bearb	-14
]]^ bergbahnen	-18
]]^ bernd	-14
]]^ beschluss	-24
]]^ beschwerde	-12
]]^ betr	-18
]]^ betriebsanweisung	-19
]]^ birgit	-17
]]^ bisher	-14
]]^ bälle	-21
]]^ d	-18
]]^ darum	-16
]]^ darüber	-15
]]^ dezember	-20
]]^ dienstanweisung	-24
]]^ dispo	-10
]]^ drittens	-10
]]^ durchführung	-23
]]^ ein	-14
]]^ eingang	-14
]]^ erde	-14
]]^ erstellt	-15
]]^ erstens	-11
]]^ fahrtenbuch	-8
]]^ februar	-15
]]^ feuchte	-10
]]^ formulieren	-12
]]^ fotografieren	-21
]]^ frag	-11
]]^ freies	-9
]]^ freigabe	-15
]]^ fremde	-8
]]^ früher	-10
]]^ fundsachen	19
]]^ gefahren	-16
]]^ gefüllt	-11
]]^ geltung	-20
]]^ gemeinsam	-9
]]^ geschrieben	-19
]]^ gib	-9
]]^ gibt's	-20
]]^ grüezi	-22
]]^ grüß	-13
]]^ günter	-12
]]^ handbuch	-12
]]^ heiner	-17
]]^ helm	-10
]]^ heu	-21
]]^ hey	-18
]]^ hi	-18
]]^ hintergrund	-15
]]^ hunde	-22
]]^ januar	-10
]]^ jonas	-9
]]^ kannst	-12
]]^ kanten	-9
]]^ kasse	-12
]]^ kathi	-21
]]^ keil	-11
]]^ klima	-14
]]^ kommt	-18
]]^ könnte	-20
]]^ könnten	-18
]]^ küche	-21
]]^ künftig	-10
]]^ küvette	-9
]]^ lass	-8
]]^ lasse	-14
]]^ laub	-16
]]^ lebensmittel	-10
]]^ leider	-16
]]^ lena	-16
]]^ liebes	-11
]]^ löcher	-17
]]^ manche	-11
]]^ meistens	-8
]]^ meldung	-18
]]^ merci	-14
]]^ mo	-21
]]^ moin	-19
]]^ moment	-11
]]^ montags	-15
]]^ morgens	-11
]]^ musik	-9
]]^ märz	-20
]]^ nadine	-12
]]^ nele	-19
]]^ neues	-23
]]^ neulich	-13
]]^ niederschrift	-11
]]^ nikolai	-15
]]^ notiz	-17
]]^ november	-13
]]^ nr	-20
]]^ nun	-20
]]^ og	-17
]]^ oh	-9
]]^ okay	-22
]]^ ole	-10
]]^ orgelbau	-15
]]^ parkhaus	-22
]]^ petra	-9
]]^ presse	-18
]]^ putztürl	-16
]]^ qm-handbuch	-17
]]^ reihenfolge	-18
]]^ rev	-14
]]^ rhs	-16
]]^ rundschreiben	-16
]]^ rückgabe	-30
]]^ saison	-11
]]^ scannen	-12
]]^ schließen	-17
]]^ schlüsselausgabe	-29
]]^ schmuck	-14
]]^ schreib	-18
]]^ schwester	-14
]]^ seitdem	-18
]]^ seither	-20
]]^ selam	-19
]]^ servus	-19
]]^ siegel	-12
]]^ sitzt	-10
]]^ sobald	-9
]]^ stadtwerke	-16
]]^ start	-11
]]^ stempel	-9
]]^ strom	-9
]]^ störung	-18
]]^ stückzahl	-11
]]^ tabelle	-8
]]^ tabletten	-11
]]^ taschen	-18
]]^ tausch	-14
]]^ thermometer	-11
]]^ tobi	-15
]]^ trainer	-13
]]^ türen	-11
]]^ türl	-13
]]^ unseren	-17
]]^ v	-17
]]^ va	-12
]]^ version	-26
]]^ verteiler	-17
]]^ vorbemerkung	-17
]]^ waidmannsheil	-22
]]^ wird	-10
]]^ zielgruppe	-12
]]^ zunächst	-12
]]^ zweck	-20
]]^ zweitens	-8
]]^ zweiter	-10
]]ab 0	-31
]]ab heuer	-21
]]abends zurück	-10
]]aber aus	-23
]]abkühlen lassen	-15
]]acht millimeter	-10
]]akku raus	-14
]]akte an	-8
]]alle 0	-17
]]alle schichten	-18
]]alle sitzen	-13
]]allein gelassen	-14
]]alles ab	-18
]]alles auf	-8
]]alles aus	-14
]]als 0	-12
]]als ein	-10
]]als erstes	-27
]]alte eisen	-15
]]alten luftschutzstollen	-23
]]am 0	-21
]]am abend	-25
]]am bahnhof	-21
]]am besten	-19
]]am eingang	-22
]]am empfang	-14
]]am gleichen	-19
]]am grab	-17
]]am haken	-18
]]am häufigsten	-18
]]am körper	-11
]]am küchentisch	-13
]]am kühlschrank	-10
]]am liebsten	-22
]]am morgen	14
]]am rack	-15
]]am rücken	-15
]]am samstag	-15
]]am steg	-15
]]am stein	-9
]]am stiel	-10
]]am tag	-26
]]am wochenende	-19
]]am zaun	-17
]]an bord	-18
]]an kasse	-22
]]anruf kommt	-21
]]antrag aus	-13
]]arbeitsanweisung nr	-15
]]auch an	-10
]]auch mitglieder	-14
]]auf 0	-19
]]auf deren	-13
]]auf ein	-15
]]auf feuchtes	-10
]]auf hartem	-10
]]auf null	-15
]]auf schäden	-10
]]auf sicht	-17
]]auf unseren	-16
]]auf wunsch	-14
]]aufnahme läuft	-21
]]aufs dach	-17
]]auftrag werden	-15
]]aufzug befreien	18
]]august ist	-9
]]aus an	-12
]]aus denen	-23
]]aus meinen	-20
]]aus portugal	-14
]]ausgabe 0	-18
]]ausgegeben wird	-8
]]ausweis verlangen	-17
]]außen rollen	-9
]]bahn 0	-10
]]becken räumen	-13
]]beckenwasser spülen	-14
]]beginn 0	-16
]]bei 0	-24
]]bei alarm	9
]]bei nebel	-23
]]bei niedrigwasser	13
]]bei sturmwarnung	-16
]]bei verdacht	-24
]]beide male	-15
]]beim einsteigen	-14
]]beim huber	-16
]]beim kunden	8
]]beim zugführer	-17
]]belegt ist	-16
]]bereit erklärt	-19
]]besteht aus	-17
]]bestätigung geht	-11
]]betriebsanweisung nr	-16
]]bezahlt wird	-9
]]bin hufschmied	-11
]]bis 0	-25
]]bis auf	-11
]]bis dahin	-23
]]bis klar	-10
]]bis september	-19
]]bitte auf	-15
]]bitte ausformulieren	-17
]]blatt 0	-19
]]bleiben daheim	-18
]]bleibt an	-13
]]chef will	-23
]]chlor 0	-11
]]da ist	-26
]]da kommt	-17
]]da lassen	-18
]]dabei sein	-13
]]dann 0	-11
]]dann ein	-13
]]dann geht	-9
]]dann hübsch	-20
]]dann ist	-22
]]dann kommt	-18
]]dann los	-10
]]dann macht	-19
]]dann schnell	-11
]]dann schranke	-16
]]dann unten	-15
]]dann wasser	-13
]]dann wird	-22
]]daraus machen	-22
]]das auf	-23
]]das aus	-14
]]das becken	-19
]]das boot	-9
]]das buch	-10
]]das büro	-12
]]das dauert	-15
]]das ding	-14
]]das dritte	-13
]]das eis	-25
]]das ergebnis	-8
]]das fleisch	-14
]]das fliegt	-16
]]das formular	-9
]]das fundbüro	-12
]]das geht	-31
]]das genügt	-16
]]das gerüst	-19
]]das gesundheitsamt	-16
]]das ist	-22
]]das kalb	-12
]]das kind	11
]]das klingt	-14
]]das kommt	-21
]]das kostet	-12
]]das linke	-10
]]das machen	-36
]]das macht	-36
]]das meiste	-18
]]das merkt	-9
]]das original	-11
]]das passiert	-19
]]das pferd	-12
]]das schwarz	-10
]]das sei	-11
]]das sekretariat	-11
]]das sollen	-26
]]das tier	-9
]]das vorgehen	-16
]]das wachs	-12
]]das war's	-12
]]das wasser	-19
]]das wetter	-17
]]das wichtigste	-20
]]das wiegen	-24
]]das will	-24
]]das wird	-18
]]das wort	-18
]]dem 0	-10
]]dem allgäu	-10
]]dem anhänger	-14
]]dem auftragszettel	-12
]]dem besitzer	-10
]]dem blauen	-15
]]dem drehmoment	-15
]]dem eigenen	-16
]]dem frosch	-14
]]dem frost	-21
]]dem fuß	-18
]]dem gelben	-11
]]dem grünen	-16
]]dem kind	-21
]]dem kleinen	-17
]]dem kunden	-27
]]dem lieferschein	-11
]]dem messgerät	-17
]]dem ofen	-21
]]dem pinsel	-18
]]dem schlauch	-11
]]dem tablet	-15
]]den 0	-12
]]den ablauf	-41
]]den angehörigen	-9
]]den anhänger	-14
]]den antrag	-13
]]den arm	-15
]]den augen	-16
]]den beleg	-13
]]den blauen	-13
]]den block	-17
]]den bogen	-24
]]den container	-20
]]den falschen	-13
]]den ferien	-21
]]den fingern	-18
]]den jungen	-15
]]den kanister	-13
]]den karton	-10
]]den keller	-21
]]den kunden	-25
]]den leeren	-18
]]den lesesaal	11
]]den meister	-12
]]den motor	-15
]]den ofen	-12
]]den preis	-15
]]den ruhestand	-12
]]den ruß	-10
]]den schein	-20
]]den schrank	-18
]]den sommer	-24
]]den spalt	-10
]]den stall	-19
]]den trichter	-14
]]den umschlag	-12
]]den zehen	-13
]]den ärger	-10
]]den ärztlichen	-12
]]der 0	-21
]]der abholer	-16
]]der abnahme	-18
]]der abschnitt	-11
]]der akku	-12
]]der akte	-17
]]der anderen	-11
]]der annahme	-32
]]der antrag	-9
]]der app	-21
]]der ausgabe	-13
]]der balg	-16
]]der bande	-17
]]der baustelle	-16
]]der bestatter	-23
]]der betriebsleiter	-11
]]der beurkundung	-19
]]der bub	-22
]]der burg	-16
]]der bürger	-12
]]der disponent	-16
]]der drohne	16
]]der druck	-12
]]der fa	-12
]]der fahrt	-9
]]der falschen	-15
]]der familie	-15
]]der fläche	-10
]]der gabel	-16
]]der ganzen	-12
]]der gemeinde	-23
]]der geselle	-11
]]der halle	-22
]]der halter	-21
]]der hersteller	-15
]]der ist	-12
]]der kabine	-8
]]der kasse	-25
]]der kollekte	18
]]der kunde	-31
]]der kundin	-15
]]der kurier	-18
]]der laden	-19
]]der landesverband	-16
]]der langen	-13
]]der last	-8
]]der lehrling	-10
]]der leitstelle	-14
]]der lupe	-14
]]der macht	-23
]]der md	-16
]]der meister	-18
]]der mitarbeiter	-15
]]der mitte	-22
]]der montage	-15
]]der nacht	15
]]der nähe	-10
]]der oberkante	-21
]]der patient	-9
]]der personalabteilung	-15
]]der prüfung	-22
]]der reihe	-27
]]der sache	-14
]]der saft	-11
]]der schaden	-21
]]der schale	-14
]]der scheune	-13
]]der schicht	12
]]der schleuse	-15
]]der sepp	-15
]]der spiegel	-10
]]der spitze	-16
]]der stecker	-15
]]der straße	-15
]]der student	-15
]]der techniker	-11
]]der theke	-11
]]der tierarzt	-24
]]der tüv	-23
]]der verleih	-15
]]der vertrieb	-16
]]der verwaltung	-24
]]der vierten	-19
]]der vorarbeiter	-12
]]der vorsitzende	-14
]]der vorstand	-20
]]der wanne	-13
]]der wird	-15
]]der wohnung	-17
]]der zange	-13
]]des kindes	-17
]]des kunden	-20
]]des originals	-12
]]des tages	-12
]]die 0	-10
]]die abrechnung	-21
]]die akte	-18
]]die angehörigen	-17
]]die assistentin	-10
]]die aufsicht	-15
]]die ausgabe	-27
]]die aushilfen	-29
]]die ausleihe	-22
]]die bahn	-23
]]die bande	-14
]]die begleitung	-20
]]die beschwerde	-14
]]die besitzer	-18
]]die beteiligten	-11
]]die bg	-13
]]die blase	-15
]]die blaue	-13
]]die boote	-19
]]die bremse	-17
]]die bücher	-20
]]die bücherei	-15
]]die dose	-16
]]die einweisung	-22
]]die fachkraft	-8
]]die familie	-12
]]die fassung	-19
]]die feuerwehr	-29
]]die flamme	-10
]]die flaschen	-14
]]die geht	-18
]]die gelbe	-14
]]die große	-17
]]die grünen	-24
]]die gurte	-13
]]die gäste	-10
]]die halle	-24
]]die haube	-11
]]die hausdame	-13
]]die haustechnik	-10
]]die heizung	-11
]]die hälfte	-17
]]die jungen	-16
]]die kammer	-16
]]die karten	-13
]]die kasse	-9
]]die kaution	-19
]]die ki	-9
]]die kisten	-23
]]die klingel	-14
]]die kollegin	-8
]]die krankenkasse	-17
]]die kundin	-12
]]die kundschaft	-22
]]die kuppel	-19
]]die kurverwaltung	-19
]]die köpfe	-9
]]die körbe	-18
]]die kühlung	-9
]]die leeren	-11
]]die lehrkraft	-15
]]die lehrlinge	-15
]]die leine	-11
]]die leiter	11
]]die meisten	-21
]]die meldung	-21
]]die menge	-14
]]die mitte	-12
]]die mutter	-13
]]die mühle	-17
]]die nacht	-13
]]die naht	-12
]]die nase	-16
]]die oma	-16
]]die plätze	-13
]]die pumpe	-14
]]die rampe	-28
]]die rechnung	-15
]]die reederei	-16
]]die registrarin	-9
]]die restauratorin	-12
]]die rezeption	-22
]]die ränder	-14
]]die sachbearbeiterin	-19
]]die sache	-22
]]die sakristei	-13
]]die schale	-14
]]die schleuse	-15
]]die schulleitung	-22
]]die seite	-17
]]die seriennummer	-13
]]die sicherheit	14
]]die späte	-14
]]die stadt	-16
]]die stangen	-14
]]die stirnwand	-14
]]die strecke	-12
]]die säule	-10
]]die tabelle	-11
]]die teamleitung	-14
]]die tiere	-28
]]die tische	-9
]]die tüte	-15
]]die unterschrift	-19
]]die urne	-11
]]die verkäuferin	-12
]]die verordnung	-17
]]die versicherung	-23
]]die vertretung	-21
]]die verwaltung	-15
]]die vorsatzsteine	-12
]]die vorstellung	14
]]die warteliste	-13
]]die weiße	-10
]]die zahl	-16
]]die zeitung	-19
]]die zunge	-8
]]die ärztliche	-10
]]diesen monat	-15
]]dran ist	-22
]]draus machen	-20
]]drei liter	-20
]]drei meter	-16
]]drei monate	-19
]]drei runden	-11
]]drei werktage	-10
]]dreihundert newton	-12
]]drin ist	-17
]]drin sein	-12
]]du an	-9
]]du weißt	-19
]]du wolltest	-17
]]dunkler anzug	-11
]]durchwahl 0	-14
]]ein anderes	-17
]]ein bild	-15
]]ein dokument	-17
]]ein drittel	-23
]]ein haar	-13
]]ein hafen	-25
]]ein junge	-22
]]ein kilo	-18
]]ein kind	-31
]]ein merkblatt	-11
]]ein stein	-18
]]ein trupp	-13
]]eine aus	-15
]]eine beschreibung	-14
]]eine dame	-13
]]eine eigene	-8
]]eine feste	-23
]]eine handbreit	-17
]]eine kollegin	-15
]]eine kopie	-11
]]eine kundin	-12
]]eine marke	-18
]]eine minute	-11
]]eine richtige	-17
]]eine runde	-14
]]eine schriftliche	-20
]]eine seite	-21
]]eine woche	-13
]]einen anhänger	-25
]]einen halben	-15
]]einen tag	-23
]]einer auf	-24
]]einer woche	-20
]]eines bewohners	-17
]]einmal sogar	-13
]]einmal ums	-13
]]ellbogen waschen	-18
]]eltern an	-13
]]ende märz	-16
]]er ein	-8
]]er zurück	-16
]]erst abends	-20
]]erst an	-17
]]erst auf	-10
]]erst hauptschalter	-12
]]erste mahnung	15
]]ersten fahrt	10
]]ersten tag	14
]]es auf	-19
]]es ein	-11
]]es euch	-16
]]es gehen	12
]]es geht	-52
]]es ist	-14
]]es klar	-13
]]es sei	-9
]]es sollte	-20
]]es wird	-21
]]etwa 0	-11
]]etwas anderes	-16
]]etwas geschriebenes	-20
]]etwas schriftliches	-13
]]etwas unklar	-15
]]euro wechselgeld	-10
]]fang an	-20
]]fassung ist	-10
]]fassung wird	-16
]]fenster auf	-19
]]feste reihenfolge	-24
]]feucht ist	-12
]]feuchtes filterpapier	-13
]]feuerwehr auf	-16
]]filter raus	-14
]]flaschen auf	15
]]formblatt 0	-9
]]frau kollegin	-18
]]frau lenz	-11
]]freies chlor	-11
]]freundlichen grüßen	-14
]]frisches stroh	-18
]]fünf meter	-16
]]für ein	-10
]]für ihre	-11
]]für schritt	-24
]]ganze sätze	-8
]]gebogen wird	-15
]]gebraucht wird	-14
]]geehrte damen	-14
]]gefahren wird	-19
]]gefüllt wird	-14
]]gefüttert wird	-19
]]gegen quittung	-12
]]gegen unterschrift	16
]]gehen zurück	-9
]]geht ein	-17
]]gehängt werden	-12
]]gemessen wird	-11
]]genommen wird	-11
]]geprüft wird	13
]]geraucht wird	-14
]]gern auf	-21
]]geschrieben wird	-23
]]gesundheitsamt kommt	-10
]]gewaschen wird	-19
]]geändert 0	-11
]]gilt 0	-9
]]ging ein	-15
]]gleichen tag	-20
]]gott sei	-9
]]groß genug	-9
]]grüß gott	-12
]]guten abend	-17
]]guten morgen	-24
]]gültig ab	-13
]]haben will	-28
]]hakt ab	-19
]]halle 0	13
]]hand breit	-17
]]hand hochdrücken	-16
]]handschuhe wird	-8
]]hat 0	-12
]]hat geweint	-11
]]hat vorige	-12
]]haube auf	-13
]]haus 0	-17
]]heißem wasser	-16
]]hier ist	-25
]]hintergrund ist	-15
]]hund auf	-12
]]hände waschen	-18
]]hängt aus	-14
]]höchstens 0	-10
]]ich auf	-17
]]ich betreue	-8
]]ich brauch	-10
]]ich diktiere	-13
]]ich fang	-19
]]ich finde	-11
]]ich hab's	-16
]]ich hoffe	-20
]]ich ihnen	-25
]]ich leite	-14
]]ich mache	-11
]]ich nenne	-13
]]ich red	-25
]]ich schlecht	-9
]]ich schreib	-12
]]ich schreibe	-9
]]ich sitz	-14
]]ich solle	-15
]]ich sprech	-16
]]ich spreche	-13
]]ich suche	-21
]]ich tipp	-16
]]ich werf	-8
]]ich will	-18
]]ihn an	-8
]]ihn auf	-10
]]ihr lieben	-16
]]ihr seid	-18
]]im advent	-13
]]im august	-10
]]im büro	-29
]]im depot	-14
]]im dunklen	-10
]]im februar	-24
]]im flur	-12
]]im fristenbuch	-13
]]im frühjahr	-20
]]im ganzen	-17
]]im gesicht	-19
]]im groben	-11
]]im haus	-12
]]im herbst	-15
]]im januar	-22
]]im juli	-12
]]im juni	-14
]]im jänner	-13
]]im keller	14
]]im kühlraum	-10
]]im monat	-13
]]im portal	-15
]]im ramadan	12
]]im revier	-19
]]im saal	-19
]]im schlüsselbuch	-19
]]im schnitt	-10
]]im sekretariat	-17
]]im september	-9
]]im sommer	-28
]]im studio	-17
]]im temperofen	-19
]]im uhrzeigersinn	-20
]]im umkreis	-11
]]im urlaub	-15
]]im wartezimmer	-13
]]im wiki	-17
]]im winter	-27
]]im zimmer	-19
]]in 0	-24
]]in bad	-9
]]in betrieb	-21
]]in diesem	-10
]]in dieser	-10
]]in elternzeit	-17
]]in essen	-21
]]in folge	-15
]]in ihrem	-11
]]in meinem	-14
]]in oldenburg	-15
]]in ordnung	-12
]]in panik	-18
]]in rente	-11
]]in textform	-14
]]in unserem	-24
]]in wasser	-19
]]in welcher	-15
]]in zweifacher	-8
]]ins bad	-9
]]ins bett	-10
]]ins buch	-8
]]ins haus	-19
]]ins heft	-9
]]ins portal	-12
]]ins reine	-15
]]ins wasser	-11
]]ist 0	-11
]]ist aus	-14
]]ist ein	-35
]]ist normal	-11
]]je 0	-10
]]jede charge	-9
]]jede stütze	-9
]]jede woche	-28
]]jeden abend	-25
]]jeden dienstag	-23
]]jeden einzelnen	-14
]]jeden karton	-16
]]jeden zweiten	-21
]]jetzt ein	-24
]]jour fixe	-17
]]juli ein	-14
]]kaffee ist	-16
]]kalt ist	-10
]]kaltem wasser	-9
]]kaltes wasser	-18
]]kam ein	-21
]]kann aus	-13
]]kein ergebnis	-16
]]kein kind	-16
]]kein vorwurf	-11
]]keine ausnahme	-12
]]keiner an	-13
]]keiner wusste	-21
]]kinder auf	-12
]]kirchenvorstand st	-12
]]kisten legen	-10
]]klar ist	-15
]]klebeband an	-10
]]kollegen aus	-16
]]kommt aus	-10
]]kommt raus	-14
]]kompressor ist	-13
]]korb wird	-15
]]kostet 0	-8
]]kunden an	-15
]]kurverwaltung will	-20
]]kw 0	-20
]]künftig ein	-21
]]laufen lassen	-17
]]leer aus	-17
]]leer sein	-13
]]leiter einhängen	-18
]]letzte woche	-21
]]letzten samstag	-10
]]letzten sonntag	-17
]]licht an	-20
]]liebe kolleginnen	-10
]]liste ab	-15
]]mail an	-10
]]mal ein	-14
]]mal irgendwo	-22
]]mal ist	-16
]]mal musste	-13
]]mal ordentlich	-16
]]man auf	-22
]]man denkt	-14
]]man ein	-20
]]man laminieren	-19
]]maschine aus	-13
]]mehr fällt	-9
]]meine tochter	-18
]]meiner tante	-18
]]merci vielmal	-18
]]min 0	-12
]]mindestens 0	-9
]]mindestens ein	-13
]]minuten auf	-13
]]mir aus	-9
]]mit 0	-24
]]mit an	-19
]]mit beckenwasser	-11
]]mit bleistift	-16
]]mit druckluft	-12
]]mit fernglas	-19
]]mit gabel	-12
]]mit grund	-11
]]mit handschuhen	-13
]]mit heim	-18
]]mit heißem	-13
]]mit heißwasser	-15
]]mit kaltem	-12
]]mit kreide	-12
]]mit nem	-13
]]mit offener	-17
]]mit sahne	-12
]]mit schmuck	-26
]]mit strom	-18
]]mit unterschrift	-16
]]mit verantwortlichen	-12
]]mit warnweste	-16
]]mit wasser	-14
]]monaten geht	-15
]]morgen druckt	-14
]]motor aus	-17
]]muss 0	-10
]]müll raus	-15
]]nach 0	-20
]]nach größe	-21
]]nach innen	-24
]]nach sturm	-15
]]nach unten	10
]]namen an	-9
]]nass machen	-20
]]nein stopp	-17
]]neu angesetzt	-16
]]neu raus	-10
]]neuer geselle	-10
]]nicht ab	-9
]]nicht an	-34
]]nicht anfassen	-14
]]nicht aus	-20
]]nicht diskutieren	-12
]]nicht ein	-12
]]nicht eingefroren	-18
]]nicht gekehrt	16
]]nicht gesprochen	-13
]]nicht hierher	-10
]]nicht höher	-16
]]nicht los	-13
]]nicht ruckartig	-11
]]nicht schätzen	-19
]]nicht tiefer	-22
]]nicht unterbrechen	-11
]]nicht vergessen	-18
]]nicht zurück	-22
]]nicht älter	-18
]]nichts schriftliches	-14
]]nie auf	-16
]]nie pur	-9
]]niemand auf	-14
]]niemand hatte	-25
]]niemand steigt	-12
]]niemand wusste	-15
]]noch auf	-11
]]noch ein	-13
]]noch verabschieden	-10
]]noch versteht	-18
]]nummer vergeben	-8
]]nur 0	-11
]]nur an	-10
]]nur auf	-21
]]nur ein	-11
]]nächsten morgen	-14
]]nächsten tag	-20
]]nächsten werktag	-13
]]oder stange	-10
]]offen ist	-12
]]offen lassen	-15
]]offener flamme	-13
]]ohne abschnitt	-11
]]ohne blitz	-9
]]ohne totenschein	-12
]]ole 0	-12
]]papier gebracht	-17
]]parzelle 0	-20
]]passiert ist	-14
]]per boten	-11
]]per überweisung	-17
]]personen aus	-23
]]platz 0	17
]]praxis an	-14
]]pro woche	-28
]]protokoll vorstandssitzung	-17
]]punkt auf	-13
]]pur auf	-9
]]raum 0	24
]]raus ist	-16
]]regt an	-19
]]ruft an	-13
]]rund 0	-27
]]runter auf	-16
]]ruß raus	-16
]]saft läuft	-14
]]saison 0	-19
]]sauber festgehalten	-18
]]sauber machen	15
]]schlüssel verloren	-20
]]schlüssel werden	-15
]]schlüssel wird	-9
]]schriftliche regelung	-20
]]schwarz auf	-28
]]schön machen	-15
]]sechs monate	-8
]]sechs monaten	-8
]]sehr geehrter	-9
]]sei dank	-13
]]sei denn	-11
]]seit 0	-15
]]seit august	-9
]]seit januar	-13
]]seitdem schlafe	-8
]]selben tag	-14
]]sich 0	-9
]]sich an	-18
]]sich auf	-18
]]sich beklagt	-12
]]sich bereit	-17
]]sich ein	-20
]]sie ab	-13
]]sie auf	-11
]]sie ist	-11
]]sie vergleicht	-12
]]sie wird	-13
]]sie wollten	-18
]]siebe raus	-9
]]sind 0	-15
]]sind ein	-13
]]sind neu	-14
]]sind nummeriert	-15
]]so auf	-27
]]so ein	-24
]]so geht	-12
]]so lang	-19
]]so weit	-13
]]sonst läuft	-15
]]späte antwort	-16
]]stammt aus	-9
]]stange sauber	-14
]]stecker raus	-16
]]stehen lassen	9
]]steht auf	-21
]]stiefel wechseln	-16
]]stützen auf	-13
]]system nachsehen	-9
]]tag ist	-18
]]taste 0	-10
]]telefon besprochen	-22
]]thema ist	-24
]]totenschein fahren	-11
]]trocknen lassen	-19
]]trägt ein	-16
]]tun ist	-32
]]tür auf	-23
]]tür stellt	-18
]]tür wird	-11
]]türen auf	-14
]]uhr früh	-12
]]uhr kommt	-9
]]um 0	-32
]]um ausformulierung	-20
]]um ein	-13
]]und 0	-19
]]und ab	-16
]]und an	-16
]]und auf	-20
]]und dichtungen	-17
]]und drückt	-14
]]und ein	-21
]]und fotografieren	-11
]]und fotografiert	-20
]]und geht	-23
]]und guckt	-21
]]und hakt	-11
]]und herren	-21
]]und heuer	-23
]]und kommt	-18
]]und kontrolliert	-18
]]und kostet	-12
]]und kürzel	-10
]]und letztes	-14
]]und macht	-14
]]und nennt	-20
]]und nummerieren	-13
]]und quittieren	-17
]]und schließt	-11
]]und schreibe	-12
]]und setzt	-12
]]und stellt	-15
]]und streicht	-16
]]und technik	-10
]]und unterschreibt	-9
]]und vergibt	-15
]]und verständigt	-11
]]und wartet	-8
]]und wasser	-13
]]und werden	-14
]]und öffnet	-9
]]ungefähr 0	-21
]]unreine seite	9
]]uns an	-13
]]uns ein	-14
]]uns ist	-12
]]uns vierzig	-8
]]unserer gemeinde	-21
]]unter 0	-28
]]unter absaugung	-11
]]unter fünfzig	-9
]]unter sechzehn	-19
]]unter wasser	-14
]]va 0	-18
]]verdacht auf	-24
]]vergelt's gott	-9
]]verlust ist	-9
]]version 0	-20
]]vertretung ist	-14
]]viele grüße	-10
]]vielen dank	-13
]]vierten tag	-12
]]vom 0	-31
]]vom amt	-11
]]vom brett	-13
]]vom hersteller	-18
]]vom kunden	-17
]]vom tag	-26
]]von 0	-19
]]von abdrücken	9
]]von familie	-17
]]von herrn	-17
]]von innen	-12
]]von liege	-10
]]von meinem	-12
]]von unten	-27
]]vor 0	-17
]]vor allem	-30
]]vor beginn	-8
]]vor gericht	-9
]]vor sonnenuntergang	-12
]]vorher auf	-11
]]vorher ein	-13
]]vorher raus	-12
]]vorher sedierung	-13
]]vorhängeschloss sichern	-8
]]vorige woche	-17
]]vorn an	-12
]]vortraben lassen	-11
]]vorzüglicher hochachtung	-12
]]waage nullen	-13
]]waben abends	-16
]]wagen aus	-13
]]ware auf	-18
]]wars glaub	-17
]]wartet auf	-11
]]was an	-9
]]was anderes	-24
]]was gscheites	-16
]]was ordentliches	-9
]]was schriftliches	-22
]]was vorzeigbares	-14
]]was übrig	-16
]]wasser abspülen	-9
]]wasser ausdrücken	-19
]]wechselgeld 0	-10
]]weg ist	8
]]weicht ein	-16
]]wenn ein	-29
]]werden an	-14
]]werden fotografiert	-9
]]werktag an	-15
]]werte damen	-9
]]werte kolleginnen	-16
]]weste an	-14
]]wie ein	-24
]]wie hieß	-16
]]wie telefonisch	-20
]]wieder heim	-18
]]wieder raus	-12
]]wiegt 0	-11
]]will ein	-14
]]will nun	-25
]]winter ist	-17
]]wir 0	-12
]]wir ab	-28
]]wir an	-19
]]wir auf	-23
]]wir betreiben	-18
]]wir bitten	-12
]]wir brauchen	-25
]]wir bräuchten	-24
]]wir deswegen	-9
]]wir ein	-28
]]wir fassen	-12
]]wir gehen	-12
]]wir machen	-28
]]wir prüfen	-10
]]wird an	-11
]]wird auf	-25
]]wird ein	-12
]]wird frühestens	-18
]]wird gewogen	-19
]]wird gezählt	-17
]]wochen ist	-17
]]zehn gramm	-11
]]zeichnet ab	-16
]]zeigen lassen	-15
]]ziehen lassen	-10
]]zu 0	-12
]]zu basteln	-20
]]zu dritt	-17
]]zu hause	11
]]zu helfen	-19
]]zu machen	-24
]]zu ordnen	-30
]]zu prüfen	-17
]]zu recht	-13
]]zu spät	-17
]]zu viel	-11
]]zu wenig	-12
]]zuerst auf	-18
]]zum 0	-28
]]zum aufhängen	-14
]]zum ellbogen	-8
]]zum glück	-15
]]zur annahme	-22
]]zur seite	-15
]]zurück auf	-12
]]zwei gurte	-9
]]zwei liter	-11
]]zwei termine	-14
]]zweifacher ausfertigung	-14
]]äh dings	-17
]]über 0	-18
]]über kanal	-8
]]über nacht	-28
]]über siebzig	-12
]]überschuhe an	-8
]]– 0	8
]]– ablauf	20
]]− 0	-14
]]❤ ️	-15
]a	-9900
]ab	-11
]abbau	14
]abbauen	-11
]abdecken	12
]abdrehen	-19
]abdrücken	9
]abend	-35
]abendfrieden	-13
]aber	-9900
]abfahrt	-9
]abfahrtskontrolle	-29
]abfotografieren	-11
]abfragen	-14
]abfüllen	-10
]abgabe	-31
]abgedeckt	-18
]abgegeben	-21
]abgeholt	-13
]abgelesen	-12
]abgemacht	-13
]abgemahnt	-16
]abgemeldet	-14
]abgeschlossen	-16
]abgetastet	-13
]abgetippt	-20
]abgezogen	-17
]abgleichen	-13
]abhaken	-14
]abheften	-18
]abholen	-16
]abholer	-18
]abholung	-21
]abhängen	-18
]abkehren	-17
]abkleben	-20
]abkühlen	-21
]ablage	-19
]ablassen	-18
]ablauf	9
]ablehnung	-14
]ablesen	-9900
]abliefern	-19
]abluft	-11
]abmelden	-18
]abnahme	-23
]abnehmen	-26
]abrechnung	-35
]abriss	-10
]absatz	-24
]absaugung	-17
]abschließen	-20
]abschluss	-11
]abschlussarbeiten	14
]abschnitt	-14
]absperrung	-19
]abspritzen	-20
]abspülen	-9
]abstand	-22
]abstellen	-31
]absuchen	-21
]abtasten	-19
]abteilung	-25
]abtippen	-15
]abwarten	-24
]abwasser	-13
]abweichung	-16
]abwischen	-26
]aceton	-16
]ach	-19
]achse	-9
]acht	-9900
]achten	-11
]achtung	-18
]achtzehn	-16
]achtzig	-19
]adler	-16
]adresse	-10
]advent	-13
]ag	-32
]ahrens	-13
]aigner	-10
]akku	-12
]akkus	-26
]akt	-9
]akte	-27
]akten	-19
]alfons	-8
]algen	-29
]alkohol	-21
]alle	-9900
]allein	-9900
]alleine	-32
]allem	-41
]allen	-25
]aller	-23
]allergie	-20
]allergien	-20
]alles	-9900
]allgäu	-13
]alois	-14
]als	-9900
]also	-9900
]alt	-20
]altbau	11
]alte	-9900
]alten	-9900
]alter	-11
]altes	-8
]am	-9900
]amt	-12
]amtsgericht	-13
]amtsleitung	-16
]an	-54
]anbei	-25
]andere	-9900
]anderen	-26
]anderes	-32
]anders	-9900
]andersrum	-20
]anderthalb	-12
]andrücken	-18
]anfahren	-11
]anfang	-22
]anfassen	-21
]anfordern	-10
]angaben	-19
]angebot	-20
]angefangen	-20
]angefasst	-13
]angefordert	-16
]angehörige	-19
]angehörigen	-16
]angelegt	-10
]angenommen	-16
]angerufen	-9900
]angesehen	-14
]angesetzt	-18
]angestellt	-11
]angestellte	-10
]angestellten	-20
]angießen	-14
]angst	-10
]angucken	-28
]anhaken	-12
]anheben	-12
]anhänger	-29
]anke	-10
]anker	13
]anklicken	-19
]anklopfen	-13
]ankommen	14
]ankreuzen	-22
]ankunft	-19
]anlage	-9900
]anlass	-17
]anlegen	-37
]anleitung	-9900
]anmeldung	-23
]anmerkung	-23
]anna	-11
]annahme	-20
]annimmt	10
]anruf	14
]anrufen	-9900
]anrufer	-24
]anrühren	12
]ans	-9900
]ansagen	-20
]anschauen	-9900
]anschließen	-10
]anschneiden	-10
]anschreiben	-13
]ansehen	-30
]ansprechen	-15
]anstellen	9
]antippen	-16
]antrag	-13
]antwort	-22
]antwortet	-20
]anwalt	-17
]anweisung	-9900
]anweisungen	-9
]anwesend	-28
]anwesenden	-17
]anwärmen	-21
]anziehen	-22
]anzug	-14
]anzuzeigen	-9
]anzünden	-11
]apotheke	-24
]apotheker	-12
]app	-23
]apparat	-16
]april	-9900
]arbeite	-12
]arbeiten	-33
]arbeitet	-18
]arbeitsanweisung	-38
]arbeitstag	-23
]arm	-22
]artikel	-20
]arzt	-9900
]assistentin	-10
]atzung	-17
]auch	-9900
]audit	-14
]auf	-21
]auffahren	-19
]auffüllen	-27
]aufgebrochen	-13
]aufgehoben	-13
]aufgeschrieben	-34
]aufguss	16
]aufhalten	-17
]aufheben	-15
]aufhängen	-21
]aufhören	-21
]aufkleber	-12
]auflage	-20
]auflegen	-18
]auflösen	-17
]aufmachen	-15
]aufnahme	-34
]aufnehmen	19
]aufrecht	-16
]aufrufen	-11
]aufs	-9900
]aufschneiden	-12
]aufschreiben	-9900
]aufsetzen	-21
]aufsicht	-15
]aufsprechen	-22
]aufstellen	12
]aufstieg	-28
]auftauen	-14
]auftrag	-9900
]auftraggeber	-17
]auftragsnummer	-13
]auftragszettel	-13
]aufzeichnungen	-9
]aufzug	-22
]augen	-31
]august	-22
]aus	-29
]ausarbeiten	-18
]ausbilder	-13
]ausblasen	10
]ausdruck	-12
]ausdrucken	-25
]ausdrücken	-19
]auseinander	-16
]ausfahrt	-11
]ausfall	-18
]ausfertigung	-14
]ausformulieren	-17
]ausformulierung	-20
]ausfällt	9
]ausfüllen	-31
]ausgang	-23
]ausgangslage	-15
]ausgebaut	-20
]ausgeben	-19
]ausgegeben	-18
]ausgehändigt	-10
]ausgelöst	-9
]ausgenommen	-13
]ausgeschlossen	-12
]ausgeschöpft	-16
]ausgestellt	-13
]aushang	-9900
]ausheben	17
]aushilfe	-18
]aushilfen	-27
]aushängen	-21
]auskratzen	-11
]auslassen	-11
]auslauf	-14
]auslegen	-19
]ausleihe	-22
]auslesen	-15
]auslösen	-11
]ausm	-21
]ausmachen	-21
]ausnahme	-15
]ausreden	-14
]ausräumen	-18
]ausschließlich	-12
]aussen	-17
]aussortieren	-16
]ausspülen	-20
]ausstellen	-9
]ausstellung	-20
]ausweis	-9900
]ausweise	-22
]auszubildenden	-13
]auto	-9900
]autoklaven	-15
]automat	-11
]automaten	11
]automatisch	-10
]autor	-18
]außen	-9900
]außer	-27
]außerdem	-17
]außerhalb	-20
]aw	-21
]aylin	-18
]az	-12
]azubi	-25
]azubis	-15
]b	-9900
]baby	-11
]bad	-22
]bagger	-22
]bahn	-30
]bahnen	-24
]bahnhof	-20
]balg	-16
]ballen	-25
]band	-25
]bande	-19
]bank	-14
]bar	-9900
]basteln	-24
]batterie	-13
]batterien	-22
]bauen	-13
]bauhof	-21
]baum	-19
]baustelle	-16
]beanstandet	-16
]beantworten	-11
]beantwortet	-17
]bearb	-14
]bearbeitet	-11
]bearbeitung	-22
]beauftragt	-13
]becher	-12
]beckenwasser	-11
]bediener	-15
]bedient	-11
]beeren	-11
]befall	-10
]befreien	18
]befund	-14
]beginn	-21
]beginnen	-10
]beginnend	-8
]beginnt	-23
]beglaubigte	-13
]begleitet	-14
]begleitung	12
]begleitzettel	-8
]begrüßen	-19
]begrüßt	-21
]behalten	-19
]behandelt	-18
]behandlung	-24
]behauptet	-20
]behälter	-13
]bei	-9900
]beide	-9900
]beiden	-9900
]beider	-11
]beides	-8
]beidseitig	-13
]beim	-9900
]bein	-16
]beine	-10
]beisein	-18
]bekannte	-16
]beklagt	-12
]bekommen	-9900
]bekommt	-9900
]belag	-14
]beleg	-21
]belege	-10
]belegt	-19
]beläge	-18
]bemerkt	-13
]bemängelt	-21
]benutzen	-19
]benutzer	9
]benutzte	-23
]beobachten	-15
]berechnet	-18
]bereich	-11
]bereit	-29
]bereits	-13
]bereitschaft	-21
]bereitschaftsdienst	-22
]berg	-11
]bergbahnen	-21
]bergstation	-17
]berichtet	-15
]bernd	-19
]berührt	-11
]bescheid	-9900
]bescheinigung	-19
]beschluss	-27
]beschreiben	-14
]beschreibung	-27
]beschrieben	-29
]beschriften	-21
]beschriftet	-18
]beschwerde	-20
]beschwert	-16
]beschäftigte	-12
]besen	-21
]besitzer	-25
]besorgen	-22
]besorgt	-15
]besprechung	-18
]besprochen	-29
]besser	-11
]bestand	-28
]bestatter	-23
]bestattungshaus	-10
]besteck	-18
]besteht	-21
]bestellen	-25
]bestellt	-20
]bestellung	-23
]besten	-21
]bestätigt	-19
]besucher	-13
]beteiligten	-12
]betr	-18
]betrag	-14
]betreff	-9900
]betreiben	-18
]betreten	-15
]betreue	-8
]betreuen	-15
]betreut	-21
]betrieb	-28
]betriebsanweisung	-19
]betriebsleiter	-13
]betriebsleitung	-23
]betriebsrat	-20
]betriebstagebuch	-9
]betrifft	-22
]betritt	-10
]betroffenen	-11
]bett	-11
]beulen	-10
]beurkundung	-29
]beutel	-9900
]bevor	-9900
]bewegt	-14
]bewohner	-11
]bewohners	-17
]bezahlt	-14
]beziehen	-33
]bezirk	-18
]bezug	-9
]bezugsperson	-9
]bg	-13
]biel	-15
]bier	-11
]bietet	-15
]bild	-23
]bilden	-20
]bilder	-20
]bildschirm	-13
]bin	-9900
]bindemittel	-13
]binden	12
]bindet	-21
]binnen	-9900
]birgit	-17
]bis	-9900
]bisher	-23
]bisherige	-16
]bist	-19
]bitte	-9900
]bitten	-26
]bittet	-26
]blase	-15
]blasen	-21
]blatt	-9900
]blau	-14
]blaue	-14
]blauen	-23
]bleiben	-9900
]bleibt	-9900
]bleistift	-17
]blick	-17
]blind	-20
]blinkt	-14
]blister	-15
]blitz	-9
]block	-18
]bloß	-16
]blumenladen	-9
]blutdruck	-10
]blutproben	12
]blutverdünnern	-12
]blätter	-11
]blättert	-10
]boden	-9900
]bogen	-27
]bohlen	-18
]bolzen	-16
]bon	-13
]boot	-9
]boote	-15
]bord	-18
]bordbretter	-14
]boten	-11
]box	-9900
]boxen	-12
]brand	-14
]brandgefahr	-15
]brandl	-20
]brauch	-21
]brauche	-19
]brauchen	-36
]braucht	-9900
]brauchts	-8
]brautmutter	-14
]bravo	-13
]brechen	-17
]breit	-22
]bremse	-20
]bremsen	-8
]brennbare	-10
]brennen	14
]brenner	-10
]brett	-16
]brief	-14
]briefkasten	-12
]brille	-17
]bringen	-9900
]bringt	-9900
]brot	-18
]brote	-16
]bruch	-9
]brutzeit	-17
]bräuchte	-24
]bräuchten	-24
]brötchen	-11
]bub	-27
]buch	-14
]buchbinderei	-18
]buche	-15
]bucht	-17
]bug	-11
]bunkern	9
]burg	-20
]bus	-16
]bzw	-15
]bäcker	-14
]bäckerei	-17
]bälle	-17
]bände	-15
]bänder	-18
]bögen	-26
]bücher	-32
]bücherei	-15
]bürger	-19
]bürgermeister	-12
]büro	-31
]bürste	-24
]bürsten	-20
]bürstet	-11
]ca	-16
]campingplatz	-23
]celle	-17
]charge	-14
]checken	11
]checkliste	-19
]chef	-9900
]chefin	-20
]chemie	-19
]chip	-13
]chlor	-15
]cm	-9900
]co2	-15
]code	-9900
]container	-24
]d	-18
]da	-9900
]dabei	-9900
]dach	-27
]dachrinne	-15
]dachte	-16
]dafür	-9900
]dagegen	-22
]daheim	-23
]daher	-33
]dahin	-23
]dahinter	-22
]damals	-12
]dame	-18
]damen	-22
]damit	-9900
]dampf	-9
]danach	-9900
]daneben	-10
]dank	-19
]danke	-9900
]dann	-9900
]daran	-22
]darauf	-22
]daraus	-9900
]darf	-9900
]darum	-32
]darüber	-22
]das	-9900
]dass	-9900
]daten	-14
]datenbank	-10
]datteln	-10
]datum	-9900
]dauernd	-12
]dauert	-36
]davon	-9900
]davor	-31
]dazu	-9900
]decke	-9900
]deckel	-9900
]decken	-16
]defekt	-13
]dem	-9900
]den	-9900
]denen	-29
]deniz	-22
]denkt	-14
]denn	-30
]denselben	-21
]dentallabor	-18
]der	-9900
]deren	-22
]derselben	-14
]des	-9900
]deshalb	-9900
]desinfektion	-28
]desinfizieren	-31
]deswegen	-21
]deutsch	-9900
]dezember	-27
]di	-25
]dialekt	-12
]dich	-25
]dicht	-23
]dichtung	-10
]dichtungen	-25
]dick	-17
]die	-9900
]dienstag	-29
]dienstanweisung	-27
]dienste	-14
]dies	-17
]diese	-26
]diesel	-9
]dieselbe	-14
]diesem	-10
]diesen	-14
]dieser	-11
]dieses	-16
]differenz	-12
]diktat	-21
]diktier	-22
]diktiere	-13
]ding	-15
]dings	-17
]dir	-9900
]direkt	-24
]diskutieren	-13
]display	-14
]dispo	-10
]disponent	-20
]disposition	-10
]do	-23
]doch	-9900
]doktor	-25
]doku	-12
]dokument	-25
]dolmetscher	-15
]donnerstag	-16
]doppelsieb	-14
]doppelt	-25
]doro	-15
]dort	-9900
]dose	-20
]dosis	-13
]dr	-9900
]draht	-16
]dran	-9900
]drauf	-9900
]draufschauen	-14
]draus	-9900
]draußen	-9900
]dreck	-13
]drehen	-24
]drehmoment	-15
]dreht	-20
]drei	-9900
]dreihundert	-12
]dreiviertel	-11
]dreißig	-9900
]dres	-18
]drin	-9900
]drinbleiben	-11
]dringend	-19
]drinlassen	-15
]dritt	-17
]dritte	-18
]drittel	-26
]dritten	-9900
]drittens	-10
]dritter	-13
]drohne	16
]droht	12
]druck	-15
]drucker	-17
]druckluft	-12
]druckt	-14
]drum	-29
]drunter	-26
]drüber	-9900
]drücken	-9900
]drückt	-30
]du	-9900
]dunklen	-10
]dunkler	-13
]durch	-9900
]durchblättern	-20
]durcheinander	-26
]durchführung	-24
]durchgehen	-14
]durchgesehen	-11
]durchgezählt	-14
]durchsage	-21
]durchsicht	-8
]durchsucht	-25
]durchzählen	-16
]dünn	-17
]dürfen	-9900
]düse	-9
]e	-28
]eben	-13
]echt	-33
]ecken	-26
]egal	-20
]eh	-21
]ehering	-15
]ehrenamtliche	-14
]ehrenamtlichen	-25
]ehrlich	-17
]eigene	-13
]eigenen	-17
]eigener	-10
]eigentlich	-28
]eigner	-16
]eimer	-9900
]ein	-34
]einbauen	-12
]einbauten	-10
]eine	-9900
]einem	-9900
]einen	-9900
]einer	-9900
]eines	-9900
]einfach	-9900
]einfahrt	12
]einfrieren	-13
]eingang	-33
]eingangsstempel	-16
]eingefallen	-25
]eingefroren	-19
]eingetragen	-28
]eingewöhnung	-19
]einheiten	-12
]einheitlich	-26
]einholen	-13
]einhängen	-19
]einlass	-15
]einlegen	-22
]einmal	-9900
]einpacken	12
]eins	-9900
]einschalten	-24
]einsetzen	-14
]einspruchsfrist	-8
]einstecken	-16
]einsteigen	-14
]einstellen	-14
]einstimmig	-8
]eintrag	-14
]eintragen	-9900
]einweisung	-22
]einwilligung	-15
]einzeln	-31
]einzelnen	-14
]einzutragen	-16
]eis	-32
]eisen	-17
]elektriker	-15
]elektrogeräte	-18
]elektronisch	-14
]elf	-9900
]ellbogen	-20
]eltern	-9900
]elternzeit	-17
]empfang	-19
]empfiehlt	-17
]ende	-9900
]enden	-12
]endlich	-33
]endstufen	-15
]entdeckeln	-8
]entfernen	-10
]entgegen	-22
]entnehmen	-11
]entriegeln	-12
]entscheidet	-17
]entscheidung	-23
]entschuldigen	-8
]entschuldigt	-19
]entschuldigung	-20
]entsorgen	-17
]entsorgt	-12
]entsperren	13
]entwurf	-23
]er	-9900
]erbverträgen	9
]erde	-20
]erfolgen	-18
]erfolgt	-20
]erfragen	-16
]ergebnis	-21
]ergänzt	-14
]erhalten	-10
]erhitzen	-13
]erhält	-17
]erklären	-23
]erklärt	-26
]erlaubnis	-15
]erlaubt	-18
]ernte	17
]errechnet	-18
]ersatz	-17
]ersetzt	-15
]erst	-9900
]erste	-9900
]erstellt	-14
]ersten	-9900
]erstens	-16
]erstes	-27
]erstmal	-15
]erwachsenen	-19
]erwartet	-18
]erzieherin	-22
]erzählen	-19
]erzählt	-20
]es	-9900
]essen	-32
]essig	-14
]etage	-12
]etikett	-9900
]etiketten	-13
]etwa	-9900
]etwas	-9900
]euch	-30
]euro	-9900
]extra	-20
]fa	-17
]fach	-11
]faden	-18
]fahr	-17
]fahren	-21
]fahrer	-9900
]fahrgäste	-25
]fahrtenbuch	-8
]fahrzeuge	11
]falknerei	-19
]fall	-11
]fallen	-21
]falls	-21
]falsch	-26
]falsche	-21
]falschen	-21
]familie	-25
]fang	-26
]fangen	-23
]farbe	-9900
]fass	-15
]fassen	-30
]fasst	-18
]fassung	-30
]fast	-20
]februar	-30
]fehlalarm	-15
]fehlen	-21
]fehlende	-18
]fehlendes	-25
]fehler	-14
]fehlten	-21
]feierabend	-12
]feinen	-15
]feld	-9
]felge	-14
]fenster	-9900
]ferien	-21
]fernglas	-19
]fertig	-22
]fest	-9900
]feste	-27
]festgehalten	-25
]festhalten	-16
]festzuhalten	-19
]fett	-18
]feucht	-34
]feuchtes	-10
]feuer	-20
]feuerwehr	-34
]ff	-16
]ffp2	-13
]filiale	-28
]filialen	-22
]film	-11
]filmen	-13
]filter	-13
]filterpapier	-13
]finanzamt	-11
]finde	-11
]finden	-16
]finder	-10
]finger	-13
]fingern	-20
]finja	-15
]firma	-22
]fisch	14
]fix	-13
]fixe	-17
]flach	-20
]flamme	-18
]flasche	-9900
]flaschen	-18
]fleck	-11
]flecken	-26
]fleisch	-17
]flensburg	-20
]fliegen	-20
]fliegt	-18
]flo	-12
]flughafen	-21
]flur	-11
]fläche	-17
]flügel	8
]folge	-15
]folgen	-12
]folgendes	-20
]folgt	-18
]folie	-9900
]folien	-8
]fordert	-18
]form	-9900
]formular	-18
]formulieren	-19
]foto	-9900
]fotografieren	-29
]fotografiert	-32
]fotos	-9900
]fr	-17
]frag	-12
]frage	-28
]fragebogen	-15
]fragen	-9900
]fragt	-9900
]fragte	-19
]franken	-22
]frau	-9900
]frauen	-11
]frauenmilchbank	-11
]frei	-9900
]freibad	-19
]freie	-15
]freien	-9
]freies	-9
]freigabe	-23
]freigeben	-15
]freigegeben	-12
]freitag	-9900
]freitags	-18
]freiwillige	-25
]fremde	-9
]fremdfirmen	-16
]frequenz	-11
]freundin	-20
]freundlich	-20
]freundliche	-13
]friedhöfen	-21
]friert	-14
]frisch	-33
]frisches	-15
]frisst	-16
]frist	-9900
]fristen	12
]fristenbuch	-13
]fristenkontrolle	18
]fritteuse	-19
]fritteusenfett	-19
]frosch	-15
]frost	-24
]frostschutz	-20
]früh	-29
]früher	-20
]frühestens	-18
]frühjahr	-21
]frühstück	-16
]fsjler	-15
]fund	-20
]fundbüro	-15
]fundsachen	19
]funk	-15
]futter	-21
]fuß	-12
]fährt	-9900
]fällen	-14
]fällig	-21
]fällt	-27
]fängt	-22
]fässer	-18
]führerschein	-16
]führt	-24
]führung	-19
]füllt	-17
]füllung	16
]fünf	-9900
]fünfmal	-11
]fünfundvierzig	-16
]fünfundzwanzig	-25
]fünfzehn	-30
]fünfzig	-16
]für	-9900
]fürs	-30
]fürth	-16
]füttern	-17
]füße	-9
]g	-14
]gab	-21
]gabel	-22
]gang	-16
]ganz	-9900
]ganze	-9900
]ganzen	-25
]gar	-9900
]garantie	-11
]garderobe	-9
]gas	-24
]gasgeruch	-9
]gast	-9900
]gasöl	11
]gearbeitet	-8
]gebe	-19
]geben	-9900
]gebeten	-21
]geblieben	-14
]gebogen	-13
]gebracht	-32
]gebrochen	-22
]gebucht	-23
]geburtsdatum	-18
]gebühr	-23
]gebühren	-10
]gedreht	-10
]geehrter	-9
]gefahren	-26
]gefaltet	-18
]geflügel	-10
]gefragt	-9900
]gefroren	-16
]gefunden	-22
]gefährlich	-14
]gefühl	-16
]geführt	-21
]gefüllt	-10
]gefüttert	-19
]gegeben	-23
]gegen	-9900
]gegenlesen	-12
]gegenstand	10
]gegenüber	-18
]gegessen	-16
]geguckt	-11
]gehabt	-19
]gehalten	-14
]gehandelt	-13
]gehe	-22
]gehen	-10
]geholt	-16
]gehts	-17
]gehäuse	-17
]gehören	-22
]gehört	-9900
]gekehrt	16
]gekostet	-13
]gekürzt	-8
]geladen	-16
]gelagert	-14
]gelassen	-17
]gelaufen	-19
]gelbe	-15
]gelben	-19
]geld	-9900
]geldbeutel	-19
]gelegt	-14
]gelernt	-17
]geltung	-20
]geltungsbereich	-13
]gelände	-21
]geländer	-14
]gelöst	-19
]gemacht	-9900
]gemahnt	-15
]gemailt	-15
]gemeinde	-32
]gemeinsam	-24
]gemeint	-16
]gemeldet	-20
]gemessen	-23
]gemischt	-15
]genau	-9900
]genauso	-11
]genehmigt	-13
]generation	-20
]genommen	-30
]genug	-20
]genügt	-16
]geputzt	-8
]gerade	-18
]geranien	-21
]geraucht	-14
]gereinigt	-13
]gericht	-8
]gern	-9900
]gerne	-17
]geruch	-15
]gerufen	-12
]gerät	-9900
]gerätewart	-12
]gerüst	-25
]gesagt	-9900
]geschichte	-15
]geschlossen	-24
]geschnitten	-11
]geschrieben	-29
]geschriebenes	-24
]geschätzt	-9
]gesehen	-21
]geselle	-21
]gesellin	-18
]gesetz	-10
]gesetzt	-13
]gesicht	-22
]gespann	-12
]gesperrt	-9900
]gesprochen	-22
]gespräch	-14
]gestapelt	-15
]gestattet	-14
]gesteckt	-24
]gestellt	-25
]gestempelt	-20
]gestern	-9900
]gestochen	-9
]gestohlen	-15
]gestoppt	-14
]gestrichen	-12
]gestürzt	-17
]gesundheitsamt	-21
]getauscht	-19
]geteilt	-9
]getestet	-14
]getragen	-12
]getrennt	-18
]getrunken	-10
]gewaschen	-26
]gewechselt	-15
]geweint	-19
]gewicht	-9900
]gewitter	-10
]gewogen	-24
]geworden	-28
]gewünscht	-10
]gez	-16
]gezeigt	-22
]gezogen	-22
]geändert	-16
]geöffnet	-20
]gib	-9
]gibt	-9900
]gibt's	-22
]gibts	-33
]gießen	-23
]gilt	-9900
]ging	-25
]gingen	-16
]gisela	-14
]gitter	-12
]glas	-9900
]glashütte	-19
]glaub	-21
]glaubt	-9
]gleich	-9900
]gleichen	-24
]gleichzeitig	-23
]gleis	-10
]gläser	-26
]glück	-16
]gmbh	-23
]gold	-18
]goldschmuck	13
]golf	-15
]gondel	-13
]gondelbahn	14
]gott	-17
]gps	-9
]grab	-27
]grabnummer	-19
]grad	-9900
]gramm	-13
]gras	-13
]graue	-10
]graz	-17
]greift	-14
]grenze	-16
]griff	-20
]griffe	-18
]grill	-14
]grob	-17
]groben	-11
]gross	-16
]groß	-23
]große	-18
]großen	-12
]großes	-16
]grube	-19
]grund	-19
]grundlage	-13
]gruppe	-9900
]gruppen	-21
]größe	-24
]größer	-15
]grüezi	-22
]grün	-24
]grüne	-14
]grünen	-31
]grüß	-13
]grüße	-13
]grüßen	-27
]gscheites	-16
]gucken	-9900
]guckt	-24
]gully	-9
]gummi	-10
]gurt	-13
]gurte	-15
]gurten	-23
]gut	-9900
]gutachter	-9
]gute	-17
]guten	-9900
]gutscheine	-11
]gärtnerei	-19
]gäste	-15
]gül	-13
]gültig	-25
]gültigen	-11
]günter	-23
]gürtel	-21
]h	-9900
]haar	-20
]haare	-9
]hab	-9900
]hab's	-17
]habe	-9900
]haben	-9900
]haberzettl	-11
]habt	-16
]hafen	-23
]hafenmeister	-11
]haftpflicht	-14
]haha	-16
]hahn	-16
]haken	-19
]hakt	-23
]halb	-9900
]halbe	-9900
]halben	-18
]halle	-27
]hallenbad	-18
]hallo	-9900
]hallöchen	-20
]halsband	-13
]halt	-29
]halten	-9900
]halter	20
]haltestelle	14
]hand	-9900
]handbreit	-17
]handbremse	-13
]handbuch	-19
]handfest	-8
]handschuhe	-9900
]handschuhen	-14
]handschuhfach	-18
]handtuch	-10
]handy	-9900
]handys	-20
]handzeichen	-19
]hannes	-12
]hans	-18
]hartem	-10
]hast	-13
]hat	-9900
]hat's	-10
]hatte	-28
]hatten	-9900
]haube	-14
]haufen	-14
]haupteingang	-16
]hauptschalter	-16
]haus	-23
]hausdame	-16
]hause	11
]hausmeister	-29
]hausnotruf	-24
]hausnummer	-21
]haustechnik	-15
]hausverwaltung	-19
]headset	-14
]heben	-16
]hebt	-31
]heft	-15
]heften	-20
]heftet	-11
]heike	-18
]heim	-28
]heiner	-16
]heinz	-11
]heiss	-10
]heisst	-14
]heizer	-19
]heizung	-25
]heiß	-17
]heißem	-13
]heißes	-15
]heißt	-9900
]heißwasser	-15
]helfen	-25
]helfer	-9900
]hellen	-12
]helm	-11
]her	-18
]heraus	-25
]herausbrechen	-19
]herausnehmen	-20
]herbst	-16
]herd	-11
]herein	-20
]herr	-9900
]herren	-22
]herrichten	-21
]herrn	-26
]hersteller	-24
]herum	-26
]heu	-21
]heuer	-41
]heut	-28
]heute	-9900
]hey	-18
]hi	-18
]hier	-9900
]hierher	-10
]hieß	-19
]hilfe	-10
]hilft	-20
]himmel	-15
]hin	-9900
]hinaus	-18
]hinein	-21
]hinfahren	-11
]hing	-11
]hinlegen	-18
]hinten	-9900
]hinter	-22
]hintergrund	-13
]hinterher	-17
]hinunter	-16
]hinweis	-9
]hinweisen	-16
]hm	-25
]hoch	-9900
]hochachtung	-12
]hochdeutsch	-15
]hochdrücken	-16
]hochfahren	10
]hof	-9900
]hoffe	-20
]holen	-9900
]holger	-12
]holt	-9900
]holz	-9900
]horchen	-10
]hospiz	-18
]hotel	-15
]hr	-22
]huber	-18
]hufe	-21
]hufschmied	-11
]hund	-9900
]hunde	-33
]hundert	-20
]hähne	-19
]hälfte	-17
]hält	-9900
]hände	-9900
]hängen	-9900
]hängt	-9900
]hätte	-9900
]hätten	-18
]häufigsten	-19
]häuser	-12
]höchstens	-9900
]höchstwert	-12
]höhe	-15
]höher	-19
]hören	-14
]hörgerät	12
]hört	-21
]hübsch	-23
]i	-9900
]ich	-9900
]ichs	-22
]igel	-15
]ihm	-9900
]ihn	-9900
]ihnen	-31
]ihr	-9900
]ihre	-22
]ihrem	-20
]ihren	-18
]ihrer	-32
]iii	-12
]im	-9900
]immer	-9900
]impfpass	-27
]in	-9900
]informieren	-18
]informiert	-22
]inh	-9
]inhalt	-8
]innen	-36
]innendienst	-11
]innenraum	-10
]innerhalb	-29
]ins	-9900
]insbesondere	-9
]inspizient	-11
]instrumente	10
]intendanz	-17
]intern	-26
]inventarnummer	-10
]inzwischen	-18
]irgendwas	-27
]irgendwo	-29
]is	-14
]ist	-15
]it	-13
]it-betrieb	-13
]ja	-9900
]jacke	-11
]jacken	-14
]jagdpächter	-25
]jahr	-9900
]jahre	-9900
]jahren	-9900
]jahresende	12
]jahrgang	-11
]jannis	-13
]januar	-25
]je	-9900
]jede	-9900
]jedem	-9900
]jeden	-9900
]jeder	-9900
]jederzeit	-16
]jedes	-9900
]jemand	-9900
]jemandem	-20
]jemanden	-19
]jenny	-17
]jetzt	-9900
]jo	-22
]jonas	-16
]jour	-16
]jugend	-14
]juli	-18
]jung	-18
]junge	-22
]jungen	-18
]juni	-22
]jäger	-14
]jährlich	-20
]jänner	-13
]jörg	-17
]k	-16
]kabel	-18
]kabine	-11
]kabinen	-20
]kaffee	-28
]kaffeemaschine	-11
]kalb	-23
]kalle	-17
]kalt	-13
]kaltes	-15
]kam	-19
]kamera	-19
]kammer	-24
]kanal	-23
]kanister	-14
]kann	-9900
]kannst	-32
]kante	-18
]kanten	-16
]kantine	15
]kanzlei	-21
]kap	-16
]kapieren	-11
]kapiert	-21
]kapitel	-15
]kappe	-17
]kaputt	-16
]kaputtem	-21
]karabiner	-13
]karte	-9900
]karten	-21
]karton	-16
]kasse	-41
]kassel	-16
]kassieren	-15
]kassiert	-16
]kasten	-9900
]kathi	-21
]katze	-25
]kaution	-22
]kehren	-25
]keil	-15
]keile	-14
]keimprobe	14
]kein	-9900
]keine	-9900
]keinen	-9900
]keiner	-9900
]kelle	-15
]kennen	-10
]kennt	-29
]kennzeichen	-20
]kerzen	-12
]kessel	-19
]kette	-21
]ketten	-15
]kettenhandschuh	-17
]kevin	-15
]kg	-22
]ki	-9
]kilo	-22
]kilometer	-15
]kind	-12
]kinder	-9900
]kindern	-15
]kindes	-17
]kiosk	-12
]kirchenvorstand	-12
]kissen	14
]kisten	-29
]kita	-19
]kittel	-13
]klammern	-17
]klappe	-9900
]klappen	-17
]klar	-29
]klare	-25
]klasse	-9900
]klassenfahrten	-12
]klaviertransport	11
]klebeband	-24
]kleben	-20
]klebt	-18
]kleid	-16
]kleidung	-18
]kleine	-29
]kleinen	-22
]kleiner	-19
]kleines	-11
]kleinste	-11
]klemmt	-13
]kletterhalle	-18
]klima	-16
]klimaanlage	-14
]klingel	-14
]klingeln	-17
]klingelt	-21
]klingt	-10
]klopfen	-20
]klären	-10
]klärt	-18
]km	-10
]knapp	-17
]knie	-19
]knoten	-9900
]knüpfen	-14
]koffer	-16
]kollege	-9900
]kollegen	-9900
]kollegin	-21
]kolleginnen	-23
]kollekte	18
]komma	-27
]kommando	-13
]kommen	-9900
]kommission	-14
]kommt	-23
]komplett	-18
]kompressor	-26
]konnte	-18
]kontrolle	-22
]kontrollfahrt	-12
]kontrolliert	-23
]kopf	-9900
]kopfhörer	-13
]kopfverletzung	-12
]kopie	-16
]kopien	-12
]kopieren	-15
]kopiert	-20
]korb	-22
]korn	-12
]kosten	-23
]kostet	-18
]kran	-30
]krank	-24
]kranke	-15
]krankenfahrten	8
]krankenkasse	-20
]kratzen	-18
]kratzer	-28
]kreide	-15
]kreis	-19
]kreuz	-11
]krieg	-10
]kriegen	-25
]kriegt	-19
]kröger	-10
]kuchen	-9
]kugel	-14
]kugelschreiber	-14
]kuli	-12
]kunde	-19
]kundin	-19
]kundschaft	-21
]kuppel	-22
]kupplung	-21
]kurier	-18
]kurs	-21
]kurverwaltung	-19
]kurz	-9900
]kurze	-17
]kurzen	-10
]kurzfassung	-25
]kw	-16
]kälte	-20
]köln	-20
]können	-9900
]könnt	-13
]könnte	-29
]könnten	-19
]köpfe	-17
]körbe	-28
]körper	-11
]kübel	-19
]küchentisch	-13
]kühl	-10
]kühlen	-23
]kühlraum	-25
]kühlschrank	-27
]kühlung	-26
]kümmert	-14
]kündigen	-23
]kündigung	-18
]kündigungen	11
]künftig	-29
]kürzel	-12
]kürzen	-13
]küster	-10
]küvette	-9
]l	-12
]labor	-9900
]lachen	-24
]lack	-12
]ladekabel	-13
]ladenschluss	-14
]ladung	-15
]lag	-16
]lage	-16
]lagen	-13
]lager	-9900
]laib	-16
]laibe	-17
]laiben	-17
]laminieren	-19
]lampe	-9900
]land	-22
]landesverband	-16
]lang	-32
]lange	-9900
]langen	-26
]langsam	-9900
]lappen	-15
]laptop	-10
]lass	-17
]lasse	-14
]lassen	-19
]lasst	-18
]last	-17
]laub	-18
]laufende	-16
]laufender	-14
]lauge	-14
]laut	-9900
]lautsprecher	-18
]leben	-18
]lebensmittel	-11
]leer	-9900
]leere	-22
]leeren	-24
]legen	-29
]legt	-9900
]lehnen	-14
]lehrer	-15
]lehrerzimmer	-17
]lehrgang	-18
]lehrkraft	-17
]lehrling	-23
]lehrlinge	-17
]leicht	-14
]leider	-26
]leihgaben	13
]leihhaus	13
]leine	-17
]leinen	-16
]leise	-21
]leite	-14
]leiten	-10
]leiter	8
]leitern	-16
]leitfaden	-21
]leitstand	-11
]leitstelle	-19
]leitung	-9900
]lena	-13
]lenker	-8
]lenz	-11
]lernen	-15
]lernt	-15
]lesen	-9900
]leser	-14
]lesesaal	11
]letzte	-9900
]letzten	-9900
]letztens	-21
]letzter	-16
]letztes	-19
]leuchte	-12
]leuchten	-21
]leut	-13
]leute	-9900
]leuten	-29
]licht	-9900
]lichtbildausweis	-18
]liebe	-9900
]lieben	-16
]lieber	-15
]liebes	-11
]liebsten	-22
]lief	-14
]lieferant	-16
]lieferanten	13
]lieferschein	-20
]lieferung	-31
]lieferwagen	15
]liege	-13
]liegen	-27
]liegt	-9900
]liest	-9900
]lifter	-8
]lila	-19
]linie	-20
]linien	-10
]link	-15
]linke	-13
]links	-9900
]linksgewinde	-15
]linz	-14
]liste	-9900
]liter	-29
]lkw	-14
]lob	-18
]loch	-20
]lockern	9
]lol	-14
]lorenz	-13
]los	-32
]los-nr	-12
]lose	-20
]loswerden	-27
]luft	-9900
]luftfeuchte	-13
]luftschutzstollen	-23
]luis	-15
]luke	-17
]lupe	-14
]lädt	-9
]ländern	-24
]länge	-12
]länger	-22
]längs	-8
]lässt	-9900
]läufige	-13
]läuft	-24
]löcher	-17
]löffel	-20
]löhne	-13
]löschen	-19
]löschzug	-20
]lösemittel	-16
]lösen	-9900
]löst	-12
]lücke	-19
]lücken	-11
]lüften	-20
]lüftung	-8
]m	-9900
]m/s	-13
]ma	-9
]mach	-9900
]mach's	-8
]mache	-15
]machs	-19
]machst	-21
]macht	-27
]macht's	-16
]mag	-18
]magneten	-21
]mahnung	15
]mai	-9900
]mail	-9900
]maische	-13
]mal	-9900
]male	-15
]malte	-21
]man	-9900
]manche	-23
]manchen	-19
]manchmal	-31
]mann	-9900
]manni	-20
]manometer	-14
]mans	-19
]mantel	-9
]mappe	-13
]maria	-17
]marke	-23
]markieren	-16
]markierung	-13
]maschine	-9900
]maschinen	-13
]maschinenraum	-11
]maschinist	-17
]maske	-9900
]mast	-16
]matratze	-18
]matte	-9
]max	-9900
]maximal	-10
]maß	-10
]md	-16
]medien	-16
]medikamente	-22
]mehr	-9900
]mein	-9900
]meine	-9900
]meinem	-17
]meinen	-21
]meiner	-29
]meint	-21
]meinte	-21
]meist	-29
]meiste	-18
]meisten	-21
]meistens	-23
]meister	-27
]melde	-13
]melden	-9900
]meldung	-22
]meldungen	-11
]memo	-13
]menge	-16
]mensch	-18
]merci	-17
]merkblatt	-17
]merkt	-9
]messe	-15
]messer	-20
]messgerät	-19
]messung	-22
]metalleimer	-21
]metern	-13
]mg/l	-11
]mich	-9900
]mieter	-11
]millimeter	-19
]min	-9900
]mind	-25
]mindestens	-9900
]minus	-27
]minute	-9
]minuten	-9900
]mir	-9900
]mischen	-20
]mischung	-10
]misst	-9900
]mit	-9900
]mitarbeiter	-25
]miteinander	-18
]mitgeben	-21
]mitglied	-9
]mitgliedern	-16
]mitnehmen	-30
]mitschriften	-19
]mittag	-14
]mittags	-12
]mitte	-24
]mittel	-22
]mitten	-13
]mitternacht	-12
]mittwoch	-27
]mm	-14
]mo	-21
]moin	-16
]moment	-29
]monat	-30
]monate	-25
]monaten	-14
]monatsende	-11
]moniert	-20
]montag	-9900
]montage	-24
]montags	-15
]monteur	-15
]monteure	-24
]moos	-10
]morgen	10
]morgens	-10
]morsch	-17
]motor	-15
]musik	-18
]muss	-9900
]musste	-12
]mussten	-13
]muster	-17
]mutter	-11
]muttern	-19
]mängel	-22
]mäntel	-9
]märz	-27
]möchte	-9900
]möchten	-24
]möge	-12
]mögen	-20
]möglich	-16
]mühle	-19
]müll	-21
]mündlich	-19
]münzen	-8
]müssen	-9900
]müsste	-11
]n	-11
]na	-31
]nach	-9900
]nachbargräber	-16
]nachbarn	-22
]nachdem	-36
]nachfolger	-23
]nachfragen	-18
]nachfüllen	10
]nachgefragt	-16
]nachher	-14
]nachlauf	-18
]nachlesen	-23
]nachmessen	-21
]nachmittag	-24
]nachmittags	-25
]nachnamen	-19
]nachricht	-18
]nachsehen	-17
]nacht	8
]nachts	-13
]nachweis	-20
]nachweise	-18
]nadeln	-20
]nadine	-14
]nagel	-11
]naht	-15
]name	-9900
]namen	-9900
]namensschild	-9
]nase	-16
]nass	-26
]nasse	-12
]naturschutzbehörde	-18
]natürlich	-14
]ne	-9900
]nebel	-22
]neben	-9900
]ned	-20
]nee	-9900
]nehmen	-9900
]nehmt	-19
]nein	-9900
]nele	-19
]nem	-14
]nen	-31
]nenne	-20
]nennen	-10
]nennt	-28
]netz	-17
]neu	-18
]neue	-9900
]neuen	-9900
]neuer	-9900
]neuerdings	-15
]neues	-26
]neulich	-12
]neun	-23
]neunzig	-27
]newton	-12
]nicht	-9900
]nichte	-12
]nichts	-9900
]nicken	-14
]nie	-9900
]niederschrift	-15
]niedrigwasser	13
]niemals	-9900
]niemand	-9900
]niemandem	-17
]nieten	-13
]nikolai	-15
]nirgends	-26
]nix	-9900
]noch	-9900
]nochmal	-9900
]nochmals	-16
]normal	-13
]notariat	-19
]notfallnummer	-18
]notieren	-9900
]notiert	-23
]notiz	-18
]notizen	-16
]notruf	-14
]november	-25
]nr	-26
]null	-16
]nullen	-13
]nummer	-9900
]nummerieren	-13
]nummeriert	-19
]nummern	-11
]nun	-30
]nur	-9900
]nächste	-8
]nächsten	-9900
]nägel	-10
]nähe	-10
]nähte	-20
]nähten	-12
]nämlich	-23
]nötig	-18
]nüchtern	-25
]nüsse	-16
]o	-17
]ob	-9900
]oben	-9900
]obendrauf	-24
]obere	-18
]oberkante	-21
]obermaier	-19
]obst	-14
]oder	-9900
]ofen	-24
]ofentür	-20
]offen	-9900
]offene	-19
]offenen	-17
]offener	-17
]oft	-22
]og	-17
]oh	-16
]ohne	-9900
]ohr	-15
]ok	-9900
]okay	-35
]oktober	-10
]oldenburg	-15
]ole	-14
]oma	-17
]online	-24
]onlineshop	-21
]opa	-12
]oper	-14
]orange	-12
]ordentlich	-24
]ordentliche	-13
]ordentliches	-9
]ordnen	-38
]ordner	-9900
]ordnung	-16
]ordnungsamt	-17
]orga	-19
]orgel	13
]orgelbau	-15
]original	-14
]originals	-12
]ort	-9900
]ostern	-25
]p3	-13
]paar	-9900
]paarweise	-14
]packen	-20
]packliste	-14
]packung	-15
]paletten	-11
]panik	-18
]papier	-9900
]papiere	-12
]parken	-21
]parkett	-18
]parkhaus	-17
]parkplatz	-19
]parkplätze	-17
]partner	-18
]parzelle	-17
]pass	-11
]passau	-23
]passieren	-25
]passt	-9900
]passte	-9
]patient	-17
]pause	-17
]pdf	-11
]pedale	-13
]peilt	-14
]peinlich	-13
]per	-9900
]perfekt	-17
]person	-9900
]personal	-15
]personalabteilung	-17
]personen	-9900
]persönlich	-13
]petersen	-15
]petra	-21
]pfand	-19
]pfeifen	-10
]pfeift	-10
]pferd	-17
]pfiat	-13
]pflanzen	-15
]pflege	-14
]pflegedienstleitung	-20
]pflegekraft	-14
]pfleger	-10
]pförtner	-12
]ph	-11
]pilot	-11
]piloten	-22
]pinsel	-18
]plakette	-13
]plan	-9900
]plane	-13
]planen	-17
]plastiktüte	-19
]platte	-15
]platten	-19
]platz	-9900
]platzen	-9
]platzt	-21
]platzwart	-13
]plus	-18
]plätze	-13
]pohl	-20
]polen	-12
]polier	-16
]polizei	-9900
]portal	-21
]portionen	-20
]portugal	-14
]position	-17
]praktikant	-19
]praktikanten	-19
]praktikantin	-23
]praxen	-16
]preis	-20
]presse	-22
]pressen	-35
]private	-17
]pro	-9900
]probe	-9900
]probefahrt	-22
]probelauf	-21
]proben	-15
]probenahme	-24
]probieren	-11
]produktion	-19
]prof	-16
]programm	-9900
]projektor	-14
]protokoll	-9900
]prozent	-9900
]pröll	-13
]prüfer	-16
]prüft	-9900
]prüftaste	-8
]prüfung	-9
]pult	-13
]pulver	-18
]pumpe	-21
]punkt	-9900
]punkte	-24
]pur	-9
]putzen	16
]putzmittel	-10
]putztürl	-21
]pächter	-10
]pädagogisches	-14
]q3	-23
]qm	-19
]qm-handbuch	-17
]quartal	-13
]quatsch	-23
]quer	-17
]quittieren	-16
]quittung	-16
]r	-14
]rack	-18
]rad	-15
]radio	-19
]rahmen	-11
]ramadan	12
]rampe	-24
]ran	-18
]rand	-9900
]raspeln	-14
]ratenzahlung	-16
]rathaus	-13
]rauchen	-15
]rauchfangkehrer	-23
]rauchkammer	-10
]rauf	-15
]raum	-9900
]raumtemperatur	-13
]raus	-15
]rauscht	-19
]rausnehmen	-14
]re	-13
]rechner	-21
]rechnet	-14
]rechnung	-24
]rechnungen	16
]recht	-26
]rechte	-8
]rechten	-19
]rechts	-9900
]rechtschreibung	-12
]red	-25
]redaktion	-14
]reden	-21
]reederei	-16
]regal	-9900
]regeln	-9
]regelung	-34
]registrarin	-9
]regt	-18
]reha	-9
]reichen	-15
]reicht	-9900
]reifen	18
]reihe	-29
]reihen	-9
]reihenfolge	-35
]reihenweise	-11
]rein	-9900
]reine	-15
]reiniger	-23
]reinigung	-12
]reißen	-19
]reißt	-18
]reklamation	-17
]rente	-18
]rentner	-24
]reparatur	8
]repariert	-20
]reserve	-15
]rest	-9900
]restauratorin	-14
]reste	-10
]reto	-14
]rev	-19
]revier	-21
]rezept	-14
]rezeption	-21
]rhs	-16
]richter	-11
]richtig	-28
]richtige	-24
]richtigen	-15
]richtlinie	-19
]riechen	-20
]riecht	-13
]rillen	-10
]ringe	-17
]riss	-11
]risse	-18
]rohrbruch	-21
]rolle	-13
]rollen	-15
]rollstuhl	14
]ronja	-11
]rosa	-23
]rost	-14
]roswitha	-16
]rot	-9900
]rote	-9900
]roten	-23
]ruckartig	-11
]rucksack	-8
]ruder	-15
]rufen	-9900
]rufst	-28
]ruft	-9900
]ruhen	-16
]ruhestand	-15
]ruhezeit	-8
]ruhig	-9900
]rum	-20
]rund	-9900
]runde	-21
]runden	-12
]rundgang	-17
]rundschreiben	-16
]runter	-30
]ruth	-13
]rutscht	-20
]ruß	-13
]räder	-12
]ränder	-14
]rät	-21
]räumen	-24
]röhrchen	-14
]rücken	-27
]rückfragen	-20
]rückgabe	11
]rückkehr	-13
]rückmeldung	-14
]rückruf	-17
]rückrufnummer	-10
]rücksprache	-14
]rüdiger	-16
]rühren	-24
]rührt	-17
]rütteln	-21
]s	-29
]sa	-15
]saal	-21
]saat	-14
]sachbearbeiterin	-19
]sache	-27
]sachen	-20
]sack	-9900
]safebag	-13
]saft	-16
]sag	-9900
]sagen	-9900
]sagt	-9900
]sahne	-12
]saison	-23
]saisonkräfte	-27
]sakristei	-16
]salat	-13
]salon	-11
]salz	-25
]salzwasser	-11
]samen	-16
]sammelt	-27
]samstag	-32
]samt	-16
]sand	-13
]satt	-9
]satz	-13
]sauber	-44
]saubere	-17
]sauer	-10
]sauerstoff	-16
]saugen	-20
]saugnapf	-16
]saugt	-15
]saß	-24
]saßen	-8
]scannen	-30
]scannt	-22
]schacht	8
]schaden	-20
]schafft	-26
]schale	-25
]schalter	-13
]schaltet	-15
]schatten	-12
]schau	-13
]schauen	-9900
]schaum	-16
]schaut	-9900
]scheibe	-15
]schein	-22
]scheine	-13
]schema	-15
]scherben	-16
]scheune	-13
]schicht	9
]schichten	-20
]schichtführer	-21
]schichtleiter	-9
]schichtleitung	-24
]schicke	-19
]schicken	-9900
]schickt	-23
]schieben	-12
]schild	-9900
]schimmel	-29
]schimpfen	-13
]schlafe	-8
]schlafen	-21
]schlange	-11
]schlauch	-20
]schlecht	-13
]schleifen	10
]schleuder	-12
]schleuse	-20
]schließfach	-20
]schließt	-20
]schlitten	-9
]schloss	-12
]schluss	-9900
]schläuche	-21
]schlüssel	-9900
]schlüsselausgabe	-29
]schlüsselbuch	-19
]schmeckt	-23
]schmerzen	-10
]schmiede	-10
]schmuck	-35
]schneiden	13
]schneidet	-14
]schnell	-17
]schnitt	-14
]schnur	-17
]schon	-9900
]schrank	-20
]schranke	-28
]schrauben	-10
]schreib	-24
]schreibbüro	-23
]schreibe	-17
]schreiben	-9900
]schreibst	-26
]schreibt	-9900
]schreibtisch	-12
]schreit	-21
]schrift	-33
]schriftführer	-15
]schriftlich	-9900
]schriftliche	-26
]schriftlicher	-17
]schriftliches	-38
]schriftstück	-9
]schritt	-34
]schritte	-21
]schritten	-9
]schräg	-22
]schublade	-16
]schuhe	-25
]schuld	-13
]schule	-18
]schulkindern	8
]schulleitung	-22
]schutz	-13
]schutzgitter	-13
]schwanger	-15
]schwarz	-33
]schwein	-14
]schwere	-11
]schwester	-18
]schwiegersohn	-17
]schäden	-22
]schätzen	-23
]schön	-19
]schöner	-15
]schüler	-9900
]sechs	-9900
]sechzehn	-22
]sechzig	-31
]sedierung	-13
]sehen	-38
]sehnen	-13
]sehr	-9900
]sei	-14
]seid	-18
]seidenpapier	-14
]seidl	-13
]seil	-9900
]seile	-21
]sein	-32
]seine	-27
]seinen	-17
]seit	-9900
]seitdem	-18
]seite	-17
]seiten	-9900
]seitenbühne	-18
]seither	-19
]seitlich	-12
]sekretariat	-14
]sekunden	-9900
]selam	-19
]selben	-9900
]selber	-9900
]selbst	-9900
]sen	-15
]sender	-16
]sensor	-16
]separat	-18
]sepp	-20
]september	-38
]seriennummer	-16
]server	-18
]service	-10
]servus	-24
]setzen	-9900
]setzt	-24
]sich	-9900
]sicher	-19
]sicherheit	10
]sicherheitsschuhe	-15
]sichern	-25
]sicherung	-9
]sicht	-23
]sichtbar	-11
]sie	-9900
]sie-form	-15
]sieb	-15
]sieben	-9900
]siebzig	-23
]siegel	-10
]sieht	-9900
]signatur	-11
]silo	-22
]sind	-9900
]sinkt	-10
]sitz	-18
]sitzen	-24
]sitzt	-28
]sitzung	-19
]sms	-13
]so	-9900
]sobald	-31
]sodann	-17
]sofort	-9900
]software	-10
]sogar	-16
]sohle	-17
]sohn	-14
]solang	-15
]solange	-14
]solchen	-16
]soll	-9900
]solle	-15
]sollen	-34
]sollte	-20
]sommerfest	-26
]sondern	-39
]sonne	-10
]sonnenuntergang	-12
]sonntag	-25
]sonntags	-26
]sonst	-9900
]sorry	-23
]sorte	-19
]sortieren	-27
]sortiert	-21
]sowieso	-13
]spalt	-13
]spannen	-14
]sparkasse	-17
]spedition	-11
]speigatten	-15
]spenden	14
]spender	-19
]sperren	-9900
]sperrt	-19
]spielt	-15
]spielzeit	-20
]spinnt	-14
]spitze	-16
]spitzen	-19
]splitt	-14
]sportboote	-9
]sprache	-14
]sprech	-16
]spreche	-13
]sprechen	-21
]sprecher	-19
]spricht	-28
]springt	-15
]spritzen	-19
]spät	-24
]späte	-14
]später	-9900
]spätestens	-9900
]spülen	-32
]spült	-14
]st	-21
]stadt	-18
]stadtrat	-12
]stadttheater	-12
]stadtwerke	-20
]stall	-19
]stallgasse	-16
]stammt	-16
]stammtisch	-19
]stand	-9900
]standen	-20
]standesamt	-15
]standort	-15
]stange	-22
]stangen	-13
]stapel	-18
]stapeln	-23
]stapler	-16
]start	-18
]starten	8
]stationen	-17
]statt	-25
]staub	-9
]staupe	-19
]std	-16
]stechen	-13
]stecher	-10
]steckdose	-17
]stecken	-18
]stecker	-28
]steckt	-25
]steffi	-18
]steg	-14
]stehen	-9900
]stehend	-18
]steht	-9900
]steigt	-14
]steil	-15
]stein	-23
]steine	-29
]steinmetz	-18
]stelle	-22
]stellen	-9900
]stempel	-14
]stempeln	-23
]stets	-12
]steuerberater	-22
]stichpunkte	-22
]stichworte	-15
]stiefel	-24
]stiel	-10
]stifte	-10
]still	-18
]stillgelegt	-14
]stimmen	-22
]stimmt	-9900
]stinkt	-13
]stirnwand	-20
]stk	-9
]stock	-21
]stockwerk	-23
]stopp	-17
]stoppen	-17
]straff	-13
]straße	-18
]strecke	-17
]streichen	-14
]streicht	-17
]streifen	-27
]streit	-26
]strich	-19
]stroh	-19
]strom	-22
]student	-15
]studenten	-11
]studio	-16
]stufe	-14
]stufen	-15
]stuhl	-11
]stumpfe	-14
]stunde	-9900
]stunden	-9900
]sturm	-20
]sturmwarnung	-16
]sturz	11
]ständig	-12
]stört	-14
]störung	-21
]stück	-9900
]stücke	-16
]stückzahl	-18
]stütze	-13
]stützen	-18
]suche	-22
]suchen	-9900
]sucht	-18
]summe	-12
]super	-19
]supervision	-20
]svenja	-13
]system	-9900
]säcke	-18
]sämtliche	-25
]sätze	-20
]sätzen	-22
]säule	-11
]süd	-24
]t	-16
]tabelle	-15
]tablet	-16
]tabletten	-24
]tabu	-21
]tag	-11
]tage	-9900
]tagen	-9900
]tages	-15
]tank	-9900
]tante	-21
]tasche	-23
]taschen	-17
]taste	-17
]tausch	-14
]taxi	-18
]team	-9900
]teamleiter	-15
]teamleitung	-16
]teamsitzung	-18
]technik	-11
]techniker	-16
]teich	-20
]teil	-9900
]teile	-18
]teilnehmer	-15
]teilt	-9
]telefon	-9900
]telefonisch	-39
]telefonnummer	-15
]teller	-20
]temperatur	-9900
]temperofen	-19
]termin	-9900
]terminal	-15
]termine	-25
]terminen	-19
]test	-9900
]testamentsregister	-14
]testen	-20
]teurer	-12
]text	-9900
]textform	-14
]theke	-11
]thema	-9900
]themen	-13
]theorie	-14
]thermometer	-17
]thoma	-16
]ticket	-23
]tief	11
]tiefbauamt	-22
]tiefe	-14
]tiefer	-22
]tiefkühler	-9
]tier	-13
]tierarzt	-26
]tiere	-24
]tipp	-16
]tippen	-22
]tippfehler	-13
]tippt	-19
]tisch	-9900
]tische	-10
]tobi	-15
]tochter	-17
]ton	-14
]tonne	-14
]tonnen	-16
]tool	-19
]top	-9900
]topf	-15
]tor	-9900
]torte	-9
]tot	-16
]tote	-12
]totenschein	-13
]tour	-8
]trage	-15
]tragen	-16
]trainer	-14
]transport	-21
]trauben	-18
]tray	-12
]treffpunkt	-15
]trennen	-24
]treppe	-20
]treppen	-19
]treppenhaus	-15
]tresen	-9900
]tresor	-9900
]treten	-19
]trichter	-14
]trikots	-14
]trinken	-12
]trinkgeld	-13
]trinkt	-22
]tritt	-15
]trocken	-9900
]trocknen	-11
]trommel	-13
]tropfen	-14
]trotzdem	-26
]trupp	-13
]trägt	-9900
]tuch	-9900
]tun	-9900
]turm	-26
]tut	-28
]typ	-9
]täglich	-9900
]tägliche	-18
]töpfe	-10
]tür	-9900
]türen	-19
]türl	-13
]tüte	-17
]tüv	-28
]uhr	-9900
]uhrzeigersinn	-20
]uhrzeit	-9900
]uhu	-19
]ulm	-12
]um	-9900
]umbau	-28
]umdrehen	-9
]umgestellt	-17
]umkreis	-11
]ums	-34
]umschlag	-17
]umsonst	-23
]umzug	-15
]und	-9900
]ungefähr	-36
]ungeöffnet	-14
]uniklinik	-10
]unklar	-15
]unleserlich	-17
]unreine	-24
]uns	-9900
]unser	-9900
]unsere	-9900
]unserem	-26
]unseren	-19
]unserer	-9900
]unseres	-13
]unter	-9900
]unterarm	-11
]unterbrechen	-11
]unterlagen	-19
]untersagt	-14
]unterschiedlich	-11
]unterschreibe	-18
]unterschreiben	-9900
]unterschreibt	-17
]unterschrieben	-22
]unterschrift	15
]unterwegs	-13
]unterweisung	-20
]unterwäsche	-14
]unvollständig	-12
]urlaub	-15
]urlaubsanträge	-15
]urlaubsplan	-16
]urne	-12
]ursache	-15
]uschi	-16
]uwe	-16
]v	-17
]va	-12
]vasen	-10
]vater	-21
]ventil	-10
]ventile	-10
]verabschieden	-10
]veranstalter	-12
]verantwortlichen	-12
]verbau	-12
]verbindlich	-25
]verbleibt	-20
]verboten	-9900
]verbrauch	-19
]verdacht	-24
]verein	-8
]verfahren	-13
]verfall	-10
]verfasser	-16
]verfällt	-22
]vergangenen	-11
]vergeben	-12
]vergessen	-21
]vergibt	-15
]vergleichen	-9900
]vergleicht	-13
]verglichen	-15
]verhängt	-9
]verkauf	-23
]verkauft	-26
]verklebt	-18
]verkäuferin	-14
]verladen	-16
]verlangen	-17
]verlangt	-37
]verlassen	-9
]verleih	-18
]verletzt	-19
]verletzungen	-13
]verlieren	-22
]verloren	-31
]verlust	-20
]verlässt	-15
]vermerken	-13
]vermerkt	-17
]verordnung	-21
]verpackt	-9
]verplomben	-10
]verrutscht	-15
]verrückt	-20
]verschickt	-18
]verschiedenen	-21
]verschiedenes	-13
]verschließt	-18
]verschlossen	-13
]verschlüsselt	-19
]verschoben	-21
]verschriftlichen	-24
]versehen	-16
]versicherung	-22
]versieht	-15
]version	-27
]verstanden	-22
]verstehen	-15
]versteht	-33
]verständigen	-18
]verständigt	-19
]vertagt	-12
]verteiler	-17
]verteilt	-16
]vertrag	-18
]vertreter	-19
]vertretung	-31
]vertrieb	-16
]verträgt	-15
]verwahrt	-19
]verwaltung	-28
]viel	-29
]viele	-20
]vielleicht	-23
]vielmal	-18
]vier	-9900
]vierhundert	-17
]viermal	-13
]vierte	-11
]viertel	-17
]vierteljährlich	-8
]viertelstunde	-10
]vierten	-22
]vierzehn	-17
]vierzig	-34
]visum	-8
]vitrine	-12
]vogel	-15
]vogt	-20
]voll	-9900
]voller	-11
]vollmacht	-14
]vom	-9900
]von	-9900
]vor	-9900
]vorab	-13
]voran	-13
]vorarbeiter	-13
]voraussichtlich	-19
]vorbei	-14
]vorbemerkung	-17
]vorfrist	-9
]vorführer	-16
]vorgaben	-16
]vorgehen	-25
]vorheizen	-13
]vorher	-9900
]vorige	-14
]voriges	-12
]vorlage	-26
]vorlegen	-18
]vorlesen	-14
]vorletzten	-16
]vorliegt	-15
]vorm	-23
]vorn	-9900
]vorne	-9900
]vorsatzsteine	-12
]vorsitzende	-14
]vorstand	-30
]vorstandssitzung	-17
]vorstellen	-14
]vorstellung	12
]vortag	-9900
]vortraben	-9
]vorwurf	-11
]vorzeigbares	-14
]vögel	-27
]waage	-20
]waben	-18
]wache	-12
]wachs	-20
]wackelt	-15
]wagen	-9900
]wahl	-12
]waidmannsheil	-22
]walzen	-10
]wand	-9900
]wandert	-14
]wandertag	-15
]wann	-9900
]war	-9900
]war's	-12
]ware	-21
]waren	-9900
]wareneingang	16
]warm	-21
]warnung	-10
]warnweste	-17
]wars	-17
]wart	-19
]warteliste	-18
]warten	-9900
]wartet	-21
]wartezimmer	-16
]wartung	-13
]warum	-25
]was	-9900
]waschen	-44
]wasser	-29
]wassergehalt	-9
]wasserprobe	-19
]wechsel	-15
]wechselgeld	-13
]wecken	-21
]weg	-9900
]wegen	-9900
]weggeworfen	-14
]weglassen	-13
]wegschütten	-19
]wegwerfen	-13
]weh	-13
]weicht	-17
]weihnachten	-14
]weihnachtsfeier	-12
]weil	-9900
]wein	-14
]weinen	-14
]weise	-26
]weiss	-21
]weist	-18
]weit	-11
]weiter	-9900
]weiß	-9900
]weiße	-20
]weißen	-18
]weißt	-19
]welche	-19
]welcher	-15
]welt	-8
]wenden	-15
]wenig	-16
]weniger	-11
]wenn	-9900
]wenns	-31
]wenzel	-13
]wer	-9900
]werbung	-9
]werf	-8
]werkhof	-12
]werkstatt	-23
]werktag	-15
]werktage	-10
]werktagen	-13
]wert	-12
]wespen	-13
]wessen	-18
]wetter	-26
]whatsapp	-17
]wichtig	-14
]wichtigste	-23
]wie	-9900
]wieder	-9900
]wiederholen	-21
]wiederkommen	-20
]wiegen	-32
]wiegt	-24
]wiese	-17
]wiesner	-14
]wieso	-16
]wiki	-17
]wildmarke	-11
]will	-8
]wind	-9900
]winkt	-19
]winter	-30
]winterdienst	-19
]wir	-9900
]wird	-10
]wirft	-21
]wirklich	-21
]wischen	-19
]wissen	-31
]wisst	-13
]wo	-9900
]woanders	-9
]woche	-38
]wochen	-9900
]wochentag	-8
]wohnung	-17
]wolle	-14
]wollen	-39
]wollte	-19
]wollten	-22
]wolltest	-17
]worden	-21
]wort	-21
]worten	-17
]wunderbar	-18
]wunsch	-15
]wurde	-9900
]wurzeln	-17
]wusste	-31
]wählen	-22
]wählerverzeichnis	-11
]wählt	-12
]während	-9900
]wär	-15
]wäre	-9900
]wäscherei	-14
]wäscht	-20
]wörtlich	-15
]wünsche	-22
]wünscht	-20
]würd	-19
]yusuf	-16
]zahl	-17
]zahlen	-33
]zahlt	-30
]zahnarzt	-11
]zange	-18
]zaun	-17
]zehen	-13
]zehn	-9900
]zehnten	-14
]zeichen	-16
]zeichnet	-9900
]zeige	-8
]zeigen	-9900
]zeigt	-9900
]zeit	-9900
]zeitung	-19
]zentimeter	-9900
]zentrale	-9900
]zerlegen	-15
]zerlegt	-24
]zettel	-9900
]zeug	-12
]ziehen	-9900
]zieht	-9900
]ziel	-17
]zielgruppe	-12
]ziffer	-10
]zimmer	12
]zimmernummer	-15
]zirkus	-10
]zivi	-12
]zu	-9900
]zudrehen	-11
]zueinander	-17
]zuerst	-9900
]zug	-19
]zugesagt	-18
]zugführer	-12
]zuhause	9
]zukleben	-9
]zuletzt	-13
]zulässig	-14
]zum	-9900
]zunge	-11
]zunächst	-15
]zur	-9900
]zurzeit	-18
]zurück	-42
]zurückgegeben	-19
]zurückgeschickt	-12
]zurückgesteckt	-13
]zurücksetzen	11
]zurücksetzt	13
]zurückstecken	-15
]zusagen	-15
]zusammen	-9900
]zuschauer	-16
]zustandsprotokoll	-19
]zuständig	-16
]zusätzlich	-16
]zwanzig	-9900
]zwar	-9900
]zweck	-22
]zwei	-9900
]zweifacher	-8
]zweifelhaft	-10
]zweihundert	-22
]zweimal	-9900
]zweit	-9900
]zweite	-9900
]zweiten	-25
]zweitens	-8
]zweiter	-8
]zwingerhusten	-17
]zwischen	-9900
]zwölf	-9900
]zylinder	-12
]zählen	-9900
]zähler	-19
]zählt	-9900
]zündung	-15
]|	-9900
]§	-9900
]°	-9900
]äh	-9900
]ähm	-9900
]älter	-17
]ältere	-15
]äpfel	11
]ärger	-17
]ärztliche	-10
]ärztlichen	-12
]öfen	-14
]öffnen	-9900
]öffnet	-22
]öffnung	-19
]öfter	-14
]öl	-9900
]öztürk	-15
]über	-9900
]überarbeitung	-17
]übergabe	-20
]übergeben	-10
]überhaupt	-29
]überkleben	-15
]überlappen	-21
]übernehmen	-15
]übernimmt	-24
]übernommen	-27
]überschreiben	-19
]übersetzt	-19
]übersetzungsbüro	-15
]überweisung	-17
]übrig	-21
]übrigens	-24
]übt	-12
]–	-9900
]“	-9900
]„	-9900
]•	-9900
]€	-9900
]→	-9900
]□	-9900
]☐	-9900
]️	-20
n1-11	-19
n1-nr	-29
n10abe	-24
n10ach	-33
n10aft	-8
n10age	-19
n10ags	-23
n10ahl	-19
n10ahr	-12
n10alb	-8
n10ald	-15
n10ale	-13
n10and	-24
n10ang	-12
n10ank	-14
n10ann	-11
n10ard	-16
n10are	-17
n10art	12
n10ass	-38
n10ate	-9
n10atz	-15
n10auf	-19
n10aum	-22
n10bei	-23
n10bel	-14
n10ben	-22
n10ber	-12
n10bst	-13
n10bts	-12
n10bub	-9
n10che	-31
n10chs	-9
n10cht	-19
n10cke	-16
n10ckt	-22
n10das	-27
n10dem	-9
n10den	-30
n10der	-23
n10det	-13
n10die	-30
n10ebt	-19
n10eck	-16
n10ede	-13
n10ege	-22
n10egt	-16
n10ehr	-10
n10eht	-20
n10eib	-18
n10eim	-31
n10ein	-40
n10eis	-12
n10eit	-10
n10ekt	-9
n10eld	-8
n10eln	-13
n10elt	-13
n10ene	-10
n10enn	16
n10ent	-10
n10erd	-19
n10ere	-19
n10erm	-16
n10ern	-19
n10ert	-21
n10es	-35
n10est	-11
n10eue	-26
n10eur	-11
n10ezi	-9
n10fel	-11
n10fst	-14
n10fte	-9
n10fuß	-11
n10für	-32
n10g	-8
n10gel	-13
n10gen	-35
n10ger	-15
n10gst	-9
n10hau	-11
n10her	-32
n10hes	-15
n10hlt	-16
n10hme	-25
n10hmt	-14
n10hne	-11
n10hnt	-11
n10hrt	-16
n10hst	-12
n10hur	-27
n10ibe	-10
n10ibt	-15
n10ich	-10
n10iel	-10
n10ien	-11
n10iff	-11
n10ift	-11
n10ihe	-28
n10ile	-18
n10ilo	-18
n10ilt	-14
n10im	-18
n10ine	-24
n10ing	-11
n10ion	-24
n10ird	-19
n10irk	-13
n10ise	-16
n10ist	-11
n10it	-9
n10ite	-11
n10itt	-23
n10itz	-9
n10kam	-12
n10ker	-19
n10lag	-12
n10len	-25
n10ler	-9
n10les	-13
n10lie	-12
n10lke	-15
n10lle	-14
n10lte	-25
n10men	-18
n10min	-16
n10mit	-13
n10mmt	-16
n10mpe	-9
n10na	-16
n10nde	-20
n10nem	-19
n10nen	-28
n10ner	-11
n10nes	-10
n10net	-10
n10nge	-11
n10ngt	-18
n10nkt	-14
n10nne	-13
n10nnt	-16
n10nst	-23
n10nte	-23
n10nun	-19
n10nus	-9
n10olz	-18
n10ort	-24
n10ose	-13
n10ott	-19
n10pen	-16
n10pfe	-11
n10pft	-23
n10ppe	-9
n10r's	-10
n10rab	-9
n10rag	-11
n10red	-16
n10rei	-19
n10rem	-9
n10ren	9
n10rer	-25
n10res	-12
n10rin	-19
n10rnd	-11
n10rne	-21
n10rom	-15
n10rst	-17
n10rte	-12
n10rum	-24
n10rät	-13
n10sam	-19
n10sch	-17
n10sel	-32
n10sen	-25
n10ser	-26
n10sie	-18
n10sse	-15
n10ste	-27
n10tel	-25
n10ten	-30
n10ter	-17
n10tes	-14
n10tet	-16
n10tig	-12
n10tin	-14
n10ton	-12
n10tor	-15
n10tte	-11
n10tze	-23
n10tzt	-15
n10tür	-15
n10ube	-8
n10ubt	-16
n10uch	-22
n10uck	-10
n10uen	-17
n10ues	-24
n10ufe	-11
n10uhe	-14
n10uli	-9
n10um	-23
n10und	-12
n10ung	-39
n10urf	-17
n10urm	-14
n10use	-18
n10utz	-14
n10ver	-19
n10von	-34
n10was	-25
n10wei	-11
n10wer	-21
n10wir	-40
n10wo	-8
n10zen	-19
n10zer	-19
n10zig	-13
n10zug	-9
n10ßen	-15
n1aal	-21
n1aar	-14
n1aat	-8
n1abe	25
n1abt	-27
n1aby	-11
n1ach	-19
n1ack	-13
n1ade	-12
n1adt	-21
n1afe	-13
n1aff	-13
n1aft	-32
n1afé	-21
n1ag	-22
n1age	-37
n1ags	-25
n1agt	-14
n1aha	-18
n1ahl	-14
n1ahn	-26
n1ahr	-16
n1aht	-17
n1aib	-12
n1ail	-17
n1ain	-15
n1ake	-13
n1akt	-19
n1alb	-11
n1ald	-26
n1ale	-22
n1alg	-14
n1all	-18
n1als	-12
n1alt	-15
n1alz	-11
n1ame	-9
n1amm	-14
n1amp	-14
n1ams	-17
n1amt	-27
n1ane	-10
n1ank	-18
n1ann	-19
n1ans	-15
n1ant	-16
n1anz	-13
n1apf	-20
n1app	-13
n1ara	-17
n1arb	-14
n1ard	-17
n1are	-22
n1ark	-21
n1arm	-32
n1arn	-8
n1ars	-14
n1art	-32
n1arz	-12
n1ase	-17
n1ass	-15
n1ast	-23
n1ate	-13
n1ats	-22
n1att	-36
n1aub	-15
n1aue	-11
n1auf	-13
n1aul	-14
n1aum	-23
n1aun	-18
n1aut	-13
n1avo	-12
n1aw	-22
n1axi	-18
n1az	-12
n1aße	-30
n1b's	-20
n1bad	-24
n1bag	-14
n1ban	-9
n1bar	-13
n1bau	-50
n1bei	-26
n1bel	-14
n1ber	-22
n1bes	-14
n1bg	-11
n1bil	-15
n1bor	-25
n1bot	-23
n1box	-15
n1bst	-32
n1bts	-19
n1bus	-33
n1bzw	-16
n1ca	-10
n1chi	-18
n1chs	-14
n1cht	-26
n1cke	-16
n1cks	-10
n1ckt	-17
n1co2	-8
n1d	-20
n1dan	-21
n1del	-19
n1dem	-16
n1den	-37
n1der	-34
n1des	-31
n1det	-22
n1di	-14
n1dig	-16
n1din	-13
n1dio	-18
n1dit	-16
n1do	-17
n1dus	-20
n1dwo	-10
n1dys	-18
n1e	-20
n1eam	-20
n1ebe	-23
n1ebs	-21
n1ebt	-32
n1ech	-16
n1eck	-32
n1ede	-14
n1efe	-26
n1ege	-19
n1egs	-15
n1egt	-11
n1eh	-10
n1eha	-10
n1ehe	-13
n1ehm	-21
n1ehn	-20
n1ehr	-15
n1eht	-41
n1eib	-17
n1eid	-12
n1eie	-11
n1eif	-20
n1eig	-21
n1eih	-12
n1eil	-23
n1eim	-28
n1ein	-13
n1eis	-13
n1eit	-40
n1eiß	-15
n1eke	-19
n1ekt	-20
n1ela	-14
n1elb	-26
n1eld	-22
n1ele	-29
n1elm	-9
n1eln	-32
n1els	-18
n1elt	-25
n1ema	-9
n1emo	-13
n1emp	-10
n1ena	-16
n1end	-30
n1ene	-10
n1enk	-20
n1enn	-21
n1ens	-32
n1ent	-21
n1enz	-21
n1enü	-17
n1eon	-20
n1epp	-16
n1ept	-19
n1era	-21
n1erd	-23
n1ere	-16
n1erf	-15
n1erg	-23
n1erk	-23
n1erm	-19
n1ern	-13
n1ers	-22
n1erz	-21
n1ese	10
n1eso	-17
n1est	-41
n1ete	-15
n1eto	-14
n1etr	-18
n1ets	-19
n1ett	-30
n1etz	-17
n1eue	-8
n1eug	-13
n1eum	-25
n1eun	-13
n1eur	-16
n1eut	-29
n1ext	-17
n1ezi	-22
n1eßt	-8
n1fa	-11
n1fee	-27
n1fel	-32
n1fen	-55
n1fer	-31
n1ff	-15
n1ffe	-24
n1ffi	-16
n1fft	-28
n1fin	-18
n1fix	-14
n1flo	-10
n1fp2	-9
n1fte	-19
n1fuß	-14
n1g/l	-8
n1gab	-19
n1gal	-15
n1gas	-8
n1gel	-34
n1gen	-21
n1ges	-9
n1gez	-16
n1gib	-9
n1gie	-18
n1gin	-18
n1git	-17
n1gst	-21
n1gte	-20
n1gut	-27
n1gäu	-9
n1gül	-14
n1h's	-8
n1hat	-29
n1hau	-30
n1hef	-18
n1her	-33
n1hes	-17
n1heu	-21
n1hey	-18
n1hi	-18
n1hig	-16
n1hin	-11
n1hip	-13
n1hiv	-18
n1hle	-18
n1hlt	-27
n1hm	-13
n1hme	22
n1hmt	-16
n1hnt	-15
n1hof	-30
n1hol	-11
n1hop	-23
n1hot	-21
n1hr	-13
n1hre	-22
n1hrt	-24
n1hse	-17
n1hst	-21
n1hte	-27
n1hts	-13
n1hub	14
n1huh	-12
n1hur	11
n1hön	-18
n1ias	-16
n1iat	-12
n1ibe	-27
n1ibt	-14
n1ice	-29
n1ich	-22
n1ick	-24
n1ide	-21
n1idl	-13
n1ieb	-25
n1ied	-34
n1ief	-28
n1ieg	10
n1ieh	-22
n1iel	-20
n1ien	-28
n1ier	-19
n1ies	-19
n1ieß	-30
n1ife	-12
n1iff	-12
n1ift	-16
n1ige	-15
n1igt	-21
n1ihe	-25
n1iii	-9
n1ike	-28
n1iki	-11
n1ild	-13
n1ile	-16
n1ill	-19
n1ilm	-11
n1ilo	-23
n1ils	-12
n1ilt	-17
n1ilz	-15
n1ima	-19
n1imt	-11
n1ina	-28
n1ind	-21
n1ine	-36
n1ing	-19
n1inh	-9
n1inn	-19
n1ino	-28
n1ins	-14
n1int	-10
n1inz	-15
n1ipp	-16
n1ira	-15
n1ird	-21
n1iri	-18
n1irk	-20
n1irm	-13
n1irr	-14
n1irt	-12
n1is	-8
n1ise	-28
n1iss	-18
n1ist	-18
n1it	-16
n1ita	-23
n1ite	-19
n1itt	-35
n1ity	-15
n1itz	-23
n1ium	-14
n1ive	-12
n1ixe	-11
n1izt	-15
n1iße	-15
n1ißt	-14
n1jo	-14
n1job	-10
n1k	-9
n1kam	-13
n1kap	-14
n1kar	-15
n1kay	-25
n1kel	-25
n1ken	-37
n1ker	-13
n1kes	-15
n1ket	-31
n1kg	-15
n1kku	-15
n1kon	-13
n1kop	-9
n1kte	-23
n1kum	-9
n1kus	-22
n1kw	-16
n1l	-11
n1laf	-16
n1lag	-9
n1lai	-15
n1lam	-17
n1lan	-28
n1lar	-9
n1las	-16
n1lau	-16
n1lbe	-13
n1lch	-26
n1lde	-23
n1lei	-21
n1lem	-20
n1len	-39
n1ler	-23
n1les	-10
n1lfe	-12
n1lft	-23
n1lge	-23
n1lgt	-8
n1lie	-16
n1lig	-22
n1lin	-23
n1lke	-22
n1lkt	-14
n1lkw	-12
n1lla	-16
n1lli	-20
n1lls	-20
n1llt	-21
n1lob	-11
n1lol	-12
n1lon	-25
n1lor	-9
n1los	-14
n1lot	-10
n1loß	-18
n1lte	-25
n1lts	-20
n1lub	-13
n1lus	-11
n1lut	-19
n1mag	-8
n1mal	-13
n1mat	-23
n1maß	-9
n1mbe	-13
n1mbh	-15
n1md	-11
n1mel	-22
n1men	-39
n1mes	-18
n1mie	-14
n1min	-34
n1mir	-18
n1mm	-10
n1mma	-18
n1mme	-9
n1mmt	-22
n1mo	-21
n1mpf	-16
n1mpt	-16
n1mse	-11
n1n's	-18
n1na	-11
n1nal	-19
n1nas	-10
n1nat	-13
n1nau	-22
n1nce	-12
n1nch	-17
n1ndl	-20
n1ndo	-9
n1nds	-24
n1ndt	-9
n1ned	-14
n1nee	-21
n1nem	-13
n1nen	-9
n1ner	-31
n1nes	-22
n1net	-15
n1nft	-18
n1nge	-26
n1ngs	-16
n1ngt	-16
n1nie	-23
n1nig	-18
n1nik	-24
n1nis	-11
n1niz	-18
n1nja	-23
n1nke	-24
n1nks	-9
n1nkt	-11
n1nna	-15
n1nne	-12
n1nni	-16
n1nnr	-19
n1nns	-11
n1nnt	-24
n1nny	-22
n1nr	-23
n1nte	13
n1nto	-14
n1nug	-16
n1nun	-15
n1nur	-8
n1nus	-10
n1nze	-26
n1o	-17
n1obi	-18
n1obt	-14
n1ock	-26
n1ode	-19
n1off	-22
n1oft	-11
n1og	-17
n1ogo	-13
n1ogt	-17
n1oh	-16
n1ohe	-25
n1ohl	-20
n1ohn	-13
n1oht	-26
n1oin	-19
n1oku	-12
n1old	-22
n1ole	-15
n1olf	-19
n1oll	-15
n1olo	-18
n1olt	-25
n1olz	-18
n1oma	-22
n1one	-17
n1oni	-17
n1ons	-10
n1ook	-26
n1ool	-20
n1oor	-18
n1oos	-11
n1opa	-9
n1ope	-24
n1opf	-14
n1opp	-10
n1ora	-9
n1orb	-12
n1ord	-33
n1ore	-21
n1orf	-20
n1orm	-24
n1orn	-14
n1oro	-17
n1ors	-13
n1osa	-9
n1ose	-23
n1osk	-11
n1oss	-18
n1ost	-26
n1ote	8
n1ots	-15
n1ott	-25
n1our	-16
n1oße	-13
n1pan	-15
n1pel	-25
n1per	-14
n1pfe	-9
n1pft	-17
n1pie	-19
n1pit	-8
n1piz	-17
n1pot	-17
n1ppe	-31
n1ppt	-20
n1pät	-12
n1q3	-10
n1qm	-15
n1r	-14
n1r's	-15
n1rab	-24
n1rad	-14
n1rag	-12
n1ran	-33
n1ras	-15
n1rat	-21
n1rau	-21
n1raz	-15
n1rbe	-17
n1rbt	-13
n1rch	-15
n1rci	-16
n1rde	-26
n1re	-14
n1red	-14
n1rei	-36
n1res	-20
n1rev	-18
n1rfe	-19
n1rft	-18
n1rga	-18
n1rge	-10
n1rhs	-16
n1ria	-16
n1rie	-13
n1rig	-26
n1rik	-22
n1rin	-19
n1rit	-11
n1rke	-24
n1rkt	-12
n1rle	-17
n1rma	-17
n1rme	-16
n1rnd	-21
n1rne	-23
n1rnt	-10
n1rob	-10
n1rof	-11
n1roh	-17
n1rom	-9
n1rot	-15
n1rrn	-9
n1rrt	-16
n1rry	-25
n1rse	-20
n1rst	-13
n1rte	-32
n1rth	-16
n1rts	-13
n1ruf	-32
n1rum	-25
n1rut	-12
n1ruß	-8
n1rve	-17
n1rze	-13
n1rzt	-14
n1räg	-8
n1rät	-21
n1rüh	-15
n1rüß	-13
n1s	-15
n1sam	-21
n1san	-13
n1sau	-17
n1see	-17
n1sel	24
n1sem	-10
n1sen	-29
n1ser	-34
n1ses	-11
n1set	-21
n1sig	-14
n1sik	-18
n1sis	-12
n1ske	-10
n1ski	-31
n1son	-14
n1sor	-14
n1spo	-10
n1sse	-30
n1sst	-11
n1st	-17
n1std	-9
n1ste	-16
n1suf	-16
n1söl	-15
n1süd	-22
n1t	-20
n1t's	-23
n1tab	-13
n1tal	-18
n1tar	-10
n1tas	-10
n1tat	-23
n1tau	-12
n1teg	-16
n1tel	-27
n1tem	-17
n1ter	-36
n1tes	-15
n1tet	-14
n1tha	-16
n1thi	-21
n1tie	-14
n1tig	-12
n1tik	-23
n1tin	-19
n1tiv	-12
n1tiz	-21
n1tje	-21
n1tke	-13
n1ton	-19
n1top	-10
n1tor	-25
n1tos	-21
n1tra	-22
n1tte	-14
n1tti	-22
n1ttl	-13
n1tum	-10
n1tur	9
n1tut	-12
n1typ	-11
n1tze	-29
n1tzt	-19
n1tät	-18
n1tür	-17
n1uar	-16
n1ube	-13
n1ubi	-19
n1ubt	-11
n1uch	-29
n1uck	-31
n1uen	-30
n1uer	-19
n1ues	-26
n1ufe	-15
n1uft	-14
n1uge	-28
n1uhe	-27
n1uhl	-24
n1uhr	-17
n1uhu	-23
n1uis	-20
n1uke	-13
n1ule	-27
n1ulf	-20
n1uli	-8
n1ulm	-10
n1ult	-14
n1ums	-15
n1umt	-15
n1und	-19
n1une	-21
n1ung	15
n1uni	-14
n1unk	-8
n1upe	-16
n1ups	-15
n1upt	-15
n1ure	-26
n1urf	-26
n1urg	-21
n1urm	-17
n1urs	-13
n1urt	-9
n1urz	-32
n1use	-19
n1uso	-10
n1uss	19
n1ust	-22
n1ute	-13
n1uth	-13
n1uwe	-16
n1uzt	-22
n1v	-17
n1va	-12
n1ven	-18
n1ver	-15
n1vin	-12
n1vor	-20
n1vus	-22
n1was	-24
n1weg	-16
n1wie	-21
n1wär	-20
n1xen	-25
n1xis	-20
n1yer	-17
n1zel	-9
n1zen	-39
n1zer	-30
n1zig	-13
n1zle	-10
n1zte	-34
n1ßem	-10
n1ßen	-35
n1ßes	-14
n1ßig	-26
n1äch	11
n1äge	-30
n1ägt	-20
n1ähr	-18
n1ält	-9
n1äme	-14
n1äne	-13
n1äre	-10
n1ärt	-15
n1ärz	-19
n1äse	-23
n1äst	-18
n1äte	-22
n1öge	-12
n1öll	-12
n1örg	-16
n1ört	-19
n1öst	-9
n1öße	-12
n1übt	-8
n1ück	-13
n1üft	-22
n1üge	-28
n1ügt	-19
n1ühl	-8
n1ühr	-19
n1üle	-21
n1üll	-16
n1ült	-16
n1üne	-11
n1ünn	-12
n1ürd	-19
n1ürk	-15
n1ürl	-18
n1üro	-23
n1ürs	-24
n1üst	-16
n1üte	-16
n1ütz	-15
n1üßt	-16
n1️	-17
n2aal	-10
n2abe	11
n2ach	-52
n2ack	-22
n2adt	-14
n2aft	-31
n2age	-41
n2ags	-25
n2agt	-27
n2ahl	-24
n2ahr	-14
n2aht	-18
n2aib	-10
n2ail	-17
n2ake	-19
n2akt	-17
n2alb	-24
n2ale	-21
n2all	-27
n2als	-17
n2alt	-27
n2ame	-26
n2amm	-14
n2amt	-26
n2and	-32
n2ank	-30
n2ann	-38
n2ant	-15
n2anz	-21
n2app	-17
n2ard	-19
n2are	9
n2ark	-22
n2ars	-16
n2art	-37
n2arz	-24
n2ase	-17
n2ass	-38
n2ast	-24
n2ate	-14
n2att	-25
n2atz	-22
n2aub	-26
n2aue	-23
n2auf	-40
n2aul	-14
n2aum	18
n2aus	-30
n2aut	-27
n2auß	-12
n2aße	-30
n2b's	-16
n2bad	-28
n2bar	-17
n2bau	-27
n2bei	-18
n2bel	-20
n2bes	-16
n2bon	-10
n2box	-24
n2bst	-24
n2bus	-25
n2cds	-11
n2che	-10
n2chs	-13
n2cht	-56
n2cke	-28
n2ckt	-22
n2das	-26
n2del	-11
n2dem	-29
n2den	-61
n2der	-46
n2det	-23
n2di	-11
n2die	-33
n2dig	-16
n2din	-20
n2dit	-16
n2dwo	-26
n2ebe	-9
n2ebt	-16
n2eck	-19
n2efe	-19
n2eft	-19
n2egs	-11
n2egt	-26
n2ehn	-31
n2ehr	-30
n2eht	-24
n2eie	-16
n2eif	-21
n2eil	-21
n2eim	-49
n2ein	-49
n2eis	-35
n2eit	-39
n2eiß	-15
n2eke	-18
n2ekt	-18
n2eld	-26
n2ele	-23
n2eln	-21
n2elt	-39
n2ene	-26
n2enn	-52
n2ens	-39
n2ent	-31
n2enz	-15
n2epp	-17
n2ept	-17
n2era	-9
n2erd	-26
n2ere	-33
n2erg	-21
n2erk	-27
n2erm	-21
n2ern	-40
n2ers	-20
n2ert	-48
n2es	-55
n2ese	-27
n2eso	-17
n2est	-15
n2ete	-19
n2ett	13
n2etz	-23
n2eue	-27
n2eug	-19
n2eur	-24
n2eut	-32
n2fee	-20
n2fel	-31
n2fen	-15
n2fer	-28
n2ffe	-13
n2fte	-29
n2fuß	-31
n2für	-40
n2gar	-17
n2gas	-17
n2gel	-29
n2gem	-9
n2gen	-28
n2ger	-44
n2ges	-13
n2gst	-9
n2gte	14
n2gut	-10
n2hen	-78
n2hes	-36
n2hey	-15
n2hin	-14
n2hip	-15
n2hiv	-14
n2hle	-29
n2hlt	-28
n2hme	-17
n2hne	-14
n2hof	-25
n2hol	-16
n2hop	-12
n2hr	-12
n2hre	-30
n2hrt	-23
n2hse	-12
n2hst	-27
n2hte	-47
n2hts	-16
n2hön	-14
n2iat	-23
n2ibe	-19
n2ibt	-22
n2ice	-12
n2ich	-24
n2ick	-8
n2ide	-14
n2ieb	-29
n2ied	-21
n2ief	-11
n2ieh	-12
n2iel	-23
n2ien	-23
n2ier	-27
n2ies	-27
n2ieß	12
n2iff	-23
n2ift	-29
n2ige	-38
n2igt	-16
n2ihe	-25
n2ila	-16
n2ild	-26
n2ile	-29
n2ill	-16
n2ilm	-10
n2ilo	15
n2ilt	-15
n2im	-29
n2ima	-24
n2ine	-27
n2ing	-33
n2inn	-12
n2ins	-16
n2ion	-47
n2ird	-48
n2iri	-17
n2irk	-18
n2irm	-22
n2irr	-11
n2irt	-16
n2is	-12
n2ise	-20
n2iss	-23
n2ist	-15
n2ita	-20
n2ite	-27
n2itt	-28
n2itz	-25
n2ium	-17
n2ixe	-14
n2iße	-21
n2kam	-13
n2kel	-25
n2ken	-51
n2ker	-17
n2kes	-9
n2ket	-14
n2kku	-18
n2kte	-19
n2kum	-10
n2kus	-22
n2kw	-18
n2lag	-10
n2lan	-23
n2lar	-20
n2las	-20
n2lbe	-27
n2lch	-20
n2leg	-22
n2lei	-13
n2lem	-26
n2len	-59
n2ler	-39
n2les	-38
n2lfe	-13
n2lg	-17
n2lge	-12
n2lgt	-13
n2lie	-23
n2lig	-20
n2lin	-16
n2lke	-12
n2lle	-18
n2lli	-21
n2llt	-24
n2lob	-13
n2lon	-21
n2lor	-9
n2los	-20
n2loß	-17
n2lus	-14
n2mal	-30
n2mat	-20
n2maß	-14
n2mbe	-24
n2mde	-15
n2mel	-31
n2men	-28
n2mer	-41
n2mes	-15
n2mit	-14
n2mm	-9
n2mme	-19
n2mmt	-26
n2mpe	-27
n2mpf	-22
n2mse	-18
n2n's	-19
n2na	-11
n2nal	-20
n2nat	-24
n2nde	-52
n2nds	-21
n2ndt	-17
n2ned	-13
n2nem	-28
n2nen	-75
n2ner	-43
n2nes	-27
n2net	-23
n2nft	-23
n2nge	-46
n2ngs	-28
n2ngt	-25
n2nie	-25
n2nik	-32
n2nis	-22
n2nja	-12
n2nkt	-24
n2nne	-24
n2nns	-27
n2nst	11
n2nte	-35
n2nun	-10
n2nus	-15
n2nze	13
n2nzt	-10
n2obe	-33
n2och	-16
n2ock	-13
n2ode	-19
n2off	-17
n2oft	-15
n2ohe	-19
n2ohn	-10
n2old	-26
n2ole	-22
n2oll	-24
n2olo	-15
n2olz	-21
n2oma	-20
n2ons	-19
n2ool	-19
n2opa	-16
n2opf	-20
n2orb	-14
n2ord	-20
n2ore	-20
n2orm	-18
n2orn	-13
n2ort	-27
n2osa	-16
n2ose	-25
n2oss	-15
n2ost	-16
n2ote	-26
n2our	-17
n2pel	-30
n2pen	-31
n2per	-16
n2pfe	-15
n2ppe	-36
n2ppt	-21
n2r's	-18
n2rab	10
n2rad	-23
n2rag	-15
n2ran	-24
n2rat	-25
n2rci	-16
n2rde	-21
n2rei	-50
n2rem	-24
n2rer	-36
n2res	-25
n2rge	-14
n2rgt	-9
n2rhs	-12
n2ria	-17
n2rie	-13
n2rin	-33
n2rit	-19
n2rke	-35
n2rkt	-19
n2rma	-25
n2rme	-15
n2rnd	-18
n2rne	-20
n2rob	-19
n2roh	-13
n2rom	-16
n2rot	-10
n2roß	-9
n2rrn	-18
n2rse	-22
n2rum	-19
n2ruß	-13
n2rze	-17
n2rzt	-17
n2räg	-15
n2rät	-19
n2rüh	-13
n2rün	-18
n2rüß	-17
n2s	-11
n2saß	-18
n2sch	-50
n2see	-18
n2sei	-12
n2sem	-10
n2sen	-55
n2ses	-15
n2sie	-20
n2sik	-14
n2ske	-24
n2sms	-16
n2son	-25
n2sor	-24
n2sse	-35
n2sst	-13
n2ste	-46
n2t's	-23
n2tab	-16
n2tag	-26
n2tal	-33
n2tat	-20
n2teg	-10
n2tel	-56
n2tem	-29
n2ten	-10
n2ter	-14
n2tes	-26
n2tet	-26
n2tig	-37
n2tin	-25
n2tiz	-21
n2tje	-21
n2ton	-26
n2tor	-35
n2tos	-28
n2tte	-41
n2tum	-10
n2tur	-27
n2tze	-33
n2tzt	-29
n2tät	-14
n2tür	-17
n2tüv	-9
n2ube	-20
n2ubi	-24
n2uch	-44
n2uer	-21
n2ues	13
n2ufe	-20
n2uft	-24
n2uhe	-36
n2uhl	-20
n2uhr	-10
n2uhu	-13
n2ule	-28
n2uli	-10
n2ult	-18
n2um	-20
n2ums	-22
n2und	-37
n2ung	-41
n2unk	-17
n2ure	-28
n2urf	-29
n2urg	-19
n2urm	-22
n2use	-30
n2usm	-18
n2ust	-9
n2ute	-22
n2utz	-19
n2va	-18
n2ver	-24
n2von	-31
n2was	-64
n2weg	-8
n2wei	-44
n2wer	-9
n2wie	-64
n2wir	-36
n2wo	-30
n2zel	-15
n2zen	-38
n2zer	-35
n2zig	-41
n2zte	17
n2zug	-14
n2ßem	-13
n2ßen	-34
n2ßer	-14
n2ßes	-21
n2äch	-15
n2äge	11
n2ägt	-12
n2ähr	-19
n2äse	13
n2äte	-17
n2öhe	-20
n2öße	-21
n2üft	-30
n2ühr	-16
n2üll	-13
n2ürl	-18
n2üro	-23
n2ürs	-27
n2üte	-30
n2ütz	-17
n2üße	-17
n3aal	-14
n3aar	-22
n3abe	9
n3abt	-18
n3ach	-59
n3ack	-15
n3ade	-22
n3afe	-9
n3aft	-24
n3ag	-11
n3age	-20
n3ags	-24
n3agt	-17
n3ahl	-17
n3ahn	-28
n3ahr	-22
n3aht	-13
n3aib	-10
n3ake	-17
n3akt	-16
n3alb	-24
n3ald	-29
n3ale	-10
n3all	-19
n3als	-22
n3alt	-31
n3ame	-23
n3amm	-18
n3amt	-21
n3ank	-26
n3ann	-33
n3ans	-17
n3anz	-9
n3app	-11
n3ara	-14
n3are	-29
n3arm	-24
n3art	-31
n3ase	-17
n3ass	-57
n3ast	-30
n3ate	-21
n3ats	-18
n3att	-34
n3atz	-32
n3aub	-12
n3aum	-35
n3aun	-11
n3aus	-35
n3aut	-25
n3aw	-16
n3aße	11
n3b's	-30
n3bad	-21
n3bar	-18
n3bau	11
n3bei	-33
n3bel	-26
n3ben	-40
n3ber	-45
n3bor	-14
n3bot	-15
n3box	-15
n3bst	13
n3bts	-19
n3che	-56
n3chs	-19
n3cht	-16
n3cke	-33
n3cks	-15
n3ckt	-28
n3das	-17
n3del	-27
n3dem	-28
n3den	-9
n3der	-70
n3des	-17
n3det	-33
n3di	-11
n3die	-44
n3dig	-10
n3din	-15
n3dio	-20
n3dwo	-9
n3dys	-25
n3eam	-22
n3ebe	-24
n3ebt	-31
n3eck	-20
n3ede	-39
n3efe	-10
n3eft	-19
n3ege	-29
n3egt	-26
n3eh	-9
n3ehe	-13
n3ehn	-33
n3ehr	-25
n3eht	-18
n3eil	-23
n3eim	-13
n3ein	-69
n3eis	-26
n3eit	13
n3eke	-19
n3ekt	-19
n3elb	-10
n3eld	-21
n3ele	-13
n3ell	-21
n3elm	-15
n3eln	-31
n3elt	-21
n3ema	-25
n3end	-33
n3ene	-35
n3enk	-18
n3enn	-89
n3ens	-35
n3ent	-26
n3enz	-15
n3enü	-16
n3ept	-8
n3era	-18
n3erd	-23
n3ere	-37
n3erg	-15
n3erk	-24
n3ern	-19
n3ers	-14
n3ert	-39
n3es	-60
n3ese	-20
n3est	17
n3eto	-10
n3ets	-16
n3ett	-19
n3etz	-19
n3eue	-52
n3eum	-22
n3eur	-16
n3eut	-18
n3euz	-15
n3ezi	-19
n3eßt	-21
n3fee	-9
n3fel	-16
n3fen	-45
n3fer	-34
n3ffe	-15
n3fft	-13
n3fix	-21
n3fst	-17
n3fte	-31
n3gel	-24
n3ger	-41
n3ges	-14
n3gie	-12
n3gin	-10
n3gst	-11
n3gte	-22
n3gut	-9
n3gäu	-13
n3gül	-11
n3hef	-19
n3her	-48
n3hes	-29
n3hiv	-12
n3hle	-18
n3hlt	-24
n3hme	30
n3hne	-46
n3hol	-16
n3hop	-20
n3hre	-20
n3hrt	-32
n3hse	-10
n3hst	-23
n3hte	-42
n3hts	-10
n3ias	-13
n3ibe	-24
n3ibt	-35
n3ice	-22
n3ich	-45
n3ick	-22
n3ide	-16
n3ieb	-22
n3ief	-23
n3iel	-31
n3ien	-27
n3ier	-32
n3ies	-11
n3ieß	-21
n3ife	-19
n3iff	-12
n3ift	-17
n3ige	-28
n3igt	-25
n3ild	-15
n3ile	-21
n3ilo	-25
n3ilt	-24
n3im	-46
n3ina	-17
n3ine	-22
n3ing	-33
n3inn	-11
n3ins	-14
n3int	-15
n3inz	-13
n3ion	9
n3ird	-20
n3irk	-21
n3is	-12
n3ise	-16
n3iss	-17
n3ist	-16
n3it	-11
n3ita	-24
n3ite	-23
n3itt	-32
n3itz	-28
n3ißt	-10
n3kam	-24
n3kay	-27
n3kel	-24
n3ker	-31
n3ket	-15
n3kg	-14
n3kku	-14
n3kte	-24
n3kus	-22
n3lag	-17
n3lan	-16
n3lar	-13
n3las	-19
n3lat	-14
n3lbe	-17
n3lem	-19
n3ler	-24
n3lfe	-15
n3lge	-21
n3lgt	-15
n3lie	-17
n3lig	-18
n3lin	-14
n3lle	-13
n3lls	-26
n3llt	-20
n3lor	-9
n3lot	-17
n3lus	-14
n3m/h	-9
n3mag	-13
n3mal	-26
n3mat	-21
n3md	-13
n3mel	-20
n3men	-36
n3mer	-38
n3min	-28
n3mit	-24
n3mma	-16
n3mme	-17
n3mmt	-45
n3mpe	-21
n3mse	-15
n3n's	-18
n3nal	-20
n3nat	-17
n3nau	-13
n3nch	-18
n3nde	-45
n3nem	-19
n3nen	9
n3ner	-43
n3nes	-21
n3net	-27
n3nge	-31
n3ngs	-22
n3ngt	-24
n3nie	-12
n3nik	-16
n3nis	-21
n3nke	-30
n3nkt	-21
n3nns	-16
n3nst	-23
n3nte	-29
n3nun	-17
n3nus	-16
n3obe	17
n3och	-14
n3ock	-23
n3ode	-22
n3off	-16
n3ohl	-21
n3ohn	-14
n3ohr	-10
n3old	-17
n3olf	15
n3oll	-13
n3olt	-22
n3olz	-17
n3ons	-16
n3oot	-16
n3opf	-16
n3opp	-17
n3orb	-10
n3ord	-29
n3ore	-8
n3orm	-16
n3ort	-35
n3ose	-17
n3oss	-12
n3ost	-22
n3ote	-25
n3ott	-17
n3our	-16
n3p3	-8
n3pel	-20
n3per	-14
n3pfe	-14
n3pft	-17
n3pie	-9
n3ppe	-21
n3ppt	-14
n3pät	-8
n3rab	-15
n3rag	-21
n3ran	-26
n3ras	-14
n3rat	-19
n3rbe	-26
n3rde	-27
n3re	-9
n3red	-22
n3rei	-40
n3rem	-13
n3rer	-30
n3res	-26
n3rge	-14
n3ria	-13
n3rin	-33
n3rke	-11
n3rkt	-28
n3rle	-17
n3rme	-20
n3rnd	-16
n3rne	-18
n3rnt	-15
n3roh	-19
n3rom	-17
n3rot	-22
n3rre	-17
n3rrn	-10
n3rrt	-18
n3rry	-12
n3rst	-10
n3rte	-37
n3ruf	-25
n3rum	-25
n3ruß	-17
n3rzt	-24
n3rät	-14
n3rüh	-19
n3sau	-14
n3sei	-14
n3sel	-13
n3ser	-51
n3set	-23
n3sie	-31
n3sig	-10
n3sis	-10
n3son	-21
n3sor	-23
n3sse	21
n3sst	-27
n3sum	-8
n3süd	-13
n3t	-17
n3t's	-23
n3tal	-12
n3tel	-38
n3tem	-16
n3ten	-10
n3ter	-11
n3tes	-27
n3tet	-33
n3tie	-17
n3tig	-28
n3tik	-24
n3til	-16
n3tin	-23
n3tiz	-15
n3ton	-19
n3tor	-30
n3tos	-26
n3tra	-12
n3tte	-36
n3tum	-16
n3tur	-12
n3tut	-14
n3tze	-30
n3tzt	-30
n3tüv	-11
n3uar	-16
n3ube	-12
n3ubt	-20
n3uch	-27
n3uen	-32
n3uer	-28
n3ues	-24
n3uft	-17
n3uge	-21
n3ugt	-15
n3uhl	-14
n3uhr	-21
n3uhu	-11
n3uis	-14
n3ule	-16
n3uli	-13
n3um	-47
n3und	-28
n3ung	38
n3unk	-16
n3ure	-21
n3urf	-19
n3urg	-16
n3urm	-20
n3urs	-17
n3urt	-18
n3use	-26
n3uss	-24
n3ust	-16
n3ute	-18
n3utz	-23
n3va	-19
n3ver	-26
n3von	-20
n3was	-77
n3weg	-10
n3wei	-27
n3wie	-30
n3wo	-41
n3xen	-24
n3zel	-9
n3zen	-27
n3zer	-34
n3zig	-41
n3zte	-29
n3zug	-21
n3ßer	-19
n3äch	-22
n3äge	-30
n3ägt	-20
n3ähr	-23
n3ält	-18
n3äre	-18
n3ärt	-25
n3ärz	-19
n3öhe	-13
n3ört	-21
n3öst	-10
n3öße	-14
n3ück	-13
n3ühr	-11
n3üll	-26
n3ült	-12
n3ürl	-19
n3üro	-20
n3üse	-12
n3üst	-22
n3üte	-20
n3üße	-9
n4aal	-17
n4aat	-12
n4abt	-18
n4ach	-42
n4ack	-9
n4ade	-22
n4adt	-14
n4afe	-16
n4aft	-21
n4ag	-8
n4age	-40
n4ags	-32
n4agt	-20
n4aha	-18
n4ahl	-20
n4ahn	-17
n4ahr	-20
n4aht	-17
n4akt	-13
n4alb	-10
n4ale	-22
n4all	-20
n4als	-17
n4alt	-27
n4alz	-17
n4ame	-24
n4amm	-21
n4amt	-18
n4and	-43
n4ang	-42
n4ank	-24
n4ann	-34
n4ant	-14
n4anz	-14
n4ard	-19
n4are	-27
n4ark	-15
n4arm	-25
n4art	-42
n4arz	-25
n4ast	-25
n4ate	-23
n4ats	-20
n4att	-19
n4aub	-14
n4aum	-30
n4aun	-14
n4aus	-28
n4aut	-22
n4auß	-9
n4aße	-27
n4bad	-26
n4bar	-20
n4bau	-26
n4bei	-57
n4bel	-31
n4ben	-48
n4ber	-35
n4bes	-15
n4bg	-11
n4bon	-14
n4bor	-18
n4bot	-24
n4box	-17
n4bst	-28
n4bts	-15
n4bus	-16
n4chi	-14
n4chs	-24
n4cht	-54
n4cke	-37
n4cks	-18
n4ckt	-32
n4d's	-13
n4das	-16
n4del	-13
n4dem	-23
n4den	-46
n4der	-54
n4des	-29
n4det	-29
n4die	-64
n4dig	-12
n4din	-21
n4dit	-14
n4dys	-25
n4ebe	-11
n4ebt	-25
n4eck	-17
n4ede	-37
n4eft	-22
n4ege	-26
n4egt	-29
n4eh	-16
n4ehn	-28
n4ehr	-20
n4eht	-32
n4eib	-18
n4eil	-22
n4ein	-48
n4eis	-28
n4eit	-42
n4eiß	-11
n4ekt	-20
n4eld	-19
n4ele	-15
n4ell	-17
n4eln	-22
n4els	-17
n4elt	-29
n4ema	-48
n4end	-42
n4ene	-30
n4enn	-32
n4ens	-27
n4ent	-30
n4enz	-17
n4ept	-11
n4era	-20
n4erd	-18
n4ere	-34
n4erg	-15
n4erk	-17
n4ern	-46
n4ers	-15
n4ert	-53
n4es	-16
n4ese	-18
n4est	-25
n4ete	-19
n4ets	-9
n4ett	-16
n4etz	-18
n4eue	-37
n4eun	-18
n4eut	-21
n4euz	-15
n4ezi	-16
n4fel	-26
n4fen	-47
n4ffe	-16
n4fft	-13
n4fst	-14
n4fte	-27
n4für	-70
n4gab	-10
n4gal	-10
n4gel	-40
n4ger	-41
n4gib	-10
n4gin	-15
n4gst	-19
n4gte	-25
n4gut	-12
n4hat	-18
n4hen	-21
n4hes	-21
n4hiv	-12
n4hle	-17
n4hlt	-26
n4hm	-12
n4hme	15
n4hmt	-19
n4hne	-27
n4hof	-14
n4hr	-14
n4hre	-25
n4hrt	-22
n4hst	-31
n4ias	-12
n4iat	-14
n4ibe	-15
n4ibt	-31
n4ice	-23
n4ich	-35
n4ick	-21
n4ide	-15
n4ieb	-21
n4ied	-18
n4ief	-19
n4iel	-18
n4ier	-27
n4ies	-18
n4iff	-9
n4ift	-26
n4igt	-20
n4ihe	-37
n4ild	-19
n4ile	-17
n4ilm	-13
n4ilo	-29
n4ils	-11
n4ilt	-16
n4im	-23
n4ind	-12
n4ine	-30
n4ing	-31
n4inn	-16
n4ino	-19
n4ion	-43
n4ird	-37
n4irk	-23
n4irm	-9
n4irt	-19
n4ise	-39
n4iss	-23
n4ist	-18
n4ite	-22
n4itt	-25
n4itz	-24
n4ium	-13
n4kam	-18
n4kel	-28
n4ken	-40
n4ker	-16
n4kes	-17
n4ket	-23
n4kg	-19
n4kop	-15
n4kte	-24
n4kus	-16
n4kw	-22
n4lag	-27
n4lan	-19
n4lar	-24
n4las	-15
n4lch	-19
n4lem	-22
n4len	-59
n4ler	-25
n4les	-26
n4lft	-15
n4lge	-20
n4lgt	-21
n4lie	-24
n4lig	-16
n4lin	-12
n4lke	-11
n4lle	-13
n4lls	-17
n4llt	-20
n4lon	-24
n4lor	-11
n4los	-13
n4lte	-33
n4lub	-9
n4lut	-9
n4mal	-11
n4mat	-14
n4mde	-13
n4mel	-30
n4men	-44
n4mer	14
n4mes	-20
n4mit	-35
n4mm	-17
n4mma	-18
n4mme	-17
n4mmt	-19
n4mpe	-21
n4mse	-17
n4n's	-11
n4na	-21
n4nal	-18
n4nat	-23
n4nde	-44
n4nee	-13
n4nem	-22
n4nen	-71
n4ner	-45
n4nes	-31
n4net	-20
n4nge	-40
n4ngs	-23
n4ngt	-35
n4nik	-24
n4nis	-21
n4nke	-25
n4nkt	-18
n4nna	-10
n4nne	-25
n4nns	-14
n4nnt	-25
n4nst	10
n4nun	-23
n4nus	-18
n4nzt	-14
n4obe	-35
n4och	-17
n4ode	-20
n4off	-25
n4ohn	-11
n4ohr	-10
n4oin	-13
n4ole	-18
n4oll	-16
n4ons	-11
n4opa	-11
n4opf	-15
n4ord	-18
n4ore	-14
n4orn	-19
n4ort	-27
n4osa	-13
n4ose	-23
n4oss	-23
n4ost	-12
n4ote	-24
n4ots	-12
n4our	-16
n4oße	-20
n4pdf	-8
n4pen	9
n4per	-14
n4pft	-24
n4pie	-11
n4piz	-12
n4ppe	-20
n4ppt	-13
n4pur	-9
n4rad	-9
n4rag	-20
n4ran	-22
n4rat	-26
n4rbe	-10
n4rde	-32
n4rei	-48
n4rem	-15
n4rer	-36
n4res	-22
n4rge	-8
n4rig	-25
n4rin	-26
n4rke	-23
n4rkt	-20
n4rma	-16
n4rnd	-23
n4rne	-22
n4rnt	-11
n4roh	-13
n4rom	-16
n4rre	-13
n4rry	-11
n4rst	-16
n4rte	-39
n4ruf	11
n4rum	-26
n4ruß	-21
n4rze	-18
n4rzt	-19
n4rät	-21
n4rüh	-20
n4sam	-21
n4san	-18
n4saß	-20
n4sch	-27
n4see	-12
n4sei	-17
n4sel	11
n4sen	-53
n4set	-25
n4sie	-17
n4ske	-12
n4sor	-19
n4sse	-42
n4sst	-24
n4ste	-25
n4süd	-15
n4t's	-13
n4tag	-28
n4tal	-12
n4tar	-12
n4tat	-19
n4ten	-15
n4ter	-20
n4tes	-32
n4tet	-24
n4tig	-29
n4tin	-33
n4tiz	-24
n4tke	-12
n4ton	-23
n4tor	-14
n4tos	-14
n4tte	-29
n4tu	-10
n4tur	-12
n4tut	-17
n4tze	-32
n4tzt	-32
n4tät	-12
n4tür	-25
n4uar	-10
n4ube	-15
n4ubt	-16
n4uen	-20
n4uer	-38
n4ufe	-18
n4uft	-23
n4uge	-20
n4ugt	-15
n4uhe	-17
n4uhr	-24
n4ule	-16
n4uli	-19
n4um	-46
n4ums	-20
n4und	-11
n4ung	12
n4uni	-11
n4unk	-9
n4upe	-11
n4urf	-22
n4urg	-20
n4urm	-15
n4urt	-9
n4uss	-22
n4ust	-13
n4ute	-18
n4utz	-17
n4ver	-35
n4von	-49
n4vor	-21
n4was	-67
n4weg	-17
n4wei	-42
n4wir	-70
n4wo	-27
n4xen	-24
n4zel	-12
n4zen	-41
n4zer	10
n4zig	-31
n4zug	-25
n4ßen	-31
n4ßer	-12
n4äch	-8
n4äge	-14
n4ägt	-17
n4äre	-19
n4ärt	-8
n4ärz	-10
n4äse	12
n4äte	-20
n4öhe	-11
n4ört	-17
n4öße	-16
n4übt	-12
n4ück	-20
n4ühl	-10
n4ürl	-18
n4üro	-25
n4üte	-25
n5aal	-15
n5aar	-15
n5aat	-17
n5abt	-14
n5ach	-13
n5ack	-13
n5ade	-11
n5adt	-12
n5afe	-15
n5aft	-20
n5ags	-21
n5ahl	-16
n5ahn	-9
n5ahr	-16
n5aib	-13
n5ail	-17
n5akt	-11
n5alb	-14
n5ald	-22
n5ale	-17
n5all	-21
n5als	-15
n5alt	-15
n5alz	-21
n5ame	-21
n5amm	-17
n5amt	-31
n5ang	-29
n5ank	-28
n5ann	-19
n5ans	-12
n5ant	-9
n5app	-9
n5ara	-13
n5are	-22
n5ark	-16
n5arm	-24
n5art	-23
n5ass	-58
n5ast	-27
n5ate	-13
n5att	-20
n5atz	-26
n5aub	-12
n5auf	-59
n5aum	-26
n5aus	-22
n5aut	-19
n5aw	-20
n5aße	-17
n5bad	-20
n5bar	-20
n5bat	-13
n5bau	-25
n5bei	-64
n5bel	-26
n5ben	-34
n5ber	-35
n5bes	-13
n5bor	-18
n5bot	-23
n5box	-23
n5bst	-23
n5bub	-15
n5che	-53
n5chs	-15
n5cht	-30
n5cke	-16
n5cks	-11
n5ckt	-29
n5das	-8
n5del	-9
n5dem	-36
n5den	-49
n5der	-38
n5des	-14
n5die	-23
n5din	-16
n5dio	-25
n5ebe	-9
n5ebt	-18
n5ech	-16
n5eck	-27
n5ede	-34
n5eft	-16
n5ege	-24
n5egt	-31
n5ehn	-28
n5ehr	-21
n5eht	-21
n5eib	-22
n5eid	-12
n5eil	-17
n5eim	-35
n5ein	-9
n5eis	-18
n5eit	-32
n5eiß	-10
n5eke	-15
n5ekt	-16
n5elb	-12
n5eld	-13
n5ele	-17
n5ell	-13
n5eln	-31
n5elt	-21
n5ema	-30
n5end	-21
n5ene	-14
n5enn	-10
n5ens	-26
n5ent	-26
n5enz	-15
n5enü	-15
n5ept	-18
n5era	-13
n5erd	16
n5ere	-39
n5erg	-21
n5erm	-22
n5ern	-36
n5ers	-14
n5ert	-25
n5ese	-28
n5est	-24
n5ett	-33
n5etz	-14
n5eue	-32
n5eun	-12
n5eur	-8
n5eut	-27
n5ezi	-17
n5eßt	-18
n5fel	-26
n5fen	-51
n5fer	-34
n5ffe	-17
n5fft	-13
n5fst	-15
n5für	-68
n5gal	-17
n5gel	-21
n5gen	-53
n5ger	-33
n5ges	-18
n5gin	-11
n5gst	-16
n5gte	-23
n5gut	-18
n5her	-48
n5hes	-33
n5hiv	-11
n5hle	-27
n5hlt	-19
n5hm	-13
n5hme	11
n5hmt	-25
n5hne	-43
n5hof	-24
n5hrt	-23
n5hst	-13
n5hte	-30
n5ias	-16
n5iat	-17
n5ibe	-11
n5ice	-10
n5ich	-48
n5ide	-15
n5ieb	-23
n5ied	-19
n5ief	-24
n5iel	-22
n5ien	-29
n5ier	-23
n5ies	-10
n5iet	-14
n5ieß	-15
n5ift	-21
n5ige	-25
n5igt	-15
n5ihe	10
n5ila	-14
n5ild	-9
n5ilo	-29
n5ilt	-14
n5im	-40
n5ima	-13
n5ind	-15
n5ing	-27
n5inn	-9
n5int	-15
n5ion	-35
n5ird	-46
n5irm	-8
n5is	-18
n5ise	-29
n5ist	-25
n5it	-12
n5ita	-21
n5ite	-25
n5itz	-17
n5ium	-10
n5ive	-11
n5ißt	-16
n5kam	-23
n5kel	-14
n5ken	-34
n5ker	-20
n5ket	-27
n5kku	-13
n5kte	-18
n5kus	-16
n5lag	-13
n5lar	-15
n5las	-20
n5lbe	-16
n5lde	13
n5lem	-18
n5ler	-16
n5les	-22
n5lge	-16
n5lgt	-9
n5lie	-19
n5lig	-12
n5lin	-9
n5lls	-24
n5llt	-23
n5lor	-8
n5los	-24
n5lte	-24
n5lut	-9
n5m/h	-10
n5mal	-26
n5mat	-18
n5mel	-17
n5men	-40
n5mer	-26
n5mie	-14
n5min	-21
n5mir	-8
n5mit	-24
n5mme	-15
n5mmt	-26
n5mpe	-13
n5mse	-13
n5n's	-17
n5na	-19
n5nal	-14
n5nat	-10
n5nde	-15
n5nem	-10
n5net	-20
n5ngs	-22
n5ngt	-14
n5nie	-17
n5nig	-11
n5nik	-26
n5nis	-11
n5niz	-8
n5nkt	-16
n5nne	-9
n5nns	-19
n5nnt	-30
n5not	-15
n5nte	13
n5nun	-16
n5nur	-10
n5nus	-16
n5obe	12
n5och	-22
n5ock	-12
n5off	-17
n5oft	-21
n5oin	-9
n5ois	-12
n5ole	-12
n5olt	-10
n5olz	-10
n5oma	-22
n5ope	-21
n5opf	-9
n5opp	-16
n5ord	-19
n5orm	-16
n5ort	-12
n5ose	-15
n5oss	-16
n5ote	-20
n5ott	-20
n5oße	-17
n5pel	-18
n5pen	-32
n5per	-12
n5pfe	-16
n5pft	-16
n5ppe	-19
n5ppt	-16
n5rab	-14
n5rad	-12
n5rag	-19
n5ran	13
n5rat	-25
n5ray	-18
n5rbe	-21
n5rde	-16
n5re	-12
n5rem	-18
n5rer	-27
n5res	-15
n5rgt	-13
n5rhs	-18
n5ria	-15
n5rig	-24
n5rin	-25
n5rke	-29
n5rkt	-21
n5rma	-12
n5rme	-19
n5rne	-21
n5rrn	-17
n5rrt	-17
n5rst	-14
n5rte	-28
n5rum	-21
n5ruß	-18
n5rze	-17
n5rzt	-18
n5rät	-14
n5sam	-15
n5saß	-17
n5see	-11
n5sel	-10
n5sen	-14
n5ser	-14
n5ses	-12
n5sie	-36
n5ske	-15
n5sor	-16
n5sse	-41
n5sst	-19
n5ste	-40
n5t	-10
n5t's	-15
n5tag	-31
n5tal	-16
n5tel	-40
n5tem	-17
n5ten	-69
n5ter	-42
n5tes	-27
n5tet	-26
n5tig	-15
n5tin	-24
n5tiz	-20
n5ton	-23
n5top	-11
n5tor	-11
n5tos	-19
n5tra	-22
n5tte	-31
n5tum	-21
n5tur	-23
n5tut	-17
n5tzt	-23
n5tür	-19
n5tüv	-11
n5uar	-15
n5ube	-12
n5ubt	-10
n5uch	-27
n5uck	-25
n5uen	-47
n5uer	-20
n5ues	-23
n5ufe	-21
n5uft	-27
n5uge	-16
n5uhe	-24
n5ule	-16
n5uli	-11
n5um	-43
n5ums	-15
n5und	-11
n5uni	-12
n5upe	-10
n5ure	-14
n5urf	-14
n5urm	-22
n5urs	-15
n5use	-15
n5usm	-13
n5uss	-15
n5ust	-12
n5ute	-15
n5utz	-25
n5va	-24
n5ver	-29
n5von	-49
n5vor	-15
n5vus	-15
n5wei	-30
n5wer	-41
n5wie	13
n5wir	-65
n5wo	-17
n5xen	-10
n5xis	-9
n5zen	-36
n5zer	-25
n5zig	-32
n5zug	-36
n5ßer	-17
n5äge	15
n5ält	-14
n5ärz	-16
n5öhe	-14
n5ück	-18
n5üft	-19
n5üge	-18
n5üle	-20
n5ünn	-18
n5üro	-22
n6aar	-13
n6ach	-39
n6ack	-18
n6ade	-14
n6aft	-30
n6age	-33
n6ags	-15
n6agt	-14
n6ahl	-22
n6ahn	-11
n6aib	-15
n6akt	-10
n6alb	-19
n6ald	-21
n6ale	-23
n6all	-15
n6als	-16
n6alt	-16
n6alz	-18
n6ame	-19
n6amm	-18
n6amt	-13
n6and	-41
n6ane	-10
n6ang	-29
n6ank	-18
n6ann	-29
n6ans	-10
n6anz	-24
n6ard	-19
n6are	-23
n6ark	-13
n6arm	-11
n6arn	-21
n6art	-26
n6ast	-22
n6ate	-19
n6att	-22
n6atz	-30
n6auf	-54
n6aum	-34
n6aun	-10
n6aus	-21
n6aße	-22
n6bad	-27
n6bau	16
n6bei	-56
n6ben	-40
n6ber	-21
n6box	-18
n6bst	-28
n6bts	-13
n6che	-52
n6chs	-15
n6cht	-38
n6cke	-10
n6ckt	-34
n6dan	-15
n6das	-22
n6del	-15
n6dem	-30
n6den	-41
n6der	-64
n6det	-20
n6die	-12
n6din	-13
n6dys	-14
n6ede	-36
n6efe	-10
n6eft	-12
n6egt	-23
n6ehe	-13
n6ehn	-28
n6ehr	-24
n6eht	-17
n6eid	-18
n6eim	-35
n6ein	-69
n6eis	-17
n6eit	-35
n6eiß	-10
n6ekt	-14
n6eld	-8
n6ele	-12
n6eln	-23
n6elt	-21
n6ema	-26
n6end	-30
n6ene	-26
n6enk	-18
n6enn	11
n6ens	-23
n6ent	-20
n6enz	-17
n6era	-17
n6erd	-23
n6erk	-11
n6erm	-16
n6ers	-13
n6ert	-32
n6es	-26
n6ese	-10
n6est	-13
n6ett	-27
n6etz	-22
n6eue	14
n6eum	-19
n6eun	-16
n6eur	-16
n6eut	-16
n6ext	-17
n6ezi	-10
n6eßt	-20
n6fee	-18
n6fel	-9
n6fen	-48
n6fer	-27
n6ffe	-12
n6fte	-14
n6fuß	-17
n6für	-56
n6gal	-21
n6gel	-19
n6ger	-33
n6ges	-9
n6gin	-10
n6gte	-26
n6gut	-20
n6gäu	-11
n6hat	-17
n6hau	-18
n6hem	-12
n6hen	-66
n6her	-39
n6hes	-21
n6hin	-13
n6hiv	-14
n6hle	-24
n6hme	-35
n6hne	-28
n6hof	-18
n6hol	-9
n6hre	-22
n6hrt	-11
n6hst	-21
n6hte	-31
n6hts	-15
n6huh	-19
n6ias	-14
n6iat	-14
n6ibe	-18
n6ibt	-30
n6ich	-33
n6ick	-13
n6ieb	-22
n6ied	-20
n6ief	-21
n6ien	-17
n6ier	-31
n6ies	-18
n6iff	-14
n6ift	-21
n6ige	-24
n6igt	-10
n6ihe	-20
n6ilo	-9
n6ilt	-22
n6im	-44
n6ima	-13
n6ina	-10
n6ine	-41
n6ing	-32
n6inn	-19
n6ino	-21
n6int	-12
n6ird	-35
n6irm	-16
n6irt	-11
n6ise	-28
n6iss	-13
n6ist	-27
n6ite	-12
n6itt	-17
n6itz	-17
n6ive	-14
n6ißt	-15
n6kam	-16
n6kay	-14
n6kel	-22
n6ken	-35
n6ker	-22
n6ket	12
n6kku	-16
n6kte	-19
n6kus	-12
n6lag	-13
n6lan	-8
n6lar	-14
n6lat	-11
n6lay	-15
n6lbe	-9
n6lde	-21
n6len	-10
n6ler	-34
n6les	-28
n6lge	-12
n6lgt	-20
n6lie	-17
n6lke	-9
n6lle	-35
n6llt	-27
n6los	-20
n6lte	-27
n6lze	-10
n6mag	-13
n6mal	-17
n6men	-36
n6mer	-34
n6mit	-34
n6mma	-15
n6mme	-18
n6mmt	-16
n6mpe	-20
n6mpf	-15
n6n	-8
n6nal	-15
n6nat	-16
n6nee	-16
n6nem	-10
n6nen	-8
n6ner	-38
n6nes	-13
n6net	-14
n6nge	-30
n6ngs	-18
n6ngt	-37
n6nie	-19
n6nik	-13
n6nis	-9
n6nja	-10
n6nke	-26
n6nkt	-17
n6nna	-11
n6nne	-9
n6nns	-17
n6nnt	-29
n6nst	-33
n6nte	-32
n6nto	-8
n6nun	-8
n6nus	-23
n6nze	-17
n6obe	-31
n6och	-22
n6off	-25
n6oft	-13
n6ohn	-11
n6oin	-15
n6ole	-14
n6olf	-14
n6oll	-13
n6olt	-13
n6olz	-15
n6opf	-12
n6ord	-19
n6ose	-22
n6ost	-18
n6ote	-21
n6our	-14
n6oße	-20
n6pel	-17
n6pen	-40
n6per	-9
n6pfe	-11
n6pft	-23
n6pie	-17
n6ppe	-16
n6ppt	-13
n6rag	-11
n6rat	-16
n6rbe	-20
n6rde	-12
n6rei	-29
n6rem	-9
n6rer	-23
n6res	-18
n6rin	-25
n6rke	-16
n6rkt	-13
n6rme	-9
n6rnd	-20
n6rne	-12
n6rnt	-9
n6rom	-8
n6roß	-14
n6rte	-16
n6ruf	-15
n6rum	-30
n6ruß	-14
n6rze	-20
n6rät	-8
n6rüh	-16
n6sch	-26
n6sel	-34
n6ser	-42
n6set	-21
n6sie	-33
n6ske	9
n6sor	-21
n6sse	-31
n6sst	-13
n6ste	-38
n6t	-17
n6t's	-16
n6tag	-45
n6tel	-30
n6tem	-18
n6ten	-10
n6ter	-44
n6tes	-28
n6tet	-27
n6tig	-26
n6til	-10
n6tin	-20
n6ton	-18
n6tte	-22
n6tur	-23
n6tze	-29
n6tzt	-25
n6tür	-21
n6tüv	-14
n6uar	-15
n6ube	-15
n6ubi	-14
n6uch	-24
n6uck	-29
n6uer	-18
n6ues	-21
n6ufe	-14
n6uft	-27
n6uge	-16
n6uhe	-23
n6uhl	-16
n6um	-39
n6ums	-15
n6und	-16
n6uni	-12
n6unk	-9
n6ure	-15
n6urf	-20
n6urg	-11
n6urt	-10
n6urz	12
n6use	-12
n6uss	-21
n6ust	-15
n6ute	-23
n6utz	-10
n6von	-45
n6was	-12
n6wer	-15
n6wir	-52
n6wo	-35
n6xen	-13
n6zen	-36
n6zer	-17
n6zig	-29
n6zug	-29
n6ßen	-29
n6ßes	-13
n6äch	-10
n6ält	-14
n6ärt	-20
n6äte	-16
n6öhe	-10
n6ühr	-13
n6üle	-22
n6ürl	-14
n6üro	-21
n7aar	-13
n7abe	-15
n7ack	-12
n7ade	-15
n7adt	-11
n7afe	-11
n7aft	-13
n7age	-22
n7ags	-22
n7ahn	-12
n7ahr	-22
n7aib	-21
n7alb	-19
n7ald	-13
n7ale	-24
n7all	-15
n7alt	-20
n7alz	-10
n7ame	-14
n7amm	-13
n7amt	-29
n7and	-31
n7ane	-9
n7ang	-34
n7ank	-13
n7ann	-24
n7ant	-15
n7anz	-17
n7ard	-21
n7are	-24
n7arm	-26
n7art	-22
n7ass	-49
n7ast	-12
n7atz	-20
n7aue	-21
n7auf	-49
n7aum	-23
n7aus	-22
n7aut	-15
n7aw	-23
n7aße	-20
n7bad	-11
n7bar	-16
n7bau	-36
n7bel	-10
n7ben	-47
n7ber	-39
n7bot	-23
n7box	-8
n7bst	-22
n7bts	-13
n7bus	-21
n7che	-10
n7cht	-40
n7cke	-18
n7cks	-13
n7ckt	-19
n7das	-62
n7dem	-35
n7der	-20
n7det	-30
n7di	-14
n7die	-31
n7din	-15
n7dwo	-9
n7dys	-16
n7eam	-19
n7ebt	-18
n7eck	11
n7ede	-27
n7efe	-12
n7eft	-9
n7ege	-15
n7egt	-23
n7ehn	-22
n7ehr	-25
n7eht	-21
n7eib	-17
n7eil	-15
n7eim	-32
n7eis	-15
n7eit	-33
n7eiß	-15
n7eke	-12
n7ekt	-17
n7eld	-8
n7eln	-19
n7elt	-24
n7ema	-23
n7end	-16
n7ene	-21
n7enn	-8
n7ens	-19
n7ent	-17
n7erd	-9
n7ere	-26
n7erg	-16
n7ern	-33
n7ert	-25
n7es	-46
n7ese	-28
n7est	-16
n7ett	-31
n7eue	-13
n7eur	-11
n7ezi	-12
n7fee	-15
n7fel	-19
n7fer	-25
n7ffe	-17
n7fft	-14
n7fst	-14
n7fte	-29
n7für	-54
n7gel	-25
n7gen	-15
n7ger	-30
n7ges	-20
n7gin	-12
n7gte	-12
n7her	-41
n7hes	-12
n7hiv	-13
n7hlt	-14
n7hme	-40
n7hne	-31
n7hnt	-14
n7hof	-30
n7hop	-9
n7hrt	-12
n7hst	-14
n7hte	-21
n7hts	-17
n7hur	-24
n7ias	-11
n7iat	-16
n7ibe	-25
n7ibt	-21
n7ice	-22
n7ich	-37
n7ieb	-13
n7ief	-20
n7ien	-10
n7ier	-8
n7ies	-10
n7iet	-8
n7ift	-14
n7ige	-26
n7ihe	-21
n7ile	-22
n7ilo	-17
n7im	-45
n7ine	-14
n7ing	-16
n7ino	-22
n7ion	-33
n7ird	-30
n7irk	-14
n7ise	-22
n7iss	-17
n7ist	9
n7ite	-22
n7itt	-40
n7ißt	-10
n7kel	-11
n7ken	-24
n7ker	-20
n7ket	-16
n7kku	-18
n7kte	-12
n7lag	-9
n7lan	-9
n7lar	-17
n7lbe	-18
n7lch	-12
n7lde	-14
n7len	-52
n7ler	-20
n7les	-26
n7let	-10
n7lge	-9
n7lig	-9
n7lle	-32
n7llt	-19
n7los	-19
n7lte	-28
n7lut	-16
n7mat	-13
n7mel	-11
n7mer	-21
n7min	-19
n7mit	-28
n7mme	-10
n7mpe	-12
n7mpf	-10
n7mse	-9
n7na	-17
n7nal	-21
n7nat	-18
n7nde	-26
n7nds	-10
n7nem	-13
n7nen	-52
n7ner	-24
n7nes	-21
n7net	-29
n7nge	-24
n7ngs	-13
n7ngt	12
n7nie	-13
n7nig	-16
n7nik	-18
n7nis	-9
n7nke	-18
n7nns	-16
n7nnt	-16
n7nst	-16
n7nte	-23
n7nun	-15
n7nus	-16
n7obe	-34
n7och	-12
n7off	-19
n7oin	-14
n7ole	-13
n7olf	-13
n7oll	-14
n7ons	-18
n7op	-12
n7opf	-9
n7opp	-9
n7ort	-24
n7ose	-20
n7ote	-14
n7pel	-12
n7pen	-20
n7pft	-17
n7ppt	-15
n7rat	-17
n7rde	-10
n7red	-20
n7rei	-33
n7rem	-14
n7ren	-16
n7rer	-29
n7res	-21
n7ria	-16
n7rig	-29
n7rin	-27
n7rkt	-24
n7rma	-15
n7rme	-16
n7rnd	-12
n7rne	-15
n7rob	-9
n7roh	-14
n7rry	-8
n7rst	-19
n7rte	-29
n7ruf	-20
n7rum	-18
n7rät	-18
n7sam	-17
n7sch	-29
n7sel	-42
n7sen	-25
n7ser	-40
n7sie	-28
n7sse	-22
n7sst	-10
n7ste	-29
n7t's	-17
n7tag	-36
n7tel	-31
n7tem	-19
n7ten	-20
n7ter	-32
n7tes	-21
n7tet	-29
n7tin	-18
n7tiz	-12
n7ton	-14
n7tor	-18
n7tos	-13
n7tra	-8
n7tte	-16
n7tut	-21
n7tze	-21
n7tzt	-26
n7tür	-12
n7uar	-9
n7ube	-12
n7uch	-24
n7uck	-23
n7uen	-25
n7uer	-18
n7ufe	-15
n7uge	-16
n7uhl	-13
n7uhr	-16
n7uhu	-22
n7ule	-9
n7uli	-11
n7ult	-10
n7ums	-28
n7und	-15
n7ung	-64
n7uni	-8
n7upe	-10
n7upt	-11
n7urg	-21
n7use	-19
n7uss	-14
n7ute	-17
n7ver	-22
n7von	-35
n7wei	-15
n7wer	-28
n7wir	-70
n7wo	12
n7xen	-9
n7zen	-39
n7zer	-31
n7zig	-29
n7zte	-23
n7zug	-13
n7ßen	-14
n7ßer	-15
n7ßig	-21
n7äge	-14
n7ähr	-19
n7ält	-17
n7äse	-21
n7äte	-19
n7öhe	-10
n7ürl	-11
n7ürs	-19
n7üte	-19
n8aar	-17
n8abe	-40
n8ach	-37
n8aft	-19
n8age	-27
n8ags	-26
n8ahl	-20
n8ahn	-11
n8ahr	-16
n8alb	-14
n8ald	-10
n8ale	-12
n8all	-11
n8alt	-17
n8amm	-18
n8amt	-18
n8and	-32
n8ang	-18
n8ank	-14
n8ann	-24
n8ans	-9
n8anz	-11
n8app	-16
n8arn	-14
n8art	-25
n8ase	-13
n8ass	-43
n8ast	-18
n8ate	-13
n8atz	-23
n8aub	-9
n8aum	-25
n8aus	-13
n8aut	-11
n8aße	-24
n8bad	-23
n8bar	-15
n8bau	-22
n8bei	-44
n8bel	-11
n8ben	-34
n8ber	-32
n8bes	-10
n8bst	-13
n8bts	-10
n8che	-35
n8cht	-24
n8cke	-18
n8ckt	-18
n8das	-43
n8del	-9
n8dem	-28
n8den	-23
n8der	-47
n8det	-15
n8die	-27
n8dit	-9
n8dys	-20
n8ebt	-31
n8eck	-9
n8ede	-23
n8ege	-15
n8egt	-15
n8ehn	8
n8ehr	-12
n8eht	8
n8eid	-12
n8eih	-11
n8eil	-14
n8eim	-30
n8ein	-35
n8eis	-20
n8eit	-22
n8eke	-8
n8ekt	-18
n8ell	-11
n8eln	-10
n8els	-17
n8elt	-20
n8ema	-19
n8end	-15
n8ene	-16
n8enn	-43
n8ens	-19
n8ent	-18
n8ept	-10
n8ere	-20
n8erm	-18
n8ern	-31
n8ert	-26
n8es	-43
n8ese	-18
n8est	-13
n8ett	-26
n8eue	-34
n8eun	-13
n8eut	-12
n8ezi	-13
n8eßt	-11
n8fel	-19
n8fer	-18
n8ffe	-14
n8fst	-12
n8fte	-9
n8für	-47
n8gel	-14
n8gen	-58
n8ger	-17
n8ges	-21
n8gig	-8
n8gte	-14
n8hat	-14
n8hen	-54
n8her	-39
n8hes	-22
n8hle	-20
n8hlt	-12
n8hme	-43
n8hne	-20
n8hof	-13
n8hol	-10
n8hrt	-14
n8hse	-10
n8hst	-18
n8hte	-12
n8hts	-9
n8hur	-25
n8ias	-10
n8iat	-17
n8ibt	-13
n8ich	-31
n8ieb	-10
n8iel	-12
n8ier	-12
n8ies	-13
n8ift	-21
n8ige	-15
n8igt	-13
n8ihe	-15
n8ila	-11
n8ild	-14
n8ile	-10
n8ilo	-16
n8ilt	-14
n8im	-36
n8ine	-34
n8ing	-11
n8ino	-19
n8int	-17
n8ion	-27
n8ird	-30
n8irk	-13
n8ise	-29
n8iss	-11
n8ist	-14
n8itt	-18
n8itz	-11
n8iße	-21
n8kam	-25
n8kel	-14
n8ken	-29
n8ker	-21
n8kte	-8
n8lag	-9
n8lar	-13
n8len	9
n8ler	-12
n8les	-16
n8lge	-11
n8lie	-17
n8lin	-15
n8lle	-19
n8llt	-12
n8lte	-26
n8lts	-12
n8mal	-11
n8men	-8
n8mer	-21
n8mes	-20
n8mit	-14
n8ml	-11
n8mmt	-22
n8mpe	-16
n8mse	-12
n8nde	-26
n8ned	-17
n8nen	-43
n8ner	-12
n8nes	-17
n8net	-10
n8nge	-29
n8ngt	-24
n8nie	-13
n8nik	-19
n8niz	-14
n8nke	16
n8nnt	-24
n8nst	-13
n8nte	-25
n8nus	-17
n8obe	10
n8och	-11
n8off	-12
n8oin	-13
n8oll	-18
n8opf	-12
n8opp	-13
n8osa	-12
n8ose	-12
n8ost	-14
n8ote	-9
n8oße	-16
n8pen	-15
n8pft	-20
n8r's	-14
n8rab	-17
n8rag	-9
n8rat	-17
n8rbe	-12
n8rei	-32
n8rem	-20
n8ren	-53
n8rer	-30
n8res	-23
n8rin	-23
n8rkt	12
n8rma	-11
n8rme	-10
n8rnd	-18
n8rob	-13
n8rte	-12
n8rum	-27
n8rze	-9
n8rzt	-16
n8rät	-8
n8rüh	-17
n8sam	-16
n8sch	-29
n8sel	-31
n8sem	-14
n8sen	-31
n8ser	-44
n8sie	-22
n8sse	-21
n8sst	-13
n8ste	-24
n8tag	-31
n8tat	-21
n8tel	-31
n8ten	-59
n8ter	-25
n8tes	-15
n8tet	-29
n8tig	-25
n8tin	-27
n8tor	-11
n8tte	-20
n8tur	-22
n8tze	-23
n8tzt	-12
n8tür	-15
n8tüv	-14
n8uch	-17
n8uck	-23
n8uen	-28
n8uer	-18
n8ues	-22
n8uft	-16
n8uge	-9
n8uhe	-21
n8uhl	-10
n8ult	-14
n8um	-32
n8und	-15
n8ung	-59
n8uni	-12
n8urg	-21
n8use	-20
n8uss	-21
n8ust	-12
n8ute	-14
n8ver	-18
n8von	-32
n8vor	-13
n8weg	-9
n8wei	-19
n8wer	-21
n8wie	10
n8wir	-54
n8wo	-26
n8xen	-9
n8zen	14
n8zer	-23
n8zig	-18
n8zug	-23
n8äch	-25
n8äge	-17
n8ärz	-12
n8äte	-8
n8ört	-8
n8ück	-14
n8üft	-8
n8üge	-14
n9aal	-10
n9aar	-17
n9abe	-24
n9ach	-16
n9ack	-13
n9adt	-18
n9aft	-11
n9age	-23
n9ags	-17
n9agt	-15
n9ahn	-12
n9ahr	-11
n9aib	-14
n9ake	-16
n9alb	-20
n9ald	-15
n9ame	-9
n9amm	-11
n9amt	-13
n9and	-31
n9ang	-11
n9ank	-14
n9ann	-14
n9are	-10
n9arm	-24
n9art	-15
n9ase	-16
n9ass	-40
n9ast	-15
n9atz	-15
n9auf	-30
n9aum	-27
n9aus	-28
n9bar	-19
n9bei	-43
n9ben	-26
n9ber	-24
n9bes	-15
n9bst	-25
n9che	-27
n9cht	-31
n9cke	-10
n9ckt	-25
n9das	-40
n9dem	-22
n9den	-28
n9der	11
n9des	-13
n9det	-11
n9die	-10
n9eck	-16
n9ede	-21
n9ege	-19
n9egt	-14
n9ehn	-15
n9eib	-14
n9eil	-16
n9eim	-41
n9ein	-41
n9eis	-13
n9eit	-11
n9ekt	-15
n9ele	-14
n9eln	-14
n9elt	-9
n9end	-18
n9ene	-14
n9ens	-21
n9ent	-16
n9ept	-8
n9ere	-10
n9erg	-20
n9ern	-25
n9ers	-15
n9ert	-13
n9es	-47
n9ese	-18
n9est	-24
n9ett	-19
n9etz	-13
n9eue	-9
n9eum	-21
n9eut	-13
n9ezi	-12
n9eßt	-16
n9fel	-12
n9fer	-19
n9ffe	-8
n9fst	-16
n9fte	-11
n9für	-21
n9gel	-15
n9ger	-24
n9ges	-13
n9gte	-11
n9hen	-41
n9her	-36
n9hle	-20
n9hlt	-11
n9hme	-36
n9hmt	-13
n9hne	-13
n9hof	-16
n9hre	-14
n9hrt	-9
n9hte	-16
n9ibe	-10
n9ibt	-18
n9ice	-14
n9ich	-24
n9ick	-10
n9ide	-9
n9ied	13
n9ien	-11
n9ier	-14
n9ift	-18
n9ihe	-20
n9ild	-14
n9ilo	-16
n9ilt	-12
n9im	-25
n9ine	-25
n9ing	-15
n9inn	-13
n9int	-19
n9ird	-17
n9ise	-16
n9ist	-13
n9ite	-11
n9itt	-30
n9itz	-12
n9ißt	-13
n9kam	-9
n9kay	-16
n9kel	-9
n9ken	-26
n9ker	-15
n9kte	-10
n9lag	-12
n9lar	-14
n9len	-28
n9ler	-12
n9les	-17
n9lie	-13
n9lke	-12
n9lle	-21
n9llt	-15
n9lot	-10
n9lte	-23
n9lus	-16
n9mal	-13
n9men	-25
n9mer	-17
n9mes	-11
n9mit	-9
n9mmt	-12
n9mpe	-13
n9mpf	-11
n9mse	-12
n9nat	-8
n9nde	-28
n9nen	-26
n9ner	-15
n9net	-14
n9nge	-16
n9ngs	-14
n9ngt	-19
n9nns	-11
n9nnt	-9
n9nst	-18
n9nus	-10
n9och	-16
n9olf	-11
n9oll	-10
n9olz	-19
n9opf	-9
n9orb	-14
n9oro	-14
n9ort	-17
n9ose	-19
n9oss	-14
n9ots	-9
n9pen	-30
n9pft	-12
n9ppe	-15
n9ppt	-10
n9r's	-12
n9ran	-27
n9rde	-11
n9red	-21
n9ren	-30
n9rer	-21
n9rin	-26
n9rot	-17
n9rst	-14
n9rte	-24
n9ruf	-11
n9rum	-25
n9rzt	-12
n9rüh	-14
n9sch	9
n9sel	-28
n9ser	-37
n9sie	-19
n9son	-10
n9sse	-18
n9sst	-12
n9ste	-18
n9tag	-23
n9teg	-25
n9tel	-14
n9ten	-33
n9ter	-21
n9tes	-8
n9tet	-28
n9tig	-18
n9tin	-11
n9tiz	-12
n9tos	-11
n9tte	-19
n9tze	-24
n9tzt	-10
n9tür	-13
n9tüv	-9
n9uch	-18
n9uck	-12
n9uen	-13
n9uer	-24
n9ues	-18
n9ufe	-14
n9uft	-18
n9uli	-8
n9um	-25
n9ung	-47
n9urf	-14
n9urg	-12
n9use	-13
n9usm	-9
n9uss	-10
n9utz	-22
n9ver	-12
n9von	-32
n9wei	-13
n9wer	-20
n9wie	14
n9wir	-54
n9xen	-20
n9zen	-19
n9zer	-10
n9zig	-13
n9zug	-9
n9äge	-21
n9ähr	-21
n9ärt	-17
n9ärz	-10
n9ühr	-9
n9üst	-13
~abbau	13
~abbauen	-12
~abdecken	-12
~abdrehen	-19
~abdrücken	15
~abend	12
~abendfrieden	-13
~abends	15
~abfahrt	-13
~abfahrtskontrolle	13
~abfotografieren	-11
~abfragen	-13
~abfüllen	-11
~abgedeckt	-16
~abgeholt	11
~abgelesen	-14
~abgemacht	-13
~abgemeldet	-14
~abgeschlossen	-18
~abgetastet	-17
~abgetippt	11
~abgezogen	-17
~abgleichen	-18
~abhaken	-14
~abheften	-17
~abholen	-16
~abholer	-17
~abholung	11
~abhängen	-23
~abhören	-14
~abkehren	-17
~abkleben	-22
~abkühlen	-18
~ablage	10
~ablassen	-15
~ablauf	30
~ablehnung	-13
~ablesen	-31
~abluft	-13
~abmelden	-21
~abnahme	11
~abnehmen	-26
~abrechnung	9
~abriss	-13
~absatz	12
~absaugen	10
~absaugung	-19
~abschluss	-13
~abschlussarbeiten	16
~abschnitt	-19
~absperrung	-13
~abstand	-27
~abstimmung	-12
~absuchen	-22
~abtasten	-23
~abteilung	-27
~abtippen	-17
~abwarten	-26
~abwasser	-14
~abweichung	-25
~abwischen	-17
~abziehen	-8
~aceton	-14
~ach	-20
~achse	-14
~acht	12
~achten	-11
~achtung	-19
~achtzehn	-17
~achtzig	-22
~adler	-9
~adresse	10
~advent	-18
~ahrens	-13
~aigner	-11
~akku	-18
~akt	-12
~akte	-9
~akten	-21
~alarm	10
~alarmiert	-19
~alfons	-10
~algen	14
~alkohol	-17
~allein	-8
~alleine	14
~allem	10
~allen	9
~allergie	-20
~allergien	-27
~alles	-16
~allgäu	-16
~alois	-8
~als	-15
~also	13
~altbau	12
~alten	-11
~alter	-12
~altes	-18
~ampel	-12
~amtsgericht	-15
~amtsleitung	-15
~anbei	17
~andere	-10
~anderen	-35
~anderes	19
~anders	14
~andersrum	10
~anderthalb	15
~andrücken	-9
~anfahren	-14
~anfang	10
~anfangen	14
~anfassen	-15
~anfordern	-10
~anfrage	-12
~angaben	13
~angebot	11
~angebrochene	-17
~angefordert	8
~angehörige	-11
~angehörigen	-28
~angelegt	-19
~angenommen	-17
~angerufen	-29
~angesehen	-16
~angesetzt	-15
~angestellt	-12
~angestellte	-12
~angestellten	19
~angießen	-17
~angst	-15
~angucken	-15
~anhaken	-13
~anheben	-14
~anhänger	13
~anke	-18
~anker	13
~anklicken	-18
~anklopfen	-9
~ankommen	21
~ankunft	-19
~anlass	-27
~anleitung	17
~anmeldung	-16
~anmerkung	-21
~anna	-13
~annahme	12
~annimmt	9
~anrufer	9
~anrühren	8
~ansagen	-20
~anschauen	-32
~anschließen	-9
~anschließend	-16
~anschreiben	-15
~ansehen	-34
~ansprechen	-21
~anstellen	9
~antippen	-17
~antirutschmatte	-9
~antrag	-16
~antwort	-19
~antwortet	-21
~anwalt	12
~anweisung	24
~anweisungen	-9
~anwesend	-26
~anwärmen	-27
~anzahl	-8
~anziehen	-22
~anzuzeigen	-15
~anzünden	-11
~apotheker	-13
~app	-17
~arbeit	-18
~arbeite	-13
~arbeiten	-12
~arbeitet	-32
~arbeitsanweisung	14
~archivleitung	-9
~artikel	-15
~arzt	-32
~assistentin	-15
~audit	-19
~auf	-8
~auffahren	10
~auffüllen	-23
~aufgebrochen	-18
~aufgehoben	-16
~aufgeschrieben	19
~aufguss	11
~aufhalten	-16
~aufheben	-16
~aufhängen	-23
~aufhören	-11
~aufkleber	-19
~auflage	-21
~auflegen	-21
~auflösen	-21
~aufmachen	-17
~aufnehmen	10
~aufrecht	11
~aufrufen	-13
~aufs	-9
~aufschneiden	-11
~aufschreiben	13
~aufsicht	-17
~aufsprechen	10
~aufstellen	-26
~aufstieg	9
~auftrag	13
~auftragsnummer	-19
~auftragszettel	-17
~aufzeichnungen	-9
~aufzug	14
~augen	-13
~aus	-9
~ausarbeiten	-18
~ausbilder	-12
~ausdruck	-14
~ausdrucken	-31
~ausdrücken	12
~ausfahrt	-14
~ausfall	-20
~ausfertigung	-15
~ausformulieren	-15
~ausformulierung	10
~ausfällt	12
~ausfüllen	-25
~ausgang	9
~ausgangslage	-16
~ausgebaut	-21
~ausgeben	-19
~ausgehändigt	-13
~ausgelöst	-18
~ausgenommen	-13
~ausgeschlossen	-16
~ausgeschöpft	-19
~ausgestellt	-15
~aushang	13
~ausheben	9
~aushilfe	-25
~aushängen	-13
~auskratzen	-12
~auslassen	-14
~auslauf	-12
~ausleihe	11
~auslesen	-18
~auslösen	-17
~ausm	-11
~ausmachen	-17
~ausnahme	-19
~ausreden	-19
~ausräumen	-19
~ausschließlich	-16
~ausschneiden	-15
~aussen	-13
~aussortieren	-18
~ausspülen	-22
~ausstellen	-12
~ausstellung	9
~ausweis	-35
~ausweise	-20
~auswertung	-15
~auszubildenden	-13
~auto	-38
~autoklaven	-17
~automat	-13
~automaten	9
~automatisch	-11
~autor	-21
~autos	12
~außen	-23
~außer	-23
~außerdem	-27
~aylin	-19
~azubi	-18
~azubis	-15
~baby	-15
~bagger	-11
~bahn	-8
~bahnen	-24
~bahnhof	-27
~ballen	-17
~band	-26
~bande	-10
~bank	10
~bar	8
~bargeld	-17
~basteln	11
~bat	-20
~batterie	-19
~bauch	-16
~bauen	-13
~bauhof	17
~baum	-8
~baustelle	-19
~beanstandet	-18
~beantwortet	-14
~bearb	-15
~bearbeitet	-14
~becher	-17
~becken	9
~beckenwasser	-13
~bediener	-18
~bedient	-19
~beeren	-13
~befall	-13
~befreien	14
~befund	-22
~beginnen	-11
~beginnend	-11
~beginnt	-23
~beglaubigte	10
~begleitet	-15
~begleitung	9
~begleitzettel	-11
~begrüßen	-22
~begrüßt	11
~behalten	-20
~behandelt	15
~behauptet	-16
~behälter	-18
~behörde	-16
~bei	18
~beide	-40
~beider	-10
~beides	-13
~beidseitig	-12
~beim	16
~bein	-14
~beine	-24
~beisein	-18
~bekannte	-18
~belag	-17
~beleg	-26
~belege	-15
~belegt	-20
~beleidigt	-9
~bemängelt	-26
~benutzen	-20
~benutzte	17
~beobachten	-12
~berechnet	-17
~bereich	-23
~bereit	-24
~bereits	-13
~bereitschaft	-18
~bereitschaftsdienst	-27
~berg	-14
~bergbahnen	-21
~bergstation	-15
~bericht	-18
~berichtet	-13
~bernd	-16
~berührt	-12
~bescheid	-32
~bescheinigung	-18
~beschluss	-23
~beschreiben	-14
~beschrieben	19
~beschriften	-26
~beschriftet	-20
~beschwerde	-20
~beschwert	-16
~beschäftigte	-16
~besitzer	-31
~besorgt	-19
~besprechung	-19
~bestand	8
~bestatter	-18
~bestattungshaus	-13
~besteht	-22
~bestellt	-21
~bestätigt	-19
~bestätigung	-12
~besucher	-22
~beteiligten	-16
~betr	12
~betrag	-15
~betreff	27
~betreiben	-17
~betreten	-20
~betreue	-11
~betreuen	-20
~betreut	-22
~betriebsanweisung	-19
~betriebsleiter	-16
~betriebsleitung	-19
~betriebsrat	-22
~betriebstagebuch	-9
~betrifft	-16
~betritt	-16
~betroffenen	-9
~bett	10
~betten	-15
~betäubungsmittel	-11
~beulen	-13
~beutel	-10
~bevor	-15
~bevölkerung	-20
~bewegt	-18
~bewohner	-14
~bezahlt	-30
~beziehen	9
~bezirk	-19
~bezugsperson	-10
~biel	-19
~bienen	-10
~bietet	-12
~bild	-26
~bilder	-19
~bildschirm	-21
~bindemittel	-15
~binden	11
~bindet	-22
~binnen	-25
~birgit	-15
~bis	25
~bisherige	-22
~bist	-19
~bitte	34
~blase	12
~blau	-18
~blaue	-27
~blaulicht	-8
~bleib	-12
~bleiben	-35
~bleistift	-19
~blick	-19
~blind	-10
~blinkt	-20
~blister	-12
~blitz	-10
~block	-20
~bloß	-8
~blumenladen	-12
~blutdruck	-11
~blutproben	22
~blutverdünnern	-19
~blutzucker	-10
~blätter	-20
~blättert	-15
~boden	-17
~bogen	-27
~bohlen	-20
~bolzen	-14
~bon	-22
~boot	-11
~boote	-11
~boten	-14
~box	-13
~brand	-25
~brandgefahr	-10
~brandl	-20
~brauch	-27
~brauchen	27
~braucht	16
~brauchts	-16
~brautmutter	-17
~bravo	-18
~brechen	-18
~bremse	-13
~bremsen	-9
~brennbare	-9
~brenner	-9
~brett	-22
~brief	-30
~briefe	-9
~briefkasten	-14
~brille	-23
~bringen	21
~bringt	-28
~brot	-22
~brote	-19
~bruch	-17
~brutzeit	-11
~brötchen	-12
~bub	-15
~buch	-26
~buchbinderei	-12
~buche	-16
~buchen	-15
~bucht	10
~bug	-10
~bunkern	17
~burg	-16
~bus	-21
~bzw	-15
~bäcker	-16
~bäckerei	-9
~bälle	-21
~bände	-15
~böen	-10
~bögen	9
~bücherei	-17
~bürger	-24
~bürgermeister	-21
~büro	-17
~bürsten	-22
~bürstet	-17
~campingplatz	18
~cds	-10
~cent	-16
~charge	-27
~checkliste	10
~chip	-16
~chlor	-16
~cloud	-10
~co2	-17
~container	-20
~dabei	-27
~dach	-16
~dachrinne	-17
~dachte	-20
~dafür	23
~dagegen	-15
~daheim	-19
~daher	31
~dahin	9
~dahinter	-19
~damals	-16
~damen	-17
~damit	17
~dampf	-15
~danach	-21
~daneben	-20
~dank	-27
~danke	-16
~daran	-23
~darf	-45
~darum	28
~das	27
~dass	26
~daten	-20
~datenbank	-19
~datteln	-15
~dauercamper	-14
~dauernd	-13
~dauert	16
~daumen	-12
~davon	-16
~davor	-28
~dazwischen	-12
~decke	-8
~deckel	-34
~decken	-18
~defekt	-19
~dem	-15
~den	9
~deniz	11
~denkt	-21
~denselben	11
~dentallabor	-17
~der	13
~derselben	-10
~des	26
~deshalb	32
~desinfektion	14
~desinfektionsbad	-13
~desinfiziert	-8
~dessen	-14
~deswegen	-14
~deutsch	-16
~dialekt	8
~dicht	-20
~dichtung	-19
~dichtungen	-25
~dick	-9
~dicke	-11
~die	11
~dienstag	21
~dienstanweisung	13
~dienste	-17
~dies	-25
~diesel	-15
~dieselbe	-12
~dieser	-18
~dieses	-22
~dieter	-13
~differenz	-15
~diktat	-8
~diktiere	-20
~ding	-17
~dings	13
~dir	-28
~direkt	-11
~diskussion	-13
~diskutieren	-15
~display	-24
~dispo	-11
~disponent	-8
~disposition	-11
~doku	-12
~dokument	-28
~dolmetscher	-14
~donnerstag	-18
~doppelsieb	-15
~doppelt	-20
~doro	-10
~dose	-22
~dosis	-16
~draht	-15
~drauf	-28
~draufschauen	-10
~draus	-33
~draußen	-16
~drehen	-11
~drehmoment	-8
~dreht	-21
~dreihundert	-18
~dreimal	-21
~dreißig	10
~dres	-17
~drin	-31
~dringend	12
~drinlassen	-16
~dritte	-21
~drittel	-19
~dritten	-8
~dritter	-15
~droht	13
~druck	-23
~drucker	-23
~druckluft	-17
~druckt	-9
~drunter	-22
~drüber	-29
~drücken	-25
~durchblättern	-21
~durchführung	-24
~durchgehen	-10
~durchgesehen	8
~durchgezählt	-18
~durchsage	-11
~durchsicht	-13
~durchwahl	-19
~durchzählen	-18
~dürfen	-9
~düse	-15
~eben	-18
~ebene	-11
~echt	14
~ecke	-16
~ecken	11
~ehering	-12
~ehrenamtliche	-15
~ehrenamtlichen	-19
~ehrlich	12
~eigener	-18
~eigenes	-10
~eigentlich	12
~eimer	-26
~einbauen	-15
~einbauten	-14
~eine	19
~einer	9
~einfach	-20
~einfache	-11
~einfrieren	-11
~eingangsstempel	11
~eingefallen	11
~eingefroren	-19
~eingetragen	-31
~einheiten	-15
~einheitlich	23
~einholen	-13
~einhängen	-18
~einlass	12
~einlegen	-21
~einmal	16
~einpacken	-11
~eins	-32
~einsetzen	-15
~einspruchsfrist	-12
~einstecken	-20
~einsteigen	-16
~einstellen	-14
~eintrag	-20
~eintragen	-24
~einweganzug	-12
~einwilligung	-19
~einzeln	-29
~einzelnen	-11
~einzutragen	-14
~eisen	-12
~elektriker	-19
~elektrogeräte	-17
~elektronisch	-16
~ellbogen	-20
~eltern	-32
~elternzeit	-19
~empfang	-24
~ende	-17
~enden	11
~endlich	16
~entdeckeln	-12
~entfernen	-13
~entgegen	-22
~entnehmen	-12
~entriegeln	-12
~entscheidet	-25
~entscheidung	-28
~entschuldigen	-19
~entschuldigt	-26
~entschuldigung	-14
~entsorgen	-19
~entsorgt	-12
~entsperren	16
~entwurf	-25
~erde	-13
~erfasst	-9
~erfolgen	-15
~erfolgt	-18
~erfragen	-16
~ergebnis	-31
~ergänzt	-18
~erhalten	-18
~erhält	-18
~erklären	-30
~erklärt	-16
~erlaubnis	-16
~erlaubt	-24
~ernte	17
~errechnet	-20
~ersatz	-22
~ersatzgerät	-10
~ersetzt	-25
~erst	-26
~erstellt	-18
~erstens	-22
~erster	-9
~erstes	-20
~erstmal	-16
~erwachsenen	-18
~erzieherin	-18
~erzählen	-23
~erzählt	-14
~essig	-14
~etage	-18
~etagen	-10
~etiketten	-15
~euch	9
~eure	-10
~euro	12
~extra	-14
~fach	-22
~fachkraft	-19
~fachwörter	-20
~faden	11
~fahrgäste	14
~fahrtenbuch	-10
~fahrtrichtung	-14
~fahrzeug	-16
~falknerei	-11
~fall	-21
~fallen	-25
~falsch	-13
~falsche	11
~familie	-23
~fang	-10
~fangen	-17
~farbe	-32
~farbkappen	-19
~fass	-19
~fassen	21
~fasst	-25
~fast	-20
~fax	-21
~februar	-35
~fehlalarm	-16
~fehlende	-16
~fehlendes	11
~fehlten	10
~feinen	-17
~feld	-14
~felge	11
~fenster	-34
~ferner	-15
~fernglas	-17
~fest	20
~festhalten	12
~fett	-16
~feucht	-22
~feuchte	-18
~feuchtes	-11
~feuer	-15
~feuerwehr	14
~ffp2	-13
~filiale	9
~film	-13
~filmen	-10
~filter	-18
~filterpapier	-11
~finanzamt	-10
~finde	-9
~finden	-18
~finder	-14
~finger	-25
~fingern	-19
~finja	-16
~firma	-26
~fisch	11
~fix	-18
~fixe	-17
~flach	-24
~flamme	-21
~fleck	-15
~flecken	-26
~fleisch	-18
~flensburg	-16
~fliegen	-18
~flo	-17
~fluchtweg	-13
~flughafen	-21
~flur	-15
~fläche	-18
~flächen	-16
~flügel	18
~folge	-14
~folgen	-13
~folgendes	-20
~folgt	-14
~folien	-10
~fordert	-23
~form	18
~formblatt	-13
~formular	-25
~formulieren	-23
~foto	-39
~fotos	-20
~frag	-14
~frage	10
~fragebogen	-14
~fragen	-26
~fragt	-19
~fragte	12
~franken	-17
~frau	-26
~frauen	-16
~frauenmilchbank	-13
~frei	-34
~freie	-9
~freien	-9
~freies	-13
~freigabe	-23
~freigeben	-19
~freigegeben	-17
~freitags	-21
~freiwillige	15
~fremde	-17
~fremdfirmen	8
~freundlich	10
~freundliche	-14
~freundlichem	-9
~freundlichen	-8
~friedhöfen	-14
~frisches	9
~frist	-25
~fristen	11
~fristenbuch	-19
~fristenkontrolle	16
~frosch	-15
~frost	-24
~frostschutz	-14
~früher	-27
~frühestens	-23
~frühjahr	-10
~frühstück	-16
~fsjler	-18
~fundbüro	-17
~fundsachen	19
~funk	-19
~funkt	-11
~futter	-20
~fährt	-37
~fällen	-16
~fällig	14
~fällt	-15
~fängt	-18
~fässer	-11
~führerschein	-15
~führt	-25
~füllt	-29
~fünfmal	-11
~fünfundvierzig	14
~fünfundzwanzig	-10
~fünfzig	-15
~für	44
~fürth	-14
~füttern	-25
~gang	-25
~ganz	-30
~ganze	-26
~ganzen	-10
~gar	-34
~garderobe	-10
~gas	-34
~gasgeruch	-9
~gast	8
~gearbeitet	-16
~gebe	12
~geben	10
~gebeten	13
~gebiet	-13
~geblieben	-14
~gebogen	-13
~gebracht	13
~gebraucht	-14
~geburtsdatum	-15
~geburtstag	-17
~gebühr	-33
~gebühren	-14
~gedreht	-11
~geehrter	-12
~geehrtes	-16
~gefaltet	-21
~geflügel	-13
~gefroren	-13
~gefunden	-25
~gefährlich	-23
~gefühl	11
~gefüllt	-14
~gegen	14
~gegenlesen	-11
~gegenüber	-20
~gegessen	-17
~gehalten	-22
~gehandelt	-15
~gehen	17
~geholt	-16
~geht	9
~gehts	17
~gehängt	-10
~gehäuse	-17
~gehört	-10
~gekehrt	16
~gekostet	-10
~gekürzt	-9
~geladen	-20
~gelagert	-18
~gelassen	-19
~gelaufen	-16
~gelben	-27
~geldbeutel	9
~gelegt	-14
~gelernt	-14
~gelten	-14
~geltung	-13
~geltungsbereich	-13
~gelände	9
~geländer	-17
~gelöscht	-19
~gelöst	-18
~gemahnt	-15
~gemailt	-21
~gemeint	-17
~gemeldet	-22
~gemerkt	-15
~gemessen	-16
~gemischt	-12
~genauso	-20
~genehmigt	-23
~generation	-21
~genommen	-16
~genug	-25
~genügt	-16
~geputzt	-13
~gepäck	-12
~gerade	-24
~geranien	-20
~gereinigt	-17
~gericht	-20
~gern	25
~geruch	-16
~gerufen	-10
~gerät	-13
~gerätewart	-17
~geräusche	-16
~gerüst	13
~gesagt	19
~geschichte	-17
~geschlossen	-23
~geschnitten	-14
~geschriebenes	11
~geschäftsstelle	17
~geschätzt	-13
~gesehen	-26
~geselle	-19
~gesellin	-17
~gesetz	-11
~gesetzt	-11
~gesicht	-14
~gesiegelt	-11
~gespann	-15
~gesperrt	-22
~gesprochen	-13
~gespräch	-17
~gestapelt	-15
~gestatten	-12
~gestattet	-15
~gesteckt	-31
~gestellt	10
~gestempelt	-12
~gestern	9
~gestochen	-12
~gestohlen	-12
~gestoppt	-21
~gestrichen	-14
~gestürzt	-18
~gesundheitsamt	-25
~getauscht	-23
~geteilt	-12
~getestet	-17
~getragen	-20
~getrennt	-25
~getrunken	-19
~gewaschen	-21
~geweint	-20
~gewicht	-37
~gewitter	-16
~gewogen	-27
~geworden	-25
~gewünscht	11
~gez	-16
~gezogen	-13
~geändert	-22
~geöffnet	-22
~gib	-13
~gibt's	15
~gibts	-23
~gießen	10
~gießt	-16
~ging	11
~gitter	-14
~glas	-37
~glashütte	-26
~glaub	-14
~glaubt	-11
~gleich	19
~gleichen	-25
~gleichzeitig	-26
~gleis	-16
~gläser	-9
~glück	-18
~gmbh	-23
~gold	-17
~gondel	-18
~gott	-24
~gps	-11
~grab	-16
~grabnummer	-20
~grad	-49
~gras	-11
~graue	-16
~graz	-17
~greift	-18
~grenze	-17
~griff	-18
~grill	-14
~groben	-19
~gross	-15
~groß	-21
~große	-17
~großen	-15
~großes	-20
~grube	12
~grund	-21
~grundlage	-12
~gruppen	-18
~gruß	-16
~größe	-26
~größer	-17
~grüezi	-8
~grün	-26
~grüne	-22
~grünen	-30
~grüß	-17
~grüße	-20
~grüßen	-25
~gscheites	-20
~gucken	-23
~guckt	-16
~gully	-15
~gummi	-11
~gurt	-20
~gurte	-16
~gut	-23
~gutachter	-14
~gute	-26
~guten	-11
~gutscheine	-15
~gärtnerei	-16
~gül	-16
~gültigen	-13
~günter	10
~gürtel	-12
~haar	-23
~haare	-21
~hab's	-13
~habe	-17
~haben	8
~haberzettl	-12
~hafenmeister	-12
~haftpflicht	-14
~haha	-17
~hahn	-21
~haken	-22
~halbe	17
~halben	-14
~halber	-10
~hallenbad	12
~hallo	-9
~hallöchen	-9
~halsband	-9
~halt	-12
~halten	10
~halter	12
~haltestelle	12
~hand	-13
~handbreit	-20
~handbremse	-14
~handbuch	-24
~handfest	-13
~handschuhe	-31
~handschuhen	-29
~handtuch	-25
~handy	-21
~handynummer	-11
~handys	9
~handzeichen	8
~hannes	-14
~hans	-9
~hartem	-14
~hast	-21
~hat's	-16
~hatten	-11
~haube	-23
~haufen	-17
~haupteingang	-16
~hauptschalter	-15
~haus	-20
~hausdame	-18
~hause	-11
~hausnummer	-20
~hausverwaltung	-16
~hautdesinfektion	-10
~headset	-9
~heben	-24
~heft	-18
~heftet	-15
~heike	-18
~heim	-23
~heiner	-23
~heinz	-12
~heiss	-15
~heisst	-10
~heizer	-9
~heiß	-19
~heißem	14
~heißt	-36
~heißwasser	-15
~helfen	-31
~helfer	-26
~hellen	-13
~helm	-17
~heraus	-27
~herausbrechen	-17
~herausnehmen	-20
~herbst	-27
~herd	-18
~herein	12
~herren	-11
~herrichten	11
~herrn	-22
~hersteller	-23
~herum	-19
~heut	23
~heute	-15
~hey	-18
~hier	15
~hierher	-19
~hieß	-19
~hilfe	-16
~hilft	-19
~himmel	-12
~hin	-21
~hinaus	-20
~hinein	-25
~hinfahren	-11
~hing	9
~hinlegen	-18
~hinten	-11
~hinter	-28
~hintergrund	-26
~hinterher	-26
~hinunter	-14
~hinweis	-10
~hinweisen	-15
~hoch	-28
~hochachtung	-12
~hochdrücken	-15
~hochfahren	-15
~hochgehalten	-10
~hoffe	-13
~holger	-12
~holz	-33
~horchen	-10
~hosentasche	-12
~hospiz	-23
~hotel	-13
~hotline	-20
~huber	-15
~hufe	-12
~hufschmied	-8
~hund	-20
~hunde	12
~hundert	-17
~hähne	-19
~hält	-9
~hände	-28
~hängen	11
~hängend	-11
~hängt	-34
~hätte	14
~hätten	13
~häufigsten	10
~häuser	-12
~höchstens	-35
~höchstwert	-10
~höhe	-17
~höher	-24
~hören	-17
~hörer	-14
~hört	-27
~ich	23
~ichs	8
~igel	-16
~ihn	-9
~ihnen	29
~ihrem	14
~ihren	-11
~ihrer	10
~iii	-11
~immer	17
~impfpass	-17
~informieren	-23
~informiert	-18
~inh	-9
~inhalt	-17
~innen	-21
~innendienst	-12
~innenraum	-14
~insbesondere	-15
~inspizient	-15
~intern	-25
~inventarnummer	-9
~inzwischen	-23
~irgendwas	9
~irgendwo	-9
~ist	15
~it-betrieb	-11
~jacke	-11
~jacken	-19
~jagdpächter	-22
~jahresende	10
~jahrgang	-14
~jannis	-15
~jedem	9
~jeden	15
~jederzeit	-18
~jedes	-17
~jemandem	-13
~jemanden	-18
~jenny	-14
~jetzt	31
~jonas	-16
~jour	-17
~jugend	-9
~juli	-26
~junge	19
~juni	-31
~jäger	-15
~jährlich	-21
~jänner	-16
~jörg	-17
~kabel	-23
~kabine	-13
~kabinen	9
~kaffeemaschine	-17
~kalb	-9
~kalender	13
~kalle	10
~kalt	-27
~kaltem	-9
~kaltes	11
~kam	8
~kamera	-20
~kammer	-15
~kanister	-12
~kann	12
~kanten	-19
~kantine	15
~kap	-16
~kapieren	-11
~kapiert	-20
~kappe	-18
~kaputt	-17
~kaputte	-15
~kaputtem	8
~kaputtes	-11
~karabiner	-19
~karte	11
~karten	-17
~karton	-19
~kartons	-15
~kassel	-17
~kassieren	-15
~kassiert	-20
~kasten	-17
~kathi	17
~katzen	-14
~kehrbuch	-9
~keil	-20
~keile	-20
~keimprobe	17
~keimzahl	-11
~kein	-36
~keine	-10
~kelle	-19
~kennen	-11
~kennt	-24
~kerzen	-18
~kette	-24
~ketten	-19
~kevin	-12
~kilo	-26
~kilometer	-17
~kinder	-15
~kindern	-19
~kindes	11
~kiosk	9
~kippt	-10
~kirche	-10
~kirchenvorstand	-13
~kissen	12
~kiste	-13
~kisten	-28
~kita	-21
~kittel	-24
~klammern	-14
~klappe	-29
~klappen	-9
~klar	-25
~klare	10
~klassen	-12
~klassenfahrten	-13
~klebeband	-13
~kleben	-19
~klebt	-13
~kleid	-16
~kleidung	-20
~kleine	-14
~kleinen	-18
~kleiner	12
~kleines	-14
~klemmt	-13
~kletterhalle	19
~klimaanlage	-13
~klingel	-15
~klingeln	-17
~klingt	-12
~klopfen	-20
~klären	-15
~klärt	-19
~km/h	-11
~knapp	-17
~knie	-16
~knopf	-22
~knoten	-30
~knüpfen	-14
~koffer	-21
~kollegen	-31
~kolleginnen	-22
~kollekte	16
~kollektenbuch	-9
~kolophonium	-16
~komma	12
~kommando	-13
~komme	-12
~kommission	-15
~kommt	-12
~konnte	13
~konto	-10
~kontrolle	20
~kontrollfahrt	-16
~kontrolliert	-24
~kopfhörer	-15
~kopfverletzung	-14
~kopie	-25
~kopien	15
~kopieren	-19
~kopiert	-18
~korb	-18
~korn	-11
~kostet	-27
~kran	15
~krank	-13
~kranke	-19
~krankenkasse	11
~krankheit	-12
~kratzen	-18
~kreide	-13
~kreis	-28
~kreuz	-12
~krieg	-10
~kriegen	-22
~kriegst	-15
~kriegt	-22
~kröger	-10
~krümel	-13
~kuchen	-19
~kugel	-16
~kugelschreiber	-23
~kuli	-12
~kundin	-28
~kuppel	13
~kupplung	-23
~kurier	-17
~kurs	-22
~kurverwaltung	10
~kurz	-13
~kurze	-12
~kurzen	-17
~kurzes	-22
~kurzfassung	12
~kälte	-24
~köln	-24
~können	-9
~könnte	-16
~könnten	10
~köpfe	-17
~köpfen	-11
~körper	-18
~kübel	-16
~küche	9
~küchentisch	9
~kühl	-15
~kühlbox	-12
~kühlen	-13
~kühlraum	-19
~kühlschrank	-27
~kühlung	-19
~kühlware	-9
~kümmert	8
~kündigen	12
~kündigung	-24
~kündigungen	11
~kürzel	-20
~küster	-16
~küvette	-13
~lachen	13
~lack	-16
~ladegerät	-16
~ladekabel	-12
~laden	29
~ladenschluss	-12
~ladung	-15
~lag	-15
~lage	-17
~lagen	-22
~lager	-10
~laib	-20
~laibe	19
~laiben	-18
~laminieren	9
~lampe	-12
~land	12
~landesverband	-19
~landratsamt	-18
~lang	-27
~lange	-29
~langen	10
~langsam	-43
~lappen	-19
~laptop	-17
~lass	-21
~lasse	-13
~lassen	-61
~lasst	-11
~last	9
~laub	-26
~laufen	-21
~laufende	-17
~laufender	-20
~lauge	-13
~laut	-32
~lautsprecher	-16
~leben	-18
~lebensmittel	-22
~leer	-16
~legen	-20
~legt	-47
~lehnen	-18
~lehrer	-19
~lehrerzimmer	-13
~lehrgang	-13
~lehrkraft	-16
~lehrling	-24
~lehrlinge	-15
~leicht	-17
~leider	12
~leihgaben	10
~leine	-18
~leinen	-18
~leise	-17
~leite	8
~leiten	-10
~leitfaden	-21
~leitstand	-12
~leitstelle	-18
~leitung	-34
~lenker	-8
~lenz	-13
~lernt	-12
~lesen	-16
~leser	-11
~lesesaal	9
~letzten	9
~letztens	13
~letzter	-16
~leuchte	-12
~leuchten	-23
~leut	-15
~leuten	-24
~licht	-34
~lichtbildausweis	-19
~liebe	-41
~lieben	-22
~lieber	-17
~liebes	-16
~liebsten	-20
~lieferant	-20
~lieferschein	-28
~lieferung	-28
~lieferwagen	-16
~liegen	-22
~liegend	-13
~liest	-15
~lifter	-11
~lila	-11
~linie	-25
~linien	-14
~link	-18
~linke	-17
~linksgewinde	-16
~linz	-20
~liste	11
~liter	-21
~lkw	-14
~lob	14
~locker	-21
~lockern	10
~logo	-14
~lol	-16
~lorenz	-12
~los	-23
~los-nr	-15
~lose	-20
~losen	-11
~loswerden	17
~luftfeuchte	-17
~luftschutzstollen	-21
~luis	-17
~lupe	-14
~lädt	-9
~länge	-13
~längs	-10
~lässt	-35
~löcher	-23
~löffel	-23
~löhne	-12
~löschen	-14
~löschzug	9
~lösemittel	-12
~lösen	-29
~löst	-14
~lücke	15
~lücken	-10
~lüften	-26
~lüftung	-13
~m/s	-20
~mach	-13
~mach's	-16
~mache	-20
~machs	8
~machst	-16
~macht	11
~macht's	-19
~mag	-16
~mai	12
~maische	-12
~mal	29
~male	-17
~malte	-15
~manche	-9
~manchen	11
~manchmal	-32
~manni	-14
~mans	12
~mantel	-13
~mappe	-20
~maria	-14
~marke	-31
~markieren	-13
~markierung	-16
~markise	-13
~maschinen	-16
~maschinist	-17
~maske	-11
~mast	15
~matratze	-20
~matte	-19
~max	-25
~maximal	-9
~maß	-13
~maße	-8
~medien	-11
~mehr	-27
~mein	-23
~meine	11
~meinem	13
~meiner	9
~meist	-20
~meiste	-17
~meister	-26
~melde	-16
~melden	-18
~meldet	-11
~meldung	-31
~meldungen	-12
~memo	-13
~menge	-15
~merci	-19
~merkblatt	-25
~merkt	-12
~messe	-16
~messen	-14
~messer	-16
~messgerät	-21
~messung	-19
~metalleimer	-17
~metern	-17
~mg/l	-10
~mieter	20
~mikro	-12
~millimeter	-21
~min	-31
~mind	-23
~mindestens	-29
~minus	-17
~minute	-14
~minuten	-53
~mir	16
~mischen	-20
~mischung	-14
~misst	-28
~mit	-12
~miteinander	-19
~mitgeben	-23
~mitglied	-12
~mitgliedern	11
~mitnehmen	-28
~mitschriften	-22
~mittag	-10
~mittags	-16
~mitte	-25
~mittel	-22
~mitten	-13
~mitternacht	-17
~mittwoch	-25
~moin	-15
~moment	9
~monat	-23
~monaten	-22
~monatlich	-10
~monatsende	-14
~moniert	-15
~montags	-11
~monteur	-18
~monteure	8
~moos	-10
~morgens	9
~morsch	15
~motor	-18
~museum	10
~musik	-22
~musste	-16
~mussten	-14
~muster	-17
~mutter	-12
~mängel	-16
~mäntel	-10
~märz	-25
~möchte	23
~möchten	19
~möge	9
~mögen	-21
~möglich	-17
~mühle	-13
~müll	-21
~mündlich	-23
~münzen	-12
~müssen	-37
~nachbargräber	-14
~nachbarn	-19
~nachdem	15
~nachfolger	10
~nachfragen	-20
~nachfüllen	10
~nachgefragt	-17
~nachlauf	-14
~nachmessen	-22
~nachmittag	11
~nachmittags	13
~nachnamen	-13
~nachricht	-13
~nachsehen	-18
~nacht	18
~nachweise	-14
~nadine	-13
~nagel	-11
~nageln	-11
~naht	-19
~name	-34
~namensschild	-11
~nase	-9
~nass	-22
~nasse	-21
~naturschutzbehörde	-17
~natürlich	10
~neben	16
~ned	11
~nee	-18
~nehmt	13
~nein	-33
~nele	-16
~nem	-13
~nennen	-19
~nennt	10
~netz	-17
~neue	-14
~neuem	-10
~neuer	-14
~neuerdings	-15
~neulich	-11
~neun	-28
~neunzig	10
~newton	-15
~nicht	-21
~nichte	-19
~nie	9
~niederschrift	-26
~niemals	-28
~niemandem	-22
~nieten	-15
~nikolai	-15
~nimmt	-10
~nirgends	16
~noch	-18
~nochmal	-30
~nochmals	-17
~not-aus	-17
~notariat	-17
~notdienst	14
~notfallnummer	-11
~notiert	8
~notiz	-18
~notruf	-19
~null	-16
~nummer	-9
~nummerieren	-12
~nummeriert	-21
~nummerierten	-13
~nummern	-19
~nun	18
~nächste	-14
~nägel	-21
~nähe	-16
~nähten	-13
~nämlich	11
~nötig	-21
~nüchtern	-26
~nüsse	-22
~obendrauf	-16
~obere	-21
~oberfläche	-12
~oberkante	-17
~obermaier	-13
~obst	-13
~oder	-20
~ofen	-26
~ofentür	14
~offene	-19
~offener	-16
~ohne	-8
~ohr	-16
~online	14
~onlineshop	13
~opa	-16
~oper	12
~orange	-19
~ordentlich	14
~ordentliche	-22
~ordentliches	-13
~ordnen	19
~ordner	-36
~ordnung	-22
~ordnungsamt	9
~orga	-19
~orgel	10
~orgelbau	-17
~original	-22
~originals	-16
~ort	-32
~ostern	10
~packen	10
~packliste	-13
~packung	-17
~packungen	-10
~panik	-22
~papier	22
~parken	-21
~parkhaus	-23
~parkplatz	-16
~parkplätze	-12
~partner	-23
~pass	-20
~passau	9
~passieren	-17
~passte	-10
~patient	10
~patienten	12
~pdf	-18
~pedale	-19
~peilt	-15
~peinlich	-17
~per	-10
~perfekt	-21
~person	-29
~personal	-20
~personalabteilung	-21
~persönlich	-14
~petersen	-16
~petra	-22
~pfand	-9
~pfandschein	-12
~pfeifen	-14
~pfeift	-15
~pferd	-18
~pfiat	-10
~pflanzen	-13
~pflege	-15
~pflegedienstleitung	-19
~pflegekraft	-15
~pfleger	-12
~pflicht	-13
~pförtner	9
~piept	-10
~pilot	-14
~piloten	10
~pinsel	-11
~plakette	-21
~plan	-28
~plane	-16
~planen	9
~plastiktüte	-14
~platte	15
~platten	-17
~platzen	-14
~platzwart	-16
~plombe	9
~plus	-17
~plätze	-16
~pohl	-24
~polen	-14
~polier	-17
~polizei	-25
~polnisch	-23
~portal	22
~portionen	-15
~portugal	-16
~post	19
~praktikanten	10
~praxen	-17
~praxis	-14
~preis	-30
~presse	-18
~pressen	14
~private	-23
~privaten	-9
~probe	-20
~probefahrt	10
~probelauf	11
~proben	-15
~probenahme	15
~probieren	-11
~produktion	-20
~prof	-18
~programm	-32
~projektor	-11
~protokoll	-17
~pröll	-16
~prüfer	-19
~prüft	-47
~prüftaste	-11
~puls	-10
~pult	-23
~pulver	-16
~pumpe	-23
~punkt	11
~punkte	-21
~pur	-13
~putztürl	-10
~pächter	-13
~qm-handbuch	-15
~quatsch	-17
~quer	-16
~quittieren	-17
~quittung	-21
~rack	-16
~rad	-20
~radio	18
~rahmen	9
~ramadan	9
~rampe	-24
~rand	-24
~raspeln	-15
~ratenzahlung	-12
~rathaus	-13
~rauchen	-10
~rauchfangkehrer	-20
~rauchkammer	-11
~rauchmelder	13
~raucht	-9
~rauf	-12
~raumtemperatur	-17
~raus	-20
~rauscht	-10
~rausnehmen	-21
~rechner	12
~rechnet	-14
~rechnung	-12
~rechnungen	16
~recht	-13
~rechten	21
~rechtschreibung	-21
~red	14
~redaktion	-13
~reden	10
~redet	-14
~regal	-30
~regeln	20
~regelung	22
~registrarin	-11
~regt	8
~reha	-17
~reicht	-34
~reihenweise	-12
~rein	-53
~reine	-14
~reinigen	17
~reiniger	-15
~reinigung	-16
~reißen	10
~reißt	-18
~reklamation	-17
~rente	-15
~rentner	21
~repariert	11
~reserve	-18
~restauratorin	-16
~reste	-23
~reto	-14
~retter	-12
~rev	-20
~revier	-16
~rezept	-27
~rezeption	-19
~rhs	-18
~richter	-16
~richtige	15
~richtigen	-16
~richtiges	-13
~richtlinie	13
~riechen	-17
~riecht	-18
~rillen	-13
~ringsum	-9
~riss	-11
~risse	-16
~rohrbruch	10
~rolle	-15
~rollen	-23
~ronja	-10
~rosa	-17
~rosen	-15
~rost	-15
~roswitha	-16
~rot	-27
~rote	-30
~rotes	-10
~ruckartig	-17
~rucksack	-11
~rucksäcke	-9
~ruder	-14
~rudi	-14
~rufen	-31
~rufst	9
~ruft	-36
~ruhen	-17
~ruhestand	-17
~ruhezeit	-17
~ruhig	-30
~ruhige	-9
~rund	16
~runde	-11
~runden	-12
~rundgang	-21
~rundschreiben	-13
~runter	-27
~ruth	-13
~rutscht	-21
~ruß	-17
~räder	-16
~ränder	-12
~rät	11
~röhrchen	-18
~rösten	-13
~rücken	11
~rückfragen	-18
~rückgabe	23
~rückkehr	-16
~rückmeldung	-14
~rückruf	-19
~rückrufnummer	-10
~rückseite	-15
~rücksprache	-13
~rüdiger	-11
~rühren	-18
~rührt	-21
~rütteln	-20
~saat	-18
~sachbearbeiterin	-24
~sachen	-19
~safebag	-13
~sagt	21
~sahne	-13
~saisonkräfte	-19
~sakristei	-18
~salat	-18
~salon	-12
~salz	-22
~salzwasser	-14
~samen	-18
~sammelt	-27
~satt	-12
~satz	-12
~sauber	-10
~saubere	19
~sauberes	-17
~sauer	-15
~sauerstoff	-12
~saugt	-15
~saß	-31
~saßen	-13
~scannen	-30
~scannt	-21
~schacht	9
~schaden	-24
~schafft	20
~schalter	-17
~schaltet	-20
~schau	-14
~schauen	-14
~schaum	-14
~schauspieler	-8
~scheibe	-23
~schein	-13
~scheine	-19
~schema	-18
~scherben	-16
~scheune	-18
~schicht	15
~schichtführer	-17
~schichtleiter	-20
~schichtleitung	-17
~schick	-16
~schicken	13
~schickt	-20
~schieben	-13
~schieber	-15
~schild	-29
~schimmel	-9
~schimpfen	-13
~schirme	-11
~schlafe	-11
~schlafen	-15
~schlange	-15
~schlauch	-13
~schlecht	-13
~schleifen	15
~schleuder	-12
~schleudern	17
~schleuse	-27
~schleusenwärter	-8
~schließen	9
~schließfach	-18
~schließt	-23
~schlitten	-16
~schloss	-9
~schluss	-39
~schlüsselausgabe	15
~schlüsselbuch	16
~schmeckt	10
~schmerzen	-13
~schmiede	-17
~schmuck	11
~schneiden	-13
~schneidet	-9
~schnell	-16
~schneller	-15
~schnitt	-16
~schnur	-21
~schon	-10
~schrank	-21
~schranke	8
~schrauben	-21
~schreib	10
~schreibbüro	-24
~schreiben	10
~schreibt	-20
~schreibtisch	-17
~schrift	-23
~schriftführer	-11
~schriftlich	30
~schriftliche	18
~schriftliches	33
~schriftstück	-8
~schritte	16
~schritten	-17
~schublade	-19
~schule	-15
~schulleitung	15
~schutz	-18
~schutzbrille	-13
~schutzgitter	-9
~schwanger	-15
~schwarz	12
~schwarze	-16
~schwein	-20
~schweißt	-10
~schwere	-16
~schäden	-19
~schätzen	-16
~schön	-25
~schürze	-22
~sechs	-24
~sechzehn	-20
~sechzig	-10
~sedierung	-17
~sehen	12
~sehnen	-12
~sehr	-13
~sei	-31
~seid	-10
~seidl	-13
~seil	-27
~seine	15
~seinen	-9
~seiten	-21
~seitenbühne	-18
~seitlich	-11
~sekretariat	-23
~sekunden	-10
~selam	9
~selben	-28
~selbst	-56
~sen	-12
~sendebericht	-8
~sender	-19
~sensor	-19
~separat	-16
~sepp	-11
~september	15
~seriennummer	-21
~server	-26
~service	-15
~servus	-26
~setzen	9
~setzt	-26
~sicherheitsschuhe	-17
~sichern	-23
~sicherung	-11
~sicht	11
~sichtbar	-12
~sichtbare	-8
~sie	10
~sie-form	-18
~sieb	-23
~siebe	-9
~sieben	-26
~siebzig	-24
~siegel	-17
~signale	-16
~signatur	-12
~silo	-11
~sind	-51
~sinkt	-13
~sitz	-23
~sitze	-15
~sitzen	-26
~sitzung	-18
~slot	-13
~sms	-13
~sofort	-13
~software	-12
~sogar	-20
~sohle	-21
~sohn	-9
~solange	-23
~soll	10
~sollte	9
~sommer	10
~sommerfest	-17
~sondern	13
~sonne	-19
~sonnenuntergang	-14
~sonst	8
~sorry	-17
~sorte	11
~sortieren	13
~sortiert	-21
~spalt	-17
~spannen	-13
~sparkasse	-18
~spedition	-15
~speigatten	-15
~spenden	-12
~sperren	-28
~sperrt	-24
~spielt	-19
~spielzeit	-24
~spinnt	-15
~spitzen	-20
~splitt	-14
~sportboote	-12
~sportplatz	-9
~sprache	9
~spray	-9
~sprech	-14
~spreche	18
~sprechen	-20
~spricht	-25
~springt	-18
~spritzen	-30
~sprühen	-8
~spät	-28
~späte	-18
~spätestens	-13
~spült	-15
~stadt	-25
~stadtrat	-14
~stadtwerke	-22
~stall	8
~stallgasse	-11
~stammt	-22
~stammtisch	10
~stand	-14
~standesamt	-19
~standort	-14
~stange	-15
~stapel	-20
~stapeln	-26
~stapler	10
~start	-21
~startet	-16
~station	11
~stationen	-15
~statt	-30
~staub	-19
~staupe	-10
~std	-14
~stechen	-12
~stecher	-11
~steckdose	-13
~stecken	-23
~stecker	-10
~steffi	-18
~stehen	-16
~stehend	-20
~steigt	-19
~steil	-10
~stein	-30
~steine	-21
~steinmetz	-20
~stell	-17
~stelle	-27
~stellen	-12
~stellt	-22
~stempel	-23
~stempeln	-16
~stets	-14
~steuerberater	11
~stichpunkte	13
~stichworte	-16
~stiefel	-21
~stiegenhaus	-11
~stifte	-15
~still	-9
~stillgelegt	-14
~stimme	-16
~stimmen	-18
~stinkt	-20
~stirnwand	-19
~stk	-17
~stock	-26
~stockwerk	-16
~stopp	-18
~stoppen	-21
~straff	-16
~straße	-26
~streichen	-19
~streit	13
~strich	10
~stroh	9
~strom	-27
~student	-15
~studentin	-9
~studio	-22
~stufe	-9
~stufen	-16
~stuhl	-11
~stumpfe	-15
~sturm	-16
~sturmwarnung	-15
~sturz	12
~ständig	-19
~stört	14
~stück	22
~stücke	11
~stückzahl	-29
~stühle	-13
~stütze	-15
~stützen	-18
~sucht	-17
~summe	11
~super	-21
~supervision	-19
~svenja	-16
~system	-22
~säcke	-22
~sämtliche	9
~säule	-11
~tabelle	-22
~tablet	-16
~tabu	-21
~tafel	-8
~tag	10
~tagen	11
~tages	-17
~tageslicht	-11
~tal	-12
~tank	-28
~tante	-11
~tasche	8
~taschen	-20
~taschenlampe	-15
~taste	-9
~tausch	-19
~taxi	-20
~team	-18
~teamleiter	-17
~teamleitung	-13
~teamsitzung	-13
~technik	-23
~techniker	-22
~teich	-19
~teile	-29
~teilt	-14
~telefonnummer	-11
~teller	-15
~temperatur	-19
~temperofen	-21
~termin	-25
~terminal	-18
~terminen	-15
~test	-21
~testamentsregister	-14
~testen	-19
~teurer	-12
~text	8
~textform	-17
~theke	-22
~thema	40
~themen	-22
~theorie	-17
~thermometer	-11
~thoma	-16
~ticket	13
~tiefe	-16
~tiefer	15
~tiefkühler	-9
~tier	-15
~tierarzt	-17
~tiere	8
~timer	-10
~tipp	12
~tippen	-15
~tippfehler	-15
~tippt	8
~tisch	-39
~tische	-20
~tobi	-18
~tochter	-15
~ton	-22
~tonne	-16
~tonnen	-14
~tool	-22
~top	29
~topf	-16
~tore	-9
~torte	-12
~tot	-11
~tote	-10
~tour	-11
~tragen	-26
~trainer	-20
~transport	13
~trauben	-21
~tray	-15
~treffpunkt	-20
~trennen	-15
~treppe	-25
~treppen	-15
~treppenhaus	-17
~tresen	15
~tresor	-26
~treten	-20
~trichter	-16
~trikots	-12
~trinken	-16
~trinkgeld	13
~trinkt	-13
~tritt	-13
~trommel	-21
~tropfen	-19
~trupp	-14
~tun	26
~tupfer	-10
~turm	11
~typ	-14
~täglich	14
~tägliche	16
~töpfe	-14
~türen	-25
~türl	-20
~tüv	-9
~uhrzeigersinn	-11
~uhrzeit	-39
~uhu	-8
~ulm	-13
~umbau	10
~umdrehen	-10
~umfang	-14
~umgestellt	-17
~umkreis	-11
~ums	9
~umschlag	-21
~umschreiben	-11
~umsonst	-20
~umzug	-19
~und	-9
~ungeöffnet	-16
~uniklinik	-13
~unklar	-16
~unleserlich	-23
~unreine	10
~uns	13
~unserem	-14
~unseren	-12
~unserer	12
~unseres	-14
~unten	-13
~unter	-33
~unterarm	-12
~unterbrechen	-12
~unterlagen	-20
~untersagt	-17
~unterschiedlich	-18
~unterschreibe	-19
~unterschreiben	-26
~unterschreibt	-16
~unterschrieben	-22
~unterschrift	8
~unterschriften	-15
~unterwegs	-18
~unterweisung	-19
~unterwäsche	-11
~unvollständig	-15
~urkunde	-12
~urkunden	-12
~urlaub	-12
~urlaubsanträge	13
~urlaubsplan	-17
~urne	-12
~ursache	-20
~uschi	-16
~uv-lampe	-16
~uwe	-17
~vasen	-11
~vater	-17
~ventil	-15
~ventile	13
~verabschieden	27
~veranstalter	-18
~verantwortlichen	-15
~verbau	-11
~verbindlich	20
~verbindung	-19
~verbleibt	-20
~verboten	-22
~verbucht	-12
~verdacht	8
~verein	-11
~verfahren	-16
~verfall	-17
~verfassen	9
~verfasser	-20
~verfällt	-27
~vergangenen	-17
~vergeben	-14
~vergelt's	-8
~vergessen	-20
~vergibt	-17
~vergleichen	-25
~vergleicht	-23
~verglichen	-15
~verhängt	-11
~verkauf	-15
~verklebt	14
~verkäuferin	-13
~verladen	-9
~verlangen	-15
~verlangt	23
~verlassen	-12
~verleih	-10
~verletzt	-16
~verletzungen	-13
~verlieren	-13
~verlängerung	-10
~verlässt	-18
~vermerken	-14
~vermerkt	-22
~verordnung	-14
~verpackt	-13
~verplomben	-14
~verrutscht	-17
~verschickt	-26
~verschiedenen	-15
~verschiedenes	-13
~verschließt	-20
~verschoben	-20
~verschriftlichen	12
~versehen	-20
~versieht	-17
~version	-24
~versprechen	-15
~verstanden	-20
~versteht	9
~verständigen	-18
~verständigt	-26
~versuch	-15
~vertagt	-13
~verteiler	-19
~verteilt	-14
~vertrag	-17
~vertraulich	-9
~vertretung	28
~vertrieb	-18
~verträgt	-13
~verwahrt	-16
~verwaltung	-10
~veterinäramt	-14
~viel	-27
~viele	-27
~vielen	-12
~vielleicht	13
~vielmal	-10
~viermal	-14
~vierte	-14
~vierteljährlich	-12
~viertelstunde	-12
~vierten	-25
~visum	-8
~vitrine	-14
~vogt	-20
~voller	-10
~vollmacht	-14
~von	40
~vorab	-13
~voran	27
~vorarbeiter	-14
~voraus	-11
~voraussichtlich	-17
~vorbei	-17
~vorbemerkung	-17
~vordruck	-11
~vorfall	-17
~vorfrist	-15
~vorführer	-10
~vorgehen	23
~vorheizen	-17
~vorher	-24
~vorhängeschloss	-8
~vorige	-25
~voriges	-21
~vorjahr	-12
~vorlage	-19
~vorlesen	-10
~vorletzten	-23
~vorliegt	-23
~vorm	10
~vorne	-24
~vorrang	-18
~vorsatzsteine	-18
~vorschlag	-14
~vorsitzende	-18
~vorstandssitzung	-15
~vorstellen	-13
~vorstellung	9
~vortraben	-17
~vorwurf	-16
~vorzüglicher	-12
~vögel	-13
~waage	-16
~waben	-21
~wache	-14
~wachs	-14
~wackelt	-20
~wagen	-33
~wahl	-11
~waidmannsheil	11
~walze	-11
~wand	-16
~wandert	-25
~wandertag	-13
~wann	-20
~wanne	-20
~war	-16
~war's	-13
~ware	-9
~waren	-13
~wareneingang	13
~warm	22
~warnung	-12
~warnweste	-27
~wars	17
~wart	-12
~warteliste	-15
~warten	-20
~wartet	-10
~wartezimmer	-18
~wartung	-17
~was	58
~waschen	-20
~wasser	-23
~wassergehalt	-16
~wasserprobe	15
~wasserschaden	-13
~wechseln	-15
~wecken	-21
~weg	11
~wegen	-9
~weggeworfen	-19
~weglassen	-14
~wegwerfen	-14
~weh	-15
~weicht	-17
~weihnachten	12
~weihnachtsfeier	-16
~weil	16
~wein	-15
~weinen	-14
~weise	20
~weit	-16
~weitergeben	-12
~weiß	-9
~weiße	-12
~welche	8
~welcher	10
~welt	-11
~wem	-18
~wenden	-12
~wenig	-33
~weniger	-22
~wenn's	-30
~wenzel	-13
~wer	10
~werbung	-10
~werden	-12
~werf	-9
~werkhof	-19
~werkstatt	14
~werktag	-21
~werktagen	-11
~wert	-14
~werte	-22
~wespen	-16
~weste	-16
~wetter	-14
~whatsapp	-15
~wie	36
~wiederholen	-22
~wiederkommen	-20
~wiegen	-31
~wiegt	-29
~wiese	-14
~wieso	-14
~wiki	-20
~wildmarke	-19
~will	42
~wind	-16
~windstärke	-14
~winkel	-12
~winkt	-19
~winterdienst	-17
~wir	56
~wird	-16
~wirft	-25
~wischen	-18
~wissen	25
~wisst	-11
~woanders	-22
~woche	11
~wochenenden	-11
~wochentag	-14
~wohnung	-15
~wolle	-15
~wollen	12
~wollte	10
~wollten	-13
~worden	-22
~wort	-23
~worten	9
~wunderbar	-18
~wunsch	-21
~wurde	-34
~wurzeln	10
~wusste	17
~wählen	-18
~wählerverzeichnis	-13
~wählt	-17
~wär	-9
~wäre	16
~wäscherei	-15
~wäscht	-21
~wörtlich	9
~würd	14
~yusuf	-17
~zahl	-31
~zahnarzt	-15
~zange	-21
~zaun	-18
~zehen	-12
~zehnten	-17
~zeichen	-19
~zeichnet	-31
~zeige	-14
~zeigefinger	-12
~zeigen	-29
~zeigt	13
~zeit	15
~zeitung	-15
~zentimeter	-10
~zentimetern	-16
~zerlegen	-17
~zerlegt	11
~zettel	-9
~zeug	-11
~ziehen	-21
~zieht	13
~ziel	-17
~zielgruppe	-13
~ziffer	-17
~zimmer	-12
~zirkus	-16
~zivi	-19
~zucker	-12
~zudrehen	-12
~zueinander	-11
~zug	-17
~zugesagt	-24
~zugführer	-13
~zuhause	-15
~zukleben	-10
~zulässig	-13
~zunge	-15
~zunächst	-19
~zur	20
~zuruf	-15
~zurzeit	-16
~zurück	-62
~zurückgegeben	-12
~zurückgeschickt	-12
~zurückgesteckt	-14
~zurücksetzen	9
~zurückstecken	-16
~zusagen	-12
~zuschauer	-16
~zustand	-14
~zustandsprotokoll	-13
~zuständig	-20
~zusätzlich	-25
~zwanzig	-22
~zwar	34
~zweck	-11
~zwei	-15
~zweifacher	-15
~zweifel	9
~zweifelhaft	-10
~zweihundert	17
~zweit	-9
~zweite	-34
~zweiten	-17
~zweiter	-18
~zwingerhusten	-10
~zwischen	9
~zwölf	-31
~zylinder	-15
~zählen	-13
~zähler	-29
~zählernummer	-9
~ähm	-9
~älter	-13
~ältere	10
~ärztliche	-13
~ärztlichen	-10
~öfen	-18
~öffnen	10
~öffnung	12
~öffnungen	-19
~öfter	-18
~öztürk	-20
~überarbeitung	-21
~übergabe	-25
~übergeben	-10
~überhaupt	-20
~überkleben	-15
~übernehmen	-15
~übernommen	-18
~überschreiben	-18
~überschuhe	-13
~übersetzt	14
~übersetzungsbüro	-17
~überweisung	-13
~übrig	12
~übrigens	-24
~übt	-13
…!	14
…"	-22
…%	-14
…(	-51
…*	-16
…+	-32
…-	-13
…/	-19
…0	-41
…;	-34
…=	-21
…>	-24
…[	-20
…]	-17
…a	-25
…ab	-22
…abbau	-13
…abdecken	-21
…abend	-21
…abends	-29
…abfahrt	-14
…abgabe	-15
…abgedeckt	-15
…abgeholt	-16
…abgelesen	-9
…abgetastet	-11
…abholung	-15
…abhören	-20
…abkehren	-8
…abkleben	-17
…abkühlen	-18
…ablage	-20
…ablauf	-31
…ablesen	-20
…abliefern	-21
…abnahme	-12
…abnehmen	-11
…abrechnung	-12
…absatz	-20
…absaugen	-18
…absaugung	-11
…abschließen	-15
…abschluss	-12
…abschlussarbeiten	-12
…abspritzen	-15
…abstand	-21
…abstellen	-18
…absuchen	-11
…abtippen	-11
…abweichung	-23
…abwischen	-17
…abziehen	-16
…aceton	-17
…ach	-17
…achse	-9
…achtzehn	-23
…achtzig	-19
…advent	-17
…akku	-21
…akkus	-17
…akte	-21
…alarm	-11
…algen	-25
…alkohol	-13
…allein	-35
…allen	-21
…aller	16
…allergien	-15
…alles	-9
…allgäu	-15
…alois	-16
…also	30
…alt	-17
…alte	-31
…alten	-36
…alter	-10
…altes	-16
…am	-39
…amt	-14
…an	-49
…anbei	23
…anderen	-10
…anderes	-28
…anders	-28
…andersrum	-19
…anfang	10
…anfassen	-13
…anfrage	-9
…angaben	13
…angebot	-26
…angebrochene	-14
…angehörigen	-23
…angenommen	-12
…angerufen	-23
…angesehen	-15
…angestellten	9
…angst	-15
…angucken	-23
…anhänger	-26
…anker	-18
…ankreuzen	-19
…anlage	-29
…anlass	-23
…anlegen	-23
…anleitung	-34
…anmelden	-19
…anmerkung	-15
…anna	-11
…annahme	-28
…annehmen	-11
…annimmt	-10
…anruf	-24
…anrufen	-21
…anrufer	-19
…ans	-23
…anschauen	-35
…anschließend	-11
…ansetzen	-12
…antrag	-12
…antwort	-21
…antwortet	-10
…anweisung	10
…anwesend	-25
…anziehen	-15
…anzünden	-10
…apotheke	10
…apparat	-16
…arbeit	-10
…arbeite	-15
…arbeiten	-20
…arbeitet	-12
…arbeitstag	-8
…arm	-18
…arzt	-24
…assistentin	-15
…atzung	-17
…audit	-16
…auf	-14
…auffüllen	-23
…aufhalten	-14
…aufhängen	-8
…aufhören	-16
…aufkleber	-16
…aufmachen	-13
…aufnahme	-22
…aufnehmen	-21
…aufrufen	-22
…aufs	-19
…aufschließen	-8
…aufschreiben	-40
…aufsetzen	-15
…aufsicht	-18
…aufsprechen	12
…aufstellen	-20
…aufstieg	-22
…auftrag	13
…auftraggeber	13
…aufzug	-10
…augen	-25
…august	11
…aus	-18
…ausdrücken	-18
…auseinander	-16
…ausfall	-15
…ausfüllen	-16
…ausgabe	-23
…ausgang	-12
…ausgangslage	-13
…ausgebaut	-15
…ausgegeben	-9
…aushang	-25
…aushilfe	-22
…aushängen	16
…auskratzen	-21
…auslauf	-14
…auslegen	-23
…ausleihe	-19
…ausm	-15
…ausreden	-8
…ausschneiden	-12
…ausspülen	-11
…ausstellung	-10
…ausweis	-26
…ausweise	-17
…auszubildende	-20
…autos	-27
…außen	-28
…außer	-18
…außerdem	-22
…aw	-11
…azubi	-18
…b	-27
…bad	-13
…bagger	-13
…bahnen	-18
…bahnhof	-25
…ballen	-16
…band	10
…bande	-15
…bar	-28
…bargeld	-16
…bat	-15
…bauen	-9
…bauhof	-17
…baustelle	-14
…beanstandet	-16
…beantworten	-11
…bearbeitung	-13
…beauftragt	10
…becken	-22
…bediener	-16
…befund	-11
…beginn	-11
…beginnt	-20
…beglaubigte	-16
…begleitung	-10
…begleitzettel	-12
…begrüßen	-11
…behandlung	-15
…behauptet	-11
…bei	-11
…beide	-31
…beiden	-35
…bein	-17
…beisein	-13
…bekannte	-16
…bekommen	-25
…bekommt	-23
…belag	-13
…beleg	-14
…belegt	-15
…beleidigt	-11
…beläge	-14
…bemerkt	12
…bemängelt	-21
…benutzte	-19
…berechnet	-9
…bereit	-16
…bereitschaft	-16
…bernd	-20
…bescheid	-22
…bescheinigung	-19
…beschluss	-16
…beschreibung	-22
…beschriften	-16
…beschriftet	-17
…beschwert	-10
…beschäftigte	-16
…besen	-15
…besitzer	-17
…besorgt	-14
…besser	-17
…bestand	-17
…besteht	-17
…bestellen	-14
…bestellt	-15
…bestellung	-14
…besten	15
…bestätigt	-15
…besucher	-15
…beteiligten	-15
…betr	-12
…betreff	12
…betreiben	-15
…betreten	-17
…betreue	-16
…betreuen	-16
…betreut	-15
…betrieb	-18
…bett	-17
…betten	-9
…bettwanzen	-15
…beulen	-10
…beurkundung	-16
…beutel	-26
…bewohner	-9
…bezahlt	-16
…beziehen	-27
…bezirk	-17
…biel	-19
…bier	-15
…bietet	-11
…bild	-11
…bilden	-14
…bilder	-17
…bildschirm	-11
…binnen	-22
…bis	18
…bisherige	-22
…bitte	18
…blase	-20
…blasen	-18
…blatt	17
…blaue	-18
…bleiben	-25
…bleibt	-45
…blind	-15
…block	-12
…blutproben	-22
…boden	-27
…bogen	-21
…bohlen	-17
…bolzen	-14
…bon	-12
…boote	-13
…boten	-12
…box	-32
…boxen	-14
…brand	-16
…brauch	-22
…brauchen	9
…breit	-18
…bremse	-25
…brennbare	-19
…brennen	-18
…brenner	-9
…brett	-16
…brief	-9
…brille	-13
…bringt	-18
…brot	-16
…brote	-18
…bruch	-16
…brustschmerz	-11
…bräuchte	11
…bräuchten	17
…brötchen	-14
…bub	-25
…buch	-11
…buchbinderei	-13
…burg	-12
…bus	-14
…bäckerei	-24
…bänder	-15
…böen	-11
…bücher	-13
…bürger	-18
…bürste	-22
…bürsten	-21
…bürstet	-17
…c	-24
…checkliste	-17
…chef	13
…chefin	12
…chemie	-17
…chlor	-11
…cm	-21
…code	-27
…container	-13
…da	-10
…dabei	-22
…dach	-20
…dachte	-13
…dagegen	-12
…daher	17
…dahinter	-22
…damals	-21
…dame	-19
…daneben	-10
…dank	-12
…danke	-31
…dann	-55
…darauf	-12
…daraus	-36
…darf	-35
…darum	19
…das	12
…daten	-9
…datum	-18
…dauert	-14
…davon	-25
…davor	-21
…dazu	12
…decke	-28
…deckel	-32
…decken	-9
…dem	-37
…den	-34
…denen	-23
…deniz	-19
…denselben	-15
…der	-19
…deren	-14
…des	-42
…deshalb	24
…desinfektion	-16
…desinfektionsbad	-12
…desinfizieren	-17
…deswegen	14
…deutsch	-16
…dezember	10
…di	-17
…dich	11
…dicht	-17
…dichtung	-17
…dichtungen	-21
…dick	-12
…dicke	-12
…die	-17
…dies	-10
…diese	-19
…dieselbe	-21
…diesem	9
…diesen	-14
…dieses	-20
…diktat	-24
…diktier	-15
…diktiere	-16
…dings	-17
…dir	-33
…direkt	-13
…display	-16
…disponent	-22
…doktor	-25
…dokument	-21
…dort	-15
…dose	-13
…draht	-13
…drauf	-38
…draus	-14
…draußen	-35
…drehen	-21
…dreht	-19
…drei	-15
…dreihundert	-15
…dreimal	-23
…dreißig	-25
…drin	-26
…dritt	-19
…dritte	-28
…drittel	-23
…drittens	-14
…droht	-17
…druck	-15
…drucker	-22
…druckt	-11
…drum	-28
…drunter	-19
…drüber	-24
…drücken	-28
…drückt	-8
…du	9
…durch	-55
…dünn	-16
…dürfen	-19
…echt	-23
…egal	-26
…ehrenamtlichen	-17
…ehrlich	-21
…eigene	-14
…ein	-10
…eine	20
…einem	-12
…einen	-22
…einer	9
…eines	-43
…einfach	-22
…einfahrt	-16
…eingang	-18
…eingangsstempel	-21
…eingefallen	-21
…einheitlich	-20
…einhängen	-15
…einlass	-15
…eins	-31
…einsatz	-26
…einschalten	-22
…einsetzen	-9
…einsteigen	-16
…eintrag	-16
…eintragen	-16
…einzeln	-24
…eis	-29
…eisen	-18
…elektriker	-11
…elektronisch	-13
…elf	-20
…eltern	-24
…elternzeit	-16
…empfang	-22
…empfiehlt	10
…endlich	10
…entdeckeln	-10
…entfernen	-14
…entriegeln	-11
…entscheidet	-12
…entscheidung	-15
…entschuldigen	-14
…entsperren	-26
…entwurf	-24
…erbverträgen	-13
…erde	-18
…erfolgt	-16
…ergebnis	-18
…erhält	-16
…erklären	8
…erklärt	-17
…erlaubnis	-11
…erlaubt	-17
…errechnet	-16
…ersatz	-9
…erst	-61
…erstellt	-17
…ersten	-39
…erstens	-20
…erstes	-26
…erstmal	-18
…erzieherin	-11
…erzählen	-9
…es	32
…essen	-25
…etage	-16
…etikett	-19
…etwa	10
…euro	-29
…fach	-20
…fachkraft	-15
…fahr	-19
…fahren	-36
…fahrer	-26
…fahrt	-15
…fahrzeuge	-10
…falls	-20
…falschen	11
…familie	-16
…fang	-16
…fangen	-22
…farbe	-19
…fassen	-29
…fasst	-18
…fassung	-23
…fast	-21
…februar	-19
…fehlalarm	-18
…fehlende	-14
…fehlendes	-13
…fehler	-12
…fehlt	10
…fehlten	-17
…fenster	-24
…ferien	-16
…ferner	-10
…fertig	-17
…feste	9
…festgehalten	16
…festhalten	-22
…festzuhalten	-16
…feucht	8
…feuer	-13
…feuerwehr	12
…ffp2	-10
…filialen	-23
…film	-11
…filmen	-17
…filter	-8
…findet	-26
…finger	-9
…fingern	-19
…firma	-21
…flach	-13
…flamme	-15
…flasche	-27
…flaschen	-18
…flatterband	-13
…flecken	-20
…fliegen	-17
…fliegt	11
…fläche	-10
…flügel	-21
…folgenden	-14
…folgt	-10
…folie	-20
…folien	-9
…fordert	-10
…formular	-11
…formulieren	-21
…foto	-19
…fotografieren	-28
…fotografiert	-19
…fotos	-25
…frag	-13
…frage	-30
…fragen	-44
…fragt	-42
…fragte	-27
…franken	-16
…frau	-43
…frauen	-19
…frauenmilchbank	-12
…frei	-29
…freibad	-21
…freies	-11
…freigabe	-10
…freitag	-31
…freitags	-13
…freiwillige	15
…fremde	-13
…fremdfirmen	-12
…freundlich	12
…freundliche	-13
…friedhöfen	-18
…friert	-16
…frisch	-14
…frisches	-20
…frist	-9
…fristen	-12
…fritteuse	-18
…frost	-12
…früh	-18
…früher	-24
…frühjahr	-24
…fund	-15
…funk	-14
…futter	-21
…fuß	-27
…fährt	-28
…fällen	-12
…fällt	-24
…fängt	-10
…fässer	-19
…führt	-16
…füllen	-23
…füllt	-17
…füllung	-13
…fünf	-17
…fünfundvierzig	-21
…fünfundzwanzig	-27
…fünfzehn	-23
…fünfzig	-19
…fürs	-22
…füße	-11
…gab	-13
…gabel	-14
…ganz	-26
…ganze	-12
…ganzen	-16
…gar	-30
…gas	-11
…gast	-25
…gasöl	-19
…geben	10
…gebiet	-10
…geblieben	-15
…gebogen	-13
…gebracht	-14
…gebucht	-10
…gebühr	-14
…geehrte	-21
…geehrtes	-15
…gefahren	-30
…gefaltet	-11
…gefroren	-20
…gefunden	-11
…geführt	-8
…gegeben	-21
…gegen	-35
…gegenlesen	-8
…gegenstand	-14
…gegenüber	-13
…gehabt	-16
…gehalten	-20
…gehe	-20
…gehen	-35
…geholt	-13
…gehts	14
…gehören	-15
…gehört	-31
…gekostet	-18
…gelaufen	-12
…gelb	-15
…gelbe	-16
…geld	-19
…geldbeutel	-19
…gelöscht	-11
…gemacht	-30
…gemeinde	-27
…gemeinsam	-19
…gemeldet	-16
…gemerkt	-15
…gemessen	-19
…gemischt	-9
…genau	-11
…genommen	-14
…geprüft	-29
…gerade	-18
…gereinigt	-14
…gern	8
…gerne	12
…gerät	-27
…gerätewart	-20
…gerüst	-19
…gesagt	17
…geschlossen	-8
…geschriebenes	11
…gesehen	-17
…geselle	-21
…gesellin	-14
…gesicht	-19
…gesperrt	-16
…gesprochen	-18
…gespräch	-13
…gestapelt	-11
…gestatten	-11
…gestellt	-12
…gestern	-20
…gestohlen	-13
…gestrichen	-10
…gestürzt	-12
…getauscht	-19
…getrennt	-15
…gewaschen	-18
…gewechselt	-12
…geweint	-19
…gewicht	-20
…gewitter	-14
…gewogen	-10
…geworden	-18
…gezeigt	-17
…gezogen	-16
…gezählt	-22
…geöffnet	-12
…gibt	-21
…gibt's	23
…gibts	-25
…gilt	-25
…ging	-29
…glas	-19
…glaub	-20
…gleich	-33
…gleichen	-15
…gläser	-16
…glück	-17
…gold	-20
…golf	-19
…gondel	-14
…gott	-13
…grab	-20
…grad	-53
…gramm	-13
…griff	-14
…griffe	-18
…grob	-17
…groß	-12
…große	-24
…grube	-15
…grund	-19
…größe	-9
…grün	-11
…grünen	-16
…grüß	-14
…grüßen	-17
…gucken	-34
…guckt	-22
…gurte	-15
…gutachter	-17
…gute	-19
…gültig	-18
…günter	-9
…gürtel	-17
…haar	-21
…haare	-14
…haben	21
…hafen	-22
…hafenmeister	-13
…haftpflicht	-16
…haha	-15
…hahn	-15
…haken	-17
…halb	-23
…halbe	-31
…halben	-17
…halle	-30
…hallo	-30
…hallöchen	-16
…halsband	-17
…halt	-25
…halten	13
…halter	-19
…hand	-36
…handbreit	-11
…handbremse	-13
…handschuhe	-25
…handschuhen	-14
…handy	-32
…handys	-26
…handzeichen	-10
…hans	-14
…hartem	-11
…hast	-14
…hat's	-12
…hatte	-21
…hatten	-45
…haube	-13
…haupteingang	-13
…hauptschalter	-21
…hause	-12
…hausmeister	-19
…hausnotruf	-13
…hausnummer	-18
…hautdesinfektion	-9
…heben	-15
…hebt	-22
…heft	-21
…heiner	-19
…heisst	-19
…heizer	-19
…heizung	-10
…heiß	-17
…heißes	-15
…heißt	-33
…helfen	-27
…helfer	-20
…hellen	-12
…herbst	-19
…herein	-16
…herrichten	-15
…herrn	-12
…hersteller	-11
…herum	-17
…heut	-16
…heute	-22
…hey	-10
…hi	-16
…hieß	-19
…himmel	-18
…hin	-20
…hinaus	-12
…hinein	-13
…hing	-12
…hinlegen	-21
…hinten	-39
…hinter	-15
…hintergrund	-20
…hm	-15
…hoch	-28
…hochfahren	-16
…hof	-27
…hoffe	-13
…holen	-26
…holt	-30
…holz	-12
…hotel	-17
…hr	-14
…hufe	-15
…hufschmied	-19
…hund	-24
…hunde	-24
…hundert	-18
…hähne	-14
…hält	-23
…hängen	-23
…hängt	-26
…hätten	8
…häuser	-11
…höchstens	-35
…höhe	-13
…i	-26
…ich	21
…ihm	11
…ihn	-34
…ihnen	28
…ihrer	-18
…im	-20
…immer	-18
…impfpass	-24
…informieren	-14
…innen	-29
…innerhalb	-23
…ins	-36
…inzwischen	-14
…irgendwas	-24
…is	-23
…it	14
…ja	-13
…jacken	-18
…jahre	-23
…jahren	-33
…januar	-19
…jedem	-39
…jedes	-10
…jemand	-9
…jemandem	-10
…jetzt	22
…jugend	-18
…juli	-22
…junge	20
…jungen	-17
…juni	-23
…k	-13
…kabel	-14
…kabine	-8
…kaffee	-20
…kalb	-19
…kalender	-18
…kalt	-22
…kaltem	-12
…kaltes	-14
…kam	10
…kamera	-22
…kammer	-18
…kanal	-14
…kanister	-17
…kannst	-10
…kanten	-18
…kaputte	-15
…karte	-18
…karten	-17
…karton	-8
…kasse	-27
…kassiert	-12
…kasten	-19
…kathi	-21
…kaution	-19
…kehren	-19
…keil	-12
…keimprobe	-27
…kein	-43
…keinen	-23
…keiner	-49
…keller	-21
…kennt	-20
…kennzeichen	-17
…kessel	-14
…kette	-16
…ketten	-17
…kilo	-21
…kind	-26
…kinder	-32
…kiste	-26
…kisten	-26
…kittel	-10
…klappe	-26
…klappen	-17
…klar	-28
…klasse	-28
…klaviertransport	-23
…klebeband	-17
…klebt	-24
…kleidung	-9
…kleinen	-28
…kleines	-15
…klingelt	-19
…klopfen	-13
…klärt	-16
…knopf	-9
…knoten	-13
…knüpfen	-11
…koffer	-19
…kollegen	-27
…kollegin	-26
…kolleginnen	-17
…komma	-22
…kommando	-11
…kommen	-49
…kommt	-31
…komplett	-16
…kompressor	-22
…kontrolle	-18
…kontrollfahrt	-13
…kontrollieren	-9
…kontrolliert	-15
…kopf	-19
…kopfhörer	-12
…kopfverletzung	-12
…kopie	-15
…kopien	-16
…kopieren	-8
…kopiert	-18
…korb	-10
…kosten	-20
…kostet	-18
…kran	-22
…krank	-10
…kranke	-12
…krankenkasse	-16
…krankheit	-9
…kratzer	-9
…kreis	-17
…kriegt	-24
…kugelschreiber	-20
…kunde	-36
…kunden	-33
…kundin	-18
…kundschaft	-17
…kurier	-21
…kurs	-22
…kurz	-25
…kurzen	-17
…kurzes	-9
…können	-31
…könnt	-22
…könnte	10
…körbe	-21
…kübel	-13
…küche	-20
…kühlraum	-22
…kühlschrank	-21
…kühlung	-15
…kündigen	-16
…kündigung	-16
…kündigungen	-14
…künftig	-24
…küster	-10
…labor	-29
…laden	-20
…ladenschluss	-12
…lager	-12
…laib	-20
…laibe	12
…lampe	-23
…landesverband	-23
…lang	-32
…lange	-26
…langen	-17
…langsam	-39
…laptop	-11
…lass	-21
…lassen	-51
…lasst	-18
…last	-19
…laufen	-16
…laut	-14
…lautsprecher	-21
…leben	-17
…lebensmittel	-15
…leer	-19
…leere	-20
…leeren	-17
…legen	-10
…legt	-24
…lehrling	-22
…lehrlinge	-16
…leider	14
…leihhaus	-11
…leine	-14
…leite	14
…leiten	-14
…leiter	-16
…leitung	-20
…lena	-11
…lenz	-14
…lesen	-13
…leser	-8
…letzte	-38
…letzten	10
…letztens	9
…letzter	-13
…letztes	-30
…leuchten	-20
…leut	-15
…leute	-32
…leuten	-19
…licht	-24
…liebe	-41
…lieben	-16
…lieber	-15
…liebes	-16
…lief	11
…lieferant	-14
…lieferschein	-19
…lieferung	-24
…liege	-12
…liegen	-28
…liegt	-32
…liest	-32
…links	-37
…liste	-30
…liter	-32
…loch	-21
…los	-26
…lose	-24
…loswerden	-19
…luft	-20
…lupe	-11
…lässt	-24
…läufige	-16
…löcher	-22
…löffel	-14
…löhne	-12
…löschzug	-26
…lücke	-18
…m	-19
…m/s	-11
…mache	-19
…machen	20
…machst	-24
…macht	-49
…magneten	-19
…mai	-23
…mail	9
…maische	-15
…male	-17
…malte	-12
…man	-73
…manche	-24
…manchmal	-24
…mann	-33
…manni	-17
…mans	-20
…maria	-17
…marke	-16
…maschinen	-15
…maschinenraum	-9
…maschinist	-10
…maske	-19
…matratze	-16
…max	-17
…md	-17
…medikamente	-15
…mehr	-61
…mein	-26
…meine	-8
…meinem	-22
…meinen	10
…meiner	-21
…meint	11
…meinte	-18
…meist	-17
…meiste	11
…meisten	-14
…meistens	-19
…melde	-13
…melden	-19
…meldet	-33
…meldung	-15
…meldungen	-14
…merkblatt	-18
…merkt	-10
…messen	-29
…messer	-25
…messgerät	-10
…metalleimer	-17
…meter	-27
…metern	-17
…mieter	-25
…mikro	-10
…milch	-12
…millimeter	-11
…min	-18
…mindestens	-34
…minus	-26
…minuten	-10
…mir	31
…mischen	-12
…misst	-28
…mit	-38
…mitarbeiter	-17
…mitglieder	-14
…mitschriften	-10
…mittag	-14
…mitte	-24
…mittel	-18
…mittwoch	-26
…ml	-16
…mm	-11
…moin	-29
…moment	-31
…monat	-24
…monate	-24
…monaten	-12
…moniert	-20
…montage	-22
…montags	-20
…monteur	-14
…morgen	-48
…morgens	-34
…morsch	-17
…motor	-13
…museum	11
…muss	-34
…musste	-18
…mussten	-13
…muttern	-21
…mängel	-14
…märz	-21
…möchten	-26
…möge	8
…müll	-17
…mündlich	-16
…müssen	-27
…müsste	11
…n	-12
…na	13
…nach	-42
…nachbargräber	-19
…nachbarn	-21
…nachdem	-23
…nachfüllen	-9
…nachher	-19
…nachmessen	-11
…nachmittag	-24
…nachmittags	-23
…nachsehen	-14
…nacht	-30
…nadeln	-15
…nagel	-10
…name	-31
…namen	-22
…nass	-26
…natürlich	-15
…ne	-40
…neben	24
…ned	-19
…nee	-34
…nehmen	-33
…nehmt	-18
…nein	-12
…nem	-19
…nen	-29
…nenne	9
…nennt	-21
…netz	-17
…neue	-21
…neuen	-11
…neuer	-26
…neues	-24
…neulich	-22
…neun	-23
…neunzig	-18
…newton	-9
…nicht	-12
…nie	-57
…niederschrift	-17
…niedrigwasser	-16
…niemals	-20
…niemandem	-22
…nimmt	-35
…nirgends	-16
…noch	-13
…nochmal	-34
…nord	-25
…notariat	-15
…notdienst	-20
…notfallnummer	-18
…notieren	-24
…notiz	-15
…null	-13
…nullen	-15
…nummer	-30
…nummeriert	-9
…nun	22
…nur	-58
…nächsten	-21
…nähte	-8
…nämlich	-26
…nötig	-12
…nüchtern	-15
…oben	-25
…obendrauf	-16
…oberkante	-12
…obst	-10
…oder	-43
…ofen	-17
…ofentür	-20
…offene	-14
…offener	-16
…oft	-17
…ohne	-49
…ok	-22
…oldenburg	-21
…ole	-19
…oma	-9
…onlineshop	13
…op	-13
…opa	-10
…ordentlich	-15
…ordnen	-25
…ordner	-12
…ordnung	-8
…original	-17
…originals	-11
…ort	-15
…paar	-38
…packt	-14
…packung	-12
…paket	-24
…paletten	-10
…parkhaus	-15
…parkplätze	-14
…parzelle	-11
…pass	-9
…passau	15
…passieren	-18
…passiert	-21
…passt	-19
…patient	-14
…patienten	-17
…pause	-17
…pedale	-16
…peilt	-9
…per	-23
…person	-23
…personen	-10
…persönlich	-13
…petersen	-13
…petra	-17
…pfeifen	-9
…pferd	-16
…ph	-8
…pilot	-14
…piloten	-11
…plan	-17
…plane	-14
…planen	-19
…platte	15
…platten	-17
…platz	-29
…platzt	-20
…platzwart	-14
…plus	-21
…plätze	-13
…polen	-12
…polizei	-30
…portal	-18
…portionen	-14
…portugal	-11
…position	-17
…post	-19
…praktikanten	-17
…praktikantin	-25
…praxen	-12
…praxis	-30
…preis	-18
…presse	-17
…pressen	-30
…private	-21
…pro	-36
…probe	-25
…projektor	-14
…protokoll	-27
…prozent	-31
…prüfen	-12
…prüfer	-16
…prüft	-29
…prüfung	-19
…pult	-15
…pulver	-17
…pumpe	-24
…punkt	11
…punkte	-20
…putzen	-17
…putztürl	-16
…quartal	-21
…quatsch	-29
…quer	-15
…quittung	-10
…rack	-17
…rad	-15
…rahmen	-9
…ramadan	-19
…rampe	-32
…rand	-17
…ratenzahlung	-9
…rauchen	-17
…rauchmelder	-20
…raum	-32
…raus	-19
…rauscht	15
…re	11
…rechnet	-15
…rechnung	-19
…rechten	-13
…rechts	-29
…rechtschreibung	-12
…red	-31
…redaktion	-11
…reden	-22
…redet	-8
…reederei	13
…regal	-18
…registrarin	-16
…regt	12
…reichen	-12
…reicht	-15
…reifen	-28
…reihe	-32
…reihenfolge	-27
…rein	-47
…reine	-12
…reinigen	-23
…repariert	-18
…rest	-25
…reste	-18
…rezept	-19
…rezeption	-18
…rhs	-17
…richtig	-20
…richtige	-15
…riechen	-19
…riecht	-20
…riss	-10
…risse	-21
…rollen	-17
…rollstuhl	-15
…rosa	-21
…rot	-19
…rote	-12
…roten	-18
…rucksäcke	-11
…ruder	-13
…rudi	-14
…rufen	-21
…rufst	-29
…ruft	-34
…ruhig	-24
…rund	-34
…runde	-24
…runden	-13
…rundgang	-13
…runter	-33
…räumen	-16
…röhrchen	-14
…rösten	-19
…rücken	-10
…rückfragen	-9
…rückgabe	-15
…rückmeldung	-15
…s	-13
…saal	-16
…sachbearbeiterin	-14
…sache	-26
…sachen	-17
…sack	-11
…sagen	-19
…sagt	-46
…saison	12
…saisonkräfte	-16
…salz	-16
…salzwasser	-19
…sammelt	-15
…samstag	-20
…samt	-12
…sand	-21
…sauerstoff	-18
…saugen	-16
…saugnapf	-14
…saß	-19
…saßen	-11
…scannen	-11
…schacht	-12
…schale	-22
…schalter	-19
…schaltet	-12
…schauen	-19
…schaum	-14
…schauspieler	-9
…schaut	-37
…schein	-13
…scherben	-9
…schicht	-28
…schichtleiter	-17
…schichtleitung	-19
…schicke	9
…schicken	-26
…schickt	-24
…schieber	-11
…schild	-22
…schimmel	-15
…schirme	-11
…schlauch	-19
…schleifen	-19
…schleuder	-9
…schleuse	-24
…schließen	-23
…schließt	-12
…schloss	-10
…schluss	-27
…schläuche	-16
…schlüssel	-40
…schlüsselausgabe	-17
…schmieren	-17
…schmuck	-21
…schneiden	-17
…schneidet	-17
…schnell	-14
…schneller	-15
…schnur	-9
…schon	-32
…schranke	-21
…schrauben	-10
…schreiben	12
…schreibst	-24
…schreibt	-8
…schrift	-25
…schriftliche	15
…schriftliches	-16
…schritt	-21
…schräg	-14
…schuhe	-26
…schulkindern	-9
…schulleitung	15
…schwarz	16
…schwarze	-13
…schwein	-12
…schwere	-15
…schwester	12
…schwiegersohn	-14
…schäden	-16
…schätzen	-16
…schön	-20
…schüler	-16
…sechs	-42
…sechzehn	-17
…sechzig	-25
…sei	-20
…seid	-16
…seidenpapier	-15
…seil	-9
…seile	-18
…sein	-37
…seit	-9
…seiten	-17
…seitenbühne	-10
…sekretariat	-19
…sekunden	-21
…selben	-16
…selber	-26
…selbst	-26
…sender	-14
…sensor	-16
…separat	-15
…sepp	-17
…september	-14
…server	-20
…servus	-20
…setzt	-17
…sich	-58
…sicherheitsschuhe	-14
…sichern	-12
…sicht	-23
…sichtbar	-9
…sie	24
…sie-form	-10
…sieb	-16
…sieben	-33
…siebzig	-20
…sieht	-28
…sind	-30
…sitz	-21
…sitze	-14
…sitzen	-17
…sitzt	-17
…sitzung	-14
…slot	-13
…so	-20
…sobald	-31
…sodann	-18
…sofort	-33
…software	-9
…sogar	-12
…sohle	-11
…solange	-13
…sollen	9
…sollte	11
…sommer	-32
…sonntag	-28
…sonntags	-21
…sorry	-19
…sortieren	-22
…sortiert	-20
…spalt	-11
…spedition	-11
…speigatten	-10
…sperren	-27
…sperrt	-16
…spiegel	-22
…spitze	-18
…sportboote	-14
…spreche	12
…sprechen	-15
…spricht	-27
…spritzen	-18
…späte	-19
…später	-23
…spätestens	-18
…spülen	-19
…spült	-14
…stadt	-25
…stadttheater	11
…stadtwerke	-18
…stallgasse	-18
…stammt	-15
…stand	-31
…standen	-15
…standesamt	-18
…standort	-16
…stange	-19
…stangen	-14
…stapel	-14
…start	-18
…stationen	-14
…statt	-14
…staub	-11
…steckdose	-12
…stecker	-28
…steckt	-22
…stehen	-19
…steigt	-11
…steil	-17
…stein	-23
…steine	-22
…steinmetz	-14
…stell	-17
…stelle	-19
…stellen	-27
…stellt	-31
…stempel	-13
…stichworte	-15
…stiefel	12
…stiele	-8
…stillgelegt	-13
…stimme	-11
…stimmen	-16
…stimmt	-20
…stirnwand	-10
…stock	-10
…stockwerk	-13
…stopp	-18
…stoppen	-18
…straße	-16
…strecke	-17
…streichen	-13
…streicht	-22
…streifen	-15
…streit	-26
…stroh	-21
…strom	-21
…student	-12
…stufe	-17
…stunde	-41
…stunden	-43
…sturm	-14
…sturmwarnung	-11
…ständig	-15
…stück	-32
…stütze	-8
…stützen	-14
…super	-15
…system	-27
…säcke	-17
…sämtliche	-18
…sätze	-18
…t	-20
…tabelle	-24
…tablet	-13
…tabletten	-15
…tafel	-14
…tag	-27
…tage	-40
…tagen	-19
…tank	-21
…tante	-20
…taste	-16
…tauschen	-18
…team	-20
…teamleiter	-14
…teil	9
…teile	-13
…teilt	-14
…telefonisch	-19
…telefonnummer	-14
…teller	-15
…temperatur	-16
…termin	-18
…terminal	-18
…termine	-25
…test	-26
…thema	-32
…themen	-22
…thermometer	-15
…tief	-23
…tiefe	-13
…tiefer	-18
…tier	-9
…tierarzt	-23
…tiere	-27
…tisch	-29
…tische	-11
…tochter	-26
…ton	-18
…tonnen	-14
…top	-31
…topf	-15
…tor	-28
…totenschein	-16
…trage	-19
…tragen	-19
…trainer	-17
…transport	-20
…tray	-13
…treffpunkt	-12
…trennen	-18
…treppe	-19
…treppen	-15
…treppenhaus	-13
…tresen	-14
…tresor	-8
…trinkt	-23
…tritt	-16
…trocken	-27
…trocknen	-24
…trotzdem	-33
…trägt	-22
…tuch	-26
…tun	-42
…turm	-17
…tut	-29
…täglich	-29
…töpfe	-9
…tür	-37
…türen	-15
…tüte	-19
…tüv	9
…uhr	-48
…uhrzeigersinn	-16
…uhrzeit	-29
…uhu	-18
…umbau	-19
…umgekehrt	-11
…umgestellt	-13
…umkreis	-13
…ums	-31
…umschlag	-16
…umschreiben	-9
…umzug	-9
…und	-14
…ungefähr	-20
…ungeöffnet	-14
…uniklinik	-8
…unklar	-14
…unleserlich	-18
…unser	12
…unsere	-62
…unseren	-18
…unserer	16
…unseres	-13
…unten	-31
…unter	-60
…unterschreiben	-14
…unterschreibt	-21
…unterschrift	-25
…unterwegs	-12
…unterwäsche	-16
…unvollständig	-16
…urkunden	-10
…uschi	-14
…va	-21
…vater	-14
…ventil	-10
…verabschieden	-15
…verbrauch	-15
…verdacht	-18
…verein	-8
…verfassen	12
…vergangenen	-12
…vergeben	-13
…vergleichen	-17
…vergleicht	-22
…verhängt	-11
…verkauf	-16
…verkauft	9
…verkäuferin	-13
…verlangt	10
…verleih	-18
…verletzt	-14
…verlust	-22
…verlässt	-10
…verordnung	-19
…verschickt	-18
…verschiedenen	-18
…verschließt	-16
…verschriftlichen	-27
…versehen	-12
…versicherung	-16
…version	-17
…versteht	9
…versuch	-12
…verteiler	-10
…vertrag	-19
…vertretung	15
…verwahrt	-10
…verwaltung	-23
…veterinäramt	-10
…viel	-22
…viele	-18
…vielen	-15
…vielleicht	-14
…vier	-41
…vierte	-12
…viertel	-19
…viertelstunde	-10
…vierten	-8
…vierzehn	10
…vierzig	-32
…vogel	-15
…voller	-17
…vom	-71
…von	9
…vor	-37
…voran	-11
…vorgehen	-36
…vorher	-57
…vorige	-22
…voriges	-18
…vorjahr	-12
…vorlage	-20
…vorletzten	-26
…vorn	-28
…vorne	-21
…vorschlag	-12
…vorstand	14
…vorstellung	-14
…vortag	-20
…vortraben	-14
…vögel	-15
…waage	-22
…waben	-16
…wachs	-14
…wackelt	-14
…wagen	-32
…waidmannsheil	-21
…walzen	-14
…wand	-21
…wandert	-20
…wandertag	-14
…wann	-27
…war	18
…war's	-12
…ware	-16
…waren	-33
…warm	-21
…warnweste	-22
…wars	-16
…wart	-20
…warteliste	-16
…warten	9
…wartet	-13
…warum	-13
…was	27
…waschen	-21
…wasser	-44
…wassergehalt	-14
…wechselgeld	-13
…wechseln	-18
…weg	-17
…wegen	-32
…weggeworfen	-14
…wegschütten	-21
…wein	-15
…weise	-21
…weist	-12
…weit	-10
…weiter	-21
…weiße	-18
…weißt	-20
…welche	-23
…welcher	-24
…wenden	-17
…wenig	-21
…weniger	-19
…wenn	-41
…wenn's	-11
…wenns	-28
…werden	-63
…werkstatt	-20
…wert	-8
…werte	-18
…wetter	-16
…whatsapp	-9
…wichtig	-19
…wichtigste	-25
…wieder	-39
…wiegen	-27
…wiegt	-25
…wiese	-11
…wildmarke	-12
…will	29
…wind	-28
…winkt	-8
…winter	-26
…wir	12
…wird	-58
…wirft	-16
…wirklich	-20
…wischen	-9
…wissen	26
…wo	9
…woche	-9
…wochenende	-16
…wohnung	-12
…wollen	8
…wollte	22
…wollten	17
…wolltest	-22
…worden	-22
…worten	-26
…wunderbar	-11
…wurde	-8
…wurzeln	-18
…wusste	-10
…wählen	-15
…wählt	-17
…während	-15
…wäre	-37
…wäscht	-18
…wörtlich	14
…wünsche	16
…wünscht	10
…zahl	-15
…zahlen	-14
…zahlt	-19
…zehnten	-19
…zeichen	-8
…zeichnet	-13
…zeigen	-32
…zentimeter	-28
…zentrale	-27
…zerlegt	11
…zettel	-40
…ziehen	-39
…zieht	14
…zielgruppe	-13
…zimmer	-21
…zimmernummer	-18
…zivi	-13
…zuerst	-47
…zug	-12
…zugesagt	-13
…zuletzt	-28
…zum	-58
…zunächst	-14
…zurück	-41
…zurückgegeben	-14
…zurückgeschickt	-12
…zurücksetzt	-10
…zusagen	-15
…zustandsprotokoll	-8
…zwanzig	-23
…zwei	-31
…zweimal	-29
…zweit	-40
…zweiten	-27
…zweitens	-19
…zweiter	-13
…zwölf	-30
…zählen	-37
…zähler	-10
…zählt	-34
…zündung	-14
…|	-18
…«	-17
…°	-17
…»	-18
…äh	13
…älter	-18
…äpfel	-15
…ärger	-17
…ärztliche	-11
…öffnen	-25
…öffnet	9
…öffnungen	-12
…öfter	-12
…öl	-24
…über	-64
…überarbeitung	-11
…übergabe	-10
…überhaupt	-21
…überlappen	-16
…übernommen	-22
…übersetzt	-22
…übersetzungsbüro	-13
…übrig	-24
…–	-52
…“	-18
…„	-26
…•	-17
…€	-21
…→	-25`;
