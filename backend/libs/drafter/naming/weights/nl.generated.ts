// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_NL = `<!	-13
<#	-25
<%	-16
<&	-20
<'	-38
<(	-42
<*	-11
<+	-33
<,	-70
<-& Xzn	-16
<-' xt	-30
<-( xmen	-10
<-) Xde	-17
<-) xis	-10
<-* xken	-20
<-+ xsis	-15
<-, XXeen	-14
<-, Xeke	-15
<-, Xela	-8
<-, Xgen	-12
<-, Xijk	-12
<-, Xijn	-17
<-, Xine	-16
<-, Xpim	-9
<-, xaad	-14
<-, xaag	-14
<-, xaal	-28
<-, xaan	-13
<-, xaar	-16
<-, xaas	-12
<-, xaat	-15
<-, xals	-27
<-, xame	-12
<-, xamp	-11
<-, xang	-15
<-, xank	-10
<-, xant	-13
<-, xard	-13
<-, xarm	-16
<-, xart	-11
<-, xats	-17
<-, xbel	-24
<-, xbij	-25
<-, xbon	-9
<-, xcht	-13
<-, xdag	-11
<-, xdat	-20
<-, xde	-12
<-, xden	-16
<-, xder	-11
<-, xdig	-9
<-, xdje	-19
<-, xdop	-9
<-, xect	-12
<-, xeds	-13
<-, xeef	-12
<-, xeel	-31
<-, xeen	-38
<-, xeer	-12
<-, xees	-9
<-, xegd	-17
<-, xeid	-9
<-, xeld	-22
<-, xels	-25
<-, xemp	-15
<-, xens	-20
<-, xent	-10
<-, xer	-10
<-, xerd	-24
<-, xerf	-18
<-, xers	-29
<-, xest	-11
<-, xeur	-21
<-, xfst	-14
<-, xgen	-20
<-, xger	-17
<-, xgte	-15
<-, xhal	-18
<-, xhel	-14
<-, xhet	-25
<-, xhoe	-8
<-, xhte	-15
<-, xiba	-11
<-, xied	-15
<-, xief	-9
<-, xiel	-10
<-, xiem	-8
<-, xien	-12
<-, xies	-15
<-, xige	-16
<-, xijk	-27
<-, xijt	-20
<-, xik	-16
<-, xima	-11
<-, xin	-32
<-, xind	-11
<-, xine	-8
<-, xing	-39
<-, xis	-10
<-, xist	-13
<-, xits	-17
<-, xjes	-21
<-, xken	-26
<-, xker	-20
<-, xkje	-22
<-, xlen	-30
<-, xlfs	-12
<-, xlie	-12
<-, xmer	-27
<-, xmet	-40
<-, xna	-17
<-, xnal	-16
<-, xnde	-19
<-, xnen	-22
<-, xngt	-12
<-, xnne	-12
<-, xode	-23
<-, xoeg	-10
<-, xoep	-12
<-, xoké	-12
<-, xola	-13
<-, xoom	-12
<-, xoor	-20
<-, xop	-17
<-, xord	-12
<-, xort	-11
<-, xote	-11
<-, xout	-15
<-, xouw	-16
<-, xpel	-18
<-, xpen	-25
<-, xpje	-15
<-, xrem	-11
<-, xrie	-13
<-, xril	-13
<-, xsel	-14
<-, xsen	-22
<-, xste	-24
<-, xtal	-10
<-, xtel	-15
<-, xten	-37
<-, xter	-10
<-, xtie	-19
<-, xtig	-13
<-, xtje	-9
<-, xtof	-15
<-, xtop	-14
<-, xtor	-8
<-, xtum	-12
<-, xude	-15
<-, xuik	-22
<-, xuim	-10
<-, xuin	-12
<-, xuis	-13
<-, xuit	-10
<-, xulp	-13
<-, xuur	-13
<-, xvan	-22
<-, xven	-20
<-, xwat	-27
<-, xwe	-10
<-, xwen	-16
<-, xwie	-17
<-, xwij	-14
<-, xzen	9
<-, xzet	-15
<-, xzie	-8
<-, xéén	-18
<-- Xten	13
<-- xden	-13
<-- xeen	-13
<-- xers	-14
<-- xist	-19
<-- xjes	-10
<-- xkje	-15
<-- xlen	-22
<-- xnde	-11
<-- xnen	-18
<-- xpen	-28
<-- xrde	-15
<-- xtal	-13
<-- xten	-26
<-. xevr	-14
<-. xik	-21
<-. xten	-11
<-. xvan	-14
<-. xwie	-19
<-0 Xde	-21
<-0 Xing	-10
<-0 Xten	-11
<-0 Xwie	-19
<-0 xakt	-17
<-0 xals	-12
<-0 xari	-14
<-0 xber	-9
<-0 xbft	-13
<-0 xde	-13
<-0 xden	-24
<-0 xeen	-18
<-0 xels	-9
<-0 xers	-18
<-0 xets	-14
<-0 xgen	-17
<-0 xhet	-16
<-0 xing	-19
<-0 xjes	-13
<-0 xken	-11
<-0 xkg	-11
<-0 xl	-11
<-0 xlen	-20
<-0 xm/u	-12
<-0 xmei	-15
<-0 xmen	-16
<-0 xmet	-9
<-0 xml	-10
<-0 xmm	-18
<-0 xnen	-15
<-0 xop	-11
<-0 xpen	-8
<-0 xram	-9
<-0 xren	-24
<-0 xril	-15
<-0 xsec	-11
<-0 xsen	-21
<-0 xten	-23
<-0 xtie	-8
<-0 xuks	-17
<-0 xuli	-16
<-0 xvan	-10
<-: XXfw	-18
<-: XXre	-19
<-: Xine	-22
<-: Xing	8
<-: Xr	-14
<-: Xrit	-11
<-: xaal	-10
<-: xaat	-19
<-: xact	-13
<-: xals	-15
<-: xand	-17
<-: xbij	-18
<-: xdag	-14
<-: xeen	20
<-: xend	-12
<-: xer	-18
<-: xeuk	-22
<-: xeur	-12
<-: xger	-14
<-: xhet	17
<-: xhoe	10
<-: xik	-15
<-: xmen	9
<-: xmet	-9
<-: xna	-12
<-: xnap	-19
<-: xnde	-12
<-: xnen	11
<-: xoer	-10
<-: xoke	-15
<-: xop	-23
<-: xren	11
<-: xsje	-10
<-: xste	-22
<-: xter	-19
<-: xtop	13
<-: xven	18
<-: xwe	-20
<-: xwie	-17
<-: xzen	17
<-: xéén	-14
<-: xënt	9
<-; xde	-17
<-= xtop	-9
<-^ XXeer	23
<-^ XXhr	-19
<-^ XXren	19
<-^ Xa	-13
<-^ Xaag	-10
<-^ Xaai	-15
<-^ Xaak	11
<-^ Xaan	-19
<-^ Xage	-20
<-^ Xair	-13
<-^ Xals	-41
<-^ Xame	-16
<-^ Xang	-19
<-^ Xans	-17
<-^ Xard	-19
<-^ Xarm	-25
<-^ Xart	-25
<-^ Xats	-11
<-^ Xbad	-18
<-^ Xbel	-21
<-^ Xbus	-9
<-^ Xche	-17
<-^ Xcht	-36
<-^ Xcol	-21
<-^ Xdag	-20
<-^ Xdat	-32
<-^ Xde	-46
<-^ Xden	17
<-^ Xder	-38
<-^ Xdra	-21
<-^ Xect	-22
<-^ Xeek	-21
<-^ Xeel	-16
<-^ Xeen	-19
<-^ Xeer	-25
<-^ Xees	-24
<-^ Xeet	-11
<-^ Xeft	-25
<-^ Xeid	-16
<-^ Xeld	-24
<-^ Xelp	-18
<-^ Xels	-31
<-^ Xelt	-11
<-^ Xend	-17
<-^ Xens	-27
<-^ Xent	15
<-^ Xept	-11
<-^ Xere	-28
<-^ Xers	-42
<-^ Xess	-18
<-^ Xeur	-18
<-^ Xeve	-26
<-^ Xeén	-22
<-^ Xfie	-15
<-^ Xfte	10
<-^ Xgde	-11
<-^ Xger	-16
<-^ Xgst	12
<-^ Xhef	-17
<-^ Xhet	-76
<-^ Xhil	-11
<-^ Xhte	-30
<-^ Xied	-19
<-^ Xief	-13
<-^ Xien	-30
<-^ Xier	-16
<-^ Xies	-18
<-^ Xift	-19
<-^ Xige	-21
<-^ Xijd	-14
<-^ Xijf	-25
<-^ Xijk	-32
<-^ Xijn	-10
<-^ Xijs	12
<-^ Xik	-32
<-^ Xikt	-16
<-^ Xin	-41
<-^ Xind	-17
<-^ Xine	-19
<-^ Xing	-11
<-^ Xis	-20
<-^ Xjen	9
<-^ Xjes	-28
<-^ Xjke	-12
<-^ Xjks	-15
<-^ Xkop	-16
<-^ Xkte	10
<-^ Xkun	-24
<-^ Xlad	-15
<-^ Xlas	-18
<-^ Xleg	-25
<-^ Xlem	-16
<-^ Xler	-14
<-^ Xlie	-21
<-^ Xlik	-14
<-^ Xlke	-10
<-^ Xllo	-17
<-^ Xmel	-10
<-^ Xmen	22
<-^ Xmer	-25
<-^ Xmo	-12
<-^ Xnde	-10
<-^ Xndy	-16
<-^ Xnen	-16
<-^ Xnie	-10
<-^ Xnis	-19
<-^ Xnkt	-10
<-^ Xnze	-40
<-^ Xo	-8
<-^ Xode	11
<-^ Xoeg	-14
<-^ Xoek	-19
<-^ Xoet	-21
<-^ Xole	22
<-^ Xond	-20
<-^ Xons	-20
<-^ Xood	-15
<-^ Xoog	-18
<-^ Xooi	-12
<-^ Xool	-8
<-^ Xoom	-18
<-^ Xoop	14
<-^ Xoor	-21
<-^ Xoos	-17
<-^ Xop	-31
<-^ Xorg	-11
<-^ Xost	-18
<-^ Xouw	12
<-^ Xpel	9
<-^ Xpen	-32
<-^ Xper	-12
<-^ Xpig	-10
<-^ Xpje	-17
<-^ Xpot	-14
<-^ Xral	-21
<-^ Xren	9
<-^ Xria	-13
<-^ Xrie	-10
<-^ Xrij	-41
<-^ Xrkt	-13
<-^ Xrry	-12
<-^ Xsch	-15
<-^ Xsie	-22
<-^ Xste	-34
<-^ Xtal	-16
<-^ Xtel	-25
<-^ Xtie	15
<-^ Xtik	-10
<-^ Xtip	-14
<-^ Xtje	-21
<-^ Xtom	-19
<-^ Xtop	-14
<-^ Xtor	-20
<-^ Xtra	-13
<-^ Xuif	-11
<-^ Xuig	-14
<-^ Xuik	12
<-^ Xuil	-12
<-^ Xuis	-18
<-^ Xurd	-19
<-^ Xuur	-13
<-^ Xuwe	-31
<-^ Xval	-15
<-^ Xvan	8
<-^ Xven	-31
<-^ Xvin	-19
<-^ Xwat	-39
<-^ Xwe	-23
<-^ Xweg	-20
<-^ Xwie	-21
<-^ Xwij	-18
<-^ Xzal	-19
<-^ Xzen	29
<-^ Xzig	-18
<-^ xa	-10
<-^ xaam	-16
<-^ xaar	-18
<-^ xaat	-18
<-^ xaha	-18
<-^ xals	-25
<-^ xbij	-24
<-^ xcht	-9
<-^ xdag	-19
<-^ xde	-35
<-^ xden	-20
<-^ xe	-10
<-^ xeck	-19
<-^ xeee	-24
<-^ xels	10
<-^ xens	-13
<-^ xer	-18
<-^ xers	10
<-^ xgen	-28
<-^ xijk	-21
<-^ xik	-23
<-^ xin	-16
<-^ xing	11
<-^ xis	17
<-^ xjes	-12
<-^ xken	-20
<-^ xker	-14
<-^ xlad	-19
<-^ xlen	21
<-^ xllo	-16
<-^ xoké	-25
<-^ xoom	11
<-^ xoot	-19
<-^ xpen	-19
<-^ xph	-9
<-^ xrci	-19
<-^ xren	-24
<-^ xste	10
<-^ xten	18
<-^ xtie	-15
<-^ xtop	-22
<-^ xtor	-17
<-^ xtte	-18
<-^ xuur	-16
<-^ xuwe	-24
<-^ xvan	-16
<-^ xwe	-20
<-^ xwie	-20
<-^ xwij	-19
<-aan xde	-53
<-aan xden	-13
<-aan xder	-13
<-aan xeen	-29
<-aan xers	-15
<-aan xhet	-38
<-aan xijn	-9
<-aan xord	-23
<-aan xuwe	-16
<-aanleiding xvan	-11
<-aannemen xvan	-15
<-achter xde	-33
<-achter xhet	-17
<-achterkant xvan	-10
<-af xmet	-13
<-af xop	-22
<-afgesproken xdat	-16
<-afvinken xop	-16
<-akkoord xvan	-15
<-al xde	-12
<-al xeen	-20
<-al xhet	-12
<-alle xden	-18
<-alle xers	-24
<-alle xgen	-13
<-alle xsen	-19
<-alle xten	-26
<-alleen xals	-16
<-alleen xbij	-10
<-alleen xde	-15
<-alleen xing	-17
<-alleen xmet	-18
<-alleen xop	-11
<-alles xin	-17
<-alles xmet	-11
<-alles xna	-10
<-alles xwat	-13
<-als xand	-20
<-als xde	-10
<-als xeen	-10
<-als xer	-27
<-als xhet	-32
<-als xik	-17
<-als xlek	-9
<-als xste	-22
<-als xuwe	-15
<-altijd xand	-13
<-altijd xbij	-8
<-altijd xeen	-17
<-altijd xmet	-15
<-andere xten	-10
<-anders xijn	-12
<-asiel xin	-14
<-baan xop	-19
<-bak xmet	-16
<-bedrijf xvan	-10
<-begin xik	-10
<-begin xvan	-13
<-beginnen xmet	-14
<-begint xmet	-14
<-behalve xdat	-9
<-behalve xde	-20
<-beide xgen	-16
<-beide xten	-12
<-beiden xhet	-11
<-bel xde	-12
<-bellen xmet	-11
<-belt xde	-23
<-belt xhet	-10
<-ben xde	-13
<-ben xder	-10
<-bepaalt xhet	-13
<-bergen xop	-8
<-beschrijving xvan	-26
<-beslist xde	-16
<-beste xa's	-11
<-beste xden	-13
<-bezig xmet	-17
<-bij xarm	-20
<-bij xcht	-12
<-bij xdat	-11
<-bij xde	-13
<-bij xfel	-11
<-bij xhil	-9
<-bij xind	-14
<-bij xing	-28
<-bij xles	-9
<-bij xmst	-22
<-bij xnje	-14
<-bij xnze	-17
<-bij xrde	-16
<-bij xrst	-21
<-bij xsel	-16
<-bij xten	-21
<-bij xuwe	-26
<-bij xwat	-14
<-bij xzen	-21
<-bijna xeen	-20
<-binnen xeen	-17
<-binnen xhet	-14
<-binnen xtig	-14
<-blad xin	-17
<-bleek xdat	-12
<-blijven xer	-11
<-boven xde	-36
<-boven xhet	-17
<-brander xaat	-11
<-brengt xde	-9
<-brug xop	-19
<-buiten xde	-23
<-buiten xren	-18
<-bus xmet	-17
<-camping Xde	-20
<-chauffeur xaat	-11
<-cliënt xuis	-10
<-collega xeen	-19
<-controle xvan	-18
<-controleert xhet	-14
<-controleren xvan	-14
<-daar xeen	-15
<-daarna xde	-13
<-daarna xing	-13
<-daarom xeen	-17
<-dacht xdat	-12
<-dag Xrle	-9
<-dag Xven	-17
<-dag xrna	-16
<-dagen xin	-15
<-dan xaag	-8
<-dan xaai	-10
<-dan xakt	-18
<-dan xart	-11
<-dan xcht	-9
<-dan xde	-24
<-dan xden	-20
<-dan xder	-10
<-dan xeen	-39
<-dan xeng	-11
<-dan xert	-9
<-dan xgen	-16
<-dan xhet	-23
<-dan xin	-11
<-dan xjes	-8
<-dan xken	-21
<-dan xlen	-18
<-dan xmet	-17
<-dan xngt	-19
<-dan xop	-11
<-dan xpen	-14
<-dan xren	-13
<-dan xten	-16
<-dan xtje	-14
<-dan xven	-10
<-dan xzet	-19
<-dan xéén	-15
<-dat Xpim	-13
<-dat xand	-9
<-dat xbij	-14
<-dat xcht	-14
<-dat xde	-35
<-dat xeen	-26
<-dat xer	-27
<-dat xest	-9
<-dat xhet	-34
<-dat xidt	-16
<-dat xik	-18
<-dat xin	-11
<-dat xing	-19
<-dat xis	-35
<-dat xlke	-16
<-dat xmet	-23
<-dat xpen	-17
<-dat xten	-14
<-dat xwe	-21
<-de XXrdw	-9
<-de XXvwa	-16
<-de Xlde	-9
<-de Xnde	-12
<-de Xnse	-18
<-de Xpen	-8
<-de Xsie	-13
<-de xa's	-15
<-de xaad	-16
<-de xaaf	-17
<-de xaag	-18
<-de xaak	-14
<-de xaal	-13
<-de xaam	-13
<-de xaan	-23
<-de xaar	-33
<-de xaas	-24
<-de xaat	11
<-de xade	-19
<-de xale	-20
<-de xalf	-9
<-de xalk	-13
<-de xame	-27
<-de xamp	-18
<-de xand	-15
<-de xang	-22
<-de xank	-30
<-de xant	-17
<-de xard	-12
<-de xars	-13
<-de xart	-27
<-de xast	-25
<-de xats	-18
<-de xbak	-24
<-de xbek	-18
<-de xbel	-14
<-de xber	-16
<-de xbon	-10
<-de xcel	-14
<-de xche	16
<-de xcht	-30
<-de xdag	-16
<-de xdar	-11
<-de xdel	-10
<-de xden	-34
<-de xder	-28
<-de xede	-9
<-de xeen	-13
<-de xeer	-19
<-de xege	-11
<-de xeit	-22
<-de xeke	-14
<-de xele	-15
<-de xelg	-9
<-de xelk	-21
<-de xels	-29
<-de xene	-20
<-de xens	-29
<-de xent	-14
<-de xerf	-11
<-de xerk	-18
<-de xers	-36
<-de xest	-19
<-de xeuk	-18
<-de xeur	-27
<-de xfel	-15
<-de xfer	-14
<-de xfte	-26
<-de xgel	-15
<-de xgen	-24
<-de xger	-27
<-de xges	-12
<-de xgst	-26
<-de xhef	-17
<-de xhip	-8
<-de xhte	-12
<-de xice	-9
<-de xids	-14
<-de xief	-9
<-de xiek	-14
<-de xiel	-8
<-de xien	-20
<-de xier	-24
<-de xies	-11
<-de xift	-29
<-de xige	-20
<-de xijk	-10
<-de xijs	-9
<-de xiki	-16
<-de xind	-8
<-de xine	-21
<-de xing	-64
<-de xire	-9
<-de xise	-12
<-de xist	-24
<-de xite	-26
<-de xits	-15
<-de xium	-14
<-de xjes	-26
<-de xjke	-13
<-de xjst	-17
<-de xkap	-18
<-de xkat	-15
<-de xkel	-16
<-de xken	-36
<-de xker	-21
<-de xkke	-15
<-de xkom	-11
<-de xkte	-25
<-de xlag	-10
<-de xlap	-15
<-de xlas	-12
<-de xlen	-11
<-de xlep	-13
<-de xler	-24
<-de xlet	-12
<-de xlft	-19
<-de xlik	-10
<-de xlok	-12
<-de xlon	-15
<-de xman	-21
<-de xmel	-10
<-de xmen	-28
<-de xmer	-20
<-de xmet	-15
<-de xmie	-16
<-de xmst	-19
<-de xmte	-12
<-de xnce	-20
<-de xnde	11
<-de xnen	-33
<-de xner	-21
<-de xnge	-12
<-de xnop	-11
<-de xnst	-21
<-de xnte	-23
<-de xnts	-15
<-de xode	-18
<-de xods	-20
<-de xoef	-15
<-de xoeg	-24
<-de xoek	-13
<-de xoel	-11
<-de xoep	-20
<-de xoer	-12
<-de xoge	-16
<-de xond	-25
<-de xone	-12
<-de xons	-20
<-de xoog	-20
<-de xooi	-8
<-de xool	-10
<-de xoom	-11
<-de xoon	-18
<-de xoop	-26
<-de xoos	-11
<-de xoot	-18
<-de xorg	-16
<-de xost	-10
<-de xout	-16
<-de xouw	-17
<-de xpel	-27
<-de xpen	-29
<-de xper	-27
<-de xput	-9
<-de xram	-9
<-de xrde	-23
<-de xrel	-10
<-de xrem	-10
<-de xren	-42
<-de xres	-13
<-de xrge	-17
<-de xrie	-14
<-de xrij	-26
<-de xris	-17
<-de xrma	-12
<-de xrst	-19
<-de xrte	-11
<-de xrts	-22
<-de xrug	-17
<-de xruk	-20
<-de xsel	-18
<-de xsen	16
<-de xser	-13
<-de xset	-11
<-de xsie	-8
<-de xsor	-13
<-de xssa	-11
<-de xsse	-18
<-de xtas	-16
<-de xten	-49
<-de xter	-34
<-de xtes	-11
<-de xtic	-13
<-de xtij	-14
<-de xtok	-9
<-de xtor	-33
<-de xtte	-20
<-de xude	-20
<-de xuid	-17
<-de xuif	-12
<-de xuin	-8
<-de xuip	-17
<-de xuis	-9
<-de xule	-15
<-de xunt	-13
<-de xurs	-15
<-de xute	-14
<-de xuto	-16
<-de xuur	-35
<-de xuwe	-23
<-de xuze	-20
<-de xven	-25
<-de xver	-14
<-de xwen	-10
<-de xwer	-11
<-de xzak	-11
<-de xzen	-22
<-de xzer	-8
<-de xère	-11
<-de xënt	-18
<-derde xvan	-15
<-deur xop	-10
<-deze xmer	-13
<-dicht xden	-9
<-dicht xijn	-11
<-dicht xmet	-13
<-die xast	-18
<-die xcht	-12
<-die xdat	-13
<-die xde	9
<-die xeen	11
<-die xer	-15
<-die xert	-18
<-die xhet	-18
<-die xijn	-16
<-die xik	-23
<-die xin	-15
<-die xing	-13
<-die xis	-14
<-die xmen	-10
<-die xnen	-18
<-die xomt	-21
<-die xop	-12
<-die xren	-19
<-die xten	-24
<-die xvan	-21
<-direct xde	-11
<-direct xin	-15
<-direct xna	-13
<-dit xaar	-24
<-dit xin	-17
<-dit xis	-27
<-dit xop	-20
<-doe xde	-20
<-doe xhet	-15
<-doen xals	16
<-doen xmet	-34
<-doen xwe	-25
<-doen xwij	-22
<-doet xals	22
<-doet xde	-26
<-doet xer	-12
<-doet xhet	15
<-doet xmet	-22
<-doet xna	-12
<-door Xoos	-9
<-door xde	-34
<-door xeen	-26
<-door xhet	-28
<-draai xde	-12
<-draaiboek xvan	-20
<-draait xde	-18
<-draait xhet	-18
<-drie xa's	-8
<-drie xden	-22
<-drie xers	-17
<-drie xgen	-9
<-drie xjes	-20
<-drie xnde	-23
<-drie xop	-13
<-drie xsen	-17
<-drie xten	11
<-drie xter	-15
<-drogen xmet	-11
<-droog xis	-12
<-dus xals	-23
<-dus xand	-16
<-dus xbij	-18
<-dus xdat	-12
<-dus xde	-29
<-dus xeen	-21
<-dus xgen	8
<-dus xik	-13
<-dus xrry	-12
<-echt xeen	-16
<-een Xtje	-14
<-een xaad	-17
<-een xaak	-26
<-een xaal	-15
<-een xaan	-9
<-een xaas	-12
<-een xaat	-19
<-een xair	-14
<-een xale	-15
<-een xamp	-10
<-een xand	-20
<-een xang	-12
<-een xank	-10
<-een xant	-18
<-een xard	-17
<-een xart	-34
<-een xast	-17
<-een xbel	-22
<-een xcan	-11
<-een xche	-14
<-een xcht	-28
<-een xcol	-17
<-een xdag	-11
<-een xden	-22
<-een xder	-38
<-een xdje	-8
<-een xdun	-14
<-een xede	-21
<-een xeil	-20
<-een xein	-17
<-een xeld	-24
<-een xele	-18
<-een xend	-10
<-een xene	-21
<-een xent	-20
<-een xere	-21
<-een xest	-25
<-een xete	-14
<-een xets	-19
<-een xeur	-20
<-een xeuw	-18
<-een xfje	-25
<-een xgat	-21
<-een xgel	-20
<-een xgen	-25
<-een xger	-13
<-een xhte	-18
<-een xief	-13
<-een xiek	-13
<-een xier	-23
<-een xiew	-14
<-een xige	-24
<-een xijf	-13
<-een xin	-10
<-een xist	-12
<-een xjke	-29
<-een xjst	-13
<-een xken	-26
<-een xker	-13
<-een xkje	-28
<-een xkke	-13
<-een xlan	-22
<-een xler	-13
<-een xles	12
<-een xlid	-19
<-een xlle	-13
<-een xmen	-20
<-een xmer	-23
<-een xnde	-30
<-een xner	-13
<-een xnet	-15
<-een xnia	-14
<-een xnte	-10
<-een xoef	-14
<-een xoeg	-21
<-een xoek	9
<-een xoge	-10
<-een xone	-10
<-een xooi	-16
<-een xoor	-12
<-een xoot	-25
<-een xord	-10
<-een xorm	-16
<-een xort	-23
<-een xouw	-13
<-een xpel	-13
<-een xper	-12
<-een xpje	-22
<-een xpte	-19
<-een xrde	-19
<-een xren	-17
<-een xrij	-12
<-een xril	-12
<-een xsie	-19
<-een xsje	-20
<-een xsms	-14
<-een xtal	-13
<-een xtas	-15
<-een xtel	-11
<-een xten	15
<-een xter	-28
<-een xtie	-30
<-een xtje	-40
<-een xtop	-11
<-een xtte	-18
<-een xuis	-12
<-een xute	-9
<-een xuur	-27
<-een xuut	-10
<-een xuwe	10
<-een xval	-22
<-een xven	-18
<-een xzin	-21
<-eens xin	-17
<-eens xop	-25
<-eens xren	-17
<-eenvoudige xing	-21
<-eerlijk xegd	-12
<-eerst xde	-30
<-eerst xeen	-14
<-eerst xgen	-14
<-eerst xhet	-22
<-eerst xing	-21
<-eerst xken	-11
<-eerst xlen	-9
<-eerst xmet	-24
<-eerst xop	-15
<-eerste xdag	-12
<-eerste xing	-10
<-eerste xles	-28
<-eh xdat	-16
<-eh xde	-26
<-eh xeen	-11
<-eh xhet	11
<-eh xik	-16
<-eh xin	-14
<-eh xmet	-27
<-eh xpen	-13
<-eh xrop	-19
<-eh xten	13
<-eh xter	-20
<-eh xwat	-17
<-eh xwe	-16
<-eind xken	-12
<-einde xvan	-14
<-elektrische xsen	-21
<-elf xers	-9
<-elf xsen	-9
<-elk xaal	-14
<-elk xaar	-12
<-elkaar xin	-14
<-elke xdag	-20
<-elke xing	-29
<-elke xond	12
<-elke xste	-16
<-elke xtie	-27
<-en xaat	-18
<-en xakt	-18
<-en xals	-35
<-en xand	-19
<-en xang	-16
<-en xast	-19
<-en xats	-11
<-en xbij	-14
<-en xcht	-9
<-en xdat	-27
<-en xde	-11
<-en xdel	-13
<-en xder	-16
<-en xeen	-37
<-en xeer	-24
<-en xelt	-14
<-en xemt	-12
<-en xens	-12
<-en xent	-14
<-en xer	-22
<-en xers	-31
<-en xert	-11
<-en xest	-9
<-en xgen	-29
<-en xger	-12
<-en xgte	-16
<-en xhet	-47
<-en xhoe	-27
<-en xhou	-12
<-en xien	-24
<-en xijk	-23
<-en xijl	-8
<-en xijn	-13
<-en xik	-19
<-en xikt	-9
<-en xilt	-8
<-en xin	-14
<-en xing	-18
<-en xis	-14
<-en xjes	-10
<-en xjst	-17
<-en xken	-28
<-en xker	-8
<-en xlen	-19
<-en xmen	-12
<-en xmer	-10
<-en xmet	-24
<-en xna	-25
<-en xnde	-12
<-en xnen	-33
<-en xngt	-11
<-en xoel	-9
<-en xoms	-14
<-en xond	-12
<-en xoop	-12
<-en xoor	-13
<-en xpas	-11
<-en xpel	-8
<-en xpen	-22
<-en xral	-9
<-en xren	-28
<-en xsen	-20
<-en xten	-19
<-en xter	-17
<-en xtie	-14
<-en xudt	-13
<-en xuit	-13
<-en xuwt	-12
<-en xvan	-19
<-en xven	-18
<-en xwat	-22
<-en xwe	-11
<-en xwie	-10
<-en xwij	-9
<-en xzen	-18
<-en xzer	-15
<-en xzet	-20
<-en xéén	-15
<-enkel xde	-11
<-er xaal	-11
<-er xade	-17
<-er xand	9
<-er xbij	-18
<-er xde	-9
<-er xeen	-51
<-er xens	-10
<-er xers	-16
<-er xgen	-13
<-er xijn	-21
<-er xin	-12
<-er xis	-20
<-er xmet	-27
<-er xna	-15
<-er xnen	-17
<-er xort	-10
<-er xren	-11
<-er xtig	-16
<-er xtje	-13
<-er xvan	-13
<-er xwat	-18
<-er xéén	-14
<-eraf xals	-17
<-erbij xin	-11
<-eruit xmet	-23
<-even xin	-18
<-even xken	-28
<-even xren	-13
<-even xven	-17
<-fles xtop	-14
<-foto xvan	-14
<-foto's xvan	-13
<-ga xik	-15
<-gaan xwe	-14
<-gaat xals	-16
<-gaat xdat	-16
<-gaat xde	-25
<-gaat xeen	-14
<-gaat xer	-12
<-gaat xhet	-25
<-gaat xin	-24
<-gaat xmet	-24
<-gaat xop	-8
<-gang xvan	-16
<-gasfles xlen	-18
<-gasten xeen	-19
<-ge xaat	-23
<-ge xdat	-16
<-ge xekt	-20
<-ge xmet	-15
<-ge xop	-13
<-geachte xeer	-16
<-gebeurd xis	-13
<-gebruik xvan	-13
<-gebruikte xten	-25
<-geeft xeen	-16
<-geeft xhet	-20
<-geen xaad	-9
<-geen xaal	-10
<-geen xcht	-12
<-geen xden	-22
<-geen xeen	-15
<-geen xers	-17
<-geen xest	-13
<-geen xgen	-11
<-geen xjke	-10
<-geen xken	-12
<-geen xket	-17
<-geen xlas	-13
<-geen xlen	-9
<-geen xoge	-9
<-geen xsie	-11
<-geen xten	-11
<-geen xtie	-20
<-geen xtje	-8
<-geen xven	-9
<-geldt xeen	-10
<-gelieve xnde	-12
<-gemeld xbij	-14
<-gesloten xin	-9
<-geven xeen	-12
<-gevonden xpen	-23
<-geweest xis	-15
<-giet xhet	-19
<-ging xhet	-12
<-glas xin	-13
<-goed xis	-12
<-goed xmet	-17
<-gooi xik	-10
<-graag xeen	-31
<-graag xken	-9
<-graag xten	-12
<-groot xukt	-19
<-grote xers	-17
<-haal xde	-17
<-haalt xde	-24
<-had xeen	-14
<-hadden xwe	-13
<-halen xmet	-10
<-half xven	-11
<-hallo xllo	-15
<-hand xeld	-10
<-hand xvan	-9
<-handen xsen	-20
<-handen xvan	-10
<-hangt xde	-20
<-hangt xer	-13
<-harde xind	-10
<-heb xeen	-17
<-heb xer	-15
<-heb xhet	-11
<-heb xik	-12
<-heb xin	-8
<-heb xis	-24
<-hebben xde	-14
<-hebben xeen	-35
<-hebben xer	-18
<-hebben xhet	-16
<-hebben xken	-19
<-hebben xven	-26
<-hebben xwe	-24
<-hebben xwij	-23
<-heeft xde	-23
<-heeft xeen	-10
<-heeft xer	-24
<-heeft xhet	-18
<-heeft xijn	-13
<-heeft xken	-9
<-heeft xuld	-11
<-heeft xven	-15
<-heet xdat	-25
<-hele xeck	-14
<-hele xing	-15
<-helft xvan	-14
<-helpen xmet	-15
<-hem xin	-8
<-hem xop	-17
<-het XXuwv	-14
<-het Xrum	-15
<-het xaal	-28
<-het xaam	-14
<-het xaan	-10
<-het xaar	-24
<-het xaat	-24
<-het xact	-24
<-het xalf	-18
<-het xals	-13
<-het xand	-18
<-het xard	-20
<-het xbij	-13
<-het xcht	-26
<-het xdak	-23
<-het xde	-22
<-het xdek	-13
<-het xder	-18
<-het xdje	-18
<-het xeau	16
<-het xeel	-15
<-het xeem	-11
<-het xeen	-12
<-het xeer	-19
<-het xeil	-22
<-het xein	-25
<-het xeld	-17
<-het xemt	-17
<-het xend	-16
<-het xent	-20
<-het xept	-11
<-het xer	-15
<-het xerk	-15
<-het xerm	-19
<-het xerp	-11
<-het xest	-14
<-het xeum	-24
<-het xgat	-20
<-het xgel	-15
<-het xgje	-9
<-het xhap	-17
<-het xhek	-12
<-het xhok	-20
<-het xiel	-20
<-het xier	-21
<-het xies	-17
<-het xift	-16
<-het xijf	-20
<-het xijs	-12
<-het xin	-10
<-het xind	-9
<-het xis	-30
<-het xium	-12
<-het xjks	13
<-het xken	-41
<-het xker	-17
<-het xket	-19
<-het xkje	-19
<-het xlad	-17
<-het xlak	-8
<-het xlan	-19
<-het xleg	-11
<-het xmen	-22
<-het xmer	-17
<-het xmes	-11
<-het xmet	-21
<-het xmis	-15
<-het xnde	-21
<-het xoed	-22
<-het xoek	-30
<-het xoer	-10
<-het xogo	-8
<-het xond	-12
<-het xoor	-22
<-het xop	-37
<-het xord	-19
<-het xort	-16
<-het xoud	14
<-het xout	-13
<-het xouw	-22
<-het xpen	-30
<-het xpje	-12
<-het xrde	-11
<-het xrek	-16
<-het xren	18
<-het xres	-18
<-het xrum	-19
<-het xsel	-23
<-het xsje	-18
<-het xste	-33
<-het xtal	-10
<-het xten	10
<-het xter	-15
<-het xtje	-27
<-het xtst	-13
<-het xtuk	-15
<-het xude	-14
<-het xuig	-9
<-het xuim	-13
<-het xuis	-21
<-het xunt	-23
<-het xuur	-22
<-het xuwe	-21
<-het xvak	-13
<-het xvan	-8
<-het xvet	13
<-het xwit	-20
<-het xzen	14
<-hier xbij	-14
<-hier xde	-20
<-hier xeen	-22
<-hier xis	-14
<-hiervoor xeen	-13
<-hij xaat	-9
<-hij xde	-20
<-hij xeen	-11
<-hij xhet	-33
<-hij xjdt	-14
<-hoe xaat	-17
<-hoe xdat	-25
<-hoe xde	-19
<-hoe xeen	12
<-hoe xhet	9
<-hoe xoog	-15
<-hoe xwe	-30
<-hoe xwij	-50
<-hoeft xer	-10
<-hoeveel xhet	-13
<-hoi xmet	-14
<-hoofd XXtd	-15
<-hou xhet	-16
<-houdt xde	-11
<-hun xkje	-13
<-hè xdat	-12
<-ie xhet	-18
<-iedere xcht	-11
<-iedereen xcht	-13
<-iedereen xhet	10
<-iedereen xop	-12
<-iemand xaat	-9
<-iemand xeen	-20
<-iemand xin	-15
<-iemand xmet	15
<-iemand xop	11
<-iemand xvan	-13
<-iemand xwel	-10
<-iets xakt	-14
<-iets xars	-11
<-iets xjks	-24
<-iets xop	-25
<-ik xaat	-15
<-ik xang	-13
<-ik xdat	-11
<-ik xde	-14
<-ik xeef	-8
<-ik xeek	-20
<-ik xeen	-23
<-ik xeer	-18
<-ik xer	-8
<-ik xhet	-32
<-ik xken	-12
<-ik xoek	-20
<-ik xop	-19
<-ik xrun	-9
<-ik xtel	-13
<-in Xcht	-13
<-in Xden	-23
<-in Xelo	-16
<-in Xgen	-22
<-in Xgge	-21
<-in Xijk	-19
<-in Xkum	-11
<-in Xlen	-23
<-in Xorn	-9
<-in Xren	-12
<-in Xsel	-16
<-in Xten	-10
<-in Xter	-9
<-in Xurg	-18
<-in Xzen	-13
<-in xaal	-11
<-in xaat	-9
<-in xari	-14
<-in xber	-25
<-in xbij	-13
<-in xdat	-15
<-in xde	-51
<-in xeen	-48
<-in xhet	-29
<-in xine	-12
<-in xlke	-14
<-in xmei	-8
<-in xnen	-14
<-in xnze	-27
<-in xone	-12
<-in xoop	-13
<-in xop	-11
<-in xpen	-14
<-in xren	-12
<-in xste	-14
<-in xt	-14
<-in xten	-14
<-in xtie	-20
<-in xtig	-11
<-in xuni	-9
<-in xéén	-18
<-instructie xvan	-28
<-is xaal	-14
<-is xand	-15
<-is xbij	-10
<-is xcht	-11
<-is xdat	-21
<-is xde	9
<-is xden	-13
<-is xder	-15
<-is xeen	-50
<-is xeld	-11
<-is xer	-20
<-is xerd	-11
<-is xest	-9
<-is xgen	-18
<-is xin	-22
<-is xken	-8
<-is xlke	-17
<-is xmet	-17
<-is xop	-25
<-is xpen	-10
<-is xten	12
<-is xtst	-9
<-is xvan	-18
<-is xwat	-13
<-is xéén	-17
<-ja xest	-17
<-ja xllo	-15
<-ja xmet	-19
<-ja xoké	-13
<-jaar xeen	-26
<-jaar xin	-19
<-jaar xpen	14
<-je xaan	-9
<-je xaat	-16
<-je xbij	-21
<-je xde	-40
<-je xden	-18
<-je xelt	-12
<-je xent	-17
<-je xer	-10
<-je xert	-17
<-je xhet	-34
<-je xijk	-15
<-je xikt	-15
<-je xin	-10
<-je xmet	-19
<-je xop	-23
<-je xpen	-9
<-je xste	-16
<-je xtig	-17
<-je xult	-13
<-je xvan	-13
<-je xzet	-23
<-jij xer	-18
<-jij xhet	-13
<-jongen xin	-16
<-jongens xvan	-18
<-jullie xeen	13
<-jurk xop	-9
<-kaart xin	-9
<-kaartje xaan	-15
<-kaartje xin	-10
<-kaartje xmet	-15
<-kale xken	-14
<-kamer xmet	-10
<-kan xand	-22
<-kan xde	-18
<-kan xgen	-28
<-kan xken	-18
<-kan xren	-11
<-kanten xop	-13
<-kar xmet	-20
<-kast xmet	-11
<-keer xin	-11
<-keer xmet	-16
<-keer xop	-14
<-keer xpen	-9
<-kijkt xde	-12
<-kijkt xeen	-8
<-kijkt xna	-10
<-kijkt xop	-16
<-kind xdat	-15
<-klant xert	-15
<-klant xis	-14
<-klant xmet	-11
<-klep xop	-10
<-komen xin	-8
<-komen xvan	-9
<-komt xeen	-20
<-komt xer	-20
<-komt xin	-27
<-komt xken	-20
<-komt xop	11
<-kort xlag	-15
<-korte xnen	-10
<-koud xlen	-21
<-krijgen xeen	-24
<-krijgen xvan	-10
<-krijgen xwe	-11
<-krijgt xeen	-22
<-krijgt xhet	-17
<-krom xijn	-15
<-kunnen xken	-15
<-kunnen xten	-19
<-kunnen xwe	-18
<-kwartier xken	12
<-laag xven	12
<-laat xdat	-12
<-laat xde	-32
<-laat xeen	-22
<-laat xhet	-25
<-laatste xaat	-13
<-laatste xing	-23
<-langs xde	-21
<-laten xlen	-22
<-laten xmen	-14
<-laten xpen	-11
<-laten xren	-18
<-laten xven	-22
<-leeg xop	-9
<-leerling xuis	-11
<-lees xde	-12
<-leest xde	-24
<-leest xhet	-16
<-leg xde	-12
<-leg xeen	-8
<-legt xde	-15
<-legt xeen	-11
<-legt xhet	-13
<-les xin	-10
<-levert xde	-16
<-lezen xhoe	-10
<-licht xop	-12
<-ligt xin	-14
<-lijn xin	-15
<-lijst xmet	-9
<-lijst xvan	-10
<-loopt xde	-31
<-loopt xhet	-18
<-maak xeen	-19
<-maak xer	-10
<-maak xhet	-14
<-maakt xde	-20
<-maakt xeen	-11
<-maakt xhet	-14
<-maand xeen	-19
<-maanden xna	-9
<-maar xbij	12
<-maar xdat	-14
<-maar xde	-30
<-maar xeen	-18
<-maar xeus	-18
<-maar xhet	-25
<-maar xhoe	-12
<-maar xik	-18
<-maar xop	-16
<-maar xwat	-18
<-maar xwij	-18
<-maat xvan	-10
<-mag xik	-12
<-mag xken	-11
<-mail xvan	-10
<-maken xmet	-13
<-maken xvan	-14
<-maken xwe	-20
<-manier xvan	-27
<-mee xop	-12
<-meer xies	-17
<-meer xop	-11
<-meet xde	-17
<-melden xbij	-15
<-meldt xhet	-13
<-men xde	-11
<-men xin	-9
<-mensen xmet	-16
<-met xals	-21
<-met xarm	-14
<-met xde	-31
<-met xden	15
<-met xeel	-16
<-met xeen	-27
<-met xelk	-19
<-met xers	-9
<-met xgen	-11
<-met xhet	-61
<-met xhol	-12
<-met xhte	-9
<-met xijk	-15
<-met xijn	-13
<-met xijt	-15
<-met xing	-18
<-met xjes	12
<-met xjke	-22
<-met xken	-9
<-met xkje	-18
<-met xkke	-9
<-met xlen	-13
<-met xlof	-11
<-met xmer	-10
<-met xmte	-14
<-met xnde	-20
<-met xnen	-23
<-met xoed	13
<-met xoen	-14
<-met xpen	-21
<-met xrij	-11
<-met xsen	-25
<-met xter	-17
<-met xtie	-17
<-met xtje	-13
<-met xtte	-13
<-met xuim	-15
<-met xven	-17
<-met xzen	-12
<-met xéén	-14
<-meteen xde	-8
<-meteen xin	-12
<-meten xmet	-15
<-mij xde	-21
<-mij xeen	-16
<-mij xin	-14
<-mijn xder	-19
<-mijn xeef	-14
<-mijn xger	-11
<-mijn xoek	-13
<-mijn xoer	-21
<-mijn xoon	-21
<-mijn xouw	-12
<-mijn xter	-15
<-mijn xzus	-10
<-minstens xeen	-26
<-minuten xin	-11
<-moet xeen	-18
<-moet xer	-20
<-moet xhet	-24
<-moet xop	-16
<-moet xvan	-8
<-moet xven	-11
<-moet xéén	-14
<-moeten xde	-10
<-moeten xwe	-24
<-mogen xer	-8
<-molenaar xop	-15
<-monteur xis	-9
<-na xde	-21
<-na xeen	-33
<-na xhet	-28
<-na xien	-8
<-na xing	-15
<-na xken	-12
<-na xlke	-30
<-na xoop	-10
<-naam xin	-11
<-naar xde	-36
<-naar xden	-17
<-naar xeen	-29
<-naar xhet	-30
<-naar xijn	-9
<-naar xing	-20
<-naar xjes	-12
<-naar xren	-12
<-naast xde	-26
<-nacht xin	-10
<-nakijken xop	-10
<-natte xjes	-12
<-nee xdat	-9
<-nee xeen	-18
<-nee xtig	-16
<-neem xde	-12
<-neem xhet	-9
<-neemt xde	-18
<-neemt xhet	-18
<-netjes xken	-11
<-niet xaan	-14
<-niet xaat	-14
<-niet xals	-25
<-niet xbij	-12
<-niet xdat	-9
<-niet xde	-19
<-niet xden	-21
<-niet xder	-11
<-niet xeen	-21
<-niet xens	-15
<-niet xerd	-21
<-niet xest	-12
<-niet xgen	-23
<-niet xger	-19
<-niet xhet	-19
<-niet xijn	-8
<-niet xken	-14
<-niet xlen	-14
<-niet xlij	-10
<-niet xmen	-17
<-niet xmet	-16
<-niet xna	-17
<-niet xnen	-14
<-niet xop	-22
<-niet xpen	-10
<-niet xren	-21
<-niet xten	-25
<-niet xuis	-20
<-niet xven	-12
<-niet xwen	-15
<-nieuwe xa's	-18
<-nieuwe xden	-17
<-nieuwe xers	-22
<-nieuwe xgen	-19
<-nieuwe xier	-18
<-nieuwe xten	-22
<-niks xurd	-10
<-nog xeen	-28
<-nog xop	-15
<-nooit xbij	-13
<-nooit xde	-13
<-nooit xeen	-9
<-nooit xin	-15
<-nooit xken	-16
<-nooit xmet	-23
<-nooit xop	-22
<-nooit xven	-14
<-nou xdat	-8
<-nu xeen	-32
<-nummer xvan	-13
<-of xde	-23
<-of xeen	-33
<-of xer	-26
<-of xere	16
<-of xgen	-15
<-of xger	-11
<-of xhet	-30
<-of xin	-17
<-of xken	-10
<-of xmer	-16
<-of xren	-12
<-of xter	-9
<-of xtig	-15
<-om xde	-39
<-om xgen	-9
<-om xhet	11
<-om xnen	11
<-om xven	-21
<-omdat xde	-19
<-omdat xer	-11
<-onder xde	-41
<-onder xeen	-8
<-onder xhet	-16
<-onderling xven	-22
<-onderwerp xis	-23
<-ons xde	-12
<-ons xein	-11
<-ons xiel	-17
<-ons xijf	-15
<-ons xin	-12
<-ons xop	-15
<-ons xuis	-22
<-ontruimt xde	-15
<-ontvangen xvan	-13
<-ontvangst xvan	-24
<-onze xang	-16
<-onze xeek	-18
<-onze xers	-22
<-onze xier	-22
<-onze xijk	-16
<-onze xing	-20
<-onze xlen	15
<-onze xool	-19
<-onze xrij	-22
<-onze xsen	-23
<-onze xste	-9
<-ooit xven	-19
<-ook xals	-19
<-ook xde	-33
<-ook xeen	-24
<-ook xop	-13
<-ook xten	-20
<-op xaal	-9
<-op xand	-27
<-op xbij	-11
<-op xdag	-9
<-op xdat	-12
<-op xde	-12
<-op xden	-20
<-op xeau	-13
<-op xeen	-41
<-op xere	-12
<-op xgte	-9
<-op xhet	-53
<-op xift	-24
<-op xijn	-19
<-op xing	-12
<-op xjke	-16
<-op xken	-24
<-op xlas	-11
<-op xlke	-12
<-op xnul	-10
<-op xnze	-15
<-op xoek	-21
<-op xren	-21
<-op xsen	-22
<-op xtie	-20
<-op xtig	-15
<-op xven	-12
<-op xéén	-19
<-ophalen xbij	-9
<-opname xvan	-14
<-opschrijven xhoe	12
<-opschrijven xin	-17
<-oud xvet	-12
<-oud xzer	-14
<-oude xten	-9
<-over xaal	12
<-over xade	11
<-over xde	14
<-over xeen	13
<-over xers	-25
<-over xhet	31
<-over xken	16
<-over xnen	14
<-over xop	-17
<-over xten	10
<-over xuis	12
<-over xwat	8
<-paaltje xken	-14
<-pakt xeen	-13
<-papier xten	-21
<-partner xop	-15
<-pas xals	-23
<-pas xbij	-12
<-pas xde	-16
<-pas xin	-9
<-pas xken	-19
<-pensioen xis	-10
<-per xing	-10
<-per xnde	-12
<-per xpad	-16
<-ploeg xvan	-12
<-procedure xvan	-19
<-protocol xvan	-14
<-rekenen xwe	-13
<-rest xvan	-9
<-rijd xde	-13
<-rijden xwe	-8
<-rijdt xde	-11
<-rijdt xmet	-18
<-roept xde	-22
<-ruikt xhet	-14
<-s xags	-11
<-s xens	-21
<-s xhts	-13
<-s xnds	-31
<-samen xhet	-9
<-samen xin	-11
<-samen xmet	-21
<-schoon xmet	-15
<-schriftelijk xord	-12
<-schrijf xdat	-9
<-schrijf xhet	-26
<-simpel xijk	-10
<-sinds xde	-24
<-sleutel xin	-14
<-sleutel xvan	-10
<-slijpen xin	-8
<-slimme xers	-13
<-sluit xde	-15
<-sms xmet	-14
<-spoelt xde	-18
<-spoelt xhet	-19
<-spreek xhet	-18
<-spreekt xmet	-27
<-staat xde	-18
<-staat xeen	-9
<-staat xens	-18
<-staat xer	-13
<-staat xin	-15
<-staat xop	-31
<-steekt xer	-12
<-steekt xijn	-11
<-stelt xde	-24
<-stond xer	-16
<-stuks xgen	-17
<-stuurt xhet	-20
<-t Xeke	-12
<-t xis	-14
<-t xvet	-19
<-tablet xvan	-11
<-te xaat	-11
<-te xgen	-26
<-te xijn	-9
<-te xken	-20
<-te xlen	-27
<-te xnel	-11
<-te xnen	-26
<-te xpen	-13
<-te xren	-21
<-te xten	-21
<-te xven	-15
<-te xwen	-14
<-tegen xde	-21
<-tegen xhet	-28
<-tekent xde	-8
<-tel xde	-11
<-telefoon xin	-9
<-telefoon xvan	-9
<-teller xop	-9
<-telt xde	-16
<-ten xste	-10
<-ten xtte	-8
<-terug xde	-15
<-terug xop	-15
<-terwijl xde	-19
<-test xde	-11
<-test xest	-16
<-testen xop	-18
<-tevoren xde	-18
<-thuis xop	-8
<-thuis xren	-27
<-ticket xten	-10
<-tien xden	-13
<-tijd xis	-9
<-tijdens xde	-22
<-tijdens xhet	16
<-toen xeek	-9
<-toen xik	-10
<-tot xde	-23
<-tot xeen	-20
<-tot xer	-10
<-tot xhet	-26
<-tot xoog	-9
<-tot xop	-18
<-tot xtig	-13
<-trek xmet	-14
<-tussen xde	-16
<-twee xden	-10
<-twee xels	-9
<-twee xers	-19
<-twee xgen	-27
<-twee xjes	-12
<-twee xken	-14
<-twee xlen	-15
<-twee xnen	-20
<-twee xpen	-17
<-twee xsen	-30
<-twee xten	-38
<-twee xtes	-18
<-twee xuwe	-13
<-twee xwen	-18
<-twintig xden	-12
<-u xeen	-20
<-u xhet	-16
<-u xien	-13
<-uit Xden	-13
<-uit xals	-21
<-uit xde	-37
<-uit xeen	-25
<-uit xhet	-24
<-uit xhoe	18
<-uit xin	-10
<-uitleen xten	-23
<-uitsluitend xmet	-10
<-uitzetten xvan	-13
<-uur xbij	-15
<-uur xde	-19
<-uur xeen	-14
<-uur xmet	-9
<-uur xna	-13
<-uur xren	-8
<-uur xten	-15
<-uur xvan	-10
<-val xvan	-16
<-van XXeen	-16
<-van Xdam	-14
<-van Xeke	-16
<-van Xgen	-14
<-van Xlde	-18
<-van Xten	-19
<-van xale	-21
<-van xbij	-14
<-van xdag	-14
<-van xdat	13
<-van xde	-14
<-van xden	-23
<-van xder	-13
<-van xeen	-60
<-van xeer	-10
<-van xers	-24
<-van xgen	-31
<-van xhet	13
<-van xien	-25
<-van xing	-28
<-van xken	-39
<-van xlke	-15
<-van xmer	-14
<-van xnze	-22
<-van xpen	-16
<-van xper	-13
<-van xren	-41
<-van xtig	-16
<-van xuis	-22
<-van xuwe	-27
<-van xven	-23
<-van xwie	-11
<-vanaf xde	-20
<-vanaf xhet	-12
<-vanuit xde	-18
<-vast xdje	-14
<-vast xin	-17
<-vast xmet	-19
<-verder xden	-11
<-vergadering xvan	-13
<-vergelijkt xde	-9
<-vergelijkt xhet	-17
<-via xde	-21
<-via xhet	-21
<-vier xare	-14
<-vier xden	-15
<-vier xgen	-9
<-vier xsen	-16
<-vijf xden	-13
<-vijf xgen	-14
<-vijf xlen	-17
<-voeding xken	-17
<-voeren xwe	-8
<-voert xhet	-16
<-voilà xdat	-10
<-volgens xde	-9
<-volgens xeen	-16
<-volgens xhet	-11
<-volgorde xvan	-14
<-volgt xde	-13
<-vond xdat	-14
<-voor XXeta	-16
<-voor xals	22
<-voor xdat	-26
<-voor xeel	-20
<-voor xeen	15
<-voor xers	-26
<-voor xgen	9
<-voor xhet	25
<-voor xijn	-18
<-voor xin	-24
<-voor xing	-15
<-voor xjes	-22
<-voor xnze	-25
<-voor xop	-19
<-voor xten	-29
<-voor xter	-19
<-voor xtie	-24
<-voor xuwe	-20
<-voor xwie	-16
<-voor xéén	-14
<-voorbij xde	-18
<-voordat xde	-21
<-voordat xer	-11
<-voorkomen xdat	-19
<-vorige xing	-11
<-vorige xter	-9
<-vraag xhoe	-17
<-vraag xvan	-12
<-vraagt xde	-27
<-vraagt xeen	-19
<-vraagt xhoe	-12
<-vraagt xwat	-16
<-vragen xeen	-11
<-vragen xeer	-16
<-vrij xals	-14
<-vrij xoor	-13
<-vrijwillig xaar	-13
<-vrijwilligers xwe	-13
<-vrouw xis	-15
<-vóór xde	-26
<-vóór xhet	-29
<-waar xde	-26
<-waar xhet	-29
<-wacht xop	-19
<-wanneer xhet	-23
<-want xals	-12
<-want xde	-24
<-want xer	-16
<-want xhet	-12
<-want xik	-16
<-want xvan	-12
<-want xwe	-16
<-was xdat	-12
<-was xde	-13
<-was xeen	-20
<-was xer	-15
<-was xhet	-17
<-wassen xop	-14
<-wast xde	-9
<-wat xde	-21
<-wat xeen	-20
<-wat xer	-37
<-wat xhet	-28
<-wat xik	-25
<-wat xing	-11
<-wat xvan	-10
<-wat xwe	13
<-wat xwij	-20
<-water xin	-9
<-water xmet	-11
<-water xvan	-13
<-we xaan	-16
<-we xdat	-22
<-we xde	16
<-we xden	-32
<-we xer	-8
<-we xhet	12
<-we xijn	-16
<-we xin	13
<-we xken	-19
<-we xlen	-22
<-we xmet	-21
<-we xnen	-17
<-we xpen	-11
<-we xral	-14
<-we xten	-22
<-we xter	-9
<-we xven	-18
<-week xeen	-18
<-weer xaal	-8
<-weer xeen	-27
<-weer xing	-11
<-weer xop	-10
<-weet xwat	-15
<-weg xdat	-13
<-wegen xvan	-14
<-weken xren	-11
<-werk xop	-12
<-werken xmet	-17
<-werkwijze xop	-11
<-weten xhoe	-9
<-wettelijke xijn	-9
<-wie xdat	-8
<-wie xde	-20
<-wie xer	-9
<-wie xger	-9
<-wie xhet	-22
<-wie xwat	-11
<-wij xals	-15
<-wij xbij	-23
<-wij xde	-19
<-wij xden	-20
<-wij xeen	19
<-wij xhet	-11
<-wij xijn	-28
<-wij xin	-22
<-wij xken	-19
<-wij xlen	-28
<-wij xren	-22
<-wij xten	-10
<-wij xzen	-18
<-wil xdat	-22
<-wil xeen	-22
<-wil xhet	-27
<-wil xik	-13
<-willen xdat	-10
<-willen xhet	-21
<-wisselen xop	-18
<-wisselen xvan	-12
<-wit xhoe	-22
<-worden xals	-18
<-worden xde	-24
<-worden xeld	-16
<-worden xerd	-11
<-wordt xde	-21
<-wordt xeen	-20
<-wordt xeld	-18
<-wordt xer	10
<-wordt xerd	-22
<-wordt xgen	-19
<-wordt xien	-9
<-wordt xin	-16
<-wordt xken	-20
<-wordt xlke	-12
<-wordt xmet	-14
<-wordt xna	-16
<-wordt xop	-12
<-wordt xten	-14
<-wordt xzet	-16
<-z'n xeën	-16
<-zak xeen	-11
<-zak xmet	-9
<-zak xvan	-10
<-zal xik	-20
<-ze xdat	-10
<-ze xde	-12
<-ze xer	-8
<-ze xgen	-12
<-ze xhet	-22
<-ze xijn	-8
<-ze xken	-17
<-ze xmet	-14
<-ze xvan	-19
<-zeg xhet	-17
<-zeggen xdat	-11
<-zeggen xhoe	-23
<-zegt xdat	-18
<-zegt xde	-16
<-zeil xden	-15
<-zelf xde	-21
<-zelf xeen	-10
<-zelf xelt	-11
<-zelf xgen	-14
<-zelf xijn	12
<-zelf xlen	-10
<-zelf xop	-10
<-zelf xten	-22
<-zes xlen	-8
<-zet xde	-19
<-zet xhet	-24
<-zet xijn	-10
<-zet xik	-11
<-zetten xde	-21
<-zetten xhoe	11
<-zetten xmet	-14
<-zetten xwe	-9
<-zetten xwij	-19
<-zich xbij	-9
<-zien xdat	-11
<-zien xhoe	10
<-zij xde	-13
<-zij xgen	-20
<-zijn xde	-14
<-zijn xden	-20
<-zijn xeen	-28
<-zijn xer	-15
<-zijn xest	-16
<-zijn xgen	-19
<-zijn xhet	-15
<-zijn xsen	-14
<-zijn xten	-13
<-zijn xtie	-20
<-zijn xvan	-11
<-zijn xwe	-13
<-zijn xzig	-12
<-zit xde	-19
<-zit xeen	-10
<-zit xer	-14
<-zo xdat	-14
<-zo xpel	-14
<-zo'n xtje	-16
<-zoals xhet	-21
<-zoals xken	-9
<-zodat xde	-16
<-zodat xers	-16
<-zodat xhet	-17
<-zoden xken	-11
<-zodra xer	-18
<-zoekt xhet	-13
<-zolang xer	-8
<-zonder xhet	-19
<-zonder xoom	-14
<-zonder xsen	-14
<-zwart xop	-19
<-| xing	-12
<-| xlet	-10
<-| xrev	-14
<-| xter	-8
<-één xaad	-9
<-één xnde	-23
<-één xpel	-13
<-– xing	-14
</	12
<0	-21
<2!	-11
<2%	-23
<2'	-56
<2(	-27
<2)	-37
<2*	-15
<2+	-25
<2,	-37
<2-	-50
<2.	-34
<2/	-23
<20	-11
<2:	-23
<2;	-25
<2=	-13
<2>	-28
<2?	-18
<2[	-16
<2]	-24
<2a4'tje	-11
<2aalst	-17
<2aan	-56
<2aangaat	-14
<2aangenomen	-12
<2aangifte	-17
<2aankomst	-11
<2aanleiding	-23
<2aannemen	-18
<2aantrekken	-19
<2aanvragen	-27
<2aanwezig	-16
<2account	-15
<2acht	12
<2achter	-30
<2achterbank	-9
<2achtergelaten	-19
<2achterkant	-15
<2achteruit	-12
<2achttien	-20
<2advies	-25
<2adviseur	-15
<2aerts	17
<2af	-30
<2afdeling	-9
<2afgelopen	-13
<2afgesproken	-16
<2aflaten	-16
<2aflezen	-14
<2afloop	-14
<2afnemen	-20
<2afplakken	-11
<2afsluiten	-24
<2afsluiter	-10
<2afspraken	-17
<2afstand	-24
<2afvegen	-10
<2afvinken	-21
<2afwijking	-12
<2akkoord	-14
<2akte	-19
<2al	-37
<2alcohol	-19
<2alle	-24
<2alleen	-41
<2allemaal	-25
<2allergisch	-14
<2alles	-31
<2alsjeblieft	10
<2alstublieft	-16
<2altijd	-23
<2alweer	-12
<2ander	-16
<2andere	-24
<2anderhalf	-13
<2anders	-30
<2anneke	-24
<2annelies	-11
<2anouk	-13
<2antenne	-21
<2apart	-18
<2apotheek	-20
<2app	-11
<2appje	-10
<2april	-9
<2arts	-18
<2asiel	-14
<2assistente	-17
<2atelier	-19
<2auditor	-15
<2auteur	-12
<2auto	-29
<2auto's	-16
<2avond	-30
<2avonds	-15
<2awel	-16
<2b	-12
<2baan	-23
<2baas	-23
<2bak	-31
<2bakfiets	-16
<2bakken	-20
<2bakker	-12
<2balie	-28
<2band	-14
<2banden	-13
<2bank	-10
<2bar	-17
<2barcode	-10
<2bart	-8
<2bas	-10
<2basisschool	-10
<2bed	-24
<2bedrijf	-14
<2beeld	-13
<2beelden	-16
<2beestjes	-18
<2beetje	-25
<2begeleiden	-20
<2begeleidster	-18
<2begin	-18
<2beginnen	-26
<2begint	-29
<2behalve	-30
<2behandelen	-20
<2beide	-19
<2beiden	-11
<2bekappen	-25
<2bekijken	-22
<2bekijkt	-20
<2bekisting	-12
<2bel	-28
<2belangrijkste	12
<2belgische	-14
<2bellen	-32
<2belt	-18
<2bent	-8
<2bepaalt	-15
<2bericht	-23
<2beschrijven	-23
<2beschrijving	24
<2beslist	-21
<2besproken	-14
<2beste	-16
<2bestelling	-20
<2bestemd	-12
<2bestuur	-23
<2betaalt	-10
<2betekent	-10
<2beter	-19
<2betreft	25
<2beveiliger	-16
<2bewoner	-26
<2bewoners	-12
<2bezig	-24
<2bezit	-15
<2bezoek	-20
<2bij	-38
<2bijna	-19
<2bijt	-19
<2binnen	-34
<2binnenkomt	-17
<2blaast	-10
<2blad	-31
<2bladeren	-18
<2bladmuziek	-13
<2blauwe	-19
<2bleek	-26
<2blijft	-19
<2blijven	-19
<2blokkeren	-16
<2bocht	-19
<2boek	-9
<2boeken	-15
<2bonnen	-15
<2bonnetje	-8
<2boom	-12
<2boord	-25
<2bord	-19
<2borg	-10
<2borstelen	-16
<2bouwt	-11
<2boven	-10
<2bovenaan	-12
<2brandalarm	-15
<2branden	-27
<2breek	-17
<2breng	-17
<2brengt	-12
<2breuk	-26
<2brief	-15
<2briefje	-15
<2bril	-10
<2broer	-19
<2brug	-16
<2brugge	14
<2buiten	-19
<2bult	-9
<2bureau	-11
<2burgemeester	-13
<2burger	-11
<2burgerzaken	-14
<2bus	-29
<2bussen	-16
<2bv	10
<2camera	-12
<2camping	-19
<2centimeter	-31
<2certificaat	-11
<2charge	-17
<2chauffeur	-22
<2chauffeurs	-21
<2check	-19
<2checken	-13
<2checklist	-14
<2chef	-15
<2chip	-11
<2chloor	-11
<2claes	-14
<2cliënt	-17
<2cliënten	-21
<2cm	-17
<2code	-21
<2collega	-24
<2collega's	-25
<2compliance	-16
<2conciërge	-20
<2container	-21
<2containers	-11
<2controle	-24
<2controleer	-14
<2controleert	-15
<2controleren	-29
<2coördinator	-20
<2cursisten	-13
<2d	-20
<2d'r	-25
<2da	-9
<2daar	-44
<2daarna	-25
<2daarover	-12
<2daarvan	-17
<2daarvoor	-13
<2dag	-34
<2dagen	-26
<2dak	-23
<2dame	-14
<2dan	-64
<2dank	-13
<2dat	-13
<2datum	-25
<2de	-42
<2degene	13
<2dekken	-12
<2depot	-16
<2derde	-21
<2dergelijk	-9
<2dertig	-20
<2desem	-25
<2deur	9
<2deze	-22
<2dezelfde	-20
<2di	-20
<2die	-72
<2dienst	-16
<2dier	-8
<2dieren	-13
<2dierenambulance	-23
<2dierenarts	-9
<2dinsdag	-21
<2direct	-22
<2directeur	-13
<2directie	-24
<2dit	-9
<2do	11
<2dochter	-12
<2document	-21
<2dode	-17
<2doe	-27
<2doek	-21
<2doekje	-15
<2doel	-18
<2donderdag	-22
<2dood	-13
<2door	-43
<2doorgeven	-16
<2doos	-10
<2dop	-17
<2dossier	-17
<2dossiers	-14
<2draad	-12
<2draai	-15
<2draaiboek	-28
<2draaien	-24
<2draait	-21
<2drachten	-10
<2draden	-21
<2drie	-12
<2drogen	-21
<2dronken	-13
<2droog	-19
<2drummer	-14
<2druppel	-11
<2dubbel	-19
<2dubbele	-13
<2duwen	-19
<2dweilen	-19
<2dán	-23
<2echt	-24
<2een	-21
<2eens	-30
<2eentje	-9
<2eerlijk	-20
<2eerst	-13
<2eerste	-38
<2eigen	-20
<2eigenaar	-20
<2eind	-14
<2einde	-18
<2eist	-10
<2elf	-17
<2elkaar	-23
<2elke	12
<2elleboog	-9
<2emmer	-23
<2en	-87
<2ene	-34
<2enfin	-14
<2engels	-14
<2eraan	-29
<2eraf	-29
<2erbij	-16
<2erdoorheen	-14
<2erfgoed	-16
<2ergens	-21
<2erin	-34
<2eronder	-13
<2erop	-21
<2eruit	-35
<2ervoor	-19
<2eta	-17
<2euh	-23
<2euro	-22
<2even	-41
<2extra	-24
<2eén	-14
<2familie	-20
<2feest	-14
<2fiets	-10
<2film	-12
<2fles	-17
<2flessen	-15
<2folie	-10
<2formulier	-15
<2foto	-22
<2foto's	-22
<2fotograferen	-25
<2fout	-21
<2framenummer	-9
<2frituur	-16
<2fw	8
<2föhn	-18
<2ga	-25
<2gaan	9
<2gaat	28
<2gaatje	-18
<2gaatjes	-11
<2gaf	-9
<2gang	-22
<2gas	-16
<2gaslek	-23
<2gast	-23
<2geachte	-19
<2gebeld	-17
<2gebeurde	-9
<2gebeurt	11
<2gebleken	-9
<2gebouw	-17
<2gebruik	-17
<2gebruiken	-9
<2gecontroleerd	13
<2gedaan	-15
<2gedeeld	-14
<2gedrukt	13
<2geef	-15
<2geeft	-19
<2geen	-36
<2gegaan	-14
<2gehad	-27
<2gehoord	-16
<2gekregen	12
<2gel	-17
<2gelamineerd	-15
<2geld	-16
<2gelden	-16
<2gelijk	-20
<2gelukkig	-10
<2gemaakt	-14
<2gemeente	-20
<2gemeld	-11
<2gent	-11
<2gerda	-10
<2gerrit	-16
<2geschreven	-18
<2gesloten	-17
<2gesprek	-25
<2geteld	-12
<2geven	-24
<2gevoel	14
<2gevraagd	-22
<2geweest	-17
<2gewicht	-8
<2gewogen	-8
<2gewone	-13
<2gewoon	-26
<2gezegd	-15
<2gezet	-17
<2gezeten	-18
<2gezicht	-18
<2giet	-8
<2gij	-28
<2gister	-15
<2gisteren	-26
<2glas	-19
<2gooi	-26
<2goot	-19
<2gordel	-19
<2graad	-16
<2graag	-41
<2graden	-17
<2gratis	-8
<2groen	-10
<2groene	-14
<2groep	-17
<2groepen	-15
<2grond	-14
<2groot	-17
<2gsm	-8
<2h	-12
<2haak	-13
<2haal	-20
<2haalt	-24
<2haar	-14
<2haard	-17
<2haarnetje	-9
<2had	-20
<2hadden	-14
<2halen	-29
<2half	-26
<2halfuur	-21
<2hallo	-17
<2halve	-23
<2hand	-31
<2handdoek	-19
<2handelen	-13
<2handen	-25
<2handleiding	23
<2handschoenen	-24
<2handtekening	-23
<2hang	-23
<2hangt	-31
<2harde	-18
<2haring	-18
<2hart	-20
<2haspel	-11
<2heb	-46
<2heeft	14
<2heel	-32
<2heen	-12
<2heer/mevrouw	-11
<2heerlen	-14
<2heidelberg	-21
<2hek	-10
<2heldere	-21
<2hele	-23
<2helemaal	-23
<2helft	-17
<2helm	-11
<2help	-17
<2helpen	-16
<2hem	-26
<2hersteld	-13
<2hetzelfde	-20
<2hier	-23
<2hierbij	-13
<2hieronder	-18
<2hij	-48
<2hilde	-17
<2hing	-14
<2hoe	37
<2hoef	-17
<2hoeft	-16
<2hoeveel	-10
<2hoger	-14
<2hoi	-26
<2hond	-20
<2hoofd	-19
<2hoofdkantoor	-19
<2hoog	-11
<2hoogte	-24
<2hoor	-21
<2hoort	-10
<2horen	-18
<2hou	-14
<2houden	-9
<2hout	-15
<2houten	-17
<2hr	-11
<2huis	-24
<2hun	-18
<2id	-12
<2identiteitsbewijs	-17
<2ie	-25
<2ieder	-10
<2iedere	16
<2iemand	-43
<2iets	-15
<2ijs	-20
<2ik	-74
<2in	-54
<2incident	-15
<2ingevuld	-19
<2inhoud	-28
<2inkorver	-10
<2inkt	9
<2inruimen	-10
<2inschrijven	-11
<2inspecteurs	-11
<2inspectie	-11
<2inspreken	-15
<2instructeur	-17
<2instructie	16
<2instrument	-16
<2instrumenten	-15
<2intercom	-9
<2invriezen	-18
<2invullen	-10
<2inzage	-20
<2inzet	-9
<2inzetten	-13
<2is	14
<2it	-12
<2ja	-52
<2jaap	-14
<2jaar	-35
<2jaarlijks	-17
<2januari	-23
<2jas	-12
<2je	-24
<2jij	-18
<2jongen	-16
<2jongste	-19
<2juiste	-11
<2juli	-22
<2jullie	-29
<2juni	-16
<2jurk	-10
<2kaart	-19
<2kaartje	-24
<2kaas	-18
<2kabel	-10
<2kale	-15
<2kalk	-14
<2kam	-21
<2kamer	-20
<2kamers	-15
<2kampvuur	-18
<2kan	-35
<2kanaal	-18
<2kant	-20
<2kanten	-18
<2kantoor	-28
<2kap	-14
<2kapot	-9
<2kar	8
<2kassa	-14
<2kast	-15
<2kat	-13
<2katoen	-15
<2keer	-40
<2kelder	-18
<2kenmerk	-15
<2kennen	-10
<2ketel	-10
<2ketting	-14
<2keuren	-25
<2keuring	-25
<2kijk	-19
<2kijkt	-27
<2kilo	-18
<2kilometer	-21
<2kind	-30
<2kinderdagverblijf	-10
<2kinderen	-21
<2kist	-17
<2klaar	-27
<2klaarzetten	-19
<2klachten	13
<2klagen	-19
<2klant	-12
<2klanten	-20
<2kleding	-17
<2klein	-17
<2kleine	-21
<2klemmen	-16
<2kleur	-20
<2klik	-10
<2klok	-10
<2klopt	-9
<2kluis	-8
<2km/u	-9
<2knip	-12
<2koeling	-9
<2koelkast	-15
<2koepel	-18
<2koerier	-12
<2koffie	-26
<2koken	-15
<2kom	-11
<2komma	-9
<2komt	-52
<2kon	-9
<2koorts	-13
<2kop	-18
<2kopie	-14
<2koppen	-10
<2korf	-17
<2kort	-29
<2kost	-21
<2koud	-16
<2kraan	-22
<2krat	-10
<2kratten	-15
<2kreeg	-12
<2kregen	-12
<2krijg	-11
<2krijgen	-35
<2krijgt	-21
<2kringloop	-14
<2kruimels	-18
<2kruis	-11
<2kruisje	-19
<2kuip	-19
<2kun	-18
<2kunt	-27
<2kussen	-17
<2kwaliteit	-24
<2kwam	-10
<2kwart	-19
<2kwartaal	-18
<2kwartier	-21
<2laag	-13
<2laarzen	-9
<2laat	-40
<2laatst	-14
<2laatste	12
<2lab	-13
<2label	-13
<2labelen	-19
<2ladder	-17
<2laden	-16
<2laken	-17
<2lampen	-15
<2lang	-19
<2langer	-10
<2langs	-15
<2lap	-9
<2laptop	-15
<2laten	-42
<2later	-8
<2lauw	-13
<2leden	-11
<2leeg	-15
<2leegmaken	-11
<2leerkracht	-17
<2leerling	-15
<2leerlingen	-26
<2lees	-11
<2leest	-26
<2leg	-22
<2lege	-14
<2leggen	-21
<2legionella	-11
<2legitimatie	-11
<2legt	-18
<2leiding	-26
<2les	-11
<2lessen	-9
<2leverancier	-13
<2levert	-17
<2lezen	9
<2licht	-17
<2lid	-9
<2liefst	-22
<2liep	-10
<2lift	-24
<2liggen	-25
<2lijf	-15
<2lijst	9
<2limburg	-13
<2links	-21
<2lint	-23
<2lip	-9
<2locatie	-17
<2logboek	-9
<2lokaal	-11
<2lood	-19
<2loop	-16
<2loopt	-34
<2lopen	-26
<2los	-15
<2losse	-12
<2lotte	-10
<2luc	-12
<2luisteren	-17
<2luistert	-8
<2luizen	-15
<2m	-20
<2m'n	-12
<2ma	-15
<2maakt	-29
<2maand	-28
<2maanden	-11
<2maar	-25
<2maart	-14
<2maat	-24
<2machine	-26
<2mag	-24
<2mail	-18
<2man	-24
<2manier	22
<2mannen	-12
<2map	-19
<2mappen	-16
<2marjan	-15
<2marloes	-13
<2mat	-13
<2materiaal	-18
<2max	-13
<2me	-27
<2medewerker	-15
<2medewerkers	-15
<2medicijnen	-12
<2mee	-28
<2meekijken	-10
<2meer	-45
<2meestal	-8
<2meet	-23
<2mei	-29
<2meld	-13
<2melden	-17
<2meldkamer	-16
<2meldt	-15
<2melk	-15
<2men	-15
<2mensen	-32
<2merk	-12
<2mes	-13
<2mesje	-9
<2met	-36
<2metaal	-16
<2meteen	-27
<2meten	-20
<2meter	-26
<2meterkast	10
<2mevrouw	-14
<2mezelf	-11
<2middag	-15
<2midden	-20
<2mij	-37
<2mijn	-34
<2min	-23
<2minimaal	-12
<2minstens	-21
<2minuten	-28
<2mis	-11
<2misschien	-11
<2mist	-26
<2mm	-8
<2moeder	-19
<2moer	-10
<2moest	-14
<2moeten	-26
<2mogelijk	-17
<2mogen	-19
<2molen	-17
<2molenaar	-14
<2monster	-19
<2monsters	18
<2monteur	-15
<2monteurs	-18
<2moogt	-21
<2mooi	-15
<2morgen	-17
<2morgens	-23
<2museum	-20
<2na	-39
<2naam	-25
<2naar	-26
<2naast	-34
<2nabestaanden	-12
<2nacht	-21
<2nachts	-12
<2naden	-12
<2nadine	-17
<2nagels	-11
<2nakijken	-31
<2namen	-18
<2namens	-14
<2nat	-12
<2natte	-18
<2natuurlijk	-11
<2nazicht	-18
<2neem	-17
<2neemt	-16
<2neer	-13
<2neerleggen	-13
<2negen	-18
<2nek	-14
<2nemen	-16
<2nergens	-20
<2net	-25
<2neus	-15
<2niet	-54
<2niets	-20
<2nieuw	-23
<2nieuwe	-40
<2niks	-17
<2noemt	-15
<2nog	-30
<2nooit	-46
<2nota	-14
<2noteer	-16
<2noteren	-20
<2nou	-36
<2november	-10
<2nr	-12
<2nu	-61
<2nul	-12
<2nummer	-26
<2nvwa	-15
<2o	-11
<2ochtend	-24
<2ochtends	-24
<2ok	-11
<2oké	-20
<2om	-8
<2omdat	-21
<2omhoog	-29
<2onder	-35
<2onderaan	-22
<2onderstaande	-15
<2onderweg	-13
<2onderwerp	36
<2online	-10
<2ontruimt	-12
<2ontsmet	-11
<2ontsmetten	-8
<2ontvangen	-19
<2ontvangst	-28
<2onverwacht	-13
<2ooit	11
<2ook	-51
<2oor	-16
<2op	-22
<2opbouw	-18
<2opdrachtgever	-12
<2open	-35
<2openen	-10
<2opening	-25
<2opgeschreven	-23
<2opgroeien	-22
<2ophalen	-12
<2ophangen	-10
<2opname	-21
<2opnemen	-16
<2opnieuw	-18
<2oproep	-16
<2opschrijven	8
<2opvolger	-9
<2opwarmen	-15
<2oren	-19
<2orgel	-17
<2oud	-24
<2oude	-34
<2ouder	-25
<2ouders	-25
<2over	-17
<2overall	-10
<2overdracht	-24
<2overgenomen	-11
<2overledene	-17
<2overleg	-15
<2paar	-15
<2paard	-31
<2pagina	-14
<2pakket	-10
<2pakt	-23
<2pallet	-18
<2papier	16
<2papieren	-25
<2paraaf	-13
<2parkeren	-17
<2partij	-18
<2partner	-17
<2pas	-34
<2pasen	-18
<2passagier	-12
<2passen	-15
<2patiënt	-22
<2pauze	-20
<2pellen	-19
<2persen	-9
<2persoon	-14
<2ph	-9
<2piet	-15
<2pim	-13
<2pin	-14
<2plaat	-12
<2plaats	-23
<2plaatsen	-23
<2plakken	-16
<2plank	-12
<2planner	-19
<2planning	-19
<2platen	-23
<2plein	-23
<2plek	-14
<2plukkers	-13
<2poeder	-15
<2politie	-14
<2pomp	-10
<2poppen	-22
<2positief	-17
<2postma	-23
<2praat	-9
<2prijs	-10
<2prikken	-11
<2prikt	-18
<2procedure	15
<2proces-verbaal	-12
<2product	-14
<2productie	-15
<2protocol	19
<2punt	-24
<2punten	-18
<2raakt	-14
<2raam	-22
<2raken	-20
<2ramen	-10
<2re	23
<2rechts	-20
<2rechtstreeks	-14
<2redactie	-22
<2regels	15
<2regen	-10
<2regio	-15
<2registrar	-15
<2registreren	-17
<2reinigen	-14
<2rek	-15
<2rem	-13
<2restaurator	-16
<2richtlijn	-17
<2rij	-13
<2rijd	-15
<2rijden	-20
<2rijdt	-27
<2rijtje	-20
<2ring	-17
<2ritten	-15
<2rode	-10
<2roep	-12
<2roept	-22
<2roest	-15
<2rol	-23
<2rond	-12
<2ronde	-17
<2rondje	-18
<2rondvraag	-12
<2rood	-27
<2route	-14
<2roze	-12
<2rug	-13
<2ruim	-14
<2ruimte	-20
<2ruit	-12
<2run	-9
<2s	-29
<2samen	-28
<2samira	-9
<2saskia	-15
<2scannen	-9
<2schade	-9
<2scheef	-16
<2scheppen	-13
<2scheren	-10
<2scherm	-11
<2scheur	-22
<2schip	-18
<2schipper	-25
<2schippers	-14
<2schoenen	-16
<2school	-9
<2schoon	-18
<2schoonbroer	-12
<2schoonmaken	-20
<2schort	-12
<2schreeuwen	-18
<2schrift	11
<2schriftelijk	-11
<2schriftelijke	-20
<2schrijf	-25
<2schrijft	-23
<2schroeven	-10
<2seconden	-19
<2secretariaat	-17
<2secretaris	-24
<2shampoo	-14
<2shunt	-14
<2sinds	-25
<2sindsdien	-19
<2slaat	-11
<2slag	-10
<2slang	-18
<2sleutel	-25
<2sleutels	-25
<2slijpen	-18
<2slot	-14
<2sluit	-18
<2sluiten	-18
<2sluiting	-18
<2snel	-18
<2snijden	-21
<2soep	-14
<2soms	-22
<2soort	-21
<2soorten	-16
<2sop	-17
<2sorry	-23
<2spannen	-20
<2spoel	-13
<2spoelen	-21
<2spoelt	-17
<2sporthal	9
<2spreek	-17
<2spreekt	-28
<2spuit	-10
<2spuiten	-10
<2spul	-10
<2spullen	-17
<2sta	-8
<2staan	-30
<2stagiair	-19
<2stal	-10
<2stampen	-17
<2stand	-13
<2stap	-15
<2stapelen	-12
<2stappen	10
<2stappenplan	10
<2stapt	-17
<2start	-25
<2starten	-16
<2steek	-12
<2steekt	-19
<2steen	-9
<2steken	-24
<2stekker	-11
<2stel	-17
<2stellen	12
<2stelling	-9
<2stelt	-22
<2stichting	-21
<2sticker	-11
<2stil	-15
<2stipje	-12
<2stoel	-17
<2stof	-11
<2stond	-22
<2stonden	-9
<2stoppen	-18
<2stopt	-11
<2storing	-24
<2storm	14
<2strak	-16
<2straks	-14
<2stremsel	-16
<2strookje	-11
<2stroom	-16
<2strop	-20
<2student	-19
<2studenten	-25
<2sturen	-20
<2stuurt	-18
<2systeem	-21
<2t	-42
<2tabel	-23
<2tablet	-19
<2tachtig	-20
<2tafel	-35
<2tag	-14
<2tank	-16
<2tape	-15
<2tas	-22
<2taxibedrijf	-22
<2td	-19
<2team	-10
<2teamleider	-14
<2teamoverleg	-13
<2tegen	-38
<2tekent	-19
<2tekst	-23
<2tel	-18
<2telefonisch	-15
<2telefoon	-26
<2telefoons	-17
<2telen	-15
<2tellen	-30
<2temperatuur	-24
<2ter	-17
<2terecht	-13
<2terrein	-14
<2terug	-32
<2terugkomen	-19
<2terugzetten	-14
<2terwijl	-23
<2test	-23
<2testen	-23
<2tevoren	-24
<2thuis	-29
<2ticket	-8
<2tien	-29
<2tijd	-22
<2tijdens	-21
<2tik	-11
<2tilburg	-13
<2tillen	-17
<2toch	-18
<2toe	-17
<2toelichting	-17
<2toen	-19
<2toestel	-17
<2toestellen	-14
<2toestemming	-25
<2ton	-22
<2tonen	11
<2toon	-11
<2toont	-11
<2top	-10
<2tot	-46
<2touw	-21
<2tractor	-16
<2tray	-10
<2trek	-23
<2trekken	-23
<2trekt	-12
<2trossen	-15
<2trouwens	-18
<2twaalf	14
<2twee	-56
<2tweede	-31
<2tweehonderd	-20
<2twintig	-19
<2u	-44
<2uit	-36
<2uitdelen	-18
<2uitgifte	-21
<2uitleggen	-15
<2uitlekken	-8
<2uitpakken	-9
<2uitschrijven	-10
<2uitsluitend	-8
<2uitspreiden	-13
<2uitvaart	-16
<2uitwerken	-10
<2uitzetten	-18
<2uur	-46
<2uw	-10
<2vaak	-27
<2vader	-15
<2vak	-11
<2vakantie	-20
<2val	-22
<2valt	-12
<2van	-25
<2vanaf	-40
<2vandaar	-14
<2vannacht	-12
<2vanuit	-13
<2vast	-36
<2vaste	-26
<2vastleggen	11
<2vastzetten	-19
<2vaten	-18
<2veel	-18
<2veertien	-15
<2veertig	-32
<2veiling	-15
<2vel	-14
<2verboden	-11
<2verdelen	-11
<2verdieping	-12
<2vergelijkt	-14
<2verhuur	-15
<2verkeerde	-18
<2verkopen	-22
<2verontschuldigd	-17
<2verpleegkundige	-8
<2verschil	-17
<2verschillende	-18
<2versie	-12
<2verslag	-17
<2vertel	-17
<2vervangen	-18
<2vervoer	-12
<2vervolgens	-16
<2verwarming	-12
<2verwijderen	-15
<2verzekering	-12
<2verzoek	13
<2vet	-26
<2via	-22
<2viel	-15
<2vier	10
<2vierde	-8
<2vierentwintig	-22
<2vijf	-34
<2vijftien	-13
<2vijftig	-11
<2vijl	-11
<2vilt	-14
<2vingers	-17
<2vlekken	-13
<2vleugel	-13
<2vliegen	-13
<2vocht	-9
<2voelt	-9
<2voeren	-15
<2voert	-14
<2voertuig	-13
<2voet	-16
<2voeten	-18
<2vol	-15
<2volgende	-23
<2volgens	-13
<2volgorde	-28
<2vond	-21
<2voor	-23
<2vooraf	-17
<2vooral	-22
<2voordat	-24
<2voorjaar	-32
<2voorkomen	-25
<2voorleggen	-24
<2voorschrift	-21
<2voorstel	-15
<2voortaan	-18
<2voorval	-10
<2voorzitter	-8
<2vorig	-21
<2vorige	-30
<2vormen	-17
<2vorst	-21
<2vr	-16
<2vraag	-48
<2vraagt	-54
<2vracht	-15
<2vrachtbrief	-12
<2vragen	-34
<2vrijdag	-15
<2vrijgeven	-15
<2vrijwilliger	-22
<2vrijwilligers	-29
<2vroeg	-22
<2vroeger	-22
<2vrouw	-9
<2vuile	-13
<2vullen	-25
<2vult	-17
<2vóór	-35
<2waar	-46
<2waarbij	-15
<2waarde	-18
<2waardoor	-22
<2waarvan	-19
<2wacht	-27
<2wachten	-20
<2wagen	-16
<2wanneer	-25
<2want	-41
<2warm	-34
<2warmt	-16
<2was	9
<2wassen	-19
<2wat	-53
<2waterpas	-15
<2wax	-13
<2week	-44
<2weekend	-13
<2weet	-25
<2weg	-31
<2wegen	-29
<2wegens	-8
<2wekelijks	-15
<2weken	-35
<2welke	-21
<2wenst	-25
<2werd	-10
<2werf	-9
<2werk	-15
<2werkblad	-11
<2werkdagen	-14
<2werken	-18
<2werkt	-17
<2werkwijze	29
<2weten	-28
<2wie	-28
<2wiek	-9
<2wiel	-16
<2wielen	-18
<2wij	-21
<2wijkagent	-16
<2wijst	-15
<2willen	18
<2wilt	-19
<2wind	-13
<2winkel	-14
<2winkels	-13
<2winter	-21
<2wissel	-13
<2wisselen	-27
<2wisselt	-16
<2wist	-15
<2woensdag	-20
<2word	-15
<2worden	-22
<2yvonne	-14
<2z'n	-10
<2zaal	-23
<2zachte	-13
<2zak	-25
<2zakje	-18
<2zakken	-16
<2zakt	13
<2zal	-19
<2zand	-16
<2zat	-21
<2zaterdag	-17
<2ze	-8
<2zeep	-14
<2zeg	-27
<2zeggen	-17
<2zegt	-29
<2zei	-20
<2zeiljacht	-24
<2zelf	-47
<2zelfs	-23
<2zelfstandig	-15
<2zes	-27
<2zestien	-12
<2zestig	-17
<2zet	-14
<2zetten	-10
<2zeven	8
<2zich	-13
<2zie	-19
<2zien	13
<2ziet	-17
<2zij	-20
<2zijn	-56
<2zitten	-18
<2zo	-39
<2zo'n	-42
<2zodat	-32
<2zodra	8
<2zoek	-25
<2zoeken	-20
<2zoekt	-24
<2zolang	-8
<2zolen	-10
<2zomer	-21
<2zondag	-26
<2zonder	-44
<2zorgen	-12
<2zou	-30
<2zoudt	-18
<2zout	-9
<2zure	-16
<2zus	-10
<2zuur	-12
<2zwembad	-20
<2|	-27
<2én	-11
<2één	-42
<2–	-34
<2•	-11
<2→	-14
<2◦	-14
<:	47
<;	-27
<<" –	13
<<% ,	-13
<<' m	-22
<<' s	-41
<<' t	-31
<<( foto	-14
<<) ,	-18
<<) :	-12
<<) de	-10
<<* *	-14
<<, 0	-21
<<, alle	-13
<<, alleen	-11
<<, altijd	-14
<<, anders	-11
<<, behalve	-20
<<, bewoners	-15
<<, bij	-35
<<, boven	-14
<<, daar	-14
<<, daarna	-9
<<, dan	-30
<<, dat	-17
<<, de	-45
<<, die	-28
<<, drie	-13
<<, een	-31
<<, eerst	-19
<<, elk	-10
<<, en	-12
<<, foto	-12
<<, geen	-28
<<, graag	-9
<<, handen	-16
<<, hangt	-11
<<, heeft	-16
<<, heel	-19
<<, hele	-16
<<, het	-29
<<, hier	-11
<<, ik	-16
<<, in	-39
<<, is	-14
<<, je	-30
<<, ketel	-10
<<, kopie	-8
<<, krijgt	-11
<<, laat	-11
<<, mag	-16
<<, met	-53
<<, mijn	-13
<<, mits	-17
<<, na	-17
<<, naar	-18
<<, nee	-10
<<, niet	-24
<<, niets	-10
<<, nooit	-20
<<, nummer	-10
<<, of	-26
<<, om	-29
<<, omdat	-18
<<, ook	-25
<<, op	-17
<<, oude	-18
<<, over	19
<<, samen	-14
<<, sleutel	-12
<<, spoelen	-18
<<, standplaats	-14
<<, stuur	-14
<<, te	-11
<<, telkens	-8
<<, temperatuur	-17
<<, ten	-8
<<, ter	-9
<<, terwijl	-18
<<, twee	-17
<<, van	-41
<<, vergeten	-11
<<, verschillende	-9
<<, vijf	-13
<<, voor	19
<<, vooral	-10
<<, waarbij	-16
<<, waarvan	-16
<<, want	-39
<<, wat	-22
<<, wie	-12
<<, wij	-10
<<, wordt	-16
<<, zelfs	-12
<<, zij	-18
<<, zo	-11
<<, zodat	-13
<<, zonder	-17
<<, één	-12
<<- )	-9
<<- -	-17
<<- 0	-12
<<- en	-18
<<. ik	-17
<<. van	-19
<<0 %	-16
<<0 (	-17
<<0 ,	-30
<<0 -	20
<<0 .	-20
<<0 /	-11
<<0 ]	-28
<<0 als	-10
<<0 cm	-13
<<0 dagen	-21
<<0 de	-19
<<0 een	-20
<<0 en	-18
<<0 euro	-17
<<0 graden	-9
<<0 gram	-12
<<0 het	-13
<<0 jaar	-12
<<0 januari	-16
<<0 m	-14
<<0 maart	-14
<<0 meter	-8
<<0 min	-16
<<0 of	-12
<<0 op	-15
<<0 uur	-24
<<0 weer	-9
<<0 wordt	-16
<<0 |	-24
<<0 –	11
<<0 €	-16
<<: 0	-22
<<: alle	-11
<<: dan	-9
<<: direct	-13
<<: een	-32
<<: eerst	-17
<<: en	-16
<<: goedemorgen	-9
<<: het	20
<<: hoe	-20
<<: iemand	-10
<<: ja	-14
<<: je	-11
<<: keuring	-21
<<: laatste	-13
<<: maak	-19
<<: niet	-15
<<: op	-14
<<; de	-15
<<; zelf	-11
<<= niet	-14
<<> 0	-8
<<[ ]	-16
<<^ "	-16
<<^ #	-20
<<^ (	-16
<<^ -	-24
<<^ 0	-30
<<^ >	-16
<<^ @	-18
<<^ ^	15
<<^ aan	-18
<<^ alle	-17
<<^ alleen	-18
<<^ alles	-14
<<^ als	-31
<<^ anders	-12
<<^ arm	-19
<<^ bel	-12
<<^ belt	-14
<<^ beste	-21
<<^ bij	-61
<<^ breek	-14
<<^ buiten	-18
<<^ chef	-19
<<^ daar	-17
<<^ daarna	-19
<<^ daarom	-20
<<^ dag	-19
<<^ dagblad	-11
<<^ dan	-24
<<^ dat	-24
<<^ de	-21
<<^ die	-24
<<^ dit	-24
<<^ draai	-19
<<^ dubbel	-18
<<^ een	21
<<^ eerst	-18
<<^ eerste	-18
<<^ eigen	-10
<<^ elk	-13
<<^ elke	11
<<^ en	-21
<<^ er	-19
<<^ even	-21
<<^ eén	-12
<<^ film	-12
<<^ geachte	-22
<<^ geen	-19
<<^ gelieve	-12
<<^ glas	-8
<<^ graag	-20
<<^ groet	-12
<<^ haal	-10
<<^ hallo	-12
<<^ het	-8
<<^ hieronder	-17
<<^ hij	-22
<<^ hoi	-17
<<^ iedere	-22
<<^ iedereen	-10
<<^ iemand	-12
<<^ ik	-29
<<^ in	-43
<<^ is	-16
<<^ ja	-30
<<^ je	-27
<<^ kaartje	-16
<<^ kan	-18
<<^ kevin	-14
<<^ kinderen	-11
<<^ klacht	-22
<<^ klant	-11
<<^ komt	-10
<<^ kort	-13
<<^ kraan	-14
<<^ laat	-27
<<^ lees	-13
<<^ leg	-12
<<^ lieve	-10
<<^ losse	-15
<<^ maak	-19
<<^ maar	-21
<<^ mag	-12
<<^ map	-15
<<^ men	-12
<<^ met	-37
<<^ mevrouw	-14
<<^ mijn	-27
<<^ minstens	-17
<<^ na	-42
<<^ naar	-15
<<^ neem	-15
<<^ niemand	-11
<<^ niet	-27
<<^ nieuwe	-28
<<^ noteer	-10
<<^ notulen	-14
<<^ nummer	-9
<<^ ok	-18
<<^ oké	12
<<^ om	-13
<<^ onder	-22
<<^ ons	-15
<<^ ontvangst	-16
<<^ onze	-37
<<^ op	-24
<<^ opmerking	-11
<<^ oude	-13
<<^ over	-27
<<^ overdracht	-19
<<^ pas	-11
<<^ per	-13
<<^ rederij	-19
<<^ rijd	-13
<<^ samen	-15
<<^ schoenen	-20
<<^ schoonmaak	-17
<<^ schrijf	-24
<<^ sinds	-22
<<^ steek	-13
<<^ stroom	-13
<<^ teamoverleg	-11
<<^ tel	-11
<<^ ten	-8
<<^ thuis	-15
<<^ ticket	-10
<<^ tijdens	13
<<^ toen	-10
<<^ trek	-13
<<^ tussen	-12
<<^ twee	-18
<<^ u	-10
<<^ uitgifte	-21
<<^ uw	-12
<<^ van	-19
<<^ verslag	-20
<<^ vervolgens	-13
<<^ vier	-15
<<^ vooral	-23
<<^ voorkomen	-19
<<^ vorig	-25
<<^ vorige	-10
<<^ vraag	-21
<<^ vóór	-16
<<^ waar	-17
<<^ wat	-23
<<^ we	-34
<<^ weer	-24
<<^ wie	-28
<<^ wij	-35
<<^ zak	-9
<<^ zal	-16
<<^ ze	-12
<<^ zelf	-18
<<^ zet	-18
<<^ zij	-10
<<^ zit	-11
<<^ zoals	-13
<<^ zodra	-19
<<^ zonder	-12
<<^ –	-12
<<^ •	-15
<<^ ◦	-16
<<^ 👍	-13
<<aan ,	-23
<<aan :	-26
<<aan alle	-13
<<aan beide	-12
<<aan bij	-11
<<aan de	-44
<<aan drie	-15
<<aan en	-11
<<aan het	-17
<<aan te	-20
<<aan zijn	-11
<<aanleiding van	-23
<<aanwezig :	-16
<<achter de	-25
<<achter het	-13
<<achterkant van	-15
<<af ,	-9
<<af en	-11
<<af met	-16
<<af op	-20
<<afgesproken dat	-16
<<afplakken ,	-11
<<afvinken op	-18
<<akkoord van	-19
<<akte wordt	-17
<<alle drie	-11
<<alleen als	-11
<<alleen bij	-14
<<alleen de	-9
<<alleen met	-17
<<alleen op	-11
<<alleen over	-22
<<allemaal ,	-12
<<alles in	-13
<<alles met	-11
<<alles wat	-11
<<als dat	-10
<<als de	-35
<<als die	-20
<<als er	8
<<als het	-26
<<als iemand	-25
<<als ik	-20
<<als je	-33
<<als laatste	-14
<<als nieuwe	-14
<<als we	-16
<<als ze	9
<<altijd met	-11
<<anderhalf uur	-9
<<apart ,	-12
<<apotheek de	-20
<<april en	-10
<<asiel in	-14
<<b )	-11
<<baan ,	-11
<<bak met	-12
<<bak naar	-18
<<balie ,	-15
<<bar ,	-17
<<bart ,	-8
<<bas ,	-10
<<bed ,	-10
<<bedrijf van	-11
<<beestjes ,	-18
<<begin :	-11
<<beginnen met	-15
<<begint ,	-11
<<begint met	-16
<<behalve de	-15
<<beide kanten	-17
<<beiden het	-8
<<bekijken ,	-9
<<bel je	-19
<<bellen ,	-17
<<belt de	-16
<<belt hij	-11
<<ben de	-11
<<ben van	-12
<<bepaalt het	-12
<<beschrijving van	24
<<beslist de	-10
<<bestemd voor	-12
<<betreft :	25
<<bezig met	-24
<<bij 0	-12
<<bij binnenkomst	-11
<<bij dat	-14
<<bij de	-52
<<bij een	-49
<<bij elk	-21
<<bij en	-10
<<bij groen	-13
<<bij harde	-10
<<bij het	-62
<<bij nieuwe	-16
<<bij twijfel	-11
<<bijna een	-16
<<binnen 0	-10
<<binnen en	-17
<<binnen vijf	-14
<<binnenkomt ,	-16
<<blad ,	-20
<<blad in	-19
<<bleek dat	-13
<<blijven ,	-10
<<blijven er	-10
<<boord ,	-18
<<boven 0	-12
<<boven de	-26
<<boven het	-15
<<branden en	-11
<<breng je	-14
<<brengt de	-11
<<brief van	-16
<<buiten ,	-14
<<buiten de	-15
<<bus dus	-18
<<bus met	-19
<<camera en	-12
<<camping de	-19
<<centimeter ,	-17
<<certificaat en	-11
<<charge in	-17
<<chloor nooit	-12
<<cliënt op	-10
<<code van	-17
<<collega een	-20
<<collega's van	-13
<<controle van	-24
<<controleert het	-11
<<controleert of	-10
<<controleren ,	-12
<<controleren van	-24
<<d )	-10
<<daar graag	-11
<<daar is	-15
<<daar komt	-17
<<daar moet	-13
<<daar niet	-15
<<daar wordt	-23
<<daar zit	-19
<<daarna de	-14
<<daarna pas	-15
<<daarna wordt	-8
<<daarom een	-18
<<dag ,	-10
<<dag naar	-11
<<dag niet	-17
<<dagen ,	-14
<<dagen in	-12
<<dagen voor	-12
<<dan 0	-11
<<dan al	-8
<<dan alleen	-12
<<dan belt	-13
<<dan de	-26
<<dan een	-24
<<dan eerst	-12
<<dan eh	-14
<<dan foto's	-9
<<dan gaat	-15
<<dan het	-13
<<dan in	-15
<<dan kan	-22
<<dan komt	-15
<<dan loopt	-18
<<dan met	-21
<<dan naar	-11
<<dan oud	-14
<<dan pas	-22
<<dan voor	-26
<<dan wordt	-9
<<dan zegt	-15
<<dank aan	-13
<<dat alle	-14
<<dat alles	-11
<<dat de	-32
<<dat die	-21
<<dat doen	-23
<<dat doet	-22
<<dat een	-25
<<dat eens	-14
<<dat elke	-18
<<dat er	-25
<<dat gaat	-22
<<dat het	-21
<<dat hij	-21
<<dat hoeft	-14
<<dat ik	-20
<<dat in	-11
<<dat je	-20
<<dat jij	-25
<<dat met	-21
<<dat mijn	-14
<<dat moet	-16
<<dat onze	8
<<dat ook	-14
<<dat terwijl	-15
<<dat was	-17
<<dat we	11
<<dat wil	-16
<<dat ze	-18
<<datum en	-11
<<de 0	-18
<<de achterkant	-10
<<de afdeling	-14
<<de andere	-13
<<de assistente	-15
<<de auditor	-10
<<de balie	-25
<<de brander	-11
<<de bus	-19
<<de cel	-13
<<de chauffeur	-20
<<de cliënt	-17
<<de computer	-16
<<de coördinator	-13
<<de dag	-23
<<de deur	-22
<<de dienst	-15
<<de dienstdoende	-12
<<de dierverzorger	-11
<<de directie	-19
<<de drie	-17
<<de eerste	-33
<<de eigen	-9
<<de eigenaar	-10
<<de elektrische	-16
<<de familie	-20
<<de gehaktmolen	-18
<<de gele	-21
<<de gemeente	-14
<<de gewone	-14
<<de grens	-10
<<de groene	-15
<<de grond	-13
<<de hand	-30
<<de haven	11
<<de hele	-16
<<de helft	-20
<<de hond	-16
<<de inspectie	-9
<<de jodium	-18
<<de jongens	-29
<<de jongste	-18
<<de kaas	-14
<<de kamer	-22
<<de kast	-20
<<de keuken	-15
<<de kist	-10
<<de klant	-19
<<de laatste	-30
<<de lader	-16
<<de leerling	-11
<<de leiding	-14
<<de lijst	-19
<<de loods	-18
<<de machine	-11
<<de map	-9
<<de mensen	-9
<<de met	-17
<<de monteur	-13
<<de nieuwe	-24
<<de ontvangst	-22
<<de oproep	-14
<<de oude	-18
<<de ouders	-14
<<de overdracht	-20
<<de planner	-16
<<de plastic	-14
<<de ploeg	-14
<<de rest	-24
<<de rode	-17
<<de schaar	-15
<<de schipper	-16
<<de secretaris	-14
<<de sleutel	-16
<<de snaren	-11
<<de stelling	-9
<<de studenten	-22
<<de tablet	-18
<<de tafels	-9
<<de teamleider	-13
<<de telefoon	-11
<<de tester	-8
<<de tien	-15
<<de trekker	-21
<<de twee	-14
<<de tweede	-21
<<de vergadering	-13
<<de verzekering	-19
<<de volgende	-21
<<de vrijwilligers	-18
<<de zak	-11
<<de zeilen	-16
<<de zestien	-16
<<degene die	16
<<derde keer	-11
<<dergelijk stuk	-9
<<deur ,	-10
<<deze maand	-17
<<dicht tot	-8
<<die de	-26
<<die een	-15
<<die elkaar	-14
<<die gaan	-10
<<die heeft	-13
<<die het	-10
<<die in	-16
<<die is	-13
<<die niet	-19
<<die ook	-16
<<die op	-9
<<die tijd	-12
<<die van	-29
<<die wil	-19
<<die worden	-14
<<die zegt	-12
<<direct de	-10
<<direct in	-14
<<directeur zegt	-9
<<dit in	-26
<<dit is	-36
<<dit moet	-16
<<dochter en	-11
<<doe de	-17
<<doe het	-11
<<doe je	-16
<<doel :	-18
<<doen ,	-23
<<doen :	-18
<<doen en	-8
<<doen met	22
<<doen we	-21
<<doet ,	-9
<<doet als	-20
<<doet de	-16
<<doet en	-13
<<doet ie	-18
<<doet met	13
<<door aan	-10
<<door de	-29
<<door een	-18
<<door het	-18
<<door twee	-16
<<draai de	-10
<<draai je	-12
<<draaiboek van	-25
<<draait de	-14
<<draait het	-14
<<drie jaar	-17
<<drie keer	-19
<<drie kwartier	-18
<<drie maanden	-10
<<drie minuten	-11
<<drie uur	-11
<<drie verschillende	-22
<<drie weken	10
<<droog ,	-19
<<dus ,	-26
<<dus :	-21
<<dus bij	-18
<<dus de	15
<<dus eh	-31
<<dus geen	-14
<<dus je	-17
<<dus niet	-18
<<dus nooit	-12
<<dán pas	-23
<<echt een	-19
<<een afwijking	-9
<<een ander	-28
<<een andere	-9
<<een bak	-12
<<een beetje	-20
<<een beschrijving	-19
<<een blad	-18
<<een boete	-13
<<een briefje	-16
<<een collega	-20
<<een deken	-10
<<een derde	-15
<<een druppel	-13
<<een dun	-12
<<een eenvoudige	-21
<<een eigen	-15
<<een gat	-16
<<een groot	-16
<<een heel	-16
<<een hele	-18
<<een huurder	-18
<<een in	-13
<<een instructie	-14
<<een jaar	-31
<<een kaartje	-18
<<een kar	-21
<<een keer	-14
<<een kind	-18
<<een klant	-13
<<een klein	-19
<<een kleine	-15
<<een kwartier	-17
<<een lijst	-12
<<een maand	-10
<<een machine	-13
<<een mevrouw	-17
<<een mooi	-14
<<een naam	-9
<<een nacht	-11
<<een nieuw	-17
<<een nieuwe	-21
<<een open	-17
<<een paaltje	-14
<<een paar	-13
<<een paard	-17
<<een ploeg	-12
<<een procedure	-22
<<een regionale	-20
<<een rijtje	-18
<<een schone	-11
<<een schriftelijke	15
<<een sms	-14
<<een stagiair	-10
<<een stappenplan	11
<<een stipje	-15
<<een student	-20
<<een tweede	-10
<<een uur	-18
<<een val	-16
<<een vast	-14
<<een vaste	23
<<een werkinstructie	-18
<<een zak	-9
<<een zakje	-16
<<een zwart	-11
<<eens in	-18
<<eens op	-15
<<eerst de	-28
<<eerst een	-13
<<eerst en	-9
<<eerst het	-19
<<eerst in	-14
<<eerst met	-32
<<eerste rijles	-20
<<eh dan	-25
<<eh dat	-17
<<eh de	-21
<<eh dus	-13
<<eh eerst	-17
<<eh en	-19
<<eh ik	-11
<<eh in	-20
<<eh ja	-11
<<eh je	-24
<<eh met	10
<<eh nee	-15
<<einde van	-15
<<elk kwartier	12
<<elkaar in	-19
<<elke avond	8
<<elke dag	-17
<<elke keer	-11
<<elke ochtend	11
<<en 0	-9
<<en aan	-9
<<en alleen	-9
<<en alles	-10
<<en als	-21
<<en bij	-14
<<en daarna	-17
<<en dan	-31
<<en dat	-32
<<en datum	-11
<<en de	-41
<<en die	-14
<<en doe	-15
<<en drie	-24
<<en een	-26
<<en eh	-28
<<en er	-8
<<en gaat	-10
<<en ge	-20
<<en geen	-10
<<en geven	-16
<<en hangt	-9
<<en het	-32
<<en hij	-14
<<en hoe	-21
<<en ik	-22
<<en in	-14
<<en is	-29
<<en je	-20
<<en kijkt	-11
<<en krijgt	-15
<<en laat	-14
<<en laten	-15
<<en legt	-17
<<en met	-15
<<en mijn	-11
<<en na	-17
<<en naar	-15
<<en niemand	-14
<<en niet	-14
<<en nooit	-11
<<en of	-8
<<en op	-17
<<en opnieuw	-9
<<en pakt	-15
<<en stuurt	-15
<<en tegen	-12
<<en tekent	-11
<<en toen	-13
<<en trek	-11
<<en twee	-17
<<en voor	-24
<<en vraagt	-9
<<en vragen	-13
<<en wacht	-11
<<en wat	-16
<<en we	-17
<<en wijst	-16
<<en worden	-11
<<en wordt	-18
<<en ze	-13
<<en zeg	-10
<<en zet	-11
<<en zijn	-9
<<en zonder	-17
<<en één	-9
<<engels en	-14
<<enkel de	-9
<<er ,	-12
<<er al	-12
<<er altijd	-10
<<er bij	-19
<<er dus	11
<<er een	-10
<<er eentje	-15
<<er gaat	-17
<<er gebeurt	20
<<er geen	-25
<<er iemand	-15
<<er iets	-20
<<er in	-15
<<er is	-15
<<er moet	-13
<<er na	-10
<<er niet	-14
<<er nog	-21
<<er staat	-20
<<er twee	-15
<<er van	-17
<<er vier	-9
<<er wordt	-16
<<er zijn	-18
<<er zit	-21
<<er één	-10
<<eraf ,	-23
<<erbij ,	-12
<<erbij en	-10
<<erbij in	-11
<<erin ,	-21
<<erin en	-19
<<erop ,	-19
<<eruit ,	-19
<<eruit en	-10
<<eruit met	-29
<<even in	-14
<<fles rechtop	-14
<<folie ,	-10
<<foto van	-16
<<fw :	8
<<ga ik	-20
<<ga je	-12
<<gaan in	-13
<<gaan naar	-9
<<gaan we	13
<<gaat ,	-19
<<gaat als	-11
<<gaat de	-20
<<gaat er	-17
<<gaat het	-12
<<gaat in	-25
<<gaat met	-12
<<gaat naar	-13
<<gaat niet	-13
<<gaat om	17
<<gaat op	-12
<<gaat over	35
<<gaatjes ,	-9
<<gang van	-21
<<ge de	-18
<<ge draait	-19
<<ge met	-18
<<ge steekt	-24
<<geachte heer	-16
<<geachte mevrouw	-12
<<gebruik van	-13
<<gedaan ,	-14
<<geeft een	-11
<<geen een	-12
<<geen moeilijke	-13
<<geen namen	-14
<<geen telefoon	-8
<<gelukkig niks	-10
<<gemeld bij	-11
<<geschreven ,	-13
<<gesloten in	-10
<<gewogen en	-12
<<glas in	-15
<<goed eh	-19
<<goed en	-16
<<goed met	-19
<<gooi ik	-16
<<graag een	-25
<<graden ,	-14
<<graden en	-10
<<groep ,	-17
<<haal je	-20
<<haalt de	-15
<<haard ,	-17
<<had een	-11
<<hadden we	-10
<<halen ,	-9
<<halen met	-12
<<half uur	-10
<<halve centimeter	-20
<<hand ,	-12
<<hand van	-15
<<handdoek over	-14
<<handen en	-20
<<handleiding voor	19
<<handschoenen ,	-16
<<handschoenen en	-15
<<hangen en	-15
<<hangt de	-18
<<heb een	-15
<<heb is	-23
<<heb je	-11
<<hebben ,	-18
<<hebben 0	-17
<<hebben de	-12
<<hebben een	-28
<<hebben en	-17
<<hebben voor	16
<<hebben wij	-21
<<heeft 0	-9
<<heeft de	-17
<<heeft die	12
<<heeft een	10
<<heeft er	-24
<<heeft het	-14
<<heeft mij	-18
<<heeft ons	-15
<<heer/mevrouw ,	-11
<<heet dat	11
<<helft van	-16
<<helpen met	-16
<<hem in	-9
<<hem op	-21
<<het :	-14
<<het aantal	-11
<<het als	-10
<<het asiel	-17
<<het begin	-13
<<het bericht	-12
<<het bij	-19
<<het conditierapport	-9
<<het controleren	-14
<<het dak	-12
<<het dan	-19
<<het de	-16
<<het een	-9
<<het eind	-12
<<het einde	-14
<<het erbij	-10
<<het formulier	-18
<<het gaat	-21
<<het hoofd	-15
<<het in	-17
<<het incident	-9
<<het is	13
<<het ja	-11
<<het laatst	-13
<<het laatste	-21
<<het licht	-23
<<het lid	-14
<<het met	-21
<<het museum	12
<<het naar	-16
<<het niet	-16
<<het nieuwe	-17
<<het nummer	-17
<<het onderwerp	-23
<<het ontvangen	-13
<<het ook	-15
<<het op	-32
<<het punt	-16
<<het secretariaat	-11
<<het systeem	-12
<<het te	-11
<<het testen	-21
<<het vak	-15
<<het van	-12
<<het voorjaar	13
<<het vuur	-10
<<het water	-8
<<het wel	-24
<<het werk	-13
<<het woord	-17
<<het zeil	-11
<<het zelf	-8
<<het zo	-16
<<hier een	-19
<<hier iets	-20
<<hij de	-16
<<hij haalt	-10
<<hij heeft	-15
<<hij het	-24
<<hij laat	-10
<<hij leest	-14
<<hoe dat	11
<<hoe een	-32
<<hoe heet	-25
<<hoe je	-12
<<hoe we	20
<<hoe wij	33
<<hoi met	-18
<<hoog ,	-10
<<hoogte van	-21
<<hoor ,	-18
<<hoor je	-16
<<hou het	-14
<<hr meldt	-11
<<huis ,	-9
<<hun eigen	-17
<<identiteitsbewijs en	-10
<<iedereen ,	-16
<<iedereen het	-15
<<iemand anders	-9
<<iemand een	-10
<<iemand in	-15
<<iemand met	-20
<<iemand nog	-23
<<iemand of	-9
<<iemand onder	-17
<<iemand op	-13
<<iemand van	-16
<<iemand voor	-15
<<iets aan	-15
<<iets op	-17
<<iets over	10
<<iets te	-15
<<iets van	-15
<<iets voor	-21
<<ik .	-13
<<ik ben	-29
<<ik de	-9
<<ik doe	-20
<<ik een	-16
<<ik ga	-20
<<ik geef	-11
<<ik heb	-39
<<ik hebben	-12
<<ik het	-16
<<ik jullie	-18
<<ik moet	-9
<<ik niet	-23
<<ik nog	-18
<<ik op	-19
<<ik spreek	-18
<<ik werk	-14
<<ik wil	-28
<<ik zeg	-15
<<ik zit	-8
<<in '	-31
<<in ,	-12
<<in 0	-23
<<in bij	-17
<<in dat	-19
<<in de	-56
<<in dezelfde	-14
<<in een	-14
<<in eh	-12
<<in elke	-16
<<in en	12
<<in gewone	-9
<<in haar	-11
<<in het	-44
<<in hun	-17
<<in je	-15
<<in lokeren	-8
<<in oktober	-18
<<in ons	-33
<<in onze	-30
<<in op	-15
<<in t	-16
<<in vier	-13
<<in want	-19
<<in één	-9
<<inschrijven in	-11
<<inspecteurs ,	-11
<<instructie van	11
<<is al	-13
<<is alles	-9
<<is besloten	-14
<<is dat	-22
<<is dus	18
<<is een	-46
<<is en	-21
<<is er	-20
<<is geen	-17
<<is gewoon	-14
<<is het	-20
<<is iemand	-12
<<is in	-19
<<is of	-12
<<is ook	-10
<<is van	-18
<<is voor	17
<<is weer	-21
<<ja en	-16
<<ja maar	-9
<<ja met	-23
<<ja oké	-14
<<ja test	-16
<<jaap ,	-14
<<jaar hebben	-11
<<jaar in	-18
<<jaar lang	-8
<<jaar was	-16
<<je begint	-10
<<je belt	-10
<<je bij	-28
<<je collega	-10
<<je de	-37
<<je doet	13
<<je een	-40
<<je eerst	-14
<<je en	-8
<<je geeft	-8
<<je geen	-14
<<je hem	-18
<<je het	-24
<<je in	-20
<<je maakt	-12
<<je met	-22
<<je neemt	-8
<<je niet	-12
<<je nooit	-14
<<je op	-27
<<je uit	-11
<<je zet	-13
<<jij er	-20
<<jij het	-12
<<juli 0	-13
<<jullie een	-20
<<juni ,	-8
<<jurk op	-10
<<kaart aan	-14
<<kaart in	-11
<<kaartje in	-14
<<kale plekken	-15
<<kamer met	-9
<<kan de	-16
<<kanaal 0	-18
<<kant van	-14
<<kar met	12
<<keer ,	-17
<<keer met	-16
<<kelder die	-11
<<ketel ,	-9
<<kijk maar	-12
<<kijk of	-9
<<kijken ,	-9
<<kijken :	-10
<<kijken naar	-17
<<kijken of	-16
<<kijken waar	-13
<<kijkt de	-9
<<kijkt eerst	-15
<<kijkt in	-12
<<kijkt naar	-8
<<kijkt of	-13
<<kilo ,	-17
<<kind ,	-14
<<kind dat	-18
<<kinderen op	-10
<<klaar ,	-15
<<klaar en	-18
<<klachten over	14
<<klant (	-8
<<klant met	-15
<<kleine ,	-11
<<kleur ,	-15
<<kom je	-10
<<komen in	-12
<<komen van	-10
<<komt ,	-10
<<komt ;	-8
<<komt er	-17
<<komt in	-25
<<komt op	-24
<<komt uit	-12
<<kop en	-15
<<kost ons	-11
<<kregen wij	-12
<<krijg je	-11
<<krijgen een	-14
<<krijgen geen	-11
<<krijgen van	-19
<<krijgen we	-15
<<krijgt een	-17
<<krijgt het	-16
<<kun jij	-18
<<kunt u	-26
<<kussen ,	-15
<<kwaliteit ,	-23
<<laag ,	-9
<<laat dat	-13
<<laat de	-27
<<laat het	-19
<<laat je	-17
<<laat ze	-19
<<laatste van	-11
<<label ,	-10
<<langs de	-11
<<langs voor	-16
<<laten we	-13
<<lauw water	-13
<<leeg op	-12
<<leerling thuis	-8
<<leerlingen in	-10
<<leest de	-16
<<leest het	-11
<<leg daarna	-14
<<leg de	-10
<<leg een	-12
<<leg hem	-10
<<leg je	-16
<<lege fles	-8
<<legt de	-10
<<les in	-12
<<lezen en	-20
<<lezen hoe	-20
<<licht op	-12
<<ligt in	-22
<<lijn in	12
<<lijst van	-25
<<loop je	-16
<<loopt ,	-13
<<loopt de	-27
<<los ,	-11
<<luc ,	-12
<<luisteren ,	-11
<<maak daar	-12
<<maak een	-18
<<maakt de	-15
<<maakt een	-13
<<maakt het	-9
<<maandag ,	-8
<<maar bij	-29
<<maar dat	-18
<<maar de	-22
<<maar die	-14
<<maar een	-14
<<maar gewoon	-19
<<maar het	-24
<<maar mijn	-16
<<maar niet	-19
<<maar op	-22
<<maar wij	-14
<<maat en	-9
<<maat van	-18
<<mag alleen	-13
<<mag worden	-16
<<maken ,	-22
<<maken met	-14
<<maken van	-13
<<maken we	-20
<<man aan	-9
<<man en	-14
<<man per	-16
<<manier van	22
<<map ,	-15
<<max 0	-13
<<medewerker controleert	-12
<<mee en	-14
<<mee op	-13
<<mee uit	-17
<<meekijken naar	-10
<<meer dan	-24
<<meer in	-11
<<meer op	-15
<<meet de	-12
<<meet je	-19
<<meld je	-9
<<melden bij	-20
<<meldt zich	-9
<<melk en	-11
<<men in	-12
<<mensen met	-16
<<mes ,	-10
<<mes en	-11
<<met 0	-25
<<met als	-18
<<met blauwe	-13
<<met dat	-9
<<met de	-10
<<met die	-27
<<met een	-39
<<met eh	-30
<<met foto's	-15
<<met gevonden	-19
<<met het	-47
<<met je	-12
<<met pensioen	-10
<<met schriftelijk	-12
<<met twee	-21
<<met wit	-11
<<met z'n	-31
<<met zes	-11
<<met één	-11
<<meteen ,	-19
<<meteen in	-14
<<meten met	-16
<<mij in	-14
<<mijn schoonbroer	-11
<<mijn vader	-13
<<min ,	-16
<<min van	-13
<<minuten in	-17
<<moet dus	-18
<<moet een	-17
<<moet het	-16
<<moet van	-20
<<moeten we	-21
<<molenaar op	-12
<<monteur is	-12
<<moogt ge	-21
<<na 0	-10
<<na afloop	-11
<<na de	-22
<<na elke	-37
<<na het	-23
<<naam +	-12
<<naam en	-10
<<naam in	-18
<<naam op	-9
<<naam van	-15
<<naar aanleiding	-11
<<naar een	-28
<<naar het	-25
<<naar huis	-14
<<naar mijn	-15
<<naast de	-21
<<nacht in	-12
<<nakijken ,	-13
<<nakijken op	-8
<<namen van	-8
<<natte zakjes	-12
<<nee ,	-22
<<nee eerst	-27
<<nee wacht	-17
<<neemt de	-11
<<neer ,	-13
<<nek ,	-12
<<net ,	-15
<<niemand weet	18
<<niet '	-12
<<niet ,	-22
<<niet :	-15
<<niet aan	-18
<<niet als	-11
<<niet altijd	-9
<<niet bij	-14
<<niet de	-16
<<niet die	-18
<<niet door	-16
<<niet en	-14
<<niet het	-14
<<niet in	-9
<<niet laten	-16
<<niet meer	-24
<<niet met	-18
<<niet naar	-9
<<niet onder	-22
<<niet op	-29
<<niet over	-13
<<niet tegen	-17
<<niet uit	-15
<<niet van	-17
<<niet voor	-24
<<nodig heb	-24
<<nog een	-22
<<nog eens	-22
<<nog niet	-15
<<nog nooit	-10
<<nog op	-20
<<nooit bij	-16
<<nooit boven	-19
<<nooit in	-16
<<nooit met	-24
<<nooit naar	-12
<<nooit op	-20
<<nooit voor	-14
<<nooit zelf	-11
<<nou en	-21
<<nou ja	-15
<<nou niet	-12
<<nu drie	-18
<<nu een	-17
<<nu voor	-15
<<nummer in	-10
<<nummer uit	-11
<<nummer van	-22
<<of alle	-15
<<of de	-17
<<of een	-24
<<of er	11
<<of het	-19
<<of hij	-17
<<of ie	-23
<<of iedere	-22
<<of in	-17
<<of ze	-27
<<of zonder	-19
<<om 0	-14
<<om de	-25
<<om een	-29
<<om en	-17
<<om half	-11
<<om het	-9
<<om je	-11
<<omdat de	-16
<<omhoog en	-19
<<omzetten naar	-10
<<onder 0	-16
<<onder de	-34
<<onder het	-8
<<onderwerp :	33
<<ons aan	-22
<<ons in	-17
<<ons kantoor	-22
<<ons te	-19
<<ontruimt de	-12
<<ontvangen van	-13
<<ontvangst van	-26
<<onze vaste	-19
<<ook ,	-10
<<ook aan	-21
<<ook als	-16
<<ook de	-27
<<ook een	-19
<<ook niet	-23
<<ook nog	-14
<<ook voor	-28
<<op ,	-15
<<op 0	-16
<<op :	11
<<op afstand	-24
<<op bij	-19
<<op dag	-20
<<op dat	-16
<<op de	-58
<<op die	-18
<<op drie	-24
<<op een	-36
<<op en	-20
<<op het	-41
<<op iedere	-8
<<op met	-9
<<op mijn	-18
<<op nul	-10
<<op ons	-22
<<op onze	14
<<op schrift	-15
<<op te	-22
<<op twee	-10
<<op wit	-22
<<op zijn	-23
<<op één	-16
<<open ,	-22
<<open en	-16
<<openen ,	-9
<<ophalen bij	-9
<<opname van	-19
<<opschrijven hoe	-20
<<opschrijven in	-20
<<oren ,	-16
<<ouder dan	-17
<<ouders en	-17
<<over ,	-18
<<over de	-14
<<over en	-10
<<over op	-13
<<pakt een	-11
<<papier over	19
<<papier zetten	-16
<<partner op	-17
<<pas als	-14
<<pas de	-11
<<pas in	-15
<<pas vrij	-14
<<per 0	-12
<<per dag	-10
<<per maand	-16
<<pim ,	-13
<<prikt eerst	-14
<<procedure van	-25
<<procent ,	-16
<<proces-verbaal ,	-12
<<protocol voor	12
<<punten en	-12
<<re :	23
<<rechts en	-15
<<rechts van	-10
<<redactie :	-18
<<rest van	-17
<<rijd de	-10
<<rijden ,	-14
<<ring ,	-11
<<roept de	-19
<<rondje :	-19
<<rondvraag :	-12
<<rood :	-14
<<rug ,	-12
<<s ochtends	-18
<<samen in	-12
<<samen met	-24
<<school in	-9
<<schort ,	-9
<<schrijf dat	-9
<<schrijf het	-12
<<schrijf je	-12
<<schrijft ge	-10
<<sinds de	-23
<<sinds die	-16
<<sinds kort	-12
<<sinds mijn	-9
<<sleutel ,	-9
<<sleutel in	-14
<<sleutel van	-17
<<sleutels en	-16
<<slijpen en	-14
<<slijpen in	-9
<<slot ,	-9
<<slot :	-11
<<sluit de	-13
<<sorry voor	-16
<<spoelen ,	-21
<<spoelt de	-16
<<spreekt met	-27
<<staan ,	-10
<<staan en	-25
<<staat aan	-8
<<staat de	-12
<<staat er	-13
<<staat hoe	-29
<<staat in	-15
<<staat nergens	12
<<staat op	-38
<<stapelen ,	-12
<<stapt over	-17
<<steek je	-10
<<steekt er	-11
<<stekker eruit	-11
<<stelling met	-10
<<stelt de	-21
<<stond er	-18
<<stuk of	-15
<<stuurt het	-12
<<systeem ,	-8
<<tablet van	-19
<<tafel ,	-12
<<tafel voor	-19
<<tas en	-19
<<te brengen	11
<<te doen	13
<<te laat	-15
<<te veel	-10
<<tegen de	-16
<<tegen het	-22
<<tekent de	-9
<<tekst ,	-12
<<tekst van	-12
<<tekst voor	-22
<<telefoon in	-14
<<telefoon van	-19
<<tellen ,	-10
<<tellen en	-14
<<telt 0	-9
<<telt de	-11
<<telt ge	15
<<temperatuur en	-15
<<terug ,	-15
<<terug :	-16
<<terug de	-13
<<terug in	-11
<<terug op	-14
<<terwijl de	-14
<<terwijl je	-11
<<test de	-9
<<testen op	-18
<<thuis naar	-20
<<tien ,	-14
<<tijd en	-9
<<tijd is	-9
<<tijdens de	-15
<<tijdens het	-14
<<toen bleek	-11
<<tot 0	-14
<<tot de	-19
<<tot die	-14
<<tot een	-18
<<tot het	-9
<<tot op	-20
<<tot ze	-16
<<touw langs	-9
<<trek met	-15
<<trekken ,	-13
<<tussen ,	-14
<<tussen de	-14
<<tussen twee	-22
<<twee mensen	-20
<<twee nieuwe	-10
<<twee te	-13
<<twee uur	-9
<<twee weken	-16
<<twintig minuten	-17
<<u ,	-8
<<u dit	-10
<<u een	-19
<<u het	-9
<<u spreekt	-16
<<u uw	-17
<<uit ,	-11
<<uit als	-16
<<uit de	-24
<<uit een	-25
<<uit en	-14
<<uit het	-16
<<uit hoe	-22
<<uit in	-15
<<uitgifte van	-19
<<uitzetten van	-17
<<uur alle	-13
<<uur de	-9
<<uur een	-9
<<uur en	-13
<<uur gesloten	-9
<<uur met	-11
<<uur na	-11
<<uur van	-8
<<uur voor	-34
<<val van	-19
<<valt onder	-12
<<van ,	12
<<van 0	-26
<<van :	-33
<<van alle	-19
<<van beide	-8
<<van dat	9
<<van de	-67
<<van die	-29
<<van dinsdag	-14
<<van een	-48
<<van elk	-21
<<van negen	-16
<<van ons	-15
<<van onze	13
<<van tevoren	-21
<<van twee	-11
<<van voor	-17
<<van wie	-9
<<vanaf 0	-15
<<vanaf de	-15
<<vanaf nu	-34
<<vanuit de	-13
<<vast in	-20
<<vast met	-18
<<vaste gang	-17
<<vastzetten met	-9
<<veertien dagen	-15
<<veertig minuten	-18
<<vergelijkt het	-14
<<verontschuldigd :	-17
<<verslag teamoverleg	-11
<<vervolgens wordt	-15
<<vet in	-12
<<via de	-13
<<via het	-17
<<vier uur	-8
<<vierentwintig uur	-18
<<vijf ,	-14
<<vijf keer	-12
<<vijf minuten	-8
<<voelt en	-9
<<voert het	-12
<<voet van	-8
<<volgens mij	-9
<<volgorde van	-14
<<vond dat	-14
<<voor ,	-21
<<voor aan	-12
<<voor alle	-21
<<voor als	9
<<voor dat	-16
<<voor de	-26
<<voor een	-36
<<voor eh	13
<<voor elke	-19
<<voor het	11
<<voor hij	-15
<<voor iedereen	-22
<<voor in	-23
<<voor je	-16
<<voor nieuwe	-16
<<voor ons	-24
<<voor onze	-19
<<voor op	-20
<<voor uw	-11
<<voor wie	-10
<<voor zijn	-16
<<voordat de	-20
<<voordat er	-15
<<voorkomen dat	-22
<<vorig jaar	-17
<<vorige maand	-12
<<vorige week	-20
<<vraag hoe	-10
<<vraag naar	-9
<<vraag of	-20
<<vraag van	-17
<<vraagt de	-22
<<vraagt een	-18
<<vraagt hij	-22
<<vraagt naar	-9
<<vraagt of	-14
<<vraagt waar	-15
<<vraagt wat	-13
<<vragen ,	-13
<<vragen van	-9
<<vrijwilligers de	-22
<<vrijwilligers en	-11
<<vroeg of	-12
<<vroeger deed	-17
<<vuile kant	-13
<<vullen met	-22
<<vóór 0	-9
<<vóór de	-18
<<vóór het	-21
<<vóór je	-19
<<waar de	-14
<<waar het	-17
<<waarin staat	11
<<wacht op	-17
<<wacht tot	-8
<<wachten tot	-20
<<wanneer het	-19
<<want dan	-17
<<want dat	-14
<<want de	-15
<<want ik	-19
<<want mijn	-15
<<warm water	-20
<<was dat	-16
<<was de	-11
<<was er	-14
<<was ik	-13
<<was niet	-10
<<wassen en	-15
<<wat de	-16
<<wat een	-19
<<wat er	-29
<<wat het	-24
<<wat hij	-8
<<wat ik	-19
<<wat |	-13
<<water ,	-20
<<water en	-14
<<water in	-9
<<water met	-8
<<we 0	-15
<<we de	-39
<<we doen	10
<<we een	-31
<<we geen	-15
<<we hebben	-28
<<we in	-24
<<we krijgen	-19
<<we later	-9
<<we niet	-18
<<we pas	-12
<<we twee	-21
<<we zijn	-20
<<we zitten	-17
<<week 0	-18
<<week een	-13
<<weer een	-25
<<weg ,	-24
<<weg tot	-14
<<wegen ,	-20
<<wegen van	-21
<<weken ,	-14
<<werf in	-9
<<werkwijze voor	29
<<weten hoe	-17
<<wie de	-17
<<wie heeft	-9
<<wie het	-19
<<wij als	-11
<<wij bij	-23
<<wij de	-10
<<wij doen	-19
<<wij een	-35
<<wij het	-25
<<wij zijn	-25
<<wil dat	-23
<<wil een	-21
<<wil het	-11
<<wil ik	-18
<<wil zien	-26
<<willen het	11
<<wind ,	-13
<<wissel je	-13
<<wisselen op	-22
<<wisselen van	-11
<<wit hoe	-23
<<worden als	-18
<<worden de	-21
<<worden in	-11
<<worden nooit	8
<<worden voor	-20
<<worden ze	-11
<<wordt de	-19
<<wordt door	-23
<<wordt in	-16
<<wordt met	-12
<<wordt na	-17
<<wordt niet	-24
<<wordt nooit	-15
<<wordt om	-25
<<wordt op	-14
<<wordt pas	-20
<<zak en	-14
<<zak van	-15
<<zakken tot	-12
<<zal ik	-19
<<zaterdag ,	-16
<<ze aan	-14
<<ze dat	-13
<<ze de	-8
<<ze een	-24
<<ze eerst	-14
<<ze het	-10
<<ze met	-16
<<ze van	-24
<<zeg maar	-20
<<zeg tegen	-9
<<zeggen ,	-12
<<zeggen dat	-8
<<zeggen hoe	-14
<<zegt dat	-17
<<zegt de	-14
<<zei :	-14
<<zei dat	-9
<<zelf de	-18
<<zelf maar	-16
<<zelf naar	-16
<<zelf zijn	-21
<<zes weken	-14
<<zet de	-16
<<zet een	-8
<<zet eerst	-18
<<zet hem	-15
<<zet het	-16
<<zet hij	-17
<<zet ik	-16
<<zet jij	-17
<<zetten ,	-12
<<zetten de	-18
<<zeven ,	-10
<<zeven en	-21
<<zeven uur	16
<<zich bij	-13
<<zie je	-19
<<zien ,	-16
<<zien dat	-14
<<zien hoe	11
<<zij de	-8
<<zijn ,	-19
<<zijn :	-17
<<zijn ;	-13
<<zijn bezig	-12
<<zijn de	-12
<<zijn een	-27
<<zijn eigen	-15
<<zijn en	-10
<<zijn er	-14
<<zijn maar	-8
<<zijn voor	-14
<<zijn we	-21
<<zit aan	-10
<<zit de	-15
<<zit er	-14
<<zit in	-10
<<zitten ,	-11
<<zitten en	-9
<<zitten onder	-12
<<zo ,	-13
<<zo dat	-14
<<zo moet	-11
<<zo nodig	-15
<<zo simpel	-11
<<zo'n 0	-15
<<zodat de	-12
<<zodat het	-15
<<zodat ook	-20
<<zoeken we	-14
<<zolen ,	-9
<<zondag heeft	-10
<<zonder dat	-9
<<zonder die	-13
<<zonder het	-19
<<zorgen dat	-12
<<zou willen	-16
<<| 0	-11
<<één keer	-16
<<één voor	-14
<=	-23
<>	-23
<?	-26
<@	-23
<[& zn	-16
<[' t	-30
<[( overgenomen	-10
<[) de	-19
<[) is	-10
<[+ geboortedatum	-10
<[, akela	-8
<[, als	-27
<[, baard	-13
<[, baas	-12
<[, barcode	-10
<[, bewoners	-13
<[, bij	-28
<[, bon	-9
<[, bordje	-19
<[, briefjes	-12
<[, bril	-13
<[, dat	-20
<[, de	-12
<[, dertig	-11
<[, dode	-15
<[, een	-32
<[, er	-10
<[, gasten	-15
<[, geef	-12
<[, geel	-9
<[, geen	-31
<[, gelamineerd	-14
<[, gordijnen	-9
<[, handrem	-11
<[, hangt	-11
<[, het	-25
<[, hierbij	-13
<[, hoe	-8
<[, hoor	-15
<[, hopelijk	-11
<[, ik	-16
<[, in	-32
<[, is	-10
<[, kabel	-13
<[, kachel	-14
<[, ketel	-10
<[, kijken	-16
<[, kleur	-9
<[, laat	-9
<[, liefst	-14
<[, masker	-12
<[, meest	-11
<[, met	-40
<[, minimaal	-15
<[, mits	-16
<[, na	-17
<[, nadine	-16
<[, nagels	-19
<[, oké	-12
<[, op	-17
<[, oude	-15
<[, pim	-9
<[, plaats	-8
<[, prima	-11
<[, scriba	-11
<[, standplaats	-15
<[, steeds	-13
<[, stelen	-10
<[, stof	-12
<[, stuur	-10
<[, tellen	-15
<[, temp	-14
<[, ten	-8
<[, terminal	-16
<[, van	-28
<[, vergeten	-9
<[, verschillende	-15
<[, vlekken	-13
<[, waarbij	-11
<[, waaronder	-10
<[, waarvan	-11
<[, wat	-30
<[, we	-10
<[, wegen	-19
<[, wie	-17
<[, wij	-14
<[, woensdag	-11
<[, zelfs	-12
<[, zestig	-11
<[, zet	-15
<[, zeven	-15
<[, zie	-8
<[, zout	-15
<[, één	-18
<[- checklist	-19
<[- geen	-13
<[- na	-10
<[. ik	-21
<[. mevr	-14
<[. van	-14
<[. wie	-19
<[0 als	-12
<[0 april	-15
<[0 bft	-13
<[0 de	-25
<[0 een	-25
<[0 flessen	-24
<[0 gram	-9
<[0 het	-17
<[0 januari	-13
<[0 juli	-16
<[0 kamers	-12
<[0 kg	-11
<[0 kleding	-9
<[0 km/u	-12
<[0 l	-11
<[0 leden	-15
<[0 mei	-15
<[0 met	-9
<[0 ml	-10
<[0 mm	-18
<[0 november	-10
<[0 online	-14
<[0 op	-11
<[0 sec	-11
<[0 stuks	-17
<[0 van	-10
<[0 werkdagen	-10
<[0 wie	-19
<[0 zakt	-17
<[: als	-15
<[: bij	-18
<[: dinsdag	-14
<[: een	17
<[: er	-18
<[: fw	-18
<[: geen	-17
<[: gerrit	-11
<[: goedemorgen	-14
<[: het	17
<[: hoe	10
<[: iemand	-17
<[: ik	-15
<[: laat	-14
<[: laatste	-20
<[: met	-9
<[: monster	-13
<[: monteur	-10
<[: na	-12
<[: oke	-15
<[: op	-23
<[: r	-14
<[: re	-19
<[: secretariaat	-14
<[: snoer	-10
<[: we	-20
<[: wie	-17
<[: één	-14
<[; de	-17
<[^ a	-14
<[^ aanvragen	12
<[^ aanwezig	-19
<[^ afgelopen	-12
<[^ afkoelen	-13
<[^ afspraak	-18
<[^ als	-45
<[^ alvast	-14
<[^ alweer	-16
<[^ arm	-21
<[^ banden	-15
<[^ betreft	-25
<[^ blijf	-11
<[^ brander	-15
<[^ breek	-16
<[^ check	-19
<[^ chef	-17
<[^ controleer	-11
<[^ coördinator	-15
<[^ d	-11
<[^ dagblad	-16
<[^ dat	-35
<[^ de	-48
<[^ dennis	-19
<[^ depot	-14
<[^ directie	-19
<[^ do	-22
<[^ dode	11
<[^ doel	-25
<[^ doorgeven	-12
<[^ draai	-15
<[^ dubbel	12
<[^ e	-10
<[^ een	-12
<[^ elke	-10
<[^ eén	-22
<[^ film	-17
<[^ frituur	-15
<[^ geachte	-28
<[^ geen	-25
<[^ gelieve	-19
<[^ giet	-11
<[^ glas	-18
<[^ goedemiddag	-25
<[^ goeiemorgen	-22
<[^ gooi	-11
<[^ groet	-17
<[^ h	-12
<[^ haha	-18
<[^ hallo	-21
<[^ hang	-16
<[^ held	-13
<[^ help	-18
<[^ het	-76
<[^ hieronder	-19
<[^ hoger	-13
<[^ hr	-19
<[^ ieder	-12
<[^ iedere	-27
<[^ iemand	10
<[^ ik	-39
<[^ in	-42
<[^ is	9
<[^ jongens	-16
<[^ kazen	16
<[^ kees	-14
<[^ kevin	-19
<[^ kijken	-19
<[^ klacht	-21
<[^ kun	-24
<[^ laat	-29
<[^ lees	-19
<[^ lieve	-14
<[^ loog	-18
<[^ losse	-16
<[^ ma	-16
<[^ maximaal	-18
<[^ meld	-17
<[^ merci	-19
<[^ minder	-13
<[^ mo	-12
<[^ naald	-15
<[^ nagaan	-10
<[^ nieuwe	-38
<[^ noteer	-14
<[^ notulen	-21
<[^ nr	-13
<[^ o	-10
<[^ oké	-26
<[^ ontvangst	12
<[^ onze	-40
<[^ op	-31
<[^ opgesteld	-13
<[^ opmerking	-19
<[^ opmerkingen	-8
<[^ oude	-20
<[^ papieren	-16
<[^ parkeren	-16
<[^ patiënten	8
<[^ ph	-9
<[^ platen	-25
<[^ postbus	-9
<[^ productie	-19
<[^ protocol	-21
<[^ rederij	-17
<[^ regels	-23
<[^ registratie	-15
<[^ rev	-14
<[^ rijd	-14
<[^ ronde	-15
<[^ rondvraag	-11
<[^ scheur	-15
<[^ schoenen	10
<[^ schoonmaak	18
<[^ sindsdien	-14
<[^ slang	-9
<[^ sluiting	-10
<[^ spoel	-9
<[^ sportieve	-12
<[^ stap	-13
<[^ steek	-12
<[^ stop	-15
<[^ stroom	-19
<[^ tabel	-17
<[^ teamoverleg	-12
<[^ tel	-10
<[^ telefoons	-17
<[^ ten	-14
<[^ thuis	-19
<[^ ticket	-12
<[^ tijdens	-20
<[^ tik	-10
<[^ titel	-18
<[^ toelichting	-17
<[^ toepassingsgebied	-16
<[^ tom	-19
<[^ trekkenwand	12
<[^ twijfel	-19
<[^ twijfelt	-9
<[^ uitgifte	12
<[^ vandaar	-22
<[^ varia	-13
<[^ verschil	-15
<[^ verslag	-25
<[^ vervolgens	-14
<[^ vooral	-21
<[^ voorkomen	-20
<[^ voorlopig	-10
<[^ vooruit	-13
<[^ wat	-39
<[^ we	-25
<[^ wendy	-16
<[^ wie	-26
<[^ wij	-19
<[^ wo	-13
<[^ zal	-19
<[^ zodra	-14
<[^ zucht	-19
<[aan boord	-23
<[aan de	-53
<[aan een	-29
<[aan het	-38
<[aan nieuwe	-16
<[aan zijn	-9
<[aanleiding van	-11
<[aannemen van	-15
<[achter de	-33
<[achter het	-17
<[achterkant van	-10
<[af met	-13
<[af op	-22
<[afgesproken dat	-16
<[afvinken op	-16
<[akkoord van	-15
<[al de	-12
<[al een	-20
<[al het	-12
<[alleen als	-16
<[alleen bij	-10
<[alleen de	-15
<[alleen met	-18
<[alleen op	-11
<[alles in	-17
<[alles met	-11
<[alles na	-10
<[alles wat	-13
<[als de	-10
<[als een	-10
<[als eerste	-14
<[als er	-27
<[als het	-32
<[als iemand	-20
<[als ik	-17
<[als laatste	-18
<[als nieuwe	-15
<[altijd bij	-8
<[altijd een	-17
<[altijd iemand	-12
<[altijd met	-15
<[anders zijn	-12
<[apotheek de	12
<[asiel in	-14
<[baan op	-19
<[bak met	-16
<[bedrijf van	-10
<[begin ik	-10
<[begin van	-13
<[beginnen met	-14
<[begint met	-14
<[behalve dat	-9
<[behalve de	-20
<[beide kanten	-12
<[beiden het	-11
<[bel de	-12
<[bellen met	-11
<[belt de	-23
<[belt het	-10
<[ben de	-13
<[bepaalt het	-13
<[bergen op	-8
<[beschrijving van	-26
<[beslist de	-16
<[beste collega's	-11
<[bezig met	-17
<[bij aankomst	-12
<[bij binnenkomst	-13
<[bij dat	-11
<[bij de	-13
<[bij dezen	-21
<[bij harde	-16
<[bij les	-9
<[bij nieuwe	-22
<[bij onze	-17
<[bij oranje	-14
<[bij regen	-9
<[bij twijfel	-11
<[bij verschil	-9
<[bij vorst	-12
<[bij wat	-14
<[bij wind	-14
<[bijna een	-20
<[binnen dertig	-14
<[binnen een	-17
<[binnen het	-14
<[blad in	-17
<[bleek dat	-12
<[blijven er	-11
<[boven de	-36
<[boven het	-17
<[brengt de	-9
<[brug op	-19
<[buiten de	-23
<[bus met	-17
<[camping de	-20
<[cliënt thuis	-10
<[collega een	-19
<[controle van	-18
<[controleert het	-14
<[controleren van	-14
<[daar een	-15
<[daarna de	-13
<[daarom een	-17
<[dacht dat	-12
<[dag erna	-16
<[dag sven	-17
<[dag veerle	-9
<[dagen in	-15
<[dan breng	-11
<[dan de	-24
<[dan draai	-10
<[dan een	-40
<[dan hangt	-19
<[dan het	-23
<[dan in	-11
<[dan met	-17
<[dan op	-11
<[dan rollen	-10
<[dan zaag	-8
<[dan zet	-19
<[dan één	-15
<[dat bij	-14
<[dat de	-35
<[dat ding	-19
<[dat een	-26
<[dat elke	-16
<[dat er	-27
<[dat het	-34
<[dat iemand	-9
<[dat ik	-18
<[dat in	-11
<[dat is	-35
<[dat met	-23
<[dat pim	-13
<[dat we	-21
<[de aantallen	-11
<[de achterbank	-11
<[de achterdeur	-9
<[de achterkant	-14
<[de advocaat	-18
<[de afdeling	-9
<[de afspraak	-12
<[de ander	-10
<[de arts	-16
<[de assistente	-16
<[de assistentes	-11
<[de auto	-16
<[de autoclaaf	-18
<[de avonddienst	-16
<[de baan	-9
<[de baas	-19
<[de babyfoon	-14
<[de ballon	-10
<[de bedoeling	-15
<[de begeleider	-10
<[de beheerder	-12
<[de bek	-18
<[de bestelling	-11
<[de beveiliger	-12
<[de bewoners	-13
<[de boiler	-10
<[de borst	-12
<[de borstel	-12
<[de boswachter	-12
<[de bovenste	-18
<[de brander	-10
<[de breuk	-18
<[de brug	-13
<[de bruikleenovereenkomst	-11
<[de buren	-15
<[de burgemeester	-10
<[de cel	-13
<[de cellen	-18
<[de centrale	-15
<[de chef	-13
<[de chip	-8
<[de cliënt	-17
<[de computer	-12
<[de conciërge	-16
<[de coördinator	-13
<[de dakgoot	-9
<[de dienstdoende	-12
<[de dierenambulance	-19
<[de dierenarts	-11
<[de dierverzorger	-12
<[de directeur	-10
<[de directie	-24
<[de dokter	-10
<[de draad	-9
<[de draden	-18
<[de elektricien	-8
<[de elektrische	16
<[de elleboog	-10
<[de ene	-20
<[de fiets	-12
<[de filter	-10
<[de firma	-12
<[de gast	-12
<[de gebruiker	-9
<[de gehaktmolen	12
<[de gewone	-11
<[de goede	-10
<[de goot	-15
<[de grens	-11
<[de haard	-13
<[de haven	-17
<[de haverklap	-15
<[de helft	-19
<[de herfstvakantie	-15
<[de hond	-25
<[de huid	-13
<[de huidige	-11
<[de ijsmeester	-11
<[de inlaat	-14
<[de inspectie	-18
<[de instructeur	-14
<[de jodium	-14
<[de jongens	-22
<[de jongste	-18
<[de juiste	-23
<[de kaas	-14
<[de kade	-19
<[de kamers	-8
<[de kantine	-10
<[de kap	-8
<[de kassa	-11
<[de kat	-15
<[de kempen	-8
<[de kerk	-10
<[de keuken	-20
<[de klantkaart	-8
<[de klas	-12
<[de klep	-13
<[de kleur	-11
<[de klok	-12
<[de klokken	-13
<[de koeling	-8
<[de koelkast	-10
<[de koepel	-18
<[de koerier	-8
<[de koffer	-14
<[de kringloop	-15
<[de kruimels	-15
<[de kuip	-16
<[de kwaliteit	-13
<[de ladder	-9
<[de lader	-13
<[de lange	-12
<[de lege	-11
<[de leiding	-18
<[de leidingen	-10
<[de lift	-26
<[de linde	-12
<[de loods	-20
<[de machinist	-10
<[de mappen	-10
<[de matroos	-11
<[de meeste	-9
<[de melk	-21
<[de mensen	-15
<[de met	-15
<[de middag	-11
<[de middelste	-13
<[de milieustraat	-10
<[de molen	-17
<[de momentsleutel	-16
<[de monteur	-17
<[de muur	-22
<[de netbeheerder	-10
<[de nieuwe	-24
<[de nummers	-16
<[de nvwa	-16
<[de omgevingsdienst	-10
<[de ontvangst	-27
<[de opening	-16
<[de opgang	-9
<[de oproep	-12
<[de oude	-20
<[de overdracht	-21
<[de pallet	-12
<[de papieren	-17
<[de partij	-14
<[de pers	-11
<[de plaat	-9
<[de plank	-11
<[de planner	-15
<[de plastic	-13
<[de ploeg	-11
<[de politie	-14
<[de portier	-10
<[de prijs	-9
<[de punten	-12
<[de rdw	-9
<[de rem	-10
<[de restaurator	-9
<[de rij	-9
<[de ring	-10
<[de rubber	-10
<[de rug	-10
<[de schaar	-13
<[de schapen	-13
<[de schipper	-23
<[de schippers	-17
<[de secretaris	-15
<[de shunt	-13
<[de site	-13
<[de slang	-10
<[de sluis	-10
<[de snaren	-15
<[de stagiaire	-9
<[de stagiaires	-13
<[de stelling	-12
<[de straat	-18
<[de studenten	-18
<[de tafels	-10
<[de teamleider	-12
<[de tester	-12
<[de tillift	-20
<[de toonbank	-19
<[de trekker	-15
<[de twaalf	-9
<[de uitzendkrachten	-11
<[de uv-lamp	-13
<[de veearts	-9
<[de veiling	-18
<[de velg	-9
<[de vergadering	-14
<[de verkeerde	-15
<[de verkoop	-16
<[de verkoper	-8
<[de verpleegkundige	-10
<[de verzekeraar	-18
<[de verzekering	-16
<[de vierde	-11
<[de voeten	-18
<[de voorman	-9
<[de voorzitter	-14
<[de vrijwilliger	-10
<[de waarborg	-12
<[de waarden	-12
<[de werfleider	-9
<[de werkbon	-10
<[de wielen	-13
<[de wijkagent	-13
<[de wiki	-16
<[de wind	-8
<[de winkel	-13
<[de zaal	-13
<[de zakken	-9
<[de zaklamp	-11
<[de zeilen	-22
<[de zestien	-18
<[de zieke	-14
<[de zomer	-17
<[derde van	-15
<[deur op	-10
<[deze zomer	-13
<[dicht met	-13
<[dicht zijn	-11
<[die dat	-13
<[die de	9
<[die een	14
<[die er	-15
<[die het	-18
<[die ik	-23
<[die in	-15
<[die is	-14
<[die op	-12
<[die van	-21
<[die zijn	-16
<[direct de	-11
<[direct in	-15
<[direct na	-13
<[dit in	-17
<[dit is	-27
<[dit op	-20
<[dit voorjaar	-24
<[doe de	-20
<[doe het	-15
<[doen als	16
<[doen met	-34
<[doen we	-25
<[doen wij	-22
<[doet als	22
<[doet de	-26
<[doet er	-12
<[doet het	15
<[doet met	-22
<[doet na	-12
<[door de	-34
<[door een	-26
<[door het	-28
<[draai de	-12
<[draaiboek van	-20
<[draait de	-18
<[draait het	-18
<[drie millimeter	-15
<[drie op	-13
<[drie punten	-19
<[drie verschillende	-23
<[drogen met	-11
<[droog is	-12
<[dus als	-23
<[dus bij	-18
<[dus dat	-12
<[dus de	-29
<[dus een	-12
<[dus geen	-14
<[dus ik	-13
<[dus sorry	-12
<[echt een	-16
<[een a4'tje	-14
<[een afspraak	-22
<[een afwijking	-22
<[een ander	-32
<[een beetje	-19
<[een bericht	-14
<[een beschreven	-16
<[een beschrijving	-22
<[een boete	-14
<[een briefje	-19
<[een bril	-12
<[een container	-13
<[een deken	-9
<[een dergelijk	-11
<[een draaiboek	13
<[een druppel	-13
<[een duidelijk	-15
<[een duidelijke	-11
<[een dun	-14
<[een eenvoudige	-20
<[een familiebedrijf	-11
<[een fiche	-11
<[een fiets	-13
<[een flesje	-10
<[een gast	-17
<[een gat	-21
<[een geschreven	-17
<[een goede	-19
<[een groot	-15
<[een halfuur	-23
<[een handdoek	-8
<[een handleiding	-18
<[een heldere	-19
<[een helixtest	-10
<[een hernia	-14
<[een huurder	-18
<[een in	-10
<[een invaller	-13
<[een jongen	-16
<[een kier	-16
<[een klein	-17
<[een kwart	-16
<[een lamp	-10
<[een laptop	-11
<[een legitimatie	-9
<[een minuut	-10
<[een mooi	-12
<[een nette	-11
<[een nieuw	-18
<[een nieuwe	10
<[een overledene	-20
<[een paaltje	-11
<[een paar	-15
<[een paard	-17
<[een ploeg	-21
<[een protocol	-17
<[een regionale	-15
<[een review	-14
<[een rij	-9
<[een rijtje	-17
<[een schone	-10
<[een schriftelijke	-17
<[een slang	-12
<[een sms	-14
<[een stagiair	-13
<[een stappenplan	-22
<[een stipje	-13
<[een student	-17
<[een tas	-15
<[een tiende	-11
<[een val	-21
<[een volle	-13
<[een voorschrift	-18
<[een werkinstructie	-24
<[eens in	-17
<[eens op	-25
<[eens proberen	-17
<[eerlijk gezegd	-12
<[eerst de	-30
<[eerst een	-14
<[eerst het	-22
<[eerst kijken	-11
<[eerst met	-24
<[eerst op	-15
<[eerste rijles	-23
<[eh dat	-16
<[eh de	-26
<[eh een	-11
<[eh het	11
<[eh ik	-16
<[eh in	-14
<[eh met	-27
<[eh wat	-17
<[eh we	-16
<[einde van	-14
<[elk kwartaal	-13
<[elkaar in	-14
<[elke dinsdag	-15
<[elke vakantie	-12
<[en afgelopen	-12
<[en als	-35
<[en bij	-14
<[en bloemen	-12
<[en daarvan	-17
<[en dat	-27
<[en de	-11
<[en een	-35
<[en er	-22
<[en geen	-18
<[en geven	-16
<[en hangt	-14
<[en het	-47
<[en hoe	-27
<[en hoger	-9
<[en hoogte	-16
<[en hou	-12
<[en ik	-19
<[en in	-14
<[en is	-14
<[en laat	-16
<[en loop	-9
<[en mailt	-8
<[en met	-24
<[en na	-25
<[en noemt	-12
<[en ontsmet	-11
<[en overschoenen	-9
<[en pakt	-16
<[en prikt	-8
<[en sindsdien	-11
<[en solderen	-12
<[en soms	-14
<[en van	-14
<[en verder	-15
<[en vergelijk	-8
<[en vocht	-9
<[en vooral	-9
<[en wat	-22
<[en we	-11
<[en wie	-10
<[en wij	-9
<[en wijst	-17
<[en zet	-20
<[en zetten	-13
<[en zijn	-12
<[en één	-15
<[enkel de	-11
<[er bij	-18
<[er de	-9
<[er een	-50
<[er eentje	-13
<[er geen	-19
<[er helemaal	-11
<[er hoort	-10
<[er iemand	9
<[er in	-12
<[er is	-20
<[er met	-27
<[er na	-15
<[er van	-13
<[er wat	-18
<[er zijn	-21
<[er één	-14
<[eraf als	-17
<[erbij in	-11
<[eruit met	-23
<[even in	-18
<[even inspreken	-18
<[even luisteren	-13
<[fles rechtop	-14
<[foto van	-14
<[foto's van	-13
<[ga ik	-15
<[gaan we	-14
<[gaat als	-16
<[gaat dat	-16
<[gaat de	-25
<[gaat er	-12
<[gaat het	-25
<[gaat in	-24
<[gaat met	-24
<[gaat op	-8
<[gang van	-16
<[gasten een	-19
<[ge dat	-16
<[ge laat	-14
<[ge met	-15
<[ge op	-13
<[ge steekt	-20
<[geachte heer	-16
<[gebeurd is	-13
<[gebruik van	-13
<[geeft een	-15
<[geeft geen	-8
<[geeft het	-20
<[geen discussie	-11
<[geen droge	-9
<[geen een	-15
<[geen glas	-13
<[geen moeilijke	-10
<[geldt een	-10
<[gelieve onderstaande	-12
<[gemeld bij	-14
<[gesloten in	-9
<[gevonden voorwerpen	-23
<[geweest is	-15
<[giet het	-19
<[ging het	-12
<[glas in	-13
<[goed is	-12
<[goed met	-17
<[gooi ik	-10
<[graag een	-31
<[graag omzetten	-12
<[groot gedrukt	-19
<[grote letters	-17
<[haal de	-17
<[haalt de	-24
<[had een	-14
<[hadden we	-13
<[halen met	-10
<[half zeven	-11
<[hallo hallo	-15
<[hand van	-9
<[handen van	-10
<[handen wassen	-20
<[hangt de	-20
<[hangt er	-13
<[harde wind	-10
<[heb een	-17
<[heb er	-15
<[heb het	-11
<[heb ik	-12
<[heb in	-8
<[heb is	-24
<[hebben de	-14
<[hebben een	-35
<[hebben er	-18
<[hebben het	-16
<[hebben we	-24
<[hebben wij	-23
<[heeft de	-23
<[heeft een	-30
<[heeft er	-24
<[heeft het	-18
<[heeft ingevuld	-11
<[heeft zijn	-13
<[heet dat	-25
<[helft van	-14
<[helpen met	-15
<[hem in	-8
<[hem op	-17
<[het aantal	-9
<[het account	-14
<[het als	-13
<[het asiel	-20
<[het bericht	-15
<[het bij	-13
<[het boek	-14
<[het certificaat	-15
<[het concept	-11
<[het conditierapport	-11
<[het contract	-14
<[het controleren	14
<[het dak	-17
<[het de	-22
<[het depot	-12
<[het draaiboek	-18
<[het een	-9
<[het eerste	-22
<[het einde	-16
<[het eiwit	-20
<[het er	-15
<[het geheugen	-17
<[het gevlucht	-11
<[het gezicht	-11
<[het gezien	-17
<[het hek	-12
<[het hoofdkantoor	-16
<[het identiteitsbewijs	-12
<[het in	-10
<[het incident	-9
<[het industrieterrein	-10
<[het is	-30
<[het kalf	-18
<[het kijkgat	-16
<[het kraantje	-19
<[het laatst	-13
<[het laatste	-21
<[het lampje	-12
<[het lijf	-15
<[het logboek	-17
<[het logo	-8
<[het loket	-14
<[het lossen	-17
<[het mes	-11
<[het met	-21
<[het midden	-16
<[het museum	-21
<[het nieuwe	-21
<[het oor	-13
<[het op	-37
<[het orgel	-15
<[het oude	-14
<[het plein	-18
<[het poeder	-11
<[het probleem	-11
<[het raam	-14
<[het scherm	-10
<[het scouten	-27
<[het secretariaat	-12
<[het snappen	-19
<[het testen	15
<[het theoriecertificaat	-9
<[het touw	-13
<[het uwv	-14
<[het vak	-13
<[het van	-8
<[het veld	-11
<[het verzoek	-10
<[het voertuig	-9
<[het voeteneind	-9
<[het voorjaar	-21
<[het voorwerp	-8
<[het vuur	-20
<[het weekend	-16
<[het whiteboard	-15
<[het woord	-16
<[het zeil	-10
<[hier bij	-14
<[hier de	-20
<[hier een	-22
<[hier is	-14
<[hiervoor een	-13
<[hij de	-20
<[hij een	-11
<[hij het	-33
<[hij rijdt	-14
<[hoe dat	-25
<[hoe de	-19
<[hoe een	12
<[hoe het	9
<[hoe hoog	-15
<[hoe laat	-17
<[hoe we	-30
<[hoe wij	-50
<[hoeft er	-10
<[hoeveel het	-13
<[hoi met	-14
<[hoofd td	-15
<[hou het	-16
<[houdt de	-11
<[hun vakje	-13
<[hè dat	-12
<[ie het	-18
<[iedereen dacht	-13
<[iedereen het	10
<[iedereen op	-12
<[iemand een	-20
<[iemand in	-15
<[iemand met	15
<[iemand onwel	-10
<[iemand op	11
<[iemand van	-13
<[iets op	-25
<[ik dat	-11
<[ik de	-14
<[ik dicteer	-16
<[ik een	-23
<[ik er	-8
<[ik geef	-8
<[ik hang	-13
<[ik het	-32
<[ik ken	-12
<[ik laat	-13
<[ik op	-19
<[ik run	-9
<[ik spreek	-17
<[ik verzoek	-12
<[in bij	-13
<[in brugge	-21
<[in dat	-15
<[in de	-50
<[in een	-48
<[in eerste	-14
<[in elke	-14
<[in februari	-10
<[in gewone	-11
<[in heerlen	-16
<[in het	-30
<[in januari	-11
<[in juni	-9
<[in limburg	-12
<[in lokeren	-11
<[in mei	-8
<[in november	-13
<[in oktober	-16
<[in omloop	-13
<[in onze	-27
<[in op	-11
<[in quarantaine	-18
<[in september	-14
<[in t	-14
<[in terneuzen	-12
<[in tilburg	-10
<[in één	-18
<[instructie van	-28
<[is besloten	-16
<[is bij	-10
<[is dat	-21
<[is de	9
<[is een	-49
<[is elke	-17
<[is er	-20
<[is gebleken	-8
<[is geen	-16
<[is iemand	-15
<[is in	-22
<[is met	-17
<[is op	-25
<[is stoppen	-8
<[is van	-18
<[is verplaatst	-9
<[is vervangen	-18
<[is wat	-13
<[is één	-17
<[ja hallo	-15
<[ja met	-19
<[ja oké	-13
<[ja test	-17
<[jaar een	-26
<[jaar in	-19
<[je bent	-17
<[je bij	-21
<[je de	-40
<[je er	-10
<[je geen	-13
<[je het	-34
<[je in	-10
<[je laat	-15
<[je met	-19
<[je op	-23
<[je strepen	-9
<[je van	-13
<[je vult	-13
<[je zet	-23
<[jij er	-18
<[jij het	-13
<[jongen in	-16
<[jongens van	-18
<[jullie een	13
<[jurk op	-9
<[kaart in	-9
<[kaartje eraan	-15
<[kaartje in	-10
<[kaartje met	-15
<[kale plekken	-14
<[kamer met	-10
<[kan de	-18
<[kan iemand	-22
<[kan volgen	-17
<[kanten op	-13
<[kar met	-20
<[kast met	-11
<[keer in	-11
<[keer met	-16
<[keer op	-14
<[kijkt de	-12
<[kijkt na	-10
<[kijkt op	-16
<[kind dat	-15
<[klant is	-14
<[klant met	-11
<[klep op	-10
<[komen in	-8
<[komen van	-9
<[komt een	-20
<[komt er	-20
<[komt in	-27
<[komt op	11
<[kort verslag	-15
<[korte zinnen	-10
<[krijgen een	-20
<[krijgen geen	-12
<[krijgen van	-10
<[krijgen we	-11
<[krijgt een	-22
<[krijgt het	-17
<[krom zijn	-15
<[kunnen we	-18
<[kunnen zetten	-15
<[kwartier kijken	12
<[laat dat	-12
<[laat de	-32
<[laat een	-22
<[laat het	-25
<[laatste verzorging	-19
<[langs de	-21
<[laten afkoelen	-15
<[leeg op	-9
<[leerling thuis	-11
<[lees de	-12
<[leest de	-24
<[leest het	-16
<[leg de	-12
<[leg een	-8
<[legt de	-15
<[legt het	-13
<[les in	-10
<[levert de	-16
<[lezen hoe	-10
<[licht op	-12
<[ligt in	-14
<[lijn in	-15
<[lijst met	-9
<[lijst van	-10
<[loopt de	-31
<[loopt het	-18
<[maak een	-19
<[maak er	-10
<[maak het	-14
<[maakt de	-20
<[maakt een	-11
<[maakt het	-14
<[maand een	-19
<[maanden na	-9
<[maar bij	12
<[maar dat	-14
<[maar de	-30
<[maar een	-18
<[maar het	-25
<[maar hoe	-12
<[maar ik	-18
<[maar op	-16
<[maar serieus	-18
<[maar wat	-18
<[maar wij	-18
<[maat van	-10
<[mag ik	-12
<[mag meekijken	-11
<[mail van	-10
<[maken met	-13
<[maken van	-14
<[maken we	-20
<[manier van	-27
<[mee op	-12
<[meer op	-11
<[meet de	-17
<[melden bij	-15
<[meldt het	-13
<[men de	-11
<[men in	-9
<[mensen met	-16
<[met alcohol	-12
<[met als	-21
<[met de	-31
<[met een	-27
<[met gevonden	19
<[met het	-61
<[met krijt	-15
<[met pensioen	-14
<[met schriftelijk	-15
<[met warm	-14
<[met welk	-15
<[met zijn	-13
<[met één	-14
<[meteen de	-8
<[meteen in	-12
<[meten met	-15
<[mij de	-21
<[mij een	-16
<[mij in	-14
<[mijn broer	-17
<[mijn dochter	-9
<[mijn neef	-14
<[mijn schoonbroer	-12
<[mijn vader	-19
<[mijn verzoek	-13
<[mijn vrouw	-12
<[mijn zoon	-14
<[mijn zus	-10
<[minstens een	-26
<[minuten in	-11
<[moet een	-18
<[moet er	-20
<[moet het	-24
<[moet op	-16
<[moet van	-8
<[moet één	-14
<[moeten de	-10
<[moeten we	-24
<[mogen er	-8
<[molenaar op	-15
<[monteur is	-9
<[na afloop	-10
<[na de	-21
<[na een	-33
<[na elke	-30
<[na het	-28
<[naam in	-11
<[naar aanleiding	-21
<[naar beneden	-17
<[naar de	-36
<[naar een	-29
<[naar het	-30
<[naar zijn	-10
<[naast de	-26
<[nacht in	-10
<[nakijken op	-10
<[natte zakjes	-12
<[nee dat	-9
<[neem de	-12
<[neem het	-9
<[neemt de	-18
<[neemt het	-18
<[netjes uitwerken	-11
<[niet als	-25
<[niet appen	-9
<[niet bij	-12
<[niet blij	-10
<[niet dat	-9
<[niet de	-19
<[niet een	-21
<[niet eerder	-11
<[niet het	-19
<[niet hoger	-16
<[niet met	-16
<[niet na	-17
<[niet onderbreken	-9
<[niet op	-22
<[niet roken	-9
<[niet thuis	-20
<[niet tijdens	-15
<[niet verder	-9
<[niet vergeten	-13
<[niet zijn	-8
<[nieuwe collega's	-18
<[nieuwe jongen	-19
<[nieuwe leverancier	-18
<[nieuwe medewerkers	-10
<[niks gebeurd	-10
<[nog een	-26
<[nog geen	-12
<[nog op	-15
<[nooit bij	-13
<[nooit de	-13
<[nooit een	-9
<[nooit in	-15
<[nooit met	-23
<[nooit op	-22
<[nou dat	-8
<[nu een	-32
<[nummer van	-13
<[of de	-23
<[of een	-34
<[of er	-26
<[of het	-30
<[of hoger	-11
<[of iedere	16
<[of in	-17
<[om de	-39
<[om het	11
<[om negen	-9
<[om zeven	-21
<[omdat de	-19
<[omdat er	-11
<[onder de	-41
<[onder een	-8
<[onder het	-16
<[onderwerp is	-23
<[ons de	-12
<[ons in	-12
<[ons kinderdagverblijf	-15
<[ons op	-15
<[ons terrein	-11
<[ontruimt de	-15
<[ontvangen van	-13
<[ontvangst van	-24
<[onze jongste	-9
<[onze mensen	-21
<[ooit opgeschreven	-19
<[ook als	-19
<[ook de	-33
<[ook een	-22
<[ook op	-13
<[op afstand	-24
<[op bezoek	-21
<[op bij	-11
<[op dat	-12
<[op de	-13
<[op een	-41
<[op elke	-12
<[op glas	-11
<[op het	-53
<[op iedere	-12
<[op lengte	-9
<[op nul	-10
<[op onze	-15
<[op schrift	-24
<[op zaterdag	-9
<[op zijn	-19
<[op één	-19
<[ophalen bij	-9
<[opname van	-14
<[opschrijven hoe	12
<[opschrijven in	-17
<[oud ijzer	-14
<[oud vet	-12
<[over de	14
<[over een	13
<[over het	31
<[over op	-17
<[over wat	8
<[pakt een	-13
<[papier zetten	-21
<[partner op	-15
<[pas als	-23
<[pas bij	-12
<[pas de	-16
<[pas in	-9
<[pensioen is	-10
<[per pad	-16
<[ploeg van	-12
<[procedure van	-19
<[protocol van	-14
<[rekenen we	-13
<[rest van	-9
<[rijd de	-13
<[rijden we	-8
<[rijdt de	-11
<[rijdt met	-18
<[roept de	-22
<[ruikt het	-14
<[s avonds	-17
<[s middags	-11
<[s morgens	-22
<[s nachts	-13
<[s ochtends	-28
<[samen het	-9
<[samen in	-11
<[samen met	-21
<[schoon met	-15
<[schriftelijk akkoord	-12
<[schrijf dat	-9
<[schrijf het	-26
<[simpel mogelijk	-10
<[sinds de	-24
<[sleutel in	-14
<[sleutel van	-10
<[slijpen in	-8
<[sluit de	-15
<[sms met	-14
<[spoelt de	-18
<[spoelt het	-19
<[spreek het	-18
<[spreekt met	-27
<[staat de	-18
<[staat er	-13
<[staat in	-15
<[staat nergens	-16
<[staat op	-31
<[steekt er	-12
<[steekt zijn	-11
<[stelt de	-24
<[stond er	-16
<[stuurt het	-20
<[t is	-14
<[t vet	-19
<[tablet van	-11
<[te brengen	-25
<[te horen	-17
<[te laat	-11
<[te schreeuwen	-14
<[te schrijven	-15
<[te snel	-11
<[te stellen	-22
<[te zijn	-9
<[tegen de	-21
<[tegen het	-28
<[tekent de	-8
<[tel de	-11
<[telefoon in	-9
<[telefoon van	-9
<[teller op	-9
<[telt de	-16
<[ten hoogste	-10
<[ten slotte	-8
<[terug de	-15
<[terug op	-15
<[terwijl de	-19
<[test de	-11
<[test test	-16
<[testen op	-18
<[tevoren de	-18
<[thuis op	-8
<[ticket sluiten	-10
<[tien seconden	-13
<[tijd is	-9
<[tijdens de	-22
<[tijdens het	16
<[toen bleek	-9
<[toen ik	-10
<[tot de	-23
<[tot een	-20
<[tot elleboog	-9
<[tot er	-10
<[tot het	-26
<[tot op	-18
<[trek met	-14
<[tussen de	-16
<[twee emmers	-10
<[twee kratten	-10
<[twee mensen	-26
<[twee nieuwe	-13
<[u een	-20
<[u het	-16
<[uit als	-21
<[uit de	-37
<[uit een	-25
<[uit het	-24
<[uit hoe	18
<[uit in	-10
<[uitgifte van	-16
<[uitleen instrumenten	-23
<[uitsluitend met	-10
<[uitzetten van	-13
<[uur bij	-15
<[uur de	-19
<[uur een	-14
<[uur gesloten	-13
<[uur met	-9
<[uur na	-13
<[uur van	-10
<[val van	-16
<[van achteren	-16
<[van damme	-15
<[van dat	13
<[van de	-14
<[van den	-10
<[van der	-11
<[van dinsdag	-14
<[van een	-63
<[van elke	-15
<[van het	13
<[van negen	-17
<[van onze	-22
<[van tevoren	-25
<[van toon	-19
<[van veertien	-16
<[van vijftien	-8
<[van wie	-11
<[van zaken	-21
<[vanaf de	-20
<[vanaf het	-12
<[vanuit de	-18
<[vast in	-17
<[vast met	-19
<[vast rondje	-14
<[vergadering van	-13
<[vergelijkt de	-9
<[vergelijkt het	-17
<[verslag teamoverleg	-10
<[via de	-21
<[via het	-21
<[vier hectare	-14
<[vijf werkdagen	-11
<[voeren we	-8
<[voert het	-16
<[voilà dat	-10
<[volgens de	-9
<[volgens een	-16
<[volgens het	-11
<[volgorde van	-14
<[volgt de	-13
<[vond dat	-14
<[voor als	22
<[voor dat	-26
<[voor een	15
<[voor eta	-16
<[voor het	25
<[voor in	-24
<[voor nieuwe	-20
<[voor onze	-25
<[voor op	-19
<[voor personeel	-20
<[voor wie	-16
<[voor zijn	-18
<[voor één	-14
<[voorbij de	-18
<[voordat de	-21
<[voordat er	-11
<[voorkomen dat	-19
<[vorige winter	-10
<[vraag hoe	-17
<[vraag van	-12
<[vraagt de	-27
<[vraagt een	-19
<[vraagt hoe	-12
<[vraagt wat	-16
<[vragen een	-11
<[vragen wanneer	-16
<[vrij als	-14
<[vrij chloor	-13
<[vrijwillig molenaar	-13
<[vrijwilligers we	-13
<[vrouw is	-15
<[vullen met	-13
<[vóór de	-26
<[vóór het	-29
<[waar de	-26
<[waar het	-29
<[wacht op	-19
<[wanneer het	-23
<[want als	-12
<[want de	-24
<[want er	-16
<[want het	-12
<[want ik	-16
<[want van	-12
<[want we	-16
<[was dat	-12
<[was de	-13
<[was een	-17
<[was er	-15
<[was het	-17
<[wassen op	-14
<[wast de	-9
<[wat de	-21
<[wat een	-20
<[wat er	-37
<[wat ging	-11
<[wat het	-28
<[wat ik	-25
<[wat van	-10
<[wat we	13
<[wat wij	-20
<[water in	-9
<[water met	-11
<[water van	-13
<[we dat	-22
<[we de	16
<[we er	-8
<[we geen	-15
<[we hadden	-14
<[we het	12
<[we in	13
<[we later	-9
<[we met	-21
<[we voortaan	-16
<[we zijn	-16
<[week een	-18
<[weer een	-27
<[weer op	-10
<[weer storing	-11
<[weet wat	-15
<[weg dat	-13
<[wegen van	-14
<[werk op	-12
<[werken met	-17
<[werkwijze op	-11
<[weten hoe	-9
<[wie dat	-8
<[wie de	-20
<[wie er	-9
<[wie het	-22
<[wie wat	-11
<[wij als	-15
<[wij bij	-23
<[wij de	-19
<[wij een	19
<[wij het	-11
<[wij in	-22
<[wij zijn	-28
<[wil dat	-22
<[wil een	-22
<[wil het	-27
<[wil ik	-13
<[willen dat	-10
<[willen het	-21
<[wisselen op	-18
<[wisselen van	-12
<[wit hoe	-22
<[worden als	-18
<[worden de	-24
<[wordt de	-21
<[wordt een	-19
<[wordt elke	-12
<[wordt er	10
<[wordt gewogen	-14
<[wordt in	-16
<[wordt met	-14
<[wordt na	-16
<[wordt op	-12
<[wordt vervangen	-12
<[z'n tweeën	-16
<[zak met	-9
<[zak van	-10
<[zal ik	-20
<[ze dat	-10
<[ze de	-12
<[ze er	-8
<[ze het	-22
<[ze met	-14
<[ze van	-19
<[ze zijn	-8
<[zeg het	-17
<[zeggen dat	-11
<[zeggen hoe	-23
<[zegt dat	-18
<[zegt de	-16
<[zelf de	-21
<[zelf een	-8
<[zelf geen	-8
<[zelf op	-10
<[zelf zijn	12
<[zet de	-19
<[zet het	-24
<[zet ik	-11
<[zet zijn	-10
<[zetten de	-21
<[zetten hoe	11
<[zetten met	-14
<[zetten we	-9
<[zetten wij	-19
<[zich bij	-9
<[zien dat	-11
<[zien hoe	10
<[zij de	-13
<[zij vroegen	-20
<[zijn bezig	-12
<[zijn de	-14
<[zijn een	-28
<[zijn er	-15
<[zijn het	-15
<[zijn van	-11
<[zijn we	-13
<[zit de	-19
<[zit een	-10
<[zit er	-14
<[zo dat	-14
<[zo simpel	-14
<[zoals besproken	-9
<[zoals het	-21
<[zodat de	-16
<[zodat het	-17
<[zodra er	-18
<[zoekt het	-13
<[zolang er	-8
<[zonder het	-19
<[zonder stroom	-14
<[zwart op	-19
<[| let	-13
<[| rev	-14
<[één druppel	-13
<[– afdeling	-14
<]	-31
<^	15
<a4'tje	-8
<aan	-73
<aangifte	-16
<aanleiding	-13
<aannemen	-22
<aantal	-11
<aantrekken	-18
<acht	-23
<achter	-39
<achterkant	-16
<achterste	-14
<achteruit	-17
<achttien	-19
<adres	-20
<adviseur	-10
<advocaat	-11
<af	-27
<afdeling	-18
<afgelopen	-12
<afgesproken	-16
<aflezen	-11
<afloop	-11
<afnemen	-16
<afsluiten	-29
<afspraak	-17
<afspraken	-15
<afstand	-24
<afvinken	-16
<afwijking	-9
<akkoord	-15
<al	-37
<alcohol	-17
<alle	-43
<allee	-21
<alleen	-39
<allemaal	-20
<alles	-31
<als	-41
<alsof	-12
<alstublieft	-23
<altijd	-35
<alweer	-13
<ander	-34
<andere	-21
<anders	-36
<antwoord	-10
<apart	-9
<apotheek	9
<april	-10
<arm	-20
<asiel	-17
<assistente	-18
<assistentes	-15
<atelier	-10
<audit	-10
<auditor	-10
<auto	-25
<baan	-25
<baas	-15
<bak	-20
<bakfiets	-16
<bakker	-20
<balie	-27
<band	-10
<banden	-14
<barcode	-9
<basisschool	-10
<batterij	-17
<bedrijf	-10
<been	-10
<beetje	-23
<begeleiden	-18
<begeleidster	-20
<begin	-16
<beginnen	-13
<begint	-29
<behalve	-28
<behandelen	-24
<beide	-20
<beiden	-14
<bekijkt	-16
<bel	-27
<belgische	-16
<bellen	-29
<belt	-25
<ben	-29
<bent	-11
<bepaalt	-16
<bergen	-8
<bericht	-24
<beschadigde	-12
<beschreven	-14
<beschrijven	10
<beschrijving	-26
<beslist	-16
<besloten	-14
<besproken	-9
<best	-13
<beste	-25
<bestrijden	-19
<bestuur	-8
<betaalt	-14
<beter	-14
<bevestiging	-11
<bewoner	-13
<bewoners	-15
<bezig	-16
<bezoek	-19
<bezoekers	-12
<bij	-22
<bijna	-28
<binnen	-27
<binnengekomen	-14
<binnenkomst	-18
<blad	-20
<bladzijde	-11
<blauwe	-19
<bleek	-22
<blijft	-21
<blijven	-13
<blokkeren	-18
<bocht	-23
<boek	-16
<boer	-13
<boete	-13
<bollen	-20
<bord	-17
<bordje	-19
<bouten	-8
<boven	-41
<bovenaan	-14
<brand	-10
<branden	-22
<brander	-13
<brandweer	-13
<breek	-14
<brengen	11
<brengt	-9
<breuk	-20
<briefje	-16
<bril	-9
<brug	-20
<buiten	-23
<bunkerboot	-9
<buren	-9
<burger	-10
<burgerzaken	-18
<bus	-19
<c	-17
<café	-17
<camping	-20
<cel	-13
<cellen	-10
<centimeter	-24
<chauffeur	-21
<chauffeurs	-21
<check	-19
<checklist	-19
<checkt	-9
<chef	-20
<chip	-16
<chloor	-10
<cliënt	-21
<cliënten	-8
<cm	-18
<code	-11
<collega	-27
<collega's	-10
<computer	-16
<concept	-9
<conditierapport	-12
<container	-18
<controle	-21
<controleer	-15
<controleert	-19
<controleren	-16
<coördinator	-20
<daar	-36
<daarna	-26
<daarom	-38
<daarover	-15
<daarvoor	-18
<dacht	-12
<dag	-31
<dagblad	-11
<dagelijks	-26
<dagen	-33
<dak	-12
<dan	-58
<dat	-15
<datum	-12
<de	-59
<deed	-33
<deken	-10
<dekken	-12
<den	-17
<denken	-20
<derde	-16
<desem	-17
<deur	-18
<deze	-18
<dezelfde	-27
<dicht	-26
<dichte	-20
<dienstdoende	-12
<dieren	-15
<dierverzorger	-11
<dik	-14
<dikke	-16
<dinsdag	-17
<direct	-22
<directie	-19
<dit	-49
<dode	-18
<doe	-27
<doek	-13
<doen	20
<doet	10
<donderdag	-10
<dood	-9
<door	-48
<doordat	-12
<doos	-17
<dossiers	-17
<draad	-13
<draai	-19
<draaiboek	-20
<draaien	-22
<draait	-28
<draden	-24
<droge	-12
<drogen	-22
<dronken	-15
<droog	-14
<druppel	-14
<dubbel	-22
<dubbele	-15
<duidelijk	-21
<duidelijke	-16
<duim	-10
<dun	-12
<dus	16
<duurt	-10
<duwen	-17
<echt	-24
<een	-33
<eens	-44
<eentje	-17
<eenvoudige	-22
<eerlijk	-24
<eerst	-62
<eerste	-46
<eieren	-23
<eigen	-29
<eigenaar	-10
<eigenlijk	-17
<eind	-18
<einde	-15
<eist	-18
<elektrische	-28
<elf	-20
<elk	-41
<elkaar	-23
<emmer	-19
<emmers	-9
<en	-43
<ene	12
<enkel	-9
<eraan	-23
<eraf	-28
<erbij	-12
<erin	-21
<eronder	-10
<erop	-17
<eruit	-24
<ervoor	-20
<euh	19
<euro	-17
<even	-40
<eén	-12
<factuur	-10
<familie	-26
<families	-10
<fanfare	-11
<fiets	-9
<fietsen	-15
<fijne	-12
<film	-12
<filmen	-10
<fles	-15
<formulier	-18
<foto	-21
<foto's	-18
<fout	-9
<frans	-13
<ga	-23
<gaan	-15
<gaarne	-19
<gaat	-16
<gang	-17
<gas	-17
<gasfles	-18
<gast	-28
<gasten	-29
<gat	-16
<ge	-25
<geachte	-22
<gebeld	-13
<gebeurd	-13
<gebeurt	16
<gebouw	-17
<gebruik	-16
<gebruiken	-17
<gebruikt	-12
<gebruikte	-25
<geef	-10
<geeft	-30
<geen	-50
<gegevens	-12
<gehaktmolen	-18
<geheugen	-21
<gekregen	-23
<gelden	-16
<geldt	-10
<gele	-26
<gelieve	-12
<gelijk	-20
<gemeente	-20
<gemeld	-14
<gerrit	-18
<gerust	-10
<geschreven	-12
<gesloten	-18
<geven	-16
<gevonden	-24
<gevuld	-9
<geweest	-20
<gewone	-22
<gezegd	-15
<gezicht	-17
<giet	-20
<gij	-29
<ging	-15
<gisteren	-23
<glas	-26
<goede	-17
<goedemorgen	-9
<gooi	-13
<graag	-34
<graden	-13
<graf	-21
<gram	-14
<gras	-14
<grens	-10
<groen	-16
<groene	-21
<groep	-17
<groet	-12
<grond	-13
<groot	-24
<grote	-23
<haal	-17
<haalt	-27
<haar	-13
<had	-26
<hadden	-16
<haha	-14
<halen	-28
<half	-26
<hallo	-16
<halve	-19
<hand	-31
<handen	-22
<handleiding	-20
<handschoenen	-10
<handtekening	-15
<hang	-19
<hangt	-29
<harde	-25
<hardop	-12
<haven	11
<heb	-49
<hectare	-23
<heeft	-28
<heel	-35
<heer	-16
<heet	-27
<heldere	-23
<hele	-27
<helemaal	-20
<helft	-20
<helpen	-15
<hem	-30
<het	-12
<hetzelfde	-18
<hier	-53
<hieronder	-17
<hiervoor	-13
<hij	-47
<hilde	-20
<hing	-14
<hoe	-9
<hoeft	-19
<hoeveel	-14
<hoger	-18
<hoi	-19
<hond	-26
<hoofd	-23
<hoog	-19
<hoogte	-13
<hoop	-13
<hoort	-16
<horen	-17
<hou	-16
<houdt	-14
<houten	-20
<huis	-20
<hun	-28
<huurder	-18
<identiteitsbewijs	-18
<ie	-43
<iedere	-33
<iemand	16
<iets	-39
<ijzer	-14
<ik	-69
<ilse	-20
<in	-78
<incident	-9
<indruk	-11
<inhoud	15
<inkorven	-15
<inspectie	-20
<instructeurs	-19
<instructie	-18
<instrument	-19
<interne	-14
<intussen	-11
<invullen	-10
<is	9
<ja	-43
<jaarlijks	-18
<januari	-19
<je	-52
<jerrycan	-13
<jij	-40
<jodium	-18
<jonge	-25
<jongen	-17
<jongens	-32
<jongste	-20
<juf	-13
<juist	-12
<juli	-15
<jurk	-9
<kaart	-21
<kaartje	-26
<kaas	-18
<kachel	-20
<kale	-14
<kalf	-25
<kamer	-23
<kamers	-12
<kampvuur	-22
<kan	-43
<kant	-16
<kanten	-17
<kantoor	-23
<kapotte	-14
<kapsalon	-13
<kar	-23
<kas	-16
<kassa	-21
<kast	-19
<keer	-29
<kenmerk	-11
<kennen	-21
<kenteken	-8
<ketel	-11
<keuken	-15
<keuren	-24
<keuring	-21
<kevin	-14
<kijken	-27
<kijkt	-21
<kind	-23
<kinderen	-19
<kindjes	-23
<klaar	-11
<klaarzetten	-24
<klacht	-19
<klant	-26
<klanten	-12
<klas	-9
<klein	-19
<kleine	-21
<klep	-16
<kleur	-13
<klimhal	-13
<klinkt	-15
<klopt	-13
<kluis	-14
<knip	-12
<koepel	-24
<koffer	-9
<koffie	-14
<kom	-18
<komen	-20
<kon	-18
<kooi	-16
<kooien	-11
<kop	-11
<kopie	-9
<korrel	-11
<kort	-21
<korte	-12
<koud	-26
<kraan	-14
<krat	-12
<kratten	-14
<kreeg	-10
<krijgen	-33
<krijgt	-37
<kringloop	-14
<krom	-15
<kroon	-19
<kruisje	-16
<kunnen	-33
<kunt	-20
<kwam	-9
<kwartier	8
<laag	9
<laan	-16
<laat	-40
<laatst	-16
<laatste	-38
<lab	-15
<labo	-11
<lader	-16
<lag	-14
<laken	-18
<landelijke	-11
<lang	-15
<langs	-27
<lap	-10
<laten	-45
<later	-10
<leden	-15
<leeg	-11
<leegmaken	-11
<leerling	-21
<leerlingen	-23
<lees	-13
<leest	-28
<leg	-13
<leggen	-18
<legt	-23
<leiding	-16
<lekbak	-9
<lekker	-8
<les	-16
<leuk	-12
<levende	-11
<leveringen	-19
<levert	-22
<lezen	-16
<licht	-30
<lid	-19
<liep	-21
<lier	-13
<lieve	-10
<lift	-16
<liggen	-16
<ligt	-27
<lijm	-10
<lijn	-26
<lijnen	-14
<lijst	-20
<lijstje	-22
<linker	-16
<links	-12
<lint	-28
<locatie	-16
<lokeren	-8
<loods	-18
<loopt	-38
<lopen	12
<los	-12
<losse	-22
<luizen	-17
<lukt	-9
<m	-31
<m'n	-11
<maak	-29
<maakt	-29
<maand	-27
<maandag	-14
<maanden	-11
<maart	-16
<maat	-12
<machine	-18
<mag	-28
<mail	-20
<mailt	-14
<maken	14
<man	-23
<manier	-27
<mankeert	-13
<map	-20
<masker	-13
<materiaal	-17
<matroos	-10
<me	-23
<medewerkers	-22
<medicijnen	-15
<mee	-12
<meer	-34
<meeste	-14
<meet	-25
<mei	-19
<melden	-23
<meldt	-16
<melk	-16
<men	-15
<mensen	-31
<merk	-15
<merken	-15
<metaal	-15
<meteen	-13
<meten	-14
<meter	-27
<mevrouw	-21
<midden	-16
<mij	-36
<mijn	-43
<mijnheer	-11
<millimeter	-17
<min	-16
<minder	-11
<minstens	-27
<minuten	-27
<minuut	-10
<mis	-16
<mits	-17
<moeder	-10
<moeilijke	-13
<moest	-10
<moet	-50
<moeten	-35
<mogelijk	-20
<mogen	-20
<molen	-16
<molenaar	-15
<monteur	-14
<monteurs	-21
<mooi	-16
<mooie	-16
<motor	-13
<museum	12
<na	-48
<naam	-14
<naar	-55
<naast	-31
<nabestaanden	-20
<nacht	-14
<nadine	-18
<nakijken	-10
<namen	-11
<namens	-14
<nat	-13
<natte	-22
<nederlands	-15
<nee	-46
<neem	-16
<neemt	-27
<negen	-17
<nergens	9
<net	15
<netjes	-11
<niemand	-29
<niet	-64
<nieten	-15
<niets	-26
<nieuw	-30
<nieuwe	-61
<niks	-23
<nodig	-15
<nog	-42
<noodstop	-15
<nooit	-13
<noteer	-10
<noteert	-12
<notities	-13
<notulen	-14
<nou	-33
<nu	-51
<nul	-11
<nummer	-16
<nummers	-16
<ochtends	-18
<of	-32
<oh	-22
<ok	-18
<oktober	-18
<oké	10
<omdat	-24
<omhoog	-17
<onder	-49
<onderling	-22
<onderstaande	-20
<onderwerp	-23
<online	-13
<ontruimt	-15
<ontvangen	-16
<ontvangst	-29
<onverwacht	-19
<ooit	-19
<ook	-51
<op	-42
<opa	-9
<open	-20
<openen	-17
<opengaat	-15
<opening	-14
<opent	-20
<ophalen	-19
<opmerking	-11
<opname	-15
<opnemen	-16
<opnieuw	-21
<oproep	-14
<opschrijven	12
<oranje	-11
<otter	-9
<oud	-23
<oude	-35
<oudere	-12
<ouders	-15
<over	72
<overdracht	-28
<overledene	-18
<overleg	-16
<paaltje	-14
<paar	-21
<paard	-17
<pakje	-10
<pakt	-17
<pallet	-14
<papieren	-16
<paraaf	-15
<parkeert	-18
<partij	-19
<partner	-15
<pas	-38
<passagiers	-24
<patiënt	-16
<pensioen	-10
<per	-42
<persoon	-10
<piano	-20
<plaat	-13
<plaats	-14
<plaatsen	-17
<plak	-11
<plakt	-13
<plan	-15
<plank	-12
<planner	-16
<plastic	-14
<platen	-22
<platte	-15
<plek	-9
<plekken	-16
<ploeg	-19
<plukken	-12
<post	-12
<precies	-34
<prijs	-18
<probeer	-12
<procedure	-26
<protocol	-22
<punt	-19
<raad	-8
<raam	-15
<raken	-18
<rechtop	-14
<rechtstreeks	-13
<redactie	-11
<rederij	-19
<regel	-15
<regels	-15
<regio	-15
<regionale	-24
<registrar	-14
<registreren	-15
<reinigen	-21
<rekenen	-13
<rest	-24
<rij	-17
<rijd	-14
<rijden	-12
<rijdt	-29
<rijles	-20
<rijschool	-17
<rijtje	-18
<ring	-16
<rit	-12
<ritten	-14
<rode	-19
<roep	-10
<roept	-21
<rond	-13
<ronde	-12
<rood	-14
<roos	-10
<rozen	-25
<ruikt	-19
<ruim	-16
<rustig	-18
<ruwe	-12
<s	-41
<samen	-30
<sandra	-23
<schaar	-15
<schade	-12
<schakelt	-9
<schenken	-22
<scherm	-9
<scheur	-19
<schipper	-19
<schoenen	-17
<schone	-13
<schoon	-23
<schoonbroer	-11
<schoonmaak	-17
<schoonmaken	-19
<schrift	-18
<schriftelijk	-12
<schriftelijke	15
<schrijf	-44
<schrijft	-9
<schrijven	-15
<schuif	-20
<schuim	-16
<schuin	-17
<sealbag	-9
<seconden	-14
<secretariaat	-16
<secretaris	-14
<simpel	-11
<sinds	-32
<slag	-14
<slang	-15
<sleutel	-19
<sleutels	-18
<slijpen	-8
<slimme	-13
<slot	-11
<sluis	-14
<sluit	-14
<sluiten	-17
<sms	-14
<snaren	-11
<snel	-11
<snelle	-14
<snijden	-16
<sok	-10
<sommige	-15
<soms	-17
<soort	12
<soorten	-20
<sop	-22
<sorry	-11
<spannen	-22
<spelden	-10
<spiegels	-9
<spoel	-14
<spoelen	-18
<spoelt	-26
<sporthal	-14
<spreek	-21
<spreekt	-27
<spuiten	-18
<spullen	-17
<staan	-25
<staat	-27
<stagiair	-11
<stal	-13
<stand	-17
<standplaats	-14
<stappen	-21
<stappenplan	8
<stapvoets	-15
<start	-11
<starten	-14
<steeds	-9
<steek	-13
<steekt	-18
<steken	-17
<stekkers	-14
<stel	-15
<stellen	-24
<stelling	-12
<stelt	-24
<stemmen	-24
<stenen	-15
<stichting	9
<sticker	-8
<stilte	-10
<stipje	-15
<stoel	-12
<stofzuiger	-12
<stond	-21
<stonden	-9
<stoppen	-12
<straks	-22
<stroken	-11
<strookje	-12
<stroom	-15
<student	-23
<studenten	-22
<stuk	-12
<stukken	-21
<stuks	-17
<stuur	-18
<stuurt	-24
<systeem	-11
<t	-36
<tablet	-20
<tachtig	-17
<tafel	-25
<tafels	-17
<tank	-19
<tas	-11
<te	-65
<team	-19
<teamleider	-13
<teamoverleg	-18
<tegen	-40
<tekenen	-16
<tekent	-13
<tekst	-12
<tel	-11
<telefoon	-16
<telefoonnummer	-9
<telkens	-8
<tellen	-21
<teller	-9
<telt	-15
<temperatuur	-21
<ten	-10
<ter	-21
<terrein	-16
<terug	-26
<terwijl	-20
<test	-20
<testen	-20
<tester	-8
<tevoren	-22
<theater	-15
<thuis	-33
<ticket	-10
<tien	-35
<tijd	-19
<tijdens	11
<tillen	-13
<toch	-30
<toen	-15
<toestemming	-24
<toont	-12
<tot	-43
<traag	-16
<transport	-19
<trap	-14
<trek	-17
<trekken	-19
<trekkenman	-22
<trekker	-21
<trekt	-11
<trommel	-10
<trouwens	-17
<tussen	-38
<twaalf	-8
<twee	-59
<tweede	-28
<twijfel	-11
<twintig	-21
<u	-35
<uit	-10
<uitgifte	-28
<uitleen	-23
<uitpakken	-13
<uitsluitend	-10
<uitzetten	-23
<uw	-32
<vader	-15
<vak	-19
<val	-16
<vanaf	-26
<vannacht	-13
<vanuit	-24
<vanwege	-12
<vanzelf	-15
<varen	-18
<vaste	21
<vastleggen	-12
<vastzetten	-19
<vat	-28
<veel	-24
<veld	-15
<ventilator	-12
<verder	-11
<verf	-19
<vergadering	-13
<vergelijkt	-17
<vergeten	-17
<verhuren	-16
<verkeerd	-16
<verkopen	-21
<verloren	-19
<vers	-14
<verschillende	-25
<versie	-9
<verslag	-21
<vertrouwelijke	-18
<vervangen	-19
<vervangt	-16
<vervoeren	-16
<vervolgens	-13
<verzekeraar	-23
<verzekering	-21
<verzoek	-11
<via	-32
<viel	-12
<vier	-35
<vijf	-27
<vijftien	-11
<vijl	-14
<vindt	-14
<vingers	-15
<vlaamse	-8
<vlak	-14
<vlekken	-14
<vloer	-13
<voeding	-22
<voeren	-8
<voert	-19
<voet	-13
<vogel	-15
<voilà	-10
<volgen	-18
<volgende	-21
<volgens	-23
<volgorde	-18
<volgt	-13
<volmacht	-13
<vond	-14
<vonden	-12
<voor	32
<vooraf	-15
<vooral	-25
<voorbij	-18
<voordat	-23
<voordeur	-13
<voorjaar	12
<voorkomen	-19
<voorschrift	-17
<voortaan	-13
<voorzitter	-14
<voren	-9
<vorig	-24
<vorige	-14
<vorm	-13
<vormen	-14
<vraag	-25
<vraagt	-47
<vragen	-23
<vriendelijk	-16
<vrij	-17
<vrijdag	-21
<vrijwillig	-13
<vrijwilligers	-9
<vroeg	-19
<vroeger	-14
<vrouw	-15
<vullen	-19
<vult	-8
<vuur	-10
<vóór	-40
<waar	-42
<waarbij	-16
<waarom	-11
<waarop	-22
<waarvan	-18
<wacht	-27
<wachten	-10
<wagens	-21
<want	-48
<waren	-17
<warm	-27
<was	-44
<wassen	-14
<wasstraat	-24
<wast	-9
<wat	-40
<water	-36
<we	15
<weekend	-19
<weer	-44
<weet	11
<weg	-26
<wegen	-14
<wegens	-12
<weinig	-10
<weken	18
<wel	-36
<welke	-29
<werd	-8
<werk	-15
<werkblad	-8
<werkdagen	-15
<werken	-18
<werkinstructie	-18
<werkplek	-18
<werkwijze	-11
<weten	-16
<wettelijke	-9
<wie	-31
<wijst	-16
<wil	-43
<wilde	-17
<willen	-31
<wilt	-22
<winter	10
<wisselen	-18
<wist	-14
<wit	-29
<witte	-19
<woensdag	-15
<woord	-17
<word	-12
<worden	-44
<z'n	-31
<zaal	-27
<zachte	-18
<zag	-17
<zak	-20
<zakje	-16
<zakjes	-13
<zal	-20
<zat	-27
<ze	-37
<zeep	-15
<zeg	-20
<zegel	-15
<zegt	-24
<zei	-11
<zeil	-14
<zeilen	-15
<zelf	-15
<zelfs	-18
<zender	-9
<zes	-34
<zestien	-20
<zestig	-30
<zet	-34
<zeven	-16
<zich	-14
<zie	-9
<zieke	-15
<ziet	-19
<zij	-26
<zijn	-55
<zit	-33
<zitten	-25
<zo	-33
<zoals	-25
<zodat	-27
<zoden	-11
<zodra	-33
<zoek	-22
<zoeken	-17
<zoekt	-13
<zolang	-14
<zomaar	-17
<zomer	-14
<zonder	-46
<zou	-32
<zout	-17
<zure	-21
<zwaar	-14
<zwart	-20
<zwarte	-15
<zwembad	-26
<zwerm	-18
<én	-17
<één	-52
<–	18
<—	12
<•	-17
<€	-16
<→	-22
<◦	-16
<👍	-13
=0	-56
=a	-16
=a-verklaring	-14
=a4	-16
=a4'tje	-16
=aalst	-19
=aangaat	-22
=aangenomen	-14
=aangevraagd	-13
=aangifte	12
=aankan	-14
=aankomst	-23
=aanleiding	-22
=aanpak	-20
=aanraken	-12
=aansteker	-8
=aantal	-21
=aantallen	-17
=aantekeningen	-12
=aanvraag	-17
=aanvragen	17
=aanvullen	-13
=aanwezig	-25
=aanwijst	-11
=aardkabel	-15
=abdel	-14
=acclimatiseren	-13
=account	-24
=accu's	8
=achter	-35
=achteraan	-17
=achterbank	-13
=achterdeur	9
=achteren	-20
=achterin	-11
=achterkant	-25
=achterste	-17
=achteruit	-17
=actuele	-17
=administratie	-13
=adres	-22
=adressen	-18
=advies	-15
=adviseur	-17
=advocaat	-21
=aerts	-20
=af	-47
=afblijven	-13
=afd	-20
=afdeling	-23
=afdrukken	13
=afgekeurd	-10
=afgelopen	-20
=afgesloten	10
=afgesproken	-18
=afhalen	-21
=afkoelen	-19
=aflaten	-24
=aflezen	-23
=afloop	-24
=aflopen	-16
=afnemen	10
=afplakken	-19
=afschakelen	10
=afsluiten	17
=afsluiter	-15
=afsnijden	-18
=afspraak	-30
=afspraken	-20
=afstand	-12
=afstortkluis	-9
=aftekenen	-26
=afvegen	-17
=afvinken	-18
=afvoer	-13
=afwijking	-20
=afzetten	-17
=afzonderlijk	-8
=afzuiging	-10
=akela	-9
=akkoord	-19
=akte	-14
=al	-37
=alarm	-18
=algemeen	-19
=alle	-39
=allebei	-20
=allee	-28
=alleen	-23
=allemaal	-34
=allen	-22
=allergietest	19
=allergieën	16
=allergisch	-14
=alles	-43
=alsjeblieft	-19
=alsof	-24
=alstublieft	-23
=altijd	-42
=alvast	-14
=alweer	-23
=analist	-8
=ander	-8
=andere	9
=anderen	-14
=anderhalf	-23
=anderhalve	-17
=anders	-33
=anneke	-26
=annelies	-16
=anouk	-12
=antenne	-21
=antwoord	-18
=antwoorden	-10
=antwoordt	-19
=apart	-27
=aparte	-14
=apotheek	-22
=apotheker	-13
=app	-23
=apparaten	-10
=appartementen	-16
=appen	-9
=appje	-9
=april	-24
=archief	-16
=arm	-27
=arts	-19
=asbest	8
=assen	-17
=assetnummer	-12
=assistentes	-21
=atelier	-31
=attest	-15
=aub	-23
=audit	-13
=auditor	-13
=augustus	-8
=auteur	-9
=auto's	-15
=avonddienst	-19
=avonds	-29
=awel	-20
=baan	13
=baard	-13
=baby's	19
=babyfoon	-16
=bad	-12
=badge	-16
=bak	-36
=bakfiets	-14
=bakje	-18
=bakker	-20
=bakkerij	-8
=balie	17
=baliemedewerker	-8
=balk	-11
=balken	-10
=ballon	-12
=bang	-15
=bank	-20
=banken	-20
=bar	-15
=barcode	-13
=bart	-21
=bas	-10
=basis	-11
=basisschool	-13
=batterij	-14
=bedankt	-19
=bedoeling	-18
=bedrijf	-22
=bedrijfsleider	-12
=beeld	-18
=beelden	-18
=been	-12
=beestjes	-19
=beetje	-29
=begeleiden	19
=begeleider	-14
=begeleidster	-19
=begin	-21
=beginnen	-42
=begint	-38
=begon	-12
=begrijpt	-13
=behalve	-25
=behandeld	-12
=beheerder	-15
=behuizing	-10
=beide	-17
=beiden	-16
=bek	-22
=bekappen	9
=bekend	-12
=bekertje	-14
=bekijken	-25
=bekijkt	-25
=bekisting	-9
=bekken	-10
=beklede	-18
=bel	-27
=belangrijkste	-16
=belde	-15
=belgische	-15
=belletjes	-12
=belt	-12
=beluistert	-9
=ben	-30
=beneden	-20
=benen	-17
=bent	-28
=bepaalt	-14
=beperking	-19
=bereik	-12
=bergen	-15
=beschadigd	-17
=beschreven	-25
=beschrijven	-29
=beschrijving	-36
=beslaan	14
=beslist	-21
=besloten	-19
=bespreekt	-14
=besproken	-13
=best	-16
=bestaat	-19
=bestand	-14
=bestanden	-15
=beste	-17
=besteld	-11
=bestelling	-25
=bestelt	-11
=bestemd	-16
=bestuur	-31
=bestuursleden	-14
=betaald	-20
=betaalt	-14
=betalen	-14
=betekent	-13
=betreft	-26
=beu	-13
=beveiliger	-12
=bevestiging	-11
=bevestigt	-22
=bevroren	-20
=bewaard	-18
=bewaren	-18
=beweegt	-12
=bewijs	-22
=bezig	-18
=bezit	-16
=bezoek	8
=bezoekers	-20
=bft	-14
=bieb	-13
=bied	-12
=biest	10
=bij	19
=bijen	-18
=bijlage	-14
=bijna	-33
=bijstellen	9
=bijt	-17
=biljetten	-11
=binnen	-37
=binnengekomen	-18
=binnenkomst	9
=blaast	-15
=blad	-37
=bladeren	-18
=bladmuziek	9
=bladzijde	-17
=bladzijden	-10
=blank	-15
=blauw	-20
=blauwe	-30
=bleek	-28
=blij	-14
=blijf	-13
=blijft	-39
=blijven	-20
=bliksemafleider	-9
=bloed	-18
=bloem	-19
=bloemen	-23
=blok	-18
=bocht	-25
=boek	-20
=boeken	16
=boekhouding	-11
=boekje	-23
=boer	-20
=boete	-17
=boiler	-14
=bol	-11
=bollen	12
=bomen	-17
=bon	-17
=bonnen	-16
=bonnetje	-11
=boom	20
=boort	-9
=boos	-8
=boot	-14
=bord	-15
=borden	-14
=bordje	-25
=bordjes	-10
=borg	-12
=borst	-20
=borstel	-19
=boswachter	-18
=bot	-18
=bouten	-24
=bouwt	-14
=boven	-13
=bovenaan	-13
=bovenkant	-12
=bovenste	-22
=braken	-13
=bram	-20
=brand	-18
=brandalarm	11
=branden	10
=brander	-21
=breda	-9
=breedte	-10
=breek	-16
=breng	-14
=brengt	-12
=brief	-26
=briefje	-28
=briefjes	-10
=broer	-24
=bron	-9
=brood	-16
=brugge	-24
=bruikleenovereenkomst	-14
=brussel	-11
=buik	-21
=buiten	-41
=buitenlandse	-12
=bult	-13
=bunkerboot	9
=bunkeren	18
=bureau	-20
=buren	-23
=burgemeester	-25
=burger	-14
=burgerzaken	9
=bus	9
=bussen	9
=buurgraven	-18
=buurt	-11
=bv	-24
=c	-23
=cabine	-14
=café	-14
=camera	-9
=camera's	-12
=camping	-19
=catalogus	15
=cel	-14
=centimeter	-30
=centraal	9
=centrale	-21
=centrum	10
=certificaat	-20
=chagrijnig	-20
=chantal	-16
=charge	-15
=chauffeur	-30
=check	-24
=checken	-11
=checklist	-30
=checkt	-15
=chef	-23
=chemisch	-16
=chip	-15
=chloor	9
=cilinder	-20
=circus	-20
=claes	-19
=claim	-16
=cliënten	-21
=cm	-25
=co	-13
=coating	-11
=code	-23
=collega's	-26
=compliance	-16
=compressor	-12
=computer	-21
=concept	-26
=conciërge	-18
=conditierapport	-18
=conservator	-12
=contact	-16
=container	-20
=contant	-17
=contract	-20
=controle	13
=controleer	-18
=controleert	-26
=controleren	11
=corrigeren	-21
=coördinator	-17
=crematorium	-16
=cursisten	-18
=cursus	-13
=cuvet	-14
=d	-15
=d'r	-25
=da	-21
=daan	-17
=daar	-42
=daarboven	-18
=daarna	-20
=daarom	-33
=daarover	-14
=daarvan	-28
=daarvoor	-26
=dacht	-14
=dagblad	-16
=dakgoot	-16
=dame	-15
=damme	-17
=dan	-80
=dank	-18
=dat	-72
=datum	-29
=december	-14
=deed	-30
=deeg	-9
=deftig	-17
=degene	-25
=dek	-21
=deken	-12
=dekken	-14
=deksel	-16
=delen	-24
=den	-25
=denk	-16
=denken	-18
=denkt	-16
=dennis	-21
=der	-16
=derde	-20
=dergelijk	-16
=dertig	-23
=desem	16
=desinfecteren	-10
=desinfectie	-10
=deuken	-10
=deuren	-10
=deventer	-15
=deze	-23
=dezelfde	-36
=dezen	-20
=di	-12
=dicht	-30
=dichtdraaien	-14
=dichte	-24
=dicteer	-16
=die	-33
=dienst	-11
=dienstdoende	-18
=dient	-13
=diepte	-11
=dier	-11
=dierenambulance	-12
=dierenarts	-29
=dierverzorger	-15
=dik	-19
=dikke	-21
=dikte	-16
=ding	-28
=dingen	-15
=dinsdag	-36
=direct	-25
=directeur	-22
=directie	-31
=dirk	-15
=discussie	-14
=discussies	-15
=dit	-52
=do	-25
=dochter	-19
=document	-27
=doe	-34
=doek	-26
=doeken	-11
=doekje	-23
=doel	-25
=doelen	-10
=doen	-18
=doet	-31
=dokter	-17
=donker	-13
=dood	-15
=door	-45
=doordat	-8
=doorgeven	-27
=doorspoelen	10
=doos	-20
=dop	-25
=dopje	-11
=dorp	-10
=dosering	-16
=dossier	-22
=dozen	11
=draad	-16
=draadje	-17
=draagt	-15
=draai	-19
=draaiboek	-12
=draaien	16
=draait	-25
=drachten	-15
=draden	-32
=drank	-11
=drie	-33
=dringend	-15
=drinken	-10
=drinkt	-17
=droge	-19
=drogen	13
=dronken	-22
=droog	-13
=droogkast	-12
=drs	-11
=druk	-14
=drukken	13
=drukt	-14
=drummer	-10
=druppel	-23
=dubbel	14
=duidelijk	-24
=duidelijke	-17
=duif	-9
=duim	-18
=duits	-15
=dun	-21
=duren	-10
=dus	-64
=duur	-13
=duurt	-20
=duwen	-22
=dweilen	12
=dán	-18
=e	-10
=echt	-29
=echte	-17
=echter	-9
=economie	-8
=een	11
=eens	-36
=eentje	-18
=eenvoudige	-25
=eerder	-12
=eerlijk	-25
=eerst	-10
=eerste	27
=eh	-58
=eieren	13
=eigen	-31
=eigenaar	-17
=eigenlijk	12
=eind	-34
=einde	-14
=eindelijk	-21
=eis	-18
=eist	-19
=eiwit	-22
=elders	-15
=elektricien	-13
=elf	-22
=elkaar	-30
=elke	-33
=elleboog	-16
=els	-20
=emmen	-12
=emmer	-16
=emmers	-16
=en	-44
=ene	-29
=enfin	-19
=engels	-22
=enige	-13
=enkel	-22
=envelop	10
=er	-20
=eraan	-28
=erachter	-14
=eraf	-39
=erbij	-36
=erdoorheen	-13
=erfgoed	-14
=ergens	-23
=erger	-13
=erin	-17
=erkend	-12
=ermee	-13
=erna	-16
=ernaast	-11
=eromheen	-17
=eronder	-16
=erop	-25
=erover	-19
=eroverheen	-14
=ertussen	-12
=eruit	-16
=ervan	-15
=ervoor	-19
=es	-20
=eta	-16
=eten	-8
=etiket	-12
=euh	-29
=euro	-25
=even	-41
=examen	9
=excuses	-18
=exemplaar	-9
=extra	-25
=eén	-22
=facturen	-12
=factuur	-13
=familie	-27
=familiebedrijf	-16
=families	-14
=fanfare	-10
=fase	-9
=februari	-23
=feest	-11
=femke	-13
=fenna	-10
=ff	-19
=ffp2	-13
=fiche	-18
=fiets	-22
=fijn	-17
=fijne	-12
=film	-18
=filter	-21
=firma	-18
=fleece	-8
=fles	-18
=flesje	-16
=flesjes	-13
=fluit	-10
=folie	-15
=fons	-9
=forceren	-14
=formulier	-25
=foto	-28
=foto's	-23
=fotograferen	15
=fout	-19
=fouten	-14
=frame	-16
=framenummer	14
=frans	-21
=frituur	-31
=functie	-15
=fusten	13
=fw	-18
=föhn	-19
=g	-15
=ga	-29
=gaan	-61
=gaarne	-19
=gaat	-40
=gaatje	-16
=gaatjes	-16
=gaf	-22
=gang	-36
=garage	-17
=garantie	-9
=gas	-22
=gasfles	12
=gasflessen	15
=gaslek	-18
=gastheer	-11
=ge	-9
=geachte	-28
=gebeld	-17
=gebeurd	-26
=gebeurde	-14
=gebeuren	-16
=gebeurt	-11
=gebleken	-8
=geblokkeerd	-11
=geboord	-16
=geboortedatum	-25
=gebouw	-21
=gebr	-17
=gebroken	-15
=gebruiken	-28
=gebruiker	-12
=gebruikt	-24
=gebruikte	16
=gecontroleerd	-19
=gedaan	-27
=gedeeld	-13
=gedrukt	-18
=geef	-22
=geeft	-33
=geel	-11
=geen	-64
=gefeliciteerd	-9
=gegaan	-14
=gegeten	-16
=gegeven	-18
=gegevens	-19
=gehad	-24
=gehaktmolen	17
=geheugen	-25
=gehoord	-15
=gehouden	-13
=gek	-16
=gekeken	-8
=geklikt	15
=gekomen	-18
=gekost	-15
=gekregen	-33
=gel	-11
=gelamineerd	-14
=geld	-20
=gelden	-17
=geldig	-17
=geldt	-25
=gele	-34
=gelegd	-10
=gelieve	-19
=gelijk	-24
=geluid	-14
=gelukkig	-21
=gemaakt	-22
=gemeente	-18
=gemiddeld	-12
=genoeg	-16
=genoteerd	-26
=gent	-12
=geopend	-11
=gepind	-11
=geplaatst	-16
=gerda	-11
=gereedschap	-12
=geregeld	-27
=gerestaureerd	-13
=gerrit	-18
=gerust	-15
=gescand	-19
=gescheiden	-17
=geschilderd	-18
=geschreven	-32
=gesloten	-23
=gespoeld	-17
=gesprek	12
=gestaan	-20
=gestart	-18
=gestuurd	-16
=getal	-10
=getekend	-23
=geteld	-15
=getest	-13
=gevangen	10
=gevlucht	-12
=gevoel	-21
=gevolg	-15
=gevonden	17
=gevraagd	-33
=gevuld	-19
=gewaarschuwd	-11
=geweest	-23
=gewicht	-11
=gewichten	-11
=gewogen	-14
=gewone	-26
=gewoon	-38
=geworden	-21
=gezegd	-26
=gezet	-22
=gezeten	-22
=gezicht	-23
=gezien	-27
=gezin	-19
=gezinnen	-16
=ggd	-14
=giek	-16
=giet	-22
=gij	-28
=ging	-29
=gister	-14
=gisteren	-29
=glas	13
=glazen	-10
=gluten	-16
=goed	-39
=goede	-28
=goedemiddag	-25
=goedemorgen	-13
=goedendag	-13
=goedgekeurd	-15
=goeiemorgen	-29
=gokken	-18
=gooi	-24
=gooien	-15
=goot	-18
=gordel	-20
=gordijnen	-9
=graad	-15
=graag	-33
=graden	-22
=graf	25
=gram	-13
=gras	-11
=gratis	-22
=grendel	-12
=grens	-19
=grijze	-15
=groen	-21
=groene	-23
=groepen	-18
=groet	-20
=groeten	-12
=grond	-28
=groningen	-15
=groot	-32
=grote	-23
=gsm	-16
=gymzaal	-23
=gênant	-14
=h	-13
=haak	-12
=haalt	-36
=haar	-26
=haard	-20
=haast	-21
=had	-30
=hadden	-31
=haha	-29
=haken	-22
=hal	-21
=half	-29
=halfuur	-27
=hallo	-22
=halve	-30
=hamer	-17
=hand	15
=handboek	-15
=handdoek	-19
=handelen	9
=handen	-27
=handleiding	-33
=handrem	-16
=handschoen	-14
=handschoenen	-27
=handtekening	-27
=hang	-31
=hangen	-15
=hangslot	-13
=hard	-20
=hardop	-20
=haring	9
=hart	-24
=hartelijke	-10
=haspel	-12
=haven	-17
=haverklap	15
=he	-30
=headset	-18
=heb	-45
=hebben	-47
=hebt	-25
=hectare	-20
=heeft	-69
=heel	-33
=heen	-28
=heer	-20
=heer/mevrouw	-13
=heerlen	-18
=heet	-36
=heidelberg	11
=hek	-18
=held	-13
=helder	-12
=heldere	-21
=hele	-37
=helemaal	-27
=helft	-20
=helixtest	-14
=helm	-17
=help	-24
=helpdesk	-12
=helpen	-21
=hem	-28
=hen	-9
=herfstvakantie	-19
=herhaalt	-12
=herhalen	-17
=hernia	-15
=herschrijven	-15
=hersteld	-18
=herzien	-16
=hesje	-18
=hetzelfde	-32
=hiel	-9
=hier	-51
=hierbij	-13
=hieronder	-25
=hiervan	-17
=hiervoor	-17
=hij	-53
=hilde	-20
=hilversum	-14
=hing	-12
=hoe	30
=hoef	-19
=hoeft	-27
=hoek	-15
=hoeken	-20
=hoes	-12
=hoeveel	-17
=hoeven	-16
=hoge	-11
=hoger	-22
=hokje	-13
=hond	10
=honden	-12
=honderd	-15
=honderdtwintig	-18
=hoofd	-29
=hoofdkantoor	-18
=hoofdkraan	-15
=hoofdkussen	-18
=hoofdsteun	-15
=hoog	-29
=hoogachting	-17
=hoogeveen	-11
=hoogste	-17
=hoogstens	-15
=hoogte	-16
=hoor	-28
=hoort	-35
=hopelijk	-11
=horen	-29
=hotel	-14
=hou	-16
=houdbaarheid	-15
=houden	-22
=houdt	-23
=hout	-25
=hr	-20
=huid	-17
=huidige	-18
=huis	-11
=huisnr	-12
=hulp	-11
=hè	-36
=hé	-18
=ict	-8
=id	-11
=identificeren	-13
=identiteitsbewijs	-21
=identiteitskaart	9
=ie	-35
=ieder	-24
=iedere	17
=iedereen	-37
=iemand	-11
=iets	-51
=ii	-13
=ijs	-17
=ijsmeester	-12
=ijzer	-22
=ik	-82
=ilse	-17
=in	-17
=incident	-11
=indruk	-15
=industrieterrein	-11
=info	-14
=ingang	-18
=ingeleverd	-16
=ingepakt	10
=ingevoerd	-11
=ingevuld	-21
=inhoud	-12
=initialen	-20
=inkorven	15
=inkorver	-8
=inkt	-19
=inlaat	-19
=inmiddels	-20
=inname	10
=innemen	13
=input	-12
=inruimen	8
=inschrijven	-14
=inspecteurs	-14
=instructeur	-18
=instructeurs	-25
=instructie	-34
=instructies	-17
=instrument	-21
=instrumenten	15
=insuline	-13
=intercom	-18
=interne	9
=internet	-13
=intune	-10
=intussen	-19
=invaller	-15
=invriezen	11
=invullen	-23
=inzage	-21
=inzetten	8
=is	-53
=isolatie	-12
=it	-20
=j	-17
=ja	-48
=jaap	-13
=jaarlijks	-21
=januari	-25
=jas	-24
=je	-24
=jerrycan	-13
=jeuk	-19
=jij	-45
=jobstudenten	-15
=jochem	-19
=jodium	-19
=joke	-10
=jolanda	-17
=jonge	10
=jongen	-32
=jongens	-38
=jonger	-15
=jongste	-22
=jou	-17
=journaal	-17
=juf	-9
=juist	-16
=juiste	-21
=juli	-26
=jullie	-8
=juni	-26
=jurk	-11
=kaart	-35
=kaartje	-28
=kaas	10
=kabel	-24
=kabels	-13
=kachel	-23
=kade	-27
=kale	-18
=kalk	-18
=kam	13
=kamer	9
=kamers	-18
=kamp	-19
=kampvuur	9
=kan	-48
=kant	-28
=kantelen	-13
=kanten	-21
=kantine	10
=kantje	-13
=kap	-18
=kapot	-17
=kapotte	-16
=kappen	-17
=kapsalon	-17
=kar	-25
=kas	-15
=kast	-19
=kastje	-19
=kat	13
=katoen	-14
=katten	15
=kazen	16
=keer	-18
=kees	-18
=kegels	-20
=kelder	-17
=kempen	-15
=ken	-11
=kenmerk	-15
=kennen	-24
=kennisbank	-14
=kennismakingsgesprek	-13
=kent	-17
=kenteken	-13
=kerk	-16
=kerkenraad	-9
=ketel	-20
=ketels	-17
=ketting	-23
=keuken	-25
=keuren	21
=kevin	-18
=kg	-11
=kiel	-9
=kier	-24
=kiezen	-19
=kijk	-18
=kijken	-10
=kijkgat	-22
=kijkt	-37
=kikkers	-9
=kilo	-17
=kilometer	-23
=kind	-14
=kinderdagverblijf	10
=kindjes	-19
=kist	-22
=klaar	-8
=klaarzetten	12
=klacht	-20
=klachten	-28
=klagen	-25
=klant	-9
=klantkaart	-16
=klas	10
=kleding	-17
=kleed	-17
=klei	-10
=klein	-19
=kleine	-15
=klem	-10
=klemmen	-15
=klemt	-12
=klep	-23
=kleren	-15
=kleur	-27
=kleurcode	-8
=kleuren	-16
=kleurnummer	-10
=klik	-17
=klimhal	-20
=klinkt	-17
=klok	-18
=klokken	12
=kloppen	-17
=klopt	-16
=kluis	-22
=km	-13
=km/u	-12
=knelt	-9
=knieën	-16
=knip	-17
=knop	-11
=koe	-19
=koekjes	-14
=koelcel	-10
=koeling	-29
=koelkast	-22
=koelplaat	-12
=koerier	-17
=koffer	-22
=koffie	17
=koffiemachine	-23
=kok	-10
=kom	-19
=komen	-41
=komma	-17
=komt	-60
=kon	-23
=kooi	-17
=kooien	8
=koorts	-15
=kop	-24
=kopie	-12
=koppeling	-16
=koppen	-16
=koptelefoon	-19
=korf	-17
=korrel	-18
=kort	-28
=korte	-16
=kost	-22
=kosten	-17
=koster	-13
=kraan	-24
=kraantje	-23
=krabben	-22
=krat	-21
=kratten	-18
=kreeg	-16
=kregen	-17
=krijg	-18
=krijgen	-44
=krijt	-20
=kringloop	-24
=krom	-20
=kroon	-17
=kruimels	-20
=kruis	-15
=kruisen	-8
=kruisje	-15
=kruislings	-14
=kuip	-16
=kuipers	-13
=kun	-27
=kunstgras	-10
=kunt	-29
=kussen	-20
=kwaad	-18
=kwaliteit	-22
=kwaliteitshandboek	-16
=kwam	-21
=kwart	-23
=kwartier	-27
=kwijt	-21
=l	-11
=la	-10
=laag	-27
=laagje	-10
=laan	-14
=laarzen	-15
=laat	-49
=laatst	-26
=lab	-19
=label	-17
=labelen	8
=labo	-21
=lachen	-14
=ladder	-27
=laden	-15
=lader	8
=lag	-24
=lage	-13
=lamp	-17
=lampen	-27
=lampje	-20
=landelijke	-8
=landen	-12
=lang	-13
=lange	-8
=langer	-20
=langs	-12
=langzaam	-14
=lap	-15
=laptop	12
=late	-11
=laten	-14
=later	-19
=lauw	-21
=ledenvergadering	-10
=leegmaken	-14
=leent	17
=leerkracht	-16
=leerlingen	-16
=lees	-23
=leesbaar	-16
=leest	-34
=leg	-32
=lege	-25
=legionella	-19
=legitimatie	-20
=legt	-29
=leidingen	-15
=leidinggevende	-12
=lek	-15
=lekbak	-13
=lekkage	9
=lekker	-13
=lekt	-12
=lengte	-20
=lepel	-17
=leren	-11
=les	10
=lessen	-17
=let	-28
=letter	-19
=letterlijk	-19
=letters	-27
=leuk	-15
=leuven	-10
=levende	-12
=levering	-21
=leveringen	-16
=levert	-30
=lezen	-37
=licht	-30
=lichten	10
=lid	-21
=liefst	-17
=liep	-21
=lier	-22
=lieve	-14
=liever	-9
=lift	21
=liggen	-28
=liggend	-17
=ligt	-38
=lijf	-20
=lijkt	9
=lijm	-13
=lijn	-31
=lijst	-42
=lijsten	-12
=lijstje	-24
=limburg	-15
=linde	-11
=linker	-19
=linkerhand	-11
=links	-27
=linkse	-8
=lint	-23
=linten	-17
=lip	-12
=liter	-15
=locatie	-22
=loeplamp	-11
=logboek	-21
=logo	-10
=lokaal	-13
=lokeren	-9
=loket	-22
=lol	-12
=lood	-11
=loog	-17
=loop	-20
=loopt	-44
=lopen	-21
=lopende	-17
=los	-23
=loslaat	-11
=losse	-15
=lotte	-20
=luc	-11
=lucht	-23
=luik	-13
=luis	-14
=luister	-16
=luisteren	-19
=luistert	-10
=luizen	12
=lukt	-9
=lunch	-14
=m'n	-18
=ma	-16
=maaike	-14
=maakt	-43
=maal	-9
=maand	-29
=maandelijks	-20
=maanden	-21
=maar	-64
=maart	-19
=maat	-26
=maatschappij	-14
=machine	-30
=machines	-15
=machinist	-15
=machtiging	-12
=maes	-16
=mag	-33
=magazijn	-11
=magneet	-12
=mail	8
=mailen	-17
=mailt	-19
=mailtje	-12
=maken	-10
=man	-31
=mand	-22
=manden	-14
=mandje	-14
=mankeert	-14
=mannen	-19
=map	-26
=mappen	-15
=marifoon	-9
=marjan	-15
=marloes	-14
=masker	-15
=mat	-15
=matroos	-15
=max	-24
=maximaal	-12
=maximum	-13
=me	-30
=medewerker	-21
=medicijnen	-22
=mee	-38
=meekijken	-16
=meeldraden	-15
=meenemen	-18
=meer	-37
=meest	-15
=meestal	-18
=meeste	-18
=meet	-19
=mei	-26
=meisjes	-14
=meld	10
=melding	-14
=meldkamer	-14
=men	-24
=meneer	-18
=mengen	14
=mengtafel	-23
=mens	-8
=mensentaal	-15
=merci	-15
=merk	-24
=merken	-16
=mes	-17
=mesje	-8
=met	-10
=metaal	-16
=metalen	-16
=meteen	-33
=meten	8
=meterkast	-13
=meters	-12
=mevr	-14
=mevrouw	-25
=mezelf	-14
=micro	-15
=microfoon	-19
=middag	-15
=middags	-14
=middelste	-18
=midden	-28
=mij	-50
=mijn	-52
=mijnheer	-11
=milieustraat	13
=millimeter	-25
=min	-32
=minder	-14
=minderjarigen	-16
=minimaal	-25
=minstens	-38
=minuten	-42
=minuut	-19
=mis	-19
=misschien	-13
=mist	9
=mits	-15
=mix	-15
=ml	-11
=mm	-21
=mo	-16
=mocht	-12
=moeder	-15
=moeilijke	-10
=moer	-11
=moest	-18
=moet	-13
=moeten	-45
=mogelijk	-30
=mogen	-28
=molen	-17
=molenaar	-18
=moment	-16
=momentsleutel	-21
=mond	-14
=mondeling	-9
=monster	-21
=monteur	-28
=moogt	-27
=mooi	-26
=mooie	-14
=morgen	-18
=morgens	-26
=mos	-12
=motor	-23
=mouwen	-14
=museum	-22
=muur	-23
=muziek	-11
=mw	-25
=n	-15
=na	14
=naaien	10
=naald	-18
=naalden	-14
=naam	-32
=nabestaanden	14
=nachtploeg	-11
=nachtreceptie	19
=nachts	-14
=naden	-16
=nadine	-22
=nagaan	-10
=nagel	-13
=nagels	-20
=nakijken	10
=nalopen	-8
=namelijk	-16
=namen	-17
=namens	-15
=naspoelen	-16
=natte	-25
=natuurlijk	-13
=nederlands	-23
=nee	-60
=neef	-19
=neem	-10
=neemt	-24
=neer	-21
=neerleggen	-21
=neerzetten	-16
=negen	-31
=negentien	-17
=nek	-18
=nemen	-21
=nen	-9
=nergens	-23
=nest	-14
=nesten	-11
=net	-21
=netbeheerder	-12
=netjes	-25
=nette	-15
=netten	-21
=neus	-17
=neutraal	-15
=nevel	-16
=niemand	-35
=niet	-59
=nieten	-23
=niets	-31
=nieuwe	10
=nieuws	-17
=niks	-32
=nitril	-10
=niveau	-11
=nodig	-31
=noem	-11
=noemen	-10
=noemt	-26
=nog	-49
=noodstop	-15
=nooit	-61
=noor	-13
=noord	-23
=nota	-22
=notariskantoor	-22
=noteer	-16
=noteert	-15
=notenallergie	-15
=noteren	-28
=notities	-19
=notulen	-24
=notulist	-16
=nou	-44
=november	-28
=nr	-26
=nu	-66
=nuchter	-13
=nul	-18
=nummer	-37
=nummeren	-16
=nummers	-27
=nvwa	-23
=o	-19
=object	-11
=objecten	-12
=ochtend	-29
=oei	-17
=of	-76
=offerte	-14
=offertes	-16
=officieel	-10
=ogen	-17
=oh	-20
=oja	-18
=ok	-13
=oke	-24
=oktober	-25
=oké	-37
=olie	-17
=om	-41
=omdat	-29
=omdraaien	-18
=omgekeerd	-22
=omgevingsdienst	-12
=omheen	-17
=omhoog	-31
=omloop	-18
=omroepen	-16
=omvormer	-13
=omwerken	-16
=omzetten	-14
=onaangekondigd	-18
=onderaan	-23
=onderbreken	-9
=ondergetekende	-14
=ondergrond	10
=onderhoud	9
=onderling	-23
=onderstaande	-23
=onderste	-10
=ondertekening	-8
=onderweg	-16
=onderwerp	-21
=onherkenbaar	-18
=onlangs	-19
=online	15
=ons	-28
=ontbrak	-23
=ontheffing	-15
=ontkalken	-20
=ontruimt	-15
=ontsmet	-10
=ontsmetten	-12
=ontvangen	16
=ontvangst	16
=ontvangt	-14
=ontvetten	-13
=ontwerp	-13
=ontwikkelaar	-17
=onverwacht	-19
=oog	-10
=oogst	-13
=ooit	-15
=ook	-56
=oor	-20
=oost	-13
=oosterschelde	-18
=op	-11
=opa	-12
=opbouw	-18
=opdrachtgever	-15
=open	-26
=openbaar	-10
=openen	12
=opengaat	-16
=opening	-27
=opent	-22
=openvouwen	-14
=opgang	-10
=opgenomen	-10
=opgeschreven	-28
=opgesteld	-13
=opgezwollen	-11
=opgroeien	-24
=ophangen	-13
=opmerking	-23
=opmerkingen	-25
=oproep	-13
=opschrijven	-20
=opstellen	-17
=opvolger	-18
=opwarmen	-18
=opzetten	21
=opzichter	-13
=opzij	-13
=opzoeken	-19
=oranje	-22
=oren	-20
=orgel	-19
=origineel	-18
=otter	-21
=oud	-22
=oude	-19
=ouder	-16
=oudere	-13
=ouders	-26
=oven	-16
=over	-86
=overal	-14
=overall	-10
=overboord	-10
=overdracht	12
=overgenomen	-17
=overkant	-14
=overleden	-18
=overledene	14
=overleg	-24
=overnemen	-30
=overschoenen	-21
=paal	-11
=paaltje	-16
=paar	-27
=paard	-8
=paarden	-12
=pad	-17
=paden	-23
=pagina	-19
=pak	-10
=pakje	-13
=pakken	-13
=pakket	-14
=pakt	-27
=pallet	-20
=paneel	-20
=panelen	-15
=paniek	-12
=papa	-14
=papier	-47
=papieren	-26
=paraaf	-27
=paraplu's	-11
=parkeerplaats	-20
=parkeert	-18
=parkeren	-16
=parking	-22
=parnassys	-9
=parro	-11
=partij	-27
=partijen	-16
=partner	-15
=partners	-18
=pasen	-17
=paspoort	-10
=paspoorten	-12
=passagier	-13
=passagiers	10
=passen	-27
=past	-12
=pasteuriseren	9
=patiënt	-22
=patiënten	13
=pauze	12
=pdf	-9
=peilen	-16
=pellen	17
=pen	-17
=pennen	-20
=pensioen	-15
=perceel	-13
=pers	-16
=persen	-17
=personeel	-19
=personeelszaken	-8
=personen	-14
=persoon	-28
=ph	-20
=piept	-15
=piet	-18
=pijnlijk	-13
=pim	-16
=pin	-14
=plaat	-22
=plaatje	-14
=plaatjes	-15
=plaats	-32
=plaatse	-9
=plaatsen	19
=plaatst	-13
=plak	-14
=plakken	-18
=plakt	-17
=plan	-21
=plank	-20
=planken	-19
=planner	-18
=planning	-21
=plant	-8
=planten	-25
=plastic	-22
=plat	-19
=platte	-17
=plein	12
=plek	-24
=plekke	-15
=plekken	-22
=ploeg	-25
=ploegen	-16
=ploegleider	-15
=plukken	-16
=plukkers	-13
=plus	-13
=poeder	-16
=politie	-18
=pols	-18
=polsbandje	-13
=pomp	-9
=pools	-17
=poolse	-14
=poort	-21
=poppen	13
=portaal	-13
=portier	-15
=positief	-16
=post	-20
=postbus	-9
=postma	-21
=pot	-13
=poten	-14
=potlood	-21
=praat	-14
=precies	-28
=prijs	-23
=prijzen	-24
=prik	-12
=prikbord	-20
=prikken	-14
=prikt	-16
=prima	-22
=primer	-10
=printen	-15
=printer	-9
=priscilla	-13
=probeer	-19
=proberen	-16
=probleem	-16
=procedure	-47
=procent	-12
=proces-verbaal	-19
=product	-14
=proef	-16
=proeven	-13
=proficiat	-8
=profiel	-21
=programma	-19
=project	-15
=proper	-16
=protocol	-32
=provincie	-21
=pruiken	9
=publiek	-8
=punt	-30
=punten	-18
=puntjes	-16
=put	-21
=r	-14
=raad	-15
=raadt	-17
=raak	-11
=raakt	-26
=raam	-26
=rails	-12
=raken	-31
=ramen	-20
=rand	-18
=rap	-12
=rapport	-14
=rdw	-14
=re	-20
=recensie	-12
=recept	-11
=receptie	-15
=recht	-15
=rechtop	-17
=rechts	-23
=rechtstreeks	-14
=redactie	-16
=reden	-23
=rederij	-21
=ref	-12
=regel	-23
=regeling	-14
=regen	9
=regio	-27
=register	-12
=registrar	-19
=registratie	-14
=registreren	12
=rei	-19
=reinigen	11
=reizen	-20
=rek	-24
=rekenen	-20
=relatie	-19
=release	-13
=reling	-18
=rem	-21
=remmen	-21
=repetitie	-11
=reserve	-14
=reserveert	11
=resetten	17
=rest	-36
=restaurator	-20
=restjes	-10
=retour	10
=rev	-20
=review	-14
=richting	-19
=richtlijn	-19
=riem	-17
=rij	-26
=rijbewijs	-11
=rijd	-20
=rijden	-30
=rijdt	-35
=rijkswaterstaat	-11
=rijles	20
=rijrichting	-16
=rijschool	-19
=rijtje	-20
=ring	13
=ringen	-17
=rit	-24
=ritten	-19
=rode	-31
=roep	-19
=roepen	-16
=roept	-25
=roeren	-16
=roert	-15
=roest	-14
=roken	-9
=rol	-19
=rollen	-14
=rolstoel	18
=rolstoelen	11
=romp	-15
=ron	-14
=rond	-20
=ronde	-20
=rondgang	-10
=rondje	-21
=rondom	-16
=rondvraag	-11
=rood	-30
=rook	-14
=roos	-15
=rot	-9
=rotte	-15
=rotterdam	-18
=route	-26
=roze	-12
=rozen	9
=rubber	-15
=rug	-31
=ruik	-12
=ruiken	-12
=ruikt	-21
=ruim	-19
=ruimte	-23
=ruit	-11
=run	-11
=rustig	-25
=rustige	-16
=ruud	-16
=ruwe	15
=ruzie	-12
=rva	-11
=samira	-15
=sandra	-18
=sanitair	-9
=saskia	-16
=sauna	16
=scan	-11
=scannen	-15
=schaar	-14
=schade	10
=schakelt	-14
=schapen	10
=scheef	-17
=schenken	15
=schept	-19
=scheren	-14
=scherm	-15
=scherven	11
=scheur	9
=scheurt	-16
=schijf	-15
=schilderen	-14
=schilderijen	20
=schimmel	-12
=schip	-17
=schipper	-29
=schippers	-21
=schoen	-15
=scholen	-12
=schone	-27
=school	-21
=schoon	-35
=schoonbroer	-11
=schoonmaak	18
=schoonmaken	28
=schoorsteen	11
=schort	-14
=schouder	-10
=schouders	-10
=schrapen	-19
=schreeuwen	-19
=schrift	-27
=schriftelijk	-25
=schriftelijke	-24
=schriftje	-17
=schrijf	-23
=schrijft	-27
=schrijven	-22
=schroeven	-16
=schudden	-9
=schuif	-23
=schuim	-20
=schuld	-11
=schuren	-16
=schuur	-16
=scouten	22
=scriba	-9
=sealbag	-14
=sec	-12
=seconden	-24
=secretariaat	-18
=secretaris	-25
=sein	-15
=seizoen	-16
=september	-14
=serienummer	-13
=serieus	-18
=server	-13
=sessies	-17
=shampoo	-14
=sieraden	-17
=simpel	-23
=sinds	-31
=sindsdien	-21
=site	8
=sjaak	-11
=sjabloon	-10
=slaat	-11
=slag	-14
=slagerij	-25
=slapen	9
=slecht	-15
=sleuf	-9
=sleutel	-34
=sleutels	12
=slijm	-19
=slijpen	-21
=slimme	-16
=sloop	9
=sloot	-17
=slot	-15
=slotte	-14
=sluis	-19
=sluit	-8
=sluiten	9
=sluiter	-16
=sluiting	-17
=sms	-14
=snaar	-13
=snappen	-22
=snaren	-15
=snel	-14
=snelle	-13
=snijdt	-15
=snijvaste	-17
=snoer	-11
=soep	-14
=software	-11
=sok	-11
=solderen	-17
=sommige	-16
=soms	-29
=sonja	-16
=soort	-18
=soorten	-20
=sop	-19
=sorry	-34
=sorteren	-17
=soundcheck	12
=spanning	-12
=spelden	-13
=spelen	-19
=spiegel	-11
=spiegels	-16
=spieken	9
=spindels	-13
=spits	-15
=spoel	9
=spoelbak	-21
=spoelmachine	-16
=spoelt	-23
=sporen	-14
=sportieve	-15
=spreek	-25
=spreekt	-25
=spreken	-20
=springt	-16
=spuit	-16
=spuiten	-29
=spul	-28
=sta	-10
=staal	-11
=staan	-47
=staand	-10
=staat	-63
=stad	-16
=stagiair	-24
=stagiaire	-18
=stagiaires	-22
=stampen	-18
=stand	-24
=standplaats	-15
=stap	-24
=stapelen	-12
=stappen	-23
=stappenplan	-26
=stapt	-19
=stapvoets	-14
=start	-26
=station	9
=steeds	-14
=steek	-18
=steekt	-29
=steen	9
=steiger	15
=steken	-24
=stekker	-18
=stekkers	-12
=stel	-17
=stelen	-11
=stelt	13
=stem	-12
=stemmen	22
=stempel	-8
=stenen	-24
=steriel	-13
=stevige	-10
=sticker	-10
=stijl	-14
=stil	-28
=stilleggen	13
=stilstaan	-17
=stilstaat	-9
=stilte	-14
=stipje	-16
=stoel	-26
=stoelen	-11
=stof	-11
=stofzuiger	-14
=stond	-23
=stonden	-20
=stop	-29
=stopt	-16
=storen	-12
=storing	19
=storm	-21
=straat	-25
=strak	-19
=straks	-23
=streep	-9
=streepjes	-13
=streept	-12
=stremsel	15
=streng	-12
=strepen	-17
=strijklicht	-10
=string	13
=stroken	-17
=strook	-9
=strookje	-12
=stroom	-29
=strop	-17
=studenten	-17
=stuk	-33
=stukje	-10
=stukken	-27
=stuks	-24
=sturen	-27
=stuur	-17
=stuurhut	-13
=stuurt	-22
=suiker	-13
=sven	-17
=systeem	-26
=t/m	-21
=taart	-12
=tabel	-19
=tablet	-31
=tachtig	-26
=tafel	-14
=tafels	-24
=tag	-16
=takken	-17
=tandartspraktijk	-16
=tank	-23
=tankschip	12
=tape	-18
=tas	-31
=tassen	-11
=taxi	-18
=taxibedrijf	-22
=td	-9
=team	-25
=teamleider	-16
=teamleiders	-17
=teamoverleg	-22
=technische	-19
=tegelijk	-12
=tegen	-45
=tekenen	-23
=tekening	-16
=tekent	-16
=tekst	-26
=tel	-23
=telefonisch	10
=telefoon	-34
=telefoonnummer	-14
=telefoons	-23
=telen	-15
=telkens	-16
=tellen	8
=teller	-13
=temp	-17
=temperatuur	-23
=ten	-18
=ter	-28
=terecht	-11
=termijn	-8
=terminal	-18
=terneuzen	-15
=terrein	-23
=terug	-32
=terugkomen	14
=terugkomt	-13
=terugzetten	15
=terwijl	-35
=testen	14
=tester	-20
=tevreden	-16
=theater	-16
=theo	-8
=theoriecertificaat	-15
=thermodesinfector	-17
=tht	-16
=thuis	9
=ticket	-17
=tiende	-14
=tijd	-31
=tijdstip	-13
=tik	-19
=tikt	-18
=tilburg	-23
=tillen	10
=tillift	10
=titel	-22
=toe	-16
=toegestaan	-14
=toegezegd	-10
=toelichting	-17
=toen	-15
=toepassingsgebied	-16
=toeristen	-21
=toestel	-14
=toestellen	15
=toestemming	-25
=tolk	11
=tom	-19
=ton	-22
=tonen	-20
=toon	-22
=toonbank	-21
=toont	-14
=top	-15
=toren	-10
=tot	-58
=touw	-24
=traag	-19
=tractor	-19
=trailer	-13
=trakteert	-18
=trap	-21
=tray	-11
=trek	-31
=trekkenman	-25
=trekkenwand	12
=trekker	-19
=trekt	-27
=trommel	-13
=trossen	-15
=trostomaten	-15
=trouwens	-21
=truus	-21
=tuin	-14
=turbine	-16
=tussen	-47
=twee	-45
=tweede	-29
=tweeën	-21
=tweeëndertig	-11
=twijfel	-20
=twijfelt	-9
=twintig	-42
=twintigste	-13
=typ	-9
=type	-15
=tyvek	-13
=u	-40
=u-vorm	-10
=uitdelen	11
=uiterlijk	-13
=uitgelegd	-14
=uitgerold	-12
=uitgeslagen	-12
=uitgesloten	-16
=uitgeven	10
=uitgifte	19
=uitleen	13
=uitleg	-10
=uitleggen	-27
=uitlekken	-14
=uitlenen	19
=uitlezen	15
=uitpakken	9
=uitrollen	-18
=uitschrijven	-19
=uitslag	-16
=uitsluitend	-21
=uitspoelen	-15
=uitspreiden	-17
=uitvaart	14
=uitvoering	-21
=uitwerken	-21
=uitzending	11
=uitzendkrachten	-16
=uitzetten	26
=uitziet	-15
=umc	-14
=uren	-13
=uur	-31
=uv-lamp	-17
=uw	-22
=uwv	-14
=v	-25
=vaak	-24
=vaart	-16
=vaatwasser	-15
=vader	-17
=vak	-24
=vakantie	-22
=vakje	-15
=vakken	-11
=vallen	-28
=valt	-19
=van	49
=vanaf	-38
=vanavond	-13
=vandaag	-9
=vandaar	-23
=vang	-10
=vangplaten	-22
=vangt	-17
=vannacht	-14
=vanuit	-21
=vanwege	-14
=vanzelf	-24
=varen	12
=varia	-13
=vast	19
=vaste	-19
=vastgelegd	-19
=vastgesteld	-15
=vastgezet	-15
=vastleggen	-31
=vastzit	11
=vat	-26
=vaten	-16
=veearts	-18
=veel	-25
=veerle	-9
=veertig	14
=vegen	11
=veilig	-12
=vel	-20
=veld	-27
=velg	-13
=venlo	-13
=ventilatie	-11
=ventilator	-13
=verandert	-19
=verankeringen	-11
=verantwoordelijk	-13
=verbeteren	-14
=verboden	-19
=verbroken	-12
=verdelen	-13
=verder	-22
=verdieping	-11
=verdubbeld	-8
=vergadering	-22
=vergeet	-23
=vergeleken	-16
=vergelijk	-10
=vergelijken	-14
=vergelijkt	-18
=vergeten	-23
=vergoed	-15
=vergoeding	-11
=vergrendelen	10
=verhuren	-22
=verkeer	-18
=verkeerde	-30
=verklaring	-11
=verkopen	10
=verkoper	-19
=verlaat	-13
=verleden	-17
=verlof	-13
=verplaatst	-11
=verplicht	-14
=vers	-27
=verschil	-25
=verschillende	-34
=versie	-25
=verslag	-30
=verstaan	-15
=vertalen	-18
=vertel	-22
=verteld	-13
=vertelt	-19
=vertrek	-12
=vertrouwelijk	-12
=vertrouwelijke	10
=vervallen	-12
=vervalt	9
=vervangen	11
=vervangt	-23
=verversen	16
=vervoer	-18
=vervoeren	-19
=vervolgens	-15
=verwachte	-21
=verwarming	-21
=verwerken	8
=verwerkt	11
=verwijderd	-11
=verwijzen	-13
=verwittigen	-16
=verwittigt	-16
=verzegeld	-12
=verzegelen	-13
=verzekeraar	-24
=verzekering	-29
=verzet	-14
=verzoek	-22
=verzoeken	-15
=verzorgende	16
=verzorging	12
=vet	14
=veter	-12
=vhf	-19
=via	-8
=viel	-16
=vier	-51
=vierde	-23
=vierentwintig	-17
=vijf	-34
=vijfentwintig	-13
=vijftien	-31
=vijftig	-25
=vijl	-13
=vijlen	-20
=vilt	-20
=vind	-13
=vinden	11
=vinder	-10
=vindplaats	-12
=vindt	-21
=vinger	-18
=vingers	-21
=vinken	-9
=vinkje	-11
=vlaamse	-13
=vlaggetje	-13
=vlak	-17
=vlakke	-17
=vlek	-12
=vlekken	-19
=vliegen	-19
=vlissingen	-13
=vlooien	-14
=vlot	-22
=vocht	-24
=vochtigheid	-14
=voeding	-19
=voel	-12
=voelen	-15
=voelt	-13
=voeren	16
=voert	-18
=voertuig	-20
=voet	-16
=voeten	-21
=voeteneind	-18
=voetplaten	-14
=voilà	-18
=vol	-14
=volgen	-27
=volgend	-13
=volgens	-39
=volgorde	-38
=volgt	-27
=volle	-16
=volmacht	-14
=volstaat	-9
=volwassene	-15
=vond	-25
=vonden	-8
=voor	-28
=vooraan	-8
=vooraf	-25
=vooral	-30
=voorbij	-18
=voordat	-33
=voordeur	-15
=voorgedaan	-12
=voorkomen	-29
=voorlopig	-10
=voorman	-11
=voornaam	-12
=voorschrift	-22
=voorspoelen	-9
=voorstel	-10
=voortaan	-27
=vooruit	-27
=voorval	-15
=voorwerp	-11
=voorwerpen	19
=voorzitter	-13
=voren	-18
=vorig	-26
=vorige	-35
=vorm	-19
=vormen	-18
=vorst	-23
=vouw	-17
=vraag	-40
=vraagt	-61
=vracht	-18
=vrachtbrief	-15
=vragen	-25
=vragenlijst	-9
=vriendelijk	-14
=vriendelijke	-8
=vriezer	-13
=vrij	-21
=vrijdag	-36
=vrijdagavond	-16
=vrijgave	-12
=vrijgegeven	-13
=vrijgeven	-14
=vrijmaken	-19
=vrijwillig	-11
=vrijwilliger	-25
=vrijwilligers	15
=vroeg	-27
=vroegen	-20
=vroeger	-25
=vrouw	-17
=vrouwen	-16
=vuil	-21
=vuile	-20
=vul	-10
=vullen	14
=vult	-23
=vuurwerk	10
=w	-10
=waar	-49
=waarbij	-9
=waarborg	-17
=waarde	-23
=waarden	-19
=waardoor	-19
=waarin	-24
=waarom	-12
=waaronder	-11
=waarop	-21
=waarschuwt	-10
=waarvan	-20
=wacht	-35
=wachtdienst	12
=wachten	-16
=wachtwoord	-17
=wagen	15
=wagens	-18
=wakker	-22
=wand	-15
=wanneer	14
=want	-55
=ward	-14
=waren	-24
=warm	16
=warme	-8
=warmer	-16
=warmt	-24
=was	-56
=wassen	11
=wasserij	11
=wast	-22
=wat	-12
=water	-41
=waterkwaliteit	12
=waterland	-15
=waterpas	-14
=waterschap	-10
=wax	-13
=wc	-15
=we	-21
=website	-12
=weduwe	-15
=weeg	-9
=weegschaal	-14
=weegt	-17
=week	-47
=weer	-46
=weet	-15
=weg	-38
=wegen	18
=wegens	-10
=weggaan	-10
=wegrijden	-14
=wegtrekken	-16
=weinig	-12
=weken	-34
=wel	-36
=welk	-10
=welke	-32
=welkom	-19
=welpen	11
=wendy	-17
=wenst	-26
=werd	-26
=werf	-16
=werfleider	-12
=werk	-22
=werkblad	-10
=werkbon	-14
=werkdag	-9
=werkdagen	-25
=werken	9
=werkinstructie	-25
=werkoverleg	-11
=werkplek	11
=werkt	-23
=werkvoorschrift	-17
=werkwijze	-45
=wespen	-14
=weten	-35
=wettelijke	-11
=weverstraat	-15
=whiteboard	-14
=wi	-24
=wie	-17
=wiegje	-17
=wiek	-13
=wiel	-22
=wielen	-23
=wij	32
=wijk	-19
=wijkagent	-18
=wijn	-14
=wijst	-17
=wijze	-26
=wijzen	-15
=wiki	-20
=wil	-55
=wilde	-21
=willem	-13
=willen	-34
=wilt	-25
=windkracht	-12
=winkel	-20
=winkels	-15
=winter	-28
=winterbanden	11
=wisselen	15
=wisselende	-13
=wisselt	12
=wist	-18
=wit	-30
=witte	-29
=wittevlieg	-22
=wo	-15
=woensdag	-23
=woest	-13
=woning	22
=woord	-21
=woorden	-13
=word	-14
=worden	-11
=wordt	-10
=wortel	-17
=wou	-15
=wouter	-11
=wrijven	-19
=yerseke	-14
=youssef	-19
=yvonne	-16
=z'n	-36
=zaag	-11
=zaak	-21
=zaallicht	-16
=zacht	-8
=zachte	-17
=zag	-17
=zak	-30
=zaken	-26
=zakje	-12
=zakjes	-11
=zakken	-26
=zaklamp	-21
=zakt	-25
=zal	-26
=zand	-18
=zat	-25
=zaten	-11
=zaterdag	-30
=ze	-10
=zeep	-19
=zeepsop	-16
=zeer	-18
=zeg	-30
=zegel	-19
=zeggen	-34
=zegt	-28
=zei	-23
=zeil	-20
=zeilen	11
=zeiljacht	13
=zelden	-17
=zelf	-24
=zelfde	-18
=zelfs	-22
=zelfstandig	10
=zender	-24
=zending	-17
=zes	-42
=zestien	-25
=zestig	-30
=zet	-9
=zetten	-9
=zeven	-14
=zich	-22
=zichtbaar	-13
=zichzelf	-11
=zie	-21
=ziek	12
=ziekenhuis	-17
=ziekte	-11
=zien	-33
=ziet	-28
=zij	-16
=zijkant	-16
=zijn	-36
=zijt	13
=zijwaarts	-13
=zin	-15
=zingen	-17
=zinnen	-18
=zit	-21
=zitten	-32
=zn	-31
=zo	-45
=zoals	-17
=zodat	-30
=zoden	-18
=zodra	-28
=zoek	-22
=zoeken	-24
=zoekt	11
=zolang	-16
=zolen	-21
=zomaar	-14
=zomer	-32
=zon	-16
=zondag	-28
=zonder	-23
=zone	-10
=zoom	-18
=zoon	-15
=zorg	-17
=zorgen	-12
=zou	-26
=zouden	-20
=zoudt	-25
=zucht	-19
=zuignap	-16
=zure	-21
=zus	-10
=zutphen	-17
=zuur	-26
=zuursel	-22
=zuurstof	-18
=zwaailamp	-15
=zwanger	-16
=zwart	-29
=zwarte	-18
=zwembad	-26
=zwemvest	-15
=zwerfkatten	-16
=zwolle	-16
=én	-21
=één	-16
=️	-18
>!	10
>"	-10
>&	-37
>)	-48
>*	-14
>+	-39
>,	-13
>-	25
>.	15
>0	-67
><	-13
>=	-37
>>	-20
>>! !	9
>>! )	-25
>>" .	-27
>>" –	-14
>>& co	-13
>>& zn	-24
>>' s	8
>>' t	-26
>>( 0	-9
>>( na	-17
>>( niet	-22
>>) ,	-19
>>) .	-12
>>) :	-22
>>) en	-12
>>) wil	-14
>>* *	-14
>>, -	-9
>>, 0	-36
>>, alle	-14
>>, allebei	-17
>>, alleen	-16
>>, alles	-14
>>, als	-13
>>, altijd	-16
>>, anders	-20
>>, baas	11
>>, bak	-18
>>, barcode	-10
>>, behalve	-13
>>, beide	-9
>>, bel	-15
>>, belt	-14
>>, bewoners	-22
>>, bij	-26
>>, blauw	-11
>>, bon	-15
>>, bordje	-13
>>, boven	-11
>>, briefjes	-14
>>, bril	-13
>>, dan	-18
>>, dat	-22
>>, de	9
>>, derde	-15
>>, deur	-17
>>, dirk	-12
>>, drie	-31
>>, drogen	-12
>>, dus	-21
>>, echt	-12
>>, eerst	-31
>>, eh	-13
>>, en	24
>>, even	13
>>, fles	-9
>>, foto	-14
>>, gaat	-8
>>, geel	-10
>>, geen	-41
>>, gefeliciteerd	-11
>>, gordijnen	-9
>>, graag	8
>>, groen	-14
>>, hand	-13
>>, handen	-13
>>, handrem	-15
>>, handschoenen	-14
>>, handtekening	-10
>>, hangt	-12
>>, heeft	-16
>>, heel	-17
>>, hele	-15
>>, het	-8
>>, hier	-14
>>, hierbij	-11
>>, hij	-17
>>, hoe	-19
>>, hoor	-16
>>, hè	15
>>, ik	-32
>>, ilse	-10
>>, in	-21
>>, is	-14
>>, ja	-19
>>, jij	-16
>>, kaartje	-17
>>, kabel	-15
>>, kap	-15
>>, kijk	-11
>>, kijken	-18
>>, kinderen	-16
>>, klaar	-16
>>, klant	-19
>>, kopie	-14
>>, krijgt	13
>>, ladder	-9
>>, laten	-17
>>, lid	-16
>>, liefst	-19
>>, lint	-20
>>, loopt	-14
>>, maak	-9
>>, maar	-33
>>, mag	-20
>>, masker	-13
>>, max	-13
>>, meest	-9
>>, meestal	-13
>>, meldt	-9
>>, met	15
>>, min	-15
>>, minimaal	-18
>>, minstens	15
>>, mits	-13
>>, moet	-16
>>, mw	-16
>>, na	-24
>>, naam	-9
>>, naar	-13
>>, nadine	-16
>>, nagels	-18
>>, natte	-15
>>, nee	-17
>>, neus	-18
>>, niemand	-17
>>, niet	-48
>>, niets	-23
>>, nieuwe	-11
>>, nog	-13
>>, nooit	-32
>>, noteert	-9
>>, nu	-10
>>, nummer	-21
>>, of	-25
>>, om	-27
>>, onder	-23
>>, ook	-9
>>, opschrijven	-22
>>, origineel	-10
>>, over	-23
>>, pim	-18
>>, punt	-11
>>, remmen	-15
>>, schade	-15
>>, sinds	-15
>>, sleutel	-11
>>, sluit	-13
>>, sorry	-10
>>, spoelen	-11
>>, standplaats	-14
>>, stempel	-10
>>, stof	-9
>>, stuur	-17
>>, tank	-17
>>, te	-19
>>, tekent	-16
>>, telefoons	-10
>>, temp	-17
>>, tenzij	-12
>>, terminal	8
>>, terwijl	-10
>>, tien	-14
>>, tot	-17
>>, twee	-29
>>, vanaf	10
>>, vergeten	-13
>>, verschillende	-15
>>, vijf	-17
>>, voor	-32
>>, vooral	-12
>>, vraagt	-17
>>, waar	-16
>>, waarbij	-20
>>, waarvan	-18
>>, wacht	-9
>>, wachten	-21
>>, we	-13
>>, weer	-9
>>, weet	-17
>>, wegen	-17
>>, wie	-32
>>, wij	-17
>>, wordt	-18
>>, zeg	-20
>>, zelfs	-12
>>, zestig	-10
>>, zet	-13
>>, zodat	-21
>>, zout	-13
>>, één	-26
>>- -	-20
>>- 0	-22
>>- en	-22
>>. mevr	-19
>>. wie	-17
>>0 %	-9
>>0 (	-14
>>0 )	-18
>>0 +	-16
>>0 ,	-46
>>0 -	-13
>>0 .	-18
>>0 :	-16
>>0 april	-12
>>0 bar	-12
>>0 cm	-9
>>0 dagen	-13
>>0 een	-10
>>0 en	-24
>>0 graden	-14
>>0 juli	-14
>>0 kilo	-10
>>0 min	-18
>>0 minuten	-12
>>0 mm	-14
>>0 u	-10
>>0 weer	-12
>>0 |	-9
>>0 –	-11
>>: '	-17
>>: alle	-20
>>: als	-9
>>: bij	-11
>>: daarom	-20
>>: dat	-13
>>: direct	9
>>: eerst	-24
>>: en	-19
>>: er	-22
>>: goedemorgen	-9
>>: graag	-15
>>: hele	-10
>>: het	-9
>>: iemand	-12
>>: ik	-21
>>: ja	-17
>>: je	-17
>>: ligt	-10
>>: maak	-11
>>: met	-13
>>: monster	-14
>>: monteur	-19
>>: na	-15
>>: naam	-15
>>: nee	-14
>>: niet	-20
>>: ok	-16
>>: op	-13
>>: re	-10
>>: rood	-8
>>: veel	-11
>>: wat	-14
>>: we	-18
>>: wie	-17
>>; -	-15
>>; de	-18
>>< 0	-13
>>= niet	-25
>>> 0	-15
>>? dan	-17
>>aan ,	-22
>>aan .	-29
>>aan alle	-14
>>aan boord	-16
>>aan de	-38
>>aan dek	-9
>>aan een	-29
>>aan en	-23
>>aan huis	-30
>>aan nieuwe	10
>>aan tafel	-24
>>achter de	-26
>>achter het	-11
>>af ,	-14
>>af en	-34
>>af met	-23
>>af op	-21
>>afsnijden ,	-8
>>akkoord van	-17
>>al de	-13
>>al in	-8
>>alarm ,	-14
>>alleen als	-10
>>alleen de	-15
>>alleen en	-19
>>alleen met	-10
>>alleen over	-15
>>als een	-31
>>als er	-26
>>als ge	-11
>>als het	-25
>>als hij	-23
>>als je	12
>>als laatste	-11
>>als ze	-21
>>altijd met	-19
>>apart ,	-10
>>bar ,	-11
>>bedankt ,	-12
>>begint maandag	-13
>>begint met	-21
>>beklede tafel	-17
>>bel je	-13
>>bellen ,	-14
>>belt de	-20
>>belt zelf	-11
>>bepaalt het	-12
>>beschrijving van	-19
>>beslist de	-10
>>bestuur ,	-10
>>bewaren wij	-13
>>bezig met	-11
>>bij .	-13
>>bij en	-10
>>bij harde	-25
>>bij het	-40
>>bij nieuwe	-22
>>bij ons	12
>>bij zijn	-10
>>binnen .	-15
>>binnen 0	-16
>>binnen drie	-11
>>binnen een	-10
>>binnen het	-17
>>binnen vijf	-15
>>binnenkomt ,	-19
>>bleek dat	-24
>>blijft binnen	-13
>>blijft iedereen	-9
>>blijft staan	-16
>>boord ,	-12
>>boven 0	-18
>>boven de	-27
>>buiten de	-8
>>cm ,	-8
>>controleert het	-13
>>controleren ,	-15
>>daarom een	-21
>>dag 0	-11
>>dag nog	-15
>>dag één	-9
>>dagen ,	-14
>>dagen .	-10
>>dagen in	-23
>>dan 0	-16
>>dan de	-13
>>dan een	-9
>>dan eh	-20
>>dan tien	-9
>>dat alles	-12
>>dat de	-29
>>dat doen	10
>>dat doet	-15
>>dat elke	-18
>>dat er	-39
>>dat gaat	10
>>dat het	-18
>>dat hij	-15
>>dat iemand	-15
>>dat ik	-8
>>dat in	-9
>>dat is	13
>>dat je	-12
>>dat jij	-11
>>dat moet	11
>>dat niemand	-10
>>dat onze	-25
>>dat te	-13
>>dat was	-23
>>dat we	-20
>>dat ze	11
>>de achterkant	-10
>>de app	-8
>>de assistente	-9
>>de balie	-26
>>de band	-17
>>de bel	-12
>>de brug	-15
>>de bruikleenovereenkomst	-15
>>de camera	-12
>>de chauffeur	-22
>>de cliënt	-8
>>de dag	-11
>>de deur	-22
>>de dienst	-18
>>de dierenarts	-10
>>de eerste	-21
>>de familie	-19
>>de gang	-14
>>de gele	-10
>>de groene	-11
>>de groep	-16
>>de grond	-18
>>de hand	-18
>>de hele	-10
>>de hoeken	-13
>>de huid	-12
>>de ijsmeester	-11
>>de kaart	-11
>>de kade	-23
>>de kamer	-11
>>de kant	-8
>>de klant	-13
>>de klantkaart	-12
>>de kleine	-10
>>de klep	-15
>>de kluis	-9
>>de koeling	-12
>>de koppeling	-16
>>de laatste	-24
>>de lader	-19
>>de lange	-9
>>de lift	-12
>>de lijn	-8
>>de lijst	-10
>>de machine	-16
>>de mail	-13
>>de melk	-25
>>de met	-12
>>de middag	-13
>>de namen	-10
>>de ontvangst	-18
>>de oude	-14
>>de partij	-9
>>de poort	-16
>>de rode	-11
>>de rug	-19
>>de site	-14
>>de stand	-13
>>de stoel	-21
>>de tafel	-9
>>de tafels	-15
>>de telefoon	-15
>>de tweede	-18
>>de vierde	-11
>>de voeten	-13
>>de volgende	-19
>>de wagen	-9
>>de werkwijze	-13
>>dezelfde dag	-15
>>dicht ,	-15
>>dicht .	-20
>>dicht met	-12
>>dicht tot	-11
>>die de	-21
>>die een	-11
>>die er	-15
>>die het	-16
>>die in	-24
>>die niet	-17
>>die nog	-11
>>die per	-12
>>die van	-23
>>direct in	-19
>>dit in	-14
>>dit jaar	-12
>>doe je	-14
>>doen ,	-19
>>doen .	-13
>>doen we	20
>>doen wij	9
>>doet de	12
>>doet ie	-18
>>dood en	-17
>>door ,	-13
>>door .	-10
>>door de	-32
>>door een	-29
>>door en	-16
>>door het	-17
>>door twee	12
>>doorgeven .	-17
>>drie keer	-19
>>drie kwartier	-13
>>drie uur	-11
>>drie verschillende	-18
>>drie weken	-13
>>dus ,	9
>>dus .	-23
>>dus als	14
>>dus eh	-31
>>dus ik	-18
>>dus niet	14
>>een ander	-24
>>een blad	-19
>>een dag	-15
>>een gewone	-11
>>een halfuur	-18
>>een hele	-11
>>een jaar	-17
>>een kaart	-17
>>een kaartje	-12
>>een kar	13
>>een keer	-15
>>een kier	-15
>>een kwart	-19
>>een kwartier	-17
>>een lijst	-17
>>een nieuwe	-13
>>een nummer	-17
>>een rij	-22
>>een rijtje	-17
>>een schone	-19
>>een slang	-12
>>een sms	-9
>>een uur	-26
>>een val	-13
>>een vast	-15
>>een vaste	-21
>>een week	9
>>eerst ,	-8
>>eerst de	-19
>>eerst in	-13
>>eerst met	-12
>>eh dus	-14
>>eh en	-20
>>eh ik	-30
>>eh nee	-14
>>elkaar en	-12
>>elkaar niet	-9
>>elke dag	-18
>>elke keer	-17
>>elke vakantie	-19
>>en 0	-20
>>en aan	-8
>>en alles	-18
>>en als	-23
>>en belt	-21
>>en bij	-19
>>en blijft	-9
>>en bloemen	-14
>>en daar	14
>>en daarna	-16
>>en dat	10
>>en datum	-19
>>en de	-40
>>en drie	-23
>>en een	-30
>>en eh	-30
>>en elke	-11
>>en er	-15
>>en gaat	-22
>>en ge	-10
>>en geeft	-12
>>en geen	-20
>>en geven	-15
>>en hang	-15
>>en hangt	-12
>>en hebben	-22
>>en heeft	-8
>>en het	-25
>>en hij	-15
>>en ik	-24
>>en in	-34
>>en is	-21
>>en je	-32
>>en jij	-21
>>en kijkt	-21
>>en krijgen	9
>>en krijgt	-13
>>en laat	-14
>>en laten	-19
>>en leg	-19
>>en legt	-17
>>en loop	-12
>>en loopt	-9
>>en maakt	-18
>>en met	-23
>>en meteen	-9
>>en mijn	-22
>>en moet	-11
>>en na	-25
>>en naar	-14
>>en niemand	-23
>>en niet	-30
>>en noemt	-13
>>en nooit	-16
>>en noteert	-9
>>en nu	12
>>en of	-26
>>en op	-21
>>en opnieuw	-19
>>en oude	-11
>>en overschoenen	-12
>>en solderen	-12
>>en soms	-11
>>en spreekt	-13
>>en stuurt	-12
>>en tekent	-11
>>en telefoon	-13
>>en toen	-18
>>en trek	-15
>>en twee	-15
>>en uur	-13
>>en van	-26
>>en verder	-15
>>en voor	-20
>>en vraag	-17
>>en vraagt	-21
>>en vragen	-15
>>en wacht	-18
>>en wachten	-9
>>en wat	-17
>>en we	-18
>>en welke	-21
>>en wie	-13
>>en wordt	-16
>>en zeg	-14
>>en zegt	-15
>>en zet	-32
>>en zijn	-12
>>en zo	-16
>>en zonder	-30
>>er die	-12
>>er dus	-15
>>er een	-29
>>er iemand	-13
>>er iets	-15
>>er is	-20
>>er na	-10
>>er niet	-12
>>er nog	-21
>>er twee	-14
>>er vier	-9
>>eraf ,	-24
>>eraf als	-12
>>eraf en	-13
>>erbij ,	-22
>>erbij .	-16
>>erin ,	-18
>>erin en	-24
>>erop ,	-14
>>erop .	-13
>>eruit ,	-26
>>eruit met	-12
>>ervoor .	-10
>>euro .	-14
>>even in	-15
>>even luisteren	-14
>>fles in	-12
>>ga je	-8
>>gaan dezelfde	-11
>>gaan in	-12
>>gaan meteen	-20
>>gaan na	-8
>>gaan naar	-20
>>gaan niet	-17
>>gaan terug	-15
>>gaan uit	-11
>>gaat ,	11
>>gaat als	-10
>>gaat dat	-20
>>gaat eerst	-23
>>gaat er	-10
>>gaat het	-17
>>gaat in	-13
>>gaat met	-19
>>gaat niet	-18
>>gaat op	-9
>>gaat over	-16
>>gang van	-11
>>ge dat	-18
>>ge de	-23
>>gebeld .	-8
>>gebeurt met	-13
>>gebr .	-12
>>gebruikt is	-15
>>gecontroleerd ,	-18
>>geeft het	-10
>>gekost .	-12
>>geldt een	-10
>>geschreven ,	-21
>>geschreven .	-9
>>gevuld met	-9
>>geweest ,	-11
>>geweest en	-19
>>gewogen en	-11
>>gezet .	-11
>>gezien .	-14
>>goed ,	-12
>>graden ,	-20
>>graden .	-8
>>groen is	-12
>>haal je	-23
>>haalt de	-14
>>halen ,	-16
>>halen .	-19
>>halen en	-16
>>halen met	-19
>>hallo doet	-15
>>handen .	-9
>>handschoenen aan	-9
>>handschoenen en	-14
>>hangen .	-12
>>hangt .	-9
>>hangt de	-17
>>he niet	15
>>heb ik	-15
>>heb je	-18
>>hebben ,	-19
>>hebben .	-23
>>hebben een	-21
>>hebben en	-18
>>hebben hun	-18
>>hebben we	-29
>>hebben wij	-14
>>heeft ,	-12
>>heeft .	-8
>>heeft 0	-20
>>heeft de	-14
>>heeft een	-22
>>heeft er	-19
>>heeft ingevuld	-16
>>heeft mij	-18
>>heeft ons	-13
>>heeft zijn	-22
>>het account	-10
>>het begin	-21
>>het blad	-11
>>het bord	-8
>>het bordje	-9
>>het dan	-8
>>het de	-9
>>het dossier	-13
>>het drie	-14
>>het einde	-15
>>het eiwit	-14
>>het formulier	-20
>>het frame	-11
>>het gaat	-15
>>het identiteitsbewijs	-12
>>het licht	-16
>>het maar	-16
>>het net	-17
>>het niet	-15
>>het nog	-10
>>het nummer	-22
>>het op	-17
>>het paar	-10
>>het paneel	-9
>>het plein	-18
>>het probleem	-12
>>het terrein	-11
>>het veld	-9
>>het wel	-12
>>het werk	-10
>>het zelf	-13
>>hier ,	-10
>>hier bij	-15
>>hij de	-14
>>hij het	-12
>>hoe een	-16
>>hoe het	-19
>>hoe je	-20
>>hoe we	-14
>>hoe wij	-25
>>hoor ,	-15
>>houdt de	-9
>>hun eigen	-16
>>hè dat	-27
>>ie het	-15
>>iets aan	-9
>>iets op	-17
>>ik ben	-16
>>ik dat	-11
>>ik de	-18
>>ik een	-20
>>ik het	-22
>>ik moet	-12
>>ik op	-11
>>ik spreek	-18
>>ik u	-13
>>ik zit	-14
>>ik zou	-15
>>in '	-20
>>in ,	-14
>>in .	-14
>>in 0	-18
>>in ;	-9
>>in brugge	-20
>>in dat	-19
>>in eh	-18
>>in en	-24
>>in februari	11
>>in je	-15
>>in limburg	-22
>>in lokeren	-12
>>in maart	-19
>>in mei	-23
>>in november	16
>>in oktober	-19
>>in omloop	-14
>>in onze	-24
>>in quarantaine	-14
>>in terneuzen	-19
>>in tilburg	-23
>>in waar	-10
>>in zit	-11
>>in zitten	-16
>>in één	-9
>>instructie van	-19
>>invullen en	-8
>>is ,	-22
>>is 0	-14
>>is dan	-13
>>is dat	-15
>>is de	-12
>>is een	-25
>>is en	-24
>>is er	-12
>>is geweest	-19
>>is het	-9
>>is in	-23
>>is met	-13
>>is niet	-15
>>is ook	-15
>>is op	-25
>>is stoppen	-10
>>is van	-22
>>is verboden	-9
>>is verplaatst	-10
>>is vervangen	-16
>>is voor	-19
>>j .	-14
>>jaar .	-15
>>jaar in	-9
>>je af	-11
>>je alle	-12
>>je bij	-9
>>je de	-23
>>je een	-10
>>je en	-17
>>je er	-13
>>je in	-17
>>je met	-9
>>je meteen	-9
>>je niet	-8
>>je niks	-12
>>je nooit	-13
>>je of	-11
>>je op	-12
>>je voor	-15
>>je vraagt	-9
>>juli ,	-12
>>juni ,	-11
>>kan .	-15
>>kan niet	-13
>>kan volgen	-19
>>kanaal 0	-15
>>kantoor ,	-10
>>kijk je	-21
>>kijken ,	-12
>>kijken .	-10
>>kijkt hij	-10
>>kijkt naar	-10
>>kijkt of	-8
>>kilo ,	-12
>>kilo .	-14
>>komen .	-30
>>komen in	-12
>>komen niet	-11
>>komen van	-17
>>komt ,	-17
>>komt .	-18
>>komt in	-21
>>komt op	-22
>>kregen wij	-12
>>krijgen 0	-28
>>krijgen een	-17
>>krijgt .	-18
>>krijgt een	-10
>>kunnen .	-10
>>laat de	-14
>>laat je	-21
>>lag .	-14
>>langs de	9
>>laten lopen	-15
>>laten maken	-10
>>laten staan	-13
>>laten tekenen	-14
>>lauw water	-16
>>leeg ,	-14
>>leeg is	-18
>>leent .	-18
>>leest de	-15
>>leest het	-10
>>leg je	-30
>>leggen ,	-16
>>legt de	-18
>>letters ,	-12
>>liggen .	-10
>>liggen :	-12
>>links en	-18
>>liter per	-19
>>loopt ,	-17
>>loopt de	-23
>>maakt de	-15
>>maakt het	-21
>>maar dat	-18
>>maar ik	-15
>>maar niet	-22
>>maar op	-8
>>maar wij	-11
>>maat ,	-10
>>mag alleen	-16
>>mag niet	-17
>>maken .	-23
>>maken voor	-23
>>maken we	16
>>man en	-20
>>max 0	-19
>>mee terug	-17
>>meer dan	-11
>>meet de	-12
>>meldt zich	-9
>>men de	-9
>>men in	-12
>>mensen ,	-18
>>mensen en	-18
>>met 0	-18
>>met alcohol	-16
>>met blauwe	-10
>>met dat	-9
>>met datum	-13
>>met de	-60
>>met dichte	-13
>>met foto	-14
>>met foto's	-12
>>met het	-33
>>met je	-13
>>met naam	-17
>>met schriftelijk	-17
>>met twee	-18
>>met water	-10
>>met z'n	-18
>>met zeep	-15
>>met zes	-14
>>met één	-15
>>meteen in	-15
>>meten ,	-11
>>meten met	-18
>>meter ,	-14
>>meter en	-20
>>meter tussen	-9
>>minimaal 0	-8
>>minuten ,	-14
>>moet het	-17
>>moeten we	-21
>>moogt ge	-26
>>na ,	-14
>>na .	-19
>>na 0	-11
>>na de	-23
>>na een	-30
>>na elke	-18
>>naam ,	-8
>>naar beneden	-20
>>naar buiten	-16
>>naar de	-28
>>naar een	-24
>>naar het	-26
>>naar huis	-10
>>naar zich	-12
>>naast de	-22
>>nee eerst	-16
>>nee wacht	-20
>>neemt de	-9
>>neemt het	-17
>>neer .	-11
>>net ,	-23
>>niet ,	-20
>>niet .	-13
>>niet aan	-12
>>niet bij	-9
>>niet door	-25
>>niet in	-22
>>niet meer	-23
>>niet na	-18
>>niet naar	-11
>>niet op	-26
>>niet te	-11
>>niet toegestaan	-11
>>niks gebeurd	-17
>>nog dezelfde	-8
>>nog niet	-12
>>nooit bij	-9
>>nooit in	-23
>>nooit met	-18
>>nooit naar	-10
>>nooit op	-11
>>nou ja	-20
>>nr .	-15
>>nu een	-21
>>nul en	-13
>>of de	-17
>>of een	-23
>>of er	-25
>>of het	-23
>>of in	-17
>>of kinderen	-15
>>of niet	-14
>>of veertig	-18
>>of ze	-15
>>om .	-10
>>om 0	-22
>>om aan	-8
>>om de	-28
>>om een	-11
>>om en	-17
>>om half	-10
>>om het	-15
>>om te	-11
>>om vier	-14
>>om zeven	-23
>>omdat de	-10
>>omdat er	-15
>>omhoog .	-10
>>omhoog en	-10
>>onder 0	-14
>>onder het	-13
>>onherkenbaar .	-14
>>ons kantoor	-19
>>ons terrein	-14
>>ontbrak .	-10
>>ontruimt de	-9
>>ook ,	-13
>>ook .	-14
>>ook niet	-25
>>ook nog	-15
>>op '	-9
>>op ,	-10
>>op .	-26
>>op 0	-23
>>op afstand	-20
>>op bij	-20
>>op dat	-20
>>op de	-51
>>op dezelfde	-9
>>op drie	-11
>>op en	-28
>>op glas	-15
>>op hout	-12
>>op kantoor	-21
>>op maandag	-10
>>op nul	-11
>>op papier	-24
>>op schrift	-9
>>op tafel	-25
>>op te	-10
>>op volgorde	-14
>>op wit	-18
>>op z'n	-19
>>op zaterdag	-13
>>op zijn	-21
>>open ,	-25
>>open en	-17
>>openen en	-16
>>ophalen bij	-8
>>opnieuw .	15
>>opzij .	-9
>>over .	-13
>>over de	-28
>>over en	-11
>>over het	-18
>>over op	-15
>>over te	-14
>>over wat	-13
>>over zijn	-14
>>overnemen .	-18
>>papier ,	-22
>>papier .	-21
>>papier komt	-14
>>papier over	-13
>>papier zetten	-16
>>pas en	-11
>>pas in	-10
>>pas na	-9
>>pas vrij	-14
>>per 0	-19
>>per dag	-9
>>per jaar	-17
>>per keer	-15
>>per persoon	-11
>>per tafel	-21
>>per week	-10
>>plaatsen ,	-18
>>plek .	-14
>>procedure van	-14
>>procent ,	-13
>>rekenen we	-17
>>rijdt met	-21
>>roept de	14
>>rustig en	-15
>>samen het	-12
>>samen in	-19
>>samen met	-10
>>schoon met	-19
>>schrijft ge	-21
>>sinds 0	-12
>>sinds kort	-9
>>slijpen en	-17
>>slot ,	-10
>>slot en	-11
>>spoelen ,	-17
>>staan ,	-16
>>staan .	-28
>>staan en	-20
>>staan op	-16
>>staat ,	-23
>>staat .	-17
>>staat aan	-14
>>staat hoe	-21
>>staat op	-24
>>stand 0	-13
>>stapt over	-17
>>stelt de	-17
>>stil ,	-15
>>tafel ,	-13
>>tafel .	-18
>>tafel en	-15
>>tafel voor	-20
>>te beschrijven	-16
>>te brengen	-16
>>te hangen	-12
>>te horen	-17
>>te laat	-10
>>te stellen	-11
>>te vroeg	-14
>>te worden	-14
>>te zijn	-11
>>tegen de	-20
>>tekenen .	-8
>>tekent de	-12
>>tekst ,	-14
>>tellen (	-12
>>telt 0	-17
>>telt de	-14
>>terug ,	-10
>>terug .	-12
>>terug naar	-10
>>terwijl ge	-17
>>terwijl je	-16
>>tien centimeter	-9
>>tien keer	-13
>>tien minuten	9
>>tien werkdagen	-13
>>tijdens de	-19
>>toch niet	-10
>>toe ,	-19
>>toe .	-8
>>tot aan	-17
>>tot de	-20
>>tot een	-23
>>tot het	-16
>>tot op	-30
>>trekken .	-10
>>trekken terwijl	-9
>>tussen ,	-12
>>tussen de	-11
>>twee keer	-17
>>twee te	-9
>>twee uur	-27
>>twee weken	-9
>>u spreekt	-19
>>uit ,	-27
>>uit .	-9
>>uit 0	-12
>>uit aan	-24
>>uit als	-16
>>uit de	10
>>uit een	-20
>>uit en	-21
>>uit het	-18
>>uit hoe	-11
>>uitleggen ,	-14
>>uur ,	-19
>>uur gesloten	-9
>>v .	-18
>>van ,	-14
>>van .	-15
>>van 0	-30
>>van alles	-10
>>van beide	-9
>>van damme	-12
>>van de	-25
>>van der	-15
>>van dienst	-18
>>van dinsdag	-14
>>van drie	-12
>>van een	-63
>>van het	-46
>>van iedere	-15
>>van maken	-16
>>van meer	-9
>>van negen	-18
>>van ons	-27
>>van onze	-20
>>van twee	-18
>>van veertien	-12
>>van vijftien	-14
>>van voor	-8
>>van vóór	-11
>>vanaf 0	-21
>>vanaf de	-16
>>vanaf het	-12
>>vangt per	-17
>>vanuit de	-22
>>vast ,	-17
>>vast .	-26
>>vast met	-18
>>vastleggen .	-19
>>veertien dagen	-16
>>veertig minuten	-17
>>vergelijken met	-10
>>vergelijkt het	-11
>>verhuren we	-16
>>verloopt ,	13
>>verplaatst naar	-9
>>vervangen .	-15
>>via de	-31
>>via het	-17
>>vier man	-14
>>vijf ,	-14
>>vinden .	11
>>voeren we	-22
>>voert het	-10
>>volgens de	-8
>>vond dat	-13
>>voor ,	-17
>>voor .	-12
>>voor alle	-21
>>voor dat	8
>>voor de	14
>>voor een	-27
>>voor het	-32
>>voor iedereen	-11
>>voor in	-18
>>voor ons	-14
>>voor zijn	-13
>>voordat de	11
>>voordat er	-19
>>vorig jaar	-10
>>vorige week	-16
>>vraagt de	-26
>>vraagt een	-20
>>vraagt hij	-17
>>vóór 0	-8
>>vóór de	-26
>>vóór het	8
>>waar de	-25
>>waar het	-20
>>waar hij	-13
>>waarin staat	-12
>>want dan	-16
>>want dat	-21
>>want die	15
>>was .	-12
>>was 0	-10
>>was er	-22
>>was niet	-10
>>wat er	-24
>>wat het	-15
>>wat je	-13
>>water en	-17
>>we 0	-21
>>we de	-26
>>we een	-34
>>we hebben	24
>>we het	-20
>>we in	-26
>>we met	-19
>>we niet	-35
>>we pas	-15
>>weer een	-17
>>weer op	-17
>>weer storing	-13
>>weg ,	-32
>>weg .	-11
>>werkwijze .	-15
>>weten hoe	-15
>>wie wat	-13
>>wij de	-32
>>wij een	-16
>>wil dat	-25
>>wil het	-12
>>wil nu	-17
>>wil voor	-19
>>wisselen op	-20
>>wit hoe	-12
>>worden de	-23
>>worden in	-13
>>worden nooit	-15
>>worden voor	-20
>>wordt ,	-19
>>wordt .	-16
>>wordt binnen	-22
>>wordt de	-20
>>wordt door	-15
>>wordt en	-24
>>wordt er	-14
>>wordt het	-11
>>wordt niet	-17
>>wordt nooit	-8
>>wordt om	16
>>wordt op	-10
>>zak .	-11
>>zaterdag ,	-17
>>ze dat	-17
>>ze het	-17
>>zegt dat	-26
>>zei :	-12
>>zei dat	-9
>>zelf ,	-16
>>zelf niets	-16
>>zelfde dag	-18
>>zet de	-12
>>zet het	-18
>>zet je	-16
>>zetten ,	-20
>>zetten .	-17
>>zetten de	-21
>>zetten we	-20
>>zich bij	-19
>>zijn ,	16
>>zijn .	-23
>>zijn eigen	-24
>>zijn en	-23
>>zijn er	-10
>>zijn verboden	-14
>>zijn voor	-17
>>zit ,	-14
>>zit .	-11
>>zit en	-23
>>zit in	-16
>>zitten .	-19
>>zitten onder	-13
>>zo ,	-15
>>zo'n 0	-21
>>zodat het	14
>>zoekt het	-10
>>zonder dat	-15
>>zonder naam	-18
>>zuur in	-17
>>| -	-12
>>| binnen	-14
>>| max	-12
>>| niet	-19
>>| rev	-18
>>| wat	-17
>>één keer	-27
>>– 0	-34
>>– afdeling	-15
>?	13
>@	-14
>a	-9
>aan	-44
>aangaat	-15
>aannemen	-12
>aanwezig	-12
>aanwijst	-10
>acht	-10
>achter	-29
>achteraan	-13
>achteruit	-17
>aerts	-23
>af	-52
>afdrukken	-14
>afhalen	-12
>aflaten	-22
>aflezen	-12
>afloop	-12
>afnemen	-17
>afschakelen	-27
>afsluiten	-21
>afsnijden	-8
>afstand	-31
>aftekenen	-10
>afvegen	-14
>akkoord	-17
>al	-32
>alarm	-14
>alle	-28
>alleen	-33
>allemaal	-27
>alles	-33
>alsof	-19
>andere	-29
>antwoorden	-9
>apart	-22
>april	-12
>atelier	-20
>aub	-20
>b	-17
>baan	-19
>bak	-19
>bakker	-17
>banden	-16
>bar	-8
>bedankt	-12
>bedrijf	-15
>begin	-16
>beginnen	-25
>begon	-10
>behalve	-21
>beide	-13
>bekijken	-28
>bekijkt	-13
>beklede	-17
>bel	-13
>bellen	-32
>belt	-29
>bepaalt	-12
>beperking	-15
>beschrijving	-19
>bestaat	-21
>bestand	-10
>bestuur	-19
>betaald	-14
>betaalt	-10
>bevestigt	-14
>bewaren	-10
>bewijs	-15
>bezig	-11
>bezoek	-21
>biest	-21
>bij	-8
>bijna	-25
>bijvullen	-8
>binnen	-32
>binnenkomt	-21
>blaast	-17
>bleek	-24
>blijft	-29
>blijven	-28
>boord	-18
>boos	-9
>borstelen	-18
>boven	-35
>branden	-15
>brengt	-12
>buiten	-26
>burgerzaken	-21
>bv	-22
>c	-25
>café	-12
>centimeter	-20
>check	-16
>chloor	-16
>claes	-17
>cm	-8
>code	-9
>collega	-16
>controle	-23
>controleer	-16
>controleert	-16
>controleren	-17
>corrigeren	-10
>daar	-34
>daarna	-10
>daarom	-24
>daarvoor	-21
>dag	-25
>dagelijks	-21
>dagen	-29
>dak	-18
>dan	-20
>dat	30
>datum	-13
>de	-33
>deed	-18
>dek	-17
>den	-13
>deze	-14
>dezelfde	-29
>dicht	-24
>dienst	-36
>dieren	-26
>dingen	-10
>dinsdag	-15
>direct	-23
>dit	-27
>document	-9
>doe	-14
>doek	-22
>doen	12
>donderdag	-17
>dood	-19
>doorgegeven	-20
>doorgeven	-21
>doorspoelen	-17
>dossiers	-17
>dozen	-13
>draaien	-36
>draait	-12
>drie	-41
>drinkt	-13
>drogen	-17
>droog	-12
>druk	-16
>dus	12
>duur	-10
>duurt	-21
>echt	-25
>een	-20
>eens	14
>eerst	-48
>eerste	-18
>eh	-12
>eigen	-22
>eist	-13
>elf	-15
>elk	-21
>elkaar	-26
>emmer	-17
>en	-11
>enfin	-19
>engels	-18
>enkel	-13
>er	-27
>eraan	-11
>erachter	-16
>eraf	-31
>erbij	-32
>erin	-32
>eronder	-9
>erop	-24
>eruit	-33
>ervoor	-15
>euh	11
>euro	-25
>even	-28
>examen	-17
>extra	-9
>filmen	-13
>fles	-13
>flessen	-17
>formulier	-12
>fotograferen	-23
>fout	-14
>ga	-8
>gaat	-17
>gaf	-14
>gang	-11
>gast	-15
>gasten	-18
>gebeld	-24
>gebeurt	18
>geblokkeerd	-12
>gebr	-12
>gebruiken	-12
>gebruikt	-17
>gebruikte	-25
>gecontroleerd	-18
>gedrukt	-13
>geeft	-20
>geen	-30
>gegaan	-9
>gehad	-19
>gekomen	-11
>gekost	-12
>gekregen	-27
>geldt	-14
>gelegd	-10
>gelijk	-24
>gelopen	-25
>gelukkig	-20
>gemeld	-23
>genoteerd	-12
>gent	-9
>geopend	-12
>geplaatst	-13
>geregeld	-18
>gerust	-16
>geschreven	-25
>gestaan	-14
>gestuurd	-14
>getest	-11
>geven	-26
>gevoel	-8
>gevonden	-13
>gevuld	-9
>geweest	-26
>gewogen	-10
>gewoon	-21
>geworden	-23
>gezegd	-25
>gezet	-18
>gezicht	-19
>gezien	-13
>gieten	-19
>gij	-27
>ging	-12
>gister	-10
>gisteren	-24
>glas	-30
>goed	-35
>graag	-26
>graden	-22
>groen	-16
>groep	-16
>haal	-23
>haalt	-20
>haar	-21
>had	-17
>hadden	-14
>haha	-20
>halen	-40
>hallo	-15
>halve	-14
>handen	-20
>handschoenen	-15
>hangen	-14
>hangt	-31
>hard	-19
>hardop	-15
>he	14
>heb	-24
>hebben	-51
>heeft	-12
>heel	-19
>heen	-17
>heer	-13
>heet	-11
>helemaal	-23
>hersteld	-12
>het	-72
>hetzelfde	14
>hier	-31
>hij	-22
>hoe	-40
>hoeft	-15
>hoog	-15
>hoor	-15
>houden	-14
>houdt	-20
>hout	-13
>huis	-26
>hun	-19
>hé	-14
>ie	-26
>iedere	-18
>iedereen	-25
>iemand	-31
>iets	-25
>ik	-67
>ingevuld	-10
>instructie	-23
>instrumenten	-17
>invullen	-10
>inzet	-17
>inzetten	-24
>is	-50
>j	-14
>jaar	-28
>jaarlijks	-22
>januari	-11
>je	-51
>jij	-17
>jongen	-9
>juist	-9
>juli	-17
>jullie	-19
>juni	-11
>kaart	-12
>kamers	-12
>kamp	-20
>kan	-33
>kanaal	-15
>kant	-21
>kantoor	-22
>keer	-21
>kennen	-15
>keren	-18
>kg	-8
>kiezen	-14
>kijk	-21
>kijken	-23
>kijkt	-22
>kilo	-17
>kilometer	-13
>kind	-19
>kinderen	-17
>kindjes	-17
>klaar	-22
>klaarzetten	-13
>klachten	-11
>klagen	-17
>klant	-20
>kleine	-13
>kloppen	-13
>klopt	-11
>km	-15
>knip	-15
>koken	-18
>komt	-47
>kon	-8
>kop	-13
>korrel	-14
>kost	14
>koud	-22
>kratten	-12
>kregen	-12
>krijgen	-29
>krijgt	-25
>kunnen	-30
>kwam	-17
>kwijt	-17
>laag	-18
>laat	-27
>laatste	-17
>lab	-10
>label	-17
>lag	-20
>laken	-18
>laten	-34
>lauw	-16
>leden	-22
>leeg	-21
>leent	-22
>leerlingen	-19
>leest	-32
>leg	-30
>leggen	-25
>legionella	-16
>legt	-21
>lengte	-11
>lessen	-13
>letters	-17
>leveringen	-10
>levert	11
>lezen	-19
>licht	-15
>liep	-15
>liggen	-26
>ligt	-28
>lijkt	-20
>lijn	-9
>lijst	-10
>links	-21
>liter	-21
>loopt	9
>lopen	-10
>los	-28
>loslaat	-9
>m	-13
>maakt	-25
>maandag	-22
>maanden	-13
>maar	-52
>maat	-11
>mag	-31
>mailt	-13
>maken	-9
>man	-25
>materiaal	-16
>max	-23
>me	-22
>medewerker	-13
>medewerkers	-12
>mee	-28
>meenemen	-14
>meer	-19
>meet	-16
>mei	-10
>melden	-21
>meldt	-28
>melk	-22
>men	-16
>mengen	-27
>mensen	-32
>merk	-12
>met	-31
>metaal	-18
>meteen	-30
>meten	-31
>meter	-32
>mevrouw	-14
>mij	-17
>mijn	-36
>min	-14
>minimaal	-8
>minuten	-20
>mm	-13
>mogelijk	-21
>mogen	-13
>monteurs	-18
>moogt	-26
>mooi	-9
>na	-56
>naaien	-18
>naam	-13
>naar	-58
>naast	-17
>nabestaanden	-16
>nakijken	-26
>natuurlijk	-13
>nazicht	-14
>nederlands	-12
>nee	-50
>neemt	-24
>neer	-12
>neerleggen	-18
>negentien	-18
>nemen	-19
>net	-29
>niemand	-21
>niet	-49
>niets	-12
>nieuw	-12
>nieuwe	-33
>nieuws	-12
>niks	-16
>nodig	15
>noemen	-8
>nog	-28
>nooit	-36
>noord	-24
>noteert	-9
>noteren	-15
>nou	-45
>nr	-15
>nu	11
>nul	-16
>of	-54
>ogen	-8
>olie	-15
>om	-57
>omdat	-22
>omhoog	-13
>onderaan	-16
>ondergrond	-16
>onherkenbaar	-14
>onlangs	-20
>online	-18
>ons	-47
>ontbrak	16
>ontruimt	-9
>ontvangen	-15
>onze	-28
>ook	-48
>oost	-15
>op	-32
>open	-30
>openen	-16
>opent	-18
>ophalen	-22
>opnieuw	11
>opschrijven	-15
>opwarmen	-11
>opzij	-10
>opzoeken	-16
>oranje	-16
>ouders	-13
>over	-54
>overleg	-19
>overnemen	-22
>pagina	-14
>pakken	-17
>papier	-33
>pas	-29
>passagiers	-20
>pellen	-27
>plaats	-19
>plaatsen	-25
>planten	-15
>plek	-22
>plekken	-10
>post	15
>procedure	-19
>procent	-15
>profiel	-22
>programma	-18
>proper	-12
>protocol	-20
>punt	-14
>raakt	-13
>raken	-24
>ramen	-13
>rapen	-18
>rechts	-11
>rechtstreeks	-12
>redactie	-17
>regels	-25
>regen	-15
>reinigen	-21
>rekenen	-17
>rekeningen	-11
>resetten	-30
>rijdt	-26
>rode	-16
>roep	-16
>rolstoelen	-22
>rondje	-17
>rondom	-15
>rood	-10
>rug	-18
>ruik	-16
>rustig	-18
>samen	-26
>sauna	-21
>schenken	-24
>scheppen	-21
>schone	-19
>schoon	-25
>schoonmaken	-24
>schrift	-19
>schrijf	-20
>schrijft	-23
>schrijven	-12
>schuin	-19
>sec	-10
>seconden	-10
>sessie	-12
>sinds	-25
>slapen	-23
>slijpen	-17
>slot	-11
>sluiten	-19
>snijden	-19
>soms	-12
>sonja	-8
>soorten	-16
>sorry	-24
>spannen	-20
>spelen	-17
>spoelen	-17
>spoelt	-16
>sporen	-14
>spuit	-15
>spullen	-26
>staan	-35
>staat	-9
>stand	-13
>stapt	-17
>start	-9
>starten	-29
>stelt	-18
>sticker	-13
>stil	-19
>stond	-19
>stonden	-13
>stop	-10
>stoppen	-27
>straks	-23
>stuk	-10
>stuks	-9
>stuurt	-15
>tablet	-9
>tachtig	-16
>tafel	-34
>tank	-13
>tas	-16
>te	-51
>teamoverleg	-9
>tegelijk	-10
>tekenen	-9
>tekent	-17
>tekst	-16
>telefoon	-17
>tellen	-27
>telt	-29
>ter	-13
>terug	-32
>terugzetten	-23
>terwijl	-27
>test	-11
>testen	-17
>theater	-18
>thuis	-25
>tien	-24
>tijd	-25
>tijdens	10
>tilburg	-13
>tillen	-20
>toch	-30
>toe	-22
>toestellen	-24
>ton	-12
>tot	-16
>trakteert	-11
>trekken	-21
>trekt	-17
>tussen	15
>twaalf	-20
>twee	-51
>twintig	-25
>u	-23
>uit	-9
>uitleggen	-13
>uitrollen	-10
>uitsluitend	-17
>uitzetten	-25
>uur	-27
>v	-18
>vader	-8
>valt	-11
>van	-43
>vanaf	-27
>vangt	-17
>vanuit	-26
>vanzelf	-11
>vast	-39
>vaste	-11
>vastgezet	-13
>vastleggen	-19
>vastzetten	-20
>vastzit	-18
>veertien	-16
>veertig	-33
>verandert	-14
>verboden	-12
>verder	-13
>verf	-20
>vergelijken	-12
>vergelijkt	-11
>verhuren	-16
>verkeerd	-20
>verkopen	-16
>verloopt	22
>verplaatst	-9
>vers	-20
>versie	11
>verstaan	-16
>vertel	-21
>vervalt	-21
>vervangen	-17
>vervoeren	-18
>verwijderd	-9
>verwijderen	-17
>verzegeld	-8
>verzegelen	-12
>verzoek	-18
>via	-37
>vier	-27
>vijf	-20
>vijftien	-21
>vijftig	-15
>vilt	-19
>vinden	11
>vindt	-17
>vlekken	-13
>vliegen	-16
>voeren	-30
>voert	-10
>vol	-14
>volgen	-19
>volgens	-26
>volgorde	-20
>volgt	-21
>vond	-14
>vooraf	-9
>vooral	-17
>voordat	10
>voortaan	-15
>vooruit	-22
>voorwerpen	-23
>vorig	-10
>vorige	-27
>vraag	-14
>vraagt	-40
>vragen	-14
>vrij	-24
>vrijdag	-16
>vrijwilligers	-30
>vullen	-25
>vóór	-13
>waar	-41
>waarin	-20
>waarop	-18
>wacht	-15
>wachten	-12
>wachtwoord	-12
>wanneer	-14
>want	18
>warm	-15
>was	-10
>wassen	-19
>wast	-13
>wat	-31
>water	-26
>waterland	-13
>we	11
>week	-15
>weer	-33
>weg	-37
>wegen	-13
>wegtrekken	-14
>weken	-18
>wel	-20
>welke	-21
>wenst	-29
>werd	11
>werken	-18
>werkwijze	-18
>wespen	-12
>weten	-31
>wie	10
>wij	-14
>wil	-36
>wilde	-15
>wilt	13
>wind	-23
>wisselen	-26
>wisselt	-14
>wit	-17
>woest	-17
>worden	15
>z'n	-18
>zag	-15
>zak	-18
>zakken	-16
>zakt	-13
>zat	-15
>zaten	-11
>zaterdag	-26
>ze	-34
>zegel	-13
>zeggen	-12
>zegt	-28
>zei	-17
>zelf	-22
>zelfde	-18
>zelfs	-11
>zelfstandig	-22
>zes	-28
>zestien	-11
>zet	-33
>zetten	-39
>zeven	-13
>zich	-21
>zien	-21
>ziet	-21
>zijn	-9
>zinnen	-14
>zit	9
>zitten	-28
>zo	-34
>zo'n	-28
>zoals	-20
>zodra	-18
>zoeken	-10
>zoekt	-24
>zolang	-9
>zomaar	-9
>zondag	-24
>zonder	-39
>zou	-19
>zoudt	-18
>zuur	-17
>zwerfkatten	-17
>|	-9
>°	-9
>én	-13
>één	-38
>—	-17
>€	-8
>→	-20
>😅	-14
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
[--07	-21
[-a	-14
[-a's	-33
[-aad	-37
[-aag	-34
[-aai	-23
[-aal	-22
[-aam	-34
[-aan	-59
[-aap	-23
[-aar	-14
[-abo	14
[-abs	-11
[-ach	-16
[-ack	-9
[-act	-36
[-adt	-15
[-aes	-19
[-afd	-18
[-aft	-17
[-afé	-17
[-agd	-30
[-age	-19
[-ags	-22
[-agt	-24
[-aha	-28
[-aid	-14
[-ail	-27
[-aim	-16
[-air	-23
[-ait	-12
[-ake	-21
[-aks	-24
[-akt	-14
[-ald	-31
[-ale	-43
[-alf	-40
[-alk	-21
[-all	-19
[-als	11
[-alt	-38
[-ame	-11
[-amp	-28
[-ang	-45
[-ank	-38
[-ans	-22
[-ant	-34
[-apa	-9
[-ape	-24
[-app	-12
[-apt	-26
[-ara	-14
[-ard	-50
[-are	-29
[-ari	-21
[-ars	-23
[-art	-13
[-ase	-18
[-ash	-22
[-ate	-10
[-ats	-31
[-aub	-20
[-aus	-22
[-auw	-24
[-ave	-20
[-axi	-15
[-bag	-16
[-bak	-27
[-bed	-27
[-bei	-20
[-bek	-18
[-ben	-18
[-ber	-25
[-bft	-13
[-bij	-29
[-bod	-12
[-bol	-11
[-bon	-16
[-bot	-16
[-box	-9
[-bui	-15
[-bus	-17
[-bv	-25
[-can	-23
[-cel	-19
[-che	-19
[-cht	-32
[-cie	-16
[-cks	-17
[-ckt	-11
[-col	-28
[-com	-9
[-con	-14
[-cro	-9
[-cte	-26
[-cus	-18
[-d	-11
[-d'r	-23
[-da	-19
[-dag	-50
[-dak	-23
[-dam	-22
[-dar	-11
[-dat	-34
[-dde	-15
[-dek	-10
[-del	-35
[-dem	-20
[-den	24
[-der	-34
[-des	-23
[-dge	-16
[-dig	-40
[-dik	-16
[-dit	-16
[-dje	-40
[-do	-23
[-dom	-24
[-don	9
[-dop	-22
[-dra	-28
[-drs	-11
[-dse	-15
[-dte	-21
[-dun	-13
[-dán	-21
[-e	-10
[-eam	-24
[-ean	-20
[-ebr	-14
[-ebt	-22
[-eck	14
[-ect	-27
[-eda	-10
[-ede	-37
[-eds	-15
[-eed	-26
[-eee	-24
[-eef	-27
[-eeg	-21
[-eek	-44
[-eel	-43
[-eem	-26
[-een	-19
[-eep	-17
[-eer	8
[-ees	-34
[-eet	-25
[-eft	-37
[-ega	-11
[-egd	-35
[-ege	-24
[-egt	-35
[-eid	-45
[-eik	-8
[-eil	-28
[-ein	-35
[-eis	-15
[-eke	-9
[-eks	-12
[-ekt	-40
[-ela	-8
[-eld	-20
[-elf	-31
[-elg	-9
[-elk	-28
[-elm	-17
[-elo	-18
[-elp	-28
[-elt	9
[-ema	-17
[-emd	-22
[-emo	-15
[-emp	-15
[-emt	-28
[-en'	-16
[-end	-52
[-ene	-42
[-eng	-12
[-enk	-29
[-ens	-60
[-ent	-15
[-ept	-31
[-er	-26
[-erd	-54
[-ere	-23
[-erg	-21
[-ern	-30
[-erp	-19
[-ert	-12
[-es	-21
[-esk	-22
[-ess	-18
[-est	-34
[-eta	-18
[-ete	-14
[-euf	-10
[-eum	-23
[-eun	-13
[-eur	-46
[-eus	-19
[-euw	-29
[-eve	-34
[-evr	-14
[-eys	-21
[-eén	-22
[-eën	12
[-fde	-32
[-fel	-27
[-fen	-15
[-fer	-17
[-ff	-23
[-ffe	-19
[-fie	-16
[-fin	-17
[-fje	-29
[-fon	-17
[-fp2	-13
[-fst	-17
[-fte	15
[-fw	-18
[-g	-17
[-gaf	-20
[-gal	-22
[-gas	-14
[-gat	-28
[-gde	-24
[-gek	-12
[-gel	-41
[-ger	-13
[-ges	-22
[-ggd	-14
[-gge	-28
[-gie	-19
[-gij	-29
[-gio	-19
[-gje	-18
[-gon	-12
[-gse	-17
[-gsm	-16
[-gte	-23
[-gus	-17
[-h	-14
[-had	-23
[-hal	-30
[-hap	-11
[-hat	-18
[-he	-20
[-hef	-21
[-hek	-11
[-hel	-21
[-hem	-21
[-hen	-19
[-hes	-17
[-het	31
[-hil	-21
[-hip	-30
[-hoe	43
[-hok	-18
[-hot	-19
[-hou	-15
[-hr	-17
[-hte	-45
[-hts	-13
[-hut	-8
[-hé	-19
[-iba	-10
[-ice	-29
[-ici	-19
[-ick	-17
[-ids	-14
[-idt	12
[-ieb	-15
[-ied	-23
[-ief	-27
[-ieg	-19
[-iek	-24
[-iel	-34
[-iem	-26
[-iep	-23
[-ier	-23
[-ies	-49
[-iet	-36
[-iew	-14
[-ift	-25
[-igd	-30
[-ige	-47
[-igt	-18
[-ii	-14
[-iii	-16
[-ijd	-22
[-ijf	-43
[-ijg	-17
[-ijk	-32
[-ijl	-22
[-ijm	-24
[-ijn	-45
[-ijp	-20
[-ijs	-14
[-ik	-48
[-ike	-15
[-iki	-16
[-ikt	-35
[-ild	-9
[-ile	-25
[-ilm	12
[-ils	-11
[-ilt	-36
[-ilà	-14
[-ima	-22
[-imd	-18
[-ime	-16
[-imt	-15
[-in	-72
[-ina	-27
[-ind	-31
[-ink	-14
[-ins	-17
[-int	-21
[-ion	-22
[-ips	-13
[-ipt	-17
[-ira	-17
[-ire	-29
[-irk	-13
[-is	-30
[-ise	-16
[-ist	-50
[-it	-18
[-ite	-30
[-its	-25
[-ity	-18
[-ium	-27
[-ius	-23
[-j	-10
[-jan	-22
[-jas	-14
[-jde	-14
[-jdt	-30
[-jen	10
[-jes	-19
[-jke	-47
[-jkt	-35
[-jna	-33
[-jne	-14
[-jpt	-13
[-jst	-35
[-juf	-11
[-jze	-26
[-kam	-21
[-kan	-10
[-kap	-18
[-kar	-19
[-kas	-18
[-kat	-26
[-kel	-26
[-ken	-14
[-ker	-34
[-kes	-18
[-ket	-34
[-kg	-11
[-kia	-16
[-kig	-19
[-kke	-23
[-km	-10
[-koe	-13
[-kom	-21
[-kon	-16
[-kop	-18
[-kst	-20
[-kum	-11
[-kun	-30
[-l	-11
[-lab	-19
[-lad	-27
[-lag	-9
[-lak	-20
[-lam	-12
[-lan	-36
[-lap	-20
[-lat	-14
[-lde	-37
[-ldt	-24
[-lee	-31
[-leg	-35
[-lem	-19
[-len	9
[-lep	-19
[-ler	-29
[-let	-27
[-lfs	-20
[-lft	-19
[-lgt	-20
[-lid	-19
[-lie	-31
[-lig	-17
[-lij	-16
[-lik	-14
[-lip	-20
[-lis	-8
[-lke	-22
[-lla	-18
[-lle	-26
[-llo	-25
[-lof	-30
[-lok	-22
[-lon	-16
[-lop	-15
[-lot	-23
[-lpt	-17
[-lse	-18
[-lst	-25
[-lte	-19
[-lub	-21
[-luc	-10
[-luk	-10
[-lus	-11
[-lve	-25
[-m'n	-15
[-m/u	-12
[-ma	-16
[-man	-27
[-map	-9
[-mat	-12
[-me	-30
[-mee	-12
[-mei	-24
[-mel	-18
[-mer	-50
[-mes	-15
[-met	-35
[-mie	-19
[-mis	-31
[-mix	-20
[-mke	-17
[-ml	-10
[-mm	-18
[-mma	-26
[-mme	-22
[-mo	-13
[-mol	-11
[-mos	-12
[-mpt	-17
[-mst	9
[-mte	-20
[-mum	-10
[-mw	-16
[-n	-15
[-nal	-16
[-nam	-15
[-nap	-20
[-nch	-12
[-nda	-16
[-nde	-18
[-nds	-37
[-ndt	-13
[-ndy	-17
[-nee	-15
[-nek	-16
[-nel	-15
[-nen	26
[-ner	-32
[-nes	-23
[-net	-21
[-nfo	-11
[-nge	-35
[-ngs	-21
[-nia	-14
[-nie	-14
[-nig	-20
[-nin	-16
[-nip	-17
[-nis	-28
[-nja	-15
[-nje	-19
[-nks	-18
[-nkt	-24
[-nlo	-12
[-nne	-27
[-nny	-18
[-nop	-13
[-nr	-15
[-nse	-25
[-nte	-31
[-nul	-16
[-nze	-57
[-o	-19
[-o's	-24
[-och	-17
[-ock	-16
[-ode	-10
[-ods	-24
[-oef	-21
[-oeg	-34
[-oei	-18
[-oek	-24
[-oel	-15
[-oem	-18
[-oen	-28
[-oep	-33
[-oer	-25
[-oes	-25
[-oet	-29
[-ofd	-19
[-oge	-19
[-ogo	-8
[-ogt	-27
[-oh	-19
[-oie	-16
[-oit	-24
[-oja	-19
[-oke	-21
[-okt	-16
[-oké	-30
[-ola	-23
[-old	-9
[-ole	21
[-olg	-13
[-olk	16
[-ols	-28
[-omp	-22
[-oms	9
[-omt	-27
[-ona	-11
[-one	-30
[-ons	-29
[-ont	-23
[-ood	-29
[-oof	-13
[-ooi	-34
[-ook	-30
[-ool	-35
[-oon	-36
[-oor	-9
[-oos	-21
[-oot	-39
[-op	-27
[-opa	-12
[-ops	-16
[-opt	-31
[-ord	-36
[-ore	-16
[-orf	-17
[-org	-21
[-orm	-31
[-orn	-11
[-orp	-8
[-ors	-19
[-ort	-46
[-ost	-33
[-ota	-20
[-ote	-18
[-oto	-9
[-ots	-13
[-oud	-20
[-ouk	-15
[-our	-17
[-out	-13
[-ouw	-8
[-ove	-9
[-oze	-12
[-pad	-18
[-pak	-33
[-pan	-10
[-pas	-19
[-pdf	-9
[-pen	-19
[-per	-34
[-pet	-8
[-ph	-12
[-pig	-8
[-pij	-13
[-pim	-14
[-pin	-15
[-pje	-32
[-poo	-14
[-pot	-19
[-ppe	-15
[-pte	-25
[-pul	-22
[-put	-11
[-r	-14
[-rak	-25
[-ral	-33
[-ram	-26
[-rap	-29
[-rar	-16
[-ras	-17
[-rat	-19
[-ray	-11
[-rci	-19
[-rde	-45
[-rds	-10
[-rdt	-11
[-rdw	-9
[-re	-22
[-ref	-16
[-rei	-16
[-rek	-32
[-rel	-24
[-rem	-15
[-res	-30
[-rev	-20
[-rft	-24
[-rge	-22
[-ria	-15
[-rid	-19
[-rie	-21
[-rig	-9
[-rij	-54
[-rik	14
[-ril	-23
[-rin	-25
[-rip	-17
[-ris	-25
[-rit	-18
[-rkt	-39
[-rle	-13
[-rmt	-23
[-rna	-19
[-rne	-19
[-rol	-19
[-rom	-27
[-ron	-9
[-rop	-36
[-rot	13
[-rre	-20
[-rry	-28
[-rst	-40
[-rte	-30
[-rts	-35
[-rug	13
[-ruk	-27
[-rum	-32
[-run	-11
[-rve	-15
[-sch	-17
[-sec	-11
[-sef	-16
[-sel	12
[-sen	15
[-ser	-23
[-ses	-18
[-set	-14
[-sie	-30
[-sin	-21
[-sis	-16
[-sje	-32
[-ske	-13
[-sma	-18
[-sms	-14
[-sof	-26
[-sok	-11
[-sop	-27
[-sor	-13
[-sse	-22
[-sta	-19
[-ste	11
[-sum	-15
[-sus	-10
[-t	-16
[-t/m	-18
[-tad	-17
[-tag	-17
[-tal	-36
[-tap	-19
[-tas	-26
[-tch	-13
[-td	-15
[-tel	-10
[-tem	-16
[-ten	15
[-ter	-48
[-tes	-31
[-tht	-11
[-tic	-17
[-tig	-57
[-tij	-23
[-tik	-20
[-til	-26
[-tip	-17
[-tis	-19
[-tje	-56
[-tma	-25
[-tok	-11
[-tom	-19
[-ton	-30
[-tor	-38
[-tra	-28
[-tro	9
[-tse	-24
[-tst	-24
[-tte	-43
[-tuk	-29
[-tum	-23
[-tus	-21
[-typ	-9
[-u's	-20
[-uck	-18
[-uct	-21
[-udt	-34
[-uid	-27
[-uif	-25
[-uig	-20
[-uil	-13
[-uim	-30
[-uin	-26
[-uip	-17
[-uit	-37
[-uks	-20
[-ukt	-20
[-uld	-20
[-ule	-15
[-uli	-22
[-ulp	-23
[-ult	-21
[-umc	-11
[-una	-21
[-und	-17
[-une	-12
[-uni	-19
[-unt	-35
[-urd	-41
[-ure	-23
[-urg	-24
[-urk	-20
[-urs	-33
[-urt	-20
[-ust	-24
[-ute	-23
[-uts	-14
[-uud	-17
[-uus	-16
[-uut	-22
[-uwd	-14
[-uwe	-21
[-uws	-17
[-uwt	-20
[-uwv	-14
[-uze	-34
[-v	-14
[-vak	-14
[-val	-32
[-van	-82
[-vat	-22
[-vek	-12
[-vel	-30
[-ver	-31
[-vet	-8
[-vhf	-18
[-vin	-19
[-vol	-17
[-vwa	-16
[-w	-10
[-wal	-11
[-wam	-17
[-was	-10
[-wax	-14
[-wc	-13
[-we	-59
[-weg	-24
[-wel	-26
[-wen	13
[-wer	-17
[-wi	-23
[-wie	-9
[-wig	-23
[-wij	-54
[-wim	-10
[-wit	-16
[-wo	-13
[-wou	-15
[-xen	-13
[-y's	9
[-yon	-16
[-ype	-16
[-ypt	-17
[-yse	-9
[-zag	-17
[-zak	-22
[-zal	-23
[-zel	-15
[-zen	22
[-zer	-24
[-zie	-27
[-zig	-28
[-zij	-8
[-zin	-28
[-zit	-20
[-zn	-19
[-zon	-18
[-zus	-10
[-ère	-14
[-én	-19
[-één	-12
[-öhn	-22
[-️	-16
[.	-9900
[/	-9900
[0	-9900
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[a .	-17
[[aankan .	-10
[[aanleiding van	-21
[[aannemen van	-25
[[aanwezig :	-14
[[achterkant van	-14
[[afd .	-18
[[afgesproken dat	-19
[[afplakken ,	-10
[[afstand ,	-12
[[aftekenen in	-12
[[afvinken op	-18
[[afzuiging aan	-10
[[akkoord van	-18
[[akte ,	-17
[[akte wordt	-19
[[alarm ,	-9
[[allebei tekenen	-11
[[allen ,	-14
[[als alle	-12
[[als bijlage	-8
[[als dat	-13
[[als die	-23
[[als een	27
[[als eerste	-13
[[als er	10
[[als ge	-10
[[als het	-40
[[als hij	-14
[[als iemand	-24
[[als ik	-23
[[als je	-37
[[als jij	-10
[[als laatste	-28
[[als nieuwe	-17
[[als ze	8
[[alvast bedankt	-9
[[anderhalf uur	-10
[[apotheek de	-18
[[april en	-10
[[asiel in	-17
[[aub ,	-10
[[baan ,	-17
[[baan op	-20
[[baard ,	-8
[[baas .	-13
[[bad leeg	-10
[[bart ,	-19
[[bedrijf van	-9
[[beestjes ,	-23
[[beginnen ,	-15
[[beginnen met	-15
[[beiden het	-10
[[beklede tafel	-17
[[bent en	-14
[[bepaalt het	-10
[[bergen op	-14
[[beschrijving van	-34
[[beslist de	-12
[[bestemd voor	-17
[[bestuur wil	-13
[[betreft :	-25
[[bezig met	-16
[[bft ,	-10
[[bij 0	-12
[[bij aankomst	-16
[[bij binnenkomst	-16
[[bij dat	-12
[[bij de	-57
[[bij dezen	-19
[[bij een	-55
[[bij eh	-16
[[bij elk	-23
[[bij en	-11
[[bij groen	-14
[[bij harde	-17
[[bij het	-62
[[bij komt	-12
[[bij les	-14
[[bij nieuwe	-23
[[bij ons	-47
[[bij onze	-19
[[bij oranje	-17
[[bij regen	-9
[[bij twijfel	-10
[[bij verschil	-13
[[bij vorst	-8
[[bij wat	-17
[[bij wind	-20
[[bij zijn	-20
[[bijna een	-17
[[binnenkomt ,	-19
[[bleek dat	-16
[[bloemen ,	-14
[[boord ,	-19
[[bovenkant en	-8
[[bovenste laag	-18
[[branden en	-15
[[breng je	-11
[[brengen .	-16
[[brengt de	-10
[[brief .	-16
[[brief van	-14
[[brug op	10
[[buik open	-17
[[camping de	-19
[[certificaat en	-13
[[charge in	-15
[[chloor 0	-9
[[chloor nooit	-11
[[claes ,	-12
[[cliënt op	-12
[[cliënt thuis	-9
[[cliënten zijn	-11
[[collega's ,	-9
[[collega's van	-11
[[contract .	-13
[[controleren ,	-20
[[controleren met	-18
[[controleren van	17
[[cursisten ,	-12
[[dacht dat	-13
[[dank aan	-11
[[dat alle	-8
[[dat alles	-12
[[dat bij	-14
[[dat de	-29
[[dat die	-10
[[dat ding	-17
[[dat doen	-26
[[dat doet	-16
[[dat een	-21
[[dat eens	-21
[[dat elke	-15
[[dat er	-21
[[dat gaat	-24
[[dat het	-20
[[dat hij	-13
[[dat hoeft	-9
[[dat ik	-15
[[dat in	-12
[[dat is	-30
[[dat je	-19
[[dat jij	-23
[[dat mag	-9
[[dat met	-16
[[dat mijn	-8
[[dat moet	-21
[[dat niemand	-12
[[dat onze	-28
[[dat ook	-14
[[dat pim	-10
[[dat toch	-16
[[dat van	-15
[[dat was	-11
[[dat we	-21
[[dat wil	-16
[[dat ze	-22
[[de 0	-17
[[de aantallen	-16
[[de achterbank	-14
[[de achterdeur	-15
[[de achterkant	-20
[[de achttien	-10
[[de advocaat	-21
[[de afdeling	-20
[[de afspraak	-15
[[de akte	-13
[[de ander	-20
[[de andere	-23
[[de apotheker	-14
[[de app	-19
[[de arts	-21
[[de assistente	-22
[[de assistentes	-22
[[de auditor	-13
[[de auto	-12
[[de autoclaaf	-27
[[de avonddienst	-20
[[de baan	-24
[[de baas	-25
[[de babyfoon	-16
[[de bak	-10
[[de balie	-35
[[de baliemedewerker	-9
[[de ballon	-17
[[de band	-25
[[de bank	-13
[[de bedoeling	-19
[[de beelden	-9
[[de begeleider	-13
[[de beheerder	-14
[[de bek	-21
[[de bel	-16
[[de bestelling	-22
[[de beveiliger	-14
[[de bewoner	-16
[[de bewoners	-17
[[de bijlage	-8
[[de blauwe	-20
[[de boiler	-13
[[de borst	-17
[[de borstel	-13
[[de boswachter	-16
[[de bovenste	-22
[[de brander	-17
[[de brandweer	-17
[[de breuk	-19
[[de brug	-14
[[de bruikleenovereenkomst	-9
[[de buitendeur	-11
[[de buren	-18
[[de burgemeester	-19
[[de bus	-30
[[de buurgraven	-19
[[de buurt	-8
[[de camera	-10
[[de cel	-14
[[de cellen	-20
[[de centrale	-20
[[de chauffeur	-29
[[de chef	-19
[[de chip	-12
[[de cliënt	-19
[[de compressor	-12
[[de computer	-17
[[de conciërge	-18
[[de coördinator	-20
[[de cursus	-9
[[de dag	-29
[[de dakgoot	-14
[[de derde	-20
[[de deur	-32
[[de deuren	-12
[[de dienst	-23
[[de dienstdoende	-17
[[de dierenambulance	-23
[[de dierenarts	-23
[[de dierverzorger	-16
[[de directeur	-18
[[de directie	-30
[[de dochter	-17
[[de dokter	-18
[[de doos	-24
[[de draden	-19
[[de drie	-27
[[de droge	-9
[[de eigen	-17
[[de eigenaar	-13
[[de elektricien	-10
[[de elektrische	-18
[[de ene	-28
[[de familie	-25
[[de fiets	-13
[[de fietsenkelder	-10
[[de filter	-14
[[de firma	-13
[[de fout	-11
[[de gang	-17
[[de garantie	-8
[[de gast	-14
[[de gebruiker	-15
[[de gegevens	-12
[[de gehaktmolen	11
[[de gele	-22
[[de gemeente	-21
[[de gewone	-15
[[de glazen	-10
[[de goede	-9
[[de goot	-18
[[de gordel	-8
[[de grens	-24
[[de groene	-18
[[de groep	-23
[[de grond	-25
[[de haard	-22
[[de hand	-42
[[de handen	-12
[[de haven	-18
[[de haverklap	-17
[[de heer	-9
[[de hele	-27
[[de helft	-21
[[de herfstvakantie	-17
[[de hoek	-10
[[de hoeken	-14
[[de hond	-26
[[de houten	-8
[[de huid	-14
[[de huidige	-19
[[de huurder	-18
[[de ijsmeester	-15
[[de inhoud	-15
[[de inkorver	-10
[[de inlaat	-21
[[de inspectie	-20
[[de instructeur	-19
[[de intercom	-8
[[de jodium	-16
[[de jongens	-30
[[de jongste	-19
[[de juiste	-23
[[de kaart	-22
[[de kaas	-18
[[de kade	-23
[[de kamers	-10
[[de kant	-9
[[de kantine	-13
[[de kar	-18
[[de kassa	-15
[[de kast	-25
[[de kat	-20
[[de kempen	-14
[[de kerk	-20
[[de keuken	-27
[[de kist	-18
[[de klant	-26
[[de klantkaart	-10
[[de klas	-20
[[de kleine	-16
[[de klep	-15
[[de kleur	-21
[[de klik	-9
[[de klok	-14
[[de klokken	-19
[[de kluis	-11
[[de koeling	-14
[[de koelkast	-14
[[de koepel	-21
[[de koerier	-9
[[de koffer	-18
[[de koffie	-19
[[de kop	-20
[[de kraan	-20
[[de kringloop	-21
[[de kruimels	-21
[[de kuip	-18
[[de kwaliteit	-20
[[de la	-9
[[de laatste	-38
[[de ladder	-12
[[de lader	-16
[[de lampen	-10
[[de lange	-16
[[de leerkracht	-13
[[de leerling	-19
[[de lege	-18
[[de leiding	-23
[[de leidingen	-11
[[de lek	-16
[[de lift	-30
[[de lijn	-13
[[de lijst	-29
[[de linde	-21
[[de loeplamp	-11
[[de loods	-26
[[de lucht	-12
[[de maand	-16
[[de maat	-16
[[de machine	-20
[[de machinist	-17
[[de mail	-19
[[de map	-18
[[de mappen	-19
[[de matroos	-14
[[de medewerker	-19
[[de meeste	-9
[[de meldkamer	-13
[[de melk	-26
[[de mensen	-18
[[de met	-17
[[de meter	-11
[[de middag	-14
[[de middelste	-14
[[de milieustraat	-14
[[de moeder	-11
[[de molen	-18
[[de momentsleutel	-20
[[de monteur	-29
[[de motor	-20
[[de muur	-23
[[de naam	-9
[[de nacht	-9
[[de namen	-12
[[de netbeheerder	-11
[[de neus	-11
[[de nieuwe	-38
[[de nummers	-21
[[de nvwa	-20
[[de omgevingsdienst	-12
[[de omvormer	-9
[[de ontvangst	23
[[de opdrachtgever	-8
[[de opening	-18
[[de opgang	-10
[[de oproep	-16
[[de opzichter	-11
[[de oren	-12
[[de oude	-25
[[de ouder	-14
[[de ouders	-19
[[de oven	-17
[[de overdracht	13
[[de overkant	-14
[[de overledene	-12
[[de pallet	-16
[[de papieren	-21
[[de partij	-15
[[de pers	-12
[[de persoon	-16
[[de plaat	-13
[[de plank	-16
[[de planner	-17
[[de planning	-13
[[de plastic	-18
[[de ploeg	-15
[[de ploegleider	-10
[[de politie	-17
[[de poort	-15
[[de portier	-14
[[de prijs	-15
[[de procedure	-22
[[de provincie	-9
[[de punten	-14
[[de put	-14
[[de radio	-16
[[de ramen	-18
[[de rdw	-15
[[de receptie	-10
[[de rem	-16
[[de reserve	-11
[[de rest	-34
[[de restaurator	-14
[[de rij	-12
[[de ring	-16
[[de rode	-19
[[de ronde	-11
[[de rubber	-16
[[de rug	-14
[[de ruit	-9
[[de rva	-12
[[de schaar	-15
[[de schapen	-22
[[de schipper	-28
[[de schippers	-22
[[de secretaris	-25
[[de shunt	-18
[[de site	-17
[[de slang	-15
[[de sleutel	-27
[[de sleutels	10
[[de sloot	-11
[[de sluis	-10
[[de snaren	-14
[[de stagiaire	-20
[[de stagiaires	-26
[[de stand	-11
[[de stelling	-17
[[de stenen	-8
[[de stoel	-23
[[de straat	-19
[[de studenten	-19
[[de tablet	-23
[[de tafel	-15
[[de tafels	-17
[[de tas	-8
[[de teamleider	-18
[[de telefoon	-20
[[de temperatuur	-11
[[de tester	-18
[[de tien	-20
[[de tillift	-23
[[de titel	-10
[[de toonbank	-21
[[de trek	-22
[[de trekker	-21
[[de twaalf	-15
[[de twee	-21
[[de tweede	-30
[[de u-vorm	-9
[[de uitzendkrachten	-20
[[de uv-lamp	-18
[[de veearts	-10
[[de veiling	-26
[[de velg	-10
[[de vergadering	-19
[[de verkeerde	-27
[[de verkoop	-23
[[de verkoper	-11
[[de verpleegkundige	-19
[[de verwarming	-19
[[de verzekeraar	-20
[[de verzekering	-25
[[de vier	-15
[[de vierde	-20
[[de vijf	-17
[[de vinder	-9
[[de vloer	-21
[[de voet	-13
[[de voeten	-23
[[de volgende	-43
[[de volgorde	-17
[[de voorman	-11
[[de voorzitter	-21
[[de vraag	-26
[[de vrijwilliger	-17
[[de vrijwilligers	-34
[[de waarborg	-15
[[de waarden	-14
[[de wagen	-38
[[de weduwe	-13
[[de week	-16
[[de werf	-9
[[de werfleider	-11
[[de werkbon	-14
[[de werkwijze	-19
[[de wielen	-20
[[de wijkagent	-18
[[de wiki	-22
[[de wind	-17
[[de winkel	-16
[[de wit	-11
[[de witte	-9
[[de zaal	-14
[[de zak	-18
[[de zakken	-11
[[de zaklamp	-18
[[de zender	-11
[[de zes	-15
[[de zestien	-20
[[de zieke	-15
[[de zijkant	-11
[[de zomer	-26
[[degene die	-24
[[denk ik	-9
[[dergelijk stuk	-11
[[dertig minuten	-14
[[dicteer dit	-16
[[directeur zegt	-10
[[directie heeft	-12
[[discussie ,	-11
[[doel :	-13
[[dood en	-17
[[doorgeven .	-15
[[doorgeven aan	-12
[[dozen die	13
[[draad en	-10
[[draai de	-11
[[draai je	-12
[[draaiboek van	9
[[drs .	-11
[[dán pas	-21
[[een a4'tje	-14
[[een afspraak	-26
[[een afwijking	-20
[[een ander	-35
[[een andere	-19
[[een bak	-12
[[een beetje	-25
[[een bericht	-18
[[een beschreven	-20
[[een beschrijving	-22
[[een bewoner	-19
[[een blad	-25
[[een boete	-18
[[een bord	-9
[[een briefje	-21
[[een bril	-21
[[een chauffeur	-16
[[een container	-17
[[een dag	-19
[[een deken	-13
[[een derde	-20
[[een dergelijk	-16
[[een doek	-10
[[een draaiboek	-18
[[een druppel	-15
[[een duidelijk	-12
[[een duidelijke	-15
[[een dun	-12
[[een eenvoudige	-23
[[een eigen	-16
[[een emmer	-18
[[een exemplaar	-10
[[een familiebedrijf	-15
[[een fiche	-12
[[een fiets	-14
[[een flesje	-12
[[een foto	-12
[[een gast	-20
[[een geschreven	-20
[[een goede	-19
[[een groep	-16
[[een groot	-17
[[een half	-16
[[een halfuur	-25
[[een halve	-20
[[een handdoek	-9
[[een handleiding	-19
[[een heel	-21
[[een heldere	-19
[[een hele	-17
[[een helixtest	-12
[[een hernia	-12
[[een hond	11
[[een huurder	-22
[[een in	-23
[[een instructie	-22
[[een invaller	-12
[[een jaar	-27
[[een jongen	-16
[[een kaart	-19
[[een kaartje	-22
[[een kamer	-9
[[een kapotte	-9
[[een kar	-22
[[een keer	-23
[[een kelder	-8
[[een kier	-16
[[een kilo	-12
[[een kind	9
[[een klant	-22
[[een klein	-24
[[een kleine	-16
[[een kort	-20
[[een kwart	-19
[[een kwartier	-20
[[een lamp	-13
[[een laptop	-14
[[een legitimatie	-13
[[een lijst	-20
[[een losse	-9
[[een maand	-9
[[een machine	-15
[[een medewerker	-13
[[een mevrouw	-18
[[een minuut	-16
[[een monster	-13
[[een mooi	-11
[[een naam	-12
[[een nacht	-16
[[een net	-19
[[een nette	-10
[[een nieuwe	-27
[[een nummer	-8
[[een open	-19
[[een overledene	11
[[een paaltje	-16
[[een paar	-16
[[een paard	-19
[[een papier	-15
[[een ploeg	-26
[[een procedure	-34
[[een protocol	-17
[[een regionale	-21
[[een review	-14
[[een rij	-10
[[een rijtje	-18
[[een rondje	-10
[[een rood	-16
[[een schone	-13
[[een schriftelijke	-19
[[een slang	-16
[[een sleutel	-19
[[een sms	-13
[[een stagiair	-16
[[een stappenplan	-24
[[een sticker	-10
[[een stipje	-16
[[een student	-20
[[een tank	-14
[[een tas	-15
[[een tekst	-26
[[een telefoon	-12
[[een tiende	-13
[[een tweede	-18
[[een uur	-33
[[een val	-22
[[een vast	-18
[[een vaste	-19
[[een volle	-12
[[een voorschrift	-17
[[een vraag	-20
[[een week	-13
[[een werkinstructie	-24
[[een werkwijze	-26
[[een zak	-9
[[een zakje	-14
[[een zwart	-9
[[eerlijk gezegd	-12
[[eerste ,	-10
[[eerste drie	-18
[[eerste keer	-17
[[eerste tien	-27
[[eerste twee	-14
[[eerste week	-17
[[einde van	-16
[[elke 0	-11
[[elke avond	-19
[[elke dag	-20
[[elke dinsdag	-16
[[elke keer	-13
[[elke maandag	-15
[[elke ochtend	-21
[[elke vakantie	-12
[[engels en	-17
[[er '	-11
[[er altijd	-14
[[er bij	-19
[[er die	-18
[[er dus	-20
[[er een	-41
[[er eentje	-13
[[er gaat	-20
[[er gebeurt	-20
[[er geen	-16
[[er helemaal	-9
[[er iemand	-22
[[er iets	-26
[[er in	-14
[[er is	-23
[[er komt	-12
[[er ligt	-23
[[er maar	-15
[[er met	-25
[[er moet	-20
[[er na	-12
[[er niemand	-9
[[er niets	-13
[[er niks	-15
[[er nog	-18
[[er op	-8
[[er staan	-15
[[er staat	-19
[[er te	-13
[[er twee	-15
[[er van	-15
[[er vier	-11
[[er wat	-11
[[er water	-8
[[er wordt	-24
[[er zijn	-25
[[er zit	9
[[er één	-12
[[eraan .	-14
[[eromheen en	-16
[[eroverheen ,	-10
[[eén man	-11
[[folie ,	-8
[[fotograferen en	9
[[fw :	-18
[[gas in	-11
[[gasten een	-22
[[geachte heer	-16
[[geachte mevrouw	-11
[[gebeurd .	-9
[[gebeurd is	-11
[[gebeuren .	-13
[[geboortedatum en	-12
[[gebr .	-14
[[gebruik van	10
[[gebruiken .	-16
[[gebruikt is	-9
[[gecontroleerd ,	-13
[[geef de	-8
[[geen discussie	-10
[[geen een	-9
[[geen glas	-11
[[geen namen	-10
[[geen regen	-9
[[geen telefoon	-9
[[geen vuur	-12
[[gekeerd ,	-10
[[geklikt ,	-19
[[geldt een	-11
[[gelieve onderstaande	-12
[[gelukkig niks	-16
[[gemeld bij	-15
[[genoeg ,	-9
[[geschreven ,	-12
[[gesloten in	-13
[[gesprek met	-14
[[getekend .	-15
[[gevonden en	-9
[[gevonden voorwerpen	19
[[gevraagd om	-17
[[geweest is	-15
[[gewogen en	-14
[[gezet en	-12
[[gezien ,	-9
[[gezien .	-17
[[gezien ?	-10
[[ggd komt	-14
[[giet het	-13
[[gieten .	-19
[[ging het	-9
[[glas en	-9
[[glas in	-20
[[goedemiddag u	-18
[[gooi ik	-13
[[groot ,	-11
[[groot gedrukt	-18
[[grote letters	-16
[[h .	-15
[[haard ,	-14
[[hadden we	-18
[[haha .	-16
[[halen ,	-13
[[halen .	-19
[[halen en	-18
[[halen met	-20
[[hallo doet	-15
[[hallo hallo	-16
[[handdoek over	-8
[[handleiding voor	-23
[[hangt de	12
[[hangt er	-14
[[harde wind	-16
[[hardop en	-12
[[he niet	-18
[[heer/mevrouw ,	-13
[[hek dicht	-9
[[helft van	-15
[[helpen met	-15
[[hesje aan	-14
[[het ,	-21
[[het :	-12
[[het aan	-16
[[het aantal	-19
[[het account	-20
[[het als	-11
[[het asiel	-19
[[het bed	-14
[[het bedrijf	-9
[[het begin	-20
[[het bericht	-17
[[het bestuur	-10
[[het beu	-14
[[het bij	-20
[[het blad	-17
[[het boek	-16
[[het bordje	-9
[[het centrum	-8
[[het certificaat	-18
[[het concept	-15
[[het conditierapport	-17
[[het contract	-18
[[het controleren	-17
[[het daar	-12
[[het dak	-22
[[het dan	-20
[[het de	-23
[[het depot	-20
[[het dier	-12
[[het doet	-13
[[het donker	-11
[[het door	-18
[[het dossier	-15
[[het draaiboek	-20
[[het drie	-17
[[het een	-13
[[het eerst	-19
[[het eerste	-20
[[het eind	-26
[[het einde	-18
[[het eiwit	-23
[[het er	-16
[[het erbij	-19
[[het even	-12
[[het formulier	-21
[[het frame	-11
[[het gaat	-52
[[het geheugen	-17
[[het gevlucht	-12
[[het gewicht	-9
[[het gezicht	-14
[[het gezien	-23
[[het hek	-16
[[het hier	-14
[[het hoofd	-23
[[het hoofdkantoor	-18
[[het huis	-20
[[het identiteitsbewijs	-15
[[het in	-30
[[het incident	-9
[[het industrieterrein	-11
[[het is	-46
[[het ja	-18
[[het journaal	-10
[[het kalf	-19
[[het kastje	-17
[[het kijkgat	-24
[[het kind	-19
[[het komt	-17
[[het kraantje	-25
[[het laatst	-23
[[het laatste	-22
[[het lab	-20
[[het labo	-16
[[het laken	-10
[[het lampje	-14
[[het licht	-25
[[het lid	-11
[[het lijf	-18
[[het logboek	-18
[[het logo	-12
[[het lokaal	-8
[[het loket	-15
[[het lossen	12
[[het luik	-11
[[het maar	-19
[[het mandje	-14
[[het mes	-15
[[het mesje	-10
[[het met	-23
[[het midden	-22
[[het mij	-17
[[het moet	-18
[[het museum	-18
[[het naar	-18
[[het nederlands	-11
[[het net	-23
[[het niet	-25
[[het nieuwe	-25
[[het nog	-9
[[het nu	-23
[[het nummer	-27
[[het onderwerp	-22
[[het ontvangen	13
[[het ook	-18
[[het oor	-16
[[het op	-52
[[het orgel	-19
[[het oude	-22
[[het paar	-8
[[het paneel	-11
[[het plein	-21
[[het poeder	-16
[[het portaal	-10
[[het probleem	-18
[[het proces-verbaal	-14
[[het programma	-12
[[het punt	-26
[[het raam	-19
[[het register	-13
[[het rek	-12
[[het scherm	-14
[[het schrift	-13
[[het scouten	23
[[het secretariaat	-14
[[het serienummer	-11
[[het slot	-9
[[het snappen	-20
[[het stuk	-16
[[het systeem	-27
[[het te	-16
[[het terrein	-11
[[het testen	16
[[het theoriecertificaat	-15
[[het touw	-16
[[het uur	-20
[[het uwv	-14
[[het vak	-15
[[het van	-15
[[het veld	-19
[[het verzoek	-15
[[het voertuig	-16
[[het voeteneind	-16
[[het volgens	-21
[[het voor	-17
[[het voorjaar	-27
[[het voorwerp	-10
[[het vuur	-22
[[het water	-17
[[het weekend	-32
[[het weg	-21
[[het wel	-25
[[het werk	-17
[[het whiteboard	-14
[[het woord	-17
[[het zeil	-13
[[het zelf	-13
[[het zo	-23
[[hiervoor een	-13
[[hoe de	-28
[[hoe een	21
[[hoe heet	-30
[[hoe hoog	-22
[[hoe je	24
[[hoe laat	-22
[[hoe lang	-12
[[hoe we	15
[[hoe wij	19
[[hoeveel het	-10
[[hoger dan	-11
[[hoofdkussen ,	-19
[[hoofdschakelaar uit	-8
[[hoogte van	-16
[[hoor ,	-17
[[hoor je	-15
[[hoort .	-12
[[hou het	-15
[[houdt de	-9
[[hr meldt	-17
[[identiteitsbewijs en	-11
[[iemand anders	-15
[[iemand belt	11
[[iemand die	-10
[[iemand een	-15
[[iemand in	14
[[iemand met	-19
[[iemand nog	-16
[[iemand of	-10
[[iemand onder	-22
[[iemand onwel	-12
[[iemand op	-28
[[iemand van	-15
[[iemand voor	-10
[[ijzer eraf	-14
[[ik ben	-23
[[ik dat	-9
[[ik de	-13
[[ik dicteer	-13
[[ik doe	-12
[[ik een	-20
[[ik ga	-12
[[ik geef	-9
[[ik graag	-8
[[ik hang	-13
[[ik heb	-35
[[ik hebben	-10
[[ik het	-16
[[ik jullie	-13
[[ik ken	-12
[[ik laat	-13
[[ik maak	12
[[ik moet	-18
[[ik neem	-8
[[ik niet	-18
[[ik nodig	-19
[[ik nog	-11
[[ik op	-15
[[ik schrijf	-9
[[ik spreek	-15
[[ik u	-9
[[ik verzoek	-11
[[ik voor	-9
[[ik vraag	-20
[[ik wil	-29
[[ik zelf	-14
[[ik zit	-15
[[ik zou	-17
[[in '	-22
[[in ,	-8
[[in 0	-19
[[in bij	-14
[[in brugge	-22
[[in dat	-16
[[in de	-33
[[in dezelfde	-14
[[in dienst	-8
[[in een	-43
[[in eerste	-10
[[in eh	-8
[[in elke	-13
[[in en	-23
[[in februari	-11
[[in gewone	-11
[[in haar	-10
[[in heerlen	-14
[[in het	-42
[[in huis	-9
[[in hun	-12
[[in januari	-14
[[in je	-16
[[in juli	-9
[[in limburg	-11
[[in maart	-10
[[in mijn	-11
[[in nederlands	-14
[[in november	-11
[[in oktober	-16
[[in omloop	-14
[[in ons	-32
[[in onze	-32
[[in op	-10
[[in quarantaine	-19
[[in september	-14
[[in t	-17
[[in tilburg	-11
[[in vier	-15
[[in want	-16
[[in zit	-9
[[in één	-16
[[inlaat dan	-14
[[inschrijven in	-11
[[inspecteurs ,	-10
[[inspreken dus	-13
[[is ,	-21
[[is .	-12
[[is al	-10
[[is alles	-12
[[is bellen	-20
[[is besloten	-11
[[is bij	-8
[[is dan	-17
[[is dat	-18
[[is de	-27
[[is dus	-26
[[is een	-40
[[is eh	-19
[[is elke	-16
[[is en	-17
[[is er	8
[[is gaat	-20
[[is geen	-13
[[is gewoon	-9
[[is het	-23
[[is iemand	-12
[[is in	-23
[[is met	-12
[[is niet	-10
[[is nu	-11
[[is of	-14
[[is ook	-14
[[is op	-24
[[is te	-16
[[is van	-21
[[is vervangen	-14
[[is voor	-31
[[is weer	-20
[[is één	-16
[[j .	-10
[[jaap ,	-14
[[jongen in	-18
[[jongens van	-16
[[jongste is	-8
[[juli ,	-12
[[jurk op	-11
[[kabel aan	-13
[[kale plekken	-14
[[kanaal 0	-16
[[kanten ,	-10
[[kanten op	-13
[[kapot is	-8
[[kees ,	-11
[[kenmerk :	-16
[[kennen .	-9
[[kennismakingsgesprek en	-10
[[ketel ,	-10
[[kijken ,	-17
[[kijken naar	-20
[[kijken of	-22
[[kijken waar	-14
[[klachten over	-24
[[klas .	-9
[[klep op	-11
[[kleur ,	-11
[[klok mee	-11
[[kloppen ,	-12
[[koken ,	-15
[[kom je	-8
[[korf ,	-9
[[korrel 0	-17
[[korte zinnen	-13
[[kost ons	-11
[[kreeg ik	-10
[[kregen wij	-15
[[krijg je	-17
[[krom zijn	-17
[[kuip ,	-10
[[kun je	-18
[[kun jij	-23
[[kussen ,	-13
[[kwaliteit ,	-13
[[laat de	-29
[[laat dit	-12
[[laat een	-20
[[laat het	-22
[[laat ik	-10
[[laat je	-24
[[laat ze	12
[[laatste tijd	-11
[[laatste van	-13
[[laatste verzorging	15
[[laatste werkdag	-20
[[ladder niet	-18
[[lange tafel	-8
[[langer dan	-13
[[laptop aan	-13
[[lauw water	-17
[[leden .	-15
[[leent .	-25
[[lees de	-10
[[lees je	-10
[[lege fles	-11
[[legitimatie ,	-8
[[leiding ,	-11
[[les in	-18
[[let op	-18
[[letterlijk .	-10
[[letters ,	-18
[[levert de	-16
[[lift ,	-14
[[limburg en	-13
[[linkse draad	-8
[[loop je	-17
[[lossen ,	-21
[[lucht .	-11
[[lucht en	-9
[[luisteren ,	-13
[[lunch .	-9
[[mailt de	-11
[[maximaal 0	-9
[[maximum 0	-12
[[medewerkers van	-14
[[meekijken naar	-12
[[meeste hoogachting	-14
[[meld je	13
[[melk en	-21
[[mensen ,	-18
[[mensen die	-14
[[mensen in	-9
[[mensen met	13
[[merk ,	-10
[[mes ,	-10
[[mes en	-10
[[met 0	-15
[[met alcohol	-13
[[met als	-17
[[met blauwe	-12
[[met datum	-12
[[met die	-25
[[met een	-51
[[met eh	-24
[[met foto	-13
[[met foto's	-12
[[met gevonden	-20
[[met handschoenen	-10
[[met het	-45
[[met je	-18
[[met krijt	-15
[[met naam	-14
[[met pensioen	-12
[[met schriftelijk	-16
[[met twee	-25
[[met vier	-9
[[met warm	-12
[[met water	-9
[[met welk	-13
[[met z'n	-27
[[met zes	-13
[[met zijn	-14
[[met één	-13
[[minimaal 0	-9
[[minimaal twee	-15
[[mo ,	-12
[[mo 0	-12
[[molenaar op	-13
[[monster ,	-13
[[monteur is	-9
[[monteur meldt	-12
[[moogt ge	-27
[[morgen .	-12
[[mw .	-16
[[na .	-13
[[na 0	-12
[[na afloop	-24
[[na de	-36
[[na drie	-12
[[na elke	-16
[[na en	-11
[[na overleg	-8
[[na te	-23
[[na tien	-17
[[na twee	-21
[[na veertien	-13
[[na vijf	-12
[[nagaan of	-10
[[nagels ,	-13
[[nakijken ,	-12
[[nakijken op	-11
[[nazicht .	-10
[[neer ,	-13
[[neer .	-10
[[negen uur	-15
[[nek ,	-11
[[nen 0	-13
[[nergens ,	-15
[[netjes uitwerken	-12
[[nieuwe collega	-12
[[nieuwe collega's	-20
[[nieuwe jongen	-22
[[nieuwe leverancier	16
[[nieuwe medewerker	-13
[[nieuwe medewerkers	-21
[[nitril handschoenen	-8
[[noteren ,	-15
[[noteren .	-13
[[nr .	-20
[[nul en	-11
[[o ja	-15
[[oei .	-14
[[oké dus	-16
[[oké ik	-9
[[omwerken tot	-13
[[omzetten in	-9
[[omzetten naar	-13
[[ongeveer veertig	-27
[[ontruimt de	-14
[[ontvangen .	-12
[[onwel is	-10
[[onze eigen	-9
[[onze mensen	-17
[[onze vaste	-15
[[ooit opgeschreven	-17
[[op ,	-15
[[op 0	-11
[[op :	-15
[[op afstand	-22
[[op bezoek	13
[[op bij	-15
[[op dag	11
[[op dat	-19
[[op de	-59
[[op dezelfde	-12
[[op die	-24
[[op drie	-29
[[op een	-42
[[op elkaar	-11
[[op elke	-16
[[op en	-17
[[op glas	-12
[[op het	-47
[[op iedere	-11
[[op in	-13
[[op kantoor	-18
[[op lengte	-9
[[op maandag	-20
[[op mijn	-18
[[op nul	-11
[[op ons	-24
[[op onze	-21
[[op papier	-50
[[op schrift	-27
[[op slot	-10
[[op staat	-10
[[op stil	-8
[[op tafel	-21
[[op te	-20
[[op tien	-14
[[op twee	-11
[[op vijf	-11
[[op volgorde	-21
[[op wit	-19
[[op z'n	-9
[[op zaterdag	-9
[[op zijn	-24
[[op zondag	-10
[[op zoom	-8
[[op één	-20
[[openen ,	-22
[[openen en	-26
[[opent de	-8
[[opent het	-14
[[ophalen bij	-11
[[opname van	-21
[[opzetten .	-23
[[oren ,	-12
[[overgenomen uit	-10
[[overledene .	-10
[[overleg met	-8
[[overnemen .	-18
[[overschoenen aan	-9
[[paden ,	-18
[[pagina 0	-12
[[pakt een	-11
[[partner op	-13
[[paspoorten gaan	-9
[[passen ,	-17
[[pensioen is	-13
[[pers ,	-10
[[ph 0	-10
[[pim ,	-9
[[plaats ,	-16
[[plaats en	-8
[[plaatsen ,	-20
[[planten ,	-21
[[ploeg .	-12
[[ploeg van	-13
[[poeder ,	-13
[[post .	-9
[[postbus 0	-9
[[praten .	-16
[[prijs op	-9
[[prikt eerst	-15
[[proces-verbaal ,	-9
[[profiel meten	-18
[[protocol te	-18
[[protocol van	-19
[[protocol voor	-17
[[punten ,	-10
[[punten .	-13
[[punten en	-13
[[punten op	-8
[[quarantaine ,	-17
[[r .	-14
[[raak je	-9
[[raken .	-11
[[re :	-22
[[rechtop ,	-9
[[redactie :	-14
[[ref .	-16
[[rek en	-16
[[rekenen we	-18
[[rev .	-19
[[rijd de	-14
[[rijden ,	-11
[[rijden we	-12
[[rijdt de	-10
[[rijdt er	-15
[[rijdt met	-17
[[ring ,	-8
[[roept de	-17
[[roken ,	-9
[[rondje :	-10
[[rotterdam en	-13
[[rug ,	-12
[[ruikt het	-14
[[sauna .	-21
[[schade ?	-16
[[schade en	-10
[[scherven met	-11
[[schoenen uit	-16
[[school in	-9
[[schort ,	-9
[[schriftelijk akkoord	-15
[[schuin afsnijden	-10
[[schuld ,	-10
[[simpel mogelijk	-11
[[slijpen en	-16
[[slijpen in	-9
[[sluiten met	-10
[[sms met	-14
[[sorry voor	-13
[[sorteren op	-16
[[spoelt de	-16
[[spoelt het	-16
[[sportieve groeten	-12
[[spreek het	-13
[[spuit ,	-9
[[spullen in	-14
[[staal nemen	-11
[[stal ,	-14
[[stal 0	-13
[[stap |	-17
[[stapelen ,	-11
[[stapt over	-14
[[starten .	-19
[[steek je	-10
[[steekt er	-10
[[steekt zijn	-11
[[stekker eruit	-13
[[stelling af	-9
[[stelling met	-8
[[stelt de	15
[[stembureau 0	-18
[[stenen .	-8
[[stil ,	-17
[[stilstaat .	-9
[[stop je	-9
[[stoppen ,	-8
[[t is	-17
[[t vet	12
[[tabel komt	-8
[[tafels en	-9
[[tag wordt	-12
[[tas en	-16
[[technische dienst	-10
[[tel de	-10
[[tellen (	-15
[[tellen ,	-27
[[tellen en	-14
[[teller op	-13
[[ten hoogste	-9
[[ten slotte	-14
[[test de	-10
[[test test	-17
[[tevoren de	-18
[[thuis ,	-12
[[thuis naar	-27
[[thuis op	-11
[[ticket sluiten	-12
[[tijdens de	-17
[[tijdens het	-16
[[tikt ,	-9
[[top ,	-9
[[touw langs	-10
[[twaalf uur	-20
[[tweehonderd meter	-20
[[tweeën en	-13
[[uitgerold .	-9
[[uitgesloten .	-9
[[uitgifte van	10
[[uitleen instrumenten	14
[[uitleggen ,	-12
[[uitsluitend met	-12
[[uitzetten van	-19
[[v .	-12
[[val van	-18
[[vallen .	-10
[[valt onder	-13
[[van ,	-20
[[van 0	-18
[[van :	-29
[[van achteren	-13
[[van alle	-19
[[van alles	-9
[[van boven	-9
[[van buiten	-10
[[van damme	-13
[[van dan	-17
[[van dat	-27
[[van de	-65
[[van der	-11
[[van die	-22
[[van dinsdag	-14
[[van drie	-10
[[van een	-57
[[van elk	-19
[[van elke	-13
[[van het	-50
[[van hier	-13
[[van jou	-8
[[van komen	-18
[[van maart	-12
[[van maken	-27
[[van negen	-16
[[van onder	13
[[van ons	-14
[[van onze	-23
[[van tevoren	-23
[[van toon	-20
[[van twee	-18
[[van veertien	-16
[[van voor	-10
[[van vrijdag	-16
[[van zaken	-16
[[vandaar deze	-16
[[vandaar mijn	-13
[[vangt per	-17
[[vanuit de	-15
[[vastleggen .	-18
[[vastzetten .	-15
[[vastzetten met	-18
[[veertien dagen	-28
[[verbroken zegel	-14
[[verf en	-15
[[vergadering van	-14
[[vergelijken met	-9
[[vergelijkt het	-13
[[vergelijkt met	-8
[[vergoed wordt	-13
[[verhuren we	-12
[[verloopt ,	-15
[[verplaatst naar	-9
[[verslag teamoverleg	-14
[[vervalt de	-10
[[vervangen .	-9
[[vervolgens wordt	-11
[[verzoek u	-12
[[vet ,	-19
[[vet in	-12
[[vierde keer	-8
[[vierentwintig uur	-15
[[vind je	-16
[[vinden .	-22
[[voel je	-8
[[voelt met	-9
[[voeren we	-20
[[voert het	-13
[[voet van	-11
[[voeten kan	-15
[[voeteneind .	-9
[[voetplaten op	-9
[[voilà dat	-14
[[volgen .	-10
[[volgt .	-10
[[volgt de	-12
[[volle fles	-10
[[vond dat	-15
[[voorbij de	-16
[[voorkomen dat	-20
[[voorlopig :	-10
[[vooruit ,	-14
[[vooruit dan	-13
[[vrijmaken ,	-14
[[vrijwillig molenaar	-11
[[vroeger deed	-19
[[vrouw is	-15
[[vuile kant	-14
[[vullen ,	-19
[[vullen met	-26
[[vult aan	-12
[[waarin staat	-14
[[wakker .	-13
[[wanneer het	9
[[warm water	-24
[[wassen en	-17
[[wassen op	-15
[[wast de	-9
[[wat dan	-10
[[wat de	-26
[[wat doet	-11
[[wat een	-21
[[wat ge	11
[[wat ging	-15
[[wat het	-26
[[wat hij	-16
[[wat ik	-30
[[wat jullie	-13
[[wat niet	-16
[[wat van	-16
[[wat we	-20
[[wat ze	-21
[[wat zij	-15
[[we '	-10
[[we al	-11
[[we daar	-13
[[we dat	-14
[[we de	-28
[[we doen	9
[[we een	-32
[[we geen	-11
[[we hebben	-33
[[we het	-17
[[we in	-23
[[we krijgen	-22
[[we met	-15
[[we niet	-27
[[we pas	-9
[[we twee	-15
[[we voortaan	-15
[[we zijn	-15
[[we zitten	-13
[[weekend .	-14
[[wegen ,	-26
[[wegen van	-23
[[welkom !	-17
[[werf in	-10
[[werkdagen vooraf	-9
[[werken met	14
[[wie dat	-10
[[wie de	-21
[[wie er	-11
[[wie had	-9
[[wie heeft	-21
[[wie hem	-14
[[wie het	-27
[[wie kan	-17
[[wie maakt	-14
[[wie stopt	-10
[[wie wat	-14
[[wie zelf	-11
[[wij als	-11
[[wij bij	-22
[[wij de	-44
[[wij doen	-20
[[wij een	-29
[[wij hebben	-41
[[wij het	-24
[[wij in	-19
[[wij maken	-21
[[wij niet	-9
[[wij nu	-11
[[wij twee	-16
[[wij zijn	-38
[[wind ,	-12
[[wind af	-9
[[wind boven	-13
[[windkracht 0	-10
[[wissel je	-19
[[wisselen op	-23
[[wisselen van	-22
[[woensdag en	-13
[[wrijven ,	-11
[[zaag je	-8
[[zaal 0	-16
[[zakken tot	-14
[[zakt ,	-12
[[zal ik	-23
[[zaterdag ,	-13
[[zaterdag .	-9
[[zestien .	-13
[[zet de	-22
[[zet die	-12
[[zet een	-11
[[zet eerst	-17
[[zet hem	-17
[[zet het	-24
[[zet hij	-15
[[zet ik	-13
[[zet je	-29
[[zet jij	-18
[[zet ze	10
[[zet zijn	-12
[[zetten ,	-28
[[zetten .	-16
[[zetten de	16
[[zetten hoe	-17
[[zetten in	-20
[[zetten met	-18
[[zetten we	-20
[[zetten wij	-23
[[zetten ze	-12
[[zeven en	15
[[zeven uur	-21
[[zie je	-17
[[zijn ,	-15
[[zijn :	-10
[[zijn bezig	-11
[[zijn de	-9
[[zijn een	-22
[[zijn eigen	-15
[[zijn en	-25
[[zijn er	-14
[[zijn hand	-10
[[zijn het	-15
[[zijn maar	-8
[[zijn pas	-11
[[zijn van	-12
[[zijn voor	-22
[[zijn we	-19
[[zinnen .	-10
[[zn .	-13
[[zodra er	-16
[[zoekt eerst	-16
[[zoekt het	-11
[[zolen ,	-9
[[zorgen dat	-9
[[zuur en	-9
[[zuur in	-14
[[zuursel erin	-21
[[zwaailamp aan	-9
[[zwart op	-20
[[zwolle .	-12
[[één blad	-19
[[één druppel	-14
[[één keer	-31
[[één man	-10
[[één voor	-15
[]	-9900
[a	-14
[a4'tje	-14
[aalst	-22
[aan	-9900
[aangaat	-21
[aangenomen	-15
[aangifte	12
[aankan	-10
[aankomst	-15
[aanleiding	-21
[aannemen	9
[aanpak	-19
[aansteker	-9
[aantal	-12
[aantallen	-13
[aantekeningen	-12
[aantrekken	-20
[aanvragen	15
[aanwezig	-19
[aardkabel	-11
[abdel	-14
[account	-14
[accu's	-12
[acht	-9900
[achter	-9900
[achterbank	-11
[achterdeur	-9
[achteren	-16
[achtergelaten	9
[achterkant	-18
[achterste	-16
[achteruit	-15
[achttien	-25
[actuele	-17
[administratie	-9
[adres	-21
[adressen	-16
[advies	-16
[adviseur	-15
[advocaat	-20
[aerts	-22
[af	-9900
[afblijven	-13
[afd	-18
[afdeling	-18
[afdrukken	-18
[afgekeurd	-10
[afgelopen	-20
[afgesloten	-22
[afgesproken	-19
[afhalen	-21
[afkoelen	-20
[aflaten	-25
[aflezen	-19
[afloop	-11
[afnemen	-18
[afplakken	-11
[afschakelen	-20
[afsluiten	-14
[afsluiter	-10
[afsnijden	-20
[afspraak	-28
[afspraken	-14
[afstand	-30
[aftekenen	-23
[afvegen	-18
[afvinken	-21
[afvoer	-10
[afwijking	-21
[afzetten	-16
[afzuiging	-10
[akela	-8
[akkoord	-15
[akte	-22
[al	-9900
[alarm	-13
[alcohol	9
[algemeen	-21
[alle	-9900
[allebei	-20
[allee	-28
[alleen	-9900
[allemaal	-9900
[allen	-19
[allergietest	-20
[allergieën	17
[allergisch	-10
[alles	-9900
[als	11
[alsjeblieft	-23
[alsof	-26
[alstublieft	-22
[altijd	-9900
[alvast	-14
[alweer	-21
[andere	-9900
[anderen	-15
[anderhalf	-20
[anderhalve	-22
[anders	-9900
[anneke	-24
[annelies	-17
[anouk	-15
[antenne	-22
[antwoord	-12
[antwoordt	-15
[apart	-9900
[apotheek	-21
[app	-9900
[appartementen	-17
[appen	-9
[appje	-8
[april	-16
[archief	-10
[arm	-30
[arts	-16
[asbest	-19
[asiel	-22
[assen	-19
[assetnummer	-10
[assistente	-20
[assistentes	-20
[atelier	-25
[attest	-11
[aub	-20
[audit	-13
[auditor	-11
[auteur	-9
[auto's	-19
[autoclaaf	-18
[avond	-9900
[avonddienst	-16
[avonds	-17
[awel	-23
[b	-9900
[baan	-30
[baard	-16
[baas	-25
[baby's	9
[babyfoon	-14
[bad	-12
[badge	-16
[bak	-9900
[bakfiets	-13
[bakken	-24
[bakker	-21
[balie	-9900
[balk	-9
[ballon	-10
[band	-9900
[banden	-21
[bang	-16
[bank	-9
[banken	-17
[bar	-9900
[barcode	-13
[bart	-21
[basis	-12
[basisschool	-10
[batterij	-15
[bed	-27
[bedankt	-18
[bedoeling	-15
[bedrijf	-13
[bedrijfsleider	-8
[beeld	-13
[beelden	-16
[been	-9
[beestjes	-21
[beetje	-22
[begeleidster	-15
[begin	-9900
[beginnen	-30
[begint	-9900
[begon	-11
[begrijpt	-13
[behalve	-9900
[behandeld	-10
[beheerder	-15
[beide	-9900
[beiden	-14
[bek	-18
[bekappen	-31
[bekertje	-13
[bekijken	-25
[bekijkt	-24
[bekisting	-8
[beklede	-17
[bel	-9900
[belangrijkste	-19
[belde	-9
[belgische	-15
[bellen	-9900
[belt	-9900
[ben	-9900
[beneden	-17
[benen	-12
[bent	-27
[bepaalt	-13
[beperking	-25
[bergen	-14
[bericht	-30
[beschadigd	-15
[beschadigde	-18
[beschreven	-13
[beschrijven	-28
[beschrijving	-34
[beslaan	-18
[beslist	-15
[besloten	-18
[bespreekt	-9
[bespreken	-8
[besproken	-13
[best	-17
[bestaat	-18
[bestand	-15
[bestanden	-16
[beste	-9900
[bestelling	-11
[bestelt	-16
[bestemd	-17
[bestrijden	-14
[bestuur	-25
[betaald	-12
[betaalt	-14
[betalen	-14
[betekent	-11
[beter	-21
[betreft	-25
[beveiliger	-12
[bevestiging	-11
[bevestigt	-14
[bevroren	-15
[bewaard	-15
[bewaren	-10
[beweegt	-9
[bewijs	-17
[bewoner	-9900
[bewoners	-21
[bezig	-17
[bezit	-16
[bezoek	-25
[bezoekers	-19
[bft	-13
[bieb	-15
[bied	-11
[biest	-19
[bij	-28
[bijen	-17
[bijlage	-9
[bijna	-33
[bijstellen	-18
[bijt	-14
[bijvullen	-22
[biljetten	-9
[binnen	-9900
[binnengekomen	-21
[binnenkomst	11
[binnenkomt	-25
[blaast	-15
[blad	-9900
[bladeren	-17
[bladmuziek	-18
[bladzijde	-15
[blank	-13
[blauw	-18
[blauwe	-9900
[bleek	-23
[blij	-10
[blijf	-12
[blijft	-9900
[blijven	-9900
[bloed	-17
[bloem	-18
[bloemen	-21
[blok	-17
[blokkeren	10
[bocht	-20
[boek	-18
[boeken	-14
[boekje	-18
[boer	-12
[boete	-13
[boiler	-10
[bol	-9
[bollen	12
[bomen	-17
[bon	-10
[bonnen	-14
[bonnetje	-11
[boord	-23
[boort	-9
[boot	-11
[bord	-9900
[borden	-15
[bordje	-20
[borg	-12
[borst	-12
[borstel	-16
[borstelen	-22
[boswachter	-12
[bot	-16
[bouten	-18
[bouwt	-12
[boven	-9900
[bovenaan	-11
[bovenkant	-11
[bovenste	-18
[bram	-20
[brand	-18
[brandalarm	-21
[branden	14
[brander	-19
[brandweer	-20
[breda	-8
[breedte	-12
[breek	-16
[breng	-14
[brengen	-26
[brengt	-11
[breuk	-29
[brief	-22
[briefje	-25
[briefjes	-13
[bril	-18
[broer	-18
[brood	-18
[brugge	-22
[bruikleenovereenkomst	-11
[buig	-11
[buik	-17
[buiten	-9900
[buitenlandse	-9
[bult	-12
[bunkerboot	-12
[bunkeren	19
[bureau	-15
[buren	-13
[burgemeester	-12
[burger	-13
[burgerzaken	-24
[bus	-9900
[bussen	-14
[buurt	-10
[bv	-25
[c	-9900
[cabine	-14
[café	-17
[camera	-9900
[camping	-19
[catalogus	-17
[cel	-13
[cellen	-17
[centimeter	-9900
[centraal	-16
[centrale	-15
[centrum	-18
[certificaat	-17
[chagrijnig	-16
[chantal	-15
[charge	-15
[chauffeur	-9900
[chauffeurs	-19
[check	-27
[checklist	-22
[checkt	-9
[chef	-21
[chemisch	-16
[chip	-19
[chloor	13
[cilinder	-11
[circus	-18
[claes	-14
[cliënten	-21
[cm	-9900
[coating	-12
[code	-9900
[collega	-9900
[collega's	-20
[compliance	-15
[computer	-12
[concept	-16
[conciërge	-16
[conditierapport	-10
[conservator	-8
[contact	-17
[container	-18
[contant	-14
[contract	-18
[controle	-16
[controleer	-17
[controleert	-9900
[controleren	16
[corrigeren	-16
[coördinator	-21
[crematorium	-14
[cursisten	-14
[cursus	-10
[cuvet	-14
[d	-11
[d'r	-23
[da	-19
[daan	-12
[daar	-9900
[daarboven	-16
[daarna	-9900
[daarom	-9900
[daarover	-14
[daarvan	-17
[daarvoor	-18
[dacht	-13
[dag	-9900
[dagblad	-16
[dagelijks	-26
[dagen	-9900
[dak	-20
[dakgoot	-9
[dame	-13
[damme	-15
[dan	-9900
[dank	-17
[dat	-34
[datum	-9900
[deed	-9900
[deeg	-8
[deftig	-18
[degene	-26
[deken	-9
[dekken	-12
[deksel	-9900
[delen	-17
[den	-23
[denk	-17
[denken	-22
[denkt	-13
[dennis	-19
[depot	-17
[der	-11
[derde	-9900
[dergelijk	-11
[dertig	-21
[desinfecteren	-9
[deur	-9900
[deuren	-9900
[deventer	-10
[deze	-9900
[dezelfde	-9900
[dezen	-21
[di	-9900
[dicht	-9900
[dichte	-16
[dicteer	-16
[die	-9900
[dienst	-9900
[dienstdoende	-12
[dient	-14
[diepte	-9
[dieren	-27
[dierenambulance	-19
[dierenarts	-16
[dierverzorger	-12
[dik	-16
[dikke	-21
[ding	-34
[dingen	-10
[dinsdag	-31
[direct	-9900
[directeur	-17
[directie	-33
[dirk	-13
[discussie	-10
[discussies	-15
[dit	-9900
[do	-23
[dochter	-12
[document	-9900
[doe	-9900
[doek	-9900
[doeken	-8
[doekje	-21
[doel	-25
[doen	-9900
[doet	-9900
[dokter	-9
[donderdag	-9900
[donker	-8
[dood	-13
[door	-9900
[doordat	-10
[doorgegeven	-14
[doorgeven	-20
[doorspoelen	-16
[doos	-9900
[dop	-20
[dopje	-9
[dorp	-8
[dosering	-17
[dossier	-9900
[dossiers	-19
[dozen	12
[draad	-13
[draadje	-16
[draagt	-14
[draai	-19
[draaien	-9900
[draait	-9900
[drachten	-14
[draden	-26
[drank	-9
[drie	-9900
[dringend	-15
[drinkt	-13
[droge	-13
[drogen	-9900
[dronken	-20
[droog	-9900
[drs	-11
[druk	-9900
[drukken	-11
[drukt	-9
[drummer	-11
[druppel	-20
[duidelijk	-27
[duidelijke	-13
[duif	-10
[duim	-14
[duits	-16
[dun	-13
[dus	-9900
[duur	-13
[duurt	-12
[duwen	-25
[dweilen	12
[dán	-21
[e	-10
[echt	-9900
[echte	-18
[een	-15
[eens	-9900
[eentje	-16
[eenvoudige	-25
[eerder	-11
[eerlijk	-20
[eerst	-9900
[eerste	14
[eh	-9900
[eigen	-9900
[eigenaar	-9900
[eigenlijk	-24
[eind	-9900
[eindelijk	-21
[eis	-15
[eist	-18
[eiwit	-20
[elektricien	-8
[elf	-22
[elk	-9900
[elkaar	-9900
[elke	-22
[elleboog	-12
[els	-12
[emmen	-12
[emmer	-9900
[emmers	-13
[en	-9900
[ene	-26
[enfin	-17
[engels	-18
[enige	-10
[enkel	-9900
[envelop	-11
[er	-26
[eraan	-22
[erachter	-10
[eraf	-9900
[erbij	-9900
[erdoorheen	-13
[erfgoed	-15
[ergens	-24
[erger	-9
[erin	-9900
[erkend	-12
[erna	-16
[eromheen	-16
[eronder	-14
[erop	-9900
[erover	-9
[eruit	-9900
[ervan	-15
[ervoor	-9900
[es	-21
[eta	-18
[eten	-9900
[etiket	-10
[euh	-9900
[euro	-9900
[even	-9900
[examen	-20
[excuses	-18
[extra	-21
[eén	-22
[facturen	-17
[factuur	-19
[familie	-9900
[familiebedrijf	-11
[families	-14
[fanfare	-9
[februari	-13
[feest	-11
[femke	-13
[ff	-23
[ffp2	-13
[fiche	-14
[fiets	-18
[fietsen	-18
[fijn	-17
[fijne	-10
[film	-17
[filmen	-16
[filter	-11
[firma	-16
[fles	-9900
[flesje	-15
[flesjes	-8
[flessen	12
[fluit	-10
[folie	-18
[formulier	-9900
[foto	-9900
[foto's	-9900
[fout	-14
[fouten	-14
[framenummer	-18
[frans	-15
[frituur	-19
[functie	-13
[fusten	14
[fw	-18
[föhn	-22
[g	-17
[ga	-9900
[gaan	-9900
[gaarne	-20
[gaat	-9900
[gaatje	-16
[gaf	-20
[gang	-9900
[garage	-17
[gas	-14
[gasfles	11
[gasflessen	16
[gaslek	-18
[gast	-29
[gat	-21
[ge	-9900
[geachte	-28
[gebeld	-9900
[gebeurd	-16
[gebeurde	-11
[gebeuren	-12
[gebeurt	-9900
[gebleken	-8
[geboord	-11
[geboortedatum	-17
[gebouw	-21
[gebr	-14
[gebroken	-8
[gebruik	8
[gebruiken	-17
[gebruikt	-13
[gecontroleerd	-19
[gedaan	-9900
[gedeeld	-11
[gedrukt	-19
[geef	-16
[geeft	-9900
[geel	-12
[geen	-40
[gegeten	-18
[gegeven	-9
[gegevens	-14
[gehad	-23
[gehaktmolen	12
[geheugen	-24
[gehoord	-15
[gehouden	-9
[gek	-12
[gekeerd	-10
[gekeken	-9
[geklikt	-21
[gekomen	-17
[gekregen	-25
[gel	-11
[gelamineerd	-14
[geld	-9900
[gelden	-18
[geldig	-12
[geldt	-24
[gele	-9900
[gelegd	-14
[gelieve	-19
[gelijk	-9900
[gelopen	-19
[geluid	-14
[gelukkig	-19
[gemaakt	-17
[gemeente	-9900
[gemeld	-28
[gemiddeld	-11
[genoeg	-9
[genoteerd	-16
[gent	-11
[geopend	-10
[gepind	-8
[gereedschap	-8
[geregeld	-18
[gerrit	-18
[gerust	-13
[gescheiden	-11
[geschreven	-23
[gesloten	-22
[gespoeld	-14
[gesprek	-28
[gestaan	-10
[gestuurd	-14
[getekend	-15
[geteld	-9
[getest	-8
[gevallen	-19
[gevangen	-11
[geven	-28
[gevlucht	-11
[gevoel	-19
[gevolg	-13
[gevonden	17
[gevraagd	-28
[gevuld	-12
[gewaarschuwd	-10
[geweest	-19
[gewicht	-8
[gewogen	-14
[gewone	-24
[gewoon	-9900
[geworden	-17
[gezegd	-21
[gezet	-17
[gezeten	-24
[gezicht	-17
[gezien	-10
[gezin	-18
[gezinnen	-18
[ggd	-14
[giek	-13
[giet	-23
[gieten	-17
[gij	-29
[ging	-20
[gister	-12
[gisteren	-9900
[gluten	-18
[goed	-9900
[goede	-27
[goedemiddag	-25
[goedemorgen	-14
[goedendag	-13
[goedgekeurd	-15
[goeiemorgen	-27
[gokken	-20
[gooi	-23
[gooien	-9
[goot	-15
[gordel	-14
[gordijnen	-9
[graad	-13
[graag	-9900
[graden	-9900
[gram	-12
[gras	-9
[gratis	-19
[grendel	-10
[grens	-11
[grijze	-17
[groen	-9900
[groene	-9900
[groep	-9900
[groepen	-18
[groet	-17
[grond	-9900
[groningen	-10
[groot	-29
[grote	-23
[gsm	-10
[gymzaal	-12
[gênant	-15
[h	-14
[haak	-15
[haal	-9900
[haalt	-9900
[haar	-9900
[haard	-13
[haast	-21
[had	-9900
[hadden	-30
[haha	-28
[haken	-15
[hal	-22
[half	-9900
[halfuur	-23
[hallo	-25
[halve	-9900
[hand	-9900
[handdoek	-13
[handelen	11
[handen	-9900
[handleiding	-33
[handrem	-11
[handschoenen	-9900
[handtekening	-9900
[hang	-28
[hangen	-9900
[hangslot	-14
[hard	-14
[harde	-21
[hardop	-17
[haren	-8
[haring	10
[hart	-25
[hartelijke	-9
[haspel	-13
[haven	-17
[haverklap	-15
[he	-20
[headset	-8
[heb	-9900
[hebben	-9900
[hebt	-22
[hectare	-16
[heeft	-9900
[heel	-9900
[heen	-21
[heer	-19
[heer/mevrouw	-13
[heerlen	-17
[heet	-9900
[heidelberg	-19
[hek	-11
[held	-13
[heldere	-23
[hele	-9900
[helemaal	-26
[helft	-19
[helixtest	-10
[helm	-17
[help	-24
[helpdesk	-14
[helpen	-22
[hem	-9900
[hen	-13
[herfstvakantie	-15
[herhaalt	-11
[herhalen	-14
[hernia	-14
[herschrijven	-12
[hersteld	-15
[herzien	-16
[hesje	-15
[het	31
[hetzelfde	-21
[hier	-9900
[hierbij	-13
[hieronder	-24
[hiervan	-12
[hiervoor	-14
[hij	-9900
[hilde	-19
[hilversum	-11
[hing	-16
[hoe	43
[hoef	-16
[hoeft	-9900
[hoek	-9
[hoeveel	-11
[hoeven	-13
[hoger	-23
[hoi	-9900
[hokje	-14
[hond	12
[honden	-14
[honderd	-15
[honderdtwintig	-16
[hoofd	-9900
[hoofdkantoor	-16
[hoofdkraan	-10
[hoofdkussen	-19
[hoofdsteun	-8
[hoog	-20
[hoogeveen	-10
[hoogste	-15
[hoogstens	-11
[hoogte	-19
[hoor	-21
[hoort	-25
[hopelijk	-11
[horen	-22
[hotel	-10
[hou	-15
[houdbaarheid	-12
[houden	-19
[houdt	-22
[hout	-23
[houten	-23
[hoveniersstraat	-12
[hr	-17
[huid	-10
[huidige	-11
[huis	-9900
[hulp	-10
[hun	-9900
[huurder	-22
[hè	-9900
[hé	-19
[identificeren	-16
[identiteitsbewijs	-18
[identiteitskaart	-19
[ie	-9900
[ieder	-16
[iedere	-14
[iedereen	-9900
[iemand	-12
[iets	-9900
[ii	-14
[ijs	-17
[ijsmeester	-9
[ijzer	-19
[ik	-48
[ilse	-17
[in	-72
[incident	-10
[indruk	-14
[industrieterrein	-10
[info	-11
[ingang	-15
[ingepakt	-18
[ingevuld	-16
[inhoud	-28
[initialen	-15
[inkorven	11
[inkt	-11
[inlaat	-14
[inmiddels	-22
[inname	10
[innemen	13
[input	-8
[inruimen	-15
[inschrijven	-11
[inspecteurs	-10
[inspectie	8
[inspreken	-26
[instructeur	-14
[instructeurs	-22
[instructie	-9900
[instrument	-18
[insuline	-12
[intercom	-9
[interne	-21
[internet	-12
[intune	-12
[intussen	-20
[invaller	-14
[invriezen	11
[invullen	-15
[inzage	-20
[inzetten	-26
[is	-30
[isolatie	-11
[it	-18
[j	-10
[ja	-9900
[jaap	-14
[jaar	-9900
[jaarlijks	-20
[januari	-20
[jas	-14
[je	-9900
[jerrycan	-15
[jeuk	-15
[jij	-9900
[jobstudenten	-13
[jochem	-19
[jodium	-14
[joke	-9
[jolanda	-10
[jonge	-24
[jongen	-28
[jongens	-26
[jonger	-11
[jongste	-21
[juf	-11
[juist	-12
[juiste	-15
[juli	-24
[jullie	-9900
[juni	-19
[jurk	-11
[kaart	-9900
[kaartje	-9900
[kaas	-20
[kabel	-17
[kachel	-21
[kade	-19
[kale	-14
[kalf	-20
[kalk	-17
[kam	-21
[kamer	-9900
[kamers	-18
[kamp	-20
[kampvuur	11
[kan	-9900
[kanaal	-21
[kant	-9900
[kanten	-14
[kantine	-16
[kantje	-12
[kantoor	-9900
[kap	-9
[kapot	-14
[kapotte	-16
[kappen	-16
[kapsalon	-11
[kar	-9900
[kas	-15
[kast	-9900
[kat	-26
[katoen	-14
[katten	-20
[kazen	16
[keer	-9900
[kees	-17
[kelder	-9
[kempen	-8
[ken	-12
[kenmerk	-19
[kennen	-21
[kennisbank	-12
[kennismakingsgesprek	-10
[kent	-14
[kenteken	-12
[keren	-18
[kerk	-10
[ketel	-16
[ketels	-16
[ketting	-21
[keuken	-20
[keuren	15
[kevin	-19
[kg	-11
[kier	-16
[kiezen	-22
[kijk	-9900
[kijkgat	-16
[kijkt	-9900
[kilo	-9900
[kilometer	-22
[kind	-9900
[kinderdagverblijf	-18
[kinderen	-9900
[kinderzitje	-11
[kindjes	-20
[kist	-9900
[klaar	-9900
[klaarzetten	10
[klacht	-23
[klachten	-26
[klagen	-18
[klant	-9900
[klanten	-9900
[klantkaart	-8
[klantnummer	-16
[klas	-12
[kleding	-21
[kleed	-17
[klein	-17
[kleine	-9900
[klemmen	-16
[klep	-18
[kleur	-17
[kleuren	-15
[klik	-13
[klimhal	-20
[klinkt	-15
[klok	-15
[klokken	-15
[kloppen	-14
[klopt	-9900
[kluis	-9900
[km	-10
[km/u	-12
[knieën	-11
[knip	-17
[koe	-13
[koekjes	-14
[koelcel	-9
[koeling	-11
[koelkast	-14
[koelplaat	-11
[koepel	9
[koerier	-15
[koffer	-14
[koffie	-9900
[koffiemachine	-20
[koken	-20
[kom	-19
[komen	-9900
[komma	-17
[komt	-9900
[kon	-16
[kooi	-14
[kooien	-17
[koorts	-14
[kop	-9900
[kopie	-9900
[koppel	-25
[koppeling	-12
[koppen	-15
[korf	-17
[korrel	-23
[kort	-9900
[korte	-14
[kost	-19
[kosten	-12
[kraan	-9900
[kraantje	-19
[krabben	-16
[kras	-11
[krat	-17
[kratten	-14
[kreeg	-15
[kregen	-15
[krijg	-17
[krijgen	-9900
[krijgt	-9900
[krijt	-16
[kringloop	-23
[krom	-17
[kroon	-13
[kruimels	-17
[kruis	-15
[kruisje	-14
[kruislings	-9
[kuip	-16
[kuipers	-12
[kun	-30
[kunnen	-9900
[kunt	-9900
[kussen	-14
[kwaad	-17
[kwaliteit	-13
[kwaliteitshandboek	-13
[kwam	-17
[kwart	-18
[kwartaal	-22
[kwartier	-9900
[kwijt	-12
[l	-11
[laag	-9900
[laagje	-9
[laan	-15
[laarzen	-16
[laat	-29
[laatst	-17
[lab	-19
[label	-9900
[labelen	-23
[labo	14
[lachen	-13
[ladder	-23
[laden	-18
[lader	-13
[lag	-12
[laken	-17
[lamp	-12
[lampen	-20
[lampje	-18
[landen	-11
[lang	-9900
[lange	-15
[langer	-19
[langs	-9900
[langzaam	-15
[lap	-10
[laptop	8
[late	-9
[laten	-9900
[later	-13
[lauw	-17
[leden	-28
[leeg	-9900
[leegmaken	-10
[leerkracht	-13
[leerling	-9900
[leerlingen	-9900
[lees	-24
[leesbaar	-18
[leest	-9900
[leg	-9900
[lege	-20
[leggen	-24
[legionella	-12
[legitimatie	-12
[legt	-9900
[leiding	-27
[leidingen	-12
[lekbak	-13
[lekkage	13
[lekker	-9
[lengte	-9
[lepel	-11
[leren	-11
[les	-21
[lessen	-16
[let	-18
[letter	-16
[letterlijk	-10
[letters	-21
[leuk	-18
[leuven	-14
[leven	-13
[levende	-12
[leverancier	-21
[levering	-16
[leveringen	-17
[levert	-25
[lezen	-9900
[licht	-9900
[lichten	16
[lid	-9900
[liefst	-17
[liep	-18
[lier	-25
[lieve	-14
[liever	-10
[liggen	-9900
[liggend	-12
[ligt	-9900
[lijf	-15
[lijkt	-17
[lijm	-12
[lijn	-9900
[lijnen	8
[lijst	-9900
[lijsten	-19
[lijstje	-22
[limburg	-13
[linker	-16
[links	-9900
[linkse	-8
[lint	-9900
[linten	-12
[lip	-11
[liter	-9900
[locatie	-20
[logboek	-20
[logo	-8
[lokaal	-11
[lokeren	-11
[loket	-16
[lood	-10
[loods	-20
[loog	-18
[loop	-18
[loopt	-9900
[lopen	-9900
[lopende	-13
[los	-9900
[losse	-20
[lossen	-21
[lotte	-20
[luc	-10
[lucht	-10
[luis	-15
[luister	-12
[luisteren	-17
[luistert	-11
[luizen	12
[lukt	-11
[m	-9900
[m'n	-15
[ma	-16
[maaike	-14
[maak	-9900
[maakt	-9900
[maal	-11
[maand	-9900
[maandag	-9900
[maandelijks	-19
[maanden	-9900
[maar	-9900
[maart	-9900
[maat	-9900
[maatschappij	-13
[machine	-9900
[machines	-16
[machinist	-10
[machtiging	-9
[maes	-16
[mag	-9900
[magazijn	-8
[mail	-9900
[mailen	-9
[mailt	-12
[maken	-9900
[man	-9900
[mand	-20
[manden	-11
[mankeert	-15
[mannen	-20
[map	-9900
[mappen	-10
[marjan	-16
[marloes	-14
[masker	-13
[mat	-12
[materiaal	-25
[matroos	-15
[max	-9900
[maximaal	-17
[maximum	-11
[me	-30
[medewerker	-9900
[medewerkers	-30
[medicijnen	-25
[mee	-9900
[meekijken	-13
[meeldraden	-17
[meenemen	-14
[meer	-9900
[meest	-14
[meestal	-16
[meeste	-16
[meet	-9900
[mei	-24
[meisjes	-13
[meld	10
[melden	-9900
[melding	-9
[meldkamer	-12
[meldt	-9900
[melk	-31
[men	-9900
[meneer	-15
[mengen	-28
[mengtafel	-10
[mensen	-19
[mensentaal	-9
[merci	-19
[merk	-23
[merken	-16
[mes	-15
[messen	-17
[met	-34
[metaal	-17
[metalen	-10
[meteen	-9900
[meten	-9900
[meter	-9900
[meterkast	-14
[meters	-10
[mevr	-14
[mevrouw	-9900
[mezelf	-13
[micro	-9
[microfoon	-17
[middag	-11
[middags	-11
[middelste	-13
[midden	-23
[mij	-9900
[mijn	-9900
[mijnheer	-11
[milieustraat	-22
[millimeter	-18
[min	-9900
[minder	-16
[minderjarigen	-13
[minimaal	-19
[minstens	-9900
[minuten	-9900
[minuut	-11
[mis	-15
[misschien	-15
[mist	-26
[mits	-16
[mix	-14
[ml	-10
[mm	-18
[mo	-13
[moeder	-9900
[moeilijke	-10
[moer	-10
[moest	-17
[moet	-9900
[moeten	-9900
[mogelijk	-26
[mogen	-9900
[molen	-12
[molenaar	-18
[moment	-10
[momentsleutel	-16
[mond	-11
[mondeling	-13
[monster	-17
[monsters	-12
[monteur	-19
[monteurs	-25
[moogt	-27
[mooi	-27
[mooie	-16
[morgen	-16
[morgens	-22
[mos	-12
[motor	-9900
[mouwen	-10
[museum	-23
[muur	-22
[muziek	-11
[mw	-16
[n	-15
[naaien	-16
[naald	-15
[naalden	-14
[naam	-9900
[naar	-9900
[naast	-9900
[nabestaanden	-24
[nacht	-9900
[nachtploeg	-16
[nachtreceptie	12
[nachts	-13
[naden	-17
[nadine	-22
[nagaan	-10
[nagel	-18
[nagels	-19
[nakijken	-30
[namelijk	-16
[namen	-9900
[namens	-12
[naspoelen	-16
[nat	-9900
[natte	-9900
[natuurlijk	-13
[nazicht	-22
[nederlands	-9900
[nee	-9900
[neef	-14
[neem	-9900
[neemt	-9900
[neer	-13
[neerleggen	-18
[neerzetten	-16
[negen	-28
[negentien	-11
[nek	-16
[nemen	-9900
[nen	-13
[nergens	-22
[nest	-11
[nesten	-11
[net	-9900
[netbeheerder	-10
[netjes	-21
[nette	-11
[netten	-19
[neus	-11
[neutraal	-12
[niemand	-9900
[niet	-9900
[nieten	-25
[niets	-9900
[nieuw	-28
[nieuwe	-18
[nieuws	-17
[niks	-9900
[nitril	-8
[niveau	-11
[nodig	-9900
[noem	-10
[noemen	-16
[noemt	-15
[nog	-9900
[noodstop	-19
[nooit	-9900
[noor	-11
[noord	-15
[nota	-19
[notariskantoor	-18
[noteer	-15
[notenallergie	-15
[noteren	-20
[notities	-17
[notulen	-24
[notulist	-15
[nou	-9900
[november	-16
[nr	-15
[nu	-9900
[nuchter	-15
[nul	-15
[nummer	-9900
[nummers	-20
[nvwa	-16
[o	-19
[object	-10
[objecten	-16
[ochtend	-9900
[ochtends	-28
[oei	-15
[of	-9900
[officieel	-12
[ogen	-17
[oh	-19
[oja	-18
[ok	-9900
[oke	-20
[oktober	-17
[oké	-30
[olie	-12
[om	-9900
[omdat	-9900
[omdraaien	-18
[omgekeerd	-12
[omgevingsdienst	-10
[omheen	-14
[omhoog	-9900
[omloop	-13
[omroepen	-16
[omvormer	-10
[omwerken	-16
[omzetten	-12
[onaangekondigd	-15
[onder	-9900
[onderaan	-21
[onderbreken	-9
[ondergetekende	-14
[ondergrond	-16
[onderhoud	-27
[onderling	-24
[onderstaande	-22
[onderste	-9
[onderweg	-13
[onderwerp	-9900
[ongeveer	-27
[onlangs	-19
[online	-18
[ons	-9900
[ontbrak	-16
[ontheffing	-11
[ontruimt	-14
[ontsmet	-11
[ontsmetten	-10
[ontvangt	-10
[ontvetten	-11
[ontwerp	-11
[ontwikkelaar	-9
[onverwacht	-17
[onwel	-18
[onze	-57
[ooit	-17
[ook	-9900
[oor	-13
[oost	-14
[oosterschelde	-12
[op	-27
[opa	-12
[opbouw	-14
[opdrachtgever	-14
[open	-9900
[opengaat	-17
[opening	-28
[opent	-18
[openvouwen	-12
[opgang	-9
[opgehaald	-9
[opgeschreven	-27
[opgesteld	-13
[opgezwollen	-10
[opgroeien	-23
[ophangen	-13
[opmaken	-22
[opmerking	-20
[opmerkingen	-16
[opname	-27
[opnemen	-22
[opnieuw	-9900
[oproep	-10
[opschrijven	-9900
[opstellen	-13
[opvolger	-15
[opwarmen	-18
[opzetten	-29
[oranje	-19
[oren	-17
[orgel	-15
[origineel	-10
[otter	-9
[oud	-9900
[ouder	-9900
[oudere	-12
[ouders	-9900
[over	-9900
[overal	-13
[overall	-14
[overgenomen	-16
[overleden	-18
[overledene	-21
[overleg	-19
[overnemen	-26
[overschoenen	-19
[paal	-9
[paaltje	-11
[paar	-25
[paard	-30
[paarden	-18
[pad	-18
[paden	-19
[pagina	-18
[pak	-9
[pakje	-10
[pakken	-16
[pakket	-10
[pakt	-24
[pallet	-19
[paneel	-17
[panelen	-15
[paniek	-11
[papa	-9
[papier	-9900
[papieren	-21
[paraaf	-15
[paraplu's	-11
[parkeerplaats	-19
[parkeert	-16
[parkeren	-16
[parking	-19
[partij	-24
[partner	-13
[partners	-18
[pas	-9900
[pasen	-20
[paspoorten	-10
[passagier	-14
[passagiers	12
[passen	-21
[past	-12
[pasteuriseren	-16
[patiënt	-18
[pauze	-22
[pdf	-9
[peilen	-16
[pellen	-22
[pen	-11
[pennen	-18
[pensioen	-14
[per	-9900
[perceel	-13
[pers	-13
[persen	-21
[personeel	-21
[personeelszaken	-15
[personen	-11
[persoon	-9900
[ph	-12
[piept	-13
[piet	-19
[pijnlijk	-9
[pim	-14
[pin	-15
[plaat	-18
[plaatje	-15
[plaatjes	-19
[plaats	-23
[plaatsen	-27
[plaatst	-8
[plak	-12
[plakken	-19
[plan	-19
[plank	-15
[planken	-16
[planner	-15
[planning	-19
[planten	-27
[plastic	-17
[plat	-15
[platte	-10
[plein	-18
[plek	-9900
[plekken	-16
[ploeg	-24
[ploegen	-18
[plukken	-16
[plukkers	-11
[plus	-11
[politie	-19
[pols	-19
[polsbandje	-11
[pomp	-9900
[pools	-11
[poolse	-13
[poppen	-21
[portier	-10
[positief	-13
[post	-10
[postbus	-9
[postma	-23
[poten	-13
[potlood	-16
[praat	-15
[praten	-22
[precies	-23
[prijs	-22
[prijzen	-21
[prik	-12
[prikbord	-20
[prikken	-13
[prikt	-16
[prima	-20
[primer	-10
[printen	-14
[priscilla	-13
[probeer	-19
[proberen	-17
[probleem	-11
[procedure	-9900
[procent	-9900
[proces-verbaal	-9
[product	-15
[productie	-19
[proeven	-16
[profiel	-19
[programma	-9900
[project	-11
[proper	-14
[protocol	-28
[provincie	-16
[pruiken	-14
[punt	-9900
[punten	-17
[puntjes	-17
[quarantaine	-18
[r	-14
[raad	-12
[raadt	-15
[raak	-9
[raakt	-19
[raam	-20
[rails	-9
[raken	-22
[ramen	-9900
[rand	-25
[rap	-12
[rapen	-18
[rdw	-9
[re	-22
[recensie	-9
[recept	-11
[recht	-14
[rechtop	-16
[rechts	-9900
[rechtstreeks	-12
[redactie	-18
[reden	-21
[rederij	-20
[ref	-16
[regel	-15
[regeling	-14
[regels	-26
[regen	-12
[regio	-19
[regionale	-24
[register	-8
[registrar	-16
[registratie	-15
[registreren	15
[rei	-16
[reinigen	-36
[reizen	-19
[rek	-16
[rekenen	-18
[rekeningen	-14
[relatie	-18
[release	-12
[rem	-13
[remmen	-12
[reserve	-13
[reserveert	12
[resetten	-22
[rest	-9900
[restaurator	-13
[restjes	-12
[retour	-16
[rev	-20
[review	-14
[richtlijn	-17
[riem	-10
[rij	-20
[rijbewijs	-10
[rijd	-20
[rijden	-23
[rijdt	-29
[rijkswaterstaat	-10
[rijles	-23
[rijrichting	-8
[rijschool	-17
[rijtje	-16
[ring	13
[ringen	-10
[rit	-12
[ritten	-18
[rode	-9900
[roep	-15
[roepen	-12
[roept	-19
[roeren	-15
[roert	-13
[roest	-14
[roken	-9
[rol	-21
[rollen	-11
[rolstoel	9
[rolstoelen	12
[romp	-15
[ron	-10
[rond	-16
[ronde	-18
[rondje	-16
[rondom	-17
[rondvraag	-11
[rood	-9900
[rook	-10
[roos	-16
[rot	-9
[rotte	-15
[rotterdam	-16
[route	-21
[roze	-12
[rozen	-26
[rubber	-10
[rug	-19
[ruik	-10
[ruiken	-9
[ruikt	-17
[ruim	-19
[ruimte	-17
[ruit	-11
[run	-12
[rustig	-22
[ruud	-17
[ruwe	-14
[ruzie	-13
[s	-9900
[samen	-9900
[samira	-14
[sandra	-18
[saskia	-16
[sauna	-21
[scannen	-10
[schaar	-13
[schade	-31
[schakelt	-9
[schapen	-13
[scheef	-16
[schenken	-24
[scheppen	-21
[schept	-18
[scheren	-14
[scherm	-15
[scherp	-8
[scherven	11
[scheur	-23
[scheurt	-16
[schijf	-15
[schilderen	-14
[schilderijen	14
[schimmel	-11
[schip	-12
[schipper	-25
[schippers	-17
[schoen	-11
[scholen	-12
[schone	-20
[school	-23
[schoon	-9900
[schoonbroer	-12
[schoonmaak	18
[schoonmaken	9
[schoorsteen	9
[schort	-9
[schouders	-11
[schrapen	-16
[schreeuwen	-18
[schrift	-26
[schriftelijk	-16
[schriftelijke	-20
[schriftje	-12
[schrijf	-9900
[schrijft	-9900
[schrijven	-18
[schroeven	-15
[schudden	-12
[schuif	-23
[schuim	-17
[schuin	-26
[schuld	-10
[schuren	-14
[schuur	-15
[scouten	-27
[scriba	-10
[sealbag	-14
[sec	-11
[seconden	-23
[secretariaat	-17
[secretaris	-15
[seizoen	-12
[september	-14
[serieus	-18
[sessie	-10
[sessies	-9
[shampoo	-14
[shunt	-12
[sieraden	-17
[simpel	-16
[sinds	-9900
[sindsdien	-23
[site	-22
[sjaak	-11
[slaat	-11
[slag	-13
[slagerij	-14
[slang	-25
[slangen	9
[slapen	-20
[slecht	-12
[sleutel	-9900
[sleutels	-9900
[slijm	-20
[slijpen	-21
[slimme	-16
[sloop	-17
[slot	-9900
[slotte	-8
[sluis	-18
[sluit	-9900
[sluiten	-31
[sluiter	-11
[sluiting	-11
[sms	-14
[snaar	-11
[snappen	-19
[snaren	-15
[snel	-15
[snelle	-14
[snijden	-29
[snijdt	-14
[snijvaste	-18
[snoer	-11
[soep	-14
[software	-11
[sok	-11
[solderen	-12
[sommige	-14
[soms	-28
[sonja	-15
[soort	-23
[soorten	-20
[sop	-24
[sorry	-29
[sorteren	-16
[soundcheck	15
[spannen	-28
[spanning	-13
[spelden	-13
[spelen	-12
[spiegel	-9
[spiegels	-13
[spieken	-21
[spindels	-9
[spits	-14
[spoel	-18
[spoelbak	-19
[spoelen	-9900
[spoelt	-24
[sporen	-11
[sporthal	-20
[sportieve	-14
[spreek	-17
[spreekt	-9900
[spreken	-16
[springt	-15
[spuit	-10
[spuiten	-18
[spul	-22
[spullen	-27
[sta	-10
[staal	-11
[staan	-9900
[staand	-10
[staat	-9900
[stad	-14
[stagiair	-20
[stagiaire	-14
[stagiaires	-13
[stal	-17
[stampen	-19
[stand	-19
[standplaats	-15
[stap	-19
[stapelen	-11
[stappen	-21
[stappenplan	-28
[stapt	-17
[stapvoets	-14
[start	-9900
[starten	-40
[station	-11
[steeds	-15
[steek	-17
[steekt	-23
[steen	-13
[steiger	-17
[steken	-24
[stekker	-17
[stekkers	-10
[stel	-17
[stelen	-10
[stellen	11
[stelling	-19
[stelt	15
[stembureau	9
[stemmen	19
[stenen	-21
[stevige	-8
[stichting	-27
[sticker	-9900
[stijl	-12
[stil	-24
[stilleggen	9
[stilstaat	-9
[stilte	-12
[stipje	-13
[stoel	-9900
[stoelen	-13
[stof	-12
[stofzuiger	-11
[stond	-9900
[stonden	-19
[stop	-19
[stoppen	-19
[stopt	-9900
[storing	-30
[storm	-22
[straat	-21
[strak	-19
[straks	-21
[streepjes	-11
[stremsel	-22
[strepen	-9
[string	-25
[stroken	-16
[strook	-11
[strookje	-11
[stroom	-24
[strop	-17
[student	-21
[studenten	-18
[stuk	-9900
[stukje	-10
[stukken	-21
[stuks	-18
[sturen	-22
[stuur	-17
[stuurhut	-8
[stuurt	-9900
[suiker	-13
[sven	-17
[systeem	-9900
[t	-16
[t/m	-18
[taart	-11
[tabel	-18
[tablet	-9900
[tachtig	-23
[tafel	-9900
[tafels	-18
[tag	-17
[takken	-16
[tandartspraktijk	-10
[tank	-9900
[tankschip	-19
[tape	-19
[tas	-20
[tassen	-13
[taxi	-17
[taxibedrijf	-21
[td	-15
[te	-9900
[team	-23
[teamleider	-12
[teamleiders	-13
[teamoverleg	-16
[technische	-10
[tegelijk	-12
[tegen	-9900
[tekenen	-9900
[tekening	-13
[tekent	-9900
[tekst	-9900
[tel	-20
[telefonisch	12
[telefoon	-9900
[telefoonnummer	-12
[telefoons	-21
[telen	-16
[telkens	-11
[teller	-13
[telt	-9900
[temp	-14
[temperatuur	-9900
[ten	-15
[ter	-9900
[terecht	-9
[terminal	-16
[terneuzen	-12
[terrein	-20
[terug	-9900
[terugkomen	-25
[terugkomt	-11
[terugzetten	-21
[terwijl	-9900
[tester	-13
[tevoren	-29
[tevreden	-12
[theater	-13
[theoriecertificaat	-9
[thermodesinfector	-14
[tht	-11
[ticket	-17
[tien	-9900
[tiende	-11
[tijd	-9900
[tijdens	-29
[tijdstip	-9
[tik	-18
[tikt	-9
[tilburg	-13
[tillen	-22
[tillift	-20
[titel	-18
[toch	-9900
[toe	-9900
[toelichting	-17
[toen	-9900
[toepassingsgebied	-16
[toeristen	-14
[toestel	-18
[toestellen	-28
[toestemming	-24
[toilet	-9
[tolk	16
[tom	-19
[ton	-22
[tonen	-19
[toon	-19
[toonbank	-19
[toont	-12
[top	-9
[tot	-9900
[touw	-20
[traag	-17
[tractor	-18
[trakteert	-16
[transport	-22
[trap	-22
[tray	-11
[trek	-9900
[trekken	-9900
[trekkenman	-23
[trekkenwand	12
[trekker	-15
[trekt	-17
[trommel	-15
[trossen	-16
[trostomaten	-16
[trouwens	-21
[truus	-15
[tuin	-10
[turbine	-15
[tussen	-9900
[twaalf	-27
[twee	-9900
[tweede	-9900
[tweehonderd	-26
[tweeën	-16
[tweeëndertig	-11
[twijfel	-23
[twijfelt	-9
[twintig	-9900
[twintigste	-10
[typ	-9
[type	-12
[tyvek	-12
[u	-9900
[uit	-9900
[uitdelen	11
[uitdiensttreding	-14
[uiterlijk	-12
[uitgelegd	-11
[uitgerold	-9
[uitgeslagen	-12
[uitgesloten	-9
[uitgifte	10
[uitleen	14
[uitleggen	-19
[uitlekken	-11
[uitlenen	20
[uitpakken	-26
[uitrollen	-11
[uitschrijven	-11
[uitslag	-12
[uitsluitend	-12
[uitspoelen	-9
[uitspreiden	-16
[uitvaart	-24
[uitvoering	-21
[uitwerken	-17
[uitzending	-11
[uitzendkrachten	-11
[uitzetten	-33
[uitziet	-11
[umc	-11
[uren	-15
[uur	-9900
[uv-lamp	-13
[uw	-9900
[uwv	-14
[v	-14
[vaak	-26
[vaart	-16
[vaatwasser	-12
[vader	-17
[vak	-17
[vakantie	-21
[vakje	-14
[val	-23
[vallen	-15
[valt	-17
[van	-81
[vanaf	-9900
[vanavond	-12
[vandaag	-15
[vandaar	-23
[vang	-11
[vangplaten	-18
[vangt	-18
[vannacht	-14
[vanuit	-17
[vanwege	-14
[vanzelf	-21
[varen	-21
[varia	-13
[vast	-9900
[vaste	-9900
[vastgelegd	-16
[vastgesteld	-13
[vastgezet	-11
[vastleggen	-18
[vastzetten	-28
[vastzit	-13
[vat	-19
[vaten	-17
[veearts	-18
[veel	-9900
[veerle	-9
[veertien	-32
[veertig	-9900
[vegen	-24
[veilig	-10
[veiling	-18
[vel	-17
[veld	-18
[velg	-9
[venlo	-12
[ventilatie	-12
[ventilator	-12
[verandert	-12
[verantwoordelijk	-15
[verbeteren	-11
[verbroken	-14
[verdelen	-13
[verder	-18
[verdieping	-10
[verf	8
[vergadering	-14
[vergeet	-15
[vergelijk	-11
[vergelijken	-10
[vergelijkt	-16
[vergeten	-16
[vergoed	-13
[vergrendelen	11
[verhuren	-17
[verkeer	-16
[verkeerd	-19
[verkeerde	-18
[verklaring	-9
[verkoop	-27
[verkopen	11
[verkoper	-12
[verleden	-16
[verloopt	-21
[verloren	-23
[verplaatst	-9
[verpleegkundige	-15
[verplicht	-10
[vers	-22
[verschil	-22
[verschillende	-32
[versie	-9900
[verslag	-30
[verstaan	-14
[vertalen	-20
[vertel	-9
[vertelt	-17
[vertrouwelijk	-10
[vertrouwelijke	-18
[vervallen	-8
[vervalt	-23
[vervangen	13
[vervangt	-22
[verversen	9
[vervoer	-15
[vervoeren	-20
[vervolgens	-14
[verwachte	-12
[verwarming	-9
[verwerken	-18
[verwerkt	-17
[verwijderen	-26
[verwijzen	-14
[verwittigen	-10
[verzegeld	-10
[verzegelen	-11
[verzekeraar	-22
[verzekering	-27
[verzoek	-16
[verzoeken	-16
[verzorgende	-21
[verzorging	-19
[vet	-29
[vhf	-18
[via	-9900
[viel	-16
[vier	-9900
[vierde	-20
[vierentwintig	-18
[vijf	-9900
[vijfentwintig	-12
[vijftien	-20
[vijftig	-16
[vijl	-12
[vijlen	-15
[vilt	-15
[vind	-10
[vinden	-19
[vindplaats	-10
[vindt	-12
[vinger	-18
[vingers	-20
[vlak	-13
[vlakke	-15
[vlekken	-23
[vleugel	-12
[vliegen	-17
[vloer	-9900
[vlooien	-15
[vlot	-18
[vlucht	-17
[vocht	-17
[vochtigheid	-14
[voeding	-18
[voel	-11
[voelen	-13
[voelt	-11
[voeren	-21
[voert	-15
[voertuig	-17
[voet	-18
[voeten	-19
[voeteneind	-9
[voetplaten	-13
[vogel	-13
[voilà	-14
[vol	-9900
[volgen	-23
[volgend	-15
[volgende	-9900
[volgens	-9900
[volgorde	-9900
[volgt	-20
[volle	-12
[volmacht	-17
[volwassene	-10
[vond	-22
[vonden	-8
[voor	-9900
[vooraf	-9900
[vooral	-31
[voorbij	-17
[voordat	-9900
[voordeur	-11
[voorjaar	-36
[voorkomen	-29
[voorleggen	14
[voorlopig	-10
[voorman	-9
[voorschrift	-21
[voorspoelen	-10
[voorstel	-10
[voortaan	-15
[vooruit	-25
[voorval	-12
[voorwerp	-8
[voorwerpen	-23
[voorzitter	-9
[voren	-16
[vorig	-9900
[vorige	-9900
[vorm	-19
[vormen	-14
[vorst	-23
[vouw	-17
[vr	-9900
[vraag	-9900
[vraagt	-9900
[vracht	-17
[vragen	-9900
[vriendelijk	-17
[vrij	-9900
[vrijdag	-9900
[vrijdagavond	-16
[vrijgave	-14
[vrijgegeven	-10
[vrijgeven	-13
[vrijmaken	-14
[vrijwillig	-11
[vrijwilliger	-16
[vrijwilligers	-9900
[vroeg	-9900
[vroegen	-20
[vroeger	-25
[vrouw	-18
[vrouwen	-14
[vuil	-13
[vuile	-22
[vullen	-42
[vult	-18
[vuurwerk	-20
[vóór	-9900
[w	-10
[waar	-9900
[waarbij	-11
[waarborg	-15
[waarde	-19
[waarden	-17
[waardoor	-19
[waarin	-20
[waarom	-12
[waaronder	-10
[waarop	-23
[waarschuwt	-8
[waarvan	-16
[wacht	-9900
[wachtdienst	12
[wachten	-9900
[wachtwoord	-15
[wagen	-9900
[wagens	-16
[wakker	-18
[wand	-8
[wanneer	16
[want	-9900
[ward	-14
[waren	-20
[warm	9
[warmer	-19
[warmt	-21
[was	-9900
[wasserij	-18
[wast	-18
[water	-9900
[waterkwaliteit	13
[waterland	-22
[waterpas	-11
[wax	-14
[wc	-13
[we	-59
[website	-10
[weeg	-10
[weegt	-10
[week	-9900
[weekend	-25
[weer	-9900
[weet	-9900
[weg	-9900
[wegen	-25
[wegens	-9
[wegrijden	-10
[wegtrekken	-15
[weinig	-10
[wekelijks	11
[weken	-9900
[wel	-9900
[welk	-9
[welke	-9900
[welkom	-17
[welpen	-18
[wendy	-17
[wenst	-25
[werd	-20
[werf	-10
[werfleider	-9
[werk	-9900
[werkblad	-9
[werkbon	-10
[werkdagen	-21
[werken	14
[werkinstructie	-24
[werkoverleg	-11
[werkplek	11
[werkt	-22
[werkvoorschrift	-16
[werkwijze	-9900
[wespen	-10
[weten	-9900
[weverstraat	-9
[whiteboard	-12
[wi	-23
[wie	-9
[wiegje	-16
[wiel	-20
[wielen	-13
[wij	-54
[wijk	-16
[wijkagent	-11
[wijn	-10
[wijst	-17
[wijze	-17
[wijzen	-14
[wiki	-16
[wil	-9900
[wilde	-23
[willem	-12
[willen	-9900
[wilt	-25
[wim	-10
[wind	-24
[windkracht	-11
[winkel	-13
[winkels	-10
[winter	-19
[winterbanden	11
[wissel	-25
[wisselen	-42
[wisselende	-13
[wisselt	-13
[wist	-16
[wit	-9900
[witte	-24
[wittevlieg	-19
[wo	-13
[woensdag	-17
[woest	-12
[woning	16
[woord	-19
[woorden	-14
[word	-13
[worden	-9900
[wordt	-9900
[wou	-15
[wrijven	-17
[yerseke	-17
[youssef	-16
[yvonne	-14
[z'n	-9900
[zaag	-11
[zaak	-22
[zaal	8
[zaallicht	-12
[zachte	-12
[zag	-17
[zak	-9900
[zaken	-21
[zakje	-9900
[zakjes	-12
[zakken	-18
[zaklamp	-12
[zakt	-25
[zal	-23
[zand	-12
[zat	-9900
[zaten	-9
[zaterdag	-15
[ze	-9900
[zeep	-16
[zeepsop	-11
[zeer	-15
[zeg	-9900
[zegel	-18
[zeggen	-9900
[zegt	-9900
[zei	-9900
[zeil	-17
[zeilen	-23
[zeiljacht	-19
[zelf	-9900
[zelfs	-20
[zelfstandig	-24
[zender	-20
[zending	-18
[zes	-9900
[zestien	-18
[zestig	-27
[zetten	-14
[zich	-9900
[zichtbaar	-13
[zichzelf	-9
[zie	-22
[ziekenhuis	-11
[ziekte	-11
[zien	-9900
[ziet	-9900
[zij	-9900
[zijn	-42
[zijt	-16
[zijwaarts	-12
[zingen	-14
[zinnen	-18
[zit	-9900
[zitten	-9900
[zn	-19
[zo	-9900
[zo'n	-9900
[zoals	-9900
[zodat	-9900
[zoden	-18
[zodra	-29
[zoek	-18
[zoeken	-17
[zoekt	-24
[zolang	-13
[zolen	-17
[zomaar	-14
[zomer	-19
[zondag	-9900
[zonder	-9900
[zone	-8
[zoom	-12
[zoon	-14
[zorg	-13
[zorgen	-9
[zou	-9900
[zouden	-19
[zoudt	-22
[zucht	-19
[zuignap	-16
[zure	-20
[zus	-10
[zutphen	-11
[zuur	-16
[zuursel	-21
[zwaailamp	-9
[zwaar	16
[zwanger	-12
[zwart	-21
[zwarte	-20
[zwembad	-25
[zwemvest	-16
[zwerfkatten	-18
[zwerm	8
[zwolle	-15
[|	-9900
[°	-9900
[én	-19
[één	-12
[–	-9900
[•	-9900
[□	-9900
[◦	-9900
[☐	-9900
[️	-16
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
]--07	-13
]-0	-21
]-a	-16
]-a's	-26
]-a4	-16
]-aad	-36
]-aaf	-12
]-aag	-32
]-aai	-24
]-aal	-28
]-aam	-34
]-aan	-14
]-aap	-17
]-aar	-10
]-aas	8
]-aat	-28
]-abo	-23
]-abs	-8
]-ach	-14
]-ack	-8
]-act	-24
]-adt	-18
]-aes	-18
]-afd	-20
]-aft	-20
]-afé	-14
]-agd	-24
]-age	-42
]-ags	-13
]-agt	-26
]-aha	-24
]-aid	-20
]-ail	-15
]-aim	-23
]-air	-33
]-ait	-21
]-ake	-19
]-aks	-28
]-ald	-27
]-ale	-41
]-alf	-36
]-alk	-13
]-all	-19
]-als	-10
]-alt	10
]-amp	-35
]-ana	-16
]-ang	-51
]-ano	-19
]-ans	-29
]-ant	-11
]-apa	-15
]-ape	-19
]-app	-14
]-ara	-12
]-ard	-51
]-are	-30
]-ari	-30
]-art	-18
]-ase	-17
]-ash	-23
]-ast	15
]-ate	-21
]-ats	-31
]-aub	-21
]-aus	-25
]-auw	-23
]-axi	-16
]-bad	-23
]-bag	-16
]-bak	-34
]-bas	-13
]-bed	-29
]-bei	-14
]-bek	-20
]-bel	-41
]-ben	-25
]-ber	-39
]-beu	-14
]-bft	-10
]-bij	-26
]-bol	-17
]-bon	-16
]-bot	-20
]-bui	-17
]-bus	8
]-bv	-23
]-can	-20
]-cel	-18
]-cer	-15
]-che	-39
]-cht	-19
]-cie	-18
]-cks	-23
]-ckt	-10
]-co	-13
]-col	-31
]-com	-17
]-con	-16
]-cro	-13
]-cte	13
]-cus	-17
]-d	-15
]-d'r	-21
]-da	-20
]-dag	-21
]-dam	-18
]-dde	-20
]-dek	-23
]-del	-25
]-dem	-20
]-der	-32
]-des	-16
]-dge	-17
]-dig	-40
]-dik	-19
]-dio	-20
]-dit	-14
]-dje	-34
]-do	-22
]-dom	-23
]-don	-18
]-dop	-26
]-dra	-32
]-drs	-11
]-dse	-15
]-dte	-19
]-dun	-20
]-duw	-13
]-dán	-9
]-e	-12
]-eam	-31
]-ean	-13
]-ebr	-17
]-ebt	-24
]-ece	-8
]-eck	13
]-ect	-34
]-eda	-10
]-ede	-26
]-eds	-8
]-eed	-23
]-eee	-21
]-eef	-33
]-eek	-33
]-eel	-43
]-eem	-21
]-een	-14
]-eep	-25
]-ees	-32
]-eet	-26
]-eft	-29
]-ega	-12
]-egd	-34
]-ege	-25
]-eid	-32
]-eik	-17
]-eil	-25
]-eis	-18
]-eke	-27
]-eks	-10
]-eld	-18
]-ele	-27
]-elf	-31
]-elg	-15
]-elm	-14
]-elo	-12
]-elp	-17
]-els	-11
]-elt	-17
]-ema	-20
]-emd	-14
]-emo	-16
]-emp	-18
]-emt	-31
]-en'	-13
]-end	-19
]-eng	-17
]-enk	-17
]-ens	-10
]-ent	-24
]-ept	-34
]-erd	-15
]-ere	-24
]-erf	-34
]-erg	10
]-erk	11
]-ern	-27
]-erp	-11
]-ert	-24
]-es	-16
]-esk	-22
]-ess	-17
]-est	-62
]-eta	-11
]-ete	-20
]-ets	-36
]-euf	-11
]-euk	-34
]-eum	-28
]-eun	-17
]-eur	-26
]-eus	-18
]-eve	-17
]-evr	-19
]-eys	-19
]-eën	9
]-fde	-36
]-fel	-14
]-fen	-13
]-fer	-28
]-ff	-10
]-ffe	-11
]-fie	13
]-fin	-19
]-fje	-22
]-fon	-11
]-fp2	-10
]-fst	-15
]-fw	-17
]-g	-18
]-gaf	-18
]-gal	-15
]-gas	-22
]-gat	-32
]-gde	-26
]-gek	-14
]-gel	-8
]-gen	-10
]-ger	-48
]-ges	-22
]-ggd	-8
]-gge	-27
]-gie	-25
]-gij	-27
]-gio	-19
]-gje	-14
]-gon	-15
]-gse	-17
]-gsm	-17
]-gst	-31
]-gte	-24
]-gus	15
]-h	-15
]-had	-32
]-hap	-25
]-hat	-18
]-he	-31
]-hef	-26
]-hek	-17
]-hel	-24
]-hem	-17
]-hen	-20
]-heo	-9
]-hes	-8
]-hil	-13
]-hip	-30
]-hof	-18
]-hok	-36
]-hol	-28
]-hop	-23
]-hot	-15
]-hou	-9
]-hr	-14
]-hte	-34
]-hts	-13
]-hut	-13
]-hé	-16
]-iba	-9
]-ice	-25
]-ici	-16
]-ick	-20
]-ico	-10
]-id	-13
]-ida	-9
]-ids	-17
]-idt	-21
]-ieb	-12
]-ied	-27
]-ief	-38
]-ieg	-16
]-iek	-19
]-iel	-46
]-iem	-25
]-iep	-26
]-ier	-14
]-iet	-34
]-iew	-15
]-ift	-17
]-igd	-29
]-ige	9
]-igt	-18
]-ii	-13
]-iii	-15
]-ijf	-14
]-ijg	-16
]-ijk	-27
]-ijl	-12
]-ijm	-21
]-ijn	-30
]-ijs	-33
]-ijt	-44
]-ike	-25
]-iki	-14
]-ild	-15
]-ile	-13
]-ilm	-16
]-ils	-11
]-ilt	-35
]-ilà	-20
]-ima	-22
]-imd	-17
]-ime	-17
]-imt	-16
]-ina	-19
]-ing	24
]-ink	-11
]-ins	-17
]-int	-23
]-ion	-8
]-ips	-18
]-ipt	-24
]-ira	-17
]-ire	-26
]-irk	-11
]-is	-21
]-ise	-20
]-ist	-35
]-its	-20
]-ity	-16
]-ium	-27
]-ius	-21
]-j	-17
]-jan	-13
]-jas	-22
]-jde	-23
]-jdt	-30
]-jen	-35
]-jes	-18
]-jft	-12
]-jke	-49
]-jks	-39
]-jkt	-34
]-jna	-28
]-jne	-17
]-jou	-18
]-jpt	-11
]-jst	-30
]-jze	-31
]-kam	-24
]-kan	-14
]-kap	-16
]-kar	-23
]-kas	-11
]-kel	-27
]-ken	16
]-ker	-43
]-kes	-19
]-ket	-27
]-kg	-10
]-kia	-17
]-kig	-17
]-kje	-44
]-kke	-27
]-km	-13
]-koe	-20
]-kok	-14
]-kom	-18
]-kon	-21
]-kop	-13
]-kse	-19
]-kst	-12
]-kte	-22
]-kum	-16
]-kun	-15
]-l	-8
]-la	-20
]-lab	-15
]-lad	-22
]-lak	-15
]-lan	-26
]-lap	-24
]-lat	-18
]-lde	-43
]-lee	-28
]-leg	-30
]-lei	-12
]-lem	-14
]-len	28
]-lep	-16
]-ler	-38
]-les	23
]-lfs	-17
]-lft	-15
]-lgt	-20
]-lia	-10
]-lid	-20
]-lig	-27
]-lij	-12
]-lik	-20
]-lip	-22
]-lis	-14
]-lla	-25
]-lle	-26
]-llo	-22
]-lof	-31
]-lok	-21
]-lol	-12
]-lon	-18
]-lot	-20
]-lpt	11
]-lse	-23
]-lst	-18
]-lte	-22
]-lub	-15
]-luc	-18
]-luk	-19
]-lus	-18
]-lve	-16
]-m'n	-19
]-ma	-18
]-man	-25
]-map	-15
]-mat	-16
]-me	-23
]-mee	-16
]-mei	-24
]-mel	-19
]-men	13
]-mer	-12
]-mes	-14
]-mie	-25
]-mis	-29
]-mix	12
]-mke	-15
]-ml	-11
]-mm	-12
]-mma	-26
]-mme	-17
]-mo	-19
]-mol	-14
]-mos	-13
]-mpt	-15
]-mse	-12
]-mte	-31
]-mu	-10
]-mum	-18
]-mw	-25
]-n	-15
]-na	-27
]-nal	-13
]-nap	-11
]-nce	-16
]-nch	-17
]-nda	-14
]-nde	-31
]-nds	-29
]-ndt	-16
]-ndy	-16
]-nee	-14
]-nek	-18
]-nel	-15
]-ner	-18
]-nes	-28
]-nfo	-14
]-nge	-34
]-ngs	-20
]-nia	-8
]-nie	-15
]-nig	-24
]-nin	-15
]-nip	-17
]-nja	-15
]-nje	-24
]-nks	-16
]-nkt	-25
]-nlo	-14
]-nna	-10
]-nne	-25
]-nny	-15
]-nop	-18
]-nor	-20
]-nr	-27
]-nse	-25
]-nte	-31
]-nts	-20
]-nu	-45
]-nul	-19
]-o	-17
]-o's	-20
]-och	-18
]-ock	-14
]-ode	-27
]-ods	-34
]-oef	8
]-oeg	-36
]-oei	-26
]-oek	-48
]-oem	-19
]-oen	-14
]-oep	-10
]-oer	-8
]-oes	-25
]-oet	-49
]-ofd	-11
]-ogo	-11
]-ogt	-26
]-oh	-16
]-oie	-13
]-oit	-12
]-oja	-17
]-oke	-26
]-okt	-21
]-oké	-32
]-ola	-11
]-old	-12
]-ole	19
]-olf	-11
]-olg	-15
]-olk	-10
]-ols	-22
]-omp	-16
]-oms	-28
]-omt	-16
]-ona	-9
]-ond	-11
]-one	-33
]-ong	-10
]-ons	-31
]-ont	-33
]-ood	-30
]-oof	-17
]-oog	-43
]-ooi	-39
]-ook	-28
]-ool	-36
]-oop	15
]-oos	-41
]-oot	-14
]-op	-34
]-ops	-24
]-ord	-28
]-ore	-17
]-orf	-17
]-org	-23
]-orm	-20
]-orn	-13
]-orp	-18
]-ors	-17
]-ort	-55
]-ost	-37
]-ota	-19
]-ote	-18
]-ots	-14
]-ouk	-12
]-our	-20
]-out	-32
]-ove	-15
]-oze	-16
]-pad	-12
]-pak	-28
]-pan	-12
]-pas	-23
]-pen	16
]-per	-34
]-ph	-18
]-pig	-9
]-pij	-16
]-pim	-16
]-pje	-36
]-poo	-15
]-ppe	-17
]-pte	-26
]-pul	-29
]-put	-23
]-r	-14
]-rag	-13
]-rak	-30
]-ral	-20
]-ram	-19
]-rap	-22
]-rar	-17
]-ras	-18
]-rat	-20
]-ray	-13
]-rci	-15
]-rde	-49
]-rds	-17
]-rdt	-37
]-rdw	-14
]-re	-15
]-ref	-12
]-rei	-12
]-rek	9
]-rel	-20
]-rem	-22
]-ren	15
]-res	-32
]-rev	-20
]-rft	-10
]-rge	-15
]-ria	-8
]-rid	-16
]-rie	-23
]-rig	-13
]-rij	-36
]-rik	-25
]-rin	-13
]-rip	-18
]-ris	-32
]-rit	-26
]-rkt	-30
]-rle	-9
]-rma	-26
]-rmt	-26
]-rna	-18
]-rne	-33
]-rol	-17
]-rom	-30
]-ron	-16
]-rop	-27
]-rot	-22
]-rre	-8
]-rro	-11
]-rry	-29
]-rst	-42
]-rte	-29
]-rug	-38
]-ruk	-29
]-rum	8
]-rva	-10
]-rve	-22
]-sch	-38
]-sec	-10
]-sef	-18
]-sel	8
]-sem	-33
]-ser	-23
]-set	-22
]-sie	-21
]-sin	-22
]-sis	-24
]-sje	-39
]-ske	-11
]-sma	-12
]-sms	-9
]-snr	-12
]-sof	-20
]-sok	-8
]-sop	-25
]-sor	-16
]-ssa	-20
]-sse	-22
]-sta	-21
]-ste	-49
]-sum	-16
]-sus	-12
]-sys	-9
]-t/m	-21
]-tad	-19
]-tag	-15
]-tap	-25
]-tch	-12
]-tel	-51
]-tem	-21
]-ten	36
]-ter	-35
]-tes	-9
]-tht	-17
]-tic	-23
]-tie	-9
]-tig	-59
]-tij	-22
]-tik	-20
]-til	-27
]-tip	-12
]-tis	-12
]-tje	-64
]-tma	-22
]-tof	-22
]-tok	-20
]-tom	-25
]-ton	-27
]-top	-19
]-tor	-39
]-tra	-25
]-tro	-22
]-tse	-25
]-tst	-28
]-tte	-49
]-tuk	15
]-tum	-21
]-tus	-26
]-uck	10
]-uct	-15
]-udt	-33
]-uid	-34
]-uif	-25
]-uig	-16
]-uik	-28
]-uil	-18
]-uim	-30
]-uin	-31
]-uip	-25
]-uis	-21
]-uit	-59
]-uks	-16
]-ukt	-23
]-uld	-27
]-ule	-18
]-uli	-28
]-ulp	-23
]-ult	-17
]-umc	-11
]-una	10
]-une	-10
]-uni	-26
]-unt	-31
]-urd	-32
]-urg	-32
]-urk	-18
]-urs	-48
]-urt	-46
]-ust	-18
]-uto	-15
]-uts	-9
]-uud	-14
]-uur	-30
]-uus	-23
]-uut	-22
]-uwd	-11
]-uwe	-36
]-uws	-16
]-uwt	-23
]-uwv	-14
]-uze	11
]-v	-23
]-vak	-21
]-val	-23
]-van	-45
]-vat	-22
]-vek	-12
]-vel	-34
]-ven	-15
]-ver	-25
]-vet	8
]-vhf	-12
]-vin	-13
]-vol	-16
]-vul	-10
]-vwa	-23
]-w	-9
]-wal	-11
]-wam	-20
]-was	-13
]-wax	-14
]-wc	-14
]-wee	-54
]-weg	-37
]-wel	-25
]-wen	-22
]-wer	-21
]-wi	-13
]-wit	-18
]-wo	-17
]-wou	-14
]-y's	12
]-yon	-23
]-ype	-21
]-ypt	-21
]-yse	-14
]-zag	-24
]-zal	-21
]-zel	-13
]-zen	-36
]-zer	-21
]-zet	16
]-zie	-17
]-zij	-16
]-zn	-30
]-zon	-26
]-zus	-8
]-ère	-22
]-én	-14
]-ënt	-28
]-öhn	-17
]-️	-18
].	-9900
]/	-9900
]0	-21
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 (	-18
]>0 )	-15
]>0 +	-15
]>0 -	-27
]>0 .	-25
]>0 /	-11
]>0 :	-16
]>0 april	-11
]>0 bar	-8
]>0 cm	-8
]>0 dagen	-10
]>0 een	-9
]>0 en	-17
]>0 euro	-11
]>0 het	-12
]>0 in	-14
]>0 jaar	-10
]>0 januari	-11
]>0 juli	-17
]>0 juni	-11
]>0 kamers	-12
]>0 kg	-8
]>0 leden	-11
]>0 man	-15
]>0 mei	-10
]>0 meter	-17
]>0 min	-14
]>0 mm	-13
]>0 per	-11
]>0 procent	-19
]>0 sec	-10
]>0 stuks	-9
]>0 tot	-16
]>0 u	-11
]>0 uur	-12
]>0 van	-22
]>0 weer	-13
]>0 zakt	-12
]>0 |	-18
]>0 °	-9
]>0 –	-21
]>0 €	-8
]>a .	-17
]>a's ,	-24
]>aad !	-8
]>aad .	-12
]>aad en	-10
]>aaf .	-18
]>aag de	-17
]>aai je	-17
]>aak ,	10
]>aak .	-8
]>aak dan	-14
]>aak je	-13
]>aak op	-16
]>aak over	-16
]>aal ,	-24
]>aal 0	-17
]>aal bij	-15
]>aal en	-11
]>aal is	-8
]>aal op	-17
]>aal twee	-21
]>aal voor	23
]>aam ,	-13
]>aam .	-14
]>aam erop	-10
]>aan (	-12
]>aan ,	-46
]>aan .	-15
]>aan :	-16
]>aan ;	-12
]>aan ?	-21
]>aan alle	-16
]>aan bij	-21
]>aan boord	-18
]>aan de	-52
]>aan dek	-17
]>aan dezelfde	-20
]>aan eerst	-9
]>aan elke	-9
]>aan en	-37
]>aan heeft	-13
]>aan het	-35
]>aan huis	-26
]>aan in	-21
]>aan is	-8
]>aan mag	-9
]>aan met	-16
]>aan meteen	-18
]>aan mijn	-21
]>aan naar	-16
]>aan niet	-8
]>aan nieuwe	-21
]>aan of	-20
]>aan op	19
]>aan ouders	-8
]>aan tafel	-21
]>aan te	-9
]>aan terug	-14
]>aan u	-12
]>aan uit	-10
]>aan van	-22
]>aan voor	-17
]>aan wat	-13
]>aan we	-14
]>aan wie	-18
]>aan zijn	-18
]>aap ,	-12
]>aar ,	-12
]>aar .	-19
]>aar de	-10
]>aar mijn	-9
]>aar op	-14
]>aar uit	-8
]>aas .	14
]>aas is	-16
]>aat (	-16
]>aat ,	-45
]>aat .	-31
]>aat 0	-9
]>aat alleen	-10
]>aat alles	-18
]>aat als	-12
]>aat dan	-17
]>aat dat	-28
]>aat de	-23
]>aat direct	-10
]>aat door	-15
]>aat eerst	-26
]>aat en	-16
]>aat er	-15
]>aat eruit	-11
]>aat het	-20
]>aat in	-37
]>aat mee	-14
]>aat men	-10
]>aat met	-27
]>aat naar	-20
]>aat niet	-22
]>aat nog	-11
]>aat om	-19
]>aat op	-12
]>aat over	-25
]>aat van	-15
]>aat voor	-18
]>aat weg	-16
]>aat wordt	-20
]>aat zo	-15
]>act .	-18
]>act met	-14
]>ade ?	17
]>aes ,	-13
]>afd .	-20
]>agd om	-14
]>age druk	-13
]>age en	-13
]>age van	-13
]>ags en	-13
]>agt .	-18
]>aha .	-18
]>aid .	-14
]>air .	-21
]>air en	-20
]>ake de	-12
]>akt ,	-25
]>akt .	10
]>akt alleen	-13
]>akt de	-10
]>akt door	12
]>akt een	-11
]>akt en	-25
]>akt het	-16
]>akt op	-16
]>ald .	-16
]>ald zijn	-12
]>ale plekken	-12
]>alf ,	-18
]>alf uur	-9
]>als .	-10
]>alt de	-15
]>alt een	-13
]>alt het	-12
]>alt onder	-14
]>ame ,	-16
]>ame van	-14
]>amp .	-15
]>amp aan	-15
]>and ,	-26
]>and .	-23
]>and 0	-22
]>and aan	-17
]>and en	-13
]>and hè	-21
]>and is	-14
]>and op	-15
]>and per	-19
]>and van	-22
]>and weg	-29
]>and |	-17
]>ang ,	-25
]>ang .	-13
]>ang als	-13
]>ang eerst	-12
]>ang en	-8
]>ang het	-9
]>ang is	-13
]>ang je	-13
]>ang van	-11
]>ang voor	-17
]>ank ,	-10
]>ank .	-23
]>ank aan	-12
]>ank en	-16
]>ank in	-18
]>ank met	-13
]>ans ,	-17
]>ant ,	-9
]>ant .	-22
]>ant en	-24
]>ant naar	-14
]>ant van	-17
]>apt .	10
]>apt over	-15
]>ard ,	-28
]>ard .	-18
]>ard 0	-17
]>ard en	-17
]>ard in	-14
]>are ,	-16
]>arm ,	-16
]>arm .	11
]>ars ,	-17
]>art )	-9
]>art ,	-23
]>art en	-22
]>art in	-20
]>art op	-17
]>art voor	-12
]>ase 0	-8
]>ast ,	-38
]>ast .	19
]>ast :	-14
]>ast de	-15
]>ast en	-20
]>ast in	-23
]>ast met	-25
]>ast op	-11
]>ast rondje	-17
]>ast staat	-11
]>ats ,	-20
]>ats .	-15
]>ats wordt	-20
]>aub ,	-14
]>auw water	-17
]>bak .	-18
]>bak en	-9
]>bas ,	-12
]>bed ,	-16
]>bei tekenen	-9
]>bel ,	-13
]>bel .	-10
]>bel aan	-12
]>bel komt	-9
]>ben ,	-25
]>ben 0	-10
]>ben de	-10
]>ben een	-20
]>ben en	-23
]>ben er	-16
]>ben hier	-13
]>ben hun	-16
]>ben over	-9
]>ben voor	-17
]>ben we	-28
]>ben wij	-18
]>ber ,	-12
]>ber .	-14
]>ber en	-14
]>bft ,	-8
]>bij de	-19
]>bon .	-12
]>bus ,	-21
]>bus .	-12
]>bus dus	-21
]>bus met	-21
]>che dienst	-19
]>cht ,	-26
]>cht 0	-10
]>cht ;	-10
]>cht aan	-22
]>cht bij	-17
]>cht dat	-13
]>cht de	-25
]>cht en	14
]>cht in	-21
]>cht is	-15
]>cht met	-12
]>cht naar	-11
]>cht op	-28
]>cht van	-23
]>col te	-14
]>col van	-19
]>col voor	-16
]>com ,	-14
]>d .	-16
]>dag ,	-25
]>dag .	-20
]>dag en	-22
]>dag loopt	-18
]>dag u	-14
]>dam en	-9
]>del ,	-16
]>del over	-14
]>den ,	-43
]>den .	-10
]>den :	-31
]>den aan	-19
]>den als	-14
]>den dat	-17
]>den en	-45
]>den gaan	-12
]>den gaat	-18
]>den het	-10
]>den maar	-17
]>den met	-21
]>den niet	-15
]>den op	-27
]>den over	-15
]>den tot	-14
]>den uit	-16
]>den van	-41
]>den voorwerpen	-23
]>den we	-19
]>den wij	-18
]>den worden	-24
]>den wordt	-9
]>den ze	-18
]>der ,	-39
]>der ?	-11
]>der aan	-13
]>der belt	-19
]>der dan	-15
]>der de	-20
]>der die	-15
]>der een	-16
]>der en	-13
]>der heeft	-17
]>der het	-11
]>der is	-15
]>der niet	-10
]>der op	-9
]>der opent	-10
]>der staat	-25
]>der van	-14
]>der voert	-10
]>der –	-18
]>des van	-15
]>dig en	-12
]>dit van	-13
]>dje ,	-15
]>dje .	-11
]>dje met	-12
]>dop ,	-15
]>dop .	-9
]>dop en	-15
]>dra er	-12
]>drs .	-11
]>dán pas	-9
]>eau .	-12
]>eau 0	-14
]>ebr .	-17
]>ece .	-8
]>ect .	-12
]>ect :	-23
]>ede tafel	-17
]>eef je	-11
]>eeg ,	-20
]>eeg .	-16
]>eeg ik	-12
]>eeg is	-15
]>eeg laten	-11
]>eek .	-15
]>eek dat	-25
]>eek de	-21
]>eek het	-16
]>eel )	-12
]>eel ,	-18
]>eel .	-15
]>eel 0	-9
]>eel en	-16
]>eel van	-25
]>eem .	-18
]>een ,	-22
]>een als	-19
]>een de	-22
]>een en	13
]>een in	-23
]>een instrumenten	-14
]>een met	-21
]>een naar	-8
]>een op	-17
]>een over	-14
]>eep .	-19
]>eer ,	-22
]>eer .	-27
]>eer de	-11
]>eer dit	-16
]>eer heeft	-23
]>eer het	-13
]>eer je	-13
]>eer met	-21
]>eer om	-8
]>eer veertig	-25
]>ees ,	-18
]>ees je	-8
]>eet .	-16
]>eft ,	-15
]>eft :	-20
]>egd ,	-14
]>egd .	-11
]>egd en	-13
]>egd wat	-14
]>ege fles	-13
]>egt .	8
]>eid ,	-26
]>ein .	-14
]>ein en	-9
]>ein op	-21
]>eit ,	-24
]>eit en	-17
]>eke in	-11
]>ekt ,	-20
]>ekt .	-21
]>ekt een	-18
]>ekt eerst	-18
]>ekt er	-18
]>ekt het	-14
]>ekt in	-14
]>ekt ze	-8
]>ekt zijn	-12
]>eld ,	8
]>eld .	-41
]>eld :	-15
]>eld bij	-13
]>eld door	-10
]>eld dus	-20
]>eld en	-17
]>eld hebben	-18
]>eld is	-13
]>eld je	-9
]>eld met	-11
]>elf .	-11
]>elk en	-19
]>elk van	-20
]>elm .	-10
]>els .	-26
]>els aan	-21
]>els af	-18
]>els met	-20
]>els op	-9
]>els uit	-19
]>els voor	-22
]>elt ,	8
]>elt .	-12
]>elt 0	-9
]>elt de	-33
]>elt het	-14
]>elt hij	-15
]>elt met	-13
]>elt om	-14
]>elt voor	-21
]>elt ze	-13
]>elt zelf	-17
]>emd voor	-15
]>emt .	-12
]>en' .	-11
]>end ,	-11
]>end .	-29
]>end door	-10
]>end formulier	-12
]>end is	-10
]>end met	-13
]>end vanaf	-11
]>ene ,	-12
]>ene .	12
]>ene die	-18
]>eng je	-11
]>enk ik	-9
]>ens ,	-20
]>ens .	-15
]>ens af	-14
]>ens bij	-15
]>ens de	-28
]>ens een	-20
]>ens het	-11
]>ens iets	-9
]>ens op	-22
]>ens te	-14
]>ens van	-23
]>ent ,	-21
]>ent .	9
]>ent :	-20
]>ent alleen	-13
]>ent binnen	-11
]>ent de	-15
]>ent en	-20
]>ent het	-11
]>ent met	-10
]>ept de	-19
]>ept het	-8
]>erd door	-12
]>erd en	-27
]>erd meter	-28
]>erd of	-18
]>erd op	-10
]>erd voor	-16
]>ere mensen	-9
]>erf en	-12
]>erf in	-15
]>erk ,	-13
]>erk .	-30
]>erk :	-20
]>ers (	-21
]>ers )	-9
]>ers ,	-20
]>ers -	19
]>ers de	12
]>ers die	-21
]>ers gaan	-12
]>ers in	-20
]>ers komen	-18
]>ers met	-12
]>ers nemen	-11
]>ers of	-17
]>ers op	-15
]>ers uitzetten	-25
]>ers van	-23
]>ers zijn	-15
]>ert ,	-16
]>ert .	-19
]>ert de	-24
]>ert een	-14
]>ert het	-9
]>ert hij	-9
]>ert van	-18
]>est ,	-20
]>est .	-13
]>est de	-10
]>est en	-20
]>est in	-26
]>est is	-10
]>est test	-12
]>est van	-11
]>est voor	-26
]>ets ,	-12
]>ets en	-14
]>ets is	-11
]>ets op	-15
]>eum ,	-11
]>eur ,	-24
]>eur :	-19
]>eur af	-10
]>eur en	-15
]>eur in	-25
]>eur is	-20
]>eur meldt	-9
]>euw ,	8
]>euw na	-16
]>eën ,	-10
]>eën en	-22
]>eën zijn	17
]>fde ,	-11
]>fde dag	-17
]>fel ,	-25
]>fel .	11
]>fel en	-25
]>fel voor	-20
]>fje in	-13
]>fte van	-14
]>fw :	-17
]>gas ,	-18
]>gel ,	-11
]>gel 0	-16
]>gel het	-15
]>gel of	-12
]>gen !	-12
]>gen ,	-9
]>gen .	-21
]>gen 0	-19
]>gen :	-24
]>gen apart	-13
]>gen bij	-21
]>gen binnen	-13
]>gen dat	-20
]>gen die	-28
]>gen door	13
]>gen een	-15
]>gen er	-14
]>gen gaan	12
]>gen in	-34
]>gen is	-10
]>gen komt	-28
]>gen met	-16
]>gen na	-19
]>gen naar	-12
]>gen of	-20
]>gen uur	-15
]>gen van	-40
]>gen voor	-12
]>gen we	12
]>gen wij	-17
]>gen worden	-17
]>ger ,	-23
]>ger .	-19
]>ger dan	-14
]>ger de	-13
]>ger deed	-13
]>ger die	-21
]>ger is	-10
]>ger met	-14
]>ger van	-13
]>ger vraagt	-15
]>ggd komt	-8
]>gje .	-12
]>gst .	-16
]>gst van	-21
]>gte .	-11
]>h .	-14
]>he ,	-18
]>he niet	-19
]>hek .	-12
]>hen ,	-11
]>hil .	-8
]>hok .	-18
]>hol 0	-8
]>hou het	-9
]>hr ,	-13
]>hte heer	-12
]>ief .	-11
]>ief :	-17
]>ief van	-13
]>iek ,	-13
]>iek en	-14
]>iek in	-20
]>iek van	-13
]>iek wordt	-17
]>iel ,	-16
]>iel .	-25
]>iel :	-12
]>iel in	-17
]>iel meten	-14
]>ien ,	-35
]>ien .	-10
]>ien 0	-12
]>ien ?	-15
]>ien dagen	-27
]>ien en	-15
]>ien kan	-23
]>ien met	-24
]>ien niet	-18
]>ien op	-20
]>ien van	-29
]>ien we	-15
]>ien wij	-26
]>ier (	-10
]>ier ,	-23
]>ier .	-17
]>ier is	-9
]>ier van	-21
]>ier voor	-18
]>ier wordt	10
]>ier –	-15
]>ies ,	-15
]>ies .	-17
]>ies en	-15
]>ies over	-13
]>ies van	-12
]>iet .	-11
]>iet het	-8
]>ift ,	9
]>ift .	-8
]>ift en	-19
]>ift van	-22
]>igd op	-18
]>ige tekst	-12
]>igt ,	-13
]>ijd ,	12
]>ijd .	-17
]>ijd is	-11
]>ijf en	-19
]>ijf van	-9
]>ijg je	-16
]>ijk ,	-26
]>ijk .	-25
]>ijk :	-13
]>ijk akkoord	-16
]>ijk de	-14
]>ijk een	-14
]>ijk en	-31
]>ijk gezegd	-21
]>ijk in	-14
]>ijk is	-14
]>ijk met	-18
]>ijk op	-16
]>ijk stuk	-15
]>ijk zijn	-10
]>ijl van	-9
]>ijn .	-31
]>ijn :	-24
]>ijn ;	-16
]>ijn bezig	-11
]>ijn de	-11
]>ijn een	-13
]>ijn eigen	-20
]>ijn er	-17
]>ijn pas	-15
]>ijn van	-16
]>ijn verboden	-9
]>ijn voor	-30
]>ijn we	-19
]>ijs en	-14
]>ijs in	-23
]>ijt ,	-16
]>ijt en	-17
]>ikt ,	9
]>ikt .	-19
]>ikt eerst	-12
]>ikt het	-16
]>ikt is	-14
]>ild .	-12
]>ilt .	-12
]>ilt de	-10
]>ilà dat	-20
]>imt de	-12
]>ina ,	-14
]>ina 0	-17
]>ind ,	11
]>ind af	-19
]>ind boven	-16
]>ind je	-10
]>ine .	-36
]>ine is	-19
]>ing ,	-18
]>ing 0	-18
]>ing ;	-25
]>ing aan	-34
]>ing af	-15
]>ing bij	-15
]>ing de	-29
]>ing die	16
]>ing door	-9
]>ing dus	10
]>ing een	-20
]>ing eh	-24
]>ing en	-35
]>ing er	-11
]>ing het	-12
]>ing in	-27
]>ing legt	-14
]>ing mag	-18
]>ing maken	-15
]>ing na	-9
]>ing naar	-15
]>ing neemt	-15
]>ing niet	-17
]>ing of	-10
]>ing op	-25
]>ing sorry	-20
]>ing tot	-11
]>ing van	-51
]>ing voor	-21
]>ing voordat	14
]>ing waar	-10
]>ing wil	-15
]>ing |	-19
]>ing –	-19
]>is ,	-35
]>is 0	-11
]>is al	-14
]>is altijd	-15
]>is bellen	-13
]>is dan	-21
]>is dat	-28
]>is de	-15
]>is dus	-16
]>is een	-26
]>is eh	-15
]>is elke	-19
]>is en	-29
]>is er	-20
]>is gaat	-12
]>is geen	-12
]>is geweest	-18
]>is het	-29
]>is iemand	-19
]>is in	-27
]>is met	-14
]>is niet	-17
]>is nu	-11
]>is ook	-14
]>is op	-25
]>is pas	-9
]>is stoppen	-11
]>is te	-13
]>is van	-27
]>is verboden	-10
]>is verplaatst	-9
]>is vervangen	-16
]>is voor	-37
]>is weer	-18
]>is één	-19
]>ist ,	-19
]>ist .	-21
]>ist de	-10
]>ist zijn	-10
]>ite .	-19
]>ium .	-14
]>j .	-17
]>jdt ,	-8
]>jdt er	-16
]>jdt met	-20
]>jen uit	-19
]>jes ,	-31
]>jes .	-21
]>jes aan	-13
]>jes en	-22
]>jes in	-24
]>jes met	-14
]>jes op	-10
]>jes terug	-10
]>jes uit	-23
]>jes van	-14
]>jes zetten	-17
]>jgt een	-21
]>jke beperking	-15
]>jke tekst	-14
]>jks ,	-18
]>jks nazicht	-14
]>jks van	-8
]>jkt het	-13
]>jna een	-12
]>jst .	-25
]>kan .	-14
]>kas .	-11
]>kel ,	-21
]>kel .	-14
]>kel en	-20
]>kel over	-12
]>ken ,	-10
]>ken .	16
]>ken ?	-42
]>ken aan	-26
]>ken als	-25
]>ken bij	-34
]>ken boven	-12
]>ken daar	-11
]>ken de	-26
]>ken die	-28
]>ken doen	13
]>ken dus	-21
]>ken eerst	-10
]>ken eh	-22
]>ken en	-45
]>ken erin	-15
]>ken gaan	-18
]>ken graag	-17
]>ken hè	-19
]>ken is	-17
]>ken je	-15
]>ken met	-42
]>ken na	-20
]>ken naar	-16
]>ken niet	-10
]>ken op	-33
]>ken over	-16
]>ken tegen	-20
]>ken terwijl	-16
]>ken thuis	-13
]>ken tot	-26
]>ken want	9
]>ken we	-41
]>ken wij	-27
]>ken worden	10
]>ken zegel	-13
]>ken zijn	-17
]>ken |	-15
]>ker ,	-20
]>ker .	-20
]>ker controleert	-14
]>ker de	-13
]>ker die	-12
]>ker en	-10
]>ker eruit	-13
]>ker loopt	-10
]>ker op	-8
]>ker van	-14
]>kes van	-15
]>ket op	-13
]>kig niks	-17
]>kje ,	-23
]>kje .	-21
]>kje met	-11
]>kje van	-17
]>kke .	-16
]>kom !	-18
]>kte .	-11
]>kte wordt	-13
]>kun jij	-16
]>lad in	-13
]>lad van	-15
]>lag en	9
]>lag er	-13
]>lag teamoverleg	-9
]>lan van	-12
]>las .	13
]>lde ,	-19
]>lde .	-21
]>lde :	-17
]>lde die	-17
]>ldt ,	10
]>ldt een	-14
]>ldt hij	-15
]>ldt zich	-18
]>lek .	-14
]>lem ,	-11
]>len (	-24
]>len ,	-17
]>len .	22
]>len :	14
]>len bij	-26
]>len de	13
]>len doen	12
]>len doet	-10
]>len door	-11
]>len emmer	-12
]>len en	15
]>len heeft	-13
]>len is	-12
]>len met	-38
]>len na	-8
]>len nooit	-14
]>len op	-40
]>len over	-9
]>len pellen	-27
]>len per	16
]>len tien	-16
]>len tot	-17
]>len van	-52
]>len voeren	-24
]>len voor	-27
]>len we	-22
]>len wij	-22
]>len wordt	-21
]>len ze	-13
]>len |	-27
]>len –	16
]>lep op	-13
]>ler ,	-11
]>ler en	-22
]>ler op	-12
]>les in	15
]>let op	-26
]>lft van	-9
]>lgt .	-13
]>lgt de	-10
]>lie ,	-32
]>lie .	-20
]>lik .	-14
]>lla ,	-17
]>lle .	-18
]>lle fles	-10
]>llo doet	-18
]>llo hallo	-15
]>lof en	-18
]>lok mee	-12
]>lot ,	-11
]>lot en	-11
]>luc ,	-15
]>men !	-10
]>men (	9
]>men ,	-33
]>men aan	-23
]>men bij	10
]>men dat	-18
]>men en	-27
]>men het	-14
]>men in	19
]>men met	-18
]>men na	-16
]>men om	-17
]>men op	-10
]>men te	-10
]>men tot	-15
]>men uit	-17
]>men van	-27
]>men voor	-18
]>mer +	-12
]>mer ,	-26
]>mer en	-25
]>mer met	10
]>mer op	-24
]>mer uit	-22
]>mer van	-9
]>mes ,	-10
]>mes en	-10
]>mis ,	-10
]>ml ,	-9
]>mo ,	-20
]>mol ,	-14
]>mst aan	-18
]>mst van	-10
]>mte ,	-9
]>mte .	-21
]>mte zelf	-13
]>mum 0	-14
]>mw .	-25
]>na ,	-16
]>na 0	-18
]>na de	-28
]>na drie	-16
]>na een	-34
]>na elke	-28
]>na het	-16
]>na met	-16
]>na te	-16
]>na tien	-18
]>na twee	-25
]>nce .	-16
]>nch .	-17
]>nde ,	-13
]>nde :	-17
]>nde antwoorden	-9
]>nde met	-11
]>nde tekst	-10
]>nde van	-19
]>nds en	-16
]>ndt ,	-10
]>ndt het	-15
]>nek ,	-8
]>nen ,	13
]>nen aan	-12
]>nen bij	-30
]>nen de	-25
]>nen en	-34
]>nen gebeurt	-22
]>nen het	-19
]>nen in	-21
]>nen met	-20
]>nen nakijken	-22
]>nen op	-23
]>nen uit	-17
]>nen van	-28
]>nen we	-21
]>nen weg	-12
]>nen wij	-20
]>nen worden	-19
]>ner ,	-21
]>ner .	-20
]>ner in	-19
]>ner op	-24
]>ner van	-11
]>ner vragen	-17
]>net .	12
]>nge tafel	-9
]>ngt .	12
]>ngt de	-17
]>ngt per	-17
]>nin ,	-15
]>nis en	-17
]>nkt ,	-13
]>nkt .	-14
]>nne :	-16
]>nop ,	-21
]>nr .	-22
]>nst .	9
]>nu "	-15
]>nu ?	-23
]>nu een	-22
]>nu niet	-11
]>nu ook	-9
]>nu voor	-11
]>nul en	-14
]>o ja	-15
]>ode (	-21
]>oed .	-13
]>oed wordt	-13
]>oef ,	15
]>oef .	-16
]>oef met	-14
]>oeg ,	-12
]>oeg .	-14
]>oeg van	-10
]>oei .	-15
]>oek ,	-21
]>oek .	-21
]>oek ;	-9
]>oek bij	-11
]>oek en	-19
]>oek ik	-16
]>oek over	-14
]>oek van	-16
]>oel ,	-11
]>oel .	13
]>oel :	-12
]>oel ik	-24
]>oel je	-10
]>oen ,	-17
]>oen is	-15
]>oep .	-20
]>oep 0	-13
]>oep de	-12
]>oep op	-13
]>oep van	-14
]>oer ,	-16
]>oer .	11
]>oes .	-11
]>oet ,	-30
]>oet .	-9
]>oet als	-24
]>oet de	-27
]>oet en	-22
]>oet er	-13
]>oet het	-14
]>oet ie	-19
]>oet met	-15
]>oge kant	-11
]>ogt ge	-26
]>oke :	-10
]>oké dus	-25
]>oké ik	-9
]>old .	-12
]>ole !	16
]>ole van	-21
]>olf ,	-11
]>olk .	-9
]>omt .	-21
]>omt ;	-11
]>omt een	-13
]>omt er	-19
]>omt in	-30
]>omt kijken	-13
]>omt op	-24
]>omt wordt	-20
]>ond .	-24
]>ond aan	-19
]>ond dat	-17
]>ond de	-11
]>ond gaat	-11
]>ond je	-12
]>one ,	-13
]>ons ,	-10
]>ons en	-9
]>ons uit	-13
]>ood ,	-16
]>ood .	-18
]>ood en	-21
]>oog ,	-17
]>oog .	-11
]>ooi ik	-10
]>ooi in	-14
]>ool .	-15
]>ool in	-17
]>ool van	-13
]>oom ,	12
]>oom .	-13
]>oom wordt	-10
]>oon .	-21
]>oon op	-21
]>oop ,	-17
]>oop :	12
]>oop heeft	-13
]>oop het	-20
]>oop je	-17
]>oor ,	-38
]>oor .	-19
]>oor 0	-8
]>oor de	-13
]>oor een	-17
]>oor en	-17
]>oor je	-14
]>oor van	11
]>oos .	-14
]>oos de	-12
]>oos –	-25
]>oot ,	-19
]>oot en	-15
]>oot gedrukt	-13
]>op '	-11
]>op .	-36
]>op 0	-17
]>op :	-10
]>op afstand	-29
]>op bezoek	-21
]>op bij	-19
]>op dag	-15
]>op dat	13
]>op de	-69
]>op dezelfde	-11
]>op die	10
]>op drie	-17
]>op een	-35
]>op elke	-15
]>op en	-30
]>op glas	-11
]>op het	-41
]>op hout	-9
]>op in	-9
]>op kantoor	-18
]>op lengte	-10
]>op maandag	-21
]>op maat	-10
]>op met	-13
]>op mijn	-16
]>op nul	-11
]>op ons	-27
]>op onze	-24
]>op papier	-32
]>op schrift	-19
]>op slot	-11
]>op staat	-15
]>op tafel	-21
]>op te	-11
]>op tien	-13
]>op twee	-10
]>op via	-8
]>op volgorde	-14
]>op vrijdag	-18
]>op wit	-18
]>op z'n	-18
]>op zaterdag	-20
]>op zijn	-23
]>op één	-23
]>ord ,	-24
]>ord .	-24
]>ord binnen	-10
]>ord in	-10
]>ord op	-9
]>ord van	-17
]>orf ,	-11
]>orm ,	-13
]>ort ,	-16
]>ort .	-33
]>ort met	-12
]>ost ,	-18
]>ost .	-22
]>ost en	-17
]>ost ons	-9
]>ote letters	-12
]>oud .	-17
]>oud :	-17
]>out ,	-9
]>ouw ,	-18
]>ouw en	-12
]>ouw is	-15
]>ouw langs	-14
]>ouw van	-13
]>pak ,	-15
]>pak voor	-17
]>pas ,	-15
]>pas .	-19
]>pel ,	-16
]>pel mogelijk	-21
]>pen )	-15
]>pen ,	-38
]>pen .	10
]>pen en	-27
]>pen in	-23
]>pen mag	-15
]>pen met	-19
]>pen tot	-8
]>pen van	-25
]>pen we	-23
]>per ,	-17
]>pim ,	-14
]>pje ,	-16
]>pot ,	-12
]>pot is	-8
]>put .	-20
]>r .	-14
]>rak .	-15
]>ras ,	-10
]>ray .	-9
]>rde ,	-14
]>rde .	-16
]>rde en	-13
]>rde keer	-13
]>rde wind	-23
]>rdt ,	13
]>rdt .	-16
]>rdt binnen	-22
]>rdt de	-13
]>rdt door	-25
]>rdt een	-9
]>rdt elke	-17
]>rdt en	-21
]>rdt er	-16
]>rdt gewogen	-11
]>rdt het	-10
]>rdt in	-29
]>rdt na	-18
]>rdt niet	-18
]>rdt nooit	-9
]>rdt om	-20
]>rdt op	-10
]>rdt pas	-19
]>re :	-15
]>ref .	-12
]>rek ,	-15
]>rek .	-10
]>rek en	-23
]>rel 0	-16
]>rem ,	-11
]>ren :	-17
]>ren aan	-20
]>ren bij	-23
]>ren dan	9
]>ren dat	-18
]>ren de	-16
]>ren doen	-13
]>ren door	-26
]>ren een	-18
]>ren en	-35
]>ren heeft	-16
]>ren het	-10
]>ren komen	-18
]>ren mag	-9
]>ren met	-25
]>ren niet	-15
]>ren of	-11
]>ren op	-31
]>ren open	-17
]>ren tot	-10
]>ren van	-49
]>ren voor	-29
]>ren we	18
]>ren zijn	-18
]>ren zo	-18
]>ren |	-12
]>res ,	-17
]>res van	-11
]>rev .	-19
]>rge het	-16
]>rge in	-8
]>rid ,	-15
]>rie ,	-11
]>rie .	-14
]>rij ,	-21
]>rij .	-23
]>rij het	-10
]>rij in	-33
]>ril ,	8
]>ril .	-17
]>ril en	-13
]>ril handschoenen	-9
]>ril van	-10
]>rin .	-14
]>rin de	-17
]>rin en	-27
]>rin staat	-14
]>ris .	-20
]>rkt .	-9
]>rom zijn	-21
]>ron ,	-13
]>rry voor	-8
]>rst .	-12
]>rst is	-23
]>rte .	-16
]>rts ,	-20
]>rts .	9
]>rts heeft	-15
]>rug ,	-27
]>rug .	-16
]>rug op	-15
]>ruk en	-13
]>rum ,	-21
]>rum de	14
]>sch ,	-18
]>sel erin	-19
]>sel je	-19
]>sen ,	-10
]>sen alleen	-18
]>sen bij	-23
]>sen buiten	-15
]>sen en	-33
]>sen in	-17
]>sen met	-12
]>sen onder	-9
]>sen op	-12
]>sen van	-26
]>sie ,	-15
]>sie .	-19
]>sie van	-16
]>sje .	-22
]>sje aan	-18
]>sje op	-11
]>ste ,	-18
]>ste .	-13
]>ste is	-19
]>ste laag	-17
]>tag ,	-12
]>tag wordt	-9
]>tal ,	10
]>tal .	-11
]>tal 0	-20
]>tal :	-15
]>tap |	-17
]>tas en	-21
]>tas met	-11
]>tel ,	-26
]>tel .	-24
]>tel :	-13
]>tel en	-18
]>tel ik	-16
]>tel in	-10
]>tel je	-11
]>tel van	-13
]>ten ,	10
]>ten .	9
]>ten 0	-19
]>ten als	16
]>ten behalve	-15
]>ten bellen	-25
]>ten bij	-32
]>ten dat	-20
]>ten de	-28
]>ten die	-28
]>ten door	-21
]>ten dus	13
]>ten een	-20
]>ten eh	-23
]>ten en	-42
]>ten er	-13
]>ten eraf	-12
]>ten gaan	-11
]>ten gaat	13
]>ten geweest	-17
]>ten het	-15
]>ten hoe	-18
]>ten in	-25
]>ten is	-13
]>ten kan	-15
]>ten komen	11
]>ten los	-21
]>ten maar	-19
]>ten maken	-17
]>ten met	-42
]>ten na	-31
]>ten niet	-20
]>ten nooit	-19
]>ten onder	-23
]>ten op	-44
]>ten over	-21
]>ten per	-14
]>ten spullen	-21
]>ten tegen	-16
]>ten tellen	-22
]>ten tussen	11
]>ten uit	-18
]>ten van	-47
]>ten via	-22
]>ten voor	-35
]>ten we	-30
]>ten wij	-24
]>ten worden	-22
]>ten wordt	-20
]>ten zelf	-9
]>ten zet	-16
]>ten zijn	-15
]>ten zitten	-16
]>ten |	-19
]>ter (	-14
]>ter ,	-51
]>ter .	-26
]>ter :	-14
]>ter de	-20
]>ter eh	-17
]>ter en	-26
]>ter heeft	-15
]>ter in	-26
]>ter is	-29
]>ter met	-8
]>ter neemt	-15
]>ter onder	-14
]>ter op	-23
]>ter |	-8
]>tes .	-20
]>tic ,	-16
]>tie .	-27
]>tie 0	-11
]>tie :	14
]>tie aan	-23
]>tie bij	-23
]>tie en	-11
]>tie heeft	-20
]>tie krijgt	-9
]>tie met	-12
]>tie op	-12
]>tie van	-26
]>tie zoekt	-10
]>tie |	-14
]>tie –	-22
]>tig ,	-17
]>tig .	-8
]>tig centimeter	-12
]>tig en	-26
]>tig graden	-24
]>tig in	-14
]>tig minuten	-15
]>tig uur	-15
]>til ,	-17
]>tis .	-9
]>tje ,	-26
]>tje .	-24
]>tje :	-11
]>tje en	-29
]>tje erin	-12
]>tje in	-23
]>tje met	-11
]>tje op	-12
]>tje open	-15
]>tje van	-15
]>tje voor	-22
]>tok ,	-13
]>top ,	-23
]>top .	-20
]>top aan	15
]>top en	-18
]>top je	-16
]>tor .	-13
]>tor aan	-9
]>tor en	-14
]>tra .	-10
]>tst en	-15
]>tst naar	-10
]>tte ,	-11
]>tte .	-15
]>tte 0	-14
]>tte procedure	-8
]>tum en	-8
]>udt de	-10
]>uid ,	-17
]>uid eraf	-9
]>uig .	-13
]>uik ,	-13
]>uik naar	-10
]>uik open	-18
]>uik van	-12
]>uin .	-13
]>uip ,	-13
]>uis )	-12
]>uis ,	-15
]>uis .	-37
]>uis een	-13
]>uis in	-13
]>uis naar	-27
]>uis op	-14
]>uis wordt	-19
]>uit ,	-31
]>uit .	-14
]>uit 0	-11
]>uit :	-16
]>uit aan	-23
]>uit als	-17
]>uit dan	-9
]>uit de	-42
]>uit een	-20
]>uit elkaar	-16
]>uit en	-19
]>uit het	-21
]>uit hoe	-9
]>uit in	-15
]>ukt op	-10
]>uld ,	-14
]>uld .	-14
]>uld is	-9
]>uld met	-12
]>uli ,	-17
]>ult aan	-13
]>una .	11
]>uni ,	-12
]>unt .	-11
]>unt aan	-15
]>unt en	-16
]>urd .	-16
]>urd is	-15
]>urg ,	-13
]>urg en	-18
]>urk op	-11
]>urs ,	-20
]>urs en	-13
]>urt ,	-15
]>urt met	-10
]>ute ,	14
]>uur ,	-27
]>uur en	-19
]>uur ik	-14
]>uur in	-17
]>uur staat	-17
]>uur wil	-14
]>uwt ,	-16
]>v .	-22
]>vak en	-11
]>val :	-14
]>val van	-19
]>van een	-8
]>vel ,	-20
]>vel .	-16
]>ven ,	-40
]>ven .	-16
]>ven :	9
]>ven ;	-11
]>ven ?	-22
]>ven aan	-22
]>ven bij	22
]>ven dat	-14
]>ven de	-19
]>ven en	-17
]>ven hoe	-13
]>ven in	-17
]>ven is	-15
]>ven niet	-9
]>ven op	-17
]>ven over	-10
]>ven van	-15
]>ven werkwijze	-17
]>ver en	-11
]>vet ,	-28
]>vol ,	-16
]>wee ,	-16
]>wee dagen	-9
]>wee keer	-12
]>wee kratten	-10
]>wee man	-10
]>wee mensen	-17
]>wee minuten	-14
]>wee nieuwe	-8
]>wee per	-14
]>wee te	-13
]>wee uur	-30
]>wee weken	-18
]>weg ,	-11
]>weg .	-22
]>weg 0	-11
]>weg dat	-18
]>weg tot	-8
]>weg van	-9
]>wel is	-11
]>wen die	-15
]>wen en	-18
]>wen in	-22
]>wen van	-20
]>zak .	-14
]>zal ik	-21
]>zen ,	-13
]>zen :	-18
]>zen aan	-10
]>zen die	-21
]>zen en	-31
]>zen in	-23
]>zen is	-11
]>zen met	-16
]>zen op	-17
]>zen van	-16
]>zen worden	-20
]>zer ,	-8
]>zer .	-8
]>zer eraf	-11
]>zer in	-9
]>zet .	-29
]>zet en	-17
]>zie je	-15
]>zig :	-15
]>zig is	12
]>zig met	-16
]>zij ,	-12
]>zij .	-12
]>zin ,	10
]>zit ,	10
]>zit .	-22
]>zit aan	-10
]>zit de	-16
]>zit en	-21
]>zit in	-20
]>zn .	-20
]?	-9900
][	-9900
]]	-9900
]]& co	-13
]]& zn	-26
]]( 0	-8
]]+ geboortedatum	-18
]], 0	-28
]], allebei	-8
]], alleen	-11
]], baas	-26
]], bewoners	-17
]], blauw	-8
]], bon	-12
]], bordje	-22
]], briefjes	-12
]], dirk	-9
]], dode	-18
]], gasten	-12
]], geel	-9
]], gefeliciteerd	-11
]], gelamineerd	-14
]], hand	-10
]], handrem	-9
]], hoor	-14
]], kabel	-12
]], kachel	-18
]], kinderen	-13
]], klanten	-19
]], krijgt	-13
]], ladder	-9
]], liefst	-14
]], masker	-10
]], meestal	-9
]], mw	-12
]], na	-16
]], nadine	-16
]], nagels	-13
]], op	-25
]], origineel	-9
]], pim	-14
]], prima	-13
]], samen	-23
]], schade	-8
]], sorry	-10
]], standplaats	-12
]], stof	-9
]], stroom	-14
]], taart	-9
]], telefoons	-10
]], telkens	-15
]], tellen	10
]], temp	-18
]], ten	-16
]], terminal	-13
]], twee	-15
]], vandaar	-9
]], verschillende	-8
]], vlekken	-13
]], vloer	-17
]], waaronder	-9
]], wegen	-18
]], wordt	-14
]], zout	-11
]]- 0	-21
]]- checklist	-19
]]. mevr	-19
]]0 april	-14
]]0 bft	-10
]]0 december	-9
]]0 flessen	-9
]]0 is	-8
]]0 januari	-13
]]0 juli	-19
]]0 juni	-12
]]0 kamers	-11
]]0 kg	-10
]]0 l	-8
]]0 leden	-14
]]0 mei	-9
]]0 ml	-11
]]0 mm	-12
]]0 mu	-10
]]0 november	-11
]]0 oktober	-11
]]0 personen	-12
]]0 sec	-10
]]0 stuks	-13
]]0 werkdagen	-11
]]0 zakt	-12
]]: alleen	-10
]]: dinsdag	-15
]]: fw	-17
]]: keuring	-19
]]: luc	-13
]]: monster	-11
]]: oke	-12
]]: r	-14
]]: re	-14
]]: secretariaat	-17
]]< 0	-8
]]^ a	-19
]]^ aanvragen	-19
]]^ aanwezig	-25
]]^ afkoelen	-13
]]^ afspraak	-22
]]^ alweer	-17
]]^ banden	-10
]]^ besproken	-14
]]^ betreft	-17
]]^ check	-14
]]^ chef	-17
]]^ coördinator	-11
]]^ d	-14
]]^ dagblad	-12
]]^ dennis	-19
]]^ depot	-12
]]^ directie	-15
]]^ do	-18
]]^ dode	-21
]]^ doel	-28
]]^ draai	-11
]]^ dubbel	-15
]]^ e	-12
]]^ frituur	-9
]]^ geachte	-17
]]^ goedemiddag	-22
]]^ goeiemorgen	-20
]]^ groet	-11
]]^ h	-15
]]^ haha	-12
]]^ hallo	-20
]]^ held	-15
]]^ help	-12
]]^ is	-11
]]^ jongens	-13
]]^ kazen	-22
]]^ kees	-14
]]^ kevin	-19
]]^ klacht	-15
]]^ lieve	-11
]]^ losse	-17
]]^ ma	-18
]]^ merci	-9
]]^ na	-12
]]^ notulen	-22
]]^ nr	-13
]]^ o	-8
]]^ oké	-17
]]^ ontvangst	-13
]]^ opgesteld	-14
]]^ opmerking	-10
]]^ opmerkingen	-8
]]^ overdracht	-23
]]^ parkeren	-13
]]^ patiënten	-25
]]^ platen	-19
]]^ productie	-19
]]^ protocol	-13
]]^ rederij	-14
]]^ regels	-20
]]^ registratie	-15
]]^ rev	-14
]]^ ronde	-13
]]^ rondvraag	-11
]]^ schoenen	-21
]]^ schoonmaak	-26
]]^ sindsdien	-10
]]^ sluiting	-10
]]^ stap	-12
]]^ stroom	-14
]]^ tabel	-14
]]^ teamoverleg	-10
]]^ thuis	-9
]]^ titel	-16
]]^ toelichting	-16
]]^ toepassingsgebied	-16
]]^ tom	-25
]]^ trekkenwand	13
]]^ twijfel	-11
]]^ uitgifte	-28
]]^ vandaar	-11
]]^ varia	-13
]]^ verschil	-14
]]^ verslag	-23
]]^ vooral	-19
]]^ voorkomen	-18
]]^ vooruit	-9
]]^ wendy	-16
]]^ wo	-13
]]^ zal	-17
]]^ zucht	-19
]]aan dek	-20
]]aan huis	13
]]aan tafel	-19
]]aan zijn	-16
]]af op	-21
]]afzuiging aan	-10
]]akte wordt	-18
]]al op	-9
]]alle sessies	-14
]]alleen op	-12
]]alles na	-17
]]alles op	-14
]]alles weg	-15
]]anders zijn	-9
]]baan op	13
]]bad leeg	-10
]]beide kanten	-20
]]bekend is	-12
]]beklede tafel	-18
]]bellen 0	-10
]]bij aankomst	-10
]]bij binnenkomst	-13
]]bij dezen	-14
]]bij harde	-23
]]bij komt	-12
]]bij les	-15
]]bij oranje	-18
]]bij regen	-9
]]bij strijklicht	-9
]]bij twijfel	-9
]]bij verschil	-9
]]bij vorst	-9
]]bij wind	-16
]]bij zijn	-27
]]binnen 0	-11
]]binnen dertig	-10
]]binnen is	-8
]]blad 0	-20
]]blijft aan	-18
]]boven 0	-14
]]brug op	-20
]]chloor 0	-9
]]daar gaat	-9
]]daar komt	-11
]]daar zit	-17
]]dag 0	-8
]]dag erna	-17
]]dag sven	-15
]]dan 0	-10
]]dan breng	-11
]]dan doet	-10
]]dan draai	-10
]]dan gaan	-13
]]dan gaat	-19
]]dan komt	-16
]]dan rollen	-12
]]dat ding	-15
]]dat doet	-19
]]dat gaat	-24
]]dat is	-40
]]dat op	-16
]]dat pim	-16
]]de 0	-15
]]de aantallen	-17
]]de achterbank	-13
]]de achterdeur	9
]]de achterkant	-14
]]de achttien	-10
]]de administratie	-19
]]de advocaat	-16
]]de afdeling	-19
]]de afspraak	-9
]]de afstortkluis	-9
]]de akte	-15
]]de apotheker	-12
]]de arts	-20
]]de assistente	-15
]]de assistentes	-16
]]de avonddienst	-22
]]de baas	-21
]]de babyfoon	-15
]]de baliemedewerker	-11
]]de ballon	-11
]]de bank	-17
]]de bedoeling	-21
]]de beelden	-8
]]de begeleider	-14
]]de beheerder	-10
]]de bek	-20
]]de bestelling	-23
]]de beveiliger	-11
]]de bewoner	-23
]]de bewoners	-16
]]de boiler	-14
]]de bon	-18
]]de borst	-19
]]de borstel	-12
]]de boswachter	-13
]]de bovenste	-17
]]de brander	-14
]]de brandweer	-19
]]de breuk	-18
]]de brug	-11
]]de bruikleenovereenkomst	-12
]]de buik	-12
]]de buren	-18
]]de burgemeester	-22
]]de buurgraven	-18
]]de buurt	-10
]]de cel	-15
]]de cellen	-22
]]de centrale	-20
]]de chef	-15
]]de chip	-10
]]de compressor	-12
]]de computer	-21
]]de conciërge	-11
]]de coördinator	-9
]]de cursus	-11
]]de dakgoot	-12
]]de dierenarts	-27
]]de dierverzorger	-8
]]de directeur	-20
]]de directie	-21
]]de dochter	-17
]]de dokter	-11
]]de draden	-17
]]de droge	-12
]]de elektricien	-11
]]de elektrische	-16
]]de elleboog	-10
]]de ene	-32
]]de fiets	-17
]]de filter	-23
]]de firma	-13
]]de fout	-12
]]de garantie	-9
]]de gast	-13
]]de gastheer	-11
]]de gebruiker	-14
]]de gehaktmolen	10
]]de gewone	-17
]]de glazen	-15
]]de goede	-10
]]de goot	-17
]]de gordel	-15
]]de grens	-16
]]de groep	11
]]de haak	-9
]]de haard	-20
]]de hand	-27
]]de haven	-15
]]de haverklap	-18
]]de helft	-12
]]de herfstvakantie	-16
]]de hoek	-11
]]de hoeken	-24
]]de hoes	-13
]]de hoge	-11
]]de hond	-22
]]de houten	-13
]]de huid	-18
]]de huidige	-14
]]de huurder	-12
]]de ijsmeester	-11
]]de inhoud	-14
]]de inlaat	-20
]]de inspectie	-21
]]de instructeur	-12
]]de intercom	-14
]]de jodium	-17
]]de jongens	-27
]]de jongste	-12
]]de juiste	-17
]]de kaas	-17
]]de kade	-30
]]de kamer	-30
]]de kamers	-11
]]de kas	-9
]]de kat	-13
]]de kempen	-15
]]de kerk	-18
]]de ketel	-11
]]de keuken	-22
]]de kikkers	-10
]]de klantkaart	-14
]]de klas	12
]]de klep	-12
]]de kleur	-18
]]de klik	-11
]]de klok	-16
]]de klokken	14
]]de koeling	-29
]]de koelkast	-10
]]de koepel	-18
]]de koffer	-19
]]de koffie	-14
]]de koffiemachine	-15
]]de kooi	-9
]]de koppeling	-14
]]de koster	-13
]]de kringloop	-22
]]de kruimels	-15
]]de kuip	-18
]]de kwaliteit	-17
]]de la	-13
]]de ladder	-13
]]de lader	-20
]]de lampen	-9
]]de lange	-13
]]de ledenvergadering	-13
]]de leerkracht	-12
]]de lege	-14
]]de leiding	14
]]de leidingen	-10
]]de lek	-14
]]de lengte	-9
]]de linde	-18
]]de loeplamp	-11
]]de loods	-28
]]de lucht	-20
]]de machinist	-13
]]de mand	-11
]]de mappen	-13
]]de mat	-8
]]de matroos	-10
]]de medewerker	-9
]]de meldkamer	-9
]]de melk	-30
]]de middag	-15
]]de middelste	-18
]]de molen	-17
]]de momentsleutel	-22
]]de monteur	-19
]]de muur	-25
]]de nacht	-10
]]de nek	-14
]]de netbeheerder	-12
]]de neus	-13
]]de nummers	-16
]]de nvwa	-23
]]de offerte	-10
]]de ontvangst	-21
]]de opening	-18
]]de oproep	-13
]]de opzichter	-18
]]de oren	-16
]]de oven	-15
]]de overdracht	-21
]]de overkant	-14
]]de overledene	-12
]]de pallet	-15
]]de papieren	-19
]]de partij	-11
]]de patiënt	-9
]]de peilschaal	-12
]]de pers	-14
]]de plaat	-17
]]de planner	-19
]]de planning	-10
]]de plastic	-15
]]de ploeg	-14
]]de ploegleider	-14
]]de poort	-19
]]de portier	-11
]]de pot	-9
]]de printer	-11
]]de provincie	-14
]]de put	-20
]]de rdw	-14
]]de receptie	-13
]]de regio	-17
]]de rem	-18
]]de reserve	-14
]]de restaurator	-13
]]de richting	-21
]]de rij	-15
]]de rijrichting	-11
]]de ring	-14
]]de ronde	-16
]]de route	-11
]]de rubber	-14
]]de rug	-20
]]de ruimte	-10
]]de ruit	-11
]]de rva	-10
]]de schaar	-12
]]de schapen	11
]]de schipper	-18
]]de schippers	-21
]]de secretaris	-21
]]de shunt	-17
]]de site	-23
]]de slang	-9
]]de sleutels	13
]]de sloot	-18
]]de sluis	-9
]]de stagiaire	-15
]]de stagiaires	-17
]]de stand	-14
]]de stelling	-16
]]de stenen	-10
]]de straat	-23
]]de studenten	-14
]]de tafel	-20
]]de tafels	-14
]]de tas	-17
]]de teamleider	-12
]]de tekening	-11
]]de tester	-15
]]de tillift	-18
]]de titel	-11
]]de toonbank	-18
]]de trailer	-13
]]de trekker	-10
]]de twee	-15
]]de u-vorm	-10
]]de uitzendkrachten	-15
]]de veearts	-9
]]de veiling	-26
]]de velg	-15
]]de vergadering	-18
]]de verkeerde	-25
]]de verkoper	-15
]]de verpleegkundige	-20
]]de verwarming	-18
]]de verzekeraar	-21
]]de verzekering	-19
]]de vierde	-15
]]de vinder	-13
]]de vloer	8
]]de voet	-9
]]de voeten	-20
]]de voorman	-11
]]de voorzitter	-17
]]de vriezer	-8
]]de vrijwilliger	-15
]]de waarborg	-16
]]de wagens	-8
]]de website	-10
]]de weduwe	-14
]]de weg	-10
]]de werf	-12
]]de werfleider	-11
]]de werkbon	-14
]]de wielen	-21
]]de wijkagent	-22
]]de wiki	-14
]]de wind	-25
]]de winkel	-19
]]de witte	-11
]]de zakken	-17
]]de zaklamp	-20
]]de zeilen	-25
]]de zender	-13
]]de zestien	-21
]]de zieke	-11
]]de zijkant	-15
]]de zomer	-21
]]de zon	-13
]]deur op	-9
]]deze zomer	-10
]]dezelfde avond	-13
]]dicht zijn	-12
]]die erin	-10
]]die gaan	-19
]]die is	-12
]]die op	-10
]]die zijn	-14
]]direct na	-18
]]dit is	-25
]]dit uitschrijven	-14
]]dit voorjaar	-11
]]door aan	-11
]]door twee	-20
]]drie millimeter	-15
]]drie op	-17
]]drie punten	-15
]]drie verschillende	-19
]]droog is	-10
]]dun laagje	-10
]]dus sorry	-8
]]een a4'tje	-17
]]een afspraak	-26
]]een afwijking	-18
]]een beetje	-17
]]een bericht	-17
]]een beschreven	-13
]]een beschrijving	-15
]]een boete	-15
]]een briefje	-15
]]een conditierapport	-12
]]een container	-14
]]een dergelijk	-11
]]een draaiboek	-11
]]een druppel	-15
]]een duidelijk	-12
]]een duidelijke	-16
]]een dun	-17
]]een eenvoudige	-18
]]een exemplaar	-13
]]een familiebedrijf	-20
]]een fiche	-21
]]een fiets	-17
]]een flesje	-15
]]een gast	-27
]]een gat	-18
]]een geschreven	-15
]]een gewone	-10
]]een goede	-10
]]een groep	9
]]een groot	-14
]]een halfuur	-20
]]een handdoek	-15
]]een handleiding	-17
]]een heldere	-14
]]een helixtest	-11
]]een hernia	-8
]]een hond	-29
]]een huurder	-20
]]een invaller	-13
]]een jongen	-10
]]een kapotte	-9
]]een kelder	-12
]]een kier	-26
]]een klein	-17
]]een kwart	-21
]]een lamp	-15
]]een laptop	-18
]]een magneet	-10
]]een mailtje	-11
]]een medewerker	-8
]]een minuut	-19
]]een monster	-15
]]een nacht	-16
]]een nette	-10
]]een nieuw	-19
]]een overledene	11
]]een paaltje	-14
]]een paar	-17
]]een paard	-22
]]een ploeg	-20
]]een protocol	-18
]]een regionale	-21
]]een review	-15
]]een rij	-23
]]een rijtje	-15
]]een rondje	-12
]]een rustige	-17
]]een schone	-23
]]een schriftelijke	-16
]]een slang	-17
]]een stagiair	-20
]]een stappenplan	-17
]]een stipje	-15
]]een student	-20
]]een stukje	-11
]]een tas	-18
]]een tiende	-13
]]een val	-20
]]een vast	-17
]]een vlaggetje	-9
]]een voorschrift	-17
]]een werkinstructie	-21
]]een zwart	-9
]]eens op	-19
]]eens proberen	-15
]]eerlijk gezegd	-21
]]eerst op	-13
]]eerste rijles	21
]]eerste twee	-17
]]elkaar zelden	-17
]]elke 0	-10
]]elke avond	-19
]]elke dinsdag	-15
]]elke vakantie	-19
]]en 0	-18
]]en aan	-12
]]en belt	-18
]]en bloemen	-16
]]en chloor	-10
]]en daarvan	-22
]]en gaat	-19
]]en geven	-16
]]en hang	-9
]]en hebben	-19
]]en hoogte	-9
]]en hou	-10
]]en is	-12
]]en krijgt	-13
]]en loop	-11
]]en mailt	-11
]]en masker	-8
]]en meldt	-12
]]en na	-25
]]en noemt	-13
]]en nu	-15
]]en op	-22
]]en opnieuw	-17
]]en overschoenen	-10
]]en sindsdien	-15
]]en solderen	-15
]]en soms	-10
]]en twee	-16
]]en verder	-16
]]en voelt	-11
]]en vooral	-12
]]en wijst	-10
]]en wordt	-13
]]en zetten	-13
]]en zijkant	-9
]]en zijn	-15
]]er eentje	-8
]]er gaat	-9
]]er gebeurt	-20
]]er helemaal	-11
]]er is	-24
]]er komt	-11
]]er na	-13
]]er twee	-14
]]er wordt	-12
]]er zijn	-11
]]er zit	-21
]]even inspreken	-19
]]even luisteren	-14
]]fase 0	-10
]]fles rechtop	-10
]]gaan na	-8
]]gaan uit	-11
]]gaat weg	-19
]]ge doet	-12
]]ge op	-18
]]ge steekt	-18
]]geachte heer	-19
]]gebeurd is	-12
]]gebruikt is	-14
]]gedaan is	-16
]]geen antwoord	-9
]]geen discussie	-13
]]geen fleece	-8
]]geen regen	-8
]]geen vuur	-11
]]gescand is	-13
]]getekend is	-9
]]gevonden voorwerpen	23
]]gevuld is	-11
]]geweest is	-14
]]ggd komt	-11
]]goed is	-16
]]graag omzetten	-16
]]graag uitschrijven	-15
]]graag uitwerken	-21
]]groen is	-11
]]groep 0	-9
]]groot gedrukt	-18
]]grote letters	-16
]]hallo doet	-15
]]hallo hallo	-18
]]hand aan	-13
]]handschoenen aan	-18
]]hard is	-10
]]harde wind	14
]]heb is	-17
]]hebben 0	-10
]]heeft 0	-11
]]heeft ingevuld	-14
]]heeft zijn	-15
]]helder is	-10
]]hem op	-11
]]hesje aan	-13
]]het aan	-8
]]het aantal	-14
]]het account	-20
]]het asiel	-18
]]het bed	-19
]]het bestuur	-14
]]het beu	-14
]]het boek	-15
]]het bordje	-12
]]het centrum	-13
]]het certificaat	-11
]]het concept	-11
]]het conditierapport	-14
]]het contract	-13
]]het dak	-13
]]het depot	8
]]het dier	-10
]]het doet	-16
]]het donker	-12
]]het draaiboek	-18
]]het einde	-19
]]het eiwit	-14
]]het frame	-16
]]het gaat	-36
]]het geheugen	-15
]]het gezien	-20
]]het hek	-12
]]het hoofdkantoor	-13
]]het huis	-23
]]het identiteitsbewijs	-12
]]het incident	-9
]]het industrieterrein	-13
]]het is	-25
]]het journaal	-17
]]het kalf	-17
]]het kastje	-19
]]het kijkgat	-21
]]het komt	-14
]]het kraantje	-17
]]het laatst	-20
]]het lab	-18
]]het labo	-20
]]het laken	-8
]]het lampje	-11
]]het lijf	-19
]]het logboek	-14
]]het logo	-11
]]het lokaal	-9
]]het loket	-13
]]het lossen	12
]]het luik	-10
]]het magazijn	-10
]]het mandje	-14
]]het meest	-12
]]het mes	-18
]]het midden	-22
]]het museum	-21
]]het netwerk	-9
]]het nu	-19
]]het ontvangen	-22
]]het oog	-9
]]het oor	-16
]]het op	-22
]]het orgel	-13
]]het paar	-14
]]het paneel	-15
]]het plein	15
]]het poeder	-12
]]het pools	-10
]]het portaal	-17
]]het probleem	-16
]]het proces-verbaal	-16
]]het raam	-19
]]het register	-10
]]het rek	-14
]]het scherm	-10
]]het schrift	-16
]]het scouten	22
]]het secretariaat	-12
]]het serienummer	-11
]]het snappen	-20
]]het terrein	-13
]]het testen	-28
]]het theoriecertificaat	-14
]]het toestel	-8
]]het touw	-13
]]het uwv	-14
]]het vak	-14
]]het veld	-16
]]het verzoek	-15
]]het voertuig	-11
]]het voeteneind	-18
]]het voorjaar	11
]]het voorwerp	-12
]]het vuur	-17
]]het weekend	-18
]]het weg	-17
]]het wiel	-9
]]het woord	-9
]]het zeil	-10
]]hier is	-8
]]hoe hoog	-21
]]hoofd zit	-12
]]hoofdschakelaar uit	-9
]]hun vakje	-8
]]iedereen dacht	-13
]]iedereen op	-10
]]iemand aan	-14
]]iemand belt	10
]]iemand onwel	-10
]]iemand op	-25
]]iets aan	-20
]]iets hebben	-19
]]iets maken	-22
]]iets op	-18
]]ik dicteer	-16
]]ik gister	-8
]]ik hang	-13
]]ik ken	-14
]]ik na	-10
]]ik op	-22
]]ik spreek	-21
]]ik vertel	-14
]]ik zit	-22
]]in 0	-16
]]in augustus	-9
]]in bakje	-13
]]in brugge	-19
]]in deventer	-8
]]in drachten	-12
]]in februari	-20
]]in heerlen	-16
]]in huis	-9
]]in januari	-21
]]in juni	-13
]]in komt	-9
]]in limburg	-18
]]in lokeren	-9
]]in mei	-19
]]in november	-26
]]in oktober	-18
]]in omloop	-18
]]in op	-14
]]in parnassys	-9
]]in terneuzen	-14
]]in tilburg	-21
]]in zit	-13
]]is gaat	-14
]]is gebleken	-11
]]is geweest	-14
]]is nu	-8
]]is op	-23
]]is stoppen	-13
]]is verboden	-15
]]is verplaatst	-10
]]is vervangen	-18
]]ja hallo	-12
]]ja oké	-13
]]ja test	-12
]]jaar hebben	-15
]]je belt	-15
]]je bent	-12
]]je denkt	-12
]]je doet	-16
]]je hand	-11
]]je op	-23
]]je strepen	-15
]]je uit	-12
]]je vult	-8
]]jurk op	-12
]]kaart aan	-10
]]kaartje eraan	-10
]]kabel aan	-10
]]kale plekken	-18
]]kan alleen	-11
]]kan volgen	-21
]]kanaal 0	-14
]]kanten op	-13
]]kap op	-11
]]kapot is	-15
]]keer op	-15
]]kijkt na	-16
]]kijkt op	-17
]]kind gaat	-15
]]klaar 0	-12
]]klant is	-20
]]klep op	-13
]]komt alleen	-11
]]komt op	-23
]]korrel 0	-19
]]korte zinnen	-9
]]krijgen 0	-16
]]krom zijn	-19
]]kunnen zetten	-19
]]laat is	-10
]]laatste verzorging	-18
]]laatste werkdag	-9
]]lange tafel	-10
]]laptop aan	-15
]]laten afkoelen	-19
]]laten aflopen	-17
]]laten draaien	-13
]]laten maken	-24
]]leeg is	-14
]]leeg op	-9
]]leerling thuis	-14
]]let op	-30
]]licht op	-14
]]lijn 0	-15
]]lijst op	-9
]]linkse draad	-8
]]maar op	-12
]]maar serieus	-13
]]mag alleen	-20
]]mag meekijken	-15
]]masker op	-9
]]max 0	-15
]]maximum 0	-14
]]mee aan	-10
]]mee uit	-13
]]meer op	-12
]]meeste hoogachting	-17
]]met 0	-8
]]met alcohol	-16
]]met dichte	-12
]]met gevonden	-13
]]met krijt	-18
]]met pensioen	-9
]]met schriftelijk	-16
]]met welk	-20
]]met zeep	-17
]]met zijn	-9
]]mijn broer	-16
]]mijn klanten	-10
]]mijn neef	-19
]]mijn vader	-10
]]mijn verzoek	-11
]]mijn vrouw	-11
]]mijn zoon	-15
]]mijn zus	-8
]]minimaal twee	-14
]]minstens 0	-8
]]mo 0	-13
]]moet gaan	-23
]]moet op	-21
]]molenaar op	-9
]]monteur meldt	-15
]]motor uit	-17
]]na afloop	-13
]]na twee	-23
]]naar aanleiding	-9
]]naar beneden	-16
]]naar huis	-12
]]naar kantoor	-13
]]naar zijn	-9
]]nakijken op	-11
]]natte hand	-10
]]nen 0	-9
]]netjes uitwerken	-13
]]niet aan	-27
]]niet alleen	-19
]]niet blij	-12
]]niet eerder	-14
]]niet hoger	-9
]]niet langer	-17
]]niet na	-15
]]niet onderbreken	-8
]]niet op	-22
]]niet storen	-12
]]niet thuis	11
]]niet tijdens	-15
]]niet toegestaan	-14
]]niet uit	-13
]]niet verder	-15
]]niet vergeten	-15
]]niets aan	-19
]]nieuwe jongen	-14
]]nieuwe medewerkers	13
]]niks gebeurd	-16
]]nog op	-15
]]nooit aan	-8
]]nooit alleen	-9
]]nooit hardop	-9
]]nooit op	-25
]]of kinderen	-15
]]om 0	-20
]]om aan	-8
]]onderwerp is	-13
]]ons aan	-18
]]ons kantoor	-20
]]ons kinderdagverblijf	12
]]ons terrein	-15
]]onwel is	-10
]]ooit opgeschreven	-8
]]ook aan	-25
]]ook op	-13
]]op 0	-18
]]op afstand	-31
]]op bezoek	-21
]]op gevoel	-13
]]op hout	-10
]]op kantoor	13
]]op lengte	-11
]]op nul	-13
]]op schrift	-21
]]op tafel	-22
]]op twee	-9
]]op zaterdag	-20
]]op zijn	-22
]]op zoom	-14
]]open atelier	-9
]]oud ijzer	-11
]]oude huid	-9
]]over op	-11
]]over zijn	-10
]]overgenomen uit	-8
]]overschoenen aan	-12
]]pagina 0	-8
]]papier komt	-11
]]papier zetten	-28
]]partner op	-15
]]pas na	-17
]]pensioen is	-18
]]per 0	-11
]]per pad	-13
]]per tafel	-20
]]ph 0	-9
]]postbus 0	-8
]]profiel meten	-19
]]ramen op	-16
]]s avonds	-28
]]s middags	-13
]]s morgens	-19
]]s nachts	-13
]]s ochtends	-30
]]schoenen uit	-17
]]schriftelijk akkoord	-16
]]schrijf op	-8
]]schuin afsnijden	-12
]]simpel mogelijk	-18
]]sinds 0	-13
]]sorteren op	-18
]]sportieve groeten	-14
]]staan op	-9
]]staat aan	-11
]]staat nergens	-18
]]staat op	-21
]]stal 0	-21
]]stand 0	-13
]]steekt zijn	-12
]]stembureau 0	-15
]]stond op	-10
]]t is	-9
]]t vet	11
]]tag wordt	-9
]]te beschrijven	-17
]]te brengen	-22
]]te hebben	14
]]te horen	-22
]]te maken	-20
]]te schreeuwen	-18
]]te schrijven	-11
]]te snel	-14
]]te stellen	-23
]]te zetten	-11
]]te zijn	-18
]]te zoeken	-9
]]teller op	-12
]]telt 0	-10
]]telt na	-16
]]ten slotte	-9
]]ter plekke	-15
]]test test	-17
]]testen op	-25
]]thuis op	-19
]]ticket sluiten	-12
]]tien seconden	-11
]]tien werkdagen	-12
]]tijd is	-17
]]toen bleek	-10
]]tot 0	-19
]]tot aan	-16
]]tot elleboog	-10
]]tot op	-29
]]tussen 0	-9
]]tussen twee	-23
]]twee kratten	-12
]]twee medewerkers	-16
]]uit 0	-8
]]uit aan	-24
]]uit groep	-14
]]uitleen instrumenten	13
]]uur aan	11
]]uur gesloten	-13
]]uur komt	16
]]uur uit	-11
]]van 0	-31
]]van achteren	-22
]]van damme	-17
]]van den	-10
]]van der	-17
]]van dinsdag	-19
]]van jou	-15
]]van komen	-18
]]van maken	-40
]]van negen	-20
]]van ontvangst	-8
]]van tevoren	-34
]]van toon	-28
]]van twee	-22
]]van veertien	-16
]]van vijftien	-15
]]van zaken	-27
]]vanaf 0	-14
]]vanaf nu	-14
]]vast rondje	-15
]]verbroken zegel	-14
]]vergoed wordt	-17
]]verschillende antwoorden	-9
]]verslag teamoverleg	-11
]]vier hectare	-15
]]vijf werkdagen	-13
]]vol aan	-9
]]voor 0	-13
]]voor aan	-16
]]voor eta	-11
]]voor ontvangst	-15
]]voor op	-14
]]voor personeel	-18
]]voor zijn	-18
]]vraag aan	-10
]]vrij chloor	-14
]]vrijdag 0	-10
]]vrouw is	-12
]]vult aan	-11
]]vóór 0	-13
]]wacht op	-23
]]wagen komt	-20
]]wassen op	-16
]]wat doet	-9
]]wat ging	-15
]]we 0	-14
]]we hadden	-10
]]we hebben	-39
]]we voortaan	-25
]]we zijn	-9
]]week 0	-16
]]weer op	-15
]]weer storing	-14
]]weg is	-9
]]werk op	-15
]]werkwijze op	-9
]]wij hebben	-17
]]wij maken	-20
]]wij nu	-15
]]wij twee	-14
]]wij zijn	-17
]]wil nu	-14
]]windkracht 0	-9
]]wisselen op	-23
]]wordt gewogen	-13
]]wordt na	-20
]]wordt op	-9
]]z'n tweeën	-17
]]zaal 0	-13
]]ze aan	-8
]]ze komen	-19
]]ze zijn	-10
]]zelf aan	-14
]]zelf zijn	-22
]]zet zijn	-11
]]zij vroegen	-11
]]zijn bezig	-13
]]zijn verboden	-11
]]zo simpel	-23
]]zo'n 0	-18
]]zonder stroom	-22
]]zuursel erin	-20
]]zwaailamp aan	-15
]]zwart op	-18
]]| rev	-14
]]één druppel	-12
]]– 0	-27
]]– afdeling	-11
]a	-16
]a-verklaring	-14
]a4	-16
]a4'tje	-17
]aalst	-16
]aan	-67
]aangaat	-19
]aangenomen	-13
]aangevraagd	-12
]aangifte	-12
]aankan	-14
]aankomst	-16
]aanleiding	-9
]aannemen	-27
]aanpak	-16
]aanraken	-14
]aantal	-18
]aantallen	-17
]aantekeningen	-12
]aantrekken	-19
]aanvraag	-13
]aanvragen	-30
]aanvullen	-9
]aanwezig	-31
]aanwijst	-10
]aardkabel	-10
]abdel	-13
]acclimatiseren	-14
]account	-20
]accounts	-14
]accu's	10
]acht	-9900
]achter	-9900
]achteraan	-17
]achterbank	-13
]achterdeur	9
]achteren	-22
]achtergelaten	-11
]achterin	-11
]achterkant	-18
]achterste	-11
]achteruit	-14
]achttien	-24
]actuele	-14
]administratie	-16
]administratiekantoor	-8
]adres	-23
]adressen	-11
]advies	-17
]adviseur	-17
]advocaat	-17
]aerts	-17
]af	-9900
]afblijven	-13
]afd	-20
]afdekken	-9
]afdeling	-23
]afdrukken	13
]afgekeurd	-10
]afgelopen	-15
]afgesloten	-22
]afgesproken	-14
]afhalen	-15
]afkoelen	-21
]aflaten	-25
]aflezen	-17
]afloop	-17
]aflopen	-17
]afnemen	-21
]afplakken	-22
]afromen	-18
]afschakelen	13
]afsluiter	-14
]afsnijden	-14
]afspraak	-31
]afspraken	-18
]afstand	-36
]afstortkluis	-9
]aftekenen	-15
]afvegen	-16
]afvinken	-9
]afvoer	-11
]afwijking	-18
]afzetten	-11
]afzuiging	-9
]akkoord	-15
]al	-9900
]alarm	-16
]alcohol	-28
]algemeen	-19
]alle	-9900
]allebei	-14
]allee	-27
]allemaal	-9900
]allen	-23
]allergietest	-22
]allergieën	17
]allergisch	-14
]alles	-9900
]als	-9900
]alsjeblieft	-16
]alsof	-20
]alstublieft	-19
]altijd	-9900
]alweer	-24
]analist	-8
]ander	-9900
]andere	-9900
]anderen	-13
]anderhalf	-15
]anderhalve	-16
]anders	-9900
]anneke	-17
]annelies	-13
]anouk	-12
]antenne	-20
]antwoord	-9
]antwoorden	-9
]antwoordt	-19
]apart	-9900
]aparte	-14
]apotheek	-22
]apotheker	-12
]app	-9900
]appartementen	-17
]appje	-9
]april	-26
]archief	-19
]arm	-16
]arts	-20
]asbest	-20
]asiel	-18
]assen	-13
]assistente	-19
]assistentes	-20
]atelier	-27
]attest	-15
]aub	-21
]audit	-9
]auditor	-8
]augustus	-9
]auteur	-8
]auto	-9900
]auto's	-13
]avonddienst	-22
]avonds	-28
]awel	-17
]b	-9900
]baan	16
]baard	-10
]baby's	12
]babyfoon	-15
]bad	-9
]badge	-17
]bak	-9900
]bakfiets	-12
]bakje	-18
]bakker	-18
]bakkerij	-14
]baliemedewerker	-11
]balk	-11
]balken	-10
]ballon	-11
]banden	11
]bang	-13
]bank	-19
]banken	-20
]bar	-9900
]bart	-15
]bas	-13
]basis	-12
]basisschool	-13
]bed	-29
]bedankt	-15
]bedoeling	-21
]bedrag	-13
]bedrijf	-22
]bedrijfsleider	-14
]beeld	-20
]beelden	-16
]been	-16
]beestjes	-18
]beetje	-19
]begeleiden	-26
]begeleider	-16
]begeleidster	-19
]begin	-9900
]beginnen	-32
]begint	-9900
]begon	-11
]begrijpt	-11
]behalve	-9900
]behandeld	-12
]behandelen	-21
]beheerder	-10
]behuizing	-10
]beide	-9900
]beiden	-13
]bek	-20
]bekappen	-27
]bekend	-9
]bekertje	-13
]bekijken	-27
]bekijkt	-22
]bekken	-10
]beklede	-17
]bel	-9900
]belangrijkste	-15
]belde	-16
]bellen	-9900
]belletjes	-11
]ben	-9900
]beneden	-16
]benen	-15
]bent	-21
]bepaalt	-12
]beperking	-19
]bereik	-14
]bericht	-30
]beschadigd	-17
]beschadigde	-20
]beschreven	-25
]beschrijven	-26
]beschrijving	-20
]beslaan	14
]beslist	-11
]besloten	-14
]bespreekt	-9
]bespreken	-8
]besproken	-12
]bestaat	-24
]bestanden	-16
]beste	-9900
]besteld	-11
]bestelling	-23
]bestemd	-15
]bestrijden	-20
]bestuur	-27
]bestuursleden	-14
]betaald	-21
]betaalt	-10
]betalen	-12
]betekent	-12
]beter	-27
]betreft	-20
]beu	-14
]beveiliger	-11
]bevestigt	-20
]bevroren	-22
]bewaard	-11
]bewaren	-21
]beweegt	-9
]bewijs	-15
]bewoner	-9
]bezig	-21
]bezit	-13
]bezoek	-25
]bezoekers	-16
]bft	-10
]bibliothecaris	-16
]bieb	-12
]biest	-21
]bij	-9900
]bijen	-14
]bijlage	-12
]bijna	-28
]bijstellen	-23
]bijt	-12
]binnen	-9900
]binnengekomen	-16
]binnenkomst	-18
]binnenkomt	9
]blaast	-18
]blad	-9900
]bladeren	-18
]bladmuziek	-21
]bladzijde	-20
]blank	-12
]blauw	-19
]blauwe	-9900
]bleek	-29
]blij	-12
]blijf	-16
]blijft	-9900
]blijven	-9900
]bloed	-13
]bloem	-17
]bloemen	-20
]blok	-17
]blokkeren	-22
]blote	-11
]bocht	-26
]boek	-13
]boekhouding	-10
]boekje	-21
]boer	-17
]boete	-18
]boiler	-14
]bollen	-24
]bomen	-14
]bon	-20
]bonnen	-13
]bonnetje	-10
]boort	-9
]boos	-12
]boot	-16
]bord	-9900
]borden	-14
]bordje	-24
]bordjes	-10
]borg	-9
]borst	-19
]borstel	-15
]boswachter	-13
]bot	-17
]bouten	-17
]bouwt	-12
]boven	-9900
]bovenaan	-13
]bovenste	-17
]braken	-15
]bram	-20
]brand	-14
]brandalarm	11
]branden	-24
]brander	-17
]brandweer	-27
]breda	-9
]breedte	-9
]breng	-14
]brengen	10
]brengt	-9
]breuk	-22
]brief	-15
]briefje	-18
]broer	-24
]bron	-9
]brood	-16
]brug	-17
]brugge	-21
]bruikleenovereenkomst	-12
]brussel	-13
]buik	-18
]buiten	-9900
]buitenlandse	-11
]bult	-13
]bunkerboot	9
]bunkeren	-16
]bureau	-19
]buren	-24
]burgemeester	-23
]burger	-9
]burgerzaken	-27
]bus	10
]bussen	-15
]buurgraven	-18
]buurt	-13
]bv	-23
]c	-9900
]cabine	-13
]café	-14
]camera	-9900
]camera's	-12
]camping	-18
]catalogus	15
]cel	-15
]cellen	-23
]centimeter	-9900
]centraal	-17
]centrale	-20
]centrum	10
]certificaat	-17
]chagrijnig	-20
]chantal	-12
]charge	-8
]chauffeur	-9900
]chauffeurs	-27
]check	-23
]checken	-10
]checklist	-30
]checkt	-10
]chef	-25
]chip	-15
]chloor	-25
]cilinder	-18
]circus	-17
]claes	-17
]claim	-17
]cliënt	-9900
]cliënten	-16
]cm	-9900
]co	-13
]coating	-12
]code	-9900
]collega	-9900
]collega's	-17
]compliance	-15
]compressor	-12
]computer	-21
]concept	-20
]conciërge	-11
]conditierapport	-17
]conservator	-12
]contact	-14
]container	-11
]containers	-15
]contant	-12
]contract	-18
]controle	9
]controleer	-17
]controleert	-9900
]controleren	-9900
]corrigeren	-19
]coördinator	-10
]crematorium	-11
]cursisten	-19
]cursus	-12
]cuvet	-8
]d	-15
]d'r	-21
]da	-20
]daan	-17
]daar	-9900
]daarboven	-18
]daarna	-9900
]daarom	-9900
]daarover	-10
]daarvan	-27
]daarvoor	-27
]dacht	-11
]dag	-9900
]dagblad	-12
]dagelijks	-23
]dagen	-9900
]dakgoot	-12
]dame	-16
]damme	-17
]dan	-9900
]dank	-14
]dat	-9900
]datum	-9900
]de	-9900
]december	-9
]deed	-9900
]deeg	-9
]deel	-8
]deftig	-14
]degene	-21
]dek	-20
]dekken	-14
]deksel	-9900
]delen	-17
]den	-23
]denk	-10
]denken	-16
]denkt	-17
]dennis	-21
]depot	8
]der	-17
]derde	-9900
]dergelijk	-11
]dertig	-18
]desem	-26
]desinfecteren	-9
]desinfectie	-9
]deuken	-9
]deur	-9900
]deuren	-9900
]deventer	-15
]deze	-9900
]dezelfde	-9900
]dezen	-14
]di	-9900
]dicht	-9900
]dichtdraaien	-14
]dichte	-22
]dicteer	-16
]die	-9900
]dienst	-9900
]dient	-9
]diepte	-11
]dier	-10
]dierenarts	-29
]dierverzorger	-8
]dik	-19
]dikke	-23
]dikte	-16
]ding	-23
]dingen	-17
]dinsdag	-24
]direct	-9900
]directeur	-19
]directie	-29
]dirk	-11
]discussie	-13
]discussies	-13
]dit	-9900
]do	-22
]dochter	-20
]document	-9900
]dode	-21
]doe	-9900
]doek	-9900
]doeken	-9
]doekje	-16
]doel	-28
]doelen	-12
]doen	-9900
]doet	-47
]dokter	-11
]donderdag	-9900
]donker	-10
]dood	-17
]door	-9900
]doorgeven	-26
]doorspoelen	10
]doos	-9900
]dop	-19
]dopje	-11
]dorp	-18
]dossier	-9900
]dossiers	10
]dozen	-19
]draad	-12
]draadje	-17
]draagt	-16
]draai	-13
]draaiboek	-18
]draaien	22
]draait	-9900
]drachten	-13
]draden	-16
]drank	-11
]drie	-9900
]dringend	-15
]drinken	-10
]drinkt	-15
]droge	-15
]drogen	-9900
]dronken	-24
]droog	-9900
]droogkast	-13
]drs	-11
]druk	-9900
]drukken	-21
]drukt	-10
]druppel	-20
]dubbel	-20
]dubbele	-12
]duidelijk	-19
]duidelijke	-17
]duif	-9
]duim	-14
]duits	-15
]dun	-20
]duren	-10
]dus	-9900
]duur	-9
]duurt	-23
]duwen	-13
]dweilen	-17
]dán	-9
]e	-12
]echt	-9900
]echte	-14
]echter	-11
]economie	-10
]een	-9900
]eens	-9900
]eentje	-10
]eenvoudige	-20
]eerder	-15
]eerlijk	-25
]eerst	-9900
]eerste	-9900
]eh	-9900
]eieren	11
]eigen	-9900
]eigenaar	-9900
]eigenlijk	-26
]eind	-9900
]einde	-20
]eindelijk	-19
]eis	-18
]eist	-18
]eiwit	-14
]elders	-14
]elektricien	-11
]elektrische	-27
]elf	-25
]elk	-9900
]elkaar	-9900
]elke	-9900
]elleboog	-15
]els	-18
]emmen	-15
]emmer	-9900
]en	-9900
]ene	-39
]enfin	-19
]engels	-19
]enige	-11
]enkel	-9900
]envelop	11
]er	-9900
]eraan	-23
]erachter	-14
]eraf	-9900
]erbij	-9900
]erdoorheen	-12
]erfgoed	-9
]ergens	-22
]erger	-13
]erin	-13
]erkend	-8
]ermee	-15
]erna	-17
]ernaast	-11
]eromheen	-9
]eronder	-19
]erop	-9900
]erover	-18
]eroverheen	-14
]ertussen	-11
]eruit	-9900
]ervan	-12
]ervoor	-9900
]es	-16
]eta	-11
]eten	-9900
]etiket	-12
]euh	-9900
]euro	-9900
]even	-9900
]examen	12
]excuses	-15
]exemplaar	-13
]extra	-21
]familie	-9900
]familiebedrijf	-20
]families	-12
]fanfare	-9
]fase	-9
]februari	-23
]feest	-10
]femke	-12
]fenna	-10
]ff	-10
]ffp2	-10
]fiche	-21
]fiets	-21
]fietsen	11
]fijn	-11
]fijne	-16
]film	-12
]filmen	-16
]filter	-26
]firma	-18
]fleece	-8
]fles	-9900
]flesje	-18
]flesjes	-14
]flessen	-37
]fluit	-8
]folie	-14
]fons	-12
]forceren	-14
]formulier	-9900
]foto	-9900
]foto's	-9900
]fotograferen	-24
]fout	-17
]fouten	-11
]frame	-16
]framenummer	-20
]frans	-20
]frituur	-29
]functie	-11
]fusten	-23
]fw	-17
]föhn	-17
]g	-18
]ga	-9900
]gaan	-48
]gaarne	-16
]gaat	-22
]gaatje	-15
]gaatjes	-17
]gaf	-18
]gang	-9900
]garage	-12
]garantie	-9
]gas	-18
]gasfles	-24
]gasflessen	15
]gaslek	-21
]gast	-32
]gasten	-30
]gastheer	-11
]gat	-20
]ge	-9900
]geachte	-17
]gebeld	-9900
]gebeurd	-22
]gebeurde	-13
]gebeuren	-16
]gebeurt	-34
]gebleken	-11
]geblokkeerd	-13
]geboord	-16
]geboortedatum	-22
]gebouw	-21
]gebr	-17
]gebroken	-15
]gebruik	-17
]gebruiken	-20
]gebruiker	-14
]gebruikt	-21
]gebruikte	-28
]gecontroleerd	-18
]gedaan	-9900
]gedeeld	-13
]gedrukt	-18
]geef	-17
]geeft	-9900
]geel	-10
]geen	-9900
]gefeliciteerd	-11
]gegaan	-13
]gegeten	-13
]gegeven	-17
]gegevens	-17
]gehad	-32
]gehaktmolen	10
]geheugen	-28
]gehouden	-13
]gek	-14
]geklikt	15
]gekomen	-18
]gekost	-15
]gekregen	-26
]gel	-10
]gelamineerd	-14
]geld	-9900
]gelden	-11
]geldig	-17
]geldt	-22
]gele	-9900
]gelijk	-9900
]gelukkig	-17
]gemaakt	-20
]gemeente	-9900
]gemeld	10
]gemiddeld	-15
]genoeg	-18
]genoteerd	-25
]gent	-10
]geopend	-9
]gepind	-12
]geplaatst	-16
]gereedschap	-11
]geregeld	-19
]gerestaureerd	-14
]gerust	-13
]gescand	-16
]gescheiden	-17
]geschilderd	-19
]geschreven	-25
]gesloten	-20
]gespoeld	-16
]gesprek	18
]gestaan	-20
]gestart	-18
]gestuurd	-12
]getal	-19
]getekend	-23
]geteld	-16
]getest	-18
]gevangen	10
]gevoel	-19
]gevolg	-15
]gevonden	-37
]gevraagd	-23
]gevuld	-16
]gewaarschuwd	-9
]geweest	-24
]gewichten	-9
]gewist	-11
]gewogen	-12
]gewone	-24
]gewoon	-9900
]geworden	-24
]gezegd	-31
]gezet	-21
]gezeten	-14
]gezicht	-20
]gezien	-30
]gezin	-19
]gezinnen	-12
]ggd	-8
]giek	-16
]giet	-19
]gij	-27
]ging	-31
]gister	-11
]gisteravond	-11
]gisteren	-9900
]glas	-9900
]glazen	-14
]gluten	-15
]goed	-9900
]goede	-17
]goedemiddag	-22
]goedgekeurd	-14
]goeiemorgen	-24
]gokken	-20
]gooi	-17
]gooien	-17
]goot	-17
]gordel	-17
]graad	-13
]graag	-9900
]graden	-9900
]gram	-10
]grappig	-8
]gras	-13
]gratis	-12
]grens	-16
]grijze	-15
]groen	-9900
]groene	-9900
]groep	11
]groepen	-18
]groet	-15
]groeten	-13
]grond	-9900
]groningen	-14
]groot	-26
]grote	-18
]gsm	-17
]gymzaal	-24
]gênant	-13
]h	-15
]haak	-9
]haal	-9900
]haalt	-9900
]haar	-9900
]haard	-20
]haast	-21
]had	-9900
]hadden	-25
]haha	-23
]haken	-21
]hal	-20
]half	-9900
]halfuur	-20
]hallo	-22
]halve	-9900
]hamer	-17
]hand	-30
]handboek	-16
]handdoek	-17
]handelen	-21
]handen	-9900
]handleiding	-27
]handrem	-10
]handschoen	-18
]handschoenen	-9900
]handtekening	-9900
]hang	-27
]hangen	-9900
]hangt	-9900
]hard	-20
]harde	-27
]hardop	-19
]haring	-17
]hart	-15
]haven	-15
]haverklap	-18
]he	-31
]headset	-21
]heb	-9900
]hebben	-23
]hebt	-24
]hectare	-19
]heeft	-9900
]heel	-9900
]heen	-24
]heer	-20
]heer/mevrouw	-13
]heerlen	-16
]heet	-9900
]heidelberg	12
]hek	-12
]held	-15
]helder	-11
]heldere	-15
]hele	-9900
]helemaal	-23
]helft	-15
]helixtest	-11
]helm	-14
]help	-12
]helpdesk	-12
]helpen	-16
]hem	-9900
]herfstvakantie	-16
]herhalen	-12
]hernia	-8
]herschrijven	-11
]hersteld	-14
]herzien	-15
]hesje	-16
]het	-9900
]hetzelfde	-32
]hier	-9900
]hieronder	-13
]hiervan	-21
]hiervoor	-14
]hij	-9900
]hilde	-20
]hilversum	-13
]hing	-9
]hoe	-9900
]hoef	-20
]hoeft	-9900
]hoek	-17
]hoeken	-24
]hoes	-13
]hoeveel	-9
]hoeven	-14
]hoge	-11
]hoger	-14
]hoi	-9900
]hokje	-12
]hond	-32
]honden	-9
]honderd	-13
]honderdtwintig	-19
]hoofd	-9900
]hoofdkantoor	-13
]hoofdkraan	-16
]hoofdkussen	-18
]hoofdsteun	-15
]hoog	-24
]hoogachting	-17
]hoogstens	-17
]hoogte	-12
]hoor	-27
]hoort	-30
]horen	-29
]hotel	-13
]hou	-9
]houdbaarheid	-12
]houden	-17
]houdt	-22
]hout	-17
]houten	-24
]hoveniersstraat	-12
]hr	-14
]huid	-19
]huidige	-14
]huisnr	-12
]hulp	-13
]hun	-9900
]huurder	-9
]hè	-9900
]hé	-16
]id	-13
]identificeren	-14
]identiteitsbewijs	-20
]identiteitskaart	9
]ie	-9900
]ieder	-19
]iedere	-9900
]iedereen	-9900
]iemand	-9900
]iets	-9900
]ii	-13
]ijs	-16
]ijsmeester	-11
]ijzer	-19
]ik	-9900
]ilse	-22
]in	-9900
]incident	-13
]indruk	-15
]industrieterrein	-13
]info	-14
]ingang	-10
]ingeleverd	-16
]ingepakt	12
]ingevoerd	-12
]ingevuld	-18
]inhoud	-20
]initialen	-20
]inkorven	11
]inkt	-15
]inlaat	-20
]inmiddels	-21
]inname	-26
]innemen	-13
]input	-10
]inruimen	8
]inschrijven	-13
]inspecteurs	-15
]inspectie	-29
]instructeur	-14
]instructeurs	-27
]instructie	-9900
]instructies	-17
]instrument	-16
]instrumenten	12
]insuline	-12
]intercom	-17
]interne	-22
]internet	-14
]intune	-10
]intussen	-12
]invaller	-16
]invriezen	-14
]invullen	-17
]inzage	-21
]inzet	14
]inzetten	-25
]is	-21
]isolatie	-11
]j	-17
]ja	-9900
]jaap	-12
]jaar	-9900
]jaarlijks	-20
]januari	-24
]jas	-22
]je	-9900
]jerrycan	-11
]jeuk	-18
]jij	-9900
]jobstudenten	-18
]jochem	-13
]jodium	-18
]joke	-8
]jolanda	-18
]jonge	-23
]jongen	-25
]jongens	-29
]jonger	-14
]jongste	-15
]jou	-18
]journaal	-17
]juist	-18
]juiste	-18
]juli	-25
]jullie	-9900
]juni	-26
]jurk	-11
]kaart	-9900
]kaartje	-9900
]kaas	16
]kabel	-14
]kabels	-14
]kachel	-23
]kade	-30
]kale	-12
]kalf	-21
]kalk	-17
]kam	-24
]kamers	-15
]kamp	-18
]kampvuur	-17
]kan	-9900
]kant	-9900
]kantelen	-14
]kanten	-22
]kantine	12
]kantje	-13
]kap	-14
]kapot	-13
]kapotte	-13
]kappen	-19
]kapsalon	-15
]kar	-9900
]kas	-11
]kassa	-20
]kast	-9900
]kastje	-19
]katoen	-12
]katten	16
]kazen	-14
]keer	-9900
]kees	-15
]kegels	-19
]kelder	-15
]kempen	-15
]ken	-17
]kennen	-23
]kennisbank	-14
]kennismakingsgesprek	-14
]kent	-17
]kenteken	-14
]keren	-26
]kerk	-18
]kerkenraad	-11
]ketel	-17
]ketels	-21
]ketting	-19
]keuken	-22
]keuren	-25
]keuring	-17
]kevin	-13
]kg	-10
]kiel	-12
]kier	-27
]kiezen	-16
]kijk	-9900
]kijken	-9900
]kijkgat	-21
]kijkt	-9900
]kikkers	-10
]kilo	-9900
]kilometer	-17
]kind	-9900
]kinderdagverblijf	11
]kindjes	-17
]kist	-9900
]klaar	-9900
]klaarzetten	-32
]klacht	-18
]klachten	-28
]klagen	-25
]klant	-9900
]klantkaart	-14
]klas	10
]kleding	-17
]kleed	-20
]klei	-10
]klein	-17
]kleine	-9900
]klem	-10
]klemmen	-9
]klemt	-13
]klep	-19
]kleren	-15
]kleur	-26
]kleurcode	-10
]kleuren	-17
]kleurnummer	-10
]klik	-16
]klimhal	-19
]klinkt	-11
]klok	-16
]klokken	14
]kloppen	-9
]klopt	-9900
]kluis	-9900
]km	-13
]knelt	-10
]knieën	-18
]knip	-17
]knop	-14
]koe	-20
]koelcel	-8
]koeling	-29
]koelkast	-10
]koepel	-19
]koerier	-12
]koffer	-22
]koffie	15
]koffiemachine	-26
]kok	-10
]koken	-24
]kom	-14
]komen	-26
]komma	-12
]komt	-48
]kon	-21
]kooi	-18
]kooien	-24
]koorts	-13
]kop	-9900
]kopie	-9900
]koppel	-27
]koppeling	-11
]koppen	-16
]koptelefoon	-19
]korf	-17
]korrel	-17
]kort	-9900
]korte	-13
]kost	-19
]kosten	-15
]koster	-14
]koud	-9900
]kraan	-9900
]kraantje	-17
]krabben	-19
]krat	-19
]kratten	-16
]kreeg	-15
]kregen	-17
]krijg	-16
]krijgen	-9900
]krijt	-18
]kringloop	-28
]krom	-21
]kroon	-14
]kruimels	-18
]kruis	-9
]kruisen	-8
]kruisje	-14
]kruislings	-11
]kuip	-18
]kuipers	-13
]kun	-15
]kunnen	-9900
]kunstgras	-10
]kunt	-9900
]kussen	-19
]kwaad	-14
]kwaliteit	-21
]kwaliteitshandboek	-16
]kwam	-20
]kwart	-22
]kwartaal	11
]kwartier	-9900
]kwijt	-21
]l	-8
]la	-20
]laag	-9900
]laagje	-10
]laan	-11
]laat	-9900
]laatst	-21
]laatste	-9900
]lab	-15
]label	-9900
]labelen	-20
]labo	-23
]lachen	-9
]ladder	-13
]laden	-11
]lader	-20
]lag	-26
]lage	-13
]laken	-21
]lamp	-17
]lampen	-24
]lampje	-22
]landen	-13
]lang	-9900
]lange	-26
]langer	-17
]langs	-9900
]langzaam	-8
]lap	-16
]late	-16
]laten	-9900
]later	-14
]lauw	-18
]ledenvergadering	-13
]leegmaken	-15
]leerkracht	-16
]leerling	-9900
]leesbaar	-11
]leest	-9900
]leg	-9900
]lege	-22
]legionella	-22
]legitimatie	-18
]legt	-9900
]leiding	10
]leidingen	-13
]leidinggevende	-12
]lek	-14
]lekkage	-13
]lekker	-9
]lekt	-14
]lengte	-22
]lepel	-16
]les	11
]lessen	-14
]let	-26
]letter	-20
]letterlijk	-19
]letters	-27
]leuk	-15
]leuven	-8
]levering	-18
]leveringen	-12
]levert	-30
]lezen	-9900
]licht	-9900
]lichten	-15
]lid	-9900
]liefst	-15
]liep	-19
]liepen	-8
]lier	-17
]lieve	-11
]liggen	-9900
]liggend	-15
]ligt	-9900
]lijf	-19
]lijkt	-23
]lijm	-9
]lijn	-9900
]lijnen	-23
]lijst	-9900
]lijsten	-12
]lijstje	-18
]limburg	-18
]linde	-10
]linker	-18
]linkerhand	-11
]links	-9900
]lint	-9900
]linten	-18
]lip	-12
]liter	-9900
]locatie	-16
]loeplamp	-11
]logboek	-14
]logo	-11
]lokaal	-11
]lokeren	-9
]loket	-19
]lol	-12
]lood	-11
]loods	-28
]loog	-15
]loop	-18
]loopt	-9900
]lopen	-9900
]lopende	-16
]los	-9900
]loslaat	-12
]losse	-14
]lotte	-9
]luc	-18
]lucht	-24
]luik	-10
]luis	-14
]luister	-16
]luisteren	-17
]luizen	-12
]lunch	-14
]m	-9900
]m'n	-19
]ma	-18
]maaike	-14
]maak	-9900
]maakt	-9900
]maand	-9900
]maandag	-9900
]maandelijks	-9
]maanden	-9900
]maar	-9900
]maart	-9900
]maat	-9900
]maatschappij	-16
]machine	-9900
]machines	-13
]machinist	-13
]maes	-15
]mag	-9900
]magazijn	-11
]magneet	-11
]mail	-9900
]mailen	-16
]mailt	-18
]mailtje	-11
]maken	-35
]man	-9900
]mand	-17
]manden	-13
]mandje	-14
]manier	-30
]mankeert	-14
]mannen	-20
]map	-9900
]mappen	-13
]marifoon	-8
]marjan	-10
]marloes	-12
]masker	-11
]mat	-9
]materiaal	-21
]matroos	-13
]max	-9900
]maximum	-12
]me	-23
]mechelen	-10
]medewerker	-12
]medewerkers	10
]medicijnen	-21
]mee	-9900
]meekijken	-15
]meeldraden	-10
]meenemen	-16
]meer	-9900
]meest	-14
]meestal	-11
]meeste	-16
]meet	-9900
]mei	-24
]meisjes	-12
]melden	-17
]melding	-11
]meldkamer	-12
]men	-9900
]meneer	-17
]mengen	16
]mengtafel	-23
]mensen	-9900
]mensentaal	-15
]merci	-15
]merk	-22
]merken	-16
]mes	-16
]messen	12
]met	-9900
]metaal	-17
]metalen	-12
]meteen	-9900
]meten	12
]meter	-9900
]meterkast	-12
]meters	-11
]mevr	-19
]mevrouw	-9900
]mezelf	-14
]micro	-13
]microfoon	-20
]middag	-18
]middags	-13
]middelste	-18
]midden	-29
]mij	-9900
]mijn	-9900
]mijnheer	-10
]milieustraat	13
]millimeter	-23
]min	-9900
]minderjarigen	-18
]minimaal	-20
]minstens	-9900
]minuten	-9900
]minuut	-22
]mis	-15
]misschien	-10
]mist	10
]mix	-13
]ml	-11
]mm	-12
]mo	-19
]mocht	-12
]moeder	-9900
]moer	-11
]moest	-14
]moet	-9900
]moeten	-9900
]mogelijk	-24
]mogen	-9900
]molen	-22
]moment	-16
]momentsleutel	-22
]mond	-14
]monster	-19
]monsters	11
]monteur	-19
]monteurs	-23
]moogt	-26
]mooi	-17
]mooie	-13
]morgen	-17
]morgens	-19
]mos	-13
]motor	-9900
]mouwen	-12
]mu	-10
]museum	-18
]muur	-25
]muziek	-8
]mw	-25
]n	-15
]na	-27
]naaien	-21
]naam	-9900
]naar	-9900
]naast	-9900
]nabestaanden	-8
]nachtploeg	-8
]nachtreceptie	19
]nachts	-13
]naden	-10
]nadine	-14
]nagel	-11
]nagels	-14
]nalopen	-8
]namelijk	-14
]namen	-9900
]namens	-11
]nat	-9900
]natte	-9900
]natuurlijk	-14
]nazicht	-25
]nederlands	-9900
]nee	-9900
]neef	-19
]neem	-9900
]neemt	-9900
]neer	-22
]neerleggen	-17
]neerzetten	-15
]negen	-31
]negentien	-17
]nek	-18
]nemen	-9900
]nergens	-20
]nest	-16
]nesten	-18
]net	-9900
]netbeheerder	-12
]netjes	-25
]nette	-10
]netten	-17
]netwerk	-9
]neus	-15
]neutraal	-10
]nevel	-16
]niemand	-9900
]niet	-9900
]nieten	-19
]niets	-9900
]nieuw	-29
]nieuwe	-9900
]nieuws	-16
]niks	-9900
]nitril	-9
]niveau	-9
]nodig	-9900
]noem	-11
]noemt	-24
]nog	-9900
]nooit	-9900
]noor	-15
]noord	-23
]nota	-17
]notariskantoor	-18
]noteert	-14
]notenallergie	-18
]noteren	-27
]notities	-21
]notulen	-14
]notulist	-16
]nou	-9900
]november	-30
]nr	-27
]nu	-45
]nul	-19
]nummer	-9900
]nummeren	-16
]nummers	-18
]nvwa	-23
]o	-17
]object	-10
]objecten	-12
]ochtend	-9900
]ochtends	-30
]oei	-17
]of	-9900
]offerte	-13
]offertes	-19
]officieel	-13
]ogen	-16
]oh	-16
]oja	-16
]ok	-9900
]oke	-25
]oktober	-24
]oké	-32
]olie	-17
]om	-9900
]omdat	-9900
]omdraaien	-19
]omgekeerd	-21
]omheen	-17
]omhoog	-9900
]omloop	-22
]omroepen	-16
]omvormer	-13
]omwerken	-14
]omzetten	-16
]onaangekondigd	-17
]onder	-9900
]onderaan	-27
]onderbreken	-8
]ondergetekende	-9
]ondergrond	12
]onderhoud	10
]onderling	-24
]onderstaande	-12
]onderste	-8
]ondertekening	-8
]onderweg	-13
]onderwerp	-9900
]ongeveer	-29
]onherkenbaar	-18
]onlangs	-20
]online	-17
]ons	-9900
]ontbrak	-23
]ontheffing	-15
]ontkalken	-18
]ontruimt	-12
]ontsmetten	-13
]ontvangen	10
]ontvangst	-28
]ontvangt	-16
]ontvetten	-11
]ontwerp	-10
]ontwikkelaar	-17
]onverwacht	-19
]onwel	-20
]onze	-9900
]oog	-10
]oogst	-13
]ook	-9900
]oor	-16
]oost	-11
]oosterschelde	-19
]op	-34
]opbouw	-11
]opdrachtgever	-15
]open	-9900
]openbaar	-11
]openen	8
]opengaat	-15
]opening	-29
]opent	-17
]openvouwen	-12
]opgang	-10
]opgenomen	-15
]opgeschreven	-17
]opgesteld	-14
]opgezwollen	-12
]opgroeien	-25
]ophalen	8
]ophangen	-16
]opmerking	-18
]opmerkingen	-23
]opname	-19
]opnemen	12
]oproep	-13
]opschrijven	-9900
]opstellen	-17
]opvolger	-13
]opvolgster	-10
]opwarmen	-10
]opzetten	21
]opzichter	-18
]opzij	-13
]opzoeken	-19
]oranje	-24
]oren	-19
]orgel	-13
]origineel	-11
]otter	-21
]oud	-9900
]oude	-9900
]ouder	-9900
]oudere	-10
]ouders	-9900
]oven	-18
]over	-9900
]overal	-8
]overall	-14
]overboord	-11
]overdracht	-30
]overgenomen	-19
]overkant	-14
]overleden	-17
]overleg	-21
]overnemen	-27
]overschoenen	-13
]paal	-9
]paaltje	-14
]paar	-22
]paard	-28
]paarden	-9
]pad	-12
]paden	-23
]pagina	-15
]pak	-8
]pakje	-12
]pakken	-13
]pakket	-10
]pakt	-25
]pallet	-19
]paneel	-15
]panelen	-16
]paniek	-12
]papa	-15
]papier	-9900
]papieren	-18
]paraaf	-24
]paraplu's	-11
]parkeerplaats	-20
]parkeert	-14
]parkeren	-13
]parking	-13
]parnassys	-9
]parro	-11
]partij	-19
]partijen	-14
]partner	-15
]partners	-19
]pas	-9900
]pasen	-19
]paspoort	-10
]paspoorten	-9
]passagier	-14
]passagiers	-22
]passen	-26
]past	-12
]pasteuriseren	-22
]patiënt	-20
]pauze	13
]peilen	-16
]peilschaal	-12
]pellen	20
]pen	-17
]pennen	-16
]pensioen	-9
]per	-9900
]perceel	-13
]pers	-15
]persen	-16
]personeel	-18
]personen	-13
]persoon	-9900
]ph	-18
]piano	-16
]piept	-18
]piet	-15
]pijnlijk	-15
]pim	-16
]plaat	-23
]plaatje	-12
]plaatjes	-11
]plaats	-24
]plaatsen	-13
]plaatst	-9
]plak	-8
]plakken	-18
]plakt	-17
]plan	-20
]plank	-15
]planken	-20
]planner	-19
]planning	-20
]plant	-8
]planten	-23
]plastic	-23
]plat	-16
]platen	-28
]platte	-18
]plein	15
]plek	-9900
]plekke	-15
]plekken	-16
]ploeg	-22
]ploegen	-11
]ploegleider	-14
]plukken	-13
]plukkers	-12
]plus	-11
]poeder	-18
]pols	-15
]polsbandje	-12
]pomp	-9900
]pools	-17
]poolse	-14
]poort	-21
]poppen	-19
]portaal	-17
]portier	-11
]positief	-13
]post	-21
]postma	-17
]pot	-15
]poten	-10
]potlood	-18
]praat	-11
]precies	-24
]prijs	-19
]prijzen	-20
]prik	-11
]prikbord	-20
]prikken	-16
]prikt	-15
]prima	-19
]primer	-8
]printen	-13
]printer	-11
]proberen	-15
]probleem	-16
]procedure	-9900
]procent	-9900
]proces-verbaal	-19
]product	-10
]productie	8
]proef	-19
]proeven	-10
]profiel	-15
]programma	-9900
]project	-18
]proper	-15
]protocol	-31
]provincie	-18
]pruiken	9
]punt	-9900
]punten	-25
]puntjes	-16
]put	-20
]r	-14
]raad	-12
]raadt	-18
]raak	-11
]raakt	-24
]raam	-27
]rails	-11
]raken	-30
]ramen	-9900
]rand	-17
]rap	-14
]rapport	-14
]rdw	-14
]re	-15
]recensie	-15
]receptie	-16
]recht	-12
]rechtop	-12
]rechts	-9900
]rechtstreeks	-10
]redactie	-22
]reden	-23
]rederij	-16
]ref	-12
]regel	-24
]regeling	-15
]regen	9
]regio	-18
]regionale	-25
]register	-10
]registrar	-17
]registratie	-14
]registreren	-12
]rei	-12
]reizen	-14
]rek	-20
]rekenen	-21
]rekening	-8
]rekeningen	-20
]relatie	-20
]release	-14
]reling	-18
]rem	-22
]remmen	-15
]repetitie	-8
]reserve	-20
]reserveert	-20
]resetten	17
]rest	-9900
]restaurator	-16
]restjes	-9
]retour	-18
]rev	-20
]review	-15
]richting	-23
]richtlijn	-14
]riem	-18
]rij	-31
]rijbewijs	-8
]rijden	-29
]rijdt	-27
]rijkswaterstaat	-10
]rijles	21
]rijrichting	-14
]rijschool	-15
]rijtje	-17
]ring	-15
]ringen	-15
]rit	-22
]ritten	-19
]rode	-9900
]roep	-22
]roepen	-12
]roept	-19
]roeren	-21
]roert	-14
]roest	-14
]rol	-17
]rollen	-15
]rolstoel	12
]rolstoelen	-21
]romp	-13
]ron	-14
]rond	-14
]ronde	-20
]rondgang	-9
]rondje	-15
]rondom	-19
]rondvraag	-11
]rood	-9900
]rook	-14
]roos	-14
]rotterdam	-16
]route	-25
]roze	-12
]rozen	-22
]rubber	-14
]rug	-30
]ruik	-14
]ruiken	-12
]ruikt	-14
]ruim	-18
]ruimte	-21
]ruit	-11
]rustig	-21
]rustige	-17
]ruud	-14
]ruwe	-23
]ruzie	-12
]rva	-10
]s	-9900
]samira	-17
]sandra	-20
]sanitair	-9
]saskia	-17
]sauna	10
]scan	-9
]scannen	-15
]schaar	-12
]schade	13
]schakelt	-12
]schapen	11
]scheef	-13
]schenken	-23
]schept	-19
]scheren	-13
]scherm	-12
]scherven	-22
]scheur	-23
]scheurt	-16
]schijf	-14
]schilderijen	-32
]schimmel	-12
]schip	-18
]schipper	-18
]schippers	-21
]schoen	-16
]schoenen	-28
]scholen	-13
]schone	-30
]school	-19
]schoon	-9900
]schoonmaak	-26
]schoonmaken	24
]schoorsteen	-22
]schort	-13
]schouder	-10
]schouders	-9
]schrapen	-19
]schreeuwen	-18
]schrift	-27
]schriftelijk	-21
]schriftelijke	-20
]schriftje	-15
]schrijf	-9900
]schrijft	-9900
]schrijven	-15
]schudden	-8
]schuif	-22
]schuim	-21
]schuin	-26
]schuld	-11
]schuren	-12
]schuur	-18
]scouten	22
]scriba	-9
]sec	-10
]seconden	-24
]secretariaat	-18
]secretaris	-21
]sein	-15
]seizoen	-22
]september	-9
]serienummer	-14
]serieus	-13
]server	-12
]sessies	-14
]shampoo	-15
]shunt	-13
]sieraden	-10
]simpel	-20
]sinds	-9900
]sindsdien	-15
]site	9
]sjaak	-12
]sjabloon	-12
]slaat	-15
]slag	-15
]slagerij	-23
]slang	-28
]slangen	-20
]slecht	-13
]sleuf	-10
]sleutel	-9900
]sleutels	9
]slijm	-20
]slijpen	-22
]slimme	-10
]sloop	10
]sloot	-18
]slot	-9900
]slotte	-9
]sluis	-18
]sluit	-9900
]sluiter	-12
]sluiting	-21
]sms	-9
]snappen	-18
]snel	-15
]snelle	-12
]snijden	-27
]snijdt	-15
]snijvaste	-15
]soep	-15
]software	-9
]sok	-8
]solderen	-15
]sommige	-17
]soms	-18
]sonja	-15
]soort	-11
]soorten	-20
]sop	-18
]sorry	-28
]sorteren	-16
]soundcheck	14
]spelen	-19
]spiegel	-11
]spiegels	-16
]spieken	-22
]spindels	-14
]spits	-14
]spoel	10
]spoelbak	-23
]spoelmachine	-16
]spoelt	-18
]sporen	-14
]spreek	-24
]spreekt	-9900
]spreken	-21
]springt	-12
]spuit	-16
]spuiten	-29
]spul	-29
]spullen	10
]sta	-9
]staan	-9900
]staat	-9900
]stad	-19
]stagiair	-26
]stagiaire	-16
]stagiaires	-17
]stal	8
]stampen	-17
]stand	-18
]standplaats	-12
]stap	-25
]stapelen	-12
]stappen	-22
]stappenplan	-18
]stapt	-18
]stapvoets	-10
]start	-9900
]starten	8
]station	9
]steeds	-8
]steek	-13
]steekt	-27
]steen	10
]steiger	-15
]steken	-20
]stekker	-15
]stekkers	-8
]stel	-9
]stellen	-31
]stelt	-25
]stem	-16
]stembureau	12
]stemmen	-26
]stempel	-10
]stenen	-23
]steriel	-13
]stichting	-19
]sticker	-9900
]stil	-27
]stilleggen	-23
]stilstaan	-17
]stilstaat	-9
]stilte	-14
]stipje	-15
]stoel	-9900
]stoelen	-10
]stof	-9
]stond	-9900
]stonden	-20
]stop	-28
]stopt	-9900
]storen	-12
]storing	-21
]storm	-18
]straat	-25
]strak	-21
]straks	-27
]streep	-9
]streept	-11
]stremsel	-28
]streng	-14
]strepen	-15
]strijklicht	-9
]string	-26
]stroken	-19
]strook	-8
]strookje	-13
]stroom	-21
]strop	-14
]student	-20
]studenten	-14
]stuk	-9900
]stukje	-11
]stukken	-26
]stuks	-15
]sturen	-19
]stuur	-14
]stuurhut	-13
]stuurt	-9900
]suiker	-10
]sven	-15
]systeem	-9900
]t	-9900
]t/m	-21
]taart	-9
]tabel	-17
]tablet	-9900
]tachtig	-22
]tafel	-9
]tafels	-23
]tag	-12
]takken	-18
]tandartspraktijk	-14
]tank	-9900
]tankschip	-21
]tape	-18
]tas	-24
]taxi	-12
]taxibedrijf	-21
]te	-9900
]team	-23
]teamleider	-12
]teamleiders	-17
]teamoverleg	-14
]technische	-19
]tegelijk	-11
]tegen	-9900
]tekenen	-9900
]tekening	-19
]tekent	-9900
]tekst	-9900
]tel	-13
]telefonisch	-13
]telefoon	-9900
]telefoonnummer	-14
]telefoons	-18
]telen	-16
]telkens	-15
]teller	-12
]telt	-9900
]temp	-18
]temperatuur	-9900
]ten	-14
]ter	-9900
]terecht	-9
]terminal	-13
]terneuzen	-14
]terrein	-18
]terug	-9900
]terugkomen	16
]terugkomt	-14
]terwijl	-9900
]test	-11
]tester	-18
]tevoren	-40
]tevreden	-13
]theater	-16
]theo	-9
]theoriecertificaat	-14
]thermodesinfector	-15
]tht	-17
]thuis	-14
]tien	-9900
]tiende	-13
]tijd	-9900
]tijdens	-29
]tijdstip	-12
]tik	-19
]tikt	-20
]tilburg	-23
]tillen	11
]tillift	-18
]titel	-21
]toch	-9900
]toe	-9900
]toegestaan	-14
]toegezegd	-11
]toelichting	-16
]toen	-9900
]toepassingsgebied	-16
]toeristen	-21
]toestel	-12
]toestellen	8
]toestemming	-22
]tolk	-10
]tom	-25
]ton	-20
]tonen	-15
]toon	-28
]toonbank	-18
]toont	-11
]top	-12
]toren	-8
]tot	-9900
]touw	-20
]traag	-18
]tractor	-20
]trailer	-13
]trakteert	-16
]transport	-22
]tray	-12
]trek	-9900
]trekken	-9900
]trekkenman	-25
]trekkenwand	13
]trekker	-10
]trekt	-23
]trommel	-11
]trossen	-14
]trostomaten	-12
]trouwens	-15
]truus	-21
]tuin	-12
]turbine	-15
]tussen	-9900
]twaalf	-23
]twee	-54
]tweede	-9900
]tweehonderd	-36
]tweeën	-17
]tweeëndertig	-13
]twijfel	-12
]twintig	-9900
]twintigste	-13
]type	-14
]tyvek	-12
]u	-9900
]u-vorm	-10
]uit	-46
]uitdelen	-18
]uiterlijk	-11
]uitgelegd	-13
]uitgerold	-12
]uitgeslagen	-11
]uitgesloten	-16
]uitgeven	-20
]uitgifte	9
]uitleen	-12
]uitleg	-10
]uitleggen	-23
]uitlekken	-11
]uitlenen	14
]uitpakken	10
]uitrollen	-19
]uitschrijven	-17
]uitslag	-16
]uitsluitend	-20
]uitspoelen	-20
]uitspreiden	-10
]uitvaart	-24
]uitvoering	-21
]uitwerken	-17
]uitzending	11
]uitzendkrachten	-15
]uitziet	-15
]umc	-11
]uur	-9900
]uw	-9900
]uwv	-14
]v	-23
]vaak	-19
]vaart	-18
]vaatwasser	-10
]vader	-15
]vak	-16
]vakantie	-21
]vakje	-8
]vakken	-9
]val	-19
]vallen	-26
]valt	-17
]van	-9900
]vanaf	-9900
]vandaar	-12
]vang	-10
]vangplaten	-21
]vangt	-17
]vannacht	-9
]vanuit	-24
]vanwege	-12
]vanzelf	-16
]varen	12
]varia	-12
]vaste	-9900
]vastgelegd	-14
]vastgesteld	-10
]vastgezet	-15
]vastleggen	-29
]vastzetten	-29
]vastzit	11
]vat	-20
]vaten	-16
]veearts	-17
]veel	-9900
]veertien	-30
]veertig	-9900
]vegen	11
]veilig	-11
]veiling	-26
]vel	-10
]veld	-24
]velg	-15
]venlo	-14
]ventilator	-12
]verandert	-15
]verankeringen	-10
]verantwoordelijk	-15
]verboden	-19
]verbroken	-13
]verdelen	-11
]verder	-18
]verdieping	-10
]verf	-28
]vergadering	-21
]vergeet	-20
]vergeleken	-16
]vergelijken	-14
]vergelijkt	-11
]vergeten	-19
]vergoed	-11
]vergrendelen	-21
]verhuren	-19
]verhuur	-25
]verkeer	-19
]verkeerd	-25
]verkeerde	-26
]verklaring	-11
]verkopen	-28
]verkoper	-16
]verlaat	-15
]verleden	-17
]verlof	-13
]verloren	-25
]verplaatst	-10
]verpleegkundige	12
]verplicht	-14
]vers	-26
]verschil	-14
]verschillende	-22
]versie	-9900
]verslag	-27
]verstaan	-12
]vertalen	-18
]vertel	-22
]verteld	-13
]vertelt	-18
]vertrek	-13
]vertrouwelijk	-12
]vertrouwelijke	-17
]vervallen	-16
]vervalt	10
]vervangen	-33
]vervangt	-17
]verversen	9
]vervoer	-18
]vervoeren	-18
]verwachte	-17
]verwarming	-17
]verwerken	9
]verwerkt	-19
]verwijderd	-11
]verwijderen	-24
]verwijzen	-9
]verwittigen	-15
]verwittigt	-16
]verzegeld	-12
]verzegelen	-13
]verzekeraar	-26
]verzekering	-27
]verzet	-14
]verzoek	-18
]verzoeken	-12
]verzorgende	-23
]verzorging	-18
]vet	16
]veter	-12
]vhf	-12
]via	-9900
]viel	-14
]vier	-9900
]vierde	-21
]vierentwintig	-15
]vijf	-9900
]vijfentwintig	-10
]vijftien	-33
]vijftig	-21
]vijl	-12
]vijlen	-20
]vilt	-20
]vind	-19
]vinden	12
]vinder	-13
]vindplaats	-12
]vindt	-16
]vinger	-14
]vingers	-17
]vinken	-9
]vinkje	-8
]vlaamse	-12
]vlaggetje	-12
]vlak	-15
]vlakke	-18
]vlek	-12
]vlekken	-16
]vliegen	-22
]vlissingen	-14
]vlooien	-13
]vlot	-19
]vocht	-17
]voeding	-21
]voelen	-16
]voelt	-13
]voeren	17
]voert	-14
]voertuig	-16
]voet	-11
]voeten	-20
]voeteneind	-18
]voetplaten	-17
]vogel	-15
]voilà	-20
]vol	-9900
]volgen	-24
]volgend	-9
]volgende	-9900
]volgens	-9900
]volgorde	-9900
]volgt	-20
]volle	-11
]volmacht	-12
]volstaat	-9
]volwassene	-15
]vond	-21
]voor	-9900
]vooraan	-10
]vooraf	-9900
]vooral	-19
]voorbij	-19
]voordat	-9900
]voordeur	-13
]voorgedaan	-12
]voorjaar	10
]voorkomen	-18
]voorleggen	-25
]voorman	-11
]voornaam	-12
]voorschrift	-21
]voorspoelen	-9
]voortaan	-34
]vooruit	-25
]voorval	-17
]voorwerp	-12
]voorwerpen	23
]voorzitter	-19
]voren	-15
]vorig	-9900
]vorige	-9900
]vorm	-17
]vormen	-18
]vorst	-18
]vr	-9900
]vraag	-9900
]vraagt	-9900
]vracht	-15
]vrachtbrief	-17
]vragen	-9900
]vragenlijst	-10
]vriezer	-13
]vrij	-9900
]vrijdag	-9900
]vrijdagavond	-15
]vrijgave	-8
]vrijgegeven	-11
]vrijgeven	-18
]vrijmaken	-20
]vrijwilliger	-22
]vrijwilligers	-9900
]vroeg	-9900
]vroegen	-11
]vroeger	-17
]vrouw	-16
]vrouwen	-16
]vuil	-20
]vuile	-11
]vul	-10
]vullen	-50
]vult	-13
]vuur	-19
]vuurwerk	12
]vóór	-9900
]w	-9
]waar	-9900
]waarborg	-16
]waarde	-13
]waarden	-12
]waardoor	-19
]waarin	-21
]waarom	-13
]waaronder	-9
]waarop	-18
]waarvan	-16
]wacht	-9900
]wachtdienst	-22
]wachten	-9900
]wachtwoord	-14
]wagens	-14
]wakker	-20
]wanneer	-9900
]want	-9900
]ward	-15
]waren	-16
]warm	-9900
]warmer	-15
]warmt	-23
]was	-9900
]wassen	-9900
]wasserij	13
]wasstraat	-25
]wast	-18
]wat	-9900
]water	-9900
]waterkwaliteit	12
]waterland	-13
]waterpas	-15
]waterschap	-15
]wax	-14
]wc	-14
]we	-9900
]website	-11
]weduwe	-14
]weegt	-14
]week	-9900
]weer	-9900
]weet	-9900
]weg	-35
]wegen	-28
]weggaan	-10
]wegrijden	-11
]wegtrekken	-16
]wekelijks	-24
]weken	-9900
]wel	-9900
]welk	-15
]welke	-9900
]welkom	-20
]welpen	11
]wendy	-16
]wenst	-27
]werd	-22
]werf	-15
]werfleider	-11
]werk	-9900
]werkblad	-11
]werkbon	-14
]werkdag	-12
]werkdagen	-19
]werken	-22
]werkinstructie	-22
]werkoverleg	-15
]werkplek	-19
]werkt	-13
]werkvoorschrift	-13
]werkwijze	-9900
]wespen	-13
]weten	-9900
]wettelijke	-9
]weverstraat	-14
]whiteboard	-10
]wi	-13
]wie	-9900
]wiegje	-17
]wiek	-12
]wiel	-19
]wielen	-21
]wij	-9900
]wijk	-21
]wijkagent	-15
]wijkverpleegkundige	-14
]wijn	-13
]wijst	-10
]wijze	-24
]wijzen	-11
]wiki	-14
]wil	-9900
]wilde	-16
]willem	-13
]willen	-9900
]wilt	-22
]wind	9
]windkracht	-10
]winkel	-19
]winkels	-13
]winter	-24
]winterbanden	-21
]wisselende	-11
]wisselt	-15
]wist	-11
]wit	-9900
]witte	-24
]wittevlieg	-16
]wo	-17
]woensdag	-26
]woest	-12
]woning	12
]woord	-14
]woorden	-15
]word	-13
]worden	-9900
]wordt	-37
]wortel	-20
]wou	-14
]wouter	-11
]wrijven	-21
]youssef	-18
]yvonne	-20
]z'n	-9900
]zaag	-11
]zaak	-21
]zaal	-9900
]zaallicht	-16
]zacht	-9
]zachte	-14
]zag	-14
]zak	-9900
]zaken	-27
]zakje	-9900
]zakken	-31
]zaklamp	-20
]zakt	-22
]zal	-21
]zand	-16
]zat	-9900
]zaten	-13
]zaterdag	-31
]ze	-9900
]zeep	-17
]zeepsop	-16
]zeer	-14
]zeg	-9900
]zegel	-18
]zeggen	-9900
]zegt	-9900
]zei	-9900
]zeil	-18
]zeilen	-28
]zeiljacht	-26
]zelden	-17
]zelf	-9900
]zelfde	-18
]zelfs	-17
]zelfstandig	-22
]zender	-24
]zending	-17
]zes	-9900
]zestien	-23
]zestig	-25
]zet	-9900
]zeven	-9900
]zich	-9900
]zichtbaar	-11
]zichzelf	-13
]zie	-14
]ziek	-21
]zieke	-18
]ziekenhuis	-18
]ziekte	-10
]zien	-9900
]ziet	-9900
]zij	-9900
]zijkant	-16
]zijn	-65
]zijt	-21
]zijwaarts	-9
]zin	-14
]zingen	-14
]zinnen	-18
]zit	-26
]zitten	-9900
]zn	-30
]zo	-9900
]zo'n	-9900
]zoals	-9900
]zodat	-9900
]zodra	-22
]zoek	-20
]zoeken	-22
]zoekt	-26
]zolang	-10
]zolen	-23
]zomaar	-12
]zomer	-31
]zon	-16
]zondag	-9900
]zonder	-9900
]zoom	-14
]zoon	-15
]zorg	-17
]zorgen	-10
]zou	-9900
]zouden	-27
]zoudt	-20
]zout	-21
]zucht	-19
]zuignap	-12
]zure	-19
]zus	-8
]zutphen	-17
]zuur	-29
]zuursel	-19
]zuurstof	-14
]zwaailamp	-15
]zwaar	-14
]zwanger	-10
]zwart	-27
]zwarte	-16
]zwembad	-16
]zwemvest	-9
]zwerfkatten	-16
]zwerm	-21
]zwolle	-18
]|	-9900
]°	-9900
]én	-14
]één	-9900
]–	-9900
]•	-9900
]□	-9900
]◦	-9900
]☐	-9900
]️	-18
n1-07	-22
n10a's	-19
n10aad	-9
n10aag	-13
n10aak	-21
n10aal	-19
n10aam	-16
n10aan	-22
n10aar	-9
n10aat	-29
n10ade	-12
n10agd	-9
n10age	-22
n10air	-10
n10akt	-19
n10ale	-13
n10alt	-15
n10amp	-20
n10and	-18
n10ang	-11
n10ard	-8
n10arm	-16
n10art	-26
n10ast	-16
n10aus	-16
n10cht	-14
n10dag	-15
n10dat	-30
n10de	-55
n10den	-34
n10der	-11
n10dje	-23
n10eeg	-9
n10eek	-14
n10een	-52
n10eer	-24
n10eft	-28
n10egd	-10
n10ege	-9
n10eid	-21
n10eke	-16
n10ekt	-17
n10eld	-15
n10elf	-13
n10elk	-13
n10elp	-15
n10els	-25
n10end	-18
n10ens	-20
n10er	-28
n10erd	-22
n10ere	-20
n10erp	-8
n10ers	-15
n10ert	-13
n10est	-19
n10ets	-22
n10eum	-12
n10eur	-12
n10eën	-9
n10gel	-9
n10gen	-14
n10ger	-18
n10gge	-14
n10gij	-17
n10gus	-14
n10het	-21
n10hoe	-44
n10hok	-12
n10ice	-10
n10ieb	-11
n10ief	-15
n10iek	-11
n10iel	-16
n10ien	-27
n10ier	-13
n10ies	-37
n10iet	-14
n10ige	-13
n10ijk	-27
n10ijn	-22
n10ijt	-20
n10ik	-18
n10ikt	-11
n10ilt	-11
n10in	-17
n10ine	-21
n10ing	-36
n10ire	-19
n10is	-26
n10ist	-10
n10jen	-26
n10jes	-20
n10jks	-11
n10jst	-13
n10ken	-28
n10kje	-15
n10kke	-8
n10kte	-14
n10lag	-10
n10lde	-20
n10lee	-20
n10lek	-11
n10len	-37
n10lke	-15
n10llo	-10
n10mei	-8
n10men	-17
n10mis	-12
n10nce	-9
n10nde	-12
n10nen	-27
n10ngt	8
n10nis	-9
n10nkt	-10
n10nst	-14
n10nze	-30
n10oed	-10
n10oek	-14
n10oep	-8
n10oké	-13
n10ond	-28
n10ons	-21
n10ooi	-10
n10ool	-22
n10oop	-14
n10oor	-13
n10oos	-22
n10oot	-16
n10op	-25
n10ord	-12
n10orm	-18
n10ort	-13
n10oud	-13
n10out	-11
n10pas	-17
n10pel	-12
n10pen	-17
n10pte	-13
n10rak	-11
n10ral	-13
n10ram	-10
n10rde	-13
n10ren	-33
n10res	-13
n10rij	-16
n10rit	-11
n10rkt	-16
n10rne	-14
n10rop	-13
n10rst	-10
n10rts	-12
n10rum	-18
n10sch	-20
n10sen	-26
n10sie	-8
n10ste	-36
n10t	-19
n10tal	-15
n10tas	-15
n10tel	-8
n10ten	-38
n10ter	-9
n10tie	-25
n10tig	-10
n10tje	-11
n10tof	-9
n10top	-9
n10tor	-13
n10tra	-15
n10tst	-8
n10tte	-19
n10ude	-20
n10udt	-11
n10uis	-9
n10uit	-13
n10uni	-9
n10unt	-14
n10ure	-11
n10urs	-9
n10uto	-12
n10uur	-11
n10uwe	-36
n10val	-14
n10van	-28
n10ven	-42
n10vet	-10
n10we	-25
n10wen	-11
n10wie	-9
n10wij	-27
n10zen	-19
n10zer	-8
n10zet	-35
n10één	-14
n10ënt	-17
n1a	-17
n1a's	-20
n1a4	-14
n1aad	-15
n1aaf	-29
n1aag	-10
n1aai	-15
n1aal	-25
n1aam	-12
n1aan	-21
n1aap	-10
n1aar	-13
n1aas	-20
n1abo	-9
n1act	-12
n1ade	-23
n1adt	-11
n1aes	-15
n1afd	-18
n1aft	-13
n1agd	-12
n1age	-14
n1ags	-11
n1agt	-14
n1aha	-20
n1aid	-11
n1ail	-20
n1aim	-15
n1air	-25
n1akt	-29
n1ald	-18
n1ale	-20
n1alf	-12
n1alk	-17
n1all	-15
n1als	-10
n1alt	-24
n1ame	-30
n1amp	-14
n1ank	-15
n1ano	-28
n1ans	-18
n1ant	-12
n1apa	-10
n1app	-16
n1apt	-19
n1ara	-12
n1ard	-23
n1arm	-23
n1ars	-18
n1art	-28
n1ash	-16
n1ast	-26
n1ats	-21
n1aus	-13
n1auw	-15
n1ave	-22
n1axi	-11
n1bad	-26
n1bak	-21
n1bel	-18
n1ben	-10
n1bij	-10
n1bot	-13
n1bus	-18
n1bv	-15
n1cel	-9
n1che	-8
n1cht	-34
n1cie	-14
n1cks	-12
n1col	-12
n1cte	-14
n1cus	-10
n1d	-13
n1d'r	-11
n1da	-11
n1dag	-23
n1dak	-14
n1dam	-12
n1dde	-20
n1del	-24
n1dem	-11
n1den	-10
n1der	-13
n1dge	-9
n1dig	-14
n1dit	-9
n1dje	-12
n1do	-18
n1dom	-9
n1don	-25
n1dra	-24
n1drs	-11
n1dse	-13
n1dte	-16
n1e	-12
n1eam	-21
n1eau	10
n1ebr	-14
n1ebt	-9
n1eck	16
n1ect	-25
n1eda	-8
n1eed	-17
n1eee	-21
n1eek	-12
n1eel	-25
n1eem	-14
n1een	-22
n1eep	-9
n1eer	10
n1ees	-21
n1eet	-12
n1eft	-17
n1ega	-12
n1egd	-11
n1egt	-28
n1eid	-22
n1eik	-11
n1eil	-12
n1ein	-16
n1eis	-15
n1eke	-18
n1ekt	-10
n1eld	-18
n1ele	-17
n1elf	-9
n1elk	-28
n1elm	-11
n1elo	-9
n1elp	-17
n1els	-36
n1elt	-24
n1ema	-11
n1emd	-12
n1emo	-14
n1emp	-8
n1emt	-18
n1en'	-9
n1end	-18
n1ene	-25
n1enk	-15
n1ens	-11
n1ent	-25
n1ept	-13
n1erd	-20
n1ere	-11
n1erf	-13
n1erg	-16
n1erk	11
n1erm	-32
n1ern	-25
n1erp	-13
n1ert	-21
n1es	-10
n1esk	-15
n1ess	-15
n1est	-11
n1ets	-16
n1euk	-31
n1eum	-12
n1eur	-16
n1eus	-10
n1euw	-11
n1eve	-11
n1evr	-19
n1eys	-22
n1eën	11
n1fde	-11
n1fel	-16
n1fie	-18
n1fin	-11
n1fte	-31
n1fw	-16
n1g	-18
n1gat	-10
n1gel	-12
n1gen	-11
n1ger	-23
n1ges	-16
n1gge	-17
n1gie	-18
n1gij	-13
n1gio	-14
n1gje	-10
n1gon	-11
n1gse	-17
n1gsm	-10
n1gst	-15
n1gte	-10
n1gus	-16
n1h	-16
n1hal	-21
n1hap	-8
n1hat	-14
n1he	-11
n1hef	-21
n1hel	-11
n1hem	-18
n1hen	-11
n1hil	-14
n1hip	-23
n1hof	-9
n1hok	-19
n1hol	-17
n1hop	-23
n1hou	-8
n1hte	-13
n1hut	-8
n1hé	-12
n1ice	-18
n1ici	-16
n1ick	-13
n1ids	-9
n1idt	-23
n1ied	-17
n1ief	-25
n1ieg	-14
n1iek	-25
n1iel	-16
n1iem	-13
n1ien	-31
n1ier	-18
n1ies	-25
n1iet	-17
n1ift	-19
n1igd	-13
n1ige	-14
n1igt	-9
n1ii	-12
n1iii	-15
n1ijd	-10
n1ijf	-20
n1ijg	-9
n1ijk	-20
n1ijm	-14
n1ijn	-9
n1ijs	-22
n1ijt	-29
n1ike	-16
n1ikt	-30
n1ilm	-17
n1ilt	-16
n1ilà	-13
n1ima	-19
n1imd	-18
n1ime	-14
n1imt	-10
n1ina	-16
n1ind	-26
n1ine	-24
n1ink	-8
n1ins	-14
n1int	-17
n1ion	-23
n1ips	-16
n1ipt	-17
n1ira	-16
n1ire	-20
n1irk	-13
n1is	-9
n1ist	-21
n1ite	-24
n1its	-15
n1ity	-9
n1ium	-10
n1ius	-13
n1j	-10
n1jan	-15
n1jas	-10
n1jdt	-12
n1jen	-23
n1jes	-21
n1jke	-9
n1jks	-18
n1jkt	-10
n1jpt	-9
n1jst	-9
n1jze	-10
n1kan	-10
n1kar	-16
n1kat	-16
n1kel	-10
n1ken	-11
n1ker	-11
n1ket	-12
n1kia	-17
n1kig	-9
n1kje	-18
n1kke	-18
n1km	-10
n1kom	-17
n1kse	-9
n1kst	-13
n1kte	-34
n1kum	-13
n1lad	-19
n1lan	-12
n1las	-13
n1lde	-21
n1ldt	-26
n1lee	-25
n1leg	-22
n1lek	-22
n1len	-13
n1ler	-16
n1les	-25
n1let	-8
n1lgt	-12
n1lid	-13
n1lie	-31
n1lig	-19
n1lik	-10
n1lis	-12
n1lla	-9
n1lle	-16
n1llo	-22
n1lof	-24
n1lop	-19
n1lot	-8
n1lpt	-20
n1lse	-20
n1lst	-13
n1lub	-16
n1luc	-15
n1luk	-14
n1lus	-8
n1lve	-10
n1m'n	-13
n1ma	-18
n1man	-19
n1me	-11
n1men	-36
n1mer	-23
n1mis	-21
n1mix	-18
n1mke	-15
n1mm	-11
n1mma	-17
n1mme	-16
n1mo	-8
n1mos	-11
n1mpt	-15
n1mst	-22
n1mte	-11
n1mw	-16
n1n	-12
n1na	-9
n1nal	-9
n1nam	-12
n1nap	-10
n1nce	-25
n1nde	-22
n1nds	-20
n1ndy	-16
n1nek	-9
n1nes	-13
n1net	-23
n1nfo	-12
n1nge	-23
n1ngt	-16
n1nie	-9
n1nig	-17
n1nin	-17
n1nip	-12
n1nis	-26
n1nja	-10
n1nks	-14
n1nkt	-16
n1nlo	-8
n1nne	-30
n1nny	-15
n1nop	-15
n1nor	-15
n1nr	-19
n1nst	-27
n1nte	-9
n1nts	-14
n1nul	-11
n1o	-14
n1o's	-19
n1och	-18
n1ock	-15
n1ode	-19
n1ods	-21
n1oed	-25
n1oef	-22
n1oeg	-16
n1oei	-25
n1oek	-9
n1oel	-41
n1oen	-10
n1oep	-13
n1oes	-23
n1oet	-12
n1ofd	-14
n1oge	-22
n1ogt	-11
n1oie	-14
n1oja	-18
n1oke	-16
n1okt	-18
n1oké	-15
n1ola	-9
n1old	-9
n1ole	15
n1olg	-14
n1olk	-12
n1ols	-10
n1omp	-13
n1oms	-14
n1omt	-23
n1ona	-10
n1ond	-24
n1one	-11
n1ons	-12
n1ont	-13
n1ood	-15
n1oof	-14
n1oog	-25
n1ooi	-10
n1ook	-9
n1ool	-18
n1oom	-31
n1oon	-22
n1oop	14
n1oor	-29
n1oos	-25
n1oot	-15
n1op	-8
n1opt	-16
n1ord	-17
n1ore	-17
n1orf	-14
n1org	-12
n1orm	-14
n1orp	-15
n1ors	-16
n1ort	-15
n1ost	-12
n1ota	-19
n1ots	-13
n1oud	-23
n1ouk	-17
n1out	-21
n1ove	-15
n1oze	-9
n1pak	-15
n1pas	-19
n1pel	-24
n1pen	-33
n1per	-12
n1pin	-8
n1poo	-14
n1pot	-13
n1pte	-14
n1pul	-21
n1r	-14
n1raf	-27
n1rak	-13
n1ral	-15
n1ram	-22
n1rap	-23
n1rar	-10
n1ras	-9
n1rci	-12
n1rde	-10
n1rds	-13
n1re	-18
n1ref	-16
n1rek	-13
n1rel	-16
n1ren	-48
n1res	-9
n1rev	-20
n1rft	-20
n1ria	-10
n1rid	-18
n1rie	-16
n1rij	-18
n1rik	-9
n1ril	-14
n1rin	-13
n1rip	-10
n1ris	-18
n1rit	-10
n1rkt	-10
n1rle	-11
n1rma	-10
n1rna	-11
n1rne	-14
n1rol	-11
n1rom	-23
n1ron	-9
n1rop	-16
n1rot	-20
n1rre	-12
n1rry	-16
n1rte	-9
n1rts	-20
n1rug	-26
n1ruk	-9
n1rum	-18
n1rve	-13
n1sch	-25
n1sef	-11
n1sel	-30
n1sem	-22
n1sen	13
n1ser	-18
n1sie	-22
n1sin	-22
n1sis	-20
n1sje	-16
n1ske	-13
n1sma	-18
n1sof	-13
n1sop	-22
n1ssa	-24
n1sse	-21
n1sta	-10
n1ste	-16
n1sum	-10
n1t/m	-16
n1tad	-17
n1tal	-15
n1tap	-21
n1tas	-9
n1tch	-13
n1tel	-11
n1tem	-22
n1ten	-18
n1ter	-15
n1tes	-15
n1tig	-14
n1tij	-11
n1til	-15
n1tje	-17
n1tma	-18
n1tof	-14
n1tom	-25
n1ton	-8
n1top	-19
n1tor	-10
n1tra	-14
n1tro	-22
n1tse	-21
n1tte	-15
n1tuk	-21
n1tum	-13
n1tus	-21
n1u's	-15
n1uck	-17
n1uct	-14
n1udt	-15
n1uid	-19
n1uig	-15
n1uik	-13
n1uil	-8
n1uim	-13
n1uin	-13
n1uip	-14
n1uis	-34
n1uit	-18
n1ukt	-16
n1ule	-9
n1uli	-9
n1ulp	-19
n1umc	-11
n1una	-23
n1uni	-10
n1unt	-21
n1urd	-12
n1ure	-19
n1urg	-18
n1urk	-12
n1urs	-19
n1ute	-21
n1uud	-12
n1uur	-24
n1uus	-9
n1uut	-11
n1uwe	-21
n1uws	-17
n1uwt	-13
n1uze	-26
n1v	-12
n1val	-21
n1vat	-13
n1vel	-13
n1ver	-18
n1vet	-29
n1vhf	-13
n1vin	-18
n1vol	-17
n1wal	-9
n1wax	-11
n1weg	-10
n1wel	-12
n1wen	-27
n1wi	-15
n1wim	-11
n1wit	-11
n1wo	-14
n1wou	-11
n1y's	-22
n1yon	-18
n1ype	-20
n1ypt	-11
n1yse	-9
n1zak	-23
n1zal	-16
n1zel	-13
n1zen	-41
n1zer	-14
n1zet	-16
n1zig	-25
n1zin	-16
n1zit	-14
n1zn	-17
n1zon	-15
n1ère	-14
n1ënt	-18
n1️	-16
n2a's	-22
n2aad	-18
n2aag	-15
n2aal	-17
n2aam	-15
n2aan	-35
n2aar	-15
n2aas	-16
n2aat	10
n2act	-16
n2ade	-30
n2afé	-9
n2age	-15
n2aha	-21
n2air	-25
n2akt	10
n2ald	-21
n2ale	-29
n2alf	-19
n2alk	-11
n2als	-39
n2alt	-18
n2amp	-8
n2ang	-23
n2ank	-16
n2ano	-24
n2ans	-17
n2ant	-29
n2ape	-12
n2apt	-11
n2ard	-28
n2are	-21
n2ari	-10
n2arm	14
n2ars	-15
n2ash	-16
n2ats	-21
n2auw	-9
n2ave	-14
n2bad	11
n2bag	-14
n2bak	-12
n2bed	-16
n2bel	-34
n2ber	-21
n2bon	-13
n2bus	-8
n2can	-10
n2cel	-15
n2cer	-9
n2che	-30
n2cht	-52
n2col	-15
n2cte	-13
n2da	-19
n2dag	-27
n2dak	-20
n2de	-13
n2dek	-11
n2del	-15
n2den	29
n2der	-45
n2dig	-17
n2dje	-30
n2dom	-15
n2dra	-18
n2dse	-9
n2dun	-8
n2eam	-13
n2eau	-24
n2eck	-21
n2ede	-18
n2eds	-14
n2eed	-11
n2eef	-16
n2eek	-16
n2eel	-12
n2een	-33
n2eer	-37
n2ees	-15
n2eet	-12
n2eft	-10
n2ege	-16
n2eid	-32
n2eil	-19
n2ein	-23
n2eit	-18
n2ekt	-17
n2eld	-30
n2ele	-22
n2elf	-23
n2elk	-15
n2els	-11
n2elt	-10
n2emo	-18
n2emt	-20
n2end	-25
n2ene	-15
n2ens	-29
n2ept	-17
n2er	-22
n2erd	-29
n2ere	-33
n2erf	10
n2erk	-16
n2erp	-15
n2ers	-26
n2ert	-23
n2esk	-19
n2est	-39
n2ete	-13
n2ets	-10
n2euk	-22
n2eur	-27
n2euw	-19
n2eve	-20
n2eén	-16
n2eën	-26
n2fde	-19
n2fer	-11
n2ff	-11
n2fon	-15
n2fte	14
n2gde	-21
n2gel	-24
n2gen	-48
n2ges	-9
n2ggd	-10
n2gij	-18
n2gje	-15
n2gte	-9
n2hal	-20
n2hef	-17
n2hem	-17
n2hip	-21
n2hoe	-24
n2hol	-11
n2hte	-36
n2ice	-18
n2ick	-16
n2ieb	-12
n2ied	-16
n2ief	-9
n2iek	-29
n2iel	-17
n2iem	-19
n2ien	-30
n2iep	-14
n2ier	-37
n2ies	-22
n2iew	-10
n2ige	-26
n2ijf	-16
n2ijk	-39
n2ijm	-18
n2ijn	-34
n2ijt	-22
n2ik	-12
n2ikt	-19
n2ile	-21
n2ilm	-24
n2ilt	-23
n2in	-18
n2ina	-17
n2ind	-8
n2ine	-37
n2ing	22
n2irk	-12
n2is	-23
n2ise	-10
n2ist	-26
n2its	-16
n2ity	-15
n2ium	-21
n2ius	-10
n2jan	-11
n2jas	-10
n2jde	-17
n2jen	-20
n2jes	-30
n2jke	-40
n2jks	-27
n2jkt	-17
n2jna	-17
n2jne	-11
n2jst	-19
n2juf	-10
n2jze	-15
n2kap	-17
n2kas	-15
n2kat	-17
n2ken	-23
n2ker	-26
n2ket	-28
n2kje	-21
n2kke	-24
n2kom	-17
n2kse	-14
n2lad	-13
n2lag	-29
n2lap	-17
n2las	-30
n2lde	-21
n2leg	-26
n2lek	-20
n2lem	-12
n2lep	-13
n2ler	-20
n2les	-17
n2let	-20
n2lft	-11
n2lip	-17
n2lke	-16
n2lla	-14
n2lle	-12
n2llo	-22
n2lse	-13
n2lte	-11
n2m'n	-17
n2man	-17
n2me	-16
n2mei	-11
n2mel	-19
n2mer	-31
n2met	-26
n2mis	-20
n2mix	-17
n2ml	-10
n2mme	-13
n2mo	-13
n2mst	11
n2mum	-8
n2na	-31
n2nce	-22
n2nde	9
n2nds	-14
n2nel	-11
n2ner	-15
n2nes	-8
n2net	-10
n2nge	-22
n2ngt	-20
n2nig	-13
n2nje	-13
n2nkt	-13
n2nne	-16
n2nor	-20
n2nse	-18
n2nst	13
n2nte	-19
n2nts	-23
n2nul	-13
n2nze	-47
n2o's	-15
n2ode	-27
n2ods	-18
n2oed	9
n2oef	-9
n2oeg	-20
n2oek	-17
n2oel	-27
n2oen	-20
n2oep	-23
n2oer	-11
n2oet	-17
n2oge	-18
n2ogo	-8
n2oit	-10
n2okt	-14
n2oké	-18
n2ole	10
n2ols	-22
n2oms	-27
n2omt	-10
n2one	-24
n2ons	-19
n2ont	-15
n2ood	-17
n2oog	-29
n2ooi	-26
n2ook	-13
n2ool	-10
n2oom	14
n2oon	-24
n2oop	-20
n2oor	9
n2oos	-19
n2oot	-36
n2op	-31
n2opa	-10
n2ord	-24
n2orf	-17
n2org	-10
n2orm	-15
n2ort	-36
n2ost	-11
n2ote	-22
n2oud	-31
n2ouw	-22
n2pak	-16
n2pel	-36
n2pen	-47
n2per	-18
n2ph	-8
n2pje	-25
n2pot	-17
n2ppe	-10
n2raf	10
n2ral	-13
n2ram	-23
n2rap	-15
n2ras	-13
n2rat	-19
n2rde	-23
n2rek	-15
n2rel	-15
n2ren	13
n2res	-17
n2rie	-14
n2rij	-32
n2rik	-22
n2ril	-10
n2ris	-21
n2rkt	-21
n2rma	-16
n2rne	-27
n2rom	-16
n2rop	-15
n2rot	-20
n2rry	-11
n2rst	-29
n2rte	-20
n2rts	-15
n2rug	-24
n2ruk	-22
n2rum	-14
n2sch	-25
n2sel	18
n2sem	10
n2ser	-10
n2sie	-14
n2sje	-21
n2sop	-20
n2sse	-23
n2ste	18
n2tad	-13
n2tal	-22
n2tel	-29
n2ten	28
n2ter	-11
n2tes	-28
n2tic	-14
n2tie	-15
n2tig	-28
n2tik	-11
n2tis	-13
n2tje	-33
n2tom	-14
n2top	-19
n2tor	-31
n2tra	-18
n2tro	11
n2tse	-16
n2tst	-10
n2tte	-34
n2tuk	-23
n2tum	-19
n2uct	-17
n2ude	-35
n2udt	-23
n2uif	-10
n2uig	-10
n2uik	-17
n2uil	-13
n2uim	-24
n2uin	-18
n2uis	-49
n2uit	-19
n2uks	-15
n2ukt	-10
n2uli	-14
n2ult	-8
n2uni	-12
n2unt	-17
n2urd	-21
n2ure	-22
n2urk	-10
n2urs	-17
n2urt	-11
n2ust	-18
n2ute	-19
n2uto	-22
n2uwe	-35
n2val	-12
n2van	-32
n2vat	-16
n2vel	-26
n2ven	-15
n2ver	-10
n2vet	9
n2vin	-20
n2wam	-11
n2wat	-36
n2we	-18
n2weg	-21
n2wel	-16
n2wen	-12
n2wer	-15
n2wi	-23
n2wie	-11
n2wij	-33
n2ype	-11
n2zen	15
n2zer	-19
n2zet	-16
n2zie	-19
n2zig	-21
n2zin	-18
n2én	-11
n2één	-20
n3-07	-18
n3a's	-18
n3aad	-21
n3aaf	-15
n3aag	-25
n3aai	-10
n3aak	-24
n3aal	-40
n3aam	-11
n3aan	-31
n3aap	-16
n3aar	-27
n3aas	-29
n3aat	-24
n3ade	-19
n3aes	-10
n3age	-22
n3ags	-13
n3agt	-13
n3air	-16
n3ake	-17
n3aks	-13
n3akt	-29
n3ald	-21
n3ale	-18
n3alf	-13
n3als	-58
n3alt	-26
n3ame	-15
n3amp	-11
n3and	-38
n3ang	-24
n3ank	-27
n3ans	-19
n3ant	-19
n3ape	-15
n3apt	-9
n3ard	-27
n3are	-14
n3arm	-32
n3ars	-16
n3art	-37
n3ast	-23
n3auw	-20
n3ave	-16
n3bad	-20
n3bak	-11
n3bed	-25
n3ber	-12
n3bij	-61
n3bot	-11
n3bus	-13
n3bv	-11
n3cel	-8
n3che	-26
n3cht	-43
n3cks	-15
n3col	-14
n3cro	-9
n3da	-8
n3dag	-27
n3dak	-11
n3dam	-15
n3dat	-25
n3de	-19
n3del	-22
n3den	-61
n3der	-44
n3dig	-23
n3dit	-13
n3dje	-17
n3do	-18
n3don	-21
n3dop	-15
n3dán	-20
n3eam	-9
n3eck	-17
n3ect	-14
n3ede	-13
n3eds	-10
n3eed	-15
n3eeg	-16
n3eek	-23
n3eel	-25
n3eep	-15
n3eer	-41
n3ees	-16
n3eft	-10
n3egd	-16
n3ege	-24
n3egt	-10
n3eid	-22
n3ein	-25
n3eit	-14
n3eke	-32
n3ekt	-19
n3eld	-34
n3elf	-15
n3elk	-24
n3elp	-14
n3elt	-30
n3end	-31
n3ene	-24
n3enk	-11
n3ens	-36
n3ent	-28
n3ept	-22
n3erd	-30
n3ere	-39
n3erf	-21
n3erk	-29
n3erm	-9
n3ern	-14
n3erp	-13
n3ers	-14
n3ert	-33
n3est	-28
n3ets	-17
n3euk	-24
n3eum	-18
n3eur	-13
n3euw	-12
n3eve	-16
n3fde	-10
n3fel	-11
n3fer	-16
n3fin	-14
n3fje	-13
n3fw	-14
n3gaf	-15
n3gde	-11
n3gel	-14
n3gen	-22
n3ger	-25
n3ges	-21
n3gsm	-9
n3gst	-33
n3hal	-18
n3het	-58
n3hil	-14
n3hip	-27
n3hoe	-79
n3hop	-15
n3hou	-9
n3hte	-21
n3ick	-18
n3idt	-21
n3ieb	-14
n3ief	-14
n3iek	-24
n3iel	-20
n3ien	-41
n3iep	-9
n3ies	-19
n3iet	-17
n3ift	-19
n3ige	-26
n3igt	-16
n3ijd	-9
n3ijf	-22
n3ijk	-28
n3ijn	-30
n3ijs	-22
n3ijt	-26
n3ik	-33
n3ikt	-20
n3ilt	-14
n3ima	-16
n3imt	-9
n3in	-23
n3ind	-20
n3ine	15
n3ing	-62
n3ink	-8
n3int	-21
n3ist	-21
n3ium	-21
n3jdt	-12
n3jen	-20
n3jes	-40
n3jke	-14
n3jks	-30
n3jkt	-25
n3jna	-21
n3jne	-11
n3jst	-9
n3jze	-15
n3kas	-13
n3kat	-16
n3kel	-13
n3ken	-69
n3ker	-23
n3ket	-16
n3kg	-8
n3kia	-14
n3kig	-16
n3kje	-17
n3kst	-14
n3kte	-30
n3lab	-14
n3lad	-19
n3lag	-28
n3lak	-18
n3lan	-23
n3las	-28
n3lde	-20
n3lee	-17
n3leg	-14
n3lek	-15
n3lem	-14
n3len	-66
n3ler	-21
n3les	-18
n3lfs	-9
n3lgt	-11
n3lie	-25
n3lke	-42
n3llo	-17
n3lok	-14
n3lop	-10
n3luk	-13
n3m'n	-12
n3m/u	-9
n3ma	-8
n3man	-20
n3me	-17
n3mei	-20
n3men	-16
n3mer	-26
n3mes	-9
n3met	-52
n3mis	-19
n3mma	-15
n3mte	-14
n3na	-56
n3nce	-15
n3nde	-34
n3nds	-24
n3ndt	-15
n3nek	-14
n3nel	-8
n3nen	-9
n3ner	-15
n3nge	-25
n3ngt	-34
n3nip	-10
n3nis	-24
n3nks	-16
n3nkt	-18
n3nne	-15
n3nny	-18
n3nor	-16
n3nse	-16
n3nte	-13
n3nts	-20
n3nul	-11
n3nze	-42
n3o's	-14
n3ode	-14
n3oed	-19
n3oef	-14
n3oeg	-16
n3oek	-24
n3oel	-31
n3oem	-10
n3oen	-11
n3oep	-21
n3oer	-12
n3oet	-9
n3ogt	-14
n3oh	-16
n3oit	-18
n3ola	-18
n3ole	-8
n3omp	-13
n3oms	-20
n3omt	-15
n3ond	-28
n3one	-18
n3ons	-17
n3ont	-18
n3ood	-11
n3oog	-20
n3ooi	-16
n3ool	-22
n3oom	-17
n3oon	-23
n3oop	-23
n3oor	-33
n3oos	-26
n3oot	-23
n3op	-41
n3opa	-13
n3ord	-22
n3orf	-15
n3org	-15
n3orm	-12
n3ort	-20
n3ost	-25
n3ota	-18
n3oud	-23
n3our	-19
n3out	-25
n3ouw	-30
n3oze	-11
n3pak	-18
n3pel	-36
n3per	-21
n3pin	-11
n3pje	-13
n3poo	-17
n3pot	-16
n3pul	-9
n3rak	-22
n3ram	-12
n3rde	-14
n3rdt	-9
n3re	-9
n3rek	-26
n3rel	-18
n3ren	-26
n3res	-17
n3rft	-13
n3rge	-17
n3ria	-11
n3rie	-13
n3rij	-32
n3ril	-12
n3rin	-19
n3ris	-14
n3rit	-14
n3rma	-18
n3rmt	-20
n3rne	-18
n3rom	-20
n3rop	-14
n3rot	-20
n3rst	-18
n3rte	-16
n3rts	-25
n3rug	-26
n3ruk	-14
n3rum	-16
n3sch	-25
n3sel	-17
n3ser	-18
n3ses	-17
n3sie	-26
n3sje	-13
n3sse	-14
n3ste	-43
n3sum	-11
n3sus	-8
n3t	-23
n3tad	-11
n3tag	-13
n3tal	-18
n3tas	-16
n3tel	-21
n3ten	-18
n3ter	-34
n3tie	-16
n3tig	-26
n3tij	-24
n3tip	-17
n3tje	-26
n3tof	-18
n3tom	-16
n3ton	-12
n3top	-19
n3tor	-21
n3tra	-24
n3tse	-15
n3tst	-15
n3tte	-13
n3tum	-14
n3tus	-18
n3u's	-14
n3ude	-31
n3udt	-12
n3uid	-18
n3uif	-15
n3uig	-12
n3uik	-25
n3uim	-17
n3uin	-12
n3uis	-38
n3uit	-20
n3ukt	-11
n3ulp	-20
n3ult	-14
n3urd	-15
n3ure	-15
n3urg	-15
n3urs	-23
n3urt	-15
n3ute	-16
n3uto	-15
n3uur	-36
n3uus	-12
n3uut	-17
n3uwe	-47
n3uwt	-19
n3uze	-23
n3vak	-10
n3val	-12
n3van	-48
n3vat	-11
n3vel	-16
n3ven	-51
n3ver	-18
n3vet	-23
n3vhf	-11
n3vin	-18
n3vwa	-13
n3wam	-12
n3wat	-41
n3wax	-14
n3we	-27
n3weg	-10
n3wel	-18
n3wen	-19
n3wie	-22
n3wij	-47
n3zer	-15
n3zet	-20
n3zie	-16
n3zig	-11
n3én	-15
n3één	-31
n3ënt	-21
n3öhn	-14
n4a's	-12
n4aad	-19
n4aag	-28
n4aai	-11
n4aam	-24
n4aan	-31
n4aap	-17
n4aar	-36
n4aas	9
n4aat	-46
n4ack	-9
n4act	-17
n4ade	-23
n4aes	-13
n4agd	-14
n4age	10
n4ags	-8
n4air	-11
n4ait	-10
n4aks	-13
n4akt	-34
n4ale	-28
n4alf	-28
n4all	-13
n4als	-62
n4alt	-13
n4ame	-16
n4amp	-16
n4and	-47
n4ang	-24
n4ank	-16
n4ano	11
n4ant	-24
n4apt	-21
n4ara	-9
n4ard	-20
n4are	-18
n4ari	-11
n4arm	-36
n4ars	-10
n4art	-27
n4ase	-10
n4ash	-15
n4ast	-15
n4ats	-19
n4auw	-17
n4bad	-10
n4bel	-19
n4ber	-10
n4bij	-57
n4bon	-8
n4bv	-19
n4can	-17
n4cel	-13
n4che	-29
n4col	-26
n4d'r	-24
n4dag	-20
n4dak	-10
n4dat	-24
n4del	-16
n4des	-19
n4dig	-15
n4dik	-14
n4dje	-23
n4do	-10
n4dom	-23
n4dra	-17
n4eam	-21
n4eck	-19
n4ect	-20
n4ede	-15
n4eed	-17
n4eef	-18
n4eeg	-12
n4eek	-21
n4eel	-19
n4eem	-13
n4een	-8
n4eft	-17
n4egd	-23
n4egt	-19
n4eid	-30
n4ein	-9
n4eit	-17
n4eke	-19
n4ekt	-25
n4eld	8
n4ele	-14
n4elf	-15
n4elk	-24
n4elm	-15
n4elp	-20
n4els	-45
n4elt	-15
n4ema	-10
n4emd	-17
n4end	-25
n4ene	-34
n4ens	-30
n4ent	-31
n4ept	-11
n4er	-44
n4erd	-34
n4ere	13
n4erf	-21
n4erg	-18
n4erk	-24
n4erm	-26
n4erp	-12
n4ert	-28
n4eum	-18
n4eur	-29
n4euw	-17
n4eve	-19
n4eén	-11
n4eën	-13
n4fel	-21
n4fie	-14
n4fje	-15
n4fst	-14
n4fte	8
n4gas	-11
n4gel	-25
n4ger	-28
n4ges	-18
n4gij	-16
n4gje	-15
n4gst	-22
n4gte	-15
n4had	-11
n4hal	-18
n4hap	-9
n4hef	-13
n4hen	-21
n4hes	-10
n4het	-14
n4hil	-18
n4hip	-14
n4hoe	-32
n4hol	11
n4hot	-16
n4hte	-22
n4hts	-9
n4ice	-16
n4id	-9
n4idt	-16
n4ief	-14
n4iek	-25
n4iel	-19
n4iem	-15
n4ien	10
n4iep	-9
n4ier	-35
n4ies	-33
n4iet	-19
n4ift	-24
n4igd	-13
n4ige	-18
n4ijd	-12
n4ijf	-23
n4ijg	-13
n4ijk	-36
n4ijl	-18
n4ijm	-16
n4ijn	-8
n4ijs	-26
n4ijt	10
n4ik	-26
n4ikt	-26
n4ils	-12
n4ilt	-20
n4in	-42
n4ina	-18
n4ind	-10
n4ine	-18
n4ing	-35
n4ion	-11
n4ips	-10
n4ire	-11
n4irk	-10
n4is	-24
n4ist	-19
n4it	-17
n4ite	-14
n4jan	-13
n4jas	-8
n4jdt	-20
n4jen	-23
n4jke	-27
n4jks	-31
n4jkt	-17
n4jna	-26
n4jst	-23
n4kap	-10
n4kat	-20
n4kel	-16
n4ken	-29
n4ker	-18
n4kes	-11
n4kje	-18
n4kon	-17
n4kte	-16
n4lab	-11
n4lad	-16
n4lag	-22
n4lak	-12
n4lan	-27
n4lap	-14
n4lde	-18
n4leg	-21
n4lek	-15
n4lem	-16
n4len	9
n4lep	-10
n4ler	-12
n4les	13
n4let	-19
n4lft	-17
n4lie	-18
n4lke	-42
n4lla	-11
n4lle	-16
n4llo	-10
n4lof	-13
n4lok	-15
n4lot	-14
n4lst	-19
n4man	-13
n4mat	-12
n4mei	-19
n4men	-53
n4mer	-29
n4met	-22
n4mis	-15
n4mm	-14
n4mst	-13
n4na	-53
n4nce	-24
n4nda	-12
n4nde	-35
n4nds	-17
n4ndt	-10
n4nel	-15
n4nen	8
n4ner	-22
n4nes	-12
n4nge	-26
n4ngt	-28
n4nie	-15
n4nis	-11
n4nkt	-12
n4nne	-16
n4nny	-18
n4nst	-28
n4nte	-12
n4nul	-9
n4o	-11
n4o's	-15
n4ode	-13
n4ods	-15
n4oef	-9
n4oeg	-15
n4oek	-28
n4oel	-24
n4oen	-19
n4oep	-18
n4oer	-20
n4oet	-22
n4oge	-10
n4ogt	-20
n4oké	-13
n4oms	16
n4omt	-9
n4ond	-19
n4one	-16
n4ons	-21
n4ont	-13
n4ood	-17
n4oog	-25
n4ooi	-10
n4ook	-22
n4ool	-17
n4oom	-23
n4oon	-21
n4oop	-27
n4oor	-35
n4oos	-12
n4oot	-20
n4op	-18
n4ord	-29
n4org	-9
n4orm	-13
n4ort	-23
n4ost	-18
n4ota	-14
n4oud	-21
n4out	-21
n4ouw	-29
n4oze	-12
n4pak	-22
n4pel	-21
n4pen	-47
n4per	-20
n4pij	-11
n4pje	-11
n4pte	-20
n4raf	-22
n4ral	-28
n4rap	-14
n4rar	-18
n4rde	-26
n4re	-19
n4rek	-18
n4rel	-8
n4ren	10
n4rft	-15
n4rge	-15
n4ria	-10
n4rij	-27
n4rik	-9
n4ril	-13
n4ris	-12
n4rit	-17
n4rkt	-12
n4rna	-15
n4rne	-16
n4rol	-20
n4rom	-10
n4rop	-27
n4rot	15
n4rry	-17
n4rst	-14
n4rte	-15
n4rts	-22
n4rug	-31
n4ruk	-17
n4rum	-21
n4rve	-9
n4sch	-16
n4sel	-26
n4sem	-20
n4sen	-12
n4sie	-11
n4sje	-9
n4sof	-15
n4sop	-10
n4sse	-19
n4ste	-34
n4t	-17
n4tag	-15
n4tal	-19
n4tas	-9
n4td	-12
n4tel	-29
n4ter	-29
n4tes	-10
n4tic	-11
n4tig	-27
n4tij	-19
n4tik	-13
n4til	-11
n4tje	-39
n4tof	-23
n4ton	-21
n4top	-20
n4tor	-22
n4tra	-8
n4tst	-13
n4tte	-15
n4tum	-11
n4u's	-13
n4uck	-16
n4ude	-34
n4udt	-19
n4uid	-15
n4uig	-11
n4uik	8
n4uim	-12
n4uin	-20
n4uip	-11
n4uis	-41
n4uit	-20
n4uks	-11
n4uld	-19
n4ule	-9
n4uli	-17
n4ulp	-10
n4ult	-12
n4uni	-14
n4unt	-23
n4urd	-16
n4ure	-13
n4urg	-13
n4urs	-21
n4ute	-11
n4uto	-18
n4uts	-14
n4uut	-15
n4uwe	-32
n4uwt	-13
n4vak	-12
n4val	-14
n4van	-46
n4vat	-22
n4vel	-14
n4ven	-50
n4ver	-19
n4vet	-26
n4vol	-16
n4wat	-50
n4we	-33
n4weg	-12
n4wie	-32
n4wij	-14
n4zak	-14
n4zer	-18
n4zet	-24
n4zie	-17
n4zig	-13
n4zin	-12
n4én	-8
n4ënt	-21
n5a's	-24
n5aad	-20
n5aaf	-17
n5aag	-24
n5aai	-13
n5aak	-24
n5aal	-35
n5aam	-16
n5aan	-29
n5aas	-18
n5aat	-40
n5act	-12
n5ade	-21
n5adt	-14
n5agd	-15
n5age	-19
n5air	-15
n5aks	-13
n5akt	-29
n5ale	-9
n5alf	-22
n5ame	-22
n5ang	-22
n5ank	-10
n5ano	-14
n5ans	-11
n5ant	-16
n5ape	-15
n5ard	-28
n5ari	-15
n5arm	-26
n5art	-25
n5ash	-10
n5ast	-24
n5ats	-20
n5aus	-11
n5auw	-8
n5axi	-17
n5bad	-20
n5bak	-20
n5bed	-11
n5bel	-16
n5bij	-63
n5bui	-14
n5che	-29
n5cht	-30
n5da	-14
n5dag	-27
n5dak	-17
n5dat	-40
n5de	-20
n5del	-10
n5den	-20
n5der	-30
n5dje	-13
n5do	-13
n5dop	-12
n5dra	-14
n5ebt	-19
n5eck	-14
n5ect	-10
n5ede	-18
n5eed	-10
n5eef	-15
n5eek	-30
n5eel	-13
n5een	-24
n5eep	-13
n5eer	-40
n5ees	-19
n5eet	-18
n5eft	-25
n5egd	-12
n5egt	-18
n5eid	-16
n5eil	-10
n5ein	-14
n5eit	-21
n5ekt	-31
n5eld	-21
n5elf	-11
n5elk	-18
n5elp	-23
n5els	10
n5elt	-20
n5emt	-19
n5end	-21
n5ene	-17
n5enk	-15
n5ens	-32
n5ent	-30
n5ept	-20
n5er	-41
n5erd	-20
n5ere	-33
n5erf	-10
n5erk	-12
n5erm	-21
n5ert	-11
n5est	-31
n5eta	-17
n5ete	-10
n5ets	-24
n5euk	-13
n5eum	-13
n5eur	-19
n5euw	-26
n5eve	-11
n5eén	-12
n5eën	-16
n5fde	-10
n5fel	-10
n5fer	-9
n5fje	-9
n5fon	-13
n5gaf	-13
n5gas	-10
n5gat	-17
n5gel	-17
n5gen	-10
n5ger	-24
n5ges	-17
n5gij	-20
n5gte	-16
n5hal	-21
n5he	-13
n5hef	-10
n5hen	-15
n5hoe	-11
n5hol	-19
n5hop	12
n5hot	-12
n5hou	-11
n5hte	-9
n5hts	-10
n5ick	-10
n5ief	-9
n5iel	-24
n5iem	-16
n5ien	-17
n5iep	-15
n5ier	-22
n5ies	-21
n5iet	-14
n5ift	-27
n5igd	-11
n5ige	-17
n5ijd	-12
n5ijf	-20
n5ijk	-36
n5ijl	-19
n5ijm	-24
n5ijn	-28
n5ijs	-20
n5ijt	-16
n5ik	-26
n5ikt	-17
n5ile	-10
n5in	-25
n5ine	-16
n5ing	-67
n5ire	-8
n5is	-39
n5ist	-25
n5ite	-20
n5its	-14
n5ity	-13
n5jdt	-18
n5jen	17
n5jes	-32
n5jke	-17
n5jks	12
n5jkt	-23
n5jna	-26
n5jst	-17
n5jze	-21
n5kel	-14
n5ken	-62
n5ker	-12
n5ket	-18
n5kke	-20
n5kte	-16
n5kun	-15
n5lag	-18
n5lak	-10
n5lan	-22
n5lap	-19
n5las	-21
n5lde	-27
n5leg	-17
n5lem	-9
n5len	-12
n5lep	-12
n5ler	-19
n5les	-21
n5lfs	-15
n5lft	-11
n5lgt	-9
n5lie	-22
n5lig	-14
n5lij	-10
n5lik	-11
n5lke	-26
n5lle	-12
n5lve	-15
n5man	-11
n5me	-12
n5mei	-17
n5mel	-10
n5mer	-30
n5met	-25
n5mis	-14
n5na	-40
n5nce	9
n5nch	-13
n5nde	-32
n5nds	-25
n5nen	11
n5ner	-21
n5nes	-15
n5nge	-22
n5ngt	-17
n5nis	-20
n5nkt	-11
n5nne	-16
n5nst	-23
n5nte	-10
n5nts	-18
n5nul	-11
n5nze	-39
n5ode	-28
n5oed	-27
n5oef	-10
n5oeg	-21
n5oen	-12
n5oep	-20
n5oer	-12
n5oet	-17
n5oge	-12
n5ogt	-14
n5oké	-28
n5ole	-13
n5omp	-15
n5omt	-15
n5ond	-31
n5one	-13
n5ons	-17
n5ont	-20
n5ood	-15
n5oog	9
n5ooi	-23
n5ool	-21
n5oom	-23
n5oon	-17
n5oop	-28
n5oor	-30
n5oot	-28
n5op	-54
n5opt	-16
n5ord	-24
n5orf	-9
n5orm	-13
n5ort	-29
n5ost	-19
n5ota	-15
n5out	-24
n5ouw	-17
n5pak	-20
n5pas	-10
n5pel	9
n5pen	-19
n5per	-22
n5pje	-20
n5poo	-13
n5pot	-14
n5ppe	-12
n5pte	-16
n5pul	-13
n5raf	-19
n5ral	-25
n5ram	-9
n5rap	-20
n5rde	-26
n5re	-19
n5rek	-15
n5ren	-10
n5res	-16
n5ria	-15
n5rie	-9
n5rij	-35
n5ril	-13
n5rkt	-16
n5rle	-10
n5rme	-8
n5rne	-16
n5rol	-15
n5rom	-16
n5rop	-16
n5rry	-11
n5rst	-25
n5rte	-8
n5rts	-13
n5rug	12
n5ruk	-13
n5rum	-15
n5sel	-30
n5sis	-10
n5sje	-18
n5sof	-20
n5ssa	-9
n5sse	-16
n5sta	-15
n5t	-26
n5tad	-18
n5tag	-12
n5tal	-14
n5tap	-13
n5tas	-12
n5tel	-12
n5ten	20
n5ter	-41
n5tie	-22
n5tig	-24
n5tij	-12
n5til	-12
n5tje	-27
n5ton	-14
n5top	-9
n5tor	-14
n5tra	-11
n5tse	-8
n5tst	-13
n5tte	-27
n5uck	-13
n5udt	-18
n5uid	-18
n5uik	-18
n5uim	-17
n5uin	-11
n5uis	11
n5uit	-24
n5ukt	-14
n5uld	-9
n5ule	-14
n5uli	-13
n5ulp	-21
n5unt	-16
n5urd	-22
n5urg	-16
n5urs	-28
n5urt	-14
n5ute	-15
n5uut	-15
n5uze	-11
n5val	-13
n5van	-22
n5vel	-20
n5ven	-32
n5ver	-16
n5vet	-16
n5wat	-13
n5we	-10
n5weg	-10
n5wel	-17
n5wen	-29
n5wij	-52
n5wou	-15
n5zak	-12
n5zet	-33
n5zie	-21
n5zig	-11
n5zit	-14
n5zon	-18
n5ère	-12
n5één	-36
n5ënt	-18
n6aad	-11
n6aaf	-10
n6aag	-14
n6aai	-14
n6aak	-30
n6aal	-30
n6aam	-21
n6aan	-23
n6aar	-26
n6aas	-26
n6aat	-31
n6ade	9
n6age	-11
n6air	-9
n6akt	-24
n6ale	-11
n6alf	-13
n6alk	-12
n6als	-10
n6alt	-12
n6ame	-20
n6amp	-20
n6and	-38
n6ang	-22
n6ank	-17
n6ano	-20
n6ant	-17
n6apt	-14
n6ard	-30
n6are	-12
n6arm	-26
n6art	-30
n6ash	-10
n6ast	-26
n6ats	-20
n6auw	-11
n6bad	-12
n6bed	-10
n6bek	-15
n6bel	-23
n6ber	-9
n6bij	-63
n6can	-14
n6che	13
n6cht	-42
n6col	-16
n6dag	-36
n6dak	-13
n6dat	-41
n6de	-35
n6der	-36
n6dig	-15
n6dje	-15
n6dop	-11
n6dra	-26
n6eam	-19
n6eau	-31
n6eck	-28
n6ect	-9
n6ede	-14
n6eed	-16
n6eef	-12
n6eeg	-8
n6eek	-20
n6eel	-32
n6een	-30
n6ees	-19
n6eet	-11
n6eft	-27
n6egd	-12
n6ege	-11
n6egt	-20
n6eid	-15
n6ein	-17
n6eit	-11
n6eke	-14
n6ekt	-18
n6eld	-28
n6elf	-18
n6elk	-23
n6elp	-18
n6els	-39
n6elt	-27
n6end	-29
n6ene	-16
n6eng	-12
n6enk	-16
n6ens	-34
n6ent	-33
n6ept	-21
n6er	-35
n6erd	-23
n6ere	-10
n6erf	-17
n6erk	-18
n6ers	-42
n6ert	-35
n6est	-16
n6euk	-15
n6eur	-29
n6euw	-18
n6eve	-18
n6eén	-18
n6eën	-20
n6fde	-15
n6fje	-14
n6fte	12
n6gat	-21
n6gel	-19
n6ger	-26
n6gge	-15
n6gij	-14
n6gte	-12
n6gus	-14
n6had	-15
n6hal	-8
n6hap	-17
n6hef	-10
n6hip	-16
n6hoe	25
n6hok	-20
n6hol	-15
n6hop	-21
n6hr	-15
n6hte	-12
n6idt	-25
n6ied	-14
n6ief	-11
n6iek	-10
n6iel	-19
n6iem	-17
n6ien	-38
n6ier	-36
n6ies	-27
n6iet	-27
n6ift	-17
n6igd	-18
n6ige	-14
n6ijd	-11
n6ijf	-22
n6ijk	-21
n6ijn	-34
n6ijs	-17
n6ijt	-11
n6ik	-13
n6ikt	-18
n6ilt	-20
n6ilà	-13
n6in	-38
n6ind	-17
n6ine	-19
n6ing	-29
n6ion	-13
n6ipt	-8
n6irk	-13
n6is	-41
n6ist	-31
n6its	-13
n6jan	-8
n6jdt	-9
n6jes	-36
n6jke	-19
n6jks	-29
n6jkt	-19
n6jst	-12
n6ker	-12
n6ket	-20
n6kje	-30
n6kke	-10
n6koe	-9
n6kon	-9
n6kop	-16
n6kte	-17
n6kun	-20
n6lad	-19
n6lag	-20
n6lak	-8
n6lan	-26
n6las	-23
n6lde	-24
n6leg	-20
n6lek	-12
n6lep	-9
n6ler	-18
n6les	-18
n6let	-10
n6lfs	-11
n6lgt	-9
n6lke	-36
n6lle	-12
n6llo	-8
n6lof	-12
n6lok	-9
n6lst	-10
n6lve	-17
n6me	-19
n6mei	-16
n6mer	-19
n6mes	-9
n6met	-30
n6mis	-9
n6na	-13
n6nce	-29
n6nde	-20
n6nen	16
n6ner	-9
n6nge	-15
n6ngt	-37
n6nie	-18
n6nkt	-17
n6nne	-13
n6nop	-9
n6nse	-15
n6nte	-16
n6nts	-13
n6nul	-13
n6nze	-38
n6o's	-17
n6ode	-12
n6oed	-26
n6oef	-11
n6oeg	-19
n6oek	-24
n6oel	-23
n6oen	-12
n6oep	-13
n6oer	-17
n6ogt	-20
n6oh	-15
n6oit	-19
n6oke	-12
n6oké	-20
n6ole	-17
n6ond	13
n6one	-14
n6ons	-24
n6ont	-16
n6ood	-10
n6oog	-11
n6ooi	-24
n6ook	-24
n6ool	-18
n6oom	-24
n6oon	-9
n6oop	-14
n6oor	-38
n6oos	-17
n6oot	-9
n6op	-11
n6opt	-25
n6ord	-17
n6orf	-10
n6org	-13
n6orm	-16
n6ort	-27
n6ost	-10
n6ote	-13
n6oud	-22
n6out	-13
n6ouw	-25
n6pad	-13
n6pas	-17
n6pel	-19
n6per	-14
n6pim	-11
n6pje	-12
n6raf	-17
n6rak	-10
n6rap	-17
n6rde	-14
n6re	-10
n6rek	-11
n6rel	-15
n6ren	-12
n6rij	-32
n6ril	-13
n6rin	-23
n6rit	-10
n6rmt	-18
n6rom	-16
n6rot	-17
n6rre	-20
n6rry	-17
n6rst	-13
n6rts	-16
n6rug	-26
n6ruk	-21
n6rum	-18
n6sef	-14
n6sel	-18
n6sen	-22
n6ser	-11
n6set	-11
n6sie	-13
n6sse	-16
n6ste	-43
n6t	-21
n6t/m	-11
n6tal	-17
n6tel	-21
n6ten	-70
n6ter	-39
n6tes	-9
n6tie	-37
n6tig	-28
n6tik	-14
n6til	-11
n6tje	-33
n6ton	-18
n6top	10
n6tor	-9
n6tse	-10
n6tte	-22
n6uct	-16
n6ude	-19
n6udt	-15
n6uid	-9
n6uif	-17
n6uik	9
n6uim	-8
n6uin	-9
n6uip	-13
n6uis	-38
n6uit	-16
n6uld	-14
n6ulp	-14
n6ult	-16
n6unt	-17
n6urd	-9
n6urs	-13
n6urt	-17
n6uto	-18
n6uts	-11
n6uur	-28
n6uwe	-27
n6uwt	-10
n6val	-11
n6van	-53
n6vat	-8
n6vel	-19
n6ven	14
n6ver	-8
n6vet	-16
n6wat	-30
n6we	-43
n6wel	-23
n6wen	-26
n6wer	-17
n6wie	-29
n6wij	-58
n6zen	-32
n6zer	-11
n6zon	-15
n6één	-26
n6ënt	-17
n6öhn	-19
n7a's	-26
n7aad	-16
n7aag	-16
n7aai	-9
n7aak	-35
n7aal	-18
n7aam	-22
n7aan	-17
n7aar	-23
n7aat	-40
n7act	-17
n7agd	-25
n7ags	-9
n7agt	-17
n7air	-10
n7akt	-26
n7ald	-15
n7ale	-19
n7alf	-25
n7alt	-15
n7ame	-17
n7amp	-9
n7and	-46
n7ank	-10
n7ape	-20
n7apt	-12
n7ard	-21
n7are	-17
n7arm	-23
n7art	-32
n7ast	-11
n7ats	-13
n7aus	-16
n7bad	-18
n7bak	-20
n7bel	13
n7ben	-14
n7ber	-9
n7bij	-58
n7che	-13
n7cht	-26
n7col	-15
n7dag	-23
n7dak	-10
n7dam	-8
n7dat	-30
n7de	-81
n7der	-16
n7dig	-13
n7dje	-16
n7eam	-17
n7eck	-12
n7eef	-15
n7eeg	-11
n7eek	-28
n7eel	-10
n7eep	-13
n7eer	-29
n7ees	-18
n7eft	-17
n7egd	-18
n7eid	-27
n7eil	-10
n7ein	-10
n7eke	-14
n7ekt	-22
n7eld	-23
n7elf	-14
n7elk	-19
n7elp	-18
n7els	-28
n7elt	-19
n7emt	-14
n7end	-32
n7ene	-23
n7enk	-20
n7ens	-26
n7ent	-34
n7ept	-20
n7er	-12
n7erd	-21
n7ere	-33
n7erk	-27
n7ers	-35
n7ert	-19
n7est	-20
n7ets	-25
n7euk	-16
n7eum	-21
n7eur	-12
n7euw	-17
n7eén	-11
n7eën	-10
n7fel	-10
n7ff	-18
n7fie	-15
n7fte	-21
n7fw	-16
n7gat	-18
n7gel	-14
n7gen	-20
n7ger	-20
n7ges	-14
n7gio	-16
n7gje	-12
n7had	-15
n7hek	-8
n7hip	-18
n7hok	-19
n7hol	-17
n7hts	-8
n7ief	-12
n7iek	-24
n7iel	-14
n7ien	-39
n7ier	-35
n7ies	-29
n7iet	-10
n7ift	-24
n7igd	-22
n7ige	-20
n7ijf	-25
n7ijk	-38
n7ijn	-22
n7ijs	-8
n7ijt	-12
n7ik	-41
n7ikt	-21
n7ilt	-15
n7in	-37
n7ine	-27
n7ing	-49
n7ipt	-12
n7is	-38
n7ist	-28
n7its	-16
n7jan	-17
n7jas	-10
n7jdt	-16
n7jke	-22
n7jks	-16
n7jkt	-12
n7jna	-16
n7jst	-13
n7kel	-10
n7ker	-19
n7ket	-13
n7kje	-14
n7kke	-13
n7kte	-22
n7lab	-18
n7lag	-8
n7lak	-12
n7lan	-12
n7las	-15
n7lde	-19
n7leg	-16
n7lek	-11
n7ler	-18
n7les	-20
n7let	-10
n7lfs	-9
n7lie	-9
n7lke	-39
n7lla	-12
n7lle	-9
n7llo	-16
n7lof	-17
n7lon	-11
n7lot	-10
n7lst	-16
n7lve	-16
n7m'n	-14
n7man	-13
n7me	-18
n7mei	-12
n7mel	-11
n7men	-45
n7mer	-16
n7met	-11
n7mke	-12
n7mst	-12
n7na	-38
n7nap	-12
n7nce	-9
n7nde	-25
n7nds	-10
n7nen	-35
n7ner	-11
n7nge	-13
n7ngt	-38
n7nje	-14
n7nkt	-18
n7nst	-31
n7nze	-38
n7ode	-22
n7oed	-9
n7oef	-10
n7oeg	-9
n7oek	-24
n7oel	-17
n7oen	-15
n7oep	-11
n7oer	-13
n7ogt	-16
n7oit	-17
n7oke	-13
n7oké	-14
n7ols	-16
n7ond	-33
n7ons	-22
n7ood	-12
n7oog	-15
n7ooi	-11
n7ool	-17
n7oom	-21
n7oop	-29
n7oor	-30
n7oos	-9
n7oot	-26
n7opt	-22
n7ord	-13
n7orf	-13
n7org	-12
n7orm	-19
n7ort	-28
n7ost	-11
n7oud	-18
n7ouk	-15
n7out	-21
n7ouw	-23
n7pak	-21
n7pel	-15
n7pen	-42
n7per	-16
n7pot	-9
n7ral	-23
n7rap	-17
n7ras	-10
n7rde	-21
n7re	-19
n7rek	-17
n7res	-11
n7rie	-16
n7rij	-22
n7rik	-10
n7rin	-19
n7rip	-14
n7ris	-12
n7rkt	-14
n7rne	-19
n7rom	-14
n7rry	-15
n7rst	-19
n7rte	-16
n7rug	-24
n7rum	-12
n7sch	-17
n7sel	-16
n7sen	-31
n7ser	-12
n7set	-9
n7sje	-11
n7ste	-30
n7t	-10
n7tal	-8
n7tas	-11
n7ten	-14
n7ter	-31
n7tie	-38
n7tig	-28
n7tij	-15
n7til	-12
n7tje	-20
n7tor	-18
n7tst	-18
n7tte	-20
n7u's	-14
n7uck	-9
n7ude	-23
n7uif	-19
n7uik	-10
n7uim	-10
n7uin	-10
n7uip	-13
n7uis	-30
n7uit	-23
n7ukt	-19
n7uli	-13
n7ulp	-11
n7uni	-12
n7unt	-14
n7urg	-15
n7urk	-11
n7urs	-13
n7ute	-8
n7uur	-14
n7uwe	-31
n7uze	-14
n7val	-18
n7van	-44
n7vel	-18
n7ven	-13
n7ver	-8
n7vet	-11
n7wat	-52
n7we	-41
n7wen	-35
n7wie	-26
n7wij	-49
n7y's	-24
n7zer	-11
n7zet	-27
n7zig	-12
n7zin	-13
n7én	-10
n7één	-30
n7ënt	-11
n8a	-10
n8a's	-16
n8aad	-18
n8aag	-19
n8aak	-25
n8aal	-23
n8aam	-9
n8aan	-22
n8aap	-14
n8aar	-25
n8aas	-16
n8aat	-37
n8ade	-20
n8age	-23
n8akt	-8
n8ale	-9
n8alf	-24
n8ame	-22
n8and	-20
n8ang	-13
n8ank	-10
n8ant	-12
n8apt	-12
n8ard	-11
n8are	-9
n8ari	-14
n8arm	-16
n8art	-21
n8ash	-15
n8ast	-18
n8ats	-13
n8bad	-19
n8bed	-12
n8bel	-15
n8ber	-11
n8bij	-11
n8che	-12
n8cht	-19
n8col	-18
n8dag	-14
n8dat	-36
n8de	-38
n8den	-39
n8der	-25
n8dig	-11
n8dje	-15
n8dop	-9
n8dra	-12
n8ede	-26
n8eek	-18
n8eel	-12
n8een	-40
n8eer	-27
n8ees	-11
n8eet	-10
n8eft	-16
n8egd	-9
n8egt	-16
n8eid	-8
n8ekt	-20
n8eld	-11
n8elf	-14
n8elk	-15
n8elp	-19
n8els	-27
n8elt	-28
n8emt	-15
n8ene	-13
n8ens	-25
n8ent	-27
n8ept	-14
n8er	-30
n8erd	-23
n8ere	-14
n8ers	-40
n8est	-23
n8ete	-10
n8ets	-21
n8euk	-20
n8eum	-16
n8eur	-15
n8euw	-12
n8eve	-14
n8eén	-8
n8eën	-8
n8fde	-16
n8fer	-14
n8fie	-10
n8fte	-14
n8gat	-11
n8gel	-20
n8ger	-14
n8ges	-13
n8gge	-16
n8hek	-12
n8hen	-9
n8hoe	31
n8hok	-18
n8hr	-9
n8hts	-12
n8ice	-17
n8ief	-17
n8iek	9
n8iem	-9
n8ier	-11
n8ift	-30
n8igd	-19
n8ige	-20
n8ijd	-10
n8ijf	-24
n8ijk	-39
n8ijn	-22
n8ijs	-15
n8ijt	-9
n8ik	-22
n8ikt	-12
n8ilt	-19
n8in	-28
n8ind	-8
n8ine	-15
n8ing	-50
n8ins	-17
n8ire	-16
n8is	-24
n8ist	-10
n8jas	-11
n8jdt	-17
n8jen	-19
n8jes	-19
n8jke	-13
n8jks	-12
n8jna	-17
n8kat	-11
n8kel	-13
n8ken	-40
n8ker	-16
n8kke	-11
n8kte	-22
n8kun	-18
n8lag	-10
n8lan	-22
n8las	-14
n8lde	-21
n8leg	-12
n8lek	-12
n8len	-49
n8les	-21
n8lft	-11
n8lke	-37
n8lof	-11
n8lon	-9
n8me	-18
n8men	-36
n8mer	-16
n8mes	-12
n8met	-50
n8mis	-18
n8mo	-8
n8mst	-11
n8nde	-25
n8nds	-13
n8ndt	-10
n8nen	-38
n8nge	-23
n8ngt	-22
n8nig	-15
n8nkt	-13
n8nst	-22
n8nze	-32
n8o	-10
n8ode	12
n8oed	-10
n8oeg	-23
n8oek	-15
n8oel	-14
n8oen	-12
n8oep	-12
n8oh	-10
n8oke	-8
n8oké	-22
n8ond	-26
n8one	-13
n8ood	-8
n8oog	-9
n8ooi	-12
n8ool	-21
n8oon	-21
n8oop	-24
n8oor	-34
n8oos	-9
n8oot	-24
n8op	-40
n8opt	-23
n8org	-10
n8orm	-12
n8ort	-18
n8ost	-11
n8oud	-21
n8out	-24
n8ouw	-28
n8pak	-11
n8pel	-12
n8pen	-31
n8per	-14
n8pim	-13
n8raf	-19
n8rak	-12
n8ral	-23
n8rde	-15
n8rek	-16
n8ren	-47
n8rij	-17
n8rit	-11
n8rma	-12
n8rop	-21
n8rst	-21
n8rte	-9
n8rts	-11
n8rug	9
n8sch	-17
n8sel	-17
n8sen	-14
n8sie	-12
n8sje	-13
n8sse	-19
n8sta	-12
n8ste	-27
n8t	-11
n8t/m	-15
n8tad	-14
n8tal	-9
n8tas	-14
n8tel	-16
n8ten	-43
n8ter	-20
n8tie	-39
n8tig	-19
n8til	-11
n8tje	-18
n8tom	-17
n8top	-11
n8tor	-18
n8tte	-8
n8ude	-24
n8udt	-16
n8uif	-10
n8uik	-8
n8uin	-11
n8uis	-30
n8uit	-13
n8uld	-8
n8uli	-15
n8ult	-8
n8uni	-11
n8unt	-12
n8urs	-9
n8uto	-8
n8uur	-23
n8val	-15
n8van	-36
n8ven	-40
n8ver	-14
n8vet	-13
n8wam	-9
n8we	-33
n8wel	-17
n8wen	15
n8wer	-15
n8wie	-28
n8wij	-42
n8wou	-9
n8zag	-9
n8zak	-15
n8zal	-18
n8zen	-26
n8zer	-15
n8zet	-30
n8zit	-15
n8één	-29
n8ënt	-19
n9a's	-20
n9aad	-18
n9aai	-14
n9aak	-25
n9aal	-21
n9aan	-20
n9aap	-10
n9aar	-26
n9aas	-9
n9aat	-23
n9ade	-16
n9air	-12
n9ake	-19
n9akt	-21
n9alf	-18
n9ame	-11
n9amp	-19
n9and	-25
n9ang	-13
n9ank	-14
n9ano	-16
n9ant	-13
n9arm	-14
n9art	-11
n9ast	-19
n9aub	-16
n9bak	-17
n9bel	-9
n9bij	-9
n9cht	-25
n9d'r	-18
n9dag	-18
n9dat	-28
n9de	-66
n9del	-8
n9den	-42
n9der	-34
n9dig	-12
n9dje	-19
n9eam	-16
n9ect	-10
n9eef	-12
n9eek	-20
n9eel	-25
n9een	-21
n9eer	-15
n9eet	-12
n9eft	-18
n9eid	-13
n9eil	-12
n9ein	-15
n9ekt	-10
n9eld	-24
n9elk	-15
n9els	-23
n9elt	16
n9emt	-9
n9end	-8
n9ene	-19
n9enk	-19
n9ens	-30
n9ent	-24
n9ept	-19
n9er	-22
n9erd	-16
n9erf	-16
n9erk	-9
n9erm	-10
n9ers	-28
n9ert	-17
n9est	-19
n9ets	-13
n9euk	12
n9eum	-14
n9eur	-11
n9eus	-13
n9euw	-9
n9eén	-9
n9eën	-23
n9gen	-27
n9ger	-12
n9gge	-16
n9gij	-15
n9hap	-12
n9hel	-14
n9hem	-17
n9het	-18
n9hip	-12
n9hok	-16
n9hol	-15
n9hte	-13
n9hé	-10
n9ied	-8
n9ief	-19
n9iek	-20
n9ien	-25
n9ier	-22
n9ies	-26
n9iet	-20
n9ift	-13
n9ige	-24
n9ijd	-9
n9ijf	-13
n9ijn	-8
n9ik	-26
n9ikt	-15
n9in	-27
n9ine	-14
n9ing	-52
n9is	-19
n9ise	-11
n9ist	-22
n9jes	-22
n9jke	-10
n9jks	-13
n9jna	-9
n9jst	-12
n9kat	-13
n9ken	-47
n9ker	-14
n9ket	-9
n9kje	-14
n9kun	-17
n9lag	-16
n9lak	-9
n9lan	-19
n9lde	-24
n9lee	-15
n9len	-44
n9les	-22
n9let	-15
n9lfs	-14
n9lle	-16
n9llo	-12
n9lof	-15
n9man	-19
n9mer	-22
n9mes	-11
n9met	-42
n9mis	-18
n9mke	-13
n9na	-36
n9nce	-17
n9nde	-19
n9nds	-15
n9nen	-23
n9nge	-21
n9ngt	13
n9nje	-16
n9nte	-11
n9nze	-20
n9ode	-9
n9oed	-11
n9oeg	-11
n9oek	-21
n9oep	-15
n9oer	-13
n9ogt	-18
n9oké	-17
n9ond	-22
n9ons	-8
n9ood	-8
n9oog	-26
n9ooi	-9
n9oom	-21
n9oop	-21
n9oor	-23
n9oot	-20
n9op	-31
n9ord	-10
n9orf	-11
n9ost	-18
n9oud	-12
n9ouk	-12
n9out	-20
n9ouw	-21
n9pel	-14
n9pen	-32
n9per	-10
n9rde	-12
n9rem	-11
n9ren	-33
n9res	-15
n9rij	-21
n9rkt	-20
n9rry	-15
n9rts	-16
n9rug	-9
n9sel	-18
n9sem	-18
n9sen	-27
n9sie	-8
n9sje	-10
n9ste	-36
n9t	-17
n9tal	-10
n9tel	-8
n9ten	-40
n9ter	-12
n9tie	-35
n9tig	-20
n9tij	-9
n9til	-8
n9tje	-23
n9tor	-10
n9ude	-8
n9udt	-15
n9uis	-15
n9uit	-9
n9ulp	-14
n9unt	-15
n9uto	-10
n9uur	-9
n9uwe	-15
n9van	-23
n9ven	-33
n9vet	-10
n9we	-27
n9wel	-12
n9wen	-19
n9wij	-45
n9wo	-10
n9zen	11
n9zet	-24
n9één	-19
n9ënt	-17
~a-verklaring	-11
~a4'tje	12
~aalst	-11
~aangaat	-21
~aangenomen	-13
~aangevraagd	-14
~aangifte	11
~aankomst	-22
~aanleiding	10
~aannemen	15
~aanraken	-18
~aantallen	-21
~aantekeningen	-12
~aanvraag	-16
~aanvragen	16
~aanvrager	-9
~aanvullen	-15
~aanwezig	-19
~aanwijst	-12
~aardkabel	-16
~abdel	-16
~acclimatiseren	-11
~account	-23
~accu's	-10
~achteraan	-20
~achterbank	-12
~achteren	-10
~achterkant	-22
~achterste	-17
~achteruit	-17
~achttien	-8
~actuele	-17
~administratie	-13
~administratiekantoor	-9
~adres	-22
~adressen	-17
~advies	-13
~aerts	14
~afdrukken	9
~afgekeurd	-16
~afgelopen	-24
~afgesloten	8
~afgesproken	11
~afkoelen	-11
~aflaten	-15
~aflezen	-14
~afloop	-24
~aflopen	-13
~afplakken	-18
~afschakelen	8
~afsluiten	15
~afsluiter	-15
~afsnijden	-21
~afspraken	-13
~afstand	19
~afstortkluis	-14
~aftekenen	-22
~afvegen	-12
~afvinken	-10
~afvoer	-14
~afzetten	-16
~afzonderlijk	-11
~akela	-16
~akkoord	-19
~akte	9
~alarm	-18
~algemeen	-19
~alle	-13
~allebei	-9
~allee	24
~allemaal	9
~allen	-13
~allergietest	10
~allergieën	15
~allergisch	15
~alles	-30
~als	10
~alsjeblieft	11
~alsof	-13
~altijd	9
~alvast	-13
~alweer	-9
~analist	-10
~ander	18
~anderen	-16
~anderhalf	-10
~anderhalve	-13
~anneke	15
~anouk	-10
~antenne	-14
~antwoord	-22
~antwoorden	-11
~antwoordt	-22
~apart	-28
~aparte	-16
~apotheker	-16
~apparaten	-10
~appen	-16
~appje	-10
~april	-28
~archief	-14
~arm	-20
~arts	-21
~assen	-9
~assetnummer	-14
~assistente	-10
~assistentes	-16
~attest	-17
~auditor	-13
~augustus	-11
~auteur	-12
~auto	8
~avond	11
~avonddienst	-19
~avonds	-19
~baan	12
~baard	-14
~baby's	19
~babyfoon	11
~bad	-10
~badge	-9
~bak	-20
~bakje	-14
~bakken	-20
~bakkerij	-10
~balk	-11
~balken	-10
~bank	-15
~banken	-22
~bar	-25
~barcode	-14
~bart	-15
~bas	-24
~basis	-13
~basisschool	-12
~bedankt	-20
~bedoeling	10
~bedrag	-9
~bedrijf	-23
~beeld	-16
~beelden	-17
~been	-15
~beestjes	-15
~beetje	-20
~begeleider	-10
~begeleidster	-20
~begon	-12
~begrijpt	-20
~behalve	-29
~behandeld	-13
~beheerder	-16
~beiden	-18
~bek	-8
~bekappen	-19
~bekend	-11
~bekertje	-11
~bekijken	-10
~bekijkt	-24
~bekisting	-13
~bekken	-12
~belangrijkste	14
~belde	-16
~belgische	-16
~bellen	-17
~belletjes	-12
~belt	-27
~beluistert	-9
~ben	-28
~beneden	-22
~benen	9
~bent	10
~bepaalt	-15
~beperking	-18
~bereik	-13
~bergen	-15
~beschadigd	-17
~beschreven	11
~beschrijven	18
~beschrijving	23
~beslaan	-11
~beslist	-28
~besloten	8
~bespreekt	-17
~bespreken	9
~besproken	-16
~best	-14
~bestaat	11
~bestand	-14
~bestanden	-14
~besteld	-11
~bestelling	8
~bestelt	-17
~bestemd	-18
~bestuur	-19
~bestuursleden	-11
~betaald	-27
~betaalt	-13
~betalen	-9
~betekent	-14
~beter	-11
~betreft	20
~beu	-18
~beveiliger	-11
~bevestiging	-11
~bevestigt	-20
~bevroren	-19
~bewaard	-19
~bewaren	-13
~beweegt	-12
~bewoners	11
~bezig	-23
~bezit	-18
~bezoek	12
~bezoekers	-21
~bft	-22
~bied	-19
~biest	9
~bij	18
~bijen	-20
~bijlage	-12
~bijna	-12
~bijt	24
~biljetten	-10
~binnen	-19
~binnengekomen	-18
~blaast	-18
~bladmuziek	9
~bladzijde	-17
~bladzijden	-10
~blank	-13
~blauw	-23
~blauwe	-29
~bleek	-27
~blijf	-9
~blijft	-13
~blijven	-32
~bliksemafleider	-12
~bloed	-15
~bloemen	-25
~blok	-15
~boek	-15
~boeken	14
~boekhouding	-12
~boekje	16
~boer	-19
~boiler	-17
~bol	-12
~bollen	11
~bomen	-15
~bon	-21
~bonnen	-17
~bonnetje	-9
~boord	10
~boort	-10
~boot	-15
~bord	-23
~borden	-15
~bordje	-21
~bordjes	-10
~borg	-11
~borst	-8
~borstel	-25
~boswachter	-12
~bot	-19
~bouten	-17
~bouwt	-14
~boven	9
~bovenaan	-15
~bovenkant	-12
~bovenste	11
~braken	-15
~brand	-9
~brandalarm	10
~brander	-18
~breda	-10
~breedte	-18
~breek	-16
~brengen	9
~brengt	-12
~breuk	15
~brief	-26
~briefje	-28
~briefjes	-8
~bril	-11
~broer	-14
~bron	-10
~brugge	13
~bruikleenovereenkomst	-16
~brussel	-13
~buig	-13
~buik	12
~buiten	-29
~buitenlandse	-10
~bult	-15
~bunkerboot	9
~bunkeren	18
~bureau	-18
~buren	-17
~burger	-13
~buurgraven	-17
~buurt	-11
~cabine	-13
~camera	-15
~camera's	-14
~camping	14
~catalogus	-16
~cel	-8
~centrale	16
~centrum	8
~certificaat	-16
~chagrijnig	-22
~charge	-9
~chauffeurs	11
~check	-17
~checken	-21
~checklist	13
~checkt	-12
~chef	-10
~chemisch	-17
~chloor	-15
~claes	12
~claim	-10
~cliënt	-8
~cliënten	-23
~coating	-11
~code	-30
~collega	-21
~collega's	8
~computer	-23
~conciërge	10
~conditierapport	-19
~conservator	-14
~contact	-17
~container	-21
~contant	-18
~contract	-22
~controleer	-19
~controleert	-35
~controleren	15
~corrigeren	-21
~coördinator	-9
~crematorium	-16
~cursus	-13
~cuvet	-13
~d'r	15
~daan	10
~daarboven	9
~daarna	-19
~daarom	24
~daarover	-15
~daarvan	-21
~daarvoor	-24
~dacht	-20
~dagblad	-16
~dagen	13
~dak	-14
~dakgoot	-13
~dame	-16
~damme	-17
~dan	-18
~dank	-29
~datum	-40
~december	-24
~deeg	-9
~deel	-8
~deftig	-16
~degene	10
~dek	13
~deken	-12
~dekken	-14
~deksel	13
~delen	-17
~den	-20
~denk	19
~denken	-13
~denkt	-14
~dennis	-21
~der	-8
~derde	-26
~dergelijk	-16
~desem	14
~desinfectie	-11
~deuken	-9
~deuren	-22
~deventer	-19
~dezen	-14
~dicht	-11
~dichtdraaien	-16
~dichte	-15
~dicteer	18
~dienst	25
~dienstdoende	-17
~dient	-15
~diepte	-9
~dier	-10
~dierenambulance	-14
~dierenarts	-26
~dierverzorger	-13
~dikte	-16
~ding	12
~dingen	-9
~dinsdag	-33
~directeur	-19
~discussie	-12
~dochter	-13
~document	11
~doe	-13
~doek	-31
~doeken	-10
~doekje	10
~doel	-17
~doelen	-11
~doet	13
~dokter	-14
~donderdag	-12
~donker	-15
~dood	-14
~doordat	-13
~doos	-16
~dop	-22
~dorp	-8
~dosering	-17
~dossier	-12
~draad	-13
~draagt	-16
~draai	-26
~draaiboek	-20
~draaien	-21
~draait	-26
~drachten	8
~drank	-13
~drinken	-16
~drinkt	-12
~dronken	-24
~droog	-18
~drs	-12
~druk	-22
~drukken	14
~drukt	-15
~drummer	-13
~druppel	-20
~duits	-16
~duitsland	-10
~dun	-15
~duren	-10
~dus	36
~duur	-12
~duurt	-11
~dweilen	11
~dán	-15
~echt	-10
~echte	-18
~echter	-17
~een	26
~eens	22
~eentje	-21
~eenvoudige	10
~eerder	-24
~eerlijk	-10
~eerst	-27
~eerste	10
~eieren	14
~eigen	-34
~eigenaar	-26
~eigenlijk	16
~eind	-10
~eis	10
~eiwit	-14
~elders	-16
~elektricien	-10
~elf	-21
~elkaar	-13
~elke	14
~elleboog	-15
~els	-19
~emmen	-13
~emmer	-16
~emmers	-20
~ene	-27
~enfin	-14
~engels	10
~enige	-13
~enkel	-26
~ergens	-16
~erger	-12
~erin	-14
~erkend	-12
~ermee	-14
~ernaast	-12
~eromheen	-10
~eronder	-18
~erop	-12
~erover	-9
~eroverheen	-14
~ertussen	-13
~ervan	30
~ervoor	-14
~eta	-19
~eten	-21
~etiket	-14
~euh	16
~euro	-35
~even	-30
~excuses	-12
~exemplaar	-14
~extra	8
~eén	-25
~facturen	13
~factuur	-13
~familie	-8
~familiebedrijf	-20
~families	-16
~fanfare	-11
~fase	-14
~februari	-11
~femke	-15
~fenna	-10
~ffp2	-14
~fiets	-17
~fijn	10
~film	-17
~filter	9
~firma	-16
~fleece	-9
~fles	-18
~flesjes	-13
~flessen	9
~fluit	-11
~folie	-16
~fons	-9
~forceren	-15
~foto's	-16
~fotograferen	8
~fout	10
~fouten	-13
~frame	-17
~frituur	-20
~functie	-15
~fusten	13
~föhn	-16
~gaatjes	-17
~gaf	-21
~garage	-17
~garantie	-11
~gas	-23
~gasflessen	14
~gaslek	-20
~gast	-33
~gastheer	-13
~gebeld	-19
~gebeurd	-22
~gebeurde	-12
~gebeuren	-22
~gebeurt	32
~geblokkeerd	-12
~geboord	-18
~geboortedatum	-27
~gebouw	-22
~gebr	-16
~gebroken	-15
~gebruiken	-23
~gebruiker	-12
~gebruikt	-21
~gebruikte	16
~gecontroleerd	16
~gedaan	21
~gedeeld	-14
~gedrukt	12
~geef	10
~geeft	-9
~geel	-16
~geen	-21
~gefeliciteerd	-11
~gegaan	-16
~gegeten	-18
~gegeven	-18
~gegevens	-19
~gehaald	-9
~gehad	-24
~gehaktmolen	20
~gehoord	-16
~gehouden	-15
~gek	-17
~gekeken	-11
~geklikt	12
~gekomen	-14
~gekost	-16
~gekregen	13
~gel	-14
~gelamineerd	-18
~geld	-29
~gelden	-18
~gele	-26
~gelegd	-13
~gelieve	-20
~gelijk	-24
~geluid	-19
~gelukkig	-16
~gemaakt	-22
~gemeente	-32
~gemeten	-10
~gemiddeld	-13
~genoeg	-17
~genoteerd	-27
~gent	-13
~geopend	-13
~gepind	-10
~geplaatst	-16
~geplakt	-9
~gerda	-12
~gereedschap	-13
~geregeld	-26
~gerestaureerd	-12
~gerust	10
~gescand	-18
~geschilderd	-14
~geschreven	-11
~gespoeld	-17
~gestaan	-18
~gestart	-19
~gestuurd	-16
~geteld	-14
~getest	-14
~geven	-22
~gevlucht	-10
~gevolg	-17
~gevraagd	17
~gevuld	-21
~gewaarschuwd	-13
~geweest	-21
~gewicht	-15
~gewichten	-10
~gewogen	-16
~gewoon	17
~geworden	-22
~gezet	-24
~gezeten	-11
~gezinnen	-15
~ggd	-17
~giet	-8
~giftige	-10
~gij	-14
~ging	-33
~gister	-17
~gisteren	-18
~gleuf	-8
~gluten	-13
~goed	-12
~goedemorgen	-12
~goedgekeurd	-16
~goeiemorgen	-19
~gokken	-18
~gooien	-15
~goot	-8
~gordel	-17
~graad	-8
~graag	14
~graden	8
~graf	21
~gram	-18
~grappig	-8
~gras	-10
~gratis	-22
~grendel	-12
~grens	-20
~grijze	-13
~groen	-31
~groene	-24
~groepen	-8
~groet	-20
~groeten	-12
~groningen	-14
~groot	14
~gsm	-20
~gymzaal	15
~gênant	-15
~haak	-15
~haalt	-29
~haar	-27
~haard	8
~haarnetje	-11
~haast	10
~had	-34
~hahaha	-9
~haken	17
~halfuur	-8
~hand	-9
~handboek	-18
~handdoek	-23
~handen	-29
~handleiding	20
~handrem	-20
~handschoen	-14
~handschoenen	-34
~handtekening	-29
~hangslot	-12
~hard	-19
~harder	-9
~hardop	-23
~hart	-13
~hartelijke	-10
~haverklap	13
~headset	-19
~heb	-23
~hebt	-24
~hectare	-20
~heer	13
~heer/mevrouw	-14
~heerlen	-18
~heet	-19
~hek	-25
~hekken	-9
~held	-12
~helder	-14
~heldere	14
~hele	-20
~helemaal	-21
~helft	-30
~helixtest	-17
~helm	-15
~helpdesk	-12
~helpen	-17
~hem	-44
~hen	-16
~herfstvakantie	13
~herhaalt	-15
~herhalen	-17
~hernia	-15
~herschrijven	-15
~hersteld	-21
~herzien	-16
~het	11
~hiel	-9
~hier	-40
~hierbij	-15
~hieronder	-28
~hiervoor	-17
~hij	-35
~hilde	-16
~hilversum	-10
~hing	-14
~hoe	42
~hoef	-12
~hoeft	-27
~hoeken	-22
~hoeveel	-19
~hoeven	-12
~hoge	-14
~hoger	-24
~hokje	-16
~hond	-19
~honderd	-10
~honderdtwintig	27
~hoofdkantoor	-17
~hoofdkraan	-9
~hoofdschakelaar	-12
~hoofdsteun	-10
~hoog	-27
~hoogachting	-17
~hoogste	-18
~hoogte	-23
~hoop	-10
~hoor	-19
~hoort	10
~hopelijk	-14
~hotel	-13
~hou	-15
~houdbaarheid	-16
~houden	-21
~houdt	-27
~hout	-21
~houten	-12
~huid	-11
~huidige	-18
~huisnr	-12
~hulp	-11
~hun	-20
~identificeren	-18
~identiteitsbewijs	-21
~identiteitskaart	8
~iedere	27
~iedereen	13
~iemand	10
~iets	16
~ijs	-19
~ijsmeester	-12
~ilse	-18
~incident	-14
~indruk	-13
~info	-15
~ingang	-17
~ingeleverd	8
~ingevoerd	-11
~initialen	-15
~inkorven	14
~inlaat	-14
~inmiddels	12
~inname	10
~innemen	11
~input	-11
~inruimen	8
~inschrijven	-11
~inspecteurs	-15
~inspectie	9
~inspreken	9
~instructeur	-21
~instructeurs	15
~instructie	29
~instructies	-16
~instrument	-22
~instrumenten	14
~insuline	-16
~intercom	-18
~internet	-15
~intune	-9
~intussen	-19
~invriezen	11
~invullen	-23
~inwerken	-11
~inzage	9
~isolatie	14
~jaarlijks	-20
~januari	-11
~jas	-28
~jef	-13
~jerrycan	-14
~jij	9
~jobstudenten	-16
~jochem	-20
~jodium	-12
~joke	-14
~jolanda	-15
~jonge	-11
~jongens	-17
~jonger	-18
~jongste	-20
~jou	-9
~journaal	-18
~juf	-16
~juist	-13
~juiste	-23
~juli	-15
~jullie	15
~jurk	-12
~kaartje	-37
~kaas	-9
~kabel	-20
~kabels	-12
~kade	-21
~kale	-18
~kalf	9
~kalk	-8
~kam	9
~kamers	-21
~kamp	8
~kan	20
~kanaal	-18
~kant	-22
~kantelen	-13
~kanten	-19
~kantine	8
~kantoor	-12
~kantplank	-11
~kap	-22
~kapot	-24
~kapotte	-19
~kappen	-9
~kar	-10
~kas	-16
~kast	-18
~kastje	-20
~kat	20
~katoen	-15
~kazen	11
~keer	17
~kees	-15
~kegels	-19
~kelder	-20
~kempen	-14
~ken	-10
~kenmerk	-14
~kennen	-23
~kennismakingsgesprek	-15
~kent	-19
~kenteken	-19
~kerk	-18
~kerkenraad	-15
~ketel	-14
~ketels	-8
~ketting	-16
~keuken	-20
~keuren	20
~kevin	-16
~kiel	-11
~kier	-18
~kiezen	-16
~kijk	-19
~kijkgat	-22
~kijkt	-40
~kikkers	-9
~kilo	-15
~kilometer	-14
~kim	-8
~kinderdagverblijf	-9
~kinderzitje	-8
~kindjes	-19
~kist	-27
~klaarzetten	10
~klacht	-19
~klagen	13
~klanten	12
~kleding	-17
~kleed	12
~klei	11
~klein	-20
~kleine	-24
~klem	-12
~klemmen	-14
~klemt	-13
~klep	-22
~kleren	-11
~kleur	-29
~kleurcode	-15
~kleurnummer	-9
~klik	-18
~klimhal	-21
~klinkt	-16
~klok	-17
~kloppen	-20
~kluis	-23
~km/u	-17
~knelt	-13
~knip	-11
~knop	-19
~koekjes	-13
~koelbox	-14
~koelcel	-12
~koeling	-28
~koelkast	-25
~koelplaat	-13
~koepel	10
~koerier	-18
~koffiemachine	-21
~kok	-15
~koken	9
~kom	-24
~komma	-14
~kooi	-17
~kooien	-10
~koorts	-17
~kop	-36
~kopie	-25
~koppel	8
~koppeling	-11
~koppen	-16
~koptelefoon	-20
~korf	-17
~korrel	-24
~kort	9
~korte	-16
~kortste	-8
~kosten	-18
~kraan	-26
~krabben	-13
~krat	-24
~kratten	-21
~kreeg	-18
~kregen	-15
~krijg	-10
~krijgen	19
~krijgt	9
~krom	-20
~kruimels	-13
~kruis	-15
~kruisen	-8
~kruisje	-9
~kruislings	-13
~kuip	-12
~kuipers	-20
~kunnen	13
~kunstgras	-11
~kunt	-26
~kus	-9
~kwaad	-18
~kwaliteit	10
~kwaliteitshandboek	-17
~kwam	-17
~kwart	-19
~kwijt	-24
~laagje	-11
~laan	-16
~laarzen	-13
~laatst	-23
~laatste	9
~lab	-10
~label	-12
~lachen	-14
~ladder	-23
~laden	-11
~lag	-25
~lage	-15
~lamp	-18
~lampen	-24
~lampje	-22
~landen	-12
~lang	-27
~langs	-10
~langzaam	-17
~lap	-14
~late	-17
~laten	-16
~lauw	-11
~leegmaken	-14
~leent	16
~leerkracht	-10
~leerlingen	-25
~lees	-25
~leesbaar	-16
~leest	-46
~lege	-25
~leggen	-27
~legionella	-21
~legitimatie	-21
~legt	-20
~leiding	-13
~leidingen	-16
~leidinggevende	-20
~lek	-15
~lekbak	-16
~lekker	-13
~lekt	-12
~lengte	-23
~lepel	-9
~leren	-13
~les	-9
~letter	8
~letterlijk	-20
~leuk	-16
~leuven	-18
~levende	-12
~levering	-19
~leveringen	13
~lezen	11
~licht	-35
~lid	-21
~liefst	-21
~liep	-23
~liepen	-12
~lier	-17
~lieve	-15
~liever	-15
~lift	12
~liggen	-28
~liggend	-17
~ligt	-16
~lijf	-20
~lijm	-13
~lijmen	-13
~lijn	-28
~lijnen	-9
~lijst	-23
~lijsten	-12
~lijstje	21
~limburg	-22
~linde	-9
~linker	-8
~linkerhand	-11
~links	-25
~linkse	-8
~lint	-26
~linten	-17
~lip	-12
~liter	-24
~locatie	-23
~loeplamp	-20
~logboek	-22
~logo	-11
~lokaal	-15
~lokeren	-10
~loket	-16
~lol	-14
~lood	-16
~loog	-17
~loop	-17
~loopt	-19
~lopen	-26
~lopende	-18
~loslaat	-12
~losse	-16
~lotte	-18
~luc	-18
~lucht	-17
~luik	-12
~luis	-14
~luisteren	-11
~luistert	-10
~luizen	12
~lukt	-17
~lunch	-22
~m'n	-11
~maaike	11
~maakt	-19
~maal	-10
~maand	-12
~maandag	10
~maanden	-11
~maart	-12
~maatschappij	12
~machines	-8
~machinist	-12
~machtiging	-11
~maes	-11
~magazijn	-15
~magneet	-15
~mailen	-9
~mailt	-19
~mailtje	-13
~maken	31
~man	-22
~mand	-12
~manden	-14
~mandje	-14
~manier	30
~mannen	-12
~map	-15
~mappen	-10
~marifoon	-10
~marjan	-16
~marloes	-16
~masker	-13
~matroos	-19
~max	-31
~maximaal	-16
~maximum	-14
~mechelen	-8
~medewerker	-24
~medewerkers	9
~medicijnen	-16
~mee	-43
~meekijken	-17
~meeldraden	-17
~meenemen	-20
~meer	-28
~meest	-16
~meestal	-23
~meeste	-18
~meet	-30
~meisjes	-12
~melden	-13
~melding	-13
~meldt	-17
~melk	-19
~men	-32
~meneer	-11
~mengtafel	12
~mens	-11
~merci	-14
~merk	-19
~mes	-12
~mesje	-9
~met	-22
~metaal	-12
~metalen	-18
~meteen	8
~meten	-9
~meterkast	8
~meters	12
~mevr	-15
~mevrouw	-35
~micro	-16
~microfoon	30
~middag	-16
~middelste	-9
~midden	-23
~mij	23
~mijnheer	-13
~milieustraat	11
~millimeter	-19
~min	-17
~minder	-18
~minderjarigen	-16
~minimaal	-9
~minstens	16
~minuten	-21
~minuut	-17
~misschien	-17
~mits	-16
~mix	-15
~mocht	-18
~moeder	-24
~moeilijke	-10
~moest	-15
~moet	10
~moeten	15
~mogelijk	-16
~molenaar	-18
~moment	-15
~momentsleutel	-13
~mond	27
~mondeling	-15
~monster	-26
~monsters	8
~mooi	-29
~morgen	-23
~motor	-23
~mouwen	-9
~muur	12
~muziek	-12
~naald	-19
~naalden	-13
~naam	-43
~nachtreceptie	20
~nachts	-13
~naden	-16
~nadine	-24
~nagaan	-17
~nagel	-10
~nagels	-12
~nalopen	-8
~namelijk	10
~namen	-23
~namens	-17
~naspoelen	-15
~natte	-23
~nederlands	15
~nee	-23
~neem	-25
~neemt	-9
~neer	-22
~neerzetten	-10
~negen	-28
~nemen	-26
~nest	-11
~nesten	-11
~net	9
~netbeheerder	-14
~netjes	-10
~nette	-15
~netten	-20
~neus	-17
~neutraal	-18
~nevel	-17
~nieten	-16
~niets	-28
~nieuws	-15
~nitril	-15
~niveau	-10
~nodig	10
~noem	-12
~noemen	-11
~nog	-14
~noodstop	-11
~nooit	-25
~noor	-13
~nota	9
~notariskantoor	-20
~noteer	-17
~noteert	-18
~notenallergie	-15
~noteren	-22
~notulen	-22
~notulist	-18
~november	-24
~nuchter	-14
~nul	-14
~nummer	-25
~nummeren	-10
~nummers	-29
~object	-13
~objecten	-15
~ochtend	10
~ochtends	10
~oei	-12
~offerte	-15
~offertes	-14
~officieel	-12
~ogen	-18
~oktober	-22
~oké	-19
~olie	-14
~omdat	-24
~omdraaien	-17
~omgekeerd	-25
~omgevingsdienst	-12
~omheen	-10
~omhoog	-28
~omloop	-15
~omroepen	-16
~omvormer	-16
~omzetten	-15
~onaangekondigd	-21
~onder	-26
~onderaan	-22
~onderbreken	-13
~ondergetekende	-16
~onderling	10
~onderstaande	-23
~onderste	-18
~ondertekening	-8
~onderweg	-17
~onderwerp	47
~onherkenbaar	-16
~onlangs	-20
~online	12
~ontbrak	10
~ontdooien	-8
~ontheffing	-16
~ontkalken	-22
~ontruimt	-16
~ontsmet	-10
~ontvangen	13
~ontvangst	16
~ontvangt	-15
~ontvetten	-11
~ontwerp	-12
~onverwacht	-19
~onze	11
~oog	-13
~oogst	-19
~ook	15
~opa	-10
~opbouw	-11
~opdrachtgever	-14
~opengaat	21
~opent	-27
~openvouwen	-15
~opgang	-11
~opgehaald	-9
~opgeschreven	-9
~opgesteld	-12
~opgezwollen	-12
~opgroeien	11
~ophalen	-14
~ophangen	-14
~opmerking	-20
~opmerkingen	-25
~oproep	11
~opschrijven	9
~opvolger	-18
~opvolgster	-9
~opwarmen	-15
~opzetten	19
~opzichter	-12
~opzij	-14
~opzoeken	-19
~oranje	-23
~orde	-15
~oren	-15
~orgel	-20
~origineel	-19
~oud	-25
~oude	-18
~ouder	-20
~oudere	-11
~oven	-17
~over	32
~overal	-15
~overall	-15
~overboord	-15
~overgenomen	-19
~overkant	-15
~overleden	-9
~overleg	-23
~overschoenen	-21
~paal	-14
~paaltje	-9
~paar	-21
~paard	-14
~paarden	-11
~pad	-14
~paden	-16
~pak	-16
~pakje	-17
~pakken	-11
~pakket	-15
~pakt	-18
~pallet	-13
~pallets	-15
~paneel	-23
~panelen	-14
~paniek	11
~papa	-14
~papier	41
~papieren	-21
~paraaf	11
~paraplu's	-11
~parkeerplaats	8
~parkeert	-18
~parkeren	-18
~parking	-19
~parnassys	-14
~parro	-12
~partijen	-20
~partner	14
~partners	-19
~pas	-25
~paspoort	-10
~paspoorten	-13
~passagier	-13
~passagiers	16
~passen	-16
~past	-13
~patiënt	-25
~patiënten	13
~pauze	18
~pdf	-10
~peilen	-15
~pellen	15
~pen	-14
~pennen	-18
~per	14
~perceel	-13
~pers	-16
~personeel	-21
~personeelszaken	-9
~personen	-13
~peter	-8
~piano	-14
~piept	-16
~piet	-11
~pim	-17
~pin	-17
~plaat	-20
~plaats	-20
~plaatse	-11
~plaatsen	14
~plaatst	-13
~plak	-13
~plakken	-9
~plakt	-20
~plank	-22
~planken	-19
~planner	9
~planning	-22
~plant	-10
~planten	-19
~plastic	-12
~plat	-19
~plein	13
~plek	-28
~plekke	-15
~plekken	-23
~ploegleider	-11
~plukken	-18
~plukkers	-10
~plus	-15
~poeder	-11
~politie	-18
~pols	-10
~pomp	-15
~pools	-9
~poolse	-13
~poort	-26
~poppen	13
~portaal	-16
~portier	-16
~positief	-16
~postbus	-10
~pot	-16
~poten	-15
~potlood	-19
~praat	-22
~prachtig	-11
~praten	-22
~precies	25
~prijs	-23
~prijzen	8
~prikbord	-20
~prima	-23
~primer	17
~printen	-15
~printer	-11
~priscilla	-13
~probeer	-19
~probleem	9
~procedure	14
~procent	-12
~proces-verbaal	-21
~product	-20
~proef	-15
~proficiat	-11
~profiel	-12
~programma	-27
~project	-12
~projectleider	-8
~protocol	8
~provincie	-16
~pruiken	9
~prullenbak	-9
~publiek	-9
~punten	-21
~puntjes	-10
~put	-25
~raad	-14
~raak	-11
~raakt	-29
~raam	-23
~rand	-13
~rapport	10
~recensie	-19
~recept	-13
~receptie	-20
~recht	-13
~rechtop	-17
~rechts	-24
~rechtstreeks	-15
~redactie	-17
~reden	-18
~rederij	-26
~ref	-11
~regel	-18
~regeling	8
~regels	13
~regen	11
~regio	12
~regionale	14
~register	-12
~registrar	-18
~registratie	-16
~rei	9
~reizen	-19
~rek	-18
~rekenen	-12
~relatie	13
~reling	-18
~rem	-21
~remmen	-21
~repetitie	-11
~resetten	9
~rest	9
~restaurator	-22
~rev	-14
~review	-21
~richting	10
~riem	-18
~rij	-16
~rijbewijs	-11
~rijd	8
~rijden	-24
~rijen	-9
~rijkswaterstaat	-14
~rijles	12
~rijrichting	-17
~rijschool	-18
~ring	9
~ringen	-16
~rit	-22
~ritten	-21
~roef	-10
~roep	9
~roepen	13
~roeren	-12
~roken	-11
~rol	-19
~rolstoel	17
~rolstoelen	9
~romp	-11
~ron	-13
~rond	-23
~ronde	-21
~rondgang	-10
~rondje	-21
~rondom	-20
~rondvraag	-12
~rood	-34
~rook	-15
~rotte	-22
~rotterdam	-20
~route	-8
~roze	-12
~rozen	-12
~rubber	-15
~rubbertje	-8
~ruik	-17
~ruiken	-11
~ruikt	-25
~ruim	-20
~ruit	-12
~run	-14
~rustig	-18
~ruud	-19
~ruwe	14
~ruzie	-13
~rva	-11
~sandra	-18
~sanitair	-14
~saskia	-17
~sauna	12
~scan	-10
~scannen	-14
~schaar	14
~schakelt	-17
~schenken	12
~scheppen	10
~schept	14
~scherm	-23
~scherven	10
~schijf	-17
~schilderen	-15
~schilderijen	19
~schimmel	-12
~schip	-19
~schipper	-27
~schippers	9
~schoen	-11
~scholen	-15
~schone	-30
~schoon	-25
~schoonbroer	-12
~schoonmaak	17
~schoonmaken	16
~schoorsteen	9
~schort	-19
~schouder	-12
~schouders	10
~schrapen	-19
~schreeuwen	23
~schriftelijk	-24
~schrijft	-26
~schroeven	-16
~schudden	-11
~schuif	-20
~schuin	-10
~schuld	-16
~schuren	-15
~schuur	15
~scouten	16
~scriba	-9
~sealbag	-16
~sec	-15
~seconden	-15
~secretariaat	-18
~secretaris	-25
~sein	-15
~seizoen	-16
~september	-22
~serienummer	-12
~serieus	17
~server	-11
~sessie	-10
~sessies	-20
~sieraden	-13
~site	9
~sjaak	-11
~sjabloon	-10
~slaat	-11
~slag	-16
~slagen	-12
~slagerij	25
~sleuf	-11
~sleutel	-42
~slijpen	-13
~slimme	11
~slinger	-11
~sloot	-10
~slot	-30
~slotte	-13
~sluit	-21
~sluiter	-17
~sluiting	-19
~sms	-10
~snaar	-13
~snap	-9
~snappen	12
~snaren	-16
~snede	-14
~snel	-17
~snelle	-14
~snijvaste	-16
~snoer	-12
~soep	25
~software	-12
~sok	-10
~solderen	-17
~sommige	-15
~soms	-28
~sonja	-15
~soort	-9
~soorten	-20
~sop	10
~sorry	-22
~sorteren	-17
~spanning	-10
~spelden	-13
~spelen	-16
~spiegel	-11
~spindels	-15
~spits	-12
~spoel	12
~spoelmachine	-16
~spoelt	-19
~sportieve	-14
~spreekt	-22
~spreken	-16
~springt	-18
~spuit	-19
~spuiten	-24
~sta	-11
~staal	-13
~staan	-12
~staand	-13
~staat	-19
~stad	-17
~stagiair	-22
~stagiaire	-14
~stagiaires	8
~stand	-28
~standplaats	-14
~stappenplan	15
~stapt	-21
~stapvoets	-10
~start	-24
~steek	-16
~steekt	-12
~steiger	13
~steken	-14
~stekker	-20
~stel	-20
~stelen	-12
~stellen	11
~stem	-15
~stembureau	12
~stemmen	13
~stenen	-18
~steriel	-13
~stevige	-11
~sticker	-24
~stijl	-13
~stil	-22
~stilleggen	11
~stilstaat	-13
~stilte	-16
~stoel	-11
~stoelen	-12
~stof	-10
~stofzuiger	10
~stond	-22
~stonden	-14
~stop	-22
~stopt	-33
~storen	-13
~storing	9
~storm	12
~streep	-15
~streepjes	-13
~streept	-15
~stremsel	27
~streng	-14
~strepen	-12
~strijklicht	-10
~string	13
~stroken	9
~strook	-16
~strookje	-12
~stroom	10
~strop	13
~studenten	16
~stuk	-38
~stukje	-9
~stuks	-19
~stuur	-12
~stuurhut	-12
~stuurt	-27
~suiker	-15
~sven	15
~systeem	-22
~t/m	10
~taart	-22
~tabel	-20
~tablet	-27
~tachtig	-18
~tafels	-24
~tag	-17
~tandartspraktijk	13
~tank	-30
~tankschip	18
~tape	-21
~tarra	-9
~tassen	-11
~taxi	-20
~teamleiders	-17
~teamoverleg	-20
~technische	8
~tegelijk	-13
~tekening	-18
~tekent	-24
~tekst	13
~tel	-21
~telefonisch	20
~telefoon	-39
~telefoonnummer	-14
~telefoonnummers	-10
~telefoons	-16
~telen	-16
~telkens	-19
~teller	19
~temperatuur	-24
~ten	-20
~tenzij	-13
~ter	-29
~termijn	-9
~terneuzen	-17
~terrein	-15
~terug	-42
~terugkomen	14
~terugkomt	-14
~terugzetten	13
~terwijl	-16
~testen	17
~tester	-15
~tevreden	-19
~theater	-17
~theo	12
~thermodesinfector	-20
~tht	-18
~ticket	-16
~tiende	-8
~tijd	-16
~tijdens	20
~tik	-19
~tikt	-16
~tilburg	9
~tillen	-9
~tillift	10
~titel	12
~toe	-19
~toegestaan	-17
~toegezegd	-14
~toelichting	-18
~toen	-15
~toepassingsgebied	-16
~toeristen	-8
~toestel	-15
~toestellen	14
~toestemming	8
~toilet	-15
~tom	-21
~ton	-10
~toon	15
~toonbank	14
~toont	-17
~top	-15
~topdesk	-8
~toren	-9
~touw	-18
~traag	-13
~trailer	-13
~trakteert	-18
~trap	-20
~tray	-11
~trek	-16
~trekken	-26
~trekkenman	9
~trekkenwand	12
~trekker	27
~trekt	-28
~trommel	-14
~trossen	-16
~trostomaten	-16
~trouwens	-24
~truus	-21
~tuin	-13
~turbine	-17
~tussen	-12
~twee	-10
~tweede	-12
~tweeën	-17
~tweeëndertig	-9
~twijfel	-16
~twijfelt	-10
~twintig	-30
~twintigste	14
~typ	-11
~type	-15
~tyvek	-15
~u-vorm	-11
~uitdoen	-8
~uiterlijk	-18
~uitgelegd	-19
~uitgerold	-14
~uitgeslagen	-12
~uitgesloten	-13
~uitgifte	16
~uitleen	12
~uitleg	-13
~uitleggen	-30
~uitlekken	-10
~uitlenen	19
~uitlezen	13
~uitrollen	-15
~uitslag	-19
~uitsluitend	-22
~uitspoelen	-13
~uitstappen	-14
~uitvaart	11
~uitvoerder	-9
~uitvoering	-20
~uitwassen	-13
~uitwerken	9
~uitzending	10
~uitzendkracht	-9
~uitzendkrachten	-16
~uitzetten	22
~uitziet	-12
~uren	-10
~uv-lamp	-11
~uwv	-16
~vaak	10
~vaart	-17
~vaatwasser	-16
~vader	-10
~vak	-28
~vakantie	-18
~vakje	-17
~vakken	-11
~val	10
~vallen	-20
~valt	-13
~van	32
~vanaf	18
~vanavond	-12
~vandaag	-9
~vang	-11
~vangplaten	-10
~vangt	-18
~vannacht	-13
~vanuit	17
~vanwege	-9
~vanzelf	-21
~varen	8
~varia	-14
~vast	15
~vaste	27
~vastgelegd	-21
~vastgesteld	-15
~vastgezet	-15
~vastleggen	19
~vaten	15
~veearts	-14
~veerle	-10
~veilig	-13
~veiling	-11
~vel	11
~veld	-25
~ventilatie	-8
~ventilator	-14
~verandert	-19
~verankeringen	-11
~verantwoordelijk	-13
~verbeteren	-14
~verboden	-23
~verbroken	-12
~verdelen	-11
~verder	-19
~verdubbeld	-12
~vergadering	-11
~vergeet	-13
~vergeleken	-14
~vergelijken	-14
~vergelijkt	-20
~vergeten	-28
~vergoed	-14
~vergoeding	-13
~verhuren	-22
~verkeer	18
~verkeerde	-33
~verklaring	-17
~verkocht	-11
~verkoper	8
~verlaat	-13
~verlof	-15
~verloopt	22
~verloren	14
~verontschuldigd	-13
~verplaatst	-12
~verplicht	-12
~vers	-17
~verslag	-27
~verstaan	-15
~vertalen	-16
~vertel	-17
~verteld	-10
~vertelt	-19
~vertrek	-15
~vertrouwelijk	-12
~vertrouwelijke	9
~vervallen	-17
~vervalt	9
~verversen	12
~vervoer	-22
~vervoeren	-19
~verwachte	13
~verwarming	-21
~verwijderd	-14
~verwittigen	-12
~verwittigt	-16
~verzegeld	-13
~verzegelen	-11
~verzekeraar	9
~verzekering	16
~verzoeken	-14
~verzorgende	15
~verzorging	11
~vet	10
~veter	-10
~vhf	-19
~viel	-16
~vier	-13
~vierde	-14
~vierentwintig	-14
~vijf	-44
~vijftien	9
~vijftig	-10
~vijl	-9
~vijlen	-12
~vinden	8
~vinder	-11
~vindplaats	-14
~vindt	-26
~vinger	-11
~vingers	-12
~vinkje	-14
~vlaamse	-13
~vlaggetje	-15
~vlak	-18
~vlakke	-17
~vlek	-11
~vlekken	-19
~vlissingen	-17
~vlot	-21
~vlucht	13
~vocht	-22
~vochtigheid	-14
~voeding	-17
~voel	-13
~voelt	-15
~voeren	15
~voert	-20
~voet	-26
~voeten	-20
~voeteneind	-15
~voetplaten	-14
~voilà	18
~vol	-16
~volgende	-9
~volgt	-28
~volle	-20
~volmacht	-15
~volstaat	-10
~volwassene	-15
~vond	-18
~vonden	16
~voor	32
~vooraan	-8
~vooraf	-10
~voorbij	-11
~voordeur	-15
~voorgedaan	-14
~voorhand	-9
~voorjaar	12
~voorleggen	17
~voorlopig	-14
~voorman	-12
~voornaam	-15
~voorschrift	-9
~voorspoelen	-12
~voorstel	-15
~voortaan	21
~vooruit	-14
~voorval	-15
~voorwerp	-11
~voorwerpen	14
~voren	-14
~vorig	-31
~vorige	-18
~vorm	-21
~vorst	-14
~vouw	-16
~vraag	12
~vracht	-17
~vrachtbrief	-15
~vragen	-9
~vragenlijst	-12
~vriendelijk	-20
~vriendelijke	-9
~vriezer	-16
~vrij	-29
~vrijdagavond	12
~vrijgave	-11
~vrijgegeven	-13
~vrijgeven	-20
~vrijmaken	-9
~vrijwillig	-13
~vrijwilliger	-28
~vrijwilligers	22
~vroegen	15
~vroeger	-24
~vrouwen	-12
~vuil	-18
~vuile	11
~vul	-12
~vult	-27
~waarbij	-16
~waarden	-16
~waardoor	9
~waarin	-10
~waarom	-13
~waaronder	-13
~waarop	9
~waarschuwt	-12
~waarvan	-24
~wacht	-34
~wachtdienst	12
~wachten	-36
~wachtwoord	-21
~wagen	-43
~wagens	-20
~wakker	-9
~wand	-13
~wanneer	9
~ward	-14
~waren	-23
~warm	-35
~warme	-8
~warmt	-13
~was	-25
~wassen	10
~wasserij	9
~wasstraat	-12
~wast	-17
~wat	26
~water	-23
~waterkwaliteit	10
~waterland	-16
~waterpas	-13
~wax	-9
~website	-12
~weduwe	-15
~weegschaal	-14
~weegt	-17
~week	-10
~weekend	20
~weet	13
~weg	-16
~wegen	17
~wegens	-11
~weggaan	9
~wegrijden	-10
~wegtrekken	-17
~wel	-14
~welk	-23
~welke	-23
~welkom	-17
~welpen	9
~wendy	-18
~werf	-21
~werfleider	-12
~werk	-19
~werkbon	-13
~werkdag	-8
~werkdagen	-25
~werken	-10
~werkinstructie	-15
~werkoverleg	-11
~werkplek	9
~werkt	-22
~werkwijze	23
~wespen	-18
~wettelijke	-13
~weverstraat	-15
~whiteboard	-9
~wiek	-14
~wiel	-19
~wielen	-15
~wij	31
~wijkagent	-12
~wijkverpleegkundige	-10
~wijn	-15
~wijst	-16
~wijze	21
~wijzen	-18
~wiki	-20
~wil	39
~willem	-13
~willen	14
~windkracht	-20
~winkel	-22
~winkels	-17
~winter	10
~winterbanden	17
~wisselen	17
~wisselende	-12
~wisselt	8
~wist	-19
~witte	-24
~wittevlieg	-10
~woest	-18
~woning	19
~woord	-21
~woorden	-13
~wordt	10
~wortel	-14
~wou	16
~wouter	-11
~wrijven	-9
~yerseke	-12
~youssef	-15
~z'n	-27
~zaag	-10
~zaallicht	-17
~zachte	-10
~zag	-17
~zak	-13
~zakje	-19
~zakjes	-11
~zakken	-19
~zaklamp	-13
~zakt	-18
~zal	13
~zand	-18
~zaten	-11
~zeep	-18
~zeepsop	-18
~zeer	-15
~zeg	-30
~zegel	-20
~zeil	-23
~zeilen	11
~zeiljacht	13
~zelden	9
~zelf	-20
~zelfs	-24
~zestien	-19
~zestig	-15
~zetten	-24
~zeven	20
~zich	-32
~zichtbaar	-14
~zichzelf	-11
~zie	-14
~ziek	13
~ziekte	-11
~ziet	-17
~zijkant	-25
~zijn	-43
~zijt	-11
~zin	-14
~zingen	-11
~zinnen	-19
~zit	18
~zitten	-16
~zo'n	15
~zodat	27
~zoden	-16
~zoekt	-25
~zolang	-16
~zolen	-20
~zomaar	-15
~zomer	-13
~zon	-16
~zondag	11
~zone	-10
~zoom	-18
~zoon	-10
~zorgen	-15
~zou	22
~zouden	15
~zucht	-19
~zuignap	-16
~zure	10
~zus	-10
~zutphen	-18
~zuursel	27
~zuurstof	-17
~zwaailamp	-17
~zwaar	-15
~zwart	8
~zwembad	24
~zwemvest	-11
~zwerfkatten	-17
~één	21
…!	-19
…%	-21
…&	-17
…'	-9
…(	-24
…)	-11
…*	-22
…+	-23
…,	-25
…-	-14
….	25
…/	-20
…0	-44
…:	24
…;	-51
…=	-12
…>	-28
…?	-24
…@	-24
…[	-30
…]	-24
…a	-15
…a-verklaring	-12
…a4'tje	18
…aalst	-18
…aan	14
…aangaat	-19
…aangenomen	-12
…aankomst	-17
…aanleiding	-20
…aannemen	-24
…aanpak	-21
…aantal	-14
…aantallen	-14
…aantrekken	-10
…aanvraag	-9
…aanvragen	-23
…aanvrager	-9
…aanwezig	-10
…aardkabel	-11
…abdel	-16
…account	-12
…accu's	-16
…acht	-18
…achter	8
…achterbank	-12
…achterdeur	-10
…achteren	-16
…achtergelaten	-16
…achterkant	-15
…achterste	-13
…achttien	-22
…administratie	-9
…adres	-28
…adressen	-15
…advies	-20
…adviseur	-18
…advocaat	14
…af	-48
…afdeling	12
…afgelopen	-27
…afgesproken	-10
…afhalen	-8
…afkoelen	-17
…aflaten	-18
…aflezen	-13
…afloop	-17
…afplakken	-17
…afsluiter	-12
…afsnijden	-14
…afspraak	-23
…aftekenen	-8
…afvinken	-17
…afwijking	-18
…afzetten	-11
…afzonderlijk	-10
…afzuiging	-11
…akte	-17
…al	-9
…alarm	-17
…alcohol	-17
…allebei	-19
…alleen	-21
…allemaal	-38
…allergietest	-15
…allergieën	-20
…allergisch	-17
…alles	-47
…als	-10
…alsof	-22
…alstublieft	-26
…altijd	-46
…alweer	10
…analist	-9
…andere	-31
…anderhalf	-18
…anderhalve	-18
…annelies	-13
…anouk	-20
…antenne	-16
…apart	-21
…apotheek	-22
…app	-26
…appje	-10
…april	-17
…archief	-11
…arm	-15
…arts	-15
…asiel	-19
…assen	11
…assistente	-17
…assistentes	-20
…atelier	-15
…aub	-21
…audit	-9
…augustus	-12
…auto	-20
…auto's	-17
…autoclaaf	-11
…avond	-21
…avonddienst	-12
…avonds	-27
…awel	17
…b	-18
…baan	-20
…baard	-11
…baas	-22
…baby's	-20
…bak	-39
…bakfiets	-20
…bakken	-17
…bakker	-16
…balie	-26
…ballon	-11
…band	-29
…banden	-23
…bank	-8
…banken	-17
…bar	-13
…barcode	-10
…bart	-11
…bas	-12
…batterij	-18
…bed	-21
…bedankt	-15
…bedrijf	-10
…beeld	-12
…beelden	-13
…been	-13
…beestjes	-22
…beetje	-24
…begeleidster	-16
…begin	-25
…beginnen	-11
…begint	-35
…begrijpt	-23
…behalve	-28
…behandeld	-14
…behandelen	-18
…beide	-18
…bek	-20
…bekappen	-17
…bekijken	-23
…bekijkt	-18
…beklede	-10
…bel	-34
…belangrijkste	12
…belde	-13
…bellen	-33
…belt	-32
…ben	-47
…beneden	-20
…bent	-22
…bepaalt	-11
…bericht	-21
…beschadigd	-14
…beschadigde	-10
…beslist	-21
…besloten	11
…besproken	-10
…bestand	-14
…bestanden	-10
…bestelling	14
…bestrijden	-15
…bestuur	10
…betaalt	-12
…betalen	-16
…betekent	-9
…beter	-19
…betreft	-25
…beveiliger	-12
…bevestigt	-16
…bevroren	-17
…bewaard	-9
…bewaren	-11
…bewijs	-11
…bewoner	-14
…bewoners	-19
…bezit	-20
…bezoek	-21
…bij	-41
…bijstellen	-15
…bijt	-19
…binnengekomen	-10
…binnenkomt	-13
…blaast	-12
…blad	16
…bladeren	-21
…blauwe	-20
…bleek	-30
…blij	-14
…blijf	-18
…blijft	-33
…blijven	-18
…bloed	-14
…bloem	-17
…bloemen	-11
…blokkeren	-14
…bocht	-18
…boek	-15
…boeken	-18
…boete	-15
…boiler	-18
…bomen	-14
…bon	-11
…bonnen	-14
…boom	-21
…boord	11
…boort	-8
…boot	-10
…bordje	-16
…borst	-24
…borstel	-12
…borstelen	-20
…boswachter	-16
…bouten	-16
…boven	-11
…bovenaan	-11
…brand	-14
…branden	-19
…brander	-18
…brandweer	-10
…breek	-13
…breng	-19
…brengen	-21
…brengt	-12
…breuk	-18
…brief	-22
…briefje	-12
…briefjes	-14
…bril	-15
…broer	-23
…bron	-10
…brug	-26
…brugge	-23
…bruikleenovereenkomst	-14
…buig	-13
…buik	-17
…buiten	-28
…bult	-10
…bureau	-11
…burger	-12
…burgerzaken	-16
…bus	-26
…bussen	-12
…c	-20
…cabine	-15
…café	-17
…camera	14
…camera's	-16
…camping	16
…catalogus	-15
…cel	-17
…centimeter	-37
…centrum	-15
…chantal	-14
…chauffeur	-22
…chauffeurs	-21
…check	-14
…checken	-16
…checklist	-18
…chef	-16
…chip	-10
…chloor	-20
…claes	-12
…cliënt	-13
…cliënten	-16
…cm	-19
…code	-10
…collega	-21
…collega's	26
…compliance	-13
…computer	-13
…concept	-14
…conditierapport	-15
…contact	-10
…container	-20
…controle	-18
…controleer	-14
…controleert	-20
…controleren	-23
…coördinator	-19
…cursisten	-21
…d	-21
…d'r	-19
…da	-21
…daan	-20
…daar	24
…daarna	-28
…daarom	31
…daarvan	-14
…daarvoor	-12
…dacht	-20
…dag	-51
…dagblad	-15
…dagelijks	-21
…dagen	-13
…dak	-20
…dakgoot	-12
…dame	-12
…dan	-9
…dank	-24
…dat	16
…datum	-31
…de	-21
…december	-11
…deed	-27
…dekken	-14
…deksel	-9
…delen	-15
…den	-10
…denk	12
…denken	-16
…denkt	-13
…depot	-15
…der	-11
…derde	-32
…desem	-15
…desinfectie	-9
…deuren	-16
…deventer	-12
…deze	-26
…dezelfde	-30
…di	-19
…dicht	-30
…dichte	-14
…dicteer	-22
…die	-28
…dienstdoende	-11
…dieren	-16
…dierenarts	-14
…dierverzorger	-12
…dik	-18
…dikke	-11
…ding	10
…dingen	-10
…dinsdag	-29
…direct	-20
…directeur	-15
…dirk	-14
…discussie	-19
…discussies	-12
…dit	-27
…do	-13
…dochter	-16
…document	10
…dode	-17
…doek	-24
…doeken	-8
…doel	-15
…doen	-64
…doet	-64
…dokter	-14
…donderdag	-22
…donker	-13
…dood	-12
…door	-11
…doorgegeven	-20
…doorgeven	14
…doos	-19
…dop	-15
…dosering	-8
…dossier	-16
…dozen	-18
…draad	-18
…draai	-20
…draaiboek	-19
…draaien	-24
…draait	-28
…draden	11
…drie	-34
…droge	-11
…drogen	-15
…dronken	-12
…droog	-22
…druk	-20
…drummer	-17
…druppel	-11
…dubbel	-18
…dun	-16
…dus	12
…duurt	-16
…duwen	-23
…dweilen	-17
…echter	-13
…een	22
…eens	22
…eentje	-16
…eenvoudige	19
…eerder	-16
…eerlijk	-23
…eerst	-66
…eerste	-47
…eigen	-26
…eigenaar	-23
…eind	-20
…einde	-24
…eist	12
…elektrische	-19
…elf	-23
…elkaar	-23
…elleboog	-18
…emmer	-13
…emmers	-12
…en	-27
…ene	-25
…enfin	-21
…engels	-17
…er	16
…eraan	11
…eraf	-33
…erbij	-27
…erfgoed	-17
…ergens	-20
…erin	-38
…erop	-26
…eruit	-23
…ervoor	-20
…eta	-20
…eten	-21
…euro	-34
…examen	-14
…extra	-26
…eén	-20
…familie	-31
…familiebedrijf	-20
…families	-20
…fanfare	-9
…feest	-12
…ff	-9
…fiche	-20
…fiets	-19
…fietsen	-13
…fijne	-17
…film	-16
…filter	-16
…firma	-15
…fles	-17
…flesje	-20
…flessen	-17
…folie	-17
…formulier	-16
…foto	-19
…foto's	-23
…fotograferen	-17
…frame	-10
…framenummer	-15
…frituur	-23
…fusten	-16
…föhn	-18
…ga	14
…gaan	-41
…gaarne	13
…gaat	10
…gaatje	-13
…gaatjes	-19
…gang	-32
…gas	-11
…gaslek	-14
…gast	-26
…gasten	-28
…gat	-18
…gebeld	-15
…gebeurd	-18
…gebeurt	-41
…gebouw	-18
…gebruik	-14
…gebruiker	-8
…gebruikte	-15
…gecontroleerd	-19
…gedaan	-36
…gedrukt	-21
…geef	-21
…geeft	-27
…geen	-31
…gegaan	-11
…gegevens	-16
…gehad	-23
…gehaktmolen	-12
…gekeerd	-10
…gekeken	-11
…geklikt	-14
…gekomen	-17
…gekregen	-29
…gelamineerd	-15
…geld	-17
…gele	-31
…gelieve	-11
…gelijk	-24
…gemaakt	-11
…gemeente	-18
…gemeld	-10
…gemiddeld	-9
…genoteerd	-17
…gent	-13
…geopend	-11
…gerrit	-21
…geschreven	-23
…gesloten	-17
…gesprek	-22
…getekend	-16
…gevallen	-9
…geven	-25
…gevoel	-14
…gevonden	-18
…gevraagd	16
…gevuld	-11
…geweest	-28
…gewone	-17
…geworden	-14
…gezet	-13
…gezicht	-14
…gezien	-9
…ggd	-18
…giet	-20
…gij	-25
…ging	-30
…gister	-8
…glas	-26
…glazen	-13
…goedemorgen	-8
…goedendag	-8
…goeiemorgen	-19
…gooi	-23
…goot	-18
…gordel	-18
…graad	-17
…graden	-35
…graf	-21
…gram	-9
…gras	-17
…grijze	-13
…groen	-29
…groene	-19
…groep	-11
…grond	-18
…gsm	-9
…haak	-10
…haal	-20
…haalt	-22
…haar	-33
…haard	-16
…haarnetje	-14
…had	-24
…haha	9
…hal	-19
…halen	-34
…half	-34
…halfuur	-17
…hallo	-27
…halve	-31
…hand	-37
…handboek	-13
…handdoek	-10
…handrem	-9
…handschoenen	-24
…handtekening	-17
…hang	-22
…hangen	-25
…hangt	-30
…harde	-15
…hardop	-14
…haring	-20
…hart	-18
…he	-15
…heb	-12
…hebben	22
…hebt	-20
…hectare	-20
…heeft	-20
…heen	-19
…heer	12
…heer/mevrouw	-14
…heerlen	-15
…heidelberg	-20
…hek	-19
…helder	-11
…heldere	-22
…hele	-26
…helemaal	-20
…helft	-22
…help	10
…helpen	-9
…hem	-28
…hernia	-10
…hersteld	-14
…hesje	-17
…het	-30
…hier	-17
…hieronder	-12
…hiervoor	-8
…hij	-16
…hilde	-21
…hing	-12
…hoe	24
…hoef	-21
…hoeft	-20
…hoek	-10
…hoeken	-17
…hoger	-14
…hond	-23
…honderd	-19
…honderdtwintig	-18
…hoofd	-26
…hoofdkantoor	-13
…hoofdkussen	-17
…hoofdschakelaar	-11
…hoofdsteun	-9
…hoog	-23
…hoogeveen	-12
…hoogte	-11
…hoop	-9
…hoor	-22
…hoort	9
…hopelijk	-17
…horen	-21
…hotel	-12
…hou	-18
…houdt	-22
…hout	-17
…hr	-12
…huid	-9
…huidige	-14
…huis	-24
…hun	-16
…huurder	-23
…hè	-35
…hé	-16
…identificeren	-14
…identiteitsbewijs	-16
…ie	-32
…ieder	-11
…iedere	-29
…iemand	-13
…iets	30
…ijzer	-19
…ik	41
…in	-17
…incident	-18
…indien	-10
…indruk	-15
…ingeleverd	-9
…ingevuld	-10
…inhoud	-20
…inkt	-14
…inlaat	-18
…inmiddels	-17
…innemen	-15
…inruimen	-9
…inschrijven	-13
…inspecteurs	-14
…inspreken	-8
…instructeur	-11
…instructeurs	-15
…instructie	9
…instrument	-11
…instrumenten	-15
…inzage	12
…inzetten	-11
…isolatie	-8
…it	-13
…ja	-34
…jaarlijks	-16
…januari	-22
…jas	-16
…je	-15
…jeuk	-19
…jij	14
…jobstudenten	-11
…jochem	-19
…jodium	-16
…jonge	-17
…jongens	9
…jongste	-19
…juf	-11
…juist	-13
…juiste	-12
…juli	-31
…jullie	23
…juni	-19
…jurk	-14
…kaart	-27
…kaartje	-30
…kaas	-15
…kabel	-16
…kachel	-17
…kade	-27
…kalf	-17
…kam	-14
…kamer	-27
…kamers	-9
…kanaal	-10
…kant	-21
…kanten	-20
…kantine	-9
…kantje	-18
…kantoor	-13
…kapot	-13
…kappen	-17
…kapsalon	-16
…kar	-24
…kas	-9
…kassa	-12
…kast	-13
…kat	-18
…katten	-14
…kazen	-16
…keer	-10
…kees	-11
…kelder	-18
…ken	-19
…kennen	-13
…kennismakingsgesprek	-14
…kent	-11
…keren	-13
…kerk	-14
…kerkenraad	-16
…ketel	-15
…ketels	-16
…ketting	-13
…keuken	-15
…keuring	-15
…kier	-12
…kiezen	-20
…kijk	-30
…kijken	-27
…kijkt	-44
…kilo	-18
…kilometer	-20
…kind	-28
…kinderdagverblijf	-23
…kinderen	-21
…kinderzitje	-8
…kindjes	-17
…kist	-24
…klacht	-14
…klachten	-22
…klagen	12
…klant	-11
…klanten	9
…klantkaart	-13
…kleding	-16
…kleed	-16
…klein	-10
…kleine	-24
…klem	-11
…klemmen	-10
…klep	-10
…kleur	-21
…klinkt	-15
…klok	-22
…kloppen	-12
…km/u	-12
…knelt	-13
…knip	-11
…knop	-10
…koe	-14
…koelbox	-12
…koeling	-16
…koelkast	-11
…koelplaat	-10
…koepel	10
…koerier	-14
…koffer	11
…koffie	-26
…koken	-19
…kom	-17
…komt	-12
…kon	-9
…kooi	-18
…kooien	-11
…koorts	-14
…kop	-32
…kopie	-13
…koppel	-15
…koppen	-12
…korf	-16
…korrel	-13
…kost	-18
…kosten	-13
…koud	-23
…kraan	-22
…kraantje	-17
…krabben	-16
…kras	-14
…kratten	-19
…kreeg	-13
…kregen	-16
…krijg	-14
…krijgen	28
…krijgt	-28
…krijt	-20
…kringloop	13
…krom	-14
…kruimels	-19
…kruisje	-16
…kuip	-26
…kun	9
…kussen	-10
…kwaad	-17
…kwaliteit	8
…kwart	-23
…kwijt	-13
…la	-8
…laag	-17
…laagje	-11
…laarzen	-9
…laat	-29
…laatst	-16
…laatste	-38
…lab	11
…label	-11
…labelen	-10
…labo	-10
…laden	-12
…lag	-16
…laken	-15
…lamp	-10
…lampen	-25
…landelijke	-10
…lange	-15
…langer	-24
…langs	-21
…langzaam	-13
…lap	-10
…laptop	-16
…laten	-9
…lauw	-18
…leden	-10
…leeg	-26
…leerkracht	13
…lees	-19
…leest	-31
…leg	-41
…lege	-11
…leggen	-16
…legionella	-19
…legitimatie	-9
…leiding	-20
…lengte	-12
…lepel	-12
…les	-15
…let	-11
…letters	-27
…leuk	-19
…leven	-17
…leverancier	-21
…levert	-18
…licht	-25
…lichten	-11
…lid	-18
…liefst	-11
…liep	-10
…lier	-10
…lift	-20
…liggen	-23
…ligt	-20
…lijf	-15
…lijn	-31
…lijnen	-17
…lijst	-35
…limburg	-22
…linde	-10
…linker	-14
…links	-25
…lint	-28
…lip	-11
…locatie	-18
…logboek	-13
…lokaal	-14
…lokeren	-10
…loket	9
…lood	-17
…loods	-20
…loop	-19
…loopt	-42
…lopen	-30
…lopende	-14
…los	-25
…losse	-17
…lossen	-16
…lotte	-9
…luc	-13
…lucht	-16
…luister	-21
…luisteren	-20
…luistert	-10
…luizen	-13
…lukt	-15
…m	-29
…m'n	-10
…ma	-9
…maand	-32
…maandag	-34
…maanden	-10
…maart	-27
…maat	-22
…machine	-31
…machines	-13
…machinist	-10
…mag	-20
…mail	-15
…mailt	-9
…maken	28
…man	-16
…mand	-21
…manier	-24
…mankeert	-14
…mannen	-15
…marjan	-15
…marloes	-13
…masker	-11
…mat	-11
…materiaal	-16
…matroos	-12
…max	-24
…maximaal	-15
…me	15
…medewerker	-20
…medewerkers	-21
…medicijnen	-23
…mee	-38
…meekijken	-9
…meenemen	-17
…meer	-11
…meest	-11
…meet	-25
…mei	14
…meisjes	-10
…meld	-14
…melden	-22
…meldt	-23
…melk	10
…men	-17
…meneer	-14
…mengen	-16
…mensen	-36
…merk	-16
…merken	-13
…mes	-23
…mesje	-12
…met	-40
…metaal	-11
…meten	-28
…mevrouw	-31
…mezelf	-21
…microfoon	9
…middag	-19
…middags	-12
…midden	-18
…mij	11
…mijn	-10
…mijnheer	-11
…millimeter	-17
…min	-26
…minder	-16
…minimaal	-15
…minstens	-25
…minuten	-44
…minuut	-11
…mis	-20
…mist	-17
…mits	-12
…ml	-13
…mm	-15
…mo	-19
…moeder	-20
…moer	-13
…moest	-19
…moeten	-25
…mogelijk	-12
…mogen	-19
…molen	-18
…molenaar	-11
…moment	-14
…mond	-12
…monster	-19
…monteur	-23
…moogt	9
…mooi	-24
…morgen	-14
…morgens	-21
…mos	-14
…motor	-23
…mouwen	-10
…museum	-12
…muziek	-10
…na	-9
…naald	-11
…naalden	-9
…naast	-20
…nabestaanden	-8
…nacht	-12
…nachts	13
…nadine	-18
…nagaan	-14
…nagels	-14
…nakijken	-22
…namen	-18
…namens	-14
…nat	-16
…natte	-16
…nazicht	-9
…nederlands	-19
…nee	-65
…neef	-12
…neem	-19
…neemt	-23
…neer	-20
…neerzetten	-12
…negen	-26
…negentien	-12
…nek	-8
…nemen	-15
…nen	-14
…nergens	-21
…nest	-11
…net	-11
…netjes	-15
…netten	-13
…neus	-13
…nieten	-20
…niets	-22
…nieuw	-37
…nieuwe	-12
…nieuws	-14
…niks	-29
…nodig	9
…noemt	17
…nog	14
…noodstop	-13
…nooit	-55
…notariskantoor	-17
…noteer	-9
…notenallergie	-13
…noteren	-20
…notulen	-11
…nou	19
…november	-22
…nr	-9
…nu	11
…nul	-14
…nummer	-35
…nummers	-17
…nvwa	11
…o	-20
…object	-12
…ochtend	-32
…oei	-12
…ogen	-12
…oh	-17
…ok	-33
…oke	-19
…oktober	-21
…oké	-24
…om	10
…omdat	-27
…omgevingsdienst	-13
…omhoog	-26
…omwerken	-21
…omzetten	-12
…onder	-53
…onderaan	-25
…ondergrond	-9
…onderhoud	-18
…onderstaande	-14
…onderste	-11
…ongeveer	-27
…ontruimt	-11
…ontvangst	-17
…ontvangt	-12
…onwel	-12
…onze	-28
…ook	11
…oor	-21
…oost	11
…op	8
…opbouw	-18
…opdrachtgever	-12
…open	-41
…openen	-19
…opengaat	-17
…opening	-22
…opent	-21
…opgroeien	-20
…ophalen	-17
…ophangen	-14
…opmerking	-12
…opname	-14
…opnemen	-18
…opnieuw	-16
…oproep	-13
…opschrijven	-27
…opwarmen	-20
…oranje	-22
…orde	-14
…oren	-22
…orgel	-11
…oud	-27
…oude	-42
…ouder	-10
…oudere	-13
…ouders	-21
…overal	-11
…overdracht	-21
…overgenomen	-13
…overleden	-15
…overledene	-16
…overleg	-21
…overnemen	-17
…overschoenen	-11
…paar	-17
…paard	-19
…pad	-14
…paden	-17
…pak	-15
…pakken	-23
…pakket	-16
…pakt	-21
…pallet	-20
…paneel	-16
…panelen	-13
…papier	-13
…papieren	-20
…paraaf	-18
…parkeert	-17
…parkeren	-16
…partij	-23
…pas	-45
…passagier	-9
…passagiers	-9
…passen	-24
…pasteuriseren	-15
…patiënt	-20
…pen	-12
…pennen	-15
…pensioen	11
…perceel	-15
…persen	-11
…personen	-8
…persoon	-18
…piano	-18
…piept	-11
…piet	-20
…pijn	-8
…pijnlijk	-12
…pim	-15
…plaat	-10
…plaats	-25
…plaatse	-12
…plaatsen	-11
…plaatst	-12
…plakken	-17
…plan	-21
…plank	-17
…planner	-17
…planten	-16
…plastic	-12
…platen	-33
…platte	-11
…plein	-15
…plek	-19
…ploeg	-24
…poeder	-14
…politie	-10
…pols	-19
…polsbandje	-11
…pomp	-13
…positief	-13
…postma	14
…potlood	-12
…praat	-14
…prachtig	-12
…praten	-12
…precies	11
…prijs	-12
…prikken	-11
…prikt	-14
…primer	-16
…proberen	16
…procedure	-29
…procent	-21
…productie	-18
…proef	-17
…proeven	-14
…proficiat	-11
…profiel	-17
…programma	-13
…protocol	-31
…punt	-32
…punten	-19
…raam	-23
…raken	9
…ramen	-22
…rand	-15
…rap	-14
…re	19
…receptie	-16
…rechts	-22
…redactie	-11
…rederij	-24
…regel	11
…regen	-21
…regio	12
…regionale	-24
…register	-12
…registrar	-17
…reinigen	-18
…rek	-17
…rekenen	-20
…reling	-9
…rem	-21
…remmen	-9
…reserve	-16
…reserveert	-21
…resetten	-14
…rest	-28
…restaurator	-13
…review	-17
…rijd	-19
…rijden	-19
…rijdt	-26
…rijles	-21
…rijschool	-18
…rijtje	8
…ring	-15
…rit	-12
…rode	-14
…roep	-18
…roepen	-13
…roept	-25
…roeren	-13
…roert	-15
…roken	-11
…rol	-8
…rollen	-11
…rond	-11
…ronde	-21
…rondje	-19
…rondom	-14
…rood	-26
…rot	-11
…rotterdam	-16
…route	-19
…rozen	-27
…rubbertje	-9
…rug	-19
…run	-12
…rustig	-25
…ruzie	-9
…rva	-8
…samen	-36
…saskia	-12
…schaar	-12
…schade	-22
…schapen	-9
…scheef	-15
…schenken	-20
…schept	-21
…scherm	-17
…scherp	-12
…scherven	-20
…scheur	-23
…schijf	-14
…schilderijen	-17
…schip	-15
…schipper	-28
…schoen	-10
…schoenen	-16
…schone	-15
…school	-23
…schoon	-28
…schoonbroer	-11
…schoonmaken	-24
…schort	-13
…schrapen	-15
…schreeuwen	-22
…schrift	8
…schriftelijk	-9
…schrijft	-26
…schrijven	-10
…schuif	-19
…schuim	-18
…schuin	-23
…schuld	-16
…schuren	-10
…scouten	-22
…sealbag	-9
…seconden	-16
…secretariaat	-12
…secretaris	-8
…seizoen	-11
…september	-20
…serieus	18
…shampoo	-15
…shunt	-10
…simpel	-15
…sindsdien	-26
…sjaak	-18
…slagerij	9
…slang	-14
…slangen	-9
…slapen	-15
…sleutel	-27
…sleutels	-28
…slijpen	-19
…slot	-21
…sluis	-14
…sluit	-21
…sluiten	-15
…sms	-11
…snappen	-23
…snijden	-20
…snoer	-11
…soep	-15
…sommige	-18
…soms	-17
…soort	-20
…soorten	-10
…sop	-18
…sorry	8
…soundcheck	-16
…spannen	-22
…spelen	-16
…spiegels	-17
…spits	-20
…spoel	-10
…spoelbak	-21
…spoelen	-26
…spoelt	-23
…sporen	-14
…spreek	-27
…spreekt	-28
…spuiten	-18
…spul	-24
…spullen	-18
…sta	-12
…staan	-42
…stad	-16
…stagiair	-15
…stagiaire	-11
…stagiaires	9
…stal	-18
…stampen	-16
…stand	-11
…stap	-22
…stapelen	-14
…stappen	-20
…stappenplan	-24
…stapt	-18
…stapvoets	-12
…start	-27
…starten	-21
…steek	-22
…steekt	-25
…steken	13
…stekker	-13
…stel	-21
…stellen	-17
…stelling	-16
…stelt	-30
…stembureau	10
…stemmen	-27
…stenen	-16
…stevige	-9
…stichting	-22
…sticker	-13
…stil	-25
…stilleggen	-15
…stipje	-10
…stoel	-14
…stof	-9
…stond	-22
…stonden	-11
…stop	-19
…stoppen	-23
…storing	-13
…storm	-19
…straks	8
…stremsel	-16
…stroom	-13
…strop	-21
…studenten	11
…stuk	-23
…stukje	-24
…stukken	-25
…sturen	13
…stuur	-17
…stuurt	-20
…t/m	-19
…tabel	-16
…tablet	-13
…tachtig	-22
…tafel	-35
…tafels	-18
…takken	-15
…tandartspraktijk	16
…tank	-20
…tape	-20
…tas	-10
…taxi	-13
…taxibedrijf	14
…teamleider	-16
…teamoverleg	-15
…tegen	-21
…tekenen	-23
…tekent	-28
…tekst	16
…tel	-19
…telefonisch	-12
…telefoon	-29
…telefoons	-15
…tellen	-31
…teller	-14
…telt	-33
…temperatuur	-30
…ter	-24
…terminal	-16
…terug	-36
…terugkomen	-18
…terwijl	-28
…test	-27
…testen	-26
…tester	-13
…tevoren	-26
…theoriecertificaat	-15
…thuis	-22
…tien	-39
…tiende	-14
…tijd	-20
…tijdens	-23
…tik	-15
…tikt	-14
…tilburg	-27
…tillen	-16
…titel	-18
…toch	22
…toe	-22
…toelichting	-18
…toen	-26
…toeristen	-16
…tom	-20
…ton	-17
…tonen	-16
…toon	-13
…toont	-10
…tot	-13
…touw	-22
…traag	-16
…tractor	-12
…transport	-17
…trap	-15
…tray	-11
…trek	-27
…trekken	-24
…trekker	16
…trouwens	-13
…twaalf	-22
…twee	-23
…tweede	-28
…tweehonderd	-21
…tweeën	-22
…tweeëndertig	-17
…twijfelt	-10
…twintig	-25
…tyvek	-15
…uit	-29
…uitdelen	-12
…uiterlijk	-17
…uitgeslagen	-11
…uitgeven	-13
…uitgifte	-10
…uitleggen	-12
…uitrollen	-12
…uitschrijven	-15
…uitslag	-13
…uitspreiden	-15
…uitvaart	-24
…uitwerken	-10
…uitzendkrachten	-10
…uitzetten	-15
…uur	-48
…vaak	10
…vaart	-15
…vader	-19
…vak	-18
…val	-23
…valt	-11
…van	-24
…vanaf	19
…vandaag	-9
…vangt	-16
…vannacht	-10
…vanuit	13
…vanzelf	14
…varen	-20
…vast	-22
…vastgelegd	-21
…vastleggen	-16
…veel	-15
…veertig	-34
…vegen	-20
…veilig	-8
…veiling	-15
…veld	-23
…velg	-17
…venlo	-14
…ventilatie	-9
…verdelen	-9
…verder	-21
…verdieping	-11
…verf	-19
…vergeet	-15
…vergelijkt	-11
…vergoed	-11
…verhuren	-15
…verhuur	-11
…verkeerd	-11
…verkeerde	-27
…verkopen	-23
…verkoper	-13
…verleden	-16
…verloopt	-22
…verplicht	-10
…vers	-16
…verschil	8
…verschillende	-30
…versie	-13
…vertel	13
…vertelt	-13
…vertrek	-16
…vertrouwelijke	-18
…vervangen	-24
…vervoer	-9
…vervolgens	-20
…verwerkt	-11
…verzekeraar	-17
…verzekering	9
…verzoeken	-8
…verzorging	-12
…vet	-26
…via	-29
…viel	-11
…vier	-42
…vierde	-16
…vierentwintig	-23
…vijf	-44
…vijfentwintig	-14
…vijftien	-20
…vijftig	-32
…vilt	-20
…vinden	-12
…vinder	-9
…vindt	-20
…vinger	-17
…vingers	-18
…vlekken	-12
…vleugel	-10
…vliegen	-19
…vlissingen	-17
…vloer	-17
…vlot	-13
…vocht	-10
…voeding	-21
…voel	-14
…voelen	-11
…voelt	-9
…voeren	-22
…voert	-13
…voertuig	-11
…voet	-14
…voetplaten	-10
…voilà	-18
…vol	-12
…volgen	-25
…volgend	-10
…volgende	-28
…volgorde	-29
…volgt	-13
…volle	-16
…volmacht	-14
…vond	-21
…vooraf	-18
…voorbij	-14
…voordat	-23
…voorjaar	-30
…voorkomen	-28
…voorleggen	-16
…voorlopig	-12
…voorstel	-14
…voortaan	12
…vooruit	14
…voorval	-14
…voorwerpen	-13
…voorzitter	-16
…vorig	-33
…vorige	-34
…vorm	-16
…vorst	-19
…vr	-14
…vraag	9
…vraagt	11
…vracht	-14
…vrij	-23
…vrijdag	-16
…vrijdagavond	13
…vrijgeven	-16
…vrijmaken	-17
…vrijwilliger	-21
…vrijwilligers	-31
…vroeg	11
…vroeger	-19
…vrouw	-18
…vrouwen	-16
…vuil	-9
…vullen	-23
…vult	-19
…vuur	-16
…vóór	-36
…waar	-11
…waarbij	-12
…waarborg	-16
…waarde	-11
…waardoor	-20
…waarom	-11
…waarvan	-10
…wacht	-31
…wachtdienst	-9
…wachten	-21
…wagen	-23
…wagens	-13
…wanneer	-18
…want	-62
…ward	-9
…waren	-27
…warm	-28
…warmer	-20
…warmt	-14
…was	-46
…wassen	-30
…wasstraat	-20
…wast	-20
…wat	28
…water	-40
…waterpas	-12
…we	13
…weekend	-20
…weer	-46
…weg	-44
…wegen	-16
…wekelijks	-21
…weken	-23
…wel	-13
…welk	-12
…welke	-22
…wendy	-10
…wenst	-24
…werd	-18
…werf	-17
…werk	-15
…werkdagen	-14
…werken	-18
…werkinstructie	8
…werkt	-20
…werkvoorschrift	-24
…werkwijze	-11
…weten	26
…wie	-48
…wiel	-13
…wielen	-14
…wijk	-13
…wijkagent	-9
…wil	38
…wilde	19
…willen	9
…wilt	-21
…wim	-12
…wind	-22
…windkracht	-18
…winkel	-12
…winter	-19
…winterbanden	-17
…wissel	-15
…wisselen	-26
…wist	-11
…witte	-25
…wittevlieg	-21
…wo	-13
…woensdag	-25
…word	-13
…worden	-49
…wou	-19
…wrijven	-17
…youssef	-17
…yvonne	-23
…z'n	-22
…zaag	-18
…zaak	-19
…zaal	-22
…zag	-11
…zak	-30
…zaken	-20
…zakje	-23
…zakken	-20
…zaklamp	-19
…zakt	-13
…zal	-28
…zat	-16
…zaten	-11
…zaterdag	-14
…zeep	-16
…zeg	-45
…zegel	-16
…zegt	-40
…zei	10
…zelfs	-11
…zelfstandig	-19
…zender	-18
…zes	-36
…zestien	-11
…zestig	-32
…zetten	-9
…zeven	9
…zich	-11
…zie	-21
…ziek	-13
…zien	-37
…ziet	-22
…zij	14
…zijkant	-18
…zijn	-61
…zitten	-35
…zo'n	-42
…zoals	-24
…zodat	14
…zoden	-13
…zodra	-27
…zoeken	12
…zoekt	-26
…zolen	-13
…zomer	-23
…zondag	-28
…zonder	-47
…zou	11
…zouden	14
…zoudt	16
…zout	-11
…zuignap	-15
…zure	-16
…zus	-10
…zuur	-15
…zuursel	-21
…zwaar	-14
…zwanger	-12
…zwart	10
…zwarte	-13
…zwembad	20
…zwerm	-14
…|	-27
…°	-12
…én	-15
…–	12
…•	-9
…◦	-16`;
