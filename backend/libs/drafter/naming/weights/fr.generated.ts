// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_FR = `<!	-14
<"	-18
<%	-15
<&	-19
<(	-36
<*	-14
<+	-28
<,	-25
<-	12
<-( 00	-9
<-( xle	-14
<-( xolé	-10
<-( xun	-19
<-( xure	-13
<-) xage	-11
<-) xent	-15
<-) xtu	-11
<-, 00	-21
<-, Xand	-17
<-, Xane	-10
<-, Xb	-9
<-, Xier	-16
<-, Xile	-9
<-, Xnce	-11
<-, Xres	-12
<-, Xurs	-11
<-, x'en	-25
<-, x'un	-9
<-, x-le	-19
<-, xace	-10
<-, xage	-35
<-, xait	-11
<-, xame	-17
<-, xant	-27
<-, xape	-17
<-, xau	-29
<-, xaux	-20
<-, xbes	-17
<-, xble	-17
<-, xcar	-20
<-, xce	-33
<-, xcer	-13
<-, xces	-12
<-, xche	-26
<-, xché	-10
<-, xcun	-19
<-, xde	12
<-, xder	-11
<-, xdon	-14
<-, xdu	-19
<-, xeau	-30
<-, xein	-12
<-, xend	-12
<-, xens	-9
<-, xers	-9
<-, xest	-47
<-, xets	-13
<-, xeur	-24
<-, xeux	-31
<-, xger	-17
<-, xgle	-18
<-, xgue	-13
<-, xgée	-16
<-, xher	-17
<-, xhes	-13
<-, xhée	-12
<-, xier	-42
<-, xies	-17
<-, xile	-8
<-, xils	-17
<-, xine	-9
<-, xire	-21
<-, xirs	-10
<-, xise	-22
<-, xite	-12
<-, xité	-10
<-, xje	-48
<-, xla	10
<-, xler	-27
<-, xlim	-13
<-, xlle	-24
<-, xlée	-16
<-, xmea	-14
<-, xmer	-20
<-, xmes	-13
<-, xmis	-13
<-, xmoi	-12
<-, xmot	-9
<-, xmum	-9
<-, xnas	-14
<-, xnce	-30
<-, xnde	-15
<-, xner	-14
<-, xnes	-23
<-, xnez	-18
<-, xnir	-13
<-, xnne	-31
<-, xnre	-15
<-, xnte	-16
<-, xnts	-15
<-, xnée	-13
<-, xnés	-10
<-, xoin	-14
<-, xole	-13
<-, xon	-16
<-, xons	-24
<-, xord	-16
<-, xore	-13
<-, xors	-14
<-, xort	-16
<-, xose	-10
<-, xous	18
<-, xper	-11
<-, xque	-19
<-, xrer	-24
<-, xres	-32
<-, xrie	-17
<-, xrme	-14
<-, xros	-13
<-, xrte	-14
<-, xrté	-10
<-, xrue	-12
<-, xrze	-22
<-, xser	-25
<-, xses	-14
<-, xsi	-20
<-, xson	-13
<-, xsse	-11
<-, xste	-19
<-, xsée	-23
<-, xsés	-11
<-, xter	-16
<-, xtes	-22
<-, xtez	-18
<-, xtre	-28
<-, xtte	-25
<-, xtu	-18
<-, xtés	-16
<-, xues	-13
<-, xule	-15
<-, xun	-45
<-, xune	-39
<-, xure	-21
<-, xurs	-25
<-, xuse	-21
<-, xute	-21
<-, xuyé	-13
<-, xyer	-9
<-, xyez	-12
<-, xà	-42
<-, xème	-14
<-, xère	-20
<-, xées	-18
<-, xôle	-15
<-, xœil	-12
<-- 00	-12
<-- xeur	-10
<-- xvre	-9
<-. xeur	-17
<-. xla	-19
<-. xle	8
<-. xnce	-9
<-. xon	-20
<-/ xedi	-13
<-0 00	-12
<-0 Xl	-12
<-0 Xla	-12
<-0 Xle	-18
<-0 xant	-10
<-0 xaux	-13
<-0 xbar	-14
<-0 xbre	-16
<-0 xcm	-16
<-0 xde	-9
<-0 xent	-11
<-0 xers	-12
<-0 xg/m	-12
<-0 xges	-10
<-0 xhes	-12
<-0 xier	-9
<-0 xits	-10
<-0 xj	-11
<-0 xkg	-17
<-0 xla	-25
<-0 xles	-20
<-0 xm/h	-21
<-0 xmes	-10
<-0 xmm	-9
<-0 xnes	-11
<-0 xnts	-11
<-0 xour	-10
<-0 xres	-13
<-0 xsse	-13
<-0 xtre	-16
<-0 xtu	-10
<-0 xurs	-8
<-0 xà	-13
<-0 xées	-15
<-: 00	-17
<-: XXre	-19
<-: Xent	14
<-: Xine	-15
<-: Xion	-18
<-: xage	22
<-: xant	12
<-: xau	-12
<-: xben	-19
<-: xbre	8
<-: xent	11
<-: xest	-14
<-: xeur	-24
<-: xeux	-21
<-: xges	9
<-: xhes	-12
<-: xien	-13
<-: xier	-13
<-: xipe	-16
<-: xire	-19
<-: xise	-24
<-: xje	-20
<-: xla	-12
<-: xlan	-13
<-: xle	-11
<-: xles	-35
<-: xlle	-20
<-: xmal	-10
<-: xnte	8
<-: xons	17
<-: xour	-13
<-: xque	-20
<-: xres	-17
<-: xsi	-8
<-: xsée	11
<-: xter	-23
<-: xtre	-18
<-: xtte	-18
<-: xun	-22
<-: xune	9
<-: xurs	-13
<-: xvis	-17
<-: xyer	-17
<-: xà	-11
<-: xôle	-13
<-; xles	-16
<-= xire	-11
<-= xon	-8
<-= xrté	-11
<-> 00	-15
<-[ 00	-14
<-^ 00	-27
<-^ X'en	-13
<-^ X'où	-21
<-^ XXage	18
<-^ XXion	23
<-^ XXode	-16
<-^ XXole	-19
<-^ XXpc	-12
<-^ XXpv	-18
<-^ XXure	21
<-^ Xace	-11
<-^ Xage	31
<-^ Xah	-9
<-^ Xand	-9
<-^ Xant	-39
<-^ Xard	-19
<-^ Xart	18
<-^ Xau	-22
<-^ Xaux	12
<-^ Xbut	-18
<-^ Xcat	-19
<-^ Xce	-33
<-^ Xcer	-14
<-^ Xces	-18
<-^ Xche	-20
<-^ Xché	9
<-^ Xcun	-26
<-^ Xde	-20
<-^ Xder	-16
<-^ Xdio	-17
<-^ Xdre	-23
<-^ Xdu	-16
<-^ Xeau	8
<-^ Xedi	-18
<-^ Xeil	-25
<-^ Xent	-22
<-^ Xers	-21
<-^ Xeur	-11
<-^ Xeux	-27
<-^ Xfwd	-14
<-^ Xger	-16
<-^ Xges	-18
<-^ Xgue	-18
<-^ Xher	-15
<-^ Xice	-22
<-^ Xici	-20
<-^ Xick	-16
<-^ Xide	-16
<-^ Xiel	-14
<-^ Xien	-18
<-^ Xier	-38
<-^ Xiez	-17
<-^ Xine	-26
<-^ Xing	-12
<-^ Xite	13
<-^ Xité	-12
<-^ Xive	-14
<-^ Xj'y	-17
<-^ Xje	-17
<-^ Xjet	-15
<-^ Xla	-53
<-^ Xlde	-13
<-^ Xle	-45
<-^ Xler	-19
<-^ Xles	-25
<-^ Xlez	-18
<-^ Xlie	-13
<-^ Xlin	-18
<-^ Xllo	-10
<-^ Xlon	-11
<-^ Xlut	-22
<-^ Xlée	10
<-^ Xmal	-16
<-^ Xmer	-16
<-^ Xmes	10
<-^ Xmoi	-17
<-^ Xmon	-39
<-^ Xnce	-21
<-^ Xnds	-11
<-^ Xner	-11
<-^ Xnes	-16
<-^ Xnie	-22
<-^ Xnne	-35
<-^ Xnon	-9
<-^ Xnos	-27
<-^ Xnts	-29
<-^ Xnès	-14
<-^ Xnée	-14
<-^ Xode	-12
<-^ Xoir	-18
<-^ Xole	-13
<-^ Xon	-51
<-^ Xor	-14
<-^ Xous	-21
<-^ Xoux	-22
<-^ Xpel	-8
<-^ Xper	-28
<-^ Xque	12
<-^ Xrde	15
<-^ Xref	-9
<-^ Xrer	-19
<-^ Xres	-21
<-^ Xrie	-26
<-^ Xrts	-19
<-^ Xrté	-11
<-^ Xser	-19
<-^ Xses	-13
<-^ Xsi	-28
<-^ Xsin	-21
<-^ Xson	-13
<-^ Xtal	-18
<-^ Xtel	-12
<-^ Xter	-18
<-^ Xtes	-24
<-^ Xtie	12
<-^ Xtre	-48
<-^ Xtte	-21
<-^ Xtu	-19
<-^ Xtée	-11
<-^ Xude	-17
<-^ Xuer	-14
<-^ Xues	-22
<-^ Xule	-15
<-^ Xult	-15
<-^ Xun	-54
<-^ Xune	-37
<-^ Xver	-18
<-^ Xvin	-22
<-^ Xvoi	-14
<-^ Xvre	12
<-^ Xyer	-12
<-^ Xà	-9
<-^ Xème	-19
<-^ Xémo	-16
<-^ Xête	-16
<-^ Xôle	18
<-^ xage	-13
<-^ xait	-13
<-^ xant	-17
<-^ xb	-16
<-^ xche	-19
<-^ xd	-14
<-^ xdre	-17
<-^ xe	-13
<-^ xest	-21
<-^ xeur	-29
<-^ xeux	-15
<-^ xine	10
<-^ xion	-10
<-^ xire	-16
<-^ xité	-14
<-^ xje	-27
<-^ xkel	-11
<-^ xle	-44
<-^ xles	-22
<-^ xmdr	-14
<-^ xmer	-23
<-^ xon	-18
<-^ xour	-24
<-^ xper	-17
<-^ xque	-17
<-^ xrer	-27
<-^ xser	-14
<-^ xsi	-20
<-^ xter	-27
<-^ xtes	-25
<-^ xtir	-20
<-^ xtre	-9
<-^ xtu	-20
<-^ xun	-9
<-^ xune	-24
<-^ xurs	-15
<-^ xà	-20
<-a xché	-16
<-a xelé	-10
<-a xeux	12
<-a xeçu	-14
<-a xini	-13
<-a xla	-18
<-a xle	-20
<-a xlli	-10
<-a xllé	-9
<-a xncé	-15
<-a xndu	-19
<-a xngé	-19
<-a xosé	-17
<-a xoyé	-17
<-a xrdu	-13
<-a xris	-13
<-a xrsé	-12
<-a xssé	-15
<-a xtés	-8
<-a xun	-22
<-a xune	-30
<-a xusé	-12
<-a xuvé	-19
<-a xà	-16
<-accord xdu	-17
<-accueille xune	-17
<-actes xiés	-14
<-adore xles	-17
<-adulte xour	-9
<-alors xce	-15
<-alors xest	-31
<-alors xje	-21
<-alors xle	-25
<-alors xon	-30
<-alors xous	-20
<-ans xour	-9
<-appeler xle	-16
<-appelle xla	-18
<-appelle xle	-17
<-après 00	-13
<-après xage	-15
<-après xion	-24
<-après xla	-34
<-après xle	-27
<-après xles	-24
<-après xon	13
<-après xun	-19
<-après xune	-18
<-arrive xau	-20
<-arrive xle	-15
<-arrive xon	-13
<-arrive xsse	-9
<-arrive xà	-17
<-arrête xle	-11
<-arrête xles	-9
<-aspire xla	-13
<-atelier xde	-11
<-attend xle	-11
<-attend xune	-13
<-attends xje	-17
<-attestation xnce	-11
<-au 00	-15
<-au xabo	-12
<-au xage	-37
<-au xain	-8
<-au xanc	-10
<-au xant	-16
<-au xard	-13
<-au xart	-15
<-au xbut	-10
<-au xeau	-13
<-au xent	-24
<-au xeur	-16
<-au xhet	12
<-au xiat	-12
<-au xier	-23
<-au xire	-23
<-au xium	11
<-au xjet	-17
<-au xkie	-8
<-au xlet	-14
<-au xlon	-18
<-au xmps	-14
<-au xmum	-9
<-au xnal	-15
<-au xnet	-15
<-au xoir	-13
<-au xord	-13
<-au xpôt	-10
<-au xsin	-11
<-au xste	-18
<-au xtre	-20
<-au xuge	-15
<-au xylo	-13
<-au xyon	-13
<-au xège	-16
<-au xème	-25
<-au xœur	-18
<-au-delà xde	-10
<-au-dessus xde	-13
<-au-dessus xdu	-18
<-autres xins	-11
<-aux xeux	-21
<-aux xnts	-26
<-aux xons	-10
<-aux xpes	-11
<-aux xres	-14
<-aux xtes	-20
<-aux xues	-15
<-aux xurs	-16
<-avant xage	-14
<-avant xde	-27
<-avant xla	-34
<-avant xle	-33
<-avant xler	-17
<-avant xles	-26
<-avant xque	-23
<-avant xrir	-14
<-avant xson	-14
<-avant xtre	-17
<-avant xtri	-13
<-avant xure	-23
<-avec xde	-11
<-avec xdu	-12
<-avec xeau	-17
<-avec xien	-15
<-avec xla	-38
<-avec xle	-43
<-avec xles	-36
<-avec xlle	-13
<-avec xun	-23
<-avec xune	-21
<-bac xà	-27
<-badge xrdu	-12
<-base xde	-10
<-besoin xde	-10
<-bien xoir	-21
<-bien xà	-11
<-blanc xent	20
<-bon xage	10
<-bon xde	-10
<-bon xje	-26
<-bon xon	-10
<-bon xtat	-15
<-bonjour xest	-18
<-bonjour xà	-16
<-bonne xnté	-10
<-bons xhat	-16
<-bord xde	-12
<-bouche xà	-10
<-bouchon xde	-8
<-bout xde	-13
<-branche xle	-17
<-bureau xde	-12
<-bâche xau	-9
<-bénévoles xent	-12
<-c'est Xrie	-11
<-c'est xant	-18
<-c'est xaud	-9
<-c'est xble	-14
<-c'est xce	-12
<-c'est xent	14
<-c'est xion	19
<-c'est xire	-18
<-c'est xla	-44
<-c'est xles	15
<-c'est xmon	-11
<-c'est xour	-47
<-c'est xtre	-17
<-c'est xun	-8
<-c'est xune	-18
<-c'est xuoi	-25
<-cabane xà	-17
<-caisse xdu	-18
<-calcule xla	-17
<-cantonal xous	-16
<-carnet xde	-16
<-carte xise	-13
<-cassé xle	-10
<-cause xde	-12
<-cause xdu	-10
<-caution xde	-11
<-ce x-ci	-9
<-ce x-là	-8
<-ce xait	-19
<-celui xdu	-14
<-certains xent	-13
<-cette xnée	-16
<-cette xure	-21
<-chacun xla	-13
<-chambre 00	-9
<-change xde	-9
<-change xle	-8
<-changement xde	-17
<-changent xent	-8
<-changer xla	-18
<-chaque xage	-8
<-chaque xche	-20
<-chaque xeau	-12
<-chaque xent	8
<-chaque xeur	-13
<-chaque xier	-15
<-chaque xnet	-9
<-chaque xnée	-25
<-chaque xson	-8
<-chaque xsse	-14
<-chaque xtie	-19
<-chaque xtre	-21
<-charge xour	-16
<-chaude xà	-15
<-chauffes xla	-22
<-chaussures xées	-13
<-chef xde	-13
<-chef xeur	-9
<-chef xipe	-12
<-cheffe xde	-11
<-cherche xle	-17
<-chercher xle	-11
<-chez xla	-22
<-chez xles	-27
<-chez xous	-35
<-chez xun	-15
<-chlore xbre	-11
<-choisir xle	-8
<-choisit xla	-14
<-choisit xle	-11
<-chose xde	-19
<-ci-après xles	-15
<-client xous	-11
<-cloches xà	-15
<-club xde	-20
<-clés xà	-10
<-clés xées	-13
<-clôture xde	-10
<-colle xle	-10
<-collé xune	-9
<-comme xle	-16
<-comme xun	-11
<-comment xler	16
<-compte 00	-12
<-compte xles	-31
<-compte xndu	-16
<-comptent xles	-19
<-conduite xà	-20
<-confrère xde	-9
<-congé xité	-14
<-constat xtat	-23
<-consulte xla	-14
<-consulte xle	-13
<-contre xle	-15
<-contrôle xant	-13
<-contrôle xde	-13
<-contrôle xité	-21
<-contrôle xla	-19
<-contrôle xle	-16
<-contrôle xles	-12
<-contrôle xune	-8
<-contrôle xà	-15
<-contrôler xles	-24
<-convient xde	-15
<-coopérative xde	-10
<-corde xsée	-9
<-coup xde	-13
<-coupe xion	-13
<-coupe xla	-13
<-coupe xle	-18
<-coupé xà	-10
<-coûte 00	-11
<-creux xon	-17
<-côté xdu	-20
<-côté xla	-18
<-côté xres	-10
<-côté xtu	-11
<-d'abord xla	-17
<-d'abord xle	-24
<-d'abord xles	-25
<-d'abord xon	-10
<-d'abord xsi	-14
<-d'abord xtu	-13
<-d'accord xon	-14
<-d'aller xau	-14
<-d'alpage xque	-14
<-d'emploi xour	-20
<-d'en xser	-11
<-d'où xtte	-25
<-d'un xent	-28
<-d'un xeur	-18
<-d'une xase	-15
<-d'une xche	-16
<-d'une xine	-16
<-d'une xion	-15
<-d'une xnte	-19
<-d'une xure	12
<-d'écrit xour	-20
<-dans Xle	-10
<-dans xche	-17
<-dans xdre	-27
<-dans xeau	-13
<-dans xire	-19
<-dans xla	-55
<-dans xle	-45
<-dans xnce	-15
<-dans xque	-17
<-dans xtre	-25
<-dans xun	-36
<-dans xune	-25
<-date xde	-8
<-date xdu	-9
<-de 00	-12
<-de Xers	-17
<-de Xgny	-11
<-de Xion	-9
<-de Xire	-16
<-de Xles	-12
<-de Xlle	-27
<-de Xnai	-12
<-de Xnce	-15
<-de Xoël	-13
<-de Xque	-13
<-de Xyon	-15
<-de xade	-14
<-de xage	-47
<-de xail	-20
<-de xain	-24
<-de xait	-13
<-de xane	-14
<-de xant	-14
<-de xart	11
<-de xaux	-16
<-de xave	-12
<-de xble	-17
<-de xbre	-12
<-de xcao	-21
<-de xcat	-10
<-de xce	-24
<-de xche	-16
<-de xdre	-26
<-de xeau	-36
<-de xeil	-29
<-de xens	16
<-de xers	-24
<-de xert	-17
<-de xeuf	-14
<-de xeur	-28
<-de xeux	-24
<-de xffe	-14
<-de xfil	-12
<-de xger	-15
<-de xgie	-12
<-de xgue	-10
<-de xgée	-20
<-de xher	-9
<-de xice	-13
<-de xide	-14
<-de xiel	-14
<-de xien	11
<-de xier	-29
<-de xile	-17
<-de xine	-16
<-de xing	-17
<-de xins	-13
<-de xion	15
<-de xire	-22
<-de xise	10
<-de xite	-23
<-de xité	-13
<-de xive	-13
<-de xla	-10
<-de xlan	-20
<-de xle	-20
<-de xles	-22
<-de xlle	-29
<-de xmer	-9
<-de xmon	-24
<-de xmée	-14
<-de xnce	-34
<-de xnde	-17
<-de xner	10
<-de xnes	-15
<-de xnge	-14
<-de xnie	-21
<-de xnne	-25
<-de xnos	-10
<-de xnte	-20
<-de xnts	9
<-de xnté	-12
<-de xnze	-16
<-de xnée	-23
<-de xoir	-16
<-de xole	-14
<-de xons	-37
<-de xont	-21
<-de xort	-13
<-de xote	-15
<-de xour	-27
<-de xous	-36
<-de xper	-11
<-de xque	-23
<-de xrde	-22
<-de xrer	15
<-de xres	-32
<-de xrge	-15
<-de xrie	-12
<-de xrim	-8
<-de xrre	-18
<-de xrze	-8
<-de xrée	-11
<-de xsel	-14
<-de xser	-25
<-de xses	-14
<-de xsin	-12
<-de xson	-8
<-de xsse	-27
<-de xste	-12
<-de xtat	14
<-de xter	-17
<-de xtes	8
<-de xtie	-21
<-de xtre	-32
<-de xtte	-14
<-de xuer	-9
<-de xues	-9
<-de xuoi	-21
<-de xure	-26
<-de xuse	-18
<-de xute	-14
<-de xver	-27
<-de xvie	-18
<-de xvol	-11
<-de xâte	-15
<-de xère	-20
<-de xécu	-14
<-de xées	-12
<-de xête	-18
<-de xîne	-10
<-de xôle	-11
<-de xœil	-19
<-dehors xtu	-10
<-demande xau	-13
<-demande xle	-13
<-demande xun	-17
<-demande xune	-22
<-demande xà	-8
<-demander xsi	-11
<-demander xà	-10
<-demandes xla	-10
<-depuis 00	-23
<-depuis xeux	-10
<-depuis xla	-22
<-depuis xle	-29
<-dernier xeur	-14
<-dernier xon	-14
<-derrière xle	-18
<-des Xres	-17
<-des xacs	-19
<-des xats	-19
<-des xaux	-29
<-des xces	-15
<-des xcès	-10
<-des xdes	-19
<-des xens	-20
<-des xers	-28
<-des xets	-25
<-des xeux	-29
<-des xhes	-10
<-des xies	-14
<-des xils	-23
<-des xins	-16
<-des xits	-26
<-des xles	-45
<-des xlis	-19
<-des xmes	-24
<-des xnes	-23
<-des xnts	9
<-des xons	-11
<-des xots	-11
<-des xous	-13
<-des xpes	-24
<-des xres	-37
<-des xros	-15
<-des xrts	-16
<-des xses	-16
<-des xtes	-37
<-des xues	-32
<-des xurs	-38
<-des xves	-17
<-des xées	-11
<-dessous xde	-12
<-deux xaux	-10
<-deux xens	-13
<-deux xers	-13
<-deux xeux	-15
<-deux xgts	-12
<-deux xhes	-13
<-deux xies	-12
<-deux xins	-13
<-deux xits	-17
<-deux xles	-21
<-deux xmes	-12
<-deux xnes	-11
<-deux xnts	-32
<-deux xons	-25
<-deux xrcs	-12
<-deux xrds	-19
<-deux xres	-13
<-deux xrts	-13
<-deux xtes	-19
<-deux xtés	-13
<-deux xups	-9
<-deux xurs	-25
<-deux xées	-14
<-deuxièmement xon	-12
<-devant xeux	-10
<-devant xla	-22
<-devant xle	-24
<-devant xles	-23
<-dictée xale	-10
<-dire xent	-26
<-directrice xde	-17
<-disque xde	-11
<-dit xau	-9
<-dit xde	-19
<-dit xle	-12
<-dit xtu	-9
<-dit xà	-8
<-docteur Xler	-14
<-document xque	-18
<-dois xire	-15
<-doit xnir	-13
<-doit xoir	-10
<-donc xest	-21
<-donc xje	-21
<-donc xle	20
<-donc xon	-19
<-donc xun	-16
<-donc xune	-19
<-donc xà	-18
<-donne xla	-21
<-donne xle	-14
<-dons xde	-15
<-dont xeux	-10
<-dont xla	-15
<-dont xun	11
<-dossier xde	-11
<-dossier xvre	-13
<-douze xres	-12
<-droit xde	-13
<-du 00	-11
<-du XXval	-11
<-du Xord	-11
<-du xain	-23
<-du xais	-17
<-du xant	-15
<-du xart	-22
<-du xcar	-22
<-du xeau	-15
<-du xedi	-20
<-du xeil	-13
<-du xend	-20
<-du xent	-18
<-du xgar	-14
<-du xier	-20
<-du xigo	-9
<-du xing	-10
<-du xire	-24
<-du xité	-18
<-du xlic	-18
<-du xnal	-10
<-du xnel	-20
<-du xort	-18
<-du xote	-15
<-du xour	-25
<-du xque	9
<-du xsin	-26
<-du xtre	-19
<-du xuil	-10
<-du xuit	-17
<-du xère	-24
<-du xône	-19
<-débranche xla	-13
<-déjà xla	-22
<-désormais xla	10
<-détecteur xde	-9
<-eau xà	-18
<-elle xlle	-8
<-elle xon	-9
<-elle xsse	-16
<-elle xure	-18
<-en xace	-23
<-en xage	-22
<-en xais	-12
<-en xale	-10
<-en xand	-16
<-en xant	-27
<-en xble	-9
<-en xbre	-18
<-en xent	-12
<-en xeur	-14
<-en xeux	-16
<-en xgue	-14
<-en xier	-16
<-en xine	-34
<-en xion	-24
<-en xles	-12
<-en xlet	-14
<-en xlon	-10
<-en xnce	-22
<-en xnge	-9
<-en xngé	-11
<-en xnne	-10
<-en xons	-15
<-en xors	-14
<-en xque	-11
<-en xrac	-16
<-en xrme	-16
<-en xrre	-9
<-en xrts	-9
<-en xsse	-14
<-en xtre	-12
<-en xure	-11
<-en xurs	-12
<-en xute	-18
<-en xyon	-18
<-en xère	-33
<-encore xun	-17
<-encore xune	-13
<-encore xà	-10
<-enfants xent	-11
<-enfin xle	-12
<-enfin xà	-16
<-enlève xla	-15
<-enlève xles	-24
<-ensuite xla	-12
<-ensuite xle	-18
<-ensuite xles	-21
<-ensuite xon	-17
<-ensuite xun	-8
<-entre xeux	-27
<-entre xla	-23
<-entre xles	-26
<-entreprise xde	-11
<-enveloppes xde	-11
<-envoie xla	-10
<-envoie xle	-20
<-espace xiné	-17
<-essai xde	-16
<-essuie xau	-10
<-essuie xla	-15
<-est xant	-13
<-est xaré	-18
<-est xble	-12
<-est xde	-14
<-est xdue	-11
<-est xelu	-20
<-est xenu	-13
<-est xert	-11
<-est xesé	-9
<-est xeux	-10
<-est xiré	-8
<-est xisé	-13
<-est xite	-12
<-est xle	-12
<-est xlée	-29
<-est xnte	-10
<-est xnté	-9
<-est xnue	-21
<-est xord	-15
<-est xosé	-13
<-est xoté	-11
<-est xpée	-9
<-est xris	-8
<-est xrte	-9
<-est xrti	-22
<-est xrté	-12
<-est xrée	-9
<-est xsté	-12
<-est xsée	-22
<-est xtie	-19
<-est xtée	-32
<-est xun	-9
<-est xune	-14
<-est xuré	-15
<-est xusé	-18
<-est xuée	-10
<-est xvré	-20
<-est xvée	-11
<-est xà	-15
<-est xéré	-16
<-est xêté	-11
<-et 00	-10
<-et x'on	-13
<-et xace	-17
<-et xage	-19
<-et xais	-12
<-et xand	-18
<-et xant	-13
<-et xce	-15
<-et xche	-20
<-et xde	-19
<-et xeau	-19
<-et xemi	-20
<-et xend	-11
<-et xent	-25
<-et xest	-16
<-et xeur	-10
<-et xeux	-17
<-et xgne	-9
<-et xher	-19
<-et xils	-8
<-et xire	-17
<-et xiés	-17
<-et xje	-24
<-et xla	-49
<-et xler	-9
<-et xles	-19
<-et xlle	-18
<-et xlée	-10
<-et xmet	-22
<-et xmie	-20
<-et xmon	-20
<-et xnne	-25
<-et xnti	-13
<-et xnze	-18
<-et xon	-40
<-et xons	-20
<-et xose	-9
<-et xour	-16
<-et xque	-17
<-et xrdé	-9
<-et xrit	-9
<-et xsi	-16
<-et xsse	10
<-et xste	-13
<-et xsté	-10
<-et xsée	-12
<-et xtat	-17
<-et xter	-10
<-et xtre	-13
<-et xtu	-22
<-et xtés	-13
<-et xule	-10
<-et xun	-35
<-et xune	-25
<-et xurs	-10
<-et xvre	-16
<-et xà	-25
<-et xées	-13
<-eu xun	-21
<-eu xune	-22
<-euh xent	-23
<-euh xest	-17
<-euh xje	-25
<-euh xla	11
<-euh xle	-29
<-euh xon	-21
<-exige xde	-12
<-face xà	-14
<-faire xand	18
<-faire xle	-28
<-faire xler	-12
<-faire xour	8
<-faire xter	-12
<-faire xune	-17
<-fais xla	-9
<-fais xle	-24
<-fais xles	-25
<-fait xde	-16
<-fait xdre	-19
<-fait xdu	-11
<-fait xeux	-12
<-fait xger	-14
<-fait xire	-12
<-fait xla	10
<-fait xle	-28
<-fait xler	-15
<-fait xles	-23
<-fait xner	-33
<-fait xoir	-10
<-fait xrer	-10
<-fait xser	-18
<-fait xter	-18
<-fait xuer	-15
<-fait xun	-23
<-fait xver	-20
<-fait xà	-13
<-faite xant	-11
<-faites xune	-15
<-fasse xune	-20
<-faut xest	-18
<-faut xour	-13
<-faut xun	-19
<-faut xune	-16
<-faute xde	-23
<-façon xde	-21
<-ferme xla	-31
<-ferme xle	-15
<-ferme xles	-26
<-fermer xles	-12
<-fermeture xdu	-17
<-feu xde	-10
<-feuille xde	-9
<-fin xde	-17
<-fin xdu	-9
<-fleuriste xà	-11
<-fleurs xées	-22
<-fois xant	-15
<-fois xce	-18
<-fois xest	-9
<-frein xde	-10
<-fromagerie xage	-17
<-frotte xla	-11
<-fuite xà	-10
<-gants xon	-15
<-gants xufs	-10
<-garde xau	-10
<-garde xla	-14
<-gauche xant	-13
<-gens xent	-20
<-glisse xla	-15
<-graisse xde	-11
<-h 00	-10
<-haut xde	-11
<-haut xon	-15
<-haute xion	-12
<-heure xant	-13
<-heures xant	-11
<-heures xle	-19
<-heures xon	-20
<-heures xà	-13
<-hier xau	-20
<-huit xlos	-14
<-ici xle	12
<-ici xon	-16
<-il xait	-26
<-il xare	-17
<-il xche	-19
<-il xcte	-12
<-il xent	-15
<-il xige	-10
<-il xle	-11
<-il xles	-15
<-il xlle	-10
<-il xlte	-8
<-il xoie	-12
<-il xose	-17
<-il xous	-16
<-il xque	-21
<-il xsit	-8
<-il xsse	-13
<-il xtte	-10
<-il xupe	-21
<-il xôle	-12
<-ils xent	-41
<-inscrit xle	-20
<-inscrits xau	-10
<-inspecte xles	-17
<-j'ai xeur	-15
<-j'ai xles	-22
<-j'ai xris	-12
<-j'ai xun	-15
<-j'avais xun	-12
<-j'en xai	-17
<-j'ouvre xla	-17
<-j'y xais	-14
<-jamais xau	-19
<-jamais xde	-10
<-jamais xla	-17
<-jamais xle	-22
<-jamais xtu	-10
<-jamais xun	-17
<-jamais xà	-8
<-jamais xées	-8
<-jaune xour	-12
<-je x'ai	-16
<-je x'en	-15
<-je xace	-10
<-je xais	-31
<-je xche	-11
<-je xcte	-23
<-je xens	-17
<-je xeux	-28
<-je xige	-11
<-je xise	-16
<-je xite	-19
<-je xla	-19
<-je xle	-24
<-je xles	-19
<-je xlle	-20
<-je xnce	-25
<-je xnds	-23
<-je xnne	-17
<-je xois	-17
<-je xors	-16
<-je xose	-17
<-je xque	-15
<-je xris	-23
<-je xrre	-20
<-je xsse	-13
<-je xste	-14
<-je xume	-11
<-je xupe	-16
<-je xute	-10
<-jette xles	-14
<-jour xde	-15
<-jours xant	-9
<-jours xour	-9
<-jours xrés	-9
<-jsuis xau	-11
<-jusqu'au xent	-15
<-jusqu'à xla	-18
<-kilos xde	-18
<-l'absence xde	-22
<-l'agent xde	-14
<-l'agent xnte	-13
<-l'aide xde	-12
<-l'alarme xnne	-9
<-l'ancien xent	-15
<-l'ancien xeur	-9
<-l'année xsée	-12
<-l'arrêt xde	-18
<-l'assistante xale	-10
<-l'attestation xnce	-11
<-l'autre xpte	-9
<-l'eau xde	-18
<-l'eau xude	-17
<-l'eau xuse	-9
<-l'eau xà	-10
<-l'eau xède	-9
<-l'ordre xrse	-14
<-l'école xde	-9
<-l'équipe xde	-11
<-la XXdpp	-21
<-la XXmsa	-9
<-la XXsat	-13
<-la Xgue	-12
<-la Xion	-24
<-la Xnde	-9
<-la xace	-18
<-la xade	15
<-la xage	-21
<-la xaie	-30
<-la xale	-13
<-la xame	-22
<-la xane	-26
<-la xare	-14
<-la xart	-16
<-la xase	-16
<-la xbre	-34
<-la xche	-26
<-la xcie	-20
<-la xdio	-12
<-la xeau	-20
<-la xend	-16
<-la xeue	-17
<-la xeur	-34
<-la xffe	-24
<-la xgle	-12
<-la xgue	-14
<-la xice	-30
<-la xige	-15
<-la xile	-14
<-la xime	-9
<-la xine	-47
<-la xion	-54
<-la xire	-31
<-la xise	16
<-la xite	-44
<-la xité	-28
<-la xive	-21
<-la xlle	-33
<-la xloi	-14
<-la xlve	-9
<-la xlée	-21
<-la xmer	-12
<-la xmet	-17
<-la xmme	-18
<-la xmpe	-19
<-la xnce	-28
<-la xnde	-19
<-la xnge	10
<-la xnie	-11
<-la xnne	-36
<-la xnse	-13
<-la xole	-24
<-la xoue	-13
<-la xppe	-20
<-la xque	-26
<-la xrde	-26
<-la xrge	-22
<-la xrie	-44
<-la xrio	-15
<-la xrme	-12
<-la xrne	-28
<-la xrre	-14
<-la xrte	-24
<-la xrue	-9
<-la xrve	-20
<-la xrée	-14
<-la xses	-18
<-la xson	8
<-la xsse	-44
<-la xste	-15
<-la xsée	-28
<-la xtie	-22
<-la xtre	-13
<-la xtte	-41
<-la xtée	-10
<-la xuce	-14
<-la xuie	-11
<-la xule	-20
<-la xune	-22
<-la xupe	-22
<-la xure	-45
<-la xuse	-34
<-la xute	-23
<-la xuve	-14
<-la xuée	-20
<-la xvre	-18
<-la xvée	-11
<-la xâte	-18
<-la xçon	-18
<-la xème	-18
<-la xère	-48
<-la xédé	-19
<-laboratoire xde	-12
<-laisse xle	-13
<-laisse xles	-10
<-laisse xter	-12
<-laisser xler	-13
<-laissé xà	-13
<-lame xà	-11
<-lance xla	-19
<-lavage xde	-17
<-lave xles	-18
<-lave xà	-10
<-le 00	-15
<-le Xeur	-11
<-le xace	-12
<-le xage	15
<-le xail	-20
<-le xain	-32
<-le xais	-13
<-le xait	-14
<-le xang	-14
<-le xano	-18
<-le xant	-25
<-le xart	-25
<-le xbac	-26
<-le xble	-23
<-le xbre	-17
<-le xbut	-15
<-le xcat	-12
<-le xche	-21
<-le xché	-11
<-le xcin	-19
<-le xcle	-15
<-le xcol	-9
<-le xcon	-10
<-le xcro	-13
<-le xdre	-19
<-le xdur	-12
<-le xeau	-38
<-le xedi	-11
<-le xeil	-13
<-le xein	-14
<-le xent	-29
<-le xest	16
<-le xeur	-42
<-le xeux	-16
<-le xevé	-15
<-le xeçu	-11
<-le xffe	-17
<-le xfre	-13
<-le xger	-12
<-le xgon	-10
<-le xhet	-20
<-le xhon	-19
<-le xiel	-8
<-le xien	-33
<-le xier	-39
<-le xigo	-13
<-le xilm	-16
<-le xing	-11
<-le xiot	-8
<-le xire	-37
<-le xité	-16
<-le xjet	-22
<-le xlan	-26
<-le xlet	-23
<-le xlis	-13
<-le xlle	-13
<-le xloc	-11
<-le xlon	-21
<-le xlot	-30
<-le xmin	-20
<-le xmis	-19
<-le xmur	-14
<-le xnal	-17
<-le xner	-14
<-le xnet	-18
<-le xnge	-21
<-le xnne	-15
<-le xnom	-15
<-le xock	-12
<-le xoin	-14
<-le xoir	-31
<-le xoit	-19
<-le xole	-12
<-le xond	-16
<-le xone	-14
<-le xong	-15
<-le xono	-15
<-le xont	-17
<-le xord	-14
<-le xort	-18
<-le xose	-15
<-le xote	-19
<-le xour	-12
<-le xpis	-14
<-le xpon	-15
<-le xpôt	-13
<-le xque	-25
<-le xrap	-15
<-le xras	-18
<-le xrat	-18
<-le xrde	-15
<-le xret	-14
<-le xrge	-12
<-le xrié	-9
<-le xron	-27
<-le xrps	-16
<-le xrre	-19
<-le xsac	-19
<-le xses	-11
<-le xset	-15
<-le xsin	-13
<-le xson	-14
<-le xste	-17
<-le xsée	-17
<-le xtat	-21
<-le xter	-16
<-le xtin	-14
<-le xton	-21
<-le xtre	-36
<-le xtri	10
<-le xuce	-13
<-le xuit	-21
<-le xune	-13
<-le xurs	-9
<-le xval	-19
<-le xvre	-19
<-le xyau	-13
<-le xège	-21
<-le xèle	-16
<-le xème	-21
<-le xère	-16
<-le xébé	-14
<-les 00	-13
<-les XXrh	-19
<-les Xois	-14
<-les xacs	-16
<-les xais	-9
<-les xans	-11
<-les xars	-17
<-les xats	-12
<-les xaux	-9
<-les xbes	-15
<-les xces	-29
<-les xche	-17
<-les xdes	-26
<-les xeds	-12
<-les xels	-14
<-les xens	-19
<-les xers	-40
<-les xeus	-24
<-les xeux	-32
<-les xges	-21
<-les xgos	-17
<-les xgts	-10
<-les xhes	-24
<-les xies	-32
<-les xils	-27
<-les xins	-31
<-les xits	-23
<-les xlle	-11
<-les xlms	-15
<-les xlos	-15
<-les xlés	-13
<-les xmes	-20
<-les xmis	8
<-les xncs	-13
<-les xnds	-15
<-les xnes	-29
<-les xngs	-18
<-les xnts	-49
<-les xocs	-17
<-les xons	-24
<-les xots	-25
<-les xous	-34
<-les xpas	-13
<-les xpes	-30
<-les xrds	-13
<-les xrps	-13
<-les xrts	-14
<-les xses	-28
<-les xsse	-12
<-les xtos	-16
<-les xtés	-20
<-les xubs	-14
<-les xues	-22
<-les xums	-10
<-les xuts	-18
<-les xves	-28
<-les xées	-31
<-lettre xdée	-9
<-leur xsse	-21
<-lieu xde	-14
<-lieux xrée	-18
<-ligne xche	-9
<-linge xde	-12
<-lire xla	-16
<-lis xle	-17
<-lit xla	-15
<-lit xle	-17
<-lit xles	-16
<-litres xde	-9
<-livres xlés	-11
<-lors xde	-11
<-loto xdu	-19
<-lui xmet	-15
<-lui xner	-17
<-là xon	-20
<-lève xle	-16
<-m'a xqué	-11
<-ma xlle	-18
<-ma xmme	-18
<-ma xnde	-12
<-ma xnte	-13
<-ma xrie	-11
<-ma xère	-15
<-ma xœur	-14
<-machine xà	-22
<-madame xla	-15
<-main xout	-14
<-mains xées	-10
<-mais xje	-13
<-mais xla	-12
<-mais xles	-19
<-mais xon	-31
<-mais xons	-20
<-maison xde	-10
<-manière xde	-23
<-marche xà	-17
<-matelot xde	-21
<-matin xdu	-15
<-me xait	-9
<-me xets	-16
<-me xler	-19
<-me xnce	-14
<-me xter	-14
<-me xtes	-12
<-mea xlpa	-13
<-merci xau	-18
<-merci xde	-21
<-merci xnce	-14
<-mes xeux	-21
<-mes xtes	-14
<-mesure xla	-16
<-mesure xle	-20
<-met xla	-14
<-met xle	-20
<-met xles	-24
<-mets xla	-19
<-mets xle	-20
<-mettre xau	-10
<-mettre xle	-12
<-mettre xles	-14
<-meubles xlés	-13
<-mille xles	-22
<-mille xres	-10
<-min xà	-11
<-minutes xant	-16
<-minutes xde	-19
<-mise xà	-13
<-mises xà	-9
<-mme Xaux	-13
<-mode XXire	-14
<-mode xire	-10
<-mode xloi	-15
<-moi xest	-25
<-moi xje	-23
<-moins xde	-18
<-moins xun	-10
<-moitié xde	-9
<-mon xari	-13
<-mon xeur	-14
<-mon xner	-8
<-mon xveu	-8
<-mon xère	-25
<-monde xsse	-22
<-monsieur xle	-21
<-monte xla	-12
<-monte xà	-8
<-monter xle	-10
<-montre xent	-20
<-montre xla	-14
<-montre xle	-13
<-moteur xdu	-8
<-musique xde	-12
<-musée xde	-12
<-même xand	-20
<-même xils	-17
<-même xle	-18
<-même xles	-21
<-même xour	-15
<-même xsi	-22
<-même xun	-16
<-même xune	-20
<-n'est xmis	-8
<-n'importe xuel	-20
<-ne xais	-11
<-ne xait	-18
<-ne xend	-11
<-ne xent	-27
<-ne xle	-9
<-ne xles	-18
<-ne xlle	-8
<-ne xmet	-13
<-ne xmpe	-15
<-ne xnge	-19
<-ne xnne	-16
<-ne xnte	-12
<-ne xtte	-18
<-ne xule	-15
<-ne xupe	-12
<-ne xura	-19
<-ne xurt	-9
<-ne xvre	-16
<-nettoie xla	11
<-nettoyer xle	-18
<-non xdez	-10
<-non xdon	-12
<-non xeux	-13
<-non xla	-18
<-non xnds	-22
<-non xon	-15
<-non xées	-10
<-nos xens	-16
<-nos xers	-16
<-nos xres	-16
<-note xde	-13
<-note xla	-15
<-note xle	-17
<-note xles	-11
<-notes xde	-10
<-notes xles	-21
<-notre xent	-21
<-notre xier	-20
<-notre xion	-18
<-notre xise	-22
<-notre xque	-14
<-notre xrie	-19
<-notre xure	-20
<-notre xère	-27
<-nous xent	-16
<-nous xest	-14
<-nous xla	13
<-nous xle	-25
<-nous xmes	-28
<-nous xon	24
<-nous xons	-24
<-nouveaux xurs	-15
<-nuit xà	-15
<-numéro xand	-18
<-numéro xde	-16
<-objets xvés	-18
<-offre xun	-12
<-ok xje	-14
<-on xace	13
<-on xait	-24
<-on xale	-14
<-on xare	-27
<-on xase	-16
<-on xche	-36
<-on xcte	-15
<-on xend	-32
<-on xent	-27
<-on xera	-11
<-on xhie	-16
<-on xile	-14
<-on xire	-19
<-on xise	-20
<-on xite	-11
<-on xla	-42
<-on xle	-30
<-on xles	-33
<-on xlie	-13
<-on xlle	-28
<-on xmet	-20
<-on xnce	-26
<-on xnge	-20
<-on xnne	-13
<-on xnte	-17
<-on xoie	-28
<-on xose	-19
<-on xoue	-18
<-on xous	-24
<-on xpte	-9
<-on xque	-18
<-on xrde	-30
<-on xrit	-12
<-on xrne	-13
<-on xrre	-20
<-on xrse	-18
<-on xrte	-14
<-on xste	-16
<-on xtre	-20
<-on xtte	-18
<-on xuie	-15
<-on xule	-25
<-on xupe	-22
<-on xure	-15
<-on xuse	-17
<-on xute	-10
<-on xvre	-26
<-on xède	-17
<-on xène	-13
<-on xère	-20
<-on xèse	-12
<-on xève	-28
<-on xête	-22
<-on xôle	-27
<-on xôte	-12
<-ordre xde	-17
<-ou xant	-16
<-ou xau	-8
<-ou xde	-13
<-ou xlée	-11
<-ou xon	-12
<-ou xque	-10
<-ou xsi	-12
<-ou xun	-19
<-oui xon	-9
<-ouverte xla	-14
<-ouvre xla	-22
<-ouvre xle	-20
<-ouvre xles	-19
<-ouvre xà	-14
<-ouvrent xun	-17
<-ouvres xla	-17
<-ouvrir xla	-9
<-ouvrir xle	-18
<-où x'on	-12
<-papier xché	-10
<-papier xour	-24
<-par XXsms	-11
<-par xent	-12
<-par xeur	-15
<-par xeux	-11
<-par xier	-15
<-par xire	-12
<-par xla	-38
<-par xle	-24
<-par xles	-24
<-par xlle	-18
<-par xnce	-11
<-par xnne	-9
<-par xole	-9
<-par xort	-15
<-par xous	-18
<-par xque	-14
<-par xtte	-13
<-par xun	-21
<-par xune	-16
<-par xver	-18
<-par xyer	-12
<-parce xrès	-10
<-parents xent	-14
<-parle xent	-15
<-pars xla	-20
<-part xau	-16
<-part xtu	-11
<-part xà	-13
<-partir xde	-11
<-partir xdu	-10
<-pas xage	-20
<-pas xand	-15
<-pas xant	-18
<-pas xau	-17
<-pas xave	-18
<-pas xché	-11
<-pas xde	-16
<-pas xdu	-19
<-pas xent	-9
<-pas xest	-12
<-pas xier	-8
<-pas xion	-17
<-pas xla	-16
<-pas xle	-40
<-pas xles	-35
<-pas xlée	-16
<-pas xmen	-17
<-pas xmis	-13
<-pas xmon	-12
<-pas xoin	-13
<-pas xon	-28
<-pas xour	-15
<-pas xque	-20
<-pas xrir	-18
<-pas xsi	-19
<-pas xtu	-18
<-pas xuer	-17
<-pas xun	-14
<-pas xune	-26
<-pas xà	-25
<-pas xées	-9
<-pas xûre	-10
<-passage xde	-13
<-passe xau	-17
<-passe xla	-12
<-passe xles	-20
<-passer xla	-17
<-passer xles	-16
<-passes xla	-21
<-passé xla	-20
<-peine xide	-9
<-pendant xla	-26
<-pendant xle	-24
<-pendant xles	-13
<-pendant xune	-11
<-pendant xété	-11
<-perd xle	-13
<-permis xde	-15
<-personne xend	-18
<-personne xuée	-19
<-personne xà	-10
<-personnes xent	-19
<-pesée xdu	-21
<-petit xide	-15
<-petite xde	-10
<-petite xlle	-14
<-peu xde	-10
<-peut xger	-14
<-photographie xles	-13
<-phrases xtes	-15
<-pieds xnus	-16
<-pince xde	-11
<-pis xla	-21
<-pis xon	-10
<-pis xtu	-9
<-piscine xale	-19
<-plan xde	-17
<-plaques xde	-16
<-plus xard	-9
<-plus xde	-26
<-plus xla	-11
<-plus xle	-26
<-plus xles	-15
<-plus xrer	-15
<-plus xun	-11
<-point 00	-11
<-police xale	-14
<-police xsi	-14
<-pondre xun	12
<-porte xle	-19
<-portes xval	-12
<-pose xla	-18
<-pose xle	-18
<-pose xles	11
<-posée xà	-8
<-pots xde	-14
<-pour 00	-9
<-pour xage	11
<-pour xain	-12
<-pour xate	-13
<-pour xcer	-16
<-pour xde	-16
<-pour xdre	-20
<-pour xeil	23
<-pour xeux	-15
<-pour xger	20
<-pour xher	-18
<-pour xire	12
<-pour xla	23
<-pour xle	13
<-pour xler	8
<-pour xles	11
<-pour xlle	-13
<-pour xmon	-22
<-pour xnir	-24
<-pour xque	-28
<-pour xrer	-23
<-pour xser	-12
<-pour xter	-12
<-pour xtre	-22
<-pour xuer	9
<-pour xun	-24
<-pour xune	-30
<-pour xver	-24
<-pourquoi xje	-22
<-première xnée	-18
<-prend xla	-21
<-prend xle	-17
<-prend xles	-19
<-prend xà	-9
<-prendre xla	-27
<-prends xla	-19
<-prie xde	-16
<-prise xde	-18
<-prix xent	-12
<-procédure xde	-22
<-propose xde	-18
<-propre xce	-12
<-près xde	-15
<-prélever xà	-8
<-prépare xla	-19
<-prépare xles	-14
<-présence xde	-12
<-prévient xla	-11
<-prévient xle	-12
<-puis xage	-13
<-puis xla	-10
<-puis xle	-22
<-puis xon	10
<-puisse xvre	-24
<-punaises xde	-8
<-purger xles	-14
<-pv xdu	-15
<-pâte xde	-12
<-qu'après xest	-10
<-qu'elle xait	-17
<-qu'il xait	-17
<-qu'ils xent	-24
<-qu'on xait	-15
<-qu'on xche	-18
<-qu'on xsse	-16
<-quand xla	-22
<-quand xle	-39
<-quand xles	-15
<-quand xon	-20
<-quand xun	-21
<-quand xune	9
<-quatre xlle	-17
<-quatre xres	-27
<-quatre xurs	-9
<-que x'on	-27
<-que xait	-11
<-que xce	-18
<-que xeau	-9
<-que xela	-13
<-que xest	-22
<-que xje	-29
<-que xle	-11
<-que xmon	-16
<-que xnne	-28
<-que xous	-35
<-que xque	-14
<-que xsi	-15
<-que xsse	-22
<-que xtu	-26
<-qui xait	-16
<-qui xend	-19
<-qui xent	-34
<-qui xige	-15
<-qui xise	-22
<-qui xite	-19
<-qui xlle	-18
<-qui xnce	-15
<-qui xnne	-21
<-qui xnte	-15
<-qui xont	-14
<-qui xous	-16
<-qui xque	-24
<-qui xser	-11
<-qui xsse	-10
<-qui xuit	-12
<-quoi xau	16
<-radio xive	-9
<-raison xour	-10
<-rappelle xla	-16
<-rappelé xour	-9
<-rapport xdu	-13
<-rapport xà	-13
<-rayon xde	-11
<-recompte xune	-8
<-refuse xles	-14
<-refuse xon	-16
<-regarde xla	-19
<-regarde xle	-20
<-regarde xles	-9
<-regarde xsi	-11
<-regardes xla	-25
<-regardes xle	-23
<-relève xle	-13
<-remet xion	-22
<-remet xla	-23
<-remet xle	-14
<-remet xun	-18
<-remise xà	-22
<-remplace xla	-11
<-remplace xle	-11
<-remplace xles	-20
<-remplit xla	-20
<-remplit xle	-9
<-repose xla	-11
<-reprend xle	-10
<-responsable xdu	-12
<-responsable xide	-9
<-reste xde	-11
<-reste xle	-16
<-reste xumé	-13
<-reste xà	-9
<-retire xle	-14
<-retire xles	-19
<-retour xau	-14
<-retourne xau	-12
<-retourne xles	-19
<-revient xau	-13
<-reçoit xles	-28
<-reçoit xun	-14
<-reçu xun	-10
<-rh xent	-18
<-rien xant	-10
<-rien xde	-10
<-rien xdu	-10
<-rien xà	-12
<-règle xle	-13
<-réclame xle	-13
<-rédiger xour	-12
<-réunion xdu	-12
<-s'arrête xà	-8
<-s'est xuvé	-16
<-s'il xent	-12
<-s'il xeut	-9
<-s'il xèle	-8
<-s'ils xent	-21
<-sa xace	-11
<-sa xite	-17
<-sa xmme	-11
<-sa xque	-13
<-sa xure	-23
<-sa xère	-31
<-sac xde	-9
<-sache xuoi	-15
<-sache xà	-16
<-salle xde	-17
<-sanitaire xde	-16
<-sans xcer	12
<-sans xein	-10
<-sans xent	-21
<-sans xion	-25
<-sans xla	-15
<-sans xle	-19
<-sans xler	-17
<-sans xles	-22
<-sans xoir	-9
<-sans xrêt	-9
<-sans xser	-15
<-sans xtat	12
<-sans xter	-12
<-sans xver	-22
<-sans xvon	-16
<-sauf xle	-10
<-sauf xles	-16
<-sauf xsi	-17
<-se xace	-20
<-se xare	-15
<-se xcte	-12
<-se xend	-10
<-se xent	-36
<-se xerd	-20
<-se xnge	-11
<-se xnte	-16
<-se xont	-10
<-se xsse	-35
<-se xuve	-13
<-selon xla	-18
<-semaine xau	-17
<-sens xde	-8
<-sent xle	-12
<-service xde	-17
<-service xque	-14
<-services xues	-10
<-ses xges	-10
<-ses xhes	-10
<-ses xtes	-16
<-seulement xand	-11
<-seulement xsi	-12
<-si xest	-19
<-si xeur	-14
<-si xeux	-13
<-si xla	-29
<-si xle	-29
<-si xles	-21
<-si xnne	-16
<-si xon	-12
<-si xque	-15
<-si xrme	-9
<-si xun	-29
<-signaler xun	-18
<-signature xdu	-19
<-signe xle	-13
<-signer xla	-13
<-signer xle	-14
<-sinon xest	-13
<-sinon xla	-15
<-sinon xle	-16
<-sinon xon	-29
<-sinon xsse	-17
<-sinon xtu	-15
<-six xnts	-13
<-soir xde	-12
<-soit xché	-11
<-soit xite	-13
<-soit xrti	-16
<-soixante xres	13
<-sommes xune	-25
<-son xari	-10
<-son xeau	-8
<-son xoir	-17
<-son xvis	-14
<-sont xcés	-16
<-sont xgés	-18
<-sont xits	-12
<-sont xiés	-18
<-sont xles	-15
<-sont xnés	-16
<-sont xrts	-13
<-sont xrés	-8
<-sont xses	-11
<-sont xsés	-20
<-sont xtés	-10
<-sont xvés	-20
<-sont xà	-13
<-sont xées	-39
<-sort xla	-22
<-sort xle	-13
<-sort xles	-30
<-sorti xà	-10
<-sortie xde	-10
<-sortir xla	-15
<-sortir xle	-27
<-sous xla	-26
<-sous xle	-28
<-sous xles	-20
<-suis xeur	-21
<-suis xice	-20
<-suis xide	-8
<-suis xier	16
<-suis xire	-10
<-suis xla	-20
<-suis xste	-18
<-suis xà	-22
<-suit xant	-12
<-suite xdu	-16
<-suite xtu	-12
<-suite xà	-18
<-sujet xest	-18
<-sur 00	-14
<-sur xace	-29
<-sur xeil	11
<-sur xeux	-10
<-sur xise	-14
<-sur xla	11
<-sur xle	21
<-sur xles	13
<-sur xque	-28
<-sur xsoi	-9
<-sur xun	-39
<-sur xune	-31
<-surtout xdu	-13
<-sécurité xau	-12
<-temps xde	-13
<-température xde	-9
<-tend xle	-10
<-tenir xla	-14
<-terre xant	-14
<-terre xde	-10
<-texte xour	-16
<-tiens xla	-16
<-tient xla	-21
<-tient xle	-20
<-tire xla	-13
<-tire xle	-19
<-toi xtu	-21
<-toucher xau	-18
<-toucher xle	-9
<-toucher xà	-22
<-toujours xeux	-11
<-toujours xle	-13
<-tour xdu	-8
<-tour xle	-15
<-tour xlet	-10
<-tourne xle	-13
<-tourne xà	-9
<-tourner xla	-17
<-tous xles	-36
<-tout xah	-21
<-tout xce	-14
<-tout xde	-17
<-tout xdre	-22
<-tout xent	-10
<-tout xle	-44
<-tout xtu	-15
<-toute xla	-20
<-trace xite	-24
<-tremper xla	-11
<-tremper xune	-12
<-trentaine xde	-11
<-trente xdes	-15
<-trois xars	-12
<-trois xces	-12
<-trois xdes	-13
<-trois xens	-9
<-trois xges	-13
<-trois xles	-10
<-trois xnts	-13
<-trois xon	-13
<-trois xons	-12
<-trois xres	-17
<-trois xrts	-11
<-trois xses	-11
<-trois xtes	-14
<-trois xà	-10
<-trois xées	-19
<-trop xard	-13
<-trop xde	-22
<-trop xdes	-15
<-trop xite	-11
<-trop xtôt	-16
<-trouve xà	-13
<-trouver xla	-9
<-trouver xrès	-14
<-tu xais	-18
<-tu xars	-20
<-tu xces	-15
<-tu xdes	-28
<-tu xens	-18
<-tu xeux	-16
<-tu xfes	-17
<-tu xges	-25
<-tu xhes	-24
<-tu xies	-24
<-tu xla	-34
<-tu xle	-31
<-tu xles	-37
<-tu xlis	-23
<-tu xmes	-21
<-tu xnds	-34
<-tu xnes	-21
<-tu xois	-19
<-tu xpes	-20
<-tu xres	-23
<-tu xris	-14
<-tu xses	-23
<-tu xtes	-29
<-tu xves	-18
<-téléphone xau	-11
<-tête xun	-15
<-un xafé	-16
<-un xail	-15
<-un xain	-17
<-un xais	-13
<-un xait	-17
<-un xand	-17
<-un xant	-27
<-un xart	-16
<-un xbre	9
<-un xdoc	-14
<-un xdre	-24
<-un xeau	-32
<-un xent	-48
<-un xeur	-42
<-un xhet	-15
<-un xhon	-17
<-un xier	-16
<-un xire	-21
<-un xlat	-12
<-un xlon	-10
<-un xlou	-22
<-un xlte	-13
<-un xman	-15
<-un xmme	-13
<-un xnge	-15
<-un xode	-18
<-un xole	-21
<-un xort	-12
<-un xour	-12
<-un xpel	-17
<-un xque	-13
<-un xrai	-19
<-un xrin	-12
<-un xsac	-11
<-un xsse	-8
<-un xsée	-20
<-un xton	-21
<-un xtre	-22
<-un xube	-12
<-un xuet	-20
<-un xuit	-11
<-un xvis	-11
<-un xyon	-21
<-un xèle	-16
<-un xème	-17
<-un xère	-12
<-un xémo	-17
<-une xaie	-12
<-une xame	-17
<-une xbre	-13
<-une xche	-31
<-une xgne	-13
<-une xgue	-10
<-une xine	-37
<-une xion	-31
<-une xire	-20
<-une xise	-9
<-une xite	-17
<-une xive	-13
<-une xlle	-31
<-une xnde	-23
<-une xnne	9
<-une xnte	-23
<-une xode	-19
<-une xose	-13
<-une xppe	-15
<-une xque	-19
<-une xrde	-13
<-une xrie	-23
<-une xsse	-17
<-une xtre	-9
<-une xtte	-24
<-une xure	-51
<-une xuse	-11
<-une xute	-9
<-une xvée	-22
<-uniquement xsi	-10
<-va xeux	-8
<-va xtre	-16
<-veille xla	-18
<-vers xla	-21
<-vers xle	-16
<-vers xles	-8
<-verser xles	-12
<-vide xles	-21
<-vides xla	-15
<-vides xle	-22
<-vient xde	-15
<-vient xter	-8
<-ville xde	-10
<-visite xde	-18
<-visite xdu	-11
<-visite xla	-17
<-voilà xce	-17
<-voilà xent	-25
<-voilà xje	-10
<-voilà xle	-34
<-voilà xon	-18
<-voir xle	-15
<-voir xles	-9
<-voir xsi	-10
<-voit xun	-15
<-votre xion	-15
<-vous xaît	-14
<-vous xde	-9
<-vous xiez	-15
<-vous xle	-16
<-vous xlez	-9
<-vous xrez	-23
<-vous xrie	-10
<-vous xris	-9
<-vous xsez	-16
<-vous xtes	-8
<-vous xtez	-18
<-vous xtre	-20
<-vous xvez	-17
<-vu xle	-17
<-vu xun	-18
<-vérifie xla	-21
<-vérifie xle	-11
<-vérifie xles	-21
<-vérifier xle	-17
<-y xent	-15
<-y xler	-12
<-yeux xmés	-10
<-yo x'es	-17
<-| 00	-15
<-| Xage	17
<-| xces	-19
<-| xest	-12
<-| xeur	-11
<-| xste	-12
<-§ 00	-13
<-« xine	-15
<-« xrée	-14
<-« xà	-19
<-° 00	-15
<-à 00	-9
<-à Xhes	-12
<-à Xnes	-21
<-à Xnne	-22
<-à Xoël	-12
<-à Xque	-16
<-à Xège	-12
<-à xage	-19
<-à xant	-9
<-à xaud	-23
<-à xbre	-21
<-à xce	-12
<-à xcre	-17
<-à xcte	-17
<-à xdre	-12
<-à xeau	-20
<-à xeil	-23
<-à xent	-20
<-à xept	-21
<-à xers	-10
<-à xeur	-17
<-à xeux	-18
<-à xger	-12
<-à xgle	-13
<-à xher	-20
<-à xide	-15
<-à xidi	-14
<-à xier	-18
<-à xile	-23
<-à xinq	-17
<-à xion	-20
<-à xire	-11
<-à xise	-18
<-à xite	-11
<-à xize	-10
<-à xla	-28
<-à xlat	-15
<-à xler	-21
<-à xlle	-16
<-à xmer	-10
<-à xmon	-12
<-à xnir	-19
<-à xnte	-12
<-à xoit	-13
<-à xool	-14
<-à xoux	-11
<-à xque	-26
<-à xrer	-17
<-à xrée	-25
<-à xrêt	-15
<-à xser	-16
<-à xsse	-18
<-à xtre	-15
<-à xuit	-13
<-à xun	-25
<-à xune	-15
<-à xure	-12
<-à xurs	-16
<-à xuse	-20
<-à xvre	-21
<-à xéro	-32
<-ça xait	-12
<-ça xant	-10
<-ça xau	-10
<-ça xent	-18
<-ça xfle	-11
<-ça xle	-19
<-ça xlle	-22
<-ça xour	-22
<-ça xrte	-16
<-ça xsse	-9
<-ça xtre	-21
<-ça xà	-14
<-écrit xdu	-11
<-écrit xla	12
<-écrit xour	-19
<-écrit xà	-23
<-électriques xau	-13
<-équipes xde	-10
<-établissement xde	-8
<-été xtée	-9
<-être xà	-13
<-– xace	-16
<-– xent	21
<-– xion	-41
<-– xnée	-16
<-→ xeur	-9
<-→ xle	-8
<-→ xon	-15
<-→ xter	-16
<-☐ xeau	-14
<0	-48
<2!	-15
<2"	-16
<2%	-16
<2(	-33
<2)	-40
<2*	-14
<2+	-24
<2,	-30
<2-	-36
<2.	-40
<2/	-26
<2:	-49
<2;	-30
<2=	-13
<2[	-16
<2]	-10
<2^	9
<2a	-66
<2accord	-21
<2accroche	-16
<2accroché	-15
<2accueil	-20
<2accueille	-14
<2adore	-12
<2adulte	-13
<2affaire	-14
<2affiché	-9
<2agent	-19
<2agents	-10
<2ah	-36
<2ai	-18
<2ainsi	-18
<2ait	-21
<2aller	-12
<2allumer	-15
<2allumé	-9
<2allumés	-16
<2allô	-13
<2alors	20
<2anciens	-22
<2annonce	-8
<2annoncée	-22
<2année	-24
<2ans	-34
<2appareils	-21
<2appel	-17
<2appeler	-15
<2appelle	-21
<2appelles	-17
<2appelé	-15
<2apporte	-9
<2apprentis	-16
<2appuie	-14
<2après	-45
<2archivage	-13
<2argent	-17
<2arrache	-17
<2arracher	-14
<2arraché	-12
<2arrive	-37
<2arrivent	-11
<2arrivée	-14
<2arrivées	-11
<2arrière	-16
<2arrêt	-19
<2arrête	-16
<2arrêtes	-21
<2arrêté	-10
<2article	-10
<2aspirateur	-17
<2associative	10
<2assurance	-11
<2atelier	-13
<2attache	-11
<2attaches	-16
<2attaché	-15
<2attend	-39
<2attendez	-11
<2attendre	-19
<2attends	-32
<2attestation	-12
<2au	-52
<2au-delà	-13
<2au-dessus	-17
<2aucun	-17
<2aucune	-22
<2auriez-vous	-17
<2aussi	-17
<2auto	-11
<2autour	-12
<2autre	-12
<2autres	12
<2avait	-31
<2avant	-11
<2avec	-51
<2avis	-18
<2avoir	-17
<2avons	-19
<2ayant	-16
<2b	-18
<2bac	-38
<2bacs	-18
<2badge	-20
<2bague	-12
<2bain	-20
<2baisse	-12
<2baissé	-18
<2balance	-17
<2bande	-18
<2banque	-15
<2bar	-13
<2barbecue	-10
<2bars	-21
<2bas	-26
<2base	-12
<2basse	-9
<2bassin	-15
<2bateau	-18
<2batterie	-15
<2beau-père	-14
<2becs	-10
<2belle	-16
<2ben	-15
<2benne	-25
<2besoin	-16
<2beurre	-20
<2biais	-10
<2biberons	-9
<2bibliothèque	-20
<2bien	15
<2bilan	-21
<2billets	-15
<2bises	-13
<2blanc	15
<2blanche	-18
<2bleu	-16
<2bleue	-16
<2blocs	-20
<2bloque	-13
<2bloquée	-22
<2bois	-23
<2bombé	-11
<2bonjour	-35
<2bord	-22
<2bordeaux	-15
<2bords	-20
<2bornes	-19
<2bottes	-17
<2bouche	-16
<2bouchon	-9
<2boue	-15
<2bouge	-15
<2boule	-9
<2bout	-26
<2bouteille	-15
<2boutique	-21
<2boîte	-24
<2bracelet	-11
<2branche	-10
<2branches	-13
<2bras	-9
<2brasserie	-21
<2bref	-20
<2brosse	-17
<2brouillon	11
<2bulle	-27
<2bulletin	-12
<2bureau	-22
<2bus	-15
<2buse	-10
<2buses	-19
<2bâche	-16
<2bénévole	-23
<2bénévoles	-21
<2bête	-8
<2c	-26
<2c'est	18
<2c'était	-17
<2cabane	-18
<2cabine	-18
<2cabinet	-23
<2cacao	-18
<2cachet	-13
<2cadenas	-21
<2cadre	-15
<2café	-16
<2caisses	-10
<2calcule	-17
<2cales	-20
<2camion	-24
<2camping	-11
<2canal	-21
<2canton	-17
<2capitaine	-17
<2car	-18
<2carnet	-36
<2carte	-22
<2carter	-15
<2carton	-16
<2cartons	-14
<2cas	-24
<2caserne	-11
<2casque	-20
<2casques	-8
<2casse	-11
<2cassé	-18
<2cassée	-17
<2cassées	-18
<2cause	-21
<2caution	-23
<2cave	-14
<2ce	-15
<2cela	-27
<2celle	-13
<2celles	-16
<2cellule	-16
<2cent	-31
<2centimètres	-18
<2centrale	-22
<2centre	10
<2cents	-18
<2certains	-14
<2certificat	-16
<2cette	-32
<2chacun	-20
<2chalumeau	-19
<2chambre	-32
<2champ	-8
<2change	-9
<2changement	-28
<2changer	-21
<2changé	-17
<2changées	-23
<2chantier	-21
<2chape	-14
<2chaque	-43
<2charge	-35
<2chargement	-25
<2charger	-16
<2chargée	-15
<2chariots	-21
<2charnière	-10
<2chaud	-21
<2chaude	-30
<2chauffage	-21
<2chauffe	-24
<2chauffes	-20
<2chauffeur	-25
<2chauffé	-14
<2chaussures	-13
<2chef	-28
<2cheffe	-20
<2chemin	-11
<2chemins	-13
<2cher	-22
<2cherche	-29
<2cheveux	-22
<2chez	11
<2chien	-25
<2chiens	-17
<2chiffon	-14
<2chiffons	-9
<2chiffre	-19
<2chiffres	-14
<2chocolaterie	-10
<2choisis	-10
<2choisit	-10
<2choses	-13
<2chèque	-12
<2chère	-12
<2ci-après	-14
<2cie	-12
<2cinq	-33
<2circuit	-16
<2circulation	-12
<2civière	-11
<2clair	16
<2claire	-11
<2classe	-24
<2classeur	-21
<2clavier	-17
<2client	-42
<2cliente	-23
<2clients	-13
<2clinique	-16
<2cloche	-15
<2cloches	-25
<2clous	-15
<2clé	-30
<2clés	-17
<2clôture	-16
<2cm	-17
<2coche	-8
<2code	-26
<2coffre	-22
<2coin	-12
<2colle	-26
<2coller	-22
<2collègue	-20
<2collé	-8
<2collée	-10
<2comité	-32
<2commande	-11
<2comme	-35
<2commence	-24
<2commencer	-18
<2comment	-9
<2commençant	-12
<2communes	-15
<2compagnie	-19
<2compare	-14
<2comparent	-12
<2complet	-15
<2complètement	-15
<2compost	-13
<2comprimé	-10
<2compris	-18
<2comptable	-12
<2comptent	-10
<2compter	-18
<2comptes	-10
<2compté	-21
<2comptés	-13
<2concerne	8
<2conducteur	-17
<2conduite	-20
<2confirme	-15
<2confitures	-13
<2confié	-13
<2confrère	-14
<2connaît	-9
<2conservatrice	-18
<2consigne	20
<2consigner	13
<2consignes	-11
<2consignée	-13
<2console	-16
<2consulte	-16
<2contact	-16
<2contenu	-13
<2contexte	-12
<2contrat	-23
<2contre	-15
<2contrôle	-38
<2contrôler	-21
<2convention	-12
<2convient	-17
<2convoque	-17
<2coopérative	-25
<2coordonne	14
<2copie	-23
<2corde	-19
<2corne	-12
<2corps	-17
<2correct	-18
<2costumes	-25
<2couche	-26
<2coucou	-12
<2coule	-22
<2couler	-17
<2couleur	-15
<2coup	-22
<2coupe	-29
<2couper	-20
<2couple	-9
<2coups	-15
<2coupé	-23
<2courage	-9
<2courant	-12
<2cours	-12
<2couteau	-24
<2couteaux	-10
<2couvre	-15
<2coûte	-16
<2cpe	-11
<2craie	-17
<2creuse	-19
<2creux	-20
<2crie	-23
<2crochet	-10
<2crois	-12
<2croix	-13
<2crémation	-13
<2cuir	-14
<2cuisine	-23
<2cutter	-14
<2cuve	-14
<2cuves	-16
<2cônes	-17
<2côtés	-19
<2cœur	-13
<2d	-11
<2d'abord	-40
<2d'accord	-17
<2d'accueil	-22
<2d'agneau	-21
<2d'aller	-14
<2d'alpage	-15
<2d'antenne	-15
<2d'assurance	-20
<2d'astreinte	-12
<2d'autre	-20
<2d'avoir	-22
<2d'avril	-12
<2d'emploi	12
<2d'en	-20
<2d'entretien	-13
<2d'entrée	-18
<2d'essai	-10
<2d'exploitation	-13
<2d'hier	12
<2d'identité	-18
<2d'ouvrir	-10
<2d'oxygène	-14
<2d'où	-21
<2d'un	-36
<2d'une	-25
<2d'urgence	-16
<2d'y	-9
<2d'écrit	16
<2d'équipe	-15
<2d'étanchéité	-22
<2d'été	-8
<2dame	-21
<2dans	-61
<2date	-27
<2ddpp	-11
<2de	-10
<2debout	-16
<2dedans	-22
<2degrés	-28
<2dehors	-14
<2demain	-16
<2demandent	18
<2demander	-29
<2demandes	-16
<2demandé	-32
<2demi	-19
<2demie	-21
<2densité	-10
<2dentaire	-11
<2dentiste	-14
<2dernier	-32
<2dernière	-25
<2derrière	-19
<2des	-61
<2descend	-24
<2descends	-13
<2descente	-22
<2desserre	-20
<2dessous	-19
<2dessus	-27
<2deux	-24
<2deuxième	-22
<2devant	-32
<2devis	-14
<2diamètre	-16
<2dicte	-31
<2dictée	12
<2diffusion	-10
<2dimanche	-24
<2dire	-24
<2direct	-13
<2directeur	-15
<2direction	-19
<2directrice	-22
<2dis	-32
<2discute	-11
<2discuter	-15
<2disque	-16
<2distribution	-29
<2dit	-40
<2dites	20
<2dix	-32
<2dizaine	-13
<2doc	15
<2document	19
<2doigt	-15
<2doigts	-20
<2dois	-20
<2doit	-30
<2doivent	-8
<2domicile	-18
<2donne	-14
<2donner	-15
<2donnes	-9
<2données	-18
<2dons	-14
<2dont	-36
<2dos	-26
<2dose	-9
<2dossier	-28
<2double	-13
<2doucement	-14
<2douches	-8
<2doudous	-21
<2douteux	-16
<2douze	-19
<2drap	-12
<2draps	-16
<2droit	-23
<2droite	-10
<2du	-59
<2dur	-20
<2dès	-25
<2débranche	-10
<2déchets	-18
<2décide	-9
<2décision	14
<2déclaration	-14
<2déclare	-21
<2décoller	-13
<2défaut	-17
<2déjà	-25
<2démonte	-22
<2dépanneur	-14
<2départ	-35
<2dépasse	-16
<2dépose	-12
<2déposé	-11
<2déposés	-19
<2dépotage	-20
<2dépôt	-13
<2désinfection	-22
<2désinfecté	-17
<2désinfectée	-17
<2désormais	-24
<2détecteur	-25
<2détecteurs	-18
<2dévisse	-15
<2e	-13
<2eau	-24
<2eaux	-16
<2elle	-53
<2emplacements	-23
<2employés	-13
<2en	-21
<2encore	-33
<2enfant	-18
<2enfants	-9
<2enfin	-35
<2enlever	-17
<2enlève	-26
<2ensuite	-41
<2entailles	-12
<2entier	-15
<2entière	-15
<2entre	-36
<2entreprise	-25
<2enveloppes	-14
<2envie	11
<2envoie	-23
<2envoyer	-11
<2envoyé	-20
<2erreur	-11
<2es	-11
<2espèce	-20
<2essai	-21
<2essaie	-15
<2essence	-10
<2essuie	-17
<2essuyé	-9
<2est	-61
<2et	-85
<2eu	-32
<2euros	-22
<2excusez	-15
<2excusés	-9
<2exige	-25
<2expliquer	8
<2extincteur	-12
<2extincteurs	-17
<2extérieure	-12
<2fabrique	-19
<2face	-18
<2facture	-17
<2failli	-17
<2fais	-41
<2faisons	-17
<2fait	-68
<2faites	-19
<2famille	-24
<2fauconnier	-13
<2faudrait	-22
<2faut	-16
<2faute	9
<2fauteuil	-10
<2façon	13
<2femme	-23
<2fenêtre	-21
<2ferait	-15
<2ferme	-29
<2fermer	-8
<2fermeture	-19
<2fermée	-14
<2feu	-33
<2feuille	-30
<2feuilles	-23
<2feutre	-12
<2feux	-12
<2fichier	-13
<2fil	-13
<2file	-13
<2filet	-17
<2film	-17
<2films	-10
<2filtre	-24
<2fin	-33
<2finance	-17
<2fini	-22
<2finir	-15
<2fleuriste	-14
<2fois	-41
<2fond	-34
<2fondre	-11
<2forme	-26
<2fosse	-20
<2four	-19
<2fournit	-17
<2foyer	-14
<2frais	-21
<2franchement	-18
<2francs	-16
<2frein	-10
<2freins	-14
<2frigos	-15
<2friterie	-18
<2froide	-26
<2fromagerie	-14
<2frontofocomètre	-11
<2frère	-11
<2fuite	-20
<2fume	-8
<2funérarium	-10
<2fwd	14
<2février	-11
<2fêtes	-13
<2gamin	16
<2gamme	-12
<2gant	-16
<2gants	-24
<2garage	-23
<2garde	-32
<2garde-corps	-13
<2gardien	-18
<2gardienne	-20
<2gare	-12
<2gars	-13
<2gauche	-23
<2gaz	-20
<2genre	-14
<2gens	-17
<2geste	-17
<2gestionnaire	-16
<2gilet	-18
<2glace	-27
<2glacière	-11
<2glisse	-21
<2glisser	-12
<2gonflage	-18
<2goupille	-10
<2goutte	-12
<2gouvernante	-8
<2goûte	-10
<2graisse	-23
<2grand	-19
<2gratte	-13
<2grave	-22
<2grille	-22
<2grise	-11
<2gros	-18
<2groupe	-27
<2guichet	-12
<2gyro	-11
<2gère	-19
<2générale	-14
<2géomètre	-18
<2gérons	-21
<2h	-24
<2habitants	-10
<2harnais	-10
<2haut	-25
<2haute	-23
<2hauteur	-21
<2hectares	-22
<2hein	-31
<2hello	-8
<2heure	-19
<2hier	-15
<2hiver	-25
<2honte	-18
<2hors	-15
<2housse	-16
<2huit	-23
<2humide	-15
<2humidité	-10
<2hérisson	-12
<2il	-65
<2images	-16
<2inscrit	-21
<2inscrits	-13
<2inspecte	-16
<2installe	-18
<2instruction	10
<2instruments	-11
<2interdit	-11
<2interne	16
<2intérimaire	-12
<2inutile	-15
<2invendus	-16
<2inès	-10
<2iso	-13
<2j	-11
<2j'ai	-36
<2j'aimerais	-28
<2j'en	-18
<2j'espère	-15
<2j'ouvre	-15
<2j'y	-15
<2jamais	-13
<2jauge	-12
<2jaune	-29
<2javel	-18
<2je	-18
<2jet	-13
<2jeter	-16
<2jette	-14
<2jeu	-23
<2jeudi	-24
<2jeune	-15
<2jocelyne	-20
<2joint	-21
<2jordan	-8
<2josiane	-11
<2joue	-9
<2joueurs	-17
<2jour	-38
<2journal	-12
<2journée	-17
<2jsuis	-12
<2juge	-16
<2juillet	-21
<2juin	-19
<2juridique	-16
<2jusqu'au	-13
<2jusqu'à	-12
<2juste	-18
<2justificatif	-10
<2karts	-10
<2kevin	-25
<2kg	-16
<2km/h	-14
<2l'a	-15
<2l'absence	-25
<2l'accident	-15
<2l'accueil	-37
<2l'acheteur	-21
<2l'acte	-17
<2l'adresse	-21
<2l'affaire	-8
<2l'agence	-15
<2l'agent	-33
<2l'ai	-10
<2l'aide	-25
<2l'aide-soignante	-18
<2l'air	-21
<2l'alarme	-16
<2l'alcool	-23
<2l'alginate	-18
<2l'allée	-12
<2l'an	-20
<2l'ancien	-23
<2l'ancienne	-10
<2l'animal	-16
<2l'année	-11
<2l'antenne	-13
<2l'appareil	-16
<2l'armoire	-19
<2l'arrivée	-26
<2l'arrêt	-17
<2l'assistante	-12
<2l'association	-18
<2l'assureur	-16
<2l'atelier	15
<2l'attention	-16
<2l'autre	-24
<2l'eau	-41
<2l'emballage	-15
<2l'embarquement	-20
<2l'empreinte	-16
<2l'endroit	-20
<2l'enfant	-19
<2l'enregistrement	-11
<2l'entretien	-16
<2l'entrée	-14
<2l'enveloppe	-12
<2l'extérieur	-11
<2l'heure	-24
<2l'hôte	-12
<2l'idée	-16
<2l'infirmière	-16
<2l'inspecteur	-18
<2l'inspection	-19
<2l'inspectrice	-23
<2l'intérieur	-14
<2l'objet	-16
<2l'ombre	-17
<2l'on	-27
<2l'opérateur	-11
<2l'ordonnance	-13
<2l'ordre	-33
<2l'ouverture	-26
<2l'urne	-12
<2l'écart	-13
<2l'échelle	-12
<2l'école	-12
<2l'écris	-29
<2l'écrit	-13
<2l'équipe	-24
<2l'étage	-28
<2l'état	-22
<2l'étiquette	-24
<2l'été	-18
<2la	-85
<2labo	-23
<2laboratoire	-30
<2laisse	-24
<2laisser	-20
<2laisses	-19
<2laissé	-20
<2lait	-15
<2lame	-22
<2lampe	-15
<2lance	-16
<2langue	-10
<2lavage	-31
<2lave	-14
<2laverie	-25
<2le	-55
<2lendemain	-22
<2lentement	-17
<2les	-98
<2lettre	-23
<2leur	-40
<2lever	-22
<2libre	-12
<2libres	-16
<2lie	-10
<2lieu	-19
<2lieux	-21
<2ligne	-21
<2lignes	-28
<2ligue	-11
<2limite	-22
<2lire	-22
<2lis	-22
<2lisible	-15
<2lit	-20
<2litières	-26
<2litres	-12
<2livraison	-13
<2livres	-11
<2livret	-9
<2livré	-15
<2local	-17
<2location	-17
<2loi	-15
<2long	-28
<2longs	-13
<2longtemps	-14
<2longueur	-22
<2lors	11
<2lot	-22
<2loue	24
<2lourdes	-17
<2lucie	-12
<2lumière	-19
<2lundi	-20
<2là	-42
<2lève	-19
<2m	-23
<2m'a	-41
<2m'appeler	-21
<2m'occupe	-15
<2ma	-31
<2machine	-20
<2magasinier	-17
<2mail	-9
<2maille	-21
<2main	-34
<2mains	-28
<2maintenant	-16
<2mairie	-20
<2mais	-42
<2maison	-12
<2mal	-27
<2malaise	-13
<2mangé	-11
<2manière	17
<2manque	-28
<2manuel	-17
<2marc	-15
<2marchant	-13
<2marche	-25
<2marcher	-13
<2marché	-19
<2mardi	-18
<2marine	-12
<2marque	-32
<2marquée	-9
<2mars	-26
<2marée	-17
<2masque	-14
<2matelas	-10
<2matelot	-26
<2matin	-40
<2matière	-25
<2matériel	-13
<2max	-10
<2maître	-23
<2membre	-11
<2mer	-10
<2merci	-30
<2mes	-27
<2message	-14
<2messagerie	-20
<2messieurs	-11
<2mesure	-24
<2mesurer	-16
<2mesures	-17
<2met	-30
<2mets	-19
<2mettre	-10
<2metz	-13
<2meule	-18
<2micro	-10
<2midi	-12
<2milieu	-23
<2mille	-21
<2millimètre	-15
<2min	-14
<2minimum	-12
<2minuit	-13
<2minute	-10
<2minutes	-43
<2mis	-26
<2mise	-33
<2mm	-10
<2mme	-12
<2mobiles	-16
<2mode	-28
<2modif	-20
<2modèle	-13
<2moi	-10
<2moins	-31
<2mois	-32
<2mois-ci	-13
<2moitié	-23
<2moment	-24
<2momo	-10
<2mon	-33
<2monde	8
<2monsieur	-27
<2montage	-29
<2monte	-32
<2montent	-11
<2monter	-12
<2montes	-9
<2monteurs	-11
<2montre	-25
<2montrer	-12
<2morts	-14
<2moteur	-23
<2mouillé	-11
<2mouillées	-13
<2moussa	-17
<2mousse	-18
<2moyen	-14
<2msa	-10
<2mur	-16
<2museau	-19
<2musique	-21
<2mère	-10
<2mètres	-14
<2médecin	-21
<2médicaments	-19
<2mélange	-12
<2mémo	8
<2mémoire	-22
<2ménage	-22
<2méthode	8
<2même	-47
<2n	-17
<2n'ai	-12
<2n'entre	-16
<2n'est	-24
<2n'importe	-21
<2n'ouvre	-18
<2navette	-11
<2ne	-8
<2neige	-16
<2nettoie	-15
<2nettoyage	-20
<2neuchâtel	-12
<2neuf	-17
<2neufs	-12
<2neuve	-15
<2nez	16
<2ni	-24
<2niveau	-25
<2noir	-23
<2noire	-19
<2nom	-24
<2nombre	-11
<2normale	-16
<2normalement	-20
<2nos	-30
<2note	-24
<2noter	-9
<2notes	-25
<2noté	-27
<2nous	-27
<2nouveau	-21
<2nouveaux	-12
<2nouvelles	9
<2novembre	-19
<2noël	-18
<2numéro	-39
<2numéros	-11
<2numéroté	-11
<2numérotée	-9
<2nœuds	-18
<2o2	-13
<2objet	27
<2octaves	-11
<2offre	-9
<2ok	-26
<2on	-40
<2ont	-19
<2onze	-16
<2optique	-14
<2or	-12
<2orange	-11
<2ordre	10
<2ou	-39
<2oublié	-11
<2oui	-31
<2outils	-13
<2ouvert	-19
<2ouverte	-13
<2ouverts	-15
<2ouverture	-12
<2ouvre	-20
<2ouvres	-18
<2ouvrir	-19
<2où	-18
<2paie	-19
<2paiement	-11
<2paire	-14
<2palette	-13
<2pancarte	-9
<2panne	-9
<2panneau	-14
<2papa	-11
<2par	8
<2paraphe	-8
<2paraît	-9
<2parc	-20
<2pardon	-26
<2parent	-20
<2parents	-19
<2parking	-10
<2parle	8
<2parler	-13
<2pars	-18
<2part	8
<2partent	-18
<2parti	-25
<2partie	-8
<2partir	-28
<2partout	-23
<2pas	-62
<2passage	-23
<2passager	-18
<2passagers	-11
<2passe	-20
<2passer	13
<2passes	-19
<2passé	-33
<2passée	-12
<2passées	-11
<2patient	-15
<2patinoire	-17
<2patrick	-19
<2patron	-22
<2peau	-18
<2peinture	-20
<2pelle	-12
<2pendant	-32
<2pension	-10
<2pensé	-20
<2perche	-15
<2percé	-10
<2perd	-23
<2perdu	-11
<2permis	-11
<2personne	-45
<2personnes	-29
<2peser	-19
<2pesée	-25
<2pesés	-15
<2petit	-27
<2petite	-18
<2petits	-19
<2peu	-26
<2peur	-14
<2peut	-26
<2peut-être	-13
<2peux	-21
<2pharmacie	-22
<2photo	-25
<2photographie	-12
<2photographiés	-21
<2photos	-22
<2phrases	-10
<2piano	-22
<2pied	-25
<2pierre	-13
<2pige	-10
<2pilote	-15
<2pinceau	-12
<2pinces	-18
<2piste	-11
<2pièce	-19
<2pièces	-13
<2place	-19
<2places	-15
<2plan	-28
<2plans	-21
<2plante	-18
<2plaque	-13
<2plaques	-29
<2plastifié	-10
<2plat	-22
<2plateau	13
<2plateforme	-10
<2plaît	-14
<2plein	-10
<2pleine	-19
<2plinthes	-9
<2plonge	-15
<2plongée	-12
<2plus	-53
<2pneus	-21
<2poche	-20
<2poches	-24
<2poids	-22
<2poignée	-9
<2poignées	-19
<2point	-30
<2pointe	-9
<2points	-26
<2poisson	-12
<2police	-14
<2politique	-17
<2pompe	-20
<2pompes	-20
<2pont	-25
<2port	-15
<2portable	-17
<2porte	-32
<2portent	-18
<2porter	-20
<2portes	-20
<2porteurs	-17
<2porté	-15
<2pose	-37
<2posent	-9
<2position	-14
<2possède	-17
<2poste	-23
<2posé	-30
<2posée	-16
<2pots	-20
<2poubelle	-17
<2pouce	-20
<2poudre	-16
<2poules	-15
<2pour	-31
<2poussière	-15
<2pouvez-vous	-20
<2pratique	-12
<2premier	-24
<2première	-27
<2premièrement	-9
<2prend	-30
<2prendre	-23
<2prennent	-23
<2presque	-21
<2prie	-21
<2printemps	-19
<2pris	-16
<2prise	-33
<2prix	-11
<2procès-verbal	-20
<2procédure	25
<2produit	-19
<2professeur	-16
<2projecteur	-13
<2projet	-16
<2promis	-17
<2propane	-18
<2propose	-29
<2proposer	-17
<2propres	-19
<2propriétaire	-25
<2province	13
<2près	-27
<2précise	-19
<2préfecture	-20
<2prélever	-8
<2prélève	-9
<2préparation	13
<2prépare	-9
<2préparer	-20
<2présence	-18
<2présente	-12
<2président	-21
<2préviens	-18
<2prévient	-16
<2prêt	-27
<2public	-8
<2puce	-16
<2puces	-14
<2puis	-33
<2puisse	-26
<2purge	-12
<2pv	-16
<2pâte	-21
<2pèse	-17
<2qu'elle	-21
<2qu'il	-29
<2qu'un	-21
<2quai	-14
<2qualité	-16
<2quand	-12
<2quarantaine	-15
<2quarante	-24
<2quart	-28
<2quartier	-20
<2quatorze	-16
<2quatre	-30
<2quatrième	-9
<2que	-37
<2quelle	11
<2quelqu'un	-20
<2quelque	-33
<2question	-19
<2questions	-19
<2queue	-22
<2qui	-22
<2quinze	-20
<2quitte	-25
<2quoi	12
<2raclette	-10
<2radio	-14
<2raison	-13
<2ramasse	-22
<2ramasser	-22
<2ramassé	-19
<2rampe	-12
<2rang	-10
<2range	-17
<2rangs	-23
<2rapide	-18
<2rappel	-19
<2rappelle	-11
<2rappelles	-20
<2rappelé	-17
<2rapport	-24
<2rayon	-16
<2rayures	-9
<2recette	-19
<2recherche	-15
<2recopié	-12
<2reculés	-10
<2refais	-18
<2referme	-10
<2refermé	-20
<2refuge	-17
<2refus	-9
<2refuse	-17
<2refusé	-19
<2regarde	-34
<2regarder	-25
<2regardes	-33
<2registre	-21
<2relais	-23
<2relance	-33
<2relevé	-14
<2relevés	-19
<2relire	-21
<2relu	-21
<2relève	-10
<2remet	-32
<2remettre	-19
<2remis	-17
<2remise	-34
<2remonte	-17
<2remplace	-20
<2remplaçant	-10
<2remplaçons	-23
<2rempli	-10
<2remplie	-18
<2remplir	-11
<2remplis	-11
<2remplissage	-20
<2remplit	-15
<2rend	-18
<2rendez-vous	-21
<2rendre	-12
<2rendu	-23
<2rendues	-10
<2rentre	-17
<2rentrer	-15
<2rentrés	-10
<2renvoyé	-12
<2repart	-10
<2repose	-9
<2reprend	-25
<2reprends	-21
<2responsable	-22
<2restauratrice	-20
<2restaure	-14
<2reste	-43
<2restes	-12
<2resté	-11
<2restée	-12
<2retard	-11
<2retire	-23
<2retiré	-14
<2retour	-36
<2retourne	-21
<2retours	-19
<2retrouver	-17
<2retrouvé	-17
<2retrouvée	-16
<2revenu	-14
<2revenue	-15
<2reviennent	-12
<2revient	-11
<2rez-de-chaussée	-9
<2reçoit	-28
<2reçu	-14
<2rh	-21
<2rideau	-14
<2rien	-35
<2rince	-10
<2rincés	-8
<2rinçage	-20
<2robinet	-10
<2rouge	-24
<2râlent	-17
<2règlement	11
<2réaction	-10
<2réception	-30
<2réclamation	-16
<2rédiger	-20
<2rédigée	-20
<2régie	-17
<2régisseur	-16
<2réglage	-18
<2réglages	-10
<2réglée	-9
<2répondu	-15
<2réservation	-12
<2réserve	8
<2résume	-8
<2rétros	-11
<2réunion	-28
<2révision	-14
<2s	-17
<2s'agissant	20
<2s'arrête	-23
<2s'est	-24
<2s'il	-24
<2s'ils	-24
<2sa	-31
<2sac	-32
<2sache	-34
<2sacristie	-20
<2sacs	-29
<2sais	-12
<2saisi	-9
<2saisonniers	-16
<2sait	-22
<2sale	-22
<2salle	-36
<2salles	-9
<2samedi	-16
<2sang	-12
<2sangle	-9
<2sanitaire	-17
<2sans	-49
<2santé	-11
<2sauf	-31
<2saura	-22
<2saute	-17
<2savoir	-14
<2savon	-21
<2scellé	-27
<2scellés	-13
<2scie	-9
<2scolaire	-12
<2scotché	-10
<2scotchées	-22
<2scène	-15
<2se	13
<2seau	-14
<2sec	-15
<2seconde	-19
<2secondes	-17
<2secoue	-22
<2secours	-14
<2secrétaire	-19
<2secteur	-18
<2sectionneur	-15
<2sel	-13
<2sellette	-13
<2selon	-12
<2semaines	-22
<2sens	-25
<2sent	12
<2sept	-15
<2septembre	-9
<2serre	-15
<2serveur	-13
<2service	-13
<2services	14
<2seuil	-15
<2seul	-24
<2seule	-17
<2seulement	-35
<2seuls	-12
<2si	-54
<2siffler	-10
<2signaler	-15
<2signalée	-23
<2signature	-20
<2signe	-10
<2signes	-13
<2signée	-17
<2simples	-17
<2sinon	-39
<2site	-17
<2six	-22
<2sms	-13
<2social	-15
<2soi	-14
<2soie	-13
<2soir	-41
<2soirées	13
<2soit	-25
<2soixante	-24
<2sol	-19
<2solde	-13
<2solidaire	-17
<2sommes	-27
<2son	-20
<2sonne	-15
<2sonner	-17
<2sors	-15
<2sort	-38
<2sorti	-19
<2sortie	-32
<2soude	-10
<2soudure	-17
<2stagiaires	10
<2standard	-11
<2station	-19
<2stop	-14
<2suis	-36
<2suit	-27
<2suite	-44
<2suivante	-15
<2suivi	-11
<2suivre	-25
<2sujet	27
<2supérieur	-17
<2surtout	-32
<2surveillant	-18
<2surveille	14
<2svp	-21
<2synthétique	-20
<2séance	-19
<2sécateur	-15
<2séchage	-23
<2séchoir	-18
<2sécu	-13
<2sécurité	-24
<2sœur	-18
<2t	-18
<2t'as	-18
<2table	-13
<2tableau	-21
<2tablier	-10
<2tache	-14
<2taches	-14
<2taille	-21
<2talon	-18
<2tampon	-16
<2tapis	-17
<2tapé	-13
<2tard	-22
<2tatouage	-11
<2te	-28
<2technicien	9
<2temps	-25
<2température	-22
<2tenir	-15
<2terrasse	-15
<2terre	-24
<2test	-13
<2teste	-21
<2testes	-15
<2thermomètre	-18
<2théâtre	-13
<2ticket	-19
<2tienne	-17
<2tiens	-20
<2tient	-33
<2tiers	-26
<2tiges	-11
<2tire	-25
<2tirer	-12
<2tirée	-11
<2tissu	-12
<2titre	-14
<2titres	-13
<2tiède	-19
<2toi	-34
<2toile	-11
<2toilettes	-10
<2tolérance	-10
<2tomber	-13
<2tombé	-12
<2ton	-17
<2tonnes	-11
<2total	-8
<2touche	-12
<2toucher	-29
<2toujours	-25
<2tour	-27
<2tourne	-18
<2tourner	-13
<2tournée	-23
<2tous	-45
<2toute	-24
<2toutes	-13
<2trace	11
<2tracteur	-13
<2traducteur	-10
<2traite	10
<2transfert	-14
<2transporteur	-14
<2travail	-19
<2travaille	-15
<2travailler	-9
<2travers	-24
<2traîner	-13
<2trentaine	12
<2trente	-26
<2trente-deux	-11
<2tri	-30
<2tribunal	-14
<2trier	-17
<2trimestre	11
<2trois	-51
<2troisième	-25
<2trop	-28
<2trous	-12
<2trousse	-12
<2trouve	-26
<2trouver	-23
<2truc	15
<2truites	-21
<2trépied	-10
<2tu	-29
<2tulle	-10
<2téléphone	-26
<2tête	-16
<2tôt	-21
<2ultrasons	-8
<2un	-78
<2une	-77
<2unique	17
<2uniquement	-13
<2usé	-19
<2va	-38
<2val	-14
<2valeur	-9
<2valide	-8
<2vanne	-8
<2vapeur	-24
<2veille	-28
<2veilleur	-17
<2vendeur	-13
<2vendredi	-23
<2vent	-27
<2venue	-10
<2verre	-12
<2verres	-16
<2vers	-18
<2verse	-17
<2verser	-14
<2vert	-10
<2vestiaire	-14
<2veulent	-15
<2veut	21
<2viande	-8
<2vide	-20
<2vider	-10
<2vides	-26
<2vidé	-11
<2vieilles	-16
<2viennent	-19
<2vient	-24
<2vieux	-24
<2vigueur	-8
<2ville	-22
<2vingt	-23
<2vingt-cinq	-14
<2vingt-quatre	-16
<2violette	-13
<2virgule	-9
<2virus	-18
<2vis	-14
<2visite	-31
<2visiteur	-12
<2visiteurs	-9
<2visière	-17
<2vitre	-14
<2vitres	-16
<2voici	-14
<2voile	-10
<2voilà	16
<2voilée	-12
<2voir	-32
<2voisins	-14
<2voit	-19
<2voiture	-26
<2voitures	-22
<2voix	-11
<2volant	-12
<2volets	-13
<2vols	-15
<2vont	-11
<2voudrais	-16
<2voudrait	-21
<2voulait	-11
<2vous	-46
<2voyageur	-17
<2voyageurs	12
<2voyant	-17
<2vrac	-17
<2vrai	-19
<2vu	-31
<2véhicule	-17
<2véhicules	-11
<2vérification	-16
<2vérifie	-27
<2vérifier	-14
<2vérifies	-11
<2vérifiées	-27
<2vétérinaire	-15
<2yeux	-9
<2zone	-18
<2|	-22
<2§	-13
<2«	-34
<2·	-11
<2»	-15
<2à	-33
<2ça	-14
<2éclat	-10
<2école	-12
<2écoute	-15
<2écrire	12
<2écrite	9
<2électrique	-19
<2électriques	-19
<2élèves	-12
<2équipe	-15
<2équipiers	-9
<2établissement	-15
<2était	-10
<2étape	-16
<2état	-17
<2éteint	-9
<2étiquette	-22
<2étiquettes	-16
<2étudiants	-21
<2été	-28
<2évite	-8
<2être	-20
<2ôte	-18
<2–	-47
<2—	-20
<2•	-16
<2€	9
<2→	-17
<2☐	-20
<:	17
<;	-31
<<! !	-14
<<% ,	-15
<<( 0	-17
<<( c'est	-8
<<( un	-21
<<) ,	-17
<<) :	-13
<<, 0	-19
<<, alors	-14
<<, après	-32
<<, aucun	-18
<<, avant	-12
<<, avec	-22
<<, bien	-13
<<, c'était	-13
<<, car	-17
<<, ce	-16
<<, chantier	-19
<<, chef	-9
<<, comme	-15
<<, comment	-20
<<, côté	16
<<, dans	-19
<<, de	-30
<<, demander	-15
<<, des	-16
<<, deux	-29
<<, devant	-10
<<, disons	-11
<<, donc	-21
<<, dont	-22
<<, du	-18
<<, eau	-11
<<, elle	-11
<<, en	-22
<<, ensuite	-9
<<, entre	-10
<<, faire	-17
<<, fait	-17
<<, faute	-13
<<, frein	-9
<<, gants	-8
<<, genre	-14
<<, il	-27
<<, ils	-16
<<, inscrit	-12
<<, j'ai	-23
<<, jamais	-28
<<, je	-43
<<, jette	-18
<<, l'autre	-13
<<, l'infirmière	-11
<<, l'équipe	-10
<<, la	-60
<<, lame	-10
<<, le	-43
<<, les	-46
<<, lire	-16
<<, lit	-14
<<, lors	-11
<<, lui	-11
<<, ma	-16
<<, mais	-36
<<, marche	-11
<<, mea	-13
<<, merci	-13
<<, meubles	-13
<<, mme	-19
<<, moi	-22
<<, même	-23
<<, ne	-14
<<, notre	-20
<<, on	-40
<<, ouvre	-13
<<, ouvrir	-11
<<, panier	-15
<<, par	-13
<<, pas	-14
<<, passer	-18
<<, personne	-18
<<, petit	-19
<<, plus	-13
<<, pose	-10
<<, pour	-43
<<, proposer	-19
<<, puis	-14
<<, quand	-32
<<, quatre	-20
<<, que	14
<<, qui	-22
<<, regarde	-17
<<, sans	-28
<<, sauf	-16
<<, si	-9
<<, sinon	-25
<<, six	-16
<<, sous	-19
<<, soyez	-8
<<, suite	-15
<<, tout	-11
<<, toutes	12
<<, trois	-13
<<, tu	-22
<<, un	-36
<<, une	-28
<<, voilà	-12
<<, vous	-14
<<, à	-39
<<, ça	-12
<<- -	-19
<<. -	-20
<<. :	-13
<<. la	-13
<<. le	-28
<<0 %	-15
<<0 ,	-33
<<0 .	-17
<<0 /	-8
<<0 0	-13
<<0 ]	-26
<<0 avec	-17
<<0 bar	-11
<<0 cm	-17
<<0 dans	-18
<<0 est	-15
<<0 et	-21
<<0 euros	-13
<<0 fois	-14
<<0 h	-15
<<0 heures	-10
<<0 kg	-10
<<0 km/h	-16
<<0 la	-17
<<0 le	-14
<<0 min	-25
<<0 par	-10
<<0 pour	-18
<<0 sur	-23
<<0 tu	-15
<<0 à	-21
<<0 –	17
<<0 €	-15
<<0 →	-16
<<: 0	-9
<<: c'est	-19
<<: carte	-13
<<: direction	-8
<<: en	-9
<<: et	-12
<<: il	-13
<<: je	-13
<<: le	19
<<: les	-12
<<: non	-16
<<: ok	-11
<<: on	-26
<<: pis	-19
<<: plus	-9
<<: table	-9
<<: tout	-18
<<: une	-20
<<: yo	-16
<<: «	-12
<<: à	-12
<<: équipe	-13
<<; au	-12
<<> 0	-15
<<> >	17
<<^ (	-12
<<^ *	-14
<<^ 0	-16
<<^ >	-17
<<^ [	-22
<<^ ^	-10
<<^ allumer	-18
<<^ appeler	-13
<<^ après	10
<<^ atelier	-12
<<^ au-delà	-8
<<^ au-dessus	-16
<<^ aucun	-24
<<^ aucune	-20
<<^ auriez-vous	-23
<<^ avant	-27
<<^ banque	-17
<<^ bonjour	-21
<<^ bonsoir	-19
<<^ c'est	-34
<<^ camion	-14
<<^ carnet	-9
<<^ ce	-23
<<^ chaque	17
<<^ chez	-18
<<^ chlore	-15
<<^ clé	-10
<<^ clés	-8
<<^ comme	-26
<<^ compte	-16
<<^ contrôle	-18
<<^ contrôler	-15
<<^ coucou	-13
<<^ d'abord	-14
<<^ d'où	-25
<<^ dans	-18
<<^ de	-11
<<^ demander	-16
<<^ depuis	-24
<<^ dernière	-8
<<^ deux	-21
<<^ devant	-8
<<^ donc	18
<<^ dès	-17
<<^ début	-11
<<^ départ	-18
<<^ eau	-15
<<^ elle	-35
<<^ en	-22
<<^ ensuite	-12
<<^ et	-26
<<^ euh	-23
<<^ faire	-16
<<^ feuille	-13
<<^ fiche	-18
<<^ fondre	-16
<<^ gants	-12
<<^ hier	-16
<<^ hôtel	-13
<<^ il	-33
<<^ j'ai	-19
<<^ j'en	-13
<<^ j'y	-18
<<^ jamais	-11
<<^ je	-53
<<^ jusqu'à	-13
<<^ l'agent	-20
<<^ l'assistante	-13
<<^ l'assureur	-16
<<^ l'équipe	-10
<<^ la	20
<<^ lavage	-10
<<^ le	-13
<<^ les	16
<<^ libération	-12
<<^ lundi	-11
<<^ ma	-30
<<^ madame	-15
<<^ maintenant	-16
<<^ merci	-18
<<^ mesurer	-21
<<^ mme	-13
<<^ mode	-14
<<^ mon	-33
<<^ monsieur	-24
<<^ monter	-16
<<^ mémo	-16
<<^ nos	-25
<<^ notes	-12
<<^ notre	-32
<<^ nous	-52
<<^ ok	12
<<^ or	-13
<<^ oui	-11
<<^ ouvrir	-18
<<^ papier	-11
<<^ pas	-22
<<^ passer	-16
<<^ pc	-13
<<^ pendant	-22
<<^ personne	-20
<<^ perte	-14
<<^ peser	-13
<<^ point	-17
<<^ poser	-13
<<^ pourriez-vous	-13
<<^ pouvez-vous	-25
<<^ prendre	-21
<<^ procédure	-12
<<^ puis	-15
<<^ pv	-15
<<^ qu'il	-13
<<^ quarante	-11
<<^ qui	-14
<<^ radio	-24
<<^ relever	-16
<<^ reçu	-15
<<^ rien	-11
<<^ s'agissant	-28
<<^ s'il	-12
<<^ salut	-21
<<^ samedi	-12
<<^ sans	-9
<<^ service	-9
<<^ si	-27
<<^ sortie	-16
<<^ sortir	-19
<<^ suite	-11
<<^ sur	-25
<<^ séchage	-19
<<^ test	-20
<<^ tout	12
<<^ toute	-18
<<^ transports	-19
<<^ tremper	-11
<<^ trois	-24
<<^ trop	-22
<<^ tu	-28
<<^ verser	-12
<<^ veuillez	-13
<<^ viande	-8
<<^ voilà	-32
<<^ vous	-20
<<^ vérifier	-17
<<^ |	9
<<^ §	-11
<<^ à	-40
<<^ éteindre	-20
<<^ –	-13
<<^ •	-16
<<^ →	-12
<<^ ☐	-18
<<a bien	-9
<<a changé	-14
<<a collé	-9
<<a des	-15
<<a deux	-18
<<a dit	-13
<<a du	-10
<<a déjà	-18
<<a encore	-11
<<a envoyé	-8
<<a eu	-25
<<a failli	-9
<<a fait	-20
<<a laissé	-14
<<a mis	-14
<<a pas	-12
<<a perdu	-12
<<a pris	-13
<<a qui	-14
<<a rappelé	-10
<<a refusé	-15
<<a reçu	-10
<<a rien	-18
<<a un	-21
<<a une	-22
<<a vu	-14
<<a été	-28
<<accord du	-18
<<accord écrit	-11
<<accueille une	-14
<<adore les	-12
<<adulte pour	-8
<<ainsi :	-18
<<allumé ,	-11
<<allumé sur	-9
<<alors c'est	-38
<<alors je	-13
<<alors le	16
<<alors nous	16
<<alors on	-20
<<ans ,	-24
<<ans et	-8
<<ans pour	-12
<<ans que	-14
<<appel au	-8
<<appeler le	-11
<<appelle la	-9
<<après 0	-11
<<après la	-18
<<après le	-18
<<après les	-22
<<après on	-13
<<après tu	-16
<<arrive au	-18
<<arrive à	-13
<<arrière ,	-9
<<arrêt ,	-18
<<arrêt et	-11
<<arrête le	-10
<<assurance ,	-11
<<atelier de	-13
<<attend que	-25
<<attend une	-9
<<attendre que	-19
<<attends je	-14
<<au 0	-14
<<au feu	-12
<<au fond	-16
<<au guichet	-17
<<au lieu	-15
<<au moins	-15
<<au petit	-11
<<au pied	-20
<<au plus	-12
<<au propre	-22
<<au refuge	-11
<<au tribunal	-13
<<au volant	-14
<<au-delà de	-15
<<au-dessus de	-15
<<au-dessus du	-13
<<autour de	-13
<<aux deux	-22
<<aux trois	-14
<<avant ,	-22
<<avant chaque	12
<<avant d'aller	-14
<<avant de	-36
<<avant la	-27
<<avant le	-28
<<avant les	-24
<<avant que	-20
<<avec de	-14
<<avec du	-15
<<avec l'ancien	-16
<<avec la	-21
<<avec le	-32
<<avec les	-27
<<avec lui	-11
<<avec son	-15
<<avec un	-15
<<avec une	-15
<<avons eu	-9
<<b )	-16
<<bac à	-23
<<bas ,	-15
<<base de	-12
<<ben oui	-15
<<besoin d'un	-14
<<besoin de	-12
<<bien :	12
<<blanc ,	18
<<bleu ,	-10
<<bleu =	-11
<<bleue ,	-10
<<bois ,	-11
<<bon ,	-25
<<bon alors	-12
<<bon de	-13
<<bon donc	-16
<<bon je	-15
<<bonjour ,	-17
<<bonjour alors	-18
<<bonjour c'est	-22
<<bord de	-18
<<bords ,	-12
<<bornes et	-15
<<bouche à	-9
<<bout de	-14
<<boîte de	-10
<<boîte à	-9
<<bracelet avec	-11
<<bref ,	-18
<<brosse ,	-12
<<brosse à	-12
<<bulle sur	-25
<<bureau de	-22
<<bénévoles qui	-15
<<c )	-13
<<c dans	-11
<<c'est bon	-19
<<c'est ce	-13
<<c'est dans	-19
<<c'est la	-32
<<c'est le	-14
<<c'est les	-21
<<c'est mon	-10
<<c'est notre	-17
<<c'est pas	-25
<<c'est pour	17
<<c'est pourquoi	-22
<<c'est sur	13
<<c'est tout	-21
<<c'est trop	-13
<<c'est un	-35
<<c'est une	-14
<<cabane à	-17
<<cachet de	-12
<<caisse du	-10
<<caisse et	-8
<<calcule la	-17
<<carnet de	-24
<<carte de	-9
<<carton est	-8
<<carton et	-13
<<cas de	-14
<<cause de	-18
<<caution de	-16
<<ce qu'il	-19
<<ce qu'on	-12
<<ce que	-43
<<ce qui	-23
<<ce serait	13
<<ce soit	-12
<<ce sont	-15
<<celles qui	-16
<<celui du	-18
<<cent quarante	-18
<<centimètres ,	-17
<<certificat ,	-14
<<cette fois	-9
<<chambre froide	-13
<<change de	-9
<<changement de	-19
<<changer la	-15
<<chaque année	-23
<<charge ,	-13
<<charge pour	-22
<<chargement et	-25
<<chauffes la	-20
<<chauffeur se	-9
<<chef d'exploitation	-10
<<chef de	-21
<<cheffe de	-17
<<chemins de	-13
<<cher monsieur	-22
<<cherche le	-14
<<cherche pas	-14
<<cheveux dans	-20
<<chez des	-12
<<chez la	-16
<<chez les	-25
<<chez nous	16
<<chien ,	-11
<<chien a	-13
<<chiffon ,	-11
<<chose de	-21
<<chèque de	-11
<<ci-après les	-14
<<cinq ,	-13
<<cinq jours	-8
<<claire ,	-11
<<classe de	-22
<<client ,	-17
<<client :	-12
<<client a	-11
<<cloches à	-20
<<club de	-27
<<clé dans	-13
<<clés de	-8
<<clés à	-10
<<cm de	-10
<<cm sous	-11
<<coffre ,	-8
<<coller sur	-19
<<collé une	-8
<<comité des	-17
<<commande ,	-10
<<comme un	-9
<<comme vous	-11
<<commence par	-17
<<commencer par	-13
<<comment on	-11
<<commençant par	-12
<<commune de	-14
<<compare avec	-12
<<comparent avec	-12
<<compris ,	-12
<<compte ,	-13
<<compte 0	-13
<<compte :	-14
<<compte les	12
<<comptent les	-10
<<compter sur	-17
<<conduite à	-20
<<confrère de	-13
<<consigne sur	18
<<consulte la	-14
<<consulte le	-12
<<contexte :	-12
<<contre le	-12
<<contrôle avant	-14
<<contrôle de	-19
<<contrôle des	-14
<<contrôle la	-13
<<contrôle le	-13
<<contrôle les	-15
<<contrôle que	-19
<<contrôle à	-15
<<contrôler les	-21
<<convient de	-17
<<coopérative de	-21
<<copie de	-9
<<correct ,	-11
<<coup de	-13
<<coupe ,	-17
<<coupe la	-8
<<coupe le	-13
<<coups de	-11
<<coupé ,	-18
<<coupé à	-15
<<courant ,	-12
<<cours ,	-9
<<creux on	-19
<<crie ,	-11
<<crois que	-12
<<cuir ,	-14
<<cutter sur	-14
<<côté ,	-10
<<côté du	-21
<<côté tu	-16
<<d )	-11
<<d'abord ,	-14
<<d'abord le	-13
<<d'abord les	-20
<<d'abord si	-17
<<d'accord on	-13
<<d'aller au	-14
<<d'alpage fabrique	-15
<<d'eau ,	-11
<<d'eau dans	-12
<<d'emploi pour	12
<<d'entretien ,	-13
<<d'une procédure	-18
<<d'écrit pour	16
<<dame de	-17
<<dans l'armoire	-18
<<dans l'eau	-9
<<dans l'ordre	-26
<<dans la	-39
<<dans le	-31
<<dans les	-41
<<dans notre	-14
<<dans son	-14
<<dans un	-31
<<dans une	-11
<<date ,	-14
<<date de	-21
<<date et	-8
<<date sur	-22
<<ddpp est	-9
<<de 0	-14
<<de :	-33
<<de bain	-20
<<de bonne	-10
<<de carte	-15
<<de chantier	-10
<<de chaque	-8
<<de chauffe	-9
<<de cinq	-16
<<de cinquante	-20
<<de consigner	11
<<de côté	-17
<<de deux	-14
<<de fil	-11
<<de fin	-18
<<de huit	-20
<<de juin	-12
<<de l'eau	-22
<<de l'école	-15
<<de la	-59
<<de le	-15
<<de ligne	-11
<<de m'appeler	-13
<<de me	-27
<<de mes	-12
<<de mettre	-12
<<de moins	-8
<<de mon	-22
<<de musique	-13
<<de même	-15
<<de nos	-8
<<de notre	-12
<<de noël	-8
<<de nuit	-18
<<de plongée	-19
<<de retour	-9
<<de retraite	-10
<<de réception	-20
<<de rédiger	-25
<<de sa	-20
<<de secours	-20
<<de son	-12
<<de suite	-20
<<de terre	-14
<<de toucher	-18
<<de tout	-24
<<de trente	-17
<<de trois	-20
<<de trouver	-14
<<de vous	-21
<<de vérification	-14
<<debout ,	-11
<<debout dans	-9
<<degrés ,	-9
<<dehors tu	-12
<<demande au	-19
<<demande de	-15
<<demande des	-17
<<demande le	-15
<<demande une	-21
<<demander à	-14
<<depuis ,	-14
<<depuis la	-14
<<depuis le	-25
<<depuis que	-20
<<dernier ,	-21
<<dernier et	-15
<<dernière ,	-15
<<dernière fois	-11
<<derrière ,	-15
<<derrière le	-16
<<des appareils	-18
<<des clés	-8
<<des deux	-14
<<des instruments	-12
<<des lieux	-19
<<des petits	-13
<<des phrases	-15
<<des plaques	-23
<<des règles	-11
<<des trois	-9
<<dessous de	-12
<<deux ,	-22
<<deux ans	-16
<<deux cents	-22
<<deux de	-9
<<deux employés	-11
<<deux euros	-11
<<deux fois	-23
<<deux heures	-11
<<deux mois	-16
<<deux nouveaux	-9
<<deux personnes	-21
<<deux qui	-9
<<devant ,	-9
<<devant la	-10
<<devant le	-17
<<devant les	-19
<<devant tout	-10
<<devis de	-12
<<dicte ,	-10
<<dimanche ,	-18
<<direct dans	-13
<<directrice de	-22
<<disque de	-16
<<dit au	-12
<<dit de	-19
<<dit que	-22
<<dit tu	-12
<<dit «	-23
<<dites ,	20
<<dix minutes	-21
<<document est	-19
<<document sur	31
<<doit être	-23
<<doivent être	-8
<<donc ,	-25
<<donc :	-15
<<donc c'est	14
<<donc euh	-15
<<donc je	-12
<<donc le	-29
<<donc moi	-21
<<donc une	-18
<<donc voilà	-16
<<donc à	-19
<<donne la	-14
<<dons de	-14
<<dont un	-19
<<dossier ,	-11
<<dossier de	-24
<<douches ,	-8
<<droit de	-19
<<du club	-10
<<du coup	-13
<<du haut	-13
<<du jour	-13
<<du matin	-13
<<du même	-10
<<du petit	-15
<<du texte	-13
<<dur ,	-19
<<dès que	-22
<<débranche la	-9
<<défaut ,	-17
<<déjà la	-18
<<départ ,	-13
<<départ d'un	-15
<<dépose dans	-12
<<déposé :	-14
<<dépôt de	-10
<<détecteur de	-17
<<e )	-13
<<eau à	-17
<<elle a	-12
<<elle appelle	-12
<<elle doit	-16
<<elle est	-13
<<elle fait	-10
<<elle ne	-11
<<en a	-13
<<en avant	-12
<<en cas	-20
<<en charge	-22
<<en congé	-14
<<en dedans	-15
<<en dessous	-11
<<en espace	-17
<<en face	-10
<<en faire	-15
<<en février	-16
<<en haut	-10
<<en moins	-18
<<en plein	-8
<<en pleine	-17
<<en plus	-17
<<en présence	-12
<<en vrac	-11
<<encore en	-8
<<encore un	-15
<<encore à	-13
<<enfin ,	-21
<<enfin trois	-12
<<enfin à	-19
<<enlève les	-19
<<ensuite il	-8
<<ensuite le	-12
<<ensuite les	-22
<<ensuite on	-15
<<ensuite seulement	-10
<<entre deux	-18
<<entre la	-24
<<entre les	-16
<<entreprise de	-12
<<enveloppes de	-14
<<envoie le	-17
<<essai de	-20
<<essuie la	-11
<<est dans	-15
<<est de	-16
<<est en	-18
<<est encore	-13
<<est faite	-11
<<est monté	-8
<<est posée	-8
<<est refusé	-12
<<est relu	-20
<<est restée	-15
<<est à	-16
<<et ,	-8
<<et appelle	-14
<<et après	-21
<<et c'est	-18
<<et chaque	-11
<<et colle	-8
<<et dans	-13
<<et date	-10
<<et de	-31
<<et demi	-18
<<et des	-21
<<et deux	-10
<<et donc	-18
<<et elle	-12
<<et en	-11
<<et euh	-17
<<et fait	-16
<<et il	-17
<<et j'ai	-18
<<et jamais	-14
<<et je	-18
<<et l'on	-10
<<et la	-34
<<et laisse	-13
<<et le	-56
<<et les	-36
<<et là	-15
<<et ma	-23
<<et mon	-17
<<et nous	19
<<et on	-31
<<et pas	-15
<<et passe	-27
<<et pour	-21
<<et puis	-11
<<et que	-24
<<et remet	-17
<<et se	-18
<<et si	-8
<<et sur	-17
<<et tout	-10
<<et toutes	-12
<<et trois	-9
<<et tu	-26
<<et un	-26
<<et une	-15
<<et vous	-16
<<et vérifie	-8
<<et à	-24
<<eu de	-25
<<eu des	-16
<<eu un	-23
<<eu une	-19
<<euh ,	-25
<<euh bonjour	-18
<<euh c'est	-22
<<euh je	-15
<<euh la	-24
<<euh le	15
<<excusés :	-9
<<faire des	-18
<<faire le	-23
<<faire pour	11
<<faire quand	-26
<<faire une	-13
<<fais les	-21
<<fais ça	-11
<<fait :	-11
<<fait changer	-11
<<fait de	-14
<<fait des	-15
<<fait du	-15
<<fait la	-29
<<fait le	-14
<<fait les	-15
<<fait pas	-16
<<fait que	-18
<<fait signer	-18
<<fait tourner	-16
<<fait un	-20
<<famille et	-9
<<fasse une	-18
<<faudrait ,	-11
<<faudrait que	-12
<<faut c'est	-27
<<faut lui	-21
<<faut pour	-19
<<faut qu'on	-20
<<faut que	-14
<<faut un	-14
<<faute de	9
<<façon de	15
<<façon dont	11
<<ferme la	-17
<<ferme le	-12
<<ferme les	-13
<<fermeture des	-10
<<feu de	-14
<<feuille de	-17
<<feuilles ,	-19
<<feux ,	-11
<<fiche de	-17
<<fiche et	-10
<<fils ,	-9
<<fin de	-26
<<fleuriste à	-12
<<fois ,	-22
<<fois ce	-16
<<fois le	-18
<<fois sur	-12
<<fond avec	-12
<<fond de	-12
<<fond et	-17
<<forme ,	-8
<<frais ,	-11
<<frais de	-19
<<franchement ,	-14
<<frein de	-13
<<fromagerie d'alpage	-14
<<fuite à	-11
<<fwd :	14
<<février ,	-9
<<gant ,	-14
<<gants ,	-18
<<gardien ne	-18
<<gauche ,	-21
<<gaz coupé	-10
<<glisse dans	-20
<<glisse la	-10
<<goupille ,	-10
<<goutte de	-10
<<grave ,	-22
<<groupe «	-18
<<h ,	-13
<<h et	-14
<<haut ,	-15
<<haut de	-16
<<haut on	-16
<<haut vers	-15
<<hello ,	-8
<<heure ,	-9
<<heure avant	-15
<<heure et	-12
<<heures après	-18
<<heures dans	-16
<<heures de	-10
<<heures et	-19
<<heures on	-19
<<heures à	-14
<<il appelle	-12
<<il attend	-12
<<il consulte	-11
<<il contrôle	-9
<<il coupe	-15
<<il est	-19
<<il fait	-17
<<il faut	-26
<<il ferme	-11
<<il les	-14
<<il lit	-9
<<il me	-20
<<il mesure	-16
<<il met	-10
<<il montre	-13
<<il ne	-10
<<il passe	-13
<<il pose	-17
<<il prend	-14
<<il regarde	-18
<<il remplit	-9
<<il sort	-23
<<il vérifie	-18
<<ils sont	-27
<<inscrit le	-18
<<inspecte les	-15
<<instruments de	-11
<<inès :	-10
<<j'ai l'honneur	-18
<<j'aimerais donc	-17
<<j'en ai	-18
<<j'espère que	-15
<<jamais au	-23
<<jamais dans	-23
<<jamais de	-23
<<jamais en	-21
<<jamais fait	-11
<<jamais le	-17
<<jamais plus	-13
<<jamais sans	-14
<<jamais sur	-24
<<jamais tu	-15
<<jamais un	-16
<<jamais vu	-16
<<jamais à	-9
<<janvier ,	9
<<jauge de	-14
<<jaune pour	-22
<<je cherche	-12
<<je compte	-18
<<je coordonne	-19
<<je demande	-9
<<je dirige	-17
<<je dis	-13
<<je dois	-17
<<je fais	-30
<<je ferme	-13
<<je l'ai	-13
<<je le	-19
<<je les	-18
<<je lui	-18
<<je m'appelle	-10
<<je m'en	-18
<<je me	-22
<<je mets	-10
<<je ne	-21
<<je parle	-16
<<je propose	-17
<<je prépare	-12
<<je regarde	-13
<<je reprends	-18
<<je résume	-13
<<je sors	-12
<<je te	-16
<<je teste	-18
<<je tiens	-24
<<je travaille	-18
<<je vais	-13
<<je veux	-21
<<je voudrais	-21
<<je vous	-29
<<jeu et	-17
<<josiane ,	-11
<<jour +	-10
<<jour ,	-20
<<jour de	-19
<<jour même	-15
<<jours ,	-27
<<jours après	16
<<jours et	-16
<<jours pour	-12
<<jsuis au	-12
<<juillet ,	-18
<<jusqu'à la	-11
<<kilos de	11
<<l'absence de	-24
<<l'accident de	-15
<<l'acte est	-17
<<l'adresse et	-20
<<l'affaire de	-8
<<l'agent de	-19
<<l'aide de	-20
<<l'alginate se	-16
<<l'an dernier	-20
<<l'ancienne est	-10
<<l'appareil ,	-10
<<l'arrivée ,	-13
<<l'arrêt de	-17
<<l'autre ,	-12
<<l'eau ,	-16
<<l'eau chaude	-15
<<l'eau de	-27
<<l'eau à	-11
<<l'emballage des	-15
<<l'heure ,	-18
<<l'heure et	-15
<<l'école de	-12
<<l'équipe ,	-22
<<l'état de	-11
<<l'état des	-19
<<l'étiquette sur	-11
<<la bibliothèque	-9
<<la bonne	-13
<<la bouche	-8
<<la boulangerie	-9
<<la brasserie	-19
<<la brosse	-8
<<la cabane	-17
<<la caisse	-13
<<la camionnette	-9
<<la centrale	-10
<<la chambre	-17
<<la cheffe	-13
<<la cliente	-11
<<la clé	-18
<<la colle	-17
<<la compagnie	-10
<<la conduite	-17
<<la craie	-13
<<la date	-9
<<la dictée	-10
<<la directrice	-13
<<la distribution	-17
<<la facture	-11
<<la fait	-8
<<la famille	-12
<<la façon	-16
<<la ferme	-16
<<la fermeture	-17
<<la feuille	-10
<<la fiche	-15
<<la fin	-20
<<la fosse	-16
<<la fuite	-20
<<la gendarmerie	-12
<<la glace	-15
<<la gouvernante	-11
<<la graisse	-19
<<la grande	-11
<<la hauteur	-18
<<la journée	-14
<<la lame	-12
<<la lampe	-18
<<la lettre	-12
<<la ligne	11
<<la liste	-8
<<la lumière	-9
<<la machine	-14
<<la main	-17
<<la mairie	-14
<<la maison	-14
<<la marche	-16
<<la messagerie	-14
<<la moitié	-9
<<la neige	-9
<<la panne	-17
<<la patinoire	-11
<<la peau	-13
<<la personne	-8
<<la petite	-14
<<la pharmacie	-14
<<la photo	-10
<<la place	-15
<<la plaque	-12
<<la poche	-22
<<la police	-15
<<la pompe	-12
<<la porte	-14
<<la première	-15
<<la prise	-23
<<la radio	-10
<<la reprise	-17
<<la roue	-9
<<la rue	-12
<<la règle	-14
<<la régie	-16
<<la réponse	-11
<<la salle	-17
<<la scie	-10
<<la semaine	-12
<<la serre	-12
<<la spatule	-11
<<la station	-14
<<la suite	-19
<<la table	-11
<<la tablette	-16
<<la taille	-11
<<la tare	-14
<<la température	-11
<<la terre	-10
<<la tête	-15
<<la vache	-9
<<la veille	-21
<<la visite	-23
<<la voiture	-24
<<la zone	-11
<<laboratoire de	-20
<<laissé à	-13
<<lame de	-17
<<lame à	-12
<<lampe ,	-12
<<lance la	-17
<<langue des	-10
<<lavage de	-20
<<lavage des	-21
<<lave à	-10
<<le 0	-24
<<le bac	-16
<<le badge	-13
<<le bloc	-10
<<le bon	-13
<<le bureau	-9
<<le carnet	-29
<<le chauffage	-13
<<le chauffeur	-18
<<le chef	-17
<<le chiffre	-13
<<le client	-31
<<le club	-12
<<le code	-14
<<le coffre	-15
<<le comité	-17
<<le conducteur	-10
<<le contrôle	-26
<<le corps	-15
<<le coup	-13
<<le couteau	-23
<<le câble	-9
<<le dernier	-26
<<le dis	-17
<<le docteur	-16
<<le dossier	-16
<<le droit	-15
<<le dépotage	-19
<<le dépôt	-14
<<le détecteur	-15
<<le faire	-14
<<le fais	-10
<<le fait	-8
<<le filet	-15
<<le film	-14
<<le filtre	-9
<<le frein	-11
<<le frigo	-13
<<le greffe	-12
<<le groupe	-14
<<le gérant	-14
<<le harnais	-9
<<le haut	-11
<<le jeudi	-10
<<le jour	-15
<<le laboratoire	-11
<<le lendemain	-18
<<le linge	-20
<<le logiciel	-8
<<le magasinier	-16
<<le marché	-8
<<le matelot	-23
<<le matin	-13
<<le maître	-19
<<le micro	-13
<<le monde	-33
<<le médecin	-16
<<le même	-15
<<le nettoyage	-21
<<le nom	-13
<<le nombre	-16
<<le nouveau	-16
<<le numéro	-27
<<le papier	8
<<le parc	-11
<<le parent	-15
<<le patron	-18
<<le pilote	-16
<<le plan	-15
<<le plateau	-9
<<le point	-9
<<le portail	-16
<<le porteur	-11
<<le premier	-15
<<le professeur	-14
<<le prénom	-9
<<le président	-20
<<le quart	-10
<<le responsable	-12
<<le reste	-9
<<le règlement	-10
<<le régisseur	-15
<<le réglage	-11
<<le sable	-11
<<le service	10
<<le soir	-29
<<le sujet	-18
<<le surveillant	-18
<<le talon	-11
<<le tapis	-13
<<le technicien	-22
<<le test	-13
<<le texte	-18
<<le tour	-17
<<le vent	-17
<<le vieux	-13
<<le vétérinaire	-10
<<les autres	-15
<<les bonnes	-13
<<les bénévoles	-12
<<les clients	-15
<<les clous	-8
<<les clubs	-9
<<les clés	-13
<<les deux	-27
<<les enfants	-14
<<les entrées	-18
<<les films	-14
<<les fils	-9
<<les gants	-12
<<les gars	-9
<<les gens	-21
<<les jeunes	-15
<<les mains	-12
<<les nouvelles	-10
<<les objets	-12
<<les parents	-16
<<les pneus	-24
<<les poches	-14
<<les pompes	-17
<<les portes	-13
<<les quatre	-15
<<les restes	-17
<<les rh	-18
<<les sacs	-10
<<les scellés	-11
<<les services	-23
<<les serviettes	-9
<<les tubes	-13
<<les vantelles	-11
<<les verres	-15
<<les yeux	-12
<<lettre de	-12
<<leur dis	-16
<<lieu de	-18
<<lire tout	-10
<<lis le	-15
<<liste ,	-12
<<lit ,	-18
<<lit le	-12
<<lit les	-12
<<litres de	-13
<<livraison ,	-11
<<livre est	-17
<<livret ,	-9
<<long de	-25
<<longs ,	-11
<<longueur ,	-18
<<lot est	-11
<<loue des	25
<<lui donner	-22
<<lui montre	-18
<<lui remet	-19
<<là ,	-15
<<là on	-15
<<là où	-12
<<là pas	-14
<<m ,	-11
<<m'a demandé	-20
<<m'a dit	-19
<<m'a expliqué	-9
<<m'occupe des	-15
<<ma femme	-16
<<ma remplaçante	-13
<<machine à	-20
<<madame ,	11
<<madame la	-12
<<mains ,	-9
<<mains sans	-16
<<mais je	-12
<<mais les	-18
<<maison de	-11
<<manière de	13
<<manière dont	15
<<marc ,	-13
<<marche à	-19
<<marque ,	-12
<<matelot de	-23
<<matin ,	-17
<<matin du	-19
<<matin on	-8
<<me dit	-10
<<me faites	-15
<<me faudrait	-17
<<me faut	-16
<<me permets	-16
<<mer du	-11
<<merci au	-15
<<merci de	-29
<<mes deux	-24
<<mesure la	-15
<<mesure le	-16
<<met le	-16
<<met les	-21
<<mets la	-10
<<mets pas	-9
<<mettre les	-8
<<milieu ,	-17
<<min ,	-12
<<minutes après	-17
<<minutes avant	-11
<<minutes de	-16
<<minutes et	-12
<<mis dans	-13
<<mise en	-29
<<mise à	-13
<<mode d'emploi	-20
<<mode opératoire	-17
<<moi ,	-13
<<moi et	-15
<<moi j'ai	-14
<<moi je	-19
<<moi qui	-29
<<moins de	-26
<<mois ,	-18
<<mois dans	-10
<<mois-ci que	-13
<<moitié de	-18
<<moitié des	-15
<<monde fasse	11
<<monsieur de	-12
<<monsieur le	-15
<<monte ,	-8
<<monte sur	-20
<<montre ,	-11
<<montre comment	-18
<<montre la	-10
<<musique de	-20
<<musée de	-15
<<médecin de	-11
<<mémoire ,	-22
<<même le	-12
<<même pour	-27
<<même s'il	-10
<<même s'ils	-17
<<même si	-23
<<même un	-15
<<même une	-16
<<n °	-17
<<n'a pas	-19
<<n'est jamais	-12
<<n'est pas	-23
<<n'importe quel	-21
<<n'ouvre pas	-18
<<ne les	-15
<<ne pas	-14
<<ne sache	-15
<<ne se	-16
<<neuf ,	-10
<<nez ,	-12
<<ni sur	-20
<<niveau ,	-13
<<nom ,	-8
<<nom de	-24
<<nom et	-9
<<non attends	-19
<<non la	-14
<<non pas	-21
<<note ,	-14
<<note dans	-18
<<note la	-8
<<note les	-10
<<notes les	-17
<<notre club	-22
<<notre entreprise	14
<<notre manière	-20
<<nous (	-12
<<nous ,	-20
<<nous a	-27
<<nous avons	-12
<<nous c'est	-8
<<nous en	-12
<<nous faisons	-12
<<nous gérons	24
<<nous on	-24
<<nous remplaçons	13
<<nous sommes	-27
<<nuit ,	-20
<<nuit à	16
<<numéro de	-33
<<numéros et	-11
<<objet :	28
<<offre un	-8
<<ok .	-18
<<on a	11
<<on accroche	-18
<<on appelle	-13
<<on appuie	-9
<<on arrive	-10
<<on arrête	-15
<<on aspire	-13
<<on attend	-14
<<on baisse	-15
<<on calcule	-19
<<on change	-12
<<on cherche	-16
<<on choisit	-9
<<on compte	-28
<<on contrôle	-22
<<on coupe	-19
<<on demande	-10
<<on débranche	-13
<<on enlève	-31
<<on essuie	-18
<<on est	-20
<<on facture	-13
<<on ferme	-30
<<on fixe	-11
<<on frotte	-11
<<on garde	10
<<on glisse	-15
<<on gratte	-17
<<on inscrit	-18
<<on inspecte	-12
<<on la	-31
<<on laisse	-14
<<on lance	-16
<<on le	-27
<<on les	-25
<<on lit	-16
<<on lui	-20
<<on lève	-15
<<on m'a	-19
<<on met	-28
<<on monte	-13
<<on montre	-15
<<on ne	-20
<<on nettoie	10
<<on ouvre	-23
<<on passe	-27
<<on peut	-10
<<on photographie	-17
<<on plante	-18
<<on plonge	-14
<<on pose	-19
<<on prend	-28
<<on propose	-11
<<on prépare	-21
<<on prévient	-14
<<on pèse	-12
<<on rappelle	-18
<<on recompte	-8
<<on refuse	-13
<<on regarde	-22
<<on relève	-13
<<on remet	-13
<<on remplit	-12
<<on rend	-16
<<on repasse	-10
<<on reprend	-14
<<on retire	-24
<<on revient	-16
<<on se	-24
<<on sort	-27
<<on teste	-19
<<on tire	-20
<<on va	-22
<<on vérifie	-11
<<on écrit	12
<<ont été	-13
<<onze heures	-11
<<ordre de	10
<<ou de	-12
<<ou en	-12
<<ou on	-8
<<ou s'il	-14
<<ou sans	-15
<<ou si	-12
<<ou un	-18
<<oui ,	-19
<<ouvre le	-16
<<ouvre les	-19
<<ouvres la	-13
<<ouvrir le	-12
<<ouvrir toutes	-20
<<papier ,	-11
<<papier dans	-17
<<papier pour	12
<<par deux	-15
<<par jour	-10
<<par la	-32
<<par le	-17
<<par les	-20
<<par pôle	-19
<<par rapport	-13
<<par un	-13
<<par une	-13
<<par écrit	17
<<parc ,	-12
<<parce qu'après	-10
<<pardon ,	-16
<<parking du	-10
<<parle encore	-9
<<parle pas	-13
<<pars la	-15
<<part ,	16
<<part au	-22
<<part avec	-24
<<part en	-15
<<part tu	-14
<<part à	-20
<<parti avec	-20
<<parti en	-12
<<partir de	-18
<<partir du	-12
<<pas ,	-25
<<pas :	-22
<<pas au	-17
<<pas avant	-13
<<pas avec	-10
<<pas besoin	-11
<<pas c'est	-16
<<pas dans	-23
<<pas de	-32
<<pas des	-14
<<pas du	-19
<<pas en	-10
<<pas la	-27
<<pas le	-23
<<pas les	-26
<<pas moins	-13
<<pas même	-9
<<pas on	-20
<<pas par	-15
<<pas plus	-11
<<pas pour	-14
<<pas quand	-17
<<pas sans	-20
<<pas si	-19
<<pas sur	-35
<<pas tu	-19
<<pas un	-13
<<pas une	-18
<<pas à	-25
<<passage ,	-11
<<passage de	-15
<<passe au	-15
<<passe la	-8
<<passe le	-31
<<passe les	-16
<<passe pas	-9
<<passer la	-15
<<passer les	-14
<<passer à	-11
<<passé trois	-17
<<pendant la	-24
<<pendant le	-15
<<pendant que	-11
<<perd ,	-16
<<personne n'a	-17
<<personne ne	-26
<<personne qui	-19
<<personne à	-8
<<personnes ,	-17
<<pesée du	-20
<<petite de	-17
<<peu de	-16
<<peu près	-14
<<peut être	-10
<<peux me	-20
<<pharmacie ,	-12
<<photo ,	-9
<<photos et	-19
<<pilote par	-10
<<pis la	-17
<<pis tu	-10
<<pièce sur	-13
<<plan ,	-10
<<plan de	-20
<<plaque ,	-9
<<plaques de	-20
<<plat et	-17
<<plat sur	-15
<<plein ,	-10
<<pleine :	-14
<<plus ,	-11
<<plus d'un	-13
<<plus de	-33
<<plus le	-25
<<plus tard	-9
<<poche des	-14
<<poches ,	-11
<<poids ,	-19
<<poisson ,	-10
<<police si	-14
<<porte du	-9
<<porte le	-14
<<pose la	-11
<<pose les	-26
<<pose sur	-15
<<poste de	-16
<<posé et	-21
<<posée à	-9
<<pots de	-20
<<poubelle ,	-15
<<pouce et	-15
<<poudre ,	-13
<<pour cent	-20
<<pour chaque	-23
<<pour euh	-21
<<pour la	-17
<<pour laquelle	-13
<<pour les	-47
<<pour mon	-18
<<pour notre	-14
<<pour que	-24
<<pour un	-12
<<pour une	-19
<<pour voir	-8
<<pratique ,	-12
<<premier ,	-9
<<premier tour	-12
<<prend la	-11
<<prend le	-15
<<prend les	-14
<<prend pas	-14
<<prend à	-11
<<prendre la	-17
<<presque tous	-16
<<prie de	-18
<<printemps ,	-19
<<prise de	-24
<<procédure ,	-19
<<procédure de	30
<<propre ,	-13
<<province ,	13
<<près de	-23
<<près du	-13
<<préfecture ,	-20
<<prélever à	-8
<<prépare la	-17
<<prépare les	16
<<présence de	-14
<<prévient la	-8
<<puis la	-10
<<puis le	-16
<<puis on	-12
<<puis sur	-12
<<pv du	-16
<<pâte ,	-15
<<pâte de	-20
<<pèse ,	-8
<<qu'elle ait	-18
<<qu'il faut	-14
<<qu'on a	-11
<<qu'on ne	-20
<<qu'on se	-17
<<quand la	-17
<<quand le	-31
<<quand les	-13
<<quand un	8
<<quand une	-19
<<quarantaine des	-12
<<quarante minutes	-14
<<quatre mille	-18
<<que c'est	-28
<<que chacun	-17
<<que chaque	-14
<<que j'ai	-13
<<que je	-23
<<que l'on	-23
<<que le	-48
<<que les	-44
<<que mes	-15
<<que mon	-13
<<que nous	-28
<<que par	-11
<<que sa	-24
<<que si	-14
<<que son	-14
<<que tout	-32
<<que tu	-27
<<que vous	-16
<<que ça	-29
<<quelque chose	-30
<<question du	-10
<<qui a	-29
<<qui arrive	-15
<<qui dise	8
<<qui est	-11
<<qui manque	-15
<<qui ne	-24
<<qui ont	-13
<<qui s'en	-17
<<qui s'est	-17
<<qui se	-32
<<qui voit	-15
<<quinze jours	-15
<<quitte pas	-19
<<quoi ,	-17
<<quoi au	-19
<<quoi faire	20
<<raison pour	-13
<<rapport du	-15
<<rapport à	-18
<<refuse on	-16
<<regarde d'abord	-14
<<regarde la	-12
<<regarde le	-15
<<regarde les	-10
<<regarde si	-12
<<regarde sous	-8
<<regardes la	-19
<<regardes le	-20
<<relève le	-11
<<remet un	-15
<<remise des	-19
<<remise en	-20
<<remise à	-18
<<remplace le	-9
<<remplace les	-15
<<remplit la	-12
<<rendre ,	-12
<<rendu –	-19
<<repose la	-9
<<reprend le	-9
<<responsable de	-11
<<reste ,	-11
<<reste de	-15
<<reste sur	-28
<<retire le	-11
<<retire les	-20
<<retour ,	-13
<<retour au	-15
<<retourne au	-10
<<retourne les	-12
<<reçoit les	-21
<<reçoit un	-14
<<reçu un	-11
<<rh ouvrent	-12
<<rien ,	-14
<<rien avant	-8
<<rien de	-16
<<rien et	-16
<<rinçage ,	-17
<<rouge ,	-18
<<rouge =	-9
<<route ,	-13
<<réception ,	-17
<<réception des	-24
<<réclame le	-11
<<rédiger pour	-15
<<réserve ,	-15
<<rétros ,	-11
<<réunion du	-17
<<s'est fait	-19
<<s'il a	-17
<<s'il sent	-9
<<s'il vous	-14
<<s'occupe des	-8
<<sa place	-9
<<sac de	-13
<<sac sur	-24
<<sache à	-16
<<saisonniers qui	-16
<<salle de	-19
<<samedi ,	-10
<<sans jamais	-11
<<sans que	-14
<<sans savon	-14
<<sans toucher	-25
<<sauf les	-8
<<sauf si	-15
<<scolaire ,	-11
<<se fait	13
<<se lave	-14
<<se longe	-10
<<se passe	22
<<se perd	-15
<<se trouve	-16
<<seau ,	-14
<<selon la	-13
<<semaines ,	-11
<<semaines et	-14
<<sens de	-19
<<sent le	-9
<<serait bien	-9
<<service de	-21
<<seulement ,	-9
<<seulement après	-17
<<seulement là	-22
<<seulement si	-13
<<si c'est	-28
<<si deux	-14
<<si elle	-10
<<si la	-21
<<si le	-21
<<si les	-16
<<si un	-23
<<si vous	-14
<<si ça	-24
<<signaler un	-15
<<signe ,	-8
<<signer le	-8
<<simple ,	-14
<<simples ,	-17
<<sinon la	-9
<<sinon on	-19
<<sinon tu	-18
<<sinon ça	-18
<<soir ,	-26
<<soir de	-18
<<sol ,	-16
<<sol :	-13
<<sommes une	-24
<<sont des	-12
<<sont en	-16
<<sont jamais	-8
<<sont les	-14
<<sont mises	-9
<<sort de	-15
<<sort la	-9
<<sort les	-28
<<sort pas	-15
<<sortie de	-17
<<sous 0	-13
<<sous la	-18
<<sous le	-17
<<sous les	-12
<<stop ,	-14
<<suis en	-12
<<suis pas	-16
<<suis à	-25
<<suite du	-23
<<suite et	-12
<<suite tu	-15
<<suite à	-21
<<suivi ,	-11
<<sujet :	16
<<sur blanc	17
<<sur chaque	-23
<<sur des	-18
<<sur la	-30
<<sur le	-43
<<sur les	-31
<<sur papier	8
<<sur trois	-21
<<sur un	-25
<<sur une	-20
<<surtout des	-25
<<surtout du	-16
<<svp ,	-12
<<séchoir et	-18
<<sécurité ,	-10
<<sécurité au	-9
<<tableau ,	-13
<<tache de	-14
<<taille ,	-15
<<te mets	-10
<<temps de	-18
<<température de	-16
<<terrasse ,	-14
<<terre avant	-13
<<terre de	-13
<<test de	-15
<<teste au	-9
<<texte pour	10
<<tiens la	-12
<<tient la	-10
<<tient le	-17
<<tiers sur	-15
<<tire le	-17
<<tire sur	-22
<<tissu de	-12
<<toi qui	-18
<<toi tu	-22
<<touche pas	-13
<<toucher au	-18
<<toucher à	-29
<<toujours dans	-13
<<tour de	-20
<<tour le	-13
<<tourner la	-13
<<tous ,	-21
<<tous les	-27
<<tout ,	-15
<<tout dans	-14
<<tout le	-24
<<tout se	-13
<<tout sur	-15
<<tout ça	-17
<<toute la	-13
<<toutes et	-13
<<toutes les	-11
<<travail dans	-13
<<trentaine de	12
<<trente minutes	-13
<<tri des	-28
<<tribunal de	-14
<<trimestre ,	-9
<<trois ,	-10
<<trois ans	-10
<<trois fois	-18
<<trois on	-13
<<trois semaines	-18
<<troisième fois	-10
<<trop de	-25
<<trop tard	-13
<<trouver ci-après	-15
<<tu appelles	-21
<<tu chauffes	-22
<<tu demandes	-26
<<tu dis	-20
<<tu démontes	-12
<<tu fais	-29
<<tu filtres	-15
<<tu la	-26
<<tu le	-22
<<tu lis	-23
<<tu me	-22
<<tu mets	-27
<<tu montes	-12
<<tu notes	-21
<<tu ouvres	-23
<<tu pars	-22
<<tu passes	-24
<<tu prends	11
<<tu préviens	-19
<<tu regardes	-37
<<tu te	-21
<<tu testes	-19
<<tu vides	-27
<<téléphone au	-14
<<tête ,	-12
<<tôt ,	-20
<<un ,	-18
<<un arbre	-15
<<un client	-18
<<un coup	-14
<<un document	-24
<<un enfant	-8
<<un mode	-20
<<un mémo	-16
<<un papier	-19
<<un petit	-26
<<un peu	-22
<<un pour	-19
<<un protocole	-18
<<un quart	-14
<<un truc	-24
<<un vrai	-19
<<une ,	-9
<<une boîte	-13
<<une cliente	-11
<<une clé	-18
<<une coopérative	-15
<<une copie	-14
<<une dizaine	-15
<<une dose	-8
<<une fiche	-17
<<une fois	-14
<<une heure	-19
<<une méthode	-19
<<une page	-9
<<une personne	-19
<<une petite	-15
<<une photo	-13
<<une procédure	-34
<<une seule	-9
<<une trentaine	-11
<<une vieille	-13
<<va ,	-10
<<val de	-14
<<vapeur ,	-8
<<vendredi ,	-22
<<vent ,	-13
<<vent >	-13
<<verre ,	-12
<<verse dans	-17
<<veut pas	-13
<<veut voir	20
<<veux que	-19
<<vide ,	-11
<<vide les	-17
<<vides la	-12
<<vides le	-20
<<vidé ,	-9
<<vient de	-21
<<ville de	-18
<<vingt minutes	-10
<<vingt-quatre heures	-15
<<virgule ,	-9
<<visite de	-27
<<visite du	-17
<<voilà ,	8
<<voilà alors	-12
<<voilà euh	-15
<<voilà je	-9
<<voilà le	16
<<voit des	-14
<<voit plus	-9
<<voit un	-15
<<volets et	-9
<<vont dans	-16
<<vous ,	-13
<<vous laisse	-13
<<vous me	-12
<<vous prie	-9
<<vous écris	-9
<<vu ,	-19
<<vu un	-18
<<véhicule ,	-11
<<vérifie la	-8
<<vérifie les	-18
<<vérifier le	-12
<<y a	-37
<<y avait	-14
<<y compris	-23
<<zone ,	-10
<<§ 0	-12
<<« merci	-11
<<« à	-12
<<° c	-19
<<» ,	-12
<<à 0	-22
<<à :	-27
<<à cause	-13
<<à chaque	-24
<<à charge	-16
<<à côté	-31
<<à deux	-22
<<à domicile	-18
<<à fond	-15
<<à l'accueil	-16
<<à l'aide	-12
<<à l'attention	-16
<<à l'eau	-19
<<à l'entrée	-8
<<à l'ombre	-11
<<à la	-39
<<à ma	-13
<<à moins	-11
<<à mon	-14
<<à part	-11
<<à partir	-24
<<à peine	-9
<<à plus	-10
<<à qui	-14
<<à rédiger	-16
<<à sa	-12
<<à tour	-10
<<à travers	-17
<<à un	11
<<à une	-18
<<à votre	-14
<<à zéro	-21
<<ça dans	-16
<<ça doit	-12
<<ça en	-18
<<ça fait	-23
<<ça ferait	-16
<<ça part	-24
<<ça qu'on	-19
<<ça se	-15
<<écrit ,	-9
<<écrit la	-25
<<écrit pour	-24
<<écrit sur	15
<<écrite ,	-13
<<électriques au	-10
<<établissement de	-14
<<étiquette «	-15
<<– contrôle	-11
<<– réunion	-13
<<€ par	-13
<<→ on	-13
<=	-23
<?	9
<@	-22
<[	-21
<[( 0	-9
<[( le	-14
<[( un	-19
<[) tu	-11
<[, 0	-21
<[, accord	-16
<[, aller	-18
<[, annonce	-12
<[, association	-12
<[, assurance	-8
<[, atelier	-10
<[, au	-29
<[, aucun	-19
<[, autant	-12
<[, avant	-14
<[, b	-9
<[, bâche	-12
<[, c'est	-47
<[, c'était	-11
<[, cadenas	-14
<[, cage	-9
<[, car	-20
<[, ce	-33
<[, celles	-15
<[, chacune	-15
<[, chantier	-17
<[, chaque	-11
<[, chaussures	-17
<[, chlore	-9
<[, clim	-13
<[, coin	-12
<[, commune	-12
<[, contrôle	-15
<[, contrôler	-13
<[, de	12
<[, deux	-31
<[, disons	-14
<[, du	-19
<[, désolée	-12
<[, eau	-14
<[, elles	-14
<[, essuyé	-13
<[, faute	-18
<[, fiche	-12
<[, finir	-13
<[, frein	-12
<[, genre	-15
<[, gilets	-18
<[, j'espère	-8
<[, je	-48
<[, jette	-12
<[, l'eau	-11
<[, l'infirmière	-15
<[, l'un	-9
<[, l'étage	-9
<[, la	10
<[, lame	-15
<[, lavage	-12
<[, lecture	-13
<[, lentement	-8
<[, lie	-10
<[, loin	-13
<[, lors	-14
<[, lunettes	-18
<[, mairie	-10
<[, mea	-14
<[, meubles	-17
<[, mot	-9
<[, médicaments	-14
<[, nettoyer	-9
<[, noter	-9
<[, notre	-24
<[, nous	25
<[, odile	-9
<[, on	-16
<[, paille	-10
<[, panier	-17
<[, pardon	-12
<[, personne	-31
<[, pinceau	-15
<[, place	-8
<[, porté	-10
<[, pose	-10
<[, proposer	-12
<[, quatorze	-19
<[, retour	-13
<[, rincer	-10
<[, rinçage	-15
<[, rue	-12
<[, rétros	-10
<[, si	-20
<[, sonde	-14
<[, sonner	-13
<[, souvent	-8
<[, soyez	-12
<[, thermomètre	-8
<[, tu	-18
<[, un	-45
<[, une	-34
<[, virgule	-10
<[, visite	-9
<[, à	-42
<[, œil	-12
<[- 0	-12
<[- le	-9
<[. la	-19
<[. le	8
<[. on	-20
<[/ mercredi	-13
<[0 0	-12
<[0 avant	-11
<[0 bar	-14
<[0 cm	-16
<[0 de	-9
<[0 février	-8
<[0 g/m	-12
<[0 j	-11
<[0 kg	-17
<[0 km/h	-21
<[0 l	-13
<[0 la	-26
<[0 le	10
<[0 lits	-10
<[0 mm	-9
<[0 novembre	-17
<[0 pour	-10
<[0 tu	-10
<[0 à	-13
<[: 0	-17
<[: au	-12
<[: avant	13
<[: ben	-19
<[: c'est	-14
<[: chambre	8
<[: contrôle	-13
<[: deux	-10
<[: devis	-17
<[: direction	-22
<[: je	-20
<[: la	-12
<[: le	-11
<[: les	-18
<[: normal	-10
<[: poubelle	-11
<[: re	-22
<[: remettre	-13
<[: retour	-13
<[: si	-8
<[: un	-22
<[: une	9
<[: yo	-17
<[: à	-11
<[: équipe	-16
<[; les	-16
<[= on	-8
<[> 0	-15
<[[ 0	-14
<[^ 0	-27
<[^ ah	-9
<[^ allumer	-19
<[^ appeler	-12
<[^ aspirateur	-15
<[^ atelier	-17
<[^ au	-22
<[^ aucun	-26
<[^ auriez-vous	-19
<[^ avant	-33
<[^ b	-16
<[^ bac	11
<[^ banque	-10
<[^ bises	-8
<[^ bonsoir	-16
<[^ bref	-9
<[^ c'est	-30
<[^ casque	-22
<[^ ce	-33
<[^ chaque	11
<[^ cher	-13
<[^ chers	-18
<[^ chlore	-15
<[^ compter	-13
<[^ contrôle	19
<[^ contrôler	-21
<[^ coucou	-14
<[^ couteaux	-10
<[^ d	-14
<[^ d'où	-21
<[^ de	-20
<[^ deux	-28
<[^ dictée	-15
<[^ diffusion	-13
<[^ dimanche	-16
<[^ dites	-24
<[^ domaine	-14
<[^ du	-16
<[^ début	11
<[^ départ	18
<[^ e	-13
<[^ eau	10
<[^ encaisser	-11
<[^ enregistrement	-8
<[^ fiche	-11
<[^ fondre	-10
<[^ franchement	-17
<[^ fwd	-14
<[^ gilets	-16
<[^ hello	-13
<[^ hier	-23
<[^ humidité	-15
<[^ hôtel	-12
<[^ inès	-14
<[^ j'aimerais	-23
<[^ j'en	-13
<[^ j'y	-17
<[^ je	-19
<[^ l'aide	-15
<[^ l'ancien	-8
<[^ l'assistante	-11
<[^ l'assureur	-22
<[^ l'officier	-10
<[^ la	-28
<[^ lavage	-16
<[^ le	-55
<[^ les	-25
<[^ maintenant	-11
<[^ matériel	-14
<[^ mdr	-14
<[^ mesurer	-18
<[^ mettre	-8
<[^ mode	-17
<[^ mon	-38
<[^ monter	-18
<[^ mémo	-16
<[^ nickel	-11
<[^ nos	-27
<[^ noter	-10
<[^ notes	-19
<[^ notre	-39
<[^ nous	-11
<[^ oh	-12
<[^ on	-51
<[^ or	-14
<[^ ouverture	8
<[^ parfait	-10
<[^ pc	-12
<[^ personne	-34
<[^ peser	-13
<[^ photos	10
<[^ police	-9
<[^ pose	16
<[^ pourriez-vous	-22
<[^ pouvez-vous	-25
<[^ première	14
<[^ prendre	-18
<[^ procès-verbal	-17
<[^ procédure	-23
<[^ produits	-8
<[^ prélever	-10
<[^ présents	-16
<[^ purger	-11
<[^ pv	-18
<[^ radio	-17
<[^ relever	-13
<[^ remettre	-10
<[^ reporter	-11
<[^ reporté	-11
<[^ retour	-13
<[^ reçu	-18
<[^ réception	13
<[^ réunion	-17
<[^ rév	-18
<[^ s'agissant	-26
<[^ salut	-22
<[^ samedi	-15
<[^ si	-32
<[^ sortie	12
<[^ sortir	-23
<[^ sujet	-15
<[^ séchage	9
<[^ test	8
<[^ titre	-13
<[^ transports	-19
<[^ troisième	-16
<[^ tu	-28
<[^ un	-54
<[^ une	-46
<[^ verser	-12
<[^ version	-10
<[^ veuillez	-13
<[^ viande	-10
<[^ ville	-16
<[^ vis	-12
<[^ visite	13
<[^ voici	-19
<[^ à	-9
<[^ écrivez-moi	-14
<[^ écumer	-18
<[^ étaient	-9
<[^ étape	-14
<[^ éteindre	-15
<[^ étiquettes	-12
<[a changé	-16
<[a collé	-9
<[a deux	12
<[a envoyé	-10
<[a failli	-10
<[a fini	-13
<[a fondu	-12
<[a la	-18
<[a le	-20
<[a perdu	-13
<[a posé	-17
<[a pris	-14
<[a rappelé	-10
<[a refusé	-12
<[a renvoyé	-10
<[a reçu	-14
<[a répondu	-15
<[a trouvé	-18
<[a un	-22
<[a une	-30
<[a à	-16
<[accord du	-17
<[accueille une	-17
<[adore les	-17
<[adulte pour	-9
<[alors c'est	-31
<[alors ce	-15
<[alors je	-21
<[alors le	-25
<[alors nous	-20
<[alors on	-30
<[ans pour	-9
<[appeler le	-16
<[appelle la	-18
<[appelle le	-17
<[après 0	-13
<[après la	-34
<[après le	-27
<[après les	-24
<[après on	13
<[après un	-19
<[après une	-18
<[arrive au	-20
<[arrive le	-15
<[arrive on	-13
<[arrive à	-17
<[arrête le	-11
<[arrête les	-9
<[aspire la	-13
<[atelier de	-11
<[attend le	-11
<[attend une	-13
<[attends je	-17
<[attestation d'assurance	-11
<[au 0	-15
<[au bain	-8
<[au banc	-10
<[au bord	-13
<[au complet	-14
<[au crayon	-13
<[au cœur	-18
<[au début	-10
<[au départ	-15
<[au dépôt	-10
<[au feutre	-10
<[au frontofocomètre	-11
<[au funérarium	19
<[au garage	-21
<[au guichet	12
<[au hasard	-13
<[au labo	-13
<[au minimum	-9
<[au pinceau	-10
<[au printemps	-14
<[au refuge	-15
<[au revoir	-12
<[au réfractomètre	-9
<[au secrétariat	-12
<[au stylo	-13
<[au tableau	-12
<[au talkie	-8
<[au tribunal	-15
<[au volant	-13
<[au-delà de	-10
<[au-dessus de	-13
<[au-dessus du	-18
<[auto-école du	-14
<[aux deux	-21
<[avant chaque	-23
<[avant d'aller	-16
<[avant d'ouvrir	-14
<[avant de	-27
<[avant l'ouverture	-14
<[avant la	-34
<[avant le	-33
<[avant les	-26
<[avant livraison	-14
<[avant ouverture	-8
<[avant tri	-13
<[avec de	-11
<[avec du	-12
<[avec l'ancien	-15
<[avec l'eau	-12
<[avec la	-38
<[avec le	-43
<[avec les	-35
<[avec un	-23
<[avec une	-21
<[bac à	-27
<[badge perdu	-12
<[banque alimentaire	-17
<[base de	-10
<[besoin de	-10
<[bien d'avoir	-9
<[bien à	-11
<[blanc comment	20
<[bon courage	-17
<[bon de	-10
<[bon je	-26
<[bon on	-10
<[bon état	-15
<[bonjour c'est	-18
<[bonjour à	-16
<[bonne volonté	-10
<[bons d'achat	-16
<[bord de	-12
<[bouche à	-10
<[bouchon de	-8
<[bout de	-13
<[branche le	-17
<[bureau de	-12
<[bâche au	-9
<[c'est ce	-12
<[c'est chaud	-9
<[c'est comment	14
<[c'est l'affaire	-12
<[c'est la	-44
<[c'est les	15
<[c'est mon	-11
<[c'est notre	-17
<[c'est pour	-47
<[c'est pourquoi	-21
<[c'est un	-8
<[c'est une	-18
<[cabane à	-17
<[caisse du	-18
<[calcule la	-17
<[cantonal nous	-16
<[carnet de	-16
<[carte grise	-13
<[cassé le	-10
<[cause de	-12
<[cause du	-10
<[caution de	-11
<[ce jour-là	-8
<[ce mois-ci	-9
<[ce serait	-19
<[celui du	-14
<[cette année	-16
<[chacun la	-13
<[chambre 0	-9
<[change de	-9
<[change le	-8
<[changement de	-17
<[changent souvent	-8
<[changer la	-18
<[chaque année	-25
<[chaque caisse	-14
<[chaque document	9
<[chaque robinet	-9
<[chaque sortie	-19
<[chaque trimestre	-19
<[charge pour	-16
<[chaude à	-15
<[chauffes la	-22
<[chef d'équipe	-12
<[chef de	-13
<[cheffe de	-11
<[cherche le	-17
<[chercher le	-11
<[chez la	-22
<[chez les	-27
<[chez nous	-35
<[chez un	-15
<[chlore libre	-11
<[choisir le	-8
<[choisit la	-14
<[choisit le	-11
<[chose de	-19
<[ci-après les	-15
<[client nous	-11
<[cloches à	-15
<[club de	-20
<[clés à	-10
<[clôture de	-10
<[colle le	-10
<[collé une	-9
<[comme le	-16
<[comme un	-11
<[compte 0	-12
<[compte les	-31
<[compte rendu	-16
<[comptent les	-19
<[conduite à	-20
<[confrère de	-9
<[congé maternité	-13
<[constat d'état	-23
<[consulte la	-14
<[consulte le	-13
<[contre le	-15
<[contrôle avant	-13
<[contrôle de	-13
<[contrôle la	-19
<[contrôle le	-16
<[contrôle les	-12
<[contrôle une	-8
<[contrôle à	-15
<[contrôler les	-24
<[convient de	-15
<[coopérative de	-11
<[corde cassée	-9
<[coup de	-13
<[coupe la	-13
<[coupe le	-18
<[coupé à	-10
<[coûte 0	-11
<[creux on	-17
<[côté du	-20
<[côté la	-18
<[côté tu	-11
<[d'abord la	-17
<[d'abord le	-24
<[d'abord les	-25
<[d'abord on	-10
<[d'abord si	-14
<[d'abord tu	-13
<[d'accord on	-14
<[d'aller au	-14
<[d'alpage fabrique	-14
<[d'emploi pour	-20
<[d'où cette	-25
<[d'un agent	-14
<[d'un résident	-21
<[d'une procédure	12
<[d'écrit pour	-20
<[dans chaque	-17
<[dans l'armoire	-16
<[dans l'eau	-13
<[dans l'ordre	-27
<[dans la	-55
<[dans le	-44
<[dans notre	-26
<[dans un	-36
<[dans une	-25
<[date de	-8
<[date du	-9
<[de 0	-12
<[de bague	-10
<[de bain	-15
<[de bassin	-12
<[de bilan	-20
<[de cacao	-21
<[de caution	-11
<[de ce	-24
<[de certificat	-10
<[de chantier	-8
<[de chauffe	-14
<[de chaîne	-10
<[de cinquante	-22
<[de circulation	-21
<[de commande	-9
<[de compter	-11
<[de concert	-17
<[de conduite	-17
<[de conformité	-9
<[de consigner	-24
<[de coton	-8
<[de coucher	-9
<[de couper	-11
<[de couronne	-12
<[de deux	-13
<[de distribution	12
<[de dix-neuf	-14
<[de départ	11
<[de façade	-14
<[de fil	-12
<[de garde	-22
<[de graisse	-15
<[de grave	-12
<[de janvier	-18
<[de javel	-13
<[de l'accueil	-25
<[de l'acide	-12
<[de l'année	-18
<[de l'appareil	-18
<[de l'eau	-31
<[de l'enfant	-10
<[de l'huître	-14
<[de l'intérim	-8
<[de l'école	-14
<[de l'évier	-19
<[de l'œil	-19
<[de la	-10
<[de lait	-13
<[de le	-20
<[de linge	-15
<[de lisible	-20
<[de livres	-20
<[de location	-16
<[de lyon	-15
<[de m'appeler	-18
<[de message	-14
<[de mon	-24
<[de musique	-17
<[de médicaments	13
<[de naissance	-14
<[de nettoyage	-22
<[de nos	-10
<[de notre	-16
<[de nous	-36
<[de novembre	-9
<[de noël	-13
<[de pain	-20
<[de peinture	-20
<[de permanence	-20
<[de piste	-11
<[de plongée	-20
<[de police	-13
<[de pont	-21
<[de propane	-14
<[de province	-15
<[de pâte	-15
<[de quartier	-12
<[de quatorze	-8
<[de quelle	-21
<[de quoi	-21
<[de retour	-25
<[de retraite	-12
<[de route	-14
<[de réception	15
<[de rôle	-11
<[de sang	-13
<[de santé	-12
<[de secours	-21
<[de sonner	15
<[de sortie	-21
<[de sécu	-14
<[de tournai	-12
<[de travail	-10
<[de travers	-19
<[de trente-deux	-9
<[de trouver	-20
<[de verre	-18
<[de vol	-11
<[de vote	-16
<[de vérification	12
<[dehors tu	-10
<[demande au	-13
<[demande le	-13
<[demande un	-17
<[demande une	-22
<[demande à	-8
<[demander si	-11
<[demander à	-10
<[demandes la	-10
<[depuis 0	-23
<[depuis deux	-10
<[depuis la	-22
<[depuis le	-29
<[dernier on	-14
<[derrière le	-18
<[des accès	-10
<[des appareils	-16
<[des cendres	-14
<[des cheveux	-12
<[des clarinettes	-18
<[des clients	17
<[des deux	-10
<[des données	-9
<[des eaux	-16
<[des fêtes	-8
<[des lieux	-20
<[des marionnettes	-14
<[des numéros	-15
<[des outils	-16
<[des ovales	-15
<[des particuliers	-12
<[des petits	-20
<[des phrases	-16
<[des plaques	-27
<[des retours	-14
<[des règles	-15
<[des signes	-10
<[des sports	-11
<[des stagiaires	-8
<[des trous	-13
<[dessous de	-12
<[deux cents	-23
<[deux chemins	-11
<[deux chiens	-10
<[deux coups	-9
<[deux côtés	-13
<[deux doigts	-12
<[deux extincteurs	-10
<[deux hommes	-13
<[deux locations	-14
<[deux longueurs	-11
<[deux pages	-9
<[deux parcs	-12
<[deux porteurs	-18
<[deuxièmement on	-12
<[devant eux	-10
<[devant la	-22
<[devant le	-24
<[devant les	-23
<[dictée vocale	-10
<[directrice de	-17
<[disque de	-11
<[dit au	-9
<[dit de	-19
<[dit le	-12
<[dit tu	-9
<[dit à	-8
<[doit avoir	-10
<[donc c'est	-21
<[donc je	-21
<[donc le	20
<[donc on	-19
<[donc un	-16
<[donc une	-19
<[donc à	-18
<[donne la	-21
<[donne le	-14
<[dons de	-15
<[dont deux	-10
<[dont la	-15
<[dont un	11
<[dossier de	-11
<[droit de	-13
<[du 0	-11
<[du bassin	-26
<[du bruit	-10
<[du car	-20
<[du centre	-19
<[du chapiteau	-8
<[du comité	-21
<[du conseil	-16
<[du contrôleur	-15
<[du départ	-22
<[du four	-22
<[du frigo	-9
<[du grand	-19
<[du hangar	-14
<[du nord	-11
<[du personnel	-16
<[du pilote	-15
<[du public	-18
<[du réseau	-11
<[du samedi	-20
<[du tunnel	-17
<[du val	-11
<[du vestiaire	-17
<[du week-end	-20
<[débranche la	-13
<[déjà la	-22
<[désormais la	10
<[détecteur de	-9
<[eau à	-18
<[elle on	-9
<[en arrière	-15
<[en avant	-13
<[en biais	-12
<[en cabine	-12
<[en commençant	-14
<[en congé	-11
<[en cours	-12
<[en cuisine	-13
<[en dehors	-14
<[en deux	-9
<[en double	-9
<[en espace	-20
<[en forme	-16
<[en février	-12
<[en grand	-16
<[en juillet	-14
<[en langue	-14
<[en novembre	-19
<[en panne	-12
<[en pleine	-18
<[en plâtre	-12
<[en procédure	-10
<[en présence	-13
<[en quarantaine	-17
<[en rayon	-18
<[en remuant	-11
<[en route	-18
<[en vrac	-16
<[encore un	-17
<[encore une	-13
<[encore à	-10
<[enfin le	-12
<[enfin à	-16
<[enlève la	-15
<[enlève les	-23
<[ensuite la	-12
<[ensuite le	-18
<[ensuite les	-21
<[ensuite on	-17
<[ensuite un	-8
<[entre deux	-27
<[entre la	-23
<[entre les	-26
<[entreprise de	-11
<[enveloppes de	-11
<[envoie la	-10
<[envoie le	-20
<[espace confiné	-17
<[essai de	-16
<[essuie au	-10
<[essuie la	-15
<[est couvert	-11
<[est d'accord	-15
<[est de	-14
<[est emballée	-10
<[est faite	-12
<[est le	-12
<[est monté	-10
<[est parti	-23
<[est partie	-8
<[est passée	-14
<[est pesé	-9
<[est posé	-13
<[est posée	-12
<[est préparé	-18
<[est refusé	-18
<[est relu	-20
<[est rendue	-9
<[est repris	-8
<[est restée	-18
<[est revenu	-10
<[est revenue	-14
<[est signalée	-15
<[est un	-9
<[est une	-14
<[est venu	-10
<[est venue	-12
<[est à	-15
<[et 0	-10
<[et c'est	-16
<[et ce	-15
<[et celle	-14
<[et chaque	-14
<[et de	-19
<[et demi	-20
<[et demie	-20
<[et deux	-17
<[et j'ouvre	-16
<[et je	-24
<[et l'apprenti	-13
<[et l'on	-13
<[et l'état	-17
<[et la	-49
<[et les	-19
<[et menace	-13
<[et mon	-20
<[et on	-40
<[et passe	10
<[et personne	-24
<[et pour	-16
<[et quand	-18
<[et recule	-10
<[et remet	-22
<[et retour	-15
<[et si	-16
<[et tu	-22
<[et un	-35
<[et une	-25
<[et à	-25
<[eu un	-21
<[eu une	-22
<[euh c'est	-17
<[euh comment	-20
<[euh je	-25
<[euh la	11
<[euh le	-29
<[euh on	-21
<[exige de	-12
<[face à	-14
<[faire le	-28
<[faire pour	8
<[faire quand	18
<[faire une	-17
<[fais la	-9
<[fais le	-24
<[fais les	-25
<[fait asseoir	-10
<[fait changer	-14
<[fait de	-16
<[fait du	-11
<[fait la	10
<[fait le	-28
<[fait les	-23
<[fait pogner	-14
<[fait remarquer	-15
<[fait signer	-15
<[fait tourner	-16
<[fait un	-23
<[fait à	-13
<[faite avant	-11
<[faites une	-15
<[fasse une	-20
<[faut c'est	-18
<[faut pour	-13
<[faut un	-19
<[faut une	-16
<[faute de	-23
<[façon de	-21
<[ferme la	-31
<[ferme le	-15
<[ferme les	-26
<[fermer les	-12
<[fermeture du	-17
<[feu de	-10
<[feuille de	-9
<[fin de	-17
<[fin du	-9
<[fleuriste à	-11
<[fleurs coupées	-21
<[fois c'est	-9
<[fois ce	-18
<[frais de	-12
<[frein de	-10
<[fromagerie d'alpage	-17
<[frotte la	-11
<[fuite à	-10
<[gants neufs	-10
<[gants on	-15
<[garde au	-10
<[garde la	-14
<[glisse la	-15
<[graisse de	-11
<[h 0	-10
<[haut de	-11
<[haut on	-15
<[haute pression	-12
<[heure avant	-13
<[heures avant	-11
<[heures le	-19
<[heures on	-20
<[heures à	-13
<[hier au	-20
<[huit kilos	-14
<[ici le	12
<[ici on	-16
<[il consulte	-8
<[il contrôle	-12
<[il coupe	-21
<[il envoie	-12
<[il le	-11
<[il les	-15
<[il marque	-14
<[il nous	-16
<[il passe	-13
<[il pose	-14
<[ils demandent	-22
<[inscrit le	-20
<[inscrits au	-10
<[inspecte les	-17
<[j'ai l'honneur	-15
<[j'ai les	-22
<[j'ai un	-15
<[j'avais un	-12
<[j'en ai	-17
<[j'ouvre la	-17
<[jamais au	-19
<[jamais de	-10
<[jamais la	-17
<[jamais le	-22
<[jamais tu	-10
<[jamais un	-17
<[jamais à	-8
<[jaune pour	-12
<[je coordonne	-14
<[je crois	-9
<[je dicte	-23
<[je dirige	-11
<[je dois	-16
<[je l'ai	-9
<[je la	-19
<[je le	-24
<[je les	-19
<[je m'en	-15
<[je m'occupe	-16
<[je n'ai	-11
<[je peux	-13
<[je propose	-17
<[je précise	-14
<[je remplace	-10
<[je reprends	-16
<[je résume	-11
<[je sais	-9
<[je sors	-13
<[je souhaite	-17
<[je t'écris	-12
<[je teste	-14
<[je tiens	-16
<[je travaille	-19
<[je vais	-9
<[je veux	-25
<[je voudrais	-14
<[jette les	-14
<[jour de	-15
<[jours avant	-9
<[jours ouvrés	-9
<[jours pour	-9
<[jsuis au	-11
<[jusqu'à la	-18
<[kilos de	-18
<[l'absence de	-22
<[l'agent d'astreinte	-11
<[l'agent de	-14
<[l'aide de	-12
<[l'alarme sonne	-9
<[l'année passée	-12
<[l'arrêt de	-18
<[l'assistante sociale	-10
<[l'attestation d'assurance	-11
<[l'autre recompte	-9
<[l'eau chaude	-17
<[l'eau de	-18
<[l'eau savonneuse	-9
<[l'eau tiède	-9
<[l'eau à	-10
<[l'ordre inverse	-14
<[l'école de	-9
<[l'équipe de	-11
<[la baie	-12
<[la balance	-13
<[la bande	-11
<[la barrière	-8
<[la base	-8
<[la batterie	-13
<[la benne	-21
<[la bibliothèque	-13
<[la borne	-16
<[la boulangerie	-12
<[la brasserie	-14
<[la cabane	-23
<[la cabine	-17
<[la cage	-9
<[la caisse	-29
<[la camionnette	-13
<[la cantine	-12
<[la carsat	-13
<[la case	-12
<[la casquette	-12
<[la caution	-11
<[la centrale	-13
<[la chambre	-34
<[la charlotte	-9
<[la cheffe	-21
<[la chute	-12
<[la civière	-13
<[la cliente	-19
<[la cloche	-12
<[la clôture	-10
<[la commune	-19
<[la compagnie	-11
<[la conduite	-18
<[la conservatrice	-11
<[la console	-9
<[la corde	-18
<[la corne	-14
<[la couche	-10
<[la couleur	-9
<[la coulée	-12
<[la coupe	-18
<[la couverture	-9
<[la craie	-17
<[la crèche	-9
<[la cuisine	-13
<[la dame	-16
<[la ddpp	-21
<[la demi-heure	-13
<[la descente	12
<[la dictée	-10
<[la direction	-20
<[la distribution	-26
<[la déclaration	-12
<[la fabrique	-10
<[la facture	-13
<[la fenêtre	-14
<[la fermeture	-33
<[la fiche	-20
<[la fosse	-20
<[la fourchette	-15
<[la fourrière	-17
<[la fuite	-19
<[la fédé	-19
<[la gardienne	-8
<[la gendarmerie	-14
<[la gestionnaire	-13
<[la gouvernante	-11
<[la graisse	-24
<[la grande	-15
<[la grille	-10
<[la hauteur	-18
<[la journée	-19
<[la lame	-17
<[la levée	-11
<[la leçon	-18
<[la ligue	-12
<[la livraison	15
<[la location	13
<[la loi	-14
<[la machine	-27
<[la mairie	-11
<[la manière	-26
<[la matière	-19
<[la mer	-12
<[la messagerie	-13
<[la meule	-14
<[la mise	16
<[la mousse	-12
<[la msa	-9
<[la nacelle	-12
<[la navette	-9
<[la neige	-14
<[la neuve	-11
<[la nouvelle	-15
<[la paie	-13
<[la pancarte	-10
<[la panne	-18
<[la partie	-12
<[la passerelle	-9
<[la patinoire	-17
<[la patronne	-16
<[la pauvre	-9
<[la peau	-20
<[la pelle	-14
<[la perche	-12
<[la personne	-20
<[la pharmacie	-16
<[la pince	-16
<[la piscine	-19
<[la place	-19
<[la planche	-9
<[la plateforme	-10
<[la plupart	-16
<[la poche	-16
<[la poignée	-9
<[la police	-19
<[la pompe	-16
<[la position	-13
<[la poussière	-11
<[la première	-26
<[la presse	-23
<[la pression	-12
<[la prise	-20
<[la prochaine	-8
<[la préfecture	-15
<[la préparation	-17
<[la présente	-15
<[la pâte	-18
<[la question	-16
<[la queue	-17
<[la radio	-12
<[la rampe	-11
<[la recette	-16
<[la remet	-17
<[la remise	11
<[la remorque	-9
<[la rentrée	-9
<[la reprend	-13
<[la reprise	-18
<[la restauratrice	-14
<[la rince	-11
<[la roue	-11
<[la route	-20
<[la rue	-9
<[la réception	-17
<[la région	-17
<[la réglette	-12
<[la réponse	-13
<[la réservation	-14
<[la réserve	-20
<[la sacristie	-8
<[la saison	-18
<[la sangle	-12
<[la saumure	-20
<[la scie	-15
<[la seconde	-8
<[la secrétaire	-18
<[la serre	-12
<[la sortie	-20
<[la soudure	-20
<[la spatule	-9
<[la station	-20
<[la suie	-11
<[la surfaceuse	-15
<[la tablette	-16
<[la taille	-15
<[la tare	-10
<[la tension	-18
<[la toile	-9
<[la tournée	13
<[la trappe	-16
<[la tribune	-14
<[la vache	-15
<[la vapeur	-16
<[la ventilation	-11
<[la ville	-8
<[la visite	-32
<[la vétérinaire	-13
<[la vêleuse	-12
<[laboratoire de	-12
<[laisse le	-13
<[laisse les	-10
<[laissé à	-13
<[lame à	-11
<[lance la	-19
<[lavage de	-17
<[lave les	-18
<[lave à	-10
<[le 0	-15
<[le bac	-26
<[le bain	-13
<[le balisage	-17
<[le bassin	-11
<[le bateau	-15
<[le beurre	-18
<[le bloc	-11
<[le bornage	13
<[le bouchon	-8
<[le bouton	-9
<[le bracelet	-12
<[le bras	-10
<[le brouillon	-16
<[le bébé	-14
<[le bûcheron	-9
<[le cabinet	-17
<[le calendrier	-14
<[le canton	-17
<[le certificat	-12
<[le chariot	-8
<[le chauffage	-25
<[le chemin	-20
<[le cheval	-19
<[le chiffre	-13
<[le classeur	-8
<[le coin	-12
<[le col	-9
<[le collier	-12
<[le comité	-19
<[le comptoir	-10
<[le concierge	-12
<[le conducteur	-16
<[le constat	-21
<[le corps	-16
<[le couloir	-11
<[le coursier	-12
<[le couteau	-22
<[le couvercle	-9
<[le câble	-16
<[le dimanche	-17
<[le disque	-15
<[le docteur	-9
<[le document	-16
<[le drap	-15
<[le droit	-17
<[le dur	-12
<[le début	-15
<[le départ	-23
<[le dépotage	10
<[le dépôt	-13
<[le détecteur	-16
<[le fauconnier	-13
<[le filet	-18
<[le film	-16
<[le filtre	-15
<[le flacon	-10
<[le four	-12
<[le frein	-14
<[le frigo	-13
<[le garde	-15
<[le gardien	-18
<[le greffe	-16
<[le guichet	-10
<[le gérant	-16
<[le harnais	-9
<[le hérisson	-12
<[le jargon	-9
<[le jeune	-13
<[le journal	-12
<[le laboratoire	-21
<[le lavage	-16
<[le lecteur	-10
<[le lendemain	-23
<[le lien	-14
<[le linge	-21
<[le livre	-17
<[le livret	-14
<[le long	-15
<[le magasinier	-16
<[le manager	-12
<[le marché	-11
<[le matelot	-28
<[le maître	-18
<[le mercredi	-10
<[le micro	-13
<[le modèle	-16
<[le moment	-14
<[le mono	-15
<[le mur	-14
<[le médecin	-19
<[le ménage	9
<[le nettoyage	9
<[le nombre	-19
<[le nouveau	-19
<[le nôtre	-11
<[le panneau	-18
<[le parent	-19
<[le patron	-25
<[le permis	-17
<[le pilote	-19
<[le pisteur	-12
<[le plan	-26
<[le pont	-17
<[le portail	-15
<[le porteur	-13
<[le pose	-15
<[le pouce	-13
<[le produit	-12
<[le professeur	-14
<[le protocole	-12
<[le prénom	-15
<[le président	-23
<[le père	-10
<[le raccord	-9
<[le relevé	-15
<[le remplissage	-22
<[le reçu	-11
<[le règlement	-15
<[le régisseur	-10
<[le sac	-19
<[le salarié	-9
<[le sang	-14
<[le second	-11
<[le secteur	-8
<[le silicone	-14
<[le siège	-21
<[le stagiaire	-12
<[le stock	-12
<[le sujet	-19
<[le surveillant	-15
<[le séchoir	-14
<[le tableau	-17
<[le tablier	-10
<[le talon	-15
<[le tampon	-15
<[le tapis	-14
<[le technicien	-28
<[le tempérage	-11
<[le test	16
<[le tiroir	-11
<[le toit	-12
<[le travail	-9
<[le tri	10
<[le troisième	-20
<[le verre	-11
<[le vieux	-16
<[le visiteur	-17
<[le vétérinaire	-11
<[les 0	-13
<[les actes	-13
<[les agences	-13
<[les aiguilles	-10
<[les anciennes	-13
<[les attaches	-20
<[les barquettes	-9
<[les bassins	-10
<[les blocs	-15
<[les bonnes	-13
<[les bords	-13
<[les bottes	-16
<[les bouteilles	-15
<[les bretelles	-15
<[les cales	-28
<[les cartons	-19
<[les chariots	-12
<[les chiffres	-15
<[les classeurs	-11
<[les clients	-18
<[les clous	-15
<[les clubs	-14
<[les coins	-14
<[les commandes	-20
<[les compteurs	-14
<[les cordes	-8
<[les cônes	-12
<[les dates	-16
<[les deux	-23
<[les doigts	-10
<[les doudous	-20
<[les entrées	-17
<[les familles	-16
<[les feuilles	-18
<[les filles	-9
<[les films	-15
<[les flexibles	-11
<[les garde-corps	-13
<[les gars	-17
<[les gosses	-17
<[les hommes	-11
<[les jeunes	-13
<[les joints	-16
<[les joueurs	-17
<[les matins	-11
<[les membres	-10
<[les mots	-11
<[les nouvelles	-11
<[les pages	-9
<[les papiers	-14
<[les passagers	-12
<[les permis	-22
<[les photos	-16
<[les pieds	-12
<[les plaques	-14
<[les pneus	-24
<[les poches	-27
<[les points	-14
<[les pompes	-23
<[les premières	-19
<[les produits	-23
<[les projecteurs	-13
<[les rails	-14
<[les rangs	-17
<[les rayures	-12
<[les restes	-16
<[les rh	-19
<[les règles	-24
<[les réglages	-10
<[les sacs	-21
<[les salades	-10
<[les scellés	-10
<[les seaux	-12
<[les services	-21
<[les serviettes	-11
<[les sorties	-22
<[les tables	-12
<[les tiges	-16
<[les tilleuls	-8
<[les toilettes	-10
<[les tubes	-15
<[les tuyaux	-11
<[les vacances	-8
<[les vannes	-10
<[les vantelles	-23
<[les verres	16
<[les voisins	-13
<[les voitures	-11
<[les véhicules	-16
<[les écoles	-18
<[les élèves	-12
<[les étapes	-13
<[lettre recommandée	-9
<[lieu de	-14
<[lieux d'entrée	-18
<[ligne blanche	-9
<[linge de	-12
<[lire la	-16
<[lis le	-17
<[lit la	-15
<[lit le	-17
<[lit les	-16
<[litres de	-9
<[livres mouillés	-11
<[lors de	-11
<[loto du	-19
<[lui donner	-17
<[lui remet	-15
<[là on	-20
<[lève le	-16
<[m'a expliqué	-11
<[ma femme	-18
<[ma fille	-12
<[ma mère	-15
<[ma remplaçante	-13
<[ma sœur	-14
<[machine à	-22
<[madame la	-15
<[main partout	-14
<[mais je	-13
<[mais la	-12
<[mais les	-19
<[mais on	-31
<[manière de	-23
<[marche à	-17
<[matelot de	-21
<[matin du	-15
<[me faites	-10
<[me faudrait	-9
<[me permets	-16
<[mea culpa	-13
<[merci au	-18
<[merci d'avance	-14
<[merci de	-21
<[mes deux	-21
<[mes notes	-10
<[mesure la	-16
<[mesure le	-20
<[met la	-14
<[met le	-20
<[met les	-24
<[mets la	-19
<[mets le	-20
<[mettre au	-10
<[mettre le	-12
<[mettre les	-14
<[meubles reculés	-13
<[min à	-11
<[minutes avant	-16
<[minutes de	-19
<[mise à	-13
<[mises à	-9
<[mode d'emploi	-15
<[mode opératoire	-18
<[moi c'est	-25
<[moi je	-23
<[moins de	-18
<[moins un	-10
<[moitié de	-9
<[mon beau-père	-15
<[mon dîner	-8
<[mon mari	-13
<[mon neveu	-8
<[mon tuteur	-10
<[monde fasse	-22
<[monsieur le	-21
<[monte la	-12
<[monte à	-8
<[monter le	-10
<[montre comment	-20
<[montre la	-14
<[montre le	-13
<[moteur du	-8
<[musique de	-12
<[musée de	-12
<[même le	-18
<[même les	-21
<[même pour	-15
<[même quand	-20
<[même s'ils	-17
<[même si	-22
<[même un	-16
<[même une	-20
<[n'importe quel	-20
<[ne coupe	-12
<[ne court	-9
<[ne le	-9
<[ne les	-18
<[ne mange	-19
<[ne plante	-14
<[ne quitte	-17
<[ne sais	-11
<[ne sait	-12
<[ne saura	-19
<[ne savent	-12
<[ne sortent	-17
<[ne vienne	-16
<[nettoie la	11
<[nettoyer le	-18
<[non attendez	-10
<[non attends	-22
<[non la	-18
<[non on	-15
<[non pardon	-12
<[nos anciens	-16
<[note de	-13
<[note la	-15
<[note le	-17
<[note les	-11
<[notes de	-10
<[notes les	-21
<[notre entreprise	-22
<[notre manière	-22
<[notre établissement	-16
<[nous avons	-22
<[nous c'est	-14
<[nous faisons	-15
<[nous gérons	-22
<[nous la	13
<[nous le	-25
<[nous on	24
<[nous remplaçons	-23
<[nous sommes	-28
<[nouveaux moniteurs	-15
<[nuit à	-15
<[numéro de	-16
<[numéro quand	-18
<[objets trouvés	-18
<[offre un	-12
<[ok je	-14
<[on accroche	-16
<[on annonce	-12
<[on apporte	-11
<[on arrache	-14
<[on arrose	-9
<[on arrête	-16
<[on aspire	-9
<[on attache	-10
<[on baisse	-16
<[on calcule	-16
<[on cale	-11
<[on casse	-10
<[on compare	-8
<[on contrôle	-27
<[on convient	-19
<[on coupe	-20
<[on descend	-13
<[on desserre	-13
<[on débranche	-13
<[on déclare	-9
<[on enlève	-28
<[on essuie	-13
<[on garde	-23
<[on glisse	-13
<[on gratte	-15
<[on inspecte	-12
<[on jette	-11
<[on l'envoie	-13
<[on l'écrit	-12
<[on la	-42
<[on lance	-18
<[on le	-30
<[on les	-33
<[on lève	-13
<[on marque	-9
<[on n'ouvre	-18
<[on nettoie	-18
<[on nous	-24
<[on passe	-26
<[on photographie	-16
<[on plante	-16
<[on plonge	-13
<[on pose	-16
<[on propose	-14
<[on prélève	-10
<[on prête	-13
<[on pèse	-12
<[on ramasse	-18
<[on rappelle	-17
<[on recompte	-9
<[on refuse	-13
<[on relève	-10
<[on remet	-20
<[on rend	-13
<[on repasse	-11
<[on reprend	-14
<[on retire	-17
<[on retourne	-13
<[on revient	-21
<[on s'arrête	-13
<[on secoue	-11
<[on sonne	-9
<[on sépare	-15
<[on teste	-14
<[on verse	-16
<[on ôte	-12
<[ordre de	-17
<[ou au	-8
<[ou de	-13
<[ou on	-12
<[ou presque	-10
<[ou si	-12
<[ou un	-19
<[oui on	-9
<[ouverte la	-14
<[ouvre la	-22
<[ouvre le	-20
<[ouvre les	-19
<[ouvre à	-14
<[ouvrent un	-17
<[ouvres la	-17
<[ouvrir la	-9
<[ouvrir le	-18
<[où l'on	-12
<[papier couché	-10
<[papier pour	-24
<[par deux	-11
<[par foyer	-12
<[par la	-38
<[par le	-24
<[par les	-24
<[par nous	-18
<[par personne	-9
<[par pôle	-18
<[par rapport	-15
<[par sms	-11
<[par taille	-12
<[par un	-21
<[par une	-16
<[parce qu'après	-10
<[pars la	-20
<[part au	-16
<[part tu	-11
<[part à	-13
<[partir de	-11
<[partir du	-10
<[pas au	-17
<[pas avant	-14
<[pas besoin	-13
<[pas c'est	-12
<[pas de	-16
<[pas du	-19
<[pas grave	-18
<[pas l'enfant	-11
<[pas la	-16
<[pas le	-40
<[pas les	-35
<[pas mon	-12
<[pas on	-28
<[pas pour	-15
<[pas quand	-15
<[pas si	-19
<[pas tu	-18
<[pas un	-14
<[pas une	-26
<[pas à	-25
<[passage de	-13
<[passe au	-17
<[passe la	-12
<[passe les	-20
<[passer la	-17
<[passer les	-16
<[passes la	-21
<[passé la	-20
<[peine humide	-9
<[pendant l'été	-11
<[pendant la	-26
<[pendant le	-24
<[pendant les	-13
<[pendant une	-11
<[perd le	-13
<[permis de	-20
<[personne bloquée	-19
<[personne à	-10
<[pesée du	-21
<[petit guide	-15
<[petite de	-10
<[peu de	-10
<[photographie les	-13
<[phrases courtes	-15
<[pieds nus	-16
<[pince de	-11
<[pis la	-21
<[pis on	-10
<[pis tu	-9
<[plan de	-17
<[plaques de	-16
<[plus de	-26
<[plus la	-11
<[plus le	-26
<[plus tard	-9
<[plus un	-11
<[point 0	-11
<[police si	-14
<[pondre un	12
<[porte le	-19
<[portes aval	-12
<[pose la	-18
<[pose le	-18
<[pose les	11
<[posée à	-8
<[pots de	-14
<[pour 0	-9
<[pour ceux	-9
<[pour chaque	-28
<[pour commencer	-16
<[pour de	-16
<[pour demain	-12
<[pour deux	-14
<[pour l'accueil	23
<[pour l'alginate	-13
<[pour la	23
<[pour laquelle	-13
<[pour le	13
<[pour les	11
<[pour mon	-22
<[pour mémoire	-16
<[pour notre	-22
<[pour un	-24
<[pour une	-30
<[pourquoi je	-22
<[prend la	-21
<[prend le	-17
<[prend les	-19
<[prend à	-9
<[prendre la	-27
<[prends la	-19
<[prie de	-16
<[prise de	-18
<[procédure de	-22
<[propose de	-18
<[propre ce	-12
<[près de	-15
<[prélever à	-8
<[prépare la	-19
<[prépare les	-14
<[présence de	-12
<[prévient la	-11
<[prévient le	-12
<[puis la	-10
<[puis le	-22
<[puis on	10
<[puisse suivre	-24
<[punaises de	-8
<[purger les	-14
<[pv du	-15
<[pâte de	-12
<[qu'après c'est	-10
<[qu'elle ait	-17
<[qu'on ait	-12
<[quand la	-22
<[quand le	-39
<[quand les	-15
<[quand on	-20
<[quand un	-21
<[quand une	9
<[quatre mille	-17
<[que c'est	-22
<[que c'était	-11
<[que ce	-18
<[que cela	-13
<[que chaque	-14
<[que je	-29
<[que l'on	-27
<[que le	-11
<[que mon	-16
<[que nous	-35
<[que personne	-28
<[que si	-15
<[que tu	-26
<[qui dise	-22
<[qui n'ont	-13
<[qui nous	-16
<[qui suit	-12
<[qui tienne	-24
<[qui viennent	-14
<[quoi au	16
<[radio associative	-9
<[raison pour	-10
<[rappelle la	-16
<[rappelé pour	-9
<[rapport du	-13
<[rapport à	-13
<[rayon de	-11
<[recompte une	-8
<[refuse on	-16
<[regarde la	-19
<[regarde le	-20
<[regarde les	-9
<[regarde si	-11
<[regardes la	-25
<[regardes le	-23
<[relève le	-13
<[remet la	-23
<[remet le	-14
<[remet un	-18
<[remise à	-22
<[remplace la	-11
<[remplace le	-11
<[remplace les	-20
<[remplit la	-20
<[remplit le	-9
<[repose la	-11
<[reprend le	-10
<[responsable du	-12
<[responsable valide	-9
<[reste allumé	-13
<[reste de	-11
<[reste le	-16
<[reste à	-9
<[retire le	-14
<[retire les	-19
<[retour au	-14
<[retourne au	-12
<[retourne les	-19
<[revient au	-13
<[reçoit les	-28
<[reçoit un	-14
<[reçu un	-10
<[rh ouvrent	-14
<[rien avant	-10
<[rien de	-10
<[rien du	-10
<[rien à	-12
<[règle le	-13
<[réclame le	-13
<[rédiger pour	-12
<[réunion du	-12
<[s'arrête à	-8
<[s'est retrouvé	-11
<[s'il gèle	-8
<[s'il pleut	-9
<[s'il sent	-12
<[sa femme	-11
<[sa place	-11
<[sac de	-9
<[sache quoi	-15
<[sache à	-16
<[salle de	-17
<[sanitaire de	-16
<[sans avoir	-9
<[sans discuter	-12
<[sans frein	-10
<[sans la	-15
<[sans le	-19
<[sans les	-19
<[sans savon	-16
<[sauf le	-10
<[sauf les	-13
<[sauf si	-17
<[se font	-10
<[se longe	-11
<[se passe	-30
<[se perd	-20
<[se place	-16
<[se présente	-12
<[se trouve	-10
<[selon la	-18
<[semaine au	-17
<[sens de	-8
<[sent le	-12
<[service de	-17
<[service juridique	-18
<[services techniques	-10
<[ses poches	-10
<[seulement quand	-11
<[seulement si	-12
<[si c'est	-19
<[si deux	-13
<[si l'alarme	-9
<[si la	-29
<[si le	-29
<[si les	-23
<[si on	-12
<[si personne	-16
<[si un	-29
<[signaler un	-18
<[signature du	-19
<[signe le	-13
<[signer la	-13
<[signer le	-14
<[sinon c'est	-13
<[sinon la	-15
<[sinon le	-16
<[sinon on	-29
<[sinon tu	-15
<[soir de	-12
<[soit décrite	-13
<[sommes une	-25
<[son avis	-14
<[son mari	-10
<[son savoir	-17
<[sont changées	-24
<[sont déposés	-17
<[sont les	-15
<[sont mises	-11
<[sont ouverts	-13
<[sont pesés	-8
<[sont à	-13
<[sort la	-22
<[sort le	-13
<[sort les	-30
<[sorti à	-10
<[sortie de	-10
<[sortir la	-15
<[sortir le	-27
<[sous la	-26
<[sous le	-28
<[sous les	-20
<[suis fleuriste	-13
<[suis guide	-8
<[suis la	-20
<[suis à	-22
<[suite du	-16
<[suite tu	-12
<[suite à	-18
<[sujet c'est	-18
<[sur 0	-14
<[sur chaque	-28
<[sur deux	-10
<[sur l'accueil	11
<[sur l'ardoise	-14
<[sur la	11
<[sur le	21
<[sur les	13
<[sur place	-29
<[sur soi	-9
<[sur un	-39
<[sur une	-31
<[surtout du	-13
<[sécurité au	-12
<[temps de	-13
<[température de	-9
<[tend le	-10
<[tenir la	-14
<[terre avant	-14
<[terre de	-10
<[texte pour	-16
<[tiens la	-16
<[tient la	-21
<[tient le	-20
<[tire la	-13
<[tire le	-19
<[toi tu	-21
<[toucher au	-18
<[toucher le	-9
<[toucher à	-22
<[toujours deux	-11
<[toujours le	-13
<[tour complet	-10
<[tour du	-8
<[tour le	-15
<[tourne le	-13
<[tourne à	-9
<[tourner la	-17
<[tous les	-36
<[tout ah	-21
<[tout ce	-14
<[tout de	-17
<[tout le	-44
<[tout reprendre	-22
<[tout tu	-15
<[toute la	-20
<[trace écrite	-24
<[tremper la	-11
<[tremper une	-12
<[trentaine de	-11
<[trente secondes	-15
<[trois bars	-12
<[trois cents	-12
<[trois on	-13
<[trois passages	-13
<[trois quarts	-16
<[trois à	-10
<[trop de	-22
<[trop lourdes	-15
<[trop tard	-13
<[trop tôt	-16
<[trop vite	-11
<[trouve à	-13
<[trouver ci-après	-14
<[trouver la	-9
<[tu appelles	-15
<[tu arrêtes	-16
<[tu attends	-25
<[tu changes	-11
<[tu chauffes	-17
<[tu cherches	-16
<[tu commences	-11
<[tu coules	-12
<[tu demandes	-22
<[tu donnes	-10
<[tu démontes	-11
<[tu fermes	-13
<[tu filtres	-13
<[tu l'enlèves	-10
<[tu l'écris	-14
<[tu la	-34
<[tu laisses	-11
<[tu le	-31
<[tu lis	-21
<[tu montes	-10
<[tu notes	-17
<[tu ouvres	-15
<[tu parles	-20
<[tu pars	-20
<[tu passes	-17
<[tu peux	-13
<[tu prends	-19
<[tu préviens	-11
<[tu testes	-16
<[tu veux	-17
<[tu vides	-20
<[tu vérifies	-10
<[téléphone au	-11
<[tête un	-15
<[un adulte	-13
<[un arbre	11
<[un bateau	-13
<[un bouchon	-12
<[un café	-16
<[un clou	-22
<[un confrère	-12
<[un coupable	-9
<[un couteau	-12
<[un doc	-14
<[un document	-46
<[un enfant	-21
<[un exemplaire	-11
<[un membre	-8
<[un millimètre	-10
<[un mode	-18
<[un modèle	-16
<[un musée	-20
<[un mètre	-14
<[un mémo	-17
<[un nouveau	-11
<[un ordinateur	-13
<[un parent	-9
<[un pour	-12
<[un protocole	-21
<[un roman	-15
<[un sac	-11
<[un surveillant	-9
<[un tube	-12
<[un vrai	-19
<[un éclat	-12
<[une amende	-8
<[une bande	-14
<[une belle	-17
<[une chambre	-13
<[une cliente	-15
<[une coopérative	-13
<[une corde	-12
<[une demi-heure	-25
<[une dizaine	-14
<[une dose	-12
<[une empreinte	-15
<[une fiche	-23
<[une goutte	-11
<[une méthode	-19
<[une personne	10
<[une plaie	-9
<[une procédure	-44
<[une seconde	-17
<[une tache	-8
<[une trentaine	-14
<[une version	-8
<[une vieille	-15
<[uniquement si	-10
<[veille la	-18
<[vers la	-21
<[vers le	-16
<[vers les	-8
<[verser les	-12
<[veut une	-13
<[vide les	-21
<[vides la	-15
<[vides le	-22
<[vient de	-15
<[vient visiter	-8
<[ville de	-10
<[visite de	-18
<[visite du	-11
<[visite la	-17
<[voilà ce	-17
<[voilà comment	-25
<[voilà je	-10
<[voilà le	-34
<[voilà on	-18
<[voir le	-15
<[voir les	-9
<[voir si	-10
<[voit un	-15
<[vous avez	-14
<[vous de	-9
<[vous le	-16
<[vous plaît	-14
<[vous prie	-10
<[vous écris	-9
<[vu le	-17
<[vu un	-18
<[vérifie la	-21
<[vérifie le	-11
<[vérifie les	-21
<[vérifier le	-17
<[y aller	-12
<[yeux fermés	-10
<[yo t'es	-17
<[| 0	-15
<[§ 0	-13
<[« entrée	-14
<[« le	-16
<[« à	-19
<[° 0	-15
<[à 0	-9
<[à cause	-20
<[à ce	-12
<[à chaque	-26
<[à chaud	-23
<[à cinquante	-12
<[à coller	-16
<[à deux	-19
<[à dix-huit	-16
<[à domicile	-25
<[à droite	-11
<[à genoux	-11
<[à l'accueil	-21
<[à l'aide	-15
<[à l'alcool	-14
<[à l'arrêt	-16
<[à l'atelier	-13
<[à l'attention	-20
<[à l'eau	-18
<[à l'endroit	-13
<[à l'entrée	-23
<[à l'incident	-14
<[à l'ombre	-15
<[à l'étage	-18
<[à la	-28
<[à lausanne	-17
<[à midi	-14
<[à mon	-12
<[à noël	-12
<[à plat	-15
<[à quarante-cinq	-12
<[à quelle	-9
<[à remettre	-8
<[à sept	-10
<[à suivre	-21
<[à tenir	-19
<[à travers	-9
<[à un	-25
<[à une	-15
<[à zéro	-32
<[ça au	-10
<[ça avant	-10
<[ça enregistre	-11
<[ça ferait	-12
<[ça le	-19
<[ça pour	-22
<[ça sent	-18
<[ça à	-14
<[écrit du	-11
<[écrit la	12
<[écrit pour	-19
<[écrit à	-23
<[électriques au	-13
<[équipes de	-10
<[établissement de	-8
<[être à	-13
<[– on	-11
<[– remplace	-16
<[– réunion	-28
<[– tournée	-16
<[→ le	-8
<[→ noter	-14
<[→ on	-15
<^	-10
<_	-9
<a	-43
<accord	-18
<accroche	-18
<accueil	-15
<accueille	-21
<actes	-14
<adore	-17
<adulte	-9
<affichette	-14
<agents	-14
<ah	-22
<ai	-23
<ait	-22
<allume	-10
<allumer	-18
<an	-11
<anciennes	-21
<annonce	-9
<année	-25
<ans	-26
<appareils	-18
<appel	-15
<appeler	-18
<appelle	-17
<appelles	-21
<appuie	-9
<arbre	-17
<arracher	-17
<arrive	-31
<arrivé	-12
<arrivée	-11
<arrête	-20
<arrêté	-17
<aspire	-13
<assez	-9
<assurance	-16
<atelier	-23
<attaché	-17
<attend	-28
<attendre	-10
<attends	-25
<attestation	-11
<au	-27
<au-delà	-10
<au-dessus	-22
<aucun	-34
<aucune	-28
<auriez-vous	-23
<aussi	-23
<auto	-12
<auto-école	-14
<autour	-10
<autre	-9
<autres	-15
<aux	-47
<avant	-66
<avec	-64
<avis	-17
<avoir	15
<avons	-12
<ayant	-20
<bac	-29
<bacs	-12
<badge	-16
<bague	-13
<bain	-21
<baisse	-19
<balance	-12
<balise	-10
<bande	-19
<banque	-17
<bar	-11
<base	-10
<bassin	-20
<batterie	-9
<becs	-8
<belle	-12
<ben	-21
<benne	-26
<bernard	-13
<besoin	-11
<bibliothèque	11
<bien	-32
<blanc	17
<bleu	-9
<bloc	-12
<blocs	-17
<bloque	-15
<bois	-12
<bombe	-8
<bonjour	-26
<bonne	-17
<bonnes	-13
<bons	-16
<bonsoir	-19
<bord	-14
<bornes	-19
<bouche	-14
<bouchon	-8
<boulangerie	-9
<bouteille	-8
<bouteilles	-9
<bouton	-10
<box	-14
<boîte	-18
<branche	-17
<bras	-9
<brasserie	-19
<brosse	-11
<bruit	-18
<brûlé	-9
<bulletin	-16
<bureau	-12
<buse	-15
<bâche	-17
<bénévole	-16
<bénévoles	-12
<c	-21
<c'était	-24
<cabane	-17
<cabine	-16
<cabinet	-23
<cage	-15
<caisse	-24
<calcule	-21
<cale	-13
<cales	-9
<camion	-15
<camionnette	-9
<canal	-16
<cantonal	-20
<car	-26
<carnet	-30
<carte	-20
<carton	-12
<cartons	-17
<cas	-31
<casque	-19
<casser	-16
<cassé	-10
<cassée	-16
<cause	-14
<caution	-11
<ce	-35
<cela	-26
<celles	-11
<cellule	-16
<celui	-18
<cent	-29
<centrale	-10
<centre	-19
<cents	-27
<certains	-20
<cet	-13
<cette	-34
<chacun	-27
<chambre	-28
<champ	-18
<change	-12
<changement	-17
<changent	-8
<changer	-30
<changé	-16
<chaque	12
<charge	-28
<charger	-22
<chargée	-12
<charnière	-12
<chat	-14
<chaud	-13
<chaude	-22
<chauffage	-13
<chauffe	-23
<chauffes	-22
<chauffeur	-18
<chaussures	-13
<chef	-18
<cheffe	-13
<cherche	-20
<chercher	-11
<cheveux	-19
<chez	-52
<chien	-21
<chiens	-11
<chiffon	-14
<chiffre	-16
<chiffres	-11
<chlore	-16
<choisir	-8
<choisis	-11
<choisit	-17
<chose	-30
<chute	-16
<chèque	-14
<chère	-19
<ci-après	-15
<cinq	-30
<cinquante	-22
<client	-31
<cliente	-15
<clients	-17
<clinique	-9
<cloches	-15
<clous	-8
<club	-30
<clubs	-9
<clé	-26
<clés	-20
<clôture	-20
<cm	-17
<co	-10
<code	-19
<coffre	-16
<coin	-10
<colis	-10
<colle	-17
<collègue	-20
<collé	-9
<comité	-22
<commande	-14
<comme	-42
<commence	-13
<comment	11
<commune	-26
<compagnie	-11
<compare	-17
<compresseur	-16
<compris	-25
<comptable	-18
<comptage	-12
<compte	-30
<comptent	-19
<compter	-12
<conducteur	-12
<conduite	-20
<confirme	-15
<confié	-14
<confronte	-12
<confrère	-9
<congé	-14
<conseil	-12
<consigne	-24
<consigner	11
<constat	-19
<consulte	-17
<contrat	-25
<contre	-17
<contrôle	-34
<contrôler	-26
<contrôleur	-12
<convention	-11
<convient	-15
<coopérative	-16
<coordonne	-19
<copie	-15
<coquilles	-13
<corde	-8
<cordes	-10
<corps	-15
<couche	-10
<coucou	-13
<coule	-27
<couler	-10
<coup	-20
<coupe	-26
<couper	-25
<coupé	-14
<courrier	-14
<couteau	-25
<couteaux	-12
<coûte	-11
<craie	-13
<creux	-17
<crie	-20
<cuves	-15
<câble	-9
<côte	-16
<d'abord	-46
<d'accord	-20
<d'accueil	-17
<d'aller	-14
<d'alpage	-14
<d'attente	-11
<d'avoir	11
<d'eau	-24
<d'emploi	-20
<d'en	-20
<d'entrée	-29
<d'envoyer	-16
<d'exploitation	-10
<d'identité	-14
<d'ouvrir	-17
<d'où	-26
<d'un	-56
<d'une	9
<d'y	-10
<d'écrire	-24
<d'écrit	-20
<d'éteindre	-17
<d'être	-20
<dans	-43
<date	-15
<dedans	-21
<degrés	-15
<dehors	-12
<demande	-41
<demander	-28
<demandes	-26
<demandé	-27
<demi	-18
<demi-heure	-11
<denrées	-9
<depuis	-50
<dernier	-37
<dernière	-12
<derrière	-20
<des	-40
<descend	-19
<desserre	-16
<dessous	-12
<dessus	-10
<deux	-59
<deuxièmement	-12
<devant	-41
<dict	-12
<dictée	-23
<dire	-38
<direction	-18
<directrice	-17
<dirige	-17
<dise	8
<disons	-11
<disque	-11
<distance	-20
<distribution	-17
<dit	-35
<dix	-24
<dizaine	-18
<doc	-13
<docteur	-24
<document	-26
<dois	-17
<doit	-22
<domicile	-18
<donne	-25
<donner	-22
<dons	-15
<dont	13
<dos	-14
<dose	-8
<dossier	-20
<double	-9
<douze	-16
<droit	-15
<du	-15
<durée	-11
<dès	-23
<débranche	-13
<début	-12
<déchets	-14
<déclaration	-9
<déclare	-13
<décoller	-20
<décrire	-15
<décrite	-17
<décroche	-12
<dégage	-11
<déjà	-30
<démontes	-12
<départ	-23
<département	-18
<dépasse	-13
<dépose	-16
<dépotage	-20
<dépôt	-15
<désinfection	-13
<désinfectée	-15
<détecteur	-15
<eau	-24
<elle	-43
<emballage	-11
<emplacements	-15
<employés	-11
<empreinte	-11
<en	-62
<encore	-23
<enfant	-13
<enfants	-16
<enfin	-30
<enlever	-25
<enlève	-31
<ensuite	-39
<entend	-20
<entre	-44
<entreprise	14
<entretien	-9
<entrées	-18
<enveloppes	-11
<envie	-21
<environ	-24
<envoie	-28
<envoyer	-16
<envoyé	-18
<espace	-17
<essai	-17
<essaie	-22
<essuie	-20
<est	-73
<et	-34
<eu	-28
<euros	-25
<excusez	-19
<exige	13
<expliquer	15
<expliqué	-9
<fabrique	-17
<face	-18
<facture	-15
<failli	-9
<faire	29
<fais	-43
<fais-en	-13
<faisait	-12
<faisons	-12
<faite	-11
<faites	-16
<faites-moi	-15
<famille	-16
<familles	-11
<fasse	9
<faudrait	-17
<faut	-47
<faute	-24
<femme	-16
<femmes	-17
<fer	-18
<ferait	-18
<ferme	-42
<fermer	-20
<fermeture	-27
<fermée	-12
<fermés	-21
<feu	-20
<feuille	-15
<feuilles	-10
<feutre	-19
<fiche	-32
<fil	-13
<filet	-15
<film	-14
<films	-14
<fils	-16
<filtre	-24
<filtres	-15
<fin	-29
<finance	-17
<fixe	-13
<fleuriste	-11
<fleurs	-22
<fond	-18
<fondre	-14
<fonds	-20
<fondue	-9
<font	-17
<formaliser	21
<forme	-17
<fort	-13
<fosse	-16
<four	-11
<fourchette	-14
<fournit	-18
<frais	-11
<frein	-17
<frigo	-13
<froid	-16
<froide	-13
<fromagerie	-17
<frotte	-11
<fuite	-19
<février	-16
<gamme	-11
<gant	-14
<gants	-24
<garage	-20
<garder	-12
<gardienne	-17
<gare	-12
<gars	-11
<gauche	-16
<gaz	-9
<geler	-14
<gendarmerie	-12
<genre	-19
<gens	-25
<gilet	-9
<glace	-22
<glisse	-18
<gouvernante	-11
<graisse	-22
<grand	-27
<grande	-12
<gratte	-17
<greffe	-12
<grille	-12
<gros	-17
<grosse	-15
<groupe	-15
<groupes	-13
<guichet	-17
<guide	-16
<général	-12
<gérant	-14
<gérons	24
<h	-15
<harnais	-15
<haut	-15
<haute	-16
<hauteur	-21
<hein	-24
<heure	-22
<heures	-32
<hier	-17
<homme	-15
<hommes	-14
<hors	-17
<huit	-30
<hérisson	-11
<hôtel	-13
<il	-49
<ils	-42
<imprimerie	-18
<indique	-9
<infirmières	-14
<inscrit	-27
<inscrits	-10
<inspecte	-17
<installe	-22
<instruments	-12
<interdit	-11
<interne	-23
<inutile	-16
<invendus	-9
<issues	-9
<j'ai	-42
<j'appelle	-20
<j'avais	-12
<j'en	-20
<j'ouvre	-19
<j'y	-18
<jamais	-18
<jaune	-19
<jaunes	-13
<je	-78
<jette	-21
<jeudi	-10
<jeunes	-19
<joint	-19
<joue	-14
<joueur	-10
<jour	-25
<journal	-14
<journée	-14
<jours	-19
<jsuis	-11
<juge	-10
<juillet	-12
<juin	-19
<juridique	-17
<jusqu'au	-23
<jusqu'à	-17
<juste	9
<kevin	-18
<kg	-10
<kilos	-22
<km/h	-16
<l'a	-17
<l'absence	-22
<l'accueil	-27
<l'acheteur	-23
<l'agence	-12
<l'agent	-26
<l'ai	-16
<l'aide	-19
<l'alarme	-9
<l'allée	-17
<l'ancien	-23
<l'année	-12
<l'apprenti	-12
<l'armoire	-18
<l'arrêt	-18
<l'assistante	-19
<l'assureur	-16
<l'attention	-16
<l'attestation	-16
<l'autre	-21
<l'eau	-32
<l'empreinte	-14
<l'enfant	-23
<l'extincteur	-13
<l'heure	-11
<l'honneur	-18
<l'infirmière	-9
<l'inspecteur	-20
<l'inspection	-22
<l'objet	-10
<l'oiseau	-9
<l'ombre	-11
<l'on	-28
<l'ordre	-26
<l'école	-17
<l'équipe	-25
<l'étage	-17
<l'étiquette	-12
<la	-26
<labo	-16
<laboratoire	-19
<laisse	-21
<laisser	-22
<laisses	-21
<laissé	-24
<lait	-17
<lame	-17
<lampe	-18
<lance	-19
<laquelle	-13
<lavage	-24
<lave	-15
<laver	-19
<laverie	-21
<laves	-22
<le	-16
<lendemain	-18
<les	-22
<lettre	-12
<leur	-31
<leurs	-10
<lever	-24
<libre	-10
<libère	-19
<libération	-12
<lieu	-13
<lieux	-19
<ligne	9
<lignes	-26
<linge	-22
<lire	-25
<lis	-27
<liste	-20
<lit	-26
<lits	-15
<livre	-23
<livres	-16
<local	-10
<location	-10
<logiciel	-8
<longueur	-10
<lors	-11
<lot	-15
<loto	-19
<lui	-46
<lui-même	-16
<lumière	-18
<lundi	-13
<lève	-21
<m	-14
<m'a	-31
<m'appeler	-13
<m'appelle	-10
<m'en	-18
<m'ont	-18
<ma	-43
<machine	-26
<madame	-27
<magasinier	-16
<mail	-14
<main	-22
<mains	-13
<maintenant	-19
<mairie	-16
<mais	-45
<maison	-21
<mal	-21
<maman	-10
<manière	-23
<manque	-16
<marche	-21
<marcher	-19
<marché	-23
<mardi	-10
<marionnettes	-20
<marque	-20
<marée	-13
<masque	-16
<matelot	-23
<matin	-29
<maxi	-16
<maître	-21
<me	-53
<mea	-13
<merci	-26
<mercredi	-12
<mes	-31
<message	-13
<messagerie	-14
<mesure	-26
<mesurer	-21
<met	-35
<mets	-29
<mettre	-17
<meubles	-13
<meule	-14
<micro	-12
<mille	-27
<min	-27
<mini	-16
<minutes	-32
<mis	-20
<mise	-19
<mises	-11
<mme	-21
<mode	-23
<modèle	-11
<moi	-41
<moins	-32
<mois	-22
<moitié	-9
<mon	-52
<monde	-33
<monsieur	-29
<montage	-19
<monte	-15
<monter	-14
<montes	-12
<montre	-30
<montrer	-14
<monté	-8
<moteur	-11
<mots	-12
<musique	-14
<musée	-19
<mètres	-26
<médecin	-16
<mémo	-25
<mémoire	-16
<méthode	-28
<météo	-11
<même	-53
<n'a	-25
<n'en	-27
<n'est	-15
<n'importe	-25
<ne	-57
<neige	-17
<nettoyage	-25
<nettoyer	-18
<neuf	-16
<neuve	-14
<ni	-19
<noir	-18
<nom	-19
<nombre	-16
<non	-45
<normalement	-13
<nos	-45
<note	-23
<noter	-9
<notes	-27
<notre	-66
<noté	15
<nous	14
<nouveau	-21
<nouveaux	-17
<nouvel	-18
<nouvelles	-23
<noël	-17
<nuit	-23
<numéro	-29
<nœuds	-16
<objet	9
<objets	-18
<offre	-19
<on	-31
<ont	-22
<onze	-24
<opératoire	-17
<or	-13
<ordre	-17
<ou	-50
<oui	-21
<outils	-8
<ouvert	-22
<ouverte	-16
<ouvre	-31
<ouvrent	-13
<ouvres	-23
<ouvrir	-22
<où	-28
<page	-14
<paie	-16
<pain	-13
<paire	-13
<panier	-14
<panne	-15
<pansements	-14
<papier	8
<par	-63
<par-dessus	-10
<paraît	-17
<parc	-10
<parce	-10
<pareil	-19
<parent	-19
<parents	-16
<parle	-31
<parquet	-17
<pars	-22
<part	-33
<partir	-26
<pas	-55
<passage	-15
<passager	-15
<passe	9
<passent	-12
<passer	-32
<passes	-24
<passé	-27
<pastille	-12
<patinoire	-11
<patron	-18
<pause	-11
<payer	-10
<pc	-13
<peau	-14
<peine	-9
<peinture	-19
<pendant	-39
<perd	-15
<perdu	-14
<permets	-16
<permis	-20
<personne	-38
<personnes	-24
<perte	-14
<peser	-13
<pesée	-25
<petit	-37
<petite	-26
<petites	-22
<petits	-11
<peu	-23
<peur	-10
<peut	-29
<peux	-20
<pharmacie	-14
<photo	-17
<photographie	-24
<phrases	-15
<piano	-19
<pied	-26
<pieds	-16
<pierre	-14
<pilote	-16
<pince	-11
<pis	-28
<piscine	-19
<place	-33
<plan	-21
<plans	-17
<plante	-18
<plaque	-21
<plaques	-25
<plate	-16
<plateau	-9
<pleine	-17
<pleins	-10
<plonge	-15
<plongée	-19
<plus	-50
<pneus	-22
<poche	-24
<poches	-14
<pochette	-9
<point	-30
<pointe	-14
<points	-14
<police	-18
<politique	-16
<pompe	-14
<pompes	-17
<pompiers	-18
<pondre	12
<pont	13
<port	-14
<portail	-16
<porte	-27
<porter	-19
<portes	-14
<porteur	-11
<posent	-11
<poser	-12
<possible	-18
<possède	-17
<poste	-9
<posé	-26
<posée	-8
<pots	-12
<pouces	-14
<pour	45
<pourquoi	-23
<pourriez-vous	-13
<pouvez-vous	-25
<premier	-21
<première	-25
<prend	-40
<prendre	-31
<prends	10
<prennent	-19
<presque	-10
<presse	-12
<pression	-21
<prie	-18
<principal	-13
<pris	-17
<prise	-27
<prix	-12
<prochain	-22
<procédure	-48
<produit	-18
<produits	-17
<professeur	-17
<projet	-12
<promis	-16
<propose	-23
<proposer	-19
<propre	-22
<protocole	-21
<près	-17
<prélever	-8
<prénom	-9
<prépare	-31
<préparer	-27
<présence	-14
<présente	-18
<président	-20
<prévenir	-9
<préviens	-19
<prévient	-15
<prêt	-21
<prête	-19
<public	-10
<puis	-25
<puisse	-24
<puissent	-20
<punaises	-8
<purger	-14
<pv	-16
<pâte	-13
<père	-22
<pèse	-17
<pôle	-19
<qu'après	-16
<qu'elle	-24
<qu'il	-32
<qu'ils	-24
<qu'on	-48
<qu'un	-12
<qu'une	-22
<quai	-8
<quand	13
<quarante	-20
<quart	-13
<quarts	-16
<quatre	-38
<quatrième	-13
<quel	-21
<quelle	-26
<quelqu'un	-13
<quelques	-9
<question	-9
<questions	-13
<qui	-28
<quinze	-21
<quoi	8
<radio	-25
<raison	-10
<ramasser	-18
<rappel	-16
<rappelle	-26
<rappelé	-11
<rapport	-19
<rayon	-14
<rayons	-13
<recompte	-8
<recopié	-12
<refait	-26
<refuge	-11
<refuse	-19
<refusé	-16
<regarde	-38
<regarder	-24
<regardes	-37
<relais	-11
<relance	9
<relancer	-21
<relever	-16
<relevé	-22
<relire	-22
<relu	-20
<relève	-18
<remet	-39
<remets	-21
<remise	-27
<remonte	-12
<remorque	-8
<remplace	-29
<remplaçante	-13
<remplaçons	13
<remplir	-11
<remplit	-22
<rend	-17
<rendre	-17
<rentre	-10
<repasse	-10
<reporte	-12
<reporté	-10
<repose	-11
<reprend	-25
<reprendre	-22
<reprends	-18
<reprise	-18
<responsable	-15
<ressourcerie	-20
<reste	-30
<restent	-9
<rester	-14
<restes	-17
<restée	-15
<retire	-27
<retour	-22
<retourne	-22
<retours	-23
<retraite	-10
<retrouvé	-12
<reviennent	-16
<revient	-15
<reçoit	-32
<reçu	-17
<rh	-18
<rideau	-9
<rien	-32
<rincer	-9
<rose	-11
<roue	-11
<rouge	-8
<rouler	-9
<route	-22
<ruches	-21
<rue	-12
<règle	-29
<règlement	-18
<règles	-26
<réception	-27
<réclame	-15
<rédiger	12
<régie	-18
<régisseur	-19
<réglage	-11
<répondre	-16
<réponse	-11
<résidence	-10
<résume	-13
<réunion	-18
<s'agissant	-28
<s'appelle	10
<s'en	-24
<s'est	-31
<s'il	-25
<s'ils	-23
<s'ouvre	-17
<s'y	-19
<sable	-11
<sac	-9
<sache	11
<sachet	-8
<sacs	-19
<sage-femme	-16
<sait	-15
<sale	-21
<salle	-23
<salut	-21
<samedi	-15
<sangles	-13
<sanitaire	-12
<sauf	-28
<saura	11
<savoir	-19
<savon	-16
<scanne	-16
<scellés	-11
<scie	-10
<se	-61
<seau	-11
<sec	-11
<secondes	-14
<secoue	-19
<secours	-22
<secteur	-15
<selon	-17
<semaine	-19
<semaines	-21
<semelle	-13
<sens	-18
<sent	-23
<sept	-15
<sera	-11
<serre	-16
<service	13
<services	-26
<serviettes	-9
<ses	-19
<seul	-19
<seule	-9
<seulement	-15
<seuls	-17
<shampoing	-16
<si	-56
<signaler	-18
<signalée	-19
<signature	-21
<signe	-23
<signer	-18
<sinon	-35
<site	-14
<six	-23
<siège	-19
<social	-17
<soir	-35
<soirée	-13
<soit	-39
<soixante	9
<solidaire	-14
<sommes	-27
<son	-27
<sonner	-21
<sont	-67
<sors	-12
<sort	-39
<sorti	-25
<sortie	-21
<sortir	-32
<souhaite	-26
<sous	-43
<souvent	-14
<soyez	-8
<spatule	-11
<stagiaires	-16
<station	-14
<suisse	-11
<suit	-24
<suite	-29
<suivant	-11
<suivi	-13
<suivre	-19
<sujet	-21
<supérieur	-18
<sur	42
<surtout	13
<surveillant	-18
<surveille	-19
<svp	-21
<séchage	-20
<sécurité	-13
<sœur	-22
<t'as	-26
<t'écris	-18
<ta	-17
<table	-12
<tablette	-16
<taches	-12
<taille	-13
<talon	-11
<tampon	-16
<tant	-18
<tape	-22
<tapis	-13
<tard	-18
<tare	-11
<tatouage	-10
<te	-31
<technicien	-22
<temps	-20
<température	-11
<tend	-10
<tenir	-27
<terre	-20
<test	-20
<teste	-23
<testes	-19
<texte	-24
<thermomètre	-11
<théâtre	-13
<ticket	-18
<tiens	-24
<tient	-36
<tiers	-19
<tire	-22
<tirer	-15
<tireuse	-10
<tiré	-19
<titre	-15
<tiède	-13
<toi	-25
<toile	-17
<toit	-9
<ton	-8
<tonnes	-9
<touche	-12
<toucher	-27
<toujours	-26
<tour	-20
<tourne	-20
<tourner	-19
<tournée	-20
<tous	-36
<tout	-11
<toute	-33
<toutes	-9
<trace	-29
<traite	-11
<trame	-18
<transporteur	-19
<transports	-19
<travaille	-18
<travaillent	-10
<travailler	-16
<travers	10
<tremper	-16
<trentaine	-11
<trente	-30
<tri	-26
<tribunal	-14
<trois	-47
<troisième	-22
<trop	-29
<trouve	-20
<trouver	-20
<truc	-31
<très	-24
<tu	-68
<tubes	-14
<tuyaux	-14
<téléphone	-23
<tête	-18
<tôt	-10
<un	-25
<une	-49
<uniquement	-10
<unité	-8
<va	-23
<vais	-13
<valve	-10
<vantelles	-11
<vapeur	-20
<vaut	-11
<veille	-21
<veilleur	-15
<vendeur	-11
<vent	-23
<verres	-15
<vers	-22
<verser	-19
<vert	-10
<vestiaire	-12
<veuillez	-13
<veut	-26
<veux	-21
<viande	-8
<vide	-28
<vides	-27
<vieille	-11
<viennent	-12
<vient	-24
<vieux	-24
<ville	-13
<vingt	-15
<vingt-cinq	-18
<virus	-16
<vis	-16
<vise	-8
<visite	-29
<visiteur	-14
<vitre	-16
<voici	-16
<voilà	-50
<voir	23
<voit	-18
<voiture	-25
<voix	-9
<volant	-14
<volée	-14
<vos	-12
<votre	-27
<voudrais	-21
<voudrait	-24
<voulu	-11
<vous	-52
<vrac	-11
<vrai	-20
<vraie	-11
<vu	-23
<véhicule	-9
<véhicules	-12
<vélo	-20
<vérification	-23
<vérifie	-28
<vérifier	-16
<vétérinaire	-16
<y	-23
<yeux	-14
<yo	-19
<zone	-15
<zéro	-21
<|	20
<§	-13
<«	9
<°	-19
<²	-15
<·	-13
<»	-22
<à	-60
<ça	-55
<école	-12
<écrire	12
<écris	-9
<écrit	18
<écrite	-23
<électrique	-16
<électriques	-23
<élèves	-9
<équipe	-23
<équipes	-10
<établissement	-14
<établit	-17
<était	-26
<état	-15
<éteindre	-21
<éteint	-11
<étiquette	-22
<étiquettes	-14
<étudiants	-19
<été	-32
<évacuation	-17
<évite	-14
<être	-26
<ôte	-23
<–	34
<—	-24
<•	-16
<€	-15
<→	-30
<☐	-18
=0	-38
=a	-58
=abîmé	-14
=accepte	-11
=accepté	-16
=accroché	-13
=accueille	-22
=accès	18
=achète	-10
=acide	-10
=actes	-32
=adjoint	-14
=adjointe	-13
=admis	-17
=adore	-17
=adulte	-21
=affaire	-19
=affiche	-19
=afficher	-18
=affichette	-16
=affiché	-19
=agence	-14
=agences	-16
=agent	13
=agents	-18
=agrafé	-9
=agrément	-17
=ah	-26
=ai	-27
=aider	-10
=aiguilles	-20
=ailleurs	-10
=aimable	-11
=ainsi	-25
=air	10
=ajouter	-16
=alarme	-16
=alimentaire	-15
=aller	-23
=allergie	9
=allez	-11
=allume	-12
=allumer	-19
=allumé	-19
=allumée	-16
=allumés	-16
=allure	-13
=allô	-24
=alors	-47
=amarres	-10
=amende	-15
=an	-18
=ancien	-13
=anciennes	-24
=angle	-20
=annexe	-12
=annick	-16
=annonce	-23
=annoncé	-12
=annoncée	10
=annulée	-13
=année	-22
=ans	-43
=août	-13
=appareil	-13
=appel	-17
=appeler	-15
=appelez	-12
=appelle	-22
=appelles	-11
=appelé	-21
=apporte	-17
=apports	-17
=apprendre	-12
=apprentis	12
=approche	-15
=appuie	-10
=appâts	-11
=après	16
=arbre	16
=arbres	-13
=archivage	9
=argent	-16
=armes	-10
=armoires	-10
=arrache	-16
=arracher	-20
=arraché	-17
=arras	-18
=arrive	-11
=arrivent	-17
=arrivé	-21
=arrivée	8
=arrivées	-17
=arrivés	-18
=arrière	-23
=arrose	-15
=arrêt	-31
=arrête	-29
=arrêtes	-17
=arrêté	-19
=article	-11
=aspirateur	-18
=aspire	-12
=asseoir	-13
=assez	-10
=assis	-12
=assistante	-11
=association	-11
=associative	-22
=assurance	-25
=assurances	-11
=asv	-9
=atelier	-29
=ath	-16
=attache	-10
=attaches	-21
=attaché	-17
=attachée	-11
=attachées	-17
=attachés	-13
=attend	-40
=attendez	-12
=attendre	-23
=attendu	-18
=attention	-19
=attestation	-18
=attesté	-17
=au	-12
=au-delà	-15
=aucune	-21
=auriez-vous	-19
=aussi	-28
=aussitôt	-22
=autant	-13
=auto	-17
=auto-école	-15
=automatique	-8
=autour	-16
=autre	-18
=autrement	-16
=autres	-29
=aux	-47
=auxiliaires	-13
=avait	-31
=aval	8
=avalé	13
=avec	-14
=avez	-15
=avis	-22
=avoir	-28
=avons	-30
=avril	-21
=ayant	-22
=aïe	-21
=b	-19
=badge	-17
=bague	-17
=bain	-24
=baisse	-19
=baissé	-20
=baissée	-17
=balance	-25
=balayée	-17
=balisage	-16
=balise	-16
=balles	-16
=banc	-21
=bancaire	-17
=bande	-25
=banque	-14
=barbecue	-15
=barquettes	-14
=barrage	-17
=barre	-10
=barres	-13
=barrière	-18
=bars	-22
=bas	-16
=bases	-17
=basse	-20
=bassin	23
=bassins	-18
=bateau	10
=batterie	-20
=batteries	-23
=beau-père	-20
=beaucoup	-13
=becs	-15
=belle	-21
=ben	-26
=benne	-29
=bennes	-16
=benoît	-9
=bernard	-14
=besoin	-23
=beurre	-23
=biais	-18
=bibliothèque	-13
=bidon	-18
=bidons	-16
=bien	-31
=bijoux	-19
=bilan	13
=billets	10
=billetterie	-15
=biplace	-13
=bises	-11
=bizarre	-12
=blanche	-21
=blanches	-15
=blanchisserie	13
=blessé	17
=bleu	-28
=bleue	-20
=bloc	-17
=blocs	14
=bloque	-11
=bloqué	-17
=bloquée	15
=blouse	-12
=bombe	-17
=bombé	-11
=bombée	-14
=bon	-48
=bonjour	-22
=bonne	-43
=bonnes	-17
=bons	-16
=bonsoir	-16
=bordeaux	-11
=bordereau	-15
=bords	-24
=bornage	19
=borne	-20
=bornes	-23
=boss	-8
=bottes	-27
=bouche	-27
=bouchon	-21
=boue	13
=bouge	-20
=bougie	-14
=bouillante	-17
=boulangerie	-14
=boule	-13
=boules	-24
=bourriches	-14
=bout	-30
=bouteilles	16
=bouton	-19
=box	-14
=boîte	-26
=bracelet	-15
=brancard	-12
=branche	-13
=brancher	-8
=branches	-24
=bras	-22
=brasserie	-17
=bref	-24
=bretelles	-14
=briller	-12
=brin	-11
=brins	-16
=brisée	-13
=brossage	-19
=brosse	-24
=brouillon	-28
=bruit	-24
=brun	-13
=brûle	-13
=brûlé	-16
=bulle	-23
=bulles	-11
=bulletin	-18
=bureau	-26
=buse	-14
=buses	-19
=bâche	-23
=bâtiment	-8
=bébé	-20
=bénévole	-20
=bénévoles	-29
=bête	-19
=bêtes	14
=bûcheron	-16
=c	-16
=c'est	-83
=c'était	-28
=cabinet	-30
=cacao	-22
=cachet	-17
=cadeaux	15
=cadenas	-10
=cadre	-18
=café	-33
=cage	-21
=cahier	-23
=caisse	-24
=caisses	-19
=calcule	-16
=cale	-17
=calendrier	-18
=calme	-12
=calé	-13
=camion	-20
=camionnette	-18
=camping	-14
=caméra	-14
=canal	-27
=canne	10
=cantine	-20
=canton	-19
=cantonal	-23
=capitaine	-21
=captage	-15
=car	17
=carnet	-39
=carrière	-12
=carré	-24
=carsat	-18
=carte	-28
=carter	-14
=cartes	-11
=carton	-18
=cas	9
=case	-17
=casque	-26
=casques	-12
=casquette	-18
=casse	-21
=casser	-14
=cassé	-17
=cassée	-17
=catégorie	-23
=cause	-34
=caution	-32
=cave	21
=ce	-39
=ceci	-18
=ceinture	-20
=ceintures	-13
=cela	-23
=celle	-20
=celles	-26
=cellule	12
=celui	-35
=cendres	15
=cent	-34
=centimètres	-12
=centrale	-23
=centre	-27
=cents	-25
=certains	-31
=certificat	-23
=ces	-15
=cet	-20
=cette	-25
=ceux	-29
=chacun	-29
=chacune	-15
=chai	-12
=chaises	-11
=chalumeau	-21
=champ	-21
=change	-20
=changement	26
=changent	-21
=changer	19
=changes	-11
=changé	-21
=changée	-10
=changées	21
=chantiers	-22
=chape	-17
=chapeau	-10
=chapiteau	13
=charge	12
=chargement	11
=chargeur	-12
=chargée	-14
=chariot	-15
=chariots	11
=charleville	-13
=charlotte	-17
=charnière	-13
=chartres	-10
=chat	-10
=chaudière	11
=chauffe	18
=chauffes	12
=chauffeur	-32
=chauffé	-15
=chauffée	-19
=chaussures	-23
=chaux	-9
=chaîne	-15
=chef	-43
=cheffe	-27
=chemins	-13
=cher	-13
=cherche	-35
=chercher	-21
=cherches	-20
=chers	-18
=cheval	-19
=chevalet	-14
=cheveux	12
=cheville	-10
=chez	-33
=chien	9
=chiens	-18
=chiffon	-23
=chiffons	-15
=chiffre	-29
=chiffrement	-18
=chiffres	-23
=chlore	-17
=chocolaterie	-9
=choisir	-13
=choisis	-10
=choisit	-20
=chose	-46
=choses	-25
=chèque	-16
=chère	-23
=ci-après	-14
=cie	-11
=cigarette	-10
=cinq	-45
=cinquante	-31
=circulation	-21
=circulent	-14
=civière	9
=clair	-17
=claire	-32
=clarinettes	10
=classe	-21
=classeur	-17
=classeurs	-17
=client	-19
=cliente	-23
=clients	12
=clim	-17
=clinique	-20
=clio	-21
=cloche	-20
=clos	-20
=clou	-13
=clous	-19
=club	15
=clubs	-15
=clé	-33
=clémence	-17
=clés	18
=clôture	15
=cm	-22
=co	-17
=coche	-11
=cocher	-9
=code	-27
=coffre	-19
=coin	-20
=coince	-15
=coins	-18
=col	-10
=colle	-33
=collecte	-9
=coller	-24
=collier	-21
=collège	-11
=collègue	-23
=collègues	-14
=collé	-12
=collée	-13
=colonne	-14
=combien	-17
=comité	-31
=commande	-22
=comme	-28
=commence	-35
=commencer	-29
=commences	-17
=comment	35
=commençant	-23
=commissaire	-19
=communale	-13
=communauté	-9
=commune	-31
=communes	-14
=communication	-18
=compagnie	-26
=compare	-25
=comparent	-15
=complète	-11
=complètement	-18
=complété	-13
=compost	-12
=compresseur	-17
=comprimé	9
=compris	-18
=comptable	-18
=comptage	12
=compte	-44
=comptent	-22
=compter	-28
=comptes	-21
=compteur	-16
=compté	-24
=comptées	-14
=comptés	-19
=concerne	-19
=concierge	-14
=conclure	-18
=conditionnement	-19
=conducteur	-26
=conduit	-23
=confiné	16
=confirme	-13
=confitures	-17
=confié	-14
=confiées	-13
=conformité	-12
=confronte	-15
=confrère	-15
=congo	-10
=congé	-16
=congélateur	-22
=conjoint	-16
=connaît	-26
=connue	-11
=conseil	-24
=conservateur	-8
=conservation	12
=conservatrice	-18
=conservé	-12
=consigner	-23
=consignée	-24
=console	-19
=constate	-13
=consultation	-14
=consulte	-18
=contact	-14
=content	-11
=contenu	-21
=contexte	-14
=continue	-15
=contraire	-11
=contrat	-33
=contre	-23
=contrôle	23
=contrôleur	-26
=convention	-17
=convient	-20
=convoque	-22
=convoyeur	-17
=coopérative	-27
=coordinatrice	-18
=coordonne	-12
=copie	-15
=coquilles	-18
=coralie	-13
=corde	-28
=cordon	-10
=corne	-22
=corps	-17
=costume	-12
=costumes	20
=cotisations	9
=coton	-23
=couché	-17
=coucou	-16
=couler	-20
=coules	-13
=couleur	-29
=couloir	-12
=coulé	-14
=coup	-33
=coupable	-18
=couper	-27
=coupes	-15
=couple	-10
=coups	-19
=coupé	-33
=coupée	-15
=coupées	15
=cour	-11
=courage	-17
=courant	-18
=courante	-12
=courbe	-16
=couronne	-18
=courrier	-13
=cours	-23
=court	-25
=courte	-13
=courtes	-24
=couteau	-33
=couteaux	-17
=coutures	-14
=couvain	-8
=couvercle	-23
=couvert	-22
=couverture	-15
=couvre	-15
=couvrir	-14
=coûte	-26
=cpe	-9
=craie	-21
=crayon	-17
=creuse	-24
=creux	-23
=crie	-21
=crier	-9
=crochet	-15
=croient	-16
=crois	-13
=croix	-18
=croquettes	-18
=crottes	-12
=croûtes	-11
=crèche	10
=crème	-11
=crédit	-13
=crée	-15
=crémation	-18
=créneau	-15
=cuir	-17
=cuissardes	-10
=culpa	-13
=culture	-16
=cuve	17
=cuves	10
=cylindre	-8
=câble	-20
=cérémonie	-14
=cônes	-20
=côte	-16
=côté	-20
=côtés	-29
=cœur	-18
=d	-16
=d'abord	-40
=d'accord	-30
=d'achat	-17
=d'agneau	18
=d'aller	-20
=d'alpage	-16
=d'amont	13
=d'antenne	12
=d'arbre	-14
=d'arriver	-12
=d'arrivée	9
=d'arrêt	-12
=d'art	-12
=d'assurance	-20
=d'astreinte	-11
=d'atelier	-11
=d'attente	-15
=d'autre	-13
=d'avance	-14
=d'avant	-24
=d'avoir	-21
=d'avril	-22
=d'emploi	-15
=d'en	-36
=d'enfant	-12
=d'entrer	-13
=d'entrée	24
=d'envoyer	-13
=d'essai	-17
=d'examen	-11
=d'expertise	-14
=d'exploitation	-14
=d'heure	-18
=d'heures	-15
=d'hier	-23
=d'identité	8
=d'intervention	11
=d'orgue	14
=d'orgues	-11
=d'origine	-18
=d'outils	-12
=d'ouvrir	-20
=d'oxygène	-15
=d'où	-24
=d'un	49
=d'une	29
=d'urgence	10
=d'y	-14
=d'écrire	-20
=d'écrit	-25
=d'épaule	-9
=d'équipe	-19
=d'étage	-12
=d'éteindre	-14
=d'été	-16
=d'être	-17
=dame	-19
=dans	-45
=date	-38
=dates	-15
=daté	-9
=davantage	-17
=ddpp	-18
=de	23
=debout	-26
=dedans	-26
=degrés	-24
=delvaux	-8
=demain	-24
=demande	-14
=demandent	-28
=demander	-21
=demandes	-29
=demandez	-10
=demandé	-29
=demeure	-17
=demi	-21
=demi-heure	-27
=demi-journée	-8
=demie	-23
=denrées	-14
=densité	-12
=dentiste	-20
=dents	-17
=depuis	-9
=dernier	-41
=dernière	-27
=derrière	-20
=des	76
=descend	-27
=descende	-17
=descends	-13
=descendu	-16
=descente	20
=description	-15
=desserre	-20
=desserrer	-8
=dessins	-13
=dessous	-24
=dessus	-29
=deux	-34
=deuxième	-21
=deuxièmement	-13
=devait	-16
=devant	-16
=devis	-19
=devoir	-17
=devrais	-12
=diamètre	-20
=dict	-14
=dicte	-39
=dictée	-23
=diffusion	-13
=différent	-15
=dimanche	-35
=dire	-40
=directeur	-17
=direction	-29
=directrice	-37
=dirige	-14
=dis	-35
=discrètement	-16
=discute	-18
=discuter	-16
=dise	-23
=disent	-20
=disons	-14
=dispute	-10
=disques	-14
=distance	-21
=distribution	23
=dit	-47
=dites	-25
=divers	-10
=dix	-48
=dix-huit	-26
=dix-neuf	-18
=dixième	-16
=dizaine	-28
=doc	-22
=docteur	-24
=doigt	14
=doigts	-30
=dois	-18
=doit	-16
=doivent	-14
=domaine	-14
=domicile	27
=donateur	-17
=donc	-57
=donne	-26
=donner	-15
=donnes	-15
=donné	-8
=données	13
=dons	15
=dont	10
=dort	-13
=dos	-25
=dose	-15
=dossier	-44
=double	-26
=douce	-8
=doucement	-21
=douche	-16
=douches	-11
=doudous	-21
=douze	-26
=drap	-20
=drapeau	-15
=draps	-24
=droit	-29
=droite	-21
=du	30
=dur	-23
=durée	-24
=dylan	-13
=dès	-32
=déballe	-12
=débarque	10
=débranche	-18
=décalage	-12
=décembre	-18
=décide	-18
=décision	-23
=déclaration	-19
=déclare	9
=décollage	8
=décoller	-16
=découpe	17
=décrire	-17
=décrit	-17
=décrite	-23
=décroche	-16
=décès	-14
=défaut	-19
=dégage	-16
=dégraissée	-15
=déjà	-46
=délai	-11
=démarre	-14
=démonte	-17
=démontes	-15
=démontée	-9
=dépanneur	-20
=dépanneuse	-16
=départ	17
=département	-19
=dépasse	-23
=dépasser	-10
=dépose	-28
=déposer	-17
=déposé	10
=déposés	14
=dépotage	18
=dépôt	-19
=déroulé	8
=désactivé	-13
=désigne	-14
=désinfectant	-20
=désinfecte	-11
=désinfection	9
=désinfecté	-25
=désinfectée	-20
=désinfectées	-16
=désinfectés	-10
=désolée	-12
=désordre	-13
=désormais	-33
=détecteur	-28
=détecteurs	-19
=détend	-16
=dévisse	-12
=dîner	-15
=dû	-9
=e	-13
=eaux	11
=effacé	-13
=elle	-50
=elles	-15
=emballage	-21
=emballée	-14
=emplacements	-17
=employé	-15
=employés	-9
=empreinte	14
=en	28
=encaisse	-14
=encaisser	-11
=enceinte	-18
=encodée	-9
=encore	-35
=enedis	-10
=enfant	16
=enfants	-23
=enfin	-45
=enlevée	-15
=enregistre	-16
=enregistrement	-9
=enregistré	-10
=ensemble	-25
=ensuite	-42
=entaille	-11
=entailles	15
=entend	-21
=enterrés	-21
=entier	-20
=entière	-26
=entre	29
=entreprise	-23
=entrer	-18
=entretien	-13
=entrées	-22
=enveloppe	-11
=envie	-21
=environ	-22
=envoie	-34
=envoyer	-15
=envoyé	-22
=erreur	-8
=erwan	-14
=es	-11
=espace	12
=espèce	-19
=essai	12
=essaie	-21
=essayée	-13
=essence	-12
=essuie	-22
=essuyé	-15
=est	-15
=est-ce	-14
=et	-49
=etc	-12
=eu	-43
=euh	-55
=euro	-17
=euros	-25
=eux	-21
=examine	-11
=excusez	-18
=excusés	-12
=exemplaire	-14
=exemplaires	-12
=exige	-33
=existe	-17
=explique	-27
=expliquer	-25
=expliqué	-18
=extincteur	-17
=extincteurs	8
=extérieure	15
=fabrication	13
=fabrice	-11
=fabrique	-20
=face	-28
=facteur	-16
=facture	-23
=facturé	-17
=failli	-13
=faire	-43
=fais	-8
=fais-en	-20
=faisait	-12
=faisons	-18
=fait	-15
=faite	-30
=faites	-26
=faites-moi	-21
=familial	-14
=fasse	-32
=fatou	-16
=fauconnier	-16
=faudrait	-21
=faut	-41
=faute	-27
=fautes	-13
=fauteuil	-13
=faux	-18
=façade	-16
=façon	12
=femme	-21
=femmes	-19
=fendues	-11
=fenêtres	-16
=fer	-17
=fera	-21
=ferait	-13
=ferme	-28
=ferment	-14
=fermentation	9
=fermer	-23
=fermes	-16
=fermeture	33
=fermé	-17
=fermée	-17
=fermées	-15
=fermés	-27
=feu	12
=feuille	-9
=feuilles	-30
=feutre	-22
=feux	-24
=ficelle	-11
=fiche	-51
=fichier	-22
=fil	-17
=file	-14
=filet	-25
=fille	-28
=filles	-21
=film	-21
=films	-19
=filtres	-16
=finance	-19
=fine	-20
=fini	-22
=finir	-16
=fiscal	-16
=fixe	-12
=flacon	-18
=fleur	13
=fleuriste	-13
=fleurs	12
=flexibles	-9
=foin	-10
=foire	-12
=fois	-30
=fondre	-9
=fonds	-18
=fondu	-18
=fondue	-14
=font	-19
=force	-13
=formaliser	-18
=forme	-23
=formulaire	-14
=fort	-25
=fosse	-20
=fouille	-8
=four	9
=fourchette	-22
=fournisseur	-23
=fournit	-17
=foyer	-21
=frais	12
=france	-16
=franchement	-17
=francs	-20
=français	-23
=frapper	-9
=freins	-21
=frigo	-22
=frigos	-17
=friterie	-16
=friteuse	8
=froide	-19
=fromagerie	-14
=frontofocomètre	-17
=frotte	-9
=frotter	-15
=frère	-16
=frères	-18
=fuit	-22
=fume	-22
=fumer	-8
=fumier	-9
=fumée	-11
=funérarium	8
=fwd	-17
=fâché	-15
=fédé	-23
=février	-22
=fête	-24
=fêtes	-22
=fûts	-18
=g	-10
=g/m	-12
=gagnon	-16
=gaine	-15
=galette	-12
=gamin	-16
=gamme	-19
=gant	-21
=gants	-31
=garage	-25
=garantie	-11
=garde-corps	-17
=garder	-11
=gardien	-27
=gardienne	12
=gardé	-12
=gardée	-11
=gare	-19
=gars	-22
=garé	-14
=gauche	-31
=gel	-23
=geler	-17
=gelées	-21
=gendarmerie	-21
=gendre	-20
=genoux	-18
=genre	-20
=gens	-37
=gentil	-12
=geste	-13
=gestes	-23
=gestionnaire	-24
=gilet	-17
=gilets	-23
=gilles	-20
=glace	20
=glacière	-14
=glisse	-26
=glisser	-9
=gomme	-11
=gonflage	15
=gonfle	-14
=gonflée	-9
=gosses	-22
=goupille	-14
=goutte	-20
=gouttes	-20
=gouvernante	-11
=goûte	-13
=graisse	17
=grammes	-20
=grand	-40
=gras	-21
=grasse	-15
=gratte	-17
=grave	-22
=gravier	-21
=gravé	-15
=greffe	11
=grille	-24
=gris	-14
=grise	-25
=gros	-28
=grosse	-20
=grosses	-17
=groupes	-18
=guide	-16
=gymnase	10
=gyro	-18
=gâteau	-15
=gèle	-11
=gère	-15
=général	-22
=générale	-22
=géomètre	-17
=gérant	-20
=gérante	-12
=h	-36
=habitants	10
=haha	-17
=hall	-23
=hangar	8
=hasard	-12
=haut	-11
=haute	-17
=hauteur	-32
=hauteurs	-16
=hectares	-21
=hein	-35
=hello	-13
=herbes	-18
=hervé	-15
=heure	-40
=heures	-43
=hier	-34
=homme	14
=hommes	-18
=honte	-22
=horaire	-10
=hors	-21
=huile	-14
=huit	11
=humide	-14
=humidité	-19
=hérisson	-21
=hôte	-19
=hôtel	-16
=i	-21
=ici	-25
=idée	-21
=ii	-13
=il	-59
=illisible	-20
=ils	-36
=images	-12
=important	-10
=imprimerie	-15
=imprimé	-15
=inclinés	-20
=incomplet	-8
=indice	-10
=indique	-14
=industrielle	-16
=infirmières	-16
=informatique	13
=initiales	-10
=inox	-17
=inscrit	-24
=inscrits	-20
=inspecte	-16
=installe	-18
=instruction	-18
=instruments	11
=intact	-13
=interdit	-12
=interdites	-12
=interne	-29
=intérimaire	-22
=inutile	-16
=inverse	-18
=invité	-23
=inès	-15
=isolé	-11
=isolée	11
=issues	-20
=j	-11
=j'ai	-33
=j'aimerais	-26
=j'appelle	-15
=j'arrive	-14
=j'attends	-14
=j'avais	-14
=j'en	-25
=j'espère	-8
=j'ouvre	-22
=j'y	-18
=jamais	-65
=jambes	-12
=janvier	-39
=jardin	-14
=jargon	-12
=jauge	-13
=jaune	-15
=jaunes	-22
=javel	-17
=je	-34
=jean-mi	-19
=jeter	-19
=jette	-26
=jeté	-23
=jetée	-10
=jeu	-23
=jeudi	-28
=jeun	-13
=jeune	-19
=jingle	-15
=jo	-13
=jocelyne	-24
=joint	-24
=joints	-24
=jordan	-13
=josiane	-14
=joue	-15
=joueurs	-18
=jour	-35
=jour-là	-9
=journal	-18
=jours	-34
=jsuis	-13
=juge	-17
=juillet	-28
=juin	-27
=jure	-13
=juridique	-23
=jusqu'au	-15
=jusqu'en	-17
=jusqu'à	-26
=juste	-31
=justificatif	-15
=karim	-14
=karts	-13
=kessler	-13
=kevin	-16
=kg	-21
=kilomètres	-10
=kilos	-30
=km/h	-25
=l	-24
=l'a	-31
=l'absence	-26
=l'accident	-17
=l'accueil	22
=l'accès	-16
=l'acheteur	-20
=l'acide	-12
=l'adresse	-21
=l'affaire	-14
=l'afficher	-18
=l'agence	-21
=l'agent	-25
=l'ai	-18
=l'aide-soignante	-15
=l'aile	-9
=l'air	-21
=l'aire	-15
=l'alarme	-21
=l'alginate	-20
=l'allée	-17
=l'an	-19
=l'ancien	-29
=l'ancienne	-16
=l'angle	-12
=l'animal	-17
=l'animateur	-19
=l'anneau	-9
=l'année	-26
=l'antenne	-20
=l'appareil	-27
=l'appel	-23
=l'appli	-10
=l'apprenti	-18
=l'appui	-13
=l'ardoise	-22
=l'argent	-19
=l'arrière	-13
=l'arrêté	-15
=l'ars	-15
=l'ascenseur	13
=l'assemblée	-19
=l'assistante	-15
=l'association	-19
=l'assureur	-24
=l'astreinte	-10
=l'atelier	-23
=l'attention	-19
=l'attestation	-16
=l'autocollant	-9
=l'autorisation	-15
=l'autre	-32
=l'avant	-11
=l'eau	13
=l'emballage	12
=l'embarquement	18
=l'empreinte	-19
=l'emprunteur	-14
=l'encre	-18
=l'endroit	-18
=l'enfant	-22
=l'enlèves	-12
=l'enregistrement	-14
=l'entretien	13
=l'enveloppe	-14
=l'envers	-9
=l'envoi	21
=l'envoie	-21
=l'escalier	-17
=l'essence	-16
=l'extincteur	-10
=l'extérieur	-18
=l'heure	-27
=l'hiver	-14
=l'homme	-14
=l'honneur	-20
=l'huile	-17
=l'huissier	-9
=l'huître	16
=l'hôpital	13
=l'hôte	-13
=l'idée	-19
=l'immatriculation	-19
=l'incident	-13
=l'index	-14
=l'infirmière	-18
=l'inscription	-21
=l'inspecteur	-19
=l'inspectrice	-20
=l'instrument	-16
=l'intérieur	-13
=l'intérim	-11
=l'inverse	-13
=l'objet	-26
=l'occupant	-16
=l'odeur	-17
=l'officier	-10
=l'oiseau	-15
=l'ombre	-22
=l'on	-33
=l'opérateur	-11
=l'oral	-14
=l'ordinateur	-15
=l'ordonnance	-13
=l'ordre	-34
=l'orthographe	-8
=l'os	-10
=l'outil	-14
=l'ouverture	16
=l'ouvre	-17
=l'oxygène	-15
=l'un	-16
=l'urne	-16
=l'âge	-18
=l'écart	-12
=l'échelle	-15
=l'école	-21
=l'écoute	-13
=l'écran	-18
=l'écris	-22
=l'écrit	-27
=l'élève	-13
=l'équipe	-29
=l'étage	-26
=l'étagère	-12
=l'étiquette	-21
=l'été	-28
=l'évier	-17
=l'œuvre	-19
=label	-14
=labo	-23
=laisse	-28
=laisser	-27
=laisses	-21
=laissez-les	-11
=laissé	-27
=laissées	-9
=lait	14
=lame	-10
=lampe	-28
=lancer	-12
=lange	-16
=langue	-13
=langues	-11
=laquelle	-13
=larmes	-14
=latin	-12
=lausanne	-24
=lavage	14
=lave	-24
=laver	-17
=laves	-16
=lavés	-19
=le	-16
=lecteur	-16
=lecture	-15
=lendemain	-29
=lente	-9
=lentement	-28
=lettre	-32
=lettres	-18
=leur	-29
=leurs	-12
=levure	12
=levée	-15
=leçon	16
=libre	-21
=libres	-19
=libère	-16
=licences	-11
=lie	-9
=lien	-17
=lieu	-33
=lieux	13
=lignes	-23
=ligue	-19
=limite	-23
=lire	-21
=lis	-24
=lisible	-31
=liste	-34
=lit	-12
=litige	-13
=litières	16
=litres	-16
=lits	-12
=livraison	20
=livres	13
=livret	-21
=livreur	-15
=livré	16
=livrés	-16
=liège	-12
=local	-25
=locataire	-12
=locations	19
=locative	-14
=logiciel	-14
=logigramme	-13
=loi	-18
=loin	-17
=long	-26
=longe	-10
=longs	-15
=longtemps	-14
=longueur	-22
=longueurs	-13
=lot	-25
=loto	11
=lots	15
=loue	-23
=loupe	-15
=lourdes	-19
=luc	-16
=lucie	-12
=lui	-43
=lui-même	13
=lundi	-21
=lunettes	-20
=lycée	10
=lyon	-21
=là	-49
=là-dessus	-18
=lâche	-20
=lève	-25
=lève-cadre	-12
=légumes	15
=légère	-11
=léo	-11
=m	-17
=m'a	-48
=m'appeler	-20
=m'appelle	-10
=m'en	-23
=m'occupe	-18
=m'ont	-19
=ma	-38
=machin	-16
=madame	-21
=magasin	-16
=magasinier	-18
=mai	-24
=mail	-20
=maille	11
=mains	-32
=maintenance	-18
=maintenant	-26
=maire	-20
=mairie	-23
=mais	-35
=maison	-33
=mal	-14
=malaise	-18
=malaises	-10
=maman	-18
=manager	-16
=manches	-13
=mangé	-17
=manomètre	-11
=manque	-18
=manu	-18
=manuel	-20
=manuelle	11
=marbre	10
=marc	-16
=marchait	-16
=marchant	-8
=marche	-30
=marchent	-10
=marcher	-21
=marchés	-16
=mardi	-10
=mari	-19
=marine	-14
=marque	-36
=marquée	-11
=marqués	-14
=marre	-15
=mars	-20
=marteau	-16
=martre	-12
=masque	-22
=matelot	-29
=maternité	-15
=matins	15
=matière	-25
=matériel	-16
=mauvais	-15
=max	-12
=maxi	-23
=maximum	-21
=maître	-24
=mdr	-21
=me	-45
=mea	-13
=membre	-13
=membres	-14
=menace	-12
=menton	-21
=merci	-24
=mercredi	-18
=mes	-35
=message	-22
=messagerie	-23
=messieurs	-8
=mesure	-26
=mesurer	-19
=mesurée	-15
=met	-43
=mets	-22
=mettre	-19
=metz	-11
=meubles	-19
=meules	22
=micro	-17
=midi	-19
=mieux	-18
=milieu	-21
=mille	19
=millimètre	-13
=millimètres	-15
=min	-30
=mineur	-28
=mini	-19
=minimum	-15
=ministère	-14
=minuit	-11
=minute	-20
=minutes	-27
=miroir	-17
=mise	28
=mises	-16
=mm	-18
=mme	-20
=mobiles	-15
=moche	-13
=mode	-26
=modeste	-12
=modif	-15
=modèle	-24
=moi	-44
=moi-même	-18
=moins	-51
=mois	-35
=mois-ci	-10
=moisi	-14
=moisies	-9
=moitié	-41
=moment	-33
=momo	-12
=mon	-33
=monde	-40
=monique	-13
=moniteur	-14
=moniteurs	-18
=mono	-16
=monsieur	-23
=montage	25
=montant	-14
=monte	-25
=montent	-15
=monter	-23
=montes	-10
=monteur	-13
=monteurs	-13
=montre	-27
=montrer	-25
=montré	-12
=monté	-18
=mordu	-14
=mort	-24
=morte	-13
=mortes	-14
=mot	-10
=moteur	-26
=moteurs	-8
=motif	-12
=mots	-21
=mou	-13
=mouillé	-21
=mouillées	-14
=mouillés	8
=moussa	-14
=mousse	-24
=mouvement	-12
=moyen	-15
=moyens	-11
=msa	-17
=municipale	-24
=mur	-20
=museau	-19
=musique	-11
=musée	-25
=mèche	-10
=mère	-15
=mètre	-29
=mètres	-28
=mécaniques	-9
=médecin	-23
=médicaments	22
=médium	-10
=mélange	-15
=mélangé	-14
=mémo	-32
=mémoire	-27
=ménage	17
=métal	-10
=méthode	9
=métier	-14
=météo	-20
=même	-50
=n	-19
=n'a	-12
=n'ai	-16
=n'attend	-20
=n'avons	-24
=n'en	-27
=n'entre	-19
=n'essaie	-14
=n'est	-18
=n'existe	-15
=n'importe	-29
=n'ont	-19
=n'ouvre	-26
=n'y	-18
=nac	-14
=nacelle	8
=nadia	-18
=nadège	-11
=namur	-13
=navette	-12
=navire	-13
=ne	-38
=neige	12
=nettoyage	19
=nettoyer	-16
=neuchâtel	-12
=neuf	-18
=neufs	-13
=neuve	-27
=neuves	11
=neveu	-11
=nez	-23
=ni	-24
=nickel	-11
=nitrile	-10
=niveau	-24
=nivelles	-10
=noire	-17
=nom	-32
=nombre	-18
=nombres	-13
=noms	-11
=non	-26
=nord	-16
=normal	-13
=normale	-18
=normalement	-22
=normand	-11
=nos	-17
=note	-11
=noter	-24
=notes	-17
=notre	-11
=noté	-27
=notés	-13
=nourriture	-13
=nous	8
=nouveaux	-32
=nouvel	-19
=nouvelle	-9
=noé	-14
=noël	-25
=nu	-10
=nuit	8
=nul	-20
=nulle	-15
=numéro	-34
=numéros	-23
=numéroté	-13
=numérotée	-14
=nuque	-15
=nus	-19
=nôtre	-18
=nœud	-8
=nœuds	-23
=o2	-10
=objet	-21
=objets	10
=obligatoire	-11
=obligatoires	-12
=occupe	-11
=octaves	-9
=octobre	-24
=odeur	-12
=odile	-9
=officiel	-16
=offre	-20
=oh	-12
=ok	-25
=on	-23
=oncle	-14
=ont	-32
=onze	-36
=optique	-16
=opératoire	-23
=or	-14
=orange	-18
=ordinateur	-18
=oreille	-13
=ou	-33
=oubli	-12
=oublis	-15
=oublié	-11
=oui	-32
=outil	-12
=ouvert	-26
=ouverte	-15
=ouvertes	-22
=ouverts	-18
=ouvre	-14
=ouvrent	-19
=ouvres	-15
=ouvrir	-20
=ouvrés	-14
=ovales	-24
=oxygène	10
=où	-35
=p	-26
=page	-25
=pages	-21
=paie	9
=paiement	-11
=paille	-12
=pain	14
=paire	-19
=palette	-18
=palier	-14
=pancarte	-12
=panier	-24
=panne	-19
=panneau	-25
=pansements	14
=pantalon	-12
=papa	-15
=papier	-45
=papiers	-24
=paquets	-10
=par-dessus	-18
=paraphe	-24
=paraît	-12
=parc	-18
=parce	-43
=parcs	-14
=pardon	-30
=pareil	-31
=parent	-28
=parents	-28
=parfait	-20
=parfois	-15
=parking	-14
=parle	-30
=parler	-21
=parles	-20
=parlé	-9
=pars	-19
=part	-34
=partagé	-20
=parte	-11
=partent	-24
=particuliers	-20
=parties	-19
=partir	-31
=partis	-15
=partition	-11
=partout	-25
=pas	-51
=pascal	-9
=passagers	-17
=passages	-13
=passe	-38
=passent	-31
=passer	-28
=passerelle	-15
=passes	-21
=passez	-14
=passé	-37
=passée	-30
=passées	-12
=pastille	-14
=pastilles	-10
=patients	-18
=patinoire	-22
=patrick	-20
=patron	-35
=patronne	-19
=patte	-12
=pattes	-19
=pause	-19
=pauvre	-19
=payer	-15
=payé	-13
=pc	-19
=peau	19
=peine	-19
=peinture	10
=pelle	-19
=pend	-9
=pendant	-19
=pension	-10
=pensé	-22
=perche	12
=perches	-9
=percé	-15
=perdre	-9
=perdu	-23
=perdue	-16
=permanence	-25
=permets	-14
=permis	11
=personnel	-25
=peser	-18
=pesé	-14
=pesée	24
=pesées	-11
=pesés	-18
=petite	-37
=petites	15
=petits	9
=peu	-46
=peur	-15
=peut	-37
=peut-être	-11
=peux	-25
=ph	-14
=pharmacie	-20
=photo	-38
=photographie	-25
=photographiés	-19
=phrase	-9
=phrases	-25
=pictogrammes	-16
=pied	-15
=pieds	-24
=pierre	-20
=pierres	-10
=pige	-17
=pigeons	-14
=pilotes	-10
=pince	-21
=pinceau	-18
=pinces	-16
=pioche	-9
=pique	-14
=piquets	-15
=pis	-31
=piste	-20
=pisteur	-15
=pièce	-29
=pièces	-15
=places	-19
=plaie	-18
=plainte	-12
=plaisir	-9
=plan	-26
=planche	-15
=plancher	-16
=planning	-12
=plante	8
=plaque	-23
=plastifié	-13
=plastique	-15
=plat	-21
=plate	-21
=plateau	-13
=plateforme	-20
=plaît	-20
=plein	-26
=pleins	-11
=pleut	-17
=plie	-14
=plinthes	-13
=plombier	-12
=plonge	-31
=plume	-12
=plupart	-19
=plus	-30
=plutôt	-13
=plâtre	9
=pneus	20
=poche	-35
=pochette	-18
=pogner	-15
=poids	-22
=poignet	-12
=poignée	-13
=poignées	-18
=poing	-13
=point	-40
=pointe	-18
=points	-33
=poire	-13
=poisson	-19
=police	-30
=pompe	-25
=pompes	-23
=pompiers	-20
=pondre	-21
=pont	-36
=port	-21
=portable	-24
=portail	-17
=portant	-11
=porte	-42
=portefeuille	-9
=portent	-17
=porter	-17
=porteur	-20
=portique	-11
=porté	-18
=portée	-14
=posent	-17
=poser	-25
=position	-18
=possible	-21
=possède	-25
=poste	14
=posé	-30
=posée	-21
=posées	16
=posés	-18
=pots	-16
=poubelle	-20
=pouce	-22
=pouces	-13
=poudre	-16
=poules	-18
=pour	-43
=pourquoi	-24
=pourriez-vous	-22
=pourriture	-17
=pousse	13
=poussière	-16
=pouvez	-10
=pouvez-vous	-25
=pouvoir	-19
=ppm	-13
=praticien	-13
=pratique	-11
=premiers	-24
=premièrement	-19
=prend	-44
=prendre	-27
=prends	-29
=prennent	-24
=prescription	-11
=presque	-23
=presse	9
=pressing	-9
=pression	-27
=prestataire	-20
=prie	-23
=prime	-9
=principal	-15
=printemps	8
=pris	-23
=prise	22
=prises	-19
=privé	-17
=prix	-15
=pro	-18
=prochain	-17
=prochaine	-25
=proche	-11
=procède	-20
=procès-verbal	-29
=procédure	13
=prod	-9
=producteur	-16
=produit	-23
=produits	12
=professeur	-19
=profondeur	-13
=programme	-8
=projecteur	17
=projecteurs	-15
=projet	-12
=promis	-17
=propane	-21
=propose	-31
=proposer	-19
=propre	-37
=propres	-19
=propriétaire	-30
=prothésiste	-12
=protégée	-15
=prouver	-17
=province	-20
=préalable	-14
=précise	-16
=précédent	-24
=préfecture	-18
=prélever	-15
=prélève	-11
=prélèvement	12
=prénom	-19
=préparer	-24
=préparé	10
=préprod	-11
=présence	-30
=présent	-22
=présentable	-17
=présentation	-17
=présente	-30
=présents	-23
=président	-25
=prétend	-13
=prévenir	-19
=prévenu	-13
=prévenue	-10
=préviens	-11
=prévient	-24
=prêt	24
=prête	-16
=prêté	-13
=puce	-18
=puces	-19
=puis	-36
=puisse	-32
=puissent	-23
=punaises	18
=purge	8
=purger	-17
=pv	-28
=pâte	-30
=père	-23
=pèse	-21
=périmètre	-17
=pétrin	-12
=pôle	-18
=qqn	-10
=qu'après	-22
=qu'au	-16
=qu'aucune	-15
=qu'en	-21
=qu'il	-8
=qu'ils	-26
=qu'on	-17
=qu'un	-22
=qu'une	-21
=qu'y	-21
=quai	-26
=qualité	-26
=quand	25
=quantité	-11
=quarantaine	9
=quarante	-22
=quarante-cinq	-13
=quarante-deux	-15
=quart	-9
=quartier	-9
=quarts	-26
=quatorze	-30
=quatre	-16
=quatre-vingt-dix	-14
=quatrième	-14
=que	-103
=quel	-25
=quelle	-31
=quelqu'un	-25
=quelques	-16
=question	-28
=questions	-21
=queue	-26
=qui	-40
=quinze	-25
=quitte	-28
=quitter	-20
=quoi	-20
=québec	-16
=rabat	-16
=rabats	-13
=raccord	-14
=raccroche	-11
=raclette	-14
=raconter	-11
=radiateur	-11
=radiateurs	8
=radio	-30
=raison	-16
=ramasse	-19
=ramasser	-16
=ramassé	-20
=rame	-11
=rampe	-26
=rang	-25
=range	-22
=ranger	-12
=rangs	12
=rangés	-10
=rappelle	-35
=rappelles	-18
=rappelé	-17
=rapport	-32
=rasante	-15
=raté	-22
=rayons	-13
=rayures	-21
=re	-24
=recette	-19
=recherche	17
=recommandé	-19
=recommandée	-19
=recommence	-17
=recompte	-18
=recopier	-13
=recopié	-16
=recours	-15
=recto	-14
=recueilli	-16
=reculant	-13
=recule	-13
=reculons	-20
=reculés	-17
=refaire	-13
=refais	-11
=refaite	-16
=referme	-9
=refuge	-14
=refus	-18
=refuse	-27
=refusé	-20
=refusées	-13
=refusés	-13
=regard	-13
=regardant	-9
=regarde	-37
=regarder	9
=regardes	-29
=regardé	-19
=regardées	-19
=registre	-12
=relais	9
=relancer	18
=relecture	-14
=relever	-13
=relit	-17
=relu	15
=relève	-17
=remarque	-24
=remarquer	-19
=remercie	-8
=remets	-19
=remettre	-26
=remis	-23
=remise	34
=remonte	-8
=remonté	-13
=remorque	-16
=remplacée	-17
=remplaçant	-17
=remplaçante	-20
=remplaçants	-19
=remplaçons	19
=rempli	-19
=remplie	-20
=remplir	-20
=remplis	-17
=remplissage	8
=remplissent	-17
=remplit	-26
=remuant	-12
=rend	-17
=rendez-vous	11
=rendre	-16
=rendu	-22
=rendue	-10
=rendues	-14
=rendus	-14
=rentrer	-15
=rentrée	-13
=rentrés	-10
=renvoi	-15
=renvoie	-17
=renvoyé	-14
=repart	-18
=repartir	-15
=repasse	-15
=reporte	-16
=reporter	-11
=reporté	-17
=repose	-11
=repousse	-15
=reprend	9
=reprendre	-30
=reprends	-17
=repris	-14
=représentation	17
=repère	-20
=responsable	-37
=ressors	-13
=ressourcerie	-21
=restaurant	-17
=restauration	12
=restauratrice	-22
=reste	-43
=restent	-21
=rester	-17
=restes	-17
=resté	-11
=restée	-23
=retard	-16
=retire	-29
=retirer	-10
=retiré	-19
=retour	24
=retourne	-30
=retourner	-19
=retours	18
=retrait	-14
=retraite	-23
=retrouver	-13
=retrouvé	-19
=retrouvée	-10
=revenu	-10
=revenue	-15
=reviennent	-26
=revient	-31
=revoir	-21
=rez-de-chaussée	-11
=reçoit	-21
=reçoivent	-17
=reçu	-22
=reçue	-16
=rh	-23
=rideau	-12
=rien	-43
=rigole	-18
=rimouski	-13
=rince	-22
=rincer	-13
=rincés	-12
=rinçage	-25
=rive	-10
=robinet	-22
=roger	-20
=roman	-20
=rond	-19
=rose	-19
=roses	-19
=roubaix	-12
=roue	-15
=rouge	-27
=rouges	-22
=roule	-11
=rouler	-12
=rubalise	-14
=ruches	16
=rue	-23
=râlent	-18
=râler	-12
=règles	9
=réception	27
=réclame	-29
=récolte	15
=récompense	-12
=récupération	13
=rédacteur	-14
=rédaction	-27
=rédiger	-37
=rédigé	-21
=rédigée	-20
=réf	-11
=réfractomètre	-13
=régie	-20
=région	-19
=régional	-15
=régionale	-22
=régisseur	-21
=réglage	17
=réglages	-14
=réglette	-19
=réglé	-16
=régulation	-16
=réjean	-19
=réparation	-14
=répartis	-12
=réparé	-11
=réparée	-13
=répond	-25
=répondre	-16
=réponds	-23
=répondu	-17
=réponse	-17
=réponses	-8
=répète	-13
=répéter	-11
=répétition	-14
=réseau	-18
=réservation	-22
=réservations	-19
=réserve	-24
=réservé	-13
=résident	13
=résultat	-11
=résultats	-13
=résume	-14
=rétros	-14
=réunion	-37
=rév	-18
=rôle	-18
=s	-13
=s'agissant	-26
=s'appelle	-18
=s'arrête	-22
=s'arrêter	-10
=s'assure	-17
=s'en	-32
=s'il	-40
=s'ils	-25
=s'occupe	-22
=s'ouvre	-15
=s'éloigne	-14
=sa	-51
=sable	-19
=sache	-35
=sachet	-14
=sacristie	-20
=sacs	-31
=sage-femme	-14
=saint-hyacinthe	-15
=sais	-21
=saisi	-15
=saisit	-19
=saison	-25
=saisonniers	-17
=sait	-23
=salades	-12
=salarié	-17
=sale	-23
=salle	-15
=salles	-21
=salon	-19
=salut	-22
=salutations	-20
=samedi	8
=sandrine	-15
=sangle	-17
=sangles	-21
=sans	-59
=santé	-14
=sas	-22
=sauce	8
=sauf	-23
=saumure	11
=saura	-20
=saute	-16
=sauvegarde	17
=savait	-20
=savent	-23
=savoir	-25
=savonneuse	-11
=scanne	-10
=scanner	12
=scelle	-12
=scellé	10
=scellée	-14
=scellés	16
=scolaire	17
=scotche	-20
=scotché	-13
=scotchées	-18
=scène	-15
=se	-26
=seau	-22
=seaux	-14
=sec	-18
=second	-19
=seconde	-24
=secondes	-28
=secoue	-24
=secouer	-10
=secours	-27
=secret	-12
=secrétaire	-18
=secrétariat	-25
=secteur	-29
=section	-14
=sectionneur	-18
=seize	-23
=sel	-14
=sellette	-10
=selon	-22
=semaine	-8
=semelle	-14
=sens	-23
=sept	-34
=septante	-18
=septembre	-19
=sera	-21
=serait	-31
=seringue	-9
=serre	-29
=sert	-17
=serveur	-22
=servi	-11
=service	-16
=services	-28
=serviettes	-15
=ses	-25
=seuil	-13
=seul	-33
=seule	-26
=seulement	-35
=seuls	-14
=shampoing	-20
=si	-32
=sienne	-11
=siffle	-18
=siffler	-12
=sifflet	-9
=signale	-15
=signaler	-20
=signalé	-11
=signature	-25
=signe	-30
=signent	-16
=signer	-21
=signes	-10
=signé	-18
=signée	-20
=silence	-17
=silicone	-28
=simple	-25
=simples	-14
=sinon	-44
=site	-26
=six	13
=siège	-24
=sièges	-13
=sms	-24
=social	-17
=soi	-17
=soi-même	-15
=soient	-10
=soins	-15
=soir	-8
=soirées	-15
=soit	-53
=soixante	-25
=sol	-19
=solde	-14
=soleil	-22
=solidaire	-19
=solution	-10
=solvants	-9
=sommes	-39
=sommier	-17
=son	-48
=sonde	-20
=sonne	-21
=sonner	13
=sonnette	-13
=sors	-19
=sort	-11
=sortent	-19
=sorti	-29
=sorties	9
=sortis	-9
=soude	-10
=souffler	-15
=souhaite	-33
=souhaitez	-12
=sourde	-15
=sourire	-9
=souris	-10
=sous	-11
=souvent	-24
=soyez	-12
=spatule	-18
=sports	-17
=stagiaire	-22
=stagiaires	-26
=standard	-14
=station	12
=steph	-18
=stock	-19
=stop	-19
=stupéfiants	-8
=stylo	-14
=stéphane	-8
=stérilisateur	-17
=stérilisation	14
=su	-9
=suffisent	-9
=suie	-20
=suis	-52
=suisse	-19
=suit	-41
=suite	-41
=suivant	-25
=suivante	-26
=suivre	-41
=sujet	-32
=super	-10
=support	-10
=supérieur	-20
=sur	-17
=surface	-10
=surfaceuse	21
=surtout	-38
=surveillance	10
=surveillant	-18
=surveille	-15
=svp	-26
=syndic	-17
=syndical	-11
=syndicat	-19
=synthétique	-20
=sèche	-14
=sécateur	-15
=séchage	10
=sécher	-10
=séchoir	-20
=sécu	-12
=séjour	-14
=sépare	-15
=séparée	-14
=série	-10
=sérieux	-17
=sœur	-18
=t	-16
=t'as	-30
=t'es	-18
=t'écris	-20
=ta	-14
=table	-31
=tableau	-33
=tables	-16
=tablette	-31
=tableur	-17
=tablier	-23
=tache	-18
=tachés	-10
=tag	-9
=talkie	-18
=talon	-20
=tamis	-17
=tampon	-17
=tant	-32
=tape	-27
=taper	-12
=tapis	-22
=tapé	-15
=tard	-19
=tare	-13
=tas	-11
=tatouage	-13
=te	-33
=technicien	-42
=techniciens	-11
=technique	-10
=techniques	-12
=teinte	-17
=tempérage	19
=température	-29
=tenait	-12
=tend	-10
=tenir	-30
=tenue	-15
=terrasse	-17
=terre	-28
=test	10
=teste	-26
=testes	-17
=testé	-15
=texte	-36
=thermomètre	-23
=thomas	-9
=théo	-18
=ticket	-22
=tickets	-16
=tienne	-26
=tiens	-18
=tient	-37
=tiges	-17
=tilleuls	-13
=tirage	-11
=tire	-26
=tirer	-22
=tireuse	-13
=tiroir	-19
=tiré	-20
=tirée	-21
=tissu	-9
=titouan	-16
=titre	-26
=tiède	-27
=toi	-38
=toile	10
=toilettes	-19
=toit	-16
=tombe	-27
=tomber	-11
=tombé	13
=ton	-24
=tondeuse	-14
=tonnes	-13
=top	-17
=total	-8
=touche	-33
=touché	-16
=touchée	14
=toujours	-27
=tour	-33
=touristes	-11
=tournai	-19
=tournant	9
=tourner	-26
=tournoi	-9
=tours	-17
=toussaint	-26
=tout	-61
=toute	-25
=toutes	-10
=trace	-31
=tracteur	-19
=traction	-17
=traducteur	-9
=traduction	13
=traduit	-9
=train	-16
=trait	-16
=traite	-12
=traitement	10
=traitée	-16
=trame	-21
=tranche	-11
=transfert	21
=transformer	-13
=transférée	-8
=transport	-11
=transporteur	-13
=transports	-19
=trappe	-21
=travaille	-22
=travaillent	-14
=travailler	-21
=travers	-28
=traverse	-17
=traîne	-14
=traîner	-16
=trempage	-13
=trempe	-16
=tremper	-18
=trempée	-15
=trentaine	-16
=trente	-40
=trente-deux	-19
=treuil	-13
=tri	28
=tribunal	-25
=tribune	-14
=trie	-10
=trier	11
=trimestre	-24
=trois	-36
=troisième	-29
=trompe	-15
=tronçonneuse	-9
=trop	-31
=trottoir	-12
=trous	-16
=trousse	-12
=trouve	-27
=trouver	-26
=trouvé	-23
=trouvés	18
=très	-32
=trépied	-14
=trésorerie	-9
=tu	-49
=tube	-14
=tulle	-12
=tunnel	12
=tuteur	-16
=tuyaux	-18
=type	-17
=téléphone	-9
=téléphones	-17
=témoin	-11
=tête	-35
=tôt	-21
=ultrasons	-10
=un	17
=unique	-22
=uniquement	-18
=unité	-12
=urgent	-17
=usé	-15
=usée	-12
=utiliser	-15
=v	-12
=va	-28
=vacances	-25
=vache	-18
=vaches	-17
=vais	-13
=vaisselle	-18
=val	-17
=valeur	-25
=valeurs	-17
=valide	-22
=valve	-14
=vanne	-12
=vannes	-13
=vapeur	-29
=variété	-14
=vaut	-12
=veille	-44
=veilleur	-19
=veineuse	-15
=vend	-18
=vendange	17
=vendeur	-14
=vendre	-17
=vendredi	-19
=vends	-8
=vent	-38
=vente	-9
=ventilation	-15
=ventile	-15
=ventre	-13
=venu	-14
=venue	-20
=verres	19
=verse	-16
=verser	-17
=version	-21
=vert	-19
=verte	-15
=vestiaire	-28
=vestiaires	-12
=veuillez	-13
=veulent	-20
=veut	-45
=veux	-37
=viande	-17
=vide	-23
=vider	-10
=vidé	-21
=vidée	-18
=vidéo	-13
=vie	-15
=vieille	-17
=vieilles	-11
=vienne	-20
=viennent	-26
=vient	-42
=vieux	-28
=vigueur	-15
=village	-16
=ville	-26
=vinaigre	-18
=vingt	-36
=vingt-cinq	-19
=vingt-deux	-15
=vingt-quatre	-25
=vingt-six	-21
=violette	-17
=violons	-17
=virement	-15
=virgule	-19
=virus	-22
=vis	-23
=vise	-17
=visible	-15
=visite	8
=visiter	-13
=visites	-19
=visière	-15
=vite	-16
=vitesse	-21
=vitre	-17
=vocale	-12
=voici	-20
=voient	-20
=voile	-17
=voilà	-45
=voilée	-12
=voir	-37
=vois	-20
=voisin	-13
=voisine	-16
=voisins	-26
=voit	-31
=voiture	-10
=voitures	12
=voix	-24
=vol	20
=volant	-13
=volets	-9
=volontaire	-11
=volonté	-12
=vols	9
=volume	-11
=volée	13
=vont	-26
=vos	-17
=votre	-27
=voudra	-17
=voudrais	-23
=voudrait	-25
=voulu	-9
=vous	-52
=voyage	-23
=voyageur	10
=voyageurs	-18
=voyant	-19
=vrac	-19
=vraie	-18
=vraiment	-11
=vu	-30
=vélo	9
=vélos	15
=vérification	22
=vérifie	-31
=vérifient	-13
=vérifier	-20
=vérifies	-15
=vérifié	-16
=véto	-23
=vétérinaire	-28
=vêleuse	10
=week-end	-20
=whatsapp	-14
=y	-45
=yann	-11
=yeux	-24
=yo	-20
=z	16
=zone	-33
=zoé	-10
=zéro	13
=à	12
=âge	-23
=ça	-61
=échange	8
=éclat	-18
=école	-19
=écoute	-15
=écrire	-31
=écris	-15
=écrit	-38
=écrite	-34
=écrivez-moi	-14
=écumer	-18
=édition	-12
=électrique	12
=électriques	8
=élingue	-17
=élodie	-15
=élève	-20
=élèves	-24
=équipe	-30
=équipes	-19
=équipiers	-17
=établit	-16
=étage	-14
=étages	-11
=étaient	-23
=étant	-19
=étape	-20
=étapes	-20
=éteindre	-19
=éteint	-12
=éteinte	-15
=étiqueter	-17
=étiquette	-22
=étiquettes	-30
=étoile	-16
=étoiles	-17
=étrangères	-14
=étudiante	10
=étudiantes	-12
=étudiants	-26
=étuver	-18
=été	-39
=évidemment	-15
=évite	-14
=ôte	-17
=œil	-10
=œufs	-17
=œuvre	11
>!	13
>%	-14
>&	-18
>(	-12
>)	-51
>+	-34
>,	-45
>/	-34
>0	-24
><	18
>>	-19
>>! !	10
>>! )	-15
>>% ,	-13
>>& fils	-11
>>( 0	-31
>>( brouillon	-23
>>( c'est	-13
>>( pas	-12
>>( un	-20
>>) ,	-21
>>) .	-24
>>, 0	-28
>>, a	-15
>>, aller	-17
>>, alors	-14
>>, appel	-15
>>, après	-28
>>, association	-13
>>, assurance	-12
>>, atelier	-9
>>, attend	-14
>>, attendre	-17
>>, au-delà	-9
>>, aucun	-18
>>, avant	-28
>>, avec	-11
>>, badge	-11
>>, bien	-10
>>, cadenas	-18
>>, car	-18
>>, ce	-33
>>, celles	-11
>>, celui	-21
>>, chantier	9
>>, chaque	10
>>, chaussures	-11
>>, chef	-15
>>, chlore	-11
>>, cinq	-15
>>, comme	-14
>>, commune	-9
>>, contre	-11
>>, contrôle	-9
>>, couleur	-12
>>, côté	-23
>>, dans	-32
>>, date	-19
>>, des	-19
>>, deux	-12
>>, devant	-9
>>, disons	-12
>>, dit	-11
>>, dont	-20
>>, douze	-13
>>, du	-19
>>, désolée	-11
>>, elle	-26
>>, elles	-18
>>, en	-42
>>, enfin	-22
>>, ensuite	-19
>>, entre	-14
>>, essuyé	-12
>>, est	-16
>>, et	-39
>>, euh	-11
>>, faire	-22
>>, fait	-17
>>, faute	-14
>>, fiche	-15
>>, finir	-14
>>, frein	-11
>>, gants	-17
>>, gel	-13
>>, gilets	-15
>>, hein	-19
>>, hier	11
>>, il	-12
>>, ils	-14
>>, inscrit	-17
>>, j'ai	-11
>>, j'espère	-9
>>, jamais	-42
>>, jaune	-11
>>, je	-16
>>, jusqu'à	-12
>>, l'agent	-18
>>, l'autre	-17
>>, l'eau	-14
>>, l'un	-10
>>, l'équipe	-15
>>, la	-14
>>, lame	-15
>>, lire	-26
>>, loin	-12
>>, longueur	-9
>>, lot	-8
>>, lui	-13
>>, ma	-11
>>, madame	-8
>>, mais	-39
>>, marche	-13
>>, mars	-18
>>, max	-15
>>, merci	-15
>>, miroir	-15
>>, mme	-16
>>, montre	-11
>>, moteur	-15
>>, médicaments	-13
>>, même	-32
>>, ne	-23
>>, nettoyer	-12
>>, ni	-14
>>, niveau	-10
>>, non	-11
>>, note	-9
>>, odeur	-9
>>, on	-28
>>, ou	9
>>, ouvre	-21
>>, ouvrir	-22
>>, paille	-13
>>, panier	-19
>>, par	-15
>>, parce	23
>>, pardon	-16
>>, pas	-57
>>, personne	-21
>>, ph	-10
>>, pinceau	-9
>>, pis	-8
>>, plus	-15
>>, pneus	-9
>>, porté	-17
>>, pose	-8
>>, proposer	-11
>>, puis	-28
>>, qu'elle	-19
>>, quand	12
>>, quatorze	-14
>>, que	13
>>, quelque	-8
>>, regarde	-9
>>, regarder	-17
>>, responsable	-14
>>, rien	-11
>>, rincer	-9
>>, rinçage	-9
>>, rue	-13
>>, résidence	-18
>>, s'il	10
>>, salle	-12
>>, sans	-35
>>, sauf	-20
>>, scotché	-9
>>, ses	-12
>>, si	-20
>>, sinon	-10
>>, six	-19
>>, sonner	-9
>>, sors	-10
>>, sous	-25
>>, suite	-12
>>, sur	14
>>, surtout	-16
>>, thermomètre	-11
>>, toujours	-16
>>, tous	-8
>>, tout	-18
>>, toutes	-14
>>, trois	-20
>>, tu	-23
>>, une	-31
>>, ventile	-12
>>, virgule	-9
>>, voilà	11
>>, vous	-15
>>, voyez	-14
>>, y	-20
>>, à	-23
>>, ça	-24
>>, étiquette	-16
>>- -	-15
>>- >	-10
>>. )	-12
>>. -	-19
>>. :	-17
>>. le	-25
>>. »	11
>>/ 0	-15
>>0 ,	-33
>>0 0	-20
>>0 :	-16
>>0 degrés	-11
>>0 et	-8
>>0 fois	-18
>>0 g	-9
>>0 h	-24
>>0 jours	-14
>>0 kg	-18
>>0 l	-21
>>0 m	-18
>>0 min	-24
>>0 mm	-10
>>0 mois	-11
>>0 s	-16
>>0 secondes	-11
>>0 |	12
>>0 °	-12
>>0 à	-17
>>: 0	-45
>>: au	-14
>>: bac	-14
>>: ben	-13
>>: bonjour	-12
>>: des	-11
>>: deux	8
>>: devis	-15
>>: elle	-19
>>: en	-15
>>: et	-19
>>: faut	-20
>>: il	-23
>>: interdit	-12
>>: je	-14
>>: la	-36
>>: les	10
>>: moi	-15
>>: non	-18
>>: normal	-16
>>: ok	-26
>>: oui	-13
>>: photo	-12
>>: plus	-16
>>: re	-24
>>: retour	-13
>>: s'il	-13
>>: si	-13
>>: signé	-9
>>: table	-17
>>: tout	-22
>>: un	-11
>>: une	-25
>>: vérifier	-13
>>: yo	-20
>>: «	-21
>>: à	-21
>>: ça	-14
>>; au	-14
>>; le	-16
>>; les	-16
>>; on	-13
>>; s'il	-17
>>< <	18
>>= on	-16
>>= pas	13
>>= refus	-10
>>> 0	-16
>>? ?	-17
>>a changé	-22
>>a déjà	-16
>>a encore	16
>>a envoyé	-9
>>a eu	-17
>>a fait	-13
>>a fini	-14
>>a lieu	9
>>a passé	-22
>>a perdu	14
>>a rappelé	-16
>>a reçu	-13
>>a trouvé	-9
>>a écrit	-17
>>a été	-37
>>accueille une	-13
>>alors c'est	-16
>>ans ,	-21
>>après la	-8
>>après tu	-21
>>après un	-24
>>arrive à	-16
>>au 0	-21
>>au banc	-17
>>au bleu	-17
>>au bord	17
>>au bout	-10
>>au bureau	-16
>>au client	-13
>>au dernier	-11
>>au dossier	-9
>>au départ	-13
>>au dépôt	-23
>>au feu	-11
>>au frontofocomètre	-16
>>au guichet	-21
>>au lieu	-23
>>au micro	-11
>>au milieu	-10
>>au minimum	-15
>>au moins	-22
>>au mur	-11
>>au nom	-11
>>au pas	-21
>>au patient	-17
>>au petit	-18
>>au pied	-26
>>au plus	-9
>>au poids	-11
>>au printemps	-20
>>au propre	-13
>>au quart	-11
>>au registre	-22
>>au retour	-26
>>au sol	-14
>>au sort	-8
>>au tableau	-18
>>au téléphone	-17
>>au-delà de	-11
>>au-dessus de	-25
>>au-dessus du	-22
>>aussi .	-11
>>autour .	-12
>>aux 0	-17
>>aux deux	-27
>>aux enfants	-18
>>avant ,	-17
>>avant .	-15
>>avant 0	-12
>>avant d'ouvrir	-13
>>avant le	-24
>>avant les	-20
>>avant midi	-17
>>avant ouverture	-13
>>avant que	-20
>>avant tout	-14
>>avec de	-12
>>avec du	-12
>>avec l'ancien	-13
>>avec la	-34
>>avec le	-37
>>avec les	-35
>>avec son	-10
>>avec un	-21
>>avec une	10
>>bars ,	-9
>>bien ,	-9
>>bien à	-15
>>bizarre .	-9
>>blanc ,	-26
>>bleue ,	-15
>>c .	-10
>>c'est dans	-22
>>c'est la	9
>>c'est le	-28
>>c'est pas	-24
>>c'est pour	-24
>>c'est que	-18
>>c'est trop	-10
>>c'est un	-8
>>ce mois-ci	-12
>>ce qu'il	-18
>>ce qu'on	-10
>>ce que	-25
>>ce qui	-21
>>celles qui	-14
>>cents euros	-15
>>cette semaine	-18
>>ceux qui	14
>>chaque année	-22
>>chaude ,	-10
>>chaude à	-22
>>chez des	-21
>>chez les	13
>>chez un	15
>>ci-après les	-11
>>collègues ,	-12
>>comme ça	-16
>>commence lundi	-14
>>comment on	-31
>>comment ça	13
>>compris ,	-10
>>compris .	-19
>>compte 0	-10
>>contre le	-12
>>contrôle la	-11
>>contrôle une	-11
>>coups de	-8
>>coupé à	-15
>>coûte 0	-16
>>creux on	-20
>>d'abord .	-18
>>d'abord le	-24
>>d'abord les	-10
>>d'accueil et	-11
>>d'alpage fabrique	-13
>>d'arbre .	-12
>>d'assurance et	-14
>>d'emploi pour	-15
>>d'heure ,	-15
>>d'un coup	-8
>>d'un mètre	-12
>>d'un pied	-23
>>d'un quart	-13
>>d'un résident	-18
>>d'un tiers	-18
>>d'une procédure	-24
>>d'épaule ,	-10
>>d'état .	-18
>>dans l'armoire	-15
>>dans l'eau	-19
>>dans l'heure	-13
>>dans la	-53
>>dans le	-32
>>dans un	-38
>>dans une	-14
>>date de	-21
>>de 0	-30
>>de bain	-15
>>de bois	-20
>>de bout	-20
>>de cacao	-18
>>de caution	-14
>>de ce	-15
>>de chaque	-19
>>de charleville	-10
>>de chaîne	-10
>>de cinq	-15
>>de cinquante	-16
>>de circulation	-16
>>de clés	-9
>>de côté	-9
>>de deux	-19
>>de dix	-9
>>de douze	-12
>>de départ	-30
>>de faire	-19
>>de famille	-15
>>de façade	-9
>>de feu	-18
>>de fin	-21
>>de garde	-10
>>de gaz	-16
>>de huit	-21
>>de janvier	-8
>>de jeudi	-8
>>de l'acide	-10
>>de l'appareil	-20
>>de l'autre	-16
>>de l'eau	-18
>>de l'enfant	-11
>>de lait	-18
>>de le	-14
>>de lit	-17
>>de livres	-17
>>de lundi	-17
>>de lyon	-18
>>de me	-17
>>de mme	-16
>>de moins	-9
>>de mon	-21
>>de musique	-22
>>de médicaments	-20
>>de niveau	-9
>>de notre	15
>>de novembre	-20
>>de noël	-9
>>de nuit	-30
>>de pain	-20
>>de papier	-9
>>de peinture	-9
>>de plongée	-23
>>de plus	-19
>>de propane	-12
>>de province	-17
>>de près	-10
>>de prêt	-14
>>de quartier	-16
>>de quoi	-8
>>de retour	-19
>>de rédiger	-18
>>de sa	-13
>>de salle	-16
>>de sang	-14
>>de secours	-17
>>de sortie	-18
>>de suite	-19
>>de sécurité	-14
>>de terre	-14
>>de tour	-16
>>de tournai	-15
>>de trente	16
>>de trois	-17
>>de trouver	-12
>>de verre	-22
>>de vous	-19
>>debout ,	-14
>>debout dans	-8
>>dedans .	-16
>>degrés ,	-9
>>dehors tu	-19
>>demande des	-13
>>demande le	-13
>>demande que	-21
>>demande un	-14
>>depuis 0	-17
>>depuis deux	10
>>depuis la	-26
>>depuis le	8
>>depuis onze	-24
>>dernière ,	-15
>>derrière ,	-11
>>derrière le	-12
>>des accès	-17
>>des clients	-22
>>des clés	-14
>>des deux	-14
>>des eaux	-18
>>des fêtes	-10
>>des instruments	-19
>>des lieux	-15
>>des marionnettes	-14
>>des numéros	-15
>>des plaques	-22
>>des signes	-11
>>des trois	-13
>>des yeux	-8
>>deux .	-10
>>deux cents	-20
>>deux heures	-18
>>devant ,	-11
>>devant .	-15
>>devant et	-9
>>devant eux	-19
>>devant la	-12
>>devant le	-15
>>devant les	-25
>>devant lui	-16
>>devant tout	-13
>>dit que	-27
>>dix minutes	-24
>>doit être	-19
>>donc je	-16
>>donc on	-16
>>donc un	-10
>>donne le	-9
>>dont un	-12
>>du 0	-33
>>du bas	-14
>>du bassin	-17
>>du centre	-12
>>du chapiteau	-20
>>du chef	-16
>>du client	-18
>>du club	-19
>>du comité	-19
>>du conseil	-17
>>du contrôleur	-21
>>du fond	-11
>>du four	-26
>>du groupe	-11
>>du haut	-18
>>du local	-10
>>du matin	-20
>>du navire	-10
>>du nord	-14
>>du parc	-14
>>du personnel	-17
>>du petit	-22
>>du poste	-19
>>du samedi	-18
>>du service	-11
>>du soir	-28
>>du téléphone	-13
>>du week-end	-23
>>dès qu'il	-16
>>dès que	10
>>décembre ,	-17
>>déposé :	-12
>>elle doit	-20
>>elle sort	-10
>>en 0	-22
>>en annexe	-10
>>en avant	-17
>>en bas	-18
>>en biais	-16
>>en bidon	-10
>>en bois	-18
>>en commençant	-17
>>en congé	-16
>>en cours	-16
>>en dernier	-20
>>en deux	-20
>>en double	-10
>>en eau	-12
>>en espace	-16
>>en haut	-14
>>en janvier	-15
>>en juillet	-15
>>en juin	-24
>>en langue	-12
>>en main	-18
>>en marche	-12
>>en mars	-18
>>en moins	16
>>en novembre	13
>>en place	-14
>>en premier	-27
>>en septembre	-13
>>enfin non	-22
>>enfin pas	13
>>enfin à	-19
>>ensuite le	-18
>>ensuite les	-18
>>entre 0	-12
>>entre deux	-14
>>entre les	-21
>>envoie le	-17
>>est aux	-17
>>est brisée	-13
>>est dans	-23
>>est de	-27
>>est désinfecté	-11
>>est en	-8
>>est encore	-9
>>est faite	-18
>>est le	14
>>est monté	-11
>>est ouvert	-16
>>est parti	-26
>>est passée	-18
>>est pesé	-15
>>est posé	-21
>>est posée	-17
>>est préparé	-15
>>est restée	-22
>>est revenu	-13
>>est rouge	-9
>>est signalée	-9
>>est très	-9
>>est un	-9
>>est venue	-20
>>et après	-21
>>et au	-18
>>et c'est	-12
>>et celle	-18
>>et chaque	-12
>>et dans	-13
>>et de	-26
>>et demi	-19
>>et des	-27
>>et deux	-19
>>et donc	-24
>>et donne	-10
>>et du	-15
>>et euh	12
>>et fait	-15
>>et harnais	-8
>>et il	-34
>>et ils	-16
>>et j'ouvre	-18
>>et jamais	-9
>>et je	-27
>>et la	-15
>>et laisse	-17
>>et les	-40
>>et là	-26
>>et ma	-10
>>et mon	-20
>>et ne	-17
>>et nous	-19
>>et on	-40
>>et par	-11
>>et pas	-38
>>et passe	-14
>>et personne	-14
>>et prévient	-10
>>et recule	-12
>>et regarde	-19
>>et remet	-18
>>et remplit	-18
>>et retire	-9
>>et retour	-12
>>et s'il	-19
>>et se	-24
>>et signe	-12
>>et sur	-20
>>et tu	-36
>>et un	-27
>>et une	-20
>>et vérifie	-13
>>et y	-21
>>et à	-16
>>euh c'est	-14
>>euh la	-18
>>euh on	10
>>existe ,	-13
>>faire quelque	-18
>>fait le	-16
>>famille .	-19
>>faut qu'on	-14
>>faute de	-15
>>ferme la	-14
>>fermée .	-8
>>fois ,	-21
>>fois ce	-8
>>h ,	-9
>>h 0	-14
>>heures ,	-9
>>heures .	-10
>>heures et	-9
>>heures on	-21
>>heures à	-15
>>hier entre	-10
>>humide .	-11
>>ici le	-11
>>il a	-27
>>il coupe	-18
>>il mesure	-18
>>il touche	-20
>>il vient	-16
>>ils sont	-24
>>jamais .	-21
>>jamais dans	-18
>>jamais en	-22
>>jamais le	-19
>>jamais plus	-21
>>jamais sur	-16
>>jamais tu	-19
>>jamais à	-9
>>janvier ,	-10
>>je donne	-19
>>je fais	-15
>>je ferme	-19
>>je suis	-24
>>je te	-26
>>je vous	-19
>>jours ,	-12
>>jours .	-20
>>juin ,	-10
>>jusqu'à la	-13
>>kilos de	-16
>>l'absence de	-20
>>l'attestation d'assurance	-12
>>l'eau ,	-20
>>l'état des	-9
>>la batterie	-14
>>la borne	-22
>>la cabine	-16
>>la carte	-18
>>la clé	-16
>>la corde	-9
>>la date	-13
>>la demande	-19
>>la dernière	-21
>>la dictée	-9
>>la façon	-14
>>la feuille	-15
>>la fuite	-12
>>la glace	-21
>>la graisse	-18
>>la lettre	-18
>>la ligne	-8
>>la liste	-15
>>la lumière	-22
>>la machine	-12
>>la main	-20
>>la manière	-23
>>la marche	-14
>>la matière	-14
>>la meule	-18
>>la nuit	-17
>>la personne	-13
>>la porte	-16
>>la pâte	-10
>>la route	-25
>>la secrétaire	-11
>>la semaine	-20
>>la taille	-13
>>la température	-21
>>la trappe	-11
>>la tête	-18
>>la veille	-28
>>la ventilation	-11
>>la voiture	-22
>>la zone	-11
>>lame baissée	-10
>>le 0	-33
>>le balisage	-19
>>le bloc	-13
>>le bon	-9
>>le bracelet	-12
>>le brouillon	-18
>>le bébé	-18
>>le cadre	-13
>>le carnet	-17
>>le chef	-17
>>le chemin	-15
>>le chien	-19
>>le chiffre	-20
>>le client	-15
>>le code	-14
>>le constat	-12
>>le contrôle	-12
>>le câble	-13
>>le drap	-11
>>le détecteur	-17
>>le fichier	-14
>>le film	-9
>>le fond	-15
>>le gardien	-14
>>le jeudi	-17
>>le jour	-30
>>le lendemain	-18
>>le livret	-19
>>le mardi	14
>>le matin	22
>>le mercredi	-14
>>le moteur	-15
>>le niveau	-14
>>le nom	-16
>>le nouveau	-13
>>le numéro	-25
>>le panneau	-9
>>le papier	-8
>>le pied	-23
>>le plan	-13
>>le plus	-10
>>le poids	-9
>>le protocole	-9
>>le registre	-9
>>le reste	-9
>>le soir	13
>>le tapis	-16
>>le ticket	-8
>>le tiroir	-13
>>le tour	-14
>>les autres	-21
>>les cales	-15
>>les compteurs	-16
>>les deux	-31
>>les mains	-17
>>les objets	-12
>>les pneus	-15
>>les poches	-14
>>les portes	-19
>>les projecteurs	-11
>>les quatre	-13
>>les yeux	-12
>>lit le	-12
>>lit les	-19
>>litres de	-10
>>lumière ,	-24
>>m .	-11
>>m'a dit	-17
>>maintenant .	-13
>>mais on	-13
>>mal .	-18
>>matin et	-21
>>max ,	-10
>>moins .	-8
>>moins de	-10
>>mois .	-18
>>mortes ,	-11
>>mouillés ,	-20
>>même ,	-11
>>même .	-10
>>même les	-19
>>même si	-26
>>même une	-12
>>n °	-25
>>n'a pas	-21
>>n'est jamais	-21
>>n'importe quoi	-13
>>ne dépasse	-14
>>ne quitte	-17
>>ne reste	-12
>>ne sait	-9
>>ne sont	-20
>>ne sort	-20
>>ne sortent	-19
>>ne touche	-13
>>noir sur	-15
>>non attends	-24
>>non on	-17
>>non pardon	-14
>>non pas	-12
>>nous a	-24
>>nous avons	-11
>>numéro 0	-11
>>on arrête	-12
>>on attend	-18
>>on change	-15
>>on dit	-12
>>on en	-21
>>on enlève	-19
>>on est	-15
>>on fait	-18
>>on la	-17
>>on les	-31
>>on lève	-15
>>on met	-28
>>on ne	-17
>>on note	-21
>>on part	-16
>>on prend	-22
>>on ramasse	-19
>>on regarde	-22
>>on rince	-10
>>on se	-18
>>on téléphone	-16
>>ont été	-11
>>ou au	-15
>>ou de	-25
>>ou en	-10
>>ou on	-9
>>ou pas	-11
>>ou s'il	-21
>>ou si	-11
>>ou un	-8
>>oui ,	13
>>ouvre la	-16
>>ouvre le	-11
>>p .	-18
>>par an	-23
>>par deux	-14
>>par jour	-26
>>par la	-40
>>par les	-26
>>par mois	-19
>>par personne	-22
>>par quelqu'un	-12
>>par radio	-18
>>par rapport	-18
>>par sms	-13
>>par taille	-21
>>par terre	-14
>>par une	-22
>>par écrit	11
>>parce qu'il	8
>>parce que	19
>>part .	-10
>>part à	-8
>>partout ,	-11
>>pas ,	-24
>>pas .	-24
>>pas :	-9
>>pas au	-15
>>pas avant	-10
>>pas dans	-19
>>pas de	-28
>>pas du	-23
>>pas en	-16
>>pas la	-26
>>pas le	-34
>>pas les	-24
>>pas on	-25
>>pas plus	-23
>>pas pour	-17
>>pas sans	-16
>>pas si	-19
>>pas sur	-14
>>pas tant	-16
>>pas tu	-26
>>pas une	-18
>>passe au	-17
>>passe en	-11
>>passe le	-19
>>passe à	-10
>>passent à	-17
>>passée .	-13
>>pendant l'été	19
>>pendant la	-26
>>pendant les	-27
>>pendant que	-19
>>perdue .	-13
>>personnes ,	-10
>>personnes à	-8
>>peut être	-10
>>pieds nus	-14
>>pis tu	-14
>>pleine ,	-16
>>plus .	-18
>>plus de	-21
>>plus le	-15
>>pose le	-9
>>posé au	-14
>>pour 0	-14
>>pour cent	-20
>>pour ceux	-19
>>pour commencer	14
>>pour des	-20
>>pour l'accueil	-19
>>pour laquelle	-14
>>pour le	-31
>>pour sortir	-13
>>pour un	-22
>>pour une	22
>>presque tous	-12
>>propre ,	-12
>>propre .	-17
>>près de	-16
>>puis on	-10
>>pèse ,	-19
>>qu'elle ait	-20
>>qu'on ne	-22
>>quand la	-18
>>quand même	-10
>>quand un	-16
>>quand ça	-18
>>quatre heures	-11
>>que c'est	-13
>>que ce	-20
>>que chacun	-17
>>que j'ai	-11
>>que je	-16
>>que l'on	13
>>que la	-20
>>que le	-27
>>que les	-30
>>que moi	-10
>>que mon	-10
>>que nous	-20
>>que par	-10
>>que quelqu'un	-10
>>que sa	-22
>>que si	-15
>>que son	-20
>>que sur	-10
>>que tout	-26
>>que tu	-18
>>que vous	-14
>>que ça	-23
>>quelque chose	-39
>>qui a	-30
>>qui coule	-16
>>qui décide	-16
>>qui fait	-16
>>qui ne	-34
>>qui nous	-16
>>qui ont	-18
>>qui s'est	-26
>>qui sont	-18
>>qui sort	-13
>>qui viennent	-18
>>qui vient	-13
>>qui voit	-14
>>quinze jours	-18
>>quoi ,	-16
>>quoi .	-13
>>quoi faire	-16
>>quoi que	-14
>>remplit la	-13
>>reste sur	-14
>>reçoit les	13
>>reçoit un	-10
>>rien avant	-9
>>rincés ,	-16
>>rouge ,	-12
>>rouge est	-13
>>rouge et	-16
>>s'est fait	-21
>>s'il a	-23
>>s'il est	-12
>>sans avoir	-11
>>sans la	-18
>>sans le	-25
>>sans les	-22
>>sans que	-13
>>sans toucher	-16
>>se demande	-11
>>se fait	-16
>>se présente	-21
>>secondes ,	-16
>>semaines et	-14
>>seulement ,	-16
>>si c'est	-23
>>si elle	-22
>>si le	-17
>>si on	-18
>>si plus	-16
>>si un	-15
>>si y	-20
>>si ça	-35
>>simples ,	-15
>>sinon on	-16
>>sinon tu	-14
>>sinon ça	-20
>>soi-même ,	-17
>>soit décrite	23
>>sonne ,	-12
>>sont changées	-26
>>sont déposés	-21
>>sont en	-20
>>sont mises	-17
>>sont ouverts	-14
>>sont pesés	-15
>>sont à	-20
>>sort la	-12
>>sortie de	-17
>>sous 0	-14
>>sous la	-20
>>sous le	-22
>>sous les	-12
>>sous un	-19
>>suivante ,	-12
>>sur chaque	-18
>>sur deux	-23
>>sur dix	-9
>>sur l'ardoise	-12
>>sur la	-52
>>sur les	-29
>>sur papier	-26
>>sur place	-23
>>sur sa	-14
>>sur soi	-9
>>sur un	11
>>sur une	-23
>>surtout des	-26
>>svp .	-11
>>tant que	16
>>tient la	-10
>>toujours le	-10
>>toujours par	-9
>>tourne à	-12
>>tout ce	-11
>>tout de	-35
>>tout le	-21
>>toute la	-11
>>toutes les	16
>>trois minutes	-11
>>trop tôt	-19
>>très bien	-18
>>tu arrêtes	-17
>>tu cherches	-22
>>tu coules	-14
>>tu demandes	-20
>>tu dis	-17
>>tu donnes	-13
>>tu démontes	-23
>>tu fais	-19
>>tu fermes	-21
>>tu l'enlèves	-18
>>tu l'écris	-18
>>tu le	-23
>>tu lis	-19
>>tu mets	-19
>>tu pars	15
>>tu prends	-22
>>tu regardes	10
>>tu te	-9
>>tu vides	-19
>>un an	-13
>>un bateau	-22
>>un café	-12
>>un document	-21
>>un dossier	-10
>>un mois	-9
>>un ordinateur	-13
>>un par	-13
>>un petit	-18
>>un peu	-20
>>un quart	-12
>>un roman	-13
>>un truc	-14
>>un écrit	-14
>>une amende	-11
>>une bonne	14
>>une coopérative	-18
>>une demi-heure	-18
>>une fiche	-22
>>une fois	-28
>>une goutte	-11
>>une heure	-28
>>une note	-15
>>une nuit	-17
>>une page	-12
>>une par	-16
>>une photo	-11
>>une procédure	-27
>>une seule	-16
>>une trentaine	-12
>>va dans	-9
>>vers 0	-11
>>vers l'extérieur	-9
>>vers la	-18
>>vers le	-21
>>vert .	-10
>>veut qu'on	-21
>>veut un	-14
>>veut une	-9
>>veut voir	-15
>>vingt minutes	-18
>>voilà alors	23
>>voilà le	-27
>>voilà on	12
>>vont au	-19
>>vont dans	-28
>>y a	-27
>>y aller	-13
>>| 0	-17
>>| qui	-17
>>« entrée	-17
>>« hors	-13
>>° c	-14
>>» .	17
>>» sans	-15
>>à 0	-10
>>à cause	-18
>>à cent	-21
>>à chaque	-23
>>à chaud	-21
>>à cinquante	-18
>>à clé	-10
>>à côté	-30
>>à deux	-29
>>à domicile	-33
>>à eau	-11
>>à fond	-16
>>à froid	-13
>>à hauteur	-9
>>à huit	-12
>>à jour	-18
>>à l'accueil	-16
>>à l'aide	-12
>>à l'air	-14
>>à l'alcool	-15
>>à l'appui	-11
>>à l'arrivée	-19
>>à l'arrêt	-19
>>à l'eau	-23
>>à l'entrée	-24
>>à l'extérieur	-12
>>à l'ombre	-15
>>à l'ouverture	-11
>>à la	-11
>>à lausanne	15
>>à main	-11
>>à mes	-15
>>à moins	-9
>>à moitié	-14
>>à part	-25
>>à partir	10
>>à plat	-21
>>à quarante-cinq	-12
>>à rien	-17
>>à se	-14
>>à tenir	-18
>>à tour	-14
>>à tous	-18
>>à tout	-14
>>à treize	-14
>>à trente	-13
>>à un	-29
>>à vide	-10
>>à voix	-18
>>à votre	-8
>>à zéro	-17
>>ça .	-9
>>ça avant	-8
>>ça comme	-16
>>ça en	-19
>>ça fait	-28
>>ça pour	-14
>>ça à	-19
>>écrit du	-10
>>électriques au	-19
>>éteinte ,	-11
>>– 0	-17
>>– contrôle	-21
>>– réunion	-22
>>– tournée	10
>>€ .	-12
>>€ de	-13
>>€ par	-13
>>→ le	-12
>>→ noter	-17
>>→ on	-14
>?	25
>@	-16
>]	-15
>a	12
>accueille	-23
>adjoint	-12
>adulte	-9
>affiche	-9
>ai	-23
>ainsi	-22
>ait	-13
>alimentaire	-9
>allumé	-9
>allumés	-14
>anciens	-20
>annoncée	-18
>ans	-37
>après	-50
>arrivent	-13
>arrière	-11
>arrête	-9
>assistante	-10
>attend	-21
>attendu	-8
>au	-23
>au-delà	-11
>au-dessus	-34
>aussi	-27
>aussitôt	-19
>autour	-14
>avait	-20
>avec	-54
>avoir	-15
>ayant	-22
>baissé	-9
>baissée	-12
>balles	-13
>bar	-21
>bars	-14
>bas	-19
>basse	-18
>bien	-25
>bizarre	-9
>blanc	-30
>blanches	-15
>bleu	-26
>bleue	-15
>bombée	-14
>bon	8
>bons	-12
>bornes	-28
>bouillante	-21
>boutique	-14
>bref	-19
>bénévoles	-19
>c	-11
>c'était	-21
>cantonal	-12
>cassé	-13
>cassée	-15
>ce	-42
>cela	-15
>celles	-14
>celui	-18
>centimètres	-15
>cents	-20
>cet	-20
>cette	-13
>ceux	14
>chacun	-26
>changent	-21
>chaque	9
>chaude	-33
>chez	17
>chien	-25
>chiffon	-12
>choisit	-18
>ci-après	-11
>cinq	-9
>claire	-19
>clé	-11
>colle	-13
>collègues	-12
>comme	-37
>commence	-14
>comment	10
>complet	-23
>complètement	-18
>compris	-20
>compte	-17
>confiné	-19
>consigne	-12
>contraire	-8
>contre	-13
>contrôle	-15
>cordes	-12
>correct	-18
>couler	-8
>couleur	-17
>coupe	-19
>coups	-10
>coupé	-18
>coupée	-8
>coupées	-20
>court	-9
>courte	-10
>courtes	-18
>coûte	-17
>creux	-20
>côté	-29
>d'accord	-9
>d'accueil	-25
>d'achat	-12
>d'agneau	-25
>d'alpage	-13
>d'antenne	-17
>d'arbre	-12
>d'art	-12
>d'assurance	-19
>d'attente	-12
>d'avril	13
>d'eau	-24
>d'emploi	-15
>d'en	-25
>d'entrée	-26
>d'heure	-15
>d'hier	-21
>d'identité	-18
>d'orgue	-19
>d'orgues	-12
>d'origine	-16
>d'outils	-12
>d'un	-60
>d'urgence	-19
>d'écrire	-12
>d'épaule	-10
>d'équipe	-16
>d'étage	-9
>d'état	-22
>dans	-11
>date	-21
>de	-50
>debout	-15
>dedans	-23
>degrés	-25
>dehors	-28
>demande	-30
>demandé	-21
>dentaire	-20
>dernier	-13
>dernière	-17
>derrière	-19
>des	-89
>dessous	-12
>dessus	-17
>deux	-11
>devant	-46
>devoir	-14
>dicte	-9
>différent	-13
>direct	-19
>directrice	-15
>dit	-32
>dix	-27
>document	-17
>doit	-32
>doivent	-11
>donc	-47
>donne	-15
>dont	-24
>doucement	-15
>douteux	-21
>du	-23
>décembre	-17
>décide	-8
>déjà	-37
>dépose	-13
>déposé	-17
>désinfecté	-11
>désormais	-11
>eau	-18
>elle	-36
>en	-27
>encaisse	-12
>encore	-12
>ensemble	-10
>ensuite	-40
>entailles	-17
>entre	-43
>environ	-24
>envoie	-18
>est	15
>et	-28
>eu	-13
>euh	8
>euros	-26
>exige	-27
>existe	-11
>fabrique	-15
>faire	-22
>fait	-24
>faites	-18
>familial	-14
>famille	-24
>faut	-13
>faute	-15
>fendues	-11
>ferme	-16
>fermé	-8
>fermée	-19
>fermés	-15
>feuilles	-25
>fiche	-16
>fin	-15
>fine	-12
>fois	-36
>fort	-12
>frais	-18
>francs	-17
>froid	-13
>froide	-23
>gants	-12
>garde	-9
>gardée	-13
>gaz	-20
>gelées	-19
>gentil	-13
>gouttes	-17
>gras	-15
>grasse	-14
>gris	-10
>grise	-17
>général	-10
>générale	-15
>h	-17
>haut	-12
>haute	-12
>hein	-29
>heures	-36
>hier	-10
>hiver	-21
>hors	-19
>huit	-18
>humide	-12
>ici	-11
>il	-58
>illisible	-16
>ils	-33
>imprimé	-9
>inclinés	-22
>instruments	-24
>interne	-13
>inverse	-13
>j'ai	-20
>jamais	-50
>janvier	-10
>jaune	-16
>jaunes	-13
>jeter	-19
>jeudi	-13
>jours	-26
>juin	-10
>jusqu'au	-31
>jusqu'en	-19
>jusqu'à	-18
>juste	-20
>kg	-17
>kilos	-15
>l	-22
>l'a	-19
>l'absence	-20
>l'alarme	-17
>l'an	-17
>l'ancien	-17
>l'antenne	-16
>l'attestation	-12
>l'automate	-18
>l'autre	-20
>l'eau	-36
>l'heure	-16
>l'hiver	-9
>l'instrument	-15
>l'objet	-15
>l'ouverture	-17
>l'état	-10
>l'étiquette	-15
>la	-40
>laisser	-18
>lame	-10
>lavés	-12
>lentement	-11
>les	-31
>leur	-19
>libre	-12
>libres	-10
>libère	-12
>lignes	-16
>lit	-15
>litres	-10
>locative	-16
>loin	-13
>lors	-24
>lui	-13
>lumière	-24
>lundi	-24
>là	-24
>légère	-8
>m	-14
>m'a	-29
>ma	-22
>madame	-12
>mai	-18
>mains	-13
>maintenant	-18
>mais	-37
>mal	-26
>manuel	-17
>marchait	-10
>mardi	-21
>marqués	-12
>mars	-13
>maternité	-13
>matin	-21
>max	-14
>maximum	-15
>mdr	-14
>me	-24
>merci	17
>mercredi	-15
>mesure	-11
>met	-20
>mettre	-18
>min	-12
>mini	-9
>minutes	-20
>mis	-9
>mm	-9
>mobiles	-15
>moi	-32
>moi-même	-8
>moins	-11
>mois	-14
>mon	-35
>moniteurs	-17
>monsieur	-16
>monte	-19
>montre	-12
>mort	-10
>mortes	-11
>mouillés	-20
>municipale	-20
>mètres	-18
>mémoire	-10
>même	-46
>n	-25
>n'a	-26
>n'importe	-19
>n'ont	-11
>ne	8
>neige	-24
>neuf	-25
>neuve	-23
>neuves	-24
>ni	-15
>noir	-19
>noire	-22
>nom	-19
>non	-19
>normalement	-19
>nos	-21
>notre	-17
>nous	-15
>novembre	-22
>numéro	-18
>numérotée	-12
>nus	-17
>occupe	-11
>offre	-18
>ok	-19
>on	-31
>ont	-25
>onze	-23
>opératoire	-9
>ou	-56
>ouvert	-18
>ouverte	-18
>ouvrent	-10
>où	-22
>p	-20
>papier	-15
>par	-13
>parce	21
>pardon	-22
>pareil	-27
>parler	-9
>part	-15
>partagé	-14
>partent	-13
>partout	-19
>pas	-37
>passe	8
>passent	-21
>passer	-13
>passé	-27
>passée	-22
>passées	-11
>pastille	-11
>perdu	-10
>perdue	-13
>personne	-25
>personnes	-10
>petit	-18
>peut	-10
>pieds	-17
>pis	-22
>plein	-9
>pleine	-16
>plus	-46
>poignées	-13
>point	12
>pointe	-11
>points	-13
>porte	-25
>pose	-13
>posé	-14
>pouces	-13
>poudre	-22
>pourquoi	-16
>ppm	-13
>prend	-22
>presque	-14
>prises	-17
>procédure	-14
>produit	-19
>propose	-20
>propre	-24
>propres	-19
>près	-23
>prête	-19
>puis	-26
>puisse	-21
>puissent	-14
>pèse	-19
>qu'après	-13
>qu'au	-19
>qu'elle	-22
>qu'il	-20
>qu'on	-24
>qu'un	-11
>qualité	-19
>quarante	-20
>quarts	-24
>quatre	-21
>que	-21
>quel	-17
>questions	-11
>quinze	-21
>quoi	-27
>rapide	-19
>rappelle	-28
>reculés	-19
>regarde	-8
>regardé	-15
>registre	-14
>relevé	-21
>remonte	15
>remplit	-15
>rendues	-15
>rentre	-21
>repart	-10
>repasse	-10
>reprend	-19
>reste	-26
>restent	-15
>retour	-20
>retourne	-8
>reviennent	-19
>reçoit	10
>rien	-35
>rincés	-16
>rouge	-27
>rouges	-23
>réclame	-14
>rédiger	-14
>régional	-11
>réglé	-11
>répond	-10
>s'arrête	-15
>s'en	-25
>s'est	9
>s'il	-35
>s'ils	-16
>s'occupe	-10
>sa	-22
>sac	-20
>sache	-22
>sale	-21
>salle	12
>sanitaire	-24
>sans	14
>sauf	-17
>saute	-11
>savonneuse	-11
>scolaire	-23
>se	16
>secondes	-19
>selon	-11
>semaines	-33
>sent	-19
>sept	-20
>septembre	-11
>ses	-16
>seul	-21
>seule	-15
>seulement	-16
>si	-31
>signé	-18
>signée	-18
>simple	-17
>simples	-15
>sinon	-38
>six	-19
>soi-même	-17
>soient	-15
>soit	29
>solidaire	-16
>son	-21
>sonne	-12
>sort	-24
>sorti	-17
>sortie	-17
>souhaite	-23
>sous	-43
>souvent	-25
>suit	-17
>suivante	-18
>suivre	-28
>sur	-11
>surtout	-40
>svp	-23
>sécurité	-18
>t'es	-19
>tant	11
>techniques	-10
>tiennent	-11
>tient	-19
>titre	-16
>tiède	-18
>tombe	-26
>tomber	-9
>tombé	-24
>ton	-18
>toujours	-26
>tourne	-31
>tourner	-17
>tous	-11
>tout	-45
>toute	-18
>toutes	16
>traite	-23
>trente	-20
>trois	-29
>trop	-21
>trouve	-20
>trouvés	-21
>très	-29
>tôt	-8
>un	-81
>une	-27
>unique	-9
>uniquement	-15
>usé	-14
>va	-24
>valide	-12
>vendredi	-18
>vers	-37
>vert	-17
>veut	-33
>vide	-13
>vides	-21
>viennent	-13
>vient	-30
>vingt	-23
>vingt-cinq	-11
>violette	-16
>visible	-10
>visiteurs	-15
>vocale	-11
>voilà	25
>voir	-17
>voit	-9
>vont	-28
>votre	-16
>voudrait	-19
>vous	-21
>vu	11
>vérifie	-13
>vérifié	-8
>vérifiées	-14
>y	-31
>«	-21
>°	-13
>²	-10
>»	10
>à	-24
>ça	-56
>écrit	-17
>écrite	15
>électrique	-14
>électriques	-23
>élèves	-20
>établit	-15
>étant	-19
>éteinte	-11
>étiquette	-18
>étoiles	-15
>été	-17
>évidemment	-16
>être	-9
>…	-8
>€	-18
>→	-27
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[-'ai	-18
[-'as	-22
[-'en	-47
[-'es	-17
[-'on	-31
[-'os	-11
[-'où	-25
[--30	-17
[--ce	-17
[--ci	-9
[--en	-18
[--le	-24
[--là	-8
[--mi	-18
[--on	-21
[-0	-16
[-abo	-18
[-ace	-15
[-ack	-16
[-acs	-28
[-act	-13
[-ade	10
[-ael	-12
[-aft	-14
[-afé	-19
[-age	50
[-agé	-23
[-ah	-24
[-aha	-15
[-ai	-24
[-aie	-40
[-ail	-32
[-ain	-36
[-air	-24
[-ais	-26
[-ait	-65
[-aix	-10
[-ale	-50
[-all	-11
[-alo	-14
[-alé	-20
[-ame	-38
[-amp	-19
[-anc	-17
[-and	23
[-ane	-39
[-ang	-19
[-ann	-15
[-ano	-22
[-ans	-24
[-ant	-53
[-anu	-17
[-apa	-13
[-ape	-33
[-app	-8
[-aps	-18
[-apé	-21
[-arc	-18
[-ard	-32
[-are	-32
[-ari	-15
[-ars	-9
[-aré	-23
[-ase	-23
[-asv	-9
[-ata	-17
[-ate	-35
[-ats	-22
[-até	-20
[-au	-55
[-aud	-29
[-aut	-19
[-aux	-21
[-ave	-16
[-avé	-18
[-axe	-15
[-axi	-21
[-aye	-18
[-aît	-21
[-aïe	-19
[-b	-18
[-bal	-22
[-ban	-18
[-bar	-16
[-bat	-14
[-bec	-17
[-bel	-21
[-ben	-30
[-ber	-11
[-bes	-29
[-ble	-53
[-box	-14
[-bré	-17
[-bue	-16
[-bus	-18
[-bée	-15
[-cal	-20
[-cao	-21
[-cat	-27
[-ce	-23
[-cel	-8
[-ces	-43
[-cet	-15
[-che	-36
[-ché	-17
[-cie	-27
[-cin	-19
[-cle	-22
[-cm	-16
[-co	-19
[-col	-9
[-con	-16
[-cou	-16
[-cpe	-13
[-cre	-24
[-cro	-13
[-cte	-17
[-cto	-14
[-cté	-23
[-cue	-17
[-cun	-24
[-cès	-28
[-cée	-30
[-cés	-23
[-d	-16
[-d'y	-13
[-dan	-19
[-de	-74
[-der	-29
[-des	-44
[-dez	-14
[-dia	-20
[-dic	-17
[-die	-15
[-dif	-15
[-din	-18
[-dio	-31
[-dis	-15
[-dit	-19
[-dix	-17
[-doc	-19
[-don	-27
[-dos	-16
[-dou	-18
[-dpp	-16
[-dra	-25
[-dre	-67
[-dsi	-12
[-du	-76
[-due	-15
[-dur	-15
[-dus	-25
[-dée	-33
[-dés	-29
[-e	-13
[-ean	-19
[-eau	-33
[-eci	-14
[-ecs	-16
[-ect	11
[-ecy	-10
[-edi	-27
[-eds	-19
[-efs	-12
[-eil	9
[-ein	-27
[-ela	-29
[-els	-29
[-elu	-20
[-elé	-27
[-emi	-20
[-end	-14
[-ens	-26
[-ent	21
[-enu	-21
[-ené	-11
[-eph	-18
[-ept	-33
[-era	-28
[-erc	-15
[-erd	-21
[-ers	-57
[-es	-12
[-esh	-16
[-est	-15
[-esé	-9
[-etc	-10
[-ets	-16
[-eté	-19
[-eue	-21
[-euf	-23
[-eur	-49
[-eus	-26
[-eut	-12
[-eux	-56
[-eçu	-22
[-fer	-22
[-fes	-26
[-fet	-19
[-ffé	-15
[-fil	-15
[-fié	-22
[-fle	-18
[-fre	-25
[-fus	-12
[-fwd	-16
[-fée	-16
[-g	-12
[-g/m	-12
[-gar	-14
[-gel	-13
[-ger	16
[-ges	-24
[-gie	-28
[-gle	-27
[-gne	-37
[-gny	-21
[-gné	-19
[-gon	-18
[-gos	-19
[-gre	-16
[-gré	-21
[-gts	-18
[-gue	-36
[-gée	-32
[-gés	-29
[-hai	-10
[-hat	-22
[-her	-38
[-hes	-47
[-hez	-10
[-hie	-22
[-hin	-11
[-hon	-25
[-hui	-21
[-hum	-16
[-hée	-34
[-héo	-20
[-hés	-22
[-i	-18
[-ial	-26
[-ias	-12
[-iat	-19
[-ice	-47
[-ici	-31
[-ick	-21
[-ico	-16
[-ict	-17
[-ide	-45
[-idi	-18
[-idé	-24
[-ied	-12
[-iel	-29
[-ien	-12
[-ier	-16
[-ieu	-12
[-iez	-25
[-ifs	-21
[-ige	-43
[-igo	-16
[-igt	-21
[-igé	-11
[-ii	-15
[-iii	-16
[-ile	-49
[-ilm	-17
[-ils	-41
[-ilé	-11
[-ime	-22
[-imé	-11
[-ing	-28
[-ini	-25
[-inq	-28
[-ins	-47
[-int	-27
[-iné	-33
[-ion	37
[-iot	-14
[-ipe	-37
[-ira	-17
[-ire	-23
[-irs	-23
[-iré	-26
[-ise	11
[-isi	-16
[-isé	-19
[-its	-39
[-ité	-47
[-ium	-9
[-ius	-17
[-iv	-10
[-ive	-39
[-ivi	-19
[-ivé	-23
[-ixe	-9
[-ize	-15
[-iée	-25
[-iés	-33
[-j	-11
[-j'y	-17
[-je	-22
[-jet	-35
[-jeu	-22
[-jo	-13
[-jou	-14
[-kel	-11
[-ker	-13
[-kg	-17
[-kie	-9
[-l	-14
[-l'a	-20
[-la	26
[-lab	-15
[-lai	-20
[-lan	-17
[-las	-14
[-lat	-20
[-lde	-20
[-le	28
[-les	-9
[-let	-36
[-lez	-23
[-lic	-24
[-lie	-34
[-lim	-15
[-lin	-21
[-lio	-16
[-lip	-11
[-lir	-25
[-lit	-20
[-lié	-14
[-lla	-13
[-lle	-36
[-lli	-23
[-llo	-13
[-lly	-18
[-llé	-24
[-llô	-24
[-lme	-16
[-lms	-16
[-loc	-13
[-log	-11
[-loi	-22
[-lot	-32
[-lou	-19
[-lpa	-13
[-lte	9
[-luc	-17
[-lue	-10
[-lus	-10
[-lut	-22
[-lve	-14
[-lée	-16
[-léo	-18
[-lés	-35
[-m/h	-21
[-mal	-20
[-mam	-20
[-man	-20
[-mbe	-31
[-mbé	-22
[-mdr	-16
[-mea	-14
[-men	-21
[-mer	-40
[-mes	-34
[-mie	-23
[-min	-31
[-mm	-9
[-mme	-34
[-mne	-12
[-moi	-31
[-mon	-11
[-mot	-10
[-mou	-9
[-mpe	-29
[-mps	-35
[-msa	-9
[-mue	-9
[-mum	-19
[-mur	-20
[-mée	-12
[-més	-27
[-nac	-14
[-nai	-12
[-nal	-42
[-nas	-13
[-nce	-37
[-ncs	-26
[-ncé	-24
[-nde	-38
[-nds	-49
[-ndu	-28
[-ndé	-20
[-nec	-10
[-nel	-26
[-nes	-54
[-net	-23
[-nez	-29
[-ngo	-16
[-ngs	-21
[-ngé	-27
[-nie	-28
[-nil	-15
[-nir	-45
[-nis	-15
[-nit	-24
[-nne	-12
[-nom	-13
[-non	-17
[-not	-18
[-noé	-11
[-nre	-19
[-nse	-18
[-nsi	-13
[-nsé	-24
[-nte	-14
[-nti	-22
[-nté	-18
[-nue	-29
[-nul	-22
[-nus	-27
[-nze	-32
[-nès	-15
[-nés	-29
[-o2	-10
[-ock	-12
[-ocs	-28
[-ode	-36
[-oh	-12
[-oie	-49
[-oin	-28
[-oir	-61
[-ois	-37
[-oit	-29
[-ola	-18
[-ole	-43
[-oli	-12
[-ols	8
[-olé	-15
[-omb	-18
[-omo	-14
[-oms	-10
[-on	-12
[-ond	-36
[-one	9
[-ong	-16
[-ono	-18
[-ont	-41
[-ool	-29
[-or	-14
[-ord	-15
[-ore	-19
[-ors	-44
[-ort	-38
[-ost	-8
[-osé	-27
[-ote	-27
[-oto	12
[-ots	-25
[-oté	-26
[-oue	-36
[-oup	-9
[-our	-12
[-out	-19
[-oux	-27
[-oué	-10
[-oyé	-29
[-oël	-24
[-oît	-10
[-oût	-17
[-p	-15
[-pal	-16
[-pas	-16
[-pc	-17
[-pel	-33
[-per	-40
[-pes	-44
[-ph	-13
[-phe	-18
[-pin	14
[-pis	-18
[-pié	-16
[-ple	-16
[-pli	-20
[-pon	-18
[-pot	-17
[-ppe	-24
[-ppm	-13
[-pro	-15
[-pte	-19
[-pté	-23
[-pv	-19
[-pée	-14
[-pés	-20
[-pôt	-21
[-que	-21
[-qué	-13
[-rac	-17
[-rai	-32
[-ral	-24
[-ran	-17
[-rap	-16
[-ras	-31
[-rat	-30
[-ray	-18
[-rbe	-19
[-rce	-20
[-rcs	-12
[-rcé	-15
[-rds	-22
[-rdu	-20
[-rdé	-16
[-re	-22
[-ref	-24
[-res	-26
[-ret	-21
[-rez	-23
[-rgé	-17
[-rh	-22
[-rie	-70
[-ril	-20
[-rim	-16
[-rin	-18
[-rio	-15
[-rir	-28
[-ris	-41
[-rit	-32
[-rix	-13
[-rié	-24
[-rlé	-10
[-rme	-41
[-rmi	-17
[-rmé	8
[-rne	-46
[-ron	-40
[-ros	-20
[-rou	-30
[-rps	-18
[-rra	-16
[-rre	-46
[-rré	-30
[-rse	-29
[-rso	-15
[-rsé	-13
[-rti	-37
[-rts	-36
[-rté	-23
[-rue	-16
[-rum	-19
[-run	-11
[-rus	-26
[-rve	-27
[-rvi	-10
[-rvé	-15
[-rze	-25
[-rès	-27
[-rée	-22
[-réf	-9
[-rés	-22
[-rév	-18
[-rêt	12
[-s	-9
[-s'y	-24
[-s-y	-20
[-sac	-16
[-san	-18
[-sas	-11
[-sat	-14
[-sca	-21
[-sel	-12
[-ser	-58
[-ses	-46
[-set	-21
[-sez	-26
[-si	-18
[-sie	-9
[-sir	-17
[-sis	-17
[-sit	-25
[-six	-22
[-ski	-14
[-sme	-14
[-sms	-14
[-soi	-15
[-spa	-14
[-ssa	-20
[-sse	-13
[-ssu	-9
[-ssé	-35
[-ste	-42
[-sté	-22
[-su	-8
[-sus	-21
[-svp	-20
[-sés	-33
[-t	-15
[-ta	-17
[-tal	-27
[-tan	-17
[-tas	-10
[-tat	11
[-tch	-14
[-tel	-18
[-ter	-61
[-tes	-16
[-tez	-22
[-the	-23
[-tie	-10
[-tif	-30
[-til	-13
[-tin	-30
[-tis	-31
[-toi	-37
[-ton	-35
[-top	-21
[-tou	-16
[-tre	-42
[-tri	23
[-tré	-21
[-tte	-47
[-tu	-52
[-tue	-18
[-tui	-14
[-tée	-45
[-téo	-13
[-tés	-25
[-tôt	-25
[-u'y	-20
[-uan	-17
[-ube	-18
[-ubs	-15
[-uce	-30
[-ude	-35
[-uds	-22
[-uel	-24
[-ues	-54
[-uet	-30
[-uez	-16
[-ufs	-16
[-uge	-27
[-ugo	-9
[-uie	-21
[-uil	-10
[-uin	-21
[-uir	-15
[-uis	-20
[-uit	-42
[-ule	-54
[-uls	-21
[-ult	-15
[-ulu	-16
[-ulé	-33
[-ume	-27
[-ums	-10
[-umé	-15
[-un	-17
[-une	-11
[-uno	-9
[-ups	-15
[-ura	-22
[-urd	-18
[-ure	22
[-urg	-14
[-urt	-17
[-uré	-23
[-use	-63
[-usé	-24
[-ute	-46
[-uto	-12
[-uts	-18
[-uté	-14
[-uve	-35
[-uvé	-33
[-uyé	-13
[-uée	-35
[-ués	-29
[-v	-11
[-val	-26
[-vel	-23
[-ver	-15
[-ves	-38
[-veu	-8
[-vez	-17
[-vie	-27
[-vin	-25
[-vis	-29
[-vol	16
[-von	-23
[-vos	-13
[-vre	-14
[-vré	-22
[-vée	-17
[-vés	-27
[-wan	-14
[-xer	-8
[-xte	-17
[-yau	-13
[-yen	-15
[-yer	-38
[-yez	-22
[-ylo	-10
[-yne	-23
[-yo	-20
[-yon	-28
[-ype	-9
[-yro	-18
[-yse	10
[-yée	-19
[-yés	-18
[-z	-18
[-zoé	-12
[-à	-53
[-âge	-28
[-âte	-20
[-âts	-22
[-çon	-28
[-çue	-13
[-èce	-20
[-ède	-30
[-ège	-36
[-èle	-34
[-ème	-31
[-ère	-33
[-èse	-21
[-ète	-26
[-ève	-43
[-ébé	-17
[-écu	-14
[-édé	-19
[-éer	-9
[-ées	-67
[-élo	-21
[-émo	-29
[-éra	-27
[-éro	-33
[-éré	-27
[-éto	-12
[-été	-33
[-êle	-17
[-ême	-33
[-ête	-24
[-êté	-22
[-île	-16
[-îmé	-10
[-îne	-23
[-îné	-10
[-îte	-21
[-ôme	-17
[-ône	-20
[-ôte	-24
[-ôté	-14
[-ûle	-12
[-ûlé	-11
[-ûre	-12
[-ûte	-29
[-ûts	-12
[-œil	-22
[-œud	-8
[-œur	-25
[.	-9900
[/	-9900
[0	-16
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[@	-9900
[[	-9900
[[0 %	-10
[[0 )	-11
[[0 0	-12
[[0 :	-10
[[0 ]	-14
[[0 au	-14
[[0 avec	-13
[[0 bar	-12
[[0 cm	-9
[[0 dans	-13
[[0 de	-9
[[0 degrés	-9
[[0 est	-15
[[0 et	-11
[[0 euros	-11
[[0 fois	-21
[[0 g/m	-9
[[0 h	-23
[[0 heures	-12
[[0 j	-10
[[0 kg	-13
[[0 km/h	-22
[[0 la	-16
[[0 le	-15
[[0 lits	-11
[[0 mai	-9
[[0 mars	-14
[[0 min	-16
[[0 mètres	-11
[[0 ne	-12
[[0 novembre	-20
[[0 places	-9
[[0 pour	-11
[[0 puis	-12
[[0 sur	-12
[[0 à	-15
[[0 –	-17
[[accord du	10
[[accord écrit	-14
[[accueille une	-15
[[acide et	-9
[[actes et	-13
[[adore les	-15
[[adulte pour	-13
[[ah ,	-9
[[aiguilles ,	-10
[[ainsi :	-9
[[allumé sur	-11
[[allure .	-12
[[animaux ,	-12
[[appeler le	-17
[[arrière ,	-9
[[arrêt ,	-12
[[arrêt et	-14
[[arrête le	-10
[[arrête les	-8
[[aspire la	-9
[[assis à	-10
[[assurance ,	-9
[[atelier de	-18
[[attends je	-14
[[attestation d'assurance	-15
[[au 0	-11
[[au banc	-11
[[au bord	-11
[[au bout	-9
[[au bureau	-9
[[au client	-19
[[au complet	-18
[[au crayon	-10
[[au cœur	-17
[[au dossier	-12
[[au début	-9
[[au départ	-15
[[au dépôt	-10
[[au feu	-9
[[au feutre	-8
[[au fond	-27
[[au frontofocomètre	-8
[[au garage	-18
[[au guichet	-22
[[au hasard	-10
[[au jour	-12
[[au labo	-9
[[au lieu	-15
[[au milieu	-12
[[au moins	-17
[[au nom	-10
[[au pas	-9
[[au petit	-13
[[au pied	-23
[[au pinceau	-8
[[au plus	-14
[[au premier	-10
[[au printemps	-19
[[au propre	-15
[[au quart	-15
[[au refuge	-13
[[au registre	-19
[[au retour	-22
[[au revoir	-16
[[au réfractomètre	-10
[[au sol	-13
[[au stylo	-15
[[au tableau	-14
[[au tribunal	-12
[[au téléphone	-22
[[au volant	-13
[[auto-école du	-15
[[aval ,	-14
[[avant d'aller	-16
[[avant d'entrer	-12
[[avant d'ouvrir	-16
[[avant de	-33
[[avant l'ouverture	-13
[[avant la	-35
[[avant le	-28
[[avant les	-24
[[avant livraison	-14
[[avant midi	-13
[[avant ouverture	-9
[[avant que	-13
[[avant tri	-12
[[avons eu	-13
[[avril ,	-12
[[b )	-15
[[banc .	-12
[[banque alimentaire	-10
[[base de	-15
[[bassin .	-12
[[bateau .	-16
[[ben on	-15
[[ben oui	-11
[[besoin d'un	-19
[[besoin de	-13
[[bises ,	-8
[[bizarre .	-8
[[bons d'achat	-18
[[bord de	-17
[[bord du	-9
[[bornes et	-12
[[bottes avec	-9
[[bouche à	-10
[[bouchon de	-12
[[bouge ,	-8
[[bouge pas	-11
[[bouteilles de	-12
[[bracelet avec	-11
[[branche le	-13
[[branches mortes	-11
[[bref ,	-11
[[brun ,	-11
[[bulle sur	-12
[[bâche au	-13
[[bête ,	-9
[[c'est bon	-18
[[c'est ce	-11
[[c'est comment	-21
[[c'est dans	-18
[[c'est la	-25
[[c'est le	-30
[[c'est les	-15
[[c'est là	-11
[[c'est moi	-18
[[c'est mon	-9
[[c'est non	-14
[[c'est notre	-12
[[c'est parce	-10
[[c'est pas	-19
[[c'est plus	-9
[[c'est pourquoi	-13
[[c'est sur	-24
[[c'est tout	-12
[[c'est trop	-12
[[c'est un	-30
[[c'est une	-9
[[c'est ça	-14
[[cabane à	-22
[[cachet de	-11
[[café ,	-13
[[café .	-10
[[cahier de	-13
[[calcule la	-11
[[cales ,	-16
[[cales sont	-13
[[calme ,	-8
[[calé ,	-11
[[cantonal nous	-9
[[capitaine ,	-9
[[cartons à	-16
[[cause de	-14
[[cause du	-11
[[caution de	-18
[[ce mois-ci	-10
[[ce n'est	-12
[[ce qu'on	-24
[[ce que	-27
[[ce qui	-31
[[ce sera	-8
[[ce serait	-22
[[ce soit	-17
[[ce sont	-19
[[celles du	-9
[[celles qui	-22
[[cents euros	-13
[[certificat ,	-11
[[cette année	-18
[[cette fois	-18
[[cette semaine	-19
[[ceux qui	-18
[[chambre 0	-17
[[chambre froide	-24
[[changent souvent	-13
[[changent tous	-9
[[changer la	15
[[chaque année	-27
[[chaque caisse	-13
[[chaque document	16
[[chaque fois	-17
[[chaque pièce	-9
[[chaque sortie	-17
[[chaque trimestre	-18
[[chargement et	-24
[[chartres ,	-8
[[chaude à	-18
[[chauffes la	-17
[[cheffe de	-15
[[chemins de	-11
[[cher monsieur	-13
[[chercher le	-8
[[cheveux dans	-17
[[chlore libre	-14
[[choisir le	-13
[[choisit la	-11
[[chèque de	-11
[[ci-après les	-14
[[claire ,	-13
[[classe de	-10
[[classeurs .	-11
[[clients .	-21
[[cloches à	-21
[[coller sur	-16
[[collègues ,	-19
[[collé une	-9
[[comité des	-17
[[commencer par	-16
[[commences par	-10
[[comment dire	-24
[[comment nous	18
[[comment on	28
[[comment se	-26
[[comment ça	-20
[[commençant par	-14
[[commune de	-12
[[compare avec	-11
[[comparent avec	-15
[[complet .	-16
[[comptent les	-17
[[compter sur	-13
[[conduite à	-23
[[confrère de	-14
[[congé maternité	-11
[[conseil syndical	-11
[[consigne sur	-22
[[consignée ,	-16
[[constat ,	-10
[[constat d'état	9
[[consulte la	-12
[[consulte le	-11
[[contexte :	-13
[[contrôle avant	-22
[[contrôle des	16
[[contrôle la	-19
[[contrôle le	-16
[[contrôle les	-17
[[contrôle qualité	-11
[[contrôle que	-15
[[contrôle une	-10
[[contrôler les	11
[[convient de	-21
[[coopérative de	-14
[[corde .	-11
[[corde cassée	-14
[[correct ,	-10
[[coulée .	-16
[[coupe ,	-18
[[coupe et	-12
[[coupe la	-10
[[coupe le	-18
[[coupe pas	-12
[[couper ,	-12
[[coups de	-13
[[coups et	-8
[[court .	-11
[[court pas	-9
[[couvercle ,	-9
[[coûte 0	-12
[[crayon gras	-11
[[creux on	-16
[[crois que	-8
[[cuir ,	-8
[[d )	-13
[[d'accord on	-16
[[d'accueil et	-14
[[d'aller au	-16
[[d'alpage fabrique	-17
[[d'arrivée ,	-19
[[d'avant .	-11
[[d'emploi pour	-15
[[d'en faire	-16
[[d'entretien ,	-19
[[d'heure ,	-9
[[d'intervention .	-20
[[d'où cette	-21
[[d'écrit pour	-18
[[d'étage ,	-11
[[d'état .	-23
[[dame de	-13
[[ddpp est	-11
[[de 0	-11
[[de :	-16
[[de bain	-14
[[de bassin	-8
[[de bilan	-18
[[de bois	-15
[[de bonne	-12
[[de cacao	-16
[[de carte	-9
[[de ce	-22
[[de celui	-9
[[de cent	-14
[[de chauffe	-8
[[de cinq	-14
[[de cinquante	-14
[[de circulation	-13
[[de clés	-18
[[de compter	-9
[[de concert	-16
[[de conduite	-17
[[de consigner	-18
[[de couper	-9
[[de couronne	-9
[[de côté	-12
[[de deux	-13
[[de distribution	-16
[[de dix	-16
[[de dix-neuf	-11
[[de douze	-14
[[de départ	-31
[[de faire	-24
[[de façade	-10
[[de façon	-8
[[de feu	-20
[[de fil	-9
[[de fin	-17
[[de garde	-18
[[de graisse	-13
[[de huit	-13
[[de janvier	-16
[[de javel	-11
[[de juin	-12
[[de l'accueil	14
[[de l'acide	-10
[[de l'année	-12
[[de l'appareil	-13
[[de l'autre	-16
[[de l'eau	-27
[[de l'huître	-13
[[de l'école	-12
[[de l'évier	-15
[[de l'œil	-20
[[de la	-58
[[de lait	-13
[[de le	-13
[[de lisible	-16
[[de lit	-9
[[de livres	-23
[[de location	-9
[[de lot	-8
[[de lundi	-13
[[de lyon	-8
[[de m'appeler	-12
[[de me	-19
[[de message	-10
[[de mon	-18
[[de musique	-15
[[de médicaments	-19
[[de même	-10
[[de naissance	-14
[[de nettoyage	-17
[[de notre	-13
[[de nous	-31
[[de nuit	-28
[[de pain	-15
[[de papier	-13
[[de passer	-8
[[de peinture	-14
[[de permanence	-18
[[de personnes	-12
[[de piste	-9
[[de plongée	-13
[[de plus	-9
[[de police	-10
[[de pont	-16
[[de propane	-11
[[de province	-12
[[de près	-11
[[de pâte	-13
[[de quai	-10
[[de quartier	-11
[[de quatre	-12
[[de quelle	-18
[[de quoi	-11
[[de retour	-19
[[de rien	-9
[[de route	-14
[[de réception	-13
[[de rédiger	-20
[[de rôle	-10
[[de sa	-12
[[de salle	-14
[[de santé	-9
[[de secours	-13
[[de semaine	-16
[[de septembre	-14
[[de sonner	-20
[[de sortie	-13
[[de suite	-17
[[de sécu	-9
[[de sécurité	-17
[[de terre	-13
[[de toucher	-16
[[de tournai	-8
[[de tout	-21
[[de travers	-18
[[de trente	-11
[[de trois	-15
[[de trouver	-18
[[de verre	-15
[[de vote	-9
[[de vous	-19
[[de vérification	-12
[[dehors .	-14
[[dehors tu	-12
[[demandes la	-8
[[demi-heure après	-18
[[demi-heure avant	-9
[[deux ,	-11
[[deux ans	-16
[[deux cents	-24
[[deux chemins	-11
[[deux chiens	-13
[[deux clients	-12
[[deux coups	-12
[[deux côtés	-11
[[deux doigts	-10
[[deux et	-10
[[deux euros	-11
[[deux fois	-22
[[deux heures	-18
[[deux hommes	-13
[[deux locations	-20
[[deux longueurs	-10
[[deux mains	-13
[[deux minutes	-14
[[deux mois	-11
[[deux pages	-12
[[deux parcs	-14
[[deux personnes	-18
[[deux porteurs	-17
[[deux tiers	-9
[[deuxièmement on	-13
[[devis de	-15
[[dicte ça	-13
[[dictée vocale	-10
[[dimanche ,	-17
[[direct dans	-12
[[discrètement ,	-19
[[discute pas	-11
[[disque de	-20
[[dites ,	-24
[[dix-huit heures	-16
[[dix-neuf ans	-13
[[document est	8
[[document sur	-39
[[doivent être	-10
[[dons de	15
[[dos ,	-15
[[douches ,	-10
[[droit de	-14
[[droit et	-14
[[du 0	-8
[[du bassin	-24
[[du bruit	-10
[[du car	-18
[[du centre	-13
[[du chapiteau	-12
[[du client	-8
[[du club	-16
[[du comité	-21
[[du contrôleur	-13
[[du coup	-16
[[du départ	-20
[[du feu	-19
[[du fond	-13
[[du four	-20
[[du grand	-15
[[du groupe	-11
[[du hangar	-16
[[du haut	-17
[[du jour	-12
[[du lit	-14
[[du local	-9
[[du matin	-22
[[du même	-10
[[du parc	-10
[[du personnel	-15
[[du petit	-12
[[du pied	-17
[[du pilote	-15
[[du plateau	-17
[[du poste	-20
[[du public	-17
[[du réseau	-9
[[du samedi	-23
[[du scellé	-9
[[du service	-10
[[du soir	-24
[[du temps	-10
[[du texte	-10
[[du tout	-14
[[du tunnel	-17
[[du téléphone	-12
[[du val	-10
[[du vestiaire	-13
[[du véhicule	-16
[[du week-end	-13
[[dur ,	-12
[[débranche la	-10
[[début de	13
[[décembre ,	-15
[[départ ,	-28
[[départ .	-17
[[départ 0	-10
[[départ d'un	16
[[dépose dans	-10
[[déposé :	-8
[[dépôt de	-14
[[désormais la	-22
[[détecteur de	-10
[[dîner .	-8
[[e )	-13
[[eau claire	-8
[[eau à	-19
[[emballage d'origine	-14
[[enlève la	-11
[[enlève les	-20
[[enterrés d'un	-19
[[entreprise de	-13
[[enveloppes de	-16
[[envoie le	-16
[[espace confiné	-20
[[essai de	10
[[essuie au	-12
[[essuie la	-11
[[etc .	-10
[[excusés :	-10
[[exige de	-13
[[existe ,	-13
[[fabrication ,	-14
[[faite avant	-12
[[faites une	-10
[[fasse une	-16
[[faute de	-21
[[fenêtre ouverte	-12
[[ferment à	-14
[[fermer les	-15
[[fermeture des	-16
[[fermeture du	-25
[[feuilles ,	-12
[[feuilles du	-16
[[fiche de	-11
[[fiche à	-14
[[fil ,	-11
[[fine ,	-11
[[fleuriste à	-14
[[franchement ,	-15
[[français .	-9
[[frein de	-15
[[friteuse ,	-19
[[fromagerie d'alpage	-12
[[fuite à	-14
[[fwd :	-16
[[g .	-20
[[g/m ²	-12
[[garde au	-11
[[garde la	-9
[[gardien ne	-19
[[gel .	-15
[[glisse dans	-16
[[glisse la	-13
[[goutte de	-10
[[graisse de	-15
[[grave ,	-21
[[grise ,	-13
[[gâteau .	-10
[[hauteurs ,	-16
[[hectares ,	-14
[[hello ,	-12
[[hier au	-19
[[hier entre	-17
[[hiver ,	-17
[[ici le	-18
[[ici on	-11
[[inscrits au	-10
[[inspecte les	-16
[[inès :	-14
[[j'aimerais donc	-17
[[j'aimerais que	-16
[[j'avais un	-12
[[j'en ai	-19
[[j'espère que	-8
[[j'ouvre la	-13
[[janvier ,	-14
[[janvier .	-15
[[jauge de	-14
[[je cherche	-18
[[je commence	-10
[[je compte	-8
[[je coordonne	-18
[[je crois	-13
[[je demande	-18
[[je devrais	-8
[[je dicte	-30
[[je dirige	-16
[[je dis	-11
[[je dois	-17
[[je donne	-16
[[je fais	-31
[[je ferme	-12
[[je l'ai	-10
[[je la	-17
[[je le	-13
[[je les	-18
[[je leur	-16
[[je lui	-14
[[je m'appelle	-10
[[je m'en	-21
[[je m'occupe	-17
[[je me	-17
[[je n'ai	-12
[[je ne	-28
[[je parle	-16
[[je peux	-18
[[je prends	-17
[[je propose	-19
[[je précise	-15
[[je prépare	-12
[[je regarde	-9
[[je remplace	-11
[[je reprends	-19
[[je résume	-16
[[je sais	-12
[[je sors	-15
[[je souhaite	-19
[[je suis	-40
[[je t'écris	-15
[[je te	-18
[[je teste	-15
[[je tiens	-20
[[je travaille	-24
[[je vais	-10
[[je veux	-30
[[je voudrais	-20
[[je vous	-26
[[jette les	-10
[[jeu et	-18
[[joints ,	-14
[[josiane ,	-10
[[journée .	-12
[[jsuis au	-13
[[kilos ,	-12
[[kilos de	-22
[[l'absence de	-27
[[l'accident de	-17
[[l'acte est	11
[[l'adresse et	-17
[[l'affaire de	-12
[[l'aide de	-15
[[l'alarme sonne	-10
[[l'alginate se	-16
[[l'ancienne est	-14
[[l'année passée	-15
[[l'appareil ,	-9
[[l'appel arrive	-18
[[l'armoire .	-19
[[l'arrivée ,	-9
[[l'arrêt de	12
[[l'assistante contrôle	-10
[[l'assistante sociale	-11
[[l'attention de	-10
[[l'attestation d'assurance	-15
[[l'eau ,	-18
[[l'eau chaude	-18
[[l'eau de	-28
[[l'eau qui	-14
[[l'eau savonneuse	-13
[[l'eau tiède	-10
[[l'eau à	-16
[[l'emballage des	15
[[l'entrée .	-10
[[l'hiver dernier	-10
[[l'infirmière et	-14
[[l'inscription .	-8
[[l'intérim ,	-8
[[l'ordonnance et	-9
[[l'ordre ,	-11
[[l'ordre inverse	-13
[[l'ouverture ,	-8
[[l'écart et	-9
[[l'école de	-13
[[l'étage ,	-9
[[l'état de	-12
[[l'état du	-16
[[l'été .	-13
[[l'évier ,	-19
[[la 0	-16
[[la baie	-18
[[la balance	-22
[[la bande	-21
[[la barrière	-18
[[la base	-19
[[la batterie	-21
[[la benne	-25
[[la bombe	-11
[[la bonne	-17
[[la borne	-24
[[la bouche	-17
[[la bougie	-11
[[la boulangerie	-15
[[la bouteille	-17
[[la boîte	-23
[[la brasserie	-18
[[la brosse	-19
[[la cabane	14
[[la cabine	-22
[[la cage	-12
[[la caisse	-33
[[la camionnette	-20
[[la cantine	-21
[[la carsat	-14
[[la carte	-15
[[la case	-16
[[la casquette	-17
[[la cause	-15
[[la caution	-22
[[la cave	-24
[[la ceinture	-13
[[la centrale	-20
[[la charge	-16
[[la charlotte	-18
[[la cheffe	-23
[[la chute	-15
[[la civière	-15
[[la cliente	-21
[[la cloche	-16
[[la clé	-29
[[la clôture	-19
[[la colle	-23
[[la commune	-29
[[la compagnie	-13
[[la comptabilité	-10
[[la conduite	-21
[[la conservatrice	-17
[[la console	-21
[[la copie	-9
[[la corde	-29
[[la corne	-17
[[la couche	-19
[[la couleur	-20
[[la coulée	-16
[[la coupe	-28
[[la couverture	-14
[[la craie	-26
[[la croix	-9
[[la crèche	-17
[[la cuisine	-22
[[la culture	-11
[[la cuve	-24
[[la dame	-20
[[la date	-29
[[la ddpp	-23
[[la demande	-23
[[la demi-heure	-18
[[la dernière	-29
[[la dictée	-14
[[la direction	-26
[[la directrice	-29
[[la distribution	10
[[la douche	-12
[[la durée	-12
[[la déclaration	-17
[[la fabrique	-11
[[la face	-11
[[la facture	-15
[[la fait	-13
[[la famille	-39
[[la façon	23
[[la fenêtre	-17
[[la ferme	-25
[[la fermeture	22
[[la feuille	-37
[[la fiche	-39
[[la fin	-34
[[la fois	-23
[[la fosse	-26
[[la fourchette	-19
[[la fourrière	-13
[[la friterie	13
[[la fuite	-24
[[la fédé	-23
[[la gardienne	-13
[[la gauche	-9
[[la gendarmerie	-23
[[la gestionnaire	-16
[[la glace	-11
[[la gouvernante	-13
[[la graisse	-30
[[la grande	-22
[[la grille	-22
[[la hauteur	-24
[[la journée	-25
[[la lame	-12
[[la lampe	-26
[[la lettre	-23
[[la levée	-15
[[la leçon	-24
[[la ligne	-28
[[la ligue	-19
[[la liste	-35
[[la livraison	-19
[[la loi	-18
[[la longueur	-18
[[la lumière	-30
[[la machine	-36
[[la main	-42
[[la mairie	-30
[[la maison	-28
[[la maman	-12
[[la marche	-30
[[la matière	-32
[[la mer	-20
[[la messagerie	-26
[[la meule	-17
[[la minute	-17
[[la mise	16
[[la moitié	-33
[[la mousse	-17
[[la msa	-11
[[la musique	-17
[[la météo	-10
[[la même	-26
[[la nacelle	-19
[[la navette	-13
[[la neige	-18
[[la neuve	-15
[[la note	-14
[[la nouvelle	-22
[[la nuit	-37
[[la page	-11
[[la paie	-21
[[la palette	-17
[[la pancarte	-12
[[la panne	-25
[[la partie	-16
[[la passerelle	-17
[[la patinoire	-23
[[la patronne	-21
[[la patte	-10
[[la pauvre	-18
[[la peau	13
[[la pelle	-19
[[la perche	-19
[[la petite	-23
[[la pharmacie	-21
[[la photo	-29
[[la pince	-21
[[la pioche	-9
[[la piscine	-30
[[la piste	-23
[[la pièce	-12
[[la place	-25
[[la planche	-16
[[la plaque	-20
[[la plateforme	-21
[[la plupart	-19
[[la plus	-18
[[la poche	-25
[[la poignée	-14
[[la pointe	-12
[[la police	-20
[[la pompe	-24
[[la porte	-32
[[la position	-13
[[la poussière	-18
[[la première	-36
[[la presse	-28
[[la pression	-15
[[la prise	23
[[la prochaine	-15
[[la préfecture	-22
[[la présente	-18
[[la pâte	-27
[[la question	-17
[[la queue	-19
[[la radio	-22
[[la rame	-10
[[la rampe	-21
[[la recette	-20
[[la reine	-9
[[la remet	-16
[[la remise	20
[[la remorque	-14
[[la rentrée	-13
[[la reprend	-15
[[la reprise	12
[[la responsable	-19
[[la restauratrice	-22
[[la rigole	-12
[[la rince	-16
[[la roue	-13
[[la route	-25
[[la rue	-19
[[la règle	-23
[[la réception	26
[[la régie	-24
[[la région	-22
[[la réglette	-17
[[la régulation	-14
[[la réponse	-22
[[la réservation	-21
[[la réserve	-21
[[la sacristie	-16
[[la saison	-16
[[la salle	-40
[[la sangle	-18
[[la saumure	-23
[[la scie	-21
[[la seconde	-15
[[la secrétaire	-22
[[la sellette	-9
[[la semaine	-38
[[la serre	-14
[[la signature	-11
[[la sonnette	-15
[[la sortie	11
[[la soudure	11
[[la spatule	-15
[[la station	-24
[[la suie	-15
[[la suite	-29
[[la surface	-11
[[la surfaceuse	21
[[la table	-34
[[la tablette	-26
[[la taille	-22
[[la tape	-9
[[la tare	-17
[[la teinte	-13
[[la température	-23
[[la tension	-14
[[la terre	-20
[[la toile	-16
[[la tournée	-30
[[la toussaint	-9
[[la tranche	-12
[[la trappe	-21
[[la tribune	-18
[[la tête	-37
[[la vache	-19
[[la valeur	-19
[[la vanne	-11
[[la vapeur	-23
[[la veille	-47
[[la ventilation	-16
[[la vieille	-10
[[la ville	-14
[[la visite	-36
[[la voix	-12
[[la vétérinaire	-18
[[la vêleuse	-21
[[la zone	-31
[[laboratoire de	-15
[[laisses pas	-15
[[lame baissée	-12
[[lame de	-13
[[lame à	-11
[[lance la	-17
[[langue des	-14
[[larmes ,	-15
[[lausanne ,	-13
[[lavage de	-22
[[lavage des	-10
[[le 0	-31
[[le badge	-16
[[le bain	-18
[[le balisage	-16
[[le barbecue	-8
[[le bas	-13
[[le bassin	-18
[[le bateau	-23
[[le beurre	-24
[[le bidon	-20
[[le bloc	-14
[[le bois	-16
[[le bon	-30
[[le bordereau	-9
[[le bornage	9
[[le bouchon	-10
[[le bouton	-14
[[le bracelet	-17
[[le bras	-13
[[le brouillon	-20
[[le bureau	-23
[[le bébé	-17
[[le bûcheron	-14
[[le cabinet	-23
[[le cadre	-18
[[le cahier	-11
[[le calendrier	-21
[[le camion	-23
[[le canton	-18
[[le car	-9
[[le carnet	-32
[[le carton	-20
[[le certificat	-16
[[le changement	17
[[le chariot	-16
[[le chauffage	-27
[[le chauffeur	-29
[[le chef	-39
[[le cheval	-22
[[le chien	-35
[[le chiffre	-24
[[le classeur	-17
[[le client	-47
[[le club	-21
[[le code	-25
[[le coffre	-21
[[le coin	-11
[[le col	-10
[[le collier	-24
[[le comité	-23
[[le compte	-23
[[le comptoir	-20
[[le concierge	-15
[[le conducteur	-24
[[le conjoint	-13
[[le constat	-22
[[le contrôle	19
[[le convoyeur	-17
[[le corps	-17
[[le correcteur	-8
[[le couloir	-15
[[le coup	-16
[[le coursier	-14
[[le couteau	-27
[[le couvercle	-25
[[le câble	-21
[[le demande	-10
[[le dernier	-34
[[le deuxième	-12
[[le dimanche	-24
[[le dire	-11
[[le dis	-16
[[le disque	-22
[[le docteur	-19
[[le document	-23
[[le dos	-14
[[le dossier	-35
[[le drap	-13
[[le droit	-21
[[le dur	-26
[[le début	-15
[[le départ	13
[[le dépôt	-20
[[le désinfectant	-13
[[le détecteur	-22
[[le faire	-22
[[le fais	-19
[[le fait	-18
[[le fauconnier	-16
[[le feu	-27
[[le fichier	-13
[[le fil	-9
[[le filet	-25
[[le film	-20
[[le fils	-16
[[le filtre	-21
[[le flacon	-15
[[le fond	-18
[[le four	-18
[[le frein	-19
[[le frigo	-14
[[le garde	-16
[[le gardien	-23
[[le gaz	-18
[[le greffe	-17
[[le groupe	-18
[[le guichet	-13
[[le géologue	-12
[[le gérant	-20
[[le harnais	-13
[[le haut	-24
[[le hérisson	-18
[[le jargon	-14
[[le jeu	-10
[[le jeudi	-25
[[le jeune	-17
[[le jour	-35
[[le journal	-16
[[le laboratoire	10
[[le lavage	24
[[le lecteur	-16
[[le lendemain	-25
[[le lien	-18
[[le linge	12
[[le livre	-19
[[le livret	-16
[[le local	-21
[[le locataire	-9
[[le logiciel	-11
[[le long	-17
[[le magasinier	-22
[[le maire	-17
[[le manager	-12
[[le marbre	-15
[[le marché	-11
[[le matelot	-30
[[le matin	-31
[[le maître	-21
[[le mercredi	-12
[[le micro	-14
[[le modèle	-20
[[le moment	-18
[[le monde	-45
[[le moniteur	-11
[[le mono	-19
[[le monsieur	-17
[[le moteur	-24
[[le mur	-19
[[le médecin	-24
[[le ménage	11
[[le même	-27
[[le nez	-17
[[le niveau	-23
[[le nom	-26
[[le nombre	-18
[[le nouveau	-27
[[le numéro	-44
[[le nôtre	-16
[[le panneau	-22
[[le papier	-34
[[le parc	-13
[[le parent	-25
[[le patient	-17
[[le patron	-31
[[le permis	-20
[[le petit	-15
[[le pied	-21
[[le pilote	-24
[[le pisteur	-17
[[le plan	-30
[[le plateau	-11
[[le plus	-28
[[le poids	-21
[[le point	-23
[[le pont	-28
[[le portail	-19
[[le porteur	-21
[[le pose	-20
[[le pouce	-15
[[le premier	-25
[[le procès-verbal	-12
[[le produit	-15
[[le professeur	-16
[[le propriétaire	-24
[[le protocole	-22
[[le prénom	-19
[[le président	-27
[[le père	-20
[[le quart	-20
[[le raccord	-16
[[le rapport	-9
[[le registre	-22
[[le relevé	-22
[[le remplissage	11
[[le responsable	-28
[[le reste	-28
[[le reçu	-13
[[le robinet	-13
[[le règlement	-17
[[le régisseur	-16
[[le réglage	18
[[le sable	-12
[[le sac	-29
[[le sachet	-14
[[le salarié	-14
[[le sang	-16
[[le sas	-12
[[le seau	-16
[[le second	-19
[[le secteur	-20
[[le serveur	-25
[[le service	-35
[[le seul	-16
[[le silicone	-26
[[le siège	-24
[[le soir	-45
[[le stagiaire	-18
[[le stock	-15
[[le sujet	-19
[[le support	-13
[[le surveillant	-17
[[le séchoir	-20
[[le tableau	-26
[[le tablier	-13
[[le talon	-18
[[le tampon	-18
[[le tapis	-19
[[le technicien	-35
[[le temps	-15
[[le tempérage	21
[[le test	-24
[[le texte	-24
[[le ticket	-13
[[le tiroir	-15
[[le titre	-11
[[le toit	-13
[[le tour	-31
[[le tout	-11
[[le traducteur	-10
[[le trait	-16
[[le travail	-16
[[le troisième	-20
[[le trou	-14
[[le tube	-9
[[le type	-13
[[le téléphone	-26
[[le vent	-29
[[le verre	-20
[[le vieux	-24
[[le visiteur	-21
[[le voyant	-13
[[le véhicule	-19
[[le vélo	-9
[[le vétérinaire	-14
[[lentement .	-8
[[les 0	-23
[[les actes	-20
[[les agences	-18
[[les aiguilles	-16
[[les anciennes	-16
[[les appâts	-8
[[les armes	-9
[[les assurances	-10
[[les attaches	-22
[[les autres	-23
[[les bassins	-17
[[les batteries	-15
[[les blocs	-21
[[les bonnes	-19
[[les bords	-11
[[les bottes	-17
[[les bouteilles	-19
[[les bretelles	-15
[[les bénévoles	-20
[[les caisses	-13
[[les cales	-38
[[les cartons	-24
[[les chariots	-14
[[les chiffres	-17
[[les cinq	-22
[[les classeurs	-15
[[les clients	-22
[[les clous	-21
[[les clubs	-15
[[les clés	-36
[[les coins	-20
[[les commandes	8
[[les compteurs	-16
[[les cordes	-12
[[les couteaux	-9
[[les cônes	-15
[[les dates	-22
[[les deux	-41
[[les dix	-25
[[les doigts	-16
[[les doudous	-22
[[les enfants	-25
[[les entrées	-25
[[les familles	-20
[[les feuilles	-19
[[les filles	-14
[[les films	-19
[[les fils	-18
[[les flexibles	-10
[[les gants	-20
[[les garde-corps	-18
[[les gars	-20
[[les gens	-32
[[les gosses	-26
[[les hommes	-17
[[les jeunes	-32
[[les joints	-17
[[les joueurs	-20
[[les jours	-25
[[les licences	-9
[[les lignes	-13
[[les mains	-31
[[les matins	-24
[[les membres	-13
[[les mots	-23
[[les nouveaux	-18
[[les nouvelles	-13
[[les numéros	-11
[[les objets	10
[[les pages	-13
[[les papiers	-18
[[les parents	-31
[[les passagers	-17
[[les perches	-10
[[les permis	12
[[les photos	-16
[[les pieds	-14
[[les plaques	-20
[[les plus	-15
[[les poches	9
[[les points	-19
[[les pompes	-24
[[les pompiers	-10
[[les portes	-35
[[les premières	-16
[[les produits	-25
[[les projecteurs	-14
[[les quatre	-30
[[les rails	-22
[[les rangs	-20
[[les rayures	-16
[[les restes	-19
[[les rh	-22
[[les règles	11
[[les réglages	-13
[[les sacs	-26
[[les saisonniers	-20
[[les salades	-16
[[les scellés	17
[[les seaux	-15
[[les semaines	-18
[[les services	-26
[[les serviettes	-15
[[les sorties	11
[[les tables	-13
[[les tiges	-17
[[les tilleuls	-12
[[les toilettes	-18
[[les trois	-29
[[les tubes	-18
[[les tuyaux	-11
[[les téléphones	-11
[[les vacances	-12
[[les vannes	-14
[[les vantelles	-22
[[les verres	-24
[[les vis	-9
[[les voisins	-18
[[les voitures	-12
[[les véhicules	-21
[[les yeux	-20
[[les écoles	-19
[[les élèves	-17
[[les étapes	-19
[[levée ,	-9
[[libre ,	-9
[[lieux d'entrée	-19
[[linge de	-17
[[lis le	-10
[[lisible ,	-16
[[litres de	-12
[[livraison ,	-16
[[livre est	-19
[[livres mouillés	-17
[[livret de	-12
[[loin des	-13
[[long de	-15
[[longueur ,	-8
[[longueurs d'arbre	-11
[[lors de	-14
[[loto du	12
[[loue des	-18
[[là-dessus ?	-14
[[lève la	-11
[[lève le	-12
[[m'occupe des	-16
[[mai .	-9
[[maintenant .	-9
[[manière de	-25
[[manière dont	-24
[[marc ,	-10
[[mari ,	-11
[[marque ,	-13
[[marre .	-14
[[matelot de	-24
[[mea culpa	-14
[[menace de	-13
[[mer du	-10
[[mettre au	-11
[[mettre en	-8
[[mettre les	-15
[[mettre ça	-20
[[meubles reculés	-17
[[micro ,	-10
[[minuit et	-10
[[mise en	22
[[mises à	-11
[[mode d'emploi	-13
[[mode opératoire	-21
[[modeste :	-15
[[mois-ci que	-9
[[moment où	-16
[[mon beau-père	-19
[[mon dîner	-14
[[mon fils	-11
[[mon mari	-15
[[mon neveu	-9
[[mon nom	-10
[[mon oncle	-11
[[mon truc	15
[[mon tuteur	-14
[[mouillés ,	-11
[[mousse ,	-12
[[musique de	-16
[[musée de	-16
[[médecin de	-11
[[mémoire ,	-16
[[n'attend pas	-16
[[n'essaie pas	-13
[[n'importe quel	-20
[[n'importe quoi	-15
[[n'ont jamais	-13
[[n'ont pas	-12
[[n'ouvre pas	-21
[[nettoie la	-15
[[nettoyer le	-13
[[nivelles ,	-9
[[nombre de	-13
[[nord .	-11
[[nos anciens	-20
[[noter l'heure	-15
[[notes de	12
[[notes les	-17
[[notre club	-25
[[notre entreprise	-21
[[notre manière	12
[[notre établissement	-20
[[nourriture ,	-13
[[nous (	-13
[[nous ,	-23
[[nous a	-38
[[nous avons	-26
[[nous c'est	-18
[[nous en	-16
[[nous est	-17
[[nous faisons	-15
[[nous faut	-16
[[nous gérons	-22
[[nous la	-18
[[nous le	-19
[[nous n'avons	-18
[[nous on	-28
[[nous remplaçons	20
[[nous sommes	-41
[[nouveaux moniteurs	-11
[[novembre ,	-20
[[numéros et	-15
[[objets trouvés	17
[[odeur de	-15
[[offre un	-10
[[oh non	-12
[[on a	-36
[[on accroche	10
[[on annonce	-19
[[on appelle	-15
[[on apporte	-10
[[on appuie	-9
[[on arrache	-20
[[on arrive	-13
[[on arrose	-13
[[on arrête	-19
[[on aspire	-11
[[on attache	-10
[[on attend	-22
[[on baisse	-13
[[on calcule	-15
[[on cale	-11
[[on casse	-15
[[on change	-19
[[on charge	-13
[[on cherche	-28
[[on coche	-11
[[on colle	-10
[[on commence	-17
[[on compare	-9
[[on compte	-34
[[on contrôle	-24
[[on convient	-18
[[on coupe	-20
[[on demande	-20
[[on descend	-15
[[on desserre	-16
[[on dit	-14
[[on donne	-13
[[on débranche	-15
[[on déclare	-11
[[on en	-16
[[on enlève	10
[[on essuie	-16
[[on est	-30
[[on examine	-11
[[on facture	-9
[[on fait	8
[[on ferme	12
[[on frotte	-9
[[on garde	12
[[on glisse	-15
[[on gratte	-19
[[on inscrit	-13
[[on inspecte	-10
[[on jette	-12
[[on l'envoie	-16
[[on l'écrit	-19
[[on la	-36
[[on laisse	-20
[[on lave	-11
[[on le	-24
[[on les	-29
[[on lit	-17
[[on lui	-27
[[on lève	-20
[[on m'a	-27
[[on marque	-9
[[on mesure	-16
[[on met	-25
[[on monte	-19
[[on montre	-17
[[on n'a	-16
[[on n'ouvre	-18
[[on ne	-19
[[on nettoie	-23
[[on note	-20
[[on nous	-24
[[on part	-25
[[on passe	-22
[[on peut	-15
[[on photographie	-16
[[on plante	-17
[[on plonge	-14
[[on pose	-15
[[on prend	-29
[[on propose	-14
[[on prélève	-9
[[on prépare	-14
[[on prévient	-20
[[on prête	-13
[[on pèse	-11
[[on ramasse	-19
[[on rappelle	-20
[[on refuse	-17
[[on regarde	-25
[[on relève	-11
[[on remet	-22
[[on remonte	-8
[[on remplit	-11
[[on rend	-13
[[on repasse	-11
[[on reprend	17
[[on retire	-24
[[on retourne	-17
[[on revient	-22
[[on reçoit	-12
[[on s'arrête	-15
[[on se	-24
[[on secoue	-13
[[on signe	-19
[[on sonne	-11
[[on sèche	-11
[[on sépare	-15
[[on tend	-10
[[on teste	-19
[[on tire	-28
[[on téléphone	-12
[[on va	-28
[[on verse	-17
[[on vérifie	-13
[[on y	-16
[[on écrit	-22
[[on ôte	-12
[[onze heures	-13
[[ordre ,	-8
[[ordre de	-21
[[ouvrent un	-15
[[ouvres la	-11
[[ovales en	-22
[[p .	-12
[[paille propre	-10
[[pardon ,	-12
[[parfait ,	-13
[[parking du	-12
[[parler ,	-9
[[pars la	-18
[[parti ,	-16
[[parti .	-19
[[parti avec	-21
[[parti en	-13
[[passage ,	-9
[[passe au	-19
[[passe en	-11
[[passe la	-11
[[passe les	-18
[[passent à	-11
[[passes la	-15
[[passée .	-14
[[passée en	-11
[[perd ,	-12
[[perd le	-8
[[perdue .	-10
[[personne achète	-10
[[personne bloquée	13
[[personne n'a	-27
[[personne n'entre	-17
[[personne ne	-38
[[personne qui	-28
[[personne vient	-8
[[personne à	-13
[[peux me	-11
[[ph entre	-10
[[pharmacie ,	-14
[[photographie les	-12
[[photos et	10
[[phrases courtes	-16
[[pieds .	-9
[[pieds nus	-17
[[pilote par	-14
[[pince de	-13
[[place ,	-9
[[place à	-12
[[plan ,	-16
[[plan et	-12
[[plaques de	-23
[[plat et	-11
[[plat sur	-9
[[plutôt que	-10
[[plâtre .	-14
[[pneus ,	-8
[[poche des	-16
[[poche du	-9
[[poches ,	-11
[[poisson ,	-12
[[police si	-14
[[pondre un	-20
[[portable ,	-8
[[pose la	-15
[[pose le	-19
[[pose les	-26
[[pose sur	-14
[[posé au	-10
[[posé et	-14
[[posée à	-12
[[pots de	-18
[[poubelle ,	-11
[[pouce et	-13
[[pour cent	-21
[[pour ceux	-14
[[pour chaque	16
[[pour cinq	-12
[[pour commencer	-12
[[pour de	-15
[[pour demain	-15
[[pour des	-19
[[pour deux	-15
[[pour euh	-16
[[pour l'accueil	-25
[[pour l'alginate	-11
[[pour l'équipe	-17
[[pour la	-57
[[pour laquelle	-10
[[pour le	-42
[[pour mon	-18
[[pour mémoire	-15
[[pour notre	-22
[[pour que	-14
[[pour tout	-10
[[pour un	-24
[[pour une	-25
[[pour vendredi	-9
[[pour voir	-10
[[pour vérifier	-12
[[pour ça	-10
[[pourquoi je	-21
[[pourriez-vous rédiger	-18
[[première glace	-11
[[prendre la	-21
[[prends la	-9
[[presque .	-10
[[presque tous	-16
[[prie de	-19
[[printemps ,	-22
[[prise de	15
[[procédure ,	-22
[[procédure de	-32
[[propose de	-19
[[province ,	-16
[[préfecture ,	-12
[[prélever à	-15
[[présence de	-13
[[présente demande	-15
[[présents :	-13
[[prétend que	-10
[[puisse suivre	-25
[[punaises de	-18
[[purger les	-18
[[pv du	-18
[[pâte ,	-9
[[pâte de	-17
[[qu'après c'est	-10
[[qu'y a	-13
[[quand il	-26
[[quand la	-22
[[quand le	-40
[[quand les	-21
[[quand même	-20
[[quand on	-23
[[quand un	21
[[quand y	-10
[[quand ça	12
[[quarantaine des	10
[[quarante-cinq degrés	-12
[[quarts ,	-11
[[question du	-11
[[quitte pas	-15
[[quoi ,	-18
[[quoi au	-23
[[quoi faire	-28
[[radiateurs .	-11
[[radio associative	-12
[[raison pour	-14
[[rangs de	-16
[[rappelle la	-11
[[rapport du	-18
[[rapport à	-15
[[rayon de	-13
[[re :	-19
[[recompte une	-9
[[refuse on	-13
[[refusées .	-9
[[regard ,	-11
[[relevé de	-11
[[relève le	-10
[[remet la	-23
[[remet le	-12
[[remet un	-21
[[remettre dans	-10
[[remettre en	-8
[[remise des	-11
[[remise en	17
[[remise à	15
[[remonté ,	-8
[[remplace la	-18
[[remplace le	-16
[[remplace les	-16
[[rendu –	-11
[[repose la	-10
[[reprend le	-11
[[restent à	-8
[[retire le	-9
[[retire les	-16
[[retour .	-21
[[retour au	-19
[[retourne au	-12
[[retourne les	-13
[[revient au	-13
[[reçu un	-11
[[reçue ,	-13
[[rh ouvrent	-17
[[rincés ,	-8
[[rinçage ,	-15
[[robinet et	-9
[[route ,	-13
[[route .	-10
[[ruban .	-12
[[ruban rouge	-9
[[réception ,	-8
[[réclame le	-12
[[rédacteur :	-14
[[réf .	-9
[[réservé par	-9
[[résident avec	-19
[[rétros ,	-10
[[réunion d'équipe	-13
[[réunion du	-25
[[rév .	-18
[[rôle .	-11
[[s'arrête et	-10
[[s'arrête à	-11
[[s'ils ont	-16
[[s'occupe des	-13
[[sac .	-9
[[sac de	-12
[[sac rouge	-13
[[sac sur	-17
[[sache quoi	-13
[[sache à	-15
[[sais ,	-12
[[sais pas	-12
[[sais plus	-9
[[saison .	-11
[[saison :	-18
[[saisonniers qui	-12
[[sait pas	-12
[[samedi ,	-15
[[sanitaire de	-19
[[sauce ,	-10
[[scolaire ,	-15
[[secouer ,	-9
[[seize ans	-14
[[selon la	-19
[[sent le	-10
[[serait bien	-8
[[servi à	-10
[[services techniques	-12
[[si c'est	-22
[[si deux	-17
[[si elle	-17
[[si je	-8
[[si l'alarme	-12
[[si la	-23
[[si le	-25
[[si les	-24
[[si on	-14
[[si personne	-18
[[si quelqu'un	-23
[[si tout	-14
[[si vous	-13
[[si y	-16
[[si ça	-26
[[signaler un	-20
[[signer la	-9
[[signer le	-12
[[simples ,	-14
[[soi .	-9
[[soie ,	-12
[[sommes une	-23
[[sonne plein	-9
[[sorti à	-13
[[sortie de	-17
[[sortir la	-15
[[souhaite que	-9
[[stop ,	-11
[[stylo .	-17
[[suivante ,	-11
[[sujet :	-15
[[sujet c'est	-19
[[sécher à	-8
[[séchoir et	-14
[[tableau ,	-9
[[tablier .	-9
[[tache de	-12
[[taille ,	-10
[[talkie «	-8
[[tend le	-8
[[tenir la	-10
[[tension .	-13
[[test de	-19
[[testé à	-9
[[tiens la	-10
[[tissu de	-9
[[titre et	-15
[[toi qui	-21
[[toi tu	-23
[[tombe .	-13
[[ton nom	-14
[[tourner la	-15
[[trace écrite	-24
[[travail ,	-11
[[travail dans	-10
[[trempe dans	-15
[[tremper une	-13
[[trempée ,	-9
[[trentaine de	-14
[[trente-deux degrés	-9
[[tri des	16
[[tribunal de	-13
[[trimestre ,	-18
[[troisième fois	-12
[[trouve à	-8
[[trouver ci-après	-15
[[trésorerie .	-20
[[tu appelles	-12
[[tu arrêtes	-13
[[tu attends	-28
[[tu chauffes	16
[[tu cherches	-16
[[tu commences	-11
[[tu coules	-9
[[tu demandes	-20
[[tu dis	-19
[[tu donnes	-13
[[tu démontes	-9
[[tu fais	-28
[[tu fermes	-14
[[tu filtres	-13
[[tu l'écris	-10
[[tu la	-23
[[tu laisses	-13
[[tu le	-17
[[tu lis	-17
[[tu me	-24
[[tu mets	-18
[[tu notes	-17
[[tu ouvres	-13
[[tu parles	-18
[[tu pars	-16
[[tu passes	-15
[[tu peux	-10
[[tu prends	-21
[[tu préviens	-11
[[tu regardes	-23
[[tu sens	-9
[[tu te	-14
[[tu testes	-14
[[tu veux	-20
[[tu vides	-17
[[tu vérifies	-10
[[tôt ,	-18
[[un ,	-10
[[un adulte	-12
[[un arbre	-26
[[un autre	-18
[[un bateau	-21
[[un bouchon	-11
[[un café	-22
[[un chien	-31
[[un chiffon	-12
[[un client	-34
[[un clou	-22
[[un collègue	-8
[[un confrère	-12
[[un coup	-18
[[un coupable	-12
[[un couteau	-12
[[un deuxième	-9
[[un doc	-16
[[un document	-44
[[un dossier	-12
[[un enfant	-23
[[un exemplaire	-13
[[un feu	-17
[[un groupe	-19
[[un jour	-18
[[un millimètre	-9
[[un mode	-20
[[un modèle	-17
[[un monsieur	-17
[[un musée	-22
[[un mètre	-20
[[un mémo	-19
[[un nouveau	-14
[[un ordinateur	-19
[[un papier	-20
[[un par	-11
[[un parent	-9
[[un patient	-15
[[un petit	-34
[[un peu	-29
[[un point	-12
[[un pour	-14
[[un premier	-14
[[un protocole	12
[[un quart	-14
[[un qui	-13
[[un roman	-19
[[un sac	-12
[[un seul	-10
[[un surveillant	-12
[[un texte	-25
[[un ticket	-12
[[un tiers	-13
[[un tour	-21
[[un truc	-44
[[un tube	-13
[[un vrai	14
[[un éclat	-17
[[un écrit	-22
[[une amende	-9
[[une bande	-17
[[une belle	-22
[[une bonne	-25
[[une bouteille	-16
[[une boîte	-13
[[une chambre	-15
[[une cliente	-16
[[une clé	-15
[[une coopérative	-15
[[une copie	-13
[[une corde	-14
[[une de	-12
[[une demi-heure	-25
[[une dernière	-9
[[une deuxième	-17
[[une dizaine	-17
[[une dose	-14
[[une empreinte	-12
[[une en	-9
[[une famille	-19
[[une fiche	-27
[[une fois	-18
[[une goutte	-14
[[une heure	-33
[[une lettre	-11
[[une main	-15
[[une méthode	16
[[une note	-18
[[une nuit	-13
[[une page	-24
[[une paire	-9
[[une par	-10
[[une personne	-29
[[une petite	-17
[[une photo	-19
[[une pièce	-10
[[une plaie	-11
[[une procédure	15
[[une seconde	-18
[[une semaine	-12
[[une seule	-21
[[une tache	-14
[[une trentaine	-17
[[une vieille	-16
[[une étiquette	-10
[[uniquement si	-13
[[v ,	-12
[[val de	-11
[[vend pas	-13
[[verre ,	-10
[[verse dans	-16
[[verser les	-12
[[version 0	-12
[[vestiaires ,	-11
[[veux que	-17
[[veux ça	-10
[[vides la	-13
[[vides le	-16
[[vidé ,	-9
[[vienne pas	-16
[[ville de	-18
[[vingt-quatre heures	-24
[[violons et	-12
[[virgule ,	-11
[[visite du	-18
[[visite la	-17
[[visiteur .	-17
[[voici donc	-8
[[voisins par	-13
[[volonté ,	-10
[[voudra voir	-18
[[vrai ,	-12
[[vérifié par	-9
[[yo t'es	-18
[[à 0	-11
[[à :	-22
[[à cause	-23
[[à ce	-11
[[à cent	-14
[[à charge	-14
[[à chaud	-26
[[à cinq	-14
[[à cinquante	-11
[[à coller	-15
[[à côté	-34
[[à deux	-25
[[à dix-huit	-17
[[à domicile	-30
[[à faire	-18
[[à fond	-14
[[à froid	-17
[[à genoux	-10
[[à haute	-9
[[à huit	-11
[[à jour	-14
[[à l'accueil	-16
[[à l'aide	-19
[[à l'air	-10
[[à l'alcool	-15
[[à l'arrivée	9
[[à l'arrêt	-12
[[à l'atelier	-14
[[à l'attention	-19
[[à l'autre	-11
[[à l'eau	-20
[[à l'endroit	-13
[[à l'entrée	-27
[[à l'incident	-11
[[à l'ombre	-12
[[à l'étage	-15
[[à la	-62
[[à lausanne	-10
[[à ma	-11
[[à mes	-15
[[à midi	-13
[[à moins	-17
[[à mon	-11
[[à noël	-10
[[à part	-19
[[à partir	-15
[[à peu	-15
[[à plat	-14
[[à plus	-9
[[à quarante-cinq	-12
[[à quelle	-11
[[à qui	-17
[[à remettre	-11
[[à rien	-10
[[à rédiger	-13
[[à sa	-8
[[à se	-13
[[à sept	-10
[[à six	-14
[[à suivre	-20
[[à tenir	-19
[[à tour	-17
[[à tous	-22
[[à toutes	-8
[[à travers	-9
[[à trois	-12
[[à un	-24
[[à une	-14
[[à vide	-8
[[à voix	-13
[[à votre	-10
[[à vous	-18
[[à zéro	-35
[[âge ,	-24
[[électrique .	-11
[[électriques au	-14
[[élingue de	-12
[[équipes de	-16
[[établissement de	-16
[[étage .	-12
[[étaient là	-9
[[étape |	-14
[[éteinte ,	-14
[]	-9900
[_	-9900
[a	-9900
[abîmé	-10
[accepté	-11
[accroche	-19
[accroché	-14
[accueille	-20
[accès	-10
[acide	-9
[actes	-28
[adjoint	-12
[adore	-15
[adulte	-21
[affaire	-18
[affiche	-15
[afficher	-15
[affichette	-16
[affiché	-16
[agence	-12
[agences	-13
[agent	-16
[agents	-15
[agrément	-20
[ah	-24
[ai	-24
[aider	-13
[aiguilles	-20
[aimable	-9
[ainsi	-13
[air	-8
[ait	-26
[ajouter	-9
[alarme	-15
[alimentaire	-20
[aller	-24
[allergie	-21
[allez	-11
[allume	-9
[allumer	-19
[allumé	-14
[allumée	-13
[allumés	-15
[allure	-12
[allô	-24
[alors	-9900
[amarres	-9
[an	-9900
[ancien	-17
[anciennes	-19
[anciens	-27
[angle	-20
[animaux	-12
[annick	-15
[annonce	-15
[annoncé	-12
[annoncée	-21
[année	-29
[ans	-9900
[appareil	-14
[appareils	-17
[appel	-9900
[appeler	-15
[appelez	-12
[appelle	-9900
[appelles	-15
[appelé	-18
[apporte	-14
[apports	-10
[apprentis	-19
[approche	-13
[appuie	-10
[après	-9900
[arbre	10
[arbres	-14
[archivage	13
[archivée	-9
[argent	-15
[arrache	-14
[arracher	-15
[arraché	-17
[arras	-17
[arrive	-9900
[arrivent	-17
[arrivé	-18
[arrivée	-24
[arrivées	-8
[arrivés	-10
[arrière	-18
[arrose	-9
[arrêt	-24
[arrête	-20
[arrêtes	-16
[arrêté	-19
[art	-9900
[aspirateur	-18
[aspire	-9
[asseoir	-10
[assez	-11
[assis	-11
[assistante	-9900
[association	-12
[associative	-19
[assurance	-23
[asv	-8
[atelier	-21
[attache	-10
[attaches	-20
[attaché	-17
[attachée	-10
[attachées	-8
[attend	-9900
[attendez	-10
[attendre	-9900
[attends	-37
[attendu	-16
[attention	-20
[attestation	-16
[attesté	-12
[au	-55
[au-delà	-9900
[au-dessus	-9900
[aucun	-24
[aucune	-9900
[auriez-vous	-19
[aussi	-9900
[aussitôt	-10
[autant	-12
[auto	-12
[auto-école	-15
[autour	-9900
[autre	-9900
[autrement	-9
[autres	-9900
[aux	-9900
[auxiliaires	-10
[avait	-9900
[aval	-12
[avalé	-18
[avant	-39
[avec	-9900
[avez	-14
[avis	-22
[avoir	-25
[avons	-23
[avril	-13
[ayant	-17
[aéroport	-8
[aïe	-19
[b	-18
[bacs	-23
[badge	-9900
[bague	-16
[baie	-14
[bain	-20
[baisse	-19
[baissé	-18
[baissée	-10
[balance	-11
[balayée	-14
[balisage	-17
[balise	-14
[banc	-10
[bancaire	-8
[bande	-24
[banque	-13
[bar	-15
[barbecue	-11
[barquettes	-9
[barrage	-17
[barre	-14
[barres	-11
[barrière	-8
[bars	-19
[bas	-9900
[base	-15
[basse	-13
[bassins	-10
[bateau	-24
[batterie	-14
[batteries	-15
[beau-père	-15
[beaucoup	-9
[becs	-15
[belle	-21
[ben	-30
[benne	-25
[bennes	-8
[benoît	-10
[bernard	-13
[besoin	-21
[beurre	-18
[biais	-12
[biberons	18
[bibliothèque	-18
[bidon	-9900
[bidons	-18
[bien	-9900
[bijoux	-15
[bilan	-23
[billets	-17
[billetterie	-16
[biplace	-12
[bises	-11
[bizarre	-8
[bière	-16
[blanc	-9900
[blanche	-10
[blanches	-13
[blanchisserie	-20
[blessé	-20
[bleu	-9900
[bleue	-13
[bloc	-13
[blocs	-27
[bloque	-11
[bloqué	-9
[bloquée	-21
[bois	-9900
[bombe	-17
[bombée	-12
[bon	-9900
[bonjour	-9900
[bonne	-9900
[bonnes	-14
[bons	-18
[bonsoir	-16
[bord	-28
[bordeaux	-15
[bordereau	-11
[bords	-19
[bornage	13
[borne	-16
[bornes	-18
[bottes	-21
[bouche	-18
[bouchon	-16
[boue	-20
[bouge	-16
[bouillante	-14
[boulangerie	-12
[boule	-13
[boules	-22
[bourriches	-13
[bout	-9900
[bouteille	-9900
[bouteilles	-20
[boutique	-25
[bouton	-10
[box	-14
[boîte	-9900
[boîtes	-17
[bracelet	-15
[branche	-14
[branches	-13
[bras	-18
[brasserie	-14
[bref	-20
[bretelles	-15
[brin	-12
[brins	-17
[brossage	-17
[brosse	-9900
[brouillon	-21
[bruit	-18
[brun	-11
[brûle	-12
[brûlé	-11
[bulle	-17
[bulles	-10
[bulletin	-18
[bureau	-9900
[bus	-18
[buse	-9
[buses	-15
[bâche	-22
[bébé	-17
[bénévole	-19
[bénévoles	-9900
[bête	-13
[bêtes	-18
[bûcheron	-9
[c	-9900
[c'est	-56
[c'était	-21
[cabane	-27
[cabine	-17
[cabinet	-21
[cacao	-21
[cachet	-13
[cadeaux	15
[cadenas	-12
[cadre	-9900
[café	-20
[cage	-20
[cahier	-16
[caisses	-16
[calcule	-14
[cale	-16
[calendrier	-14
[cales	-31
[calme	-8
[calé	-11
[camion	-9900
[camionnette	-13
[camping	-14
[caméra	-13
[canal	-19
[canne	-12
[cantine	-14
[canton	-17
[cantonal	-20
[capitaine	-21
[captage	-16
[car	9
[carnet	-9900
[carrière	-11
[carré	-22
[carsat	-13
[carte	-9900
[carter	-12
[carton	-9900
[cartons	-24
[cas	-9900
[case	-12
[casier	-13
[casque	-23
[casques	-12
[casquette	-12
[casse	-16
[casser	-12
[cassé	-15
[cassée	-15
[cassées	-20
[catégorie	-9
[cause	-22
[caution	-23
[cave	-9900
[ce	-23
[ceci	-14
[ceinture	-15
[ceintures	-12
[cela	-29
[celle	-15
[celles	-24
[cellule	-20
[celui	-9900
[cendres	-10
[cent	-9900
[centimètres	-9900
[centrale	-24
[centre	-17
[cents	-28
[certains	-22
[certificat	-17
[cet	-15
[ceux	-17
[chacun	-9900
[chacune	-15
[chai	-10
[chaises	-10
[chalumeau	-20
[champ	-18
[change	-9900
[changent	-13
[changer	19
[changes	-11
[changé	-19
[changées	-24
[chantier	-28
[chantiers	-13
[chape	-13
[chapeau	-10
[chapiteau	-20
[charge	-9900
[chargement	-24
[chargeur	-11
[chargée	-13
[chariot	-9
[chariots	-19
[charlotte	-9
[charnière	-10
[chartres	-8
[chat	-10
[chaud	-28
[chaude	-28
[chaudière	-15
[chauffage	-33
[chauffe	-25
[chauffes	-17
[chauffeur	-9900
[chauffé	-15
[chauffée	-12
[chaussures	-26
[chaîne	-12
[chef	-9900
[cheffe	-25
[chemin	-29
[chemins	-11
[cher	-13
[cherche	-9900
[chercher	-18
[cherches	-16
[chers	-18
[cheval	-19
[chevalet	-12
[cheveux	-27
[cheville	-13
[chez	-9900
[chien	-9900
[chiffon	-9900
[chiffons	-12
[chiffre	-17
[chiffres	-19
[chlore	-17
[chocolaterie	-11
[choisir	-13
[choisis	-9
[choisit	-13
[chose	-9900
[choses	-15
[chute	-13
[chèque	-12
[chère	-15
[ci-après	-14
[cie	-8
[cinq	-9900
[cinquante	-25
[circuit	-18
[circulation	-21
[cire	-18
[civière	-15
[clair	-17
[claire	-13
[clarinettes	-18
[classe	-12
[classeur	-10
[classeurs	-11
[clavier	-17
[client	-9900
[cliente	-25
[clients	9
[clim	-15
[clinique	-13
[clio	-17
[cloche	-11
[cloches	-22
[clos	-14
[clou	-15
[clous	-14
[club	-9900
[clubs	-14
[clé	-9900
[clémence	-15
[clés	-9900
[clôture	16
[cm	-16
[co	-19
[code	-9900
[coffre	-9900
[coin	-16
[coince	-12
[coins	-14
[col	-9
[colis	12
[colle	-9900
[coller	-25
[collier	-12
[collègue	-9900
[collègues	-19
[collé	-9
[colonne	-11
[combien	-17
[comité	-27
[commande	-18
[commandes	-21
[comme	-9900
[commence	-9900
[commencer	-26
[commences	-11
[comment	41
[commençant	-14
[commissaire	-15
[communale	-19
[communauté	-9
[commune	-28
[communes	-10
[communication	-15
[compagnie	-22
[compare	-19
[comparent	-15
[complet	-19
[complètement	-17
[complété	-15
[compost	-8
[compresseur	-12
[comprimé	-9
[compris	-9900
[comptable	-15
[comptage	-21
[compte	-9900
[comptent	-18
[compter	-20
[comptes	-15
[compteur	-15
[compteurs	-24
[compté	-19
[comptées	-13
[comptés	-15
[concerne	-19
[concert	-19
[concierge	-12
[conclure	-18
[conditionnement	-10
[conducteur	-21
[conduit	-18
[conduite	-27
[confiné	-17
[confirme	-15
[confié	-12
[conformité	-9
[confronte	-13
[confrère	-17
[congo	-11
[congé	-11
[congélateur	-9
[connaît	-14
[conseil	-20
[conservation	13
[conservatrice	-18
[consigne	-31
[consigner	-24
[consignes	-20
[consignée	-18
[console	-15
[constate	-11
[consultation	-13
[consulte	-17
[contact	-8
[contenu	-16
[contexte	-15
[contrat	-25
[contre	-9900
[contrôle	8
[contrôleur	-17
[convention	-16
[convient	-21
[convoque	-19
[coopérative	-17
[coordinatrice	-13
[coordonne	-14
[copie	-9900
[coquilles	-16
[coralie	-13
[corde	-23
[cordes	-18
[corne	-19
[corps	-16
[correct	-27
[costume	-11
[cotisations	-24
[coton	-22
[couche	-17
[coucher	-9
[couché	-18
[coucou	-16
[coule	-26
[couler	-19
[coules	-12
[couleur	-15
[couloir	-11
[coulé	-11
[coup	-9900
[coupable	-9
[couper	-27
[coupes	-11
[couple	-10
[coups	-15
[coupure	-9
[coupé	-9900
[coupée	-14
[coupées	-22
[courage	-17
[courant	-12
[couronne	-15
[courrier	-15
[cours	-16
[coursier	-16
[court	-17
[courte	-10
[courtes	-17
[couteau	-25
[couteaux	-17
[coutures	-11
[couvercle	-18
[couvert	-16
[couverture	-13
[couvre	-16
[couvrir	-11
[coûte	-21
[cpe	-12
[craie	-17
[crayon	-11
[creuse	-18
[creux	-17
[crie	-9900
[crochet	-14
[croient	-13
[crois	-9
[croquettes	-18
[crèche	-9
[crème	-12
[crédit	-14
[crée	-16
[crémation	-16
[cuir	-15
[cuisine	-25
[culpa	-13
[culture	-11
[cuve	-9900
[cuves	-17
[câble	-16
[cônes	-16
[côte	-16
[côté	-9900
[côtés	-13
[cœur	-18
[d	-16
[d'abord	-9900
[d'accord	-26
[d'accueil	-28
[d'achat	-16
[d'agneau	-17
[d'aller	-16
[d'allergie	-15
[d'alpage	-17
[d'amont	-16
[d'antenne	-19
[d'arriver	-8
[d'arrivée	-21
[d'arrêt	-11
[d'art	-11
[d'assurance	-16
[d'astreinte	-11
[d'attente	-13
[d'autre	-9900
[d'avance	-14
[d'avant	-11
[d'avoir	-21
[d'avril	-18
[d'eau	-9900
[d'emploi	-15
[d'en	-29
[d'entretien	-19
[d'entrée	-28
[d'envoyer	-13
[d'essai	-15
[d'examen	-10
[d'expertise	-15
[d'exploitation	-10
[d'heures	-17
[d'hier	-20
[d'identité	-9900
[d'instruments	-18
[d'intervention	-20
[d'orgue	-11
[d'orgues	-11
[d'ouvrir	-15
[d'oxygène	-14
[d'où	-25
[d'un	-9900
[d'une	-9900
[d'urgence	-23
[d'y	-13
[d'écrire	-21
[d'écrit	-21
[d'équipe	-10
[d'étage	-10
[d'étanchéité	-20
[d'état	-20
[d'éteindre	-11
[d'été	-11
[d'être	-18
[dame	-16
[dans	-9900
[date	-9900
[dates	-16
[daté	-8
[ddpp	-16
[de	-74
[debout	-9900
[dedans	-9900
[degrés	-9900
[dehors	-21
[demain	-13
[demande	-9900
[demandent	-24
[demander	-9900
[demandes	-23
[demandez	-11
[demandé	-9900
[demeure	-8
[demi	-20
[demi-heure	-23
[demie	-20
[denrées	-8
[densité	-11
[dentaire	-22
[dentiste	-14
[dents	-14
[depuis	-9900
[dernier	-9900
[dernière	-9900
[derrière	-9900
[des	-9900
[descend	-22
[descende	-15
[descendre	-16
[descends	-11
[descendu	-12
[descente	15
[description	-17
[desserre	-10
[desserrer	-11
[dessous	-9900
[dessus	-9900
[deux	-39
[deuxième	-9900
[deuxièmement	-15
[devait	-15
[devant	-9900
[devis	-18
[devoir	-17
[diamètre	-12
[dict	-14
[dicte	-28
[dictée	-25
[diffusion	-13
[différent	-12
[dimanche	-30
[dire	-9900
[direct	12
[directeur	-17
[direction	-23
[directrice	-9900
[dirige	-11
[dis	-9900
[discrètement	-19
[discute	-11
[discuter	-15
[dise	-23
[disent	-25
[disons	-14
[dispute	-9
[disque	-23
[disques	-10
[distance	-20
[distribution	9
[dit	-9900
[dites	-27
[divers	-10
[dix	-9900
[dix-huit	-24
[dix-neuf	-17
[dixième	-9
[dizaine	-17
[doc	-19
[docteur	-19
[document	-20
[doigt	-21
[doigts	-15
[dois	-16
[doit	-9900
[doivent	-14
[domaine	-14
[domicile	-25
[donc	-9900
[donne	-9900
[donner	-19
[donnes	-10
[données	-14
[dons	15
[dont	-9900
[dort	-10
[dos	-16
[dose	-12
[dossier	-9900
[double	-15
[doucement	-20
[douche	-14
[doudous	-20
[douteux	-9
[douze	-9900
[drap	-16
[draps	-18
[droit	-23
[droite	-13
[dsi	-12
[du	-76
[dur	-15
[durée	-21
[dylan	-13
[dès	-9900
[déballe	-11
[débranche	-13
[décalage	-17
[décembre	-14
[déchets	-20
[décision	-20
[déclaration	-16
[déclare	-17
[décollage	-19
[décoller	-16
[découpe	-20
[décrire	-15
[décrite	-19
[décroche	-14
[dégage	-14
[dégraissée	-8
[déjà	-9900
[délai	-10
[démonte	-18
[démontes	-11
[dépanneur	-13
[dépanneuse	-10
[départ	12
[département	-19
[dépasse	-12
[déplacement	-11
[dépose	-19
[déposer	-16
[déposé	-16
[déposés	-17
[dépotage	10
[dépôt	-21
[déroulé	-23
[désactivé	-9
[désigne	-12
[désinfecte	-9
[désinfection	-19
[désinfecté	-23
[désinfectée	-16
[désinfectées	-14
[désolée	-12
[désordre	-10
[désormais	-33
[détecteur	-16
[détecteurs	-19
[détend	-13
[dévisse	-12
[dîner	-8
[e	-13
[eaux	-16
[elle	-9900
[elles	-14
[emballage	-20
[emballée	-10
[emplacements	-18
[employé	-14
[employés	-9
[en	-9900
[encaisse	-14
[encaisser	-11
[enceinte	-12
[encore	-9900
[enfant	-26
[enfants	-9900
[enfin	-9900
[enlevée	-11
[enlève	-28
[enregistre	-11
[enregistrement	-9
[ensemble	-23
[ensuite	-9900
[entaille	-11
[entailles	-23
[entend	-17
[enterrés	-19
[entier	-14
[entière	-15
[entre	-9900
[entreprise	-22
[entrer	-13
[entretien	-13
[entrées	-17
[enveloppes	-16
[envie	-22
[environ	-27
[envoie	-24
[envoyer	-15
[envoyé	-22
[erwan	-14
[es	-12
[espace	-23
[espèce	-17
[essaie	-19
[essayée	-10
[essence	-12
[essuie	-17
[essuyé	-13
[est	-9900
[est-ce	-14
[et	-9900
[etc	-10
[eu	-9900
[euh	-9900
[euros	-9900
[eux	-19
[excusez	-13
[excusés	-10
[exemplaire	-11
[exige	-28
[existe	-15
[explique	-29
[expliquer	-32
[expliqué	-12
[extincteur	-16
[extincteurs	10
[extérieure	-16
[fabrication	-22
[fabrique	-19
[face	-9900
[facteur	-14
[facture	-18
[facturé	-12
[failli	-13
[faire	-9900
[fais	-9900
[fais-en	-18
[faisait	-12
[faisons	-15
[fait	-9900
[faite	-18
[faites	-19
[faites-moi	-20
[familial	-15
[famille	-9900
[familles	-20
[fasse	-31
[fatou	-16
[fauconnier	-13
[faudrait	-13
[faut	-9900
[faute	-25
[fauteuil	-9
[faux	-15
[façade	-17
[façon	-9900
[femme	-21
[femmes	-16
[fendues	-9
[fenêtre	-19
[fenêtres	-16
[fer	-18
[fera	-14
[ferait	-14
[ferme	-9900
[ferment	-14
[fermentation	-22
[fermer	-21
[fermes	-13
[fermeture	-9
[fermé	-9900
[fermée	-9900
[fermés	-17
[feu	-9900
[feuille	-9900
[feuilles	-24
[feutre	-18
[feux	-19
[fiche	-26
[fichier	-9900
[fil	-15
[file	-10
[filet	-18
[fille	-17
[filles	-20
[film	-17
[films	-16
[fils	-9900
[filtre	-25
[filtres	-13
[fin	-9900
[finance	-18
[fini	-20
[finir	-17
[fiscal	-17
[fixe	-9
[flacon	-12
[fleur	-21
[fleuriste	-14
[flexibles	-11
[foin	-11
[foire	-8
[fois	-9900
[fond	-9900
[fondre	-11
[fonds	-16
[fondu	-12
[fondue	-14
[font	-16
[force	-9
[formaliser	-20
[forme	-25
[fort	-20
[fosse	-20
[four	-29
[fourchette	-17
[fournisseur	-14
[fournisseurs	-18
[fournit	-17
[fourrière	-22
[foyer	-20
[frais	-9900
[france	-14
[franchement	-17
[francs	-19
[frapper	-8
[frein	-27
[freins	-13
[frigo	-16
[frigos	-17
[friteuse	-19
[froid	-9900
[froide	-9900
[fromagerie	-12
[frontofocomètre	-11
[frère	-14
[frères	-15
[fuit	-10
[fume	-20
[funérarium	19
[fwd	-16
[fâché	-11
[fédé	-19
[février	-15
[fête	-22
[fêtes	-11
[fûts	-12
[g	-12
[g/m	-12
[gaine	-10
[galette	-17
[gamin	-17
[gamme	-14
[gant	-15
[gants	-9900
[garage	-31
[garde	-12
[garde-corps	-11
[garder	-11
[gardien	-20
[gardienne	13
[gardé	-12
[gare	-16
[gars	-18
[garé	-12
[gauche	-9900
[gaz	-9900
[gazole	-15
[gel	-13
[geler	-19
[gelées	-8
[gendarmerie	-14
[gendre	-14
[genoux	-15
[genre	-19
[gens	-9900
[gestes	-22
[gestionnaire	-20
[gilet	-15
[gilets	-22
[gilles	-11
[glace	-9900
[glisse	-21
[gomme	-10
[gonflage	13
[gonfle	-11
[gosses	-17
[goutte	-11
[gouttes	-17
[gouvernante	-11
[goûte	-12
[graisse	-29
[grammes	-18
[grand	-27
[grande	-15
[gras	-14
[grasse	-11
[gratte	-15
[grave	-18
[gravier	-8
[gravé	-16
[greffe	12
[grille	-13
[gris	-12
[grise	-23
[gros	-9900
[grosse	-19
[grosses	-14
[groupe	-9900
[groupes	-14
[guichet	8
[guide	-15
[gymnase	-9
[gyro	-18
[gâteau	-9
[gèle	-8
[gère	-13
[général	-17
[générale	-15
[géomètre	-15
[gérant	-16
[gérons	-22
[h	-9900
[habitants	-15
[haha	-15
[hall	-11
[hangar	-14
[harnais	-19
[hasard	-13
[haut	-9900
[haute	-9900
[hauteur	-24
[hauteurs	-16
[hectares	-20
[hein	-9900
[hello	-13
[herbes	-15
[hervé	-10
[heure	-9900
[heures	-9900
[hier	-27
[hiver	-25
[homme	-15
[hommes	-12
[honte	-19
[horaire	-9
[hors	-9900
[housse	-22
[huile	-16
[huit	-9900
[humide	-9
[humidité	-19
[hérisson	-17
[hôte	-15
[hôtel	-16
[i	-18
[ici	-22
[idée	-20
[ii	-15
[il	-9900
[illisible	-10
[ils	-9900
[images	-16
[important	-8
[imprimerie	-14
[imprimé	-9
[inclinés	-20
[incomplet	-10
[indice	-8
[indique	-11
[industrielle	-16
[infirmières	-11
[informatique	-15
[initiales	-10
[inscrit	-9900
[inscrits	-14
[inspecte	-16
[installe	-17
[instruction	-21
[instrument	-19
[instruments	-11
[interdit	-12
[interne	-23
[interprète	-15
[intérimaire	-13
[inutile	-16
[invendus	-22
[inverse	-17
[invité	-9
[inès	-15
[isolé	-9
[issues	-14
[iv	-10
[j	-11
[j'ai	-9900
[j'aimerais	-29
[j'appelle	-13
[j'arrive	-14
[j'attends	-11
[j'avais	-12
[j'en	-22
[j'espère	-8
[j'ouvre	-19
[j'y	-17
[j'étais	-8
[jamais	-9900
[jambes	-14
[janvier	-30
[jardin	-13
[jargon	-9
[jauge	-13
[jaune	-9900
[jaunes	-11
[javel	-14
[je	-22
[jean-mi	-18
[jeter	-17
[jette	-19
[jeté	-17
[jetée	-9
[jeu	-22
[jeudi	-9900
[jeune	-16
[jeunes	-18
[jo	-13
[jocelyne	-23
[joint	-19
[joints	-18
[jordan	-14
[josiane	-13
[joue	-14
[joueurs	-17
[jour	-9900
[jour-là	-8
[journal	-16
[journée	-21
[jours	-9900
[jsuis	-13
[juge	-14
[juillet	-15
[juin	-9900
[jure	-13
[juridique	-21
[jusqu'au	-9900
[jusqu'en	-14
[jusqu'à	-9900
[juste	-25
[justificatif	-13
[karim	-14
[karts	-12
[kessler	-14
[kevin	-15
[kg	-17
[kilos	-29
[km/h	-21
[l	-14
[l'a	-20
[l'absence	-27
[l'accident	-17
[l'accueil	17
[l'accès	-18
[l'acheteur	-21
[l'acide	-12
[l'acte	10
[l'adresse	-22
[l'affaire	-14
[l'afficher	-22
[l'agence	-21
[l'agent	-9900
[l'ai	-13
[l'aide	-21
[l'aide-soignante	-16
[l'air	-9900
[l'alarme	-17
[l'alcool	-27
[l'alginate	-18
[l'allée	-14
[l'an	-9900
[l'ancien	-24
[l'ancienne	-15
[l'animal	-17
[l'animateur	-19
[l'anneau	-8
[l'année	-19
[l'antenne	-16
[l'appareil	-20
[l'appel	-21
[l'apprenti	-16
[l'ardoise	-14
[l'argent	-19
[l'armoire	-20
[l'arrêté	-17
[l'ars	-13
[l'ascenseur	-22
[l'assemblée	-15
[l'assistante	-19
[l'association	-19
[l'assureur	-25
[l'atelier	-21
[l'attention	-20
[l'attestation	-20
[l'automate	-20
[l'autorisation	-15
[l'autre	-9900
[l'eau	-21
[l'emballage	15
[l'embarquement	19
[l'empreinte	-15
[l'encre	-11
[l'endroit	-16
[l'enfant	-21
[l'enlèves	-10
[l'enregistrement	-10
[l'entretien	14
[l'entrée	-23
[l'enveloppe	-13
[l'envoi	12
[l'envoie	-13
[l'escalier	-18
[l'essence	-12
[l'extincteur	-12
[l'extérieur	-10
[l'heure	-9900
[l'hiver	-13
[l'homme	-13
[l'honneur	-15
[l'huile	-13
[l'huissier	-9
[l'huître	-14
[l'hôpital	-17
[l'hôte	-12
[l'idée	-19
[l'immatriculation	-16
[l'incident	-14
[l'infirmière	-16
[l'inscription	-11
[l'inspecteur	-22
[l'inspectrice	-15
[l'instrument	-19
[l'intérim	-8
[l'objet	-27
[l'occupant	-10
[l'odeur	-9
[l'officier	-10
[l'oiseau	-12
[l'ombre	-15
[l'on	-31
[l'opérateur	-11
[l'ordinateur	-10
[l'ordonnance	-13
[l'ordre	-27
[l'oreille	-23
[l'orthographe	-10
[l'os	-11
[l'outil	-9
[l'ouverture	19
[l'ouvre	-14
[l'oxygène	-12
[l'un	-17
[l'urne	-15
[l'âge	-13
[l'écart	-12
[l'échelle	-15
[l'école	-18
[l'écran	-13
[l'écris	-16
[l'écrit	-14
[l'élève	-13
[l'équipe	-9900
[l'étage	-25
[l'étiquette	-9900
[l'été	-21
[l'évier	-19
[l'œil	-16
[l'œuvre	-15
[la	26
[label	-9
[labo	-18
[laboratoire	-29
[laisse	-9900
[laisser	-25
[laisses	-17
[laissé	-9900
[lait	-23
[lame	-26
[lampe	-9900
[lance	-21
[lancer	-14
[lange	-17
[langue	-17
[langues	-11
[laquelle	-13
[larmes	-9
[latin	-11
[lausanne	-17
[lavage	-24
[lave	-9900
[laver	-18
[laverie	-21
[laves	-17
[lavé	-11
[lavés	-14
[le	28
[lecteur	-10
[lecture	-13
[lendemain	-23
[lentement	-23
[lettre	-9900
[lettres	11
[leur	-9900
[leurs	-13
[lever	-28
[levure	-25
[levée	-12
[leçon	-20
[libre	-17
[libres	-15
[libère	-15
[lie	-10
[lien	-14
[lieu	-9900
[lieux	-22
[ligne	-9900
[lignes	-9900
[ligue	-12
[limite	-15
[linge	-27
[lire	-9900
[lis	-23
[lisible	-20
[liste	-9900
[lit	-9900
[litige	-13
[litières	-25
[litres	-15
[lits	-13
[livraison	13
[livre	-29
[livres	-23
[livret	-17
[livré	-19
[liège	-13
[local	-9900
[locations	-14
[loi	-14
[loin	-13
[long	-16
[longe	-11
[longs	-8
[longtemps	-14
[longueur	-15
[longueurs	-11
[lors	-30
[lot	-9900
[loto	12
[lots	-9
[loue	-22
[lourdes	-16
[luc	-10
[lucie	-14
[lui	-9900
[lui-même	-17
[lumière	-9900
[lundi	-9900
[lunettes	-15
[lycée	-12
[lyon	-16
[là	-9900
[là-dessus	-14
[lâche	-17
[lève	-19
[légumes	-11
[léo	-11
[m	-9900
[m'a	-9900
[m'appeler	-26
[m'en	-17
[m'occupe	-16
[m'ont	-16
[ma	-9900
[machin	-11
[madame	-9900
[magasin	-8
[magasinier	-18
[mail	-20
[main	-9900
[mains	-9900
[maintenant	-22
[maire	-12
[mairie	-14
[mais	-9900
[maison	-9900
[mal	-9900
[malaise	-19
[maman	-12
[manager	-13
[manches	-9
[mange	-23
[mangé	-13
[manière	-38
[manomètre	-11
[manque	-9900
[manu	-17
[manuel	-14
[manuelle	-16
[marbre	-8
[marc	-18
[marchait	-12
[marche	-9900
[marchent	-8
[marcher	-16
[marchés	-14
[mardi	-9900
[mari	-14
[marine	-10
[marionnettes	-20
[marque	-28
[marqués	-12
[marre	-14
[mars	-9900
[marteau	-13
[martre	-9
[marée	-16
[masque	-18
[matelas	-14
[matelot	-28
[maternité	-13
[matin	-9900
[matins	-22
[matière	-19
[matériel	-14
[mauvais	-12
[max	-9900
[maxi	-18
[maximum	-18
[maître	-21
[mdr	-16
[me	-9900
[mea	-14
[membre	-12
[membres	-12
[menace	-13
[menton	-16
[mer	-12
[merci	-9900
[mercredi	-12
[mes	-9900
[message	-23
[messagerie	-13
[mesure	-9900
[mesurer	-19
[mesures	-22
[met	-9900
[mets	-9900
[meubles	-17
[meule	-21
[micro	-13
[midi	-15
[mieux	-13
[milieu	-9900
[mille	-25
[millimètre	-10
[millimètres	-13
[min	-9900
[mineur	-15
[mini	-18
[minimum	-10
[ministère	-10
[minuit	-10
[minutes	-9900
[miroir	-10
[mis	-9900
[mise	24
[mises	-13
[mm	-9
[mme	-9900
[mobiles	-17
[moche	-14
[mode	-25
[modeste	-15
[modif	-15
[modèle	-21
[moi	-9900
[moi-même	-18
[moins	-9900
[mois	-9900
[mois-ci	-9
[moisi	-12
[moitié	-9900
[moment	-26
[momo	-14
[mon	-10
[monde	-9900
[monique	-11
[moniteur	-9
[moniteurs	-15
[mono	-15
[monsieur	-9900
[montage	21
[montant	-13
[monte	-9900
[montent	-12
[monter	-24
[montes	-10
[monteurs	-13
[montre	-9900
[montrer	-23
[montré	-10
[monture	-12
[monté	-10
[mordu	-11
[mort	-11
[morte	-12
[mot	-10
[moteur	-9900
[moteurs	-8
[motif	-12
[mots	-21
[mou	-9
[mouillé	-18
[mouillées	-10
[mouillés	-12
[moussa	-16
[mousse	-20
[moyen	-15
[moyens	-8
[msa	-9
[municipale	-15
[mur	-15
[museau	-16
[musique	-20
[musée	-27
[mèche	-9
[mère	-16
[mètre	-13
[mètres	-9900
[médecin	-19
[médicaments	9
[mélange	-11
[mélangé	-10
[mémo	-29
[mémoire	-26
[méthode	-25
[métier	-9
[météo	-13
[même	-9900
[n	-9900
[n'a	-9900
[n'ai	-11
[n'attend	-19
[n'en	-25
[n'entre	-16
[n'essaie	-13
[n'est	-9900
[n'existe	-11
[n'importe	-29
[n'ont	-16
[n'ouvre	-22
[n'y	-9900
[nacelle	-12
[nadia	-17
[nadège	-12
[naissance	-15
[namur	-13
[navette	-9
[ne	-9900
[neige	-27
[nettoie	-20
[nettoyer	-14
[neuchâtel	-12
[neuf	-9900
[neufs	-16
[neuve	-21
[neuves	-19
[neveu	-8
[nez	-23
[ni	-9900
[nickel	-11
[niveau	-9900
[nivelles	-9
[noir	-9900
[noire	-10
[nom	-9900
[nombre	-19
[noms	-8
[non	-9900
[nord	-13
[normal	-10
[normale	-14
[normalement	-20
[note	-9900
[noter	-22
[notre	-20
[noté	-24
[notés	-9
[nourriture	-13
[nous	17
[nouveau	-25
[nouveaux	-14
[nouvel	-18
[nouvelle	-17
[nouvelles	-21
[novembre	-23
[noé	-11
[noël	-20
[nuit	-9900
[nul	-22
[nulle	-12
[numéro	-9900
[numéros	-16
[numéroté	-14
[nuque	-14
[nus	-16
[nôtre	-14
[nœud	-8
[nœuds	-22
[o2	-10
[objet	-9900
[objets	11
[octobre	-14
[odeur	-15
[odile	-9
[officiel	-14
[offre	-19
[oh	-12
[ok	-9900
[on	-12
[ont	-9900
[onze	-32
[optique	-14
[opératoire	-18
[opérer	-18
[or	-14
[orange	-12
[ordinateur	-12
[ordre	-27
[oreille	-11
[ou	-9900
[oublis	-14
[oublié	-14
[oui	-9900
[outils	-14
[ouvert	-9900
[ouverte	-9900
[ouvertes	-14
[ouverts	-13
[ouvre	-9900
[ouvrent	-15
[ouvres	-15
[ouvrir	-9900
[ouvrés	-9
[ovales	-22
[oxygène	10
[où	-9900
[p	-15
[page	-9900
[pages	-15
[paie	-20
[paiement	-11
[paille	-10
[pain	-21
[paire	-15
[palette	-16
[palettes	-10
[palier	-8
[pancarte	-10
[panier	-24
[panne	-20
[panneau	-18
[pansements	-24
[papa	-13
[papier	-9900
[papiers	-15
[paquets	-9
[par	-9900
[par-dessus	-15
[paraphe	-16
[paraît	-14
[parc	-9900
[parce	-9900
[parcs	-12
[pardon	-23
[pareil	-29
[parent	-31
[parents	-9900
[parfait	-13
[parfois	-13
[parking	-12
[parle	-9900
[parler	-23
[parles	-20
[parlé	-10
[parquet	-18
[pars	-15
[part	-9900
[partagé	-12
[parte	-14
[partent	-22
[parti	-28
[particuliers	-12
[partie	-14
[partir	-9900
[partis	-15
[partout	-23
[pas	-9900
[passager	-20
[passagers	-12
[passages	-13
[passe	-19
[passent	-22
[passer	-9900
[passerelle	-9
[passes	-18
[passez	-12
[passé	-9900
[passée	-17
[passées	-12
[pastille	-13
[patient	-9900
[patinoire	-17
[patrick	-22
[patron	-26
[patronne	-18
[pattes	-18
[pause	-19
[pauvre	-9
[payer	-9
[pc	-17
[peau	-25
[peinture	-27
[pelle	-16
[pendant	-9900
[pension	-15
[pensé	-24
[perche	-22
[percé	-15
[percée	-13
[perd	-21
[perdu	-18
[perdue	-10
[permanence	-25
[permets	-16
[personne	-19
[personnel	-19
[personnes	-9900
[peser	-16
[pesé	-9
[pesée	17
[pesées	-9
[pesés	-11
[petit	-9900
[petite	-9900
[petites	16
[petits	-20
[peu	-9900
[peur	-15
[peut	-9900
[peut-être	-11
[peux	-23
[ph	-13
[pharmacie	-19
[photo	-9900
[photographie	-22
[photographiés	-18
[phrases	-16
[piano	-19
[pied	-9900
[pieds	-19
[pierre	-20
[pige	-14
[pigeons	-13
[pilote	-21
[pilotes	-9
[pince	-15
[pinceau	-18
[pinces	-17
[pis	-9900
[piscine	-17
[piste	-15
[pisteur	-12
[pièce	-9900
[pièces	-14
[places	-18
[plaie	-16
[plainte	-8
[planche	-10
[plans	-19
[plante	-18
[plaque	-9900
[plaques	-30
[plastifié	-13
[plastique	-14
[plat	-18
[plate	-20
[plateau	-9900
[plateforme	-10
[plaît	-14
[plein	-9900
[pleine	-21
[pleins	-9
[pleut	-12
[plie	-9
[plinthes	-10
[plombier	-11
[plonge	-32
[plongée	-20
[plupart	-16
[plus	-9900
[plutôt	-16
[plâtre	-24
[pneus	-26
[poche	-25
[poches	-28
[pochette	-16
[pogner	-14
[poids	-9900
[poignet	-8
[poignée	-9
[poignées	-18
[poing	-13
[point	-9900
[pointe	-14
[points	-24
[poire	-9
[poisson	-14
[police	-27
[pompe	-20
[pompes	-21
[pompiers	-19
[pondre	-20
[pont	-27
[port	-17
[portable	-17
[portail	-15
[portant	-8
[porte	-9900
[portent	-10
[porter	-18
[portes	-9900
[porteur	-13
[porteurs	-28
[porté	-15
[portée	-9
[posent	-12
[poser	-13
[position	-13
[possible	-20
[possède	-18
[poste	-9900
[posé	-29
[posée	-18
[posées	-16
[posés	-14
[pots	-20
[poubelle	-14
[pouce	-19
[pouces	-12
[poudre	-11
[poules	-14
[pour	-35
[pourquoi	-27
[pourriez-vous	-22
[pourriture	-16
[pousse	-20
[poussière	-12
[pouvez-vous	-25
[pouvoir	-15
[ppm	-13
[premier	-9900
[premiers	-14
[premièrement	-16
[premières	-17
[prend	-9900
[prendre	-27
[prends	-24
[prennent	-22
[prescription	-11
[presque	-22
[presse	-23
[pressing	-10
[pression	-28
[prestataire	-19
[prie	-22
[principal	-16
[printemps	-32
[pris	-20
[prises	-12
[privé	-9
[prix	-12
[pro	-15
[prochain	-11
[procède	-16
[procès-verbal	-22
[procédure	-9
[produit	-18
[produits	-25
[professeur	-15
[projecteur	-24
[projecteurs	-13
[projet	-13
[promis	-21
[propane	-19
[propose	-30
[proposer	-17
[propre	-9900
[propres	-16
[propriétaire	-9900
[prothésiste	-10
[protocole	-27
[prouver	-17
[province	-16
[près	-9900
[préalable	-13
[précise	-14
[précédent	-21
[préfecture	-15
[prélever	-15
[prélève	-10
[prélèvement	13
[prénom	-13
[préparation	-27
[prépare	-9900
[préparer	-24
[préparé	-18
[présence	-17
[présent	-22
[présentable	-10
[présente	-22
[présents	-17
[président	-23
[prétend	-10
[prévenir	-10
[prévenu	-9
[préviens	-11
[prévient	-9900
[prêt	17
[public	-24
[puce	-15
[puces	-15
[puis	-9900
[puisse	-27
[puissent	-19
[punaises	-23
[purge	8
[purger	-18
[pv	-19
[pâte	-20
[père	-19
[pèse	-17
[périmètre	-15
[pôle	-18
[qu'après	-17
[qu'aucune	-13
[qu'elle	-9900
[qu'en	-21
[qu'il	-9900
[qu'ils	-21
[qu'on	-9900
[qu'un	-26
[qu'une	-21
[qu'y	-20
[quai	-9900
[qualité	-12
[quand	26
[quarante	-9900
[quarante-cinq	-12
[quarante-deux	-12
[quart	-9900
[quartier	-19
[quarts	-24
[quatorze	-25
[quatre	-9900
[quatre-vingt-dix	-14
[quatrième	-11
[que	-9900
[quel	-23
[quelle	-31
[quelqu'un	-9900
[quelque	-9900
[quelques	-14
[question	-23
[questions	-17
[queue	-20
[qui	-9900
[quinze	-9900
[quitte	-23
[québec	-15
[rabat	-13
[raccord	-9
[raclette	-13
[raconter	-10
[radiateur	-9
[radiateurs	-11
[radio	-25
[rails	-14
[raison	-14
[ramasse	-18
[ramasser	-22
[ramassé	-18
[rame	-8
[rampe	-19
[rang	-8
[range	-21
[ranger	-11
[rangs	-17
[rangés	-9
[rapide	-22
[rappel	-25
[rappelle	-28
[rappelles	-20
[rappelé	-11
[rapport	-30
[rasante	-16
[raté	-19
[rayon	-21
[rayons	-10
[rayures	-13
[re	-22
[recette	-18
[recherche	10
[recommandé	-18
[recommandée	-8
[recommence	-10
[recompte	-12
[recopié	-16
[recto	-14
[recueilli	-14
[recule	-11
[reculés	-13
[refaire	-13
[refais	-12
[refait	-23
[refaite	-11
[referme	-12
[refermé	13
[refuge	-15
[refus	-12
[refuse	-19
[refusé	-15
[refusées	-9
[refusés	-8
[regard	-11
[regarde	-9900
[regarder	-9900
[regardes	-9900
[regardé	-14
[regardées	-10
[registre	-9900
[relais	8
[relancer	21
[relecture	-16
[relever	-13
[relevés	-19
[relire	8
[relit	-14
[relu	-20
[relève	-14
[remarque	-16
[remarquer	-15
[remercie	-8
[remets	-17
[remettre	-20
[remis	-20
[remise	9
[remonte	-31
[remonté	-8
[remorque	-15
[remplacée	-13
[remplaçant	-10
[remplaçante	-13
[remplaçants	-18
[remplaçons	-23
[rempli	-19
[remplie	-18
[remplir	-22
[remplis	-15
[remplissage	-23
[remplissent	-14
[remplit	-9900
[remuant	-11
[rend	-17
[rendez-vous	-26
[rendre	-12
[rendu	-16
[rendue	-9
[rendues	-12
[rentre	-16
[rentrer	-13
[rentrée	-9
[rentrés	-10
[renvoi	-15
[renvoie	-13
[renvoyé	-10
[repart	-16
[repasse	-10
[reporte	-18
[reporter	-11
[reporté	-16
[repose	-10
[repousse	-11
[reprendre	-29
[reprends	-16
[repris	-13
[reprise	-21
[représentation	-26
[repère	-9
[responsable	-9900
[ressors	-8
[ressourcerie	-16
[restaurant	-14
[restauration	12
[restauratrice	-14
[reste	-9900
[restent	-16
[rester	-16
[restes	-16
[resté	-11
[restée	-18
[retard	-13
[retient	-8
[retire	-21
[retirer	-8
[retiré	-16
[retour	12
[retourne	-24
[retourner	-17
[retrait	-9
[retraite	-13
[retrouver	-14
[retrouvé	-15
[retrouvée	-10
[revenu	-10
[revenue	-14
[reviennent	-27
[revient	-28
[revoir	-19
[reçoit	-9900
[reçoivent	-16
[reçu	-22
[reçue	-13
[rh	-22
[rideau	-12
[rien	-9900
[rimouski	-14
[rince	-14
[rincer	-13
[rincés	-12
[rinçage	-24
[robinet	-13
[roger	-19
[roman	-15
[rond	-16
[rose	-14
[roses	-12
[roubaix	-10
[roue	-15
[rouge	-9900
[rouges	-18
[roule	-11
[rouler	-12
[route	-25
[rubalise	-17
[ruban	-11
[rue	-15
[râlent	-15
[râler	-11
[règle	-9900
[règlement	-18
[règles	-30
[réception	10
[réclame	-24
[récolte	15
[récompense	-11
[récupération	13
[rédacteur	-13
[rédaction	-27
[rédiger	-9900
[rédigé	-11
[rédigée	-19
[réf	-9
[réfractomètre	-9
[régie	-9900
[région	-17
[régional	-14
[régionale	-13
[régisseur	-18
[réglages	-10
[réglette	-12
[réglée	-17
[réjean	-19
[répartis	-11
[réparé	-9
[répond	-24
[répondre	-17
[réponds	-22
[répondu	-15
[réponse	-13
[répéter	-11
[répétition	-8
[réseau	-15
[réservation	-16
[réservations	-11
[réserve	-24
[réservé	-9
[résidence	-15
[résident	-24
[résultat	-9
[résultats	-11
[résume	-11
[rétros	-10
[réunion	-35
[rév	-18
[révision	-18
[rôle	-11
[s	-9
[s'agissant	-26
[s'appelle	-19
[s'arrête	-16
[s'assure	-17
[s'en	-9900
[s'est	-9900
[s'il	-9900
[s'ils	-26
[s'occupe	-18
[s'ouvre	-14
[s'y	-24
[s'éloigne	-11
[sa	-9900
[sable	-9
[sac	-16
[sache	-35
[sacristie	-8
[sacs	-27
[sage-femme	-15
[saint-amand	-26
[saint-hyacinthe	-17
[sais	-15
[saisi	-11
[saisit	-19
[saison	-18
[saisonniers	-14
[sait	-19
[salades	-10
[salarié	-15
[sale	-19
[salle	-9900
[salles	-17
[salon	-11
[salut	-22
[samedi	-32
[sandrine	-10
[sang	-16
[sangle	-12
[sangles	-17
[sanitaire	-30
[sans	-9900
[santé	-12
[sas	-11
[sauce	-8
[sauf	-9900
[saumure	-20
[saura	-22
[saute	-9
[savait	-19
[savent	-25
[savoir	-18
[savon	-27
[savonneuse	-9
[scanne	-12
[scanner	-17
[scellé	-9900
[scellée	-9
[scellés	-11
[scie	-17
[scolaire	-14
[scotche	-15
[scotché	-12
[scotchées	-17
[scène	-9
[se	-9900
[seau	-9900
[seaux	-12
[sec	-9900
[second	-14
[seconde	-19
[secondes	-23
[secoue	-18
[secouer	-11
[secours	-24
[secret	-11
[secrétaire	-15
[secrétariat	-15
[secteur	-17
[section	-15
[sectionneur	-12
[seize	-18
[sel	-10
[sellette	-9
[selon	-21
[semaine	-9900
[semaines	-9900
[semelle	-13
[sens	-9900
[sent	-30
[sept	-25
[septante	-18
[septembre	-9900
[sera	-12
[serait	-26
[seringue	-9
[serre	-23
[sert	-16
[servi	-10
[service	-9900
[services	-21
[serviettes	-11
[ses	-9900
[seul	-9900
[seule	-9900
[seulement	-9900
[seuls	-15
[shampoing	-18
[si	-18
[siffle	-14
[siffler	-9
[sifflet	-13
[signale	-12
[signaler	-20
[signalée	-26
[signature	-9900
[signe	-9900
[signent	-14
[signer	-15
[signes	-13
[signé	-9900
[signée	-19
[silence	-11
[silicone	-16
[simple	-9900
[simples	-14
[sinon	-9900
[site	-15
[six	-9900
[siège	-25
[sièges	-11
[sms	-14
[social	-18
[sociale	-10
[soi	-15
[soie	-16
[soir	-9900
[soirée	-17
[soirées	-15
[soit	-9900
[soixante	-25
[sol	-9900
[solde	-14
[soleil	-17
[solidaire	-16
[sommes	-28
[sommier	-11
[son	-9900
[sonde	-16
[sonne	-13
[sonner	15
[sont	-9900
[sors	-13
[sort	-9900
[sortent	-17
[sorti	-24
[sorties	-22
[sortis	-11
[soudure	-21
[souffler	-13
[souhaite	-30
[sourde	-8
[sous	-9900
[souvent	-20
[soyez	-12
[spa	-14
[spatule	-9
[sports	-11
[stagiaire	-11
[stagiaires	-19
[standard	-12
[station	-26
[steph	-18
[stock	-12
[stop	-19
[stylo	-10
[stéphane	-8
[stérilisateur	-12
[su	-8
[sucre	-20
[suie	-11
[suis	-9900
[suisse	-16
[suit	-20
[suite	-9900
[suivant	-15
[suivi	-19
[suivre	-31
[sujet	-27
[supérieur	-18
[sur	-9900
[surfaceuse	-17
[surtout	-9900
[surveillance	-8
[surveillant	-16
[surveille	-13
[svp	-20
[syndic	-19
[syndicat	-19
[synthétique	-20
[séance	-13
[sécateur	-16
[séchage	8
[sécher	-11
[séchoir	-14
[sécu	-14
[sécurité	-9900
[sépare	-15
[sérieux	-13
[sœur	-18
[t	-15
[t'as	-22
[t'es	-17
[t'écris	-16
[ta	-17
[table	-9900
[tableau	-26
[tables	-13
[tablette	-16
[tablier	-17
[tache	-14
[taches	-17
[tachés	-12
[talkie	-9
[talon	-17
[tamis	-9
[tampon	-18
[tant	-9900
[tape	-29
[taper	-13
[tapis	-18
[tapé	-15
[tard	-21
[tatouage	-14
[te	-9900
[technicien	-33
[technique	-9
[techniques	-10
[teinte	-15
[temps	-9900
[tempérage	-11
[température	-9900
[tenir	-28
[tension	-22
[tenue	-17
[terrain	-14
[terrasse	-9
[terre	-9900
[test	17
[teste	-18
[testes	-16
[testé	-10
[texte	-9900
[thermomètre	-16
[théo	-20
[théâtre	-25
[ticket	-9900
[tickets	-15
[tienne	-24
[tiens	-16
[tient	-9900
[tiers	-9900
[tiges	-16
[tilleuls	-8
[tirage	-11
[tire	-9900
[tirer	-24
[tireuse	-11
[tiroir	-17
[tiré	-21
[tirée	-13
[tissu	-9
[titouan	-17
[titre	-22
[titres	-25
[tiède	-19
[toi	-37
[toile	-20
[toilettes	-12
[toit	-12
[tombe	-16
[tomber	-10
[tombé	-13
[ton	-20
[tondeuse	-10
[tonnes	-13
[touche	-9900
[toucher	-9900
[touché	-15
[touchée	-20
[toujours	-9900
[tour	-9900
[tournai	-12
[tournant	-23
[tourne	-9900
[tourner	-22
[tournée	10
[tous	-9900
[tout	-9900
[toute	-9900
[toutes	-9900
[trace	-35
[tracteur	-14
[traction	-15
[traduction	-19
[train	-15
[traite	-35
[traitement	-17
[traitée	-8
[trame	-19
[transfert	14
[transformer	-11
[transport	-10
[transporteur	-14
[transports	-19
[trappe	-16
[travail	-16
[travaille	-19
[travaillent	-13
[travailler	-22
[travers	-25
[traverse	-15
[traîne	-16
[traîner	-16
[trempage	-12
[trempe	-16
[tremper	-14
[trempée	-9
[trentaine	-14
[trente	-9900
[trente-deux	-15
[treuil	-9
[tri	26
[tribunal	-20
[tribune	-14
[trie	-10
[trier	13
[trimestre	-24
[trois	-9900
[troisième	-24
[trompe	-16
[trop	-9900
[trottoir	-9
[trou	-26
[trous	-14
[trousse	-11
[trouve	-18
[trouver	-26
[trouvé	-21
[trouvés	-18
[truc	-9900
[truites	-21
[très	-9900
[trépied	-10
[trésorerie	-20
[tu	-52
[tube	-9
[tubes	-22
[tulle	-13
[tunnel	-17
[tuteur	-10
[tuyaux	-20
[type	-9
[téléphone	-9900
[témoin	-9
[tête	-9900
[tôt	-19
[ultrasons	-11
[un	-17
[une	-16
[unique	-20
[uniquement	-15
[unité	-12
[urgent	-17
[usé	-18
[usée	-11
[v	-11
[va	-9900
[vacances	-10
[vache	-14
[vaches	-9
[vais	-10
[vaisselle	-13
[val	-11
[valeur	-13
[valeurs	-17
[valide	-11
[valve	-14
[vanne	-9900
[vannes	-10
[vantelles	-22
[vapeur	-21
[vaut	-12
[veille	-9900
[veilleur	-19
[veineuse	-9
[vend	-14
[vendange	18
[vendeur	-12
[vendre	-15
[vendredi	-9900
[vent	-9900
[vente	-9
[ventilation	-14
[ventile	-12
[ventre	-10
[venu	-10
[venue	-15
[verre	-25
[verres	15
[vers	-9900
[verse	-16
[verser	-17
[version	-16
[vert	-9900
[verte	-9
[vestiaire	-19
[vestiaires	-9
[veuillez	-13
[veulent	-18
[veut	-9900
[veux	-28
[viande	-15
[vide	-9900
[vider	-11
[vides	-20
[vidé	-14
[vidée	-8
[vieille	-13
[vieilles	-9
[vienne	-20
[viennent	-23
[vient	-9900
[vieux	-23
[village	-16
[ville	-23
[vinaigre	-16
[vingt	-9900
[vingt-cinq	-18
[vingt-deux	-14
[vingt-quatre	-24
[vingt-six	-22
[violette	-16
[violons	-12
[virement	-14
[virgule	-16
[virus	-20
[vis	-16
[vise	-12
[visible	-11
[visite	9
[visiter	-8
[visites	-14
[visiteur	-20
[visiteurs	-18
[visière	-14
[vite	-15
[vitesse	-14
[vitre	-17
[vitres	-18
[vocale	-10
[voici	-24
[voie	-11
[voient	-21
[voile	-19
[voilà	-9900
[voir	-9900
[vois	-22
[voisine	-15
[voisins	-19
[voit	-9900
[voitures	-15
[voix	-9900
[vol	21
[volant	-13
[volontaire	-8
[volonté	-10
[vols	11
[volée	-15
[vont	-9900
[vos	-13
[vote	-16
[votre	-9900
[voudra	-18
[voudrais	-14
[voudrait	-22
[voulu	-11
[vous	-9900
[voyage	-22
[voyageur	-23
[voyageurs	-21
[voyant	-11
[vrac	-16
[vrai	-26
[vraiment	-8
[vu	-9900
[véhicule	-9900
[véhicules	-17
[vélo	-21
[vélos	17
[vérification	20
[vérifie	-9900
[vérifient	-13
[vérifier	-9900
[vérifies	-10
[vérifié	-13
[vérifiées	-25
[véto	-12
[vétérinaire	-28
[vêleuse	-12
[week-end	-13
[whatsapp	-8
[y	-9900
[yann	-11
[yeux	-9900
[yo	-20
[z	-18
[zone	-9900
[zoé	-12
[zéro	-33
[|	-9900
[«	-9900
[°	-9900
[·	-9900
[»	-9900
[à	-53
[âge	-24
[ça	-9900
[écart	-9900
[échange	9
[éclat	-11
[école	-14
[écoles	-21
[écoute	-9
[écrire	-30
[écris	-13
[écrit	-9900
[écrite	-29
[écrivez-moi	-14
[écumer	-18
[édition	-12
[électrique	-24
[électriques	-21
[élingue	-12
[élodie	-12
[élève	-20
[élèves	-16
[équipe	-30
[équipes	-16
[équipiers	-16
[établissement	-23
[établit	-14
[étage	-12
[étaient	-24
[était	-9900
[étant	-11
[étape	-18
[étapes	-13
[état	9
[éteindre	-18
[éteint	-12
[éteinte	-13
[étiqueter	-16
[étiquette	-9900
[étiquettes	-21
[étoile	-11
[étoiles	-16
[étrangères	-12
[étudiante	-12
[étudiantes	-13
[étudiants	-27
[étuver	-15
[été	-9900
[évidemment	-14
[évite	-11
[être	-9900
[ôte	-18
[œil	-10
[œuvre	10
[–	-9900
[—	-9900
[•	-9900
[€	-9900
[→	-9900
[□	-9900
[☐	-9900
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
]+	-9900
],	-9900
]-	-9900
]-'ai	-27
]-'as	-28
]-'au	-16
]-'en	-42
]-'es	-22
]-'on	-29
]-'os	-8
]-'où	-12
]-'un	-28
]--30	-16
]--ce	-18
]--ci	-12
]--en	-20
]--le	-20
]--là	-16
]--mi	-16
]--on	-19
]-0	-48
]-017	-14
]-abo	-19
]-ace	-33
]-ack	-20
]-acs	13
]-act	-20
]-acé	-14
]-ade	-35
]-ael	-13
]-aft	-12
]-afé	-32
]-age	27
]-agé	-21
]-ah	-19
]-aha	-15
]-ai	-24
]-ain	-12
]-air	-27
]-ait	-35
]-aix	-14
]-ale	-14
]-all	-23
]-alo	-14
]-alé	9
]-ame	-42
]-amp	-24
]-and	-25
]-ane	-31
]-ann	-14
]-ano	-27
]-ans	-28
]-ant	-13
]-anu	-13
]-apa	-17
]-ape	-38
]-app	-16
]-aps	-24
]-apé	-20
]-arc	-14
]-ard	-15
]-ari	-20
]-ars	-38
]-aré	-26
]-asv	-10
]-ata	-14
]-ath	-19
]-ats	-35
]-até	-27
]-aud	-32
]-aut	-24
]-aux	-11
]-ave	-23
]-avé	-8
]-axe	-14
]-axi	-23
]-aye	-20
]-ayé	-12
]-aît	-32
]-aïe	-20
]-b	-8
]-bal	-24
]-bas	-10
]-bat	-16
]-bec	-17
]-bel	-25
]-ben	-24
]-ber	-18
]-bes	-31
]-ble	-33
]-bli	-18
]-box	-16
]-bré	-16
]-bus	-20
]-but	-21
]-bée	-11
]-cal	-27
]-cao	-22
]-cat	-21
]-cel	-12
]-cer	-38
]-ces	-24
]-cet	-21
]-ché	-31
]-cie	-34
]-cin	-15
]-cle	-30
]-cm	-9
]-co	-16
]-col	-10
]-con	-13
]-cou	-12
]-cpe	-13
]-cro	-18
]-cte	-37
]-cté	-21
]-cue	-20
]-cès	9
]-cée	12
]-cés	-27
]-d'y	-11
]-dan	-22
]-der	-26
]-dex	-14
]-dez	-16
]-dia	-17
]-dic	-18
]-die	-27
]-dif	-15
]-din	10
]-dis	-23
]-dit	-18
]-dix	-15
]-doc	-10
]-don	-34
]-dos	-27
]-dou	-20
]-dpp	-14
]-dra	-14
]-dre	-60
]-due	-17
]-dur	-21
]-dus	-26
]-dée	-48
]-déo	-13
]-ean	-19
]-eci	-25
]-ecs	-10
]-ect	9
]-ecy	-15
]-eds	-19
]-efs	-12
]-eil	-10
]-ein	-25
]-ela	-21
]-els	8
]-elu	-20
]-elé	-28
]-emi	-19
]-end	-42
]-ens	-49
]-ent	-47
]-enu	-29
]-ené	-14
]-eon	-8
]-eph	-18
]-ept	-37
]-era	-35
]-erc	-11
]-erd	-25
]-ers	-16
]-es	-9
]-esh	-19
]-est	-21
]-esé	-13
]-etc	-12
]-etz	-10
]-eté	-23
]-eue	-26
]-euf	-28
]-eun	-13
]-eur	-15
]-eus	-29
]-eut	-18
]-eux	-44
]-evé	-32
]-exe	-13
]-eçu	-13
]-fer	-23
]-fes	-26
]-fet	-22
]-ffe	-27
]-ffé	-13
]-fil	-26
]-fié	-21
]-fle	-27
]-fre	-31
]-fus	-15
]-fwd	-16
]-fée	-21
]-g	-15
]-g/m	-10
]-gar	8
]-gel	-23
]-ger	-18
]-gie	17
]-gle	-35
]-glé	-15
]-gny	-16
]-gon	-16
]-gos	-20
]-gre	-14
]-gré	-20
]-gts	-31
]-gés	10
]-hai	-16
]-hat	-20
]-hdi	-9
]-her	-36
]-hes	-28
]-het	-30
]-hez	-12
]-hid	-8
]-hie	-11
]-hin	-17
]-hon	-28
]-hui	-14
]-hum	-13
]-hée	-26
]-héo	-14
]-hés	-16
]-i	-21
]-ial	-24
]-ias	-13
]-iat	-27
]-ici	-25
]-ick	-25
]-ico	-17
]-ict	-15
]-ide	-39
]-idi	-26
]-idé	-25
]-ied	-14
]-iel	-31
]-ier	-9
]-ieu	-17
]-iez	-19
]-ifs	14
]-ige	13
]-igo	-21
]-igt	10
]-igé	-22
]-ii	-14
]-iii	-16
]-ile	10
]-ilm	-21
]-ils	-21
]-ilé	-13
]-ime	-26
]-ine	-22
]-ing	-36
]-ini	-30
]-inq	-27
]-ins	-17
]-int	-38
]-iné	19
]-ion	19
]-iot	-16
]-ipe	-29
]-ira	-23
]-irs	-27
]-iré	-25
]-ise	-9
]-isi	-17
]-isé	-29
]-ite	-27
]-its	-32
]-ité	-33
]-ium	8
]-ius	-17
]-iv	-12
]-ive	-29
]-ivi	-27
]-ivé	-22
]-ixe	-13
]-ize	-20
]-j	-8
]-j'y	-13
]-jet	-35
]-jeu	-22
]-jo	-12
]-jou	-22
]-ker	-12
]-kg	-18
]-kie	-17
]-l	-23
]-l'a	-28
]-lab	-17
]-lai	-11
]-lan	-28
]-las	-21
]-lat	-20
]-ler	-57
]-les	-13
]-let	-22
]-lez	-15
]-lin	-18
]-lio	-19
]-lip	-10
]-lis	-22
]-lit	-8
]-lla	-20
]-lle	-33
]-lli	-14
]-llo	-17
]-lly	-16
]-llé	-11
]-llô	-21
]-lme	-14
]-lms	-11
]-loc	-15
]-log	-13
]-loi	-28
]-lon	-14
]-los	-38
]-lot	-23
]-lou	-16
]-lpa	-13
]-lpe	-14
]-lub	-13
]-luc	-19
]-lus	-16
]-lut	-19
]-lve	-18
]-léo	-19
]-lés	13
]-m/h	-21
]-mai	-23
]-mal	-9
]-mam	16
]-man	-26
]-mas	-10
]-mbe	-34
]-mbé	-26
]-mdr	-20
]-men	-19
]-mer	-37
]-mes	-10
]-met	-19
]-mie	-25
]-min	-25
]-mis	-44
]-mm	-14
]-mme	-32
]-mne	-15
]-moi	-24
]-mou	-11
]-mpe	-35
]-msa	-18
]-mum	-21
]-mur	-19
]-mué	-11
]-més	-33
]-nac	-17
]-nai	-19
]-nal	-46
]-nas	-16
]-ncs	-20
]-ncé	-31
]-nde	-35
]-nds	-49
]-ndu	-35
]-ndé	-20
]-nec	-9
]-nel	14
]-ner	-48
]-net	-36
]-nez	-23
]-nge	-54
]-ngo	-15
]-ngs	-23
]-ngé	-23
]-nie	-40
]-nil	-9
]-nir	-35
]-nis	-11
]-nit	-22
]-nné	-23
]-noi	-9
]-nom	-15
]-non	-27
]-nos	-23
]-not	-21
]-nox	-17
]-noé	-10
]-nre	-23
]-nse	-21
]-nsi	-25
]-nsé	-20
]-nte	-22
]-nti	-23
]-nté	-26
]-nu	-10
]-nue	-34
]-nul	-14
]-nus	-26
]-nze	-32
]-nès	-13
]-née	-23
]-nés	9
]-o2	-10
]-ock	-17
]-ocs	13
]-ode	-36
]-off	-9
]-oh	-13
]-oie	-14
]-oin	-23
]-oir	-26
]-ois	-25
]-oit	-37
]-oix	-18
]-ola	-18
]-ole	-19
]-oli	-13
]-ols	-20
]-olé	-17
]-omb	-29
]-oms	-14
]-ond	-34
]-ong	-29
]-ono	-20
]-ons	-21
]-ont	-33
]-ool	-11
]-ord	-40
]-ore	-20
]-ors	-9
]-ort	-10
]-ose	-42
]-ost	-11
]-osé	-30
]-oto	-18
]-oté	-14
]-oue	-37
]-oup	-18
]-our	-18
]-ous	-49
]-out	-24
]-oux	-28
]-oué	-12
]-oyé	-34
]-oël	-21
]-oît	-9
]-oût	-17
]-p	-23
]-pal	-13
]-pas	-20
]-pc	-16
]-pel	-27
]-per	-28
]-pes	-45
]-ph	-11
]-pie	-10
]-pin	-22
]-pis	-25
]-pié	-19
]-ple	-25
]-pli	-14
]-pon	-14
]-pot	-17
]-ppe	-30
]-ppm	-13
]-pro	-17
]-pte	-20
]-pté	-26
]-pui	-13
]-pv	-22
]-pée	-22
]-pés	-20
]-qqn	-9
]-que	-9
]-qué	-30
]-rac	-22
]-rai	-27
]-ral	-31
]-ran	-16
]-rap	-17
]-ras	-37
]-rat	-20
]-ray	-19
]-rbe	-31
]-rce	-14
]-rcs	-14
]-rcé	-13
]-rds	-24
]-rdu	-25
]-rdé	-18
]-re	-21
]-ref	-26
]-rer	-10
]-res	-8
]-ret	-28
]-rge	-14
]-rh	-11
]-ril	-34
]-rim	-16
]-rin	-24
]-rio	-17
]-rir	-33
]-ris	-30
]-rit	8
]-rix	-14
]-rié	-21
]-rme	-10
]-rmi	-15
]-rmé	-24
]-rne	-49
]-rod	-9
]-roi	11
]-ron	-41
]-ros	-28
]-rou	-28
]-rps	-21
]-rra	-19
]-rre	-18
]-rré	-29
]-rso	-22
]-rsé	-11
]-rte	-42
]-rti	-10
]-rts	-41
]-rté	-22
]-rum	-16
]-run	-9
]-rus	11
]-rve	-27
]-rvi	-9
]-rvé	-19
]-rze	-23
]-rès	-31
]-réf	-11
]-rés	-11
]-rév	-18
]-rêt	-33
]-s	-19
]-s'y	-20
]-s-y	-23
]-sas	-21
]-sat	-18
]-sca	-16
]-sel	-12
]-ser	-20
]-ses	-26
]-set	-16
]-sez	-26
]-sie	-9
]-sir	-13
]-sis	-13
]-sit	-28
]-six	-21
]-ski	-12
]-sme	-17
]-sms	-21
]-soi	-16
]-sol	-9
]-ssa	-17
]-sse	-24
]-ssu	-9
]-ste	-56
]-sté	-28
]-sus	-23
]-svp	-26
]-sée	-19
]-t	-14
]-ta	-11
]-tag	-8
]-tan	-18
]-tas	-15
]-tel	-15
]-ter	-54
]-tes	-10
]-tez	-28
]-the	-13
]-tif	-10
]-til	-22
]-tin	-29
]-tir	-34
]-toi	-34
]-top	-25
]-tou	-16
]-tre	-17
]-tri	-35
]-tré	-26
]-tte	-61
]-tue	-15
]-tui	-12
]-tée	-29
]-téo	-17
]-tés	-33
]-tôt	-29
]-u'y	-22
]-uan	-14
]-ube	-21
]-ubs	-11
]-uds	-21
]-uel	-24
]-uer	-39
]-ues	-16
]-uet	-30
]-ufs	-22
]-uge	-29
]-uie	-26
]-uil	-18
]-uin	-23
]-uir	-17
]-uis	-14
]-ule	16
]-uls	-14
]-ult	-16
]-ulu	-10
]-ulé	-41
]-ume	-29
]-ums	-22
]-umé	-20
]-une	-34
]-uno	-10
]-uoi	-17
]-ups	-14
]-ura	-22
]-urd	-20
]-urg	-14
]-uro	-17
]-urs	-38
]-urt	-26
]-uré	-18
]-use	16
]-usé	-23
]-ute	-27
]-uto	-20
]-uts	-13
]-uté	-17
]-uvé	-21
]-uyé	-13
]-uée	-16
]-ués	-22
]-vel	-22
]-ver	-44
]-veu	-10
]-vez	-11
]-vie	-34
]-vin	-27
]-vis	-26
]-voi	13
]-vol	-26
]-von	-28
]-vos	-16
]-vre	-19
]-vés	17
]-wan	-15
]-xte	-17
]-yau	-11
]-yen	-14
]-yer	-34
]-yez	-26
]-ylo	-16
]-yne	-18
]-yo	-19
]-ype	-17
]-yro	-14
]-yse	-22
]-yée	-19
]-z	16
]-âge	-22
]-âte	-27
]-âts	-11
]-çue	-15
]-èce	-15
]-ède	-33
]-èle	-33
]-ème	-36
]-ène	-33
]-ère	-9
]-èse	-22
]-ète	-35
]-ève	-33
]-ébé	-20
]-édé	-20
]-éer	-8
]-ées	16
]-égé	-13
]-élo	-12
]-émo	-25
]-éra	-20
]-éré	-32
]-éto	-22
]-été	-35
]-êle	-17
]-ête	-13
]-êté	-27
]-île	-12
]-îmé	-14
]-îne	-19
]-îné	-18
]-ôle	-23
]-ôme	-15
]-ône	11
]-ôte	-23
]-ôté	-16
]-ûlé	-15
]-ûte	-21
]-ûts	-18
]-œud	-9
]-œur	-21
].	-9900
]/	-9900
]0	-48
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>'ai jamais	-12
]>'en ai	-21
]>'en faire	-20
]>'où cette	-16
]>'où il	-9
]>-ce que	-19
]>-ci que	-12
]>-là .	-13
]>0 %	-14
]>0 )	-9
]>0 ,	-36
]>0 .	-29
]>0 /	-13
]>0 0	-22
]>0 :	-19
]>0 ]	-12
]>0 au	-23
]>0 bars	-9
]>0 de	-14
]>0 degrés	-10
]>0 est	-15
]>0 fois	-16
]>0 h	-17
]>0 janvier	-10
]>0 jours	-10
]>0 kg	-17
]>0 l	-22
]>0 la	-12
]>0 lignes	-14
]>0 m	-14
]>0 mai	-18
]>0 mars	-13
]>0 min	-12
]>0 mm	-9
]>0 mètres	-9
]>0 ne	-8
]>0 novembre	-22
]>0 par	-10
]>0 personnes	-14
]>0 septembre	-11
]>0 |	-22
]>0 °	-14
]>0 à	-8
]>0 –	-22
]>0 €	-18
]>0 →	-14
]>ace ,	-15
]>ace confiné	-19
]>ace de	-10
]>ace les	-13
]>ace tant	15
]>ace à	-11
]>ace écrite	-20
]>acs au-dessus	-8
]>acs de	-11
]>afé ,	-8
]>afé .	-21
]>afé à	-9
]>age .	-19
]>age 0	-17
]>age :	24
]>age a	-19
]>age au	-15
]>age avant	13
]>age complet	-11
]>age d'origine	-12
]>age d'un	-23
]>age d'une	-34
]>age de	-43
]>age des	-34
]>age du	-48
]>age est	16
]>age et	-39
]>age fabrique	-15
]>age le	-10
]>age par	-23
]>age pour	-17
]>age sans	-20
]>age se	12
]>age sur	-19
]>age à	-36
]>age –	-27
]>aie ,	-14
]>aie .	-16
]>aie pas	-16
]>ail .	-20
]>ail dans	-10
]>ail du	-12
]>ain ,	-12
]>ain .	-37
]>ain 0	-19
]>ain de	-13
]>ain à	-12
]>ais .	-31
]>ais bien	-11
]>ais de	8
]>ais donc	-11
]>ais du	-16
]>ais et	-19
]>ais la	-12
]>ais pas	-18
]>ais plus	-11
]>ais que	-12
]>ais un	-16
]>ais à	-17
]>ait ,	-17
]>ait .	-20
]>ait :	-11
]>ait bien	-11
]>ait dans	-9
]>ait de	-11
]>ait la	-24
]>ait le	-18
]>ait pas	-30
]>ait plus	-18
]>ait que	-15
]>ait qui	-11
]>ait un	-19
]>ait à	-10
]>ale ,	-20
]>ale .	-25
]>ale a	-11
]>ale de	13
]>ale des	-16
]>ale du	-22
]>ale et	-18
]>alé ,	-12
]>alé .	-13
]>ame :	-13
]>ame baissée	-10
]>ame de	-18
]>ame le	-11
]>ame à	-14
]>amp .	-14
]>anc ,	-29
]>anc .	-28
]>anc comment	-14
]>and ,	-15
]>ane ,	-17
]>ane à	-28
]>ang .	-21
]>ang est	-20
]>ans ,	-10
]>ans de	-11
]>ant ,	-37
]>ant :	-17
]>ant ;	-15
]>ant au	-11
]>ant c'est	-17
]>ant d'une	-21
]>ant de	-26
]>ant des	-11
]>ant du	-14
]>ant en	-11
]>ant est	-15
]>ant et	-10
]>ant il	-15
]>ant la	-14
]>ant on	-15
]>ant par	-22
]>ant rouge	-13
]>ant sur	-14
]>ant un	-14
]>ape ,	-11
]>ape .	-16
]>ape |	-14
]>apé par	-16
]>arc ,	-12
]>ard ,	-21
]>ard .	-11
]>ard de	-15
]>ard pour	-16
]>are avec	-15
]>are et	-15
]>are le	-19
]>are à	-12
]>ari ,	-17
]>ars ,	-16
]>ars .	-16
]>ars la	-17
]>ars à	-21
]>art .	-19
]>art 0	-18
]>art :	15
]>art avec	-15
]>art d'heure	-15
]>art d'un	-13
]>art de	-16
]>art du	-20
]>art et	-12
]>ase ,	-9
]>ase .	-15
]>ase de	-15
]>ate ,	-17
]>ate avant	-23
]>ate se	-16
]>aut ,	-14
]>aux ,	-12
]>aux .	-18
]>aux au	-17
]>aux de	-17
]>aux et	-17
]>aux moniteurs	-17
]>aux à	-12
]>ave ,	-16
]>avé ,	-11
]>aît ,	-11
]>bal ,	-15
]>bal .	-14
]>ban .	9
]>ban rouge	-8
]>bar .	-13
]>bas ,	-23
]>bas de	-12
]>bas et	-13
]>bel :	-18
]>ben on	-15
]>ben oui	-13
]>ber .	-11
]>ble ,	-35
]>ble .	-39
]>ble ?	10
]>ble dans	-15
]>ble de	-30
]>ble est	-10
]>ble et	-26
]>ble par	-19
]>ble à	-11
]>bli en	-8
]>bre ,	-41
]>bre .	-26
]>bre 0	-9
]>bre a	-17
]>bre de	10
]>bre et	-12
]>bre à	-15
]>bée ou	-10
]>cal ,	-11
]>car de	-16
]>cat ,	-15
]>cer ,	-14
]>cer la	-10
]>cer les	-16
]>cer par	-16
]>ces ,	-23
]>ces au	-16
]>ces dans	-21
]>ces de	-13
]>ces par	-19
]>ces techniques	-10
]>che 0	-10
]>che ?	9
]>che de	-20
]>che donc	-9
]>che du	-27
]>che en	-12
]>che et	-26
]>che la	-19
]>che le	-13
]>che les	-22
]>che ou	-11
]>che pas	-31
]>che quand	-11
]>che quoi	-12
]>che tu	-20
]>che un	-24
]>che à	-24
]>che ça	-15
]>ché ,	-16
]>ché au	-15
]>ché dans	-9
]>ché en	-13
]>ché et	-9
]>cie ,	-21
]>cie de	-11
]>cie à	-16
]>cle ,	-12
]>cle .	-20
]>cro ,	-14
]>cte ,	-17
]>cte après	-10
]>cte en	-13
]>cte est	-9
]>cte et	-10
]>cte ça	-14
]>cée et	-20
]>cés ,	-12
]>cés .	-23
]>dan c'est	-15
]>des ,	-18
]>des de	-14
]>des en	-13
]>des et	-12
]>des la	-23
]>des le	-22
]>des sont	-15
]>die .	-17
]>don ,	-13
]>don .	-17
]>dos ,	-21
]>dpp est	-9
]>dra voir	-9
]>dre ,	-30
]>dre .	-16
]>dre de	-14
]>dre inverse	-13
]>dre la	-21
]>dre un	-18
]>dre à	-16
]>due .	-16
]>dur ,	-20
]>dus à	-21
]>dée ,	-19
]>dée est	-24
]>dée par	-22
]>déo .	-13
]>dés et	-15
]>eau ,	-36
]>eau :	-21
]>eau au	-18
]>eau aux	-11
]>eau chaude	-25
]>eau dans	-24
]>eau de	-40
]>eau des	-16
]>eau du	-23
]>eau est	-16
]>eau et	-23
]>eau froide	-23
]>eau les	-12
]>eau ne	-21
]>eau passe	-17
]>eau qui	-18
]>eau savonneuse	-11
]>eau tiède	-15
]>eau tout	-15
]>eau à	-21
]>ecs de	-10
]>ect ,	-20
]>ect .	9
]>ect dans	-17
]>ecy ,	-15
]>edi ,	-12
]>eds .	-11
]>eds nus	-17
]>eil ,	-19
]>eil .	-21
]>eil de	11
]>eil et	-16
]>ein de	-10
]>els ,	-18
]>elé .	-13
]>emi .	-12
]>end .	-14
]>end dans	-15
]>end le	-26
]>end les	-15
]>end pas	-18
]>end que	-11
]>end sur	-9
]>ens ,	-16
]>ens .	-19
]>ens la	-8
]>ent ,	-41
]>ent .	-20
]>ent :	-29
]>ent ?	13
]>ent a	-11
]>ent arrive	-17
]>ent au	-29
]>ent aux	-22
]>ent avec	-26
]>ent comment	-19
]>ent d'abord	-9
]>ent d'accord	-9
]>ent d'une	-23
]>ent dans	-16
]>ent de	-36
]>ent depuis	-15
]>ent des	-26
]>ent deux	-10
]>ent du	-32
]>ent en	-20
]>ent est	-24
]>ent et	-30
]>ent euh	-18
]>ent jamais	-22
]>ent la	-28
]>ent le	-16
]>ent les	-29
]>ent mal	-24
]>ent n'est	-19
]>ent ne	-22
]>ent nous	-11
]>ent on	-26
]>ent ou	-14
]>ent où	-17
]>ent par	-11
]>ent pas	-33
]>ent pour	-21
]>ent presque	-12
]>ent quatre	-12
]>ent que	13
]>ent qui	-21
]>ent rien	-12
]>ent sans	-20
]>ent si	-11
]>ent signé	-11
]>ent souvent	-19
]>ent sur	-25
]>ent tous	-22
]>ent un	-15
]>ent une	-13
]>ent à	-29
]>ent être	-9
]>enu ,	-8
]>enu .	-19
]>enu au	-9
]>ept ,	-14
]>ept heures	-20
]>erd ,	-11
]>ers .	-12
]>ers dans	-11
]>ers et	-11
]>ers jours	-19
]>ers ont	-18
]>ers qui	-17
]>ers sont	-30
]>ers sur	-8
]>ert ,	-15
]>etc .	-12
]>ets ,	-31
]>ets .	-10
]>ets de	-14
]>ets trouvés	-21
]>ets à	-14
]>eté .	-16
]>eue ,	-17
]>euf ans	-13
]>eur (	-15
]>eur .	-18
]>eur :	-25
]>eur a	-14
]>eur au	-21
]>eur avant	-16
]>eur c'est	-17
]>eur compris	-10
]>eur coupe	-19
]>eur d'eau	-9
]>eur d'épaule	-10
]>eur dans	-21
]>eur de	-36
]>eur demande	-10
]>eur du	-22
]>eur est	-37
]>eur et	-26
]>eur général	-10
]>eur jaune	-14
]>eur les	-17
]>eur mesure	-12
]>eur on	-21
]>eur passe	-9
]>eur porte	-15
]>eur puis	-8
]>eur qui	-23
]>eur reste	-13
]>eur sonne	-11
]>eur veut	-12
]>eur vide	-10
]>eur |	-19
]>eur à	-29
]>eur électrique	-16
]>eus ,	-8
]>eux ,	-18
]>eux d'entrée	-21
]>eux dans	-22
]>eux de	-18
]>eux degrés	-9
]>eux en	-14
]>eux et	-15
]>eux on	-19
]>eux que	-19
]>eux qui	-26
]>eux ça	-9
]>evé ,	-25
]>eçu .	-10
]>eçu un	-8
]>fes la	-15
]>ffe à	-15
]>fil ,	-19
]>fil .	-10
]>fié par	-9
]>fwd :	-16
]>fée par	-10
]>g .	-18
]>g de	-9
]>g/m ²	-10
]>gaz ,	-13
]>gaz coupé	-15
]>gel .	-20
]>ger ,	-15
]>ger .	-19
]>ger la	-23
]>ger le	-11
]>ger les	-17
]>ger une	-25
]>ger à	-14
]>ges ,	-15
]>ges .	-29
]>ges 0	-10
]>ges :	-12
]>ges au	-11
]>ges dans	10
]>ges et	-9
]>ges le	-17
]>ges les	-17
]>ges sont	-12
]>ges tu	14
]>gle ,	-17
]>gle .	-21
]>gle de	-13
]>gne ,	-14
]>gne .	-22
]>gne sur	-20
]>gon ,	-9
]>gos et	-18
]>gts .	-15
]>gue ,	-16
]>gue .	-22
]>gue de	-13
]>gue des	-11
]>gée ,	-10
]>gés par	-14
]>her ,	-15
]>her .	-16
]>her du	-16
]>her et	-15
]>her la	-11
]>her le	-16
]>her monsieur	-8
]>her un	-10
]>her à	-20
]>hes ,	-24
]>hes .	-22
]>hes de	-21
]>hes des	-13
]>hes et	-10
]>hes mortes	-11
]>hes ou	-16
]>hes sont	-24
]>hes à	-19
]>het de	-10
]>het et	-11
]>hon ,	-11
]>hée ,	-11
]>hée au	-9
]>hée en	-20
]>hés avec	-11
]>ial de	-14
]>ice ,	-10
]>ice .	-23
]>ice :	-9
]>ice dans	-15
]>ice du	13
]>ice si	-12
]>ici le	-11
]>ici on	-12
]>ick ,	-20
]>ide ,	-12
]>ide .	-17
]>ide dans	-11
]>ide de	-22
]>ide des	-14
]>idi .	-19
]>idé ,	-20
]>iel ,	-14
]>ien a	-21
]>ien est	-9
]>ien et	-10
]>ien il	-19
]>ien ne	-16
]>ier )	-15
]>ier ,	-47
]>ier :	-22
]>ier ;	11
]>ier ?	14
]>ier au	-27
]>ier aussi	-12
]>ier avant	-16
]>ier dans	-13
]>ier de	-21
]>ier entre	-15
]>ier est	-12
]>ier et	-23
]>ier la	-19
]>ier le	-11
]>ier pèse	-17
]>ier que	-9
]>ier tu	-22
]>ier à	-13
]>ies ,	-22
]>ies .	-21
]>ies avec	-22
]>ies que	-12
]>ies à	-17
]>iez pas	-16
]>ige :	9
]>ige de	-15
]>ige une	-24
]>igo ,	-11
]>igt ,	-16
]>ile ,	-26
]>ile .	10
]>ile de	-12
]>ile est	-18
]>ile et	-16
]>ile pour	10
]>ile à	14
]>ils ,	-21
]>ils .	8
]>ils au	-19
]>ils de	-12
]>ils à	-20
]>ime ,	-10
]>ime les	-12
]>imé ,	12
]>imé à	-8
]>ine !	-15
]>ine ,	11
]>ine .	-39
]>ine 0	-20
]>ine :	-18
]>ine au	-16
]>ine de	-28
]>ine dernière	-15
]>ine des	-21
]>ine est	-22
]>ine et	-25
]>ine nous	-9
]>ine on	-19
]>ine tu	-17
]>ine à	-28
]>ing ,	-14
]>ing .	-9
]>ing du	-14
]>ini ,	-15
]>inq degrés	-13
]>inq minutes	-11
]>ins ,	-31
]>ins .	-25
]>ins de	-19
]>ins et	-14
]>ins par	-21
]>ins sont	-13
]>ins à	11
]>int ,	-14
]>int .	-24
]>iné .	10
]>ion .	24
]>ion 0	-23
]>ion au	-14
]>ion d'assurance	-17
]>ion d'un	-19
]>ion d'une	-16
]>ion d'équipe	-16
]>ion de	-33
]>ion des	-39
]>ion du	-45
]>ion en	-19
]>ion est	-26
]>ion et	-33
]>ion le	-16
]>ion ou	-14
]>ion pour	-15
]>ion quand	12
]>ion signée	-18
]>ion soit	12
]>ion sur	-21
]>ion toute	-16
]>ion à	-17
]>iot .	-10
]>ipe ,	-15
]>ira .	-14
]>ire 0	-14
]>ire :	-17
]>ire au	-9
]>ire de	-33
]>ire des	-16
]>ire du	-31
]>ire est	11
]>ire et	-21
]>ire il	-19
]>ire la	-19
]>ire le	-31
]>ire les	-14
]>ire n'est	-9
]>ire par	-15
]>ire passer	-13
]>ire pour	-20
]>ire quand	-13
]>ire quelque	-24
]>ire qui	-14
]>ire rédiger	-14
]>ire sort	-15
]>ire sur	16
]>ire un	-19
]>ire une	-25
]>ire |	-11
]>ire à	-18
]>irs ,	-12
]>ise ,	12
]>ise .	-28
]>ise de	-19
]>ise du	-19
]>ise la	-18
]>ise le	-13
]>ise n'est	-16
]>ise à	-28
]>isé ,	-17
]>isé .	-9
]>ite ,	-25
]>ite .	-31
]>ite avant	-22
]>ite de	-26
]>ite et	-10
]>ite le	-16
]>ite les	-14
]>ite une	-11
]>ite à	-29
]>its ,	-21
]>its .	-22
]>its dans	-15
]>its et	-21
]>its sur	-9
]>ité ,	-26
]>ité .	-15
]>ité :	-13
]>ité de	-16
]>ité des	-15
]>ité et	-24
]>ité sur	-18
]>ité à	-16
]>ium ,	-12
]>ium de	-17
]>ive .	-24
]>ive au	-25
]>ive de	-13
]>ive dix	-13
]>ive le	-17
]>ive on	-18
]>ive à	-23
]>ivé .	-13
]>ize ans	-17
]>ize heures	-18
]>iés .	-21
]>iés par	12
]>jet .	-17
]>jet :	-11
]>jet c'est	-17
]>jeu et	-20
]>kie «	-12
]>lan ,	-17
]>las ,	-13
]>lat ,	-11
]>lat et	-17
]>lat sur	-16
]>ler ,	-28
]>ler .	-24
]>ler au	-20
]>ler dans	-10
]>ler et	-13
]>ler la	-11
]>ler le	-20
]>ler les	-22
]>ler sur	-14
]>ler à	-16
]>les (	-17
]>les ,	-47
]>les .	-15
]>les 0	-10
]>les au	-15
]>les dans	15
]>les des	-14
]>les du	-26
]>les dès	11
]>les en	-40
]>les et	-27
]>les la	-21
]>les les	-17
]>les par	-25
]>les pas	-23
]>les qui	-17
]>les reculés	-19
]>les sont	-32
]>les sous	-14
]>les sur	-17
]>les à	-19
]>let ,	-19
]>let avec	-12
]>lez .	-12
]>lic ,	-19
]>lie :	-14
]>lie en	-12
]>lin )	-12
]>lis le	-14
]>lis à	-18
]>lit ,	-16
]>lit la	-18
]>lit le	-22
]>lit les	-23
]>lit pas	-16
]>lle ,	-10
]>lle .	-22
]>lle 0	-13
]>lle :	-12
]>lle =	-15
]>lle au	-14
]>lle aux	-17
]>lle d'abord	-17
]>lle dans	-13
]>lle de	-32
]>lle des	-18
]>lle du	-24
]>lle en	-9
]>lle est	-20
]>lle et	-26
]>lle fait	-13
]>lle il	-16
]>lle la	-16
]>lle le	-26
]>lle ne	9
]>lle ou	-26
]>lle par	-23
]>lle part	-11
]>lle pas	-15
]>lle pour	-10
]>lle que	-26
]>lle qui	-15
]>lle se	-16
]>lle si	-10
]>lle sur	-13
]>lle tu	-23
]>lle une	-12
]>lle va	-14
]>lle »	-9
]>lle à	-15
]>lle –	-19
]>llo ,	-11
]>llé ,	13
]>llé .	-9
]>llé :	-18
]>llé une	-11
]>lme ,	-10
]>loi pour	-17
]>lon ,	-10
]>lon .	-20
]>lon de	-11
]>lon est	-22
]>lon la	-9
]>los ,	-16
]>los de	-13
]>lot de	-19
]>lou ,	-15
]>lte et	-9
]>lte la	-10
]>lte le	-9
]>lte pour	-14
]>lub ,	-14
]>lus ,	-9
]>lus .	-33
]>lus au	-9
]>lus d'un	-13
]>lus de	-35
]>lus haut	-12
]>lus le	-21
]>lus petit	-13
]>lée ,	-20
]>lée au	-28
]>lée est	-12
]>lée pour	-20
]>lée à	11
]>lés ,	9
]>lés .	-26
]>lés de	-20
]>lés du	-13
]>lés par	-18
]>lés à	-18
]>mai .	-20
]>mal ,	-15
]>mal et	-15
]>man .	-17
]>mbe .	-17
]>mer ,	-14
]>mer du	-15
]>mer en	-9
]>mes ,	-26
]>mes de	-18
]>mes et	-18
]>mes le	-25
]>mes une	-25
]>mis ,	-16
]>mis .	-18
]>mis :	-19
]>mis de	-31
]>mis en	-14
]>mme ,	-11
]>mme au	-15
]>mme et	-10
]>moi ça	-20
]>mpe .	-16
]>mpe dans	-12
]>mpe et	-11
]>mps ,	-26
]>mum ,	-18
]>mum .	-10
]>mur ,	-15
]>mée ,	-12
]>més ,	-25
]>nal ,	-12
]>nal .	-14
]>nal 0	-9
]>nal de	-26
]>nal nous	-14
]>nas ,	-17
]>nas .	-13
]>nce au	-17
]>nce avant	-12
]>nce d'un	-12
]>nce de	-36
]>nce deux	-11
]>nce en	-12
]>nce est	-16
]>nce et	-26
]>nce la	-20
]>nce à	-11
]>ncé ,	-9
]>ncé la	-19
]>nde ,	-25
]>nde :	-21
]>nde au	-18
]>nde de	-12
]>nde des	-12
]>nde en	-16
]>nde le	-29
]>nde les	-13
]>nde personne	-11
]>nde que	-21
]>nde qui	-8
]>nde s'il	-17
]>nde un	-13
]>nde une	-22
]>nde à	-10
]>nds ,	-16
]>nds je	-21
]>nds la	-18
]>nds le	-14
]>nds pas	-17
]>nds que	-14
]>nds un	-10
]>ndu ,	-21
]>ndu .	-18
]>ndu de	-11
]>ndu –	-10
]>nel ,	-9
]>nel .	10
]>nel :	-19
]>nel de	-17
]>ner ,	-14
]>ner .	-25
]>ner 0	-17
]>ner la	-14
]>ner le	-21
]>ner les	-17
]>nes .	-36
]>nes au	-18
]>nes du	-11
]>nes et	-26
]>nes les	-23
]>nes on	-18
]>nes sur	-14
]>nes tout	-17
]>nes à	-19
]>net ,	-9
]>net et	-19
]>nez ,	-14
]>nge ,	-20
]>nge .	-24
]>nge dans	-18
]>nge de	-15
]>nge on	-13
]>nge pas	-11
]>nge à	-10
]>ngs ,	-15
]>ngs .	-8
]>ngs de	-15
]>ngé ,	-9
]>ngé maternité	-13
]>ngé à	-9
]>nie .	-16
]>nir .	-21
]>nir la	-9
]>nis .	-9
]>nne ,	-34
]>nne .	-24
]>nne dans	-16
]>nne dès	-16
]>nne est	-29
]>nne et	-23
]>nne la	-24
]>nne le	-13
]>nne les	-12
]>nne ouvre	-13
]>nne plein	-9
]>nne qui	-21
]>nne tout	-14
]>nne à	-29
]>nné ,	-15
]>nsi :	-21
]>nte (	-18
]>nte :	-10
]>nte a	-12
]>nte ans	-11
]>nte au	-12
]>nte contrôle	-8
]>nte d'un	-16
]>nte dans	-28
]>nte de	-20
]>nte degrés	-16
]>nte demande	-10
]>nte depuis	11
]>nte devant	-16
]>nte du	-14
]>nte et	-13
]>nte jamais	-18
]>nte la	-16
]>nte les	-8
]>nte on	-17
]>nte ou	-16
]>nte pas	-11
]>nte sur	-9
]>nte à	-11
]>nts .	-25
]>nts :	-22
]>nts de	-36
]>nts des	-12
]>nts du	15
]>nts en	-11
]>nts et	-16
]>nts euros	-15
]>nts non	9
]>nts pour	-17
]>nts que	-19
]>nts qui	13
]>nts sur	-23
]>nts à	-20
]>nté ,	-15
]>nue .	-17
]>nue avec	-9
]>nus ,	-10
]>nze ans	-20
]>nze heures	-15
]>nès :	-15
]>née ,	-22
]>née des	-13
]>née et	-18
]>née on	-18
]>née passée	-20
]>née à	-21
]>nés .	-15
]>ode d'emploi	-15
]>ode opératoire	-9
]>oh non	-14
]>oid ,	-22
]>oid .	17
]>oie ,	11
]>oie deux	-19
]>oie jamais	-15
]>oie la	-22
]>oie le	-18
]>oie sur	-20
]>oin ,	-11
]>oin .	-11
]>oin d'un	-15
]>oin de	-14
]>oir .	-16
]>oir avant	-17
]>oir c'est	-19
]>oir de	-22
]>oir en	-23
]>oir et	-26
]>oir moins	-10
]>oir même	-21
]>oir noir	-12
]>oir on	-20
]>oir se	-18
]>oir une	-18
]>oir à	-11
]>ois ,	-42
]>ois ans	-8
]>ois bars	-11
]>ois c'est	-16
]>ois ce	-12
]>ois centimètres	-15
]>ois cents	-16
]>ois de	-20
]>ois et	-13
]>ois fois	-20
]>ois jours	-13
]>ois la	-11
]>ois le	-15
]>ois minutes	-15
]>ois on	-17
]>ois par	-30
]>ois pour	-10
]>ois quarts	-24
]>ois que	-13
]>ois semaines	-32
]>ois si	-13
]>ois sur	-19
]>ois tu	-14
]>ois à	-15
]>oit ,	-18
]>oit de	-11
]>oit et	-20
]>ole ,	-26
]>ole .	-22
]>ole au	-13
]>ole de	-24
]>ole du	-16
]>ole à	-13
]>omb ,	-11
]>oms .	-15
]>one ,	-11
]>one au	-23
]>one qui	-13
]>one à	-9
]>ong ,	-12
]>ong de	-18
]>ons .	-37
]>ons 0	-15
]>ons :	-13
]>ons au	-27
]>ons d'achat	-12
]>ons de	-35
]>ons des	-21
]>ons en	-13
]>ons et	-21
]>ons eu	-13
]>ons la	-29
]>ons le	-30
]>ons les	-23
]>ons par	-9
]>ons un	-37
]>ons une	-20
]>ons à	-22
]>ont jamais	-13
]>ont pas	-19
]>ord ,	-16
]>ord .	-20
]>ord de	-23
]>ord du	-13
]>ord on	-18
]>ord écrit	-10
]>ore les	-10
]>ore libre	-10
]>ors ,	-9
]>ors .	11
]>ors de	-17
]>ors des	-20
]>ors le	-15
]>ors tu	-22
]>ort ,	11
]>ort .	-19
]>ort depuis	-9
]>ort du	-23
]>ort à	-16
]>ose ,	-18
]>ose dans	-16
]>ose de	-15
]>ose la	-12
]>osé :	-16
]>osé au	-13
]>osé et	-17
]>osé une	-16
]>ote ,	-17
]>ote par	-22
]>oto du	-18
]>ots de	-9
]>oté ,	-8
]>oue le	-9
]>our +	-13
]>our :	-11
]>our au	-20
]>our de	-25
]>our des	-11
]>our en	-12
]>our et	-13
]>our même	-22
]>our sans	15
]>our à	-15
]>ous de	-18
]>out ,	-11
]>out .	-11
]>oux ,	-19
]>oux .	-16
]>oyé ,	-15
]>oût ,	-13
]>oût .	-10
]>p .	-23
]>pel ,	-13
]>pel .	-16
]>pel arrive	-22
]>per ,	-17
]>per une	-15
]>pes ,	-11
]>pes de	-26
]>pes du	-17
]>ple ,	-12
]>ppe ,	-18
]>ppe .	-12
]>pte .	-14
]>pté .	-15
]>pée ,	-17
]>pôt ,	-11
]>que )	-13
]>que ,	10
]>que :	-10
]>que ;	-13
]>que a	-12
]>que alimentaire	-13
]>que au	-11
]>que avant	-9
]>que chaque	-12
]>que dans	-16
]>que de	-35
]>que du	-23
]>que en	-17
]>que et	-28
]>que le	-14
]>que les	-22
]>que qui	-8
]>que sur	-24
]>que tous	-22
]>que à	-29
]>que –	-13
]>qué ,	-17
]>rac ,	-13
]>rai ,	-13
]>ral .	-10
]>ras ,	-16
]>ras de	-9
]>ray ,	-18
]>rcs ,	-11
]>rde ,	-10
]>rde .	-13
]>rde cassée	-12
]>rds ,	-18
]>rdé .	-9
]>rdé sous	-11
]>re :	-15
]>ref ,	-15
]>rer ,	-13
]>rer .	9
]>rer 0	-15
]>rer devant	-13
]>rer du	-16
]>rer les	-14
]>rer un	-10
]>rer une	-24
]>rer à	-16
]>res )	-11
]>res ,	-43
]>res .	12
]>res :	-9
]>res au	-20
]>res avec	-11
]>res dans	-20
]>res de	-24
]>res du	-9
]>res en	-10
]>res et	-28
]>res la	-11
]>res le	10
]>res mouillés	-19
]>res par	-15
]>res sont	-31
]>res sur	-27
]>res à	-26
]>ret ,	-10
]>ret .	-14
]>ret de	-15
]>rge ,	-21
]>rge .	-26
]>rge pour	-19
]>rge à	-19
]>rh ouvrent	-10
]>rie ,	-23
]>rie :	-15
]>rie d'alpage	-13
]>rie dans	-14
]>rie et	-13
]>rie je	-28
]>rie les	-11
]>rie sur	-10
]>ril ,	-18
]>ril .	-10
]>rim ,	-12
]>rir .	-18
]>ris ,	-18
]>ris .	-10
]>ris au	-8
]>ris en	-14
]>ris les	-22
]>rit .	-14
]>rit au	-12
]>rit pas	-14
]>rit pour	-20
]>rit sur	-23
]>rme .	-12
]>rme de	9
]>rmé ,	-14
]>rne ,	-16
]>rne de	-16
]>rne en	-9
]>rne et	-15
]>rne les	-13
]>rne sans	-10
]>ron ,	-9
]>ron .	-14
]>ron 0	-20
]>ros ,	-12
]>ros .	-20
]>ros et	-16
]>rre ,	-26
]>rre .	-23
]>rre 0	-10
]>rre de	-16
]>rse ,	-17
]>rse dans	-13
]>rsé de	-10
]>rte ,	-12
]>rte .	-19
]>rte de	-13
]>rte en	-10
]>rte et	-9
]>rte quel	-17
]>rte quoi	-15
]>rti ,	-19
]>rti avec	-20
]>rti en	-13
]>rti à	-14
]>rts ,	-23
]>rts de	-17
]>rté .	-10
]>rté au	-16
]>rté à	-9
]>rue ,	8
]>rue .	-13
]>run ,	-9
]>rve ,	-11
]>rvi à	-9
]>rvé par	-12
]>rès c'est	-10
]>rès les	-11
]>rée ,	-20
]>rée de	-12
]>rée des	-21
]>rée en	-25
]>rée et	-14
]>réf .	-11
]>rés ,	-22
]>rés d'un	-19
]>rév .	-18
]>rêt ,	-24
]>rêt d'urgence	-12
]>rêt de	-18
]>rêt et	-14
]>sac ,	-13
]>sac .	15
]>sac de	-12
]>sac rouge	-12
]>sac sur	-18
]>sai de	-15
]>ser ,	-20
]>ser .	-16
]>ser 0	-9
]>ser ce	-13
]>ser la	-14
]>ser le	-18
]>ser sur	-14
]>ser un	-10
]>ser une	-20
]>ser à	-16
]>ses .	-36
]>ses courtes	-11
]>ses dans	-20
]>ses de	-23
]>ses en	-17
]>ses et	-24
]>ses la	-13
]>ses le	-22
]>ses pas	-21
]>ses se	-21
]>ses tu	-20
]>ses à	-16
]>sez le	-22
]>sin ,	-13
]>sin .	-25
]>sir ,	-9
]>sit la	-16
]>sit le	-12
]>soi .	-11
]>son ,	-25
]>son .	-28
]>son :	-20
]>son pour	-14
]>sse ,	-11
]>sse .	-27
]>sse 0	-9
]>sse :	-22
]>sse avec	-17
]>sse de	-27
]>sse est	-16
]>sse et	-20
]>sse jamais	-12
]>sse la	-15
]>sse le	13
]>sse les	-16
]>sse on	-16
]>sse pas	-14
]>sse suivre	-24
]>sse une	-12
]>sse à	-21
]>ssu de	-9
]>ssé ,	-14
]>ssé .	13
]>ste ,	-22
]>ste .	-23
]>ste :	-15
]>ste et	-15
]>ste la	-15
]>ste le	-12
]>ste les	-13
]>ste pas	-11
]>ste |	-12
]>ste à	-18
]>sté ,	-14
]>sus ?	-18
]>svp ,	-12
]>svp .	-13
]>sée ,	-29
]>sée .	10
]>sée :	-20
]>sée de	-19
]>sée du	-19
]>sée en	-19
]>sée et	-27
]>sée le	-13
]>sée à	-16
]>sés ,	-21
]>sés .	9
]>sés :	-13
]>sés et	-15
]>sés le	-20
]>sés sur	-17
]>tal ,	-9
]>tat ,	-19
]>tat .	11
]>tat d'état	-23
]>tat de	-13
]>tat des	-19
]>tat du	-16
]>ter ,	-15
]>ter .	-27
]>ter de	-15
]>ter l'heure	-14
]>ter la	-18
]>ter le	-20
]>ter les	-18
]>ter sur	-18
]>ter un	-12
]>ter à	-11
]>tes .	-46
]>tes :	-25
]>tes ;	-25
]>tes a	-11
]>tes après	-16
]>tes avant	-18
]>tes avec	-16
]>tes ce	-12
]>tes d'un	-13
]>tes de	-31
]>tes des	-21
]>tes deux	-14
]>tes devant	-13
]>tes en	-22
]>tes et	-30
]>tes le	-21
]>tes les	-22
]>tes ne	-19
]>tes on	-32
]>tes par	-28
]>tes pas	-19
]>tes pour	-18
]>tes qui	-25
]>tes sans	-22
]>tes sont	-20
]>tes sur	-18
]>tes tu	-31
]>tes une	-12
]>tes à	-31
]>tie ,	-9
]>tie .	-13
]>tie :	-18
]>tie dans	-19
]>tie de	-18
]>tie à	-11
]>tif .	-15
]>til .	-13
]>tin ,	-11
]>tis .	-14
]>toi qui	-18
]>toi tu	-21
]>ton ,	10
]>ton .	-23
]>ton de	-9
]>ton nom	-16
]>top ,	-13
]>tre ,	-31
]>tre :	-17
]>tre c'est	-23
]>tre dans	-23
]>tre de	-19
]>tre du	-16
]>tre en	-11
]>tre et	-33
]>tre heures	-16
]>tre la	-20
]>tre par	-19
]>tre pas	-15
]>tre qui	-17
]>tre tu	-27
]>tre à	-24
]>tri des	-16
]>tte ,	-26
]>tte .	-25
]>tte au	-17
]>tte d'eau	-9
]>tte de	-13
]>tte est	-13
]>tte et	-14
]>tte la	-17
]>tte les	-17
]>tte on	-18
]>tte pas	-17
]>tte rouge	-14
]>tte sur	-15
]>tte tu	-21
]>tte |	-8
]>tte à	-13
]>tée ,	-16
]>tée .	-17
]>tée au	15
]>tée avant	-20
]>tée la	-17
]>tée par	-13
]>tée vocale	-11
]>tée à	-10
]>tés .	-22
]>tés avant	-10
]>tôt ,	-19
]>tôt .	-15
]>tôt que	-8
]>u'y a	-15
]>uce ,	8
]>uce et	-19
]>ude ,	-10
]>ude pour	-20
]>ude à	11
]>uer ,	-12
]>uer .	-17
]>uer les	-14
]>ues ,	-29
]>ues .	-24
]>ues :	-10
]>ues aux	-16
]>ues de	-21
]>ues du	-22
]>ues en	-24
]>ues et	-16
]>ufs .	-14
]>uge ,	-16
]>uge de	-10
]>uie ,	-12
]>uie au	-11
]>uie est	-10
]>uie la	-14
]>uil ,	-12
]>uis au	-14
]>uit .	-37
]>uit ?	-14
]>uit dans	-9
]>uit de	-18
]>uit en	-12
]>uit ensuite	-14
]>uit est	-15
]>uit et	-8
]>uit heures	-17
]>uit la	-17
]>uit par	12
]>uit si	-12
]>uit à	-21
]>ule .	-18
]>ule au	-17
]>ule d'abord	13
]>ule déjà	-17
]>ule est	-14
]>ule et	-21
]>ule la	-18
]>ule le	-17
]>ule pas	-11
]>ule sans	-10
]>ulé ,	-19
]>ulé .	-16
]>ume .	-19
]>ums .	-22
]>umé ,	-12
]>umé sur	-12
]>uoi je	-19
]>upe ,	11
]>upe de	-19
]>upe des	-16
]>upe et	-28
]>upe le	-16
]>upe pas	-20
]>upe s'arrête	-12
]>ups de	-13
]>ups et	-10
]>ure ,	-33
]>ure .	-33
]>ure 0	-9
]>ure après	-16
]>ure avant	-8
]>ure de	-25
]>ure des	-16
]>ure du	-36
]>ure en	-19
]>ure est	-27
]>ure et	-24
]>ure le	15
]>ure seulement	-9
]>ure sur	-13
]>ure à	13
]>uro .	-14
]>urs ,	-33
]>urs .	-11
]>urs :	-13
]>urs au	-11
]>urs coupées	-20
]>urs d'arbre	-12
]>urs de	-30
]>urs en	-21
]>urs et	-17
]>urs ne	-21
]>urs sont	-26
]>urs –	-21
]>urt .	-20
]>uré ,	-14
]>use a	16
]>use de	-20
]>use du	-21
]>use est	-24
]>use la	16
]>use le	-19
]>use on	-17
]>ute ,	8
]>ute .	-45
]>ute de	-20
]>ute pas	-9
]>ute sur	-9
]>uve ,	-11
]>uve .	13
]>uve de	-17
]>uve est	-11
]>uve à	-17
]>uée ,	-22
]>uée .	-11
]>uée au	-10
]>uée et	9
]>v ,	-8
]>val ,	-13
]>val .	10
]>ver ,	-10
]>ver .	-16
]>ver ci-après	-11
]>ver des	-21
]>ver la	-10
]>ver le	-20
]>ver les	-24
]>ves ,	-15
]>ves la	-13
]>ves sont	-17
]>ves à	-16
]>vez .	-9
]>vie ,	-9
]>vie .	-14
]>vis ,	-10
]>vis .	-15
]>vis de	-8
]>voi .	14
]>vre ,	-16
]>vre est	-21
]>vre la	-14
]>vre le	-20
]>vre les	-12
]>vre pas	-19
]>vre sans	-12
]>vre sur	-11
]>vre un	-16
]>vée ,	-27
]>vée .	-15
]>vée après	-8
]>vée plus	-13
]>vée à	-18
]>vés ,	-20
]>vés .	-10
]>vés à	-19
]>xte :	-13
]>yer ,	-22
]>yer .	-12
]>yer au	-14
]>yer le	-15
]>yer les	-19
]>ylo .	-15
]>yo t'es	-19
]>yon .	-12
]>yon gras	-15
]>âge ,	-20
]>âte ,	-20
]>âte de	-17
]>çon de	-25
]>çue ,	-15
]>ège .	-12
]>èle ,	-10
]>ème ,	-12
]>ème et	-11
]>ème fois	-22
]>ène ,	-23
]>ène ?	-11
]>ère .	-41
]>ère au	-8
]>ère dans	-9
]>ère de	-27
]>ère dont	-20
]>ère du	-13
]>ère en	-20
]>ère est	-23
]>ère et	-21
]>ère la	-16
]>ère le	-13
]>ère que	-9
]>ère sinon	-19
]>ère sort	-21
]>ère sur	-14
]>ère tu	-23
]>ère à	-22
]>èse ,	-15
]>ète ,	-18
]>ève ensuite	-11
]>ève la	-19
]>ève le	-15
]>ève les	-16
]>éer ,	-8
]>ées ,	-33
]>ées au	-23
]>ées avec	-16
]>ées dans	-27
]>ées de	-18
]>ées par	9
]>ées sur	-13
]>ées toutes	13
]>ées à	-40
]>élo ,	-14
]>éro .	-11
]>éro 0	-9
]>éro de	-33
]>éro du	-18
]>éro et	-14
]>éro quand	-18
]>éro sur	12
]>éré :	-10
]>été ,	-17
]>été .	-16
]>ême ,	-16
]>ême .	-9
]>ême le	-18
]>ête ,	-25
]>ête et	-17
]>ête le	-18
]>ête à	-11
]>ôle .	-18
]>ûte 0	-14
]>ûte et	-11
]?	-9900
]@	-9900
][	-9900
]]	-9900
]]& fils	-13
]]( brouillon	-15
]], 0	-19
]], accord	-12
]], aller	-12
]], association	-9
]], assurance	-14
]], autant	-11
]], bâche	-11
]], cadenas	-19
]], cage	-8
]], car	-14
]], celles	-13
]], chacune	-10
]], chantier	-20
]], chaussures	-10
]], chlore	-8
]], disons	-8
]], désolée	-17
]], elles	-11
]], essuyé	-13
]], faire	-8
]], faute	-10
]], gel	-13
]], genre	-23
]], gilets	-10
]], hier	-16
]], j'espère	-9
]], j'ouvre	-12
]], l'eau	-9
]], l'étage	-10
]], lame	-15
]], lecture	-12
]], lentement	-15
]], lit	-15
]], lors	-17
]], lunettes	-13
]], meubles	-19
]], miroir	-11
]], médicaments	-15
]], nettoyer	-8
]], noté	-11
]], panier	-12
]], pardon	-13
]], ph	-10
]], pneus	-10
]], porté	-9
]], quatorze	-16
]], remué	-11
]], retour	-22
]], rincer	-8
]], rinçage	-12
]], rue	-11
]], rétros	-12
]], salle	-9
]], scotché	-10
]], sors	-11
]], trois	-18
]], virgule	-11
]]/ 0	-16
]]/ mercredi	-9
]]0 0	-24
]]0 animaux	-12
]]0 bar	-17
]]0 bars	-10
]]0 cm	-9
]]0 fois	14
]]0 février	-9
]]0 g	-10
]]0 g/m	-10
]]0 j	-8
]]0 janvier	-13
]]0 juillet	-17
]]0 kg	-18
]]0 km/h	-21
]]0 l	-22
]]0 lits	-10
]]0 mai	-18
]]0 mm	-14
]]0 novembre	11
]]0 places	-10
]]0 s	-13
]]0 secondes	-9
]]0 semaines	-14
]]: direction	-12
]]: normal	-14
]]: plus	-11
]]: poubelle	-12
]]: re	-21
]]: retour	-12
]]: yo	-13
]]: équipe	-8
]]= refus	-11
]][ 0	-12
]]^ ah	-13
]]^ allumer	-12
]]^ auriez-vous	-13
]]^ banque	-13
]]^ bonsoir	-13
]]^ casque	-12
]]^ cher	-8
]]^ chers	-9
]]^ chlore	-14
]]^ contrôler	-11
]]^ coucou	-8
]]^ couteaux	-10
]]^ d'où	-16
]]^ dictée	-11
]]^ diffusion	-12
]]^ dimanche	-13
]]^ dites	-23
]]^ domaine	-11
]]^ début	-9
]]^ départ	-21
]]^ encaisser	-12
]]^ enregistrement	-8
]]^ franchement	-18
]]^ fwd	-15
]]^ gilets	-10
]]^ hello	-17
]]^ hier	-15
]]^ humidité	-10
]]^ inès	-15
]]^ j'aimerais	-14
]]^ l'assureur	-13
]]^ libération	-9
]]^ maintenant	-11
]]^ matériel	-15
]]^ mdr	-10
]]^ mode	-9
]]^ mémo	-9
]]^ notes	-21
]]^ oh	-14
]]^ ouverture	-23
]]^ parfait	-9
]]^ pc	-8
]]^ perte	-9
]]^ peser	-10
]]^ pesée	-11
]]^ pourriez-vous	-9
]]^ pouvez-vous	-15
]]^ procès-verbal	-18
]]^ présents	-16
]]^ retour	-10
]]^ réunion	-9
]]^ rév	-18
]]^ s'agissant	-9
]]^ salut	-19
]]^ samedi	-15
]]^ sortie	-21
]]^ sujet	-12
]]^ séchage	-19
]]^ transports	-9
]]^ troisième	-11
]]^ ville	-10
]]^ écrivez-moi	-13
]]^ écumer	-9
]]^ étape	-8
]]a brûlé	-15
]]a changé	-17
]]a collé	-11
]]a envoyé	-16
]]a fini	-13
]]a fondu	-16
]]a perdu	-20
]]a plus	-15
]]a posé	-9
]]a pris	-9
]]a rappelé	-11
]]a renvoyé	-13
]]a reçu	-11
]]a répondu	-13
]]a trouvé	-9
]]après 0	-9
]]attestation d'assurance	-11
]]au 0	-12
]]au bain	-9
]]au banc	-21
]]au bord	-11
]]au cabinet	-9
]]au client	-17
]]au complet	-22
]]au congélateur	-12
]]au crayon	-16
]]au cœur	-14
]]au début	-14
]]au départ	-15
]]au feu	-11
]]au feutre	-16
]]au fournisseur	-13
]]au frontofocomètre	-13
]]au funérarium	-11
]]au garage	-17
]]au guichet	-20
]]au hasard	-9
]]au jour	-17
]]au micro	-8
]]au minimum	-16
]]au mur	-11
]]au pinceau	-13
]]au plus	-13
]]au poignet	-10
]]au printemps	14
]]au quart	-16
]]au refuge	-8
]]au revoir	-15
]]au réfractomètre	-13
]]au secrétariat	-19
]]au soir	-17
]]au stylo	-13
]]au tableau	-23
]]au talkie	-12
]]au tribunal	-19
]]au téléphone	-33
]]au volant	-13
]]aux 0	-10
]]aux lettres	-9
]]aux trois	-21
]]avant 0	-11
]]avant d'aller	-20
]]avant d'entrer	-13
]]avant d'ouvrir	-17
]]avant d'y	-9
]]avant l'ouverture	-16
]]avant livraison	16
]]avant midi	-16
]]avant ouverture	-12
]]avant tri	-19
]]avec l'ancien	-16
]]avec l'autocollant	-9
]]avec l'eau	-21
]]badge perdu	-12
]]banque alimentaire	-17
]]bien d'avoir	-11
]]bon état	-16
]]bonne fois	-27
]]bonne volonté	-12
]]bons d'achat	-12
]]branches mortes	-14
]]brosse douce	-8
]]c'est 0	-16
]]c'est chaud	-11
]]c'est normal	-8
]]c'est plus	-13
]]c'est pourquoi	-19
]]carnet sanitaire	-14
]]carte bancaire	-9
]]carte grise	-9
]]ce mois-ci	-12
]]ce sera	-10
]]ce serait	-9
]]cette année	-19
]]cette fois	-16
]]cette semaine	-18
]]chambre 0	-14
]]changent souvent	-16
]]chaque année	-28
]]chaque fois	-25
]]chaque sortie	-14
]]chaque trimestre	-20
]]chef d'atelier	-11
]]chef d'exploitation	-10
]]chef d'équipe	-14
]]chlore libre	-14
]]cinq minutes	-37
]]client arrive	-20
]]compte 0	-10
]]compte rendu	-19
]]congé maternité	-13
]]conseil syndical	-13
]]contrôle qualité	-11
]]corde cassée	-15
]]crayon gras	-13
]]d'alpage fabrique	-16
]]d'en faire	-17
]]d'un agent	-16
]]d'un couteau	-8
]]d'un linge	-14
]]d'un mètre	-19
]]d'un quart	-18
]]d'un résident	-24
]]d'un tiers	-23
]]dans l'armoire	-21
]]dans l'eau	-25
]]dans l'enveloppe	-10
]]dans l'ordre	-29
]]dans trois	-14
]]de 0	-27
]]de bague	-12
]]de bain	-17
]]de bassin	-17
]]de bilan	-18
]]de bois	-22
]]de cacao	-22
]]de caution	-17
]]de certificat	-11
]]de chantier	-12
]]de charleville	-12
]]de chauffe	-13
]]de chaîne	-10
]]de cinquante	-22
]]de circulation	-16
]]de commande	-9
]]de compter	-19
]]de conduite	12
]]de conformité	-13
]]de consigner	-15
]]de coton	-10
]]de couler	-10
]]de couper	-11
]]de couronne	-11
]]de distribution	9
]]de dix-neuf	-16
]]de départ	8
]]de faire	-29
]]de famille	-16
]]de façade	-14
]]de feu	13
]]de fil	-12
]]de graisse	-16
]]de janvier	-14
]]de javel	-9
]]de jour	-11
]]de l'acide	-12
]]de l'année	-14
]]de l'appareil	-22
]]de l'enfant	-19
]]de l'enveloppe	-8
]]de l'huître	-26
]]de l'intérim	-12
]]de l'échelle	-11
]]de l'école	-13
]]de l'évier	-16
]]de l'œil	9
]]de linge	-16
]]de lisible	-19
]]de livres	13
]]de location	-12
]]de lyon	-18
]]de m'appeler	-10
]]de message	-9
]]de musique	9
]]de mémoire	-15
]]de novembre	-19
]]de noël	-12
]]de nuit	19
]]de peinture	-16
]]de permanence	-16
]]de photocopie	-10
]]de piste	-8
]]de plongée	10
]]de plus	-20
]]de police	-10
]]de pont	-21
]]de propane	-14
]]de province	-20
]]de pâte	-13
]]de quartier	11
]]de quelle	-15
]]de quitter	-13
]]de retraite	-21
]]de route	11
]]de rôle	-18
]]de salle	-17
]]de santé	-13
]]de secours	-22
]]de semaine	-17
]]de soins	-14
]]de sonner	-15
]]de séjour	-14
]]de tournai	-15
]]de travers	-13
]]de trente-deux	-9
]]de trois	-29
]]de trouver	-12
]]de téléphone	-11
]]de verre	11
]]de vie	-9
]]de vol	-14
]]de vote	-23
]]de vérification	-18
]]depuis 0	-34
]]depuis onze	-20
]]dernière fois	-15
]]des accès	18
]]des aiguilles	-10
]]des appareils	-21
]]des buses	-13
]]des cendres	15
]]des cheveux	-16
]]des chiens	-12
]]des clarinettes	10
]]des clés	-24
]]des comptes	-11
]]des dessins	-15
]]des fêtes	-17
]]des instruments	-29
]]des lieux	-18
]]des marionnettes	-19
]]des numéros	-22
]]des outils	-19
]]des ovales	-17
]]des particuliers	-18
]]des phrases	-23
]]des plaques	-33
]]des questions	-11
]]des règles	-19
]]des sports	-17
]]des trois	-15
]]des trous	-14
]]des œufs	-12
]]deux cents	-22
]]deux chemins	-13
]]deux chiens	-13
]]deux clients	8
]]deux coups	-9
]]deux côtés	-20
]]deux doigts	-11
]]deux extincteurs	-12
]]deux fois	-33
]]deux locations	20
]]deux longueurs	-12
]]deux minutes	-12
]]deux nouveaux	-12
]]deux pages	-14
]]deux parcs	-14
]]deux porteurs	-13
]]deux tiers	-14
]]deux équipiers	-9
]]deuxième fois	-13
]]devant eux	-14
]]dictée vocale	-11
]]directrice adjointe	-13
]]directrice régionale	-18
]]dix minutes	-34
]]doit avoir	-16
]]douze minutes	-18
]]du 0	-20
]]du bas	-16
]]du bruit	-11
]]du car	-23
]]du centre	-14
]]du chapiteau	8
]]du client	-18
]]du club	11
]]du comité	-17
]]du conduit	-17
]]du conseil	-20
]]du contenu	-17
]]du contrôleur	-21
]]du départ	-22
]]du feu	-25
]]du four	-25
]]du frigo	-14
]]du grand	-22
]]du groupe	-19
]]du hangar	8
]]du jour	-20
]]du lit	-22
]]du moulin	-9
]]du navire	-13
]]du nord	-12
]]du personnel	-23
]]du pilote	-21
]]du public	8
]]du pétrin	-13
]]du rang	-23
]]du réseau	-10
]]du samedi	20
]]du scellé	-11
]]du tunnel	12
]]du téléphone	-18
]]du vestiaire	-18
]]du week-end	-20
]]départ 0	-10
]]eau claire	-9
]]eau tiède	-10
]]emballage d'origine	-13
]]en 0	-25
]]en annexe	-13
]]en août	-10
]]en arrière	-19
]]en bas	-22
]]en biais	-17
]]en bois	-26
]]en casse	-12
]]en charge	10
]]en commençant	-21
]]en congé	-14
]]en cours	-18
]]en croix	-16
]]en cuisine	11
]]en dehors	-18
]]en double	-10
]]en décembre	-12
]]en espace	-19
]]en faire	-18
]]en forme	-12
]]en février	-13
]]en grand	-17
]]en janvier	-19
]]en juillet	-20
]]en langue	-11
]]en mai	-14
]]en mode	-16
]]en novembre	-26
]]en panne	-17
]]en plastique	-9
]]en pleine	-25
]]en plus	-17
]]en présence	-21
]]en quarantaine	-21
]]en rayon	-22
]]en reculant	-13
]]en remuant	-11
]]en retard	-13
]]en route	-21
]]en trois	-10
]]en vigueur	-16
]]en vrac	-15
]]en vrai	-13
]]enfin trois	-16
]]espace confiné	17
]]est appelé	-8
]]est brisée	-13
]]est conservé	-14
]]est coupée	-14
]]est couvert	-14
]]est d'accord	-16
]]est désinfecté	-12
]]est emballée	-12
]]est faite	-13
]]est jeté	-16
]]est levée	-11
]]est monté	-16
]]est mort	-13
]]est parti	-28
]]est passée	-18
]]est perdue	-14
]]est pesé	-13
]]est posé	-18
]]est posée	-16
]]est préparé	-21
]]est refusé	-14
]]est relu	-20
]]est restée	-20
]]est revenu	-8
]]est revenue	-14
]]est saisi	-15
]]est signalée	-8
]]est venu	-12
]]est venue	-18
]]et 0	-8
]]et celle	-15
]]et demi	-17
]]et demie	-23
]]et harnais	-11
]]et j'ouvre	-19
]]et javel	-10
]]et l'apprenti	-11
]]et l'on	-10
]]et l'état	-17
]]et nuit	-12
]]et recule	-14
]]et retour	-20
]]et soir	-18
]]et trois	-16
]]fait asseoir	-15
]]fait changer	-12
]]fait pogner	-18
]]fait remarquer	-19
]]fait signer	-17
]]fait tourner	-8
]]fleurs coupées	18
]]fromagerie d'alpage	-15
]]gants longs	-9
]]gants neufs	-11
]]h 0	-23
]]haute pression	-10
]]hauteur d'épaule	-9
]]huit kilos	-15
]]il arrive	-17
]]il coupe	-22
]]il envoie	-15
]]il marque	-13
]]il repart	-8
]]ils demandent	-17
]]j'ai l'honneur	-11
]]j'en ai	-20
]]jamais plus	-18
]]je crois	-14
]]je demande	-14
]]je devrais	-12
]]je dicte	-28
]]je dirige	-12
]]je dois	-15
]]je l'ai	-10
]]je m'en	-17
]]je m'occupe	-12
]]je n'ai	-20
]]je peux	-11
]]je prends	-16
]]je précise	-12
]]je reprends	-13
]]je résume	-9
]]je sais	-18
]]je sors	-11
]]je souhaite	-17
]]je t'écris	-9
]]je teste	-16
]]je tiens	-10
]]je vais	-12
]]je veux	-17
]]je voudrais	-22
]]jours ouvrés	-14
]]l'alarme sonne	-10
]]l'année passée	-20
]]l'appel arrive	-22
]]l'attestation d'assurance	-13
]]l'eau chaude	-23
]]l'eau savonneuse	-14
]]l'eau tiède	-11
]]l'ordre inverse	-14
]]la 0	-13
]]la baie	-14
]]la bande	-17
]]la barrière	-17
]]la base	-13
]]la batterie	-16
]]la benne	-26
]]la bombe	-13
]]la borne	-19
]]la bouche	-18
]]la bougie	-12
]]la boulangerie	-14
]]la bouteille	-18
]]la brasserie	-16
]]la cabane	-20
]]la cabine	-25
]]la cage	-14
]]la camionnette	-15
]]la cantine	-17
]]la carsat	-18
]]la case	-17
]]la casquette	-16
]]la cause	-13
]]la caution	-19
]]la ceinture	-12
]]la centrale	-18
]]la charge	-13
]]la charlotte	-16
]]la cheffe	-13
]]la chute	-15
]]la cigarette	-8
]]la civière	-13
]]la cliente	-15
]]la cloche	-14
]]la clôture	-14
]]la commune	-26
]]la compagnie	-12
]]la conduite	-18
]]la conservatrice	-9
]]la console	-18
]]la corde	-19
]]la corne	-16
]]la couche	-16
]]la couleur	-13
]]la coulée	-25
]]la coupe	-20
]]la cour	-11
]]la couverture	-11
]]la craie	-18
]]la croix	-10
]]la crèche	10
]]la cuisine	-25
]]la culture	-14
]]la cuve	9
]]la dame	-17
]]la ddpp	-17
]]la demande	-25
]]la demi-heure	-19
]]la descente	10
]]la dictée	-11
]]la direction	-22
]]la distribution	-20
]]la douche	-15
]]la déclaration	-16
]]la fabrique	-8
]]la facture	-11
]]la famille	-35
]]la fenêtre	-13
]]la fermeture	11
]]la ficelle	-11
]]la fois	-25
]]la fosse	-17
]]la fourchette	-16
]]la fourrière	-16
]]la friterie	-15
]]la fuite	-18
]]la fédé	-20
]]la gardienne	-13
]]la gendarmerie	-17
]]la gestionnaire	-15
]]la glacière	-12
]]la graisse	9
]]la grande	-18
]]la grille	-16
]]la hauteur	-18
]]la journée	-27
]]la lame	-19
]]la levée	-15
]]la leçon	9
]]la ligue	-19
]]la livraison	-18
]]la location	-13
]]la loi	-16
]]la longueur	-19
]]la loupe	-13
]]la lumière	-31
]]la mairie	-24
]]la maman	-22
]]la manière	-23
]]la matière	-19
]]la mer	-15
]]la messagerie	-21
]]la meule	-22
]]la minute	-12
]]la mousse	-14
]]la msa	-18
]]la musique	-10
]]la météo	-12
]]la nacelle	8
]]la navette	-9
]]la neige	-21
]]la neuve	-11
]]la nouvelle	-12
]]la nuit	-24
]]la paie	12
]]la palette	-9
]]la pancarte	-11
]]la panne	-20
]]la partie	-17
]]la passerelle	-15
]]la patinoire	-21
]]la patronne	-17
]]la patte	-12
]]la pauvre	-19
]]la peau	-21
]]la pelle	-17
]]la perche	10
]]la pharmacie	-12
]]la pince	-19
]]la pioche	-10
]]la piscine	11
]]la piste	-16
]]la planche	-15
]]la plateforme	-20
]]la plupart	-18
]]la plus	-11
]]la poche	-23
]]la pointe	-11
]]la police	-21
]]la pompe	-19
]]la position	-10
]]la poussière	-14
]]la presse	-28
]]la pression	-13
]]la prochaine	-15
]]la préfecture	-17
]]la préparation	-19
]]la présente	-10
]]la pâte	-25
]]la question	-16
]]la queue	-18
]]la rame	-10
]]la rampe	-22
]]la recette	-13
]]la remorque	-15
]]la rentrée	-13
]]la reprend	-17
]]la reprise	-25
]]la restauratrice	-14
]]la retraite	-10
]]la rigole	-16
]]la rince	-12
]]la roue	-13
]]la route	-27
]]la rue	-18
]]la région	-16
]]la réglette	-18
]]la régulation	-15
]]la réponse	-15
]]la réservation	-11
]]la réserve	-20
]]la sacristie	-18
]]la saison	-14
]]la sangle	-18
]]la saumure	12
]]la scie	-19
]]la seconde	-8
]]la secrétaire	-18
]]la sellette	-9
]]la semaine	-34
]]la serre	-15
]]la sienne	-11
]]la sonde	-13
]]la sonnette	-13
]]la sortie	-28
]]la soude	-11
]]la soudure	-16
]]la spatule	-14
]]la station	14
]]la suie	-15
]]la surface	-9
]]la surfaceuse	24
]]la tablette	-25
]]la taille	-18
]]la tare	-14
]]la teinte	-14
]]la tension	-14
]]la toile	-16
]]la tournée	-18
]]la toussaint	-27
]]la tranche	-12
]]la trappe	-18
]]la vache	-13
]]la valeur	-18
]]la vapeur	-20
]]la ventilation	-14
]]la vie	-10
]]la ville	-9
]]la vétérinaire	-16
]]la vêleuse	10
]]lame baissée	-14
]]le 0	-27
]]le bain	-14
]]le balisage	-16
]]le bassin	-23
]]le bateau	-24
]]le beurre	-20
]]le bloc	-12
]]le bois	-11
]]le bordereau	-12
]]le bornage	14
]]le bouton	-8
]]le bracelet	-11
]]le bras	-11
]]le brouillon	-15
]]le bébé	-17
]]le bûcheron	-18
]]le cabinet	-20
]]le cahier	-17
]]le calendrier	-16
]]le canton	-19
]]le car	-8
]]le certificat	-15
]]le changement	-19
]]le chariot	-13
]]le chauffage	-27
]]le chemin	-22
]]le cheval	-18
]]le chien	-37
]]le chiffre	-24
]]le classeur	-16
]]le client	-28
]]le club	-14
]]le coin	-12
]]le col	-10
]]le collier	-18
]]le comité	-18
]]le compresseur	-14
]]le comptoir	-17
]]le conducteur	-12
]]le conjoint	-11
]]le constat	-17
]]le convoyeur	-10
]]le corps	-14
]]le couloir	-9
]]le coursier	-17
]]le couteau	-24
]]le couvercle	-19
]]le câble	-18
]]le demande	-15
]]le dimanche	-17
]]le disque	-15
]]le docteur	-18
]]le dos	-15
]]le drap	-11
]]le droit	-16
]]le dur	-17
]]le début	-15
]]le départ	-23
]]le dépotage	-28
]]le dépôt	-20
]]le désinfectant	-12
]]le détecteur	-19
]]le faire	-15
]]le fauconnier	-9
]]le feu	-21
]]le fil	-9
]]le filet	-21
]]le film	-19
]]le fils	-12
]]le filtre	-19
]]le flacon	-12
]]le four	-11
]]le foyer	-8
]]le français	-13
]]le frein	-14
]]le frigo	-16
]]le gardien	-26
]]le gaz	-26
]]le gonflage	-21
]]le groupe	-17
]]le guichet	-11
]]le gérant	-11
]]le harnais	-23
]]le hérisson	-17
]]le jargon	-12
]]le jeune	-15
]]le jour	-29
]]le journal	-13
]]le laboratoire	-25
]]le lecteur	-16
]]le lendemain	-29
]]le lien	-14
]]le linge	-17
]]le livre	-16
]]le livret	-18
]]le locataire	-12
]]le logiciel	-12
]]le long	-19
]]le magasinier	-17
]]le maire	-16
]]le marbre	-15
]]le marché	-8
]]le matelot	-19
]]le maître	-18
]]le mercredi	-18
]]le micro	-11
]]le modèle	-12
]]le moment	-13
]]le mono	-14
]]le mur	-13
]]le médecin	-15
]]le ménage	-29
]]le nettoyage	-20
]]le nez	-14
]]le nombre	-16
]]le nouveau	-23
]]le nôtre	-12
]]le panneau	-25
]]le parent	-15
]]le patron	-28
]]le permis	-14
]]le pilote	-25
]]le pisteur	-9
]]le planning	-11
]]le plus	-19
]]le pont	-18
]]le portail	-16
]]le porteur	-18
]]le pouce	-19
]]le procès-verbal	-9
]]le produit	-14
]]le professeur	-18
]]le protocole	-21
]]le prénom	-14
]]le président	-18
]]le père	-15
]]le quart	-14
]]le raccord	-15
]]le rapport	-10
]]le registre	-13
]]le relevé	-13
]]le remplissage	-24
]]le robinet	-15
]]le règlement	-18
]]le régisseur	-11
]]le réglage	-20
]]le sable	-16
]]le sac	-27
]]le sachet	-8
]]le salarié	-11
]]le sang	-11
]]le sas	-15
]]le second	-16
]]le secteur	-14
]]le serveur	-19
]]le silicone	-19
]]le siège	-15
]]le soir	-9
]]le stagiaire	-19
]]le stock	-17
]]le suivant	-8
]]le sujet	-17
]]le support	-9
]]le surveillant	-12
]]le séchoir	-19
]]le tableau	-20
]]le tablier	-12
]]le talon	-16
]]le tampon	-14
]]le tapis	-19
]]le technicien	-26
]]le tempérage	13
]]le tiroir	-15
]]le titre	-17
]]le toit	-17
]]le ton	-8
]]le travail	-23
]]le tri	-16
]]le troisième	-12
]]le trou	-14
]]le tube	-13
]]le téléphone	-23
]]le verre	-16
]]le vieux	-18
]]le visiteur	-19
]]le voyant	-10
]]le véhicule	-11
]]le vélo	-12
]]le vétérinaire	-13
]]les actes	-20
]]les agences	-13
]]les aiguilles	-16
]]les anciennes	-19
]]les assurances	-14
]]les attaches	-14
]]les barquettes	-15
]]les bassins	-17
]]les batteries	-20
]]les blocs	10
]]les bonnes	-11
]]les bords	-18
]]les bottes	-19
]]les bouteilles	-10
]]les bretelles	-15
]]les cartons	-21
]]les chiffres	-16
]]les classeurs	-14
]]les clients	-17
]]les clous	-16
]]les clubs	-9
]]les coins	-17
]]les commandes	-19
]]les compteurs	-15
]]les cordes	-13
]]les couteaux	-9
]]les cônes	-14
]]les dates	-13
]]les doigts	-19
]]les doudous	-14
]]les entrées	-20
]]les familles	-14
]]les feuilles	-13
]]les filles	-11
]]les films	-13
]]les fils	-14
]]les flexibles	-9
]]les garde-corps	-17
]]les gars	-25
]]les gosses	-16
]]les herbes	-13
]]les hommes	-20
]]les jeunes	-24
]]les joints	-12
]]les joueurs	-19
]]les licences	-8
]]les matins	16
]]les membres	-12
]]les mots	-11
]]les nouveaux	-20
]]les numéros	-10
]]les objets	-23
]]les pages	-11
]]les papiers	-11
]]les passagers	-14
]]les permis	-17
]]les pieds	-12
]]les plaques	-23
]]les plus	-15
]]les pneus	-23
]]les poches	-27
]]les points	-18
]]les pompes	-19
]]les premières	-17
]]les produits	-21
]]les projecteurs	-12
]]les rangs	-21
]]les rayures	-15
]]les restes	-14
]]les rh	-20
]]les règles	-17
]]les sacs	-16
]]les saisonniers	-23
]]les salades	-11
]]les scellés	17
]]les seaux	-14
]]les semaines	-21
]]les services	-21
]]les serviettes	-17
]]les sorties	-22
]]les stupéfiants	-14
]]les tables	-14
]]les tiges	-11
]]les tilleuls	-12
]]les toilettes	-11
]]les tours	-13
]]les trois	-26
]]les tubes	-17
]]les tuyaux	-9
]]les téléphones	-15
]]les vacances	-15
]]les vannes	-13
]]les vantelles	-22
]]les verres	-25
]]les vis	-13
]]les voisins	-21
]]les voitures	-12
]]les véhicules	-21
]]les écoles	11
]]les élèves	-19
]]les étapes	-14
]]lettre recommandée	-11
]]lieux d'entrée	12
]]ligne blanche	-19
]]livres mouillés	11
]]longueurs d'arbre	-14
]]lui donner	-13
]]lui faire	-10
]]ma femme	-16
]]ma fille	-21
]]ma mère	-11
]]ma remplaçante	-20
]]ma sœur	-9
]]main courante	-12
]]main partout	-8
]]marche arrière	-12
]]me faites	-12
]]me faudrait	-11
]]me permets	-11
]]mea culpa	-13
]]merci d'avance	-15
]]mes notes	-10
]]mes salutations	-8
]]meubles reculés	-20
]]mode d'emploi	-17
]]mode opératoire	-17
]]mon beau-père	-17
]]mon dîner	-15
]]mon français	-12
]]mon mari	-16
]]mon neveu	-10
]]mon oncle	-14
]]mon tuteur	-17
]]monde fasse	-15
]]même s'ils	-17
]]même semaine	-13
]]n'importe quel	-19
]]ne coupe	-20
]]ne dépasse	-13
]]ne fume	-9
]]ne lit	-9
]]ne mange	-17
]]ne quitte	-18
]]ne sache	-10
]]ne sais	-9
]]ne sait	-14
]]ne saura	-18
]]ne sortent	-16
]]non attendez	-12
]]non attends	-22
]]non pardon	-13
]]non plus	-15
]]nos anciens	-22
]]notre club	-24
]]notre entreprise	-16
]]notre manière	-16
]]notre établissement	12
]]nous avons	-22
]]nous faisons	-15
]]nous gérons	-18
]]nous n'avons	-24
]]nous remplaçons	-23
]]nous sommes	-27
]]nouveaux moniteurs	-18
]]objets trouvés	18
]]on accroche	-15
]]on annonce	-14
]]on apporte	-10
]]on appuie	-8
]]on arrache	-15
]]on arrive	-19
]]on arrose	-15
]]on arrête	-15
]]on baisse	-12
]]on calcule	-12
]]on cale	-13
]]on coche	-9
]]on compare	-15
]]on coupe	-14
]]on demande	-21
]]on descend	-10
]]on desserre	-17
]]on débranche	-18
]]on déclare	-10
]]on enlève	-25
]]on essuie	-16
]]on facture	-9
]]on glisse	-15
]]on gratte	-14
]]on jette	-13
]]on l'a	-13
]]on l'envoie	-18
]]on l'écrit	-17
]]on lance	-20
]]on lit	-17
]]on lève	-12
]]on marque	-19
]]on nettoie	-20
]]on plante	-17
]]on plonge	-13
]]on prête	-8
]]on pèse	-11
]]on ramasse	-18
]]on range	-9
]]on refuse	-14
]]on remonte	-10
]]on repasse	-9
]]on reprend	-20
]]on retire	-13
]]on retourne	-13
]]on revient	-21
]]on rince	-10
]]on s'arrête	-9
]]on sonne	-9
]]on sépare	-14
]]on teste	-11
]]on trempe	-12
]]on téléphone	-19
]]on verse	-13
]]ou discute	-10
]]ou presque	-15
]]où l'on	-8
]]par foyer	-14
]]par jour	-24
]]par minute	-9
]]par pôle	-18
]]par rapport	-16
]]par sms	-13
]]par taille	11
]]par téléphone	12
]]parce qu'après	-10
]]pas content	-11
]]pas davantage	-17
]]pas faite	-22
]]pas grave	-16
]]pas juste	-9
]]pas l'enfant	-11
]]pas plus	-28
]]pendant l'été	-14
]]personne achète	-15
]]personne bloquée	10
]]personne n'attend	-9
]]personne n'entre	-16
]]petit guide	-16
]]peu plus	-20
]]phrases courtes	-15
]]pieds nus	-14
]]pièce d'identité	-22
]]plus proche	-11
]]plus tard	-9
]]point 0	-13
]]portes aval	13
]]pour 0	-9
]]pour ceux	-17
]]pour commencer	-14
]]pour demain	-20
]]pour l'alginate	-14
]]pour laquelle	-14
]]pour mémoire	-15
]]pour vérifier	-14
]]premier jour	9
]]première glace	-17
]]prochaine réunion	-15
]]présente demande	-13
]]puisse suivre	-25
]]qu'elle ait	-22
]]qu'on ait	-16
]]quai 0	-16
]]quarante minutes	-18
]]quart d'heure	-17
]]quatre côtés	-17
]]quatre mille	-20
]]quatre semaines	-17
]]que c'était	-10
]]que cela	-9
]]que l'on	-26
]]qui arrive	-26
]]qui coule	-15
]]qui dise	-21
]]qui décide	-16
]]qui n'ont	-13
]]qui suit	-27
]]qui tienne	-28
]]qui viennent	-14
]]quoi faire	-20
]]radio associative	-19
]]reste allumé	-11
]]rh ouvrent	-9
]]réunion d'équipe	-14
]]s'en charge	-14
]]s'est retrouvé	-10
]]s'il gèle	-9
]]s'il pleut	-11
]]s'il sent	-9
]]sa femme	-8
]]sais plus	-14
]]sans avoir	-10
]]sans discuter	-10
]]sans frein	-10
]]sans savon	-17
]]se couche	-11
]]se demande	-9
]]se faire	-14
]]se font	-11
]]se gare	-10
]]se longe	-10
]]se perd	-23
]]se présente	-18
]]seau métal	-9
]]service juridique	-12
]]services techniques	-12
]]ses poches	-12
]]si plus	-14
]]si possible	-12
]]soit décrite	-23
]]son avis	-13
]]son mari	-9
]]son savoir	-20
]]sont changées	19
]]sont comptées	-12
]]sont confiées	-12
]]sont déposés	16
]]sont mises	-13
]]sont ouverts	-15
]]sont pesés	-15
]]sous 0	-10
]]suis fleuriste	-11
]]sur 0	-11
]]sur blanc	-30
]]sur l'ardoise	-18
]]sur l'ordonnance	-10
]]sur l'étagère	-9
]]sur soi	-11
]]tout ah	-10
]]tout reprendre	-14
]]trace écrite	-17
]]trente minutes	-17
]]trente secondes	-20
]]trois bars	-9
]]trois cents	-12
]]trois fois	-14
]]trois minutes	-20
]]trois quarts	-20
]]trois semaines	9
]]troisième fois	-12
]]trop lourdes	-19
]]trop tard	-11
]]trop tôt	-17
]]trop vite	-8
]]trouver ci-après	-11
]]très aimable	-11
]]tu arrêtes	-18
]]tu attends	-26
]]tu changes	-13
]]tu chauffes	-15
]]tu cherches	-19
]]tu choisis	-9
]]tu commences	-19
]]tu coules	-17
]]tu demandes	-27
]]tu donnes	-14
]]tu démontes	-16
]]tu fermes	-17
]]tu filtres	-14
]]tu l'enlèves	-14
]]tu l'écris	-17
]]tu laisses	-11
]]tu lis	-20
]]tu montes	-11
]]tu notes	-12
]]tu ouvres	-15
]]tu parles	-18
]]tu pars	-21
]]tu passes	-17
]]tu peux	-13
]]tu prends	-18
]]tu préviens	-10
]]tu testes	-15
]]tu veux	-23
]]tu vides	-22
]]tu vérifies	-18
]]un adulte	-10
]]un arbre	-23
]]un article	-10
]]un café	-25
]]un chien	-30
]]un client	-32
]]un clou	-20
]]un confrère	-11
]]un coupable	-14
]]un devis	-8
]]un doc	-9
]]un enfant	-23
]]un euro	-14
]]un jour	-15
]]un justificatif	-9
]]un millimètre	-14
]]un mode	-11
]]un modèle	-10
]]un musée	-14
]]un mètre	-20
]]un mémo	-15
]]un nouveau	-23
]]un ordinateur	-17
]]un parent	-9
]]un protocole	-17
]]un quart	-21
]]un refus	-9
]]un roman	-16
]]un sac	-17
]]un tiers	-16
]]un tube	-15
]]un vrai	-25
]]un éclat	-16
]]une amende	-10
]]une bande	-19
]]une belle	-11
]]une bouteille	-16
]]une cliente	-14
]]une coopérative	-19
]]une corde	-13
]]une demi-heure	-21
]]une demi-journée	-8
]]une dizaine	-18
]]une dose	-9
]]une empreinte	-11
]]une famille	-18
]]une fille	-11
]]une fois	-14
]]une goutte	-14
]]une méthode	-23
]]une nuit	-25
]]une paire	-12
]]une plaie	-13
]]une seconde	-21
]]une semaine	-13
]]une tache	-12
]]une trentaine	-11
]]une vieille	-12
]]vers l'arrière	-11
]]vers l'extérieur	-13
]]vers soi	-13
]]version 0	-14
]]vide sanitaire	-10
]]vient visiter	-14
]]vingt minutes	-19
]]voit plus	-10
]]vous avez	-10
]]vous plaît	-20
]]vous pouvez	-11
]]vous prie	-11
]]y aller	-13
]]yeux fermés	-16
]]yo t'es	-22
]]| 0	-14
]]« entrée	-15
]]° 0	-17
]]à 0	-19
]]à cause	-22
]]à charge	-19
]]à chaud	-25
]]à cinquante	-17
]]à coller	-14
]]à dix-huit	-17
]]à domicile	20
]]à droite	-13
]]à faire	-20
]]à genoux	-17
]]à jeun	-13
]]à jour	-19
]]à l'aide	-13
]]à l'alcool	-18
]]à l'antenne	-15
]]à l'appui	-13
]]à l'arrêt	-19
]]à l'atelier	-13
]]à l'attention	-14
]]à l'envers	-11
]]à l'extérieur	-14
]]à l'ombre	-23
]]à l'oral	-15
]]à l'ouverture	-14
]]à l'étage	-20
]]à lausanne	-22
]]à midi	-20
]]à noël	-16
]]à peine	-19
]]à plat	-30
]]à plus	-19
]]à quarante-cinq	-13
]]à quelle	-10
]]à reculons	-21
]]à remettre	-10
]]à sept	-19
]]à suivre	-24
]]à tenir	-18
]]à treize	-12
]]à trois	-11
]]ça coince	-11
]]ça enregistre	-16
]]ça sent	-19
]]– 0	-10
]]– remplace	-10
]]– réunion	-24
]]– tournée	-18
]]→ noter	-14
]_	-9900
]a	-9900
]abîmé	-14
]accepte	-10
]accepté	-15
]accord	-18
]accroche	-19
]accroché	-12
]accueil	-17
]accueille	-21
]accès	18
]achète	-15
]actes	-28
]adjoint	-13
]adjointe	-13
]admis	-17
]adore	-10
]adulte	-17
]affaire	-18
]affiche	-21
]afficher	-19
]affichette	-10
]affiché	-16
]agence	-15
]agences	-13
]agent	-20
]agents	-17
]agrafé	-9
]agrément	-13
]ah	-19
]ai	-24
]aider	-8
]aiguilles	-17
]ailleurs	-12
]aimable	-12
]ainsi	-25
]air	-17
]ait	-29
]ajouter	-13
]alimentaire	-20
]aller	-14
]allergie	10
]allez	-10
]allume	-11
]allumer	-12
]allumé	-17
]allumée	-18
]allumés	-15
]allure	-13
]allô	-21
]alors	-9900
]amende	-13
]an	-9900
]ancien	-13
]anciennes	-20
]anciens	-29
]angle	-13
]annexe	-13
]annick	-17
]annonce	-16
]annoncé	-11
]annoncée	-18
]annule	-11
]annulée	-12
]année	-35
]ans	-9900
]août	-14
]appareil	-12
]appareils	-21
]appel	-9900
]appelle	-9900
]appelé	-22
]apporte	-10
]apports	-17
]apprendre	-12
]apprentis	15
]approche	-10
]appuie	-8
]après	-9900
]arbre	-25
]archivage	-16
]argent	-16
]armoires	-14
]arrache	-15
]arracher	-16
]arraché	-15
]arras	-18
]arrive	-12
]arrivent	-16
]arrivé	-16
]arrivée	11
]arrivées	-18
]arrivés	-19
]arrière	-27
]arrose	-15
]arrêt	-23
]arrête	-23
]arrêtes	-18
]arrêté	-16
]art	-9900
]article	-10
]aspirateur	-11
]asseoir	-15
]assis	-10
]assistante	-9900
]association	-9
]associative	-24
]assurance	-17
]assurances	-14
]asv	-10
]atelier	-22
]ath	-19
]attaches	-14
]attaché	-14
]attachée	-11
]attachées	-17
]attachés	-15
]attend	-9900
]attendez	-12
]attendre	-9900
]attends	-40
]attendu	-16
]attention	-15
]attestation	-14
]attesté	-17
]au	-9900
]au-delà	-9900
]au-dessus	-9900
]aucun	-9900
]aucune	-9900
]auriez-vous	-13
]aussi	-9900
]aussitôt	-22
]autant	-11
]auto	-20
]auto-école	-15
]autour	-9900
]autre	-9900
]autrement	-16
]autres	-9900
]aux	-9900
]auxiliaires	-12
]avait	-9900
]aval	12
]avalé	13
]avant	-9900
]avec	-9900
]avez	-10
]avis	-20
]avoir	-24
]avons	-30
]avril	-20
]ayant	-21
]aïe	-20
]b	-8
]bac	-9900
]bacs	15
]badge	-9900
]bague	-15
]bain	-23
]baisse	-14
]baissé	-18
]baissée	-16
]balance	-9900
]balayée	-11
]balisage	-16
]balise	-12
]balles	-16
]banc	-21
]bancaire	-18
]bande	-27
]banque	-12
]barbecue	-12
]barquettes	-15
]barrage	-17
]barres	-13
]barrière	-18
]bars	-21
]bas	-10
]base	-17
]bases	-17
]basse	-19
]bassins	-19
]batterie	-19
]batteries	-22
]beau-père	-17
]beaucoup	-18
]belle	-15
]ben	-24
]benne	-28
]bennes	-18
]benoît	-9
]bernard	-14
]besoin	-14
]beurre	-24
]biais	-17
]biberons	-14
]bidon	-9900
]bien	-9900
]bijoux	-17
]bilan	-18
]billets	-25
]billetterie	-17
]biplace	-13
]bises	-9
]bizarre	-12
]bière	9
]blanche	-20
]blanches	-15
]blanchisserie	12
]blessé	11
]bleu	-9900
]bleue	-18
]bloc	-15
]blocs	13
]bloque	-11
]bloqué	-17
]blouse	-12
]bombe	-13
]bombé	-11
]bombée	-16
]bon	-9900
]bonjour	-9900
]bonne	-9900
]bonnes	-11
]bons	-12
]bonsoir	-13
]bord	-27
]bordeaux	-10
]bordereau	-12
]bords	-18
]bornage	14
]borne	-19
]bornes	-25
]bottes	-22
]bouche	-26
]bouchon	-15
]boue	-20
]bouge	-19
]bougie	-12
]bouillante	-17
]boulangerie	-14
]boule	-11
]boules	-23
]bourriches	-8
]bout	-9900
]bouteille	-27
]boutique	8
]bouton	-16
]box	-16
]boîte	-9900
]boîtes	-31
]bracelet	-11
]brancard	-11
]branche	-14
]branchement	-10
]brancher	-8
]branches	-21
]bras	-18
]brasserie	-16
]bref	-24
]bretelles	-15
]briller	-12
]brin	-10
]brins	-14
]brisée	-13
]brossage	-21
]brosse	-9900
]brouillon	-27
]bruit	-21
]brun	-9
]bruno	-8
]brûlé	-15
]bulle	-21
]bulletin	-14
]bureau	-9900
]bus	-20
]buse	-12
]buses	-16
]bâche	-31
]bébé	-20
]bénévole	-18
]bénévoles	-9900
]bête	-18
]bêtes	15
]bûcheron	-18
]c	-9900
]c'est	-9900
]c'était	-28
]cabane	-20
]cabinet	-25
]cacao	-22
]cachet	-11
]cadeaux	-18
]cadenas	-14
]cadre	-9900
]café	-32
]cage	-23
]cahier	-21
]caisse	-9900
]caisses	-8
]calcule	-13
]cale	-16
]calendrier	-16
]calme	-10
]calé	-12
]camion	-9900
]camionnette	-15
]camping	-9
]caméra	-16
]canal	-24
]canne	12
]cantine	-17
]canton	-19
]cantonal	-15
]capitaine	-14
]captage	-15
]carnet	-9900
]carrière	-14
]carré	-19
]carsat	-18
]carte	-9900
]carter	-10
]cartes	-11
]carton	-9900
]cartons	-33
]cas	-9900
]case	-17
]casque	-18
]casques	-11
]casquette	-16
]casse	-16
]casser	-20
]cassé	-18
]cassée	-17
]cassées	11
]catégorie	-22
]cause	-26
]caution	-25
]cave	-9900
]ce	-9900
]ceci	-25
]ceinture	-17
]cela	-21
]celle	-17
]celles	-16
]cellules	-15
]celui	-9900
]cendres	15
]cent	-9900
]centimètres	-9900
]centrale	-14
]centre	-22
]cents	-29
]certains	-26
]certificat	-19
]ces	-13
]cet	-21
]cette	-9900
]ceux	-27
]chacun	-9900
]chacune	-10
]chai	-16
]chalumeau	-21
]chambre	-9900
]champ	-19
]change	-9900
]changement	-26
]changent	-28
]changer	-30
]changes	-13
]changé	-19
]changée	-11
]changées	19
]chantier	-29
]chantiers	-19
]chape	-15
]chapeau	-10
]chapiteau	16
]chaque	-9900
]chargement	-17
]charger	-19
]chargeur	-12
]chargée	-16
]chariot	-14
]chariots	12
]charleville	-12
]charlotte	-16
]charnière	-8
]chartres	-10
]chat	-9
]chaud	-30
]chaudière	-20
]chauffe	-31
]chauffes	-15
]chauffeur	-9900
]chauffé	-13
]chauffée	-17
]chaussures	-12
]chaux	-10
]chaîne	-15
]chef	-9900
]cheffe	-19
]chemin	-20
]chemins	-13
]cher	-8
]cherche	-9900
]chercher	-12
]cherches	-19
]chers	-9
]cheval	-18
]chevalet	-11
]cheveux	-36
]cheville	-11
]chez	-9900
]chiens	-21
]chiffon	-9900
]chiffons	-14
]chiffre	-28
]chiffrement	-18
]chiffres	-24
]chlore	-15
]choisit	-19
]chose	-9900
]choses	-26
]chute	-16
]chèque	-14
]chère	-21
]ci-après	-11
]cie	-12
]cigarette	-9
]cinq	-9900
]cinquante	-32
]circuit	-26
]circulation	-19
]circulent	-12
]cire	10
]civière	-10
]clair	-13
]claire	-32
]clarinettes	10
]classe	-22
]classeur	-23
]classeurs	-17
]client	-53
]cliente	-16
]clinique	-19
]clio	-20
]cloche	-17
]cloches	-23
]clos	-21
]clou	-12
]clous	-15
]club	-13
]clubs	-9
]clé	-9900
]clémence	-17
]clés	10
]clôture	-19
]cm	-9
]co	-16
]coche	-10
]cocher	-10
]code	-9900
]coffre	-9900
]coin	-19
]coince	-15
]coins	-17
]col	-10
]colle	-9900
]coller	-16
]collier	-18
]collège	-11
]collègue	-9900
]collègues	-13
]collé	-11
]collée	-13
]colonne	-13
]combien	-17
]comité	-20
]commande	-19
]commandes	-24
]comme	-9900
]commence	-9900
]commencer	-22
]commences	-19
]comment	-9900
]commençant	-21
]commissaire	-18
]communale	-16
]commune	-24
]communes	-16
]communication	-24
]compagnie	-15
]compare	-22
]comparent	-13
]complètement	-17
]compost	-11
]compresseur	-16
]comprimé	9
]compris	-9900
]comptable	-16
]comptage	-17
]compte	-9900
]comptent	-20
]compter	-21
]comptes	-18
]compteur	-15
]compteurs	-23
]compté	-22
]comptés	-20
]concerne	-9
]conclure	-12
]conditionnement	-19
]conducteur	-17
]conduit	-21
]conduite	13
]confiné	17
]confirme	-10
]confitures	-15
]confié	-14
]confiées	-12
]conformité	-13
]confronte	-10
]confrère	-11
]congo	-9
]congé	-14
]congélateur	-21
]conjoint	-16
]connaît	-26
]connue	-11
]conseil	-23
]conservation	-14
]conservatrice	-15
]conservé	-14
]consigner	-15
]consignes	-25
]consignée	-24
]console	-21
]constat	-22
]constate	-10
]consultation	-16
]consulte	-13
]contact	-14
]content	-11
]contenu	-17
]contexte	-13
]continue	-15
]contraire	-11
]contrat	-32
]contre	-9900
]contrôle	-9900
]contrôler	-22
]contrôleur	-23
]convention	-15
]convient	-13
]convoque	-23
]convoyeur	-10
]coopérative	-24
]coordinatrice	-18
]copie	-9900
]coquilles	-18
]coralie	-14
]corde	-20
]cordes	9
]cordon	-9
]corne	-18
]corps	-14
]costume	-13
]cotisations	-24
]coton	-21
]couché	-14
]coucou	-12
]coule	-34
]couler	-17
]coules	-17
]couleur	-23
]couloir	-9
]coulé	-19
]coulée	-30
]coup	-9900
]coupable	-18
]coupe	-18
]couper	-12
]coupes	-14
]couple	-8
]coups	-14
]coupé	-9900
]coupée	-14
]coupées	15
]cour	-11
]courant	-18
]courante	-12
]courbe	-17
]couronne	-12
]courrier	-14
]cours	-20
]coursier	-27
]court	-26
]courte	-14
]courtes	-21
]couteau	-25
]couteaux	-14
]coutures	-9
]couvercle	-24
]couvert	-20
]couverture	-15
]couvre	-15
]couvrir	-12
]coûte	-22
]cpe	-9
]craie	-18
]crayon	-12
]creuse	-26
]creux	-23
]crie	-9900
]crochet	-9
]croient	-14
]crois	-14
]croix	-18
]croquettes	-10
]crottes	-12
]crèche	10
]crème	-10
]crédit	-11
]crémation	-17
]créneau	-15
]cuir	-17
]culpa	-13
]culture	-17
]cuves	-24
]câble	-18
]cérémonie	-19
]cônes	-17
]côte	-13
]côté	-9900
]côtés	-25
]cœur	-14
]d'abord	-9900
]d'accord	-26
]d'achat	-12
]d'agneau	17
]d'aller	-20
]d'alpage	-15
]d'amont	16
]d'antenne	-19
]d'arbre	-14
]d'arriver	-10
]d'arrivée	-26
]d'arrêt	-11
]d'art	-13
]d'assurance	-19
]d'atelier	-11
]d'attente	-11
]d'autre	-9900
]d'avance	-15
]d'avant	-24
]d'avoir	-18
]d'avril	-27
]d'eau	-9900
]d'emploi	-17
]d'en	-36
]d'enfant	-12
]d'entrer	-13
]d'envoyer	-12
]d'essai	-14
]d'expertise	-16
]d'exploitation	-12
]d'heure	-17
]d'heures	-15
]d'hier	-22
]d'intervention	11
]d'orgue	14
]d'orgues	-13
]d'origine	-18
]d'outils	-12
]d'ouvrir	-20
]d'oxygène	-14
]d'où	-12
]d'un	-9900
]d'une	-9900
]d'urgence	-20
]d'y	-11
]d'écrire	-16
]d'écrit	-20
]d'épaule	-9
]d'équipe	-17
]d'étage	-13
]d'étanchéité	-21
]d'éteindre	-12
]d'été	-17
]d'être	-18
]dame	-17
]dans	-9900
]date	-9900
]dates	-13
]daté	-9
]davantage	-17
]ddpp	-14
]de	-9900
]debout	-9900
]dedans	-9900
]degrés	-9900
]delvaux	-9
]demain	-24
]demande	-17
]demandent	-18
]demander	-9900
]demandes	-28
]demandé	-9900
]demeure	-21
]demi	-19
]demi-heure	-27
]demi-journée	-8
]demie	-23
]denrées	-11
]densité	-11
]dentaire	-18
]dentiste	-18
]dents	-19
]depuis	-9900
]dernier	-9900
]dernière	-9900
]derrière	-9900
]des	-9900
]descend	-19
]descende	-16
]descendre	-17
]descends	-13
]descendu	-13
]description	-11
]desserre	-21
]dessins	-17
]dessous	-9900
]dessus	-9900
]deux	-9900
]deuxième	-9900
]deuxièmement	-11
]devait	-18
]devant	-9900
]devis	-10
]devoir	-17
]devrais	-12
]diamètre	-20
]dict	-13
]dicte	-31
]dictée	-22
]diffusion	-12
]différent	-15
]dimanche	-29
]dire	-9900
]directeur	-20
]direction	-24
]directrice	-9900
]dirige	-17
]dis	-9900
]discrètement	-12
]discute	-15
]discuter	-11
]dise	-22
]disent	-16
]disons	-8
]disque	-23
]disques	-11
]distance	-17
]distribution	11
]dit	-9900
]dites	-24
]dix	-9900
]dix-huit	-23
]dix-neuf	-19
]dixième	-12
]dizaine	-27
]doc	-10
]docteur	-23
]document	-9900
]doigt	10
]doigts	-28
]dois	-15
]doit	-9900
]doivent	-13
]domaine	-11
]domicile	20
]donateur	-17
]donc	-9900
]donne	-9900
]donner	-13
]donnes	-14
]dons	-15
]dont	-9900
]dort	-13
]dos	-27
]dose	-8
]dossier	-9900
]double	-15
]douce	-8
]doucement	-21
]douche	-15
]douches	-10
]doudous	-14
]douze	-9900
]drap	-17
]drapeau	-15
]draps	-24
]droit	-31
]droite	-22
]du	-9900
]dur	-21
]durée	-24
]dylan	-12
]dès	-9900
]déballe	-13
]débarque	10
]débranche	-18
]début	-20
]décalage	-10
]décembre	-17
]déchets	-23
]décide	-21
]décision	-23
]déclaration	-17
]déclare	11
]décollage	8
]décoller	-8
]décrire	-11
]décrit	-20
]décrite	-23
]décroche	-13
]décès	-14
]défaut	-18
]dégage	-17
]dégraissée	-15
]déjà	-9900
]délai	-8
]démarre	-11
]démonte	-15
]démontes	-16
]démontée	-9
]dépanneur	-20
]dépanneuse	-13
]département	-15
]dépasse	-22
]dépasser	-9
]dépose	-22
]déposer	-16
]déposé	-20
]déposés	16
]dépotage	-25
]déroulé	-22
]désactivé	-13
]désigne	-13
]désinfectant	-19
]désinfecte	-11
]désinfection	-19
]désinfecté	-21
]désinfectée	-26
]désinfectées	-16
]désinfectés	-11
]désolée	-17
]désordre	-14
]désormais	-17
]détecteur	-22
]détecteurs	-11
]détend	-16
]dévisse	-15
]dîner	-15
]eau	-9900
]effacé	-13
]elle	-9900
]elles	-11
]emballage	-16
]emballée	-12
]emplacements	-16
]employé	-15
]employés	-12
]en	-9900
]encaisse	-16
]encaisser	-12
]enceinte	-20
]encodée	-9
]encore	-9900
]enfant	-29
]enfants	-9900
]enfin	-9900
]enlever	-21
]enlevée	-15
]enlève	-25
]enregistre	-16
]enregistrement	-8
]ensemble	-22
]ensuite	-9900
]entailles	-20
]entend	-18
]enterrés	-19
]entier	-20
]entière	-27
]entre	-9900
]entreprise	-20
]entrer	-18
]entrée	-18
]entrées	-20
]enveloppe	-11
]enveloppes	-19
]envie	-21
]environ	-30
]envoie	-28
]envoyé	-20
]erreur	-8
]erwan	-15
]es	-9
]espace	-22
]espèce	-18
]essaie	-17
]essayée	-12
]essence	-10
]essuie	-18
]essuyé	-13
]est	-9900
]est-ce	-13
]et	-9900
]etc	-12
]eu	-9900
]euh	-9900
]euro	-17
]euros	-9900
]eux	-16
]excusez	-17
]excusés	-13
]exemplaires	-13
]exige	-27
]existe	-18
]explique	-17
]expliquer	-14
]expliqué	-17
]extincteur	-18
]extincteurs	-25
]extérieure	-17
]fabrication	-22
]fabrice	-12
]fabrique	-21
]face	-9900
]facteur	-15
]facture	-16
]failli	-10
]faire	-40
]fais	-9900
]fais-en	-20
]faisait	-9
]faisons	-15
]fait	-9900
]faite	-29
]faites	-28
]faites-moi	-14
]familial	-14
]familles	11
]fasse	-26
]fatou	-16
]fauconnier	-9
]faudrait	-22
]faut	-9900
]faute	-20
]fautes	-13
]fauteuil	-12
]faux	-21
]façade	-16
]façon	-9900
]femme	-18
]femmes	-20
]fendues	-11
]fenêtre	-17
]fenêtres	-8
]fer	-21
]fera	-22
]ferme	-9900
]ferment	-12
]fermentation	9
]fermer	-12
]fermes	-17
]fermeture	13
]fermé	-9900
]fermée	-9900
]fermées	-15
]fermés	-24
]feuille	-9900
]feuilles	-25
]feutre	-20
]feux	-17
]ficelle	-11
]fiche	-9900
]fichier	-9900
]fil	-23
]file	-11
]filet	-23
]fille	-22
]filles	-19
]film	-21
]films	-11
]filtre	-22
]filtres	-14
]fin	-9900
]finance	-21
]fine	-19
]fini	-23
]finir	-11
]fiscal	-16
]fixe	-13
]flacon	-14
]flamme	-8
]fleur	-25
]fleuriste	-11
]fleurs	-22
]flexibles	-9
]foire	-12
]fois	-20
]fond	-9900
]fonds	-10
]fondu	-16
]fondue	-10
]font	-19
]force	-13
]formaliser	-18
]forme	-15
]formulaire	-14
]fort	-16
]fosse	-17
]four	-28
]fourchette	-16
]fournisseur	-23
]fournit	-13
]foyer	-21
]france	-21
]franchement	-20
]francs	-17
]français	-25
]frein	-25
]freins	-20
]frigo	-21
]frigos	-14
]friterie	-15
]friteuse	8
]froide	-9900
]fromagerie	-13
]frontofocomètre	-13
]frotter	-17
]frère	-12
]frères	-12
]fuit	-21
]fuite	-24
]fume	-21
]fumer	-8
]fumée	-14
]funérarium	-11
]fwd	-16
]fâché	-15
]fédé	-20
]février	-14
]fête	-21
]fêtes	-21
]fûts	-18
]g	-15
]g/m	-10
]gagnon	-15
]gaine	-11
]galette	-12
]gamin	-12
]gamme	-14
]gant	-18
]gants	-9900
]garage	-19
]garantie	-11
]garde	-9900
]garde-corps	-15
]gardien	-27
]gardienne	-25
]gardé	-10
]gardée	-9
]gare	-17
]gars	-26
]garé	-15
]gauche	-9900
]gaz	9
]gel	-23
]geler	-12
]gelées	-19
]gendarmerie	-17
]gendre	-20
]genoux	-20
]genre	-23
]gens	-9900
]gentil	-12
]geste	-13
]gestes	-22
]gestionnaire	-14
]gilet	-13
]gilets	-12
]gilles	-21
]glace	-15
]glacière	-14
]glisse	-22
]glisser	-14
]gomme	-10
]gonflage	-27
]gonfle	-15
]gonflée	-9
]gosses	-17
]goupille	-14
]goutte	-14
]gouttes	-17
]goûte	-9
]graisse	13
]grammes	-10
]grand	-34
]grande	-21
]gras	-19
]grasse	-16
]gratte	-17
]grave	-21
]gravier	-18
]greffe	-20
]grille	-22
]gris	-12
]grise	-21
]gros	-9900
]grosse	-15
]grosses	-14
]groupes	-17
]guichet	-22
]guide	-17
]gymnase	10
]gyro	-14
]gâteau	-15
]gèle	-9
]gère	-16
]général	-18
]générale	-23
]géomètre	-17
]gérant	-11
]gérons	-18
]h	-9900
]habitants	13
]haha	-15
]hall	-23
]hangar	8
]harnais	9
]hasard	-9
]haut	-9900
]haute	-9900
]hauteur	-21
]hauteurs	-14
]hectares	-16
]hein	-9900
]hello	-17
]herbes	-13
]hervé	-15
]heure	-9900
]heures	-9900
]hier	-26
]hiver	-24
]homme	-17
]hommes	-20
]honte	-16
]horaire	-10
]hors	-9900
]housse	12
]huit	-9900
]humide	-12
]humidité	-10
]hérisson	-17
]hôte	-16
]hôtel	-10
]i	-21
]ici	-15
]idée	-20
]ii	-14
]il	-9900
]illisible	-20
]ils	-9900
]important	-10
]imprime	-9
]imprimerie	-12
]imprimé	-12
]inclinés	-19
]incomplet	-9
]indice	-9
]indique	-11
]industrielle	-16
]infirmières	-16
]informatique	13
]inox	-17
]inscrit	-9900
]inscrits	-16
]inspecte	-9
]installe	-16
]instruction	-15
]instrument	-20
]intact	-13
]interdites	-12
]interne	-27
]interprète	-19
]intérimaire	-21
]inutile	-12
]invendus	-17
]inverse	-16
]invité	-17
]inès	-13
]isolé	-11
]isolée	11
]issues	-19
]iv	-12
]j	-8
]j'ai	-9900
]j'aimerais	-15
]j'appelle	-15
]j'arrive	-14
]j'attends	-16
]j'avais	-14
]j'en	-22
]j'espère	-9
]j'ouvre	-22
]j'y	-13
]jamais	-9900
]jambes	-11
]janvier	-33
]jardin	-14
]jargon	-12
]jauge	-12
]jaune	-9900
]jaunes	-22
]javel	-15
]je	-9900
]jean-mi	-16
]jeter	-17
]jette	-17
]jeté	-21
]jeu	-22
]jeudi	-9900
]jeun	-13
]jeune	-15
]jeunes	-32
]jingle	-14
]jo	-12
]jocelyne	-18
]joint	-16
]joints	-17
]jordan	-14
]josiane	-14
]joue	-12
]joueurs	-19
]jour	-27
]journal	-19
]jours	-9900
]jsuis	-14
]juge	-18
]juillet	-26
]juin	-9900
]jure	-9
]juridique	-16
]jusqu'au	-9900
]jusqu'en	-17
]jusqu'à	-9900
]juste	-27
]justificatif	-15
]karim	-10
]karts	-14
]kessler	-9
]kevin	-14
]kg	-18
]kilomètres	-10
]kilos	-22
]km/h	-21
]l	-23
]l'a	-28
]l'absence	-17
]l'accident	-12
]l'accueil	-9900
]l'accès	-11
]l'acheteur	-10
]l'acide	-12
]l'acte	-14
]l'adresse	-17
]l'afficher	-18
]l'agence	-22
]l'agent	-9900
]l'ai	-14
]l'aide	-14
]l'air	-9900
]l'aire	-15
]l'alarme	-19
]l'alcool	-28
]l'alginate	-21
]l'allée	-20
]l'an	-9900
]l'ancien	-27
]l'ancienne	-20
]l'animal	-15
]l'animateur	-18
]l'année	-23
]l'antenne	-21
]l'appareil	-25
]l'appel	-17
]l'appli	-9
]l'apprenti	-13
]l'appui	-13
]l'ardoise	-19
]l'argent	-13
]l'arrivée	-9900
]l'arrière	-14
]l'arrêt	-21
]l'arrêté	-11
]l'ars	-14
]l'ascenseur	13
]l'assemblée	-18
]l'assistante	-11
]l'association	-18
]l'assureur	-11
]l'astreinte	-10
]l'atelier	-23
]l'attention	-14
]l'attestation	-18
]l'autocollant	-9
]l'autorisation	-15
]l'autre	-9900
]l'avant	-11
]l'emballage	-15
]l'embarquement	-13
]l'empreinte	-21
]l'emprunteur	-15
]l'encre	-20
]l'endroit	-10
]l'enfant	-22
]l'enlèves	-14
]l'enregistrement	-10
]l'entretien	-17
]l'enveloppe	-13
]l'envers	-11
]l'envoi	14
]l'envoie	-20
]l'escalier	-12
]l'essence	-16
]l'extérieur	-19
]l'heure	-9900
]l'hiver	-14
]l'homme	-14
]l'honneur	-15
]l'huile	-17
]l'huître	-26
]l'hôpital	13
]l'hôte	-14
]l'idée	-11
]l'immatriculation	-22
]l'index	-14
]l'infirmière	-14
]l'inscription	-20
]l'inspecteur	-17
]l'inspection	-22
]l'inspectrice	-16
]l'instrument	-14
]l'intérieur	-10
]l'intérim	-12
]l'inverse	-13
]l'objet	-21
]l'occupant	-16
]l'odeur	-17
]l'oiseau	-15
]l'ombre	-23
]l'on	-29
]l'oral	-15
]l'ordinateur	-15
]l'ordonnance	-11
]l'ordre	-29
]l'os	-8
]l'outil	-13
]l'ouverture	-27
]l'ouvre	-18
]l'oxygène	-15
]l'un	-9
]l'urne	-16
]l'âge	-18
]l'échelle	-12
]l'école	-17
]l'écoute	-13
]l'écran	-16
]l'écris	-22
]l'écrit	-29
]l'élève	-16
]l'équipe	-9900
]l'étage	-25
]l'étagère	-9
]l'état	-22
]l'étiquette	-9900
]l'été	-25
]l'évier	-16
]l'œuvre	-14
]la	-9900
]label	-15
]labo	-17
]laisse	-9900
]laisser	-23
]laisses	-27
]laissé	-9900
]laissées	-8
]lame	-25
]lampe	-9900
]lance	-25
]lange	-17
]langue	-15
]langues	-8
]laquelle	-14
]larmes	-16
]latin	-11
]lausanne	-22
]lavage	-9900
]lave	-9900
]laver	-19
]laverie	-21
]laves	-15
]lavé	-8
]lavés	-17
]le	-9900
]lecteur	-16
]lecture	-8
]lendemain	-29
]lente	-9
]lentement	-23
]les	-9900
]lettre	-9900
]lettres	-14
]leur	-9900
]leurs	-9
]lever	-22
]levure	-20
]levée	-15
]leçon	8
]libre	-17
]libres	-17
]libère	-13
]libération	-10
]licences	-8
]lien	-14
]lieu	-9900
]lieux	-21
]ligne	-9900
]lignes	-9900
]ligue	-19
]limite	-23
]linge	-28
]lire	-9900
]lis	-25
]lisible	-32
]liste	-9900
]litige	-9
]litières	-21
]litres	-11
]lits	-10
]livraison	13
]livre	-22
]livret	-19
]livreur	-14
]livrés	-16
]liège	-11
]local	-9900
]locataire	-12
]location	-21
]locations	20
]locative	-14
]logiciel	-12
]logigramme	-12
]loi	-16
]loin	-19
]long	-29
]longs	-13
]longtemps	-12
]longueur	-25
]longueurs	-12
]lors	-24
]lot	-9900
]loto	-18
]loue	-15
]loupe	-18
]lourdes	-18
]luc	-15
]lui	-9900
]lui-même	-19
]lundi	-9900
]lunettes	-16
]lycée	11
]lyon	-20
]là	-9900
]là-dessus	-18
]lâche	-17
]lève	-20
]lève-cadre	-12
]légumes	15
]légère	-11
]m	-9900
]m'a	-9900
]m'appeler	-11
]m'en	-19
]m'occupe	-12
]m'ont	-17
]ma	-9900
]machin	-17
]machine	-9900
]madame	-9900
]magasin	-15
]magasinier	-17
]mai	-23
]mail	-18
]maille	-24
]main	-9900
]mains	-9900
]maintenance	-18
]maintenant	-22
]maire	-18
]mairie	-26
]mais	-9900
]maison	-9900
]malaise	-14
]maman	-26
]manager	-16
]manches	-11
]mange	-22
]mangé	-9
]manière	-32
]manque	-9900
]manu	-13
]manuel	-19
]manuelle	11
]marbre	10
]marc	-13
]marchait	-10
]marche	-9900
]marchent	-12
]marcher	-16
]marché	-20
]mardi	-9900
]mari	-19
]marine	-14
]marionnettes	-21
]marque	-30
]marquée	-11
]marqués	-13
]marre	-15
]mars	-9900
]marteau	-11
]martre	-11
]masque	-20
]matelas	-21
]matelot	-19
]maternité	-13
]matin	-9900
]matins	16
]matière	-19
]matériel	-14
]mauvais	-12
]max	-9900
]maxi	-23
]maximum	-21
]maître	-24
]mdr	-20
]me	-9900
]mehdi	-9
]membre	-11
]membres	-14
]menace	-9
]menton	-22
]mer	-23
]merci	-9900
]mercredi	-19
]mes	-9900
]message	-10
]messagerie	-21
]mesure	-9900
]mesures	-26
]mesurée	-15
]met	-9900
]mets	-9900
]mettre	-9900
]metz	-10
]meubles	-19
]meule	-23
]meules	-23
]micro	-18
]midi	-18
]mieux	-18
]milieu	-9900
]mille	-28
]millimètre	-14
]millimètres	-17
]min	-9900
]mineur	-23
]mini	-18
]minimum	-15
]ministère	-17
]minuit	-10
]minute	-19
]minutes	-19
]miroir	-13
]mis	-9900
]mise	-9900
]mises	-18
]mm	-14
]mme	-9900
]mobiles	-13
]moche	-12
]mode	-23
]modeste	-11
]modif	-15
]modèle	-17
]moi	-9900
]moi-même	-16
]moins	-9900
]mois	-9900
]mois-ci	-12
]moisi	-15
]moisies	-11
]moitié	-9900
]moment	-24
]mon	-9900
]monde	-9900
]monique	-9
]moniteurs	-18
]mono	-14
]monsieur	-9900
]montage	-41
]montant	-8
]monte	-9900
]montent	-10
]monter	-20
]montes	-11
]monteur	-14
]monteurs	-8
]montre	-9900
]montrer	-19
]montré	-17
]monture	-22
]monté	-16
]mordu	-16
]mort	-27
]morte	-11
]mortes	-14
]moteur	-9900
]motif	-11
]mots	-13
]mou	-11
]mouillé	-23
]mouillées	-14
]mouillés	9
]moulin	-9
]moussa	-12
]mousse	-23
]mouvement	-12
]moyen	-14
]moyens	-11
]msa	-18
]municipale	-18
]mur	-18
]museau	-18
]musée	-14
]mère	-11
]mètre	-31
]mètres	-9900
]médecin	-15
]médicaments	11
]médium	-10
]mélange	-10
]mélangé	-13
]mémo	-25
]mémoire	-24
]ménage	-20
]métal	-11
]méthode	-32
]métier	-15
]météo	-17
]même	-9900
]n	-9900
]n'a	-9900
]n'ai	-20
]n'attend	-11
]n'avons	-24
]n'en	-23
]n'entre	-21
]n'essaie	-10
]n'est	-9900
]n'existe	-14
]n'importe	-24
]n'ont	-14
]n'ouvre	-11
]n'y	-9900
]nac	-13
]nacelle	8
]nadia	-13
]nadège	-11
]namur	-13
]navette	-10
]navire	-13
]ne	-9900
]neige	15
]nettoie	-22
]nettoyer	-10
]neuchâtel	-13
]neuf	-9900
]neufs	-15
]neuve	-21
]neuves	-25
]neveu	-10
]nez	-20
]ni	-9900
]niveau	-9900
]nivelles	-10
]noir	-9900
]noire	-15
]noirs	-9
]nom	-9900
]nombre	-16
]nombres	-14
]noms	-10
]non	-9900
]nord	-16
]normal	-16
]normale	-18
]normalement	-21
]normand	-13
]nos	-9900
]note	-9900
]noter	-15
]notes	-18
]notre	-9900
]noté	-16
]notés	-11
]nourriture	-12
]nous	-9900
]nouveau	-36
]nouveaux	-30
]nouvel	-19
]nouvelle	-18
]nouvelles	-26
]noé	-10
]noël	-21
]nu	-10
]nuit	9
]nul	-14
]nulle	-11
]numéro	-16
]numéros	-25
]numérotée	-15
]nuque	-15
]nus	-14
]nôtre	-11
]nœud	-9
]nœuds	-21
]o2	-10
]objet	-9900
]objets	-26
]obligatoire	-11
]obligatoires	-13
]occupe	-12
]octaves	-10
]octobre	-23
]officiel	-17
]offre	-16
]oh	-13
]ok	-9900
]on	-9900
]oncle	-14
]ont	-9900
]onze	-29
]optique	-11
]opératoire	-17
]opérer	9
]orange	-18
]ordinateur	-18
]ordre	-15
]oreille	-14
]ou	-9900
]oubli	-13
]oublis	-15
]oui	-9900
]outil	-13
]outils	-23
]ouvert	-9900
]ouverte	-9900
]ouvertes	-22
]ouverts	-16
]ouverture	-16
]ouvre	-9900
]ouvrent	-9
]ouvres	-15
]ouvrir	-9900
]ouvrés	-14
]ovales	-22
]oxygène	-19
]où	-9900
]p	-23
]page	-9900
]pages	-17
]paie	12
]paire	-16
]palette	-10
]palier	-17
]pancarte	-11
]panier	-17
]panne	-29
]panneau	-27
]pansements	-21
]pantalon	-13
]papa	-17
]papier	-9900
]papiers	-21
]par	-9900
]par-dessus	-18
]paraphe	-9
]parc	-9900
]parce	-9900
]parcs	-14
]pardon	-29
]pareil	-29
]parent	-18
]parents	-9900
]parfait	-18
]parfois	-14
]parking	-14
]parle	-9900
]parler	-11
]parles	-18
]parquet	-18
]pars	-20
]part	-9900
]partagé	-20
]parte	-18
]partent	-21
]particuliers	-18
]parties	-19
]partir	-9900
]partis	-14
]partition	-13
]partout	-23
]pas	-9900
]pascal	-9
]passage	-9900
]passager	-24
]passagers	-16
]passe	-9900
]passent	-27
]passer	-9900
]passerelle	-15
]passes	-17
]passé	-9900
]passée	-30
]passées	-12
]pastille	-13
]pastilles	-9
]patient	-9900
]patients	-18
]patinoire	-21
]patrick	-13
]patron	-29
]patronne	-17
]patte	-12
]pattes	-19
]pauvre	-19
]payer	-15
]payé	-12
]pc	-16
]peau	-28
]peine	-19
]peinture	13
]pelle	-17
]pendant	-9900
]pension	14
]pensé	-20
]perche	16
]perches	-12
]percé	-13
]percée	8
]perd	-25
]perdre	-9
]perdu	-20
]perdue	-16
]permanence	-22
]permets	-11
]permis	-27
]personne	-9900
]personnel	-31
]personnes	-9900
]perte	-14
]peser	-14
]pesé	-13
]pesée	-24
]pesés	-16
]petit	-9900
]petite	-9900
]petites	-21
]peu	-9900
]peur	-10
]peut	-9900
]peut-être	-9
]peux	-21
]ph	-11
]pharmacie	-16
]photo	-9900
]photocopie	-10
]photographie	-11
]photographiés	-19
]photos	-9900
]phrases	-23
]piano	-23
]pictogrammes	-16
]pied	-9900
]pieds	-19
]pierre	-19
]pierres	-11
]pige	-16
]pigeons	-19
]pilote	-25
]pilotes	-13
]pince	-17
]pinceau	-12
]pinces	-18
]pioche	-10
]pique	-10
]piquets	-15
]pis	-9900
]piscine	10
]piste	-22
]pisteur	-9
]pièce	-9900
]pièces	-12
]place	-9900
]places	-10
]plaie	-15
]plainte	-13
]plaisir	-9
]plan	-9900
]planche	-15
]plancher	-14
]planning	-12
]plans	-21
]plante	10
]plaque	-9900
]plaques	-40
]plastique	-13
]plat	-12
]plate	-18
]plateau	-9900
]plateforme	-20
]plaît	-20
]plein	-9900
]pleine	-33
]pleut	-18
]plinthes	-13
]plonge	-17
]plongée	10
]plume	-12
]plupart	-18
]plus	-15
]plutôt	-8
]plâtre	11
]pneus	-29
]poche	-31
]poches	-26
]pochette	-13
]pogner	-18
]poids	-9900
]poignet	-13
]poignée	-9
]poignées	-16
]poing	-12
]point	-9900
]pointe	-17
]points	-26
]poire	-12
]poisson	-19
]police	-24
]politique	-17
]pompe	-23
]pompes	-12
]pompiers	-17
]pondre	-11
]pont	-28
]port	-20
]portable	-23
]portail	-17
]porte	-9900
]portefeuille	-9
]portent	-11
]porter	-14
]portes	-9900
]porteur	-18
]porteurs	-20
]portique	-17
]porté	-17
]pose	-9900
]posent	-13
]poser	-20
]position	-17
]possible	-23
]possède	-25
]poste	-9900
]posé	-21
]posée	-19
]posées	16
]posés	-19
]pots	-9
]poubelle	-19
]pouce	-24
]pouces	-16
]poudre	-22
]poules	-19
]pour	-9900
]pourquoi	-17
]pourriez-vous	-9
]pourriture	-15
]poussière	-14
]pouvez	-11
]pouvez-vous	-15
]pouvoir	-24
]ppm	-13
]praticien	-13
]pratique	-11
]premier	-9900
]premiers	-23
]première	-9900
]premièrement	-20
]prend	-9900
]prendre	-17
]prends	-21
]prennent	-19
]prescription	-15
]presque	-25
]presse	-36
]pressing	-9
]pression	-21
]prestataire	-20
]prie	-18
]principal	-13
]pris	-17
]prise	-9900
]prises	-21
]privé	-14
]prix	-13
]pro	-17
]prochain	-16
]prochaine	-23
]proche	-11
]procède	-19
]procès-verbal	-24
]procédure	-9900
]prod	-9
]producteur	-15
]produit	-25
]produits	-30
]professeur	-21
]profondeur	-11
]programme	-8
]projecteur	-31
]projecteurs	-12
]promis	-13
]propane	-20
]propose	-25
]proposer	-17
]propre	-9900
]propres	-16
]propriétaire	-9900
]prothésiste	-12
]protocole	-29
]protégée	-18
]prouver	-17
]province	-20
]près	-9900
]précise	-15
]précédent	-24
]préfecture	-17
]prélèvement	-15
]prénom	-15
]préparation	13
]prépare	-9900
]préparer	-17
]préparé	-21
]préprod	-11
]présence	-24
]présent	-18
]présentable	-17
]présentation	-17
]présente	-27
]présents	-22
]président	-19
]prétend	-14
]prévenir	-18
]prévenu	-13
]prévenue	-8
]préviens	-10
]prévient	-9900
]prêt	-9900
]prête	-32
]prêté	-17
]puce	-17
]puces	-18
]puis	-9900
]puisse	-21
]puissent	-14
]punaises	9
]purge	-12
]pv	-22
]pâte	-27
]père	-27
]pèse	-19
]périmètre	-17
]pétrin	-13
]pôle	-18
]qqn	-9
]qu'après	-25
]qu'au	-16
]qu'aucune	-16
]qu'elle	-9900
]qu'en	-19
]qu'il	-9900
]qu'ils	-25
]qu'on	-9900
]qu'un	-20
]qu'une	-12
]qu'y	-22
]quai	-9900
]qualité	-26
]quand	-9900
]quantité	-11
]quarantaine	-22
]quarante	-9900
]quarante-cinq	-13
]quarante-deux	-14
]quarts	-22
]quatorze	-23
]quatre	-9900
]quatre-vingt-dix	-15
]quatrième	-14
]que	-9900
]quel	-20
]quelle	-23
]quelqu'un	-9900
]quelque	-9900
]quelques	-14
]question	-27
]questions	-15
]queue	-23
]qui	-9900
]quinze	-9900
]quitte	-23
]quitter	-20
]quoi	-9900
]québec	-14
]rabat	-16
]rabats	-10
]raccord	-15
]raccroche	-10
]rachid	-8
]raclette	-8
]raconter	-11
]radiateur	-11
]radiateurs	8
]radio	-9900
]raison	-15
]ramasse	-18
]ramasser	-11
]ramassé	-20
]rampe	-25
]rang	-25
]range	-19
]ranger	-13
]rangs	-21
]rangés	-10
]rapide	-20
]rappel	-22
]rappelle	-28
]rappelles	-16
]rappelé	-20
]rapport	-26
]rasante	-11
]raté	-20
]rayon	-24
]rayons	-13
]rayures	-20
]re	-21
]recette	-14
]recherche	-18
]recommandé	-20
]recommandée	-19
]recommence	-15
]recompte	-14
]recopié	-12
]recours	-14
]recueilli	-15
]reculant	-13
]recule	-14
]reculons	-21
]reculés	-20
]refais	-8
]refait	-25
]refaite	-15
]refermé	-17
]refuge	-8
]refus	-15
]refuse	-20
]refusé	-16
]refusées	-13
]refusés	-13
]regard	-13
]regardant	-9
]regarde	-9900
]regarder	-9900
]regardes	-9900
]regardé	-18
]regardées	-16
]relais	-17
]relance	-20
]relancer	-23
]relecture	-14
]relevé	-26
]relire	-17
]relit	-12
]relu	-20
]remarque	-24
]remarquer	-19
]remboursement	-12
]remet	-9900
]remets	-16
]remettre	-21
]remis	-12
]remise	-9900
]remonte	-29
]remonté	-13
]remorque	-16
]remplace	-22
]remplacée	-14
]remplaçant	-16
]remplaçante	-20
]remplaçants	-15
]remplaçons	-23
]rempli	-9
]remplie	-19
]remplir	-12
]remplis	-16
]remplissage	-25
]remplissent	-17
]remplit	-9900
]remuant	-11
]remué	-11
]rend	-9
]rendez-vous	-26
]rendre	-9
]rendu	-19
]rendues	-12
]rendus	-13
]rentrer	-11
]rentrée	-13
]rentrés	-9
]renvoie	-15
]renvoyé	-13
]repart	-18
]repartir	-10
]repasse	-12
]reporte	-12
]reporté	-10
]repousse	-15
]reprend	-27
]reprendre	-15
]reprends	-13
]repris	-9
]reprise	-29
]représentation	17
]repère	-20
]responsable	-9900
]ressors	-16
]ressourcerie	-26
]restaurant	-18
]restauration	-9
]restauratrice	-14
]reste	-9900
]restent	-12
]rester	-18
]restes	-14
]resté	-12
]restée	-20
]retard	-15
]retire	-12
]retiré	-22
]retourne	-17
]retourner	-18
]retraite	-27
]retrouve	-9
]retrouver	-12
]retrouvé	-14
]revenu	-8
]revenue	-14
]reviennent	-21
]revient	-26
]revoir	-23
]rez-de-chaussée	-8
]reçoit	-9900
]reçoivent	-13
]reçu	-13
]reçue	-15
]rh	-11
]rien	-9900
]rigole	-16
]rimouski	-12
]rince	-15
]rincer	-10
]rincés	-12
]rinçage	-14
]robinet	-21
]roger	-17
]roman	-16
]rond	-15
]rose	-19
]roses	-19
]roubaix	-14
]roue	-13
]rouge	-9900
]rouges	-23
]roule	-13
]rubalise	-10
]ruche	-9
]rue	-19
]râlent	-21
]râler	-12
]règle	-9900
]règlement	-24
]règles	-25
]réaction	-10
]réception	-9900
]réclamation	-14
]réclame	-23
]récolte	15
]récompense	-10
]récupération	-20
]rédacteur	-16
]rédaction	-20
]rédiger	-9900
]rédigé	-22
]rédigée	-23
]réf	-11
]réfractomètre	-13
]régie	-9900
]région	-16
]régional	-10
]régionale	-23
]régisseur	-20
]réglage	-20
]réglette	-18
]réglé	-15
]régulation	-15
]réjean	-19
]réparation	-14
]répartis	-16
]réparé	-12
]réparée	-13
]répond	-23
]répondre	-11
]réponds	-19
]répondu	-13
]réponse	-16
]réponses	-9
]répète	-12
]répéter	-10
]réseau	-18
]réservation	-18
]réservations	-17
]réserve	-19
]réservé	-12
]résidence	-23
]résident	-26
]résultat	-11
]résultats	-15
]résume	-9
]rétros	-12
]réunion	-28
]rév	-18
]rôle	-18
]s	-19
]s'agissant	-9
]s'appelle	-12
]s'arrête	-22
]s'arrêter	-10
]s'en	-9900
]s'est	-9900
]s'il	-9900
]s'ils	-20
]s'occupe	-14
]s'ouvre	-15
]s'y	-20
]s'éloigne	-15
]sa	-9900
]sable	-22
]sache	-27
]sachet	-12
]sacristie	-18
]sacs	-28
]sage-femme	-14
]saint-hyacinthe	-9
]sais	-20
]saisi	-16
]saisit	-13
]saison	-24
]saisonniers	-18
]sait	-20
]salades	-11
]salarié	-20
]sale	-24
]salle	-16
]salles	-18
]salon	-25
]salut	-19
]salutations	-8
]samedi	10
]sandrine	-16
]sangle	-18
]sanitaire	-28
]sans	-9900
]santé	-13
]sas	-21
]sauce	8
]sauf	-9900
]saumure	12
]saura	-18
]saute	-13
]sauvegarde	13
]savait	-16
]savent	-21
]savoir	-24
]savon	-26
]savonneuse	-14
]scanner	-18
]scelle	-14
]scellée	-15
]scellés	17
]scie	-21
]scolaire	17
]scotche	-21
]scotché	-15
]scotchées	-16
]scène	-19
]se	-9900
]seau	-9900
]seaux	-14
]sec	-9900
]second	-17
]seconde	-22
]secondes	-25
]secoue	-19
]secouer	-9
]secours	-23
]secret	-12
]secrétaire	-16
]secrétariat	-25
]secteur	-29
]section	-9
]sectionneur	-19
]seize	-17
]sellette	-9
]selon	-15
]semelle	-8
]sens	-9900
]sent	-29
]sept	-31
]septante	-10
]septembre	-9900
]sera	-18
]serait	-24
]serre	-28
]sert	-19
]serveur	-19
]servi	-9
]service	-9900
]services	-22
]serviettes	-17
]ses	-9900
]seuil	-13
]seul	-9900
]seule	-9900
]seulement	-9900
]seuls	-10
]shampoing	-21
]si	-9900
]sienne	-11
]siffle	-15
]siffler	-13
]signale	-13
]signalé	-12
]signalée	-20
]signature	-9900
]signe	-9900
]signent	-16
]signer	-23
]signé	-9900
]signée	-17
]silence	-13
]silicone	-24
]simple	-9900
]simples	-14
]sinon	-9900
]site	-26
]six	-9900
]siège	-17
]sièges	-12
]sms	-21
]social	-13
]soi	-16
]soi-même	-15
]soient	-11
]soins	-17
]soir	-9
]soirée	-23
]soirées	-16
]soit	-9900
]soixante	-27
]sol	-9900
]solde	-17
]soleil	-17
]solidaire	-17
]solution	-10
]solvants	-8
]sommes	-27
]sommier	-14
]son	-9900
]sonde	-17
]sonne	-18
]sonner	-15
]sonnette	-13
]sont	-9900
]sors	-20
]sort	-9900
]sortent	-16
]sorti	-25
]sorties	-22
]sortir	-9900
]sortis	-9
]soude	-9
]soudure	-19
]souffler	-10
]souhaite	-23
]souhaitez	-12
]sourde	-14
]sourire	-10
]souris	-10
]sous	-9900
]souvent	-18
]spatule	-14
]sports	-17
]stagiaire	-21
]stagiaires	-25
]standard	-9
]station	14
]steph	-18
]stock	-17
]stop	-20
]stupéfiants	-14
]stylo	-16
]stérilisateur	-17
]stérilisation	-22
]suffisent	-9
]suie	-19
]suis	-9900
]suisse	-19
]suit	-38
]suite	-9900
]suivant	-17
]suivante	-26
]suivent	-9
]suivi	-27
]suivre	-40
]sujet	-28
]super	-10
]support	-9
]supérieur	-15
]sur	-9900
]surchaussures	-8
]surface	-9
]surfaceuse	24
]surfaçage	-23
]surtout	-9900
]surveillance	10
]surveillant	-12
]surveille	-13
]svp	-26
]sylvain	-11
]syndic	-14
]syndical	-13
]syndicat	-14
]synthétique	-13
]sèche	-15
]sécateur	-12
]séchage	-28
]séchoir	-19
]sécurité	-9900
]séjour	-14
]sépare	-14
]séparée	-16
]série	-9
]sérieux	-14
]sœur	-19
]t	-14
]t'as	-28
]t'es	-22
]t'écris	-14
]ta	-11
]table	-9900
]tableau	-31
]tables	-14
]tablette	-27
]tableur	-17
]tablier	-20
]tache	-11
]taches	-21
]tag	-8
]talkie	-17
]talon	-18
]tamis	-15
]tampon	-14
]tant	-9900
]tape	-11
]taper	-13
]tapis	-25
]tapé	-16
]tard	-14
]tare	-13
]tas	-11
]tatouage	-13
]te	-9900
]technicien	-33
]techniciens	-11
]technique	-10
]techniques	-12
]teinte	-16
]temps	-9900
]tempérage	13
]température	-9900
]tenait	-12
]tenir	-23
]tension	-17
]tenue	-12
]terrasse	-17
]terre	-9900
]test	-9900
]teste	-17
]testes	-15
]testé	-9
]texte	-9900
]thermomètre	-20
]thomas	-10
]théo	-14
]théâtre	12
]ticket	-9900
]tickets	-11
]tienne	-28
]tiennent	-12
]tiens	-10
]tient	-9900
]tiges	-11
]tilleuls	-12
]tirage	-12
]tire	-9900
]tirer	-12
]tireuse	-14
]tiroir	-18
]tiré	-18
]tirée	-20
]tissu	-9
]titouan	-14
]titre	-18
]titres	-21
]tiède	-25
]toi	-34
]toile	-21
]toilettes	-16
]toit	-18
]tombe	-24
]tomber	-14
]tombé	-26
]ton	-24
]tondeuse	-14
]top	-17
]touche	-9900
]toucher	-9900
]touché	-16
]touchée	-19
]toujours	-9900
]tour	-9900
]touristes	-11
]tournai	-19
]tournant	12
]tourne	-9900
]tourner	-19
]tournoi	-9
]tournée	-9
]tours	-19
]tous	-9900
]toussaint	-27
]tout	-9900
]toute	-9900
]toutes	-9900
]trace	-24
]tracteur	-17
]traction	-17
]traduit	-9
]train	-8
]trait	-10
]traite	-30
]traitement	-18
]traitée	-17
]trame	-22
]tranche	-12
]transfert	11
]transformer	-9
]transport	-13
]transporteur	-18
]transports	-9
]trappe	-18
]travaillent	-16
]travailler	-18
]travers	-22
]traverse	-16
]traîne	-10
]traîner	-14
]treize	-12
]trempage	-9
]trempe	-12
]tremper	-17
]trempée	-15
]trentaine	-11
]trente	-9900
]trente-deux	-16
]treuil	-12
]tri	-34
]tribunal	-24
]trier	11
]trimestre	-23
]trois	-24
]troisième	-14
]trompe	-13
]tronçonneuse	-15
]trop	-9900
]trottoir	-13
]trou	-26
]trous	-16
]trousse	-11
]trouve	-23
]trouver	-14
]trouvé	-17
]trouvés	18
]truc	-9900
]truites	-22
]très	-9900
]trépied	-12
]trésorerie	-9
]tu	-9900
]tube	-14
]tubes	-24
]tulle	-10
]tunnel	12
]tuteur	-17
]tuyau	-8
]tuyaux	-14
]type	-17
]téléphones	-17
]témoin	-9
]tête	-9900
]tôt	-19
]un	-9900
]une	-9900
]unique	-21
]uniquement	-16
]urgent	-14
]usé	-13
]usée	-9
]utiliser	-15
]va	-9900
]vacances	-27
]vache	-13
]vaches	-17
]vais	-16
]vaisselle	-18
]valeur	-21
]valide	-12
]valve	-15
]vanne	-9900
]vannes	-15
]vantelles	-15
]vapeur	-24
]variété	-14
]veille	-9900
]veilleur	-17
]veineuse	-15
]vend	-18
]vendange	-25
]vendre	-17
]vendredi	-9900
]vends	-9
]vent	-9900
]ventilation	-14
]ventile	-16
]ventre	-14
]venu	-12
]venue	-21
]verres	-26
]vers	-9900
]verse	-13
]version	-21
]vert	-9900
]verte	-20
]vestiaire	-21
]vestiaires	-12
]veulent	-11
]veut	-9900
]veux	-29
]viande	-12
]vide	-9900
]vider	-11
]vidé	-17
]vidée	-18
]vidéo	-13
]vie	-14
]vieille	-17
]vieilles	-14
]viennent	-22
]vient	-9900
]vieux	-25
]vigueur	-16
]village	-14
]ville	-13
]vinaigre	-14
]vingt	-9900
]vingt-cinq	-18
]vingt-deux	-15
]vingt-quatre	-21
]vingt-six	-21
]violette	-17
]violons	-17
]virement	-15
]virgule	-19
]virus	-19
]vis	-17
]vise	-12
]visible	-14
]visite	-9900
]visiter	-14
]visites	-19
]visière	-14
]vite	-15
]vitesse	-19
]vitre	-17
]vitres	-22
]vocale	-11
]voici	-9
]voient	-16
]voile	14
]voilà	-9900
]voilée	-13
]voir	-9900
]vois	-13
]voisin	-13
]voisine	-10
]voisins	-23
]voit	-9900
]voiture	-9900
]voitures	-18
]voix	-9900
]vol	-24
]volant	-13
]volontaire	-14
]volonté	-12
]vols	-19
]volume	-9
]volée	14
]vont	-9900
]vos	-16
]vote	-23
]votre	-9900
]voudra	-9
]voudrais	-22
]voudrait	-23
]voulu	-9
]vous	-9900
]voyage	-20
]voyageur	-22
]voyageurs	-15
]voyant	-16
]vrac	-15
]vrai	-20
]vraie	-18
]vraiment	-10
]vu	-9900
]véhicules	-29
]vélo	-12
]vélos	-10
]vérification	8
]vérifie	-9900
]vérifient	-15
]vérifier	-17
]vérifies	-18
]vérifié	-14
]vérifiées	-26
]véto	-22
]vétérinaire	-21
]vêleuse	10
]week-end	-21
]whatsapp	-16
]y	-9900
]yann	-11
]yeux	-9900
]yo	-19
]z	16
]zone	-9900
]|	-9900
]«	-9900
]°	-9900
]·	-9900
]»	-9900
]à	-9900
]âge	-20
]ça	-9900
]écart	-9900
]échange	-12
]éclat	-17
]école	-13
]écoute	-18
]écrire	-27
]écris	-18
]écrit	-9900
]écrite	-30
]écrivez-moi	-13
]écumer	-9
]élingue	-13
]élodie	-14
]élève	-12
]élèves	-17
]équipe	-21
]équipes	-16
]équipiers	-15
]établissement	11
]établit	-14
]étage	-14
]étages	-10
]étaient	-19
]était	-9900
]étant	-21
]étape	-21
]étapes	-14
]état	-22
]éteindre	-14
]éteint	-11
]éteinte	-14
]étiquette	-9900
]étiquettes	-19
]étoile	-17
]étoiles	-13
]étrangères	-14
]étudiante	10
]étudiantes	-10
]étudiants	-25
]étuver	-15
]été	-9900
]évacuation	-12
]évidemment	-14
]être	-9900
]ôte	-14
]œufs	-16
]œuvre	-12
]–	-9900
]—	-9900
]•	-9900
]€	-9900
]→	-9900
]□	-9900
]☐	-9900
n1'au	-10
n1'en	-9
n1'es	-15
n1'on	-8
n1'où	-12
n1'un	-23
n1-30	-16
n1-en	-19
n1-le	-17
n1-mi	-16
n1-on	-16
n10	-12
n10'en	-10
n10'où	-10
n10'un	-19
n10ace	-23
n10acs	-15
n10ade	-24
n10aft	-11
n10age	-42
n10ah	-15
n10aie	-10
n10ail	-9
n10ain	-12
n10ais	-12
n10ait	-20
n10ale	-13
n10ame	-13
n10and	-28
n10ant	-26
n10are	-14
n10art	-21
n10ate	-9
n10au	-25
n10aux	-25
n10aît	-11
n10bac	-12
n10ble	-27
n10bre	-19
n10cal	-11
n10cer	-11
n10che	-24
n10cte	-10
n10cun	-13
n10de	-29
n10der	-15
n10dra	-18
n10dre	-13
n10du	-33
n10dée	-8
n10eau	-15
n10eil	-21
n10ein	-9
n10els	-23
n10ens	-22
n10ent	-16
n10era	-14
n10ers	-12
n10est	-20
n10ets	-8
n10eur	-30
n10eux	-21
n10ffe	-17
n10ger	-21
n10ges	-9
n10gée	-13
n10hes	-22
n10ial	-12
n10ice	-11
n10ici	-14
n10idé	-14
n10ien	-13
n10ier	-27
n10ies	-19
n10ige	-10
n10ile	-14
n10ils	-17
n10ine	-24
n10ing	-8
n10ins	-12
n10int	-11
n10ion	-37
n10ire	-30
n10iré	-10
n10ite	-24
n10ité	-9
n10je	-28
n10l'a	-15
n10la	-27
n10le	-60
n10ler	-14
n10les	-52
n10let	-15
n10lie	-13
n10lio	-11
n10lit	-10
n10lla	-13
n10lle	-36
n10los	-12
n10lou	-8
n10lut	-11
n10lée	-14
n10lés	-10
n10mes	-8
n10mon	-30
n10nal	-13
n10nce	-15
n10nds	-12
n10ner	-26
n10nes	-13
n10nge	-16
n10nit	-12
n10nne	-35
n10nos	-19
n10nte	-33
n10nts	-13
n10nus	-11
n10née	-24
n10oie	-19
n10oin	-23
n10oir	-30
n10oit	-12
n10ole	-17
n10on	-11
n10one	-18
n10ong	-12
n10ons	-31
n10ors	-8
n10ose	-18
n10oue	-10
n10our	-35
n10ous	-46
n10out	-10
n10oux	-14
n10ppe	-9
n10pte	-11
n10que	-38
n10rde	-18
n10ref	-15
n10rer	-30
n10res	-13
n10ret	-8
n10rie	-26
n10ris	-11
n10rne	-21
n10rre	-9
n10rse	-12
n10rti	-9
n10rts	-10
n10rus	-11
n10rés	-20
n10rêt	-24
n10s-y	-10
n10ser	-29
n10ses	-15
n10sin	-11
n10sit	-9
n10sse	-17
n10sée	-10
n10tat	-9
n10tes	-29
n10tie	-9
n10tif	-19
n10tir	-23
n10toi	-13
n10ton	-13
n10tos	-19
n10tre	-36
n10tri	-14
n10tte	-16
n10tu	-22
n10tée	-17
n10tés	-13
n10uer	-19
n10ues	-9
n10uis	-8
n10uit	-8
n10ule	-14
n10ume	-13
n10une	-20
n10uoi	-17
n10ure	-15
n10urs	-18
n10use	-12
n10ute	-16
n10uée	-19
n10val	-10
n10ver	-21
n10ves	-11
n10yer	-13
n10yon	-11
n10à	-18
n10âte	-12
n10ège	-14
n10ème	-19
n10ère	-26
n10ève	-16
n10ées	-27
n10ême	-22
n10ête	-13
n10ôle	-16
n1abo	-18
n1ace	-13
n1ack	-16
n1acs	-16
n1act	-14
n1ade	-16
n1aft	-11
n1afé	-8
n1age	21
n1agé	-10
n1ah	-11
n1aha	-17
n1ai	-8
n1aie	-14
n1ail	-21
n1ain	-16
n1air	-9
n1ais	-22
n1ait	-9
n1aix	-8
n1all	-12
n1alo	-14
n1alé	-16
n1ame	-12
n1amp	-9
n1anc	-11
n1and	-34
n1ane	-13
n1ang	-10
n1ann	-11
n1ano	-11
n1ans	-12
n1ant	-13
n1anu	-13
n1apa	-15
n1ape	-20
n1apé	-8
n1arc	-8
n1ard	-21
n1are	-12
n1ari	-11
n1ars	-12
n1art	-37
n1aré	-8
n1ase	-18
n1ate	-22
n1ats	-10
n1até	-17
n1aut	-8
n1aux	-21
n1ave	-10
n1avé	-9
n1axe	-13
n1axi	-9
n1aye	-16
n1aïe	-19
n1bal	-20
n1ban	-10
n1bar	-16
n1bat	-11
n1bec	-12
n1bel	-20
n1ben	-14
n1ble	-11
n1box	-14
n1bre	-15
n1bré	-13
n1but	-16
n1cal	-14
n1cao	-14
n1car	-24
n1cat	-10
n1cel	-8
n1cer	-16
n1ces	-13
n1che	-15
n1ché	-14
n1cie	-10
n1cle	-11
n1co	-10
n1col	-9
n1cou	-12
n1cpe	-10
n1cre	-11
n1cté	-9
n1cès	-14
n1cée	-19
n1cés	-16
n1dan	-19
n1der	-11
n1des	-14
n1dia	-13
n1dic	-20
n1die	-10
n1dif	-15
n1din	-21
n1dis	-12
n1don	-13
n1dou	-18
n1dra	-11
n1dre	-9
n1dsi	-12
n1dur	-12
n1dée	-18
n1dés	-18
n1ean	-18
n1eau	-18
n1eci	-14
n1ect	9
n1edi	-24
n1eds	-8
n1eil	-28
n1ein	-16
n1ela	-15
n1els	-17
n1elé	-13
n1end	-9
n1ens	-16
n1eph	-18
n1ers	-20
n1ert	-28
n1es	-8
n1esh	-17
n1etc	-10
n1ets	-17
n1eté	-13
n1eue	-10
n1eus	-11
n1eux	-11
n1evé	-23
n1fes	-16
n1fet	-14
n1ffe	-22
n1fus	-10
n1fwd	-16
n1fée	-11
n1fût	-10
n1g	-19
n1gar	-18
n1gel	-13
n1ger	-25
n1ges	-22
n1gie	-25
n1gle	-16
n1gne	-14
n1gny	-11
n1gon	-17
n1gos	-11
n1gré	-23
n1gue	-16
n1gée	-9
n1gés	-16
n1hat	-11
n1her	-17
n1hes	-15
n1het	-16
n1hid	-8
n1hon	-21
n1hui	-11
n1hum	-16
n1hée	-21
n1héo	-14
n1i	-18
n1ial	-14
n1ias	-9
n1iat	-16
n1ice	-12
n1ick	-18
n1ico	-10
n1ict	-12
n1idi	-12
n1idé	-13
n1iel	-16
n1ien	-21
n1ier	9
n1ieu	-14
n1iez	-12
n1ifs	-19
n1ige	-19
n1igé	-10
n1ii	-15
n1iii	-16
n1ile	-21
n1ilm	-9
n1ils	-13
n1ine	-28
n1ing	-11
n1ins	-13
n1int	-20
n1iné	-27
n1ion	-15
n1ipe	-22
n1ira	-11
n1ire	-21
n1irs	-10
n1ise	-22
n1isi	-8
n1ite	-23
n1its	-14
n1ité	-16
n1ium	-26
n1iv	-14
n1ive	-16
n1ivé	-11
n1iée	-22
n1iés	-24
n1jet	-13
n1jo	-13
n1jou	-14
n1ker	-12
n1l	-15
n1lab	-11
n1lai	-10
n1lan	-16
n1las	-10
n1lat	-16
n1lde	-14
n1ler	-16
n1les	-19
n1let	-13
n1lez	-11
n1lic	-14
n1lie	-21
n1lin	-14
n1lir	-16
n1lis	-25
n1lla	-9
n1lle	-35
n1lli	-9
n1llo	-17
n1llé	-15
n1llô	-21
n1loc	-9
n1log	-8
n1loi	-18
n1los	-11
n1lot	-14
n1lou	-14
n1lpa	-13
n1lpe	-11
n1lte	10
n1luc	-12
n1lus	-14
n1lut	-19
n1lée	-15
n1léo	-15
n1lés	-13
n1mal	-14
n1mam	-25
n1man	-9
n1mbe	-13
n1mbé	-17
n1mdr	-13
n1men	-8
n1mer	-8
n1mes	-21
n1mie	-8
n1mis	-24
n1mme	-10
n1moi	-11
n1mpe	-9
n1mps	-26
n1mur	-13
n1més	-13
n1nas	-11
n1nce	-17
n1ncs	-10
n1ncé	-15
n1nde	-10
n1ndu	-11
n1ndé	-18
n1nel	-15
n1ner	-9
n1nes	-14
n1net	-12
n1nge	-16
n1ngo	-11
n1ngé	-9
n1nie	-18
n1nir	-13
n1nit	-15
n1nne	-20
n1nné	-14
n1non	-16
n1nos	-11
n1not	-14
n1nre	-8
n1nsi	-13
n1nsé	-13
n1nte	-19
n1nti	-16
n1nts	-26
n1nue	-10
n1nus	-11
n1nze	-8
n1nès	-17
n1née	-19
n1nés	-13
n1o2	-10
n1ocs	-24
n1ode	-14
n1oh	-13
n1oie	-12
n1oin	-12
n1oir	-11
n1oit	-13
n1ola	-18
n1ole	-18
n1ols	-16
n1olé	-9
n1omb	-19
n1one	-32
n1ono	-18
n1ons	-31
n1ont	-9
n1ool	-12
n1ord	-8
n1ore	-15
n1ors	-11
n1ort	-12
n1osé	-18
n1ote	-9
n1oto	-20
n1ots	-14
n1oue	-9
n1oup	-14
n1our	-26
n1ous	-18
n1oux	-27
n1oyé	-13
n1oël	-9
n1oît	-11
n1oût	-8
n1p	-12
n1pas	-14
n1pc	-9
n1pel	-15
n1per	-12
n1pin	-20
n1pis	-16
n1pié	-12
n1ple	-15
n1pon	-9
n1pot	-16
n1pro	-9
n1pv	-10
n1pés	-16
n1pôt	-14
n1que	-21
n1rac	-15
n1rai	-17
n1ral	-11
n1ras	-21
n1ray	-12
n1rbe	-13
n1rde	-18
n1rds	-12
n1rdé	-11
n1re	-19
n1ref	-10
n1rer	-23
n1res	-18
n1ret	-14
n1rez	-8
n1rge	-17
n1rie	-23
n1ril	-9
n1rim	-11
n1rin	-17
n1rio	-16
n1rir	-11
n1ris	-10
n1rit	-12
n1rié	-10
n1rmi	-8
n1rmé	-12
n1rne	-15
n1roi	-9
n1ron	-16
n1rra	-17
n1rre	-14
n1rré	-10
n1rse	-14
n1rso	-10
n1rte	-18
n1rti	-10
n1rts	-10
n1rté	-9
n1rum	-13
n1rus	-19
n1rve	-12
n1rvé	-13
n1rze	-9
n1rès	-13
n1rée	-14
n1réf	-9
n1rés	-9
n1rév	-18
n1rêt	-12
n1s	-15
n1s-y	-16
n1sac	-9
n1sai	-21
n1sas	-10
n1sat	-11
n1sca	-22
n1ser	-10
n1ses	-13
n1set	-18
n1sez	-9
n1sin	-22
n1sir	-13
n1six	-18
n1sme	-12
n1soi	-12
n1son	-19
n1spa	-18
n1ssa	-17
n1sse	-18
n1ssé	-21
n1ste	-16
n1sus	-18
n1svp	-10
n1sée	-24
n1sés	-19
n1tal	-23
n1tan	-17
n1tas	-10
n1tat	-25
n1tch	-16
n1ter	-18
n1tes	-24
n1tie	-22
n1tif	-26
n1tin	-16
n1tir	-22
n1tis	-20
n1ton	-14
n1top	-13
n1tou	-15
n1tre	-17
n1tri	-20
n1tré	-16
n1tte	-13
n1tue	-20
n1tui	-13
n1tée	-12
n1tés	-21
n1tôt	-9
n1u'y	-8
n1uan	-14
n1uce	-14
n1ude	-20
n1uel	-15
n1uer	-12
n1ues	-15
n1uet	-14
n1ufs	-10
n1uin	-21
n1uir	-14
n1uis	-16
n1uit	-9
n1ule	-19
n1ult	-16
n1ulé	-22
n1ume	-8
n1ums	-10
n1une	-15
n1uno	-10
n1upe	-24
n1ura	-8
n1urd	-21
n1ure	-29
n1urg	-14
n1urs	-30
n1urt	-11
n1use	-23
n1usé	-8
n1ute	-11
n1uto	-11
n1uve	-10
n1uvé	-15
n1uée	-15
n1ués	-12
n1val	-22
n1vel	-9
n1ver	-23
n1ves	-20
n1vie	-19
n1vin	-19
n1voi	-27
n1vol	-23
n1von	-17
n1vre	-16
n1vré	-12
n1vée	-28
n1vés	-19
n1wan	-13
n1xte	-11
n1yer	-12
n1yez	-10
n1ylo	-12
n1yne	-20
n1yo	-18
n1yon	-11
n1yro	-14
n1yse	-20
n1yée	-10
n1yés	-19
n1z	-9
n1âge	-13
n1âts	-14
n1çon	-21
n1çue	-10
n1èce	-8
n1ède	-15
n1ège	-15
n1èle	-8
n1ème	-11
n1ène	-15
n1ère	-20
n1èse	-9
n1ète	-23
n1ève	-16
n1édé	-14
n1ées	-17
n1élo	-18
n1émo	-11
n1éra	-13
n1éro	-10
n1éré	-12
n1éto	-12
n1été	-12
n1ême	-15
n1ête	-15
n1île	-8
n1îne	-9
n1îné	-16
n1îte	-13
n1ôle	-14
n1ôme	-16
n1ône	-17
n1ôté	-11
n1ûlé	-8
n1ûre	-8
n1ûte	-10
n1ûts	-12
n1œil	-25
n1œur	-14
n2'ai	-12
n2'as	-17
n2'en	-37
n2'on	-20
n2'un	-28
n2-le	-9
n20	-22
n2abo	-11
n2ace	-36
n2acs	-16
n2ade	-20
n2ael	-12
n2ah	-14
n2ai	-18
n2aie	-18
n2ail	-16
n2ain	-18
n2air	-13
n2ais	-16
n2ait	-35
n2ale	-22
n2ame	-18
n2and	-36
n2ano	-17
n2ant	-43
n2ape	-15
n2are	-8
n2art	15
n2ase	-25
n2au	-13
n2aux	-39
n2ave	-10
n2aît	-9
n2bac	-26
n2bar	-15
n2ben	-16
n2bes	-14
n2ble	-22
n2box	-13
n2bre	-31
n2car	15
n2cat	-12
n2ce	-21
n2ces	-24
n2che	-30
n2ché	-20
n2cin	-11
n2cle	-17
n2cre	-14
n2cun	-30
n2cès	-16
n2de	-35
n2der	-15
n2des	-24
n2dio	-21
n2dit	-11
n2dre	-20
n2du	-34
n2due	-8
n2dus	-9
n2dée	-8
n2dû	-9
n2eau	-37
n2edi	-15
n2eil	-27
n2ela	-17
n2end	-13
n2ens	-12
n2ept	-20
n2ers	-33
n2ert	-22
n2eur	-32
n2eus	-19
n2eux	-42
n2evé	-21
n2fer	-21
n2ffe	-16
n2fil	-11
n2ger	-29
n2gne	-12
n2gue	-8
n2gée	-14
n2her	-23
n2hes	-22
n2het	11
n2ice	-22
n2ict	-13
n2ide	-13
n2iel	-16
n2ien	-25
n2ier	-35
n2ies	-22
n2ige	-17
n2igo	-11
n2ile	-34
n2ils	-22
n2ine	-45
n2ing	-19
n2inq	-18
n2ins	-17
n2ion	15
n2ipe	-26
n2ise	-35
n2ite	-24
n2its	-26
n2ité	-20
n2ive	-17
n2j'y	-15
n2je	-22
n2l'a	-12
n2la	-19
n2lan	-15
n2le	-17
n2ler	-23
n2les	-28
n2let	-19
n2lez	-10
n2lim	-11
n2lis	9
n2lle	-38
n2lli	-14
n2lon	-11
n2los	17
n2lut	-17
n2lve	-10
n2lée	-18
n2lés	-19
n2m/h	-8
n2man	-14
n2mbe	-15
n2mea	-14
n2mer	-23
n2mes	-26
n2met	12
n2mme	-20
n2mne	-12
n2mon	-43
n2mpe	-17
n2mum	-10
n2nal	-15
n2nce	-25
n2nde	-24
n2nds	-17
n2ner	-17
n2nes	-27
n2net	-17
n2ngs	-11
n2ngé	-8
n2nie	-14
n2nir	-15
n2nne	-35
n2nos	-48
n2not	-15
n2nre	-11
n2nse	-12
n2nte	-9
n2nts	8
n2nue	-18
n2nze	-22
n2née	-21
n2ode	-28
n2oie	-14
n2oir	-24
n2ois	-19
n2oit	-16
n2ole	-17
n2on	-30
n2ond	-15
n2one	-10
n2ons	-42
n2ont	-22
n2ord	-12
n2ore	-17
n2ort	-21
n2ose	-13
n2ote	-15
n2ots	-14
n2oue	-21
n2our	-43
n2ous	-75
n2oël	-23
n2pal	-13
n2pas	-16
n2pc	-12
n2pel	-18
n2per	-27
n2pes	-22
n2pis	-10
n2que	-59
n2rai	-15
n2ras	-16
n2rat	-13
n2rde	-20
n2rdu	-14
n2rer	-26
n2rh	-14
n2rie	-26
n2rix	-10
n2rié	-15
n2rme	-11
n2rne	-13
n2ron	-31
n2rou	-12
n2rra	-16
n2rre	-23
n2rte	11
n2rts	-22
n2rté	-9
n2rum	-16
n2rve	-11
n2rès	-10
n2rée	-38
n2rés	-12
n2rêt	-25
n2s'y	-9
n2sac	-10
n2sai	-17
n2ser	-19
n2ses	-24
n2sez	-10
n2si	-14
n2son	-11
n2ste	-14
n2sée	-21
n2sés	-8
n2ta	-13
n2tal	-23
n2ter	-25
n2tez	-16
n2the	-18
n2tin	-20
n2ton	-10
n2tre	-55
n2tte	-10
n2tu	-15
n2tée	-18
n2téo	-15
n2tés	-12
n2tôt	-13
n2uce	-13
n2ude	-22
n2uer	-24
n2ues	-27
n2uet	-18
n2uge	-15
n2uit	-23
n2ule	-25
n2ulu	-14
n2ume	-8
n2un	-44
n2une	-43
n2uoi	-28
n2upe	-30
n2ura	-20
n2urs	-9
n2use	-24
n2ute	-17
n2uto	-11
n2vel	-17
n2ver	-20
n2ves	-25
n2vie	-19
n2vis	-18
n2vol	10
n2von	-14
n2vos	-14
n2vre	-25
n2vée	-12
n2yer	-10
n2yez	-16
n2yo	-22
n2yon	-14
n2à	-29
n2âts	-19
n2ède	-19
n2ège	-10
n2ème	-32
n2ère	-32
n2èse	-8
n2ète	-9
n2ève	-25
n2ées	-25
n2élo	-23
n2émo	-15
n2éro	-16
n2ête	-10
n2ôte	-17
n2œur	-15
n3'ai	-9
n3'as	-19
n3'en	-22
n3'on	-21
n3'où	-21
n3'un	-36
n3-ce	-14
n30	-26
n3acs	-19
n3ade	14
n3age	9
n3aie	-22
n3ail	-20
n3ain	-14
n3air	-13
n3ais	-32
n3ait	-29
n3ale	-31
n3ame	-13
n3and	-49
n3ane	-30
n3ang	-18
n3ano	-17
n3ans	-23
n3ant	-13
n3ape	-22
n3arc	-11
n3ard	-12
n3are	-29
n3ars	8
n3art	-27
n3aré	-19
n3ase	-23
n3ata	-14
n3ate	-15
n3ats	-18
n3até	-12
n3au	-36
n3aud	-17
n3aut	-15
n3aux	-26
n3ave	-9
n3axe	-11
n3aît	-9
n3b	-11
n3bal	-22
n3bar	-10
n3bel	-12
n3ber	-11
n3bes	-16
n3ble	-26
n3bre	-16
n3but	12
n3bée	-11
n3cal	-13
n3car	-18
n3cat	-21
n3ce	-26
n3cer	-28
n3ces	-27
n3che	-52
n3cie	-21
n3cm	-12
n3con	-11
n3cre	-15
n3cro	-10
n3cte	-33
n3cto	-11
n3cté	-13
n3cue	-13
n3cun	-16
n3cée	-24
n3cés	-17
n3dan	-14
n3de	-48
n3der	-23
n3des	-24
n3die	-14
n3dio	-16
n3dit	-14
n3don	-20
n3dre	-45
n3du	-32
n3due	-13
n3dus	-17
n3dée	-24
n3dés	-10
n3ean	-14
n3eau	-10
n3ecs	-13
n3ect	-12
n3edi	-14
n3eil	-8
n3ein	-17
n3ela	-21
n3els	-21
n3elu	-17
n3emi	-15
n3end	-30
n3ent	-47
n3enu	-13
n3era	-12
n3erd	-9
n3ers	-37
n3ert	-27
n3es	-12
n3est	-38
n3ets	-26
n3etz	-8
n3eue	-16
n3eur	-37
n3eus	-18
n3eux	-29
n3evé	9
n3eçu	-15
n3fes	-15
n3ffe	-31
n3fié	-11
n3fre	-25
n3fwd	-13
n3ges	-29
n3gie	-15
n3gle	-24
n3gne	-17
n3gue	-24
n3gée	-18
n3hat	-21
n3her	-21
n3hes	-41
n3het	-14
n3hez	-8
n3hie	-19
n3hon	-17
n3hée	-19
n3hés	-10
n3ial	-21
n3ias	-10
n3ice	-26
n3ici	-20
n3ick	-16
n3ide	-28
n3idé	-11
n3ier	-47
n3ies	-31
n3iez	-15
n3ifs	-13
n3ige	-22
n3igt	-20
n3ile	-26
n3ils	-33
n3ilé	-12
n3ime	-14
n3ine	-42
n3ing	-20
n3ini	-13
n3ins	-30
n3int	-22
n3iné	-20
n3iot	-13
n3ipe	-19
n3ire	-18
n3iré	-22
n3isi	-12
n3isé	-14
n3its	-18
n3ité	-36
n3ive	-15
n3ivé	-18
n3iée	-20
n3iés	-13
n3j	-11
n3je	-36
n3jou	-14
n3kg	-16
n3la	-34
n3las	-12
n3lat	-14
n3lde	-13
n3le	-37
n3les	-23
n3let	-16
n3lez	-11
n3lic	-10
n3lie	-23
n3lir	-17
n3lis	-19
n3lié	-9
n3lli	-12
n3llé	-13
n3lme	-12
n3lms	-15
n3los	-35
n3lot	-21
n3lte	-12
n3lée	-30
n3lés	-20
n3m/h	-18
n3mal	-11
n3mbe	-14
n3mbé	-20
n3mer	-21
n3mes	-27
n3met	-20
n3mie	-12
n3min	-17
n3mis	15
n3mm	-10
n3mme	-17
n3mon	-27
n3mpe	-25
n3mps	-18
n3mée	-8
n3més	-12
n3nal	-27
n3nce	-45
n3ncs	-13
n3ncé	-17
n3nde	-17
n3nds	-29
n3ndu	-15
n3ner	-42
n3nes	-29
n3net	-23
n3nez	-24
n3ngs	-13
n3ngé	-16
n3nie	-20
n3nir	-22
n3nit	-18
n3nne	-43
n3nné	-23
n3nom	-12
n3not	-11
n3nre	-18
n3nsé	-17
n3nte	-47
n3nue	-13
n3nès	-12
n3ocs	-17
n3ode	-20
n3oie	-34
n3oin	-24
n3oir	-23
n3ois	-16
n3oit	-11
n3oix	-9
n3ola	-14
n3ole	-35
n3ols	8
n3on	-38
n3one	-21
n3ono	-8
n3ons	18
n3ont	-23
n3ool	-9
n3or	-12
n3ord	-31
n3ore	-15
n3ors	-22
n3ort	-23
n3ose	-37
n3osé	-21
n3ote	-15
n3oto	14
n3ots	-17
n3oté	-14
n3oue	-22
n3our	9
n3ous	-36
n3out	-14
n3oyé	-14
n3pas	-10
n3pel	-15
n3per	-16
n3pes	-25
n3phe	-16
n3pis	-15
n3pié	-16
n3pon	-14
n3ppe	-21
n3pte	-17
n3pté	-15
n3pv	-11
n3pée	-8
n3pôt	-15
n3que	-10
n3ras	-10
n3rat	-11
n3rbe	-15
n3rce	-14
n3re	-17
n3ref	-14
n3res	-46
n3ret	-14
n3rez	-14
n3rie	-42
n3ril	-18
n3rir	-23
n3ris	-24
n3rit	-9
n3rix	-10
n3rié	-16
n3rlé	-11
n3rme	-26
n3rmé	14
n3rne	-24
n3ron	-25
n3ros	-14
n3rou	-13
n3rre	-30
n3rré	-12
n3rsé	-8
n3rti	-21
n3rts	-26
n3rus	-22
n3rve	-14
n3rès	-20
n3rée	-39
n3rés	-18
n3rêt	13
n3sac	-20
n3sai	-24
n3ser	-37
n3ses	-30
n3set	-10
n3sez	-20
n3si	-26
n3sin	13
n3sir	-16
n3sis	-16
n3sit	-10
n3ski	-12
n3sme	-15
n3ssa	-9
n3sse	-22
n3ssé	-23
n3ste	-29
n3sté	-12
n3sus	-12
n3svp	-21
n3sés	-22
n3tal	-18
n3tat	-33
n3tel	-9
n3ter	-36
n3tes	-22
n3tin	-20
n3tir	-24
n3tis	-21
n3toi	-21
n3ton	-19
n3top	-14
n3tos	-21
n3tre	-52
n3tré	-13
n3tte	-30
n3tu	-36
n3tée	-20
n3tés	-16
n3tôt	-10
n3ube	-15
n3uce	-18
n3ude	-28
n3uds	-16
n3uel	-20
n3uer	-32
n3ues	-39
n3uet	-16
n3ufs	-15
n3uge	-17
n3uie	-15
n3uil	-9
n3uis	-16
n3uit	-29
n3ule	-28
n3uls	-12
n3ulé	-14
n3ume	-21
n3umé	-15
n3un	-15
n3uoi	-35
n3upe	-37
n3ups	-12
n3ure	-16
n3urt	-8
n3uré	-12
n3use	-39
n3usé	-18
n3ute	-17
n3uve	-24
n3uvé	-24
n3uyé	-8
n3uée	-34
n3val	-15
n3ves	-21
n3vie	-20
n3vis	-8
n3voi	12
n3vre	-34
n3vré	-16
n3vée	-26
n3vés	-20
n3wan	-14
n3yer	-25
n3yez	-17
n3yon	-13
n3yro	-13
n3yée	-12
n3yés	-11
n3à	-22
n3âte	-12
n3çon	-24
n3èce	-18
n3ède	-19
n3ège	-10
n3èle	-28
n3ème	-17
n3ène	-24
n3ère	-36
n3èse	-11
n3ète	-20
n3ève	-26
n3ées	-35
n3émo	-18
n3éra	-17
n3éré	-12
n3été	-25
n3êle	-16
n3ême	-16
n3ête	-30
n3êté	-20
n3ôle	-13
n3ôte	-15
n3ûte	-16
n3œil	-12
n3œur	-20
n4'ai	-8
n4'as	-15
n4'en	-27
n4'on	-25
n4'un	-18
n4-ce	-12
n4-le	-19
n4abo	-15
n4ace	-24
n4acs	-20
n4age	20
n4ah	-17
n4ai	-20
n4aie	-21
n4ail	-18
n4ain	-29
n4ais	-36
n4ait	-24
n4ale	-22
n4ame	-20
n4and	-15
n4ane	-12
n4ang	-13
n4ano	-15
n4ans	-16
n4ant	-36
n4ape	-14
n4aps	-16
n4apé	-18
n4ard	-19
n4are	-17
n4ari	-10
n4ars	-12
n4art	-23
n4ate	-21
n4ats	-10
n4au	-35
n4ave	-10
n4b	-14
n4bac	-27
n4bar	-10
n4bel	-10
n4ble	-28
n4bli	-8
n4bre	-39
n4bus	-18
n4car	-18
n4cat	-13
n4ce	-23
n4ces	-29
n4ché	-16
n4cie	-15
n4cle	-8
n4cou	-9
n4cro	-11
n4cte	-15
n4cée	-14
n4d	-10
n4dan	-8
n4de	-52
n4der	-15
n4des	-19
n4dic	-8
n4die	-13
n4dis	-14
n4dre	-31
n4du	-55
n4dée	-27
n4dés	-15
n4eau	-17
n4eci	-13
n4ecs	-12
n4ect	-13
n4edi	-12
n4ein	-12
n4ela	-20
n4els	-21
n4elé	-13
n4emi	-12
n4end	-21
n4ens	-19
n4ent	-20
n4enu	-11
n4ept	-22
n4era	-13
n4erd	-13
n4ers	-30
n4ert	15
n4est	-34
n4ets	-33
n4eue	-9
n4euf	-11
n4eur	-41
n4eus	-26
n4eut	-9
n4eux	-36
n4fer	-17
n4ffe	-32
n4fil	-11
n4fié	-13
n4fle	-13
n4fre	-9
n4fée	-13
n4ges	-30
n4gie	-19
n4gne	-19
n4gny	-18
n4gts	-13
n4gue	-17
n4gée	-25
n4gés	-22
n4her	-25
n4hes	-29
n4het	-30
n4hie	-17
n4hui	-10
n4hée	-16
n4ial	-15
n4ice	-25
n4ici	-9
n4ict	-13
n4ide	-21
n4idé	-16
n4ien	-26
n4ier	-48
n4ies	-25
n4iez	-19
n4ige	-21
n4igo	-9
n4ile	-23
n4ilm	-11
n4ils	-16
n4ime	-15
n4ine	17
n4ing	-21
n4ini	-15
n4inq	-16
n4ins	-29
n4int	-16
n4ion	-10
n4iot	-9
n4ipe	-12
n4ire	-38
n4ise	-14
n4isé	-11
n4ite	-43
n4its	-21
n4ité	-28
n4ive	-21
n4ivé	-10
n4ize	-11
n4iée	-17
n4iés	-19
n4j'y	-9
n4je	-13
n4jet	-30
n4jeu	-9
n4l'a	-15
n4lan	-24
n4lat	-13
n4lde	-11
n4ler	-13
n4let	-16
n4lie	-19
n4lio	-15
n4lis	-20
n4lié	-11
n4lle	-39
n4lli	-15
n4llé	-9
n4loi	-16
n4lon	-16
n4los	-19
n4lte	-13
n4lue	-11
n4lée	-24
n4léo	-15
n4mal	-11
n4man	-15
n4men	-12
n4mer	-25
n4mes	-30
n4met	-32
n4mie	-17
n4min	-15
n4mis	-24
n4mme	-19
n4mon	-33
n4mpe	-16
n4mps	-24
n4mum	-9
n4mur	-12
n4mée	-9
n4més	-8
n4nac	-11
n4nal	-13
n4nde	-26
n4nds	-33
n4ndu	-16
n4ndé	-14
n4nel	-19
n4ner	-23
n4nes	-33
n4net	-20
n4nez	-25
n4nge	-22
n4ngs	-19
n4ngé	-16
n4nie	-16
n4nir	-17
n4nné	11
n4nom	-9
n4nos	-33
n4nte	-46
n4nti	-16
n4nts	-50
n4nté	-16
n4nue	-15
n4nus	-19
n4nze	-15
n4nès	-9
n4née	-27
n4nés	-18
n4ocs	-19
n4ode	-18
n4oie	-16
n4oin	-24
n4oir	-34
n4ois	-18
n4oit	-16
n4ole	-23
n4olé	-9
n4on	-16
n4ond	-24
n4ong	-14
n4ont	-27
n4ool	-23
n4or	-15
n4ord	-25
n4ore	-9
n4ors	-14
n4ort	-24
n4osé	-12
n4ote	-24
n4ots	-10
n4oté	-14
n4oue	-23
n4our	-40
n4ous	-45
n4out	-13
n4oyé	-21
n4pel	-24
n4per	-18
n4pes	-23
n4phe	-14
n4pin	-23
n4pli	-20
n4pôt	-9
n4que	-65
n4rai	-22
n4rap	-9
n4rat	-16
n4ray	-16
n4rcé	-11
n4rds	-14
n4rdu	-10
n4rdé	-11
n4ref	-12
n4rer	-27
n4res	-54
n4ret	-11
n4rge	-21
n4rie	-32
n4rin	-15
n4ris	-15
n4rit	-21
n4rix	-13
n4rme	-19
n4rne	-23
n4ron	-26
n4rou	-22
n4rre	-25
n4rré	-19
n4rse	-21
n4rte	-27
n4rti	-27
n4rts	-21
n4rté	-12
n4rue	-10
n4run	-10
n4rve	-23
n4rze	-21
n4rès	-10
n4rés	-19
n4rêt	-26
n4sac	-16
n4sai	14
n4sca	-20
n4ser	-26
n4ses	-26
n4set	-15
n4si	-22
n4sin	-21
n4sit	-17
n4son	-20
n4ssa	-18
n4sse	-42
n4ste	-24
n4sté	-17
n4svp	-17
n4sée	-21
n4sés	-12
n4tch	-11
n4tel	-15
n4ter	-28
n4tes	-8
n4tez	-16
n4tie	-30
n4tif	-25
n4tin	-16
n4tir	13
n4tis	-18
n4ton	-25
n4tos	-13
n4tre	-26
n4tri	19
n4tré	-12
n4tte	-31
n4tu	-39
n4tée	-27
n4tés	-23
n4tôt	-14
n4uce	-21
n4ude	-24
n4uel	-20
n4uer	10
n4ues	-27
n4uge	-24
n4uie	-11
n4uit	-19
n4ule	-26
n4uls	-10
n4ulu	-10
n4umé	-9
n4uoi	-23
n4upe	-32
n4ups	-10
n4ura	-16
n4urs	-41
n4urt	-11
n4uré	-14
n4use	-30
n4usé	-17
n4ute	-29
n4uto	-11
n4uve	-14
n4uvé	-19
n4uée	-19
n4v	-11
n4val	-10
n4vel	-13
n4ver	-24
n4ves	-30
n4vez	-16
n4vis	-12
n4von	-17
n4vre	-29
n4yau	-12
n4yer	-20
n4yon	-10
n4yés	-17
n4à	-40
n4âge	-13
n4âte	-15
n4ède	-11
n4ège	-17
n4ème	-19
n4ène	-9
n4ète	-10
n4ève	-12
n4ées	-40
n4émo	-15
n4éro	-19
n4éré	-16
n4été	-11
n4ête	-22
n4êté	-19
n4îte	-23
n4ôle	-24
n4ôte	-17
n4œur	-21
n5'ai	-16
n5'en	-19
n5'on	-15
n5'un	-23
n5-le	-16
n50	-14
n5ace	-15
n5ack	-16
n5acs	-18
n5ade	-15
n5ah	-19
n5ail	-20
n5ain	-26
n5ais	-32
n5ait	-31
n5ale	-26
n5alé	-18
n5ame	-22
n5ane	-14
n5ant	-47
n5ape	-16
n5ard	-16
n5are	-17
n5ars	-22
n5art	-29
n5aré	-8
n5ase	-14
n5ata	-10
n5ate	-22
n5ats	-13
n5au	-33
n5aud	-20
n5aux	-38
n5axi	-9
n5aît	-18
n5b	-11
n5bac	-15
n5bar	-11
n5ben	-9
n5bes	-15
n5ble	-22
n5box	-13
n5bre	-24
n5but	-15
n5bée	-12
n5cal	-20
n5car	-31
n5cat	-18
n5ce	-43
n5cer	-15
n5ces	-17
n5che	-30
n5ché	-16
n5cie	-15
n5cin	-11
n5cle	-12
n5cée	-15
n5dan	-10
n5de	-56
n5der	-19
n5des	-24
n5dez	-13
n5dit	-14
n5don	-19
n5dpp	-14
n5dra	-18
n5dre	-35
n5du	-52
n5dur	-11
n5dus	-10
n5dée	-25
n5dés	-13
n5eau	-41
n5edi	-19
n5eds	-16
n5eil	14
n5ein	-9
n5ela	-13
n5els	-12
n5elu	-19
n5end	-15
n5ens	-32
n5enu	-11
n5ené	-11
n5ept	-21
n5era	-16
n5erc	-12
n5ers	-32
n5ert	-25
n5ets	-30
n5eue	-15
n5eur	-42
n5eus	-12
n5eux	-8
n5evé	-19
n5eçu	-12
n5fet	-15
n5ffe	-33
n5fié	-10
n5fwd	-14
n5ger	13
n5ges	-17
n5gie	-10
n5gle	-16
n5gne	-19
n5gon	-13
n5gue	-24
n5gée	-11
n5her	-17
n5het	-26
n5hon	-11
n5hée	-13
n5ias	-10
n5ice	-21
n5ici	-13
n5ick	-17
n5ico	-11
n5ide	-25
n5ied	-10
n5iel	-19
n5ien	-17
n5ier	-47
n5ies	-26
n5iez	-13
n5ifs	-13
n5ige	-28
n5igo	-13
n5ile	-22
n5ilm	-9
n5ils	-15
n5ine	-43
n5ing	-10
n5ini	-22
n5ins	-19
n5int	-16
n5irs	-12
n5iré	-10
n5isé	-10
n5ite	-8
n5its	-14
n5ité	-24
n5ive	-19
n5ivé	-17
n5iés	-20
n5je	-48
n5jet	-17
n5kg	-11
n5la	-24
n5lan	-18
n5lat	-11
n5le	-15
n5ler	-28
n5les	-38
n5let	-22
n5lez	-15
n5lie	-14
n5lio	-8
n5lir	-9
n5lis	-13
n5lit	-13
n5lle	-44
n5lli	-12
n5llé	-10
n5lme	-14
n5lon	-22
n5los	-26
n5lou	-17
n5lte	-16
n5mbe	-19
n5mer	-24
n5mes	-23
n5met	-29
n5mie	-15
n5min	-19
n5mis	-17
n5mme	-19
n5moi	-15
n5mot	-9
n5mpe	-12
n5mps	-26
n5mum	-14
n5més	-15
n5nal	-26
n5nce	-25
n5ncé	-15
n5nde	-22
n5nds	-25
n5ndu	-16
n5ner	-21
n5nes	-27
n5net	-18
n5nge	-32
n5ngs	-11
n5ngé	-12
n5nie	-26
n5nir	-15
n5nit	-20
n5nne	-48
n5nné	-14
n5nos	-25
n5nse	-17
n5nsé	-15
n5nts	-36
n5nue	-15
n5nul	-21
n5nus	-10
n5née	-27
n5ocs	-21
n5ode	-15
n5oie	-29
n5oin	-13
n5oir	-28
n5ois	-25
n5oit	-16
n5ole	-26
n5on	-22
n5ond	-26
n5one	-10
n5ong	-10
n5ono	-11
n5ons	-15
n5ont	-22
n5ore	-15
n5ors	-20
n5ort	-11
n5osé	-20
n5ote	-16
n5oto	15
n5ots	-17
n5oue	-22
n5our	-69
n5ous	-34
n5oux	-20
n5oyé	-17
n5per	-14
n5pes	-24
n5ph	-10
n5pis	-17
n5ppe	-9
n5pte	-9
n5pée	-11
n5pôt	-15
n5que	-57
n5qué	-9
n5rai	-15
n5ral	-16
n5ras	-20
n5rat	-16
n5rcs	-10
n5rde	-26
n5rdu	-11
n5rdé	-11
n5re	-11
n5res	-38
n5ret	-12
n5rez	-14
n5rge	-21
n5rie	-42
n5rim	-9
n5ris	-22
n5rit	-16
n5rié	-13
n5rme	-18
n5rmé	-18
n5rne	-14
n5ron	-9
n5rre	-28
n5rse	-11
n5rte	-29
n5rti	-19
n5rts	-20
n5rté	-17
n5rve	-14
n5rès	-10
n5rée	-12
n5rés	-12
n5rêt	-35
n5sac	-21
n5sel	-14
n5ser	-31
n5ses	-27
n5set	-12
n5si	-32
n5sit	-9
n5son	9
n5sse	-31
n5ssé	-23
n5ste	-24
n5sté	-12
n5sés	-9
n5tal	-13
n5ter	-38
n5tes	-19
n5tez	-9
n5tie	-31
n5tif	-19
n5til	-9
n5toi	-20
n5ton	-17
n5tos	-22
n5tre	-50
n5tri	-24
n5tte	-32
n5tu	-38
n5tée	-38
n5tés	-16
n5tôt	-15
n5ube	-13
n5uce	-19
n5ude	-25
n5uds	-19
n5uer	-33
n5ues	-19
n5uet	-19
n5ufs	-14
n5uge	-18
n5uie	-15
n5uit	-26
n5ule	-35
n5ulé	-16
n5ume	-13
n5un	-26
n5une	-18
n5uno	-10
n5uoi	-30
n5upe	-21
n5ups	-8
n5uré	-14
n5use	-21
n5usé	-15
n5ute	-19
n5uté	-8
n5uve	-11
n5uvé	-13
n5uée	-22
n5ver	-28
n5ves	-28
n5vie	-18
n5vin	-14
n5vis	-16
n5vol	-9
n5vre	-27
n5vée	-21
n5vés	-18
n5yau	-10
n5yer	-17
n5yo	-17
n5yon	-20
n5à	-16
n5âte	-11
n5ège	-26
n5ème	-23
n5ène	-18
n5ère	-40
n5ète	-12
n5ève	-28
n5ées	-39
n5émo	-16
n5éra	-22
n5éro	-23
n5éré	-18
n5été	-20
n5êté	-14
n5îne	-12
n5ôte	-15
n5ôté	-13
n5ûte	-16
n6'as	-16
n6'en	-17
n6'on	-14
n6'où	-9
n6'un	-22
n6-ce	-12
n60	-15
n6abo	-19
n6ace	-26
n6acs	-25
n6ade	15
n6age	9
n6ah	-16
n6ai	-13
n6aie	-20
n6ain	-23
n6air	-18
n6ait	-35
n6ale	-22
n6ame	-18
n6amp	-10
n6and	13
n6ane	-22
n6ang	-9
n6ano	-12
n6ans	-17
n6ant	-40
n6ape	-19
n6ard	-13
n6are	-17
n6ari	-10
n6ars	-21
n6art	-22
n6aré	-15
n6ase	-16
n6ate	-23
n6ats	-13
n6au	-39
n6aud	-21
n6aît	-12
n6bac	-20
n6bar	-10
n6ble	-21
n6but	-17
n6cal	-9
n6ce	-32
n6cer	-11
n6cet	-11
n6che	-40
n6ché	-30
n6cie	-12
n6cle	-13
n6con	-13
n6cre	-10
n6cte	-13
n6cue	-12
n6cun	-12
n6cès	-21
n6cée	-10
n6de	-49
n6der	-13
n6des	-15
n6don	-10
n6dre	-32
n6du	-12
n6dus	-17
n6dée	-21
n6dés	-13
n6eau	-34
n6edi	-13
n6eds	-13
n6ela	-11
n6emi	-18
n6end	-26
n6ens	-14
n6ent	10
n6enu	-10
n6ept	-15
n6era	-20
n6erd	-15
n6ers	-29
n6ert	-16
n6esh	-16
n6est	-12
n6ets	-29
n6eue	-12
n6eur	-44
n6eus	-21
n6eux	-21
n6eçu	-9
n6fer	-19
n6ffe	-24
n6fre	-10
n6ger	-23
n6ges	-23
n6gle	-18
n6gne	-23
n6gue	-18
n6gée	-11
n6her	-14
n6hes	-32
n6het	-19
n6hon	-14
n6hée	-23
n6hés	-13
n6iat	-11
n6ice	-23
n6ici	-23
n6ick	-19
n6ide	-24
n6iel	-11
n6ien	-27
n6ier	-33
n6ies	-22
n6iez	-10
n6ige	-10
n6ile	-14
n6ils	-28
n6ime	-16
n6ing	-17
n6ini	-14
n6inq	-17
n6ins	-18
n6int	-10
n6iné	-22
n6ion	16
n6ipe	-20
n6ire	-39
n6ise	-19
n6isé	-12
n6ite	-34
n6its	-9
n6ité	-26
n6ium	-19
n6ive	-23
n6iée	-19
n6je	-46
n6jet	-20
n6jou	-9
n6l'a	-15
n6la	21
n6lan	-32
n6lat	-10
n6les	-35
n6let	-18
n6lic	-16
n6lie	-16
n6lis	-17
n6lit	-9
n6lle	-17
n6lon	-25
n6los	-22
n6lée	-13
n6léo	-16
n6lés	-16
n6mal	-8
n6mbe	-14
n6mer	-17
n6mes	-31
n6met	-17
n6mie	-20
n6min	-20
n6mis	-35
n6mme	-18
n6moi	-23
n6mon	-25
n6mée	-15
n6més	-12
n6nai	-9
n6nal	-11
n6nas	-18
n6nce	-36
n6nde	-15
n6nds	-26
n6ndu	-13
n6ndé	-9
n6nel	-12
n6ner	10
n6nes	-29
n6net	-13
n6nge	-26
n6ngs	-13
n6ngé	-14
n6nir	-35
n6nne	-49
n6nos	-36
n6nts	-42
n6nté	-11
n6nul	-20
n6nès	-11
n6née	9
n6nés	-22
n6ocs	-16
n6ode	-19
n6oie	-16
n6oir	-35
n6ois	-23
n6oit	-14
n6ole	-28
n6on	-21
n6ond	-25
n6one	16
n6ong	-9
n6ono	-10
n6ons	-31
n6ont	-12
n6or	-11
n6ord	-21
n6ors	-14
n6ort	-16
n6ose	-29
n6osé	-20
n6ote	-11
n6ots	-14
n6oté	-27
n6oue	-23
n6our	-8
n6ous	15
n6oyé	-8
n6per	-10
n6pes	-18
n6ppe	-12
n6pôt	-14
n6que	-46
n6rai	-14
n6ral	-13
n6ran	-10
n6rce	-16
n6rde	-31
n6rer	-27
n6res	-42
n6rge	-13
n6rie	-39
n6rir	-17
n6ris	-27
n6rit	-26
n6rié	-21
n6rme	-26
n6rmi	-18
n6rmé	-21
n6rne	-15
n6ron	-21
n6ros	-12
n6rou	-10
n6rps	-11
n6rre	-13
n6rse	-17
n6rsé	-12
n6rte	-18
n6rti	-20
n6rts	-12
n6rve	-15
n6rès	-15
n6rée	-26
n6rêt	-30
n6sac	11
n6sat	-9
n6ser	-16
n6ses	-23
n6sez	-11
n6si	-31
n6sin	-22
n6sis	-8
n6sit	-13
n6son	-20
n6sse	-35
n6ssé	-26
n6ste	-17
n6sée	-24
n6sés	-16
n6tat	-20
n6tel	-11
n6ter	-35
n6tes	-49
n6tie	-19
n6tif	-22
n6tir	-23
n6tis	-14
n6toi	-14
n6ton	-20
n6tos	10
n6tte	-30
n6tu	-42
n6tée	-24
n6tés	-15
n6tôt	-13
n6uan	-10
n6uce	-9
n6ude	-24
n6ues	-17
n6uet	-11
n6uge	-11
n6uis	-16
n6uit	-27
n6ule	-21
n6uls	-16
n6ume	-16
n6un	-34
n6une	-58
n6uoi	9
n6upe	10
n6ure	-38
n6urs	-40
n6use	-36
n6usé	-14
n6ute	-17
n6uve	-17
n6uvé	-17
n6uée	-20
n6val	-19
n6vel	-13
n6ver	-36
n6ves	-19
n6vie	-29
n6vis	-11
n6von	-11
n6vre	-27
n6vée	-22
n6vés	-18
n6xte	-9
n6yen	-11
n6yer	-10
n6yon	-9
n6à	-52
n6âge	-22
n6ède	-17
n6ège	-15
n6èle	-17
n6ème	-17
n6ène	-10
n6ère	-41
n6èse	-14
n6ève	-16
n6édé	-11
n6ées	-38
n6émo	-9
n6ême	-21
n6ête	-17
n6ôte	-11
n6œil	-11
n6œur	-13
n7'ai	-8
n7'en	-16
n7'un	-17
n7-ci	-8
n70	-15
n7abo	-11
n7ace	-32
n7acs	-12
n7ade	-24
n7afé	-11
n7ah	-20
n7aie	-21
n7ail	-10
n7ain	-18
n7air	-14
n7ais	-35
n7ait	-19
n7aix	-9
n7ale	-30
n7ame	-14
n7and	-36
n7ane	-13
n7ant	-38
n7ape	-12
n7aps	-10
n7arc	-8
n7ard	-11
n7are	-19
n7ars	-14
n7art	15
n7aré	-12
n7ate	-15
n7au	-36
n7aud	-8
n7aux	-21
n7avé	-9
n7axi	-11
n7bac	-18
n7bar	-11
n7bes	-14
n7ble	-27
n7bre	-17
n7cal	-13
n7cao	-20
n7car	-21
n7cat	-11
n7ce	-24
n7cer	-14
n7ces	-14
n7cet	-13
n7che	-26
n7ché	-17
n7cou	-11
n7cte	-19
n7cée	-9
n7dan	-13
n7de	-11
n7des	-16
n7doc	-12
n7don	-14
n7dos	-10
n7dpp	-16
n7dre	-31
n7du	-44
n7dus	-13
n7dée	-18
n7eau	-37
n7efs	-8
n7eil	-25
n7ein	-8
n7ela	-15
n7elé	-13
n7end	-20
n7ens	-21
n7enu	-15
n7ept	-18
n7era	-10
n7ers	-26
n7ert	-16
n7est	-33
n7ets	-11
n7eur	-33
n7eus	-11
n7eux	-32
n7eçu	-15
n7ffe	-18
n7fle	-10
n7fée	-15
n7ger	-16
n7ges	-20
n7gne	-17
n7gon	-16
n7gue	-15
n7gée	-17
n7gés	-22
n7her	-15
n7hes	-36
n7het	-20
n7hon	-15
n7hée	-11
n7ial	-12
n7ias	-11
n7ice	-14
n7ide	-14
n7idé	-16
n7ien	-24
n7ier	-38
n7ies	-20
n7ige	-20
n7ile	-14
n7ils	-17
n7ine	-37
n7ing	-14
n7ins	-16
n7int	-17
n7iné	-18
n7ion	-25
n7iot	-12
n7ire	-28
n7ite	-37
n7its	-11
n7ité	-25
n7ive	-10
n7iée	-16
n7j'y	-12
n7je	-14
n7jet	-20
n7la	-20
n7lan	-20
n7las	-10
n7lat	-14
n7let	-18
n7lez	-12
n7lic	-14
n7lie	-10
n7lir	-9
n7lis	-14
n7lit	-9
n7lle	-42
n7lly	-16
n7loi	-25
n7lon	-24
n7lot	-9
n7lée	-28
n7lés	-23
n7mal	-9
n7man	-10
n7mer	-20
n7met	-17
n7mie	-14
n7mis	-26
n7moi	-10
n7mon	-26
n7mpe	-15
n7mps	-11
n7més	-15
n7nal	-26
n7nce	-24
n7nde	-18
n7nds	-19
n7ndu	-12
n7ner	-11
n7nes	-27
n7net	-9
n7ngé	-14
n7nir	-26
n7nne	-41
n7nos	11
n7not	-14
n7nte	-42
n7nts	-38
n7nze	-16
n7née	-25
n7ode	-22
n7oie	-19
n7oin	-18
n7oir	-28
n7ois	-9
n7oit	-11
n7ole	-30
n7omo	-10
n7ond	-14
n7ong	-12
n7ons	-46
n7ord	-17
n7ore	-9
n7ors	-33
n7ort	-9
n7ose	-21
n7osé	-13
n7oue	-19
n7our	-55
n7oux	-18
n7oyé	-10
n7pel	-20
n7per	-27
n7pes	-9
n7pon	-8
n7ppe	-10
n7rai	-11
n7ras	-11
n7rde	-21
n7rds	-18
n7re	-10
n7rer	-18
n7res	-30
n7ret	-12
n7rge	-20
n7rie	-31
n7ril	-9
n7ris	-20
n7rit	-8
n7rme	-24
n7rne	-20
n7ron	-20
n7rps	-16
n7rre	-13
n7rte	-23
n7rti	-15
n7rts	-17
n7rue	-10
n7rve	-15
n7rès	-15
n7rée	-12
n7rêt	-22
n7sac	-9
n7ser	-27
n7ses	-21
n7sez	-14
n7si	-17
n7sin	-13
n7sms	-10
n7sse	-26
n7ssé	-14
n7ste	-16
n7sée	-26
n7sés	-12
n7tel	-8
n7ter	-15
n7tie	-16
n7tif	-16
n7tir	-16
n7ton	-16
n7tre	-49
n7tri	-28
n7tré	-14
n7tte	-35
n7tu	-15
n7tui	-11
n7tée	-26
n7ude	-19
n7uel	-9
n7uer	-25
n7ues	-24
n7ufs	-14
n7uit	-12
n7ule	-23
n7ume	-13
n7un	-36
n7une	-61
n7uoi	-29
n7upe	-13
n7urs	-37
n7use	-38
n7ute	-13
n7uve	-18
n7uvé	-12
n7uée	-20
n7ver	-23
n7ves	-19
n7vis	-17
n7vol	-21
n7von	-18
n7vée	-12
n7yau	-11
n7yer	-18
n7yon	-15
n7à	-43
n7çue	-11
n7ège	-19
n7ème	-25
n7ère	-39
n7ète	-11
n7ève	-25
n7ées	-11
n7émo	-16
n7éro	-14
n7éré	-15
n7été	-19
n7ête	-11
n7ôte	-13
n7ûte	-11
n8'as	-14
n8'en	-17
n8'on	-11
n8'où	-25
n8'un	8
n80	-14
n8ace	-16
n8acs	-11
n8age	-62
n8ah	-11
n8aie	-12
n8ail	-11
n8ain	-20
n8air	-15
n8ais	-41
n8ait	-31
n8ale	-25
n8ame	-26
n8amp	-15
n8and	16
n8ane	-11
n8ano	-10
n8ant	-47
n8ape	-10
n8arc	-13
n8are	-11
n8ars	-8
n8art	-28
n8au	-31
n8aux	-17
n8aît	-15
n8bac	-11
n8bal	-11
n8ble	-16
n8but	-20
n8cat	-20
n8ce	-33
n8cer	-17
n8ces	-22
n8che	-29
n8ché	-20
n8cie	-12
n8cin	-9
n8cre	-9
n8cte	-20
n8cun	-15
n8cès	-9
n8de	-38
n8der	-12
n8des	-16
n8dic	-14
n8din	-15
n8dit	-8
n8doc	-13
n8don	-11
n8dre	-25
n8du	-25
n8dée	-17
n8eau	-22
n8ect	-13
n8edi	-13
n8eil	-26
n8ela	-10
n8elé	-15
n8end	-13
n8ens	-12
n8ept	-12
n8ers	-32
n8est	-19
n8ets	-11
n8eue	-10
n8eur	-37
n8eus	-17
n8eux	-15
n8evé	-12
n8fer	-15
n8ffe	9
n8fre	-8
n8fée	-14
n8ger	-27
n8ges	-13
n8gue	-15
n8gée	-13
n8her	-14
n8hes	-29
n8het	-20
n8hée	-14
n8iat	-9
n8ice	-22
n8ici	-13
n8ick	-9
n8ico	-13
n8ict	-14
n8ide	-25
n8ien	-15
n8ier	-17
n8ies	-17
n8ige	-15
n8igo	-10
n8ile	-14
n8ilm	-13
n8ils	-18
n8ine	-24
n8ing	-11
n8ini	-10
n8inq	-9
n8ins	-16
n8int	-19
n8ire	-31
n8ise	-33
n8ite	-35
n8ité	-19
n8ive	-11
n8ixe	-8
n8jet	-18
n8la	-14
n8lan	-19
n8le	-22
n8ler	-26
n8les	-11
n8lez	-16
n8lie	-14
n8lis	-14
n8lle	-36
n8lon	-24
n8los	-18
n8lte	-11
n8lée	-17
n8lés	-10
n8mal	-9
n8mer	-14
n8mes	-13
n8met	-12
n8min	-17
n8mis	-25
n8mme	-18
n8moi	-9
n8mon	-18
n8mpe	-10
n8mps	-18
n8mum	-8
n8nal	-20
n8nce	-23
n8ncé	-10
n8nde	-10
n8nds	-30
n8ndu	-20
n8nel	-13
n8ner	-15
n8nes	-11
n8net	-13
n8nge	-25
n8ngo	-13
n8nie	-9
n8nir	-21
n8nit	-9
n8nne	-34
n8nos	-20
n8nte	-35
n8nts	-25
n8nté	-13
n8nul	-17
n8nus	-25
n8née	-25
n8nés	-12
n8ocs	-15
n8ode	-24
n8oie	-11
n8oin	-10
n8oir	-27
n8ois	-19
n8ole	-26
n8on	-44
n8ond	-10
n8ons	-45
n8ont	-12
n8ord	-13
n8ore	-9
n8ort	-12
n8ose	-16
n8osé	-16
n8ote	-12
n8ots	-12
n8oue	-10
n8our	-39
n8ous	-63
n8out	-12
n8oux	-22
n8per	-11
n8pes	-20
n8ppe	-9
n8pte	-14
n8pv	-18
n8que	10
n8rde	-17
n8rds	-11
n8rer	-36
n8res	-17
n8rge	-19
n8rie	-24
n8ris	-18
n8rit	-17
n8rme	-18
n8rne	-17
n8ron	-15
n8rre	-10
n8rte	-21
n8rts	-13
n8rze	-9
n8rès	-14
n8rée	-24
n8rés	-14
n8rêt	-31
n8ser	-18
n8ses	-13
n8sez	-11
n8si	-19
n8soi	-9
n8son	-10
n8sse	-20
n8ste	-13
n8sté	-13
n8svp	-10
n8sée	11
n8tat	-14
n8ter	-28
n8tes	-44
n8tez	-22
n8the	-15
n8tie	-14
n8tif	-16
n8tir	-20
n8toi	-22
n8ton	-12
n8tos	-23
n8tre	-41
n8tte	-26
n8tu	-25
n8tée	-20
n8tés	-11
n8uce	-9
n8ude	-18
n8uer	-17
n8ues	-22
n8ufs	-14
n8uie	-10
n8uis	-11
n8uit	-18
n8ule	-11
n8ume	-11
n8un	-57
n8une	-43
n8uoi	-16
n8upe	-20
n8ups	-14
n8urs	-25
n8use	-18
n8usé	-12
n8ute	-19
n8uve	-14
n8uvé	-16
n8ves	-18
n8vie	-16
n8vre	-18
n8vée	-10
n8yer	-13
n8yon	-13
n8à	-37
n8ède	-10
n8èle	-13
n8ème	-19
n8ène	-12
n8ère	-28
n8èse	-11
n8ète	-12
n8ève	-17
n8édé	-18
n8ées	-33
n8émo	-16
n8éré	-16
n8été	-17
n8ême	-9
n8ête	-13
n9'as	-9
n9-ci	-8
n90	-10
n9ace	-16
n9afé	-9
n9age	-57
n9ail	-10
n9ain	-18
n9ais	-27
n9ait	-32
n9ale	-17
n9ame	-16
n9ano	-13
n9ans	-14
n9ant	-20
n9ape	-11
n9arc	-15
n9ard	-11
n9are	-17
n9ars	-13
n9art	-27
n9ate	-15
n9au	-11
n9aux	-18
n9bac	-21
n9ban	-8
n9ble	-24
n9bre	-12
n9but	-9
n9cal	-10
n9car	-9
n9cat	-9
n9ce	-30
n9cer	-16
n9ces	-12
n9che	-33
n9ché	-11
n9cou	-10
n9cte	-22
n9de	-25
n9der	-13
n9des	-11
n9dos	-11
n9dre	-11
n9du	-33
n9dée	-20
n9dés	-25
n9eau	-23
n9eil	-31
n9ela	-9
n9els	-20
n9emi	-9
n9end	-18
n9ens	-21
n9ent	-15
n9ept	-12
n9ers	-13
n9est	-24
n9ets	-15
n9eur	-29
n9eux	-21
n9evé	-9
n9eçu	-16
n9ffe	-15
n9ger	-24
n9ges	-17
n9gie	-9
n9gne	-16
n9gue	-10
n9gée	-12
n9her	-18
n9hes	-25
n9ice	-9
n9ick	-16
n9iel	-13
n9ier	-23
n9iez	-12
n9ile	-11
n9ils	-27
n9ine	-32
n9ins	-10
n9ion	-47
n9ire	-32
n9ise	-34
n9ite	-29
n9ité	-11
n9ive	-20
n9ivé	-9
n9je	-46
n9jet	-24
n9jeu	-18
n9lan	-11
n9las	-8
n9lat	-10
n9ler	-30
n9les	-64
n9let	-11
n9lie	-13
n9lle	-24
n9lon	-17
n9mal	-9
n9man	-9
n9mes	-21
n9met	-14
n9min	-11
n9mis	-17
n9mme	-11
n9moi	-13
n9mon	-17
n9mps	-20
n9mum	-10
n9nac	-9
n9nal	-24
n9nas	-10
n9nce	-25
n9nde	-13
n9nds	-16
n9ndu	-17
n9ner	-11
n9nes	-12
n9nge	-19
n9nie	-8
n9nir	-25
n9nne	-29
n9nos	-11
n9nte	-30
n9nts	-27
n9née	-30
n9ocs	-16
n9oie	-10
n9oin	-12
n9oir	-16
n9ois	-15
n9ole	-10
n9on	-38
n9ons	-33
n9ont	-9
n9ord	-19
n9ore	-12
n9ort	-9
n9ose	-12
n9osé	-11
n9our	-32
n9ous	12
n9oël	-10
n9pel	-14
n9per	-9
n9pes	-12
n9pis	-10
n9que	-25
n9ral	-9
n9ray	-9
n9rde	-16
n9rds	-16
n9rdu	-11
n9rer	-20
n9res	-13
n9rez	-22
n9rge	-10
n9rie	-28
n9rir	-11
n9ris	-10
n9rié	-17
n9rme	-17
n9rre	-21
n9rte	-11
n9rti	-13
n9rts	-13
n9rus	-16
n9rès	-11
n9rée	-9
n9rêt	9
n9sat	-11
n9ser	-24
n9ses	-10
n9set	-11
n9si	-16
n9sit	-10
n9son	-11
n9ssé	-12
n9sée	-21
n9t	-15
n9tat	-16
n9ter	-16
n9tes	-32
n9tie	-11
n9tir	-21
n9ton	-10
n9tre	-43
n9tri	-18
n9tte	-16
n9tu	-30
n9tue	-16
n9tée	-14
n9u'y	-14
n9ude	-17
n9uer	-23
n9ues	-18
n9uie	-9
n9uit	-14
n9ule	-14
n9ume	-9
n9un	-50
n9une	-41
n9uoi	-9
n9upe	-12
n9ure	-20
n9urs	-32
n9use	-19
n9uvé	-13
n9vel	-8
n9ver	-27
n9ves	-11
n9vie	-14
n9vis	-13
n9vre	-32
n9yer	-17
n9yne	-18
n9ype	-8
n9à	-26
n9ède	-17
n9ège	-19
n9ème	-14
n9ère	-19
n9ète	-18
n9ève	-8
n9ées	-11
n9été	-12
n9ête	-10
n9ôle	-25
n9œur	-14
~abîmé	-13
~accepte	-9
~accepté	-16
~accroché	-16
~accueille	-20
~acide	-9
~adjoint	-15
~adjointe	-11
~admis	-22
~adore	-18
~adulte	-21
~affaire	-19
~afficher	-17
~agences	12
~agents	-18
~agrafé	-20
~aider	13
~aiguilles	-18
~aimable	-18
~ainsi	14
~ajouter	-19
~alarme	-19
~aller	-17
~allergie	10
~allez	-13
~allume	-15
~allumer	-20
~allumé	-22
~allumée	-18
~allumés	-17
~allure	-13
~allô	-12
~amarres	-10
~amende	-15
~ancien	-12
~anciennes	-11
~anciens	15
~animaux	-17
~annexe	-12
~annick	-22
~annonce	-23
~annoncé	-18
~annoncée	8
~annulée	-13
~année	-10
~août	-14
~appareil	-15
~appel	-24
~appeler	-17
~appelez	-14
~appelle	-10
~appelles	15
~appelé	-21
~apporte	-15
~apports	10
~apprendre	-13
~approche	-17
~appâts	-12
~après	15
~arbres	-19
~archivage	9
~archivée	-10
~argent	-12
~armes	-17
~armoires	-11
~arracher	-18
~arraché	-17
~arras	-19
~arrive	-13
~arrivent	-8
~arrivé	-13
~arrivée	13
~arrivées	-17
~arrivés	-17
~arrière	-22
~arrose	-10
~arrête	-28
~article	-14
~aspirateur	-23
~aspire	-14
~asseoir	-19
~assez	-11
~assis	-11
~association	-13
~assurances	-15
~atelier	-31
~ath	-12
~attache	-9
~attaches	-20
~attachée	-13
~attachées	-17
~attachés	-13
~attendez	18
~attendre	-37
~attendu	-17
~attesté	-16
~au-delà	-15
~au-dessus	-19
~aucun	-11
~auriez-vous	17
~aussi	-44
~aussitôt	-24
~autant	-18
~auto	-16
~auto-école	12
~automatique	-11
~autour	-24
~autrement	9
~aux	23
~auxiliaires	-14
~avait	-25
~avalé	-9
~avant	9
~avec	-13
~avez	-15
~avis	-16
~avons	-11
~avril	-23
~ayant	-23
~aïe	13
~badge	-22
~bague	-10
~bain	-17
~baisse	-12
~baissé	-20
~baissée	-16
~balance	-28
~balayée	-17
~balise	-17
~balles	-13
~banc	13
~bancaire	-17
~bande	9
~barbecue	-16
~barrière	-19
~bars	-22
~bas	-35
~bases	-19
~basse	-10
~bassin	16
~bassins	-15
~bateau	13
~batterie	-17
~batteries	-13
~beau-père	-15
~beaucoup	-20
~becs	-15
~belle	-21
~ben	-24
~benne	-9
~benoît	-12
~biais	-18
~bidons	-15
~billetterie	-16
~bip	-12
~biplace	-12
~bises	-12
~bizarre	-12
~blanc	20
~blanche	-19
~blanches	-20
~blanchisserie	12
~blessé	16
~bleu	-31
~bleue	-11
~bloc	-12
~bloque	-9
~bloqué	-19
~bloquée	9
~blouse	-11
~boire	-11
~bombe	-18
~bombé	-11
~bombée	-15
~bonnes	-19
~bons	-18
~bonsoir	15
~bordeaux	-18
~bordereau	-16
~bords	-24
~bornage	8
~bornes	17
~bottes	-30
~bouche	-22
~bouchon	-22
~bouge	-22
~bougie	-12
~boulangerie	11
~boule	-14
~boules	-17
~bourriches	-13
~bout	11
~bouton	-12
~boutons	-10
~box	-14
~boîte	-27
~bracelet	-13
~brancard	-13
~brancher	-12
~branches	-19
~bras	-18
~brasserie	-18
~bref	8
~bretelles	11
~briller	-12
~brin	-12
~brins	-17
~brisée	-14
~brosse	-28
~broyeur	-13
~bruit	-19
~brun	-18
~brûle	-15
~brûlé	-14
~bulle	-16
~bulles	-16
~bulletin	-19
~bureau	-19
~buse	-16
~buses	-18
~bâtiment	-8
~bébé	-13
~bénévole	-12
~bénévoles	-17
~bêtes	-10
~c'est	20
~c'était	13
~cabane	-15
~cachet	-17
~cadeaux	12
~cadre	-31
~café	-37
~cage	-20
~cahier	-22
~caisse	-10
~caisses	-19
~calcule	-13
~cale	-13
~calme	-12
~camping	-14
~caméra	-14
~cantine	-19
~captage	-18
~car	14
~carrière	10
~carré	-17
~carte	-31
~cartes	-11
~carton	-22
~cas	-10
~case	-17
~caserne	-8
~casque	-27
~casques	-13
~casser	9
~cassé	-19
~cassée	-15
~cassées	-10
~cave	8
~ceinture	-20
~ceintures	-13
~cela	9
~celle	-19
~celles	-29
~cellule	9
~cent	-20
~centimètres	-24
~centrale	-11
~cents	-11
~certificat	-30
~ces	-14
~cette	17
~ceux	-19
~chacune	-15
~chai	-16
~chaises	-10
~chalumeau	-16
~champ	-13
~change	-25
~changement	13
~changent	-23
~changé	-18
~changée	-11
~changées	21
~chantiers	-17
~chape	-17
~chapiteau	11
~chaque	15
~chargement	9
~chargeur	-11
~chariot	-18
~chariots	11
~charleville	-13
~charlotte	-16
~charnière	-14
~chartres	-15
~chat	-19
~chaude	-23
~chauffe	16
~chauffes	9
~chauffeur	-18
~chauffeurs	-15
~chauffé	-15
~chaux	-9
~chef	-29
~chemin	-15
~chemins	-14
~cher	11
~chercher	-24
~cheval	12
~chevalet	-17
~cheville	-11
~chiens	-19
~chiffon	-25
~chiffre	-32
~chiffrement	-17
~chiffres	-14
~chlore	-16
~chocolaterie	-11
~choisir	-12
~choisis	-11
~choisit	-14
~chose	16
~choses	9
~chute	-8
~ci-après	-17
~cie	-12
~cigarette	-15
~cinq	-15
~circuit	14
~circulent	-16
~clair	13
~clarinettes	15
~classeurs	-17
~clavier	-8
~cliente	-24
~clients	8
~clinique	-19
~clio	-19
~cloche	-13
~cloches	-9
~clos	-14
~clou	-15
~clous	-11
~clubs	-13
~clé	9
~clémence	-17
~clôture	16
~cocher	-12
~code	-21
~coffre	-15
~coin	12
~coince	9
~col	-10
~colis	-8
~collecte	-9
~collent	-13
~collier	16
~collège	-14
~collègue	-16
~collé	-13
~colonne	-15
~combien	-15
~comité	-22
~commande	-21
~commandes	12
~commence	-17
~comment	41
~commençant	-24
~communauté	-10
~communes	-16
~communication	-18
~compagnie	-25
~compare	-20
~complet	-9
~complète	-14
~complètement	18
~complété	-14
~compost	-16
~compresseur	-13
~comptabilité	-10
~comptable	-18
~comptage	12
~compte	-14
~comptent	-25
~compteurs	-11
~comptoir	-16
~compté	11
~comptées	-19
~comptés	-18
~concierge	-13
~conclure	-17
~conditionnement	-10
~conducteur	-23
~conduit	-24
~conduite	21
~confiné	11
~confirme	-17
~confitures	-15
~confié	-17
~confiées	-13
~conformité	-12
~confronte	-15
~confrère	-20
~congo	-12
~congé	-16
~congélateur	-24
~conjoint	-20
~connue	-11
~conseil	-17
~conservateur	-9
~conservation	12
~conservatrice	11
~conservé	-14
~consigne	12
~consignes	11
~consignée	16
~console	-13
~constate	-14
~consultation	-14
~consulte	-19
~contact	-9
~content	-14
~contenu	-18
~continue	-14
~contraire	-9
~contrat	-23
~contre	-25
~contrôle	20
~convoque	8
~convoyeur	-18
~coopérative	-31
~coordinatrice	-15
~copie	-28
~coquilles	-9
~coralie	-13
~corde	-24
~cordon	-12
~corne	-20
~correct	-15
~costume	-13
~costumes	18
~coton	-18
~coucher	-19
~coucou	-18
~coude	-10
~couler	-27
~coules	-11
~couleur	-29
~couloir	-12
~coulée	9
~coupable	-19
~couper	-33
~coupes	-10
~couple	-10
~coups	-16
~coupure	-14
~coupé	-15
~coupée	-18
~coupées	9
~cour	-10
~courage	-16
~courant	-16
~courante	-11
~courbe	-18
~couronne	-15
~courrier	-14
~cours	-23
~courte	-13
~courtes	-21
~couteau	-23
~couteaux	-16
~coutures	-14
~couvercle	-20
~couvert	-24
~couverture	-15
~couvre	-13
~couvrir	-15
~coûte	-22
~cpe	-10
~craie	-17
~crayon	-15
~creuse	9
~creux	-21
~crie	-26
~crier	-9
~crochet	-14
~croient	-12
~crois	-15
~croix	-14
~croquettes	-18
~crottes	-11
~crème	-11
~crée	-19
~crémation	-14
~créneau	-15
~cuir	-13
~cuisine	-8
~cuissardes	-11
~culpa	-13
~culture	-18
~cutter	-13
~cuve	11
~cuves	20
~cylindre	-10
~câble	-18
~cônes	-14
~côte	-16
~côtés	-28
~cœur	-23
~d'abord	10
~d'accord	14
~d'achat	-15
~d'agneau	13
~d'aller	11
~d'alpage	-16
~d'arbre	-14
~d'arriver	-11
~d'arrêt	-14
~d'art	-12
~d'astreinte	-14
~d'atelier	-11
~d'attente	-15
~d'avant	15
~d'avoir	20
~d'emploi	11
~d'enfant	-12
~d'entrer	-14
~d'entretien	12
~d'entrée	16
~d'essai	-18
~d'examen	-11
~d'expertise	-13
~d'exploitation	-14
~d'heure	-21
~d'heures	-8
~d'intervention	11
~d'orgue	11
~d'orgues	-12
~d'origine	-24
~d'outils	-12
~d'ouvrir	-20
~d'où	17
~d'un	39
~d'une	35
~d'urgence	20
~d'y	-14
~d'écrire	14
~d'écrit	21
~d'épaule	-9
~d'équipe	-19
~d'étage	-12
~d'éteindre	-15
~d'été	24
~dans	-15
~date	-40
~dates	-14
~daté	-10
~davantage	-20
~ddpp	9
~debout	-19
~degrés	-19
~delvaux	-11
~demande	10
~demandent	17
~demander	-10
~demandes	-16
~demandez	-13
~demeure	-14
~demi	-17
~demi-heure	-19
~demi-journée	-17
~demie	-20
~denrées	-14
~dentiste	-18
~dents	-13
~dernière	-28
~derrière	-28
~des	21
~descend	-30
~descende	-8
~descendu	-15
~descente	18
~description	10
~desserrer	-9
~dessins	-16
~dessous	-30
~dessus	-10
~deux	-27
~deuxième	-24
~devait	15
~devant	-30
~devis	-18
~devrais	10
~diamètre	-20
~dict	-13
~dicte	-14
~diffusion	-12
~différent	-15
~dire	-12
~direct	8
~direction	-8
~dirige	-14
~dis	10
~discute	-15
~discuter	-21
~dise	13
~disons	-13
~dispute	-14
~disques	-9
~distribution	16
~dites	13
~divers	-11
~dix-huit	-20
~dix-neuf	-14
~dixième	-17
~document	25
~doigt	13
~doigts	10
~dois	14
~doivent	9
~domaine	-14
~domicile	9
~donateur	-16
~donc	23
~donne	-26
~donné	-9
~dons	13
~dort	-13
~double	-23
~douce	-9
~douche	-15
~douches	-14
~doudous	-17
~doute	-9
~douze	-17
~drap	-20
~drapeau	-16
~draps	-19
~droit	10
~droite	-23
~dur	-23
~durée	-24
~dylan	-13
~dès	-12
~débranche	-12
~décalage	-12
~décembre	-15
~décharge	-8
~déchets	10
~décide	-20
~décision	13
~déclaration	-18
~décoller	-16
~découpe	16
~décrit	-21
~décrite	18
~décroche	-15
~décès	-14
~défaut	-20
~dégage	-21
~dégraissée	-16
~délai	-11
~démarre	-15
~démonte	23
~démontes	22
~démontée	-12
~dépanneur	-11
~dépanneuse	-15
~dépasse	-25
~dépasser	-11
~dépassée	-14
~dépose	-16
~déposer	10
~déposés	13
~dépotage	9
~désactivé	-13
~désigne	9
~désinfectant	-12
~désinfecté	-26
~désinfectée	8
~désinfectées	-17
~désinfectés	-15
~désolée	-17
~désordre	-18
~désormais	10
~détail	-9
~détecteur	-17
~détecteurs	-19
~détend	21
~détendeur	-13
~effacé	-15
~elle	-18
~elles	-21
~emballage	-21
~emballée	-13
~emplacements	8
~employés	-13
~empreinte	11
~encaisser	-13
~encodée	-11
~enedis	-8
~enfants	-28
~enlevée	-18
~enregistre	10
~enregistrement	-9
~ensuite	-27
~entaille	-10
~entend	14
~enterrés	-15
~entier	-22
~entière	-21
~entre	12
~entrer	-13
~entretien	-10
~entrées	-9
~enveloppe	-10
~envie	17
~environ	-8
~envoie	-29
~envoyer	-16
~erreur	-10
~espèce	-21
~essayée	-13
~essence	-11
~essuie	-17
~essuyé	-13
~est	-12
~etc	-15
~euh	-22
~euro	-15
~euros	-31
~examine	-11
~excusés	-17
~exemplaire	-13
~exemplaires	-9
~exige	13
~expliquer	11
~expliqué	-24
~exporter	-8
~extincteur	-9
~fabrice	-10
~fabrique	-20
~face	-24
~facteur	-16
~facture	-25
~facturé	-17
~failli	-14
~faire	30
~fais	13
~fais-en	13
~faisait	-13
~faisons	-21
~faite	23
~faits	-8
~familial	-13
~familles	-10
~fasse	23
~fatou	-19
~fauconnier	-16
~faut	31
~fautes	-13
~fauteuil	-11
~façade	-15
~façon	22
~femme	-29
~femmes	13
~fendues	-12
~fenêtres	-17
~fer	-18
~fera	8
~ferait	-10
~ferment	17
~fermentation	19
~fermer	-24
~fermes	26
~fermeture	26
~fermé	-21
~fermée	-22
~fermées	-15
~fermés	-31
~feu	-13
~feuille	-16
~feuilles	-29
~feutre	-15
~ficelle	-10
~fichier	-22
~file	-15
~filet	-17
~fille	-17
~film	-17
~films	-19
~fils	-14
~filtre	11
~filtres	-8
~fine	-22
~fini	-18
~finir	-16
~fixe	-8
~flacon	-18
~flamme	-9
~fleur	12
~fleuriste	-11
~flexibles	-10
~foire	-13
~fois	-10
~fond	-8
~fondre	-11
~fonds	9
~fondu	-18
~fondue	-13
~force	-18
~formaliser	12
~forme	-21
~formulaire	-13
~fort	-19
~fouille	-10
~fourchette	-27
~fournisseur	-16
~fournit	-18
~fourrière	17
~france	-19
~franchement	-20
~francs	9
~frapper	-13
~freins	-20
~frigo	-19
~frigos	-11
~froide	-24
~fromagerie	-16
~frontofocomètre	-17
~frotter	-22
~frère	-13
~frères	-16
~fuit	-20
~fume	-9
~fumer	-11
~fumée	-15
~fusible	-11
~février	-24
~fûts	-18
~g/m	-15
~gagnon	-16
~gaine	-15
~galette	-11
~gamin	12
~gamme	-19
~gant	-23
~gants	-40
~garage	-24
~garantie	-11
~garde	-10
~garde-corps	-20
~garder	-12
~gardé	-18
~gardée	-15
~gare	-14
~gars	-23
~gazole	12
~gel	13
~geler	-13
~gelées	-20
~gendarmerie	-18
~gendre	12
~genoux	-16
~gens	-21
~gentil	-11
~geste	-15
~gestes	9
~gestionnaire	-21
~gilet	-21
~gilets	-23
~gilles	12
~glace	11
~glacière	-16
~glisse	-18
~glisser	-13
~gomme	-13
~gonfle	-18
~gonflée	-11
~gosses	9
~goupille	-15
~goutte	-29
~gouttes	-20
~gouvernante	-11
~goûte	-13
~graisse	10
~grammes	-20
~grand	10
~gras	-22
~gratte	-12
~gravier	-23
~gravé	-15
~grille	-18
~gris	-17
~grosse	-15
~grosses	-16
~groupe	-14
~groupes	-17
~gsm	-16
~guichet	-19
~guide	-21
~gymnase	9
~gyro	-18
~gâteau	-9
~gèle	-13
~gère	-9
~général	-16
~générale	8
~géologue	-9
~géomètre	8
~gérant	-19
~gérante	-10
~gérons	16
~haha	-9
~hall	-13
~hangar	-12
~hasard	-11
~haut	-32
~haute	-29
~hauteur	-25
~hauteurs	10
~hectares	-23
~hein	10
~hello	-15
~herbes	-17
~hervé	-17
~heure	-34
~heures	-8
~hier	15
~homme	13
~honte	-22
~horaire	-10
~hors	-30
~housse	11
~huile	-14
~huit	-13
~humide	-17
~humidité	-20
~hérisson	-21
~hôte	-17
~hôtel	-16
~idée	10
~illisible	8
~ils	10
~images	-12
~imprime	-14
~imprimerie	-15
~imprimé	-18
~indice	-13
~indique	-15
~industrielle	-18
~initiales	-13
~inscrire	-10
~inscrits	-21
~inspecte	-20
~installe	-9
~intact	-13
~interdit	-15
~interdites	-14
~inutile	-18
~invendus	13
~inverse	-11
~invité	-23
~iso	-10
~isolé	-11
~isolée	8
~issues	-19
~j'aimerais	25
~j'appelle	-10
~j'arrive	-17
~j'en	-16
~j'espère	-16
~j'ouvre	-21
~j'étais	-9
~jambes	-12
~janvier	16
~jardin	-21
~jargon	-11
~jauge	-15
~jaune	-21
~javel	-14
~jet	-16
~jeter	-19
~jette	-15
~jetée	-10
~jeu	8
~jeudi	-35
~jeun	-17
~jeune	-19
~jingle	-14
~jocelyne	15
~joint	-17
~joints	-17
~jordan	-16
~josiane	-14
~joue	-13
~joueur	-11
~joueurs	10
~jour-là	-13
~journal	-11
~jours	10
~jsuis	-15
~juillet	-31
~juin	-29
~jure	-14
~juridique	-23
~jusqu'en	-17
~jusqu'à	-12
~juste	12
~karim	-19
~karts	-12
~kilomètres	-16
~km/h	-30
~l'accueil	11
~l'accès	-15
~l'acheteur	10
~l'acide	-12
~l'adresse	-14
~l'affaire	-14
~l'afficher	16
~l'agence	9
~l'agent	-20
~l'aide-soignante	-17
~l'aiguille	-16
~l'air	-20
~l'aire	-11
~l'alginate	-18
~l'ancien	-14
~l'angle	-12
~l'animal	-17
~l'anneau	-9
~l'année	-16
~l'antenne	-16
~l'appareil	-19
~l'appel	15
~l'appli	-10
~l'apprenti	-20
~l'appui	-20
~l'ardoise	-15
~l'argent	-18
~l'arrière	-14
~l'ars	-15
~l'ascenseur	-9
~l'assistante	-14
~l'astreinte	-10
~l'attention	-19
~l'attestation	-9
~l'autocollant	-9
~l'autorisation	-16
~l'autre	-19
~l'avant	-11
~l'emballage	10
~l'embarquement	16
~l'empreinte	-10
~l'emprunteur	-16
~l'endroit	-18
~l'enfant	-14
~l'enlèves	14
~l'enregistrement	-15
~l'entretien	11
~l'enveloppe	-18
~l'envers	-10
~l'envoi	20
~l'envoie	-10
~l'escalier	-18
~l'extincteur	-14
~l'extérieur	-22
~l'heure	-31
~l'hiver	-17
~l'homme	-10
~l'huile	-16
~l'huissier	-8
~l'huître	-10
~l'hôpital	9
~l'hôte	-14
~l'immatriculation	-22
~l'index	-16
~l'infirmière	-18
~l'inscription	-15
~l'inspecteur	16
~l'inspection	8
~l'intérieur	-20
~l'intérim	-11
~l'inverse	-13
~l'occupant	-17
~l'odeur	-14
~l'officier	-9
~l'oiseau	-16
~l'ombre	-19
~l'opérateur	-11
~l'ordonnance	-13
~l'ordre	11
~l'orthographe	-8
~l'os	-11
~l'outil	-14
~l'oxygène	15
~l'un	-21
~l'urne	-10
~l'âge	-10
~l'écart	-14
~l'échelle	-15
~l'école	-17
~l'écoute	-19
~l'écran	-20
~l'écris	16
~l'écrit	14
~l'élève	-10
~l'équipe	-16
~l'étage	-13
~l'étagère	-10
~l'état	-20
~l'étiquette	-28
~l'évier	9
~l'œuvre	-20
~labo	-23
~laboratoire	-13
~laisse	-13
~laissez-les	-16
~laissées	-9
~lame	-25
~lampe	-32
~lancer	-13
~lances	-10
~lange	-11
~langue	-13
~langues	-14
~laquelle	-13
~larmes	-10
~latin	-12
~lausanne	10
~lave	-20
~laver	-11
~laverie	-13
~laves	23
~lavé	-12
~lavés	-18
~lecteur	8
~lecture	-11
~lendemain	-16
~lente	-9
~lentement	-24
~lettre	-20
~lettres	-18
~lever	-13
~levure	11
~levée	-23
~leçon	18
~libre	-20
~libres	-21
~libère	-17
~licences	10
~lie	-11
~lien	-18
~lieux	10
~limite	-15
~linge	-20
~lis	27
~lisible	14
~liste	-14
~lit	-25
~litige	11
~litières	15
~litres	-17
~lits	-16
~livres	12
~livret	-20
~livreur	-14
~livré	13
~livrés	-16
~liège	-14
~locataire	-13
~locations	13
~locative	-14
~logiciel	-14
~logigramme	-12
~loi	-9
~loin	-20
~long	-21
~longe	-13
~longs	-15
~longtemps	-14
~longueur	-27
~longueurs	-14
~lot	-36
~loto	-16
~lots	11
~loue	-10
~loupe	-17
~lucie	-17
~lui-même	13
~lumières	-12
~lunettes	-16
~lyon	-22
~là-dessus	-18
~lâche	12
~lève-cadre	-9
~légère	-10
~léo	-12
~m'a	15
~m'appelle	-12
~m'avais	-9
~m'occupe	-8
~m'ont	-17
~madame	-21
~magasin	-14
~magasinier	-20
~maille	10
~main	-11
~mains	-16
~maintenance	-18
~maintenant	-31
~maire	-14
~mairie	-19
~maison	-20
~mal	13
~malaises	-10
~maman	-25
~manager	-16
~manches	-14
~mange	14
~mangé	-15
~manière	17
~manomètre	-11
~manque	13
~manu	-17
~manuel	-21
~manuelle	-16
~marc	-25
~marchait	-15
~marchant	-12
~marche	-17
~marchent	-12
~marcher	-27
~marchés	-15
~mari	8
~marine	-14
~marionnettes	12
~marque	-21
~marquée	-14
~marqués	-14
~marteau	-16
~martre	-11
~masque	-17
~maternité	-15
~matins	26
~matériel	-14
~mauvais	-8
~mauvaise	-12
~max	-27
~maxi	-11
~maître	-19
~mea	-13
~membre	-13
~membres	-16
~menace	-12
~menton	14
~mercredi	-16
~mesdames	-16
~message	-21
~messieurs	-16
~mesure	-25
~mesurer	-19
~mesures	20
~mesurée	-15
~met	-37
~mets	-20
~mettre	-14
~metz	-12
~meules	19
~micro	-16
~midi	-19
~mieux	-20
~milieu	-22
~millimètres	15
~min	-17
~mineur	-17
~mini	-20
~minimum	-17
~ministère	-15
~minuit	-11
~minute	-23
~miroir	-20
~mise	25
~mises	-16
~mme	-29
~mobiles	-15
~moche	-12
~modeste	17
~modif	-21
~modèle	-23
~moi	-17
~moi-même	-18
~moins	-23
~mois	-12
~mois-ci	-14
~moisies	-9
~moitié	-26
~moment	8
~mon	25
~monde	27
~monique	-10
~moniteur	-16
~moniteurs	-14
~montant	-13
~monte	-12
~montent	-17
~monter	-30
~montes	-14
~monteur	-10
~monteurs	-16
~montre	-34
~montrer	-23
~monté	-19
~mordu	-9
~mort	-14
~morte	-14
~mortes	-18
~morts	-12
~mot	-12
~motif	-16
~mou	-9
~mouillé	10
~moulin	-8
~moussa	-19
~mousse	-19
~mouvement	-12
~moyens	-9
~msa	-16
~mur	-10
~musique	-15
~mèche	-10
~mère	-19
~mètre	-26
~mètres	-12
~mécaniques	-14
~médecin	-24
~médicaments	20
~médium	-10
~mélange	-19
~mélangé	-12
~mémo	-15
~ménage	10
~métal	-12
~méthode	15
~métier	-15
~météo	-21
~n'a	24
~n'avons	9
~n'en	11
~n'entre	-13
~n'essaie	-13
~n'est	-12
~n'importe	13
~n'ouvre	-28
~nac	-15
~nadia	-12
~nadège	-10
~namur	-22
~navette	-18
~navire	-14
~nettoyage	23
~neuchâtel	-14
~neuve	-8
~neuves	9
~nickel	-9
~nitrile	-18
~niveau	-27
~noir	19
~noirs	-10
~nom	-34
~nombre	-18
~nombres	-11
~noms	-13
~nono	-9
~nord	-17
~normale	-13
~normalement	19
~normand	-12
~nos	-19
~note	-11
~noter	-24
~notes	-11
~noté	8
~notés	-18
~nourriture	-14
~nous	20
~nouveaux	-16
~nouvelle	-13
~nouvelles	12
~nulle	-18
~numéroté	-13
~numérotée	-14
~nuque	-14
~nus	-23
~nœud	-9
~nœuds	-14
~objet	32
~obligatoire	-12
~obligatoires	-10
~occupe	-11
~octaves	-12
~odeur	-10
~odile	-12
~offre	-19
~oncle	-16
~ont	-15
~optique	-17
~orange	-21
~ordinateur	-17
~ordre	-18
~oreille	-16
~oubli	-17
~oublis	-15
~oublié	-18
~oui	-25
~outil	-8
~ouverte	-27
~ouvertes	-17
~ouverts	-17
~ouvrent	-19
~ouvrir	-36
~ouvrés	9
~pages	-23
~paiement	-13
~paille	-14
~paire	-16
~palette	-12
~palier	-11
~panier	-21
~panne	-26
~panneau	-26
~pansements	-12
~pantalon	-13
~papa	-17
~papiers	-23
~paquets	-12
~par-dessus	-14
~paraphe	-26
~parc	-10
~parcs	-16
~pardon	11
~pareil	19
~parents	-28
~parfait	-23
~parfois	-18
~paris	-11
~parking	-13
~parle	-17
~parlé	-9
~partagé	-19
~parties	-17
~partout	-18
~pascal	-10
~passagers	-17
~passages	-19
~passerelle	11
~passes	-10
~passez	-20
~passé	10
~passée	-23
~passées	-12
~patients	-17
~patinoire	19
~patrick	12
~patron	12
~patte	-13
~pause	-21
~pauvre	-19
~payer	-17
~payé	-18
~peau	16
~peine	-25
~pelle	-10
~pend	-10
~pension	-15
~pensé	12
~perches	-11
~percé	-17
~perdre	-12
~perdu	-14
~perdue	-16
~permets	-21
~personnel	-15
~peser	-11
~pesé	-16
~pesée	14
~pesées	-9
~pesés	-19
~petite	-30
~petites	-10
~petits	-8
~peu	-21
~peur	-16
~peut-être	-15
~peux	-11
~pharmacie	11
~photo	-36
~photographie	-26
~photographiés	-19
~photos	-11
~pictogrammes	-16
~pied	-31
~pieds	-27
~pierre	-16
~pierres	-12
~pige	-8
~pilote	13
~pilotes	-12
~pince	-17
~pinceau	-16
~pinces	-14
~pioche	-8
~pique	-15
~piquets	-12
~pis	-22
~piscine	8
~piste	-22
~pisteur	-14
~pièce	-40
~pièces	-15
~place	-12
~places	-24
~plaie	-11
~plainte	-14
~plaisir	-11
~plan	-13
~planche	-18
~plancher	-18
~planning	-12
~plans	12
~plaque	-21
~plastifié	-14
~plastique	-9
~plat	-27
~plate	-10
~plateforme	-15
~plein	-29
~pleine	16
~pleins	-12
~pleut	-17
~plie	-12
~plinthes	-14
~plombier	-11
~plonge	-24
~plongée	-22
~plume	-13
~plupart	9
~plutôt	-15
~plâtre	10
~poches	11
~pochette	-17
~pogner	10
~poignet	-12
~poignée	-16
~poing	-14
~point	12
~pointe	-17
~points	-30
~poire	-13
~poisson	-20
~poli	-13
~police	9
~politique	12
~pompe	-19
~pompes	-19
~pompiers	-16
~pondre	16
~port	-22
~portable	-29
~portail	-13
~portant	-11
~porte	-8
~portefeuille	-13
~portent	-16
~porter	-11
~portes	8
~porteur	-18
~porté	-23
~portée	-18
~posent	-17
~poser	-23
~position	-19
~possède	-9
~poste	11
~posé	-9
~posée	-22
~posées	15
~posés	-19
~pots	-8
~poubelle	-20
~pouce	12
~poudre	-16
~poules	-9
~pour	22
~pourquoi	9
~pourriez-vous	11
~pousse	13
~poussière	-8
~pouvez-vous	10
~praticien	-12
~premier	-17
~premiers	18
~prends	11
~prennent	-19
~presque	-24
~presse	15
~pressing	-10
~pression	-21
~prime	-10
~printemps	8
~priorité	-17
~pris	-24
~prise	17
~prises	-20
~privé	-18
~prix	-14
~pro	25
~prochain	-18
~prochaine	-24
~procède	13
~procès-verbal	-21
~procédure	36
~prod	-10
~producteur	-11
~produit	-16
~professeur	-15
~profondeur	-11
~programme	-15
~projecteur	15
~projecteurs	-14
~propane	-14
~propose	10
~proposer	-22
~propres	-16
~prothésiste	-15
~protégée	-8
~province	10
~près	13
~préalable	-14
~précédent	-24
~préfecture	8
~prélever	-13
~prélève	-12
~prélèvement	11
~prénom	-12
~préparation	9
~préparer	15
~préparé	8
~préprod	-10
~présentable	-17
~présentation	-16
~présents	-21
~prétend	-13
~prévenir	-20
~préviens	-8
~prévient	-21
~prêt	12
~prête	-23
~prêté	-12
~puces	-11
~puis	-20
~puisse	11
~punaises	17
~purger	-14
~père	-28
~périmètre	-11
~pétrin	-12
~pôle	-21
~qqn	-11
~qu'au	-12
~qu'aucune	-8
~qu'en	-17
~qu'il	13
~qu'ils	12
~qu'on	32
~qu'un	-26
~qualité	-24
~quand	33
~quantité	-11
~quarantaine	12
~quarante-deux	-10
~quartier	10
~quarts	15
~quatorze	10
~quatre-vingt-dix	16
~quatrième	-15
~que	27
~quel	16
~quelque	27
~quelques	-16
~questions	-18
~queue	-24
~quinze	-26
~quitte	10
~quitter	-26
~quoi	23
~québec	-16
~rabat	-17
~rabats	-13
~raccroche	-15
~raclette	-16
~radiateur	-11
~raison	-14
~ramasse	11
~ramasser	-19
~ramassé	-9
~rame	-11
~rang	-27
~range	-14
~ranger	-10
~rangés	-9
~rappelle	-31
~rappelles	-13
~rappelé	-20
~rasante	-15
~raté	14
~rayon	-11
~rayons	9
~rayures	-21
~recette	-17
~recherche	16
~recommandé	-11
~recommandée	-18
~recompte	-24
~recopier	-15
~recopié	-16
~recours	-15
~recto	-17
~recueilli	-15
~recule	-14
~reculons	-19
~refaire	-13
~refait	-21
~refaite	-17
~referme	-10
~refermer	-12
~refuge	-14
~refus	-23
~refuse	-20
~refusé	-21
~refusées	-11
~refusés	-17
~regard	-13
~regardant	-12
~regarde	-10
~regardé	-20
~reine	-9
~relancer	16
~relecture	-13
~relever	-16
~relire	-13
~relit	-16
~relu	15
~relève	-24
~remarque	-27
~remarquer	-21
~remboursé	-9
~remercie	-8
~remet	14
~remets	-14
~remis	-26
~remise	19
~remonte	10
~remonté	-14
~remorque	-18
~remplacée	-18
~remplaçante	-16
~remplaçants	15
~remplaçons	15
~rempli	-18
~remplie	-17
~remplir	-17
~remplis	-10
~remplit	-32
~remuant	-15
~remué	-11
~rend	-14
~rendre	-18
~rendu	-24
~rendue	-10
~rendues	-18
~rendus	-19
~rentrer	-17
~rentrée	-16
~rentrés	-12
~renvoi	-13
~renvoie	-26
~renvoyé	-14
~repart	-24
~repartir	-15
~repasse	-21
~reporter	-11
~reporté	-18
~repose	-11
~repousse	-18
~reprendre	12
~repris	-16
~reprise	22
~représentation	14
~repère	-15
~responsable	-13
~ressors	-12
~restaurant	-17
~restauratrice	-24
~restaure	-8
~reste	-12
~rester	-17
~restes	-12
~resté	-13
~restée	-23
~retard	-14
~retire	-10
~retirer	-14
~retiré	-21
~retour	14
~retourne	-24
~retourner	-20
~retours	17
~retrait	-14
~retraite	-18
~retrouve	-10
~retrouver	-15
~retrouvé	-21
~retrouvée	-14
~revenu	-12
~revenue	-17
~reviennent	-23
~revient	-27
~rez-de-chaussée	-10
~reçoit	-11
~reçoivent	-17
~reçu	-24
~reçue	-14
~rideau	-12
~rien	-11
~rigole	-18
~rince	-13
~rincer	-14
~rincés	-15
~rinçage	-23
~rive	-10
~robinet	-20
~roger	-17
~roman	-18
~rose	-11
~roses	-20
~roubaix	-11
~roue	-11
~rouge	-35
~rouges	11
~rouler	-9
~route	11
~rubalise	-13
~rucher	12
~ruches	13
~râlent	14
~râler	-12
~règlement	14
~réaction	-9
~réception	19
~réclame	13
~récolte	14
~récompense	-12
~récupération	12
~rédacteur	-15
~rédiger	15
~rédigée	8
~réf	-9
~réfractomètre	-13
~régie	-25
~régional	-15
~régisseur	9
~réglage	16
~réglages	-13
~réglette	-17
~réglé	-18
~réglée	15
~régulation	-14
~réjean	-23
~réparation	-14
~répartis	-17
~réparé	-13
~réparée	-13
~répond	9
~réponds	-10
~répondu	-21
~réponse	-19
~réponses	-10
~répète	-13
~répéter	-11
~répétition	-13
~réseau	-19
~réservation	-22
~réservations	-17
~réservé	-11
~résidence	-17
~résultat	-10
~résultats	-16
~rétros	-15
~réunion	-36
~rév	-18
~rôle	-8
~s'agissant	17
~s'arrête	-25
~s'arrêter	-12
~s'assure	-17
~s'est	12
~s'il	-38
~s'ils	-13
~s'occupe	-23
~s'ouvre	9
~sable	-19
~sache	20
~sachet	-9
~sacristie	11
~sage-femme	-12
~sais	-8
~saisi	-18
~saison	-14
~salades	-12
~salarié	-10
~sale	-23
~salles	-10
~salon	-11
~salutations	-17
~sangle	-13
~sangles	-20
~sans	9
~sas	-23
~sauf	-21
~saumure	10
~saute	-18
~sauvegarde	9
~savent	16
~savez	-10
~savon	-18
~scanne	-15
~scanner	8
~scelle	-18
~scellée	-14
~scolaire	9
~scotche	-8
~scotché	-12
~scotchées	-17
~seau	-30
~seaux	17
~sec	-9
~second	-20
~seconde	-22
~secondes	-24
~secoue	-16
~secouer	-12
~secours	-20
~secret	-13
~secrétaire	-13
~secrétariat	-19
~secteur	-21
~section	-13
~sectionneur	12
~seize	-18
~sel	-17
~sellette	-12
~semaines	14
~semelle	-17
~sens	-16
~sept	-13
~septante	-11
~septembre	10
~sera	-21
~serait	12
~seringue	-9
~serre	-20
~serrer	-10
~sert	-18
~serveur	-25
~servi	-10
~service	-18
~serviettes	-11
~ses	-29
~seuil	-14
~shampoing	17
~sienne	-11
~siffle	-15
~siffler	-13
~sifflet	-11
~signale	-15
~signaler	-20
~signalé	-12
~signe	-10
~signent	-11
~signes	-12
~signé	-29
~silence	-10
~silicone	-26
~simples	10
~sinon	-24
~sirène	12
~six	16
~siège	-8
~sms	-18
~social	-15
~soi	-23
~soi-même	-18
~soie	-15
~soins	-17
~soir	18
~soirées	8
~soit	18
~sol	-37
~solde	-14
~soleil	-21
~solidaire	-18
~solution	-17
~solvants	-10
~sommes	-32
~sommier	-20
~sonde	-21
~sonne	-22
~sonner	11
~sortent	-8
~sortie	11
~sortir	-33
~sortis	-8
~soude	-9
~souffler	-19
~souhaite	9
~souhaitez	-14
~sourde	-15
~souris	-12
~souvent	-26
~soyez	-12
~spatule	-15
~sports	-17
~stagiaire	-13
~stagiaires	-12
~standard	-14
~station	-16
~steph	-18
~stock	-19
~stop	-15
~stupéfiants	-11
~stylo	-21
~stéphane	-15
~stérilisateur	-18
~stérilisation	13
~sucre	-16
~suffisent	-14
~suie	-20
~suis	-12
~suisse	10
~suivant	-18
~suivante	-28
~suivent	-8
~sujet	22
~support	-12
~sur	32
~surchaussures	-9
~surface	-9
~surfaceuse	15
~surfaçage	19
~surtout	-8
~surveillant	-23
~syndic	-13
~synthétique	-8
~sèche	-16
~sécateur	-18
~séchage	10
~sécher	-17
~séchoir	-12
~sécu	-12
~sécurité	12
~séjour	-14
~sépare	-17
~séparée	-12
~série	-10
~sérieux	-13
~sœur	-11
~t'arrêtes	-10
~t'as	-9
~t'es	-18
~t'écris	14
~tables	-14
~tablier	-21
~tache	-21
~tachés	-10
~tag	-9
~talkie	-11
~talon	-13
~tamis	-19
~tampon	-20
~tant	12
~tape	-26
~tapé	-9
~tard	-12
~tas	-12
~tatouage	-12
~techniciens	-16
~techniques	-12
~teinte	-16
~tel	-11
~tempérage	14
~température	-20
~tenait	-15
~tenant	-11
~tend	-13
~tenir	13
~tenue	-14
~terrain	-24
~terrasse	-17
~terre	-21
~teste	12
~testes	20
~testé	-19
~texte	19
~thermomètre	-17
~thomas	-12
~théo	-19
~ticket	-27
~tickets	-12
~tienne	18
~tiennent	-9
~tiens	-11
~tient	12
~tiers	-17
~tiges	-13
~tilleuls	-18
~tirage	-11
~tirer	-18
~tireuse	-13
~tiroir	-20
~tirée	-17
~titouan	-16
~tiède	-12
~toi	22
~toilettes	-19
~toit	-14
~tomber	-12
~tombé	12
~ton	-13
~tondeuse	-15
~top	-18
~total	-8
~touche	-14
~touché	-16
~touchée	13
~toujours	-22
~tour	-21
~touristes	-11
~tournai	-13
~tournoi	-10
~tours	-15
~tout	30
~toute	9
~toutes	19
~traction	-15
~traducteur	-9
~traduction	9
~traduit	-11
~train	-15
~trait	-22
~traitée	-17
~trame	13
~transfert	17
~transformer	-12
~transport	-13
~transporteur	-8
~trappe	-12
~travail	9
~travaille	-15
~travaillent	-15
~travailler	-21
~travers	-22
~traverse	22
~traîner	-17
~treize	-8
~trempage	-9
~trempe	-8
~tremper	-18
~trempée	-16
~trentaine	-15
~trente-deux	-10
~treuil	-18
~tri	9
~tribunal	-10
~tribune	-13
~trie	-21
~trier	10
~trois	-23
~troisième	-10
~trompe	-9
~trop	-9
~trottoir	9
~trous	-10
~trousse	-13
~trouver	-27
~trouvé	-19
~trouvés	17
~truc	13
~truites	-13
~trépied	-17
~trésorerie	-8
~tube	-13
~tunnel	11
~tuteur	13
~tuyaux	12
~type	-18
~téléphone	-33
~téléphones	-16
~témoin	-10
~tête	-29
~tôt	-19
~ultrasons	-8
~unique	11
~unité	-12
~usé	-17
~usée	-12
~utiliser	-14
~vache	-18
~vaches	-17
~val	-17
~valeur	-22
~valeurs	-15
~valide	-20
~valve	-11
~vannes	-17
~vapeur	-15
~variété	-16
~vaut	-12
~veineuse	-14
~velours	-12
~vend	-11
~vendange	14
~vendeur	-12
~vendre	9
~vent	9
~vente	-9
~ventilateur	-9
~ventilation	-13
~ventile	-10
~ventre	-13
~venu	-13
~venue	-10
~verres	14
~verse	-12
~vert	-34
~verte	-15
~vestiaires	-12
~veuillez	-14
~veulent	-19
~veux	17
~viande	-21
~vide	-15
~vidé	-18
~vidée	-16
~vidéo	-14
~vie	-14
~vieille	-15
~vieilles	-11
~vienne	-24
~viennent	-23
~vieux	-21
~vigueur	9
~village	-8
~ville	-25
~villeurbanne	-8
~vinaigre	-18
~vingt	-24
~vingt-cinq	-11
~vingt-deux	-16
~vingt-quatre	-15
~vingt-six	18
~virgule	-8
~virus	-10
~vis	-27
~vise	-19
~visible	-14
~visite	11
~visites	-13
~vite	-18
~vitesse	-19
~vitre	-11
~voici	-22
~voie	-9
~voile	9
~voilà	15
~voilée	10
~voir	19
~vois	15
~voisin	-13
~voisine	-16
~voisins	-14
~voit	-26
~voiture	-13
~voitures	9
~voix	-31
~vol	18
~volant	-10
~volets	-16
~volontaire	-10
~volonté	-16
~volume	-11
~volée	11
~vont	-17
~vos	-17
~voudra	15
~voulait	-17
~voulu	-10
~voyageur	-11
~voyant	-17
~vrac	-24
~vraie	-18
~vraiment	-10
~véhicules	-10
~vélo	14
~vélos	8
~vérification	21
~vérifie	-14
~vérifient	-14
~vérifier	-31
~vérifié	-16
~véto	-18
~vêleuse	8
~yann	-8
~zone	-37
~zoé	-8
~zéro	17
~âge	15
~écart	-14
~échange	14
~éclat	-18
~école	-20
~écrit	25
~écrite	13
~écrivez-moi	8
~écumer	-18
~édition	-12
~électriques	18
~électrodes	-8
~élingue	-16
~élodie	-15
~élève	-19
~équipiers	-13
~établit	-17
~étage	-14
~étages	-13
~étaient	-22
~étant	9
~éteindre	-20
~éteint	-14
~étiqueter	-16
~étiquette	-31
~étiquettes	-26
~étoiles	-18
~étrangères	-14
~étudiantes	-13
~étuver	-18
~été	-11
~évite	-15
~ôte	-20
~œil	-11
~œufs	-12
~œuvre	9
…"	-15
…%	-14
…&	-15
…(	-35
…)	9
…*	-13
…+	-19
…,	-24
…-	-22
….	15
…/	-15
…0	-46
…;	-42
…=	-23
…>	-35
…?	-22
…@	-16
…[	-26
…]	-25
…a	-18
…accord	-22
…accroche	-18
…accroché	-15
…accueil	-14
…achète	-13
…actes	-21
…adjoint	-15
…adjointe	-13
…adulte	-14
…affiche	11
…affiché	-16
…agence	-8
…agent	-21
…agents	-12
…agrément	-15
…ah	-28
…ai	10
…aiguilles	-11
…aimable	-19
…ainsi	-14
…alimentaire	-15
…aller	12
…allez	-14
…allumer	-14
…allumé	-21
…allô	-28
…alors	-11
…an	-14
…anciennes	-19
…anciens	14
…angle	-20
…annonce	-19
…annoncé	-14
…août	-9
…appareils	11
…appel	-12
…appeler	-19
…appelez	-10
…appelle	-15
…appelles	-23
…appelé	-11
…apporte	-18
…apports	-16
…apprendre	-9
…appuie	-10
…après	-22
…arbre	-22
…argent	-16
…armes	-11
…armoires	-14
…arrache	-18
…arraché	-13
…arrive	-20
…arrivent	-11
…arrivé	-13
…arrivée	-13
…arrivées	-12
…arrivés	-14
…arrière	11
…arrêt	-31
…arrête	-17
…arrêtes	-17
…arrêté	-20
…aspirateur	-12
…aspire	-11
…assistante	-12
…associative	-25
…assurance	-24
…atelier	-19
…attache	-12
…attachée	-9
…attend	-33
…attendez	-10
…attendre	-14
…attends	11
…au	-16
…au-delà	-21
…au-dessus	-38
…aucune	-23
…auriez-vous	-19
…aussi	-23
…autant	-18
…auto-école	12
…autour	-23
…autre	-22
…autres	-23
…aux	22
…aval	-17
…avant	-18
…avec	-35
…avis	-18
…avoir	11
…avons	-29
…avril	-16
…ayant	-19
…b	-18
…bac	-35
…bacs	-16
…badge	-18
…bague	-10
…baie	-13
…bain	-34
…baisse	-15
…baissé	-15
…balance	-17
…balisage	-11
…bancaire	-15
…bande	-22
…banque	-18
…bar	-14
…barbecue	-12
…barres	-13
…bars	-21
…bas	-34
…base	-14
…basse	-16
…bassin	-24
…bassins	-14
…batterie	-21
…batteries	-24
…beau-père	-14
…becs	-9
…belle	-18
…ben	-24
…benne	-20
…besoin	13
…beurre	14
…biais	-21
…bidon	-10
…bien	11
…bijoux	-12
…bilan	-15
…billets	-16
…billetterie	-13
…bip	-13
…bière	-12
…blanche	-18
…blessé	-14
…bleu	-20
…bleue	-12
…bloc	-14
…blocs	-19
…bloquée	-18
…bois	-29
…bombe	-10
…bombée	-16
…bonne	-25
…bons	-14
…bonsoir	-18
…bordeaux	-16
…bordereau	-12
…bords	-16
…bornage	-19
…borne	-24
…bornes	-18
…boss	-12
…bottes	-21
…bouche	-28
…bouchon	-13
…bouge	-15
…bouillante	-12
…boulangerie	-14
…boule	-17
…boules	-12
…bout	-23
…bouteille	-13
…bouteilles	-14
…boutique	-17
…box	-16
…boîte	-22
…bracelet	-11
…branche	-22
…branchement	-11
…branches	-17
…bras	-14
…brasserie	-13
…bref	10
…brins	-17
…brossage	-17
…brosse	-21
…brouillon	-19
…broyeur	-9
…brûlé	-12
…bulle	-18
…bulletin	-14
…buse	-16
…buses	-8
…bâche	-22
…bébé	-13
…bénévole	-18
…bénévoles	-20
…bête	-14
…bêtes	-19
…c	-22
…c'était	-29
…cabane	-22
…cabine	-26
…cabinet	-13
…cacao	12
…cadeaux	-18
…cadenas	-17
…cadre	-15
…café	-18
…cage	-21
…caisse	-26
…caisses	-12
…calcule	-21
…cale	-16
…cales	-23
…calé	-13
…camion	-15
…camionnette	-18
…canal	-20
…cantine	-15
…capitaine	-22
…captage	-17
…car	-15
…carnet	-29
…carsat	-18
…carte	-26
…carton	-12
…cartons	-21
…cas	-29
…casque	-12
…casques	-12
…casse	-16
…casser	-14
…cassé	-9
…cassée	-18
…cause	-20
…caution	-27
…cave	-14
…ce	28
…celle	-14
…celles	-19
…cellule	-13
…celui	-34
…cendres	-13
…cent	-39
…centimètres	-20
…centrale	-27
…cents	-33
…certains	-24
…certificat	-17
…cet	-17
…ceux	-20
…chacun	-31
…chalumeau	-23
…chambre	-16
…champ	-16
…change	-20
…changement	-25
…changer	-21
…changé	-17
…chantier	-21
…chapeau	-10
…chaque	-21
…charge	-29
…chargement	-10
…charger	-15
…chargée	12
…chariot	-12
…chariots	-16
…charlotte	-13
…charnière	-11
…chartres	-14
…chaud	-27
…chaude	-29
…chauffe	-21
…chauffes	-20
…chauffé	-10
…chaussures	-21
…chef	-40
…cheffe	-20
…chemin	-23
…chemins	-12
…cherches	-20
…chers	-20
…cheval	-22
…cheveux	-18
…chez	-17
…chien	-36
…chiens	-21
…chiffon	-17
…chiffons	-15
…chiffre	-26
…chiffres	-18
…chlore	-15
…chocolaterie	-11
…choisir	-9
…choisis	-9
…choisit	-15
…chose	-41
…chute	-12
…ci-après	-12
…cie	-14
…cinq	-20
…cinquante	-24
…circuit	-19
…circulation	-15
…clair	-20
…claire	-23
…clarinettes	-21
…classeur	-21
…clavier	-15
…cliente	-14
…clients	-21
…clio	-22
…cloche	-16
…cloches	-20
…clos	-14
…clou	-24
…clous	-15
…club	-29
…clubs	-11
…clé	-28
…clés	-25
…clôture	-20
…cm	-13
…coche	-13
…code	-26
…coffre	-25
…coin	-16
…colis	-14
…colle	-22
…coller	-11
…collègue	-17
…collé	-14
…combien	-17
…comité	-30
…commande	-17
…comme	-11
…commence	-26
…commencer	-31
…commences	-16
…comment	-15
…communauté	-9
…commune	-16
…communication	-14
…compagnie	-16
…compare	-18
…comparent	-12
…complet	-21
…complètement	-14
…compresseur	-18
…compris	12
…comptable	-17
…comptage	-9
…compte	-45
…comptent	-18
…compter	-19
…comptes	-9
…compteurs	-19
…concerne	-17
…concert	-12
…conducteur	-9
…confirme	-12
…confitures	-11
…confié	-16
…confronte	-14
…confrère	-15
…congo	-9
…congé	-17
…congélateur	-9
…conservateur	-11
…conservatrice	9
…consigne	-35
…consignée	-15
…console	-14
…constat	-17
…consultation	-9
…consulte	-18
…contact	-12
…content	-12
…contenu	-10
…contexte	-18
…contrat	-19
…contre	-14
…contrôle	-41
…contrôler	-23
…contrôleur	12
…convention	-13
…convient	-21
…convoque	-12
…coopérative	-21
…coordinatrice	-9
…coordonne	-13
…copie	-19
…coquilles	-11
…corde	-21
…cordes	-17
…corne	-19
…corps	-19
…correct	-20
…costumes	12
…coton	-19
…couché	-14
…coucou	-16
…coule	-24
…couler	-19
…couleur	-14
…coulée	-11
…coupe	-39
…couper	-26
…coupes	-10
…coups	-14
…coupure	-13
…coupé	-20
…coupée	-11
…courage	-10
…courrier	-13
…cours	-20
…court	-17
…courte	-15
…couteau	-27
…couteaux	-15
…coutures	-14
…couvercle	-20
…couvert	-10
…couvre	-15
…coûte	-17
…craie	-16
…creuse	-20
…creux	-24
…crie	-26
…crois	-25
…croix	-11
…croquettes	-10
…crèche	-10
…crème	-9
…crédit	-11
…crémation	-20
…cuir	-9
…cuisine	-25
…culture	-16
…cuves	-16
…câble	-17
…cônes	-18
…côté	-48
…côtés	-20
…cœur	-16
…d	-8
…d'abord	-52
…d'accord	15
…d'accueil	-27
…d'achat	-14
…d'allergie	-13
…d'alpage	-12
…d'arrivée	-21
…d'assurance	-13
…d'astreinte	-8
…d'autre	10
…d'avoir	20
…d'eau	-30
…d'emploi	16
…d'en	-27
…d'envoyer	13
…d'expertise	-12
…d'exploitation	-13
…d'heure	-13
…d'hier	-15
…d'identité	-30
…d'ouvrir	-21
…d'où	14
…d'une	10
…d'urgence	-19
…d'y	-10
…d'écrire	19
…d'écrit	-22
…d'équipe	-19
…d'étage	-9
…d'être	-12
…dame	-17
…dans	-36
…date	-26
…daté	-13
…ddpp	-24
…de	-9
…debout	-29
…degrés	-19
…dehors	-18
…demain	-21
…demandent	-17
…demander	-22
…demandes	-34
…demi	-20
…demi-heure	-25
…demie	-21
…densité	-15
…dentaire	-11
…dentiste	-19
…dents	-11
…depuis	-8
…dernier	-46
…derrière	-20
…des	-37
…descend	-27
…descente	-17
…desserre	-13
…dessins	-18
…dessous	-26
…dessus	-17
…deuxième	-12
…deuxièmement	-12
…devant	-40
…devis	-10
…devrais	-21
…diamètre	-14
…dict	-13
…dictée	-18
…diffusion	-11
…dimanche	-23
…dire	9
…direct	-9
…directeur	-24
…direction	12
…directrice	-22
…dirige	-18
…discute	-15
…discuter	-12
…dise	14
…disque	-17
…distribution	-22
…dit	-22
…dites	-22
…dix	-42
…dix-huit	-23
…dix-neuf	-19
…doc	-20
…doigts	-16
…dois	20
…doivent	14
…domaine	8
…domicile	-20
…donc	26
…donne	-36
…donnes	-16
…dont	-20
…dose	-14
…dossier	-27
…double	-10
…doucement	-23
…doudous	-15
…douze	11
…drap	-12
…draps	-20
…droit	-26
…droite	-12
…du	-41
…dur	-20
…durée	-9
…dès	-26
…débranche	-14
…début	-16
…décembre	-13
…déchets	-15
…décide	-12
…décision	-18
…déclare	-14
…décollage	-17
…décoller	-11
…décrit	-17
…décroche	-13
…défaut	-13
…dégage	-13
…délai	-8
…démonte	-19
…démontes	-18
…département	-13
…dépasse	-14
…dépose	-13
…déposer	11
…déposé	-13
…déposés	-20
…dépotage	-13
…dépôt	-11
…désinfectant	-17
…désinfecte	-15
…désinfection	-12
…désinfectée	-19
…détecteur	-27
…détecteurs	-15
…e	-16
…eau	-21
…eaux	-15
…elle	-24
…elles	-14
…emplacements	-12
…employé	11
…empreinte	-21
…en	-20
…encaisse	-18
…enceinte	-16
…encore	-13
…enfant	-22
…enfants	-18
…enfin	-19
…enlever	-22
…enlève	-33
…ensuite	-37
…entailles	-9
…entend	16
…entier	-11
…entière	-13
…entre	-14
…entreprise	-20
…entrer	-15
…entrée	-19
…entrées	-20
…enveloppes	-15
…envie	12
…envoie	-26
…erwan	-10
…espèce	-18
…essaie	-26
…essence	-9
…essuie	-19
…essuyé	-10
…est	-38
…et	-26
…euros	-28
…exige	10
…explique	-23
…expliquer	-17
…expliqué	-9
…exporter	-10
…extincteur	-17
…extincteurs	-19
…fabrication	-16
…fabrique	-14
…face	-19
…facture	-11
…failli	-9
…faire	-44
…fais	-54
…faisons	-22
…fait	-18
…familial	10
…famille	-29
…familles	-14
…fasse	11
…fatou	-16
…fauconnier	-13
…faudrait	11
…faut	35
…fauteuil	-8
…façade	-13
…femme	-31
…femmes	-15
…fenêtre	-14
…fer	-18
…ferait	12
…ferment	-13
…fermer	-19
…fermes	-19
…fermeture	-22
…fermé	-11
…fermée	-25
…fermées	-10
…fermés	-22
…feu	-37
…feuille	-26
…feuilles	-22
…feutre	-22
…fiche	-19
…fichier	-11
…file	-16
…filet	-18
…fille	-19
…filles	-22
…film	-17
…fils	-17
…filtre	-20
…filtres	-14
…fin	-41
…finance	-10
…fixe	-14
…flamme	-14
…fleuriste	-12
…fois	-47
…fond	-39
…fonds	-8
…font	-16
…formaliser	-17
…forme	-16
…fosse	10
…four	-19
…fournisseur	-9
…fournit	-17
…foyer	-16
…frais	-19
…français	-9
…frapper	-9
…frein	-18
…freins	-9
…frigo	-17
…frigos	-14
…friterie	11
…friteuse	-17
…froid	-12
…froide	-24
…fromagerie	-16
…frotte	-11
…fuite	-21
…fume	-21
…funérarium	-8
…fwd	-21
…février	-17
…fête	-20
…g	-10
…g/m	-8
…gamin	-13
…gant	-18
…gants	-38
…garage	-18
…garde	-28
…garde-corps	-11
…gardien	-21
…gardienne	-17
…gare	-18
…gars	-12
…gauche	-30
…gaz	-24
…geler	-14
…gendarmerie	-14
…genoux	-19
…gens	-21
…gestionnaire	-10
…gilets	-11
…glacière	-15
…glisse	-22
…glisser	-11
…gomme	-21
…gonflage	-12
…goupille	-10
…goutte	-19
…gouvernante	-11
…graisse	-26
…grammes	-18
…grand	-23
…gratte	-17
…greffe	-20
…grille	-20
…grise	-23
…gros	9
…grosse	-19
…groupe	-22
…groupes	-18
…guichet	-26
…gyro	-9
…gère	-16
…général	-18
…géomètre	-16
…gérant	-12
…h	-12
…habitants	-16
…hangar	-10
…harnais	-18
…hasard	-10
…haut	-25
…haute	-24
…hauteur	-28
…hauteurs	-18
…hein	-37
…hello	-16
…heure	-36
…heures	-45
…hier	-31
…hommes	-12
…hors	-21
…housse	-19
…huile	-15
…huit	-27
…humidité	-11
…hérisson	-15
…hôtel	-13
…ici	-19
…il	13
…important	-16
…imprime	-11
…inclinés	-16
…indice	-12
…indique	-10
…infirmières	-12
…informatique	-19
…inscrit	-25
…inscrits	-10
…inspecte	-22
…installe	-15
…instruction	-18
…instruments	-16
…intact	-8
…interdit	-14
…interne	-17
…invendus	-16
…inverse	-13
…isolé	-14
…issues	-11
…j'aimerais	-9
…j'appelle	-15
…j'arrive	-16
…j'en	-17
…j'espère	-19
…j'ouvre	-25
…j'y	11
…janvier	-27
…jauge	-12
…jaune	-21
…javel	-16
…je	22
…jean-mi	-13
…jette	11
…jeté	-18
…jeu	-20
…jeudi	-25
…jeune	-16
…jeunes	-17
…jocelyne	-21
…joint	-17
…joints	-14
…jordan	-15
…josiane	-13
…joue	-17
…joueur	-11
…joueurs	-17
…jour	-44
…journal	-19
…journée	-19
…jours	-39
…jsuis	-14
…juillet	-17
…juin	-23
…jusqu'au	-22
…jusqu'en	-15
…jusqu'à	-20
…juste	-23
…justificatif	-13
…kevin	12
…kg	-17
…kilomètres	-17
…kilos	-20
…km/h	-11
…l'absence	17
…l'accès	-11
…l'acheteur	13
…l'acte	-11
…l'adresse	-21
…l'agence	-21
…l'agent	-40
…l'air	-23
…l'alarme	-15
…l'alcool	-19
…l'alginate	-20
…l'allée	-16
…l'an	-21
…l'ancien	-21
…l'ancienne	-14
…l'angle	-14
…l'animal	-16
…l'année	-19
…l'antenne	-13
…l'appareil	-22
…l'appel	-18
…l'argent	-15
…l'armoire	-16
…l'arrivée	-22
…l'arrêté	-11
…l'ars	-9
…l'ascenseur	-17
…l'assemblée	-18
…l'assistante	-12
…l'association	11
…l'atelier	-24
…l'attestation	-15
…l'autre	-38
…l'eau	-44
…l'emballage	-10
…l'embarquement	-20
…l'empreinte	-14
…l'encre	-15
…l'enfant	-22
…l'entrée	-18
…l'enveloppe	-13
…l'extérieur	-17
…l'heure	-23
…l'hiver	-11
…l'idée	11
…l'incident	-11
…l'infirmière	-22
…l'inspectrice	16
…l'instrument	-13
…l'intérim	-12
…l'occupant	-10
…l'oiseau	-16
…l'ombre	-18
…l'opérateur	-10
…l'ordre	-33
…l'oreille	-12
…l'os	-11
…l'ouverture	-30
…l'oxygène	15
…l'un	-15
…l'urne	-16
…l'âge	-15
…l'écart	-9
…l'échelle	-12
…l'école	-23
…l'écris	-21
…l'écrit	-16
…l'émetteur	-11
…l'étage	-24
…l'état	-20
…l'étiquette	-24
…l'été	-25
…l'évier	14
…la	-31
…labo	-19
…laboratoire	-26
…laisses	-26
…laissez-les	-16
…laissé	-22
…lait	-17
…lame	-22
…lampe	-23
…lance	-16
…lancer	-11
…langue	-12
…larmes	-12
…lausanne	-22
…lavage	-28
…lave	-24
…laver	-16
…laverie	-22
…laves	-18
…lavé	-9
…lavés	-13
…le	-32
…lendemain	-28
…lentement	-13
…les	-30
…lettre	-27
…lettres	-11
…leur	-12
…lever	15
…levée	-10
…lieu	-32
…lieux	-8
…limite	-19
…linge	-22
…lis	-25
…lisible	-18
…liste	-27
…lit	-32
…litige	-18
…litres	-16
…lits	-8
…livraison	-20
…livre	-21
…livres	-15
…livret	-9
…livré	-18
…local	-16
…locataire	-12
…location	-12
…loi	-19
…loin	-11
…long	-22
…longs	-12
…longtemps	-13
…longueur	-22
…lors	-22
…lot	-24
…loto	-19
…loue	-16
…lourdes	-15
…lumière	-20
…lyon	-15
…lève	-16
…léo	-10
…m	-21
…m'a	23
…m'appelle	-14
…m'en	-21
…m'occupe	-21
…ma	-15
…machine	-27
…madame	-12
…magasinier	-13
…mail	-20
…maille	-20
…main	-37
…mains	-33
…maintenant	-27
…maire	-17
…mairie	-18
…maison	-27
…mal	-29
…maman	-18
…mange	-14
…manière	-38
…marc	-21
…marchent	-16
…marcher	-22
…mardi	-26
…mari	-16
…marine	-13
…marque	-24
…marquée	-8
…marqués	-13
…marée	-17
…masque	-10
…matelot	-26
…matin	-36
…matins	18
…matériel	-10
…mauvais	-12
…max	-16
…maxi	-23
…maximum	-18
…maître	-24
…me	20
…membre	-10
…menton	15
…merci	11
…mercredi	-12
…mesdames	-13
…message	-18
…messagerie	-13
…messieurs	-12
…mesure	-28
…mesurer	-15
…mesures	-21
…met	-39
…mets	-29
…mettre	-11
…meule	-11
…micro	-11
…midi	-12
…milieu	-18
…mille	-25
…millimètre	-16
…millimètres	-15
…min	-17
…mineur	-16
…minimum	-10
…ministère	-13
…minuit	-9
…minutes	-23
…miroir	-8
…mis	-24
…mise	-26
…mises	-10
…mme	-30
…mobiles	-14
…mode	20
…modeste	10
…modif	-22
…modèle	-22
…moi	-26
…moins	-10
…mois-ci	-15
…moisi	-15
…moitié	-27
…moment	14
…momo	-15
…monde	-11
…moniteur	-10
…mono	-15
…monsieur	-33
…montage	-21
…monte	-20
…montent	-9
…monter	-29
…montes	-9
…monteurs	-16
…montre	-35
…montrer	-10
…monté	-14
…mort	-11
…morts	-15
…mot	-9
…moteur	-23
…mouillé	-20
…mouillées	-21
…mouillés	-13
…moulin	-8
…mousse	-20
…moyen	-11
…municipale	12
…musique	-24
…mère	-14
…mètre	-13
…mètres	-27
…médecin	-18
…médicaments	-20
…médium	-10
…mélangé	-18
…mémo	-25
…mémoire	-14
…méthode	-23
…météo	-13
…même	-49
…n'ai	-26
…n'attend	-20
…n'en	15
…n'entre	-17
…n'est	-33
…n'importe	15
…n'ouvre	-13
…n'y	-23
…nac	-17
…nacelle	-12
…nadège	-17
…naissance	-13
…ne	-10
…neige	-16
…nettoie	-17
…nettoyage	-19
…nettoyer	-11
…neuchâtel	-12
…neuf	-33
…neufs	-19
…neuve	-20
…neuves	-9
…neveu	-11
…nez	-23
…ni	-20
…niveau	-19
…noire	-15
…nom	-29
…nombre	-19
…nombres	-9
…normal	8
…normalement	-24
…note	-37
…noter	-12
…notre	-17
…noté	-20
…nourriture	-14
…nous	15
…nouveaux	-23
…nouvel	9
…nouvelle	-19
…nouvelles	-20
…nul	-18
…numéro	-38
…numéros	-16
…numéroté	-11
…nôtre	-14
…nœuds	-20
…o2	-9
…objets	-12
…officiel	-16
…on	-30
…ont	-28
…onze	-24
…optique	-11
…opératoire	9
…or	-15
…orange	-12
…ordre	-19
…ou	-57
…oublié	-10
…ouvert	-18
…ouverte	-21
…ouvertes	-19
…ouverts	-10
…ouverture	-18
…ouvre	-40
…ouvrent	-20
…ouvres	-16
…ouvrir	-18
…ovales	-22
…p	-11
…pages	-14
…paie	-11
…paiement	-9
…pain	-12
…paire	-19
…palette	-9
…pancarte	-15
…panier	-17
…panne	-18
…panneau	-27
…pansements	-17
…papiers	-17
…paquets	-9
…par	-28
…paraît	-18
…parc	-21
…parce	-63
…parcs	-13
…pardon	-19
…pareil	-20
…parent	-25
…parents	-13
…parfait	-11
…parking	-14
…parle	-38
…parles	-22
…pars	-25
…parte	-19
…partent	-21
…parti	-24
…partout	-21
…pas	-12
…passage	-20
…passagers	-14
…passe	-42
…passent	-18
…passer	-30
…passes	-21
…passée	-22
…pastille	-14
…patient	-13
…patinoire	-18
…patrick	-15
…patron	-20
…patronne	-18
…pause	-21
…pc	-9
…peau	-18
…peinture	-19
…pendant	-33
…pensé	11
…perche	-13
…percé	-16
…perd	-19
…perdu	-25
…permanence	-24
…permis	-27
…personne	-30
…personnel	-11
…personnes	-37
…perte	-18
…peser	-17
…pesée	-12
…pesés	-13
…petit	11
…petite	-24
…petites	-17
…petits	-9
…peu	-22
…peux	14
…photo	-31
…photographie	-13
…photos	-21
…phrases	-13
…piano	-13
…pied	-29
…pieds	-20
…pierre	-17
…pilote	-19
…pilotes	-10
…pince	-21
…pinceau	-15
…pinces	-15
…pioche	-9
…piquets	-12
…pis	-26
…piscine	-20
…piste	-11
…pièce	-31
…place	-31
…places	-18
…plaie	-15
…plainte	-11
…plan	-27
…planning	-8
…plans	-14
…plante	-16
…plaque	-23
…plaques	-28
…plastique	-10
…plat	-29
…plate	-15
…plateforme	-16
…plaît	-20
…plein	-18
…pleine	-16
…pleins	-10
…plie	-10
…plinthes	-10
…plonge	-22
…plongée	-21
…plus	-17
…plutôt	-13
…pneus	-23
…poches	-28
…pogner	-17
…poids	-21
…poignet	-8
…poignée	-10
…poignées	-16
…point	-8
…pointe	-12
…points	-15
…poisson	-22
…police	9
…politique	-13
…pompe	-20
…pompes	-23
…pompiers	-18
…pont	-18
…port	-15
…portable	-25
…portail	-11
…porter	-15
…portes	-20
…porteurs	-11
…porté	-14
…position	-18
…possible	12
…possède	-18
…poste	-20
…posé	-31
…posée	-15
…pots	-18
…poubelle	-15
…pouce	-24
…pouces	-15
…poudre	-21
…poules	-16
…pour	9
…pourquoi	18
…pourriture	-16
…poussière	-12
…pratique	-12
…premier	-34
…premiers	-19
…première	-29
…premièrement	-20
…prends	-26
…prennent	-21
…prescription	-10
…presque	-18
…pression	-20
…prie	-29
…printemps	10
…pris	-18
…prise	-20
…prix	-14
…pro	-18
…procès-verbal	-20
…produit	-20
…professeur	-11
…projecteur	-22
…projecteurs	-10
…projet	-13
…propane	-14
…proposer	-17
…propres	-11
…propriétaire	-32
…protocole	-33
…province	-18
…près	9
…précise	-17
…préfecture	-18
…prélever	-14
…prélève	-10
…prélèvement	-12
…prénom	-14
…préparation	-14
…prépare	-21
…préparer	19
…préparé	-19
…présence	-22
…présent	-16
…présente	-33
…président	11
…prévenir	-13
…préviens	-11
…prévient	-20
…prêt	-27
…prête	-23
…public	-22
…puis	-37
…puisse	-16
…purge	-10
…pv	-18
…père	-13
…pèse	-19
…périmètre	-15
…qqn	-10
…qu'après	-21
…qu'aucune	-13
…qu'elle	-29
…qu'il	23
…qu'ils	-28
…qu'on	26
…qu'un	-26
…qu'une	-23
…qu'y	-21
…quai	-22
…qualité	-16
…quand	-27
…quarante	-36
…quarante-deux	-13
…quart	-9
…quartier	-12
…quarts	-16
…quatorze	-24
…quatre	-9
…quatre-vingt-dix	-17
…quatrième	-16
…que	10
…quel	-24
…quelqu'un	13
…quelque	-10
…questions	-13
…queue	-24
…quinze	-32
…quitte	11
…rabat	-15
…raccord	-13
…racines	-10
…radio	-18
…raison	-11
…ramasse	-21
…ramassé	-15
…rame	-9
…rampe	-11
…rang	-10
…range	-15
…ranger	-8
…rangs	-21
…rangés	-8
…rapide	-17
…rappelle	-25
…rappelles	-18
…rappelé	-15
…rapport	-30
…rasante	-11
…rayon	-27
…rayures	-21
…recette	-13
…recommandé	-18
…recommence	13
…recompte	-14
…recueilli	-10
…refait	-15
…referme	-8
…refermé	11
…refuge	-11
…refuse	-19
…refusé	-13
…regard	-12
…regardant	-10
…regarde	-44
…regarder	-33
…regardes	-35
…registre	-32
…relais	-18
…relance	-17
…relevé	-28
…relevés	-14
…relire	-14
…relit	-12
…relu	-15
…relève	-14
…remboursement	-10
…remet	-29
…remets	-15
…remis	-16
…remise	-26
…remonte	-25
…remorque	-18
…remplace	-19
…remplaçant	-21
…remplaçons	-24
…remplie	-12
…remplir	-9
…remplis	-9
…remplissage	-14
…remplit	-24
…rend	-20
…rendez-vous	-21
…rendre	-13
…rendu	-21
…rentre	-19
…renvoie	-17
…renvoyé	-16
…repart	-17
…repasse	-13
…reporte	-13
…reprends	-21
…repris	-12
…reprise	-12
…responsable	-27
…ressourcerie	-24
…restauration	-13
…restauratrice	-12
…rester	-15
…restes	-10
…restée	-18
…retard	-13
…retire	-23
…retiré	-17
…retour	-31
…retourne	-17
…retours	-12
…retrouve	-14
…retrouver	-11
…retrouvé	-15
…retrouvée	-11
…revenu	-11
…reviennent	-22
…revient	8
…revoir	-23
…reçoit	-35
…reçu	-19
…reçue	-13
…rh	-15
…rideau	-12
…rince	-20
…rinçage	-10
…robinet	-16
…roger	-13
…rond	-15
…rose	-9
…roubaix	-13
…rouge	-33
…rouges	-11
…route	-21
…ruban	-13
…rucher	13
…ruches	-22
…rue	-19
…râlent	-19
…règle	-32
…règlement	-20
…réception	-31
…réclamation	-9
…réclame	-32
…récupération	-10
…rédiger	9
…régie	-19
…régional	-9
…régionale	-19
…régisseur	-14
…réglage	-16
…réglages	-11
…réglette	-11
…réglée	-20
…répond	11
…répondu	-18
…réponse	-15
…réseau	-9
…réserve	-10
…résidence	-16
…résultats	-17
…réunion	-22
…révision	-14
…s	-13
…s'agissant	-21
…s'appelle	-16
…s'arrête	-17
…s'assure	-11
…s'est	-45
…s'il	-55
…s'ils	-22
…s'ouvre	-14
…sa	-37
…sac	-26
…sache	9
…sachet	-14
…sacs	-16
…sage-femme	-17
…sais	-23
…saisit	-18
…saison	-17
…saisonniers	-12
…sait	9
…salarié	-9
…sale	-19
…salle	-24
…salles	-15
…salon	-18
…salut	-26
…samedi	-12
…sang	-9
…sangle	-12
…sanitaire	-9
…sans	-53
…sas	-8
…sauce	-10
…saute	-11
…sauvegarde	-15
…savait	-18
…savent	-20
…savon	-16
…scanne	-15
…scelle	-13
…scellé	-23
…scie	-8
…scolaire	-11
…scotche	-16
…scotché	-8
…scène	-14
…se	-47
…seau	-19
…seaux	-19
…sec	-25
…second	-10
…seconde	-23
…secondes	-23
…secoue	-22
…secouer	-13
…secours	-16
…secrétaire	-13
…secrétariat	-13
…secteur	-30
…sectionneur	-18
…sel	-12
…sellette	-14
…selon	-16
…semaine	-29
…semaines	-18
…semelle	-12
…sens	-14
…sent	-24
…septante	-21
…sera	-10
…serait	9
…seringue	-15
…serre	-27
…sert	-15
…serveur	-17
…services	-16
…serviettes	-15
…ses	-25
…seuil	-10
…seul	-23
…seule	-22
…seulement	-24
…seuls	-12
…shampoing	-19
…si	-66
…siffle	-14
…siffler	-10
…signalée	-9
…signature	-12
…signe	-22
…signer	-25
…signé	-14
…signée	-18
…silicone	-14
…simple	-18
…simples	11
…sinon	-15
…site	-18
…siège	12
…sièges	-14
…sms	-17
…social	-16
…soi	-11
…soie	-15
…soirées	-21
…soixante	12
…sol	-29
…son	-36
…sonde	-11
…sonne	-13
…sonner	-16
…sont	-15
…sors	-19
…sort	-45
…sortent	-16
…sorti	-26
…sortie	-22
…sortir	-25
…sous	-34
…souvent	-15
…stagiaire	-17
…stagiaires	-20
…station	-18
…stupéfiants	-11
…stylo	-11
…stérilisation	-10
…sucre	-14
…suie	-13
…suis	-13
…suite	-18
…suivant	-10
…suivante	-14
…suivi	-14
…suivre	-18
…super	14
…support	-12
…supérieur	-18
…sur	-25
…surfaceuse	9
…surfaçage	-19
…surtout	-41
…surveillant	-20
…svp	-26
…syndicat	-21
…synthétique	-22
…séance	-9
…sécateur	-15
…séchage	-24
…sécher	-13
…sécurité	-26
…sépare	-17
…sœur	11
…t	-24
…t'as	-27
…t'écris	-21
…table	-22
…tablette	-18
…taches	-17
…taille	-20
…talkie	-13
…talon	-18
…tampon	-18
…tant	-32
…tape	-23
…tapis	-20
…tard	-20
…tare	-16
…te	-43
…technicien	-20
…techniciens	-8
…temps	-27
…température	-30
…tenir	-18
…tension	-8
…terrain	-12
…terrasse	-12
…terre	-13
…test	-19
…teste	-26
…testes	-12
…texte	8
…thermomètre	-11
…ticket	-14
…tickets	-10
…tiens	-16
…tient	-37
…tiers	-23
…tiges	-12
…tire	-20
…tirer	-17
…tiroir	-15
…tiré	-17
…tirée	-18
…titouan	-12
…titre	-23
…tiède	-24
…toi	8
…toile	-12
…tombe	-18
…tomber	-15
…ton	-23
…touche	-34
…toucher	-20
…touchée	-16
…tour	-33
…tournai	-12
…tourne	14
…tourner	-19
…tournée	-22
…toussaint	-14
…toutes	-14
…trace	-23
…tracteur	-15
…traite	9
…traitée	-12
…trame	-25
…tranche	-13
…transfert	-24
…transformer	-10
…trappe	-16
…travail	-21
…travailler	-18
…travers	-27
…traverse	-15
…trempe	-11
…tremper	-12
…trentaine	-17
…trente	-28
…trente-deux	-16
…treuil	-12
…tribunal	-10
…trie	-11
…trier	-19
…trimestre	-26
…trois	-14
…tronçonneuse	-15
…trous	-19
…trouve	-19
…trouver	-17
…trouvé	-33
…truc	14
…trépied	-13
…tu	-10
…tubes	-16
…tulle	-12
…tunnel	-11
…tuteur	9
…type	-9
…téléphone	-12
…tête	-28
…tôt	-16
…un	11
…une	-10
…uniquement	-15
…usé	-19
…vache	-11
…vais	-13
…vaisselle	-18
…valeur	-13
…valve	-17
…vanne	-10
…vapeur	11
…variété	-15
…veille	-41
…vend	-15
…vendredi	-24
…vent	-27
…vente	-10
…ventilation	-13
…ventile	-16
…ventre	-12
…venue	-11
…verre	-22
…verres	-20
…vers	-39
…verse	-12
…verser	-19
…vert	-12
…vestiaire	-18
…vestiaires	-9
…veuillez	-14
…veulent	-15
…veux	19
…viande	-16
…vide	-17
…vider	-12
…vides	-24
…vidé	-14
…vieille	-13
…vieilles	-18
…vienne	-17
…viennent	-21
…vient	-35
…vieux	-24
…village	-12
…ville	-15
…vinaigre	-10
…vingt	-38
…vingt-cinq	-21
…vingt-deux	-17
…vingt-quatre	-20
…vingt-six	-22
…violette	-17
…violons	-12
…virgule	-11
…virus	-20
…vis	-15
…visite	-32
…visiteur	-13
…visière	-16
…vite	-15
…vitesse	-15
…vitre	-16
…vitres	-15
…vocale	-13
…voici	-20
…voie	-10
…voient	-20
…voile	-18
…voilà	9
…voilée	-13
…voir	24
…vois	-21
…voisins	-15
…voit	-22
…voiture	-32
…voix	-20
…vol	-17
…volant	-14
…volonté	-14
…vont	-23
…vote	-13
…votre	-10
…voudra	17
…voudrais	14
…voudrait	21
…voulu	-14
…vous	22
…voyageurs	-12
…voyant	-16
…vrac	-18
…vrai	-19
…vraie	-18
…véhicule	-17
…vélo	12
…vérification	-16
…vérifie	-33
…vérifier	-24
…vérifies	-18
…vérifiées	-18
…week-end	-19
…yeux	-22
…yo	-8
…zone	-25
…zéro	-22
…§	-15
…«	8
…°	-28
…²	-12
…·	-13
…âge	-20
…ça	15
…écart	-11
…échange	-21
…éclat	-10
…école	-13
…écoles	-14
…écoute	-16
…écrite	-23
…écrivez-moi	9
…écumer	-16
…électrique	-20
…électriques	12
…élingue	-11
…élève	-12
…élèves	-17
…équipe	11
…équipes	12
…établissement	-18
…établit	-12
…étaient	-12
…était	-34
…étape	12
…étapes	-14
…état	-16
…éteint	-11
…étiquette	-26
…étiquettes	-12
…étoile	-10
…étoiles	-12
…étudiante	-14
…étudiants	20
…été	-35
…évacuation	-12
…être	-31
…ôte	-21
…œuvre	-24
…–	-26
…—	-21
…•	-14
…€	-11
…→	-21
…☐	-20`;
