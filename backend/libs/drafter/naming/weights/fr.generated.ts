// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_FR = `<!	-19
<"	-20
<%	-16
<&	-17
<(	-37
<*	-12
<+	-26
<,	-21
<-	12
<-( xle	-15
<-( xlon	-9
<-( xolé	-8
<-( xun	-16
<-( xure	-11
<-) xage	-10
<-) xent	-9
<-, 00	-22
<-, Xand	-16
<-, Xane	-9
<-, Xb	-9
<-, Xier	-20
<-, Xile	-12
<-, Xres	-13
<-, x'en	-25
<-, x'un	-8
<-, x-ce	-8
<-, x-le	-20
<-, xace	-9
<-, xage	-28
<-, xait	-11
<-, xame	-11
<-, xant	-32
<-, xape	-18
<-, xau	-33
<-, xaux	-20
<-, xbes	-15
<-, xble	-20
<-, xcar	-17
<-, xce	-30
<-, xcer	-9
<-, xces	-12
<-, xche	-26
<-, xché	-8
<-, xcun	-19
<-, xde	8
<-, xder	-8
<-, xdon	-19
<-, xdre	-10
<-, xdu	-16
<-, xeau	-34
<-, xein	-12
<-, xend	-12
<-, xens	-13
<-, xent	-17
<-, xers	-11
<-, xest	-43
<-, xets	-17
<-, xeur	-22
<-, xeux	-36
<-, xger	-16
<-, xgle	-17
<-, xgue	-15
<-, xgée	-16
<-, xher	-11
<-, xhes	-16
<-, xhée	-12
<-, xier	-39
<-, xies	-15
<-, xile	-15
<-, xils	-17
<-, xine	-9
<-, xire	-15
<-, xirs	-12
<-, xise	-23
<-, xite	-15
<-, xité	-10
<-, xje	-44
<-, xler	-25
<-, xlim	-12
<-, xlle	-21
<-, xlée	-17
<-, xmea	-13
<-, xmer	-22
<-, xmes	-12
<-, xmis	-14
<-, xmoi	-13
<-, xmum	-11
<-, xmué	-10
<-, xnas	-18
<-, xnce	-29
<-, xnde	-14
<-, xner	-14
<-, xnes	-23
<-, xnez	-16
<-, xnir	-14
<-, xnne	-32
<-, xnre	-14
<-, xnte	-16
<-, xnts	-15
<-, xnée	-10
<-, xnés	-13
<-, xoin	-14
<-, xoir	-11
<-, xole	-18
<-, xon	-16
<-, xons	-19
<-, xord	-13
<-, xore	-13
<-, xors	-15
<-, xort	-20
<-, xose	-14
<-, xous	17
<-, xper	-9
<-, xque	-22
<-, xrer	-24
<-, xres	-27
<-, xrie	-13
<-, xrme	-13
<-, xros	-17
<-, xrte	-16
<-, xrté	-12
<-, xrue	-12
<-, xrze	-18
<-, xser	-23
<-, xses	-14
<-, xsez	-11
<-, xsi	-22
<-, xson	-12
<-, xsse	-13
<-, xste	-21
<-, xsée	-22
<-, xsés	-13
<-, xter	-13
<-, xtes	-21
<-, xtez	-20
<-, xtre	-27
<-, xtte	-27
<-, xtu	-17
<-, xtés	-17
<-, xues	-14
<-, xule	-15
<-, xun	-44
<-, xune	-35
<-, xupe	-12
<-, xure	-24
<-, xurs	-30
<-, xuse	-19
<-, xute	-24
<-, xuyé	-14
<-, xyez	-15
<-, xà	-47
<-, xème	-13
<-, xère	-19
<-, xées	-12
<-, xôle	-13
<-, xœil	-11
<-- 00	-13
<-- xeur	-13
<-- xon	-10
<-- xvre	-10
<-. xeur	-15
<-. xla	-17
<-. xnce	-12
<-. xon	-20
<-/ 00	-12
<-/ xedi	-16
<-0 00	-11
<-0 Xl	-15
<-0 Xla	-14
<-0 Xle	-17
<-0 xaux	-13
<-0 xbar	-17
<-0 xbre	-15
<-0 xcm	-15
<-0 xde	-9
<-0 xent	-8
<-0 xg	-8
<-0 xges	-13
<-0 xhes	-17
<-0 xits	-10
<-0 xj	-11
<-0 xkg	-18
<-0 xla	-22
<-0 xles	-21
<-0 xm/h	-20
<-0 xmm	-10
<-0 xnes	-9
<-0 xnts	-16
<-0 xour	-9
<-0 xres	-12
<-0 xril	-10
<-0 xsse	-14
<-0 xtre	-17
<-0 xurs	-13
<-0 xà	-14
<-0 xées	-13
<-: 00	-17
<-: XXre	-21
<-: Xent	15
<-: Xine	-16
<-: Xion	-17
<-: xage	22
<-: xant	9
<-: xau	-10
<-: xben	-17
<-: xbre	9
<-: xent	11
<-: xest	-20
<-: xeur	-22
<-: xeux	-15
<-: xhes	-9
<-: xien	-11
<-: xier	-16
<-: xipe	-16
<-: xire	-19
<-: xise	-20
<-: xje	-19
<-: xla	-11
<-: xlan	-13
<-: xles	-29
<-: xlle	-20
<-: xmal	-9
<-: xnte	10
<-: xons	11
<-: xour	-13
<-: xque	-21
<-: xres	-19
<-: xsi	-10
<-: xsée	9
<-: xter	-22
<-: xtre	-16
<-: xtte	-16
<-: xtu	-9
<-: xun	-23
<-: xune	9
<-: xurs	-12
<-: xver	11
<-: xvis	-13
<-: xyer	-17
<-: xà	-13
<-: xôle	-11
<-; xle	-9
<-; xles	-16
<-= xfus	-8
<-= xire	-12
<-= xon	-12
<-= xrté	-12
<-> 00	-15
<-[ 00	-9
<-^ 00	-28
<-^ X'en	-14
<-^ X'où	-19
<-^ XXage	20
<-^ XXion	23
<-^ XXode	-15
<-^ XXole	-17
<-^ XXpv	-17
<-^ XXure	24
<-^ Xace	-14
<-^ Xage	33
<-^ Xah	-13
<-^ Xant	-41
<-^ Xard	-20
<-^ Xart	16
<-^ Xau	-22
<-^ Xaux	12
<-^ Xbut	-15
<-^ Xcat	-17
<-^ Xce	-35
<-^ Xcer	-14
<-^ Xces	-16
<-^ Xche	-19
<-^ Xcun	-24
<-^ Xde	-18
<-^ Xder	-16
<-^ Xdio	-16
<-^ Xdre	-24
<-^ Xdu	-16
<-^ Xedi	-20
<-^ Xeil	-24
<-^ Xent	-18
<-^ Xers	-21
<-^ Xeur	-9
<-^ Xeux	-30
<-^ Xfwd	-16
<-^ Xger	-17
<-^ Xges	-19
<-^ Xgue	-14
<-^ Xher	-16
<-^ Xice	-18
<-^ Xici	-21
<-^ Xick	-16
<-^ Xide	-17
<-^ Xiel	-11
<-^ Xien	-19
<-^ Xier	-40
<-^ Xiez	-21
<-^ Xine	-26
<-^ Xing	-10
<-^ Xire	12
<-^ Xite	15
<-^ Xité	-14
<-^ Xive	-12
<-^ Xj'y	-16
<-^ Xje	-18
<-^ Xjet	-16
<-^ Xla	-49
<-^ Xlde	-17
<-^ Xle	-50
<-^ Xler	-18
<-^ Xles	-20
<-^ Xlez	-13
<-^ Xlie	-12
<-^ Xlin	-19
<-^ Xllo	-12
<-^ Xlon	-12
<-^ Xlut	-25
<-^ Xlée	8
<-^ Xmal	-13
<-^ Xmer	-15
<-^ Xmoi	-15
<-^ Xmon	-40
<-^ Xnce	-24
<-^ Xnds	-12
<-^ Xnes	-14
<-^ Xnie	-20
<-^ Xnne	-31
<-^ Xnon	-12
<-^ Xnos	-26
<-^ Xnts	-22
<-^ Xnès	-14
<-^ Xnée	-14
<-^ Xode	-11
<-^ Xoir	-16
<-^ Xole	-11
<-^ Xon	-50
<-^ Xool	-10
<-^ Xor	-13
<-^ Xous	-9
<-^ Xoux	-20
<-^ Xpel	-12
<-^ Xper	-25
<-^ Xque	13
<-^ Xrde	16
<-^ Xref	-10
<-^ Xrer	-22
<-^ Xres	-17
<-^ Xrie	-25
<-^ Xrts	-15
<-^ Xrté	-11
<-^ Xser	-21
<-^ Xses	-14
<-^ Xsi	-28
<-^ Xsin	-17
<-^ Xson	-12
<-^ Xsés	-11
<-^ Xtal	-17
<-^ Xtel	-8
<-^ Xter	-14
<-^ Xtes	-24
<-^ Xtie	10
<-^ Xtir	-8
<-^ Xtre	-44
<-^ Xtte	-21
<-^ Xtu	-18
<-^ Xtée	-11
<-^ Xude	-17
<-^ Xuer	-12
<-^ Xues	-17
<-^ Xule	-17
<-^ Xult	-16
<-^ Xun	-52
<-^ Xune	-33
<-^ Xver	-19
<-^ Xvin	-18
<-^ Xvoi	-12
<-^ Xvre	14
<-^ Xyer	-13
<-^ Xà	-8
<-^ Xème	-18
<-^ Xémo	-15
<-^ Xête	-17
<-^ Xôle	16
<-^ xage	-11
<-^ xait	-15
<-^ xant	-17
<-^ xb	-12
<-^ xche	-18
<-^ xd	-9
<-^ xdre	-17
<-^ xe	-9
<-^ xest	-22
<-^ xeur	-26
<-^ xeux	-14
<-^ xhes	-11
<-^ xine	11
<-^ xion	-12
<-^ xire	-10
<-^ xité	-17
<-^ xje	-23
<-^ xkel	-12
<-^ xle	-44
<-^ xles	-19
<-^ xmdr	-8
<-^ xmer	-21
<-^ xon	-17
<-^ xour	-23
<-^ xper	-19
<-^ xque	-17
<-^ xrer	-29
<-^ xser	-12
<-^ xsi	-16
<-^ xter	-22
<-^ xtes	-24
<-^ xtir	-20
<-^ xtre	-10
<-^ xtu	-25
<-^ xun	-9
<-^ xune	-21
<-^ xurs	-15
<-^ xà	-20
<-^ xôle	9
<-a 00	-10
<-a xché	-18
<-a xeux	15
<-a xeçu	-16
<-a xini	-12
<-a xla	-16
<-a xle	-19
<-a xlli	-11
<-a xllé	-10
<-a xncé	-12
<-a xndu	-17
<-a xngé	-17
<-a xosé	-16
<-a xoyé	-19
<-a xrdu	-14
<-a xris	-10
<-a xrsé	-15
<-a xssé	-16
<-a xun	-20
<-a xune	-21
<-a xusé	-11
<-a xuvé	-17
<-a xà	-15
<-accord xdu	-15
<-accueille xune	-16
<-actes xiés	-12
<-adore xles	-14
<-adulte xour	-10
<-alors xce	-15
<-alors xest	-26
<-alors xje	-19
<-alors xle	-26
<-alors xon	-32
<-alors xous	-16
<-annonce xle	-9
<-ans xour	-10
<-appel xau	-11
<-appeler xle	-12
<-appelle xla	-15
<-appelle xle	-17
<-après 00	-12
<-après xage	-16
<-après xion	-24
<-après xla	-34
<-après xle	-27
<-après xles	-24
<-après xon	13
<-après xun	-17
<-après xune	-14
<-arrive xau	-18
<-arrive xle	-15
<-arrive xon	-14
<-arrive xsse	-9
<-arrive xà	-16
<-arrête xle	-10
<-aspire xla	-12
<-atelier xde	-15
<-attend xle	-11
<-attend xune	-15
<-attends xje	-19
<-attestation xnce	-12
<-au 00	-14
<-au xabo	-16
<-au xage	-38
<-au xain	-12
<-au xanc	-11
<-au xant	-21
<-au xard	-12
<-au xart	-15
<-au xate	-9
<-au xbut	-12
<-au xeau	-14
<-au xent	-25
<-au xeur	-19
<-au xhet	13
<-au xiat	-12
<-au xier	-24
<-au xire	-23
<-au xjet	-18
<-au xlet	-16
<-au xlon	-16
<-au xmps	-14
<-au xnal	-18
<-au xnet	-13
<-au xoin	-8
<-au xord	-14
<-au xpôt	-14
<-au xsin	-10
<-au xste	-20
<-au xtre	-21
<-au xuge	-14
<-au xylo	-13
<-au xyon	-8
<-au xège	-19
<-au xème	-23
<-au xœur	-16
<-au-delà xde	-11
<-au-dessus xde	-11
<-au-dessus xdu	-18
<-autres xent	-10
<-autres xins	-11
<-aux xeux	-21
<-aux xnts	-26
<-aux xons	-10
<-aux xpes	-9
<-aux xres	-19
<-aux xtes	-15
<-aux xues	-13
<-aux xurs	-18
<-avant xage	-13
<-avant xde	-28
<-avant xla	-37
<-avant xle	-35
<-avant xler	-16
<-avant xles	-26
<-avant xque	-21
<-avant xrir	-8
<-avant xson	-17
<-avant xtre	-19
<-avant xtri	-12
<-avant xure	-27
<-avec xde	-10
<-avec xdu	-11
<-avec xeau	-13
<-avec xeur	-10
<-avec xeux	-10
<-avec xien	-16
<-avec xla	-36
<-avec xle	-42
<-avec xles	-34
<-avec xlle	-14
<-avec xun	-24
<-avec xune	-21
<-bac xà	-23
<-badge xrdu	-10
<-base xde	-11
<-besoin xde	-11
<-bibliothèque xale	-11
<-bien xoir	-21
<-blanc xent	19
<-bon xage	9
<-bon xde	-15
<-bon xje	-24
<-bon xon	-9
<-bon xtat	-18
<-bonjour xest	-18
<-bonjour xà	-18
<-bonne xnté	-9
<-bons xhat	-15
<-bord xde	-13
<-bouche xà	-10
<-bouchon xde	-8
<-branche xle	-17
<-bureau xde	-13
<-bâche xau	-9
<-bénévoles xent	-11
<-c'est Xrie	-12
<-c'est xant	-20
<-c'est xaud	-12
<-c'est xble	-14
<-c'est xce	-14
<-c'est xent	13
<-c'est xion	18
<-c'est xire	-20
<-c'est xla	-41
<-c'est xles	14
<-c'est xmon	-12
<-c'est xour	-43
<-c'est xtre	-17
<-c'est xune	-17
<-c'est xuoi	-26
<-cabane xà	-14
<-caisse xdu	-17
<-calcule xla	-18
<-calcule xle	-8
<-cantonal xous	-17
<-carnet xde	-18
<-carte xire	-9
<-carte xise	-10
<-cassé xle	-13
<-cause xde	-14
<-cause xdu	-10
<-caution xde	-10
<-ce x-ci	-11
<-ce xait	-18
<-ceintures xées	-11
<-celui xdu	-17
<-certains xent	-9
<-cette xnée	-13
<-cette xure	-22
<-chacun xla	-12
<-change xde	-9
<-change xle	-8
<-changement xde	-17
<-changent xent	-8
<-changer xla	-20
<-chaque xche	-15
<-chaque xeau	-12
<-chaque xeur	-11
<-chaque xier	-15
<-chaque xnée	-26
<-chaque xson	-9
<-chaque xsse	-14
<-chaque xtie	-16
<-chaque xtre	-20
<-charge xour	-16
<-chaude xà	-15
<-chauffes xla	-23
<-chaussures xées	-11
<-chef xde	-13
<-chef xeur	-11
<-chef xion	-11
<-chef xipe	-10
<-cherche xle	-18
<-chercher xle	-15
<-chez xla	-22
<-chez xles	-23
<-chez xous	-37
<-chez xun	-16
<-choisit xla	-15
<-chose xde	-20
<-chose xtu	-10
<-ci-après xles	-15
<-cinq xles	-10
<-classe xde	-8
<-client xous	-12
<-cloches xà	-14
<-club xde	-22
<-clés xdu	-10
<-clés xà	-10
<-clés xées	-11
<-clôture xde	-15
<-colle xle	-9
<-collé xune	-9
<-comme xle	-15
<-comme xun	-12
<-comment xler	13
<-compte 00	-12
<-compte xles	-30
<-compte xndu	-12
<-comptent xles	-12
<-conduite xà	-20
<-confrère xde	-8
<-congé xité	-11
<-conseil xcal	-10
<-constat xtat	-16
<-consulte xla	-9
<-consulte xle	-13
<-contre xle	-13
<-contrôle xant	-11
<-contrôle xde	-11
<-contrôle xité	-23
<-contrôle xla	-18
<-contrôle xle	-20
<-contrôle xles	-14
<-contrôle xune	-10
<-contrôle xà	-12
<-contrôler xles	-25
<-convient xde	-16
<-coopérative xde	-10
<-corde xsée	-9
<-coup xde	-13
<-coupe xion	-10
<-coupe xla	-15
<-coupe xle	-18
<-coups xde	-9
<-coupé xà	-13
<-coûte 00	-9
<-creux xon	-19
<-côté xdu	-16
<-côté xla	-19
<-côté xres	-9
<-côté xtu	-11
<-d'abord xla	-20
<-d'abord xle	-23
<-d'abord xles	-26
<-d'abord xsi	-12
<-d'abord xtu	-15
<-d'accord xon	-15
<-d'aller xau	-14
<-d'alpage xque	-13
<-d'emploi xour	-24
<-d'en xser	-13
<-d'où xtte	-23
<-d'un xent	-35
<-d'un xeur	-18
<-d'une xase	-15
<-d'une xche	-9
<-d'une xine	-16
<-d'une xion	-17
<-d'une xnte	-15
<-d'une xrie	-10
<-d'une xure	14
<-d'écrit xour	-19
<-dame xde	-13
<-dans Xle	-10
<-dans xce	-9
<-dans xche	-12
<-dans xdre	-27
<-dans xeau	-11
<-dans xire	-19
<-dans xla	-55
<-dans xle	-48
<-dans xnce	-17
<-dans xppe	-8
<-dans xque	-16
<-dans xtre	-28
<-dans xun	-37
<-dans xune	-26
<-date xdu	-9
<-de 00	-12
<-de Xers	-16
<-de Xgny	-9
<-de Xion	-9
<-de Xire	-20
<-de Xles	-12
<-de Xlle	-24
<-de Xnai	-11
<-de Xnce	-15
<-de Xoël	-14
<-de Xque	-14
<-de Xyon	-11
<-de xade	-15
<-de xage	-34
<-de xail	-19
<-de xain	-24
<-de xait	-13
<-de xane	-13
<-de xant	-15
<-de xart	12
<-de xaux	-17
<-de xave	-13
<-de xble	-15
<-de xbre	-13
<-de xcao	-20
<-de xcat	-11
<-de xce	-25
<-de xche	-12
<-de xcte	-9
<-de xdre	-27
<-de xeau	-37
<-de xeil	-30
<-de xens	14
<-de xent	8
<-de xers	-25
<-de xert	-17
<-de xeuf	-13
<-de xeur	-24
<-de xeux	-27
<-de xffe	-13
<-de xfil	-14
<-de xger	-19
<-de xgie	-15
<-de xgue	-16
<-de xgée	-18
<-de xher	-8
<-de xice	-10
<-de xide	-12
<-de xiel	-15
<-de xien	11
<-de xier	-23
<-de xile	-19
<-de xine	-20
<-de xing	-13
<-de xins	-15
<-de xire	-21
<-de xise	13
<-de xite	-29
<-de xité	-12
<-de xive	-11
<-de xla	-10
<-de xlan	-22
<-de xle	-23
<-de xler	11
<-de xles	-16
<-de xlle	-29
<-de xmon	-24
<-de xmée	-12
<-de xnce	-25
<-de xnde	-14
<-de xner	9
<-de xnes	-14
<-de xnge	-16
<-de xnie	-21
<-de xnne	-24
<-de xnos	-11
<-de xnte	-25
<-de xnté	-12
<-de xnze	-14
<-de xnée	-24
<-de xoir	-17
<-de xole	-11
<-de xons	-36
<-de xont	-21
<-de xort	-10
<-de xote	-15
<-de xour	-26
<-de xous	-29
<-de xper	-9
<-de xque	-21
<-de xrde	-20
<-de xrer	12
<-de xres	-29
<-de xrge	-15
<-de xrie	-18
<-de xrim	-11
<-de xrre	-14
<-de xrze	-9
<-de xrée	-11
<-de xsel	-12
<-de xser	-23
<-de xses	-15
<-de xsin	-14
<-de xsse	-25
<-de xste	-12
<-de xtat	13
<-de xter	-21
<-de xtie	-20
<-de xton	-9
<-de xtre	-29
<-de xtte	-16
<-de xuoi	-24
<-de xure	-22
<-de xuse	-21
<-de xute	-15
<-de xver	-26
<-de xvie	-15
<-de xvol	-17
<-de xyer	-10
<-de xâte	-14
<-de xène	-14
<-de xère	-20
<-de xécu	-13
<-de xées	-15
<-de xête	-18
<-de xîne	-10
<-de xôle	-8
<-de xœil	-17
<-dehors xtu	-11
<-demande xau	-16
<-demande xde	-8
<-demande xle	-19
<-demande xun	-20
<-demande xune	-22
<-demander xsi	-12
<-demander xà	-11
<-demandes xla	-9
<-depuis 00	-17
<-depuis xeux	-12
<-depuis xla	-23
<-depuis xle	-28
<-dernier xeur	-13
<-dernier xon	-16
<-derrière xle	-22
<-des Xres	-17
<-des xacs	-19
<-des xats	-21
<-des xaux	-36
<-des xces	-12
<-des xcès	-11
<-des xdes	-18
<-des xens	-21
<-des xers	-28
<-des xets	-27
<-des xeux	-25
<-des xhes	-15
<-des xies	-13
<-des xils	-19
<-des xins	-18
<-des xits	-26
<-des xles	-47
<-des xlis	-20
<-des xmes	-28
<-des xnes	-21
<-des xots	-18
<-des xous	-10
<-des xpes	-21
<-des xres	-32
<-des xros	-12
<-des xrts	-12
<-des xses	-17
<-des xtes	-40
<-des xues	-28
<-des xurs	-36
<-des xves	-17
<-des xées	-13
<-dessous xde	-11
<-deux xaux	-9
<-deux xens	-15
<-deux xers	-11
<-deux xeux	-19
<-deux xgts	-14
<-deux xhes	-13
<-deux xies	-10
<-deux xins	-10
<-deux xits	-13
<-deux xles	-19
<-deux xmes	-17
<-deux xnes	-12
<-deux xnts	-29
<-deux xons	-26
<-deux xrcs	-10
<-deux xrds	-19
<-deux xres	-17
<-deux xrts	-12
<-deux xtes	-24
<-deux xtés	-13
<-deux xups	-12
<-deux xurs	-22
<-deux xées	-11
<-deuxièmement xon	-15
<-devant xeux	-12
<-devant xla	-22
<-devant xle	-25
<-devant xles	-21
<-dictée xale	-9
<-dire xent	-24
<-directrice xde	-12
<-disque xde	-10
<-dit xau	-9
<-dit xde	-18
<-dit xle	-15
<-dit xtu	-9
<-docteur Xler	-13
<-document xque	-18
<-dois xire	-12
<-doit xnir	-12
<-doit xoir	-12
<-donc xest	-19
<-donc xje	-20
<-donc xle	20
<-donc xon	-15
<-donc xun	-17
<-donc xune	-21
<-donc xà	-19
<-donne xce	-10
<-donne xla	-20
<-donne xle	-18
<-dons xde	-17
<-dont xeux	-12
<-dont xla	-15
<-dont xun	11
<-dossier xde	-11
<-dossier xvre	-16
<-douze xres	-13
<-droit xde	-13
<-du 00	-13
<-du XXval	-13
<-du Xord	-11
<-du xain	-25
<-du xais	-21
<-du xant	-15
<-du xart	-19
<-du xcar	-22
<-du xeau	-14
<-du xedi	-20
<-du xeil	-15
<-du xend	-18
<-du xent	-19
<-du xgar	-14
<-du xier	-23
<-du xing	-16
<-du xire	-23
<-du xité	-21
<-du xlic	-19
<-du xnal	-10
<-du xnel	-19
<-du xort	-19
<-du xote	-13
<-du xour	-25
<-du xque	10
<-du xsin	-28
<-du xste	-9
<-du xtre	-22
<-du xuit	-16
<-du xère	-19
<-du xône	-22
<-débranche xla	-13
<-déjà xla	-21
<-dépôt xde	-9
<-désormais xla	12
<-détecteur xde	-8
<-eau xà	-15
<-elle xlle	-10
<-elle xon	-9
<-elle xsse	-16
<-elle xure	-17
<-en xace	-23
<-en xage	-24
<-en xais	-11
<-en xale	-9
<-en xand	-13
<-en xant	-27
<-en xble	-10
<-en xbre	-17
<-en xent	-12
<-en xeur	-14
<-en xeux	-15
<-en xgue	-14
<-en xhet	-9
<-en xier	-18
<-en xine	-26
<-en xion	-22
<-en xles	-11
<-en xlet	-14
<-en xnce	-19
<-en xnge	-10
<-en xngé	-12
<-en xnne	-11
<-en xons	-14
<-en xors	-13
<-en xoût	-9
<-en xque	-10
<-en xrac	-15
<-en xrme	-15
<-en xrre	-10
<-en xsse	-14
<-en xter	-10
<-en xtre	-10
<-en xure	-17
<-en xurs	-13
<-en xute	-13
<-en xyon	-16
<-en xère	-33
<-encore xun	-18
<-encore xune	-15
<-enfants xent	-10
<-enfin xle	-10
<-enfin xà	-16
<-enlève xla	-14
<-enlève xles	-23
<-ensuite xla	-11
<-ensuite xle	-21
<-ensuite xles	-20
<-ensuite xon	-19
<-ensuite xun	-10
<-entre xeux	-28
<-entre xla	-21
<-entre xles	-26
<-entreprise xde	-14
<-enveloppes xde	-13
<-envoie xla	-10
<-envoie xle	-20
<-espace xiné	-17
<-essai xde	-14
<-essuie xau	-10
<-essuie xla	-17
<-est xant	-10
<-est xaré	-19
<-est xble	-19
<-est xde	-19
<-est xdue	-8
<-est xelu	-21
<-est xenu	-15
<-est xert	-11
<-est xesé	-10
<-est xeux	-11
<-est xiré	-8
<-est xisé	-10
<-est xite	-12
<-est xle	-15
<-est xlée	-27
<-est xnte	-9
<-est xnté	-9
<-est xnue	-19
<-est xord	-15
<-est xosé	-13
<-est xoté	-12
<-est xris	-10
<-est xrte	-10
<-est xrti	-25
<-est xrté	-14
<-est xrée	-9
<-est xsée	-26
<-est xtie	-17
<-est xtée	-38
<-est xun	-14
<-est xune	-14
<-est xuré	-11
<-est xusé	-16
<-est xuée	-10
<-est xvré	-22
<-est xvée	-10
<-est xà	-13
<-est xéré	-19
<-est xêté	-10
<-et 00	-12
<-et x'on	-11
<-et xace	-17
<-et xage	-21
<-et xais	-14
<-et xand	-15
<-et xant	-14
<-et xau	-10
<-et xce	-17
<-et xche	-18
<-et xde	-17
<-et xeau	-20
<-et xemi	-18
<-et xend	-9
<-et xent	-20
<-et xest	-16
<-et xeur	-11
<-et xeux	-15
<-et xher	-17
<-et xire	-17
<-et xiés	-15
<-et xje	-24
<-et xla	-47
<-et xler	-10
<-et xles	-18
<-et xlle	-18
<-et xmet	-24
<-et xmie	-19
<-et xmon	-25
<-et xnne	-27
<-et xnti	-15
<-et xnze	-19
<-et xoie	-11
<-et xon	-39
<-et xons	-18
<-et xose	-9
<-et xour	-16
<-et xque	-11
<-et xrdé	-8
<-et xrit	-8
<-et xsi	-16
<-et xste	-10
<-et xsté	-11
<-et xsée	-11
<-et xtat	-16
<-et xter	-13
<-et xtre	-11
<-et xtu	-22
<-et xun	-32
<-et xune	-26
<-et xvre	-21
<-et xà	-26
<-eu xde	-9
<-eu xun	-21
<-eu xune	-21
<-euh xent	-23
<-euh xest	-20
<-euh xje	-21
<-euh xla	14
<-euh xle	-30
<-euh xon	-23
<-exige xde	-10
<-face xà	-11
<-faire xand	17
<-faire xle	-32
<-faire xler	-15
<-faire xter	-8
<-faire xune	-19
<-fais xla	-11
<-fais xle	-23
<-fais xles	-23
<-fait xde	-16
<-fait xdre	-18
<-fait xdu	-14
<-fait xeux	-9
<-fait xger	-14
<-fait xire	-13
<-fait xle	-32
<-fait xler	-15
<-fait xles	-20
<-fait xner	-30
<-fait xoir	-12
<-fait xrer	-9
<-fait xser	-19
<-fait xter	-16
<-fait xuer	-17
<-fait xun	-25
<-fait xune	-10
<-fait xver	-18
<-fait xà	-13
<-faite xant	-11
<-faites xune	-14
<-fasse xune	-18
<-faut xest	-17
<-faut xour	-15
<-faut xun	-20
<-faut xune	-16
<-faute xde	-22
<-façon xde	-23
<-ferme xla	-27
<-ferme xle	-12
<-ferme xles	-24
<-fermer xles	-9
<-fermeture xdu	-13
<-feu xde	-11
<-feuille xde	-13
<-fiche xde	-8
<-fin xde	-18
<-fin xdu	-9
<-fleuriste xà	-10
<-fleurs xées	-18
<-fois xant	-14
<-fois xce	-20
<-frein xde	-9
<-fromagerie xage	-16
<-frotte xla	-9
<-fuite xà	-12
<-gants xon	-17
<-garde xau	-9
<-garde xla	-13
<-gauche xant	-13
<-gens xent	-19
<-glisse xla	-14
<-graisse xde	-13
<-h 00	-9
<-haut xde	-9
<-haut xon	-15
<-haute xion	-14
<-heure xant	-15
<-heures xant	-8
<-heures xde	-8
<-heures xle	-17
<-heures xon	-17
<-heures xà	-9
<-hier xau	-19
<-huit xlos	-14
<-ici xle	10
<-ici xon	-16
<-il xait	-22
<-il xare	-14
<-il xart	-9
<-il xche	-17
<-il xcte	-14
<-il xent	-15
<-il xle	-10
<-il xles	-14
<-il xlle	-10
<-il xlte	-8
<-il xoie	-11
<-il xose	-14
<-il xoue	-8
<-il xous	-18
<-il xque	-21
<-il xsse	-9
<-il xtte	-13
<-il xupe	-21
<-il xôle	-9
<-ils xent	-37
<-inscrit xle	-20
<-inspecte xles	-15
<-instruments xde	-13
<-j'ai xdû	-9
<-j'ai xeur	-17
<-j'ai xles	-22
<-j'ai xris	-10
<-j'ai xun	-16
<-j'avais xun	-10
<-j'en xai	-18
<-j'ouvre xla	-17
<-j'y xais	-13
<-jamais xau	-18
<-jamais xde	-9
<-jamais xla	-16
<-jamais xle	-26
<-jamais xtu	-12
<-jamais xun	-17
<-jamais xà	-11
<-jamais xées	-12
<-jaune xour	-11
<-je x'ai	-13
<-je x'en	-16
<-je xace	-8
<-je xais	-32
<-je xche	-11
<-je xcte	-25
<-je xens	-17
<-je xeux	-24
<-je xige	-14
<-je xise	-15
<-je xite	-19
<-je xla	-20
<-je xle	-24
<-je xles	-20
<-je xlle	-19
<-je xnce	-23
<-je xnds	-23
<-je xnne	-13
<-je xois	-20
<-je xors	-11
<-je xose	-17
<-je xque	-17
<-je xrai	-8
<-je xris	-22
<-je xrre	-18
<-je xsse	-14
<-je xste	-13
<-je xume	-11
<-je xupe	-16
<-je xute	-12
<-jette xles	-9
<-jour xde	-13
<-jours xour	-8
<-jours xrés	-9
<-jsuis xau	-10
<-jusqu'au xent	-11
<-jusqu'à xce	-9
<-jusqu'à xla	-17
<-kilos xde	-20
<-l'absence xde	-22
<-l'agent xde	-20
<-l'agent xnte	-11
<-l'aide xde	-10
<-l'alarme xnne	-10
<-l'ancien xent	-16
<-l'année xsée	-9
<-l'arrêt xde	-20
<-l'attention xde	-11
<-l'attestation xnce	-14
<-l'eau xde	-20
<-l'eau xude	-16
<-l'eau xuse	-9
<-l'eau xà	-9
<-l'ordre xrse	-11
<-l'école xde	-11
<-l'équipe xde	-12
<-la 00	-10
<-la XXdpp	-21
<-la XXmsa	-12
<-la XXsat	-9
<-la Xgue	-10
<-la Xion	-23
<-la Xnde	-8
<-la Xque	-9
<-la xace	-18
<-la xade	15
<-la xage	-21
<-la xaie	-31
<-la xale	-16
<-la xame	-25
<-la xane	-27
<-la xare	-13
<-la xart	-14
<-la xase	-13
<-la xbre	-31
<-la xche	-23
<-la xcie	-14
<-la xdio	-14
<-la xeau	-23
<-la xend	-15
<-la xeue	-15
<-la xeur	-35
<-la xffe	-22
<-la xgie	-10
<-la xgle	-8
<-la xgue	-13
<-la xice	-32
<-la xige	-18
<-la xile	-15
<-la xime	-8
<-la xine	-45
<-la xion	-50
<-la xire	-28
<-la xise	17
<-la xite	-41
<-la xité	-26
<-la xive	-15
<-la xlle	-34
<-la xloi	-14
<-la xlve	-11
<-la xlée	-22
<-la xman	-10
<-la xmer	-14
<-la xmet	-17
<-la xmie	-9
<-la xmme	-23
<-la xmpe	-17
<-la xnce	-30
<-la xnde	-23
<-la xnge	13
<-la xnie	-13
<-la xnne	-44
<-la xnse	-13
<-la xole	-22
<-la xoue	-10
<-la xppe	-18
<-la xque	-22
<-la xrde	-27
<-la xrge	-23
<-la xrie	-44
<-la xrio	-12
<-la xrme	-11
<-la xrne	-31
<-la xrre	-15
<-la xrte	-20
<-la xrue	-13
<-la xrve	-15
<-la xrée	-14
<-la xses	-20
<-la xson	8
<-la xsse	-41
<-la xste	-14
<-la xsée	-23
<-la xtie	-25
<-la xtre	-14
<-la xtte	-36
<-la xtée	-9
<-la xuce	-14
<-la xuie	-11
<-la xule	-23
<-la xune	-21
<-la xupe	-22
<-la xure	-34
<-la xuse	-40
<-la xute	-21
<-la xuve	-15
<-la xuée	-19
<-la xvre	-20
<-la xvée	-10
<-la xâte	-19
<-la xçon	-17
<-la xème	-15
<-la xère	-49
<-la xédé	-19
<-laboratoire xde	-9
<-laisse xle	-14
<-laisse xles	-9
<-laisse xter	-12
<-laisser xler	-16
<-laissé xà	-11
<-lame xde	-12
<-lame xà	-9
<-lance xla	-16
<-lavage xde	-16
<-lave xles	-15
<-lave xà	-9
<-le 00	-14
<-le Xeur	-14
<-le xace	-13
<-le xage	13
<-le xail	-21
<-le xain	-31
<-le xais	-11
<-le xang	-15
<-le xano	-18
<-le xant	-25
<-le xard	-12
<-le xart	-27
<-le xbac	-32
<-le xble	-25
<-le xbre	-17
<-le xbut	-13
<-le xcat	-16
<-le xche	-21
<-le xché	-9
<-le xcin	-16
<-le xcle	-15
<-le xcol	-10
<-le xcro	-12
<-le xdos	-8
<-le xdre	-22
<-le xdur	-12
<-le xeau	-39
<-le xedi	-12
<-le xeil	-14
<-le xein	-17
<-le xent	-29
<-le xest	11
<-le xeur	-43
<-le xeux	-17
<-le xevé	-11
<-le xeçu	-8
<-le xffe	-16
<-le xfil	-9
<-le xfre	-14
<-le xger	-11
<-le xgon	-15
<-le xhet	-15
<-le xhon	-19
<-le xiel	-11
<-le xien	-34
<-le xier	-39
<-le xigo	-15
<-le xilm	-11
<-le xing	-12
<-le xiot	-13
<-le xire	-34
<-le xité	-14
<-le xjet	-19
<-le xlan	-24
<-le xlet	-22
<-le xlis	-9
<-le xlle	-14
<-le xloc	-10
<-le xlon	-20
<-le xlot	-27
<-le xmin	-20
<-le xmis	-17
<-le xmur	-13
<-le xnal	-16
<-le xner	-18
<-le xnet	-17
<-le xnez	-8
<-le xnge	-21
<-le xnne	-13
<-le xnom	-12
<-le xock	-13
<-le xoin	-16
<-le xoir	-30
<-le xoit	-17
<-le xole	-12
<-le xond	-16
<-le xone	-13
<-le xong	-18
<-le xono	-14
<-le xont	-16
<-le xord	-17
<-le xors	-9
<-le xort	-16
<-le xose	-17
<-le xote	-20
<-le xour	-10
<-le xpis	-11
<-le xpon	-16
<-le xpôt	-13
<-le xque	-26
<-le xrap	-14
<-le xras	-14
<-le xrat	-18
<-le xrde	-15
<-le xret	-17
<-le xrge	-15
<-le xrié	-9
<-le xron	-26
<-le xrps	-17
<-le xrre	-22
<-le xsac	-19
<-le xses	-10
<-le xset	-13
<-le xsin	-11
<-le xson	-13
<-le xste	-18
<-le xsée	-17
<-le xtat	-20
<-le xter	-16
<-le xtin	-15
<-le xton	-20
<-le xtre	-38
<-le xuce	-14
<-le xuit	-24
<-le xune	-16
<-le xurs	-14
<-le xval	-17
<-le xvre	-18
<-le xyau	-12
<-le xype	-9
<-le xège	-23
<-le xèle	-13
<-le xème	-17
<-le xère	-17
<-le xébé	-12
<-les 00	-13
<-les XXrh	-17
<-les Xois	-15
<-les xacs	-20
<-les xais	-10
<-les xars	-18
<-les xats	-12
<-les xaux	-15
<-les xbes	-16
<-les xces	-27
<-les xche	-18
<-les xdes	-30
<-les xels	-13
<-les xens	-19
<-les xers	-36
<-les xets	-10
<-les xeus	-22
<-les xeux	-33
<-les xges	-24
<-les xgos	-16
<-les xgts	-12
<-les xhes	-25
<-les xies	-31
<-les xils	-29
<-les xins	-32
<-les xits	-19
<-les xlle	-12
<-les xlms	-15
<-les xlos	-16
<-les xlés	-14
<-les xmes	-26
<-les xncs	-9
<-les xnds	-14
<-les xnes	-29
<-les xngs	-25
<-les xnts	-39
<-les xocs	-22
<-les xons	-18
<-les xots	-22
<-les xous	-33
<-les xpas	-15
<-les xpes	-32
<-les xrds	-10
<-les xrps	-14
<-les xrts	-15
<-les xses	-33
<-les xsse	-11
<-les xtos	-14
<-les xtés	-16
<-les xubs	-14
<-les xues	-23
<-les xums	-9
<-les xurs	12
<-les xuts	-17
<-les xves	-27
<-les xées	-27
<-leur xsse	-19
<-lieu xde	-14
<-lieux xrée	-17
<-ligne xche	-9
<-linge xde	-12
<-lire xla	-12
<-lis xle	-16
<-lit xla	-16
<-lit xle	-17
<-lit xles	-16
<-litres xde	-9
<-livres xlés	-11
<-livret xde	-8
<-long xde	-10
<-lors xde	-10
<-loto xdu	-19
<-lui xmet	-15
<-lui xner	-17
<-là xon	-22
<-lève xle	-19
<-m'a xqué	-8
<-ma xlle	-19
<-ma xmme	-17
<-ma xnde	-12
<-ma xnte	-15
<-ma xrie	-11
<-ma xère	-14
<-ma xœur	-14
<-machine xà	-22
<-madame xla	-9
<-main xout	-10
<-main xtu	-9
<-mains xées	-9
<-mais xdu	-11
<-mais xje	-12
<-mais xla	-11
<-mais xles	-17
<-mais xon	-26
<-mais xons	-18
<-manière xde	-21
<-marche xà	-18
<-matelot xde	-21
<-matin xdu	-11
<-me xait	-8
<-me xets	-15
<-me xler	-19
<-me xnce	-10
<-me xter	-16
<-me xtes	-14
<-mea xlpa	-12
<-merci xau	-18
<-merci xde	-17
<-merci xnce	-14
<-mes xeux	-20
<-mes xons	-11
<-mes xtes	-14
<-mesure xla	-15
<-mesure xle	-19
<-met xla	-15
<-met xle	-25
<-met xles	-23
<-mets xla	-16
<-mets xle	-21
<-mettre xle	-13
<-mettre xles	-18
<-meubles xlés	-13
<-mille xles	-20
<-mille xres	-10
<-min xà	-13
<-minutes xant	-12
<-minutes xde	-19
<-mise xà	-11
<-mises xà	-13
<-mme Xaux	-9
<-mode XXire	-17
<-mode xire	-8
<-mode xloi	-18
<-moi xest	-24
<-moi xje	-22
<-moins xde	-20
<-moins xun	-14
<-mois xant	-9
<-moitié xde	-9
<-mon xari	-13
<-mon xeur	-16
<-mon xier	-9
<-mon xveu	-12
<-mon xère	-24
<-monde xsse	-23
<-monsieur xle	-21
<-monte xla	-13
<-monte xà	-12
<-montre xent	-21
<-montre xla	-15
<-montre xle	-9
<-moteur xdu	-10
<-musique xde	-9
<-musée xde	-18
<-même xand	-19
<-même xils	-14
<-même xle	-19
<-même xles	-20
<-même xour	-17
<-même xsi	-21
<-même xun	-19
<-même xune	-21
<-n'est xmis	-13
<-n'importe xuel	-22
<-ne xais	-12
<-ne xait	-19
<-ne xche	-10
<-ne xend	-10
<-ne xent	-25
<-ne xle	-13
<-ne xles	-18
<-ne xlle	-8
<-ne xmet	-15
<-ne xmpe	-10
<-ne xnge	-24
<-ne xnne	-12
<-ne xnte	-16
<-ne xtte	-14
<-ne xule	-16
<-ne xupe	-12
<-ne xura	-18
<-ne xvre	-18
<-nettoie xla	13
<-nettoyer xle	-18
<-nom xde	-12
<-non xdez	-9
<-non xdon	-12
<-non xeux	-13
<-non xla	-16
<-non xnds	-20
<-non xon	-15
<-non xées	-12
<-nos xens	-18
<-nos xers	-18
<-nos xres	-17
<-note xde	-11
<-note xla	-17
<-note xle	-18
<-note xles	-8
<-notes xde	-14
<-notes xles	-20
<-notre xent	-18
<-notre xier	-20
<-notre xion	-19
<-notre xise	-23
<-notre xque	-15
<-notre xrie	-14
<-notre xure	-19
<-notre xère	-29
<-nous xait	-8
<-nous xent	-12
<-nous xest	-13
<-nous xla	12
<-nous xle	-24
<-nous xmes	-27
<-nous xon	19
<-nous xons	-22
<-nouveaux xurs	-14
<-nuit xà	-17
<-numéro xand	-16
<-numéro xde	-16
<-objets xvés	-16
<-offre xun	-11
<-ok xje	-13
<-on xace	13
<-on xait	-21
<-on xale	-10
<-on xare	-25
<-on xart	-10
<-on xase	-12
<-on xche	-35
<-on xcte	-17
<-on xend	-34
<-on xent	-27
<-on xera	-12
<-on xhie	-15
<-on xile	-14
<-on xire	-19
<-on xise	-20
<-on xixe	-10
<-on xla	-42
<-on xle	-28
<-on xles	-31
<-on xlie	-15
<-on xlle	-28
<-on xmet	-19
<-on xmpe	-12
<-on xnce	-27
<-on xnge	-21
<-on xnne	-14
<-on xnte	-18
<-on xoie	-26
<-on xose	-16
<-on xoue	-19
<-on xous	-24
<-on xque	-14
<-on xrde	-31
<-on xrit	-12
<-on xrne	-15
<-on xrre	-17
<-on xrse	-18
<-on xrte	-13
<-on xsse	11
<-on xste	-16
<-on xtre	-17
<-on xtte	-22
<-on xuie	-16
<-on xule	-20
<-on xupe	-15
<-on xure	-17
<-on xuse	-16
<-on xute	-12
<-on xvre	-21
<-on xède	-18
<-on xène	-11
<-on xère	-22
<-on xèse	-18
<-on xève	-25
<-on xête	-19
<-on xôle	-21
<-ont xla	-9
<-ordre xde	-16
<-ou xant	-15
<-ou xde	-15
<-ou xlée	-12
<-ou xon	-12
<-ou xque	-10
<-ou xsi	-13
<-ou xun	-20
<-oui xon	-10
<-ouverte xla	-11
<-ouvre xla	-22
<-ouvre xle	-24
<-ouvre xles	-18
<-ouvre xà	-15
<-ouvrent xun	-15
<-ouvres xla	-17
<-ouvrir xle	-19
<-où x'on	-10
<-papier xché	-8
<-papier xour	-22
<-par XXsms	-10
<-par xent	-12
<-par xeur	-12
<-par xeux	-12
<-par xier	-14
<-par xion	-9
<-par xire	-12
<-par xla	-35
<-par xle	-25
<-par xles	-22
<-par xlle	-13
<-par xnce	-12
<-par xnne	-8
<-par xort	-15
<-par xous	-14
<-par xque	-15
<-par xtte	-15
<-par xun	-17
<-par xune	-17
<-par xver	-18
<-par xyer	-11
<-parce xrès	-9
<-parents xent	-11
<-parking xdu	-9
<-parle xent	-14
<-pars xla	-20
<-part xau	-17
<-part xtu	-10
<-part xà	-14
<-partir xde	-13
<-pas xage	-17
<-pas xand	-18
<-pas xant	-15
<-pas xau	-17
<-pas xave	-19
<-pas xché	-13
<-pas xde	-15
<-pas xdu	-19
<-pas xest	-13
<-pas xion	-18
<-pas xla	-20
<-pas xle	-39
<-pas xles	-34
<-pas xlée	-17
<-pas xmen	-17
<-pas xmis	-15
<-pas xmon	-12
<-pas xnce	-8
<-pas xoin	-14
<-pas xon	-31
<-pas xour	-18
<-pas xque	-19
<-pas xrir	-17
<-pas xsi	-19
<-pas xtu	-19
<-pas xuer	-16
<-pas xun	-12
<-pas xune	-29
<-pas xà	-27
<-pas xées	-8
<-pas xûre	-12
<-passage xde	-10
<-passe xau	-15
<-passe xla	-14
<-passe xles	-12
<-passer xla	-15
<-passer xles	-16
<-passer xque	-8
<-passes xla	-20
<-passé xla	-20
<-pendant xla	-25
<-pendant xle	-24
<-pendant xles	-17
<-pendant xune	-12
<-pendant xété	-10
<-perd xle	-18
<-permis xde	-15
<-personne xend	-19
<-personne xuée	-16
<-personne xà	-10
<-personnes xent	-18
<-pesée xdu	-20
<-petit xide	-12
<-petit xort	-9
<-petite xlle	-14
<-peu xde	-14
<-peut xger	-12
<-photographie xles	-14
<-phrases xtes	-16
<-pieds xnus	-15
<-pis xla	-21
<-pis xon	-11
<-pis xtu	-9
<-piscine xale	-17
<-plan xde	-13
<-plaques xde	-17
<-plus xde	-27
<-plus xla	-12
<-plus xle	-27
<-plus xles	-14
<-plus xrer	-16
<-plus xun	-11
<-point 00	-14
<-police xale	-17
<-police xsi	-12
<-pondre xun	10
<-porte xle	-19
<-portes xval	-9
<-pose xla	-15
<-pose xle	-13
<-pose xles	10
<-poste 00	-12
<-posée xà	-9
<-pots xde	-13
<-pour 00	-12
<-pour xain	-13
<-pour xate	-13
<-pour xcer	-13
<-pour xde	-19
<-pour xdre	-21
<-pour xeil	23
<-pour xeux	-15
<-pour xger	20
<-pour xher	-19
<-pour xire	11
<-pour xla	26
<-pour xle	11
<-pour xlle	-13
<-pour xmon	-21
<-pour xnir	-28
<-pour xque	-25
<-pour xrer	-22
<-pour xser	-9
<-pour xter	-13
<-pour xtre	-24
<-pour xuer	9
<-pour xun	-28
<-pour xune	-31
<-pour xver	-24
<-pourquoi xje	-23
<-première xnée	-17
<-prend xla	-21
<-prend xle	-15
<-prend xles	-18
<-prendre xla	-30
<-prends xla	-19
<-prie xde	-18
<-prise xde	-20
<-prix xent	-11
<-procédure xde	-26
<-propose xde	-17
<-propre xce	-11
<-près xde	-13
<-prélever xà	-8
<-prépare xla	-20
<-prépare xles	-14
<-présence xde	-11
<-prévient xla	-10
<-prévient xle	-15
<-puis xage	-10
<-puis xau	-9
<-puis xla	-8
<-puis xle	-22
<-puisse xvre	-21
<-purger xles	-13
<-pv xdu	-15
<-pâte xde	-12
<-qu'après xest	-9
<-qu'elle xait	-18
<-qu'il xait	-18
<-qu'ils xent	-26
<-qu'on xait	-17
<-qu'on xche	-19
<-qu'on xsse	-16
<-quand xla	-22
<-quand xle	-40
<-quand xles	-12
<-quand xon	-20
<-quand xun	-21
<-quand xune	10
<-quatre xlle	-20
<-quatre xres	-30
<-que x'on	-26
<-que xce	-17
<-que xela	-11
<-que xest	-21
<-que xje	-29
<-que xle	-10
<-que xles	-9
<-que xmon	-16
<-que xnne	-28
<-que xous	-34
<-que xque	-13
<-que xsi	-17
<-que xsse	-21
<-que xtu	-29
<-qui xait	-9
<-qui xend	-17
<-qui xent	-29
<-qui xide	-10
<-qui xige	-15
<-qui xise	-26
<-qui xite	-21
<-qui xlle	-15
<-qui xnce	-16
<-qui xnne	-20
<-qui xnte	-18
<-qui xont	-15
<-qui xous	-14
<-qui xque	-24
<-qui xser	-12
<-qui xsse	-12
<-qui xuit	-12
<-qui xule	-10
<-quoi xau	16
<-radio xive	-9
<-raison xour	-9
<-rappelle xla	-16
<-rappelé xour	-10
<-rapport xdu	-16
<-rapport xà	-13
<-rayon xde	-9
<-refuse xles	-10
<-refuse xon	-18
<-regarde xla	-18
<-regarde xle	-20
<-regarde xles	-9
<-regarde xsi	-10
<-regardes xla	-24
<-regardes xle	-25
<-relève xle	-13
<-remet xion	-22
<-remet xla	-23
<-remet xle	-10
<-remet xun	-17
<-remise xà	-25
<-remplace xla	-9
<-remplace xle	-10
<-remplace xles	-18
<-remplit xla	-25
<-remplit xle	-10
<-rend xla	-9
<-repose xla	-9
<-reprend xle	-10
<-responsable xde	-11
<-responsable xdu	-12
<-reste xde	-11
<-reste xle	-17
<-reste xumé	-11
<-reste xà	-13
<-retire xle	-12
<-retire xles	-20
<-retour xau	-15
<-retourne xau	-11
<-retourne xles	-15
<-revient xau	-13
<-reçoit xle	-9
<-reçoit xles	-22
<-reçoit xun	-15
<-reçu xun	-10
<-rh xent	-16
<-rien xant	-12
<-rien xde	-8
<-rien xdu	-12
<-rien xà	-12
<-règle xle	-16
<-réclame xle	-13
<-rédiger xour	-10
<-réglée xau	-9
<-réunion xdu	-11
<-réunion xipe	-9
<-s'arrête xà	-11
<-s'est xnte	-8
<-s'est xuvé	-16
<-s'il xent	-14
<-s'il xeut	-9
<-s'il xnne	-10
<-s'ils xent	-19
<-sa xace	-10
<-sa xite	-16
<-sa xmme	-11
<-sa xque	-14
<-sa xure	-24
<-sa xère	-33
<-sache xuoi	-15
<-sache xà	-16
<-salle xde	-17
<-sanitaire xde	-17
<-sans xcer	14
<-sans xein	-9
<-sans xent	-23
<-sans xion	-28
<-sans xla	-12
<-sans xle	-20
<-sans xler	-14
<-sans xles	-25
<-sans xnir	-11
<-sans xrêt	-9
<-sans xser	-14
<-sans xtat	13
<-sans xter	-13
<-sans xver	-24
<-sans xvon	-16
<-sauf xles	-17
<-sauf xsi	-16
<-se xace	-13
<-se xare	-17
<-se xcte	-15
<-se xend	-10
<-se xent	-36
<-se xerd	-17
<-se xnge	-9
<-se xnte	-19
<-se xont	-9
<-se xsse	-31
<-se xuve	-14
<-selon xla	-20
<-semaine xau	-16
<-sens xde	-11
<-sent xle	-11
<-service xde	-21
<-service xque	-11
<-ses xges	-11
<-ses xhes	-8
<-ses xtes	-10
<-seulement xand	-10
<-seulement xles	-8
<-seulement xsi	-13
<-si xart	-10
<-si xble	-11
<-si xest	-16
<-si xeur	-14
<-si xeux	-13
<-si xla	-27
<-si xle	-30
<-si xles	-21
<-si xnne	-16
<-si xon	-13
<-si xque	-14
<-si xrme	-11
<-si xun	-25
<-signaler xun	-16
<-signature xdu	-12
<-signe xle	-15
<-signer xla	-14
<-signer xle	-12
<-sinon xest	-14
<-sinon xla	-17
<-sinon xle	-17
<-sinon xon	-30
<-sinon xsse	-14
<-sinon xtu	-15
<-six xnts	-8
<-soir xde	-11
<-soit xau	-8
<-soit xché	-13
<-soit xite	-9
<-soit xrti	-18
<-soixante xres	13
<-sommes xune	-26
<-son xari	-10
<-son xeau	-10
<-son xoir	-15
<-son xvis	-17
<-sont xcés	-17
<-sont xgés	-15
<-sont xits	-13
<-sont xiés	-14
<-sont xles	-14
<-sont xnés	-14
<-sont xrts	-17
<-sont xrés	-12
<-sont xses	-9
<-sont xsés	-20
<-sont xtés	-10
<-sont xvés	-17
<-sont xées	-36
<-sort xla	-19
<-sort xle	-13
<-sort xles	-32
<-sortie xde	-16
<-sortir xla	-16
<-sortir xle	-28
<-sous xla	-26
<-sous xle	-24
<-sous xles	-17
<-suis xeur	-25
<-suis xice	-17
<-suis xide	-11
<-suis xier	13
<-suis xire	-12
<-suis xla	-22
<-suis xste	-16
<-suis xà	-20
<-suit xant	-11
<-suite xdu	-17
<-suite xtu	-12
<-suite xà	-20
<-sujet xest	-18
<-sur 00	-15
<-sur xace	-25
<-sur xeil	9
<-sur xeux	-15
<-sur xion	9
<-sur xise	-16
<-sur xla	12
<-sur xle	21
<-sur xles	14
<-sur xque	-28
<-sur xsoi	-12
<-sur xun	-42
<-sur xune	-31
<-surtout xdu	-16
<-sécurité xau	-10
<-temps xde	-10
<-température xde	-8
<-tend xle	-11
<-tenir xla	-12
<-terre xant	-13
<-terre xde	-9
<-texte xour	-16
<-tiens xla	-17
<-tient xla	-20
<-tient xle	-18
<-tire xla	-13
<-tire xle	-14
<-toi xtu	-21
<-toucher xau	-18
<-toucher xle	-10
<-toucher xà	-21
<-toujours xle	-15
<-tour xdu	-12
<-tour xle	-18
<-tour xlet	-9
<-tourne xle	-12
<-tourne xà	-13
<-tourner xla	-14
<-tous xles	-34
<-tout xah	-21
<-tout xce	-16
<-tout xde	-16
<-tout xdre	-21
<-tout xent	-11
<-tout xle	-44
<-tout xtu	-15
<-toute xla	-21
<-trace xite	-24
<-tremper xla	-13
<-tremper xune	-11
<-trentaine xde	-10
<-trente xdes	-12
<-tribunal xde	-9
<-trois xars	-12
<-trois xces	-12
<-trois xdes	-13
<-trois xens	-9
<-trois xges	-11
<-trois xnts	-15
<-trois xon	-13
<-trois xons	-12
<-trois xres	-11
<-trois xrts	-14
<-trois xtes	-14
<-trois xà	-11
<-trois xées	-19
<-trop xard	-12
<-trop xde	-24
<-trop xdes	-11
<-trop xite	-11
<-trop xtôt	-16
<-trouve xà	-15
<-trouver xla	-12
<-trouver xrès	-15
<-tu xais	-21
<-tu xars	-21
<-tu xces	-15
<-tu xdes	-30
<-tu xens	-17
<-tu xeux	-26
<-tu xfes	-19
<-tu xges	-25
<-tu xhes	-21
<-tu xies	-21
<-tu xla	-34
<-tu xle	-29
<-tu xles	-35
<-tu xlis	-21
<-tu xmes	-20
<-tu xnds	-35
<-tu xnes	-26
<-tu xois	-18
<-tu xpes	-19
<-tu xres	-22
<-tu xris	-14
<-tu xses	-27
<-tu xtes	-30
<-tu xves	-18
<-téléphone xau	-12
<-tête xun	-16
<-un xafé	-17
<-un xage	10
<-un xail	-12
<-un xain	-16
<-un xais	-13
<-un xait	-17
<-un xand	-18
<-un xant	-23
<-un xart	-15
<-un xble	-10
<-un xbre	10
<-un xdoc	-14
<-un xdre	-21
<-un xeau	-25
<-un xent	-53
<-un xeur	-46
<-un xhet	-13
<-un xhon	-15
<-un xien	-10
<-un xier	-13
<-un xire	-19
<-un xlat	-9
<-un xlon	-13
<-un xlou	-21
<-un xlte	-9
<-un xman	-14
<-un xmme	-12
<-un xnge	-14
<-un xode	-15
<-un xoir	-9
<-un xole	-20
<-un xort	-13
<-un xour	-12
<-un xpel	-18
<-un xque	-16
<-un xrai	-22
<-un xrin	-13
<-un xsac	-10
<-un xsai	-11
<-un xsée	-20
<-un xton	-20
<-un xtre	-24
<-un xube	-12
<-un xuet	-22
<-un xuit	-8
<-un xvis	-14
<-un xyon	-21
<-un xèle	-16
<-un xème	-18
<-un xère	-13
<-un xémo	-17
<-une xaie	-12
<-une xame	-21
<-une xbre	-13
<-une xche	-37
<-une xgne	-16
<-une xgue	-13
<-une xine	-33
<-une xion	-30
<-une xire	-23
<-une xite	-20
<-une xive	-14
<-une xlle	-29
<-une xnde	-23
<-une xnne	12
<-une xnte	-27
<-une xode	-21
<-une xose	-11
<-une xppe	-15
<-une xque	-22
<-une xrde	-11
<-une xrie	-23
<-une xsse	-23
<-une xtre	-8
<-une xtte	-18
<-une xure	-57
<-une xuse	-12
<-une xute	-12
<-une xvée	-20
<-uniquement xsi	-10
<-va xeux	-10
<-va xtre	-17
<-val XXde	-9
<-veille xla	-19
<-vers xla	-22
<-vers xle	-16
<-vers xles	-8
<-verser xles	-15
<-vide xles	-18
<-vides xla	-17
<-vides xle	-24
<-vient xde	-18
<-vient xter	-9
<-ville xde	-13
<-visite xde	-21
<-visite xla	-16
<-voilà xce	-19
<-voilà xent	-28
<-voilà xje	-12
<-voilà xle	-32
<-voilà xon	-20
<-voir xle	-14
<-voit xun	-14
<-votre xion	-18
<-vous xaît	-16
<-vous xiez	-13
<-vous xle	-16
<-vous xlez	-13
<-vous xrez	-24
<-vous xris	-9
<-vous xsez	-14
<-vous xtes	-9
<-vous xtez	-17
<-vous xtre	-21
<-vous xvez	-21
<-vu xle	-18
<-vu xun	-17
<-vérifie xla	-20
<-vérifie xles	-15
<-vérifier xle	-16
<-y xent	-17
<-y xler	-13
<-yo x'es	-17
<-| 00	-12
<-| Xage	16
<-| xces	-16
<-| xest	-11
<-| xeur	-9
<-| xste	-12
<-| xtir	-11
<-« xine	-12
<-« xrée	-16
<-« xà	-19
<-° 00	-10
<-à 00	-10
<-à Xaux	-11
<-à Xhes	-17
<-à Xnes	-18
<-à Xnne	-18
<-à Xoël	-10
<-à Xque	-13
<-à Xège	-10
<-à xage	-26
<-à xant	-11
<-à xaud	-22
<-à xbre	-19
<-à xce	-9
<-à xcre	-15
<-à xcte	-14
<-à xeau	-20
<-à xeil	-19
<-à xent	-14
<-à xept	-20
<-à xers	-11
<-à xeur	-19
<-à xeux	-18
<-à xger	-12
<-à xgle	-11
<-à xher	-23
<-à xide	-14
<-à xidi	-15
<-à xier	-19
<-à xile	-23
<-à xinq	-16
<-à xion	-17
<-à xire	-13
<-à xise	-22
<-à xize	-10
<-à xla	-22
<-à xlat	-15
<-à xler	-22
<-à xlle	-18
<-à xmer	-14
<-à xmon	-11
<-à xnir	-17
<-à xnte	-15
<-à xoit	-13
<-à xool	-10
<-à xoux	-11
<-à xque	-25
<-à xral	-10
<-à xrer	-16
<-à xrée	-20
<-à xrêt	-16
<-à xser	-13
<-à xsse	-18
<-à xtre	-13
<-à xuit	-16
<-à xun	-26
<-à xune	-18
<-à xure	-10
<-à xurs	-13
<-à xuse	-19
<-à xvre	-19
<-à xéro	-30
<-ça xait	-9
<-ça xant	-10
<-ça xau	-11
<-ça xent	-18
<-ça xfle	-11
<-ça xle	-18
<-ça xlle	-19
<-ça xour	-20
<-ça xrte	-12
<-ça xsse	-8
<-ça xtre	-19
<-ça xà	-13
<-écrit xdu	-14
<-écrit xla	12
<-écrit xour	-20
<-écrit xà	-21
<-électriques xau	-12
<-équipes xde	-16
<-établissement xde	-8
<-été xtée	-9
<-être xà	-12
<-– 00	11
<-– xace	-17
<-– xent	21
<-– xion	-41
<-– xnée	-16
<-→ xon	-16
<-→ xter	-13
<-☐ xeau	-14
<0	-45
<2!	-17
<2"	-16
<2%	-14
<2(	-34
<2)	-41
<2*	-12
<2+	-27
<2,	-33
<2-	-39
<2.	-42
<2/	-17
<2:	-41
<2;	-31
<2=	-12
<2>	13
<2[	-10
<2a	-71
<2accord	-24
<2accroche	-17
<2accroché	-15
<2accueil	-22
<2accueille	-16
<2adore	-12
<2adulte	-14
<2affaire	-14
<2affiché	-8
<2agent	-20
<2agents	-13
<2ah	-34
<2ai	-18
<2ainsi	-20
<2ait	-24
<2aller	-13
<2allumer	-14
<2allumé	-11
<2allumés	-16
<2allô	-17
<2alors	22
<2an	-10
<2anciens	-25
<2annonce	-14
<2annoncée	-26
<2année	-26
<2ans	-36
<2appareils	-21
<2appel	-18
<2appeler	-9
<2appelle	-25
<2appelles	-15
<2appelé	-16
<2apporte	-11
<2apprentis	-14
<2appuie	-13
<2après	-40
<2archivage	-11
<2argent	-14
<2arrache	-16
<2arracher	-10
<2arraché	-10
<2arrive	-35
<2arrivent	-11
<2arrivée	-12
<2arrivées	-9
<2arrière	-20
<2arrêt	-18
<2arrête	-14
<2arrêtes	-21
<2arrêté	-9
<2article	-8
<2aspirateur	-13
<2associative	10
<2assurance	-14
<2atelier	-18
<2attache	-9
<2attaches	-11
<2attaché	-16
<2attend	-37
<2attendez	-12
<2attendre	-19
<2attends	-33
<2attestation	-12
<2au	-51
<2au-delà	-22
<2au-dessus	-16
<2aucun	-15
<2aucune	-21
<2auriez-vous	-16
<2aussi	-15
<2auto	-11
<2autour	-15
<2autre	-9
<2autres	9
<2avait	-25
<2avant	-10
<2avec	-51
<2avis	-14
<2avoir	-20
<2avons	-20
<2ayant	-9
<2b	-17
<2bac	-33
<2bacs	-22
<2badge	-15
<2bague	-11
<2bain	-18
<2baisse	-10
<2baissé	-17
<2balance	-9
<2bande	-18
<2banque	-15
<2bar	-14
<2barbecue	-8
<2bars	-21
<2bas	-26
<2base	-11
<2basse	-8
<2bassin	-16
<2bateau	-18
<2batterie	-17
<2batteries	-10
<2beau-père	-14
<2becs	-10
<2belle	-18
<2ben	-18
<2benne	-24
<2besoin	-18
<2beurre	-20
<2biais	-12
<2biberons	-9
<2bibliothèque	-16
<2bidon	-9
<2bien	9
<2bilan	-21
<2billets	-19
<2blanche	-18
<2bleu	-18
<2bleue	-18
<2blocs	-19
<2bloque	-17
<2bloquée	-22
<2bois	-23
<2bombé	-11
<2bonjour	-31
<2bord	-23
<2bordeaux	-15
<2bords	-17
<2bornes	-19
<2bottes	-13
<2bouche	-16
<2bouchon	-13
<2boue	-15
<2bouge	-14
<2boule	-11
<2bout	-22
<2bouteille	-17
<2boutique	-23
<2boîte	-26
<2boîtes	-12
<2bracelet	-11
<2branche	-8
<2branches	-13
<2bras	-12
<2brasserie	-21
<2bref	-16
<2brosse	-17
<2brouillon	11
<2broyeur	-13
<2bulle	-25
<2bulletin	-13
<2bureau	-27
<2bus	-11
<2buse	-11
<2buses	-16
<2bâche	-19
<2bénévole	-20
<2bénévoles	-23
<2bête	-13
<2c	-18
<2c'est	29
<2c'était	-19
<2cabane	-17
<2cabine	-17
<2cabinet	-20
<2cacao	-18
<2cachet	-11
<2cadenas	-19
<2cadre	-11
<2café	-15
<2calcule	-20
<2cales	-18
<2camion	-21
<2camping	-13
<2canal	-23
<2canton	-16
<2capitaine	-15
<2car	-18
<2carnet	-34
<2carte	-25
<2carter	-16
<2carton	-9
<2cartons	-17
<2cas	-25
<2casque	-20
<2casques	-10
<2casse	-12
<2cassé	-18
<2cassée	-19
<2cassées	-18
<2cause	-22
<2caution	-19
<2cave	-14
<2cela	-30
<2celle	-12
<2celles	-16
<2cellule	-17
<2cent	-33
<2centimètres	-16
<2centrale	-16
<2centre	10
<2cents	-24
<2certains	-16
<2certificat	-17
<2cette	-28
<2chacun	-20
<2chalumeau	-19
<2chambre	-28
<2change	-9
<2changement	-30
<2changer	-23
<2changé	-18
<2changées	-21
<2chantier	-24
<2chape	-14
<2chaque	-38
<2charge	-32
<2chargement	-27
<2charger	-16
<2chargée	-13
<2chariots	-20
<2charnière	-9
<2chaud	-21
<2chaude	-26
<2chauffage	-21
<2chauffe	-24
<2chauffes	-19
<2chauffeur	-24
<2chauffé	-9
<2chaussures	-14
<2chef	-29
<2cheffe	-19
<2chemin	-15
<2chemins	-9
<2cher	-23
<2cherche	-30
<2cheveux	-20
<2cheville	-9
<2chez	11
<2chien	-25
<2chiens	-17
<2chiffon	-13
<2chiffons	-13
<2chiffre	-23
<2chiffres	-10
<2chocolaterie	-11
<2choisis	-9
<2choisit	-9
<2choses	-12
<2chèque	-11
<2chère	-13
<2ci-après	-15
<2cie	-14
<2cinq	-32
<2circuit	-16
<2circulation	-12
<2civière	-9
<2clair	15
<2claire	-14
<2classe	-22
<2classeur	-19
<2clavier	-18
<2client	-36
<2cliente	-24
<2clients	-15
<2clinique	-16
<2cloche	-15
<2cloches	-25
<2clous	-14
<2clé	-30
<2clés	-16
<2clôture	-15
<2cm	-14
<2coche	-13
<2code	-25
<2coffre	-16
<2coin	-15
<2colle	-29
<2coller	-20
<2collègue	-17
<2comité	-29
<2commande	-10
<2comme	-32
<2commence	-25
<2commencer	-16
<2commençant	-13
<2communes	-13
<2compagnie	-16
<2compare	-17
<2comparent	-13
<2complet	-18
<2complètement	-19
<2compost	-8
<2compresseur	-9
<2compris	-18
<2comptable	-12
<2compte	8
<2compter	-20
<2comptes	-11
<2compté	-21
<2comptés	-16
<2concerne	10
<2conducteur	-14
<2conduite	-18
<2confirme	-15
<2confitures	-10
<2confié	-14
<2confrère	-14
<2connaît	-11
<2conservatrice	-22
<2consigne	17
<2consigner	11
<2consignes	-10
<2consignée	-16
<2console	-18
<2consulte	-17
<2contact	-15
<2contexte	-9
<2contrat	-21
<2contre	-13
<2contrôle	-35
<2contrôler	-25
<2convention	-13
<2convient	-18
<2convoque	-14
<2coopérative	-23
<2coordinatrice	-11
<2coordonne	16
<2copie	-25
<2corde	-17
<2corne	-12
<2corps	-16
<2correct	-15
<2correcteur	-10
<2costumes	-22
<2couche	-25
<2coucou	-10
<2coule	-21
<2couler	-14
<2couleur	-16
<2coup	-30
<2coupe	-32
<2couper	-21
<2coups	-18
<2coupé	-28
<2courage	-13
<2courant	-9
<2cours	-14
<2court	-9
<2courte	-9
<2couteau	-22
<2couvre	-15
<2couvrir	-8
<2coûte	-15
<2cpe	-12
<2craie	-17
<2creuse	-22
<2creux	-20
<2crie	-24
<2crochet	-9
<2crois	-10
<2croix	-11
<2crémation	-12
<2cuir	-14
<2cuisine	-25
<2cutter	-15
<2cuve	-20
<2cuves	-15
<2cônes	-14
<2côté	9
<2côtés	-24
<2cœur	-8
<2d	-10
<2d'abord	-41
<2d'accord	-20
<2d'accueil	-26
<2d'agneau	-19
<2d'aller	-15
<2d'alpage	-12
<2d'antenne	-16
<2d'arrêt	-9
<2d'assurance	-22
<2d'autre	-23
<2d'avoir	-22
<2d'avril	-16
<2d'emploi	8
<2d'en	-20
<2d'entretien	-12
<2d'entrée	-21
<2d'essai	-11
<2d'exploitation	-12
<2d'hier	14
<2d'identité	-19
<2d'ouvrir	-9
<2d'oxygène	-14
<2d'où	-19
<2d'un	-41
<2d'une	-33
<2d'urgence	-22
<2d'écrit	15
<2d'équipe	-12
<2d'étanchéité	-21
<2d'été	-9
<2dame	-22
<2dans	-62
<2date	-29
<2ddpp	-11
<2de	-19
<2debout	-24
<2dedans	-23
<2degrés	-27
<2dehors	-18
<2demain	-18
<2demandent	18
<2demander	-33
<2demandes	-17
<2demandé	-34
<2demi	-21
<2demie	-20
<2densité	-9
<2dentaire	-16
<2dentiste	-9
<2dernier	-26
<2dernière	-24
<2derrière	-24
<2des	-61
<2descend	-23
<2descends	-16
<2descente	-24
<2desserre	-22
<2dessous	-14
<2dessus	-25
<2deux	-25
<2deuxième	-23
<2devant	-31
<2devis	-15
<2diamètre	-15
<2dicte	-28
<2dictée	12
<2diffusion	-9
<2dimanche	-25
<2dire	-24
<2direct	-11
<2directeur	-16
<2direction	-18
<2directrice	-17
<2dis	-30
<2discute	-12
<2discuter	-10
<2disque	-17
<2distribution	-27
<2dit	-44
<2dites	18
<2dix	-26
<2dizaine	-12
<2doc	15
<2document	23
<2doigt	-12
<2doigts	-23
<2dois	-20
<2doit	-27
<2domicile	-16
<2donne	-16
<2donner	-14
<2donnes	-9
<2données	-17
<2dons	-14
<2dont	-34
<2dos	-25
<2dose	-9
<2dossier	-28
<2double	-8
<2doucement	-13
<2douches	-9
<2doudous	-22
<2douteux	-9
<2douze	-22
<2drap	-10
<2draps	-16
<2droit	-24
<2du	-60
<2dur	-20
<2dès	-28
<2débranche	-10
<2décembre	-10
<2déchets	-19
<2décision	13
<2déclaration	-13
<2déclare	-18
<2décoller	-11
<2défaut	-19
<2déjà	-24
<2démonte	-21
<2dépanneur	-17
<2départ	-34
<2dépasse	-17
<2dépasser	-9
<2dépose	-16
<2déposé	-11
<2déposés	-18
<2dépotage	-20
<2dépôt	-16
<2désinfection	-22
<2désinfecté	-16
<2désinfectée	-18
<2désormais	-21
<2détecteur	-25
<2détecteurs	-15
<2dévisse	-18
<2e	-11
<2eau	-25
<2eaux	-17
<2elle	-50
<2emplacements	-20
<2employés	-12
<2en	-24
<2encore	-30
<2enfant	-15
<2enfants	-11
<2enfin	-37
<2enlever	-15
<2enlève	-26
<2ensuite	-42
<2entailles	-10
<2entier	-16
<2entière	-17
<2entre	-34
<2entreprise	-25
<2enveloppes	-15
<2envie	14
<2envoie	-25
<2envoyer	-12
<2envoyé	-23
<2erreur	-10
<2erwan	-8
<2es	-12
<2espèce	-15
<2essai	-16
<2essaie	-12
<2essence	-9
<2essuie	-20
<2essuyé	-12
<2est	-61
<2et	-86
<2eu	-38
<2euros	-26
<2eux	-8
<2excusez	-16
<2excusés	-9
<2exige	-26
<2explique	-10
<2extincteur	-15
<2extincteurs	-13
<2fabrique	-19
<2face	-15
<2facture	-14
<2failli	-12
<2fais	-37
<2faisons	-20
<2fait	-67
<2faites	-19
<2famille	-30
<2fauconnier	-13
<2faudrait	-24
<2faut	-9
<2faute	15
<2façade	-11
<2façon	13
<2femme	-23
<2fenêtre	-22
<2ferait	-11
<2ferme	-30
<2fermer	-10
<2fermeture	-20
<2fermée	-16
<2feu	-26
<2feuille	-32
<2feuilles	-16
<2feutre	-14
<2feux	-13
<2fichier	-8
<2file	-11
<2filet	-16
<2film	-15
<2films	-10
<2filtre	-20
<2fin	-31
<2finance	-20
<2fini	-18
<2finir	-18
<2fleuriste	-12
<2fois	-38
<2fond	-31
<2fondre	-10
<2forme	-21
<2fosse	-17
<2four	-17
<2fournit	-17
<2foyer	-16
<2frais	-19
<2franchement	-20
<2francs	-19
<2frein	-11
<2freins	-13
<2frigo	-12
<2frigos	-14
<2friterie	-14
<2froid	-11
<2froide	-26
<2fromagerie	-13
<2frontofocomètre	-11
<2frère	-13
<2fuite	-22
<2fume	-8
<2funérarium	-14
<2fwd	11
<2février	-15
<2fête	-13
<2fêtes	-9
<2g	-10
<2gamin	13
<2gamme	-13
<2gant	-14
<2gants	-24
<2garage	-24
<2garde	-28
<2garde-corps	-13
<2gardien	-17
<2gardienne	-24
<2gare	-16
<2gars	-13
<2gauche	-22
<2gaz	-22
<2genre	-14
<2gens	-19
<2geste	-18
<2gestionnaire	-17
<2gilet	-21
<2glace	-27
<2glacière	-13
<2glisse	-20
<2glisser	-12
<2gonflage	-18
<2goutte	-14
<2goûte	-11
<2graisse	-24
<2grand	-20
<2gratte	-16
<2grave	-20
<2grille	-21
<2grise	-12
<2gros	-17
<2groupe	-24
<2guichet	-13
<2gyro	-9
<2gère	-19
<2générale	-18
<2géomètre	-19
<2gérons	-20
<2h	-27
<2habitants	-16
<2harnais	-10
<2haut	-27
<2haute	-21
<2hauteur	-21
<2hectares	-16
<2hein	-26
<2heure	-20
<2hier	-20
<2hiver	-25
<2honte	-19
<2hors	-12
<2housse	-16
<2huit	-24
<2humide	-10
<2humidité	-9
<2hérisson	-13
<2il	-66
<2images	-12
<2imprime	-8
<2inscrit	-19
<2inscrits	-12
<2inspecte	-16
<2installe	-15
<2instruction	10
<2instruments	-15
<2interdit	-10
<2interne	16
<2intérimaire	-12
<2inutile	-14
<2invendus	-16
<2inès	-12
<2iso	-12
<2j	-13
<2j'ai	-35
<2j'aimerais	-26
<2j'en	-17
<2j'espère	-14
<2j'ouvre	-17
<2j'y	-19
<2jamais	-15
<2janvier	13
<2jauge	-12
<2jaune	-28
<2javel	-16
<2je	-28
<2jet	-13
<2jeter	-14
<2jette	-16
<2jeu	-23
<2jeudi	-19
<2jeune	-12
<2jocelyne	-19
<2joint	-22
<2joints	-15
<2jordan	-12
<2josiane	-10
<2joue	-10
<2joueurs	-16
<2jour	-35
<2journal	-15
<2journée	-19
<2jsuis	-12
<2juge	-11
<2juillet	-17
<2juin	-26
<2juridique	-13
<2jusqu'au	-14
<2jusqu'à	-17
<2juste	-15
<2justificatif	-10
<2kevin	-24
<2kg	-21
<2km/h	-18
<2l	-10
<2l'a	-17
<2l'absence	-21
<2l'accident	-13
<2l'accueil	-42
<2l'acheteur	-21
<2l'acte	-18
<2l'adresse	-19
<2l'affaire	-11
<2l'agence	-14
<2l'agent	-30
<2l'ai	-9
<2l'aide	-21
<2l'aide-soignante	-16
<2l'air	-22
<2l'alarme	-15
<2l'alcool	-18
<2l'alginate	-16
<2l'allée	-12
<2l'an	-16
<2l'ancien	-20
<2l'ancienne	-9
<2l'animal	-17
<2l'année	-10
<2l'antenne	-14
<2l'appareil	-14
<2l'armoire	-18
<2l'arrivée	-25
<2l'arrêt	-19
<2l'assistante	-12
<2l'association	-17
<2l'assureur	-13
<2l'atelier	12
<2l'attention	-15
<2l'autre	-27
<2l'eau	-39
<2l'emballage	-13
<2l'embarquement	-22
<2l'empreinte	-15
<2l'endroit	-20
<2l'enfant	-20
<2l'entretien	-15
<2l'entrée	-10
<2l'enveloppe	-10
<2l'extérieur	-10
<2l'heure	-21
<2l'hôte	-11
<2l'idée	-20
<2l'infirmière	-21
<2l'inspecteur	-18
<2l'inspection	-18
<2l'inspectrice	-24
<2l'intérieur	-11
<2l'objet	-10
<2l'ombre	-13
<2l'on	-28
<2l'opérateur	-9
<2l'ordonnance	-14
<2l'ordre	-33
<2l'ouverture	-26
<2l'un	-9
<2l'urne	-10
<2l'écart	-10
<2l'échelle	-9
<2l'école	-10
<2l'écris	-29
<2l'écrit	-13
<2l'équipe	-24
<2l'étage	-29
<2l'état	-21
<2l'étiquette	-23
<2l'été	-18
<2la	-83
<2labo	-21
<2laboratoire	-33
<2laisse	-23
<2laisser	-20
<2laisses	-23
<2laissé	-24
<2lait	-17
<2lame	-20
<2lampe	-15
<2lance	-17
<2langue	-9
<2lausanne	-12
<2lavage	-30
<2lave	-20
<2laverie	-24
<2le	-51
<2lendemain	-25
<2lentement	-17
<2les	-98
<2lettre	-23
<2leur	-34
<2lever	-22
<2libres	-16
<2lie	-14
<2lieu	-17
<2lieux	-16
<2ligne	-25
<2lignes	-25
<2ligue	-14
<2limite	-23
<2lire	-18
<2lis	-24
<2lisible	-17
<2lit	-21
<2litières	-23
<2litres	-13
<2livraison	-12
<2livret	-14
<2livré	-18
<2local	-20
<2location	-17
<2loi	-15
<2long	-23
<2longe	-11
<2longtemps	-15
<2longueur	-20
<2lors	11
<2lot	-22
<2loue	24
<2loupe	-8
<2lourdes	-18
<2lucie	-16
<2lumière	-17
<2lundi	-24
<2là	-40
<2lève	-20
<2m	-22
<2m'a	-40
<2m'appeler	-19
<2m'occupe	-15
<2ma	-33
<2machine	-22
<2magasinier	-13
<2mail	-10
<2maille	-22
<2main	-30
<2mains	-28
<2maintenant	-10
<2mairie	-22
<2mais	-46
<2maison	-16
<2mal	-25
<2malaise	-12
<2mangé	-12
<2manière	17
<2manque	-35
<2manuel	-15
<2marbre	-10
<2marc	-17
<2marchant	-11
<2marche	-26
<2marcher	-16
<2marché	-15
<2mardi	-17
<2marine	-12
<2marque	-33
<2marquée	-9
<2mars	-31
<2marée	-18
<2masque	-14
<2matelas	-9
<2matelot	-25
<2matin	-40
<2matière	-27
<2matériel	-15
<2max	-11
<2maître	-18
<2me	8
<2membre	-12
<2mer	-11
<2merci	-30
<2mes	-27
<2message	-12
<2messagerie	-18
<2messieurs	-10
<2mesure	-23
<2mesurer	-17
<2mesures	-16
<2met	-32
<2mets	-19
<2mettre	-14
<2metz	-16
<2meule	-18
<2micro	-14
<2midi	-15
<2milieu	-26
<2mille	-20
<2millimètre	-16
<2min	-13
<2minimum	-11
<2minuit	-13
<2minutes	-39
<2mis	-25
<2mise	-28
<2mm	-10
<2mobiles	-15
<2mode	-27
<2modif	-18
<2modèle	-15
<2moi	-9
<2moins	-33
<2mois	-29
<2mois-ci	-17
<2moitié	-15
<2moment	-24
<2momo	-13
<2mon	-36
<2monsieur	-23
<2montage	-32
<2monte	-32
<2montent	-13
<2monter	-9
<2montes	-13
<2monteurs	-12
<2montre	-29
<2montrer	-12
<2morts	-13
<2moteur	-22
<2moteurs	-10
<2mouillé	-9
<2mouillées	-13
<2moussa	-17
<2mousse	-17
<2moyen	-13
<2msa	-13
<2mur	-17
<2museau	-16
<2musique	-22
<2musée	8
<2mère	-11
<2mètres	-12
<2médecin	-14
<2médicaments	-18
<2mélange	-10
<2mémoire	-23
<2ménage	-21
<2méthode	14
<2même	-48
<2n	-14
<2n'ai	-11
<2n'entre	-13
<2n'est	-22
<2n'importe	-22
<2n'ouvre	-15
<2navette	-15
<2neige	-20
<2nettoie	-16
<2nettoyage	-21
<2neuchâtel	-13
<2neuf	-16
<2neufs	-14
<2neuve	-17
<2nez	10
<2ni	-29
<2niveau	-23
<2noir	-22
<2noire	-19
<2nom	-28
<2nombre	-11
<2normale	-17
<2normalement	-19
<2nos	-29
<2note	-36
<2noter	-9
<2notes	-26
<2noté	-29
<2nous	-30
<2nouveau	-22
<2nouveaux	-11
<2nouvelles	10
<2novembre	-21
<2noël	-16
<2numéro	-42
<2numéros	-11
<2numéroté	-14
<2numérotée	-8
<2nœuds	-15
<2o2	-15
<2objet	27
<2octaves	-11
<2offre	-9
<2ok	-32
<2on	-38
<2ont	-25
<2onze	-15
<2optique	-16
<2or	-14
<2orange	-10
<2ordre	13
<2ou	-38
<2oublié	-12
<2oui	-31
<2outils	-12
<2ouvert	-16
<2ouverte	-14
<2ouverts	-17
<2ouverture	-9
<2ouvre	-20
<2ouvres	-20
<2ouvrir	-18
<2où	-17
<2pages	-11
<2paie	-20
<2paiement	-9
<2paire	-17
<2pancarte	-10
<2panne	-10
<2panneau	-13
<2papa	-11
<2paraît	-11
<2parc	-19
<2parce	-8
<2pardon	-27
<2pareil	11
<2parent	-19
<2parents	-22
<2parking	-12
<2parle	9
<2parler	-14
<2pars	-20
<2part	10
<2parte	-10
<2partent	-20
<2parti	-29
<2partie	-10
<2partir	-31
<2partout	-22
<2pas	-63
<2passage	-17
<2passager	-16
<2passagers	-11
<2passe	-23
<2passer	8
<2passes	-19
<2passé	-29
<2passée	-10
<2passées	-13
<2patient	-18
<2patinoire	-16
<2patrick	-22
<2patron	-23
<2peau	-22
<2peinture	-23
<2pendant	-29
<2pensé	-16
<2perche	-15
<2perd	-24
<2perdu	-11
<2permis	-14
<2personne	-44
<2personnes	-28
<2peser	-20
<2pesée	-28
<2pesés	-9
<2petit	-29
<2petite	-19
<2petits	-21
<2peu	-27
<2peur	-12
<2peut	-22
<2peut-être	-11
<2peux	-21
<2pharmacie	-19
<2photo	-23
<2photographie	-11
<2photographiés	-17
<2photos	-21
<2piano	-17
<2pied	-28
<2pierre	-9
<2pilote	-18
<2pinceau	-12
<2pinces	-20
<2pis	9
<2piste	-11
<2pièce	-13
<2pièces	-15
<2place	-20
<2places	-16
<2plan	-24
<2plans	-17
<2plante	-16
<2plaque	-12
<2plaques	-30
<2plastifié	-10
<2plat	-20
<2plateau	16
<2plateforme	-10
<2plaît	-13
<2plein	-11
<2pleine	-15
<2plonge	-13
<2plongée	-11
<2plus	-52
<2pneus	-25
<2poche	-21
<2poches	-20
<2poids	-20
<2poignée	-12
<2poignées	-22
<2point	-32
<2pointe	-12
<2points	-25
<2poisson	-14
<2police	-14
<2politique	-17
<2pompe	-16
<2pompes	-20
<2pont	-28
<2port	-10
<2portable	-12
<2porte	-33
<2portent	-16
<2porter	-20
<2portes	-22
<2porteurs	-22
<2porté	-14
<2pose	-46
<2position	-14
<2possède	-17
<2poste	-20
<2posé	-32
<2posée	-13
<2pots	-17
<2poubelle	-18
<2pouce	-19
<2poudre	-14
<2poules	-13
<2pour	-38
<2pourriez-vous	9
<2poussière	-14
<2pouvez-vous	-19
<2pratique	-12
<2premier	-31
<2première	-30
<2premièrement	-12
<2prend	-35
<2prendre	-27
<2prennent	-20
<2presque	-18
<2prie	-22
<2printemps	-21
<2pris	-17
<2prise	-30
<2procès-verbal	-15
<2procédure	23
<2produit	-21
<2professeur	-19
<2projecteur	-14
<2projet	-18
<2promis	-15
<2propane	-15
<2propose	-29
<2proposer	-18
<2propres	-16
<2propriétaire	-22
<2province	11
<2près	-25
<2précise	-20
<2préfecture	-21
<2prélève	-10
<2prénom	-8
<2préparation	15
<2préparer	-18
<2présence	-18
<2présente	-16
<2président	-19
<2préviens	-18
<2prévient	-13
<2prêt	-27
<2public	-9
<2puce	-13
<2puces	-11
<2puis	-33
<2puisse	-29
<2purge	-11
<2purger	-9
<2pv	-15
<2pâte	-24
<2pèse	-21
<2qu'elle	-21
<2qu'il	-29
<2qu'un	-20
<2quai	-11
<2qualité	-16
<2quand	-12
<2quarantaine	-18
<2quarante	-23
<2quart	-33
<2quartier	-18
<2quatorze	-16
<2quatre	-29
<2quatrième	-9
<2que	-26
<2quelle	12
<2quelqu'un	-22
<2quelque	-31
<2quelques	-9
<2question	-16
<2questions	-19
<2queue	-22
<2qui	-25
<2quinze	-23
<2quitte	-19
<2quoi	8
<2raccroche	-8
<2raclette	-10
<2radio	-14
<2raison	-13
<2ramasse	-22
<2ramasser	-20
<2ramassé	-20
<2rampe	-16
<2rang	-11
<2range	-17
<2rangs	-25
<2rapide	-16
<2rappel	-18
<2rappelle	-11
<2rappelles	-20
<2rappelé	-13
<2rapport	-26
<2rayon	-14
<2rayures	-12
<2recette	-19
<2recherche	-17
<2recopié	-13
<2recto	-9
<2reculés	-10
<2refais	-16
<2referme	-8
<2refermer	-8
<2refermé	-17
<2refuge	-16
<2refus	-11
<2refuse	-15
<2refusé	-26
<2regarde	-35
<2regarder	-26
<2regardes	-34
<2registre	-15
<2relais	-21
<2relance	-30
<2relevé	-12
<2relevés	-19
<2relire	-16
<2relu	-21
<2relève	-10
<2remet	-33
<2remettre	-18
<2remis	-24
<2remise	-31
<2remonte	-13
<2remplace	-14
<2remplaçant	-11
<2remplaçante	-12
<2remplaçons	-23
<2remplie	-18
<2remplir	-14
<2remplis	-12
<2remplissage	-22
<2remplit	-17
<2rend	-19
<2rendez-vous	-22
<2rendre	-10
<2rendu	-19
<2rendues	-8
<2rentre	-13
<2rentrer	-13
<2rentrés	-13
<2renversé	-11
<2renvoyé	-14
<2repart	-11
<2reprend	-24
<2reprendre	11
<2reprends	-21
<2responsable	-21
<2restauratrice	-19
<2restaure	-18
<2reste	-43
<2restes	-8
<2resté	-10
<2restée	-14
<2retard	-16
<2retire	-20
<2retiré	-10
<2retour	-36
<2retourne	-17
<2retours	-20
<2retrouver	-14
<2retrouvé	-17
<2retrouvée	-15
<2revenu	-11
<2revenue	-16
<2reviennent	-10
<2revient	-11
<2rez-de-chaussée	-13
<2reçoit	-33
<2reçu	-15
<2rh	-21
<2rideau	-12
<2rien	-33
<2rince	-10
<2rincés	-9
<2rinçage	-19
<2robinet	-13
<2roger	-9
<2rouge	-23
<2route	8
<2râlent	-18
<2règlement	9
<2réaction	-14
<2réception	-29
<2réclamation	-16
<2rédacteur	-8
<2rédiger	-23
<2rédigée	-18
<2régie	-14
<2régisseur	-18
<2réglage	-21
<2réglages	-9
<2réglée	-10
<2répondu	-17
<2réservation	-11
<2réserve	13
<2résume	-8
<2rétros	-13
<2réunion	-23
<2révision	-14
<2s	-18
<2s'agissant	20
<2s'arrête	-24
<2s'est	-25
<2s'il	-29
<2s'ils	-20
<2sa	-28
<2sac	-29
<2sache	-35
<2sachet	-9
<2sacristie	-17
<2sacs	-23
<2sais	-14
<2saisi	-12
<2saisonniers	-14
<2sait	-18
<2salarié	9
<2sale	-22
<2salle	-29
<2salles	-13
<2samedi	-18
<2sang	-14
<2sanitaire	-19
<2sans	-52
<2santé	-10
<2sauf	-32
<2saura	-19
<2saute	-15
<2savoir	-18
<2savon	-19
<2scelle	-15
<2scellé	-28
<2scellés	-15
<2scie	-9
<2scolaire	-10
<2scotché	-11
<2scotchées	-22
<2scène	-19
<2se	8
<2seau	-13
<2sec	-12
<2seconde	-17
<2secondes	-16
<2secoue	-17
<2secouer	-8
<2secours	-15
<2secrétaire	-23
<2secteur	-14
<2sectionneur	-18
<2sel	-14
<2sellette	-14
<2selon	-14
<2semaines	-22
<2sens	-27
<2sept	-14
<2serre	-14
<2serveur	-12
<2service	-14
<2services	17
<2seuil	-15
<2seul	-21
<2seule	-16
<2seulement	-32
<2seuls	-12
<2si	-54
<2siffler	-8
<2signaler	-12
<2signalée	-20
<2signature	-22
<2signe	-12
<2signes	-14
<2signé	-10
<2signée	-17
<2simples	-16
<2sinon	-41
<2site	-14
<2six	-22
<2sms	-11
<2social	-16
<2soi	-14
<2soie	-8
<2soir	-37
<2soirées	13
<2soit	-25
<2soixante	-26
<2sol	-20
<2solde	-17
<2solidaire	-17
<2solvants	-12
<2sommes	-28
<2son	-19
<2sonne	-15
<2sonner	-20
<2sors	-14
<2sort	-41
<2sorti	-21
<2sortie	-36
<2sortir	-13
<2soude	-11
<2soudure	-16
<2stagiaires	13
<2standard	-11
<2station	-18
<2stop	-15
<2suis	-41
<2suit	-19
<2suite	-40
<2suivant	-11
<2suivante	-12
<2suivre	-26
<2sujet	25
<2support	-12
<2supérieur	-16
<2surtout	-33
<2surveillant	-22
<2surveille	17
<2svp	-21
<2synthétique	-20
<2séance	-18
<2sécateur	-15
<2séchage	-25
<2séchoir	-14
<2sécu	-10
<2sécurité	-22
<2sœur	-17
<2t	-19
<2t'as	-23
<2table	-10
<2tableau	-18
<2tablier	-9
<2tache	-15
<2taches	-15
<2tag	-9
<2taille	-17
<2talon	-18
<2tampon	-8
<2tant	9
<2tapis	-17
<2tapé	-12
<2tard	-21
<2te	-28
<2technicien	11
<2teinte	-8
<2temps	-18
<2température	-16
<2tend	-12
<2tenir	-12
<2terrasse	-11
<2terre	-26
<2test	-16
<2teste	-21
<2testes	-19
<2thermomètre	-16
<2théâtre	-14
<2ticket	-19
<2tienne	-15
<2tiens	-17
<2tient	-28
<2tiers	-28
<2tiges	-11
<2tire	-19
<2tirer	-15
<2tiroir	-8
<2tissu	-11
<2titre	-17
<2titres	-12
<2tiède	-21
<2toi	-33
<2toile	-10
<2toilettes	-9
<2tolérance	-8
<2tomber	-13
<2tombé	-14
<2ton	-15
<2tonnes	-10
<2total	-9
<2touche	-10
<2toucher	-30
<2toujours	-30
<2tour	-31
<2tourne	-19
<2tourner	-14
<2tournée	-23
<2tous	-52
<2toute	-21
<2trace	11
<2tracteur	-14
<2traducteur	-10
<2transporteur	-14
<2trappe	-11
<2travail	-17
<2travaille	-11
<2travailler	-13
<2travers	-28
<2traîner	-16
<2trempe	-12
<2tremper	-9
<2trentaine	13
<2trente	-24
<2trente-deux	-13
<2tri	-29
<2tribunal	-17
<2trier	-17
<2trimestre	11
<2trois	-48
<2troisième	-30
<2trop	-32
<2trous	-11
<2trousse	-11
<2trouve	-21
<2trouver	-19
<2truc	14
<2truites	-19
<2trépied	-9
<2tu	-30
<2tube	-10
<2tulle	-14
<2type	-10
<2téléphone	-25
<2tête	-15
<2tôt	-24
<2ultrasons	-11
<2un	-76
<2une	-75
<2unique	17
<2uniquement	-14
<2usé	-17
<2va	-38
<2val	-16
<2valeur	-9
<2valide	-10
<2vapeur	-23
<2veille	-29
<2veilleur	-17
<2vendeur	-12
<2vendredi	-23
<2vent	-25
<2venue	-11
<2verre	-15
<2verres	-16
<2vers	-12
<2verse	-17
<2verser	-20
<2vestiaire	-18
<2veulent	-12
<2veut	18
<2viande	-10
<2vide	-23
<2vider	-9
<2vides	-25
<2vidé	-10
<2vieilles	-14
<2viennent	-18
<2vient	-25
<2vieux	-22
<2ville	-23
<2vingt	-23
<2vingt-cinq	-12
<2vingt-quatre	-14
<2violette	-14
<2virgule	-8
<2virus	-19
<2vis	-13
<2visite	-36
<2visiteur	-13
<2visiteurs	-12
<2visière	-19
<2vitre	-15
<2vitres	-14
<2voici	-14
<2voile	-10
<2voilà	19
<2voilée	-12
<2voir	-36
<2voisins	-16
<2voit	-24
<2voiture	-28
<2voitures	-21
<2voix	-14
<2volant	-16
<2volets	-13
<2vols	-9
<2vont	-15
<2vote	-13
<2voudrais	-19
<2voudrait	-20
<2voulait	-8
<2vous	-51
<2voyageur	-17
<2voyageurs	9
<2voyant	-19
<2vrac	-18
<2vrai	-21
<2vu	-31
<2véhicule	-17
<2véhicules	-11
<2vérification	-15
<2vérifie	-22
<2vérifier	-14
<2vérifies	-14
<2vérifié	-9
<2vérifiées	-26
<2vétérinaire	-16
<2yeux	-12
<2zone	-18
<2zéro	15
<2|	-23
<2§	-9
<2«	-36
<2·	-12
<2»	-15
<2à	-36
<2éclat	-13
<2école	-8
<2écoute	-18
<2écrire	13
<2écrite	10
<2électrique	-16
<2électriques	-20
<2élèves	-15
<2équipe	-17
<2établissement	-12
<2étages	-11
<2étape	-18
<2état	-18
<2éteint	-10
<2étiquette	-11
<2étiquettes	-17
<2étudiants	-22
<2été	-21
<2évite	-13
<2être	-20
<2ôte	-16
<2–	-46
<2—	-19
<2•	-18
<2→	-12
<2☐	-21
<:	22
<;	-31
<<! !	-16
<<% ,	-12
<<( 0	-19
<<( un	-17
<<) ,	-22
<<) :	-11
<<+ ,	-12
<<, 0	-20
<<, alors	-12
<<, annonce	-8
<<, après	-31
<<, atelier	-11
<<, attendre	-9
<<, au-delà	-9
<<, aucun	-18
<<, avant	-18
<<, avec	-24
<<, bien	-13
<<, c'est	10
<<, c'était	-14
<<, car	-13
<<, ce	-16
<<, chantier	-19
<<, chef	-11
<<, comme	-18
<<, comment	-22
<<, côté	10
<<, dans	-17
<<, de	-32
<<, demander	-17
<<, des	-15
<<, deux	-29
<<, devant	-9
<<, disons	-11
<<, donc	-19
<<, dont	-23
<<, du	-16
<<, eau	-12
<<, elle	-16
<<, en	-25
<<, ensuite	-9
<<, entre	-9
<<, faire	-17
<<, fait	-12
<<, faute	-15
<<, frein	-9
<<, genre	-14
<<, il	-20
<<, ils	-16
<<, inscrit	-14
<<, j'ai	-26
<<, jamais	-28
<<, je	-40
<<, jette	-17
<<, l'autre	-9
<<, l'infirmière	-14
<<, l'équipe	-9
<<, la	-61
<<, lame	-10
<<, le	-34
<<, les	-46
<<, lire	-14
<<, lit	-14
<<, lors	-10
<<, lui	-13
<<, ma	-14
<<, mais	-36
<<, marche	-11
<<, mea	-12
<<, merci	-12
<<, meubles	-13
<<, mme	-12
<<, moi	-23
<<, même	-25
<<, ne	-12
<<, note	-9
<<, notre	-21
<<, nous	-10
<<, odile	-12
<<, on	-39
<<, ouvre	-15
<<, ouvrir	-14
<<, panier	-11
<<, par	-10
<<, pas	-15
<<, passer	-19
<<, personne	-19
<<, petit	-18
<<, plus	-13
<<, pose	-12
<<, pour	-41
<<, proposer	-17
<<, puis	-14
<<, quand	-31
<<, quatre	-18
<<, que	11
<<, qui	-21
<<, regarde	-15
<<, sans	-30
<<, sauf	-17
<<, si	-13
<<, sinon	-25
<<, six	-16
<<, sous	-13
<<, soyez	-12
<<, suite	-20
<<, tout	-8
<<, toutes	15
<<, trois	-14
<<, tu	-23
<<, un	-34
<<, une	-34
<<, voilà	-10
<<, vous	-14
<<, à	-45
<<, ça	-14
<<- -	-18
<<. -	-17
<<. :	-16
<<. la	-16
<<. le	-32
<<0 %	-16
<<0 (	-10
<<0 ,	-35
<<0 .	-14
<<0 /	-9
<<0 0	-15
<<0 ]	-25
<<0 avec	-14
<<0 bar	-15
<<0 cm	-16
<<0 dans	-19
<<0 est	-12
<<0 et	-21
<<0 euros	-10
<<0 fois	-12
<<0 g	-9
<<0 h	-18
<<0 heures	-11
<<0 km/h	-14
<<0 la	-16
<<0 le	-13
<<0 min	-21
<<0 mm	-8
<<0 pour	-17
<<0 sur	-23
<<0 tu	-9
<<0 à	-21
<<0 –	20
<<0 €	-20
<<0 →	-11
<<: 0	-11
<<: c'est	-23
<<: carte	-11
<<: contrôle	-8
<<: direction	-11
<<: en	-9
<<: et	-13
<<: il	-15
<<: je	-11
<<: le	22
<<: les	-11
<<: non	-16
<<: on	-27
<<: pis	-18
<<: plus	-11
<<: remettre	-8
<<: table	-9
<<: tout	-13
<<: une	-17
<<: yo	-14
<<: «	-12
<<: à	-12
<<: équipe	-16
<<; au	-11
<<; les	-9
<<; une	-8
<<> 0	-16
<<> >	16
<<? moi	-9
<<^ (	-16
<<^ *	-12
<<^ 0	-12
<<^ >	-15
<<^ [	-17
<<^ ^	-11
<<^ allumer	-17
<<^ appel	-9
<<^ après	12
<<^ atelier	-8
<<^ au	-11
<<^ au-dessus	-11
<<^ aucun	-23
<<^ aucune	-15
<<^ auriez-vous	-24
<<^ avant	-29
<<^ banque	-17
<<^ bonjour	-24
<<^ bonsoir	-19
<<^ c'est	-32
<<^ camion	-13
<<^ carnet	-10
<<^ ce	-26
<<^ chaque	19
<<^ chef	-10
<<^ chez	-19
<<^ chlore	-12
<<^ clé	-10
<<^ comme	-22
<<^ compte	-11
<<^ contrôle	-17
<<^ contrôler	-14
<<^ coucou	-14
<<^ d'abord	-14
<<^ d'où	-23
<<^ dans	-26
<<^ demander	-18
<<^ depuis	-25
<<^ deux	-22
<<^ devant	-8
<<^ donc	8
<<^ dès	-16
<<^ départ	-16
<<^ eau	-16
<<^ elle	-35
<<^ en	-18
<<^ ensuite	-16
<<^ et	-23
<<^ euh	-25
<<^ faire	-17
<<^ feuille	-12
<<^ fiche	-21
<<^ fondre	-13
<<^ hier	-15
<<^ hors	-8
<<^ il	-33
<<^ j'ai	-15
<<^ j'en	-14
<<^ j'y	-17
<<^ jamais	-10
<<^ je	-52
<<^ jusqu'à	-13
<<^ l'agent	-18
<<^ l'assistante	-13
<<^ l'assureur	-16
<<^ l'équipe	-10
<<^ la	18
<<^ lavage	-10
<<^ le	-12
<<^ les	25
<<^ libération	-17
<<^ ma	-30
<<^ madame	-9
<<^ maintenant	-15
<<^ merci	-19
<<^ mesurer	-19
<<^ mettre	-10
<<^ mme	-10
<<^ mode	-16
<<^ mon	-35
<<^ monsieur	-22
<<^ monter	-11
<<^ mémo	-14
<<^ nos	-26
<<^ notes	-14
<<^ notre	-29
<<^ nous	-51
<<^ ok	12
<<^ on	-9
<<^ or	-14
<<^ oui	-9
<<^ ouvrir	-19
<<^ pas	-22
<<^ passer	-17
<<^ pc	-8
<<^ pendant	-23
<<^ personne	-15
<<^ perte	-14
<<^ peser	-13
<<^ point	-16
<<^ poser	-17
<<^ pourriez-vous	-14
<<^ pouvez-vous	-21
<<^ prendre	-20
<<^ procédure	-11
<<^ prélever	-9
<<^ puis	-12
<<^ pv	-15
<<^ qu'il	-11
<<^ quarante	-15
<<^ radio	-24
<<^ relever	-17
<<^ reçu	-14
<<^ rien	-8
<<^ s'agissant	-28
<<^ salut	-21
<<^ samedi	-14
<<^ si	-24
<<^ sinon	-8
<<^ sortie	-19
<<^ sortir	-21
<<^ suite	-11
<<^ sur	-21
<<^ séchage	-15
<<^ test	-21
<<^ tout	12
<<^ toute	-17
<<^ transports	-19
<<^ tremper	-13
<<^ trois	-26
<<^ trop	-27
<<^ tu	-30
<<^ téléphone	-10
<<^ verser	-15
<<^ veuillez	-10
<<^ viande	-8
<<^ voilà	-29
<<^ vous	-17
<<^ vérifier	-16
<<^ |	8
<<^ à	-38
<<^ éteindre	-22
<<^ –	-12
<<^ •	-17
<<^ →	-11
<<^ ☐	-18
<<a bien	-10
<<a changé	-14
<<a collé	-9
<<a des	-13
<<a deux	-21
<<a dit	-10
<<a déjà	-14
<<a encore	-15
<<a envoyé	-10
<<a eu	-26
<<a failli	-10
<<a fait	-21
<<a laissé	-16
<<a mis	-14
<<a pas	-12
<<a perdu	-13
<<a pris	-11
<<a qui	-15
<<a refusé	-15
<<a renversé	-8
<<a reçu	-10
<<a rien	-20
<<a un	-16
<<a une	-21
<<a vu	-16
<<a été	-28
<<accord du	-15
<<accord écrit	-14
<<accueille une	-13
<<adore les	-12
<<adulte pour	-9
<<ainsi :	-20
<<allumé sur	-11
<<alors c'est	-37
<<alors je	-10
<<alors le	16
<<alors nous	13
<<alors on	-19
<<ans ,	-23
<<ans pour	-14
<<ans que	-11
<<appel au	-14
<<appelle le	-9
<<après 0	-11
<<après la	-18
<<après le	-18
<<après les	-22
<<après on	-10
<<après tu	-21
<<arrive au	-16
<<arrive à	-16
<<arrière ,	-9
<<arrêt ,	-17
<<arrêt et	-10
<<arrête le	-9
<<assurance ,	-14
<<atelier de	-18
<<attend que	-26
<<attend une	-10
<<attendre que	-16
<<attends je	-16
<<au 0	-15
<<au feu	-10
<<au fond	-16
<<au guichet	-13
<<au lieu	-16
<<au moins	-16
<<au nom	-10
<<au petit	-11
<<au pied	-20
<<au plus	-14
<<au premier	-8
<<au propre	-16
<<au refuge	-13
<<au tribunal	-16
<<au volant	-17
<<au-delà de	-17
<<au-dessus de	-14
<<au-dessus du	-13
<<autour de	-18
<<autour des	-9
<<aux deux	-21
<<aux trois	-13
<<avant ,	-25
<<avant chaque	15
<<avant d'aller	-14
<<avant de	-37
<<avant la	-29
<<avant le	-30
<<avant les	-23
<<avant que	-23
<<avec de	-14
<<avec du	-11
<<avec l'ancien	-16
<<avec la	-22
<<avec le	-27
<<avec les	-28
<<avec lui	-13
<<avec son	-15
<<avec un	-18
<<avec une	-14
<<avons eu	-11
<<b )	-15
<<bac à	-21
<<bas ,	-12
<<base de	-11
<<ben oui	-17
<<besoin d'un	-14
<<besoin de	-18
<<bien :	10
<<blanc ,	19
<<bleu ,	-10
<<bleu =	-9
<<bleue ,	-10
<<bois ,	-11
<<bon ,	-21
<<bon alors	-13
<<bon de	-16
<<bon donc	-13
<<bon je	-16
<<bonjour ,	-13
<<bonjour alors	-15
<<bonjour c'est	-23
<<bord de	-18
<<bords ,	-12
<<bornes et	-15
<<bouche à	-10
<<boîte de	-11
<<boîte à	-11
<<bracelet avec	-11
<<bref ,	-14
<<brosse ,	-12
<<brosse à	-11
<<bulle sur	-22
<<bureau de	-22
<<bénévoles qui	-16
<<bête ,	-10
<<c )	-8
<<c dans	-13
<<c'est bon	-18
<<c'est ce	-14
<<c'est dans	-18
<<c'est la	-28
<<c'est le	-20
<<c'est les	-19
<<c'est mon	-11
<<c'est notre	-18
<<c'est pas	-28
<<c'est pour	20
<<c'est pourquoi	-23
<<c'est sur	15
<<c'est tout	-21
<<c'est trop	-12
<<c'est un	-32
<<c'est une	-14
<<cabane à	-15
<<cachet de	-9
<<caisse du	-11
<<caisse et	-11
<<calcule la	-17
<<carnet de	-25
<<carte de	-9
<<carton et	-14
<<cas de	-17
<<cassé le	-10
<<cause de	-20
<<caution de	-13
<<ce qu'il	-20
<<ce qu'on	-12
<<ce que	-41
<<ce qui	-23
<<ce serait	12
<<ce soit	-8
<<ce sont	-14
<<celle de	-8
<<celles qui	-16
<<celui du	-19
<<cent quarante	-16
<<centimètres ,	-16
<<certificat ,	-13
<<chambre froide	-12
<<change de	-9
<<changement de	-19
<<changer la	-16
<<chaque année	-22
<<charge ,	-10
<<charge pour	-22
<<chargement et	-27
<<chauffes la	-19
<<chauffeur se	-9
<<chef d'exploitation	-10
<<chef de	-23
<<cheffe de	-17
<<chemins de	-9
<<cher monsieur	-23
<<cherche le	-15
<<cherche pas	-12
<<cheveux dans	-18
<<chez des	-11
<<chez la	-18
<<chez les	-22
<<chez nous	15
<<chien ,	-13
<<chien a	-12
<<chiffon ,	-10
<<chose de	-21
<<chèque de	-11
<<ci-après les	-15
<<cinq ,	-13
<<claire ,	-14
<<classe de	-21
<<client ,	-20
<<client :	-13
<<client a	-10
<<cloches à	-19
<<club de	-28
<<clé dans	-12
<<clés de	-9
<<clés à	-11
<<cm de	-12
<<cm sous	-14
<<coffre ,	-12
<<coller sur	-20
<<comité des	-18
<<comme un	-10
<<comme vous	-14
<<commence par	-10
<<commencer par	-13
<<comment on	-11
<<commençant par	-13
<<commune de	-10
<<compare avec	-10
<<comparent avec	-13
<<compris ,	-12
<<compte ,	-11
<<compte 0	-13
<<compte :	-11
<<compte les	12
<<compter sur	-17
<<conduite à	-18
<<confrère de	-13
<<consigne sur	20
<<consulte la	-12
<<consulte le	-12
<<contexte :	-9
<<contre le	-9
<<contrôle avant	-17
<<contrôle de	-18
<<contrôle des	-15
<<contrôle la	-13
<<contrôle le	-16
<<contrôle les	-14
<<contrôle que	-21
<<contrôle à	-12
<<contrôler les	-23
<<convient de	-18
<<coopérative de	-18
<<copie de	-12
<<correct ,	-11
<<correcteur et	-10
<<coup de	-14
<<coupe ,	-18
<<coupe la	-11
<<coupe le	-9
<<coups de	-13
<<coups et	-12
<<coupé ,	-20
<<coupé à	-15
<<courant ,	-9
<<cours ,	-10
<<creux on	-19
<<crie ,	-11
<<crois que	-14
<<cuir ,	-14
<<cutter sur	-15
<<côté ,	-10
<<côté du	-20
<<côté tu	-15
<<côtés ,	-15
<<d )	-10
<<d'abord ,	-18
<<d'abord le	-10
<<d'abord les	-23
<<d'abord si	-14
<<d'accord on	-14
<<d'aller au	-15
<<d'alpage fabrique	-12
<<d'eau ,	-11
<<d'eau dans	-9
<<d'emploi pour	8
<<d'entretien ,	-12
<<d'une procédure	-20
<<d'écrit pour	15
<<dame de	-18
<<dans l'armoire	-18
<<dans l'eau	-9
<<dans l'ordre	-24
<<dans la	-37
<<dans le	-39
<<dans les	-36
<<dans notre	-18
<<dans son	-15
<<dans un	-33
<<dans une	-18
<<date ,	-13
<<date de	-22
<<date et	-9
<<date sur	-18
<<ddpp est	-12
<<de 0	-18
<<de :	-30
<<de bain	-17
<<de bonne	-9
<<de carte	-14
<<de chantier	-10
<<de chaque	-9
<<de cinq	-18
<<de cinquante	-19
<<de consigner	9
<<de côté	-15
<<de deux	-15
<<de faire	11
<<de fil	-9
<<de fin	-13
<<de huit	-18
<<de juin	-9
<<de l'eau	-19
<<de la	-50
<<de le	-17
<<de ligne	-14
<<de m'appeler	-12
<<de me	-23
<<de mes	-11
<<de mettre	-13
<<de mme	-11
<<de mon	-20
<<de musique	-9
<<de même	-14
<<de notre	-14
<<de nous	11
<<de noël	-8
<<de nuit	-20
<<de plongée	-16
<<de retour	-13
<<de retraite	-14
<<de réception	-22
<<de rédiger	-25
<<de sa	-17
<<de secours	-21
<<de son	-9
<<de suite	-18
<<de terre	-13
<<de toucher	-18
<<de tout	-21
<<de trente	-15
<<de trois	-18
<<de trouver	-14
<<de vingt	-9
<<de vous	-24
<<de vérification	-17
<<debout ,	-16
<<debout dans	-8
<<degrés ,	-10
<<dehors tu	-13
<<demande au	-20
<<demande de	-13
<<demande des	-16
<<demande le	-13
<<demande que	9
<<demande un	-10
<<demande une	-21
<<demander à	-14
<<depuis ,	-17
<<depuis la	-16
<<depuis le	-24
<<depuis que	-22
<<dernier ,	-23
<<dernier et	-16
<<dernière ,	-15
<<dernière fois	-11
<<derrière ,	-9
<<derrière le	-20
<<des appareils	-19
<<des clés	-8
<<des deux	-12
<<des instruments	-12
<<des lieux	-17
<<des petits	-14
<<des phrases	-16
<<des plaques	-18
<<des règles	-13
<<des trois	-8
<<dessous de	-14
<<deux ,	-20
<<deux ans	-15
<<deux cents	-25
<<deux de	-10
<<deux employés	-10
<<deux euros	-10
<<deux fois	-23
<<deux heures	-8
<<deux mois	-19
<<deux personnes	-18
<<deux qui	-10
<<devant ,	-12
<<devant la	-10
<<devant le	-19
<<devant les	-15
<<devant tout	-11
<<devis de	-15
<<dimanche ,	-18
<<direct dans	-11
<<directrice de	-17
<<disque de	-18
<<dit :	-10
<<dit au	-11
<<dit de	-16
<<dit que	-22
<<dit tu	-12
<<dit «	-20
<<dites ,	18
<<dix minutes	-17
<<document est	-19
<<document sur	30
<<doit être	-21
<<donc ,	-24
<<donc :	-16
<<donc euh	-16
<<donc je	-10
<<donc le	-30
<<donc moi	-18
<<donc une	-19
<<donc voilà	-19
<<donc à	-20
<<donne la	-13
<<dons de	-14
<<dont deux	-9
<<dont un	-22
<<dossier ,	-11
<<dossier de	-23
<<douches ,	-9
<<droit de	-19
<<du 0	-9
<<du club	-14
<<du conseil	-12
<<du coup	-15
<<du haut	-13
<<du jour	-10
<<du matin	-12
<<du petit	-15
<<du texte	-16
<<du val	-9
<<dur ,	-18
<<dès que	-25
<<débranche la	-9
<<décembre ,	-10
<<défaut ,	-16
<<déjà la	-17
<<départ ,	-15
<<départ d'un	-15
<<dépasser 0	-9
<<dépose dans	-16
<<déposé :	-13
<<dépôt de	-11
<<détecteur de	-16
<<e )	-11
<<eau à	-13
<<elle a	-13
<<elle appelle	-11
<<elle doit	-15
<<elle est	-12
<<elle fait	-8
<<elle ne	-14
<<elle ouvre	-9
<<elle prend	-10
<<en a	-23
<<en avant	-13
<<en cas	-18
<<en charge	-25
<<en congé	-11
<<en dedans	-17
<<en dessous	-11
<<en espace	-17
<<en face	-9
<<en faire	-12
<<en février	-14
<<en haut	-10
<<en moins	-19
<<en plein	-11
<<en pleine	-13
<<en plus	-13
<<en présence	-12
<<en vrac	-15
<<encore en	-9
<<encore un	-17
<<encore à	-11
<<enfin ,	-25
<<enfin trois	-8
<<enfin à	-18
<<enlève les	-20
<<ensuite ,	-8
<<ensuite le	-12
<<ensuite les	-21
<<ensuite on	-19
<<ensuite seulement	-15
<<entre deux	-17
<<entre la	-21
<<entre les	-17
<<entreprise de	-14
<<enveloppes de	-15
<<envoie le	-16
<<essai de	-16
<<essuie la	-14
<<est dans	-14
<<est de	-19
<<est en	-10
<<est encore	-13
<<est faite	-11
<<est le	-9
<<est posée	-9
<<est refusé	-11
<<est relu	-16
<<est restée	-19
<<est à	-19
<<et ,	-9
<<et appelle	-16
<<et après	-24
<<et c'est	-15
<<et chaque	-9
<<et dans	-9
<<et date	-9
<<et de	-31
<<et demi	-16
<<et des	-19
<<et deux	-10
<<et donc	-18
<<et elle	-13
<<et en	-12
<<et euh	-15
<<et fait	-16
<<et il	-16
<<et j'ai	-14
<<et jamais	-14
<<et je	-20
<<et l'on	-11
<<et la	-32
<<et laisse	-12
<<et le	-59
<<et les	-36
<<et là	-17
<<et ma	-21
<<et mon	-22
<<et nous	18
<<et on	-30
<<et pas	-19
<<et passe	-23
<<et pour	-19
<<et puis	-11
<<et que	-24
<<et remet	-17
<<et retire	-10
<<et se	-20
<<et sort	-8
<<et sur	-17
<<et tout	-12
<<et toutes	-15
<<et tu	-26
<<et un	-26
<<et une	-14
<<et vous	-21
<<et vérifie	-10
<<et à	-23
<<eu de	-24
<<eu des	-19
<<eu un	-25
<<eu une	-23
<<euh ,	-24
<<euh bonjour	-18
<<euh c'est	-26
<<euh je	-17
<<euh la	-23
<<euh le	15
<<excusés :	-9
<<faire des	-20
<<faire le	-21
<<faire pour	9
<<faire quand	-27
<<faire une	-9
<<fais les	-20
<<fais ça	-12
<<fait :	-12
<<fait changer	-8
<<fait de	-16
<<fait des	-9
<<fait du	-17
<<fait la	-31
<<fait le	-13
<<fait les	-17
<<fait pas	-14
<<fait que	-14
<<fait signer	-16
<<fait tourner	-16
<<fait un	-22
<<fait une	-10
<<fasse une	-16
<<faudrait ,	-12
<<faudrait que	-13
<<faut c'est	-27
<<faut lui	-24
<<faut pour	-21
<<faut qu'on	-20
<<faut que	-14
<<faut un	-16
<<faute de	15
<<façon de	15
<<façon dont	9
<<ferme la	-9
<<ferme le	-9
<<ferme les	-13
<<fermeture des	-11
<<feu de	-16
<<feuille de	-19
<<feuilles ,	-16
<<feux ,	-12
<<fiche de	-21
<<fiche et	-9
<<fils ,	-8
<<fin de	-26
<<fleuriste à	-13
<<fois ,	-15
<<fois ce	-18
<<fois le	-19
<<fois par	-9
<<fois sur	-12
<<fond avec	-14
<<fond de	-13
<<fond et	-17
<<frais ,	-13
<<frais de	-17
<<franchement ,	-16
<<frein de	-10
<<froid ,	-9
<<fromagerie d'alpage	-13
<<fuite à	-12
<<fwd :	11
<<février ,	-13
<<gant ,	-14
<<gants ,	-15
<<gardien ne	-17
<<gauche ,	-20
<<gaz coupé	-13
<<gens de	-11
<<glisse dans	-18
<<glisse la	-10
<<goutte de	-14
<<grave ,	-20
<<groupe «	-14
<<h ,	-15
<<h et	-11
<<haut ,	-13
<<haut de	-15
<<haut on	-16
<<haut vers	-16
<<haute et	-9
<<heure ,	-9
<<heure avant	-15
<<heure et	-10
<<heures après	-18
<<heures dans	-12
<<heures de	-12
<<heures et	-17
<<heures on	-17
<<heures à	-10
<<il appelle	-8
<<il attend	-11
<<il consulte	-13
<<il contrôle	-8
<<il coupe	-15
<<il est	-19
<<il fait	-18
<<il faut	-27
<<il ferme	-12
<<il les	-13
<<il lit	-10
<<il me	-19
<<il mesure	-16
<<il met	-12
<<il montre	-13
<<il passe	-10
<<il pose	-17
<<il prend	-14
<<il regarde	-19
<<il reste	-11
<<il sort	-23
<<il vient	-10
<<il vérifie	-17
<<ils ont	-10
<<ils sont	-25
<<inscrit le	-16
<<inspecte les	-15
<<instruments de	-15
<<inès :	-9
<<j'ai dû	-11
<<j'ai l'honneur	-20
<<j'aimerais donc	-17
<<j'en ai	-17
<<j'espère que	-14
<<jamais au	-22
<<jamais dans	-22
<<jamais de	-22
<<jamais en	-22
<<jamais fait	-13
<<jamais le	-17
<<jamais plus	-15
<<jamais sans	-15
<<jamais sur	-24
<<jamais tu	-16
<<jamais un	-18
<<jamais vu	-16
<<jamais à	-10
<<janvier ,	14
<<jauge de	-12
<<jaune pour	-21
<<je cherche	-10
<<je compte	-16
<<je coordonne	-18
<<je demande	-12
<<je dirige	-17
<<je dis	-13
<<je dois	-17
<<je fais	-26
<<je ferme	-14
<<je l'ai	-13
<<je le	-15
<<je les	-21
<<je lui	-19
<<je m'appelle	-11
<<je m'en	-17
<<je me	-21
<<je ne	-17
<<je parle	-17
<<je propose	-17
<<je prépare	-12
<<je regarde	-13
<<je reprends	-19
<<je résume	-13
<<je sors	-11
<<je suis	-10
<<je te	-14
<<je teste	-17
<<je tiens	-24
<<je travaille	-18
<<je vais	-18
<<je veux	-23
<<je voudrais	-24
<<je vous	-30
<<jeu et	-17
<<josiane ,	-10
<<jour +	-9
<<jour ,	-22
<<jour de	-16
<<jour même	-17
<<jours ,	-22
<<jours après	16
<<jours et	-16
<<jours pour	-10
<<jsuis au	-12
<<juillet ,	-15
<<juin ,	-12
<<jusqu'à la	-9
<<kilos de	11
<<l'absence de	-21
<<l'accident de	-13
<<l'acte est	-18
<<l'adresse et	-17
<<l'affaire de	-11
<<l'agent de	-21
<<l'aide de	-17
<<l'alginate se	-15
<<l'an dernier	-16
<<l'ancienne est	-9
<<l'appareil ,	-12
<<l'arrivée ,	-11
<<l'arrêt de	-16
<<l'autre ,	-13
<<l'eau ,	-11
<<l'eau chaude	-15
<<l'eau de	-27
<<l'eau à	-12
<<l'emballage des	-13
<<l'heure ,	-20
<<l'heure et	-13
<<l'un reste	-9
<<l'écart avec	-10
<<l'école de	-13
<<l'équipe ,	-21
<<l'état de	-11
<<l'état des	-16
<<l'étiquette sur	-11
<<la balance	-14
<<la bibliothèque	-14
<<la bonne	-13
<<la bouche	-10
<<la bouteille	-9
<<la brasserie	-17
<<la brosse	-9
<<la cabane	-15
<<la cabine	-9
<<la caisse	-16
<<la camionnette	-12
<<la carte	-9
<<la centrale	-11
<<la chambre	-11
<<la cheffe	-10
<<la cliente	-12
<<la clé	-20
<<la colle	-16
<<la compagnie	-11
<<la conduite	-18
<<la couleur	-9
<<la craie	-13
<<la date	-12
<<la demande	-8
<<la dictée	-9
<<la distribution	-18
<<la fabrique	-9
<<la famille	-15
<<la façon	-16
<<la ferme	-16
<<la fermeture	-13
<<la feuille	-15
<<la fiche	-17
<<la fin	-19
<<la fosse	-10
<<la fuite	-17
<<la gendarmerie	-14
<<la glace	-17
<<la gouvernante	-11
<<la graisse	-18
<<la grande	-9
<<la hauteur	-20
<<la journée	-17
<<la laisse	-10
<<la lame	-12
<<la lampe	-15
<<la lettre	-13
<<la ligne	11
<<la liste	-12
<<la lumière	-9
<<la machine	-15
<<la main	-15
<<la mairie	-14
<<la maison	-13
<<la marche	-17
<<la mer	-10
<<la messagerie	-15
<<la moitié	-9
<<la neige	-11
<<la panne	-16
<<la patinoire	-11
<<la peau	-16
<<la personne	-8
<<la petite	-9
<<la pharmacie	-14
<<la photo	-8
<<la place	-10
<<la plaque	-11
<<la poche	-21
<<la police	-18
<<la pompe	-10
<<la porte	-15
<<la première	-14
<<la pression	-11
<<la prise	-24
<<la radio	-10
<<la reprise	-20
<<la rue	-13
<<la règle	-10
<<la régie	-14
<<la réponse	-12
<<la salle	-18
<<la scie	-11
<<la semaine	-14
<<la serre	-10
<<la spatule	-10
<<la station	-17
<<la suite	-17
<<la table	-13
<<la tablette	-15
<<la taille	-12
<<la tare	-11
<<la température	-12
<<la terre	-11
<<la tête	-15
<<la vache	-10
<<la veille	-21
<<la visite	-20
<<la voiture	-23
<<laboratoire de	-19
<<laissé à	-11
<<lame de	-19
<<lame à	-9
<<lampe ,	-12
<<lance la	-14
<<langue des	-9
<<lavage de	-19
<<lavage des	-22
<<lave à	-9
<<le 0	-23
<<le bac	-20
<<le badge	-8
<<le bloc	-10
<<le bon	-16
<<le bureau	-11
<<le carnet	-27
<<le chauffage	-16
<<le chauffeur	-17
<<le chef	-19
<<le chiffre	-13
<<le client	-26
<<le club	-9
<<le code	-11
<<le coffre	-9
<<le comité	-15
<<le compresseur	-11
<<le compte	-10
<<le conducteur	-9
<<le contrôle	-25
<<le corps	-12
<<le coup	-16
<<le couteau	-22
<<le câble	-11
<<le dernier	-30
<<le dis	-14
<<le docteur	-18
<<le dossier	-17
<<le droit	-14
<<le dépotage	-21
<<le dépôt	-15
<<le détecteur	-16
<<le faire	-10
<<le fais	-13
<<le fait	-12
<<le filet	-15
<<le film	-11
<<le filtre	-11
<<le frein	-12
<<le frigo	-12
<<le greffe	-11
<<le groupe	-15
<<le gérant	-15
<<le haut	-16
<<le jeudi	-8
<<le jour	-16
<<le laboratoire	-13
<<le lendemain	-19
<<le linge	-20
<<le livret	-8
<<le logiciel	-10
<<le long	-10
<<le magasinier	-17
<<le matelot	-21
<<le matin	-12
<<le maître	-14
<<le micro	-14
<<le monde	-35
<<le monsieur	-10
<<le médecin	-15
<<le même	-18
<<le nettoyage	-18
<<le nom	-14
<<le nombre	-15
<<le nouveau	-18
<<le numéro	-29
<<le papier	11
<<le parc	-12
<<le parent	-16
<<le patron	-17
<<le pilote	-14
<<le plan	-11
<<le plateau	-9
<<le point	-10
<<le portail	-15
<<le porteur	-9
<<le premier	-20
<<le professeur	-14
<<le prénom	-9
<<le président	-19
<<le quart	-15
<<le responsable	-15
<<le reste	-11
<<le règlement	-8
<<le régisseur	-16
<<le réglage	-11
<<le salarié	-9
<<le soir	-28
<<le sujet	-18
<<le surveillant	-17
<<le talon	-12
<<le tapis	-10
<<le technicien	-20
<<le test	-14
<<le texte	-17
<<le tour	-18
<<le vent	-19
<<le vieux	-15
<<le vétérinaire	-10
<<les autres	-16
<<les bonnes	-15
<<les bouteilles	-9
<<les bénévoles	-14
<<les clients	-15
<<les clubs	-11
<<les clés	-17
<<les deux	-22
<<les dix	-8
<<les enfants	-13
<<les entrées	-18
<<les films	-14
<<les fils	-12
<<les gants	-13
<<les gars	-9
<<les gens	-19
<<les jeunes	-16
<<les mains	-9
<<les nouvelles	-12
<<les objets	-11
<<les parents	-15
<<les pneus	-22
<<les poches	-15
<<les pompes	-18
<<les portes	-11
<<les quatre	-15
<<les restes	-19
<<les rh	-16
<<les sacs	-10
<<les scellés	-11
<<les services	-22
<<les tubes	-11
<<les vantelles	-10
<<les verres	-15
<<les yeux	-14
<<lettre de	-13
<<leur dis	-14
<<leur dit	-10
<<lieu de	-19
<<ligne ,	-8
<<lignes ,	-8
<<lire tout	-13
<<lis le	-16
<<liste ,	-13
<<lit ,	-13
<<lit le	-14
<<lit les	-12
<<litres de	-13
<<livraison ,	-11
<<livre est	-20
<<livret ,	-14
<<long de	-25
<<longe à	-10
<<longueur ,	-19
<<lot est	-11
<<loue des	24
<<lui donner	-22
<<lui montre	-19
<<lui remet	-18
<<là ,	-17
<<là on	-14
<<là où	-11
<<là pas	-13
<<m ,	-10
<<m'a demandé	-21
<<m'a dit	-18
<<m'occupe des	-15
<<ma femme	-14
<<ma remplaçante	-14
<<machine à	-22
<<madame ,	8
<<mains ,	-9
<<mains sans	-16
<<mais je	-11
<<mais les	-18
<<maison de	-16
<<manière de	9
<<manière dont	15
<<marbre ,	-10
<<marc ,	-13
<<marche à	-19
<<marque ,	-13
<<mars ,	-8
<<matelot de	-22
<<matin ,	-20
<<matin du	-16
<<me dit	-8
<<me faites	-14
<<me faudrait	-15
<<me faut	-15
<<me permets	-16
<<mer du	-11
<<merci au	-16
<<merci de	-24
<<mes deux	-23
<<mesure la	-13
<<mesure le	-15
<<met la	-8
<<met le	-21
<<met les	-20
<<mets la	-9
<<mets pas	-9
<<mettre les	-14
<<milieu ,	-20
<<min dans	-9
<<minutes après	-14
<<minutes de	-15
<<minutes et	-9
<<mis dans	-15
<<mise en	-25
<<mise à	-11
<<mode d'emploi	-24
<<mode opératoire	-15
<<moi ,	-9
<<moi j'ai	-16
<<moi je	-17
<<moi qui	-26
<<moins de	-29
<<mois ,	-13
<<mois dans	-9
<<mois-ci que	-17
<<moitié de	-18
<<moitié des	-12
<<monde fasse	10
<<monsieur de	-11
<<monsieur le	-14
<<monte ,	-8
<<monte la	-9
<<monte sur	-19
<<montre ,	-10
<<montre comment	-19
<<montre la	-10
<<musique de	-19
<<musée de	-21
<<mémoire ,	-23
<<même ,	-8
<<même pour	-30
<<même s'il	-12
<<même s'ils	-14
<<même si	-20
<<même un	-19
<<même une	-18
<<n °	-14
<<n'a pas	-23
<<n'est jamais	-14
<<n'est pas	-20
<<n'importe quel	-22
<<n'ouvre pas	-15
<<ne les	-15
<<ne pas	-13
<<ne sache	-17
<<ne se	-17
<<neuf ,	-10
<<nez ,	-16
<<ni sur	-20
<<niveau ,	-12
<<nom de	-23
<<nom du	-9
<<nom et	-14
<<non attends	-20
<<non la	-10
<<non pas	-21
<<note ,	-15
<<note dans	-15
<<note la	-9
<<notes les	-18
<<notre club	-22
<<notre entreprise	14
<<notre manière	-21
<<nous (	-12
<<nous ,	-17
<<nous a	-29
<<nous avons	-10
<<nous en	-9
<<nous faisons	-15
<<nous gérons	24
<<nous on	-24
<<nous remplaçons	9
<<nous sommes	-27
<<nuit ,	-20
<<nuit à	15
<<numéro de	-35
<<numéros et	-11
<<objet :	28
<<ok .	-23
<<on a	10
<<on accroche	-19
<<on annonce	-8
<<on appelle	-13
<<on appuie	-10
<<on arrive	-11
<<on arrête	-16
<<on aspire	-12
<<on attend	-20
<<on baisse	-12
<<on calcule	-18
<<on change	-13
<<on cherche	-16
<<on choisit	-9
<<on coche	-11
<<on compte	-28
<<on contrôle	-14
<<on convient	-10
<<on coupe	-16
<<on débranche	-13
<<on enlève	-29
<<on essuie	-17
<<on est	-20
<<on facture	-14
<<on fait	-11
<<on ferme	-30
<<on fixe	-12
<<on frotte	-9
<<on garde	9
<<on glisse	-14
<<on gratte	-16
<<on inscrit	-15
<<on inspecte	-11
<<on la	-28
<<on laisse	-12
<<on lance	-17
<<on le	-23
<<on les	-23
<<on lit	-16
<<on lui	-20
<<on lève	-15
<<on m'a	-16
<<on marque	-13
<<on met	-33
<<on monte	-15
<<on montre	-15
<<on ne	-18
<<on nettoie	14
<<on note	-9
<<on ouvre	-21
<<on passe	-24
<<on peut	-9
<<on photographie	-16
<<on plante	-15
<<on plonge	-14
<<on pose	-16
<<on prend	-27
<<on propose	-10
<<on prépare	-21
<<on prévient	-19
<<on pèse	-14
<<on rappelle	-17
<<on refuse	-14
<<on regarde	-22
<<on relève	-13
<<on remet	-10
<<on remplit	-12
<<on rend	-16
<<on reprend	-18
<<on retire	-21
<<on revient	-16
<<on se	-19
<<on sort	-27
<<on teste	-20
<<on tire	-20
<<on va	-19
<<on vérifie	-15
<<on écrit	12
<<ont été	-13
<<onze heures	-11
<<ordre de	13
<<ou de	-11
<<ou en	-11
<<ou on	-9
<<ou qui	-13
<<ou s'il	-12
<<ou sans	-12
<<ou si	-12
<<ou un	-20
<<oui ,	-20
<<ouvre le	-20
<<ouvre les	-19
<<ouvres la	-15
<<ouvrir le	-15
<<ouvrir toutes	-19
<<papier ,	-10
<<papier dans	-17
<<papier pour	9
<<par deux	-16
<<par jour	-14
<<par la	-26
<<par le	-19
<<par les	-17
<<par pôle	-18
<<par rapport	-13
<<par un	-11
<<par une	-18
<<par écrit	15
<<parc ,	-14
<<parce qu'après	-9
<<pardon ,	-18
<<parking du	-12
<<parle pas	-12
<<pars la	-15
<<part ,	17
<<part au	-21
<<part avec	-19
<<part en	-17
<<part tu	-14
<<part à	-23
<<parti avec	-19
<<parti en	-13
<<partir de	-21
<<partir du	-12
<<pas ,	-21
<<pas :	-23
<<pas au	-19
<<pas avant	-14
<<pas avec	-10
<<pas besoin	-11
<<pas c'est	-17
<<pas dans	-24
<<pas de	-34
<<pas des	-12
<<pas du	-20
<<pas en	-15
<<pas la	-25
<<pas le	-21
<<pas les	-27
<<pas moins	-15
<<pas même	-9
<<pas on	-23
<<pas par	-10
<<pas plus	-9
<<pas pour	-18
<<pas quand	-17
<<pas sans	-21
<<pas si	-19
<<pas sur	-30
<<pas tu	-20
<<pas un	-12
<<pas une	-20
<<pas à	-27
<<passage ,	-9
<<passage de	-13
<<passe au	-14
<<passe en	-10
<<passe la	-10
<<passe le	-30
<<passer la	-12
<<passer les	-15
<<passer à	-12
<<passé au	-8
<<passé trois	-18
<<pendant la	-21
<<pendant le	-15
<<pendant les	-9
<<pendant que	-12
<<perd ,	-16
<<personne n'a	-19
<<personne ne	-20
<<personne qui	-18
<<personnes ,	-19
<<pesée du	-20
<<petite de	-16
<<peu de	-18
<<peu près	-13
<<peut être	-10
<<peux me	-18
<<pharmacie ,	-15
<<photo ,	-9
<<photo de	-10
<<photos et	-19
<<pis la	-18
<<pis tu	-9
<<pièce d'identité	-9
<<pièce sur	-14
<<plan ,	-11
<<plan de	-18
<<plaques de	-19
<<plat et	-14
<<plat sur	-9
<<plein ,	-9
<<pleine :	-13
<<plus ,	-8
<<plus d'un	-14
<<plus de	-31
<<plus le	-25
<<plus tard	-9
<<poche des	-13
<<poches ,	-12
<<poids ,	-18
<<poisson ,	-13
<<police si	-14
<<porte du	-10
<<porte le	-13
<<pose la	-9
<<pose les	-26
<<pose sur	-15
<<poste de	-16
<<posé et	-19
<<posée à	-9
<<pots de	-17
<<poubelle ,	-16
<<pouce et	-14
<<poudre ,	-9
<<pour cent	-23
<<pour chaque	-21
<<pour des	-10
<<pour euh	-23
<<pour laquelle	-12
<<pour les	-47
<<pour mon	-19
<<pour notre	-19
<<pour que	-22
<<pour un	-17
<<pour une	-22
<<pourriez-vous rédiger	10
<<pratique ,	-12
<<premier ,	-17
<<premier tour	-13
<<prend la	-9
<<prend le	-14
<<prend les	-15
<<prend pas	-16
<<prendre la	-21
<<presque tous	-14
<<prie de	-20
<<printemps ,	-20
<<prise de	-24
<<procédure ,	-19
<<procédure de	32
<<propre ,	-12
<<province ,	11
<<près de	-21
<<près du	-10
<<préfecture ,	-21
<<prépare la	-17
<<prépare les	16
<<présence de	-14
<<prévient la	-8
<<puis le	-16
<<puis on	-11
<<puis sur	-12
<<purger les	-9
<<pv du	-15
<<pâte ,	-12
<<pâte de	-20
<<pèse ,	-10
<<qu'elle ait	-18
<<qu'il faut	-10
<<qu'on a	-14
<<qu'on ne	-16
<<qu'on se	-18
<<quand la	-17
<<quand le	-29
<<quand les	-9
<<quand une	-19
<<quarantaine des	-15
<<quarante minutes	-10
<<quatre mille	-21
<<que c'est	-21
<<que chacun	-18
<<que chaque	-12
<<que j'ai	-15
<<que je	-30
<<que l'on	-23
<<que le	-49
<<que les	-50
<<que mes	-16
<<que mon	-12
<<que nous	-27
<<que par	-16
<<que sa	-23
<<que si	-16
<<que son	-14
<<que tout	-30
<<que tu	-28
<<que vous	-9
<<que ça	-25
<<quelqu'un se	-10
<<quelque chose	-27
<<question du	-12
<<qui a	-25
<<qui arrive	-19
<<qui dise	9
<<qui est	-11
<<qui manque	-15
<<qui ne	-27
<<qui ont	-12
<<qui s'en	-15
<<qui s'est	-15
<<qui se	-26
<<qui voit	-20
<<quinze jours	-15
<<quitte pas	-17
<<quoi ,	-23
<<quoi au	-19
<<quoi faire	20
<<raison pour	-13
<<rapport du	-18
<<rapport à	-19
<<refuse on	-16
<<regarde d'abord	-17
<<regarde la	-11
<<regarde le	-16
<<regarde si	-10
<<regardes la	-20
<<regardes le	-21
<<relève le	-10
<<remet le	-9
<<remet un	-15
<<remettre dans	-14
<<remise des	-17
<<remise en	-20
<<remise à	-20
<<remplace le	-10
<<remplace les	-15
<<remplit la	-14
<<remplit le	-9
<<rend la	-10
<<rendre ,	-10
<<rendu –	-14
<<reprend le	-9
<<responsable de	-11
<<reste ,	-15
<<reste de	-14
<<reste sur	-23
<<reste à	-12
<<retire le	-9
<<retire les	-20
<<retour ,	-12
<<retour au	-14
<<retourne les	-15
<<reçoit les	-21
<<reçoit un	-14
<<reçu un	-11
<<rh ouvrent	-14
<<rien ,	-14
<<rien avant	-9
<<rien de	-14
<<rien et	-15
<<rinçage ,	-15
<<rouge ,	-24
<<rouge =	-9
<<route ,	-17
<<règle le	-12
<<réception ,	-16
<<réception des	-24
<<réclame le	-12
<<rédacteur :	-8
<<rédiger pour	-14
<<réserve ,	-13
<<rétros ,	-13
<<réunion du	-17
<<s'arrête à	-8
<<s'est fait	-18
<<s'il a	-16
<<s'il est	-9
<<s'il sent	-11
<<s'il vous	-16
<<sac de	-13
<<sac sur	-23
<<sache à	-16
<<saisonniers qui	-14
<<salle de	-20
<<samedi ,	-13
<<sans jamais	-10
<<sans que	-16
<<sans savon	-15
<<sans toucher	-24
<<sauf les	-10
<<sauf si	-14
<<scolaire ,	-9
<<se fait	13
<<se lave	-17
<<se passe	24
<<se perd	-12
<<se trouve	-14
<<seau ,	-12
<<selon la	-14
<<semaines ,	-11
<<semaines et	-10
<<sens de	-19
<<serait bien	-9
<<service de	-19
<<service et	-10
<<seulement après	-16
<<seulement là	-23
<<seulement si	-13
<<si c'est	-29
<<si deux	-14
<<si elle	-9
<<si la	-19
<<si le	-18
<<si les	-12
<<si un	-22
<<si vous	-15
<<si ça	-24
<<signaler un	-12
<<signe ,	-11
<<simple ,	-16
<<simples ,	-16
<<sinon la	-11
<<sinon on	-24
<<sinon tu	-17
<<sinon ça	-18
<<soir ,	-28
<<soir de	-16
<<sol ,	-19
<<sol :	-11
<<sommes une	-24
<<sont en	-14
<<sont jamais	-9
<<sont les	-13
<<sort de	-15
<<sort la	-12
<<sort le	-9
<<sort les	-32
<<sort pas	-14
<<sortie de	-19
<<sous 0	-15
<<sous la	-20
<<sous le	-14
<<stop ,	-14
<<suis en	-12
<<suis pas	-14
<<suis à	-23
<<suite du	-24
<<suite et	-12
<<suite tu	-17
<<suite à	-23
<<sujet :	12
<<sur blanc	15
<<sur chaque	-24
<<sur des	-18
<<sur l'ardoise	-11
<<sur la	-26
<<sur le	-52
<<sur les	-31
<<sur papier	9
<<sur trois	-18
<<sur un	-29
<<sur une	-23
<<surtout des	-21
<<surtout du	-19
<<svp ,	-16
<<séchoir et	-14
<<sécurité ,	-8
<<sécurité au	-9
<<t °	-8
<<tableau ,	-12
<<tache de	-13
<<taille ,	-15
<<tant que	9
<<te mets	-11
<<temps de	-15
<<température de	-12
<<tend le	-9
<<terrasse ,	-10
<<terre avant	-15
<<terre de	-12
<<test de	-15
<<texte pour	8
<<tiens la	-11
<<tient la	-9
<<tient le	-11
<<tiers sur	-20
<<tire le	-12
<<tire sur	-22
<<tissu de	-11
<<toi qui	-22
<<toi tu	-23
<<touche pas	-10
<<toucher au	-19
<<toucher à	-26
<<toujours dans	-13
<<tour de	-20
<<tour le	-14
<<tourner la	-9
<<tous ,	-22
<<tous les	-29
<<tout ,	-9
<<tout dans	-10
<<tout le	-20
<<tout se	-13
<<tout sur	-13
<<tout ça	-17
<<toute la	-12
<<toutes et	-16
<<travail dans	-12
<<trempe dans	-10
<<tremper la	-9
<<trentaine de	13
<<trente minutes	-16
<<tri des	-26
<<tribunal de	-17
<<trimestre ,	-9
<<trois ,	-12
<<trois ans	-13
<<trois fois	-17
<<trois on	-14
<<trois semaines	-18
<<troisième fois	-12
<<trop de	-25
<<trop tard	-13
<<trouver ci-après	-15
<<tu appelles	-21
<<tu chauffes	-23
<<tu demandes	-27
<<tu dis	-18
<<tu démontes	-14
<<tu fais	-33
<<tu filtres	-14
<<tu la	-30
<<tu le	-15
<<tu lis	-23
<<tu me	-23
<<tu mets	-28
<<tu montes	-15
<<tu notes	-20
<<tu ouvres	-25
<<tu pars	-22
<<tu passes	-26
<<tu prends	11
<<tu préviens	-17
<<tu regardes	-38
<<tu te	-21
<<tu testes	-20
<<tu vides	-28
<<type de	-10
<<téléphone au	-17
<<téléphone à	-11
<<tête ,	-9
<<tôt ,	-21
<<un ,	-18
<<un arbre	-17
<<un autre	-9
<<un client	-18
<<un coup	-16
<<un document	-21
<<un dossier	-8
<<un enfant	-13
<<un mode	-16
<<un mois	-8
<<un mémo	-16
<<un nouveau	-11
<<un papier	-18
<<un petit	-30
<<un peu	-22
<<un pour	-18
<<un protocole	-17
<<un quart	-17
<<un truc	-23
<<un vrai	-23
<<une ,	-9
<<une boîte	-14
<<une cliente	-12
<<une clé	-19
<<une coopérative	-15
<<une copie	-14
<<une dizaine	-15
<<une fiche	-17
<<une fois	-12
<<une heure	-18
<<une lettre	-10
<<une méthode	-21
<<une personne	-16
<<une petite	-15
<<une photo	-11
<<une procédure	-37
<<une seule	-8
<<une trentaine	-10
<<une vieille	-13
<<va ,	-14
<<val de	-16
<<vapeur ,	-15
<<vendredi ,	-21
<<vent ,	-12
<<vent >	-15
<<verre ,	-12
<<vers la	-9
<<verse dans	-17
<<verser les	-11
<<veut pas	-11
<<veut voir	18
<<veux que	-20
<<vide ,	-9
<<vide les	-14
<<vides la	-13
<<vides le	-21
<<vidé ,	-9
<<vient de	-22
<<ville de	-19
<<vingt minutes	-11
<<vingt-quatre heures	-14
<<virgule ,	-8
<<visite de	-27
<<visite du	-15
<<voilà ,	10
<<voilà alors	-9
<<voilà euh	-17
<<voilà le	10
<<voit des	-13
<<voit plus	-8
<<voit un	-14
<<vont au	-8
<<vont dans	-13
<<vous ,	-11
<<vous laisse	-14
<<vous me	-14
<<vous écris	-10
<<vu ,	-20
<<vu le	-9
<<vu un	-17
<<véhicule ,	-15
<<vérifie les	-14
<<vérifier le	-12
<<vérifié par	-9
<<y a	-30
<<y avait	-15
<<y compris	-21
<<zone ,	-8
<<« à	-10
<<° c	-18
<<° de	-10
<<» ,	-13
<<à 0	-24
<<à :	-28
<<à cause	-15
<<à chaque	-22
<<à charge	-16
<<à côté	-31
<<à deux	-22
<<à domicile	-17
<<à fond	-13
<<à l'accueil	-15
<<à l'aide	-10
<<à l'attention	-12
<<à l'eau	-19
<<à l'entrée	-10
<<à l'ombre	-11
<<à la	-41
<<à ma	-12
<<à moins	-8
<<à mon	-13
<<à partir	-25
<<à plus	-10
<<à qui	-16
<<à rédiger	-20
<<à travers	-19
<<à un	9
<<à une	-19
<<à votre	-9
<<à zéro	-18
<<ça dans	-16
<<ça doit	-13
<<ça en	-19
<<ça fait	-26
<<ça ferait	-12
<<ça part	-26
<<ça pour	8
<<ça qu'on	-19
<<ça se	-15
<<écrit ,	-11
<<écrit la	-21
<<écrit pour	-24
<<écrit sur	15
<<écrite ,	-15
<<électriques au	-11
<<établissement de	-13
<<– contrôle	-15
<<– réunion	-14
<<€ par	-11
<<→ on	-12
<=	-23
<>	12
<?	9
<@	-21
<[	-21
<[( brouillon	-9
<[( le	-15
<[( un	-16
<[, 0	-22
<[, accord	-13
<[, aller	-17
<[, annonce	-14
<[, association	-13
<[, assurance	-12
<[, atelier	-14
<[, au	-33
<[, aucun	-19
<[, autant	-11
<[, avant	-16
<[, b	-9
<[, bâche	-10
<[, c'est	-43
<[, c'était	-11
<[, cadenas	-18
<[, cage	-12
<[, car	-17
<[, ce	-30
<[, celles	-14
<[, chacune	-12
<[, chantier	-17
<[, chaque	-13
<[, chaussures	-15
<[, chlore	-9
<[, clim	-12
<[, coin	-11
<[, commune	-8
<[, contrôle	-13
<[, contrôler	-10
<[, coupe	-12
<[, de	8
<[, deux	-36
<[, disons	-14
<[, douches	-10
<[, du	-16
<[, désolée	-14
<[, eau	-15
<[, elles	-11
<[, essuyé	-14
<[, faute	-18
<[, fiche	-11
<[, finir	-14
<[, frein	-12
<[, genre	-14
<[, gilets	-15
<[, j'espère	-8
<[, je	-44
<[, jette	-11
<[, l'eau	-11
<[, l'infirmière	-16
<[, l'un	-8
<[, l'étage	-11
<[, lame	-11
<[, lecture	-15
<[, les	11
<[, lie	-13
<[, loin	-12
<[, longueur	-11
<[, lors	-12
<[, lunettes	-14
<[, mairie	-9
<[, mea	-13
<[, meubles	-15
<[, miroir	-11
<[, médicaments	-10
<[, notre	-24
<[, nous	24
<[, odile	-12
<[, on	-16
<[, panier	-14
<[, pardon	-16
<[, personne	-28
<[, pinceau	-12
<[, porté	-12
<[, pose	-14
<[, proposer	-16
<[, quatorze	-18
<[, remué	-10
<[, retour	-13
<[, rincer	-9
<[, rinçage	-15
<[, rue	-12
<[, résidence	-9
<[, rétros	-13
<[, scotché	-8
<[, si	-22
<[, sonde	-12
<[, sonner	-15
<[, sors	-10
<[, soyez	-13
<[, thermomètre	-11
<[, tu	-17
<[, un	-44
<[, une	-41
<[, virgule	-9
<[, voyez	-8
<[, à	-47
<[, œil	-11
<[- 0	-13
<[- le	-11
<[- on	-10
<[. la	-17
<[. on	-20
<[/ 0	-12
<[/ mercredi	-16
<[0 0	-11
<[0 avril	-10
<[0 bar	-17
<[0 cm	-15
<[0 de	-9
<[0 g	-8
<[0 j	-11
<[0 kg	-18
<[0 km/h	-20
<[0 l	-16
<[0 la	-24
<[0 le	12
<[0 lits	-10
<[0 mm	-10
<[0 novembre	-15
<[0 pour	-9
<[0 à	-14
<[: 0	-17
<[: au	-10
<[: avant	10
<[: ben	-17
<[: c'est	-20
<[: chambre	9
<[: contrôle	-11
<[: devis	-13
<[: direction	-19
<[: je	-19
<[: la	-11
<[: les	-16
<[: normal	-9
<[: poubelle	-10
<[: re	-22
<[: remettre	-15
<[: retour	-13
<[: si	-10
<[: tu	-9
<[: un	-23
<[: une	9
<[: yo	-15
<[: à	-13
<[: équipe	-16
<[; le	-9
<[; les	-16
<[= on	-12
<[= refus	-8
<[> 0	-15
<[[ 0	-9
<[^ 0	-28
<[^ ah	-13
<[^ allumer	-17
<[^ aspirateur	-15
<[^ atelier	-16
<[^ au	-22
<[^ aucun	-24
<[^ auriez-vous	-22
<[^ avant	-36
<[^ b	-12
<[^ bac	11
<[^ banque	-8
<[^ bonsoir	-15
<[^ bref	-10
<[^ c'est	-30
<[^ casque	-19
<[^ ce	-35
<[^ chaque	12
<[^ cher	-14
<[^ chers	-13
<[^ chlore	-13
<[^ compter	-14
<[^ contrôle	19
<[^ contrôler	-21
<[^ coucou	-14
<[^ couteaux	-10
<[^ d	-9
<[^ d'où	-19
<[^ de	-18
<[^ deux	-31
<[^ dictée	-14
<[^ diffusion	-10
<[^ dimanche	-10
<[^ dites	-21
<[^ domaine	-14
<[^ du	-16
<[^ début	11
<[^ départ	16
<[^ e	-9
<[^ encaisser	-11
<[^ enregistrement	-11
<[^ exporter	-9
<[^ fiche	-9
<[^ fondre	-9
<[^ franchement	-14
<[^ frapper	-9
<[^ fwd	-16
<[^ gilets	-17
<[^ hello	-15
<[^ hier	-20
<[^ humidité	-14
<[^ hôtel	-8
<[^ inès	-14
<[^ j'aimerais	-19
<[^ j'en	-14
<[^ j'y	-16
<[^ je	-19
<[^ l'aide	-11
<[^ l'ancien	-10
<[^ l'assistante	-11
<[^ l'assureur	-19
<[^ l'officier	-9
<[^ la	-39
<[^ lavage	-14
<[^ le	-58
<[^ les	-22
<[^ maintenant	-14
<[^ matériel	-11
<[^ mdr	-8
<[^ mesurer	-16
<[^ mettre	-10
<[^ mode	-16
<[^ mon	-39
<[^ moniteur	-14
<[^ monter	-15
<[^ mémo	-15
<[^ nickel	-12
<[^ nos	-26
<[^ noter	-13
<[^ notes	-19
<[^ notre	-37
<[^ oh	-13
<[^ on	-50
<[^ or	-13
<[^ ouverture	9
<[^ parfait	-15
<[^ personne	-29
<[^ peser	-12
<[^ photos	14
<[^ police	-9
<[^ pose	18
<[^ poser	-11
<[^ pourriez-vous	-24
<[^ pouvez-vous	-23
<[^ première	12
<[^ prendre	-17
<[^ procès-verbal	-15
<[^ procédure	-20
<[^ produits	-9
<[^ prélever	-10
<[^ présents	-17
<[^ purger	-9
<[^ pv	-17
<[^ radio	-16
<[^ relever	-13
<[^ remettre	-13
<[^ reporter	-9
<[^ reporté	-11
<[^ retour	-11
<[^ reçu	-16
<[^ réception	12
<[^ réunion	-17
<[^ rév	-18
<[^ s'agissant	-24
<[^ salut	-25
<[^ samedi	-18
<[^ si	-32
<[^ sortie	10
<[^ sortir	-23
<[^ sujet	-16
<[^ séchage	10
<[^ titre	-12
<[^ transports	-15
<[^ tremper	-10
<[^ troisième	-18
<[^ tu	-31
<[^ un	-53
<[^ une	-42
<[^ verser	-13
<[^ version	-9
<[^ veuillez	-9
<[^ viande	-10
<[^ ville	-15
<[^ vis	-9
<[^ visite	15
<[^ voici	-17
<[^ à	-9
<[^ écrivez-moi	-15
<[^ écumer	-15
<[^ étaient	-10
<[^ étape	-13
<[^ éteindre	-16
<[^ étiquettes	-10
<[a 0	-10
<[a changé	-16
<[a collé	-10
<[a deux	15
<[a envoyé	-11
<[a failli	-11
<[a fini	-12
<[a fondu	-11
<[a la	-16
<[a le	-19
<[a mangé	-9
<[a perdu	-14
<[a posé	-16
<[a pris	-9
<[a refusé	-11
<[a renversé	-11
<[a renvoyé	-11
<[a reçu	-16
<[a répondu	-13
<[a trouvé	-16
<[a un	-20
<[a une	-21
<[a à	-15
<[accord du	-15
<[accueille une	-16
<[adore les	-14
<[adulte pour	-10
<[alors c'est	-26
<[alors ce	-15
<[alors je	-19
<[alors le	-26
<[alors nous	-16
<[alors on	-32
<[annonce le	-9
<[ans pour	-10
<[appel au	-11
<[appeler le	-12
<[appelle la	-15
<[appelle le	-17
<[après 0	-12
<[après la	-34
<[après le	-27
<[après les	-24
<[après on	13
<[après réception	-9
<[après un	-17
<[après une	-14
<[arrive au	-18
<[arrive le	-15
<[arrive on	-14
<[arrive à	-16
<[arrête le	-10
<[aspire la	-12
<[atelier de	-15
<[attend le	-11
<[attend une	-15
<[attends je	-19
<[attestation d'assurance	-12
<[au 0	-14
<[au bain	-12
<[au banc	-11
<[au bord	-14
<[au complet	-18
<[au crayon	-8
<[au cœur	-16
<[au début	-12
<[au départ	-15
<[au dépôt	-14
<[au feutre	-16
<[au frontofocomètre	-10
<[au funérarium	12
<[au garage	-21
<[au guichet	13
<[au hasard	-12
<[au labo	-13
<[au pinceau	-8
<[au printemps	-14
<[au refuge	-14
<[au revoir	-14
<[au réfractomètre	-13
<[au secrétariat	-12
<[au stylo	-13
<[au tableau	-12
<[au tribunal	-18
<[au volant	-16
<[au-delà de	-11
<[au-dessus de	-11
<[au-dessus du	-18
<[auto-école du	-17
<[aux deux	-21
<[avant chaque	-21
<[avant d'aller	-16
<[avant d'ouvrir	-8
<[avant de	-28
<[avant l'ouverture	-15
<[avant la	-37
<[avant le	-35
<[avant les	-26
<[avant livraison	-17
<[avant tri	-12
<[avec de	-10
<[avec deux	-10
<[avec du	-11
<[avec l'ancien	-16
<[avec l'eau	-10
<[avec la	-36
<[avec le	-42
<[avec les	-34
<[avec un	-24
<[avec une	-21
<[bac à	-23
<[badge perdu	-10
<[banque alimentaire	-17
<[base de	-11
<[besoin de	-11
<[bien d'avoir	-9
<[blanc comment	19
<[bon courage	-16
<[bon de	-15
<[bon je	-24
<[bon on	-9
<[bon état	-18
<[bonjour c'est	-18
<[bonjour à	-18
<[bonne volonté	-9
<[bons d'achat	-15
<[bord de	-13
<[bouche à	-10
<[bouchon de	-8
<[branche le	-17
<[bureau de	-13
<[bâche au	-9
<[c'est ce	-14
<[c'est chaud	-12
<[c'est comment	16
<[c'est l'affaire	-12
<[c'est la	-41
<[c'est les	14
<[c'est mon	-12
<[c'est notre	-17
<[c'est pour	-43
<[c'est pourquoi	-22
<[c'est une	-17
<[cabane à	-14
<[caisse du	-17
<[calcule la	-18
<[calcule le	-8
<[cantonal nous	-17
<[carnet de	-18
<[carte bancaire	-9
<[carte grise	-10
<[cassé le	-13
<[cause de	-14
<[cause du	-10
<[caution de	-10
<[ce mois-ci	-11
<[ce serait	-18
<[celui du	-17
<[cette année	-13
<[chacun la	-12
<[change de	-9
<[change le	-8
<[changement de	-17
<[changent souvent	-8
<[changer la	-20
<[chaque année	-26
<[chaque caisse	-14
<[chaque sortie	-16
<[chaque trimestre	-14
<[charge pour	-16
<[chaude à	-15
<[chauffes la	-23
<[chef d'exploitation	-11
<[chef d'équipe	-10
<[chef de	-13
<[cherche le	-18
<[chercher le	-15
<[chez la	-22
<[chez les	-23
<[chez nous	-37
<[chez un	-16
<[choisit la	-15
<[chose de	-20
<[chose tu	-10
<[ci-après les	-15
<[classe de	-8
<[client nous	-12
<[cloches à	-14
<[club de	-22
<[clés du	-10
<[clés à	-10
<[clôture de	-15
<[colle le	-9
<[collé une	-9
<[comme le	-15
<[comme un	-12
<[compte 0	-12
<[compte les	-30
<[compte rendu	-12
<[comptent les	-12
<[conduite à	-20
<[confrère de	-8
<[congé maternité	-10
<[conseil syndical	-10
<[constat d'état	-16
<[consulte la	-9
<[consulte le	-13
<[contre le	-13
<[contrôle avant	-11
<[contrôle de	-11
<[contrôle la	-18
<[contrôle le	-20
<[contrôle les	-14
<[contrôle une	-10
<[contrôle à	-12
<[contrôler les	-25
<[convient de	-16
<[coopérative de	-12
<[corde cassée	-9
<[coup de	-13
<[coupe la	-15
<[coupe le	-18
<[coups de	-9
<[coupé à	-13
<[coûte 0	-9
<[creux on	-19
<[côté du	-16
<[côté la	-19
<[côté tu	-11
<[d'abord la	-20
<[d'abord le	-23
<[d'abord les	-26
<[d'abord si	-12
<[d'abord tu	-15
<[d'accord on	-15
<[d'aller au	-14
<[d'alpage fabrique	-13
<[d'emploi pour	-24
<[d'où cette	-23
<[d'un agent	-15
<[d'un résident	-21
<[d'une procédure	14
<[d'écrit pour	-19
<[dame de	-13
<[dans ce	-9
<[dans chaque	-16
<[dans l'armoire	-16
<[dans l'eau	-11
<[dans l'enveloppe	-8
<[dans l'ordre	-27
<[dans la	-55
<[dans le	-48
<[dans notre	-30
<[dans un	-37
<[dans une	-26
<[date du	-9
<[de 0	-12
<[de bague	-13
<[de bain	-12
<[de bassin	-14
<[de bilan	-22
<[de cacao	-20
<[de caution	-11
<[de ce	-25
<[de certificat	-11
<[de chaque	-8
<[de charleville	-8
<[de chauffe	-13
<[de chaîne	-10
<[de cinquante	-20
<[de circulation	-20
<[de collecte	-9
<[de commande	-8
<[de compter	-14
<[de concert	-17
<[de conduite	-21
<[de conformité	-10
<[de consigner	-24
<[de coucher	-8
<[de couper	-9
<[de couronne	-12
<[de cutter	-8
<[de deux	-14
<[de distribution	10
<[de dix-neuf	-13
<[de départ	12
<[de façade	-15
<[de fil	-14
<[de garde	-20
<[de graisse	-17
<[de grave	-13
<[de janvier	-12
<[de javel	-11
<[de l'accueil	-26
<[de l'acide	-12
<[de l'année	-20
<[de l'appareil	-12
<[de l'eau	-31
<[de l'enfant	-12
<[de l'huître	-16
<[de l'intérim	-11
<[de l'école	-11
<[de l'évier	-20
<[de l'œil	-17
<[de la	-12
<[de lait	-13
<[de le	-23
<[de linge	-15
<[de lisible	-20
<[de livres	-19
<[de location	-16
<[de lyon	-11
<[de m'appeler	-15
<[de message	-11
<[de mon	-24
<[de musique	-16
<[de médicaments	11
<[de naissance	-9
<[de nettoyage	-23
<[de nos	-11
<[de notre	-17
<[de nous	-29
<[de novembre	-10
<[de noël	-14
<[de pain	-20
<[de peinture	-17
<[de permanence	-22
<[de piste	-12
<[de plongée	-18
<[de police	-10
<[de pont	-21
<[de propane	-13
<[de province	-21
<[de pâte	-14
<[de quartier	-14
<[de quatorze	-9
<[de quelle	-21
<[de quoi	-24
<[de retour	-26
<[de retraite	-17
<[de route	-15
<[de réception	12
<[de rôle	-8
<[de sang	-12
<[de santé	-12
<[de secours	-24
<[de soins	-9
<[de sonner	12
<[de sortie	-20
<[de sécu	-13
<[de tournai	-11
<[de travail	-11
<[de travers	-22
<[de trente-deux	-9
<[de trouver	-20
<[de verre	-16
<[de visite	-15
<[de vol	-17
<[de vote	-15
<[de vérification	10
<[dehors tu	-11
<[demande au	-16
<[demande de	-8
<[demande le	-19
<[demande un	-20
<[demande une	-22
<[demander si	-12
<[demander à	-11
<[demandes la	-9
<[depuis 0	-17
<[depuis deux	-12
<[depuis la	-23
<[depuis le	-28
<[dernier on	-16
<[derrière le	-22
<[des accès	-11
<[des appareils	-15
<[des cendres	-10
<[des cheveux	-14
<[des chiens	-11
<[des clarinettes	-9
<[des clients	14
<[des dessins	-9
<[des deux	-10
<[des données	-12
<[des eaux	-21
<[des lieux	-18
<[des marionnettes	-15
<[des numéros	-12
<[des outils	-17
<[des ovales	-16
<[des particuliers	-11
<[des petits	-21
<[des phrases	-17
<[des plaques	-22
<[des retours	-18
<[des règles	-19
<[des signes	-9
<[des sports	-11
<[des trous	-10
<[dessous de	-11
<[deux cents	-28
<[deux chemins	-9
<[deux chiens	-11
<[deux coups	-12
<[deux côtés	-13
<[deux doigts	-14
<[deux extincteurs	-8
<[deux hommes	-9
<[deux locations	-12
<[deux longueurs	-10
<[deux parcs	-10
<[deux porteurs	-18
<[deuxièmement on	-15
<[devant eux	-12
<[devant la	-22
<[devant le	-25
<[devant les	-21
<[dictée vocale	-9
<[directrice de	-12
<[disque de	-10
<[dit au	-9
<[dit de	-18
<[dit le	-15
<[dit tu	-9
<[doit avoir	-12
<[donc c'est	-19
<[donc je	-20
<[donc le	20
<[donc on	-15
<[donc un	-17
<[donc une	-21
<[donc à	-19
<[donne ce	-10
<[donne la	-20
<[donne le	-18
<[dons de	-17
<[dont deux	-12
<[dont la	-15
<[dont un	11
<[dossier de	-11
<[droit de	-13
<[du 0	-13
<[du bassin	-29
<[du car	-17
<[du centre	-19
<[du comité	-22
<[du conseil	-20
<[du contrôleur	-18
<[du départ	-19
<[du four	-22
<[du grand	-18
<[du hangar	-14
<[du moulin	-12
<[du nord	-11
<[du personnel	-15
<[du pilote	-13
<[du public	-19
<[du réseau	-14
<[du samedi	-20
<[du tunnel	-13
<[du val	-13
<[du vestiaire	-15
<[du week-end	-18
<[débranche la	-13
<[déjà la	-21
<[dépôt de	-9
<[désormais la	12
<[détecteur de	-8
<[eau claire	-8
<[eau à	-15
<[elle on	-9
<[en août	-9
<[en arrière	-17
<[en avant	-15
<[en biais	-8
<[en cabine	-11
<[en commençant	-14
<[en congé	-12
<[en cours	-13
<[en cuisine	-12
<[en dehors	-13
<[en deux	-8
<[en double	-10
<[en espace	-20
<[en forme	-15
<[en février	-14
<[en grand	-13
<[en juillet	-12
<[en langue	-14
<[en novembre	-20
<[en panne	-9
<[en pleine	-16
<[en plâtre	-10
<[en procédure	-17
<[en présence	-14
<[en quarantaine	-18
<[en rayon	-16
<[en route	-13
<[en sachet	-9
<[en vrac	-15
<[encore un	-18
<[encore une	-15
<[enfin le	-10
<[enfin à	-16
<[enlève la	-14
<[enlève les	-22
<[ensuite la	-11
<[ensuite le	-21
<[ensuite les	-20
<[ensuite on	-19
<[ensuite un	-10
<[entre deux	-28
<[entre la	-21
<[entre les	-26
<[entreprise de	-14
<[enveloppes de	-13
<[envoie la	-10
<[envoie le	-20
<[espace confiné	-17
<[essai de	-14
<[essuie au	-10
<[essuie la	-17
<[est couvert	-11
<[est d'accord	-15
<[est de	-19
<[est emballée	-15
<[est faite	-12
<[est le	-15
<[est monté	-8
<[est parti	-24
<[est partie	-9
<[est passée	-19
<[est pesé	-10
<[est posé	-13
<[est posée	-14
<[est préparé	-18
<[est refusé	-16
<[est relu	-21
<[est rendue	-9
<[est repris	-10
<[est restée	-19
<[est revenue	-12
<[est signalée	-12
<[est un	-14
<[est une	-14
<[est venu	-11
<[est venue	-14
<[est à	-13
<[et 0	-12
<[et au	-10
<[et c'est	-16
<[et ce	-17
<[et celle	-15
<[et chaque	-10
<[et de	-17
<[et demi	-18
<[et demie	-19
<[et deux	-15
<[et harnais	-10
<[et j'ouvre	-19
<[et je	-24
<[et l'apprenti	-15
<[et l'on	-11
<[et l'état	-16
<[et la	-47
<[et les	-17
<[et menace	-13
<[et mon	-25
<[et on	-39
<[et passe	13
<[et personne	-27
<[et pour	-15
<[et quand	-15
<[et remet	-24
<[et retire	-10
<[et retour	-19
<[et si	-16
<[et tu	-22
<[et un	-32
<[et une	-26
<[et à	-26
<[eu de	-9
<[eu un	-21
<[eu une	-21
<[euh c'est	-20
<[euh comment	-23
<[euh je	-21
<[euh la	13
<[euh le	-30
<[euh on	-23
<[exige de	-10
<[face à	-11
<[faire le	-32
<[faire quand	17
<[faire une	-19
<[fais la	-11
<[fais le	-23
<[fais les	-23
<[fait asseoir	-12
<[fait changer	-14
<[fait de	-16
<[fait du	-14
<[fait le	-32
<[fait les	-20
<[fait pogner	-13
<[fait remarquer	-17
<[fait signer	-12
<[fait tourner	-16
<[fait un	-25
<[fait une	-10
<[fait à	-13
<[faite avant	-11
<[faites une	-14
<[fasse une	-18
<[faut c'est	-17
<[faut pour	-15
<[faut un	-20
<[faut une	-16
<[faute de	-22
<[façon de	-23
<[ferme la	-27
<[ferme le	-12
<[ferme les	-24
<[fermer les	-9
<[fermeture du	-13
<[feu de	-11
<[feuille de	-13
<[fiche de	-8
<[fin de	-18
<[fin du	-9
<[fleuriste à	-10
<[fleurs coupées	-19
<[fois ce	-20
<[frais de	-11
<[frein de	-9
<[fromagerie d'alpage	-16
<[frotte la	-9
<[fuite à	-12
<[gants on	-17
<[garde au	-9
<[garde la	-13
<[glisse la	-14
<[graisse de	-13
<[h 0	-9
<[haut de	-9
<[haut on	-15
<[haute pression	-14
<[heure avant	-15
<[heures avant	-8
<[heures de	-8
<[heures le	-17
<[heures on	-17
<[heures à	-9
<[hier au	-19
<[huit kilos	-14
<[ici le	10
<[ici on	-16
<[il consulte	-8
<[il contrôle	-9
<[il coupe	-21
<[il envoie	-11
<[il joue	-8
<[il le	-10
<[il les	-14
<[il marque	-11
<[il nous	-18
<[il passe	-9
<[il pose	-14
<[il repart	-9
<[ils demandent	-26
<[inscrit le	-20
<[inspecte les	-15
<[instruments de	-13
<[j'ai dû	-9
<[j'ai l'honneur	-17
<[j'ai les	-22
<[j'ai un	-16
<[j'avais un	-10
<[j'en ai	-18
<[j'ouvre la	-17
<[jamais au	-18
<[jamais de	-9
<[jamais la	-16
<[jamais le	-26
<[jamais tu	-12
<[jamais un	-17
<[jamais à	-11
<[jaune pour	-11
<[je coordonne	-12
<[je crois	-9
<[je dicte	-25
<[je dirige	-14
<[je dois	-16
<[je l'ai	-10
<[je la	-20
<[je le	-24
<[je les	-20
<[je m'en	-15
<[je m'occupe	-16
<[je n'ai	-12
<[je passe	-8
<[je peux	-11
<[je propose	-17
<[je précise	-13
<[je remplace	-8
<[je reprends	-16
<[je résume	-11
<[je sais	-10
<[je sors	-11
<[je souhaite	-17
<[je t'écris	-12
<[je teste	-13
<[je tiens	-17
<[je travaille	-18
<[je vais	-16
<[je veux	-22
<[je voudrais	-17
<[jette les	-9
<[jour de	-13
<[jours ouvrés	-9
<[jours pour	-8
<[jsuis au	-10
<[jusqu'à ce	-9
<[jusqu'à la	-17
<[kilos de	-20
<[l'absence de	-22
<[l'agent de	-20
<[l'aide de	-10
<[l'alarme sonne	-10
<[l'année passée	-9
<[l'arrêt de	-20
<[l'attention de	-11
<[l'attestation d'assurance	-14
<[l'eau chaude	-16
<[l'eau de	-20
<[l'eau savonneuse	-9
<[l'eau à	-9
<[l'ordre inverse	-11
<[l'école de	-11
<[l'équipe de	-12
<[la 0	-10
<[la baie	-13
<[la balance	-15
<[la bande	-14
<[la barrière	-9
<[la base	-9
<[la batterie	-12
<[la benne	-20
<[la bibliothèque	-16
<[la borne	-18
<[la bouche	-9
<[la bougie	-10
<[la boulangerie	-10
<[la brasserie	-17
<[la cabane	-24
<[la cabine	-20
<[la cage	-13
<[la caisse	-25
<[la camionnette	-15
<[la cantine	-11
<[la carsat	-9
<[la case	-11
<[la casquette	-11
<[la caution	-12
<[la centrale	-13
<[la chambre	-31
<[la charlotte	-9
<[la cheffe	-19
<[la chute	-10
<[la civière	-13
<[la cliente	-21
<[la cloche	-12
<[la clôture	-12
<[la commune	-16
<[la compagnie	-13
<[la conduite	-19
<[la console	-13
<[la corde	-21
<[la corne	-15
<[la couleur	-10
<[la coulée	-14
<[la coupe	-16
<[la couverture	-10
<[la craie	-16
<[la crèche	-9
<[la cuisine	-15
<[la dame	-15
<[la ddpp	-21
<[la demi-heure	-13
<[la descente	16
<[la dictée	-9
<[la direction	-20
<[la distribution	-27
<[la durée	-8
<[la déclaration	-11
<[la fabrique	-13
<[la facture	-10
<[la fenêtre	-15
<[la fermeture	-29
<[la fiche	-21
<[la fosse	-12
<[la fourchette	-12
<[la fourrière	-21
<[la friterie	-9
<[la fuite	-18
<[la fédé	-19
<[la gardienne	-14
<[la gendarmerie	-16
<[la gestionnaire	-16
<[la gouvernante	-13
<[la graisse	-22
<[la grande	-14
<[la grille	-14
<[la hauteur	-18
<[la journée	-19
<[la lame	-19
<[la levée	-10
<[la leçon	-17
<[la ligue	-10
<[la livraison	12
<[la location	17
<[la loi	-14
<[la machine	-30
<[la mairie	-10
<[la maman	-10
<[la manière	-27
<[la matière	-16
<[la mer	-14
<[la messagerie	-13
<[la meule	-18
<[la mise	17
<[la mousse	-15
<[la msa	-12
<[la musique	-10
<[la nacelle	-12
<[la navette	-14
<[la neige	-16
<[la neuve	-12
<[la nouvelle	-14
<[la paie	-14
<[la pancarte	-11
<[la panne	-19
<[la partie	-11
<[la passerelle	-8
<[la patinoire	-17
<[la patronne	-11
<[la pauvre	-10
<[la peau	-23
<[la pelle	-8
<[la perche	-10
<[la personne	-18
<[la pharmacie	-10
<[la pince	-16
<[la pioche	-9
<[la piscine	-17
<[la place	-16
<[la planche	-10
<[la plateforme	-9
<[la plupart	-14
<[la poche	-18
<[la poignée	-10
<[la pointe	-10
<[la police	-21
<[la pompe	-16
<[la position	-11
<[la poussière	-11
<[la première	-26
<[la presse	-23
<[la pression	-15
<[la prise	-16
<[la préfecture	-19
<[la préparation	-17
<[la présente	-18
<[la pâte	-19
<[la question	-13
<[la queue	-15
<[la radio	-14
<[la recette	-16
<[la remet	-17
<[la remise	8
<[la reprend	-11
<[la reprise	-21
<[la restauratrice	-14
<[la rince	-11
<[la route	-20
<[la rue	-13
<[la réception	-16
<[la région	-18
<[la réglette	-14
<[la régulation	-11
<[la réponse	-13
<[la réservation	-13
<[la réserve	-15
<[la sacristie	-8
<[la saison	-13
<[la sangle	-8
<[la saumure	-17
<[la scie	-16
<[la seconde	-9
<[la secrétaire	-15
<[la sellette	-8
<[la serre	-11
<[la sortie	-22
<[la soudure	-17
<[la spatule	-9
<[la station	-21
<[la suie	-11
<[la surface	-10
<[la surfaceuse	-20
<[la tablette	-19
<[la taille	-14
<[la tare	-8
<[la tension	-21
<[la toile	-13
<[la tournée	9
<[la tranche	-9
<[la trappe	-17
<[la tribune	-12
<[la vache	-15
<[la vapeur	-16
<[la ventilation	-11
<[la ville	-10
<[la visite	-28
<[la vétérinaire	-12
<[la vêleuse	-9
<[laboratoire de	-9
<[laisse le	-14
<[laisse les	-9
<[laissé à	-11
<[lame de	-12
<[lame à	-9
<[lance la	-16
<[lavage de	-16
<[lave les	-15
<[lave à	-9
<[le 0	-14
<[le bac	-31
<[le bain	-11
<[le balisage	-16
<[le bassin	-10
<[le bateau	-16
<[le beurre	-19
<[le bloc	-10
<[le bornage	10
<[le bracelet	-14
<[le bras	-11
<[le brouillon	-15
<[le bébé	-12
<[le bûcheron	-9
<[le cabinet	-14
<[le calendrier	-10
<[le canton	-15
<[le certificat	-16
<[le chariot	-13
<[le chauffage	-25
<[le chemin	-20
<[le cheval	-17
<[le chiffre	-13
<[le classeur	-9
<[le coin	-15
<[le col	-10
<[le collier	-12
<[le comité	-15
<[le compresseur	-8
<[le comptoir	-11
<[le concierge	-10
<[le conducteur	-16
<[le constat	-20
<[le corps	-16
<[le couloir	-9
<[le coursier	-12
<[le couteau	-20
<[le couvercle	-9
<[le câble	-20
<[le dimanche	-16
<[le disque	-18
<[le docteur	-16
<[le document	-13
<[le dos	-8
<[le drap	-14
<[le droit	-14
<[le dur	-12
<[le début	-13
<[le départ	-24
<[le dépôt	-13
<[le détecteur	-14
<[le fauconnier	-12
<[le fil	-9
<[le filet	-18
<[le film	-11
<[le filtre	-17
<[le four	-10
<[le frein	-17
<[le frigo	-15
<[le garde	-15
<[le gardien	-16
<[le gonflage	10
<[le greffe	-16
<[le guichet	-10
<[le gérant	-16
<[le harnais	-10
<[le hérisson	-12
<[le jargon	-13
<[le jeune	-16
<[le journal	-13
<[le laboratoire	-22
<[le lavage	-19
<[le lecteur	-9
<[le lendemain	-21
<[le lien	-13
<[le linge	-21
<[le livre	-15
<[le livret	-17
<[le logiciel	-9
<[le long	-18
<[le magasinier	-18
<[le maire	-8
<[le manager	-11
<[le marbre	-9
<[le marché	-9
<[le matelot	-25
<[le maître	-15
<[le mercredi	-10
<[le micro	-12
<[le modèle	-13
<[le moment	-15
<[le mono	-14
<[le mur	-13
<[le médecin	-16
<[le ménage	11
<[le nettoyage	12
<[le nez	-8
<[le nombre	-16
<[le nouveau	-17
<[le nôtre	-12
<[le panneau	-11
<[le parent	-19
<[le patron	-25
<[le permis	-14
<[le pilote	-20
<[le pisteur	-12
<[le plan	-24
<[le pont	-16
<[le portail	-14
<[le porteur	-12
<[le pose	-17
<[le pouce	-14
<[le produit	-12
<[le professeur	-12
<[le protocole	-12
<[le prénom	-12
<[le président	-21
<[le père	-9
<[le raccord	-12
<[le relevé	-11
<[le remplissage	-22
<[le reçu	-8
<[le règlement	-15
<[le régisseur	-12
<[le sac	-19
<[le salarié	-9
<[le sang	-15
<[le second	-11
<[le secteur	-9
<[le silicone	-13
<[le siège	-20
<[le stagiaire	-10
<[le stock	-13
<[le sujet	-19
<[le support	-10
<[le surveillant	-17
<[le séchoir	-10
<[le tableau	-17
<[le talon	-17
<[le tampon	-16
<[le tapis	-11
<[le technicien	-25
<[le tempérage	-10
<[le test	11
<[le tiroir	-8
<[le toit	-10
<[le travail	-8
<[le tri	8
<[le troisième	-17
<[le type	-9
<[le verre	-10
<[le vieux	-14
<[le visiteur	-13
<[le voyant	-10
<[le vétérinaire	-11
<[les 0	-13
<[les actes	-10
<[les agences	-10
<[les aiguilles	-11
<[les anciennes	-17
<[les armes	-9
<[les attaches	-15
<[les barquettes	-10
<[les bassins	-12
<[les blocs	-20
<[les bonnes	-12
<[les bords	-10
<[les bottes	-16
<[les bouteilles	-13
<[les bretelles	-17
<[les cales	-24
<[les cartons	-19
<[les chariots	-12
<[les chiffres	-11
<[les classeurs	-10
<[les clients	-16
<[les clous	-13
<[les clubs	-14
<[les coins	-11
<[les commandes	-18
<[les compteurs	-14
<[les cordes	-9
<[les cônes	-10
<[les dates	-16
<[les deux	-25
<[les doigts	-12
<[les doudous	-18
<[les entrées	-17
<[les familles	-19
<[les feuilles	-17
<[les filles	-13
<[les films	-15
<[les flexibles	-11
<[les garde-corps	-14
<[les gars	-18
<[les gosses	-20
<[les hommes	-13
<[les jeunes	-13
<[les joints	-15
<[les joueurs	-13
<[les licences	-12
<[les matins	-10
<[les mots	-11
<[les nouvelles	-14
<[les papiers	-13
<[les passagers	-11
<[les perches	-9
<[les permis	-22
<[les photos	-14
<[les plaques	-15
<[les pneus	-22
<[les poches	-23
<[les points	-14
<[les pompes	-21
<[les pompiers	-10
<[les premières	-17
<[les produits	-19
<[les projecteurs	-11
<[les rails	-12
<[les rangs	-22
<[les rayures	-11
<[les restes	-18
<[les rh	-17
<[les règles	-22
<[les réglages	-9
<[les sacs	-20
<[les saisonniers	-8
<[les scellés	-9
<[les seaux	-9
<[les services	-19
<[les serviettes	-14
<[les sorties	-21
<[les tiges	-13
<[les tilleuls	-10
<[les toilettes	-10
<[les tubes	-15
<[les tuyaux	-10
<[les vannes	-11
<[les vantelles	-20
<[les verres	16
<[les voisins	-11
<[les voitures	-10
<[les véhicules	-16
<[les écoles	-15
<[les élèves	-14
<[les étapes	-14
<[lieu de	-14
<[lieux d'entrée	-17
<[ligne blanche	-9
<[linge de	-12
<[lire la	-12
<[lis le	-16
<[lit la	-16
<[lit le	-17
<[lit les	-16
<[litres de	-9
<[livres mouillés	-11
<[livret de	-8
<[long de	-10
<[lors de	-10
<[loto du	-19
<[lui donner	-17
<[lui remet	-15
<[là on	-22
<[lève le	-19
<[m'a expliqué	-8
<[ma femme	-17
<[ma fille	-10
<[ma mère	-14
<[ma remplaçante	-15
<[ma sœur	-14
<[machine à	-22
<[madame la	-9
<[main partout	-10
<[main tu	-9
<[mais du	-11
<[mais je	-12
<[mais la	-11
<[mais les	-17
<[mais on	-26
<[maison de	-12
<[manière de	-21
<[marche à	-18
<[matelot de	-21
<[matin du	-11
<[me faites	-11
<[me faudrait	-8
<[me permets	-15
<[mea culpa	-12
<[merci au	-18
<[merci d'avance	-14
<[merci de	-17
<[mes deux	-20
<[mes notes	-10
<[mes salutations	-11
<[mesure la	-15
<[mesure le	-19
<[met la	-15
<[met le	-25
<[met les	-23
<[mets la	-16
<[mets le	-21
<[mettre le	-13
<[mettre les	-18
<[meubles reculés	-13
<[min à	-13
<[minutes avant	-12
<[minutes de	-19
<[mise à	-11
<[mises à	-13
<[mode d'emploi	-18
<[mode opératoire	-16
<[moi c'est	-24
<[moi je	-22
<[moins de	-20
<[moins un	-14
<[mois avant	-9
<[moitié de	-9
<[mon beau-père	-13
<[mon mari	-13
<[mon neveu	-12
<[mon tuteur	-8
<[monde fasse	-23
<[monsieur le	-21
<[monte la	-13
<[monte à	-12
<[montre comment	-21
<[montre la	-15
<[montre le	-9
<[moteur du	-10
<[musique de	-9
<[musée de	-18
<[même le	-19
<[même les	-20
<[même pour	-17
<[même quand	-19
<[même s'ils	-14
<[même si	-21
<[même un	-19
<[même une	-21
<[n'est permis	-11
<[n'importe quel	-22
<[ne coupe	-12
<[ne le	-13
<[ne les	-18
<[ne mange	-22
<[ne plante	-16
<[ne quitte	-13
<[ne sache	-10
<[ne sais	-12
<[ne sait	-12
<[ne saura	-18
<[ne savent	-14
<[ne sortent	-17
<[ne vienne	-12
<[nettoie la	13
<[nettoyer le	-18
<[nom de	-12
<[non attendez	-9
<[non attends	-20
<[non la	-16
<[non on	-15
<[non pardon	-12
<[nos anciens	-18
<[note de	-11
<[note la	-17
<[note le	-18
<[note les	-8
<[notes de	-14
<[notes les	-20
<[notre entreprise	-23
<[notre manière	-22
<[notre établissement	-13
<[nous avons	-25
<[nous c'est	-13
<[nous faisons	-20
<[nous gérons	-21
<[nous la	12
<[nous le	-24
<[nous on	19
<[nous remplaçons	-24
<[nous sommes	-27
<[nouveaux moniteurs	-15
<[nuit à	-17
<[numéro de	-16
<[numéro quand	-16
<[objets trouvés	-16
<[offre un	-11
<[ok je	-13
<[on accroche	-19
<[on annonce	-12
<[on apporte	-12
<[on appuie	-9
<[on arrache	-14
<[on arrête	-14
<[on aspire	-9
<[on baisse	-13
<[on calcule	-11
<[on cale	-9
<[on casse	-11
<[on coche	-11
<[on compare	-8
<[on contrôle	-21
<[on convient	-19
<[on coupe	-13
<[on descend	-16
<[on desserre	-12
<[on débranche	-13
<[on déclare	-8
<[on enlève	-26
<[on essuie	-14
<[on facture	-9
<[on fixe	-10
<[on frotte	-12
<[on garde	-23
<[on glisse	-12
<[on gratte	-15
<[on inspecte	-12
<[on jette	-10
<[on l'envoie	-12
<[on l'écrit	-12
<[on la	-42
<[on lance	-20
<[on le	-28
<[on les	-31
<[on lève	-14
<[on marque	-12
<[on n'ouvre	-17
<[on nettoie	-16
<[on nous	-24
<[on passe	-24
<[on photographie	-15
<[on plante	-15
<[on plonge	-14
<[on pose	-13
<[on propose	-13
<[on prélève	-9
<[on prête	-12
<[on pèse	-18
<[on ramasse	-18
<[on rappelle	-14
<[on refuse	-10
<[on remet	-19
<[on rend	-12
<[on repart	-10
<[on repasse	-8
<[on reprend	-19
<[on restaure	-8
<[on retire	-17
<[on retourne	-15
<[on revient	-23
<[on s'arrête	-11
<[on secoue	-8
<[on sonne	-10
<[on sépare	-14
<[on teste	-16
<[on trempe	-12
<[on verse	-15
<[ont la	-9
<[ordre de	-16
<[ou de	-15
<[ou on	-12
<[ou presque	-10
<[ou si	-13
<[ou un	-20
<[oui on	-10
<[ouverte la	-11
<[ouvre la	-22
<[ouvre le	-24
<[ouvre les	-18
<[ouvre à	-15
<[ouvrent un	-15
<[ouvres la	-17
<[ouvrir le	-19
<[où l'on	-10
<[papier couché	-8
<[papier pour	-22
<[par deux	-12
<[par foyer	-11
<[par la	-35
<[par le	-25
<[par les	-22
<[par nous	-14
<[par personne	-8
<[par pôle	-17
<[par rapport	-15
<[par sms	-10
<[par taille	-12
<[par un	-17
<[par une	-17
<[parce qu'après	-9
<[parking du	-9
<[pars la	-20
<[part au	-17
<[part tu	-10
<[part à	-14
<[partir de	-13
<[pas au	-17
<[pas avant	-14
<[pas besoin	-14
<[pas c'est	-13
<[pas davantage	-9
<[pas de	-15
<[pas du	-19
<[pas grave	-19
<[pas l'enfant	-12
<[pas la	-20
<[pas le	-39
<[pas les	-34
<[pas mon	-12
<[pas on	-31
<[pas pour	-18
<[pas quand	-18
<[pas si	-19
<[pas tu	-19
<[pas un	-12
<[pas une	-29
<[pas à	-27
<[passage de	-10
<[passe au	-15
<[passe la	-14
<[passe les	-12
<[passer chaque	-8
<[passer la	-15
<[passer les	-16
<[passes la	-20
<[passé la	-20
<[pendant l'été	-10
<[pendant la	-25
<[pendant le	-24
<[pendant les	-17
<[pendant une	-12
<[perd le	-18
<[permis de	-16
<[personne bloquée	-16
<[personne à	-10
<[pesée du	-20
<[petit guide	-12
<[peu de	-14
<[photographie les	-14
<[phrases courtes	-16
<[pieds nus	-15
<[pis la	-21
<[pis on	-11
<[pis tu	-9
<[plan de	-13
<[plaques de	-17
<[plus de	-27
<[plus la	-12
<[plus le	-27
<[plus un	-11
<[point 0	-14
<[police si	-12
<[pondre un	10
<[porte le	-19
<[portes aval	-9
<[pose la	-15
<[pose le	-13
<[pose les	10
<[poste 0	-12
<[posée à	-9
<[pots de	-13
<[pour 0	-12
<[pour ceux	-9
<[pour chaque	-25
<[pour commencer	-13
<[pour de	-19
<[pour demain	-13
<[pour deux	-14
<[pour l'accueil	23
<[pour l'alginate	-13
<[pour la	26
<[pour laquelle	-13
<[pour le	11
<[pour mon	-21
<[pour mémoire	-10
<[pour notre	-24
<[pour un	-28
<[pour une	-31
<[pourquoi je	-23
<[prend la	-21
<[prend le	-15
<[prend les	-18
<[prendre la	-30
<[prends la	-19
<[prie de	-18
<[prise de	-20
<[procédure de	-26
<[propose de	-17
<[propre ce	-11
<[près de	-13
<[prélever à	-8
<[prépare la	-20
<[prépare les	-14
<[présence de	-11
<[prévient la	-10
<[prévient le	-15
<[puis au	-9
<[puis la	-8
<[puis le	-22
<[puisse suivre	-21
<[purger les	-13
<[pv du	-15
<[pâte de	-12
<[qu'après c'est	-9
<[qu'elle ait	-18
<[qu'on ait	-10
<[quand la	-22
<[quand le	-40
<[quand les	-12
<[quand on	-20
<[quand un	-21
<[quand une	10
<[quatre mille	-20
<[que c'est	-21
<[que ce	-17
<[que cela	-11
<[que chaque	-13
<[que je	-29
<[que l'on	-26
<[que le	-10
<[que les	-9
<[que mon	-16
<[que nous	-34
<[que personne	-28
<[que si	-17
<[que tu	-29
<[qui coule	-10
<[qui dise	-23
<[qui décide	-10
<[qui n'ont	-14
<[qui nous	-14
<[qui suit	-12
<[qui tienne	-23
<[qui viennent	-14
<[quoi au	16
<[radio associative	-9
<[raison pour	-9
<[rappelle la	-16
<[rappelé pour	-10
<[rapport du	-16
<[rapport à	-13
<[rayon de	-9
<[refuse on	-18
<[regarde la	-18
<[regarde le	-20
<[regarde les	-9
<[regarde si	-10
<[regardes la	-24
<[regardes le	-25
<[relève le	-13
<[remet la	-23
<[remet le	-10
<[remet un	-17
<[remise à	-25
<[remplace la	-9
<[remplace le	-10
<[remplace les	-18
<[remplit la	-25
<[remplit le	-10
<[rend la	-9
<[repose la	-9
<[reprend le	-10
<[responsable de	-11
<[responsable du	-12
<[reste allumé	-11
<[reste de	-11
<[reste le	-17
<[reste à	-13
<[retire le	-12
<[retire les	-20
<[retour au	-15
<[retourne au	-11
<[retourne les	-15
<[revient au	-13
<[reçoit le	-9
<[reçoit les	-22
<[reçoit un	-15
<[reçu un	-10
<[rh ouvrent	-14
<[rien avant	-12
<[rien de	-8
<[rien du	-12
<[rien à	-12
<[règle le	-16
<[réclame le	-13
<[rédiger pour	-10
<[réglée au	-9
<[réunion d'équipe	-9
<[réunion du	-11
<[s'arrête à	-11
<[s'est plainte	-8
<[s'est retrouvé	-12
<[s'il pleut	-9
<[s'il sent	-14
<[s'il sonne	-10
<[sa femme	-11
<[sa place	-10
<[sache quoi	-15
<[sache à	-16
<[salle de	-17
<[sanitaire de	-17
<[sans discuter	-13
<[sans frein	-9
<[sans la	-12
<[sans le	-20
<[sans les	-20
<[sans savon	-16
<[sauf les	-12
<[sauf si	-16
<[se font	-9
<[se longe	-9
<[se passe	-28
<[se perd	-17
<[se place	-10
<[se présente	-12
<[se trouve	-15
<[selon la	-20
<[semaine au	-16
<[sens de	-11
<[sent le	-11
<[service de	-21
<[service juridique	-14
<[ses poches	-8
<[seulement les	-8
<[seulement quand	-10
<[seulement si	-13
<[si c'est	-16
<[si deux	-13
<[si l'alarme	-11
<[si l'écart	-10
<[si la	-27
<[si le	-30
<[si les	-21
<[si on	-13
<[si personne	-16
<[si possible	-11
<[si un	-25
<[signaler un	-16
<[signature du	-12
<[signe le	-15
<[signer la	-14
<[signer le	-12
<[sinon c'est	-14
<[sinon la	-17
<[sinon le	-17
<[sinon on	-30
<[sinon tu	-15
<[soir de	-11
<[soit au	-8
<[soit décrite	-9
<[sommes une	-26
<[son avis	-17
<[son mari	-10
<[son savoir	-15
<[sont changées	-21
<[sont déposés	-18
<[sont les	-14
<[sont ouverts	-17
<[sont pesés	-9
<[sort la	-19
<[sort le	-13
<[sort les	-32
<[sortie de	-16
<[sortir la	-16
<[sortir le	-28
<[sous la	-26
<[sous le	-24
<[sous les	-17
<[suis fleuriste	-11
<[suis guide	-11
<[suis la	-22
<[suis à	-20
<[suite du	-17
<[suite tu	-12
<[suite à	-20
<[sujet c'est	-18
<[sur 0	-15
<[sur chaque	-30
<[sur deux	-15
<[sur l'accueil	9
<[sur l'ardoise	-16
<[sur la	12
<[sur le	21
<[sur les	14
<[sur place	-25
<[sur soi	-12
<[sur un	-42
<[sur une	-31
<[surtout du	-16
<[sécurité au	-10
<[temps de	-10
<[température de	-8
<[tend le	-11
<[tenir la	-12
<[terre avant	-13
<[terre de	-9
<[texte pour	-16
<[tiens la	-17
<[tient la	-20
<[tient le	-18
<[tire la	-13
<[tire le	-14
<[toi tu	-21
<[toucher au	-18
<[toucher le	-10
<[toucher à	-21
<[toujours le	-15
<[tour complet	-9
<[tour du	-12
<[tour le	-18
<[tourne le	-12
<[tourne à	-13
<[tourner la	-14
<[tous les	-34
<[tout ah	-21
<[tout ce	-16
<[tout de	-16
<[tout le	-44
<[tout reprendre	-21
<[tout tu	-15
<[toute la	-21
<[trace écrite	-24
<[tremper la	-13
<[tremper une	-11
<[trentaine de	-10
<[trente secondes	-12
<[tribunal de	-9
<[trois bars	-12
<[trois cents	-14
<[trois on	-13
<[trois passages	-12
<[trois quarts	-13
<[trois à	-11
<[trop de	-24
<[trop lourdes	-11
<[trop tard	-12
<[trop tôt	-16
<[trop vite	-11
<[trouve à	-15
<[trouver ci-après	-15
<[trouver la	-12
<[tu appelles	-14
<[tu arrêtes	-19
<[tu attends	-26
<[tu changes	-10
<[tu chauffes	-19
<[tu cherches	-18
<[tu commences	-12
<[tu coules	-12
<[tu demandes	-22
<[tu donnes	-11
<[tu démontes	-13
<[tu fermes	-12
<[tu filtres	-14
<[tu l'enlèves	-13
<[tu l'écris	-14
<[tu la	-34
<[tu le	-29
<[tu lis	-21
<[tu montes	-13
<[tu notes	-19
<[tu ouvres	-15
<[tu parles	-19
<[tu pars	-21
<[tu passes	-20
<[tu peux	-22
<[tu prends	-20
<[tu préviens	-10
<[tu testes	-17
<[tu veux	-19
<[tu vides	-20
<[tu vérifies	-13
<[téléphone au	-12
<[tête un	-16
<[un adulte	-9
<[un arbre	11
<[un bateau	-11
<[un bouchon	-9
<[un café	-17
<[un clou	-21
<[un confrère	-13
<[un couteau	-16
<[un doc	-14
<[un document	-48
<[un enfant	-19
<[un essai	-11
<[un exemplaire	-11
<[un membre	-13
<[un millimètre	-12
<[un mode	-15
<[un modèle	-16
<[un musée	-20
<[un mètre	-15
<[un mémo	-17
<[un nouveau	-19
<[un ordinateur	-12
<[un parent	-13
<[un pour	-12
<[un protocole	-20
<[un roman	-14
<[un sac	-10
<[un tube	-12
<[un vrai	-22
<[un éclat	-9
<[une bande	-16
<[une belle	-18
<[une chambre	-13
<[une cliente	-18
<[une coopérative	-14
<[une corde	-11
<[une demi-heure	-21
<[une dizaine	-13
<[une dose	-10
<[une empreinte	-17
<[une fiche	-26
<[une goutte	-14
<[une méthode	-21
<[une personne	16
<[une plaie	-12
<[une procédure	-47
<[une seconde	-15
<[une tache	-12
<[une trentaine	-13
<[une version	-10
<[une vieille	-16
<[uniquement si	-10
<[val de	-9
<[veille la	-19
<[vers la	-22
<[vers le	-16
<[vers les	-8
<[verser les	-15
<[veut une	-12
<[vide les	-18
<[vides la	-17
<[vides le	-24
<[vient de	-18
<[vient visiter	-9
<[ville de	-13
<[visite de	-21
<[visite la	-16
<[voilà ce	-19
<[voilà comment	-24
<[voilà je	-12
<[voilà le	-32
<[voilà on	-20
<[voir le	-14
<[voit un	-14
<[vous avez	-16
<[vous le	-16
<[vous plaît	-16
<[vous écris	-9
<[vu le	-18
<[vu un	-17
<[vérifie la	-20
<[vérifie les	-15
<[vérifier le	-16
<[y aller	-13
<[yo t'es	-17
<[| 0	-12
<[| sortir	-11
<[« entrée	-16
<[« le	-18
<[« à	-19
<[° 0	-10
<[à 0	-10
<[à cause	-19
<[à ce	-9
<[à chaque	-25
<[à chaud	-22
<[à cinquante	-15
<[à coller	-17
<[à deux	-19
<[à dix-huit	-16
<[à domicile	-19
<[à genoux	-11
<[à l'accueil	-20
<[à l'aide	-14
<[à l'alcool	-10
<[à l'arrêt	-17
<[à l'atelier	-14
<[à l'attention	-17
<[à l'eau	-22
<[à l'endroit	-13
<[à l'entrée	-19
<[à l'incident	-16
<[à l'ombre	-15
<[à l'oral	-10
<[à l'étage	-17
<[à la	-22
<[à lausanne	-14
<[à midi	-15
<[à mon	-11
<[à noël	-10
<[à plat	-15
<[à quarante-cinq	-14
<[à remettre	-8
<[à sept	-13
<[à suivre	-19
<[à tenir	-17
<[à travers	-10
<[à un	-26
<[à une	-18
<[à zéro	-30
<[ça au	-11
<[ça avant	-10
<[ça enregistre	-9
<[ça ferait	-9
<[ça le	-18
<[ça pour	-20
<[ça sent	-18
<[ça à	-13
<[écrit du	-14
<[écrit la	12
<[écrit pour	-20
<[écrit à	-21
<[électriques au	-12
<[équipes de	-16
<[établissement de	-8
<[être à	-12
<[– 0	11
<[– on	-15
<[– remplace	-17
<[– réunion	-27
<[– tournée	-16
<[→ noter	-13
<[→ on	-16
<^	-11
<a	-41
<accord	-18
<accroche	-19
<accueil	-16
<accueille	-22
<actes	-12
<adore	-14
<adulte	-10
<affichette	-17
<agents	-20
<ah	-21
<ai	-25
<ait	-22
<allume	-11
<allumer	-17
<alors	-13
<an	-13
<anciennes	-22
<annonce	-10
<année	-25
<ans	-31
<appareils	-19
<appel	-15
<appeler	-19
<appelle	-20
<appelles	-21
<appuie	-10
<arbre	-19
<arracher	-16
<arrive	-28
<arrivé	-15
<arrivée	-13
<arrête	-15
<arrêté	-16
<aspire	-12
<assurance	-20
<atelier	-22
<attaché	-16
<attend	-31
<attendre	-13
<attends	-28
<attestation	-12
<au	-10
<au-delà	-11
<au-dessus	-21
<aucun	-34
<aucune	-24
<auriez-vous	-24
<aussi	-23
<auto	-15
<auto-école	-17
<autour	-11
<autre	-10
<autres	-16
<aux	-46
<avant	-67
<avec	-63
<avis	-17
<avoir	9
<avons	-13
<ayant	-15
<bac	-30
<bacs	-15
<badge	-13
<bague	-13
<bain	-17
<baisse	-15
<balance	-19
<balise	-12
<bande	-23
<banque	-20
<bar	-15
<base	-11
<bassin	-18
<batterie	-10
<becs	-11
<ben	-19
<benne	-26
<bernard	-16
<besoin	-11
<bibliothèque	9
<bidon	-12
<bien	-30
<blanc	15
<bleu	-9
<bloc	-12
<blocs	-22
<bloque	-18
<bois	-12
<bonjour	-28
<bonne	-16
<bonnes	-16
<bons	-15
<bonsoir	-19
<bord	-14
<bornes	-20
<bouche	-15
<bouchon	-8
<bout	8
<bouteille	-10
<bouteilles	-10
<box	-15
<boîte	-22
<branche	-17
<bras	-12
<brasserie	-17
<brosse	-12
<brouillon	-10
<bruit	-18
<brûlé	-9
<bulletin	-17
<bureau	-12
<buse	-13
<bâche	-17
<bénévole	-16
<bénévoles	-14
<c	-20
<c'est	12
<c'était	-23
<cabane	-15
<cabine	-15
<cabinet	-23
<cage	-14
<caisse	-26
<calcule	-21
<cale	-13
<cales	-9
<camion	-17
<camionnette	-12
<canal	-20
<cantonal	-22
<car	-23
<carnet	-28
<carte	-29
<carton	-12
<cartons	-18
<cas	-26
<casque	-21
<casser	-16
<cassé	-13
<cassée	-13
<cause	-16
<caution	-10
<cave	-9
<ce	-35
<ceintures	-11
<cela	-27
<celles	-8
<cellule	-14
<celui	-18
<cent	-30
<centrale	-11
<centre	-20
<cents	-25
<certains	-18
<cet	-16
<cette	-36
<chacun	-28
<chambre	-23
<champ	-18
<change	-13
<changement	-17
<changent	-8
<changer	-29
<changé	-19
<chaque	14
<charge	-24
<charger	-23
<chargée	-12
<charnière	-11
<chat	-12
<chaud	-9
<chaude	-21
<chauffage	-16
<chauffe	-22
<chauffes	-23
<chauffeur	-17
<chaussures	-11
<chef	-20
<cheffe	-10
<cherche	-24
<chercher	-16
<cheveux	-21
<chez	-53
<chien	-21
<chiens	-11
<chiffon	-14
<chiffre	-13
<chlore	-12
<choisis	-10
<choisit	-17
<chose	-28
<chute	-13
<chèque	-14
<chère	-19
<ci-après	-15
<cinq	-27
<cinquante	-23
<classe	-9
<client	-30
<cliente	-17
<clients	-16
<clinique	-10
<cloches	-14
<club	-29
<clubs	-11
<clé	-20
<clés	-18
<clôture	-19
<cm	-16
<co	-13
<coche	-14
<code	-16
<coffre	-9
<coin	-10
<colis	-13
<colle	-16
<collègue	-17
<collé	-9
<comité	-17
<commande	-14
<comme	-37
<commence	-14
<comment	15
<commune	-24
<compagnie	-12
<compare	-14
<compresseur	-16
<compris	-22
<comptable	-17
<comptage	-14
<compte	-28
<comptent	-12
<conducteur	-12
<conduite	-20
<confirme	-15
<confié	-13
<confronte	-12
<confrère	-8
<congé	-11
<conseil	-18
<consigne	-22
<consigner	9
<constat	-17
<consulte	-15
<contrat	-24
<contre	-20
<contrôle	-36
<contrôler	-27
<contrôleur	-13
<convention	-11
<convient	-16
<coopérative	-17
<coordonne	-18
<copie	-15
<coquilles	-12
<corde	-10
<cordes	-9
<corps	-12
<coucou	-14
<coule	-28
<couler	-10
<couleur	-9
<coup	-23
<coupe	-31
<couper	-26
<coups	-9
<coupé	-18
<courrier	-16
<cours	-9
<couteau	-24
<couteaux	-15
<coûte	-9
<cpe	-9
<craie	-13
<creux	-19
<crie	-20
<cuves	-15
<câble	-11
<côte	-13
<d'abord	-49
<d'accord	-23
<d'accueil	-20
<d'aller	-14
<d'alpage	-13
<d'attente	-12
<d'avoir	11
<d'eau	-27
<d'emploi	-24
<d'en	-21
<d'entrée	-28
<d'envoyer	-15
<d'exploitation	-10
<d'identité	-14
<d'ouvrir	-19
<d'où	-24
<d'un	-63
<d'une	8
<d'urgence	-9
<d'y	-10
<d'écrire	-21
<d'écrit	-19
<d'éteindre	-18
<d'être	-20
<dame	-13
<dans	-39
<date	-17
<dedans	-21
<degrés	-17
<dehors	-14
<demande	-46
<demander	-29
<demandes	-28
<demandé	-31
<demi	-16
<demi-heure	-11
<denrées	-8
<depuis	-52
<dernier	-27
<dernière	-14
<derrière	-26
<des	-42
<descend	-15
<desserre	-16
<dessous	-11
<deux	-55
<deuxièmement	-15
<devant	-41
<dict	-12
<dictée	-23
<dire	-34
<direction	-23
<directrice	-11
<dirige	-17
<disons	-11
<disque	-11
<distance	-20
<distribution	-18
<dit	-33
<dix	-18
<dizaine	-15
<doc	-13
<docteur	-23
<document	-25
<dois	-17
<doit	-23
<domicile	-17
<donne	-27
<donner	-22
<dons	-17
<dont	14
<dos	-16
<dossier	-23
<double	-8
<douze	-18
<droit	-14
<du	-18
<durée	-11
<dès	-22
<débranche	-13
<déchets	-16
<déclaration	-8
<déclare	-8
<décoller	-19
<décrire	-15
<décrite	-17
<décroche	-10
<dégage	-13
<déjà	-25
<démontes	-14
<départ	-21
<département	-19
<dépasse	-15
<dépose	-16
<dépotage	-21
<dépôt	-17
<désinfecte	-8
<désinfection	-13
<désinfectée	-16
<détecteur	-19
<dû	-11
<eau	-24
<elle	-44
<emballage	-9
<emplacements	-11
<employés	-10
<empreinte	-11
<en	-63
<encore	-31
<enfant	-21
<enfants	-19
<enfin	-34
<enlever	-23
<enlève	-29
<ensuite	-39
<entend	-19
<entre	-41
<entreprise	14
<entrées	-18
<enveloppes	-13
<envie	-21
<environ	-20
<envoie	-29
<envoyer	-18
<envoyé	-22
<espace	-17
<essai	-19
<essaie	-21
<essuie	-20
<est	-69
<et	-40
<eu	-27
<euh	9
<euros	-26
<excusez	-20
<exige	10
<explique	10
<expliquer	14
<fabrique	-13
<face	-15
<facture	-10
<failli	-10
<faire	27
<fais	-42
<fais-en	-13
<faisons	-15
<fait	15
<faite	-11
<faites	-18
<faites-moi	-14
<famille	-21
<familles	-9
<faudrait	-15
<faut	-43
<faute	-25
<femme	-14
<femmes	-19
<fer	-19
<ferait	-12
<ferme	-39
<fermer	-16
<fermeture	-25
<fermée	-15
<fermés	-20
<feu	-21
<feuille	-18
<feutre	-17
<fiche	-35
<fil	-10
<filet	-15
<film	-11
<films	-14
<fils	-12
<filtre	-19
<filtres	-14
<fin	-24
<finance	-18
<fixe	-15
<fleuriste	-10
<fleurs	-18
<fond	-16
<fondre	-13
<fonds	-17
<font	-17
<formaliser	20
<forme	-19
<fort	-11
<fosse	-10
<four	-12
<fourchette	-16
<fournit	-19
<frais	-11
<frein	-19
<frigo	-12
<froid	-13
<froide	-14
<fromagerie	-16
<frotte	-9
<fuite	-17
<février	-14
<fête	-10
<g	-9
<gamme	-12
<gant	-12
<gants	-25
<garage	-18
<garder	-14
<gardienne	-19
<gare	-15
<gars	-11
<gauche	-12
<gaz	-8
<geler	-15
<gendarmerie	-14
<genre	-19
<gens	-22
<gilet	-9
<glace	-22
<glisse	-16
<gouvernante	-11
<graisse	-23
<grand	-24
<grande	-12
<gratte	-16
<greffe	-11
<grille	-12
<gros	-19
<grosse	-16
<groupe	-15
<groupes	-13
<guichet	-13
<guide	-18
<général	-11
<gérant	-15
<gérons	24
<h	-18
<harnais	-10
<haut	-19
<haute	-21
<hauteur	-21
<hein	-20
<heure	-22
<heures	-30
<hier	-16
<homme	-14
<hommes	-16
<hors	-13
<huit	-32
<hérisson	-14
<il	-50
<ils	-37
<imprime	-9
<imprimerie	-19
<indique	-8
<infirmières	-13
<inscrit	-27
<inspecte	-15
<installe	-20
<instruments	-12
<interdit	-8
<interne	-24
<inutile	-13
<issues	-9
<j'ai	-39
<j'appelle	-18
<j'avais	-10
<j'en	-18
<j'ouvre	-22
<j'y	-17
<jamais	-10
<jaune	-18
<jaunes	-16
<je	-76
<jette	-16
<jeudi	-8
<jeunes	-20
<joint	-18
<joue	-17
<joueur	-10
<jour	-23
<journal	-16
<journée	-17
<jours	-19
<jsuis	-10
<juillet	-10
<juin	-19
<juridique	-14
<jusqu'au	-24
<jusqu'à	-22
<juste	10
<kevin	-18
<kilos	-24
<km/h	-14
<l'a	-15
<l'absence	-22
<l'accueil	-28
<l'acheteur	-20
<l'agence	-14
<l'agent	-23
<l'ai	-15
<l'aide	-15
<l'alarme	-11
<l'allée	-18
<l'ancien	-22
<l'ancienne	-11
<l'année	-9
<l'apprenti	-9
<l'ardoise	-11
<l'armoire	-18
<l'arrêt	-21
<l'assistante	-16
<l'assureur	-16
<l'attention	-12
<l'attestation	-17
<l'auditeur	-9
<l'autre	-32
<l'eau	-31
<l'empreinte	-11
<l'enfant	-20
<l'entrée	-10
<l'enveloppe	-8
<l'extincteur	-12
<l'heure	-13
<l'honneur	-20
<l'infirmière	-17
<l'inspecteur	-19
<l'inspection	-19
<l'objet	-10
<l'oiseau	-10
<l'ombre	-11
<l'on	-31
<l'ordre	-24
<l'école	-10
<l'équipe	-25
<l'étage	-16
<l'étiquette	-12
<la	-29
<labo	-12
<laboratoire	-20
<laisse	-19
<laisser	-27
<laisses	-23
<laissé	-26
<lait	-11
<lame	-16
<lampe	-15
<lance	-19
<laquelle	-12
<lavage	-26
<lave	-17
<laver	-17
<laverie	-21
<laves	-22
<le	-18
<lendemain	-19
<les	-15
<lettre	-13
<leur	-34
<leurs	-10
<lever	-21
<libre	-13
<libère	-18
<libération	-17
<lieu	-12
<lieux	-17
<ligne	11
<lignes	-21
<linge	-21
<lire	-24
<lis	-27
<liste	-24
<lit	-28
<litres	-8
<lits	-15
<livre	-23
<livres	-15
<local	-15
<location	-9
<logiciel	-10
<long	-9
<longe	-10
<longueur	-9
<lors	-10
<lot	-14
<loto	-19
<lui	-47
<lui-même	-10
<lumière	-15
<lundi	-12
<lève	-28
<m	-13
<m'a	-30
<m'appeler	-12
<m'appelle	-11
<m'en	-17
<m'ont	-17
<ma	-43
<machine	-25
<madame	-24
<magasinier	-17
<mail	-14
<main	-20
<mains	-12
<maintenant	-15
<mairie	-16
<mais	-46
<maison	-22
<mal	-25
<maman	-9
<manière	-21
<manque	-20
<marche	-24
<marcher	-18
<marché	-19
<marionnettes	-22
<marque	-21
<marée	-13
<masque	-16
<matelot	-21
<matin	-26
<max	-12
<maxi	-17
<maximum	-8
<maître	-13
<me	-57
<mea	-12
<mer	-8
<merci	-25
<mercredi	-11
<mes	-30
<message	-13
<messagerie	-15
<mesure	-24
<mesurer	-19
<met	-39
<mets	-27
<mettre	-14
<meubles	-13
<meule	-10
<micro	-17
<mille	-30
<min	-23
<mini	-18
<minutes	-31
<mis	-18
<mise	-14
<mises	-13
<mm	-8
<mme	-16
<mode	-24
<modèle	-11
<moi	-40
<moins	-35
<mois	-22
<moitié	-9
<mon	-55
<monde	-35
<monsieur	-26
<montage	-19
<monte	-20
<monter	-11
<montes	-15
<montre	-30
<montrer	-15
<monture	-8
<moteur	-14
<mots	-9
<musique	-12
<musée	-16
<mètres	-23
<médecin	-15
<mémo	-23
<mémoire	-14
<méthode	-24
<météo	-10
<même	-48
<n'a	-27
<n'en	-30
<n'est	-21
<n'importe	-26
<ne	-52
<neige	-23
<nettoie	11
<nettoyage	-23
<nettoyer	-18
<neuf	-17
<neuve	-17
<ni	-24
<niveau	-10
<noir	-22
<nom	-21
<nombre	-15
<non	-45
<normalement	-16
<nos	-48
<note	-27
<notes	-25
<notre	-60
<noté	15
<nous	18
<nouveau	-21
<nouveaux	-15
<nouvel	-20
<nouvelles	-25
<noël	-15
<nuit	-24
<numéro	-30
<nœuds	-10
<objet	9
<objets	-17
<odile	-12
<offre	-17
<on	-31
<ont	-26
<onze	-24
<opératoire	-15
<or	-14
<ordre	-16
<ou	-48
<oui	-23
<outils	-11
<ouvert	-22
<ouverte	-22
<ouvre	-28
<ouvrent	-11
<ouvres	-25
<ouvrir	-22
<où	-27
<page	-8
<paie	-16
<pain	-18
<paire	-15
<palette	-8
<panier	-11
<panne	-14
<pansements	-18
<par	-62
<par-dessus	-13
<paraît	-17
<parc	-10
<parce	-9
<pareil	-16
<parent	-20
<parents	-15
<parking	-8
<parle	-21
<parquet	-15
<pars	-22
<part	-32
<partir	-26
<pas	-55
<passage	-12
<passager	-12
<passe	12
<passent	-8
<passer	-29
<passes	-26
<passé	-31
<pastille	-11
<patinoire	-11
<patron	-17
<pause	-11
<payer	-9
<pc	-8
<peau	-16
<peinture	-22
<pendant	-32
<perd	-19
<perdu	-16
<permets	-16
<permis	-15
<personne	-40
<personnes	-24
<perte	-14
<peser	-13
<pesée	-28
<petit	-43
<petite	-27
<petites	-24
<petits	-16
<peu	-24
<peur	-10
<peut	-31
<peux	-20
<pharmacie	-14
<photo	-16
<photographie	-23
<phrases	-16
<piano	-20
<pied	-26
<pieds	-15
<pierre	-11
<pilote	-14
<pis	-29
<piscine	-17
<place	-32
<plan	-16
<plans	-17
<plante	-15
<plaque	-21
<plaques	-24
<plate	-14
<plateau	-9
<plein	-10
<pleine	-13
<pleins	-9
<plonge	-19
<plongée	-16
<plus	-46
<pneus	-27
<poche	-22
<poches	-15
<point	-28
<pointe	-16
<points	-15
<police	-25
<politique	-17
<pompe	-10
<pompes	-18
<pompiers	-18
<pondre	10
<pont	16
<port	-9
<portail	-15
<porte	-26
<porter	-20
<portes	-13
<porteur	-9
<posent	-9
<poser	-16
<possible	-21
<possède	-18
<poste	-12
<posé	-22
<posée	-9
<pots	-13
<pouces	-13
<pour	55
<pourquoi	-24
<pourriez-vous	-14
<pouvez-vous	-21
<premier	-24
<première	-28
<prend	-43
<prendre	-33
<prends	9
<prennent	-15
<presse	-11
<pression	-20
<prie	-19
<principal	-16
<pris	-15
<prise	-28
<prix	-11
<prochain	-16
<procédure	-48
<produit	-19
<produits	-15
<professeur	-18
<projet	-13
<promis	-13
<propose	-21
<proposer	-19
<propre	-21
<protocole	-20
<près	-17
<prélever	-8
<prénom	-9
<prépare	-32
<préparer	-23
<présence	-12
<présente	-14
<président	-19
<prévenir	-13
<préviens	-17
<prévient	-18
<prêt	-21
<prête	-18
<public	-11
<puis	-25
<puisse	-21
<puissent	-18
<purger	-13
<pv	-19
<pâte	-12
<père	-22
<pèse	-16
<pôle	-18
<qu'après	-19
<qu'elle	-23
<qu'il	-32
<qu'ils	-26
<qu'on	-50
<qu'un	-12
<qu'une	-19
<quai	-12
<quarante	-28
<quart	-17
<quarts	-16
<quatre	-36
<quatrième	-12
<quel	-22
<quelle	-25
<quelqu'un	-13
<quelques	-13
<question	-13
<questions	-14
<qui	-24
<quinze	-20
<quoi	11
<radio	-28
<raison	-9
<ramasser	-20
<rappel	-18
<rappelle	-26
<rappelé	-10
<rapport	-20
<rayon	-12
<rayons	-14
<recopié	-11
<refait	-24
<refuge	-13
<refuse	-20
<refusé	-21
<regarde	-38
<regarder	-25
<regardes	-38
<relance	11
<relancer	-20
<relever	-17
<relevé	-21
<relire	-18
<relu	-16
<relève	-19
<remet	-39
<remets	-23
<remettre	-9
<remise	-31
<remonte	-12
<remplace	-31
<remplaçante	-14
<remplaçons	9
<remplir	-12
<remplit	-26
<rend	-19
<rendre	-16
<renversé	-8
<reporte	-14
<reporté	-8
<repose	-9
<reprend	-22
<reprendre	-20
<reprends	-19
<repris	-9
<reprise	-22
<responsable	-17
<ressourcerie	-19
<reste	-33
<restent	-11
<rester	-15
<restes	-19
<restée	-19
<retire	-25
<retour	-23
<retourne	-19
<retours	-25
<retraite	-14
<retrouvé	-14
<reviennent	-13
<revient	-18
<reçoit	-30
<reçu	-17
<rh	-16
<rideau	-9
<rien	-26
<rincer	-8
<rinçage	-11
<rose	-12
<rouge	-11
<rouler	-10
<route	-19
<ruches	-21
<rue	-14
<règle	-27
<règlement	-19
<règles	-25
<réception	-25
<réclame	-17
<rédiger	18
<régie	-16
<régisseur	-17
<réglage	-11
<réglée	-10
<répondre	-14
<réponse	-12
<résidence	-10
<résume	-13
<réunion	-19
<s'agissant	-28
<s'appelle	12
<s'arrête	-11
<s'en	-24
<s'est	-31
<s'il	-26
<s'ils	-19
<s'ouvre	-20
<s'y	-19
<sache	11
<sachet	-9
<sacs	-20
<sage-femme	-13
<sait	-14
<salarié	-9
<sale	-20
<salle	-24
<salon	-11
<salut	-21
<samedi	-16
<sangles	-13
<sanitaire	-9
<sans	13
<sauf	-27
<saura	14
<savoir	-20
<savon	-18
<scanne	-15
<scellés	-14
<scie	-11
<se	-65
<seau	-14
<sec	-11
<second	-9
<secondes	-12
<secoue	-20
<secours	-18
<secrétaire	-12
<secteur	-17
<selon	-21
<semaine	-16
<semaines	-19
<semelle	-12
<sens	-17
<sent	-24
<sept	-11
<sera	-10
<serait	11
<serre	-19
<service	12
<services	-23
<ses	-15
<seul	-18
<seulement	-15
<seuls	-17
<shampoing	-14
<si	-56
<signaler	-16
<signalée	-19
<signature	-12
<signe	-24
<signer	-16
<sinon	-40
<site	-12
<six	-20
<siège	-20
<social	-17
<soir	-33
<soirée	-14
<soit	-39
<soixante	10
<solidaire	-14
<sommes	-27
<son	-28
<sonner	-21
<sont	-60
<sors	-13
<sort	-39
<sorti	-26
<sortie	-22
<sortir	-32
<souhaite	-27
<sous	-40
<souvent	-16
<soyez	-12
<spatule	-10
<stagiaires	-17
<station	-15
<suis	-13
<suisse	-9
<suit	-24
<suite	-30
<suivant	-10
<suivi	-15
<suivre	-19
<sujet	-22
<supérieur	-19
<sur	37
<surtout	8
<surveillant	-17
<surveille	-21
<svp	-20
<séchage	-14
<sécurité	-10
<sœur	-23
<t'as	-28
<t'écris	-18
<ta	-17
<table	-13
<tablette	-15
<taches	-13
<taille	-12
<talon	-12
<tampon	-15
<tant	-18
<tape	-22
<tapis	-10
<tard	-14
<tare	-12
<te	-31
<technicien	-20
<temps	-17
<température	-13
<tend	-11
<tenir	-25
<terre	-18
<test	-21
<teste	-24
<testes	-20
<texte	-25
<thermomètre	-11
<théâtre	-13
<ticket	-15
<tiens	-24
<tient	-33
<tiers	-18
<tire	-21
<tirer	-18
<tireuse	-10
<tiré	-19
<titre	-16
<tiède	-15
<toi	-25
<toile	-17
<toit	-13
<touche	-9
<toucher	-26
<toujours	-23
<tour	-24
<tourne	-24
<tourner	-19
<tournée	-24
<tous	-41
<tout	-9
<toute	-37
<trace	-32
<traite	-9
<trame	-19
<transporteur	-18
<transports	-19
<travaille	-18
<travaillent	-13
<travailler	-15
<travers	9
<tremper	-17
<trentaine	-10
<trente	-27
<tri	-27
<tribunal	-19
<trois	-46
<troisième	-24
<trop	-33
<trouve	-17
<trouver	-19
<truc	-32
<très	-21
<tu	-63
<tubes	-12
<tuyaux	-13
<type	-8
<téléphone	-25
<tête	-14
<un	-18
<une	-36
<uniquement	-10
<unité	-12
<va	-23
<vacances	-11
<vache	-10
<vais	-18
<val	-9
<valve	-13
<vantelles	-10
<vapeur	-18
<vaut	-11
<veille	-21
<veilleur	-11
<vendeur	-11
<vent	-22
<verres	-15
<vers	-20
<verser	-22
<vert	-10
<vestiaire	-12
<veuillez	-10
<veut	-24
<veux	-23
<viande	-8
<vide	-23
<vides	-27
<vieille	-16
<viennent	-11
<vient	-18
<vieux	-24
<ville	-15
<vingt	-17
<vingt-cinq	-18
<virus	-18
<vis	-15
<vise	-8
<visite	-29
<visiteur	-14
<vitre	-17
<voici	-19
<voilà	-50
<voir	13
<voit	-23
<voiture	-25
<volant	-17
<volée	-16
<vos	-9
<votre	-22
<voudrais	-24
<voudrait	-27
<voulu	-11
<vous	-50
<vrac	-15
<vrai	-25
<vraie	-11
<vu	-28
<véhicules	-12
<vélo	-21
<vérification	-24
<vérifie	-26
<vérifient	-8
<vérifier	-18
<vétérinaire	-15
<y	-22
<yeux	-14
<yo	-18
<zone	-10
<zéro	-20
<|	22
<«	10
<°	-15
<²	-14
<·	-12
<»	-22
<à	-65
<ça	-54
<école	-15
<écrire	12
<écris	-10
<écrit	13
<écrite	-28
<électrique	-18
<électriques	-24
<élèves	-11
<équipe	-26
<équipes	-16
<établissement	-11
<établit	-20
<était	-30
<état	-15
<éteindre	-22
<éteint	-11
<étiquette	-24
<étiquettes	-10
<étudiants	-20
<été	-32
<évacuation	-16
<évite	-17
<être	-26
<ôte	-18
<–	33
<—	-25
<•	-17
<€	-20
<→	-26
<☐	-18
=0	-40
=a	-62
=abîmé	-15
=accepte	-12
=accepté	-11
=accroché	-14
=accueille	-24
=accès	17
=achète	-10
=acide	-9
=actes	-28
=adjoint	-14
=adjointe	-9
=admis	-15
=adore	-12
=adulte	-18
=affaire	-19
=affiche	-19
=afficher	-19
=affichette	-15
=affiché	-17
=agence	-13
=agences	-17
=agent	10
=agents	-24
=agrément	-17
=ah	-23
=ai	-21
=aiguilles	-16
=ailleurs	-14
=aimable	-10
=ainsi	-27
=ajouter	-13
=alarme	-12
=alimentaire	-11
=aller	-27
=allez	-10
=allume	-13
=allumer	-17
=allumé	-20
=allumée	-14
=allumés	-16
=allure	-12
=allô	-24
=alors	-45
=amarres	-10
=amende	-17
=an	-23
=ancien	-13
=anciennes	-23
=angle	-17
=annexe	-12
=annick	-15
=annonce	-26
=annoncé	-14
=annoncée	11
=annule	-15
=annulée	-11
=année	-22
=ans	-42
=août	-13
=appareil	-11
=appel	-13
=appeler	-18
=appelez	-13
=appelle	-21
=appelles	-15
=appelé	-17
=apporte	-18
=apports	-14
=apprendre	-11
=apprentis	9
=approche	-13
=appuie	-12
=appâts	-12
=après	16
=arbre	14
=arbres	-13
=argent	-19
=armes	-12
=armoires	-14
=arrache	-18
=arracher	-18
=arraché	-17
=arras	-19
=arrive	-10
=arrivent	-21
=arrivé	-25
=arrivées	-16
=arrivés	-16
=arrière	-29
=arrose	-14
=arrêt	-33
=arrête	-25
=arrêtes	-19
=arrêté	-16
=article	-10
=aspirateur	-17
=aspire	-11
=asseoir	-14
=assez	-10
=assis	-11
=assistante	-10
=association	-10
=associative	-24
=assurance	-28
=assurances	-11
=asv	-12
=atelier	-29
=ath	-19
=attache	-8
=attaches	-17
=attaché	-17
=attachée	-9
=attachées	-13
=attachés	-13
=attend	-47
=attendez	-11
=attendre	-20
=attendu	-17
=attention	-18
=attestation	-17
=attesté	-16
=au	-11
=au-delà	-18
=aucune	-19
=auriez-vous	-22
=aussi	-24
=aussitôt	-23
=autant	-12
=auto	-15
=auto-école	-15
=automatique	-10
=autour	-20
=autre	-22
=autrement	-14
=autres	-22
=aux	-44
=auxiliaires	-11
=avait	-25
=avalé	13
=avec	-13
=avez	-17
=avis	-25
=avoir	-32
=avons	-33
=avril	-20
=ayant	-20
=aïe	-23
=b	-15
=badge	-19
=bague	-17
=bain	-25
=baisse	-16
=baissé	-19
=baissée	-20
=balance	-28
=balayée	-13
=balisage	-15
=balise	-14
=balles	-14
=banc	-23
=bancaire	-16
=bande	-30
=bandelette	-10
=banque	-14
=barbecue	-11
=barquettes	-15
=barrage	-17
=barre	-11
=barres	-12
=barrière	-18
=bars	-25
=bas	-17
=base	9
=bases	-16
=basse	-20
=bassin	17
=bassins	-20
=bateau	14
=batterie	-22
=batteries	-21
=beau-père	-21
=beaucoup	-17
=becs	-15
=belle	-24
=ben	-21
=benne	-28
=bennes	-18
=benoît	-12
=bernard	-17
=besoin	-21
=beurre	-24
=biais	-13
=bibliothèque	-19
=bidon	-25
=bidons	-18
=bien	-30
=bijoux	-17
=bilan	11
=billetterie	-12
=biplace	-9
=bizarre	-15
=blanc	-9
=blanche	-23
=blanches	-14
=blanchisserie	17
=blessé	18
=bleu	-27
=bleue	-17
=bloc	-20
=blocs	17
=bloque	-15
=bloqué	-10
=bloquée	16
=blouse	-12
=bois	9
=bombe	-15
=bombé	-10
=bombée	-15
=bon	-43
=bonjour	-23
=bonne	-39
=bonnes	-17
=bons	-21
=bonsoir	-15
=bordeaux	-12
=bordereau	-15
=bords	-22
=bornage	20
=borne	-23
=bornes	-19
=boss	-9
=bottes	-24
=bouche	-24
=bouchon	-21
=boue	13
=bouge	-22
=bougie	-11
=bouillante	-13
=boulangerie	-14
=boule	-15
=boules	-23
=bourriches	-12
=bout	-27
=bouteilles	17
=bouton	-16
=boutons	-13
=box	-15
=boîte	-31
=bracelet	-17
=brancard	-10
=branche	-14
=branchement	8
=brancher	-12
=branches	-21
=bras	-23
=brasserie	-19
=bref	-23
=bretelles	-17
=briller	-12
=brin	-10
=brins	-16
=brisée	-15
=brossage	-17
=brosse	-26
=brouillon	-27
=broyeur	-9
=bruit	-26
=brun	-13
=bruno	-11
=brûle	-13
=brûlé	-14
=bulle	-19
=bulletin	-20
=bureau	-30
=buse	-17
=buses	-19
=bâche	-22
=bâtiment	-10
=bébé	-21
=bénévole	-16
=bénévoles	-32
=bête	-22
=bêtes	15
=bûcheron	-17
=c	-16
=c'est	-88
=c'était	-30
=cabinet	-27
=cacao	-22
=cachet	-17
=cadeaux	15
=cadenas	-18
=cadre	-21
=café	-32
=cage	-22
=cahier	-20
=caisse	-19
=caisses	-14
=calcule	-15
=cale	-13
=calendrier	-15
=calme	-16
=calé	-10
=camion	-21
=camionnette	-19
=camping	-15
=caméra	-14
=canal	-27
=canne	13
=cantine	-19
=canton	-16
=cantonal	-25
=capitaine	-21
=captage	-16
=car	16
=carnet	-34
=carrière	-8
=carré	-20
=carsat	-17
=carte	-37
=carter	-15
=cartes	-10
=carton	-23
=cas	9
=case	-15
=caserne	-10
=casque	-24
=casques	-12
=casquette	-15
=casse	-17
=casser	-15
=cassé	-18
=cassée	-17
=catégorie	-23
=cause	-33
=caution	-34
=cave	20
=ce	-37
=ceci	-22
=ceinture	-16
=ceintures	-13
=cela	-27
=celle	-22
=celles	-23
=cellules	-15
=celui	-36
=cendres	12
=cent	-33
=centimètres	-12
=centrale	-23
=centre	-27
=cents	-25
=certains	-27
=certificat	-22
=ces	-15
=cet	-26
=cette	-24
=ceux	-29
=chacun	-29
=chacune	-12
=chai	-12
=chaises	-13
=chalumeau	-21
=champ	-21
=change	-23
=changement	24
=changent	-20
=changer	17
=changes	-10
=changé	-22
=changée	-11
=changées	21
=chantiers	-20
=chape	-15
=chapeau	-10
=chapiteau	11
=charge	12
=chargement	14
=chargeur	-13
=chargée	-14
=chariot	-21
=chariots	11
=charleville	-14
=charlotte	-16
=charnière	-15
=chaudière	9
=chauffe	18
=chauffes	11
=chauffeur	-29
=chauffé	-13
=chauffée	-17
=chaussures	-22
=chaux	-11
=chaîne	-16
=chef	-42
=cheffe	-25
=chemins	-12
=cher	-14
=cherche	-35
=chercher	-22
=cherches	-21
=chers	-13
=cheval	-19
=chevalet	-14
=cheveux	10
=cheville	-10
=chez	-31
=chien	16
=chiens	-21
=chiffon	-26
=chiffons	-17
=chiffre	-19
=chiffrement	-15
=chiffres	-18
=chlore	-12
=chocolaterie	-12
=choisir	-11
=choisis	-8
=choisit	-19
=chose	-50
=choses	-22
=chèque	-15
=chère	-19
=ci-après	-14
=cie	-11
=cigarette	-10
=cindy	-12
=cinq	-48
=cinquante	-33
=circulation	-21
=circulent	-12
=ciseaux	-9
=civière	8
=clair	-20
=claire	-29
=clarinettes	13
=classe	-24
=classeur	-17
=classeurs	-14
=client	-16
=cliente	-23
=clients	11
=clignote	-10
=clim	-12
=clinique	-19
=clio	-22
=cloche	-22
=clos	-20
=clou	-13
=clous	-18
=club	16
=clubs	-14
=clé	-32
=clémence	-18
=clés	17
=clôture	13
=cm	-21
=co	-18
=coche	-20
=cocher	-11
=code	-27
=coffre	-17
=coin	-22
=coince	-14
=coins	-14
=col	-10
=colle	-32
=collecte	-10
=coller	-20
=collier	-20
=collège	-8
=collègue	-17
=collègues	-15
=collé	-17
=collée	-18
=colonne	-12
=combien	-16
=comité	-30
=commande	-27
=comme	-34
=commence	-27
=commencer	-25
=commences	-17
=comment	31
=commentaire	-11
=commençant	-21
=commissaire	-17
=communale	-12
=communauté	-8
=commune	-35
=communes	-14
=communication	-20
=compagnie	-27
=compare	-16
=comparent	-15
=complètement	-17
=complété	-10
=compost	-8
=comprend	-9
=compresseur	-21
=comprimé	9
=compris	-18
=comptabilité	-12
=comptable	-16
=comptage	12
=compte	-46
=comptent	-20
=compter	-25
=comptes	-23
=compteur	-13
=compté	-22
=comptées	-18
=comptés	-18
=concerne	-15
=concierge	-11
=conclure	-17
=conditionnement	-18
=conducteur	-30
=conduit	-22
=confiné	14
=confirme	-19
=confitures	-14
=confié	-16
=confiées	-11
=conformité	-13
=confronte	-14
=confrère	-16
=congo	-10
=congé	-16
=congélateur	-18
=conjoint	-8
=connaît	-27
=connue	-11
=conseil	-23
=conservateur	-12
=conservation	14
=conservatrice	-22
=conservé	-12
=consigner	-23
=consignée	-29
=console	-19
=constate	-14
=consultation	-17
=consulte	-12
=contact	-16
=content	-8
=contenu	-22
=contexte	-16
=continue	-15
=contraire	-14
=contrat	-28
=contre	-20
=contrôle	25
=contrôleur	-25
=convention	-14
=convient	-22
=convoque	-22
=convoyeur	-13
=coopérative	-28
=coordinatrice	-22
=coordonne	-15
=copie	-19
=coquilles	-18
=coralie	-12
=corde	-28
=cordon	-9
=corne	-20
=corps	-17
=correcteur	-10
=costume	-11
=costumes	16
=coton	-17
=coucher	-11
=couché	-15
=coucou	-16
=coule	9
=couler	-21
=coules	-13
=couleur	-23
=couloir	-12
=coulé	-20
=coup	-39
=coupable	-17
=couper	-28
=coupes	-16
=couple	-11
=coups	-23
=coupure	-10
=coupé	-31
=coupée	-19
=coupées	14
=courage	-15
=courant	-20
=courante	-16
=courbe	-17
=couronne	-17
=courrier	-15
=cours	-27
=court	-26
=courte	-15
=courtes	-22
=couteau	-31
=couteaux	-17
=coutures	-13
=couvain	-10
=couvercle	-23
=couvert	-20
=couverture	-13
=couvre	-13
=couvrir	-16
=coûte	-24
=cpe	-10
=craie	-21
=crayon	-12
=creuse	-24
=creux	-24
=crie	-17
=crier	-11
=crochet	-15
=croient	-16
=crois	-14
=croix	-18
=croquettes	-17
=croûtes	-8
=crème	-11
=crédit	-15
=crée	-18
=crémation	-17
=créneau	-13
=cuir	-18
=culpa	-13
=culture	-17
=cutter	-11
=cuve	19
=cuves	10
=cylindre	-9
=câble	-23
=cérémonie	-14
=cônes	-19
=côte	-13
=côté	-14
=côtés	-30
=cœur	-19
=d	-9
=d'abord	-39
=d'accord	-34
=d'achat	-17
=d'agneau	20
=d'aller	-20
=d'alpage	-14
=d'amont	13
=d'antenne	10
=d'arbre	-13
=d'arriver	-11
=d'arrivée	13
=d'arrêt	-15
=d'art	-10
=d'assurance	-22
=d'atelier	-10
=d'attente	-15
=d'autre	-12
=d'avance	-14
=d'avant	-23
=d'avoir	-20
=d'avril	-19
=d'emploi	-19
=d'en	-35
=d'enfant	-11
=d'entrer	-13
=d'entrée	22
=d'envoyer	-13
=d'essai	-15
=d'examen	-12
=d'expertise	-16
=d'exploitation	-13
=d'heure	-19
=d'heures	-15
=d'hier	-24
=d'identité	11
=d'intervention	11
=d'orgue	11
=d'orgues	-14
=d'origine	-22
=d'outils	-12
=d'ouvrir	-16
=d'oxygène	-13
=d'où	-25
=d'un	46
=d'une	27
=d'urgence	13
=d'y	-13
=d'écrire	-20
=d'écrit	-26
=d'épaule	-9
=d'équipe	-20
=d'étage	-14
=d'état	10
=d'éteindre	-15
=d'été	-17
=d'être	-20
=dame	-22
=dans	-40
=date	-44
=dates	-17
=daté	-10
=davantage	-13
=ddpp	-24
=de	22
=debout	-26
=dedans	-27
=degrés	-29
=delvaux	-11
=demain	-27
=demande	-19
=demandent	-29
=demander	-18
=demandes	-30
=demandez	-11
=demandé	-28
=demeure	-18
=demi	-23
=demi-heure	-32
=demi-journée	-14
=demie	-22
=denrées	-16
=densité	-12
=dentiste	-17
=dents	-16
=depuis	-18
=dernier	-43
=dernière	-28
=derrière	-19
=des	76
=descend	-22
=descende	-16
=descends	-17
=descendu	-13
=descente	20
=description	-15
=desserre	-19
=dessins	-17
=dessous	-20
=dessus	-29
=deux	-26
=deuxième	-18
=deuxièmement	-16
=devait	-19
=devis	-19
=devoir	-13
=devrais	-9
=diamètre	-18
=dict	-15
=dicte	-33
=dictée	-20
=diffusion	-10
=différent	-15
=dimanche	-31
=dire	-42
=directeur	-14
=direction	-30
=directrice	-30
=dirige	-18
=dis	-29
=discrètement	-14
=discute	-12
=discuter	-9
=dise	-26
=disent	-22
=disons	-13
=dispute	-9
=disques	-10
=distance	-20
=distribution	20
=dit	-43
=dites	-27
=divers	-11
=dix	-41
=dix-huit	-25
=dix-neuf	-14
=dixième	-16
=dizaine	-28
=doc	-21
=docteur	-28
=doigt	14
=doigts	-27
=dois	-18
=doit	-16
=doivent	-13
=domaine	-14
=domicile	27
=donateur	-14
=donc	-56
=donne	-25
=donner	-19
=donnes	-15
=donné	-9
=données	12
=dons	18
=dort	-15
=dos	-25
=dose	-12
=dossier	-44
=double	-23
=doucement	-23
=douche	-18
=douches	-11
=doudous	-20
=douteux	9
=douze	-29
=drap	-19
=drapeau	-12
=draps	-22
=droit	-27
=droite	-19
=dsi	-8
=du	31
=dur	-26
=durée	-23
=dylan	-10
=dès	-26
=déballe	-13
=débarque	9
=débranche	-17
=décalage	-14
=décembre	-23
=décharge	-12
=décide	-23
=décision	-23
=déclaration	-17
=déclare	10
=décollage	10
=décoller	-17
=découpe	17
=décrire	-15
=décrit	-21
=décrite	-20
=décroche	-13
=décès	-15
=défaut	-20
=dégage	-18
=dégraissée	-17
=déjà	-41
=délai	-11
=démonte	-16
=démontes	-15
=démontée	-10
=dépanneur	-19
=dépanneuse	-17
=départ	17
=département	-17
=dépasse	-23
=dépose	-25
=déposer	-14
=déposé	10
=déposés	13
=dépotage	17
=dépôt	-20
=déroulé	8
=désactivé	-10
=désigne	-16
=désinfectant	-21
=désinfecte	-14
=désinfection	9
=désinfecté	-24
=désinfectée	-23
=désinfectées	-14
=désinfectés	-8
=désolée	-14
=désordre	-15
=désormais	-29
=détecteur	-26
=détecteurs	-14
=détend	-17
=dévisse	-17
=dîner	-16
=e	-9
=effacé	-10
=elle	-50
=elles	-15
=emballage	-24
=emballée	-17
=emplacements	-17
=employé	-15
=employés	-11
=empreinte	12
=en	30
=encaisse	-15
=encaisser	-11
=enceinte	-17
=encodée	-8
=encore	-40
=enfant	18
=enfants	-23
=enfin	-49
=enlevée	-17
=enregistre	-14
=enregistré	-16
=ensemble	-22
=ensuite	-39
=entaille	-11
=entailles	14
=entend	-21
=enterrés	-17
=entier	-20
=entière	-28
=entre	32
=entreprise	-23
=entrer	-18
=entretien	-10
=entrées	-22
=enveloppe	-12
=envie	-22
=environ	-17
=envoie	-29
=envoyer	-16
=envoyé	-25
=erwan	-15
=es	-10
=espace	10
=espèce	-16
=espèces	-11
=essai	11
=essaie	-23
=essayée	-11
=essence	-12
=essuie	-24
=essuyé	-14
=est	-8
=est-ce	-16
=et	-50
=etc	-10
=eu	-38
=euh	-51
=euro	-14
=euros	-22
=eux	-26
=examine	-10
=excusez	-16
=excusés	-13
=exemplaire	-13
=exemplaires	-12
=exige	-34
=existe	-18
=explique	-25
=expliquer	-28
=expliqué	-18
=exporter	-9
=extincteur	-13
=extincteurs	11
=extérieure	12
=fabrice	-9
=fabrique	-16
=face	-27
=facteur	-16
=facture	-21
=facturé	-17
=failli	-11
=faire	-37
=fais	-18
=fais-en	-19
=faisait	-10
=faisons	-20
=fait	-22
=faite	-24
=faites	-25
=faites-moi	-20
=familial	-11
=fasse	-32
=fatou	-16
=fauconnier	-16
=faudrait	-20
=faut	-36
=faute	-24
=fautes	-9
=fauteuil	-11
=faux	-19
=façade	-18
=façon	12
=femme	-26
=femmes	-21
=fendues	-15
=fenêtres	-17
=fer	-18
=fera	-18
=ferait	-11
=ferme	-30
=ferment	-13
=fermer	-21
=fermes	-16
=fermeture	33
=fermé	-17
=fermée	-14
=fermées	-9
=fermés	-21
=feu	18
=feuille	-13
=feuilles	-28
=feutre	-24
=feux	-20
=ficelle	-11
=fiche	-46
=fichier	-13
=fil	-17
=file	-16
=filet	-25
=fille	-27
=filles	-20
=film	-14
=films	-19
=filtre	8
=filtres	-16
=final	-9
=finance	-21
=fine	-18
=fini	-24
=finir	-20
=fiscal	-15
=fixe	-15
=flacon	-13
=flamme	-12
=fleur	16
=fleuriste	-8
=fleurs	15
=flexibles	-12
=foin	-15
=foire	-12
=fois	-28
=fondre	-10
=fonds	-17
=fondu	-13
=fondue	-12
=font	-22
=force	-14
=forcer	-10
=formaliser	-22
=forme	-27
=formulaire	-13
=fort	-23
=fosse	-18
=four	16
=fourchette	-22
=fournil	-12
=fournisseur	-24
=fournit	-19
=foyer	-21
=frais	13
=france	-19
=franchement	-17
=francs	-18
=français	-20
=frapper	-13
=freins	-21
=frigo	-21
=frigos	-17
=friterie	-17
=friteuse	9
=froide	-24
=fromagerie	-10
=frontofocomètre	-16
=frotte	-13
=frotter	-17
=frère	-18
=frères	-18
=fuit	-20
=fume	-21
=fumer	-8
=fumée	-10
=fwd	-15
=fâché	-14
=fédé	-20
=février	-16
=fête	-23
=fêtes	-20
=fûts	-16
=g	-21
=gagnon	-17
=gaine	-14
=galette	-12
=gamin	-12
=gamme	-20
=gant	-21
=gants	-33
=garage	-31
=garantie	-12
=garde	14
=garde-corps	-20
=garder	-13
=gardien	-24
=gardienne	14
=gardé	-10
=gardée	-13
=gare	-19
=gars	-23
=garé	-15
=gauche	-28
=gazole	8
=gel	-20
=geler	-16
=gelées	-18
=gendarmerie	-22
=gendre	-21
=genoux	-19
=genre	-25
=gens	-36
=gentil	-10
=geste	-14
=gestes	-20
=gestionnaire	-19
=gilet	-14
=gilets	-25
=gilles	-19
=glace	14
=glacière	-16
=glisse	-24
=glisser	-9
=gomme	-11
=gonflage	15
=gonfle	-15
=gonflée	-10
=gosses	-23
=goupille	-11
=goutte	-19
=gouttes	-19
=gouvernante	-13
=goûte	-14
=graisse	18
=grammes	-18
=grand	-34
=gras	-21
=grasse	-17
=gratte	-19
=grave	-20
=gravier	-18
=gravé	-15
=greffe	11
=grille	-24
=gris	-14
=grise	-28
=gros	-27
=grosse	-20
=grosses	-13
=groupes	-18
=grâce	-11
=guide	-22
=gymnase	8
=gyro	-18
=gâteau	-18
=gère	-15
=général	-23
=générale	-23
=géomètre	-17
=gérant	-21
=h	-37
=habitants	14
=haha	-16
=hall	-25
=hasard	-13
=haut	-11
=haute	-21
=hauteur	-29
=hauteurs	-18
=hectares	-13
=hein	-28
=hello	-15
=herbes	-12
=hervé	-18
=heure	-39
=heures	-45
=hier	-32
=homme	13
=hommes	-25
=honte	-21
=horaire	-11
=hors	-19
=huile	-18
=huit	12
=humide	-14
=humidité	-18
=hérisson	-21
=hôte	-16
=hôtel	-10
=i	-18
=ici	-28
=idée	-18
=ii	-15
=il	-63
=illisible	-21
=ils	-31
=images	-15
=important	-10
=imprime	-11
=imprimerie	-14
=imprimé	-21
=inclinés	-17
=incomplet	-8
=indique	-14
=industrielle	-13
=infirmières	-19
=informatique	13
=initiales	-10
=inox	-14
=inscrit	-23
=inscrits	-19
=inspecte	-16
=installe	-15
=instruction	-19
=instruments	11
=intact	-10
=interdit	-11
=interdites	-11
=interne	-35
=intérimaire	-23
=inutile	-13
=inverse	-17
=invité	-14
=inès	-20
=isolé	-11
=isolée	12
=issues	-20
=j	-15
=j'ai	-32
=j'aimerais	-26
=j'appelle	-13
=j'arrive	-12
=j'attends	-12
=j'avais	-14
=j'en	-18
=j'espère	-8
=j'ouvre	-23
=j'y	-16
=j'étais	-11
=jamais	-66
=jambes	-11
=janvier	-38
=jardin	-14
=jargon	-16
=jauge	-11
=jaune	-11
=jaunes	-22
=javel	-14
=je	-38
=jean-mi	-19
=jeter	-18
=jette	-19
=jeté	-24
=jetée	-11
=jeu	-22
=jeudi	-22
=jeun	-14
=jeune	-21
=jingle	-12
=jo	-10
=jocelyne	-22
=joint	-22
=joints	-22
=jordan	-12
=josiane	-15
=joue	-16
=joueurs	-15
=jour	-30
=journal	-23
=jours	-33
=jsuis	-16
=juge	-15
=juillet	-27
=juin	-26
=jure	-17
=juridique	-22
=jusqu'au	-18
=jusqu'en	-17
=jusqu'à	-22
=juste	-32
=justificatif	-16
=karim	-13
=karts	-13
=kessler	-14
=kevin	-19
=kg	-19
=kilomètres	-13
=kilos	-35
=km/h	-21
=l	-21
=l'a	-31
=l'absence	-26
=l'accident	-18
=l'accueil	15
=l'accès	-17
=l'acheteur	-17
=l'acide	-12
=l'adresse	-19
=l'affaire	-12
=l'afficher	-19
=l'agence	-20
=l'agent	-27
=l'ai	-16
=l'aide-soignante	-13
=l'air	-20
=l'aire	-14
=l'alarme	-18
=l'alginate	-22
=l'allée	-18
=l'an	-25
=l'ancien	-36
=l'ancienne	-21
=l'angle	-13
=l'animal	-17
=l'animateur	-18
=l'anneau	-11
=l'année	-27
=l'antenne	-15
=l'appareil	-23
=l'appel	-25
=l'appli	-10
=l'apprenti	-16
=l'appui	-13
=l'ardoise	-23
=l'argent	-16
=l'arrière	-15
=l'arrêté	-15
=l'ars	-16
=l'ascenseur	16
=l'assemblée	-18
=l'assistante	-18
=l'association	-16
=l'assureur	-19
=l'astreinte	-9
=l'atelier	-20
=l'attention	-16
=l'attestation	-18
=l'auditeur	-10
=l'autocollant	-11
=l'autorisation	-15
=l'autre	-39
=l'avant	-11
=l'eau	15
=l'emballage	10
=l'embarquement	16
=l'empreinte	-21
=l'emprunteur	-13
=l'encre	-21
=l'endroit	-17
=l'enfant	-22
=l'enlèves	-16
=l'enregistrement	-12
=l'entretien	13
=l'enveloppe	-15
=l'envers	-10
=l'envoi	21
=l'envoie	-20
=l'escalier	-16
=l'essence	-14
=l'extincteur	-9
=l'extérieur	-17
=l'heure	-30
=l'hiver	-13
=l'homme	-12
=l'honneur	-20
=l'huile	-14
=l'huissier	-8
=l'huître	13
=l'hôpital	15
=l'hôte	-13
=l'idée	-21
=l'immatriculation	-18
=l'incident	-15
=l'index	-14
=l'infirmière	-23
=l'inscription	-18
=l'inspecteur	-21
=l'inspectrice	-18
=l'instrument	-18
=l'intérieur	-12
=l'intérim	-13
=l'inverse	-12
=l'objet	-23
=l'occupant	-13
=l'odeur	-20
=l'officier	-9
=l'oiseau	-14
=l'ombre	-22
=l'on	-33
=l'oral	-13
=l'ordinateur	-12
=l'ordonnance	-17
=l'ordre	-35
=l'orthographe	-8
=l'os	-10
=l'outil	-13
=l'ouverture	15
=l'ouvre	-12
=l'oxygène	-14
=l'un	-18
=l'urne	-13
=l'âge	-16
=l'écart	-10
=l'échelle	-14
=l'école	-19
=l'écoute	-14
=l'écran	-18
=l'écris	-22
=l'écrit	-25
=l'élève	-13
=l'émetteur	-9
=l'équipe	-29
=l'étage	-25
=l'étagère	-9
=l'étiquette	-24
=l'été	-26
=l'évier	-19
=l'œil	11
=l'œuvre	-16
=label	-15
=labo	-18
=laisse	-25
=laisser	-24
=laisses	-25
=laissez-les	-9
=laissé	-28
=laissées	-8
=lait	14
=lame	-10
=lampe	-29
=lancer	-15
=lange	-15
=langue	-11
=laquelle	-13
=larmes	-16
=latin	-14
=lausanne	-24
=lavage	13
=lave	-26
=laver	-17
=laves	-18
=lavé	-9
=lavés	-19
=le	-17
=lecteur	-15
=lecture	-15
=lendemain	-29
=lente	-9
=lentement	-20
=lettre	-29
=lettres	-18
=leur	-32
=leurs	-13
=levure	12
=levée	-17
=leçon	17
=libre	-17
=libres	-20
=libère	-16
=licences	-11
=lie	-13
=lien	-16
=lieu	-33
=lieux	15
=lignes	-22
=ligue	-16
=limite	-23
=liquide	-9
=lire	-13
=lis	-25
=lisible	-34
=liste	-36
=litige	-14
=litières	15
=litres	-19
=lits	-17
=livraison	20
=livres	12
=livret	-13
=livreur	-9
=livré	16
=livrés	-14
=liège	-11
=local	-30
=locataire	-10
=locations	19
=locative	-14
=logiciel	-18
=logigramme	-10
=loi	-18
=loin	-19
=long	-27
=longe	-15
=longs	-16
=longtemps	-9
=longueur	-25
=longueurs	-13
=lot	-25
=loto	9
=lots	17
=loue	-25
=loupe	-14
=lourdes	-15
=luc	-17
=lucie	-14
=lui	-44
=lui-même	16
=lundi	-23
=lunettes	-20
=lycée	9
=lyon	-18
=là	-44
=là-dessus	-19
=lâche	-20
=lève	-23
=lève-cadre	-12
=légumes	15
=légère	-9
=léo	-8
=m	-14
=m'a	-40
=m'appeler	-20
=m'appelle	-12
=m'en	-21
=m'occupe	-18
=m'ont	-16
=ma	-45
=machin	-16
=machine	-11
=madame	-16
=magasin	-16
=magasinier	-20
=mai	-24
=mail	-23
=maille	12
=main	-11
=mains	-36
=maintenance	-15
=maintenant	-20
=maire	-16
=mairie	-30
=mais	-41
=maison	-32
=mal	-12
=malaise	-15
=maman	-19
=manager	-15
=manches	-14
=mangé	-16
=manomètre	-9
=manque	-19
=manu	-18
=manuel	-20
=manuelle	15
=marbre	9
=marc	-18
=marchait	-16
=marche	-31
=marchent	-11
=marcher	-20
=marchés	-15
=mardi	-15
=mari	-23
=marine	-14
=marque	-33
=marquée	-13
=marqués	-11
=marre	-14
=mars	-26
=marteau	-14
=martre	-12
=masque	-22
=matelot	-27
=maternité	-14
=matins	15
=matière	-24
=matériel	-15
=mauvais	-13
=mauvaise	-13
=max	-13
=maxi	-24
=maximum	-20
=maître	-17
=mdr	-19
=me	-49
=mea	-13
=mehdi	-10
=membre	-15
=menace	-12
=menton	-20
=merci	-21
=mercredi	-22
=mes	-32
=message	-20
=messagerie	-23
=mesure	-27
=mesurer	-16
=mesurée	-9
=met	-47
=mets	-20
=mettre	-14
=metz	-14
=meubles	-16
=meules	21
=micro	-21
=midi	-20
=mieux	-20
=milieu	-20
=mille	17
=millimètre	-14
=millimètres	-13
=min	-24
=mineur	-24
=mini	-23
=minimum	-13
=ministère	-13
=minuit	-13
=minute	-15
=minutes	-18
=miroir	-9
=mise	28
=mises	-18
=mm	-19
=mme	-22
=mobiles	-15
=moche	-12
=mode	-29
=modeste	-12
=modif	-15
=modèle	-20
=moi	-42
=moi-même	-20
=moins	-45
=mois	-32
=mois-ci	-12
=moisi	-15
=moisies	-15
=moitié	-35
=moment	-31
=momo	-14
=mon	-33
=monde	-44
=monique	-14
=moniteur	-9
=moniteurs	-18
=mono	-15
=monsieur	-23
=montage	25
=montant	-15
=monte	-32
=montent	-14
=monter	-29
=montes	-13
=monteur	-13
=monteurs	-14
=montre	-31
=montrer	-22
=montré	-15
=monté	-12
=mordu	-16
=mort	-27
=morte	-14
=mortes	-14
=mot	-12
=moteur	-25
=moteurs	-11
=motif	-11
=mots	-23
=mou	-9
=mouillé	-25
=mouillées	-13
=moulin	-12
=moussa	-15
=mousse	-22
=mouvement	-12
=moyen	-13
=moyens	-10
=msa	-18
=municipale	-25
=mur	-18
=museau	-18
=musée	-27
=mèche	-12
=mère	-17
=mètre	-29
=mètres	-23
=médecin	-21
=médicaments	20
=médium	-12
=mélange	-17
=mélangé	-19
=mémo	-32
=mémoire	-27
=ménage	19
=métal	-9
=métier	-14
=météo	-14
=même	-50
=n	-17
=n'ai	-18
=n'allume	-8
=n'attend	-22
=n'avons	-24
=n'en	-25
=n'entre	-17
=n'essaie	-14
=n'est	-18
=n'existe	-15
=n'importe	-28
=n'ont	-22
=n'ouvre	-24
=n'y	-11
=nac	-12
=nacelle	9
=nadia	-19
=nadège	-15
=namur	-13
=navette	-17
=navire	-9
=ne	-26
=neige	8
=nettoyage	18
=nettoyer	-14
=neuchâtel	-13
=neuf	-21
=neufs	-19
=neuve	-26
=neuves	12
=neveu	-15
=nez	-27
=ni	-26
=nickel	-12
=niveau	-28
=nivelles	-10
=noire	-14
=nom	-32
=nombre	-18
=nombres	-11
=nommer	-11
=non	-27
=nono	-11
=nord	-19
=normal	-15
=normale	-18
=normalement	-21
=normand	-11
=nos	-13
=noter	-17
=notes	-16
=noté	-27
=nourriture	-9
=nouveaux	-30
=nouvel	-21
=nouvelle	-13
=nouvelles	-9
=noé	-16
=noël	-23
=nu	-13
=nul	-19
=nulle	-13
=numéro	-29
=numéros	-24
=numéroté	-14
=numérotée	-15
=nuque	-13
=nus	-19
=nôtre	-16
=nœud	-11
=nœuds	-16
=o2	-10
=objet	-22
=objets	9
=obligatoire	-13
=obligatoires	-12
=occupe	-17
=octaves	-9
=octobre	-20
=odeur	-11
=odile	-13
=officiel	-17
=offre	-18
=oh	-15
=ok	-21
=on	-23
=oncle	-9
=ont	-36
=onze	-36
=optique	-12
=opératoire	-20
=or	-13
=orange	-15
=ordinateur	-19
=oreille	-13
=ou	-26
=oubli	-9
=oublis	-15
=oublié	-14
=oui	-37
=outil	-11
=ouvert	-28
=ouverte	-20
=ouvertes	-20
=ouverts	-20
=ouvre	-14
=ouvrent	-12
=ouvres	-17
=ouvrir	-18
=ouvrés	-14
=ovales	-20
=oxygène	12
=où	-33
=p	-23
=page	-23
=pages	-19
=paie	9
=paiement	-12
=paille	-9
=pain	11
=paire	-20
=palette	-9
=palier	-17
=pancarte	-13
=panier	-18
=panne	-17
=panneau	-19
=pansements	11
=papa	-14
=papier	-49
=papiers	-21
=par-dessus	-18
=paraphe	-25
=paraît	-16
=parc	-18
=parce	-42
=parcs	-13
=pardon	-31
=pareil	-29
=parent	-30
=parents	-32
=parfait	-18
=parfois	-13
=parking	-16
=parle	-24
=parler	-25
=parles	-19
=parlé	-11
=pars	-26
=part	-35
=partagé	-13
=parte	-15
=partent	-26
=particuliers	-17
=parties	-18
=partir	-36
=partis	-18
=partition	-14
=partout	-24
=pas	-50
=pascal	-15
=passagers	-16
=passages	-12
=passe	-39
=passent	-26
=passer	-26
=passerelle	-17
=passes	-24
=passez	-13
=passé	-38
=passée	-31
=passées	-15
=pastille	-12
=pastilles	-11
=patients	-14
=patinoire	-22
=patrick	-20
=patron	-35
=patronne	-18
=patte	-14
=pattes	-18
=pause	-18
=pauvre	-16
=payer	-14
=payé	-11
=pc	-16
=peau	21
=peine	-15
=peinture	9
=pelle	-15
=pensé	-22
=perche	9
=perches	-14
=percé	-16
=perd	10
=perdre	-8
=perdu	-23
=perdue	-17
=permanence	-24
=permets	-13
=permis	16
=personne	-13
=personnel	-18
=peser	-19
=pesé	-10
=pesée	19
=pesées	-11
=pesés	-16
=petite	-37
=petites	12
=petits	9
=peu	-41
=peur	-19
=peut	-37
=peut-être	-12
=peux	-28
=ph	-10
=pharmacie	-18
=photo	-29
=photocopie	-9
=photographie	-23
=photographiés	-21
=phrases	-28
=pictogrammes	-13
=pied	-11
=pieds	-26
=pierre	-15
=pierres	-8
=pige	-13
=pigeons	-13
=pilotes	-10
=pince	-20
=pinceau	-21
=pinces	-18
=pioche	-11
=pique	-15
=piquets	-15
=pis	-31
=piste	-21
=pisteur	-16
=pièce	-23
=pièces	-17
=places	-16
=plaie	-17
=plainte	-18
=plan	-20
=planche	-20
=plancher	-15
=planning	-11
=plaque	-22
=plastifié	-13
=plastique	-15
=plat	-16
=plate	-22
=plateau	-10
=plateforme	-17
=plaît	-20
=plein	-28
=pleins	-9
=pleut	-16
=plie	-10
=plinthes	-11
=plombier	-12
=plonge	-30
=plume	-11
=plupart	-19
=plus	-23
=plutôt	-14
=plâtre	11
=pneus	15
=poche	-36
=pochette	-18
=pogner	-14
=poids	-18
=poignet	-11
=poignée	-15
=poignées	-22
=poing	-16
=point	-35
=pointe	-19
=points	-28
=poire	-13
=poisson	-18
=poli	-10
=police	-33
=pompe	-22
=pompes	-23
=pompiers	-18
=pondre	-22
=pont	-35
=port	-21
=portable	-23
=portail	-17
=portant	-9
=porte	-36
=portefeuille	-11
=portent	-14
=porter	-19
=porteur	-20
=portique	-15
=porté	-20
=portée	-12
=posent	-15
=poser	-19
=position	-17
=possible	-26
=possède	-25
=poste	12
=posé	-26
=posée	-15
=posées	16
=posés	-17
=pot	-11
=pots	-22
=poubelle	-22
=pouce	-24
=pouces	-11
=poudre	-19
=poules	-14
=pour	-41
=pourquoi	-26
=pourriez-vous	-24
=pourriture	-17
=pousse	11
=poussière	-19
=pouvez-vous	-23
=pouvoir	-21
=ppm	-16
=praticien	-12
=pratique	-11
=premiers	-26
=premièrement	-21
=prend	-44
=prendre	-24
=prends	-31
=prennent	-22
=prescription	-16
=presque	-21
=presse	8
=pressing	-8
=pression	-30
=prestataire	-17
=prie	-23
=prime	-9
=principal	-19
=printemps	11
=pris	-23
=prise	27
=prises	-18
=privé	-18
=prix	-17
=pro	-19
=prochain	-13
=prochaine	-25
=proche	-12
=procède	-19
=procès-verbal	-29
=procédure	15
=prod	-10
=producteur	-18
=produit	-26
=produits	12
=professeur	-21
=profondeur	-13
=programme	-9
=projecteur	17
=projecteurs	-13
=projet	-16
=promis	-20
=propane	-21
=propose	-34
=proposer	-18
=propre	-34
=propres	-16
=propriétaire	-25
=prothésiste	-10
=protégée	-18
=prouver	-20
=province	-22
=préalable	-13
=précise	-16
=précédent	-23
=préfecture	-20
=prélever	-17
=prélève	-11
=prénom	-19
=préparation	8
=préparer	-22
=préparé	10
=préprod	-13
=présence	-26
=présent	-19
=présentable	-15
=présentation	-17
=présente	-35
=présents	-21
=président	-23
=prétend	-13
=prévenir	-16
=prévenu	-14
=prévenue	-14
=préviens	-11
=prévient	-18
=prêt	21
=prête	-14
=prêté	-13
=puce	-15
=puces	-17
=puis	-32
=puisse	-29
=puissent	-22
=punaises	19
=purger	-16
=pv	-27
=pâte	-30
=père	-24
=pèse	-26
=périmètre	-17
=pétrin	-16
=pôle	-18
=qqn	-10
=qu'après	-21
=qu'au	-16
=qu'aucune	-15
=qu'en	-21
=qu'ils	-25
=qu'on	-26
=qu'un	-25
=qu'une	-18
=qu'y	-22
=quai	-29
=qualité	-22
=quand	20
=quantité	-10
=quarante	-26
=quarante-cinq	-15
=quarante-deux	-12
=quart	-14
=quartier	-10
=quarts	-21
=quatorze	-30
=quatre	-19
=quatre-vingt-dix	-14
=quatrième	-14
=que	-103
=quel	-27
=quelle	-29
=quelqu'un	-24
=quelques	-16
=question	-24
=questions	-24
=queue	-23
=qui	-45
=quinze	-25
=quitte	-20
=quitter	-13
=quoi	-22
=québec	-15
=rabat	-16
=raccord	-16
=raccroche	-15
=raclette	-10
=raconter	-16
=radiateur	-14
=radio	-30
=rails	9
=raison	-16
=ramasse	-16
=ramasser	-17
=ramassé	-23
=rame	-9
=rampe	-20
=rang	-24
=range	-24
=ranger	-12
=rangés	-11
=rappelle	-31
=rappelles	-17
=rappelé	-15
=rapport	-31
=rasante	-16
=raté	-23
=rayons	-13
=rayures	-20
=re	-21
=recette	-21
=recherche	18
=recommandé	-18
=recommandée	-15
=recommence	-9
=recompte	-15
=recopier	-13
=recopié	-16
=recours	-11
=recto	-10
=recueilli	-15
=reculant	-13
=recule	-9
=reculons	-19
=reculés	-16
=refaire	-11
=refais	-11
=refaite	-13
=refermé	-11
=refuge	-13
=refus	-16
=refuse	-25
=refusé	-26
=refusées	-16
=refusés	-11
=regard	-13
=regardant	-9
=regarde	-40
=regarder	9
=regardes	-33
=regardé	-20
=regardées	-19
=registre	-13
=reine	-12
=relais	14
=relancer	16
=relecture	-15
=relever	-13
=relire	11
=relit	-10
=relu	15
=relève	-15
=remarque	-24
=remarquer	-21
=remboursé	-9
=remets	-17
=remettre	-22
=remis	-18
=remise	35
=remonte	-9
=remonté	-13
=remorque	-12
=remplacée	-17
=remplaçant	-14
=remplaçante	-20
=remplaçants	-18
=remplaçons	19
=rempli	-16
=remplie	-22
=remplir	-16
=remplis	-19
=remplissent	-14
=remplit	-30
=remué	-11
=rend	-21
=rendez-vous	11
=rendre	-15
=rendu	-19
=rendue	-11
=rendues	-12
=rendus	-12
=rentrer	-17
=rentrée	-14
=rentrés	-10
=renversé	-11
=renvoi	-12
=renvoie	-13
=renvoyé	-14
=repart	-18
=repartir	-18
=repasse	-17
=reporte	-15
=reporter	-9
=reporté	-16
=repose	-8
=repousse	-15
=reprend	11
=reprendre	-29
=reprends	-19
=repris	-16
=représentation	17
=repère	-18
=responsable	-37
=ressors	-12
=ressourcerie	-21
=restaurant	-14
=restauration	13
=restauratrice	-20
=restaure	-10
=reste	-46
=restent	-28
=rester	-18
=restes	-19
=resté	-10
=restée	-26
=retard	-18
=retient	-8
=retire	-28
=retiré	-17
=retour	16
=retourne	-28
=retourner	-16
=retours	17
=retrait	-15
=retraite	-27
=retrouve	-10
=retrouver	-13
=retrouvé	-19
=retrouvée	-8
=revenue	-14
=reviennent	-21
=revient	-30
=revoir	-21
=rez-de-chaussée	-14
=reçoit	-20
=reçoivent	-14
=reçu	-25
=reçue	-14
=rh	-21
=rideau	-12
=rien	-42
=rigole	-16
=rimouski	-14
=rince	-24
=rincer	-10
=rincés	-15
=rinçage	-24
=rive	-12
=robinet	-21
=roger	-19
=roman	-19
=rond	-19
=rose	-21
=roses	-19
=roubaix	-12
=roue	-11
=rouge	-27
=rouges	-22
=roule	-18
=rouler	-13
=rubalise	-14
=ruche	-11
=ruches	14
=rue	-31
=râlent	-19
=râler	-11
=règles	12
=réaction	-12
=réception	27
=réclame	-27
=récolte	15
=récompense	-11
=récupération	13
=rédacteur	-12
=rédaction	-20
=rédiger	-38
=rédigé	-20
=rédigée	-17
=réf	-10
=réfractomètre	-15
=régie	-19
=région	-21
=régional	-15
=régionale	-21
=régisseur	-27
=réglage	14
=réglages	-13
=réglette	-17
=réglé	-16
=régulation	-14
=réjean	-19
=réparation	-10
=répartis	-13
=réparé	-11
=réparée	-13
=répond	-24
=répondre	-14
=réponds	-20
=répondu	-16
=réponse	-20
=répète	-17
=répéter	-14
=répétition	-14
=réseau	-17
=réservation	-22
=réservations	-20
=réserve	-18
=réservé	-13
=résident	17
=résultat	-15
=résultats	-12
=résume	-15
=rétros	-16
=réunion	-37
=rév	-18
=rôle	-15
=s	-12
=s'agissant	-24
=s'appelle	-17
=s'arrête	-22
=s'arrêter	-15
=s'assure	-16
=s'en	-32
=s'il	-41
=s'ils	-26
=s'occupe	-24
=s'ouvre	-18
=s'éloigne	-16
=sa	-55
=sable	-17
=sache	-30
=sachet	-19
=sacristie	-21
=sacs	-30
=sage-femme	-14
=saint-hyacinthe	-12
=sais	-20
=saisi	-18
=saisit	-16
=saison	-30
=saisonniers	-24
=sait	-23
=salades	-13
=salarié	-25
=sale	-26
=salle	-15
=salles	-21
=salon	-23
=salut	-25
=salutations	-19
=samedi	8
=sandrine	-12
=sangle	-13
=sangles	-16
=sans	-56
=santé	-14
=sas	-21
=sauce	8
=sauf	-23
=saumure	14
=saura	-19
=saute	-12
=sauvegarde	19
=savait	-21
=savent	-20
=savez	-12
=savoir	-26
=savonneuse	-11
=scanne	-11
=scanner	10
=scelle	-17
=scellé	12
=scellée	-9
=scellés	12
=scolaire	12
=scotche	-18
=scotché	-12
=scotchées	-18
=scène	-23
=se	-23
=seau	-20
=seaux	-9
=sec	-15
=second	-21
=seconde	-26
=secondes	-25
=secoue	-20
=secouer	-13
=secours	-29
=secret	-13
=secrétaire	-27
=secrétariat	-24
=secteur	-32
=section	-15
=sectionneur	-17
=seize	-20
=sel	-13
=sellette	-12
=selon	-20
=semaine	-10
=semelle	-15
=sens	-19
=sept	-31
=septante	-16
=septembre	-18
=sera	-23
=serait	-30
=seringue	-10
=serre	-23
=serrer	-10
=sert	-17
=serveur	-22
=servi	-10
=service	-24
=services	-25
=serviettes	-16
=ses	-27
=seuil	-13
=seul	-30
=seule	-22
=seulement	-41
=seuls	-14
=shampoing	-18
=si	-27
=siffle	-18
=siffler	-12
=sifflet	-11
=signale	-15
=signaler	-19
=signalé	-11
=signature	-24
=signe	-33
=signent	-17
=signer	-15
=signes	-8
=signé	-17
=signée	-18
=silence	-19
=silicone	-26
=simple	-24
=simples	-10
=sinon	-41
=site	-29
=six	10
=siège	-23
=sièges	-12
=sms	-18
=social	-17
=sociale	-10
=soi	-22
=soi-même	-16
=soient	-12
=soins	-14
=soirées	-15
=soit	-55
=soixante	-27
=sol	-13
=solde	-17
=soleil	-21
=solidaire	-18
=solution	-16
=solvants	-14
=sommes	-39
=sommier	-18
=son	-46
=sonde	-17
=sonne	-21
=sonner	11
=sonnette	-9
=sont	17
=sors	-24
=sort	-15
=sortent	-18
=sorti	-28
=sorties	8
=sortis	-14
=souci	-11
=soude	-11
=souffler	-18
=souhaite	-32
=souhaitez	-9
=sourde	-15
=sourire	-9
=souvent	-23
=soyez	-13
=spatule	-16
=sports	-17
=stagiaire	-22
=stagiaires	-27
=standard	-11
=steph	-15
=stock	-21
=stop	-18
=stupéfiants	-10
=stylo	-15
=stéphane	-10
=stérilisateur	-16
=stérilisation	16
=su	-9
=suffisent	-10
=suie	-20
=suis	-55
=suisse	-17
=suit	-34
=suite	-37
=suivant	-23
=suivante	-20
=suivent	-11
=suivre	-40
=sujet	-31
=super	-10
=support	-11
=supérieur	-20
=sur	-18
=surface	-12
=surfaceuse	21
=surtout	-44
=surveillance	9
=surveillant	-23
=surveille	-18
=svp	-26
=syndic	-19
=syndical	-11
=syndicat	-18
=synthétique	-19
=sèche	-13
=sécateur	-16
=séchage	10
=séchoir	-20
=sécu	-14
=séjour	-14
=sépare	-14
=séparée	-13
=sérieux	-18
=sœur	-20
=t	-20
=t'as	-28
=t'es	-18
=t'écris	-20
=ta	-14
=table	-28
=tableau	-35
=tables	-10
=tablette	-30
=tableur	-11
=tablier	-23
=tache	-23
=tachés	-10
=taille	9
=talkie	-13
=talon	-22
=tamis	-15
=tampon	-19
=tant	-31
=tape	-29
=taper	-15
=tapis	-25
=tapé	-14
=tard	-13
=tare	-14
=tas	-12
=tatouage	-11
=te	-32
=technicien	-41
=techniciens	-11
=technique	-9
=techniques	-13
=teinte	-15
=tempérage	21
=température	-25
=tenait	-12
=tend	-14
=tenir	-34
=tenue	-17
=terrasse	-15
=terre	-23
=test	9
=teste	-27
=testes	-16
=testé	-15
=texte	-39
=thermomètre	-20
=théo	-18
=théâtre	8
=ticket	-23
=tickets	-10
=tienne	-25
=tiennent	-8
=tiens	-18
=tient	-32
=tiges	-13
=tilleuls	-15
=tirage	-12
=tire	-26
=tirer	-24
=tireuse	-14
=tiroir	-14
=tiré	-17
=tirée	-18
=tissu	-9
=titouan	-16
=titre	-27
=tiède	-28
=toi	-31
=toilettes	-21
=toit	-22
=tombe	-25
=tomber	-10
=tombé	15
=ton	-27
=tondeuse	-13
=tonnes	-11
=top	-15
=touche	-32
=touché	-18
=touchée	14
=toujours	-37
=tour	-36
=touristes	-11
=tournai	-19
=tournant	11
=tourne	9
=tourner	-29
=tournoi	-15
=tours	-15
=tous	10
=toussaint	-27
=tout	-60
=toute	-31
=toutes	-11
=trace	-33
=tracteur	-18
=traction	-17
=traduction	10
=traduit	-11
=train	-14
=trait	-15
=traite	-11
=traitée	-14
=trame	-23
=tranche	-13
=transfert	19
=transformer	-15
=transférée	-8
=transport	-12
=transporteur	-13
=transports	-15
=trappe	-20
=travaille	-21
=travaillent	-17
=travailler	-22
=travers	-26
=traverse	-17
=traîne	-16
=traîner	-12
=trempage	-15
=trempe	-18
=tremper	-18
=trempée	-14
=trentaine	-16
=trente	-42
=trente-deux	-19
=treuil	-12
=tri	28
=tribunal	-26
=tribune	-15
=trier	12
=trimestre	-20
=trois	-30
=troisième	-31
=trompe	-12
=tronçonneuse	-11
=trop	-29
=trottoir	-13
=trous	-17
=trousse	-12
=trouve	-29
=trouver	-23
=trouvé	-21
=trouvés	19
=très	-33
=trépied	-13
=trésorerie	-12
=tu	-46
=tube	-20
=tulle	-14
=tunnel	10
=tuteur	-16
=tuyaux	-21
=type	-22
=téléphone	-8
=téléphones	-15
=témoin	-8
=tête	-31
=tôt	-22
=ultrasons	-12
=un	20
=unique	-22
=uniquement	-17
=unité	-12
=urgent	-16
=usé	-19
=usée	-9
=utiliser	-10
=v	-15
=va	-34
=vacances	-20
=vache	-18
=vaches	-18
=vais	-20
=vaisselle	-15
=val	-16
=valable	-11
=valeur	-22
=valeurs	-18
=valide	-16
=valve	-14
=vanne	-15
=vannes	-13
=vapeur	-31
=variété	-8
=vaut	-14
=veille	-35
=veilleur	-17
=veineuse	-8
=velours	-13
=vend	-17
=vendange	17
=vendeur	-13
=vendre	-20
=vendredi	-14
=vends	-8
=vent	-33
=vente	-9
=ventilation	-15
=ventile	-15
=ventre	-9
=venu	-15
=venue	-19
=verres	16
=verse	-15
=verser	-20
=version	-25
=vert	-14
=verte	-11
=vestiaire	-31
=vestiaires	-13
=veuillez	-9
=veulent	-17
=veut	-47
=veux	-34
=viande	-16
=vide	-24
=vider	-9
=vidé	-19
=vidée	-15
=vidéo	-16
=vie	-16
=vieille	-20
=vieilles	-13
=vienne	-17
=viennent	-25
=vient	-45
=vieux	-25
=vigueur	-16
=village	-18
=ville	-29
=villeurbanne	-9
=vinaigre	-15
=vingt	-35
=vingt-cinq	-20
=vingt-deux	-12
=vingt-quatre	-23
=vingt-six	-22
=violette	-18
=violons	-17
=virement	-12
=virgule	-17
=virus	-22
=vis	-16
=vise	-17
=visible	-9
=visiter	-14
=visites	-20
=visiteur	12
=visière	-15
=vite	-15
=vitesse	-17
=vitre	-20
=vitres	10
=vocale	-12
=voici	-21
=voie	-13
=voient	-20
=voile	-22
=voilà	-46
=voilée	-13
=voir	-33
=vois	-20
=voisin	-16
=voisine	-16
=voisins	-25
=voit	-34
=voitures	12
=voix	-17
=vol	17
=volant	-16
=volets	-9
=volontaire	-10
=volonté	-13
=vols	8
=volume	-11
=volée	11
=vont	-23
=vos	-17
=votre	-22
=voudra	-18
=voudrais	-22
=voudrait	-25
=voulu	-10
=vous	-52
=voyage	-22
=voyageur	10
=voyageurs	-16
=voyant	-20
=voyez	-9
=vrac	-21
=vraie	-17
=vu	-29
=vélo	11
=vélos	14
=vérification	25
=vérifie	-29
=vérifient	-12
=vérifier	-20
=vérifies	-18
=vérifié	-15
=véto	-19
=vétérinaire	-30
=week-end	-19
=whatsapp	-14
=y	-44
=yann	-14
=yeux	-18
=yo	-19
=z	13
=zone	-23
=zéro	13
=à	14
=âge	-18
=ça	-59
=écart	-13
=échange	10
=échec	-8
=éclat	-19
=école	-20
=écoles	11
=écoute	-21
=écrire	-27
=écris	-15
=écrit	-32
=écrite	-39
=écrivez-moi	-15
=écumer	-15
=édition	-14
=électrique	13
=élingue	-16
=élodie	-14
=élève	-19
=élèves	-23
=équipe	-30
=équipes	-20
=équipiers	-18
=établit	-17
=étage	-13
=étages	-11
=étaient	-22
=étant	-19
=étape	-18
=étapes	-21
=éteindre	-18
=éteint	-12
=éteinte	-18
=étiqueter	-12
=étiquette	-24
=étiquettes	-27
=étoile	-19
=étoiles	-16
=étrangères	-14
=étudiante	13
=étudiantes	-12
=étudiants	-25
=étuver	-20
=été	-44
=évacuation	9
=évidemment	-12
=évite	-14
=ôte	-15
=œil	-9
=œufs	-17
=œuvre	14
>!	10
>%	-17
>&	-18
>)	-52
>+	-38
>,	-44
>/	-33
>0	-15
>;	11
><	16
>>	-16
>>! !	10
>>! )	-17
>>% ,	-13
>>& fils	-14
>>( 0	-31
>>( brouillon	-21
>>( c'est	-14
>>( pas	-12
>>( un	-20
>>) ,	-24
>>) .	-20
>>, 0	-23
>>, a	-11
>>, aller	-18
>>, alors	-14
>>, appel	-12
>>, après	-27
>>, association	-16
>>, assurance	-11
>>, atelier	-10
>>, attend	-18
>>, attendre	-16
>>, au-delà	-10
>>, aucun	-19
>>, avant	-25
>>, avec	-12
>>, badge	-10
>>, bien	-12
>>, c'est	-8
>>, cadenas	-16
>>, car	-16
>>, ce	-36
>>, celles	-8
>>, celui	-18
>>, chacun	-9
>>, chantier	8
>>, chaussures	-11
>>, chef	-13
>>, cinq	-11
>>, clim	-11
>>, coin	-8
>>, comme	-15
>>, commune	-10
>>, contre	-11
>>, contrôle	-12
>>, couleur	-11
>>, côté	-31
>>, dans	-32
>>, date	-14
>>, de	-10
>>, des	-20
>>, deux	-12
>>, devant	-9
>>, disons	-11
>>, dit	-18
>>, dont	-21
>>, douze	-13
>>, du	-20
>>, désolée	-13
>>, elle	-31
>>, elles	-16
>>, en	-36
>>, enfin	-23
>>, ensuite	-20
>>, entre	-16
>>, essuyé	-16
>>, est	-16
>>, et	-49
>>, euh	-12
>>, faire	-23
>>, fait	-11
>>, faute	-14
>>, fiche	-14
>>, finir	-14
>>, frein	-8
>>, gants	-19
>>, gilets	-12
>>, hein	-17
>>, hier	9
>>, il	-10
>>, ils	-14
>>, inscrit	-17
>>, j'ai	-19
>>, j'espère	-8
>>, jamais	-41
>>, jaune	-10
>>, je	-16
>>, jusqu'à	-13
>>, l'agent	-20
>>, l'autre	-19
>>, l'eau	-14
>>, l'heure	-9
>>, l'un	-9
>>, l'équipe	-17
>>, la	-17
>>, lame	-13
>>, le	9
>>, lire	-24
>>, loin	-11
>>, longueur	-11
>>, lot	-11
>>, lui	-15
>>, ma	-12
>>, madame	-9
>>, mais	-43
>>, marche	-13
>>, mars	-15
>>, max	-15
>>, merci	-10
>>, miroir	-14
>>, mme	-19
>>, moins	-8
>>, montre	-14
>>, moteur	-17
>>, médicaments	-8
>>, même	-32
>>, ne	-23
>>, nettoyer	-12
>>, ni	-12
>>, niveau	-10
>>, non	-8
>>, note	-12
>>, odeur	-10
>>, on	-31
>>, ouvre	-21
>>, ouvrir	-26
>>, paille	-17
>>, panier	-17
>>, par	-15
>>, parce	19
>>, pardon	-20
>>, pas	-56
>>, personne	-22
>>, ph	-11
>>, pinceau	-9
>>, pis	-8
>>, place	-9
>>, plus	-19
>>, pneus	-10
>>, porté	-13
>>, pose	-13
>>, prend	-9
>>, proposer	-15
>>, puis	-29
>>, qu'elle	-17
>>, quand	15
>>, quatorze	-15
>>, que	17
>>, regarder	-18
>>, responsable	-14
>>, rien	-15
>>, rinçage	-12
>>, rue	-13
>>, résidence	-17
>>, s'il	13
>>, salle	-16
>>, sans	-35
>>, sauf	-18
>>, scotché	-10
>>, ses	-15
>>, si	-18
>>, sinon	-10
>>, six	-16
>>, sonner	-12
>>, sors	-12
>>, sous	-21
>>, suite	-11
>>, sur	16
>>, surtout	-18
>>, thermomètre	-13
>>, tous	-15
>>, tout	-17
>>, toutes	-12
>>, trois	-24
>>, tu	-25
>>, un	-9
>>, une	-29
>>, ventile	-8
>>, virgule	-9
>>, voilà	16
>>, vous	-11
>>, voyez	-15
>>, y	-18
>>, à	-22
>>, ça	-24
>>, étiquette	-12
>>- -	-16
>>- >	-13
>>. )	-9
>>. -	-17
>>. :	-16
>>. le	-28
>>. »	14
>>/ 0	-19
>>0 ,	-33
>>0 0	-18
>>0 :	-20
>>0 an	-12
>>0 degrés	-10
>>0 est	-10
>>0 fois	-22
>>0 g	-15
>>0 h	-20
>>0 jours	-11
>>0 kg	-19
>>0 l	-20
>>0 m	-22
>>0 min	-19
>>0 mm	-10
>>0 s	-20
>>0 secondes	-10
>>0 |	15
>>0 à	-21
>>0 €	-9
>>: 0	-39
>>: au	-15
>>: bac	-13
>>: ben	-15
>>: bonjour	-14
>>: c'est	9
>>: des	-13
>>: devis	-15
>>: elle	-14
>>: en	-12
>>: et	-21
>>: faut	-22
>>: il	-25
>>: interdit	-12
>>: je	-14
>>: la	-38
>>: les	9
>>: moi	-13
>>: non	-18
>>: normal	-16
>>: ok	-25
>>: oui	-12
>>: photo	-10
>>: plus	-16
>>: re	-21
>>: retour	-14
>>: s'il	-15
>>: si	-14
>>: signé	-9
>>: table	-15
>>: tout	-19
>>: un	-12
>>: une	-21
>>: vérifier	-12
>>: yo	-20
>>: «	-17
>>: à	-18
>>: ça	-15
>>; au	-14
>>; le	-13
>>; les	-14
>>; on	-17
>>; s'il	-14
>>< <	16
>>= on	-18
>>= pas	14
>>= refus	-11
>>> 0	-16
>>? ?	-18
>>a changé	-20
>>a déjà	-18
>>a encore	16
>>a envoyé	-14
>>a eu	-15
>>a fait	-15
>>a fini	-13
>>a lieu	12
>>a passé	-22
>>a perdu	13
>>a rappelé	-13
>>a renversé	-11
>>a reçu	-13
>>a trouvé	-10
>>a écrit	-15
>>a été	-38
>>accueille une	-10
>>alors c'est	-16
>>ans ,	-24
>>ans pour	-9
>>après 0	-16
>>après la	-9
>>après tu	-23
>>après un	-24
>>arrive au	-8
>>arrive à	-13
>>au 0	-24
>>au banc	-19
>>au bleu	-15
>>au bord	17
>>au bout	-8
>>au bureau	-20
>>au client	-14
>>au dernier	-14
>>au départ	-16
>>au dépôt	-17
>>au feu	-12
>>au frontofocomètre	-16
>>au guichet	-23
>>au lieu	-20
>>au micro	-13
>>au milieu	-11
>>au minimum	-14
>>au moins	-24
>>au mur	-13
>>au nom	-14
>>au pas	-23
>>au patient	-16
>>au petit	-17
>>au pied	-28
>>au plus	-9
>>au poids	-10
>>au printemps	-21
>>au propre	-16
>>au quart	-14
>>au registre	-24
>>au retour	-28
>>au sol	-20
>>au sort	-12
>>au tableau	-18
>>au téléphone	-19
>>au-delà de	-11
>>au-dessus de	-26
>>au-dessus du	-24
>>aussi .	-13
>>autour .	-13
>>autour des	-8
>>aux 0	-22
>>aux deux	-31
>>aux enfants	-18
>>avant ,	-12
>>avant .	-14
>>avant 0	-12
>>avant d'ouvrir	-10
>>avant d'y	-11
>>avant le	-23
>>avant les	-20
>>avant midi	-16
>>avant ouverture	-10
>>avant que	-26
>>avant tout	-14
>>avec de	-12
>>avec du	-9
>>avec l'ancien	-14
>>avec la	-30
>>avec le	-37
>>avec les	-31
>>avec son	-11
>>avec un	-23
>>avec une	11
>>bars ,	-9
>>bien ,	-9
>>bien à	-12
>>bizarre .	-10
>>blanc ,	-28
>>bleu ,	-9
>>bleue ,	-15
>>c .	-10
>>c'est dans	-22
>>c'est la	10
>>c'est le	-30
>>c'est pas	-24
>>c'est pour	-20
>>c'est que	-17
>>cantonal nous	-11
>>ce mois-ci	-11
>>ce qu'il	-21
>>ce que	-25
>>ce qui	-24
>>celles qui	-12
>>cents euros	-15
>>cette semaine	-20
>>ceux qui	11
>>chaque année	-26
>>chaude ,	-13
>>chaude à	-22
>>chez des	-21
>>chez les	13
>>chez nous	10
>>chez un	12
>>ci-après les	-10
>>collègues ,	-14
>>comme ça	-16
>>commence lundi	-16
>>comment on	-24
>>comment ça	13
>>compris ,	-13
>>compris .	-15
>>compte 0	-9
>>contre le	-11
>>contrôle la	-11
>>contrôle une	-10
>>coups de	-11
>>coupé à	-15
>>coûte 0	-13
>>creux on	-19
>>d'abord ,	16
>>d'abord .	-8
>>d'abord le	-24
>>d'abord les	-12
>>d'alpage fabrique	-9
>>d'arbre .	-12
>>d'assurance et	-14
>>d'eau ,	-12
>>d'emploi pour	-17
>>d'heure ,	-11
>>d'un mètre	-9
>>d'un pied	-22
>>d'un quart	-10
>>d'un résident	-16
>>d'un tiers	-17
>>d'une procédure	-24
>>d'épaule ,	-8
>>d'état .	-13
>>dans l'armoire	-14
>>dans l'eau	-20
>>dans l'enveloppe	-8
>>dans l'heure	-11
>>dans la	-51
>>dans le	-33
>>dans un	-37
>>dans une	-14
>>date de	-19
>>de 0	-32
>>de bain	-12
>>de bois	-17
>>de bout	-22
>>de cacao	-18
>>de caution	-14
>>de ce	-15
>>de chaque	-15
>>de charleville	-10
>>de cinq	-18
>>de cinquante	-19
>>de circulation	-13
>>de clés	-8
>>de deux	-24
>>de dix	-13
>>de douze	-13
>>de départ	-32
>>de faire	-20
>>de famille	-17
>>de façade	-9
>>de feu	-17
>>de fin	-23
>>de garde	-9
>>de gaz	-20
>>de huit	-22
>>de janvier	-10
>>de l'acide	-10
>>de l'appareil	-15
>>de l'autre	-16
>>de l'eau	-20
>>de l'enfant	-12
>>de la	-10
>>de lait	-15
>>de le	-12
>>de lit	-13
>>de livres	-17
>>de lundi	-18
>>de lyon	-17
>>de me	-18
>>de mme	-15
>>de moins	-9
>>de mon	-20
>>de musique	-18
>>de médicaments	-22
>>de mémoire	-10
>>de niveau	-9
>>de notre	12
>>de novembre	-21
>>de noël	-8
>>de nuit	-34
>>de pain	-22
>>de papier	-9
>>de peinture	-14
>>de personnes	-15
>>de plongée	-23
>>de plus	-20
>>de propane	-12
>>de province	-19
>>de près	-12
>>de prêt	-15
>>de quartier	-15
>>de quatorze	-8
>>de quoi	-9
>>de retour	-15
>>de rédiger	-19
>>de sa	-15
>>de salle	-13
>>de sang	-10
>>de secours	-17
>>de service	-9
>>de sortie	-16
>>de suite	-20
>>de sécurité	-16
>>de terre	-16
>>de tour	-18
>>de tournai	-16
>>de trente	13
>>de trois	-16
>>de trouver	-13
>>de verre	-19
>>de vous	-14
>>debout ,	-17
>>dedans .	-20
>>dehors tu	-19
>>demande des	-12
>>demande le	-14
>>demande que	-22
>>demande un	-18
>>depuis deux	12
>>depuis la	-27
>>depuis onze	-22
>>dernière ,	-14
>>derrière le	-9
>>des accès	-16
>>des chiens	-10
>>des clients	-22
>>des clés	-14
>>des deux	-14
>>des eaux	-12
>>des instruments	-19
>>des lieux	-15
>>des marionnettes	-14
>>des numéros	-13
>>des plaques	-21
>>des signes	-12
>>des trois	-11
>>des yeux	-11
>>deux .	-14
>>deux cents	-23
>>deux heures	-12
>>devant ,	-11
>>devant .	-11
>>devant et	-10
>>devant eux	-22
>>devant la	-10
>>devant le	-12
>>devant les	-21
>>devant lui	-14
>>devant tout	-16
>>dit que	-25
>>dix minutes	-21
>>doit être	-19
>>donc je	-15
>>donc on	-13
>>donc un	-12
>>donne le	-12
>>dont un	-15
>>doucement ,	-9
>>du 0	-33
>>du bas	-11
>>du bassin	-19
>>du chapiteau	-16
>>du chef	-8
>>du client	-15
>>du club	-20
>>du comité	-16
>>du conseil	-18
>>du contrôleur	-22
>>du fond	-10
>>du four	-25
>>du groupe	-14
>>du haut	-19
>>du jour	-9
>>du local	-17
>>du matin	-20
>>du milieu	-9
>>du nord	-16
>>du parc	-14
>>du personnel	-12
>>du petit	-21
>>du poste	-22
>>du samedi	-22
>>du service	-13
>>du soir	-28
>>du téléphone	-13
>>du val	-9
>>du week-end	-22
>>dès qu'il	-14
>>décembre ,	-16
>>déposé :	-11
>>elle doit	-21
>>elle sort	-9
>>en 0	-23
>>en annexe	-11
>>en avant	-19
>>en bas	-16
>>en biais	-15
>>en bidon	-9
>>en bois	-16
>>en commençant	-15
>>en congé	-14
>>en cours	-19
>>en dernier	-19
>>en deux	-20
>>en double	-10
>>en eau	-10
>>en espace	-16
>>en forme	-9
>>en haut	-14
>>en janvier	-13
>>en juillet	-15
>>en juin	-21
>>en langue	-12
>>en main	-14
>>en marche	-14
>>en mars	-20
>>en moins	16
>>en novembre	15
>>en place	-12
>>en premier	-22
>>en septembre	-20
>>en trois	-9
>>enfin non	-24
>>enfin pas	12
>>enfin à	-17
>>ensemble ,	-10
>>ensuite le	-18
>>ensuite les	-17
>>entre 0	-16
>>entre deux	-10
>>entre les	-20
>>envoie le	-17
>>est aux	-19
>>est brisée	-17
>>est dans	-23
>>est de	-28
>>est en	-14
>>est encore	-14
>>est faite	-17
>>est le	15
>>est ouvert	-17
>>est parti	-23
>>est partie	-9
>>est passé	-9
>>est passée	-24
>>est pesé	-11
>>est posé	-17
>>est posée	-18
>>est préparé	-17
>>est restée	-27
>>est revenu	-9
>>est signalée	-13
>>est venue	-19
>>est à	12
>>et après	-21
>>et au	-15
>>et c'est	-11
>>et celle	-17
>>et chaque	-11
>>et dans	-10
>>et de	-23
>>et demi	-15
>>et des	-28
>>et deux	-18
>>et donc	-26
>>et donne	-12
>>et du	-15
>>et fait	-13
>>et harnais	-13
>>et il	-34
>>et ils	-17
>>et indique	-10
>>et j'ouvre	-19
>>et jamais	-11
>>et je	-31
>>et l'heure	-9
>>et la	-9
>>et laisse	-14
>>et les	-43
>>et là	-27
>>et mon	-17
>>et ne	-18
>>et nous	-22
>>et on	-43
>>et par	-11
>>et pas	-37
>>et passe	-19
>>et personne	-14
>>et que	-10
>>et recule	-10
>>et regarde	-20
>>et remet	-18
>>et remplit	-19
>>et retire	-13
>>et retour	-14
>>et s'il	-18
>>et se	-24
>>et signe	-12
>>et sur	-16
>>et tu	-37
>>et un	-29
>>et une	-24
>>et vérifie	-15
>>et y	-17
>>et à	-15
>>euh c'est	-16
>>euh la	-15
>>euh on	12
>>existe ,	-14
>>faire quelque	-16
>>fait le	-19
>>famille .	-19
>>faut qu'on	-9
>>faute de	-13
>>ferme la	-16
>>fermée .	-11
>>fois ,	-18
>>h ,	-10
>>h 0	-12
>>heures ,	-13
>>heures .	-12
>>heures et	-10
>>heures on	-20
>>heures à	-12
>>hier entre	-11
>>humide .	-10
>>ici le	-13
>>il a	-27
>>il coupe	-19
>>il dit	-8
>>il mesure	-18
>>il touche	-21
>>il vient	-19
>>ils sont	-21
>>jamais .	-22
>>jamais dans	-19
>>jamais en	-23
>>jamais le	-16
>>jamais plus	-19
>>jamais sur	-11
>>jamais tu	-21
>>jamais à	-8
>>janvier ,	-9
>>je donne	-19
>>je fais	-19
>>je ferme	-17
>>je suis	-26
>>je te	-26
>>je vous	-21
>>jour ,	-12
>>jours ,	-12
>>jours .	-16
>>juillet ,	-9
>>jusqu'à ce	-9
>>jusqu'à la	-15
>>kilos de	-17
>>l'absence de	-22
>>l'attestation d'assurance	-14
>>l'eau ,	-19
>>l'eau à	-11
>>la batterie	-14
>>la borne	-23
>>la bouche	-8
>>la boîte	-10
>>la cabine	-16
>>la carte	-17
>>la clé	-19
>>la corde	-9
>>la date	-15
>>la demande	-18
>>la dernière	-24
>>la feuille	-12
>>la fuite	-11
>>la glace	-19
>>la graisse	-20
>>la lettre	-19
>>la ligne	-11
>>la liste	-11
>>la lumière	-20
>>la machine	-11
>>la main	-17
>>la manière	-23
>>la marche	-15
>>la matière	-15
>>la meule	-20
>>la nuit	-20
>>la personne	-18
>>la porte	-10
>>la pâte	-18
>>la route	-25
>>la secrétaire	-11
>>la semaine	-21
>>la taille	-13
>>la température	-20
>>la trappe	-10
>>la tête	-15
>>la veille	-24
>>la ventilation	-10
>>la voiture	-23
>>la zone	-11
>>lame baissée	-14
>>le 0	-33
>>le balisage	-16
>>le bloc	-16
>>le bon	-14
>>le bracelet	-12
>>le brouillon	-17
>>le bébé	-16
>>le cadre	-12
>>le carnet	-14
>>le chef	-19
>>le chemin	-17
>>le chien	-20
>>le chiffre	-18
>>le client	-16
>>le code	-13
>>le constat	-10
>>le contrôle	-12
>>le câble	-15
>>le drap	-9
>>le détecteur	-19
>>le fichier	-10
>>le film	-13
>>le fond	-18
>>le gardien	-11
>>le gaz	-10
>>le jeudi	-19
>>le jour	-26
>>le lendemain	-18
>>le livret	-16
>>le mardi	14
>>le matin	22
>>le mercredi	-16
>>le moteur	-16
>>le niveau	-17
>>le nom	-16
>>le nouveau	-14
>>le numéro	-26
>>le panneau	-8
>>le papier	-9
>>le pied	-21
>>le plan	-15
>>le plus	-19
>>le poids	-13
>>le protocole	-9
>>le reste	-10
>>le soir	10
>>le tapis	-14
>>le ticket	-10
>>le tiroir	-11
>>le tour	-12
>>les autres	-23
>>les cales	-16
>>les compteurs	-10
>>les deux	-28
>>les mains	-14
>>les objets	-12
>>les pneus	-16
>>les poches	-18
>>les portes	-18
>>les projecteurs	-11
>>les quatre	-11
>>les yeux	-8
>>lit le	-12
>>lit les	-18
>>litres de	-9
>>lumière ,	-24
>>m .	-12
>>m'a dit	-17
>>maintenant .	-11
>>mais je	-10
>>mais on	-10
>>mal .	-18
>>matin et	-21
>>minutes ,	-10
>>moins .	-12
>>moins de	-10
>>mois .	-14
>>montre en	-12
>>mortes ,	-10
>>mouillés ,	-20
>>même .	-17
>>même les	-19
>>même si	-24
>>même une	-15
>>n °	-28
>>n'a pas	-21
>>n'est jamais	-23
>>n'importe quoi	-17
>>ne dépasse	-12
>>ne quitte	-10
>>ne reste	-11
>>ne sont	-17
>>ne sort	-20
>>ne sortent	-18
>>ne touche	-20
>>noir sur	-16
>>non attends	-23
>>non on	-17
>>non pardon	-12
>>non pas	-16
>>non plus	-9
>>nous a	-21
>>nous avons	-12
>>numéro 0	-14
>>on arrête	-12
>>on attend	-18
>>on change	-14
>>on dit	-12
>>on en	-18
>>on enlève	-17
>>on est	-16
>>on fait	-16
>>on la	-17
>>on les	-29
>>on lève	-14
>>on met	-27
>>on ne	-20
>>on note	-19
>>on part	-17
>>on prend	-22
>>on ramasse	-17
>>on regarde	-25
>>on rince	-10
>>on se	-18
>>on téléphone	-19
>>ont été	-11
>>ou au	-15
>>ou de	-22
>>ou en	-10
>>ou on	-12
>>ou qui	-13
>>ou s'il	-21
>>ou si	-13
>>oui ,	16
>>ouvre la	-17
>>ouvre le	-18
>>p .	-18
>>par an	-19
>>par deux	-11
>>par jour	-22
>>par la	-36
>>par les	-25
>>par lot	-11
>>par mois	-16
>>par numéro	-13
>>par personne	-19
>>par quelqu'un	-12
>>par radio	-20
>>par rapport	-17
>>par sms	-12
>>par taille	-21
>>par terre	-19
>>par une	-23
>>par écrit	10
>>parce qu'il	11
>>parce que	24
>>part à	-14
>>partout ,	-15
>>pas ,	-22
>>pas .	-29
>>pas :	-9
>>pas au	-13
>>pas avant	-8
>>pas dans	-23
>>pas de	-27
>>pas du	-20
>>pas en	-13
>>pas la	-26
>>pas le	-33
>>pas les	-30
>>pas on	-27
>>pas plus	-23
>>pas pour	-15
>>pas sans	-18
>>pas si	-14
>>pas sur	-14
>>pas tant	-19
>>pas tu	-27
>>pas une	-14
>>pas à	10
>>passe au	-16
>>passe en	-10
>>passe le	-16
>>passent à	-16
>>passée .	-13
>>pendant l'été	19
>>pendant la	-23
>>pendant les	-23
>>pendant que	-19
>>perdue .	-12
>>personnes à	-11
>>peut être	-11
>>pieds nus	-17
>>pis tu	-14
>>pleine ,	-15
>>plus .	-20
>>plus de	-22
>>plus le	-15
>>pose le	-8
>>posé au	-11
>>pour 0	-15
>>pour cent	-19
>>pour ceux	-19
>>pour commencer	18
>>pour des	-21
>>pour l'accueil	-19
>>pour la	-9
>>pour laquelle	-14
>>pour le	-33
>>pour sortir	-8
>>pour un	-26
>>pour une	18
>>presque tous	-14
>>proche .	-9
>>propre ,	-12
>>propre .	-13
>>près de	-18
>>prévient le	-9
>>puis on	-9
>>pèse ,	-17
>>qu'elle ait	-20
>>qu'on a	-9
>>qu'on ne	-21
>>quand la	-18
>>quand le	8
>>quand même	-10
>>quand un	-21
>>quand ça	-24
>>quatre heures	-15
>>que c'est	-18
>>que ce	-18
>>que chacun	-15
>>que je	-16
>>que l'on	15
>>que la	-24
>>que le	-28
>>que les	-31
>>que moi	-11
>>que mon	-9
>>que nous	-21
>>que par	-8
>>que quelqu'un	-8
>>que sa	-23
>>que si	-12
>>que son	-20
>>que sur	-12
>>que tout	-27
>>que tu	-18
>>que vous	-14
>>que ça	-22
>>quelque chose	-36
>>qui a	-28
>>qui coule	-13
>>qui décide	-10
>>qui fait	-13
>>qui ne	-32
>>qui nous	-13
>>qui ont	-22
>>qui s'est	-28
>>qui sont	-16
>>qui sort	-15
>>qui viennent	-17
>>qui vient	-14
>>qui voit	-11
>>quinze jours	-16
>>quoi ,	-12
>>quoi .	-11
>>quoi faire	-14
>>quoi que	-13
>>refusées .	-10
>>remplit la	-16
>>reste sur	-9
>>retourne au	-8
>>reçoit les	14
>>reçoit un	-9
>>rien avant	-9
>>rien du	-8
>>rincés ,	-16
>>rouge ,	-14
>>rouge est	-8
>>rouge et	-16
>>réglée au	-8
>>s'est fait	-21
>>s'il a	-22
>>s'il est	-12
>>sans avoir	-10
>>sans la	-18
>>sans le	-23
>>sans les	-23
>>sans que	-13
>>sans toucher	-18
>>se demande	-12
>>se fait	-17
>>se présente	-23
>>sec ,	-12
>>secondes ,	-14
>>semaines et	-10
>>seulement ,	-11
>>seulement .	-11
>>si c'est	-21
>>si elle	-19
>>si la	-12
>>si le	-14
>>si on	-16
>>si plus	-14
>>si possible	-8
>>si un	-15
>>si y	-21
>>si ça	-33
>>signe ,	-9
>>simples ,	-12
>>sinon on	-19
>>sinon tu	-16
>>sinon ça	-20
>>soi-même ,	-16
>>soit décrite	23
>>sonne ,	-10
>>sont changées	-25
>>sont déposés	-20
>>sont en	-11
>>sont mises	-11
>>sont ouverts	-14
>>sont pesés	-13
>>sont à	-17
>>sort la	-12
>>sortie de	-20
>>sous 0	-18
>>sous la	-24
>>sous le	-21
>>sous les	-11
>>sous un	-22
>>suivante ,	-10
>>sur chaque	-18
>>sur deux	-21
>>sur dix	-10
>>sur l'ardoise	-16
>>sur l'autre	-8
>>sur la	-45
>>sur les	-30
>>sur papier	-27
>>sur place	-23
>>sur sa	-14
>>sur soi	-14
>>sur une	-23
>>surtout des	-25
>>svp .	-14
>>tant que	10
>>tient la	-15
>>toujours le	-12
>>toujours par	-9
>>tourne à	-14
>>tout ce	-13
>>tout de	-32
>>tout le	-20
>>toute la	-15
>>toutes les	19
>>trois minutes	-13
>>trop tôt	-19
>>très bien	-17
>>tu arrêtes	-18
>>tu cherches	-22
>>tu coules	-14
>>tu demandes	-18
>>tu dis	-14
>>tu donnes	-13
>>tu démontes	-23
>>tu fais	-20
>>tu fermes	-20
>>tu l'enlèves	-17
>>tu l'écris	-19
>>tu le	-27
>>tu lis	-19
>>tu mets	-19
>>tu pars	12
>>tu prends	-23
>>tu regardes	12
>>tu te	-14
>>tu vides	-19
>>un an	-8
>>un bateau	-22
>>un café	-12
>>un document	-20
>>un dossier	-15
>>un mode	-9
>>un mois	-14
>>un ordinateur	-13
>>un par	-13
>>un petit	-24
>>un peu	-16
>>un quart	-13
>>un roman	-9
>>un truc	-15
>>un écrit	-13
>>une amende	-14
>>une bonne	11
>>une coopérative	-16
>>une demi-heure	-16
>>une fiche	-20
>>une fois	-25
>>une goutte	-11
>>une heure	-26
>>une lettre	-9
>>une note	-18
>>une nuit	-17
>>une page	-16
>>une par	-14
>>une photo	-9
>>une procédure	-27
>>une seule	-20
>>une trentaine	-11
>>vers 0	-12
>>vers l'extérieur	-10
>>vers la	-22
>>vers le	-22
>>vert .	-11
>>veut qu'on	-18
>>veut un	-13
>>veut voir	-14
>>vient de	-11
>>vingt minutes	-18
>>voilà alors	22
>>voilà le	-26
>>voilà on	15
>>vont au	-18
>>vont dans	-25
>>y a	-26
>>y aller	-11
>>| 0	-14
>>| qui	-15
>>« entrée	-16
>>« hors	-15
>>° c	-15
>>» .	22
>>» sans	-9
>>à cause	-19
>>à cent	-20
>>à chaque	-27
>>à chaud	-21
>>à cinquante	-15
>>à clé	-11
>>à côté	-31
>>à deux	-29
>>à domicile	-31
>>à eau	-9
>>à fond	-16
>>à froid	-18
>>à huit	-14
>>à jour	-16
>>à l'accueil	-14
>>à l'air	-17
>>à l'alcool	-19
>>à l'appui	-10
>>à l'arrivée	-19
>>à l'arrêt	-15
>>à l'eau	-29
>>à l'entrée	-24
>>à l'extérieur	-12
>>à l'ombre	-18
>>à l'ouverture	-11
>>à la	-23
>>à lausanne	11
>>à main	-16
>>à mes	-16
>>à moins	-9
>>à moitié	-13
>>à part	-22
>>à plat	-20
>>à quarante-cinq	-14
>>à rien	-19
>>à se	-13
>>à tenir	-21
>>à tour	-11
>>à tous	-16
>>à tout	-12
>>à treize	-11
>>à trente	-15
>>à un	-28
>>à vingt	-9
>>à voix	-23
>>à zéro	-16
>>ça .	-9
>>ça avant	-14
>>ça comme	-14
>>ça en	-22
>>ça fait	-27
>>ça pour	-13
>>ça à	-17
>>écrit du	-12
>>électriques au	-19
>>éteinte ,	-15
>>– 0	-17
>>– contrôle	-18
>>– remplace	-8
>>– réunion	-17
>>– tournée	10
>>€ de	-17
>>€ par	-17
>>→ le	-11
>>→ noter	-16
>>→ on	-14
>?	25
>@	-15
>]	-11
>_	-11
>a	14
>accueil	-8
>accueille	-26
>adjoint	-13
>ai	-16
>ainsi	-26
>ait	-10
>alimentaire	-10
>allumé	-10
>allumés	-14
>anciens	-24
>animaux	-8
>annoncée	-18
>ans	-37
>appelle	-8
>après	-49
>arrivent	-10
>arrière	-10
>assistante	-11
>attend	-19
>attendu	-13
>au	-19
>au-delà	-11
>au-dessus	-36
>aussi	-25
>aussitôt	-19
>autour	-19
>avait	-18
>avant	9
>avec	-54
>avoir	-16
>ayant	-20
>baissé	-8
>baissée	-16
>balayée	-10
>balles	-12
>bar	-22
>bars	-19
>bas	-15
>basse	-21
>bien	-22
>bizarre	-11
>blanc	-30
>blanches	-13
>bleu	-26
>bleue	-15
>bombée	-11
>bon	9
>bons	-16
>bornes	-25
>bouillante	-17
>boutique	-15
>bref	-18
>bénévoles	-25
>c	-11
>c'est	-20
>c'était	-22
>cantonal	-12
>cassé	-10
>cassée	-17
>ce	-44
>cela	-13
>celles	-12
>celui	-19
>centimètres	-11
>cents	-22
>cet	-19
>cette	-14
>ceux	11
>chacun	-27
>changent	-20
>chaque	16
>chaud	-12
>chaude	-31
>chez	21
>chien	-24
>chiffon	-15
>choisit	-15
>ci-après	-10
>cinq	-10
>claire	-18
>colle	-11
>collègues	-14
>comme	-35
>commence	-18
>communale	-13
>complet	-22
>complètement	-16
>compris	-17
>compte	-14
>confiné	-20
>consigne	-13
>contraire	-10
>contre	-12
>contrôle	-14
>cordes	-14
>correct	-17
>couleur	-13
>coupe	-17
>coups	-12
>coupé	-17
>coupée	-10
>coupées	-20
>court	-12
>courte	-11
>courtes	-13
>coûte	-15
>creux	-19
>côté	-31
>d'abord	10
>d'accord	-16
>d'accueil	-18
>d'achat	-15
>d'agneau	-25
>d'alpage	-9
>d'antenne	-20
>d'arbre	-12
>d'art	-11
>d'assurance	-19
>d'attente	-12
>d'avril	16
>d'eau	-26
>d'emploi	-17
>d'en	-24
>d'entrée	-23
>d'heure	-10
>d'hier	-21
>d'identité	-20
>d'orgue	-20
>d'orgues	-14
>d'origine	-19
>d'outils	-13
>d'un	-61
>d'urgence	-14
>d'écrire	-15
>d'épaule	-8
>d'équipe	-14
>d'étage	-13
>d'état	-16
>date	-19
>de	-59
>debout	-17
>dedans	-21
>degrés	-24
>dehors	-26
>demande	-32
>demandé	-22
>dentaire	-20
>dernier	-13
>dernière	-14
>derrière	-13
>des	-83
>dessus	-15
>devant	-44
>devoir	-8
>différent	-11
>dire	-9
>direct	-21
>directrice	-14
>dit	-29
>dix	-22
>document	-18
>doit	-31
>doivent	-9
>donc	-41
>donne	-14
>dont	-28
>doucement	-19
>douteux	-18
>du	-22
>décembre	-16
>décide	-11
>déjà	-30
>dépasse	-11
>dépose	-14
>déposé	-16
>désinfecté	-12
>désormais	-10
>eau	-17
>elle	-37
>en	-18
>encaisse	-12
>encore	-18
>ensemble	-12
>ensuite	-38
>entailles	-15
>entre	-42
>environ	-27
>envoie	-18
>est	20
>et	-34
>eu	-9
>euros	-21
>exige	-25
>existe	-16
>fabrique	-13
>faire	-19
>fait	-25
>faites	-19
>familial	-9
>famille	-24
>faut	-10
>faute	-13
>fendues	-15
>ferme	-16
>fermée	-14
>fermés	-13
>feuilles	-24
>fiche	-15
>fin	-16
>fine	-12
>fois	-37
>fort	-13
>frais	-15
>francs	-17
>froid	-13
>froide	-29
>g	-11
>gants	-12
>garde	-10
>gardée	-13
>gauche	-9
>gaz	-20
>gelées	-16
>gouttes	-15
>gras	-11
>grasse	-17
>gris	-11
>grise	-21
>général	-14
>générale	-12
>h	-17
>haut	-12
>haute	-11
>hein	-29
>heure	-10
>heures	-34
>hier	-11
>hiver	-22
>hors	-14
>huit	-21
>humide	-12
>ici	-13
>il	-57
>illisible	-17
>ils	-26
>imprimé	-8
>inclinés	-18
>instruments	-25
>interne	-17
>inverse	-13
>j	-9
>j'ai	-18
>jamais	-51
>janvier	-9
>jaune	-18
>jaunes	-11
>jeter	-17
>jeudi	-15
>jour	-12
>jours	-22
>juillet	-8
>jusqu'au	-35
>jusqu'en	-20
>jusqu'à	-23
>juste	-21
>kg	-12
>kilos	-18
>l	-15
>l'a	-18
>l'absence	-22
>l'alarme	-15
>l'an	-17
>l'ancien	-21
>l'antenne	-17
>l'attestation	-14
>l'automate	-16
>l'autre	-20
>l'eau	-33
>l'heure	-11
>l'hiver	-10
>l'instrument	-15
>l'objet	-18
>l'ouverture	-16
>l'état	-9
>l'étiquette	-9
>la	-35
>laisser	-13
>lame	-14
>lavés	-12
>le	10
>lentement	-12
>les	-36
>leur	-15
>leurs	-11
>libre	-15
>libres	-10
>libère	-12
>lignes	-15
>lit	-19
>litres	-9
>locative	-15
>loin	-14
>lors	-23
>lui	-11
>lumière	-24
>lundi	-25
>là	-20
>m	-12
>m'a	-27
>ma	-21
>madame	-12
>mai	-20
>mains	-13
>maintenant	-15
>mais	-36
>mal	-26
>manuel	-18
>marchait	-10
>mardi	-14
>marqués	-15
>mars	-11
>maternité	-14
>matin	-21
>max	-13
>maximum	-11
>mdr	-11
>me	-27
>merci	17
>mercredi	-13
>met	-23
>mettre	-16
>min	-12
>mini	-12
>minutes	-22
>mis	-12
>mm	-9
>mobiles	-12
>moi	-36
>moi-même	-18
>moins	-15
>mois	-14
>moisies	-11
>mon	-32
>moniteurs	-16
>monsieur	-16
>monte	-20
>montre	-17
>mort	-12
>mortes	-10
>mou	-9
>mouillés	-21
>municipale	-23
>mètres	-20
>mémoire	-14
>même	-43
>n	-28
>n'a	-23
>n'importe	-27
>n'ont	-11
>neige	-25
>neuf	-25
>neufs	-8
>neuve	-22
>neuves	-21
>ni	-20
>noir	-26
>noire	-22
>nom	-23
>non	-25
>normalement	-21
>nos	-24
>notre	-19
>nous	-10
>novembre	-15
>numéro	-17
>numérotée	-10
>nus	-19
>occupe	-14
>offre	-16
>ok	-19
>on	-32
>ont	-23
>onze	-24
>opératoire	-13
>ou	-55
>ouvert	-20
>ouverte	-18
>où	-20
>p	-18
>papier	-22
>par	-13
>parce	27
>pardon	-21
>pareil	-29
>parler	-12
>part	-17
>partagé	-14
>partent	-10
>partout	-16
>pas	-38
>passent	-19
>passer	-18
>passé	-28
>passée	-22
>passées	-15
>pastille	-9
>perdu	-8
>perdue	-12
>personne	-27
>personnes	-13
>petit	-17
>peut	-10
>pieds	-17
>pis	-18
>plein	-11
>pleine	-16
>plus	-40
>poignées	-18
>point	12
>points	-13
>porte	-25
>pose	-14
>posé	-11
>pouces	-13
>poudre	-19
>pourquoi	-15
>ppm	-16
>prend	-27
>presque	-14
>prises	-16
>proche	-9
>procédure	-13
>produit	-21
>propose	-23
>propre	-20
>propres	-15
>près	-23
>prévient	-9
>prête	-15
>public	-9
>puis	-21
>puisse	-22
>puissent	-17
>pèse	-15
>qu'après	-10
>qu'au	-18
>qu'elle	-22
>qu'il	-28
>qu'on	-27
>qu'un	-13
>qualité	-20
>quarante	-21
>quarts	-20
>quatre	-24
>que	-16
>quel	-18
>questions	-15
>qui	-18
>quinze	-18
>quoi	-29
>rapide	-13
>rappelle	-27
>reculés	-16
>refusées	-10
>regarde	-17
>regardé	-14
>registre	-11
>relevé	-19
>remonte	15
>remplit	-16
>rendues	-12
>rentre	-21
>repart	-9
>repasse	-17
>reprend	-16
>reste	-25
>restent	-15
>retour	-19
>retourne	-10
>reviennent	-16
>rien	-35
>rincés	-16
>rouge	-28
>rouges	-23
>réclame	-16
>rédiger	-14
>régional	-13
>réglé	-15
>réglée	-8
>répond	-11
>s'arrête	-18
>s'en	-24
>s'il	-35
>s'ils	-17
>sa	-22
>sac	-19
>sache	-25
>sale	-22
>salle	15
>sanitaire	-24
>sans	11
>sauf	-12
>savonneuse	-11
>scolaire	-24
>se	17
>sec	-12
>secondes	-18
>semaines	-25
>sent	-19
>sept	-19
>septembre	-10
>ses	-17
>seul	-22
>seule	-16
>seulement	-15
>si	-35
>signé	-17
>signée	-17
>simple	-15
>simples	-12
>sinon	-39
>six	-17
>soi-même	-16
>soient	-16
>soit	27
>solidaire	-18
>son	-17
>sonne	-10
>sort	-31
>sorti	-15
>sortie	-20
>souhaite	-22
>sous	-44
>souvent	-21
>suit	-17
>suivante	-15
>suivre	-27
>sur	-14
>surtout	-36
>svp	-17
>syndical	-10
>sécurité	-16
>t'es	-19
>tant	9
>tient	-18
>titre	-12
>tiède	-17
>tombe	-23
>tombé	-22
>ton	-19
>toucher	-10
>toujours	-28
>tourne	-32
>tourner	-20
>tous	-8
>tout	-45
>toute	-23
>toutes	19
>traite	-23
>trente	-20
>trois	-30
>trop	-25
>trouve	-18
>trouvés	-19
>très	-25
>tu	-8
>tôt	-9
>un	-76
>une	-29
>unique	-12
>uniquement	-16
>usé	-17
>va	-27
>valide	-10
>vendredi	-19
>vers	-32
>vert	-19
>veut	-30
>vide	-15
>vides	-16
>viennent	-13
>vient	-31
>vingt	-22
>vingt-cinq	-14
>violette	-17
>visiteurs	-15
>vocale	-11
>voilà	29
>voir	-19
>voit	-10
>vont	-27
>votre	-13
>voudrait	-18
>vous	-24
>vu	11
>vérifie	-10
>vérifié	-12
>vérifiées	-15
>y	-33
>yann	-11
>|	-9
>«	-23
>°	-17
>»	12
>à	-24
>ça	-53
>écrit	-16
>écrite	10
>électrique	-16
>électriques	-23
>élèves	-17
>établit	-12
>étant	-20
>éteinte	-15
>étiquette	-18
>étoiles	-14
>été	-14
>évidemment	-15
>…	-10
>€	-16
>→	-20
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[-'ai	-15
[-'as	-22
[-'au	-8
[-'en	-43
[-'es	-17
[-'on	-32
[-'os	-10
[-'où	-23
[--30	-18
[--ce	-16
[--ci	-13
[--en	-17
[--le	-23
[--mi	-19
[--on	-18
[-0	-19
[-017	-10
[-abo	-11
[-ace	-17
[-ack	-17
[-acs	-31
[-act	-12
[-ade	13
[-ael	-8
[-aft	-17
[-afé	-18
[-age	51
[-agé	-19
[-ah	-19
[-aha	-15
[-ai	-22
[-aie	-38
[-ail	-33
[-ain	-43
[-air	-26
[-ais	-21
[-ait	-64
[-aix	-10
[-ale	-54
[-all	-12
[-alo	-15
[-alé	-22
[-ame	-36
[-amp	-22
[-anc	-17
[-and	18
[-ane	-37
[-ang	-24
[-ann	-15
[-ano	-23
[-ans	-19
[-ant	-56
[-anu	-16
[-apa	-13
[-ape	-33
[-app	-8
[-aps	-18
[-apé	-22
[-arc	-23
[-ard	-32
[-are	-41
[-ari	-17
[-ars	-11
[-aré	-23
[-ase	-27
[-asv	-10
[-ata	-19
[-ate	-34
[-ath	-12
[-ats	-25
[-até	-22
[-au	-53
[-aud	-28
[-aut	-15
[-aux	-11
[-ave	-18
[-avé	-19
[-axe	-14
[-axi	-24
[-aye	-20
[-aît	-24
[-aïe	-21
[-b	-18
[-bal	-21
[-ban	-16
[-bar	-23
[-bat	-17
[-bec	-17
[-bel	-18
[-ben	-28
[-ber	-15
[-bes	-26
[-ble	-52
[-box	-15
[-bré	-17
[-bue	-9
[-bus	-20
[-bée	-16
[-cal	-24
[-cao	-20
[-cat	-22
[-ce	-19
[-cer	12
[-ces	-43
[-cet	-19
[-che	-50
[-cie	-27
[-cin	-19
[-cle	-27
[-cm	-15
[-co	-19
[-col	-10
[-con	-10
[-cou	-16
[-cpe	-18
[-cre	-22
[-cro	-16
[-cte	-15
[-cto	-10
[-cté	-24
[-cue	-14
[-cun	-28
[-cès	-25
[-cée	-32
[-cés	-20
[-d	-11
[-d'y	-11
[-dan	-14
[-de	-76
[-der	-31
[-des	-49
[-dex	-11
[-dez	-13
[-dia	-21
[-dic	-12
[-die	-17
[-dif	-15
[-din	-20
[-dio	-31
[-dis	-15
[-dit	-18
[-dix	-18
[-doc	-19
[-don	-29
[-dos	-17
[-dou	-17
[-dpp	-21
[-dra	-23
[-dre	-66
[-dsi	-9
[-du	-77
[-due	-15
[-dur	-14
[-dus	-21
[-dée	-37
[-dés	-30
[-dû	-9
[-e	-9
[-ean	-20
[-eau	-31
[-eci	-16
[-ecs	-15
[-ect	10
[-edi	-35
[-eds	-18
[-efs	-14
[-eil	10
[-ein	-28
[-ela	-34
[-els	-29
[-elu	-21
[-elé	-24
[-emi	-18
[-end	-11
[-ens	-23
[-ent	29
[-enu	-23
[-ené	-10
[-eon	-11
[-eph	-15
[-ept	-33
[-era	-29
[-erc	-13
[-erd	-17
[-ers	-56
[-es	-10
[-esh	-13
[-est	-18
[-esé	-10
[-etc	-10
[-ets	-18
[-etz	-14
[-eté	-20
[-eue	-20
[-euf	-19
[-eur	-47
[-eus	-29
[-eut	-12
[-eux	-54
[-eçu	-24
[-fer	-20
[-fes	-29
[-fet	-19
[-ffé	-13
[-fil	-16
[-fié	-20
[-fle	-17
[-fre	-24
[-fus	-9
[-fwd	-16
[-fée	-18
[-g	-17
[-gar	-13
[-gel	-11
[-ges	-26
[-gie	-29
[-gin	-10
[-gle	-26
[-gne	-39
[-gny	-17
[-gné	-17
[-gon	-16
[-gos	-18
[-gre	-15
[-gré	-13
[-gts	-17
[-gue	-32
[-gée	-29
[-gés	-25
[-hai	-9
[-hat	-19
[-hdi	-10
[-hec	-8
[-her	-42
[-hes	-50
[-het	9
[-hez	-14
[-hie	-20
[-hin	-11
[-hon	-30
[-hui	-21
[-hum	-12
[-hée	-33
[-héo	-18
[-hés	-21
[-i	-13
[-ial	-23
[-ias	-11
[-iat	-20
[-ice	-43
[-ici	-33
[-ick	-22
[-ico	-15
[-ict	-16
[-ide	-49
[-idi	-19
[-idé	-21
[-ied	-12
[-iel	-28
[-ier	-14
[-ies	-11
[-ieu	-16
[-iez	-23
[-ifs	-25
[-ige	-41
[-igo	-20
[-igt	-20
[-igé	-12
[-ii	-13
[-iii	-12
[-ile	-46
[-ilm	-11
[-ils	-38
[-ilé	-10
[-ime	-25
[-imé	-10
[-ing	-30
[-ini	-26
[-inq	-24
[-ins	-50
[-int	-31
[-iné	-32
[-ion	38
[-iot	-20
[-ipe	-40
[-ira	-15
[-ire	-23
[-irs	-22
[-iré	-26
[-ise	12
[-isi	-18
[-isé	-21
[-ite	-19
[-its	-38
[-ité	-52
[-ium	-11
[-ius	-14
[-ive	-37
[-ivi	-21
[-ivé	-24
[-ixe	-12
[-ize	-16
[-iée	-29
[-iés	-27
[-j	-14
[-j'y	-16
[-je	-24
[-jet	-35
[-jeu	-21
[-jo	-13
[-jou	-14
[-kel	-12
[-ker	-13
[-kg	-18
[-kie	-9
[-l	-16
[-l'a	-20
[-la	29
[-lab	-14
[-lai	-19
[-lan	-16
[-las	-17
[-lat	-21
[-lde	-21
[-le	29
[-ler	12
[-les	-9
[-let	-33
[-lez	-19
[-lic	-23
[-lie	-33
[-lim	-12
[-lin	-22
[-lio	-16
[-lir	-25
[-lit	-22
[-lié	-13
[-lla	-20
[-lle	-39
[-lli	-23
[-llo	-15
[-lly	-18
[-llé	-25
[-llô	-24
[-lme	-18
[-lms	-15
[-loc	-13
[-log	-12
[-loi	-25
[-lot	-29
[-lou	-18
[-lpa	-12
[-luc	-17
[-lue	-11
[-lus	-13
[-lut	-25
[-lve	-18
[-lée	-15
[-léo	-18
[-lés	-34
[-m/h	-20
[-mal	-23
[-mam	-22
[-man	-21
[-mbe	-27
[-mbé	-23
[-mdr	-10
[-mea	-13
[-men	-24
[-mer	-37
[-mes	-47
[-mie	-22
[-min	-30
[-mis	15
[-mm	-10
[-mme	-33
[-mne	-15
[-moi	-29
[-mon	-15
[-mot	-9
[-mpe	-31
[-mps	-35
[-msa	-12
[-mue	-15
[-mum	-18
[-mur	-12
[-mué	-10
[-mée	-13
[-més	-24
[-nac	-16
[-nai	-15
[-nal	-43
[-nas	-22
[-nce	-33
[-ncs	-22
[-ncé	-24
[-nde	-35
[-nds	-51
[-ndu	-26
[-ndy	-12
[-ndé	-18
[-nel	-24
[-nes	-53
[-net	-29
[-nez	-26
[-nge	10
[-ngo	-16
[-ngs	-24
[-ngé	-27
[-nie	-32
[-nil	-12
[-nir	-44
[-nis	-16
[-nit	-26
[-nne	-12
[-noi	-10
[-nom	-14
[-non	-20
[-not	-18
[-nox	-11
[-noé	-10
[-nre	-23
[-nse	-19
[-nsi	-8
[-nsé	-22
[-nte	-8
[-nti	-21
[-nts	-20
[-nté	-20
[-nue	-26
[-nul	-20
[-nus	-27
[-nze	-32
[-nès	-21
[-née	-11
[-nés	-28
[-o2	-10
[-ock	-13
[-ocs	-30
[-ode	-38
[-oh	-16
[-oie	-50
[-oin	-35
[-oir	-59
[-ois	-38
[-oit	-30
[-oke	-10
[-ola	-17
[-ole	-49
[-oli	-14
[-ols	11
[-olé	-13
[-omb	-19
[-omo	-13
[-oms	-13
[-on	-13
[-ond	-30
[-one	12
[-ong	-20
[-ono	-21
[-ont	-37
[-ool	-26
[-or	-13
[-ord	-16
[-ore	-14
[-ors	-42
[-ort	-37
[-ose	-16
[-osé	-28
[-ote	-26
[-oto	10
[-ots	-33
[-oté	-30
[-oue	-38
[-oup	-15
[-our	-15
[-out	-17
[-oux	-27
[-oué	-13
[-oyé	-33
[-oël	-21
[-oût	-15
[-p	-16
[-pal	-15
[-pas	-20
[-pc	-13
[-pel	-36
[-per	-35
[-pes	-44
[-ph	-10
[-phe	-13
[-pin	14
[-pis	-23
[-pié	-19
[-ple	-17
[-pli	-16
[-pon	-18
[-pot	-19
[-ppe	-21
[-ppm	-16
[-pro	-16
[-pte	-22
[-pté	-25
[-pv	-21
[-pée	-14
[-pés	-19
[-pôt	-20
[-que	-20
[-qué	-14
[-rac	-17
[-rai	-32
[-ral	-20
[-ran	-15
[-rap	-15
[-ras	-29
[-rat	-25
[-ray	-19
[-rbe	-20
[-rce	-20
[-rcs	-10
[-rcé	-16
[-rde	-9
[-rds	-21
[-rdu	-20
[-rdé	-15
[-re	-22
[-ref	-19
[-res	-31
[-ret	-20
[-rez	-26
[-rgé	-17
[-rh	-20
[-rie	-70
[-ril	-19
[-rim	-14
[-rin	-16
[-rio	-12
[-rir	-28
[-ris	-40
[-rit	-29
[-rix	-17
[-rié	-23
[-rlé	-10
[-rme	-38
[-rmi	-19
[-rne	-43
[-ron	-37
[-ros	-21
[-rou	-28
[-rps	-19
[-rra	-17
[-rre	-48
[-rré	-32
[-rse	-30
[-rso	-17
[-rsé	-17
[-rti	-39
[-rts	-34
[-rté	-17
[-rue	-17
[-rum	-18
[-run	-11
[-rus	-29
[-rve	-23
[-rvi	-10
[-rvé	-21
[-rze	-21
[-rès	-28
[-rée	-16
[-réf	-8
[-rés	-28
[-rév	-18
[-rêt	15
[-s	-10
[-s'y	-23
[-s-y	-22
[-sac	-15
[-san	-16
[-sat	-16
[-sca	-21
[-sel	-15
[-ser	-57
[-ses	-50
[-set	-20
[-sez	-28
[-si	-13
[-sie	-9
[-sin	-9
[-sir	-21
[-sis	-15
[-sit	-21
[-six	-22
[-ski	-15
[-sme	-12
[-sms	-13
[-soi	-12
[-spa	-12
[-ssa	-21
[-sse	-10
[-ssu	-9
[-ssé	-34
[-ste	-40
[-sté	-11
[-su	-8
[-sus	-24
[-svp	-21
[-sés	-30
[-t	-19
[-ta	-16
[-tag	-9
[-tal	-30
[-tan	-16
[-tas	-10
[-tat	21
[-tch	-15
[-tel	-12
[-ter	-53
[-tes	-22
[-tez	-25
[-the	-22
[-tif	-32
[-til	-14
[-tin	-33
[-tir	8
[-tis	-32
[-toi	-36
[-ton	-35
[-top	-21
[-tou	-15
[-tre	-45
[-tri	26
[-tré	-22
[-tte	-43
[-tu	-54
[-tue	-18
[-tui	-16
[-tée	-48
[-téo	-13
[-tés	-32
[-tôt	-27
[-u'y	-20
[-uan	-16
[-ube	-15
[-ubs	-17
[-uce	-29
[-ude	-28
[-uds	-17
[-uel	-26
[-ues	-56
[-uet	-31
[-uez	-15
[-ufs	-20
[-uge	-27
[-uie	-20
[-uin	-21
[-uir	-15
[-uis	-22
[-uit	-41
[-ule	-50
[-uls	-22
[-ult	-19
[-ulu	-13
[-ulé	-34
[-ume	-27
[-ums	-9
[-umé	-21
[-un	-18
[-une	-19
[-uno	-10
[-upe	-9
[-ups	-17
[-ura	-20
[-urd	-19
[-ure	12
[-urg	-11
[-urt	-20
[-uré	-22
[-use	-61
[-usé	-29
[-ute	-46
[-uto	-14
[-uts	-17
[-uté	-13
[-uve	-35
[-uvé	-33
[-uyé	-14
[-uée	-33
[-ués	-25
[-v	-13
[-val	-27
[-vel	-21
[-ver	-19
[-ves	-40
[-veu	-12
[-vez	-21
[-vie	-27
[-vin	-29
[-vis	-29
[-vol	18
[-von	-18
[-vos	-12
[-vré	-25
[-vée	-22
[-vés	-29
[-wan	-17
[-xes	-9
[-xte	-11
[-yau	-14
[-yen	-12
[-yer	-41
[-yez	-19
[-ylo	-12
[-yne	-25
[-yo	-19
[-yon	-23
[-ype	-13
[-yro	-17
[-yse	10
[-yée	-17
[-yés	-20
[-z	-11
[-zoé	-10
[-à	-56
[-âce	-10
[-âge	-22
[-âte	-20
[-âts	-15
[-çon	-28
[-çue	-12
[-èce	-16
[-ède	-26
[-ège	-36
[-èle	-26
[-ème	-32
[-ère	-38
[-èse	-22
[-ète	-23
[-ève	-47
[-ébé	-15
[-écu	-13
[-édé	-19
[-éer	-9
[-ées	-66
[-élo	-23
[-émo	-27
[-éra	-27
[-éro	-30
[-éré	-27
[-éto	-12
[-été	-35
[-êle	-18
[-ême	-33
[-ête	-25
[-êté	-22
[-île	-16
[-îmé	-10
[-îne	-21
[-îné	-13
[-îte	-19
[-ôle	9
[-ôme	-20
[-ône	-25
[-ôte	-25
[-ôté	-13
[-ûle	-13
[-ûlé	-9
[-ûre	-13
[-ûte	-30
[-œil	-22
[-œud	-11
[-œur	-23
[.	-9900
[/	-9900
[0	-19
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[@	-9900
[[	-9900
[[0 %	-9
[[0 (	-10
[[0 )	-13
[[0 0	-10
[[0 :	-10
[[0 ]	-10
[[0 au	-12
[[0 avec	-9
[[0 avril	-10
[[0 bar	-16
[[0 cm	-9
[[0 dans	-15
[[0 de	-10
[[0 degrés	-10
[[0 est	-12
[[0 et	-13
[[0 euros	-9
[[0 fois	-19
[[0 h	-24
[[0 heures	-13
[[0 j	-10
[[0 jours	-8
[[0 kg	-11
[[0 km/h	-20
[[0 l	-9
[[0 la	-16
[[0 lits	-15
[[0 mai	-9
[[0 mars	-11
[[0 min	-15
[[0 ne	-14
[[0 novembre	-18
[[0 pour	-9
[[0 puis	-13
[[0 sur	-13
[[0 |	-11
[[0 à	-18
[[0 –	-21
[[0 €	-10
[[accord du	10
[[accord écrit	-16
[[accueille une	-16
[[actes et	-10
[[adore les	-10
[[adulte pour	-16
[[ah ,	-17
[[aiguilles ,	-11
[[allumé sur	-12
[[allure .	-9
[[animaux ,	-14
[[août ,	-9
[[appeler le	-11
[[arrêt ,	-16
[[arrêt et	-14
[[arrête le	-9
[[aspire la	-9
[[assurance ,	-12
[[atelier de	-16
[[attends je	-15
[[attestation d'assurance	-14
[[au 0	-10
[[au bain	-11
[[au banc	-11
[[au bord	-10
[[au bout	-9
[[au client	-14
[[au complet	-17
[[au cœur	-12
[[au début	-10
[[au départ	-18
[[au dépôt	-13
[[au feu	-12
[[au feutre	-14
[[au fond	-28
[[au funérarium	-10
[[au garage	-18
[[au guichet	-21
[[au hasard	-9
[[au jour	-12
[[au labo	-9
[[au lieu	-18
[[au milieu	-10
[[au moins	-18
[[au nom	-13
[[au pas	-9
[[au petit	-12
[[au pied	-23
[[au plus	-16
[[au premier	-11
[[au printemps	-15
[[au quart	-14
[[au refuge	-12
[[au registre	-22
[[au retour	-25
[[au revoir	-17
[[au réfractomètre	-14
[[au sol	-14
[[au stylo	-13
[[au tableau	-12
[[au tribunal	-15
[[au téléphone	-20
[[au volant	-15
[[auto-école du	-15
[[aval ,	-17
[[avant d'aller	-16
[[avant d'entrer	-13
[[avant d'ouvrir	-10
[[avant de	-35
[[avant l'ouverture	-13
[[avant la	-35
[[avant le	-28
[[avant les	-24
[[avant livraison	-16
[[avant midi	-14
[[avant ouverture	-12
[[avant que	-13
[[avant tri	-11
[[avons eu	-12
[[avril ,	-10
[[b )	-12
[[banc .	-13
[[bancaire n'est	-9
[[banque alimentaire	-8
[[base de	-15
[[bassin .	-11
[[bateau .	-15
[[beaucoup de	-10
[[ben on	-10
[[ben oui	-11
[[besoin d'un	-19
[[besoin de	-14
[[bizarre .	-9
[[bons d'achat	-14
[[bord de	-18
[[bord du	-9
[[bornes et	-11
[[bouche à	-11
[[bouchon de	-11
[[bouge ,	-9
[[bouge pas	-12
[[bouteilles de	-16
[[bracelet avec	-13
[[branche le	-13
[[branches mortes	-12
[[bref ,	-11
[[brun ,	-11
[[bulle sur	-12
[[bâche au	-11
[[bête ,	-14
[[c'est bon	-15
[[c'est ce	-11
[[c'est comment	-17
[[c'est dans	-14
[[c'est l'affaire	-9
[[c'est la	-28
[[c'est le	-30
[[c'est les	-15
[[c'est là	-11
[[c'est moi	-15
[[c'est mon	-8
[[c'est non	-13
[[c'est notre	-10
[[c'est parce	-12
[[c'est pas	-24
[[c'est plus	-12
[[c'est pourquoi	-15
[[c'est que	-8
[[c'est sur	-22
[[c'est tout	-15
[[c'est trop	-10
[[c'est un	-26
[[c'est une	-10
[[c'est ça	-11
[[cabane à	-22
[[cachet de	-11
[[café .	-9
[[cahier de	-11
[[calcule la	-11
[[cales ,	-14
[[cales sont	-14
[[calme ,	-10
[[calé ,	-11
[[cantonal nous	-11
[[capitaine ,	-11
[[cartons à	-14
[[cassé le	-12
[[cause de	-16
[[cause du	-11
[[caution de	-17
[[ce cas	-9
[[ce mois-ci	-12
[[ce qu'elle	-10
[[ce qu'on	-23
[[ce que	-31
[[ce qui	-35
[[ce serait	-19
[[ce soit	-15
[[ce sont	-17
[[celle de	-9
[[celles du	-12
[[celles qui	-17
[[cents euros	-12
[[certificat ,	-12
[[cette année	-17
[[cette fois	-10
[[cette semaine	-19
[[ceux qui	-16
[[chambre 0	-14
[[chambre froide	-22
[[changent souvent	-14
[[changer la	12
[[changer le	-9
[[chaque année	-26
[[chaque caisse	-13
[[chaque document	15
[[chaque fois	-19
[[chaque pièce	-9
[[chaque sortie	-14
[[chaque trimestre	-15
[[chargement et	-22
[[chaude à	-18
[[chauffes la	-19
[[cheffe de	-14
[[chemins de	-9
[[cher monsieur	-14
[[chercher le	-13
[[cheveux dans	-18
[[chlore libre	-8
[[choisir le	-12
[[choisit la	-13
[[chèque de	-9
[[ci-après les	-15
[[claire ,	-18
[[classe de	-15
[[classeurs .	-10
[[clients .	-21
[[cloches à	-21
[[cm de	-10
[[cm sous	-10
[[collecte et	-9
[[coller sur	-17
[[collègues ,	-16
[[collé une	-10
[[comité des	-17
[[commencer par	-16
[[commences par	-11
[[comment dire	-26
[[comment nous	17
[[comment on	31
[[comment se	-26
[[comment ça	-21
[[commençant par	-14
[[commune de	-10
[[comparent avec	-15
[[complet .	-18
[[comptent les	-12
[[compter sur	-14
[[conduite à	-25
[[confrère de	-16
[[congé maternité	-10
[[conseil syndical	-12
[[consigne sur	-22
[[consignée ,	-18
[[constat ,	-20
[[constat d'état	13
[[consulte le	-12
[[contexte :	-16
[[contrôle avant	-18
[[contrôle des	15
[[contrôle la	-19
[[contrôle le	-18
[[contrôle les	-16
[[contrôle qualité	-9
[[contrôle que	-18
[[contrôle une	-11
[[contrôle à	8
[[contrôler les	9
[[convient de	-21
[[coopérative de	-16
[[corde .	-10
[[corde cassée	-14
[[correct ,	-10
[[coulée .	-10
[[coupe ,	-17
[[coupe et	-20
[[coupe la	-14
[[coupe le	-17
[[coupe pas	-11
[[coups de	-13
[[coups et	-12
[[court .	-9
[[coûte 0	-9
[[crayon gras	-8
[[creux on	-17
[[crois que	-11
[[cutter sur	-8
[[d )	-9
[[d'accord on	-16
[[d'accueil et	-16
[[d'aller au	-16
[[d'alpage fabrique	-16
[[d'arrivée ,	-17
[[d'avant .	-13
[[d'emploi pour	-18
[[d'en faire	-14
[[d'entretien ,	-19
[[d'intervention .	-20
[[d'où cette	-19
[[d'où il	-10
[[d'écrit pour	-17
[[d'étage ,	-8
[[d'état .	-16
[[dame de	-16
[[davantage .	-9
[[ddpp est	-12
[[de :	-16
[[de bague	-10
[[de bain	-12
[[de bassin	-10
[[de bilan	-21
[[de bois	-12
[[de bonne	-9
[[de cacao	-18
[[de carte	-12
[[de ce	-24
[[de celui	-10
[[de cent	-11
[[de certificat	-8
[[de chauffe	-8
[[de cinq	-16
[[de cinquante	-15
[[de circulation	-12
[[de clés	-17
[[de compter	-13
[[de concert	-16
[[de conduite	-22
[[de consigner	-20
[[de couronne	-9
[[de côté	-10
[[de deux	-14
[[de distribution	-21
[[de dix	-12
[[de dix-neuf	-9
[[de douze	-13
[[de départ	-34
[[de faire	-19
[[de famille	-8
[[de façade	-14
[[de façon	-9
[[de feu	-17
[[de fil	-12
[[de fin	-11
[[de gants	-10
[[de garde	-16
[[de graisse	-16
[[de grave	-11
[[de huit	-10
[[de janvier	-10
[[de juin	-9
[[de l'accueil	15
[[de l'acide	-10
[[de l'année	-16
[[de l'appareil	-8
[[de l'autre	-17
[[de l'eau	-29
[[de l'huître	-14
[[de l'intérim	-10
[[de l'évier	-15
[[de l'œil	-17
[[de la	-52
[[de lait	-12
[[de le	-16
[[de ligne	-13
[[de lisible	-17
[[de livres	-23
[[de location	-10
[[de lot	-11
[[de lundi	-13
[[de m'appeler	-12
[[de me	-19
[[de message	-9
[[de mon	-23
[[de musique	-13
[[de médicaments	-24
[[de mémoire	-8
[[de même	-10
[[de naissance	-10
[[de nettoyage	-16
[[de notre	-15
[[de nous	-23
[[de novembre	-8
[[de nuit	-29
[[de pain	-18
[[de papier	-10
[[de peinture	-13
[[de permanence	-21
[[de personnes	-17
[[de piste	-9
[[de plongée	-13
[[de plus	-12
[[de police	-8
[[de pont	-20
[[de propane	-10
[[de province	-18
[[de près	-13
[[de pâte	-14
[[de quartier	-13
[[de quatre	-13
[[de quelle	-19
[[de quoi	-13
[[de retour	-20
[[de retraite	-14
[[de route	-16
[[de réception	-15
[[de rédiger	-20
[[de sa	-16
[[de salle	-12
[[de santé	-9
[[de secours	-15
[[de semaine	-17
[[de septembre	-16
[[de soins	-9
[[de sonner	-24
[[de sortie	-13
[[de suite	-16
[[de sécu	-10
[[de sécurité	-17
[[de toucher	-18
[[de tout	-21
[[de travers	-21
[[de trente	-13
[[de trois	-14
[[de trouver	-19
[[de verre	-15
[[de vingt	-9
[[de visite	-9
[[de vote	-14
[[de vous	-23
[[de vérification	-15
[[dehors .	-12
[[dehors tu	-14
[[delvaux ,	-8
[[demandes la	-9
[[demi-heure après	-19
[[demi-heure avant	-9
[[deux ans	-15
[[deux cents	-28
[[deux chemins	-9
[[deux chiens	-14
[[deux clients	-9
[[deux coups	-14
[[deux côtés	-11
[[deux dans	-8
[[deux doigts	-12
[[deux et	-11
[[deux fois	-26
[[deux heures	-14
[[deux hommes	-8
[[deux locations	-17
[[deux longueurs	-9
[[deux mains	-9
[[deux minutes	-13
[[deux mois	-14
[[deux pages	-9
[[deux parcs	-12
[[deux personnes	-11
[[deux porteurs	-15
[[deux tiers	-12
[[deuxièmement on	-16
[[devis de	-15
[[dicte ça	-14
[[dictée vocale	-9
[[dimanche ,	-17
[[direct dans	-13
[[discrètement ,	-16
[[discute pas	-10
[[disque de	-21
[[dites ,	-21
[[dix-huit heures	-16
[[dix-neuf ans	-11
[[document sur	-39
[[dons de	18
[[dos ,	-14
[[douches ,	-9
[[droit de	-14
[[droit et	-15
[[du 0	-11
[[du bassin	-26
[[du bruit	-9
[[du car	-15
[[du centre	-11
[[du chapiteau	-11
[[du club	-16
[[du comité	-22
[[du conseil	-13
[[du contrôleur	-16
[[du coup	-18
[[du départ	-16
[[du feu	-19
[[du four	-19
[[du grand	-13
[[du hangar	-14
[[du haut	-17
[[du jour	-9
[[du lit	-14
[[du local	-12
[[du matin	-21
[[du moulin	-9
[[du même	-8
[[du parc	-11
[[du personnel	-12
[[du petit	-13
[[du pied	-16
[[du pilote	-12
[[du plateau	-18
[[du poste	-18
[[du public	-19
[[du réseau	-11
[[du samedi	-23
[[du service	-10
[[du soir	-20
[[du temps	-8
[[du texte	-12
[[du tout	-16
[[du tunnel	-11
[[du téléphone	-10
[[du val	-13
[[du vestiaire	-13
[[du véhicule	-18
[[du week-end	-11
[[dur ,	-11
[[débranche la	-10
[[début de	13
[[décembre ,	-9
[[défaut ,	-9
[[départ ,	-32
[[départ .	-20
[[départ d'un	15
[[dépose dans	-13
[[dépôt de	-13
[[désormais la	-19
[[détecteur de	-10
[[e )	-9
[[eau claire	-9
[[eau tiède	-11
[[eau à	-15
[[emballage d'origine	-11
[[enlève la	-9
[[enlève les	-19
[[enterrés d'un	-16
[[entreprise de	-14
[[enveloppes de	-15
[[envoie le	-16
[[espace confiné	-20
[[essai de	13
[[essuie au	-12
[[essuie la	-13
[[etc .	-10
[[eux et	-10
[[excusés :	-13
[[exige de	-12
[[existe ,	-14
[[fabrication ,	-15
[[faite avant	-12
[[faites une	-11
[[fasse une	-14
[[faute de	-21
[[fenêtre ouverte	-8
[[ferment à	-12
[[fermer les	-13
[[fermeture des	-11
[[fermeture du	-23
[[feuilles ,	-10
[[feuilles du	-15
[[fiche de	-10
[[fiche à	-12
[[fil ,	-9
[[fil qui	-9
[[fleuriste à	-13
[[franchement ,	-18
[[français .	-9
[[frein de	-15
[[frigo ,	-8
[[friteuse ,	-19
[[fromagerie d'alpage	-11
[[fuite à	-14
[[fwd :	-16
[[g .	-19
[[garde au	-12
[[garde la	-10
[[gardien ne	-16
[[gel .	-9
[[glisse dans	-17
[[glisse la	-12
[[goutte d'eau	-10
[[goutte de	-14
[[graisse de	-16
[[grave ,	-20
[[grise ,	-16
[[hauteurs ,	-19
[[hectares ,	-10
[[hello ,	-9
[[hier au	-19
[[hier entre	-17
[[hiver ,	-16
[[ici le	-20
[[ici on	-12
[[inspecte les	-15
[[inès :	-15
[[j'aimerais donc	-19
[[j'aimerais que	-11
[[j'avais un	-12
[[j'en ai	-19
[[j'espère que	-8
[[j'ouvre la	-13
[[janvier ,	-12
[[janvier .	-14
[[jauge de	-14
[[je cherche	-19
[[je compte	-14
[[je coordonne	-16
[[je crois	-12
[[je demande	-16
[[je dicte	-30
[[je dirige	-19
[[je dis	-12
[[je dois	-20
[[je donne	-16
[[je fais	-34
[[je ferme	-12
[[je l'ai	-10
[[je la	-19
[[je le	-14
[[je les	-17
[[je leur	-15
[[je lui	-14
[[je m'appelle	-13
[[je m'en	-21
[[je m'occupe	-17
[[je me	-23
[[je n'ai	-12
[[je ne	-23
[[je parle	-16
[[je passe	-8
[[je peux	-19
[[je prends	-13
[[je propose	-20
[[je précise	-15
[[je prépare	-14
[[je regarde	-10
[[je remplace	-11
[[je reprends	-17
[[je résume	-16
[[je sais	-13
[[je sors	-14
[[je souhaite	-19
[[je suis	-43
[[je t'écris	-16
[[je te	-20
[[je teste	-15
[[je tiens	-19
[[je travaille	-23
[[je vais	-18
[[je veux	-25
[[je voudrais	-25
[[je vous	-27
[[jette les	-8
[[jeu et	-18
[[joints ,	-14
[[josiane ,	-9
[[journée .	-12
[[jsuis au	-16
[[kilos ,	-9
[[kilos de	-22
[[l'absence de	-26
[[l'accident de	-16
[[l'acte est	10
[[l'adresse et	-15
[[l'affaire de	-12
[[l'aide de	-14
[[l'alarme sonne	-12
[[l'alginate se	-16
[[l'ancienne est	-13
[[l'année passée	-13
[[l'appel arrive	-20
[[l'ardoise .	-12
[[l'armoire .	-20
[[l'arrivée ,	-8
[[l'arrêt de	15
[[l'assistante contrôle	-12
[[l'assistante sociale	-10
[[l'attention de	-15
[[l'attestation d'assurance	-18
[[l'eau ,	-15
[[l'eau chaude	-19
[[l'eau de	-28
[[l'eau froide	-15
[[l'eau qui	-12
[[l'eau savonneuse	-13
[[l'eau tiède	-8
[[l'eau à	-13
[[l'emballage des	13
[[l'entrée .	-15
[[l'infirmière et	-12
[[l'intérim ,	-11
[[l'ordonnance et	-13
[[l'ordre ,	-21
[[l'ordre inverse	-12
[[l'ouverture ,	-10
[[l'un reste	-9
[[l'écart avec	-10
[[l'école de	-17
[[l'étage ,	-11
[[l'état de	-12
[[l'état des	9
[[l'état du	-13
[[l'été .	-9
[[l'évier ,	-20
[[la 0	-21
[[la baie	-18
[[la balance	-24
[[la bande	-23
[[la barrière	-17
[[la base	-19
[[la batterie	-20
[[la benne	-24
[[la bombe	-9
[[la bonne	-17
[[la borne	-25
[[la bouche	-17
[[la bougie	-13
[[la boulangerie	-17
[[la bouteille	-18
[[la boîte	-27
[[la brasserie	-20
[[la brosse	-20
[[la cabane	14
[[la cabine	-25
[[la cage	-14
[[la caisse	-27
[[la camionnette	-19
[[la cantine	-20
[[la carsat	-10
[[la carte	-21
[[la case	-16
[[la casquette	-15
[[la cause	-16
[[la caution	-20
[[la cave	-22
[[la ceinture	-9
[[la centrale	-20
[[la charge	-16
[[la charlotte	-18
[[la cheffe	-20
[[la chute	-14
[[la civière	-15
[[la cliente	-20
[[la cloche	-19
[[la clé	-32
[[la clôture	-20
[[la colle	-24
[[la commune	-25
[[la compagnie	-17
[[la comptabilité	-12
[[la conduite	-21
[[la conservatrice	-11
[[la console	-24
[[la copie	-13
[[la corde	-30
[[la corne	-19
[[la couche	-14
[[la couleur	-17
[[la coulée	-17
[[la coupe	-27
[[la couverture	-14
[[la craie	-25
[[la croix	-11
[[la crèche	-16
[[la cuisine	-26
[[la culture	-11
[[la cuve	-19
[[la dame	-20
[[la date	-32
[[la ddpp	-25
[[la demande	-28
[[la demi-heure	-17
[[la dernière	-28
[[la dictée	-13
[[la direction	-25
[[la directrice	-21
[[la distribution	12
[[la douche	-14
[[la durée	-12
[[la déclaration	-15
[[la fabrique	-14
[[la face	-9
[[la facture	-13
[[la fait	-13
[[la famille	-46
[[la façon	20
[[la fenêtre	-19
[[la ferme	-23
[[la fermeture	25
[[la feuille	-39
[[la fiche	-45
[[la fin	-37
[[la fois	-20
[[la fosse	-20
[[la fourchette	-15
[[la fourrière	-17
[[la friterie	16
[[la fuite	-22
[[la fédé	-22
[[la gardienne	-15
[[la gendarmerie	-24
[[la gestionnaire	-18
[[la glace	-16
[[la gouvernante	-13
[[la graisse	-28
[[la grande	-23
[[la grille	-23
[[la hauteur	-25
[[la journée	-27
[[la laisse	-11
[[la lame	-19
[[la lampe	-25
[[la lettre	-25
[[la levée	-15
[[la leçon	-23
[[la ligne	-34
[[la ligue	-16
[[la liste	-38
[[la livraison	-22
[[la loi	-15
[[la longueur	-18
[[la lumière	-29
[[la machine	-37
[[la main	-46
[[la mairie	-22
[[la maison	-26
[[la maman	-14
[[la marche	-28
[[la matière	-29
[[la mer	-21
[[la messagerie	-25
[[la meule	-20
[[la minute	-16
[[la mise	16
[[la moitié	-30
[[la mousse	-18
[[la msa	-14
[[la musique	-19
[[la même	-28
[[la nacelle	-17
[[la navette	-15
[[la neige	-20
[[la neuve	-15
[[la note	-14
[[la nouvelle	-22
[[la nuit	-36
[[la page	-10
[[la paie	-20
[[la palette	-10
[[la pancarte	-12
[[la panne	-23
[[la partie	-16
[[la passerelle	-17
[[la patinoire	-23
[[la patronne	-17
[[la patte	-12
[[la pauvre	-18
[[la peau	12
[[la pelle	-16
[[la perche	-20
[[la petite	-27
[[la pharmacie	-17
[[la photo	-26
[[la pince	-21
[[la pioche	-11
[[la piscine	-26
[[la piste	-21
[[la pièce	-10
[[la place	-24
[[la planche	-17
[[la plaque	-19
[[la plateforme	-17
[[la plupart	-19
[[la plus	-18
[[la poche	-26
[[la poignée	-15
[[la pointe	-16
[[la police	-22
[[la pompe	-22
[[la porte	-35
[[la position	-12
[[la poussière	-16
[[la première	-39
[[la presse	-27
[[la pression	-17
[[la prise	28
[[la prochaine	-15
[[la préfecture	-23
[[la présente	-19
[[la pâte	-29
[[la question	-15
[[la queue	-17
[[la radio	-25
[[la rame	-8
[[la rampe	-19
[[la recette	-21
[[la reine	-12
[[la remet	-16
[[la remise	20
[[la remorque	-12
[[la rentrée	-12
[[la reprend	-13
[[la reprise	10
[[la responsable	-21
[[la restauratrice	-21
[[la rigole	-10
[[la rince	-15
[[la roue	-10
[[la route	-24
[[la rue	-25
[[la règle	-19
[[la réception	28
[[la régie	-22
[[la région	-23
[[la réglette	-20
[[la régulation	-16
[[la réponse	-20
[[la réservation	-18
[[la réserve	-17
[[la sacristie	-18
[[la saison	-13
[[la salle	-39
[[la sangle	-13
[[la saumure	-19
[[la scie	-20
[[la seconde	-15
[[la secrétaire	-21
[[la sellette	-10
[[la semaine	-33
[[la serre	-13
[[la signature	-15
[[la sonnette	-11
[[la sortie	8
[[la soude	-11
[[la soudure	14
[[la spatule	-15
[[la station	-24
[[la suie	-15
[[la suite	-25
[[la surface	-14
[[la surfaceuse	21
[[la table	-38
[[la tablette	-31
[[la taille	-22
[[la tape	-12
[[la tare	-15
[[la teinte	-13
[[la température	-20
[[la tension	-17
[[la terre	-22
[[la toile	-18
[[la tournée	-31
[[la toussaint	-12
[[la tranche	-13
[[la trappe	-21
[[la tribune	-15
[[la tête	-31
[[la vache	-20
[[la valeur	-18
[[la vanne	-15
[[la vapeur	-26
[[la veille	-43
[[la ventilation	-17
[[la vieille	-13
[[la ville	-13
[[la visite	-32
[[la voix	-12
[[la vétérinaire	-17
[[la vêleuse	-20
[[la zone	-24
[[laboratoire de	-15
[[laisses pas	-13
[[lame baissée	-10
[[lame de	-16
[[lame à	-13
[[lance la	-14
[[langue des	-14
[[larmes ,	-10
[[lausanne ,	-17
[[lavage de	-20
[[lavage des	-14
[[le 0	-31
[[le badge	-15
[[le bain	-18
[[le balisage	-16
[[le bas	-11
[[le bassin	-17
[[le bateau	-24
[[le beurre	-25
[[le bidon	-22
[[le bloc	-14
[[le bois	-17
[[le bon	-34
[[le bordereau	-10
[[le bornage	12
[[le bouton	-12
[[le bracelet	-17
[[le bras	-17
[[le brouillon	-20
[[le bureau	-26
[[le bébé	-15
[[le bûcheron	-17
[[le cabinet	-21
[[le cadre	-16
[[le cahier	-10
[[le calendrier	-18
[[le camion	-27
[[le canton	-16
[[le car	-9
[[le carnet	-31
[[le carton	-20
[[le certificat	-19
[[le changement	15
[[le chariot	-23
[[le chauffage	-27
[[le chauffeur	-28
[[le chef	-40
[[le cheval	-22
[[le chien	-37
[[le chiffre	-23
[[le classeur	-17
[[le client	-31
[[le club	-21
[[le code	-24
[[le coffre	-15
[[le coin	-16
[[le col	-11
[[le collier	-23
[[le comité	-22
[[le compresseur	-12
[[le compte	-24
[[le comptoir	-20
[[le concierge	-16
[[le conducteur	-25
[[le conjoint	-14
[[le constat	-22
[[le contrôle	23
[[le convoyeur	-15
[[le corps	-17
[[le correcteur	-12
[[le couloir	-14
[[le coup	-17
[[le coursier	-14
[[le couteau	-26
[[le couvercle	-23
[[le câble	-26
[[le demande	-10
[[le dernier	-38
[[le deuxième	-12
[[le dimanche	-22
[[le dire	-15
[[le dis	-17
[[le disque	-28
[[le docteur	-22
[[le document	-20
[[le dos	-14
[[le dossier	-38
[[le drap	-11
[[le droit	-18
[[le dur	-27
[[le début	-13
[[le départ	10
[[le dépotage	9
[[le dépôt	-19
[[le désinfectant	-14
[[le détecteur	-21
[[le faire	-19
[[le fais	-21
[[le fait	-19
[[le fauconnier	-16
[[le feu	-27
[[le fichier	-13
[[le fil	-12
[[le filet	-26
[[le film	-13
[[le fils	-13
[[le filtre	-25
[[le flacon	-8
[[le fond	-18
[[le four	-15
[[le frein	-20
[[le frigo	-16
[[le garde	-17
[[le gardien	-21
[[le gaz	-18
[[le greffe	-17
[[le groupe	-18
[[le guichet	-12
[[le gérant	-22
[[le harnais	-14
[[le haut	-24
[[le hérisson	-17
[[le jargon	-17
[[le jeu	-10
[[le jeudi	-24
[[le jeune	-20
[[le jour	-31
[[le journal	-17
[[le laboratoire	10
[[le lavage	22
[[le lecteur	-14
[[le lendemain	-27
[[le lien	-19
[[le linge	11
[[le livre	-18
[[le livret	-21
[[le local	-23
[[le logiciel	-14
[[le long	-22
[[le magasinier	-23
[[le maire	-17
[[le manager	-12
[[le marbre	-20
[[le marché	-10
[[le matelot	-27
[[le matin	-37
[[le maître	-22
[[le mercredi	-13
[[le micro	-13
[[le modèle	-16
[[le moment	-20
[[le monde	-47
[[le mono	-17
[[le monsieur	-16
[[le moteur	-24
[[le mur	-18
[[le médecin	-23
[[le ménage	9
[[le même	-30
[[le nez	-19
[[le niveau	-26
[[le nom	-26
[[le nombre	-18
[[le nouveau	-25
[[le numéro	-46
[[le nôtre	-14
[[le panneau	-18
[[le papier	-33
[[le parc	-13
[[le parent	-25
[[le patient	-17
[[le patron	-31
[[le permis	-16
[[le petit	-16
[[le pied	-24
[[le pilote	-25
[[le pisteur	-19
[[le plan	-29
[[le plateau	-11
[[le plus	-26
[[le poids	-20
[[le point	-23
[[le pont	-26
[[le portail	-19
[[le porteur	-20
[[le pose	-22
[[le pouce	-18
[[le premier	-29
[[le procès-verbal	-12
[[le produit	-16
[[le professeur	-15
[[le propriétaire	-18
[[le protocole	-23
[[le prénom	-17
[[le président	-28
[[le père	-19
[[le quart	-24
[[le raccord	-19
[[le rapport	-9
[[le registre	-23
[[le relevé	-23
[[le remplissage	11
[[le responsable	-28
[[le reste	-29
[[le reçu	-11
[[le robinet	-13
[[le règlement	-19
[[le régisseur	-20
[[le réglage	15
[[le sable	-13
[[le sac	-28
[[le sachet	-13
[[le salarié	-16
[[le sang	-18
[[le sas	-13
[[le seau	-13
[[le second	-20
[[le secteur	-19
[[le serveur	-24
[[le service	-34
[[le seul	-18
[[le silicone	-23
[[le siège	-24
[[le soir	-48
[[le stagiaire	-18
[[le stock	-17
[[le sujet	-21
[[le support	-15
[[le surveillant	-18
[[le séchoir	-19
[[le tableau	-27
[[le tablier	-10
[[le talon	-21
[[le tampon	-19
[[le tapis	-19
[[le technicien	-34
[[le temps	-21
[[le tempérage	21
[[le test	-27
[[le texte	-22
[[le ticket	-14
[[le tiroir	-16
[[le titre	-14
[[le toit	-13
[[le tour	-41
[[le tout	-12
[[le traducteur	-9
[[le trait	-14
[[le travail	-15
[[le tri	9
[[le troisième	-20
[[le trou	-11
[[le tube	-11
[[le type	-14
[[le téléphone	-28
[[le vendredi	-9
[[le vent	-31
[[le verre	-21
[[le vieux	-25
[[le visiteur	-19
[[le voisin	-9
[[le voyant	-15
[[le véhicule	-16
[[le vélo	-9
[[le vétérinaire	-15
[[les 0	-21
[[les actes	-17
[[les agences	-14
[[les aiguilles	-14
[[les anciennes	-18
[[les appâts	-8
[[les armes	-11
[[les assurances	-10
[[les attaches	-17
[[les autres	-19
[[les barquettes	-8
[[les bassins	-14
[[les batteries	-13
[[les blocs	-22
[[les bonnes	-17
[[les bords	-10
[[les bottes	-15
[[les bouteilles	-16
[[les bretelles	-17
[[les bénévoles	-20
[[les caisses	-11
[[les cales	-31
[[les cartons	-22
[[les chariots	-9
[[les chiffres	-14
[[les cinq	-21
[[les classeurs	-12
[[les clients	-19
[[les clous	-21
[[les clubs	-13
[[les clés	-33
[[les coins	-15
[[les commandes	11
[[les compteurs	-16
[[les cordes	-11
[[les couteaux	-9
[[les cônes	-11
[[les dates	-18
[[les deux	-43
[[les dix	-25
[[les doigts	-13
[[les doudous	-18
[[les enfants	-19
[[les entrées	-23
[[les familles	-20
[[les feuilles	-19
[[les filles	-13
[[les films	-17
[[les fils	-18
[[les flexibles	-10
[[les gants	-18
[[les garde-corps	-16
[[les gars	-18
[[les gens	-31
[[les gosses	-24
[[les hommes	-18
[[les jeunes	-26
[[les joints	-16
[[les joueurs	-15
[[les jours	-22
[[les licences	-12
[[les lignes	-14
[[les mains	-32
[[les matins	-22
[[les membres	-8
[[les mots	-19
[[les nouveaux	-19
[[les nouvelles	-16
[[les numéros	-11
[[les pages	-13
[[les papiers	-15
[[les parents	-29
[[les passagers	-13
[[les perches	-13
[[les permis	13
[[les photos	-14
[[les pieds	-9
[[les plaques	-20
[[les plus	-14
[[les poches	11
[[les points	-17
[[les pompes	-19
[[les pompiers	-12
[[les portes	-33
[[les premières	-16
[[les produits	-22
[[les projecteurs	-11
[[les quatre	-26
[[les rails	-20
[[les rangs	-24
[[les rayures	-17
[[les restes	-21
[[les rh	-19
[[les règles	14
[[les réglages	-12
[[les sacs	-23
[[les saisonniers	-18
[[les salades	-11
[[les scellés	17
[[les seaux	-9
[[les semaines	-23
[[les services	-25
[[les serviettes	-19
[[les sorties	11
[[les tables	-9
[[les tiges	-15
[[les tilleuls	-13
[[les toilettes	-18
[[les trois	-24
[[les tubes	-18
[[les tuyaux	-9
[[les vacances	-10
[[les vannes	-14
[[les vantelles	-19
[[les verres	-21
[[les voisins	-14
[[les voitures	-10
[[les véhicules	-19
[[les yeux	-16
[[les écoles	-17
[[les élèves	-19
[[les étapes	-18
[[levée .	-9
[[libre ,	-9
[[lieux d'entrée	-17
[[linge de	-17
[[lis le	-11
[[lisible ,	-19
[[litres de	-15
[[livraison ,	-9
[[livre est	-22
[[livres mouillés	-18
[[livret ,	-11
[[livret de	-15
[[loin des	-12
[[long de	-18
[[longe à	-10
[[longueurs d'arbre	-10
[[lors de	-12
[[loto du	10
[[loue des	-18
[[là-dessus ?	-16
[[lève la	-10
[[lève le	-16
[[m'occupe des	-16
[[maintenant .	-11
[[manière de	-23
[[manière dont	-24
[[marbre ,	-9
[[marc ,	-12
[[mari ,	-16
[[marque ,	-15
[[marre .	-11
[[matelot de	-24
[[mea culpa	-13
[[menace de	-13
[[mer du	-12
[[mettre en	-11
[[mettre les	-18
[[mettre ça	-22
[[meubles reculés	-15
[[mise en	24
[[mises à	-13
[[mode d'emploi	-17
[[mode opératoire	-19
[[modeste :	-16
[[mois-ci que	-11
[[moment où	-18
[[mon beau-père	-16
[[mon dîner	-13
[[mon fils	-13
[[mon français	-9
[[mon mari	-19
[[mon neveu	-14
[[mon nom	-9
[[mon oncle	-9
[[mon truc	13
[[mon tuteur	-13
[[mouillés ,	-10
[[musique de	-15
[[musée de	-19
[[mémoire ,	-10
[[n'ai pas	-8
[[n'attend pas	-15
[[n'essaie pas	-11
[[n'importe quel	-22
[[n'importe quoi	-17
[[n'ont jamais	-14
[[n'ont pas	-9
[[n'ouvre pas	-18
[[nettoie la	-13
[[nettoyer le	-13
[[nez ,	-8
[[nivelles ,	-9
[[nombre de	-12
[[nord .	-8
[[nos anciens	-21
[[noter l'heure	-13
[[notes de	9
[[notes les	-17
[[notre club	-25
[[notre entreprise	-20
[[notre manière	10
[[notre établissement	-18
[[nourriture ,	-9
[[nous (	-15
[[nous ,	-19
[[nous a	-40
[[nous avons	-28
[[nous c'est	-18
[[nous en	-18
[[nous est	-18
[[nous faisons	-19
[[nous faut	-18
[[nous gérons	-23
[[nous la	-20
[[nous le	-18
[[nous n'avons	-17
[[nous on	-31
[[nous remplaçons	20
[[nous sommes	-41
[[nouveaux moniteurs	-13
[[novembre ,	-19
[[numéros et	-14
[[objets trouvés	16
[[odeur de	-17
[[offre un	-9
[[oh non	-13
[[on a	-35
[[on accroche	10
[[on annonce	-18
[[on appelle	-16
[[on apporte	-11
[[on appuie	-10
[[on arrache	-19
[[on arrive	-15
[[on arrose	-10
[[on arrête	-15
[[on aspire	-10
[[on attache	-8
[[on attend	-28
[[on baisse	-11
[[on calcule	-10
[[on cale	-9
[[on casse	-15
[[on change	-22
[[on charge	-12
[[on cherche	-26
[[on coche	-18
[[on colle	-12
[[on commence	-16
[[on compare	-10
[[on compte	-33
[[on contrôle	-18
[[on convient	-19
[[on coupe	-13
[[on demande	-20
[[on descend	-16
[[on desserre	-18
[[on dit	-15
[[on donne	-16
[[on débranche	-14
[[on déclare	-9
[[on en	-21
[[on enlève	13
[[on essuie	-19
[[on est	-27
[[on examine	-10
[[on facture	-11
[[on fixe	-12
[[on frotte	-10
[[on garde	12
[[on glisse	-15
[[on gratte	-20
[[on inscrit	-10
[[on inspecte	-13
[[on jette	-11
[[on l'envoie	-15
[[on l'écrit	-17
[[on la	-33
[[on laisse	-14
[[on le	-25
[[on les	-28
[[on lit	-20
[[on lui	-30
[[on lève	-18
[[on m'a	-25
[[on marque	-13
[[on mesure	-17
[[on met	-27
[[on monte	-21
[[on montre	-18
[[on n'a	-20
[[on n'ouvre	-17
[[on ne	-19
[[on nettoie	-20
[[on note	-14
[[on nous	-24
[[on part	-23
[[on passe	-20
[[on peut	-15
[[on photographie	-15
[[on plante	-17
[[on plonge	-11
[[on pose	-13
[[on prend	-32
[[on propose	-14
[[on prélève	-9
[[on prépare	-8
[[on prévient	-20
[[on prête	-13
[[on pèse	-21
[[on ramasse	-17
[[on rappelle	-18
[[on refuse	-16
[[on regarde	-24
[[on relève	-8
[[on remet	-21
[[on remonte	-10
[[on remplit	-11
[[on rend	-13
[[on repart	-9
[[on repasse	-8
[[on reprend	13
[[on retire	-25
[[on retourne	-18
[[on revient	-23
[[on reçoit	-16
[[on s'arrête	-14
[[on se	-25
[[on secoue	-9
[[on signe	-16
[[on sonne	-13
[[on sèche	-12
[[on sépare	-15
[[on tend	-13
[[on teste	-22
[[on tire	-26
[[on trempe	-13
[[on téléphone	-19
[[on va	-26
[[on verse	-17
[[on vérifie	-16
[[on y	-22
[[on écrit	-28
[[onze heures	-13
[[ordre de	-19
[[ouvrent un	-14
[[ouvres la	-12
[[ovales en	-21
[[p .	-12
[[pardon ,	-16
[[parfait ,	-14
[[parking du	-12
[[parler ,	-10
[[pars la	-16
[[parti ,	-17
[[parti .	-12
[[parti avec	-21
[[parti en	-13
[[passage de	9
[[passe au	-23
[[passe en	-15
[[passe la	-11
[[passe les	-15
[[passent à	-8
[[passes la	-16
[[passée .	-13
[[passée en	-13
[[perd ,	-14
[[perd le	-12
[[perdue .	-8
[[permis que	-11
[[personne achète	-10
[[personne bloquée	16
[[personne n'a	-26
[[personne n'entre	-15
[[personne n'est	-9
[[personne ne	-36
[[personne qui	-27
[[personne à	-15
[[peux me	-15
[[ph entre	-10
[[pharmacie ,	-17
[[photographie les	-13
[[photos et	11
[[phrases courtes	-16
[[pieds nus	-17
[[pilote par	-15
[[pince de	-10
[[place à	-11
[[plainte dans	-8
[[plan ,	-16
[[plan de	10
[[plan et	-14
[[plaques de	-24
[[plat et	-9
[[plat sur	-8
[[plutôt que	-9
[[plâtre .	-11
[[poche des	-16
[[poche du	-12
[[poches ,	-8
[[pointe d'un	-9
[[poisson ,	-11
[[police si	-11
[[pondre un	-22
[[pose la	-13
[[pose le	-15
[[pose les	-26
[[pose sur	-12
[[posé et	-12
[[posée à	-14
[[pots de	-17
[[poubelle ,	-10
[[pouce et	-13
[[pour 0	-9
[[pour cent	-23
[[pour ceux	-14
[[pour chaque	16
[[pour cinq	-9
[[pour commencer	-8
[[pour de	-19
[[pour demain	-16
[[pour des	-23
[[pour deux	-15
[[pour euh	-16
[[pour l'accueil	-26
[[pour l'alginate	-12
[[pour l'équipe	-16
[[pour la	-60
[[pour laquelle	-9
[[pour le	-43
[[pour mon	-16
[[pour mémoire	-19
[[pour notre	-22
[[pour que	-17
[[pour tout	-12
[[pour un	-24
[[pour une	-26
[[pour vendredi	-11
[[pour vérifier	-11
[[pourquoi je	-22
[[pourriez-vous rédiger	-19
[[première glace	-13
[[prendre la	-22
[[prends la	-9
[[presque .	-10
[[presque tous	-13
[[prie de	-20
[[printemps ,	-23
[[prise de	13
[[procès-verbal ,	-8
[[procédure ,	-21
[[procédure de	-34
[[propose de	-20
[[province ,	-21
[[préfecture ,	-16
[[prélever à	-15
[[présence de	-12
[[présente demande	-18
[[présents :	-17
[[prétend que	-11
[[puisse suivre	-23
[[punaises de	-17
[[purger les	-16
[[pv du	-17
[[pâte ,	-12
[[pâte de	-17
[[pèse ,	-11
[[qu'après c'est	-9
[[qu'y a	-12
[[quand il	-22
[[quand la	-22
[[quand le	-39
[[quand les	-17
[[quand même	-19
[[quand on	-21
[[quand un	21
[[quand y	-12
[[quand ça	12
[[quarante-cinq degrés	-14
[[quarts ,	-8
[[question du	-12
[[quitte pas	-13
[[quoi ,	-20
[[quoi au	-22
[[quoi faire	-24
[[radiateurs .	-11
[[radio associative	-11
[[raison pour	-14
[[rangs de	-18
[[rappelle la	-13
[[rapport du	-19
[[rapport à	-15
[[rayon de	-12
[[re :	-21
[[refuse on	-15
[[refusées .	-15
[[regard ,	-9
[[relevé de	-14
[[remet la	-23
[[remet le	-14
[[remet un	-20
[[remettre dans	-10
[[remettre en	-8
[[remise en	12
[[remise à	11
[[remplace la	-15
[[remplace le	-15
[[remplace les	-16
[[rend la	-9
[[rendu ,	-10
[[rendu –	-14
[[reprend le	-11
[[retire les	-17
[[retour .	-19
[[retour au	-21
[[retour des	11
[[retourne au	-14
[[retourne les	-9
[[revient au	-14
[[reçu un	-10
[[reçue ,	-10
[[rh ouvrent	-17
[[rincés ,	-9
[[rinçage ,	-15
[[robinet et	-8
[[route ,	-14
[[route .	-12
[[ruban .	-13
[[réception ,	-9
[[réclame le	-13
[[réf .	-8
[[réglée au	-11
[[réservé par	-10
[[résidence les	-9
[[résident avec	-15
[[rétros ,	-13
[[réunion d'équipe	-13
[[réunion du	-25
[[rév .	-18
[[rôle .	-8
[[s'arrête à	-13
[[s'ils ont	-15
[[s'occupe des	-16
[[sac .	-10
[[sac de	-12
[[sac rouge	-10
[[sac sur	-17
[[sache quoi	-11
[[sache à	-16
[[sais ,	-13
[[sais pas	-13
[[saison .	-10
[[saison :	-14
[[saisonniers qui	-13
[[sait pas	-14
[[samedi ,	-14
[[sanitaire de	-21
[[sauce ,	-9
[[scolaire ,	-14
[[seize ans	-14
[[selon la	-22
[[sent le	-9
[[servi à	-10
[[services techniques	-12
[[si c'est	-21
[[si deux	-17
[[si elle	-19
[[si je	-9
[[si l'alarme	-14
[[si l'écart	-9
[[si la	-22
[[si le	-24
[[si les	-22
[[si on	-17
[[si personne	-19
[[si plus	-10
[[si possible	-12
[[si quelqu'un	-22
[[si tout	-16
[[si un	11
[[si vous	-16
[[si y	-20
[[si ça	-25
[[signaler un	-18
[[signer la	-14
[[signer le	-10
[[silicone .	-8
[[simples ,	-10
[[soi .	-12
[[soleil .	-11
[[sommes une	-23
[[sonne plein	-9
[[sortent pas	-9
[[sorti à	-10
[[sortie de	-21
[[sortir la	-15
[[sortir les	-11
[[souhaite que	-11
[[stop ,	-11
[[stylo .	-16
[[suivante ,	-8
[[suivre .	-9
[[sujet :	-16
[[sujet c'est	-19
[[surface ,	-10
[[svp ,	-9
[[séchoir et	-10
[[t °	-12
[[tablier .	-9
[[tache de	-11
[[taille ,	-12
[[tenir la	-12
[[tension .	-17
[[test de	-21
[[testé à	-10
[[tiens la	-12
[[tissu de	-9
[[titre et	-16
[[toi qui	-24
[[toi tu	-24
[[tombe .	-13
[[ton nom	-16
[[tourner la	-10
[[trace écrite	-24
[[travail ,	-9
[[travail dans	-9
[[trempe dans	-12
[[tremper la	-10
[[tremper une	-13
[[trempée ,	-8
[[trentaine de	-13
[[trente-deux degrés	-9
[[tri des	16
[[tribunal de	-16
[[trimestre ,	-17
[[troisième fois	-12
[[trouve à	-13
[[trouver ci-après	-14
[[trouver la	-10
[[trésorerie .	-16
[[tu appelles	-11
[[tu arrêtes	-17
[[tu attends	-30
[[tu chauffes	16
[[tu cherches	-16
[[tu commences	-10
[[tu coules	-10
[[tu demandes	-21
[[tu dis	-16
[[tu donnes	-14
[[tu démontes	-11
[[tu fais	-28
[[tu fermes	-13
[[tu filtres	-12
[[tu l'enlèves	-11
[[tu l'écris	-9
[[tu la	-24
[[tu laisses	-9
[[tu le	-14
[[tu lis	-16
[[tu me	-25
[[tu mets	-19
[[tu montes	-10
[[tu notes	-19
[[tu ouvres	-9
[[tu parles	-18
[[tu pars	-17
[[tu passes	-19
[[tu peux	-21
[[tu prends	-19
[[tu préviens	-10
[[tu regardes	-23
[[tu sens	-11
[[tu te	-15
[[tu testes	-14
[[tu veux	-21
[[tu vides	-19
[[tu vérifies	-10
[[tube et	-9
[[type de	-9
[[tôt ,	-19
[[un adulte	-8
[[un an	-10
[[un arbre	-25
[[un autre	-20
[[un bateau	-21
[[un bouchon	-9
[[un café	-21
[[un chien	-29
[[un chiffon	-13
[[un client	-36
[[un clou	-21
[[un collègue	-8
[[un confrère	-12
[[un coup	-20
[[un coupable	-12
[[un couteau	-15
[[un devis	-10
[[un doc	-14
[[un document	-44
[[un dossier	-14
[[un enfant	-23
[[un essai	-10
[[un exemplaire	-13
[[un feu	-15
[[un groupe	-15
[[un jour	-16
[[un membre	-11
[[un millimètre	-11
[[un mode	-18
[[un modèle	-17
[[un monsieur	-12
[[un musée	-22
[[un mètre	-21
[[un mémo	-19
[[un nouveau	-20
[[un ordinateur	-17
[[un papier	-19
[[un par	-10
[[un parent	-13
[[un patient	-16
[[un petit	-37
[[un peu	-25
[[un point	-9
[[un pour	-14
[[un protocole	15
[[un quart	-14
[[un qui	-12
[[un roman	-16
[[un sac	-11
[[un seul	-10
[[un surveillant	-10
[[un texte	-28
[[un ticket	-14
[[un tiers	-14
[[un tour	-21
[[un truc	-47
[[un tube	-14
[[un vrai	12
[[un éclat	-13
[[un écrit	-23
[[une amende	-9
[[une bande	-18
[[une belle	-21
[[une bonne	-25
[[une bouteille	-20
[[une boîte	-18
[[une caisse	-8
[[une chambre	-16
[[une cliente	-20
[[une clé	-17
[[une coopérative	-16
[[une copie	-15
[[une corde	-15
[[une de	-11
[[une demi-heure	-24
[[une deuxième	-18
[[une dizaine	-17
[[une dose	-13
[[une empreinte	-14
[[une famille	-17
[[une fiche	-30
[[une fille	-9
[[une fois	-14
[[une goutte	-16
[[une heure	-29
[[une lettre	-13
[[une main	-15
[[une minute	-10
[[une méthode	16
[[une note	-22
[[une nuit	-13
[[une page	-23
[[une par	-9
[[une personne	-25
[[une petite	-18
[[une photo	-17
[[une plaie	-12
[[une procédure	22
[[une seconde	-17
[[une semaine	-9
[[une seule	-23
[[une tache	-18
[[une trentaine	-16
[[une vieille	-17
[[une équipe	-9
[[uniquement si	-13
[[v ,	-13
[[val de	-13
[[vapeur ,	-8
[[vend pas	-11
[[verre ,	-11
[[verse dans	-15
[[verser les	-13
[[version 0	-13
[[vestiaires ,	-9
[[veux que	-16
[[vides la	-15
[[vides le	-17
[[vienne pas	-12
[[ville de	-19
[[vingt-quatre heures	-21
[[violons et	-13
[[virgule ,	-9
[[visite du	-16
[[visite la	-15
[[visiteur .	-11
[[voisins par	-11
[[volonté ,	-9
[[voudra voir	-18
[[voyez avec	-8
[[vérifié par	-11
[[yo t'es	-18
[[à 0	-11
[[à :	-22
[[à cause	-25
[[à celui	-9
[[à cent	-14
[[à charge	-13
[[à chaud	-25
[[à cinq	-12
[[à cinquante	-14
[[à coller	-15
[[à côté	-29
[[à deux	-22
[[à dix-huit	-17
[[à domicile	-23
[[à faire	-18
[[à fond	-14
[[à froid	-18
[[à genoux	-10
[[à huit	-9
[[à jour	-10
[[à l'accueil	-16
[[à l'aide	-18
[[à l'alcool	-12
[[à l'arrêt	-15
[[à l'atelier	-15
[[à l'attention	-16
[[à l'autre	-13
[[à l'eau	-24
[[à l'endroit	-12
[[à l'entrée	-23
[[à l'incident	-12
[[à l'ombre	-12
[[à l'oral	-9
[[à l'étage	-14
[[à la	-58
[[à lausanne	-13
[[à ma	-10
[[à mes	-17
[[à midi	-14
[[à moins	-18
[[à mon	-8
[[à part	-14
[[à partir	-20
[[à peu	-13
[[à plat	-11
[[à plus	-8
[[à quarante-cinq	-15
[[à quelle	-9
[[à qui	-17
[[à remettre	-12
[[à rien	-12
[[à rédiger	-16
[[à se	-14
[[à sept	-12
[[à six	-17
[[à suivre	-18
[[à tenir	-19
[[à tour	-15
[[à tous	-22
[[à toutes	-13
[[à trois	-10
[[à un	-26
[[à une	-17
[[à vide	-8
[[à vingt	-10
[[à voix	-15
[[à votre	-8
[[à vous	-16
[[à zéro	-35
[[âge ,	-19
[[écrite ,	-11
[[électrique .	-8
[[électriques au	-14
[[élingue de	-12
[[équipe ,	-8
[[équipes de	-17
[[établissement de	-17
[[étage .	-12
[[étaient là	-10
[[étape |	-13
[[éteinte ,	-13
[]	-9900
[_	-9900
[a	-9900
[abîmé	-10
[accepte	-11
[accepté	-15
[accroche	-21
[accroché	-14
[accueil	8
[accueille	-23
[accès	-11
[actes	-25
[adjoint	-12
[adore	-10
[adulte	-19
[affaire	-16
[affiche	-18
[afficher	-17
[affichette	-16
[affiché	-16
[agence	-11
[agences	-10
[agent	-19
[agents	-22
[agrément	-20
[ah	-19
[ai	-22
[aider	-13
[aiguilles	-12
[ailleurs	-10
[aimable	-8
[ainsi	-8
[ait	-27
[ajouter	-11
[alarme	-12
[alimentaire	-18
[aller	-25
[allergie	-17
[allez	-10
[allume	-11
[allumer	-17
[allumé	-18
[allumée	-11
[allumés	-16
[allure	-9
[allô	-24
[alors	-9900
[amarres	-8
[amende	-10
[an	-9900
[ancien	-17
[anciennes	-20
[anciens	-28
[angle	-17
[animaux	-14
[annick	-15
[annonce	-18
[annoncé	-14
[annoncée	-23
[annule	-10
[année	-31
[ans	-9900
[août	-8
[appareil	-11
[appareils	-15
[appel	-9900
[appeler	-15
[appelez	-13
[appelle	-9900
[appelles	-14
[appelé	-13
[apporte	-15
[apports	-13
[apprentis	-19
[approche	-11
[appuie	-8
[après	-9900
[arbre	10
[arbres	-15
[archivage	15
[argent	-17
[armes	-9
[arrache	-14
[arracher	-12
[arraché	-17
[arras	-19
[arrive	-9900
[arrivent	-20
[arrivé	-19
[arrivée	-23
[arrivés	-9
[arrière	-22
[arrêt	-30
[arrête	-15
[arrêtes	-19
[arrêté	-18
[art	-9900
[aspirateur	-17
[aspire	-9
[asseoir	-12
[assez	-9
[assis	-9
[assistante	-9900
[association	-13
[associative	-20
[assurance	-25
[asv	-9
[atelier	-22
[ath	-12
[attaches	-15
[attaché	-17
[attend	-9900
[attendez	-9
[attendre	-9900
[attends	-38
[attendu	-15
[attention	-20
[attestation	-15
[attesté	-13
[au	-53
[au-delà	-9900
[au-dessus	-9900
[aucun	-28
[aucune	-9900
[auriez-vous	-22
[aussi	-9900
[aussitôt	-11
[autant	-11
[auto	-14
[auto-école	-15
[autour	-9900
[autre	-9900
[autrement	-9
[autres	-9900
[aux	-9900
[avait	-9900
[aval	-8
[avalé	-18
[avant	-43
[avec	-9900
[avez	-16
[avis	-24
[avoir	-28
[avons	-27
[avril	-10
[ayant	-10
[aéroport	-13
[aïe	-21
[b	-18
[bacs	-23
[badge	-9900
[bague	-17
[baie	-13
[bain	-19
[baisse	-17
[baissé	-17
[baissée	-12
[balance	-13
[balayée	-10
[balisage	-16
[balise	-14
[banc	-11
[bancaire	-10
[bande	-28
[banque	-12
[bar	-18
[barbecue	-9
[barquettes	-10
[barrage	-15
[barre	-11
[barres	-11
[barrière	-9
[bars	-20
[bas	-9900
[base	-15
[bases	-13
[basse	-15
[bassins	-12
[bateau	-19
[batterie	-12
[batteries	-17
[beau-père	-13
[beaucoup	-15
[becs	-15
[belle	-20
[ben	-28
[benne	-25
[bennes	-12
[bernard	-14
[besoin	-22
[beurre	-19
[biais	-8
[biberons	17
[bibliothèque	-22
[bidon	-9900
[bidons	-17
[bien	-9900
[bijoux	-13
[bilan	-23
[billets	-20
[billetterie	-13
[bizarre	-9
[bière	-17
[blanc	-9900
[blanches	-12
[blanchisserie	-20
[blessé	-21
[bleu	-9900
[bleue	-12
[bloc	-13
[blocs	-28
[bloque	-15
[bloquée	-19
[bois	-9900
[bombe	-14
[bombée	-14
[bon	-9900
[bonjour	-9900
[bonne	-9900
[bonnes	-12
[bons	-17
[bonsoir	-15
[bord	-28
[bordeaux	-15
[bordereau	-10
[bords	-15
[bornage	10
[borne	-18
[bornes	-15
[bottes	-19
[bouche	-15
[bouchon	-17
[boue	-19
[bouge	-19
[bougie	-10
[bouillante	-12
[boulangerie	-10
[boule	-15
[boules	-22
[bourriches	-12
[bout	-9900
[bouteille	-9900
[bouteilles	-20
[boutique	-20
[boutons	-9
[box	-15
[boîte	-9900
[boîtes	-19
[bracelet	-14
[branche	-16
[branchement	8
[branches	-15
[bras	-18
[brasserie	-17
[bref	-18
[bretelles	-17
[brin	-12
[brins	-15
[brossage	-15
[brosse	-9900
[brouillon	-28
[broyeur	-11
[bruit	-18
[brun	-11
[brûle	-13
[brûlé	-9
[bulle	-14
[bulletin	-17
[bureau	-9900
[bus	-20
[buse	-11
[buses	-10
[bâche	-20
[bébé	-15
[bénévole	-18
[bénévoles	-9900
[bête	-19
[bêtes	-18
[bûcheron	-9
[c	-9900
[c'est	-55
[c'était	-20
[cabane	-26
[cabine	-23
[cabinet	-20
[cacao	-20
[cachet	-13
[cadeaux	15
[cadenas	-20
[cadre	-9900
[café	-18
[cage	-21
[cahier	-15
[caisses	-10
[calcule	-11
[cale	-16
[calendrier	-10
[cales	-27
[calme	-10
[calé	-11
[camion	-9900
[camionnette	-15
[camping	-13
[caméra	-12
[canal	-22
[canne	-11
[cantine	-12
[canton	-15
[cantonal	-22
[capitaine	-18
[captage	-18
[carnet	-9900
[carrière	-9
[carré	-16
[carsat	-9
[carte	-9900
[carter	-13
[cartes	-12
[carton	-9900
[cartons	-22
[cas	-9900
[case	-11
[casier	-12
[casque	-23
[casques	-13
[casquette	-11
[casse	-15
[casser	-13
[cassé	-17
[cassée	-11
[cassées	-19
[catégorie	-10
[cause	-21
[caution	-23
[cave	-9900
[ce	-19
[ceci	-16
[ceinture	-15
[ceintures	-16
[cela	-34
[celle	-16
[celles	-19
[cellule	-20
[celui	-9900
[cent	-9900
[centimètres	-9900
[centrale	-22
[centre	-16
[cents	-31
[certains	-18
[certificat	-16
[ces	-10
[cet	-19
[ceux	-18
[chacun	-9900
[chacune	-12
[chai	-9
[chaises	-9
[chalumeau	-19
[champ	-20
[change	-9900
[changent	-16
[changer	16
[changes	-10
[changé	-20
[changées	-21
[chantier	-28
[chantiers	-12
[chape	-9
[chapeau	-11
[chapiteau	-17
[charge	-9900
[chargement	-22
[charger	8
[chargeur	-12
[chargée	-12
[chariot	-13
[chariots	-18
[charleville	-8
[charlotte	-9
[charnière	-11
[chat	-9
[chaud	-28
[chaude	-25
[chaudière	-14
[chauffage	-27
[chauffe	-26
[chauffes	-19
[chauffeur	-9900
[chauffé	-13
[chauffée	-15
[chaussures	-25
[chaîne	-12
[chef	-9900
[cheffe	-23
[chemin	-27
[chemins	-9
[cher	-14
[cherche	-9900
[chercher	-22
[cherches	-18
[chers	-13
[cheval	-17
[chevalet	-10
[cheveux	-27
[cheville	-13
[chez	-9900
[chien	-9900
[chiens	9
[chiffon	-9900
[chiffons	-16
[chiffre	-14
[chiffres	-15
[chlore	-12
[chocolaterie	-12
[choisir	-12
[choisis	-8
[choisit	-13
[chose	-9900
[choses	-12
[chute	-11
[chèque	-11
[chère	-11
[ci-après	-15
[cie	-13
[cindy	-12
[cinq	-9900
[cinquante	-25
[circuit	-17
[circulation	-21
[circulent	-9
[cire	-17
[civière	-15
[clair	-21
[claire	-18
[clarinettes	-9
[classe	-17
[classeur	-14
[classeurs	-10
[clavier	-20
[client	-9900
[cliente	-28
[clignote	-9
[clim	-12
[clinique	-16
[clio	-19
[cloche	-12
[cloches	-23
[clos	-13
[clou	-16
[clous	-15
[club	-9900
[clubs	-14
[clé	-9900
[clés	-9900
[clôture	12
[cm	-15
[co	-19
[coche	-11
[code	-9900
[coffre	-9900
[coin	-19
[coins	-11
[col	-10
[colis	10
[colle	-9900
[collecte	-9
[coller	-18
[collier	-12
[collègue	-9900
[collègues	-16
[collé	-12
[colonne	-8
[combien	-19
[comité	-26
[commande	-22
[commandes	-19
[comme	-9900
[commence	-9900
[commencer	-23
[commences	-12
[comment	43
[commençant	-14
[commissaire	-12
[communale	-17
[communauté	-8
[commune	-25
[communes	-11
[communication	-16
[compagnie	-23
[compare	-14
[comparent	-15
[complet	-22
[complètement	-18
[complété	-13
[compresseur	-16
[comprimé	-10
[compris	-9900
[comptable	-14
[comptage	-21
[compte	-9900
[comptent	-12
[compter	-22
[comptes	-15
[compteur	-11
[compteurs	-24
[comptoir	-9
[compté	-17
[comptées	-12
[comptés	-15
[concerne	-15
[concert	-22
[concierge	-10
[conclure	-20
[conducteur	-25
[conduit	-12
[conduite	-29
[confiné	-17
[confirme	-18
[confié	-11
[conformité	-10
[confronte	-12
[confrère	-18
[congé	-12
[connaît	-14
[conseil	-23
[conservateur	-10
[conservation	16
[conservatrice	-21
[consigne	-30
[consigner	-24
[consignes	-18
[consignée	-19
[console	-16
[constat	12
[constate	-9
[consultation	-17
[consulte	-13
[contact	-8
[contenu	-11
[contexte	-10
[contraire	-9
[contrat	-21
[contre	-9900
[contrôle	10
[contrôleur	-14
[convention	-15
[convient	-21
[convoque	-18
[coopérative	-20
[coordinatrice	-18
[coordonne	-12
[copie	-9900
[coquilles	-16
[coralie	-12
[corde	-26
[cordes	-20
[corne	-20
[corps	-16
[correct	-21
[costume	-11
[cotisations	-22
[coton	-18
[couche	-18
[coucher	-8
[couché	-16
[coucou	-16
[coule	-28
[couler	-17
[coules	-12
[couleur	-15
[couloir	-9
[coulé	-14
[coup	-9900
[couper	-23
[coupes	-12
[couple	-10
[coups	-17
[coupure	-12
[coupé	-9900
[coupée	-11
[coupées	-16
[courage	-16
[courant	-10
[courbe	-9
[couronne	-15
[courrier	-17
[cours	-18
[coursier	-16
[court	-19
[courte	-12
[courtes	-17
[couteau	-24
[couteaux	-18
[coutures	-12
[couvain	-11
[couvercle	-19
[couvert	-16
[couverture	-13
[couvre	-14
[couvrir	-14
[coûte	-21
[cpe	-15
[craie	-16
[crayon	-8
[creuse	-19
[creux	-20
[crie	-9900
[crochet	-15
[croient	-13
[crois	-9
[croquettes	-15
[crèche	-9
[crème	-12
[crédit	-16
[crée	-18
[crémation	-13
[cuir	-15
[cuisine	-27
[culpa	-12
[culture	-11
[cutter	-8
[cuve	-9900
[cuves	-18
[câble	-20
[cônes	-16
[côte	-13
[côté	-9900
[côtés	-12
[cœur	-16
[d	-11
[d'abord	-9900
[d'accord	-29
[d'accueil	-28
[d'achat	-15
[d'agneau	-17
[d'aller	-16
[d'allergie	-15
[d'alpage	-16
[d'amont	-16
[d'antenne	-20
[d'arriver	-8
[d'arrivée	-20
[d'arrêt	-13
[d'art	-9
[d'assurance	-18
[d'attente	-13
[d'autre	-9900
[d'avance	-14
[d'avant	-13
[d'avoir	-21
[d'avril	-15
[d'eau	-9900
[d'emploi	-18
[d'en	-28
[d'entretien	-19
[d'entrée	-34
[d'envoyer	-13
[d'essai	-13
[d'examen	-11
[d'expertise	-17
[d'exploitation	-14
[d'heures	-16
[d'hier	-20
[d'identité	-9900
[d'instruments	-16
[d'intervention	-20
[d'orgue	-15
[d'orgues	-13
[d'ouvrir	-14
[d'oxygène	-14
[d'où	-23
[d'un	-9900
[d'une	-9900
[d'urgence	-26
[d'y	-11
[d'écrire	-21
[d'écrit	-18
[d'équipe	-15
[d'étage	-10
[d'étanchéité	-19
[d'état	-16
[d'éteindre	-12
[d'été	-12
[d'être	-18
[dame	-18
[dans	-9900
[date	-9900
[dates	-16
[daté	-10
[davantage	-9
[ddpp	-21
[de	-76
[debout	-9900
[dedans	-9900
[degrés	-9900
[dehors	-26
[delvaux	-11
[demain	-16
[demande	-9900
[demandent	-28
[demander	-9900
[demandes	-22
[demandez	-10
[demandé	-9900
[demeure	-9
[demi	-18
[demi-heure	-23
[demie	-19
[densité	-10
[dentaire	-16
[dentiste	-10
[dents	-11
[depuis	-9900
[dernier	-9900
[dernière	-9900
[derrière	-9900
[des	-9900
[descend	-20
[descende	-14
[descendre	-19
[descends	-13
[descendu	-9
[descente	14
[description	-17
[desserre	-13
[desserrer	-8
[dessins	-9
[dessous	-9900
[dessus	-9900
[deux	-38
[deuxième	-9900
[deuxièmement	-17
[devait	-17
[devant	-9900
[devis	-18
[devoir	-14
[diamètre	-13
[dict	-14
[dicte	-23
[dictée	-21
[diffusion	-10
[différent	-13
[dimanche	-16
[dire	-9900
[direct	12
[directeur	-14
[direction	-28
[directrice	-9900
[dirige	-14
[dis	-9900
[discrètement	-16
[discute	-12
[discuter	-13
[dise	-26
[disent	-26
[disons	-14
[disque	-23
[disques	-8
[distance	-19
[dit	-9900
[dites	-27
[divers	-11
[dix	-9900
[dix-huit	-19
[dix-neuf	-13
[dixième	-10
[dizaine	-18
[doc	-19
[docteur	-17
[document	-19
[doigt	-20
[doigts	-18
[dois	-16
[doit	-9900
[doivent	-14
[domaine	-14
[domicile	-19
[donc	-9900
[donne	-9900
[donner	-22
[donnes	-11
[donné	-8
[données	-16
[dons	18
[dont	-9900
[dort	-11
[dos	-17
[dose	-10
[dossier	-9900
[double	-13
[doucement	-18
[douche	-14
[douches	-13
[doudous	-18
[douze	-9900
[drap	-15
[drapeau	-14
[draps	-18
[droit	-19
[droite	-13
[dsi	-9
[du	-77
[dur	-14
[durée	-22
[dylan	-10
[dès	-9900
[déballe	-11
[débranche	-13
[décalage	-16
[décembre	-9
[déchets	-19
[décide	-10
[décision	-22
[déclaration	-15
[déclare	-16
[décollage	-23
[décoller	-17
[découpe	-19
[décrire	-13
[décrit	-9
[décrite	-16
[décroche	-11
[défaut	-11
[dégage	-16
[déjà	-9900
[délai	-10
[démonte	-18
[démontes	-13
[dépanneur	-12
[départ	13
[département	-19
[dépasse	-13
[déplacement	-13
[dépose	-18
[déposer	-14
[déposé	-16
[déposés	-18
[dépôt	-20
[déroulé	-23
[désigne	-12
[désinfectant	-8
[désinfecte	-14
[désinfection	-19
[désinfecté	-24
[désinfectée	-18
[désinfectées	-12
[désolée	-14
[désordre	-12
[désormais	-31
[détecteur	-19
[détecteurs	-15
[détend	-14
[dévisse	-16
[dû	-9
[e	-9
[eaux	-21
[elle	-9900
[elles	-12
[emballage	-20
[emballée	-15
[emplacements	-16
[employé	-13
[employés	-10
[en	-9900
[encaisse	-17
[encaisser	-11
[enceinte	-11
[encore	-9900
[enfant	-24
[enfants	-9900
[enfin	-9900
[enlevée	-11
[enlève	-26
[enregistre	-9
[ensemble	-20
[ensuite	-9900
[entaille	-11
[entailles	-21
[entend	-17
[enterrés	-16
[entier	-15
[entière	-19
[entre	-9900
[entreprise	-23
[entrer	-14
[entretien	-9
[entrée	9
[entrées	-17
[enveloppes	-15
[envie	-23
[environ	-23
[envoie	-26
[envoyer	-16
[envoyé	-23
[erwan	-17
[es	-10
[espace	-23
[espèce	-15
[essaie	-21
[essayée	-11
[essence	-12
[essuie	-17
[essuyé	-14
[est	-9900
[est-ce	-15
[et	-9900
[etc	-10
[eu	-9900
[euh	-9900
[euros	-9900
[eux	-21
[excusez	-8
[excusés	-13
[exemplaire	-11
[exige	-25
[existe	-17
[explique	-26
[expliquer	-32
[expliqué	-9
[exporter	-9
[extincteur	-17
[extincteurs	12
[extérieure	-16
[fabrication	-26
[fabrique	-16
[face	-9900
[facteur	-12
[facture	-18
[facturé	-12
[failli	-13
[faire	-9900
[fais	-9900
[fais-en	-17
[faisons	-20
[fait	-9900
[faite	-18
[faites	-23
[faites-moi	-19
[familial	-11
[famille	-9900
[familles	-20
[fasse	-31
[fatou	-15
[fauconnier	-12
[faudrait	-13
[faut	-9900
[faute	-29
[faux	-15
[façade	-18
[façon	-9900
[femme	-21
[femmes	-18
[fendues	-12
[fenêtre	-18
[fenêtres	-16
[fer	-19
[fera	-11
[ferait	-9
[ferme	-9900
[ferment	-13
[fermentation	-23
[fermer	-16
[fermes	-12
[fermeture	-13
[fermé	-9900
[fermée	-9900
[fermés	-15
[feu	-9900
[feuille	-9900
[feuilles	-23
[feutre	-19
[feux	-18
[fiche	-26
[fichier	-9900
[fil	-15
[file	-10
[filet	-18
[fille	-15
[filles	-18
[film	-11
[films	-15
[fils	-9900
[filtre	-24
[filtres	-14
[fin	-9900
[finance	-19
[fini	-20
[finir	-20
[fiscal	-16
[fixe	-12
[flamme	-11
[fleur	-21
[fleuriste	-10
[flexibles	-11
[foin	-12
[fois	-9900
[fond	-9900
[fondre	-10
[fonds	-13
[fondu	-11
[fondue	-14
[font	-18
[forcer	-12
[formaliser	-23
[forme	-26
[fort	-18
[fosse	-12
[four	-22
[fourchette	-14
[fournisseur	-17
[fournisseurs	-15
[fournit	-17
[fourrière	-27
[foyer	-21
[frais	-9900
[france	-17
[franchement	-17
[francs	-18
[français	-11
[frapper	-12
[frein	-28
[freins	-11
[frigo	-20
[frigos	-17
[friterie	-9
[friteuse	-15
[froid	-9900
[froide	-9900
[fromagerie	-11
[frontofocomètre	-10
[frotte	-12
[frotter	-13
[frère	-17
[frères	-12
[fuit	-10
[fume	-18
[funérarium	12
[fwd	-16
[fâché	-13
[fédé	-19
[février	-9
[fête	-26
[g	-17
[gaine	-9
[galette	-15
[gamin	-13
[gamme	-16
[gant	-13
[gants	-9900
[garage	-28
[garde-corps	-13
[garder	-13
[gardien	-16
[gardienne	16
[gardé	-9
[gare	-15
[gars	-20
[garé	-14
[gauche	-9900
[gaz	-9900
[gazole	-18
[gel	-11
[geler	-19
[gendarmerie	-16
[gendre	-15
[genoux	-14
[genre	-23
[gens	-9900
[gentil	-11
[geste	-11
[gestes	-19
[gestionnaire	-17
[gilet	-14
[gilets	-22
[gilles	-10
[glace	-9900
[glisse	-20
[glisser	-8
[gomme	-10
[gonflage	16
[gonfle	-12
[gosses	-19
[goutte	-14
[gouttes	-15
[gouvernante	-13
[goûte	-12
[graisse	-32
[grammes	-16
[grand	-22
[grande	-16
[gras	-14
[grasse	-13
[gratte	-14
[grave	-17
[gravé	-15
[greffe	12
[grille	-18
[gris	-12
[grise	-21
[gros	-9900
[grosse	-15
[grosses	-11
[groupe	-9900
[groupes	-15
[grâce	-10
[guichet	12
[guide	-18
[gymnase	-10
[gyro	-17
[gâteau	-12
[gère	-13
[général	-15
[générale	-14
[géomètre	-15
[gérant	-16
[gérons	-21
[h	-9900
[habitants	-17
[haha	-15
[hall	-12
[hangar	-13
[harnais	-20
[hasard	-12
[haut	-9900
[haute	-9900
[hauteur	-21
[hauteurs	-19
[hectares	-19
[hein	-9900
[hello	-15
[herbes	-13
[hervé	-13
[heure	-9900
[heures	-9900
[hier	-22
[hiver	-24
[homme	-14
[hommes	-16
[honte	-19
[horaire	-11
[hors	-9900
[housse	-18
[huile	-17
[huit	-9900
[humidité	-18
[hérisson	-18
[hôte	-17
[hôtel	-9
[i	-13
[ici	-24
[idée	-18
[ii	-13
[il	-9900
[illisible	-10
[ils	-9900
[images	-15
[important	-9
[imprime	-8
[imprimerie	-13
[imprimé	-8
[inclinés	-17
[incomplet	-11
[indique	-10
[industrielle	-14
[infirmières	-14
[informatique	-11
[initiales	-9
[inox	-11
[inscrit	-9900
[inscrits	-12
[inspecte	-16
[installe	-13
[instruction	-21
[instrument	-18
[instruments	-9
[intact	-8
[interdit	-11
[interne	-26
[interprète	-18
[intérimaire	-15
[inutile	-13
[invendus	-17
[inverse	-14
[inès	-21
[isolé	-9
[isolée	-11
[issues	-14
[j	-14
[j'ai	-9900
[j'aimerais	-25
[j'appelle	-12
[j'arrive	-12
[j'attends	-13
[j'avais	-12
[j'en	-20
[j'espère	-8
[j'ouvre	-21
[j'y	-16
[j'étais	-11
[jamais	-9900
[jambes	-12
[janvier	-28
[jardin	-12
[jargon	-13
[jauge	-13
[jaune	-9900
[jaunes	-16
[javel	-11
[je	-24
[jean-mi	-19
[jeter	-16
[jette	-18
[jeté	-20
[jetée	-9
[jeu	-21
[jeudi	-9900
[jeune	-18
[jeunes	-19
[jo	-13
[jocelyne	-25
[joint	-19
[joints	-20
[jordan	-12
[josiane	-13
[joue	-15
[joueurs	-13
[jour	-9900
[journal	-19
[journée	-21
[jours	-9900
[jsuis	-16
[juge	-13
[juillet	-12
[juin	-9900
[jure	-17
[juridique	-17
[jusqu'au	-9900
[jusqu'en	-14
[jusqu'à	-9900
[juste	-24
[justificatif	-12
[karim	-13
[karts	-11
[kessler	-14
[kevin	-19
[kg	-18
[kilos	-33
[km/h	-20
[l	-16
[l'a	-20
[l'absence	-26
[l'accident	-16
[l'accueil	13
[l'accès	-16
[l'acheteur	-17
[l'acide	-12
[l'acte	9
[l'adresse	-18
[l'affaire	-12
[l'afficher	-22
[l'agence	-22
[l'agent	-9900
[l'ai	-13
[l'aide	-19
[l'aide-soignante	-13
[l'air	-9900
[l'alarme	-24
[l'alcool	-24
[l'alginate	-19
[l'allée	-15
[l'an	-9900
[l'ancien	-24
[l'ancienne	-19
[l'animal	-18
[l'animateur	-18
[l'année	-16
[l'antenne	-13
[l'appareil	-21
[l'appel	-25
[l'appli	-9
[l'apprenti	-16
[l'ardoise	-15
[l'argent	-16
[l'armoire	-20
[l'arrêt	11
[l'arrêté	-17
[l'ars	-15
[l'ascenseur	-19
[l'assemblée	-16
[l'assistante	-19
[l'association	-19
[l'assureur	-19
[l'atelier	-19
[l'attention	-17
[l'attestation	-21
[l'automate	-23
[l'autorisation	-15
[l'autre	-9900
[l'eau	-15
[l'emballage	13
[l'embarquement	18
[l'empreinte	-16
[l'encre	-12
[l'endroit	-16
[l'enfant	-18
[l'enlèves	-13
[l'enregistrement	-14
[l'entretien	14
[l'entrée	-19
[l'enveloppe	-10
[l'envoi	11
[l'envoie	-12
[l'escalier	-18
[l'essence	-12
[l'extincteur	-11
[l'heure	-9900
[l'hiver	-13
[l'homme	-11
[l'honneur	-16
[l'huile	-15
[l'huître	-16
[l'hôpital	-20
[l'hôte	-11
[l'idée	-21
[l'immatriculation	-16
[l'incident	-16
[l'index	-11
[l'infirmière	-24
[l'inscription	-12
[l'inspecteur	-21
[l'inspectrice	-16
[l'instrument	-17
[l'intérieur	-8
[l'intérim	-11
[l'inverse	-8
[l'objet	-22
[l'occupant	-9
[l'odeur	-11
[l'officier	-9
[l'oiseau	-12
[l'ombre	-15
[l'on	-32
[l'oral	-10
[l'ordinateur	-11
[l'ordonnance	-17
[l'ordre	-27
[l'oreille	-19
[l'orthographe	-9
[l'os	-10
[l'outil	-9
[l'ouverture	17
[l'ouvre	-11
[l'oxygène	-10
[l'un	-18
[l'urne	-12
[l'âge	-10
[l'écart	-10
[l'échelle	-17
[l'école	-15
[l'écran	-15
[l'écris	-16
[l'écrit	-14
[l'élève	-13
[l'émetteur	-8
[l'équipe	-9900
[l'étage	-25
[l'étiquette	-9900
[l'été	-25
[l'évier	-20
[l'œil	-18
[l'œuvre	-17
[la	29
[label	-9
[labo	-11
[laboratoire	-29
[laisse	-9900
[laisser	-25
[laisses	-21
[laissé	-9900
[lait	-23
[lame	-21
[lampe	-9900
[lance	-21
[lancer	-13
[lange	-15
[langue	-13
[laquelle	-13
[larmes	-11
[latin	-13
[lausanne	-14
[lavage	-26
[lave	-9900
[laver	-20
[laverie	-18
[laves	-17
[lavé	-13
[lavés	-16
[le	29
[lecteur	-9
[lecture	-13
[lendemain	-21
[lentement	-20
[lettre	-9900
[lettres	12
[leur	-9900
[leurs	-14
[lever	-28
[levure	-26
[levée	-9
[leçon	-21
[libre	-17
[libres	-15
[libère	-15
[licences	-13
[lie	-13
[lien	-13
[lieu	-9900
[lieux	-19
[ligne	-9900
[lignes	-9900
[ligue	-10
[limite	-17
[linge	-26
[lire	-9900
[lis	-23
[lisible	-23
[liste	-9900
[lit	-9900
[litige	-14
[litières	-22
[litres	-17
[lits	-14
[livraison	10
[livre	-30
[livres	-25
[livret	-14
[livré	-22
[liège	-10
[local	-9900
[locations	-12
[logiciel	-9
[loi	-14
[loin	-14
[long	-19
[longe	-14
[longs	-10
[longtemps	-13
[longueur	-20
[longueurs	-10
[lors	-31
[lot	-9900
[loto	10
[lots	-12
[loue	-22
[lourdes	-12
[luc	-8
[lucie	-11
[lui	-9900
[lui-même	-12
[lumière	-9900
[lundi	-9900
[lunettes	-16
[lycée	-12
[lyon	-12
[là	-9900
[là-dessus	-16
[lâche	-18
[lève	-24
[lève-cadre	-13
[légumes	-10
[léo	-9
[m	-9900
[m'a	-9900
[m'appeler	-22
[m'en	-16
[m'occupe	-16
[m'ont	-14
[ma	-9900
[machin	-11
[madame	-9900
[magasinier	-19
[mail	-20
[main	-9900
[mains	-9900
[maintenant	-18
[maire	-10
[mairie	-17
[mais	-9900
[maison	-9900
[mal	-9900
[malaise	-16
[maman	-13
[manager	-12
[mange	-24
[mangé	-11
[manière	-34
[manomètre	-9
[manque	-9900
[manu	-16
[manuel	-12
[manuelle	-17
[marbre	-19
[marc	-20
[marchait	-11
[marche	-9900
[marchent	-9
[marcher	-16
[marchés	-14
[mardi	-9900
[mari	-16
[marine	-11
[marionnettes	-21
[marque	-26
[marqués	-11
[marre	-11
[mars	-9900
[marteau	-12
[martre	-10
[marée	-19
[masque	-20
[matelas	-17
[matelot	-25
[maternité	-10
[matin	-9900
[matins	-23
[matière	-16
[matériel	-15
[mauvais	-10
[mauvaise	-11
[max	-9900
[maxi	-21
[maximum	-17
[maître	-14
[mdr	-10
[me	-9900
[mea	-13
[mehdi	-10
[membre	-14
[menace	-13
[menton	-16
[mer	-13
[merci	-9900
[mercredi	-16
[mes	-9900
[message	-17
[messagerie	-13
[mesure	-9900
[mesurer	-16
[mesures	-19
[met	-9900
[mets	-9900
[metz	-14
[meubles	-15
[meule	-21
[micro	-16
[midi	-16
[mieux	-14
[milieu	-9900
[mille	-28
[millimètre	-12
[millimètres	-10
[min	-9900
[mineur	-15
[mini	-19
[minimum	-12
[ministère	-10
[minuit	-8
[minutes	-9900
[miroir	-8
[mis	-9900
[mise	26
[mises	-15
[mm	-10
[mme	-9900
[mobiles	-17
[moche	-14
[mode	-27
[modeste	-16
[modif	-15
[modèle	-19
[moi	-9900
[moi-même	-14
[moins	-9900
[mois	-9900
[mois-ci	-11
[moisi	-14
[moisies	-11
[moitié	-9900
[moment	-25
[momo	-13
[mon	-15
[monde	-9900
[monique	-11
[moniteur	-11
[moniteurs	-15
[mono	-14
[monsieur	-9900
[montage	21
[montant	-14
[monte	-9900
[montent	-15
[monter	-21
[montes	-13
[monteur	-9
[monteurs	-13
[montre	-9900
[montrer	-22
[montré	-13
[monture	-16
[monté	-8
[mordu	-13
[mort	-15
[morte	-14
[mot	-9
[moteur	-9900
[moteurs	-9
[motif	-15
[mots	-22
[mouillé	-19
[mouillées	-8
[mouillés	-10
[moulin	-12
[moussa	-16
[mousse	-21
[moyen	-12
[moyens	-9
[msa	-12
[municipale	-18
[mur	-14
[museau	-14
[musique	-20
[musée	-28
[mèche	-9
[mère	-15
[mètre	-13
[mètres	-9900
[médecin	-19
[mélange	-13
[mélangé	-12
[mémo	-27
[mémoire	-20
[ménage	11
[méthode	-24
[métier	-12
[météo	-13
[même	-9900
[n	-9900
[n'a	-9900
[n'ai	-12
[n'attend	-18
[n'en	-25
[n'entre	-14
[n'essaie	-11
[n'est	-9900
[n'existe	-11
[n'importe	-26
[n'ont	-14
[n'ouvre	-21
[n'y	-9900
[nac	-8
[nacelle	-12
[nadia	-19
[nadège	-13
[naissance	-11
[namur	-8
[navette	-14
[ne	-9900
[neige	-29
[nettoie	-17
[nettoyage	10
[nettoyer	-15
[neuchâtel	-12
[neuf	-9900
[neufs	-20
[neuve	-21
[neuves	-17
[neveu	-12
[nez	-22
[ni	-9900
[nickel	-12
[niveau	-9900
[nivelles	-9
[noir	-9900
[nom	-9900
[nombre	-16
[nommer	-9
[noms	-12
[non	-9900
[nono	-10
[nord	-11
[normal	-12
[normale	-15
[normalement	-21
[note	-9900
[noter	-18
[notre	-24
[noté	-27
[nourriture	-9
[nous	13
[nouveau	-28
[nouveaux	-15
[nouvel	-17
[nouvelle	-22
[nouvelles	-26
[novembre	-22
[noé	-10
[noël	-17
[nuit	-9900
[nul	-20
[nulle	-14
[numéro	-9900
[numéros	-14
[numéroté	-14
[numérotée	-12
[nuque	-15
[nus	-15
[nôtre	-14
[nœud	-11
[nœuds	-17
[o2	-10
[objet	-9900
[objets	9
[occupe	-8
[octobre	-10
[odeur	-19
[odile	-12
[officiel	-14
[offre	-17
[oh	-16
[ok	-9900
[on	-13
[ont	-9900
[onze	-30
[optique	-10
[opératoire	-16
[opérer	-15
[or	-13
[orange	-12
[ordinateur	-11
[ordre	-22
[oreille	-14
[ou	-9900
[oublis	-13
[oublié	-14
[oui	-9900
[outil	-11
[outils	-18
[ouvert	-9900
[ouverte	-9900
[ouvertes	-15
[ouverts	-18
[ouvre	-9900
[ouvrent	-11
[ouvres	-15
[ouvrir	-9900
[ouvrés	-9
[ovales	-21
[oxygène	12
[où	-9900
[p	-16
[page	-9900
[pages	-14
[paie	-21
[paiement	-12
[pain	-28
[paire	-15
[palette	-8
[palettes	-14
[palier	-13
[pancarte	-11
[panier	-16
[panne	-23
[panneau	-15
[pansements	-22
[papa	-13
[papier	-9900
[papiers	-15
[par	-9900
[par-dessus	-16
[paraphe	-16
[paraît	-16
[parc	-9900
[parce	-9900
[parcs	-10
[pardon	-26
[pareil	-25
[parent	-33
[parents	-9900
[parfait	-16
[parfois	-14
[parking	-14
[parle	-9900
[parler	-26
[parles	-19
[parlé	-10
[parquet	-18
[pars	-22
[part	-9900
[partagé	-13
[parte	-15
[partent	-23
[parti	-32
[particuliers	-11
[partie	-14
[partir	-9900
[partis	-16
[partout	-16
[pas	-9900
[passager	-17
[passagers	-14
[passages	-12
[passe	-20
[passent	-17
[passer	-9900
[passerelle	-8
[passes	-20
[passez	-11
[passé	-9900
[passée	-16
[passées	-15
[pastille	-11
[patient	-9900
[patinoire	-17
[patrick	-20
[patron	-25
[patronne	-13
[pattes	-17
[pause	-18
[pauvre	-10
[payer	-10
[pc	-13
[peau	-25
[peinture	-26
[pelle	-8
[pendant	-9900
[pension	-12
[pensé	-22
[perche	-20
[perches	-9
[percé	-16
[percée	-13
[perd	-17
[perdu	-17
[perdue	-8
[permanence	-23
[permets	-15
[personne	-14
[personnel	-15
[personnes	-9900
[peser	-16
[pesé	-10
[pesée	15
[pesées	-9
[petit	-9900
[petite	-9900
[petites	13
[petits	-22
[peu	-9900
[peur	-19
[peut	-9900
[peut-être	-11
[peux	-28
[ph	-10
[pharmacie	-13
[photo	-9900
[photographie	-20
[photographiés	-18
[phrases	-17
[piano	-20
[pied	-9900
[pieds	-18
[pierre	-18
[pige	-13
[pigeons	-12
[pilote	-20
[pilotes	-11
[pince	-13
[pinceau	-16
[pinces	-16
[pioche	-9
[pis	-9900
[piscine	-12
[piste	-16
[pisteur	-12
[pièce	-9900
[pièces	-17
[places	-16
[plaie	-16
[plainte	-10
[planche	-9
[plans	-16
[plante	-19
[plaque	-9900
[plaques	-30
[plastifié	-13
[plastique	-15
[plat	-17
[plate	-18
[plateau	-9900
[plateforme	-9
[plaît	-16
[plein	-9900
[pleine	-16
[pleins	-10
[pleut	-12
[plinthes	-11
[plombier	-11
[plonge	-28
[plongée	-18
[plupart	-14
[plus	-9900
[plutôt	-15
[plâtre	-20
[pneus	-29
[poche	-24
[poches	-26
[pochette	-9
[pogner	-13
[poids	-9900
[poignée	-10
[poignées	-19
[poing	-16
[point	-9900
[pointe	-18
[points	-21
[poire	-10
[poisson	-14
[police	-27
[pompe	-19
[pompes	-21
[pompiers	-16
[pondre	-22
[pont	-28
[port	-18
[portable	-12
[portail	-14
[porte	-9900
[portent	-9
[porter	-19
[portes	-9900
[porteur	-12
[porteurs	-28
[portique	-13
[porté	-17
[posent	-11
[poser	-14
[position	-11
[possible	-24
[possède	-16
[poste	-9900
[posé	-25
[posée	-16
[posées	-15
[posés	-13
[pots	-18
[poubelle	-13
[pouce	-20
[pouces	-10
[poudre	-18
[poules	-11
[pour	-21
[pourquoi	-27
[pourriez-vous	-24
[pourriture	-16
[pousse	-24
[poussière	-13
[pouvez-vous	-23
[pouvoir	-17
[ppm	-16
[premier	-9900
[premiers	-17
[premièrement	-18
[premières	-16
[prend	-9900
[prendre	-25
[prends	-25
[prennent	-19
[prescription	-17
[presque	-19
[presse	-25
[pressing	-8
[pression	-25
[prestataire	-17
[prie	-22
[principal	-15
[printemps	-32
[pris	-19
[prise	10
[prises	-10
[privé	-10
[prix	-15
[pro	-16
[prochain	-8
[procède	-17
[procès-verbal	-21
[producteur	-11
[produit	-20
[produits	-25
[professeur	-17
[profondeur	-8
[projecteur	-28
[projecteurs	-11
[projet	-15
[promis	-22
[propane	-18
[propose	-31
[proposer	-23
[propre	-9900
[propres	-11
[propriétaire	-9900
[prothésiste	-12
[protocole	-25
[protégée	-12
[prouver	-20
[province	-21
[près	-9900
[préalable	-13
[précise	-15
[précédent	-19
[préfecture	-19
[prélever	-17
[prélève	-9
[prénom	-14
[préparation	-29
[prépare	-9900
[préparer	-21
[préparé	-18
[présence	-16
[présent	-14
[présentable	-8
[présente	-26
[présents	-19
[président	-21
[prétend	-11
[prévenir	-14
[prévenu	-10
[prévenue	-10
[préviens	-10
[prévient	-9900
[prêt	15
[public	-23
[puce	-12
[puces	-12
[puis	-9900
[puisse	-26
[puissent	-16
[punaises	-23
[purger	-16
[pv	-21
[pâte	-20
[père	-20
[pèse	-18
[périmètre	-13
[pôle	-17
[qu'après	-17
[qu'au	-8
[qu'aucune	-14
[qu'elle	-9900
[qu'en	-20
[qu'il	-9900
[qu'ils	-22
[qu'on	-9900
[qu'un	-27
[qu'une	-20
[qu'y	-20
[quai	-9900
[qualité	-15
[quand	20
[quarante	-9900
[quarante-cinq	-14
[quarante-deux	-11
[quart	-9900
[quartier	-18
[quarts	-19
[quatorze	-21
[quatre	-9900
[quatre-vingt-dix	-15
[quatrième	-10
[que	-9900
[quel	-24
[quelle	-28
[quelqu'un	-9900
[quelque	-9900
[quelques	-16
[question	-23
[questions	-22
[queue	-19
[qui	-9900
[quinze	-9900
[quitte	-18
[québec	-15
[rabat	-16
[raccord	-12
[raccroche	-11
[raclette	-8
[raconter	-15
[radiateur	-10
[radiateurs	-11
[radio	-25
[rails	-12
[raison	-15
[ramasse	-18
[ramasser	-20
[ramassé	-21
[rampe	-17
[rang	-10
[range	-24
[ranger	-11
[rangs	-25
[rangés	-9
[rapide	-24
[rappel	-24
[rappelle	-27
[rappelles	-20
[rappelé	-11
[rapport	-27
[rasante	-12
[raté	-17
[rayon	-19
[rayons	-10
[rayures	-12
[re	-22
[recette	-18
[recherche	9
[recommandé	-19
[recommence	-12
[recompte	-8
[recopié	-16
[recours	-10
[recto	-10
[recueilli	-15
[reculés	-13
[refaire	-11
[refais	-10
[refait	-24
[refaite	-8
[refermé	16
[refuge	-14
[refus	-9
[refuse	-18
[refusé	-21
[refusées	-15
[refusés	-10
[regard	-9
[regardant	-8
[regarde	-9900
[regarder	-9900
[regardes	-9900
[regardé	-12
[regardées	-12
[registre	-9900
[relais	15
[relancer	21
[relecture	-16
[relever	-13
[relevés	-19
[relire	14
[relit	-11
[relu	-21
[relève	-14
[remarque	-17
[remarquer	-17
[remets	-17
[remettre	-23
[remis	-20
[remonte	-27
[remorque	-12
[remplacée	-12
[remplaçant	-12
[remplaçante	-15
[remplaçants	-18
[remplaçons	-24
[rempli	-14
[remplie	-19
[remplir	-19
[remplis	-18
[remplissage	-23
[remplissent	-11
[remplit	-9900
[remué	-10
[rend	-19
[rendez-vous	-23
[rendre	-12
[rendu	-12
[rendue	-9
[rendues	-11
[rentre	-10
[rentrer	-16
[rentrés	-10
[renversé	-11
[renvoi	-12
[renvoie	-10
[renvoyé	-11
[repart	-19
[repartir	-13
[repasse	-9
[reporte	-16
[reporter	-9
[reporté	-12
[repousse	-11
[reprend	10
[reprendre	-25
[reprends	-16
[repris	-15
[reprise	-22
[représentation	-28
[repère	-14
[responsable	-9900
[ressourcerie	-15
[restaurant	-12
[restauration	13
[restauratrice	-14
[restaure	-9
[reste	-9900
[restent	-22
[rester	-20
[restes	-19
[resté	-10
[restée	-19
[retard	-14
[retient	-8
[retire	-19
[retiré	-15
[retourne	-19
[retourner	-15
[retrait	-10
[retraite	-20
[retrouve	-10
[retrouver	-12
[retrouvé	-18
[retrouvée	-9
[revenue	-12
[reviennent	-23
[revient	-27
[revoir	-19
[rez-de-chaussée	-12
[reçoit	-9900
[reçoivent	-15
[reçu	-24
[reçue	-10
[rh	-20
[rideau	-12
[rien	-9900
[rimouski	-15
[rince	-17
[rincer	-9
[rincés	-13
[rinçage	-23
[robinet	-16
[roger	-22
[roman	-14
[rond	-15
[rose	-17
[roses	-11
[roubaix	-10
[roue	-12
[rouge	-9900
[rouges	-16
[roule	-16
[rouler	-13
[route	-22
[rubalise	-12
[ruban	-10
[rue	-15
[râlent	-17
[râler	-12
[règle	-9900
[règlement	-24
[règles	-27
[réaction	-11
[réception	11
[réclame	-24
[récolte	16
[récompense	-10
[récupération	13
[rédaction	-24
[rédiger	-9900
[rédigé	-12
[rédigée	-18
[réf	-8
[réfractomètre	-13
[régie	-9900
[région	-18
[régional	-11
[régionale	-11
[régisseur	-19
[réglages	-9
[réglette	-14
[réglée	-20
[régulation	-11
[réjean	-19
[répartis	-13
[réparé	-8
[répond	-22
[répondre	-14
[réponds	-21
[répondu	-13
[réponse	-13
[répéter	-10
[répétition	-9
[réseau	-16
[réservation	-15
[réservations	-14
[réserve	-17
[réservé	-10
[résidence	-14
[résident	-21
[résultat	-12
[résultats	-10
[résume	-11
[rétros	-13
[réunion	-35
[rév	-18
[révision	-17
[rôle	-8
[s	-10
[s'agissant	-24
[s'appelle	-19
[s'arrête	-20
[s'assure	-16
[s'en	-9900
[s'est	-9900
[s'il	-9900
[s'ils	-23
[s'occupe	-19
[s'ouvre	-16
[s'y	-23
[s'éloigne	-13
[sa	-9900
[sac	-15
[sache	-32
[sachet	-13
[sacristie	-8
[sacs	-26
[sage-femme	-15
[saint-amand	-26
[saint-hyacinthe	-14
[sais	-16
[saisi	-13
[saisit	-15
[saison	-19
[saisonniers	-14
[sait	-19
[salarié	-14
[sale	-25
[salle	-9900
[salles	-16
[salon	-15
[salut	-25
[salutations	-11
[samedi	-29
[sandrine	-9
[sang	-19
[sangle	-8
[sangles	-17
[sanitaire	-31
[sans	-9900
[santé	-12
[sauce	-8
[sauf	-9900
[saumure	-17
[saura	-20
[savait	-19
[savent	-23
[savoir	-23
[savon	-29
[savonneuse	-9
[scanne	-12
[scanner	-19
[scelle	-9
[scellé	-9900
[scellés	-14
[scie	-18
[scolaire	-19
[scotche	-12
[scotché	-13
[scotchées	-16
[scène	-17
[se	-9900
[seau	-9900
[seaux	-9
[sec	-9900
[second	-17
[seconde	-20
[secondes	-17
[secoue	-16
[secouer	-9
[secours	-25
[secret	-9
[secrétaire	-21
[secrétariat	-14
[secteur	-19
[section	-12
[sectionneur	-17
[seize	-18
[sel	-13
[sellette	-9
[selon	-24
[semaine	-9900
[semaines	-9900
[semelle	-14
[sens	-9900
[sent	-25
[sept	-25
[septante	-16
[septembre	-9900
[sera	-11
[serait	-25
[seringue	-11
[serre	-18
[sert	-17
[servi	-10
[service	-9900
[services	-23
[serviettes	-14
[ses	-9900
[seul	-9900
[seule	-9900
[seulement	-9900
[seuls	-15
[shampoing	-17
[si	-13
[siffle	-13
[siffler	-9
[sifflet	-10
[signale	-11
[signaler	-18
[signalée	-21
[signature	-9900
[signe	-9900
[signent	-15
[signer	-12
[signes	-9
[signé	-9900
[signée	-19
[silence	-13
[silicone	-17
[simple	-9900
[simples	-10
[sinon	-9900
[site	-22
[six	-9900
[siège	-25
[sièges	-11
[sms	-13
[social	-19
[soi	-12
[soie	-14
[soient	-8
[soins	-9
[soir	-9900
[soirée	-20
[soirées	-15
[soit	-9900
[soixante	-26
[sol	-9900
[solde	-16
[soleil	-15
[solidaire	-17
[solution	-8
[solvants	-13
[sommes	-27
[sommier	-11
[son	-9900
[sonde	-12
[sonne	-12
[sonner	12
[sont	-9900
[sors	-18
[sort	-9900
[sortent	-17
[sorti	-26
[sorties	-21
[sortis	-13
[soudure	-20
[souffler	-14
[souhaite	-30
[souhaitez	-11
[sous	-9900
[souvent	-18
[soyez	-13
[spa	-12
[spatule	-9
[sports	-11
[stagiaire	-10
[stagiaires	-19
[standard	-8
[station	-26
[steph	-15
[stock	-13
[stop	-21
[stylo	-12
[stéphane	-10
[stérilisateur	-13
[su	-8
[sucre	-17
[suie	-11
[suis	-9900
[suisse	-13
[suit	-17
[suite	-9900
[suivant	-12
[suivante	-8
[suivi	-21
[suivre	-30
[sujet	-28
[support	-9
[supérieur	-17
[sur	-9900
[surface	-10
[surfaceuse	-23
[surtout	-9900
[surveillance	-11
[surveillant	-19
[surveille	-17
[svp	-21
[syndic	-17
[syndical	-10
[syndicat	-17
[synthétique	-20
[séance	-15
[sécateur	-15
[séchoir	-10
[sécu	-13
[sécurité	-9900
[sépare	-14
[sérieux	-13
[sœur	-18
[t	-19
[t'as	-22
[t'es	-17
[t'écris	-19
[ta	-16
[table	-9900
[tableau	-21
[tablette	-19
[tablier	-15
[tache	-15
[taches	-19
[tachés	-9
[tag	-9
[talkie	-9
[talon	-17
[tamis	-10
[tampon	-18
[tant	-9900
[tape	-25
[taper	-13
[tapis	-23
[tapé	-14
[tard	-15
[tare	-12
[tas	-8
[tatouage	-11
[te	-9900
[technicien	-29
[teinte	-12
[temps	-9900
[tempérage	-10
[température	-9900
[tend	-10
[tenir	-23
[tension	-22
[tenue	-19
[terrain	-11
[terrasse	-12
[terre	-9900
[test	15
[teste	-20
[testes	-17
[testé	-11
[texte	-9900
[thermomètre	-14
[théo	-18
[théâtre	-27
[ticket	-9900
[tickets	-12
[tienne	-23
[tiennent	-11
[tiens	-17
[tient	-9900
[tiers	-9900
[tiges	-13
[tilleuls	-10
[tirage	-12
[tire	-9900
[tirer	-24
[tireuse	-11
[tiroir	-9
[tiré	-18
[tirée	-12
[tissu	-9
[titouan	-16
[titre	-18
[titres	-23
[tiède	-17
[toi	-36
[toile	-19
[toilettes	-15
[toit	-15
[tombe	-15
[tomber	-8
[tombé	-18
[ton	-22
[tondeuse	-14
[tonnes	-12
[total	-8
[touche	-9900
[toucher	-9900
[touché	-13
[touchée	-20
[toujours	-9900
[tour	-9900
[tournai	-15
[tournant	-21
[tourne	-9900
[tourner	-20
[tournoi	-10
[tous	-9900
[tout	-9900
[toute	-9900
[toutes	-9900
[trace	-34
[tracteur	-11
[traction	-12
[traduction	-17
[train	-15
[traite	-35
[traitement	-19
[trame	-22
[tranche	-9
[transfert	10
[transformer	-14
[transporteur	-15
[transports	-15
[trappe	-17
[travail	-16
[travaille	-18
[travaillent	-15
[travailler	-19
[travers	-27
[traverse	-15
[traîne	-15
[traîner	-15
[trempage	-15
[trempe	-13
[tremper	-17
[trempée	-8
[trentaine	-13
[trente	-9900
[trente-deux	-15
[tri	27
[tribunal	-23
[tribune	-12
[trier	16
[trimestre	-23
[trois	-9900
[troisième	-25
[trompe	-13
[tronçonneuse	-8
[trop	-9900
[trottoir	-11
[trou	-24
[trous	-12
[trousse	-10
[trouve	-22
[trouver	-24
[trouvé	-20
[trouvés	-16
[truc	-9900
[truites	-19
[très	-9900
[trépied	-9
[trésorerie	-16
[tu	-54
[tube	-12
[tubes	-20
[tulle	-12
[tunnel	-13
[tuteur	-8
[tuyau	-9
[tuyaux	-20
[type	-13
[téléphone	-9900
[tête	-9900
[tôt	-23
[ultrasons	-12
[un	-18
[une	-17
[unique	-20
[uniquement	-18
[unité	-12
[urgent	-16
[usé	-18
[usée	-11
[v	-13
[va	-9900
[vacances	-16
[vache	-16
[vais	-17
[vaisselle	-13
[val	-13
[valable	-8
[valeur	-11
[valeurs	-18
[valide	-12
[valve	-16
[vanne	-9900
[vannes	-11
[vantelles	-19
[vapeur	-18
[vaut	-12
[veille	-9900
[veilleur	-18
[velours	-11
[vend	-12
[vendange	18
[vendeur	-12
[vendre	-17
[vendredi	-9900
[vent	-9900
[vente	-9
[ventilation	-14
[ventile	-12
[venu	-11
[venue	-14
[verre	-25
[verres	12
[vers	-9900
[verse	-15
[verser	-20
[version	-18
[vert	-9900
[verte	-8
[vestiaire	-19
[vestiaires	-9
[veuillez	-9
[veulent	-15
[veut	-9900
[veux	-25
[viande	-14
[vide	-9900
[vider	-10
[vides	-22
[vidé	-12
[vieille	-17
[vieilles	-11
[vienne	-17
[viennent	-24
[vient	-9900
[vieux	-19
[village	-18
[ville	-27
[vinaigre	-15
[vingt	-9900
[vingt-cinq	-17
[vingt-deux	-11
[vingt-quatre	-21
[vingt-six	-22
[violette	-17
[violons	-13
[virement	-13
[virgule	-14
[virus	-20
[vis	-14
[vise	-13
[visiter	-9
[visites	-12
[visiteur	-18
[visiteurs	-21
[visière	-16
[vite	-13
[vitesse	-10
[vitre	-19
[vitres	-17
[vocale	-9
[voici	-21
[voie	-13
[voient	-22
[voile	-22
[voilà	-9900
[voilée	-9
[voir	-9900
[vois	-21
[voisine	-12
[voisins	-18
[voit	-9900
[voitures	-16
[voix	-9900
[vol	18
[volant	-16
[volontaire	-8
[volonté	-9
[vols	11
[volume	-8
[volée	-17
[vont	-9900
[vos	-12
[vote	-15
[votre	-9900
[voudra	-18
[voudrais	-17
[voudrait	-25
[voulu	-11
[vous	-9900
[voyage	-19
[voyageur	-23
[voyageurs	-21
[voyant	-10
[voyez	-8
[vrac	-15
[vrai	-27
[vraiment	-12
[vu	-9900
[véhicule	-9900
[véhicules	-19
[vélo	-23
[vélos	17
[vérification	20
[vérifie	-9900
[vérifient	-10
[vérifier	-9900
[vérifies	-13
[vérifié	-12
[vérifiées	-21
[véto	-12
[vétérinaire	-25
[vêleuse	-9
[week-end	-15
[whatsapp	-8
[y	-9900
[yann	-14
[yeux	-9900
[yo	-19
[z	-11
[zone	-9900
[zoé	-10
[zéro	-30
[|	-9900
[«	-9900
[°	-9900
[·	-9900
[»	-9900
[à	-56
[âge	-19
[ça	-9900
[écart	-9900
[échange	10
[échec	-8
[éclat	-18
[école	-16
[écoles	-16
[écoute	-12
[écrire	-28
[écris	-12
[écrit	-9900
[écrite	-33
[écrivez-moi	-15
[écumer	-15
[édition	-14
[électrique	-25
[électriques	-22
[élingue	-12
[élodie	-9
[élève	-19
[élèves	-15
[équipe	-29
[équipes	-17
[équipiers	-13
[établissement	-17
[établit	-16
[étage	-12
[étaient	-25
[était	-9900
[étant	-11
[étape	-16
[étapes	-14
[état	11
[éteindre	-18
[éteint	-12
[éteinte	-12
[étiqueter	-11
[étiquette	-9900
[étiquettes	-16
[étoile	-14
[étoiles	-15
[étrangères	-11
[étudiante	-15
[étudiantes	-13
[étudiants	-25
[étuver	-17
[été	-9900
[évacuation	9
[évidemment	-16
[évite	-16
[être	-9900
[ôte	-15
[œil	-10
[œuvre	14
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
]-'ai	-20
]-'as	-24
]-'au	-15
]-'en	-40
]-'es	-20
]-'on	-28
]-'os	-10
]-'où	-13
]-'un	-34
]--30	-17
]--ce	-25
]--ci	-12
]--en	-19
]--le	-19
]--là	-15
]--mi	-12
]--on	-17
]-0	-47
]-017	-9
]-abo	-20
]-ace	-39
]-ack	-20
]-act	-17
]-acé	-10
]-ade	-33
]-ael	-9
]-aft	-11
]-afé	-30
]-age	23
]-agé	-13
]-ah	-20
]-aha	-17
]-ai	-17
]-ain	-9
]-air	-30
]-ais	-12
]-ait	-43
]-aix	-14
]-ale	-26
]-all	-25
]-alo	-15
]-alé	8
]-ame	-41
]-amp	-21
]-anc	-11
]-and	-24
]-ane	-37
]-ann	-16
]-ano	-24
]-ans	-21
]-ant	-18
]-anu	-14
]-apa	-15
]-ape	-42
]-app	-12
]-aps	-19
]-apé	-19
]-arc	-15
]-ard	-12
]-ari	-24
]-ars	-37
]-art	-17
]-aré	-28
]-asv	-15
]-ata	-16
]-ath	-20
]-ats	-32
]-até	-28
]-aud	-32
]-aut	-19
]-aux	-11
]-ave	-21
]-axe	-17
]-axi	-23
]-aye	-21
]-ayé	-10
]-aît	-31
]-aïe	-22
]-bal	-21
]-bas	-12
]-bat	-19
]-bec	-12
]-bel	-24
]-ben	-18
]-ber	-19
]-bes	-27
]-ble	-39
]-bli	-18
]-box	-16
]-bre	-10
]-bré	-17
]-bus	-19
]-but	-23
]-bée	-17
]-cal	-26
]-cao	-23
]-cat	-20
]-cel	-11
]-cer	-34
]-ces	-22
]-cet	-22
]-ché	-36
]-cie	-40
]-cin	-16
]-cle	-28
]-cm	-9
]-co	-14
]-col	-10
]-con	-13
]-cou	-10
]-cpe	-17
]-cro	-19
]-cte	-39
]-cté	-20
]-cue	-19
]-cès	11
]-cée	13
]-cés	-30
]-d'y	-13
]-dan	-17
]-der	-20
]-dex	-11
]-dez	-15
]-dia	-13
]-dic	-18
]-die	-25
]-dif	-15
]-din	12
]-dis	-19
]-dit	-19
]-dix	-18
]-doc	-9
]-don	-27
]-dos	-26
]-dou	-21
]-dpp	-16
]-dra	-20
]-dre	-57
]-dsi	-8
]-due	-18
]-dur	-25
]-dus	-30
]-dée	-41
]-déo	-16
]-dû	-8
]-ean	-21
]-eci	-25
]-ecy	-14
]-edi	8
]-eds	-19
]-efs	-14
]-eil	-16
]-ein	-28
]-ela	-22
]-elu	-19
]-elé	-26
]-emi	-21
]-end	-41
]-ens	-49
]-ent	-51
]-enu	-28
]-ené	-14
]-eon	-8
]-eph	-15
]-ept	-42
]-era	-37
]-erc	-14
]-erd	-20
]-ers	-17
]-ert	13
]-esh	-18
]-est	-25
]-esé	-9
]-etc	-10
]-etz	-13
]-eté	-24
]-eue	-24
]-euf	-26
]-eun	-14
]-eur	-11
]-eus	-33
]-eut	-16
]-eux	-43
]-evé	-29
]-exe	-15
]-eçu	-13
]-fer	-23
]-fes	-28
]-fet	-23
]-ffe	-27
]-fil	-21
]-fié	-24
]-fle	-29
]-fre	-21
]-fus	-14
]-fwd	-15
]-fée	-18
]-g	-21
]-gaz	11
]-gel	-20
]-ger	-18
]-ges	-12
]-gie	12
]-gin	-14
]-gle	-36
]-glé	-18
]-gny	-15
]-gon	-13
]-gos	-19
]-gre	-17
]-gré	-18
]-gsm	-8
]-gts	-24
]-hai	-15
]-hat	-16
]-hdi	-11
]-her	-37
]-hes	-54
]-het	-33
]-hez	-10
]-hie	-13
]-hin	-17
]-hon	-30
]-hui	-15
]-hum	-16
]-hée	-38
]-héo	-14
]-hés	-22
]-i	-18
]-ial	-23
]-ias	-10
]-iat	-29
]-ici	-28
]-ick	-26
]-ico	-15
]-ict	-17
]-ide	-37
]-idi	-26
]-idé	-24
]-ied	-13
]-iel	-24
]-ien	8
]-ier	-12
]-ies	-8
]-ieu	-18
]-iez	-17
]-ifs	10
]-igo	-15
]-igt	10
]-igé	-21
]-ii	-15
]-iii	-12
]-ile	11
]-ilm	-17
]-ils	-14
]-ilé	-16
]-ime	-28
]-imé	9
]-ine	-26
]-ing	-35
]-ini	-32
]-inq	-29
]-ins	-11
]-int	-32
]-iné	20
]-ion	26
]-iot	-13
]-ipe	-26
]-ira	-19
]-ire	-16
]-irs	-25
]-iré	-21
]-ise	-18
]-isi	-22
]-isé	-29
]-ite	-26
]-its	-33
]-ité	-30
]-ius	-14
]-ive	-30
]-ivi	-27
]-ivé	-19
]-ixe	-11
]-ize	-18
]-iés	13
]-j	-11
]-j'y	-12
]-jet	-30
]-jeu	-17
]-jo	-13
]-jou	-22
]-ker	-12
]-kg	-14
]-kie	-13
]-l	-19
]-l'a	-24
]-lab	-16
]-lan	-29
]-las	-19
]-lat	-16
]-lde	-19
]-ler	-52
]-let	-20
]-lez	-15
]-lin	-16
]-lio	-20
]-lip	-10
]-lis	-26
]-lié	-8
]-lla	-25
]-lle	-35
]-lli	-17
]-llo	-14
]-lly	-15
]-llô	-21
]-lme	-16
]-lms	-12
]-loc	-17
]-loi	-28
]-lon	-17
]-los	-42
]-lot	-16
]-lou	-14
]-lpa	-13
]-lpe	-10
]-lub	-15
]-luc	-24
]-lus	-10
]-lut	-12
]-lve	-15
]-léo	-19
]-lés	15
]-m/h	-15
]-mai	-23
]-mam	14
]-man	-22
]-mbe	-32
]-mbé	-21
]-mdr	-18
]-men	-22
]-mer	-37
]-met	-17
]-mie	-24
]-min	-28
]-mis	-30
]-mm	-13
]-mme	-33
]-mne	-16
]-moi	-21
]-mot	-8
]-mou	-12
]-mpe	-34
]-msa	-15
]-mum	-17
]-mur	-19
]-mué	-14
]-més	-29
]-nac	-13
]-nai	-17
]-nal	-45
]-nas	-22
]-nce	-12
]-ncs	-16
]-ncé	-30
]-nde	-28
]-nds	-57
]-ndu	-35
]-ndy	-12
]-ndé	-22
]-nec	-12
]-nel	15
]-ner	-54
]-net	-34
]-nez	-28
]-nge	-52
]-ngo	-16
]-ngs	-26
]-ngé	-28
]-nie	-40
]-nil	-16
]-nir	-36
]-nis	-12
]-nit	-26
]-nné	-18
]-noi	-15
]-nom	-14
]-non	-29
]-nos	-25
]-not	-21
]-nox	-14
]-noé	-15
]-nre	-27
]-nse	-23
]-nsi	-27
]-nsé	-18
]-nte	-22
]-nti	-21
]-nté	-25
]-nu	-13
]-nue	-35
]-nul	-18
]-nus	-27
]-nze	-33
]-nès	-18
]-née	-12
]-o2	-11
]-ock	-17
]-ocs	13
]-ode	-38
]-off	-11
]-oh	-12
]-oie	-11
]-oin	-25
]-oir	-27
]-ois	-21
]-oit	-27
]-oix	-18
]-ola	-17
]-ole	-13
]-oli	-18
]-ols	-21
]-olé	-24
]-omb	-23
]-omo	-11
]-oms	-12
]-ond	-34
]-ong	-22
]-ono	-22
]-ons	-17
]-ont	-34
]-ool	-11
]-ord	-45
]-ore	-20
]-ose	-40
]-oss	-12
]-osé	-32
]-oto	-14
]-oté	-15
]-oue	-28
]-oup	-14
]-our	-10
]-ous	-45
]-out	-26
]-oux	-27
]-oué	-20
]-oyé	-31
]-oël	-24
]-oît	-13
]-oût	-19
]-p	-21
]-pal	-16
]-pas	-16
]-pc	-16
]-pel	-26
]-per	-29
]-pes	-44
]-ph	-9
]-phe	-12
]-pin	-23
]-pis	-26
]-pié	-13
]-ple	-25
]-pli	-15
]-pon	-18
]-pot	-23
]-ppe	-29
]-ppm	-15
]-pro	-18
]-pte	-18
]-pté	-23
]-pui	-14
]-pv	-25
]-pée	-25
]-pés	-19
]-qqn	-10
]-qué	-20
]-rac	-22
]-rai	-35
]-ral	-29
]-ran	-18
]-rap	-17
]-ras	-35
]-rat	-27
]-ray	-18
]-rbe	-31
]-rce	-19
]-rcs	-14
]-rcé	-13
]-rds	-28
]-rdu	-24
]-rdé	-22
]-re	-18
]-ref	-23
]-rer	-10
]-res	-10
]-ret	-25
]-rge	-17
]-rh	-9
]-ril	-35
]-rim	-17
]-rin	-15
]-rio	-17
]-rir	-28
]-ris	-32
]-rit	10
]-rix	-12
]-rié	-20
]-rmi	-16
]-rmé	-24
]-rne	-44
]-rod	-10
]-roi	10
]-ron	-38
]-ros	-28
]-rou	-25
]-rps	-21
]-rra	-19
]-rre	-13
]-rré	-23
]-rso	-21
]-rsé	-15
]-rte	-43
]-rts	-36
]-rté	-25
]-rum	-18
]-run	-10
]-rus	14
]-rve	-28
]-rvi	-9
]-rvé	-20
]-rze	-29
]-rès	-30
]-rée	-10
]-réf	-10
]-rés	-10
]-rév	-18
]-rêt	-34
]-s	-19
]-s'y	-20
]-s-y	-23
]-san	-10
]-sas	-23
]-sat	-19
]-sca	-13
]-sel	-14
]-ses	-28
]-sez	-30
]-sie	-8
]-sir	-9
]-sis	-15
]-sit	-29
]-six	-21
]-ski	-13
]-sme	-15
]-sms	-17
]-soi	-20
]-son	-11
]-ssa	-20
]-sse	-20
]-ssu	-9
]-ste	-56
]-sté	-24
]-sus	-27
]-svp	-26
]-sée	-17
]-sés	12
]-t	-19
]-ta	-12
]-tal	14
]-tan	-18
]-tas	-13
]-tch	9
]-tel	-18
]-ter	-55
]-tes	-11
]-tez	-23
]-the	-17
]-til	-18
]-tin	-33
]-tir	-33
]-toi	-29
]-top	-22
]-tou	-15
]-tre	-18
]-tri	-30
]-tré	-23
]-tte	-64
]-tue	-15
]-tui	-16
]-tée	-27
]-téo	-13
]-tés	-26
]-tôt	-31
]-u'y	-21
]-uan	-13
]-ube	-24
]-uci	-12
]-uds	-14
]-uel	-25
]-uer	-39
]-ues	-11
]-uet	-35
]-ufs	-24
]-uge	-32
]-uie	-27
]-uil	-19
]-uin	-22
]-uir	-18
]-uis	-13
]-ule	18
]-uls	-20
]-ult	-19
]-ulu	-11
]-ulé	-41
]-ume	-29
]-ums	-18
]-umé	-19
]-une	-42
]-uno	-15
]-uoi	-19
]-ups	-19
]-ura	-21
]-urd	-21
]-ure	10
]-urg	-13
]-uro	-14
]-urs	-34
]-urt	-26
]-uré	-13
]-use	23
]-usé	-21
]-ute	-26
]-uto	-18
]-uts	-12
]-uté	-13
]-uvé	-21
]-uyé	-13
]-uée	-13
]-ués	-21
]-v	-9
]-vel	-23
]-ver	-50
]-ves	-12
]-veu	-12
]-vez	-10
]-vie	-34
]-vin	-26
]-vis	-25
]-voi	13
]-vol	-32
]-von	-22
]-vos	-14
]-vre	-19
]-vés	14
]-wan	-14
]-xes	-11
]-xte	-18
]-yen	-15
]-yer	-28
]-yez	-23
]-ylo	-17
]-yne	-15
]-yo	-21
]-ype	-20
]-yro	-11
]-yse	-12
]-yée	-16
]-z	13
]-âge	-23
]-âte	-30
]-âts	-19
]-çue	-17
]-èce	-18
]-ède	-34
]-èle	-34
]-ème	-40
]-ène	-36
]-ère	-11
]-èse	-24
]-ète	-36
]-ève	-31
]-ébé	-22
]-écu	-11
]-édé	-17
]-éer	-9
]-ées	17
]-égé	-10
]-élo	-13
]-émo	-24
]-éra	-24
]-éro	8
]-éré	-31
]-éto	-18
]-été	-33
]-êle	-16
]-ête	-16
]-êté	-22
]-île	-15
]-îmé	-15
]-îne	-16
]-îné	-16
]-îte	10
]-ôle	-21
]-ôme	-16
]-ône	10
]-ôte	-22
]-ôté	-16
]-ûlé	-14
]-ûte	-25
]-ûts	-16
]-œud	-9
]-œur	-25
].	-9900
]/	-9900
]0	-47
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>'ai jamais	-13
]>'en ai	-16
]>'en faire	-16
]>'où cette	-14
]>'où il	-12
]>-ce que	-23
]>-ci que	-12
]>-là .	-13
]>0 %	-17
]>0 )	-9
]>0 ,	-37
]>0 .	-25
]>0 /	-10
]>0 0	-13
]>0 :	-21
]>0 animaux	-8
]>0 au	-23
]>0 avant	-14
]>0 bars	-9
]>0 de	-13
]>0 est	-9
]>0 fois	-19
]>0 g	-11
]>0 h	-17
]>0 janvier	-9
]>0 juillet	-8
]>0 kg	-12
]>0 l	-15
]>0 la	-12
]>0 lignes	-13
]>0 m	-12
]>0 mai	-20
]>0 mars	-11
]>0 min	-12
]>0 mm	-9
]>0 mètres	-14
]>0 ne	-9
]>0 novembre	-15
]>0 par	-9
]>0 personnes	-10
]>0 puis	-8
]>0 semaines	-11
]>0 septembre	-10
]>0 |	-20
]>0 °	-16
]>0 à	-11
]>0 –	-27
]>0 €	-16
]>0 →	-9
]>ace ,	-18
]>ace confiné	-20
]>ace de	-11
]>ace le	-12
]>ace les	-14
]>ace pas	-8
]>ace tant	13
]>ace à	-12
]>ace écrite	-19
]>acs de	-10
]>afé ,	-9
]>afé .	-17
]>age .	-14
]>age 0	-16
]>age :	27
]>age a	-20
]>age au	-19
]>age avant	13
]>age avec	-14
]>age complet	-12
]>age d'origine	-15
]>age d'un	-22
]>age d'une	-34
]>age de	-35
]>age des	-39
]>age du	-53
]>age est	16
]>age et	-38
]>age fabrique	-13
]>age le	-10
]>age par	-22
]>age pour	-22
]>age sans	-19
]>age se	12
]>age sur	-19
]>age à	-38
]>age –	-26
]>aie ,	-16
]>aie .	-18
]>aie pas	-16
]>ail .	-19
]>ail dans	-9
]>ail du	-12
]>ain ,	-15
]>ain .	-30
]>ain 0	-17
]>ain de	-14
]>ain à	-17
]>ais .	-26
]>ais bien	-15
]>ais de	10
]>ais donc	-14
]>ais du	-22
]>ais et	-17
]>ais la	-13
]>ais pas	-16
]>ais que	-10
]>ais un	-14
]>ais à	-19
]>ait ,	-17
]>ait .	-21
]>ait :	-14
]>ait bien	-10
]>ait dans	-12
]>ait de	-11
]>ait la	-23
]>ait le	-18
]>ait pas	-34
]>ait plus	-17
]>ait que	-16
]>ait qui	-9
]>ait un	-18
]>ale ,	-26
]>ale .	-24
]>ale a	-16
]>ale de	13
]>ale des	-17
]>ale du	-22
]>ale et	-20
]>alé ,	-9
]>alé .	-10
]>ame :	-17
]>ame baissée	-13
]>ame de	-23
]>ame le	-10
]>ame à	-13
]>amp .	-13
]>anc ,	-28
]>anc .	-26
]>anc comment	-13
]>and ,	-16
]>ane ,	-16
]>ane à	-25
]>ang .	-21
]>ang est	-19
]>ans ,	-10
]>ans de	-10
]>ant ,	-38
]>ant :	-21
]>ant ;	-16
]>ant au	-14
]>ant c'est	-13
]>ant d'une	-20
]>ant de	-18
]>ant des	-11
]>ant du	-10
]>ant en	-10
]>ant est	-16
]>ant et	-12
]>ant il	-15
]>ant la	-11
]>ant on	-14
]>ant par	-17
]>ant rouge	-13
]>ant sur	-16
]>ant un	-15
]>ape ,	-16
]>ape .	-13
]>ape |	-13
]>apé par	-12
]>arc ,	-12
]>ard ,	-20
]>ard .	-11
]>ard de	-15
]>ard pour	-17
]>are avec	-14
]>are et	-16
]>are le	-17
]>ari ,	-15
]>ars ,	-17
]>ars .	-13
]>ars la	-14
]>ars à	-22
]>art ,	8
]>art .	-28
]>art 0	-18
]>art :	13
]>art avec	-13
]>art d'heure	-10
]>art d'un	-9
]>art de	-11
]>art du	-19
]>ase ,	-12
]>ase .	-14
]>ase de	-15
]>ate ,	-17
]>ate avant	-19
]>ate se	-16
]>aut ,	-14
]>aux ,	-12
]>aux .	-21
]>aux au	-18
]>aux de	-12
]>aux et	-16
]>aux moniteurs	-16
]>aux à	-10
]>ave ,	-18
]>avé ,	-9
]>aît ,	-16
]>bal ,	-10
]>bal .	-15
]>ban .	10
]>ban rouge	-10
]>bar .	-11
]>bas ,	-20
]>bas de	-11
]>bas en	-9
]>bas et	-13
]>bel :	-16
]>ben on	-13
]>ben oui	-13
]>ber .	-13
]>ble ,	-38
]>ble .	-37
]>ble ?	8
]>ble dans	-17
]>ble de	-29
]>ble est	-13
]>ble et	-27
]>ble par	-23
]>ble à	-16
]>bre ,	-39
]>bre .	-28
]>bre 0	-11
]>bre a	-17
]>bre et	-11
]>bre à	-13
]>bée ou	-10
]>cal ,	-11
]>car de	-17
]>cat ,	-12
]>cer ,	-15
]>cer .	-11
]>cer la	-11
]>cer les	-16
]>cer par	-18
]>ces ,	-26
]>ces au	-19
]>ces dans	-15
]>ces de	-10
]>ces par	-17
]>che ,	-13
]>che .	11
]>che 0	-8
]>che au	-15
]>che dans	-8
]>che de	-27
]>che du	-27
]>che en	-14
]>che et	-30
]>che la	-17
]>che le	-12
]>che les	-22
]>che ou	-11
]>che pas	-33
]>che quoi	-12
]>che tu	-20
]>che un	-23
]>che à	-20
]>che ça	-12
]>ché ,	-16
]>ché au	-16
]>ché dans	-9
]>ché en	-13
]>ché et	-10
]>cie ,	-21
]>cie à	-19
]>cle ,	-14
]>cle .	-17
]>cro ,	-13
]>cte ,	-17
]>cte après	-12
]>cte en	-13
]>cte est	-19
]>cte et	-12
]>cte ça	-14
]>cée et	-21
]>cés ,	-13
]>cés .	-22
]>dan c'est	-13
]>des ,	-21
]>des de	-15
]>des en	-13
]>des et	-13
]>des la	-19
]>des le	-18
]>des sont	-10
]>die .	-18
]>dit à	-9
]>don ,	-17
]>don .	-13
]>dos ,	-20
]>dpp est	-8
]>dra voir	-12
]>dre ,	-32
]>dre .	-15
]>dre inverse	-13
]>dre la	-23
]>dre un	-15
]>dre à	-15
]>due .	-17
]>dur ,	-21
]>dus à	-19
]>dée ,	-17
]>dée est	-23
]>dée par	-19
]>déo .	-15
]>dés et	-14
]>eau ,	-34
]>eau :	-24
]>eau au	-21
]>eau aux	-12
]>eau chaude	-25
]>eau dans	-23
]>eau de	-33
]>eau des	-17
]>eau du	-21
]>eau est	-15
]>eau et	-19
]>eau froide	-28
]>eau les	-12
]>eau ne	-22
]>eau passe	-16
]>eau qui	-16
]>eau savonneuse	-11
]>eau tiède	-13
]>eau tout	-15
]>eau à	-29
]>ect ,	-21
]>ect .	8
]>ect dans	-13
]>ecy ,	-14
]>edi ,	-13
]>eds .	-12
]>eds nus	-19
]>eil ,	-19
]>eil .	-24
]>eil et	-9
]>eil syndical	-10
]>ein de	-11
]>els ,	-19
]>elé .	-11
]>emi .	-12
]>end ,	-10
]>end .	-13
]>end dans	-16
]>end la	-11
]>end le	-27
]>end les	-11
]>end pas	-17
]>end que	-11
]>end sur	-10
]>ens ,	-18
]>ens .	-17
]>ens la	-10
]>ent ,	-40
]>ent .	-24
]>ent :	-25
]>ent ?	11
]>ent a	-13
]>ent arrive	-20
]>ent au	-34
]>ent aux	-22
]>ent avec	-26
]>ent comment	-19
]>ent d'abord	-11
]>ent d'accord	-16
]>ent d'une	-23
]>ent dans	-15
]>ent de	-38
]>ent depuis	-11
]>ent des	-25
]>ent deux	-15
]>ent du	-32
]>ent en	-25
]>ent est	-27
]>ent et	-26
]>ent euh	-15
]>ent jamais	-24
]>ent la	-29
]>ent le	-15
]>ent les	-25
]>ent leurs	-11
]>ent mal	-23
]>ent n'est	-18
]>ent ne	-20
]>ent nous	-13
]>ent on	-26
]>ent ou	-17
]>ent où	-20
]>ent par	-13
]>ent pas	-30
]>ent pour	-24
]>ent presque	-14
]>ent qu'on	-10
]>ent quatre	-11
]>ent que	12
]>ent qui	-20
]>ent rien	-12
]>ent sans	-21
]>ent si	-12
]>ent souvent	-15
]>ent sur	-24
]>ent tous	-25
]>ent un	-15
]>ent une	-10
]>ent à	-28
]>enu .	-19
]>enu au	-10
]>ept ,	-15
]>ept heures	-19
]>erd ,	-13
]>ers .	-11
]>ers dans	-11
]>ers jours	-19
]>ers ont	-16
]>ers qui	-20
]>ers sont	-26
]>ers sur	-16
]>ert ,	-15
]>etc .	-10
]>ets ,	-29
]>ets .	-13
]>ets de	-12
]>ets trouvés	-19
]>ets à	-17
]>eue ,	-16
]>euf ans	-10
]>eur (	-16
]>eur .	-14
]>eur :	-28
]>eur a	-11
]>eur au	-20
]>eur avant	-15
]>eur c'est	-18
]>eur compris	-14
]>eur coupe	-17
]>eur d'épaule	-8
]>eur dans	-24
]>eur de	-34
]>eur demande	-12
]>eur du	-20
]>eur est	-36
]>eur et	-27
]>eur général	-14
]>eur jaune	-13
]>eur les	-17
]>eur mesure	-13
]>eur met	-11
]>eur on	-21
]>eur porte	-17
]>eur qui	-22
]>eur reste	-15
]>eur sonne	-9
]>eur veut	-14
]>eur vide	-15
]>eur |	-16
]>eur à	-25
]>eur électrique	-13
]>eus ,	-11
]>eux ,	-17
]>eux d'entrée	-20
]>eux dans	-22
]>eux de	-15
]>eux degrés	-10
]>eux en	-14
]>eux et	-18
]>eux heures	-14
]>eux me	-8
]>eux on	-18
]>eux que	-19
]>eux qui	-25
]>eux ça	-12
]>evé ,	-25
]>eçu un	-8
]>fes la	-14
]>feu de	-14
]>ffe à	-14
]>fil ,	-17
]>fié par	-11
]>fwd :	-15
]>fée par	-14
]>g .	-21
]>gaz ,	-21
]>gaz coupé	-15
]>gel .	-17
]>ger ,	-10
]>ger .	-21
]>ger la	-23
]>ger le	-13
]>ger les	-12
]>ger une	-25
]>ger à	-14
]>ges ,	-20
]>ges .	-20
]>ges au	-9
]>ges dans	13
]>ges de	-9
]>ges et	-12
]>ges le	-16
]>ges les	-16
]>ges sont	-13
]>ges tu	12
]>gle ,	-21
]>gle .	-21
]>gle de	-12
]>gne ,	-21
]>gne .	-22
]>gne sur	-22
]>gon ,	-9
]>gos et	-14
]>gts .	-12
]>gue ,	-12
]>gue .	-23
]>gue de	-13
]>gue des	-12
]>gée ,	-14
]>gés par	-12
]>her ,	-22
]>her .	-12
]>her du	-18
]>her et	-12
]>her la	-14
]>her le	-18
]>her monsieur	-9
]>her sur	-9
]>her un	-13
]>her à	-17
]>hes ,	-24
]>hes .	-22
]>hes de	-21
]>hes des	-11
]>hes et	-10
]>hes mortes	-10
]>hes ou	-15
]>hes sont	-20
]>hes à	-22
]>het et	-10
]>hon ,	-9
]>hée ,	-12
]>hée au	-10
]>hée en	-19
]>hés avec	-11
]>ial de	-14
]>ice ,	-13
]>ice .	-24
]>ice dans	-17
]>ice du	13
]>ice si	-12
]>ici le	-13
]>ici on	-12
]>ick ,	-21
]>ide ,	-10
]>ide .	-17
]>ide dans	-12
]>ide de	-17
]>ide des	-17
]>ide et	-13
]>idi .	-23
]>idé ,	-20
]>iel ,	-14
]>ien a	-20
]>ien de	-10
]>ien est	-10
]>ien et	-10
]>ien il	-21
]>ien ne	-12
]>ier )	-13
]>ier ,	-44
]>ier :	-22
]>ier ;	14
]>ier ?	14
]>ier au	-23
]>ier aussi	-11
]>ier avant	-17
]>ier dans	-17
]>ier de	-21
]>ier du	-10
]>ier entre	-16
]>ier est	-12
]>ier et	-27
]>ier la	-17
]>ier le	-9
]>ier pèse	-15
]>ier tu	-22
]>ier à	-15
]>ies ,	-24
]>ies .	-21
]>ies avec	-18
]>ies que	-14
]>ies à	-13
]>iez pas	-12
]>ige de	-16
]>ige une	-23
]>igo ,	-13
]>igt ,	-15
]>ile ,	-20
]>ile .	11
]>ile de	-13
]>ile en	-12
]>ile est	-18
]>ile et	-18
]>ile pour	10
]>ile à	14
]>ils ,	-19
]>ils au	-19
]>ils de	-10
]>ils à	-16
]>ime ,	-9
]>ime les	-16
]>imé ,	9
]>ine !	-18
]>ine .	-38
]>ine 0	-19
]>ine :	-17
]>ine au	-20
]>ine dans	-8
]>ine de	-28
]>ine dernière	-14
]>ine des	-18
]>ine est	-23
]>ine et	-27
]>ine on	-19
]>ine tu	-19
]>ine |	-11
]>ine à	-26
]>ing ,	-15
]>ing .	-9
]>ing du	-15
]>ini ,	-15
]>inq degrés	-15
]>inq minutes	-11
]>ins ,	-34
]>ins .	-23
]>ins de	-19
]>ins et	-13
]>ins par	-21
]>ins sont	-11
]>ins à	13
]>int ,	-17
]>int .	-26
]>iné .	10
]>ion ,	-9
]>ion .	22
]>ion 0	-22
]>ion au	-11
]>ion d'assurance	-17
]>ion d'un	-19
]>ion d'une	-17
]>ion d'équipe	-14
]>ion de	-32
]>ion des	-40
]>ion du	-42
]>ion en	-18
]>ion est	-29
]>ion et	-34
]>ion le	-15
]>ion ou	-11
]>ion pour	-19
]>ion quand	15
]>ion sans	-9
]>ion signée	-17
]>ion soit	9
]>ion sur	-21
]>ion toute	-20
]>ion à	-26
]>iot .	-10
]>ipe ,	-12
]>ira .	-9
]>ire .	-14
]>ire 0	-17
]>ire :	-19
]>ire au	-14
]>ire de	-29
]>ire des	-16
]>ire du	-26
]>ire est	13
]>ire et	-16
]>ire il	-17
]>ire la	-16
]>ire le	-27
]>ire les	-8
]>ire n'est	-11
]>ire par	-16
]>ire passer	-18
]>ire pour	-17
]>ire quand	-15
]>ire quelque	-24
]>ire qui	-11
]>ire rédiger	-14
]>ire sort	-12
]>ire sur	13
]>ire un	-19
]>ire une	-23
]>ire |	-10
]>ire à	-20
]>irs ,	-13
]>ise .	-28
]>ise de	-24
]>ise du	-21
]>ise la	-21
]>ise le	-11
]>ise n'est	-12
]>ise à	-29
]>isé ,	-16
]>isé .	-11
]>ite ,	-25
]>ite .	-28
]>ite avant	-26
]>ite de	-31
]>ite et	-10
]>ite le	-13
]>ite les	-14
]>ite une	-12
]>ite à	-36
]>its ,	-16
]>its .	-20
]>its coups	-8
]>its dans	-15
]>its et	-19
]>ité ,	-23
]>ité .	-18
]>ité :	-13
]>ité de	-20
]>ité des	-12
]>ité du	-9
]>ité et	-23
]>ité sur	-19
]>ité à	-12
]>ium ,	-13
]>ium de	-14
]>ive .	-19
]>ive au	-26
]>ive de	-10
]>ive dix	-12
]>ive le	-20
]>ive on	-19
]>ive à	-21
]>ivé .	-10
]>ize ans	-17
]>ize heures	-15
]>iés .	-17
]>iés par	12
]>jet .	-14
]>jet :	-12
]>jet c'est	-17
]>jeu et	-16
]>kie «	-12
]>lan ,	-13
]>las ,	-13
]>lat ,	-19
]>lat et	-17
]>lat sur	-17
]>ler ,	-31
]>ler .	-20
]>ler au	-19
]>ler dans	-9
]>ler et	-13
]>ler la	-13
]>ler le	-16
]>ler les	-25
]>ler sur	-11
]>ler à	-9
]>les (	-17
]>les ,	-46
]>les .	-18
]>les 0	-10
]>les au	-14
]>les dans	14
]>les des	-14
]>les du	-22
]>les dès	11
]>les en	-36
]>les et	-22
]>les la	-22
]>les les	-15
]>les par	-19
]>les pas	-22
]>les qui	-16
]>les reculés	-16
]>les sont	-30
]>les sous	-14
]>les sur	-17
]>les à	-22
]>let ,	-16
]>let avec	-12
]>lez .	-13
]>lic ,	-17
]>lie :	-13
]>lie au	-13
]>lie en	-9
]>lis le	-14
]>lit ,	-11
]>lit la	-17
]>lit le	-20
]>lit les	-19
]>lit pas	-21
]>lle ,	-14
]>lle .	-19
]>lle 0	-14
]>lle :	-11
]>lle =	-13
]>lle au	-17
]>lle aux	-18
]>lle d'abord	-15
]>lle dans	-13
]>lle de	-31
]>lle des	-20
]>lle du	-20
]>lle en	-10
]>lle est	-19
]>lle et	-24
]>lle fait	-10
]>lle il	-16
]>lle la	-16
]>lle le	-29
]>lle ne	8
]>lle ou	-25
]>lle par	-21
]>lle pas	-17
]>lle pour	-12
]>lle propre	-10
]>lle que	-26
]>lle qui	-12
]>lle se	-18
]>lle si	-13
]>lle sur	-21
]>lle tu	-20
]>lle une	-11
]>lle va	-16
]>lle »	-12
]>lle à	-18
]>lle –	-18
]>llo ,	-11
]>llé ,	15
]>llé .	-12
]>llé :	-19
]>llé une	-14
]>lme ,	-13
]>loi pour	-18
]>lon ,	-12
]>lon .	-23
]>lon de	-12
]>lon est	-23
]>lon la	-19
]>los ,	-17
]>los de	-16
]>lot de	-19
]>lou ,	-13
]>lte et	-11
]>lte le	-12
]>lte pour	-17
]>lub ,	-14
]>lus ,	-12
]>lus .	-30
]>lus au	-15
]>lus d'un	-13
]>lus de	-41
]>lus haut	-12
]>lus la	-8
]>lus le	-20
]>lus petit	-14
]>lus proche	-9
]>lus un	-8
]>lée ,	-25
]>lée au	-30
]>lée est	-10
]>lée pour	-17
]>lée à	10
]>lés ,	8
]>lés .	-24
]>lés de	-19
]>lés du	-15
]>lés par	-20
]>lés à	-19
]>mai .	-19
]>mal ,	-15
]>mal et	-16
]>man .	-15
]>mbe .	-17
]>mer ,	-13
]>mer .	-8
]>mer du	-17
]>mer en	-13
]>mes ,	-22
]>mes de	-20
]>mes et	-20
]>mes le	-25
]>mes une	-27
]>mis ,	-14
]>mis .	-19
]>mis :	-17
]>mis au	-10
]>mis de	-30
]>mis en	-12
]>mis que	-8
]>mme au	-17
]>mme et	-10
]>moi ça	-18
]>mou .	-10
]>mpe .	-17
]>mpe dans	-14
]>mpe et	-15
]>mps ,	-25
]>mum ,	-18
]>mum .	-9
]>mum 0	-10
]>mur ,	-9
]>mée ,	-15
]>mée .	9
]>mée dans	-10
]>més ,	-23
]>nal ,	-13
]>nal .	-13
]>nal 0	-10
]>nal de	-26
]>nal nous	-17
]>nas ,	-18
]>nas .	-13
]>nce au	-17
]>nce avant	-9
]>nce d'un	-10
]>nce de	-31
]>nce deux	-12
]>nce en	-12
]>nce est	-15
]>nce et	-28
]>nce la	-17
]>nce le	-8
]>nce les	-11
]>ncé la	-19
]>nde ,	-32
]>nde :	-19
]>nde au	-24
]>nde de	-16
]>nde des	-12
]>nde en	-16
]>nde le	-30
]>nde les	-11
]>nde personne	-10
]>nde que	-22
]>nde qui	-10
]>nde s'il	-15
]>nde un	-18
]>nde une	-23
]>nde à	-10
]>nds ,	-14
]>nds je	-19
]>nds la	-18
]>nds le	-15
]>nds pas	-19
]>nds que	-14
]>ndu ,	-20
]>ndu .	-16
]>ndu de	-11
]>ndu –	-12
]>nel ,	-12
]>nel :	-17
]>nel de	-17
]>ner ,	-15
]>ner .	-25
]>ner 0	-13
]>ner la	-13
]>ner le	-14
]>ner les	-17
]>nes .	-34
]>nes au	-18
]>nes du	-11
]>nes et	-29
]>nes les	-25
]>nes on	-21
]>nes sur	-11
]>nes tout	-17
]>nes à	-17
]>net et	-23
]>nez ,	-18
]>nge ,	-17
]>nge .	-23
]>nge dans	-17
]>nge de	-17
]>nge on	-14
]>nge pas	-15
]>nge à	-8
]>ngs ,	-21
]>ngs .	-10
]>ngs de	-19
]>ngé ,	-10
]>ngé maternité	-14
]>nie .	-15
]>nir .	-20
]>nir la	-9
]>nis .	-9
]>nne ,	-33
]>nne .	-21
]>nne dans	-8
]>nne dès	-14
]>nne est	-28
]>nne et	-25
]>nne la	-23
]>nne le	-12
]>nne les	-15
]>nne ouvre	-15
]>nne plein	-12
]>nne qui	-21
]>nne tout	-15
]>nne à	-28
]>nné ,	-15
]>nsi :	-22
]>nte (	-18
]>nte :	-12
]>nte a	-13
]>nte ans	-15
]>nte au	-11
]>nte contrôle	-9
]>nte d'un	-19
]>nte dans	-26
]>nte de	-22
]>nte degrés	-13
]>nte demande	-11
]>nte depuis	10
]>nte devant	-15
]>nte du	-9
]>nte et	-10
]>nte jamais	-14
]>nte la	-16
]>nte on	-17
]>nte ou	-14
]>nte pas	-17
]>nte à	-11
]>nts .	-23
]>nts :	-21
]>nts de	-38
]>nts des	-11
]>nts du	12
]>nts en	-11
]>nts et	-19
]>nts euros	-15
]>nts pour	-17
]>nts que	-19
]>nts qui	11
]>nts sont	-12
]>nts sur	-23
]>nts à	-20
]>nté ,	-17
]>nue .	-15
]>nue avec	-12
]>nus ,	-9
]>nze ,	-10
]>nze ans	-19
]>nze heures	-13
]>nès :	-15
]>née ,	-31
]>née .	11
]>née des	-14
]>née et	-18
]>née on	-20
]>née passée	-22
]>née à	-23
]>nés .	-16
]>ode d'emploi	-17
]>ode opératoire	-13
]>oh non	-12
]>oid ,	-23
]>oid .	16
]>oie ,	11
]>oie deux	-23
]>oie jamais	-10
]>oie la	-19
]>oie le	-19
]>oie sur	-19
]>oin ,	-12
]>oin d'un	-9
]>oin de	-17
]>oir .	-21
]>oir avant	-17
]>oir c'est	-16
]>oir de	-22
]>oir en	-22
]>oir et	-22
]>oir moins	-10
]>oir même	-24
]>oir noir	-14
]>oir on	-19
]>oir se	-16
]>oir une	-19
]>oir à	-13
]>ois ,	-45
]>ois ans	-13
]>ois bars	-11
]>ois c'est	-15
]>ois ce	-12
]>ois centimètres	-11
]>ois cents	-18
]>ois de	-24
]>ois et	-11
]>ois fois	-18
]>ois jours	-8
]>ois la	-10
]>ois le	-20
]>ois minutes	-19
]>ois on	-14
]>ois par	-28
]>ois quarts	-20
]>ois que	-20
]>ois semaines	-24
]>ois si	-12
]>ois sur	-13
]>ois tu	-15
]>ois à	-16
]>oit ,	-14
]>oit de	-12
]>oit et	-20
]>ole ,	-31
]>ole .	-23
]>ole au	-16
]>ole de	-24
]>ole du	-10
]>ole à	-15
]>oli .	-10
]>oms .	-13
]>ond ,	-11
]>one ,	-11
]>one au	-25
]>one qui	-10
]>one à	-16
]>ong ,	-12
]>ong de	-16
]>ons .	-39
]>ons 0	-23
]>ons :	-13
]>ons au	-29
]>ons d'achat	-15
]>ons de	-30
]>ons des	-19
]>ons en	-17
]>ons et	-20
]>ons eu	-9
]>ons la	-29
]>ons le	-31
]>ons les	-26
]>ons par	-14
]>ons un	-34
]>ons une	-20
]>ons à	-19
]>ont jamais	-14
]>ont pas	-16
]>ord ,	-14
]>ord .	-22
]>ord de	-21
]>ord du	-14
]>ord on	-18
]>ord écrit	-12
]>ore les	-13
]>ore libre	-10
]>ors ,	-8
]>ors .	11
]>ors de	-15
]>ors des	-19
]>ors le	-16
]>ors tu	-21
]>ort ,	15
]>ort .	-18
]>ort depuis	-14
]>ort du	-22
]>ort à	-15
]>ose ,	-16
]>ose dans	-15
]>ose de	-16
]>ose la	-11
]>osé :	-14
]>osé au	-11
]>osé et	-16
]>osé une	-12
]>ote ,	-19
]>ote .	-10
]>ote par	-24
]>oto du	-14
]>ots de	-14
]>oté ,	-9
]>oue le	-12
]>oup de	-8
]>our +	-10
]>our :	-12
]>our au	-23
]>our de	-23
]>our des	-13
]>our en	-9
]>our et	-19
]>our même	-19
]>our sans	15
]>our à	-9
]>ous de	-18
]>ous à	-11
]>out ,	-15
]>out .	-10
]>oux ,	-19
]>oux .	-15
]>oyé ,	-14
]>oût ,	-18
]>oût .	-13
]>p .	-21
]>pel ,	-12
]>pel .	-19
]>pel arrive	-19
]>per ,	-12
]>per une	-15
]>pes ,	-11
]>pes de	-24
]>pes du	-15
]>ple ,	-11
]>ppe ,	-18
]>ppe .	-11
]>pte .	-11
]>pté .	-13
]>pui .	-13
]>pv du	-10
]>pée ,	-17
]>pôt de	-10
]>que )	-13
]>que :	-16
]>que ;	-13
]>que a	-9
]>que alimentaire	-11
]>que au	-14
]>que avant	-10
]>que chaque	-12
]>que dans	-17
]>que de	-33
]>que du	-21
]>que en	-16
]>que et	-29
]>que le	-20
]>que les	-21
]>que pour	9
]>que qui	-9
]>que sur	-18
]>que tous	-23
]>que à	-28
]>que –	-10
]>qué ,	-13
]>rac ,	-11
]>rai ,	-12
]>ral .	-10
]>ras ,	-16
]>ras de	-11
]>ray ,	-18
]>rcs ,	-11
]>rde .	-13
]>rde cassée	-13
]>rds ,	-19
]>rdé .	-13
]>re :	-14
]>ref ,	-16
]>rer ,	-14
]>rer 0	-13
]>rer devant	-12
]>rer du	-12
]>rer la	-8
]>rer les	-14
]>rer un	-10
]>rer une	-26
]>rer à	-16
]>res )	-8
]>res ,	-47
]>res .	16
]>res au	-20
]>res dans	-14
]>res de	-28
]>res en	-12
]>res et	-28
]>res la	-13
]>res le	15
]>res mouillés	-20
]>res par	-19
]>res sont	-24
]>res sur	-32
]>res à	-25
]>ret ,	-12
]>ret .	-15
]>ret de	-17
]>rge ,	-23
]>rge .	-21
]>rge pour	-13
]>rge à	-19
]>rh ouvrent	-9
]>rie ,	-24
]>rie :	-19
]>rie d'alpage	-9
]>rie dans	-16
]>rie de	10
]>rie et	-16
]>rie je	-27
]>rie les	-13
]>rie sur	-9
]>ril ,	-20
]>ril .	-13
]>rim ,	-14
]>rir .	-15
]>ris ,	-13
]>ris .	-9
]>ris en	-13
]>ris les	-21
]>rit .	-17
]>rit au	-14
]>rit pas	-13
]>rit pour	-20
]>rit sur	-22
]>rme ,	-10
]>rme .	-13
]>rme de	13
]>rme sonne	-9
]>rmé ,	-12
]>rne ,	-10
]>rne au	-9
]>rne de	-18
]>rne et	-17
]>rne les	-16
]>rne sans	-15
]>ron ,	-10
]>ron .	-16
]>ron 0	-18
]>ros ,	-13
]>ros .	-19
]>ros et	-16
]>rre ,	-24
]>rre .	-19
]>rre 0	-11
]>rre de	-19
]>rse ,	-17
]>rse dans	-12
]>rsé de	-10
]>rte .	-17
]>rte de	-11
]>rte en	-11
]>rte et	-10
]>rte quel	-18
]>rte quoi	-19
]>rti ,	-17
]>rti avec	-22
]>rti en	-15
]>rti à	-11
]>rts ,	-19
]>rts de	-15
]>rté .	-13
]>rté au	-16
]>rté à	-10
]>rue ,	9
]>rue .	-13
]>run ,	-10
]>rve ,	-15
]>rvi à	-9
]>rvé par	-10
]>rès les	-11
]>rée ,	-21
]>rée .	-9
]>rée de	-13
]>rée des	-21
]>rée en	-26
]>rée et	-15
]>réf .	-10
]>rés ,	-19
]>rés d'un	-18
]>rév .	-18
]>rêt ,	-24
]>rêt d'urgence	-14
]>rêt de	-21
]>rêt et	-17
]>sac ,	-13
]>sac .	14
]>sac de	-12
]>sac rouge	-10
]>sac sur	-20
]>sai de	-13
]>ser ,	-27
]>ser .	-11
]>ser ce	-16
]>ser des	-9
]>ser la	-10
]>ser le	-21
]>ser sur	-13
]>ser un	-14
]>ser une	-28
]>ser à	-22
]>ses .	-38
]>ses au	-9
]>ses courtes	-10
]>ses dans	-20
]>ses de	-16
]>ses en	-17
]>ses et	-20
]>ses la	-17
]>ses le	-20
]>ses pas	-20
]>ses se	-23
]>ses tu	-20
]>ses à	-18
]>sez le	-21
]>sin ,	-14
]>sin .	-27
]>sis à	-11
]>sit la	-13
]>sit le	-14
]>soi .	-14
]>son ,	-25
]>son .	-28
]>son :	-23
]>son pour	-14
]>sse ,	-9
]>sse .	-29
]>sse 0	-10
]>sse :	-21
]>sse avec	-18
]>sse de	-31
]>sse est	-13
]>sse et	-21
]>sse la	-15
]>sse le	13
]>sse les	-11
]>sse on	-17
]>sse pas	-11
]>sse suivre	-23
]>sse une	-12
]>sse à	-19
]>ssu de	-9
]>ssé ,	-12
]>ssé .	14
]>ssé le	-11
]>ste ,	-20
]>ste .	-21
]>ste :	-16
]>ste et	-13
]>ste la	-11
]>ste le	-12
]>ste les	-16
]>ste |	-12
]>ste à	-21
]>sté ,	-13
]>sus ?	-19
]>svp ,	-18
]>svp .	-15
]>sée ,	-30
]>sée .	11
]>sée :	-19
]>sée de	-24
]>sée du	-18
]>sée en	-19
]>sée et	-22
]>sée le	-14
]>sée à	-26
]>sés ,	-20
]>sés .	9
]>sés :	-14
]>sés et	-12
]>sés le	-18
]>sés sur	-17
]>t °	-11
]>tal ,	-8
]>tat ,	-15
]>tat .	12
]>tat d'état	-16
]>tat de	-13
]>tat des	-19
]>tat du	-16
]>ter ,	-17
]>ter .	-28
]>ter dans	-17
]>ter de	-11
]>ter l'heure	-10
]>ter la	-18
]>ter le	-18
]>ter les	-23
]>ter sur	-16
]>ter un	-12
]>ter à	-9
]>tes ,	-18
]>tes .	-41
]>tes :	-23
]>tes ;	-29
]>tes a	-13
]>tes après	-17
]>tes avant	-21
]>tes avec	-21
]>tes ce	-14
]>tes d'un	-9
]>tes dans	-9
]>tes de	-37
]>tes des	-21
]>tes deux	-10
]>tes devant	-10
]>tes en	-19
]>tes et	-30
]>tes le	-22
]>tes les	-23
]>tes montre	-12
]>tes ne	-18
]>tes on	-31
]>tes par	-26
]>tes pas	-21
]>tes pour	-18
]>tes qui	-27
]>tes sans	-21
]>tes sont	-17
]>tes sur	-20
]>tes tu	-29
]>tes une	-13
]>tes à	-31
]>tie .	-15
]>tie :	-17
]>tie dans	-19
]>tie de	-21
]>tie à	-19
]>tif .	-11
]>til .	-10
]>tin ,	-11
]>tis .	-15
]>toi qui	-24
]>toi tu	-21
]>ton ,	9
]>ton .	-22
]>ton de	-13
]>ton nom	-17
]>tre ,	-29
]>tre :	-18
]>tre c'est	-23
]>tre dans	-20
]>tre de	-18
]>tre du	-15
]>tre en	-16
]>tre et	-32
]>tre heures	-15
]>tre la	-24
]>tre par	-13
]>tre pas	-16
]>tre qui	-19
]>tre tu	-26
]>tre à	-24
]>tri des	-15
]>tte ,	-24
]>tte .	-29
]>tte au	-14
]>tte de	-14
]>tte est	-14
]>tte et	-9
]>tte la	-20
]>tte les	-17
]>tte on	-21
]>tte pas	-14
]>tte plus	-9
]>tte rouge	-15
]>tte sur	-16
]>tte tu	-20
]>tte |	-12
]>tte à	-10
]>tée ,	-9
]>tée .	-10
]>tée au	12
]>tée avant	-20
]>tée la	-20
]>tée par	-12
]>tée vocale	-11
]>tée à	-13
]>tés .	-22
]>tés et	-9
]>tôt ,	-16
]>tôt .	-17
]>tôt que	-8
]>u'y a	-13
]>uce et	-18
]>ude ,	-11
]>ude .	-9
]>ude pour	-18
]>ude à	11
]>uer ,	-14
]>uer .	-16
]>uer la	-10
]>uer les	-16
]>ues ,	-28
]>ues .	-23
]>ues :	-8
]>ues aux	-21
]>ues de	-21
]>ues du	-25
]>ues en	-29
]>ues et	-20
]>ues sont	-10
]>ufs ,	-10
]>ufs .	-14
]>uge ,	-18
]>uge de	-9
]>uge pas	-11
]>uie ,	-16
]>uie au	-10
]>uie est	-8
]>uie la	-17
]>uil et	-11
]>uir ,	-8
]>uis au	-10
]>uit .	-40
]>uit ?	-14
]>uit dans	-10
]>uit de	-15
]>uit en	-11
]>uit ensuite	-15
]>uit est	-11
]>uit et	-11
]>uit heures	-20
]>uit la	-19
]>uit par	12
]>uit si	-16
]>uit à	-22
]>ule .	-18
]>ule au	-15
]>ule d'abord	16
]>ule déjà	-16
]>ule est	-9
]>ule et	-22
]>ule jusqu'à	-8
]>ule la	-18
]>ule le	-16
]>ule pas	-17
]>ule à	-8
]>ulé ,	-19
]>ulé .	-15
]>ume .	-16
]>ums .	-18
]>umé ,	-14
]>umé sur	-12
]>une de	-10
]>uoi .	-9
]>uoi je	-18
]>upe ,	13
]>upe de	-17
]>upe des	-13
]>upe et	-26
]>upe la	-11
]>upe le	-18
]>upe pas	-18
]>upe s'arrête	-15
]>ups de	-14
]>ups et	-12
]>ure ,	-37
]>ure .	-33
]>ure 0	-9
]>ure après	-17
]>ure de	-24
]>ure des	-19
]>ure du	-30
]>ure en	-20
]>ure est	-25
]>ure et	-24
]>ure le	15
]>ure par	-10
]>ure seulement	-10
]>ure sur	-13
]>ure à	9
]>uro .	-12
]>urs ,	-35
]>urs :	-16
]>urs au	-11
]>urs coupées	-20
]>urs d'arbre	-12
]>urs de	-24
]>urs en	-18
]>urs et	-18
]>urs ne	-22
]>urs sont	-23
]>urs –	-22
]>urt .	-18
]>uré ,	-11
]>use .	10
]>use a	13
]>use de	-24
]>use du	-22
]>use est	-24
]>use la	12
]>use le	-14
]>use on	-19
]>use à	-8
]>ute .	-36
]>ute de	-13
]>ute pas	-12
]>ute sur	-13
]>uve ,	-12
]>uve .	10
]>uve de	-17
]>uve est	-9
]>uve à	-15
]>uée ,	-20
]>uée .	-9
]>uée et	11
]>v ,	-9
]>val ,	-13
]>val .	10
]>val de	-9
]>ver ,	-15
]>ver .	-12
]>ver ci-après	-10
]>ver des	-22
]>ver la	-12
]>ver le	-19
]>ver les	-24
]>ver à	-9
]>ves ,	-14
]>ves la	-14
]>ves moisies	-11
]>ves sont	-16
]>ves à	-14
]>vez .	-8
]>vie ,	-13
]>vie .	-12
]>vis ,	-9
]>vis .	-14
]>voi .	13
]>vol ,	-13
]>vre ,	-17
]>vre est	-21
]>vre la	-14
]>vre le	-19
]>vre les	-12
]>vre pas	-18
]>vre sans	-15
]>vre un	-18
]>vée ,	-27
]>vée .	-13
]>vée plus	-14
]>vée à	-16
]>vés ,	-19
]>vés .	-11
]>vés à	-21
]>xte :	-16
]>yer ,	-21
]>yer .	-11
]>yer au	-15
]>yer le	-14
]>yer les	-17
]>ylo .	-14
]>yo t'es	-19
]>yon .	-10
]>yon gras	-11
]>ype de	-10
]>âge ,	-17
]>âte ,	-19
]>âte de	-15
]>çon de	-24
]>çue ,	-15
]>ège .	-9
]>èle ,	-14
]>ème et	-12
]>ème fois	-22
]>ène ,	-21
]>ène ?	-15
]>ère .	-40
]>ère a	8
]>ère au	-9
]>ère de	-23
]>ère dont	-22
]>ère du	-14
]>ère en	-18
]>ère est	-24
]>ère et	-19
]>ère la	-18
]>ère le	-12
]>ère que	-10
]>ère sinon	-19
]>ère sort	-21
]>ère sur	-14
]>ère tu	-23
]>ère à	-19
]>èse ,	-17
]>ète ,	-18
]>ève du	-11
]>ève la	-15
]>ève le	-15
]>ève les	-14
]>éer ,	-9
]>ées ,	-38
]>ées au	-23
]>ées avec	-17
]>ées dans	-24
]>ées de	-19
]>ées refusées	-10
]>ées sur	-15
]>ées toutes	14
]>ées à	-35
]>élo ,	-15
]>éro .	-9
]>éro 0	-11
]>éro de	-38
]>éro du	-18
]>éro et	-13
]>éro quand	-20
]>éro sur	15
]>été ,	-18
]>été .	-15
]>ême ,	-16
]>ême .	-13
]>ême le	-21
]>ête ,	-26
]>ête :	9
]>ête le	-15
]>ête à	-18
]>ôle .	-15
]>ûte 0	-12
]>ûte et	-13
]?	-9900
]@	-9900
][	-9900
]]	-9900
]]& fils	-18
]]( brouillon	-14
]], 0	-18
]], accord	-10
]], aller	-11
]], assurance	-14
]], atelier	-8
]], autant	-13
]], bâche	-10
]], cadenas	-21
]], cage	-10
]], car	-10
]], celles	-11
]], chantier	-19
]], chaussures	-8
]], commune	-9
]], disons	-9
]], désolée	-13
]], elles	-12
]], essuyé	-13
]], faire	-11
]], faute	-14
]], frein	-8
]], gel	-8
]], genre	-23
]], gilets	-15
]], hier	-19
]], j'espère	-10
]], jette	-14
]], l'étage	-13
]], lame	-10
]], lentement	-9
]], lit	-15
]], longueur	-8
]], lors	-15
]], lunettes	-17
]], meubles	-16
]], miroir	-13
]], médicaments	-10
]], noté	-14
]], odile	-10
]], paille	-10
]], panier	-10
]], pardon	-17
]], ph	-11
]], pinceau	-10
]], pneus	-12
]], porté	-8
]], proposer	-10
]], quatorze	-14
]], remué	-14
]], retour	-22
]], rinçage	-16
]], rue	-12
]], résidence	-11
]], rétros	-13
]], salle	-11
]], scotché	-11
]], soyez	-8
]], trois	-16
]], virgule	-10
]]/ 0	-22
]]/ mercredi	-13
]]0 0	-13
]]0 animaux	-16
]]0 avril	-10
]]0 bar	-14
]]0 bars	-10
]]0 cm	-9
]]0 fois	9
]]0 février	-9
]]0 g	-14
]]0 j	-11
]]0 janvier	-12
]]0 juillet	-11
]]0 kg	-14
]]0 km/h	-15
]]0 l	-19
]]0 lits	-13
]]0 mai	-21
]]0 minutes	-10
]]0 mm	-13
]]0 novembre	12
]]0 s	-12
]]0 secondes	-11
]]0 semaines	-17
]]: ben	-9
]]: direction	-15
]]: normal	-15
]]: plus	-10
]]: poubelle	-12
]]: re	-18
]]: retour	-10
]]: yo	-15
]]: équipe	-9
]]= refus	-11
]]^ 0	-8
]]^ ah	-13
]]^ allumer	-12
]]^ auriez-vous	-16
]]^ banque	-11
]]^ bonsoir	-14
]]^ casque	-10
]]^ cher	-9
]]^ chers	-12
]]^ chlore	-13
]]^ contrôler	-9
]]^ coucou	-8
]]^ couteaux	-10
]]^ d'où	-14
]]^ dictée	-11
]]^ diffusion	-11
]]^ dimanche	-10
]]^ dites	-22
]]^ domaine	-11
]]^ départ	-23
]]^ encaisser	-13
]]^ enregistrement	-11
]]^ franchement	-17
]]^ fwd	-16
]]^ gilets	-11
]]^ hello	-14
]]^ hier	-18
]]^ humidité	-10
]]^ inès	-14
]]^ j'aimerais	-15
]]^ j'en	-11
]]^ l'assureur	-11
]]^ libération	-13
]]^ maintenant	-10
]]^ matériel	-13
]]^ notes	-19
]]^ oh	-12
]]^ ouverture	-22
]]^ parfait	-11
]]^ perte	-8
]]^ peser	-10
]]^ pesée	-18
]]^ pourriez-vous	-11
]]^ pouvez-vous	-14
]]^ procès-verbal	-15
]]^ présents	-16
]]^ pv	-10
]]^ rév	-18
]]^ s'agissant	-8
]]^ salut	-12
]]^ samedi	-13
]]^ sortie	-23
]]^ sujet	-13
]]^ séchage	-20
]]^ troisième	-10
]]^ ville	-11
]]^ écrivez-moi	-15
]]^ écumer	-10
]]^ étape	-8
]]a brûlé	-13
]]a changé	-17
]]a collé	-14
]]a envoyé	-18
]]a fini	-13
]]a fondu	-11
]]a perdu	-18
]]a plus	-14
]]a refusé	-8
]]a renversé	-10
]]a renvoyé	-13
]]a reçu	-11
]]a répondu	-15
]]a trouvé	-12
]]après 0	-9
]]attestation d'assurance	-10
]]au 0	-14
]]au bain	-11
]]au banc	-23
]]au bord	-11
]]au cabinet	-10
]]au client	-13
]]au complet	-22
]]au congélateur	-13
]]au crayon	-11
]]au cœur	-14
]]au début	-15
]]au départ	-17
]]au dépôt	9
]]au feu	-14
]]au feutre	-17
]]au fournisseur	-12
]]au frigo	-9
]]au frontofocomètre	-12
]]au funérarium	-11
]]au garage	-17
]]au guichet	-21
]]au hasard	-10
]]au jour	-17
]]au labo	-9
]]au micro	-12
]]au minimum	-16
]]au pinceau	-14
]]au plus	-14
]]au poignet	-9
]]au printemps	13
]]au quart	-21
]]au refuge	-9
]]au revoir	-17
]]au ruban	-11
]]au réfractomètre	-15
]]au secrétariat	-19
]]au soir	-13
]]au stylo	-12
]]au tableau	-21
]]au talkie	-12
]]au tribunal	-19
]]au téléphone	-31
]]au volant	-15
]]aux 0	-14
]]aux frais	-11
]]aux lettres	-8
]]aux trois	-20
]]avant 0	-10
]]avant d'aller	-19
]]avant d'entrer	-13
]]avant d'ouvrir	-15
]]avant d'y	-11
]]avant l'ouverture	-16
]]avant livraison	16
]]avant midi	-16
]]avant ouverture	-16
]]avant tri	-17
]]avec l'ancien	-17
]]avec l'autocollant	-11
]]avec l'eau	-20
]]badge perdu	-8
]]banque alimentaire	-17
]]bien d'avoir	-12
]]bon état	-16
]]bonne fois	-23
]]bonne volonté	-13
]]bons d'achat	-16
]]branches mortes	-15
]]c'est 0	-14
]]c'est chaud	-13
]]c'est normal	-9
]]c'est plus	-14
]]c'est pourquoi	-18
]]carnet sanitaire	-10
]]carte bancaire	-11
]]ce mois-ci	-12
]]ce serait	-8
]]cette année	-17
]]cette fois	-20
]]cette semaine	-19
]]changent souvent	-13
]]chaque année	-25
]]chaque fois	-23
]]chaque sortie	-12
]]chaque trimestre	-16
]]chef d'atelier	-10
]]chef d'exploitation	-9
]]chef d'équipe	-10
]]chlore libre	-9
]]cinq minutes	-36
]]client arrive	-22
]]compte 0	-9
]]compte rendu	-21
]]congé maternité	-14
]]conseil syndical	-11
]]constat d'état	10
]]contrôle qualité	-8
]]corde cassée	-15
]]crayon gras	-10
]]d'alpage fabrique	-14
]]d'en faire	-15
]]d'un agent	-18
]]d'un couteau	-12
]]d'un linge	-15
]]d'un mètre	-19
]]d'un quart	-17
]]d'un résident	-23
]]d'un scellé	8
]]d'un tiers	-22
]]dans l'armoire	-19
]]dans l'eau	-24
]]dans l'enveloppe	-11
]]dans l'ordre	-30
]]dans trois	-10
]]de 0	-26
]]de bague	-16
]]de bain	-16
]]de bassin	-15
]]de bilan	-20
]]de bois	-21
]]de cacao	-23
]]de caution	-18
]]de certificat	-13
]]de chantier	-10
]]de charleville	-13
]]de chauffe	-13
]]de chaîne	-8
]]de cinquante	-23
]]de circulation	-18
]]de collecte	-11
]]de commande	-10
]]de compter	-18
]]de conduite	9
]]de conformité	-13
]]de consigner	-13
]]de coucher	-9
]]de couper	-16
]]de couronne	-12
]]de distribution	12
]]de dix-neuf	-16
]]de faire	-30
]]de famille	-18
]]de façade	-15
]]de feu	15
]]de fil	-13
]]de graisse	-18
]]de grave	-13
]]de janvier	-17
]]de javel	-12
]]de jour	-10
]]de l'acide	-11
]]de l'année	-21
]]de l'appareil	-19
]]de l'enfant	-21
]]de l'enveloppe	-11
]]de l'huître	-28
]]de l'intérim	-14
]]de l'échelle	-8
]]de l'école	-12
]]de l'évier	-17
]]de l'œil	11
]]de linge	-15
]]de lisible	-18
]]de lit	10
]]de livraison	-8
]]de livres	13
]]de location	-12
]]de lyon	-18
]]de m'appeler	-11
]]de message	-13
]]de musique	9
]]de mémoire	-13
]]de novembre	-19
]]de noël	-13
]]de nuit	22
]]de peinture	-20
]]de permanence	-19
]]de plus	-23
]]de police	-8
]]de pont	-19
]]de propane	-15
]]de province	-22
]]de pâte	-15
]]de quartier	11
]]de quelle	-14
]]de retour	10
]]de retraite	-20
]]de rive	-14
]]de route	11
]]de rôle	-15
]]de saison	-10
]]de salle	-18
]]de santé	-13
]]de secours	-23
]]de semaine	-20
]]de soins	-13
]]de sonner	-19
]]de sécu	-11
]]de séjour	-14
]]de tournai	-16
]]de tournée	8
]]de travers	-14
]]de trente-deux	-10
]]de trois	-25
]]de trouver	-14
]]de verre	14
]]de vie	-13
]]de vol	-14
]]de vote	-23
]]de vérification	-21
]]depuis 0	-27
]]depuis onze	-19
]]dernière fois	-14
]]des accès	17
]]des appareils	-22
]]des buses	-12
]]des cendres	15
]]des cheveux	-18
]]des chiens	-11
]]des clarinettes	13
]]des clients	10
]]des clés	-26
]]des comptes	-10
]]des dessins	-19
]]des données	9
]]des eaux	-8
]]des fêtes	-17
]]des instruments	-28
]]des lieux	-20
]]des marionnettes	-21
]]des numéros	-22
]]des outils	-21
]]des ovales	-13
]]des particuliers	-17
]]des phrases	-24
]]des plaques	-30
]]des questions	-11
]]des retours	9
]]des règles	-21
]]des signes	10
]]des sports	-17
]]des stagiaires	-9
]]des trois	-12
]]des trous	-14
]]des œufs	-16
]]deux apprentis	-9
]]deux cents	-25
]]deux chemins	-12
]]deux chiens	-14
]]deux coups	-12
]]deux côtés	-20
]]deux doigts	-12
]]deux employés	-9
]]deux fois	-29
]]deux locations	20
]]deux longueurs	-12
]]deux nouveaux	-10
]]deux pages	-11
]]deux parcs	-14
]]deux porteurs	-13
]]deux sacs	-10
]]deux tiers	-14
]]deux équipiers	-11
]]deuxième fois	-14
]]devant eux	-15
]]dictée vocale	-11
]]directrice adjointe	-10
]]directrice régionale	-16
]]dix minutes	-23
]]doit avoir	-15
]]douze minutes	-15
]]du 0	-23
]]du bas	-13
]]du bruit	-15
]]du car	-21
]]du centre	-17
]]du client	-17
]]du club	12
]]du comité	-12
]]du conduit	-16
]]du conseil	-21
]]du contenu	-18
]]du contrôleur	-18
]]du départ	-21
]]du feu	-25
]]du four	-24
]]du frigo	-11
]]du grand	-22
]]du groupe	-21
]]du hangar	8
]]du jour	-17
]]du lit	-23
]]du moulin	-9
]]du navire	-9
]]du nord	-15
]]du personnel	-23
]]du pilote	-18
]]du public	9
]]du pétrin	-16
]]du rang	-21
]]du réseau	-8
]]du samedi	18
]]du scellé	-18
]]du tunnel	10
]]du téléphone	-16
]]du val	-9
]]du vestiaire	-21
]]du week-end	-17
]]eau claire	-12
]]eau tiède	-14
]]emballage d'origine	-15
]]en 0	-22
]]en annexe	-15
]]en août	-11
]]en arrière	-20
]]en bas	-26
]]en biais	-13
]]en bois	-25
]]en casse	-9
]]en commençant	-17
]]en congé	-16
]]en cours	-22
]]en croix	-13
]]en cuisine	11
]]en dehors	-17
]]en double	-13
]]en décembre	-14
]]en espace	-20
]]en faire	-17
]]en forme	-18
]]en février	-17
]]en grand	-15
]]en janvier	-18
]]en juillet	-21
]]en langue	-12
]]en mai	-13
]]en mode	-13
]]en novembre	-27
]]en panne	-15
]]en pleine	-21
]]en plus	-19
]]en plâtre	9
]]en présence	-21
]]en quarantaine	-21
]]en rayon	-20
]]en reculant	-13
]]en retard	-13
]]en route	-21
]]en sachet	-9
]]en trois	-13
]]en vigueur	-16
]]en vrac	-17
]]en vrai	-12
]]enfin trois	-13
]]espace confiné	16
]]est appelé	-9
]]est brisée	-15
]]est conservé	-15
]]est coupée	-15
]]est couvert	-15
]]est d'accord	-16
]]est désinfecté	-11
]]est emballée	-15
]]est faite	-14
]]est levée	-14
]]est monté	-10
]]est mort	-9
]]est parti	-24
]]est partie	-12
]]est passée	-22
]]est perdue	-12
]]est pesé	-9
]]est posé	-17
]]est posée	-18
]]est préparé	-22
]]est refusé	-14
]]est relu	-19
]]est rendue	-10
]]est restée	-26
]]est revenue	-15
]]est saisi	-14
]]est signalée	-13
]]est venu	-16
]]est venue	-20
]]et 0	-9
]]et celle	-13
]]et demi	-20
]]et demie	-22
]]et harnais	-14
]]et indique	-9
]]et j'ouvre	-19
]]et javel	-8
]]et l'apprenti	-9
]]et l'on	-9
]]et l'état	-16
]]et recule	-12
]]et retire	-10
]]et retour	-17
]]et soir	-17
]]et trois	-14
]]fait asseoir	-15
]]fait changer	-12
]]fait pogner	-16
]]fait remarquer	-21
]]fait signer	-14
]]fait tourner	-11
]]fleurs coupées	18
]]fromagerie d'alpage	-13
]]gants longs	-12
]]h 0	-19
]]haute pression	-12
]]hauteur d'épaule	-10
]]huit kilos	-15
]]il arrive	-16
]]il coupe	-21
]]il envoie	-12
]]il marque	-14
]]il repart	-11
]]ils demandent	-16
]]j'ai dû	-8
]]j'ai l'honneur	-12
]]j'en ai	-16
]]jamais plus	-17
]]je coordonne	-11
]]je crois	-16
]]je demande	-12
]]je devrais	-9
]]je dicte	-25
]]je dirige	-11
]]je dois	-14
]]je l'ai	-8
]]je m'appelle	-10
]]je m'en	-17
]]je m'occupe	-10
]]je n'ai	-21
]]je peux	-13
]]je prends	-12
]]je précise	-11
]]je reprends	-16
]]je résume	-9
]]je sais	-17
]]je sors	-12
]]je souhaite	-16
]]je t'écris	-9
]]je teste	-19
]]je tiens	-11
]]je vais	-14
]]je veux	-13
]]je voudrais	-20
]]jours ouvrés	-14
]]jusqu'à 0	-12
]]l'alarme sonne	-12
]]l'année passée	-23
]]l'appel arrive	-20
]]l'assistante sociale	-8
]]l'attestation d'assurance	-15
]]l'eau chaude	-23
]]l'eau savonneuse	-14
]]l'ordre inverse	-16
]]la 0	-14
]]la baie	-15
]]la bande	-18
]]la barrière	-17
]]la base	-14
]]la batterie	-18
]]la benne	-24
]]la bibliothèque	12
]]la bombe	-10
]]la borne	-20
]]la bouche	-20
]]la bougie	-9
]]la boulangerie	-15
]]la bouteille	-18
]]la brasserie	-18
]]la cabane	-21
]]la cabine	-23
]]la cage	-11
]]la camionnette	-17
]]la cantine	-17
]]la carsat	-18
]]la case	-16
]]la casquette	-15
]]la cause	-15
]]la caution	-21
]]la centrale	-21
]]la charge	-14
]]la charlotte	-15
]]la cheffe	-11
]]la chute	-15
]]la cigarette	-11
]]la civière	-12
]]la cliente	-14
]]la cloche	-21
]]la clôture	-16
]]la commune	-23
]]la compagnie	-12
]]la comptabilité	-12
]]la conduite	-18
]]la conservatrice	-9
]]la console	-18
]]la corde	-18
]]la corne	-12
]]la couche	-16
]]la couleur	-16
]]la coulée	-15
]]la coupe	-19
]]la couverture	-11
]]la craie	-17
]]la croix	-10
]]la cuisine	-24
]]la culture	-14
]]la dame	-16
]]la ddpp	-16
]]la demande	-23
]]la demi-heure	-19
]]la dictée	-11
]]la direction	-23
]]la distribution	-22
]]la douche	-17
]]la déclaration	-13
]]la fabrique	-8
]]la facture	-8
]]la famille	-34
]]la fenêtre	-16
]]la fermeture	14
]]la ficelle	-11
]]la fois	-23
]]la fosse	-16
]]la fourchette	-20
]]la fourrière	-19
]]la friterie	-15
]]la fuite	-18
]]la fédé	-17
]]la gardienne	-18
]]la gendarmerie	-20
]]la gestionnaire	-9
]]la glacière	-14
]]la gouvernante	-11
]]la graisse	13
]]la grande	-17
]]la grille	-15
]]la hauteur	-21
]]la journée	-28
]]la lame	-20
]]la levée	-12
]]la leçon	9
]]la ligue	-18
]]la livraison	-17
]]la location	-17
]]la loi	-18
]]la longueur	-14
]]la loupe	-14
]]la lumière	-30
]]la mairie	-28
]]la maman	-18
]]la manière	-25
]]la matière	-20
]]la mer	-17
]]la messagerie	-21
]]la meule	-25
]]la minute	-10
]]la mousse	-17
]]la msa	-15
]]la nacelle	10
]]la neige	-20
]]la neuve	-11
]]la nouvelle	-17
]]la nuit	-33
]]la paie	12
]]la pancarte	-12
]]la panne	-18
]]la partie	-14
]]la passerelle	-17
]]la patinoire	-21
]]la patronne	-23
]]la patte	-13
]]la pauvre	-16
]]la peau	-25
]]la pelle	-14
]]la pharmacie	-15
]]la pince	-20
]]la pioche	-11
]]la piste	-17
]]la planche	-17
]]la plateforme	-17
]]la plupart	-18
]]la plus	-14
]]la poche	-20
]]la poignée	-15
]]la pointe	-11
]]la police	-22
]]la pompe	-19
]]la position	-10
]]la poussière	-14
]]la presse	-28
]]la pression	-16
]]la prochaine	-15
]]la préfecture	-19
]]la préparation	-18
]]la présente	-11
]]la pâte	-28
]]la question	-12
]]la queue	-19
]]la rame	-11
]]la rampe	-20
]]la recette	-16
]]la reine	-12
]]la remorque	-10
]]la rentrée	-14
]]la reprend	-15
]]la reprise	-26
]]la restauratrice	-9
]]la retraite	-12
]]la rigole	-18
]]la rince	-13
]]la roue	-10
]]la route	-27
]]la rue	-21
]]la région	-17
]]la réglette	-15
]]la régulation	-13
]]la réponse	-15
]]la réservation	-14
]]la réserve	-15
]]la sacristie	-17
]]la saison	-12
]]la sangle	-15
]]la saumure	15
]]la scie	-19
]]la seconde	-9
]]la secrétaire	-15
]]la sellette	-10
]]la semaine	-32
]]la serre	-15
]]la sonde	-13
]]la sonnette	-9
]]la sortie	-24
]]la soude	-11
]]la soudure	-15
]]la spatule	-14
]]la station	11
]]la suie	-16
]]la surface	-11
]]la surfaceuse	24
]]la tablette	-20
]]la taille	-19
]]la tape	-11
]]la tare	-12
]]la teinte	-10
]]la toile	-17
]]la tournée	-17
]]la toussaint	-26
]]la tranche	-13
]]la trappe	-16
]]la tribune	-11
]]la vache	-12
]]la valeur	-17
]]la vapeur	-24
]]la ventilation	-14
]]la ville	-10
]]la vétérinaire	-17
]]lame baissée	-14
]]le 0	-24
]]le bain	-15
]]le balisage	-15
]]le bassin	-22
]]le bateau	-24
]]le beurre	-20
]]le bloc	-15
]]le bois	-11
]]le bordereau	-11
]]le bornage	12
]]le bracelet	-11
]]le bras	-12
]]le brouillon	-14
]]le bébé	-16
]]le bûcheron	-18
]]le cabinet	-17
]]le cahier	-19
]]le calendrier	-15
]]le canton	-15
]]le car	-10
]]le certificat	-13
]]le changement	-19
]]le chariot	-11
]]le chauffage	-26
]]le chemin	-26
]]le cheval	-18
]]le chien	-37
]]le chiffre	-26
]]le classeur	-21
]]le client	-34
]]le club	-11
]]le coin	-10
]]le col	-10
]]le collier	-16
]]le comité	-16
]]le compresseur	-14
]]le comptoir	-17
]]le conducteur	-14
]]le conjoint	-12
]]le constat	-18
]]le convoyeur	-14
]]le corps	-17
]]le correcteur	-9
]]le couloir	-11
]]le coursier	-17
]]le couteau	-24
]]le couvercle	-17
]]le cylindre	-8
]]le câble	-16
]]le demande	-13
]]le dimanche	-20
]]le disque	-13
]]le docteur	-20
]]le dos	-16
]]le drap	-9
]]le droit	-17
]]le dur	-18
]]le début	-14
]]le départ	-24
]]le dépotage	-27
]]le dépôt	-18
]]le désinfectant	-12
]]le détecteur	-21
]]le faire	-18
]]le feu	-22
]]le filet	-20
]]le film	-17
]]le fils	-10
]]le filtre	-18
]]le flacon	-13
]]le four	-13
]]le français	-9
]]le frein	-14
]]le frigo	-8
]]le gardien	-20
]]le gaz	-26
]]le gonflage	-21
]]le greffe	-12
]]le groupe	-10
]]le guichet	-11
]]le gérant	-11
]]le harnais	-22
]]le hérisson	-15
]]le jargon	-14
]]le jeune	-13
]]le joint	-9
]]le jour	-24
]]le journal	-14
]]le laboratoire	-25
]]le lecteur	-15
]]le lendemain	-27
]]le lien	-9
]]le linge	-17
]]le livre	-15
]]le livret	-22
]]le locataire	-11
]]le logiciel	-13
]]le long	-17
]]le magasinier	-17
]]le maire	-16
]]le marbre	-15
]]le matelot	-12
]]le maître	-15
]]le mercredi	-17
]]le micro	-11
]]le modèle	-17
]]le moment	-17
]]le mono	-13
]]le mur	-20
]]le médecin	-17
]]le ménage	-29
]]le nettoyage	-22
]]le nez	-20
]]le nombre	-18
]]le nouveau	-27
]]le nôtre	-10
]]le panneau	-20
]]le parent	-14
]]le patron	-27
]]le permis	-17
]]le pilote	-23
]]le pisteur	-11
]]le planning	-10
]]le plus	-24
]]le pont	-19
]]le portail	-16
]]le porteur	-18
]]le pouce	-19
]]le procès-verbal	-10
]]le produit	-15
]]le professeur	-16
]]le protocole	-23
]]le prénom	-14
]]le président	-14
]]le père	-14
]]le quart	-17
]]le raccord	-15
]]le rapport	-11
]]le registre	-11
]]le relevé	-10
]]le remplissage	-20
]]le robinet	-14
]]le règlement	-21
]]le régisseur	-18
]]le réglage	-22
]]le sable	-12
]]le sac	-27
]]le sachet	-12
]]le salarié	-11
]]le sang	-14
]]le sas	-16
]]le second	-16
]]le secteur	-14
]]le serveur	-21
]]le silicone	-20
]]le siège	-14
]]le stagiaire	-19
]]le stock	-17
]]le suivant	-12
]]le sujet	-17
]]le support	-12
]]le surveillant	-15
]]le séchoir	-18
]]le tableau	-21
]]le tablier	-12
]]le talon	-18
]]le tampon	-16
]]le tapis	-15
]]le technicien	-28
]]le tempérage	15
]]le tiroir	-13
]]le titre	-14
]]le toit	-15
]]le ton	-9
]]le trait	-9
]]le travail	-22
]]le tri	-13
]]le troisième	-17
]]le trou	-12
]]le tube	-15
]]le type	-10
]]le téléphone	-24
]]le verre	-17
]]le vieux	-17
]]le visiteur	-15
]]le voisin	-11
]]le voyant	-12
]]le véhicule	-10
]]le vélo	-13
]]le vétérinaire	-11
]]les 0	-9
]]les actes	-20
]]les agences	-16
]]les aiguilles	-15
]]les anciennes	-20
]]les assurances	-11
]]les attaches	-11
]]les barquettes	-16
]]les bassins	-18
]]les batteries	-19
]]les blocs	12
]]les bonnes	-14
]]les bords	-18
]]les bottes	-15
]]les bouteilles	-12
]]les bretelles	-17
]]les cales	9
]]les cartons	-20
]]les chariots	-8
]]les chiffres	-14
]]les classeurs	-13
]]les clients	-19
]]les clous	-12
]]les clubs	-9
]]les clés	10
]]les coins	-14
]]les commandes	-21
]]les compteurs	-9
]]les cordes	-14
]]les cônes	-17
]]les dates	-15
]]les doigts	-13
]]les doudous	-16
]]les entrées	-20
]]les familles	-10
]]les feuilles	-11
]]les filles	-13
]]les films	-11
]]les fils	-9
]]les flexibles	-12
]]les garde-corps	-11
]]les gars	-21
]]les gosses	-18
]]les hommes	-20
]]les jeunes	-23
]]les joints	-12
]]les joueurs	-16
]]les matins	15
]]les mots	-13
]]les nouveaux	-22
]]les nouvelles	-15
]]les numéros	-13
]]les objets	-23
]]les pages	-12
]]les papiers	-13
]]les passagers	-13
]]les permis	-16
]]les pieds	-10
]]les plaques	-24
]]les plus	-15
]]les pneus	-23
]]les poches	-27
]]les points	-18
]]les pompes	-20
]]les pompiers	-9
]]les premières	-15
]]les produits	-20
]]les projecteurs	-11
]]les rails	9
]]les rangs	-24
]]les rayures	-13
]]les restes	-16
]]les rh	-15
]]les règles	-19
]]les sacs	-18
]]les saisonniers	-19
]]les salades	-11
]]les scellés	17
]]les seaux	-10
]]les semaines	-21
]]les services	-17
]]les serviettes	-13
]]les sorties	-20
]]les stupéfiants	-13
]]les tables	-12
]]les tilleuls	-14
]]les toilettes	-15
]]les tours	-12
]]les trois	-26
]]les tubes	-16
]]les tuyaux	-9
]]les téléphones	-15
]]les vacances	-15
]]les vannes	-11
]]les vantelles	-20
]]les verres	-24
]]les vis	-11
]]les voisins	-21
]]les voitures	-11
]]les véhicules	-20
]]les écoles	12
]]les élèves	-11
]]les étapes	-13
]]lieux d'entrée	13
]]ligne blanche	-19
]]livres mouillés	10
]]longueurs d'arbre	-13
]]lui donner	-13
]]m'a expliqué	-9
]]ma femme	-18
]]ma fille	-19
]]ma mère	-15
]]ma remplaçante	-18
]]ma sœur	-8
]]main courante	-16
]]main partout	-12
]]marche arrière	-11
]]me faites	-13
]]me faudrait	-9
]]me permets	-11
]]mea culpa	-13
]]merci d'avance	-14
]]mes notes	-13
]]mes salutations	-12
]]meubles reculés	-17
]]mode d'emploi	-18
]]mode opératoire	-18
]]mon beau-père	-20
]]mon dîner	-16
]]mon mari	-17
]]mon neveu	-12
]]mon oncle	-9
]]mon tuteur	-18
]]monde fasse	-19
]]même s'ils	-12
]]même semaine	-15
]]n'est permis	-8
]]n'importe quel	-20
]]ne coupe	-18
]]ne dépasse	-12
]]ne lit	-11
]]ne mange	-20
]]ne quitte	-10
]]ne sache	-12
]]ne sais	-8
]]ne sait	-12
]]ne saura	-17
]]ne savent	-10
]]ne sortent	-15
]]non attendez	-12
]]non attends	-21
]]non pardon	-11
]]non plus	-17
]]nos anciens	-23
]]notre club	-22
]]notre entreprise	-16
]]notre manière	-8
]]notre établissement	9
]]nous avons	-19
]]nous faisons	-14
]]nous gérons	-19
]]nous n'avons	-24
]]nous remplaçons	-20
]]nous sommes	-29
]]nouveaux moniteurs	-18
]]objets trouvés	20
]]on accroche	-16
]]on annonce	-13
]]on apporte	-10
]]on appuie	-8
]]on arrache	-18
]]on arrive	-20
]]on arrose	-14
]]on arrête	-13
]]on baisse	-9
]]on calcule	-13
]]on cale	-11
]]on coche	-12
]]on compare	-13
]]on coupe	-11
]]on demande	-21
]]on desserre	-16
]]on débranche	-17
]]on déclare	-13
]]on enlève	-25
]]on essuie	-20
]]on facture	-11
]]on frotte	-11
]]on glisse	-15
]]on gratte	-17
]]on jette	-9
]]on l'a	-8
]]on l'envoie	-17
]]on l'écrit	-16
]]on lance	-24
]]on lit	-15
]]on lève	-12
]]on marque	-18
]]on nettoie	-20
]]on plante	-19
]]on plonge	-13
]]on prête	-9
]]on pèse	-21
]]on ramasse	-15
]]on range	-9
]]on refuse	-9
]]on remonte	-11
]]on reprend	-20
]]on retire	-13
]]on retourne	-16
]]on revient	-22
]]on rince	-11
]]on sonne	-9
]]on sépare	-14
]]on trempe	-16
]]on téléphone	-25
]]on verse	-12
]]ou presque	-12
]]où l'on	-8
]]par foyer	-13
]]par jour	-20
]]par minute	-11
]]par numéro	-11
]]par pôle	-17
]]par rapport	-15
]]par sms	-11
]]par taille	10
]]par téléphone	15
]]pas content	-12
]]pas davantage	-13
]]pas faite	-19
]]pas grave	-17
]]pas l'enfant	-12
]]pas plus	-26
]]peine humide	-9
]]pendant l'été	-14
]]personne achète	-15
]]personne bloquée	8
]]personne n'attend	-12
]]personne n'entre	-11
]]petit guide	-16
]]petits coups	-9
]]peu plus	-18
]]phrases courtes	-14
]]pieds nus	-18
]]pièce d'identité	-21
]]plus proche	-12
]]plus vite	-13
]]point 0	-13
]]portes aval	11
]]portes fermées	-11
]]poste 0	-10
]]pour 0	-11
]]pour ceux	-17
]]pour commencer	-11
]]pour demain	-18
]]pour l'alginate	-14
]]pour laquelle	-14
]]pour mémoire	-20
]]pour vérifier	-14
]]première glace	-17
]]prochaine réunion	-13
]]présente demande	-14
]]puisse suivre	-25
]]qu'elle ait	-22
]]qu'on ait	-13
]]quai 0	-16
]]quarante minutes	-20
]]quart d'heure	-19
]]quatre côtés	-20
]]quatre mille	-23
]]quatre semaines	-19
]]que c'était	-9
]]que cela	-8
]]que l'on	-25
]]qui arrive	-28
]]qui coule	-12
]]qui dise	-23
]]qui décide	-11
]]qui n'ont	-14
]]qui suit	-29
]]qui tienne	-27
]]qui viennent	-12
]]quoi faire	-19
]]radio associative	-19
]]rh ouvrent	-8
]]réunion d'équipe	-11
]]s'en charge	-9
]]s'est plainte	-9
]]s'est retrouvé	-8
]]s'il gèle	-9
]]s'il pleut	-11
]]s'il sent	-12
]]s'il sonne	-11
]]sa femme	-9
]]sais plus	-10
]]sans avoir	-9
]]sans savon	-16
]]se demande	-11
]]se faire	-14
]]se font	-10
]]se gare	-8
]]se perd	-19
]]se présente	-22
]]seau métal	-12
]]service juridique	-14
]]services techniques	-11
]]ses poches	-11
]]si l'alarme	-9
]]si plus	-13
]]si possible	-11
]]soit décrite	-21
]]son avis	-17
]]son mari	-9
]]son savoir	-16
]]sont changées	19
]]sont comptées	-11
]]sont confiées	-10
]]sont déposés	15
]]sont mises	-8
]]sont ouverts	-15
]]sont pesés	-13
]]sous 0	-13
]]sur blanc	-33
]]sur l'ardoise	-23
]]sur l'étagère	-9
]]sur soi	-14
]]tout ah	-13
]]tout reprendre	-13
]]trace écrite	-17
]]trente minutes	-18
]]trente secondes	-16
]]trois bars	-10
]]trois cents	-15
]]trois fois	-17
]]trois minutes	-19
]]trois passages	-8
]]trois quarts	-16
]]trois semaines	12
]]troisième fois	-11
]]trop lourdes	-17
]]trop tard	-8
]]trop tôt	-17
]]trop vite	-9
]]trouver ci-après	-11
]]très aimable	-10
]]tu appelles	-11
]]tu arrêtes	-17
]]tu attends	-26
]]tu changes	-11
]]tu chauffes	-14
]]tu cherches	-19
]]tu commences	-17
]]tu coules	-18
]]tu demandes	-28
]]tu donnes	-14
]]tu démontes	-16
]]tu fermes	-17
]]tu filtres	-13
]]tu l'enlèves	-14
]]tu l'écris	-18
]]tu laisses	-9
]]tu lis	-19
]]tu montes	-13
]]tu notes	-17
]]tu ouvres	-18
]]tu parles	-17
]]tu pars	-23
]]tu passes	-19
]]tu peux	-16
]]tu prends	-18
]]tu préviens	-9
]]tu testes	-14
]]tu veux	-23
]]tu vides	-17
]]tu vérifies	-20
]]un adulte	-11
]]un arbre	-23
]]un article	-10
]]un bouchon	-10
]]un café	-23
]]un chien	-30
]]un client	-33
]]un clou	-19
]]un confrère	-12
]]un coupable	-14
]]un doc	-9
]]un enfant	-18
]]un euro	-13
]]un feu	-10
]]un jour	-15
]]un justificatif	-10
]]un membre	-10
]]un millimètre	-14
]]un mode	-9
]]un modèle	-9
]]un musée	-13
]]un mètre	-17
]]un mémo	-13
]]un nouveau	-25
]]un ordinateur	-18
]]un parent	-11
]]un protocole	-19
]]un quart	-22
]]un roman	-15
]]un sac	-17
]]un scellé	-8
]]un souci	-12
]]un tiers	-16
]]un tube	-13
]]un vrai	-27
]]un éclat	-15
]]une amende	-13
]]une bande	-18
]]une belle	-13
]]une bouteille	-17
]]une cliente	-15
]]une coopérative	-19
]]une corde	-13
]]une demi-heure	-19
]]une demi-journée	-14
]]une dizaine	-18
]]une empreinte	-12
]]une famille	-19
]]une fille	-14
]]une fois	-12
]]une goutte	-12
]]une minute	-14
]]une méthode	-23
]]une nuit	-27
]]une paire	-13
]]une plaie	-10
]]une seconde	-22
]]une semaine	-13
]]une tache	-13
]]une trentaine	-11
]]une vieille	-12
]]une équipe	-10
]]vers l'arrière	-13
]]vers l'extérieur	-13
]]vers soi	-12
]]version 0	-14
]]vient visiter	-15
]]vingt minutes	-22
]]voit plus	-10
]]vous avez	-9
]]vous plaît	-19
]]y aller	-12
]]yeux fermés	-11
]]yo t'es	-20
]]| 0	-10
]]« entrée	-11
]]° 0	-16
]]à 0	-20
]]à cause	-22
]]à charge	-13
]]à chaud	-25
]]à cinquante	-14
]]à coller	-11
]]à dix-huit	-17
]]à domicile	20
]]à droite	-17
]]à faire	-17
]]à genoux	-16
]]à hauteur	-10
]]à jeun	-14
]]à jour	-14
]]à l'aide	-8
]]à l'alcool	-23
]]à l'antenne	-14
]]à l'appui	-14
]]à l'arrêt	-19
]]à l'atelier	-14
]]à l'attention	-12
]]à l'eau	8
]]à l'envers	-12
]]à l'extérieur	-13
]]à l'hôpital	-11
]]à l'ombre	-24
]]à l'oral	-13
]]à l'ouverture	-15
]]à l'étage	-19
]]à lausanne	-24
]]à midi	-18
]]à noël	-22
]]à peine	-14
]]à plat	-28
]]à plus	-19
]]à quarante-cinq	-15
]]à quelle	-8
]]à reculons	-20
]]à remettre	-11
]]à savoir	-11
]]à sept	-21
]]à suivre	-22
]]à tenir	-20
]]à treize	-10
]]à trois	-10
]]à zéro	9
]]ça coince	-11
]]ça enregistre	-15
]]ça sent	-20
]]– 0	-13
]]– remplace	-10
]]– réunion	-21
]]– tournée	-20
]]→ noter	-11
]_	-9900
]a	-9900
]abîmé	-15
]accepte	-10
]accepté	-10
]accord	-16
]accroche	-20
]accroché	-13
]accueil	-18
]accueille	-24
]accès	17
]achète	-15
]actes	-27
]adjoint	-13
]adjointe	-10
]admis	-15
]adore	-13
]adulte	-16
]affaire	-18
]affiche	-14
]afficher	-22
]affiché	-16
]agence	-14
]agences	-16
]agent	-21
]agents	-16
]agrément	-13
]ah	-20
]ai	-17
]aiguilles	-15
]ailleurs	-14
]aimable	-11
]ainsi	-27
]air	-18
]ait	-27
]ajouter	-13
]alimentaire	-19
]aller	-14
]allume	-12
]allumer	-12
]allumé	-17
]allumée	-16
]allumés	-15
]allure	-12
]allô	-21
]alors	-9900
]amende	-13
]an	-9900
]ancien	-13
]anciennes	-23
]anciens	-32
]angle	-12
]annexe	-15
]annick	-16
]annonce	-18
]annoncé	-14
]annoncée	-10
]annule	-11
]annulée	-11
]année	-29
]ans	-9900
]août	-13
]appareil	-10
]appareils	-22
]appel	-9900
]appelez	-12
]appelle	-9900
]appelles	-11
]appelé	-20
]apporte	-12
]apports	-16
]apprendre	-11
]apprentis	10
]appuie	-11
]après	-9900
]arbre	-25
]archivage	-8
]argent	-19
]armoires	-14
]arrache	-18
]arracher	-20
]arraché	-15
]arras	-19
]arrive	-10
]arrivent	-20
]arrivé	-19
]arrivée	8
]arrivées	-17
]arrivés	-17
]arrière	-28
]arrose	-14
]arrêt	-21
]arrête	-22
]arrêtes	-17
]arrêté	-13
]art	-9900
]article	-10
]asseoir	-15
]assez	-9
]assis	-12
]assistante	-9900
]associative	-22
]assurance	-20
]assurances	-11
]asv	-14
]atelier	-21
]ath	-20
]attaches	-11
]attaché	-15
]attachée	-10
]attachées	-13
]attachés	-13
]attend	-9900
]attendez	-12
]attendre	-9900
]attends	-41
]attendu	-15
]attention	-15
]attestation	-12
]attesté	-16
]au	-9900
]au-delà	-9900
]au-dessus	-9900
]aucun	-9900
]aucune	-9900
]auriez-vous	-16
]aussi	-9900
]aussitôt	-21
]autant	-13
]auto	-18
]auto-école	-17
]autour	-9900
]autre	-9900
]autrement	-14
]autres	-9900
]aux	-9900
]auxiliaires	-12
]avait	-9900
]aval	10
]avalé	13
]avant	-9900
]avec	-9900
]avez	-9
]avis	-23
]avoir	-29
]avons	-28
]avril	-20
]ayant	-21
]aïe	-22
]bac	-9900
]bacs	12
]badge	-9900
]bague	-16
]bain	-24
]baisse	-12
]baissé	-18
]baissée	-20
]balance	-9900
]balayée	-11
]balisage	-15
]balise	-11
]balles	-14
]banc	-23
]bancaire	-15
]bande	-28
]banque	-11
]barbecue	-13
]barquettes	-16
]barrage	-16
]barres	-12
]barrière	-17
]bars	-21
]bas	-12
]base	-16
]bases	-14
]basse	-19
]bassins	-21
]batterie	-20
]batteries	-22
]beau-père	-20
]beaucoup	-14
]belle	-17
]ben	-18
]benne	-28
]bennes	-15
]benoît	-13
]bernard	-18
]besoin	-10
]beurre	-24
]biais	-13
]biberons	-14
]bibliothèque	9
]bidon	-9900
]bidons	-10
]bien	-9900
]bijoux	-16
]bilan	-21
]billets	-27
]billetterie	-14
]biplace	-11
]bizarre	-14
]bière	9
]blanche	-24
]blanches	-14
]blanchisserie	10
]blessé	12
]bleu	-9900
]bleue	-16
]bloc	-17
]blocs	13
]bloque	-14
]bloqué	-11
]blouse	-12
]bombe	-10
]bombé	-10
]bombée	-13
]bon	-9900
]bonjour	-9900
]bonne	-9900
]bonnes	-15
]bons	-19
]bonsoir	-14
]bord	-28
]bordeaux	-11
]bordereau	-13
]bords	-18
]bornage	12
]borne	-20
]bornes	-21
]boss	-12
]bottes	-15
]bouche	-27
]bouchon	-19
]boue	-19
]bouge	-23
]bougie	-9
]bouillante	-12
]boulangerie	-15
]boule	-14
]boules	-23
]bout	-9900
]bouteille	-24
]bouton	-18
]boutons	-11
]box	-16
]boîte	-9900
]boîtes	-28
]bracelet	-13
]brancard	-10
]branche	-14
]branchement	-12
]brancher	-12
]branches	-18
]bras	-16
]brasserie	-18
]bref	-22
]bretelles	-17
]briller	-12
]brin	-9
]brins	-14
]brisée	-15
]brossage	-18
]brosse	-9900
]brouillon	-26
]broyeur	-11
]bruit	-23
]brun	-10
]bruno	-12
]brûlé	-14
]bulle	-18
]bulletin	-15
]bureau	-9900
]bus	-19
]buse	-16
]buses	-19
]bâche	-28
]bâtiment	-8
]bébé	-22
]bénévole	-15
]bénévoles	-9900
]bête	-22
]bêtes	15
]bûcheron	-18
]c	-9900
]c'est	-9900
]c'était	-24
]cabane	-21
]cabinet	-21
]cacao	-23
]cachet	-9
]cadeaux	-16
]cadenas	-19
]cadre	-9900
]café	-30
]cage	-20
]cahier	-24
]caisse	-9900
]caisses	-8
]calcule	-14
]cale	-10
]calendrier	-15
]cales	8
]calme	-13
]calé	-9
]camion	-9900
]camionnette	-17
]camping	-13
]caméra	-17
]canal	-24
]canne	11
]cantine	-18
]canton	-15
]cantonal	-19
]capitaine	-18
]captage	-15
]carnet	-9900
]carrière	-9
]carré	-22
]carsat	-18
]carte	-9900
]carter	-10
]cartes	-8
]carton	-9900
]cartons	-26
]cas	-9900
]case	-16
]caserne	-9
]casque	-10
]casques	-13
]casquette	-15
]casse	-14
]casser	-18
]cassé	-16
]cassée	-18
]cassées	11
]catégorie	-22
]cause	-29
]caution	-29
]cave	-9900
]ce	-9900
]ceci	-25
]ceinture	-13
]cela	-22
]celle	-16
]celles	-18
]cellules	-12
]celui	-9900
]cendres	12
]cent	-9900
]centimètres	-9900
]centrale	-14
]centre	-22
]cents	-29
]certains	-25
]certificat	-16
]ces	-12
]cet	-22
]cette	-9900
]ceux	-26
]chacun	-9900
]chai	-15
]chaises	-11
]chalumeau	-19
]chambre	-9900
]champ	-20
]change	-9900
]changement	-23
]changent	-23
]changer	-29
]changes	-11
]changé	-18
]changée	-18
]changées	19
]chantier	-28
]chantiers	-18
]chape	-14
]chapeau	-10
]chapiteau	13
]chaque	-9900
]chargement	-15
]charger	-19
]chargeur	-13
]chargée	-15
]chariot	-12
]chariots	11
]charleville	-13
]charlotte	-15
]charnière	-11
]chat	-9
]chaud	-30
]chaudière	-20
]chauffe	-30
]chauffes	-14
]chauffeur	-9900
]chauffée	-13
]chaussures	-13
]chaux	-11
]chaîne	-15
]chef	-9900
]cheffe	-16
]chemin	-25
]chemins	-12
]cher	-9
]cherche	-9900
]chercher	-11
]cherches	-19
]chers	-12
]cheval	-18
]chevalet	-12
]cheveux	-39
]cheville	-12
]chez	-9900
]chien	13
]chiens	-23
]chiffon	-9900
]chiffons	-16
]chiffre	-18
]chiffrement	-15
]chiffres	-21
]chlore	-13
]chocolaterie	-12
]choisit	-18
]chose	-9900
]choses	-24
]chute	-15
]chèque	-14
]chère	-20
]ci-après	-11
]cie	-10
]cigarette	-10
]cindy	-12
]cinq	-9900
]cinquante	-28
]circuit	-27
]circulation	-20
]circulent	-13
]cire	8
]ciseaux	-8
]civière	-9
]clair	-15
]claire	-29
]clarinettes	13
]classe	-19
]classeur	-20
]classeurs	-14
]client	-46
]cliente	-19
]clinique	-16
]clio	-19
]cloche	-23
]cloches	-25
]clos	-22
]clou	-13
]clous	-14
]club	-15
]clubs	-9
]clé	-9900
]clémence	-18
]clés	10
]clôture	-21
]cm	-9
]co	-14
]coche	-13
]cocher	-10
]code	-9900
]coffre	-9900
]coin	-16
]coince	-15
]coins	-14
]col	-10
]colle	-9900
]collecte	-11
]coller	-18
]collier	-16
]collège	-8
]collègue	-9900
]collègues	-15
]collé	-16
]collée	-18
]colonne	-12
]combien	-17
]comité	-13
]commande	-17
]commandes	-27
]comme	-9900
]commence	-9900
]commencer	-21
]commences	-17
]comment	-9900
]commentaire	-12
]commençant	-17
]commissaire	-19
]communale	-15
]commune	-30
]communes	-15
]communication	-26
]compagnie	-17
]compare	-15
]comparent	-10
]complètement	-16
]complété	-8
]comprend	-9
]compresseur	-15
]comprimé	10
]compris	-9900
]comptabilité	-12
]comptable	-15
]comptage	-18
]compte	-9900
]comptent	-20
]compter	-19
]comptes	-18
]compteur	-12
]compteurs	-18
]compté	-21
]comptées	-14
]comptés	-18
]concerne	-8
]conclure	-13
]conditionnement	-18
]conducteur	-18
]conduit	-20
]conduite	10
]confiné	16
]confirme	-13
]confitures	-10
]confié	-16
]confiées	-10
]conformité	-13
]confrère	-12
]congo	-10
]congé	-16
]congélateur	-20
]conjoint	-8
]connaît	-27
]connue	-11
]conseil	-23
]conservateur	-11
]conservation	-11
]conservatrice	-21
]conservé	-15
]consigne	9
]consigner	-13
]consignes	-21
]consignée	-29
]console	-21
]constat	-22
]constate	-15
]consultation	-19
]contact	-18
]content	-12
]contenu	-18
]contexte	-17
]continue	-15
]contraire	-13
]contrat	-27
]contre	-9900
]contrôle	-9900
]contrôler	-25
]contrôleur	-23
]convention	-13
]convient	-14
]convoque	-24
]convoyeur	-14
]coopérative	-22
]coordinatrice	-15
]coordonne	-11
]copie	-9900
]coquilles	-18
]coralie	-13
]corde	-19
]cordon	-10
]corne	-19
]corps	-17
]correcteur	-9
]costume	-12
]costumes	8
]cotisations	-23
]coton	-14
]coucher	-9
]couché	-14
]coucou	-10
]coule	-31
]couler	-13
]coules	-18
]couleur	-24
]couloir	-11
]coulé	-18
]coulée	-24
]coup	-9900
]coupable	-17
]coupe	-9
]couper	-16
]coupes	-16
]couple	-12
]coups	-19
]coupé	-9900
]coupée	-17
]coupées	15
]courant	-21
]courante	-16
]courbe	-18
]couronne	-12
]courrier	-16
]cours	-24
]coursier	-26
]court	-25
]courte	-15
]courtes	-15
]couteau	-25
]couteaux	-10
]coutures	-9
]couvercle	-20
]couvert	-17
]couverture	-13
]couvre	-11
]couvrir	-12
]coûte	-21
]cpe	-10
]craie	-17
]crayon	-12
]creuse	-25
]creux	-21
]crie	-9900
]crier	-12
]crochet	-10
]croient	-13
]crois	-16
]croix	-18
]croquettes	-16
]crottes	-9
]crème	-11
]crédit	-14
]crémation	-17
]créneau	-13
]cuir	-18
]culpa	-13
]culture	-17
]cuves	-24
]cylindre	-8
]câble	-16
]cérémonie	-20
]cônes	-19
]côte	-11
]côté	-9900
]côtés	-27
]cœur	-14
]d'abord	-9900
]d'accord	-28
]d'achat	-16
]d'agneau	19
]d'aller	-19
]d'alpage	-13
]d'amont	16
]d'antenne	-21
]d'arbre	-13
]d'arriver	-10
]d'arrivée	-24
]d'arrêt	-14
]d'art	-11
]d'assurance	-21
]d'atelier	-10
]d'attente	-12
]d'autre	-9900
]d'avance	-14
]d'avant	-23
]d'avoir	-19
]d'avril	-24
]d'eau	-9900
]d'emploi	-18
]d'en	-32
]d'enfant	-11
]d'entrer	-13
]d'entrée	10
]d'envoyer	-12
]d'essai	-11
]d'examen	-10
]d'expertise	-17
]d'exploitation	-10
]d'heure	-19
]d'heures	-15
]d'hier	-23
]d'intervention	11
]d'orgue	12
]d'orgues	-14
]d'origine	-22
]d'outils	-12
]d'ouvrir	-19
]d'oxygène	-13
]d'où	-13
]d'un	-9900
]d'une	-9900
]d'urgence	-25
]d'y	-13
]d'écrire	-17
]d'écrit	-23
]d'épaule	-10
]d'équipe	-15
]d'étage	-19
]d'étanchéité	-21
]d'état	10
]d'éteindre	-13
]d'été	-17
]d'être	-20
]dame	-19
]dans	-9900
]date	-9900
]dates	-16
]daté	-10
]davantage	-13
]ddpp	-16
]de	-9900
]debout	-9900
]dedans	-9900
]degrés	-9900
]delvaux	-10
]demain	-25
]demande	-10
]demandent	-18
]demander	-9900
]demandes	-28
]demandez	-8
]demandé	-9900
]demeure	-20
]demi	-21
]demi-heure	-29
]demi-journée	-14
]demie	-22
]denrées	-14
]densité	-12
]dentaire	-23
]dentiste	-14
]dents	-18
]depuis	-9900
]dernier	-9900
]dernière	-9900
]derrière	-9900
]des	-9900
]descend	-19
]descende	-16
]descendre	-15
]descends	-17
]descendu	-13
]description	-11
]desserre	-18
]dessins	-20
]dessous	-9900
]dessus	-9900
]deux	-9900
]deuxième	-9900
]deuxièmement	-14
]devait	-21
]devant	-9900
]devoir	-13
]devrais	-9
]diamètre	-15
]dict	-12
]dicte	-28
]dictée	-19
]diffusion	-11
]différent	-15
]dimanche	-34
]dire	-9900
]directeur	-18
]direction	-26
]directrice	-9900
]dirige	-15
]dis	-9900
]discrètement	-13
]discute	-9
]dise	-24
]disent	-18
]disons	-9
]disque	-18
]distance	-14
]distribution	10
]dit	-9900
]dites	-25
]dix	-9900
]dix-huit	-27
]dix-neuf	-17
]dixième	-14
]dizaine	-26
]doc	-9
]docteur	-26
]document	-9900
]doigt	10
]doigts	-22
]dois	-14
]doit	-9900
]doivent	-12
]domaine	-11
]domicile	20
]donateur	-15
]donc	-9900
]donne	-9900
]donner	-16
]donnes	-14
]donné	-8
]dons	-20
]dont	-9900
]dort	-14
]dos	-26
]dose	-9
]dossier	-9900
]double	-17
]doucement	-21
]douche	-17
]doudous	-16
]douteux	9
]douze	-9900
]drap	-17
]drapeau	-11
]draps	-19
]droit	-29
]droite	-20
]dsi	-8
]du	-9900
]dur	-25
]durée	-20
]dylan	-9
]dès	-9900
]déballe	-13
]débarque	9
]débranche	-17
]début	-22
]décalage	-11
]décembre	-23
]décharge	-12
]déchets	-26
]décide	-22
]décision	-21
]déclaration	-15
]déclare	10
]décollage	10
]décoller	-9
]décrire	-9
]décrit	-21
]décrite	-24
]décroche	-11
]décès	-15
]défaut	-19
]dégage	-14
]dégraissée	-17
]déjà	-9900
]démonte	-14
]démontes	-16
]démontée	-10
]dépanneur	-20
]dépanneuse	-18
]départ	-11
]département	-14
]dépasse	-20
]dépose	-22
]déposer	-15
]déposé	-19
]déposés	15
]dépotage	-23
]déroulé	-22
]désactivé	-10
]désigne	-16
]désinfectant	-19
]désinfecte	-9
]désinfection	-21
]désinfecté	-20
]désinfectée	-28
]désinfectées	-18
]désinfectés	-8
]désolée	-13
]désordre	-15
]désormais	-16
]détecteur	-19
]détecteurs	-10
]détend	-16
]dévisse	-17
]dîner	-16
]dû	-8
]eau	-9900
]eaux	-8
]effacé	-10
]elle	-9900
]elles	-14
]emballage	-19
]emballée	-15
]emplacements	-18
]employé	-14
]employés	-12
]en	-9900
]encaisse	-13
]encaisser	-13
]enceinte	-18
]encodée	-8
]encore	-9900
]enfant	-30
]enfants	-9900
]enfin	-9900
]enlever	-21
]enlevée	-18
]enlève	-25
]enregistre	-15
]enregistrement	-10
]enregistré	-17
]ensemble	-20
]ensuite	-9900
]entailles	-18
]entend	-17
]enterrés	-18
]entier	-19
]entière	-27
]entre	-9900
]entreprise	-18
]entrer	-15
]entretien	-9
]entrée	-15
]entrées	-20
]enveloppe	-11
]enveloppes	-20
]envie	-21
]environ	-28
]envoie	-24
]envoyé	-22
]erwan	-14
]espace	-23
]espèce	-15
]espèces	-10
]essaie	-22
]essayée	-10
]essence	-11
]essuie	-22
]essuyé	-13
]est	-9900
]est-ce	-17
]et	-9900
]etc	-10
]eu	-9900
]euh	-9900
]euro	-14
]euros	-9900
]eux	-19
]excusez	-19
]excusés	-14
]exemplaires	-13
]exige	-28
]existe	-17
]explique	-15
]expliquer	-20
]expliqué	-20
]extincteur	-14
]extincteurs	-21
]extérieure	-13
]fabrication	-22
]fabrice	-9
]fabrique	-16
]face	-9900
]facteur	-16
]facture	-14
]facturé	-9
]faire	-54
]fais	-9900
]fais-en	-19
]faisait	-9
]faisons	-14
]fait	-9900
]faite	-22
]faites	-23
]faites-moi	-12
]familial	-13
]famille	-9
]familles	12
]fasse	-30
]fatou	-15
]faudrait	-20
]faut	-9900
]faute	-17
]fautes	-9
]fauteuil	-11
]faux	-21
]façade	-17
]façon	-9900
]femme	-20
]femmes	-23
]fendues	-14
]fenêtre	-22
]fenêtres	-8
]fer	-21
]fera	-19
]ferme	-9900
]ferment	-18
]fermer	-16
]fermes	-17
]fermeture	13
]fermé	-9900
]fermée	-9900
]fermées	-10
]fermés	-17
]feu	9
]feuille	-9900
]feuilles	-25
]feutre	-20
]feux	-15
]ficelle	-11
]fiche	-9900
]fichier	-9900
]fil	-22
]file	-15
]filet	-22
]fille	-25
]filles	-18
]film	-17
]films	-12
]filtre	-25
]filtres	-13
]fin	-9900
]finance	-23
]fine	-20
]fini	-25
]finir	-14
]fiscal	-16
]fixe	-11
]flacon	-13
]fleur	-22
]fleurs	-21
]flexibles	-12
]foin	-11
]foire	-12
]fois	-20
]fond	-9900
]fonds	-9
]fondu	-11
]font	-22
]force	-14
]formaliser	-21
]forme	-20
]formulaire	-13
]fort	-16
]fosse	-16
]four	-24
]fourchette	-22
]fournil	-12
]fournisseur	-22
]fournit	-16
]foyer	-21
]frais	13
]france	-18
]franchement	-18
]francs	-18
]français	-19
]frein	-26
]freins	-22
]frigo	-15
]frigos	-13
]friterie	-15
]friteuse	9
]froide	-9900
]fromagerie	-9
]frontofocomètre	-12
]frotte	-11
]frotter	-13
]frère	-13
]frères	-16
]fuit	-18
]fuite	-23
]fume	-21
]fumée	-13
]funérarium	-11
]fwd	-15
]fâché	-14
]fédé	-17
]février	-16
]fête	-20
]fêtes	-21
]fûts	-16
]g	-21
]gagnon	-17
]gaine	-11
]galette	-12
]gamin	-9
]gamme	-16
]gant	-17
]gants	-9900
]garage	-23
]garantie	-12
]garde	-9900
]garde-corps	-14
]gardien	-20
]gardienne	-26
]gardé	-9
]gardée	-11
]gare	-18
]gars	-22
]garé	-15
]gauche	-9900
]gaz	11
]gazole	9
]gel	-20
]geler	-13
]gelées	-18
]gendarmerie	-20
]gendre	-21
]genoux	-19
]genre	-27
]gens	-9900
]geste	-14
]gestes	-20
]gestionnaire	-10
]gilet	-10
]gilets	-16
]gilles	-21
]glace	-19
]glacière	-16
]glisse	-20
]glisser	-14
]gomme	-11
]gonflage	-25
]gonfle	-14
]gonflée	-11
]gosses	-19
]goupille	-12
]goutte	-12
]gouttes	-16
]gouvernante	-11
]goûte	-9
]graisse	17
]grammes	-9
]grand	-29
]grande	-20
]gras	-13
]grasse	-18
]gratte	-24
]grave	-20
]gravier	-18
]greffe	-21
]grille	-21
]gris	-13
]grise	-23
]gros	-9900
]grosse	-20
]grosses	-10
]groupes	-15
]gsm	-8
]guichet	-21
]guide	-21
]gymnase	8
]gyro	-11
]gâteau	-17
]gèle	-9
]gère	-16
]général	-25
]générale	-20
]géomètre	-16
]gérant	-11
]gérons	-19
]h	-9900
]habitants	16
]haha	-17
]hall	-25
]hasard	-10
]haut	-9900
]haute	-9900
]hauteur	-24
]hauteurs	-16
]hectares	-11
]hein	-9900
]hello	-14
]hervé	-18
]heure	-9900
]heures	-9900
]hier	-32
]hiver	-28
]homme	-16
]hommes	-23
]honte	-14
]horaire	-11
]hors	-9900
]housse	9
]huile	-10
]huit	-9900
]humide	-13
]humidité	-12
]hérisson	-15
]hôte	-11
]hôtel	-11
]i	-18
]ici	-16
]idée	-18
]ii	-15
]il	-9900
]illisible	-21
]ils	-9900
]images	-9
]important	-10
]imprime	-11
]imprimerie	-12
]imprimé	-19
]inclinés	-16
]incomplet	-10
]indique	-11
]industrielle	-15
]infirmières	-19
]informatique	13
]inox	-14
]inscrit	-9900
]inscrits	-16
]inspecte	-9
]installe	-16
]instruction	-17
]instrument	-17
]intact	-10
]interdites	-12
]interne	-29
]interprète	-21
]intérimaire	-22
]inutile	-12
]invendus	-20
]inverse	-19
]invité	-16
]inès	-18
]isolé	-13
]isolée	12
]issues	-20
]j	-11
]j'ai	-9900
]j'aimerais	-19
]j'appelle	-12
]j'arrive	-17
]j'attends	-10
]j'avais	-14
]j'en	-16
]j'espère	-10
]j'ouvre	-21
]j'y	-12
]jamais	-9900
]jambes	-12
]janvier	-32
]jardin	-14
]jargon	-14
]jauge	-8
]jaune	-9900
]jaunes	-18
]javel	-14
]je	-9900
]jean-mi	-12
]jeter	-17
]jette	-10
]jeté	-23
]jeu	-17
]jeudi	-9900
]jeun	-14
]jeune	-13
]jeunes	-29
]jingle	-12
]jo	-13
]jocelyne	-15
]joint	-11
]joints	-19
]jordan	-13
]josiane	-15
]joue	-15
]joueurs	-16
]jour	-19
]journal	-21
]jours	-9900
]jsuis	-10
]juge	-16
]juillet	-23
]juin	-9900
]jure	-13
]juridique	-15
]jusqu'au	-9900
]jusqu'en	-18
]jusqu'à	-9900
]juste	-28
]justificatif	-17
]karim	-9
]karts	-15
]kessler	-11
]kevin	-13
]kg	-14
]kilomètres	-13
]kilos	-24
]km/h	-15
]l	-19
]l'a	-24
]l'absence	-20
]l'accident	-12
]l'accueil	-9900
]l'accès	-12
]l'acheteur	-13
]l'acide	-11
]l'acte	-15
]l'adresse	-19
]l'afficher	-18
]l'agence	-21
]l'agent	-9900
]l'ai	-14
]l'aide	-12
]l'aile	-8
]l'air	-9900
]l'aire	-13
]l'alarme	-13
]l'alcool	-30
]l'alginate	-21
]l'allée	-20
]l'an	-9900
]l'ancien	-31
]l'ancienne	-26
]l'animal	-15
]l'animateur	-15
]l'année	-26
]l'antenne	-21
]l'appareil	-22
]l'appel	-18
]l'appli	-10
]l'apprenti	-9
]l'appui	-14
]l'ardoise	-24
]l'armoire	8
]l'arrivée	-9900
]l'arrière	-15
]l'arrêt	-24
]l'arrêté	-9
]l'ars	-9
]l'ascenseur	16
]l'assemblée	-19
]l'assistante	-11
]l'association	-16
]l'assureur	-11
]l'astreinte	-9
]l'atelier	-24
]l'attention	-12
]l'attestation	-19
]l'auditeur	-10
]l'autocollant	-11
]l'automate	9
]l'autorisation	-16
]l'autre	-9900
]l'avant	-11
]l'emballage	-13
]l'embarquement	-15
]l'empreinte	-22
]l'emprunteur	-13
]l'encre	-22
]l'enfant	-21
]l'enlèves	-14
]l'entretien	-16
]l'enveloppe	-15
]l'envers	-12
]l'envoi	14
]l'envoie	-18
]l'escalier	-10
]l'essence	-16
]l'extérieur	-19
]l'heure	-9900
]l'hiver	-11
]l'homme	-11
]l'honneur	-14
]l'huile	-13
]l'huître	-28
]l'hôpital	16
]l'hôte	-13
]l'idée	-15
]l'immatriculation	-21
]l'index	-11
]l'infirmière	-15
]l'inscription	-18
]l'inspecteur	-17
]l'inspection	-25
]l'inspectrice	-16
]l'instrument	-17
]l'intérieur	-11
]l'intérim	-14
]l'inverse	-12
]l'objet	-19
]l'occupant	-11
]l'odeur	-20
]l'oiseau	-15
]l'ombre	-24
]l'on	-28
]l'oral	-13
]l'ordinateur	-12
]l'ordre	-30
]l'oreille	10
]l'os	-10
]l'outil	-11
]l'ouverture	-25
]l'ouvre	-13
]l'oxygène	-16
]l'un	-10
]l'urne	-13
]l'âge	-16
]l'école	-15
]l'écoute	-14
]l'écran	-15
]l'écris	-23
]l'écrit	-28
]l'élève	-18
]l'émetteur	-9
]l'équipe	-9900
]l'étage	-28
]l'étagère	-9
]l'état	-20
]l'étiquette	-9900
]l'été	-21
]l'évier	-17
]l'œil	11
]l'œuvre	-8
]la	-9900
]label	-17
]labo	-19
]laboratoire	9
]laisse	-9900
]laisser	-19
]laisses	-26
]laissé	-9900
]laissées	-9
]lame	-28
]lampe	-9900
]lance	-27
]lancer	-9
]lange	-16
]langue	-13
]langues	-11
]laquelle	-14
]larmes	-19
]latin	-14
]lausanne	-24
]lavage	-9900
]lave	-9900
]laver	-17
]laverie	-20
]laves	-17
]lavés	-18
]le	-9900
]lecteur	-15
]lendemain	-27
]lente	-10
]lentement	-15
]les	-9900
]lettre	-9900
]lettres	-18
]leur	-9900
]leurs	-13
]lever	-21
]levure	-24
]levée	-17
]leçon	9
]libre	-15
]libres	-17
]libère	-14
]libération	-11
]lien	-9
]lieu	-9900
]lieux	-21
]ligne	-9900
]lignes	-9900
]ligue	-18
]limite	-23
]linge	-31
]liquide	-9
]lire	-9900
]lis	-25
]lisible	-34
]liste	-9900
]litières	-15
]litres	-11
]lits	-15
]livraison	12
]livre	-25
]livret	-12
]livrés	-14
]liège	-12
]local	-9900
]locataire	-12
]location	-23
]locations	20
]locative	-14
]logiciel	-13
]logigramme	-12
]loi	-18
]loin	-21
]long	-21
]longs	-13
]longtemps	-9
]longueur	-20
]longueurs	-12
]lors	-24
]lot	-9900
]loto	-14
]loue	-15
]loupe	-18
]lourdes	-18
]luc	-17
]lucie	-13
]lui	-9900
]lui-même	-15
]lundi	-9900
]lunettes	-18
]lycée	9
]lyon	-17
]là	-9900
]là-dessus	-19
]lâche	-18
]lève	-16
]lève-cadre	-8
]légumes	15
]légère	-9
]m	-9900
]m'a	-9900
]m'appeler	-14
]m'appelle	-10
]m'en	-17
]m'occupe	-10
]m'ont	-13
]ma	-9900
]machin	-17
]machine	-9900
]madame	-9900
]magasin	-15
]magasinier	-19
]mai	-23
]mail	-17
]maille	-23
]main	-9900
]mains	-9900
]maintenance	-15
]maintenant	-25
]maire	-18
]mairie	-31
]mais	-9900
]maison	-9900
]malaise	-15
]maman	-19
]manager	-15
]manches	-13
]mange	-23
]mangé	-10
]manière	-26
]manque	-9900
]manu	-14
]manuel	-19
]manuelle	15
]marbre	9
]marc	-14
]marchait	-10
]marche	-9900
]marchent	-13
]marcher	-19
]marché	-20
]marchés	-9
]mardi	-9900
]mari	-21
]marine	-14
]marionnettes	-22
]marque	-29
]marquée	-13
]marqués	-15
]marre	-14
]mars	-9900
]marteau	-9
]martre	-11
]masque	-19
]matelas	-19
]matelot	-12
]maternité	-14
]matin	-9900
]matins	15
]matière	-20
]matériel	-16
]mauvais	-15
]mauvaise	-11
]max	-9900
]maxi	-23
]maximum	-21
]maître	-14
]mdr	-18
]me	-9900
]mehdi	-11
]membre	-12
]membres	-8
]menace	-9
]menton	-21
]mer	-25
]merci	-9900
]mercredi	-24
]mes	-9900
]message	-17
]messagerie	-21
]mesure	-9900
]mesures	-29
]mesurée	-9
]met	-9900
]mets	-9900
]mettre	-9900
]metz	-13
]meubles	-16
]meule	-24
]meules	-22
]micro	-19
]midi	-18
]mieux	-20
]milieu	-9900
]mille	-30
]millimètre	-14
]millimètres	-15
]min	-9900
]mineur	-24
]mini	-18
]minimum	-13
]ministère	-20
]minuit	-16
]minute	-14
]minutes	-9
]miroir	-8
]mis	-9900
]mise	-9900
]mises	-17
]mm	-13
]mme	-9900
]mobiles	-11
]moche	-12
]mode	-23
]modeste	-12
]modif	-15
]modèle	-16
]moi	-9900
]moi-même	-23
]moins	-9900
]mois	-9900
]mois-ci	-12
]moisi	-15
]moisies	-14
]moitié	-9900
]moment	-26
]momo	-11
]mon	-9900
]monde	-9900
]monique	-11
]moniteurs	-18
]mono	-13
]monsieur	-9900
]montage	-33
]montant	-9
]monte	-9900
]montent	-9
]monter	-23
]montes	-13
]monteur	-12
]monteurs	-9
]montre	-9900
]montrer	-15
]montré	-13
]monture	-22
]monté	-10
]mordu	-15
]mort	-27
]morte	-11
]mortes	-15
]mot	-8
]moteur	-9900
]motif	-11
]mots	-17
]mou	-12
]mouillé	-25
]mouillées	-14
]moulin	-9
]moussa	-14
]mousse	-19
]mouvement	-9
]moyen	-15
]moyens	-10
]msa	-15
]municipale	-18
]mur	-14
]museau	-18
]musée	-16
]mèche	-9
]mère	-16
]mètre	-25
]mètres	-9900
]médecin	-16
]médium	-12
]mélangé	-18
]mémo	-24
]mémoire	-25
]ménage	-19
]métal	-9
]méthode	-31
]métier	-15
]météo	-13
]même	-9900
]n	-9900
]n'a	-9900
]n'ai	-21
]n'attend	-13
]n'avons	-24
]n'en	-25
]n'entre	-18
]n'essaie	-11
]n'est	-9900
]n'existe	-12
]n'importe	-30
]n'ont	-21
]n'ouvre	-10
]n'y	-9900
]nac	-11
]nacelle	10
]nadia	-17
]nadège	-15
]namur	-13
]navire	-9
]ne	-9900
]neige	12
]nettoie	-21
]neuchâtel	-13
]neuf	-9900
]neufs	-18
]neuve	-22
]neuves	-25
]neveu	-12
]nez	-26
]ni	-9900
]niveau	-9900
]nivelles	-10
]noir	-9900
]noire	-18
]noirs	-10
]nom	-9900
]nombre	-18
]nombres	-13
]nommer	-10
]non	-9900
]nono	-11
]nord	-19
]normal	-17
]normale	-16
]normalement	-22
]normand	-12
]nos	-9900
]note	-9900
]noter	-14
]notes	-24
]notre	-9900
]noté	-14
]notés	-9
]nourriture	-8
]nous	-9900
]nouveau	-42
]nouveaux	-31
]nouvel	-21
]nouvelle	-26
]nouvelles	-27
]noé	-15
]noël	-24
]nu	-13
]nul	-18
]numéro	-8
]numéros	-26
]numéroté	-9
]numérotée	-10
]nuque	-12
]nus	-18
]nôtre	-9
]nœud	-9
]nœuds	-14
]o2	-11
]objet	-9900
]objets	-26
]obligatoire	-13
]obligatoires	-13
]occupe	-17
]octaves	-10
]octobre	-20
]odile	-10
]officiel	-17
]offre	-16
]oh	-12
]ok	-9900
]on	-9900
]oncle	-9
]ont	-9900
]onze	-33
]optique	-15
]opératoire	-18
]orange	-15
]ordinateur	-19
]ordre	-21
]oreille	-11
]ou	-9900
]oubli	-9
]oublis	-15
]oublié	-8
]oui	-9900
]outil	-9
]outils	-21
]ouvert	-9900
]ouverte	-9900
]ouvertes	-19
]ouverts	-16
]ouverture	-20
]ouvre	-9900
]ouvres	-18
]ouvrir	-9900
]ouvrés	-14
]ovales	-17
]oxygène	-15
]où	-9900
]p	-21
]page	-9900
]pages	-14
]paie	12
]paille	-10
]pain	-12
]paire	-18
]palier	-15
]pancarte	-12
]panier	-11
]panne	-26
]panneau	-21
]pansements	-20
]papa	-15
]papier	-9900
]papiers	-19
]par	-9900
]par-dessus	-16
]paraphe	-14
]parc	-9900
]parce	-9900
]parcs	-14
]pardon	-30
]pareil	-29
]parent	-20
]parents	-9900
]parfait	-15
]parfois	-11
]parking	-13
]parle	-9900
]parler	-15
]parles	-17
]parquet	-18
]pars	-25
]part	-9900
]partagé	-13
]parte	-21
]partent	-23
]particuliers	-17
]parties	-17
]partir	-9900
]partis	-15
]partition	-14
]partout	-25
]pas	-9900
]pascal	-15
]passage	-9900
]passager	-22
]passagers	-14
]passages	-8
]passe	-9900
]passent	-25
]passer	-9900
]passerelle	-17
]passes	-19
]passez	-9
]passé	-9900
]passée	-32
]passées	-15
]pastille	-13
]pastilles	-12
]patient	-9900
]patients	-14
]patinoire	-21
]patrick	-14
]patron	-28
]patronne	-23
]patte	-13
]pattes	-17
]pauvre	-16
]payer	-14
]payé	-8
]pc	-16
]peau	-24
]peine	-14
]peinture	10
]pelle	-14
]pend	-9
]pendant	-9900
]pension	16
]pensé	-18
]perche	10
]perches	-11
]percé	-13
]perd	-20
]perdre	-10
]perdu	-22
]perdue	-17
]permanence	-23
]permets	-11
]permis	-19
]personne	-9900
]personnel	-27
]personnes	-9900
]perte	-13
]peser	-17
]pesé	-9
]pesée	-22
]pesés	-16
]petit	-9900
]petite	-9900
]petites	-22
]peu	-9900
]peut	-9900
]peut-être	-12
]peux	-25
]ph	-9
]pharmacie	-20
]photo	-9900
]photographie	-13
]photographiés	-19
]photos	-9900
]phrase	-9
]phrases	-24
]piano	-21
]pictogrammes	-13
]pied	-9900
]pieds	-19
]pierre	-15
]pierres	-9
]pige	-13
]pigeons	-21
]pilote	-26
]pince	-20
]pinceau	-15
]pinces	-18
]pioche	-11
]pique	-11
]piquets	-15
]pis	-9900
]piste	-20
]pisteur	-11
]pièce	-9900
]pièces	-18
]place	-9900
]plaie	-12
]plainte	-16
]plan	-9900
]planche	-17
]plancher	-13
]planning	-12
]plans	-18
]plaque	-9900
]plaques	-42
]plastique	-10
]plate	-21
]plateau	-9900
]plateforme	-17
]plaît	-19
]plein	-9900
]pleine	-30
]pleut	-16
]plinthes	-9
]plonge	-18
]plume	-11
]plupart	-18
]plus	-9
]plutôt	-10
]plâtre	13
]pneus	-33
]poche	-27
]poches	-23
]pochette	-14
]pogner	-16
]poids	-9900
]poignet	-11
]poignée	-16
]poignées	-20
]poing	-15
]point	-9900
]pointe	-16
]points	-25
]poire	-12
]poisson	-15
]poli	-10
]police	-20
]politique	-18
]pompe	-20
]pompes	-21
]pompiers	-16
]pondre	-8
]pont	-29
]port	-17
]portable	-26
]portail	-17
]porte	-9900
]portefeuille	-11
]portent	-9
]porter	-17
]portes	-9900
]porteur	-18
]porteurs	-19
]portique	-16
]porté	-13
]pose	-9900
]posent	-12
]poser	-17
]position	-15
]possible	-21
]possède	-24
]poste	-9900
]posé	-20
]posée	-12
]posées	16
]posés	-20
]pot	-11
]pots	-16
]poubelle	-22
]pouce	-24
]pouces	-16
]poudre	-12
]poules	-21
]pour	-9900
]pourquoi	-19
]pourriez-vous	-11
]pourriture	-15
]poussière	-17
]pouvez-vous	-14
]pouvoir	-24
]ppm	-15
]praticien	-12
]pratique	-11
]premier	-9900
]premiers	-20
]première	-9900
]premièrement	-19
]prend	-9900
]prendre	-17
]prends	-22
]prennent	-20
]prescription	-19
]presque	-22
]presse	-33
]pression	-26
]prestataire	-17
]prie	-15
]principal	-16
]pris	-17
]prise	-9900
]prises	-19
]privé	-15
]prix	-12
]pro	-18
]prochain	-13
]prochaine	-25
]proche	-12
]procède	-17
]procès-verbal	-21
]procédure	-9900
]prod	-10
]producteur	-15
]produit	-26
]produits	-29
]professeur	-17
]profondeur	-15
]programme	-9
]projecteur	-30
]projecteurs	-11
]projet	-9
]promis	-12
]propane	-21
]propose	-29
]proposer	-10
]propre	-9900
]propres	-12
]propriétaire	-9900
]prothésiste	-9
]protocole	-28
]protégée	-19
]prouver	-19
]province	-22
]près	-9900
]précise	-13
]précédent	-23
]préfecture	-19
]prélèvement	-14
]prénom	-14
]préparation	10
]prépare	-9900
]préparer	-16
]préparé	-22
]préprod	-13
]présence	-28
]présent	-20
]présentable	-15
]présentation	-17
]présente	-30
]présents	-20
]président	-14
]prétend	-13
]prévenir	-14
]prévenu	-13
]prévenue	-10
]préviens	-9
]prévient	-9900
]prêt	-9900
]prête	-25
]prêté	-15
]puce	-15
]puces	-16
]puis	-9900
]puisse	-20
]puissent	-16
]punaises	12
]purge	-10
]purger	-8
]pv	-25
]pâte	-30
]père	-26
]pèse	-23
]périmètre	-17
]pétrin	-16
]pôle	-17
]qqn	-10
]qu'après	-24
]qu'au	-15
]qu'aucune	-15
]qu'elle	-9900
]qu'en	-19
]qu'il	-9900
]qu'ils	-26
]qu'on	-9900
]qu'un	-23
]qu'une	-12
]qu'y	-21
]quai	-9900
]qualité	-21
]quand	-9900
]quantité	-9
]quarantaine	-24
]quarante	-9900
]quarante-cinq	-15
]quarante-deux	-10
]quarts	-19
]quatorze	-29
]quatre	-9900
]quatre-vingt-dix	-15
]quatrième	-13
]que	-9900
]quel	-23
]quelle	-24
]quelqu'un	-9900
]quelque	-9900
]quelques	-13
]question	-26
]questions	-14
]queue	-19
]qui	-9900
]quinze	-9900
]quitte	-16
]quitter	-12
]quoi	-9900
]québec	-12
]rabat	-16
]raccord	-15
]raccroche	-15
]raclette	-10
]raconter	-11
]radiateur	-14
]radio	-9900
]rails	9
]raison	-13
]ramasse	-15
]ramasser	-12
]ramassé	-23
]rame	-11
]rampe	-23
]rang	-21
]range	-20
]ranger	-12
]rangs	-25
]rangés	-10
]rapide	-11
]rappel	-23
]rappelle	-20
]rappelles	-14
]rappelé	-14
]rapport	-25
]rasante	-14
]raté	-22
]rayon	-25
]rayons	-13
]rayures	-18
]re	-18
]recette	-16
]recherche	-18
]recommandé	-20
]recommandée	-14
]recompte	-14
]recopié	-12
]recueilli	-13
]reculant	-13
]recule	-12
]reculons	-20
]reculés	-17
]refais	-12
]refait	-26
]refaite	-17
]refermé	-14
]refuge	-9
]refus	-14
]refuse	-18
]refusé	-22
]refusées	-16
]refusés	-11
]regard	-13
]regardant	-8
]regarde	-9900
]regarder	-9900
]regardes	-9900
]regardé	-18
]regardées	-16
]reine	-12
]relais	-24
]relance	-18
]relancer	-23
]relecture	-15
]relevé	-20
]relire	-14
]relu	-19
]remarque	-26
]remarquer	-21
]remboursement	-14
]remboursé	-9
]remet	-9900
]remets	-12
]remettre	-17
]remis	-12
]remise	-9900
]remonte	-31
]remonté	-13
]remorque	-12
]remplace	-28
]remplacée	-14
]remplaçant	-12
]remplaçante	-18
]remplaçants	-15
]remplaçons	-20
]rempli	-12
]remplie	-19
]remplir	-9
]remplis	-15
]remplissage	-23
]remplissent	-17
]remplit	-9900
]remué	-14
]rend	-12
]rendez-vous	-23
]rendre	-9
]rendu	-24
]rendue	-10
]rendues	-10
]rendus	-13
]rentrer	-10
]rentrée	-14
]rentrés	-9
]renversé	-10
]renvoie	-12
]renvoyé	-13
]repart	-15
]repasse	-17
]reporte	-16
]reporté	-13
]repousse	-15
]reprend	-25
]reprendre	-11
]reprends	-16
]repris	-11
]reprise	-29
]représentation	18
]repère	-18
]responsable	-9900
]ressors	-15
]ressourcerie	-27
]restaurant	-15
]restauration	-10
]restauratrice	-9
]reste	-9900
]restent	-14
]rester	-16
]restes	-17
]resté	-11
]restée	-26
]retard	-18
]retire	-12
]retiré	-20
]retourne	-17
]retourner	-14
]retrait	-8
]retraite	-23
]retrouve	-10
]retrouver	-12
]retrouvé	-10
]revenue	-15
]reviennent	-18
]revient	-27
]revoir	-25
]reçoit	-9900
]reçoivent	-11
]reçu	-13
]reçue	-15
]rh	-9
]rien	-9900
]rigole	-18
]rimouski	-13
]rince	-16
]rincés	-13
]rinçage	-18
]rive	-14
]robinet	-19
]roger	-18
]roman	-15
]rond	-16
]rose	-22
]roses	-18
]roubaix	-14
]roue	-10
]rouge	-9900
]rouges	-22
]roule	-12
]rubalise	-13
]ruche	-9
]rucher	-16
]rue	-22
]râlent	-19
]râler	-11
]règle	-9900
]règlement	-27
]règles	-30
]réaction	-12
]réception	-9900
]réclamation	-11
]réclame	-20
]récolte	15
]récompense	-8
]récupération	-21
]rédacteur	-21
]rédaction	-16
]rédiger	-9900
]rédigé	-21
]rédigée	-19
]réf	-10
]réfractomètre	-15
]régie	-9900
]région	-17
]régional	-13
]régionale	-19
]régisseur	-24
]réglage	-23
]réglette	-15
]réglé	-18
]régulation	-13
]réjean	-19
]réparation	-10
]répartis	-13
]réparé	-13
]réparée	-13
]répond	-25
]répondre	-9
]réponds	-17
]répondu	-15
]réponse	-18
]répète	-16
]répéter	-14
]réseau	-16
]réservation	-18
]réservations	-15
]réserve	-19
]réservé	-10
]résidence	-21
]résident	-24
]résultat	-12
]résultats	-13
]résume	-9
]rétros	-13
]réunion	-28
]rév	-18
]rôle	-15
]s	-19
]s'agissant	-8
]s'appelle	-8
]s'arrête	-20
]s'arrêter	-15
]s'en	-9900
]s'est	-9900
]s'il	-9900
]s'ils	-23
]s'occupe	-13
]s'ouvre	-17
]s'y	-20
]s'éloigne	-16
]sa	-9900
]sable	-17
]sache	-25
]sachet	-20
]sacristie	-17
]sacs	-28
]sage-femme	-14
]saint-hyacinthe	-10
]sais	-21
]saisi	-17
]saisit	-14
]saison	-30
]saisonniers	-25
]sait	-20
]salades	-11
]salarié	-17
]sale	-22
]salle	-17
]salles	-17
]salon	-25
]salut	-12
]salutations	-12
]samedi	10
]sandrine	-18
]sangle	-15
]sanitaire	-33
]sans	-9900
]santé	-13
]sas	-23
]sauce	8
]sauf	-9900
]saumure	15
]saura	-17
]saute	-11
]sauvegarde	14
]savait	-16
]savent	-18
]savez	-11
]savoir	-23
]savon	-31
]savonneuse	-14
]scanner	-21
]scelle	-15
]scellée	-10
]scellés	14
]scie	-20
]scolaire	13
]scotche	-21
]scotché	-14
]scotchées	-17
]scène	-20
]se	-9900
]seau	-9900
]seaux	-10
]sec	-9900
]second	-19
]seconde	-29
]secondes	-25
]secoue	-14
]secouer	-12
]secours	-23
]secret	-13
]secrétaire	-18
]secrétariat	-25
]secteur	-28
]section	-12
]sectionneur	-18
]seize	-15
]sellette	-11
]selon	-16
]semelle	-9
]sens	-9900
]sent	-29
]sept	-32
]septante	-8
]septembre	-9900
]sera	-19
]serait	-23
]seringue	-9
]serre	-22
]sert	-16
]serveur	-21
]servi	-9
]service	-9900
]services	-19
]serviettes	-13
]ses	-9900
]seuil	-13
]seul	-9900
]seule	-9900
]seulement	-9900
]seuls	-10
]shampoing	-19
]si	-9900
]siffle	-14
]siffler	-13
]sifflet	-11
]signale	-16
]signalé	-10
]signalée	-21
]signature	-9900
]signe	-9900
]signent	-15
]signer	-18
]signes	9
]signé	-9900
]signée	-16
]silence	-15
]silicone	-20
]simple	-9900
]simples	-11
]sinon	-9900
]site	-25
]six	-9900
]siège	-16
]sièges	-13
]sms	-17
]social	-14
]sociale	-8
]soi	-20
]soi-même	-16
]soient	-14
]soins	-13
]soir	-11
]soirée	-21
]soirées	-14
]soit	-9900
]soixante	-28
]sol	-9900
]solde	-15
]soleil	-16
]solidaire	-18
]solution	-16
]solvants	-12
]sommes	-29
]sommier	-16
]son	-9900
]sonde	-15
]sonne	-18
]sonner	-19
]sonnette	-9
]sont	-9900
]sors	-17
]sort	-9900
]sortent	-15
]sorti	-23
]sorties	-20
]sortir	-9900
]sortis	-14
]souci	-12
]soude	-10
]soudure	-19
]souffler	-13
]souhaite	-23
]souhaitez	-9
]sourde	-16
]sourire	-9
]sous	-9900
]souvent	-19
]soyez	-8
]spatule	-14
]sports	-17
]stagiaire	-23
]stagiaires	-24
]standard	-14
]steph	-15
]stock	-17
]stop	-16
]stupéfiants	-13
]stylo	-17
]stérilisateur	-16
]stérilisation	-26
]suffisent	-10
]suie	-17
]suis	-9900
]suisse	-19
]suit	-28
]suite	-9900
]suivant	-21
]suivante	-20
]suivent	-11
]suivi	-27
]suivre	-39
]sujet	-24
]super	-10
]support	-11
]supérieur	-13
]sur	-9900
]surface	-11
]surfaceuse	23
]surfaçage	-21
]surtout	-9900
]surveillance	9
]surveillant	-17
]surveille	-15
]svp	-26
]sylvain	-8
]syndic	-16
]syndical	-11
]syndicat	-19
]synthétique	-14
]sèche	-12
]sécateur	-12
]séchage	-26
]séchoir	-18
]sécu	-11
]sécurité	-9900
]séjour	-14
]sépare	-14
]séparée	-12
]sérieux	-14
]sœur	-18
]t	-19
]t'as	-24
]t'es	-20
]t'écris	-13
]ta	-12
]table	-9900
]tableau	-31
]tables	-12
]tablette	-21
]tableur	-11
]tablier	-23
]tache	-15
]taches	-20
]tachés	-10
]talkie	-13
]talon	-18
]tamis	-13
]tampon	-18
]tant	-9900
]tape	-17
]taper	-10
]tapis	-26
]tapé	-15
]tard	-10
]tare	-13
]tas	-12
]tatouage	-11
]te	-9900
]technicien	-32
]techniciens	-11
]technique	-9
]techniques	-11
]teinte	-14
]temps	-9900
]tempérage	15
]température	-9900
]tenait	-12
]tenir	-29
]tension	-17
]tenue	-15
]terrasse	-14
]terre	-9900
]test	-9900
]teste	-18
]testes	-14
]testé	-8
]texte	-9900
]thermomètre	-16
]théo	-14
]théâtre	12
]ticket	-9900
]tienne	-27
]tiens	-11
]tient	-9900
]tilleuls	-14
]tirage	-13
]tire	-9900
]tirer	-15
]tireuse	-14
]tiroir	-13
]tiré	-14
]tirée	-17
]tissu	-9
]titouan	-13
]titre	-24
]titres	-23
]tiède	-27
]toi	-29
]toile	-26
]toilettes	-17
]toit	-17
]tombe	-27
]tomber	-16
]tombé	-27
]ton	-25
]tondeuse	-10
]top	-15
]touche	-9900
]toucher	-9900
]touché	-18
]touchée	-16
]toujours	-9900
]tour	-9900
]touristes	-11
]tournai	-17
]tournant	15
]tourne	-9900
]tourner	-24
]tournoi	-15
]tours	-17
]tous	-9900
]toussaint	-26
]tout	-9900
]toute	-9900
]toutes	-9900
]trace	-23
]tracteur	-19
]traction	-17
]traduit	-12
]train	-9
]traite	-32
]traitement	-20
]traitée	-15
]trame	-23
]tranche	-13
]transfert	12
]transformer	-11
]transport	-14
]transporteur	-15
]trappe	-16
]travaillent	-18
]travailler	-19
]travers	-19
]traverse	-18
]traîne	-12
]traîner	-9
]treize	-10
]trempage	-9
]trempe	-18
]tremper	-15
]trempée	-14
]trentaine	-11
]trente	-9900
]trente-deux	-16
]treuil	-13
]tri	-30
]tribunal	-25
]tribune	-11
]trie	-8
]trier	14
]trimestre	-20
]trois	-26
]troisième	-17
]trompe	-11
]tronçonneuse	-18
]trop	-9900
]trottoir	-14
]trou	-23
]trous	-19
]trousse	-12
]trouve	-25
]trouver	-15
]trouvé	-19
]trouvés	20
]truc	-9900
]truites	-20
]très	-9900
]trépied	-12
]trésorerie	-12
]tu	-9900
]tube	-19
]tubes	-23
]tulle	-14
]tunnel	10
]tuteur	-18
]tuyaux	-16
]type	-20
]téléphones	-16
]tête	-9900
]tôt	-20
]ultrasons	-12
]un	-9900
]une	-9900
]unique	-20
]uniquement	-17
]unité	-12
]urgent	-13
]usé	-16
]usée	-9
]utiliser	-10
]v	-9
]va	-9900
]vacances	-18
]vache	-13
]vaches	-18
]vais	-12
]vaisselle	-13
]val	-9
]valeur	-20
]valide	-9
]valve	-15
]vanne	-9900
]vannes	-15
]vantelles	-11
]vapeur	-28
]variété	-9
]vaut	-9
]veille	-9900
]veilleur	-13
]veineuse	-10
]velours	-10
]vend	-16
]vendange	-24
]vendre	-19
]vendredi	-9900
]vends	-9
]vent	-9900
]ventilation	-14
]ventile	-16
]ventre	-11
]venu	-16
]venue	-21
]verres	-26
]vers	-9900
]verse	-12
]version	-20
]vert	-9900
]verte	-17
]vestiaire	-26
]vestiaires	-12
]veulent	-9
]veut	-9900
]veux	-27
]viande	-12
]vide	-9900
]vider	-9
]vidé	-18
]vidée	-16
]vidéo	-16
]vie	-17
]vieille	-15
]vieilles	-15
]viennent	-19
]vient	-9900
]vieux	-27
]vigueur	-16
]village	-18
]ville	-16
]villeurbanne	-9
]vinaigre	-17
]vingt	-9900
]vingt-cinq	-20
]vingt-deux	-13
]vingt-quatre	-18
]vingt-six	-21
]violette	-17
]violons	-18
]virement	-12
]virgule	-17
]virus	-18
]vis	-13
]vise	-9
]visible	-11
]visite	-9900
]visiter	-15
]visites	-21
]visiteur	13
]visière	-16
]vite	-15
]vitesse	-16
]vitre	-16
]vitres	-20
]vocale	-11
]voici	-10
]voie	-10
]voient	-13
]voilà	-9900
]voilée	-13
]voir	-9900
]vois	-17
]voisin	-17
]voisine	-14
]voisins	-25
]voit	-9900
]voiture	-9900
]voitures	-18
]voix	-9900
]vol	-28
]volant	-15
]volonté	-13
]vols	-18
]volume	-10
]volée	12
]vont	-9900
]vos	-14
]vote	-23
]votre	-9900
]voudra	-12
]voudrais	-20
]voudrait	-21
]voulu	-9
]vous	-9900
]voyage	-18
]voyageur	-22
]voyageurs	-14
]voyant	-18
]vrac	-17
]vrai	-30
]vraie	-17
]vu	-9900
]véhicules	-27
]vélo	-13
]vélos	-12
]vérification	11
]vérifie	-9900
]vérifient	-14
]vérifier	-16
]vérifies	-20
]vérifié	-16
]vérifiées	-21
]véto	-18
]vétérinaire	-28
]week-end	-18
]whatsapp	-12
]y	-9900
]yann	-12
]yeux	-9900
]yo	-21
]z	13
]zone	-9900
]zéro	9
]|	-9900
]«	-9900
]°	-9900
]·	-9900
]»	-9900
]à	-9900
]âge	-16
]ça	-9900
]écart	-9900
]échange	-15
]éclat	-16
]école	-13
]écoles	11
]écoute	-20
]écrire	-20
]écris	-19
]écrit	-9900
]écrite	-32
]écrivez-moi	-15
]écumer	-10
]élingue	-13
]élodie	-13
]élève	-13
]élèves	-17
]équipe	-26
]équipes	-16
]équipiers	-16
]établit	-11
]étage	-13
]étages	-12
]étaient	-17
]était	-9900
]étant	-20
]étape	-21
]étapes	-13
]état	-18
]éteindre	-14
]éteint	-11
]éteinte	-19
]étiqueter	-10
]étiquette	-9900
]étiquettes	-20
]étoile	-20
]étoiles	-11
]étrangères	-14
]étudiante	13
]étudiantes	-10
]étudiants	-25
]étuver	-14
]été	-9900
]évacuation	-13
]évidemment	-10
]être	-9900
]ôte	-11
]œufs	-17
]œuvre	-14
]–	-9900
]—	-9900
]•	-9900
]€	-9900
]→	-9900
]□	-9900
]☐	-9900
n1'en	-9
n1'es	-15
n1'où	-12
n1'un	-22
n1-30	-17
n1-en	-18
n1-le	-17
n1-mi	-11
n1-on	-15
n10	-13
n10'en	-10
n10'où	-10
n10'un	-18
n10ace	-25
n10acs	-17
n10ade	-24
n10aft	-15
n10age	-37
n10ah	-16
n10aie	-9
n10ail	-12
n10ain	-13
n10ais	-13
n10ait	-20
n10ale	-17
n10ame	-13
n10and	-28
n10ane	-9
n10ant	-25
n10are	-16
n10art	-23
n10ate	-8
n10au	-24
n10aux	-22
n10aît	-12
n10bac	-9
n10ble	-21
n10bre	-18
n10cal	-14
n10cer	-11
n10che	-24
n10cte	-14
n10cun	-11
n10de	-25
n10der	-15
n10des	-8
n10dra	-18
n10dre	-11
n10du	-30
n10eau	-14
n10eil	-17
n10ein	-9
n10els	-22
n10end	15
n10ens	-23
n10ent	-26
n10enu	-10
n10era	-16
n10ers	-15
n10est	-20
n10eur	-31
n10eux	-22
n10ffe	-16
n10ger	-22
n10ges	-8
n10gée	-12
n10hat	-9
n10hes	-23
n10ial	-8
n10ice	-12
n10ici	-15
n10idé	-13
n10ien	-13
n10ier	-29
n10ies	-17
n10ige	-10
n10ile	-12
n10ils	-14
n10ine	-23
n10ing	-8
n10ins	-12
n10int	-13
n10ion	-36
n10ire	-31
n10iré	-10
n10ise	9
n10ite	-24
n10ité	-9
n10je	-29
n10jet	-9
n10l'a	-15
n10la	-20
n10le	-59
n10ler	-14
n10les	-55
n10let	-14
n10lie	-12
n10lio	-11
n10lit	-10
n10lla	-13
n10lle	-34
n10llé	-8
n10los	-11
n10lou	-9
n10lut	-13
n10lée	-14
n10lés	-11
n10min	-8
n10mon	-28
n10nal	-14
n10nce	-17
n10nds	-10
n10ner	-25
n10nes	-14
n10nge	-15
n10nie	-11
n10nit	-9
n10nne	-34
n10nos	-17
n10nte	-32
n10nts	-12
n10nus	-9
n10nès	-12
n10née	-20
n10oie	-16
n10oin	-21
n10oir	-29
n10oit	-9
n10ole	-12
n10on	-13
n10one	-18
n10ong	-9
n10ons	-31
n10ont	-9
n10ors	-9
n10ose	-20
n10ote	-10
n10oue	-9
n10our	-35
n10ous	-47
n10out	-11
n10oux	-13
n10ppe	-11
n10pte	-10
n10que	-38
n10rde	-21
n10ref	-13
n10rer	-30
n10res	-12
n10rie	-25
n10ris	-13
n10rme	-10
n10rne	-18
n10rre	-10
n10rse	-12
n10rti	-8
n10rts	-11
n10rus	-11
n10rés	-19
n10rêt	-20
n10s-y	-11
n10ser	-29
n10ses	-16
n10sez	-8
n10sin	-8
n10sit	-9
n10sse	-17
n10ste	-8
n10sée	-9
n10tat	-11
n10tes	-28
n10tie	-10
n10tif	-19
n10tir	-25
n10toi	-13
n10ton	-16
n10tos	-20
n10tre	-31
n10tri	-12
n10tte	-15
n10tu	-23
n10tée	-13
n10tés	-9
n10uer	-22
n10ues	-11
n10uit	-10
n10ule	-15
n10ume	-9
n10une	-20
n10uoi	-19
n10ure	-16
n10urs	-18
n10use	-13
n10ute	-13
n10uée	-20
n10val	-9
n10ver	-21
n10ves	-13
n10yer	-14
n10à	-17
n10âte	-13
n10ège	-11
n10ème	-23
n10ène	-11
n10ère	-25
n10ète	-9
n10ève	-16
n10ées	-29
n10ême	-21
n10ête	-13
n10ôle	-17
n1abo	-15
n1ace	-12
n1ack	-16
n1acs	-17
n1act	-14
n1ade	-20
n1aft	-10
n1afé	-8
n1age	17
n1agé	-11
n1ah	-13
n1aha	-17
n1ai	-8
n1aie	-14
n1ail	-20
n1ain	-16
n1air	-9
n1ais	-22
n1ait	-9
n1all	-11
n1alo	-14
n1alé	-13
n1ame	-13
n1anc	-12
n1and	-34
n1ane	-13
n1ang	-9
n1ann	-9
n1ano	-11
n1ans	-9
n1ant	-12
n1anu	-14
n1apa	-13
n1ape	-20
n1apé	-10
n1arc	-9
n1ard	-22
n1are	-12
n1ari	-15
n1ars	-11
n1art	-39
n1aré	-9
n1ase	-18
n1ate	-22
n1ats	-11
n1até	-17
n1aux	-21
n1ave	-12
n1axe	-15
n1axi	-8
n1aye	-14
n1aïe	-20
n1bal	-17
n1ban	-11
n1bar	-21
n1bat	-11
n1bec	-11
n1bel	-20
n1ben	-14
n1ble	-11
n1box	-14
n1bre	-14
n1bré	-13
n1but	-16
n1cal	-18
n1cao	-13
n1car	-25
n1cat	-11
n1cer	-18
n1ces	-15
n1che	-14
n1ché	-15
n1cie	-10
n1cle	-11
n1co	-10
n1col	-9
n1cou	-10
n1cpe	-8
n1cre	-12
n1cté	-9
n1cès	-13
n1cée	-21
n1cés	-19
n1dan	-13
n1der	-12
n1des	-13
n1dia	-17
n1dic	-17
n1die	-11
n1dif	-15
n1din	-19
n1dis	-9
n1dix	-10
n1don	-12
n1dou	-17
n1dra	-11
n1dsi	-9
n1dur	-12
n1dus	-9
n1dée	-18
n1dés	-18
n1ean	-18
n1eau	-17
n1eci	-13
n1edi	-27
n1eil	-26
n1ein	-18
n1ela	-13
n1els	-17
n1elé	-9
n1end	-9
n1ens	-15
n1eph	-15
n1erd	-9
n1ers	-19
n1ert	-28
n1esh	-15
n1est	-9
n1etc	-10
n1ets	-17
n1etz	-9
n1eté	-14
n1eue	-10
n1eus	-10
n1eux	-11
n1evé	-23
n1fes	-16
n1fet	-16
n1ffe	-19
n1fil	-8
n1fwd	-16
n1fée	-8
n1fût	-11
n1g	-19
n1gar	-12
n1gel	-11
n1ger	-26
n1ges	-21
n1gie	-26
n1gle	-18
n1gne	-14
n1gny	-10
n1gon	-14
n1gos	-11
n1gré	-24
n1gue	-16
n1gée	-10
n1gés	-15
n1hat	-11
n1hdi	-11
n1her	-16
n1hes	-13
n1het	-18
n1hon	-18
n1hui	-11
n1hum	-15
n1hée	-22
n1héo	-12
n1i	-13
n1ial	-16
n1iat	-15
n1ice	-13
n1ick	-20
n1ico	-10
n1ict	-11
n1ide	-9
n1idi	-12
n1idé	-17
n1iel	-17
n1ien	-23
n1ieu	-14
n1iez	-14
n1ifs	-17
n1ige	-18
n1igé	-12
n1ii	-11
n1iii	-12
n1ile	-20
n1ilm	-11
n1ils	-14
n1ine	-27
n1ing	-10
n1ins	-13
n1int	-21
n1iné	-25
n1ion	-21
n1ipe	-23
n1ira	-12
n1ire	-21
n1irs	-9
n1ise	-23
n1isi	-9
n1ite	-22
n1its	-15
n1ité	-17
n1ium	-26
n1ive	-17
n1ivé	-11
n1iée	-22
n1iés	-24
n1jet	-13
n1jo	-14
n1jou	-14
n1ker	-12
n1l	-15
n1lab	-11
n1lan	-14
n1las	-9
n1lat	-15
n1lde	-17
n1ler	-17
n1les	-20
n1let	-13
n1lez	-13
n1lic	-15
n1lie	-21
n1lin	-14
n1lir	-15
n1lis	-25
n1lla	-15
n1lle	-34
n1lli	-12
n1llo	-14
n1lly	-8
n1llé	-15
n1llô	-21
n1loc	-10
n1loi	-15
n1los	-10
n1lot	-11
n1lou	-13
n1lpa	-12
n1lte	8
n1luc	-14
n1lus	-16
n1lut	-12
n1lée	-15
n1léo	-15
n1lés	-14
n1mal	-15
n1mam	-25
n1man	-9
n1mbe	-14
n1mbé	-14
n1mdr	-11
n1men	-12
n1mer	-9
n1mes	-22
n1mis	-20
n1mme	-10
n1moi	-11
n1mou	-8
n1mpe	-10
n1mps	-28
n1mur	-9
n1més	-13
n1nas	-10
n1nce	-15
n1ncé	-15
n1nde	-11
n1ndu	-13
n1ndy	-12
n1ndé	-18
n1nec	-8
n1nel	-13
n1ner	-8
n1nes	-13
n1net	-12
n1nge	-17
n1ngo	-10
n1ngé	-10
n1nie	-19
n1nir	-14
n1nit	-12
n1nne	-19
n1nné	-13
n1non	-22
n1nos	-12
n1not	-13
n1nox	-8
n1nsi	-9
n1nsé	-14
n1nte	-18
n1nti	-17
n1nts	-24
n1nue	-9
n1nul	-10
n1nus	-10
n1nès	-17
n1née	-19
n1nés	-16
n1o2	-12
n1ocs	-21
n1ode	-12
n1oh	-12
n1oie	-12
n1oin	-12
n1oir	-12
n1oit	-10
n1ola	-14
n1ole	-19
n1ols	-18
n1olé	-14
n1omb	-17
n1omo	-9
n1one	-34
n1ono	-21
n1ons	-30
n1ool	-12
n1ore	-13
n1ors	-12
n1ort	-14
n1osé	-18
n1ote	-10
n1oto	-20
n1ots	-12
n1oue	-9
n1oup	-13
n1our	-23
n1ous	-17
n1oux	-26
n1oyé	-12
n1p	-12
n1pas	-15
n1pc	-10
n1pel	-15
n1per	-11
n1pin	-19
n1pis	-16
n1pié	-10
n1ple	-17
n1pon	-12
n1pot	-22
n1pv	-12
n1pés	-14
n1pôt	-14
n1que	-20
n1rac	-15
n1rai	-13
n1ral	-11
n1ras	-23
n1ray	-12
n1rbe	-12
n1rde	-19
n1rds	-12
n1rdé	-14
n1re	-19
n1ref	-9
n1rer	-21
n1res	-17
n1ret	-12
n1rge	-16
n1rie	-22
n1ril	-8
n1rim	-10
n1rin	-10
n1rio	-13
n1rir	-8
n1ris	-10
n1rit	-13
n1rié	-10
n1rmé	-12
n1rne	-11
n1ron	-15
n1rra	-17
n1rre	-12
n1rré	-10
n1rse	-13
n1rso	-9
n1rte	-17
n1rti	-8
n1rts	-11
n1rté	-10
n1rum	-13
n1rus	-18
n1rve	-11
n1rvé	-15
n1rze	-8
n1rès	-14
n1rée	-15
n1réf	-8
n1rés	-8
n1rév	-18
n1rêt	-12
n1s	-15
n1s-y	-19
n1sac	-9
n1sai	-23
n1sas	-11
n1sca	-20
n1ser	-12
n1ses	-13
n1set	-14
n1sez	-8
n1sin	-23
n1sir	-12
n1six	-18
n1ski	-10
n1sme	-11
n1soi	-12
n1son	-18
n1spa	-12
n1ssa	-19
n1sse	-18
n1ssé	-21
n1ste	-19
n1sus	-20
n1svp	-9
n1sée	-26
n1sés	-22
n1t	-11
n1ta	-8
n1tal	-23
n1tan	-18
n1tas	-11
n1tat	-25
n1tch	-17
n1tel	-8
n1ter	-17
n1tes	-22
n1tie	-22
n1tif	-27
n1tin	-20
n1tir	-24
n1tis	-18
n1ton	-16
n1top	-12
n1tou	-15
n1tre	-17
n1tri	-23
n1tré	-15
n1tte	-13
n1tue	-21
n1tui	-16
n1tée	-12
n1téo	-9
n1tés	-25
n1tôt	-8
n1uan	-13
n1ube	-8
n1uce	-12
n1ude	-19
n1uds	-8
n1uel	-13
n1uer	-11
n1ues	-13
n1uet	-17
n1ufs	-8
n1uin	-21
n1uir	-14
n1uis	-15
n1uit	-8
n1ule	-20
n1uls	-10
n1ult	-19
n1ulé	-21
n1ume	-9
n1ums	-9
n1une	-13
n1uno	-10
n1upe	-22
n1urd	-20
n1ure	-31
n1urg	-12
n1urs	-32
n1urt	-10
n1use	-21
n1ute	-12
n1uto	-12
n1uve	-10
n1uvé	-13
n1uée	-16
n1ués	-9
n1val	-23
n1ver	-20
n1ves	-24
n1vie	-15
n1vin	-21
n1voi	-26
n1vol	-28
n1von	-13
n1vre	-18
n1vré	-10
n1vée	-23
n1vés	-20
n1wan	-15
n1xte	-13
n1yer	-13
n1yez	-10
n1ylo	-14
n1yne	-20
n1yo	-19
n1yon	-10
n1yro	-11
n1yse	-21
n1yés	-16
n1z	-8
n1âge	-11
n1âts	-13
n1çon	-20
n1çue	-10
n1èce	-9
n1ède	-16
n1ège	-17
n1ème	-10
n1ène	-15
n1ère	-18
n1ète	-24
n1ève	-16
n1édé	-14
n1ées	-16
n1élo	-20
n1émo	-11
n1éra	-17
n1éro	-11
n1éré	-12
n1éto	-10
n1été	-11
n1ême	-14
n1ête	-14
n1île	-8
n1îne	-8
n1îné	-14
n1îte	-14
n1ôle	-13
n1ôme	-18
n1ône	-19
n1ôté	-11
n1ûte	-12
n1ûts	-11
n1œil	-25
n1œur	-12
n2'ai	-11
n2'as	-18
n2'en	-41
n2'on	-22
n2'un	-33
n20	-24
n2ace	-34
n2acs	-14
n2ade	-19
n2ael	-8
n2age	8
n2ah	-15
n2ai	-11
n2aie	-18
n2ail	-15
n2ain	-21
n2air	-12
n2ais	-18
n2ait	-30
n2ale	-20
n2ame	-18
n2and	-33
n2ano	-17
n2ant	-42
n2ape	-13
n2ard	-9
n2are	-18
n2art	15
n2ase	-21
n2au	-11
n2aux	-46
n2ave	-10
n2aît	-10
n2bac	-26
n2bar	-17
n2ben	-15
n2bes	-11
n2ble	-22
n2box	-13
n2bre	-30
n2car	9
n2cat	-9
n2ce	-23
n2ces	-27
n2che	-30
n2ché	-19
n2cin	-14
n2cle	-17
n2cre	-13
n2cun	-32
n2cès	-15
n2de	-33
n2der	-16
n2des	-20
n2dio	-18
n2dit	-9
n2dre	-18
n2du	-34
n2due	-8
n2dée	-11
n2eau	-42
n2edi	-13
n2eil	-32
n2ela	-18
n2end	-14
n2ens	-18
n2ent	-20
n2ept	-21
n2ers	-31
n2ert	-24
n2eur	-34
n2eus	-21
n2eux	-42
n2evé	-17
n2fer	-24
n2ffe	-15
n2fil	-9
n2ger	-32
n2gne	-13
n2gue	-9
n2gée	-13
n2her	-18
n2hes	-21
n2het	15
n2hon	-8
n2ice	-21
n2ict	-13
n2ide	-17
n2iel	-15
n2ien	-21
n2ier	-33
n2ies	-18
n2ige	-15
n2igo	-13
n2ile	-29
n2ils	-20
n2ine	-32
n2ing	-20
n2inq	-18
n2ins	-16
n2ion	13
n2ipe	-27
n2ise	-39
n2ite	-28
n2its	-26
n2ité	-26
n2ive	-17
n2j'y	-12
n2je	-20
n2l'a	-14
n2la	-23
n2lan	-14
n2le	-30
n2ler	-18
n2les	-31
n2let	-16
n2lez	-8
n2lim	-11
n2lis	9
n2lle	-40
n2lli	-20
n2loc	-8
n2lon	-18
n2los	17
n2lut	-19
n2lve	-11
n2lée	-21
n2lés	-20
n2man	-11
n2mbe	-14
n2mea	-13
n2mer	-22
n2mes	-24
n2met	15
n2mme	-20
n2mne	-11
n2mon	-44
n2mpe	-16
n2mum	-10
n2nal	-13
n2nce	-32
n2nde	-16
n2nds	-18
n2ner	-22
n2nes	-29
n2net	-17
n2ngs	-12
n2ngé	-10
n2nie	-16
n2nir	-18
n2nne	-42
n2nos	-48
n2not	-15
n2nse	-14
n2nue	-18
n2nze	-24
n2née	-25
n2ode	-24
n2oie	-11
n2oir	-24
n2ois	-17
n2oit	-12
n2ole	-19
n2on	-31
n2ond	-13
n2one	-10
n2ono	-9
n2ons	-39
n2ont	-21
n2ord	-12
n2ore	-12
n2ort	-24
n2ose	-11
n2ote	-17
n2ots	-11
n2oue	-19
n2our	-47
n2ous	-73
n2oël	-22
n2pal	-13
n2pas	-16
n2pel	-20
n2per	-22
n2pes	-23
n2pis	-8
n2que	-63
n2rai	-18
n2ras	-16
n2rat	-13
n2rde	-20
n2rdu	-15
n2rer	-28
n2rh	-12
n2rie	-31
n2rix	-13
n2rié	-15
n2rme	-10
n2rne	-15
n2ron	-30
n2rou	-12
n2rra	-16
n2rre	-21
n2rte	9
n2rts	-16
n2rté	-12
n2rum	-17
n2rve	-11
n2rès	-12
n2rée	-37
n2rés	-9
n2rêt	-31
n2sac	-8
n2sai	-17
n2ser	-20
n2ses	-30
n2sez	-11
n2si	-16
n2son	-12
n2ste	-15
n2sée	-19
n2sés	-9
n2ta	-12
n2tal	-22
n2tat	12
n2ter	-18
n2tez	-19
n2the	-17
n2tin	-20
n2tis	-10
n2ton	-8
n2tre	-54
n2tte	-10
n2tu	-10
n2tée	-18
n2téo	-14
n2tés	-10
n2tôt	-10
n2uce	-12
n2ude	-21
n2uer	-25
n2ues	-26
n2uet	-18
n2uge	-14
n2uit	-19
n2ule	-29
n2ulu	-13
n2ume	-9
n2un	-43
n2une	-41
n2uoi	-25
n2upe	-29
n2ura	-21
n2ure	12
n2urs	-11
n2use	-20
n2ute	-17
n2uto	-13
n2vel	-14
n2ver	-18
n2ves	-29
n2vie	-22
n2vis	-18
n2vol	10
n2von	-17
n2vos	-14
n2vre	-26
n2vée	-11
n2yez	-17
n2yo	-19
n2yon	-15
n2à	-27
n2âts	-16
n2ède	-18
n2ège	-11
n2ème	-31
n2ère	-29
n2èse	-12
n2ève	-27
n2ées	-26
n2élo	-24
n2émo	-16
n2éro	-17
n2ête	-12
n2ôte	-16
n2œur	-16
n3'ai	-8
n3'as	-22
n3'en	-18
n3'on	-20
n3'où	-17
n3'un	-36
n3-ce	-15
n30	-25
n3acs	-24
n3ade	14
n3age	16
n3aie	-20
n3ail	-20
n3ain	-13
n3air	-14
n3ais	-36
n3ait	-30
n3ale	-29
n3ame	-17
n3amp	-11
n3and	-45
n3ane	-29
n3ang	-20
n3ano	-18
n3ans	-21
n3ant	-23
n3ape	-20
n3arc	-15
n3ard	-18
n3are	-23
n3art	-27
n3aré	-17
n3ase	-25
n3ata	-16
n3ate	-15
n3ats	-20
n3até	-15
n3au	-37
n3aud	-16
n3aut	-13
n3aux	-30
n3ave	-10
n3axe	-14
n3aît	-10
n3b	-10
n3bal	-23
n3bar	-16
n3bel	-12
n3ber	-14
n3bes	-16
n3ble	-21
n3bre	-13
n3but	13
n3bée	-11
n3cal	-11
n3car	-18
n3cat	-17
n3ce	-28
n3cer	-26
n3ces	-24
n3che	-48
n3cie	-15
n3cin	-9
n3cle	-12
n3cm	-11
n3cre	-16
n3cro	-11
n3cte	-36
n3cto	-10
n3cté	-13
n3cue	-10
n3cun	-17
n3cée	-27
n3cés	-15
n3de	-44
n3der	-21
n3des	-25
n3die	-12
n3dio	-18
n3dit	-13
n3don	-22
n3dre	-46
n3du	-33
n3due	-13
n3dus	-19
n3dée	-24
n3dés	-12
n3ean	-14
n3eau	-11
n3ecs	-13
n3ect	-13
n3edi	-13
n3ein	-19
n3ela	-22
n3els	-21
n3elu	-17
n3emi	-16
n3end	-31
n3ent	-58
n3enu	-11
n3era	-14
n3erd	-10
n3ers	-37
n3ert	-26
n3es	-12
n3est	-40
n3ets	-27
n3etz	-11
n3eue	-18
n3eur	-33
n3eus	-16
n3eux	-30
n3evé	8
n3eçu	-16
n3fes	-15
n3ffe	-33
n3fié	-11
n3fre	-21
n3ges	-31
n3gie	-14
n3gle	-24
n3gne	-15
n3gue	-20
n3gée	-18
n3hat	-20
n3her	-32
n3hes	-43
n3het	-12
n3hez	-13
n3hie	-20
n3hon	-18
n3hée	-18
n3hés	-11
n3ial	-23
n3ias	-9
n3ice	-21
n3ici	-17
n3ick	-16
n3ide	-28
n3idé	-10
n3iel	-9
n3ier	-46
n3ies	-33
n3iez	-19
n3ifs	-15
n3ige	-24
n3igt	-20
n3ile	-29
n3ils	-31
n3ilé	-10
n3ime	-14
n3imé	-11
n3ine	-42
n3ing	-22
n3ini	-13
n3ins	-34
n3int	-20
n3iné	-20
n3ion	-10
n3iot	-11
n3ipe	-21
n3ire	-19
n3iré	-23
n3isi	-10
n3isé	-15
n3its	-15
n3ité	-36
n3ive	-18
n3ivé	-17
n3iée	-22
n3iés	-14
n3j	-10
n3je	-33
n3jou	-13
n3kg	-16
n3l	-9
n3l'a	-9
n3la	-32
n3las	-10
n3lat	-15
n3lde	-16
n3le	-29
n3ler	-11
n3les	-22
n3let	-18
n3lez	-13
n3lic	-11
n3lie	-28
n3lir	-16
n3lis	-19
n3lit	-8
n3lié	-10
n3lle	-9
n3lli	-12
n3llé	-19
n3lme	-11
n3lms	-13
n3los	-34
n3lot	-19
n3lte	-13
n3lée	-28
n3lés	-21
n3m/h	-15
n3mal	-11
n3mbe	-14
n3mbé	-18
n3mer	-20
n3mes	-28
n3met	-21
n3mie	-13
n3min	-18
n3mis	22
n3mm	-11
n3mme	-17
n3mon	-32
n3mpe	-21
n3mps	-18
n3més	-11
n3nal	-25
n3nce	-44
n3ncs	-10
n3ncé	-15
n3nde	-16
n3nds	-29
n3ndu	-17
n3ner	-38
n3nes	-28
n3net	-20
n3nez	-18
n3nge	10
n3ngs	-16
n3ngé	-15
n3nie	-17
n3nir	-22
n3nit	-18
n3nne	-46
n3nné	-24
n3nom	-14
n3not	-11
n3nre	-20
n3nsé	-20
n3nte	-44
n3nue	-13
n3nès	-14
n3ocs	-18
n3ode	-18
n3oie	-31
n3oin	-22
n3oir	-24
n3ois	-15
n3oit	-12
n3ola	-15
n3ole	-35
n3ols	9
n3on	-37
n3one	-22
n3ono	-13
n3ons	11
n3ont	-20
n3or	-12
n3ord	-29
n3ore	-12
n3ors	-26
n3ort	-24
n3ose	-38
n3osé	-26
n3ote	-20
n3oto	12
n3ots	-19
n3oté	-16
n3oue	-20
n3our	-11
n3ous	-34
n3out	-13
n3oyé	-15
n3pas	-11
n3pel	-16
n3per	-17
n3pes	-31
n3phe	-18
n3pis	-18
n3pié	-15
n3pon	-16
n3ppe	-20
n3pte	-21
n3pté	-19
n3pv	-13
n3pôt	-9
n3que	-20
n3ras	-10
n3rat	-10
n3rbe	-14
n3rce	-10
n3re	-15
n3ref	-14
n3res	-45
n3ret	-15
n3rez	-17
n3rie	-42
n3ril	-15
n3rir	-24
n3ris	-24
n3rit	-11
n3rix	-9
n3rié	-15
n3rlé	-11
n3rme	-28
n3rmé	16
n3rne	-23
n3ron	-26
n3ros	-12
n3rou	-14
n3rps	-8
n3rre	-29
n3rré	-14
n3rsé	-14
n3rti	-20
n3rts	-26
n3rus	-23
n3rve	-12
n3rès	-21
n3rée	-37
n3rés	-19
n3rêt	22
n3sac	-23
n3sai	-23
n3ser	-35
n3ses	-29
n3set	-10
n3sez	-13
n3si	-33
n3sin	10
n3sir	-17
n3sis	-16
n3sit	-11
n3ski	-11
n3sme	-14
n3ssa	-10
n3sse	-17
n3ssé	-24
n3ste	-29
n3sté	-12
n3sus	-13
n3svp	-21
n3sée	-10
n3sés	-19
n3tal	-17
n3tat	-33
n3tel	-10
n3ter	-35
n3tes	-23
n3tez	-8
n3til	-10
n3tin	-20
n3tir	-29
n3tis	-22
n3toi	-21
n3ton	-22
n3top	-14
n3tos	-21
n3tre	-51
n3tré	-14
n3tte	-31
n3tu	-38
n3tée	-25
n3tés	-22
n3tôt	-10
n3ube	-15
n3uce	-19
n3ude	-26
n3uds	-14
n3uel	-23
n3uer	-32
n3ues	-43
n3uet	-17
n3ufs	-16
n3uge	-17
n3uie	-16
n3uis	-20
n3uit	-28
n3ule	-23
n3uls	-14
n3ulé	-15
n3ume	-21
n3umé	-17
n3un	-16
n3une	-9
n3uoi	-33
n3upe	-37
n3ups	-12
n3ure	-24
n3urt	-10
n3uré	-15
n3use	-38
n3usé	-20
n3ute	-20
n3uve	-30
n3uvé	-18
n3uée	-33
n3val	-18
n3ves	-22
n3vie	-24
n3vis	-12
n3voi	11
n3vre	-36
n3vré	-16
n3vée	-22
n3vés	-21
n3wan	-15
n3yer	-26
n3yez	-17
n3yon	-11
n3ype	-11
n3yro	-15
n3yée	-11
n3yés	-13
n3à	-18
n3âte	-9
n3çon	-26
n3èce	-16
n3ède	-18
n3ège	-12
n3èle	-26
n3ème	-20
n3ène	-18
n3ère	-30
n3èse	-9
n3ète	-22
n3ève	-25
n3ées	-40
n3émo	-21
n3éra	-18
n3éré	-14
n3été	-31
n3êle	-17
n3ême	-23
n3ête	-35
n3êté	-18
n3ôle	-12
n3ôte	-14
n3ûte	-18
n3œil	-10
n3œur	-20
n4'ai	-10
n4'as	-15
n4'en	-29
n4'on	-21
n4'un	-17
n4-ce	-9
n4-le	-19
n40	-10
n4abo	-8
n4ace	-22
n4acs	-22
n4age	15
n4ah	-17
n4ai	-21
n4aie	-23
n4ail	-19
n4ain	-26
n4ais	-35
n4ait	-23
n4ale	-29
n4ame	-21
n4and	-12
n4ane	-10
n4ang	-12
n4ano	-15
n4ans	-13
n4ant	-34
n4ape	-16
n4aps	-18
n4apé	-19
n4arc	-8
n4ard	-17
n4are	-18
n4ari	-12
n4ars	-14
n4art	-22
n4ate	-23
n4ats	-9
n4au	-37
n4aux	8
n4ave	-10
n4b	-11
n4bac	-24
n4bar	-10
n4bel	-9
n4ble	-32
n4bre	-37
n4bus	-17
n4car	-18
n4cat	-13
n4ce	-25
n4cer	10
n4ces	-29
n4ché	-15
n4cie	-14
n4cle	-9
n4cm	-12
n4cou	-10
n4cro	-13
n4cte	-13
n4cée	-19
n4d	-12
n4dan	-10
n4de	-49
n4der	-17
n4des	-20
n4die	-11
n4dis	-11
n4dre	-32
n4du	-55
n4dée	-29
n4dés	-15
n4eau	-15
n4eci	-17
n4ecs	-13
n4ect	-11
n4edi	-24
n4ein	-9
n4ela	-20
n4els	-21
n4elé	-11
n4emi	-12
n4end	-17
n4ens	-16
n4ent	-17
n4enu	-16
n4ept	-24
n4era	-14
n4erd	-13
n4ers	-28
n4ert	9
n4est	-32
n4ets	-38
n4eue	-11
n4euf	-9
n4eur	-42
n4eus	-25
n4eut	-8
n4eux	-38
n4fer	-15
n4ffe	-33
n4fil	-8
n4fié	-12
n4fle	-13
n4fre	-9
n4fée	-13
n4ges	-28
n4gie	-17
n4gne	-22
n4gny	-17
n4gts	-13
n4gue	-19
n4gée	-20
n4gés	-20
n4her	-25
n4hes	-32
n4het	-30
n4hie	-16
n4hui	-10
n4hée	-16
n4ial	-11
n4ice	-27
n4ici	-15
n4ict	-14
n4ide	-22
n4idé	-16
n4ien	-23
n4ier	-45
n4ies	-25
n4iez	-13
n4ige	-24
n4igo	-8
n4ile	-21
n4ilm	-12
n4ils	-18
n4ime	-16
n4ine	18
n4ing	-16
n4ini	-18
n4inq	-14
n4ins	-30
n4int	-16
n4iot	-11
n4ipe	-13
n4ire	-40
n4ise	-12
n4isé	-10
n4ite	-36
n4its	-22
n4ité	-27
n4ive	-17
n4ivé	-10
n4ize	-10
n4iée	-13
n4iés	-20
n4je	-16
n4jet	-29
n4jeu	-10
n4l'a	-14
n4lan	-24
n4lat	-15
n4lde	-11
n4le	9
n4let	-15
n4lie	-18
n4lio	-15
n4lir	-9
n4lis	-22
n4lié	-12
n4lle	-43
n4lli	-18
n4llé	-11
n4loi	-14
n4lon	-18
n4los	-18
n4lte	-15
n4lue	-12
n4lée	-23
n4léo	-17
n4mal	-12
n4man	-14
n4men	-12
n4mer	-23
n4mes	-28
n4met	-33
n4mie	-18
n4min	-18
n4mis	-27
n4mme	-25
n4mon	-33
n4mpe	-16
n4mps	-24
n4mum	-8
n4mur	-13
n4mée	-8
n4nac	-15
n4nal	-14
n4nde	-30
n4nds	-31
n4ndu	-17
n4ndé	-15
n4nel	-18
n4ner	-23
n4nes	-33
n4net	-21
n4nez	-21
n4nge	-25
n4ngs	-18
n4ngé	-16
n4nie	-16
n4nir	-17
n4nne	9
n4nné	11
n4nos	-34
n4nte	-45
n4nti	-14
n4nts	-46
n4nté	-14
n4nue	-13
n4nus	-21
n4nze	-15
n4nès	-9
n4née	-25
n4nés	-20
n4ocs	-19
n4ode	-17
n4oie	-16
n4oin	-29
n4oir	-32
n4ois	-19
n4oit	-14
n4ole	-25
n4on	-13
n4ond	-26
n4ong	-13
n4ont	-26
n4ool	-23
n4or	-15
n4ord	-23
n4ors	-12
n4ort	-23
n4osé	-12
n4ote	-23
n4ots	-20
n4oté	-14
n4oue	-21
n4our	-40
n4ous	-40
n4out	-10
n4oux	-10
n4oyé	-21
n4pel	-26
n4per	-18
n4pes	-22
n4phe	-9
n4pin	-21
n4pli	-17
n4pôt	-11
n4que	-63
n4rai	-23
n4rap	-9
n4ras	-11
n4rat	-17
n4ray	-16
n4rcé	-11
n4rds	-17
n4rdu	-13
n4rdé	-9
n4ref	-10
n4rer	-23
n4res	-49
n4ret	-14
n4rge	-23
n4rie	-33
n4rin	-11
n4ris	-16
n4rit	-22
n4rix	-9
n4rme	-17
n4rne	-20
n4ron	-23
n4rou	-19
n4rre	-25
n4rré	-23
n4rse	-17
n4rte	-24
n4rti	-29
n4rts	-17
n4rté	-11
n4run	-11
n4rve	-18
n4rze	-18
n4rès	-10
n4rés	-18
n4rêt	-28
n4sac	-18
n4sai	11
n4sca	-20
n4ser	-27
n4ses	-25
n4set	-14
n4si	-24
n4sin	-22
n4sit	-14
n4sms	-8
n4son	-20
n4ssa	-14
n4sse	-41
n4ste	-24
n4sté	-10
n4svp	-14
n4sée	-22
n4sés	-11
n4tat	12
n4tch	-9
n4tel	-9
n4ter	-23
n4tes	-12
n4tez	-16
n4tie	-27
n4tif	-25
n4tin	-17
n4tir	13
n4tis	-16
n4ton	-22
n4top	-9
n4tos	-22
n4tre	-25
n4tri	21
n4tré	-12
n4tte	-28
n4tu	-40
n4tée	-23
n4tés	-21
n4tôt	-14
n4uce	-21
n4ude	-20
n4uel	-21
n4ues	-31
n4uge	-23
n4uie	-11
n4uit	-17
n4ule	-22
n4uls	-14
n4ulu	-9
n4umé	-11
n4un	8
n4uoi	-19
n4upe	-30
n4ura	-16
n4urs	-35
n4urt	-11
n4uré	-14
n4use	-29
n4usé	-16
n4ute	-30
n4uto	-12
n4uve	-15
n4uvé	-18
n4uée	-18
n4v	-11
n4val	-10
n4vel	-17
n4ver	-27
n4ves	-23
n4vez	-16
n4vis	-15
n4von	-12
n4vre	-29
n4xer	-9
n4yau	-11
n4yer	-19
n4yés	-16
n4à	-36
n4âge	-12
n4âte	-14
n4ède	-9
n4ège	-19
n4ème	-15
n4ène	-11
n4ète	-8
n4ève	-15
n4ées	-42
n4émo	-17
n4éro	-19
n4éré	-16
n4été	-12
n4ête	-24
n4êté	-18
n4îte	-20
n4ôle	-23
n4ôte	-18
n4œur	-21
n5'ai	-11
n5'en	-20
n5'on	-12
n5'un	-23
n5-le	-16
n50	-14
n5ace	-14
n5ack	-17
n5acs	-18
n5ade	-16
n5ah	-19
n5ail	-20
n5ain	-24
n5air	-9
n5ais	-34
n5ait	-28
n5ale	-26
n5alé	-18
n5ame	-20
n5ane	-14
n5ant	-45
n5ape	-15
n5ard	-15
n5are	-19
n5ars	-24
n5art	-31
n5aré	-9
n5ase	-18
n5ata	-10
n5ate	-20
n5ats	-13
n5au	-33
n5aud	-18
n5aux	-33
n5aît	-17
n5b	-13
n5bac	-19
n5bar	-15
n5ben	-13
n5bes	-14
n5ble	-23
n5box	-15
n5bre	-24
n5but	-17
n5bée	-9
n5cal	-20
n5car	-32
n5cat	-17
n5ce	-43
n5cer	-17
n5ces	-16
n5che	-36
n5ché	-17
n5cie	-15
n5cin	-10
n5cle	-16
n5cue	-10
n5cée	-15
n5dan	-16
n5de	-50
n5der	-13
n5des	-26
n5dex	-11
n5dez	-12
n5dit	-15
n5don	-16
n5dpp	-16
n5dra	-17
n5dre	-31
n5du	-52
n5dur	-11
n5dus	-8
n5dée	-23
n5dés	-12
n5eau	-48
n5ecs	-9
n5edi	-14
n5eds	-16
n5eil	12
n5ein	-10
n5ela	-13
n5els	-12
n5elu	-19
n5end	-17
n5ens	-30
n5enu	-10
n5ené	-10
n5ept	-22
n5era	-16
n5erc	-11
n5erd	-14
n5ers	-31
n5ert	-30
n5ets	-31
n5eue	-13
n5eur	-40
n5eus	-10
n5evé	-20
n5eçu	-12
n5fet	-16
n5ffe	-35
n5fié	-11
n5fwd	-16
n5ges	-18
n5gie	-12
n5gle	-15
n5gne	-18
n5gon	-14
n5gue	-19
n5gée	-10
n5her	-14
n5het	-26
n5hon	-13
n5hée	-16
n5ias	-10
n5ice	-18
n5ici	-13
n5ick	-18
n5ico	-9
n5ide	-24
n5ied	-9
n5iel	-23
n5ien	-22
n5ier	-48
n5ies	-24
n5iez	-12
n5ifs	-13
n5ige	-27
n5igo	-11
n5ile	-16
n5ils	-17
n5ine	-42
n5ing	-12
n5ini	-19
n5ins	-20
n5int	-21
n5ion	12
n5irs	-12
n5iré	-11
n5isé	-13
n5its	-14
n5ité	-25
n5ive	-16
n5ivé	-19
n5iés	-14
n5je	-49
n5jet	-18
n5kg	-15
n5la	-16
n5lan	-17
n5lat	-11
n5le	-29
n5ler	-29
n5les	-34
n5let	-22
n5lez	-15
n5lie	-17
n5lin	-10
n5lio	-11
n5lir	-10
n5lis	-9
n5lit	-15
n5lle	-46
n5lli	-10
n5llé	-8
n5lme	-13
n5lon	-21
n5los	-22
n5lot	-8
n5lou	-13
n5lte	-16
n5mbe	-16
n5mer	-23
n5mes	-22
n5met	-31
n5mie	-14
n5min	-24
n5mis	-17
n5mme	-20
n5moi	-20
n5mpe	-16
n5mps	-28
n5mum	-9
n5més	-15
n5nal	-24
n5nce	-27
n5ncé	-14
n5nde	-21
n5nds	-27
n5ndu	-13
n5ner	-18
n5nes	-23
n5net	-15
n5nge	-37
n5ngs	-8
n5ngé	-13
n5nie	-23
n5nir	-15
n5nit	-18
n5nne	-48
n5nné	-10
n5non	-8
n5nos	-26
n5nse	-13
n5nsé	-13
n5nts	-38
n5nue	-14
n5nul	-17
n5nus	-11
n5née	-24
n5ocs	-21
n5ode	-19
n5oie	-28
n5oin	-17
n5oir	-27
n5ois	-24
n5oit	-14
n5ole	-32
n5ols	-10
n5on	-20
n5ond	-26
n5one	-9
n5ong	-9
n5ono	-11
n5ons	-24
n5ont	-21
n5ore	-13
n5ors	-17
n5ort	-11
n5osé	-18
n5ote	-19
n5oto	12
n5ots	-20
n5oue	-26
n5our	-72
n5ous	-43
n5oux	-19
n5oyé	-19
n5per	-16
n5pes	-22
n5ph	-8
n5pis	-17
n5ppe	-10
n5pée	-10
n5pôt	-15
n5que	-58
n5rai	-13
n5ral	-12
n5ras	-14
n5rat	-17
n5rcs	-8
n5rde	-26
n5rdu	-11
n5rdé	-11
n5re	-12
n5res	-39
n5ret	-10
n5rez	-13
n5rge	-19
n5rie	-37
n5rim	-9
n5ris	-21
n5rit	-19
n5rié	-13
n5rme	-20
n5rmé	-15
n5rne	-14
n5ron	-11
n5rre	-27
n5rse	-11
n5rte	-26
n5rti	-24
n5rts	-19
n5rté	-17
n5rve	-15
n5rès	-11
n5rée	-12
n5rés	-17
n5rêt	-34
n5sac	-18
n5sel	-11
n5ser	-25
n5ses	-27
n5set	-11
n5si	-36
n5son	11
n5sse	-34
n5ssé	-22
n5ste	-24
n5sté	-16
n5sés	-8
n5tal	-13
n5ter	-36
n5tes	-16
n5tie	-37
n5tif	-19
n5toi	-21
n5ton	-19
n5tos	-20
n5tre	-45
n5tri	-24
n5tte	-27
n5tu	-37
n5tée	-33
n5tés	-13
n5tôt	-15
n5ube	-13
n5uce	-17
n5ude	-19
n5uds	-18
n5uer	-30
n5ues	-22
n5uet	-19
n5ufs	-13
n5uge	-19
n5uie	-12
n5uit	-25
n5ule	-31
n5ulé	-19
n5ume	-14
n5un	-35
n5une	-23
n5uno	-10
n5uoi	-33
n5upe	-25
n5ups	-9
n5uré	-13
n5use	-21
n5usé	-16
n5ute	-14
n5uté	-9
n5uve	-8
n5uvé	-14
n5uée	-20
n5ver	-32
n5ves	-25
n5vie	-16
n5vin	-11
n5vis	-17
n5vol	-11
n5vre	-27
n5vée	-20
n5vés	-19
n5yau	-10
n5yer	-14
n5yo	-14
n5yon	-20
n5à	-24
n5âte	-11
n5ège	-26
n5ème	-22
n5ène	-14
n5ère	-36
n5ète	-14
n5ève	-26
n5ées	-37
n5émo	-15
n5éra	-23
n5éro	-21
n5éré	-17
n5été	-26
n5êté	-14
n5îne	-14
n5ôte	-14
n5ôté	-13
n5ûte	-16
n6'as	-16
n6'en	-13
n6'on	-14
n6'où	-11
n6'un	-22
n6-ce	-9
n60	-15
n6abo	-16
n6ace	-28
n6acs	-21
n6ade	15
n6age	10
n6ah	-14
n6ai	-10
n6aie	-20
n6ail	-9
n6ain	-24
n6air	-16
n6ait	-41
n6ale	-21
n6ame	-21
n6and	17
n6ane	-21
n6ang	-14
n6ano	-12
n6ans	-18
n6ant	-37
n6ape	-22
n6ard	-12
n6are	-21
n6ari	-10
n6ars	-18
n6art	-26
n6aré	-15
n6ase	-16
n6ate	-24
n6ats	-13
n6au	-40
n6aud	-22
n6aît	-13
n6bac	-17
n6bar	-11
n6ble	-22
n6bre	8
n6but	-13
n6cal	-10
n6ce	-30
n6cer	-12
n6cet	-13
n6che	-42
n6ché	-26
n6cie	-13
n6cle	-15
n6con	-10
n6cre	-12
n6cro	-11
n6cte	-12
n6cue	-14
n6cun	-15
n6cès	-18
n6cée	-10
n6de	-46
n6der	-15
n6des	-11
n6don	-10
n6dre	-33
n6du	-9
n6dus	-16
n6dée	-21
n6dés	-12
n6eau	-35
n6edi	-12
n6eds	-10
n6ela	-12
n6emi	-19
n6end	-24
n6ens	-14
n6ent	18
n6enu	-10
n6ept	-15
n6era	-20
n6erd	-16
n6ers	-31
n6ert	-15
n6esh	-12
n6est	-11
n6ets	-28
n6eue	-11
n6eur	-40
n6eus	-25
n6eux	-26
n6eçu	-9
n6fer	-17
n6ffe	-22
n6fre	-9
n6ger	-28
n6ges	-28
n6gle	-21
n6gne	-27
n6gue	-19
n6gée	-12
n6her	-16
n6hes	-34
n6het	-20
n6hon	-17
n6hée	-24
n6hés	-12
n6iat	-11
n6ice	-25
n6ici	-23
n6ick	-16
n6ide	-26
n6iel	-9
n6ien	-27
n6ier	-32
n6ies	-22
n6ige	-10
n6ile	-14
n6ils	-31
n6ime	-14
n6ing	-16
n6ini	-13
n6inq	-20
n6ins	-17
n6int	-11
n6iné	-22
n6ipe	-23
n6ire	-39
n6ise	-19
n6isé	-14
n6ite	-32
n6its	-11
n6ité	-25
n6ium	-19
n6ive	-24
n6iée	-21
n6je	-46
n6jet	-20
n6jou	-9
n6l'a	-17
n6lan	-29
n6lat	-10
n6ler	13
n6les	-36
n6let	-17
n6lic	-16
n6lie	-15
n6lis	-18
n6lle	-24
n6lon	-27
n6los	-22
n6lée	-13
n6léo	-17
n6lés	-18
n6mal	-10
n6mbe	-13
n6mer	-14
n6mes	-31
n6met	-17
n6mie	-17
n6min	-19
n6mis	-33
n6mme	-21
n6moi	-24
n6mon	-31
n6mps	-9
n6mée	-12
n6més	-13
n6nai	-11
n6nal	-12
n6nas	-16
n6nce	-30
n6nde	-16
n6nds	-22
n6ndu	-13
n6ndé	-8
n6nel	-9
n6ner	10
n6nes	-25
n6net	-14
n6nge	-19
n6ngs	-13
n6ngé	-13
n6nir	-30
n6nne	-44
n6nos	-36
n6nts	-45
n6nté	-14
n6nul	-17
n6nès	-12
n6nés	-23
n6ocs	-16
n6ode	-25
n6oie	-17
n6oin	-9
n6oir	-36
n6ois	-21
n6oit	-17
n6ole	-28
n6on	-26
n6ond	-22
n6one	15
n6ong	-14
n6ono	-11
n6ons	-32
n6ont	-9
n6ord	-20
n6ors	-13
n6ort	-15
n6ose	-29
n6osé	-18
n6ote	-14
n6ots	-18
n6oté	-26
n6oue	-24
n6ous	19
n6per	-10
n6pes	-21
n6ppe	-12
n6pôt	-13
n6que	-47
n6rai	-13
n6ral	-12
n6ran	-10
n6rce	-14
n6rde	-34
n6rer	-31
n6res	-42
n6rge	-12
n6rie	-32
n6rin	-8
n6rir	-16
n6ris	-25
n6rit	-25
n6rié	-20
n6rme	-26
n6rmi	-18
n6rmé	-17
n6rne	-16
n6ron	-22
n6ros	-11
n6rou	-14
n6rps	-11
n6rre	-14
n6rse	-17
n6rsé	-12
n6rte	-19
n6rti	-20
n6rts	-18
n6rve	-14
n6rès	-16
n6rée	-25
n6rêt	-31
n6sac	9
n6ser	-18
n6ses	-22
n6sez	-8
n6si	-32
n6sin	-20
n6sis	-8
n6sit	-12
n6son	-17
n6sse	-33
n6ssé	-25
n6ste	-15
n6sée	-24
n6sés	-13
n6tat	-19
n6tch	-9
n6tel	-9
n6ter	-33
n6tes	-47
n6tie	-17
n6tif	-21
n6tir	-26
n6tis	-15
n6toi	-13
n6ton	-18
n6tos	10
n6tre	-9
n6tri	-12
n6tte	-33
n6tu	-45
n6tée	-25
n6tés	-18
n6tôt	-14
n6uan	-9
n6uce	-11
n6ude	-25
n6ues	-15
n6uet	-14
n6uge	-13
n6uis	-16
n6uit	-28
n6ule	-23
n6uls	-20
n6ume	-15
n6un	-34
n6une	-57
n6uoi	10
n6ups	-10
n6ure	-35
n6urs	-35
n6use	-34
n6usé	-15
n6ute	-19
n6uve	-15
n6uvé	-17
n6uée	-20
n6val	-15
n6vel	-12
n6ver	-38
n6ves	-20
n6vie	-22
n6von	-13
n6vre	-28
n6vée	-22
n6vés	-16
n6yen	-10
n6yer	-9
n6yon	-8
n6à	-52
n6âce	-10
n6âge	-19
n6ède	-15
n6ège	-15
n6èle	-16
n6ème	-19
n6ène	-15
n6ère	-43
n6èse	-10
n6ève	-24
n6édé	-10
n6ées	-34
n6émo	-11
n6ême	-19
n6ête	-16
n6ôte	-9
n6œil	-14
n6œur	-12
n7'ai	-8
n7'en	-16
n7'un	-20
n7-ci	-11
n70	-16
n7abo	-9
n7ace	-33
n7acs	-11
n7ade	-26
n7afé	-13
n7age	-10
n7ah	-23
n7aie	-20
n7ail	-11
n7ain	-17
n7air	-17
n7ais	-35
n7ait	-19
n7aix	-9
n7ale	-29
n7ame	-16
n7and	-34
n7ane	-17
n7ant	-37
n7ape	-12
n7aps	-13
n7arc	-9
n7ard	-16
n7are	-19
n7ars	-13
n7art	20
n7aré	-12
n7ate	-14
n7au	-38
n7aud	-9
n7aux	-23
n7avé	-11
n7axi	-13
n7aît	-8
n7bac	-15
n7bar	-12
n7bes	-17
n7ble	-29
n7bre	-17
n7cal	-9
n7cao	-20
n7car	-20
n7cat	-10
n7ce	-25
n7cer	-16
n7ces	-12
n7cet	-15
n7che	-28
n7ché	-19
n7cou	-14
n7cte	-23
n7cée	-11
n7dan	-11
n7de	-17
n7des	-15
n7doc	-12
n7don	-15
n7dos	-11
n7dpp	-15
n7dre	-32
n7du	-44
n7dus	-10
n7dée	-18
n7eau	-38
n7ect	-11
n7edi	-11
n7eil	-25
n7ein	-8
n7ela	-15
n7elé	-9
n7end	-20
n7ens	-25
n7enu	-9
n7ept	-19
n7era	-10
n7ers	-28
n7ert	-14
n7est	-32
n7ets	-13
n7eur	-33
n7eus	-12
n7eux	-34
n7eçu	-15
n7ffe	-19
n7fle	-9
n7fée	-16
n7ger	-16
n7ges	-20
n7gie	-8
n7gle	-8
n7gne	-19
n7gon	-14
n7gue	-17
n7gée	-16
n7gés	-20
n7her	-14
n7hes	-36
n7het	-21
n7hon	-16
n7hée	-9
n7ial	-15
n7ias	-11
n7ice	-14
n7ide	-20
n7idé	-15
n7ien	-20
n7ier	-37
n7ies	-19
n7ige	-20
n7igo	-9
n7ile	-15
n7ils	-18
n7ine	-35
n7ing	-13
n7ins	-16
n7int	-18
n7iné	-19
n7ion	-21
n7iot	-13
n7ire	-28
n7iré	-9
n7ite	-35
n7its	-10
n7ité	-24
n7ive	-11
n7iée	-16
n7je	-15
n7jet	-19
n7la	-17
n7lan	-17
n7lat	-15
n7le	16
n7let	-16
n7lez	-10
n7lic	-14
n7lis	-12
n7lle	-39
n7lly	-16
n7loi	-20
n7lon	-22
n7lée	-23
n7lés	-18
n7mal	-11
n7man	-10
n7mer	-19
n7met	-19
n7mie	-16
n7mis	-29
n7moi	-10
n7mon	-26
n7mpe	-17
n7mps	-12
n7més	-18
n7nal	-21
n7nce	-22
n7nde	-18
n7nds	-17
n7ndu	-13
n7ner	-11
n7nes	-21
n7net	-8
n7nge	10
n7ngé	-13
n7nie	-9
n7nir	-25
n7nne	-40
n7nos	13
n7not	-12
n7nte	-44
n7nts	-37
n7nze	-15
n7née	-24
n7ode	-17
n7oie	-24
n7oin	-23
n7oir	-28
n7ois	-12
n7oit	-8
n7ole	-29
n7omo	-9
n7ond	-11
n7ong	-9
n7ons	-45
n7ont	-9
n7ord	-17
n7ors	-35
n7ort	-8
n7ose	-24
n7osé	-13
n7ote	-8
n7oue	-23
n7our	-56
n7ous	10
n7oux	-18
n7oyé	-11
n7pel	-19
n7per	-23
n7pes	-10
n7que	-10
n7rai	-9
n7ras	-10
n7rde	-25
n7rds	-17
n7re	-9
n7rer	-17
n7res	-31
n7ret	-14
n7rge	-20
n7rie	-28
n7ril	-10
n7ris	-20
n7rit	-10
n7rme	-22
n7rne	-23
n7ron	-19
n7rps	-14
n7rre	-11
n7rsé	-9
n7rte	-23
n7rti	-15
n7rts	-18
n7rue	-11
n7rve	-18
n7rès	-13
n7rée	-13
n7rêt	-22
n7sac	-8
n7ser	-31
n7ses	-21
n7sez	-15
n7si	-17
n7sin	-12
n7sms	-11
n7sse	-28
n7ssé	-16
n7ste	-19
n7sée	-27
n7sés	-13
n7tal	-11
n7ter	-16
n7tie	-15
n7tif	-18
n7til	-8
n7tir	-18
n7ton	-16
n7tre	-50
n7tri	-28
n7tré	-19
n7tte	-30
n7tu	-13
n7tui	-13
n7tée	-23
n7tés	-9
n7ude	-18
n7uer	-24
n7ues	-24
n7ufs	-15
n7uit	-13
n7ule	-22
n7ume	-14
n7un	-28
n7une	-57
n7uoi	-29
n7upe	-12
n7urs	-37
n7use	-32
n7ute	-11
n7uve	-17
n7uvé	-13
n7uée	-17
n7val	-9
n7ver	-26
n7ves	-17
n7vis	-15
n7vol	-21
n7von	-13
n7vre	10
n7vée	-15
n7yau	-14
n7yer	-19
n7yon	-17
n7à	-42
n7çue	-8
n7ège	-18
n7ème	-23
n7ène	14
n7ère	-41
n7ète	-11
n7ève	-24
n7ées	-13
n7émo	-14
n7éro	-13
n7éré	-15
n7été	-22
n7ête	-13
n7ôle	9
n7ôte	-12
n7ûte	-12
n8'as	-13
n8'en	-18
n8'où	-25
n80	-14
n8ace	-13
n8acs	-9
n8age	-60
n8ah	-12
n8aie	-10
n8ail	-9
n8ain	-21
n8air	-9
n8ais	-37
n8ait	-27
n8ale	-24
n8ame	-22
n8amp	-14
n8and	9
n8ane	-12
n8ang	-11
n8ano	-10
n8ant	-47
n8arc	-15
n8are	-15
n8ars	-8
n8art	-27
n8ats	-9
n8au	-30
n8aud	-10
n8aux	-18
n8aît	-18
n8bac	-12
n8bal	-12
n8ben	-10
n8ble	-18
n8but	-14
n8cat	-19
n8ce	-32
n8cer	-14
n8ces	-24
n8che	-26
n8ché	-20
n8cie	-10
n8cin	-10
n8cre	-9
n8cte	-17
n8cun	-17
n8de	-33
n8der	-13
n8des	-15
n8dic	-10
n8din	-14
n8doc	-12
n8don	-10
n8dre	-31
n8du	-25
n8dée	-21
n8eau	-23
n8ect	-11
n8edi	-16
n8eil	-21
n8ela	-12
n8elé	-14
n8end	-13
n8ens	-12
n8ept	-11
n8ers	-30
n8est	-21
n8ets	-11
n8eue	-13
n8eur	-35
n8eus	-17
n8eux	-17
n8evé	-13
n8fer	-16
n8ffe	12
n8fié	-10
n8fre	-11
n8fée	-14
n8ger	-30
n8ges	-13
n8gne	-8
n8gue	-13
n8gée	-13
n8her	-19
n8hes	-32
n8het	-20
n8hée	-13
n8iat	-9
n8ice	-23
n8ici	-8
n8ick	-9
n8ico	-10
n8ict	-10
n8ide	-25
n8idé	-8
n8ien	-16
n8ier	-21
n8ies	-17
n8ige	-13
n8igo	-9
n8ile	-15
n8ilm	-10
n8ils	-17
n8ine	-22
n8ing	-9
n8ini	-8
n8inq	-8
n8ins	-13
n8int	-22
n8ion	-9
n8ire	-28
n8ise	-32
n8ite	-31
n8ité	-16
n8ive	-12
n8ixe	-10
n8jet	-14
n8l'a	-8
n8la	-17
n8lan	-22
n8lat	-12
n8le	-14
n8ler	-28
n8let	-9
n8lez	-10
n8lie	-23
n8lis	-14
n8lle	-37
n8lon	-25
n8los	-15
n8lte	-11
n8lée	-16
n8lés	-10
n8mal	-12
n8mer	-13
n8mes	-13
n8met	-11
n8min	-16
n8mis	-21
n8mme	-17
n8mon	-18
n8mpe	-12
n8mps	-17
n8mum	-9
n8nal	-20
n8nce	-25
n8nde	-9
n8nds	-26
n8ndu	-16
n8ner	-17
n8nes	-12
n8net	-19
n8nge	-23
n8ngo	-12
n8nie	-10
n8nir	-19
n8nit	-8
n8nne	-34
n8nos	-21
n8nte	-35
n8nts	-24
n8nté	-11
n8nul	-17
n8nus	-24
n8nès	-9
n8née	-24
n8nés	-13
n8ocs	-12
n8ode	-18
n8oie	-11
n8oin	-12
n8oir	-26
n8ois	-20
n8ole	-23
n8on	-47
n8ond	-12
n8ons	-54
n8ont	-9
n8ord	-12
n8ort	-10
n8ose	-17
n8osé	-18
n8ote	-11
n8ots	-11
n8oue	-9
n8our	-44
n8ous	-56
n8out	-13
n8oux	-19
n8per	-11
n8pes	-22
n8pte	-12
n8pv	-16
n8que	15
n8rde	-16
n8rds	-10
n8rer	-41
n8res	-16
n8rge	-19
n8rie	-27
n8ris	-17
n8rit	-12
n8rme	-14
n8rne	-16
n8ron	-18
n8rre	-9
n8rte	-18
n8rts	-15
n8rze	-13
n8rès	-13
n8rée	-20
n8rés	-14
n8rêt	-31
n8sac	-10
n8ser	-19
n8ses	-13
n8sez	-14
n8si	-22
n8soi	-11
n8son	-9
n8sse	-20
n8ste	-12
n8sté	-14
n8svp	-13
n8tat	-15
n8ter	-23
n8tes	-48
n8tez	-15
n8the	-14
n8tie	-14
n8tif	-17
n8til	-12
n8tir	-18
n8toi	-20
n8ton	-15
n8tos	-28
n8tre	-36
n8tte	-20
n8tu	-24
n8tée	-22
n8tés	-11
n8uce	-9
n8ude	-19
n8uer	-15
n8ues	-18
n8ufs	-13
n8uie	-9
n8uis	-13
n8uit	-20
n8ule	-14
n8ume	-10
n8un	-59
n8une	-38
n8uoi	-15
n8upe	-15
n8ups	-11
n8ure	8
n8urs	-26
n8use	-16
n8usé	-15
n8ute	-16
n8uve	-14
n8uvé	-17
n8ves	-19
n8vie	-14
n8vre	-20
n8vée	-15
n8yer	-12
n8yon	-13
n8à	-36
n8ède	-13
n8èle	-14
n8ème	-15
n8ène	-15
n8ère	-21
n8èse	-15
n8ète	-12
n8ève	-14
n8édé	-21
n8éer	-9
n8ées	-28
n8émo	-18
n8éré	-18
n8été	-19
n8ême	-9
n8ête	-13
n9'as	-9
n9-ci	-11
n90	-10
n9abo	-8
n9ace	-16
n9age	-55
n9ail	-10
n9ain	-19
n9ais	-30
n9ait	-31
n9ale	-15
n9ame	-16
n9ano	-13
n9ans	-15
n9ant	-17
n9ape	-16
n9arc	-15
n9ard	-12
n9are	-18
n9ars	-14
n9art	-28
n9ate	-15
n9au	-13
n9aux	-19
n9bac	-19
n9ben	-8
n9ble	-23
n9bre	-11
n9but	-12
n9car	-10
n9ce	-27
n9cer	-18
n9ces	-13
n9che	-30
n9ché	-13
n9cou	-10
n9cte	-21
n9dan	-8
n9de	-21
n9der	-14
n9des	-12
n9dos	-11
n9dre	-9
n9du	-30
n9dée	-22
n9dés	-26
n9eau	-20
n9eil	-27
n9ela	-9
n9els	-20
n9end	-20
n9ens	-16
n9ent	-12
n9ept	-11
n9ers	-18
n9est	-22
n9ets	-10
n9eur	-28
n9eux	-23
n9evé	-9
n9eçu	-15
n9ffe	-15
n9ger	-24
n9ges	-18
n9gne	-19
n9gue	-11
n9gée	-13
n9her	-17
n9hes	-24
n9hon	-10
n9ice	-10
n9ick	-10
n9iel	-9
n9ier	-21
n9iez	-10
n9ile	-14
n9ils	-25
n9ine	-28
n9ins	-9
n9ion	-49
n9ire	-35
n9ise	-36
n9ite	-27
n9ité	-11
n9ive	-22
n9ivé	-9
n9je	-45
n9jet	-22
n9jeu	-18
n9lan	-11
n9lat	-9
n9ler	-29
n9les	-63
n9lie	-15
n9lle	-22
n9lon	-16
n9man	-10
n9mes	-20
n9met	-11
n9min	-12
n9mis	-18
n9mme	-13
n9moi	-14
n9mon	-14
n9mps	-21
n9mum	-8
n9nac	-10
n9nal	-27
n9nas	-9
n9nce	-25
n9nde	-9
n9nds	-15
n9ndu	-16
n9ner	-9
n9nes	-11
n9nge	-17
n9nie	-8
n9nir	-23
n9nne	-26
n9nos	-12
n9nte	-30
n9nts	-27
n9née	-29
n9ocs	-16
n9oie	-12
n9oin	-12
n9oir	-17
n9ois	-20
n9oit	-8
n9ole	-15
n9on	-37
n9ono	-8
n9ons	-38
n9ord	-18
n9ore	-10
n9ose	-11
n9osé	-13
n9ote	-8
n9our	-34
n9oël	-9
n9pel	-13
n9pes	-12
n9pis	-9
n9que	-26
n9ray	-11
n9rde	-18
n9rds	-16
n9rdu	-10
n9rer	-19
n9res	-12
n9rez	-19
n9rge	-8
n9rie	-30
n9rir	-10
n9ris	-9
n9rié	-17
n9rme	-14
n9rre	-24
n9rte	-8
n9rti	-13
n9rts	-12
n9rus	-15
n9rès	-11
n9rée	-8
n9rêt	12
n9sat	-8
n9ser	-23
n9ses	-9
n9set	-9
n9si	-17
n9sit	-9
n9son	-11
n9ssé	-11
n9sée	-19
n9t	-16
n9tat	-14
n9ter	-17
n9tes	-30
n9tie	-10
n9tir	-23
n9ton	-14
n9tre	-40
n9tri	-15
n9tte	-17
n9tu	-27
n9tue	-17
n9tée	-10
n9tés	-10
n9u'y	-13
n9ude	-15
n9uer	-21
n9ues	-22
n9uit	-14
n9ule	-16
n9ume	-10
n9un	-51
n9une	-38
n9upe	-15
n9ure	-19
n9urs	-31
n9use	-19
n9uvé	-15
n9ver	-19
n9ves	-13
n9vie	-11
n9vis	-14
n9vre	-29
n9yer	-17
n9yne	-18
n9à	-25
n9ède	-16
n9ège	-18
n9ème	-13
n9ère	-16
n9ète	-19
n9ève	-8
n9ées	-10
n9été	-14
n9ête	-10
n9ôle	-22
n9œur	-10
~abîmé	-10
~accepte	-18
~accepté	-12
~accord	-10
~accroché	-15
~accueille	-23
~acide	-9
~adjoint	-17
~adjointe	-9
~admis	-19
~adore	-16
~adulte	-15
~affaire	-20
~afficher	-18
~agences	12
~agents	-24
~agrafé	-18
~agrément	-8
~aider	11
~aiguilles	-14
~aimable	-16
~ainsi	12
~ait	10
~ajouter	-15
~alarme	-15
~aller	-20
~allergie	13
~allez	-11
~allume	-15
~allumer	-19
~allumé	-21
~allumée	-17
~allumés	-17
~allure	-11
~allô	-11
~amarres	-9
~amende	-21
~ancien	-12
~anciennes	-15
~anciens	15
~angle	10
~animaux	-16
~annexe	-12
~annick	-20
~annonce	-25
~annoncé	-19
~annoncée	9
~annule	-16
~annulée	-11
~année	-10
~août	-16
~appareil	-12
~appel	-23
~appeler	-17
~appelez	-15
~appelle	-9
~appelles	15
~appelé	-19
~apporte	-17
~apports	15
~apprendre	-13
~approche	-15
~appâts	-12
~après	16
~arbres	-19
~argent	-10
~armes	-10
~armoires	-14
~arracher	-16
~arraché	-16
~arras	-18
~arrivent	-13
~arrivé	-19
~arrivée	10
~arrivées	-16
~arrivés	-14
~arrière	-29
~arrose	-13
~arrête	-19
~article	-12
~aspirateur	-19
~aspire	-14
~asseoir	-18
~assez	-10
~assis	-12
~association	-12
~assurances	-12
~atelier	-34
~ath	-19
~attache	-9
~attaches	-15
~attaché	-10
~attachée	-9
~attachées	-13
~attachés	-13
~attendez	19
~attendre	-34
~attendu	-18
~attesté	-16
~au-delà	-24
~au-dessus	-27
~aucun	-10
~auriez-vous	15
~aussi	-39
~aussitôt	-22
~autant	-20
~auto	-15
~auto-école	12
~automatique	-13
~autour	-28
~autrement	9
~aux	23
~auxiliaires	-14
~avait	-20
~avalé	-12
~avant	11
~avec	-19
~avez	-17
~avis	-20
~avons	-15
~avril	-22
~ayant	-20
~aéroport	9
~aïe	10
~badge	-22
~bague	-16
~bain	-22
~baisse	-9
~baissé	-19
~baissée	-21
~balance	-27
~balayée	-12
~balise	-15
~balles	-14
~banc	9
~bancaire	-11
~bandelette	-10
~barbecue	-12
~barre	-12
~barrière	-19
~bars	-22
~bas	-37
~bases	-18
~basse	-13
~bassin	14
~bassins	-13
~bateau	14
~batterie	-14
~batteries	-18
~beau-père	-9
~beaucoup	-21
~becs	-15
~belle	-23
~ben	-21
~benne	-11
~bennes	-12
~benoît	-13
~bernard	-8
~besoin	8
~beurre	9
~biais	-19
~bidons	-19
~billetterie	-13
~biplace	-9
~bisous	-10
~bizarre	-14
~blanc	20
~blanche	-20
~blanches	-20
~blanchisserie	17
~blessé	17
~bleu	-33
~bloc	-14
~bloqué	-11
~bloquée	11
~blouse	-13
~bombe	-15
~bombé	-11
~bombée	-15
~bonnes	-15
~bons	-14
~bonsoir	9
~bordeaux	-17
~bordereau	-17
~bords	-23
~bornage	9
~bornes	16
~bosse	-11
~bottes	-25
~bouche	-20
~bouchon	-23
~bouge	-13
~bougie	-15
~bouillante	-10
~boulangerie	9
~boule	-9
~boules	-12
~bourriches	-11
~bouton	-10
~boutons	-18
~box	-15
~boîte	-33
~bracelet	-15
~brancard	-9
~branche	-15
~brancher	-12
~branches	-18
~bras	-16
~brasserie	-20
~bref	14
~bretelles	9
~briller	-13
~brin	-11
~brins	-16
~brisée	-13
~brosse	-31
~brouillon	10
~broyeur	-17
~bruit	-16
~brun	-17
~bruno	-11
~bruxelles	-10
~brûle	-16
~brûlé	-13
~bulle	-10
~bulles	-10
~bulletin	-21
~bureau	-15
~buse	-19
~buses	-19
~bâtiment	-11
~bébé	-17
~bénévole	-11
~bénévoles	-15
~c'est	18
~cabane	-20
~cachet	-16
~cadeaux	12
~cadre	-28
~café	-31
~cage	-19
~cahier	-20
~caisse	-9
~caisses	-15
~calcule	-12
~cale	-10
~calme	-16
~camionnette	-10
~camping	-16
~caméra	-15
~cantine	-18
~canton	8
~captage	-18
~car	13
~carnet	-9
~carré	-20
~carte	-34
~cartes	-9
~carton	-24
~case	-16
~caserne	-10
~casque	-24
~casques	-13
~casquette	9
~casser	9
~cassé	-17
~cassée	-13
~cassées	-9
~catégorie	10
~cave	10
~ceinture	-18
~ceintures	-11
~celle	-20
~celles	-26
~cellules	-16
~cent	-22
~centimètres	-18
~centrale	-12
~certains	8
~certificat	-28
~ces	-17
~cette	12
~ceux	-19
~chacune	-12
~chai	-15
~chaises	-14
~chalumeau	-20
~champ	-16
~change	-21
~changement	11
~changent	-22
~changes	-10
~changé	-15
~changée	-12
~changées	21
~chantier	-9
~chantiers	-20
~chape	-15
~chapiteau	10
~chaque	18
~chargement	12
~chargeur	-12
~chariot	-23
~chariots	10
~charleville	-13
~charlotte	-17
~charnière	-15
~chartres	-15
~chat	-17
~chaude	-25
~chauffe	16
~chauffes	11
~chauffeur	-15
~chauffeurs	-14
~chauffé	-12
~chauffée	8
~chaux	-10
~chef	-27
~chemin	-13
~chemins	-12
~cher	13
~chercher	-27
~chers	9
~cheval	11
~chevalet	-15
~cheville	-11
~chiens	-22
~chiffon	-22
~chiffre	-24
~chiffrement	-13
~chiffres	-12
~chlore	-15
~chocolaterie	-13
~choisir	-10
~choisis	-9
~choisit	-11
~chose	18
~ci-après	-17
~cie	-12
~cigarette	-9
~cindy	-12
~cinq	-14
~circuit	14
~circulent	-13
~clair	11
~clarinettes	12
~classeurs	-14
~cliente	-25
~clignote	-11
~clinique	-18
~clio	-19
~cloche	-15
~clos	-15
~clou	-15
~clous	-19
~clubs	-13
~clémence	-18
~clôture	15
~cocher	-13
~code	-18
~coffre	-15
~coince	12
~col	-10
~colle	-12
~collecte	-11
~collent	-11
~collier	16
~collègue	-11
~collé	-18
~colonne	-13
~combien	-14
~comité	-23
~commande	-25
~commandes	9
~commence	-8
~comment	42
~commentaire	-13
~commençant	-21
~communauté	-9
~communes	-15
~communication	-18
~compagnie	-28
~compare	-19
~complet	-10
~complète	-10
~complètement	17
~complété	-12
~compost	-10
~compresseur	-18
~comptabilité	-13
~comptable	-16
~comptage	11
~compte	-14
~comptent	-18
~compter	-8
~compteurs	-12
~comptoir	-12
~compté	11
~comptées	-23
~comptés	-20
~concerne	10
~concierge	-12
~conclure	-17
~conditionnement	-12
~conducteur	-22
~conduit	-23
~conduite	21
~confidentialité	-9
~confiné	9
~confirme	-19
~confitures	-11
~confié	-18
~confiées	-11
~conformité	-13
~confronte	-14
~confrère	-21
~congo	-12
~congé	-16
~congélateur	-18
~conjoint	-13
~connue	-11
~conseil	-19
~conservateur	-12
~conservation	14
~conservatrice	9
~conservé	-13
~consigne	11
~consignes	14
~consignée	13
~console	-18
~constate	-13
~consultation	-17
~consulte	-18
~contact	-9
~content	-10
~contenu	-17
~continue	-16
~contraire	-14
~contrat	-19
~contre	-22
~contrôle	20
~convoque	9
~convoyeur	-11
~coopérative	-32
~coordinatrice	-19
~coordonne	-9
~copie	-34
~coquilles	-8
~coralie	-13
~corde	-21
~cordes	-9
~cordon	-12
~corne	-14
~correct	-16
~correcteur	-9
~costume	-12
~costumes	20
~coton	-17
~coucher	-18
~coucou	-16
~couler	-25
~coules	-16
~couleur	-27
~couloir	-13
~coulé	10
~coulée	13
~coupable	-17
~couper	-32
~coupes	-8
~couple	-11
~coups	-20
~coupure	-17
~coupé	-19
~coupée	-17
~coupées	9
~courage	-13
~courant	-20
~courante	-15
~courbe	-19
~couronne	-17
~courrier	-16
~cours	-23
~coursier	8
~courte	-15
~courtes	-20
~couteau	-23
~couteaux	-17
~coutures	-14
~couvain	-12
~couvercle	-19
~couvert	-21
~couverture	-13
~couvre	-9
~couvrir	-15
~coûte	-22
~cpe	-14
~craie	-16
~crayon	-14
~creuse	9
~creux	-22
~crie	-23
~crier	-12
~crochet	-14
~croient	-11
~croix	-13
~croquettes	-20
~croûtes	-11
~crème	-8
~crée	-19
~crémation	-11
~créneau	-14
~cuir	-16
~cuisine	-8
~cuissardes	-8
~culpa	-13
~culture	-19
~cutter	-14
~cuve	9
~cuves	19
~cylindre	-11
~câble	-19
~cônes	-12
~côte	-16
~côtés	-28
~cœur	-20
~d'abord	11
~d'accord	19
~d'achat	-10
~d'agneau	15
~d'aller	11
~d'alpage	-14
~d'arbre	-13
~d'arriver	-12
~d'arrivée	9
~d'arrêt	-17
~d'art	-13
~d'atelier	-11
~d'attente	-15
~d'avant	17
~d'avoir	19
~d'eau	-11
~d'emploi	9
~d'enfant	-11
~d'entrer	-15
~d'entretien	11
~d'entrée	17
~d'essai	-16
~d'examen	-13
~d'expertise	-16
~d'exploitation	-15
~d'heure	-20
~d'hier	-8
~d'instruments	10
~d'intervention	11
~d'orgue	8
~d'orgues	-15
~d'origine	-24
~d'outils	-12
~d'ouvrir	-18
~d'où	16
~d'un	36
~d'une	34
~d'urgence	19
~d'y	-13
~d'écrire	13
~d'écrit	20
~d'épaule	-9
~d'équipe	-21
~d'étage	-11
~d'éteindre	-16
~d'été	25
~dans	-16
~date	-40
~dates	-17
~daté	-16
~davantage	-14
~ddpp	12
~debout	-26
~dedans	-12
~degrés	-21
~delvaux	-15
~demande	16
~demandent	16
~demander	-11
~demandes	-14
~demandez	-15
~demandé	10
~demeure	-15
~demi	-17
~demi-heure	-16
~demi-journée	-21
~demie	-17
~denrées	-17
~dentiste	-13
~dents	-14
~dernière	-22
~derrière	-29
~des	26
~descend	-29
~descende	-16
~descendu	-14
~descente	17
~description	8
~desserre	-13
~dessins	-18
~dessous	-24
~dessus	-10
~deux	-22
~deuxième	-27
~devait	16
~devant	-25
~devis	-16
~diamètre	-20
~dict	-13
~dicte	-12
~dictée	-9
~diffusion	-10
~différent	-15
~dire	-20
~direct	9
~dirige	-16
~discute	-14
~discuter	-20
~dise	11
~disons	-13
~dispute	-10
~distance	9
~distribution	14
~dit	-11
~dites	10
~divers	-10
~dix-huit	-21
~dix-neuf	-12
~dixième	-17
~dizaine	-10
~document	22
~doigt	13
~doigts	8
~dois	17
~domaine	-11
~donateur	-14
~donc	27
~donne	-26
~donner	-13
~donnes	-11
~donné	-10
~dons	16
~dort	-15
~dossier	-12
~double	-19
~douche	-17
~douches	-16
~doudous	-13
~doute	-8
~douze	-17
~drap	-18
~drapeau	-14
~draps	-17
~droit	11
~droite	-20
~dsi	-10
~dur	-22
~durée	-24
~dylan	-11
~déballe	-8
~débranche	-11
~décalage	-13
~décembre	-13
~décharge	-15
~décide	-24
~décision	9
~déclaration	-16
~décoller	-18
~découpe	15
~décrit	-22
~décrite	16
~décroche	-16
~décès	-15
~défaut	-23
~dégage	-20
~dégraissée	-19
~déjà	-9
~délai	-11
~démarre	-13
~démonte	22
~démontes	22
~démontée	-12
~dépanneur	-10
~dépanneuse	-13
~dépasse	-27
~dépasser	-13
~dépassée	-14
~dépose	-25
~déposer	13
~déposés	12
~dépôt	-11
~désactivé	-10
~désinfectant	-17
~désinfecte	-11
~désinfecté	-25
~désinfectées	-19
~désinfectés	-14
~désolée	-18
~désordre	-18
~désormais	10
~détecteur	-14
~détecteurs	-14
~détend	20
~détendeur	-9
~dîner	10
~effacé	-11
~elle	-13
~elles	-21
~emballage	-26
~emballée	-17
~employés	-12
~empreinte	9
~encaisser	-14
~encodée	-12
~encore	-13
~enedis	-10
~enfant	8
~enfants	-28
~enlevée	-16
~enregistre	14
~enregistré	-14
~ensuite	-23
~entaille	-10
~entailles	-9
~entend	14
~enterrés	-18
~entier	-17
~entière	-23
~entre	13
~entrer	-15
~entretien	-12
~entrées	-11
~enveloppe	-12
~envie	17
~envoie	-28
~envoyer	-17
~erreur	-11
~espèce	-17
~espèces	-11
~essayée	-10
~essence	-11
~essuie	-15
~essuyé	-17
~est	-11
~etc	-13
~euh	-19
~euro	-14
~euros	-28
~examine	-10
~excusés	-15
~exemplaire	-14
~exemplaires	-13
~exige	12
~expliquer	11
~expliqué	-15
~exporter	-12
~extincteur	-15
~fabrice	-9
~fabrique	-18
~face	-18
~facteur	-17
~facture	-21
~facturé	-16
~failli	-13
~faire	29
~fais	13
~fais-en	13
~faisait	-10
~faisons	-20
~faite	22
~faites-moi	8
~faits	-12
~familial	-9
~familles	-10
~fasse	24
~fatou	-17
~fauconnier	-17
~faudrait	9
~faut	32
~fautes	-15
~fauteuil	-11
~façade	-19
~façon	22
~femme	-32
~femmes	13
~fendues	-15
~fenêtres	-18
~fer	-20
~fera	11
~ferment	14
~fermentation	18
~fermer	-22
~fermes	23
~fermeture	27
~fermé	-20
~fermée	-19
~fermées	-10
~fermés	-23
~feuille	-17
~feuilles	-29
~feutre	-18
~ficelle	-11
~fiche	12
~fichier	-21
~file	-16
~filet	-18
~fille	-14
~film	-14
~films	-17
~fils	-12
~filtre	15
~filtres	-12
~fin	9
~final	-9
~fine	-21
~fini	-13
~finir	-14
~fixe	-10
~flacon	-15
~flamme	-11
~fleur	15
~fleuriste	-14
~fleurs	8
~flexibles	-13
~foin	-15
~foire	-15
~fois	-16
~fondre	-14
~fondu	-13
~fondue	-11
~force	-18
~forcer	-14
~formaliser	11
~forme	-28
~formulaire	-15
~fort	-23
~four	9
~fourchette	-26
~fournil	-12
~fournisseur	-16
~fournit	-18
~fourrière	16
~frais	8
~france	-15
~franchement	-20
~frapper	-18
~freins	-19
~frigo	-21
~frigos	-11
~froide	-30
~fromagerie	-14
~frontofocomètre	-16
~frotte	-9
~frotter	-17
~frère	-15
~frères	-19
~fuit	-16
~fumer	-11
~fumée	-14
~funérarium	-8
~fusible	-10
~février	-19
~fêtes	-10
~fûts	-17
~gagnon	-17
~gaine	-14
~galette	-12
~gamin	9
~gamme	-20
~gant	-23
~gants	-38
~garage	-24
~garantie	-13
~garde-corps	-20
~garder	-15
~gardé	-18
~gardée	-18
~gare	-19
~gars	-24
~gazole	9
~gel	9
~geler	-12
~gelées	-17
~gendarmerie	-13
~gendre	13
~genoux	-16
~gens	-20
~gentil	-12
~geste	-16
~gestes	12
~gestionnaire	-21
~gilet	-18
~gilets	-23
~gilles	12
~glace	8
~glacière	-15
~glisse	-15
~glisser	-13
~gomme	-12
~gonfle	-14
~gonflée	-13
~gosses	12
~goupille	-13
~goutte	-22
~gouttes	-19
~gouvernante	-13
~goûte	-14
~graisse	12
~grammes	-18
~grand	9
~gras	-22
~gratte	-11
~gravier	-19
~gravé	-15
~grille	-19
~gris	-18
~grosse	-15
~grosses	-13
~groupe	-20
~groupes	-12
~grâce	-13
~gsm	-16
~guichet	-14
~guide	-24
~gyro	-18
~gâteau	-14
~gère	-13
~général	-15
~générale	11
~géomètre	9
~gérant	-18
~gérons	9
~haha	-15
~hall	-17
~hasard	-13
~haut	-33
~haute	-31
~hauteur	-23
~hauteurs	9
~hectares	-24
~hein	12
~hello	-14
~herbes	-16
~hervé	-19
~heure	-28
~hier	12
~homme	12
~honte	-21
~horaire	-11
~hors	-23
~housse	14
~huile	-18
~huit	-12
~humide	-18
~humidité	-19
~hérisson	-20
~hôte	-17
~hôtel	-11
~idée	13
~images	-15
~imprime	-15
~imprimerie	-17
~imprimé	-26
~indique	-15
~industrielle	-15
~initiales	-10
~inox	10
~inscrits	-20
~inspecte	-18
~installe	-11
~intact	-10
~interdit	-14
~interdites	-13
~intérimaire	10
~inutile	-15
~inverse	-11
~invité	-21
~isolé	-14
~isolée	9
~issues	-21
~j'aimerais	27
~j'appelle	-8
~j'arrive	-19
~j'en	-13
~j'espère	-15
~j'ouvre	-20
~j'étais	-12
~jambes	-10
~janvier	19
~jardin	-21
~jargon	-16
~jauge	-12
~jaune	-23
~javel	-11
~jean-mi	-13
~jet	-10
~jeter	-19
~jette	-10
~jetée	-12
~jeudi	-31
~jeun	-17
~jeune	-18
~jingle	-13
~jocelyne	15
~joint	-18
~joints	-24
~jordan	-14
~josiane	-13
~joue	-16
~joueur	-10
~joueurs	8
~jour-là	-13
~journal	-9
~jsuis	-15
~juge	-9
~juillet	-29
~juin	-24
~jure	-17
~juridique	-22
~jusqu'en	-17
~jusqu'à	-10
~juste	13
~karim	-19
~karts	-12
~kilomètres	-9
~km/h	-25
~l'absence	10
~l'accident	8
~l'accueil	12
~l'accès	-14
~l'acheteur	12
~l'acide	-12
~l'adresse	-19
~l'affaire	-15
~l'afficher	15
~l'agent	-19
~l'aide-soignante	-14
~l'aiguille	-12
~l'aile	-11
~l'air	-21
~l'aire	-16
~l'alginate	-17
~l'ancien	-25
~l'angle	-13
~l'animal	-20
~l'anneau	-11
~l'année	-12
~l'antenne	-13
~l'appareil	-16
~l'appel	15
~l'appli	-11
~l'apprenti	-18
~l'appui	-16
~l'ardoise	-20
~l'argent	-15
~l'arrière	-16
~l'ars	-16
~l'ascenseur	-17
~l'assistante	-15
~l'astreinte	-9
~l'attention	-16
~l'attestation	-10
~l'auditeur	-10
~l'autocollant	-10
~l'autorisation	-16
~l'autre	-22
~l'avant	-11
~l'embarquement	14
~l'empreinte	-12
~l'emprunteur	-10
~l'endroit	-15
~l'enfant	-21
~l'enlèves	12
~l'enregistrement	-12
~l'entretien	11
~l'enveloppe	-16
~l'envers	-11
~l'envoi	20
~l'envoie	-10
~l'escalier	-17
~l'essence	-10
~l'extincteur	-15
~l'extérieur	-21
~l'heure	-40
~l'hiver	-17
~l'homme	-8
~l'huile	-12
~l'huissier	-8
~l'huître	-16
~l'hôpital	12
~l'hôte	-13
~l'immatriculation	-20
~l'index	-15
~l'indicateur	-9
~l'infirmière	-20
~l'inscription	-19
~l'inspecteur	15
~l'inspection	10
~l'intérieur	-18
~l'intérim	-13
~l'inverse	-12
~l'occupant	-14
~l'odeur	-17
~l'officier	-10
~l'oiseau	-17
~l'ombre	-20
~l'ordinateur	12
~l'ordonnance	-19
~l'ordre	14
~l'orthographe	-9
~l'os	-12
~l'outil	-13
~l'ouvre	-17
~l'oxygène	18
~l'un	-22
~l'urne	-12
~l'âge	-9
~l'écart	-15
~l'échelle	-10
~l'école	-11
~l'écoute	-18
~l'écran	-21
~l'écris	16
~l'écrit	14
~l'élève	-11
~l'équipe	-16
~l'étage	-14
~l'étagère	-15
~l'état	-20
~l'étiquette	-29
~l'œil	9
~l'œuvre	-17
~labo	-18
~laboratoire	-12
~laisse	-14
~laisses	-8
~laissez-les	-17
~laissées	-9
~lame	-22
~lampe	-32
~lancer	-18
~lange	-10
~langue	-11
~langues	-10
~laquelle	-13
~larmes	-11
~latin	-15
~lausanne	15
~lave	-23
~laver	-10
~laverie	-11
~laves	21
~lavé	-13
~lavés	-19
~lecture	-11
~lendemain	-16
~lente	-9
~lentement	-13
~lettre	-23
~lettres	-20
~leurs	-9
~lever	-19
~levure	11
~levée	-18
~leçon	18
~libre	-19
~libres	-22
~libère	-17
~lie	-13
~lien	-16
~lieu	11
~lieux	12
~lignes	11
~ligue	9
~limite	-15
~linge	-21
~liquide	-9
~lis	25
~lisible	11
~liste	-15
~lit	-24
~litières	15
~litres	-20
~lits	-17
~livres	15
~livret	-12
~livreur	-9
~livré	14
~livrés	-16
~liège	-12
~locataire	-11
~locations	16
~locative	-14
~logiciel	-19
~logigramme	-9
~loi	-13
~loin	-22
~long	-22
~longe	-19
~longs	-14
~longtemps	-13
~longueur	-29
~longueurs	-13
~lot	-29
~loto	-12
~lots	12
~loue	-10
~loupe	-17
~lourdes	-14
~lucie	-16
~lui-même	15
~lumières	-13
~lunettes	-18
~lyon	-19
~là-dessus	-20
~lâche	12
~lève-cadre	-14
~légumes	9
~légère	-9
~léo	-9
~m'a	14
~m'appeler	8
~m'appelle	-14
~m'avais	-8
~m'occupe	-15
~m'ont	-17
~machin	-9
~madame	-25
~magasin	-14
~magasinier	-21
~maille	10
~main	-18
~mains	-19
~maintenance	-15
~maintenant	-26
~maire	-15
~mairie	-25
~maison	-18
~mal	14
~malaise	-17
~malaises	-9
~maman	-24
~manager	-16
~manches	-15
~mange	10
~mangé	-14
~manière	21
~manomètre	-9
~manque	11
~manu	-18
~manuel	-21
~manuelle	-11
~marc	-24
~marchait	-14
~marchant	-10
~marche	-24
~marchent	-12
~marcher	-27
~marchés	-15
~marine	-14
~marionnettes	12
~marque	-15
~marquée	-13
~marqués	-11
~marteau	-13
~martre	-13
~masque	-18
~matelot	8
~maternité	-15
~matins	26
~matériel	-15
~mauvaise	-15
~max	-29
~maxi	-16
~maximum	-10
~maître	-19
~mea	-13
~mehdi	-12
~membre	-15
~membres	-12
~menace	-13
~menton	14
~merci	8
~mercredi	-20
~mesdames	-15
~message	-21
~messieurs	-15
~mesure	-25
~mesurer	-17
~mesures	17
~mesurée	-8
~met	-39
~mets	-20
~mettre	-10
~metz	-15
~meubles	12
~meules	18
~micro	-19
~midi	-20
~mieux	-19
~milieu	-26
~millimètres	16
~min	-22
~mineur	-15
~mini	-24
~minimum	-16
~ministère	-16
~minuit	-17
~minute	-21
~miroir	-16
~mis	10
~mise	26
~mises	-19
~mme	-26
~mobiles	-14
~moche	-12
~modeste	17
~modif	-19
~modèle	-21
~moi-même	-17
~moins	-21
~mois	-19
~mois-ci	-15
~moisi	-11
~moisies	-15
~moitié	-21
~moment	9
~mon	19
~monde	25
~monique	-10
~moniteur	-11
~moniteurs	-16
~mono	10
~monsieur	8
~montage	14
~montant	-16
~monte	-13
~montent	-16
~monter	-32
~montes	-9
~monteur	-13
~monteurs	-16
~montre	-37
~montrer	-24
~monté	-13
~mordu	-14
~mort	-20
~morte	-14
~mortes	-17
~morts	-8
~mot	-18
~moteurs	-10
~motif	-16
~mou	-20
~moulin	-13
~moussa	-19
~mousse	-19
~mouvement	-13
~moyen	-10
~moyens	-8
~msa	-18
~mur	-12
~museau	-9
~musique	-12
~mèche	-11
~mère	-17
~mètre	-22
~mètres	-12
~mécaniques	-13
~médecin	-22
~médicaments	18
~médium	-12
~mélange	-16
~mélangé	-17
~mémo	-15
~ménage	12
~métal	-10
~méthode	17
~métier	-14
~météo	-14
~même	-11
~n'a	23
~n'ai	-8
~n'allume	-11
~n'avons	10
~n'en	8
~n'entre	-11
~n'essaie	-14
~n'importe	9
~n'ouvre	-25
~nac	-13
~nadia	-10
~nadège	-16
~namur	-19
~navette	-18
~navire	-8
~nettoyage	20
~neuchâtel	-14
~neuf	-8
~neufs	-11
~neuve	-9
~neuves	10
~nickel	-14
~nitrile	-12
~niveau	-34
~noir	14
~noirs	-11
~nom	-41
~nombre	-17
~nombres	-12
~nommer	-12
~non	-11
~nono	-13
~nord	-20
~normale	-11
~normalement	21
~normand	-11
~nos	-21
~noter	-19
~notés	-14
~nourriture	-10
~nous	24
~nouveaux	-15
~nouvelle	-13
~nouvelles	10
~nul	-14
~nulle	-14
~numéroté	-14
~numérotée	-15
~nuque	-12
~nus	-24
~nœud	-12
~nœuds	-18
~objet	36
~obligatoire	-14
~obligatoires	-12
~occupe	-16
~octaves	-12
~odeur	-13
~odile	-11
~offre	-18
~ont	-15
~optique	-16
~orange	-20
~ordinateur	-16
~ordre	-22
~oreille	-17
~oubli	-12
~oublis	-14
~oublié	-18
~oui	-28
~outil	-13
~ouverte	-24
~ouvertes	-20
~ouverts	-20
~ouvre	-8
~ouvrent	-15
~ouvrir	-30
~ouvrés	10
~page	10
~pages	-21
~paiement	-12
~paille	-16
~paire	-17
~palette	-9
~palier	-18
~palpe	-9
~panier	-20
~panne	-28
~panneau	-21
~pansements	-14
~pantalon	-9
~papa	-18
~papier	-14
~papiers	-24
~par-dessus	-12
~paraphe	-24
~parce	10
~parcs	-16
~pareil	16
~parent	-9
~parents	-26
~parfait	-22
~parfois	-17
~parking	-15
~parle	-14
~parlé	-11
~partagé	-13
~parties	-15
~partis	-10
~partition	-9
~partout	-18
~pascal	-14
~passage	-9
~passagers	-16
~passages	-14
~passerelle	11
~passes	-11
~passez	-18
~passée	-17
~passées	-15
~pastilles	-12
~patients	-14
~patinoire	19
~patrick	15
~patron	14
~patte	-15
~pause	-22
~pauvre	-16
~payer	-16
~payé	-10
~peau	16
~peine	-19
~peinture	-14
~pelle	-15
~pend	-11
~pension	-14
~pensé	11
~perches	-16
~percé	-18
~perd	10
~perdu	-15
~perdue	-17
~permets	-21
~personnel	-9
~peser	-13
~pesé	-14
~pesée	11
~pesées	-10
~pesés	-16
~petite	-26
~petites	-12
~petits	-16
~peu	-27
~peur	-19
~peut	10
~peut-être	-11
~peux	-13
~pharmacie	15
~photo	-28
~photocopie	-10
~photographie	-25
~photographiés	-19
~pictogrammes	-12
~pied	-30
~pieds	-24
~pierre	-10
~pierres	-11
~pige	-9
~pigeons	8
~pilote	15
~pilotes	-13
~pince	-18
~pinceau	-23
~pinces	-14
~pioche	-10
~pique	-16
~piquets	-18
~pis	-27
~piscine	9
~piste	-22
~pisteur	-15
~pièce	-31
~pièces	-20
~place	-13
~places	-21
~plaie	-11
~plainte	-11
~plan	-14
~planche	-18
~plancher	-17
~planning	-11
~plaque	-26
~plastifié	-14
~plastique	-8
~plat	-28
~plate	-10
~plateforme	-15
~plein	-29
~pleine	11
~pleins	-12
~pleut	-16
~plie	-12
~plinthes	-11
~plombier	-11
~plonge	-22
~plongée	-20
~plume	-12
~plupart	10
~plutôt	-17
~plâtre	12
~poches	8
~pochette	-18
~pogner	9
~poignet	-10
~poignée	-15
~poignées	9
~poing	-17
~point	12
~pointe	-18
~points	-26
~poire	-13
~poisson	-16
~poli	-15
~politique	12
~pompe	-16
~pompes	-17
~pompiers	-17
~pondre	15
~pont	8
~port	-18
~portable	-24
~portail	-14
~portant	-9
~portefeuille	-14
~portent	-14
~porter	-14
~portes	11
~porteur	-18
~portique	-13
~porté	-20
~portée	-15
~posent	-15
~poser	-21
~position	-18
~possède	-11
~posée	-15
~posées	15
~posés	-18
~pot	-11
~pots	-11
~poubelle	-19
~pouces	-11
~poudre	-17
~poules	-11
~pour	23
~pourquoi	11
~pourriez-vous	11
~pousse	11
~poussière	-12
~pouvez-vous	11
~praticien	-12
~premier	-15
~premiers	17
~première	-9
~prends	8
~prennent	-16
~prescription	-9
~presque	-23
~presse	14
~pressing	-8
~pression	-22
~prestataire	10
~prime	-10
~priorité	-15
~pris	-24
~prise	23
~prises	-18
~privé	-19
~prix	-15
~pro	25
~prochain	-14
~prochaine	-26
~proche	-13
~procède	17
~procès-verbal	-20
~procédure	38
~prod	-11
~producteur	-18
~produit	-18
~professeur	-17
~profondeur	-14
~programme	-15
~projecteur	14
~projecteurs	-13
~projet	-11
~propane	-11
~propose	10
~proposer	-20
~propres	-19
~prothésiste	-13
~province	9
~préalable	-14
~précédent	-23
~prélever	-16
~prélève	-12
~prénom	-15
~préparation	10
~préparer	17
~préprod	-12
~présentable	-15
~présentation	-17
~présents	-19
~prétend	-13
~prévenir	-20
~prévenue	-16
~préviens	-13
~prévient	-20
~prêt	10
~prête	-20
~prêté	-11
~puces	-13
~puis	-17
~puisse	13
~puissent	10
~punaises	18
~purger	-16
~père	-29
~périmètre	-10
~pétrin	-17
~pôle	-20
~qqn	-10
~qu'au	-15
~qu'aucune	-9
~qu'elle	-10
~qu'en	-21
~qu'il	15
~qu'ils	11
~qu'on	31
~qu'un	-27
~qualité	-26
~quand	33
~quantité	-14
~quarantaine	8
~quarante	-10
~quarante-cinq	-9
~quart	-9
~quartier	13
~quarts	12
~quatre-vingt-dix	17
~quatrième	-15
~que	27
~quel	14
~quelque	23
~quelques	-17
~questions	-14
~queue	-22
~quinze	-25
~quitte	15
~quitter	-13
~quoi	20
~québec	-17
~rabat	-17
~raccroche	-13
~raclette	-12
~radiateur	-15
~raison	-14
~ramasse	14
~ramasser	-20
~ramassé	-16
~rang	-25
~range	-9
~ranger	-11
~rangés	-9
~rappelle	-30
~rappelles	-15
~rappelé	-18
~rasante	-17
~raté	10
~rayons	10
~rayures	-17
~recette	-15
~recherche	17
~recommandé	-13
~recommandée	-14
~recompte	-19
~recopier	-19
~recopié	-16
~recours	-13
~recto	-12
~recueilli	-14
~reculant	-11
~recule	-11
~reculons	-20
~reculés	12
~refaire	-10
~refais	-9
~refait	-23
~refaite	-15
~referme	-12
~refermer	-12
~refermé	10
~refuge	-14
~refus	-22
~refuse	-18
~refusé	-29
~refusées	-18
~refusés	-15
~regard	-13
~regardant	-11
~regarde	-12
~regardé	-21
~regardées	9
~reine	-14
~relais	12
~relancer	14
~relecture	-14
~relever	-16
~relit	-11
~relu	14
~relève	-19
~remarque	-25
~remarquer	-22
~remboursé	-11
~remet	8
~remets	-12
~remis	-21
~remise	23
~remonte	10
~remonté	-14
~remorque	-14
~remplacée	-17
~remplaçante	-17
~remplaçants	14
~remplaçons	14
~rempli	-15
~remplie	-19
~remplir	-19
~remplis	-13
~remplit	-36
~remuant	-14
~remué	-15
~rend	-15
~rendre	-16
~rendu	-22
~rendue	-11
~rendues	-16
~rendus	-18
~rentrer	-17
~rentrée	-16
~rentrés	-13
~renversé	-12
~renvoi	-13
~renvoie	-22
~renvoyé	-16
~repart	-24
~repartir	-17
~repasse	-20
~reporte	-9
~reporter	-9
~reporté	-17
~repose	-9
~repousse	-19
~reprendre	14
~repris	-18
~reprise	17
~représentation	15
~repère	-22
~responsable	-15
~ressors	-12
~ressort	-12
~restaurant	-14
~restauratrice	-22
~restaure	-13
~reste	-9
~rester	-18
~resté	-12
~restée	-27
~retard	-17
~retire	-8
~retirer	-11
~retiré	-16
~retour	9
~retourne	-20
~retourner	-17
~retours	13
~retrait	-15
~retraite	-21
~retrouve	-11
~retrouver	-15
~retrouvé	-17
~retrouvée	-13
~revenu	-9
~revenue	-17
~reviennent	-18
~revient	-15
~rez-de-chaussée	-14
~reçoit	-9
~reçoivent	-16
~reçu	-28
~reçue	-12
~rideau	-11
~rigole	-17
~rince	-14
~rincer	-10
~rincés	-17
~rinçage	-25
~rive	-12
~robinet	-19
~roger	-17
~roman	-18
~rond	-9
~rose	-17
~roses	-19
~roubaix	-10
~roue	-12
~rouge	-42
~rouges	11
~rouler	-11
~route	22
~rubalise	-15
~ruche	-14
~rucher	14
~ruches	12
~râlent	17
~râler	-11
~règlement	11
~règles	9
~réaction	-13
~réception	18
~réclame	12
~récolte	14
~récompense	-10
~récupération	12
~rédacteur	-8
~rédiger	17
~réf	-15
~réfractomètre	-15
~régie	-28
~régional	-16
~régionale	9
~réglage	11
~réglages	-13
~réglette	-14
~réglé	-16
~réglée	14
~régulation	-16
~réjean	-23
~réparation	-9
~répartis	-16
~réparé	-13
~réparée	-14
~répond	11
~réponds	-11
~répondu	-22
~réponse	-22
~réponses	-11
~répète	-15
~répéter	-14
~répétition	-12
~réseau	-20
~réservation	-24
~réservations	-18
~réserve	8
~réservé	-12
~résidence	-16
~résultat	-13
~résultats	-15
~rétros	-18
~réunion	-38
~rév	-18
~s'agissant	16
~s'appelle	-10
~s'arrête	-25
~s'arrêter	-15
~s'assure	-16
~s'est	11
~s'il	-35
~s'ils	-17
~s'occupe	-22
~s'éloigne	-9
~sable	-20
~sache	22
~sachet	-17
~sage-femme	-12
~saint-amand	9
~saisi	-21
~sait	-15
~salades	-13
~salarié	-11
~sale	-21
~salon	-17
~salutations	-18
~sangle	-14
~sangles	-15
~sas	-22
~sauf	-24
~saumure	12
~saute	-12
~sauvegarde	15
~savent	13
~savez	-14
~savon	-17
~scanne	-15
~scelle	-23
~scellée	-9
~scellés	-9
~scotche	-11
~scotché	-12
~scotchées	-14
~scène	11
~seau	-31
~seaux	11
~second	-23
~seconde	-28
~secondes	-20
~secoue	-18
~secouer	-14
~secours	-19
~secret	-13
~secrétaire	-26
~secrétariat	-20
~secteur	-22
~section	-13
~sectionneur	10
~seize	-15
~sel	-15
~sellette	-14
~semaines	13
~semelle	-19
~sens	-14
~sept	-15
~septante	-11
~septembre	13
~sera	-22
~serait	11
~seringue	-9
~serre	-18
~serrer	-12
~sert	-18
~serveur	-27
~servi	-10
~service	-19
~serviettes	-11
~ses	-28
~seuil	-14
~seuls	-12
~shampoing	17
~sienne	-11
~siffle	-20
~siffler	-13
~sifflet	-12
~signale	-15
~signaler	-19
~signalé	-12
~signe	-14
~signes	-11
~signé	-28
~silence	-16
~silicone	-28
~simples	9
~sinon	-22
~sirène	13
~six	18
~siège	-11
~sms	-14
~social	-15
~sociale	-11
~soi	-27
~soi-même	-18
~soie	-11
~soins	-14
~soir	16
~soirée	9
~soirées	8
~soit	14
~sol	-29
~solde	-17
~soleil	-22
~solidaire	-17
~solution	-18
~solvants	-13
~solène	-9
~sommes	-34
~sommier	-20
~sonde	-18
~sonne	-21
~sonner	9
~sont	10
~sort	-15
~sortent	-9
~sortie	9
~sortir	-33
~sortis	-14
~souci	-11
~soude	-11
~souffler	-22
~souhaite	8
~souhaitez	-12
~sourde	-17
~souris	-10
~souvent	-27
~soyez	-13
~spatule	-18
~sports	-16
~stagiaire	-12
~stagiaires	-10
~standard	-11
~station	-16
~steph	-15
~stock	-21
~stop	-13
~stupéfiants	-11
~stylo	-18
~stéphane	-18
~stérilisateur	-17
~stérilisation	14
~sucre	-10
~suffisent	-15
~suie	-20
~suis	-10
~suisse	9
~suivant	-22
~suivante	-23
~suivent	-15
~sujet	16
~support	-15
~sur	32
~surface	-12
~surfaceuse	16
~surfaçage	20
~surveillant	-27
~syndic	-16
~synthétique	-9
~sèche	-19
~sécateur	-17
~séchage	11
~sécher	-12
~séchoir	-17
~sécu	-14
~sécurité	14
~séjour	-14
~sépare	-15
~séparée	-13
~sérieux	-13
~sœur	-12
~t'arrêtes	-9
~t'as	-10
~t'es	-18
~t'écris	15
~tables	-13
~tablier	-20
~tache	-21
~tachés	-14
~talon	-13
~tamis	-17
~tampon	-22
~tape	-23
~taper	-13
~tapé	-15
~tas	-12
~tatouage	-10
~techniciens	-16
~techniques	-9
~teinte	-15
~temps	9
~tempérage	17
~température	-23
~tenait	-15
~tend	-16
~tenir	11
~tenue	-16
~terrain	-20
~terrasse	-17
~terre	-21
~testes	22
~testé	-21
~texte	17
~thermomètre	-20
~thomas	-8
~théo	-16
~ticket	-26
~tickets	-12
~tienne	18
~tiennent	-12
~tiens	-10
~tient	13
~tiers	-21
~tiges	-15
~tilleuls	-16
~tirage	-12
~tirer	-23
~tireuse	-14
~tiroir	-15
~tirée	-16
~titouan	-15
~titre	11
~tiède	-13
~toi	19
~toilettes	-20
~toit	-21
~tomber	-11
~tombé	15
~ton	-11
~tondeuse	-12
~top	-15
~touche	-16
~touché	-18
~touchée	13
~toujours	-27
~tour	-25
~tournai	-11
~tourne	9
~tournoi	-14
~tours	-16
~tous	13
~tout	28
~toutes	18
~tracteur	-13
~traction	-14
~traducteur	-9
~traduction	9
~traduit	-15
~train	-14
~trait	-25
~traitée	-15
~trame	13
~tranche	-8
~transfert	14
~transformer	-15
~transport	-12
~trappe	-15
~travail	11
~travaille	-9
~travaillent	-18
~travailler	-23
~travers	-21
~traverse	22
~traîne	-9
~traîner	-11
~trempage	-14
~trempe	-14
~tremper	-19
~trempée	-15
~trentaine	-14
~trente-deux	-13
~treuil	-14
~tri	10
~tribunal	-11
~tribune	-15
~trie	-18
~trier	9
~trois	-18
~troisième	-10
~trompe	-12
~trop	-12
~trous	-10
~trousse	-14
~trouver	-25
~trouvé	-20
~trouvés	19
~truc	17
~truites	-15
~trépied	-15
~trésorerie	-13
~tube	-19
~tunnel	10
~tuteur	9
~tuyau	-9
~tuyaux	12
~type	-22
~téléphone	-29
~téléphones	-14
~témoin	-8
~tête	-26
~tôt	-22
~ultrasons	-12
~unique	10
~unité	-13
~usé	-14
~usée	-13
~utiliser	-10
~vacances	9
~vache	-16
~vaches	-18
~val	-16
~valable	-14
~valeur	-23
~valeurs	-17
~valide	-16
~valve	-11
~vannes	-16
~vapeur	-20
~variété	-15
~vaut	-12
~veineuse	-9
~velours	-11
~vendange	14
~vendeur	-13
~vente	-9
~ventilation	-12
~ventre	-10
~venu	-17
~verres	12
~verse	-11
~verser	9
~vert	-30
~verte	-12
~vestiaires	-13
~veuillez	-10
~veulent	-17
~veux	22
~viande	-20
~vide	-16
~vidé	-17
~vidée	-12
~vidéo	-17
~vie	-16
~vieille	-16
~vieilles	-14
~vienne	-23
~viennent	-24
~vieux	-20
~vigueur	10
~village	-11
~ville	-28
~villeurbanne	-10
~vinaigre	-21
~vingt	-25
~vingt-cinq	-11
~vingt-deux	-15
~vingt-quatre	-21
~vingt-six	12
~virus	-11
~vis	-22
~vise	-16
~visible	-9
~visites	-13
~visiteur	11
~vite	-11
~vitesse	-17
~vitre	-9
~voici	-26
~voie	-13
~voient	8
~voilà	20
~voilée	9
~voir	14
~vois	13
~voisin	-16
~voisine	-16
~voisins	-20
~voit	-32
~voiture	-9
~voitures	10
~voix	-29
~vol	15
~volets	-16
~volontaire	-9
~volonté	-17
~volume	-13
~volée	9
~vont	-14
~vos	-16
~voudra	12
~voudrais	-10
~voulait	-15
~voulu	-10
~voyage	-8
~voyageur	-12
~voyant	-19
~voyez	-11
~vrac	-26
~vraie	-18
~vraiment	-8
~véhicules	-11
~vélo	14
~vérification	22
~vérifie	-16
~vérifient	-12
~vérifier	-30
~vérifié	-17
~véto	-14
~zone	-35
~zéro	20
~âge	14
~écart	-22
~échange	9
~échec	-10
~éclat	-20
~école	-20
~écoute	-9
~écrire	9
~écrit	28
~écrite	10
~écrivez-moi	10
~écumer	-15
~édition	-15
~électrique	9
~électriques	13
~élingue	-15
~élodie	-14
~élève	-18
~équipes	9
~équipiers	-16
~établissement	-9
~établit	-18
~étage	-14
~étages	-13
~étaient	-22
~éteindre	-19
~éteint	-14
~étiqueter	-12
~étiquette	-33
~étiquettes	-28
~étoiles	-17
~étrangères	-14
~étudiantes	-12
~étuver	-20
~évite	-16
~ôte	-16
~œil	-10
~œufs	-18
~œuvre	13
…"	-13
…%	-13
…&	-16
…(	-36
…*	-14
…+	-23
…,	-24
…-	-23
….	14
…/	-10
…0	-53
…;	-42
…=	-17
…>	-29
…?	-20
…@	-16
…[	-23
…]	-25
…a	-20
…accepte	-11
…accord	-23
…accroche	-16
…accroché	-12
…accueil	-14
…achète	-15
…actes	-17
…adjoint	-15
…adjointe	-9
…adulte	-17
…affiché	-14
…agence	-12
…agent	-19
…agents	-12
…agrément	-16
…ah	-31
…aiguilles	-11
…aimable	-19
…ait	9
…alimentaire	-16
…aller	12
…allez	-12
…allumer	-14
…allumé	-15
…allô	-26
…alors	-14
…an	-16
…anciennes	-21
…anciens	11
…angle	-18
…annonce	-22
…annoncé	-13
…août	-12
…appareils	14
…appel	-16
…appeler	-8
…appelez	-12
…appelle	-18
…appelles	-21
…appelé	-9
…apporte	-20
…apports	-13
…apprendre	-9
…après	-30
…arbre	-23
…argent	-20
…armoires	-11
…arrache	-16
…arraché	-12
…arrive	-16
…arrivent	-15
…arrivé	-17
…arrivée	-18
…arrivées	-13
…arrivés	-11
…arrière	11
…arrêt	-34
…arrête	-13
…arrêtes	-18
…arrêté	-19
…aspirateur	-14
…aspire	-10
…assistante	-12
…associative	-21
…assurance	-24
…atelier	-19
…attache	-8
…attachée	-10
…attend	-39
…attendez	-10
…attendre	-16
…attends	14
…au-delà	-25
…au-dessus	-39
…aucune	-24
…auriez-vous	-23
…aussi	-21
…autant	-14
…auto-école	13
…autour	-26
…autre	-28
…autres	-31
…aux	22
…aval	-17
…avant	-8
…avec	-35
…avis	-20
…avoir	9
…avons	-26
…avril	-17
…ayant	-16
…b	-19
…bac	-36
…bacs	-17
…badge	-16
…bague	-10
…baie	-14
…bain	-27
…baisse	-11
…baissé	-14
…balance	-13
…balisage	-10
…bancaire	-9
…bande	-21
…banque	-18
…bar	-10
…barres	-12
…bars	-21
…bas	-24
…base	-13
…basse	-18
…bassin	-29
…bassins	-11
…batterie	-18
…batteries	-26
…beau-père	-13
…becs	-11
…belle	-22
…ben	-19
…benne	-19
…besoin	16
…beurre	11
…biais	-16
…bien	10
…bijoux	-12
…bilan	-20
…billets	-14
…billetterie	-11
…bip	-8
…bière	-13
…blanche	-21
…blessé	-12
…bleu	-30
…bloc	-13
…blocs	-22
…bloquée	-18
…bois	-28
…bombe	-10
…bombée	-14
…bonne	-24
…bons	-17
…bonsoir	-17
…bordeaux	-15
…bordereau	-10
…bords	-16
…bornage	-19
…borne	-23
…bornes	-15
…boss	-13
…bottes	-16
…bouche	-26
…bouchon	-15
…bouge	-16
…bouillante	-12
…boulangerie	-14
…boule	-17
…boules	-17
…bout	-24
…bouteille	-17
…bouteilles	-15
…boutique	-19
…bouton	-11
…box	-13
…boîte	-31
…boîtes	-12
…bracelet	-11
…branche	-20
…branchement	-12
…branches	-14
…bras	-12
…brasserie	-16
…bref	12
…brins	-16
…brossage	-14
…brosse	-22
…brouillon	-19
…bruxelles	-10
…bulle	-15
…bulletin	-12
…buse	-18
…buses	-11
…bâche	-19
…bébé	-11
…bénévole	-22
…bénévoles	-26
…bête	-18
…bêtes	-18
…c	-27
…c'est	9
…c'était	-26
…cabane	-22
…cabine	-21
…cabinet	-16
…cacao	12
…cadeaux	-18
…cadenas	-21
…cadre	-10
…café	-16
…cage	-22
…caisse	-21
…caisses	-9
…calcule	-21
…cale	-14
…cales	-25
…calme	-8
…calé	-10
…camion	-17
…camionnette	-19
…canal	-23
…cantine	-14
…capitaine	-17
…captage	-16
…car	-14
…carnet	-30
…carsat	-17
…carte	-26
…carton	-12
…cartons	-23
…cas	-30
…caserne	-8
…casque	-16
…casques	-12
…casse	-12
…casser	-16
…cassé	-12
…cassée	-17
…cause	-19
…caution	-26
…cave	-16
…ce	36
…celle	-10
…celles	-18
…cellule	-13
…celui	-39
…cendres	-11
…cent	-38
…centimètres	-12
…centrale	-24
…cents	-27
…certains	-24
…certificat	-15
…cet	-19
…ceux	-20
…chacun	-36
…chalumeau	-22
…chambre	-15
…champ	-18
…change	-20
…changement	-22
…changer	-25
…changé	-17
…chantier	-21
…chapeau	-10
…chaque	-24
…charge	-24
…chargement	-15
…charger	-15
…chargée	12
…chariot	-12
…chariots	-16
…charlotte	-13
…charnière	-11
…chartres	-15
…chaud	-25
…chaude	-26
…chauffe	-21
…chauffes	-19
…chaussures	-21
…chef	-44
…cheffe	-16
…chemin	-28
…chemins	-9
…cherches	-20
…chers	-16
…cheval	-20
…cheveux	-15
…chez	-17
…chien	-35
…chiens	-24
…chiffon	-18
…chiffons	-12
…chiffre	-22
…chiffres	-17
…chlore	-16
…chocolaterie	-11
…choisit	-15
…chose	-38
…chute	-13
…ci-après	-12
…cie	-15
…cinq	-14
…cinquante	-25
…circuit	-17
…circulation	-16
…clair	-21
…claire	-21
…clarinettes	-17
…classe	14
…classeur	-24
…clavier	-17
…cliente	-17
…clients	-18
…clio	-22
…cloche	-17
…cloches	-20
…clos	-12
…clou	-22
…clous	-15
…club	-33
…clubs	-12
…clé	-23
…clés	-19
…clôture	-23
…cm	-16
…coche	-16
…code	-26
…coffre	-18
…coin	-18
…colis	-15
…colle	-27
…collier	-9
…collègue	-14
…collé	-16
…combien	-14
…comité	-25
…commande	-21
…commence	-23
…commencer	-28
…commences	-18
…comment	-18
…communauté	-9
…commune	-22
…communication	-13
…compagnie	-17
…compare	-13
…comparent	-15
…complet	-21
…complètement	-13
…compresseur	-20
…compris	12
…comptable	-16
…comptage	-10
…compte	-46
…compter	-18
…comptes	-10
…compteurs	-19
…concerne	-14
…concert	-13
…conducteur	-15
…conduit	-11
…confirme	-13
…confitures	-8
…confié	-16
…confronte	-11
…confrère	-16
…congé	-16
…conservateur	-12
…consigne	-34
…consignée	-15
…console	-17
…constat	-19
…consultation	-13
…consulte	-19
…contact	-13
…content	-9
…contenu	-10
…contexte	-14
…contrat	-19
…contre	-12
…contrôle	-40
…contrôler	-27
…contrôleur	9
…convention	-13
…convient	-21
…coopérative	-20
…coordinatrice	-14
…coordonne	-11
…copie	-23
…coquilles	-11
…corde	-21
…cordes	-20
…corne	-24
…corps	-22
…correct	-19
…costumes	10
…coton	-16
…couché	-15
…coucou	-13
…coule	-24
…couler	-16
…couleur	-17
…coulée	-13
…coupe	-36
…couper	-28
…coupes	-11
…coups	-19
…coupure	-10
…coupé	-20
…coupée	-13
…courrier	-15
…cours	-14
…court	-24
…courte	-15
…couteau	-26
…couteaux	-15
…coutures	-12
…couvercle	-8
…couvert	-9
…couvre	-11
…coûte	-21
…cpe	-13
…craie	-14
…creuse	-19
…creux	-21
…crie	-27
…crier	-12
…crochet	-8
…crois	-24
…croix	-12
…crèche	-13
…crème	-10
…crédit	-15
…crémation	-17
…cuir	-10
…cuisine	-25
…culture	-17
…cuve	-12
…cuves	-16
…câble	-16
…cônes	-14
…côté	-44
…côtés	-18
…cœur	-10
…d	-10
…d'abord	-51
…d'accord	15
…d'accueil	-18
…d'achat	-17
…d'allergie	-12
…d'alpage	-10
…d'arrivée	-18
…d'assurance	-13
…d'astreinte	-10
…d'avoir	20
…d'eau	-34
…d'emploi	13
…d'en	-29
…d'envoyer	13
…d'expertise	-15
…d'exploitation	-11
…d'heure	-8
…d'hier	-16
…d'identité	-28
…d'orgues	-8
…d'ouvrir	-20
…d'où	17
…d'un	-12
…d'urgence	-23
…d'y	-10
…d'écrire	19
…d'écrit	-19
…d'épaule	-11
…d'équipe	-22
…d'être	-9
…dame	-17
…dans	-39
…date	-33
…daté	-14
…ddpp	-26
…de	-9
…debout	-26
…degrés	-22
…dehors	-21
…demain	-21
…demandent	-19
…demander	-22
…demandes	-33
…demandez	-10
…demandé	11
…demi	-16
…demi-heure	-21
…demie	-18
…densité	-14
…dentiste	-20
…dents	-14
…dernier	-46
…derrière	-13
…des	-33
…descend	-25
…descente	-18
…desserre	-18
…dessins	-15
…dessous	-22
…dessus	-20
…deux	-12
…deuxième	-20
…deuxièmement	-16
…devant	-44
…devrais	-19
…diamètre	-15
…diapason	-10
…dict	-13
…dictée	-16
…diffusion	-12
…dimanche	-25
…dire	10
…direct	-10
…directeur	-23
…direction	12
…directrice	-18
…dirige	-20
…discute	-15
…dise	11
…disque	-17
…distribution	-23
…dit	-21
…dites	-22
…dix	-42
…dix-huit	-24
…dix-neuf	-20
…doc	-20
…document	-13
…doigts	-14
…dois	22
…doivent	13
…domaine	9
…domicile	-24
…donc	30
…donne	-37
…donnes	-18
…dont	-20
…dose	-10
…dossier	-21
…doucement	-20
…doudous	-17
…douze	12
…drap	-9
…draps	-19
…droit	-26
…du	-46
…dur	-20
…durée	-9
…dès	-25
…débranche	-15
…début	-23
…décembre	-12
…décharge	-9
…déchets	-15
…décide	-13
…décision	-18
…déclaration	-10
…déclare	-17
…décollage	-12
…décoller	-15
…décrit	-16
…décroche	-13
…défaut	-14
…dégage	-9
…démonte	-16
…démontes	-20
…département	-13
…dépasse	-15
…dépose	-15
…déposer	13
…déposé	-13
…déposés	-17
…dépotage	-14
…dépôt	-12
…désinfectant	-18
…désinfecte	-15
…désinfection	-13
…désinfectée	-22
…détecteur	-26
…détecteurs	-11
…e	-9
…eau	-23
…eaux	-19
…elle	-17
…elles	-24
…emballée	-16
…emplacements	-13
…employé	10
…empreinte	-22
…en	-12
…encaisse	-18
…enceinte	-15
…enfant	-23
…enfants	-18
…enfin	-20
…enlever	-22
…enlève	-28
…ensemble	11
…ensuite	-38
…entailles	-9
…entend	16
…entier	-12
…entière	-16
…entre	-11
…entreprise	-19
…entrer	-17
…entretien	-11
…entrée	-18
…entrées	-19
…enveloppes	-11
…envie	15
…envoie	-27
…envoyé	-9
…erwan	-13
…espèce	-17
…essai	-11
…essaie	-27
…essuie	-20
…essuyé	-13
…est	-35
…et	-20
…euros	-32
…eux	10
…exemplaires	-12
…exige	12
…explique	-21
…expliquer	-13
…exporter	-14
…extincteur	-14
…extincteurs	-14
…fabrication	-20
…fabrique	-18
…face	-21
…facture	-9
…faire	-32
…fais	-50
…faisons	-21
…fait	-12
…familial	16
…famille	-25
…familles	-14
…fasse	14
…fatou	-17
…fauconnier	-11
…faudrait	13
…faut	30
…fauteuil	-9
…façade	-16
…femme	-29
…femmes	-17
…fendues	-11
…fenêtre	-18
…fer	-17
…ferme	-11
…ferment	-19
…fermer	-16
…fermes	-18
…fermeture	-21
…fermé	-11
…fermée	-17
…fermés	-22
…feu	-30
…feuille	-28
…feuilles	-15
…feutre	-20
…fiche	-15
…fichier	-12
…file	-17
…filet	-17
…fille	-18
…filles	-18
…film	-12
…fils	-14
…filtre	-16
…filtres	-13
…fin	-42
…finance	-12
…fixe	-11
…flamme	-11
…fleuriste	-15
…foin	-11
…fois	-49
…fond	-37
…font	-17
…formaliser	-12
…forme	-15
…fort	-12
…fosse	10
…four	-11
…fournit	-16
…foyer	-15
…frais	-20
…français	-10
…frapper	-11
…frein	-22
…frigo	-14
…frigos	-13
…friterie	14
…friteuse	-15
…froid	-12
…froide	-23
…fromagerie	-15
…frotte	-14
…frère	-9
…fuite	-20
…fume	-18
…funérarium	-11
…fwd	-23
…fédé	9
…février	-16
…fête	-19
…g	-10
…gamin	-9
…gant	-18
…gants	-40
…garage	-18
…garde	-28
…garde-corps	-13
…gardien	-14
…gardienne	-21
…gare	-20
…gars	-12
…gauche	-22
…gaz	-22
…geler	-15
…gendarmerie	-17
…genoux	-18
…gens	-24
…gestionnaire	-11
…gilets	-11
…glace	-8
…glacière	-15
…glisse	-19
…glisser	-12
…gomme	-20
…gonflage	-12
…goutte	-19
…gouvernante	-9
…graisse	-19
…grammes	-15
…grand	-18
…grande	-10
…gratte	-21
…greffe	-20
…grille	-20
…grise	-20
…gros	11
…grosse	-16
…groupe	-18
…groupes	-19
…grâce	-13
…guichet	-25
…gyro	-10
…gère	-15
…général	-16
…géomètre	-20
…gérant	-12
…h	-10
…habitants	-13
…hangar	-10
…harnais	-16
…hasard	-11
…haut	-29
…haute	-30
…hauteur	-30
…hauteurs	-20
…hein	-32
…hello	-16
…heure	-39
…heures	-48
…hier	-30
…hiver	9
…hommes	-13
…hors	-18
…housse	-21
…huile	-14
…huit	-29
…humidité	-15
…hérisson	-12
…hôtel	-12
…ici	-18
…il	16
…important	-17
…imprime	-15
…inclinés	-14
…indice	-19
…indique	-9
…infirmières	-13
…informatique	-18
…inox	-12
…inscrit	-23
…inscrits	-11
…inspecte	-20
…installe	-20
…instruction	-19
…instruments	-17
…interdit	-12
…interne	-18
…interprète	-9
…invendus	-18
…inverse	-16
…isolé	-14
…issues	-9
…j'aimerais	-10
…j'appelle	-15
…j'arrive	-22
…j'en	-16
…j'espère	-20
…j'ouvre	-24
…janvier	-18
…jaune	-27
…javel	-13
…je	15
…jean-mi	-12
…jette	9
…jeté	-16
…jeu	-16
…jeudi	-23
…jeune	-16
…jeunes	-20
…jocelyne	-19
…joint	-20
…joints	-19
…jordan	-13
…josiane	-14
…joue	-17
…joueur	-11
…joueurs	-15
…jour	-41
…journal	-20
…journée	-20
…jours	-41
…jsuis	-11
…juillet	-17
…juin	-24
…jusqu'au	-21
…jusqu'en	-12
…jusqu'à	-19
…juste	-20
…justificatif	-12
…kevin	9
…kg	-16
…kilomètres	-19
…kilos	-23
…l'absence	18
…l'accès	-10
…l'acheteur	16
…l'acte	-19
…l'adresse	-18
…l'agence	-21
…l'agent	-38
…l'aile	-8
…l'air	-26
…l'alarme	-20
…l'alcool	-17
…l'alginate	-22
…l'allée	-16
…l'an	-16
…l'ancien	-24
…l'ancienne	-14
…l'angle	-13
…l'animal	-21
…l'année	-15
…l'antenne	-15
…l'appareil	-18
…l'appel	-18
…l'argent	-12
…l'armoire	-16
…l'arrivée	-19
…l'arrêté	-9
…l'ars	-10
…l'ascenseur	-14
…l'assemblée	-20
…l'assistante	-12
…l'association	13
…l'atelier	-24
…l'attestation	-16
…l'auditeur	-9
…l'autre	-31
…l'eau	-40
…l'emballage	-11
…l'embarquement	-22
…l'empreinte	-17
…l'encre	-20
…l'enfant	-20
…l'entrée	-16
…l'extérieur	-11
…l'heure	-20
…l'hiver	-10
…l'idée	9
…l'incident	-12
…l'index	-8
…l'infirmière	-26
…l'inspectrice	11
…l'instrument	-11
…l'intérim	-12
…l'objet	-8
…l'officier	-10
…l'oiseau	-15
…l'ombre	-19
…l'ordonnance	-15
…l'ordre	-32
…l'oreille	-10
…l'os	-11
…l'ouverture	-28
…l'oxygène	13
…l'un	-14
…l'urne	-15
…l'âge	-12
…l'échelle	-13
…l'école	-16
…l'écris	-21
…l'écrit	-17
…l'élève	-11
…l'émetteur	-13
…l'étage	-22
…l'état	-20
…l'étiquette	-23
…l'été	-25
…l'évier	11
…la	-31
…labo	-20
…laboratoire	-30
…laisses	-24
…laissez-les	-16
…laissé	-24
…lait	-15
…lame	-21
…lampe	-20
…lance	-16
…lancer	-10
…langue	-11
…larmes	-11
…lausanne	-23
…lavage	-28
…lave	-26
…laver	-14
…laverie	-23
…laves	-16
…lavé	-12
…lavés	-13
…le	-31
…lendemain	-32
…lentement	-14
…les	-22
…lettre	-23
…lettres	-12
…leur	-10
…lever	15
…lieu	-26
…lieux	-10
…lignes	10
…limite	-21
…linge	-23
…lire	10
…lis	-23
…lisible	-21
…liste	-24
…lit	-35
…litige	-20
…litres	-15
…lits	-12
…livraison	-19
…livre	-25
…livres	-17
…livré	-17
…local	-25
…locataire	-11
…location	-11
…loi	-21
…loin	-11
…long	-21
…longs	-12
…longtemps	-11
…longueur	-18
…lors	-22
…lot	-29
…loto	-19
…loue	-16
…loupe	-8
…lourdes	-19
…lui	12
…lumière	-20
…lunettes	-9
…lyon	-13
…lève	-16
…lève-cadre	-12
…m	-19
…m'a	20
…m'appelle	-12
…m'en	-19
…m'occupe	-21
…machine	-25
…madame	-13
…magasinier	-13
…mail	-17
…maille	-19
…main	-36
…mains	-36
…maintenant	-23
…maire	-18
…mairie	-28
…maison	-22
…mal	-25
…maman	-17
…mange	-15
…manière	-33
…marc	-23
…marchent	-16
…marcher	-23
…mardi	-22
…mari	-19
…marine	-13
…marque	-28
…marquée	-10
…marqués	-13
…marée	-19
…masque	-9
…matelas	-8
…matelot	-24
…matin	-43
…matins	18
…matière	8
…matériel	-12
…mauvais	-10
…max	-12
…maxi	-26
…maximum	-14
…maître	-19
…me	19
…membre	-11
…menton	12
…merci	18
…mercredi	-16
…mesdames	-13
…message	-14
…messagerie	-15
…messieurs	-13
…mesure	-28
…mesurer	-13
…mesures	-23
…met	-33
…mets	-31
…meule	-10
…midi	-17
…milieu	-20
…mille	-25
…millimètre	-16
…millimètres	-14
…min	-22
…mineur	-14
…minimum	-14
…ministère	-14
…minuit	-10
…minutes	-13
…mis	-28
…mise	-25
…mises	-14
…mme	-29
…mobiles	-12
…mode	13
…modeste	9
…modif	-18
…modèle	-21
…moi	-29
…moins	-15
…mois	-9
…mois-ci	-15
…moisi	-12
…moisies	-14
…moitié	-22
…moment	9
…momo	-15
…mon	-10
…moniteur	-10
…mono	-15
…monsieur	-35
…montage	-27
…monte	-18
…montent	-9
…monter	-25
…montes	-11
…monteur	-11
…monteurs	-15
…montre	-34
…montrer	-10
…monté	-11
…mort	-12
…morts	-11
…moteur	-18
…mouillé	-23
…mouillées	-21
…mouillés	-12
…moulin	-12
…mousse	-20
…moyen	-13
…municipale	9
…musique	-22
…musée	-9
…mère	-10
…mètre	-12
…mètres	-26
…médecin	-20
…médicaments	-23
…médium	-11
…mélangé	-16
…mémo	-24
…mémoire	-15
…méthode	-19
…météo	-14
…même	-44
…n'ai	-26
…n'attend	-21
…n'en	15
…n'entre	-16
…n'est	-27
…n'importe	9
…n'ouvre	-11
…n'y	-23
…nac	-15
…nacelle	-16
…nadège	-17
…naissance	-13
…neige	-18
…nettoie	-16
…nettoyage	-20
…nettoyer	-9
…neuchâtel	-12
…neuf	-32
…neufs	-19
…neuve	-23
…neuves	-9
…neveu	-15
…nez	-28
…ni	-28
…niveau	-23
…noire	-11
…nom	-27
…nombre	-15
…nombres	-9
…non	9
…normal	9
…normalement	-25
…note	-33
…notre	-21
…noté	-19
…nourriture	-10
…nous	15
…nouveaux	-20
…nouvel	10
…nouvelle	-13
…nouvelles	-20
…nul	-22
…numéro	-39
…numéros	-18
…numéroté	-12
…nôtre	-15
…nœuds	-16
…o2	-9
…objets	-12
…odeur	-11
…officiel	-17
…ok	-9
…on	-28
…ont	-28
…onze	-22
…optique	-14
…opératoire	9
…or	-11
…orange	-17
…ordre	-18
…ou	-49
…oublié	-8
…ouvert	-15
…ouverte	-20
…ouvertes	-20
…ouverts	-12
…ouvre	-37
…ouvrent	-16
…ouvres	-15
…ouvrir	-16
…ovales	-18
…pages	-16
…paie	-12
…paiement	-9
…pain	-16
…paire	-19
…palette	-9
…palettes	-10
…pancarte	-12
…panier	-11
…panne	-15
…panneau	-16
…pansements	-19
…papiers	-17
…par	-20
…par-dessus	-8
…paraît	-20
…parc	-23
…parce	-61
…parcs	-11
…pardon	-29
…pareil	-25
…parent	-26
…parents	-13
…parfait	-12
…parking	-14
…parle	-33
…parler	-10
…parles	-22
…pars	-26
…parte	-20
…partent	-23
…parti	-25
…partout	-19
…pas	-12
…passage	-16
…passagers	-13
…passe	-38
…passent	-19
…passer	-33
…passes	-22
…passée	-21
…pastille	-12
…patient	-22
…patinoire	-19
…patrick	-17
…patron	-19
…patronne	-14
…pause	-22
…peau	-17
…peinture	-21
…pendant	-36
…pensé	9
…perche	-15
…percé	-16
…perd	-19
…perdu	-25
…permanence	-27
…permis	-21
…personne	-24
…personnes	-34
…perte	-16
…peser	-14
…pesée	-20
…pesés	-9
…petite	-23
…petites	-19
…petits	-14
…peu	-21
…peux	18
…ph	-9
…photo	-31
…photographie	-12
…photos	-24
…phrases	-14
…piano	-13
…pied	-30
…pieds	-16
…pierre	-13
…pilote	-9
…pilotes	-11
…pince	-19
…pinceau	-15
…pinces	-17
…piquets	-10
…pis	-24
…piscine	-20
…piste	-11
…pièce	-29
…pièces	-12
…place	-32
…places	-17
…plaie	-15
…plainte	-10
…plan	-19
…planning	-9
…plans	-18
…plante	-15
…plaque	-22
…plaques	-31
…plastique	-14
…plat	-28
…plate	-18
…plateforme	-13
…plaît	-18
…plein	-17
…pleine	-11
…pleins	-10
…plie	-14
…plinthes	-9
…plonge	-22
…plongée	-17
…plus	-17
…plutôt	-9
…pneus	-24
…poches	-24
…pogner	-16
…poids	-18
…poignée	-11
…poignées	-19
…pointe	-12
…points	-20
…poisson	-20
…politique	-13
…pompe	-16
…pompes	-19
…pompiers	-18
…pont	-25
…port	-14
…portable	-23
…portail	-11
…porter	-18
…portes	-22
…porteurs	-11
…porté	-10
…poser	-11
…position	-18
…possible	10
…possède	-15
…poste	-25
…posé	-26
…posée	-10
…pots	-16
…poubelle	-15
…pouce	-23
…pouces	-16
…poudre	-22
…poules	-17
…pourquoi	19
…pourriture	-16
…poussière	-16
…pouvez-vous	10
…pratique	-12
…premier	-34
…premiers	-17
…première	-31
…premièrement	-22
…prend	-12
…prends	-25
…prennent	-17
…prescription	-13
…presque	-13
…presse	11
…pression	-21
…prie	-29
…printemps	11
…pris	-20
…prise	-27
…prix	-9
…pro	-17
…procès-verbal	-21
…produit	-19
…professeur	-16
…projecteur	-18
…projecteurs	-10
…projet	-16
…propane	-14
…proposer	-17
…propre	11
…propriétaire	-21
…protocole	-31
…province	-22
…près	8
…précise	-17
…préfecture	-21
…prélever	-17
…prélève	-11
…prélèvement	-12
…prénom	-15
…préparation	-12
…prépare	-17
…préparer	20
…préparé	-19
…présence	-15
…présent	-11
…présente	-32
…président	13
…prévenir	-12
…préviens	-12
…prévient	-20
…prêt	-25
…prête	-22
…public	-24
…puis	-36
…puisse	-14
…pv	-16
…père	-15
…pèse	-20
…périmètre	-19
…qqn	-10
…qu'après	-20
…qu'aucune	-14
…qu'elle	-27
…qu'il	24
…qu'ils	-27
…qu'on	21
…qu'un	-27
…qu'une	-21
…qu'y	-21
…quai	-20
…qualité	-15
…quand	-30
…quarante	-36
…quarante-deux	-14
…quart	-16
…quartier	-10
…quarts	-17
…quatorze	-18
…quatre	-10
…quatre-vingt-dix	-18
…quatrième	-15
…que	8
…quel	-29
…quelqu'un	14
…quelques	-12
…questions	-15
…queue	-22
…quinze	-33
…quitte	13
…rabat	-14
…raccord	-12
…racines	-9
…raconter	9
…radio	-21
…raison	-11
…ramasse	-22
…ramassé	-17
…rame	-9
…rampe	-17
…rang	-13
…range	-15
…ranger	-8
…rangs	-21
…rangés	-9
…rapide	-14
…rappel	-16
…rappelle	-25
…rappelles	-18
…rappelé	-14
…rapport	-33
…rasante	-14
…rayon	-24
…rayures	-23
…recette	-14
…recommandé	-15
…recommence	12
…recompte	-9
…recueilli	-9
…refait	-20
…referme	-10
…refermé	14
…refuge	-14
…refuse	-19
…refusé	-18
…regard	-9
…regardant	-9
…regarde	-41
…regarder	-32
…regardes	-35
…registre	-29
…relais	-23
…relance	-20
…relevé	-17
…relevés	-13
…relire	-16
…relit	-10
…relu	-12
…relève	-12
…remboursement	-11
…remet	-31
…remets	-11
…remettre	8
…remis	-18
…remise	-21
…remonte	-22
…remorque	-19
…remplace	-22
…remplaçant	-19
…remplaçons	-20
…remplie	-10
…remplir	-13
…remplis	-12
…remplissage	-17
…remplit	-24
…rend	-16
…rendez-vous	-20
…rendre	-11
…rendu	-19
…rentre	-18
…renvoie	-18
…renvoyé	-18
…repart	-17
…reporte	-14
…reprendre	12
…reprends	-25
…repris	-14
…reprise	-14
…responsable	-21
…ressourcerie	-24
…restauration	-13
…restauratrice	-12
…reste	-16
…restent	-10
…rester	-18
…restée	-17
…retard	-18
…retient	-8
…retire	-21
…retiré	-14
…retour	-28
…retourne	-21
…retours	-12
…retraite	9
…retrouve	-12
…retrouver	-11
…retrouvé	-10
…retrouvée	-9
…reviennent	-18
…revient	8
…revoir	-22
…reçoit	-33
…reçu	-20
…reçue	-10
…rh	-14
…rideau	-13
…rince	-18
…rinçage	-12
…robinet	-14
…roger	-11
…rond	-16
…rose	-13
…roubaix	-13
…rouge	-32
…rouges	-10
…route	-16
…rubalise	-8
…ruban	-11
…rucher	16
…ruches	-17
…rue	-18
…râlent	-18
…règle	-31
…règlement	-18
…réaction	-9
…réception	-31
…réclamation	-10
…réclame	-30
…récupération	-11
…régie	-23
…régional	-13
…régionale	-17
…régisseur	-21
…réglage	-15
…réglages	-10
…réglette	-14
…réglée	-22
…répond	16
…répondu	-19
…réponse	-15
…réseau	-12
…réserve	-11
…résidence	-12
…résultats	-15
…réunion	-24
…révision	-14
…s	-14
…s'agissant	-23
…s'appelle	-14
…s'arrête	-15
…s'assure	-12
…s'est	-36
…s'il	-54
…s'ils	-22
…s'ouvre	-15
…s'y	9
…sa	-36
…sac	-25
…sache	9
…sachet	-21
…sacs	-21
…sage-femme	-16
…sais	-24
…saisit	-16
…saison	-17
…saisonniers	-12
…salarié	-10
…sale	-16
…salle	-20
…salles	-20
…salon	-16
…salut	-27
…samedi	-15
…sang	-9
…sangle	-9
…sanitaire	-10
…sans	-53
…sauce	-11
…saumure	-9
…sauvegarde	-15
…savait	-19
…savent	-19
…savon	-16
…scanne	-15
…scelle	-16
…scellé	-20
…scie	-12
…scotche	-16
…scotché	-9
…scène	-16
…se	-50
…seau	-22
…seaux	-17
…sec	-19
…second	-11
…seconde	-19
…secondes	-23
…secoue	-22
…secouer	-11
…secours	-17
…secrétaire	-22
…secrétariat	-15
…secteur	-27
…sectionneur	-22
…sel	-12
…sellette	-14
…selon	-21
…semaine	-30
…semaines	-15
…semelle	-11
…sens	-17
…sent	-25
…septante	-16
…sera	-10
…serait	9
…seringue	-15
…serre	-26
…sert	-16
…serveur	-16
…services	-11
…serviettes	-14
…ses	-23
…seuil	-10
…seul	-25
…seule	-21
…seulement	-24
…seuls	-13
…shampoing	-19
…si	-68
…siffle	-14
…siffler	-8
…signalée	-10
…signe	-24
…signer	-22
…signes	-9
…signée	-17
…silicone	-15
…simple	-15
…simples	10
…sinon	-16
…site	-15
…siège	12
…sièges	-13
…sms	-17
…social	-17
…soi	-11
…soie	-8
…soirées	-19
…sol	-27
…son	-35
…sonde	-9
…sonne	-9
…sonner	-19
…sont	-21
…sors	-17
…sort	-46
…sortent	-16
…sorti	-24
…sortie	-22
…sortir	-25
…sous	-33
…souvent	-13
…stagiaire	-16
…stagiaires	-19
…station	-19
…stupéfiants	-11
…stylo	-12
…stérilisation	-12
…sucre	-18
…suie	-14
…suis	-11
…suivant	-9
…suivante	-13
…suivi	-15
…suivre	-22
…super	14
…support	-10
…supérieur	-16
…sur	-18
…surfaceuse	9
…surfaçage	-18
…surtout	-47
…surveillant	-16
…svp	-28
…syndical	9
…syndicat	-22
…synthétique	-22
…sèche	-8
…séance	-11
…sécateur	-14
…séchage	-19
…sécher	-11
…sécurité	-23
…sépare	-15
…t	-24
…t'as	-24
…t'écris	-19
…table	-22
…tablette	-27
…taches	-18
…tachés	-11
…taille	-21
…talkie	-10
…talon	-21
…tampon	-17
…tant	-27
…tape	-24
…tapis	-20
…tard	-16
…tare	-13
…tas	-9
…te	-41
…technicien	-23
…techniciens	-8
…teinte	-10
…temps	-30
…température	-28
…tenir	-17
…tension	-15
…terrasse	-15
…terre	-15
…test	-23
…teste	-26
…testes	-15
…texte	12
…thermomètre	-10
…ticket	-13
…tiens	-19
…tient	-36
…tiers	-26
…tiges	-8
…tire	-24
…tirer	-17
…tiroir	-11
…tiré	-17
…tirée	-19
…titouan	-12
…titre	-21
…tiède	-26
…toile	-9
…toilettes	-11
…tombe	-19
…tomber	-11
…ton	-23
…touche	-36
…toucher	-16
…touchée	-14
…toujours	-9
…tour	-31
…tournai	-10
…tourne	15
…tourner	-17
…tournoi	-9
…tournée	-25
…toussaint	-14
…toutes	-13
…trace	-24
…tracteur	-19
…traducteur	-9
…trait	-13
…traitée	-13
…trame	-26
…tranche	-16
…transfert	-22
…transformer	-14
…trappe	-15
…travail	-20
…travaille	8
…travailler	-16
…travers	-29
…traverse	-15
…trempage	-8
…trempe	-12
…tremper	-14
…trentaine	-16
…trente	-28
…trente-deux	-17
…treuil	-8
…tri	8
…tribunal	-11
…trie	-12
…trier	-20
…trimestre	-26
…tronçonneuse	-15
…trou	-9
…trous	-16
…trouve	-20
…trouver	-14
…trouvé	-30
…truc	14
…trépied	-10
…tu	-16
…tubes	-16
…tulle	-13
…tuteur	11
…type	-11
…téléphone	-15
…tête	-25
…tôt	-18
…un	12
…uniquement	-13
…usé	-16
…vache	-13
…vais	-15
…vaisselle	-14
…valeur	-15
…valve	-17
…vanne	-15
…vapeur	8
…variété	-15
…veille	-34
…vend	-15
…vendredi	-27
…vent	-25
…vente	-10
…ventilation	-14
…ventile	-16
…ventre	-9
…venue	-14
…verre	-23
…verres	-21
…vers	-29
…verse	-13
…verser	-20
…version	-9
…vert	-10
…vestiaire	-21
…veuillez	-11
…veulent	-12
…veux	25
…viande	-16
…vide	-28
…vider	-12
…vides	-18
…vidé	-11
…vieille	-10
…vieilles	-18
…vienne	-19
…viennent	-25
…vient	-29
…vieux	-25
…village	-13
…ville	-20
…vinaigre	-14
…vingt	-36
…vingt-cinq	-21
…vingt-deux	-17
…vingt-quatre	-19
…vingt-six	-22
…violette	-17
…violons	-12
…virgule	-10
…virus	-19
…vis	-17
…visite	-32
…visière	-16
…vite	-13
…vitesse	-15
…vitre	-20
…vitres	-13
…vocale	-14
…voici	-21
…voie	-10
…voient	-19
…voile	-21
…voilée	-14
…voir	19
…vois	-21
…voisins	-13
…voit	-33
…voiture	-34
…voix	-22
…vol	-18
…volant	-16
…volonté	-14
…vont	-19
…vote	-15
…votre	-8
…voudra	15
…voudrais	12
…voudrait	19
…voulu	-14
…vous	17
…voyageurs	-12
…voyant	-16
…vrac	-18
…vrai	-16
…vraie	-17
…véhicule	-23
…vélo	13
…vérification	-14
…vérifie	-31
…vérifier	-22
…vérifies	-21
…vérifiées	-16
…week-end	-21
…yeux	-25
…yo	-12
…zone	-31
…zéro	-24
…§	-13
…«	9
…°	-23
…²	-13
…·	-10
…âge	-17
…ça	18
…écart	-16
…échange	-21
…échec	-8
…éclat	-15
…école	-13
…écoles	-17
…écoute	-16
…écrire	9
…écrit	10
…écrite	-26
…écrivez-moi	11
…écumer	-11
…électrique	-15
…électriques	12
…élingue	-13
…élève	-10
…élèves	-19
…équipe	9
…équipes	12
…établissement	-17
…établit	-13
…étaient	-12
…était	-32
…étape	9
…étapes	-15
…état	-17
…éteint	-12
…étiquette	-32
…étiquettes	-13
…étoile	-13
…étoiles	-12
…étudiante	-13
…étudiants	21
…été	-38
…évacuation	-11
…être	-36
…ôte	-19
…œuvre	-17
…–	-34
…—	-22
…•	-17
…€	-17
…→	-16
…☐	-20`;
