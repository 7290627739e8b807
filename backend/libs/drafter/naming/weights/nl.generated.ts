// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_NL = `<!	-13
<#	-26
<%	-16
<&	-20
<'	-41
<(	-46
<*	-12
<+	-37
<,	-65
<-& Xzn	-16
<-' xt	-32
<-( xmen	-11
<-) Xde	-12
<-) xis	-9
<-* xing	-11
<-* xken	-18
<-+ xsis	-17
<-+ xtum	-10
<-, XXeen	-13
<-, Xeke	-15
<-, Xgen	-12
<-, Xijk	-12
<-, Xijn	-15
<-, Xine	-16
<-, Xpim	-8
<-, xaad	-15
<-, xaag	-17
<-, xaal	-27
<-, xaan	-13
<-, xaar	-18
<-, xaas	-14
<-, xaat	-14
<-, xals	-25
<-, xame	-15
<-, xamp	-14
<-, xand	12
<-, xang	-14
<-, xank	-13
<-, xant	-16
<-, xard	-13
<-, xarm	-12
<-, xart	-9
<-, xats	-17
<-, xbel	-19
<-, xbij	-25
<-, xbon	-9
<-, xcht	-20
<-, xdag	-9
<-, xdat	-20
<-, xde	-11
<-, xden	-18
<-, xder	-16
<-, xdig	-12
<-, xdje	-17
<-, xect	-14
<-, xeds	-9
<-, xeef	-14
<-, xeel	-27
<-, xeen	-37
<-, xeer	-13
<-, xees	-11
<-, xegd	-17
<-, xeid	-10
<-, xeld	-23
<-, xels	-27
<-, xemp	-16
<-, xens	-20
<-, xent	-14
<-, xer	-13
<-, xerd	-26
<-, xerf	-17
<-, xers	-25
<-, xert	11
<-, xest	-14
<-, xeur	-21
<-, xfst	-16
<-, xgen	-27
<-, xger	-17
<-, xgte	-14
<-, xhal	-15
<-, xhel	-16
<-, xhet	-31
<-, xhte	-15
<-, xiba	-12
<-, xied	-14
<-, xief	-9
<-, xiek	-8
<-, xien	-17
<-, xier	-9
<-, xies	-12
<-, xige	-13
<-, xijk	-29
<-, xijt	-15
<-, xik	-18
<-, xima	-12
<-, xin	-30
<-, xing	-43
<-, xis	-11
<-, xist	-9
<-, xits	-17
<-, xjes	-21
<-, xjft	-9
<-, xken	-35
<-, xker	-17
<-, xkje	-21
<-, xlen	-29
<-, xlfs	-12
<-, xlie	-9
<-, xmen	12
<-, xmer	-21
<-, xmet	-40
<-, xna	-16
<-, xnal	-17
<-, xnde	-17
<-, xnek	-10
<-, xnen	-22
<-, xner	-9
<-, xngt	-15
<-, xnne	-10
<-, xode	-19
<-, xoeg	-14
<-, xoep	-13
<-, xoké	-12
<-, xola	-9
<-, xoom	-11
<-, xoon	-13
<-, xoor	-23
<-, xop	-23
<-, xord	-11
<-, xort	-17
<-, xote	-13
<-, xout	-16
<-, xouw	-16
<-, xpel	-16
<-, xpen	-21
<-, xpje	-14
<-, xrde	-11
<-, xrem	-13
<-, xrie	-14
<-, xril	-13
<-, xsel	-16
<-, xsen	-22
<-, xste	-22
<-, xtal	-8
<-, xtel	-16
<-, xten	-35
<-, xter	-15
<-, xtie	-20
<-, xtig	-10
<-, xtje	-12
<-, xtof	-14
<-, xtop	-14
<-, xtor	-10
<-, xtte	-9
<-, xude	-16
<-, xuik	-19
<-, xuin	-12
<-, xuis	-14
<-, xuit	-10
<-, xulp	-12
<-, xuur	-13
<-, xvan	-25
<-, xven	-20
<-, xwat	-26
<-, xwe	-9
<-, xwen	-16
<-, xwie	-18
<-, xwij	-15
<-, xzet	-10
<-, xéén	-17
<-- Xten	11
<-- xden	-14
<-- xeen	-14
<-- xers	-17
<-- xist	-19
<-- xkje	-14
<-- xlen	-22
<-- xnde	-15
<-- xnen	-15
<-- xpen	-25
<-- xrde	-15
<-- xtal	-12
<-- xten	-26
<-. xevr	-13
<-. xik	-20
<-. xten	-13
<-. xvan	-16
<-. xwie	-19
<-0 Xde	-16
<-0 Xten	-10
<-0 Xwie	-15
<-0 xakt	-14
<-0 xals	-16
<-0 xari	-17
<-0 xber	-11
<-0 xbft	-15
<-0 xde	-17
<-0 xden	-24
<-0 xeen	-20
<-0 xers	-24
<-0 xets	-15
<-0 xgen	-12
<-0 xhet	-17
<-0 xing	-14
<-0 xjes	-14
<-0 xken	-12
<-0 xkg	-16
<-0 xl	-16
<-0 xlen	-24
<-0 xm/u	-10
<-0 xmei	-10
<-0 xmen	-16
<-0 xml	-9
<-0 xmm	-20
<-0 xnen	-12
<-0 xram	-9
<-0 xren	-25
<-0 xril	-13
<-0 xsec	-12
<-0 xsen	-21
<-0 xten	-24
<-0 xtie	-14
<-0 xuks	-16
<-0 xuli	-14
<-: XXfw	-19
<-: XXre	-21
<-: Xine	-21
<-: Xing	9
<-: Xluc	-11
<-: Xr	-13
<-: Xrit	-11
<-: xaat	-19
<-: xact	-11
<-: xals	-13
<-: xand	-19
<-: xbij	-19
<-: xdag	-16
<-: xden	9
<-: xeen	18
<-: xeer	-10
<-: xend	-13
<-: xer	-15
<-: xeuk	-21
<-: xeur	-16
<-: xger	-15
<-: xhet	15
<-: xik	-16
<-: xmet	-10
<-: xna	-14
<-: xnap	-20
<-: xnde	-12
<-: xoke	-14
<-: xop	-16
<-: xren	9
<-: xsje	-12
<-: xste	-23
<-: xter	-22
<-: xtie	-12
<-: xtop	11
<-: xven	17
<-: xwat	9
<-: xwe	-19
<-: xwie	-19
<-: xzen	16
<-: xéén	-15
<-; xde	-12
<-= xtop	-10
<-? xik	-9
<-^ XXeer	23
<-^ XXhr	-16
<-^ XXren	18
<-^ Xa	-12
<-^ Xaag	-8
<-^ Xaai	-15
<-^ Xaak	14
<-^ Xaan	-20
<-^ Xage	-18
<-^ Xair	-12
<-^ Xals	-46
<-^ Xame	-18
<-^ Xang	-17
<-^ Xans	-16
<-^ Xard	-18
<-^ Xarm	-24
<-^ Xart	-28
<-^ Xats	-11
<-^ Xbad	-21
<-^ Xbel	-15
<-^ Xbus	-11
<-^ Xche	-13
<-^ Xcht	-41
<-^ Xcol	-20
<-^ Xdag	-21
<-^ Xdat	-27
<-^ Xde	-41
<-^ Xden	16
<-^ Xder	-40
<-^ Xdra	-22
<-^ Xect	-22
<-^ Xeek	-21
<-^ Xeel	-15
<-^ Xeen	-15
<-^ Xeer	-24
<-^ Xees	-24
<-^ Xeet	-11
<-^ Xeft	-25
<-^ Xeid	-15
<-^ Xeld	-23
<-^ Xelp	-19
<-^ Xels	-30
<-^ Xelt	-13
<-^ Xend	-19
<-^ Xens	-29
<-^ Xent	13
<-^ Xept	-11
<-^ Xere	-28
<-^ Xers	-32
<-^ Xess	-18
<-^ Xeur	-17
<-^ Xeve	-27
<-^ Xeén	-25
<-^ Xfie	-17
<-^ Xfte	12
<-^ Xgde	-14
<-^ Xgen	11
<-^ Xger	-14
<-^ Xgst	8
<-^ Xhef	-16
<-^ Xhet	-77
<-^ Xhil	-8
<-^ Xhte	-26
<-^ Xied	-20
<-^ Xief	-12
<-^ Xien	-29
<-^ Xier	-14
<-^ Xies	-25
<-^ Xift	-20
<-^ Xige	-21
<-^ Xijd	-13
<-^ Xijf	-26
<-^ Xijk	-30
<-^ Xijn	-13
<-^ Xijs	10
<-^ Xik	-31
<-^ Xikt	-16
<-^ Xin	-41
<-^ Xind	-15
<-^ Xine	-16
<-^ Xis	-27
<-^ Xjen	12
<-^ Xjes	-30
<-^ Xjke	-9
<-^ Xjks	-16
<-^ Xket	-8
<-^ Xkop	-13
<-^ Xkte	13
<-^ Xkun	-25
<-^ Xlad	-13
<-^ Xlas	-17
<-^ Xleg	-25
<-^ Xlem	-14
<-^ Xler	-14
<-^ Xlie	-22
<-^ Xlik	-15
<-^ Xlke	-10
<-^ Xllo	-16
<-^ Xmel	-12
<-^ Xmen	18
<-^ Xmer	-22
<-^ Xmo	-15
<-^ Xna	11
<-^ Xnde	-10
<-^ Xndy	-14
<-^ Xnen	-15
<-^ Xnie	-10
<-^ Xnis	-19
<-^ Xnkt	-12
<-^ Xnze	-36
<-^ Xo	-12
<-^ Xode	8
<-^ Xoeg	-14
<-^ Xoek	-19
<-^ Xoel	-10
<-^ Xoet	-21
<-^ Xole	20
<-^ Xond	-20
<-^ Xons	-15
<-^ Xood	-13
<-^ Xoog	-14
<-^ Xooi	-12
<-^ Xool	-9
<-^ Xoom	-17
<-^ Xoop	14
<-^ Xoor	-19
<-^ Xoos	-20
<-^ Xop	-39
<-^ Xost	-21
<-^ Xouw	12
<-^ Xpel	10
<-^ Xpen	-26
<-^ Xper	-13
<-^ Xpig	-9
<-^ Xpje	-17
<-^ Xpot	-12
<-^ Xral	-21
<-^ Xren	10
<-^ Xria	-12
<-^ Xrie	-10
<-^ Xrij	-37
<-^ Xrkt	-12
<-^ Xrry	-9
<-^ Xsch	-18
<-^ Xsie	-21
<-^ Xste	-35
<-^ Xtal	-17
<-^ Xtel	-20
<-^ Xten	9
<-^ Xtik	-8
<-^ Xtip	-15
<-^ Xtje	-18
<-^ Xtom	-20
<-^ Xtop	-15
<-^ Xtor	-16
<-^ Xtra	-9
<-^ Xuig	-9
<-^ Xuik	12
<-^ Xuil	-14
<-^ Xuis	-19
<-^ Xurd	-19
<-^ Xuur	-12
<-^ Xuwe	-31
<-^ Xval	-14
<-^ Xven	-24
<-^ Xvin	-17
<-^ Xwat	-38
<-^ Xwe	-23
<-^ Xweg	-19
<-^ Xwie	-21
<-^ Xwij	-15
<-^ Xzal	-16
<-^ Xzen	24
<-^ Xzig	-19
<-^ xa	-9
<-^ xaam	-16
<-^ xaar	-16
<-^ xaat	-20
<-^ xaha	-21
<-^ xals	-25
<-^ xbij	-27
<-^ xdag	-21
<-^ xde	-37
<-^ xden	-17
<-^ xe	-8
<-^ xeck	-19
<-^ xeee	-25
<-^ xens	-16
<-^ xer	-21
<-^ xgen	-30
<-^ xijk	-19
<-^ xik	-19
<-^ xin	-14
<-^ xing	12
<-^ xis	14
<-^ xjes	-14
<-^ xken	-21
<-^ xker	-15
<-^ xlad	-20
<-^ xlen	15
<-^ xllo	-16
<-^ xoké	-27
<-^ xoom	10
<-^ xoot	-19
<-^ xpen	-22
<-^ xph	-12
<-^ xrci	-14
<-^ xren	-26
<-^ xste	10
<-^ xten	14
<-^ xtie	-12
<-^ xtop	-20
<-^ xtor	-19
<-^ xtte	-19
<-^ xuur	-15
<-^ xuwe	-27
<-^ xvan	-18
<-^ xwe	-17
<-^ xwie	-23
<-^ xwij	-16
<-aan xde	-54
<-aan xden	-12
<-aan xder	-10
<-aan xeen	-32
<-aan xers	-18
<-aan xhet	-43
<-aan xijn	-12
<-aan xlke	-11
<-aan xord	-22
<-aan xten	-10
<-aan xuwe	-13
<-aanleiding xvan	-14
<-aannemen xvan	-17
<-achter xde	-33
<-achter xhet	-19
<-achter xren	-10
<-achterkant xvan	-10
<-af xmet	-14
<-af xop	-22
<-afgesproken xdat	-17
<-afvinken xop	-15
<-akkoord xvan	-11
<-al xde	-12
<-al xeen	-20
<-al xhet	-8
<-alle xden	-18
<-alle xers	-22
<-alle xgen	-11
<-alle xken	-9
<-alle xsen	-18
<-alle xten	-25
<-alleen xals	-17
<-alleen xbij	-8
<-alleen xde	-18
<-alleen xing	-17
<-alleen xmet	-20
<-alleen xop	-15
<-alles xmet	-12
<-alles xna	-14
<-alles xwat	-12
<-als xand	-18
<-als xde	-15
<-als xeen	-12
<-als xer	-31
<-als xhet	-33
<-als xik	-15
<-als xste	-22
<-als xuwe	-12
<-altijd xand	-11
<-altijd xeen	-16
<-altijd xmet	-16
<-andere xten	-10
<-anders xijn	-13
<-asiel xin	-12
<-baan xop	-18
<-bak xmet	-15
<-bedrijf xvan	-9
<-begin xik	-9
<-begin xvan	-13
<-beginnen xmet	-9
<-begint xaan	-9
<-begint xmet	-15
<-behalve xdat	-8
<-behalve xde	-18
<-beide xgen	-19
<-beide xten	-14
<-beiden xhet	-12
<-belt xde	-26
<-belt xhet	-8
<-ben xde	-11
<-ben xder	-14
<-bepaalt xhet	-14
<-beschrijving xvan	-28
<-beslist xde	-15
<-beste xa's	-14
<-beste xden	-11
<-bezig xmet	-16
<-bij xarm	-17
<-bij xcht	-13
<-bij xdat	-10
<-bij xde	-11
<-bij xfel	-10
<-bij xgen	-12
<-bij xhil	-13
<-bij xijn	-9
<-bij xind	-15
<-bij xing	-31
<-bij xken	-8
<-bij xles	-9
<-bij xmst	-27
<-bij xnje	-13
<-bij xnze	-17
<-bij xrde	-14
<-bij xrst	-22
<-bij xsel	-16
<-bij xten	-21
<-bij xuwe	-26
<-bij xwat	-13
<-bij xzen	-19
<-bijna xeen	-20
<-binnen xeen	-17
<-binnen xhet	-10
<-binnen xtig	-14
<-blad xin	-13
<-bleek xdat	-13
<-boven xde	-36
<-boven xhet	-20
<-brander xaat	-10
<-brengt xde	-10
<-brug xop	-19
<-buiten xde	-21
<-buiten xren	-21
<-buiten xuik	-8
<-bus xmet	-17
<-camping Xde	-23
<-chauffeur xaat	-10
<-cliënt xuis	-8
<-code xvan	-9
<-collega xeen	-20
<-collega's xvan	-9
<-controle xvan	-16
<-controleert xhet	-14
<-controleren xvan	-14
<-daar xeen	-17
<-daarna xde	-13
<-daarna xing	-8
<-daarom xeen	-17
<-dacht xdat	-12
<-dag Xven	-13
<-dag xrna	-12
<-dagen xin	-15
<-dagen xven	-9
<-dan xaag	-9
<-dan xaai	-9
<-dan xakt	-18
<-dan xart	-11
<-dan xcht	-13
<-dan xde	-22
<-dan xden	-21
<-dan xder	-12
<-dan xeen	-36
<-dan xeer	-11
<-dan xeng	-14
<-dan xert	-10
<-dan xgen	-17
<-dan xhet	-24
<-dan xken	-21
<-dan xlen	-20
<-dan xmet	-19
<-dan xngt	-20
<-dan xoop	-8
<-dan xop	-12
<-dan xpen	-14
<-dan xren	-11
<-dan xten	-16
<-dan xtje	-16
<-dan xven	-11
<-dan xzet	-15
<-dan xéén	-15
<-dat Xpim	-13
<-dat xbij	-14
<-dat xcht	-18
<-dat xde	-39
<-dat xeen	-26
<-dat xer	-27
<-dat xest	-8
<-dat xhet	-35
<-dat xidt	-16
<-dat xik	-12
<-dat xin	-11
<-dat xing	-17
<-dat xis	-35
<-dat xlke	-13
<-dat xmet	-23
<-dat xop	-10
<-dat xpen	-14
<-dat xten	-10
<-dat xwe	-21
<-de XXrdw	-10
<-de XXvwa	-16
<-de Xaat	-8
<-de Xjes	-8
<-de Xlde	-10
<-de Xnde	-13
<-de Xnse	-18
<-de Xoop	-9
<-de Xpen	-8
<-de Xrva	-8
<-de Xsie	-9
<-de xa's	-18
<-de xaad	-14
<-de xaaf	-15
<-de xaag	-19
<-de xaak	-12
<-de xaal	-11
<-de xaam	-12
<-de xaan	-24
<-de xaar	-26
<-de xaas	-27
<-de xaat	9
<-de xade	-21
<-de xale	-21
<-de xalf	-9
<-de xalk	-13
<-de xame	-31
<-de xamp	-17
<-de xand	-12
<-de xang	-20
<-de xank	-31
<-de xant	-15
<-de xard	-8
<-de xars	-15
<-de xart	-24
<-de xast	-20
<-de xats	-20
<-de xbak	-27
<-de xbek	-20
<-de xbel	-15
<-de xber	-14
<-de xbol	-8
<-de xbon	-15
<-de xbox	-9
<-de xcel	-14
<-de xche	16
<-de xcht	-32
<-de xdag	-14
<-de xdar	-9
<-de xdel	-15
<-de xden	-34
<-de xder	-28
<-de xede	-9
<-de xeen	-16
<-de xeer	-20
<-de xege	-15
<-de xeit	-24
<-de xeke	-13
<-de xele	-14
<-de xelg	-13
<-de xelk	-21
<-de xels	-32
<-de xene	-24
<-de xens	-29
<-de xent	-12
<-de xerf	-9
<-de xerk	-24
<-de xers	-37
<-de xest	-19
<-de xets	11
<-de xeuk	-18
<-de xeur	-29
<-de xfel	-15
<-de xfer	-16
<-de xfte	-24
<-de xgel	-15
<-de xgen	-20
<-de xger	-30
<-de xges	-12
<-de xgio	-9
<-de xgst	-29
<-de xhef	-16
<-de xhip	-8
<-de xhte	-12
<-de xice	-10
<-de xids	-14
<-de xief	-11
<-de xiek	-12
<-de xiel	-11
<-de xien	-21
<-de xier	-29
<-de xies	-11
<-de xift	-29
<-de xige	-22
<-de xiki	-14
<-de xind	-10
<-de xine	-26
<-de xing	-63
<-de xire	-10
<-de xist	-26
<-de xite	-28
<-de xits	-13
<-de xium	-14
<-de xjes	-30
<-de xjke	-13
<-de xjst	-19
<-de xkap	-14
<-de xkat	-11
<-de xkel	-19
<-de xken	-37
<-de xker	-22
<-de xkke	-12
<-de xkom	-10
<-de xkte	-22
<-de xlag	-10
<-de xlap	-19
<-de xlas	-16
<-de xlen	-14
<-de xlep	-10
<-de xler	-22
<-de xles	-11
<-de xlet	-14
<-de xlft	-20
<-de xlok	-11
<-de xlon	-17
<-de xman	-16
<-de xmat	-9
<-de xmel	-10
<-de xmen	-26
<-de xmer	-21
<-de xmet	-13
<-de xmie	-16
<-de xmst	-17
<-de xmte	-15
<-de xnce	-20
<-de xnde	12
<-de xnen	-31
<-de xner	-23
<-de xnge	-12
<-de xnop	-13
<-de xnst	-21
<-de xnte	-24
<-de xnts	-16
<-de xode	-15
<-de xods	-17
<-de xoef	-18
<-de xoeg	-21
<-de xoek	-12
<-de xoel	-12
<-de xoep	-13
<-de xoer	-16
<-de xoes	-10
<-de xoge	-15
<-de xond	-23
<-de xone	-12
<-de xons	-18
<-de xoog	-19
<-de xooi	-9
<-de xook	-10
<-de xool	-15
<-de xoom	-12
<-de xoon	-26
<-de xoop	-24
<-de xoos	-14
<-de xoot	-23
<-de xorg	-16
<-de xost	-11
<-de xout	-14
<-de xouw	-16
<-de xpel	-31
<-de xpen	-33
<-de xper	-29
<-de xram	-11
<-de xrde	-24
<-de xrel	-10
<-de xrem	-12
<-de xren	-44
<-de xres	-16
<-de xrge	-19
<-de xrie	-15
<-de xrij	-23
<-de xris	-16
<-de xrma	-15
<-de xrst	-21
<-de xrte	-9
<-de xrts	-21
<-de xrug	-20
<-de xruk	-20
<-de xsel	-15
<-de xser	-11
<-de xset	-13
<-de xsie	-8
<-de xsor	-13
<-de xssa	-18
<-de xsse	-12
<-de xsus	-9
<-de xtas	-17
<-de xten	-48
<-de xter	-38
<-de xtes	-12
<-de xtic	-12
<-de xtij	-13
<-de xtok	-10
<-de xtor	-30
<-de xtte	-19
<-de xude	-24
<-de xuid	-13
<-de xuif	-15
<-de xuik	-9
<-de xuin	-9
<-de xuip	-18
<-de xule	-16
<-de xunt	-13
<-de xurs	-16
<-de xute	-14
<-de xuto	-20
<-de xuur	-34
<-de xuwe	-25
<-de xuze	-20
<-de xven	-23
<-de xver	-17
<-de xwen	-14
<-de xwer	-12
<-de xzak	-9
<-de xzen	-20
<-de xzer	-14
<-de xère	-13
<-de xënt	-12
<-derde xvan	-13
<-deur xop	-11
<-deze xmer	-13
<-dicht xden	-11
<-dicht xijn	-11
<-dicht xmet	-13
<-die xast	-17
<-die xcht	-11
<-die xdat	-15
<-die xde	12
<-die xeen	12
<-die xer	-13
<-die xert	-17
<-die xhet	-18
<-die xijn	-14
<-die xik	-23
<-die xin	-17
<-die xing	-14
<-die xis	-14
<-die xnen	-17
<-die xomt	-19
<-die xop	-10
<-die xren	-19
<-die xten	-24
<-die xvan	-23
<-direct xde	-9
<-direct xin	-14
<-direct xna	-13
<-dit xaar	-22
<-dit xin	-19
<-dit xis	-28
<-dit xop	-14
<-doe xde	-22
<-doe xhet	-16
<-doen xals	16
<-doen xmet	-31
<-doen xwe	-25
<-doen xwij	-24
<-doet xals	23
<-doet xde	-30
<-doet xer	-12
<-doet xhet	12
<-doet xmet	-19
<-doet xna	-12
<-door Xoos	-10
<-door xde	-34
<-door xeen	-26
<-door xhet	-22
<-draai xde	-11
<-draaiboek xvan	-20
<-draait xde	-17
<-draait xhet	-17
<-drie xa's	-10
<-drie xden	-22
<-drie xers	-15
<-drie xjes	-19
<-drie xnde	-23
<-drie xop	-12
<-drie xsen	-20
<-drie xten	8
<-drie xter	-15
<-drogen xmet	-11
<-droog xis	-11
<-dus xals	-23
<-dus xand	-16
<-dus xbij	-19
<-dus xdat	-14
<-dus xde	-27
<-dus xeen	-22
<-dus xgen	9
<-dus xik	-14
<-dus xrry	-12
<-echt xeen	-14
<-een Xtje	-12
<-een xaad	-16
<-een xaak	-22
<-een xaal	-18
<-een xaan	-10
<-een xaas	-12
<-een xaat	-15
<-een xair	-17
<-een xale	-17
<-een xamp	-12
<-een xand	-19
<-een xang	-11
<-een xank	-17
<-een xant	-17
<-een xard	-16
<-een xart	-32
<-een xast	-20
<-een xbel	-21
<-een xcan	-9
<-een xche	-13
<-een xcht	-30
<-een xcol	-16
<-een xdag	-12
<-een xden	-21
<-een xder	-42
<-een xdje	-9
<-een xdun	-12
<-een xede	-18
<-een xeil	-20
<-een xein	-15
<-een xeld	-24
<-een xele	-20
<-een xend	-9
<-een xene	-23
<-een xent	-24
<-een xere	-22
<-een xest	-27
<-een xete	-12
<-een xets	-18
<-een xeur	-19
<-een xeuw	-18
<-een xfje	-19
<-een xgat	-23
<-een xgel	-20
<-een xgen	-28
<-een xger	-10
<-een xhte	-17
<-een xief	-10
<-een xiek	-10
<-een xier	-20
<-een xiew	-15
<-een xige	-26
<-een xijf	-13
<-een xijs	-9
<-een xin	-10
<-een xist	-17
<-een xjke	-33
<-een xjst	-12
<-een xken	-25
<-een xker	-10
<-een xkje	-24
<-een xkke	-14
<-een xlan	-23
<-een xler	-16
<-een xles	12
<-een xlet	-10
<-een xlid	-21
<-een xlle	-12
<-een xmen	-20
<-een xmer	-20
<-een xnde	-27
<-een xner	-15
<-een xnet	-15
<-een xnia	-14
<-een xnte	-10
<-een xoef	-11
<-een xoeg	-22
<-een xoge	-11
<-een xone	-9
<-een xooi	-14
<-een xoor	-13
<-een xoot	-22
<-een xorm	-16
<-een xort	-21
<-een xouw	-12
<-een xpel	-13
<-een xper	-15
<-een xpje	-15
<-een xpte	-20
<-een xrde	-16
<-een xren	-15
<-een xrij	-15
<-een xril	-15
<-een xsie	-19
<-een xsje	-22
<-een xsms	-13
<-een xsse	-9
<-een xtal	-19
<-een xtas	-21
<-een xtel	-11
<-een xten	12
<-een xter	-29
<-een xtie	-32
<-een xtje	-39
<-een xtte	-16
<-een xuis	-10
<-een xute	-10
<-een xuur	-28
<-een xuut	-11
<-een xuwe	9
<-een xval	-24
<-een xven	-16
<-een xzin	-21
<-eens xin	-16
<-eens xop	-26
<-eens xren	-18
<-eenvoudige xing	-23
<-eerlijk xegd	-11
<-eerst xde	-28
<-eerst xeen	-15
<-eerst xgen	-14
<-eerst xhet	-24
<-eerst xing	-20
<-eerst xken	-14
<-eerst xlen	-10
<-eerst xmet	-26
<-eerst xop	-13
<-eerste xdag	-17
<-eerste xing	-9
<-eerste xles	-28
<-eh xdat	-15
<-eh xde	-27
<-eh xeen	-11
<-eh xhet	15
<-eh xik	-18
<-eh xin	-12
<-eh xmet	-27
<-eh xpen	-15
<-eh xrop	-19
<-eh xten	13
<-eh xter	-20
<-eh xwat	-19
<-eh xwe	-17
<-eind xken	-11
<-einde xvan	-18
<-elektrische xsen	-19
<-elf xers	-9
<-elf xsen	-10
<-elk xaal	-15
<-elk xaar	-14
<-elkaar xden	-12
<-elkaar xin	-12
<-elke xdag	-20
<-elke xing	-26
<-elke xond	13
<-elke xste	-19
<-elke xtie	-26
<-en xaat	-18
<-en xakt	-12
<-en xals	-36
<-en xand	-18
<-en xang	-16
<-en xast	-21
<-en xats	-13
<-en xbij	-15
<-en xcht	-14
<-en xdat	-27
<-en xde	-16
<-en xdel	-14
<-en xder	-19
<-en xeen	-37
<-en xeer	-21
<-en xeid	-9
<-en xelt	-14
<-en xens	-16
<-en xent	-14
<-en xer	-19
<-en xers	-33
<-en xert	-18
<-en xest	-9
<-en xgen	-30
<-en xger	-10
<-en xgte	-13
<-en xhet	-42
<-en xhoe	-30
<-en xhou	-12
<-en xien	-23
<-en xijk	-21
<-en xijl	-12
<-en xijn	-15
<-en xik	-20
<-en xikt	-11
<-en xilt	-9
<-en xin	-15
<-en xing	-19
<-en xis	-12
<-en xist	-8
<-en xjst	-17
<-en xken	-27
<-en xlen	-20
<-en xmen	-14
<-en xmer	-14
<-en xmet	-25
<-en xna	-28
<-en xnde	-16
<-en xnen	-30
<-en xngt	-12
<-en xoms	-10
<-en xond	-8
<-en xooi	-10
<-en xoop	-10
<-en xoor	-14
<-en xort	-9
<-en xoud	-10
<-en xpas	-14
<-en xpen	-21
<-en xren	-31
<-en xsen	-24
<-en xten	-16
<-en xter	-14
<-en xtie	-13
<-en xudt	-10
<-en xuit	-12
<-en xuwt	-10
<-en xvan	-15
<-en xven	-20
<-en xwat	-27
<-en xwe	-14
<-en xwie	-13
<-en xzen	-21
<-en xzer	-16
<-en xzet	-15
<-en xéén	-11
<-enkel xde	-10
<-er xaal	-13
<-er xade	-15
<-er xbij	-18
<-er xde	-10
<-er xeen	-50
<-er xens	-12
<-er xers	-16
<-er xgen	-10
<-er xijn	-13
<-er xin	-9
<-er xis	-23
<-er xmet	-25
<-er xna	-17
<-er xnen	-15
<-er xort	-12
<-er xren	-12
<-er xtig	-13
<-er xtje	-13
<-er xvan	-12
<-er xwat	-20
<-er xéén	-10
<-eraf xals	-13
<-erbij xin	-12
<-eruit xmet	-23
<-euro xorg	-9
<-even xin	-18
<-even xken	-29
<-even xren	-16
<-even xven	-17
<-fles xin	-11
<-fles xtop	-16
<-foto xals	-8
<-foto xvan	-13
<-foto's xvan	-14
<-ga xik	-14
<-gaan xin	-9
<-gaan xwe	-14
<-gaat xals	-15
<-gaat xdat	-16
<-gaat xde	-27
<-gaat xeen	-16
<-gaat xer	-12
<-gaat xhet	-26
<-gaat xin	-20
<-gaat xmet	-24
<-gaat xop	-12
<-gang xvan	-20
<-gasfles xlen	-16
<-gasten xeen	-19
<-ge xaat	-21
<-ge xdat	-14
<-ge xekt	-18
<-ge xmet	-14
<-ge xop	-13
<-geachte xeer	-19
<-gebruik xvan	-18
<-gebruikte xten	-20
<-geeft xeen	-16
<-geeft xhet	-19
<-geen xaad	-9
<-geen xaal	-15
<-geen xcht	-10
<-geen xden	-21
<-geen xeen	-12
<-geen xers	-16
<-geen xest	-10
<-geen xgen	-14
<-geen xken	-15
<-geen xket	-17
<-geen xlas	-13
<-geen xsie	-9
<-geen xten	-15
<-geen xtie	-25
<-geldt xeen	-11
<-gelieve xnde	-10
<-gemeld xbij	-12
<-geven xeen	-12
<-gevonden xpen	-24
<-geweest xis	-14
<-giet xhet	-19
<-ging xhet	-11
<-glas xin	-11
<-goed xis	-10
<-goed xmet	-21
<-gooi xik	-9
<-graag xeen	-28
<-graag xken	-10
<-graag xten	-14
<-groene xkje	-9
<-groot xukt	-19
<-grote xers	-14
<-haal xde	-15
<-haalt xde	-26
<-had xeen	-14
<-hadden xwe	-13
<-halen xmet	-11
<-half xven	-13
<-hallo xllo	-15
<-hand xeld	-11
<-hand xvan	-10
<-handen xsen	-17
<-handen xvan	-11
<-hang xhet	-11
<-hangt xde	-22
<-hangt xer	-14
<-harde xind	-9
<-heb xeen	-18
<-heb xer	-12
<-heb xhet	-13
<-heb xik	-10
<-heb xis	-22
<-hebben xde	-14
<-hebben xeen	-36
<-hebben xer	-19
<-hebben xhet	-18
<-hebben xken	-20
<-hebben xven	-21
<-hebben xwe	-27
<-hebben xwij	-22
<-heeft xde	-21
<-heeft xeen	-11
<-heeft xer	-25
<-heeft xhet	-17
<-heeft xken	-10
<-heeft xuld	-12
<-heeft xven	-13
<-heet xdat	-21
<-hele xeck	-14
<-hele xing	-18
<-helft xvan	-13
<-helpen xmet	-16
<-hem xop	-19
<-het XXuwv	-12
<-het Xrum	-11
<-het xaal	-27
<-het xaam	-14
<-het xaan	-10
<-het xaar	-23
<-het xaat	-25
<-het xabo	-9
<-het xact	-20
<-het xalf	-18
<-het xals	-13
<-het xame	-9
<-het xand	-20
<-het xard	-22
<-het xbij	-12
<-het xcht	-23
<-het xdak	-23
<-het xde	-20
<-het xdek	-13
<-het xden	9
<-het xder	-19
<-het xdje	-20
<-het xeau	10
<-het xeek	-10
<-het xeel	-21
<-het xeem	-14
<-het xeen	-11
<-het xeer	-16
<-het xeil	-18
<-het xein	-26
<-het xeld	-19
<-het xemt	-15
<-het xend	-11
<-het xent	-14
<-het xept	-15
<-het xer	-14
<-het xerk	-20
<-het xerm	-19
<-het xerp	-8
<-het xest	-12
<-het xeum	-22
<-het xgat	-19
<-het xgel	-19
<-het xgje	-10
<-het xhap	-17
<-het xhek	-9
<-het xhok	-23
<-het xiel	-23
<-het xien	9
<-het xier	-20
<-het xies	-17
<-het xift	-21
<-het xijf	-17
<-het xijs	-16
<-het xin	-11
<-het xind	-9
<-het xis	-29
<-het xium	-11
<-het xjks	13
<-het xken	-41
<-het xker	-15
<-het xket	-20
<-het xkje	-19
<-het xlab	-8
<-het xlad	-15
<-het xlan	-16
<-het xleg	-14
<-het xmen	-23
<-het xmer	-27
<-het xmes	-12
<-het xmet	-27
<-het xmis	-16
<-het xnde	-24
<-het xoed	-19
<-het xoek	-31
<-het xoer	-8
<-het xogo	-11
<-het xond	-10
<-het xoor	-23
<-het xop	-33
<-het xord	-21
<-het xort	-15
<-het xoud	16
<-het xout	-12
<-het xouw	-23
<-het xpen	-35
<-het xpje	-12
<-het xrde	-8
<-het xrek	-16
<-het xren	19
<-het xres	-17
<-het xrum	-20
<-het xsel	-24
<-het xsje	-19
<-het xste	-25
<-het xtal	-10
<-het xtel	-9
<-het xter	-12
<-het xtje	-23
<-het xtst	-11
<-het xtuk	-17
<-het xude	-14
<-het xuig	-12
<-het xuim	-13
<-het xunt	-26
<-het xuur	-21
<-het xuwe	-18
<-het xvak	-11
<-het xvan	-12
<-het xven	-9
<-het xvet	13
<-het xwit	-19
<-het xzen	13
<-hier xbij	-13
<-hier xde	-19
<-hier xeen	-24
<-hier xis	-13
<-hiervoor xeen	-15
<-hij xaat	-9
<-hij xde	-20
<-hij xeen	-13
<-hij xhet	-36
<-hij xjdt	-12
<-hoe xaat	-12
<-hoe xdat	-24
<-hoe xde	-16
<-hoe xeen	12
<-hoe xhet	11
<-hoe xoog	-16
<-hoe xwe	-33
<-hoe xwij	-46
<-hoeft xer	-11
<-hoeveel xhet	-14
<-hoi xmet	-16
<-hoofd XXtd	-12
<-hou xhet	-15
<-houdt xde	-15
<-hun xkje	-13
<-hè xdat	-14
<-ie xhet	-19
<-iedere xcht	-12
<-iedereen xcht	-10
<-iedereen xhet	12
<-iedereen xop	-14
<-iemand xaat	-11
<-iemand xeen	-17
<-iemand xin	-20
<-iemand xmet	11
<-iemand xop	13
<-iemand xvan	-15
<-iemand xwel	-10
<-iets xakt	-14
<-iets xars	-13
<-iets xjks	-26
<-iets xop	-24
<-iets xvan	-9
<-ik xaat	-16
<-ik xang	-14
<-ik xdat	-16
<-ik xde	-13
<-ik xeef	-10
<-ik xeek	-19
<-ik xeen	-23
<-ik xeer	-19
<-ik xhet	-33
<-ik xken	-15
<-ik xoek	-18
<-ik xop	-20
<-ik xrun	-11
<-ik xtel	-15
<-in Xcht	-15
<-in Xdam	-9
<-in Xden	-26
<-in Xelo	-14
<-in Xgen	-27
<-in Xgge	-21
<-in Xijk	-19
<-in Xkum	-13
<-in Xlen	-18
<-in Xorn	-8
<-in Xren	-12
<-in Xsel	-15
<-in Xten	-13
<-in Xurg	-18
<-in Xzen	-10
<-in xari	-14
<-in xber	-18
<-in xbij	-12
<-in xdat	-11
<-in xde	-50
<-in xeen	-47
<-in xhet	-35
<-in xine	-12
<-in xlke	-13
<-in xmei	-8
<-in xnen	-12
<-in xnze	-25
<-in xone	-11
<-in xoop	-15
<-in xop	-9
<-in xpen	-14
<-in xrde	-11
<-in xren	-14
<-in xste	-14
<-in xt	-10
<-in xten	-12
<-in xtie	-19
<-in xtig	-12
<-in xuli	-13
<-in xuni	-12
<-in xéén	-15
<-instructie xvan	-28
<-is xaal	-12
<-is xand	-16
<-is xbij	-12
<-is xcht	-8
<-is xdat	-22
<-is xden	-11
<-is xder	-13
<-is xeen	-52
<-is xeld	-9
<-is xer	-22
<-is xerd	-12
<-is xest	-8
<-is xgen	-16
<-is xin	-23
<-is xken	-9
<-is xlke	-18
<-is xmet	-20
<-is xop	-23
<-is xpen	-9
<-is xten	12
<-is xvan	-19
<-is xwat	-12
<-is xéén	-19
<-ja xest	-17
<-ja xllo	-15
<-ja xmet	-18
<-ja xoké	-12
<-jaar xeen	-27
<-jaar xin	-16
<-jaar xpen	14
<-je xaat	-22
<-je xbij	-23
<-je xde	-38
<-je xden	-16
<-je xelt	-14
<-je xent	-17
<-je xept	-8
<-je xer	-12
<-je xert	-17
<-je xhet	-36
<-je xijk	-9
<-je xikt	-17
<-je xin	-10
<-je xmet	-17
<-je xop	-19
<-je xpen	-11
<-je xste	-17
<-je xtig	-15
<-je xult	-12
<-je xvan	-10
<-je xzet	-23
<-jij xer	-17
<-jij xhet	-15
<-jongen xin	-18
<-jongens xvan	-21
<-jongste xis	-11
<-jullie xeen	15
<-kaart xin	-8
<-kaartje xaan	-18
<-kaartje xin	-10
<-kaartje xmet	-16
<-kale xken	-13
<-kamer xmet	-11
<-kan xand	-23
<-kan xde	-15
<-kan xgen	-32
<-kan xken	-16
<-kan xren	-15
<-kanten xop	-11
<-kar xmet	-20
<-kast xmet	-10
<-keer xbij	-8
<-keer xin	-11
<-keer xmet	-18
<-keer xop	-16
<-kijkt xde	-9
<-kijkt xeen	-9
<-kijkt xna	-12
<-kijkt xop	-17
<-kind xdat	-16
<-kinderen xop	-10
<-klant xert	-19
<-klant xis	-13
<-klant xmet	-11
<-komen xvan	-10
<-komt xde	-8
<-komt xeen	-20
<-komt xer	-19
<-komt xin	-16
<-komt xken	-21
<-kort xlag	-18
<-korte xnen	-10
<-koud xlen	-21
<-kregen xwij	-8
<-krijgen xeen	-18
<-krijgen xvan	-14
<-krijgen xwe	-12
<-krijgt xeen	-23
<-krijgt xhet	-19
<-krom xijn	-9
<-kunnen xken	-9
<-kunnen xten	-22
<-kunnen xwe	-18
<-kwartier xken	12
<-laag xven	14
<-laat xdat	-11
<-laat xde	-29
<-laat xeen	-19
<-laat xhet	-27
<-laatste xaat	-10
<-laatste xing	-21
<-lag xhet	-9
<-langs xde	-29
<-laten xken	-9
<-laten xlen	-21
<-laten xmen	-14
<-laten xpen	-9
<-laten xren	-18
<-laten xven	-22
<-laten xwe	-10
<-leeg xop	-10
<-leerling xuis	-10
<-lees xde	-13
<-leest xde	-23
<-leest xhet	-16
<-leg xde	-15
<-legt xde	-11
<-legt xeen	-9
<-legt xhet	-13
<-les xin	-9
<-levert xde	-16
<-licht xop	-14
<-ligt xin	-13
<-lijn xin	-19
<-lijst xmet	-11
<-lijst xvan	-12
<-loopt xde	-27
<-loopt xhet	-15
<-maak xeen	-17
<-maak xer	-9
<-maak xhet	-15
<-maakt xde	-22
<-maakt xeen	-12
<-maakt xhet	-15
<-maand xeen	-19
<-maar xbij	10
<-maar xdat	-12
<-maar xde	-25
<-maar xeen	-20
<-maar xeus	-17
<-maar xhet	-22
<-maar xhoe	-11
<-maar xik	-17
<-maar xop	-15
<-maar xwat	-20
<-maar xwij	-16
<-maat xvan	-11
<-mag xik	-13
<-mag xken	-11
<-mail xvan	-10
<-maken xmet	-13
<-maken xvan	-16
<-maken xwe	-18
<-manier xvan	-25
<-medewerkers xvan	-9
<-mee xop	-11
<-meer xies	-17
<-meer xin	-9
<-meer xop	-14
<-meet xde	-19
<-melden xbij	-12
<-meldt xhet	-12
<-men xde	-8
<-mensen xmet	-17
<-met xals	-20
<-met xarm	-12
<-met xdat	-9
<-met xde	-20
<-met xden	16
<-met xeel	-18
<-met xeen	-24
<-met xelk	-16
<-met xers	-8
<-met xgen	-8
<-met xhet	-58
<-met xhol	-8
<-met xhte	-10
<-met xijk	-12
<-met xijn	-14
<-met xijt	-18
<-met xing	-15
<-met xjes	15
<-met xjke	-19
<-met xken	-10
<-met xkje	-17
<-met xkke	-13
<-met xlen	-8
<-met xlof	-14
<-met xmte	-12
<-met xnde	-15
<-met xnen	-26
<-met xoed	12
<-met xoen	-13
<-met xpen	-19
<-met xrij	-10
<-met xsen	-24
<-met xter	-19
<-met xtie	-15
<-met xtje	-12
<-met xtte	-14
<-met xuim	-12
<-met xven	-16
<-met xzen	-12
<-met xéén	-16
<-meteen xde	-14
<-meteen xin	-14
<-meten xmet	-17
<-mij xde	-19
<-mij xeen	-14
<-mij xin	-15
<-mijn xder	-18
<-mijn xeef	-14
<-mijn xger	-14
<-mijn xoek	-15
<-mijn xoer	-19
<-mijn xoon	-24
<-mijn xouw	-13
<-mijn xter	-9
<-minstens xeen	-28
<-minuten xin	-12
<-moet xeen	-18
<-moet xer	-23
<-moet xhet	-24
<-moet xop	-8
<-moet xvan	-10
<-moet xven	-13
<-moet xéén	-14
<-moeten xde	-10
<-moeten xwe	-22
<-mogen xer	-9
<-molenaar xop	-15
<-na xde	-20
<-na xeen	-36
<-na xhet	-28
<-na xien	-9
<-na xing	-16
<-na xken	-15
<-na xlke	-31
<-na xoop	-9
<-naam xin	-12
<-naar xde	-32
<-naar xden	-18
<-naar xeen	-33
<-naar xhet	-32
<-naar xing	-20
<-naar xjes	-12
<-naar xren	-8
<-naast xde	-28
<-nacht xin	-11
<-nakijken xop	-9
<-nee xdat	-9
<-nee xeen	-19
<-nee xtig	-16
<-neem xde	-13
<-neem xhet	-10
<-neemt xde	-22
<-neemt xhet	-19
<-netjes xken	-12
<-niemand xist	-11
<-niet xaan	-15
<-niet xaat	-11
<-niet xals	-27
<-niet xbij	-16
<-niet xdat	-9
<-niet xde	-21
<-niet xden	-22
<-niet xder	-12
<-niet xeen	-19
<-niet xens	-13
<-niet xerd	-23
<-niet xest	-10
<-niet xgen	-21
<-niet xger	-16
<-niet xhet	-19
<-niet xijn	-10
<-niet xin	-10
<-niet xken	-14
<-niet xlen	-13
<-niet xlij	-11
<-niet xmen	-11
<-niet xmet	-15
<-niet xna	-19
<-niet xnen	-12
<-niet xop	-19
<-niet xpen	-9
<-niet xren	-20
<-niet xten	-26
<-niet xuis	-12
<-niet xvan	-10
<-niet xven	-14
<-niet xwen	-17
<-nieuwe xa's	-17
<-nieuwe xden	-13
<-nieuwe xers	-23
<-nieuwe xgen	-18
<-nieuwe xier	-18
<-nieuwe xten	-23
<-nieuwe xter	-9
<-niks xurd	-11
<-nog xeen	-24
<-nog xop	-17
<-nooit xbij	-15
<-nooit xde	-12
<-nooit xdop	-11
<-nooit xeen	-14
<-nooit xin	-15
<-nooit xken	-16
<-nooit xmet	-19
<-nooit xop	-24
<-nooit xven	-15
<-nou xdat	-9
<-nu xeen	-28
<-nummer xvan	-20
<-of xde	-26
<-of xeen	-34
<-of xer	-25
<-of xere	16
<-of xgen	-17
<-of xger	-9
<-of xhet	-34
<-of xik	-8
<-of xin	-16
<-of xken	-13
<-of xmer	-13
<-of xren	-12
<-of xter	-11
<-of xtig	-16
<-om xde	-40
<-om xhet	13
<-om xnen	14
<-om xven	-20
<-omdat xde	-22
<-omdat xer	-11
<-onder xde	-44
<-onder xhet	-16
<-onderling xven	-18
<-onderwerp xis	-23
<-ons xde	-12
<-ons xein	-11
<-ons xiel	-17
<-ons xijf	-13
<-ons xin	-17
<-ons xop	-13
<-ons xuis	-19
<-ontruimt xde	-14
<-ontvangen xvan	-13
<-ontvangst xvan	-20
<-onwel xis	-9
<-onze xang	-17
<-onze xeek	-20
<-onze xers	-25
<-onze xier	-22
<-onze xijk	-12
<-onze xing	-23
<-onze xlen	12
<-onze xool	-24
<-onze xrij	-17
<-onze xsen	-21
<-onze xste	-8
<-ooit xven	-18
<-ook xals	-22
<-ook xde	-28
<-ook xden	-8
<-ook xeen	-27
<-ook xop	-17
<-ook xten	-19
<-op xaal	-12
<-op xand	-26
<-op xbij	-13
<-op xdag	-16
<-op xdat	-9
<-op xde	-25
<-op xden	-24
<-op xeau	-10
<-op xeen	-39
<-op xere	-11
<-op xgte	-12
<-op xhet	-52
<-op xift	-22
<-op xijn	-18
<-op xing	-12
<-op xjke	-20
<-op xken	-22
<-op xlas	-8
<-op xlke	-16
<-op xmer	-10
<-op xnul	-10
<-op xnze	-23
<-op xoek	-22
<-op xout	-9
<-op xren	-22
<-op xsen	-26
<-op xtie	-19
<-op xtig	-18
<-op xtil	-9
<-op xven	-13
<-op xéén	-18
<-ophalen xbij	-11
<-opname xvan	-15
<-opschrijven xin	-16
<-oud xvet	-12
<-oud xzer	-14
<-oude xten	-9
<-over xaal	9
<-over xade	9
<-over xde	11
<-over xeen	11
<-over xers	-24
<-over xhet	31
<-over xken	16
<-over xnen	12
<-over xop	-15
<-over xten	10
<-over xuis	10
<-over xwat	11
<-overleg xmet	-8
<-paaltje xken	-17
<-pakt xeen	-14
<-papier xten	-20
<-partner xop	-16
<-pas xals	-22
<-pas xbij	-11
<-pas xde	-18
<-pas xin	-9
<-pas xken	-15
<-pas xna	-11
<-pensioen xis	-8
<-per xing	-10
<-per xnde	-12
<-per xoen	-10
<-per xpad	-18
<-ploeg xvan	-14
<-procedure xvan	-20
<-protocol xvan	-15
<-rekenen xwe	-14
<-rest xvan	-13
<-rijd xde	-12
<-rijden xwe	-9
<-rijdt xde	-15
<-rijdt xmet	-20
<-roept xde	-20
<-ruikt xhet	-12
<-s xags	-14
<-s xens	-24
<-s xhts	-17
<-s xnds	-26
<-samen xhet	-9
<-samen xin	-11
<-samen xmet	-19
<-schoon xis	-9
<-schoon xmet	-15
<-schriftelijk xord	-12
<-schrijf xdat	-8
<-schrijf xhet	-22
<-simpel xijk	-8
<-sinds xde	-26
<-sleutel xin	-16
<-sleutel xvan	-8
<-slimme xers	-9
<-sluit xde	-11
<-sms xmet	-13
<-spoelt xde	-17
<-spoelt xhet	-19
<-spreek xhet	-18
<-spreekt xmet	-25
<-staat xde	-19
<-staat xeen	-10
<-staat xens	-19
<-staat xer	-15
<-staat xhoe	-8
<-staat xin	-18
<-staat xop	-26
<-start xde	-9
<-steekt xer	-13
<-steekt xijn	-11
<-stelt xde	-30
<-stond xer	-16
<-stuks xgen	-19
<-stuurt xhet	-20
<-t Xeke	-11
<-t xis	-14
<-t xvet	-17
<-tablet xvan	-11
<-te xaat	-11
<-te xgen	-30
<-te xijn	-12
<-te xken	-21
<-te xlen	-28
<-te xnel	-10
<-te xnen	-28
<-te xpen	-16
<-te xren	-22
<-te xten	-23
<-te xven	-15
<-te xwen	-15
<-tegen xde	-22
<-tegen xhet	-29
<-tekent xde	-12
<-tel xde	-11
<-telefoon xin	-11
<-telefoon xvan	-9
<-teller xop	-12
<-telt xde	-11
<-ten xste	-11
<-ter xtse	-10
<-terug xde	-15
<-terwijl xde	-17
<-test xde	-13
<-test xest	-16
<-testen xop	-18
<-tevoren xde	-17
<-thuis xren	-27
<-ticket xten	-10
<-tien xden	-13
<-tijdens xde	-20
<-tijdens xhet	13
<-toen xeek	-9
<-toen xik	-9
<-tot xde	-22
<-tot xeen	-22
<-tot xhet	-29
<-tot xop	-18
<-tot xtig	-14
<-trek xde	-8
<-trek xmet	-12
<-tussen xde	-19
<-twee xden	-13
<-twee xels	-10
<-twee xers	-17
<-twee xgen	-27
<-twee xjes	-13
<-twee xken	-20
<-twee xlen	-15
<-twee xnen	-17
<-twee xpen	-18
<-twee xsen	-28
<-twee xten	-34
<-twee xtes	-19
<-twee xuwe	-14
<-twee xwen	-18
<-twintig xden	-15
<-u xeen	-18
<-u xhet	-16
<-u xien	-13
<-uit Xden	-8
<-uit xals	-20
<-uit xde	-39
<-uit xeen	-27
<-uit xhet	-26
<-uit xhoe	18
<-uit xin	-11
<-uitleen xten	-21
<-uitsluitend xmet	-9
<-uitzetten xvan	-12
<-uur xbij	-13
<-uur xde	-15
<-uur xeen	-13
<-uur xmet	-14
<-uur xten	-12
<-val xvan	-17
<-van XXeen	-12
<-van Xdam	-14
<-van Xeke	-16
<-van Xgen	-14
<-van Xlde	-18
<-van Xten	-17
<-van xale	-22
<-van xbij	-14
<-van xdag	-12
<-van xdat	16
<-van xden	-24
<-van xder	-11
<-van xeen	-58
<-van xeer	-8
<-van xers	-23
<-van xgen	-29
<-van xien	-22
<-van xing	-32
<-van xken	-40
<-van xlke	-11
<-van xmer	-8
<-van xnze	-26
<-van xpen	-16
<-van xper	-14
<-van xren	-40
<-van xtig	-14
<-van xuis	-21
<-van xuur	-9
<-van xuwe	-26
<-van xven	-22
<-van xwie	-11
<-vanaf xde	-20
<-vanaf xhet	-14
<-vanuit xde	-16
<-vast xdje	-14
<-vast xin	-19
<-vast xmet	-24
<-verder xden	-12
<-vergadering xvan	-16
<-vergelijkt xhet	-17
<-vet xin	-8
<-via xde	-24
<-via xhet	-27
<-vier xare	-16
<-vier xden	-19
<-vier xgen	-11
<-vier xsen	-14
<-vijf xden	-10
<-vijf xgen	-15
<-vijf xlen	-17
<-voeding xken	-14
<-voert xhet	-18
<-voetplaten xop	-10
<-voilà xdat	-10
<-volgens xde	-10
<-volgens xeen	-20
<-volgens xhet	-15
<-volgorde xvan	-16
<-volgt xde	-12
<-vond xdat	-15
<-voor XXeta	-17
<-voor xals	22
<-voor xdat	-24
<-voor xeel	-17
<-voor xeen	11
<-voor xelf	-9
<-voor xers	-25
<-voor xgen	8
<-voor xhet	24
<-voor xijn	-16
<-voor xin	-27
<-voor xing	-16
<-voor xjes	-22
<-voor xnze	-28
<-voor xop	-20
<-voor xten	-32
<-voor xter	-19
<-voor xtie	-20
<-voor xuwe	-22
<-voor xwie	-19
<-voor xéén	-15
<-voorbij xde	-18
<-voordat xde	-22
<-voordat xer	-13
<-voorkomen xdat	-16
<-vorige xing	-16
<-vorige xter	-9
<-vraag xhoe	-17
<-vraag xvan	-14
<-vraagt xde	-24
<-vraagt xeen	-23
<-vraagt xhoe	-11
<-vraagt xwat	-17
<-vragen xeen	-12
<-vragen xeer	-15
<-vrij xals	-14
<-vrij xoor	-11
<-vrijwillig xaar	-14
<-vrijwilligers xwe	-14
<-vrouw xis	-15
<-vóór xde	-23
<-vóór xhet	-28
<-waar xde	-25
<-waar xhet	-29
<-wacht xop	-17
<-wanneer xhet	-22
<-want xals	-10
<-want xdat	-11
<-want xde	-23
<-want xer	-18
<-want xhet	-13
<-want xik	-16
<-want xvan	-11
<-want xwe	-13
<-was xdat	-10
<-was xde	-13
<-was xeen	-20
<-was xer	-12
<-was xhet	-16
<-wassen xop	-17
<-wast xde	-11
<-wat xde	-19
<-wat xeen	-20
<-wat xer	-37
<-wat xhet	-25
<-wat xik	-22
<-wat xing	-10
<-wat xvan	-10
<-wat xwe	10
<-wat xwij	-21
<-water xmet	-11
<-water xvan	-14
<-we xaan	-15
<-we xdat	-21
<-we xde	16
<-we xden	-29
<-we xer	-9
<-we xhet	12
<-we xijn	-17
<-we xin	16
<-we xken	-19
<-we xlen	-21
<-we xmet	-22
<-we xnen	-19
<-we xpen	-13
<-we xral	-14
<-we xten	-22
<-we xven	-17
<-week xeen	-19
<-weer xaal	-9
<-weer xeen	-24
<-weer xop	-10
<-weet xwat	-15
<-weg xdat	-12
<-weg xvan	-8
<-wegen xvan	-17
<-weken xren	-13
<-werk xop	-10
<-werken xmet	-19
<-werkwijze xop	-12
<-weten xhoe	-9
<-wettelijke xijn	-9
<-wie xdat	-9
<-wie xde	-15
<-wie xer	-9
<-wie xger	-11
<-wie xhet	-24
<-wie xwat	-13
<-wij xals	-16
<-wij xbij	-25
<-wij xde	-11
<-wij xden	-17
<-wij xeen	16
<-wij xhet	-10
<-wij xijn	-26
<-wij xin	-18
<-wij xken	-23
<-wij xlen	-30
<-wij xren	-19
<-wij xten	-15
<-wij xzen	-19
<-wil xdat	-19
<-wil xeen	-18
<-wil xhet	-31
<-wil xik	-14
<-willen xdat	-10
<-willen xhet	-21
<-wisselen xop	-14
<-wisselen xvan	-14
<-wit xhoe	-21
<-worden xals	-18
<-worden xde	-24
<-worden xeld	-18
<-worden xerd	-11
<-wordt xde	-17
<-wordt xeen	-21
<-wordt xeld	-20
<-wordt xerd	-24
<-wordt xgen	-19
<-wordt xien	-12
<-wordt xin	-19
<-wordt xken	-19
<-wordt xlke	-11
<-wordt xmet	-15
<-wordt xna	-17
<-wordt xop	-11
<-wordt xten	-15
<-wordt xzet	-17
<-z'n xeën	-18
<-zak xmet	-12
<-zak xvan	-12
<-zal xik	-17
<-ze xdat	-12
<-ze xde	-12
<-ze xgen	-15
<-ze xhet	-24
<-ze xijn	-10
<-ze xken	-16
<-ze xmet	-14
<-ze xvan	-16
<-zeg xhet	-15
<-zeggen xdat	-14
<-zeggen xhoe	-22
<-zegt xdat	-18
<-zegt xde	-17
<-zei xdat	-11
<-zeil xden	-17
<-zelf xde	-18
<-zelf xeen	-10
<-zelf xelt	-12
<-zelf xgen	-15
<-zelf xijn	14
<-zelf xlen	-11
<-zelf xten	-22
<-zes xlen	-10
<-zet xde	-18
<-zet xhet	-23
<-zet xijn	-9
<-zet xik	-8
<-zetten xde	-23
<-zetten xhoe	8
<-zetten xmet	-13
<-zetten xwe	-10
<-zetten xwij	-18
<-zien xdat	-12
<-zien xhoe	11
<-zij xde	-14
<-zij xgen	-18
<-zijn xde	-12
<-zijn xden	-16
<-zijn xeen	-26
<-zijn xent	-10
<-zijn xer	-14
<-zijn xest	-14
<-zijn xgen	-21
<-zijn xhet	-14
<-zijn xmet	-11
<-zijn xsen	-12
<-zijn xten	-9
<-zijn xtie	-20
<-zijn xvan	-11
<-zijn xwe	-15
<-zijn xzig	-13
<-zit xde	-19
<-zit xeen	-8
<-zit xer	-12
<-zit xin	-10
<-zo xdat	-10
<-zo xpel	-10
<-zo'n xtje	-14
<-zoals xhet	-20
<-zoals xken	-8
<-zodat xde	-19
<-zodat xers	-15
<-zodat xhet	-16
<-zodra xer	-17
<-zoekt xhet	-10
<-zolang xer	-12
<-zonder xhet	-24
<-zonder xing	-9
<-zonder xoom	-16
<-zonder xsen	-9
<-zorgen xdat	-10
<-zwart xop	-23
<-| xing	-14
<-| xlet	-9
<-| xrev	-12
<-| xter	-8
<-één xaad	-8
<-één xnde	-20
<-één xpel	-12
<-– xing	-12
<0	-30
<2!	-14
<2%	-23
<2'	-53
<2(	-27
<2)	-39
<2*	-17
<2+	-20
<2,	-38
<2-	-49
<2.	-33
<2/	-20
<20	-8
<2:	-24
<2;	-28
<2<	-10
<2=	-14
<2>	-30
<2?	-27
<2[	-15
<2]	-19
<2a4'tje	-10
<2aalst	-18
<2aan	-60
<2aangaat	-10
<2aangenomen	-12
<2aangifte	-18
<2aankomst	-13
<2aanleiding	-26
<2aannemen	-15
<2aantrekken	-18
<2aanvragen	-28
<2aanwezig	-17
<2account	-17
<2acht	15
<2achter	-32
<2achterbank	-11
<2achtergelaten	-18
<2achterkant	-15
<2achteruit	-13
<2achttien	-20
<2advies	-26
<2adviseur	-14
<2aerts	14
<2af	-32
<2afdeling	-10
<2afgelopen	-13
<2afgesproken	-18
<2aflaten	-15
<2aflezen	-13
<2afloop	-16
<2afnemen	-18
<2afplakken	-17
<2afsluiten	-20
<2afsluiter	-11
<2afspraken	-16
<2afstand	-22
<2afvegen	-11
<2afvinken	-17
<2afwijking	-13
<2akkoord	-18
<2akte	-22
<2al	-40
<2alcohol	-16
<2alle	-27
<2alleen	-43
<2allemaal	-25
<2allergisch	-14
<2alles	-31
<2alstublieft	-16
<2altijd	-30
<2alweer	-17
<2ander	-17
<2andere	-23
<2anderhalf	-18
<2anders	-28
<2anneke	-29
<2annelies	-12
<2anouk	-14
<2antenne	-22
<2apart	-14
<2apotheek	-17
<2app	-11
<2appje	-13
<2april	-13
<2arts	-15
<2asiel	-12
<2assistente	-19
<2atelier	-19
<2auditor	-11
<2auteur	-13
<2auto	-29
<2auto's	-16
<2avond	-28
<2avonds	-9
<2awel	-16
<2b	-12
<2baan	-26
<2baas	-20
<2bak	-29
<2bakfiets	-17
<2bakken	-20
<2bakker	-8
<2balie	-17
<2band	-14
<2banden	-15
<2bank	-11
<2bar	-17
<2barcode	-10
<2bas	-15
<2basisschool	-14
<2bed	-21
<2bedrijf	-13
<2beeld	-12
<2beelden	-15
<2beestjes	-19
<2beetje	-26
<2begeleiden	-18
<2begeleidster	-19
<2begin	-23
<2beginnen	-27
<2begint	-28
<2behalve	-29
<2behandelen	-20
<2beide	-23
<2bekappen	-23
<2bekijken	-19
<2bekijkt	-21
<2bekisting	-13
<2bel	-31
<2belangrijkste	9
<2belgische	-11
<2bellen	-32
<2belt	-25
<2ben	-9
<2bent	-10
<2bepaalt	-13
<2bericht	-23
<2beschrijven	-22
<2beschrijving	29
<2beslist	-17
<2besproken	-14
<2beste	-19
<2bestelling	-20
<2bestemd	-15
<2bestuur	-23
<2betaalt	-11
<2betekent	-11
<2beter	-18
<2betreft	24
<2beveiliger	-17
<2bewoner	-28
<2bewoners	-14
<2bezig	-24
<2bezit	-11
<2bezoek	-25
<2bij	-20
<2bijna	-21
<2bijt	-19
<2binnen	-30
<2binnenkomt	-18
<2blaast	-9
<2blad	-29
<2bladeren	-17
<2bladmuziek	-13
<2blauw	-9
<2blauwe	-18
<2bleek	-24
<2blijf	-10
<2blijft	-19
<2blijven	-10
<2blokkeren	-16
<2bocht	-20
<2boek	-10
<2boeken	-18
<2bonnen	-15
<2bonnetje	-11
<2boom	-14
<2boord	-23
<2boort	-10
<2bord	-12
<2borstelen	-18
<2bouwt	-10
<2bovenaan	-12
<2brandalarm	-18
<2branden	-21
<2breek	-16
<2breng	-19
<2brengt	-12
<2breuk	-27
<2brief	-18
<2briefje	-13
<2broer	-16
<2brug	-14
<2brugge	11
<2buiten	-20
<2bureau	-8
<2burgemeester	-15
<2burger	-12
<2burgerzaken	-14
<2bus	-31
<2bussen	-14
<2bv	13
<2camera	-18
<2camping	-22
<2centimeter	-32
<2centrum	-9
<2certificaat	-15
<2charge	-15
<2chauffeur	-23
<2chauffeurs	-23
<2check	-19
<2checken	-13
<2checklist	-11
<2chef	-15
<2chip	-14
<2chloor	-12
<2claes	-12
<2cliënt	-16
<2cliënten	-22
<2cm	-15
<2code	-21
<2collega	-29
<2collega's	-26
<2compliance	-16
<2conciërge	-20
<2container	-19
<2controle	-26
<2controleer	-18
<2controleert	-14
<2controleren	-27
<2coördinator	-23
<2cursisten	-12
<2cursus	-12
<2d	-16
<2d'r	-23
<2da	-12
<2daar	-43
<2daarna	-28
<2daarom	-9
<2daarover	-13
<2daarvan	-11
<2daarvoor	-10
<2dag	-32
<2dagen	-26
<2dak	-21
<2dame	-15
<2dan	-67
<2dank	-12
<2dat	-9
<2datum	-28
<2de	-47
<2deed	12
<2degene	16
<2dekken	-11
<2depot	-14
<2derde	-12
<2dertig	-18
<2desem	-21
<2deuren	-9
<2deze	-24
<2dezelfde	-20
<2dezen	-12
<2di	-16
<2dicht	11
<2die	-73
<2dienst	-19
<2dier	-11
<2dieren	-12
<2dierenambulance	-23
<2dierenarts	-11
<2dikte	-9
<2dinsdag	-19
<2direct	-23
<2directeur	-15
<2directie	-23
<2dit	-16
<2do	10
<2dochter	-13
<2document	-23
<2dode	-17
<2doe	-24
<2doek	-18
<2doekje	-18
<2doel	-16
<2doet	14
<2donderdag	-20
<2dood	-15
<2door	-44
<2doorgeven	-18
<2doos	-14
<2dop	-14
<2dossier	-15
<2dossiers	-14
<2draad	-14
<2draai	-15
<2draaiboek	-23
<2draaien	-27
<2draait	-21
<2drachten	-16
<2draden	-20
<2drogen	-25
<2dronken	-16
<2droog	-18
<2druk	-9
<2drummer	-14
<2dubbel	-20
<2dubbele	-14
<2duwen	-20
<2dweilen	-20
<2dán	-23
<2echt	-24
<2een	-21
<2eens	-29
<2eentje	-12
<2eerlijk	-21
<2eerst	-23
<2eerste	-36
<2eigen	-21
<2eigenaar	-18
<2eind	-10
<2einde	-20
<2elf	-17
<2elkaar	-21
<2elke	11
<2elleboog	-11
<2emmer	-22
<2en	-90
<2ene	-34
<2enfin	-15
<2engels	-8
<2eraan	-29
<2eraf	-23
<2erbij	-15
<2erdoorheen	-12
<2erfgoed	-13
<2ergens	-22
<2erin	-34
<2eronder	-12
<2erop	-20
<2eruit	-31
<2ervoor	-20
<2eta	-13
<2euh	-23
<2euro	-24
<2even	-43
<2extra	-24
<2eén	-18
<2familie	-23
<2families	-9
<2feest	-14
<2fiets	-11
<2fles	-21
<2flessen	-11
<2folie	-9
<2formulier	-15
<2foto	-16
<2foto's	-22
<2fotograferen	-23
<2fout	-20
<2frituur	-13
<2föhn	-18
<2ga	-30
<2gaat	21
<2gaatje	-21
<2gaatjes	-10
<2gaf	-10
<2gang	-30
<2gas	-15
<2gaslek	-23
<2gast	-24
<2geachte	-22
<2gebeld	-17
<2gebeurde	-11
<2gebeurt	9
<2gebleken	-10
<2gebouw	-17
<2gebruik	-18
<2gecontroleerd	15
<2gedaan	-13
<2gedeeld	-15
<2gedrukt	13
<2geef	-17
<2geeft	-22
<2geen	-33
<2gegaan	-13
<2gegevens	-9
<2gehad	-25
<2gehoord	-15
<2gekregen	13
<2gel	-17
<2gelamineerd	-14
<2geld	-18
<2gelden	-15
<2gelijk	-21
<2gelukkig	-10
<2gemeente	-19
<2gemeld	-14
<2gent	-10
<2gerrit	-10
<2geschreven	-22
<2gesloten	-11
<2gesprek	-21
<2geteld	-13
<2getest	-10
<2geven	-21
<2gevoel	11
<2gevraagd	-24
<2geweest	-17
<2gewone	-12
<2gewoon	-26
<2gezegd	-13
<2gezet	-14
<2gezeten	-18
<2gezicht	-18
<2giet	-12
<2gij	-25
<2ging	-8
<2gister	-15
<2gisteren	-25
<2glas	-16
<2goed	-11
<2gooi	-24
<2goot	-18
<2gordel	-18
<2gordijnen	-9
<2graad	-16
<2graag	-38
<2graden	-21
<2gratis	-12
<2groen	-10
<2groene	-14
<2groep	-21
<2groepen	-15
<2grond	-17
<2groot	-16
<2gsm	-11
<2h	-8
<2haak	-10
<2haal	-21
<2haalt	-29
<2haar	-9
<2haard	-16
<2haarnetje	-9
<2had	-16
<2hadden	-11
<2halen	-34
<2half	-24
<2halfuur	-23
<2hallo	-16
<2halve	-25
<2hand	-28
<2handdoek	-16
<2handelen	-13
<2handen	-30
<2handleiding	25
<2handschoenen	-21
<2handtekening	-21
<2hang	-22
<2hangt	-35
<2harde	-21
<2haring	-18
<2hart	-17
<2haspel	-15
<2heb	-48
<2heel	-29
<2heen	-11
<2heer/mevrouw	-11
<2heerlen	-11
<2heidelberg	-20
<2hek	-10
<2heldere	-22
<2hele	-26
<2helemaal	-20
<2helft	-14
<2helm	-10
<2help	-18
<2helpen	-18
<2hem	-21
<2hersteld	-14
<2hetzelfde	-22
<2hier	-26
<2hierbij	-13
<2hieronder	-19
<2hij	-47
<2hilde	-20
<2hing	-12
<2hoe	30
<2hoef	-16
<2hoeft	-15
<2hoger	-12
<2hoi	-25
<2hond	-17
<2hoofd	-21
<2hoofdkantoor	-19
<2hoog	-10
<2hoogte	-22
<2hoor	-21
<2hoort	-15
<2horen	-21
<2hou	-15
<2houdt	-10
<2hout	-16
<2houten	-15
<2hr	-9
<2huis	-25
<2hun	-21
<2id	-10
<2identiteitsbewijs	-20
<2ie	-24
<2ieder	-14
<2iedere	13
<2iemand	-46
<2iets	-9
<2ijs	-22
<2ik	-74
<2in	-58
<2incident	-13
<2ingevuld	-20
<2inhoud	-27
<2inkorver	-9
<2inkt	10
<2inruimen	-11
<2inschrijven	-12
<2inspecteurs	-10
<2inspectie	-11
<2inspreken	-18
<2instructeur	-15
<2instructie	17
<2instrument	-12
<2instrumenten	-15
<2intercom	-10
<2invriezen	-18
<2invullen	-10
<2inzage	-14
<2inzet	-13
<2inzetten	-16
<2is	9
<2it	-8
<2ja	-50
<2jaap	-11
<2jaar	-34
<2jaarlijks	-15
<2januari	-23
<2jas	-12
<2je	-24
<2jij	-14
<2jongen	-16
<2jongste	-20
<2juiste	-18
<2juli	-23
<2jullie	-30
<2juni	-15
<2kaart	-21
<2kaartje	-22
<2kaas	-17
<2kabel	-8
<2kale	-15
<2kalk	-15
<2kam	-21
<2kamer	-27
<2kamers	-17
<2kampvuur	-18
<2kan	-39
<2kanaal	-17
<2kant	-20
<2kanten	-16
<2kantoor	-30
<2kap	-14
<2kar	14
<2kassa	-10
<2kast	-13
<2kat	-9
<2katoen	-14
<2keer	-40
<2kelder	-19
<2kenmerk	-16
<2kennen	-11
<2kenteken	-11
<2kerkenraad	-10
<2ketel	-13
<2ketting	-19
<2keuren	-28
<2keuring	-19
<2kevin	-8
<2kijk	-21
<2kijkt	-28
<2kilo	-21
<2kilometer	-21
<2kind	-29
<2kinderdagverblijf	-15
<2kinderen	-29
<2kist	-11
<2klaar	-28
<2klaarzetten	-17
<2klachten	13
<2klagen	-16
<2klanten	-16
<2kleding	-17
<2klein	-14
<2kleine	-21
<2klemmen	-13
<2kleur	-22
<2kleurnummer	-11
<2klok	-9
<2klopt	-11
<2koeling	-12
<2koelkast	-17
<2koepel	-20
<2koffie	-24
<2koken	-12
<2kom	-12
<2komma	-11
<2komt	-49
<2koorts	-12
<2kop	-13
<2kopie	-18
<2koppen	-11
<2korf	-16
<2kort	-34
<2kost	-22
<2koud	-14
<2kraan	-23
<2krat	-12
<2kratten	-14
<2kreeg	-10
<2kregen	-13
<2krijg	-13
<2krijgen	-34
<2krijgt	-26
<2kringloop	-17
<2kruimels	-16
<2kruis	-13
<2kruisje	-16
<2kuip	-19
<2kun	-19
<2kunt	-24
<2kussen	-13
<2kwaliteit	-21
<2kwam	-10
<2kwart	-15
<2kwartaal	-17
<2kwartier	-25
<2la	-9
<2laag	-12
<2laat	-42
<2laatst	-15
<2lab	-14
<2label	-15
<2labelen	-19
<2ladder	-15
<2laden	-16
<2laken	-15
<2lang	-13
<2langer	-10
<2langs	-16
<2laptop	-18
<2laten	-33
<2lauw	-13
<2leden	-11
<2leeg	-18
<2leegmaken	-13
<2leerkracht	-13
<2leerling	-12
<2leerlingen	-26
<2lees	-10
<2leest	-27
<2leg	-18
<2lege	-18
<2leggen	-23
<2legionella	-12
<2legitimatie	-12
<2legt	-16
<2leiding	-23
<2les	-10
<2leverancier	-14
<2levert	-19
<2lezen	8
<2licht	-19
<2lid	-12
<2liefst	-21
<2liep	-8
<2lift	-27
<2liggen	-21
<2ligt	11
<2lijf	-16
<2limburg	-10
<2links	-15
<2lint	-21
<2liter	-10
<2locatie	-15
<2logboek	-11
<2lokaal	-10
<2lood	-19
<2loop	-20
<2loopt	-31
<2lopen	-25
<2los	-14
<2losse	-13
<2lotte	-11
<2luc	-13
<2luisteren	-17
<2luistert	-10
<2luizen	-14
<2m	-20
<2m'n	-15
<2ma	-17
<2maakt	-30
<2maand	-29
<2maanden	-18
<2maar	-21
<2maart	-19
<2maat	-23
<2machine	-25
<2mag	-31
<2mail	-17
<2mailt	-16
<2maken	9
<2man	-28
<2manier	22
<2mannen	-11
<2map	-16
<2mappen	-16
<2marjan	-16
<2marloes	-15
<2mat	-10
<2materiaal	-16
<2max	-9
<2me	-27
<2medewerker	-16
<2medewerkers	-16
<2medicijnen	-16
<2mee	-29
<2meekijken	-9
<2meer	-43
<2meestal	-8
<2meet	-25
<2mei	-25
<2meld	-13
<2melden	-19
<2meldkamer	-16
<2meldt	-15
<2melk	-12
<2men	-12
<2mensen	-28
<2merk	-10
<2mes	-18
<2mesje	-10
<2met	-45
<2metaal	-16
<2meteen	-27
<2meten	-23
<2meter	-28
<2mevrouw	-20
<2mezelf	-12
<2middag	-15
<2midden	-19
<2mij	-40
<2mijn	-30
<2min	-23
<2minderjarigen	-8
<2minstens	-25
<2minuten	-32
<2mis	-14
<2misschien	-10
<2mist	-20
<2mm	-9
<2moeder	-18
<2moer	-13
<2moest	-11
<2moeten	-27
<2mogelijk	-18
<2mogen	-15
<2molen	-17
<2molenaar	-12
<2monster	-17
<2monsters	14
<2monteur	-9
<2monteurs	-13
<2moogt	-22
<2mooi	-17
<2morgen	-13
<2morgens	-23
<2museum	-19
<2na	-43
<2naam	-23
<2naar	-23
<2naast	-37
<2nabestaanden	-9
<2nacht	-19
<2nachts	-13
<2naden	-11
<2nadine	-19
<2nagels	-15
<2nakijken	-27
<2namen	-20
<2namens	-15
<2nat	-9
<2natte	-21
<2natuurlijk	-11
<2nazicht	-17
<2neem	-18
<2neemt	-20
<2neer	-12
<2neerleggen	-16
<2negen	-18
<2nek	-18
<2nemen	-15
<2nergens	-19
<2net	-29
<2neus	-14
<2niemand	14
<2niet	-54
<2niets	-24
<2nieuw	-19
<2nieuwe	-36
<2niks	-19
<2noemt	-16
<2nog	-33
<2nooit	-47
<2nota	-14
<2noteer	-15
<2noteert	-9
<2noteren	-18
<2nou	-39
<2november	-12
<2nr	-14
<2nu	-62
<2nul	-9
<2nummer	-30
<2nvwa	-18
<2o	-15
<2ochtend	-27
<2ochtends	-27
<2of	-11
<2ok	-11
<2oké	-19
<2omdat	-23
<2omhoog	-21
<2omzetten	-8
<2onder	-36
<2onderaan	-23
<2onderstaande	-17
<2onderwerp	38
<2online	-11
<2ons	15
<2ontruimt	-13
<2ontsmet	-15
<2ontvangen	-19
<2ontvangst	-25
<2onverwacht	-14
<2onze	-9
<2ooit	10
<2ook	-56
<2oor	-16
<2op	-33
<2opa	-11
<2opbouw	-15
<2opdrachtgever	-13
<2open	-32
<2openen	-13
<2opening	-18
<2opent	-9
<2openvouwen	-9
<2opgeschreven	-17
<2opgroeien	-21
<2ophalen	-13
<2ophangen	-12
<2opname	-20
<2opnemen	-15
<2opnieuw	-18
<2oproep	-14
<2opvolger	-10
<2opwarmen	-16
<2oren	-16
<2orgel	-16
<2oud	-20
<2oude	-33
<2ouder	-24
<2ouders	-26
<2over	-21
<2overall	-13
<2overdracht	-24
<2overledene	-18
<2overleg	-18
<2paar	-16
<2paard	-30
<2pagina	-16
<2pakket	-12
<2pakt	-27
<2pallet	-18
<2papier	27
<2papieren	-26
<2paraaf	-14
<2parkeren	-17
<2partij	-18
<2partner	-18
<2pas	-36
<2pasen	-16
<2paspoort	-9
<2passagier	-15
<2passen	-15
<2patiënt	-17
<2pauze	-20
<2pellen	-18
<2persoon	-14
<2piet	-15
<2pim	-13
<2pin	-20
<2plaat	-11
<2plaats	-21
<2plaatsen	-22
<2plakken	-17
<2plank	-10
<2planner	-18
<2planning	-23
<2platen	-17
<2plein	-24
<2plek	-16
<2poeder	-16
<2politie	-15
<2pomp	-12
<2poppen	-22
<2positief	-17
<2postma	-24
<2praat	-10
<2precies	13
<2prijzen	-8
<2prikken	-9
<2prikt	-18
<2printer	-8
<2probeer	-10
<2procedure	14
<2proces-verbaal	-11
<2product	-12
<2productie	-13
<2protocol	12
<2punt	-25
<2punten	-20
<2raakt	-14
<2raam	-24
<2raken	-18
<2ramen	-13
<2re	23
<2rechts	-15
<2rechtstreeks	-14
<2redactie	-23
<2regel	-10
<2regels	11
<2regen	-13
<2regio	-18
<2registrar	-15
<2registreren	-17
<2reinigen	-17
<2rek	-19
<2rem	-13
<2restaurator	-17
<2richtlijn	-18
<2rij	-15
<2rijd	-18
<2rijden	-18
<2rijdt	-28
<2rijtje	-19
<2ring	-19
<2ritten	-18
<2rode	-13
<2roep	-14
<2roept	-27
<2roeren	-8
<2roest	-15
<2rol	-19
<2rond	-11
<2ronde	-15
<2rondje	-15
<2rondvraag	-12
<2rood	-25
<2route	-17
<2roze	-12
<2rug	-13
<2ruim	-14
<2ruimte	-23
<2ruit	-13
<2run	-12
<2s	-27
<2samen	-27
<2saskia	-10
<2schade	-10
<2scheef	-16
<2scheppen	-16
<2scheren	-11
<2scherm	-9
<2scheur	-22
<2schip	-17
<2schipper	-26
<2schippers	-16
<2schoenen	-18
<2schoon	-18
<2schoonbroer	-10
<2schoonmaken	-19
<2schort	-13
<2schreeuwen	-20
<2schrift	10
<2schriftelijk	-9
<2schriftelijke	-19
<2schrijf	-26
<2schrijft	-18
<2seconden	-15
<2secretariaat	-17
<2secretaris	-21
<2shampoo	-14
<2shunt	-14
<2sinds	-31
<2sindsdien	-19
<2slaat	-14
<2slag	-8
<2slang	-14
<2slangen	-14
<2sleutel	-23
<2sleutels	-20
<2slijpen	-17
<2slot	-17
<2sluit	-14
<2sluiten	-20
<2sluiting	-17
<2snel	-18
<2snijden	-20
<2soep	-11
<2sok	-8
<2soms	-19
<2soort	-18
<2soorten	-17
<2sop	-16
<2sorry	-19
<2spannen	-18
<2spoel	-10
<2spoelen	-21
<2spoelt	-21
<2sporthal	9
<2spreek	-17
<2spreekt	-25
<2spuiten	-17
<2spul	-16
<2spullen	-16
<2sta	-10
<2staan	-28
<2staat	12
<2stagiair	-19
<2stal	-15
<2stampen	-17
<2stap	-15
<2stapelen	-12
<2stappen	13
<2stappenplan	10
<2stapt	-15
<2start	-20
<2starten	-15
<2steek	-15
<2steekt	-20
<2steen	-10
<2steken	-24
<2stekker	-13
<2stel	-17
<2stellen	12
<2stelling	-8
<2stelt	-30
<2stichting	-21
<2sticker	-10
<2stil	-17
<2stoel	-12
<2stof	-14
<2stond	-22
<2stonden	-10
<2stoppen	-16
<2stopt	-14
<2storing	-25
<2storm	13
<2straat	-9
<2strak	-16
<2straks	-11
<2stremsel	-15
<2strookje	-8
<2stroom	-13
<2strop	-20
<2student	-20
<2studenten	-25
<2stukken	-10
<2sturen	-24
<2stuurt	-17
<2systeem	-22
<2t	-39
<2tabel	-22
<2tablet	-19
<2tachtig	-19
<2tafel	-32
<2tafels	-11
<2tag	-17
<2tank	-18
<2tape	-15
<2tas	-22
<2taxibedrijf	-23
<2td	-17
<2team	-10
<2teamleider	-17
<2teamoverleg	-13
<2tegen	-33
<2tekent	-19
<2tekst	-26
<2tel	-15
<2telefonisch	-19
<2telefoon	-26
<2telefoons	-12
<2telen	-16
<2telkens	-10
<2tellen	-28
<2temperatuur	-23
<2ter	-20
<2terecht	-12
<2terrein	-18
<2terug	-28
<2terugkomen	-19
<2terugzetten	-16
<2terwijl	-22
<2test	-22
<2testen	-21
<2tevoren	-23
<2thuis	-28
<2tien	-26
<2tijd	-23
<2tijdens	-20
<2tik	-10
<2tilburg	-9
<2tillen	-17
<2toch	-20
<2toe	-20
<2toelichting	-19
<2toen	-24
<2toestel	-19
<2toestellen	-17
<2toestemming	-21
<2ton	-24
<2tonen	9
<2toon	-12
<2toont	-11
<2top	-9
<2tot	-47
<2touw	-23
<2tractor	-19
<2trap	-11
<2tray	-10
<2trek	-23
<2trekken	-22
<2trekt	-14
<2trossen	-13
<2trouwens	-19
<2tuin	-8
<2twaalf	15
<2twee	-58
<2tweede	-23
<2tweehonderd	-22
<2twintig	-15
<2u	-44
<2uit	-38
<2uitdelen	-20
<2uitgifte	-23
<2uitleggen	-13
<2uitpakken	-9
<2uitsluitend	-9
<2uitspreiden	-17
<2uitvaart	-16
<2uitwerken	-14
<2uitzetten	-18
<2uur	-50
<2uw	-10
<2vaak	-26
<2vaart	-9
<2vader	-10
<2vak	-11
<2vakantie	-20
<2val	-20
<2valt	-10
<2van	-31
<2vanaf	-38
<2vandaar	-18
<2vannacht	-9
<2vanuit	-13
<2vast	-33
<2vaste	-24
<2vastleggen	13
<2vastzetten	-15
<2vaten	-16
<2veel	-18
<2veertien	-14
<2veertig	-29
<2veiling	-16
<2vel	-13
<2verdelen	-12
<2verdieping	-11
<2vergelijkt	-18
<2verhuur	-14
<2verkeerde	-18
<2verkopen	-21
<2verontschuldigd	-15
<2verpleegkundige	-10
<2verschil	-21
<2verschillende	-17
<2verslag	-20
<2vertel	-18
<2vervangen	-21
<2vervoer	-9
<2vervolgens	-10
<2verwarming	-10
<2verwijderen	-15
<2verzegelen	-9
<2verzekering	-10
<2verzoek	12
<2vet	-25
<2via	-27
<2viel	-16
<2vierde	-13
<2vierentwintig	-22
<2vijf	-31
<2vijftien	-12
<2vijl	-12
<2vilt	-14
<2vind	-10
<2vindt	-9
<2vingers	-15
<2vlekken	-17
<2vleugel	-15
<2vliegen	-14
<2vocht	-10
<2voelt	-12
<2voeren	-12
<2voert	-13
<2voertuig	-11
<2voet	-13
<2voeten	-18
<2voetplaten	-11
<2vol	-15
<2volgende	-24
<2volgens	-13
<2volgorde	-30
<2vond	-23
<2voor	-17
<2vooraf	-13
<2vooral	-21
<2voordat	-28
<2voorjaar	-30
<2voorkomen	-22
<2voorleggen	-22
<2voorschrift	-20
<2voorstel	-17
<2voortaan	-22
<2voorval	-15
<2voorzitter	-9
<2vorig	-16
<2vorige	-25
<2vormen	-17
<2vorst	-21
<2vr	-19
<2vraag	-44
<2vraagt	-56
<2vracht	-17
<2vrachtbrief	-8
<2vragen	-32
<2vrij	-10
<2vrijdag	-18
<2vrijgeven	-12
<2vrijwilliger	-16
<2vrijwilligers	-38
<2vroeg	-22
<2vroeger	-23
<2vrouw	-9
<2vuile	-11
<2vullen	-25
<2vult	-14
<2vóór	-36
<2waar	-43
<2waarbij	-15
<2waarde	-18
<2waardoor	-22
<2waarvan	-15
<2wacht	-21
<2wachten	-19
<2wagen	-10
<2wanneer	-26
<2want	-39
<2warm	-34
<2warmt	-16
<2was	15
<2wassen	-28
<2wast	-9
<2wat	-55
<2waterpas	-13
<2wax	-14
<2week	-43
<2weekend	-15
<2weet	-25
<2weg	-34
<2wegen	-32
<2wekelijks	-15
<2weken	-35
<2welke	-22
<2wenst	-24
<2werd	-8
<2werf	-9
<2werk	-13
<2werkblad	-13
<2werkdagen	-12
<2werken	-20
<2werkt	-14
<2werkwijze	30
<2weten	-28
<2whiteboard	-11
<2wie	-29
<2wiek	-10
<2wiel	-9
<2wielen	-19
<2wij	-12
<2wijkagent	-17
<2wijst	-16
<2willen	15
<2wilt	-19
<2wind	-14
<2winkel	-15
<2winkels	-15
<2winter	-20
<2wissel	-10
<2wisselen	-26
<2wisselt	-16
<2wist	-14
<2woensdag	-25
<2word	-11
<2worden	-14
<2wordt	-9
<2yvonne	-13
<2z'n	-13
<2zaak	12
<2zaal	-22
<2zachte	-13
<2zak	-27
<2zakje	-18
<2zakken	-19
<2zakt	10
<2zal	-16
<2zand	-16
<2zat	-20
<2zaterdag	-20
<2zeep	-14
<2zeg	-28
<2zeggen	-21
<2zegt	-29
<2zei	-23
<2zeiljacht	-18
<2zelf	-45
<2zelfs	-24
<2zelfstandig	-19
<2zes	-22
<2zestien	-13
<2zestig	-16
<2zet	-17
<2zetten	-9
<2zich	-11
<2zie	-18
<2zien	13
<2ziet	-19
<2zij	-19
<2zijkant	-8
<2zijn	-55
<2zit	-8
<2zitten	-15
<2zo	-36
<2zo'n	-40
<2zodat	-31
<2zodra	12
<2zoek	-23
<2zoeken	-23
<2zoekt	-21
<2zolen	-10
<2zomer	-21
<2zondag	-28
<2zonder	-43
<2zorgen	-14
<2zou	-29
<2zoudt	-16
<2zure	-11
<2zus	-8
<2zuur	-12
<2zwembad	-26
<2|	-37
<2én	-12
<2één	-46
<2–	-40
<2•	-17
<2◦	-9
<:	43
<;	-27
<<" –	13
<<% ,	-12
<<' m	-23
<<' s	-38
<<' t	-33
<<( foto	-11
<<) ,	-19
<<) :	-15
<<) de	-8
<<* *	-15
<<, 0	-22
<<, alle	-14
<<, alleen	-12
<<, altijd	-14
<<, anders	-9
<<, behalve	-18
<<, bewoners	-14
<<, bij	-35
<<, boven	-13
<<, daar	-11
<<, dan	-32
<<, dat	-17
<<, de	-41
<<, die	-30
<<, door	-9
<<, drie	-18
<<, een	-31
<<, eerst	-20
<<, elk	-14
<<, en	-15
<<, geen	-26
<<, graag	-13
<<, handen	-15
<<, hangt	-11
<<, heeft	-15
<<, heel	-21
<<, hele	-15
<<, het	-27
<<, hier	-11
<<, hij	-9
<<, ik	-15
<<, in	-37
<<, is	-14
<<, je	-32
<<, ketel	-10
<<, kopie	-8
<<, krijgt	-13
<<, laten	-10
<<, mag	-18
<<, met	-48
<<, mijn	-13
<<, mits	-18
<<, na	-12
<<, naar	-21
<<, nee	-10
<<, niet	-23
<<, niets	-10
<<, nooit	-21
<<, nummer	-9
<<, of	-24
<<, om	-24
<<, omdat	-17
<<, ook	-24
<<, op	-20
<<, oude	-17
<<, over	17
<<, samen	-14
<<, sleutel	-9
<<, spoelen	-16
<<, standplaats	-17
<<, stuur	-14
<<, te	-13
<<, telkens	-9
<<, temperatuur	-15
<<, ten	-9
<<, ter	-9
<<, terwijl	-17
<<, twee	-19
<<, van	-44
<<, vergeten	-12
<<, verschillende	-12
<<, vijf	-11
<<, voor	21
<<, waarbij	-19
<<, waarvan	-18
<<, want	-38
<<, wat	-19
<<, wie	-10
<<, wij	-11
<<, wordt	-17
<<, zelfs	-16
<<, zij	-18
<<, zo	-13
<<, zodat	-16
<<, zonder	-18
<<, één	-10
<<- )	-12
<<- -	-15
<<- 0	-12
<<- en	-21
<<. ik	-19
<<. van	-20
<<0 %	-16
<<0 (	-16
<<0 ,	-31
<<0 -	17
<<0 .	-18
<<0 ]	-25
<<0 als	-15
<<0 cm	-13
<<0 dagen	-21
<<0 de	-16
<<0 een	-20
<<0 en	-12
<<0 euro	-20
<<0 gram	-11
<<0 het	-17
<<0 in	-10
<<0 is	-8
<<0 jaar	-14
<<0 januari	-19
<<0 m	-12
<<0 maart	-12
<<0 meter	-8
<<0 min	-13
<<0 of	-13
<<0 op	-10
<<0 u	-9
<<0 uur	-20
<<0 weer	-11
<<0 wordt	-17
<<0 |	-32
<<0 –	14
<<0 €	-17
<<: 0	-24
<<: alle	-15
<<: dan	-9
<<: direct	-10
<<: een	-35
<<: eerst	-14
<<: en	-16
<<: geen	-8
<<: goedemorgen	-9
<<: het	16
<<: hoe	-22
<<: iemand	-10
<<: ja	-12
<<: je	-14
<<: keuring	-19
<<: laatste	-10
<<: maak	-17
<<: niet	-18
<<; de	-12
<<; zelf	-11
<<< 0	-10
<<= niet	-15
<<[ ]	-15
<<^ "	-17
<<^ #	-21
<<^ (	-19
<<^ -	-24
<<^ 0	-34
<<^ >	-17
<<^ @	-19
<<^ ^	16
<<^ aan	-22
<<^ alle	-14
<<^ alleen	-24
<<^ alles	-10
<<^ als	-36
<<^ anders	-13
<<^ arm	-16
<<^ belt	-10
<<^ beste	-24
<<^ bij	-65
<<^ blijf	-10
<<^ breek	-15
<<^ buiten	-25
<<^ chef	-20
<<^ daar	-12
<<^ daarna	-22
<<^ daarom	-15
<<^ dag	-14
<<^ dagblad	-9
<<^ dan	-24
<<^ dat	-25
<<^ de	-21
<<^ deur	-11
<<^ die	-25
<<^ dit	-22
<<^ draai	-18
<<^ dubbel	-18
<<^ een	23
<<^ eerst	-17
<<^ eerste	-17
<<^ eigen	-8
<<^ elk	-15
<<^ en	-21
<<^ er	-11
<<^ even	-20
<<^ eén	-14
<<^ geachte	-21
<<^ geen	-22
<<^ gelieve	-10
<<^ graag	-25
<<^ groet	-13
<<^ haal	-10
<<^ haha	-10
<<^ hallo	-11
<<^ hieronder	-18
<<^ hij	-23
<<^ hoi	-18
<<^ iedere	-23
<<^ iedereen	-13
<<^ iemand	-12
<<^ ik	-29
<<^ in	-42
<<^ is	-20
<<^ ja	-31
<<^ je	-20
<<^ kaartje	-14
<<^ kan	-17
<<^ kevin	-17
<<^ kijk	-8
<<^ kinderen	-15
<<^ klacht	-15
<<^ klant	-11
<<^ klopt	-11
<<^ komt	-9
<<^ kort	-15
<<^ kraan	-17
<<^ laat	-24
<<^ lees	-13
<<^ leg	-13
<<^ losse	-13
<<^ maak	-19
<<^ maar	-20
<<^ mag	-13
<<^ map	-14
<<^ men	-12
<<^ met	-37
<<^ mevrouw	-12
<<^ mijn	-27
<<^ minstens	-15
<<^ na	-44
<<^ naar	-16
<<^ neem	-18
<<^ niemand	-9
<<^ niet	-25
<<^ nieuwe	-23
<<^ notulen	-15
<<^ nummer	-15
<<^ ok	-20
<<^ oké	12
<<^ om	-17
<<^ onder	-22
<<^ ons	-16
<<^ ontvangst	-16
<<^ onze	-44
<<^ op	-31
<<^ oude	-15
<<^ over	-25
<<^ overdracht	-17
<<^ pas	-10
<<^ per	-9
<<^ rederij	-19
<<^ rijd	-12
<<^ samen	-17
<<^ schoenen	-20
<<^ schoonmaak	-18
<<^ schrijf	-23
<<^ sinds	-19
<<^ steek	-17
<<^ stroom	-10
<<^ teamoverleg	-11
<<^ tel	-11
<<^ thuis	-15
<<^ ticket	-10
<<^ tijdens	13
<<^ toen	-9
<<^ trek	-13
<<^ twee	-16
<<^ u	-14
<<^ uitgifte	-19
<<^ uw	-9
<<^ van	-17
<<^ verslag	-20
<<^ vervolgens	-12
<<^ vier	-13
<<^ vooral	-22
<<^ voorkomen	-16
<<^ vorig	-22
<<^ vraag	-19
<<^ vóór	-18
<<^ waar	-15
<<^ wat	-29
<<^ we	-37
<<^ weer	-25
<<^ wie	-26
<<^ wij	-29
<<^ zal	-13
<<^ ze	-15
<<^ zelf	-13
<<^ zet	-18
<<^ zit	-8
<<^ zoals	-11
<<^ zodra	-20
<<^ zonder	-10
<<^ –	-14
<<^ •	-17
<<^ ◦	-10
<<^ 👍	-15
<<aan ,	-22
<<aan :	-25
<<aan alle	-19
<<aan beide	-14
<<aan bij	-11
<<aan de	-46
<<aan drie	-13
<<aan en	-10
<<aan het	-23
<<aan te	-19
<<aan zijn	-14
<<aanleiding van	-26
<<aanwezig :	-17
<<achter de	-30
<<achter het	-14
<<achterkant van	-15
<<af en	-12
<<af met	-17
<<af op	-18
<<afgesproken dat	-18
<<afplakken ,	-14
<<afvinken op	-16
<<akkoord van	-17
<<akte wordt	-18
<<al een	-8
<<alle drie	-13
<<alleen als	-14
<<alleen bij	-10
<<alleen de	-13
<<alleen met	-18
<<alleen op	-13
<<alleen over	-23
<<allemaal ,	-11
<<alles in	-10
<<alles met	-13
<<alles wat	-9
<<als dat	-10
<<als de	-41
<<als die	-19
<<als het	-23
<<als iemand	-24
<<als ik	-19
<<als je	-32
<<als laatste	-12
<<als nieuwe	-12
<<als we	-11
<<altijd met	-10
<<anderhalf uur	-13
<<anders is	-10
<<apart ,	-11
<<apotheek de	-17
<<april en	-13
<<asiel in	-12
<<b )	-11
<<baan ,	-11
<<bak met	-13
<<bak naar	-19
<<bar ,	-17
<<bas ,	-12
<<bedrijf van	-10
<<beestjes ,	-18
<<begin :	-17
<<beginnen met	-12
<<begint ,	-11
<<begint met	-14
<<behalve de	-12
<<beide kanten	-17
<<bel je	-22
<<bellen ,	-14
<<belt de	-22
<<ben de	-10
<<ben van	-8
<<bepaalt het	-13
<<beschrijving van	29
<<beslist de	-8
<<beste collega's	-9
<<bestemd voor	-15
<<betreft :	24
<<bezig met	-24
<<bij 0	-15
<<bij binnenkomst	-11
<<bij dat	-13
<<bij de	-52
<<bij een	-48
<<bij elk	-24
<<bij en	-11
<<bij groen	-13
<<bij harde	-9
<<bij het	-59
<<bij nieuwe	-15
<<bij ons	14
<<bijna een	-18
<<binnen 0	-12
<<binnen en	-17
<<binnen vijf	-15
<<binnenkomt ,	-19
<<blad ,	-20
<<blad in	-17
<<bleek dat	-13
<<blijft buiten	-8
<<blijven ,	-11
<<boord ,	-17
<<bord op	-12
<<boven 0	-11
<<boven de	-28
<<boven het	-18
<<branden en	-9
<<breng je	-14
<<brengt de	-12
<<brief van	-16
<<buiten ,	-10
<<buiten de	-11
<<bus dus	-15
<<bus leeg	-10
<<bus met	-18
<<camera en	-18
<<camping de	-22
<<centimeter ,	-18
<<certificaat en	-15
<<charge in	-15
<<chloor nooit	-12
<<cliënt op	-8
<<code van	-19
<<collega een	-21
<<collega's van	-15
<<controle van	-21
<<controleert het	-11
<<controleert of	-9
<<controleren ,	-13
<<controleren van	-22
<<daar is	-11
<<daar komt	-16
<<daar moet	-13
<<daar niet	-15
<<daar wordt	-23
<<daar zit	-19
<<daarna de	-13
<<daarna pas	-14
<<daarna wordt	-8
<<daarom een	-18
<<dag ,	-14
<<dag naar	-12
<<dag niet	-20
<<dagen ,	-8
<<dagen in	-12
<<dan 0	-8
<<dan alleen	-13
<<dan belt	-11
<<dan de	-25
<<dan een	-21
<<dan eerst	-14
<<dan eh	-16
<<dan foto's	-9
<<dan gaan	-11
<<dan gaat	-18
<<dan het	-13
<<dan in	-12
<<dan kan	-18
<<dan komt	-13
<<dan loopt	-15
<<dan met	-21
<<dan naar	-11
<<dan oud	-15
<<dan pas	-20
<<dan voor	-26
<<dan wordt	-9
<<dan zegt	-17
<<dank aan	-12
<<dat alle	-14
<<dat alles	-13
<<dat de	-36
<<dat die	-19
<<dat doen	-25
<<dat doet	-22
<<dat een	-27
<<dat eens	-18
<<dat elke	-18
<<dat er	-25
<<dat gaat	-20
<<dat het	-23
<<dat hij	-20
<<dat hoeft	-12
<<dat ik	-20
<<dat in	-11
<<dat je	-14
<<dat jij	-26
<<dat met	-20
<<dat mijn	-12
<<dat moet	-15
<<dat ook	-13
<<dat terwijl	-11
<<dat was	-17
<<dat we	11
<<dat wil	-17
<<dat ze	-21
<<datum en	-11
<<de 0	-22
<<de achterdeur	-8
<<de achterkant	-10
<<de afdeling	-13
<<de andere	-14
<<de assistente	-17
<<de auditor	-10
<<de balie	-25
<<de brander	-10
<<de bus	-22
<<de cel	-14
<<de chauffeur	-16
<<de cliënt	-14
<<de code	-9
<<de computer	-17
<<de coördinator	-13
<<de dag	-17
<<de deur	-20
<<de deuren	-11
<<de dienst	-16
<<de dienstdoende	-14
<<de dierverzorger	-11
<<de directie	-17
<<de drie	-14
<<de eerste	-34
<<de eigen	-12
<<de eigenaar	-12
<<de elektrische	-16
<<de familie	-21
<<de gang	-9
<<de gehaktmolen	-16
<<de gele	-18
<<de gemeente	-13
<<de gewone	-12
<<de groene	-17
<<de grond	-16
<<de hand	-27
<<de haven	10
<<de hele	-18
<<de helft	-19
<<de hond	-17
<<de inspectie	-10
<<de jodium	-18
<<de jongens	-28
<<de jongste	-21
<<de kaas	-16
<<de kamer	-24
<<de kamers	-11
<<de kassa	-10
<<de kast	-18
<<de keuken	-15
<<de kist	-9
<<de klant	-15
<<de kleine	-8
<<de knop	-10
<<de laatste	-31
<<de lader	-15
<<de leerling	-10
<<de leiding	-12
<<de lijst	-20
<<de loods	-17
<<de mail	-9
<<de map	-10
<<de mensen	-9
<<de met	-15
<<de monteur	-12
<<de nieuwe	-22
<<de ontvangst	-25
<<de oproep	-12
<<de oude	-20
<<de ouders	-13
<<de overdracht	-21
<<de planner	-14
<<de plastic	-13
<<de ploeg	-14
<<de rest	-21
<<de rode	-20
<<de schaar	-12
<<de schipper	-17
<<de secretaris	-12
<<de sleutel	-13
<<de snaren	-11
<<de stelling	-10
<<de studenten	-21
<<de tablet	-16
<<de tafels	-10
<<de teamleider	-11
<<de telefoon	-13
<<de tester	-10
<<de tien	-15
<<de trekker	-21
<<de twee	-14
<<de tweede	-16
<<de vergadering	-16
<<de verzekering	-16
<<de volgende	-20
<<de vrijwilligers	-21
<<de week	-8
<<de zak	-13
<<de zeilen	-18
<<de zestien	-18
<<degene die	16
<<derde keer	-11
<<deze maand	-19
<<dezelfde dag	-8
<<dicht ,	12
<<die de	-26
<<die een	-16
<<die elkaar	-17
<<die gaan	-9
<<die heeft	-12
<<die het	-11
<<die in	-18
<<die is	-15
<<die niet	-18
<<die ook	-16
<<die tijd	-14
<<die van	-28
<<die wil	-22
<<die worden	-14
<<die zegt	-13
<<direct in	-13
<<dit in	-26
<<dit is	-34
<<dit moet	-16
<<dochter en	-12
<<doe de	-22
<<doe het	-9
<<doe je	-14
<<doel :	-16
<<doen ,	-19
<<doen :	-21
<<doen met	19
<<doen we	-23
<<doet als	-21
<<doet de	-20
<<doet en	-15
<<doet ie	-19
<<doet met	15
<<door aan	-10
<<door de	-27
<<door een	-22
<<door en	-10
<<door het	-15
<<door twee	-11
<<draai de	-11
<<draai je	-11
<<draaiboek van	-22
<<draait de	-14
<<draait het	-11
<<drie jaar	-15
<<drie keer	-18
<<drie kwartier	-16
<<drie maanden	-15
<<drie minuten	-12
<<drie verschillende	-24
<<drie weken	14
<<droog ,	-18
<<dus ,	-21
<<dus :	-22
<<dus bij	-17
<<dus de	15
<<dus eh	-29
<<dus geen	-14
<<dus je	-17
<<dus niet	-18
<<dán pas	-23
<<echt een	-18
<<een afwijking	-10
<<een ander	-33
<<een andere	-12
<<een bak	-13
<<een beetje	-24
<<een beschrijving	-20
<<een bewoner	-9
<<een blad	-14
<<een boete	-11
<<een briefje	-18
<<een collega	-21
<<een deken	-13
<<een derde	-14
<<een druppel	-12
<<een dun	-12
<<een eenvoudige	-23
<<een eigen	-19
<<een foto	-14
<<een gat	-18
<<een groot	-17
<<een halve	-11
<<een heel	-17
<<een hele	-17
<<een huurder	-19
<<een in	-14
<<een instructie	-15
<<een jaar	-31
<<een kaartje	-18
<<een kapotte	-9
<<een kar	-18
<<een kind	-16
<<een klein	-20
<<een kleine	-14
<<een kwartier	-16
<<een lijst	-13
<<een losse	-9
<<een maand	-12
<<een machine	-14
<<een mevrouw	-16
<<een mooi	-16
<<een naam	-9
<<een nacht	-10
<<een nieuw	-18
<<een nieuwe	-18
<<een open	-18
<<een paaltje	-14
<<een paar	-20
<<een paard	-17
<<een ploeg	-14
<<een procedure	-22
<<een regionale	-20
<<een rijtje	-20
<<een schriftelijke	15
<<een sms	-13
<<een stagiair	-12
<<een stappenplan	11
<<een stipje	-13
<<een student	-20
<<een tank	-11
<<een tweede	-10
<<een uitzendkracht	-9
<<een uur	-16
<<een val	-17
<<een vast	-14
<<een vaste	23
<<een werkinstructie	-18
<<een zak	-12
<<een zakje	-16
<<een zwart	-9
<<eens in	-17
<<eens op	-16
<<eerst de	-24
<<eerst een	-12
<<eerst het	-20
<<eerst in	-10
<<eerst met	-34
<<eerste rijles	-20
<<eh dan	-24
<<eh dat	-12
<<eh de	-23
<<eh dus	-15
<<eh eerst	-10
<<eh en	-21
<<eh ik	-10
<<eh in	-18
<<eh ja	-13
<<eh je	-24
<<eh met	10
<<eh nee	-14
<<eh wat	-9
<<einde van	-14
<<elk kwartier	12
<<elkaar in	-17
<<elke avond	10
<<elke dag	-16
<<elke keer	-8
<<elke ochtend	9
<<en 0	-9
<<en aan	-10
<<en als	-22
<<en bij	-14
<<en daarna	-16
<<en dan	-34
<<en dat	-30
<<en datum	-15
<<en de	-43
<<en die	-14
<<en doe	-16
<<en drie	-24
<<en een	-29
<<en eh	-29
<<en er	-10
<<en gaat	-8
<<en ge	-22
<<en geen	-10
<<en geven	-17
<<en hangt	-8
<<en het	-29
<<en hij	-12
<<en hoe	-21
<<en ik	-19
<<en in	-14
<<en is	-26
<<en je	-18
<<en kijkt	-13
<<en krijgt	-13
<<en laat	-12
<<en laten	-18
<<en legt	-15
<<en met	-16
<<en mijn	-9
<<en na	-18
<<en naar	-17
<<en niemand	-12
<<en niet	-17
<<en nooit	-11
<<en of	-12
<<en op	-19
<<en opnieuw	-9
<<en pakt	-11
<<en stuurt	-15
<<en tegen	-11
<<en tekent	-11
<<en toen	-13
<<en trek	-10
<<en twee	-18
<<en voor	-24
<<en vraagt	-10
<<en vragen	-10
<<en wacht	-15
<<en wat	-20
<<en we	-16
<<en wijst	-16
<<en worden	-11
<<en wordt	-18
<<en ze	-14
<<en zet	-11
<<en zijn	-13
<<en zonder	-22
<<engels en	-8
<<er ,	-9
<<er al	-12
<<er bij	-21
<<er dus	11
<<er een	-13
<<er eentje	-15
<<er gaat	-16
<<er gebeurt	21
<<er geen	-26
<<er iemand	-20
<<er iets	-24
<<er in	-13
<<er is	-17
<<er moet	-13
<<er na	-12
<<er niet	-16
<<er nog	-22
<<er staat	-23
<<er twee	-18
<<er van	-15
<<er vier	-10
<<er wordt	-15
<<er zijn	-17
<<er zit	-23
<<eraf ,	-16
<<erbij ,	-15
<<erbij en	-9
<<erbij in	-11
<<erin ,	-20
<<erin en	-20
<<erop ,	-17
<<eruit ,	-20
<<eruit en	-10
<<eruit met	-26
<<euro per	-9
<<even in	-12
<<familie en	-10
<<fles in	-11
<<fles rechtop	-17
<<folie ,	-11
<<foto naar	-10
<<foto van	-16
<<ga ik	-19
<<ga je	-10
<<gaan in	-15
<<gaan naar	-9
<<gaan via	-9
<<gaan we	16
<<gaat ,	-17
<<gaat als	-12
<<gaat de	-21
<<gaat er	-17
<<gaat het	-11
<<gaat in	-23
<<gaat met	-14
<<gaat naar	-16
<<gaat niet	-13
<<gaat om	17
<<gaat op	-15
<<gaat over	33
<<gaatjes ,	-10
<<gang van	-23
<<ge de	-19
<<ge draait	-19
<<ge met	-16
<<ge steekt	-21
<<geachte heer	-19
<<geachte mevrouw	-11
<<gebruik van	-17
<<gedaan ,	-13
<<geeft een	-13
<<geen een	-8
<<geen moeilijke	-10
<<geen namen	-11
<<geen telefoon	-9
<<gelukkig niks	-11
<<gemeld bij	-12
<<geschreven ,	-14
<<glas in	-15
<<goed eh	-19
<<goed en	-16
<<goed met	-20
<<gooi ik	-15
<<graag een	-21
<<graden ,	-15
<<graden en	-14
<<groep ,	-17
<<haal je	-21
<<haalt de	-20
<<haard ,	-16
<<had een	-10
<<hadden we	-10
<<halen ,	-14
<<halen met	-13
<<half uur	-9
<<halve centimeter	-20
<<hand ,	-12
<<hand van	-15
<<handdoek over	-14
<<handen en	-23
<<handleiding voor	19
<<handschoenen ,	-12
<<handschoenen en	-13
<<handtekening en	-10
<<hangen en	-14
<<hangt de	-21
<<heb een	-15
<<heb ik	-10
<<heb is	-24
<<heb je	-12
<<hebben ,	-20
<<hebben 0	-16
<<hebben de	-12
<<hebben een	-28
<<hebben en	-16
<<hebben voor	15
<<hebben wij	-19
<<heeft 0	-13
<<heeft de	-16
<<heeft die	15
<<heeft een	10
<<heeft er	-24
<<heeft het	-11
<<heeft mij	-17
<<heeft ons	-15
<<heer/mevrouw ,	-11
<<heet dat	11
<<helft van	-13
<<helpen met	-18
<<hem op	-22
<<het :	-15
<<het aantal	-10
<<het als	-8
<<het asiel	-17
<<het begin	-13
<<het bericht	-9
<<het bij	-19
<<het bord	-10
<<het controleren	-14
<<het dak	-12
<<het dan	-19
<<het de	-16
<<het dossier	-13
<<het een	-11
<<het eind	-11
<<het einde	-18
<<het erbij	-11
<<het formulier	-19
<<het gaat	-20
<<het hoofd	-14
<<het in	-16
<<het is	14
<<het ja	-12
<<het laatst	-11
<<het laatste	-18
<<het licht	-19
<<het lid	-16
<<het met	-26
<<het museum	12
<<het naar	-17
<<het niet	-17
<<het nieuwe	-13
<<het nummer	-11
<<het onderwerp	-23
<<het ontvangen	-13
<<het ook	-12
<<het op	-26
<<het punt	-16
<<het secretariaat	-10
<<het systeem	-12
<<het te	-12
<<het testen	-19
<<het vak	-16
<<het van	-12
<<het voorjaar	15
<<het vuur	-10
<<het wel	-29
<<het werk	-11
<<het woord	-16
<<het zeil	-8
<<het zelf	-10
<<het zo	-17
<<hier een	-21
<<hier iets	-21
<<hij de	-16
<<hij een	-10
<<hij haalt	-8
<<hij heeft	-11
<<hij het	-27
<<hij laat	-12
<<hij leest	-12
<<hoe dat	13
<<hoe een	-33
<<hoe heet	-21
<<hoe we	17
<<hoe wij	29
<<hoi met	-19
<<hoogte van	-19
<<hoor ,	-16
<<hoor je	-16
<<hou het	-15
<<houdt de	-11
<<hr meldt	-11
<<huis ,	-12
<<hun eigen	-18
<<identiteitsbewijs en	-13
<<iedereen ,	-14
<<iemand anders	-9
<<iemand een	-10
<<iemand in	-17
<<iemand met	-21
<<iemand nog	-22
<<iemand of	-11
<<iemand onder	-14
<<iemand onwel	-9
<<iemand op	-14
<<iemand van	-16
<<iemand voor	-12
<<iets aan	-12
<<iets op	-16
<<iets over	10
<<iets te	-15
<<iets van	-16
<<iets voor	-21
<<ik ,	-9
<<ik ben	-29
<<ik dat	-10
<<ik doe	-21
<<ik een	-16
<<ik ga	-21
<<ik geef	-13
<<ik hang	-12
<<ik heb	-40
<<ik hebben	-15
<<ik het	-18
<<ik jullie	-16
<<ik moet	-10
<<ik niet	-23
<<ik nog	-14
<<ik op	-19
<<ik spreek	-18
<<ik voor	-10
<<ik werk	-15
<<ik wil	-25
<<ik zeg	-15
<<ik zit	-10
<<in '	-29
<<in ,	-15
<<in 0	-24
<<in bij	-17
<<in dat	-16
<<in de	-54
<<in dezelfde	-9
<<in een	-18
<<in elke	-17
<<in en	9
<<in gewone	-11
<<in het	-49
<<in hun	-17
<<in je	-12
<<in lokeren	-10
<<in oktober	-16
<<in ons	-33
<<in onze	-32
<<in op	-14
<<in t	-10
<<in vier	-10
<<in want	-17
<<inschrijven in	-12
<<inspecteurs ,	-10
<<instructie van	11
<<is ,	11
<<is al	-12
<<is besloten	-13
<<is dat	-23
<<is dus	18
<<is echt	-9
<<is een	-48
<<is en	-21
<<is er	-19
<<is geen	-14
<<is gewoon	-13
<<is iemand	-15
<<is in	-18
<<is of	-11
<<is ook	-9
<<is van	-21
<<is weer	-24
<<ja en	-16
<<ja maar	-9
<<ja met	-21
<<ja oké	-13
<<ja test	-16
<<jaap ,	-11
<<jaar hebben	-14
<<jaar in	-15
<<jaar was	-15
<<je belt	-13
<<je bij	-28
<<je collega	-10
<<je de	-35
<<je doet	13
<<je een	-34
<<je eerst	-17
<<je en	-9
<<je geen	-14
<<je hem	-17
<<je het	-26
<<je iets	-9
<<je in	-20
<<je maakt	-12
<<je met	-21
<<je neemt	-9
<<je niet	-12
<<je nooit	-14
<<je op	-20
<<je uit	-10
<<je zet	-13
<<jij er	-18
<<jij het	-14
<<juli 0	-14
<<jullie een	-21
<<kaart aan	-16
<<kaartje in	-15
<<kale plekken	-15
<<kamer met	-11
<<kan de	-13
<<kanaal 0	-16
<<kant van	-13
<<kar met	14
<<keer ,	-17
<<keer met	-17
<<kelder die	-12
<<ketel ,	-12
<<kijk maar	-15
<<kijken ,	-12
<<kijken naar	-14
<<kijken of	-18
<<kijken waar	-10
<<kijkt eerst	-15
<<kijkt in	-14
<<kijkt of	-18
<<kilo ,	-15
<<kind ,	-19
<<kind dat	-20
<<kinderen op	-12
<<klaar ,	-16
<<klaar en	-18
<<klachten over	17
<<klant (	-13
<<klant in	-10
<<klant met	-17
<<kleine ,	-11
<<kleur ,	-16
<<koeling en	-12
<<kom je	-12
<<komen in	-11
<<komen van	-11
<<komt ,	-11
<<komt ;	-9
<<komt er	-18
<<komt in	-17
<<komt op	-25
<<komt uit	-13
<<kop en	-12
<<kort verslag	-12
<<kost ons	-10
<<kregen wij	-13
<<krijg je	-13
<<krijgen een	-10
<<krijgen geen	-13
<<krijgen van	-19
<<krijgen we	-15
<<krijgt een	-19
<<krijgt het	-15
<<kun jij	-17
<<kunt u	-21
<<kussen ,	-13
<<kwaliteit ,	-21
<<laag ,	-9
<<laat dat	-13
<<laat de	-25
<<laat het	-22
<<laat je	-17
<<laat ze	-18
<<laatste van	-10
<<label ,	-14
<<langs de	-17
<<langs voor	-12
<<laten we	-14
<<lauw water	-13
<<leeg op	-13
<<lees de	-9
<<leest de	-15
<<leest het	-11
<<leg daarna	-13
<<leg de	-15
<<leg een	-10
<<leg je	-13
<<lege fles	-11
<<legt de	-9
<<les in	-10
<<lezen hoe	-18
<<licht op	-13
<<ligt in	-22
<<lijn in	10
<<lijst van	-22
<<loop je	-19
<<loopt ,	-12
<<loopt de	-23
<<los ,	-15
<<luc ,	-13
<<luisteren ,	-14
<<maak daar	-9
<<maak een	-17
<<maakt de	-18
<<maakt een	-13
<<maakt het	-9
<<maar bij	-28
<<maar dat	-15
<<maar de	-19
<<maar die	-11
<<maar een	-16
<<maar gewoon	-19
<<maar het	-21
<<maar mijn	-14
<<maar niet	-19
<<maar op	-22
<<maar wij	-13
<<maat en	-12
<<maat van	-22
<<mag ,	-8
<<mag alleen	-17
<<mag worden	-18
<<maken ,	-25
<<maken met	-14
<<maken van	-15
<<maken voor	9
<<maken we	-20
<<man aan	-13
<<man en	-13
<<man per	-16
<<manier van	22
<<map ,	-14
<<max 0	-9
<<medewerker controleert	-12
<<mee en	-16
<<mee op	-12
<<mee uit	-20
<<meekijken naar	-9
<<meer dan	-25
<<meer in	-12
<<meer op	-17
<<meet de	-15
<<meet je	-17
<<meld je	-13
<<melden bij	-13
<<melk en	-8
<<men in	-10
<<mensen met	-16
<<mes ,	-8
<<mes en	-14
<<met 0	-22
<<met als	-19
<<met blauwe	-16
<<met dat	-11
<<met de	-21
<<met die	-27
<<met een	-30
<<met eh	-30
<<met foto's	-15
<<met gevonden	-18
<<met het	-45
<<met je	-16
<<met pensioen	-8
<<met schriftelijk	-12
<<met twee	-20
<<met wit	-9
<<met z'n	-35
<<met zes	-10
<<met één	-14
<<meteen ,	-15
<<meteen in	-15
<<meten met	-19
<<mij in	-18
<<mijn schoonbroer	-10
<<mijn vader	-11
<<min ,	-16
<<min van	-11
<<minuten ,	-10
<<minuten in	-17
<<moet dus	-17
<<moet een	-18
<<moet het	-16
<<moet van	-19
<<moeten we	-20
<<molenaar op	-11
<<moogt ge	-22
<<na afloop	-10
<<na de	-21
<<na elke	-33
<<na het	-21
<<na overleg	-8
<<naam en	-9
<<naam in	-18
<<naam van	-15
<<naar aanleiding	-14
<<naar een	-33
<<naar het	-24
<<naar huis	-12
<<naar mijn	-16
<<naast de	-23
<<nacht in	-14
<<nakijken ,	-10
<<namen van	-13
<<natte zakjes	-14
<<nee ,	-17
<<nee eerst	-29
<<nee wacht	-14
<<neemt de	-17
<<neer ,	-12
<<nek ,	-16
<<net ,	-10
<<niemand weet	19
<<niet '	-14
<<niet ,	-17
<<niet :	-18
<<niet aan	-22
<<niet allemaal	-8
<<niet als	-12
<<niet altijd	-8
<<niet bij	-20
<<niet de	-17
<<niet die	-19
<<niet door	-10
<<niet en	-16
<<niet het	-15
<<niet in	-11
<<niet laten	-14
<<niet meer	-29
<<niet met	-20
<<niet naar	-10
<<niet onder	-21
<<niet op	-26
<<niet over	-15
<<niet te	-8
<<niet tegen	-17
<<niet uit	-20
<<niet van	-19
<<niet voor	-24
<<niet zijn	-9
<<nodig heb	-22
<<nog een	-21
<<nog eens	-21
<<nog niet	-17
<<nog nooit	-13
<<nog op	-22
<<nog steeds	-8
<<nooit bij	-17
<<nooit boven	-19
<<nooit in	-14
<<nooit met	-18
<<nooit naar	-15
<<nooit op	-17
<<nooit voor	-20
<<nooit zelf	-15
<<nou en	-18
<<nou ja	-15
<<nou niet	-13
<<nu drie	-19
<<nu een	-16
<<nu voor	-12
<<nummer van	-25
<<of alle	-12
<<of de	-21
<<of een	-23
<<of er	8
<<of het	-22
<<of hij	-12
<<of ie	-23
<<of iedere	-22
<<of in	-18
<<of ze	-27
<<of zonder	-19
<<om 0	-16
<<om de	-27
<<om een	-28
<<om en	-18
<<om half	-13
<<om je	-14
<<omdat de	-20
<<omhoog en	-13
<<omzetten naar	-9
<<onder 0	-14
<<onder de	-36
<<onder het	-9
<<onderwerp :	36
<<ons aan	-23
<<ons in	-18
<<ons kantoor	-23
<<ons te	-19
<<ontruimt de	-13
<<ontvangen van	-13
<<ontvangst van	-24
<<onze vaste	-20
<<ook ,	-10
<<ook aan	-22
<<ook als	-19
<<ook de	-23
<<ook een	-22
<<ook geen	-8
<<ook niet	-27
<<ook nog	-16
<<ook voor	-26
<<op ,	-16
<<op 0	-16
<<op :	10
<<op afstand	-23
<<op bij	-23
<<op dag	-21
<<op dat	-13
<<op de	-60
<<op die	-17
<<op drie	-22
<<op een	-36
<<op elke	-10
<<op en	-16
<<op het	-42
<<op met	-11
<<op mijn	-18
<<op nul	-10
<<op ons	-21
<<op schrift	-18
<<op te	-22
<<op twee	-13
<<op wit	-21
<<op zijn	-16
<<op één	-16
<<open ,	-21
<<open en	-13
<<openen ,	-9
<<ophalen bij	-9
<<opname van	-18
<<opschrijven hoe	-20
<<opschrijven in	-22
<<oren ,	-16
<<oud vet	-8
<<ouder dan	-17
<<ouders en	-19
<<over ,	-20
<<over de	-16
<<over op	-10
<<overleg met	-10
<<pakt een	-13
<<papier over	19
<<papier zetten	-20
<<partner op	-18
<<pas als	-15
<<pas de	-12
<<pas in	-15
<<pas na	-9
<<pas vrij	-14
<<per dag	-9
<<per maand	-16
<<per week	8
<<pim ,	-13
<<prikt eerst	-14
<<procedure van	-25
<<procent ,	-15
<<proces-verbaal ,	-11
<<protocol voor	10
<<re :	23
<<rechts en	-17
<<rechts van	-12
<<redactie :	-20
<<rest van	-21
<<rijd de	-10
<<rijden ,	-13
<<ring ,	-9
<<roept de	-18
<<rondje :	-14
<<rondvraag :	-12
<<rood :	-16
<<s ochtends	-19
<<samen in	-11
<<samen met	-23
<<schort ,	-11
<<schrijf dat	-10
<<schrijf het	-10
<<schrijf je	-13
<<schrijft ge	-11
<<sinds 0	-10
<<sinds de	-23
<<sinds die	-14
<<sinds kort	-14
<<sinds mijn	-9
<<sleutel ,	-11
<<sleutel in	-18
<<sleutel van	-14
<<sleutels en	-18
<<slijpen en	-16
<<slot ,	-11
<<slot :	-11
<<sluit de	-10
<<sorry voor	-16
<<spoelen ,	-19
<<spoelt de	-16
<<spreekt met	-24
<<staan ,	-14
<<staan en	-23
<<staat aan	-11
<<staat de	-14
<<staat er	-15
<<staat hoe	-29
<<staat in	-16
<<staat nergens	9
<<staat op	-37
<<stand van	-8
<<stapelen ,	-12
<<stapt over	-15
<<steek je	-12
<<steekt er	-11
<<stekker eruit	-10
<<stelling met	-8
<<stelt de	-26
<<stond er	-17
<<stopt ,	-9
<<stuk of	-14
<<stuurt het	-13
<<systeem ,	-10
<<tablet van	-16
<<tafel ,	-13
<<tafel voor	-18
<<tas en	-20
<<te brengen	8
<<te doen	12
<<te laat	-14
<<te veel	-11
<<tegen de	-16
<<tegen het	-20
<<tekent de	-8
<<tekent voor	-9
<<tekst ,	-10
<<tekst van	-12
<<tekst voor	-24
<<telefoon in	-15
<<telefoon van	-17
<<tellen en	-15
<<telt 0	-15
<<telt ge	15
<<temperatuur en	-14
<<ter plaatse	-8
<<terug ,	-15
<<terug :	-17
<<terug de	-14
<<terug in	-14
<<terug op	-9
<<terwijl de	-12
<<terwijl je	-10
<<test de	-13
<<testen op	-18
<<thuis naar	-19
<<tien ,	-15
<<tijd en	-16
<<tijdens de	-14
<<tijdens het	-16
<<toen bleek	-10
<<tot 0	-16
<<tot de	-18
<<tot die	-12
<<tot een	-17
<<tot op	-21
<<tot ze	-16
<<touw ,	-11
<<touw langs	-12
<<trek met	-12
<<trekken ,	-13
<<tussen ,	-12
<<tussen de	-17
<<tussen twee	-20
<<twee keer	-9
<<twee mensen	-17
<<twee nieuwe	-12
<<twee te	-17
<<twee weken	-16
<<twintig minuten	-14
<<u ,	-12
<<u dit	-12
<<u een	-16
<<u het	-11
<<u spreekt	-15
<<u uw	-17
<<uit ,	-12
<<uit als	-15
<<uit de	-26
<<uit een	-25
<<uit en	-16
<<uit het	-20
<<uit hoe	-21
<<uit in	-16
<<uitgifte van	-19
<<uitsluitend met	-8
<<uitspreiden ,	-8
<<uitzetten van	-17
<<uur alle	-14
<<uur een	-9
<<uur met	-16
<<uur voor	-31
<<val van	-18
<<valt onder	-10
<<van ,	15
<<van 0	-26
<<van :	-35
<<van alle	-18
<<van alles	-11
<<van beide	-12
<<van dat	12
<<van de	-64
<<van die	-23
<<van dinsdag	-14
<<van een	-38
<<van elk	-24
<<van negen	-17
<<van ons	-12
<<van onze	8
<<van tevoren	-17
<<van twee	-18
<<van voor	-19
<<van wie	-9
<<vanaf 0	-10
<<vanaf de	-17
<<vanaf nu	-34
<<vanuit de	-13
<<vast in	-23
<<vast met	-21
<<vaste gang	-18
<<veertien dagen	-14
<<veertig minuten	-17
<<vergelijkt het	-13
<<verontschuldigd :	-15
<<verslag teamoverleg	-13
<<vervolgens wordt	-9
<<vet in	-10
<<via de	-16
<<via het	-20
<<vierentwintig uur	-16
<<vijf ,	-13
<<vijf minuten	-9
<<vind je	-10
<<voelt en	-10
<<voert het	-12
<<voetplaten op	-10
<<volgens mij	-8
<<volgorde van	-20
<<vond dat	-16
<<voor ,	-20
<<voor aan	-13
<<voor alle	-21
<<voor dat	-12
<<voor de	-29
<<voor een	-40
<<voor eh	13
<<voor elke	-17
<<voor het	15
<<voor hij	-15
<<voor iedereen	-22
<<voor in	-27
<<voor je	-18
<<voor nieuwe	-15
<<voor ons	-27
<<voor onze	-19
<<voor op	-20
<<voor uw	-12
<<voor wie	-14
<<voor zijn	-13
<<voordat de	-22
<<voordat er	-16
<<voorkomen dat	-23
<<vorig jaar	-12
<<vorige maand	-13
<<vorige week	-17
<<vraag hoe	-13
<<vraag naar	-14
<<vraag of	-19
<<vraag van	-21
<<vraagt de	-22
<<vraagt een	-21
<<vraagt hij	-22
<<vraagt of	-14
<<vraagt waar	-16
<<vraagt wat	-13
<<vragen ,	-13
<<vragen van	-9
<<vrijwilligers de	-22
<<vrijwilligers en	-9
<<vroeg of	-10
<<vroeger deed	-18
<<vuile kant	-11
<<vullen met	-22
<<vóór de	-19
<<vóór het	-22
<<vóór je	-21
<<waar de	-14
<<waar het	-18
<<waar ze	-13
<<waarin staat	11
<<wacht op	-16
<<wacht tot	-9
<<wachten tot	-20
<<wanneer het	-19
<<want dan	-13
<<want dat	-13
<<want de	-18
<<want ik	-17
<<want mijn	-11
<<warm water	-20
<<was dat	-15
<<was de	-12
<<was er	-11
<<was ik	-11
<<was niet	-9
<<wassen en	-15
<<wat de	-14
<<wat een	-20
<<wat er	-33
<<wat het	-23
<<wat hij	-11
<<wat ik	-17
<<wat |	-12
<<water ,	-22
<<water en	-15
<<water in	-9
<<water met	-8
<<we 0	-18
<<we de	-42
<<we doen	11
<<we een	-31
<<we geen	-16
<<we hebben	-28
<<we het	9
<<we in	-19
<<we krijgen	-21
<<we niet	-18
<<we pas	-11
<<we twee	-20
<<we zijn	-20
<<we zitten	-10
<<week 0	-20
<<week een	-16
<<weer een	-26
<<weg ,	-23
<<weg tot	-13
<<wegen ,	-21
<<wegen van	-24
<<weken ,	-12
<<werf in	-9
<<werkwijze voor	30
<<weten hoe	-15
<<wie de	-13
<<wie er	-8
<<wie het	-19
<<wij als	-12
<<wij bij	-27
<<wij doen	-19
<<wij een	-35
<<wij hebben	12
<<wij het	-25
<<wij zijn	-28
<<wil dat	-25
<<wil een	-19
<<wil het	-12
<<wil ik	-22
<<wil zien	-25
<<willen het	12
<<wind ,	-14
<<wissel je	-10
<<wisselen op	-17
<<wisselen van	-12
<<wit hoe	-22
<<worden als	-20
<<worden de	-21
<<worden in	-9
<<worden nooit	13
<<worden voor	-18
<<worden ze	-8
<<wordt de	-18
<<wordt door	-24
<<wordt het	-10
<<wordt in	-21
<<wordt met	-12
<<wordt na	-17
<<wordt niet	-20
<<wordt nooit	-14
<<wordt om	-27
<<wordt pas	-18
<<zak en	-14
<<zak met	-11
<<zak van	-17
<<zakken tot	-11
<<zal ik	-16
<<zaterdag ,	-17
<<ze aan	-14
<<ze dan	-9
<<ze dat	-13
<<ze de	-10
<<ze een	-23
<<ze eerst	-14
<<ze het	-11
<<ze met	-15
<<ze van	-23
<<zeg maar	-22
<<zeg tegen	-9
<<zeggen ,	-13
<<zeggen dat	-8
<<zeggen hoe	-11
<<zegt dat	-17
<<zegt de	-18
<<zei :	-16
<<zei dat	-12
<<zelf de	-14
<<zelf maar	-17
<<zelf naar	-15
<<zelf zijn	-21
<<zes weken	-14
<<zet de	-15
<<zet eerst	-18
<<zet hem	-20
<<zet het	-15
<<zet hij	-17
<<zet ik	-14
<<zet jij	-17
<<zetten ,	-10
<<zetten de	-18
<<zeven ,	-10
<<zeven en	-23
<<zeven uur	16
<<zich bij	-13
<<zie je	-18
<<zien ,	-16
<<zien dat	-14
<<zien hoe	13
<<zij de	-9
<<zijn ,	-20
<<zijn :	-16
<<zijn ;	-11
<<zijn bezig	-12
<<zijn de	-11
<<zijn een	-28
<<zijn eigen	-15
<<zijn en	-15
<<zijn er	-15
<<zijn voor	-14
<<zijn we	-25
<<zit de	-15
<<zit er	-11
<<zit in	-13
<<zitten onder	-11
<<zo ,	-15
<<zo dat	-10
<<zo nodig	-11
<<zo simpel	-9
<<zo'n 0	-17
<<zoals het	-8
<<zodat de	-15
<<zodat het	-14
<<zodat ook	-21
<<zoeken we	-19
<<zolen ,	-9
<<zondag heeft	-11
<<zonder die	-14
<<zonder het	-21
<<zorgen dat	-14
<<zou willen	-18
<<| 0	-13
<<één keer	-15
<<één voor	-15
<=	-31
<>	-18
<?	-32
<@	-21
<[& zn	-16
<[' t	-32
<[( overgenomen	-11
<[) de	-15
<[) is	-9
<[+ geboortedatum	-10
<[, als	-25
<[, baard	-13
<[, baas	-14
<[, barcode	-9
<[, bewoners	-10
<[, bij	-27
<[, bon	-9
<[, bordje	-17
<[, briefjes	-12
<[, bril	-13
<[, dat	-20
<[, de	-12
<[, dertig	-9
<[, dode	-19
<[, een	-33
<[, er	-13
<[, gasten	-17
<[, geef	-14
<[, geel	-10
<[, geen	-30
<[, gelamineerd	-13
<[, gordijnen	-10
<[, handrem	-13
<[, hangt	-12
<[, het	-32
<[, hierbij	-13
<[, hoor	-15
<[, hopelijk	-12
<[, ik	-18
<[, in	-30
<[, is	-11
<[, kabel	-11
<[, kachel	-16
<[, kantplank	-9
<[, ketel	-14
<[, kijken	-15
<[, liefst	-16
<[, masker	-12
<[, meest	-11
<[, meestal	-8
<[, met	-40
<[, minimaal	-17
<[, mits	-16
<[, na	-16
<[, nadine	-16
<[, nagels	-17
<[, nek	-10
<[, noteert	-9
<[, oké	-12
<[, op	-23
<[, oude	-16
<[, pim	-8
<[, prima	-12
<[, schort	-12
<[, scriba	-12
<[, standplaats	-15
<[, steeds	-9
<[, stof	-14
<[, stroom	-11
<[, stuur	-11
<[, taart	-8
<[, telkens	-9
<[, tellen	-18
<[, temp	-13
<[, ten	-12
<[, terminal	-17
<[, van	-31
<[, vergeten	-11
<[, verschillende	-16
<[, vlekken	-11
<[, waarbij	-12
<[, waaronder	-10
<[, waarvan	-11
<[, wat	-27
<[, we	-9
<[, wegen	-15
<[, wie	-18
<[, wij	-15
<[, woensdag	-9
<[, zelfs	-12
<[, zet	-10
<[, zeven	-16
<[, zout	-13
<[, één	-17
<[- checklist	-19
<[- geen	-14
<[. ik	-20
<[. mevr	-13
<[. van	-16
<[. wie	-19
<[0 als	-16
<[0 april	-13
<[0 bft	-15
<[0 cursisten	-9
<[0 de	-20
<[0 december	-10
<[0 een	-24
<[0 februari	-8
<[0 flessen	-26
<[0 gram	-9
<[0 het	-21
<[0 januari	-17
<[0 juli	-14
<[0 kamers	-10
<[0 kg	-16
<[0 km/u	-10
<[0 l	-16
<[0 leden	-16
<[0 mei	-10
<[0 ml	-9
<[0 mm	-20
<[0 november	-9
<[0 online	-15
<[0 punten	-11
<[0 sec	-12
<[0 stuks	-16
<[0 wie	-15
<[0 zakt	-14
<[: als	-13
<[: bij	-19
<[: dinsdag	-16
<[: een	14
<[: er	-15
<[: fw	-19
<[: geen	-17
<[: gerrit	-11
<[: goedemorgen	-13
<[: het	15
<[: iemand	-19
<[: ik	-16
<[: keuring	8
<[: laat	-16
<[: laatste	-20
<[: luc	-11
<[: met	-10
<[: monster	-11
<[: monteur	-14
<[: na	-14
<[: oke	-14
<[: op	-16
<[: r	-13
<[: re	-18
<[: secretariaat	-11
<[: wat	9
<[: we	-19
<[: wie	-19
<[: één	-15
<[; de	-12
<[? ik	-9
<[^ a	-13
<[^ aanvragen	12
<[^ aanwezig	-20
<[^ afgelopen	-10
<[^ afkoelen	-17
<[^ afspraak	-20
<[^ als	-50
<[^ alvast	-12
<[^ alweer	-17
<[^ arm	-22
<[^ banden	-12
<[^ besproken	-10
<[^ betreft	-25
<[^ blijf	-11
<[^ brander	-14
<[^ breek	-16
<[^ check	-19
<[^ chef	-16
<[^ controleer	-11
<[^ coördinator	-14
<[^ d	-9
<[^ dagblad	-14
<[^ dat	-29
<[^ de	-43
<[^ dennis	-19
<[^ depot	-12
<[^ directie	-16
<[^ do	-20
<[^ dode	8
<[^ doel	-27
<[^ doorgeven	-14
<[^ draai	-15
<[^ dubbel	12
<[^ e	-8
<[^ elke	-10
<[^ eén	-25
<[^ film	-15
<[^ frituur	-13
<[^ geachte	-26
<[^ geen	-23
<[^ gelieve	-19
<[^ giet	-13
<[^ glas	-17
<[^ goedemiddag	-23
<[^ goeiemorgen	-23
<[^ gooi	-11
<[^ groet	-17
<[^ h	-12
<[^ haha	-21
<[^ hallo	-24
<[^ hang	-16
<[^ held	-14
<[^ help	-19
<[^ het	-77
<[^ hieronder	-19
<[^ hoger	-11
<[^ hr	-16
<[^ ieder	-13
<[^ iedere	-27
<[^ ik	-38
<[^ in	-43
<[^ jongens	-19
<[^ kazen	14
<[^ kees	-12
<[^ kevin	-17
<[^ kijken	-18
<[^ klacht	-17
<[^ kun	-25
<[^ laat	-25
<[^ lees	-17
<[^ lieve	-17
<[^ loog	-14
<[^ losse	-16
<[^ ma	-16
<[^ maximaal	-15
<[^ meld	-15
<[^ merci	-14
<[^ minder	-10
<[^ mo	-15
<[^ na	11
<[^ naald	-10
<[^ nagaan	-10
<[^ nieuwe	-43
<[^ noteer	-9
<[^ notulen	-23
<[^ nr	-14
<[^ o	-12
<[^ oké	-27
<[^ ontvangst	8
<[^ onze	-36
<[^ op	-39
<[^ opgesteld	-15
<[^ opmerking	-18
<[^ opmerkingen	-9
<[^ oude	-21
<[^ papieren	-14
<[^ parkeren	-14
<[^ patiënten	10
<[^ ph	-12
<[^ platen	-20
<[^ postbus	-11
<[^ productie	-19
<[^ protocol	-20
<[^ rederij	-15
<[^ regels	-23
<[^ registratie	-15
<[^ rev	-16
<[^ rijd	-13
<[^ ronde	-16
<[^ rondvraag	-12
<[^ scheur	-16
<[^ schoenen	10
<[^ schoonmaak	17
<[^ sindsdien	-12
<[^ slang	-13
<[^ sluiting	-9
<[^ spoel	-9
<[^ sportieve	-9
<[^ stap	-11
<[^ steek	-15
<[^ stop	-14
<[^ stroom	-16
<[^ tabel	-14
<[^ teamoverleg	-12
<[^ tel	-12
<[^ telefoons	-14
<[^ ten	-14
<[^ thuis	-16
<[^ ticket	-11
<[^ tijdens	-20
<[^ tik	-8
<[^ titel	-18
<[^ toelichting	-18
<[^ toepassingsgebied	-16
<[^ tom	-20
<[^ trekkenwand	12
<[^ twijfel	-19
<[^ twijfelt	-10
<[^ uitgifte	14
<[^ vandaar	-24
<[^ varia	-12
<[^ verschil	-19
<[^ verslag	-23
<[^ vervolgens	-12
<[^ vooral	-21
<[^ voorkomen	-20
<[^ voorlopig	-9
<[^ vooruit	-16
<[^ wat	-38
<[^ we	-25
<[^ wendy	-14
<[^ wie	-25
<[^ wij	-16
<[^ wo	-12
<[^ zal	-16
<[^ zodra	-16
<[^ zucht	-16
<[aan boord	-22
<[aan de	-54
<[aan een	-32
<[aan elke	-11
<[aan het	-43
<[aan nieuwe	-13
<[aan zijn	-12
<[aanleiding van	-14
<[aannemen van	-17
<[achter de	-33
<[achter het	-19
<[achter oren	-10
<[achterkant van	-10
<[af met	-14
<[af op	-22
<[afgesproken dat	-17
<[afvinken op	-15
<[akkoord van	-11
<[al de	-12
<[al een	-20
<[al het	-8
<[alleen als	-17
<[alleen bij	-8
<[alleen de	-18
<[alleen met	-20
<[alleen op	-15
<[alles met	-12
<[alles na	-14
<[alles wat	-12
<[als de	-15
<[als een	-12
<[als eerste	-20
<[als er	-31
<[als het	-33
<[als iemand	-18
<[als ik	-15
<[als laatste	-17
<[als nieuwe	-12
<[altijd een	-16
<[altijd iemand	-12
<[altijd met	-16
<[anders zijn	-13
<[apotheek de	15
<[asiel in	-12
<[baan op	-18
<[bak met	-15
<[bedrijf van	-9
<[begin ik	-9
<[begin van	-13
<[beginnen met	-9
<[begint met	-15
<[behalve dat	-8
<[behalve de	-18
<[beide kanten	-14
<[beiden het	-12
<[belt de	-26
<[belt het	-8
<[ben de	-11
<[bepaalt het	-14
<[beschrijving van	-28
<[beslist de	-15
<[beste collega's	-14
<[bezig met	-16
<[bij aankomst	-14
<[bij binnenkomst	-15
<[bij dat	-10
<[bij de	-11
<[bij dezen	-19
<[bij harde	-14
<[bij les	-9
<[bij nieuwe	-22
<[bij onze	-17
<[bij oranje	-13
<[bij twijfel	-10
<[bij verschil	-13
<[bij vorst	-12
<[bij wat	-13
<[bij wind	-15
<[bij zijn	-9
<[bijna een	-20
<[binnen dertig	-14
<[binnen een	-17
<[binnen het	-10
<[blad in	-13
<[bleek dat	-13
<[boven de	-36
<[boven het	-20
<[brengt de	-10
<[brug op	-19
<[buiten de	-21
<[buiten gebruik	-8
<[bus met	-17
<[camping de	-23
<[cliënt thuis	-8
<[code van	-9
<[collega een	-20
<[collega's van	-9
<[controle van	-16
<[controleert het	-14
<[controleren van	-14
<[daar een	-17
<[daarna de	-13
<[daarom een	-17
<[dacht dat	-12
<[dag erna	-12
<[dag sven	-13
<[dagen in	-15
<[dan breng	-14
<[dan de	-22
<[dan draai	-9
<[dan een	-35
<[dan hangt	-20
<[dan het	-24
<[dan loop	-8
<[dan met	-19
<[dan op	-12
<[dan rollen	-10
<[dan zaag	-9
<[dan zet	-15
<[dan één	-15
<[dat bij	-14
<[dat de	-39
<[dat ding	-17
<[dat een	-26
<[dat elke	-13
<[dat er	-27
<[dat het	-35
<[dat ik	-12
<[dat in	-11
<[dat is	-35
<[dat met	-23
<[dat op	-10
<[dat pim	-13
<[dat we	-21
<[de aantallen	-12
<[de achterbank	-11
<[de achterdeur	-11
<[de achterkant	-16
<[de achttien	-8
<[de advocaat	-18
<[de afdeling	-12
<[de afspraak	-12
<[de ander	-10
<[de arts	-17
<[de assistente	-18
<[de assistentes	-12
<[de auto	-19
<[de autoclaaf	-16
<[de avonddienst	-14
<[de baan	-15
<[de baas	-20
<[de babyfoon	-16
<[de ballon	-12
<[de bedoeling	-15
<[de beelden	-11
<[de begeleider	-11
<[de beheerder	-10
<[de bek	-20
<[de bestelling	-12
<[de beveiliger	-13
<[de bewoners	-15
<[de borst	-14
<[de borstel	-15
<[de boswachter	-15
<[de bovenste	-15
<[de brander	-10
<[de breuk	-18
<[de brug	-18
<[de bruikleenovereenkomst	-8
<[de buik	-9
<[de buren	-11
<[de burgemeester	-9
<[de cel	-13
<[de cellen	-20
<[de centrale	-16
<[de chef	-11
<[de chip	-8
<[de cliënt	-12
<[de computer	-11
<[de conciërge	-16
<[de coördinator	-12
<[de cursus	-9
<[de dakgoot	-13
<[de dienstdoende	-15
<[de dierenambulance	-18
<[de dierenarts	-15
<[de dierverzorger	-12
<[de directeur	-10
<[de directie	-22
<[de dochter	-8
<[de draden	-15
<[de elektrische	16
<[de elleboog	-10
<[de ene	-22
<[de fiets	-12
<[de filter	-9
<[de firma	-15
<[de gast	-18
<[de gegevens	-9
<[de gehaktmolen	14
<[de gewone	-11
<[de glazen	-9
<[de goede	-10
<[de goot	-13
<[de gordel	-11
<[de grens	-8
<[de haard	-12
<[de haven	-18
<[de haverklap	-19
<[de helft	-20
<[de herfstvakantie	-18
<[de hoeken	-11
<[de hoes	-10
<[de hond	-23
<[de huid	-9
<[de huidige	-13
<[de ijsmeester	-14
<[de inlaat	-18
<[de inspectie	-19
<[de instructeur	-10
<[de jodium	-14
<[de jongens	-25
<[de jongste	-22
<[de juiste	-20
<[de kaas	-17
<[de kade	-21
<[de kamers	-12
<[de kantine	-11
<[de kassa	-18
<[de kat	-11
<[de kempen	-8
<[de kerk	-11
<[de keuken	-15
<[de klas	-16
<[de klep	-10
<[de kleur	-10
<[de klok	-11
<[de klokken	-17
<[de knop	-10
<[de koelkast	-8
<[de koepel	-18
<[de koffer	-16
<[de kringloop	-17
<[de kruimels	-16
<[de kuip	-16
<[de ladder	-10
<[de lader	-12
<[de lange	-12
<[de lege	-15
<[de leiding	-22
<[de leidingen	-12
<[de lift	-27
<[de linde	-13
<[de loods	-17
<[de machinist	-12
<[de mappen	-11
<[de mat	-9
<[de matroos	-11
<[de meeste	-9
<[de meldkamer	-14
<[de melk	-21
<[de mensen	-18
<[de met	-13
<[de middag	-12
<[de middelste	-15
<[de molen	-14
<[de momentsleutel	-14
<[de monteur	-13
<[de muur	-25
<[de netbeheerder	-14
<[de nieuwe	-25
<[de nummers	-16
<[de nvwa	-16
<[de omgevingsdienst	-8
<[de ontvangst	-26
<[de opening	-15
<[de opgang	-9
<[de oproep	-12
<[de oude	-24
<[de overdracht	-22
<[de pallet	-14
<[de papieren	-18
<[de partij	-13
<[de patiënt	-8
<[de pers	-11
<[de plaat	-8
<[de plank	-11
<[de planner	-15
<[de plastic	-12
<[de ploeg	-14
<[de ploegleider	-10
<[de politie	-12
<[de portier	-13
<[de punten	-11
<[de rdw	-10
<[de rem	-11
<[de ring	-12
<[de rubber	-11
<[de rug	-11
<[de rva	-8
<[de schaar	-11
<[de schapen	-15
<[de schipper	-23
<[de schippers	-17
<[de secretaris	-14
<[de shunt	-13
<[de site	-13
<[de slang	-9
<[de snaren	-15
<[de stagiaire	-10
<[de stagiaires	-16
<[de stelling	-15
<[de straat	-18
<[de studenten	-20
<[de tafels	-11
<[de teamleider	-8
<[de tester	-10
<[de tillift	-17
<[de toonbank	-20
<[de trekker	-16
<[de twaalf	-9
<[de uitzendkrachten	-12
<[de uv-lamp	-13
<[de veearts	-11
<[de veiling	-13
<[de velg	-13
<[de vergadering	-16
<[de verkeerde	-16
<[de verkoop	-13
<[de verpleegkundige	-12
<[de verzekeraar	-17
<[de verzekering	-16
<[de vierde	-11
<[de voeten	-18
<[de voorzitter	-16
<[de vrijwilliger	-9
<[de waarborg	-10
<[de waarden	-14
<[de weduwe	-9
<[de werkbon	-14
<[de wielen	-14
<[de wijkagent	-11
<[de wiki	-14
<[de wind	-10
<[de winkel	-15
<[de zakken	-10
<[de zaklamp	-11
<[de zeilen	-22
<[de zestien	-19
<[de zieke	-13
<[de zijkant	-9
<[de zomer	-14
<[derde van	-13
<[deur op	-11
<[deze zomer	-13
<[dicht met	-13
<[dicht zijn	-11
<[die dat	-15
<[die de	12
<[die een	15
<[die er	-13
<[die het	-18
<[die ik	-23
<[die in	-17
<[die is	-14
<[die op	-10
<[die van	-23
<[die zijn	-14
<[direct de	-9
<[direct in	-14
<[direct na	-13
<[dit in	-19
<[dit is	-28
<[dit op	-14
<[dit voorjaar	-22
<[doe de	-22
<[doe het	-16
<[doen als	16
<[doen met	-31
<[doen we	-25
<[doen wij	-24
<[doet als	23
<[doet de	-30
<[doet er	-12
<[doet het	12
<[doet met	-19
<[doet na	-12
<[door de	-34
<[door een	-26
<[door het	-22
<[draai de	-11
<[draaiboek van	-20
<[draait de	-17
<[draait het	-17
<[drie millimeter	-15
<[drie op	-12
<[drie punten	-15
<[drie verschillende	-23
<[drogen met	-11
<[droog is	-11
<[dus als	-23
<[dus bij	-19
<[dus dat	-14
<[dus de	-27
<[dus een	-10
<[dus geen	-15
<[dus ik	-14
<[dus sorry	-12
<[echt een	-14
<[een a4'tje	-12
<[een afspraak	-19
<[een afwijking	-22
<[een ander	-35
<[een beetje	-21
<[een bericht	-13
<[een beschreven	-12
<[een beschrijving	-23
<[een boete	-12
<[een briefje	-16
<[een bril	-15
<[een container	-15
<[een deken	-11
<[een dergelijk	-9
<[een draaiboek	13
<[een druppel	-13
<[een dubbele	-11
<[een duidelijk	-16
<[een duidelijke	-15
<[een dun	-12
<[een eenvoudige	-22
<[een familiebedrijf	-12
<[een fiche	-13
<[een fiets	-12
<[een flesje	-12
<[een gast	-20
<[een gat	-23
<[een geschreven	-14
<[een goede	-17
<[een groot	-13
<[een halfuur	-24
<[een handdoek	-9
<[een handleiding	-19
<[een heldere	-19
<[een helixtest	-9
<[een hernia	-14
<[een huurder	-21
<[een in	-10
<[een invaller	-16
<[een jongen	-16
<[een kier	-16
<[een klein	-15
<[een kwart	-18
<[een lamp	-12
<[een losse	-9
<[een minuut	-11
<[een mooi	-13
<[een nette	-11
<[een nieuw	-18
<[een nieuwe	9
<[een overledene	-21
<[een paaltje	-10
<[een paar	-21
<[een paard	-16
<[een ploeg	-22
<[een protocol	-16
<[een regionale	-17
<[een review	-15
<[een rij	-12
<[een rijtje	-14
<[een schone	-8
<[een schriftelijke	-20
<[een slang	-11
<[een sms	-13
<[een stagiair	-16
<[een stappenplan	-23
<[een stipje	-10
<[een student	-17
<[een tas	-21
<[een tiende	-13
<[een uitzendkracht	-9
<[een val	-19
<[een volle	-12
<[een voorschrift	-19
<[een werkinstructie	-22
<[eens in	-16
<[eens op	-26
<[eens proberen	-18
<[eerlijk gezegd	-11
<[eerst de	-28
<[eerst een	-15
<[eerst het	-24
<[eerst kijken	-14
<[eerst met	-26
<[eerst op	-13
<[eerste rijles	-23
<[eh dat	-15
<[eh de	-27
<[eh een	-11
<[eh het	15
<[eh ik	-18
<[eh in	-12
<[eh met	-27
<[eh wat	-19
<[eh we	-17
<[einde van	-18
<[elk kwartaal	-9
<[elkaar in	-12
<[elkaar zelden	-12
<[elke dinsdag	-12
<[elke vakantie	-15
<[en afgelopen	-12
<[en als	-36
<[en bij	-15
<[en bloemen	-14
<[en daarvan	-13
<[en dat	-27
<[en de	-16
<[en een	-38
<[en er	-19
<[en geen	-15
<[en geven	-18
<[en hangt	-9
<[en het	-42
<[en hoe	-30
<[en hoogte	-13
<[en hou	-12
<[en ik	-20
<[en in	-15
<[en is	-12
<[en kijken	-10
<[en laat	-15
<[en loop	-10
<[en mailt	-9
<[en met	-23
<[en na	-28
<[en ontsmet	-14
<[en overschoenen	-11
<[en pakt	-11
<[en prikt	-9
<[en sindsdien	-9
<[en solderen	-11
<[en soms	-10
<[en van	-15
<[en verder	-17
<[en vergelijk	-8
<[en vocht	-14
<[en wat	-27
<[en we	-14
<[en wie	-13
<[en wijst	-17
<[en zet	-15
<[en zetten	-15
<[en zijn	-17
<[en één	-11
<[enkel de	-10
<[er bij	-18
<[er de	-10
<[er een	-48
<[er eentje	-13
<[er geen	-20
<[er helemaal	-13
<[er hoort	-12
<[er in	-9
<[er is	-23
<[er met	-25
<[er na	-17
<[er van	-12
<[er wat	-20
<[er zijn	-13
<[er één	-10
<[eraf als	-13
<[erbij in	-12
<[eruit met	-23
<[euro borg	-9
<[even in	-18
<[even inspreken	-19
<[even luisteren	-16
<[fles in	-11
<[fles rechtop	-16
<[foto als	-8
<[foto van	-13
<[foto's van	-14
<[ga ik	-14
<[gaan in	-9
<[gaan we	-14
<[gaat als	-15
<[gaat dat	-16
<[gaat de	-27
<[gaat er	-12
<[gaat het	-26
<[gaat in	-20
<[gaat met	-24
<[gaat op	-12
<[gang van	-20
<[gasten een	-19
<[ge dat	-14
<[ge laat	-12
<[ge met	-14
<[ge op	-13
<[ge steekt	-18
<[geachte heer	-19
<[gebruik van	-18
<[geeft een	-15
<[geeft het	-19
<[geen discussie	-9
<[geen een	-12
<[geen glas	-13
<[geen regen	-8
<[geldt een	-11
<[gelieve onderstaande	-10
<[gemeld bij	-12
<[gevonden voorwerpen	-24
<[geweest is	-14
<[giet het	-19
<[ging het	-11
<[glas in	-11
<[goed is	-10
<[goed met	-21
<[gooi ik	-9
<[graag een	-28
<[graag omzetten	-14
<[groot gedrukt	-19
<[grote letters	-14
<[haal de	-15
<[haalt de	-26
<[had een	-14
<[hadden we	-13
<[halen met	-11
<[half zeven	-13
<[hallo hallo	-15
<[hand van	-10
<[handen van	-11
<[handen wassen	-17
<[hang het	-11
<[hangt de	-22
<[hangt er	-14
<[harde wind	-9
<[heb een	-18
<[heb er	-12
<[heb het	-13
<[heb ik	-10
<[heb is	-22
<[hebben de	-14
<[hebben een	-36
<[hebben er	-19
<[hebben het	-18
<[hebben we	-27
<[hebben wij	-22
<[heeft de	-21
<[heeft een	-29
<[heeft er	-25
<[heeft het	-17
<[heeft ingevuld	-12
<[heet dat	-21
<[helft van	-13
<[helpen met	-16
<[hem op	-19
<[het aantal	-10
<[het account	-15
<[het als	-13
<[het asiel	-21
<[het bericht	-15
<[het bestuur	-11
<[het bij	-12
<[het bleek	-10
<[het boek	-13
<[het centrum	-10
<[het certificaat	-13
<[het concept	-15
<[het conditierapport	-10
<[het contract	-10
<[het controleren	12
<[het dak	-17
<[het de	-20
<[het depot	-11
<[het dier	-10
<[het draaiboek	-16
<[het een	-9
<[het eerste	-20
<[het einde	-19
<[het eiwit	-19
<[het er	-14
<[het frame	-9
<[het geheugen	-14
<[het gevlucht	-11
<[het gezicht	-14
<[het gezien	-16
<[het hek	-9
<[het hoofdkantoor	-17
<[het identiteitsbewijs	-14
<[het in	-11
<[het incident	-8
<[het industrieterrein	-10
<[het is	-29
<[het kalf	-18
<[het kijkgat	-14
<[het kraantje	-16
<[het laatst	-11
<[het laatste	-19
<[het lab	-8
<[het labo	-9
<[het lampje	-12
<[het lijf	-13
<[het logboek	-15
<[het logo	-11
<[het lokaal	-10
<[het loket	-16
<[het lossen	-20
<[het mes	-12
<[het met	-27
<[het midden	-16
<[het museum	-21
<[het netwerk	-9
<[het nieuwe	-18
<[het oor	-15
<[het op	-33
<[het orgel	-19
<[het oude	-14
<[het plein	-21
<[het poeder	-12
<[het probleem	-12
<[het raam	-14
<[het register	-9
<[het scherm	-10
<[het scouten	-29
<[het secretariaat	-12
<[het serienummer	-9
<[het snappen	-22
<[het testen	15
<[het theoriecertificaat	-8
<[het toestel	-9
<[het touw	-15
<[het uwv	-12
<[het vak	-11
<[het van	-12
<[het veld	-10
<[het verzoek	-10
<[het voertuig	-12
<[het voeteneind	-9
<[het voorjaar	-21
<[het vuur	-22
<[het weekend	-11
<[het whiteboard	-15
<[het woord	-16
<[hier bij	-13
<[hier de	-19
<[hier een	-24
<[hier is	-13
<[hiervoor een	-15
<[hij de	-20
<[hij een	-13
<[hij het	-36
<[hij laat	-10
<[hij rijdt	-12
<[hoe dat	-24
<[hoe de	-16
<[hoe een	12
<[hoe het	11
<[hoe hoog	-16
<[hoe laat	-12
<[hoe we	-33
<[hoe wij	-46
<[hoeft er	-11
<[hoeveel het	-14
<[hoi met	-16
<[hoofd td	-12
<[hou het	-15
<[houdt de	-15
<[hun vakje	-13
<[hè dat	-14
<[ie het	-19
<[iedereen dacht	-10
<[iedereen het	12
<[iedereen op	-14
<[iemand een	-17
<[iemand in	-20
<[iemand met	11
<[iemand onwel	-10
<[iemand op	13
<[iemand van	-15
<[iets op	-24
<[iets van	-9
<[ik dat	-16
<[ik de	-13
<[ik dicteer	-16
<[ik een	-23
<[ik geef	-10
<[ik hang	-14
<[ik het	-33
<[ik ken	-15
<[ik laat	-12
<[ik op	-20
<[ik run	-11
<[ik spreek	-16
<[ik verzoek	-10
<[in bij	-12
<[in brugge	-21
<[in dat	-11
<[in de	-50
<[in een	-47
<[in eerste	-14
<[in elke	-13
<[in gewone	-14
<[in heerlen	-15
<[in het	-36
<[in januari	-12
<[in juli	-13
<[in juni	-12
<[in limburg	-13
<[in lokeren	-12
<[in mei	-8
<[in november	-12
<[in oktober	-20
<[in omloop	-15
<[in onze	-25
<[in op	-9
<[in quarantaine	-11
<[in t	-10
<[in terneuzen	-12
<[in tilburg	-13
<[in één	-15
<[instructie van	-28
<[is besloten	-18
<[is bij	-12
<[is dat	-22
<[is een	-51
<[is elke	-18
<[is er	-22
<[is gebleken	-9
<[is geen	-13
<[is iemand	-16
<[is in	-23
<[is met	-20
<[is op	-23
<[is van	-19
<[is vervangen	-16
<[is wat	-12
<[is één	-19
<[ja hallo	-15
<[ja met	-18
<[ja oké	-12
<[ja test	-17
<[jaar een	-27
<[jaar in	-16
<[je bent	-17
<[je bij	-23
<[je de	-38
<[je er	-12
<[je geen	-14
<[je het	-36
<[je in	-10
<[je laat	-20
<[je met	-17
<[je op	-19
<[je strepen	-9
<[je van	-10
<[je vult	-12
<[je zet	-23
<[jij er	-17
<[jij het	-15
<[jongen in	-18
<[jongens van	-21
<[jongste is	-11
<[jullie een	15
<[kaart in	-8
<[kaartje eraan	-18
<[kaartje in	-10
<[kaartje met	-16
<[kale plekken	-13
<[kamer met	-11
<[kan de	-15
<[kan iemand	-23
<[kan volgen	-21
<[kanten op	-11
<[kar met	-20
<[kast met	-10
<[keer in	-11
<[keer met	-18
<[keer op	-16
<[kijkt de	-9
<[kijkt na	-12
<[kijkt op	-17
<[kind dat	-16
<[kinderen op	-10
<[klant is	-13
<[klant met	-11
<[komen van	-10
<[komt de	-8
<[komt een	-20
<[komt er	-19
<[komt in	-16
<[kort verslag	-18
<[korte zinnen	-10
<[kregen wij	-8
<[krijgen een	-14
<[krijgen geen	-12
<[krijgen van	-14
<[krijgen we	-12
<[krijgt een	-23
<[krijgt het	-19
<[krom zijn	-9
<[kunnen we	-18
<[kunnen zetten	-18
<[kwartier kijken	12
<[laat dat	-11
<[laat de	-29
<[laat een	-19
<[laat het	-27
<[laatste verzorging	-20
<[lag het	-9
<[langs de	-29
<[laten afkoelen	-16
<[laten we	-10
<[leeg op	-10
<[leerling thuis	-10
<[lees de	-13
<[leest de	-23
<[leest het	-16
<[leg de	-15
<[legt de	-11
<[legt het	-13
<[les in	-9
<[levert de	-16
<[licht op	-14
<[ligt in	-13
<[lijn in	-19
<[lijst met	-11
<[lijst van	-12
<[loopt de	-27
<[loopt het	-15
<[maak een	-17
<[maak er	-9
<[maak het	-15
<[maakt de	-22
<[maakt een	-12
<[maakt het	-15
<[maand een	-19
<[maar bij	10
<[maar dat	-12
<[maar de	-25
<[maar een	-20
<[maar het	-22
<[maar hoe	-11
<[maar ik	-17
<[maar op	-15
<[maar serieus	-17
<[maar wat	-20
<[maar wij	-16
<[maat van	-11
<[mag ik	-13
<[mag meekijken	-11
<[mail van	-10
<[maken met	-13
<[maken van	-16
<[maken we	-18
<[manier van	-25
<[medewerkers van	-9
<[mee op	-11
<[meer in	-9
<[meer op	-14
<[meet de	-19
<[melden bij	-12
<[meldt het	-12
<[men de	-8
<[mensen met	-17
<[met alcohol	-8
<[met als	-20
<[met dat	-9
<[met de	-20
<[met een	-24
<[met gevonden	17
<[met het	-58
<[met krijt	-18
<[met pensioen	-13
<[met schriftelijk	-12
<[met warm	-12
<[met welk	-12
<[met zijn	-14
<[met één	-16
<[meteen de	-14
<[meteen in	-14
<[meten met	-17
<[mij de	-19
<[mij een	-14
<[mij in	-15
<[mijn broer	-17
<[mijn neef	-14
<[mijn schoonbroer	-11
<[mijn vader	-17
<[mijn verzoek	-15
<[mijn vrouw	-13
<[mijn zoon	-13
<[minstens een	-28
<[minuten in	-12
<[moet een	-18
<[moet er	-23
<[moet het	-24
<[moet op	-8
<[moet van	-10
<[moet één	-14
<[moeten de	-10
<[moeten we	-22
<[mogen er	-9
<[molenaar op	-15
<[na afloop	-9
<[na de	-20
<[na een	-36
<[na elke	-31
<[na het	-28
<[naam in	-12
<[naar aanleiding	-20
<[naar beneden	-18
<[naar de	-32
<[naar een	-33
<[naar het	-32
<[naast de	-28
<[nacht in	-11
<[nakijken op	-9
<[nee dat	-9
<[neem de	-13
<[neem het	-10
<[neemt de	-22
<[neemt het	-19
<[netjes uitwerken	-12
<[niemand wist	-11
<[niet als	-27
<[niet bij	-16
<[niet blij	-11
<[niet dat	-9
<[niet de	-21
<[niet drinken	-8
<[niet een	-18
<[niet eerder	-12
<[niet het	-19
<[niet hoger	-13
<[niet in	-10
<[niet met	-15
<[niet na	-19
<[niet onderbreken	-11
<[niet op	-19
<[niet thuis	-12
<[niet tijdens	-13
<[niet van	-10
<[niet verder	-11
<[niet vergeten	-11
<[niet zijn	-10
<[nieuwe collega's	-17
<[nieuwe jongen	-18
<[nieuwe leverancier	-18
<[nieuwe medewerkers	-13
<[niks gebeurd	-11
<[nog een	-25
<[nog geen	-10
<[nog op	-17
<[nooit bij	-15
<[nooit de	-12
<[nooit een	-14
<[nooit hardop	-11
<[nooit in	-15
<[nooit met	-19
<[nooit op	-24
<[nou dat	-9
<[nu een	-28
<[nummer van	-20
<[of de	-26
<[of een	-34
<[of er	-25
<[of het	-34
<[of hoger	-9
<[of iedere	16
<[of ik	-8
<[of in	-16
<[om de	-40
<[om het	13
<[om zeven	-20
<[omdat de	-22
<[omdat er	-11
<[onder de	-44
<[onder het	-16
<[onderwerp is	-23
<[ons de	-12
<[ons in	-17
<[ons kinderdagverblijf	-13
<[ons op	-13
<[ons terrein	-11
<[ontruimt de	-14
<[ontvangen van	-13
<[ontvangst van	-20
<[onwel is	-9
<[onze jongste	-8
<[onze mensen	-19
<[ooit opgeschreven	-18
<[ook als	-22
<[ook de	-28
<[ook een	-25
<[ook geen	-10
<[ook op	-17
<[op afstand	-25
<[op bezoek	-22
<[op bij	-13
<[op dat	-9
<[op de	-26
<[op een	-39
<[op elke	-16
<[op glas	-8
<[op het	-52
<[op hout	-9
<[op iedere	-11
<[op lengte	-10
<[op nul	-10
<[op onze	-23
<[op schrift	-22
<[op stil	-9
<[op zaterdag	-15
<[op zijn	-18
<[op één	-18
<[ophalen bij	-11
<[opname van	-15
<[opschrijven in	-16
<[oud ijzer	-14
<[oud vet	-12
<[over de	11
<[over een	11
<[over het	31
<[over op	-15
<[over wat	11
<[overleg met	-8
<[pakt een	-14
<[papier zetten	-20
<[partner op	-16
<[pas als	-22
<[pas bij	-11
<[pas de	-18
<[pas in	-9
<[pas na	-11
<[pensioen is	-8
<[per pad	-18
<[ploeg van	-14
<[procedure van	-20
<[protocol van	-15
<[rekenen we	-14
<[rest van	-13
<[rijd de	-12
<[rijden we	-9
<[rijdt de	-15
<[rijdt met	-20
<[roept de	-20
<[ruikt het	-12
<[s avonds	-15
<[s middags	-14
<[s morgens	-24
<[s nachts	-17
<[s ochtends	-29
<[samen het	-9
<[samen in	-11
<[samen met	-19
<[schoon is	-9
<[schoon met	-15
<[schriftelijk akkoord	-12
<[schrijf dat	-8
<[schrijf het	-22
<[simpel mogelijk	-8
<[sinds de	-26
<[sleutel in	-16
<[sleutel van	-8
<[sluit de	-11
<[sms met	-13
<[spoelt de	-17
<[spoelt het	-19
<[spreek het	-18
<[spreekt met	-25
<[staat de	-19
<[staat er	-15
<[staat hoe	-8
<[staat in	-18
<[staat nergens	-18
<[staat op	-26
<[start de	-9
<[steekt er	-13
<[steekt zijn	-11
<[stelt de	-30
<[stond er	-16
<[stuurt het	-20
<[t is	-14
<[t vet	-17
<[tablet van	-11
<[te beschrijven	-9
<[te brengen	-29
<[te horen	-18
<[te laat	-11
<[te schreeuwen	-15
<[te schrijven	-15
<[te snel	-10
<[te stellen	-22
<[te zijn	-12
<[tegen de	-22
<[tegen het	-29
<[tekent de	-12
<[tel de	-11
<[telefoon in	-11
<[telefoon van	-9
<[teller op	-12
<[telt de	-11
<[ten hoogste	-11
<[ter plaatse	-10
<[terug de	-15
<[terwijl de	-17
<[test de	-13
<[test test	-16
<[testen op	-18
<[tevoren de	-17
<[ticket sluiten	-10
<[tien seconden	-13
<[tijdens de	-20
<[tijdens het	13
<[toen bleek	-9
<[toen ik	-9
<[tot de	-22
<[tot een	-22
<[tot het	-29
<[tot op	-18
<[trek de	-8
<[trek met	-12
<[tussen de	-19
<[twee emmers	-13
<[twee kratten	-10
<[twee mensen	-23
<[twee nieuwe	-14
<[u een	-18
<[u het	-16
<[uit als	-20
<[uit de	-39
<[uit een	-27
<[uit het	-26
<[uit hoe	18
<[uit in	-11
<[uitgifte van	-17
<[uitleen instrumenten	-21
<[uitsluitend met	-9
<[uitzetten van	-12
<[uur bij	-13
<[uur de	-15
<[uur een	-14
<[uur gesloten	-12
<[uur met	-14
<[val van	-17
<[van achteren	-15
<[van damme	-12
<[van dat	16
<[van den	-8
<[van der	-11
<[van dinsdag	-12
<[van een	-52
<[van elke	-11
<[van negen	-18
<[van onze	-26
<[van tevoren	-24
<[van toon	-18
<[van veertien	-16
<[van vijftien	-11
<[van wie	-11
<[van zaken	-23
<[vanaf de	-20
<[vanaf het	-14
<[vanuit de	-16
<[vast in	-19
<[vast met	-24
<[vast rondje	-14
<[vergadering van	-16
<[vergelijkt het	-17
<[verslag teamoverleg	-11
<[vet in	-8
<[via de	-24
<[via het	-27
<[vier hectare	-16
<[vijf werkdagen	-12
<[voert het	-18
<[voetplaten op	-10
<[voilà dat	-10
<[volgens de	-10
<[volgens een	-20
<[volgens het	-15
<[volgorde van	-16
<[volgt de	-12
<[vond dat	-15
<[voor als	22
<[voor dat	-24
<[voor een	11
<[voor eta	-17
<[voor het	24
<[voor in	-27
<[voor nieuwe	-22
<[voor onze	-28
<[voor op	-20
<[voor personeel	-17
<[voor wie	-19
<[voor zijn	-16
<[voor één	-15
<[voorbij de	-18
<[voordat de	-22
<[voordat er	-13
<[voorkomen dat	-16
<[vraag hoe	-17
<[vraag van	-14
<[vraagt de	-24
<[vraagt een	-23
<[vraagt hoe	-11
<[vraagt wat	-17
<[vragen een	-12
<[vragen wanneer	-15
<[vrij als	-14
<[vrij chloor	-11
<[vrijwillig molenaar	-14
<[vrijwilligers we	-14
<[vrouw is	-15
<[vullen met	-15
<[vóór de	-23
<[vóór het	-28
<[waar de	-25
<[waar het	-29
<[wacht op	-17
<[wanneer het	-22
<[want als	-10
<[want dat	-11
<[want de	-23
<[want er	-18
<[want het	-13
<[want ik	-16
<[want van	-11
<[want we	-13
<[was dat	-10
<[was de	-13
<[was een	-16
<[was er	-12
<[was het	-16
<[wassen op	-17
<[wast de	-11
<[wat de	-19
<[wat een	-20
<[wat er	-37
<[wat ging	-10
<[wat het	-25
<[wat ik	-22
<[wat van	-10
<[wat we	10
<[wat wij	-21
<[water met	-11
<[water van	-14
<[we dat	-21
<[we de	16
<[we er	-9
<[we geen	-14
<[we hadden	-9
<[we het	12
<[we in	16
<[we met	-22
<[we voortaan	-15
<[we zijn	-17
<[week een	-19
<[weer een	-24
<[weer op	-10
<[weet wat	-15
<[weg dat	-12
<[weg van	-8
<[wegen van	-17
<[werk op	-10
<[werken met	-19
<[werkwijze op	-12
<[weten hoe	-9
<[wie dat	-9
<[wie de	-15
<[wie er	-9
<[wie het	-24
<[wie wat	-13
<[wij als	-16
<[wij bij	-25
<[wij de	-11
<[wij een	16
<[wij het	-10
<[wij in	-18
<[wij zijn	-26
<[wil dat	-19
<[wil een	-18
<[wil het	-31
<[wil ik	-14
<[willen dat	-10
<[willen het	-21
<[wisselen op	-14
<[wisselen van	-14
<[wit hoe	-21
<[worden als	-18
<[worden de	-24
<[wordt de	-17
<[wordt een	-19
<[wordt elke	-11
<[wordt gewogen	-14
<[wordt in	-19
<[wordt met	-15
<[wordt na	-17
<[wordt op	-11
<[wordt vervangen	-8
<[z'n tweeën	-18
<[zak met	-12
<[zak van	-12
<[zal ik	-17
<[ze dat	-12
<[ze de	-12
<[ze het	-24
<[ze met	-14
<[ze van	-16
<[ze zijn	-10
<[zeg het	-15
<[zeggen dat	-14
<[zeggen hoe	-22
<[zegt dat	-18
<[zegt de	-17
<[zei dat	-11
<[zelf de	-18
<[zelf geen	-9
<[zelf zijn	14
<[zet de	-18
<[zet het	-23
<[zet ik	-8
<[zet zijn	-9
<[zetten de	-23
<[zetten hoe	8
<[zetten met	-13
<[zetten we	-10
<[zetten wij	-18
<[zien dat	-12
<[zien hoe	11
<[zij de	-14
<[zij vroegen	-18
<[zijn bezig	-13
<[zijn de	-12
<[zijn een	-26
<[zijn er	-14
<[zijn het	-14
<[zijn instrument	-10
<[zijn met	-11
<[zijn van	-11
<[zijn we	-15
<[zit de	-19
<[zit een	-8
<[zit er	-12
<[zit in	-10
<[zo dat	-10
<[zo simpel	-10
<[zoals besproken	-8
<[zoals het	-20
<[zodat de	-19
<[zodat het	-16
<[zodra er	-17
<[zoekt het	-10
<[zolang er	-12
<[zonder het	-24
<[zonder stroom	-16
<[zorgen dat	-10
<[zwart op	-23
<[| let	-12
<[| rev	-12
<[één druppel	-12
<[– afdeling	-12
<]	-29
<^	16
<aan	-73
<aangifte	-18
<aanleiding	-14
<aannemen	-21
<aantal	-10
<aantrekken	-16
<acht	-22
<achter	-42
<achterdeur	-8
<achterkant	-16
<achterste	-13
<achteruit	-17
<achttien	-12
<adres	-13
<adviseur	-11
<advocaat	-13
<af	-23
<afdeling	-19
<afgelopen	-12
<afgesproken	-17
<afloop	-10
<afnemen	-17
<afsluiten	-27
<afspraak	-15
<afspraken	-12
<afstand	-23
<afvinken	-15
<afwijking	-10
<akkoord	-11
<al	-36
<alcohol	-11
<alle	-44
<allee	-20
<alleen	-40
<allemaal	-24
<alles	-30
<als	-43
<alsof	-15
<alstublieft	-22
<altijd	-36
<alweer	-16
<ander	-40
<andere	-25
<anders	-32
<antwoord	-12
<apart	-12
<apotheek	12
<april	-10
<arm	-16
<asiel	-18
<assistente	-17
<assistentes	-15
<atelier	-10
<audit	-10
<auditor	-10
<auto	-25
<baan	-25
<baas	-19
<bak	-19
<bakfiets	-16
<bakker	-19
<bakkerij	-9
<balie	-26
<banden	-15
<barcode	-10
<basisschool	-14
<batterij	-14
<bedrijf	-9
<beelden	-9
<been	-11
<beetje	-26
<begeleiden	-19
<begeleidster	-20
<begin	-17
<beginnen	-11
<begint	-28
<behalve	-27
<behandelen	-26
<beide	-30
<beiden	-14
<bekijkt	-17
<bel	-24
<belgische	-15
<bellen	-29
<belt	-26
<ben	-29
<bent	-11
<bepaalt	-14
<bericht	-24
<beschadigde	-16
<beschreven	-18
<beschrijven	10
<beschrijving	-28
<beslist	-15
<besloten	-13
<besproken	-10
<best	-14
<beste	-29
<bestrijden	-22
<betaalt	-14
<beter	-14
<bevestiging	-12
<bewoner	-14
<bewoners	-14
<bezig	-17
<bezoek	-21
<bezoekers	-13
<bij	-17
<bijlage	-8
<bijna	-29
<binnen	-26
<binnengekomen	-12
<binnenkomst	-18
<blad	-21
<bladzijde	-10
<blauwe	-12
<bleek	-23
<blijf	-10
<blijft	-22
<blijven	-9
<blokkeren	-21
<bocht	-23
<boek	-14
<boer	-9
<boete	-11
<bollen	-19
<bord	-18
<bordje	-19
<boven	-44
<bovenaan	-12
<brand	-10
<branden	-23
<brander	-10
<brandweer	-13
<breek	-15
<brengen	8
<brengt	-10
<breuk	-21
<briefje	-18
<bril	-10
<brug	-18
<buiten	-25
<bunkerboot	-10
<buren	-11
<burger	-11
<burgerzaken	-20
<bus	-22
<c	-14
<café	-11
<camping	-23
<cel	-14
<centimeter	-25
<chauffeur	-15
<chauffeurs	-22
<check	-20
<checklist	-15
<checkt	-11
<chef	-21
<chip	-18
<chloor	-9
<cliënt	-20
<cm	-15
<code	-11
<collega	-24
<collega's	-12
<computer	-17
<concept	-9
<conditierapport	-11
<container	-19
<controle	-22
<controleer	-18
<controleert	-20
<controleren	-16
<coördinator	-17
<daar	-33
<daarna	-32
<daarom	-37
<daarover	-15
<daarvoor	-16
<dacht	-12
<dag	-33
<dagblad	-9
<dagelijks	-25
<dagen	-30
<dak	-12
<dan	-63
<dat	-11
<datum	-19
<de	-61
<deed	-32
<deken	-13
<dekken	-13
<den	-19
<denken	-19
<derde	-14
<desem	-20
<deur	-20
<deuren	-11
<deze	-15
<dezelfde	-24
<dicht	-27
<dichte	-19
<dienst	-10
<dienstdoende	-14
<dieren	-10
<dierverzorger	-11
<dik	-12
<dikke	-11
<dinsdag	-15
<direct	-21
<directie	-17
<dit	-48
<dode	-18
<doe	-25
<doek	-10
<doet	13
<donderdag	-12
<dood	-11
<door	-48
<doordat	-10
<doos	-18
<dossier	-14
<dossiers	-15
<draad	-13
<draai	-18
<draaiboek	-20
<draaien	-23
<draait	-24
<draden	-24
<drie	-10
<droge	-12
<drogen	-21
<dronken	-18
<droog	-11
<druppel	-10
<dubbel	-22
<dubbele	-13
<duidelijk	-19
<duidelijke	-18
<duim	-14
<dun	-12
<dus	16
<duurt	-9
<duwen	-15
<echt	-24
<een	-40
<eens	-47
<eentje	-19
<eenvoudige	-26
<eerlijk	-22
<eerst	-60
<eerste	-46
<eieren	-23
<eigen	-30
<eigenaar	-12
<eigenlijk	-20
<eind	-14
<einde	-19
<eist	-17
<elektrische	-28
<elf	-18
<elk	-44
<elkaar	-26
<emmer	-15
<en	-50
<ene	15
<enkel	-10
<er	-15
<eraan	-24
<eraf	-32
<erbij	-10
<erin	-21
<eronder	-8
<erop	-20
<eruit	-24
<ervoor	-18
<euh	17
<euro	-20
<even	-44
<eén	-14
<factuur	-11
<familie	-23
<families	-9
<fanfare	-13
<fiets	-13
<fietsen	-13
<fijne	-16
<fles	-16
<formulier	-20
<foto	-15
<foto's	-19
<frans	-13
<ga	-26
<gaan	-16
<gaarne	-17
<gaat	-16
<gang	-19
<gas	-16
<gasfles	-16
<gast	-28
<gasten	-28
<gat	-18
<ge	-28
<geachte	-21
<gebeld	-12
<gebeurt	11
<gebouw	-18
<gebruik	-19
<gebruiken	-14
<gebruikt	-13
<gebruikte	-20
<geef	-12
<geeft	-31
<geen	-52
<gegevens	-12
<gehaktmolen	-16
<geheugen	-19
<gekregen	-24
<gelden	-16
<geldt	-11
<gele	-25
<gelieve	-10
<gelijk	-20
<gemeente	-21
<gemeld	-12
<gerust	-11
<geschreven	-13
<gesloten	-15
<geven	-16
<gevonden	-26
<gevuld	-10
<geweest	-14
<gewone	-22
<gezegd	-15
<gezicht	-16
<giet	-22
<gij	-27
<ging	-16
<gisteren	-19
<glas	-26
<goede	-14
<goedemorgen	-9
<gooi	-12
<graag	-37
<graden	-10
<graf	-22
<gram	-12
<gras	-10
<groen	-13
<groene	-22
<groep	-18
<groet	-13
<grond	-15
<groot	-19
<grote	-20
<haal	-15
<haalt	-28
<haar	-9
<had	-28
<hadden	-14
<haha	-12
<halen	-29
<half	-25
<hallo	-15
<halve	-19
<hand	-30
<handen	-20
<handleiding	-20
<handschoenen	-14
<handtekening	-13
<hang	-22
<hangt	-29
<harde	-23
<hardop	-9
<haven	10
<heb	-46
<hebben	12
<hectare	-19
<heeft	-30
<heel	-33
<heer	-19
<heet	-24
<heldere	-22
<hele	-30
<helemaal	-20
<helft	-19
<helpen	-16
<hem	-27
<het	-16
<hetzelfde	-19
<hier	-54
<hieronder	-20
<hiervoor	-15
<hij	-53
<hilde	-21
<hing	-13
<hoeft	-19
<hoek	-12
<hoeveel	-16
<hoger	-19
<hoi	-21
<hond	-24
<hoofd	-18
<hoog	-21
<hoogte	-14
<hoop	-9
<hoort	-16
<horen	-20
<hou	-15
<houdt	-18
<houten	-17
<huis	-14
<hun	-27
<huurder	-19
<identiteitsbewijs	-18
<ie	-41
<iedere	-33
<iemand	15
<iets	-41
<ijzer	-15
<ik	-68
<ilse	-19
<in	-77
<indruk	-13
<inhoud	15
<inkorven	-14
<inspectie	-21
<instructeurs	-18
<instructie	-17
<instrument	-16
<interne	-15
<intussen	-12
<invullen	-10
<ja	-44
<jaarlijks	-16
<januari	-22
<je	-46
<jerrycan	-12
<jij	-40
<jodium	-18
<jonge	-22
<jongen	-16
<jongens	-33
<jongste	-19
<juf	-17
<juist	-11
<juli	-13
<jullie	9
<kaart	-21
<kaartje	-28
<kaas	-18
<kachel	-19
<kale	-13
<kalf	-25
<kamer	-29
<kamers	-16
<kampvuur	-22
<kan	-44
<kanaal	-9
<kant	-17
<kanten	-18
<kantoor	-23
<kapotte	-17
<kar	-21
<kas	-15
<kassa	-23
<kast	-21
<keer	-29
<kenmerk	-16
<kennen	-21
<kenteken	-11
<keuken	-15
<keuren	-24
<keuring	-19
<kevin	-17
<kijk	-9
<kijken	-26
<kijkt	-22
<kind	-22
<kinderen	-22
<kindjes	-22
<kist	-10
<klaarzetten	-21
<klacht	-22
<klant	-25
<klanten	-13
<klein	-20
<kleine	-16
<klep	-11
<kleur	-10
<klimhal	-15
<klinkt	-16
<klopt	-16
<kluis	-14
<knip	-12
<knop	-10
<koepel	-24
<koffie	-15
<kom	-19
<komen	-26
<komt	9
<kon	-15
<kooi	-14
<kooien	-14
<kop	-13
<kopie	-9
<kort	-25
<korte	-12
<koud	-27
<kraan	-18
<krat	-9
<kratten	-11
<kreeg	-10
<kregen	-8
<krijgen	-32
<krijgt	-32
<kringloop	-11
<krom	-9
<kroon	-17
<kruisje	-16
<kunnen	-34
<kunt	-21
<kwam	-8
<kwartier	9
<laag	14
<laan	-16
<laat	-46
<laatst	-15
<laatste	-40
<lab	-14
<labo	-9
<lader	-15
<lag	-16
<laken	-14
<landelijke	-9
<lang	-10
<langs	-29
<lap	-13
<laten	-37
<leden	-16
<leeg	-12
<leegmaken	-12
<leerling	-22
<leerlingen	-20
<lees	-13
<leest	-30
<leg	-14
<lege	-10
<leggen	-20
<legt	-19
<leiding	-14
<les	-15
<leuk	-9
<levende	-12
<leveringen	-18
<levert	-27
<lezen	-9
<licht	-24
<lid	-17
<liep	-21
<liepen	-9
<lier	-17
<lift	-23
<liggen	-20
<ligt	-28
<lijm	-13
<lijn	-27
<lijnen	-14
<lijst	-21
<lijstje	-22
<linker	-16
<links	-12
<lint	-24
<locatie	-13
<lokeren	-10
<loods	-17
<loopt	-37
<lopen	15
<los	-11
<losse	-19
<luizen	-20
<lukt	-9
<m	-33
<m'n	-16
<maak	-29
<maakt	-30
<maand	-29
<maandag	-12
<maanden	-15
<maar	-11
<maart	-15
<maat	-12
<machine	-13
<mag	-31
<mail	-20
<mailt	-11
<maken	11
<man	-28
<manier	-25
<mankeert	-17
<map	-14
<masker	-12
<materiaal	-17
<matroos	-12
<me	-22
<medewerkers	-20
<medicijnen	-14
<mee	-13
<meer	-29
<meeste	-14
<meet	-25
<mei	-20
<melden	-19
<meldt	-15
<melk	-16
<men	-13
<mensen	-29
<merk	-9
<merken	-15
<met	-9
<metaal	-16
<meteen	-17
<meten	-17
<meter	-29
<mevrouw	-20
<midden	-17
<mij	-40
<mijn	-44
<mijnheer	-10
<millimeter	-16
<min	-14
<minder	-12
<minstens	-30
<minuten	-26
<mis	-13
<mits	-18
<moeder	-14
<moeilijke	-10
<moest	-10
<moet	-52
<moeten	-33
<mogelijk	-16
<mogen	-20
<molen	-18
<molenaar	-15
<monteurs	-23
<mooi	-22
<mooie	-15
<motor	-10
<museum	12
<na	-53
<naam	-14
<naar	-51
<naast	-35
<nabestaanden	-20
<nacht	-15
<nadine	-18
<nakijken	-9
<namen	-13
<namens	-14
<nat	-12
<natte	-18
<nederlands	-15
<nee	-49
<neem	-18
<neemt	-27
<negen	-17
<nergens	9
<net	12
<netjes	-10
<niemand	-30
<niet	-63
<nieten	-15
<niets	-23
<nieuw	-29
<nieuwe	-54
<niks	-25
<nodig	-12
<nog	-42
<noodstop	-15
<nooit	-11
<noteert	-14
<notities	-11
<notulen	-15
<nou	-30
<nu	-49
<nul	-10
<nummer	-18
<nummers	-17
<ochtends	-19
<of	-33
<oh	-22
<ok	-20
<oktober	-16
<oké	10
<om	14
<omdat	-25
<omhoog	-17
<onder	-51
<onderling	-18
<onderstaande	-20
<onderwerp	-23
<online	-12
<ontruimt	-14
<ontvangen	-17
<ontvangst	-24
<onverwacht	-20
<onwel	-9
<ooit	-18
<ook	-52
<op	-54
<opa	-15
<open	-22
<openen	-16
<opengaat	-15
<opening	-13
<opent	-20
<opgehaald	-10
<opgeschreven	9
<ophalen	-20
<opname	-16
<opnemen	-14
<opnieuw	-22
<oproep	-12
<oranje	-10
<otter	-8
<oud	-22
<oude	-34
<oudere	-10
<ouders	-17
<over	68
<overdracht	-22
<overledene	-22
<overleg	-20
<paaltje	-17
<paar	-23
<paard	-17
<pakje	-11
<pakt	-18
<pallet	-14
<papieren	-14
<paraaf	-15
<parkeert	-19
<partij	-20
<partner	-16
<pas	-38
<passagiers	-22
<patiënt	-11
<pensioen	-8
<per	-31
<persoon	-11
<piano	-17
<plaat	-14
<plaats	-14
<plaatse	-8
<plaatsen	-16
<plakt	-13
<plan	-15
<plank	-10
<planner	-14
<plastic	-13
<platen	-20
<platte	-16
<plek	-15
<plekken	-15
<ploeg	-23
<plukken	-12
<poeder	-11
<post	-14
<precies	-32
<prijs	-15
<probeer	-12
<procedure	-26
<protocol	-21
<punt	-16
<punten	-9
<raad	-10
<raam	-14
<raken	-16
<rechtop	-17
<rechtstreeks	-13
<redactie	-14
<rederij	-19
<regel	-19
<regels	-16
<regio	-18
<regionale	-23
<registrar	-14
<registreren	-15
<reinigen	-29
<rekenen	-14
<rest	-21
<rij	-19
<rijd	-16
<rijden	-14
<rijdt	-30
<rijles	-20
<rijschool	-13
<rijtje	-20
<ring	-15
<rit	-12
<ritten	-13
<rode	-18
<roept	-22
<rond	-11
<ronde	-9
<rood	-13
<roos	-11
<rozen	-25
<ruikt	-16
<ruim	-17
<rustig	-17
<ruwe	-13
<s	-38
<samen	-32
<sandra	-22
<schaar	-12
<schade	-13
<schakelt	-11
<scheef	-10
<schenken	-21
<scherm	-8
<scheur	-16
<schipper	-20
<schoenen	-18
<schone	-9
<schoon	-23
<schoonbroer	-10
<schoonmaak	-18
<schoonmaken	-16
<schrift	-19
<schriftelijk	-12
<schriftelijke	15
<schrijf	-38
<schrijft	-10
<schrijven	-11
<schuif	-20
<schuim	-12
<schuin	-18
<sealbag	-8
<seconden	-14
<secretariaat	-15
<secretaris	-12
<shampoo	-11
<simpel	-9
<sinds	-32
<slag	-11
<slang	-11
<sleutel	-17
<sleutels	-20
<slimme	-9
<slot	-10
<sluis	-12
<sluit	-11
<sluiten	-17
<sluiter	-11
<sms	-13
<snaren	-11
<snel	-15
<snelle	-15
<snijden	-19
<sok	-11
<sommige	-13
<soms	-18
<soort	14
<soorten	-20
<sop	-22
<spannen	-19
<spiegels	-9
<spoel	-10
<spoelen	-16
<spoelt	-29
<sporthal	-12
<spreek	-21
<spreekt	-25
<spuiten	-17
<spullen	-18
<staan	-26
<staat	-26
<stagiair	-14
<stal	-17
<standplaats	-17
<stappen	-19
<stappenplan	9
<stapvoets	-14
<start	-10
<starten	-17
<steeds	-11
<steek	-17
<steekt	-17
<steken	-13
<stekkers	-15
<stel	-17
<stellen	-24
<stelling	-14
<stelt	-32
<stemmen	-22
<stenen	-12
<sticker	-9
<stilte	-11
<stipje	-13
<stoel	-12
<stond	-21
<stonden	-9
<stop	-8
<stoppen	-15
<straks	-18
<streept	-9
<stroken	-8
<strookje	-10
<stroom	-12
<student	-18
<studenten	-21
<stuk	-12
<stukje	-11
<stukken	-22
<stuks	-19
<stuur	-18
<stuurt	-22
<systeem	-11
<t	-40
<tablet	-18
<tachtig	-21
<tafel	-24
<tafels	-13
<tank	-18
<tape	-8
<tas	-11
<te	-63
<team	-16
<teamleider	-11
<teamoverleg	-17
<tegen	-38
<tekenen	-19
<tekent	-19
<tel	-11
<telefoon	-17
<telefoonnummer	-8
<telkens	-9
<tellen	-24
<teller	-12
<telt	-15
<temperatuur	-17
<ten	-10
<ter	-22
<terrein	-13
<terug	-24
<terwijl	-21
<test	-20
<testen	-19
<tester	-10
<tevoren	-22
<theater	-14
<thuis	-34
<ticket	-12
<tien	-37
<tijd	-13
<tijdens	12
<tijdstip	-10
<tillen	-15
<toch	-33
<toe	-8
<toen	-19
<toestemming	-18
<toont	-11
<tot	-48
<traag	-16
<transport	-17
<trap	-10
<trek	-17
<trekken	-18
<trekkenman	-22
<trekker	-21
<trekt	-14
<trommel	-9
<trouwens	-17
<tussen	-31
<twaalf	-10
<twee	-57
<tweede	-19
<twintig	-20
<u	-30
<uit	-17
<uitgifte	-28
<uitleen	-22
<uitlekken	-9
<uitpakken	-11
<uitsluitend	-8
<uitzendkracht	-9
<uitzetten	-23
<uw	-29
<vader	-12
<vak	-19
<val	-17
<vanaf	-29
<vannacht	-10
<vanuit	-20
<vanwege	-12
<vanzelf	-14
<varen	-18
<vaste	18
<vastleggen	-12
<vastzetten	-16
<vat	-26
<veel	-27
<veld	-14
<ventilator	-12
<verder	-12
<verf	-23
<vergadering	-16
<vergelijkt	-24
<vergeten	-13
<verhuren	-16
<verkeerd	-14
<verkopen	-20
<verloren	-20
<vers	-20
<verschillende	-27
<versie	-12
<verslag	-24
<vertrouwelijke	-16
<vervangen	-21
<vervangt	-18
<vervoeren	-15
<vervolgens	-12
<verzekeraar	-22
<verzekering	-18
<verzoek	-9
<vet	-9
<via	-36
<viel	-14
<vier	-40
<vijf	-29
<vijl	-15
<vind	-9
<vindt	-17
<vingers	-13
<vlaamse	-9
<vlak	-13
<vlekken	-11
<vloer	-11
<voeding	-20
<voert	-21
<voertuig	-9
<voetplaten	-10
<vogel	-15
<voilà	-10
<vol	-10
<volgen	-16
<volgende	-20
<volgens	-25
<volgorde	-22
<volgt	-12
<volmacht	-14
<vond	-13
<vonden	-12
<voor	45
<vooraf	-14
<vooral	-27
<voorbij	-18
<voordat	-27
<voordeur	-15
<voorjaar	12
<voorkomen	-21
<voorschrift	-16
<voortaan	-13
<voorzitter	-12
<vorig	-26
<vorige	-13
<vorm	-13
<vormen	-15
<vraag	-24
<vraagt	-47
<vragen	-22
<vriendelijk	-9
<vrij	-17
<vrijdag	-24
<vrijwillig	-14
<vrijwilligers	-13
<vroeg	-18
<vroeger	-14
<vrouw	-15
<vullen	-14
<vuur	-10
<vóór	-43
<waar	-42
<waarbij	-19
<waarom	-9
<waarop	-20
<waarvan	-19
<wacht	-22
<wachten	-11
<wagens	-21
<want	-51
<waren	-14
<warm	-30
<was	-39
<wassen	-22
<wasstraat	-24
<wast	-11
<wat	-43
<water	-35
<we	8
<weekend	-22
<weer	-40
<weet	14
<weg	-25
<wegen	-17
<wegens	-13
<weinig	-12
<weken	18
<wel	-33
<welk	-8
<welke	-30
<werk	-15
<werkblad	-11
<werkdagen	-13
<werken	-19
<werkinstructie	-18
<werkplek	-18
<werkwijze	-12
<weten	-16
<wettelijke	-9
<wie	-31
<wijst	-16
<wil	-44
<wilde	-18
<willen	-34
<wilt	-23
<winter	12
<wisselen	-20
<wist	-14
<wit	-26
<witte	-18
<woensdag	-17
<woord	-16
<word	-11
<worden	-41
<wordt	-11
<z'n	-33
<zaal	-26
<zacht	-9
<zachte	-19
<zag	-17
<zak	-24
<zakje	-16
<zakjes	-13
<zal	-17
<zat	-23
<zaterdag	-9
<ze	-36
<zeep	-15
<zeg	-17
<zegel	-17
<zeggen	11
<zegt	-26
<zei	-13
<zeil	-12
<zeilen	-17
<zelf	-14
<zelfs	-20
<zender	-9
<zes	-31
<zestien	-22
<zestig	-27
<zet	-36
<zeven	-18
<zich	-17
<zieke	-11
<ziet	-18
<zij	-24
<zijn	-55
<zijwaarts	-12
<zit	-38
<zitten	-17
<zo	-28
<zoals	-23
<zodat	-30
<zodra	-31
<zoek	-22
<zoeken	-20
<zoekt	-10
<zolang	-17
<zomaar	-18
<zomer	-16
<zonder	-47
<zorgen	-10
<zou	-31
<zout	-14
<zure	-18
<zwaar	-17
<zwart	-25
<zwarte	-12
<zwembad	-26
<zwerm	-17
<én	-18
<één	-50
<–	16
<—	15
<•	-19
<€	-17
<→	-21
<◦	-10
<👍	-15
=0	-53
=a	-15
=a-verklaring	-15
=a4	-15
=a4'tje	-18
=aalst	-21
=aangaat	-20
=aangemeld	-10
=aangenomen	-13
=aangevraagd	-12
=aangifte	9
=aankan	-15
=aankomst	-21
=aanleiding	-24
=aanpak	-20
=aanraken	-17
=aansteker	-10
=aantal	-23
=aantallen	-18
=aantekeningen	-13
=aantrekken	9
=aanvraag	-15
=aanvragen	20
=aanvullen	-10
=aanwezig	-26
=aanwijst	-12
=aardkabel	-14
=abdel	-13
=acclimatiseren	-8
=account	-24
=achter	-33
=achteraan	-12
=achterbank	-14
=achterdeur	8
=achteren	-21
=achtergelaten	10
=achterin	-11
=achterkant	-29
=achterste	-16
=achteruit	-15
=actuele	-19
=administratie	-17
=adres	-19
=adressen	-16
=advies	-15
=adviseur	-15
=advocaat	-19
=aerts	-23
=af	-47
=afblijven	-11
=afd	-18
=afdeling	-23
=afdrukken	13
=afgekeurd	-10
=afgelopen	-22
=afgesloten	10
=afgesproken	-19
=afhalen	-24
=afkoelen	-20
=aflaten	-25
=aflezen	-23
=afloop	-26
=aflopen	-14
=afplakken	-19
=afromen	10
=afschakelen	11
=afsluiten	17
=afsluiter	-18
=afsnijden	-12
=afspraak	-32
=afspraken	-18
=afstortkluis	-8
=aftekenen	-21
=afvegen	-16
=afvinken	-19
=afvoer	-15
=afwijking	-24
=afzetten	-15
=afzonderlijk	-8
=afzuiging	-10
=akkoord	-21
=akte	-16
=al	-42
=alarm	-19
=algemeen	-15
=alle	-36
=allebei	-20
=allee	-25
=alleen	-28
=allemaal	-36
=allen	-23
=allergietest	18
=allergieën	13
=allergisch	-18
=alles	-42
=als	12
=alsjeblieft	-17
=alsof	-24
=alstublieft	-22
=altijd	-36
=alvast	-12
=alweer	-24
=andere	9
=anderen	-13
=anderhalf	-27
=anderhalve	-18
=anders	-30
=anneke	-24
=annelies	-16
=anouk	-15
=antenne	-23
=antwoord	-19
=antwoorden	-10
=antwoordt	-20
=apart	-29
=aparte	-13
=apotheek	-22
=apotheker	-15
=app	-20
=apparaten	-10
=appartementen	-13
=appje	-12
=april	-29
=archief	-13
=arm	-24
=arts	-22
=asiel	8
=assen	-16
=assetnummer	-8
=assistentes	-17
=atelier	-27
=attest	-15
=aub	-23
=audit	-16
=auditor	-8
=augustus	-12
=auteur	-11
=auto's	-15
=avonddienst	-16
=avonds	-26
=awel	-20
=b	-8
=baan	12
=baard	-11
=baby's	19
=babyfoon	-18
=bad	-13
=badge	-18
=bak	-32
=bakfiets	-14
=bakje	-15
=bakker	-22
=bakkerij	-10
=balie	11
=balk	-13
=balken	-13
=ballon	-15
=bang	-14
=bank	-18
=banken	-26
=bar	-16
=barcode	-15
=bart	-17
=bas	-13
=basis	-12
=basisschool	-14
=batterij	-14
=bedankt	-18
=bedoeling	-18
=bedrag	-12
=bedrijf	-21
=bedrijfsleider	-13
=beeld	-12
=beelden	-17
=been	-12
=beestjes	-20
=beetje	-32
=begeleiden	19
=begeleider	-17
=begeleidster	-18
=begin	-24
=beginnen	-42
=begint	-33
=begon	-12
=begrijpt	-16
=behalve	-28
=behandeld	-15
=beheerder	-16
=behuizing	-11
=beide	-28
=beiden	-14
=bek	-25
=bekertje	-14
=bekijken	-23
=bekijkt	-25
=bekisting	-9
=beklede	-15
=bel	-31
=belangrijkste	-16
=belasting	-11
=belde	-15
=belgische	-13
=belletjes	-9
=belt	-13
=beluistert	-9
=ben	-32
=beneden	-22
=benen	-19
=bent	-27
=bepaalt	-11
=beperking	-19
=bereik	-12
=bergen	-13
=beschadigd	-17
=beschreven	-23
=beschrijven	-31
=beschrijving	-36
=beslaan	15
=beslist	-16
=besloten	-15
=bespreekt	-11
=bespreken	-8
=besproken	-15
=best	-17
=bestaat	-21
=bestand	-14
=bestanden	-13
=beste	-16
=besteld	-12
=bestelling	-29
=bestelt	-12
=bestemd	-18
=bestrijden	9
=bestuur	-33
=bestuursleden	-13
=betaald	-17
=betaalt	-14
=betalen	-18
=betekent	-14
=betreft	-28
=beu	-15
=beveiliger	-13
=bevestiging	-13
=bevestigt	-22
=bevroren	-16
=bewaard	-14
=bewaren	-23
=beweegt	-12
=bewijs	-21
=bezig	-21
=bezit	-14
=bezoek	10
=bezoekers	-22
=bft	-9
=bibliothecaris	-12
=bieb	-11
=bied	-13
=biest	10
=bij	21
=bijen	-18
=bijlage	-18
=bijna	-35
=bijstellen	11
=bijt	-17
=biljetten	-14
=binnen	-38
=binnengekomen	-15
=binnenkomst	12
=blaast	-13
=blad	-27
=bladeren	-11
=bladmuziek	9
=bladzijde	-15
=blank	-15
=blauw	-17
=blauwe	-27
=bleek	-30
=blij	-12
=blijf	-13
=blijft	-34
=blijven	-21
=bloed	-20
=bloem	-18
=bloemen	-22
=blok	-14
=bocht	-26
=boek	-21
=boeken	17
=boekhouding	-10
=boekje	-21
=boer	-21
=boete	-17
=boiler	-11
=bol	-10
=bollen	9
=bomen	-16
=bon	-18
=bonnen	-16
=bonnetje	-15
=boom	17
=boort	-12
=boos	-13
=boot	-16
=bord	-22
=borden	-13
=bordje	-29
=bordjes	-11
=borg	-13
=borst	-20
=borstel	-15
=boswachter	-19
=bot	-17
=bouten	-18
=bouwt	-11
=boven	-19
=bovenaan	-10
=bovenste	-17
=braken	-10
=bram	-21
=brand	-21
=brandalarm	11
=branden	12
=brander	-22
=brandweer	10
=breda	-12
=breedte	-9
=breek	-16
=breng	-14
=brengt	-14
=brief	-20
=briefje	-26
=briefjes	-10
=broer	-25
=brood	-15
=brugge	-24
=bruikleenovereenkomst	-17
=brussel	-12
=buig	-11
=buik	-19
=buiten	-43
=buitenlandse	-12
=bult	-11
=bunkerboot	10
=bunkeren	19
=bureau	-25
=buren	-22
=burgemeester	-27
=burger	-14
=burgerzaken	11
=buurgraven	-12
=buurt	-11
=bv	-24
=c	-23
=cabine	-17
=café	-13
=camera	-16
=camera's	-12
=camping	-21
=catalogus	12
=cel	-14
=centimeter	-27
=centraal	10
=centrale	-19
=centrum	13
=certificaat	-17
=chagrijnig	-18
=chantal	-16
=charge	-12
=chauffeur	-30
=chauffeurs	9
=check	-24
=checken	-12
=checklist	-27
=checkt	-16
=chef	-22
=chemisch	-10
=chip	-17
=cilinder	-17
=circus	-20
=claes	-21
=claim	-16
=cliënten	-21
=cm	-23
=co	-13
=coating	-9
=code	-19
=collega's	-27
=compliance	-14
=compressor	-13
=computer	-20
=concept	-28
=conciërge	-18
=conditierapport	-18
=conservator	-10
=contact	-16
=container	-19
=contant	-18
=contract	-18
=controle	12
=controleer	-22
=controleert	-26
=controleren	9
=corrigeren	-13
=coördinator	-18
=crematorium	-14
=cursisten	-20
=cursus	-18
=cuvet	-11
=d	-18
=d'r	-23
=da	-21
=daan	-16
=daar	-44
=daarboven	-15
=daarna	-23
=daarom	-36
=daarover	-12
=daarvan	-24
=daarvoor	-27
=dacht	-17
=dag	9
=dagblad	-14
=dakgoot	-16
=dame	-15
=damme	-14
=dan	-85
=dank	-15
=dat	-69
=datum	-33
=december	-14
=deed	-31
=deeg	-14
=deel	-9
=deftig	-17
=degene	-26
=dek	-19
=deken	-14
=dekken	-15
=deksel	-18
=delen	-25
=den	-28
=denk	-19
=denken	-23
=denkt	-14
=dennis	-21
=der	-15
=derde	-26
=dergelijk	-12
=dertig	-19
=desem	15
=desinfecteren	-11
=desinfectie	-11
=deuren	-16
=deventer	-10
=deze	-29
=dezelfde	-33
=dezen	-19
=di	-11
=dicht	-32
=dichtdraaien	-17
=dichte	-21
=dicteer	-16
=die	-35
=dienst	-12
=dienstdoende	-18
=dient	-14
=diepte	-14
=dier	-12
=dieren	9
=dierenambulance	-12
=dierenarts	-27
=dierverzorger	-14
=diesel	-10
=dik	-17
=dikke	-23
=dikte	-15
=ding	-27
=dingen	-17
=dinsdag	-30
=direct	-26
=directeur	-20
=directie	-31
=dirk	-12
=discussie	-12
=discussies	-15
=dit	-57
=do	-25
=dochter	-18
=document	-26
=doe	-25
=doek	-26
=doeken	-13
=doekje	-20
=doel	-27
=doelen	-13
=doen	-30
=doet	-20
=dokter	-17
=donker	-13
=dood	-19
=door	-44
=doordat	-10
=doorgegeven	10
=doorgeven	-30
=doorspoelen	10
=doos	-21
=dop	-20
=dopje	-14
=dorp	-13
=dosering	-20
=dossier	-29
=dossiers	10
=dozen	10
=draad	-22
=draadje	-18
=draagt	-13
=draai	-21
=draaiboek	-10
=draaien	12
=draait	-25
=drachten	-15
=draden	-31
=drank	-9
=drie	-40
=dringend	-14
=drinken	-14
=drinkt	-16
=droge	-20
=drogen	10
=dronken	-20
=droog	-23
=droogkast	-9
=drs	-14
=druk	-16
=drukken	14
=drukt	-14
=drummer	-13
=druppel	-20
=dubbel	16
=duidelijk	-20
=duidelijke	-19
=duif	-9
=duim	-18
=duits	-14
=duiven	-9
=dun	-22
=duren	-12
=dus	-71
=duur	-16
=duurt	-15
=duwen	-24
=dweilen	10
=dán	-19
=e	-8
=echt	-29
=echte	-18
=echter	-9
=een	12
=eens	-35
=eentje	-22
=eenvoudige	-24
=eerder	-13
=eerlijk	-27
=eerst	-11
=eerste	27
=eh	-60
=eieren	11
=eigen	-32
=eigenaar	-27
=eigenlijk	10
=eind	-29
=einde	-12
=eindelijk	-21
=eis	-21
=eist	-18
=eiwit	-21
=elders	-12
=elektricien	-15
=elektrische	11
=elf	-17
=elkaar	-31
=elke	-28
=elleboog	-12
=els	-19
=emmen	-15
=emmer	-16
=emmers	-9
=en	-48
=ene	-37
=enfin	-17
=engels	-20
=enige	-10
=enkel	-23
=er	-24
=eraan	-32
=erachter	-13
=eraf	-38
=erbij	-37
=erdoorheen	-10
=erfgoed	-14
=ergens	-24
=erger	-10
=erin	-19
=erkend	-12
=ermee	-14
=erna	-13
=ernaast	-15
=eromheen	-11
=eronder	-14
=erop	-24
=erover	-17
=eroverheen	-14
=ertussen	-12
=eruit	-16
=ervan	-15
=ervoor	-23
=es	-20
=eta	-16
=eten	-11
=etiket	-15
=euh	-29
=euro	-34
=even	-47
=examen	10
=excuses	-18
=exemplaar	-13
=extra	-23
=eén	-25
=facturen	-15
=factuur	-18
=familie	-22
=familiebedrijf	-15
=families	-15
=fanfare	-9
=fase	-14
=februari	-20
=feest	-11
=femke	-15
=fenna	-9
=ff	-19
=ffp2	-13
=fiche	-20
=fiets	-27
=fijn	-15
=fijne	-15
=film	-16
=filter	-20
=firma	-19
=fleece	-12
=fles	-18
=flesje	-18
=flesjes	-15
=fluit	-15
=folie	-16
=forceren	-15
=formulier	-25
=foto	-26
=foto's	-22
=fotograferen	18
=fout	-16
=fouten	-14
=frame	-16
=framenummer	13
=frans	-23
=frituur	-31
=fusten	14
=fw	-19
=föhn	-16
=g	-14
=ga	-32
=gaan	-57
=gaarne	-16
=gaat	-36
=gaatje	-17
=gaatjes	-18
=gaf	-21
=gang	-37
=garage	-14
=gas	-21
=gasfles	12
=gasflessen	12
=gaslek	-18
=gasten	-9
=ge	-10
=geachte	-26
=gebeld	-17
=gebeurd	-26
=gebeurde	-13
=gebeuren	-12
=gebleken	-8
=geblokkeerd	-15
=geboord	-15
=geboortedatum	-21
=gebouw	-20
=gebr	-15
=gebroken	-13
=gebruiken	-27
=gebruiker	-14
=gebruikt	-20
=gebruikte	19
=gecontroleerd	-21
=gedaan	-29
=gedeeld	-14
=gedrukt	-18
=geef	-26
=geeft	-34
=geel	-11
=geen	-67
=gefeliciteerd	-10
=gegaan	-10
=gegeten	-11
=gegeven	-18
=gegevens	-17
=gehaald	-11
=gehad	-28
=gehaktmolen	18
=geheugen	-25
=gehoord	-13
=gehouden	-15
=gek	-16
=gekeken	-10
=geklikt	15
=gekomen	-15
=gekost	-12
=gekregen	-30
=gel	-10
=gelamineerd	-14
=geld	-17
=gelden	-18
=geldig	-21
=geldt	-23
=gele	-33
=gelegd	-11
=gelieve	-19
=gelijk	-22
=gelopen	10
=geluid	-10
=gelukkig	-22
=gemaakt	-17
=gemeente	-25
=gemeld	9
=gemeten	-12
=gemiddeld	-12
=genoeg	-13
=genoteerd	-17
=gent	-9
=geopend	-15
=geplaatst	-13
=gereedschap	-12
=geregeld	-25
=gerestaureerd	-14
=gerrit	-14
=gerust	-17
=gescand	-10
=gescheiden	-17
=geschilderd	-19
=geschreven	-29
=gesloten	-23
=gespoeld	-17
=gesprek	8
=gestaan	-21
=gestart	-12
=gestuurd	-15
=getal	-13
=getekend	-22
=geteld	-14
=getest	-15
=gevallen	9
=gevangen	12
=gevlucht	-13
=gevoel	-24
=gevolg	-12
=gevonden	17
=gevraagd	-30
=gevuld	-22
=gewaarschuwd	-14
=geweest	-19
=gewicht	-9
=gewichten	-16
=gewogen	-8
=gewone	-25
=gewoon	-41
=geworden	-16
=gezegd	-29
=gezet	-21
=gezeten	-22
=gezicht	-19
=gezien	-30
=gezin	-16
=gezinnen	-19
=ggd	-11
=giek	-17
=giet	-24
=giftige	-9
=gij	-28
=ging	-24
=gister	-16
=gisteravond	-13
=gisteren	-31
=glas	14
=glazen	-14
=gleuf	-8
=gluten	-16
=goed	-42
=goede	-28
=goedemiddag	-23
=goedemorgen	-11
=goedendag	-12
=goedgekeurd	-18
=goeiemorgen	-27
=gokken	-16
=gooi	-24
=gooien	-13
=goot	-18
=gordel	-21
=gordijnen	-8
=graad	-14
=graag	-35
=graden	-27
=graf	21
=gram	-13
=grappig	-11
=gras	-8
=gratis	-16
=grens	-15
=grijze	-15
=groen	-26
=groene	-25
=groepen	-19
=groet	-19
=groeten	-13
=grond	-35
=groningen	-14
=groot	-31
=grote	-24
=gsm	-18
=gymzaal	-22
=gênant	-18
=h	-12
=haak	-16
=haalt	-31
=haar	-24
=haard	-22
=haast	-24
=had	-24
=hadden	-22
=haha	-29
=hahaha	-12
=haken	-21
=hal	-25
=half	-25
=halfuur	-26
=hallo	-25
=halve	-32
=hamer	-17
=hand	18
=handboek	-15
=handdoek	-19
=handelen	9
=handen	-27
=handleiding	-33
=handrem	-20
=handschoen	-15
=handschoenen	-26
=handtekening	-20
=hang	-27
=hangen	-19
=hangslot	-16
=hard	-21
=harde	9
=hardop	-23
=haren	-10
=haring	9
=hart	-21
=haspel	-11
=haven	-16
=haverklap	11
=he	-30
=headset	-20
=heb	-42
=hebben	-53
=hebt	-23
=hectare	-18
=heeft	-68
=heel	-37
=heen	-26
=heer	-24
=heer/mevrouw	-12
=heerlen	-17
=heet	-35
=heidelberg	11
=hek	-14
=held	-14
=helder	-14
=heldere	-20
=hele	-40
=helemaal	-28
=helft	-20
=helixtest	-11
=helm	-16
=help	-23
=helpdesk	-12
=helpen	-24
=hem	-29
=hen	-15
=herfstvakantie	-19
=herhaalt	-15
=herhalen	-16
=hernia	-14
=herschrijven	-14
=hersteld	-21
=herzien	-20
=hesje	-20
=hetzelfde	-30
=hier	-56
=hierbij	-13
=hieronder	-27
=hiervan	-18
=hiervoor	-17
=hij	-54
=hilde	-18
=hilversum	-11
=hing	-11
=hoe	29
=hoef	-19
=hoeft	-24
=hoek	-15
=hoeken	-24
=hoes	-10
=hoeveel	-14
=hoeven	-19
=hoge	-11
=hoger	-21
=hokje	-16
=hond	12
=honden	-18
=honderd	-16
=honderdtwintig	-18
=hoofd	-24
=hoofdkantoor	-17
=hoofdkraan	-16
=hoofdkussen	-18
=hoofdschakelaar	-10
=hoofdsteun	-17
=hoog	-27
=hoogachting	-13
=hoogeveen	-12
=hoogste	-16
=hoogstens	-17
=hoogte	-21
=hoop	-10
=hoor	-25
=hoort	-33
=hopelijk	-12
=horen	-31
=hotel	-11
=hou	-18
=houdbaarheid	-9
=houden	-22
=houdt	-25
=hout	-24
=hoveniersstraat	-8
=hr	-17
=huid	-16
=huidige	-18
=huisnr	-13
=hulp	-19
=hun	-10
=huurder	8
=hè	-37
=hé	-15
=ict	-9
=id	-11
=identificeren	-16
=identiteitsbewijs	-22
=identiteitskaart	9
=ie	-38
=ieder	-25
=iedere	12
=iedereen	-43
=iemand	-13
=iets	-54
=ijs	-18
=ijsmeester	-13
=ijzer	-21
=ik	-84
=ilse	-17
=in	-13
=incident	-14
=indien	-13
=indruk	-14
=industrieterrein	-12
=info	-12
=informeren	-11
=ingang	-16
=ingeleverd	-15
=ingepakt	9
=ingevoerd	-10
=ingevuld	-23
=inhoud	-11
=initialen	-17
=inkorven	14
=inkorver	-9
=inkt	-22
=inlaat	-21
=inmiddels	-21
=innemen	10
=input	-12
=inschrijven	-14
=inspecteurs	-14
=inspreken	-8
=instructeur	-17
=instructeurs	-23
=instructie	-40
=instructies	-16
=instrument	-23
=instrumenten	17
=insuline	-15
=intercom	-18
=interne	12
=internet	-13
=intune	-10
=intussen	-19
=invaller	-18
=invriezen	11
=invullen	-19
=inzage	-19
=inzetten	12
=is	-54
=isolatie	-14
=it	-13
=j	-14
=ja	-53
=jaap	-12
=jaarlijks	-16
=januari	-27
=jas	-21
=je	-15
=jef	-10
=jerrycan	-14
=jeuk	-20
=jij	-41
=jobstudenten	-18
=jochem	-20
=jodium	-21
=jolanda	-13
=jonge	12
=jongen	-34
=jongens	-36
=jonger	-15
=jongste	-20
=jou	-17
=journaal	-15
=juf	-16
=juist	-16
=juiste	-24
=juli	-24
=juni	-26
=jurk	-12
=kaart	-35
=kaartje	-31
=kaas	10
=kabel	-21
=kabels	-14
=kachel	-23
=kade	-27
=kale	-18
=kalk	-18
=kam	13
=kamers	-20
=kamp	-16
=kan	-56
=kant	-23
=kantelen	-8
=kanten	-22
=kantine	12
=kantje	-13
=kantplank	-10
=kap	-17
=kapot	-17
=kapotte	-18
=kappen	-17
=kapsalon	-17
=kar	-24
=kas	-12
=kast	-29
=kastje	-20
=kat	15
=katoen	-10
=katten	15
=kazen	14
=keer	-23
=kees	-16
=kegels	-17
=kelder	-17
=kempen	-15
=ken	-16
=kenmerk	-20
=kennen	-23
=kennisbank	-17
=kennismakingsgesprek	-12
=kent	-17
=kenteken	-15
=kerk	-17
=kerkenraad	-13
=ketel	-17
=ketels	-16
=ketting	-21
=keuken	-22
=keuren	21
=kevin	-18
=kg	-19
=kiel	-12
=kier	-26
=kiezen	-21
=kijk	-16
=kijken	-9
=kijkgat	-24
=kijkt	-29
=kikkers	-8
=kilo	-18
=kilometer	-21
=kind	-19
=kinderdagverblijf	12
=kinderzitje	-13
=kindjes	-20
=kist	-17
=klaar	-10
=klaarzetten	16
=klacht	-23
=klachten	-18
=klagen	-18
=klant	-8
=klantkaart	-12
=klantnummer	-15
=klas	12
=kleding	-21
=kleed	-20
=klei	-13
=klein	-19
=kleine	-13
=klemmen	-13
=klemt	-14
=klep	-15
=kleren	-12
=kleur	-23
=kleuren	-17
=kleurnummer	-13
=klik	-15
=klimhal	-21
=klinkt	-19
=klok	-21
=klokken	11
=kloppen	-16
=klopt	-17
=kluis	-22
=kluisje	-10
=km	-10
=km/u	-10
=knieën	-19
=knip	-17
=knop	-18
=koe	-20
=koekjes	-15
=koelbox	-8
=koelcel	-11
=koeling	-27
=koelkast	-19
=koelplaat	-11
=koerier	-13
=koffer	-26
=koffie	20
=koffiemachine	-23
=kok	-11
=kom	-21
=komen	-29
=komma	-16
=komt	-62
=kon	-20
=kooi	-15
=koorts	-9
=kop	-25
=kopie	-14
=koppel	9
=koppeling	-15
=koppen	-17
=koptelefoon	-13
=korf	-17
=korrel	-16
=kort	-28
=korte	-14
=kost	-27
=kosten	-18
=koster	-14
=kraan	-27
=kraantje	-22
=krabben	-23
=krant	-8
=kras	-10
=krat	-24
=kratten	-14
=kreeg	-12
=kregen	-17
=krijg	-15
=krijgen	-48
=krijt	-18
=kringloop	-26
=krom	-17
=kroon	-14
=kruimels	-19
=kruis	-17
=kruisen	-10
=kruisje	-13
=kuip	-19
=kuipers	-14
=kun	-29
=kunnen	-11
=kunstgras	-10
=kunt	-28
=kussen	-19
=kwaad	-15
=kwaliteit	-22
=kwaliteitshandboek	-16
=kwam	-20
=kwart	-23
=kwartier	-25
=kwijt	-22
=l	-16
=la	-17
=laag	-23
=laagje	-10
=laan	-12
=laarzen	-9
=laat	-51
=laatst	-23
=lab	-19
=label	-18
=labo	-20
=lachen	-13
=ladder	-28
=laden	-16
=lader	11
=lag	-27
=lage	-13
=lamp	-19
=lampen	-26
=lampje	-22
=landelijke	-8
=lang	-15
=lange	-12
=langer	-21
=langs	-16
=langzaam	-19
=lap	-17
=laptop	11
=late	-13
=laten	-11
=later	-14
=lauw	-20
=ledenvergadering	-11
=leeg	9
=leegmaken	-17
=leent	14
=leerkracht	-12
=leerlingen	-14
=lees	-19
=leesbaar	-13
=leest	-37
=leg	-22
=lege	-28
=legionella	-21
=legitimatie	-22
=legt	-30
=leidingen	-15
=leidinggevende	-11
=lek	-15
=lekbak	-16
=lekker	-13
=lekt	-15
=lengte	-24
=lepel	-16
=leren	-14
=les	9
=lessen	-17
=let	-20
=letter	-19
=letterlijk	-21
=letters	-23
=leuk	-17
=leuven	-11
=levende	-14
=levering	-20
=leveringen	-16
=levert	-30
=lezen	-36
=licht	-29
=lichten	10
=lid	-23
=liefst	-18
=liep	-18
=liepen	-13
=lier	-23
=lieve	-17
=lift	17
=liggen	-25
=liggend	-16
=ligt	-33
=lijf	-20
=lijkt	10
=lijm	-16
=lijmen	-8
=lijn	-25
=lijst	-38
=lijsten	-12
=lijstje	-24
=limburg	-15
=linde	-14
=linker	-16
=linkerhand	-9
=links	-22
=lint	-24
=linten	-17
=lip	-9
=liter	-10
=locatie	-18
=loeplamp	-9
=logboek	-21
=logo	-15
=lokaal	-13
=lokeren	-10
=loket	-25
=lol	-13
=lood	-11
=loog	-14
=loop	-22
=loopt	-48
=lopen	-24
=lopende	-17
=los	-21
=loslaat	-12
=losse	-20
=lotte	-18
=luc	-15
=lucht	-19
=luik	-14
=luis	-17
=luister	-17
=luisteren	-20
=luistert	-12
=luizen	10
=lukt	-9
=lunch	-18
=m'n	-22
=ma	-16
=maaike	-15
=maakt	-43
=maal	-12
=maand	-34
=maandelijks	-20
=maanden	-20
=maar	-64
=maart	-22
=maat	-21
=maatschappij	-17
=machine	-27
=machines	-17
=machinist	-16
=machtiging	-12
=maes	-12
=mag	-31
=magazijn	-13
=mailen	-15
=mailt	-19
=mailtje	-12
=man	-32
=mand	-15
=manden	-14
=mandje	-16
=mankeert	-18
=mannen	-19
=map	-25
=mappen	-14
=marifoon	-8
=marjan	-16
=marloes	-17
=masker	-16
=mat	-10
=materiaal	11
=matroos	-13
=max	-22
=maximaal	-20
=maximum	-14
=me	-32
=mechelen	-8
=medewerker	-15
=medicijnen	-21
=mee	-36
=meegegeven	-9
=meekijken	-12
=meeldraden	-14
=meenemen	-15
=meer	-41
=meest	-15
=meestal	-15
=meeste	-16
=meet	-17
=mei	-27
=meisjes	-10
=meld	11
=melding	-12
=meldkamer	-11
=men	-24
=meneer	-14
=mengen	16
=mengtafel	-22
=mens	-10
=mensentaal	-15
=merci	-18
=merk	-21
=merken	-16
=mes	-23
=mesje	-10
=met	-13
=metaal	-19
=metalen	-14
=meteen	-28
=meterkast	-14
=meters	-10
=mevr	-13
=mevrouw	-25
=mezelf	-17
=micro	-16
=microfoon	-19
=middag	-18
=middags	-16
=middelste	-18
=midden	-30
=mij	-46
=mijn	-55
=mijnheer	-8
=milieustraat	14
=millimeter	-22
=min	-33
=minder	-14
=minderjarigen	-16
=minimaal	-19
=minstens	-42
=minuten	-39
=minuut	-15
=mis	-22
=misschien	-16
=mist	12
=mits	-16
=mix	-17
=ml	-11
=mm	-24
=mo	-20
=mocht	-12
=moeder	-16
=moer	-14
=moest	-21
=moet	-19
=moeten	-40
=mogelijk	-27
=mogen	-27
=molen	-18
=molenaar	-12
=moment	-16
=momentsleutel	-21
=mond	-15
=mondeling	-12
=monster	-25
=monsters	-10
=monteur	-25
=moogt	-28
=mooi	-31
=mooie	-14
=morgen	-18
=morgens	-27
=mos	-14
=motor	-22
=mouwen	-12
=mu	-9
=museum	-25
=muur	-25
=muziek	-12
=mw	-21
=n	-15
=naaien	9
=naald	-14
=naalden	-12
=naam	-32
=nabestaanden	15
=nachtploeg	-13
=nachtreceptie	17
=nachts	-17
=naden	-17
=nadine	-23
=nagaan	-10
=nagel	-11
=nagels	-20
=nakijken	9
=namelijk	-16
=namen	-17
=namens	-13
=naspoelen	-18
=natte	-15
=natuurlijk	-11
=nederlands	-26
=nee	-65
=neef	-19
=neem	-9
=neemt	-26
=neer	-22
=neerleggen	-23
=neerzetten	-15
=negen	-32
=negentien	-16
=nek	-17
=nemen	-21
=nen	-14
=nergens	-27
=nest	-17
=nesten	-14
=net	-21
=netbeheerder	-15
=netjes	-24
=nette	-14
=netten	-19
=netwerk	-10
=neus	-18
=neutraal	-12
=nevel	-13
=niemand	-37
=niet	-68
=nieten	-22
=niets	-32
=nieuwe	12
=nieuws	-16
=niks	-39
=nitril	-12
=niveau	-13
=nodig	-26
=noem	-12
=noemen	-16
=noemt	-26
=nog	-56
=noodstop	-15
=nooit	-65
=noor	-11
=noord	-21
=nota	-22
=notariskantoor	-22
=noteer	-9
=noteert	-10
=notenallergie	-15
=noteren	-27
=notities	-16
=notulen	-26
=notulist	-12
=nou	-43
=november	-24
=nr	-22
=nu	-65
=nuchter	-15
=nul	-20
=nummer	-31
=nummeren	-14
=nummers	-28
=nvwa	-20
=o	-17
=objecten	-13
=ochtend	-29
=oei	-18
=of	-78
=offerte	-14
=offertes	-17
=officieel	-12
=ogen	-18
=oh	-19
=oja	-17
=ok	-12
=oke	-23
=oktober	-27
=oké	-37
=olie	-15
=om	-44
=omdat	-23
=omdraaien	-17
=omgekeerd	-23
=omgevingsdienst	-9
=omheen	-16
=omhoog	-25
=omloop	-18
=omroepen	-15
=omvormer	-15
=omwerken	-16
=omzetten	-14
=onaangekondigd	-19
=onder	-8
=onderaan	-21
=onderbreken	-11
=ondergetekende	-10
=onderhoud	9
=onderling	-25
=onderstaande	-23
=onderweg	-10
=onderwerp	-23
=onherkenbaar	-15
=onlangs	-17
=online	15
=ons	-18
=ontbrak	-23
=ontheffing	-16
=ontkalken	-21
=ontruimt	-14
=ontsmet	-15
=ontvangen	15
=ontvangst	19
=ontvangt	-13
=ontvetten	-13
=ontwerp	-11
=ontwikkelaar	-16
=onverwacht	-19
=oog	-9
=oogst	-16
=ooit	-13
=ook	-61
=oor	-18
=oost	-11
=oosterschelde	-20
=op	-12
=opa	-15
=opbouw	-15
=opdrachtgever	-15
=open	-28
=opengaat	-18
=opening	-22
=opent	-23
=openvouwen	-17
=opgang	-10
=opgehaald	-14
=opgenomen	-15
=opgeschreven	-27
=opgesteld	-15
=opgezwollen	-8
=opgroeien	-24
=ophangen	-16
=opmerking	-22
=opmerkingen	-22
=oproep	-13
=opschrijven	-24
=opstellen	-18
=optillen	-8
=opvolger	-17
=opvolgster	-9
=opwarmen	-22
=opzetten	21
=opzichter	-15
=opzij	-16
=opzoeken	-18
=oranje	-24
=orde	-11
=oren	-15
=orgel	-20
=origineel	-21
=otter	-22
=oud	-25
=oude	-12
=ouder	-17
=oudere	-11
=ouders	-23
=oven	-16
=over	-90
=overal	-13
=overall	-13
=overdracht	12
=overgenomen	-11
=overgetikt	-9
=overkant	-15
=overleden	-17
=overledene	14
=overleg	-28
=overnemen	-29
=overschoenen	-17
=paal	-13
=paaltje	-17
=paar	-28
=paard	-13
=paarden	-15
=pad	-20
=paden	-24
=pagina	-23
=pak	-11
=pakje	-14
=pakken	-14
=pakket	-17
=pakt	-27
=pallet	-25
=pallets	-8
=paneel	-21
=panelen	-17
=paniek	-14
=papa	-13
=papier	-52
=papieren	-25
=paraaf	-26
=parkeerplaats	-19
=parkeert	-19
=parkeren	-14
=parking	-22
=parnassys	-12
=parro	-9
=partij	-30
=partijen	-19
=partner	-17
=partners	-17
=pasen	-21
=paspoort	-13
=paspoorten	-15
=passagier	-16
=passagiers	13
=passen	-28
=past	-14
=pasteuriseren	10
=patiënt	-19
=patiënten	14
=pauze	14
=peilen	-16
=peilschaal	-9
=pellen	17
=pen	-19
=pennen	-23
=pensioen	-17
=perceel	-17
=pers	-20
=persen	-17
=personeel	-19
=personeelszaken	-11
=personen	-10
=persoon	-25
=ph	-16
=piept	-18
=piet	-18
=pijn	-10
=pijnlijk	-12
=pim	-15
=pin	-20
=plaat	-25
=plaatje	-17
=plaatjes	-14
=plaats	-32
=plaatse	-13
=plaatsen	20
=plaatst	-11
=plak	-15
=plakken	-19
=plakt	-17
=plan	-21
=plank	-17
=planken	-18
=planner	-18
=planning	-24
=plant	-8
=planten	-27
=plastic	-24
=plat	-17
=platte	-18
=plein	10
=plek	-23
=plekke	-12
=plekken	-23
=ploeg	-32
=ploegen	-16
=ploegleider	-12
=plukken	-17
=poeder	-20
=politie	-16
=pols	-20
=polsbandje	-14
=pomp	-13
=pools	-20
=poolse	-13
=poort	-24
=poppen	16
=portaal	-16
=portemonnees	-11
=portier	-15
=positief	-15
=post	-22
=postbus	-11
=postma	-23
=pot	-14
=poten	-10
=potlood	-13
=poulebrief	-9
=praat	-18
=precies	-30
=prijs	-26
=prijzen	-23
=prik	-13
=prikbord	-17
=prikken	-15
=prikt	-16
=prima	-25
=primer	-11
=printen	-15
=printer	-12
=priscilla	-11
=probeer	-19
=proberen	-19
=probleem	-15
=procedure	-38
=procedures	-8
=procent	-16
=proces-verbaal	-20
=product	-11
=proef	-15
=proeven	-13
=profiel	-23
=programma	-22
=project	-16
=proper	-19
=protocol	-32
=provincie	-23
=pruiken	10
=publiek	-13
=punt	-32
=punten	-21
=puntjes	-19
=put	-22
=quarantaine	13
=r	-13
=raad	-15
=raadt	-13
=raak	-13
=raakt	-23
=raam	-26
=rails	-13
=raken	-34
=ramen	-27
=rand	-17
=rap	-12
=rapen	9
=rapport	-17
=rdw	-15
=re	-22
=recensie	-14
=recept	-14
=receptie	-18
=recht	-17
=rechtop	-16
=rechts	-16
=rechtstreeks	-15
=redactie	-24
=reden	-22
=rederij	-20
=ref	-12
=regel	-24
=regeling	-15
=regio	-24
=register	-15
=registrar	-19
=registratie	-15
=registreren	11
=rei	-19
=reinigen	11
=reizen	-19
=rek	-24
=rekenen	-22
=rekening	-10
=relatie	-19
=release	-13
=reling	-13
=rem	-23
=remmen	-17
=repetitie	-13
=reserve	-14
=reserveert	10
=resetten	19
=rest	-35
=restaurator	-17
=restjes	-14
=rev	-18
=review	-15
=richting	-24
=richtlijn	-16
=riem	-15
=rij	-27
=rijbewijs	-9
=rijd	-19
=rijden	-31
=rijdt	-34
=rijkswaterstaat	-14
=rijles	20
=rijrichting	-15
=rijschool	-16
=rijtje	-19
=ringen	-15
=rit	-22
=ritten	-20
=rode	-37
=roep	-21
=roepen	-13
=roept	-27
=roeren	-14
=roert	-17
=roest	-11
=roken	-8
=rol	-16
=rollen	-13
=rolstoel	16
=rolstoelen	14
=romp	-10
=ron	-14
=rond	-16
=ronde	-21
=rondgang	-10
=rondje	-20
=rondom	-16
=rondvraag	-12
=rood	-23
=rook	-13
=roos	-12
=rotte	-16
=rotterdam	-19
=route	-27
=roze	-13
=rozen	11
=rubber	-15
=rug	-26
=ruik	-11
=ruiken	-14
=ruikt	-18
=ruim	-19
=ruimte	-19
=ruit	-10
=run	-11
=rustig	-20
=rustige	-18
=ruud	-16
=ruwe	12
=ruzie	-10
=rva	-11
=samira	-8
=sandra	-20
=sanitair	-9
=saskia	-13
=sauna	16
=scan	-12
=scannen	-14
=schaal	-12
=schaar	-13
=schakelt	-15
=schapen	10
=scheef	-21
=schenken	15
=schept	-19
=scheren	-16
=scherm	-17
=scherven	9
=scheur	10
=scheurt	-13
=schijf	-12
=schilderen	-14
=schilderijen	20
=schimmel	-9
=schip	-20
=schipper	-28
=schippers	-21
=schoen	-17
=scholen	-12
=schone	-23
=school	-21
=schoon	-31
=schoonbroer	-9
=schoonmaak	17
=schoonmaken	28
=schoorsteen	11
=schort	-19
=schouder	-16
=schouders	-12
=schrapen	-15
=schreeuwen	-20
=schrift	-28
=schriftelijk	-20
=schriftelijke	-24
=schriftje	-12
=schrijf	-22
=schrijft	-33
=schrijven	-27
=schroeven	-16
=schudden	-11
=schuif	-21
=schuim	-16
=schuld	-12
=schuren	-14
=schuur	-12
=scouten	21
=scriba	-12
=sealbag	-14
=sec	-12
=seconden	-21
=secretariaat	-18
=secretaris	-20
=security	-11
=sein	-11
=seizoen	-19
=september	-11
=serienummer	-12
=serieus	-17
=server	-8
=sessies	-15
=shampoo	-15
=sieraden	-17
=simpel	-19
=sinds	-27
=sindsdien	-22
=site	9
=sjaak	-15
=sjabloon	-9
=slaat	-13
=slag	-11
=slagen	-16
=slagerij	-22
=slapen	8
=slecht	-16
=sleuf	-9
=sleutel	-33
=sleutels	14
=slijm	-21
=slijpen	-22
=slimme	-13
=sloot	-16
=slot	-20
=slotte	-13
=sluis	-20
=sluit	-12
=sluiten	8
=sluiter	-17
=sluiting	-18
=sms	-13
=snaar	-13
=snappen	-24
=snaren	-14
=snede	-11
=snel	-20
=snelle	-12
=snijdt	-15
=snijvaste	-17
=snoer	-10
=soep	-12
=software	-13
=sok	-11
=solderen	-16
=sommige	-12
=soms	-27
=sonja	-14
=soort	-22
=soorten	-20
=sop	-22
=sorry	-29
=sorteren	-16
=soundcheck	11
=spanning	-12
=spelden	-10
=spelen	-16
=spiegel	-14
=spiegels	-15
=spieken	9
=spindels	-13
=spits	-16
=spoel	11
=spoelbak	-22
=spoelmachine	-17
=spoelt	-24
=sporen	-15
=sportieve	-11
=spreek	-20
=spreekt	-27
=spreken	-18
=springt	-16
=spuit	-11
=spuiten	-27
=spul	-28
=sta	-10
=staal	-12
=staan	-42
=staand	-10
=staat	-58
=stad	-19
=stagiair	-23
=stagiaire	-18
=stagiaires	-21
=stampen	-16
=stand	-16
=standplaats	-16
=stap	-27
=stapelen	-12
=stappen	-19
=stappenplan	-27
=stapt	-20
=stapvoets	-14
=start	-24
=station	9
=status	-10
=steeds	-15
=steek	-22
=steekt	-26
=steiger	15
=steken	-20
=stekker	-20
=stekkers	-13
=stel	-19
=stem	-17
=stemmen	21
=stenen	-21
=sticker	-14
=stijl	-17
=stijn	-9
=stil	-29
=stilleggen	13
=stilstaan	-18
=stilstaat	-12
=stilte	-14
=stipje	-14
=stoel	-26
=stoelen	-12
=stof	-13
=stofzuiger	-9
=stond	-30
=stonden	-20
=stop	-27
=stopt	-16
=storen	-14
=storing	18
=storm	-22
=straat	-27
=strak	-21
=straks	-21
=streepjes	-11
=stremsel	15
=streng	-13
=strepen	-16
=strijklicht	-11
=string	10
=stroken	-15
=strook	-9
=strookje	-9
=stroom	-30
=strop	-17
=studenten	-18
=stuk	-27
=stukje	-16
=stukken	-28
=stuks	-15
=sturen	-28
=stuur	-18
=stuurhut	-13
=stuurt	-22
=suiker	-14
=sven	-13
=systeem	-25
=t/m	-23
=taart	-8
=tabel	-15
=tablet	-32
=tachtig	-26
=tafel	-15
=tafels	-23
=tag	-20
=takken	-17
=tandartspraktijk	-13
=tank	-23
=tankschip	11
=tape	-20
=tas	-31
=tassen	-10
=taxi	-17
=taxibedrijf	-22
=td	-14
=te	-23
=team	-23
=teamleider	-11
=teamleiders	-17
=teamoverleg	-21
=technische	-18
=tegelijk	-13
=tegen	-46
=tekenen	-25
=tekening	-18
=tekent	-23
=tekst	-29
=tel	-15
=telefonisch	12
=telefoon	-36
=telefoonnummer	-14
=telefoons	-14
=telen	-13
=telkens	-19
=tellen	10
=teller	-17
=telt	-9
=temp	-17
=temperatuur	-18
=ten	-19
=ter	-26
=terecht	-15
=termijn	-11
=terminal	-20
=terneuzen	-15
=terrein	-20
=terug	-33
=terugkomen	10
=terugkomt	-9
=terugzetten	16
=terwijl	-26
=testen	14
=tester	-19
=tevoren	-8
=tevreden	-16
=theater	-15
=theo	-8
=theoriecertificaat	-14
=thermodesinfector	-15
=ticket	-14
=tiende	-17
=tijd	-30
=tijdstip	-15
=tik	-21
=tikt	-19
=tilburg	-22
=tillift	10
=titel	-23
=toe	-17
=toegestaan	-11
=toegezegd	-11
=toelichting	-18
=toen	-25
=toepassingsgebied	-16
=toeristen	-17
=toestel	-20
=toestellen	14
=toestemming	-21
=tom	-20
=ton	-22
=tonen	-20
=toon	-22
=toonbank	-22
=toont	-12
=top	-10
=toren	-12
=tot	-61
=touw	-27
=traag	-18
=tractor	-18
=trailer	-13
=trakteert	-17
=trap	-19
=tray	-12
=trek	-32
=trekkenman	-23
=trekkenwand	12
=trekker	-19
=trekt	-29
=trommel	-11
=trossen	-16
=trostomaten	-14
=trouwens	-24
=truck	-8
=truus	-20
=tuin	-13
=turbine	-11
=tussen	-38
=twee	-46
=tweede	-26
=tweeën	-21
=tweeëndertig	-14
=twijfel	-16
=twijfelt	-11
=twintig	-37
=twintigste	-9
=typ	-9
=type	-12
=tyvek	-9
=u	-38
=u-vorm	-11
=uitdelen	11
=uiterlijk	-12
=uitgelegd	-15
=uitgerold	-9
=uitgeslagen	-10
=uitgesloten	-13
=uitgeven	11
=uitgifte	18
=uitleen	14
=uitleg	-15
=uitleggen	-20
=uitlekken	-12
=uitlenen	21
=uitlezen	12
=uitrollen	-16
=uitschrijven	-23
=uitslag	-13
=uitsluitend	-18
=uitspoelen	-18
=uitspreiden	-17
=uitvaart	14
=uitvoering	-21
=uitwerken	-22
=uitzending	14
=uitzendkracht	-9
=uitzendkrachten	-17
=uitzetten	26
=uitziet	-15
=umc	-14
=uren	-16
=uur	-36
=uv-lamp	-16
=uw	-20
=uwv	-11
=v	-22
=vaak	-26
=vaart	-16
=vaatwasser	-14
=vader	-21
=vak	-24
=vakantie	-24
=vakje	-13
=vakken	-10
=vallen	-28
=valt	-24
=van	46
=vanaf	-37
=vanavond	-15
=vandaag	-9
=vandaar	-24
=vang	-10
=vangplaten	-23
=vangt	-18
=vannacht	-12
=vanuit	-20
=vanwege	-13
=vanzelf	-27
=varen	12
=varia	-13
=vast	14
=vaste	-15
=vastgelegd	-18
=vastgesteld	-15
=vastgezet	-14
=vastleggen	-32
=vastzit	10
=vat	-28
=vaten	-15
=veearts	-12
=veel	-28
=veertig	9
=veilig	-12
=vel	-19
=veld	-25
=velg	-17
=venlo	-14
=ventilatie	-9
=ventilator	-13
=verandert	-18
=verankeringen	-11
=verantwoordelijk	-11
=verbeteren	-12
=verboden	-25
=verdelen	-15
=verder	-23
=verdieping	-10
=verf	-9
=vergadering	-20
=vergeet	-18
=vergeleken	-17
=vergelijk	-11
=vergelijken	-14
=vergelijkt	-19
=vergeten	-24
=vergoed	-12
=vergoeding	-9
=vergrendeld	-9
=vergrendelen	10
=verhuren	-22
=verkeer	-18
=verkeerd	9
=verkeerde	-30
=verklaring	-11
=verkopen	10
=verkoper	-20
=verlaat	-19
=verleden	-19
=verlof	-12
=verontschuldigd	-8
=verplicht	-8
=vers	-24
=verschil	-30
=verschillende	-34
=versie	-25
=verslag	-28
=verstaan	-18
=vertalen	-19
=vertel	-17
=verteld	-16
=vertelt	-14
=vertrek	-18
=vertrouwelijk	-10
=vertrouwelijke	9
=vervallen	-14
=vervalt	10
=vervangt	-24
=verversen	13
=vervoer	-20
=vervoeren	-19
=vervolgens	-12
=verwachte	-20
=verwarming	-24
=verwerken	9
=verwerkt	11
=verwijderd	-11
=verwijzen	-17
=verwittigen	-19
=verwittigt	-15
=verzegeld	-13
=verzegelen	-12
=verzekeraar	-19
=verzekering	-32
=verzet	-14
=verzoek	-26
=verzoeken	-12
=verzorgende	13
=verzorging	12
=vet	17
=veter	-11
=vhf	-17
=via	-12
=viel	-16
=vier	-51
=vierde	-19
=vierentwintig	-20
=vijf	-38
=vijftien	-27
=vijftig	-24
=vijl	-14
=vijlen	-19
=vilt	-20
=vind	-14
=vinden	8
=vinder	-11
=vindplaats	-10
=vindt	-25
=vinger	-18
=vingers	-18
=vinken	-9
=vinkje	-15
=vlaamse	-11
=vlaggetje	-12
=vlak	-15
=vlakke	-17
=vlek	-12
=vlekken	-21
=vliegen	-20
=vlissingen	-12
=vlooien	-14
=vlot	-22
=vocht	-27
=vochtigheid	-10
=voeding	-13
=voeg	-9
=voel	-15
=voelen	-15
=voelt	-12
=voeren	17
=voert	-14
=voertuig	-16
=voet	-16
=voeten	-23
=voeteneind	-16
=voetplaten	-15
=vogel	8
=voilà	-17
=vol	-21
=volgen	-22
=volgend	-15
=volgens	-39
=volgorde	-33
=volgt	-28
=volle	-12
=volmacht	-14
=volstaat	-11
=volwassene	-10
=vond	-20
=vonden	-13
=voor	-21
=vooraan	-9
=vooraf	-26
=vooral	-34
=voorbij	-20
=voordat	-33
=voordeur	-15
=voorgedaan	-15
=voorkomen	-27
=voorlopig	-9
=voornaam	-11
=voorschrift	-21
=voorstel	-10
=voortaan	-28
=vooruit	-25
=voorval	-14
=voorwerp	-8
=voorwerpen	17
=voorzitter	-18
=voren	-18
=vorig	-24
=vorige	-32
=vorm	-21
=vormen	-17
=vorst	-23
=vouw	-14
=vraag	-40
=vraagt	-62
=vracht	-17
=vrachtbrief	-14
=vragen	-25
=vragenlijst	-10
=vriendelijk	-12
=vriezer	-13
=vrij	-28
=vrijdag	-34
=vrijdagavond	-19
=vrijgave	-15
=vrijgegeven	-14
=vrijgeven	-14
=vrijmaken	-20
=vrijwillig	-12
=vrijwilliger	-26
=vrijwilligers	14
=vroeg	-23
=vroegen	-18
=vroeger	-25
=vrouw	-22
=vrouwen	-17
=vuil	-19
=vuile	-21
=vul	-9
=vullen	12
=vult	-19
=vuur	9
=vuurwerk	12
=w	-12
=waar	-54
=waarbij	-12
=waarborg	-14
=waarde	-23
=waarden	-18
=waardoor	-20
=waarin	-22
=waarom	-13
=waaronder	-10
=waarop	-19
=waarschuwt	-8
=waarvan	-18
=wacht	-36
=wachtdienst	10
=wachten	-15
=wachtwoord	-18
=wagens	-17
=wakker	-25
=wanneer	16
=want	-52
=ward	-14
=waren	-25
=warm	8
=warme	-9
=warmer	-14
=warmt	-24
=was	-50
=wasplaats	-11
=wasserij	13
=wast	-22
=wat	-23
=water	-47
=waterkwaliteit	12
=waterland	-18
=waterpas	-13
=waterschap	-12
=wax	-14
=wc	-15
=we	-31
=website	-16
=weduwe	-15
=weeg	-9
=weegschaal	-13
=weegt	-16
=week	-47
=weer	-42
=weet	-20
=weg	-42
=wegen	10
=wegens	-13
=weggaan	-11
=wegrijden	-12
=wegtrekken	-17
=weinig	-12
=weken	-33
=wel	-35
=welk	-14
=welke	-25
=welkom	-19
=welpen	12
=wendy	-15
=wenst	-25
=werd	-25
=werf	-13
=werfleider	-9
=werk	-23
=werkblad	-12
=werkbon	-17
=werkdag	-15
=werkdagen	-23
=werkinstructie	-25
=werkoverleg	-14
=werkplek	10
=werkt	-21
=werkvoorschrift	-18
=werkwijze	-45
=wespen	-15
=weten	-31
=wettelijke	-12
=weverstraat	-13
=whiteboard	-20
=wi	-23
=wie	-16
=wiegje	-17
=wiek	-13
=wiel	-16
=wielen	-22
=wij	30
=wijk	-18
=wijkagent	-19
=wijn	-16
=wijst	-17
=wijsvinger	-8
=wijze	-24
=wijzen	-12
=wiki	-18
=wil	-55
=wilde	-23
=willem	-12
=willen	-38
=wilt	-26
=wim	-13
=windkracht	-18
=winkel	-21
=winkels	-16
=winter	-28
=winterbanden	13
=wisselen	17
=wisselende	-12
=wisselt	13
=wist	-22
=wit	-36
=witte	-28
=wittevlieg	-20
=wo	-13
=woensdag	-28
=woest	-11
=woning	22
=woord	-22
=woorden	-14
=word	-14
=wordt	-8
=wortel	-16
=wou	-17
=wrijven	-24
=yerseke	-14
=youssef	-20
=yvonne	-16
=z'n	-37
=zaag	-12
=zaak	-18
=zaallicht	-14
=zacht	-11
=zachte	-17
=zag	-18
=zak	-33
=zaken	-30
=zakje	-17
=zakken	-24
=zaklamp	-18
=zakt	-26
=zal	-24
=zand	-20
=zat	-26
=zaten	-12
=zaterdag	-30
=zeep	-21
=zeepsop	-14
=zeer	-17
=zeg	-30
=zegel	-17
=zeggen	-27
=zegt	-33
=zei	-21
=zeil	-18
=zeilen	12
=zeiljacht	16
=zelden	-19
=zelf	-19
=zelfde	-20
=zelfs	-24
=zelfstandig	10
=zender	-25
=zending	-15
=zes	-36
=zestien	-29
=zestig	-25
=zet	-18
=zeven	-18
=zich	-22
=zichtbaar	-9
=zichzelf	-11
=zie	-22
=ziek	8
=ziekenhuis	-16
=ziekte	-11
=zien	-33
=ziet	-24
=zij	-17
=zijkant	-20
=zijn	-29
=zijt	15
=zijwaarts	-14
=zin	-14
=zingen	-18
=zinnen	-20
=zit	-20
=zitten	-24
=zn	-30
=zo	-47
=zoals	-20
=zodat	-34
=zoden	-14
=zodra	-27
=zoek	-22
=zoeken	-30
=zolang	-16
=zolen	-20
=zomaar	-14
=zomer	-31
=zon	-16
=zondag	-28
=zonder	-24
=zone	-11
=zoom	-16
=zoon	-14
=zorg	-15
=zorgen	-12
=zou	-25
=zouden	-19
=zoudt	-21
=zucht	-16
=zuignap	-17
=zure	-17
=zutphen	-18
=zuur	-25
=zuursel	-23
=zuurstof	-16
=zwaailamp	-15
=zwanger	-16
=zwart	-34
=zwarte	-18
=zwembad	-30
=zwemvest	-11
=zwerfkatten	-15
=zwolle	-15
=én	-18
=één	-12
=️	-19
>&	-41
>)	-51
>*	-15
>+	-41
>,	-12
>-	21
>.	15
>0	-70
><	-16
>=	-37
>>	-22
>>! )	-22
>>" .	-24
>>" –	-12
>>& co	-13
>>& zn	-24
>>' t	-26
>>( 0	-9
>>( na	-13
>>( niet	-21
>>) ,	-18
>>) .	-14
>>) :	-21
>>) en	-10
>>) wil	-9
>>* *	-15
>>, -	-14
>>, 0	-31
>>, achter	-11
>>, alle	-15
>>, allebei	-18
>>, alleen	-19
>>, alles	-15
>>, als	-17
>>, altijd	-16
>>, anders	-22
>>, baas	9
>>, bak	-16
>>, barcode	-10
>>, behalve	-12
>>, beide	-9
>>, bel	-11
>>, belt	-11
>>, bewoners	-20
>>, bij	-29
>>, blauw	-8
>>, bon	-15
>>, bordje	-10
>>, boven	-12
>>, briefjes	-14
>>, bril	-12
>>, dan	-10
>>, dank	-8
>>, dat	-18
>>, derde	-15
>>, deur	-17
>>, dirk	-13
>>, drie	-31
>>, drogen	-9
>>, dus	-13
>>, echt	-13
>>, eerst	-28
>>, eh	-16
>>, en	25
>>, even	12
>>, fles	-10
>>, foto	-15
>>, gaat	-12
>>, geen	-35
>>, gefeliciteerd	-11
>>, geld	-8
>>, gordijnen	-9
>>, groen	-10
>>, hand	-18
>>, handen	-15
>>, handrem	-12
>>, handschoenen	-11
>>, handtekening	-12
>>, hangt	-17
>>, heeft	-12
>>, heel	-16
>>, hele	-18
>>, het	-9
>>, hier	-15
>>, hierbij	-13
>>, hij	-22
>>, hoe	-19
>>, hoor	-17
>>, hè	12
>>, ik	-33
>>, ilse	-8
>>, in	-22
>>, is	-17
>>, ja	-17
>>, jij	-19
>>, kaartje	-18
>>, kabel	-13
>>, kantplank	-11
>>, kap	-15
>>, kijk	-10
>>, kijken	-19
>>, kinderen	-17
>>, klaar	-17
>>, klant	-20
>>, kopie	-15
>>, krijgt	14
>>, laat	-12
>>, laten	-12
>>, lid	-15
>>, liefst	-20
>>, links	-10
>>, lint	-21
>>, loopt	-12
>>, m	-9
>>, maar	-36
>>, mag	-15
>>, masker	-15
>>, max	-11
>>, meest	-10
>>, meestal	-12
>>, meet	-9
>>, meldt	-8
>>, met	14
>>, min	-17
>>, minimaal	-17
>>, minstens	10
>>, mits	-14
>>, moet	-17
>>, na	-21
>>, naam	-12
>>, naar	-14
>>, nadine	-12
>>, nagels	-17
>>, natte	-17
>>, nee	-16
>>, neus	-15
>>, niemand	-15
>>, niet	-54
>>, niets	-22
>>, nog	-12
>>, nooit	-38
>>, noteert	-14
>>, nu	-12
>>, nummer	-19
>>, of	-23
>>, om	-31
>>, onder	-23
>>, ook	-12
>>, opschrijven	-26
>>, origineel	-11
>>, over	-24
>>, overgetikt	-11
>>, pim	-18
>>, remmen	-16
>>, samen	9
>>, schade	-14
>>, scriba	-11
>>, sinds	-18
>>, sleutel	-15
>>, sluit	-11
>>, spoelen	-9
>>, standplaats	-17
>>, stempel	-9
>>, stof	-12
>>, stuur	-12
>>, tank	-15
>>, te	-19
>>, tekent	-11
>>, telefoons	-8
>>, temp	-17
>>, tenzij	-9
>>, terminal	8
>>, terwijl	-12
>>, tien	-17
>>, tot	-8
>>, twee	-36
>>, vanaf	9
>>, vergeten	-11
>>, verschillende	-16
>>, vijf	-13
>>, voor	-31
>>, vooral	-9
>>, vraagt	-16
>>, waar	-17
>>, waarbij	-20
>>, waarvan	-21
>>, wachten	-18
>>, we	-14
>>, weet	-14
>>, wegen	-14
>>, wie	-32
>>, wij	-21
>>, wordt	-13
>>, zeg	-22
>>, zelfs	-12
>>, zestig	-14
>>, zet	-13
>>, zoals	-10
>>, zodat	-23
>>, zout	-12
>>, één	-25
>>- -	-18
>>- 0	-21
>>- en	-24
>>. ik	8
>>. mevr	-19
>>. wie	-16
>>0 (	-14
>>0 )	-12
>>0 +	-18
>>0 ,	-48
>>0 -	-13
>>0 .	-22
>>0 :	-14
>>0 april	-12
>>0 bar	-12
>>0 dagen	-11
>>0 een	-9
>>0 en	-18
>>0 euro	-8
>>0 graden	-10
>>0 januari	-9
>>0 juli	-15
>>0 kilo	-11
>>0 min	-13
>>0 minuten	-15
>>0 mm	-15
>>0 u	-11
>>0 weer	-13
>>0 |	-9
>>0 –	-12
>>: '	-18
>>: alle	-20
>>: alleen	10
>>: als	-8
>>: bij	-9
>>: daarom	-18
>>: dat	-9
>>: direct	10
>>: een	-11
>>: eerst	-23
>>: en	-19
>>: er	-23
>>: graag	-15
>>: het	-12
>>: iemand	-8
>>: ik	-22
>>: ja	-13
>>: je	-17
>>: ligt	-11
>>: luc	-9
>>: maak	-14
>>: met	-14
>>: monster	-13
>>: monteur	-14
>>: na	-13
>>: naam	-17
>>: nee	-10
>>: niet	-18
>>: ok	-16
>>: op	-16
>>: re	-10
>>: rood	-8
>>: wat	-17
>>: we	-15
>>: wie	-17
>>; -	-13
>>; de	-15
>>< 0	-16
>>= niet	-27
>>> 0	-17
>>? dan	-17
>>aan ,	-22
>>aan .	-28
>>aan alle	-11
>>aan bij	-10
>>aan boord	-16
>>aan de	-40
>>aan dek	-9
>>aan een	-24
>>aan en	-28
>>aan huis	-30
>>aan nieuwe	12
>>aan tafel	-24
>>achter de	-24
>>af ,	-17
>>af .	-12
>>af en	-29
>>af met	-22
>>af op	-20
>>akkoord van	-15
>>al de	-13
>>al in	-8
>>alarm ,	-15
>>alleen als	-15
>>alleen de	-17
>>alleen en	-22
>>alleen over	-16
>>als een	-28
>>als er	-20
>>als ge	-10
>>als het	-22
>>als hij	-21
>>als je	12
>>als laatste	-13
>>als ze	-18
>>altijd met	-18
>>bar ,	-9
>>bar .	-9
>>bedankt ,	-10
>>begint maandag	-12
>>begint met	-19
>>beklede tafel	-13
>>bel je	-14
>>bellen ,	-18
>>belt de	-24
>>belt zelf	-10
>>bepaalt het	-11
>>beschrijving van	-20
>>bestuur ,	-8
>>bewaren wij	-10
>>bezig met	-11
>>bij .	-18
>>bij en	-13
>>bij harde	-24
>>bij het	-40
>>bij nieuwe	-20
>>bij ons	15
>>bij zijn	-10
>>binnen .	-15
>>binnen 0	-19
>>binnen drie	-14
>>binnen een	-10
>>binnen het	-19
>>binnen vijf	-15
>>binnenkomt ,	-19
>>bleek dat	-23
>>blijft binnen	-14
>>blijft buiten	-9
>>blijft staan	-21
>>boord ,	-12
>>boven 0	-22
>>boven de	-31
>>buiten de	-12
>>controleert het	-9
>>controleren ,	-19
>>daarom een	-19
>>dag 0	-13
>>dag nog	-12
>>dag één	-8
>>dagen ,	-9
>>dagen .	-13
>>dagen in	-22
>>dan 0	-22
>>dan de	-13
>>dan een	-9
>>dan eh	-21
>>dan tien	-9
>>dat de	-28
>>dat doen	10
>>dat doet	-17
>>dat elke	-19
>>dat er	-40
>>dat gaat	10
>>dat het	-22
>>dat hij	-17
>>dat iemand	-15
>>dat ik	-10
>>dat in	-8
>>dat is	13
>>dat je	-13
>>dat jij	-12
>>dat moet	15
>>dat niemand	-10
>>dat onze	-26
>>dat te	-10
>>dat was	-21
>>dat we	-19
>>dat ze	11
>>de achterkant	-13
>>de andere	-9
>>de balie	-26
>>de band	-21
>>de bel	-15
>>de brug	-14
>>de bruikleenovereenkomst	-15
>>de chauffeur	-21
>>de cliënt	-12
>>de dag	-15
>>de deur	-27
>>de deuren	-9
>>de dienst	-21
>>de dierenarts	-12
>>de eerste	-23
>>de familie	-22
>>de gang	-18
>>de gele	-11
>>de groene	-12
>>de groep	-20
>>de grond	-17
>>de hand	-17
>>de hele	-12
>>de hoeken	-16
>>de huid	-11
>>de ijsmeester	-12
>>de kade	-23
>>de kamer	-9
>>de kant	-12
>>de klant	-8
>>de klantkaart	-13
>>de kleine	-13
>>de klep	-14
>>de koeling	-8
>>de koppeling	-8
>>de laatste	-26
>>de lader	-16
>>de lange	-10
>>de lift	-13
>>de lijn	-9
>>de lijst	-9
>>de machine	-12
>>de mail	-16
>>de melk	-22
>>de met	-10
>>de middag	-14
>>de namen	-12
>>de ontvangst	-18
>>de oude	-10
>>de partij	-8
>>de poort	-16
>>de rode	-13
>>de rug	-16
>>de site	-15
>>de stand	-12
>>de stelling	-8
>>de stoel	-16
>>de tafel	-8
>>de tafels	-16
>>de telefoon	-16
>>de tweede	-18
>>de vierde	-11
>>de voeten	-17
>>de volgende	-16
>>de wagen	-10
>>de werkwijze	-10
>>de wielen	-10
>>dezelfde dag	-16
>>dicht ,	-16
>>dicht .	-19
>>dicht en	-15
>>dicht met	-9
>>dicht tot	-14
>>die de	-20
>>die een	-11
>>die er	-15
>>die het	-15
>>die in	-23
>>die niet	-17
>>die nog	-14
>>die per	-13
>>die van	-25
>>direct in	-19
>>dit in	-16
>>dit jaar	-11
>>doe je	-17
>>doen ,	-14
>>doen .	-13
>>doen we	22
>>doen wij	11
>>doet ie	-18
>>dood en	-16
>>door ,	-11
>>door de	-31
>>door een	-34
>>door en	-12
>>door het	-15
>>door twee	14
>>doorgeven .	-21
>>drie keer	-20
>>drie kwartier	-11
>>drie uur	-14
>>drie verschillende	-17
>>drie weken	-15
>>dus ,	14
>>dus .	-25
>>dus als	11
>>dus eh	-33
>>dus ik	-19
>>dus niet	14
>>een ander	-21
>>een blad	-16
>>een dag	-11
>>een foto	-10
>>een gewone	-15
>>een halfuur	-15
>>een hele	-10
>>een jaar	-20
>>een kaart	-17
>>een kaartje	-14
>>een kar	16
>>een keer	-15
>>een kier	-17
>>een kwart	-20
>>een kwartier	-15
>>een lijst	-13
>>een nieuwe	-11
>>een nummer	-12
>>een rij	-23
>>een rijtje	-15
>>een schone	-16
>>een slang	-12
>>een uur	-20
>>een val	-15
>>een vast	-10
>>een vaste	-18
>>een week	10
>>eerst ,	-10
>>eerst de	-15
>>eerst in	-13
>>eerst met	-12
>>eh dus	-15
>>eh en	-20
>>eh ik	-29
>>eh nee	-18
>>elkaar en	-13
>>elkaar niet	-13
>>elke dag	-19
>>elke keer	-15
>>elke vakantie	-19
>>en 0	-17
>>en alles	-13
>>en als	-23
>>en belt	-17
>>en bij	-19
>>en bloemen	-18
>>en daar	9
>>en daarna	-16
>>en dan	-12
>>en dat	13
>>en datum	-23
>>en de	-35
>>en die	-8
>>en drie	-18
>>en een	-37
>>en eh	-31
>>en elke	-12
>>en er	-13
>>en gaat	-16
>>en ge	-12
>>en geeft	-12
>>en geen	-16
>>en geven	-16
>>en hang	-12
>>en hangt	-15
>>en hebben	-18
>>en heeft	-11
>>en het	-26
>>en hij	-13
>>en hoe	-8
>>en ik	-27
>>en in	-32
>>en is	-22
>>en je	-36
>>en jij	-22
>>en kijkt	-19
>>en krijgen	10
>>en krijgt	-9
>>en laat	-16
>>en label	-10
>>en laten	-20
>>en leg	-19
>>en legt	-15
>>en loop	-14
>>en loopt	-12
>>en maakt	-16
>>en met	-21
>>en mijn	-21
>>en moet	-10
>>en na	-21
>>en naar	-19
>>en niemand	-22
>>en niet	-29
>>en noemt	-13
>>en nooit	-12
>>en noteert	-9
>>en nu	10
>>en of	-24
>>en op	-18
>>en opnieuw	-17
>>en overschoenen	-9
>>en prikt	-9
>>en solderen	-11
>>en soms	-9
>>en spreekt	-13
>>en stekker	-8
>>en stuurt	-9
>>en tekent	-14
>>en telefoon	-12
>>en toen	-18
>>en trek	-12
>>en twee	-15
>>en uur	-11
>>en van	-22
>>en verder	-15
>>en voor	-17
>>en vraag	-16
>>en vraagt	-16
>>en vragen	-17
>>en wacht	-14
>>en wachten	-8
>>en wat	-17
>>en we	-19
>>en welke	-20
>>en wie	-13
>>en worden	-12
>>en wordt	-14
>>en zeg	-14
>>en zegt	-14
>>en zet	-29
>>en zijn	-12
>>en zo	-13
>>en zonder	-25
>>er als	-12
>>er die	-9
>>er dus	-15
>>er een	-26
>>er elke	-9
>>er iemand	-13
>>er iets	-20
>>er is	-21
>>er na	-8
>>er niet	-13
>>er nog	-23
>>er twee	-17
>>er water	-8
>>eraf ,	-23
>>eraf als	-14
>>eraf en	-10
>>erbij ,	-19
>>erbij .	-16
>>erin ,	-16
>>erin en	-24
>>erop ,	-17
>>erop .	-16
>>eruit ,	-26
>>eruit met	-16
>>euro .	-12
>>even in	-13
>>even luisteren	-16
>>fles in	-16
>>gaan dezelfde	-11
>>gaan in	-10
>>gaan meteen	-11
>>gaan na	-9
>>gaan naar	-18
>>gaan niet	-14
>>gaan terug	-17
>>gaan uit	-9
>>gaat ,	9
>>gaat als	-13
>>gaat dat	-21
>>gaat eerst	-21
>>gaat er	-9
>>gaat het	-15
>>gaat in	-12
>>gaat met	-22
>>gaat naar	-9
>>gaat niet	-20
>>gaat op	-13
>>gaat over	-15
>>gang van	-11
>>ge dat	-17
>>ge de	-25
>>gebeurt ,	11
>>gebeurt met	-11
>>gebr .	-13
>>gebruikt is	-12
>>gecontroleerd ,	-18
>>geeft het	-10
>>gekost .	-10
>>geldt een	-14
>>genoeg ,	-9
>>geschreven ,	-20
>>geschreven .	-8
>>gevoel ,	-10
>>gevonden en	-10
>>gevuld met	-9
>>geweest ,	-11
>>geweest en	-18
>>gezet .	-8
>>gezien .	-13
>>goed ,	-12
>>graden ,	-21
>>groen is	-11
>>groep 0	-10
>>haal je	-26
>>haalt de	-14
>>had .	-9
>>halen ,	-16
>>halen .	-21
>>halen en	-18
>>halen met	-16
>>hallo doet	-17
>>handen en	-9
>>handschoenen ,	-9
>>handschoenen aan	-9
>>handschoenen en	-14
>>hangen .	-10
>>hangt de	-18
>>he niet	12
>>heb ik	-15
>>heb je	-21
>>hebben ,	-15
>>hebben .	-23
>>hebben een	-22
>>hebben en	-15
>>hebben hun	-13
>>hebben we	-25
>>hebben wij	-16
>>heeft ,	-16
>>heeft 0	-19
>>heeft de	-14
>>heeft een	-20
>>heeft er	-16
>>heeft ingevuld	-17
>>heeft mij	-19
>>heeft ons	-16
>>heeft zijn	-15
>>het ,	-9
>>het begin	-23
>>het bord	-11
>>het de	-13
>>het dossier	-13
>>het drie	-14
>>het einde	-15
>>het eiwit	-14
>>het formulier	-20
>>het frame	-10
>>het gaat	-14
>>het hoofd	-8
>>het identiteitsbewijs	-13
>>het licht	-16
>>het maar	-16
>>het net	-16
>>het niet	-16
>>het nog	-10
>>het nummer	-20
>>het op	-17
>>het paar	-12
>>het paneel	-9
>>het plein	-14
>>het probleem	-12
>>het veld	-8
>>het wel	-17
>>het zelf	-13
>>hier bij	-13
>>hij de	-18
>>hij het	-13
>>hoe een	-17
>>hoe het	-17
>>hoe je	-15
>>hoe we	-15
>>hoe wij	-24
>>hoor ,	-15
>>houdt de	-11
>>hun eigen	-13
>>hè dat	-28
>>ie het	-15
>>iets op	-16
>>ik ben	-15
>>ik dat	-10
>>ik de	-15
>>ik een	-20
>>ik het	-21
>>ik moet	-13
>>ik op	-12
>>ik spreek	-15
>>ik u	-13
>>ik zelf	-9
>>ik zit	-17
>>ik zou	-14
>>in '	-20
>>in ,	-13
>>in .	-18
>>in 0	-21
>>in brugge	-18
>>in dat	-20
>>in de	13
>>in eh	-18
>>in en	-25
>>in februari	12
>>in het	-14
>>in je	-16
>>in limburg	-22
>>in lokeren	-12
>>in maart	-18
>>in mei	-23
>>in november	13
>>in oktober	-18
>>in omloop	-15
>>in onze	-25
>>in quarantaine	-14
>>in terneuzen	-19
>>in tilburg	-24
>>in waar	-9
>>in zit	-13
>>in zitten	-13
>>instructie van	-20
>>invullen en	-10
>>is ,	-18
>>is 0	-16
>>is dan	-12
>>is dat	-17
>>is de	-12
>>is een	-27
>>is en	-24
>>is er	-16
>>is geweest	-18
>>is het	-13
>>is in	-25
>>is met	-15
>>is niet	-12
>>is ook	-18
>>is op	-25
>>is stoppen	-9
>>is van	-22
>>is verboden	-9
>>is verplaatst	-9
>>is vervangen	-15
>>is voor	-20
>>j .	-11
>>jaar .	-14
>>jaar in	-9
>>je af	-12
>>je alle	-13
>>je bij	-11
>>je de	-16
>>je een	-11
>>je en	-18
>>je er	-13
>>je in	-14
>>je met	-10
>>je meteen	-12
>>je niks	-9
>>je nooit	-13
>>je of	-15
>>je op	-13
>>je voor	-10
>>je vraagt	-10
>>juli ,	-16
>>juni ,	-11
>>kan .	-18
>>kan alleen	-8
>>kan niet	-11
>>kan volgen	-17
>>kanaal 0	-11
>>kantoor ,	-9
>>kijk je	-18
>>kijken ,	-15
>>kijken of	-10
>>kijkt hij	-12
>>kijkt of	-12
>>kilo ,	-16
>>kilo .	-14
>>klaar .	-8
>>komen .	-26
>>komen in	-12
>>komen van	-17
>>komt ,	-13
>>komt .	-20
>>komt in	-19
>>komt op	-26
>>komt uit	-8
>>kregen wij	-12
>>krijgen 0	-24
>>krijgen een	-18
>>krijgt .	-16
>>krijgt een	-11
>>kunnen .	-9
>>laat de	-12
>>laat dit	-8
>>laat je	-20
>>lag .	-14
>>laten lopen	-12
>>laten maken	-9
>>laten staan	-13
>>laten tekenen	-12
>>lauw water	-16
>>leeg ,	-12
>>leeg .	-8
>>leeg is	-16
>>leent .	-19
>>leest de	-14
>>leest het	-12
>>leg je	-25
>>leggen ,	-17
>>legt de	-17
>>letters ,	-10
>>liggen .	-11
>>ligt om	-11
>>links en	-16
>>liter per	-22
>>loopt ,	-18
>>loopt de	-22
>>loopt mee	-8
>>maakt de	-15
>>maakt het	-17
>>maar dat	-17
>>maar ik	-14
>>maar niet	-22
>>maar wij	-15
>>maat ,	-12
>>mag ,	-9
>>mag alleen	-11
>>mag niet	-18
>>maken .	-19
>>maken voor	-26
>>maken we	16
>>man en	-16
>>max 0	-24
>>maximaal 0	-13
>>mee terug	-10
>>meer dan	-16
>>meet de	-15
>>meldt zich	-9
>>men in	-8
>>mensen ,	-20
>>mensen en	-15
>>met 0	-25
>>met alcohol	-10
>>met blauwe	-11
>>met dat	-13
>>met datum	-10
>>met de	-59
>>met dezelfde	-10
>>met dichte	-10
>>met foto	-13
>>met foto's	-9
>>met het	-29
>>met je	-9
>>met naam	-13
>>met schriftelijk	-14
>>met twee	-14
>>met water	-11
>>met z'n	-18
>>met zeep	-9
>>met zes	-9
>>met één	-13
>>meteen in	-18
>>meten ,	-14
>>meten met	-17
>>meter ,	-14
>>meter en	-23
>>meter tussen	-8
>>minimaal 0	-9
>>minuten ,	-17
>>moet het	-11
>>moeten we	-18
>>moogt ge	-26
>>na ,	-14
>>na .	-19
>>na 0	-10
>>na de	-25
>>na een	-32
>>na elke	-17
>>naam ,	-11
>>naar 0	-8
>>naar beneden	-19
>>naar boven	-13
>>naar buiten	-16
>>naar de	-26
>>naar een	-21
>>naar het	-27
>>naar huis	-8
>>naar zich	-12
>>naast de	-15
>>nee eerst	-18
>>nee wacht	-18
>>neemt de	-10
>>neemt het	-15
>>neer .	-12
>>nemen ,	-9
>>net ,	-23
>>niet ,	-25
>>niet .	-13
>>niet aan	-16
>>niet door	-25
>>niet in	-20
>>niet meer	-27
>>niet na	-17
>>niet naar	-11
>>niet op	-24
>>niet te	-10
>>niks gebeurd	-17
>>nog in	-9
>>nog niet	-12
>>nooit bij	-10
>>nooit in	-22
>>nooit met	-18
>>nooit naar	-8
>>nooit op	-8
>>nou ja	-19
>>nr .	-10
>>nu een	-23
>>nul en	-17
>>of de	-18
>>of een	-23
>>of er	-29
>>of het	-20
>>of in	-17
>>of kinderen	-13
>>of niet	-10
>>of veertig	-18
>>of ze	-15
>>om .	-10
>>om 0	-21
>>om aan	-9
>>om de	-34
>>om een	-16
>>om en	-15
>>om half	-15
>>om het	-18
>>om te	-10
>>om vier	-14
>>om zeven	-25
>>omdat de	-10
>>omdat er	-17
>>omhoog .	-11
>>onder 0	-11
>>onder het	-20
>>onherkenbaar .	-13
>>ons kantoor	-15
>>ons terrein	-11
>>ontbrak .	-10
>>ontruimt de	-10
>>ook ,	-14
>>ook niet	-27
>>ook nog	-16
>>op '	-10
>>op ,	-16
>>op .	-25
>>op 0	-19
>>op afstand	-20
>>op bij	-19
>>op dat	-17
>>op de	-49
>>op drie	-11
>>op en	-27
>>op glas	-11
>>op hout	-12
>>op kantoor	-22
>>op nul	-13
>>op papier	-24
>>op schrift	-10
>>op tafel	-23
>>op volgorde	-12
>>op wit	-21
>>op z'n	-19
>>op zaterdag	-16
>>op zijn	-18
>>open ,	-24
>>open .	-8
>>open en	-15
>>openen en	-16
>>opent het	-10
>>ophalen bij	-11
>>opnieuw .	15
>>opzij .	-10
>>over .	-12
>>over de	-29
>>over het	-24
>>over kanaal	-8
>>over op	-18
>>over te	-11
>>over wat	-14
>>over zijn	-14
>>overnemen .	-19
>>papier ,	-22
>>papier .	-24
>>papier komt	-10
>>papier over	-12
>>papier zetten	-17
>>pas en	-15
>>pas in	-11
>>pas na	-11
>>pas vrij	-13
>>per 0	-23
>>per dag	-10
>>per jaar	-18
>>per keer	-15
>>per persoon	-14
>>per tafel	-20
>>per week	-13
>>plaatsen ,	-18
>>plek .	-12
>>procedure van	-15
>>procent ,	-10
>>rekenen we	-17
>>rijdt met	-16
>>roept de	16
>>rustig en	-15
>>samen het	-12
>>samen in	-18
>>samen met	-9
>>schoon met	-19
>>schrijft ge	-21
>>sinds 0	-9
>>sinds kort	-9
>>slijpen en	-17
>>slot ,	-10
>>slot en	-12
>>spoelen ,	-17
>>staan ,	-12
>>staan .	-22
>>staan en	-20
>>staan op	-14
>>staat ,	-24
>>staat .	-20
>>staat aan	-16
>>staat de	-11
>>staat hoe	-21
>>staat op	-22
>>stand 0	-14
>>stapt over	-21
>>stelt de	-18
>>stil ,	-16
>>tafel ,	-10
>>tafel .	-20
>>tafel en	-14
>>tafel voor	-18
>>te beschrijven	-17
>>te brengen	-12
>>te hangen	-11
>>te horen	-18
>>te laat	-8
>>te stellen	-10
>>te vroeg	-13
>>te worden	-15
>>te zijn	-12
>>tegen de	-24
>>tekenen .	-10
>>tekent de	-16
>>tekst ,	-13
>>tekst van	-11
>>tellen (	-9
>>telt 0	-18
>>terug ,	-10
>>terug .	-14
>>terwijl ge	-19
>>terwijl je	-18
>>tien keer	-12
>>tien werkdagen	-10
>>tijdens de	-21
>>toch niet	-10
>>toe ,	-18
>>tot 0	13
>>tot aan	-12
>>tot de	-20
>>tot een	-22
>>tot het	-21
>>tot hij	-8
>>tot op	-33
>>trekken .	-14
>>tussen ,	-12
>>tussen de	-10
>>twee keer	-18
>>twee te	-9
>>twee uur	-18
>>twee weken	-9
>>u spreekt	-22
>>uit ,	-25
>>uit .	-10
>>uit 0	-13
>>uit aan	-23
>>uit als	-12
>>uit een	-20
>>uit en	-21
>>uit het	-22
>>uit hoe	-12
>>uitleggen ,	-13
>>uur ,	-19
>>uur .	-10
>>v .	-18
>>van ,	-14
>>van .	-17
>>van 0	-28
>>van alles	-9
>>van beide	-12
>>van damme	-14
>>van de	-27
>>van der	-15
>>van dienst	-21
>>van dinsdag	-11
>>van drie	-11
>>van een	-62
>>van het	-48
>>van iedere	-19
>>van maken	-19
>>van meer	-12
>>van negen	-18
>>van ons	-26
>>van onze	-23
>>van twee	-21
>>van veertien	-12
>>van vijftien	-13
>>van voor	-9
>>van vorige	-11
>>van vóór	-13
>>vanaf 0	-18
>>vanaf de	-14
>>vanaf het	-14
>>vangt per	-17
>>vanuit de	-22
>>vast ,	-17
>>vast .	-26
>>vast met	-20
>>vastleggen .	-19
>>veertien dagen	-12
>>veertig minuten	-16
>>verboden ,	-13
>>vergelijken met	-9
>>vergelijkt het	-15
>>verhuren we	-15
>>verloopt ,	10
>>vervangen .	-13
>>via de	-30
>>via het	-19
>>vier man	-16
>>vijf ,	-14
>>vinden .	8
>>voeren we	-21
>>voert het	-10
>>volgens de	-10
>>volgens het	-11
>>vond dat	-14
>>voor ,	-20
>>voor .	-14
>>voor alle	-19
>>voor de	12
>>voor een	-28
>>voor het	-32
>>voor iedereen	-12
>>voor in	-18
>>voor je	-9
>>voor ons	-19
>>voor zijn	-14
>>voordat er	-11
>>voordat je	-9
>>vorig jaar	-11
>>vorige week	-16
>>vraagt de	-30
>>vraagt een	-18
>>vraagt hij	-15
>>vragen een	-11
>>vrij is	-9
>>vóór 0	-14
>>vóór de	-22
>>vóór het	8
>>vóór je	-8
>>waar de	-21
>>waar het	-18
>>waarin staat	-12
>>want dan	-19
>>want dat	-24
>>want die	12
>>was .	-12
>>was 0	-8
>>was er	-26
>>was niet	-8
>>wast de	-10
>>wat de	-8
>>wat er	-28
>>wat het	-18
>>wat je	-12
>>water ,	-11
>>water en	-16
>>we 0	-20
>>we de	-26
>>we een	-32
>>we hebben	21
>>we het	-19
>>we in	-20
>>we met	-17
>>we niet	-36
>>we pas	-17
>>weer een	-23
>>weer op	-19
>>weer storing	-11
>>weg ,	-25
>>weken ,	-8
>>werkwijze .	-16
>>weten hoe	-13
>>wie wat	-16
>>wij de	-33
>>wij een	-15
>>wil dat	-26
>>wil het	-16
>>wil nu	-17
>>wil voor	-12
>>wisselen op	-19
>>wit hoe	-13
>>worden de	-21
>>worden in	-12
>>worden niet	-8
>>worden nooit	-14
>>worden voor	-24
>>wordt ,	-19
>>wordt .	-15
>>wordt binnen	-22
>>wordt de	-15
>>wordt door	-13
>>wordt en	-23
>>wordt er	-13
>>wordt het	-15
>>wordt in	11
>>wordt niet	-19
>>wordt nooit	-10
>>wordt om	13
>>wordt op	-12
>>wordt pas	11
>>zak .	-11
>>zaterdag ,	-19
>>ze dat	-16
>>ze het	-14
>>zegt dat	-24
>>zei :	-11
>>zei dat	-13
>>zelf ,	-14
>>zelf geen	-8
>>zelf niets	-17
>>zelfde dag	-18
>>zet de	-12
>>zet het	-17
>>zet je	-18
>>zetten ,	-20
>>zetten .	-16
>>zetten de	-19
>>zetten we	-21
>>zich bij	-18
>>zijn ,	10
>>zijn .	-27
>>zijn al	-11
>>zijn eigen	-23
>>zijn en	-21
>>zijn er	-11
>>zijn hoofd	-9
>>zijn verboden	-19
>>zijn voor	-14
>>zit ,	-11
>>zit en	-22
>>zit in	-15
>>zitten .	-18
>>zitten onder	-13
>>zo ,	-15
>>zo'n 0	-22
>>zodat het	14
>>zonder dat	-13
>>zonder naam	-18
>>zuur in	-17
>>| -	-16
>>| binnen	-14
>>| max	-13
>>| niet	-19
>>| rev	-21
>>| wat	-15
>>één keer	-27
>>– 0	-36
>>– afdeling	-16
>?	10
>@	-13
>a	-11
>aan	-35
>aangaat	-14
>aannemen	-14
>aanwezig	-11
>aanwijst	-11
>acht	-10
>achter	-22
>achteraan	-10
>achteruit	-14
>aerts	-22
>af	-54
>afdrukken	-14
>afhalen	-16
>aflaten	-18
>aflezen	-14
>afloop	-13
>afnemen	-19
>afschakelen	-26
>afsluiten	-18
>afstand	-30
>aftekenen	-11
>afvegen	-15
>akkoord	-17
>al	-29
>alarm	-15
>alle	-26
>alleen	-42
>allemaal	-23
>alles	-38
>als	12
>alsof	-20
>andere	-30
>antwoorden	-9
>apart	-17
>april	-11
>atelier	-21
>aub	-19
>b	-14
>baan	-19
>bak	-20
>bakker	-15
>banden	-20
>bar	-8
>bedankt	-10
>bedrijf	-15
>begin	-19
>beginnen	-26
>begon	-10
>behalve	-22
>beide	-15
>bekijken	-27
>bekijkt	-13
>beklede	-13
>bel	-14
>bellen	-36
>belt	-31
>bepaalt	-11
>beperking	-14
>beschrijving	-20
>bestaat	-18
>bestand	-11
>bestuur	-17
>betaald	-14
>betaalt	-10
>bevestigt	-15
>bewaren	-16
>bewijs	-13
>bezig	-9
>bezoek	-22
>biest	-21
>bij	-10
>bijna	-24
>binnen	-34
>binnenkomt	-21
>blaast	-15
>blank	-11
>bleek	-23
>blijft	-32
>blijven	-28
>boord	-16
>boos	-12
>borstelen	-21
>boven	-39
>branden	-15
>brengt	-11
>buiten	-27
>burgerzaken	-17
>bv	-22
>c	-23
>café	-10
>centimeter	-19
>check	-17
>chloor	-19
>claes	-18
>code	-10
>collega	-18
>controle	-22
>controleer	-17
>controleert	-15
>controleren	-17
>corrigeren	-8
>daar	-33
>daarna	-12
>daarom	-22
>daarvoor	-21
>dag	-26
>dagelijks	-18
>dagen	-30
>dak	-18
>dan	-20
>dat	25
>datum	-16
>de	-46
>deed	-20
>dek	-14
>den	-14
>deze	-15
>dezelfde	-24
>dicht	-27
>dienst	-32
>dieren	-22
>dingen	-11
>dinsdag	-17
>direct	-24
>dit	-27
>document	-12
>doe	-17
>doek	-23
>doen	25
>donderdag	-15
>dood	-18
>doordat	-9
>doorgegeven	-18
>doorgeven	-22
>doorspoelen	-17
>dossiers	-15
>dozen	-13
>draaien	-39
>draait	-18
>drie	-43
>drinkt	-12
>drogen	-19
>droog	-12
>druk	-13
>dus	9
>duur	-14
>duurt	-17
>duwen	-8
>echt	-26
>een	-25
>eens	11
>eerst	-44
>eerste	-20
>eh	-16
>eigen	-20
>eist	-14
>elf	-13
>elk	-29
>elkaar	-28
>emmer	-18
>en	-18
>enfin	-17
>engels	-19
>enkel	-15
>er	-31
>eraan	-10
>erachter	-16
>eraf	-33
>erbij	-29
>erin	-33
>eronder	-10
>erop	-25
>eruit	-34
>ervoor	-14
>eten	-11
>euh	14
>euro	-33
>even	-25
>examen	-17
>filmen	-12
>fles	-17
>flessen	-17
>fotograferen	-22
>fout	-17
>gaat	-10
>gaf	-15
>gang	-11
>gast	-15
>gasten	-20
>gebeld	-21
>gebeurt	19
>geblokkeerd	-17
>gebr	-13
>gebruiken	-12
>gebruikt	-13
>gebruikte	-24
>gecontroleerd	-18
>gedrukt	-17
>geeft	-23
>geen	-32
>gehad	-18
>gek	-9
>gekomen	-15
>gekost	-10
>gekregen	-21
>geldt	-15
>gelijk	-23
>gelopen	-27
>gelukkig	-20
>gemaakt	-8
>gemeld	-21
>genoeg	-9
>geopend	-11
>geplaatst	-12
>geregeld	-15
>gerust	-17
>geschreven	-25
>gestaan	-12
>gestuurd	-14
>getest	-13
>geven	-26
>gevoel	-10
>gevonden	-14
>gevuld	-9
>geweest	-24
>gewogen	-9
>gewoon	-27
>geworden	-18
>gezegd	-22
>gezet	-15
>gezicht	-15
>gezien	-13
>gieten	-20
>gij	-22
>ging	-15
>gister	-17
>gisteren	-18
>glas	-28
>goed	-34
>graag	-24
>graden	-27
>groen	-19
>groep	-20
>haal	-26
>haalt	-12
>haar	-17
>had	-17
>hadden	-14
>haha	-23
>halen	-36
>hallo	-17
>halve	-15
>handen	-19
>handschoenen	-20
>hangen	-12
>hangt	-29
>hard	-17
>hardop	-16
>he	11
>heb	-22
>hebben	-47
>heel	-16
>heen	-18
>heer	-15
>heet	-14
>helemaal	-20
>hersteld	-13
>het	-70
>hetzelfde	14
>hier	-32
>hij	-26
>hoe	-39
>hoeft	-11
>hoofd	-9
>hoog	-16
>hoor	-15
>houden	-13
>houdt	-18
>hout	-16
>huis	-25
>hun	-18
>hé	-11
>ie	-26
>iedere	-14
>iedereen	-26
>iemand	-29
>iets	-25
>ik	-71
>ingevuld	-9
>instructie	-24
>instrument	-9
>instrumenten	-24
>invullen	-11
>inzet	-20
>inzetten	-23
>is	-52
>j	-11
>jaar	-32
>jaarlijks	-16
>januari	-11
>je	-55
>jij	-16
>jongen	-12
>juli	-21
>jullie	-12
>juni	-11
>kaart	-12
>kamers	-12
>kamp	-16
>kan	-44
>kanaal	-11
>kant	-21
>kantoor	-24
>keer	-29
>kennen	-15
>keren	-19
>kg	-9
>kiezen	-13
>kijk	-18
>kijken	-25
>kijkt	-24
>kilo	-17
>kilometer	-13
>kind	-19
>kinderen	-22
>kindjes	-18
>klaar	-22
>klaarzetten	-16
>klagen	-13
>klant	-19
>kleine	-14
>kloppen	-12
>klopt	-13
>knip	-16
>koken	-18
>komt	-46
>kop	-15
>korrel	-12
>kost	14
>koud	-22
>kregen	-12
>krijgen	-34
>krijgt	-19
>kunnen	-35
>kwam	-16
>kwijt	-18
>laag	-16
>laagje	-9
>laat	-28
>laatste	-16
>lab	-15
>label	-17
>lag	-18
>laken	-17
>laten	-34
>lauw	-16
>leden	-25
>leeg	-19
>leent	-24
>leerlingen	-15
>leest	-31
>leg	-25
>leggen	-25
>legionella	-15
>legt	-22
>lengte	-14
>lessen	-14
>letters	-15
>leveringen	-14
>levert	10
>lezen	-16
>licht	-16
>liep	-11
>liggen	-22
>ligt	-24
>lijkt	-21
>lijn	-14
>lijst	-11
>links	-24
>liter	-22
>lopen	-11
>los	-24
>loslaat	-10
>m	-13
>m'n	-9
>maakt	-28
>maandag	-21
>maar	-50
>maat	-12
>mag	-33
>mailen	-11
>mailt	-12
>man	-23
>materiaal	-17
>max	-27
>maximaal	-13
>me	-25
>medewerker	-9
>medewerkers	-10
>mee	-30
>meenemen	-10
>meer	-20
>meet	-19
>mei	-12
>melden	-22
>meldt	-30
>melk	-21
>men	-15
>mengen	-27
>mensen	-35
>merk	-15
>met	-40
>metaal	-20
>meteen	-31
>meten	-31
>meter	-38
>mevrouw	-17
>mij	-15
>mijn	-37
>min	-14
>minuten	-22
>mm	-18
>moeten	8
>mogelijk	-18
>mogen	-19
>monteurs	-17
>moogt	-26
>mooi	-9
>na	-54
>naaien	-20
>naam	-14
>naar	-54
>naast	-21
>nabestaanden	-17
>nakijken	-28
>natuurlijk	-12
>nazicht	-14
>nederlands	-11
>nee	-52
>neemt	-24
>neer	-13
>neerleggen	-19
>negentien	-17
>nemen	-26
>net	-27
>niemand	-25
>niet	-49
>niets	-12
>nieuw	-11
>nieuwe	-30
>nieuws	-11
>niks	-18
>nodig	13
>noemen	-13
>nog	-33
>nooit	-39
>noord	-17
>noteren	-16
>nou	-43
>nr	-10
>nu	15
>nul	-18
>of	-55
>olie	-10
>om	-60
>omdat	-26
>omhoog	-13
>onderaan	-16
>ondergrond	-20
>onherkenbaar	-13
>onlangs	-19
>online	-20
>ons	-42
>ontbrak	16
>ontruimt	-10
>ontvangen	-15
>onze	-27
>ook	-45
>oost	-11
>op	-36
>open	-34
>openen	-18
>opent	-23
>ophalen	-22
>opnieuw	14
>opschrijven	-17
>opzij	-10
>opzoeken	-15
>oranje	-17
>origineel	-11
>ouders	-10
>over	-54
>overleg	-22
>overnemen	-22
>pagina	-16
>pak	-10
>pakken	-17
>papier	-31
>pas	-26
>passagiers	-18
>pellen	-26
>per	-17
>plaats	-18
>plaatsen	-25
>planten	-15
>plek	-21
>plekken	-13
>post	12
>procedure	-23
>procent	-18
>profiel	-22
>programma	-15
>proper	-14
>protocol	-19
>punt	-11
>raakt	-19
>raken	-24
>ramen	-13
>rapen	-16
>rechts	-12
>rechtstreeks	-12
>redactie	-16
>regels	-24
>regen	-16
>reinigen	-27
>rekenen	-17
>rekeningen	-12
>resetten	-25
>rij	-10
>rijdt	-24
>rode	-14
>roep	-15
>roept	11
>rolstoelen	-19
>rondje	-14
>rondom	-16
>rood	-9
>rug	-18
>ruik	-15
>rustig	-19
>samen	-31
>sauna	-19
>schenken	-22
>scheppen	-22
>schone	-16
>schoon	-24
>schoonmaken	-25
>schouder	-11
>schrift	-20
>schrijf	-21
>schrijft	-24
>schrijven	-18
>schuin	-19
>sec	-8
>seconden	-9
>sessie	-12
>sinds	-16
>slapen	-20
>sleutels	-9
>slijpen	-20
>slot	-13
>sluiten	-20
>snijden	-18
>soms	-13
>soorten	-16
>sorry	-26
>spannen	-20
>spelen	-15
>spoelen	-21
>spoelt	-16
>sporen	-14
>spuit	-13
>spullen	-18
>staan	-37
>stand	-14
>stapt	-21
>start	-12
>starten	-31
>stelt	-18
>sticker	-13
>stil	-19
>stond	-16
>stonden	-18
>stop	-9
>stoppen	-26
>straks	-19
>streng	-8
>stuk	-12
>stuks	-13
>stuurt	-18
>tablet	-9
>tachtig	-13
>tafel	-34
>tank	-13
>tas	-16
>te	-56
>teamoverleg	-10
>tegelijk	-13
>tekenen	-10
>tekent	-21
>tekst	-20
>telefoon	-14
>tellen	-30
>telt	-32
>ter	-13
>terug	-29
>terugzetten	-22
>terwijl	-25
>test	-12
>testen	-23
>theater	-18
>thuis	-25
>tien	-23
>tijd	-22
>tilburg	-16
>tillen	-23
>toch	-29
>toe	-19
>toestellen	-24
>ton	-14
>trakteert	-15
>trekken	-25
>trekt	-21
>tussen	18
>twaalf	-20
>twee	-41
>twintig	-24
>u	-26
>uit	-23
>uitleggen	-15
>uitrollen	-9
>uitsluitend	-16
>uitzetten	-23
>uitziet	-9
>uur	-28
>v	-21
>vader	-10
>valt	-18
>van	-52
>vanaf	-27
>vangt	-17
>vanuit	-27
>vanzelf	-16
>vast	-45
>vaste	-12
>vastgezet	-13
>vastleggen	-19
>vastzetten	-24
>vastzit	-20
>veel	-9
>veertien	-12
>veertig	-29
>verandert	-17
>verboden	-18
>verder	-14
>verf	-20
>vergelijken	-9
>vergelijkt	-13
>verhuren	-15
>verkeerd	-20
>verkopen	-17
>verloopt	22
>vers	-17
>verschil	-9
>versie	14
>verstaan	-19
>vertel	-20
>vervalt	-20
>vervangen	-21
>vervoeren	-17
>verwijderd	-9
>verwijderen	-17
>verzegelen	-9
>verzoek	-15
>via	-39
>vier	-23
>vijf	-20
>vijftien	-20
>vijftig	-15
>vilt	-16
>vinden	8
>vindt	-14
>vlekken	-10
>vliegen	-17
>voeren	-30
>voert	-10
>vol	-22
>volgen	-15
>volgens	-33
>volgorde	-16
>volgt	-21
>vond	-14
>vooraf	-17
>vooral	-16
>voortaan	-19
>vooruit	-20
>voorwerpen	-24
>vorig	-11
>vorige	-25
>vraag	-13
>vraagt	-41
>vragen	-15
>vrij	-24
>vrijdag	-19
>vrijwilligers	-31
>vroeg	-12
>vullen	-26
>waar	-32
>waarin	-19
>waarop	-14
>wacht	-13
>wachten	-9
>wachtwoord	-10
>wanneer	-11
>want	14
>warm	-19
>was	-10
>wassen	-23
>wast	-20
>wat	-30
>water	-28
>waterland	-15
>we	8
>week	-12
>weer	-35
>weg	-36
>wegen	-14
>wegtrekken	-12
>weken	-16
>wel	-17
>welke	-22
>wenst	-26
>werd	16
>werken	-18
>werkwijze	-19
>wespen	-10
>weten	-27
>wie	12
>wij	-15
>wil	-34
>wilde	-16
>wilt	16
>wind	-21
>wisselen	-29
>wisselt	-16
>wit	-20
>woest	-18
>worden	19
>z'n	-21
>zag	-17
>zak	-22
>zakken	-11
>zakt	-12
>zat	-15
>zaten	-11
>zaterdag	-21
>ze	-33
>zeggen	-15
>zegt	-25
>zei	-18
>zelf	-22
>zelfde	-18
>zelfs	-12
>zelfstandig	-22
>zes	-27
>zestien	-11
>zet	-33
>zetten	-37
>zeven	-13
>zich	-21
>zien	-24
>ziet	-21
>zijn	-11
>zinnen	-15
>zitten	-26
>zo	-33
>zo'n	-24
>zoals	-22
>zodra	-15
>zoeken	-13
>zoekt	-25
>zomaar	-10
>zondag	-22
>zonder	-43
>zou	-15
>zoudt	-16
>zuur	-17
>zwerfkatten	-15
>|	-13
>°	-9
>én	-13
>één	-42
>—	-19
>→	-22
>😂	-11
>😅	-16
>🙈	-14
[!	-9900
["	-9900
[%	-9900
[&	-9900
['	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[--07	-19
[-a	-12
[-a's	-37
[-a4	-9
[-aad	-42
[-aag	-33
[-aai	-24
[-aak	12
[-aam	-32
[-aan	-61
[-aap	-19
[-aar	-17
[-aat	-11
[-abo	14
[-abs	-8
[-ach	-17
[-ack	-11
[-act	-28
[-adt	-13
[-aes	-18
[-afd	-15
[-aft	-20
[-afé	-12
[-agd	-27
[-age	-20
[-ags	-21
[-agt	-19
[-aha	-30
[-aid	-18
[-ail	-27
[-aim	-12
[-air	-19
[-ait	-15
[-ake	-25
[-aks	-19
[-akt	-14
[-ald	-24
[-ale	-40
[-alf	-29
[-alk	-25
[-all	-21
[-alt	-38
[-ame	-12
[-amp	-26
[-ang	-44
[-ank	-34
[-ans	-23
[-ant	-36
[-apa	-11
[-ape	-23
[-app	-12
[-apt	-26
[-ara	-12
[-ard	-41
[-are	-24
[-ari	-22
[-ars	-18
[-art	-15
[-ase	-24
[-ash	-25
[-ast	-12
[-ate	-12
[-ats	-31
[-aub	-20
[-aus	-18
[-auw	-23
[-ave	-21
[-axi	-14
[-bag	-14
[-bak	-29
[-bas	-10
[-bed	-27
[-bei	-17
[-bek	-20
[-ben	-18
[-ber	-21
[-bft	-15
[-bij	-37
[-bod	-12
[-bol	-10
[-bon	-20
[-bot	-15
[-box	-12
[-bui	-15
[-bus	-21
[-bv	-26
[-can	-20
[-cel	-20
[-cer	-9
[-che	-18
[-cht	-25
[-cie	-20
[-cks	-19
[-ckt	-12
[-col	-28
[-com	-10
[-con	-11
[-cro	-9
[-cte	-25
[-cus	-18
[-d	-9
[-d'r	-22
[-da	-16
[-dag	-47
[-dak	-19
[-dam	-17
[-dar	-9
[-dat	-26
[-dde	-13
[-del	-34
[-dem	-22
[-den	27
[-der	-38
[-des	-21
[-dge	-18
[-dig	-36
[-dik	-13
[-dit	-21
[-dje	-39
[-do	-22
[-dom	-19
[-don	12
[-dop	-22
[-dra	-28
[-drs	-14
[-dse	-15
[-dte	-20
[-dun	-13
[-dán	-19
[-e	-8
[-eam	-27
[-ean	-18
[-ebr	-15
[-ebt	-19
[-ect	-31
[-eda	-10
[-ede	-36
[-eds	-13
[-eed	-29
[-eee	-25
[-eef	-29
[-eeg	-19
[-eek	-37
[-eel	-44
[-eem	-23
[-een	-17
[-eep	-19
[-ees	-31
[-eet	-18
[-eft	-43
[-ega	-16
[-egd	-31
[-ege	-25
[-egt	-29
[-eid	-46
[-eik	-13
[-eil	-26
[-ein	-36
[-eis	-15
[-eks	-12
[-ekt	-41
[-eld	-23
[-elf	-33
[-elg	-13
[-elk	-30
[-elm	-14
[-elo	-17
[-elp	-30
[-ema	-19
[-emd	-19
[-emo	-15
[-emp	-16
[-emt	-31
[-en'	-15
[-end	-48
[-ene	-48
[-eng	-12
[-enk	-31
[-ens	-63
[-ent	-13
[-ept	-34
[-er	-28
[-erd	-56
[-ere	-22
[-erg	-21
[-erk	12
[-ern	-24
[-erp	-18
[-es	-21
[-esk	-22
[-ess	-18
[-est	-36
[-eta	-19
[-ete	-14
[-euf	-14
[-eum	-25
[-eur	-42
[-eus	-18
[-euw	-31
[-eve	-34
[-evr	-13
[-eys	-20
[-eén	-25
[-fde	-37
[-fel	-25
[-fen	-10
[-fer	-21
[-ff	-21
[-ffe	-18
[-fie	-19
[-fin	-18
[-fje	-24
[-fon	-14
[-fp2	-12
[-fst	-17
[-fte	12
[-fw	-19
[-g	-15
[-gaf	-17
[-gal	-17
[-gas	-13
[-gat	-30
[-gde	-24
[-gek	-14
[-gel	-40
[-ger	-18
[-ges	-22
[-ggd	-10
[-gge	-27
[-gie	-17
[-gij	-30
[-gio	-21
[-gje	-18
[-gon	-15
[-gse	-19
[-gsm	-18
[-gte	-23
[-gus	-18
[-h	-12
[-had	-27
[-hal	-31
[-hap	-14
[-hat	-14
[-he	-24
[-hef	-21
[-hek	-8
[-hel	-23
[-hem	-22
[-hen	-22
[-hes	-19
[-het	30
[-hil	-24
[-hip	-28
[-hoe	42
[-hok	-20
[-hot	-20
[-hou	-14
[-hr	-16
[-hte	-40
[-hts	-17
[-hut	-10
[-hé	-18
[-iba	-12
[-ice	-27
[-ici	-14
[-ick	-20
[-ids	-14
[-idt	12
[-ieb	-13
[-ied	-26
[-ief	-31
[-ieg	-17
[-iek	-24
[-iel	-33
[-iem	-24
[-ien	9
[-iep	-18
[-ies	-48
[-iet	-38
[-iew	-15
[-ift	-26
[-igd	-26
[-ige	-42
[-igt	-20
[-ii	-11
[-iii	-16
[-ijd	-21
[-ijf	-48
[-ijg	-14
[-ijk	-25
[-ijl	-24
[-ijm	-27
[-ijn	-46
[-ijp	-20
[-ijs	-23
[-ik	-52
[-ike	-14
[-iki	-14
[-ikt	-38
[-ile	-21
[-ilm	15
[-ils	-15
[-ilt	-35
[-ilà	-13
[-ima	-23
[-imd	-19
[-ime	-18
[-imt	-12
[-in	-72
[-ina	-25
[-ind	-32
[-ink	-15
[-ins	-16
[-int	-21
[-ion	-29
[-ips	-15
[-ipt	-15
[-ire	-27
[-irk	-17
[-is	-35
[-ise	-13
[-ist	-45
[-it	-14
[-ite	-33
[-its	-25
[-ity	-15
[-ium	-24
[-ius	-22
[-j	-11
[-jan	-22
[-jas	-18
[-jde	-20
[-jdt	-31
[-jen	9
[-jes	-20
[-jft	-11
[-jke	-45
[-jkt	-38
[-jna	-34
[-jne	-16
[-jpt	-10
[-jst	-35
[-juf	-16
[-jze	-27
[-kam	-21
[-kan	-12
[-kap	-15
[-kar	-15
[-kas	-17
[-kat	-21
[-kel	-23
[-ken	-17
[-ker	-39
[-kes	-12
[-ket	-34
[-kg	-16
[-kia	-13
[-kig	-18
[-kke	-33
[-koe	-16
[-kom	-23
[-kon	-17
[-kop	-13
[-kse	-10
[-kst	-20
[-kum	-13
[-kun	-32
[-l	-16
[-la	-10
[-lab	-20
[-lad	-28
[-lak	-16
[-lam	-9
[-lan	-37
[-lap	-25
[-lat	-16
[-lde	-31
[-ldt	-20
[-lee	-27
[-leg	-32
[-lei	-9
[-lek	8
[-lem	-18
[-len	10
[-lep	-16
[-ler	-31
[-let	-27
[-lfs	-20
[-lft	-20
[-lgt	-18
[-lid	-21
[-lie	-29
[-lig	-22
[-lij	-16
[-lik	-18
[-lip	-13
[-lis	-8
[-lke	-23
[-lla	-24
[-lle	-21
[-llo	-27
[-lof	-30
[-lok	-23
[-lol	-8
[-lon	-9
[-lop	-18
[-lot	-23
[-lpt	-20
[-lse	-21
[-lst	-24
[-lte	-20
[-lub	-19
[-luc	-13
[-luk	-11
[-lve	-23
[-m'n	-17
[-m/u	-10
[-ma	-16
[-man	-28
[-map	-13
[-mat	-10
[-me	-31
[-mee	-11
[-mei	-22
[-mel	-14
[-mer	-48
[-mes	-14
[-met	-31
[-mie	-18
[-mis	-33
[-mix	-20
[-mke	-18
[-ml	-9
[-mm	-20
[-mma	-29
[-mme	-19
[-mo	-18
[-mos	-14
[-mpt	-17
[-mse	-11
[-mte	-23
[-mum	-12
[-mw	-16
[-n	-14
[-nal	-17
[-nam	-12
[-nap	-20
[-nch	-13
[-nda	-16
[-nde	-14
[-nds	-32
[-ndt	-20
[-ndy	-14
[-nee	-12
[-nek	-19
[-nel	-19
[-nen	21
[-ner	-34
[-nes	-20
[-net	-20
[-nfo	-9
[-nge	-34
[-ngs	-16
[-nia	-14
[-nie	-11
[-nig	-20
[-nin	-16
[-nip	-16
[-nis	-25
[-nja	-13
[-nje	-21
[-nks	-22
[-nkt	-25
[-nlo	-12
[-nne	-31
[-nny	-20
[-nop	-15
[-nr	-19
[-nse	-24
[-nte	-27
[-nts	-10
[-nul	-17
[-nze	-53
[-o	-18
[-o's	-26
[-och	-15
[-ock	-17
[-ode	-9
[-ods	-25
[-oef	-22
[-oeg	-39
[-oei	-22
[-oek	-27
[-oel	-24
[-oem	-18
[-oen	-30
[-oep	-30
[-oer	-30
[-oes	-22
[-oet	-29
[-ofd	-19
[-oge	-28
[-ogo	-11
[-ogt	-30
[-oh	-19
[-oie	-16
[-oit	-23
[-oja	-17
[-oke	-22
[-okt	-20
[-oké	-33
[-ola	-20
[-ole	21
[-olg	-13
[-olk	17
[-ols	-25
[-omp	-16
[-oms	9
[-omt	-22
[-ona	-11
[-one	-29
[-ons	-29
[-ont	-20
[-ood	-29
[-oof	-13
[-ooi	-34
[-ook	-24
[-ool	-35
[-oon	-43
[-oop	-10
[-oor	-19
[-oos	-25
[-oot	-42
[-op	-33
[-opa	-15
[-ops	-15
[-opt	-29
[-ord	-44
[-ore	-19
[-orf	-17
[-org	-25
[-orm	-32
[-orn	-9
[-orp	-12
[-ors	-15
[-ort	-46
[-ost	-41
[-ota	-16
[-ote	-21
[-oto	-10
[-ots	-12
[-oud	-20
[-ouk	-17
[-our	-19
[-out	-13
[-ove	-16
[-own	-8
[-oze	-13
[-pad	-20
[-pak	-33
[-pan	-12
[-pas	-21
[-pel	-14
[-pen	-21
[-per	-36
[-ph	-13
[-pig	-8
[-pij	-14
[-pim	-13
[-pin	-19
[-pje	-33
[-poo	-14
[-pot	-22
[-ppe	-16
[-pte	-24
[-pul	-24
[-put	-8
[-r	-13
[-rak	-26
[-ral	-32
[-ram	-26
[-rap	-23
[-rar	-18
[-ras	-18
[-rat	-14
[-ray	-13
[-rci	-20
[-rde	-45
[-rds	-10
[-rdt	-12
[-rdw	-10
[-re	-23
[-ref	-15
[-rei	-14
[-rek	-33
[-rel	-21
[-rem	-15
[-res	-24
[-rev	-18
[-rft	-25
[-rge	-23
[-ria	-15
[-rid	-18
[-rie	-23
[-rig	-12
[-rij	-57
[-rik	11
[-ril	-24
[-rin	-24
[-rip	-16
[-ris	-28
[-rit	-24
[-rkt	-30
[-rle	-11
[-rmt	-23
[-rna	-17
[-rne	-20
[-rol	-21
[-rom	-25
[-ron	-11
[-rop	-36
[-rot	11
[-rre	-18
[-rry	-21
[-rst	-39
[-rte	-24
[-rts	-40
[-rug	11
[-ruk	-31
[-rum	-28
[-run	-11
[-rva	-8
[-rve	-13
[-sch	-24
[-sec	-12
[-sef	-17
[-sel	16
[-sen	16
[-ser	-17
[-ses	-21
[-set	-18
[-sie	-33
[-sin	-19
[-sis	-18
[-sje	-38
[-ske	-12
[-sma	-17
[-sms	-13
[-sof	-24
[-sok	-12
[-sop	-24
[-sor	-13
[-sse	-22
[-sta	-22
[-ste	8
[-sum	-14
[-sus	-17
[-t	-17
[-t/m	-19
[-tad	-19
[-tag	-15
[-tal	-32
[-tap	-24
[-tas	-28
[-tch	-17
[-td	-12
[-tem	-20
[-ten	23
[-ter	-45
[-tes	-31
[-tic	-17
[-tie	-14
[-tig	-52
[-tij	-28
[-tik	-18
[-til	-22
[-tip	-18
[-tis	-17
[-tje	-56
[-tma	-26
[-tof	8
[-tok	-12
[-tom	-20
[-ton	-31
[-tor	-40
[-tra	-23
[-tro	9
[-tse	-22
[-tst	-22
[-tte	-41
[-tuk	-30
[-tum	-23
[-tus	-26
[-typ	-9
[-u's	-16
[-uck	-16
[-uct	-22
[-udt	-31
[-ugd	-8
[-uid	-21
[-uif	-21
[-uig	-13
[-uil	-15
[-uim	-28
[-uin	-24
[-uip	-18
[-uis	-15
[-uit	-34
[-uks	-20
[-ukt	-19
[-uld	-21
[-ule	-17
[-uli	-20
[-ulp	-27
[-ult	-18
[-umc	-11
[-una	-19
[-und	-17
[-une	-11
[-uni	-19
[-unt	-37
[-urd	-37
[-ure	-18
[-urg	-26
[-urk	-20
[-urs	-38
[-urt	-20
[-ust	-23
[-ute	-26
[-uts	-14
[-uud	-13
[-uus	-18
[-uut	-21
[-uwd	-12
[-uwe	-17
[-uws	-18
[-uwt	-22
[-uwv	-12
[-uze	-32
[-v	-16
[-vak	-18
[-val	-34
[-van	-80
[-vat	-23
[-vek	-9
[-vel	-32
[-ver	-29
[-vet	-10
[-vhf	-17
[-vin	-17
[-vol	-15
[-vwa	-16
[-w	-10
[-wal	-11
[-wam	-17
[-was	-8
[-wax	-14
[-wc	-12
[-we	-58
[-weg	-22
[-wel	-30
[-wer	-17
[-wi	-22
[-wig	-25
[-wij	-51
[-wit	-21
[-wo	-12
[-wou	-16
[-xen	-15
[-y's	11
[-yon	-17
[-ype	-16
[-ypt	-14
[-yse	-9
[-zag	-19
[-zak	-21
[-zal	-21
[-zel	-14
[-zen	23
[-zer	-30
[-zet	-16
[-zie	-26
[-zig	-31
[-zij	-8
[-zin	-21
[-zit	-15
[-zn	-23
[-zon	-24
[-ère	-16
[-én	-20
[-één	-16
[-öhn	-15
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
[[a .	-20
[[aankan .	-12
[[aanleiding van	-20
[[aannemen van	-25
[[aanwezig :	-14
[[achterkant van	-14
[[afd .	-15
[[afgesproken dat	-19
[[afplakken ,	-18
[[afstand ,	-13
[[aftekenen in	-8
[[afvinken op	-18
[[afzuiging aan	-10
[[akkoord van	-15
[[akte ,	-18
[[akte wordt	-19
[[alarm ,	-11
[[allebei tekenen	-12
[[allen ,	-11
[[als alle	-10
[[als bijlage	-8
[[als dat	-13
[[als de	-12
[[als die	-21
[[als een	25
[[als eerste	-18
[[als er	11
[[als ge	-13
[[als het	-35
[[als hij	-12
[[als iemand	-22
[[als ik	-19
[[als je	-40
[[als laatste	-26
[[als nieuwe	-14
[[anderhalf uur	-13
[[apotheek de	-17
[[april en	-12
[[asiel in	-17
[[baan ,	-17
[[baan op	-18
[[baas .	-14
[[bad leeg	-8
[[bart ,	-18
[[bedrijf van	-8
[[beestjes ,	-24
[[beginnen ,	-13
[[beginnen met	-14
[[beiden het	-10
[[beklede tafel	-14
[[bent en	-13
[[bepaalt het	-10
[[bergen op	-13
[[beschrijving van	-34
[[beslist de	-13
[[bestemd voor	-18
[[bestuur wil	-12
[[betreft :	-28
[[bezig met	-16
[[bft ,	-10
[[bij 0	-14
[[bij aankomst	-17
[[bij binnenkomst	-17
[[bij dat	-11
[[bij de	-53
[[bij dezen	-22
[[bij een	-55
[[bij eh	-16
[[bij elk	-30
[[bij en	-13
[[bij groen	-12
[[bij harde	-16
[[bij het	-64
[[bij komt	-15
[[bij les	-13
[[bij nieuwe	-23
[[bij ons	-44
[[bij onze	-20
[[bij oranje	-17
[[bij twijfel	-8
[[bij verschil	-18
[[bij wat	-15
[[bij wind	-21
[[bij zijn	-19
[[bijna een	-18
[[binnenkomt ,	-22
[[bleek dat	-14
[[bloemen ,	-14
[[boeken die	-9
[[boord ,	-15
[[bovenste laag	-15
[[branden en	-12
[[breng je	-12
[[brengen .	-14
[[brengt de	-11
[[brief .	-15
[[brief van	-15
[[bril ,	-8
[[brug op	8
[[buik open	-16
[[camping de	-21
[[certificaat en	-13
[[charge in	-14
[[chloor nooit	-11
[[claes ,	-12
[[cliënt op	-13
[[collega's ,	-9
[[collega's van	-14
[[contract .	-14
[[controleer je	-9
[[controleren ,	-24
[[controleren met	-16
[[controleren van	18
[[cursisten ,	-17
[[d .	-10
[[dacht dat	-14
[[dank aan	-11
[[dat alle	-11
[[dat bij	-12
[[dat de	-34
[[dat die	-10
[[dat ding	-14
[[dat doen	-31
[[dat doet	-18
[[dat door	-8
[[dat een	-21
[[dat eens	-18
[[dat elke	-10
[[dat er	-23
[[dat gaat	-24
[[dat het	-22
[[dat hij	-13
[[dat hoeft	-9
[[dat ik	-10
[[dat in	-13
[[dat is	-32
[[dat je	-12
[[dat jij	-22
[[dat mag	-12
[[dat met	-19
[[dat moet	-21
[[dat niemand	-11
[[dat onze	-29
[[dat ook	-12
[[dat op	-9
[[dat pim	-9
[[dat toch	-14
[[dat van	-13
[[dat was	-10
[[dat we	-20
[[dat wil	-17
[[dat ze	-19
[[de 0	-18
[[de aantallen	-15
[[de achterbank	-15
[[de achterdeur	-15
[[de achterkant	-22
[[de achttien	-11
[[de administratie	-9
[[de advocaat	-19
[[de afdeling	-22
[[de afspraak	-13
[[de akte	-13
[[de ander	-20
[[de andere	-19
[[de apotheker	-15
[[de app	-18
[[de arts	-20
[[de assistente	-18
[[de assistentes	-20
[[de audit	-8
[[de auto	-13
[[de autoclaaf	-19
[[de avonddienst	-16
[[de baan	-28
[[de baas	-25
[[de babyfoon	-18
[[de balie	-31
[[de ballon	-17
[[de band	-27
[[de bank	-11
[[de bedoeling	-19
[[de beelden	-14
[[de begeleider	-13
[[de beheerder	-13
[[de bek	-20
[[de bel	-14
[[de bestelling	-26
[[de beveiliger	-13
[[de bewoner	-16
[[de bewoners	-17
[[de blauwe	-16
[[de boiler	-12
[[de borst	-18
[[de borstel	-15
[[de boswachter	-18
[[de bovenste	-17
[[de brander	-13
[[de brandweer	-16
[[de breuk	-19
[[de brug	-20
[[de bruikleenovereenkomst	-9
[[de buik	-8
[[de buren	-16
[[de burgemeester	-19
[[de bus	-33
[[de buurgraven	-16
[[de buurt	-11
[[de camera	-14
[[de cel	-14
[[de cellen	-20
[[de centrale	-17
[[de chauffeur	-25
[[de chef	-18
[[de chip	-12
[[de cliënt	-11
[[de compressor	-12
[[de computer	-15
[[de conciërge	-18
[[de coördinator	-18
[[de cursus	-13
[[de dag	-27
[[de dakgoot	-15
[[de derde	-16
[[de deur	-29
[[de deuren	-15
[[de dienst	-23
[[de dienstdoende	-16
[[de dierenambulance	-21
[[de dierenarts	-25
[[de dierverzorger	-14
[[de directeur	-17
[[de directie	-27
[[de dochter	-16
[[de dokter	-14
[[de doos	-20
[[de draden	-14
[[de drie	-25
[[de eerste	9
[[de eigen	-19
[[de eigenaar	-16
[[de elektricien	-10
[[de elektrische	-17
[[de ene	-30
[[de familie	-28
[[de fiets	-15
[[de fietsenkelder	-12
[[de filter	-15
[[de firma	-16
[[de fout	-10
[[de gang	-13
[[de gast	-17
[[de gebruiker	-13
[[de gegevens	-12
[[de gehaktmolen	13
[[de gele	-17
[[de gemeente	-22
[[de gewone	-11
[[de glazen	-12
[[de goede	-10
[[de goot	-17
[[de gordel	-12
[[de grens	-21
[[de groene	-18
[[de groep	-24
[[de grond	-26
[[de haard	-24
[[de hand	-40
[[de handen	-12
[[de haven	-18
[[de haverklap	-20
[[de heer	-10
[[de hele	-25
[[de helft	-22
[[de herfstvakantie	-20
[[de hoek	-9
[[de hoeken	-19
[[de hoge	-9
[[de hond	-19
[[de houten	-11
[[de huidige	-18
[[de huurder	-14
[[de ijsmeester	-17
[[de inhoud	-17
[[de inkorver	-10
[[de inlaat	-22
[[de inspectie	-18
[[de instructeur	-13
[[de intercom	-9
[[de jodium	-16
[[de jongens	-34
[[de jongste	-22
[[de juiste	-21
[[de kaart	-19
[[de kaas	-18
[[de kade	-26
[[de kamers	-14
[[de kantine	-15
[[de kar	-15
[[de kassa	-21
[[de kast	-26
[[de kat	-14
[[de kempen	-12
[[de kerk	-17
[[de keuken	-19
[[de kist	-16
[[de klant	-28
[[de klas	-25
[[de kleine	-18
[[de klep	-12
[[de kleur	-22
[[de klok	-14
[[de klokken	-19
[[de kluis	-11
[[de knop	-10
[[de koeling	-14
[[de koelkast	-13
[[de koepel	-20
[[de koffer	-18
[[de koffie	-20
[[de kop	-21
[[de koster	-8
[[de kraan	-23
[[de kringloop	-21
[[de kruimels	-21
[[de kuip	-15
[[de kwaliteit	-19
[[de laatste	-38
[[de ladder	-11
[[de lader	-13
[[de lampen	-11
[[de lange	-14
[[de leerkracht	-14
[[de leerling	-18
[[de lege	-20
[[de leiding	-26
[[de leidingen	-12
[[de lek	-16
[[de lift	-33
[[de lijn	-10
[[de lijst	-31
[[de linde	-20
[[de loods	-22
[[de lucht	-11
[[de maand	-17
[[de maat	-15
[[de machine	-16
[[de machinist	-17
[[de mail	-19
[[de mand	-11
[[de map	-17
[[de mappen	-18
[[de matroos	-13
[[de medewerker	-21
[[de meeste	-10
[[de meldkamer	-16
[[de melk	-24
[[de mensen	-16
[[de met	-13
[[de meter	-10
[[de middag	-14
[[de middelste	-14
[[de milieustraat	-8
[[de molen	-15
[[de momentsleutel	-17
[[de monteur	-26
[[de motor	-19
[[de muur	-25
[[de namen	-10
[[de netbeheerder	-13
[[de neus	-11
[[de nieuwe	-37
[[de nummers	-19
[[de nvwa	-18
[[de omgevingsdienst	-9
[[de ontvangst	23
[[de opening	-17
[[de opgang	-9
[[de oproep	-16
[[de opzichter	-12
[[de oren	-11
[[de oude	-25
[[de ouder	-14
[[de ouders	-19
[[de oven	-15
[[de overdracht	13
[[de overkant	-15
[[de overledene	-11
[[de pallet	-16
[[de papieren	-19
[[de partij	-14
[[de patiënt	-12
[[de pers	-12
[[de persoon	-10
[[de plaat	-13
[[de plank	-14
[[de planner	-17
[[de planning	-10
[[de plastic	-18
[[de ploeg	-17
[[de ploegleider	-12
[[de politie	-13
[[de pomp	-9
[[de poort	-16
[[de portier	-14
[[de prijs	-16
[[de procedure	-17
[[de provincie	-10
[[de punten	-14
[[de put	-14
[[de radio	-9
[[de ramen	-20
[[de rdw	-13
[[de receptie	-8
[[de regio	-10
[[de rem	-18
[[de reserve	-10
[[de rest	-29
[[de restaurator	-12
[[de richting	-11
[[de ring	-19
[[de rode	-22
[[de ronde	-10
[[de rubber	-13
[[de rug	-13
[[de rva	-9
[[de schaar	-13
[[de schapen	-21
[[de schipper	-25
[[de schippers	-22
[[de secretaris	-21
[[de shunt	-17
[[de site	-16
[[de slang	-14
[[de sleutel	-24
[[de sleutels	12
[[de sloot	-13
[[de snaren	-14
[[de stagiaire	-16
[[de stagiaires	-25
[[de stand	-11
[[de stelling	-20
[[de stoel	-20
[[de straat	-19
[[de studenten	-19
[[de stukken	-8
[[de tablet	-22
[[de tafel	-15
[[de tafels	-18
[[de teamleider	-11
[[de telefoon	-18
[[de temperatuur	-12
[[de tester	-17
[[de tien	-19
[[de tillift	-22
[[de titel	-10
[[de toonbank	-22
[[de trek	-19
[[de trekker	-21
[[de twaalf	-12
[[de twee	-23
[[de tweede	-19
[[de u-vorm	-10
[[de uitzendkrachten	-20
[[de uv-lamp	-17
[[de veearts	-8
[[de veiling	-21
[[de velg	-14
[[de vergadering	-21
[[de verkeerde	-26
[[de verkoop	-21
[[de verkoper	-9
[[de verpleegkundige	-20
[[de verwarming	-19
[[de verzekeraar	-17
[[de verzekering	-25
[[de vier	-20
[[de vierde	-15
[[de vijf	-15
[[de vinder	-10
[[de vloer	-17
[[de voet	-11
[[de voeten	-23
[[de volgende	-41
[[de volgorde	-16
[[de voorzitter	-22
[[de vorige	-9
[[de vraag	-25
[[de vrijwilliger	-14
[[de vrijwilligers	-29
[[de waarborg	-12
[[de waarden	-14
[[de wagen	-31
[[de weduwe	-14
[[de week	-19
[[de werkbon	-17
[[de werkwijze	-14
[[de wielen	-23
[[de wijkagent	-16
[[de wiki	-20
[[de wind	-18
[[de winkel	-19
[[de wit	-13
[[de witte	-10
[[de zak	-14
[[de zakken	-11
[[de zaklamp	-17
[[de zender	-10
[[de zes	-16
[[de zestien	-19
[[de zieke	-12
[[de zijkant	-13
[[de zomer	-25
[[degene die	-23
[[denk ik	-12
[[dergelijk stuk	-9
[[dertig minuten	-14
[[dicteer dit	-16
[[directeur zegt	-8
[[directie heeft	-14
[[discussie ,	-9
[[dochter en	-8
[[doel :	-14
[[dood en	-16
[[doorgeven .	-16
[[doorgeven aan	-15
[[dozen die	14
[[draai de	-12
[[draai je	-12
[[draaiboek en	-11
[[drs .	-14
[[drukt op	-10
[[dán pas	-19
[[een a4'tje	-14
[[een afspraak	-25
[[een afwijking	-21
[[een ander	-38
[[een andere	-18
[[een bak	-14
[[een beetje	-28
[[een bericht	-13
[[een beschreven	-16
[[een beschrijving	-23
[[een bewoner	-21
[[een blad	-22
[[een boete	-15
[[een bord	-8
[[een briefje	-17
[[een bril	-22
[[een chauffeur	-14
[[een container	-14
[[een dag	-23
[[een deken	-13
[[een derde	-20
[[een dergelijk	-12
[[een doek	-11
[[een draaiboek	-18
[[een druppel	-15
[[een duidelijk	-14
[[een duidelijke	-17
[[een dun	-11
[[een eenvoudige	-25
[[een eigen	-14
[[een emmer	-17
[[een exemplaar	-9
[[een familiebedrijf	-15
[[een fiche	-15
[[een fiets	-15
[[een flesje	-14
[[een foto	-12
[[een gast	-23
[[een geschreven	-17
[[een gesprek	-10
[[een goede	-18
[[een groep	-17
[[een groot	-14
[[een half	-13
[[een halfuur	-25
[[een halve	-22
[[een handdoek	-9
[[een handleiding	-20
[[een heel	-20
[[een heldere	-18
[[een hele	-16
[[een helixtest	-10
[[een hernia	-12
[[een hond	10
[[een huurder	-25
[[een in	-23
[[een instructie	-24
[[een invaller	-14
[[een jaar	-28
[[een jongen	-16
[[een kaart	-22
[[een kaartje	-24
[[een kamer	-12
[[een kapotte	-10
[[een kar	-20
[[een keer	-26
[[een kelder	-10
[[een kier	-16
[[een kind	11
[[een klant	-23
[[een klein	-22
[[een kleine	-14
[[een kort	-20
[[een kwart	-22
[[een kwartier	-18
[[een lamp	-14
[[een laptop	-11
[[een leerling	8
[[een legitimatie	-12
[[een lijst	-20
[[een losse	-11
[[een maand	-11
[[een machine	-16
[[een medewerker	-13
[[een mevrouw	-17
[[een minuut	-16
[[een monster	-12
[[een mooi	-12
[[een naam	-12
[[een nacht	-18
[[een net	-19
[[een nette	-10
[[een nieuwe	-26
[[een nummer	-10
[[een open	-19
[[een overledene	11
[[een paaltje	-15
[[een paar	-20
[[een paard	-18
[[een papier	-13
[[een ploeg	-27
[[een procedure	-31
[[een protocol	-14
[[een regionale	-22
[[een review	-14
[[een rij	-15
[[een rijtje	-16
[[een rondje	-10
[[een rood	-19
[[een rustige	-8
[[een schone	-10
[[een schriftelijke	-22
[[een slang	-15
[[een sleutel	-16
[[een sms	-13
[[een stagiair	-17
[[een stappenplan	-24
[[een sticker	-9
[[een stipje	-14
[[een student	-20
[[een stuk	-10
[[een tank	-17
[[een tas	-21
[[een tekst	-25
[[een telefoon	-12
[[een tiende	-15
[[een tweede	-18
[[een uitzendkracht	-9
[[een uur	-30
[[een val	-21
[[een vast	-17
[[een vaste	-21
[[een volle	-12
[[een voorschrift	-18
[[een vraag	-18
[[een week	-10
[[een werkinstructie	-21
[[een werkwijze	-28
[[een zakje	-13
[[een zwart	-9
[[eerlijk gezegd	-13
[[eerste ,	-9
[[eerste drie	-18
[[eerste keer	-17
[[eerste rijles	8
[[eerste tien	-21
[[eerste twee	-20
[[eerste week	-16
[[einde van	-19
[[elke 0	-8
[[elke avond	-21
[[elke dag	-20
[[elke dinsdag	-11
[[elke keer	-12
[[elke maandag	-15
[[elke ochtend	-20
[[elke vakantie	-14
[[engels en	-13
[[er '	-10
[[er altijd	-9
[[er bij	-19
[[er die	-19
[[er dus	-20
[[er een	-42
[[er eentje	-15
[[er gaat	-17
[[er gebeurt	-19
[[er geen	-19
[[er helemaal	-11
[[er hoort	-11
[[er iemand	-29
[[er iets	-25
[[er in	-12
[[er is	-28
[[er komt	-12
[[er ligt	-23
[[er maar	-11
[[er met	-22
[[er moet	-18
[[er na	-13
[[er niemand	-13
[[er niets	-10
[[er niks	-16
[[er nog	-18
[[er op	-8
[[er staan	-19
[[er staat	-24
[[er te	-15
[[er twee	-19
[[er van	-14
[[er vier	-10
[[er wat	-9
[[er water	-10
[[er wordt	-19
[[er zijn	-15
[[er één	-9
[[eraan .	-14
[[eromheen en	-19
[[fase 0	-11
[[folie ,	-9
[[fotograferen en	9
[[frame ,	-9
[[fw :	-19
[[gaatjes ,	-9
[[gas in	-12
[[gasten een	-21
[[geachte heer	-18
[[geachte mevrouw	-11
[[gebeurd .	-9
[[gebeuren .	-9
[[gebleken dat	-8
[[geboortedatum en	-9
[[gebr .	-15
[[gebruik van	10
[[gebruiken .	-16
[[gecontroleerd ,	-17
[[geen discussie	-10
[[geen fleece	-11
[[geen glas	-11
[[geen regen	-10
[[geen telefoon	-11
[[geen vuur	-9
[[gekeerd ,	-11
[[geklikt ,	-19
[[geldt een	-9
[[gelieve onderstaande	-10
[[gelukkig niks	-16
[[gemeld bij	-13
[[gent ,	-12
[[geschreven ,	-14
[[gesloten in	-12
[[gesprek met	-13
[[getekend .	-12
[[gevonden en	-11
[[gevonden voorwerpen	17
[[gevraagd om	-16
[[gevuld is	-8
[[gevuld met	-9
[[geweest is	-17
[[gewogen en	-9
[[gezet en	-10
[[gezien ,	-11
[[gezien .	-14
[[gezien ?	-13
[[ggd komt	-10
[[giet het	-13
[[gieten .	-21
[[ging het	-9
[[glas en	-9
[[glas in	-22
[[goedemiddag u	-19
[[gooi ik	-14
[[groot ,	-8
[[groot gedrukt	-17
[[grote letters	-14
[[h .	-14
[[haard ,	-14
[[hadden we	-20
[[haha .	-15
[[halen ,	-15
[[halen .	-21
[[halen en	-21
[[halen met	-21
[[hallo doet	-15
[[hallo hallo	-16
[[handdoek over	-9
[[handleiding voor	-22
[[hangt de	9
[[hangt er	-15
[[harde wind	-14
[[hardop en	-13
[[he niet	-20
[[heer/mevrouw ,	-12
[[helft van	-17
[[helpen met	-15
[[hesje aan	-14
[[het ,	-17
[[het :	-10
[[het aan	-16
[[het aantal	-20
[[het account	-22
[[het als	-11
[[het asiel	-19
[[het bed	-11
[[het bedrijf	-9
[[het begin	-25
[[het bericht	-18
[[het bestuur	-14
[[het beu	-14
[[het bij	-20
[[het blad	-16
[[het bleek	-11
[[het boek	-17
[[het bordje	-11
[[het centrum	-12
[[het certificaat	-16
[[het concept	-19
[[het conditierapport	-17
[[het contract	-15
[[het controleren	-21
[[het daar	-12
[[het dak	-22
[[het dan	-20
[[het de	-25
[[het depot	-22
[[het dier	-14
[[het doet	-15
[[het door	-17
[[het dossier	-19
[[het draaiboek	-18
[[het drie	-18
[[het een	-13
[[het eerst	-15
[[het eerste	-18
[[het eind	-27
[[het einde	-21
[[het eiwit	-23
[[het er	-14
[[het erbij	-19
[[het even	-12
[[het formulier	-22
[[het frame	-14
[[het gaat	-53
[[het geheugen	-15
[[het gevlucht	-12
[[het gezicht	-16
[[het gezien	-23
[[het goed	-8
[[het hek	-14
[[het hier	-14
[[het hoofd	-24
[[het hoofdkantoor	-17
[[het huis	-18
[[het identiteitsbewijs	-17
[[het in	-32
[[het incident	-9
[[het industrieterrein	-12
[[het is	-42
[[het ja	-19
[[het kalf	-17
[[het kastje	-17
[[het kijkgat	-26
[[het kind	-18
[[het komt	-18
[[het kraantje	-23
[[het laatst	-20
[[het laatste	-21
[[het lab	-21
[[het labo	-19
[[het laken	-12
[[het lampje	-14
[[het licht	-22
[[het lid	-12
[[het lijf	-19
[[het logboek	-16
[[het logo	-15
[[het lokaal	-11
[[het loket	-18
[[het lossen	10
[[het luik	-12
[[het maar	-19
[[het mandje	-17
[[het mes	-17
[[het mesje	-12
[[het met	-30
[[het midden	-21
[[het mij	-18
[[het moet	-17
[[het museum	-19
[[het naar	-20
[[het nederlands	-16
[[het net	-22
[[het netwerk	-11
[[het niet	-22
[[het nieuwe	-25
[[het nog	-10
[[het nu	-30
[[het nummer	-24
[[het onderwerp	-23
[[het ontvangen	13
[[het ook	-17
[[het oor	-18
[[het op	-48
[[het orgel	-21
[[het oude	-22
[[het paneel	-10
[[het plein	-24
[[het poeder	-18
[[het portaal	-9
[[het probleem	-16
[[het proces-verbaal	-17
[[het programma	-14
[[het punt	-25
[[het raam	-19
[[het register	-12
[[het rek	-12
[[het scherm	-15
[[het schrift	-9
[[het scouten	23
[[het secretariaat	-14
[[het serienummer	-13
[[het slot	-12
[[het snappen	-23
[[het stuk	-11
[[het systeem	-23
[[het te	-18
[[het testen	17
[[het theoriecertificaat	-14
[[het toestel	-13
[[het touw	-17
[[het uur	-21
[[het uwv	-12
[[het vak	-9
[[het van	-17
[[het veld	-20
[[het verzoek	-15
[[het voertuig	-18
[[het voeteneind	-15
[[het volgens	-22
[[het voor	-16
[[het voorjaar	-26
[[het voorwerp	-9
[[het vuur	-24
[[het water	-15
[[het weekend	-30
[[het weg	-21
[[het wel	-31
[[het werk	-16
[[het whiteboard	-15
[[het woord	-16
[[het zeil	-11
[[het zelf	-14
[[het zo	-23
[[hiervoor een	-15
[[hoe de	-25
[[hoe een	21
[[hoe heet	-27
[[hoe hoog	-25
[[hoe je	25
[[hoe laat	-17
[[hoe lang	-12
[[hoe we	14
[[hoe wij	18
[[hoeveel het	-9
[[hoger dan	-9
[[hoofdkussen ,	-16
[[hoofdschakelaar uit	-8
[[hoogte van	-17
[[hoor ,	-22
[[hoor je	-15
[[hoort .	-12
[[hou het	-14
[[houdt de	-14
[[hr meldt	-17
[[identiteitsbewijs en	-17
[[iemand anders	-12
[[iemand belt	11
[[iemand die	-12
[[iemand een	-13
[[iemand in	10
[[iemand met	-22
[[iemand nog	-17
[[iemand of	-11
[[iemand onder	-20
[[iemand onwel	-13
[[iemand op	-29
[[iemand van	-17
[[ijzer eraf	-14
[[ik ben	-22
[[ik dat	-12
[[ik de	-12
[[ik dicteer	-14
[[ik doe	-12
[[ik een	-19
[[ik ga	-16
[[ik geef	-10
[[ik hang	-13
[[ik heb	-34
[[ik hebben	-12
[[ik het	-16
[[ik iets	-10
[[ik jullie	-10
[[ik ken	-15
[[ik laat	-12
[[ik maak	13
[[ik moet	-18
[[ik niet	-18
[[ik nodig	-16
[[ik nog	-11
[[ik op	-15
[[ik run	-10
[[ik schrijf	-9
[[ik spreek	-12
[[ik u	-9
[[ik voor	-8
[[ik vraag	-15
[[ik werk	-9
[[ik wil	-25
[[ik zelf	-16
[[ik zit	-17
[[ik zou	-15
[[in '	-22
[[in ,	-17
[[in 0	-23
[[in bij	-13
[[in brugge	-21
[[in dat	-11
[[in de	-30
[[in dezelfde	-10
[[in dienst	-12
[[in een	-43
[[in eerste	-9
[[in elke	-12
[[in en	-22
[[in gewone	-13
[[in heerlen	-11
[[in het	-47
[[in huis	-14
[[in hun	-14
[[in januari	-13
[[in je	-16
[[in juli	-14
[[in juni	-11
[[in limburg	-9
[[in maart	-11
[[in mijn	-9
[[in nederlands	-13
[[in oktober	-19
[[in omloop	-14
[[in ons	-26
[[in onze	-26
[[in op	-10
[[in quarantaine	-15
[[in t	-10
[[in tilburg	-15
[[in vier	-15
[[in want	-15
[[in zit	-10
[[in één	-12
[[ingeleverd ,	-9
[[inlaat dan	-16
[[inschrijven in	-9
[[inspecteurs ,	-10
[[inspreken dus	-15
[[is ,	-17
[[is .	-11
[[is al	-9
[[is alles	-10
[[is bellen	-19
[[is besloten	-10
[[is bij	-11
[[is dan	-18
[[is dat	-19
[[is de	-29
[[is dus	-26
[[is een	-44
[[is eh	-17
[[is elke	-17
[[is en	-22
[[is gaat	-20
[[is gewoon	-10
[[is het	-24
[[is iemand	-13
[[is in	-26
[[is met	-14
[[is niet	-9
[[is nu	-11
[[is of	-13
[[is ook	-8
[[is op	-22
[[is van	-21
[[is vervangen	-12
[[is voor	-28
[[is weer	-25
[[is één	-18
[[j .	-11
[[jaap ,	-12
[[jongen in	-20
[[jongens van	-19
[[jongste is	-12
[[juli ,	-12
[[juli 0	-11
[[jurk op	-11
[[kabel aan	-16
[[kale plekken	-14
[[kanaal 0	-17
[[kanten ,	-10
[[kanten op	-10
[[kapot is	-10
[[kees ,	-11
[[kenmerk :	-9
[[kennismakingsgesprek en	-10
[[ketel ,	-13
[[kijken ,	-18
[[kijken naar	-19
[[kijken of	-25
[[kijken waar	-12
[[klachten over	-21
[[klep op	-10
[[kleur ,	-10
[[klik .	-9
[[klok mee	-11
[[klokken ,	-9
[[koeling .	-8
[[kom je	-11
[[korf ,	-11
[[korrel 0	-19
[[korte zinnen	-15
[[kost ons	-9
[[kreeg ik	-8
[[kregen wij	-15
[[krijg je	-14
[[krom zijn	-14
[[kuip ,	-10
[[kun je	-21
[[kun jij	-21
[[kussen ,	-9
[[kwaliteit ,	-21
[[laat dat	-8
[[laat de	-31
[[laat dit	-12
[[laat een	-21
[[laat het	-23
[[laat ik	-9
[[laat je	-24
[[laat ze	9
[[laatste van	-11
[[laatste verzorging	15
[[laatste werkdag	-13
[[ladder niet	-18
[[langer dan	-13
[[laptop aan	-14
[[lauw water	-12
[[leden .	-17
[[leent .	-25
[[lees de	-13
[[lege fles	-13
[[leiding ,	-14
[[les in	-17
[[let op	-17
[[letterlijk .	-10
[[letters ,	-16
[[levering .	-12
[[levert de	-16
[[lift ,	-15
[[limburg en	-15
[[loop je	-20
[[lossen ,	-19
[[luc ,	-10
[[lucht .	-14
[[luisteren ,	-16
[[lunch .	-9
[[mailt de	-10
[[maximaal 0	-15
[[maximum 0	-10
[[medewerkers van	-14
[[meekijken naar	-10
[[meeste hoogachting	-8
[[meld je	15
[[melk en	-17
[[mensen ,	-18
[[mensen die	-12
[[mensen met	16
[[merk ,	-10
[[mes ,	-9
[[mes en	-13
[[met 0	-17
[[met als	-16
[[met blauwe	-13
[[met datum	-13
[[met die	-24
[[met een	-46
[[met eh	-23
[[met foto	-12
[[met foto's	-11
[[met gevonden	-20
[[met handschoenen	-10
[[met het	-42
[[met je	-16
[[met krijt	-16
[[met naam	-16
[[met pensioen	-13
[[met schriftelijk	-13
[[met twee	-25
[[met vier	-13
[[met warm	-10
[[met welk	-11
[[met z'n	-29
[[met zes	-10
[[met zijn	-14
[[met één	-15
[[minimaal twee	-10
[[mo ,	-16
[[mo 0	-15
[[molenaar op	-13
[[monster ,	-11
[[monteur meldt	-13
[[moogt ge	-27
[[morgen .	-13
[[mw .	-16
[[na ,	-9
[[na .	-14
[[na 0	-10
[[na afloop	-27
[[na de	-35
[[na drie	-10
[[na elke	-14
[[na en	-10
[[na overleg	-11
[[na te	-22
[[na tien	-24
[[na twee	-23
[[na veertien	-15
[[na vijf	-14
[[naalden in	-12
[[nagaan of	-10
[[nagels ,	-12
[[nakijken ,	-11
[[nakijken op	-12
[[nazicht .	-10
[[neer ,	-13
[[neer .	-10
[[negen uur	-17
[[nek ,	-14
[[nen 0	-14
[[nergens ,	-10
[[netjes uitwerken	-13
[[nieuwe collega	-11
[[nieuwe collega's	-21
[[nieuwe jongen	-21
[[nieuwe leverancier	13
[[nieuwe medewerker	-10
[[nieuwe medewerkers	-21
[[noteren ,	-12
[[noteren .	-16
[[nr .	-18
[[nul en	-12
[[o ja	-15
[[oei .	-13
[[oké dus	-16
[[oké ik	-10
[[omwerken tot	-14
[[omzetten in	-10
[[omzetten naar	-11
[[ongeveer veertig	-23
[[ontruimt de	-11
[[ontvangen .	-14
[[onwel is	-10
[[onze eigen	-11
[[onze mensen	-15
[[onze vaste	-16
[[ooit opgeschreven	-16
[[op ,	-14
[[op .	-10
[[op 0	-9
[[op :	-12
[[op afstand	-24
[[op bezoek	13
[[op bij	-18
[[op dag	10
[[op dat	-16
[[op de	-56
[[op dezelfde	-12
[[op die	-24
[[op drie	-28
[[op een	-41
[[op elkaar	-9
[[op elke	-19
[[op en	-16
[[op glas	-9
[[op het	-43
[[op hout	-11
[[op iedere	-9
[[op in	-13
[[op kantoor	-21
[[op lengte	-12
[[op maandag	-24
[[op mijn	-17
[[op nul	-13
[[op ons	-27
[[op onze	-29
[[op papier	-45
[[op schrift	-26
[[op slot	-13
[[op staat	-10
[[op stil	-13
[[op tafel	-16
[[op te	-20
[[op tien	-14
[[op twee	-13
[[op uw	-10
[[op vijf	-11
[[op volgorde	-19
[[op vrijdag	-12
[[op wit	-23
[[op zaterdag	-17
[[op zijn	-24
[[op zondag	-10
[[op één	-20
[[openen ,	-25
[[openen en	-22
[[opent de	-8
[[opent het	-11
[[ophalen bij	-12
[[opname van	-22
[[opzetten .	-23
[[oren ,	-16
[[overgenomen uit	-11
[[overledene .	-10
[[overleg met	-10
[[overnemen .	-18
[[overschoenen aan	-11
[[paden ,	-17
[[pagina 0	-10
[[pakt een	-13
[[partner op	-14
[[paspoorten gaan	-13
[[passen ,	-15
[[pensioen is	-12
[[pers ,	-15
[[ph 0	-11
[[pim ,	-8
[[plaats ,	-16
[[plaats en	-8
[[plaatsen ,	-20
[[planten ,	-22
[[ploeg .	-11
[[ploeg van	-12
[[poeder ,	-11
[[portemonnees worden	-11
[[post .	-10
[[postbus 0	-11
[[praten .	-17
[[prikt eerst	-14
[[proces-verbaal ,	-12
[[profiel meten	-17
[[protocol te	-19
[[protocol van	-19
[[protocol voor	-18
[[punten .	-12
[[punten en	-10
[[quarantaine ,	-11
[[r .	-13
[[raak je	-12
[[raken .	-9
[[rapport .	-11
[[re :	-23
[[receptie ,	-11
[[ref .	-15
[[rek en	-16
[[rekenen we	-20
[[rev .	-18
[[rijd de	-13
[[rijden ,	-14
[[rijden we	-12
[[rijdt de	-12
[[rijdt er	-18
[[rijdt met	-20
[[roept de	-17
[[rotterdam en	-10
[[ruikt het	-16
[[rustig en	-9
[[sauna .	-21
[[schade ?	-14
[[schade en	-12
[[scherven met	-10
[[schoenen uit	-13
[[schriftelijk akkoord	-12
[[schuin afsnijden	-9
[[schuld ,	-11
[[serienummer en	-9
[[simpel mogelijk	-9
[[slijpen en	-16
[[slijpen in	-9
[[sluiten met	-10
[[sms met	-13
[[sorry voor	-13
[[sorteren op	-16
[[spoelt de	-16
[[spoelt het	-17
[[sportieve groeten	-11
[[spreek het	-13
[[spullen in	-12
[[staal nemen	-12
[[stal ,	-13
[[stal 0	-11
[[stap 0	-10
[[stap |	-15
[[stapelen ,	-12
[[stapt over	-12
[[starten .	-22
[[steek je	-13
[[steekt er	-11
[[steekt zijn	-11
[[stekker eruit	-15
[[stel de	-9
[[stelling af	-13
[[stembureau 0	-18
[[stil ,	-15
[[stop je	-13
[[t is	-15
[[t vet	13
[[tabel komt	-9
[[tag wordt	-8
[[tas en	-18
[[technische dienst	-12
[[tel de	-12
[[tellen (	-13
[[tellen ,	-23
[[tellen en	-15
[[teller op	-14
[[ten hoogste	-11
[[ten slotte	-14
[[test de	-13
[[test test	-17
[[tevoren de	-18
[[thuis ,	-12
[[thuis .	-8
[[thuis naar	-27
[[thuis op	-10
[[ticket sluiten	-11
[[tijdens de	-17
[[tijdens het	-16
[[tikt ,	-10
[[top ,	-14
[[touw langs	-14
[[twaalf uur	-14
[[tweehonderd meter	-22
[[tweeën en	-16
[[uitgesloten .	-9
[[uitgifte van	11
[[uitleen instrumenten	15
[[uitleggen ,	-9
[[uitsluitend met	-9
[[uitzetten van	-18
[[v .	-11
[[val van	-19
[[vallen .	-11
[[valt onder	-12
[[van ,	-21
[[van 0	-15
[[van :	-26
[[van achteren	-14
[[van alle	-16
[[van alles	-11
[[van beide	-11
[[van boven	-10
[[van buiten	-11
[[van damme	-10
[[van dan	-15
[[van dat	-27
[[van de	-62
[[van der	-11
[[van die	-16
[[van dienst	-11
[[van dinsdag	-13
[[van een	-49
[[van elk	-24
[[van elke	-10
[[van het	-53
[[van hier	-15
[[van jou	-8
[[van komen	-18
[[van maart	-13
[[van maken	-35
[[van negen	-18
[[van onder	11
[[van ons	-13
[[van onze	-29
[[van tevoren	-23
[[van toon	-20
[[van twee	-21
[[van veertien	-17
[[van vijftien	-10
[[van voor	-14
[[van vrijdag	-14
[[van zaken	-20
[[vandaar mijn	-17
[[vangt per	-19
[[vanuit de	-13
[[vastleggen .	-14
[[vastzetten .	-14
[[vastzetten met	-17
[[veertien dagen	-25
[[vegen ,	-14
[[verf en	-17
[[vergadering van	-16
[[vergelijken met	-8
[[vergelijkt het	-14
[[vergoed wordt	-10
[[verhuren we	-13
[[verloopt ,	-19
[[verslag teamoverleg	-12
[[vervangen .	-10
[[vervolgens wordt	-9
[[verzoek u	-10
[[vet ,	-17
[[vet in	-12
[[vierde keer	-9
[[vierentwintig uur	-11
[[vind je	-14
[[vinden .	-16
[[voel je	-13
[[voelt en	-10
[[voeren we	-20
[[voert het	-13
[[voet en	-9
[[voet van	-10
[[voeten kan	-17
[[voeteneind .	-9
[[voetplaten op	-10
[[voilà dat	-13
[[volgen .	-12
[[volgt .	-12
[[volgt de	-13
[[volle fles	-8
[[vond dat	-18
[[voorbij de	-17
[[voorkomen dat	-20
[[voorlopig :	-9
[[vooruit ,	-14
[[vooruit dan	-18
[[vrijmaken ,	-16
[[vrijwillig molenaar	-12
[[vroeger deed	-16
[[vrouw is	-15
[[vuile kant	-13
[[vullen ,	-17
[[vullen met	-24
[[vult aan	-9
[[waarin staat	-14
[[wakker .	-17
[[wanneer het	15
[[warm water	-19
[[wassen en	-16
[[wassen op	-19
[[wast de	-9
[[wat dan	-8
[[wat de	-24
[[wat doet	-13
[[wat een	-22
[[wat er	13
[[wat ge	14
[[wat ging	-15
[[wat het	-23
[[wat hij	-16
[[wat ik	-29
[[wat jullie	-15
[[wat niet	-14
[[wat te	9
[[wat van	-17
[[wat we	-22
[[wat ze	-20
[[wat zij	-15
[[we 0	-10
[[we al	-10
[[we daar	-13
[[we dat	-15
[[we de	-32
[[we een	-30
[[we geen	-11
[[we hebben	-34
[[we het	-19
[[we in	-18
[[we krijgen	-25
[[we met	-19
[[we niet	-25
[[we pas	-9
[[we twee	-14
[[we voortaan	-13
[[we zijn	-16
[[weekend .	-14
[[wegen ,	-26
[[wegen van	-22
[[welkom !	-15
[[werken met	12
[[wie dat	-12
[[wie de	-17
[[wie er	-12
[[wie heeft	-19
[[wie hem	-16
[[wie het	-26
[[wie iets	-10
[[wie kan	-16
[[wie maakt	-13
[[wie stopt	-8
[[wie wat	-14
[[wie zelf	-9
[[wij als	-13
[[wij bij	-24
[[wij de	-40
[[wij doen	-23
[[wij een	-31
[[wij hebben	-32
[[wij het	-23
[[wij in	-16
[[wij maken	-21
[[wij niet	-9
[[wij nu	-13
[[wij twee	-14
[[wij zijn	-33
[[wind ,	-12
[[wind boven	-14
[[windkracht 0	-13
[[wissel je	-16
[[wisselen op	-22
[[wisselen van	-23
[[woensdag en	-10
[[wortel en	-9
[[wrijven ,	-10
[[zaag je	-9
[[zaal 0	-16
[[zakken tot	-14
[[zakt ,	-14
[[zal ik	-21
[[zaterdag ,	-14
[[zaterdag .	-10
[[zelfde dag	-8
[[zestien .	-15
[[zet de	-21
[[zet die	-11
[[zet een	-8
[[zet eerst	-17
[[zet hem	-20
[[zet het	-15
[[zet hij	-14
[[zet ik	-10
[[zet je	-28
[[zet jij	-18
[[zet ze	11
[[zet zijn	-11
[[zetten ,	-23
[[zetten .	-15
[[zetten de	12
[[zetten hoe	-19
[[zetten in	-18
[[zetten met	-18
[[zetten we	-23
[[zetten wij	-23
[[zetten ze	-12
[[zeven ,	-8
[[zeven en	12
[[zeven uur	-23
[[zie je	-17
[[zijn ,	-17
[[zijn :	-11
[[zijn al	-11
[[zijn bezig	-11
[[zijn de	-10
[[zijn een	-22
[[zijn eigen	-18
[[zijn en	-28
[[zijn er	-14
[[zijn hand	-10
[[zijn het	-13
[[zijn hoofd	-9
[[zijn instrument	-10
[[zijn met	-12
[[zijn op	-10
[[zijn van	-14
[[zijn voor	-17
[[zijn we	-19
[[zinnen .	-10
[[zn .	-13
[[zodra er	-16
[[zoeken we	-11
[[zoekt eerst	-20
[[zolang de	-9
[[zolang er	-12
[[zolen ,	-9
[[zorgen dat	-11
[[zuur en	-12
[[zuur in	-15
[[zuursel erin	-22
[[zwaailamp aan	-8
[[zwart op	-24
[[zwolle .	-16
[[één blad	-18
[[één druppel	-14
[[één keer	-31
[[één man	-10
[[één voor	-16
[]	-9900
[a	-12
[a-verklaring	-9
[a4	-9
[a4'tje	-14
[aalst	-23
[aan	-9900
[aangaat	-19
[aangemeld	-9
[aangenomen	-14
[aangifte	9
[aankan	-12
[aankomst	-14
[aanleiding	-20
[aannemen	9
[aanpak	-17
[aansteker	-9
[aantal	-13
[aantallen	-12
[aantekeningen	-14
[aantrekken	-18
[aanvragen	15
[aanvullen	-8
[aanwezig	-21
[aanwijst	-10
[aardkabel	-10
[abdel	-13
[account	-15
[accu's	-12
[acht	-9900
[achter	-9900
[achterbank	-11
[achteren	-15
[achtergelaten	12
[achterin	-9
[achterkant	-21
[achterste	-15
[achteruit	-14
[achttien	-26
[actuele	-19
[administratie	-16
[adres	-14
[adressen	-16
[advies	-16
[adviseur	-13
[advocaat	-19
[aerts	-20
[af	-9900
[afblijven	-13
[afd	-15
[afdeling	-18
[afdrukken	-17
[afgekeurd	-9
[afgelopen	-16
[afgesloten	-20
[afgesproken	-19
[afhalen	-22
[afkoelen	-23
[aflaten	-24
[aflezen	-17
[afloop	-9
[afnemen	-20
[afplakken	-20
[afromen	11
[afschakelen	-20
[afsluiten	-15
[afsluiter	-14
[afsnijden	-18
[afspraak	-29
[afspraken	-13
[afstand	-26
[aftekenen	-20
[afvegen	-17
[afvinken	-19
[afvoer	-11
[afwijking	-23
[afzetten	-15
[afzuiging	-10
[akkoord	-19
[akte	-25
[al	-9900
[alarm	-10
[algemeen	-21
[alle	-9900
[allebei	-17
[allee	-27
[alleen	-9900
[allemaal	-9900
[allen	-20
[allergietest	-19
[allergieën	14
[allergisch	-12
[alles	-9900
[alsjeblieft	-24
[alsof	-24
[alstublieft	-22
[altijd	-9900
[alvast	-12
[alweer	-21
[ander	-12
[andere	-9900
[anderen	-13
[anderhalf	-22
[anderhalve	-19
[anders	-9900
[anneke	-22
[annelies	-16
[anouk	-17
[antenne	-23
[antwoord	-14
[antwoordt	-15
[apart	-9900
[apotheek	-21
[app	-9900
[appartementen	-14
[appje	-11
[april	-18
[archief	-10
[arm	-25
[arts	-17
[asbest	-20
[asiel	-24
[assen	-19
[assistente	-22
[assistentes	-18
[atelier	-25
[attest	-11
[aub	-20
[audit	-15
[augustus	-10
[auteur	-11
[auto's	-19
[autoclaaf	-16
[avond	-9900
[avonddienst	-14
[avonds	-15
[awel	-22
[b	-9900
[baan	-30
[baard	-13
[baas	-27
[baby's	11
[babyfoon	-16
[bad	-10
[badge	-18
[bak	-9900
[bakfiets	-14
[bakje	-9
[bakken	-21
[bakker	-19
[bakkerij	-10
[balie	-9900
[balk	-13
[balken	-9
[ballon	-12
[band	-9900
[banden	-23
[bang	-15
[bank	-9
[banken	-16
[bar	-9900
[barcode	-16
[bart	-18
[bas	-10
[basis	-14
[basisschool	-12
[batterij	-12
[bed	-27
[bedankt	-18
[bedoeling	-15
[bedrijf	-14
[bedrijfsleider	-10
[beeld	-9
[beelden	-13
[been	-9
[beestjes	-23
[beetje	-24
[begeleider	-8
[begeleidster	-16
[begin	-9900
[beginnen	-34
[begint	-9900
[begon	-14
[begrijpt	-10
[behalve	-9900
[behandeld	-10
[beheerder	-13
[behuizing	-10
[beide	-9900
[beiden	-14
[bek	-20
[bekappen	-31
[bekertje	-14
[bekijken	-21
[bekijkt	-24
[beklede	-14
[bel	-9900
[belangrijkste	-18
[belde	-8
[belgische	-14
[bellen	-9900
[belt	-9900
[ben	-9900
[beneden	-18
[benen	-10
[bent	-26
[bepaalt	-11
[beperking	-27
[bereik	-12
[bergen	-13
[bericht	-31
[beschadigd	-14
[beschadigde	-18
[beschreven	-14
[beschrijven	-29
[beschrijving	-35
[beslaan	-20
[beslist	-15
[besloten	-15
[bespreekt	-9
[bespreken	-9
[besproken	-15
[best	-17
[bestaat	-20
[bestand	-14
[bestanden	-12
[beste	-9900
[bestelling	-12
[bestelt	-10
[bestemd	-18
[bestuur	-27
[betaald	-15
[betaalt	-14
[betalen	-16
[betekent	-10
[beter	-21
[betreft	-28
[beveiliger	-13
[bevestiging	-13
[bevestigt	-14
[bevroren	-13
[bewaard	-12
[bewaren	-14
[bewijs	-20
[bewoner	-9900
[bewoners	-17
[bezig	-19
[bezit	-13
[bezoek	-27
[bezoekers	-18
[bft	-15
[bibliothecaris	-9
[bieb	-13
[bied	-12
[biest	-21
[bij	-35
[bijen	-17
[bijlage	-11
[bijna	-34
[bijstellen	-14
[bijt	-14
[bijvullen	-22
[biljetten	-13
[binnen	-9900
[binnengekomen	-15
[binnenkomst	14
[binnenkomt	-29
[blaast	-15
[blad	-9900
[bladeren	-12
[bladmuziek	-17
[bladzijde	-15
[blank	-11
[blauw	-17
[blauwe	-9900
[bleek	-23
[blij	-11
[blijf	-12
[blijft	-9900
[blijven	-9900
[bloed	-15
[bloem	-18
[bloemen	-12
[blok	-14
[blokkeren	9
[bocht	-22
[boek	-14
[boeken	-17
[boekje	-19
[boer	-10
[boete	-14
[bollen	10
[bomen	-16
[bon	-12
[bonnen	-17
[bonnetje	-12
[boord	-22
[boort	-11
[boot	-12
[bord	-9900
[borden	-15
[bordje	-22
[borg	-13
[borst	-14
[borstel	-17
[borstelen	-22
[boswachter	-15
[bot	-15
[bouten	-13
[bouwt	-13
[boven	-9900
[bovenste	-15
[bram	-21
[brand	-20
[brandalarm	-24
[branden	17
[brander	-16
[brandweer	-18
[breda	-9
[breedte	-11
[breek	-16
[breng	-14
[brengen	-30
[brengt	-12
[breuk	-29
[brief	-18
[briefje	-24
[briefjes	-14
[bril	-19
[broer	-18
[brood	-17
[brug	8
[brugge	-23
[bruikleenovereenkomst	-8
[brussel	-9
[buig	-13
[buik	-16
[buiten	-9900
[buitenlandse	-9
[bult	-9
[bunkerboot	-13
[bunkeren	19
[bureau	-14
[buren	-14
[burgemeester	-17
[burger	-14
[burgerzaken	-27
[bus	-9900
[bussen	-18
[buurt	-9
[bv	-26
[c	-9900
[cabine	-13
[café	-12
[camera	-9900
[camping	-21
[catalogus	-18
[cel	-13
[cellen	-14
[centimeter	-9900
[centraal	-13
[centrale	-16
[centrum	-20
[certificaat	-16
[chagrijnig	-14
[chantal	-17
[charge	-14
[chauffeur	-9900
[chauffeurs	-20
[check	-27
[checken	-8
[checklist	-22
[checkt	-11
[chef	-20
[chemisch	-10
[chip	-20
[chloor	11
[cilinder	-15
[circus	-18
[claes	-16
[cliënten	-19
[cm	-9900
[code	-9900
[collega	-9900
[collega's	-24
[compliance	-14
[computer	-11
[concept	-17
[conciërge	-16
[conditierapport	-12
[conservator	-9
[contact	-16
[container	-17
[contant	-16
[contract	-15
[controle	-15
[controleer	-17
[controleert	-9900
[controleren	14
[corrigeren	-12
[coördinator	-20
[crematorium	-13
[cursisten	-18
[cursus	-17
[cuvet	-10
[d	-9
[d'r	-22
[da	-16
[daan	-12
[daar	-9900
[daarboven	-17
[daarna	-9900
[daarom	-9900
[daarover	-13
[daarvan	-14
[daarvoor	-17
[dacht	-14
[dag	-9900
[dagblad	-14
[dagelijks	-26
[dagen	-9900
[dak	-20
[dakgoot	-13
[dame	-13
[damme	-12
[dan	-9900
[dank	-14
[dat	-26
[datum	-9900
[december	-10
[deed	-9900
[deeg	-8
[deftig	-17
[degene	-25
[deken	-11
[dekken	-12
[deksel	-9900
[delen	-23
[den	-23
[denk	-20
[denken	-25
[denkt	-14
[dennis	-19
[depot	-16
[der	-11
[derde	-9900
[dergelijk	-9
[dertig	-18
[desinfecteren	-8
[deur	-9900
[deuren	-9900
[deventer	-10
[deze	-9900
[dezelfde	-9900
[dezen	-19
[di	-9900
[dicht	-9900
[dichtdraaien	-10
[dichte	-14
[dicteer	-16
[die	-9900
[dienst	-9900
[dienstdoende	-14
[dient	-14
[dier	-10
[dieren	-22
[dierenambulance	-18
[dierenarts	-17
[dierverzorger	-12
[diesel	-11
[dik	-13
[dikke	-21
[ding	-33
[dingen	-10
[dinsdag	-25
[direct	-9900
[directeur	-11
[directie	-29
[dirk	-17
[discussie	-9
[discussies	-14
[dit	-9900
[do	-22
[dochter	-8
[document	-9900
[doe	-9900
[doek	-9900
[doekje	-16
[doel	-27
[doelen	-11
[doen	-9900
[doet	-9900
[donderdag	-9900
[dood	-18
[door	-9900
[doorgegeven	-12
[doorgeven	-21
[doorspoelen	-17
[doos	-9900
[dop	-16
[dopje	-12
[dorp	-12
[dosering	-20
[dossier	-9900
[dossiers	-15
[dozen	12
[draad	-18
[draadje	-16
[draagt	-12
[draai	-19
[draaien	-9900
[draait	-9900
[drachten	-17
[draden	-27
[drie	-9900
[dringend	-13
[drinken	-9
[drinkt	-15
[droge	-19
[drogen	-9900
[dronken	-22
[droog	-9900
[drs	-14
[druk	-9900
[drukken	-12
[drukt	-10
[drummer	-13
[druppel	-17
[dubbel	9
[duidelijk	-23
[duidelijke	-16
[duif	-9
[duim	-16
[duits	-15
[dun	-13
[dus	-9900
[duur	-16
[duurt	-10
[duwen	-27
[dweilen	9
[dán	-19
[e	-8
[echt	-9900
[echte	-19
[een	-14
[eens	-9900
[eentje	-19
[eenvoudige	-25
[eerder	-12
[eerlijk	-23
[eerst	-9900
[eerste	15
[eh	-9900
[eigen	-9900
[eigenaar	-9900
[eigenlijk	-26
[eind	-9900
[eindelijk	-21
[eis	-15
[eist	-14
[eiwit	-19
[elektrische	-10
[elf	-20
[elk	-9900
[elkaar	-9900
[elke	-23
[elleboog	-13
[els	-16
[emmen	-16
[emmer	-9900
[emmers	-12
[en	-9900
[ene	-32
[enfin	-18
[engels	-14
[enkel	-9900
[envelop	-15
[er	-28
[eraan	-27
[erachter	-8
[eraf	-9900
[erbij	-9900
[erdoorheen	-10
[erfgoed	-15
[ergens	-26
[erin	-9900
[erkend	-12
[erna	-12
[eromheen	-19
[eronder	-11
[erop	-9900
[erover	-11
[eruit	-9900
[ervan	-15
[ervoor	-9900
[es	-21
[eta	-19
[eten	-9900
[etiket	-13
[euh	-9900
[euro	-9900
[even	-9900
[examen	-17
[excuses	-18
[extra	-19
[eén	-25
[facturen	-15
[factuur	-14
[familie	-9900
[familiebedrijf	-12
[families	-13
[fanfare	-9
[fase	-12
[februari	-8
[feest	-11
[femke	-15
[ff	-21
[ffp2	-12
[fiche	-18
[fiets	-24
[fietsen	-21
[fijn	-14
[fijne	-14
[film	-15
[filmen	-15
[filter	-10
[firma	-19
[fles	-9900
[flesje	-18
[flesjes	-8
[flessen	9
[fluit	-15
[folie	-12
[formulier	-9900
[foto	-9900
[foto's	-9900
[fout	-12
[fouten	-14
[frame	-9
[framenummer	-14
[frans	-16
[frituur	-21
[fusten	14
[fw	-19
[föhn	-15
[g	-15
[ga	-9900
[gaan	-9900
[gaarne	-17
[gaat	-9900
[gaatje	-16
[gaatjes	-10
[gaf	-17
[gang	-9900
[garage	-14
[gas	-13
[gasfles	11
[gasflessen	13
[gaslek	-18
[gast	-29
[gat	-23
[ge	-9900
[geachte	-26
[gebeld	-9900
[gebeurd	-14
[gebeurde	-13
[gebeuren	-10
[gebeurt	-9900
[gebleken	-9
[geblokkeerd	-9
[geboord	-9
[geboortedatum	-14
[gebouw	-18
[gebr	-15
[gebruiken	-13
[gebruiker	-10
[gebruikt	-13
[gebruikte	8
[gecontroleerd	-24
[gedaan	-9900
[gedeeld	-13
[gedrukt	-19
[geef	-20
[geeft	-9900
[geel	-12
[geen	-43
[gegeten	-10
[gegevens	-15
[gehad	-27
[gehaktmolen	14
[geheugen	-22
[gehoord	-15
[gehouden	-13
[gek	-14
[gekeerd	-11
[gekeken	-11
[geklikt	-22
[gekomen	-14
[gekregen	-28
[gel	-10
[gelamineerd	-13
[geld	-9900
[gelden	-18
[geldig	-13
[geldt	-20
[gele	-9900
[gelegd	-11
[gelieve	-19
[gelijk	-9900
[gelopen	-22
[geluid	-10
[gelukkig	-18
[gemaakt	-19
[gemeente	-9900
[gemeld	-26
[gemiddeld	-12
[genoeg	-8
[genoteerd	-15
[gent	-9
[geopend	-10
[gereedschap	-10
[geregeld	-15
[gerrit	-14
[gerust	-16
[gescheiden	-12
[geschreven	-20
[gesloten	-21
[gespoeld	-14
[gesprek	-26
[gestaan	-11
[gestuurd	-14
[getekend	-13
[geteld	-8
[getest	-12
[gevallen	-16
[gevangen	-16
[geven	-29
[gevlucht	-11
[gevoel	-20
[gevolg	-13
[gevonden	15
[gevraagd	-27
[gevuld	-12
[gewaarschuwd	-10
[geweest	-18
[gewogen	-10
[gewone	-22
[gewoon	-9900
[geworden	-15
[gezegd	-22
[gezet	-18
[gezeten	-21
[gezicht	-17
[gezien	-16
[gezin	-15
[gezinnen	-16
[ggd	-10
[giek	-16
[giet	-25
[gieten	-22
[giftige	-8
[gij	-30
[ging	-17
[gister	-14
[gisteravond	-11
[gisteren	-9900
[glazen	-9
[gleuf	-9
[gluten	-19
[goed	-9900
[goede	-25
[goedemiddag	-23
[goedemorgen	-13
[goedendag	-12
[goedgekeurd	-18
[goeiemorgen	-30
[gokken	-18
[gooi	-22
[gooien	-9
[goot	-13
[gordel	-17
[gordijnen	-10
[graad	-13
[graag	-9900
[graden	-9900
[gram	-12
[gras	-8
[gratis	-17
[grens	-8
[grijze	-16
[groen	-9900
[groene	-9900
[groep	-9900
[groepen	-17
[groet	-17
[grond	-9900
[groningen	-12
[groot	-27
[grote	-21
[gsm	-12
[gymzaal	-9
[gênant	-11
[h	-12
[haak	-16
[haal	-9900
[haalt	-9900
[haar	-9900
[haard	-12
[haast	-20
[had	-9900
[hadden	-25
[haha	-30
[haken	-18
[hal	-22
[half	-9900
[halfuur	-24
[hallo	-27
[halve	-9900
[hand	-9900
[handboek	-8
[handdoek	-14
[handelen	11
[handen	-9900
[handleiding	-34
[handrem	-15
[handschoenen	-9900
[handtekening	-9900
[hang	-24
[hangen	-9900
[hangslot	-17
[hangt	10
[hard	-13
[harde	-19
[hardop	-18
[haren	-10
[haring	10
[hart	-21
[haspel	-11
[haven	-18
[haverklap	-19
[he	-24
[headset	-10
[heb	-9900
[hebben	-9900
[hebt	-19
[hectare	-17
[heeft	-9900
[heel	-9900
[heen	-19
[heer	-22
[heer/mevrouw	-12
[heerlen	-17
[heet	-9900
[heidelberg	-18
[hek	-9
[held	-14
[heldere	-22
[hele	-9900
[helemaal	-26
[helft	-20
[helixtest	-9
[helm	-14
[help	-23
[helpdesk	-14
[helpen	-19
[hem	-9900
[hen	-17
[herfstvakantie	-18
[herhaalt	-14
[herhalen	-15
[hernia	-14
[herschrijven	-12
[hersteld	-19
[herzien	-10
[hesje	-16
[het	30
[hetzelfde	-24
[hier	-9900
[hierbij	-13
[hieronder	-20
[hiervan	-14
[hiervoor	-15
[hij	-9900
[hilde	-17
[hilversum	-13
[hing	-16
[hoe	42
[hoef	-13
[hoeft	-9900
[hoeken	-11
[hoes	-10
[hoeveel	-11
[hoeven	-16
[hoger	-21
[hoi	-9900
[hokje	-15
[hond	14
[honden	-18
[honderd	-13
[honderdtwintig	-17
[hoofd	-9900
[hoofdkantoor	-17
[hoofdkraan	-9
[hoofdkussen	-16
[hoofdschakelaar	-8
[hoofdsteun	-9
[hoog	-16
[hoogeveen	-12
[hoogste	-17
[hoogstens	-13
[hoogte	-19
[hoop	-8
[hoor	-21
[hoort	-27
[hopelijk	-12
[horen	-23
[hotel	-11
[hou	-14
[houdbaarheid	-12
[houden	-22
[houdt	-25
[hout	-21
[houten	-19
[hoveniersstraat	-8
[hr	-16
[huid	-10
[huidige	-13
[huis	-9900
[hulp	-18
[hun	-9900
[huurder	-19
[hè	-9900
[hé	-18
[identificeren	-14
[identiteitsbewijs	-20
[identiteitskaart	-15
[ie	-9900
[ieder	-16
[iedere	-13
[iedereen	-9900
[iemand	-12
[iets	-9900
[ii	-11
[ijs	-18
[ijsmeester	-10
[ijzer	-19
[ik	-52
[ilse	-18
[in	-72
[incident	-11
[indien	-12
[indruk	-15
[industrieterrein	-10
[info	-9
[ingang	-11
[ingeleverd	-9
[ingepakt	-18
[ingevuld	-18
[inhoud	-29
[initialen	-15
[inkorven	11
[inkt	-15
[inlaat	-18
[inmiddels	-20
[innemen	10
[inruimen	-16
[inschrijven	-10
[inspecteurs	-10
[inspectie	8
[inspreken	-28
[instructeur	-12
[instructeurs	-21
[instructie	-9900
[instrument	-21
[insuline	-14
[intercom	-10
[interne	-22
[internet	-10
[intune	-11
[intussen	-19
[invaller	-17
[invriezen	11
[invullen	-15
[inzage	-19
[inzet	-14
[inzetten	-23
[is	-35
[isolatie	-12
[it	-14
[j	-11
[ja	-9900
[jaap	-12
[jaar	-9900
[jaarlijks	-15
[januari	-22
[jas	-18
[je	-9900
[jerrycan	-14
[jeuk	-17
[jij	-9900
[jobstudenten	-16
[jochem	-20
[jodium	-17
[jonge	-21
[jongen	-25
[jongens	-28
[jonger	-10
[jongste	-20
[juf	-16
[juist	-14
[juiste	-18
[juli	-19
[jullie	-9900
[juni	-19
[jurk	-11
[kaart	-9900
[kaartje	-9900
[kaas	-22
[kabel	-15
[kachel	-20
[kade	-21
[kale	-14
[kalf	-19
[kalk	-17
[kam	-21
[kamer	-9900
[kamers	-18
[kamp	-16
[kampvuur	9
[kan	-9900
[kanaal	-21
[kant	-9900
[kanten	-17
[kantine	-19
[kantje	-12
[kantoor	-9900
[kantplank	-9
[kapot	-10
[kapotte	-16
[kappen	-16
[kar	-9900
[kas	-13
[kast	-9900
[kat	-21
[katoen	-12
[katten	-19
[kazen	14
[keer	-9900
[kees	-15
[kelder	-12
[kempen	-8
[ken	-16
[kenmerk	-17
[kennen	-22
[kennisbank	-13
[kennismakingsgesprek	-10
[kent	-13
[kenteken	-15
[keren	-19
[kerk	-11
[kerkenraad	-11
[ketel	-13
[ketels	-16
[ketting	-21
[keuken	-15
[keuren	15
[keuring	8
[kevin	-17
[kg	-16
[kiel	-11
[kier	-17
[kiezen	-24
[kijk	-9900
[kijkgat	-14
[kijkt	-9900
[kilo	-9900
[kilometer	-20
[kind	-9900
[kinderdagverblijf	-18
[kinderen	-9900
[kinderzitje	-11
[kindjes	-21
[kist	-9900
[klaar	-9900
[klaarzetten	14
[klacht	-23
[klachten	-21
[klagen	-17
[klant	-9900
[klanten	-9900
[klantnummer	-15
[klas	-15
[kleding	-19
[kleed	-19
[klein	-15
[kleine	-9900
[klemmen	-14
[klep	-14
[kleur	-13
[kleuren	-16
[kleurnummer	-9
[klik	-9
[klimhal	-20
[klinkt	-15
[klok	-15
[klokken	-18
[klopt	-9900
[kluis	-9900
[kluisje	-9
[km/u	-10
[knieën	-14
[knip	-16
[knop	-11
[koe	-16
[koekjes	-14
[koelbox	-8
[koelcel	-9
[koeling	-10
[koelkast	-14
[koelplaat	-10
[koepel	10
[koerier	-13
[koffer	-17
[koffie	-9900
[koffiemachine	-21
[koken	-23
[kom	-22
[komen	-9900
[komma	-19
[komt	-9900
[kon	-17
[kooi	-13
[kooien	-17
[koorts	-10
[kop	-9900
[kopie	-9900
[koppel	-23
[koppeling	-12
[koppen	-14
[korf	-17
[korrel	-21
[kort	-9900
[korte	-12
[kost	-25
[kosten	-12
[kraan	-9900
[kraantje	-16
[krabben	-18
[kras	-14
[krat	-18
[kratten	-17
[kreeg	-12
[kregen	-15
[krijg	-14
[krijgen	-9900
[krijgt	-9900
[krijt	-16
[kringloop	-24
[krom	-14
[kroon	-14
[kruimels	-19
[kruis	-16
[kruisen	-11
[kruisje	-13
[kuip	-16
[kuipers	-13
[kun	-32
[kunnen	-9900
[kunt	-9900
[kussen	-14
[kwaad	-14
[kwaliteit	-12
[kwaliteitshandboek	-13
[kwam	-17
[kwart	-16
[kwartaal	-19
[kwartier	-9900
[kwijt	-8
[l	-16
[la	-10
[laag	-9900
[laagje	-9
[laan	-16
[laarzen	-11
[laat	-32
[laatst	-15
[lab	-20
[label	-9900
[labelen	-25
[labo	14
[lachen	-13
[ladder	-23
[laden	-15
[lader	-12
[lag	-15
[laken	-15
[lamp	-14
[lampen	-17
[lampje	-21
[lang	-9900
[lange	-16
[langer	-16
[langs	-9900
[langzaam	-16
[lap	-12
[laptop	9
[late	-10
[laten	-9900
[lauw	-15
[leden	-29
[leeg	-9900
[leegmaken	-11
[leent	11
[leerkracht	-10
[leerling	-9900
[leerlingen	-9900
[lees	-19
[leesbaar	-14
[leest	-9900
[leg	-9900
[lege	-20
[leggen	-24
[legionella	-17
[legitimatie	-16
[legt	-9900
[leiding	-31
[leidingen	-13
[lekbak	-9
[lekkage	11
[lekt	-11
[lengte	-13
[lepel	-10
[leren	-12
[les	-21
[lessen	-17
[let	-17
[letter	-18
[letterlijk	-10
[letters	-20
[leuk	-15
[leuven	-15
[leven	-15
[levende	-14
[leverancier	-18
[levering	-14
[leveringen	-18
[levert	-27
[lezen	-9900
[licht	-9900
[lichten	16
[lid	-9900
[liefst	-17
[liep	-18
[liepen	-12
[lier	-23
[lieve	-17
[liggen	-9900
[liggend	-16
[ligt	-9900
[lijf	-13
[lijkt	-15
[lijm	-14
[lijn	-9900
[lijst	-9900
[lijsten	-17
[lijstje	-25
[limburg	-15
[linker	-16
[links	-9900
[lint	-9900
[linten	-13
[liter	-9900
[locatie	-19
[logboek	-19
[logo	-11
[lokaal	-12
[lokeren	-12
[loket	-19
[lol	-8
[lood	-11
[loods	-17
[loog	-14
[loop	-20
[loopt	-9900
[lopen	-9900
[lopende	-15
[los	-9900
[losse	-20
[lossen	-20
[lotte	-17
[luc	-13
[lucht	-12
[luis	-18
[luister	-12
[luisteren	-17
[luistert	-12
[luizen	10
[lukt	-11
[m	-9900
[m'n	-17
[ma	-16
[maaike	-15
[maak	-9900
[maakt	-9900
[maal	-11
[maand	-9900
[maandag	-9900
[maandelijks	-20
[maanden	-9900
[maar	-9900
[maart	-9900
[maat	-9900
[maatschappij	-14
[machine	-9900
[machines	-16
[machinist	-12
[machtiging	-9
[maes	-12
[mag	-9900
[magazijn	-12
[mail	-9900
[mailt	-16
[maken	-9900
[man	-9900
[mand	-17
[manden	-9
[mankeert	-18
[mannen	-19
[map	-9900
[mappen	-11
[marjan	-17
[marloes	-12
[masker	-13
[mat	-10
[materiaal	-24
[matroos	-14
[max	-9900
[maximaal	-19
[maximum	-12
[me	-31
[mechelen	-9
[medewerker	-9900
[medewerkers	-29
[medicijnen	-25
[mee	-9900
[meekijken	-11
[meeldraden	-14
[meenemen	-14
[meer	-9900
[meest	-12
[meestal	-14
[meeste	-14
[meet	-9900
[mei	-22
[meisjes	-13
[meld	11
[melden	-9900
[melding	-8
[meldkamer	-8
[meldt	-9900
[melk	-28
[men	-9900
[meneer	-13
[mengen	-26
[mengtafel	-15
[mens	-9
[mensen	-17
[mensentaal	-12
[merci	-20
[merk	-19
[merken	-17
[mes	-19
[messen	-14
[met	-31
[metaal	-20
[meteen	-9900
[meten	-9900
[meter	-9900
[meterkast	-17
[mevr	-13
[mevrouw	-9900
[mezelf	-14
[micro	-9
[microfoon	-18
[middag	-14
[middags	-14
[middelste	-15
[midden	-24
[mij	-9900
[mijn	-9900
[mijnheer	-10
[milieustraat	-17
[millimeter	-19
[min	-9900
[minder	-12
[minderjarigen	-16
[minimaal	-20
[minstens	-9900
[minuten	-9900
[minuut	-9
[mis	-19
[misschien	-18
[mist	-23
[mits	-16
[mix	-17
[ml	-9
[mm	-20
[mo	-18
[mocht	-9
[moeder	-9900
[moer	-13
[moest	-17
[moet	-9900
[moeten	-9900
[mogelijk	-22
[mogen	-9900
[molen	-15
[molenaar	-14
[moment	-11
[momentsleutel	-15
[mond	-12
[mondeling	-12
[monster	-19
[monsters	-15
[monteur	-14
[monteurs	-25
[moogt	-28
[mooi	-27
[mooie	-16
[morgen	-14
[morgens	-24
[mos	-14
[motor	-9900
[mouwen	-10
[museum	-25
[muur	-25
[muziek	-12
[mw	-16
[n	-14
[naaien	-18
[naald	-10
[naalden	-11
[naam	-9900
[naar	-9900
[naast	-9900
[nabestaanden	-24
[nacht	-9900
[nachtploeg	-11
[nachtreceptie	15
[nachts	-17
[naden	-16
[nadine	-20
[nagaan	-10
[nagel	-15
[nagels	-20
[nakijken	-31
[namelijk	-16
[namen	-9900
[namens	-11
[naspoelen	-18
[nat	-9900
[natte	-9900
[natuurlijk	-12
[nazicht	-21
[nederlands	-9900
[nee	-9900
[neef	-14
[neem	-9900
[neemt	-9900
[neer	-17
[neerleggen	-17
[neerzetten	-17
[negen	-26
[nek	-19
[nemen	-9900
[nen	-14
[nergens	-24
[nest	-12
[nesten	-13
[net	-9900
[netbeheerder	-14
[netjes	-22
[nette	-11
[netten	-18
[netwerk	-9
[neus	-10
[neutraal	-17
[niemand	-9900
[niet	-9900
[nieten	-24
[niets	-9900
[nieuw	-31
[nieuwe	-13
[nieuws	-18
[niks	-9900
[nodig	-9900
[noem	-10
[noemen	-13
[noemt	-16
[nog	-9900
[noodstop	-17
[nooit	-9900
[noor	-11
[noord	-16
[nota	-16
[notariskantoor	-18
[noteer	-9
[notenallergie	-15
[noteren	-20
[notities	-15
[notulen	-26
[notulist	-11
[nou	-9900
[november	-13
[nr	-19
[nu	-9900
[nuchter	-14
[nul	-15
[nummer	-9900
[nummers	-21
[nvwa	-16
[o	-18
[objecten	-16
[ochtend	-9900
[ochtends	-29
[oei	-12
[of	-9900
[offerte	-8
[offertes	-11
[officieel	-12
[ogen	-15
[oh	-19
[oja	-17
[ok	-9900
[oke	-20
[oktober	-20
[oké	-33
[om	-9900
[omdat	-9900
[omdraaien	-17
[omgekeerd	-12
[omgevingsdienst	-8
[omheen	-15
[omhoog	-9900
[omloop	-15
[omroepen	-15
[omvormer	-10
[omwerken	-16
[omzetten	-14
[onaangekondigd	-14
[onder	-9900
[onderaan	-19
[onderbreken	-11
[ondergetekende	-11
[ondergrond	-14
[onderhoud	-23
[onderling	-25
[onderstaande	-24
[onderweg	-8
[onderwerp	-9900
[ongeveer	-28
[onlangs	-16
[online	-20
[ons	-9900
[ontbrak	-15
[ontheffing	-13
[ontruimt	-11
[ontsmet	-14
[ontvangt	-14
[ontvetten	-16
[ontwerp	-8
[onverwacht	-18
[onwel	-19
[onze	-53
[ooit	-16
[ook	-9900
[oor	-15
[oost	-17
[oosterschelde	-17
[op	-33
[opa	-15
[opbouw	-13
[opdrachtgever	-13
[open	-9900
[opengaat	-20
[opening	-26
[opent	-18
[openvouwen	-16
[opgang	-9
[opgehaald	-15
[opgenomen	-8
[opgeschreven	-25
[opgesteld	-15
[opgroeien	-22
[ophangen	-18
[opmaken	-23
[opmerking	-19
[opmerkingen	-17
[opname	-27
[opnemen	-23
[opnieuw	-9900
[oproep	-11
[opschrijven	-9900
[opstellen	-14
[optillen	-8
[opvolger	-15
[opwarmen	-22
[opzetten	-30
[oranje	-21
[oren	-19
[orgel	-19
[otter	-9
[oud	-9900
[ouder	-9900
[oudere	-9
[ouders	-9900
[oven	-14
[over	-9900
[overal	-13
[overall	-15
[overgenomen	-12
[overleden	-18
[overledene	-23
[overleg	-21
[overnemen	-25
[overschoenen	-14
[paal	-10
[paaltje	-11
[paar	-23
[paard	-29
[paarden	-18
[pad	-20
[paden	-19
[pagina	-18
[pak	-8
[pakje	-12
[pakken	-16
[pakket	-16
[pakt	-22
[pallet	-19
[paneel	-21
[panelen	-17
[paniek	-13
[papa	-11
[papier	-9900
[papieren	-16
[paraaf	-19
[paraplu's	-9
[parkeerplaats	-18
[parkeert	-17
[parkeren	-14
[parking	-19
[partij	-25
[partijen	-8
[partner	-14
[partners	-18
[pas	-9900
[pasen	-23
[paspoort	-11
[paspoorten	-14
[passagier	-15
[passagiers	15
[passen	-21
[past	-13
[pasteuriseren	-9
[patiënt	-14
[patiënten	10
[pauze	-22
[peilen	-16
[pellen	-20
[pen	-8
[pennen	-19
[pensioen	-13
[per	-9900
[perceel	-15
[pers	-17
[persen	-21
[personeel	-20
[personeelszaken	-14
[personen	-8
[persoon	-9900
[ph	-13
[piept	-16
[piet	-18
[pijn	-9
[pijnlijk	-10
[pim	-13
[pin	-19
[plaat	-20
[plaatje	-13
[plaatjes	-20
[plaats	-21
[plaatse	-10
[plaatsen	-25
[plak	-9
[plakken	-22
[plan	-18
[plank	-12
[planken	-15
[planner	-15
[planning	-18
[planten	-27
[plastic	-17
[plat	-16
[platte	-16
[plein	-21
[plek	-9900
[plekken	-16
[ploeg	-28
[ploegen	-15
[ploegleider	-10
[plukken	-18
[poeder	-12
[politie	-14
[pols	-20
[polsbandje	-11
[pomp	-9900
[pools	-12
[poolse	-13
[poppen	-19
[portemonnees	-11
[portier	-13
[positief	-13
[post	-16
[postbus	-11
[postma	-24
[pot	-11
[poten	-14
[potlood	-12
[praat	-16
[praten	-24
[precies	-28
[prijs	-18
[prijzen	-18
[prik	-13
[prikbord	-16
[prikken	-14
[prikt	-17
[prima	-19
[printen	-13
[priscilla	-11
[probeer	-19
[proberen	-19
[probleem	-12
[procedure	-9900
[procent	-9900
[proces-verbaal	-12
[product	-12
[productie	-19
[proeven	-16
[profiel	-18
[programma	-9900
[project	-15
[proper	-16
[protocol	-28
[provincie	-20
[pruiken	-15
[publiek	-14
[punt	-9900
[punten	-18
[puntjes	-19
[quarantaine	-11
[r	-13
[raad	-13
[raadt	-13
[raak	-12
[raakt	-18
[raam	-23
[rails	-11
[raken	-24
[ramen	-9900
[rand	-26
[rap	-12
[rapen	-14
[rapport	-11
[rdw	-10
[re	-23
[recensie	-11
[recept	-14
[receptie	-12
[recht	-15
[rechtop	-18
[rechts	-9900
[rechtstreeks	-12
[redactie	-19
[reden	-21
[rederij	-18
[ref	-15
[regel	-18
[regeling	-16
[regels	-29
[regen	-13
[regio	-21
[regionale	-25
[register	-11
[registrar	-18
[registratie	-14
[registreren	15
[rei	-14
[reinigen	-38
[reizen	-19
[rek	-16
[rekenen	-21
[rekeningen	-15
[relatie	-19
[release	-9
[rem	-13
[remmen	-10
[repetitie	-9
[reserve	-13
[reserveert	11
[resetten	-22
[rest	-9900
[restaurator	-12
[restjes	-15
[retour	-19
[rev	-18
[review	-15
[richtlijn	-14
[riem	-10
[rij	-21
[rijd	-19
[rijden	-25
[rijdt	-30
[rijkswaterstaat	-13
[rijles	-23
[rijrichting	-14
[rijschool	-15
[rijtje	-16
[ring	9
[ringen	-15
[rit	-12
[ritten	-21
[rode	-9900
[roep	-15
[roepen	-9
[roept	-21
[roeren	-17
[roert	-10
[roest	-12
[rol	-21
[rollen	-11
[rolstoelen	15
[romp	-10
[ron	-12
[rond	-13
[ronde	-26
[rondje	-14
[rondom	-17
[rondvraag	-12
[rood	-9900
[rook	-10
[roos	-13
[rot	-9
[rotte	-15
[rotterdam	-12
[route	-23
[roze	-12
[rozen	-26
[rubber	-11
[rug	-20
[ruik	-10
[ruiken	-10
[ruikt	-20
[ruim	-19
[ruimte	-18
[ruit	-10
[run	-11
[rustig	-20
[ruud	-13
[ruwe	-15
[ruzie	-12
[rva	-8
[s	-9900
[samen	-9900
[sandra	-20
[saskia	-13
[sauna	-19
[scannen	-10
[schaar	-11
[schade	-31
[schakelt	-10
[schapen	-15
[scheef	-19
[schenken	-24
[scheppen	-22
[schept	-17
[scheren	-13
[scherm	-15
[scherp	-11
[scherven	10
[scheur	-23
[scheurt	-13
[schijf	-12
[schilderen	-14
[schilderijen	13
[schimmel	-8
[schip	-15
[schipper	-22
[schippers	-17
[schoen	-13
[scholen	-12
[schone	-18
[school	-18
[schoon	-9900
[schoonbroer	-11
[schoonmaak	17
[schoonmaken	11
[schoorsteen	10
[schort	-12
[schouders	-12
[schrapen	-14
[schreeuwen	-19
[schrift	-24
[schriftelijk	-17
[schriftelijke	-22
[schrijf	-9900
[schrijft	-9900
[schrijven	-20
[schroeven	-12
[schudden	-13
[schuif	-21
[schuim	-13
[schuin	-24
[schuld	-11
[schuren	-13
[schuur	-14
[scouten	-29
[scriba	-12
[sealbag	-11
[sec	-12
[seconden	-26
[secretariaat	-18
[secretaris	-14
[security	-10
[seizoen	-14
[serienummer	-9
[serieus	-17
[server	-12
[sessie	-10
[sessies	-10
[shampoo	-14
[shunt	-13
[sieraden	-17
[simpel	-11
[sinds	-9900
[sindsdien	-19
[site	-21
[sjaak	-16
[slaat	-11
[slag	-10
[slagerij	-11
[slang	-26
[slapen	-20
[slecht	-15
[sleuf	-9
[sleutel	-9900
[sleutels	-9900
[slijm	-22
[slijpen	-22
[slimme	-14
[sloop	-15
[slot	-9900
[sluis	-20
[sluit	-9900
[sluiten	-30
[sluiter	-12
[sluiting	-11
[sms	-13
[snaar	-9
[snappen	-22
[snaren	-15
[snel	-19
[snelle	-12
[snijden	-33
[snijdt	-14
[snijvaste	-19
[snoer	-12
[soep	-13
[sok	-12
[solderen	-11
[sommige	-12
[soms	-26
[sonja	-13
[soort	-19
[soorten	-22
[sop	-23
[sorry	-21
[sorteren	-17
[soundcheck	13
[spannen	-26
[spanning	-12
[spelden	-9
[spelen	-13
[spiegel	-12
[spiegels	-13
[spieken	-21
[spindels	-9
[spits	-15
[spoel	-18
[spoelbak	-20
[spoelen	-9900
[spoelt	-25
[sporen	-10
[sporthal	-17
[sportieve	-11
[spreek	-18
[spreekt	-9900
[spreken	-14
[springt	-16
[spuiten	-23
[spul	-24
[spullen	-30
[sta	-10
[staal	-12
[staan	-9900
[staand	-12
[staat	-9900
[stad	-15
[stagiair	-20
[stagiaire	-12
[stagiaires	-16
[stal	-16
[stampen	-19
[stand	-11
[standplaats	-15
[stap	-24
[stapelen	-12
[stappen	-19
[stappenplan	-30
[stapt	-18
[stapvoets	-12
[start	-9900
[starten	-40
[station	-12
[steeds	-13
[steek	-21
[steekt	-23
[steen	-13
[steiger	-18
[steken	-21
[stekker	-18
[stekkers	-10
[stel	-20
[stelling	-25
[stem	-12
[stembureau	10
[stemmen	18
[stenen	-17
[stichting	-28
[sticker	-9900
[stijl	-15
[stijn	-9
[stil	-25
[stilleggen	10
[stilte	-13
[stipje	-10
[stoel	-9900
[stof	-14
[stofzuiger	-8
[stond	-9900
[stonden	-20
[stop	-18
[stoppen	-18
[stopt	-9900
[storing	-30
[storm	-23
[straat	-22
[strak	-20
[straks	-19
[streepjes	-12
[stremsel	-21
[streng	-8
[strepen	-9
[string	-24
[stroken	-14
[strook	-9
[strookje	-9
[stroom	-22
[strop	-17
[student	-18
[studenten	-20
[stuk	-9900
[stukje	-10
[stukken	-22
[stuks	-18
[sturen	-22
[stuur	-18
[stuurhut	-10
[stuurt	-9900
[suiker	-13
[sven	-13
[systeem	-9900
[t	-17
[t/m	-19
[tabel	-14
[tablet	-9900
[tachtig	-23
[tafel	-9900
[tafels	-13
[tag	-13
[takken	-13
[tandartspraktijk	-9
[tank	-9900
[tankschip	-18
[tape	-18
[tas	-23
[tassen	-14
[taxi	-16
[taxibedrijf	-20
[td	-12
[te	-9900
[team	-17
[teamleider	-8
[teamleiders	-10
[teamoverleg	-14
[technische	-12
[tegelijk	-12
[tegen	-9900
[tekenen	-9900
[tekening	-14
[tekent	-9900
[tekst	-9900
[tel	-17
[telefonisch	16
[telefoon	-9900
[telefoonnummer	-12
[telefoons	-13
[telen	-16
[telkens	-12
[teller	-14
[telt	-9900
[temp	-13
[temperatuur	-9900
[ten	-16
[ter	-9900
[terecht	-9
[terminal	-17
[terneuzen	-12
[terrein	-19
[terug	-9900
[terugkomen	-24
[terugkomt	-8
[terugzetten	-21
[terwijl	-9900
[tester	-10
[tevoren	-32
[tevreden	-12
[theater	-11
[theoriecertificaat	-8
[thermodesinfector	-10
[ticket	-13
[tien	-9900
[tiende	-14
[tijd	-9900
[tijdens	-28
[tijdstip	-11
[tik	-15
[tikt	-11
[tilburg	-14
[tillen	-25
[tillift	-17
[titel	-19
[toch	-9900
[toe	-9900
[toegezegd	-10
[toelichting	-18
[toen	-9900
[toepassingsgebied	-16
[toeristen	-12
[toestel	-23
[toestellen	-24
[toestemming	-23
[tolk	17
[tom	-20
[ton	-22
[tonen	-18
[toon	-18
[toonbank	-20
[toont	-12
[top	-14
[tot	-9900
[touw	-22
[traag	-15
[tractor	-18
[trakteert	-16
[transport	-21
[trap	-18
[tray	-10
[trek	-9900
[trekken	-9900
[trekkenman	-20
[trekkenwand	12
[trekker	-16
[trekt	-14
[trommel	-10
[trossen	-15
[trostomaten	-14
[trouwens	-19
[truus	-16
[tuin	-10
[turbine	-11
[tussen	-9900
[twaalf	-21
[twee	-9900
[tweede	-9900
[tweehonderd	-21
[tweeën	-18
[tweeëndertig	-14
[twijfel	-22
[twijfelt	-10
[twintig	-9900
[twintigste	-10
[typ	-9
[type	-10
[tyvek	-9
[u	-9900
[uit	-9900
[uitdelen	10
[uitdiensttreding	-17
[uitdoen	-11
[uiterlijk	-13
[uitgelegd	-12
[uitgeslagen	-10
[uitgesloten	-9
[uitgifte	9
[uitleen	15
[uitleggen	-22
[uitlekken	-8
[uitlenen	21
[uitpakken	-26
[uitrollen	-15
[uitschrijven	-9
[uitslag	-10
[uitsluitend	-15
[uitspoelen	-12
[uitspreiden	-19
[uitvaart	-24
[uitvoering	-21
[uitwerken	-20
[uitzending	-13
[uitzendkracht	-9
[uitzendkrachten	-12
[uitzetten	-32
[uitziet	-11
[umc	-11
[uren	-16
[uur	-9900
[uv-lamp	-13
[uw	-9900
[uwv	-12
[v	-16
[vaak	-28
[vaart	-16
[vaatwasser	-12
[vader	-18
[vak	-15
[vakantie	-21
[vakje	-13
[val	-26
[vallen	-15
[valt	-17
[van	-79
[vanaf	-9900
[vanavond	-13
[vandaag	-11
[vandaar	-26
[vangplaten	-21
[vangt	-19
[vannacht	-11
[vanuit	-15
[vanwege	-13
[vanzelf	-22
[varen	-22
[varia	-13
[vast	-9900
[vaste	-9900
[vastgelegd	-16
[vastgesteld	-13
[vastgezet	-9
[vastleggen	-20
[vastzetten	-28
[vastzit	-19
[vat	-21
[vaten	-14
[veearts	-19
[veel	-9900
[veertien	-28
[veertig	-9900
[vegen	-27
[veilig	-10
[veiling	-13
[vel	-17
[veld	-21
[velg	-13
[venlo	-12
[ventilatie	-11
[ventilator	-13
[verandert	-8
[verantwoordelijk	-14
[verbeteren	-10
[verdelen	-15
[verder	-20
[verdieping	-9
[vergadering	-15
[vergeet	-16
[vergelijk	-11
[vergelijken	-11
[vergelijkt	-20
[vergeten	-18
[vergoed	-10
[vergrendelen	11
[verhuren	-17
[verkeer	-15
[verkeerd	-20
[verkeerde	-18
[verklaring	-11
[verkoop	-23
[verkopen	12
[verkoper	-12
[verleden	-19
[verlof	-10
[verloopt	-19
[verloren	-21
[verpleegkundige	-19
[verplicht	-9
[vers	-22
[verschil	-24
[verschillende	-32
[versie	-9900
[verslag	-28
[verstaan	-14
[vertalen	-20
[vertel	-11
[vertelt	-13
[vertrek	-13
[vertrouwelijke	-17
[vervallen	-11
[vervalt	-17
[vervangen	10
[vervangt	-18
[vervoer	-14
[vervoeren	-19
[vervolgens	-12
[verwachte	-13
[verwerken	-18
[verwerkt	-17
[verwijderen	-23
[verwijzen	-18
[verwittigen	-8
[verzegeld	-10
[verzegelen	-10
[verzekeraar	-20
[verzekering	-27
[verzoek	-19
[verzoeken	-13
[verzorgende	-22
[verzorging	-20
[vet	-30
[vhf	-17
[via	-9900
[viel	-17
[vier	-9900
[vierde	-18
[vierentwintig	-17
[vijf	-9900
[vijfentwintig	-13
[vijftien	-18
[vijftig	-17
[vijl	-12
[vijlen	-13
[vilt	-15
[vind	-14
[vinden	-17
[vindplaats	-9
[vindt	-18
[vinger	-17
[vingers	-16
[vinkje	-12
[vlaamse	-11
[vlak	-14
[vlakke	-15
[vlek	-9
[vlekken	-18
[vleugel	-16
[vliegen	-18
[vloer	-9900
[vlooien	-14
[vlot	-18
[vlucht	-17
[vocht	-21
[vochtigheid	-12
[voeding	-17
[voeg	-10
[voel	-15
[voelen	-13
[voelt	-11
[voeren	-22
[voert	-14
[voertuig	-10
[voet	-16
[voeten	-18
[voeteneind	-9
[voetplaten	-14
[vogel	-13
[voilà	-13
[vol	-9900
[volgen	-20
[volgend	-17
[volgende	-9900
[volgens	-9900
[volgorde	-9900
[volgt	-18
[volle	-9
[volmacht	-17
[vond	-20
[vonden	-13
[voor	-9900
[vooraf	-9900
[vooral	-31
[voorbij	-18
[voordat	-9900
[voordeur	-14
[voorjaar	-35
[voorkomen	-27
[voorleggen	12
[voorlopig	-9
[voorschrift	-20
[voorstel	-10
[voortaan	-18
[vooruit	-26
[voorval	-12
[voorwerpen	-24
[voorzitter	-15
[voren	-16
[vorig	-9900
[vorige	-9900
[vorm	-19
[vormen	-15
[vorst	-22
[vouw	-14
[vr	-9900
[vraag	-9900
[vraagt	-9900
[vracht	-18
[vrachtbrief	-13
[vragen	-9900
[vriendelijk	-9
[vriezer	-9
[vrij	-9900
[vrijdag	-9900
[vrijdagavond	-20
[vrijgave	-12
[vrijgeven	-14
[vrijmaken	-16
[vrijwillig	-12
[vrijwilliger	-14
[vrijwilligers	-9900
[vroeg	-9900
[vroegen	-18
[vroeger	-22
[vrouw	-17
[vrouwen	-16
[vuile	-17
[vullen	-36
[vult	-15
[vuur	12
[vuurwerk	-18
[vóór	-9900
[w	-10
[waar	-9900
[waarbij	-12
[waarborg	-11
[waarde	-19
[waarden	-18
[waardoor	-19
[waarin	-19
[waarom	-11
[waaronder	-10
[waarop	-22
[waarvan	-11
[wacht	-9900
[wachtdienst	10
[wachten	-9900
[wachtwoord	-15
[wagen	-9900
[wagens	-15
[wakker	-21
[wanneer	18
[want	-9900
[ward	-13
[waren	-18
[warmer	-18
[warmt	-21
[was	-9900
[wasserij	-15
[wast	-18
[water	-9900
[waterkwaliteit	13
[waterland	-21
[waterpas	-10
[wax	-14
[wc	-12
[we	-58
[website	-14
[weduwe	-9
[weeg	-10
[weegt	-10
[week	-9900
[weekend	-22
[weer	-9900
[weet	-9900
[weg	-9900
[wegen	-28
[wegens	-10
[wegrijden	-9
[wegtrekken	-12
[wekelijks	11
[weken	-9900
[wel	-9900
[welk	-12
[welke	-9900
[welkom	-14
[welpen	-21
[wendy	-14
[wenst	-26
[werd	-19
[werf	-10
[werk	-9900
[werkblad	-11
[werkbon	-14
[werkdagen	-19
[werken	10
[werkinstructie	-26
[werkoverleg	-14
[werkplek	10
[werkt	-18
[werkvoorschrift	-17
[werkwijze	-9900
[weten	-9900
[wettelijke	-8
[weverstraat	-14
[whiteboard	-15
[wi	-22
[wiegje	-15
[wiel	-14
[wielen	-14
[wij	-51
[wijk	-17
[wijkagent	-14
[wijn	-8
[wijst	-17
[wijze	-16
[wijzen	-13
[wiki	-14
[wil	-9900
[wilde	-20
[willem	-12
[willen	-9900
[wilt	-26
[wind	-25
[windkracht	-11
[winkel	-15
[winkels	-12
[winter	-18
[winterbanden	13
[wissel	-23
[wisselen	-43
[wisselende	-13
[wisselt	-13
[wist	-17
[wit	-9900
[witte	-19
[wittevlieg	-17
[wo	-12
[woensdag	-23
[woest	-11
[woning	13
[woord	-19
[woorden	-15
[word	-14
[worden	-9900
[wordt	-9900
[wortel	-8
[wou	-16
[wrijven	-24
[yerseke	-16
[youssef	-17
[yvonne	-14
[z'n	-9900
[zaag	-12
[zaak	-18
[zaallicht	-9
[zacht	-9
[zachte	-12
[zag	-17
[zak	-9900
[zaken	-23
[zakje	-9900
[zakken	-21
[zaklamp	-12
[zakt	-25
[zal	-21
[zand	-14
[zat	-9900
[zaten	-9
[zaterdag	-17
[ze	-9900
[zeep	-17
[zeepsop	-9
[zeer	-13
[zeg	-9900
[zegel	-18
[zeggen	-9900
[zegt	-9900
[zei	-9900
[zeil	-15
[zeilen	-23
[zeiljacht	-14
[zelden	-12
[zelf	-9900
[zelfs	-20
[zelfstandig	-24
[zender	-21
[zending	-17
[zes	-9900
[zestien	-20
[zestig	-22
[zet	-15
[zetten	-11
[zeven	-10
[zich	-9900
[zichzelf	-9
[zie	-22
[zieke	8
[ziekenhuis	-15
[ziekte	-10
[zien	-9900
[ziet	-9900
[zij	-9900
[zijkant	-8
[zijn	-44
[zijt	-16
[zijwaarts	-14
[zingen	-13
[zinnen	-17
[zit	-9900
[zitten	-9900
[zn	-23
[zo	-9900
[zo'n	-9900
[zoals	-9900
[zodat	-9900
[zoden	-14
[zodra	-31
[zoek	-23
[zoeken	-22
[zoekt	-25
[zolang	-17
[zolen	-17
[zomaar	-15
[zomer	-18
[zondag	-9900
[zonder	-9900
[zone	-9
[zoom	-12
[zoon	-13
[zorg	-9
[zorgen	-11
[zou	-9900
[zouden	-18
[zoudt	-17
[zucht	-16
[zuignap	-17
[zure	-16
[zutphen	-10
[zuur	-22
[zuursel	-22
[zwaailamp	-8
[zwaar	16
[zwanger	-11
[zwart	-26
[zwarte	-14
[zwembad	-29
[zwemvest	-14
[zwerfkatten	-16
[zwolle	-16
[|	-9900
[°	-9900
[én	-20
[één	-16
[–	-9900
[•	-9900
[□	-9900
[◦	-9900
[☐	-9900
[️	-18
]!	-9900
]"	-9900
]%	-9900
]&	-9900
]'	-9900
](	-9900
])	-9900
]*	-9900
]+	-9900
],	-9900
]-	-9900
]--07	-15
]-0	-20
]-a	-17
]-a's	-29
]-a4	-15
]-aad	-32
]-aag	-17
]-aai	-28
]-aal	-25
]-aam	-36
]-aan	-24
]-aap	-15
]-aar	-9
]-aat	-20
]-abo	-21
]-ach	-14
]-ack	-9
]-act	-25
]-adt	-13
]-aes	-24
]-afd	-18
]-aft	-24
]-afé	-11
]-agd	-22
]-age	-38
]-ags	-12
]-agt	-22
]-aha	-26
]-aid	-18
]-ail	-15
]-aim	-15
]-air	-31
]-ait	-19
]-ake	-19
]-aks	-25
]-akt	11
]-ald	-31
]-ale	-41
]-alf	-31
]-alk	-15
]-all	-19
]-als	-9
]-alt	12
]-amp	-33
]-ana	-13
]-and	-14
]-ang	-49
]-ank	-14
]-ano	-20
]-ans	-27
]-apa	-10
]-ape	-14
]-app	-15
]-ara	-15
]-ard	-44
]-are	-27
]-ari	-23
]-ase	-17
]-ash	-20
]-ate	-19
]-ats	-19
]-aub	-23
]-aus	-23
]-auw	-21
]-ave	8
]-axi	-13
]-bad	-25
]-bag	-19
]-bak	-30
]-bas	-16
]-bed	-27
]-bei	-16
]-bek	-21
]-bel	-45
]-ben	-31
]-ber	-39
]-beu	-15
]-bij	-30
]-bol	-14
]-bon	-19
]-bot	-19
]-box	-10
]-bui	-14
]-bv	-23
]-can	-16
]-cel	-22
]-cer	-13
]-che	-37
]-cht	-25
]-cie	-16
]-cks	-20
]-ckt	-13
]-co	-13
]-col	-27
]-com	-16
]-con	-13
]-cro	-14
]-cte	11
]-cus	-17
]-d	-17
]-d'r	-22
]-da	-20
]-dag	-14
]-dam	-20
]-dde	-17
]-dek	-24
]-del	-29
]-dem	-20
]-den	-12
]-der	-35
]-des	-15
]-dge	-19
]-dig	-41
]-dik	-17
]-dio	-20
]-dit	-20
]-dje	-34
]-do	-21
]-dom	-21
]-don	-19
]-dop	-26
]-dra	-29
]-drs	-14
]-dse	-16
]-dte	-18
]-dun	-18
]-dán	-11
]-e	-12
]-eam	-28
]-ean	-16
]-ebr	-15
]-ebt	-19
]-ece	-12
]-ect	-30
]-eda	-14
]-ede	-26
]-eds	-10
]-eed	-29
]-eee	-19
]-eef	-25
]-eek	-39
]-eel	-48
]-eem	-25
]-een	-19
]-eep	-21
]-ees	-29
]-eet	-31
]-eft	-29
]-ega	-14
]-egd	-40
]-ege	-26
]-eid	-36
]-eik	-18
]-eil	-25
]-eis	-21
]-eke	-39
]-eks	-10
]-ela	-8
]-eld	-19
]-ele	-27
]-elf	-40
]-elg	-13
]-elm	-13
]-elo	-13
]-elp	-18
]-els	-15
]-elt	-20
]-ema	-21
]-emd	-18
]-emo	-17
]-emp	-19
]-emt	-32
]-en'	-16
]-end	-23
]-eng	-16
]-enk	-22
]-ent	-20
]-ept	-34
]-ere	-24
]-erf	-30
]-erg	10
]-erk	19
]-ern	-29
]-erp	-13
]-ert	-21
]-es	-16
]-esk	-24
]-ess	-17
]-est	-63
]-eta	-12
]-ete	-20
]-ets	-38
]-euf	-8
]-euk	-36
]-eum	-23
]-eun	-19
]-eur	-24
]-eus	-17
]-eve	-20
]-evr	-19
]-eys	-18
]-eén	-8
]-fde	-38
]-fel	-20
]-fen	-13
]-fer	-27
]-ff	-16
]-ffe	-11
]-fie	20
]-fin	-17
]-fje	-21
]-fp2	-9
]-fst	-17
]-fte	15
]-fw	-17
]-g	-15
]-gaf	-17
]-gal	-20
]-gas	-25
]-gat	-34
]-gde	-23
]-gek	-11
]-gel	-17
]-ger	-49
]-ges	-27
]-gge	-26
]-gie	-21
]-gij	-22
]-gio	-17
]-gje	-17
]-gon	-13
]-gse	-11
]-gsm	-15
]-gst	-34
]-gte	-20
]-gus	12
]-h	-16
]-had	-27
]-hap	-20
]-hat	-19
]-he	-28
]-hef	-23
]-hek	-12
]-hel	-24
]-hem	-17
]-hen	-18
]-heo	-9
]-hes	-8
]-hil	-16
]-hip	-31
]-hof	-16
]-hok	-28
]-hol	-27
]-hop	-24
]-hot	-19
]-hou	-16
]-hr	-9
]-hte	-38
]-hts	-12
]-hut	-13
]-hé	-13
]-iba	-13
]-ice	-29
]-ici	-18
]-ick	-16
]-ico	-10
]-ict	-9
]-id	-13
]-ida	-9
]-ids	-16
]-idt	-23
]-ieb	-10
]-ied	-26
]-ief	-41
]-ieg	-18
]-iek	-20
]-iel	-47
]-iem	-31
]-iep	-20
]-ier	-15
]-ies	-14
]-iet	-37
]-iew	-14
]-ift	-15
]-igd	-34
]-igt	-20
]-ii	-8
]-iii	-16
]-ijg	-13
]-ijk	-29
]-ijl	-11
]-ijm	-21
]-ijn	-30
]-ijp	-10
]-ijs	-40
]-ijt	-41
]-ike	-22
]-iki	-17
]-ikt	9
]-ild	-16
]-ile	-14
]-ilm	-13
]-ils	-12
]-ilt	-30
]-ilà	-21
]-ima	-27
]-imd	-17
]-ime	-18
]-imt	-15
]-ina	-24
]-ing	26
]-ink	-10
]-ins	-17
]-int	-23
]-ips	-17
]-ipt	-24
]-ira	-12
]-ire	-27
]-is	-24
]-ise	-23
]-ist	-35
]-its	-20
]-ity	-11
]-ium	-24
]-ius	-23
]-j	-14
]-jan	-16
]-jas	-19
]-jde	-20
]-jdt	-30
]-jen	-35
]-jes	-20
]-jft	-11
]-jke	-49
]-jks	-43
]-jkt	-37
]-jna	-27
]-jne	-14
]-jou	-16
]-jpt	-15
]-jst	-30
]-juf	-14
]-jze	-32
]-kam	-23
]-kan	-15
]-kap	-20
]-kar	-18
]-kas	-12
]-kel	-32
]-ken	9
]-ker	-29
]-kes	-17
]-ket	-27
]-kg	-9
]-kia	-15
]-kig	-18
]-kim	-9
]-kje	-48
]-kke	-27
]-km	-10
]-koe	-20
]-kok	-17
]-kom	-27
]-kon	-21
]-kop	-14
]-kse	-20
]-kst	-10
]-kte	-23
]-kum	-17
]-kun	-14
]-la	-17
]-lab	-15
]-lad	-22
]-lak	-17
]-lan	-30
]-lap	-28
]-lat	-17
]-lde	-46
]-lee	-27
]-leg	-29
]-lei	-16
]-lem	-11
]-len	32
]-lep	-16
]-ler	-40
]-les	21
]-lfs	-18
]-lft	-16
]-lgt	-23
]-lia	-10
]-lid	-20
]-lig	-25
]-lij	-11
]-lik	-18
]-lip	-17
]-lis	-13
]-lla	-22
]-lle	-33
]-llo	-23
]-lof	-33
]-lok	-23
]-lol	-13
]-lon	-21
]-lot	-20
]-lpt	12
]-lse	-24
]-lst	-18
]-lte	-21
]-lub	-15
]-luc	-18
]-luk	-22
]-lus	-13
]-lve	-20
]-m'n	-20
]-ma	-16
]-mal	-9
]-man	-24
]-map	-13
]-mat	-16
]-me	-22
]-mee	-15
]-mei	-28
]-mel	-16
]-men	24
]-mer	-16
]-mes	-9
]-met	-10
]-mie	-21
]-mis	-32
]-mix	14
]-mke	-14
]-ml	-10
]-mm	-16
]-mma	-21
]-mme	-17
]-mo	-20
]-mol	-11
]-mos	-11
]-mpt	-15
]-mse	-10
]-mte	-24
]-mu	-10
]-mum	-18
]-mw	-21
]-n	-15
]-na	-25
]-nal	-15
]-nam	-10
]-nce	-17
]-nch	-20
]-nda	-16
]-nde	-34
]-nds	-32
]-ndt	-21
]-ndy	-14
]-nee	-16
]-nek	-14
]-nel	-20
]-ner	-20
]-nes	-23
]-net	9
]-nfo	-12
]-nge	-38
]-ngs	-21
]-nia	-11
]-nie	-14
]-nig	-23
]-nin	-15
]-nip	-17
]-nja	-12
]-nje	-22
]-nks	-14
]-nkt	-28
]-nlo	-15
]-nna	-10
]-nne	-27
]-nny	-13
]-nop	-23
]-nor	-21
]-nr	-21
]-nse	-23
]-nte	-28
]-nts	-22
]-nu	-45
]-nul	-15
]-o	-16
]-o's	-23
]-och	-15
]-ock	-17
]-ode	-29
]-ods	-35
]-oeg	-39
]-oei	-29
]-oek	-44
]-oel	14
]-oem	-18
]-oen	-17
]-oep	-9
]-oer	-13
]-oes	-21
]-oet	-49
]-ofd	-11
]-oge	-9
]-ogo	-11
]-ogt	-28
]-oh	-16
]-oie	-13
]-oit	-11
]-oja	-19
]-oke	-21
]-okt	-18
]-oké	-26
]-ola	-16
]-old	-9
]-ole	20
]-olf	-14
]-olg	-12
]-olk	-10
]-ols	-25
]-omp	-12
]-oms	-30
]-omt	-19
]-ona	-9
]-ond	-15
]-one	-37
]-ong	-10
]-ons	-23
]-ont	-32
]-ood	-25
]-oof	-17
]-oog	-42
]-ooi	-40
]-ook	-21
]-ool	-41
]-oom	-10
]-oop	11
]-oos	-38
]-op	-38
]-ops	-22
]-ord	-22
]-ore	-14
]-orf	-17
]-org	-22
]-orm	-22
]-orn	-11
]-orp	-19
]-ors	-20
]-ort	-45
]-ost	-42
]-ota	-20
]-ote	-20
]-ots	-12
]-ouk	-15
]-our	-20
]-out	-39
]-ove	-17
]-own	-9
]-oze	-16
]-pad	-17
]-pak	-35
]-pan	-13
]-pas	-20
]-pen	15
]-per	-38
]-ph	-17
]-pig	-12
]-pij	-19
]-pim	-16
]-pin	-8
]-pje	-38
]-poo	-15
]-ppe	-16
]-pte	-29
]-pul	-28
]-put	-25
]-r	-13
]-rag	-14
]-rak	-33
]-ral	-22
]-ram	-19
]-rap	-21
]-rar	-15
]-ras	-19
]-rat	-17
]-ray	-13
]-rci	-17
]-rde	-52
]-rds	-15
]-rdt	-46
]-rdw	-15
]-re	-17
]-ref	-12
]-rei	-16
]-rel	-20
]-rem	-23
]-ren	12
]-res	-30
]-rev	-18
]-rft	-13
]-rge	-14
]-ria	-11
]-rid	-16
]-rie	-25
]-rig	-15
]-rij	-29
]-rik	-25
]-rin	-15
]-rip	-21
]-ris	-28
]-rit	-21
]-rkt	-35
]-rle	-10
]-rma	-29
]-rmt	-26
]-rna	-17
]-rne	-34
]-rol	-15
]-rom	-30
]-ron	-16
]-rop	-24
]-rot	-21
]-rre	-15
]-rro	-9
]-rry	-33
]-rst	-40
]-rte	-25
]-rts	-11
]-rug	-33
]-ruk	-30
]-rva	-9
]-rve	-20
]-sch	-38
]-sec	-10
]-sef	-16
]-sem	-28
]-ser	-28
]-ses	-11
]-set	-24
]-sie	-17
]-sin	-19
]-sis	-24
]-sje	-41
]-ske	-9
]-sma	-11
]-snr	-12
]-sof	-22
]-sok	-9
]-sop	-26
]-sor	-17
]-ssa	-20
]-sse	-24
]-sta	-20
]-ste	-41
]-sum	-11
]-sus	-12
]-sys	-12
]-t/m	-23
]-tad	-15
]-tag	-17
]-tap	-29
]-tch	-16
]-td	-11
]-tel	-48
]-tem	-21
]-ten	35
]-ter	-34
]-tic	-24
]-tie	-10
]-tig	-57
]-tij	-22
]-tik	-21
]-til	-24
]-tip	-15
]-tis	-11
]-tje	-63
]-tma	-22
]-tof	-25
]-tok	-21
]-tom	-24
]-ton	-31
]-top	-10
]-tor	-38
]-tra	-23
]-tro	-21
]-tse	-26
]-tst	-29
]-tte	-47
]-tuk	15
]-tum	-18
]-tus	-29
]-uck	16
]-uct	-11
]-udt	-23
]-uid	-27
]-uif	-23
]-uig	-20
]-uik	-30
]-uil	-19
]-uim	-26
]-uin	-34
]-uip	-24
]-uis	-20
]-uit	-59
]-uks	-14
]-ukt	-26
]-uld	-29
]-ule	-21
]-uli	-30
]-ulp	-28
]-ult	-19
]-umc	-11
]-una	10
]-uni	-27
]-unt	-34
]-urd	-34
]-ure	8
]-urg	-34
]-urk	-19
]-urs	-43
]-urt	-32
]-ust	-20
]-uto	-15
]-uts	-9
]-uud	-16
]-uur	-25
]-uus	-21
]-uut	-16
]-uwd	-14
]-uwe	-33
]-uws	-15
]-uwt	-25
]-uwv	-11
]-uze	14
]-v	-22
]-vak	-23
]-val	-16
]-van	-44
]-vat	-25
]-vek	-8
]-vel	-31
]-ven	-15
]-ver	-26
]-vet	17
]-vhf	-12
]-vin	-15
]-vol	-13
]-vul	-9
]-vwa	-19
]-w	-12
]-wal	-12
]-wam	-16
]-was	-10
]-wax	-15
]-wc	-14
]-wee	-47
]-weg	-35
]-wel	-31
]-wen	-20
]-wer	-19
]-wi	-14
]-wig	-15
]-wim	-13
]-wit	-15
]-wo	-14
]-wou	-16
]-y's	10
]-yon	-22
]-ype	-17
]-ypt	-22
]-yse	-14
]-zag	-25
]-zal	-19
]-zel	-13
]-zen	-28
]-zer	-19
]-zet	14
]-zie	-19
]-zij	-22
]-zn	-27
]-zon	-31
]-ère	-19
]-én	-14
]-ënt	-27
]-öhn	-19
]-️	-19
].	-9900
]/	-9900
]0	-20
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 (	-17
]>0 )	-12
]>0 +	-21
]>0 -	-29
]>0 .	-32
]>0 /	-12
]>0 :	-17
]>0 april	-11
]>0 bar	-8
]>0 dagen	-14
]>0 een	-10
]>0 en	-15
]>0 euro	-18
]>0 graden	-8
]>0 het	-11
]>0 in	-14
]>0 jaar	-9
]>0 januari	-11
]>0 juli	-21
]>0 juni	-11
]>0 kamers	-12
]>0 kg	-9
]>0 kilo	-9
]>0 leden	-13
]>0 m	-10
]>0 man	-12
]>0 mei	-12
]>0 meter	-15
]>0 min	-14
]>0 mm	-18
]>0 per	-10
]>0 plekken	-11
]>0 procent	-14
]>0 sec	-8
]>0 stuks	-13
]>0 tot	-18
]>0 u	-11
]>0 uur	-12
]>0 van	-20
]>0 weer	-13
]>0 zakt	-10
]>0 |	-19
]>0 °	-9
]>0 –	-26
]>a .	-20
]>a's ,	-26
]>a's .	-11
]>aad ,	-11
]>aad .	-12
]>aad en	-11
]>aaf .	-19
]>aag de	-15
]>aai je	-10
]>aak ,	15
]>aak .	-13
]>aak dan	-14
]>aak je	-12
]>aak op	-19
]>aak over	-15
]>aal ,	-20
]>aal 0	-17
]>aal bij	-17
]>aal en	-18
]>aal nemen	-9
]>aal op	-17
]>aal twee	-15
]>aal voor	24
]>aam ,	-10
]>aam .	-11
]>aam erop	-13
]>aan (	-14
]>aan ,	-48
]>aan .	-19
]>aan :	-19
]>aan ?	-17
]>aan alle	-14
]>aan bij	-21
]>aan boord	-16
]>aan de	-46
]>aan dek	-14
]>aan dezelfde	-17
]>aan een	9
]>aan eerst	-10
]>aan elke	-12
]>aan en	-38
]>aan heeft	-15
]>aan het	-37
]>aan huis	-26
]>aan in	-23
]>aan mag	-9
]>aan met	-19
]>aan meteen	-8
]>aan mijn	-20
]>aan na	-11
]>aan naar	-14
]>aan nieuwe	-18
]>aan of	-18
]>aan op	17
]>aan ouders	-12
]>aan tafel	-22
]>aan te	-9
]>aan terug	-13
]>aan u	-14
]>aan van	-20
]>aan voor	-17
]>aan wat	-16
]>aan we	-18
]>aan wie	-18
]>aan zijn	-21
]>aap ,	-12
]>aar ,	-11
]>aar .	-20
]>aar de	-12
]>aar op	-10
]>aar uit	-12
]>aas .	14
]>aas is	-13
]>aat (	-16
]>aat ,	-42
]>aat .	-36
]>aat 0	-8
]>aat :	10
]>aat alles	-17
]>aat als	-14
]>aat dan	-18
]>aat dat	-29
]>aat de	-22
]>aat door	-18
]>aat eerst	-24
]>aat en	-16
]>aat er	-17
]>aat het	-16
]>aat in	-32
]>aat mee	-10
]>aat men	-15
]>aat met	-28
]>aat naar	-19
]>aat niet	-26
]>aat nog	-9
]>aat om	-16
]>aat op	-13
]>aat over	-21
]>aat van	-17
]>aat voor	-16
]>aat weg	-12
]>aat wordt	-17
]>aat zo	-15
]>ack en	-8
]>act .	-19
]>act met	-10
]>ade ?	14
]>ade en	-10
]>aes ,	-12
]>afd .	-18
]>agd om	-16
]>age druk	-13
]>age en	-11
]>age van	-16
]>ags en	-14
]>agt .	-16
]>aha .	-20
]>aid .	-14
]>air .	-16
]>air en	-20
]>ake de	-13
]>akt ,	-26
]>akt alleen	-12
]>akt de	-9
]>akt door	14
]>akt een	-14
]>akt en	-21
]>akt het	-15
]>akt op	-17
]>ald .	-18
]>ald zijn	-10
]>ale plekken	-13
]>alf ,	-17
]>alf uur	-13
]>als .	-9
]>alt ,	12
]>alt de	-16
]>alt een	-11
]>alt het	-14
]>alt onder	-9
]>ame ,	-19
]>ame van	-11
]>amp .	-18
]>amp aan	-15
]>amp of	-9
]>and ,	-23
]>and .	-26
]>and 0	-25
]>and aan	-15
]>and en	-13
]>and hè	-19
]>and is	-16
]>and om	-11
]>and op	-15
]>and per	-20
]>and van	-23
]>and weg	-23
]>and |	-20
]>ang ,	-22
]>ang .	-13
]>ang als	-18
]>ang de	-8
]>ang eerst	-9
]>ang en	-11
]>ang er	-8
]>ang is	-16
]>ang je	-10
]>ang van	-15
]>ang voor	-19
]>ank ,	-16
]>ank .	-23
]>ank aan	-12
]>ank en	-14
]>ank in	-17
]>ank met	-16
]>ans ,	-13
]>ant ,	-9
]>ant .	-30
]>ant en	-25
]>ant naar	-17
]>ant van	-19
]>apt .	10
]>apt over	-18
]>ard ,	-26
]>ard .	-14
]>ard 0	-17
]>ard en	-19
]>ard in	-10
]>are ,	-16
]>arm ,	-16
]>arm .	10
]>ars ,	-13
]>ars .	9
]>art )	-10
]>art ,	-20
]>art en	-23
]>art in	-13
]>art op	-21
]>art voor	-12
]>ase 0	-9
]>ast ,	-36
]>ast .	19
]>ast :	-11
]>ast de	-16
]>ast en	-24
]>ast in	-26
]>ast met	-26
]>ast op	-13
]>ast rondje	-14
]>ast staat	-14
]>ats ,	-20
]>ats .	-11
]>ats wordt	-20
]>aub ,	-15
]>auw water	-19
]>bak .	-15
]>bak en	-10
]>bas ,	-15
]>bed ,	-14
]>bei tekenen	-11
]>bel ,	-17
]>bel .	-12
]>bel aan	-11
]>bel komt	-9
]>ben ,	-24
]>ben de	-11
]>ben een	-24
]>ben en	-22
]>ben er	-19
]>ben hier	-11
]>ben hun	-13
]>ben over	-11
]>ben voor	-21
]>ben we	-29
]>ben wij	-20
]>ber ,	-9
]>ber .	-16
]>ber en	-11
]>bij de	-20
]>bus ,	-23
]>bus dus	-20
]>bus met	-20
]>che dienst	-18
]>cht ,	-31
]>cht 0	-18
]>cht ;	-9
]>cht aan	-22
]>cht bij	-17
]>cht dat	-14
]>cht de	-25
]>cht en	9
]>cht er	-12
]>cht in	-21
]>cht is	-21
]>cht met	-15
]>cht naar	-10
]>cht op	-28
]>cht van	-28
]>cht was	-11
]>col te	-14
]>col van	-19
]>col voor	-16
]>com ,	-13
]>d .	-16
]>dag ,	-24
]>dag .	-24
]>dag en	-22
]>dag loopt	-20
]>dag u	-17
]>dam en	-11
]>del ,	-18
]>del over	-10
]>den ,	-42
]>den .	-11
]>den :	-31
]>den aan	-18
]>den als	-13
]>den dat	-18
]>den en	-45
]>den gaan	-12
]>den gaat	-16
]>den het	-11
]>den maar	-13
]>den met	-15
]>den naar	-9
]>den niet	-19
]>den of	-9
]>den op	-25
]>den over	-11
]>den tot	-13
]>den uit	-15
]>den van	-43
]>den voorwerpen	-24
]>den we	-22
]>den wij	-17
]>den worden	-25
]>den wordt	-10
]>den ze	-16
]>der ,	-43
]>der ?	-13
]>der aan	-15
]>der belt	-22
]>der dan	-16
]>der de	-23
]>der die	-12
]>der een	-15
]>der en	-13
]>der heeft	-18
]>der het	-11
]>der in	-8
]>der is	-12
]>der niet	-11
]>der op	-8
]>der opent	-13
]>der staat	-25
]>der van	-14
]>der voert	-10
]>der –	-17
]>des van	-12
]>dig en	-12
]>dit van	-17
]>dje ,	-14
]>dje .	-11
]>dje met	-12
]>dop ,	-13
]>dop .	-8
]>dop en	-15
]>dra er	-13
]>drs .	-14
]>dán pas	-11
]>eau .	-14
]>eau 0	-15
]>ebr .	-15
]>ece .	-12
]>ect .	-9
]>ect :	-23
]>ede tafel	-14
]>ede van	-8
]>eef je	-14
]>eeg ,	-24
]>eeg .	-25
]>eeg ik	-15
]>eeg is	-16
]>eeg laten	-13
]>eek .	-13
]>eek dat	-25
]>eek de	-16
]>eek het	-16
]>eek je	-12
]>eel )	-10
]>eel ,	-15
]>eel .	-15
]>eel 0	-8
]>eel document	-9
]>eel en	-16
]>eel van	-25
]>eem .	-18
]>een ,	-22
]>een als	-20
]>een de	-22
]>een en	10
]>een in	-21
]>een instrumenten	-19
]>een met	-16
]>een op	-20
]>een over	-14
]>eep .	-15
]>eer ,	-21
]>eer .	-26
]>eer bij	-10
]>eer dit	-17
]>eer heeft	-22
]>eer het	-12
]>eer je	-16
]>eer met	-19
]>eer veertig	-22
]>ees ,	-17
]>ees je	-10
]>eet .	-18
]>eft ,	-15
]>eft :	-16
]>egd ,	-12
]>egd .	-13
]>egd en	-13
]>egd wat	-14
]>ege fles	-17
]>eid ,	-26
]>ein .	-15
]>ein en	-8
]>ein op	-22
]>eit ,	-22
]>eit en	-16
]>eke ,	-17
]>eke in	-10
]>ekt ,	-20
]>ekt .	-18
]>ekt een	-16
]>ekt eerst	-21
]>ekt er	-16
]>ekt het	-10
]>ekt in	-12
]>ekt zijn	-10
]>eld .	-40
]>eld :	-13
]>eld bij	-14
]>eld door	-13
]>eld dus	-20
]>eld en	-17
]>eld hebben	-16
]>eld is	-9
]>eld je	-9
]>eld met	-14
]>elf ,	-10
]>elf .	-10
]>elk en	-20
]>elk van	-21
]>elm .	-9
]>els .	-26
]>els aan	-22
]>els af	-17
]>els met	-19
]>els op	-10
]>els uit	-18
]>els voor	-23
]>elt .	-10
]>elt 0	-10
]>elt de	-42
]>elt het	-14
]>elt hij	-11
]>elt met	-13
]>elt om	-17
]>elt voor	-21
]>elt ze	-13
]>elt zelf	-16
]>emd voor	-12
]>emt .	-17
]>en' .	-15
]>end ,	-10
]>end .	-25
]>end door	-8
]>end met	-11
]>end vanaf	-12
]>ene ,	-15
]>ene .	11
]>ene die	-18
]>eng je	-11
]>enk ik	-11
]>ens ,	-23
]>ens .	-18
]>ens af	-12
]>ens bij	-13
]>ens de	-25
]>ens een	-18
]>ens het	-13
]>ens iets	-9
]>ens op	-26
]>ens te	-17
]>ens van	-24
]>ent ,	-24
]>ent .	9
]>ent :	-21
]>ent alleen	-15
]>ent binnen	-12
]>ent de	-15
]>ent en	-21
]>ent het	-10
]>ent met	-12
]>ept "	-8
]>ept de	-13
]>ept het	-9
]>erd ,	-10
]>erd door	-14
]>erd en	-27
]>erd meter	-27
]>erd of	-17
]>erd op	-9
]>erd voor	-18
]>ere mensen	-9
]>erf en	-14
]>erf in	-13
]>erk ,	-13
]>erk .	-29
]>erk :	-17
]>erp ,	-10
]>ers (	-20
]>ers )	-11
]>ers ,	-23
]>ers -	18
]>ers de	12
]>ers die	-23
]>ers in	-25
]>ers komen	-19
]>ers met	-9
]>ers nemen	-12
]>ers of	-11
]>ers op	-16
]>ers uitzetten	-23
]>ers van	-25
]>ert ,	-11
]>ert .	-19
]>ert de	-26
]>ert een	-12
]>ert het	-13
]>ert van	-19
]>est ,	-16
]>est .	-16
]>est de	-13
]>est en	-21
]>est in	-22
]>est is	-14
]>est test	-13
]>est van	-12
]>est voor	-25
]>ets ,	-14
]>ets en	-16
]>ets is	-12
]>ets op	-16
]>eum ,	-9
]>eur ,	-25
]>eur :	-19
]>eur af	-10
]>eur en	-16
]>eur in	-24
]>eur is	-21
]>eur meldt	-11
]>euw na	-15
]>eën ,	-11
]>eën en	-19
]>eën zijn	17
]>fde ,	-13
]>fde dag	-17
]>fel ,	-19
]>fel .	8
]>fel en	-25
]>fel voor	-19
]>fje .	-9
]>fje in	-16
]>fte van	-17
]>fw :	-17
]>gas ,	-20
]>gel ,	-10
]>gel 0	-14
]>gel het	-16
]>gel of	-13
]>gen !	-15
]>gen .	-29
]>gen 0	-19
]>gen :	-22
]>gen aan	-13
]>gen apart	-14
]>gen bij	-20
]>gen binnen	-13
]>gen dat	-16
]>gen die	-27
]>gen door	10
]>gen een	-18
]>gen er	-15
]>gen gaan	10
]>gen in	-40
]>gen is	-10
]>gen komt	-27
]>gen met	-18
]>gen na	-17
]>gen naar	-10
]>gen of	-17
]>gen op	-12
]>gen uur	-18
]>gen van	-46
]>gen voor	-16
]>gen vooraf	-9
]>gen we	12
]>gen wij	-15
]>gen worden	-19
]>ger ,	-25
]>ger .	-16
]>ger dan	-16
]>ger de	-15
]>ger deed	-13
]>ger die	-19
]>ger is	-12
]>ger met	-15
]>ger op	-9
]>ger van	-16
]>ger vraagt	-17
]>gje .	-13
]>gst .	-19
]>gst van	-23
]>gte .	-10
]>h .	-14
]>he ,	-18
]>he niet	-23
]>hen ,	-12
]>hil .	-10
]>hok .	-18
]>hou het	-13
]>hr ,	-10
]>hte heer	-16
]>ief .	-11
]>ief :	-17
]>ief van	-9
]>iek ,	-15
]>iek en	-17
]>iek in	-17
]>iek van	-15
]>iek wordt	-15
]>iel ,	-17
]>iel .	-25
]>iel :	-13
]>iel in	-11
]>iel meten	-16
]>ien ,	-40
]>ien .	-8
]>ien ?	-17
]>ien dagen	-24
]>ien en	-15
]>ien kan	-23
]>ien met	-24
]>ien niet	-17
]>ien op	-24
]>ien van	-26
]>ien we	-14
]>ien wij	-26
]>ier (	-9
]>ier ,	-20
]>ier .	-20
]>ier is	-9
]>ier van	-18
]>ier voor	-16
]>ier wordt	10
]>ier –	-16
]>ies ,	-20
]>ies .	-16
]>ies en	-16
]>ies over	-12
]>ies van	-15
]>iet .	-10
]>iet het	-8
]>ift ,	10
]>ift .	-9
]>ift en	-20
]>ift van	-20
]>igd :	-8
]>igd op	-19
]>igt ,	-14
]>ijd ,	10
]>ijd .	-17
]>ijd is	-13
]>ijf en	-16
]>ijf van	-9
]>ijg je	-13
]>ijk ,	-23
]>ijk .	-28
]>ijk :	-12
]>ijk akkoord	-14
]>ijk de	-15
]>ijk een	-14
]>ijk en	-31
]>ijk gezegd	-19
]>ijk in	-15
]>ijk is	-20
]>ijk met	-19
]>ijk op	-16
]>ijk stuk	-9
]>ijk zijn	-9
]>ijl van	-10
]>ijn .	-32
]>ijn :	-17
]>ijn ;	-13
]>ijn al	-10
]>ijn bezig	-11
]>ijn de	-10
]>ijn een	-13
]>ijn eigen	-18
]>ijn er	-18
]>ijn hoofd	-10
]>ijn instrument	-9
]>ijn op	-8
]>ijn van	-17
]>ijn verboden	-16
]>ijn voor	-25
]>ijn we	-18
]>ijs en	-13
]>ijs in	-24
]>ijt ,	-16
]>ijt en	-14
]>ikt ,	9
]>ikt .	-18
]>ikt eerst	-12
]>ikt het	-16
]>ikt is	-11
]>ild .	-13
]>ile kant	-10
]>ilt .	-11
]>ilt de	-10
]>ilà dat	-21
]>imt de	-10
]>ina ,	-16
]>ina 0	-14
]>ind ,	9
]>ind af	-17
]>ind boven	-15
]>ind je	-14
]>ine ,	9
]>ine .	-32
]>ine en	-8
]>ine is	-22
]>ing .	-15
]>ing 0	-21
]>ing ;	-25
]>ing aan	-32
]>ing af	-16
]>ing bij	-21
]>ing de	-28
]>ing die	10
]>ing dus	10
]>ing een	-20
]>ing eh	-22
]>ing en	-34
]>ing het	-15
]>ing in	-26
]>ing legt	-15
]>ing mag	-19
]>ing maken	-13
]>ing na	-11
]>ing naar	-14
]>ing neemt	-15
]>ing niet	-12
]>ing of	-10
]>ing op	-26
]>ing sorry	-21
]>ing tot	-14
]>ing van	-50
]>ing voor	-21
]>ing voordat	12
]>ing waar	-12
]>ing wil	-10
]>ing |	-19
]>ing –	-16
]>ink ,	-10
]>is ,	-30
]>is 0	-13
]>is al	-14
]>is altijd	-15
]>is bellen	-13
]>is dan	-18
]>is dat	-33
]>is de	-20
]>is dus	-17
]>is een	-27
]>is eh	-11
]>is elke	-21
]>is en	-26
]>is er	-25
]>is gaat	-11
]>is geweest	-18
]>is het	-29
]>is iemand	-19
]>is in	-26
]>is met	-13
]>is niet	-14
]>is nu	-12
]>is of	-9
]>is ook	-13
]>is op	-23
]>is stoppen	-10
]>is te	-9
]>is van	-27
]>is verboden	-12
]>is vervangen	-15
]>is voor	-36
]>is weer	-22
]>is één	-20
]>ist ,	-21
]>ist .	-18
]>ist de	-9
]>ist zijn	-11
]>ite .	-18
]>ium .	-13
]>j .	-14
]>jdt ,	-11
]>jdt er	-18
]>jdt met	-16
]>jen uit	-21
]>jes ,	-35
]>jes .	-21
]>jes aan	-13
]>jes en	-19
]>jes in	-27
]>jes met	-15
]>jes op	-11
]>jes terug	-10
]>jes uit	-13
]>jes van	-14
]>jes zetten	-16
]>jgt een	-19
]>jke beperking	-14
]>jke tekst	-16
]>jks ,	-17
]>jks nazicht	-14
]>jks van	-8
]>jkt het	-11
]>jna een	-16
]>jst .	-26
]>kan .	-15
]>kel ,	-20
]>kel .	-14
]>kel en	-19
]>kel over	-9
]>ken .	23
]>ken ?	-40
]>ken aan	-27
]>ken als	-24
]>ken bij	-37
]>ken boven	-13
]>ken daar	-13
]>ken de	-22
]>ken die	-31
]>ken doen	13
]>ken dus	-22
]>ken eerst	-19
]>ken eh	-23
]>ken en	-46
]>ken erin	-16
]>ken gaan	-17
]>ken graag	-15
]>ken hè	-22
]>ken in	12
]>ken is	-19
]>ken je	-15
]>ken met	-48
]>ken na	-20
]>ken naar	-13
]>ken niet	-10
]>ken om	-8
]>ken op	-34
]>ken over	-17
]>ken tegen	-19
]>ken terwijl	-14
]>ken thuis	-9
]>ken tot	-25
]>ken want	9
]>ken we	-35
]>ken wij	-24
]>ken worden	10
]>ken zijn	-17
]>ken |	-14
]>ker ,	-26
]>ker .	-26
]>ker aan	-8
]>ker controleert	-11
]>ker de	-16
]>ker die	-12
]>ker en	-10
]>ker eruit	-13
]>ker loopt	-11
]>ker op	-8
]>ker van	-12
]>kes van	-16
]>ket en	-10
]>ket op	-12
]>kig niks	-17
]>kje ,	-24
]>kje .	-19
]>kje met	-11
]>kje van	-15
]>kke .	-17
]>kom !	-16
]>kom je	-10
]>kte .	-13
]>kte wordt	-14
]>kun jij	-13
]>lad in	-14
]>lad van	-14
]>lag en	10
]>lag er	-12
]>lag op	-9
]>lag teamoverleg	-10
]>lan van	-12
]>las .	12
]>lde ,	-16
]>lde .	-22
]>lde :	-17
]>lde die	-14
]>lde een	-10
]>ldt ,	9
]>ldt een	-18
]>ldt hij	-11
]>ldt zich	-19
]>lek .	-14
]>len (	-24
]>len )	-11
]>len ,	-22
]>len .	24
]>len :	14
]>len bij	-27
]>len doen	13
]>len door	-9
]>len emmer	-15
]>len heeft	-10
]>len is	-10
]>len met	-36
]>len na	-14
]>len nooit	-10
]>len of	-10
]>len op	-34
]>len over	-12
]>len pellen	-26
]>len per	13
]>len tien	-16
]>len tot	-18
]>len van	-48
]>len voeren	-22
]>len voor	-30
]>len vóór	-11
]>len we	-20
]>len wij	-21
]>len wordt	-16
]>len ze	-12
]>len |	-27
]>len –	16
]>lep op	-11
]>ler ,	-11
]>ler en	-21
]>ler op	-15
]>les in	15
]>let op	-19
]>lft van	-9
]>lgt .	-12
]>lie ,	-30
]>lie .	-20
]>lik .	-16
]>lla ,	-14
]>lle .	-18
]>lle fles	-11
]>llo doet	-18
]>llo hallo	-17
]>lof en	-18
]>lok mee	-13
]>lot ,	-11
]>lot en	-12
]>luc ,	-15
]>men ,	-35
]>men aan	-21
]>men bij	9
]>men dat	-16
]>men en	-28
]>men het	-13
]>men in	21
]>men met	-15
]>men na	-14
]>men om	-18
]>men op	-13
]>men te	-9
]>men tot	-10
]>men uit	-17
]>men van	-24
]>men voor	-18
]>mer +	-14
]>mer ,	-27
]>mer .	-8
]>mer en	-19
]>mer in	-11
]>mer met	10
]>mer op	-27
]>mer uit	-24
]>mer van	-9
]>mes en	-13
]>mis ,	-12
]>mo ,	-20
]>mo 0	-11
]>mol ,	-11
]>mst .	10
]>mst aan	-18
]>mst van	-10
]>mte .	-19
]>mte zelf	-12
]>mum 0	-10
]>mw .	-21
]>na ,	-16
]>na .	8
]>na 0	-10
]>na de	-29
]>na drie	-18
]>na een	-35
]>na elke	-31
]>na met	-12
]>na te	-16
]>na tien	-21
]>na twee	-20
]>nce .	-13
]>nch .	-17
]>nde ,	-19
]>nde :	-17
]>nde antwoorden	-9
]>nde in	-12
]>nde met	-14
]>nde van	-20
]>nds en	-17
]>ndt ,	-9
]>ndt het	-10
]>nek ,	-11
]>nen .	-9
]>nen 0	-12
]>nen aan	-9
]>nen bij	-28
]>nen de	-29
]>nen en	-32
]>nen gebeurt	-22
]>nen het	-18
]>nen in	-15
]>nen met	-10
]>nen nakijken	-21
]>nen op	-23
]>nen uit	-20
]>nen van	-29
]>nen we	-19
]>nen weg	-10
]>nen wij	-21
]>nen worden	-18
]>nen zonder	-10
]>ner ,	-23
]>ner .	-19
]>ner en	-10
]>ner in	-19
]>ner op	-22
]>ner van	-11
]>ner vragen	-9
]>net .	9
]>nge tafel	-9
]>ngt .	14
]>ngt de	-20
]>ngt per	-18
]>nin ,	-15
]>nis en	-17
]>nkt ,	-11
]>nkt .	-15
]>nne :	-17
]>nop ,	-17
]>nr .	-21
]>nst .	10
]>nu "	-9
]>nu ?	-22
]>nu drie	-12
]>nu een	-25
]>nu niet	-10
]>nu ook	-10
]>nu voor	-8
]>nul en	-17
]>o ja	-15
]>ode (	-20
]>oed .	-14
]>oed wordt	-13
]>oef ,	12
]>oef .	-17
]>oef je	-12
]>oef met	-14
]>oeg ,	-14
]>oeg .	-14
]>oeg een	-11
]>oeg van	-12
]>oei .	-14
]>oek ,	-18
]>oek .	-20
]>oek ;	-9
]>oek bij	-15
]>oek en	-19
]>oek ik	-17
]>oek op	-9
]>oek over	-14
]>oek van	-16
]>oel ,	-12
]>oel .	13
]>oel :	-12
]>oel ik	-19
]>oel je	-11
]>oen ,	-15
]>oen .	-11
]>oen en	-11
]>oen is	-13
]>oep .	-18
]>oep 0	-16
]>oep de	-12
]>oep op	-11
]>oep van	-11
]>oer ,	-21
]>oer .	9
]>oet ,	-25
]>oet als	-24
]>oet de	-31
]>oet en	-15
]>oet er	-13
]>oet het	-17
]>oet ie	-19
]>oge kant	-11
]>ogt ge	-25
]>oké dus	-20
]>oké ik	-9
]>old .	-9
]>ole !	17
]>ole van	-19
]>olf ,	-12
]>olk .	-8
]>omt .	-25
]>omt ;	-10
]>omt alleen	-8
]>omt een	-9
]>omt er	-16
]>omt in	-27
]>omt kijken	-16
]>omt op	-25
]>omt wordt	-19
]>ond .	-24
]>ond aan	-20
]>ond dat	-15
]>ond de	-9
]>ond gaat	-11
]>ond in	-8
]>ond je	-14
]>one ,	-11
]>ons en	-9
]>ons uit	-13
]>ood ,	-12
]>ood .	-16
]>ood en	-16
]>oog ,	-16
]>oog .	-10
]>ooi in	-14
]>ool .	-18
]>ool in	-15
]>ool van	-9
]>oom ,	9
]>oom .	-13
]>oom wordt	-14
]>oon .	-21
]>oon op	-16
]>oop ,	-17
]>oop :	12
]>oop heeft	-14
]>oop het	-17
]>oop je	-17
]>oor ,	-34
]>oor .	-15
]>oor de	-11
]>oor een	-19
]>oor en	-20
]>oor je	-13
]>oor van	13
]>oos .	-9
]>oos de	-13
]>oos –	-24
]>oot ,	-18
]>oot en	-16
]>oot gedrukt	-17
]>op '	-14
]>op .	-39
]>op 0	-14
]>op :	-10
]>op afstand	-27
]>op bezoek	-22
]>op bij	-19
]>op dag	-21
]>op dat	16
]>op de	-60
]>op dezelfde	-11
]>op die	10
]>op drie	-16
]>op een	-34
]>op elke	-21
]>op en	-28
]>op gevoel	-8
]>op het	-42
]>op hout	-12
]>op in	-10
]>op kantoor	-21
]>op lengte	-12
]>op maandag	-18
]>op maat	-12
]>op met	-12
]>op mijn	-16
]>op naam	-8
]>op nul	-14
]>op ons	-21
]>op onze	-21
]>op papier	-33
]>op schrift	-20
]>op slot	-13
]>op staat	-16
]>op tafel	-18
]>op te	-10
]>op tien	-13
]>op twee	-10
]>op vijf	-11
]>op volgorde	-14
]>op vrijdag	-24
]>op wit	-20
]>op z'n	-19
]>op zaterdag	-19
]>op zijn	-22
]>op één	-20
]>ord ,	-23
]>ord .	-25
]>ord in	-10
]>ord op	-9
]>ord van	-16
]>orf ,	-12
]>orm ,	-15
]>ort ,	-16
]>ort .	-32
]>ort met	-9
]>ost ,	-19
]>ost .	-26
]>ost en	-17
]>ote letters	-10
]>oud .	-13
]>oud :	-17
]>ouw ,	-17
]>ouw en	-12
]>ouw is	-18
]>ouw langs	-15
]>ouw van	-12
]>pak ,	-19
]>pak voor	-18
]>pas ,	-15
]>pas .	-14
]>pel ,	-17
]>pel mogelijk	-18
]>pen )	-9
]>pen ,	-39
]>pen .	9
]>pen en	-32
]>pen in	-23
]>pen mag	-17
]>pen met	-17
]>pen van	-24
]>pen we	-23
]>per ,	-22
]>per vraagt	-9
]>pim ,	-14
]>pje ,	-19
]>pot is	-9
]>put .	-21
]>r .	-13
]>rak .	-16
]>ray .	-10
]>rde ,	-10
]>rde .	-18
]>rde en	-14
]>rde keer	-15
]>rde wind	-21
]>rdt ,	14
]>rdt .	-18
]>rdt binnen	-19
]>rdt de	-12
]>rdt door	-22
]>rdt elke	-15
]>rdt en	-22
]>rdt er	-12
]>rdt gewogen	-8
]>rdt het	-11
]>rdt in	-25
]>rdt na	-19
]>rdt niet	-19
]>rdt nooit	-9
]>rdt om	-23
]>rdt op	-11
]>rdt pas	-17
]>rdt vervangen	-9
]>re :	-17
]>ref .	-12
]>rek ,	-11
]>rek .	-13
]>rek en	-21
]>rel 0	-13
]>rem ,	-11
]>ren ,	-19
]>ren :	-17
]>ren aan	-22
]>ren bij	-18
]>ren dan	9
]>ren dat	-19
]>ren de	-14
]>ren doen	-14
]>ren door	-26
]>ren een	-22
]>ren en	-42
]>ren heeft	-15
]>ren het	-10
]>ren in	-13
]>ren komen	-19
]>ren mag	-12
]>ren met	-28
]>ren niet	-11
]>ren of	-12
]>ren op	-31
]>ren open	-14
]>ren tot	-10
]>ren van	-48
]>ren voor	-28
]>ren we	16
]>ren zijn	-19
]>ren zo	-19
]>ren |	-13
]>res ,	-16
]>res van	-13
]>rev .	-18
]>rge het	-17
]>rid ,	-16
]>rie ,	-11
]>rie .	-12
]>rij ,	-17
]>rij .	-26
]>rij het	-9
]>rij in	-31
]>ril .	-18
]>ril en	-18
]>ril handschoenen	-11
]>rin .	-14
]>rin de	-15
]>rin en	-31
]>rin staat	-15
]>ris .	-14
]>rkt .	-12
]>rom zijn	-19
]>ron ,	-16
]>rry voor	-9
]>rst .	-13
]>rst is	-20
]>rte .	-13
]>rts ,	-23
]>rts heeft	-18
]>rug ,	-22
]>rug .	-14
]>rug op	-15
]>ruk en	-8
]>rum ,	-21
]>rum de	12
]>sch ,	-19
]>sel .	-10
]>sel erin	-19
]>sel je	-15
]>sen ,	-9
]>sen alleen	-19
]>sen bij	-24
]>sen buiten	-19
]>sen en	-36
]>sen in	-20
]>sen met	-10
]>sen onder	-8
]>sen op	-14
]>sen van	-27
]>sie ,	-17
]>sie .	-19
]>sie van	-15
]>sje .	-19
]>sje aan	-20
]>sje achter	-9
]>sje op	-13
]>ste ,	-15
]>ste .	-12
]>ste is	-17
]>ste laag	-15
]>ste rij	-10
]>tag ,	-15
]>tag wordt	-10
]>tal ,	9
]>tal .	-12
]>tal 0	-20
]>tal :	-19
]>tap |	-15
]>tas en	-21
]>tas met	-15
]>tel ,	-24
]>tel .	-21
]>tel :	-15
]>tel en	-15
]>tel ik	-17
]>tel in	-11
]>tel je	-10
]>tel uit	-9
]>tel van	-10
]>ten .	9
]>ten 0	-22
]>ten als	16
]>ten behalve	-17
]>ten bellen	-24
]>ten bij	-30
]>ten dat	-21
]>ten de	-27
]>ten die	-34
]>ten door	-20
]>ten dus	14
]>ten een	-20
]>ten eh	-24
]>ten en	-39
]>ten er	-9
]>ten eraf	-11
]>ten gaan	-11
]>ten gaat	13
]>ten geweest	-14
]>ten het	-12
]>ten hoe	-16
]>ten in	-29
]>ten is	-13
]>ten kan	-18
]>ten komen	15
]>ten los	-21
]>ten maar	-18
]>ten maken	-20
]>ten met	-42
]>ten na	-35
]>ten niet	-20
]>ten nooit	-14
]>ten onder	-22
]>ten op	-41
]>ten over	-19
]>ten per	-16
]>ten spullen	-23
]>ten tegen	-16
]>ten tellen	-22
]>ten tussen	14
]>ten uit	-23
]>ten van	-49
]>ten via	-20
]>ten voor	-36
]>ten we	-30
]>ten wij	-24
]>ten worden	-21
]>ten wordt	-19
]>ten zelf	-15
]>ten zet	-17
]>ten zijn	-19
]>ten zitten	-15
]>ten |	-21
]>ter (	-11
]>ter ,	-46
]>ter .	-28
]>ter :	-9
]>ter de	-17
]>ter eh	-15
]>ter en	-29
]>ter heeft	-13
]>ter in	-20
]>ter is	-26
]>ter neemt	-18
]>ter onder	-11
]>ter op	-24
]>ter |	-8
]>tes .	-17
]>tic ,	-15
]>tie .	-23
]>tie 0	-10
]>tie aan	-22
]>tie bij	-25
]>tie en	-10
]>tie heeft	-20
]>tie krijgt	-9
]>tie met	-14
]>tie op	-15
]>tie van	-29
]>tie |	-15
]>tie –	-22
]>tig ,	-17
]>tig .	-9
]>tig centimeter	-10
]>tig en	-25
]>tig graden	-25
]>tig in	-11
]>tig minuten	-14
]>tig uur	-12
]>til ,	-16
]>tis .	-9
]>tje ,	-22
]>tje .	-29
]>tje :	-9
]>tje en	-24
]>tje erin	-13
]>tje in	-26
]>tje met	-17
]>tje open	-13
]>tje van	-14
]>tje voor	-20
]>tje zetten	-11
]>tok ,	-13
]>ton ,	-10
]>top ,	-22
]>top .	-16
]>top aan	15
]>top en	-15
]>top je	-13
]>tor .	-10
]>tor aan	-10
]>tor en	-13
]>tra .	-8
]>tst en	-14
]>tst naar	-9
]>tte ,	-12
]>tte .	-17
]>tte 0	-9
]>tte procedure	-9
]>tum en	-9
]>udt de	-13
]>uid ,	-11
]>uig .	-11
]>uik ,	-14
]>uik naar	-9
]>uik open	-22
]>uik van	-18
]>uin .	-13
]>uip ,	-16
]>uis )	-9
]>uis ,	-16
]>uis .	-35
]>uis een	-10
]>uis in	-16
]>uis naar	-27
]>uis op	-12
]>uis wordt	-19
]>uit ,	-27
]>uit .	-21
]>uit 0	-10
]>uit :	-15
]>uit aan	-23
]>uit als	-17
]>uit dan	-14
]>uit de	-45
]>uit een	-20
]>uit elkaar	-20
]>uit en	-26
]>uit groep	-8
]>uit het	-25
]>uit hoe	-10
]>uit in	-16
]>ukt op	-10
]>uld ,	-14
]>uld .	-15
]>uld is	-12
]>uld met	-12
]>uli ,	-16
]>ult aan	-9
]>una .	11
]>uni ,	-12
]>unt .	-12
]>unt aan	-13
]>unt en	-16
]>urd .	-17
]>urd is	-10
]>urg ,	-16
]>urg en	-15
]>urk op	-12
]>urs ,	-19
]>urs en	-15
]>urt ,	-11
]>urt het	-10
]>urt met	-9
]>ute ,	11
]>uur ,	-24
]>uur en	-24
]>uur ik	-15
]>uur in	-18
]>uur staat	-18
]>uur wil	-12
]>uur wordt	-9
]>uwt ,	-20
]>v .	-19
]>vak en	-14
]>val :	-12
]>val van	-22
]>van een	-11
]>van is	-9
]>vel ,	-19
]>vel .	-13
]>ven ,	-42
]>ven .	-14
]>ven ;	-10
]>ven ?	-24
]>ven aan	-21
]>ven bij	24
]>ven dat	-17
]>ven de	-19
]>ven en	-18
]>ven hoe	-17
]>ven in	-19
]>ven is	-11
]>ven niet	-10
]>ven op	-17
]>ven over	-10
]>ven van	-16
]>ven werkwijze	-18
]>ver en	-15
]>vet ,	-24
]>vol ,	-13
]>wee ,	-12
]>wee dagen	-9
]>wee keer	-18
]>wee man	-14
]>wee mensen	-17
]>wee minuten	-15
]>wee nieuwe	-11
]>wee per	-16
]>wee te	-13
]>wee uur	-18
]>wee weken	-14
]>weg .	-26
]>weg 0	-13
]>weg dat	-17
]>weg tot	-12
]>weg van	-14
]>wel is	-13
]>wen .	-14
]>wen die	-15
]>wen en	-19
]>wen in	-19
]>wen van	-17
]>zak ,	9
]>zak .	-12
]>zal ik	-19
]>zen ,	-9
]>zen :	-12
]>zen aan	-13
]>zen die	-22
]>zen en	-26
]>zen in	-23
]>zen is	-12
]>zen met	-12
]>zen op	-20
]>zen van	-15
]>zen worden	-20
]>zer .	-11
]>zer eraf	-12
]>zer in	-10
]>zet .	-19
]>zet en	-15
]>zie je	-14
]>zig :	-13
]>zig is	10
]>zig met	-16
]>zij ,	-13
]>zij .	-13
]>zin ,	11
]>zit .	-22
]>zit aan	-8
]>zit de	-18
]>zit en	-22
]>zit in	-24
]>zn .	-19
]?	-9900
][	-9900
]]	-9900
]]& co	-13
]]& zn	-26
]]+ geboortedatum	-15
]], 0	-17
]], akela	-8
]], allebei	-10
]], alleen	-15
]], baas	-25
]], bewoners	-15
]], bon	-15
]], bordje	-19
]], briefjes	-10
]], dirk	-9
]], dode	-17
]], gasten	-15
]], gefeliciteerd	-12
]], gelamineerd	-14
]], hand	-12
]], handrem	-11
]], hierbij	-8
]], hoor	-13
]], is	-8
]], kachel	-20
]], kantplank	-10
]], ketel	-10
]], kinderen	-12
]], klanten	-23
]], kleur	-10
]], krijgt	-18
]], liefst	-17
]], masker	-9
]], meestal	-9
]], na	-14
]], nadine	-17
]], nagels	-13
]], nek	-11
]], noteert	-12
]], op	-30
]], origineel	-10
]], pim	-14
]], prima	-15
]], remmen	-13
]], samen	-24
]], schade	-8
]], scriba	-9
]], sorry	-8
]], standplaats	-14
]], stof	-11
]], stroom	-16
]], taart	-9
]], telkens	-14
]], tellen	10
]], temp	-16
]], ten	-12
]], terminal	-15
]], twee	-13
]], verschillende	-10
]], vlekken	-13
]], vloer	-11
]], waaronder	-8
]], wegen	-15
]], zout	-10
]]- 0	-21
]]- checklist	-19
]]. mevr	-19
]]0 april	-16
]]0 december	-11
]]0 is	-11
]]0 januari	-15
]]0 juli	-25
]]0 juni	-12
]]0 kamers	-12
]]0 kg	-9
]]0 kleding	-8
]]0 leden	-18
]]0 mei	-12
]]0 ml	-10
]]0 mm	-16
]]0 mu	-10
]]0 november	-13
]]0 oktober	-11
]]0 personen	-9
]]0 plekken	-11
]]0 sec	-10
]]0 stuks	-18
]]0 werkdagen	-16
]]0 zakt	-11
]]: alleen	-14
]]: dinsdag	-13
]]: fw	-17
]]: keuring	-18
]]: luc	-14
]]: monster	-9
]]: oke	-12
]]: r	-13
]]: re	-14
]]: secretariaat	-18
]]< 0	-14
]]^ a	-16
]]^ aanvragen	-19
]]^ aanwezig	-23
]]^ afkoelen	-17
]]^ afspraak	-21
]]^ alweer	-16
]]^ banden	-11
]]^ besproken	-15
]]^ betreft	-15
]]^ check	-12
]]^ chef	-17
]]^ coördinator	-12
]]^ d	-9
]]^ dagblad	-10
]]^ dennis	-20
]]^ depot	-13
]]^ directie	-18
]]^ do	-17
]]^ dode	-21
]]^ doel	-23
]]^ dubbel	-15
]]^ e	-12
]]^ eén	-8
]]^ geachte	-16
]]^ goedemiddag	-14
]]^ goeiemorgen	-22
]]^ groet	-9
]]^ h	-14
]]^ haha	-8
]]^ hallo	-17
]]^ held	-11
]]^ help	-13
]]^ is	-11
]]^ jongens	-8
]]^ kazen	-23
]]^ kees	-12
]]^ kevin	-16
]]^ lees	-10
]]^ lieve	-9
]]^ losse	-16
]]^ ma	-16
]]^ merci	-11
]]^ mo	-11
]]^ na	-12
]]^ notulen	-23
]]^ nr	-14
]]^ o	-9
]]^ oké	-17
]]^ ontvangst	-16
]]^ opgesteld	-10
]]^ opmerking	-10
]]^ opmerkingen	-9
]]^ overdracht	-18
]]^ parkeren	-13
]]^ patiënten	-22
]]^ platen	-18
]]^ productie	-19
]]^ protocol	-13
]]^ rederij	-12
]]^ regels	-20
]]^ registratie	-14
]]^ rev	-16
]]^ ronde	-14
]]^ rondvraag	-12
]]^ schoenen	-21
]]^ schoonmaak	-27
]]^ sindsdien	-11
]]^ sluiting	-9
]]^ stap	-8
]]^ stroom	-11
]]^ tabel	-12
]]^ teamoverleg	-8
]]^ titel	-16
]]^ toelichting	-16
]]^ toepassingsgebied	-16
]]^ tom	-24
]]^ trekkenwand	13
]]^ twijfel	-12
]]^ uitgifte	-25
]]^ vandaar	-10
]]^ varia	-12
]]^ verschil	-14
]]^ verslag	-23
]]^ vooral	-19
]]^ voorkomen	-16
]]^ vooruit	-13
]]^ wendy	-14
]]^ wo	-13
]]^ zal	-16
]]^ zucht	-16
]]aan boord	9
]]aan dek	-18
]]aan huis	11
]]aan tafel	-16
]]aan zijn	-19
]]achter oren	-12
]]af op	-21
]]afzuiging aan	-9
]]akte wordt	-17
]]al op	-9
]]alle sessies	-12
]]alleen op	-14
]]alles na	-18
]]alles op	-18
]]alles weg	-17
]]baan op	10
]]beide kanten	-15
]]bekend is	-8
]]beklede tafel	-15
]]bellen 0	-13
]]bij binnenkomst	-16
]]bij dezen	-14
]]bij harde	-21
]]bij komt	-16
]]bij les	-15
]]bij oranje	-17
]]bij strijklicht	-9
]]bij vorst	-9
]]bij wind	-17
]]bij zijn	-26
]]binnen 0	-14
]]binnen dertig	-19
]]blad 0	-19
]]blijft aan	-14
]]boven 0	-19
]]brug op	-18
]]cliënt thuis	-9
]]daar gaat	-12
]]daar komt	-11
]]daar zit	-17
]]dag 0	-12
]]dag erna	-14
]]dag sven	-13
]]dan 0	-8
]]dan breng	-14
]]dan doet	-10
]]dan gaan	-11
]]dan gaat	-19
]]dan komt	-12
]]dan rollen	-12
]]dat ding	-16
]]dat doet	-22
]]dat gaat	-25
]]dat is	-39
]]dat op	-14
]]dat pim	-15
]]de 0	-16
]]de aantallen	-19
]]de achterbank	-13
]]de achterdeur	12
]]de achterkant	-13
]]de achttien	-11
]]de administratie	-18
]]de advocaat	-15
]]de afdeling	-19
]]de afstortkluis	-8
]]de akte	-15
]]de apotheker	-12
]]de arm	-8
]]de arts	-24
]]de assistente	-18
]]de assistentes	-13
]]de avonddienst	-20
]]de baas	-19
]]de babyfoon	-18
]]de baliemedewerker	-11
]]de ballon	-14
]]de bank	-17
]]de bedoeling	-22
]]de beelden	-14
]]de begeleider	-14
]]de beheerder	-10
]]de bek	-21
]]de bestelling	-27
]]de beveiliger	-9
]]de bewoner	-21
]]de bewoners	-16
]]de boiler	-11
]]de bon	-15
]]de borst	-16
]]de boswachter	-15
]]de bovenste	-15
]]de brander	-16
]]de brandweer	-15
]]de breuk	-18
]]de brug	-17
]]de bruikleenovereenkomst	-16
]]de buik	-9
]]de buren	-19
]]de burgemeester	-23
]]de buurgraven	-12
]]de buurt	-14
]]de cel	-15
]]de cellen	-23
]]de centrale	-19
]]de chef	-18
]]de chip	-11
]]de compressor	-14
]]de computer	-21
]]de conciërge	-11
]]de coördinator	-12
]]de cursus	-11
]]de dakgoot	-11
]]de dienstdoende	-11
]]de dierenarts	-22
]]de dierverzorger	-9
]]de directeur	-21
]]de directie	-22
]]de dochter	-17
]]de dokter	-13
]]de draad	-10
]]de draden	-16
]]de droge	-8
]]de elektricien	-14
]]de elektrische	-15
]]de elleboog	-17
]]de ene	-28
]]de fiets	-17
]]de filter	-20
]]de firma	-15
]]de fout	-11
]]de föhn	-10
]]de gast	-16
]]de gebruiker	-10
]]de gewone	-16
]]de glazen	-14
]]de goede	-11
]]de goot	-16
]]de gordel	-11
]]de grens	-14
]]de groep	9
]]de haak	-9
]]de haard	-22
]]de hand	-29
]]de haven	-15
]]de haverklap	-19
]]de helft	-10
]]de herfstvakantie	-11
]]de hiel	-10
]]de hoek	-11
]]de hoeken	-22
]]de hoes	-9
]]de hoge	-11
]]de hond	-23
]]de houten	-14
]]de huid	-14
]]de huidige	-16
]]de huurder	-11
]]de ijsmeester	-13
]]de importeur	-10
]]de inhoud	-15
]]de inlaat	-18
]]de inspectie	-20
]]de instructeur	-10
]]de intercom	-13
]]de jodium	-17
]]de jongens	-24
]]de juiste	-16
]]de kaas	-17
]]de kabel	-12
]]de kade	-26
]]de kamer	-28
]]de kamers	-15
]]de kap	-11
]]de kassa	-9
]]de kat	-15
]]de kempen	-15
]]de kerk	-18
]]de ketel	-9
]]de keuken	-23
]]de kikkers	-11
]]de klantkaart	-16
]]de klas	14
]]de klep	-15
]]de kleur	-18
]]de klok	-17
]]de klokken	12
]]de knop	-10
]]de koeling	-28
]]de koelkast	-9
]]de koepel	-19
]]de koffer	-19
]]de koffie	-14
]]de koffiemachine	-12
]]de kom	-9
]]de kooi	-12
]]de koster	-9
]]de krant	-8
]]de kringloop	-21
]]de kruimels	-15
]]de kuip	-19
]]de kwaliteit	-19
]]de la	-14
]]de ladder	-10
]]de lader	-16
]]de lampen	-10
]]de lange	-11
]]de ledenvergadering	-13
]]de leerkracht	-13
]]de lege	-16
]]de leiding	9
]]de leidingen	-14
]]de lek	-14
]]de linde	-17
]]de loeplamp	-9
]]de loods	-25
]]de lucht	-15
]]de machinist	-14
]]de mal	-9
]]de mand	-9
]]de mappen	-13
]]de mat	-10
]]de matroos	-10
]]de medewerker	-15
]]de meldkamer	-14
]]de melk	-28
]]de middag	-15
]]de middelste	-19
]]de molen	-15
]]de momentsleutel	-21
]]de monteur	-20
]]de muur	-27
]]de nek	-12
]]de netbeheerder	-15
]]de neus	-12
]]de nummers	-15
]]de nvwa	-19
]]de offerte	-11
]]de omgevingsdienst	-9
]]de ontvangst	-20
]]de opening	-15
]]de oproep	-11
]]de opzichter	-16
]]de oren	-13
]]de oven	-14
]]de overdracht	-21
]]de overkant	-15
]]de overledene	-13
]]de pallet	-15
]]de papieren	-20
]]de partij	-11
]]de patiënt	-13
]]de peilschaal	-13
]]de pers	-13
]]de plaat	-16
]]de plank	-9
]]de planner	-19
]]de planning	-13
]]de plastic	-16
]]de ploeg	-16
]]de politie	-12
]]de poort	-22
]]de portier	-9
]]de poulebrief	-9
]]de printer	-11
]]de provincie	-15
]]de punten	-9
]]de put	-21
]]de rdw	-15
]]de receptie	-11
]]de regio	-17
]]de rem	-22
]]de reserve	-13
]]de restaurator	-13
]]de richting	-18
]]de rij	-10
]]de rijrichting	-10
]]de ring	-18
]]de ronde	-13
]]de rubber	-15
]]de rug	-18
]]de ruit	-13
]]de rva	-9
]]de schaar	-14
]]de schapen	11
]]de schipper	-23
]]de schippers	-22
]]de secretaris	-18
]]de shunt	-18
]]de site	-22
]]de slang	-10
]]de sleutels	16
]]de sloot	-18
]]de sluis	-12
]]de stagiaire	-17
]]de stagiaires	-14
]]de stand	-13
]]de stelling	-22
]]de stenen	-9
]]de straat	-22
]]de studenten	-13
]]de tafel	-20
]]de tafels	-16
]]de tas	-16
]]de teamleider	-10
]]de tekening	-9
]]de tester	-15
]]de tillift	-18
]]de titel	-8
]]de ton	-8
]]de toonbank	-23
]]de trailer	-13
]]de trekker	-13
]]de twaalf	-8
]]de twee	-15
]]de u-vorm	-11
]]de uitzendkrachten	-15
]]de uv-lamp	-12
]]de veiling	-25
]]de velg	-13
]]de vergadering	-16
]]de verkeerde	-27
]]de verkoper	-19
]]de verpleegkundige	-19
]]de verwarming	-19
]]de verzekeraar	-17
]]de verzekering	-20
]]de vierde	-16
]]de vinder	-12
]]de vloer	9
]]de voeten	-21
]]de voorzitter	-12
]]de vriezer	-11
]]de vrijwilliger	-15
]]de waarborg	-13
]]de wagens	-10
]]de wasplaats	-11
]]de website	-11
]]de weduwe	-14
]]de weg	-10
]]de werf	-8
]]de werfleider	-12
]]de werkbon	-16
]]de wielen	-17
]]de wijkagent	-18
]]de wiki	-17
]]de wind	-20
]]de winkel	-20
]]de witte	-11
]]de zakken	-19
]]de zaklamp	-18
]]de zeilen	-23
]]de zender	-9
]]de zestien	-21
]]de zijkant	-16
]]de zomer	-21
]]de zon	-14
]]deur op	-8
]]deze zomer	-9
]]dezelfde avond	-13
]]dicht is	-9
]]dicht zijn	-11
]]die erin	-10
]]die gaan	-15
]]die hebben	-11
]]die is	-10
]]die op	-8
]]die zijn	-12
]]direct na	-18
]]dit is	-27
]]dit uitschrijven	-16
]]dit voorjaar	-13
]]door aan	-12
]]door twee	-16
]]drie millimeter	-15
]]drie op	-17
]]drie punten	-12
]]drie verschillende	-20
]]droog is	-13
]]dun laagje	-9
]]dus sorry	-9
]]een a4'tje	-16
]]een afspraak	-29
]]een afwijking	-18
]]een beetje	-21
]]een bericht	-15
]]een beschreven	-17
]]een beschrijving	-18
]]een boete	-14
]]een briefje	-18
]]een conditierapport	-9
]]een container	-13
]]een draaiboek	-12
]]een druppel	-14
]]een duidelijk	-12
]]een duidelijke	-16
]]een dun	-17
]]een eenvoudige	-19
]]een exemplaar	-15
]]een familiebedrijf	-19
]]een fiche	-20
]]een fiets	-14
]]een flesje	-14
]]een gast	-25
]]een gat	-20
]]een geschreven	-16
]]een gewone	-15
]]een goede	-15
]]een groep	10
]]een groot	-12
]]een halfuur	-21
]]een handdoek	-15
]]een handleiding	-16
]]een heldere	-14
]]een helixtest	-10
]]een hernia	-11
]]een hond	-28
]]een huurder	-21
]]een invaller	-14
]]een jongen	-13
]]een kapotte	-11
]]een kelder	-12
]]een kier	-25
]]een klein	-18
]]een kwart	-20
]]een lamp	-15
]]een laptop	-16
]]een legitimatie	-11
]]een mailtje	-11
]]een minuut	-17
]]een monster	-11
]]een mooi	-8
]]een nacht	-18
]]een nette	-9
]]een nieuw	-19
]]een overledene	11
]]een paaltje	-13
]]een paar	-23
]]een paard	-20
]]een ploeg	-21
]]een protocol	-17
]]een regionale	-22
]]een review	-14
]]een rij	-24
]]een rijtje	-15
]]een rondje	-10
]]een rustige	-18
]]een schone	-17
]]een schriftelijke	-15
]]een slang	-17
]]een stagiair	-23
]]een stappenplan	-18
]]een stipje	-14
]]een student	-20
]]een stukje	-9
]]een tas	-22
]]een tiende	-12
]]een val	-20
]]een vast	-14
]]een vlaggetje	-9
]]een voorschrift	-19
]]een werkinstructie	-19
]]een zwart	-10
]]eens op	-19
]]eens proberen	-15
]]eerlijk gezegd	-20
]]eerst op	-18
]]eerste rijles	21
]]eerste twee	-16
]]elkaar zelden	-19
]]elke 0	-9
]]elke avond	-21
]]elke dinsdag	-10
]]elke vakantie	-19
]]en 0	-16
]]en belt	-17
]]en bloemen	-17
]]en chloor	-8
]]en daarvan	-23
]]en gaat	-17
]]en geven	-20
]]en gooi	-9
]]en hebben	-13
]]en hoogte	-9
]]en hou	-12
]]en is	-18
]]en krijgt	-9
]]en loop	-14
]]en mailt	-11
]]en masker	-8
]]en meldt	-11
]]en na	-29
]]en noemt	-12
]]en nu	-15
]]en ontsmet	-10
]]en op	-22
]]en opnieuw	-21
]]en overschoenen	-8
]]en pakt	-11
]]en prikt	-9
]]en sindsdien	-14
]]en solderen	-12
]]en soms	-8
]]en twee	-18
]]en verder	-16
]]en voelt	-9
]]en wijst	-13
]]en wordt	-11
]]en zetten	-11
]]en zijn	-18
]]er eentje	-11
]]er gaat	-16
]]er gebeurt	-22
]]er helemaal	-15
]]er hoort	-13
]]er is	-23
]]er komt	-10
]]er na	-17
]]er twee	-22
]]er wordt	-10
]]er zijn	-11
]]er zit	-22
]]even inspreken	-18
]]even luisteren	-17
]]fase 0	-12
]]fles rechtop	-8
]]gaan na	-12
]]gaan uit	-11
]]gaat op	-10
]]gaat weg	-12
]]ge doet	-15
]]ge op	-18
]]ge steekt	-15
]]geachte heer	-19
]]gebeurd is	-15
]]gebruikt is	-12
]]gedaan is	-14
]]geen antwoord	-8
]]geen discussie	-12
]]geen fleece	-12
]]geen regen	-10
]]geen vuur	-11
]]gele container	-11
]]gevonden voorwerpen	24
]]gevuld is	-12
]]geweest is	-17
]]goed is	-16
]]graag omzetten	-16
]]graag uitwerken	-23
]]groen is	-12
]]groep 0	-10
]]groot gedrukt	-17
]]grote letters	-13
]]hallo doet	-15
]]hallo hallo	-18
]]hand aan	-10
]]handschoenen aan	-16
]]hard is	-11
]]harde wind	17
]]heb is	-15
]]heeft 0	-15
]]heeft ingevuld	-15
]]heeft zijn	-10
]]helder is	-10
]]hele nacht	-11
]]hem op	-13
]]hesje aan	-13
]]het aantal	-18
]]het account	-20
]]het asiel	-18
]]het bed	-16
]]het bedrijf	-8
]]het bestuur	-10
]]het beu	-15
]]het boek	-13
]]het bordje	-12
]]het centrum	-15
]]het certificaat	-9
]]het concept	-10
]]het conditierapport	-13
]]het contract	-13
]]het dak	-13
]]het dier	-11
]]het doet	-9
]]het donker	-11
]]het draaiboek	-17
]]het einde	-20
]]het eiwit	-14
]]het frame	-16
]]het gaat	-36
]]het geheugen	-14
]]het gezicht	-11
]]het gezien	-19
]]het hek	-13
]]het hoofdkantoor	-13
]]het huis	-21
]]het identiteitsbewijs	-15
]]het incident	-10
]]het industrieterrein	-13
]]het is	-31
]]het journaal	-15
]]het kalf	-18
]]het kastje	-20
]]het kijkgat	-24
]]het komt	-9
]]het kraantje	-20
]]het laatst	-18
]]het lab	-17
]]het labo	-14
]]het lampje	-11
]]het lijf	-19
]]het logboek	-15
]]het logo	-11
]]het lokaal	-9
]]het loket	-15
]]het lossen	8
]]het luik	-11
]]het magazijn	-9
]]het mandje	-14
]]het meest	-11
]]het mes	-14
]]het midden	-22
]]het museum	-21
]]het netwerk	-14
]]het nu	-24
]]het ontvangen	-22
]]het oor	-12
]]het op	-27
]]het orgel	-10
]]het paar	-13
]]het paneel	-15
]]het paspoort	-10
]]het plein	12
]]het poeder	-15
]]het pools	-12
]]het portaal	-20
]]het probleem	-15
]]het proces-verbaal	-19
]]het raam	-20
]]het register	-13
]]het rek	-15
]]het scherm	-12
]]het schrift	-10
]]het scouten	22
]]het secretariaat	-13
]]het snappen	-10
]]het terrein	-9
]]het testen	-27
]]het theoriecertificaat	-14
]]het touw	-17
]]het uwv	-11
]]het vak	-16
]]het veld	-16
]]het verzoek	-13
]]het voertuig	-14
]]het voeteneind	-16
]]het voorjaar	9
]]het voorwerp	-8
]]het vuur	-22
]]het weekend	-15
]]het weg	-16
]]het whiteboard	-14
]]het woord	-10
]]hij rijdt	-11
]]hoe hoog	-23
]]hoofd td	-11
]]hoofdschakelaar uit	-9
]]iedereen dacht	-11
]]iedereen op	-11
]]iemand aan	-14
]]iemand belt	11
]]iemand onwel	-11
]]iemand op	-22
]]iets aan	-19
]]iets hebben	-16
]]iets komt	-8
]]iets maken	-22
]]iets op	-18
]]ik dicteer	-17
]]ik geef	-10
]]ik hang	-12
]]ik ken	-17
]]ik na	-9
]]ik op	-16
]]ik spreek	-17
]]ik vertel	-10
]]ik zit	-22
]]in 0	-20
]]in augustus	-9
]]in bakje	-11
]]in brugge	-19
]]in drachten	-11
]]in februari	-20
]]in heerlen	-12
]]in huis	-12
]]in januari	-18
]]in juni	-13
]]in komt	-8
]]in limburg	-17
]]in lokeren	-10
]]in mei	-18
]]in november	-24
]]in oktober	-21
]]in omloop	-16
]]in op	-11
]]in orde	-11
]]in parnassys	-12
]]in quarantaine	13
]]in september	-13
]]in terneuzen	-15
]]in tilburg	-22
]]in zit	-14
]]is gaat	-15
]]is gebleken	-10
]]is geweest	-13
]]is nu	-9
]]is op	-21
]]is stoppen	-13
]]is verboden	-19
]]is verplaatst	-9
]]is vervangen	-18
]]ja hallo	-12
]]ja oké	-15
]]ja test	-13
]]jaar hebben	-18
]]je belt	-18
]]je bent	-13
]]je denkt	-9
]]je doet	-14
]]je op	-23
]]je strepen	-14
]]je uit	-12
]]je vult	-12
]]jongste is	-10
]]juli 0	-10
]]jurk op	-12
]]kaartje eraan	-15
]]kabel aan	-11
]]kale plekken	-17
]]kan alleen	-10
]]kan volgen	-17
]]kanaal 0	-13
]]kanten op	-11
]]kapot is	-16
]]keer op	-15
]]kijkt na	-11
]]kijkt op	-16
]]kind gaat	-14
]]klaar 0	-13
]]klant is	-22
]]klep op	-12
]]komt alleen	-12
]]komt op	-24
]]korrel 0	-15
]]kort verslag	-8
]]korte zinnen	-12
]]krijgen 0	-14
]]krom zijn	-17
]]kunnen zetten	-14
]]laatste verzorging	-17
]]laatste werkdag	-15
]]lange tafel	-9
]]laptop aan	-14
]]laten afkoelen	-16
]]laten aflopen	-15
]]laten draaien	-14
]]laten maken	-22
]]leeg is	-17
]]leerling thuis	-12
]]let op	-20
]]licht op	-15
]]lijn 0	-16
]]lijst op	-10
]]maar op	-13
]]maar serieus	-13
]]mag alleen	-12
]]mag meekijken	-11
]]man aan	-10
]]masker op	-9
]]max 0	-17
]]maximaal 0	-10
]]maximum 0	-11
]]mee uit	-17
]]meer op	-13
]]meeste hoogachting	-13
]]melden aan	-9
]]met 0	-16
]]met alcohol	-10
]]met dichte	-8
]]met gevonden	-17
]]met krijt	-17
]]met legitimatie	-14
]]met pensioen	-17
]]met schriftelijk	-14
]]met welk	-15
]]met zeep	-13
]]met zijn	-11
]]mijn broer	-16
]]mijn klanten	-13
]]mijn neef	-18
]]mijn verzoek	-12
]]mijn vrouw	-10
]]mijn zoon	-13
]]minimaal twee	-13
]]minstens 0	-8
]]mo 0	-15
]]moet gaan	-19
]]moet op	-19
]]molenaar op	-9
]]monteur meldt	-16
]]motor uit	-16
]]na afloop	-16
]]na twee	-19
]]na veertien	-9
]]naam op	-8
]]naar 0	-9
]]naar aanleiding	-14
]]naar beneden	-18
]]naar huis	-17
]]naar kantoor	-17
]]naar zijn	-9
]]nakijken op	-9
]]nen 0	-12
]]netjes uitwerken	-14
]]niemand aan	-15
]]niet aan	-23
]]niet alleen	-19
]]niet blij	-11
]]niet doorgegeven	-9
]]niet eerder	-15
]]niet hoger	-12
]]niet langer	-14
]]niet na	-16
]]niet onderbreken	-9
]]niet op	-28
]]niet storen	-14
]]niet thuis	9
]]niet tijdens	-14
]]niet toegestaan	-11
]]niet uit	-15
]]niet verder	-14
]]niet vergeten	-14
]]niets aan	-21
]]nieuwe collega's	-12
]]nieuwe jongen	-15
]]nieuwe medewerkers	13
]]niks gebeurd	-16
]]nog op	-17
]]nooit aan	-11
]]nooit hardop	-11
]]nooit op	-25
]]of kinderen	-15
]]om 0	-25
]]om aan	-9
]]onder 0	-8
]]onderwerp is	-15
]]ons aan	-19
]]ons kantoor	-17
]]ons kinderdagverblijf	14
]]ons terrein	-11
]]onwel is	-13
]]ook aan	-24
]]ook op	-20
]]op 0	-18
]]op afstand	-31
]]op bezoek	-21
]]op gevoel	-12
]]op hout	-11
]]op kantoor	10
]]op lengte	-14
]]op nul	-16
]]op schrift	-24
]]op stil	-8
]]op tafel	-22
]]op twee	-8
]]op zaterdag	-19
]]op zijn	-23
]]op zoom	-13
]]open atelier	-12
]]open is	-8
]]oud ijzer	-12
]]over op	-16
]]over zijn	-11
]]overschoenen aan	-9
]]pagina 0	-9
]]papier komt	-11
]]papier zetten	-28
]]partner op	-15
]]pas na	-22
]]paspoorten gaan	-11
]]pensioen is	-16
]]per 0	-11
]]per pad	-16
]]per tafel	-19
]]ph 0	-9
]]postbus 0	-11
]]profiel meten	-21
]]ramen op	-16
]]s avonds	-27
]]s middags	-11
]]s morgens	-19
]]s nachts	-12
]]s ochtends	-32
]]schoenen uit	-13
]]schoon is	-9
]]schriftelijk akkoord	-12
]]schuin afsnijden	-9
]]simpel mogelijk	-16
]]sinds 0	-10
]]sorteren op	-17
]]sportieve groeten	-11
]]staan op	-9
]]staat aan	-14
]]staat nergens	-16
]]staat op	-17
]]stal 0	-21
]]stand 0	-15
]]status op	-9
]]steekt zijn	-11
]]stembureau 0	-16
]]stond op	-11
]]t is	-8
]]t vet	11
]]tag wordt	-10
]]te beschrijven	-18
]]te brengen	-14
]]te hebben	15
]]te horen	-23
]]te maken	-23
]]te schreeuwen	-16
]]te schrijven	-13
]]te snel	-13
]]te stellen	-18
]]te zetten	-10
]]te zijn	-21
]]te zoeken	-10
]]teller op	-16
]]telt 0	-14
]]telt na	-17
]]ten slotte	-10
]]ter plaatse	-9
]]ter plekke	-12
]]terug op	-13
]]test test	-17
]]testen op	-24
]]thuis op	-16
]]tien werkdagen	-11
]]tijd is	-14
]]toen bleek	-11
]]tot 0	-18
]]tot aan	-10
]]tot elleboog	-8
]]tot op	-30
]]tussen twee	-22
]]twee kratten	-11
]]twee medewerkers	-18
]]uit aan	-23
]]uit groep	-14
]]uitleen instrumenten	14
]]uur aan	10
]]uur gesloten	-10
]]uur komt	11
]]uur uit	-16
]]van 0	-31
]]van achteren	-24
]]van damme	-14
]]van den	-9
]]van der	-17
]]van dinsdag	-17
]]van jou	-16
]]van komen	-18
]]van maken	-39
]]van negen	-20
]]van tevoren	-35
]]van toon	-28
]]van twee	-24
]]van veertien	-17
]]van vijftien	-13
]]van zaken	-29
]]vanaf 0	-14
]]vanaf nu	-13
]]vast rondje	-12
]]vergoed wordt	-16
]]verschillende antwoorden	-9
]]verslag teamoverleg	-9
]]vier hectare	-13
]]vijf werkdagen	-13
]]voetplaten op	-11
]]vol aan	-8
]]voor 0	-13
]]voor aan	-14
]]voor eta	-12
]]voor ontvangst	-9
]]voor op	-14
]]voor personeel	-16
]]voor zijn	-16
]]vrij chloor	-16
]]vrijdag 0	-15
]]vrouw is	-15
]]vóór 0	-13
]]wacht op	-22
]]wagen komt	-15
]]wassen op	-19
]]wat ging	-15
]]we 0	-12
]]we hebben	-44
]]we twee	-9
]]we voortaan	-25
]]we zijn	-11
]]week 0	-14
]]weer op	-16
]]weer storing	-14
]]werk op	-15
]]werkwijze op	-9
]]wij hebben	-20
]]wij maken	-21
]]wij nu	-12
]]wij twee	-12
]]wij zijn	-18
]]wil nu	-12
]]windkracht 0	-16
]]wisselen op	-23
]]wordt gewogen	-10
]]wordt na	-21
]]wordt op	-10
]]wordt vervangen	-11
]]z'n tweeën	-18
]]zaal 0	-14
]]ze aan	-10
]]ze komen	-20
]]ze zijn	-12
]]zelf aan	-16
]]zelf op	-8
]]zelf zijn	-21
]]zet zijn	-9
]]zij vroegen	-9
]]zijn bezig	-14
]]zijn instrument	-9
]]zijn op	-12
]]zijn verboden	-18
]]zo simpel	-19
]]zo'n 0	-21
]]zonder stroom	-21
]]zuursel erin	-21
]]zwaailamp aan	-15
]]zwart op	-20
]]| rev	-12
]]één druppel	-9
]]– 0	-30
]]– afdeling	-12
]a	-17
]a-verklaring	-15
]a4	-15
]a4'tje	-18
]aalst	-18
]aan	-61
]aangaat	-19
]aangemeld	-9
]aangenomen	-12
]aangevraagd	-12
]aangifte	-11
]aankan	-15
]aankomst	-15
]aanleiding	-12
]aannemen	-24
]aanpak	-19
]aanraken	-17
]aantal	-24
]aantallen	-18
]aantekeningen	-12
]aantrekken	-18
]aanvraag	-13
]aanvragen	-32
]aanvullen	-9
]aanwezig	-29
]aanwijst	-11
]aardkabel	-9
]abdel	-11
]acclimatiseren	-10
]account	-20
]accounts	-14
]accu's	10
]acht	-9900
]achter	-9900
]achteraan	-12
]achterbank	-13
]achterdeur	9
]achteren	-24
]achtergelaten	-13
]achterin	-11
]achterkant	-17
]achterste	-10
]achteruit	-13
]achttien	-26
]actuele	-16
]administratie	-16
]adres	-19
]advies	-15
]adviseur	-14
]advocaat	-16
]aerts	-21
]af	-9900
]afblijven	-10
]afd	-18
]afdeling	-24
]afdrukken	13
]afgekeurd	-9
]afgelopen	-17
]afgesloten	-22
]afgesproken	-16
]afhalen	-18
]afkoelen	-24
]aflaten	-22
]aflezen	-21
]afloop	-20
]aflopen	-15
]afnemen	-22
]afplakken	-12
]afromen	-20
]afschakelen	13
]afsluiter	-12
]afsnijden	-9
]afspraak	-31
]afspraken	-19
]afstand	-34
]afstortkluis	-8
]aftekenen	-12
]afvegen	-16
]afvinken	-8
]afvoer	-11
]afwijking	-20
]afzetten	-9
]afzuiging	-9
]akela	-8
]akkoord	-13
]al	-9900
]alarm	-16
]alcohol	-26
]algemeen	-15
]alle	-9900
]allebei	-16
]allee	-27
]alleen	-10
]allemaal	-9900
]allen	-23
]allergietest	-23
]allergieën	14
]allergisch	-18
]alles	-9900
]als	-9900
]alsjeblieft	-13
]alsof	-22
]alstublieft	-18
]altijd	-9900
]alweer	-25
]analist	-9
]ander	-9900
]andere	-9900
]anderen	-9
]anderhalf	-21
]anderhalve	-17
]anders	-9900
]anneke	-19
]annelies	-15
]anouk	-15
]antenne	-20
]antwoord	-11
]antwoorden	-9
]antwoordt	-19
]apart	-9900
]aparte	-14
]apotheek	-23
]apotheker	-12
]app	-9900
]appartementen	-14
]appje	-12
]april	-28
]archief	-15
]arm	-18
]arts	-24
]asbest	-20
]asiel	-18
]assen	-13
]assistente	-21
]assistentes	-15
]atelier	-23
]attest	-15
]aub	-23
]audit	-10
]augustus	-11
]auteur	-9
]auto	-9900
]auto's	-13
]avonddienst	-20
]avonds	-27
]awel	-17
]b	-9900
]baan	12
]baard	-9
]baby's	10
]babyfoon	-18
]bad	-9
]badge	-19
]bak	-9900
]bakfiets	-10
]bakje	-15
]bakken	8
]bakker	-20
]bakkerij	-9
]baliemedewerker	-11
]balk	-13
]balken	-13
]ballon	-14
]bang	-14
]bank	-20
]banken	-22
]bar	-9900
]bart	-14
]bas	-16
]basis	-13
]basisschool	-13
]batterij	-13
]bed	-27
]bedankt	-12
]bedoeling	-22
]bedrag	-14
]bedrijf	-20
]bedrijfsleider	-14
]beeld	-15
]beelden	-17
]been	-15
]beestjes	-20
]beetje	-23
]begeleiden	-25
]begeleider	-16
]begeleidster	-18
]begin	-9900
]beginnen	-36
]begint	-9900
]begon	-10
]begrijpt	-15
]behalve	-9900
]behandeld	-15
]behandelen	-23
]beheerder	-10
]behuizing	-12
]beide	-9900
]beiden	-10
]bek	-21
]bekappen	-28
]bekertje	-13
]bekijken	-24
]bekijkt	-22
]bekken	-8
]beklede	-14
]bel	-9900
]belangrijkste	-14
]belasting	-11
]belde	-15
]bellen	-9900
]belletjes	-9
]ben	-9900
]beneden	-18
]benen	-18
]bent	-20
]bepaalt	-11
]beperking	-19
]bereik	-9
]bericht	-28
]beschadigd	-17
]beschadigde	-20
]beschreven	-26
]beschrijven	-27
]beschrijving	-22
]beslaan	15
]beslist	-10
]besloten	-14
]bespreekt	-10
]bespreken	-9
]besproken	-10
]best	-10
]bestaat	-22
]bestand	-9
]bestanden	-12
]beste	-9900
]besteld	-12
]bestelling	-27
]bestelt	-10
]bestemd	-12
]bestrijden	-18
]bestuur	-24
]bestuursleden	-12
]betaald	-19
]betaalt	-10
]betalen	-14
]betekent	-12
]beter	-25
]betreft	-16
]beu	-15
]beveiliger	-9
]bevestigt	-18
]bevroren	-18
]bewaard	-10
]bewaren	-24
]beweegt	-15
]bewijs	-13
]bewoner	-12
]bewoners	8
]bezig	-17
]bezit	-13
]bezoek	-27
]bezoekers	-19
]bibliothecaris	-11
]bieb	-10
]biest	-21
]bij	-9900
]bijen	-11
]bijlage	-12
]bijna	-27
]bijstellen	-22
]bijt	-13
]binnen	-9900
]binnengekomen	-13
]binnenkomst	-16
]binnenkomt	9
]blaast	-19
]blad	-9900
]bladeren	-13
]bladmuziek	-22
]bladzijde	-17
]blank	-14
]blauw	-13
]blauwe	-9900
]bleek	-24
]blij	-11
]blijf	-17
]blijft	-9900
]blijven	-9900
]bloed	-15
]bloedverdunners	-8
]bloem	-16
]bloemen	-19
]blok	-13
]blokkeren	-19
]bocht	-25
]boek	-16
]boekje	-20
]boer	-18
]boete	-18
]boiler	-11
]bollen	-21
]bomen	-13
]bon	-18
]bonnen	-11
]bonnetje	-12
]boord	9
]boort	-10
]boos	-14
]boot	-18
]bord	-9900
]borden	-13
]bordje	-22
]bordjes	-11
]borg	-18
]borst	-16
]borstel	-11
]boswachter	-15
]bot	-14
]bouten	-20
]bouwt	-9
]boven	-9900
]bovenaan	-17
]bovenste	-15
]braken	-13
]bram	-19
]brand	-12
]brandalarm	11
]branden	-23
]brander	-21
]brandweer	-24
]breda	-12
]breng	-14
]brengen	11
]brengt	-11
]breuk	-23
]brief	-11
]briefje	-16
]broer	-23
]brood	-15
]brug	-16
]brugge	-21
]bruikleenovereenkomst	-16
]brussel	-12
]buik	-16
]buiten	-9900
]buitenlandse	-11
]bult	-11
]bunkerboot	10
]bunkeren	-18
]bureau	-24
]buren	-22
]burgemeester	-24
]burger	-9
]burgerzaken	-25
]bussen	-17
]buurgraven	-12
]buurt	-15
]bv	-23
]c	-9900
]cabine	-17
]café	-11
]camera	-9900
]camera's	-11
]camping	-21
]catalogus	12
]cel	-15
]cellen	-24
]centimeter	-9900
]centraal	-19
]centrale	-19
]centrum	14
]certificaat	-13
]chagrijnig	-18
]chauffeur	-9900
]chauffeurs	-21
]check	-21
]checken	-9
]checklist	-31
]checkt	-12
]chef	-26
]chip	-17
]chloor	-27
]cilinder	-15
]circus	-17
]claes	-19
]claim	-16
]cliënt	-9900
]cliënten	-20
]cm	-9900
]co	-13
]coating	-9
]code	-9900
]collega	-9900
]collega's	-22
]compliance	-13
]compressor	-14
]computer	-21
]concept	-21
]conciërge	-11
]conditierapport	-15
]conservator	-10
]contact	-16
]container	-15
]containers	-11
]contant	-12
]contract	-18
]controle	9
]controleer	-21
]controleert	-9900
]controleren	-9900
]corrigeren	-17
]coördinator	-13
]crematorium	-10
]cursisten	-20
]cursus	-12
]cuvet	-13
]d	-17
]d'r	-22
]da	-20
]daan	-16
]daar	-9900
]daarboven	-14
]daarna	-9900
]daarom	-9900
]daarover	-8
]daarvan	-25
]daarvoor	-30
]dacht	-13
]dag	-9900
]dagblad	-10
]dagelijks	-24
]dagen	-9900
]dakgoot	-11
]dame	-15
]damme	-14
]dan	-9900
]dank	-13
]dat	-9900
]datum	-9900
]de	-9900
]december	-11
]deed	-9900
]deeg	-15
]deel	-9
]deftig	-13
]degene	-20
]dek	-20
]dekken	-14
]deksel	-9900
]delen	-17
]den	-20
]denk	-12
]denken	-18
]denkt	-11
]dennis	-21
]der	-17
]derde	-9900
]dertig	-16
]desem	-22
]desinfecteren	-12
]desinfectie	-9
]deur	-9900
]deuren	-9900
]deventer	-9
]deze	-9900
]dezelfde	-9900
]dezen	-14
]di	-9900
]dicht	-9900
]dichtdraaien	-16
]dichte	-17
]dicteer	-17
]die	-9900
]dienst	-9900
]dienstdoende	-9
]dient	-8
]diepte	-14
]dier	-11
]dieren	11
]dierenarts	-23
]dierverzorger	-9
]diesel	-10
]dik	-17
]dikke	-21
]dikte	-15
]ding	-25
]dingen	-18
]dinsdag	-28
]direct	-9900
]directeur	-22
]directie	-27
]discussie	-12
]discussies	-13
]dit	-9900
]do	-21
]dochter	-18
]document	-9900
]dode	-25
]doe	-9900
]doek	-9900
]doeken	-12
]doekje	-19
]doel	-23
]doelen	-11
]doen	-9900
]doet	-46
]dokter	-14
]donderdag	-9900
]donker	-13
]dood	-19
]door	-9900
]doorgegeven	10
]doorgeven	-30
]doorspoelen	10
]doos	-9900
]dop	-17
]dopje	-14
]dorp	-19
]dossier	-9900
]dossiers	12
]dozen	-18
]draad	-16
]draadje	-17
]draagt	-14
]draai	-19
]draaiboek	-19
]draaien	15
]draait	-9900
]drachten	-13
]draden	-19
]drank	-9
]drie	-9900
]dringend	-15
]drinken	-10
]drinkt	-14
]droge	-14
]drogen	-9900
]dronken	-25
]droog	-9900
]droogkast	-9
]drs	-14
]druk	-9900
]drukken	-22
]drukt	-9
]drummer	-11
]druppel	-16
]dubbel	-22
]dubbele	-16
]duidelijk	-16
]duidelijke	-19
]duif	-8
]duim	-14
]duits	-14
]dun	-18
]duren	-12
]dus	-9900
]duur	-12
]duurt	-17
]duwen	-16
]dweilen	-20
]dán	-11
]e	-12
]echt	-9900
]echte	-15
]echter	-9
]een	-9900
]eens	-9900
]eentje	-10
]eenvoudige	-14
]eerder	-16
]eerlijk	-21
]eerst	-9900
]eerste	-9900
]eh	-9900
]eieren	9
]eigen	-9900
]eigenaar	-9900
]eigenlijk	-27
]eind	-9900
]einde	-26
]eindelijk	-17
]eis	-21
]eist	-19
]eiwit	-14
]elders	-11
]elektricien	-14
]elektrische	-22
]elf	-23
]elk	-9900
]elkaar	-9900
]elke	-9900
]elleboog	-11
]els	-15
]emmen	-16
]emmer	-9900
]en	-9900
]ene	-41
]enfin	-17
]engels	-22
]enige	-10
]enkel	-9900
]er	-9900
]eraan	-21
]erachter	-13
]eraf	-9900
]erbij	-9900
]erdoorheen	-10
]erfgoed	-9
]ergens	-21
]erger	-10
]erin	-11
]ermee	-13
]erna	-14
]ernaast	-15
]eronder	-19
]erop	-9900
]erover	-18
]eroverheen	-14
]ertussen	-13
]eruit	-9900
]ervan	-12
]ervoor	-9900
]es	-16
]eta	-12
]eten	-9900
]etiket	-16
]euh	-9900
]euro	-9900
]even	-9900
]examen	15
]excuses	-15
]exemplaar	-15
]extra	-21
]eén	-8
]facturen	-11
]factuur	-11
]familie	-9900
]familiebedrijf	-19
]families	-13
]fase	-10
]februari	-20
]feest	-8
]femke	-14
]fenna	-10
]ff	-16
]ffp2	-9
]fiche	-20
]fiets	-23
]fietsen	13
]fijn	-11
]fijne	-14
]film	-11
]filmen	-15
]filter	-18
]firma	-19
]fleece	-12
]fles	-9900
]flesje	-17
]flesjes	-16
]flessen	-32
]fluit	-12
]folie	-17
]fons	-14
]forceren	-15
]formulier	-9900
]foto	-9900
]foto's	-9900
]fotograferen	-26
]fout	-19
]frame	-16
]framenummer	-20
]frans	-22
]frituur	-26
]fusten	-22
]fw	-17
]föhn	-19
]g	-15
]ga	-9900
]gaan	-45
]gaarne	-12
]gaat	-23
]gaatje	-15
]gaatjes	-17
]gaf	-17
]gang	-9900
]garage	-9
]gas	-18
]gasfles	-22
]gasflessen	12
]gaslek	-22
]gast	-32
]gasten	-30
]gat	-21
]ge	-9900
]geachte	-16
]gebeld	-9900
]gebeurd	-22
]gebeurde	-10
]gebeuren	-12
]gebeurt	-25
]gebleken	-10
]geblokkeerd	-12
]geboord	-15
]geboortedatum	-17
]gebouw	-20
]gebr	-15
]gebroken	-15
]gebruik	-22
]gebruiken	-23
]gebruiker	-10
]gebruikt	-20
]gebruikte	-25
]gecontroleerd	-21
]gedaan	-9900
]gedeeld	-17
]gedrukt	-17
]geef	-17
]geeft	-9900
]geen	-9900
]gefeliciteerd	-12
]gegaan	-9
]gegeten	-10
]gegeven	-18
]gegevens	-13
]gehaald	-9
]gehad	-27
]geheugen	-26
]gehouden	-10
]gek	-11
]geklikt	15
]gekomen	-18
]gekost	-12
]gekregen	-20
]gel	-8
]gelamineerd	-14
]geld	-9900
]gelden	-13
]geldig	-22
]geldt	-20
]gele	-9900
]gelegd	-10
]gelijk	-9900
]gelopen	11
]gelukkig	-18
]gemaakt	-14
]gemeente	-9900
]gemeld	9
]gemeten	-12
]gemiddeld	-11
]genoeg	-13
]genoteerd	-16
]gent	-11
]geopend	-15
]geplaatst	-13
]geregeld	-19
]gerestaureerd	-14
]gerust	-13
]gescand	-12
]gescheiden	-17
]geschilderd	-19
]geschreven	-30
]gesloten	-20
]gespoeld	-12
]gesprek	12
]gestaan	-20
]gestart	-13
]gestuurd	-13
]getal	-20
]getekend	-20
]geteld	-15
]getest	-19
]gevallen	9
]gevangen	13
]gevoel	-22
]gevolg	-12
]gevonden	-36
]gevraagd	-17
]gevuld	-17
]gewaarschuwd	-11
]geweest	-23
]gewichten	-15
]gewogen	-9
]gewone	-24
]gewoon	-9900
]geworden	-21
]gezegd	-29
]gezet	-17
]gezeten	-16
]gezicht	-15
]gezien	-30
]gezin	-17
]gezinnen	-16
]giek	-16
]giet	-17
]gij	-22
]ging	-28
]gister	-14
]gisteravond	-13
]gisteren	-9900
]glas	-9900
]glazen	-15
]gleuf	-9
]gluten	-15
]goed	-9900
]goede	-17
]goedemiddag	-14
]goedgekeurd	-11
]goeiemorgen	-21
]gokken	-18
]gooi	-19
]gooien	-15
]goot	-16
]gordel	-16
]graad	-12
]graag	-9900
]graden	-9900
]gram	-9
]grappig	-11
]gras	-10
]gratis	-11
]grens	-14
]grijze	-14
]groen	-9900
]groene	-9900
]groep	10
]groepen	-18
]groet	-13
]groeten	-14
]grond	-9900
]groningen	-12
]groot	-23
]grote	-18
]gsm	-15
]gymzaal	-24
]gênant	-17
]h	-16
]haak	-15
]haal	-9900
]haalt	-9900
]haar	-9900
]haard	-22
]haast	-22
]had	-9900
]hadden	-17
]haha	-24
]hahaha	-12
]haken	-18
]hal	-23
]half	-9900
]halfuur	-21
]hallo	-23
]halve	-9900
]hamer	-18
]hand	-32
]handboek	-11
]handdoek	-16
]handelen	-24
]handen	-9900
]handleiding	-22
]handrem	-9
]handschoen	-19
]handschoenen	-9900
]handtekening	-9900
]hang	-25
]hangen	-9900
]hangslot	-11
]hangt	-9900
]hard	-19
]harde	-25
]hardop	-22
]haring	-17
]hart	-21
]haspel	-10
]haven	-15
]haverklap	-19
]he	-28
]headset	-19
]heb	-9900
]hebben	-29
]hebt	-19
]hectare	-13
]heeft	-9900
]heel	-9900
]heen	-26
]heer	-21
]heer/mevrouw	-13
]heerlen	-18
]heet	-9900
]heidelberg	12
]hek	-12
]held	-11
]helder	-11
]heldere	-15
]hele	-9900
]helemaal	-24
]helft	-16
]helixtest	-10
]helm	-13
]help	-13
]helpdesk	-12
]helpen	-20
]hem	-9900
]hen	-10
]herfstvakantie	-11
]herhaalt	-9
]herhalen	-10
]hernia	-11
]herschrijven	-12
]hersteld	-18
]herzien	-19
]hesje	-19
]het	-9900
]hetzelfde	-31
]hiel	-10
]hier	-9900
]hierbij	-8
]hieronder	-20
]hiervan	-21
]hiervoor	-13
]hij	-9900
]hilde	-20
]hilversum	-8
]hoe	-9900
]hoef	-22
]hoeft	-9900
]hoek	-17
]hoeken	-22
]hoes	-9
]hoeveel	-9
]hoeven	-14
]hoge	-11
]hoger	-13
]hoi	-9900
]hokje	-15
]hond	-30
]honden	-10
]honderd	-17
]honderdtwintig	-18
]hoofd	-9900
]hoofdkantoor	-13
]hoofdkraan	-14
]hoofdkussen	-18
]hoofdsteun	-17
]hoog	-26
]hoogachting	-13
]hoogstens	-18
]hoop	-11
]hoor	-25
]hoort	-27
]horen	-32
]hotel	-10
]hou	-16
]houden	-13
]houdt	-19
]hout	-19
]houten	-24
]hoveniersstraat	-10
]hr	-9
]huid	-16
]huidige	-16
]huisnr	-12
]hulp	-19
]hun	-9900
]hè	-9900
]hé	-13
]ict	-9
]id	-13
]identificeren	-16
]identiteitsbewijs	-19
]identiteitskaart	9
]ie	-9900
]ieder	-27
]iedere	-9900
]iedereen	-9900
]iemand	-9900
]iets	-9900
]ii	-8
]ijs	-19
]ijsmeester	-12
]ijzer	-19
]ik	-9900
]ilse	-21
]importeur	-10
]in	-9900
]incident	-13
]indien	-11
]indruk	-16
]industrieterrein	-13
]info	-12
]informeren	-11
]ingang	-15
]ingeleverd	-15
]ingepakt	12
]ingevoerd	-11
]ingevuld	-18
]inhoud	-21
]initialen	-17
]inkorven	11
]inkt	-17
]inlaat	-18
]inmiddels	-21
]inname	-23
]input	-14
]inruimen	8
]inschrijven	-15
]inspecteurs	-14
]inspectie	-28
]instructeur	-15
]instructeurs	-26
]instructie	-9900
]instructies	-16
]instrument	-18
]instrumenten	13
]insuline	-14
]intercom	-16
]interne	-20
]internet	-14
]intussen	-12
]invaller	-19
]invriezen	-14
]invullen	-15
]inzage	-18
]inzet	11
]inzetten	-27
]is	-24
]isolatie	-12
]j	-14
]ja	-9900
]jaap	-12
]jaar	-9900
]jaarlijks	-15
]januari	-22
]jas	-19
]je	-9900
]jerrycan	-11
]jeuk	-19
]jij	-9900
]jobstudenten	-18
]jochem	-14
]jodium	-20
]jolanda	-15
]jonge	-22
]jongen	-31
]jongens	-25
]jonger	-14
]jongste	-10
]jou	-16
]journaal	-15
]juf	-14
]juist	-19
]juiste	-17
]juli	-26
]jullie	-9900
]juni	-27
]jurk	-12
]kaart	-9900
]kaartje	-9900
]kaas	13
]kabel	-14
]kabels	-16
]kachel	-22
]kade	-26
]kale	-13
]kalf	-19
]kalk	-18
]kam	-23
]kamers	-19
]kamp	-15
]kampvuur	-14
]kan	-9900
]kant	-9900
]kantelen	-11
]kanten	-18
]kantine	12
]kantje	-13
]kantplank	-10
]kap	-18
]kapot	-13
]kapotte	-16
]kappen	-19
]kapsalon	-16
]kar	-9900
]kas	-12
]kassa	-20
]kast	-9900
]kastje	-20
]katten	16
]kazen	-20
]keer	-9900
]kees	-14
]kegels	-14
]kelder	-14
]kempen	-15
]ken	-20
]kenmerk	-15
]kennen	-22
]kennisbank	-17
]kennismakingsgesprek	-13
]kent	-17
]kenteken	-11
]keren	-27
]kerk	-18
]kerkenraad	-13
]ketel	-15
]ketels	-19
]ketting	-18
]keuken	-23
]keuren	-25
]keuring	-22
]kevin	-15
]kg	-9
]kiel	-9
]kier	-27
]kiezen	-11
]kijk	-9900
]kijken	-9900
]kijkgat	-24
]kijkt	-9900
]kikkers	-11
]kilo	-9900
]kilometer	-18
]kim	-9
]kind	-9900
]kinderdagverblijf	14
]kindjes	-18
]kist	-9900
]klaar	-9900
]klaarzetten	-28
]klacht	-18
]klachten	-22
]klagen	-17
]klant	-9900
]klantkaart	-16
]klantnummer	-12
]klas	12
]kleding	-22
]kleed	-23
]klei	-13
]klein	-19
]kleine	-9900
]klemmen	-10
]klemt	-14
]klep	-15
]kleren	-12
]kleur	-22
]kleuren	-17
]kleurnummer	-14
]klik	-17
]klimhal	-13
]klinkt	-11
]klok	-21
]klokken	12
]kloppen	-10
]klopt	-9900
]kluis	-9900
]kluisje	-9
]km	-10
]knieën	-16
]knip	-17
]knop	-14
]koe	-20
]koelcel	-11
]koeling	-28
]koelkast	-9
]koepel	-23
]koffer	-22
]koffie	21
]koffiemachine	-24
]kok	-13
]koken	-29
]kom	-20
]komen	-18
]komma	-11
]komt	-48
]kon	-21
]kooi	-15
]kooien	-24
]koorts	-8
]kop	-9900
]kopie	-9900
]koppel	-27
]koppeling	-13
]koppen	-18
]koptelefoon	-12
]korf	-17
]korrel	-16
]kort	-9900
]korte	-14
]kost	-23
]kosten	-15
]koster	-13
]koud	-9900
]kraan	-9900
]kraantje	-20
]krabben	-18
]krant	-8
]kras	-9
]krat	-17
]kratten	-13
]kreeg	-12
]kregen	-15
]krijg	-13
]krijgen	-9900
]krijt	-18
]kringloop	-27
]krom	-19
]kroon	-12
]kruimels	-15
]kruis	-9
]kruisje	-12
]kruislings	-9
]kuip	-19
]kuipers	-14
]kun	-14
]kunnen	-9900
]kunstgras	-11
]kunt	-9900
]kussen	-16
]kwaad	-19
]kwaliteit	-23
]kwaliteitshandboek	-15
]kwam	-16
]kwart	-23
]kwartaal	11
]kwartier	-9900
]kwijt	-22
]la	-17
]laag	-9900
]laagje	-10
]laan	-8
]laat	-9900
]laatst	-20
]laatste	-9900
]lab	-15
]label	-9900
]labelen	-23
]labo	-21
]ladder	-12
]laden	-14
]lader	-16
]lag	-25
]lage	-13
]laken	-20
]lamp	-16
]lampen	-23
]lampje	-20
]landen	-9
]lang	-9900
]lange	-27
]langer	-19
]langs	-9900
]langzaam	-12
]lap	-16
]late	-16
]laten	-9900
]later	-16
]lauw	-20
]ledenvergadering	-13
]leeg	12
]leegmaken	-17
]leerkracht	-11
]leerling	-9900
]lees	-10
]leest	-9900
]leg	-9900
]lege	-23
]legionella	-22
]legitimatie	-20
]legt	-9900
]leidingen	-14
]leidinggevende	-11
]lek	-14
]lekbak	-13
]lekkage	-19
]lekker	-9
]lekt	-15
]lengte	-21
]lepel	-16
]leren	-11
]les	11
]lessen	-15
]let	-19
]letter	-21
]letterlijk	-21
]letters	-23
]leuk	-14
]leuven	-10
]levering	-21
]leveringen	-15
]levert	-31
]lezen	-9900
]licht	-9900
]lichten	-15
]lid	-9900
]liefst	-17
]liep	-12
]liepen	-14
]lier	-20
]lieve	-9
]liggen	-9900
]liggend	-12
]ligt	-9900
]lijf	-19
]lijkt	-24
]lijm	-12
]lijn	-9900
]lijnen	-21
]lijst	-9900
]lijsten	-11
]lijstje	-17
]limburg	-17
]linde	-15
]linker	-15
]linkerhand	-10
]links	-9900
]lint	-9900
]linten	-18
]liter	-9900
]locatie	-11
]loeplamp	-9
]logboek	-15
]logo	-11
]lokaal	-10
]lokeren	-10
]loket	-22
]lol	-13
]lood	-10
]loods	-25
]loog	-13
]loop	-21
]loopt	-9900
]lopen	-9900
]lopende	-15
]los	-9900
]loslaat	-12
]losse	-19
]lotte	-13
]luc	-18
]lucht	-22
]luik	-11
]luis	-16
]luister	-16
]luisteren	-20
]luizen	-15
]lunch	-18
]m	-9900
]m'n	-20
]ma	-16
]maaike	-15
]maak	-9900
]maakt	-9900
]maand	-9900
]maandag	-9900
]maandelijks	-8
]maanden	-9900
]maar	-9900
]maart	-9900
]maat	-9900
]maatschappij	-19
]machine	-9900
]machines	-15
]machinist	-14
]machtiging	-9
]maes	-10
]mag	-9900
]magazijn	-13
]mail	-9900
]mailen	-18
]mailt	-17
]mailtje	-11
]maken	-25
]mal	-9
]man	-9900
]mand	-11
]manden	-12
]mandje	-14
]manier	-28
]mankeert	-17
]mannen	-20
]map	-9900
]mappen	-13
]marjan	-12
]marloes	-17
]masker	-13
]mat	-11
]materiaal	-18
]matroos	-10
]max	-9900
]maximaal	-10
]maximum	-13
]me	-22
]mechelen	-12
]medewerker	-9
]medewerkers	8
]medicijnen	-17
]mee	-9900
]meegegeven	-9
]meekijken	-12
]meeldraden	-11
]meenemen	-14
]meer	-9900
]meest	-14
]meestal	-11
]meeste	-14
]meet	-9900
]mei	-28
]melden	-19
]melding	-11
]meldkamer	-11
]men	-9900
]meneer	-17
]mengen	18
]mengtafel	-21
]mensen	-9900
]mensentaal	-15
]merci	-17
]merk	-20
]merken	-17
]mes	-20
]messen	9
]met	-9900
]metaal	-16
]metalen	-15
]meteen	-9900
]meten	10
]meter	-9900
]meterkast	-13
]meters	-9
]mevr	-19
]mevrouw	-9900
]mezelf	-18
]micro	-14
]microfoon	-19
]middag	-19
]middags	-11
]middelste	-19
]midden	-30
]mij	-9900
]mijn	-9900
]milieustraat	14
]millimeter	-17
]min	-9900
]minderjarigen	-16
]minimaal	-15
]minstens	-9900
]minuten	-9900
]minuut	-16
]mis	-17
]misschien	-11
]mist	13
]mix	-8
]ml	-10
]mm	-16
]mo	-20
]mocht	-12
]moeder	-9900
]moer	-13
]moest	-22
]moet	-9900
]moeten	-9900
]mogelijk	-21
]mogen	-9900
]molen	-18
]molenaar	-10
]moment	-15
]momentsleutel	-22
]mond	-16
]mondeling	-10
]monster	-23
]monsters	9
]monteur	-22
]monteurs	-22
]moogt	-25
]mooi	-19
]mooie	-13
]morgen	-16
]morgens	-19
]mos	-11
]motor	-9900
]mouwen	-11
]mu	-10
]museum	-18
]muur	-27
]muziek	-10
]mw	-21
]n	-15
]na	-25
]naaien	-21
]naam	-9900
]naar	-9900
]naast	-9900
]nachtreceptie	17
]nachts	-12
]naden	-13
]nadine	-20
]nagel	-10
]nagels	-15
]namelijk	-14
]namen	-9900
]namens	-11
]nat	-9900
]natte	-9900
]natuurlijk	-11
]nazicht	-25
]nederlands	-9900
]nee	-9900
]neef	-18
]neem	-9900
]neemt	-9900
]neer	-22
]neerleggen	-21
]neerzetten	-12
]negen	-32
]negentien	-18
]nek	-14
]nemen	-9900
]nen	-12
]nergens	-19
]nest	-17
]nesten	-18
]net	-9900
]netbeheerder	-15
]netjes	-19
]nette	-9
]netten	-19
]netwerk	-14
]neus	-18
]neutraal	-10
]nevel	-13
]niemand	-9900
]niet	-9900
]nieten	-18
]niets	-9900
]nieuw	-25
]nieuwe	-9900
]nieuws	-15
]niks	-9900
]nitril	-11
]niveau	-12
]nodig	-9900
]noem	-13
]noemen	-14
]noemt	-25
]nog	-9900
]noodstop	-9
]nooit	-9900
]noor	-12
]noord	-21
]nota	-19
]notariskantoor	-20
]noteert	-10
]notenallergie	-18
]noteren	-27
]notities	-18
]notulen	-17
]notulist	-14
]nou	-9900
]november	-25
]nr	-21
]nu	-45
]nuchter	-10
]nul	-21
]nummer	-9900
]nummeren	-15
]nummers	-18
]nvwa	-19
]o	-16
]object	-9
]objecten	-12
]ochtend	-9900
]ochtends	-32
]oei	-18
]of	-9900
]offerte	-13
]offertes	-16
]officieel	-13
]ogen	-20
]oh	-16
]oja	-18
]ok	-9900
]oke	-24
]oktober	-29
]oké	-26
]olie	-16
]om	-9900
]omdat	-9900
]omdraaien	-18
]omgekeerd	-20
]omgevingsdienst	-9
]omheen	-16
]omhoog	-9900
]omloop	-20
]omroepen	-9
]omvormer	-15
]omwerken	-15
]omzetten	-16
]onaangekondigd	-20
]onder	-9900
]onderaan	-25
]onderbreken	-9
]onderhoud	9
]onderling	-25
]onderstaande	-10
]onderweg	-10
]onderwerp	-9900
]ongeveer	-32
]onherkenbaar	-15
]onlangs	-18
]online	-17
]ons	-9900
]ontbrak	-24
]ontheffing	-16
]ontkalken	-19
]ontruimt	-10
]ontsmet	-10
]ontvangst	-29
]ontvangt	-11
]ontvetten	-10
]ontwikkelaar	-17
]onverwacht	-19
]onwel	-22
]onze	-9900
]oog	-9
]oogst	-16
]ook	-9900
]oor	-12
]oost	-8
]oosterschelde	-20
]op	-38
]opbouw	-10
]opdrachtgever	-15
]open	-9900
]openbaar	-11
]opengaat	-17
]opening	-24
]opent	-21
]openvouwen	-14
]opgang	-9
]opgehaald	-10
]opgenomen	-15
]opgeschreven	-16
]opgesteld	-10
]opgezwollen	-9
]opgroeien	-24
]opmerking	-15
]opmerkingen	-21
]opname	-17
]opnemen	14
]oproep	-12
]opschrijven	-9900
]opstellen	-17
]opvolger	-10
]opvolgster	-9
]opwarmen	-12
]opzetten	21
]opzichter	-16
]opzij	-16
]opzoeken	-18
]oranje	-22
]orde	-11
]oren	-14
]orgel	-10
]origineel	-16
]otter	-22
]oud	-9900
]oude	-9900
]ouder	-9900
]oudere	-9
]ouders	-9900
]oven	-15
]over	-9900
]overall	-15
]overdracht	-27
]overgenomen	-10
]overkant	-15
]overleden	-15
]overledene	9
]overleg	-26
]overnemen	-26
]overschoenen	-13
]paal	-10
]paaltje	-16
]paar	-28
]paard	-27
]paarden	-13
]pad	-17
]paden	-23
]pagina	-21
]pak	-11
]pakje	-12
]pakken	-13
]pakket	-8
]pakt	-25
]pallet	-23
]pallets	-9
]paneel	-15
]panelen	-18
]paniek	-13
]papa	-10
]papier	-9900
]papieren	-22
]paraaf	-21
]parkeerplaats	-21
]parkeert	-12
]parkeren	-13
]parking	-11
]parnassys	-12
]parro	-9
]partij	-21
]partijen	-16
]partner	-15
]partners	-16
]pas	-9900
]pasen	-22
]paspoort	-10
]paspoorten	-11
]passagier	-17
]passagiers	-22
]passen	-26
]past	-14
]pasteuriseren	-23
]patiënt	-21
]pauze	15
]peilen	-16
]peilschaal	-13
]pellen	20
]pen	-19
]pennen	-17
]pensioen	-17
]per	-9900
]perceel	-17
]pers	-14
]persen	-16
]personeel	-19
]personeelszaken	-8
]personen	-10
]persoon	-9900
]ph	-17
]piano	-16
]piept	-19
]piet	-15
]pijn	-9
]pijnlijk	-14
]pim	-16
]pin	-8
]plaat	-25
]plaatje	-16
]plaatjes	-10
]plaats	-24
]plaatse	-9
]plaatsen	-9
]plaatst	-8
]plak	-11
]plakken	-19
]plakt	-17
]plan	-20
]plank	-16
]planken	-18
]planner	-19
]planning	-25
]planten	-27
]plastic	-24
]plat	-16
]platen	-29
]platte	-15
]plein	12
]plek	-9900
]plekke	-12
]plekken	-21
]ploeg	-26
]ploegen	-14
]plukken	-16
]poeder	-21
]politie	-14
]pols	-16
]polsbandje	-12
]pomp	-9900
]pools	-20
]poolse	-11
]poort	-24
]poppen	-15
]portaal	-20
]portier	-9
]positief	-12
]post	-25
]postma	-19
]pot	-14
]potlood	-14
]poulebrief	-9
]praat	-14
]precies	-21
]prijs	-24
]prijzen	-20
]prik	-11
]prikbord	-22
]prikken	-14
]prikt	-16
]prima	-23
]primer	-11
]printen	-13
]printer	-11
]probeer	-10
]proberen	-18
]probleem	-15
]procedure	-9900
]procedures	-8
]procent	-9900
]proces-verbaal	-20
]productie	9
]proef	-14
]proeven	-9
]profiel	-17
]programma	-9900
]project	-14
]proper	-18
]protocol	-27
]provincie	-16
]pruiken	10
]punt	-9900
]punten	-25
]puntjes	-20
]put	-21
]quarantaine	13
]r	-13
]raad	-14
]raadt	-13
]raak	-8
]raakt	-25
]raam	-26
]rails	-8
]raken	-30
]ramen	-9900
]rand	-16
]rap	-14
]rapen	10
]rapport	-17
]rdw	-15
]re	-17
]recensie	-16
]receptie	-15
]recht	-14
]rechtop	-11
]rechts	-9900
]rechtstreeks	-10
]redactie	-25
]reden	-22
]rederij	-17
]ref	-12
]regel	-26
]regeling	-16
]regels	10
]regio	-17
]regionale	-26
]register	-13
]registrar	-15
]registratie	-13
]registreren	-11
]rei	-16
]reizen	-13
]rek	-20
]rekenen	-22
]rekening	-9
]rekeningen	-20
]relatie	-21
]release	-14
]reling	-14
]rem	-23
]remmen	-15
]repetitie	-10
]reserve	-19
]reserveert	-18
]resetten	20
]rest	-9900
]restaurator	-14
]restjes	-13
]retour	-20
]rev	-18
]review	-14
]richting	-23
]richtlijn	-13
]riem	-18
]rij	-30
]rijbewijs	-12
]rijd	-9
]rijden	-29
]rijdt	-25
]rijkswaterstaat	-12
]rijles	21
]rijrichting	-10
]rijschool	-13
]rijtje	-17
]ring	-20
]ringen	-14
]rit	-19
]ritten	-17
]rode	-9900
]roep	-25
]roepen	-17
]roept	-20
]roeren	-18
]roert	-18
]roest	-11
]rol	-15
]rollen	-12
]rolstoel	9
]rolstoelen	-19
]romp	-10
]ron	-14
]rond	-16
]ronde	-16
]rondgang	-10
]rondje	-12
]rondom	-18
]rondvraag	-12
]rood	-9900
]rook	-15
]roos	-11
]rotte	-8
]rotterdam	-19
]route	-23
]roze	-13
]rozen	-20
]rubber	-15
]rug	-23
]ruik	-12
]ruiken	-12
]ruikt	-13
]ruim	-18
]ruimte	-15
]rustig	-19
]rustige	-18
]ruud	-16
]ruwe	-23
]ruzie	-10
]rva	-9
]s	-9900
]samira	-12
]sandra	-21
]sanitair	-9
]saskia	-15
]sauna	10
]scan	-10
]scannen	-8
]schaal	-11
]schaar	-14
]schade	9
]schakelt	-12
]schapen	11
]scheef	-17
]schenken	-22
]schept	-19
]scheren	-16
]scherm	-14
]scherven	-21
]scheur	-18
]scheurt	-14
]schijf	-12
]schilderijen	-29
]schimmel	-12
]schip	-17
]schipper	-20
]schippers	-22
]schoen	-18
]schoenen	-28
]scholen	-13
]schone	-24
]school	-23
]schoon	-9900
]schoonmaak	-27
]schoonmaken	27
]schoorsteen	-22
]schort	-18
]schouder	-16
]schouders	-10
]schrapen	-17
]schreeuwen	-19
]schrift	-22
]schriftelijk	-15
]schriftelijke	-17
]schriftje	-14
]schrijf	-9900
]schrijft	-9900
]schrijven	-24
]schroeven	-9
]schudden	-10
]schuif	-24
]schuim	-17
]schuin	-25
]schuld	-12
]schuren	-11
]schuur	-15
]scouten	22
]scriba	-13
]sec	-10
]seconden	-17
]secretariaat	-19
]secretaris	-18
]sein	-13
]seizoen	-21
]september	-14
]serienummer	-9
]serieus	-13
]sessies	-12
]shampoo	-15
]shunt	-16
]sieraden	-13
]simpel	-22
]sinds	-9900
]sindsdien	-19
]site	10
]sjaak	-15
]sjabloon	-9
]slaat	-16
]slag	-13
]slagerij	-20
]slang	-28
]slangen	-19
]slecht	-8
]sleutel	-9900
]sleutels	14
]slijm	-20
]slijpen	-24
]sloop	9
]sloot	-18
]slot	-9900
]slotte	-10
]sluis	-17
]sluit	-9900
]sluiter	-14
]sluiting	-22
]snaar	-10
]snappen	-16
]snede	-8
]snel	-20
]snelle	-9
]snijden	-28
]snijdt	-15
]snijvaste	-14
]soep	-13
]software	-15
]sok	-9
]solderen	-12
]sommige	-15
]soms	-20
]sonja	-12
]soort	-13
]soorten	-20
]sop	-23
]sorry	-32
]sorteren	-16
]soundcheck	12
]spelen	-15
]spiegel	-14
]spiegels	-16
]spieken	-22
]spindels	-14
]spits	-14
]spoel	12
]spoelbak	-23
]spoelmachine	-17
]spoelt	-18
]sporen	-15
]spreek	-17
]spreekt	-9900
]spreken	-21
]springt	-12
]spuit	-11
]spuiten	-25
]spul	-28
]spullen	10
]sta	-10
]staal	-9
]staan	-9900
]staat	-9900
]stad	-21
]stagiair	-26
]stagiaire	-18
]stagiaires	-14
]stampen	-15
]stand	-14
]standplaats	-14
]stap	-29
]stapelen	-12
]stappen	-20
]stappenplan	-19
]stapt	-24
]stapvoets	-12
]start	-9900
]station	10
]steeds	-10
]steek	-16
]steekt	-26
]steiger	-16
]steken	-17
]stekker	-19
]stekkers	-9
]stel	-12
]stellen	-27
]stelt	-29
]stem	-15
]stembureau	13
]stemmen	-23
]stempel	-10
]stenen	-17
]steriel	-8
]stichting	-22
]sticker	-9900
]stil	-24
]stilleggen	-23
]stilstaan	-18
]stilstaat	-12
]stilte	-15
]stipje	-14
]stoel	-9900
]stoelen	-13
]stof	-11
]stond	-9900
]stonden	-20
]stop	-26
]stopt	-9900
]storen	-14
]storing	-20
]storm	-18
]straat	-27
]strak	-23
]straks	-25
]stremsel	-28
]streng	-11
]strepen	-15
]strijklicht	-9
]string	-23
]stroken	-17
]stroom	-25
]strop	-15
]student	-23
]studenten	-13
]stuk	-9900
]stukje	-11
]stukken	-25
]stuks	-14
]sturen	-22
]stuur	-15
]stuurhut	-13
]stuurt	-9900
]suiker	-12
]sven	-13
]systeem	-9900
]t	-9900
]t/m	-23
]taart	-10
]tabel	-15
]tablet	-9900
]tachtig	-24
]tafel	-12
]tafels	-22
]tag	-10
]takken	-18
]tandartspraktijk	-15
]tank	-9900
]tankschip	-22
]tape	-13
]tas	-22
]taxi	-12
]taxibedrijf	-24
]td	-11
]te	-9900
]team	-19
]teamleider	-10
]teamleiders	-17
]teamoverleg	-13
]technische	-18
]tegelijk	-12
]tegen	-9900
]tekenen	-9900
]tekening	-18
]tekent	-9900
]tekst	-9900
]tel	-11
]telefonisch	-15
]telefoon	-9900
]telefoonnummer	-14
]telefoons	-11
]telen	-12
]telkens	-16
]teller	-14
]telt	-9900
]temp	-16
]temperatuur	-9900
]ten	-12
]ter	-9900
]terecht	-13
]termijn	-11
]terminal	-15
]terneuzen	-15
]terrein	-16
]terug	-9900
]terugkomen	11
]terugkomt	-13
]terwijl	-9900
]test	-14
]tester	-16
]tevoren	-38
]tevreden	-13
]theater	-13
]theo	-9
]theoriecertificaat	-14
]thermodesinfector	-15
]thuis	-18
]tien	-9900
]tiende	-15
]tijd	-9900
]tijdens	-29
]tijdstip	-16
]tik	-19
]tikt	-20
]tilburg	-23
]tillift	-18
]titel	-14
]toch	-9900
]toe	-9900
]toegestaan	-11
]toegezegd	-11
]toelichting	-16
]toen	-9900
]toepassingsgebied	-16
]toeristen	-17
]toestel	-15
]toestemming	-21
]tolk	-9
]tom	-24
]ton	-21
]tonen	-18
]toon	-27
]toonbank	-23
]toont	-10
]toren	-11
]tot	-9900
]touw	-23
]traag	-19
]tractor	-18
]trailer	-13
]trakteert	-17
]transport	-23
]trap	-12
]tray	-9
]trek	-9900
]trekken	-9900
]trekkenman	-24
]trekkenwand	13
]trekker	-13
]trekt	-28
]trommel	-10
]trossen	-16
]trostomaten	-14
]trouwens	-20
]truus	-20
]tuin	-13
]turbine	-11
]tussen	-9900
]twaalf	-27
]twee	-47
]tweede	-9900
]tweehonderd	-31
]tweeën	-18
]tweeëndertig	-17
]twijfel	-9
]twintig	-9900
]twintigste	-9
]type	-12
]tyvek	-8
]u	-9900
]u-vorm	-11
]uit	-47
]uitdelen	-20
]uiterlijk	-10
]uitgelegd	-14
]uitgerold	-9
]uitgeslagen	-11
]uitgesloten	-13
]uitgeven	-22
]uitgifte	15
]uitleen	-15
]uitleg	-15
]uitleggen	-19
]uitlekken	-15
]uitlenen	12
]uitpakken	9
]uitrollen	-14
]uitschrijven	-20
]uitslag	-13
]uitsluitend	-18
]uitspoelen	-21
]uitvaart	-23
]uitvoering	-21
]uitwerken	-17
]uitzending	14
]uitzendkrachten	-15
]uitziet	-15
]umc	-11
]uur	-9900
]uv-lamp	-12
]uw	-9900
]uwv	-11
]v	-22
]vaak	-20
]vaart	-17
]vaatwasser	-9
]vader	-15
]vak	-19
]vakantie	-24
]vakken	-9
]val	-16
]vallen	-26
]valt	-22
]van	-9900
]vanaf	-9900
]vanavond	-13
]vandaar	-8
]vang	-11
]vangplaten	-19
]vangt	-18
]vannacht	-13
]vanuit	-24
]vanwege	-12
]vanzelf	-21
]varen	12
]varia	-11
]vaste	-9900
]vastgelegd	-14
]vastgesteld	-10
]vastgezet	-14
]vastleggen	-30
]vastzetten	-27
]vastzit	10
]vat	-22
]vaten	-15
]veearts	-11
]veel	-9900
]veertien	-26
]veertig	-9900
]veilig	-12
]veiling	-25
]vel	-14
]veld	-23
]velg	-13
]venlo	-15
]ventilator	-12
]verandert	-21
]verankeringen	-9
]verantwoordelijk	-16
]verboden	-25
]verdelen	-14
]verder	-18
]verdieping	-9
]verf	-28
]vergadering	-20
]vergeet	-16
]vergeleken	-17
]vergelijken	-12
]vergelijkt	-12
]vergeten	-20
]vergoed	-10
]vergrendeld	-10
]vergrendelen	-19
]verhuren	-20
]verhuur	-24
]verkeer	-19
]verkeerd	-22
]verkeerde	-27
]verkocht	-9
]verkopen	-25
]verkoper	-20
]verlaat	-18
]verleden	-20
]verlof	-10
]verloren	-26
]verontschuldigd	-8
]verplaatst	-9
]verpleegkundige	10
]verplicht	-12
]vers	-24
]verschil	-17
]verschillende	-22
]versie	-9900
]verslag	-28
]verstaan	-14
]vertalen	-19
]vertel	-17
]verteld	-16
]vertelt	-13
]vertrek	-21
]vertrouwelijk	-9
]vertrouwelijke	-17
]vervallen	-17
]vervalt	11
]vervangen	-33
]vervangt	-20
]verversen	9
]vervoer	-17
]vervoeren	-18
]verwachte	-16
]verwarming	-18
]verwerken	10
]verwerkt	-19
]verwijderd	-12
]verwijderen	-22
]verwijzen	-9
]verwittigen	-18
]verwittigt	-14
]verzegeld	-13
]verzegelen	-13
]verzekeraar	-18
]verzekering	-29
]verzet	-14
]verzoek	-19
]verzorgende	-20
]verzorging	-17
]vet	19
]veter	-11
]vhf	-12
]via	-9900
]viel	-14
]vier	-9900
]vierde	-18
]vierentwintig	-18
]vijf	-9900
]vijftien	-29
]vijftig	-20
]vijl	-11
]vijlen	-19
]vilt	-17
]vind	-13
]vinden	8
]vinder	-12
]vindplaats	-10
]vindt	-20
]vinger	-12
]vingers	-17
]vinken	-9
]vinkje	-8
]vlaamse	-10
]vlaggetje	-12
]vlak	-14
]vlakke	-18
]vlek	-12
]vlekken	-17
]vliegen	-22
]vlissingen	-12
]vlooien	-13
]vlot	-20
]vocht	-17
]voeding	-13
]voelen	-16
]voelt	-8
]voeren	18
]voert	-9
]voertuig	-17
]voet	-11
]voeten	-21
]voeteneind	-16
]voetplaten	-16
]vogel	-16
]voilà	-21
]vol	-9900
]volgen	-23
]volgend	-11
]volgende	-9900
]volgens	-9900
]volgorde	-9900
]volgt	-23
]volle	-13
]volmacht	-11
]volstaat	-11
]volwassene	-11
]vond	-16
]vonden	-10
]voor	-9900
]vooraf	-9900
]vooral	-21
]voorbij	-21
]voordat	-9900
]voordeur	-13
]voorgedaan	-15
]voorkomen	-17
]voorleggen	-22
]voornaam	-11
]voorschrift	-20
]voortaan	-32
]vooruit	-22
]voorval	-16
]voorwerp	-8
]voorwerpen	24
]voorzitter	-12
]voren	-16
]vorig	-9900
]vorige	-9900
]vorm	-19
]vormen	-17
]vorst	-18
]vouw	-14
]vr	-9900
]vraag	-9900
]vraagt	-9900
]vracht	-17
]vrachtbrief	-13
]vragen	-9900
]vragenlijst	-11
]vriendelijk	-12
]vriezer	-14
]vrij	-9900
]vrijdag	-9900
]vrijdagavond	-19
]vrijgave	-13
]vrijgegeven	-14
]vrijgeven	-17
]vrijmaken	-20
]vrijwilliger	-23
]vrijwilligers	-9900
]vroeg	-9900
]vroegen	-9
]vroeger	-18
]vrouw	-19
]vrouwen	-14
]vuil	-19
]vuile	-14
]vul	-9
]vullen	-49
]vult	-15
]vuur	-17
]vuurwerk	14
]vóór	-9900
]w	-12
]waar	-9900
]waarborg	-13
]waarde	-17
]waarden	-10
]waardoor	-22
]waarin	-19
]waarom	-14
]waaronder	-8
]waarop	-14
]waarvan	-22
]wacht	-9900
]wachtdienst	-20
]wachten	-9900
]wachtwoord	-13
]wagen	-9
]wagens	-14
]wakker	-20
]wanneer	-9900
]want	-9900
]ward	-15
]waren	-20
]warm	-9900
]warmer	-13
]warmt	-22
]was	-9900
]wasplaats	-11
]wassen	-9900
]wasserij	15
]wasstraat	-23
]wast	-17
]wat	-9900
]water	-9900
]waterkwaliteit	12
]waterland	-15
]waterpas	-13
]waterschap	-15
]wax	-15
]wc	-14
]we	-9900
]website	-12
]weduwe	-14
]weegt	-13
]week	-9900
]weer	-9900
]weet	-9900
]weg	-32
]wegen	-29
]wegens	-11
]weggaan	-11
]wegrijden	-11
]wegtrekken	-17
]wekelijks	-25
]weken	-9900
]wel	-9900
]welk	-16
]welke	-9900
]welkom	-19
]welpen	12
]wendy	-14
]wenst	-25
]werd	-26
]werf	-11
]werfleider	-12
]werk	-9900
]werkblad	-13
]werkbon	-16
]werkdag	-15
]werkdagen	-19
]werken	-26
]werkinstructie	-13
]werkoverleg	-11
]werkplek	-15
]werkt	-15
]werkvoorschrift	-14
]werkwijze	-9900
]wespen	-16
]weten	-9900
]wettelijke	-10
]weverstraat	-15
]whiteboard	-15
]wi	-14
]wie	-9900
]wiegje	-17
]wiek	-13
]wiel	-13
]wielen	-17
]wij	-9900
]wijk	-19
]wijkagent	-18
]wijkverpleegkundige	-12
]wijn	-16
]wijst	-13
]wijze	-23
]wijzen	-8
]wiki	-17
]wil	-9900
]wilde	-19
]willem	-12
]willen	-9900
]wilt	-22
]wim	-13
]wind	9
]windkracht	-15
]winkel	-20
]winkels	-13
]winter	-28
]winterbanden	-24
]wisselende	-9
]wisselt	-17
]wist	-17
]wit	-9900
]witte	-23
]wittevlieg	-18
]wo	-14
]woensdag	-26
]woest	-10
]woning	15
]woord	-14
]woorden	-10
]word	-13
]worden	-9900
]wordt	-46
]wortel	-18
]wou	-16
]wrijven	-22
]yerseke	-12
]youssef	-16
]yvonne	-20
]z'n	-9900
]zaag	-13
]zaak	-17
]zaal	-9900
]zaallicht	-14
]zacht	-10
]zachte	-14
]zag	-16
]zak	-9900
]zaken	-29
]zakje	-9900
]zakken	-20
]zaklamp	-18
]zakt	-22
]zal	-19
]zand	-17
]zat	-9900
]zaten	-13
]zaterdag	-28
]ze	-9900
]zeep	-18
]zeepsop	-14
]zeer	-13
]zeg	-9900
]zegel	-10
]zeggen	-9900
]zegt	-9900
]zei	-9900
]zeil	-12
]zeilen	-26
]zeiljacht	-25
]zelden	-19
]zelf	-9900
]zelfde	-20
]zelfs	-18
]zelfstandig	-22
]zender	-24
]zending	-15
]zes	-9900
]zestien	-28
]zestig	-20
]zet	-9900
]zeven	-9900
]zich	-9900
]zichtbaar	-11
]zichzelf	-10
]zie	-16
]ziek	-17
]zieke	-20
]ziekenhuis	-15
]ziekte	-9
]zien	-9900
]ziet	-9900
]zij	-9900
]zijkant	-16
]zijn	-66
]zijt	-19
]zijwaarts	-11
]zin	-13
]zingen	-16
]zinnen	-20
]zit	-23
]zitten	-9900
]zn	-27
]zo	-9900
]zo'n	-9900
]zoals	-9900
]zodat	-9900
]zodra	-17
]zoek	-13
]zoeken	-23
]zoekt	-31
]zolang	-11
]zolen	-23
]zomaar	-12
]zomer	-30
]zon	-16
]zondag	-9900
]zonder	-9900
]zoom	-13
]zoon	-13
]zorg	-15
]zou	-9900
]zouden	-26
]zoudt	-20
]zout	-17
]zucht	-16
]zuignap	-9
]zure	-18
]zutphen	-18
]zuur	-25
]zuursel	-19
]zuurstof	-11
]zwaailamp	-15
]zwaar	-14
]zwanger	-9
]zwart	-27
]zwarte	-16
]zwembad	-19
]zwerfkatten	-15
]zwerm	-20
]zwolle	-19
]|	-9900
]°	-9900
]én	-14
]één	-9900
]–	-9900
]•	-9900
]□	-9900
]◦	-9900
]☐	-9900
]️	-19
n1-07	-21
n10a's	-16
n10aag	-10
n10aak	-21
n10aal	-17
n10aam	-15
n10aan	-18
n10aar	-9
n10aat	-27
n10ade	-9
n10agd	-11
n10age	-21
n10air	-12
n10akt	-21
n10ale	-13
n10alt	-14
n10amp	-16
n10and	-17
n10ang	-11
n10apt	-9
n10ard	-9
n10arm	-14
n10art	-23
n10ast	-19
n10aus	-13
n10cht	-19
n10dag	-12
n10dat	-30
n10de	-53
n10den	-39
n10der	-10
n10dje	-23
n10eek	-15
n10een	-55
n10eer	-18
n10eft	-29
n10egd	-12
n10eid	-18
n10eke	-18
n10ekt	-16
n10eld	-15
n10elf	-18
n10elk	-12
n10elp	-16
n10els	-25
n10end	-15
n10ens	-19
n10ent	10
n10er	-26
n10erd	-24
n10ere	-19
n10ers	-14
n10ert	-14
n10est	-19
n10ets	-20
n10eum	-12
n10eur	-16
n10eën	-11
n10gen	-13
n10ger	-18
n10gge	-10
n10gij	-18
n10gus	-13
n10het	-18
n10hoe	-40
n10hok	-11
n10ice	-9
n10ieb	-14
n10ief	-14
n10iek	-8
n10iel	-17
n10ien	-28
n10ier	-13
n10ies	-31
n10iet	-16
n10ige	-11
n10ijk	-24
n10ijn	-22
n10ijt	-19
n10ik	-17
n10ikt	-12
n10ilt	-12
n10in	-18
n10ine	-19
n10ing	-37
n10ire	-22
n10is	-24
n10ist	-12
n10jen	-22
n10jes	-18
n10jks	-10
n10jst	-13
n10kat	-8
n10ken	-27
n10kje	-15
n10kke	-15
n10kte	-13
n10lag	-13
n10lde	-16
n10lee	-16
n10lek	-9
n10len	-35
n10lke	-19
n10llo	-11
n10mei	-11
n10men	-16
n10mer	-9
n10mis	-14
n10na	14
n10nce	-12
n10nde	-15
n10nen	-32
n10ner	-8
n10nge	-13
n10nkt	-8
n10nst	-13
n10nze	-34
n10oed	-9
n10oek	-13
n10oep	-8
n10oké	-11
n10ond	-31
n10ons	-20
n10ooi	-10
n10ool	-20
n10oop	-11
n10oor	-14
n10oos	-26
n10oot	-15
n10op	-22
n10ord	-14
n10orm	-17
n10ort	-15
n10oud	-14
n10out	-9
n10pas	-16
n10pel	-10
n10pen	-15
n10pte	-13
n10rak	-11
n10ral	-13
n10ram	-11
n10rde	-12
n10ren	-39
n10res	-14
n10rij	-14
n10rit	-10
n10rkt	-16
n10rne	-14
n10rop	-12
n10rst	-9
n10rts	-15
n10rum	-18
n10sch	-13
n10sen	-21
n10ste	-35
n10t	-25
n10tal	-15
n10tas	-15
n10tel	-10
n10ten	-34
n10ter	-11
n10tie	-24
n10tig	-10
n10tje	-9
n10top	-11
n10tor	-14
n10tra	-12
n10tte	-20
n10ude	-23
n10udt	-10
n10uik	-10
n10uis	-8
n10uit	-12
n10uni	-12
n10unt	-12
n10ure	-9
n10urs	-10
n10uto	-12
n10uur	-10
n10uwe	-32
n10val	-21
n10van	-26
n10ven	-35
n10vet	-15
n10we	-24
n10wen	-10
n10wie	-13
n10wij	-28
n10zen	-16
n10zer	-12
n10zet	-33
n10één	-15
n10ënt	-13
n1a	-16
n1a's	-18
n1a4	-13
n1aad	-15
n1aaf	-25
n1aag	-12
n1aai	-13
n1aak	9
n1aal	-27
n1aam	-14
n1aan	-22
n1aap	-10
n1aar	-13
n1aas	-21
n1abo	-9
n1ach	-9
n1act	-15
n1ade	-24
n1aes	-15
n1afd	-15
n1aft	-15
n1agd	-12
n1age	-14
n1ags	-9
n1agt	-18
n1aha	-21
n1aid	-11
n1ail	-20
n1aim	-12
n1air	-21
n1aks	-9
n1akt	-29
n1ald	-20
n1ale	-18
n1alf	-12
n1alk	-18
n1all	-15
n1als	-9
n1alt	-24
n1ame	-27
n1amp	-13
n1ank	-14
n1ano	-28
n1ans	-17
n1ant	-11
n1apa	-9
n1app	-15
n1apt	-18
n1ara	-15
n1ard	-20
n1arm	-20
n1ars	-15
n1art	-30
n1ash	-17
n1ast	-25
n1ats	-23
n1aub	-9
n1aus	-14
n1auw	-14
n1ave	-23
n1axi	-10
n1bad	-25
n1bak	-19
n1bas	-8
n1bel	-16
n1ben	-9
n1bij	-10
n1bon	-11
n1bot	-12
n1bus	-19
n1bv	-14
n1cel	-11
n1che	-9
n1cht	-34
n1cie	-18
n1cks	-12
n1col	-13
n1con	-9
n1cte	-17
n1cus	-9
n1d	-9
n1d'r	-11
n1da	-12
n1dag	-20
n1dak	-15
n1dam	-14
n1dde	-16
n1del	-23
n1dem	-9
n1den	-9
n1der	-12
n1dge	-10
n1dig	-14
n1dit	-8
n1dje	-11
n1do	-17
n1dom	-11
n1don	-24
n1dra	-23
n1drs	-14
n1dse	-14
n1dte	-19
n1e	-12
n1eam	-16
n1ean	-9
n1ebr	-15
n1ebt	-9
n1eck	9
n1ect	-28
n1eda	-9
n1ede	-8
n1eed	-23
n1eee	-19
n1eek	-12
n1eel	-24
n1eem	-16
n1een	-22
n1eep	-9
n1eer	10
n1ees	-18
n1eet	-11
n1eft	-16
n1ega	-17
n1egd	-9
n1egt	-23
n1eid	-25
n1eik	-11
n1eil	-12
n1ein	-15
n1eis	-15
n1eke	-16
n1ekt	-11
n1ela	-9
n1eld	-18
n1ele	-21
n1elf	-9
n1elk	-28
n1elm	-11
n1elo	-8
n1elp	-18
n1els	-35
n1elt	-25
n1ema	-11
n1emd	-11
n1emo	-11
n1emt	-20
n1en'	-13
n1end	-19
n1ene	-26
n1enk	-18
n1ens	-12
n1ent	-25
n1ept	-12
n1erd	-20
n1ere	-12
n1erf	-19
n1erg	-15
n1erk	17
n1erm	-31
n1ern	-21
n1erp	-9
n1ers	-9
n1ert	-20
n1es	-10
n1esk	-15
n1ess	-15
n1est	-12
n1eta	-9
n1ets	-21
n1euk	-25
n1eum	-13
n1eur	-15
n1eus	-10
n1euw	-12
n1eve	-10
n1evr	-19
n1eys	-22
n1eén	-8
n1eën	10
n1fde	-12
n1fel	-17
n1fie	-18
n1fin	-14
n1fje	-9
n1fte	-29
n1fw	-17
n1g	-15
n1gal	-9
n1gat	-11
n1gel	-11
n1ger	-24
n1ges	-14
n1gge	-16
n1gie	-15
n1gij	-12
n1gio	-16
n1gje	-10
n1gon	-12
n1gse	-14
n1gsm	-13
n1gst	-15
n1gte	-10
n1gus	-19
n1h	-14
n1had	-8
n1hal	-25
n1hap	-9
n1hat	-14
n1he	-13
n1hef	-24
n1hel	-13
n1hem	-19
n1hen	-11
n1hil	-14
n1hip	-22
n1hof	-10
n1hok	-20
n1hol	-16
n1hop	-17
n1hou	-8
n1hte	-13
n1hut	-10
n1hé	-11
n1ice	-20
n1ici	-13
n1ick	-13
n1ids	-9
n1idt	-25
n1ied	-15
n1ief	-26
n1ieg	-12
n1iek	-24
n1iel	-17
n1iem	-12
n1ien	-32
n1ier	-20
n1ies	-23
n1iet	-16
n1ift	-19
n1igd	-14
n1ige	-14
n1igt	-11
n1ii	-14
n1iii	-16
n1ijd	-12
n1ijf	-21
n1ijg	-8
n1ijk	-22
n1ijm	-13
n1ijn	-9
n1ijp	-10
n1ijs	-22
n1ijt	-25
n1ike	-13
n1ikt	-30
n1ile	-9
n1ilm	-13
n1ilt	-15
n1ilà	-13
n1ima	-21
n1imd	-19
n1ime	-14
n1imt	-10
n1ina	-14
n1ind	-26
n1ine	-24
n1ink	-8
n1ins	-15
n1int	-14
n1ion	-19
n1ips	-16
n1ipt	-16
n1ira	-10
n1ire	-22
n1irk	-15
n1is	-8
n1ise	-10
n1ist	-22
n1ite	-22
n1its	-14
n1ity	-8
n1ium	-9
n1ius	-12
n1j	-11
n1jan	-16
n1jas	-11
n1jdt	-13
n1jen	-25
n1jes	-20
n1jke	-10
n1jks	-18
n1jkt	-9
n1jpt	-11
n1jst	-8
n1jze	-12
n1kam	-8
n1kan	-12
n1kar	-15
n1kat	-17
n1kel	-10
n1ken	-10
n1ker	-11
n1ket	-11
n1kia	-15
n1kje	-21
n1kke	-20
n1kom	-16
n1kse	-11
n1kst	-13
n1kte	-33
n1kum	-15
n1l	-9
n1lad	-17
n1lan	-13
n1las	-15
n1lde	-20
n1ldt	-19
n1lee	-24
n1leg	-20
n1lek	-23
n1len	-24
n1lep	-8
n1ler	-19
n1les	-25
n1let	-9
n1lgt	-14
n1lid	-12
n1lie	-28
n1lig	-21
n1lik	-14
n1lis	-12
n1lla	-10
n1lle	-21
n1llo	-21
n1lof	-23
n1lol	-8
n1lop	-19
n1lpt	-16
n1lse	-22
n1lst	-15
n1lte	-9
n1lub	-11
n1luc	-15
n1luk	-14
n1lve	-12
n1m'n	-12
n1ma	-16
n1man	-19
n1me	-12
n1men	-39
n1mer	-22
n1mis	-23
n1mix	-17
n1mke	-14
n1mm	-13
n1mma	-10
n1mme	-14
n1mo	-14
n1mos	-10
n1mpt	-16
n1mst	-23
n1mte	-11
n1mw	-16
n1n	-11
n1na	-10
n1nal	-10
n1nam	-11
n1nce	-22
n1nda	-9
n1nde	-21
n1nds	-23
n1ndy	-14
n1nek	-9
n1ner	-8
n1nes	-12
n1net	-24
n1nfo	-9
n1nge	-24
n1ngt	-15
n1nia	-9
n1nig	-13
n1nin	-16
n1nis	-21
n1nja	-10
n1nks	-13
n1nkt	-13
n1nlo	-9
n1nne	-29
n1nny	-17
n1nop	-12
n1nor	-16
n1nr	-18
n1nst	-29
n1nts	-16
n1nul	-9
n1o	-12
n1o's	-25
n1och	-15
n1ock	-19
n1ode	-20
n1ods	-21
n1oed	-26
n1oef	-24
n1oeg	-20
n1oei	-22
n1oek	-9
n1oel	-38
n1oen	-11
n1oep	-14
n1oer	-9
n1oes	-19
n1oet	-12
n1ofd	-15
n1oge	-24
n1ogt	-10
n1oh	-9
n1oie	-14
n1oja	-21
n1oke	-12
n1okt	-20
n1oké	-16
n1ola	-11
n1ole	11
n1olg	-12
n1olk	-12
n1ols	-10
n1omp	-11
n1oms	-20
n1omt	-21
n1ona	-11
n1ond	-23
n1one	-12
n1ons	-11
n1ont	-11
n1ood	-15
n1oof	-15
n1oog	-22
n1ooi	-11
n1ook	-8
n1ool	-19
n1oom	-31
n1oon	-21
n1oop	9
n1oor	-27
n1oos	-26
n1oot	-15
n1opa	-10
n1opt	-17
n1ord	-18
n1ore	-20
n1orf	-15
n1org	-18
n1orm	-14
n1orp	-15
n1ors	-17
n1ort	-17
n1ost	-12
n1ota	-18
n1ots	-12
n1oud	-22
n1ouk	-18
n1our	-8
n1out	-20
n1ove	-18
n1own	-8
n1oze	-9
n1pak	-17
n1pas	-17
n1pel	-24
n1pen	-33
n1per	-11
n1pim	-9
n1pin	-10
n1pje	-9
n1poo	-14
n1pot	-15
n1ppe	-10
n1pte	-14
n1pul	-19
n1r	-13
n1raf	-20
n1rak	-12
n1ral	-15
n1ram	-19
n1rap	-20
n1ras	-9
n1rci	-12
n1rde	-9
n1rds	-13
n1re	-18
n1ref	-15
n1rek	-15
n1rel	-20
n1ren	-48
n1res	-10
n1rev	-18
n1rft	-23
n1ria	-11
n1rid	-18
n1rie	-17
n1rig	-11
n1rij	-20
n1rik	-10
n1ril	-13
n1rin	-12
n1rip	-10
n1ris	-23
n1rit	-11
n1rkt	-10
n1rle	-9
n1rma	-10
n1rna	-11
n1rne	-15
n1rol	-12
n1rom	-25
n1ron	-12
n1rop	-17
n1rot	-21
n1rre	-16
n1rry	-15
n1rte	-9
n1rts	-21
n1rug	-26
n1rum	-19
n1rve	-11
n1sch	-24
n1sef	-10
n1sel	-33
n1sem	-20
n1ser	-22
n1ses	-10
n1sie	-20
n1sin	-19
n1sis	-21
n1sje	-15
n1ske	-12
n1sma	-17
n1sof	-12
n1sop	-21
n1ssa	-21
n1sse	-17
n1sta	-9
n1ste	-14
n1sum	-10
n1sus	-10
n1t/m	-17
n1tad	-15
n1tal	-14
n1tap	-24
n1tas	-9
n1tch	-17
n1tel	-11
n1tem	-17
n1ten	-31
n1ter	-16
n1tes	-18
n1tig	-15
n1tij	-13
n1til	-14
n1tje	-17
n1tma	-18
n1tof	-13
n1tok	-8
n1tom	-24
n1top	-20
n1tor	-10
n1tra	-14
n1tro	-22
n1tse	-17
n1tte	-15
n1tuk	-21
n1tum	-12
n1tus	-23
n1u's	-12
n1uck	-12
n1uct	-16
n1udt	-15
n1uid	-16
n1uig	-13
n1uik	-13
n1uil	-8
n1uim	-12
n1uin	-15
n1uip	-10
n1uis	-32
n1uit	-18
n1ukt	-17
n1ule	-9
n1uli	-11
n1ulp	-24
n1umc	-11
n1una	-24
n1uni	-9
n1unt	-21
n1urd	-11
n1ure	-17
n1urg	-16
n1urk	-11
n1urs	-22
n1urt	-8
n1ute	-22
n1uto	-9
n1uud	-14
n1uur	-23
n1uus	-12
n1uut	-10
n1uwe	-19
n1uws	-15
n1uwt	-13
n1uze	-23
n1v	-12
n1val	-20
n1vat	-15
n1vel	-11
n1ver	-19
n1vet	-28
n1vhf	-12
n1vin	-15
n1vol	-15
n1w	-12
n1wal	-9
n1wax	-11
n1weg	-9
n1wel	-15
n1wen	-28
n1wi	-16
n1wig	-10
n1wit	-14
n1wo	-13
n1wou	-12
n1y's	-22
n1yon	-18
n1ype	-16
n1ypt	-10
n1yse	-9
n1zak	-24
n1zal	-16
n1zel	-12
n1zen	-41
n1zer	-14
n1zet	-14
n1zig	-25
n1zin	-17
n1zit	-18
n1zn	-15
n1zon	-17
n1ère	-15
n1ënt	-17
n1️	-18
n2a's	-20
n2aad	-16
n2aag	-16
n2aal	-9
n2aam	-18
n2aan	-35
n2aar	-18
n2aas	-17
n2act	-16
n2ade	-29
n2age	-14
n2aha	-21
n2air	-18
n2ald	-21
n2ale	-32
n2alf	-16
n2alk	-14
n2als	-38
n2alt	-21
n2ang	-23
n2ank	-15
n2ano	-22
n2ans	-14
n2ant	-31
n2ape	-14
n2apt	-13
n2ard	-30
n2are	-24
n2ari	-11
n2arm	12
n2ars	-12
n2ash	-15
n2ats	-20
n2ave	-12
n2bad	11
n2bag	-14
n2bak	-10
n2bed	-14
n2bel	-34
n2ber	-20
n2bij	-10
n2bon	-16
n2bus	-11
n2can	-8
n2cel	-13
n2cer	-9
n2che	-29
n2cht	-48
n2col	-12
n2cte	-9
n2da	-12
n2dag	-23
n2dak	-13
n2dek	-12
n2del	-15
n2den	35
n2der	-44
n2dig	-17
n2dje	-23
n2dom	-14
n2dra	-20
n2dse	-9
n2eam	-13
n2eau	-30
n2ebt	-9
n2eck	-20
n2ede	-19
n2eds	-12
n2eed	-13
n2eef	-17
n2eek	-13
n2eel	-12
n2een	-43
n2eer	-35
n2ees	-16
n2eet	-15
n2eft	-13
n2ege	-10
n2eid	-28
n2eil	-21
n2ein	-14
n2eit	-21
n2eke	8
n2ekt	-16
n2eld	-31
n2ele	-23
n2elf	-23
n2elk	-20
n2els	-14
n2emo	-17
n2emt	-21
n2end	-26
n2ene	-15
n2ens	-27
n2ept	-16
n2er	-21
n2erd	-27
n2ere	-30
n2erf	8
n2erk	-16
n2erm	10
n2ers	-33
n2ert	-24
n2esk	-18
n2est	-35
n2ete	-14
n2ets	-10
n2euf	-9
n2euk	-19
n2eur	-27
n2euw	-17
n2eve	-23
n2eén	-17
n2eën	-29
n2fde	-16
n2fer	-10
n2ff	-11
n2fje	-12
n2fon	-11
n2fte	11
n2gde	-21
n2gel	-23
n2gen	-35
n2gij	-18
n2gje	-13
n2gst	9
n2hal	-20
n2hef	-16
n2hel	-10
n2hem	-18
n2hip	-20
n2hoe	-26
n2hol	-8
n2hte	-34
n2ice	-18
n2ick	-18
n2ieb	-11
n2ied	-16
n2iek	-35
n2iel	-19
n2iem	-13
n2ien	-28
n2ier	-34
n2ies	-22
n2iew	-10
n2ige	-18
n2ijf	-21
n2ijk	-41
n2ijm	-15
n2ijn	-39
n2ijt	-25
n2ik	-13
n2ikt	-15
n2ile	-22
n2ilm	-22
n2ilt	-21
n2in	-18
n2ina	-18
n2ind	-12
n2ine	-34
n2ing	13
n2irk	-14
n2is	-22
n2ise	-10
n2ist	-27
n2its	-17
n2ity	-13
n2ium	-16
n2ius	-10
n2jan	-11
n2jas	-12
n2jde	-16
n2jen	-22
n2jes	-22
n2jke	-42
n2jks	-30
n2jkt	-18
n2jna	-17
n2jst	-19
n2juf	-15
n2jze	-13
n2kap	-18
n2kas	-12
n2kat	-16
n2ken	-21
n2ker	-27
n2ket	-24
n2kje	-23
n2kke	-20
n2kom	-18
n2kse	-17
n2lad	-16
n2lag	-26
n2lap	-20
n2las	-30
n2lde	-18
n2leg	-23
n2lek	-18
n2lem	-11
n2len	8
n2lep	-13
n2ler	-14
n2les	-18
n2let	-19
n2lft	-8
n2lig	-12
n2lip	-19
n2lke	-20
n2lla	-11
n2lle	-22
n2llo	-20
n2lse	-14
n2lte	-13
n2m'n	-12
n2man	-17
n2me	-16
n2mei	-11
n2mel	-14
n2men	-14
n2mer	-25
n2met	-27
n2mis	-23
n2mix	-18
n2mme	-14
n2mo	-15
n2mse	-11
n2mst	10
n2na	-30
n2nce	-21
n2nde	9
n2nds	-11
n2ndt	-9
n2nel	-15
n2nen	-11
n2ner	-14
n2nge	-20
n2ngt	-16
n2nig	-15
n2nje	-13
n2nkt	-16
n2nne	-14
n2nor	-19
n2nse	-20
n2nst	11
n2nte	-15
n2nts	-21
n2nul	-11
n2nze	-50
n2o's	-15
n2ode	-26
n2ods	-20
n2oed	12
n2oef	-8
n2oeg	-18
n2oek	-17
n2oel	-31
n2oen	-22
n2oep	-24
n2oer	-11
n2oet	-16
n2oge	-25
n2oit	-10
n2okt	-14
n2oké	-20
n2ole	11
n2ols	-23
n2oms	-27
n2omt	-11
n2one	-26
n2ons	-21
n2ont	-13
n2ood	-11
n2oog	-27
n2ooi	-23
n2ool	-11
n2oon	-26
n2oop	-19
n2oos	-19
n2oot	-35
n2op	-27
n2opa	-14
n2ord	-29
n2orf	-16
n2orm	-15
n2ort	-33
n2ost	-12
n2ote	-21
n2oud	-27
n2ouw	-21
n2pak	-15
n2pel	-36
n2pen	-47
n2per	-18
n2ph	-9
n2pje	-27
n2pot	-19
n2ppe	-10
n2raf	12
n2ral	-13
n2ram	-20
n2rap	-16
n2ras	-15
n2rat	-11
n2rde	-27
n2rek	-10
n2rel	-15
n2ren	12
n2res	-12
n2rie	-15
n2rij	-34
n2rik	-21
n2ril	-10
n2ris	-27
n2rkt	-24
n2rma	-13
n2rne	-30
n2rom	-16
n2rop	-15
n2rot	-22
n2rry	-9
n2rst	-27
n2rte	-18
n2rts	-15
n2rug	-19
n2ruk	-24
n2rum	-13
n2sch	-26
n2sel	21
n2ser	-10
n2sie	-14
n2sje	-22
n2sop	-23
n2ssa	8
n2sse	-21
n2ste	13
n2tad	-14
n2tal	-21
n2tel	-31
n2ten	26
n2ter	-12
n2tes	-31
n2tic	-13
n2tie	-10
n2tig	-28
n2tik	-12
n2tis	-12
n2tje	-34
n2tom	-12
n2top	-19
n2tor	-26
n2tra	-17
n2tro	10
n2tse	-16
n2tst	-12
n2tte	-28
n2tuk	-24
n2tum	-22
n2uct	-18
n2ude	-37
n2udt	-24
n2uif	-13
n2uig	-11
n2uik	-18
n2uil	-11
n2uim	-21
n2uin	-15
n2uis	-47
n2uit	-19
n2uks	-18
n2ukt	-13
n2uld	-9
n2ule	-11
n2uli	-14
n2ult	-9
n2uni	-13
n2unt	-22
n2urd	-18
n2ure	-17
n2urs	-16
n2urt	-10
n2ust	-13
n2ute	-23
n2uto	-25
n2uwe	-32
n2van	-31
n2vat	-19
n2vel	-22
n2ven	-17
n2ver	-10
n2vet	8
n2vin	-18
n2wam	-10
n2wat	-36
n2we	-16
n2weg	-20
n2wel	-16
n2wen	-13
n2wer	-16
n2wi	-21
n2wie	-12
n2wij	-34
n2ype	-9
n2zer	-20
n2zet	-19
n2zie	-16
n2zig	-22
n2zin	-15
n2én	-9
n2één	-19
n3-07	-17
n3a's	-19
n3aad	-22
n3aaf	-14
n3aag	-22
n3aai	-10
n3aak	-22
n3aal	-39
n3aam	-12
n3aan	-32
n3aap	-16
n3aar	-21
n3aas	-26
n3aat	-35
n3ade	-23
n3aes	-10
n3age	-18
n3ags	-13
n3agt	-17
n3air	-14
n3ake	-17
n3aks	-13
n3akt	-32
n3ald	-20
n3ale	-19
n3alf	-12
n3als	-54
n3alt	-22
n3ame	-17
n3amp	-16
n3and	-35
n3ang	-26
n3ank	-30
n3ans	-19
n3ant	-20
n3ape	-15
n3apt	-11
n3ard	-28
n3arm	-33
n3ars	-15
n3art	-29
n3ast	-26
n3ats	-11
n3auw	-21
n3ave	-14
n3bad	-27
n3bak	-14
n3bed	-25
n3ber	-16
n3bij	-56
n3bot	-10
n3bus	-14
n3bv	-11
n3cel	-8
n3che	-25
n3cht	-39
n3cks	-15
n3col	-17
n3cro	-9
n3da	-9
n3dag	-20
n3dak	-10
n3dam	-15
n3dat	-30
n3de	-22
n3del	-21
n3den	-56
n3der	-40
n3dig	-24
n3dit	-14
n3dje	-17
n3do	-16
n3don	-19
n3dop	-14
n3dra	-10
n3dán	-19
n3eam	-9
n3eck	-17
n3ect	-13
n3ede	-13
n3eds	-12
n3eed	-16
n3eeg	-13
n3eek	-28
n3eel	-32
n3een	-21
n3eep	-15
n3eer	-45
n3ees	-14
n3eft	-10
n3egd	-16
n3ege	-24
n3egt	-10
n3eid	-19
n3ein	-31
n3eit	-11
n3eke	-31
n3ekt	-18
n3eld	-32
n3elf	-12
n3elk	-20
n3elp	-16
n3elt	-32
n3end	-28
n3ene	-25
n3enk	-12
n3ens	-42
n3ent	-24
n3ept	-18
n3erd	-28
n3ere	-39
n3erf	-16
n3erk	-24
n3erm	-8
n3ern	-10
n3erp	-10
n3ers	-17
n3ert	-32
n3est	-32
n3ets	-16
n3euk	-26
n3eum	-19
n3eun	-10
n3eur	-13
n3eus	-8
n3euw	-10
n3eve	-17
n3eén	-9
n3fde	-12
n3fel	-9
n3fer	-19
n3fin	-14
n3fje	-18
n3fw	-12
n3gaf	-10
n3gde	-12
n3gel	-13
n3gen	-17
n3ger	-26
n3ges	-18
n3gsm	-10
n3gst	-33
n3hal	-15
n3het	-53
n3hil	-14
n3hip	-25
n3hoe	-74
n3hop	-15
n3hou	-8
n3hte	-21
n3ick	-18
n3idt	-21
n3ieb	-12
n3ief	-14
n3iek	-23
n3iel	-20
n3ien	-40
n3iep	-9
n3ies	-27
n3iet	-20
n3ift	-16
n3ige	-24
n3igt	-16
n3ijd	-10
n3ijf	-23
n3ijk	-30
n3ijl	-9
n3ijn	-33
n3ijs	-23
n3ijt	-24
n3ik	-33
n3ikt	-18
n3ilt	-11
n3ima	-13
n3in	-23
n3ind	-21
n3ine	10
n3ing	-64
n3int	-21
n3ion	-9
n3ist	-21
n3ium	-19
n3jdt	-12
n3jen	-20
n3jes	-38
n3jke	-15
n3jks	-32
n3jkt	-27
n3jna	-23
n3jne	-10
n3jst	-9
n3jze	-16
n3kas	-14
n3kat	-12
n3kel	-10
n3ken	-65
n3ker	-23
n3ket	-10
n3kia	-11
n3kig	-14
n3kje	-18
n3kke	-13
n3kst	-13
n3kte	-29
n3lab	-14
n3lad	-19
n3lag	-22
n3lak	-14
n3lan	-21
n3las	-26
n3lde	-23
n3lee	-14
n3leg	-15
n3lek	-15
n3lem	-9
n3len	-66
n3ler	-19
n3les	-17
n3lfs	-9
n3lgt	-12
n3lie	-18
n3lke	-36
n3llo	-18
n3lok	-12
n3lop	-10
n3luk	-13
n3m'n	-10
n3m/u	-11
n3ma	-10
n3man	-21
n3me	-15
n3mei	-16
n3men	-12
n3mer	-25
n3mes	-12
n3met	-53
n3mis	-18
n3mma	-20
n3mte	-11
n3na	-59
n3nce	-15
n3nde	-32
n3nds	-23
n3ndt	-14
n3nek	-15
n3ner	-13
n3nes	-9
n3nge	-23
n3ngt	-33
n3nis	-23
n3nks	-21
n3nkt	-14
n3nne	-14
n3nny	-19
n3nor	-15
n3nse	-16
n3nte	-13
n3nts	-20
n3nze	-37
n3o's	-15
n3ode	-12
n3oed	-21
n3oef	-14
n3oeg	-14
n3oek	-27
n3oel	-34
n3oem	-10
n3oen	-10
n3oep	-17
n3oer	-13
n3ogt	-13
n3oh	-16
n3oit	-15
n3ola	-19
n3omp	-10
n3oms	-17
n3omt	-14
n3ond	-30
n3one	-20
n3ons	-20
n3ont	-19
n3ood	-13
n3oog	-20
n3ooi	-14
n3ool	-16
n3oom	-15
n3oon	-23
n3oop	-24
n3oor	-34
n3oos	-29
n3oot	-22
n3op	-38
n3opa	-14
n3ord	-23
n3orf	-15
n3org	-9
n3orm	-12
n3ort	-23
n3ost	-26
n3ota	-15
n3oud	-23
n3our	-19
n3out	-23
n3ouw	-29
n3oze	-10
n3pak	-17
n3pel	-35
n3per	-16
n3pin	-16
n3pje	-13
n3poo	-17
n3pot	-18
n3pul	-11
n3rak	-23
n3ram	-13
n3rde	-15
n3rdt	-11
n3re	-12
n3rek	-26
n3rel	-17
n3ren	-26
n3res	-18
n3rft	-10
n3rge	-17
n3ria	-13
n3rie	-9
n3rij	-34
n3ril	-12
n3rin	-17
n3ris	-14
n3rit	-11
n3rma	-14
n3rmt	-19
n3rne	-19
n3rom	-22
n3rop	-18
n3rot	-21
n3rst	-19
n3rte	-16
n3rts	-25
n3rug	-25
n3ruk	-13
n3rum	-13
n3sch	-19
n3sel	-24
n3ser	-13
n3ses	-16
n3sie	-26
n3sje	-15
n3sse	-16
n3ste	-45
n3sum	-12
n3sus	-13
n3t	-26
n3tal	-22
n3tas	-21
n3tel	-13
n3ten	-30
n3ter	-41
n3tie	-19
n3tig	-29
n3tij	-22
n3tip	-16
n3tje	-31
n3tof	-18
n3tom	-16
n3ton	-17
n3top	-18
n3tor	-23
n3tra	-19
n3tse	-15
n3tst	-12
n3tte	-17
n3tus	-20
n3u's	-10
n3ude	-29
n3udt	-12
n3uid	-16
n3uif	-15
n3uig	-8
n3uik	-23
n3uim	-16
n3uin	-13
n3uis	-36
n3uit	-22
n3ukt	-11
n3uli	-8
n3ulp	-20
n3ult	-12
n3unt	-8
n3urd	-15
n3ure	-16
n3urg	-15
n3urs	-29
n3urt	-14
n3ust	-11
n3ute	-20
n3uto	-15
n3uur	-30
n3uus	-12
n3uut	-17
n3uwe	-45
n3uwt	-18
n3uze	-22
n3vak	-9
n3val	-11
n3van	-48
n3vat	-13
n3vel	-13
n3ven	-49
n3ver	-19
n3vet	-22
n3vhf	-11
n3vin	-16
n3vwa	-13
n3wam	-13
n3wat	-40
n3wax	-14
n3we	-28
n3weg	-13
n3wel	-17
n3wen	-21
n3wie	-24
n3wij	-47
n3zer	-16
n3zet	-21
n3zie	-16
n3zig	-10
n3én	-19
n3één	-33
n3ënt	-20
n3öhn	-15
n4a's	-14
n4aad	-17
n4aag	-25
n4aai	-8
n4aam	-21
n4aan	-32
n4aap	-17
n4aar	-32
n4aat	-45
n4ack	-9
n4act	-17
n4ade	-21
n4aes	-9
n4agd	-17
n4age	9
n4ags	-9
n4air	-10
n4ait	-11
n4aks	-13
n4akt	-34
n4ale	-30
n4alf	-29
n4all	-14
n4als	-60
n4alt	-15
n4ame	-18
n4amp	-13
n4and	-47
n4ang	-25
n4ank	-16
n4ano	11
n4ant	-22
n4apt	-21
n4ard	-21
n4are	-14
n4ari	-10
n4arm	-30
n4ars	-14
n4art	-22
n4ase	-13
n4ash	-16
n4ast	-16
n4ats	-21
n4auw	-17
n4bad	-11
n4bel	-18
n4ber	-9
n4bij	-52
n4bon	-10
n4box	-8
n4bv	-17
n4can	-14
n4cel	-12
n4che	-24
n4cht	10
n4col	-25
n4d'r	-24
n4dag	-26
n4dak	-11
n4dam	-8
n4dat	-30
n4de	12
n4del	-16
n4den	-10
n4des	-17
n4dig	-16
n4dik	-14
n4dje	-22
n4do	-13
n4dom	-21
n4dop	-11
n4dra	-19
n4eam	-19
n4eck	-21
n4ect	-21
n4ede	-17
n4eed	-21
n4eef	-21
n4eeg	-12
n4eek	-18
n4eel	-18
n4eem	-14
n4een	-23
n4ees	-9
n4eft	-19
n4egd	-25
n4egt	-20
n4eid	-25
n4ein	-9
n4eit	-15
n4eke	-24
n4ekt	-27
n4ele	-14
n4elf	-16
n4elk	-25
n4elm	-16
n4elp	-18
n4els	-45
n4elt	-16
n4ema	-11
n4emd	-12
n4end	-26
n4ene	-31
n4ens	-34
n4ent	-29
n4ept	-13
n4er	-43
n4erd	-35
n4ere	13
n4erf	-23
n4erg	-15
n4erk	-22
n4erm	-26
n4erp	-19
n4ers	-9
n4ert	-34
n4ets	9
n4euf	-11
n4eum	-18
n4eur	-25
n4euw	-15
n4eve	-21
n4eén	-14
n4eën	-11
n4fel	-21
n4fer	-11
n4fie	-15
n4fje	-17
n4fst	-16
n4gas	-11
n4gel	-26
n4gen	-11
n4ger	-30
n4ges	-19
n4gij	-16
n4gje	-15
n4gst	-23
n4gte	-15
n4had	-13
n4hal	-17
n4he	-9
n4hef	-19
n4hen	-20
n4hes	-9
n4het	-20
n4hil	-20
n4hip	-15
n4hoe	-21
n4hol	13
n4hot	-18
n4hte	-19
n4hts	-9
n4ice	-14
n4id	-9
n4idt	-17
n4ief	-18
n4iek	-31
n4iel	-18
n4iem	-15
n4ien	20
n4iep	-13
n4ier	-33
n4ies	-30
n4iet	-22
n4ift	-20
n4igd	-13
n4ige	-18
n4igt	-10
n4ijd	-15
n4ijf	-27
n4ijg	-12
n4ijk	-38
n4ijl	-18
n4ijm	-18
n4ijs	-23
n4ijt	10
n4ik	-25
n4ikt	-30
n4ils	-10
n4ilt	-15
n4in	-44
n4ina	-18
n4ine	-19
n4ing	-35
n4ion	-14
n4ips	-12
n4ire	-9
n4irk	-10
n4is	-23
n4ist	-21
n4it	-15
n4ite	-13
n4jan	-15
n4jas	-10
n4jdt	-17
n4jen	-20
n4jke	-27
n4jks	-32
n4jkt	-17
n4jna	-28
n4jst	-20
n4kap	-9
n4kat	-20
n4kel	-17
n4ken	-19
n4ker	-16
n4kes	-12
n4kje	-17
n4kke	-8
n4kon	-17
n4kte	-15
n4lab	-13
n4lad	-13
n4lag	-17
n4lak	-13
n4lan	-28
n4lap	-13
n4lde	-22
n4leg	-15
n4lek	-16
n4lem	-18
n4len	11
n4lep	-11
n4ler	-16
n4les	16
n4let	-17
n4lfs	-8
n4lft	-18
n4lie	-16
n4lik	-8
n4lke	-42
n4lla	-11
n4lle	-21
n4llo	-10
n4lof	-12
n4lok	-14
n4lot	-13
n4lst	-19
n4man	-17
n4mat	-10
n4mei	-20
n4men	-58
n4mer	-29
n4met	-30
n4mis	-11
n4mm	-14
n4mst	-15
n4na	-58
n4nce	-24
n4nda	-17
n4nde	-37
n4nds	-20
n4ndt	-9
n4nel	-16
n4ner	-26
n4nes	-12
n4nge	-26
n4ngt	-25
n4nie	-13
n4nis	-14
n4nkt	-19
n4nne	-21
n4nny	-21
n4nst	-31
n4nte	-13
n4nul	-9
n4nze	-9
n4o	-9
n4o's	-16
n4ode	-17
n4ods	-15
n4oeg	-16
n4oek	-29
n4oel	-25
n4oen	-17
n4oep	-15
n4oer	-21
n4oet	-21
n4oge	-14
n4ogt	-20
n4oké	-12
n4oms	13
n4omt	-11
n4ond	-20
n4one	-13
n4ons	-19
n4ont	-14
n4ood	-17
n4oog	-23
n4ooi	-11
n4ook	-21
n4ool	-19
n4oom	-22
n4oon	-22
n4oop	-27
n4oor	-33
n4oos	-11
n4oot	-19
n4op	-12
n4ord	-27
n4org	-11
n4orm	-15
n4ort	-20
n4ost	-20
n4ota	-11
n4oud	-21
n4out	-22
n4ouw	-30
n4oze	-13
n4pak	-21
n4pel	-26
n4pen	-49
n4per	-22
n4pij	-11
n4pje	-13
n4pte	-21
n4raf	-18
n4ral	-32
n4rap	-15
n4rar	-20
n4rat	-10
n4rde	-23
n4re	-21
n4rek	-22
n4rel	-9
n4rft	-16
n4rge	-15
n4ria	-13
n4rij	-23
n4rik	-10
n4ril	-17
n4ris	-12
n4rit	-14
n4rkt	-8
n4rna	-14
n4rne	-18
n4rol	-16
n4rom	-17
n4rop	-28
n4rot	12
n4rry	-16
n4rst	-14
n4rte	-16
n4rts	-23
n4rug	-30
n4ruk	-17
n4rum	-24
n4sch	-18
n4sel	-24
n4sem	-17
n4sen	-13
n4sie	-16
n4sje	-10
n4sof	-15
n4ssa	-11
n4sse	-13
n4ste	-35
n4t	-20
n4tag	-16
n4tal	-19
n4tas	-12
n4td	-11
n4tel	-34
n4ten	-21
n4ter	-29
n4tes	-8
n4tic	-10
n4tie	-10
n4tig	-28
n4tij	-18
n4til	-12
n4tje	-42
n4tof	-26
n4ton	-20
n4top	-23
n4tor	-17
n4tra	-9
n4tst	-14
n4tte	-18
n4u's	-10
n4uck	-15
n4ude	-34
n4udt	-16
n4uid	-12
n4uig	-8
n4uin	-22
n4uip	-10
n4uis	-35
n4uit	-21
n4uks	-12
n4uld	-18
n4ule	-10
n4uli	-16
n4ulp	-9
n4ult	-12
n4uni	-15
n4unt	-19
n4urd	-18
n4ure	-13
n4urg	-18
n4urs	-24
n4ute	-9
n4uto	-13
n4uts	-15
n4uut	-16
n4uwe	-31
n4uwt	-15
n4vak	-12
n4val	-18
n4van	-44
n4vat	-23
n4vel	-16
n4ven	-42
n4ver	-17
n4vet	-25
n4vol	-14
n4wat	-42
n4we	-32
n4weg	-12
n4wie	-29
n4wij	-10
n4zak	-16
n4zen	-8
n4zer	-16
n4zet	-21
n4zie	-19
n4zig	-11
n4zin	-15
n4ënt	-22
n5a's	-21
n5aad	-22
n5aaf	-18
n5aag	-22
n5aai	-11
n5aak	-26
n5aal	-31
n5aam	-19
n5aan	-29
n5aas	-21
n5aat	-46
n5act	-12
n5ade	-20
n5adt	-15
n5agd	-16
n5age	-17
n5air	-10
n5aks	-10
n5akt	-28
n5alf	-22
n5ame	-24
n5and	-16
n5ang	-23
n5ank	-11
n5ano	-14
n5ans	-9
n5ant	-17
n5ape	-16
n5ard	-28
n5ari	-14
n5arm	-26
n5art	-18
n5ash	-14
n5ast	-23
n5ats	-20
n5aus	-13
n5auw	-10
n5axi	-16
n5bad	-26
n5bak	-19
n5bed	-11
n5bel	-18
n5bij	-61
n5bui	-13
n5che	-29
n5cht	-26
n5da	-12
n5dag	-26
n5dak	-17
n5dat	-48
n5de	-33
n5del	-13
n5den	-16
n5der	-30
n5dit	-8
n5dje	-12
n5do	-15
n5dop	-12
n5dra	-19
n5ebt	-17
n5eck	-16
n5ect	-11
n5ede	-16
n5eed	-11
n5eef	-12
n5eek	-29
n5eel	-13
n5een	-31
n5eep	-14
n5eer	-40
n5ees	-21
n5eet	-17
n5eft	-24
n5egd	-15
n5egt	-17
n5eid	-12
n5eil	-10
n5ein	-15
n5eit	-24
n5ekt	-35
n5eld	-24
n5elf	-14
n5elk	-21
n5elp	-21
n5els	10
n5elt	-23
n5emt	-16
n5end	-18
n5ene	-18
n5enk	-16
n5ens	-36
n5ent	-30
n5ept	-20
n5er	-38
n5erd	-20
n5ere	-32
n5erf	-16
n5erk	-17
n5erm	-22
n5ert	-12
n5est	-30
n5eta	-17
n5ete	-10
n5ets	-22
n5euk	-13
n5eum	-18
n5eur	-23
n5eus	-9
n5euw	-23
n5eve	-14
n5eén	-13
n5eën	-15
n5fde	-11
n5fel	-10
n5fje	-9
n5fon	-17
n5gaf	-15
n5gas	-12
n5gat	-17
n5gel	-17
n5gen	-16
n5ger	-23
n5ges	-18
n5gij	-19
n5gte	-16
n5hal	-21
n5he	-14
n5hef	-9
n5hen	-15
n5het	9
n5hil	-10
n5hip	-10
n5hoe	-11
n5hol	-22
n5hop	10
n5hot	-12
n5hou	-12
n5hte	-11
n5hts	-9
n5ick	-12
n5ief	-12
n5iel	-25
n5iem	-19
n5ien	-15
n5iep	-19
n5ier	-25
n5ies	-18
n5iet	-14
n5ift	-26
n5ige	-16
n5ijd	-13
n5ijf	-15
n5ijk	-32
n5ijl	-21
n5ijm	-26
n5ijn	-28
n5ijs	-22
n5ijt	-13
n5ik	-28
n5ikt	-18
n5ile	-12
n5in	-28
n5ine	-17
n5ing	-72
n5is	-38
n5ist	-25
n5ite	-22
n5its	-11
n5ity	-12
n5jdt	-21
n5jen	16
n5jes	-34
n5jke	-17
n5jks	10
n5jkt	-21
n5jna	-26
n5jst	-18
n5jze	-19
n5kel	-11
n5ken	-60
n5ker	-14
n5ket	-13
n5kje	10
n5kke	-21
n5kon	-8
n5kte	-16
n5kun	-14
n5lag	-15
n5lan	-22
n5lap	-22
n5las	-22
n5lde	-22
n5leg	-18
n5lek	11
n5lem	-11
n5len	-9
n5lep	-11
n5ler	-17
n5les	-21
n5lfs	-12
n5lft	-12
n5lgt	-9
n5lie	-19
n5lig	-14
n5lij	-9
n5lik	-11
n5lke	-31
n5lle	-13
n5lve	-12
n5man	-9
n5me	-10
n5mei	-18
n5mer	-33
n5met	-33
n5mis	-15
n5na	-43
n5nce	12
n5nch	-10
n5nde	-34
n5nds	-24
n5nen	9
n5ner	-24
n5nes	-14
n5nge	-24
n5ngt	-16
n5nis	-21
n5nkt	-12
n5nne	-17
n5nst	-25
n5nte	-8
n5nts	-20
n5nul	-12
n5nze	-36
n5o's	-8
n5ode	-28
n5oed	-23
n5oeg	-23
n5oen	-13
n5oep	-14
n5oer	-16
n5oet	-18
n5oge	-16
n5ogt	-18
n5oké	-28
n5ole	-13
n5omp	-16
n5omt	-12
n5ond	-33
n5one	-9
n5ons	-13
n5ont	-21
n5ood	-20
n5oog	13
n5ooi	-22
n5ool	-20
n5oom	-25
n5oon	-18
n5oop	-30
n5oor	-32
n5oot	-31
n5op	-57
n5opt	-15
n5ord	-25
n5orf	-12
n5orm	-15
n5ort	-28
n5ost	-18
n5ota	-13
n5out	-23
n5ouw	-14
n5pak	-23
n5pas	-9
n5pen	-19
n5per	-23
n5pje	-25
n5poo	-13
n5pot	-16
n5ppe	-13
n5pte	-16
n5pul	-12
n5raf	-15
n5ral	-27
n5ram	-10
n5rap	-18
n5rde	-23
n5re	-17
n5rek	-21
n5res	-17
n5ria	-14
n5rie	-11
n5rij	-33
n5ril	-14
n5rkt	-17
n5rle	-10
n5rme	-9
n5rne	-17
n5rol	-14
n5rom	-18
n5rop	-16
n5rry	-14
n5rst	-25
n5rte	-11
n5rts	-11
n5rug	9
n5ruk	-13
n5rum	-14
n5run	-9
n5sch	-12
n5sel	-27
n5sis	-11
n5sje	-18
n5sof	-18
n5sse	-14
n5sta	-14
n5t	-31
n5tad	-19
n5tag	-11
n5tal	-14
n5tap	-17
n5tas	-13
n5tel	-14
n5ten	20
n5ter	-42
n5tie	-12
n5tig	-18
n5tij	-14
n5til	-13
n5tje	-25
n5tof	10
n5ton	-18
n5top	-11
n5tor	-10
n5tra	-14
n5tse	-8
n5tst	-13
n5tte	-27
n5uck	-13
n5ude	11
n5udt	-16
n5uid	-13
n5uik	-17
n5uim	-15
n5uin	-9
n5uit	-26
n5ukt	-13
n5ule	-15
n5uli	-15
n5ulp	-17
n5unt	-19
n5urd	-22
n5urg	-17
n5urs	-29
n5urt	-15
n5ute	-19
n5uur	-12
n5uut	-17
n5uze	-11
n5val	-17
n5van	-30
n5vel	-18
n5ven	-12
n5ver	-12
n5vet	-18
n5wat	-25
n5wel	-15
n5wen	-26
n5wij	-53
n5wou	-17
n5zak	-9
n5zen	-16
n5zer	-8
n5zet	-28
n5zie	-17
n5zig	-10
n5zin	-9
n5zit	-12
n5zon	-21
n5ère	-14
n5één	-33
n5ënt	-17
n6aad	-10
n6aag	-14
n6aai	-15
n6aak	-26
n6aal	-28
n6aam	-19
n6aan	-19
n6aar	-27
n6aas	-28
n6aat	-30
n6act	-9
n6ade	11
n6age	-9
n6air	-9
n6akt	-21
n6alf	-13
n6alk	-12
n6alt	-13
n6ame	-22
n6amp	-22
n6and	-40
n6ang	-27
n6ank	-12
n6ano	-17
n6ant	-20
n6apt	-15
n6ard	-28
n6are	-13
n6ari	-10
n6arm	-21
n6art	-30
n6ash	-11
n6ast	-27
n6ate	-9
n6ats	-20
n6auw	-14
n6bad	-10
n6bed	-8
n6bek	-15
n6bel	-23
n6ber	-9
n6bij	-57
n6can	-16
n6che	16
n6cht	-41
n6col	-18
n6da	-10
n6dag	-39
n6dak	-13
n6dat	-46
n6de	-51
n6den	-8
n6der	-30
n6dig	-15
n6dje	-13
n6dop	-11
n6dra	-26
n6eam	-17
n6eau	-35
n6eck	-25
n6ect	-8
n6ede	-16
n6eed	-15
n6eef	-13
n6eek	-21
n6eel	-34
n6een	-26
n6ees	-21
n6eet	-11
n6eft	-27
n6egd	-11
n6ege	-13
n6egt	-21
n6eid	-15
n6ein	-15
n6eit	-9
n6eke	-13
n6ekt	-16
n6eld	-27
n6elf	-19
n6elk	-26
n6elp	-16
n6els	-41
n6elt	-25
n6end	-33
n6ene	-16
n6eng	-12
n6enk	-16
n6ens	-35
n6ent	-33
n6ept	-22
n6er	-36
n6erd	-25
n6ere	-12
n6erf	-20
n6erk	-24
n6ers	-45
n6ert	-38
n6est	-17
n6euk	-15
n6eur	-25
n6euw	-20
n6eve	-19
n6eén	-14
n6eën	-21
n6fde	-16
n6fer	-8
n6fje	-14
n6fte	14
n6gat	-22
n6gel	-21
n6gen	-10
n6ger	-26
n6gge	-14
n6gij	-15
n6gte	-14
n6gus	-15
n6had	-17
n6hap	-14
n6hef	-11
n6hip	-17
n6hoe	21
n6hok	-22
n6hol	-19
n6hop	-23
n6hr	-12
n6hte	-10
n6idt	-25
n6ied	-18
n6ief	-11
n6iek	-11
n6iel	-22
n6iem	-12
n6ien	-37
n6ier	-36
n6ies	-25
n6iet	-27
n6ift	-16
n6igd	-18
n6ige	-15
n6ijd	-11
n6ijf	-25
n6ijk	-19
n6ijn	-35
n6ijs	-18
n6ijt	-13
n6ik	-10
n6ikt	-21
n6ilt	-19
n6ilà	-12
n6in	-40
n6ind	-18
n6ine	-13
n6ing	-20
n6ion	-15
n6irk	-15
n6is	-39
n6ist	-32
n6its	-13
n6ius	-8
n6jdt	-8
n6jes	-37
n6jke	-17
n6jks	-28
n6jkt	-25
n6jst	-12
n6ker	-16
n6ket	-17
n6kje	-32
n6kke	-16
n6koe	-11
n6kon	-9
n6kop	-12
n6kte	-22
n6kun	-15
n6lad	-19
n6lag	-18
n6lan	-26
n6las	-23
n6lde	-23
n6leg	-20
n6lek	-14
n6lep	-10
n6ler	-17
n6les	-17
n6let	-17
n6lfs	-13
n6lgt	-8
n6lke	-34
n6lle	-11
n6llo	-11
n6lof	-10
n6lok	-11
n6lst	-10
n6lve	-17
n6me	-18
n6mei	-15
n6mer	-21
n6mes	-8
n6met	-30
n6mis	-10
n6mst	-8
n6mte	-8
n6na	-12
n6nce	-27
n6nde	-22
n6nds	-10
n6nen	9
n6ner	-8
n6nge	-13
n6ngt	-38
n6nie	-16
n6nig	-8
n6nkt	-16
n6nne	-11
n6nse	-14
n6nte	-15
n6nts	-16
n6nul	-12
n6nze	-37
n6o's	-20
n6oed	-23
n6oef	-8
n6oeg	-17
n6oek	-27
n6oel	-26
n6oen	-13
n6oep	-14
n6oer	-20
n6ogt	-23
n6oh	-15
n6oit	-19
n6oke	-13
n6oké	-17
n6ole	-15
n6ond	10
n6one	-14
n6ons	-23
n6ont	-11
n6ood	-12
n6oog	-14
n6ooi	-29
n6ook	-22
n6ool	-17
n6oom	-21
n6oon	-10
n6oop	-11
n6oor	-40
n6oos	-20
n6oot	-9
n6op	-14
n6opt	-21
n6ord	-19
n6orf	-10
n6org	-13
n6orm	-17
n6ort	-27
n6ost	-10
n6ote	-14
n6oud	-23
n6out	-15
n6ouw	-22
n6pad	-13
n6pas	-16
n6pel	-19
n6per	-15
n6pim	-12
n6pje	-10
n6pot	-8
n6raf	-18
n6rak	-10
n6rap	-14
n6rat	-8
n6rde	-15
n6re	-14
n6rek	-11
n6rel	-15
n6ren	-20
n6rij	-31
n6ril	-11
n6rin	-23
n6rit	-10
n6rmt	-16
n6rom	-15
n6rot	-18
n6rre	-17
n6rry	-18
n6rst	-15
n6rts	-12
n6rug	-23
n6ruk	-24
n6rum	-17
n6sef	-16
n6sel	-18
n6sen	-22
n6ser	-10
n6set	-13
n6sie	-14
n6sse	-11
n6ste	-46
n6t	-20
n6t/m	-15
n6tal	-14
n6tel	-21
n6ten	-71
n6ter	-41
n6tie	-36
n6tig	-30
n6tik	-15
n6til	-9
n6tje	-34
n6ton	-21
n6top	11
n6tor	-9
n6tse	-16
n6tte	-22
n6uct	-18
n6ude	-24
n6udt	-15
n6uid	-11
n6uif	-19
n6uik	12
n6uin	-13
n6uip	-12
n6uis	-38
n6uit	-17
n6ukt	-8
n6uld	-14
n6ulp	-12
n6ult	-15
n6unt	-19
n6urd	-9
n6urs	-13
n6urt	-15
n6uto	-17
n6uts	-11
n6uur	-25
n6uwe	-28
n6uwt	-11
n6val	-11
n6van	-51
n6vel	-20
n6ven	9
n6ver	-11
n6vet	-16
n6wat	-22
n6we	-45
n6wel	-26
n6wen	-26
n6wer	-14
n6wie	-27
n6wij	-53
n6zen	-31
n6zer	-14
n6zon	-21
n6één	-28
n6ënt	-12
n6öhn	-15
n7a's	-24
n7aad	-16
n7aag	-15
n7aai	-8
n7aak	-34
n7aal	-21
n7aam	-18
n7aan	-14
n7aar	-29
n7aat	-36
n7act	-19
n7agd	-24
n7age	-8
n7ags	-9
n7agt	-12
n7akt	-29
n7ald	-12
n7ale	-16
n7alf	-20
n7als	-11
n7alt	-16
n7ame	-20
n7amp	-9
n7and	-44
n7ank	-10
n7ape	-17
n7apt	-15
n7ard	-24
n7are	-11
n7arm	-21
n7art	-35
n7ast	-11
n7ats	-12
n7aus	-14
n7bad	-16
n7bak	-18
n7bel	13
n7ben	-17
n7bij	-57
n7box	-8
n7che	-12
n7cht	-26
n7col	-14
n7dag	-26
n7dak	-9
n7dam	-8
n7dat	-33
n7de	-81
n7der	-15
n7dig	-12
n7dje	-20
n7eam	-17
n7eck	-10
n7eef	-15
n7eeg	-11
n7eek	-23
n7eel	-8
n7een	11
n7eep	-13
n7eer	-26
n7ees	-17
n7eft	-13
n7egd	-20
n7eid	-24
n7eil	-10
n7ein	-10
n7eke	-17
n7ekt	-25
n7eld	-22
n7elf	-15
n7elk	-20
n7elp	-18
n7els	-28
n7elt	-17
n7emt	-14
n7end	-29
n7ene	-20
n7enk	-20
n7ens	-27
n7ent	-33
n7ept	-20
n7er	-13
n7erd	-16
n7ere	-35
n7erk	-25
n7erp	-9
n7ers	-37
n7ert	-21
n7est	-24
n7ets	-24
n7euk	-12
n7eum	-19
n7eur	-10
n7euw	-12
n7eén	-11
n7eën	-12
n7fel	-9
n7ff	-20
n7fie	-13
n7fte	-22
n7fw	-16
n7gat	-16
n7gel	-16
n7gen	-24
n7ger	-22
n7ges	-14
n7gio	-15
n7had	-13
n7hip	-17
n7hok	-20
n7hol	-14
n7hts	-10
n7ief	-9
n7iek	-26
n7iel	-17
n7ien	-35
n7ier	-37
n7ies	-29
n7iet	-12
n7ift	-23
n7igd	-21
n7ige	-21
n7ijf	-22
n7ijg	-11
n7ijk	-34
n7ijn	-22
n7ijs	-9
n7ijt	-12
n7ik	-41
n7ikt	-22
n7ilt	-17
n7in	-37
n7ine	-25
n7ing	-48
n7ipt	-10
n7is	-40
n7ist	-24
n7its	-15
n7jan	-15
n7jas	-13
n7jdt	-14
n7jke	-15
n7jks	-17
n7jkt	-13
n7jna	-14
n7jst	-14
n7kel	-8
n7ker	-22
n7kje	-15
n7kke	-10
n7kte	-21
n7lab	-19
n7lag	-9
n7lak	-11
n7lan	-15
n7las	-11
n7lde	-20
n7leg	-14
n7lek	-13
n7len	-9
n7ler	-18
n7les	-18
n7let	-9
n7lke	-36
n7lla	-20
n7lle	-10
n7llo	-16
n7lof	-17
n7lok	-9
n7lon	-12
n7lot	-10
n7lst	-17
n7lve	-15
n7m'n	-13
n7man	-12
n7me	-20
n7mel	-9
n7men	-42
n7mer	-18
n7mes	-11
n7met	-11
n7mke	-10
n7mst	-10
n7na	-37
n7nap	-10
n7nce	-11
n7nde	-25
n7nds	-14
n7nen	-35
n7ner	-10
n7nge	-14
n7ngt	-39
n7nje	-13
n7nkt	-18
n7nst	-30
n7nte	-9
n7nze	-40
n7o	-9
n7ode	-20
n7oed	-9
n7oef	-11
n7oek	-26
n7oel	-16
n7oen	-18
n7oer	-12
n7ogt	-17
n7oit	-13
n7oke	-14
n7oké	-11
n7ols	-17
n7ond	-31
n7ons	-21
n7ood	-9
n7oog	-18
n7ooi	-11
n7ool	-17
n7oom	-24
n7oop	-36
n7oor	-28
n7oos	-12
n7oot	-24
n7op	-9
n7opt	-21
n7ord	-13
n7orf	-13
n7org	-11
n7orm	-19
n7ort	-27
n7ost	-11
n7oud	-20
n7ouk	-17
n7out	-21
n7ouw	-25
n7pak	-21
n7pel	-14
n7pen	-39
n7per	-18
n7pot	-15
n7ral	-21
n7rap	-14
n7ras	-10
n7rde	-21
n7re	-16
n7rek	-17
n7rem	-9
n7res	-11
n7rie	-15
n7rij	-22
n7rik	-11
n7rin	-15
n7rip	-16
n7ris	-10
n7rit	-11
n7rkt	-10
n7rne	-20
n7rom	-17
n7rry	-10
n7rst	-20
n7rte	-14
n7rug	-22
n7rum	-14
n7sch	-22
n7sel	-16
n7sen	-32
n7ser	-10
n7set	-11
n7sis	-9
n7sje	-10
n7ste	-30
n7t	-14
n7tas	-9
n7tel	8
n7ten	-14
n7ter	-32
n7tie	-34
n7tig	-27
n7tij	-18
n7til	-11
n7tje	-17
n7tor	-24
n7tst	-20
n7tte	-17
n7u's	-15
n7uck	-10
n7ude	-25
n7uif	-17
n7uik	-9
n7uim	-12
n7uin	-13
n7uip	-12
n7uis	-28
n7uit	-26
n7ukt	-19
n7uli	-13
n7ulp	-9
n7uni	-12
n7unt	-13
n7urg	-17
n7urs	-16
n7ute	-13
n7uur	-13
n7uwe	-15
n7uze	-15
n7vak	-9
n7val	-19
n7van	-44
n7vel	-19
n7vet	-13
n7wat	-48
n7we	-42
n7wen	-33
n7wie	-25
n7wij	-51
n7y's	-23
n7zer	-12
n7zet	-28
n7zig	-14
n7zin	-10
n7én	-10
n7één	-31
n7ënt	-11
n8a	-9
n8a's	-16
n8aad	-15
n8aag	-19
n8aak	-29
n8aal	-23
n8aam	-8
n8aan	-20
n8aap	-15
n8aar	-28
n8aas	-16
n8aat	-35
n8ade	-20
n8age	-17
n8akt	-9
n8alf	-26
n8ame	-26
n8and	-24
n8ang	-14
n8ank	-10
n8ant	-14
n8apt	-12
n8ard	-12
n8ari	-16
n8arm	-14
n8art	-22
n8ash	-14
n8ast	-21
n8ats	-12
n8bad	-16
n8bed	-11
n8bel	-13
n8bij	-10
n8che	-12
n8cht	-22
n8col	-18
n8dag	-15
n8dat	-39
n8de	-19
n8den	-41
n8der	-26
n8dig	-12
n8dje	-13
n8dop	-10
n8dra	-12
n8ede	-26
n8eek	-15
n8eel	-17
n8een	-43
n8eer	-24
n8ees	-9
n8eet	-10
n8eft	-11
n8egt	-18
n8eid	-13
n8ein	-8
n8ekt	-14
n8eld	-11
n8elf	-17
n8elk	-15
n8elp	-19
n8els	-26
n8elt	-27
n8emt	-18
n8ene	-11
n8ens	-25
n8ent	-27
n8ept	-13
n8er	-31
n8erd	-22
n8ere	-14
n8ers	-34
n8est	-21
n8ets	-21
n8euk	-16
n8eum	-15
n8eur	-11
n8euw	-11
n8eve	-16
n8eén	-11
n8fde	-15
n8fer	-17
n8fie	-15
n8fte	-16
n8gat	-9
n8gel	-18
n8gen	-11
n8ger	-15
n8ges	-11
n8gge	-14
n8hen	-9
n8hoe	31
n8hok	-18
n8hr	-14
n8hts	-14
n8ice	-14
n8ief	-16
n8iel	-10
n8ien	11
n8ier	-10
n8ift	-27
n8igd	-16
n8ige	-20
n8ijd	-12
n8ijf	-23
n8ijk	-38
n8ijn	-23
n8ijs	-19
n8ijt	-11
n8ik	-21
n8ikt	-12
n8ilt	-19
n8in	-29
n8ind	-10
n8ine	-13
n8ing	-50
n8ins	-17
n8ire	-18
n8is	-23
n8jas	-11
n8jdt	-17
n8jen	-19
n8jes	-17
n8jke	-17
n8jks	-10
n8jna	-18
n8kat	-12
n8kel	-12
n8ken	-41
n8ker	-13
n8kke	-19
n8kte	-21
n8kun	-18
n8lag	-10
n8lan	-22
n8las	-16
n8lde	-21
n8leg	-9
n8lek	-12
n8len	-50
n8les	-20
n8lft	-11
n8lke	-40
n8lle	-12
n8lof	-11
n8lon	-9
n8me	-20
n8men	-37
n8mer	-16
n8mes	-13
n8met	-51
n8mis	-19
n8mo	-12
n8mst	-9
n8nde	-24
n8nds	-15
n8nen	-35
n8nge	-22
n8ngt	-24
n8nig	-16
n8nkt	-10
n8nst	-18
n8nze	-32
n8o	-13
n8ode	11
n8oed	-11
n8oeg	-19
n8oek	-18
n8oel	-10
n8oen	-15
n8oep	-13
n8oer	-11
n8oge	-12
n8oh	-10
n8oke	-12
n8oké	-21
n8ond	-27
n8one	-11
n8ood	-11
n8oog	-10
n8ooi	-13
n8ool	-20
n8oom	-10
n8oon	-17
n8oop	-25
n8oor	-26
n8oos	-9
n8oot	-21
n8op	-39
n8opt	-17
n8org	-11
n8orm	-8
n8ort	-14
n8ost	-12
n8oud	-24
n8out	-22
n8ouw	-29
n8pak	-11
n8pel	-11
n8pen	-32
n8per	-16
n8pim	-13
n8pje	-9
n8raf	-19
n8rak	-10
n8ral	-24
n8rde	-19
n8rek	-20
n8ren	-47
n8rij	-16
n8ril	-11
n8rit	-13
n8rma	-15
n8rop	-20
n8rst	-21
n8rte	-10
n8rts	-10
n8rug	14
n8sch	-20
n8sel	-16
n8sen	-9
n8sie	-10
n8sje	-13
n8sse	-17
n8sta	-13
n8ste	-31
n8t	-12
n8t/m	-15
n8tad	-15
n8tas	-12
n8tel	-17
n8ten	-40
n8ter	-22
n8tie	-33
n8tig	-18
n8til	-11
n8tje	-15
n8tom	-18
n8top	-12
n8tor	-17
n8tst	-12
n8ude	-20
n8udt	-16
n8uif	-10
n8uik	-9
n8uin	-11
n8uis	-30
n8uit	-18
n8uld	-9
n8uli	-11
n8uni	-11
n8unt	-12
n8urs	-9
n8uur	-19
n8val	-14
n8van	-34
n8vel	-10
n8ven	-40
n8ver	-16
n8vet	-14
n8we	-34
n8wel	-17
n8wen	10
n8wer	-15
n8wie	-26
n8wij	-41
n8wou	-11
n8zag	-12
n8zak	-13
n8zal	-16
n8zen	-28
n8zer	-11
n8zet	-27
n8zit	-12
n8één	-30
n8ënt	-18
n9a's	-17
n9aad	-14
n9aai	-15
n9aak	-23
n9aal	-22
n9aan	-18
n9aap	-9
n9aar	-22
n9aas	-11
n9aat	-23
n9ade	-16
n9air	-11
n9ake	-18
n9akt	-21
n9alf	-19
n9ame	-11
n9amp	-15
n9and	-27
n9ang	-15
n9ank	-14
n9ano	-13
n9ant	-12
n9arm	-17
n9art	-12
n9ast	-19
n9aub	-13
n9bak	-17
n9cht	-23
n9d'r	-15
n9dag	-19
n9dar	-8
n9dat	-32
n9de	-70
n9del	-10
n9den	-42
n9der	-32
n9dig	-11
n9dje	-20
n9eam	-15
n9ect	-14
n9eef	-11
n9eek	-19
n9eel	-23
n9een	-27
n9eer	-15
n9eet	-11
n9eft	-15
n9eid	-18
n9eil	-11
n9ein	-12
n9ekt	-12
n9eld	-20
n9elf	-8
n9elk	-19
n9els	-29
n9elt	9
n9emt	-11
n9end	-9
n9ene	-21
n9enk	-19
n9ens	-29
n9ent	-26
n9ept	-16
n9er	-21
n9erd	-17
n9erf	-15
n9erk	-8
n9erm	-11
n9ers	-26
n9ert	-18
n9est	-19
n9ets	-11
n9euk	17
n9eum	-14
n9eur	-12
n9eus	-14
n9euw	-10
n9eén	-12
n9eën	-20
n9gen	-25
n9ger	-11
n9gge	-16
n9gij	-15
n9hap	-13
n9hel	-14
n9hem	-15
n9het	-19
n9hip	-12
n9hoe	10
n9hok	-15
n9hol	-13
n9hte	-12
n9ief	-20
n9iek	-19
n9ien	-24
n9ier	-22
n9ies	-25
n9iet	-18
n9ift	-12
n9ige	-23
n9ijd	-11
n9ijf	-14
n9ijn	-9
n9ijt	-9
n9ik	-23
n9ikt	-13
n9in	-28
n9ine	-11
n9ing	-53
n9is	-19
n9ise	-10
n9ist	-19
n9jes	-24
n9jke	-11
n9jks	-15
n9jna	-9
n9jst	-12
n9kat	-9
n9ken	-45
n9ker	-15
n9ket	-8
n9kje	-13
n9kun	-18
n9lag	-14
n9lan	-19
n9lde	-25
n9lee	-14
n9len	-42
n9les	-20
n9let	-14
n9lfs	-12
n9lke	8
n9lle	-21
n9llo	-15
n9lof	-15
n9man	-19
n9men	9
n9mer	-22
n9mes	-8
n9met	-41
n9mis	-19
n9mke	-13
n9mst	-10
n9na	-35
n9nce	-17
n9nde	-18
n9nds	-16
n9nen	-27
n9nge	-19
n9ngt	12
n9nje	-16
n9nte	-12
n9nze	-20
n9ode	-8
n9oed	-9
n9oeg	-9
n9oek	-23
n9oen	-8
n9oep	-17
n9oer	-16
n9ogt	-19
n9oké	-17
n9ond	-20
n9ons	-9
n9ood	-8
n9oog	-26
n9oom	-18
n9oop	-21
n9oor	-23
n9oot	-20
n9op	-28
n9ord	-10
n9orf	-10
n9ost	-22
n9oud	-14
n9ouk	-14
n9out	-18
n9ouw	-20
n9pel	-14
n9pen	-39
n9per	-13
n9rde	-14
n9rem	-11
n9ren	-31
n9res	-10
n9rij	-25
n9rkt	-19
n9rry	-17
n9rts	-14
n9rug	-11
n9sel	-16
n9sem	-19
n9sen	-26
n9sie	-8
n9sje	-10
n9ste	-36
n9t	-14
n9tal	-12
n9ten	-39
n9ter	-12
n9tie	-32
n9tig	-19
n9tij	-14
n9tje	-22
n9tor	-10
n9tte	-8
n9ude	-11
n9udt	-16
n9uig	-8
n9uis	-15
n9uit	-8
n9ulp	-14
n9unt	-14
n9uur	-9
n9uwe	-13
n9vak	-8
n9van	-23
n9ven	-32
n9vet	-8
n9we	-25
n9wel	-13
n9wen	-17
n9wie	11
n9wij	-44
n9zen	10
n9zet	-22
n9zig	-8
n9één	-21
n9ënt	-17
~a4'tje	9
~aalst	-15
~aan	9
~aangaat	-21
~aangemeld	-10
~aangenomen	-13
~aangevraagd	-11
~aangifte	8
~aankomst	-23
~aanleiding	10
~aannemen	18
~aanpak	10
~aanraken	-19
~aansteker	-12
~aantallen	-17
~aantekeningen	-13
~aanvraag	-15
~aanvragen	19
~aanvullen	-15
~aanwezig	-22
~aanwijst	-14
~aardkabel	-15
~abdel	-14
~account	-23
~acht	8
~achteraan	-20
~achterbank	-9
~achteren	-10
~achterkant	-24
~achterste	-16
~achteruit	-15
~actuele	-19
~administratie	-18
~administratiekantoor	-8
~adres	-20
~adressen	-14
~advies	-13
~aerts	11
~afd	8
~afdrukken	9
~afgekeurd	-15
~afgelopen	-21
~afgesloten	8
~afgesproken	11
~afkoelen	-14
~aflaten	-12
~aflezen	-10
~afloop	-25
~aflopen	-15
~afplakken	-20
~afschakelen	9
~afsluiten	16
~afsluiter	-17
~afsnijden	-11
~afspraken	-10
~afstand	16
~afstortkluis	-14
~aftekenen	-20
~afvegen	-9
~afvoer	-14
~afzetten	-14
~afzonderlijk	-11
~akela	-15
~akkoord	-22
~alarm	-20
~algemeen	-15
~alle	-16
~allebei	-10
~allee	24
~alleen	-10
~allemaal	8
~allen	-14
~allergieën	12
~allergisch	13
~alles	-29
~als	12
~alsjeblieft	10
~alsof	-10
~alvast	-12
~anderen	-12
~anderhalf	-16
~anderhalve	-9
~anneke	15
~anouk	-9
~antenne	-20
~antwoord	-19
~antwoorden	-9
~antwoordt	-23
~apart	-28
~aparte	-19
~apotheker	-16
~apparaten	-9
~appen	-13
~appje	-13
~april	-27
~archief	-12
~arm	-17
~arts	-17
~assetnummer	-14
~assistentes	-13
~attest	-17
~augustus	-15
~auteur	-14
~avonddienst	-17
~avonds	-18
~baan	11
~baard	-12
~baby's	18
~babyfoon	8
~bad	-9
~badge	-10
~bag	-8
~bak	-18
~bakfiets	-11
~bakje	-12
~bakken	-19
~bakker	-13
~bakkerij	-10
~balk	-14
~balken	-13
~banden	-10
~bank	-14
~banken	-24
~bar	-21
~barcode	-15
~bart	-11
~bas	-27
~basis	-14
~basisschool	-16
~bedankt	-20
~bedoeling	11
~bedrag	-14
~bedrijf	-24
~beeld	-8
~beelden	-15
~been	-14
~beestjes	-12
~beetje	-17
~begeleiden	14
~begeleider	-14
~begeleidster	-20
~beginnen	9
~begon	-12
~begrijpt	-16
~behalve	-30
~behandeld	-15
~beheerder	-17
~beide	-16
~beiden	-16
~bek	-9
~bekappen	-16
~bekende	-9
~bekertje	-11
~bekijkt	-21
~bekisting	-12
~bekken	-10
~belangrijkste	14
~belasting	-11
~belde	-15
~belgische	-12
~bellen	-21
~belletjes	-9
~belt	-21
~beluistert	-9
~ben	-39
~beneden	-24
~bent	14
~bepaalt	-13
~beperking	-17
~bereik	-16
~bergen	-14
~beschadigd	-18
~beschreven	11
~beschrijven	19
~beschrijving	23
~beslaan	-11
~beslist	-21
~bespreekt	-16
~bespreken	9
~besproken	-10
~best	-14
~bestaat	8
~bestand	-14
~bestanden	-12
~besteld	-11
~bestelling	12
~bestelt	-14
~bestemd	-20
~bestuur	-19
~bestuursleden	-15
~betaald	-26
~betaalt	-13
~betalen	-11
~betekent	-14
~beter	-9
~betreft	18
~beu	-18
~beveiliger	-11
~bevestiging	-12
~bevestigt	-21
~bevroren	-16
~bewaard	-14
~bewaren	-19
~beweegt	-12
~bewoners	12
~bezig	-23
~bezit	-15
~bezoek	9
~bezoekers	-20
~bft	-18
~bibliothecaris	-11
~bied	-21
~bij	15
~bijen	-20
~bijlage	-15
~bijt	26
~biljetten	-13
~binnen	-21
~binnengekomen	-15
~blaast	-19
~blad	13
~bladmuziek	9
~bladzijde	-16
~bladzijden	-8
~blank	-15
~blauw	-18
~blauwe	-24
~bleek	-23
~blijf	-11
~blijft	-18
~blijven	-25
~bliksemafleider	-12
~bloed	-18
~bloemen	-24
~blok	-12
~blote	-8
~boek	-18
~boeken	14
~boekhouding	-10
~boekje	11
~boer	-17
~boiler	-15
~bollen	8
~bomen	-16
~bon	-19
~bonnen	-17
~bonnetje	-13
~boom	8
~boord	14
~boort	-13
~boos	-10
~boot	-12
~bord	-24
~borden	-14
~bordje	-24
~bordjes	-12
~borg	-14
~borst	-8
~borstel	-22
~boswachter	-14
~bot	-18
~bouten	-10
~bouwt	-11
~bovenaan	-16
~bovenste	14
~braken	-12
~brand	-13
~brandalarm	9
~brander	-17
~breda	-12
~breedte	-18
~breek	-17
~brengt	-14
~breuk	14
~brief	-16
~briefje	-27
~briefjes	-9
~broer	-11
~bron	-9
~brugge	12
~bruikleenovereenkomst	-19
~brussel	-10
~buig	-14
~buik	15
~buiten	-22
~buitenlandse	-11
~bult	-15
~bunkerboot	9
~bunkeren	18
~bureau	-22
~buren	-14
~burgemeester	12
~burger	-15
~buurgraven	-10
~buurt	-11
~cabine	-19
~camera	-12
~camera's	-14
~camping	12
~catalogus	-13
~centrale	17
~centrum	10
~certificaat	-10
~chagrijnig	-21
~chauffeurs	15
~check	-13
~checken	-18
~checklist	14
~checkt	-14
~chef	-19
~chemisch	-11
~chip	9
~chloor	-19
~cilinder	10
~claes	13
~claim	-16
~cliënten	-23
~coating	-9
~code	-25
~collega	-18
~collega's	10
~compressor	-13
~computer	-23
~concept	10
~conciërge	9
~conditierapport	-17
~conservator	-14
~contact	-15
~container	-22
~contant	-19
~contract	-20
~controleer	-19
~controleert	-35
~controleren	9
~corrigeren	-13
~crematorium	-14
~cursisten	12
~cursus	-17
~cuvet	-10
~d'r	17
~daan	10
~daar	12
~daarboven	13
~daarna	-24
~daarom	27
~daarover	-15
~daarvan	-23
~daarvoor	-29
~dacht	-23
~dagblad	-14
~dak	-19
~dakgoot	-16
~dame	-17
~damme	-15
~dan	-16
~dank	-26
~datum	-38
~december	-26
~deeg	-9
~deel	-10
~deftig	-13
~degene	12
~dek	13
~deken	-14
~dekken	-14
~deksel	15
~delen	-15
~den	-25
~denk	11
~denken	-11
~denkt	-17
~dennis	-16
~derde	-31
~dergelijk	-12
~desem	12
~desinfectie	-14
~deuken	-8
~deuren	-22
~deventer	-17
~deze	11
~dezen	-16
~dichtdraaien	-19
~dichte	-9
~dicteer	18
~dienst	21
~dienstdoende	-19
~dient	-16
~diepte	-9
~dier	-12
~dieren	8
~dierenambulance	-12
~dierenarts	-26
~dierverzorger	-13
~diesel	-10
~dikte	-17
~ding	12
~dingen	-11
~dinsdag	-30
~directeur	-20
~discussie	-10
~dit	-8
~document	9
~doe	-9
~doek	-26
~doeken	-12
~doekje	11
~doel	-22
~doelen	-14
~doet	18
~dokter	-12
~donderdag	-9
~donker	-10
~dood	-18
~doordat	-11
~doos	-20
~dop	-23
~dosering	-16
~dossier	-19
~draad	-18
~draadje	-11
~draagt	-14
~draai	-19
~draaiboek	-17
~draaien	-25
~draait	-35
~drachten	10
~drank	-10
~drinken	-13
~drinkt	-11
~dronken	-22
~droog	-23
~drs	-15
~druk	-22
~drukken	14
~drukt	-15
~drummer	-15
~druppel	-22
~dubbele	-10
~duidelijk	9
~duif	-9
~duits	-16
~duitsland	-10
~duiven	-11
~dun	-14
~duren	-12
~dus	39
~duur	-15
~duurt	-12
~dweilen	9
~dán	-16
~echte	-18
~echter	-17
~een	26
~eens	19
~eentje	-16
~eerder	-21
~eerlijk	-13
~eerst	-35
~eerste	13
~eieren	12
~eigen	-33
~eigenaar	-29
~eigenlijk	17
~eind	-8
~eindelijk	8
~eis	8
~eiwit	-14
~elders	-13
~elektricien	-9
~elf	-14
~elkaar	-8
~elke	15
~elleboog	-13
~els	-17
~emmen	-11
~emmer	-17
~emmers	-10
~ene	-29
~enfin	-11
~engels	9
~enige	-10
~enkel	-34
~envelop	-10
~erdoorheen	-8
~ergens	-16
~erin	-11
~erkend	-12
~ermee	-12
~ernaast	-15
~eronder	-15
~erop	-10
~erover	-9
~eroverheen	-10
~ertussen	-12
~ervan	27
~ervoor	-14
~eta	-18
~eten	-26
~etiket	-16
~euh	10
~euro	-50
~even	-35
~excuses	-11
~exemplaar	-20
~extra	11
~eén	-28
~facturen	16
~factuur	-18
~familiebedrijf	-19
~fanfare	-9
~fase	-18
~femke	-15
~fenna	-9
~ffp2	-13
~fiets	-19
~fijn	10
~film	-12
~firma	-18
~fleece	-12
~fles	-18
~flesjes	-15
~flessen	12
~fluit	-16
~folie	-16
~forceren	-16
~foto's	-10
~fout	9
~fouten	-13
~frame	-16
~fresenius	-10
~frituur	-16
~fusten	14
~föhn	-11
~gaan	-9
~gaatjes	-18
~gaf	-22
~gang	-9
~garage	-14
~gas	-21
~gasflessen	12
~gaslek	-20
~gast	-34
~gebeld	-23
~gebeurd	-23
~gebeurde	-13
~gebeuren	-20
~gebeurt	31
~geblokkeerd	-17
~geboord	-18
~geboortedatum	-23
~gebouw	-21
~gebr	-15
~gebroken	-14
~gebruiken	-26
~gebruiker	-14
~gebruikt	-17
~gebruikte	19
~gecontroleerd	19
~gedaan	21
~gedeeld	-14
~gedrukt	12
~geeft	-9
~geel	-10
~geen	-17
~gefeliciteerd	-13
~gegaan	-15
~gegeten	-14
~gegeven	-19
~gegevens	-18
~gehaald	-12
~gehad	-23
~gehaktmolen	22
~geheugen	12
~gehoord	-13
~gehouden	-11
~gek	-16
~gekeken	-14
~geklikt	12
~gekomen	-22
~gekost	-11
~gekregen	15
~gel	-20
~gelamineerd	-17
~geld	-30
~gelden	-19
~gele	-23
~gelegd	-14
~gelieve	-18
~gelijk	-19
~gelopen	10
~geluid	-14
~gelukkig	-15
~gemaakt	-20
~gemeente	-32
~gemeten	-14
~gemiddeld	-12
~generaties	-9
~genoeg	-16
~genoteerd	-18
~gent	-13
~geopend	-15
~geplaatst	-17
~geraakt	-9
~gereedschap	-11
~geregeld	-25
~gerestaureerd	-14
~gerust	13
~gescand	-18
~geschilderd	-17
~geschreven	-10
~gespoeld	-17
~gestaan	-23
~gestart	-12
~gestuurd	-16
~geteld	-19
~getest	-19
~geven	-9
~gevlucht	-8
~gevolg	-17
~gevraagd	17
~gevuld	-18
~gewaarschuwd	-16
~geweest	-18
~gewicht	-12
~gewichten	-16
~gewist	-11
~gewogen	-15
~gewoon	14
~geworden	-16
~gezet	-23
~gezeten	-11
~gezinnen	-18
~ggd	-9
~giek	-8
~giet	-12
~gij	-14
~ging	-25
~gister	-20
~gisteravond	-12
~gisteren	-14
~glas	-10
~glazen	-10
~gleuf	-9
~gluten	-14
~goed	-14
~goedemorgen	-10
~goedgekeurd	-18
~goeiemorgen	-23
~gokken	-14
~gooien	-14
~gordel	-15
~graag	11
~graf	14
~gram	-18
~grappig	-11
~gras	-9
~gratis	-17
~grendel	-8
~grens	-15
~groen	-30
~groene	-24
~groet	-19
~groeten	-12
~groningen	-12
~groot	14
~gsm	-21
~gymzaal	16
~gênant	-19
~haak	-19
~haalt	-27
~haar	-26
~haarnetje	-11
~haast	16
~had	-34
~hahaha	-14
~haken	21
~halfuur	-14
~hand	-15
~handboek	-14
~handdoek	-23
~handen	-37
~handleiding	20
~handrem	-22
~handschoen	-18
~handschoenen	-35
~handtekening	-26
~hangslot	-16
~hard	-21
~harde	10
~hardop	-24
~haren	-10
~hart	-9
~haspel	-11
~haverklap	10
~headset	-22
~heb	-17
~hebben	13
~hebt	-19
~hectare	-18
~heer	12
~heer/mevrouw	-14
~heerlen	-17
~heet	-22
~hek	-18
~hekken	-13
~held	-15
~helder	-14
~heldere	16
~hele	-25
~helemaal	-21
~helft	-27
~helixtest	-14
~helm	-14
~helpdesk	-12
~helpen	-23
~hem	-38
~hen	-15
~herfstvakantie	10
~herhaalt	-17
~herhalen	-17
~hernia	-16
~herschrijven	-14
~hersteld	-24
~herzien	-20
~het	14
~hier	-38
~hierbij	-14
~hieronder	-28
~hiervoor	-18
~hij	-30
~hilde	-15
~hing	-11
~hoe	47
~hoef	-13
~hoeft	-20
~hoeken	-19
~hoeveel	-22
~hoeven	-17
~hoge	-16
~hoger	-21
~hokje	-19
~hond	-19
~honderd	-11
~honderdtwintig	28
~hoofdkantoor	-17
~hoofdkraan	-17
~hoofdschakelaar	-16
~hoofdsteun	-16
~hoog	-21
~hoogachtend	-8
~hoogachting	-13
~hoogste	-16
~hoogte	-24
~hoop	-15
~hoor	-19
~hopelijk	-17
~hotel	-12
~hou	-12
~houdbaarheid	-9
~houden	-21
~houdt	-27
~hout	-20
~houten	-10
~hoveniersstraat	-8
~huid	-8
~huidige	-20
~huisnr	-13
~hulp	-17
~hun	-21
~ict	-9
~identificeren	-19
~identiteitsbewijs	-19
~identiteitskaart	9
~iedere	22
~iedereen	14
~iemand	11
~iets	15
~ijs	-20
~ijsmeester	-14
~ijzer	-9
~ilse	-18
~importeur	-9
~incident	-15
~indruk	-11
~info	-13
~informeren	-16
~ingang	-15
~ingeleverd	12
~ingevoerd	-9
~ingevuld	10
~inhoud	10
~initialen	-12
~inkorven	13
~inlaat	-17
~inmiddels	9
~innemen	8
~input	-11
~inschrijven	-9
~inspecteurs	-16
~inspectie	9
~inspreken	14
~instructeur	-19
~instructeurs	18
~instructie	30
~instructies	-16
~instrument	-24
~instrumenten	15
~insuline	-16
~intercom	-18
~internet	-13
~intune	-11
~intussen	-17
~invriezen	11
~invullen	-16
~inzage	10
~inzetten	12
~jaarlijks	-16
~jas	-26
~jef	-14
~jerrycan	-15
~jij	8
~jobstudenten	-17
~jochem	-20
~jodium	-13
~joke	-10
~jolanda	-11
~jonge	-9
~jongens	-17
~jonger	-17
~jongste	-21
~jou	-11
~journaal	-15
~juf	-21
~juiste	-25
~juli	-15
~jullie	12
~jurk	-13
~kaartje	-43
~kaas	-11
~kabel	-21
~kabels	-12
~kade	-19
~kale	-18
~kalk	-8
~kam	10
~kamers	-22
~kamp	10
~kan	16
~kanaal	-15
~kant	-31
~kanten	-17
~kantine	9
~kantoor	-22
~kantplank	-13
~kap	-17
~kapot	-24
~kapotte	-20
~kappen	-9
~kas	-14
~kast	-25
~kastje	-22
~kat	17
~katoen	-11
~keer	18
~kees	-13
~kegels	-17
~kelder	-20
~kempen	-16
~ken	-12
~kenmerk	-22
~kennen	-22
~kennismakingsgesprek	-14
~kent	-17
~kenteken	-22
~kerk	-13
~kerkenraad	-15
~ketel	-18
~ketting	-12
~keuken	-11
~keuren	20
~kevin	-18
~kiel	-14
~kier	-18
~kiezen	-14
~kijk	-21
~kijkgat	-23
~kijkt	-37
~kikkers	-8
~kilo	-13
~kilometer	-15
~kimberley-certificaat	-9
~kind	-9
~kinderdagverblijf	-8
~kinderzitje	-14
~kindjes	-20
~kist	-22
~klaarzetten	13
~klacht	-22
~klagen	10
~klanten	15
~klantnummer	-15
~kleding	-18
~kleed	9
~klein	-20
~kleine	-18
~klemmen	-15
~klemt	-16
~klep	-16
~kleren	-14
~kleur	-21
~kleurcode	-12
~kleurnummer	-13
~klik	-12
~klimhal	-22
~klinkt	-21
~klok	-18
~kloppen	-15
~kluis	-22
~kluisje	-11
~km/u	-18
~knelt	-10
~knieën	-12
~knop	-19
~koekjes	-16
~koelbox	-15
~koelcel	-16
~koeling	-21
~koelkast	-26
~koelplaat	-12
~koepel	11
~koerier	-15
~koffie	11
~koffiemachine	-21
~kok	-13
~kom	-25
~komt	-9
~kooi	-16
~kooien	-12
~koorts	-12
~kop	-29
~kopie	-24
~koppel	10
~koppeling	-9
~koppen	-17
~koptelefoon	-12
~korf	-17
~korrel	-20
~korte	-14
~kosten	-19
~koster	-8
~kraan	-30
~krabben	-16
~krant	-11
~kras	-9
~krat	-23
~kratten	-15
~kreeg	-15
~kregen	-15
~krijg	-11
~krijgen	20
~krom	-16
~kruimels	-9
~kruis	-17
~kruisen	-11
~kruisje	-16
~kuip	-10
~kuipers	-20
~kunnen	15
~kunstgras	-13
~kunt	-22
~kus	-9
~kwaad	-14
~kwaliteit	11
~kwaliteitshandboek	-16
~kwam	-14
~kwart	-14
~kwijt	-25
~laagje	-11
~laan	-15
~laat	-13
~laatst	-18
~laatste	10
~lab	-10
~label	-16
~lachen	-14
~ladder	-24
~lag	-29
~lage	-14
~lakens	-8
~lamp	-19
~lampen	-24
~lampje	-20
~lang	-26
~langs	-18
~langzaam	-13
~lap	-16
~late	-17
~laten	-15
~lauw	-11
~leegmaken	-16
~leent	14
~leerlingen	-22
~lees	-22
~leesbaar	-13
~leest	-43
~lege	-26
~leggen	-25
~legionella	-21
~legitimatie	-21
~legt	-16
~leiding	-18
~leidingen	-16
~leidinggevende	-19
~lek	-16
~lekbak	-17
~lekker	-12
~lekt	-15
~lengte	-20
~lepel	-9
~leren	-12
~les	-8
~let	10
~letter	10
~letterlijk	-17
~leuk	-17
~leuven	-19
~levende	-17
~levering	-18
~leveringen	13
~licht	-34
~lid	-26
~liefst	-21
~liep	-19
~liepen	-13
~lier	-20
~lieve	-16
~liever	-14
~liggen	-22
~liggend	-14
~ligt	-10
~lijf	-21
~lijm	-16
~lijmen	-13
~lijn	-24
~lijnen	-11
~lijst	-24
~lijsten	-11
~lijstje	21
~limburg	-23
~linkerhand	-10
~links	-18
~lint	-31
~linten	-17
~liter	-22
~locatie	-17
~loeplamp	-18
~logboek	-23
~logo	-15
~lokaal	-14
~lokeren	-11
~loket	-17
~lol	-18
~lood	-17
~loods	9
~loog	-13
~loop	-19
~loopt	-24
~lopen	-31
~lopende	-19
~loslaat	-12
~losse	-21
~lotte	-23
~luc	-21
~lucht	-15
~luik	-14
~luis	-17
~luisteren	-19
~luistert	-12
~luizen	10
~lukt	-10
~lunch	-23
~maaike	11
~maakt	-20
~maal	-13
~maand	-11
~maandag	9
~maanden	-27
~maar	10
~maart	-16
~maatschappij	12
~machinist	-16
~machtiging	-11
~maes	-11
~magazijn	-14
~mailen	-13
~mailt	-22
~mailtje	-12
~maken	24
~man	-24
~manden	-14
~mandje	-17
~manier	30
~mannen	-16
~map	-10
~marifoon	-8
~marjan	-17
~marloes	-13
~masker	-22
~mat	-13
~matroos	-18
~max	-32
~maximaal	-21
~maximum	-15
~mechelen	-12
~medewerker	-19
~medicijnen	-15
~mee	-42
~meegegeven	-10
~meekijken	-13
~meeldraden	-14
~meenemen	-14
~meer	-23
~meest	-16
~meestal	-17
~meeste	-15
~meet	-29
~meisjes	-12
~melden	-16
~melding	-10
~meldt	-17
~melk	-24
~men	-28
~meneer	-10
~mengen	12
~mengtafel	14
~mens	-12
~merci	-17
~merk	-18
~merken	11
~mesje	-11
~messen	-9
~met	-21
~metalen	-13
~meteen	11
~meten	-8
~meterkast	12
~mevr	-13
~mevrouw	-32
~mezelf	9
~micro	-17
~microfoon	30
~middag	-16
~middags	9
~middelste	-13
~midden	-27
~mij	22
~mijnheer	-14
~milieustraat	12
~millimeter	-18
~min	-22
~minder	-16
~minderjarigen	-15
~minstens	13
~minuten	-17
~minuut	-14
~misschien	-18
~mist	9
~mits	-17
~mix	-12
~mocht	-15
~moeder	-25
~moest	-18
~moet	13
~mogelijk	-11
~molenaar	-12
~moment	-9
~mond	25
~mondeling	-14
~monster	-23
~mooi	-28
~morgen	-21
~mos	-10
~motor	-20
~mouwen	-11
~museum	9
~muur	13
~muziek	-13
~naald	-14
~naalden	-10
~naam	-44
~nachtreceptie	20
~nachts	-15
~naden	-17
~nadine	-22
~nagaan	-15
~nagel	-15
~nagels	-14
~namelijk	8
~namen	-30
~namens	-17
~naspoelen	-17
~natte	-18
~natuurlijk	-10
~nederlands	13
~nee	-25
~neem	-30
~neemt	-10
~neer	-24
~neerzetten	-8
~negen	-29
~nemen	-27
~nest	-8
~nesten	-8
~netbeheerder	-10
~nette	-15
~netten	-19
~netwerk	-11
~neus	-21
~neutraal	-16
~nevel	-14
~niemand	12
~nieten	-15
~niets	-25
~nieuws	-15
~nitril	-11
~niveau	-11
~noem	-11
~noemen	-14
~nog	-9
~noodstop	-16
~nooit	-25
~noor	-12
~nota	11
~notariskantoor	-21
~noteer	-11
~noteert	-18
~notenallergie	-15
~noteren	-21
~notities	10
~notulen	-24
~notulist	-20
~november	-22
~nuchter	-16
~nul	-10
~nummer	-32
~nummeren	-11
~nummers	-29
~object	-10
~objecten	-17
~ochtends	9
~oei	-14
~offerte	-14
~offertes	-18
~officieel	-13
~ogen	-17
~oktober	-24
~oké	-22
~olie	-10
~omdat	-14
~omdraaien	-17
~omgekeerd	-25
~omgevingsdienst	-9
~omheen	-14
~omhoog	-25
~omloop	-15
~omroepen	-15
~omvormer	-12
~omzetten	-15
~onaangekondigd	-19
~onder	-28
~onderaan	-18
~onderbreken	-9
~ondergetekende	-13
~onderling	8
~onderstaande	-24
~onderste	-10
~onderweg	-11
~onderwerp	49
~onherkenbaar	-18
~onlangs	-17
~online	12
~ontbrak	11
~ontdooien	-12
~ontheffing	-17
~ontkalken	-21
~ontruimt	-14
~ontsmet	-16
~ontvangen	12
~ontvangst	18
~ontvangt	-15
~ontvetten	-14
~onverwacht	-19
~onze	8
~oog	-10
~oogst	-16
~ook	16
~opa	-10
~opbouw	-18
~opdrachtgever	-14
~opengaat	15
~opening	9
~opent	-26
~openvouwen	-18
~opgang	-10
~opgehaald	-15
~opgenomen	-15
~opgeschreven	-8
~opgesteld	-15
~opgezwollen	-13
~opgroeien	11
~ophalen	-12
~ophangen	-17
~opmerking	-17
~opmerkingen	-22
~oproep	11
~opschrijven	11
~opvolger	-16
~opvolgster	-12
~opwarmen	-14
~opzetten	19
~opzichter	-14
~opzij	-18
~opzoeken	-17
~oranje	-26
~orde	-16
~oren	-14
~orgel	-20
~origineel	-24
~oud	-27
~oude	-14
~ouder	-27
~oudere	-9
~oven	-17
~over	24
~overal	-15
~overall	-17
~overboord	-10
~overgenomen	-15
~overgetikt	-14
~overkant	-15
~overleden	-11
~overleg	-27
~overschoenen	-17
~paal	-14
~paaltje	-11
~paar	-21
~paard	-17
~paarden	-15
~pad	-14
~paden	-17
~pak	-8
~pakje	-19
~pakken	-12
~pakket	-18
~pakt	-18
~pallet	-11
~pallets	-15
~paneel	-23
~panelen	-11
~paniek	10
~papa	-11
~papier	38
~papieren	-15
~paraaf	12
~parkeert	-18
~parkeren	-17
~parking	-20
~parnassys	-13
~parro	-12
~partijen	-21
~partner	13
~partners	-19
~pas	-27
~paspoort	-16
~paspoorten	-15
~passagier	-16
~passagiers	13
~passen	-19
~past	-16
~patiënt	-21
~patiënten	14
~pauze	15
~peilen	-15
~peilschaal	-8
~pellen	17
~pen	-15
~pennen	-21
~per	9
~perceel	-14
~pers	-21
~personeel	-21
~personeelszaken	-12
~personen	-11
~piano	-14
~piept	-18
~piet	-10
~pijn	-12
~pim	-17
~pin	-21
~plaat	-15
~plaatje	13
~plaats	-20
~plaatse	-12
~plaatsen	15
~plaatst	-12
~plak	-14
~plakken	-8
~plakt	-17
~plan	-11
~plank	-17
~planken	-17
~planner	9
~planning	-26
~plant	-9
~planten	-20
~plastic	-11
~plat	-19
~plein	16
~plek	-23
~plekke	-13
~plekken	-24
~ploegleider	-13
~plukken	-19
~plus	-12
~poeder	-14
~politie	-16
~pols	-10
~pomp	-17
~pools	-13
~poolse	-13
~poort	-24
~poppen	16
~portaal	-19
~portemonnees	-9
~portier	-16
~positief	-17
~postbus	-12
~pot	-17
~poten	-14
~potlood	-15
~praat	-22
~prachtig	-10
~praten	-19
~precies	24
~prijs	-28
~prikbord	-17
~prikt	-9
~prima	-27
~primer	17
~printen	-15
~printer	-13
~priscilla	-11
~probeer	-17
~proberen	-10
~probleem	11
~procedure	15
~procedures	-9
~proces-verbaal	-22
~product	-14
~proef	-15
~proeven	-11
~proficiat	-10
~profiel	-14
~programma	-23
~project	-16
~projectleider	-8
~proper	-11
~protocol	10
~provincie	-17
~pruiken	10
~prullenbak	-10
~publiek	-13
~punten	-21
~puntjes	-12
~put	-26
~quarantaine	12
~raak	-12
~raakt	-26
~raam	-19
~rand	-13
~rapen	8
~rapport	10
~recensie	-20
~recept	-17
~receptie	-23
~recht	-15
~rechtop	-15
~rechts	-24
~rechtstreeks	-16
~redactie	-25
~reden	-19
~rederij	-25
~ref	-10
~regel	-17
~regels	10
~regen	11
~regio	15
~regionale	12
~register	-15
~registrar	-19
~registratie	-18
~rei	13
~reizen	-18
~rek	-12
~rekenen	-14
~rekening	-13
~relatie	13
~reling	-14
~rem	-16
~remmen	-22
~repetitie	-14
~resetten	11
~restaurator	-23
~rev	-19
~review	-22
~richting	8
~riem	-17
~rij	-13
~rijbewijs	-10
~rijden	-20
~rijkswaterstaat	-17
~rijles	18
~rijrichting	-16
~rijschool	-16
~ringen	-15
~rit	-22
~ritten	-19
~rode	-12
~roepen	13
~roeren	-13
~roken	-15
~rol	-16
~rolstoel	15
~rolstoelen	11
~romp	-13
~ron	-17
~rond	-16
~ronde	-25
~rondgang	-11
~rondje	-18
~rondom	-20
~rondvraag	-15
~rood	-25
~rook	-15
~roos	-8
~rotte	-22
~rotterdam	-21
~roze	-12
~rubber	-15
~ruik	-16
~ruiken	-14
~ruikt	-21
~ruim	-20
~ruimte	8
~ruit	-13
~run	-13
~rustig	-16
~ruud	-15
~ruwe	10
~ruzie	-11
~rva	-11
~sandra	-21
~sanitair	-11
~saskia	-8
~sauna	12
~scan	-10
~scannen	-16
~schaal	-12
~schaar	14
~schakelt	-17
~schapen	-9
~schenken	13
~schept	13
~scherm	-23
~scherp	-9
~scheur	8
~schijf	-14
~schilderen	-14
~schilderijen	18
~schimmel	-9
~schip	-20
~schipper	-27
~schippers	9
~schoen	-10
~scholen	-15
~schone	-21
~schoon	-20
~schoonbroer	-10
~schoonmaak	17
~schoonmaken	19
~schoorsteen	9
~schort	-24
~schouder	-18
~schouders	11
~schrapen	-15
~schreeuwen	22
~schriftelijk	-20
~schrijft	-26
~schroeven	-15
~schudden	-12
~schuif	-18
~schuim	9
~schuin	-8
~schuld	-17
~schuren	-14
~schuur	17
~scouten	13
~scriba	-12
~sealbag	-15
~sec	-11
~seconden	-12
~secretariaat	-17
~secretaris	-21
~sein	-12
~seizoen	-19
~september	-15
~serienummer	-17
~serieus	17
~sessie	-10
~sessies	-17
~shampoo	-15
~site	10
~sjaak	-14
~slag	-10
~slagen	-19
~slagerij	27
~sleuf	-11
~sleutel	-48
~slijpen	-12
~sloot	-10
~slot	-31
~slotte	-12
~sluit	-26
~sluiten	9
~sluiter	-18
~sluiting	-20
~sms	-10
~snaar	-16
~snappen	9
~snaren	-15
~snede	-16
~snel	-23
~snelle	-12
~snijvaste	-16
~snoer	-10
~soep	27
~software	-14
~sok	-11
~solderen	-15
~sommige	-10
~soms	-23
~sonja	-11
~soorten	-21
~sop	9
~sorry	-16
~sorteren	-17
~spannen	11
~spanning	-10
~spelden	-9
~spelen	-14
~spiegel	-14
~spindels	-15
~spits	-14
~spoel	11
~spoelmachine	-18
~spoelt	-23
~sportieve	-10
~spreekt	-20
~spreken	-14
~springt	-17
~spuit	-12
~spuiten	-24
~sta	-10
~staal	-12
~staan	-10
~staat	-9
~stad	-20
~stagiair	-24
~stagiaire	-14
~stand	-18
~standplaats	-16
~stappenplan	17
~stapt	-19
~start	-26
~starten	-11
~status	-10
~steek	-17
~steekt	-13
~steiger	13
~stekker	-24
~stel	-22
~stellen	8
~stem	-17
~stemmen	11
~stenen	-14
~stevige	-9
~sticker	-20
~stijl	-16
~stijn	-11
~stil	-17
~stilleggen	11
~stilstaat	-13
~stilte	-11
~stoelen	-11
~stof	-12
~stofzuiger	10
~stond	-30
~stonden	-14
~stop	-13
~stopt	-36
~storen	-15
~storing	8
~storm	11
~straks	9
~streep	-8
~streepjes	-12
~streept	-15
~stremsel	23
~streng	-13
~strepen	-11
~strijklicht	-10
~string	17
~stroken	11
~strook	-16
~strookje	-10
~stroom	10
~strop	15
~studenten	16
~stuk	-41
~stukje	-10
~stuks	-20
~stuur	-9
~stuurhut	-13
~stuurt	-28
~suiker	-13
~sven	16
~systeem	-27
~t/m	10
~taart	-17
~tabel	-16
~tablet	-26
~tachtig	-22
~tafels	-19
~tag	-20
~tandartspraktijk	10
~tank	-27
~tankschip	18
~tape	-20
~tassen	-8
~taxi	-18
~teamleiders	-17
~teamoverleg	-21
~tegelijk	-16
~tegen	9
~tekenen	-14
~tekening	-20
~tekent	-22
~tekst	12
~tel	-16
~telefonisch	17
~telefoon	-37
~telefoonnummer	-13
~telefoonnummers	-10
~telefoons	-9
~telen	-14
~telkens	-22
~teller	19
~temperatuur	-22
~ten	-19
~tenzij	-10
~ter	-29
~termijn	-11
~terneuzen	-17
~terug	-33
~terugkomen	17
~terugkomt	-10
~terugzetten	14
~terwijl	-16
~testen	13
~tester	-13
~tevreden	-19
~theater	-17
~theo	12
~thermodesinfector	-19
~tht	-9
~thuis	-9
~ticket	-14
~tiende	-9
~tijd	-24
~tijdens	18
~tik	-14
~tikt	-19
~tilburg	10
~tillift	10
~titel	12
~toe	-24
~toegestaan	-18
~toegezegd	-15
~toelichting	-20
~toen	-18
~toepassingsgebied	-16
~toeristen	-10
~toestel	-20
~toestellen	12
~toilet	-17
~tom	-22
~toon	15
~toonbank	15
~toont	-16
~top	-10
~topdesk	-11
~toren	-12
~touw	-22
~traag	-12
~trailer	-13
~trakteert	-17
~trap	-18
~tray	-13
~trek	-11
~trekken	-29
~trekkenman	9
~trekkenwand	12
~trekker	26
~trekt	-28
~trommel	-12
~trossen	-16
~trostomaten	-14
~trouwens	-26
~truus	-21
~tuin	-13
~turbine	-13
~tussen	-8
~tweede	-21
~tweeën	-12
~twijfel	-12
~twijfelt	-11
~twintig	-26
~twintigste	12
~typ	-10
~type	-13
~tyvek	-12
~u-vorm	-13
~uitdoen	-14
~uiterlijk	-15
~uitgelegd	-19
~uitgerold	-11
~uitgeslagen	-11
~uitgesloten	-14
~uitgeven	9
~uitgifte	14
~uitleen	13
~uitleg	-17
~uitleggen	-26
~uitlenen	21
~uitlezen	11
~uitrollen	-12
~uitslag	-17
~uitsluitend	-19
~uitspoelen	-17
~uitstappen	-15
~uitvaart	11
~uitvoerder	-9
~uitvoering	-21
~uitwassen	-10
~uitwerken	9
~uitzending	13
~uitzendkracht	-9
~uitzendkrachten	-16
~uitzetten	21
~uitziet	-15
~uren	-14
~uv-lamp	-11
~uwv	-12
~vaak	11
~vaart	-17
~vaatwasser	-15
~vader	-9
~vak	-26
~vakantie	-21
~vakje	-15
~vakken	-10
~val	10
~vallen	-20
~valt	-17
~van	33
~vanaf	24
~vanavond	-13
~vandaag	-9
~vang	-12
~vangplaten	-13
~vangt	-19
~vannacht	-10
~vanuit	18
~vanzelf	-22
~varen	8
~varia	-16
~vast	12
~vaste	30
~vastgelegd	-21
~vastgesteld	-15
~vastgezet	-14
~vastleggen	18
~vat	10
~vaten	14
~veearts	-13
~veerle	-9
~veilig	-12
~vel	16
~veld	-24
~velg	-9
~ventilator	-16
~verandert	-18
~verankeringen	-10
~verantwoordelijk	-11
~verbeteren	-11
~verboden	-23
~verdelen	-9
~verder	-16
~verdubbeld	-12
~vergadering	-15
~vergeet	-20
~vergeleken	-14
~vergelijk	-13
~vergelijken	-14
~vergelijkt	-24
~vergeten	-28
~vergoed	-11
~vergoeding	-11
~vergrendelen	8
~verhuren	-22
~verkeer	17
~verkeerde	-33
~verklaring	-14
~verlaat	-20
~verlof	-15
~verloopt	21
~verloren	15
~verontschuldigd	-16
~vers	-16
~verslag	-29
~verstaan	-18
~vertalen	-16
~vertel	-12
~verteld	-13
~vertelt	-15
~vertrek	-21
~vertrouwelijk	-10
~vervallen	-18
~vervalt	9
~verversen	8
~vervoer	-18
~vervoeren	-18
~verwachte	13
~verwarming	-23
~verwijderd	-15
~verwijzen	-12
~verwittigen	-19
~verwittigt	-21
~verzegeld	-14
~verzegelen	-13
~verzekering	12
~verzoeken	-16
~verzorgende	12
~verzorging	10
~vet	14
~veter	-11
~vhf	-17
~viel	-17
~vier	-18
~vierde	-11
~vierentwintig	-10
~vijf	-41
~vijftien	12
~vijftig	-9
~vijl	-13
~vijlen	-18
~vinder	-12
~vindplaats	-12
~vindt	-27
~vinger	-9
~vingers	-9
~vinken	-8
~vinkje	-13
~vlaamse	-11
~vlaggetje	-18
~vlak	-17
~vlakke	-17
~vlek	-13
~vlekken	-21
~vlissingen	-17
~vlot	-16
~vlucht	13
~vocht	-19
~voeding	-10
~voeg	-10
~voel	-18
~voelt	-15
~voeren	15
~voert	-19
~voet	-11
~voeten	-21
~voeteneind	-16
~voetplaten	-16
~voilà	19
~vol	-28
~volgen	-10
~volgt	-29
~volle	-17
~volmacht	-14
~volstaat	-12
~volwassene	-11
~vond	-18
~vonden	20
~voor	34
~vooraan	-11
~vooraf	-8
~voorbij	-14
~voordeur	-17
~voorgedaan	-11
~voorhand	-10
~voorjaar	14
~voorleggen	17
~voorlopig	-14
~voornaam	-10
~voorschrift	-15
~voorspoelen	-12
~voorstel	-16
~voortaan	18
~vooruit	-18
~voorval	-14
~voorwerpen	11
~voren	-15
~vorig	-30
~vorige	-14
~vorm	-22
~vorst	-14
~vouw	-14
~vracht	-18
~vrachtbrief	-12
~vragen	-15
~vragenlijst	-14
~vriendelijk	-17
~vriendelijke	-9
~vriezer	-16
~vrij	-31
~vrijdagavond	9
~vrijgave	-15
~vrijgegeven	-15
~vrijgeven	-17
~vrijmaken	-10
~vrijwillig	-13
~vrijwilliger	-23
~vrijwilligers	27
~vroegen	16
~vroeger	-23
~vrouwen	-9
~vuil	-11
~vuile	9
~vul	-11
~vult	-19
~vuur	8
~vóór	9
~waarbij	-15
~waarden	-19
~waardoor	10
~waarin	-11
~waarom	-12
~waaronder	-12
~waarop	11
~waarschuwt	-10
~waarvan	-22
~wacht	-30
~wachtdienst	10
~wachten	-42
~wachtwoord	-21
~wagen	-39
~wagens	-19
~wanneer	12
~ward	-13
~waren	-24
~warm	-35
~warme	-9
~warmt	-13
~was	-15
~wasplaats	-11
~wasserij	10
~wasstraat	-18
~wast	-22
~wat	24
~water	-20
~waterkwaliteit	11
~waterland	-18
~waterpas	-13
~wax	-17
~website	-16
~weduwe	-15
~weegschaal	-13
~weegt	-10
~weekend	22
~weer	-9
~weet	15
~weg	-16
~wegen	13
~wegens	-13
~weggaan	11
~wegtrekken	-17
~weinig	-11
~wel	-8
~welk	-26
~welke	-25
~welkom	-14
~welpen	10
~wendy	-16
~werf	-18
~werfleider	-8
~werk	-25
~werkbon	-17
~werkdag	-14
~werkdagen	-21
~werken	-11
~werkinstructie	-17
~werkoverleg	-14
~werkt	-23
~werkvoorschrift	12
~werkwijze	26
~wespen	-12
~weten	12
~wettelijke	-13
~weverstraat	-11
~whiteboard	-13
~wiek	-13
~wiel	-13
~wielen	-17
~wij	32
~wijkagent	-11
~wijn	-17
~wijst	-17
~wijsvinger	-9
~wijze	20
~wijzen	-16
~wiki	-17
~wil	38
~willem	-12
~willen	21
~windkracht	-25
~winkel	-22
~winkels	-18
~winter	12
~winterbanden	13
~wisselen	15
~wisselende	-11
~wisselt	10
~wist	-24
~witte	-22
~wittevlieg	-13
~woest	-18
~woning	19
~woord	-22
~woorden	-14
~word	-12
~wordt	11
~wortel	-12
~wou	16
~wrijven	-9
~yerseke	-14
~youssef	-21
~z'n	-26
~zaallicht	-15
~zacht	-9
~zachte	-12
~zag	-11
~zak	-21
~zakje	-21
~zakken	-19
~zakt	-20
~zal	19
~zand	-20
~zat	-11
~zaten	-12
~zeep	-25
~zeepsop	-16
~zeer	-15
~zeg	-37
~zegel	-15
~zegt	-9
~zeil	-20
~zeilen	13
~zeiljacht	15
~zelden	12
~zelf	-25
~zelfs	-25
~zelfstandig	9
~zestien	-21
~zestig	-12
~zetten	-15
~zeven	14
~zich	-30
~zichtbaar	-8
~zichzelf	-10
~zie	-17
~ziekte	-11
~zien	9
~ziet	-22
~zij	15
~zijkant	-21
~zijn	-42
~zin	-15
~zinnen	-20
~zit	13
~zitten	-13
~zodat	24
~zoden	-11
~zoek	9
~zoekt	-27
~zolang	-18
~zolen	-20
~zomaar	-17
~zon	-19
~zondag	11
~zone	-11
~zoom	-18
~zoon	-10
~zorgen	-12
~zou	18
~zouden	15
~zucht	-16
~zuignap	-17
~zure	10
~zutphen	-19
~zuur	8
~zuursel	23
~zuurstof	-15
~zwaailamp	-17
~zwaar	-9
~zwanger	-13
~zwembad	19
~zwemvest	-10
~zwerfkatten	-15
~één	22
…!	-19
…%	-20
…&	-11
…'	-10
…(	-25
…*	-23
…+	-19
…,	-27
…-	-13
….	25
…/	-19
…0	-38
…:	19
…;	-48
…<	-9
…=	-12
…>	-34
…?	-26
…@	-24
…[	-29
…]	-23
…a	-13
…a-verklaring	-11
…a4'tje	15
…aalst	-18
…aan	16
…aangaat	-17
…aangenomen	-12
…aankomst	-21
…aanleiding	-24
…aannemen	-20
…aanpak	-20
…aantal	-20
…aantallen	-9
…aantrekken	-12
…aanvragen	-26
…aanvrager	-8
…aanwezig	-12
…aardkabel	-10
…abdel	-14
…account	-10
…accu's	-15
…acht	-13
…achterbank	-12
…achterdeur	-13
…achteren	-16
…achtergelaten	-13
…achterkant	-16
…achterste	-12
…achteruit	-8
…achttien	-22
…administratie	-10
…adres	-26
…adressen	-12
…advies	-21
…adviseur	-15
…advocaat	14
…af	-43
…afdeling	9
…afgelopen	-25
…afgesproken	-10
…afhalen	-13
…afkoelen	-17
…aflaten	-16
…afloop	-15
…afplakken	-16
…afsluiten	-9
…afsluiter	-13
…afsnijden	-14
…afspraak	-25
…afstand	11
…afvinken	-12
…afwijking	-20
…afzetten	-10
…afzonderlijk	-11
…afzuiging	-11
…akkoord	-9
…akte	-11
…al	-12
…alarm	-18
…alcohol	-19
…allebei	-17
…alleen	-28
…allemaal	-41
…allergietest	-17
…allergieën	-15
…allergisch	-18
…alles	-46
…als	-15
…alsof	-23
…alstublieft	-27
…altijd	-48
…alweer	14
…andere	-25
…anderhalf	-20
…anderhalve	-19
…annelies	-12
…anouk	-22
…antenne	-21
…antwoord	-9
…apart	-24
…apotheek	-22
…app	-23
…appartementen	-11
…appje	-14
…april	-20
…archief	-13
…arm	-13
…arts	-15
…asiel	-19
…assen	14
…assistente	-19
…assistentes	-20
…atelier	-12
…aub	-21
…audit	-10
…augustus	-13
…auto	-20
…auto's	-17
…autoclaaf	-10
…avond	-23
…avonddienst	-15
…avonds	-25
…awel	17
…baan	-23
…baard	-9
…baas	-15
…baby's	-17
…bak	-42
…bakfiets	-20
…bakken	-15
…bakker	-17
…balie	-17
…ballon	-15
…band	-27
…banden	-25
…bank	-10
…banken	-15
…bar	-13
…barcode	-10
…bart	-11
…bas	-16
…basis	-12
…batterij	-14
…bed	-19
…bedankt	-16
…bedrijf	-9
…beeld	-15
…beelden	-10
…been	-10
…beestjes	-24
…beetje	-27
…begeleidster	-17
…begin	-28
…beginnen	-11
…begint	-40
…begrijpt	-23
…behalve	-23
…behandeld	-16
…behandelen	-20
…beide	-21
…beiden	-9
…bek	-19
…bekappen	-19
…bekijken	-20
…bekijkt	-12
…beklede	-8
…bel	-31
…belangrijkste	14
…belde	-13
…bellen	-40
…belt	-38
…ben	-52
…beneden	-18
…bent	-19
…bepaalt	-11
…bericht	-20
…beschadigd	-17
…beschadigde	-12
…beschrijven	9
…beschrijving	9
…beslist	-22
…besloten	8
…bestand	-14
…beste	9
…bestelling	17
…bestrijden	-17
…bestuur	14
…bestuursleden	-12
…betaalt	-10
…betalen	-18
…beter	-19
…betreft	-24
…beveiliger	-12
…bevestigt	-16
…bevroren	-15
…bewaard	-9
…bewaren	-11
…bewijs	-20
…bewoner	-17
…bewoners	-21
…bezit	-16
…bezoek	-24
…bibliothecaris	-11
…bij	-43
…bijlage	-9
…bijstellen	-11
…bijt	-18
…binnengekomen	-9
…binnenkomt	-17
…blaast	-14
…blad	19
…bladeren	-18
…blauwe	-11
…bleek	-24
…blij	-15
…blijf	-15
…blijft	-39
…blijven	-10
…bloed	-17
…bloem	-17
…blokkeren	-16
…bocht	-19
…boek	-18
…boeken	-20
…boete	-13
…boiler	-16
…bomen	-16
…bon	-8
…bonnen	-16
…boom	-23
…boort	-9
…boot	-12
…bord	9
…bordje	-15
…borst	-24
…borstel	-15
…borstelen	-15
…boswachter	-17
…bouten	-9
…boven	-10
…bovenaan	-14
…brand	-14
…branden	-16
…brander	-14
…brandweer	-8
…breek	-14
…breng	-18
…brengen	-20
…brengt	-13
…breuk	-17
…brief	-20
…briefje	-11
…briefjes	-14
…bril	-11
…broer	-22
…bron	-9
…brug	-25
…brugge	-25
…bruikleenovereenkomst	-18
…buig	-11
…buik	-18
…buiten	-30
…bureau	-9
…burgemeester	-10
…burger	-13
…burgerzaken	-19
…bus	-30
…bussen	-9
…c	-24
…cabine	-12
…café	-19
…camera	11
…camera's	-17
…camping	13
…catalogus	-18
…cel	-19
…centimeter	-33
…centrum	-18
…chantal	-12
…chauffeur	-24
…chauffeurs	-21
…check	-17
…checken	-13
…checklist	-19
…chef	-20
…chip	-12
…chloor	-23
…claes	-12
…cliënt	-10
…cliënten	-18
…cm	-17
…code	-13
…collega	-23
…collega's	20
…compliance	-14
…computer	-18
…concept	-14
…conditierapport	-15
…contact	-8
…container	-19
…controle	-17
…controleer	-18
…controleert	-19
…controleren	-21
…coördinator	-23
…cursisten	-20
…d	-25
…d'r	-18
…da	-18
…daan	-20
…daar	18
…daarna	-31
…daarom	33
…daarvan	-11
…daarvoor	-12
…dacht	-18
…dag	-44
…dagblad	-12
…dagelijks	-18
…dak	-20
…dakgoot	-14
…dame	-12
…dan	-10
…dank	-24
…dat	17
…datum	-35
…de	-19
…deed	-32
…dekken	-14
…deksel	-16
…delen	-18
…den	-14
…denk	12
…denken	-19
…denkt	-14
…depot	-15
…der	-11
…derde	-31
…desem	-14
…desinfectie	-12
…deuren	-19
…deventer	-8
…deze	-26
…dezelfde	-29
…dezen	8
…di	-18
…dicht	-37
…dichte	-12
…dicteer	-22
…die	-27
…dienstdoende	-13
…dier	-12
…dieren	-15
…dierenarts	-14
…dierverzorger	-12
…dik	-13
…dikke	-10
…ding	8
…dingen	-13
…dinsdag	-26
…direct	-23
…directeur	-18
…dirk	-17
…discussie	-16
…discussies	-10
…dit	-19
…do	-16
…dochter	-8
…document	9
…dode	-20
…doek	-19
…doeken	-8
…doel	-12
…doen	-56
…doet	-59
…dokter	-14
…donderdag	-25
…donker	-10
…dood	-14
…door	-19
…doorgegeven	-18
…doorgeven	15
…doos	-20
…dop	-16
…dossier	-24
…dozen	-21
…draad	-19
…draai	-20
…draaiboek	-18
…draaien	-28
…draait	-29
…draden	11
…drie	-48
…drinken	-14
…droge	-9
…drogen	-13
…dronken	-15
…droog	-20
…druk	-11
…drummer	-14
…druppel	-9
…dubbel	-16
…dun	-18
…dus	16
…duurt	-10
…duwen	-23
…dweilen	-19
…echter	-12
…een	22
…eens	19
…eentje	-17
…eenvoudige	15
…eerder	-16
…eerlijk	-24
…eerst	-66
…eerste	-46
…eigen	-27
…eigenaar	-22
…eind	-18
…einde	-25
…eist	9
…elektrische	-17
…elf	-30
…elkaar	-21
…elleboog	-16
…emmer	-12
…emmers	-10
…en	-34
…ene	-28
…enfin	-21
…engels	-16
…er	15
…eraan	11
…eraf	-30
…erbij	-14
…erfgoed	-16
…ergens	-23
…erin	-42
…erop	-29
…eruit	-28
…ervoor	-20
…eta	-19
…eten	-21
…euro	-33
…examen	-17
…extra	-26
…eén	-21
…facturen	-11
…familie	-33
…familiebedrijf	-20
…families	-19
…fanfare	-9
…feest	-12
…ff	-8
…fiche	-18
…fiets	-20
…fietsen	-14
…fijne	-14
…film	-12
…filter	-19
…firma	-16
…fles	-16
…flesje	-19
…flessen	-14
…folie	-14
…formulier	-17
…foto	-13
…foto's	-26
…fotograferen	-14
…frame	-14
…framenummer	-15
…frituur	-23
…fusten	-17
…fw	9
…föhn	-15
…ga	15
…gaan	-42
…gaarne	16
…gaatje	-15
…gaatjes	-18
…gaf	-10
…gang	-32
…gas	-11
…gaslek	-15
…gast	-29
…gasten	-32
…gat	-20
…gebeld	-15
…gebeurd	-17
…gebeurde	-8
…gebeurt	-43
…gebouw	-19
…gebruik	-16
…gebruiker	-11
…gebruikt	-8
…gebruikte	-12
…gecontroleerd	-22
…gedaan	-32
…gedrukt	-22
…geef	-22
…geeft	-21
…geen	-28
…gegaan	-15
…gegevens	-15
…gehad	-22
…gehaktmolen	-14
…gekeerd	-12
…gekeken	-14
…geklikt	-13
…gekomen	-14
…gekregen	-28
…gelamineerd	-15
…geld	-13
…gele	-27
…gelijk	-26
…gemaakt	-14
…gemeente	-19
…gemeld	-11
…gemiddeld	-10
…generaties	-9
…genoeg	-10
…genoteerd	-18
…gent	-9
…geopend	-11
…gerrit	-18
…geschreven	-23
…gesloten	-20
…gesprek	-27
…gestaan	-14
…getekend	-15
…gevallen	-9
…geven	-28
…gevoel	-15
…gevonden	-24
…gevraagd	19
…gevuld	-10
…geweest	-29
…gewone	-19
…gezet	-12
…gezicht	-19
…ggd	-10
…giek	-8
…giet	-24
…gij	-27
…ging	-29
…gister	-13
…glas	-25
…glazen	-15
…goed	-11
…goeiemorgen	-19
…gooi	-23
…goot	-16
…gordel	-17
…graad	-17
…graden	-37
…graf	-20
…gram	-8
…gras	-17
…grijze	-13
…groen	-28
…groene	-18
…groep	-19
…grond	-22
…groot	11
…gsm	-9
…haak	-12
…haal	-21
…haalt	-25
…haar	-22
…haard	-18
…haarnetje	-14
…had	-21
…haha	9
…hal	-19
…halen	-38
…half	-29
…halfuur	-20
…hallo	-29
…halve	-32
…hand	-41
…handboek	-10
…handdoek	-12
…handrem	-15
…handschoenen	-29
…handtekening	-17
…hang	-20
…hangen	-21
…hangt	-40
…harde	-18
…hardop	-16
…haring	-21
…hart	-17
…he	-18
…heb	-18
…hebben	18
…hebt	-16
…hectare	-18
…heeft	-13
…heen	-19
…heer	13
…heer/mevrouw	-16
…heerlen	-13
…heidelberg	-20
…hek	-13
…heldere	-21
…hele	-29
…helemaal	-20
…helft	-20
…help	11
…helpen	-13
…hem	-33
…hernia	-15
…hersteld	-14
…hesje	-14
…het	-36
…hier	-23
…hieronder	-9
…hiervoor	-10
…hilde	-21
…hing	-10
…hoe	23
…hoef	-22
…hoeft	-18
…hoeken	-18
…hoeven	-10
…hoger	-13
…hond	-27
…honderd	-18
…honderdtwintig	-17
…hoofd	-28
…hoofdkantoor	-15
…hoofdkussen	-14
…hoofdschakelaar	-14
…hoofdsteun	-15
…hoog	-18
…hoogeveen	-13
…hoop	-11
…hoor	-19
…hoort	9
…hopelijk	-17
…horen	-22
…hotel	-12
…hou	-16
…houdt	-21
…hout	-15
…huid	-8
…huidige	-16
…huis	-19
…hun	-16
…huurder	-22
…hè	-39
…hé	-13
…identificeren	-13
…identiteitsbewijs	-14
…ie	-32
…ieder	-14
…iedere	-28
…iemand	-12
…iets	28
…ijzer	-18
…ik	41
…in	-22
…incident	-15
…indien	-9
…indruk	-17
…ingeleverd	-12
…ingevuld	-10
…inhoud	-24
…inkt	-12
…inlaat	-18
…inmiddels	-9
…innemen	-11
…inruimen	-10
…inschrijven	-13
…inspecteurs	-14
…inspreken	-10
…instructeur	-9
…instructeurs	-13
…instructie	12
…instrument	-12
…instrumenten	-14
…interne	-11
…internet	-9
…inzage	14
…inzetten	-11
…is	-12
…it	-11
…ja	-36
…jaarlijks	-18
…januari	-24
…jas	-19
…je	-15
…jeuk	-19
…jij	15
…jobstudenten	-9
…jochem	-19
…jodium	-16
…jonge	-16
…jongste	-17
…juf	-9
…juist	-14
…juiste	-15
…juli	-29
…jullie	21
…juni	-17
…jurk	-13
…kaart	-17
…kaartje	-34
…kaas	-19
…kabel	-21
…kachel	-18
…kade	-23
…kalf	-19
…kam	-14
…kamer	-27
…kamers	-13
…kanaal	-11
…kant	-26
…kanten	-18
…kantje	-18
…kantoor	-14
…kapot	-11
…kappen	-17
…kapsalon	-15
…kar	-23
…kas	-12
…kast	-17
…kat	-18
…katten	-13
…kazen	-16
…keer	-9
…kees	-11
…kelder	-17
…ken	-16
…kennen	-11
…kennismakingsgesprek	-13
…kent	-13
…keren	-17
…kerk	-10
…kerkenraad	-15
…ketel	-15
…ketels	-16
…keuken	-14
…keuring	-19
…kier	-11
…kiezen	-17
…kijk	-26
…kijken	-28
…kijkt	-45
…kilo	-18
…kilometer	-22
…kind	-28
…kinderdagverblijf	-23
…kinderen	-24
…kinderzitje	-13
…kindjes	-16
…kist	-17
…klacht	-15
…klachten	-16
…klagen	13
…klant	-18
…klanten	9
…klantkaart	-15
…kleding	-13
…kleed	-18
…klein	-13
…kleine	-27
…klemmen	-12
…klep	-11
…kleur	-21
…klinkt	-20
…klok	-23
…klokken	-10
…knelt	-11
…knop	-16
…koe	-17
…koelbox	-12
…koeling	-20
…koelkast	-12
…koelplaat	-9
…koepel	11
…koerier	-12
…koffer	8
…koffie	-23
…koken	-20
…kom	-16
…komt	-9
…kon	-12
…kooi	-15
…kooien	-13
…koorts	-10
…kop	-25
…kopie	-16
…koppel	-18
…koppen	-12
…korf	-15
…korrel	-13
…kost	-14
…kosten	-14
…koud	-28
…kraan	-24
…kraantje	-17
…krabben	-19
…kras	-14
…kratten	-20
…kreeg	-8
…kregen	-16
…krijg	-12
…krijgen	28
…krijgt	-29
…krijt	-22
…kringloop	10
…kruimels	-16
…kruisen	-9
…kruisje	-15
…kuip	-24
…kunnen	12
…kussen	-10
…kwaad	-16
…kwaliteit	11
…kwam	9
…kwart	-25
…kwartier	-9
…kwijt	-13
…la	-9
…laag	-15
…laagje	-12
…laat	-24
…laatst	-15
…laatste	-41
…lab	11
…label	-15
…labelen	-15
…labo	-10
…laden	-11
…lag	-20
…laken	-13
…lamp	-11
…lampen	-24
…landelijke	-9
…lange	-8
…langer	-20
…langs	-27
…langzaam	-13
…lap	-15
…laptop	-17
…lauw	-15
…leden	-10
…leeg	-29
…leerkracht	16
…lees	-20
…leest	-27
…leg	-37
…leggen	-13
…legionella	-13
…legitimatie	-11
…leiding	-19
…lengte	-13
…lepel	-12
…les	-14
…let	-13
…letters	-22
…leuk	-19
…leven	-17
…levende	-10
…leverancier	-22
…levert	-18
…lezen	10
…licht	-21
…lichten	-11
…lid	-19
…liefst	-13
…liep	-10
…lier	-14
…lift	-28
…liggen	-22
…ligt	-20
…lijf	-16
…lijn	-34
…lijnen	-14
…lijst	-38
…limburg	-24
…linde	-8
…linker	-13
…links	-21
…lint	-27
…locatie	-16
…logboek	-13
…lokaal	-13
…lokeren	-10
…loket	9
…lood	-16
…loods	-17
…loop	-19
…loopt	-45
…lopen	-28
…lopende	-14
…los	-21
…losse	-11
…lossen	-14
…lotte	-11
…luc	-14
…lucht	-11
…luister	-21
…luisteren	-20
…luistert	-12
…luizen	-9
…lukt	-17
…m	-36
…m'n	-13
…ma	-12
…maand	-33
…maandag	-38
…maanden	-20
…maart	-27
…maat	-17
…maatschappij	8
…machine	-33
…machines	-14
…machinist	-13
…mag	-26
…mail	-18
…mailt	-13
…maken	21
…mand	-21
…manier	-25
…mankeert	-17
…mannen	-13
…marjan	-15
…marloes	-8
…masker	-12
…mat	-10
…materiaal	-12
…matroos	-12
…max	-18
…maximaal	-20
…me	14
…medewerker	-25
…medewerkers	-26
…medicijnen	-23
…mee	-40
…meenemen	-15
…meer	-17
…meest	-14
…meet	-28
…mei	15
…meisjes	-13
…meld	-14
…melden	-24
…meldt	-27
…men	-15
…meneer	-18
…mengen	-15
…mensen	-46
…merk	-17
…merken	-13
…mes	-26
…mesje	-12
…met	-40
…metaal	-12
…meten	-30
…meterkast	-16
…mevrouw	-33
…mezelf	-20
…middag	-19
…middags	-17
…midden	-18
…mij	21
…mijnheer	-13
…millimeter	-16
…min	-27
…minder	-14
…minimaal	-15
…minstens	-25
…minuten	-40
…minuut	-8
…mis	-24
…mist	-20
…mits	-12
…ml	-9
…mm	-16
…mo	-19
…moeder	-22
…moer	-11
…moest	-19
…moeten	-38
…mogelijk	-12
…mogen	-21
…molen	-17
…moment	-14
…mond	-15
…monster	-22
…monteur	-18
…moogt	8
…mooi	-21
…morgen	-14
…morgens	-21
…mos	-12
…motor	-26
…mouwen	-10
…museum	-12
…muziek	-11
…na	-12
…naast	-20
…nacht	-11
…nachts	11
…nadine	-18
…nagaan	-11
…nagels	-14
…nakijken	-24
…namen	-21
…namens	-15
…nat	-17
…natte	-20
…nazicht	-9
…nederlands	-16
…nee	-62
…neef	-12
…neem	-23
…neemt	-18
…neer	-18
…neerzetten	-12
…negen	-20
…negentien	-8
…nek	-10
…nemen	-16
…nen	-15
…nergens	-23
…nest	-14
…net	-14
…netjes	-16
…netten	-14
…neus	-15
…niemand	12
…nieten	-21
…niets	-19
…nieuw	-35
…nieuwe	-10
…nieuws	-12
…niks	-34
…noemt	18
…noodstop	-14
…nooit	-56
…notariskantoor	-17
…notenallergie	-14
…noteren	-18
…notulen	-10
…nou	18
…november	-10
…nu	13
…nul	-14
…nummer	-39
…nummers	-15
…nvwa	12
…o	-20
…object	-11
…ochtend	-34
…oei	-11
…of	-10
…ogen	-9
…oh	-19
…ok	-32
…oke	-16
…oktober	-24
…oké	-23
…omdat	-27
…omgevingsdienst	-10
…omhoog	-27
…omwerken	-21
…omzetten	-14
…onder	-58
…onderaan	-19
…ondergrond	-9
…onderhoud	-17
…onderstaande	-18
…ongeveer	-19
…ons	-8
…ontvangst	-18
…ontvangt	-14
…onwel	-16
…onze	-25
…ooit	-11
…oor	-22
…oost	8
…opbouw	-17
…opdrachtgever	-13
…open	-40
…openen	-25
…opengaat	-16
…opening	-18
…opent	-21
…opgeschreven	10
…opgroeien	-21
…ophalen	-18
…ophangen	-13
…opmerking	-9
…opname	-13
…opnemen	-19
…opnieuw	-16
…oproep	-10
…opschrijven	-27
…opwarmen	-20
…oranje	-22
…orde	-13
…oren	-18
…orgel	-12
…oud	-25
…oude	-38
…ouder	-12
…oudere	-11
…ouders	-23
…overal	-9
…overall	-9
…overdracht	-16
…overgenomen	-14
…overleden	-17
…overledene	-19
…overleg	-20
…overnemen	-13
…paar	-20
…paard	-19
…pad	-18
…paden	-14
…pak	-15
…pakken	-22
…pakket	-10
…pakt	-22
…pallet	-15
…paneel	-17
…panelen	-15
…papier	-15
…papieren	-17
…paraaf	-17
…parkeert	-17
…parkeren	-16
…partij	-25
…partners	-9
…pas	-47
…pasen	10
…passagier	-13
…passagiers	-13
…passen	-24
…pasteuriseren	-9
…patiënt	-20
…pen	-12
…pennen	-14
…pensioen	12
…perceel	-18
…pers	-8
…persen	-11
…persoon	-17
…piano	-18
…piept	-11
…piet	-20
…pijn	-13
…pijnlijk	-13
…pim	-15
…plaat	-16
…plaats	-27
…plaatse	-8
…plaatsen	-19
…plaatst	-11
…plakken	-21
…plan	-21
…plank	-12
…planner	-16
…planten	-18
…plastic	-19
…platen	-20
…platte	-18
…plein	-17
…plek	-19
…ploeg	-26
…poeder	-15
…politie	-11
…pols	-19
…polsbandje	-13
…pomp	-16
…positief	-11
…postma	14
…praat	-18
…prachtig	-13
…praten	-13
…precies	8
…prijs	-8
…prik	-9
…prikken	-9
…prikt	-15
…primer	-16
…proberen	13
…procedure	-31
…procent	-19
…productie	-16
…proef	-14
…proeven	-14
…proficiat	-11
…profiel	-16
…programma	-9
…proper	-11
…protocol	-33
…punt	-29
…punten	-19
…raam	-20
…raken	11
…ramen	-24
…rand	-15
…rap	-15
…re	19
…recept	-10
…receptie	-19
…recht	-9
…rechts	-21
…redactie	-12
…rederij	-22
…regel	10
…regels	-12
…regen	-22
…regio	13
…regionale	-21
…register	-14
…registrar	-17
…reinigen	-21
…rek	-17
…rekenen	-21
…reling	-12
…rem	-20
…reserve	-16
…reserveert	-21
…resetten	-12
…rest	-28
…restaurator	-13
…restjes	-12
…review	-18
…rijd	-21
…rijden	-21
…rijdt	-27
…rijles	-19
…rijschool	-15
…rijtje	9
…ring	-15
…rit	-11
…rode	-16
…roep	-19
…roepen	-14
…roept	-27
…roeren	-13
…roert	-15
…roken	-15
…rol	-9
…rollen	-14
…ronde	-22
…rondje	-18
…rondom	-14
…rood	-28
…rot	-10
…rotterdam	-12
…route	-14
…rozen	-23
…rug	-18
…run	-9
…rustig	-25
…ruzie	-11
…samen	-32
…schaar	-9
…schade	-19
…schapen	-12
…scheef	-16
…schenken	-20
…schept	-19
…scherm	-17
…scherp	-12
…scherven	-12
…scheur	-23
…schijf	-10
…schilderen	-9
…schilderijen	-18
…schip	-16
…schipper	-29
…schoen	-13
…schoenen	-19
…schone	-9
…school	-24
…schoon	-27
…schoonbroer	-8
…schoonmaken	-29
…schort	-15
…schrapen	-13
…schreeuwen	-19
…schrijft	-27
…schuif	-19
…schuim	-21
…schuin	-24
…schuld	-16
…scouten	-21
…sealbag	-9
…seconden	-13
…secretariaat	-13
…seizoen	-12
…september	-16
…serienummer	-10
…serieus	17
…shampoo	-18
…shunt	-12
…simpel	-14
…sinds	-8
…sindsdien	-30
…sjaak	-17
…slag	-9
…slang	-12
…slangen	-12
…slapen	-10
…sleuf	-9
…sleutel	-31
…sleutels	-24
…slijpen	-19
…slot	-25
…sluis	-20
…sluit	-22
…sluiten	-17
…sms	-10
…snappen	-24
…snijden	-22
…snoer	-8
…soep	-12
…sok	-9
…sommige	-19
…soms	-20
…soort	-20
…soorten	-11
…sop	-15
…sorteren	-9
…soundcheck	-19
…spannen	-19
…spelen	-13
…spiegels	-17
…spits	-21
…spoel	-16
…spoelbak	-20
…spoelen	-26
…spoelt	-24
…sporen	-14
…spreek	-27
…spreekt	-29
…spreken	8
…spuiten	-20
…spul	-23
…spullen	-16
…sta	-13
…staan	-32
…stad	-18
…stagiair	-15
…stagiaire	-11
…stal	-15
…stampen	-16
…stand	-9
…stap	-24
…stapelen	-14
…stappen	-18
…stappenplan	-21
…stapt	-17
…stapvoets	-14
…start	-24
…starten	-22
…steek	-21
…steekt	-30
…steken	12
…stekker	-19
…stel	-22
…stellen	-20
…stelling	-18
…stelt	-34
…stembureau	10
…stemmen	-26
…stenen	-16
…stevige	-9
…stichting	-22
…sticker	-17
…stil	-25
…stilleggen	-15
…stoel	-16
…stof	-11
…stond	-28
…stonden	-8
…stop	-20
…stoppen	-22
…stopt	-12
…storing	-19
…storm	-21
…straat	-11
…stremsel	-17
…stroom	-10
…strop	-21
…studenten	12
…stuk	-25
…stukje	-23
…stukken	-23
…sturen	12
…stuur	-17
…stuurt	-20
…t	-16
…t/m	-16
…tabel	-12
…tablet	-18
…tachtig	-19
…tafel	-35
…tafels	-15
…takken	-12
…tandartspraktijk	14
…tank	-21
…tape	-17
…tas	-17
…taxi	-13
…taxibedrijf	12
…teamleider	-17
…teamoverleg	-12
…tegelijk	-10
…tegen	-20
…tekenen	-24
…tekent	-23
…tekst	20
…tel	-16
…telefonisch	-15
…telefoon	-27
…telefoons	-9
…telkens	-12
…tellen	-31
…teller	-13
…telt	-32
…temperatuur	-23
…ter	-18
…terminal	-14
…terug	-27
…terugkomen	-17
…terwijl	-20
…test	-27
…testen	-27
…tester	-16
…tevoren	-29
…theoriecertificaat	-11
…thuis	-22
…tien	-39
…tiende	-18
…tijd	-25
…tijdens	-19
…tik	-15
…tikt	-14
…tilburg	-25
…tillen	-17
…titel	-20
…toch	21
…toe	-24
…toelichting	-19
…toen	-25
…toeristen	-15
…tom	-18
…ton	-16
…tonen	-16
…toon	-13
…toont	-8
…tot	-18
…touw	-27
…traag	-16
…tractor	-18
…transport	-13
…trap	-9
…tray	-15
…trek	-17
…trekken	-20
…trekker	16
…trouwens	-16
…twaalf	-22
…twee	-29
…tweede	-25
…tweehonderd	-22
…tweeën	-21
…tweeëndertig	-19
…twijfelt	-10
…twintig	-22
…tyvek	-12
…uit	-19
…uitdelen	-12
…uiterlijk	-16
…uitgeven	-16
…uitgifte	-13
…uitleggen	-10
…uitrollen	-9
…uitschrijven	-13
…uitslag	-10
…uitsluitend	-10
…uitspreiden	-16
…uitstappen	-10
…uitvaart	-23
…uitwerken	-14
…uitzendkrachten	-10
…uitzetten	-15
…uur	-54
…vaak	12
…vaart	-16
…vader	-20
…vak	-20
…val	-23
…valt	-12
…van	-27
…vanaf	23
…vangt	-16
…vannacht	-11
…vanuit	13
…vanzelf	8
…varen	-19
…vast	-22
…vastgelegd	-18
…vastleggen	-16
…veel	-21
…veertien	-8
…veertig	-38
…vegen	-22
…veilig	-11
…veiling	-15
…veld	-22
…velg	-18
…venlo	-16
…ventilatie	-11
…verdelen	-14
…verder	-19
…verdieping	-10
…verdubbeld	-8
…verf	-18
…vergeet	-13
…vergelijkt	-25
…vergoed	-9
…verhuren	-16
…verhuur	-11
…verkeerde	-22
…verkopen	-24
…verkoper	-15
…verleden	-19
…verlof	-9
…verloopt	-22
…verplicht	-13
…vers	-18
…verschillende	-25
…versie	-10
…vertel	12
…vertelt	-9
…vertrek	-15
…vertrouwelijke	-15
…vervangen	-27
…vervoer	-10
…vervolgens	-19
…verwerkt	-11
…verzegelen	-8
…verzekeraar	-16
…verzekering	10
…verzoeken	-12
…verzorging	-11
…vet	-25
…via	-35
…viel	-12
…vier	-47
…vierde	-17
…vierentwintig	-25
…vijf	-44
…vijfentwintig	-12
…vijftien	-19
…vijftig	-31
…vilt	-20
…vinden	-15
…vinder	-11
…vindt	-20
…vinger	-14
…vingers	-15
…vlekken	-16
…vleugel	-9
…vliegen	-20
…vlissingen	-18
…vloer	-16
…vlot	-14
…vocht	-13
…voeding	-24
…voel	-18
…voelen	-9
…voelt	-12
…voeren	-23
…voert	-13
…voertuig	-9
…voet	-15
…voetplaten	-11
…vogel	-10
…voilà	-17
…vol	-14
…volgen	-26
…volgend	-12
…volgende	-26
…volgorde	-26
…volgt	-11
…volle	-15
…volmacht	-13
…vond	-23
…vonden	-10
…voor	10
…vooraf	-16
…voorbij	-17
…voordat	-26
…voorjaar	-28
…voorkomen	-31
…voorleggen	-19
…voorlopig	-11
…voorstel	-15
…vooruit	12
…voorval	-13
…voorwerpen	-17
…voorzitter	-20
…vorig	-34
…vorige	-31
…vorm	-14
…vorst	-19
…vr	-11
…vraagt	14
…vracht	-14
…vrij	-23
…vrijdag	-16
…vrijdagavond	10
…vrijgeven	-14
…vrijmaken	-17
…vrijwilliger	-19
…vrijwilligers	-33
…vroeg	17
…vroeger	-18
…vrouw	-16
…vrouwen	-17
…vullen	-20
…vult	-20
…vuur	-19
…vóór	-34
…waarborg	-14
…waarde	-9
…waarden	-12
…waardoor	-22
…waarom	-12
…waarvan	-10
…wacht	-32
…wachtdienst	-12
…wachten	-17
…wagen	-24
…wagens	-16
…wanneer	-22
…want	-64
…ward	-10
…waren	-23
…warm	-27
…warmer	-17
…warmt	-14
…was	-46
…wassen	-30
…wasstraat	-21
…wast	-18
…wat	27
…water	-37
…waterpas	-12
…we	14
…weekend	-21
…weer	-48
…weg	-44
…wegen	-18
…wekelijks	-22
…weken	-23
…wel	-16
…welk	-9
…welke	-25
…wendy	-9
…wenst	-22
…werd	-17
…werf	-15
…werk	-17
…werkdagen	-15
…werken	-22
…werkt	-11
…werkvoorschrift	-24
…werkwijze	-10
…weten	29
…wie	-48
…wiel	-14
…wielen	-14
…wijk	-15
…wijkagent	-11
…wil	35
…wilde	17
…willen	13
…wilt	-23
…wind	-22
…windkracht	-23
…winkel	-12
…winter	-17
…winterbanden	-17
…wissel	-11
…wisselen	-26
…wist	-14
…witte	-22
…wittevlieg	-19
…wo	-11
…woensdag	-25
…word	-13
…worden	-53
…wou	-22
…wrijven	-19
…youssef	-16
…yvonne	-24
…z'n	-22
…zaag	-18
…zaak	-17
…zaal	-24
…zag	-12
…zak	-31
…zaken	-21
…zakje	-22
…zakken	-21
…zaklamp	-17
…zakt	-11
…zal	-25
…zat	-11
…zaten	-12
…zaterdag	-9
…ze	10
…zeep	-17
…zeg	-50
…zegel	-16
…zegt	-39
…zei	16
…zelfs	-16
…zelfstandig	-19
…zender	-20
…zes	-38
…zestien	-11
…zestig	-31
…zetten	-15
…zich	-13
…zie	-25
…ziek	-17
…zien	-39
…ziet	-18
…zij	20
…zijkant	-18
…zijn	-65
…zitten	-28
…zo'n	-35
…zoals	-26
…zodat	17
…zodra	-27
…zoek	8
…zoekt	-29
…zolang	-8
…zolen	-15
…zomer	-24
…zondag	-27
…zonder	-41
…zouden	14
…zoudt	16
…zout	-12
…zuignap	-10
…zure	-19
…zuur	-12
…zuursel	-21
…zwaar	-14
…zwanger	-11
…zwart	13
…zwarte	-10
…zwembad	22
…zwerm	-15
…|	-35
…°	-11
…én	-17
…•	-12
…→	-12
…◦	-10`;
