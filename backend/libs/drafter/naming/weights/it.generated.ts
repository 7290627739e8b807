// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_IT = `<!	-18
<"	-35
<%	-10
<&	-10
<(	-44
<+	-12
<,	-47
<-( Xara	-14
<-( xone	-15
<-( xper	-10
<-( xria	-13
<-( xrio	-12
<-) Xil	-16
<-) Xla	-27
<-) Xle	-24
<-) Xore	11
<-) Xrie	-13
<-) Xsi	-9
<-) xsi	-17
<-, Xano	-12
<-, Xldo	-18
<-, xa	-21
<-, xace	-8
<-, xala	-13
<-, xale	-23
<-, xali	-16
<-, xame	-11
<-, xamo	-29
<-, xani	-15
<-, xano	-15
<-, xara	-16
<-, xare	-26
<-, xari	-9
<-, xasi	-19
<-, xata	-24
<-, xate	-8
<-, xati	-16
<-, xato	-17
<-, xcco	-17
<-, xche	-35
<-, xchi	-18
<-, xché	-20
<-, xcia	-14
<-, xcio	-14
<-, xciò	-12
<-, xda	-26
<-, xeda	-9
<-, xedi	-9
<-, xego	-14
<-, xelo	-12
<-, xera	-14
<-, xere	-28
<-, xeri	-11
<-, xero	-8
<-, xete	-18
<-, xgio	-9
<-, xgli	-22
<-, xgni	-24
<-, xgno	-8
<-, xhio	-13
<-, xi	8
<-, xica	-8
<-, xice	-11
<-, xici	-16
<-, xico	-18
<-, xido	-13
<-, xil	-44
<-, xile	-19
<-, xima	-38
<-, ximo	-9
<-, ximè	-10
<-, xin	-26
<-, xina	-9
<-, xine	-13
<-, xing	-12
<-, xini	-14
<-, xino	-19
<-, xipo	-17
<-, xire	-19
<-, xite	-14
<-, xità	-17
<-, xivi	-19
<-, xivo	-20
<-, xla	-50
<-, xle	-16
<-, xlia	-9
<-, xlla	-24
<-, xlle	-12
<-, xlli	-8
<-, xlti	-16
<-, xlto	-14
<-, xlvo	-12
<-, xmbi	-13
<-, xmma	-10
<-, xnco	-16
<-, xndo	-19
<-, xnna	-19
<-, xnne	-16
<-, xnno	-17
<-, xnta	-15
<-, xnte	-20
<-, xnti	-26
<-, xnto	-15
<-, xnza	-24
<-, xola	-27
<-, xoli	-9
<-, xome	-41
<-, xona	-12
<-, xone	-32
<-, xoni	-10
<-, xono	-20
<-, xopo	-30
<-, xore	-18
<-, xoro	-15
<-, xosa	-22
<-, xota	-13
<-, xova	-16
<-, xove	-13
<-, xper	-33
<-, xppi	-15
<-, xque	-11
<-, xrea	-11
<-, xria	-22
<-, xrmo	-12
<-, xrna	-14
<-, xrno	-20
<-, xrra	-13
<-, xrta	12
<-, xrte	-26
<-, xrto	-24
<-, xsce	-15
<-, xse	-25
<-, xssi	-10
<-, xsso	-23
<-, xsta	-15
<-, xste	-12
<-, xsto	-12
<-, xtra	-19
<-, xtre	-14
<-, xtri	-12
<-, xtro	-11
<-, xtta	-25
<-, xtti	-9
<-, xtto	-34
<-, xuno	-15
<-, xura	9
<-, xure	-16
<-, xusi	-13
<-, xuta	-8
<-, xva	-15
<-, xzza	-15
<-, xzzi	-9
<-, xzzo	-11
<-- xare	-18
<-- xil	-17
<-- xla	-14
<-- xlli	-12
<-. xa	-17
<-. xare	-13
<-. xate	-21
<-. xchi	-25
<-. xere	-11
<-. xi	-18
<-. xil	-29
<-. xino	-18
<-. xla	-24
<-. xllo	-19
<-. xolo	12
<-. xone	12
<-. xsi	21
<-/ xagg	-8
<-0 Xla	-9
<-0 x/mq	-16
<-0 xaio	-10
<-0 xane	-10
<-0 xbre	-12
<-0 xcm	-13
<-0 xgio	-8
<-0 xh	-12
<-0 xici	-10
<-0 xili	-12
<-0 xin	-14
<-0 xkg	-12
<-0 xlo	-20
<-0 xmin	-9
<-0 xmm	-15
<-0 xodi	-8
<-0 xole	-8
<-0 xore	-14
<-0 xper	-17
<-0 xsi	-12
<-0 xtti	-10
<-: Xfwd	-17
<-: Xr	-19
<-: xace	-10
<-: xaga	-13
<-: xala	-17
<-: xale	-10
<-: xamo	-22
<-: xare	-35
<-: xata	11
<-: xati	-20
<-: xchi	-25
<-: xda	-20
<-: xdue	-14
<-: xedi	-9
<-: xere	-21
<-: xero	9
<-: xete	-15
<-: xeti	-19
<-: xgio	9
<-: xgni	-16
<-: xi	-9
<-: xice	-15
<-: xima	-17
<-: xin	-11
<-: xino	10
<-: xire	-16
<-: xllo	-15
<-: xlo	-21
<-: xndì	-10
<-: xnti	-19
<-: xome	8
<-: xoni	-18
<-: xopo	-14
<-: xore	-15
<-: xori	-20
<-: xrni	-13
<-: xse	-27
<-: xsi	-40
<-: xssa	-10
<-: xsso	-9
<-: xtta	-16
<-: xtto	-12
<-: xun	-20
<-: xvai	-9
<-: xzza	-16
<-; xil	-24
<-; xin	-15
<-; xla	-20
<-; xle	-11
<-; xnte	-14
<-; xopo	-8
<-; xse	-8
<-= xsi	-12
<-> xtto	-12
<-? xil	-11
<-^ X.le	-18
<-^ XXcio	-16
<-^ XXima	11
<-^ XXlio	-21
<-^ XXone	-15
<-^ XXria	-18
<-^ XXrto	-19
<-^ XXura	20
<-^ Xa	-12
<-^ Xaci	-17
<-^ Xade	12
<-^ Xafa	-10
<-^ Xala	-17
<-^ Xale	-24
<-^ Xali	-10
<-^ Xamo	-29
<-^ Xana	-16
<-^ Xane	-8
<-^ Xang	-15
<-^ Xara	-17
<-^ Xare	-27
<-^ Xari	-15
<-^ Xaro	-19
<-^ Xase	-20
<-^ Xata	-16
<-^ Xate	-19
<-^ Xati	-12
<-^ Xato	-24
<-^ Xave	-11
<-^ Xbbe	-23
<-^ Xbio	14
<-^ Xche	-17
<-^ Xciò	-18
<-^ Xda	-45
<-^ Xdon	-14
<-^ Xdro	-19
<-^ Xeci	-21
<-^ Xedi	-13
<-^ Xegi	-11
<-^ Xemi	-31
<-^ Xena	-25
<-^ Xene	-9
<-^ Xeno	-12
<-^ Xera	-20
<-^ Xere	-31
<-^ Xeri	-10
<-^ Xesa	12
<-^ Xete	-24
<-^ Xgio	18
<-^ Xgna	12
<-^ Xhio	-12
<-^ Xi	-12
<-^ Xica	-10
<-^ Xice	-13
<-^ Xici	-21
<-^ Xico	-9
<-^ Xido	-19
<-^ Xil	-44
<-^ Xile	-24
<-^ Xilo	-19
<-^ Ximi	-19
<-^ Ximo	-14
<-^ Xin	-41
<-^ Xino	-30
<-^ Xiro	10
<-^ Xise	-11
<-^ Xita	-22
<-^ Xiti	-18
<-^ Xità	-20
<-^ Xiva	-16
<-^ Xivo	-25
<-^ Xla	-17
<-^ Xlia	-18
<-^ Xlio	-26
<-^ Xllo	8
<-^ Xlo	-24
<-^ Xlte	-16
<-^ Xlti	-10
<-^ Xlve	-29
<-^ Xmma	-21
<-^ Xmmi	-23
<-^ Xmmo	-25
<-^ Xmpo	-11
<-^ Xnco	-12
<-^ Xndi	-15
<-^ Xner	-15
<-^ Xngo	-12
<-^ Xnia	-15
<-^ Xnni	-9
<-^ Xnno	-11
<-^ Xnso	-15
<-^ Xnte	-24
<-^ Xnti	-27
<-^ Xnto	19
<-^ Xnza	-24
<-^ Xnzo	-9
<-^ Xogg	-24
<-^ Xole	-17
<-^ Xolo	-22
<-^ Xomo	-20
<-^ Xona	-17
<-^ Xone	21
<-^ Xoni	-14
<-^ Xono	-11
<-^ Xora	-26
<-^ Xord	-15
<-^ Xore	-37
<-^ Xori	-21
<-^ Xotò	-20
<-^ Xova	-15
<-^ Xovo	-17
<-^ Xper	-38
<-^ Xqui	-10
<-^ Xrdi	-16
<-^ Xrei	-27
<-^ Xrgo	19
<-^ Xria	-33
<-^ Xrie	-20
<-^ Xrli	-18
<-^ Xrno	-10
<-^ Xrta	-13
<-^ Xrto	-21
<-^ Xsco	-22
<-^ Xse	-46
<-^ Xsi	-77
<-^ Xssa	-27
<-^ Xsso	9
<-^ Xsta	-27
<-^ Xsti	13
<-^ Xsto	-14
<-^ Xteo	-17
<-^ Xtri	-12
<-^ Xtro	-12
<-^ Xtta	-27
<-^ Xtte	-13
<-^ Xtti	-24
<-^ Xtto	-28
<-^ Xuca	-13
<-^ Xun	-30
<-^ Xuni	-18
<-^ Xuon	-10
<-^ Xura	32
<-^ Xuro	-19
<-^ Xuso	8
<-^ Xuta	-19
<-^ Xuto	-19
<-^ Xva	-10
<-^ Xvin	-15
<-^ Xvio	-14
<-^ Xzia	-18
<-^ Xzio	-16
<-^ xa	-24
<-^ xaga	-22
<-^ xare	-27
<-^ xavo	-16
<-^ xchi	-20
<-^ xda	-17
<-^ xera	-22
<-^ xere	-18
<-^ xero	-17
<-^ xevo	-14
<-^ xfar	-15
<-^ xgio	11
<-^ xhah	-13
<-^ xhio	-10
<-^ xi	-16
<-^ xico	-14
<-^ xil	-26
<-^ xin	-19
<-^ xire	-19
<-^ xita	-20
<-^ xivi	-18
<-^ xivo	9
<-^ xla	-32
<-^ xle	-20
<-^ xlio	-14
<-^ xlla	-19
<-^ xlli	-25
<-^ xlo	-15
<-^ xmax	-16
<-^ xnco	10
<-^ xndi	-19
<-^ xnti	-16
<-^ xole	-9
<-^ xore	-21
<-^ xper	16
<-^ xrio	-12
<-^ xrte	-18
<-^ xse	-28
<-^ xtro	-18
<-^ xtta	-19
<-^ xtti	-14
<-^ xtto	-21
<-^ xura	11
<-a Xale	-9
<-a Xano	-10
<-a Xara	-16
<-a Xnna	-13
<-a Xnza	-12
<-a Xoma	-10
<-a Xona	-10
<-a xaio	-14
<-a xale	-18
<-a xasi	-9
<-a xata	-24
<-a xbre	-17
<-a xcco	-20
<-a xche	-9
<-a xchi	-39
<-a xcio	-13
<-a xere	-21
<-a xero	-10
<-a xgio	-19
<-a xgna	-13
<-a xgni	-34
<-a xgno	-30
<-a xina	-14
<-a xito	-20
<-a xldo	-18
<-a xlia	-11
<-a xlio	-23
<-a xlla	-15
<-a xlle	-15
<-a xnda	-8
<-a xnta	-13
<-a xnte	-21
<-a xnto	-20
<-a xnzo	-13
<-a xodo	-11
<-a xone	-18
<-a xoni	-8
<-a xore	-8
<-a xque	-24
<-a xria	-15
<-a xrla	-17
<-a xrlo	-13
<-a xrne	-13
<-a xrre	-11
<-a xrzo	-10
<-a xsei	-10
<-a xsto	-13
<-a xtra	-10
<-a xtta	-12
<-a xtto	-21
<-a xun	-27
<-a xura	-13
<-a xver	-20
<-a xzio	-15
<-abbiamo xato	-25
<-abbiamo xrso	-17
<-abbiamo xun	-15
<-abbiamo xuto	-19
<-abiti xati	-21
<-abiti xda	-16
<-accende xil	-27
<-accende xla	-8
<-accompagna xla	-16
<-acqua xa	-8
<-acqua xata	-14
<-acqua xdda	-12
<-acqua xida	-18
<-acqua xin	-15
<-adesso xlo	-14
<-aggancia xil	-10
<-aggiorna xil	-11
<-aggiunge xil	-18
<-agli xnti	-22
<-agli xtti	-21
<-ai xari	-18
<-ai xati	-16
<-ai xeri	-23
<-ai xici	-14
<-ai xlli	-20
<-ai xnti	-14
<-ai xori	-23
<-ai xrdi	-13
<-al xale	-14
<-al xare	-9
<-al xcio	-11
<-al xega	-13
<-al xgio	-23
<-al xgno	-15
<-al xhio	-13
<-al xile	-16
<-al xilo	-14
<-al ximo	-19
<-al xine	-10
<-al xino	-15
<-al xiro	-10
<-al xito	-15
<-al xnco	-25
<-al xnto	9
<-al xoio	-18
<-al xolo	-14
<-al xone	-13
<-al xono	-10
<-al xore	-15
<-al xrio	-12
<-al xrno	-25
<-al xtor	-15
<-al xtro	-15
<-all'arrivo xsi	-18
<-alla xase	-10
<-alla xera	-18
<-alla xgna	-13
<-alla xima	-19
<-alla xina	-25
<-alla xlia	-10
<-alla xmma	-11
<-alla xola	9
<-alla xone	-21
<-alla xrta	-19
<-alla xtta	-12
<-alle xici	-9
<-alle xime	-19
<-alle xlie	-19
<-alle xoni	-16
<-alle xtte	-14
<-allenta xil	-11
<-allora xamo	-18
<-allora xil	-35
<-allora xima	-18
<-allora xla	-35
<-allora xsi	-37
<-allora xura	22
<-almeno xil	-10
<-altri xani	-16
<-altro xper	-12
<-alza xil	-24
<-alza xla	-18
<-anche xa	-14
<-anche xin	-11
<-anche xla	-17
<-anche xse	-25
<-anche xun	-13
<-ancora xil	-12
<-ancora xla	-18
<-anni xin	-18
<-anni xsi	-15
<-annota xil	-11
<-appena xil	-19
<-appunti xesi	-10
<-appunti xper	-12
<-apre xil	-16
<-apre xla	-29
<-aprono xil	-15
<-arriva xil	-18
<-arriva xla	11
<-arriva xlla	-14
<-arriva xopo	-9
<-arriva xper	-18
<-arriva xsi	-16
<-arriva xun	-18
<-aspetta xche	-16
<-aspetta xima	-14
<-aspetta xun	-18
<-assegna xla	-14
<-attacca xla	-19
<-aver xato	-11
<-avere xper	-14
<-aveva xla	-20
<-avuto xil	-13
<-avvia xil	-18
<-avvisa xil	-16
<-avvisa xla	-14
<-azienda xola	-24
<-bagna xil	-16
<-bagna xla	-11
<-banda xale	-9
<-barca xsi	-13
<-bene xil	13
<-bene xla	24
<-bidone xido	-11
<-bisogna xche	-19
<-bisogno xche	-11
<-butta xil	-12
<-c'era xun	-15
<-c'è xil	-16
<-c'è xla	-21
<-c'è xnco	-11
<-c'è xsi	-15
<-c'è xun	-10
<-caffè xlo	-9
<-cala xil	-18
<-cambiano xgni	-17
<-capo xina	-10
<-carta xità	-16
<-cassonetti xlli	-18
<-cavalli xin	-9
<-cella xa	-12
<-centro xico	-16
<-cerca xil	-11
<-che xa	-11
<-che xade	-15
<-che xamo	-33
<-che xano	-22
<-che xbbe	-18
<-che xda	-16
<-che xera	-25
<-che xete	-12
<-che xghi	-17
<-che xgia	-17
<-che xgli	-14
<-che xgni	-20
<-che xhai	-14
<-che xi	-25
<-che xica	-22
<-che xil	9
<-che xin	-23
<-che xita	16
<-che xiva	-34
<-che xivi	-14
<-che xla	-46
<-che xle	-25
<-che xlga	-17
<-che xlo	-11
<-che xlta	-13
<-che xnga	-17
<-che xnta	-10
<-che xnti	-13
<-che xora	-14
<-che xosa	-19
<-che xper	-12
<-che xse	-24
<-che xsse	-11
<-che xtia	-20
<-che xtra	-23
<-che xuma	-13
<-che xumo	-10
<-che xun	-26
<-che xva	-22
<-chi xamo	-20
<-chi xgia	12
<-chi xgna	-19
<-chi xira	-26
<-chi xiva	-10
<-chi xlo	-25
<-chi xova	-16
<-chi xsce	-14
<-chi xsi	-20
<-chi xtra	-18
<-chiama xil	-29
<-chiama xla	-27
<-chiamare xla	-20
<-chiave xin	-10
<-chiede xa	-12
<-chiede xche	-14
<-chiede xchi	-20
<-chiede xla	-19
<-chiede xse	-17
<-chiede xun	-14
<-chiedo xa	-10
<-chiedo xnte	-15
<-chiesto xil	-17
<-chiodo xa	-9
<-chiude xil	-15
<-chiude xin	-13
<-chiude xla	-27
<-ci xamo	-25
<-ci xano	-22
<-ci xbbe	-14
<-ci xnno	-12
<-ci xrei	-14
<-ci xsce	-17
<-ci xsi	-26
<-ci xsse	-15
<-cinque xtri	-16
<-circa xila	-20
<-circa xnta	-11
<-circa xnto	-21
<-ciò xche	-19
<-cliente xla	16
<-clienti xin	-10
<-clienti xsi	-17
<-col xale	-18
<-col xilo	-18
<-col xino	-15
<-col xllo	-20
<-col xnte	-16
<-col xore	-18
<-col xter	-10
<-col xtto	-14
<-coltelli xa	-15
<-come xamo	16
<-come xda	-18
<-come xlo	-22
<-come xono	-20
<-come xrla	-17
<-come xse	-14
<-come xsi	21
<-come xsso	-18
<-come xun	-21
<-compila xil	-15
<-compila xla	-21
<-compilare xil	-18
<-con xali	-10
<-con xana	-10
<-con xano	-15
<-con xati	-11
<-con xchi	-18
<-con xcol	-16
<-con xgli	-18
<-con xhia	-10
<-con xi	-28
<-con xido	-14
<-con xil	-37
<-con xino	-12
<-con xità	-13
<-con xla	-41
<-con xle	-30
<-con xlie	-8
<-con xlma	-10
<-con xlo	-20
<-con xnta	-17
<-con xnte	-16
<-con xnto	-23
<-con xnza	-21
<-con xole	-15
<-con xone	-22
<-con xore	-10
<-con xori	-9
<-con xoto	-11
<-con xtta	-15
<-con xtto	-15
<-con xun	-20
<-con xuto	-13
<-con xzzo	-14
<-condition xort	-9
<-confronta xla	-12
<-consegna xil	-17
<-consegna xsi	-19
<-consegne xtra	-16
<-conta xi	-9
<-conta xle	-15
<-contano xle	-8
<-contatori xqua	-12
<-conto xone	-17
<-contro xil	-10
<-controlla xche	-15
<-controlla xgni	-13
<-controlla xi	-13
<-controlla xil	-22
<-controlli xche	-12
<-copia xata	-17
<-copia xper	-9
<-corrente xsi	-14
<-cortese xone	-19
<-cosa xche	-10
<-cosa xda	-15
<-cosa xevo	-14
<-cosa xsi	-31
<-cose xda	-14
<-così xile	-21
<-d'ora xsi	-19
<-da xare	-33
<-da xche	-18
<-da xere	-24
<-da xgio	-16
<-da xici	-12
<-da xllo	-17
<-da xndo	-25
<-da xnni	-21
<-da xnto	-18
<-da xole	-9
<-da xoli	-13
<-da xolo	-9
<-da xun	-26
<-dal xale	-21
<-dal xato	-15
<-dal xcco	-15
<-dal xceo	-15
<-dal xino	-15
<-dal xito	-15
<-dal xlio	-19
<-dal xllo	-15
<-dal xnte	-11
<-dal xsto	-15
<-dalla xala	-16
<-dalla xata	-11
<-dalla xcia	-12
<-dalla xete	-15
<-dalla xina	-15
<-dalla xiva	-11
<-dalla xnta	-13
<-dalla xria	-10
<-dalla xrta	-14
<-data xla	-21
<-davanti xa	-11
<-decide xil	14
<-decide xse	-8
<-degli xiti	-25
<-degli xnti	-17
<-degli xoni	-25
<-degli xori	-20
<-degli xrmi	-14
<-dei xaci	-11
<-dei xali	-11
<-dei xari	-13
<-dei xchi	-20
<-dei xeri	-16
<-dei xici	-21
<-dei xini	-21
<-dei xlli	-17
<-dei xnti	-15
<-dei xoci	-12
<-dei xoli	-23
<-dei xori	-29
<-dei xsti	-21
<-dei xtri	-13
<-del Xzio	-12
<-del xase	-18
<-del xato	-21
<-del xcio	-17
<-del xero	-10
<-del xgio	8
<-del xico	-23
<-del xino	-17
<-del xivo	-15
<-del xlio	-9
<-del xllo	-14
<-del xnte	-19
<-del xnto	-32
<-del xolo	-29
<-del xone	-24
<-del xore	-21
<-del xrio	-11
<-del xrte	-18
<-del xsce	-15
<-del xseo	-22
<-del xsso	-18
<-del xtro	-25
<-del xtto	-30
<-della xala	-24
<-della xata	-22
<-della xcca	-19
<-della xena	-12
<-della xhia	-18
<-della xima	-20
<-della xina	-14
<-della xita	-16
<-della xiva	-10
<-della xlla	-11
<-della xnte	-16
<-della xnza	-12
<-della xola	-14
<-della xona	-15
<-della xone	-32
<-della xova	-10
<-della xria	-23
<-della xrna	-21
<-della xrra	-17
<-della xtra	-13
<-della xura	15
<-delle xche	-22
<-delle xici	-13
<-delle xlle	-22
<-delle xnte	-24
<-delle xnti	12
<-delle xole	-18
<-delle xoni	-15
<-delle xrie	-20
<-dentro xil	-9
<-dentro xla	-15
<-dentro xle	-11
<-dentro xlo	-15
<-detto xche	-17
<-deve xare	-28
<-deve xere	-16
<-devono xare	-9
<-di Xale	-12
<-di Xara	-11
<-di Xari	-15
<-di Xcia	-10
<-di Xgna	-10
<-di Xina	-13
<-di Xini	-13
<-di Xino	-9
<-di Xnia	-10
<-di Xnza	-23
<-di Xolo	-25
<-di Xone	-13
<-di Xova	-11
<-di Xsan	-18
<-di xack	-11
<-di xaio	-9
<-di xase	-15
<-di xati	-24
<-di xato	-12
<-di xbia	-17
<-di xbre	-14
<-di xche	-20
<-di xchi	-13
<-di xcio	12
<-di xele	-18
<-di xera	-16
<-di xero	-18
<-di xeta	-15
<-di xfar	-20
<-di xggi	-9
<-di xghi	-23
<-di xgio	-25
<-di xgna	-11
<-di xgno	-21
<-di xgue	-17
<-di xica	-24
<-di xice	-12
<-di xici	-20
<-di xico	-10
<-di xile	-12
<-di xina	-20
<-di xine	-11
<-di xini	-13
<-di xino	-29
<-di xiso	-9
<-di xita	-20
<-di xito	-28
<-di xità	-20
<-di xivo	-22
<-di xlco	-15
<-di xlfo	-19
<-di xllo	14
<-di xlta	-10
<-di xmpa	-19
<-di xnco	-14
<-di xnio	-12
<-di xnte	-28
<-di xnti	-13
<-di xnto	8
<-di xnza	-36
<-di xolo	-16
<-di xona	-10
<-di xone	-40
<-di xoni	-21
<-di xore	-14
<-di xoro	-21
<-di xova	-35
<-di xque	-14
<-di xria	-16
<-di xrle	-22
<-di xrlo	-12
<-di xrmi	-17
<-di xrne	-11
<-di xrno	-23
<-di xrsi	-23
<-di xrta	-23
<-di xrto	-9
<-di xrvi	-17
<-di xsso	-19
<-di xsé	-14
<-di xter	-21
<-di xtro	-14
<-di xtta	-11
<-di xtto	-22
<-di xuma	-18
<-di xun	-55
<-di xura	-23
<-di xure	-17
<-di xuta	-8
<-di xzie	-15
<-di xzio	-26
<-di xzza	-14
<-dice xche	-22
<-dice xi	-17
<-dice xil	-23
<-dice xllo	-22
<-diciamo xa	-12
<-dico xla	-20
<-dico xome	-22
<-dieci xtri	-11
<-dietro xla	-19
<-disposizione xper	-10
<-dobbiamo xare	-15
<-documenti xsi	-12
<-documento xper	-15
<-domenica xil	-14
<-don Xuca	-13
<-dopo xgni	-23
<-dopo xil	-38
<-dopo ximo	-11
<-dopo xla	-33
<-dopo xle	-12
<-dopo xnte	-12
<-dopo xsi	-15
<-dopo xtto	-12
<-dopo xun	-9
<-dopo xver	-8
<-dott.ssa Xini	-9
<-dove xnte	-13
<-dove xsi	-15
<-dover xare	-19
<-dovuto xare	-17
<-due xali	-12
<-due xane	-15
<-due xari	-16
<-due xasi	-11
<-due xate	-15
<-due xati	-12
<-due xchi	-11
<-due xere	-9
<-due xghe	-28
<-due xi	-16
<-due xine	-17
<-due xini	-9
<-due xmbi	-10
<-due xmme	-16
<-due xnti	-15
<-due xole	-13
<-due xoni	-17
<-due xori	-16
<-due xpie	-9
<-due xrme	-16
<-due xrni	-11
<-due xsi	-16
<-due xsti	-13
<-due xtri	-20
<-dunque xsi	-15
<-durante xil	-8
<-durante xla	12
<-dà xda	-23
<-dà xil	-12
<-e xa	-22
<-e xai	12
<-e xale	-12
<-e xali	-15
<-e xamo	-34
<-e xani	-11
<-e xano	-10
<-e xare	-22
<-e xate	-16
<-e xati	-10
<-e xato	-16
<-e xbbe	-18
<-e xcco	-10
<-e xche	-19
<-e xchi	-14
<-e xcia	-8
<-e xda	-28
<-e xere	-12
<-e xete	-14
<-e xgio	-16
<-e xgli	-22
<-e xgna	-18
<-e xgni	-20
<-e xi	-31
<-e xica	-19
<-e xil	-51
<-e xime	-8
<-e xin	-23
<-e xina	-15
<-e xini	-13
<-e xira	-15
<-e xita	-11
<-e xite	-20
<-e xità	-9
<-e xla	-47
<-e xle	-34
<-e xlio	-12
<-e xlli	-21
<-e xllo	-12
<-e xlo	-32
<-e xlta	-12
<-e xnde	-13
<-e xndi	-11
<-e xndo	-28
<-e xnta	-19
<-e xnte	-29
<-e xnti	-10
<-e xnto	-16
<-e xnza	-16
<-e xome	-20
<-e xone	-25
<-e xoni	-24
<-e xopo	-27
<-e xore	-15
<-e xori	-12
<-e xoro	-22
<-e xote	-10
<-e xovo	-11
<-e xper	-16
<-e xrge	-9
<-e xria	-13
<-e xrio	-10
<-e xrla	-9
<-e xrta	-11
<-e xrte	-18
<-e xsce	-15
<-e xse	-27
<-e xsi	-30
<-e xssa	-12
<-e xsta	-16
<-e xtra	-10
<-e xtro	-15
<-e xtta	-12
<-e xtte	-16
<-e xtti	-12
<-e xtto	-19
<-e xun	-23
<-e xuno	-14
<-e xvia	-20
<-e xzia	-11
<-e xzza	-19
<-ecco xelo	-22
<-eh xera	-17
<-entra xin	-18
<-entrare xin	-16
<-entro xil	-24
<-entro xla	-11
<-entro xle	-14
<-entro xun	-15
<-esce xima	-14
<-essere xun	-15
<-estintori xa	-12
<-fa xa	-19
<-fa xale	-11
<-fa xare	-25
<-fa xere	-26
<-fa xi	-21
<-fa xla	-33
<-fa xle	-12
<-fa xllo	-15
<-fa xndo	13
<-fa xper	-14
<-fa xse	19
<-fa xun	-17
<-facciamo xare	-14
<-facciamo xche	-14
<-facciamo xil	-15
<-faccio xi	-24
<-faccio xil	-36
<-faccio xla	11
<-fai xere	-16
<-fai xun	-24
<-famiglia xsi	-20
<-fanno xare	-12
<-fanno xle	-23
<-far xare	-33
<-fare xchi	-21
<-fare xse	16
<-farina xrte	-9
<-fatti xare	-14
<-fatto xil	-15
<-fatto xla	-24
<-ferma xda	-8
<-ferma xil	-9
<-ferma xla	-23
<-file xati	-11
<-filtri xati	-19
<-finché xil	-18
<-fine xaio	-10
<-fine xata	-21
<-fine xone	-15
<-fine xsi	-22
<-fine xura	-13
<-finestre xuse	-10
<-finisce xil	-9
<-finita xima	-17
<-finito xil	-13
<-finito xin	-11
<-fino xa	-21
<-fino xlla	-20
<-firma xil	-17
<-firmare xil	-14
<-foglio xche	-15
<-foglio xda	-18
<-foglio xse	-16
<-fondo xlla	-16
<-forma xsi	-18
<-forno xale	-13
<-fotografa xil	-14
<-fra xle	-16
<-freno xa	-11
<-fuori xda	-9
<-fuori xil	-12
<-genitori xsi	-18
<-gentile xssa	-13
<-giorni xima	-31
<-giorni xivi	-13
<-giorno xsi	-13
<-gira xil	-22
<-gira xla	-15
<-giro xla	-17
<-giro xsi	-11
<-già xata	-12
<-già xato	-11
<-giù xin	-18
<-giù xla	20
<-giù xse	-15
<-gli xali	-16
<-gli xamo	-20
<-gli xchi	-12
<-gli xghi	-11
<-gli xgni	-12
<-gli xici	-17
<-gli xini	-13
<-gli xiti	-21
<-gli xndi	-13
<-gli xnti	-21
<-gli xogi	-18
<-gli xoli	-12
<-gli xoni	-14
<-gli xori	11
<-gli xrti	-20
<-gli xsi	-14
<-gli xssi	-23
<-gli xsti	-18
<-gradi xla	-23
<-gradi xper	-11
<-guanti xin	-12
<-guarda xche	-11
<-guarda xil	-28
<-guarda xima	-13
<-guarda xla	-31
<-guarda xle	-13
<-guarda xse	-21
<-guardano xi	-16
<-guardare xil	-8
<-guardato xil	-9
<-guardi xil	-12
<-guida xper	-11
<-ha xati	-18
<-ha xato	-32
<-ha xil	-23
<-ha xito	-15
<-ha xla	-20
<-ha xle	-17
<-ha xnto	-15
<-ha xnza	-21
<-ha xone	-19
<-ha xrto	-11
<-ha xsso	-22
<-ha xsto	-10
<-ha xtto	-11
<-ha xuto	-26
<-hanno xato	-30
<-ho xato	-26
<-ho xdue	-15
<-ho xgno	-15
<-ho xi	-15
<-ho xla	-9
<-ho xun	-13
<-i xali	-15
<-i xami	-18
<-i xani	-23
<-i xari	-25
<-i xati	-14
<-i xbri	9
<-i xcci	-16
<-i xchi	-25
<-i xeni	-14
<-i xeri	-26
<-i xesi	-19
<-i xggi	12
<-i xgli	-27
<-i xgni	-18
<-i xici	-17
<-i xiei	-13
<-i xili	-19
<-i ximi	-11
<-i xini	-32
<-i xiti	-15
<-i xmbi	-15
<-i xnni	-13
<-i xnti	-28
<-i xoli	-19
<-i xori	-39
<-i xppi	-13
<-i xrdi	-13
<-i xrti	-12
<-i xsci	-19
<-i xssi	-21
<-i xtri	-18
<-i xtti	-31
<-i xubi	-13
<-i xumi	-16
<-i xuti	-24
<-i xzzi	-11
<-ieri xin	-17
<-ieri xino	-16
<-il Xnti	-12
<-il Xore	-10
<-il Xzio	-23
<-il xago	-13
<-il xaio	-23
<-il xale	-29
<-il xame	-13
<-il xamo	-15
<-il xane	-18
<-il xano	-17
<-il xare	-19
<-il xaso	-31
<-il xato	-23
<-il xavo	-17
<-il xbro	-9
<-il xcco	-21
<-il xcio	-30
<-il xdro	-14
<-il xedì	-21
<-il xega	-9
<-il xelo	-16
<-il xeno	-19
<-il xere	-23
<-il xero	-9
<-il xest	-23
<-il xeto	-20
<-il xgno	-19
<-il xhip	-14
<-il xice	-20
<-il xico	-24
<-il xilo	-16
<-il xine	-13
<-il xink	-8
<-il xino	-14
<-il xion	-11
<-il xiro	-26
<-il xiso	-12
<-il xito	9
<-il xivo	-26
<-il xket	-8
<-il xla	-21
<-il xlco	-15
<-il xlio	-35
<-il xmbo	-21
<-il xmpo	-11
<-il xnco	-21
<-il xndo	-19
<-il xngo	-19
<-il xnio	-16
<-il xnno	-18
<-il xnor	-15
<-il xnso	-8
<-il xnte	-35
<-il xnto	11
<-il xoco	-19
<-il xode	-12
<-il xogo	-14
<-il xoio	-15
<-il xolo	-27
<-il xone	-36
<-il xono	-22
<-il xore	-44
<-il xota	-18
<-il xoto	-9
<-il xovo	-20
<-il xpc	-14
<-il xpio	-16
<-il xppo	-15
<-il xrbo	-12
<-il xrio	-37
<-il xrno	-25
<-il xsce	-18
<-il xsco	-26
<-il xsso	-22
<-il xsta	-27
<-il xsto	-36
<-il xter	-15
<-il xtor	-16
<-il xtro	-36
<-il xtte	-26
<-il xubo	-16
<-il xudo	9
<-il xuet	-17
<-il xume	-10
<-il xump	-15
<-il xuro	-15
<-il xuto	-23
<-il xzio	-12
<-il xzzo	-20
<-in XXera	-12
<-in xage	-17
<-in xale	-19
<-in xano	-15
<-in xare	-19
<-in xata	-9
<-in xche	-31
<-in xchi	-15
<-in xcia	-9
<-in xdia	-11
<-in xeca	-16
<-in xena	-12
<-in xera	-21
<-in xesa	-16
<-in xgia	-19
<-in xgio	-16
<-in xgni	-18
<-in xgno	-22
<-in xica	-19
<-in xico	-27
<-in xima	-13
<-in xina	-17
<-in xing	-13
<-in xita	-22
<-in xità	-21
<-in xivo	-12
<-in xlie	-9
<-in xlla	-27
<-in xlle	-13
<-in xllo	-14
<-in xnda	-14
<-in xnti	-11
<-in xnto	-25
<-in xnza	-17
<-in xola	-17
<-in xole	-14
<-in xona	-12
<-in xone	-39
<-in xoni	-10
<-in xore	-23
<-in xpia	-14
<-in xquo	-14
<-in xria	-21
<-in xrio	-17
<-in xrma	-12
<-in xrna	-14
<-in xrno	-11
<-in xrso	-8
<-in xrte	-10
<-in xrto	-15
<-in xsta	-17
<-in xtta	-29
<-in xtti	-13
<-in xun	-29
<-in xura	-21
<-in xzia	-25
<-in xzio	-14
<-in xzza	-8
<-incide xla	-13
<-infila xil	-20
<-invece xil	-14
<-io x'ho	-16
<-io xla	-21
<-io xndo	-16
<-io xrei	-20
<-io xtto	-8
<-irriguo Xgia	-8
<-iscritto xil	18
<-iscritto xla	13
<-l'acido xico	-16
<-l'assistente xrta	-11
<-l'ha xata	-21
<-l'ho xato	-14
<-l'impasto xsi	-12
<-la Xcia	-16
<-la Xlla	-16
<-la Xone	-32
<-la Xria	-15
<-la Xzia	-11
<-la xaca	-19
<-la xada	-18
<-la xaia	-25
<-la xala	-22
<-la xama	-11
<-la xamo	-33
<-la xana	-24
<-la xare	-9
<-la xase	-17
<-la xata	-24
<-la xcca	-31
<-la xcia	-18
<-la xcio	-15
<-la xdia	-17
<-la xeca	-18
<-la xega	-27
<-la xela	-20
<-la xera	-31
<-la xere	-9
<-la xesa	12
<-la xete	-23
<-la xeva	-8
<-la xfia	-16
<-la xgia	-13
<-la xgla	-16
<-la xhia	-17
<-la xice	-26
<-la xici	-13
<-la xide	-13
<-la xima	-14
<-la xine	-13
<-la xisa	-19
<-la xist	-14
<-la xita	-17
<-la xite	-35
<-la xità	-26
<-la xiva	-19
<-la xlia	-27
<-la xlio	-11
<-la xlla	-37
<-la xlle	-18
<-la xlpa	-17
<-la xmma	-10
<-la xmpa	-19
<-la xnda	-17
<-la xnia	-12
<-la xnna	-22
<-la xnta	-13
<-la xnte	-40
<-la xnza	-18
<-la xoca	-11
<-la xoda	-12
<-la xoia	-21
<-la xola	-34
<-la xoma	-11
<-la xona	-24
<-la xone	17
<-la xora	-21
<-la xord	-10
<-la xosa	-41
<-la xota	-8
<-la xoto	-17
<-la xova	-16
<-la xpia	-19
<-la xrca	-22
<-la xrce	12
<-la xria	-30
<-la xrma	-29
<-la xrne	-13
<-la xrta	-14
<-la xrva	-11
<-la xrza	-18
<-la xsca	-18
<-la xsce	-14
<-la xsi	-18
<-la xsia	-11
<-la xsta	-32
<-la xtra	-27
<-la xtta	-31
<-la xuma	-14
<-la xzia	18
<-la xzio	-16
<-la xzza	-31
<-laboratorio xico	-14
<-lampada xse	-14
<-lana xata	-15
<-lancia xla	-13
<-lascia xare	-24
<-lascia xere	-10
<-lascia xla	-22
<-lasciano xle	-10
<-lasciato xil	-9
<-lascio xa	-11
<-lava xle	-9
<-lavano xa	-9
<-lavora xda	-10
<-lavoro xin	-12
<-le xale	-21
<-le xali	-12
<-le xamo	-21
<-le xane	-20
<-le xapi	-13
<-le xare	-16
<-le xate	-14
<-le xavi	-23
<-le xcce	-19
<-le xche	-32
<-le xede	-10
<-le xele	-17
<-le xeri	-20
<-le xghe	-13
<-le xgne	24
<-le xhie	-11
<-le xici	-9
<-le xine	-27
<-le xini	-13
<-le xita	-9
<-le xite	-16
<-le xlie	-16
<-le xlle	-19
<-le xmbe	-19
<-le xmie	-24
<-le xnde	-23
<-le xndo	-22
<-le xnee	14
<-le xnie	-19
<-le xnne	-16
<-le xnni	-10
<-le xnte	-17
<-le xnti	10
<-le xnze	-22
<-le xole	-41
<-le xoni	-32
<-le xono	-10
<-le xote	-18
<-le xoto	-29
<-le xove	-13
<-le xrie	-22
<-le xrme	-18
<-le xrpe	-13
<-le xrse	-20
<-le xrte	-21
<-le xsi	-21
<-le xsse	-16
<-le xste	-26
<-le xtre	-19
<-le xtte	-34
<-le xtto	-18
<-le xure	14
<-le xuse	-19
<-le xzze	-19
<-legge xil	-17
<-legge xla	-16
<-legge xle	-17
<-leggere xla	-17
<-lenti xa	-19
<-leva xla	-11
<-li xamo	-9
<-li xzza	-11
<-liberatoria xata	-13
<-lievito xdre	-24
<-livello xa	-16
<-lo xamo	-40
<-lo xano	-10
<-lo xate	-12
<-lo xato	-10
<-lo xcia	-8
<-lo xcio	-11
<-lo xego	-8
<-lo xete	-9
<-lo xeva	-15
<-lo xggi	-17
<-lo xgna	-14
<-lo xhot	-10
<-lo xica	-10
<-lo xino	-12
<-lo xiva	-12
<-lo xndo	-19
<-lo xnto	17
<-lo xolo	-12
<-lo xono	-20
<-lo xray	-8
<-lo xrco	11
<-lo xrei	-16
<-lo xrta	-13
<-lo xsa	-13
<-lo xsai	-16
<-lo xsce	-13
<-lo xsci	-12
<-lo xsi	-31
<-lo xsso	-8
<-lo xtti	-17
<-lo xuto	-12
<-loro xano	-10
<-luce xnte	-9
<-luce xse	-8
<-lunedì xsi	-17
<-ma xchi	-16
<-ma xin	-18
<-madre xlo	-19
<-mai xare	-24
<-mai xata	-10
<-mai xate	-11
<-mai xato	-13
<-mai xda	-14
<-mai xere	-15
<-mai xil	-18
<-mai xin	-11
<-mai xire	-24
<-mai xopo	-10
<-mai xrci	-13
<-mai xrlo	-14
<-mai xse	-18
<-mai xsse	-15
<-mail xa	-9
<-manca xil	-18
<-manca xla	-15
<-manda xa	-17
<-manda xil	-15
<-manda xla	-18
<-mandato xun	-16
<-mando xil	-18
<-mano xa	-19
<-mano xla	-20
<-mattina xsi	-26
<-mattina xsto	-15
<-mattino xopo	-8
<-me xla	-24
<-me xlo	-26
<-medico xima	-15
<-mese xche	-12
<-mese ximo	-21
<-mese xsi	15
<-messo xin	-16
<-metri xdri	-12
<-mette xa	-10
<-mette xda	-14
<-mette xil	-21
<-mette xin	-9
<-mette xla	-26
<-mette xtta	-14
<-mette xun	-16
<-mettere xper	-12
<-mettiamo xper	-19
<-mettono xi	-15
<-mettono xin	-14
<-mezz'ora xima	-32
<-mezzo xtro	-17
<-mi xare	-18
<-mi xbbe	-20
<-mi xcia	-13
<-mi xevi	-26
<-mi xnti	-18
<-mi xono	-10
<-mi xrre	-16
<-mi xsi	-14
<-mi xtta	-22
<-mia xlia	-10
<-mia xlie	-15
<-min xima	-20
<-minuti xima	-15
<-minuti xin	-12
<-minuti xsi	-16
<-mio xano	-9
<-mio xero	-11
<-mio xino	-17
<-mio xzio	-13
<-misura xità	-25
<-misura xla	-17
<-modo xamo	10
<-motore xnto	-12
<-nastro xsi	-13
<-ne xamo	-12
<-ne xono	-13
<-ne xupa	-13
<-neanche xper	-13
<-neanche xse	-20
<-negli ximi	-19
<-nei xtti	-17
<-nel xale	-12
<-nel xaso	-19
<-nel xgio	-17
<-nel xhio	-15
<-nel xino	-21
<-nel xlio	-9
<-nel xllo	-17
<-nel xnto	-8
<-nel xoio	-13
<-nel xolo	-16
<-nel xone	-9
<-nel xore	-11
<-nel xrio	-16
<-nel xsso	-16
<-nel xtto	-21
<-nella xena	-14
<-nella xica	-14
<-nella xina	-11
<-nella xlla	-9
<-nella xola	-17
<-nella xsta	-10
<-nella xtta	-11
<-nella xzza	-11
<-nelle xste	-13
<-nemmeno xil	-22
<-nemmeno xse	-15
<-nessun xale	-17
<-nessun xivo	-10
<-nessun xore	-11
<-nessuna xone	-18
<-nessuno xche	-13
<-nessuno xla	-15
<-nessuno xsa	-17
<-nessuno xsi	-17
<-nessuno xva	-13
<-niente xale	-11
<-niente xare	-17
<-niente xnti	-13
<-niente xoni	-19
<-no xche	-15
<-no xil	-22
<-no xla	-26
<-no xnzi	-12
<-no xoto	-11
<-no xrzo	-13
<-no xusa	-15
<-noi xla	12
<-noi xle	11
<-nome xsi	-13
<-non xamo	-21
<-non xano	-14
<-non xare	-14
<-non xate	-11
<-non xati	-12
<-non xere	-12
<-non xete	-12
<-non xeva	-13
<-non xil	-17
<-non xin	-21
<-non xiva	-12
<-non xla	-32
<-non xle	-11
<-non xlo	-25
<-non xndo	-19
<-non xnno	-10
<-non xnta	-12
<-non xoli	-10
<-non xono	-21
<-non xse	-20
<-non xsi	-32
<-non xste	-14
<-non xtra	-11
<-non xva	-18
<-nostra xina	-16
<-nostra xnda	-21
<-nostra xola	-19
<-notare xche	-10
<-nuovo xche	-18
<-nuovo xla	-20
<-nuovo xore	-21
<-o xano	-12
<-o xgue	-8
<-o xla	-14
<-o xnza	-9
<-o xse	-18
<-o xunt	-12
<-occhi xusi	-20
<-oggetti xati	-19
<-oggi xamo	-21
<-oggi xla	15
<-ogni xici	-12
<-ogni xnno	-20
<-ogni xnto	-24
<-ogni xolo	-14
<-ogni xone	-28
<-ogni xore	-19
<-ogni xrno	-21
<-ogni xsta	-19
<-ogni xtre	-14
<-ogni xtto	-16
<-oltre xla	-17
<-operatori xono	-10
<-ora xche	-9
<-ordina xil	-10
<-ordine xrso	-12
<-ottanta xnti	-12
<-paga xil	-10
<-parte xil	-18
<-parte xin	-18
<-parte xla	-23
<-parte xlto	-12
<-partire xsi	-12
<-partita XXiva	-13
<-passa xda	-11
<-passa xil	-19
<-passa xima	-13
<-passa xine	-16
<-passa xla	-20
<-passa xlo	-9
<-passano xle	-12
<-passare xil	-13
<-per xchi	-28
<-per xere	-11
<-per xgli	-33
<-per xgni	-18
<-per xi	-45
<-per xima	-32
<-per ximi	-16
<-per xire	19
<-per xla	-20
<-per xle	-14
<-per xlio	-11
<-per xlo	-20
<-per xndo	22
<-per xnti	-17
<-per xone	-29
<-per xore	-25
<-per xsia	-15
<-per xsta	-19
<-per xtta	-13
<-per xtto	-8
<-per xun	-24
<-per xuna	-18
<-perché xgli	-11
<-perché xi	-13
<-perché xil	-25
<-perché xin	-11
<-perché xla	-31
<-perché xsto	-14
<-perde xtto	-13
<-però xil	-14
<-però xla	-18
<-pesa xil	-11
<-pesa xla	-15
<-pettine xtto	-10
<-pezzi xtti	-14
<-piante xin	-18
<-piscina xale	-13
<-più xlto	-16
<-più xnte	-26
<-più xolo	-15
<-poi xamo	-12
<-poi xchi	-13
<-poi xere	-13
<-poi xgio	-14
<-poi xgli	-19
<-poi xgni	-10
<-poi xi	11
<-poi xil	-35
<-poi xla	-31
<-poi xle	-10
<-poi xlo	-19
<-poi xquo	-12
<-poi xsi	-23
<-porta xa	-12
<-porta xil	-21
<-porta xla	-16
<-possa xire	-19
<-possono xare	-20
<-preleva xun	-14
<-preme xil	-20
<-prende xil	-23
<-prende xla	-16
<-prendi xla	-16
<-prepara xla	-21
<-prepara xle	-13
<-presa xin	-20
<-preso xla	-16
<-preso xun	-15
<-prezzo xsi	-12
<-prima xa	-14
<-prima xche	-22
<-prima xi	-19
<-prima xil	-18
<-prima xita	-9
<-prima xla	-35
<-prima xone	-17
<-prima xosa	-22
<-prima xsi	-33
<-prima xura	-17
<-procedura xper	-25
<-prodotti xa	-12
<-promemoria xper	-9
<-pronto xrso	-12
<-protezione Xile	-10
<-prova xil	-16
<-prova xin	-16
<-prova xla	-18
<-prova xova	-25
<-provare xil	-17
<-provare xla	-14
<-pulisce xla	-18
<-puliscono xi	-11
<-punti xita	-12
<-pure xil	-15
<-può xare	-18
<-può xere	-18
<-qualcosa xche	-15
<-qualcuno xlo	-10
<-quando xano	-18
<-quando xil	-21
<-quando xla	-26
<-quando xsi	10
<-quando xun	10
<-quattro xate	-9
<-quattro xini	-9
<-quattro xoli	-17
<-quattro xori	-12
<-quella xche	-11
<-quelle xate	-12
<-quelli xati	-10
<-quello xato	-8
<-quello xche	-32
<-quello xlo	-20
<-questa xla	-19
<-questo xlo	-17
<-qui xil	-26
<-qui xsi	-14
<-quindi xrlo	-16
<-quindi xsi	-22
<-radio xria	-8
<-ragazzi xovi	-13
<-registro xtre	-14
<-regolano xi	-10
<-resta xin	-20
<-resto xsi	-14
<-riceve xla	-15
<-riceve xle	-18
<-rientro xsi	-12
<-rifugio xa	-13
<-rimette xin	-13
<-riporta xil	-11
<-ritirano xgli	-20
<-roba xin	-15
<-sabato xla	-14
<-sacco xblu	-15
<-sale xin	-14
<-sale xlla	-11
<-salva xla	-20
<-sarei xato	-22
<-scala xata	-16
<-scarica xil	-14
<-scatole xda	-16
<-sceglie xla	-18
<-sceglie xun	-8
<-scheda xin	-16
<-scheda xsi	-13
<-scheda xsso	-14
<-sci xda	-12
<-scorso xil	-18
<-scritta xper	-23
<-scritto xa	-13
<-scritto xda	-25
<-scritto xil	9
<-scritto xin	20
<-scritto xlla	-9
<-scritto xome	16
<-scrive xil	-23
<-scrive xin	-16
<-scrive xlla	-10
<-scrivere xil	13
<-scrivo xper	-13
<-scusa xima	-11
<-se xamo	-21
<-se xbra	-12
<-se xgli	-19
<-se xil	-24
<-se xiva	-11
<-se xla	-27
<-se xle	-10
<-se xlla	-16
<-se xlo	-18
<-se xlto	-9
<-se xn'è	-11
<-se xnta	-18
<-se xono	-16
<-se xopo	-11
<-se xsce	-12
<-se xsi	-31
<-se xste	-17
<-se xun	-27
<-se xzza	-10
<-secondo xla	-14
<-secondo xore	-18
<-segniamo xil	-16
<-seguito xdio	-26
<-sei xane	-13
<-sei xili	-8
<-sempre xin	-15
<-sempre xite	-18
<-sempre xlla	-20
<-sempre xper	-16
<-sempre xse	-10
<-sennò xil	-19
<-sennò xsi	-16
<-senza xali	-11
<-senza xare	-13
<-senza xche	-11
<-senza xere	-10
<-senza xil	-16
<-senza xla	-21
<-senza xle	-18
<-senza xoni	-10
<-senza xrlo	-16
<-senza xrmi	-15
<-senza xtta	-9
<-senza xura	-19
<-sera xima	-25
<-serve xil	-22
<-serve xla	13
<-serve xun	-24
<-settimana xima	-20
<-settimana xsi	-10
<-settimane xima	-10
<-sfila xla	-13
<-sfoglia xil	-14
<-si xafa	-15
<-si xaga	-11
<-si xala	-14
<-si xama	-13
<-si xano	-42
<-si xara	-20
<-si xava	-11
<-si xbra	-9
<-si xcca	-17
<-si xcia	-20
<-si xeda	-12
<-si xede	-18
<-si xega	-26
<-si xeme	-8
<-si xene	-10
<-si xera	-20
<-si xeva	-18
<-si xfia	-21
<-si xgge	-9
<-si xgia	-29
<-si xgna	-31
<-si xgne	-17
<-si xhia	-17
<-si xica	-24
<-si xida	-14
<-si xide	-10
<-si xila	-18
<-si xina	-19
<-si xira	-9
<-si xita	-11
<-si xiva	-18
<-si xlda	-17
<-si xlge	-19
<-si xlia	-31
<-si xlie	-13
<-si xlla	-15
<-si xlta	-14
<-si xlva	-9
<-si xlza	-9
<-si xmpa	-28
<-si xnda	-16
<-si xnde	-20
<-si xnge	-16
<-si xnno	-15
<-si xnta	-23
<-si xnte	-27
<-si xola	-17
<-si xone	-22
<-si xono	-40
<-si xota	-28
<-si xova	-25
<-si xove	-14
<-si xppa	-16
<-si xpre	-15
<-si xqua	-13
<-si xrae	-8
<-si xrca	-21
<-si xrde	-16
<-si xrga	-15
<-si xrge	-13
<-si xrma	-11
<-si xrsa	-14
<-si xrta	-22
<-si xrte	-9
<-si xsca	-15
<-si xsce	-20
<-si xsta	-14
<-si xtra	-15
<-si xtta	-29
<-si xtte	-13
<-si xuga	-16
<-si xura	-29
<-si xusa	-12
<-si xva	-13
<-si xzia	-16
<-si xzza	-25
<-sia xato	-18
<-sia xuto	-12
<-siamo xati	-11
<-siamo xin	-15
<-siamo xrti	-11
<-siamo xsti	-20
<-sigillo xtto	-12
<-significa xche	-8
<-silenzio xin	-21
<-so xche	-10
<-solforosa xera	-13
<-solo xchi	-16
<-solo xi	-15
<-solo xil	-24
<-solo xndo	-16
<-solo xopo	-21
<-solo xse	-23
<-solo xtra	-18
<-soltanto xil	-11
<-sono xate	-24
<-sono xati	-14
<-sono xil	-23
<-sono xini	-15
<-sono xite	-27
<-sono xiti	-13
<-sono xla	-19
<-sono xnte	-14
<-sono xun	-12
<-sopra xi	-18
<-sopra xil	-13
<-sopra xlo	-22
<-sotto xi	-30
<-sotto xil	-26
<-sotto xima	-8
<-sotto xla	-30
<-sotto xle	-9
<-sotto xsi	-14
<-spegne xil	-17
<-spegne xla	-21
<-spegne xore	-9
<-spray xblu	-13
<-sta xa	-9
<-sta xin	-17
<-stacca xla	-15
<-stampa xla	13
<-stata xata	-18
<-stato xato	-15
<-stende xil	-16
<-sto xndo	-20
<-su xgni	-18
<-su xini	-22
<-su xino	-9
<-su xome	33
<-su xosa	-26
<-su xun	-18
<-subito xin	-10
<-subito xse	-12
<-sui xnti	-12
<-sui xoli	-9
<-sui xtti	-9
<-sul xale	-19
<-sul xare	-12
<-sul xcio	-15
<-sul xhio	-20
<-sul xile	-11
<-sul xino	-9
<-sul xito	-11
<-sul xlio	-27
<-sul xllo	-13
<-sul xlso	-10
<-sul xnco	-16
<-sul xnte	-14
<-sul xnto	-18
<-sul xolo	-23
<-sul xone	-19
<-sul xore	-14
<-sul xoro	-26
<-sul xrio	-11
<-sul xsso	-9
<-sul xtro	-16
<-sul xuro	-24
<-sulla xcia	-17
<-sulla xeda	-15
<-sulla xete	-17
<-sulla xgna	-10
<-sulla xlla	-14
<-sulla xria	-16
<-sulla xrta	-23
<-sulla xtta	13
<-sulla xura	25
<-sulle xcce	-15
<-suona xil	-17
<-suor Xese	-18
<-svuota xil	-25
<-svuota xla	-17
<-sì xnto	-24
<-taglia xil	-17
<-taglio xa	-9
<-tapis xant	-12
<-te xla	-20
<-te xlo	-16
<-telefona xlla	-19
<-temperatura xnte	-9
<-terra xa	-11
<-terra xsi	-17
<-testa xin	-13
<-testo xche	-17
<-testo xda	-9
<-testo xico	-20
<-ti xego	-10
<-ti xevo	-19
<-ti xiro	-13
<-ti xndo	-26
<-ti xrdi	-15
<-tiene xil	-14
<-tiene xla	-11
<-tira xil	-19
<-tira xla	-18
<-tocca xil	-19
<-tocca xla	-16
<-toccare xil	-19
<-toglie xil	-23
<-toglie xla	-30
<-tolgono xi	-10
<-tolgono xle	-19
<-tolgono xlli	-12
<-torna xin	-9
<-torna xtro	-11
<-tra xi	-10
<-tra xle	-16
<-tra xun	-28
<-tranne xil	-11
<-tre xane	17
<-tre xche	-25
<-tre xici	-13
<-tre xil	-18
<-tre xzzi	-12
<-trema xla	-8
<-tu xche	-18
<-tu xla	-17
<-turni xati	-13
<-turno xale	-11
<-tutta xla	-30
<-tutte xle	-23
<-tutti xa	-22
<-tutti xgli	-25
<-tutti xi	-30
<-tutto xil	-20
<-tutto xin	-20
<-tutto xrno	-11
<-ultimo xsi	-8
<-un x-it	-14
<-un xaio	-20
<-un xale	-18
<-un xane	-20
<-un xare	-14
<-un xato	-16
<-un xbel	-25
<-un xbro	-15
<-un xcco	-16
<-un xcio	-9
<-un xega	-17
<-un xelo	-13
<-un xere	-26
<-un xgio	-29
<-un xgno	-15
<-un xhio	-14
<-un xico	-13
<-un xino	-12
<-un xiro	-10
<-un xite	-22
<-un xito	-15
<-un xlio	-23
<-un xllo	-31
<-un xlmo	-15
<-un xlpo	16
<-un xlto	-10
<-un xnno	-9
<-un xnte	-29
<-un xoco	-20
<-un xogo	-16
<-un xolo	-33
<-un xone	-23
<-un xore	-21
<-un xoro	-24
<-un xpo'	-11
<-un xrio	-17
<-un xrno	-17
<-un xrto	-28
<-un xsco	-14
<-un xsta	-8
<-un xsto	-36
<-un xtro	-14
<-un xtto	-28
<-un xuto	-18
<-un xzzo	-28
<-un'istruzione xiva	-14
<-un'ora xima	-16
<-una xata	-14
<-una xcca	-16
<-una xcia	-20
<-una xdia	-15
<-una xeda	-17
<-una xena	-20
<-una xera	10
<-una xete	-10
<-una xice	-15
<-una xina	-38
<-una xita	-24
<-una xlla	-15
<-una xnda	-22
<-una xnta	-12
<-una xola	-27
<-una xona	-25
<-una xone	-31
<-una xosa	-28
<-una xoto	-14
<-una xova	12
<-una xper	-16
<-una xtua	-15
<-una xusa	-13
<-una xzza	-21
<-unico xper	-22
<-uno xnto	-18
<-uno xper	-14
<-uomini xano	-10
<-usa xil	-17
<-va xa	-14
<-va xata	-18
<-va xato	-14
<-va xda	-10
<-va xin	-24
<-va xnti	-19
<-vanno xate	-16
<-vasca xda	-10
<-vedere xle	-19
<-vengono xate	10
<-vengono xati	-27
<-verbale xone	-23
<-verso xil	-22
<-verso xle	-15
<-vi xrei	-13
<-via xla	-15
<-vicino xlla	-16
<-viene xata	-15
<-viene xato	-23
<-viene xda	-10
<-viene xil	-12
<-viene xima	-18
<-viene xito	-12
<-vietato xare	-21
<-vinto xil	-12
<-visto xla	-13
<-volta xamo	-18
<-volta xche	-17
<-volta xin	-9
<-volta xper	-24
<-volte xla	12
<-vorrei xche	-19
<-vorrei xrle	-14
<-vorrei xun	-20
<-vuole xche	-25
<-vuole xere	-15
<-vuole xil	-15
<-zona XXfao	-9
<-| xaro	-15
<-| xla	-18
<-| xllo	-15
<-| xtta	-15
<-| xuto	-13
<-è xale	-11
<-è xaro	-11
<-è xata	-30
<-è xato	-40
<-è xavo	-13
<-è xche	-34
<-è xeno	-11
<-è xero	-9
<-è xido	-21
<-è xile	-17
<-è xin	-20
<-è xita	-17
<-è xito	-19
<-è xivo	-14
<-è xlio	-11
<-è xlla	-32
<-è xlo	-24
<-è xnta	-22
<-è xome	15
<-è xone	-20
<-è xper	15
<-è xrio	-18
<-è xrta	-18
<-è xsso	-22
<-è xsta	-18
<-è xsto	-18
<-è xtra	-15
<-è xtta	-21
<-è xtto	-18
<-è xun	-32
<-è xuta	-20
<-è xuto	-22
<-– XXone	18
<-– Xnte	-9
<-– xale	-21
<-– xare	-20
<-– xere	-22
<-– xini	-18
<-– xllo	-16
<-– xone	-19
<-– xore	-16
<-– xria	-16
<-• xare	-11
<-☐ xing	-10
<-☐ xteo	-16
<.	21
</	-16
<0	-20
<2!	-19
<2"	-26
<2%	-17
<2'	-15
<2(	-40
<2)	-11
<2,	-32
<2-	-39
<2.	-44
<2/	-17
<20	-14
<2:	-31
<2;	-32
<2>	-15
<2?	-12
<2[	-15
<2]	-16
<2^	26
<2a5	-9
<2abbassa	-16
<2abbia	-10
<2abbiamo	-44
<2abiti	-22
<2acacia	-14
<2accanto	-19
<2accende	-30
<2accendo	-15
<2accendono	-10
<2accensione	-18
<2acceso	-11
<2accesso	-15
<2accompagna	-19
<2accordatura	-21
<2account	-12
<2acqua	-41
<2acquisto	-16
<2ad	-18
<2agenzia	16
<2agg	-17
<2aggancia	-16
<2aggiorna	-18
<2aggiornare	-20
<2aggiunge	-18
<2aggiungere	-13
<2agli	8
<2agnese	-12
<2agosto	-23
<2agricola	-26
<2ahimè	-13
<2aiuto	13
<2al	-25
<2alimentare	-19
<2all'altra	-14
<2all'aria	-17
<2all'ora	-11
<2all'uscita	-14
<2alla	-9
<2alle	-33
<2allergie	-12
<2allievi	-13
<2allo	-16
<2allora	15
<2almeno	-24
<2alta	-21
<2alto	-18
<2altri	-28
<2altrimenti	-10
<2altro	-25
<2alza	-30
<2analisi	-21
<2anche	-16
<2ancona	-14
<2ancora	-24
<2andare	-10
<2anelli	-16
<2animali	-19
<2anni	-20
<2annota	-17
<2antonella	-16
<2anzi	-17
<2anziani	-16
<2aperta	-26
<2aperti	-13
<2aperto	-23
<2appartamenti	-14
<2appena	-26
<2appende	-20
<2appendere	-19
<2applica	-17
<2appunti	-16
<2apre	-27
<2apriamo	-14
<2aprile	-11
<2aprire	-27
<2aprono	-19
<2archivia	-10
<2arriva	-47
<2arrivano	-33
<2arrivare	-13
<2arrivato	-15
<2arrivo	-24
<2ascensore	-16
<2asciuga	-21
<2asciutti	-9
<2ascolta	-16
<2aspetta	-34
<2assegna	-13
<2assegni	-9
<2assemblea	-12
<2assente	-15
<2assicurazione	-14
<2attacca	-15
<2attaccare	-10
<2attenzione	-20
<2atti	-12
<2atto	-11
<2attorno	-12
<2autista	-10
<2autorizza	-11
<2avanti	-26
<2avanzata	-11
<2avanzato	-23
<2aver	-17
<2avere	-21
<2avete	-15
<2aveva	-22
<2avuto	-16
<2avvia	-21
<2avvisa	-15
<2avvocati	-15
<2avvolge	-12
<2azienda	15
<2bacheca	-17
<2backup	-10
<2bagna	-17
<2bagnata	-19
<2bagnino	-21
<2bambino	-26
<2banca	-13
<2bandiera	-18
<2bar	-15
<2baracca	-15
<2barattolo	-9
<2barca	-20
<2barre	-13
<2bassa	-24
<2basso	-14
<2basta	-21
<2batte	-8
<2batteria	-13
<2batterie	-21
<2bel	-20
<2bella	-19
<2bianca	-14
<2bianco	-9
<2biblioteca	11
<2bibliotecario	-16
<2bicchieri	-15
<2bici	-9
<2bidone	-19
<2biglietto	-13
<2bilancia	-14
<2birra	-17
<2bisogna	-22
<2bisogno	-20
<2blocca	-10
<2blocco	-17
<2blu	-18
<2boh	-19
<2bolla	-23
<2bombole	-15
<2bordi	-12
<2bordo	-21
<2borse	-19
<2bottiglia	-12
<2bottiglie	-15
<2box	-15
<2bozza	-22
<2bravo	-19
<2brevi	-15
<2bronzo	-19
<2buco	-12
<2bufale	-18
<2buio	-9
<2buonasera	-23
<2buongiorno	-18
<2busta	-25
<2buste	-10
<2buttano	-18
<2buttare	12
<2c	-19
<2c'era	-19
<2c'è	-49
<2cabina	-11
<2cade	-19
<2cadute	-15
<2caffè	-22
<2cagliata	12
<2cala	-17
<2calce	-13
<2calda	-10
<2caldaia	-15
<2caldo	-21
<2calze	-8
<2cambia	-18
<2cambiano	-14
<2cambio	-32
<2camera	-21
<2camere	-21
<2camion	-31
<2campione	-12
<2campo	-19
<2canale	-20
<2cancellano	-11
<2candele	-20
<2cane	-21
<2canna	-19
<2cantiere	-12
<2capelli	-8
<2capezzoli	-9
<2capire	-24
<2capisce	-19
<2capitato	-14
<2capito	-19
<2capo	-21
<2capocantiere	-10
<2capoturno	-17
<2carabinieri	-8
<2carbone	-11
<2caricati	-11
<2carne	-13
<2carrello	-22
<2cartella	-14
<2cartellino	-11
<2cartello	-9
<2cartoncino	-13
<2casa	-31
<2caschi	-23
<2casco	-16
<2casi	13
<2caso	-20
<2cassa	-24
<2cassaforte	-13
<2cassetta	-21
<2cassette	-14
<2cassetto	-15
<2catene	-11
<2cavalli	-20
<2cavo	-24
<2ce	-22
<2cella	-15
<2cena	-10
<2ceneri	-19
<2centimetri	-11
<2centoventi	-17
<2centrale	-14
<2ceramica	-16
<2cerca	-15
<2certificato	-22
<2cesta	-10
<2che	15
<2check	-14
<2chi	-18
<2chiama	-37
<2chiamano	-10
<2chiamare	-17
<2chiamata	-10
<2chiamato	-15
<2chiara	-17
<2chiaro	-11
<2chiave	-23
<2chiavetta	-15
<2chiavi	-22
<2chiede	-35
<2chiedere	-15
<2chiedi	-25
<2chiediamo	-9
<2chiedo	-33
<2chiedono	-11
<2chili	-21
<2chiodi	-14
<2chiodo	-11
<2chiude	-34
<2chiunque	-12
<2chiusa	-14
<2chiuse	-14
<2chiusi	-8
<2chiuso	-13
<2chiusura	-20
<2ci	-34
<2ciao	-16
<2ciascuno	-14
<2cibo	-9
<2cinque	-28
<2cioè	-14
<2cisterna	-16
<2ciò	-18
<2classe	-17
<2cliente	-43
<2clienti	-15
<2cm	-15
<2coda	-18
<2codice	-18
<2col	-37
<2colla	-18
<2collega	-26
<2colleghi	-15
<2colletto	-17
<2colombo	-17
<2colore	-22
<2colori	-10
<2colpo	-14
<2coltelli	-16
<2coltello	-15
<2com'è	-21
<2come	-40
<2comincia	-20
<2commessa	-11
<2committente	-16
<2compila	-24
<2comportamento	-24
<2computer	-12
<2comune	-28
<2comunica	-9
<2con	-66
<2concime	-16
<2conferma	-13
<2confermare	-16
<2confezioni	-9
<2consegna	-30
<2consegnano	-21
<2consegne	-21
<2conservatore	-8
<2consiglio	-15
<2consorzio	-26
<2consulente	-14
<2conta	-26
<2contano	-8
<2contatto	10
<2contesto	-10
<2conti	-19
<2conto	-17
<2contrario	-16
<2contro	-16
<2controlla	-42
<2controlli	-22
<2controlliamo	-10
<2controllo	-24
<2conviene	-11
<2coop	-14
<2cooperativa	-21
<2coperte	-9
<2copia	-22
<2copre	-11
<2corda	-17
<2cordialità	-10
<2corriere	-15
<2corsia	-10
<2corso	-17
<2corte	-12
<2cortesemente	-15
<2corto	-13
<2cosa	15
<2cose	-24
<2così	-38
<2credito	-9
<2croce	-10
<2crogiolo	-17
<2crosta	-15
<2cucina	-19
<2cugino	-15
<2cui	-23
<2cunei	-16
<2cuneo	-12
<2cuoca	-11
<2cuore	-14
<2cura	-18
<2custode	-12
<2custodia	-16
<2d'acciaio	-13
<2d'acqua	-16
<2d'emergenza	-23
<2d'estate	-15
<2d'inverno	-12
<2d'ora	-19
<2dai	-29
<2dal	-46
<2dall'alto	-13
<2dalla	-27
<2dalle	-18
<2dallo	-20
<2danni	-12
<2danno	-15
<2data	-35
<2date	-13
<2dati	-16
<2davanti	-19
<2decide	-26
<2deciso	-14
<2defunto	-14
<2degli	-38
<2dei	-56
<2del	-20
<2dell'acqua	-30
<2della	-65
<2delle	-51
<2dello	-21
<2demineralizzata	-12
<2dentro	-9
<2deposito	-20
<2desidera	-20
<2destra	-9
<2detto	-38
<2deve	-43
<2devi	-21
<2devo	-24
<2devono	-8
<2diagonale	-14
<2dice	-37
<2dicembre	-15
<2diciannove	-9
<2dico	-27
<2dieci	-35
<2dietro	-28
<2dipendenti	-8
<2dire	-18
<2direttivo	-14
<2direttore	-18
<2direzione	-13
<2dirigente	-19
<2discesa	-25
<2discussioni	-9
<2disinfetta	-14
<2disinfettano	-14
<2disinfettante	-14
<2disposizione	-12
<2distribuzione	-22
<2dito	-17
<2ditta	-24
<2diverso	-18
<2do	-15
<2documenti	-18
<2documento	15
<2dodici	-22
<2domanda	-13
<2domani	-13
<2domenica	-18
<2domicilio	-18
<2don	-12
<2donatore	-21
<2donne	-15
<2dopo	-59
<2doppio	-12
<2dormirci	-16
<2dov'è	-13
<2dove	-16
<2dovuto	-19
<2dritto	-17
<2due	-59
<2dump	-14
<2dunque	18
<2durante	-16
<2durc	-16
<2dà	-34
<2e	-57
<2ecco	19
<2eh	-26
<2elenco	-20
<2elettrico	-26
<2emergenza	-14
<2entra	-20
<2entrare	-20
<2entro	-34
<2errore	-11
<2errori	-13
<2esatto	-13
<2esce	-19
<2escono	-16
<2esegue	-17
<2esiste	-18
<2espone	-13
<2essere	-26
<2esterno	-13
<2estetico	-15
<2estintori	-21
<2estrae	-13
<2etichetta	-19
<2euro	-18
<2evitare	-11
<2ex	-19
<2faccia	-14
<2facciamo	-8
<2facciata	-12
<2faccio	-24
<2faceva	-15
<2fai	-24
<2famiglia	-25
<2famiglie	-18
<2familiari	-19
<2fammi	-14
<2fango	-15
<2fanno	-28
<2far	-37
<2fare	9
<2farmaci	-25
<2farmaco	-22
<2fate	13
<2fatti	-19
<2fattura	-17
<2favore	-19
<2febbraio	-10
<2febbre	-9
<2felice	-15
<2feriti	-13
<2ferma	-39
<2fermo	-16
<2ferri	-15
<2ferro	-18
<2fianco	-17
<2fiera	-20
<2fila	-21
<2file	-16
<2film	-18
<2filo	-19
<2filtri	-14
<2filtro	-14
<2finché	-16
<2fine	-43
<2finestre	-13
<2finisce	-18
<2finita	-16
<2finiti	-10
<2finito	-24
<2fino	-23
<2finora	12
<2fiocchi	-8
<2fiori	-13
<2firma	-27
<2firmare	-10
<2firmata	-8
<2firmato	-11
<2fiscale	-11
<2fissare	-9
<2foglia	-17
<2fondo	-32
<2forbici	-16
<2forma	-16
<2formato	-19
<2forni	-14
<2forno	-10
<2forte	-13
<2fosse	-19
<2foto	-36
<2fotografa	-31
<2fotografia	-9
<2fra	-21
<2fratello	-11
<2freddo	-17
<2freni	-14
<2freno	-10
<2fretta	-32
<2frigo	-19
<2fronte	10
<2fuma	-13
<2fuoco	11
<2fuori	-33
<2furgone	-15
<2furto	-11
<2gambe	-13
<2gara	16
<2garbo	-9
<2gas	-17
<2gatti	-10
<2genera	-13
<2genitore	-19
<2genitori	-12
<2gennaio	-12
<2gente	-15
<2gentile	-23
<2gestionale	-17
<2gestione	-27
<2gestisco	-25
<2getti	-11
<2gg	-10
<2ghiaccio	-19
<2gialla	-11
<2gialli	-21
<2gigi	-23
<2giordano	-10
<2giornale	-15
<2giorno	-34
<2giovani	-13
<2giovedì	-17
<2gira	-25
<2girate	-11
<2giri	-13
<2giro	-28
<2giugno	-17
<2giusto	-16
<2già	-18
<2giù	12
<2gli	-52
<2gradi	-20
<2grande	-23
<2grandi	-19
<2grasso	-12
<2grazie	-31
<2graziella	-13
<2greta	-10
<2griglia	-14
<2grosso	-10
<2gruppi	-21
<2gruppo	-15
<2guanti	-29
<2guarda	-37
<2guardano	-20
<2guardare	-11
<2guardato	-9
<2guardi	-16
<2guardo	-14
<2guarnizioni	-9
<2ha	-42
<2hamid	-13
<2hanno	-41
<2ho	-26
<2i	-30
<2ieri	-17
<2il	-80
<2immagini	-20
<2immerge	-12
<2impianto	-14
<2importa	-16
<2in	-11
<2incide	-12
<2indietro	-21
<2infermiere	-11
<2infila	-19
<2ingresso	-21
<2iniziali	-13
<2inizio	-9
<2insegna	-12
<2inserisce	-14
<2insieme	-14
<2insiste	-14
<2intera	-13
<2interno	-24
<2intero	-9
<2intorno	-24
<2invece	-19
<2invernale	-13
<2io	-20
<2irriguo	-8
<2iscritto	-20
<2istituto	-11
<2italiano	-22
<2ivano	-19
<2jessica	-17
<2l'abbiamo	-19
<2l'acqua	-18
<2l'addetto	-14
<2l'agente	-9
<2l'agenzia	-14
<2l'aiuto	-13
<2l'alcol	-13
<2l'allarme	-10
<2l'allenatore	-9
<2l'altra	-22
<2l'altro	-16
<2l'analisi	-11
<2l'appello	-14
<2l'archivista	-14
<2l'assistente	-18
<2l'autista	-18
<2l'auto	-10
<2l'autorizzazione	-11
<2l'elenco	-16
<2l'etichetta	-16
<2l'ha	-21
<2l'ho	-17
<2l'impasto	-8
<2l'impiegata	-12
<2l'impronta	-9
<2l'infermiere	-13
<2l'insegnante	-11
<2l'italiano	-11
<2l'operatore	-19
<2l'ordine	-13
<2l'ospite	-13
<2l'ultima	9
<2l'ultimo	-9
<2l'umidità	-15
<2l'uso	-22
<2l'utente	-11
<2la	-51
<2laboratorio	9
<2lampada	-25
<2lascia	-38
<2lasciano	-24
<2lasciare	-11
<2lasciato	-9
<2lascio	-13
<2laterale	-13
<2lati	-18
<2lato	-16
<2latte	9
<2lava	-21
<2lavano	-26
<2lavare	-9
<2lavato	-18
<2lavora	-11
<2lavorazione	-21
<2lavori	-24
<2lavoro	-33
<2le	-79
<2lega	-19
<2legale	-11
<2legge	-23
<2leggere	-20
<2leggono	-17
<2legno	-17
<2lei	-29
<2lembi	-16
<2lente	-16
<2lenti	-19
<2lenzuola	-18
<2letti	-14
<2letto	-15
<2lettura	-19
<2leva	-11
<2li	-21
<2libera	-19
<2liberatoria	-15
<2libero	-14
<2libri	-17
<2libro	-15
<2lievito	-27
<2linea	-19
<2linee	-18
<2list	-10
<2litri	-13
<2litro	-18
<2livello	-20
<2locale	-23
<2lontano	-11
<2loro	-12
<2lotto	-19
<2luca	-19
<2lucchetti	-12
<2luci	-12
<2luglio	-17
<2lui	13
<2lunedì	-36
<2lungo	-10
<2lì	-16
<2ma	-55
<2macchina	-27
<2madre	-25
<2maestra	-20
<2maestro	-16
<2magari	-19
<2magazzino	-22
<2maggio	-20
<2mai	-37
<2mail	-8
<2malga	-18
<2manager	-19
<2manca	-20
<2mancano	-10
<2mancante	-8
<2manco	-19
<2manda	-33
<2mandato	-18
<2mando	-22
<2mangia	-13
<2mangiato	-11
<2mani	-23
<2maniera	17
<2mano	-44
<2manutenzione	-17
<2marcia	-14
<2marito	-13
<2martedì	-11
<2marzo	-13
<2maschera	-16
<2massimo	-25
<2materiale	-9
<2matricola	-12
<2mattina	-29
<2mattino	-17
<2me	-36
<2medicine	-17
<2medico	-25
<2memoria	11
<2meno	-17
<2mensa	-21
<2mentre	-10
<2mercato	-27
<2merce	-22
<2mercoledì	-16
<2mese	-36
<2mesi	-24
<2messa	-19
<2messo	-14
<2meteo	-15
<2metri	-20
<2metro	-16
<2metta	-21
<2mette	-39
<2mettere	-18
<2metterla	-9
<2metti	11
<2mettiamo	-22
<2mettono	-21
<2metà	-25
<2mezz'ora	-30
<2mezza	-20
<2mezzo	-26
<2mi	-57
<2mia	-8
<2miele	-15
<2min	-22
<2minori	-11
<2minuti	-43
<2minuto	-24
<2mio	-20
<2miscela	-14
<2misura	-31
<2misure	-12
<2mixer	-18
<2mm	-14
<2modo	19
<2modulo	-15
<2molla	-11
<2molti	-14
<2monta	-25
<2montaggio	-25
<2montano	-8
<2mostra	-12
<2motivo	14
<2motore	-17
<2muffa	-16
<2multe	-13
<2munge	-18
<2mungitura	-22
<2muro	9
<2museo	-29
<2musicale	-10
<2muso	-10
<2nas	-11
<2nascita	-16
<2nastro	-16
<2ne	-30
<2neanche	-17
<2necessario	-15
<2negozio	-17
<2nei	-20
<2nel	-46
<2nella	-36
<2nelle	-12
<2nello	-23
<2nemmeno	-13
<2neon	-8
<2nessun	-20
<2nessuna	-18
<2neve	-20
<2niente	-53
<2nipote	-13
<2no	-54
<2nodi	-10
<2noi	-19
<2noleggio	13
<2nome	-29
<2nomi	-18
<2non	-32
<2nostra	13
<2nostro	-39
<2nota	-15
<2notaio	-12
<2notare	-13
<2notte	-25
<2novanta	-19
<2nove	-15
<2novembre	-18
<2numeri	-16
<2numero	-26
<2nuova	-31
<2nuove	-20
<2nuovi	-23
<2nuovo	-27
<2o	-43
<2occhi	-13
<2occhio	-10
<2occorre	-22
<2oggetti	-20
<2oggetto	17
<2ogni	-31
<2ognuno	-20
<2ok	-26
<2olio	-17
<2oltre	-11
<2operatori	-12
<2oppure	-14
<2ora	-38
<2ordine	-16
<2ore	10
<2orecchie	-13
<2originale	-18
<2orologi	-17
<2ospedale	-9
<2ospite	-24
<2ospiti	-22
<2ottantacinque	-13
<2ottobre	-21
<2paese	-13
<2paga	-13
<2pagine	10
<2pancia	-11
<2pane	-10
<2panno	-14
<2papà	-20
<2paratoie	-19
<2parere	-19
<2parole	-18
<2parrocchia	-18
<2parrucca	-15
<2partendo	-16
<2parti	-13
<2partire	-12
<2passa	-42
<2passaggi	-10
<2passaggio	-18
<2passare	-21
<2passata	-12
<2passato	-18
<2passeggeri	-24
<2passi	-17
<2passo	-29
<2password	-17
<2pasticceria	-13
<2pattini	-11
<2paura	-19
<2paziente	-12
<2pc	-14
<2pedale	-12
<2pelle	-19
<2pennarello	-9
<2pensione	-22
<2per	36
<2perché	-42
<2perciò	-12
<2perde	-23
<2perimetro	-18
<2permesso	-16
<2perso	-14
<2persona	-21
<2personale	10
<2persone	-18
<2però	-36
<2pesa	-27
<2pesce	-23
<2pesci	-19
<2pesi	-15
<2peso	-28
<2pezzetto	-18
<2pezzi	-16
<2pezzo	-18
<2ph	-11
<2piacerebbe	-19
<2piani	-11
<2piano	-36
<2pianoforte	-19
<2pianoforti	-13
<2piante	-23
<2piatti	-17
<2piatto	-12
<2piccola	-14
<2piccoli	-13
<2piedi	-17
<2piena	-19
<2pieno	-12
<2pioggia	-9
<2piscina	-18
<2pistola	-17
<2po'	-13
<2poco	-23
<2poi	-57
<2polistirolo	-9
<2polizza	-13
<2polso	-18
<2pomeriggio	-13
<2ponte	-16
<2ponteggio	-17
<2porta	-37
<2portale	-15
<2portano	-15
<2portata	-13
<2portato	-9
<2porte	-16
<2portello	-15
<2portiere	-11
<2portineria	-15
<2porto	-13
<2pos	-9
<2posa	-22
<2posizione	-9
<2possa	-24
<2possono	-18
<2posto	-24
<2potrebbe	-14
<2poveretto	-17
<2pratica	-12
<2prato	-10
<2prego	-16
<2preleva	-15
<2prelievo	-24
<2preme	-11
<2premessa	-14
<2premuto	-14
<2prende	-32
<2prendi	-11
<2prenota	-11
<2prepara	-27
<2preparare	-17
<2presa	-28
<2presenta	-15
<2presenti	-20
<2presenza	-10
<2presidente	-13
<2prestito	-24
<2pretende	-19
<2prezzo	-18
<2prima	-57
<2prime	-16
<2primi	-14
<2primo	-25
<2procedura	35
<2prodotto	-16
<2promemoria	-27
<2promesso	-19
<2pronto	-23
<2proprietari	-12
<2proprio	-16
<2prossimo	-23
<2prova	-48
<2provare	-21
<2provette	-17
<2provincia	-15
<2pugno	-10
<2pulisce	-24
<2puliscono	-20
<2pulita	-21
<2pulito	-19
<2pulizia	-30
<2pullman	-12
<2punta	-18
<2punti	-18
<2punto	14
<2pure	-25
<2puzza	-11
<2può	-23
<2quaderno	-22
<2quadro	-14
<2qualche	-24
<2qualcuno	-30
<2quali	-11
<2qualità	-13
<2qualora	-16
<2qualunque	-17
<2quando	-56
<2quantità	-12
<2quaranta	-36
<2quarantena	-16
<2quartiere	-17
<2quarto	-19
<2quasi	-18
<2quattordici	-11
<2quattro	-37
<2quel	-20
<2quella	-35
<2quelle	-23
<2quelli	-36
<2quello	-43
<2quest'anno	-14
<2questa	-37
<2questionario	-13
<2questione	16
<2questo	-41
<2qui	-29
<2quindi	-29
<2r	18
<2raccoglie	-20
<2raccolgono	-15
<2raddrizzano	-23
<2radio	-25
<2ragazza	-24
<2ragazzi	-36
<2ragazzo	-30
<2ragione	-22
<2rami	-13
<2rapaci	-8
<2rapporto	-12
<2raso	-17
<2recensione	-14
<2recupero	-20
<2redazione	-12
<2regia	-10
<2registrato	-10
<2registrazione	-18
<2registro	-37
<2regola	12
<2regolano	-11
<2regole	12
<2reparto	-20
<2report	-9
<2resi	-13
<2responsabile	-17
<2resta	-21
<2restano	-14
<2restauratore	-9
<2restituire	-21
<2resto	-13
<2retro	-12
<2revisione	-17
<2riassumo	-17
<2ricarica	-21
<2ricetta	-16
<2riceve	-30
<2riceviamo	-18
<2ricevuta	-19
<2ricevuto	-14
<2richiama	-16
<2richiesta	-18
<2richieste	-10
<2richiude	-10
<2ricorda	-16
<2ricordi	-17
<2ridere	-23
<2riduzione	-18
<2riempie	-19
<2riempitrice	-19
<2rientra	-10
<2rientro	-18
<2riesce	-22
<2riferisce	-23
<2rifugio	8
<2riga	9
<2righe	20
<2riguarda	9
<2rilevatori	-9
<2rimanda	-15
<2rimasta	-20
<2rimasto	-23
<2rimettono	-14
<2ringrazia	-11
<2ringrazio	-15
<2rinnova	-19
<2ripara	-15
<2riparazione	-15
<2ripariamo	-12
<2ripete	11
<2riporta	-10
<2riposa	-10
<2riposo	-19
<2ripreso	-15
<2ripristino	-26
<2risciacquo	-11
<2risponde	-22
<2risposto	-9
<2ristorante	-18
<2ritardo	-11
<2ritira	-21
<2ritirano	-21
<2ritorno	-23
<2riunione	-11
<2roba	-18
<2rompe	-22
<2rosa	-10
<2rossa	-17
<2rosse	-17
<2rossi	-13
<2rosso	-21
<2rotazione	-19
<2rotta	-11
<2rotte	-13
<2rotti	-12
<2rotto	-15
<2rovescio	-20
<2rubinetti	-12
<2rubinetto	-19
<2rulli	-14
<2ruota	-16
<2sabato	-17
<2sabbia	-15
<2sacchetti	-20
<2sacchetto	-23
<2sacchi	-11
<2sagoma	-13
<2sala	-34
<2sale	-33
<2salire	-20
<2salva	-24
<2salvavita	-22
<2sandro	-14
<2sangue	-16
<2sapere	-15
<2sapone	-10
<2sarebbe	-29
<2scade	-14
<2scadenza	-9
<2scaduta	-8
<2scaduto	-11
<2scala	-17
<2scalda	-18
<2scarica	-15
<2scarico	-15
<2scarpe	-22
<2scarta	-11
<2scatola	-20
<2scatole	-14
<2sceglie	-14
<2scena	-17
<2scende	-24
<2scendere	-14
<2scheda	-27
<2scheggiato	-14
<2schermo	-11
<2schiena	-10
<2schiuma	-17
<2scopo	-19
<2scoria	-11
<2scorrere	-15
<2scorsa	-14
<2scorso	-17
<2scritta	11
<2scritto	11
<2scrive	-27
<2scrivere	-39
<2scrivete	11
<2scrivi	22
<2scriviamo	-12
<2scrivo	-23
<2scuola	-32
<2scuolabus	-19
<2scuri	-15
<2scusa	-21
<2scusate	9
<2se	-66
<2secchio	-14
<2secco	-17
<2seconda	-16
<2secondi	-19
<2secondo	-27
<2sede	-19
<2segna	-24
<2segnalazione	-17
<2segretario	-16
<2segreteria	-23
<2segue	-23
<2seguire	-22
<2seguono	-13
<2sei	-34
<2sella	-18
<2sembra	-15
<2seme	-10
<2semestre	-13
<2semplice	9
<2sennò	-37
<2sente	-30
<2senti	-26
<2senza	-30
<2sera	-38
<2sessanta	-15
<2sesto	11
<2sette	-8
<2settembre	-27
<2settimana	-33
<2settimane	-19
<2sezione	-8
<2sfoglia	-11
<2sgocciolare	-12
<2si	-29
<2sia	-27
<2siamo	-38
<2sicurezza	-14
<2siete	-16
<2sigillo	-20
<2signora	-31
<2signore	-22
<2silenzio	-15
<2sim	-12
<2sinistra	-10
<2siringa	-18
<2sito	-11
<2situazione	-10
<2smaltimento	-15
<2smette	-14
<2smonta	-11
<2smontano	-17
<2so	-33
<2soccorso	-20
<2soci	-18
<2socio	-14
<2soffia	-13
<2soffiare	-17
<2sola	-12
<2sole	-18
<2soli	-10
<2solito	-12
<2solleva	-10
<2solo	-38
<2soltanto	-16
<2sono	-15
<2sopra	-21
<2soprattutto	-20
<2soprintendenza	-11
<2sorella	-10
<2sostituisce	-24
<2sostituzione	-31
<2sotto	-35
<2sparsi	-13
<2spazza	-16
<2spazzola	-14
<2spedisce	-13
<2spegne	-16
<2spegnere	-16
<2spento	-13
<2spero	-11
<2spiega	-13
<2spiegare	-29
<2spieghi	13
<2spina	-9
<2spogliatoi	-9
<2sporca	10
<2sporco	-19
<2sposa	-17
<2sposta	-16
<2spray	-15
<2squadra	-14
<2srotola	-9
<2stacca	-19
<2staccano	-15
<2staccato	-11
<2stagionali	-9
<2stagione	-19
<2stagista	-13
<2stampa	-30
<2stampante	-17
<2stanno	-15
<2stanza	-26
<2star	-14
<2stare	-20
<2stata	-24
<2stato	-18
<2stazione	-13
<2stende	-19
<2stendere	-17
<2sterilizzazione	-13
<2stessa	-15
<2stesura	-18
<2stia	15
<2sto	-13
<2straccio	-16
<2strumento	-13
<2studenti	-15
<2studio	-23
<2stupefacenti	-15
<2su	18
<2sua	-16
<2subito	-28
<2succo	-19
<2sui	-13
<2sul	-48
<2sulla	-42
<2sulle	-26
<2suola	-14
<2suona	-29
<2suonano	-9
<2suor	-11
<2superficie	-15
<2svuota	-22
<2svuotare	-15
<2tabella	-10
<2tablet	-18
<2taglia	-27
<2taglio	-13
<2tampone	-11
<2tante	-19
<2tappo	-20
<2tasche	-13
<2tavole	-15
<2tavoli	-9
<2tavolo	-20
<2te	-19
<2tecnico	-34
<2tedesco	-15
<2tela	-19
<2telaio	-9
<2teleferica	-16
<2telefona	-16
<2telefonare	-12
<2telefonata	10
<2telefoni	-10
<2telefono	-28
<2telo	-15
<2tempo	-18
<2tenere	-26
<2tengo	-12
<2tengono	-23
<2termine	-11
<2terra	-22
<2terza	-20
<2terzo	-24
<2tessera	-13
<2test	-20
<2testa	-29
<2ti	-33
<2ticket	-13
<2tiene	14
<2tiepida	-15
<2tipo	-12
<2tira	-29
<2tirano	-9
<2tirocinanti	-10
<2titolare	-11
<2titoli	-13
<2tocca	-24
<2toccare	-11
<2togli	-12
<2toglie	-35
<2togliere	-22
<2tolgono	-21
<2tolte	-13
<2tommaso	-15
<2torce	-11
<2torcia	-9
<2torna	-21
<2tournée	-16
<2tra	-37
<2tranne	-16
<2trasfusionale	-11
<2travaso	-18
<2tre	-37
<2trent'anni	-16
<2trenta	-14
<2troppo	-13
<2trova	-15
<2trovato	-16
<2trovo	-15
<2tu	-38
<2tua	-12
<2tubo	-17
<2turni	-12
<2turno	-33
<2tutta	-20
<2tutte	-16
<2tutti	-37
<2tutto	-31
<2ufficio	-13
<2uguale	-21
<2ultime	-11
<2ultimo	-20
<2un	-38
<2un'impresa	-15
<2un'istruzione	19
<2un'ora	-15
<2una	-76
<2unico	11
<2uno	-37
<2uomini	-22
<2usa	-15
<2uscire	-21
<2uscita	-11
<2uscito	-15
<2uso	-18
<2utenti	-20
<2va	-19
<2vabbè	-17
<2vado	-12
<2vale	-19
<2valle	-12
<2vanno	-32
<2varie	-18
<2vasca	-25
<2vasche	-17
<2vasi	-16
<2vaso	-18
<2vassoio	-8
<2vecchia	-22
<2vecchio	-23
<2veda	-17
<2vede	-18
<2vedere	9
<2vediamo	-9
<2veicoli	-18
<2velo	-20
<2vendita	-12
<2vendono	-18
<2venerdì	-18
<2vengono	-37
<2vent'anni	10
<2venti	-27
<2ventidue	-22
<2ventiquattr'ore	-16
<2vento	-36
<2venuto	-20
<2verbale	-21
<2verde	-19
<2verdi	-13
<2verifica	-16
<2verricello	-11
<2versa	-12
<2versano	-14
<2verso	-25
<2veste	-15
<2veterinario	-8
<2vetro	-17
<2vi	-32
<2via	-17
<2vicino	-25
<2viene	-35
<2vietato	-16
<2vinto	-12
<2violini	-20
<2visiera	-12
<2visita	-18
<2visite	-23
<2vista	-24
<2visto	-14
<2visura	-15
<2vocale	-16
<2voce	-17
<2voglia	-18
<2vogliamo	-27
<2voglio	-19
<2vogliono	-22
<2volo	-18
<2volontari	-22
<2volontario	-23
<2volta	-30
<2volte	-31
<2volume	-15
<2vorrebbe	-17
<2vorrei	-43
<2vorremmo	-23
<2vostra	-14
<2vuole	19
<2vuota	-16
<2zaino	-17
<2zero	-14
<2zio	-25
<2zona	-16
<2|	-29
<2«	12
<2°	-11
<2»	-16
<2–	-43
<2—	-26
<2•	-24
<2→	-16
<2☐	-16
<;	-44
<<! !	-9
<<" la	-18
<<" non	-15
<<% ,	-12
<<( non	-12
<<( per	-19
<<( scritto	-20
<<) ,	-19
<<) :	-10
<<) ci	-12
<<) e	-11
<<) il	-17
<<) la	-25
<<) le	-15
<<) si	-11
<<) è	-12
<<, 0	-15
<<, a	-21
<<, acqua	-15
<<, adesso	-9
<<, alla	-12
<<, altrimenti	-14
<<, anche	-31
<<, area	-14
<<, che	-36
<<, chi	-9
<<, chiave	-13
<<, ci	-22
<<, circa	-19
<<, come	-28
<<, con	-24
<<, conta	-9
<<, contro	-20
<<, controllare	-10
<<, cosa	-15
<<, così	-16
<<, da	-19
<<, di	-17
<<, diciamo	15
<<, dopo	-24
<<, due	-26
<<, e	-44
<<, ecco	-19
<<, essendo	-17
<<, fai	-15
<<, gli	-18
<<, glielo	-12
<<, guardare	-9
<<, ha	-13
<<, ho	-15
<<, i	-29
<<, il	-38
<<, in	-25
<<, io	-15
<<, la	-39
<<, le	-13
<<, ma	-22
<<, mai	-36
<<, mi	-19
<<, mio	-14
<<, ne	-22
<<, neanche	-12
<<, nel	-16
<<, nella	-11
<<, nemmeno	-16
<<, nessun	-11
<<, niente	-12
<<, no	-9
<<, non	-20
<<, numero	-8
<<, o	-15
<<, ogni	-16
<<, ognuno	-16
<<, perché	-23
<<, perciò	-13
<<, però	-17
<<, poi	-23
<<, porta	-15
<<, prima	-33
<<, pure	-21
<<, quando	-14
<<, quindi	-16
<<, reparto	-9
<<, scrivo	-8
<<, se	-19
<<, sei	-17
<<, senza	-13
<<, si	-32
<<, siamo	-21
<<, solo	-14
<<, sono	-13
<<, sotto	-20
<<, sulla	-20
<<, ti	-13
<<, tipo	-15
<<, toglie	-20
<<, tranne	-16
<<, tre	-14
<<, tu	-20
<<, tutti	-14
<<, un	-27
<<, una	-19
<<, uno	-11
<<- il	-15
<<. :	-20
<<. cassa	-13
<<. chi	-16
<<. di	-13
<<. i	-16
<<. il	-16
<<. la	-17
<<. poi	-13
<<. si	-22
<<0 ,	-37
<<0 .	-14
<<0 /	-16
<<0 ;	-18
<<0 ]	-20
<<0 di	-9
<<0 e	-19
<<0 euro	-13
<<0 giorni	-19
<<0 in	-15
<<0 lo	10
<<0 min	-21
<<0 o	-10
<<0 si	-8
<<0 solo	-10
<<0 |	-25
<<0 °	-11
<<0 –	13
<<: 0	-8
<<: allora	-27
<<: come	9
<<: da	-14
<<: dopo	-14
<<: e	-15
<<: fai	-17
<<: il	-32
<<: la	9
<<: lo	-16
<<: nessuno	-17
<<: ogni	-9
<<: provare	-17
<<: si	-18
<<: ufficio	-18
<<: una	-11
<<; con	-10
<<; il	-17
<<; la	-20
<<; non	-9
<<[ ]	-14
<<^ (	-19
<<^ *	-15
<<^ .	-22
<<^ 0	-26
<<^ >	-14
<<^ [	-12
<<^ a	-30
<<^ abbiamo	-15
<<^ acqua	-15
<<^ adesso	-31
<<^ ahahah	-12
<<^ ai	-23
<<^ all'arrivo	-15
<<^ all'uscita	-14
<<^ alle	-19
<<^ allora	17
<<^ apertura	-21
<<^ appena	-17
<<^ appunti	-20
<<^ avrei	-16
<<^ buon	-9
<<^ buona	-10
<<^ buongiorno	-20
<<^ cara	-11
<<^ caro	-14
<<^ che	-17
<<^ chi	15
<<^ chiedo	-13
<<^ chiusura	-20
<<^ ci	-23
<<^ ciao	-33
<<^ con	-21
<<^ consegna	-14
<<^ controllo	-22
<<^ da	-16
<<^ dalla	-17
<<^ di	-22
<<^ dice	-10
<<^ documenti	-8
<<^ dopo	-47
<<^ dott.ssa	-21
<<^ due	-21
<<^ durante	9
<<^ e	-32
<<^ fammi	-13
<<^ far	-13
<<^ filtri	-8
<<^ finito	-13
<<^ fino	-15
<<^ foto	-12
<<^ fotografa	-8
<<^ gentile	-16
<<^ gestisco	-20
<<^ giro	-17
<<^ ho	-27
<<^ ieri	-16
<<^ in	-34
<<^ l'addetta	-16
<<^ l'addetto	-10
<<^ l'assistente	-11
<<^ l'autista	-17
<<^ l'avvocato	-9
<<^ l'infermiera	-9
<<^ l'infermiere	-11
<<^ l'operatore	-15
<<^ la	15
<<^ lavaggio	-21
<<^ lavoro	-16
<<^ le	14
<<^ lo	-21
<<^ ma	-26
<<^ mai	-26
<<^ mezz'ora	-14
<<^ mi	-29
<<^ mio	-11
<<^ ne	-13
<<^ negli	-19
<<^ nel	-28
<<^ nella	-20
<<^ nessun	12
<<^ nessuna	-12
<<^ nessuno	-15
<<^ niente	-21
<<^ non	-35
<<^ ogni	16
<<^ ok	17
<<^ però	12
<<^ poi	-13
<<^ prendi	-16
<<^ prima	-25
<<^ prova	-17
<<^ qualora	-18
<<^ quando	-41
<<^ quello	-20
<<^ qui	-12
<<^ quindi	-13
<<^ regole	-17
<<^ reparto	15
<<^ ritiro	-20
<<^ sabato	-25
<<^ sala	-14
<<^ scrivi	-18
<<^ scusate	-26
<<^ se	-25
<<^ senza	-27
<<^ si	-49
<<^ siamo	-19
<<^ solo	-32
<<^ sono	-25
<<^ sopra	-14
<<^ spurgo	-23
<<^ su	-16
<<^ sul	-22
<<^ sulla	-28
<<^ sì	-27
<<^ taglio	-21
<<^ teatro	-11
<<^ telefona	-14
<<^ tengo	-15
<<^ ti	-13
<<^ togliere	-15
<<^ tra	-23
<<^ tre	16
<<^ tu	-9
<<^ un	-20
<<^ una	-21
<<^ verbale	-24
<<^ vi	-28
<<^ via	-13
<<^ vorrei	-18
<<^ è	-32
<<^ –	-20
<<^ •	-24
<<a )	-14
<<a 0	-12
<<a :	-27
<<a chi	-26
<<a dover	-19
<<a due	-17
<<a fine	-27
<<a giugno	-22
<<a luce	-9
<<a mano	-18
<<a marzo	-15
<<a me	-25
<<a metà	-16
<<a mia	-12
<<a motore	-10
<<a occhi	-20
<<a quanto	-9
<<a quattro	-11
<<a seguito	-24
<<a temperatura	-9
<<a terra	-16
<<a testa	-13
<<a tre	-16
<<a trenta	-14
<<a tutti	-15
<<a un	-23
<<a una	-12
<<a vedere	-15
<<a voce	-13
<<abbiamo un	-13
<<abbiamo una	-10
<<abiti da	-15
<<acacia e	-14
<<accende il	-24
<<acqua ,	-10
<<acqua :	-15
<<acqua del	-15
<<acqua di	-13
<<acqua e	-20
<<acqua in	-11
<<agg .	-17
<<aggiunge il	-14
<<ahimè ,	-13
<<aiuto |	13
<<al cliente	12
<<al mattino	-24
<<al punto	-15
<<al rientro	-12
<<al telefono	-15
<<al termine	-8
<<alimentare ,	-17
<<alla base	-11
<<alla fine	-24
<<alla prima	-11
<<alle 0	-10
<<alle famiglie	-20
<<alle prime	-14
<<allora ,	-9
<<allora .	-12
<<allora :	-13
<<allora il	-24
<<allora la	21
<<allora prima	-16
<<allora si	-21
<<allora sono	-28
<<almeno due	-14
<<alta voce	-19
<<alza il	-21
<<anche agli	-18
<<anche con	-14
<<anche in	-10
<<anche la	-17
<<anche se	-23
<<anche sei	10
<<anche un	-11
<<ancora il	-13
<<ancora la	-15
<<anni ,	-13
<<anni e	-14
<<appena il	-15
<<appunti per	-15
<<apre e	-13
<<apre il	-14
<<apre la	-25
<<aprono il	-12
<<arriva alla	-17
<<arriva dal	-11
<<arriva il	-14
<<arriva la	-17
<<arriva una	-19
<<arrivo :	-14
<<ascensore ,	-16
<<asciuga e	-23
<<aspetta che	-23
<<aspetta prima	-11
<<aspetta un	-18
<<assegna la	-13
<<assemblea dei	-12
<<attacca la	-15
<<auto e	-12
<<avuto due	-15
<<avuto il	-15
<<avvia il	-19
<<avvisa il	-13
<<b )	8
<<b ,	-18
<<bagna il	-15
<<bambini ,	8
<<bambini :	-20
<<bambino di	-17
<<bambino non	-12
<<banca del	-10
<<bassa e	-10
<<basso ,	-17
<<bene ,	-21
<<bene il	9
<<biblioteca ,	-13
<<bisogna che	-20
<<blu ,	-19
<<bordo ,	-16
<<box di	-14
<<buonasera sono	-23
<<buongiorno ,	-10
<<busta di	-9
<<butta il	-11
<<c )	-17
<<c'è ancora	-16
<<c'è la	-21
<<c'è una	-26
<<cala il	-17
<<caldaia con	-12
<<cambiano ogni	-14
<<camera ,	-13
<<capezzoli con	-9
<<carico ,	-10
<<carico e	-13
<<carrello ,	-14
<<carta d'identità	-16
<<carta di	-12
<<cartella di	-14
<<casa ,	-10
<<casa e	-17
<<caso di	-20
<<cassetta di	-11
<<cassetta e	-14
<<cassetto con	-9
<<cavalli :	-19
<<cavo ,	-9
<<ce ne	-11
<<cento del	-9
<<cento di	-17
<<centrale e	-13
<<centro di	-14
<<ceramica ,	-16
<<cerca il	-10
<<che a	-12
<<che arriva	-23
<<che c'è	-11
<<che ce	-20
<<che ci	-26
<<che con	-10
<<che fa	-24
<<che facciamo	9
<<che finora	-16
<<che galleggia	-17
<<che gli	-17
<<che ha	-24
<<che i	-19
<<che il	-24
<<che in	-18
<<che io	-12
<<che la	-37
<<che le	-31
<<che maniera	23
<<che mi	-34
<<che modo	10
<<che nessuno	-20
<<che non	-20
<<che ogni	-21
<<che qualcuno	-20
<<che scade	-20
<<che se	-13
<<che si	-52
<<che stia	-17
<<che un	-23
<<che va	-17
<<che è	-26
<<chi )	-10
<<chi arriva	-9
<<chi fa	-24
<<chi ha	-23
<<chi l'ha	-20
<<chi lo	-23
<<chi mi	-25
<<chi non	-16
<<chi prende	-21
<<chi riceve	-26
<<chi scrive	12
<<chi si	-9
<<chi trova	-11
<<chi |	-16
<<chi è	-22
<<chiama il	-9
<<chiama la	-17
<<chiamare la	-15
<<chiave ,	-10
<<chiave in	-11
<<chiede a	-15
<<chiede che	-21
<<chiede di	-15
<<chiedere a	-9
<<chiedo a	-14
<<chiedo di	-30
<<chiesto di	-28
<<chiesto il	-16
<<chiodo a	-11
<<chiude e	-11
<<chiude il	-16
<<chiude la	-23
<<ci fosse	-15
<<ci ha	-26
<<ci hanno	-17
<<ci si	-20
<<ci siamo	-17
<<ci sono	-24
<<ci vuole	-21
<<ci è	-19
<<cioè no	-23
<<circa ottanta	-12
<<circa trecento	9
<<ciò che	-18
<<cliente ,	-17
<<cliente la	-12
<<clienti si	-11
<<codice a	-11
<<collega ,	-10
<<colore e	-9
<<coltelli a	-15
<<come da	-11
<<come facciamo	-9
<<come lo	-16
<<come si	-38
<<come un	-15
<<come vengono	14
<<compila il	-13
<<compila la	-21
<<comune di	-12
<<con 0	-13
<<con due	-18
<<con gli	-18
<<con i	-27
<<con il	-35
<<con la	-38
<<con le	-33
<<con lo	-22
<<con me	-19
<<con parole	-15
<<con quattro	-9
<<con un	-27
<<con una	-21
<<consegna il	-13
<<consorzio irriguo	-8
<<conta le	-12
<<contesto :	-10
<<conto dell'associazione	-14
<<controlla che	-26
<<controlla i	-15
<<controlla il	-21
<<controlla ogni	-10
<<controlli che	-14
<<copia per	-15
<<copre con	-15
<<corte ,	-12
<<cosa che	-18
<<cosa del	-21
<<cosa fare	18
<<così non	-19
<<cuore e	-13
<<da 0	-18
<<da :	-23
<<da dove	-18
<<da due	-8
<<da fare	-11
<<da noi	25
<<da settembre	-18
<<da soli	-16
<<da tutta	-14
<<da ultimo	-16
<<da un	-19
<<da una	-14
<<da vent'anni	-21
<<dal gestionale	-11
<<dal lato	-16
<<dal mese	-18
<<data di	-14
<<data sul	-17
<<davanti ,	-13
<<davanti a	-10
<<davanti e	-12
<<decide di	-20
<<decide il	-8
<<degli abiti	-21
<<dei clienti	-14
<<dei contatori	-12
<<dei documenti	-13
<<dei veicoli	-17
<<del 0	-8
<<del capo	-13
<<del centro	-16
<<del locale	-8
<<del mercato	-16
<<del mese	8
<<del piano	-9
<<del pianoforte	-20
<<del servizio	-14
<<della cooperativa	-14
<<della ditta	-23
<<della prima	-15
<<della stessa	-20
<<delle biciclette	-11
<<delle piante	-18
<<dentro ,	10
<<dentro la	-15
<<dentro lo	-18
<<detto che	-20
<<detto di	-25
<<deve essere	-26
<<deve fare	-23
<<di accendere	-15
<<di carta	-17
<<di chi	-13
<<di come	18
<<di due	-9
<<di entrare	-16
<<di far	-19
<<di farina	-9
<<di istruzioni	-17
<<di mettere	-21
<<di nuovo	9
<<di ogni	-22
<<di partire	-12
<<di prova	-16
<<di san	-24
<<di settembre	-17
<<di silenzio	-22
<<di solito	-24
<<di sopra	-17
<<di stendere	11
<<di toccare	-11
<<di tre	-16
<<di un	-53
<<di una	-17
<<di via	-18
<<dice che	-22
<<dice i	-16
<<dice il	-10
<<diciamo a	-13
<<dico come	-17
<<dieci minuti	-18
<<dietro ,	-9
<<dietro la	-12
<<disinfettante e	-15
<<disposizione per	-11
<<ditta ,	-14
<<documento e	-16
<<documento per	8
<<dodici ore	-16
<<don luca	-10
<<dopo il	-32
<<dopo l'ultimo	-12
<<dopo la	-30
<<dopo le	-17
<<dopo non	-9
<<dopo ogni	-17
<<dopo un	-10
<<doppio e	-11
<<due colleghe	-9
<<due giorni	-18
<<due i	-14
<<due operatori	-10
<<due ore	-16
<<due persone	-16
<<due ragazzi	-16
<<due settimane	-10
<<due si	-9
<<due volte	-24
<<dunque :	-20
<<durante la	-10
<<dà da	-23
<<dà il	-10
<<e ,	-21
<<e a	-26
<<e ai	-28
<<e anche	-11
<<e che	-23
<<e chiama	-14
<<e ci	-12
<<e col	-13
<<e con	-17
<<e consegna	-11
<<e conta	-9
<<e d'estate	-17
<<e da	-25
<<e decide	14
<<e del	-15
<<e di	-15
<<e dopo	-20
<<e due	-11
<<e facciamo	-15
<<e gli	-24
<<e guarda	-22
<<e ha	-14
<<e i	-32
<<e il	-18
<<e in	-25
<<e io	-28
<<e la	-46
<<e le	-33
<<e li	-14
<<e lo	-32
<<e manda	-15
<<e mette	-25
<<e mezza	-13
<<e mi	-15
<<e mia	-17
<<e nessun	-11
<<e nessuno	-13
<<e niente	-16
<<e noi	-15
<<e non	-25
<<e ogni	-13
<<e ora	-10
<<e passa	-15
<<e per	-12
<<e poi	-35
<<e quando	-23
<<e quattro	-17
<<e ritira	-17
<<e scrive	-13
<<e se	-20
<<e senza	-15
<<e si	-29
<<e solo	-17
<<e sopra	-13
<<e toglie	-14
<<e tra	-8
<<e tu	-24
<<e un	-20
<<e una	-26
<<ecco allora	-24
<<ecco la	15
<<ehm sono	-13
<<emergenza ,	-14
<<entra con	-13
<<entra in	-14
<<entra mai	-13
<<entro venerdì	-10
<<essere un	-15
<<estintori a	-14
<<fa a	-25
<<fa al	11
<<fa firmare	-14
<<fa la	-24
<<fa leggere	-9
<<fa notare	-10
<<fa per	-15
<<fa quando	-27
<<fa se	-24
<<fa un	-15
<<fa vedere	-16
<<faccio i	-23
<<faccio il	-27
<<faccio la	11
<<fai un	-23
<<familiari e	-10
<<fanno le	-21
<<fare quando	21
<<fare se	-20
<<fatto il	-13
<<fatto la	-25
<<fattura ,	-17
<<febbre ,	-9
<<ferma con	-14
<<ferma e	-21
<<ferma la	-18
<<ferro vecchio	-14
<<finché il	-13
<<finché non	-9
<<fine settimana	-19
<<fine si	-16
<<finita l'ultima	-16
<<finiti ,	-10
<<finito il	-9
<<fino a	-9
<<fino al	-18
<<fino alla	-16
<<fino alle	-11
<<fiocchi o	-8
<<firma ,	-20
<<firma il	-10
<<firma sul	-15
<<firmare il	-10
<<foglio con	-9
<<foglio da	-18
<<foglio di	-14
<<foglio è	11
<<fondo cassa	-15
<<fondo non	-13
<<foto del	-10
<<foto di	-16
<<foto e	-20
<<fotografa con	-15
<<fotografa il	-11
<<fra le	-11
<<freddo e	-16
<<fretta ,	-12
<<fuori dalla	-20
<<fuori e	-12
<<fuori il	-10
<<gennaio e	-10
<<gestione dei	-12
<<getti nella	-11
<<gialla ,	-10
<<giorni ,	-10
<<giorni di	-12
<<giorni lavorativi	-10
<<giorni prima	-20
<<giorno ,	-19
<<giorno di	-12
<<giorno e	-18
<<giorno si	-11
<<gira il	-18
<<giro si	-9
<<gli altri	-24
<<gli assegni	-12
<<gli oggetti	-21
<<gli orologi	-14
<<gli stivali	-12
<<gruppi ,	-13
<<guanti ,	-26
<<guarda che	-17
<<guarda il	-23
<<guarda la	-16
<<guarda le	-9
<<guarda prima	-13
<<guarda se	-18
<<guarda sul	-10
<<guardano i	-17
<<guardare il	-9
<<guardato il	-10
<<guardi il	-11
<<guida per	13
<<guida solo	-19
<<ha avuto	-15
<<ha detto	-24
<<ha dovuto	-17
<<ha due	-8
<<ha fatto	-27
<<ha già	-12
<<ha il	-17
<<ha la	-12
<<ha lasciato	-11
<<ha le	-14
<<ha mai	-17
<<ha mandato	-16
<<ha mangiato	-16
<<ha messo	-19
<<ha preso	-31
<<ha scritto	-12
<<ha toccato	-20
<<ha vinto	-12
<<ho chiamato	-9
<<ho un	-14
<<i 0	-13
<<i caratteri	-23
<<i clienti	-17
<<i due	-17
<<i familiari	-14
<<i fogli	-20
<<i libri	-18
<<i melari	-11
<<i miei	-11
<<i nostri	-11
<<i passi	-15
<<i pezzi	-12
<<i prodotti	-9
<<i proprietari	-17
<<i quaranta	-9
<<i ragazzi	-17
<<i rami	-14
<<i rifiuti	-13
<<i sacchi	-13
<<i turisti	-23
<<ieri casino	-10
<<ieri in	17
<<ieri sera	-16
<<il bollettino	-10
<<il bollino	-11
<<il camion	-9
<<il capo	-14
<<il capogruppo	-10
<<il capoturno	-10
<<il cartellino	-10
<<il centro	-15
<<il cliente	-20
<<il collaboratore	-8
<<il comandante	-8
<<il computer	-12
<<il condition	-9
<<il controllo	-18
<<il direttore	-21
<<il documento	-14
<<il dottor	-20
<<il fango	-13
<<il foglio	-19
<<il fonico	-16
<<il freno	-8
<<il gatto	-8
<<il genitore	-11
<<il giorno	-12
<<il giovedì	-13
<<il giro	-19
<<il laboratorio	-10
<<il lavaggio	-20
<<il lavoro	-16
<<il lievito	-24
<<il loro	-10
<<il lunedì	-16
<<il maestro	-13
<<il mattino	-8
<<il medico	-18
<<il mio	-13
<<il modulo	-12
<<il notaio	-10
<<il numero	-16
<<il nuovo	-15
<<il paziente	-13
<<il permesso	-13
<<il presidente	-9
<<il prezzo	-12
<<il primo	-26
<<il prossimo	-13
<<il reparto	-14
<<il responsabile	-15
<<il resto	-14
<<il secondo	-10
<<il signor	-13
<<il tagliando	-12
<<il taglio	-16
<<il tecnico	-20
<<il terzo	-12
<<il testo	-17
<<il tubo	-12
<<il turno	-17
<<il vassoio	-8
<<il venerdì	-8
<<il volo	-11
<<il vostro	-14
<<impianto di	-14
<<in acqua	-17
<<in busta	-12
<<in che	-25
<<in due	-20
<<in fondo	-16
<<in italiano	-13
<<in mano	-29
<<in modalità	-18
<<in ogni	-15
<<in onda	-10
<<in ordine	-16
<<in particolare	-16
<<in prestito	-13
<<in sala	-22
<<in scatole	-15
<<in tre	-12
<<in tutta	-13
<<in tutti	-14
<<in un	-24
<<in una	-20
<<in vasca	-14
<<incide la	-12
<<infila il	-19
<<insomma ,	10
<<intero ,	-9
<<invece il	-9
<<io sono	-20
<<irriguo roggia	-8
<<iscritto il	-12
<<l'allenatore ferma	-9
<<l'anno scorso	-17
<<l'assistente porta	-11
<<l'elenco delle	-16
<<l'impasto si	-8
<<l'uso del	-22
<<la barca	-14
<<la bocca	-11
<<la bozza	-16
<<la carta	-11
<<la chiave	-15
<<la collega	-21
<<la consegna	-19
<<la cooperativa	-17
<<la cosa	-24
<<la data	-28
<<la ditta	-9
<<la dottoressa	-12
<<la fa	-17
<<la facciamo	-9
<<la famiglia	-11
<<la firma	-18
<<la forma	-18
<<la foto	-15
<<la guida	-17
<<la lampada	-20
<<la lascia	-9
<<la lente	-11
<<la linea	-12
<<la luna	-10
<<la macchina	-9
<<la mano	-13
<<la mattina	-26
<<la nuova	-12
<<la parete	-11
<<la persona	-17
<<la piscina	-13
<<la presente	-18
<<la prima	-21
<<la prova	-16
<<la ragazza	-13
<<la registrazione	-12
<<la ricevuta	-12
<<la sala	-13
<<la saracinesca	-15
<<la scheda	-20
<<la sera	-27
<<la settimana	-15
<<la sezione	-21
<<la si	-14
<<la signora	-27
<<la solforosa	-13
<<la spazzola	-14
<<la tabella	-8
<<la temperatura	-10
<<la terra	-11
<<la tiene	-11
<<la zolla	-9
<<lampada e	-20
<<lampada se	-13
<<lascia la	-20
<<lasciano le	-9
<<latte di	16
<<lava con	-12
<<lavoro al	-16
<<lavoro e	-21
<<lavoro in	-10
<<le borse	-16
<<le candele	-12
<<le cassette	-13
<<le ceneri	-20
<<le chiavi	-8
<<le consegne	-16
<<le due	-22
<<le lenti	-16
<<le manda	-12
<<le mani	-14
<<le peonie	-12
<<le prove	-8
<<le registrazioni	-10
<<lega con	-19
<<legge il	-17
<<legge le	-17
<<lei ,	-14
<<lente di	-14
<<lenti a	-22
<<letti e	-14
<<lettura dei	-19
<<leva la	-8
<<li autorizza	-9
<<liberatoria firmata	-15
<<lievito madre	-27
<<linea e	-15
<<lo chiama	-13
<<lo dice	-18
<<lo dico	-19
<<lo fa	-19
<<lo firma	-14
<<lo sai	-14
<<lo scriva	-16
<<lo scrive	-9
<<lo si	-8
<<lo so	-12
<<lo spray	-9
<<lo stesso	-19
<<lunedì ,	-11
<<lunedì si	-16
<<ma il	-23
<<ma la	-22
<<ma è	-18
<<macchina del	-13
<<macchina e	-17
<<madre lo	-20
<<maestro di	-14
<<magazzino e	-10
<<mai con	-9
<<mai da	-13
<<mai dopo	-9
<<mai e	-18
<<mai nel	-11
<<manca qualcosa	-16
<<manda a	-20
<<manda al	-13
<<manda il	-16
<<manda la	-16
<<manda una	-13
<<mandato un	-18
<<mando il	-16
<<mani ,	-12
<<maniera di	22
<<mano a	-19
<<mano e	-11
<<mano la	-19
<<massimo 0	-10
<<massimo due	-14
<<matricola e	-10
<<mattina si	-16
<<mattino ,	-14
<<mattino dopo	-8
<<me lo	-27
<<medico di	-10
<<mercato e	-16
<<mese ,	-11
<<mese di	-20
<<mese prossimo	-21
<<mese si	-10
<<mesi abbiamo	-12
<<metro ,	-12
<<mette a	-11
<<mette in	-8
<<mette la	-22
<<mette sul	-13
<<mette un	-19
<<metterla e	-9
<<mettono i	-14
<<mezz'ora ,	-15
<<mezz'ora prima	-19
<<mi ci	-15
<<mi fa	-18
<<mi ha	-19
<<mi hanno	-11
<<mi pare	-20
<<mi piacerebbe	-16
<<mi raccomando	-11
<<mi serve	-19
<<minuti ,	-23
<<minuti di	-18
<<minuti e	-15
<<minuti si	-15
<<misura la	-15
<<mm ,	-13
<<modo di	22
<<modulo ,	-9
<<monta una	-23
<<ne ha	-16
<<ne occupa	-11
<<ne sono	-13
<<neanche per	-13
<<neanche se	-15
<<negozio di	-17
<<nel 0	-11
<<nel bidone	-15
<<nel contenitore	-8
<<nel foglio	-10
<<nel locale	-24
<<nel nostro	-16
<<nel sacco	-16
<<nella cassetta	-10
<<nella nostra	-18
<<nemmeno il	-8
<<nemmeno se	-13
<<nessuno ,	-16
<<nessuno sa	9
<<nessuno si	-12
<<niente niente	-18
<<no ,	-17
<<no .	-20
<<no che	-21
<<no e	-15
<<no il	-14
<<no la	-20
<<no scusa	-11
<<no scusate	-15
<<noi ,	-12
<<noi la	-21
<<noi le	-20
<<noi non	-24
<<nome ,	-16
<<nome del	-25
<<nome di	-8
<<nome e	-15
<<non abbiamo	-16
<<non arriva	-18
<<non c'è	-11
<<non ci	-24
<<non con	-18
<<non hanno	-21
<<non ho	-10
<<non il	-19
<<non in	-19
<<non la	-30
<<non li	-17
<<non lo	-26
<<non per	-18
<<non risponde	-15
<<non si	-24
<<non so	-18
<<non solo	-16
<<non sono	-19
<<non tocca	-19
<<non va	-13
<<non viene	-19
<<non è	-27
<<nostra azienda	-24
<<nostro è	-16
<<nota di	-10
<<notte ,	-8
<<numero del	-18
<<numero di	-16
<<numero e	-12
<<numero non	-14
<<nuova (	-17
<<nuovo che	-14
<<nuovo la	-18
<<o al	-11
<<o se	-13
<<oggetto :	18
<<oggi è	-16
<<ogni dieci	-13
<<ogni volta	-12
<<ok .	-12
<<ok allora	-17
<<oltre 0	-8
<<oltre la	-14
<<ora ,	-18
<<ore ,	-17
<<ore 0	-20
<<ore poi	-19
<<ospiti ,	-12
<<pagina che	-11
<<papà di	-17
<<parte da	-8
<<parte dalla	-9
<<parte del	-15
<<parte la	-15
<<passa con	-16
<<passa il	-16
<<passa la	-16
<<passa lo	-12
<<passeggeri ,	-20
<<per bene	19
<<per cento	-19
<<per chi	-22
<<per conto	-17
<<per i	9
<<per iscritto	27
<<per la	15
<<per legge	-19
<<per ogni	-19
<<per prima	-18
<<per questo	-23
<<per tutti	-20
<<per un	-16
<<per una	-18
<<perché gli	-10
<<perché i	-11
<<perché il	-20
<<perché la	-23
<<perché sto	-16
<<perché è	-20
<<persone ,	-18
<<però ,	-20
<<però il	-13
<<però la	-14
<<pesa 0	-13
<<pesa il	-10
<<peso ,	-17
<<peso dei	-16
<<peso e	-18
<<pezzo e	-12
<<piano ,	-11
<<piano e	-21
<<piante in	-18
<<piccola ,	-10
<<piedi ,	-9
<<piedi e	-8
<<piena di	-19
<<pieno di	-9
<<più di	-27
<<più e	-12
<<più precisamente	10
<<poi ci	-11
<<poi controlla	-11
<<poi gli	-19
<<poi i	-29
<<poi il	-24
<<poi la	-15
<<poi si	-24
<<porta ,	-17
<<porta il	-18
<<porta la	-14
<<posto ,	-11
<<posto con	-11
<<prego di	-15
<<preleva un	-14
<<preme il	-11
<<premessa :	-14
<<prende il	-16
<<prendi la	-11
<<prepara la	-19
<<prepara le	-14
<<presa in	-20
<<presenti :	-19
<<presenza di	-10
<<preso due	-11
<<preso la	-18
<<preso un	12
<<prima ,	-19
<<prima :	-15
<<prima a	-17
<<prima che	-27
<<prima cosa	-11
<<prima del	12
<<prima della	-21
<<prima di	-58
<<prima e	-19
<<prima i	-15
<<prima il	-13
<<prima la	-27
<<prima poi	-12
<<prima si	-24
<<prima volta	-20
<<procedura di	32
<<promemoria per	-17
<<prova di	-28
<<prova il	-9
<<prova la	-17
<<prova nel	-8
<<prova sul	-12
<<provincia di	-13
<<puliscono i	-13
<<pulita non	-14
<<pulizia delle	-19
<<punto è	14
<<qualche parte	-21
<<qualcosa che	-19
<<qualcosa di	-15
<<qualcuno ha	-15
<<quali con	-11
<<quando arriva	-24
<<quando c'è	-17
<<quando il	-18
<<quando la	-14
<<quando si	-18
<<quando un	-28
<<quando è	-14
<<quaranta minuti	-13
<<quarto d'ora	-20
<<quasi sempre	-17
<<quella di	-27
<<quelli con	-15
<<quelli di	-21
<<quelli li	-15
<<quello che	-34
<<quello di	-10
<<quello era	-9
<<quello lo	-18
<<questa è	-20
<<questo :	-13
<<questo lo	-14
<<questo mese	-12
<<qui il	-27
<<qui si	-10
<<r :	18
<<radio e	-10
<<ragazzi della	-16
<<registro di	-15
<<registro mentre	-14
<<regolano i	-11
<<report con	-8
<<resta con	-11
<<resta in	-17
<<riceve la	-13
<<riesce a	-11
<<righe su	13
<<riparte con	-11
<<riporta il	-8
<<risciacquo ,	-11
<<ritirano gli	-19
<<riunione di	-11
<<rosso e	-16
<<rotto :	-9
<<sabato con	-14
<<sabato la	-11
<<sala di	-17
<<salva la	-23
<<scatole da	-12
<<scatole di	-10
<<sceglie la	-14
<<sceglie un	-10
<<scende a	-9
<<scopo :	-16
<<scorrere acqua	-13
<<scorso il	-14
<<scritto da	-24
<<scrive il	-17
<<scrive nel	-8
<<scrive sul	-13
<<scrive sulla	-13
<<scrivo per	-18
<<scuola di	-32
<<scusa prima	-10
<<scusate ,	13
<<se arriva	-17
<<se c'è	-17
<<se esce	-9
<<se gli	-20
<<se ha	-12
<<se il	-23
<<se la	-23
<<se lo	-16
<<se manca	-18
<<se n'è	-10
<<se ne	-17
<<se qualcuno	-15
<<se sembra	-10
<<se si	-18
<<se suona	-17
<<se un	-26
<<se una	-15
<<se uno	-9
<<se è	-33
<<secondo ,	-16
<<secondo :	-9
<<secondo la	-8
<<sede di	-17
<<seguire senza	-15
<<sei e	-9
<<sei mesi	-10
<<semplice e	-16
<<sempre in	-16
<<sempre per	-20
<<sempre sulla	14
<<sennò il	-14
<<senza la	-13
<<senza toccare	-9
<<sera ,	-12
<<sera prima	-15
<<sera stessa	-9
<<serve il	-11
<<serve la	-11
<<serve un	13
<<settimana ,	-12
<<settimane ,	-17
<<settimane prima	-9
<<sfoglia il	-11
<<si accende	-29
<<si accendono	-16
<<si accompagna	-16
<<si aggiorna	-12
<<si aggiunge	-16
<<si allenta	-19
<<si alza	-14
<<si annota	-12
<<si appende	-9
<<si approva	-14
<<si apre	-22
<<si aprono	-16
<<si archivia	-13
<<si arriva	-17
<<si asciuga	-13
<<si aspetta	-20
<<si attacca	-17
<<si avvisa	-15
<<si bagna	-15
<<si blocca	-8
<<si cala	-19
<<si cambia	-16
<<si cambiano	-13
<<si cammina	-12
<<si cancellano	-9
<<si cerca	-23
<<si chiama	-33
<<si chiede	-40
<<si chiude	-28
<<si comincia	-22
<<si compila	-17
<<si confronta	-11
<<si consegna	-19
<<si consegnano	-26
<<si conta	-12
<<si contano	-12
<<si controlla	-27
<<si controllano	-20
<<si copiano	-10
<<si dice	-29
<<si dà	-33
<<si entra	-17
<<si espone	-14
<<si fanno	-21
<<si ferma	-27
<<si firma	-23
<<si fotografa	-11
<<si gira	-24
<<si guarda	-38
<<si guardano	-20
<<si incide	-13
<<si infila	-19
<<si inserisce	-13
<<si lancia	-12
<<si lascia	-32
<<si lasciano	-18
<<si lava	-20
<<si lavano	-20
<<si legge	-16
<<si leva	-22
<<si manda	-19
<<si mette	-38
<<si mettono	-20
<<si misura	-21
<<si muove	-20
<<si parte	-13
<<si passa	-24
<<si passano	-12
<<si pesa	-26
<<si porta	-23
<<si portano	-17
<<si preleva	-12
<<si preme	-14
<<si prende	-20
<<si prepara	-22
<<si prova	-30
<<si pulisce	-21
<<si puliscono	-11
<<si può	-16
<<si raccolgono	-17
<<si regolano	-10
<<si richiama	-13
<<si ricontrolla	-12
<<si riempie	-15
<<si rimette	-15
<<si ripete	-10
<<si ritirano	-26
<<si sale	-19
<<si salvano	-17
<<si scalda	-22
<<si scarica	-13
<<si sceglie	-17
<<si scrive	-21
<<si segna	-13
<<si sente	-23
<<si sfila	-10
<<si smontano	-16
<<si sono	-21
<<si spazzola	-12
<<si spegne	-20
<<si spinge	-8
<<si sposta	-15
<<si spruzza	-9
<<si stacca	-16
<<si staccano	-13
<<si stampa	10
<<si stende	-15
<<si strappa	-22
<<si svuota	-28
<<si tagliano	-17
<<si telefona	-17
<<si tengono	-11
<<si tiene	-14
<<si tira	-22
<<si toglie	-30
<<si tolgono	-27
<<si torna	-13
<<si usa	-15
<<si usano	-15
<<si va	-17
<<si vede	-12
<<si vendono	-18
<<si verifica	-14
<<si è	-28
<<siamo a	-9
<<siamo una	-26
<<silenzio in	-15
<<so ,	-14
<<so .	-20
<<so che	-11
<<soccorso alpino	-10
<<soci ,	-18
<<sola ,	-12
<<soldi non	-9
<<solo al	-15
<<solo col	-15
<<solo con	-11
<<solo dopo	-12
<<solo il	-15
<<solo quando	-9
<<solo se	-19
<<solo tra	-10
<<soltanto il	-13
<<sono già	-10
<<sono il	-18
<<sono la	-17
<<sono un	-13
<<sopra i	-16
<<sopra il	-9
<<sopra lo	-16
<<sotto 0	-12
<<sotto i	-12
<<sotto il	-21
<<sotto la	-27
<<spazza e	-16
<<spegne il	-14
<<spero che	-11
<<spray blu	-15
<<sta a	-17
<<sta in	-10
<<stacca la	-12
<<stampa la	-23
<<stende il	-15
<<stesura di	-18
<<studio ,	-12
<<studio a	-9
<<su ,	13
<<su bianco	23
<<su carta	-26
<<su come	19
<<su due	-17
<<su tre	-15
<<su un	-14
<<su una	-20
<<subito ,	-8
<<sul calendario	-10
<<sul foglio	-19
<<sul gruppo	-17
<<sul muro	-16
<<sul tavolo	-14
<<sul tetto	-10
<<sulla lavagna	-11
<<sulla scheda	-11
<<suona ,	-15
<<suona e	-18
<<suona il	-16
<<svuota il	-23
<<svuota la	-12
<<sì ,	-19
<<sì pronto	-23
<<taglia con	-13
<<tavolo ,	-13
<<te la	-19
<<tecnico ,	-11
<<tecnico di	-17
<<tedesco ,	-15
<<telefona alla	-15
<<telefoni e	-11
<<telefono e	-12
<<telo e	-12
<<tempo di	-17
<<terra ,	-10
<<terra si	-10
<<terza volta	-18
<<terzo ,	-11
<<testo che	-27
<<testo unico	-22
<<ti mando	-28
<<tiene la	-10
<<tira fuori	-17
<<tira il	-19
<<tira la	-14
<<tira su	-13
<<titolare ,	-10
<<tocca il	-19
<<tocca la	-11
<<toglie con	-10
<<toglie il	-19
<<toglie la	-20
<<tolgono i	-10
<<tolgono le	-15
<<tra le	-11
<<tra un	-27
<<tra una	-21
<<tranne il	-8
<<tre ,	-18
<<tre cose	-16
<<tre il	-15
<<tre mesi	-13
<<tre minuti	-12
<<tre volte	-17
<<tu che	-26
<<tu la	-14
<<turno e	-19
<<tutta la	-20
<<tutte le	-21
<<tutti ,	-15
<<tutti a	-23
<<tutti e	-13
<<tutti gli	-16
<<tutti i	-17
<<tutti |	-19
<<tutto ,	-13
<<tutto e	-11
<<tutto il	-15
<<tutto in	-19
<<un altro	-10
<<un bambino	-15
<<un bel	-21
<<un cartello	-15
<<un documento	-29
<<un foglio	-24
<<un gioco	-20
<<un giorno	-10
<<un metro	-11
<<un minuto	-16
<<un nuovo	-23
<<un ragazzo	-17
<<un secondo	-17
<<un solo	11
<<un testo	-31
<<un volontario	-17
<<un'impresa di	-15
<<un'istruzione sul	22
<<un'ora e	-12
<<una al	-17
<<una copia	-20
<<una cosa	-11
<<una di	-12
<<una guida	-15
<<una linea	-14
<<una macchina	-11
<<una parte	-18
<<una piccola	-9
<<una procedura	-41
<<una ragazza	-14
<<una recensione	-10
<<una scheda	-11
<<una settimana	-25
<<una signora	-18
<<una volta	-25
<<unico per	11
<<uno studio	-11
<<uno sul	-8
<<uno è	-9
<<usa il	-13
<<uscita :	-11
<<va fatto	-9
<<va in	-27
<<va sul	-16
<<vanno nello	-18
<<vasca di	-19
<<vedere le	-18
<<venti minuti	-24
<<vento ,	-9
<<verbale del	-10
<<verbale riunione	-18
<<verde ,	-16
<<verde e	-10
<<verifica che	-9
<<verso di	-14
<<verso le	-11
<<vi dico	-21
<<via ,	-10
<<via la	-15
<<vicino a	-10
<<vicino alla	-13
<<viene dalla	-10
<<vinto il	-12
<<visura e	-15
<<volontari sono	-11
<<volta ,	-13
<<volta ha	-13
<<volta è	-16
<<volte al	-13
<<volte e	-15
<<vorrei che	-30
<<vorrei un	-16
<<vuole che	10
<<vuole il	-14
<<vuota ,	-17
<<| coltello	-12
<<| la	-12
<<° ,	-12
<<è arrivato	-17
<<è capitato	-12
<<è che	21
<<è di	-32
<<è finito	-12
<<è già	-13
<<è il	-10
<<è in	-18
<<è la	-40
<<è lo	13
<<è mai	-12
<<è mio	-15
<<è per	-36
<<è più	-17
<<è quello	-17
<<è rimasta	-15
<<è rimasto	-18
<<è sotto	-15
<<è stato	-18
<<è tornato	-8
<<è umido	-15
<<è un	-32
<<è una	-15
<<è venuto	-18
<<è vietato	-17
<<– a	-10
<<– promemoria	-12
<<– ufficio	-9
<<• chi	-16
<<→ chiamare	-13
<=	-22
<>	-15
<?	-12
<[	-12
<[" la	-22
<[( per	-10
<[) il	-19
<[) la	-33
<[) le	-24
<[) si	-20
<[, a	-21
<[, ahimè	-10
<[, alla	-11
<[, altrimenti	-14
<[, area	-11
<[, autista	-11
<[, bagno	-12
<[, cancello	-14
<[, che	-28
<[, chi	-18
<[, come	-41
<[, conta	-13
<[, contro	-14
<[, controllare	-10
<[, controllo	-10
<[, cosa	-22
<[, costa	-10
<[, da	-26
<[, diciamo	-24
<[, dopo	-30
<[, elenco	-13
<[, essendo	-16
<[, fianco	-9
<[, giubbotto	-12
<[, gli	-21
<[, glielo	-11
<[, i	8
<[, il	-44
<[, in	-26
<[, la	-50
<[, lavoro	-15
<[, le	-19
<[, lontano	-11
<[, molti	-16
<[, neanche	-13
<[, neppure	-12
<[, ogni	-23
<[, ognuno	-13
<[, partendo	-14
<[, per	-33
<[, perciò	-12
<[, persona	-12
<[, porta	13
<[, porte	-8
<[, prima	-38
<[, primo	-9
<[, prova	-16
<[, quasi	-16
<[, reparto	-11
<[, ricevuta	-8
<[, sala	-14
<[, salvo	-12
<[, scheda	-9
<[, schermo	-12
<[, se	-25
<[, spero	-8
<[, sulla	-21
<[, tipo	-17
<[, tolleranza	-10
<[, tra	-14
<[, tranne	-16
<[, trucco	-12
<[, turno	-17
<[, va	-15
<[, vale	-20
<[- il	-20
<[- la	-14
<[. a	-17
<[. chi	-25
<[. i	-18
<[. il	-29
<[. la	-24
<[. si	21
<[/ agg	-8
<[0 chili	-12
<[0 cm	-13
<[0 h	-12
<[0 in	-14
<[0 kg	-12
<[0 la	-9
<[0 lo	-20
<[0 mm	-15
<[0 nodi	-8
<[0 per	-17
<[0 settimane	-10
<[0 si	-11
<[: appunto	-17
<[: buondì	-10
<[: chi	-25
<[: come	8
<[: da	-20
<[: dopo	-14
<[: dott.ssa	-10
<[: etichetta	-17
<[: fwd	-17
<[: guardare	-10
<[: i	-21
<[: in	-11
<[: infermiere	-10
<[: lo	-21
<[: ogni	-16
<[: per	-10
<[: provare	-17
<[: quale	-14
<[: r	-19
<[: se	-27
<[: si	-40
<[: turni	-13
<[: un	-20
<[: vai	-9
<[; dopo	-8
<[; il	-24
<[; in	-15
<[; la	-20
<[; le	-11
<[; se	-8
<[= si	-12
<[? il	-11
<[^ a	-16
<[^ accensione	13
<[^ accordatura	13
<[^ ahahah	-13
<[^ all'arrivo	-17
<[^ all'uscita	-18
<[^ apertura	22
<[^ avrei	-14
<[^ baci	-17
<[^ batterie	-19
<[^ bombole	-15
<[^ bravo	-16
<[^ buon	-10
<[^ buona	-17
<[^ buonasera	-19
<[^ cambio	14
<[^ campo	-9
<[^ cantiere	-10
<[^ cara	-9
<[^ cari	-15
<[^ caro	-13
<[^ casco	-9
<[^ cauzione	-12
<[^ che	-19
<[^ chiedere	-12
<[^ chiusura	15
<[^ cibo	-15
<[^ confezione	-15
<[^ consegna	14
<[^ conta	9
<[^ cupola	-15
<[^ da	-48
<[^ denaro	-10
<[^ dica	-8
<[^ differenza	-13
<[^ don	-14
<[^ dott.ssa	-17
<[^ durante	-19
<[^ egregi	-11
<[^ fammi	-12
<[^ far	-15
<[^ fase	-20
<[^ filtri	-12
<[^ foglio	-15
<[^ fotografa	-10
<[^ gatti	-9
<[^ gentile	-15
<[^ gestisco	-18
<[^ giro	-20
<[^ giulia	-17
<[^ i	-13
<[^ il	-48
<[^ in	-44
<[^ indi	-10
<[^ insomma	-22
<[^ intanto	-21
<[^ kevin	-15
<[^ l'addetta	-16
<[^ l'addetto	-15
<[^ l'agente	-10
<[^ l'allenatore	-11
<[^ l'assistente	-9
<[^ l'autista	-15
<[^ l'auto	-11
<[^ l'avvocato	-9
<[^ l'impiegata	-12
<[^ l'infermiera	-10
<[^ l'infermiere	-12
<[^ l'insegnante	-8
<[^ l'operatore	-23
<[^ l'ultima	-17
<[^ la	-19
<[^ lab	-11
<[^ lampade	12
<[^ laura	-22
<[^ lavaggio	16
<[^ lavoro	-14
<[^ lettura	10
<[^ lo	-25
<[^ macchina	-17
<[^ materiale	-13
<[^ max	-20
<[^ molti	-10
<[^ montaggio	16
<[^ negli	-22
<[^ occhio	-10
<[^ ogg	-24
<[^ oh	-22
<[^ per	-16
<[^ perfetto	-15
<[^ porto	-15
<[^ prelievo	-14
<[^ prendi	-16
<[^ presenti	-23
<[^ prestito	17
<[^ prima	16
<[^ primo	-12
<[^ prof	-24
<[^ prova	-24
<[^ provo	-17
<[^ quadro	-19
<[^ qualora	-15
<[^ quando	9
<[^ quest'anno	-12
<[^ raga	-22
<[^ regole	-16
<[^ reparto	-19
<[^ ricevimento	10
<[^ richiesta	11
<[^ ritiro	13
<[^ sala	-11
<[^ salire	-18
<[^ salve	-29
<[^ scheda	-13
<[^ sciacqui	-10
<[^ scopo	-17
<[^ scrivi	-18
<[^ se	-52
<[^ seduta	-13
<[^ si	-45
<[^ simo	-11
<[^ smaltimento	12
<[^ spett.le	-18
<[^ spurgo	19
<[^ sulla	13
<[^ taglio	-25
<[^ teatro	-14
<[^ tengo	-12
<[^ teo	-17
<[^ togliere	-13
<[^ totò	-20
<[^ un	-30
<[^ v	-15
<[^ va	-19
<[^ varie	-10
<[^ vorrei	-13
<[^ vorremmo	-21
<[a bagno	-20
<[a barre	-11
<[a caldo	-21
<[a che	-9
<[a chi	-35
<[a chiodo	-11
<[a contatto	-22
<[a cremona	-10
<[a cura	-12
<[a destra	-9
<[a dicembre	-17
<[a disposizione	-10
<[a domicilio	-18
<[a dover	-20
<[a farne	-13
<[a febbraio	-10
<[a foglia	-11
<[a gennaio	-15
<[a giugno	-23
<[a inizio	-15
<[a legna	-13
<[a luglio	-14
<[a macchina	-14
<[a maggio	-19
<[a marzo	-10
<[a monte	-19
<[a natale	-9
<[a novembre	-13
<[a occhi	-19
<[a ogni	-34
<[a portata	-11
<[a pranzo	-13
<[a quarantacinque	-13
<[a roma	-10
<[a secco	-13
<[a seguito	-20
<[a sessanta	-9
<[a ultrasuoni	-8
<[a un	-27
<[a valle	-12
<[a ventisei	-10
<[a zero	-10
<[abbiamo avuto	-19
<[abbiamo perso	-17
<[abbiamo un	-15
<[abiti da	-16
<[abiti usati	-21
<[accende il	-27
<[accende la	-8
<[accompagna la	-16
<[acqua a	-8
<[acqua demineralizzata	-12
<[acqua fredda	-12
<[acqua in	-15
<[acqua tiepida	-18
<[adesso lo	-14
<[aggancia il	-10
<[aggiorna il	-11
<[aggiunge il	-18
<[agli atti	-21
<[ai bordi	-13
<[ai lati	-12
<[ai passeggeri	-21
<[al banco	-25
<[al collega	-13
<[al mare	-9
<[al monitor	-15
<[al pontile	-21
<[al primo	-9
<[al proprio	-9
<[al rientro	-14
<[al ritiro	-10
<[al ritorno	-24
<[al rovescio	-13
<[al suolo	-9
<[al termine	-10
<[al volo	-12
<[all'arrivo si	-18
<[alla base	-10
<[alla consegna	-11
<[alla mamma	-11
<[alla porta	-19
<[alla prima	-14
<[alla scuola	12
<[alla stazione	-17
<[alle famiglie	-18
<[alle prime	-19
<[allenta il	-11
<[allora il	-35
<[allora la	-35
<[allora prima	-18
<[allora si	-37
<[almeno il	-10
<[altro per	-12
<[alza il	-24
<[alza la	-18
<[anche a	-14
<[anche in	-11
<[anche la	-17
<[anche se	-25
<[anche un	-13
<[ancora il	-12
<[ancora la	-18
<[anni in	-18
<[anni si	-15
<[annota il	-11
<[appena il	-19
<[appunti per	-12
<[appunti presi	-10
<[apre il	-16
<[apre la	-29
<[aprono il	-15
<[arriva alla	-14
<[arriva dopo	-9
<[arriva il	-18
<[arriva la	11
<[arriva per	-18
<[arriva si	-16
<[arriva un	-18
<[aspetta che	-16
<[aspetta prima	-14
<[aspetta un	-18
<[assegna la	-14
<[attacca la	-19
<[avere per	-14
<[aveva la	-20
<[avuto il	-13
<[avvia il	-18
<[avvisa il	-16
<[avvisa la	-14
<[azienda agricola	-24
<[bagna il	-16
<[bagna la	-11
<[banda musicale	-9
<[barca si	-13
<[bene il	13
<[bene la	24
<[bidone dell'umido	-11
<[bisogna che	-19
<[bisogno che	-11
<[butta il	-12
<[c'era un	-15
<[c'è il	-16
<[c'è la	-21
<[c'è si	-15
<[c'è un	-10
<[caffè lo	-9
<[cala il	-18
<[cambiano ogni	-17
<[carta d'identità	-16
<[cassonetti gialli	-18
<[cavalli in	-9
<[cella a	-12
<[centro estetico	-15
<[centro trasfusionale	-10
<[cerca il	-11
<[che a	-11
<[che arriva	-26
<[che da	-16
<[che dica	-19
<[che diventi	-13
<[che finora	-12
<[che fuma	-13
<[che galleggia	-17
<[che gli	-14
<[che i	-25
<[che il	9
<[che in	-23
<[che la	-46
<[che le	-25
<[che lo	-11
<[che maniera	-25
<[che ogni	-20
<[che per	-12
<[che sarebbe	-18
<[che scade	-15
<[che se	-24
<[che spieghi	-17
<[che stia	-20
<[che un	-26
<[che va	-22
<[chi arriva	-10
<[chi consegna	-19
<[chi finisce	-14
<[chi lo	-25
<[chi ritira	-26
<[chi si	-20
<[chi trova	-16
<[chiama il	-29
<[chiama la	-27
<[chiamare la	-20
<[chiave in	-10
<[chiede a	-12
<[chiede che	-14
<[chiede chi	-20
<[chiede la	-19
<[chiede se	-17
<[chiede un	-14
<[chiedo a	-10
<[chiesto il	-17
<[chiodo a	-9
<[chiude il	-15
<[chiude in	-13
<[chiude la	-27
<[ci fosse	-15
<[ci riesce	-17
<[ci si	-26
<[ci stanno	-12
<[ci vorrebbe	-14
<[cinque litri	-13
<[circa ottanta	-11
<[circa trecento	-17
<[ciò che	-19
<[cliente la	16
<[clienti in	-10
<[clienti si	-17
<[col filo	-18
<[col retino	-9
<[col tester	-10
<[col vapore	-16
<[coltelli a	-15
<[come da	-18
<[come lo	-22
<[come promesso	-18
<[come se	-14
<[come si	21
<[come un	-21
<[come vengono	-20
<[compila il	-15
<[compila la	-21
<[compilare il	-18
<[con calma	-10
<[con chi	-15
<[con foglie	-8
<[con foto	-11
<[con gli	-20
<[con i	-28
<[con il	-37
<[con l'alcol	-17
<[con l'argano	-14
<[con l'aspiratore	-10
<[con l'unghia	-10
<[con la	-41
<[con le	-30
<[con lo	-20
<[con parole	-15
<[con un	-20
<[condition report	-9
<[confronta la	-12
<[consegna il	-17
<[consegna si	-19
<[consegne tra	-16
<[consorzio irriguo	-9
<[conta i	-9
<[conta le	-15
<[contano le	-8
<[contatori dell'acqua	-12
<[conto dell'associazione	-17
<[contro il	-10
<[controlla che	-15
<[controlla i	-13
<[controlla il	-22
<[controlla ogni	-13
<[controlli che	-12
<[copia per	-9
<[corrente si	-14
<[cortese attenzione	-19
<[cosa che	-10
<[cosa da	-15
<[cosa si	-31
<[d'ora si	-19
<[da appendere	-14
<[da destra	-10
<[da maggio	-16
<[da mangiare	-23
<[da qualche	-18
<[da quando	-25
<[da sistemare	-9
<[da sole	-9
<[da soli	-13
<[da tenere	-22
<[da trent'anni	-11
<[da un	-26
<[da vent'anni	-18
<[dal banco	-12
<[dal gestionale	-10
<[dal lato	-12
<[dal liceo	-15
<[dal magazzino	-9
<[dalla pancia	-11
<[dalla parete	-15
<[dalla porta	-14
<[data la	-21
<[davanti a	-11
<[decide il	14
<[decide se	-8
<[degli abiti	-24
<[degli errori	-12
<[degli strumenti	-13
<[dei contatori	-16
<[dei farmaci	-11
<[dei quali	-11
<[dei soci	-12
<[dei veicoli	-18
<[del carico	-10
<[del database	-18
<[del diametro	-13
<[del ghiaccio	-16
<[del mercato	-15
<[del museo	-22
<[del paziente	-15
<[del pesce	-15
<[del pianoforte	-18
<[del pomeriggio	-9
<[del ponte	-11
<[del rubinetto	-21
<[del servizio	-12
<[del volo	14
<[della chiusura	13
<[della cisterna	-21
<[della cooperativa	-10
<[della misura	-15
<[della prima	-20
<[della sala	-23
<[della zona	-12
<[delle batterie	-20
<[delle biciclette	-17
<[delle lenti	12
<[delle piante	-24
<[dentro il	-9
<[dentro la	-15
<[dentro le	-11
<[dentro lo	-15
<[detto che	-17
<[deve restare	-11
<[deve segnare	-16
<[deve stare	-10
<[deve toccare	-17
<[di accendere	-10
<[di ancona	-14
<[di aprire	-18
<[di arrivo	-22
<[di base	-15
<[di bologna	-10
<[di brescia	-10
<[di buttare	-20
<[di carico	-11
<[di chi	-13
<[di credito	-10
<[di cuore	-11
<[di distribuzione	-21
<[di emergenza	-16
<[di entrare	-25
<[di far	-20
<[di farina	-14
<[di fianco	-13
<[di fissare	-27
<[di fronte	-28
<[di grasso	-14
<[di isolamento	-14
<[di istruzioni	-17
<[di leggere	-16
<[di legno	-19
<[di maggio	-10
<[di manutenzione	-13
<[di mare	-16
<[di matrimonio	-12
<[di mettere	-22
<[di montagna	-11
<[di nascita	-14
<[di novembre	-14
<[di ordinare	-27
<[di otto	-17
<[di parlare	-13
<[di partire	-11
<[di plastica	-12
<[di prova	-34
<[di pulizie	-15
<[di quartiere	-15
<[di quattordici	-15
<[di raccolta	-10
<[di recupero	-17
<[di reparto	-11
<[di sala	-8
<[di salire	-17
<[di san	-18
<[di scendere	-11
<[di scorta	-11
<[di servizio	-8
<[di seta	-15
<[di sicurezza	-15
<[di silenzio	-25
<[di solito	-20
<[di stendere	-27
<[di sé	-14
<[di toccare	-10
<[di torino	-9
<[di turno	-23
<[di un	-55
<[di uscire	-15
<[di vetro	-11
<[di volo	-14
<[dice che	-22
<[dice i	-17
<[dice il	-23
<[diciamo a	-12
<[dico come	-22
<[dico la	-20
<[dieci centimetri	-11
<[dietro la	-19
<[disposizione per	-10
<[documenti si	-12
<[documento per	-15
<[domenica il	-14
<[don luca	-13
<[dopo aver	-8
<[dopo il	-38
<[dopo l'ultimo	-11
<[dopo la	-33
<[dopo le	-12
<[dopo ogni	-23
<[dopo si	-15
<[dopo un	-9
<[dove si	-15
<[due colleghe	-12
<[due copie	-9
<[due dischi	-11
<[due firme	-16
<[due frasi	-11
<[due i	-16
<[due lembi	-10
<[due mamme	-16
<[due millimetri	-12
<[due operatori	-12
<[due pagine	-13
<[due righe	-22
<[due settimane	-15
<[due si	-16
<[dunque si	-15
<[durante il	-8
<[durante la	12
<[dà da	-23
<[dà il	-12
<[e a	-22
<[e ai	12
<[e basta	-16
<[e che	-19
<[e chi	-14
<[e consegna	-14
<[e conta	-10
<[e d'estate	-16
<[e da	-28
<[e dopo	-27
<[e durc	-10
<[e gli	-21
<[e guardano	-10
<[e i	-31
<[e il	-51
<[e immerge	-9
<[e in	-23
<[e l'altro	-15
<[e la	-47
<[e lavoro	-22
<[e le	-34
<[e lo	-32
<[e mezza	-20
<[e ogni	-20
<[e ognuno	-14
<[e passano	-9
<[e per	-16
<[e prima	-15
<[e quando	-26
<[e ritira	-15
<[e sapone	-13
<[e sarebbe	-11
<[e scadenza	-11
<[e se	-27
<[e si	-30
<[e soprattutto	-14
<[e toglierla	-9
<[e tra	-10
<[e ultime	-8
<[e un	-23
<[eh buonasera	-17
<[entra in	-18
<[entrare in	-16
<[entro il	-24
<[entro la	-11
<[entro le	-14
<[entro un	-15
<[esce prima	-14
<[essere un	-15
<[estintori a	-12
<[fa a	-19
<[fa firmare	-9
<[fa girare	-8
<[fa i	-21
<[fa l'appello	-15
<[fa la	-33
<[fa le	-12
<[fa leggere	-9
<[fa notare	-12
<[fa passare	-13
<[fa per	-14
<[fa quando	13
<[fa se	19
<[fa sedere	-12
<[fa un	-17
<[facciamo che	-14
<[facciamo il	-15
<[faccio i	-24
<[faccio il	-36
<[faccio la	11
<[fai un	-24
<[famiglia si	-20
<[fanno le	-23
<[fare chi	-21
<[fare se	16
<[farina forte	-9
<[fatto il	-15
<[fatto la	-24
<[ferma da	-8
<[ferma il	-9
<[ferma la	-23
<[finché il	-18
<[fine giornata	-19
<[fine serata	-15
<[fine si	-22
<[finestre chiuse	-10
<[finisce il	-9
<[finita l'ultima	-17
<[finito il	-13
<[finito in	-11
<[fino a	-21
<[fino alla	-20
<[firma il	-17
<[firmare il	-14
<[foglio che	-15
<[foglio da	-18
<[foglio haccp	-13
<[foglio se	-16
<[forma si	-18
<[fotografa il	-14
<[fra le	-16
<[freno a	-11
<[fuori da	-9
<[fuori il	-12
<[genitori si	-18
<[giorni lavorativi	-13
<[giorni prima	-31
<[giorno si	-13
<[gira il	-22
<[gira la	-15
<[giro la	-17
<[giro si	-11
<[giù in	-18
<[giù la	20
<[giù se	-15
<[gli accessi	-10
<[gli aghi	-11
<[gli allenatori	-18
<[gli assegni	-12
<[gli orologi	-18
<[gli ospiti	-15
<[gli si	-14
<[gli spartiti	-16
<[gli stivali	-10
<[gli uffici	-17
<[gradi la	-23
<[gradi per	-11
<[guanti in	-12
<[guarda che	-11
<[guarda il	-28
<[guarda la	-31
<[guarda le	-13
<[guarda prima	-13
<[guarda se	-21
<[guardano i	-16
<[guardare il	-8
<[guardato il	-9
<[guardi il	-12
<[guida per	-11
<[ha avuto	-14
<[ha chiamato	-10
<[ha dovuto	-15
<[ha il	-23
<[ha la	-20
<[ha le	-17
<[ha mandato	-13
<[ha mangiato	-9
<[ha messo	-19
<[ha pazienza	-13
<[ha ragione	-19
<[ha toccato	-15
<[ha vinto	-11
<[ha voluto	-12
<[hanno mangiato	-9
<[ho bisogno	-15
<[ho i	-15
<[ho la	-9
<[ho un	-13
<[i biglietti	-11
<[i buoni	-14
<[i cani	-14
<[i capezzoli	-12
<[i caratteri	-18
<[i collaboratori	-13
<[i disegni	-17
<[i faldoni	-9
<[i familiari	-15
<[i filtri	-12
<[i fogli	-22
<[i giovani	-15
<[i gruppi	-12
<[i letti	-21
<[i libri	9
<[i melari	-9
<[i miei	-13
<[i minori	-14
<[i nostri	-14
<[i parenti	-11
<[i passaggi	-11
<[i passeggeri	-14
<[i passi	-17
<[i piatti	-12
<[i portici	-12
<[i posti	-20
<[i primi	-11
<[i prodotti	-8
<[i proprietari	-17
<[i punti	-11
<[i rami	-16
<[i reparti	-8
<[i resti	-12
<[i rifiuti	-17
<[i rossi	-12
<[i sacchetti	-17
<[i sacchi	-17
<[i sigilli	-13
<[i succhioni	-8
<[i telaini	-11
<[i telefoni	-8
<[i tubi	-13
<[i turisti	-25
<[i vestiti	-14
<[i vigili	-16
<[ieri casino	-16
<[ieri in	-17
<[il bagno	-17
<[il banco	-14
<[il barattolo	-10
<[il bibliotecario	-12
<[il bollettino	-12
<[il bollino	-10
<[il canale	-12
<[il cane	-17
<[il capitolo	-16
<[il capogruppo	-9
<[il capoturno	-16
<[il cavo	-17
<[il certificato	-12
<[il cilindro	-14
<[il cloro	-19
<[il collaboratore	-9
<[il collaudo	9
<[il collega	-9
<[il colore	-13
<[il comandante	-11
<[il committente	-13
<[il computer	-15
<[il condition	-11
<[il consenso	-8
<[il conservatore	-10
<[il consorzio	-23
<[il consulente	-9
<[il contrario	-14
<[il contratto	-16
<[il coordinatore	-14
<[il corridoio	-13
<[il corriere	-14
<[il corso	-23
<[il cuore	-10
<[il custode	-12
<[il danno	-17
<[il disco	-10
<[il dump	-15
<[il fango	-18
<[il fieno	-16
<[il filare	-10
<[il filo	-16
<[il foglio	-12
<[il fonico	-14
<[il forno	-14
<[il freno	-11
<[il gatto	-13
<[il gelato	-9
<[il getto	-20
<[il giro	-26
<[il la	-21
<[il latte	-26
<[il lavoro	13
<[il legno	-11
<[il libro	-9
<[il lievito	17
<[il link	-8
<[il livello	-22
<[il lucchetto	-9
<[il maestro	-11
<[il manutentore	-14
<[il maresciallo	-14
<[il mercoledì	-21
<[il messaggio	-15
<[il microchip	-12
<[il microfono	-18
<[il morsetto	-11
<[il mosto	-9
<[il motivo	-13
<[il motore	-13
<[il noleggio	9
<[il notaio	-11
<[il palmare	-10
<[il pane	-10
<[il panno	-11
<[il parere	-10
<[il parroco	-15
<[il paziente	-14
<[il pc	-14
<[il perimetro	-17
<[il permesso	-18
<[il personale	-20
<[il pesce	-18
<[il pettine	-13
<[il pezzo	-9
<[il piazzale	-14
<[il piccolo	-14
<[il pilota	-18
<[il ponte	-11
<[il portello	-12
<[il portiere	-12
<[il presidente	-12
<[il prezzo	-17
<[il proprietario	-13
<[il prossimo	-23
<[il pubblico	-10
<[il ragazzo	-20
<[il rapporto	-13
<[il raso	-14
<[il reparto	-18
<[il restauratore	-10
<[il resto	-16
<[il rientro	-9
<[il riscaldamento	-16
<[il ristorante	-18
<[il risultato	-11
<[il sacchetto	-17
<[il sacrestano	-15
<[il segno	-10
<[il segretario	-17
<[il sigillo	-15
<[il signor	-15
<[il succo	-16
<[il tagliando	-17
<[il taglio	-26
<[il tampone	-16
<[il tappo	-22
<[il tempo	-9
<[il tesserino	-19
<[il test	-23
<[il testo	-23
<[il ticket	-8
<[il titolare	-9
<[il titolo	-11
<[il tubo	-16
<[il turno	-21
<[il vaso	-20
<[il vassoio	-10
<[il vello	-14
<[il velo	-13
<[il verricello	-13
<[il vescovo	-12
<[il veterinario	-12
<[il vetro	-27
<[il vino	-25
<[il volo	-13
<[il volume	-10
<[il vostro	-14
<[in agenzia	-22
<[in alto	-9
<[in ammollo	-14
<[in arrivo	-12
<[in ascensore	-23
<[in bagno	-17
<[in biblioteca	-16
<[in camera	-9
<[in carico	-27
<[in cassaforte	-10
<[in cella	-21
<[in che	-31
<[in contanti	-11
<[in corso	-8
<[in deposito	-11
<[in diagonale	-11
<[in diretta	-19
<[in folle	-13
<[in forma	-12
<[in funzione	-18
<[in italiano	-15
<[in lavaggio	-16
<[in macchina	-14
<[in media	-11
<[in modalità	-18
<[in negozio	-14
<[in ogni	-18
<[in onda	-11
<[in ospedale	-16
<[in particolare	-14
<[in pensione	-20
<[in portineria	-12
<[in presenza	-10
<[in sacchetti	-11
<[in scatole	-13
<[in staging	-13
<[in tutta	-10
<[in un	-29
<[in uscita	-18
<[in vista	-17
<[incide la	-13
<[infila il	-20
<[invece il	-14
<[io la	-21
<[irriguo roggia	-8
<[iscritto il	18
<[iscritto la	13
<[l'acido citrico	-16
<[l'assistente porta	-11
<[l'ha lasciata	-17
<[l'impasto si	-12
<[la bandiera	-16
<[la barca	-22
<[la batteria	-10
<[la benna	-13
<[la bici	-13
<[la bocca	-14
<[la bolla	-12
<[la bozza	-16
<[la cagliata	-17
<[la caldaia	-15
<[la camera	-11
<[la capitaneria	-12
<[la carne	-13
<[la cartella	-13
<[la chiusura	-25
<[la collega	-25
<[la colpa	-17
<[la cooperativa	-15
<[la coordinatrice	-11
<[la copertura	-21
<[la cosa	-34
<[la crosta	-20
<[la cucina	-11
<[la cuoca	-11
<[la custodia	-17
<[la dirigente	-17
<[la dottoressa	-9
<[la farmacia	-8
<[la fattura	-21
<[la federazione	-11
<[la forma	-25
<[la foto	-17
<[la fretta	-15
<[la gente	-12
<[la gestione	17
<[la giacenza	-15
<[la guarnizione	-15
<[la lama	-11
<[la lente	-17
<[la lettera	-11
<[la leva	-8
<[la macchinetta	-13
<[la maestra	-18
<[la mamma	-10
<[la matricola	-10
<[la merce	12
<[la miscela	-10
<[la molla	-11
<[la multa	-9
<[la pagina	-21
<[la parete	-11
<[la parrucca	-13
<[la pelle	-18
<[la persona	-22
<[la piastra	-15
<[la piattaforma	-11
<[la pinzetta	-13
<[la pioggia	-13
<[la piscina	-19
<[la playlist	-14
<[la polizia	-14
<[la polizza	-11
<[la polvere	-9
<[la pompa	-19
<[la porta	-9
<[la portineria	-10
<[la posizione	-13
<[la pratica	-21
<[la praticante	-13
<[la presente	-9
<[la preside	-13
<[la prima	-12
<[la prova	-16
<[la provincia	-17
<[la pulizia	18
<[la ragazza	-23
<[la registrazione	-21
<[la rete	-18
<[la revisione	-15
<[la ricarica	12
<[la ricevuta	-19
<[la richiesta	-28
<[la riempitrice	-17
<[la ringrazio	-16
<[la riparazione	-13
<[la sala	-17
<[la saracinesca	-18
<[la scoria	-11
<[la scrivente	-19
<[la scriviamo	-16
<[la segnalazione	-19
<[la sezione	-27
<[la sfilata	-21
<[la si	-18
<[la sigla	-16
<[la solforosa	-19
<[la spatola	-16
<[la spazzola	-16
<[la spia	-10
<[la spunta	-9
<[la stagista	-16
<[la stesura	-26
<[la strada	-15
<[la tabella	-11
<[la tacca	-8
<[la targhetta	-9
<[la tavola	-8
<[la teleferica	-14
<[la terza	-18
<[la tessera	-15
<[la togliamo	-27
<[la valigetta	-9
<[la valvola	-10
<[la vecchia	-15
<[la ventola	-11
<[la visita	-12
<[la vite	-20
<[la voglio	-11
<[la zolla	-12
<[la zona	-8
<[lampada se	-14
<[lana bagnata	-15
<[lancia la	-13
<[lascia asciugare	-12
<[lascia la	-22
<[lasciano le	-10
<[lasciato il	-9
<[lascio a	-11
<[lava le	-9
<[lavano a	-9
<[lavora da	-10
<[lavoro in	-12
<[le altre	-13
<[le api	-13
<[le batterie	-15
<[le bombole	-17
<[le borse	-20
<[le candele	-13
<[le ceneri	-20
<[le chiavi	-23
<[le confezioni	-9
<[le consegne	24
<[le correzioni	-16
<[le date	-14
<[le dita	-9
<[le firme	-17
<[le foto	-29
<[le gambe	-15
<[le immagini	-13
<[le impronte	-13
<[le lenti	10
<[le minorenni	-10
<[le nove	-10
<[le parole	-13
<[le peonie	-14
<[le porte	-11
<[le prove	-12
<[le registrazioni	-13
<[le regole	-17
<[le richieste	-19
<[le ruote	-15
<[le scadenze	-12
<[le scale	-21
<[le scarpe	-13
<[le scatole	-9
<[le schede	-10
<[le si	-21
<[le stesse	-10
<[le tavole	-12
<[le teste	-15
<[le visite	-16
<[le vongole	-12
<[legge il	-17
<[legge la	-16
<[legge le	-17
<[leggere la	-17
<[lenti a	-19
<[leva la	-11
<[li autorizza	-11
<[liberatoria firmata	-13
<[lievito madre	-24
<[livello a	-16
<[lo accompagna	-15
<[lo comunica	-10
<[lo lasci	-11
<[lo leggono	-15
<[lo riporta	-12
<[lo sa	-13
<[lo sai	-16
<[lo screenshot	-10
<[lo scriva	-12
<[lo scriviamo	-15
<[lo si	-31
<[lo sporco	-19
<[lo spray	-8
<[lo stato	-10
<[lo straccio	-11
<[lo strumento	-25
<[luce radente	-9
<[luce se	-8
<[lunedì si	-17
<[ma chi	-16
<[ma in	-18
<[madre lo	-19
<[mai da	-14
<[mai dopo	-10
<[mai dormirci	-13
<[mai il	-18
<[mai in	-11
<[mai se	-18
<[mail a	-9
<[manca il	-18
<[manca la	-15
<[manda a	-17
<[manda il	-15
<[manda la	-18
<[mandato un	-16
<[mando il	-18
<[mano a	-19
<[mano la	-20
<[mattina presto	-15
<[mattina si	-26
<[mattino dopo	-8
<[me la	-24
<[me lo	-26
<[medico prima	-15
<[mese che	-12
<[mese prossimo	-21
<[mese si	15
<[messo in	-16
<[metri quadri	-12
<[mette a	-10
<[mette da	-14
<[mette il	-21
<[mette in	-9
<[mette l'etichetta	-14
<[mette la	-26
<[mette un	-16
<[mettere per	-12
<[mettiamo per	-19
<[mettono i	-15
<[mettono in	-14
<[mezz'ora prima	-32
<[mezzo litro	-17
<[mi avevi	-21
<[mi occorre	-16
<[mi pare	-18
<[mi piacerebbe	-14
<[mi senti	-18
<[mi servirebbe	-17
<[mi si	-14
<[mia figlia	-10
<[mia moglie	-15
<[min prima	-20
<[minuti in	-12
<[minuti prima	-15
<[minuti si	-16
<[mio cugino	-17
<[mio italiano	-9
<[mio suocero	-11
<[misura la	-17
<[motore spento	-12
<[nastro si	-13
<[ne occupa	-13
<[ne parliamo	-10
<[ne prendono	-9
<[neanche per	-13
<[neanche se	-20
<[negli ultimi	-19
<[nel cassetto	-14
<[nel contenitore	-10
<[nel foglio	-9
<[nel lavello	-14
<[nel magazzino	-18
<[nel novantotto	-18
<[nel vaso	-15
<[nella cartella	-9
<[nella cesta	-10
<[nella piena	-14
<[nella tanica	-14
<[nella tazza	-11
<[nelle buste	-13
<[nemmeno il	-22
<[nemmeno se	-15
<[nessuno la	-15
<[nessuno sa	-17
<[nessuno si	-17
<[nessuno va	-13
<[niente maiale	-11
<[no anzi	-12
<[no che	-15
<[no foto	-11
<[no il	-22
<[no la	-26
<[no scherzo	-13
<[no scusa	-15
<[noi la	12
<[noi le	11
<[nome si	-13
<[non arriva	-12
<[non c'entra	-11
<[non coincidono	-17
<[non entrano	-9
<[non esiste	-14
<[non il	-17
<[non in	-21
<[non la	-32
<[non le	-11
<[non lo	-25
<[non se	-20
<[non si	-32
<[non va	-18
<[nostra azienda	-21
<[nostra scuola	-19
<[notare che	-10
<[nuovo che	-18
<[nuovo la	-20
<[o account	-12
<[o la	-14
<[o sangue	-8
<[o se	-18
<[occhi chiusi	-20
<[oggi la	15
<[ogni anno	-20
<[ogni capezzolo	-12
<[ogni cassetto	-9
<[ogni quindici	-12
<[ogni trimestre	-13
<[oltre la	-17
<[ora che	-9
<[ordina il	-10
<[ordine inverso	-12
<[paga il	-10
<[parte dall'alto	-12
<[parte il	-18
<[parte in	-18
<[parte la	-23
<[partire si	-12
<[partita iva	-13
<[passa da	-11
<[passa il	-19
<[passa la	-20
<[passa lo	-9
<[passano le	-12
<[passare il	-13
<[per chi	-28
<[per conto	-22
<[per cortesia	-15
<[per favore	-15
<[per fortuna	-15
<[per gli	-33
<[per i	-45
<[per la	-20
<[per le	-14
<[per lo	-20
<[per ogni	-18
<[per prima	-25
<[per primi	-14
<[per quando	22
<[per ultimi	-13
<[per un	-24
<[perché gli	-11
<[perché i	-13
<[perché il	-25
<[perché in	-11
<[perché la	-31
<[perché sto	-14
<[però il	-14
<[però la	-18
<[pesa il	-11
<[pesa la	-15
<[pettine piatto	-10
<[piante in	-18
<[piscina comunale	-13
<[più alto	-16
<[più piccolo	-15
<[più precisamente	-22
<[poi chi	-13
<[poi gli	-17
<[poi i	11
<[poi il	-35
<[poi la	-31
<[poi le	-10
<[poi lo	-19
<[poi risciacquo	-12
<[poi si	-23
<[porta a	-12
<[porta il	-21
<[porta la	-16
<[preleva un	-14
<[preme il	-20
<[prende il	-23
<[prende la	-16
<[prendi la	-16
<[prepara la	-21
<[prepara le	-13
<[presa in	-20
<[preso la	-16
<[preso un	-15
<[prezzo si	-12
<[prima a	-14
<[prima che	-22
<[prima cosa	-22
<[prima dell'apertura	-8
<[prima i	-19
<[prima il	-18
<[prima la	-35
<[prima si	-33
<[pro loco	-12
<[procedura per	-25
<[prodotti a	-12
<[promemoria per	-9
<[pronto soccorso	-12
<[protezione civile	-10
<[prova il	-16
<[prova in	-16
<[prova la	-18
<[prova prova	-25
<[provare il	-17
<[provare la	-14
<[pulisce la	-18
<[puliscono i	-11
<[punti vendita	-12
<[pure il	-15
<[qualcosa che	-15
<[qualcuno lo	-10
<[quando il	-28
<[quando la	-26
<[quando si	10
<[quando un	10
<[quella che	-11
<[quello che	-32
<[quello lo	-20
<[questa la	-19
<[questo lo	-17
<[qui il	-26
<[qui si	-14
<[quindi parlo	-16
<[quindi si	-22
<[ragazzi nuovi	-13
<[registro mentre	-14
<[regolano i	-10
<[resta in	-20
<[resto si	-14
<[riceve la	-15
<[riceve le	-18
<[rientro si	-12
<[rifugio a	-13
<[rimette in	-13
<[riporta il	-11
<[ritirano gli	-20
<[roba in	-15
<[sabato la	-14
<[sacco blu	-15
<[sale in	-14
<[salva la	-20
<[san rocco	-17
<[scarica il	-14
<[scatole da	-16
<[sceglie la	-18
<[sceglie un	-8
<[scheda d'ingresso	-14
<[scheda in	-16
<[scheda si	-13
<[sci da	-12
<[scorso il	-18
<[scritta per	-23
<[scritto a	-13
<[scritto alla	-9
<[scritto come	16
<[scritto da	-25
<[scritto il	9
<[scritto in	20
<[scrive il	-23
<[scrive in	-16
<[scrive sulla	-10
<[scrivere il	13
<[scrivo per	-13
<[scusa prima	-11
<[se arriva	-11
<[se dopo	-11
<[se gli	-19
<[se il	-24
<[se insistono	-16
<[se l'adulto	-9
<[se la	-27
<[se le	-10
<[se lo	-18
<[se n'è	-11
<[se puzza	-10
<[se sembra	-12
<[se si	-31
<[se un	-27
<[secondo la	-14
<[segniamo il	-16
<[sei settimane	-13
<[sempre in	-15
<[sempre per	-16
<[sempre se	-10
<[sempre sulla	-20
<[sennò il	-19
<[sennò si	-16
<[senza che	-8
<[senza etichetta	-9
<[senza il	-16
<[senza la	-21
<[senza le	-18
<[senza occhiali	-11
<[sera prima	-25
<[serve il	-22
<[serve la	13
<[serve un	-24
<[settimana prima	-20
<[settimana si	-10
<[settimane prima	-10
<[sfila la	-13
<[sfoglia il	-14
<[si accetta	-15
<[si accompagna	-13
<[si aggancia	-11
<[si aggiunge	-13
<[si allenta	-11
<[si alza	-9
<[si annusa	-12
<[si appende	-11
<[si appoggia	-15
<[si approva	-12
<[si arriva	-18
<[si asciuga	-16
<[si assaggia	-15
<[si attacca	-13
<[si avvolge	-8
<[si bagna	-12
<[si blocca	-9
<[si butta	-10
<[si buttano	-20
<[si cala	-14
<[si cambiano	-9
<[si cammina	-11
<[si cancellano	-9
<[si cerca	-21
<[si chiedono	-13
<[si compone	-9
<[si confronta	-9
<[si consegna	-27
<[si consegnano	-22
<[si conta	-11
<[si controllano	-18
<[si conviene	-10
<[si copre	-13
<[si danno	-12
<[si detta	-10
<[si disinfetta	-14
<[si disinfettano	-10
<[si espone	-15
<[si fotografa	-15
<[si gratta	-13
<[si guardano	-12
<[si impasta	-8
<[si infila	-18
<[si inserisce	-9
<[si intende	-12
<[si inventa	-9
<[si lasciano	-11
<[si lavano	-20
<[si lega	-19
<[si leggono	-12
<[si leva	-16
<[si misura	-29
<[si muove	-14
<[si ordinano	-14
<[si perde	-16
<[si porta	-19
<[si portano	-13
<[si prega	-19
<[si preleva	-9
<[si preme	-8
<[si prenota	-10
<[si prepara	-17
<[si presenta	-14
<[si prova	-25
<[si pulisce	-16
<[si puliscono	-10
<[si raccolgono	-11
<[si raddrizzano	-12
<[si raschia	-14
<[si registra	-11
<[si restituisce	-10
<[si ricarica	-17
<[si richiama	-13
<[si ricontrolla	-9
<[si rimanda	-13
<[si rimette	-14
<[si rinfresca	-15
<[si ringrazia	-16
<[si rinnova	-9
<[si riparte	-8
<[si ritirano	-19
<[si riuniscono	-10
<[si salva	-9
<[si salvano	-14
<[si scalda	-17
<[si scambiano	-14
<[si scarica	-13
<[si scaricano	-13
<[si sceglie	-11
<[si sciacquano	-11
<[si sente	-27
<[si smonta	-11
<[si smontano	-10
<[si soffia	-13
<[si spazza	-16
<[si spazzola	-10
<[si spedisce	-12
<[si spegne	-17
<[si spengono	-8
<[si spiega	-13
<[si sposta	-12
<[si stacca	-10
<[si staccano	-12
<[si stampa	-27
<[si stende	-15
<[si stendono	-9
<[si strappa	-16
<[si svuota	-27
<[si taglia	-20
<[si tagliano	-15
<[si tengono	-11
<[si timbra	-9
<[si trova	-12
<[si va	-13
<[si veda	-12
<[si vede	-13
<[si vendono	-18
<[si versa	-14
<[si versano	-10
<[siamo in	-15
<[siamo rimasti	-12
<[sigillo rotto	-12
<[significa che	-8
<[silenzio in	-21
<[so che	-10
<[solforosa libera	-13
<[solo chi	-16
<[solo dopo	-22
<[solo i	-15
<[solo il	-24
<[solo quando	-16
<[solo se	-23
<[solo tra	-18
<[soltanto il	-11
<[sono il	-23
<[sono la	-19
<[sono sparite	-8
<[sono un	-12
<[sopra i	-18
<[sopra il	-13
<[sopra lo	-22
<[sotto i	-30
<[sotto il	-26
<[sotto la	-30
<[sotto le	-9
<[sotto si	-14
<[spegne il	-17
<[spegne la	-21
<[spray blu	-13
<[sta a	-9
<[sta in	-17
<[stacca la	-15
<[stampa la	13
<[stende il	-16
<[sto guidando	-16
<[su come	33
<[su cosa	-26
<[su ogni	-18
<[su un	-18
<[subito in	-10
<[subito se	-12
<[sui tavoli	-9
<[sul calendario	-12
<[sul canale	-13
<[sul coperchio	-10
<[sul foglio	-27
<[sul muro	-24
<[sul polso	-10
<[sul ponte	-14
<[sul sito	-11
<[sul tavolo	-21
<[sul tetto	-11
<[sulla bilancia	-14
<[sulla lavagna	-10
<[sulla lavagnetta	-11
<[sulla porta	-23
<[sulla scheda	-15
<[suona il	-17
<[suor agnese	-18
<[svuota il	-25
<[svuota la	-17
<[sì pronto	-24
<[taglia il	-17
<[taglio a	-9
<[tapis roulant	-12
<[te la	-20
<[te lo	-16
<[teatro comunale	-11
<[telefona alla	-19
<[temperatura ambiente	-9
<[terra a	-11
<[terra si	-17
<[testa in	-13
<[testo che	-17
<[testo da	-9
<[testo unico	-20
<[ti devo	-19
<[ti giro	-13
<[ti mando	-26
<[ti prego	-10
<[ti ricordi	-15
<[tiene il	-14
<[tiene la	-11
<[tira il	-19
<[tira la	-18
<[tocca il	-19
<[tocca la	-16
<[toccare il	-19
<[toglie il	-23
<[toglie la	-30
<[tolgono i	-10
<[tolgono le	-19
<[torna in	-9
<[torna indietro	-11
<[tra i	-10
<[tra le	-16
<[tra un	-28
<[tranne il	-11
<[tre il	-18
<[trema la	-8
<[tu che	-18
<[tu la	-17
<[turno serale	-11
<[tutta la	-30
<[tutte le	-23
<[tutti a	-22
<[tutti gli	-25
<[tutti i	-30
<[tutto il	-20
<[tutto in	-20
<[tutto intorno	-11
<[ultimo si	-8
<[un adulto	-10
<[un anno	-9
<[un apprendista	-8
<[un bagnetto	-9
<[un bel	-25
<[un campione	-18
<[un cane	-20
<[un collega	-17
<[un colpo	16
<[un disco	-13
<[un dito	-10
<[un foglietto	-13
<[un foglio	-24
<[un gioco	-17
<[un impianto	-15
<[un libro	-15
<[un metro	-9
<[un minuto	-18
<[un ospite	-22
<[un palmo	-15
<[un parere	-12
<[un pezzetto	-17
<[un po'	-11
<[un post-it	-14
<[un protocollo	-22
<[un pugno	-15
<[un ragazzo	-24
<[un signore	-14
<[un testo	-33
<[un turno	-13
<[un'ora prima	-16
<[una alla	-12
<[una bozza	-15
<[una cosa	-26
<[una foto	-14
<[una macchina	-13
<[una pagina	-16
<[una per	-16
<[una persona	-17
<[una piccola	-13
<[una prova	12
<[una ragazza	-15
<[una recensione	-20
<[una regola	-26
<[una scheda	-17
<[una trentina	-11
<[una ventina	-15
<[unico per	-22
<[uno per	-14
<[usa il	-17
<[va a	-14
<[va avanti	-11
<[va da	-10
<[va in	-24
<[vasca da	-10
<[vedere le	-19
<[verbale riunione	-23
<[verso il	-22
<[verso le	-15
<[via la	-15
<[vicino alla	-16
<[viene da	-10
<[viene il	-12
<[viene prima	-18
<[vietato fumare	-15
<[vinto il	-12
<[visto la	-13
<[volta che	-17
<[volta in	-9
<[volta per	-24
<[volte la	12
<[vorrei che	-19
<[vorrei un	-20
<[vuole che	-25
<[vuole il	-15
<[zona fao	-9
<[| aiuto	-13
<[| casaro	-15
<[| coltello	-15
<[| la	-18
<[| note	-12
<[è arrivato	-12
<[è bravo	-13
<[è capitato	-14
<[è che	-34
<[è come	15
<[è fatta	-19
<[è in	-20
<[è lo	-24
<[è mancato	-11
<[è morta	-18
<[è per	15
<[è pieno	-11
<[è possibile	-17
<[è raddoppiato	-8
<[è rimasta	-18
<[è rimasto	-18
<[è rotta	-10
<[è rotto	-10
<[è stata	-19
<[è stato	-17
<[è successo	-19
<[è sulla	-24
<[è tornato	-11
<[è umido	-19
<[è un	-32
<[è venuto	-20
<[è vietato	-12
<[– magazzino	-16
<[– promemoria	-16
<[– si	-17
<[• chi	-13
<[☐ briefing	-10
<[☐ meteo	-16
<]	-25
<_	-13
<a	-35
<abbassa	-19
<abbia	-12
<abbiamo	-41
<abiti	-24
<accanto	-27
<accende	-31
<accendere	-15
<accendono	-16
<acceso	-23
<accompagna	-24
<account	-11
<acqua	-39
<ad	-24
<adesso	-36
<aggancia	-10
<aggiorna	-19
<aggiunge	-18
<aggiungere	-17
<agli	-34
<agosto	-22
<ahahah	-12
<ai	-31
<al	-23
<alimentare	-28
<all'arrivo	-22
<all'ufficio	-8
<all'uscita	-14
<alla	-34
<allenta	-19
<allievi	-13
<allo	14
<allora	12
<almeno	-22
<alpino	-10
<alto	-8
<altri	-24
<altrimenti	-14
<altro	-23
<alza	-32
<analisi	11
<anche	-40
<ancora	-33
<andare	-20
<andato	-19
<animali	-23
<anna	-10
<anni	-23
<annota	-17
<anzi	-20
<aperta	-20
<aperte	-15
<apertura	-18
<appena	-33
<appende	-19
<appendere	-18
<approva	-14
<appunti	-23
<apre	-30
<aprire	-23
<aprono	-23
<archivia	-13
<area	-14
<aria	-18
<arriva	-9
<arrivano	-34
<arrivato	-17
<arrivi	-17
<arrivo	-22
<arrotola	-22
<asciuga	-13
<ascolta	-18
<aspetta	-30
<aspettare	-11
<aspirazione	-17
<assaggia	-15
<assegna	-17
<assegni	-12
<assente	-14
<assoluti	-12
<attacca	-19
<attaccare	-14
<attenzione	-16
<attesa	-13
<autista	-18
<autorizza	-8
<aver	-12
<avere	-20
<aveva	-25
<avrei	-16
<avuto	-16
<avvia	-20
<avvisa	-22
<avvisare	-8
<azienda	-28
<bagna	-21
<bagnata	-20
<bagno	-17
<bambini	-27
<bambino	-16
<banco	-26
<banda	-9
<bar	-13
<barca	-14
<base	-11
<bassa	-19
<batteria	-23
<batterie	-18
<bel	-22
<ben	-11
<bene	29
<benna	-9
<benzina	-16
<bianca	-11
<biancheria	-19
<bianco	17
<bicchiere	-14
<biciclette	-12
<bidone	-16
<biglietti	-11
<bilancia	-13
<bimba	-12
<bisogna	-21
<bisogno	-11
<blocca	-8
<blocchetto	-16
<blocco	-22
<blu	-15
<bocca	-9
<bollettino	-10
<bollino	-11
<bombola	-12
<bombole	-14
<bordi	-9
<bordo	-17
<borsa	-14
<borse	-16
<bottiglie	-17
<box	-16
<bozza	-18
<buio	-10
<buon	-9
<buona	-14
<buongiorno	-20
<busta	-15
<buste	-9
<butta	-12
<c'era	-25
<c'è	-40
<cabina	-18
<cade	-23
<caffè	-17
<cala	-19
<caldaia	-14
<calendario	-10
<cambia	-29
<cambiano	-22
<cambiare	-12
<cambiato	-14
<cambio	-34
<camion	-20
<cammina	-12
<campione	-13
<campioni	-16
<campo	-24
<canale	-11
<cancellano	-9
<candele	-12
<cane	-20
<cani	-15
<canile	-12
<canna	-16
<cantiere	-8
<cantina	-14
<capi	-14
<capire	12
<capitato	-17
<capito	-21
<capo	-17
<capogruppo	-10
<capoturno	-10
<cappello	-11
<cara	-11
<caratteri	-23
<carica	-19
<carico	-15
<carla	-15
<carne	-11
<caro	-14
<cartellino	-12
<cartello	-19
<casa	-25
<casco	-16
<casino	-12
<cassa	-22
<cassetta	-15
<cassette	-19
<cassetto	-9
<cassonetti	-18
<cauzione	-16
<cavalli	-18
<cavallo	-16
<ce	-31
<cella	-12
<ceneri	-20
<centimetri	-20
<cento	-23
<centri	-12
<centro	-27
<cerca	-25
<certificato	-19
<che	-18
<chiama	-35
<chiamano	-12
<chiamare	-25
<chiamato	-16
<chiami	-17
<chiamiamo	-10
<chiave	-18
<chiavi	-8
<chiede	-19
<chiedere	-12
<chiedi	-28
<chiediamo	-26
<chiedo	-19
<chiesto	8
<chiodo	-9
<chiude	-32
<chiusa	-21
<chiusi	-14
<chiuso	-14
<chiusura	-15
<ci	-50
<ciao	-35
<ciascuno	-15
<ciclo	-14
<cinquanta	-19
<cinque	-27
<cioè	13
<circa	-33
<circo	-13
<circolare	-16
<circolo	-11
<cisterna	-14
<ciò	-20
<clienti	-22
<coda	-11
<codice	-12
<coi	8
<col	-51
<collaudo	-22
<collega	-16
<colleghe	-9
<colore	-12
<coltelli	-15
<coltello	-12
<com'è	-20
<comandante	-9
<come	9
<comincia	-22
<compagnia	-12
<compila	-24
<compilare	-18
<compone	-12
<computer	-12
<comune	-24
<comunica	-12
<con	-67
<condition	-9
<confronta	-13
<coni	-8
<consegna	-31
<consegnano	-26
<consegnare	-10
<consegne	-17
<consiglio	-11
<consorzio	-15
<conta	-27
<contano	-12
<contatori	-12
<contatto	-27
<contenitore	-10
<contesta	-10
<conto	-19
<contrario	-17
<contratto	-14
<contro	-17
<controlla	-36
<controllano	-22
<controllare	-19
<controlli	-20
<controllo	-32
<cooperativa	11
<coperta	-18
<copia	-23
<copiano	-10
<corrente	-14
<corriere	-20
<corso	-10
<cortese	-19
<cosa	-49
<cose	-20
<coso	-10
<costa	-16
<così	-33
<cucina	-18
<cui	10
<cura	-19
<d'acqua	-13
<d'estate	-18
<d'identità	-16
<d'ingresso	-23
<d'ora	-20
<da	-69
<dai	-36
<dal	-49
<dall'alto	-15
<dall'altra	-13
<dalla	-36
<dalle	-22
<dallo	-20
<dare	-10
<data	-29
<database	-15
<dati	-9
<dato	-24
<davanti	-23
<decide	11
<degli	-61
<dei	-79
<del	-15
<dell'acqua	-30
<dell'associazione	-14
<della	-30
<dello	-23
<dentro	-25
<deposito	-16
<desidera	-16
<detenuti	-14
<detersivo	-17
<detto	-25
<deve	-36
<devono	-9
<di	-16
<diamo	14
<dica	14
<dice	-43
<diciamo	14
<dico	-36
<dicono	-13
<dieci	-26
<diete	-16
<dietro	-34
<dipendente	-11
<dire	9
<direttore	-22
<direzione	-21
<discesa	-19
<disco	-13
<disposizione	-12
<dite	-21
<dito	-10
<diverso	-12
<divide	-9
<divise	-14
<dobbiamo	-15
<documenti	-13
<documento	-36
<dodici	-18
<dolci	-17
<domanda	-25
<domenica	-22
<don	-24
<donatore	-21
<dopo	-57
<doppia	-22
<dott.ssa	-23
<dottor	-20
<dottoressa	-18
<dove	-25
<dover	-19
<dovuto	-18
<due	-58
<dunque	-39
<dà	-34
<e	-50
<ecco	-16
<ed	-9
<eh	-25
<ehm	8
<entra	-18
<entrare	-20
<entro	-28
<era	-27
<errori	-15
<esce	-19
<esegue	-18
<esiste	-15
<espone	-16
<essendo	-17
<essere	-28
<estintori	-20
<estrae	-8
<euro	-15
<evitare	-15
<ex	-18
<faccia	-13
<facciamo	11
<fai	-25
<famiglia	-25
<famiglie	-20
<familiari	-14
<fammi	-13
<fango	-13
<fanno	-24
<far	-43
<fare	16
<farina	-20
<farlo	-13
<farmaco	-16
<fate	-20
<fatti	-14
<fatto	-17
<febbraio	-12
<ferie	-14
<ferma	-32
<fermi	-9
<fermo	-21
<ferratura	-18
<ferri	-19
<ferro	-9
<fianco	-16
<fila	-12
<file	-21
<film	-22
<filtri	-15
<filtro	-20
<fin	-12
<finché	-19
<fine	-40
<finestre	-12
<finisce	-15
<finita	-17
<finito	-26
<fino	-29
<finora	-28
<fiori	-21
<firma	-29
<firmare	-15
<firmata	-15
<firmato	-21
<firme	-24
<fissa	-14
<fissare	11
<fissi	12
<fogli	-21
<foglie	-18
<foglio	-38
<fondo	-16
<fonico	-16
<forma	-22
<formato	-15
<fornitore	-19
<forno	-16
<forse	-17
<fosse	-21
<foto	-25
<fotografa	-16
<fra	-30
<frasi	-16
<fratelli	-14
<fratello	-12
<freno	-13
<frigo	-18
<fronte	-25
<fuma	-13
<fuori	-25
<furgone	-14
<galleggia	-17
<gancio	-16
<gas	-12
<gatti	-9
<gatto	-14
<genitore	-11
<genitori	-18
<gennaio	-8
<gentile	-23
<gestionale	-20
<gestisco	-26
<gino	-8
<gioco	-19
<giornata	-14
<giorni	-36
<giorno	-22
<giovedì	-22
<gira	-29
<girare	-9
<giri	-18
<giro	-30
<giugno	-24
<già	-32
<giù	22
<glielo	-12
<gradi	-27
<grande	-28
<grasso	-15
<gratta	-17
<grazie	-22
<grossa	-16
<grosso	-13
<gruppi	-23
<gruppo	-23
<guarda	-44
<guardano	-21
<guardare	-19
<guardato	-9
<guardi	-13
<guardo	-15
<guida	-23
<ha	-68
<hai	-9
<hanno	-40
<ho	-41
<ieri	-30
<il	-24
<immerge	-13
<in	-41
<incassa	-14
<incide	-13
<indietro	-12
<indossa	-11
<infila	-33
<infine	-25
<infortuni	-14
<ingresso	-20
<inizio	-16
<inserisce	-13
<insomma	-18
<intanto	-21
<interno	-13
<intorno	-16
<invece	-20
<invernale	-13
<invia	-12
<inviato	-9
<io	-12
<irriguo	-8
<iscritto	27
<istruttore	-13
<istruzioni	-17
<italiano	-13
<l'abbiamo	-12
<l'acido	-19
<l'acqua	-12
<l'addetta	-16
<l'addetto	-10
<l'agenzia	-16
<l'anno	-17
<l'archivista	-17
<l'assistente	-20
<l'asta	-9
<l'autista	-23
<l'auto	-13
<l'avviso	-10
<l'avvocato	-9
<l'ha	-22
<l'ho	-16
<l'impasto	-12
<l'infermiera	-9
<l'infermiere	-11
<l'olio	-13
<l'operatore	-15
<l'orario	-17
<l'ospite	-14
<l'ufficio	-11
<l'ultima	-29
<l'ultimo	-12
<l'utente	-9
<laboratorio	-30
<lama	-19
<lampada	-23
<lana	-15
<lancia	-13
<lasci	-22
<lascia	-36
<lasciano	-20
<lasciare	-21
<lasciate	-8
<lasciato	-14
<lascio	-15
<lato	-16
<lava	-24
<lavaggio	-33
<lavagna	-11
<lavano	-20
<lavare	-15
<lavatrice	-14
<lavora	-17
<lavorativi	-10
<lavori	-20
<lavoro	-24
<legge	-30
<leggere	-24
<lei	-16
<lente	-11
<lenti	-20
<lenzuola	-17
<lettera	-9
<letto	-18
<lettore	-10
<lettura	-12
<leva	-23
<li	-24
<liberatoria	-13
<libero	-13
<libri	-22
<lievito	-24
<linea	-15
<litri	-18
<livella	-15
<livello	-22
<lo	-11
<locale	-24
<lontano	-16
<loro	-17
<lotto	-13
<luca	-12
<luce	-10
<luci	-17
<lui	-24
<luna	-10
<lunedì	-28
<lungo	-19
<lì	-14
<macchina	-18
<macchine	-15
<macelleria	-14
<madre	-27
<maestra	-17
<maestro	-19
<magazzino	-11
<maggio	-23
<mai	-49
<mail	-9
<male	-19
<mamma	-15
<mamme	-17
<manca	-27
<mancano	-14
<mancante	-16
<manco	-18
<manda	-28
<mandato	-20
<mando	-31
<mangiato	-21
<mani	-16
<maniera	23
<mano	-38
<mantecatore	-11
<manutenzione	-16
<marche	-16
<marzo	-14
<massetto	-17
<massimo	-28
<mattina	-31
<mattino	-27
<me	-41
<medico	-20
<melari	-13
<mentre	-19
<mercato	-27
<merce	-19
<mesi	-19
<messa	-8
<messo	-22
<metri	-26
<metro	-11
<mette	-48
<mettere	-23
<metti	-24
<mettiamo	-30
<mettono	-23
<metà	-19
<mezz'ora	-34
<mezza	-21
<mezzo	-31
<mi	-68
<mia	-24
<miei	-11
<miele	-13
<min	-21
<minuti	-34
<minuto	-16
<mio	-29
<miscela	-18
<misura	-37
<modalità	-18
<modulo	-12
<molti	-13
<molto	-10
<montaggio	-19
<montano	-8
<monte	-17
<mostra	-17
<motore	-11
<munge	-19
<mungitura	-22
<muove	-20
<muro	-16
<museo	-12
<n'è	-10
<nas	-8
<nastro	-20
<ne	-35
<neanche	-22
<necessario	-15
<negli	-19
<nei	-28
<nel	-46
<nell'ultima	-23
<nella	-38
<nelle	-24
<nello	-22
<nemmeno	-24
<neppure	-11
<neri	-17
<nessuna	-26
<nessuno	-37
<nido	-10
<niente	-42
<no	-52
<noi	24
<nome	-20
<non	-55
<nostri	-11
<nostro	-14
<notaio	-10
<notare	-14
<notte	-13
<novanta	-18
<nove	-21
<novecento	-15
<numeri	-19
<numero	-31
<nuova	-25
<nuovi	-21
<né	-12
<o	-55
<occhi	-24
<occhio	-11
<occupa	-10
<odore	-11
<officina	-8
<oggetti	-21
<ognuno	16
<ok	16
<oltre	-26
<onda	-16
<operatori	-12
<ora	-20
<ordina	-10
<ordine	-16
<originale	-10
<ormeggiatori	-17
<orologi	-18
<orti	-20
<ospedale	-16
<ospiti	-22
<ottanta	-15
<otto	-9
<ottobre	9
<padre	-13
<paga	-12
<pare	-20
<parete	-26
<parla	-30
<parole	-24
<parrucca	-15
<parte	-45
<particolare	-16
<partire	-12
<partita	-13
<passa	-37
<passaggio	-17
<passano	-12
<passaporto	-8
<passare	-17
<passata	-18
<passato	-16
<passi	-15
<passo	-21
<password	-17
<pasto	-14
<patente	-20
<paziente	-23
<pecore	-19
<penna	-11
<peonie	-12
<per	13
<perciò	-14
<perde	-13
<permesso	-17
<persona	-27
<persone	-17
<però	11
<pesa	-27
<pesce	-24
<pesci	-20
<pettine	-10
<pezzi	-15
<piacerebbe	-16
<piange	-9
<piano	-26
<pianoforte	-24
<pianta	-18
<piante	-35
<piattaforma	-15
<piatto	-13
<piazza	-14
<piccola	-11
<piccoli	-17
<piede	-13
<piedi	-19
<piena	-9
<pieno	-17
<piscina	-18
<più	-42
<playlist	-11
<poche	-9
<poco	-23
<poi	-34
<polizza	-17
<porta	-35
<portale	-16
<portano	-17
<porte	-18
<porto	-23
<posa	-9
<posate	-12
<possa	-28
<possono	-23
<postazione	-16
<posto	-16
<precisamente	10
<prego	-18
<prelavaggio	-19
<preleva	-14
<prelievo	-18
<preme	-20
<premuto	-13
<prende	-34
<prendi	-17
<prendiamo	10
<prendo	-8
<prenota	-8
<prepara	-36
<presa	-20
<presenta	-13
<presente	-21
<presenti	-11
<presidente	-9
<preso	-25
<pressione	-9
<presso	-22
<prestiti	-19
<prestito	-21
<pretende	-11
<prezzo	-12
<prima	-57
<prime	-14
<primo	-23
<pro	-12
<prodotti	-15
<prodotto	-17
<promemoria	-24
<pronto	-39
<proprietari	-17
<proprio	-19
<prossimo	-26
<protegge	-11
<protezione	-10
<prova	-39
<provare	-26
<prove	-13
<provette	-8
<pulisce	-30
<puliscono	-11
<puliti	-14
<punta	-10
<punti	-22
<punto	-27
<pure	-26
<può	-26
<quadro	-24
<qualcosa	-27
<qualcuno	-27
<quale	-10
<qualora	-18
<qualsiasi	-14
<quando	10
<quanto	-37
<quaranta	-17
<quarantadue	14
<quarta	-19
<quattro	-33
<quel	-28
<quella	-25
<quelle	-34
<quelli	-25
<quello	-42
<questa	-30
<questi	-10
<questo	-28
<qui	-34
<quindi	-36
<raccoglie	8
<raccolgono	-17
<raccolta	-17
<raccomando	-11
<racconta	-11
<rack	-10
<radio	-25
<ragazza	-19
<ragazzi	-33
<ragazzo	-17
<rami	-17
<recensione	-10
<recupero	-12
<registra	-18
<registrazione	-12
<registrazioni	-10
<registro	-21
<regola	-20
<regolamento	-21
<regolano	-10
<regole	-26
<resi	-13
<reso	-16
<responsabile	-15
<resta	-31
<restano	-11
<resti	-15
<restiamo	-11
<restino	-14
<restituire	-24
<resto	-14
<rete	-13
<riassumo	-12
<ricetta	-18
<riceve	-35
<riceviamo	-18
<ricevimento	-19
<ricevuta	-14
<ricevuto	-16
<richiama	-17
<richiesta	15
<ricontrolla	-14
<ricorda	-12
<ricordi	-18
<riempie	-21
<rientro	-12
<riferisce	-15
<rifiuti	-13
<rifugio	-15
<riga	-15
<riguarda	11
<rilegge	-10
<rimanda	-15
<rimasta	-15
<rimasti	-8
<rimasto	-24
<rimette	-15
<rinnova	-13
<ripara	-10
<ripete	-24
<riporta	-17
<riposo	-22
<ripreso	-11
<risponde	-19
<ristorante	-11
<ritira	-26
<ritirano	-27
<ritiro	-19
<riunione	-19
<roba	-22
<roggia	-8
<rompe	-27
<rossa	-17
<rosso	-10
<rotto	-18
<rovescio	-15
<rulli	-17
<ruote	-15
<sa	9
<sabato	-25
<sabbia	-12
<sacchetti	-13
<sacchi	-20
<sacco	-21
<sai	-17
<sala	-32
<sale	-24
<salina	12
<salire	-10
<salite	-23
<salva	-20
<salvano	-17
<salvo	-15
<san	-28
<santa	-13
<sappiamo	-19
<saracinesca	-15
<sarebbe	-22
<sarei	-26
<sarà	-12
<scade	-20
<scaffale	-13
<scala	-19
<scalda	-25
<scarica	-20
<scarico	-8
<scarpe	-21
<scatola	-14
<scatole	-16
<sceglie	-17
<scena	-17
<scende	-17
<scheda	-25
<schiena	-15
<schiuma	-17
<sci	-12
<scorso	-22
<scritta	-24
<scritto	33
<scriva	-16
<scrivere	11
<scriverlo	-19
<scrivi	-26
<scriviamo	22
<scrivilo	-14
<scrivo	-15
<scuola	-23
<scuole	-22
<scusa	-16
<scusate	-32
<scusi	-12
<se	-64
<secchi	-14
<secco	-15
<seconda	-11
<secondo	-29
<sede	-10
<segna	-27
<segniamo	-16
<segreteria	-9
<segue	-14
<seguito	-33
<sembra	-11
<sempre	-49
<sennò	-42
<senso	-13
<sente	-23
<sentire	-11
<senza	-48
<separati	-10
<serbatoio	-10
<serratura	-19
<serve	9
<servizio	-14
<sessanta	-15
<sesto	-17
<settembre	-24
<settimana	-36
<settimane	-12
<sezione	-21
<sfila	-14
<sfoglia	-23
<sgocciolare	-13
<si	-90
<siamo	-42
<siano	-11
<siete	-14
<sig.ra	-10
<sigillo	-16
<significa	-8
<signor	-20
<signora	-32
<signore	-9
<silenzio	-21
<silicone	-12
<smontano	-16
<so	-23
<soccorso	-21
<sociale	-10
<sociali	-14
<soda	-12
<sole	-17
<solforosa	-13
<soli	-16
<solito	-24
<solo	-12
<soltanto	-20
<sono	-65
<sopra	-30
<soprattutto	-15
<sospensione	-10
<sostituisce	-17
<sostituzione	-17
<sotto	-48
<sparsi	-16
<spazi	-18
<spazzola	-17
<spedisce	-13
<spegne	-25
<spenti	-10
<spettacolo	-13
<spina	-16
<spinge	-8
<sportello	-13
<sposa	-13
<sposta	-16
<spray	-13
<spruzza	-9
<spurgo	-23
<squadra	-14
<sta	-34
<stabilimento	-13
<stacca	-23
<staccano	-13
<staccare	-12
<stacco	-11
<stagionali	-8
<stagione	-18
<stagista	-12
<stand	-14
<stanza	-17
<stare	-10
<stata	-22
<stato	-20
<stazione	-16
<stazioni	-10
<stende	-24
<stendere	11
<stessa	-20
<stesse	-17
<stesso	-21
<stia	-19
<stivali	-12
<sto	-23
<strappa	-22
<strumento	-12
<studio	-24
<su	22
<sua	-17
<subito	-25
<succede	11
<sugli	-15
<sui	-29
<sulla	33
<sulle	19
<sullo	-11
<suona	-22
<suonano	-15
<suor	-18
<svita	-12
<svuota	-28
<sì	-40
<tabella	-18
<tacca	-8
<tagli	-17
<taglia	-21
<tagliando	-12
<tagliano	-17
<taglio	-25
<tanica	-16
<tanto	-13
<tapis	-12
<tappo	-15
<targhetta	-14
<tavolo	-15
<te	-21
<teatro	-19
<tecnico	-20
<telefona	-22
<telefonata	-18
<telefono	-27
<telo	-10
<temperatura	-15
<tenere	-17
<tengo	-15
<tengono	-12
<termine	-9
<terra	-24
<terza	-15
<terzo	-18
<tessera	-12
<test	-25
<testa	-24
<testi	-10
<testo	-47
<tetto	-10
<ti	-36
<ticket	-14
<tiene	-26
<tiepida	-17
<tipo	-17
<tira	-28
<titoli	-12
<tocca	-28
<toccare	-21
<toccato	-20
<tocchi	-16
<togli	-16
<toglie	-39
<togliere	-23
<tolgono	-27
<torna	-19
<tornato	-8
<tra	-34
<tranne	-15
<trasformare	-13
<trasporto	-19
<trecento	9
<tredici	-11
<trema	-8
<trenta	-19
<trentacinque	-17
<trova	-17
<trovato	-18
<trovo	-17
<tua	-13
<tubi	-8
<tubo	-12
<turisti	-23
<turni	-13
<turno	-29
<tutta	-32
<tutti	-50
<tutto	-32
<uffici	-15
<ufficio	-22
<ultimo	-24
<umidità	-19
<umido	-17
<un	-33
<un'agenzia	-13
<un'istruzione	-14
<un'ora	-21
<una	-27
<undici	-14
<unico	-22
<uno	-37
<uomini	-10
<usa	-22
<usano	-15
<usare	-23
<usate	-12
<usato	-18
<uscente	-8
<uscire	-25
<utenti	-17
<va	-37
<vabbè	-14
<vado	-10
<val	-13
<vale	-30
<valle	-20
<vanno	-28
<vasca	-17
<vassoi	-9
<vassoio	-8
<ve	-18
<vecchio	-25
<vede	-16
<vedere	-39
<vediamo	-11
<vedova	-8
<veicoli	-17
<vendita	-9
<vendono	-18
<venerdì	-18
<venga	-18
<vengono	-8
<vent'anni	-21
<venti	-10
<ventidue	10
<ventiquattr'ore	-20
<vento	-24
<venuto	-16
<verbale	-24
<verdi	-10
<verifica	-28
<verrà	-13
<versa	-18
<verso	-28
<vetro	-16
<vi	-35
<via	-28
<viaggiano	-12
<vicino	-25
<viene	-41
<vietato	-20
<vinto	-12
<visita	-18
<visto	-16
<vivaio	-10
<voce	-21
<vogliamo	-18
<voglio	-12
<vogliono	-23
<volevo	-22
<volo	-23
<volontario	13
<vorrebbe	-17
<vorrei	-30
<vostra	-15
<vostro	-14
<vuole	-41
<vuota	-14
<vuoto	-17
<x	-16
<zaino	-22
<zio	-25
<zolla	-9
<zona	-11
<zoppas	-20
<«	-27
<°	-11
<·	-13
<è	13
<–	17
<—	-27
<•	-24
<→	-20
=a5	-10
=abbassa	-18
=abbia	-20
=abbiamo	-41
=abiti	22
=acacia	-16
=accanto	-32
=accende	9
=accendere	-15
=accendo	-15
=accendono	-17
=accensione	13
=accesa	-24
=acceso	-22
=accessi	-12
=accesso	11
=accessori	-10
=accetta	10
=accettano	-12
=accettazione	9
=accomodare	-13
=accompagna	-30
=accordatura	9
=accordi	-16
=accordo	12
=accosta	-9
=account	-18
=acetone	-11
=acido	-13
=acqua	-50
=acquisti	12
=acquisto	-17
=ad	-22
=addetti	-13
=adesso	-18
=adulti	10
=adulto	-19
=aereo	-19
=aeroporto	-12
=affitto	-14
=agg	-19
=aggancia	-13
=aggiorna	-20
=aggiornare	-19
=aggiunge	-28
=aggiungere	-16
=aghi	-15
=agnese	-21
=agosto	-23
=agricola	-24
=ah	-15
=ahahah	-13
=ahimè	-10
=ai	15
=aiuta	-18
=aiuto	-12
=akela	-12
=alberghi	-14
=alcalino	-15
=alcol	-13
=alimentare	19
=all'altra	-12
=all'amministratore	-11
=all'aperto	-18
=all'aria	-19
=all'arrivo	9
=all'ombra	-28
=all'ora	-16
=all'ordine	-13
=all'ufficio	-27
=alle	-9
=allego	-12
=allenatori	-17
=allenta	-12
=allergie	-23
=allievi	-25
=allo	-25
=alloggiati	-12
=allontana	-9
=allora	-69
=almeno	-46
=alpino	-11
=alta	-18
=alto	-27
=altra	-19
=altri	-27
=altrimenti	-22
=altro	-26
=alza	-33
=ambiente	-18
=ambito	-14
=ammollo	-14
=analisi	-22
=anche	-14
=ancona	-14
=ancora	-34
=ancoraggio	-11
=andata	-27
=andato	-18
=andrebbe	-19
=anelli	-15
=angoli	-14
=animali	12
=anna	-11
=anni	-20
=anno	-11
=annota	-18
=annusa	-15
=antincendio	-14
=antitaglio	-15
=antonella	-12
=anzi	-33
=anziani	-22
=aperta	-30
=aperte	-21
=aperti	-22
=aperto	-29
=apertura	24
=api	-15
=apiario	-12
=appartamenti	20
=appello	-17
=appena	-26
=appende	-30
=appendere	-20
=appesa	-14
=appeso	-22
=applica	-18
=applicazione	15
=appoggia	-18
=appoggiare	-17
=apposta	-15
=apprendista	-11
=approva	-16
=approvato	-21
=appuntamento	-14
=appunti	-19
=appunto	-17
=apre	-47
=apri	11
=apriamo	-14
=aprile	-14
=aprire	17
=aprono	-22
=archivia	-13
=archivio	-15
=area	-10
=aria	-24
=arrivare	-20
=arrivata	-10
=arrivati	-12
=arrivato	-20
=arrivo	9
=arrotola	-19
=ascelle	-13
=ascensore	23
=asciuga	-33
=asciugare	-13
=asciutte	-11
=asciutti	-8
=asciutto	-21
=ascolta	-22
=asiago	-18
=asl	-19
=aspetta	-45
=aspettano	-21
=aspettare	-18
=aspetti	-22
=assaggia	-17
=assegna	-16
=assegni	-13
=assemblea	-17
=assente	-15
=assicurazione	-20
=assoluti	-11
=assorbente	-11
=assunta	-18
=attacca	-18
=attaccare	-11
=attaccata	-18
=attaccato	-11
=attenzione	-21
=attesa	-19
=atti	-25
=attiva	-15
=atto	-12
=attorno	-15
=attrezzi	-13
=attrezzo	-11
=audio	-10
=aula	-14
=autista	-22
=autoclave	-10
=automatico	-24
=autorizza	-21
=autorizzazione	8
=autostrada	20
=avanti	-26
=avanzata	-14
=avanzato	-22
=aver	-23
=avere	-34
=avete	-21
=aveva	-25
=avevi	-22
=avevo	-17
=avrei	-14
=avrò	-22
=avuto	-28
=avvia	-20
=avviene	-22
=avvisa	-27
=avvisare	-16
=avvisi	-14
=avvocati	-22
=avvocato	-14
=avvolge	-17
=azienda	-28
=b	-17
=bacheca	-22
=baci	-18
=badge	-15
=bagna	-21
=bagnata	-26
=bagnati	9
=bagnato	-21
=bagnetto	-12
=bagnino	-18
=balla	-20
=bambini	-14
=banca	-15
=banchi	-19
=banchina	-26
=banco	25
=banda	-14
=bandiera	13
=bar	-9
=baracca	-28
=barattolo	-21
=bari	-14
=barre	-15
=base	-27
=basette	-11
=bassa	-28
=basso	-22
=basta	-32
=bastano	-8
=batterie	10
=battuta	-12
=baule	-11
=bea	-10
=bel	-27
=bella	-24
=bellini	-14
=ben	-23
=bene	-42
=benissimo	-14
=benna	-16
=benzina	-22
=beppe	-14
=betta	-21
=beve	-34
=bianca	-24
=bianchi	-13
=biblioteca	-24
=bibliotecario	-13
=bicchiere	-19
=bicchieri	-13
=bidello	-8
=bidone	-25
=biglietti	-22
=biglietto	-22
=bilancia	-23
=bilancio	-14
=bimba	-19
=birilli	-11
=birra	10
=bisogna	-26
=bisogno	-20
=blocca	-16
=bloccata	-21
=bloccato	-16
=blocchetto	-19
=blocco	-26
=blu	-25
=bocca	-25
=boh	-20
=bolla	-33
=bollente	-9
=bollettino	-13
=bollicine	-14
=bollino	-21
=bollo	-20
=bologna	-14
=bombola	-15
=bombole	14
=booking	-16
=bordi	-22
=borsa	-16
=borse	-25
=bottega	-10
=bottiglia	-20
=bottiglie	-22
=bottiglietta	-11
=bottoni	-17
=box	-32
=bozza	-25
=bracci	-9
=braccialetto	-12
=braccio	-13
=bravo	-18
=brescia	-15
=brevi	-16
=briefing	-10
=bronzo	10
=brucia	-24
=bruno	-16
=buca	-14
=buco	-15
=bufala	-18
=bufale	20
=buio	-20
=bulloni	-15
=buon	-16
=buona	-24
=buonasera	-25
=buondì	-16
=buongiorno	-13
=buoni	-15
=buono	-14
=busta	-22
=buste	-16
=bustina	-11
=butta	-30
=buttano	-25
=buttare	-21
=butti	-12
=butto	-9
=c'entra	-26
=c'era	-29
=c'è	-36
=cabina	-14
=cade	-27
=caduta	-19
=cadute	14
=caffè	-23
=cagliata	20
=cala	-18
=calano	-12
=calante	-13
=calce	-11
=calcio	10
=calcola	-12
=calda	-9
=caldaia	16
=caldo	19
=calendario	-18
=calma	-26
=calza	-9
=calze	-18
=cambia	-37
=cambiano	-27
=cambiare	-15
=cambiato	-16
=cambio	38
=camera	-29
=camice	-9
=camino	-17
=cammina	-18
=camminare	-13
=campanello	-11
=campione	-31
=campo	-11
=canale	-37
=cancellano	-17
=cancello	-17
=candeggina	-10
=candele	-20
=cani	-15
=canile	19
=cannello	-14
=cantiere	-23
=cantina	-16
=capelli	-12
=capezzoli	-14
=capezzolo	-14
=capire	-27
=capisce	-22
=capisco	-15
=capita	-17
=capitaneria	-21
=capitato	-22
=capito	-23
=capitolo	-28
=capo	-32
=capocantiere	-10
=capogruppo	-13
=capoturno	-24
=cappa	-22
=cappello	-23
=capsula	-16
=cara	-9
=carabinieri	-20
=caratteri	-23
=carbone	-14
=carburante	12
=cari	-16
=carica	-26
=caricano	-12
=caricati	9
=carla	-19
=carlo	-11
=carne	-19
=caro	-21
=carroponte	-12
=carrozzeria	-8
=carrozzine	-11
=cartacei	12
=cartella	-30
=cartelli	-22
=cartellino	-14
=cartello	-23
=cartina	-11
=cartolina	-12
=cartoncino	-18
=cartone	-17
=casaro	-17
=caschi	-18
=casco	-17
=caseificio	-12
=casi	-19
=casino	-19
=caso	23
=cassaforte	-25
=cassetto	-20
=cassiera	-8
=cassone	-9
=cate	-9
=categoria	-17
=catena	-12
=catene	-22
=catering	-15
=cause	-16
=cauzione	-16
=cava	-15
=cavalli	15
=cavallo	12
=cavo	9
=ce	-26
=cede	-11
=cena	-18
=ceneri	19
=center	-12
=centimetri	-30
=cento	-37
=centoquaranta	14
=centoventi	-15
=centro	-35
=cera	8
=ceramica	11
=cerca	-27
=cerimonia	9
=certificati	-9
=certificato	-23
=cesta	-13
=ceste	-15
=cestello	-15
=chat	-11
=che	-49
=check	18
=chi	-11
=chiama	-40
=chiamano	-15
=chiamare	-16
=chiamata	14
=chiamate	-26
=chiamato	-16
=chiami	-17
=chiamiamo	-11
=chiara	-17
=chiaro	-16
=chiave	-24
=chiavetta	-19
=chieda	-12
=chiede	-50
=chiedere	-18
=chiedete	-18
=chiedi	-24
=chiediamo	-27
=chiedo	-33
=chiedono	13
=chiesto	-40
=chili	-24
=chiodi	-19
=chiodo	-12
=chioma	-12
=chiudere	-11
=chiudono	-12
=chiunque	-19
=chiusi	-37
=chiuso	-19
=chiusura	30
=ci	-24
=ciao	-14
=ciascuno	-17
=cibo	-18
=ciclo	-19
=cifra	-9
=cifre	-13
=cilindro	-19
=cima	-13
=cinquanta	-25
=cinque	-43
=cioè	-42
=circo	-13
=circolare	-18
=circolo	-17
=cisterna	10
=citrico	-18
=civile	-14
=ciò	-20
=cliente	10
=cloro	-23
=cm	-26
=codice	-30
=cognome	-16
=coi	-30
=coincidono	-16
=col	-15
=cola	-11
=colazione	-13
=colla	-13
=collaboratore	-13
=collaboratori	-21
=collare	-11
=collaudo	10
=collegata	-11
=collegati	-8
=colleghe	-18
=colleghi	-19
=colletta	10
=colletto	-18
=collezione	-13
=collo	-11
=colonne	-16
=colonnina	-14
=colore	-30
=colori	-20
=colpa	-20
=colpo	14
=coltello	-21
=com'è	-27
=comandante	-20
=come	27
=comincia	-31
=cominciare	-20
=comincio	-13
=commessa	-10
=committente	-17
=compagnia	-19
=compagno	-13
=compila	-29
=compilare	-15
=completa	10
=compone	-18
=comportamento	10
=compost	13
=compressore	-14
=computer	-25
=comunale	-27
=comune	-27
=comuni	-21
=comunica	-21
=comunque	-18
=con	-22
=concerto	-19
=concime	-21
=concorda	-12
=condition	-14
=condiviso	-13
=condominio	-12
=conferma	-17
=confermare	-19
=confermato	-17
=confezione	-15
=confezioni	-9
=conformità	-9
=confronta	-19
=confrontano	-11
=confusione	-20
=coni	-12
=cono	-10
=consegna	14
=consegnare	-17
=consegnata	-18
=consegne	20
=consenso	-20
=conservano	-10
=conservatore	-14
=consiglio	-22
=consorzio	-23
=consulente	-19
=conta	-10
=contabile	-11
=container	11
=contano	-19
=contanti	-26
=contare	-17
=contati	-24
=contatore	-16
=contatori	13
=contatto	14
=conteggio	11
=contenitore	-20
=contenitori	-12
=contesta	-14
=contesto	-10
=conti	-21
=continuità	-12
=conto	-26
=contrario	-28
=contratto	-21
=contro	-26
=controlla	-12
=controllare	-25
=controllo	11
=convenzionati	-9
=convenzione	-24
=conviene	-17
=coop	-18
=cooperativa	-32
=coordinatore	-19
=coordinatrice	-14
=coperchio	-18
=coperta	-20
=coperte	-19
=coperti	-20
=coperto	-15
=copertura	-22
=copia	-36
=copiano	-11
=copie	-12
=coppa	-12
=coppie	-15
=copre	-25
=coprire	-17
=copriscarpe	-12
=corda	11
=corde	-14
=cordiali	-8
=cordialità	-10
=coristi	-17
=coro	-15
=corrado	-17
=corregge	-11
=correggere	8
=corrente	-22
=correre	-9
=correzioni	-17
=corridoio	-18
=corriere	-28
=corrimano	8
=corsa	21
=corsia	-16
=corsini	-18
=corso	-33
=corte	-15
=cortese	-17
=cortesemente	-13
=cortesia	-19
=corto	-19
=cose	-25
=coso	-16
=costa	-15
=così	-44
=crea	-16
=credito	-11
=crema	-16
=cremona	-11
=crepato	-15
=cripta	-12
=croce	-12
=crosta	-29
=crudo	9
=cruscotto	-14
=cuciture	-13
=cuffia	-12
=cugino	-20
=cui	-35
=cunei	-17
=cuneo	-14
=cuoca	-14
=cuore	-20
=cupola	-15
=cura	-21
=curo	-17
=custode	-15
=custodia	-26
=d'acciaio	-18
=d'accordo	-25
=d'aceto	-12
=d'acqua	-29
=d'alluminio	-17
=d'estate	-21
=d'ingresso	16
=d'inverno	-12
=d'ora	-17
=dall'alto	-20
=dall'altra	-12
=dallo	-12
=danni	-16
=danno	-12
=dare	-21
=dario	-21
=darlo	-19
=data	-38
=date	-19
=dati	-23
=dato	-12
=davanti	-39
=davvero	-18
=ddt	-15
=deborah	-16
=decide	-33
=decimo	-10
=deciso	-16
=defibrillatore	8
=defunto	-20
=degli	46
=dei	53
=del	45
=delega	-12
=delegati	-12
=delirio	-12
=dell'acqua	23
=dell'anno	-20
=dell'apertura	-16
=dell'asilo	-19
=dell'asl	-14
=dell'associazione	-16
=dell'impianto	-13
=dell'operatrice	-15
=dell'ultima	-10
=dell'umido	-15
=della	37
=delle	52
=demineralizzata	-12
=denaro	-14
=dentro	-41
=denuncia	-11
=desidera	-15
=desk	-17
=destra	-17
=detenuti	-16
=detersivo	-18
=detta	-23
=detto	-31
=deve	-27
=devi	-20
=devo	-22
=devono	-29
=diagonale	-21
=dialisi	18
=diametro	-19
=diamo	-22
=dica	-19
=dice	-11
=dicembre	-23
=dicevo	-18
=dichiarazione	-17
=diciamo	-37
=diciannove	-18
=diciotto	-10
=dico	-37
=dicono	-17
=dieci	-13
=diesel	11
=diete	15
=dietro	-33
=difetti	-12
=difetto	-9
=differenza	-13
=differenze	-16
=digitale	-13
=digiuno	8
=diluente	-13
=dimmi	-12
=dipendente	-15
=dipendenti	-11
=dire	-31
=diretta	11
=direttivo	-16
=diretto	-14
=direttore	-17
=direttrice	-13
=direzione	-27
=dirigente	-23
=disabili	-14
=disastro	-10
=discesa	19
=dischi	-15
=disciplinare	-26
=disco	8
=discussioni	-14
=disegni	-23
=disinfetta	-20
=disinfettano	-14
=disinfettante	-22
=disopercola	-10
=dispone	-17
=disposizione	-20
=distanza	-9
=distinta	-15
=distribuzione	12
=dita	-20
=ditemi	-18
=dito	-30
=ditta	-34
=diventa	-10
=diventi	-12
=diverse	-14
=diverso	-21
=divide	-11
=divise	15
=do	-20
=dobbiamo	-23
=docce	-10
=doccia	-10
=docente	-9
=documento	-12
=dodici	-30
=dogane	-14
=dolce	-18
=dolci	-26
=dolore	-19
=domanda	-34
=domande	-21
=domenica	-12
=domicilio	18
=don	-23
=donatore	10
=donna	-10
=donne	-19
=doppi	-15
=doppia	-22
=doppiaggio	-14
=doppio	-20
=dormirci	-13
=dormono	-13
=dott	-14
=dott.ssa	-24
=dottor	-12
=dottore	-15
=dottoressa	-20
=dov'è	-9
=dove	-35
=dover	-20
=dovuto	-19
=dr	-12
=dragan	-12
=dritta	-16
=dritto	-15
=drone	14
=due	-37
=duecento	-14
=duemila	-18
=dump	-17
=dunque	-47
=dura	-24
=durano	-18
=durata	-17
=durc	-19
=durezza	-9
=dà	-22
=e	-51
=ecco	-53
=eccomi	-25
=ed	-27
=egregi	-11
=eh	-29
=ehm	-38
=elenco	-22
=elettrica	-20
=elettrico	17
=elettronico	-16
=elisa	-12
=entrambi	-14
=entrano	-16
=entrata	-11
=entrato	-17
=entro	-51
=enzo	-10
=equipaggio	9
=era	-36
=erano	-10
=eravamo	-12
=ero	-22
=errore	-16
=errori	-24
=esatto	-18
=esce	-25
=escono	-16
=esegue	-21
=esiste	-38
=esperienza	-13
=espone	-19
=essendo	-18
=est	-24
=esterna	21
=esterni	9
=esterno	-16
=estetico	-18
=estintore	-12
=estintori	16
=estrae	-10
=estratto	-13
=etichetta	-18
=etichette	-12
=ettore	-9
=età	-18
=eventuali	-9
=evitare	-16
=ex	-18
=excel	-9
=ezio	-13
=f	-8
=fa	-31
=faccia	-20
=facciamo	-20
=facciata	8
=facciate	-14
=faccio	-47
=faceva	-24
=fai	-27
=faldoni	-10
=fallo	-18
=famiglia	-24
=familiare	-14
=familiari	14
=fammi	-16
=fanghi	-13
=fanno	-43
=fao	-11
=far	16
=farina	-26
=farlo	14
=farmaci	13
=farmaco	-20
=farne	-18
=fascia	-18
=fascicolo	-17
=fase	-21
=fate	-23
=fatta	-16
=fatti	-23
=fatto	16
=fattura	11
=favore	-19
=febbraio	-30
=febbre	-16
=fede	-11
=federazione	-10
=felice	-18
=feltro	-19
=ferie	-21
=feriti	11
=fermarsi	-8
=fermata	-13
=fermati	-15
=ferme	-14
=fermi	-29
=fermo	-24
=ferramenta	-10
=ferrara	-8
=ferratura	15
=ferri	-21
=festa	-18
=fianco	-26
=fieno	-18
=fiera	11
=figlia	-13
=figlio	-17
=fila	-23
=filare	-12
=fili	-16
=film	-26
=fin	-12
=finale	-10
=finché	-32
=fine	9
=finestra	-18
=finestre	-20
=finisce	-25
=finiscono	-19
=finita	-16
=finite	-16
=finiti	-17
=finito	-19
=fino	-29
=finora	-30
=finta	-10
=fiocchi	-11
=fiori	19
=firenze	-10
=firma	-41
=firmare	-19
=firmata	-20
=firmato	-22
=fiscale	-24
=fischia	-19
=fischio	-12
=fissa	-14
=fissaggio	10
=fissi	-25
=fisso	-20
=fitosanitario	-14
=flacone	-9
=fogli	10
=foglie	-28
=foglietto	-19
=foglio	-23
=folle	-17
=fondazione	-21
=fondo	-26
=fonico	-15
=forate	-9
=forbice	-14
=forbici	-17
=forchetta	-15
=forma	13
=formato	-22
=formattano	-12
=forni	-19
=forno	11
=forse	-18
=forte	-27
=fortuna	-15
=forzano	-14
=fossa	-13
=foto	-9
=fotocopia	-10
=fotocopie	-13
=fotografano	-12
=fotografati	-9
=fotografia	-18
=fotografie	-11
=fra	-12
=franca	-13
=francese	-12
=frase	-20
=frasi	-21
=fratelli	-14
=fratello	-20
=freddo	-20
=freno	-22
=frusta	-15
=frutta	-23
=fuma	-22
=fumare	-11
=fumo	-16
=fune	-17
=funghi	11
=funi	-12
=funivia	-18
=funziona	-21
=funzionario	-13
=funzione	12
=fuoco	-23
=fuori	-40
=furto	-15
=fwd	-17
=g	-13
=g/mq	-19
=galleggia	-20
=gambe	-23
=gancio	-21
=gas	-20
=gasolio	9
=gatti	-12
=gelato	-14
=genera	-13
=generale	-21
=generali	-9
=generatore	-15
=generica	-13
=genitore	-28
=genitori	-19
=gennaio	-28
=gentile	-22
=gentilissimi	-13
=geom	-10
=gestione	22
=gestisce	-20
=gestisco	-24
=gestore	-20
=getti	-12
=gg	-18
=giacca	-16
=giacenza	-16
=giada	-13
=gialla	-24
=giallo	-21
=giardino	-11
=gigi	-19
=gino	-13
=ginocchia	-20
=gioco	11
=giordano	-8
=giornale	-22
=giornali	-18
=giorni	-56
=giovane	-16
=giovani	9
=giovedì	-8
=girano	-9
=girare	-17
=girate	-18
=giri	9
=giro	-19
=giubbotto	-12
=giulia	-17
=giusta	-15
=giuste	-17
=giusto	-28
=già	-12
=glielo	-18
=glutine	-13
=goccia	-12
=gomito	-11
=gommapiuma	-16
=gonfia	-9
=gradi	-22
=gradirebbe	-22
=graffio	-18
=grammi	-11
=grandi	-26
=grasso	-19
=gratis	-10
=grato	-19
=gratta	-22
=grave	-9
=grazie	-34
=graziella	-17
=grembiule	-19
=greta	-10
=grigio	-16
=griglia	-22
=grossa	-18
=grosso	-22
=gruppo	12
=guancia	-9
=guanto	-21
=guarda	-21
=guardando	-15
=guardano	-25
=guardare	-24
=guardaroba	-19
=guardato	-11
=guardi	-21
=guardiano	-10
=guardiola	-14
=guardo	-21
=guarnizione	-15
=guarnizioni	-13
=guasto	9
=guida	-9
=guidando	-17
=guscio	-19
=h	-15
=ha	-89
=haccp	-15
=hai	-31
=hamid	-12
=hanno	-48
=ho	-44
=ieri	-30
=il	-9
=ilaria	-20
=imbuto	-18
=immerge	-17
=impagino	-13
=impasta	-10
=impianto	-16
=importa	-11
=impronte	13
=in	51
=incassa	-9
=incide	-12
=incinta	-18
=incrociate	-18
=indi	-11
=indietro	-28
=indirizzi	-12
=indossa	-10
=ines	-11
=inferiore	-12
=infermiere	-21
=infine	-18
=informatica	10
=informazioni	-16
=infortuni	-17
=ing	-23
=ingegnere	-16
=ingresso	13
=iniziali	-18
=innanzi	-10
=inox	12
=insegna	-16
=insegno	-18
=inserisce	-18
=insieme	-30
=insiste	-11
=insistono	-14
=insomma	-29
=intanto	-27
=integro	-13
=intende	-16
=intera	9
=interessato	-11
=interi	-15
=interna	-18
=internet	-15
=interni	-16
=intero	-15
=intorno	-29
=inutile	-12
=invece	-28
=inventa	-10
=invernale	11
=inverno	9
=inverso	-14
=invia	-16
=inviato	-16
=invio	-13
=io	-63
=iodio	-12
=irene	-10
=irriguo	-10
=iscritti	-11
=iscritto	-32
=isolamento	-22
=istituto	-14
=istruttore	-24
=istruzioni	-24
=italia	-10
=italiano	-22
=iva	-18
=ivan	-11
=ivano	-19
=jessica	-16
=kevin	-20
=kg	-13
=l'abbiamo	-21
=l'accoglienza	21
=l'acido	12
=l'acqua	-14
=l'addetta	-16
=l'addetto	-15
=l'adulto	-13
=l'agente	-12
=l'agenzia	-17
=l'ago	-13
=l'aiuto	-17
=l'alcol	-18
=l'allarme	-16
=l'allenatore	-11
=l'allievo	-15
=l'altezza	-15
=l'altra	14
=l'analisi	-17
=l'animale	-21
=l'anno	9
=l'antidolorifico	-10
=l'apparecchio	-10
=l'appello	-15
=l'appuntamento	-11
=l'archivista	-16
=l'area	-22
=l'argano	-13
=l'aria	-19
=l'arrivo	-16
=l'asl	-14
=l'aspiratore	-10
=l'assicurazione	-22
=l'assistente	-22
=l'associazione	-21
=l'asta	8
=l'autista	-22
=l'auto	-14
=l'autoclave	-12
=l'autorizzazione	-22
=l'avviso	-14
=l'avvocato	-16
=l'elenco	-26
=l'erba	-17
=l'etichetta	8
=l'ha	-40
=l'hai	-16
=l'hanno	-10
=l'ho	-25
=l'iban	-19
=l'impasto	-14
=l'impiegata	-12
=l'impronta	12
=l'infermiera	-10
=l'infermiere	-12
=l'insegnante	-15
=l'interprete	-14
=l'invio	-15
=l'ispettore	-25
=l'ispezione	11
=l'istruttore	-13
=l'italiano	-13
=l'odore	-12
=l'olio	-14
=l'opera	-8
=l'operatore	-23
=l'ora	-26
=l'orario	-24
=l'orlo	-14
=l'ospite	-19
=l'rspp	-14
=l'ufficio	-14
=l'ultima	-36
=l'ultimo	10
=l'umidità	-16
=l'umido	-17
=l'unghia	-13
=l'urna	-8
=l'uscita	13
=l'uso	12
=l'utente	-13
=lab	-11
=laboratorio	-22
=lago	-19
=lama	-21
=lame	-10
=lamenta	-15
=lamentano	-8
=lampada	-29
=lampade	12
=lampo	-16
=lana	-18
=lancetta	-18
=lancia	-18
=larghe	-16
=lasci	-22
=lascia	-38
=lasciamo	-12
=lasciano	-26
=lasciare	-19
=lasciarle	-11
=lasciata	-21
=lasciate	-13
=lasciato	-15
=lascio	-21
=lastra	-20
=laterale	-14
=lati	-29
=lato	-21
=laura	-22
=lavaggio	15
=lavagna	-16
=lavagnetta	-10
=lavanderia	-17
=lavano	21
=lavare	-20
=lavate	-9
=lavato	-21
=lavello	-15
=lavora	-25
=lavorativi	-16
=lavorazione	-14
=lavori	8
=lavoriamo	-15
=le	12
=legale	-16
=legge	-35
=leggera	-20
=leggere	-29
=leggero	-16
=leggibile	-20
=leggono	-24
=legna	8
=legno	-24
=lei	-22
=lembi	-17
=lente	-21
=lenti	16
=lenzuola	19
=leo	-20
=lettera	-17
=letti	-23
=lettore	-19
=lettura	13
=leva	-20
=li	-40
=libera	-24
=liberatoria	-11
=libero	-20
=libretto	-13
=libri	25
=licenza	-10
=liceo	-18
=lievito	15
=limatura	-16
=limite	-20
=lingue	-17
=link	-12
=lino	-11
=liquido	-14
=list	-15
=lista	-26
=litro	-18
=livella	-17
=livelli	-15
=livello	-28
=lo	-23
=locale	-25
=locatelli	-12
=loco	-14
=lontana	-11
=lontani	-13
=lontano	-16
=loredana	-9
=loro	-26
=lotti	-10
=lotto	-22
=lubrificano	-13
=luca	-27
=lucchetti	-14
=lucchetto	-16
=luce	-26
=luci	-20
=ludoteca	-14
=ludovico	-13
=luglio	-22
=lui	-28
=luna	-12
=lunedì	-41
=lunga	-20
=lunghi	-13
=lungo	-32
=luogo	-21
=lì	-24
=m	-21
=ma	-61
=macchia	-15
=macchiate	-12
=macchina	-11
=macchine	-19
=macchinetta	-18
=macelleria	-12
=madre	13
=maestra	-25
=maestro	-26
=magari	-21
=magazzino	-31
=maggio	-44
=mai	-49
=maiale	-12
=malattia	-12
=malga	-19
=mamma	-27
=mamme	-12
=mammelle	-13
=manager	-17
=manca	-34
=mancano	-15
=mancante	-18
=mancato	-13
=manco	-18
=mancuso	-15
=manda	-41
=mandare	-20
=mandato	-21
=mandi	-19
=mando	-33
=mangia	-19
=mangiare	-13
=mangiato	-20
=mani	-30
=manico	-9
=maniera	-14
=maniglia	-11
=maniglie	-12
=maniscalco	-14
=mano	-16
=manovre	16
=mantecatore	16
=manubrio	-8
=manutentore	-15
=manutenzione	12
=mappa	-17
=marca	-16
=marche	-17
=marcia	-22
=mare	-9
=maresciallo	-14
=marisa	-9
=marito	-15
=marmo	-17
=martedì	-28
=marzo	-21
=maschera	-21
=massetto	10
=massimo	-31
=mastice	-15
=matera	-15
=materasso	-15
=materiale	-18
=matita	-16
=matricola	-12
=matrimonio	-16
=mattoni	-14
=maturatore	-9
=max	-23
=mazzi	-15
=me	-43
=media	-16
=medici	-19
=medicine	-16
=medico	-35
=meglio	-19
=memoria	-20
=meno	-32
=mensa	-22
=mentre	-29
=menù	-13
=merce	10
=mercoledì	-28
=mescolare	-11
=mese	-29
=mesi	-21
=messa	8
=messaggio	-20
=messo	-27
=mestiere	-18
=metallo	-13
=meteo	-18
=metodo	-11
=metri	-29
=metro	-23
=metta	-23
=mette	-61
=metterla	-16
=metterlo	-13
=mettete	-13
=metti	-29
=metto	-14
=mettono	-30
=metà	-15
=mezz'ora	-40
=mezza	-33
=mezzi	-11
=mezzo	-32
=mezzogiorno	-16
=mi	-74
=mia	-38
=mica	-14
=michela	-15
=microchip	-18
=microfoni	8
=miei	-14
=miele	-20
=millimetri	-23
=millimetro	-15
=min	-18
=minima	-22
=minori	11
=minuti	-45
=minuto	-28
=mio	-38
=mirella	-10
=miscela	-18
=misurano	-13
=misure	-14
=mixer	-20
=mm	14
=mobile	-15
=modalità	-19
=moduli	-10
=modulo	-21
=moglie	-15
=molla	11
=molti	-20
=molto	-13
=momento	-21
=mondo	-15
=monitor	9
=monta	17
=montaggio	21
=montagna	-13
=montano	-9
=montare	-16
=monte	-22
=monza	-16
=morsetto	-14
=morta	-20
=morto	-12
=mosto	-13
=mostra	-13
=mostrare	-18
=motivo	-21
=motore	-28
=movimento	-14
=muffa	-21
=multa	-9
=multe	-15
=munge	18
=muove	-17
=muro	-29
=musicale	-16
=muso	-20
=musulmane	-14
=mutua	-13
=n'è	-18
=nardi	-13
=nas	-16
=nasce	-19
=nascita	-22
=naso	-14
=nastro	-22
=natale	-15
=nave	10
=ne	-38
=neanche	-23
=necessario	-16
=negativo	-12
=negli	-21
=negozio	-29
=nel	-49
=nell'ultima	-22
=nella	-36
=nelle	-8
=nello	-30
=nemmeno	-21
=neon	-14
=neppure	-18
=nera	-18
=nere	-15
=neri	-15
=nero	-10
=nessun	-20
=nessuna	-21
=nessuno	-40
=neve	-23
=nico	-18
=nido	-19
=niente	-59
=nipote	-19
=nipoti	-14
=nitrile	-20
=no	-64
=nodi	9
=noi	-32
=nome	-48
=nomi	-24
=non	-78
=nonno	-14
=nord	-15
=normale	-20
=nostra	-56
=nostri	-18
=nostro	-24
=nota	-19
=notaio	-12
=notare	-18
=notarile	-12
=note	-19
=notturna	14
=novantotto	-18
=nove	-29
=novecento	-14
=novembre	-20
=nuca	-14
=nulla	-17
=numerati	-10
=nuova	-31
=nuove	-20
=nuovi	16
=né	-18
=o	-35
=obbligatorio	-19
=obliquo	-20
=occhi	-27
=occhiali	9
=occhio	-25
=occorre	-16
=occupa	-15
=odore	-18
=officina	-25
=offre	-18
=offset	-17
=ogg	-24
=oggi	-29
=ogni	9
=ognuno	-40
=oh	-22
=ok	-31
=olio	-17
=omar	-22
=online	14
=operativa	-22
=operativo	-11
=operatore	-15
=operatori	-17
=operatrici	-18
=opere	9
=oppure	-17
=ora	-30
=orari	-11
=ordina	-9
=ordinano	-16
=ordinare	-26
=ordine	-25
=ore	-13
=orecchie	-15
=originale	-26
=originali	-8
=origine	-17
=orizzontale	-15
=ormeggiatori	-19
=orologi	11
=orologio	-14
=orti	-19
=ospedale	-21
=ospite	12
=ospiti	-8
=oss	-13
=ossigeno	-13
=ottanta	-25
=ottantacinque	-15
=ottavio	-11
=otto	-11
=ottobre	-33
=outlook	-12
=ovviamente	-15
=p.c	-16
=pace	-11
=padiglione	-16
=padova	-22
=padre	-16
=paese	-15
=paga	-20
=pagano	-14
=pagare	-21
=pagina	-23
=pagine	-26
=pala	-17
=paletta	-14
=paletti	-12
=palla	-10
=palmare	-12
=palmo	-16
=pancia	-15
=pane	-17
=panno	-17
=pantaloni	-20
=papà	-28
=parapetto	-16
=paratoie	20
=parcheggio	-18
=pare	-19
=parenti	-17
=parere	-16
=pari	-10
=parla	-38
=parlano	-11
=parlare	-20
=parliamo	-14
=parlo	-24
=parole	-35
=parrocchia	-20
=parroco	-23
=partendo	-18
=partenza	-23
=parti	-20
=particolare	-16
=partire	-23
=partita	-24
=pascoli	-11
=pasqua	-12
=passa	-55
=passaggi	-30
=passaggio	9
=passaporto	-10
=passare	-30
=passata	-21
=passati	-12
=passato	-15
=passeggeri	10
=passi	-20
=passo	-27
=password	10
=pasta	-12
=pasticceria	-11
=pasto	-15
=patente	13
=patrizia	-20
=pattini	-10
=paura	-24
=pausa	-18
=pavan	-12
=pavimento	-20
=pazienza	-27
=pc	-14
=pec	-14
=pecore	16
=pedale	-14
=pelle	-21
=pellicola	-15
=pelo	-15
=pendolo	-11
=penna	-20
=pennarello	-12
=pennello	-16
=pensa	-14
=pensionati	-14
=pensione	-12
=peonie	-18
=per	-24
=perché	-54
=perciò	-15
=perde	-32
=perdita	-15
=perfetto	-11
=perimetro	12
=permesso	-20
=perse	-16
=persi	-11
=perso	-18
=persona	-13
=personale	-29
=persone	-25
=pertanto	-22
=però	-22
=pesa	-29
=pesce	21
=pesci	12
=pesi	11
=pettine	-14
=pezza	-11
=pezzetto	-19
=pezzi	-29
=pezzo	-24
=ph	-15
=piacere	-11
=piacerebbe	-14
=piana	-19
=piange	-18
=piangere	-16
=piani	-21
=piano	-43
=pianoforte	13
=pianoforti	8
=pianta	-21
=piante	19
=pianto	-14
=piastra	-25
=piastre	-10
=piattaforma	19
=piatto	-25
=piazza	9
=piazzale	-19
=piazze	-17
=picchetti	-10
=piccola	-29
=piccole	-11
=piccoli	-20
=piede	10
=piedini	-11
=piega	-10
=piena	-24
=piene	-9
=pieni	-13
=pieno	-26
=piero	-16
=pile	-12
=pilota	-21
=pinne	-9
=pinza	-11
=pinzata	-13
=pinzetta	11
=pioggia	-24
=piove	-12
=pistoia	-11
=pistola	-12
=pizzico	-10
=più	-53
=planimetria	-14
=plastica	-21
=plastificato	-16
=playlist	-21
=plesso	-26
=po'	-23
=poche	-10
=pochi	-12
=poco	-30
=poi	-68
=polistirolo	-11
=polizia	-18
=polizza	-20
=polso	-22
=poltrone	-15
=polvere	13
=pomeriggio	-20
=pompa	-22
=pompe	-14
=ponte	-20
=ponteggio	14
=pontile	10
=porge	-10
=portano	-30
=portata	-24
=portatile	-11
=portato	-9
=porte	-27
=portello	-15
=portiamo	-23
=portici	-16
=portiere	-17
=portineria	-27
=pos	-11
=posano	-14
=posate	-14
=posizione	-19
=possa	-28
=possibile	-19
=posso	-18
=possono	-27
=post-it	-21
=postazione	16
=posto	-28
=potabile	-18
=potatura	16
=potrebbe	-14
=poveretto	-15
=pozzetto	-13
=pozzi	-9
=pozzo	-12
=pranzo	-22
=praticamente	-16
=praticante	-16
=praticanti	-13
=prato	-9
=precedente	-19
=precisamente	-22
=prefettura	-12
=prega	-22
=prego	-21
=prelavaggio	9
=preleva	-17
=prelievo	17
=preme	-18
=premessa	-22
=premuto	-12
=prende	-42
=prendere	-19
=prendi	-15
=prendiamo	14
=prendo	-15
=prendono	-20
=prenota	-15
=prenotati	-17
=prepara	10
=preparare	-22
=preposto	-14
=presa	21
=presenta	-17
=presente	-24
=presenti	-29
=presenza	-13
=presi	-10
=preside	-18
=presidente	-19
=preso	-33
=pressione	-28
=presso	12
=prestiti	11
=prestito	25
=presto	-19
=pretende	-19
=preventivo	-21
=prezzo	-29
=prime	-27
=primer	-14
=primi	-22
=privacy	-14
=pro	-14
=problema	-18
=procedura	-55
=processione	-9
=prodotto	-20
=produzione	14
=prof	-26
=profilo	11
=programma	-15
=promemoria	-21
=promesso	-26
=pronta	-10
=propone	-14
=propria	-14
=proprie	-10
=proprietari	-17
=proprietaria	-18
=proprietario	-15
=proprietà	-16
=proprio	-29
=prossima	-18
=prossimo	-36
=protegge	-12
=protesta	-8
=protezione	-13
=protocollo	-33
=provare	-35
=provata	-18
=provato	-11
=prove	-15
=provette	9
=provincia	-29
=provinciale	-12
=provo	-18
=pubblico	-25
=pugno	-15
=pulisce	-30
=puliscono	-15
=pulita	-19
=puliti	-15
=pulito	-16
=pulizia	27
=pulizie	-16
=pullman	-16
=punta	-21
=punti	-29
=punto	11
=pur	-17
=pure	-30
=purtroppo	-17
=puzza	-18
=può	-28
=quaderni	-15
=quaderno	-26
=quadri	-12
=qualche	-24
=qualcosa	-37
=qualcuna	-8
=qualcuno	-30
=quale	-17
=quali	-18
=qualità	-25
=qualora	-15
=qualsiasi	-17
=qualunque	-14
=quanti	-14
=quantità	-16
=quanto	-46
=quaranta	-40
=quarantacinque	-18
=quarantadue	-26
=quarantena	9
=quarantotto	-19
=quarta	-13
=quarti	-14
=quartiere	-17
=quarto	-24
=quasi	-26
=quattordici	-32
=quattro	-51
=quel	-33
=quella	-44
=quelle	-26
=quelli	-35
=quello	-33
=quest'anno	-19
=quest'inverno	-16
=questa	-32
=questi	-10
=questionario	-15
=questione	-28
=questo	-35
=qui	-31
=quindi	-36
=quindici	-29
=quintali	-14
=quota	-17
=quote	-15
=r	-21
=rabbocco	-14
=raccoglie	-26
=raccoglitore	-13
=raccolgono	-16
=raccolta	12
=raccomandata	-18
=raccomando	-9
=racconta	-13
=racconto	-28
=rack	-12
=raddoppiato	-12
=raddrizzano	-20
=radente	-10
=raffreddamento	-16
=raga	-22
=ragazza	-28
=ragazzi	-13
=raggi	-18
=ragione	-32
=rai	-11
=rami	-21
=rampa	-20
=randagio	12
=rapaci	10
=rapportino	-12
=rapporto	-9
=raschia	-20
=raso	-13
=razione	-11
=reception	-9
=recita	16
=reclami	19
=reclamo	-11
=recupero	11
=redazione	-21
=redige	-19
=referente	-14
=referto	-13
=refusi	-14
=regia	-17
=regione	-11
=regista	-16
=registra	-27
=registrano	-12
=registrato	-18
=registrazione	15
=registrazioni	-15
=registro	-29
=regola	-25
=regolamento	9
=regolano	-15
=regole	-35
=release	-17
=reparti	-14
=reparto	-16
=reperibile	-12
=report	-15
=reset	15
=resi	-8
=reso	17
=respinto	-12
=respira	-10
=responsabile	-25
=restano	-23
=restare	-16
=restauratore	-12
=restiamo	-13
=restino	-15
=restituire	10
=restituisce	-14
=resto	-24
=rete	12
=retino	-9
=retro	-18
=rev	-23
=riassumo	-18
=riavvio	-10
=ricarica	14
=ricetta	-19
=ricette	-9
=riceviamo	15
=ricevimento	18
=ricevuta	-22
=ricevuto	-22
=ricezione	12
=richiama	-22
=richiamato	-14
=richieste	12
=richiesto	-11
=riconoscono	-11
=ricorda	-17
=ricordi	-26
=ride	-18
=ridere	-22
=riempie	-24
=riempimento	-16
=riempitrice	-19
=rientrata	-13
=riesce	-19
=rifare	-12
=riferimento	-16
=riferisce	-26
=rifiuti	-18
=rifrattometro	-17
=rifà	-14
=riga	-30
=righe	-28
=riguarda	-22
=riguardano	-22
=rilancia	-10
=rilascia	-13
=rilascio	16
=rilegge	-23
=rilevatore	-11
=rilevatori	-10
=rimanda	-17
=rimasta	-20
=rimasti	-18
=rimasto	-30
=rimette	-25
=rimettere	-14
=rimettono	-16
=rimini	-15
=rinfresca	9
=ringrazia	-20
=ringrazio	-17
=rinnova	-22
=rinnovo	-21
=rinviato	-16
=ripara	-19
=riparazione	8
=ripariamo	-14
=riparte	-13
=ripassa	-9
=ripete	-31
=ripetere	-13
=ripiano	-18
=riporta	-26
=riportano	-9
=riportato	-13
=riposa	-12
=riposare	-22
=riposo	9
=riprese	-16
=ripreso	-15
=ripristino	27
=riscaldamento	-19
=rischio	-10
=risciacquo	-18
=riserva	-16
=riso	-21
=rispetto	-17
=risposta	-24
=risposto	-10
=ristorante	-26
=risultati	-13
=risultato	-14
=ritardo	-14
=ritirano	12
=ritirato	10
=ritorno	17
=ritrovamento	11
=ritrovo	-15
=riunione	-33
=riuniscono	-13
=rivedere	-11
=rivolta	-9
=roba	-31
=rocco	-23
=rodari	-19
=roggia	-10
=roma	-13
=rompe	20
=rosa	-12
=rosanna	-15
=rossa	-21
=rosse	-14
=rossi	-22
=rosso	-26
=rotazione	9
=rotta	-20
=rotte	-20
=rotti	-19
=rotto	-22
=rottura	-18
=roulant	-13
=rovescia	-12
=rovesciato	12
=rovescio	-23
=rovinata	-18
=rubinetteria	-19
=rubinetti	-14
=rubinetto	-22
=rullante	-12
=rullo	-22
=ruota	-16
=ruote	-21
=russo	-11
=sa	-31
=sabato	-20
=sabbia	-24
=sacchetti	-21
=sacchetto	-26
=sacchi	-19
=sacco	-30
=sacrestano	-20
=sacrestia	-9
=sagoma	-12
=sai	-17
=sala	12
=saletta	-16
=salga	-17
=salina	-21
=salite	-22
=salta	-15
=saluta	-16
=saluti	-10
=salva	-19
=salvavita	11
=salve	-29
=salvietta	-14
=salvo	-19
=samu	-18
=san	-32
=sangue	-16
=sanificante	-16
=sanitaria	-11
=sanitario	10
=santa	-18
=sapere	-31
=sapone	-16
=sappiamo	-21
=sara	-14
=saracinesca	-20
=sarebbe	-29
=sarei	-26
=sarà	-13
=sbaglia	-12
=sbagliare	-10
=sbagliati	-21
=sbagliato	-14
=sbaglio	-13
=scade	-18
=scadenza	12
=scadenze	-24
=scaduta	-12
=scaduti	9
=scaduto	-17
=scaffale	-30
=scala	-29
=scalda	-25
=scale	8
=scaletta	-18
=scambiano	-15
=scarica	-25
=scaricati	-14
=scarpa	-15
=scarta	-13
=scarti	-18
=scarto	-15
=scatola	-23
=scatole	-29
=sceglie	-18
=scende	-26
=scendere	-24
=scheda	-27
=schede	-9
=scheggiato	-18
=schermata	-19
=schermo	-21
=scherzo	-13
=schiena	-19
=schiuma	-20
=sci	14
=sciacqua	14
=sciacquano	-14
=sciacqui	-10
=scivolo	-11
=scolare	-15
=scolastico	-8
=scontrino	-10
=scopo	-17
=scoria	-15
=scorrere	-12
=scorsa	-19
=scorso	-24
=scorta	-15
=screenshot	-10
=scritta	-37
=scritti	-9
=scritto	-38
=scriva	-13
=scrive	-43
=scrivente	-22
=scrivere	-41
=scriverlo	-20
=scrivete	-20
=scrivetelo	-15
=scrivi	-36
=scriviamo	-35
=scrivilo	-16
=scrivo	-31
=scrivono	-13
=scuola	-32
=scuolabus	8
=scuole	-8
=scuote	-13
=scuri	-16
=scusa	-25
=scusate	-23
=scusi	-13
=secche	-11
=secchi	-19
=secchio	-20
=secco	-25
=seconda	-20
=secondi	-13
=secondo	-39
=sede	-26
=sedere	-20
=sedia	-10
=sedici	-16
=seduta	-18
=seduto	-14
=segna	-31
=segnala	-11
=segnalazione	-26
=segnare	-18
=segnata	-16
=segnato	-12
=segni	-14
=segniamo	-18
=segno	-14
=segretaria	-12
=segretario	-19
=segue	-23
=seguire	-23
=seguito	-35
=seguono	-15
=sei	-8
=seicento	-10
=sella	-18
=sembra	-21
=seme	-15
=semestre	-15
=semplice	-19
=sempre	-64
=sennò	-29
=senso	-10
=senti	-35
=sentiamo	-13
=sentire	-16
=senza	-23
=separata	10
=separati	-17
=sequestro	-9
=serale	-19
=serbatoio	-18
=sergio	-19
=seria	-13
=serra	23
=serve	-29
=server	11
=servire	-14
=servirebbe	-17
=servizi	-15
=servizio	-21
=sessanta	-28
=sesto	-22
=seta	10
=sette	-13
=settembre	-32
=settimana	-9
=settimane	-28
=settore	-19
=sfila	-19
=sfilata	13
=sfoglia	-20
=sganciare	-14
=sgocciolare	-16
=sia	-45
=siamo	-43
=siano	-15
=siena	-10
=siete	-17
=sig	-18
=sig.ra	-12
=sigarette	-20
=sigillata	-10
=sigilli	-18
=sigillo	-26
=sigla	-23
=significa	-18
=signor	-27
=signora	-39
=signore	-25
=signori	-19
=silenzio	14
=silicone	-13
=sim	-8
=simo	-11
=sindaco	-17
=singolarmente	-11
=sinistra	-15
=sintesi	-17
=siringa	-19
=sistema	-12
=sistemare	-18
=sito	-17
=situazione	-14
=slitta	-16
=smaltimento	12
=smette	-15
=smiela	-8
=smielatore	-16
=smielatura	20
=smonta	-13
=smontaggio	16
=smontano	-17
=so	-41
=sociale	-10
=sociali	-18
=società	-10
=socio	-20
=soda	-14
=soffia	-20
=soffiare	-18
=soggiorno	-13
=sola	-28
=soldi	-18
=sole	-33
=solforosa	-20
=soli	-21
=solito	-31
=solleva	-18
=sollevamento	-20
=sollevatore	-12
=solo	-65
=soltanto	-17
=sonda	-10
=sonno	-21
=sono	-74
=sopralluogo	15
=soprattutto	-25
=soprintendenza	-17
=sorella	-20
=sospensione	-13
=sospeso	-17
=sosta	-13
=sostanza	-9
=sostituisce	-26
=sostituzione	25
=sotto	-15
=sottovento	-13
=spago	-18
=sparite	-10
=sparsi	-24
=spartiti	15
=spatola	-20
=spazio	-16
=spazza	-22
=spazzola	-20
=spazzolano	-11
=spazzolino	-10
=speciali	11
=specie	-25
=spedisce	-14
=spegne	11
=spegnere	-16
=spegni	-16
=spengono	-17
=spenta	-17
=spenti	-10
=spento	-18
=spese	8
=spett.le	-18
=spettacolo	16
=spia	-14
=spiega	-22
=spiegare	-29
=spiegato	-21
=spieghi	-15
=spilli	-21
=spina	9
=spine	-9
=spogliatoi	-12
=spogliatoio	-17
=sponda	-15
=sporco	-26
=sportello	-24
=sposa	-23
=sposta	-25
=spray	-21
=spruzza	-9
=spruzzare	-11
=spunta	-9
=spurgo	19
=squadra	-24
=srotola	-12
=sta	-42
=stabilimento	-18
=stacca	-24
=staccano	-18
=staccare	-16
=staccato	-18
=stacco	-12
=staging	-17
=stagionali	-15
=stagione	-28
=stagista	-18
=stampante	-15
=stampare	-13
=stampata	-22
=stampati	-15
=stand	14
=stanno	-27
=star	-16
=stare	-25
=stasera	-25
=stata	-27
=stati	-16
=stato	-29
=stazione	-22
=stazioni	8
=stecca	-22
=stende	12
=stendere	-25
=stendono	-16
=sterilizzazione	18
=stessa	-29
=stesse	-20
=stesso	-31
=stesura	-27
=stia	-27
=stivali	-14
=sto	-23
=stop	-16
=storia	-19
=storica	-16
=stracci	-11
=straccio	-24
=strada	-29
=strappa	-20
=strati	-13
=strato	-9
=stretto	-15
=striscia	-11
=strumenti	13
=strumento	9
=studenti	-19
=studi	-18
=studio	-36
=stufa	-14
=stupefacenti	16
=su	-19
=sua	-23
=subito	-36
=succede	-18
=successo	-20
=succhioni	-10
=succo	-19
=sud	-15
=sugli	-15
=sul	-40
=sull'argine	-15
=sulle	-35
=sullo	-18
=suo	-28
=suocero	-21
=suola	-15
=suolo	-12
=suonano	-18
=suor	-21
=superficie	-19
=supplenti	10
=surgelati	-9
=svegli	-17
=sveglia	-14
=svengono	-19
=svita	-11
=svuota	9
=svuotare	-18
=sé	-15
=sì	-42
=t	-18
=tabella	-29
=tablet	-20
=tacca	-25
=tacco	-10
=tagli	-18
=tagliando	-19
=tagliano	-23
=taglio	12
=talco	-17
=tale	-12
=tampone	-18
=tanica	-16
=tante	-20
=tanto	-28
=tapis	-13
=tappi	-18
=tappo	-22
=tardi	-16
=targa	-8
=targhetta	-18
=tasca	-15
=tasche	-15
=tassa	-13
=tavola	-18
=tavole	-17
=tavoli	-11
=tavolo	-10
=taxi	-18
=tazza	-21
=te	-21
=tecnici	-11
=tecnico	-35
=tedeschi	-12
=tedesco	-24
=tel	-13
=tela	9
=telaini	-16
=telaio	-13
=telecamera	-12
=teleferica	10
=telefona	-22
=telefonano	-14
=telefonare	-15
=telefonate	-16
=telefonato	-13
=telefoni	-22
=telefonino	-13
=telefono	-38
=telo	-20
=temperatura	-27
=tempi	11
=tempo	-21
=tende	14
=tenere	-26
=tengo	-12
=tengono	-25
=tenuta	13
=teo	-16
=termine	-16
=termometro	-17
=terra	-21
=terza	-25
=terzi	-12
=terzo	-19
=tessera	11
=tesserino	-26
=test	14
=testa	8
=testata	-12
=teste	-17
=tester	-15
=testi	-15
=testo	-12
=tetto	-14
=ti	-46
=ticket	-18
=tiene	-33
=tieni	-17
=tiepida	-19
=tiepido	-11
=timbra	-15
=timbro	-12
=tipo	-21
=tipografia	-20
=tira	-35
=tirocinanti	-19
=titolare	-22
=titoli	-18
=titolo	-21
=tocca	-28
=toccare	-26
=toccato	-16
=tocchi	-21
=togli	-21
=togliamo	12
=toglie	-25
=togliere	-25
=toglierla	-14
=tolgono	-33
=tolleranza	-10
=tolta	-14
=tolte	-16
=tommaso	-17
=tondo	-12
=tono	-20
=top	-10
=torce	-11
=torcia	-19
=torino	-13
=torna	-32
=tornano	11
=tornato	-12
=torneo	9
=torta	9
=totò	-20
=tournée	-18
=tra	24
=traccia	-14
=traduzione	-13
=traduzioni	10
=tramandate	-15
=tramonto	12
=tranne	-24
=trappola	-12
=trasferta	10
=trasformare	-14
=trasfusionale	-11
=trasparente	-13
=trasporto	19
=travaso	19
=tre	-17
=tredici	-13
=trema	-8
=treni	-13
=trent'anni	-22
=trenta	-25
=trentacinque	-11
=trentasette	-19
=trentina	-14
=tribunale	-17
=trimestre	-21
=troppo	-17
=troviamo	-20
=trovo	-18
=trucco	-8
=tu	-22
=tua	-12
=tubi	-16
=tubo	-21
=tulle	-8
=tunnel	-14
=turni	-28
=turno	19
=tuta	-15
=tutor	-15
=tutta	-31
=tutte	-38
=tutti	-64
=tutto	-54
=uffici	-17
=ufficio	-20
=uguale	-25
=ultima	-17
=ultime	-13
=ultimi	-25
=ultimo	-14
=ultrasuoni	-11
=umidi	-10
=umidità	-20
=umido	-22
=un	20
=un'agenzia	-18
=un'altra	-14
=un'assistente	-22
=un'impresa	-18
=un'istruzione	-30
=un'ora	-27
=un'unica	-17
=undici	-28
=undicimila	11
=unghie	-16
=unico	-22
=uomini	-21
=uomo	-9
=uova	-16
=update	-14
=urgente	11
=urgenze	-16
=usa	-26
=usate	-13
=usati	16
=usato	11
=uscente	-10
=uscire	-28
=uscito	-17
=v	-15
=vabbè	-23
=vado	-22
=vai	-14
=val	-15
=vale	-35
=valida	-10
=valigetta	-13
=valle	-23
=valore	-13
=valori	-10
=valvola	-16
=valvole	-10
=vapore	-19
=varie	-15
=vaschetta	-17
=vaschette	-13
=vasi	-22
=vaso	15
=vassoi	-14
=vassoio	-13
=ve	-26
=vecchi	-11
=vecchia	-27
=vecchio	-27
=veda	-18
=vede	-27
=vedere	-35
=vedi	-22
=vediamo	-18
=vedova	-12
=veicoli	18
=vello	-15
=velo	-20
=vende	-10
=vendita	-14
=vendono	-25
=venduto	-14
=venerdì	-9
=venga	-17
=vengo	-15
=vengono	22
=vent'anni	-24
=venti	-35
=ventidue	-27
=ventilatore	-9
=ventina	14
=ventiquattr'ore	-23
=ventiquattro	-24
=ventisei	-14
=vento	13
=ventola	-13
=ventotto	-13
=venuto	-27
=verbale	-27
=verdi	-13
=verdura	-22
=vergognata	-13
=verniciatura	16
=vero	-21
=verricello	-18
=verrà	-16
=versa	-23
=versamento	11
=versano	-22
=versione	-18
=verso	-42
=vescovo	-16
=veste	-12
=vestiti	-15
=vet	-9
=veterinaria	-15
=veterinario	-22
=vetri	11
=vetro	-26
=vi	-36
=via	-15
=viaggi	14
=viaggia	-12
=vicina	-13
=vicino	-23
=vienna	-12
=vietate	-11
=vietato	-16
=vigili	-15
=villa	-8
=vino	14
=vinto	-11
=violini	-19
=vira	-12
=visibile	-13
=visiera	-16
=visitatori	11
=visite	13
=vista	-23
=visto	-21
=visura	-13
=vite	9
=viterbo	-12
=vivaio	-13
=vivo	-14
=vocale	-19
=voce	-28
=voglia	-15
=vogliamo	-25
=voglio	-22
=vogliono	-25
=voi	-39
=voleva	-9
=volevo	-21
=volo	-9
=volontari	-30
=volontario	-21
=volta	-33
=volume	-21
=volumi	-8
=voluto	-12
=vongole	12
=vorrebbe	-19
=vorrei	-37
=vorremmo	-21
=vostra	-15
=vostro	-17
=vpn	-12
=vuol	-23
=vuole	-43
=vuota	-14
=vuoti	-13
=vuoto	-22
=whatsapp	-19
=x	-15
=zampa	-14
=zero	-23
=zio	-37
=zoccolo	-20
=zona	-33
=zoppas	-18
=zucchero	-16
=è	-60
=️	-25
>"	-31
>%	-25
>&	-9
>(	-22
>)	-48
>+	-23
>-	8
>/	-27
>0	-64
>;	-54
>=	-29
>>! )	-13
>>" .	-17
>>" e	-11
>>% ,	-18
>>% e	-15
>>( la	-10
>>( non	-14
>>( per	-13
>>) ,	-12
>>) .	-28
>>) ci	-11
>>) e	-9
>>+ 0	-16
>>, 0	-44
>>, acqua	-14
>>, adesso	-18
>>, alla	-20
>>, alle	8
>>, altrimenti	-14
>>, anche	-33
>>, aperta	-23
>>, aspettare	-14
>>, bagno	-16
>>, bar	-13
>>, c'è	-19
>>, ce	11
>>, che	14
>>, chi	-27
>>, chiave	-20
>>, chiede	-18
>>, ci	-32
>>, cinque	-15
>>, cioè	-17
>>, circa	-19
>>, codice	-16
>>, come	-24
>>, conta	-10
>>, controllare	-18
>>, controllo	-9
>>, cosa	10
>>, costa	-13
>>, così	24
>>, da	-17
>>, dai	-13
>>, dal	-9
>>, dalla	-9
>>, data	-11
>>, davanti	-11
>>, deve	-16
>>, di	-18
>>, diciamo	-12
>>, dieci	-13
>>, dopo	-31
>>, dà	-9
>>, e	20
>>, ecco	-24
>>, essendo	19
>>, estintore	-8
>>, fai	-17
>>, fianco	-15
>>, gli	-26
>>, grazie	-18
>>, guardare	-9
>>, ha	-33
>>, ho	-18
>>, i	-29
>>, il	-44
>>, in	-14
>>, io	-23
>>, l'altro	-10
>>, l'assistente	-9
>>, la	12
>>, lato	-13
>>, le	-24
>>, li	-12
>>, lo	-38
>>, lontano	-11
>>, ma	-39
>>, mai	-59
>>, martedì	-15
>>, massimo	-12
>>, mi	-20
>>, mio	-20
>>, molti	-16
>>, ne	-14
>>, neanche	-13
>>, nel	-19
>>, nemmeno	-23
>>, nessun	-19
>>, nessuno	-14
>>, niente	-27
>>, no	-13
>>, noi	-18
>>, non	-16
>>, numero	-15
>>, o	9
>>, ogni	10
>>, ora	-18
>>, partendo	-16
>>, passo	10
>>, perché	25
>>, perciò	-13
>>, persona	-14
>>, però	-17
>>, porte	-12
>>, prima	-34
>>, prova	-18
>>, punto	-21
>>, pure	-11
>>, quando	-19
>>, quasi	11
>>, quattro	-21
>>, quella	-16
>>, quello	-22
>>, quindi	-25
>>, risciacquo	-12
>>, sala	-17
>>, salvo	-9
>>, schermo	-13
>>, se	-37
>>, sei	-27
>>, sempre	-20
>>, si	-37
>>, siamo	-19
>>, solo	-16
>>, sono	-15
>>, sotto	-26
>>, spero	-11
>>, sta	-19
>>, sulla	-16
>>, telefono	-13
>>, ti	-21
>>, toglie	-11
>>, tra	-11
>>, tranne	-17
>>, tre	-20
>>, tu	-14
>>, tutti	-34
>>, un	-32
>>, uno	-26
>>, va	13
>>, vale	-16
>>, vasca	-16
>>, venti	-15
>>, via	-16
>>, visiera	-16
>>, è	-15
>>- >	-16
>>. :	-15
>>. chi	-24
>>. di	-16
>>. il	-17
>>. la	-24
>>. poi	-14
>>. si	-24
>>/ agg	-13
>>0 %	-11
>>0 )	-14
>>0 ,	-29
>>0 .	-24
>>0 :	-10
>>0 ]	-11
>>0 e	-9
>>0 gg	-14
>>0 mesi	-11
>>0 min	-12
>>0 ore	-15
>>0 per	-17
>>0 si	-11
>>0 –	-12
>>0 €	-8
>>0 →	-19
>>: 0	-17
>>: acqua	-9
>>: allora	-17
>>: appunto	-16
>>: bene	-12
>>: buongiorno	-11
>>: chi	-22
>>: ci	-14
>>: come	-11
>>: da	12
>>: dott.ssa	-13
>>: e	-18
>>: eh	-11
>>: etichetta	-9
>>: ha	-20
>>: in	-19
>>: infermiere	-10
>>: io	-15
>>: lo	-30
>>: ma	-11
>>: nastro	-15
>>: nessuno	-17
>>: niente	-16
>>: no	-20
>>: non	-16
>>: ogni	14
>>: ok	-21
>>: poi	-17
>>: provare	-21
>>: quale	-12
>>: quello	-15
>>: rinviato	-10
>>: se	-36
>>: solo	-21
>>: spia	-9
>>: sì	-15
>>: tre	-18
>>: un	-15
>>: vai	-9
>>; con	-12
>>; dopo	-10
>>; i	-13
>>; il	-21
>>; la	-20
>>; le	-13
>>; non	-12
>>; per	-15
>>; referente	-10
>>; senza	-11
>>; si	-14
>>; sotto	-12
>>? ?	-9
>>a -	-15
>>a 0	-26
>>a bordo	-20
>>a caldo	-21
>>a casa	-22
>>a caso	12
>>a che	-14
>>a chi	-26
>>a chiodo	-10
>>a contatto	-26
>>a coppie	-12
>>a dicembre	-21
>>a domicilio	11
>>a due	-18
>>a fare	-11
>>a farne	-13
>>a fine	8
>>a foglia	-14
>>a gennaio	-11
>>a giugno	10
>>a legna	-16
>>a luce	-14
>>a luglio	-16
>>a meno	-17
>>a modo	-14
>>a monte	-20
>>a nessuno	-11
>>a nord	-12
>>a notte	-21
>>a novembre	-13
>>a occhio	-8
>>a ogni	-25
>>a parte	-16
>>a portata	-18
>>a posto	-9
>>a pranzo	-17
>>a quanto	-11
>>a quattro	-20
>>a secco	-13
>>a sessanta	-14
>>a settembre	-22
>>a terra	-33
>>a testa	-12
>>a tutti	-24
>>a un	-18
>>a una	-11
>>a vedere	-18
>>a voce	-20
>>a voi	-16
>>a zero	-21
>>a –	-16
>>abbiamo avuto	-18
>>acceso .	-11
>>acqua fredda	-19
>>ad alta	-11
>>agli atti	-21
>>ai bambini	9
>>ai bordi	-12
>>al 0	-18
>>al banco	-14
>>al centro	-9
>>al cliente	-22
>>al giorno	-9
>>al mare	14
>>al massimo	-10
>>al mese	-16
>>al minuto	-9
>>al monitor	-20
>>al piano	-19
>>al polso	-11
>>al proprio	-13
>>al punto	-14
>>al ritorno	-25
>>al telefono	-22
>>alimentare ,	-19
>>alla base	-14
>>alla fine	-15
>>alla luce	-10
>>alla porta	-22
>>alla settimana	-19
>>alla stazione	-10
>>alla volta	-20
>>alle 0	-28
>>alle famiglie	-20
>>allora io	-18
>>allora si	-38
>>almeno 0	10
>>almeno il	-13
>>altro per	-10
>>anche agli	-19
>>anche se	-18
>>anche sei	-16
>>ancora la	-12
>>anni ,	-20
>>anni .	-13
>>aperto .	-14
>>apre la	10
>>arriva e	-18
>>avanti .	-11
>>avere qualcosa	-15
>>b ,	-18
>>b .	-8
>>bassa ,	-13
>>bassa e	-16
>>basso ,	-13
>>bene ,	-18
>>bene .	-13
>>bisogna che	-12
>>ce l'ha	-21
>>che a	-19
>>che arriva	-25
>>che c'è	-19
>>che ce	-14
>>che ci	-27
>>che con	-15
>>che da	-20
>>che fa	-19
>>che facciamo	14
>>che fuma	-11
>>che galleggia	-12
>>che ha	-28
>>che i	9
>>che il	-24
>>che in	-28
>>che la	-32
>>che le	-14
>>che lo	-21
>>che metà	-21
>>che mi	-28
>>che nessuno	-15
>>che non	-22
>>che parte	-23
>>che resta	-24
>>che si	-33
>>che stia	-16
>>che un	-17
>>che va	-26
>>che è	17
>>chi ha	-14
>>chi lo	-26
>>chiama il	-13
>>chiede di	-17
>>chiesto di	-18
>>chiusi ,	-16
>>chiusi .	-18
>>chiuso ,	-12
>>ci ha	-40
>>ci mette	-10
>>ci si	-10
>>ci siamo	-16
>>ci vuole	-22
>>ci è	-19
>>cioè no	-31
>>cm ,	-18
>>col ferro	-12
>>col nastro	-14
>>col nome	-17
>>col retino	-10
>>col vapore	-19
>>come da	-9
>>come facciamo	10
>>come si	-30
>>come un	-23
>>come vengono	-10
>>compila il	-18
>>compila la	-8
>>comunale –	-9
>>con 0	-15
>>con acqua	-22
>>con due	-24
>>con gli	-9
>>con i	-34
>>con il	-42
>>con l'alcol	-19
>>con la	-14
>>con le	-33
>>con lo	-26
>>con nome	-11
>>con numero	-21
>>con parole	-18
>>con torcia	-8
>>con un	-14
>>con una	-18
>>controlla che	-9
>>controlla il	-9
>>copia ,	-18
>>corsini ,	-12
>>cosa .	-15
>>cosa fare	-13
>>cosa si	-27
>>così .	-16
>>così non	-21
>>da 0	-26
>>da almeno	-17
>>da destra	-14
>>da dieci	-21
>>da dietro	-20
>>da due	-28
>>da entrambi	-12
>>da fare	-10
>>da maggio	12
>>da noi	18
>>da più	-21
>>da scarpe	-15
>>da sole	-12
>>da soli	-26
>>da solo	-21
>>da tre	-17
>>da trent'anni	10
>>da tutti	-11
>>da un	18
>>da una	-14
>>da undici	-12
>>dal 0	-25
>>dal banco	-10
>>dal basso	-8
>>dal bordo	-16
>>dal fatto	-10
>>dal tecnico	-9
>>dalla parete	-23
>>dalla porta	-20
>>dalla sera	-16
>>dalle 0	-10
>>davanti a	-14
>>davanti al	-27
>>davanti e	-11
>>degli abiti	-28
>>degli strumenti	-21
>>dei clienti	10
>>dei contatori	-24
>>dei documenti	-11
>>dei soci	-14
>>dei veicoli	-22
>>del 0	-22
>>del bar	-12
>>del caffè	-8
>>del carico	-17
>>del centro	-13
>>del cliente	-28
>>del database	-21
>>del documento	-13
>>del furgone	-20
>>del gas	-13
>>del mattino	-16
>>del mercato	-16
>>del mese	-12
>>del piano	-11
>>del pianoforte	-16
>>del ponte	-13
>>del servizio	-9
>>del volo	-17
>>della 0	-9
>>della ditta	-15
>>della luce	-11
>>della misura	-9
>>della prima	-18
>>della sala	-20
>>della settimana	-14
>>della soprintendenza	-8
>>della stanza	-20
>>della zona	-16
>>delle 0	-14
>>delle batterie	-19
>>delle biciclette	-14
>>delle lenti	-17
>>delle piante	-18
>>dello stesso	-12
>>dentro ,	-10
>>dentro le	-10
>>deve essere	-12
>>devono essere	13
>>di ancona	-16
>>di aprire	-14
>>di buttare	-17
>>di carico	-11
>>di carta	-17
>>di chi	-19
>>di continuità	-10
>>di direzione	-14
>>di distribuzione	-16
>>di domenica	-17
>>di due	-9
>>di entrare	-10
>>di famiglia	-14
>>di far	-11
>>di farina	-8
>>di fila	-15
>>di fissare	-18
>>di fronte	-14
>>di ieri	-19
>>di isolamento	-21
>>di istruzioni	-9
>>di legno	-14
>>di lunedì	-18
>>di maggio	-9
>>di mano	-17
>>di manutenzione	-12
>>di matrimonio	-8
>>di mettere	-24
>>di montagna	-9
>>di muffa	-10
>>di notte	-22
>>di nuovo	-16
>>di ogni	-15
>>di ordinare	-17
>>di partire	-12
>>di più	-11
>>di plastica	-10
>>di prova	-24
>>di pulizie	-15
>>di quartiere	-11
>>di quattordici	-16
>>di reparto	-12
>>di riposo	-9
>>di salire	-21
>>di san	15
>>di scendere	-15
>>di seta	-20
>>di settembre	-9
>>di sicurezza	-15
>>di solito	-19
>>di sopra	-14
>>di stanza	-15
>>di terra	-20
>>di torino	-10
>>di tre	-17
>>di turno	-17
>>di tutto	-16
>>di un	-47
>>di una	-35
>>di vetro	-13
>>di via	-20
>>dice che	-24
>>dieci anni	-14
>>dieci minuti	-36
>>diverse .	-12
>>documento ,	-16
>>dopo .	-16
>>dopo 0	-15
>>dopo il	-17
>>dopo la	-11
>>dopo ogni	-18
>>dopo si	-20
>>dott .	-11
>>due giorni	-30
>>due giri	-17
>>due mani	-17
>>due mesi	-15
>>due millimetri	-19
>>due minuti	-12
>>due ore	-20
>>due pagine	-16
>>due volte	-39
>>dunque noi	17
>>dunque si	-17
>>durano dieci	10
>>e ,	-24
>>e 0	-17
>>e a	-32
>>e ai	-30
>>e al	-18
>>e anche	-11
>>e apre	-12
>>e basta	-21
>>e bene	-10
>>e cappello	-18
>>e che	-25
>>e chiama	-14
>>e chiamare	-9
>>e ci	-18
>>e con	-22
>>e consegna	-14
>>e controlla	-8
>>e da	-32
>>e dal	-11
>>e dalle	-18
>>e del	-18
>>e di	-27
>>e dice	-9
>>e dopo	-31
>>e due	-13
>>e durc	-18
>>e facciamo	-16
>>e firma	-15
>>e gli	-20
>>e guarda	-30
>>e ho	-17
>>e i	-45
>>e il	-41
>>e immerge	-10
>>e in	-20
>>e inserisce	-13
>>e io	8
>>e l'altra	-32
>>e l'altro	-27
>>e la	-44
>>e lavoro	12
>>e lo	-31
>>e manda	-11
>>e mette	-14
>>e metà	14
>>e mezzo	-22
>>e mi	-15
>>e nel	11
>>e nessuno	-17
>>e niente	-20
>>e noi	-16
>>e numero	-12
>>e ogni	-21
>>e ognuno	-18
>>e ora	13
>>e per	-21
>>e porta	-15
>>e quando	-20
>>e quella	-18
>>e quello	13
>>e rilevatore	-12
>>e ritira	-16
>>e scrive	-11
>>e se	-32
>>e senza	-18
>>e si	-68
>>e solo	-18
>>e ti	-17
>>e toglie	-16
>>e toglierla	-16
>>e tra	-11
>>e tu	-19
>>e un	-25
>>e una	-37
>>e uno	-20
>>e va	-14
>>e vado	-12
>>e vuole	-9
>>ecco allora	22
>>ecco la	-16
>>ecco quello	13
>>ecco questa	-17
>>entra nella	-16
>>entro 0	-20
>>entro fine	-18
>>entro il	-22
>>entro le	-20
>>entro tre	-18
>>entro un	-16
>>entro venerdì	-12
>>era già	-10
>>escono dalla	-17
>>euro .	-22
>>euro l'anno	-13
>>fa notare	-10
>>farne una	-9
>>fatto il	-16
>>finché il	-17
>>finché non	12
>>finiscono nel	-15
>>finiti ,	-9
>>fino a	-24
>>fino al	-31
>>fino alla	-28
>>fino alle	-8
>>firma sul	-14
>>firmata da	-12
>>fiscale e	13
>>fra 0	-11
>>fuori ,	-21
>>fuori .	-17
>>fuori dalla	-19
>>fuori e	-18
>>gg prima	-11
>>gialla ,	-10
>>giorni ,	-15
>>giorni .	-22
>>giorni e	-11
>>giorni prima	-26
>>giù in	-18
>>giù la	-12
>>gradi .	-17
>>gradi per	-20
>>ha avuto	-13
>>ha detto	-19
>>ha due	-9
>>ha fatto	-13
>>ha il	-15
>>ha la	-13
>>ha preso	-21
>>ha scritto	-16
>>ha vinto	-12
>>hanno dai	-20
>>i 0	-21
>>i biglietti	-9
>>i capezzoli	-12
>>i due	-17
>>i genitori	-12
>>i gruppi	-12
>>i libri	-15
>>i passaggi	-14
>>i passeggeri	-13
>>i posti	-9
>>i quaranta	-13
>>ieri sera	-18
>>il 0	-30
>>il bambino	-19
>>il cane	-16
>>il capo	-19
>>il centro	-8
>>il cilindro	-16
>>il codice	-8
>>il colore	-12
>>il consulente	-14
>>il controllo	-14
>>il fango	-10
>>il ferro	-9
>>il filare	-15
>>il filo	-19
>>il foglio	-26
>>il fondo	-18
>>il gas	-16
>>il gioco	-12
>>il giorno	-16
>>il giro	11
>>il latte	-10
>>il lavoro	-8
>>il lucchetto	-10
>>il lunedì	-17
>>il medico	-11
>>il modulo	-17
>>il nostro	-21
>>il numero	-24
>>il parroco	-17
>>il peso	-14
>>il piano	-12
>>il portello	-13
>>il primo	12
>>il registro	-11
>>il responsabile	-10
>>il sigillo	-12
>>il suo	-25
>>il telefono	-15
>>il test	-11
>>il testo	-14
>>il tubo	-17
>>il tulle	-10
>>il vaso	-15
>>il vassoio	-8
>>in 0	-15
>>in acqua	-16
>>in alto	-16
>>in ammollo	-15
>>in arrivo	-21
>>in ascensore	-14
>>in bacheca	-14
>>in bagno	12
>>in basso	-14
>>in busta	-13
>>in cabina	-24
>>in carico	-20
>>in carta	-17
>>in casa	18
>>in cassaforte	-13
>>in cella	-20
>>in che	-23
>>in classe	-22
>>in contanti	-10
>>in corso	-10
>>in deposito	10
>>in due	-26
>>in folle	-16
>>in frigo	-24
>>in funzione	-20
>>in giù	-19
>>in mano	-17
>>in media	-20
>>in onda	-20
>>in ordine	-21
>>in pensione	-11
>>in piedi	-22
>>in prestito	-11
>>in quattro	-16
>>in sede	-13
>>in staging	-18
>>in tre	-21
>>in tutta	-20
>>in un	14
>>in una	-23
>>in vasca	-33
>>ing .	-18
>>insieme ,	-12
>>io ,	-24
>>io .	-13
>>io e	-13
>>io faccio	-16
>>kg ,	-13
>>l'altra volta	-14
>>l'anno ,	-14
>>l'anno .	-17
>>l'anno scorso	-12
>>l'ordine di	-19
>>l'uso del	-11
>>la bolla	-18
>>la cassetta	-12
>>la centrale	-12
>>la chiave	-10
>>la cliente	15
>>la crosta	-10
>>la data	-26
>>la fa	-23
>>la lente	-15
>>la linea	-21
>>la lista	-18
>>la macchina	-29
>>la mano	-8
>>la mattina	-27
>>la mia	-18
>>la nostra	-24
>>la nota	-12
>>la notte	-21
>>la pagina	-12
>>la persona	-11
>>la piastra	-24
>>la porta	-13
>>la pratica	-23
>>la prima	-26
>>la prova	-8
>>la provincia	-26
>>la registrazione	-14
>>la ricevuta	-8
>>la riparazione	-11
>>la scadenza	-12
>>la scheda	-27
>>la sera	-26
>>la settimana	-16
>>la si	-11
>>la signora	-27
>>la stesura	-16
>>la temperatura	-14
>>la testa	-16
>>la valvola	-13
>>la vasca	-18
>>larghe .	-8
>>le chiavi	-15
>>le consegne	-13
>>le cose	-17
>>le foto	-18
>>le luci	-12
>>le mani	-27
>>le opere	-17
>>le regole	-16
>>le scadenze	-19
>>legge il	-12
>>leggera .	-11
>>li autorizza	-13
>>libero ,	-10
>>lo dice	-10
>>lo dico	19
>>lo fa	-26
>>lo firma	-16
>>lo scrivo	-18
>>lo si	-19
>>lo so	13
>>lo stato	-14
>>lo stesso	-21
>>loro .	-16
>>lui .	-14
>>lunghi .	-9
>>ma il	-17
>>ma questo	-17
>>madre lo	-12
>>mai e	-17
>>metri ,	-23
>>mezz'ora prima	-20
>>mi fa	-15
>>mi ha	-31
>>min ,	-11
>>minuti ,	-10
>>mio suocero	-14
>>mm ,	-21
>>n .	-13
>>nasce dal	-11
>>nel 0	-12
>>nel bidone	-22
>>nel contenitore	-13
>>nel lavello	-15
>>nel locale	12
>>nel novantotto	-14
>>nel registro	-10
>>nel telo	-14
>>nel verso	-16
>>nella cartella	-21
>>nella cassetta	-22
>>nella stanza	-10
>>nella tazza	-9
>>nella vasca	-15
>>nelle buste	-10
>>nello stesso	-10
>>nera .	-13
>>nero .	-10
>>nero su	-17
>>nessuno ,	-14
>>niente maiale	-13
>>no ,	-24
>>no .	-17
>>no e	-19
>>no scusa	-19
>>no scusate	-20
>>no tre	16
>>noi ,	-15
>>noi .	-17
>>noi facciamo	-19
>>non arriva	-11
>>non ci	-28
>>non coincidono	-17
>>non dice	-16
>>non entra	-10
>>non esiste	-18
>>non hanno	-20
>>non in	-23
>>non la	-15
>>non le	-12
>>non li	-14
>>non lo	-32
>>non parte	-24
>>non se	-16
>>non si	-9
>>non sono	12
>>non va	-13
>>non viene	-14
>>non vuole	-15
>>non è	-18
>>nulla ,	-13
>>nuova (	-16
>>nuovo e	-10
>>o al	-10
>>o con	-12
>>o di	-11
>>o la	-16
>>ogni 0	-13
>>ogni dieci	-13
>>ogni due	13
>>ogni quattro	-16
>>ogni quindici	-21
>>ogni sera	-24
>>ogni volta	-14
>>oltre 0	-13
>>oltre la	-10
>>ore ,	-29
>>ore .	-16
>>ore 0	14
>>ore di	-9
>>pari ,	-10
>>parte la	-15
>>partendo dalla	-8
>>per 0	-19
>>per cento	-21
>>per chi	-25
>>per dieci	-12
>>per favore	-16
>>per gli	-20
>>per il	-34
>>per iscritto	-19
>>per le	-32
>>per legge	-18
>>per mezz'ora	-13
>>per quaranta	-10
>>per telefono	-22
>>per terra	-21
>>per ultima	16
>>per ultimo	-13
>>per un	-23
>>per un'ora	-10
>>per una	-12
>>per venti	-16
>>per volta	-12
>>perché gli	-10
>>perché il	-20
>>perché nessuno	-12
>>perché sto	-18
>>perché una	15
>>perché è	13
>>personale .	-13
>>persone ,	-16
>>pesa 0	-14
>>pezzi ,	-9
>>piano ,	-14
>>piano e	-10
>>piccola ,	-17
>>più .	-10
>>più di	-31
>>poi i	-22
>>poi il	-25
>>poi si	-38
>>preme il	-13
>>prende il	-13
>>presto ,	-9
>>prima ,	-19
>>prima .	-20
>>prima :	-13
>>prima della	-23
>>prima delle	-9
>>prima il	-11
>>prima poi	-10
>>prima si	-15
>>pulito .	-14
>>qualcosa di	-14
>>quando ha	-21
>>quando la	-11
>>quando è	-16
>>quanto segue	-21
>>quaranta minuti	-18
>>quattro ore	-16
>>quella di	-20
>>quelli con	-11
>>quello che	-21
>>quello era	-12
>>ragione ,	-16
>>report con	-14
>>resta in	-16
>>restano in	-11
>>rev .	-18
>>rosso ,	-16
>>rovesciato .	-22
>>sbagliati .	-11
>>sbagliato ,	-20
>>scende a	-13
>>scritto come	-13
>>se c'è	-23
>>se ci	-13
>>se ha	-17
>>se la	-21
>>se lo	-14
>>se ne	-10
>>se nessuno	-17
>>se no	-11
>>se si	-22
>>se è	-19
>>seguire senza	-18
>>sei mesi	-15
>>sempre ,	9
>>sempre con	-12
>>sempre in	-15
>>sempre per	-22
>>senza la	-15
>>sera ,	-19
>>settimane ,	-18
>>si accende	-24
>>si accendono	-11
>>si aggiunge	-11
>>si apre	-17
>>si aprono	-17
>>si arriva	-27
>>si asciuga	-18
>>si aspetta	-17
>>si buttano	-22
>>si cambia	-18
>>si cambiano	-19
>>si caricano	-12
>>si chiama	-27
>>si chiede	-21
>>si chiude	-42
>>si chiudono	-10
>>si compila	-13
>>si consegna	-22
>>si consegnano	-27
>>si contano	-15
>>si controlla	-16
>>si controllano	-16
>>si dice	-21
>>si disinfetta	-21
>>si dà	-26
>>si fa	32
>>si ferma	-41
>>si gira	-27
>>si guarda	-18
>>si lava	-18
>>si lavano	-25
>>si lega	-24
>>si manda	-20
>>si mette	-37
>>si mettono	-17
>>si parte	-24
>>si passa	-22
>>si pesa	-20
>>si porta	-18
>>si portano	-9
>>si prende	-12
>>si prova	-19
>>si raschia	-19
>>si rimanda	-10
>>si rimette	-14
>>si scambiano	-14
>>si sciacqua	-16
>>si scrive	-14
>>si segna	-23
>>si sente	-17
>>si solleva	-8
>>si sono	-18
>>si stampa	-16
>>si taglia	-14
>>si tagliano	-14
>>si telefona	-16
>>si tengono	-20
>>si tira	-16
>>si toglie	-27
>>si tolgono	-13
>>si usa	-12
>>si va	-17
>>si versano	-17
>>si è	-21
>>sia lo	-20
>>soci ,	-10
>>solo ,	-20
>>solo al	15
>>solo col	-23
>>solo con	-14
>>solo i	-10
>>solo se	-20
>>solo tra	12
>>sono già	-16
>>sopra i	-31
>>sopra il	-13
>>sotto ,	13
>>sotto 0	-12
>>sotto cappa	-17
>>sotto i	-27
>>sotto il	-22
>>sotto la	-27
>>sta a	-18
>>stesso ,	-16
>>su bianco	-22
>>su carta	-17
>>su come	-18
>>su cosa	-18
>>su due	-23
>>su ogni	-14
>>su tre	-17
>>su un	-12
>>su una	-23
>>subito ,	-19
>>subito .	-24
>>sui tavoli	-9
>>sul canale	-20
>>sul carrello	-13
>>sul foglio	-16
>>sul muro	-15
>>sul polso	-15
>>sul portale	-14
>>sul posto	-9
>>sul quaderno	-14
>>sul registro	-10
>>sul telefono	-16
>>sulla griglia	-9
>>sulla lavagna	-9
>>sulla lista	-9
>>sullo scaffale	-12
>>sì ,	-23
>>sì e	-20
>>tedesco ,	-19
>>test e	-13
>>ti mando	-23
>>ti ricordi	-19
>>tiene la	-9
>>tra un	20
>>tra uno	-11
>>tre il	-16
>>tre volte	17
>>tu che	-17
>>tu e	-9
>>tutti ,	-16
>>tutti a	-15
>>tutti gli	-21
>>tutti i	9
>>tutti insieme	-19
>>tutto e	-24
>>tutto in	-12
>>tutto intorno	-15
>>ultimi due	-8
>>un caffè	-16
>>un campione	-15
>>un documento	-20
>>un foglio	-24
>>un protocollo	-14
>>un quarto	-10
>>un testo	-22
>>una alla	-16
>>una cosa	-22
>>una mano	-16
>>una notte	-13
>>una per	-21
>>una procedura	-14
>>una regola	-14
>>una scheda	-21
>>una settimana	13
>>una trentina	12
>>una volta	-26
>>uno di	-11
>>uno per	-21
>>va bene	13
>>va fatto	11
>>va in	-30
>>va nel	-16
>>va nella	-15
>>vanno nello	-10
>>venti minuti	-30
>>verde ,	-12
>>verso il	-20
>>verso la	-13
>>verso le	-18
>>vi chiedo	12
>>via ,	-9
>>via .	-15
>>via la	-16
>>vicino a	14
>>viene il	-12
>>voi .	-17
>>volta ,	-16
>>volta ha	-16
>>volta in	-17
>>vuole che	-14
>>vuota ,	-11
>>| -	-11
>>| chi	-18
>>| |	14
>>« la	-9
>>° c	-11
>>» .	-22
>>è a	-15
>>è arrivato	-18
>>è capitato	-15
>>è che	-23
>>è di	-26
>>è già	-16
>>è in	-13
>>è la	-14
>>è per	-14
>>è quella	-10
>>è quello	-21
>>è rimasto	-14
>>è sotto	-12
>>è sulla	-17
>>è tornato	-12
>>è un	-24
>>è venuto	-14
>>– 0	-32
>>– da	15
>>– magazzino	-18
>>– promemoria	20
>@	-25
>]	-14
>_	-10
>a	-14
>abbiamo	-36
>accanto	-14
>accesa	-11
>acceso	-23
>acido	-10
>acqua	-42
>acquisto	-10
>ad	-13
>adesso	-20
>aggiorna	-13
>agli	-27
>agnese	-24
>agricola	-19
>ai	-29
>al	-17
>alberghi	-10
>alcalino	-17
>alimentare	-30
>all'aperto	-18
>all'ombra	-23
>all'ora	-13
>all'ufficio	-23
>all'uscita	-12
>alla	-57
>alle	-52
>allievi	-16
>allo	-24
>allora	18
>alpino	-15
>alto	-11
>altro	-13
>anche	-37
>ancora	-22
>andata	-23
>anni	-36
>annota	-9
>anzi	-21
>anziani	-20
>aperte	-19
>aperti	-12
>aperto	-16
>appena	-15
>appesa	-10
>apposta	-16
>appunti	-14
>arriva	-32
>ascensore	-20
>asciutto	-19
>aspetta	-17
>aspettare	-10
>aspetti	-16
>assorbente	-9
>assunta	-16
>attenzione	-18
>attiva	-10
>automatico	-21
>avanti	-11
>avanzata	-13
>avanzato	-14
>avere	-21
>aveva	-16
>avvisa	-18
>b	-17
>bagnanti	-22
>bagnata	-19
>bagnato	-17
>balla	-17
>bambini	-15
>banco	-19
>bar	-18
>bassa	-16
>basso	-19
>ben	-10
>bene	-28
>beve	-23
>bianca	-18
>bianchi	-17
>bianco	-14
>bisogna	-12
>bloccata	-18
>blu	-16
>borse	-10
>bottiglie	-13
>bravo	-12
>brevi	-16
>bufale	-22
>buste	-9
>c	-20
>c'era	9
>c'è	-34
>cade	12
>cambia	-16
>cambiano	-23
>cambiato	-14
>capisce	-14
>capito	-16
>carburante	-17
>carta	-9
>cassette	-13
>cavalli	-17
>ce	-21
>centrale	-22
>che	11
>chi	-45
>chiama	-28
>chiara	-16
>chiede	-21
>chiedi	-13
>chiediamo	-9
>chiesto	-21
>chili	-14
>chiude	-15
>chiusa	-13
>chiuse	-20
>chiusi	-31
>chiuso	-14
>ci	-39
>ciao	-26
>circa	-29
>citrico	-20
>civile	-15
>cm	-23
>coi	-24
>col	-55
>collegata	-11
>colore	-17
>comandante	-8
>comincia	15
>compila	-23
>comunale	-26
>comune	-16
>comuni	-20
>con	-42
>conferma	-16
>consegna	-8
>consegnata	-19
>conta	-12
>contabile	-12
>contati	-16
>contro	-23
>coperti	-10
>coperto	-14
>copia	-24
>corda	-16
>corrente	-14
>corsini	-12
>corto	-18
>cosa	-36
>cose	-15
>così	-33
>crepato	-14
>d'acciaio	-19
>d'accordo	-23
>d'acqua	-21
>d'alluminio	-11
>d'emergenza	-25
>d'identità	-22
>d'ingresso	-19
>da	12
>dai	-37
>dal	-62
>dall'alto	-13
>dalla	-28
>dalle	-21
>dallo	-14
>data	-18
>dati	-14
>davanti	-39
>davvero	-9
>degli	-48
>dei	-41
>del	-28
>dell'acqua	-34
>dell'anno	-14
>dell'asilo	-17
>dell'operatrice	-9
>della	-83
>delle	-63
>dentro	-30
>desk	-17
>detta	-12
>devono	11
>di	-52
>dice	-36
>dieci	-39
>dietro	-29
>dire	-20
>disabili	-12
>disinfettante	-10
>ditta	-15
>diverse	-12
>diverso	-15
>dobbiamo	-19
>documento	-16
>dodici	-21
>dolore	-15
>domani	-18
>domenica	-17
>donne	-16
>dopo	-46
>dott	-11
>dove	-28
>dunque	13
>durano	10
>durante	-24
>e	-18
>ecco	32
>ed	10
>eh	-28
>ehm	-34
>elettrico	-25
>elettronico	-16
>entra	-19
>entro	-46
>era	-25
>ero	-23
>esce	-13
>escono	-17
>esegue	-16
>essere	-26
>est	-22
>esterna	-25
>esterni	-19
>esterno	-8
>euro	-31
>fa	-38
>faccio	-9
>faceva	-18
>fao	-12
>far	-13
>fare	-15
>farne	-9
>fatto	-18
>felice	-13
>ferma	-21
>fermi	-14
>fermo	-16
>filtri	-18
>fin	-10
>fine	-15
>finisce	13
>finiscono	-19
>finiti	-9
>fino	-41
>firma	-18
>firmata	-17
>firmato	-15
>fiscale	13
>fissare	-11
>fisso	-10
>fitosanitario	-9
>fogli	-12
>foglio	-19
>forte	-24
>foto	-18
>fra	13
>fratelli	-11
>fumare	-10
>funziona	-21
>fuoco	-12
>g/mq	-16
>generale	-17
>generica	-11
>gennaio	-16
>gg	-18
>gialla	-15
>gialli	-26
>gino	-10
>giorni	-41
>giorno	-14
>giovedì	10
>gira	-22
>girate	-17
>giri	-12
>giusta	-9
>giusto	15
>già	-27
>giù	-36
>gli	-33
>gradi	-33
>grande	-21
>grandi	-23
>grazie	-20
>grossa	-20
>grosso	-8
>guanti	-9
>guarda	-17
>guidando	-18
>ha	-39
>hanno	-33
>ho	-22
>i	-73
>ieri	-27
>incrociate	-17
>indietro	-14
>inferiore	-9
>infila	-24
>informazioni	-17
>ing	-18
>inox	-17
>insieme	-27
>insomma	10
>intera	-20
>interna	-14
>interno	-28
>intorno	-13
>invece	-15
>invernale	-14
>inviato	-9
>io	-47
>italia	-9
>iva	-18
>kg	-13
>l'acido	-21
>l'altezza	-13
>l'altra	-22
>l'anno	-36
>l'area	-21
>l'asta	-22
>l'autorizzazione	-14
>l'avviso	-14
>l'avvocato	-11
>l'elenco	-10
>l'ha	-17
>l'ho	11
>l'italiano	-8
>l'ora	-12
>l'ordine	-19
>l'ospite	-16
>l'ultima	-16
>l'uso	-11
>la	-36
>larghe	-8
>lascia	-12
>laterale	-12
>lavato	-14
>lavoro	-21
>legge	-11
>leggera	-15
>lei	-24
>lenzuola	-18
>letti	-8
>letto	-16
>li	9
>libera	-21
>libero	-13
>list	-13
>lo	28
>locale	-10
>locatelli	-9
>loco	-8
>lontano	-13
>loro	-16
>luca	-19
>lui	-21
>lunga	-18
>lunghi	-9
>lungo	10
>lì	-26
>m	-18
>ma	-41
>madre	-18
>maggio	-12
>mai	-34
>mail	-11
>male	-24
>mamma	-18
>manager	-19
>manca	-13
>mancante	-18
>mani	-15
>mano	-21
>massimo	-21
>mattina	-9
>me	-22
>medici	-16
>medicine	-8
>medico	-18
>meno	-11
>mentre	-27
>mesi	-14
>metri	-26
>mette	-12
>mezz'ora	-34
>mezza	-11
>mezzo	-20
>mi	-57
>mia	-18
>microfoni	-20
>min	-11
>minima	-16
>minorenni	-19
>minuti	-19
>mio	-28
>misura	-19
>mm	-22
>monta	-12
>motore	-8
>mungitura	-18
>musicale	-16
>n	-13
>nasce	-16
>ne	-24
>negli	-13
>nei	-40
>nel	-17
>nello	-18
>nera	-13
>neri	-15
>nero	-24
>nessuno	8
>niente	-39
>nodi	-22
>noi	-30
>nome	-17
>nomi	-15
>nostra	-17
>nulla	-15
>numero	-15
>nuova	-20
>nuove	-16
>nuovi	-27
>nuovo	-33
>né	-11
>o	-63
>obbligatorio	-9
>oggi	-13
>ogni	22
>ognuno	-15
>ok	-25
>oltre	-18
>originale	-20
>ottanta	-15
>ottobre	-12
>pari	-11
>parole	-9
>parte	-26
>partendo	-8
>pascoli	-9
>passa	16
>passo	-18
>password	-17
>pecore	-17
>perché	15
>perde	-11
>perse	-20
>personale	-13
>persone	-18
>pesa	-14
>pesanti	-22
>pesi	-14
>peso	-15
>pezzi	-9
>piano	-31
>pianoforti	-20
>piatto	-19
>piccola	-21
>piccoli	-12
>piena	-14
>pieno	-15
>più	-41
>poco	-18
>poi	-55
>porta	-13
>portata	-13
>possono	-18
>posti	-17
>precedente	-16
>prelievo	-22
>preme	-13
>prende	-25
>prepara	-17
>preso	-14
>pressione	-11
>presso	-17
>presto	-18
>protegge	-9
>prova	-20
>provata	-17
>prove	-17
>pulisce	-17
>pulita	-15
>pulito	-20
>pure	-27
>può	-14
>qualcosa	-21
>qualcuno	-20
>qualità	-22
>qualsiasi	-14
>quanto	-29
>quaranta	-22
>quarantena	-10
>quattro	-25
>quel	-18
>quella	-32
>quelle	-18
>quelli	-28
>quello	-31
>questa	-22
>questi	-11
>questo	-17
>qui	-24
>raccoglie	-15
>racconta	-9
>radio	-21
>ragazzi	-14
>ragione	-16
>rapaci	-14
>registra	-17
>regole	-18
>reparto	-21
>report	-14
>restano	12
>rev	-18
>riceve	11
>riceviamo	-18
>richiama	-14
>ride	-15
>rientra	-16
>riferisce	-23
>riga	-8
>ripete	-17
>rispetto	-16
>risponde	-20
>risposta	-16
>ritira	-16
>rivolta	-8
>rocco	-15
>rodari	-14
>rossa	-28
>rosso	-15
>rotta	-11
>rotti	-10
>rotto	-11
>roulant	-11
>rovesciato	-22
>sabato	-9
>sala	-22
>sale	-9
>san	-10
>sanitario	-22
>sapere	-14
>sbagliati	-11
>sbagliato	-23
>scade	-9
>scaduti	-20
>scaffale	-18
>scale	-18
>scatole	-21
>scende	-15
>scorsa	-15
>scorso	-13
>scritta	-15
>scritto	-26
>scrive	-22
>scrivi	-24
>scusa	-20
>se	-50
>secchi	-20
>secondi	-16
>secondo	-20
>segna	-17
>seguire	-18
>sei	-15
>semplice	-17
>sempre	9
>sennò	-23
>senza	-38
>separata	-21
>separati	-13
>sera	-19
>serale	-16
>serve	-14
>sessanta	-15
>settimane	-16
>siamo	-29
>siano	-11
>singolarmente	-10
>soci	-10
>sociali	-20
>soldi	-16
>soltanto	-19
>sopra	-41
>soprattutto	-14
>sotto	-18
>sparsi	15
>speciali	-15
>specie	-16
>spenta	-15
>spenti	-13
>spento	-18
>spettacolo	-22
>spiegare	-21
>sporca	-22
>sportello	-13
>squadra	-19
>sta	-25
>staccato	-19
>stampa	-22
>stampati	-13
>stanno	-15
>stare	-20
>stessa	-13
>stesso	-25
>stia	-12
>sto	-10
>storica	13
>stretto	-13
>strumenti	-21
>studio	-17
>su	-15
>sua	-12
>subito	-36
>sui	-20
>sul	-10
>sulla	-40
>sulle	-30
>sullo	-18
>suona	-16
>suonano	15
>suor	-23
>svegli	-17
>tacca	-15
>tanto	-19
>tecnico	-13
>tedesco	-19
>telefona	-19
>telefonata	-20
>temperatura	-17
>test	-26
>tiene	-13
>tieni	-10
>tommaso	-13
>torna	-18
>tornano	-19
>tranne	-8
>trenta	-9
>troppo	-14
>tu	-39
>turno	-23
>tutte	-20
>tutto	-21
>ufficio	-11
>umidità	-13
>un	-56
>un'istruzione	-19
>un'ora	-14
>un'unica	-14
>una	-33
>uno	-41
>usare	-15
>usate	-16
>usati	-28
>uscente	-10
>uscita	-20
>va	12
>vabbè	-15
>vale	15
>vanno	-39
>vecchia	-17
>vecchio	-11
>vedere	-15
>vendita	-13
>venerdì	-12
>vengono	-25
>venti	-33
>verde	-27
>verdi	-9
>verso	-31
>vi	12
>via	-38
>viaggiano	-25
>vicino	14
>visto	-13
>vivo	-14
>voi	-31
>volevo	-10
>volontari	-15
>volontario	-16
>volta	-34
>volte	-16
>vorrei	16
>vuol	-15
>vuole	-30
>vuota	-25
>vuoto	-8
>zio	-25
>«	-18
>°	-21
>·	-17
>»	-27
>è	-33
>—	16
>€	-11
>👍	-8
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[,	-9900
[-	-9900
[-'ho	-24
[--it	-16
[-.le	-18
[-.ra	-14
[-/mq	-16
[-a	-74
[-a5	-8
[-aca	-26
[-ace	-14
[-ack	-17
[-aco	-21
[-acy	-16
[-ada	-30
[-ado	-25
[-afo	-22
[-aga	-32
[-age	-17
[-agg	-14
[-ago	-22
[-ah	-13
[-aia	-33
[-ail	-16
[-aio	-37
[-ala	-37
[-ale	-34
[-ali	-46
[-alo	-25
[-ama	-26
[-ame	-21
[-amo	9
[-amp	-16
[-amu	-14
[-ana	-39
[-and	12
[-ang	-16
[-ano	-41
[-ant	-12
[-api	-26
[-app	-19
[-apà	-27
[-ara	-9
[-are	-16
[-ari	-49
[-aro	-19
[-art	-15
[-arà	-16
[-ase	-36
[-asi	-41
[-asl	-15
[-ast	-22
[-ata	-32
[-ate	-44
[-ati	-29
[-ato	-71
[-ava	-32
[-ave	-19
[-avi	-33
[-avo	-32
[-axi	-16
[-azi	-23
[-ban	-20
[-bbe	-49
[-bbè	-24
[-bea	-8
[-bel	-27
[-ben	-23
[-bia	-30
[-bio	29
[-blu	-21
[-boh	-18
[-bot	-17
[-box	-24
[-bra	-27
[-bre	-35
[-bro	-18
[-bus	9
[-cca	-42
[-cce	-27
[-cci	-28
[-ccp	-13
[-cei	-25
[-ceo	-16
[-che	-35
[-chi	-24
[-ché	-20
[-cia	-43
[-cie	-35
[-cio	-18
[-ciò	-26
[-clo	-18
[-cm	-11
[-coi	-29
[-col	-19
[-cro	-17
[-cun	-10
[-da	-29
[-dae	-9
[-dda	-13
[-ddo	-22
[-ddt	-8
[-der	-17
[-dge	-11
[-dia	-32
[-die	-20
[-dio	-30
[-dit	-19
[-do	-22
[-don	-20
[-dr	-12
[-dre	-26
[-dri	-14
[-dua	-18
[-due	-39
[-eca	-28
[-ece	-25
[-eci	-21
[-eco	-11
[-ed	-18
[-eda	-12
[-ede	-33
[-edi	-33
[-edo	-19
[-edì	-21
[-ega	-17
[-egi	-11
[-ego	-27
[-ela	-35
[-ele	-33
[-eli	-25
[-elo	-44
[-ema	-24
[-eme	-23
[-emi	-35
[-emo	-24
[-ena	-34
[-ene	-34
[-eni	-37
[-eno	-32
[-ent	-16
[-enù	-14
[-eom	-10
[-eon	-12
[-epe	-21
[-era	-64
[-ere	-33
[-eri	-50
[-ero	-18
[-ers	-20
[-erà	-23
[-esa	19
[-ese	-30
[-esi	-33
[-esk	-13
[-est	8
[-eta	-29
[-ete	-20
[-eti	-24
[-eto	-33
[-età	-26
[-eva	-44
[-eve	-30
[-evi	-36
[-evo	-27
[-ex	-20
[-f	-8
[-fao	-9
[-far	14
[-ffa	-20
[-ffe	-24
[-ffi	-17
[-fia	-28
[-fie	-12
[-fin	-13
[-fio	-18
[-fra	-9
[-fre	-18
[-fwd	-17
[-g	-15
[-ger	-18
[-gge	-16
[-ggi	12
[-ghe	-33
[-ghi	-40
[-ght	-20
[-gie	-19
[-gio	25
[-gla	-21
[-gle	-13
[-gli	-19
[-gna	-17
[-gne	20
[-gni	-26
[-gno	-9
[-gro	-10
[-gue	-36
[-guo	-9
[-h	-12
[-hah	-13
[-hai	-26
[-hat	-9
[-hia	-43
[-hid	-10
[-hie	-30
[-hio	-30
[-hip	-16
[-hon	-13
[-hot	-10
[-i	-19
[-ial	-13
[-ibo	-18
[-ica	-24
[-ice	-50
[-ici	-52
[-ico	-27
[-ida	-30
[-ide	-29
[-idi	-19
[-ido	-43
[-iei	-13
[-iga	-23
[-ige	-13
[-igi	-18
[-igo	-16
[-ila	-39
[-ile	-46
[-ili	-35
[-ilm	-20
[-ima	-15
[-ime	-35
[-imi	-33
[-imo	-29
[-imè	-10
[-in	-49
[-ina	-18
[-ine	-31
[-ini	-63
[-ink	-11
[-ino	-35
[-ion	-15
[-ipo	-23
[-isa	-24
[-ise	-23
[-isi	-37
[-iso	-29
[-ist	-27
[-ita	-10
[-ito	-12
[-ità	-30
[-iva	-53
[-ive	-26
[-ivo	-25
[-izi	-15
[-ker	-10
[-ket	-15
[-kg	-12
[-la	17
[-lab	-11
[-lai	-16
[-lay	-13
[-lce	-24
[-lci	-24
[-lco	-30
[-lda	-19
[-lde	-8
[-ldi	-19
[-ldo	-38
[-le	-19
[-lea	-21
[-leo	-20
[-ler	-23
[-let	-20
[-lfo	-19
[-lga	-27
[-lge	-19
[-lia	-44
[-lie	-45
[-lio	-36
[-lis	-20
[-lla	-38
[-lle	-57
[-lli	-20
[-llo	-12
[-lma	-19
[-lmo	-15
[-lo	-19
[-lpa	-20
[-lpo	16
[-lso	-11
[-lte	-20
[-lti	-33
[-lto	-32
[-ltà	-14
[-lva	-18
[-lve	-29
[-lvo	-17
[-lza	-31
[-lze	-14
[-lzi	-16
[-m	-24
[-m'è	-29
[-man	-24
[-mar	-24
[-max	-22
[-mba	-16
[-mbe	-26
[-mbi	-26
[-mbo	-28
[-mer	-19
[-mid	-11
[-mie	-24
[-min	-8
[-mio	-13
[-mm	-16
[-mma	-39
[-mme	-16
[-mmi	-30
[-mmo	-29
[-mpe	9
[-mpi	-17
[-mpo	-43
[-n'è	-11
[-nal	-15
[-nas	-21
[-nca	-20
[-nce	-21
[-nci	-17
[-nda	-40
[-nde	-43
[-ndi	-31
[-ndo	18
[-ndì	-16
[-nee	10
[-nei	-21
[-nel	-16
[-neo	-10
[-ner	-19
[-nes	-13
[-net	-14
[-nga	-26
[-ngo	-33
[-nia	-34
[-nie	-29
[-nio	-27
[-nna	-37
[-nne	-33
[-nni	-25
[-nno	-42
[-non	-16
[-nor	-20
[-nox	-13
[-nsa	-24
[-nso	-22
[-nte	-43
[-nti	-23
[-nto	44
[-ntà	-16
[-nua	-15
[-nza	-16
[-nze	-27
[-nzi	-26
[-nzo	-32
[-né	-16
[-née	-18
[-oba	-34
[-oca	-12
[-oce	-18
[-oci	-34
[-oco	-40
[-oda	-26
[-ode	-16
[-odi	-25
[-odo	-13
[-ogg	-24
[-ogi	-21
[-ogo	-38
[-oh	-22
[-oia	-24
[-oie	9
[-oio	-29
[-ola	-34
[-ole	-56
[-oli	-47
[-olo	-13
[-oma	-20
[-ome	42
[-omi	-33
[-omo	-34
[-ona	-50
[-one	33
[-ono	-34
[-ook	-19
[-ool	-16
[-oop	-22
[-opa	-10
[-ora	-51
[-ord	-30
[-ore	-40
[-ori	-14
[-oro	-13
[-ort	-21
[-osa	20
[-ose	-24
[-osi	-25
[-oso	-34
[-oss	-11
[-ost	-20
[-ota	-17
[-ote	-34
[-oti	-23
[-oto	-18
[-ott	-14
[-otò	-20
[-out	-12
[-ova	-10
[-ove	-35
[-ovi	-34
[-ovo	-32
[-own	-9
[-p.c	-11
[-pas	-23
[-pc	-14
[-pec	-11
[-per	-44
[-pie	-28
[-pio	-24
[-pis	-14
[-po'	-17
[-ppa	-30
[-ppe	-16
[-ppi	-30
[-ppo	-17
[-pra	-16
[-pre	-19
[-pri	-21
[-pro	-13
[-pta	-9
[-pur	-18
[-qua	-48
[-que	-38
[-qui	-18
[-quo	-19
[-r	-21
[-rae	-10
[-rah	-20
[-rai	-8
[-ray	-17
[-rba	-17
[-rbo	-17
[-rci	-35
[-rda	-33
[-rde	-24
[-rdi	-38
[-rea	-22
[-rei	-50
[-reo	-16
[-rev	-14
[-rga	-19
[-rge	-22
[-rgo	14
[-ria	-64
[-rie	-36
[-rio	-36
[-ris	-11
[-rla	-31
[-rle	-30
[-rlo	-37
[-rma	-44
[-rme	-37
[-rmi	-35
[-rmo	-26
[-rna	-33
[-rne	-30
[-rni	-34
[-rno	-55
[-roc	-22
[-rof	-26
[-rpa	-16
[-rpe	-30
[-rra	-21
[-rre	-35
[-rri	-25
[-rro	-19
[-rrà	-13
[-rsa	-11
[-rsi	-42
[-rso	15
[-rta	-24
[-rte	-50
[-rti	-48
[-rto	-38
[-rva	-14
[-rvi	-20
[-rza	-21
[-rze	-15
[-rzi	-8
[-rzo	-24
[-sa	-29
[-sab	-11
[-sai	-22
[-san	-26
[-sca	-33
[-sce	-53
[-sci	-37
[-sco	-40
[-se	9
[-sei	-14
[-sel	-9
[-seo	-32
[-set	13
[-si	-15
[-sia	-24
[-sig	-9
[-sio	-19
[-soi	-13
[-son	-18
[-sor	-15
[-spe	-19
[-spp	-15
[-ssa	-54
[-sse	-46
[-ssi	-49
[-sso	-20
[-sta	-28
[-ste	-48
[-sto	-44
[-sua	-19
[-sud	-15
[-sé	-14
[-t	-20
[-tai	-15
[-tar	-25
[-te	-20
[-tel	-21
[-teo	-23
[-ter	-36
[-tia	-27
[-tis	-21
[-toi	-11
[-tom	-9
[-top	-11
[-tor	-26
[-tra	-28
[-tre	-33
[-tri	-45
[-tro	-57
[-tta	-17
[-tte	-33
[-tti	-23
[-tto	-27
[-ttà	-18
[-tua	-16
[-ubi	-17
[-ubo	-18
[-uca	-35
[-uce	-18
[-uco	-21
[-uda	-14
[-ude	-10
[-udi	-20
[-udo	-9
[-uet	-17
[-ufa	-10
[-uga	-30
[-uio	-19
[-ula	-21
[-ule	-22
[-uli	-17
[-uma	-28
[-ume	-23
[-umi	-19
[-umo	-20
[-ump	-17
[-un	-40
[-una	-27
[-une	-16
[-uni	-35
[-uno	-36
[-unt	-20
[-uoi	-15
[-uol	-24
[-uon	-13
[-uor	-11
[-upa	-12
[-ura	58
[-urc	-17
[-uri	-22
[-uro	-37
[-usa	-39
[-use	-33
[-usi	-30
[-uso	9
[-uta	-13
[-ute	-25
[-uti	-42
[-uto	-57
[-v	-15
[-v'è	-10
[-va	-11
[-vai	-10
[-val	-13
[-van	-13
[-ve	-16
[-ver	-29
[-via	-23
[-vin	-19
[-vre	-16
[-vrà	-20
[-vrò	-24
[-x	-15
[-xer	-18
[-yer	-9
[-zia	13
[-zie	-19
[-zio	-45
[-zze	-27
[-zzi	-26
[-zzo	-39
[-️	-24
[.	-9900
[/	-9900
[0	-9900
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[a 0	-8
[[a :	-18
[[a bagno	-12
[[a bordo	-19
[[a caldo	-23
[[a cento	-13
[[a che	-9
[[a chi	-30
[[a chiodo	-9
[[a contatto	-19
[[a cremona	-9
[[a cura	-11
[[a dicembre	-17
[[a domicilio	-20
[[a dover	-17
[[a due	-20
[[a febbraio	-11
[[a fine	-33
[[a foglia	-14
[[a gennaio	-11
[[a giugno	-24
[[a inizio	-15
[[a legna	-12
[[a luglio	-14
[[a macchina	-12
[[a maggio	-15
[[a mano	-34
[[a marzo	-9
[[a me	-26
[[a memoria	-10
[[a meno	-9
[[a metà	-23
[[a mia	-11
[[a modo	-9
[[a monte	-18
[[a nessuno	-13
[[a noi	-11
[[a notte	-19
[[a novembre	-14
[[a occhi	-20
[[a occhio	-9
[[a ogni	-26
[[a parte	-13
[[a peso	-13
[[a piedi	-11
[[a portata	-9
[[a pranzo	-15
[[a quanto	-8
[[a quarantacinque	-12
[[a quattro	-14
[[a quel	-17
[[a secco	-9
[[a seguito	-15
[[a settembre	-17
[[a settimana	-11
[[a terra	-22
[[a testa	-13
[[a tre	-13
[[a trenta	-9
[[a tutti	-13
[[a un	-26
[[a una	-9
[[a valle	-11
[[a vedere	-8
[[a ventisei	-8
[[a voce	-13
[[a volte	-16
[[abiti da	-21
[[abiti usati	-24
[[acacia e	-13
[[accanto al	-9
[[accessi e	-11
[[accompagna la	-11
[[agg .	-14
[[aggiorna il	-9
[[aggiunge il	-17
[[ahimè ,	-10
[[ai bambini	-28
[[ai bordi	-17
[[ai genitori	-17
[[ai lati	-16
[[ai passeggeri	13
[[aiuto |	-13
[[alimentare ,	-18
[[all'arrivo si	-19
[[all'ombra .	-11
[[alla base	-14
[[alla capitaneria	-13
[[alla centrale	-14
[[alla consegna	-15
[[alla famiglia	-18
[[alla fine	-32
[[alla mamma	-11
[[alla porta	-22
[[alla prima	-14
[[alla scuola	-20
[[alla settimana	-23
[[alla stazione	-14
[[alla volta	-15
[[alloggiati entro	-11
[[alto con	-15
[[altrimenti non	-12
[[alza il	-23
[[alza la	-15
[[andata .	-19
[[animale ,	-14
[[anno .	-13
[[aperto .	-13
[[appunto ,	-17
[[arriva alla	-12
[[arriva dopo	-9
[[arriva e	-15
[[arriva il	-22
[[arriva la	-17
[[arriva per	-19
[[arriva si	-12
[[arriva un	-21
[[arriva una	12
[[arrivo :	-17
[[arrivo alle	-13
[[ascensore ,	-21
[[asciuga e	-20
[[assegna la	-10
[[assemblea dei	-17
[[attacca la	-11
[[attaccata al	-18
[[auto e	-13
[[autorizzazione scritta	-10
[[avanti .	-13
[[aveva la	-14
[[avuto due	-12
[[avuto il	-9
[[avvia il	-17
[[azienda agricola	-21
[[bacheca e	-9
[[bagna il	-14
[[bagna la	-9
[[bagno .	-11
[[banca del	-12
[[banchina .	-17
[[banchina 0	-14
[[banco ,	-12
[[banco 0	-17
[[banda musicale	-14
[[barca si	-17
[[bassa e	-9
[[bella ?	-9
[[betta ,	-21
[[biblioteca ,	-9
[[bimbi .	-18
[[bisogna che	-23
[[bisogno che	-15
[[bisogno di	-19
[[blu ,	-15
[[bolla ,	-10
[[box di	-13
[[bozza per	-14
[[bravo .	-13
[[bravo ma	-12
[[bulloni a	-10
[[buonasera sono	-20
[[buondì ,	-10
[[buono acquisto	-12
[[butta il	-10
[[buttare giù	-20
[[c'era un	-10
[[cala il	-12
[[caldaia ,	-16
[[caldaia con	-19
[[caldo ,	-12
[[calma e	-8
[[cambiano ogni	-14
[[camera ,	-11
[[canale 0	-13
[[cantiere via	-11
[[capezzoli con	-12
[[carico ,	-13
[[carico e	-15
[[cartella del	-9
[[cartella di	-13
[[casaro |	-15
[[cassetto con	-8
[[cassonetti gialli	-19
[[cauzione 0	-12
[[cavalli :	-12
[[cavalli in	-17
[[cella a	-12
[[ceramica ,	-14
[[cerca il	-9
[[che a	-13
[[che arriva	-25
[[che c'è	-9
[[che ce	-9
[[che ci	-21
[[che da	-15
[[che dica	-18
[[che diventi	-11
[[che fa	-10
[[che facciamo	-25
[[che fuma	-12
[[che galleggia	-16
[[che gli	-12
[[che ha	-16
[[che ho	-12
[[che i	-17
[[che il	-39
[[che in	-22
[[che io	-10
[[che la	-26
[[che le	-18
[[che maniera	-22
[[che metà	-13
[[che mi	-18
[[che modo	-21
[[che nessuno	-8
[[che non	-19
[[che parte	-19
[[che passa	-14
[[che per	-10
[[che però	-19
[[che poi	-12
[[che qualcuno	-15
[[che sarebbe	-18
[[che scade	-10
[[che se	-11
[[che serve	-12
[[che si	-44
[[che sta	-8
[[che stia	-11
[[che torna	-17
[[che tu	-9
[[che un	-24
[[che va	-15
[[che è	-12
[[chi arriva	-16
[[chi consegna	-16
[[chi fa	-19
[[chi finisce	-16
[[chi ha	-31
[[chi l'ha	-24
[[chi lo	-23
[[chi mi	-25
[[chi monta	-28
[[chi non	-17
[[chi prende	-27
[[chi ritira	13
[[chi scrive	-18
[[chi si	-16
[[chi sta	-15
[[chi trova	-18
[[chi viene	-9
[[chi è	-29
[[chiamano i	-9
[[chiavi ,	-20
[[chiedere a	-12
[[chiodo a	-12
[[chiusi .	-16
[[chiusura contabile	-13
[[cifre del	-11
[[cisterna ,	-16
[[ciò che	-22
[[cloro e	-8
[[collaboratori .	-14
[[collega ,	-12
[[colore e	-10
[[colpa è	-18
[[coltelli a	-18
[[come da	-23
[[come facciamo	11
[[come lo	-28
[[come promesso	-22
[[come se	-18
[[come si	40
[[comincio io	-12
[[compilare il	-15
[[comunale –	-11
[[comunque .	-9
[[condition report	-11
[[confronta la	-9
[[consegna il	-19
[[consegna la	-11
[[consegna si	-24
[[consegne tra	16
[[consorzio irriguo	-10
[[conta i	-12
[[conta le	-19
[[contatori dell'acqua	-16
[[conto dell'associazione	-15
[[contro il	-8
[[controlli che	-16
[[coop .	-14
[[copre con	-13
[[corrente si	-13
[[corsini ,	-8
[[corte ,	-9
[[cortese attenzione	-15
[[cosa che	-18
[[cosa da	-21
[[cosa del	-22
[[cosa deve	-26
[[cosa fare	18
[[cosa si	-19
[[cosa è	-18
[[cunei alle	-10
[[cuore e	-15
[[d'emergenza .	-11
[[da 0	-20
[[da :	-24
[[da appendere	-13
[[da bar	-11
[[da casa	-14
[[da destra	-8
[[da dieci	-12
[[da dietro	-13
[[da dove	-17
[[da due	-14
[[da fare	-11
[[da lunedì	-11
[[da maggio	-21
[[da mangiare	-23
[[da noi	-42
[[da oggi	-23
[[da parte	-20
[[da più	-15
[[da qualche	-20
[[da quando	-19
[[da qui	-8
[[da rifare	-13
[[da scarpe	-15
[[da settembre	-13
[[da sistemare	-12
[[da sola	-10
[[da sole	-20
[[da soli	-20
[[da solo	-11
[[da tenere	-22
[[da terra	-11
[[da tre	-16
[[da trent'anni	-16
[[da tutta	-10
[[da ultimo	-12
[[da un	-33
[[da una	12
[[da undici	-12
[[da vent'anni	-21
[[davvero non	-10
[[delega :	-12
[[dell'anno scorso	-12
[[denaro e	-10
[[destra e	-11
[[devono essere	-17
[[diciamo a	-14
[[diciamo una	-20
[[differenza oltre	-11
[[disinfettante e	-13
[[disposizione per	-16
[[don luca	-14
[[dopo ,	-18
[[dopo 0	-14
[[dopo aver	-13
[[dopo dieci	-19
[[dopo dodici	-9
[[dopo due	-14
[[dopo e	-11
[[dopo il	-37
[[dopo l'invio	-11
[[dopo l'ultimo	-12
[[dopo la	12
[[dopo le	-22
[[dopo mezz'ora	-19
[[dopo non	-14
[[dopo ogni	-25
[[dopo si	-20
[[dopo un	-11
[[dopo una	-14
[[doppio e	-14
[[dott .	-14
[[dr .	-12
[[duemila euro	-15
[[durante la	-11
[[ed .	-11
[[elenco e	-19
[[emergenza ,	-9
[[entrare in	-18
[[entrata e	-9
[[escono dalla	-10
[[esterni ,	-10
[[estintori a	-17
[[farina forte	-11
[[farmaci .	14
[[farne una	-12
[[fascicolo e	-17
[[fase |	-18
[[fattura ,	-22
[[fede ,	-9
[[fianco ,	-9
[[fili rotti	-10
[[filo e	-15
[[finestre chiuse	-11
[[finiscono nel	-13
[[finita l'ultima	-14
[[fiocchi o	-10
[[firmare il	-11
[[firmata da	-9
[[firme .	-11
[[fisso .	-11
[[foglie o	-12
[[foglio che	-17
[[foglio con	-10
[[foglio da	-22
[[foglio di	-21
[[foglio dice	-14
[[foglio haccp	-11
[[foglio se	-17
[[foglio è	-12
[[forma ,	-14
[[forma si	-24
[[foto ,	-13
[[foto .	-10
[[foto col	-16
[[foto del	-12
[[foto di	-19
[[foto e	-19
[[foto si	-12
[[fotografa con	-17
[[fotografa il	-13
[[freddo e	-14
[[freno a	-15
[[fretta .	-9
[[fwd :	-17
[[g .	-14
[[gennaio e	-11
[[gentilissimi ,	-12
[[geom .	-10
[[gestione dei	18
[[getti nella	-13
[[ghiaccio .	-12
[[gialla ,	-12
[[giallo non	-13
[[ginocchia .	-9
[[giro a	-13
[[giro della	-23
[[giro la	-17
[[giro quello	-10
[[giro si	-10
[[giugno e	-9
[[gli accessi	-12
[[gli aghi	-13
[[gli allenatori	-15
[[gli altri	-25
[[gli assegni	-13
[[gli fa	-17
[[gli oggetti	11
[[gli originali	-12
[[gli orologi	15
[[gli ospiti	-14
[[gli si	-12
[[gli spartiti	-17
[[gli stivali	-11
[[gli uffici	-16
[[glielo si	-8
[[guardano i	-11
[[guardare il	-10
[[guardi il	-12
[[guardia e	-17
[[i 0	-26
[[i bambini	-20
[[i biglietti	-13
[[i buoni	-11
[[i cani	-14
[[i capezzoli	-12
[[i caratteri	-22
[[i clienti	-23
[[i collaboratori	-14
[[i delegati	-10
[[i disegni	-19
[[i documenti	-18
[[i due	-25
[[i faldoni	-9
[[i familiari	-17
[[i filtri	-14
[[i fogli	13
[[i giorni	-18
[[i giovani	-14
[[i gruppi	-16
[[i guanti	-24
[[i letti	-24
[[i libri	-28
[[i melari	-11
[[i miei	-13
[[i minori	-12
[[i nostri	-15
[[i parenti	-14
[[i passaggi	-15
[[i passeggeri	-15
[[i passi	-19
[[i pezzi	-18
[[i piatti	-13
[[i portici	-13
[[i posti	-18
[[i primi	-12
[[i prodotti	-8
[[i proprietari	-17
[[i punti	-21
[[i quaranta	-9
[[i ragazzi	-32
[[i rami	-16
[[i reparti	-9
[[i resti	-13
[[i rifiuti	-17
[[i rossi	-14
[[i sacchetti	-19
[[i sacchi	-17
[[i sigilli	-13
[[i succhioni	-9
[[i telaini	-13
[[i telefoni	-9
[[i tre	-10
[[i tubi	-11
[[i turisti	-23
[[i vestiti	-15
[[i vigili	-17
[[i volontari	-21
[[il 0	-25
[[il bagno	-21
[[il bambino	-30
[[il banco	-13
[[il bar	-11
[[il barattolo	-11
[[il bibliotecario	-13
[[il bollettino	-12
[[il bollino	-11
[[il bordo	-23
[[il braccio	-11
[[il caffè	-15
[[il cambio	16
[[il camion	-18
[[il canale	-22
[[il cane	-20
[[il cannello	-8
[[il capitolo	-20
[[il capo	-31
[[il capogruppo	-10
[[il capoturno	-20
[[il carrello	-16
[[il carroponte	-11
[[il cartellino	-16
[[il cartello	-10
[[il cavo	-19
[[il centro	-19
[[il certificato	-21
[[il cilindro	-18
[[il cliente	-38
[[il cloro	-18
[[il codice	-17
[[il collaboratore	-11
[[il collaudo	14
[[il collega	-10
[[il colore	-17
[[il comandante	-16
[[il committente	-16
[[il computer	-21
[[il condition	-13
[[il consenso	-13
[[il conservatore	-12
[[il consiglio	-9
[[il consorzio	-21
[[il consulente	-12
[[il contatore	-12
[[il contrario	-17
[[il contratto	-17
[[il controllo	9
[[il coordinatore	-17
[[il coperchio	-11
[[il corridoio	-15
[[il corriere	-15
[[il corso	-26
[[il cuore	-12
[[il custode	-13
[[il danno	-19
[[il delirio	-9
[[il difetto	-10
[[il direttore	-19
[[il disco	-11
[[il documento	-26
[[il dump	-17
[[il familiare	-10
[[il fango	10
[[il ferro	-19
[[il fieno	-18
[[il filare	-14
[[il filo	-22
[[il filtro	-16
[[il fondo	-25
[[il fonico	-16
[[il fornitore	-9
[[il forno	-16
[[il freno	-11
[[il furgone	-21
[[il gas	-19
[[il gatto	-17
[[il gelato	-16
[[il genitore	-21
[[il getto	-19
[[il gioco	-10
[[il giorno	-23
[[il giovedì	-30
[[il gruppo	-21
[[il la	-18
[[il laboratorio	-21
[[il latte	-27
[[il lavaggio	11
[[il lavoro	-23
[[il legno	-13
[[il libro	-11
[[il link	-8
[[il livello	-21
[[il loro	-13
[[il lotto	-14
[[il lucchetto	-10
[[il lunedì	-31
[[il maestro	-16
[[il manutentore	-14
[[il maresciallo	-14
[[il martedì	-21
[[il materiale	-11
[[il mattino	-13
[[il medico	-32
[[il mercoledì	-26
[[il messaggio	-12
[[il microchip	-14
[[il microfono	-21
[[il mio	-16
[[il modulo	-16
[[il morsetto	-11
[[il mosto	-10
[[il motivo	-17
[[il motore	-18
[[il nastro	-14
[[il nome	-30
[[il nostro	-13
[[il notaio	-12
[[il numero	-38
[[il nuovo	-19
[[il palmare	-13
[[il pane	-10
[[il panno	-14
[[il parcheggio	-13
[[il parere	-11
[[il parroco	-17
[[il paziente	-18
[[il pc	-14
[[il perimetro	-21
[[il permesso	-18
[[il personale	-22
[[il pesce	-20
[[il peso	-9
[[il pettine	-15
[[il pezzo	-15
[[il ph	-12
[[il piano	-11
[[il piatto	-9
[[il piazzale	-15
[[il piccolo	-13
[[il pilota	-16
[[il ponte	-21
[[il portello	-16
[[il portiere	-16
[[il posto	-14
[[il prelievo	11
[[il presidente	-20
[[il prezzo	-20
[[il primo	-38
[[il proprietario	-14
[[il prossimo	-21
[[il pubblico	-17
[[il punto	-32
[[il ragazzo	-26
[[il rapporto	-12
[[il raso	-15
[[il recupero	14
[[il registro	-17
[[il reparto	-22
[[il responsabile	-24
[[il restauratore	-13
[[il resto	-19
[[il rientro	-19
[[il rifrattometro	-9
[[il riscaldamento	-15
[[il ristorante	-21
[[il risultato	-16
[[il rosso	-17
[[il sacchetto	-17
[[il sacrestano	-19
[[il sale	-17
[[il secondo	-21
[[il segno	-10
[[il segretario	-19
[[il sigillo	-15
[[il signor	-20
[[il succo	-23
[[il suo	-22
[[il tagliando	-16
[[il taglio	9
[[il tampone	-17
[[il tappo	-23
[[il tecnico	-29
[[il telefono	-25
[[il tempo	-10
[[il terzo	-17
[[il tesserino	-21
[[il test	10
[[il testo	-29
[[il titolare	-9
[[il titolo	-11
[[il tubo	-20
[[il tulle	-9
[[il turno	-30
[[il vaso	-23
[[il vassoio	-12
[[il vecchio	-9
[[il vello	-14
[[il velo	-14
[[il venerdì	-24
[[il vento	-19
[[il verbale	-15
[[il verricello	-19
[[il vescovo	-16
[[il veterinario	-12
[[il vino	-27
[[il volo	-15
[[il volontario	-15
[[il volume	-10
[[il vostro	-15
[[imbrago sempre	-11
[[immerge nel	-13
[[impagino io	-8
[[impianto di	-15
[[in 0	-9
[[in acqua	-20
[[in agenzia	-22
[[in alto	-11
[[in ammollo	-15
[[in arrivo	-21
[[in ascensore	-27
[[in bagno	-20
[[in bella	-8
[[in biblioteca	-17
[[in busta	-15
[[in cabina	-21
[[in camera	-11
[[in carico	-26
[[in carta	-21
[[in casa	-21
[[in caso	10
[[in cassa	-18
[[in cassaforte	-10
[[in cassetta	-13
[[in cella	-24
[[in che	21
[[in cinque	-11
[[in classe	-22
[[in contanti	-11
[[in copia	-13
[[in corso	-8
[[in cui	-23
[[in deposito	-14
[[in diagonale	-13
[[in diretta	-22
[[in due	-21
[[in folle	-15
[[in fondo	-12
[[in forma	-14
[[in frigo	-15
[[in funzione	-18
[[in italiano	-15
[[in laboratorio	-16
[[in lavaggio	-15
[[in macchina	-14
[[in mano	-31
[[in media	-14
[[in meno	-12
[[in mezzo	-8
[[in modalità	-21
[[in negozio	-16
[[in ogni	-19
[[in onda	-18
[[in ordine	-18
[[in orizzontale	-9
[[in ospedale	-15
[[in particolare	-14
[[in pensione	-18
[[in piedi	-25
[[in portineria	-17
[[in presenza	-12
[[in prestito	-26
[[in quattro	-15
[[in quella	-8
[[in questo	-11
[[in rosso	-15
[[in sacchetti	-11
[[in sacco	-16
[[in sala	-25
[[in scatole	-13
[[in segreteria	-9
[[in sei	-10
[[in sezione	-11
[[in staging	-14
[[in studio	-13
[[in su	-18
[[in tasca	-10
[[in testa	-23
[[in tre	-19
[[in tutta	-14
[[in tutti	-14
[[in un	-38
[[in una	-20
[[in uscita	-21
[[in vasca	-26
[[in vista	-17
[[infila il	-12
[[ing .	-19
[[inizio e	-13
[[insomma ,	-20
[[interni .	-12
[[intorno al	-15
[[invece il	-13
[[inviato da	-12
[[irriguo roggia	-9
[[isolamento ,	-14
[[kg ,	-12
[[l'acido citrico	-16
[[l'allenatore ferma	-10
[[l'animale ,	-14
[[l'assistente porta	-9
[[l'autoclave non	-10
[[l'elenco delle	-22
[[l'impasto si	-11
[[l'ordine di	12
[[l'ultima volta	-20
[[l'uso del	12
[[la bandiera	-23
[[la barca	-24
[[la batteria	-14
[[la benna	-16
[[la bici	-15
[[la bocca	-15
[[la bolla	-18
[[la bozza	-18
[[la cagliata	-21
[[la caldaia	-17
[[la camera	-17
[[la capitaneria	-14
[[la carne	-14
[[la carta	-26
[[la cartella	-15
[[la cassa	-21
[[la cassetta	-22
[[la centrale	-27
[[la chiave	-25
[[la chiusura	15
[[la classe	-20
[[la cliente	-16
[[la collega	-23
[[la colpa	-17
[[la consegna	20
[[la cooperativa	-15
[[la coordinatrice	-15
[[la copertura	-19
[[la crosta	-24
[[la cucina	-20
[[la cuoca	-16
[[la custodia	-20
[[la data	-36
[[la dico	-15
[[la direzione	-13
[[la dirigente	-17
[[la discesa	12
[[la ditta	-20
[[la dottoressa	-10
[[la fa	-21
[[la facciamo	-22
[[la fai	-14
[[la famiglia	-22
[[la farmacia	-11
[[la fattura	-20
[[la federazione	-10
[[la fila	-11
[[la firma	-23
[[la forchetta	-11
[[la forma	11
[[la foto	-22
[[la fretta	-19
[[la gente	-13
[[la gestione	-26
[[la giacenza	-16
[[la giornata	-10
[[la grande	-17
[[la guarnizione	-13
[[la guida	-19
[[la lama	-13
[[la lampada	-26
[[la lancetta	-11
[[la lascia	-11
[[la lastra	-15
[[la lente	-24
[[la lettera	-13
[[la leva	-13
[[la linea	-35
[[la lista	-24
[[la luce	-17
[[la macchina	-35
[[la macchinetta	-14
[[la maestra	-24
[[la mail	-14
[[la mamma	-14
[[la mano	-28
[[la matricola	-12
[[la mattina	-39
[[la merce	-21
[[la messa	10
[[la mia	-21
[[la miscela	-14
[[la molla	-13
[[la multa	-8
[[la nostra	-48
[[la nota	-16
[[la notte	-23
[[la nuova	-17
[[la pagina	-22
[[la palla	-10
[[la parete	-15
[[la parrucca	-15
[[la parte	-15
[[la passa	-12
[[la pelle	-22
[[la persona	-25
[[la piastra	-18
[[la piattaforma	-15
[[la pinza	-9
[[la pinzetta	-20
[[la pioggia	-15
[[la piscina	-18
[[la pistola	-10
[[la playlist	-16
[[la polizia	-13
[[la polizza	-13
[[la polvere	-17
[[la pompa	-20
[[la porta	-15
[[la portineria	-12
[[la posizione	-13
[[la pratica	-23
[[la praticante	-14
[[la presente	-16
[[la preside	-14
[[la procedura	-20
[[la provincia	-21
[[la radio	-21
[[la ragazza	-27
[[la registrazione	-18
[[la rete	-24
[[la revisione	10
[[la ricarica	15
[[la ricevuta	-21
[[la richiesta	-28
[[la riempitrice	-20
[[la ringrazio	-20
[[la riparazione	11
[[la sala	-22
[[la salvietta	-9
[[la saracinesca	-19
[[la scadenza	-11
[[la scatola	-10
[[la scheda	-37
[[la scoria	-15
[[la scrivente	-21
[[la scriviamo	-23
[[la seduta	-13
[[la segnalazione	-19
[[la segretaria	-10
[[la segreteria	-31
[[la sera	-44
[[la settimana	-27
[[la sezione	-26
[[la sfilata	-26
[[la si	-25
[[la sigla	-18
[[la signora	-36
[[la solforosa	-22
[[la sonda	-8
[[la sostituzione	18
[[la spatola	-21
[[la spazzola	-20
[[la spia	-8
[[la squadra	-24
[[la stagista	-18
[[la stesura	-27
[[la strada	-18
[[la tabella	-16
[[la tacca	-9
[[la targhetta	-12
[[la tavola	-14
[[la teleferica	14
[[la telefonata	-14
[[la temperatura	-20
[[la terra	-23
[[la terza	-27
[[la tessera	-22
[[la testa	-30
[[la tiene	-15
[[la togliamo	-28
[[la traccia	-11
[[la valigetta	-11
[[la valvola	-15
[[la vasca	-26
[[la vecchia	-19
[[la ventola	-11
[[la visita	-18
[[la vite	12
[[la voglio	-12
[[la zolla	-14
[[la zona	-14
[[lana bagnata	-16
[[lancia il	-9
[[lasciarle qualcosa	-12
[[lasciato il	-9
[[lascio a	-16
[[latte di	-18
[[lavaggio e	-17
[[lavano a	-12
[[lavora da	-10
[[lavoro al	-17
[[lavoro e	-24
[[lavoro in	-17
[[le 0	-13
[[le altre	-14
[[le api	-11
[[le batterie	-17
[[le borse	-21
[[le candele	-18
[[le cassette	-21
[[le ceneri	11
[[le chiavi	-25
[[le confezioni	-13
[[le consegne	-27
[[le correzioni	-17
[[le date	-17
[[le dita	-8
[[le due	-30
[[le firme	-20
[[le foto	-33
[[le gambe	-14
[[le ha	-15
[[le immagini	-15
[[le impronte	17
[[le lenti	-23
[[le luci	-13
[[le manda	-9
[[le mani	-25
[[le minorenni	-18
[[le nove	-11
[[le opere	-21
[[le parole	-20
[[le peonie	-17
[[le porte	-14
[[le prove	-13
[[le registrazioni	-16
[[le regole	-23
[[le richieste	14
[[le ruote	-16
[[le scadenze	-20
[[le scale	-25
[[le scarpe	-12
[[le scatole	-13
[[le schede	-12
[[le si	-25
[[le stesse	-13
[[le tavole	-15
[[le teste	-17
[[le visite	-17
[[le vongole	-19
[[lega con	-18
[[leggera e	-10
[[leggere la	-12
[[lente di	-17
[[lenti a	22
[[letti e	-13
[[lettura dei	16
[[liberatoria firmata	-13
[[lievito madre	17
[[livello a	-19
[[lo accompagna	-17
[[lo cambia	-15
[[lo chiama	-9
[[lo comunica	-13
[[lo dice	-18
[[lo dico	-17
[[lo fa	-14
[[lo faccio	-14
[[lo fai	-15
[[lo firma	-16
[[lo lasci	-8
[[lo leggono	-15
[[lo mette	-13
[[lo riporta	-13
[[lo sa	-12
[[lo sai	-19
[[lo scorso	-16
[[lo scrive	-17
[[lo scriviamo	-12
[[lo si	-26
[[lo so	-23
[[lo sporco	-18
[[lo spray	-9
[[lo stato	-14
[[lo stesso	-21
[[lo straccio	-11
[[lo strumento	-27
[[lo studio	-12
[[lo tira	-11
[[lucchetto e	-13
[[m ,	-15
[[macchina ,	-14
[[macchina del	15
[[macchina e	-17
[[macchina ferma	-17
[[macchinetta del	-9
[[madre lo	-18
[[maestro di	-9
[[magazzino e	-8
[[maggio ,	-9
[[male .	-11
[[mandare la	-20
[[mandato un	-13
[[mando il	-17
[[maniera di	-25
[[max 0	-18
[[medici ,	-16
[[mercato e	-15
[[mercoledì .	-9
[[messaggio con	-11
[[messo in	-18
[[metodo .	-15
[[metro ,	-8
[[mettere le	-10
[[mettere per	-13
[[metterla e	-11
[[mettiamo per	-23
[[michela ,	-15
[[minorenni solo	-11
[[misura giusta	-15
[[misura la	-18
[[mm ,	-15
[[mondo .	-11
[[monitor .	-11
[[monta una	21
[[motivo .	-10
[[natale .	-11
[[neanche per	-14
[[neanche se	-16
[[negli ultimi	-22
[[negozio ,	-11
[[negozio di	-14
[[nelle buste	-12
[[normale .	-19
[[notare che	-12
[[occhi chiusi	-19
[[occhio ,	-8
[[ogg .	-12
[[ogni 0	-22
[[ogni anno	-20
[[ogni capezzolo	-12
[[ogni cassetta	-16
[[ogni cassetto	-9
[[ogni dieci	-14
[[ogni due	-19
[[ogni giorno	-15
[[ogni mattina	-26
[[ogni mezz'ora	-14
[[ogni quattro	-13
[[ogni quindici	-18
[[ogni sabato	-10
[[ogni sei	-16
[[ogni sera	12
[[ogni settimana	-17
[[ogni tre	-10
[[ogni trimestre	-13
[[ogni venerdì	-18
[[ogni volta	-19
[[ognuno fa	-11
[[olio ,	-11
[[opere su	-17
[[ordina il	-8
[[ospiti ,	-16
[[otto anni	-17
[[p.c .	-11
[[pace e	-9
[[padova e	-14
[[paga il	-12
[[pagina ,	-15
[[pagina che	-11
[[pagine e	-12
[[papà di	-21
[[parcheggio .	-10
[[parlo piano	-17
[[parole e	-12
[[partenza ,	-10
[[partire si	-9
[[partita iva	-17
[[passare il	-12
[[passeggeri ,	-16
[[pavimento .	-21
[[per "	-9
[[per bene	-18
[[per cento	-25
[[per chi	-24
[[per conto	-15
[[per cortesia	-11
[[per cui	-13
[[per favore	-14
[[per fortuna	-12
[[per gli	-28
[[per i	14
[[per il	-47
[[per iscritto	-32
[[per la	-41
[[per le	-42
[[per legge	-15
[[per lo	-18
[[per mail	-16
[[per ogni	-14
[[per prima	-19
[[per primi	-11
[[per quando	-24
[[per quaranta	-19
[[per questo	-22
[[per terra	-19
[[per tutte	-29
[[per tutti	-14
[[per ultimi	-10
[[per un	-18
[[per un'ora	-10
[[per una	-17
[[per uno	-13
[[perso due	-14
[[persona di	-13
[[personale .	-12
[[personale di	-10
[[personale e	-8
[[pettine piatto	-9
[[pezzo e	-10
[[piante in	-24
[[piccola ,	-9
[[piccolo ,	-17
[[piena di	-18
[[piene ,	-8
[[pieno di	-11
[[pioggia ,	-16
[[piscina .	-18
[[piscina comunale	-19
[[poltrona .	-14
[[pompe e	-8
[[ponte .	-11
[[porta ,	-23
[[porta a	-15
[[porta e	-10
[[porta il	13
[[porta la	-15
[[portata di	-11
[[portineria .	-14
[[prego di	-14
[[preme il	-18
[[premessa :	-9
[[prendi la	-14
[[prendono solo	-12
[[prepara la	-16
[[prepara le	-17
[[presenti :	-17
[[presenza di	-12
[[presidente ,	-15
[[pressione ,	-8
[[pressione e	-9
[[preventivo .	-11
[[prezzo si	-14
[[prima ,	-14
[[prima .	-8
[[prima :	-15
[[prima a	-20
[[prima che	-34
[[prima cosa	-31
[[prima dal	-16
[[prima del	-11
[[prima dell'apertura	-14
[[prima delle	-18
[[prima di	13
[[prima e	-20
[[prima i	-26
[[prima il	-18
[[prima la	-36
[[prima poi	-14
[[prima si	-46
[[prima uscita	-16
[[prima volta	-24
[[primi ,	-14
[[primi tre	-11
[[primo del	-18
[[primo giorno	-15
[[pro loco	-13
[[prodotti a	-16
[[prof .	-17
[[promemoria per	-18
[[pronto soccorso	-15
[[protezione civile	-14
[[prova .	-19
[[prova con	-12
[[prova di	13
[[prova il	-13
[[prova in	-20
[[prova la	-16
[[prova microfoni	-10
[[prova prova	-30
[[prova sul	-14
[[provare il	-17
[[provincia di	-14
[[provo a	-18
[[pulisce la	-13
[[pulita non	-15
[[pulito .	-17
[[punti vendita	-10
[[pur sempre	-18
[[qualche parte	-18
[[quali con	-14
[[quando arriva	15
[[quando c'è	8
[[quando ha	-21
[[quando il	15
[[quando la	-30
[[quando non	-19
[[quando si	-32
[[quando un	20
[[quando è	-25
[[quarantacinque gradi	-13
[[quarantotto ore	-17
[[quasi sempre	-17
[[quasi tutto	-10
[[quattordici anni	-14
[[questionario di	-15
[[quindici giorni	-14
[[r :	-20
[[ragazza nuova	-16
[[ragazzo che	-9
[[ragione ,	-23
[[rampa .	-9
[[redazione ,	-12
[[registra allora	-15
[[report con	-9
[[reset della	18
[[resto si	-12
[[rev .	-14
[[richiesta con	-9
[[ridere ,	-10
[[rientro ,	-15
[[rientro si	-12
[[rifugio a	-18
[[riga rossa	-13
[[righe su	-16
[[rimasto dentro	-11
[[rimborso ,	-9
[[rimette in	-11
[[rimini ,	-11
[[riparte con	-8
[[ripiano di	-18
[[ritirano gli	-16
[[ritiro .	-10
[[riunione di	-19
[[roba in	-17
[[rovesciato .	-19
[[rubinetto mai	-8
[[sacchetto chiuso	-10
[[sala ,	-11
[[sala di	-14
[[sala prove	-10
[[salta il	-9
[[salva la	-17
[[salve ,	-22
[[san rocco	-17
[[sapone ,	-9
[[sarebbe ora	-11
[[sbagliati .	-8
[[sbagliato ,	-16
[[scadenza ,	-15
[[scala b	-13
[[scale .	-18
[[scarica il	-13
[[scatole da	-21
[[scatole di	-9
[[scatole e	-13
[[sceglie la	-13
[[scendere .	-9
[[scheda d'ingresso	13
[[scheda di	-10
[[scheda in	-22
[[scheda si	-16
[[schiuma .	-13
[[sci da	-19
[[scopo :	-14
[[scorrere acqua	-12
[[scrivetelo .	-12
[[scrivi bene	-18
[[scrivi sul	-13
[[scrivi tu	-20
[[scuola di	-14
[[scusa prima	-10
[[se aprono	-12
[[se arriva	-13
[[se c'è	-35
[[se ce	-11
[[se ci	-27
[[se dopo	-14
[[se esce	-9
[[se gli	-21
[[se ha	-25
[[se il	-32
[[se insistono	-20
[[se l'adulto	-11
[[se le	-17
[[se lo	-20
[[se manca	-27
[[se n'è	-14
[[se ne	-23
[[se nessuno	-13
[[se no	-19
[[se non	-27
[[se piove	-9
[[se puzza	-12
[[se qualcuno	-18
[[se respira	-8
[[se sembra	-12
[[se si	-36
[[se sono	-9
[[se suona	-16
[[se un	25
[[se una	-15
[[se uno	-15
[[se è	-38
[[segnalazione .	-12
[[segniamo il	-18
[[segretario di	-14
[[seguire senza	-21
[[sembra un	-9
[[semplice e	-15
[[serra 0	-26
[[sessanta giorni	-13
[[sessanta gradi	-9
[[settimane .	-12
[[settimane prima	-11
[[sfoglia il	-11
[[si accende	10
[[si accendono	-14
[[si accetta	-19
[[si accompagna	-17
[[si aggancia	-10
[[si aggiorna	-10
[[si aggiunge	-20
[[si allenta	-17
[[si alza	-13
[[si annota	-10
[[si annusa	-16
[[si appende	-17
[[si applica	-8
[[si appoggia	-17
[[si approva	-13
[[si apre	-21
[[si aprono	-21
[[si arriva	-26
[[si asciuga	-22
[[si aspetta	-22
[[si assaggia	-17
[[si attacca	-18
[[si avvisa	-15
[[si avvolge	-12
[[si bagna	-17
[[si blocca	-12
[[si butta	-20
[[si buttano	-26
[[si cala	-20
[[si cambia	-15
[[si cambiano	-20
[[si cammina	-13
[[si cancellano	-13
[[si capisce	-14
[[si carica	-9
[[si cerca	-24
[[si chiama	-41
[[si chiamano	-10
[[si chiede	-32
[[si chiedono	-17
[[si chiude	-34
[[si chiudono	-10
[[si cola	-9
[[si comincia	-24
[[si compila	-9
[[si compone	-9
[[si confronta	-10
[[si consegna	-33
[[si consegnano	-24
[[si conta	-14
[[si contano	-17
[[si controllano	-22
[[si conviene	-14
[[si copiano	-10
[[si copre	-15
[[si corregge	-8
[[si danno	10
[[si decide	-24
[[si detta	-11
[[si deve	-16
[[si dice	9
[[si disinfetta	-20
[[si disinfettano	-13
[[si disopercola	-10
[[si dà	-38
[[si entra	-19
[[si espone	-16
[[si fa	-60
[[si fanno	-26
[[si ferma	-35
[[si firma	-16
[[si formattano	-8
[[si fotografa	-20
[[si gira	-32
[[si gratta	-15
[[si guarda	-43
[[si guardano	-24
[[si immerge	-11
[[si impasta	-11
[[si incide	-11
[[si infila	-20
[[si inserisce	-14
[[si intende	-15
[[si inventa	-12
[[si lancia	-10
[[si lascia	-33
[[si lasciano	-20
[[si lavano	17
[[si lega	-22
[[si legge	-17
[[si leggono	-18
[[si leva	-16
[[si lubrificano	-10
[[si manda	-19
[[si mette	-40
[[si mettono	-22
[[si misura	-24
[[si misurano	-14
[[si muove	-19
[[si offre	-9
[[si ordinano	-18
[[si parla	-29
[[si parte	-25
[[si passa	-33
[[si passano	-19
[[si perde	-18
[[si pesa	-23
[[si porta	-24
[[si portano	-20
[[si posano	-16
[[si prega	-22
[[si preleva	-12
[[si preme	-18
[[si prende	-24
[[si prenota	-14
[[si prepara	-24
[[si presenta	-17
[[si prova	-31
[[si pulisce	-22
[[si puliscono	-16
[[si può	-21
[[si raccolgono	-16
[[si raddrizzano	-18
[[si raschia	-20
[[si registra	-12
[[si regolano	-13
[[si restituisce	-15
[[si ricarica	-18
[[si richiama	-18
[[si ricontrolla	-15
[[si riempie	-14
[[si rientra	-20
[[si rifà	-9
[[si rimanda	-16
[[si rimette	-16
[[si rimettono	-12
[[si rinfresca	-18
[[si ringrazia	-18
[[si rinnova	-14
[[si riparte	-13
[[si riporta	-9
[[si risponde	-31
[[si ritirano	-32
[[si riuniscono	-15
[[si sale	-27
[[si salva	-11
[[si salvano	-20
[[si scalda	-21
[[si scambiano	-20
[[si scarica	-19
[[si scaricano	-21
[[si sceglie	-19
[[si scende	-20
[[si sciacqua	-11
[[si sciacquano	-16
[[si scrive	-24
[[si scuote	-14
[[si segna	-16
[[si sente	-32
[[si sfila	-11
[[si smonta	-15
[[si smontano	-14
[[si soffia	-20
[[si solleva	-12
[[si sono	-26
[[si spazza	-20
[[si spazzola	-18
[[si spazzolano	-10
[[si spedisce	-13
[[si spegne	8
[[si spengono	-11
[[si spiega	-16
[[si sposta	-13
[[si spruzza	-9
[[si stacca	-14
[[si staccano	-16
[[si stampa	-31
[[si stende	-20
[[si stendono	-17
[[si strappa	-21
[[si stringe	-8
[[si suona	-13
[[si svuota	13
[[si taglia	11
[[si tagliano	-22
[[si telefona	-19
[[si tengono	-18
[[si tiene	-17
[[si timbra	-13
[[si tira	-26
[[si tocca	-13
[[si toglie	-36
[[si tolgono	-28
[[si torna	-11
[[si trova	-19
[[si usa	-17
[[si usano	-9
[[si va	-19
[[si veda	-20
[[si vede	-16
[[si vendono	-21
[[si verifica	16
[[si versa	-18
[[si versano	-18
[[si è	-23
[[sicurezza .	-9
[[sig .	-9
[[sigarette .	-9
[[sigillo rotto	-12
[[significa che	-13
[[silenzio in	-21
[[sistemare (	-9
[[soccorso alpino	-10
[[soci ,	-18
[[sola ,	-20
[[soldi .	-12
[[soldi non	-9
[[solforosa libera	-19
[[sonno .	-18
[[spazza e	-13
[[specie e	-12
[[spegne il	-13
[[spegne la	-21
[[spero che	-8
[[spese di	-12
[[spray blu	-13
[[stagione 0	-14
[[stampa dal	-9
[[stampa la	-21
[[stende il	-17
[[stesura di	-24
[[sto guidando	-14
[[strada ,	-21
[[studenti .	-9
[[succhioni interni	-8
[[sulla bilancia	-15
[[sulla griglia	-12
[[sulla lavagnetta	-9
[[sulla lista	-10
[[sulla porta	-24
[[sulla scala	-16
[[sulla scheda	-11
[[suor agnese	-11
[[svuota il	-22
[[svuota la	-15
[[taglia con	-12
[[taglia il	-14
[[taglio a	-19
[[tapis roulant	-14
[[tassa di	-9
[[tavolo ,	-10
[[te la	-17
[[te lo	-16
[[teatro comunale	-14
[[tedesco ,	-14
[[telaini vanno	-11
[[telefonare al	-13
[[telefonate al	-18
[[telefoni e	-16
[[tempi .	-13
[[tempo di	-12
[[teo 0	-17
[[terza volta	-18
[[test ,	-20
[[test a	-9
[[testo che	-23
[[testo da	-12
[[testo unico	-23
[[tiepida con	-10
[[toccare il	-16
[[tornano tutti	-17
[[tra cui	-14
[[tra i	-12
[[tra le	-17
[[tra una	-34
[[tra uno	-10
[[tranne il	-10
[[trema la	-9
[[trent'anni e	-11
[[trova la	-10
[[tubo e	-10
[[turno ,	-10
[[turno di	-8
[[turno e	-23
[[turno serale	-17
[[tuta ,	-8
[[tutta la	-26
[[ultimi due	-17
[[un adulto	-10
[[un altro	-18
[[un apprendista	-10
[[un bagnetto	-9
[[un bambino	8
[[un bel	-25
[[un campione	-16
[[un cane	-20
[[un cartello	-15
[[un centro	-17
[[un cliente	-22
[[un collega	-17
[[un colpo	-23
[[un disastro	-9
[[un disco	-14
[[un dito	-10
[[un foglietto	-17
[[un foglio	-25
[[un gioco	-23
[[un giorno	-23
[[un giro	-9
[[un gruppo	-19
[[un impianto	-11
[[un libro	-18
[[un mese	-10
[[un metro	-13
[[un millimetro	-10
[[un minuto	-20
[[un nuovo	-21
[[un ospite	11
[[un palmo	-13
[[un parere	-9
[[un pezzetto	-19
[[un po'	-10
[[un post-it	-16
[[un protocollo	-26
[[un pugno	-13
[[un quarto	-21
[[un ragazzo	-25
[[un sacco	-10
[[un secondo	-19
[[un signore	-15
[[un solo	-26
[[un telefono	-10
[[un terzo	-13
[[un testo	-36
[[un turno	-20
[[un uomo	-12
[[un volontario	-16
[[un'impresa di	-16
[[un'istruzione sul	-24
[[undici .	-9
[[unico per	-20
[[uscita :	-11
[[v .	-15
[[va a	-20
[[va bene	-32
[[va dal	-10
[[va fatto	-20
[[va nel	-21
[[va nella	-13
[[va scritto	-13
[[va sul	-17
[[vaso ,	-20
[[vaso .	-10
[[vecchia ,	-12
[[vedi tu	-15
[[vendita e	-10
[[vent'anni e	-14
[[ventina di	-15
[[ventiquattro ore	-18
[[ventisei gradi	-10
[[vero ,	-14
[[vietato fumare	-13
[[vigili del	-9
[[vinto il	-11
[[visura e	-19
[[vivo ,	-9
[[vorrei che	-23
[[vorrei un	-11
[[vpn attiva	-8
[[vuol dire	-13
[[vuota ,	-15
[[zero .	-11
[[zona ,	-16
[[zona e	-10
[]	-9900
[a	-74
[a5	-8
[abbassa	-15
[abbia	-15
[abbiamo	-9900
[abiti	-30
[acacia	-13
[accanto	-31
[accende	-9900
[accendere	-10
[accendo	-16
[accendono	-12
[accensione	13
[accesa	-19
[acceso	-9900
[accessi	-11
[accesso	12
[accessori	-8
[accetta	-16
[accettazione	10
[accoglie	-13
[accompagna	-24
[accordatura	13
[accordi	-10
[accordo	12
[account	-20
[acetone	-10
[acqua	-9900
[acquisti	13
[acquisto	-13
[ad	-9900
[addetti	-12
[adesso	-9900
[adulti	-19
[adulto	-10
[aereo	-17
[aeroporto	-9
[affitto	-9
[agenzia	-26
[agg	-14
[aggancia	-11
[aggiorna	-13
[aggiornare	-20
[aggiunge	-18
[aggiungere	-18
[aghi	-11
[agli	-9900
[agnese	-18
[agosto	-21
[agricola	-24
[ah	-13
[ahahah	-13
[ahimè	-10
[aiuta	-17
[aiuto	-16
[akela	-11
[al	-9900
[alberghi	-11
[alcalino	-9
[alcol	-12
[alimentare	-38
[all'altra	-10
[all'aperto	-17
[all'aria	-13
[all'arrivo	-23
[all'ingresso	-19
[all'ombra	-20
[all'ora	-14
[all'ufficio	-23
[all'uscita	-26
[alla	-25
[allarmi	-14
[alle	-9900
[allego	-9
[allenatori	-18
[allenta	-11
[allergie	-17
[allevamento	14
[allievi	-20
[allo	-23
[alloggiati	-11
[allora	-9900
[almeno	-9900
[alta	-9900
[alto	-22
[altra	-13
[altri	-9900
[altrimenti	-18
[altro	-9900
[alza	-31
[ambiente	-9
[ambito	-14
[ammollo	-14
[analisi	-22
[anche	-9900
[ancona	-14
[ancora	-9900
[ancoraggio	-10
[andare	-27
[andata	-25
[andato	-16
[andrebbe	-19
[anelli	-14
[angoli	-13
[animale	-14
[animali	-21
[anna	-9
[anni	-9900
[anno	-24
[annota	-9900
[annusa	-12
[antincendio	-9
[antitaglio	-12
[antonella	-13
[anzi	-25
[anziani	-17
[aperta	-9900
[aperte	-18
[aperti	-17
[aperto	-17
[apertura	24
[api	-13
[appartamenti	-23
[appello	-15
[appena	-9900
[appende	-17
[appendere	-16
[appeso	-20
[applica	-16
[applicazione	-13
[appoggia	-15
[appoggiare	-16
[apprendista	-10
[approva	-12
[approvato	-9
[appuntamento	-16
[appunti	-9900
[appunto	-19
[apre	-9900
[apri	-22
[apriamo	-12
[aprile	-11
[aprono	-9900
[archivia	-8
[archivio	-13
[area	-11
[aria	-20
[arriva	-32
[arrivare	-22
[arrivata	-12
[arrivato	-13
[arrivi	9
[arrotola	-18
[articolo	-19
[ascelle	-13
[ascensore	-29
[asciuga	-24
[asciugare	-15
[asciutte	-8
[asciutto	-15
[ascolta	-16
[asiago	-20
[aspetta	-9900
[aspettano	-14
[aspettare	-13
[aspetti	-14
[aspirazione	-18
[assaggia	-10
[assegna	-13
[assegni	-12
[assemblea	-17
[assente	-16
[assicurazione	-13
[assoluti	-8
[assunta	-18
[attacca	-11
[attaccare	-11
[attaccata	-18
[attaccato	-8
[attenzione	-23
[attesa	-14
[atti	-21
[attiva	-8
[atto	-11
[attorno	-13
[attrezzature	-17
[attrezzi	-14
[attrezzo	-14
[aula	-12
[autista	-20
[auto	-22
[autoclave	-8
[automatico	-19
[autorizza	-11
[autorizzazione	-21
[autostrada	-17
[avanti	-12
[avanzata	-10
[avanzato	-14
[aver	-19
[avere	-9900
[avete	-24
[aveva	-23
[avevi	-21
[avevo	-17
[avrei	-14
[avrò	-24
[avuto	-24
[avvia	-19
[avviene	-14
[avvisa	-9900
[avvisare	-12
[avvisi	-13
[avvocati	-15
[avvocato	-13
[avvolge	-8
[azienda	-21
[b	-9900
[bacheca	-15
[baci	-18
[badge	-11
[bagna	-19
[bagnanti	-13
[bagnata	-21
[bagnati	-12
[bagnetto	-9
[bagni	-11
[bagnino	-14
[balla	-15
[bambini	-9900
[bambino	-9900
[banca	-15
[banchi	-9
[banchina	-24
[banco	14
[banda	-14
[bandiera	-16
[bar	-9900
[baracca	-17
[barattolo	-17
[barca	10
[bari	-12
[barre	-11
[base	-14
[basette	-11
[bassa	-21
[basso	-9900
[basta	-26
[batte	-20
[batteria	-23
[batterie	-30
[baule	-12
[bea	-8
[bel	-27
[bella	-20
[ben	-21
[bene	-9900
[benna	-13
[benzina	-16
[beppe	-15
[betta	-21
[beve	-21
[bianca	-23
[biancheria	-18
[bianchi	-12
[bianco	-9900
[biblioteca	-23
[bibliotecario	-12
[bicchiere	-15
[bicchieri	-15
[bici	-14
[biciclette	-18
[bidone	-9900
[biglietti	-18
[biglietto	-14
[bilancia	-24
[bimba	-16
[bimbi	-27
[birra	-17
[bisogna	-25
[bisogno	-23
[blocca	-9
[bloccata	-15
[bloccato	-9
[blocchetto	-13
[blocco	-26
[blu	-21
[bocca	-18
[boh	-18
[bolla	-16
[bollettino	-12
[bollicine	-10
[bollino	-22
[bollo	-13
[bologna	-10
[bombola	-15
[bombole	-21
[booking	-12
[bordi	-17
[bordo	-9900
[borsa	-17
[borse	-24
[bottega	-10
[bottiglie	-17
[bottoni	-16
[box	-24
[bozza	-22
[braccio	-10
[bravo	-19
[brescia	-9
[brevi	-15
[briefing	-10
[bronzo	-18
[brucia	-15
[bruno	-17
[buca	-11
[buco	-16
[bufala	-15
[bufale	13
[buio	-15
[bulloni	-10
[buon	-13
[buona	-25
[buonasera	-24
[buondì	-16
[buongiorno	-9900
[buoni	-14
[buono	-17
[busta	-9900
[buste	-12
[bustina	-11
[butta	-25
[buttano	-20
[buttare	-21
[butti	-9
[butto	-10
[c	-9900
[c'entra	-24
[c'era	-22
[c'è	-9900
[cabina	-9900
[cade	-25
[cadere	-9
[caduta	-17
[cadute	-15
[caffè	-9900
[cagliata	-25
[cala	-14
[calante	-10
[calce	-12
[calcio	-19
[calda	-9
[caldaia	-25
[caldo	-27
[calendario	-14
[calma	-9
[calze	-14
[cambia	-9900
[cambiano	-18
[cambiare	-12
[cambiato	-13
[cambio	30
[camera	-21
[camere	-24
[camino	-11
[camion	-9900
[cammina	-11
[camminare	-9
[campione	-21
[campioni	10
[campo	-28
[canale	-27
[cancellano	-9
[cancello	-17
[candeggina	-10
[candele	-16
[cani	-15
[canile	-20
[canna	-18
[cannello	-12
[cantiere	-18
[cantina	-13
[capelli	-12
[capezzoli	-12
[capezzolo	-12
[capi	-22
[capire	-28
[capisce	-21
[capisco	-13
[capita	-17
[capitaneria	-13
[capitato	-16
[capito	-19
[capitolo	-22
[capo	-9900
[capocantiere	-10
[capogruppo	-8
[capoturno	-17
[cappa	-14
[cappello	-17
[capsula	-16
[cara	-9
[carabinieri	-12
[caratteri	-18
[carbone	-12
[carburante	-15
[cari	-16
[carica	-20
[caricati	-19
[carla	-17
[carlo	-10
[carne	-15
[caro	-13
[carrello	-9900
[carrozzeria	-9
[carrozzine	-13
[carta	-9900
[cartacei	-17
[cartella	-20
[cartelli	-22
[cartellino	-9900
[cartello	-9900
[cartina	-12
[cartolina	-13
[cartoncino	-18
[cartone	-14
[casa	-9900
[casaro	-15
[caschi	-17
[casco	-17
[caseificio	-9
[casi	-17
[casino	-19
[caso	-9900
[cassa	-9900
[cassaforte	-24
[cassetta	-9900
[cassette	-9900
[cassetto	-16
[cassonetti	-19
[categoria	-11
[catena	-10
[catene	-19
[catering	-14
[cause	-14
[cauzione	-16
[cava	-16
[cavalli	-10
[cavallo	13
[cavo	-19
[ce	-9900
[cella	-26
[cena	-15
[ceneri	-20
[center	-12
[centimetri	-22
[cento	-9900
[centoquaranta	-16
[centoventi	-14
[centrale	-9900
[centri	-18
[centro	-9900
[cera	-15
[ceramica	-14
[cerca	-20
[cerimonia	-17
[cerotto	-12
[certificato	-13
[cesta	-12
[ceste	-8
[cestello	-15
[chat	-9
[che	-69
[chi	-16
[chiama	-9900
[chiamano	-12
[chiamare	-9900
[chiamata	11
[chiamato	-12
[chiami	-16
[chiamiamo	-13
[chiara	-9900
[chiaro	-9
[chiave	-9900
[chiavetta	-17
[chiavi	-29
[chieda	-11
[chiede	-9900
[chiedere	-18
[chiedete	-18
[chiedi	-24
[chiediamo	-26
[chiedo	-9900
[chiedono	-17
[chiesto	-9900
[chili	-18
[chiodi	-17
[chiodo	-12
[chioma	-8
[chiude	-9900
[chiudere	-11
[chiunque	-17
[chiusa	-26
[chiuse	-20
[chiusi	-21
[chiuso	-9900
[chiusura	18
[ci	-9900
[ciao	-9900
[ciascuno	-13
[cibo	-18
[ciclo	-18
[cifra	-9
[cifre	-11
[cilindro	-14
[cima	-14
[cinghia	-17
[cinquanta	-23
[cinque	-9900
[cioè	-9900
[circa	-9900
[circo	-21
[circolare	-16
[circolo	-16
[cisterna	-22
[citrico	-16
[civile	-10
[ciò	-23
[classe	-9900
[cliente	-9900
[clienti	-9900
[cloro	-19
[cm	-11
[coda	-22
[codice	-9900
[cognome	-18
[coi	-29
[coincidono	-17
[col	-9900
[colazione	-11
[colla	-13
[collaboratore	-10
[collaboratori	-15
[collegati	-12
[colleghe	-14
[colleghi	-18
[colletta	12
[colletto	-13
[collezione	-10
[colombo	-25
[colonne	-13
[colonnina	-14
[colore	-20
[colori	-13
[colpa	-20
[colpo	16
[coltelli	-23
[coltello	-21
[com'è	-29
[comandante	-17
[come	42
[comincia	-9900
[cominciare	-16
[comincio	-12
[commessa	-10
[committente	-13
[compagnia	-17
[compila	-9900
[compilare	-15
[completa	-19
[compone	-16
[comportamento	11
[compost	-20
[compressore	-11
[computer	-14
[comunale	-19
[comune	-9900
[comuni	-20
[comunica	-15
[comunque	-19
[con	-9900
[concerto	-12
[concime	-21
[concorda	-10
[condition	-11
[condiviso	-11
[conferma	-15
[confermare	-17
[confezione	-15
[confezioni	-9
[conformità	-9
[confronta	-13
[confusione	-19
[coni	-11
[cono	-11
[consegnano	-22
[consegnare	-19
[consegnata	-18
[consegne	23
[consenso	-8
[conservatore	-12
[consiglio	-20
[consorzio	-18
[consulente	-13
[container	-18
[contano	-9900
[contanti	-10
[contare	-15
[contati	-18
[contatore	-9
[contatori	-16
[contatto	-22
[contenitore	-13
[contenitori	-11
[contesta	-11
[conti	-25
[conto	-24
[contrario	-18
[contratto	-21
[contro	-20
[controlla	-9900
[controllano	-20
[controllare	-21
[controlli	9
[controlliamo	12
[controllo	11
[convenzione	-25
[conviene	-12
[coop	-22
[cooperativa	-29
[coordinatore	-15
[coordinatrice	-11
[coperchio	-9
[coperta	-20
[coperte	-15
[coperti	-17
[coperto	-10
[copertura	-21
[copia	-9900
[copie	-10
[coppa	-9
[coppie	-13
[copre	-17
[coprire	-17
[corda	-18
[corde	-13
[cordialità	-10
[coristi	-8
[coro	-15
[corrado	-17
[correggere	12
[corrente	-17
[correre	-8
[correzioni	-16
[corridoio	-14
[corriere	-25
[corrimano	-18
[corsini	-8
[corso	-24
[corte	-9
[cortese	-15
[cortesemente	-13
[cortesia	-19
[corto	-15
[cosa	12
[cose	-9900
[coso	-15
[costa	-19
[costumi	-19
[così	-9900
[crea	-10
[credito	-10
[crema	-15
[cremona	-10
[crepato	-9
[cripta	-9
[croce	-12
[crogiolo	-17
[crosta	-20
[crudo	-22
[cruscotto	-9
[cucina	-29
[cuffia	-12
[cugino	-17
[cui	-9900
[cunei	-18
[cuneo	-11
[cuoca	-12
[cuore	-14
[cupola	-15
[cura	-21
[curo	-14
[custode	-16
[custodia	-18
[d'acciaio	-13
[d'accordo	-27
[d'acqua	-23
[d'emergenza	-26
[d'estate	-19
[d'identità	-19
[d'ingresso	-22
[d'ora	-9900
[da	-29
[dae	-9
[dai	-9900
[dal	-9900
[dall'alto	-14
[dall'altra	-11
[dalla	-9900
[dalle	-9900
[danni	-13
[danno	-24
[dare	-15
[dario	-19
[darlo	-12
[data	-9900
[database	-22
[date	-16
[dati	-26
[dato	-15
[davanti	-9900
[davvero	-16
[ddt	-8
[deborah	-20
[decide	-9900
[deciso	-17
[defibrillatore	-14
[defunto	-18
[degli	-9900
[dei	-9900
[del	-9900
[delega	-13
[dell'acqua	-33
[dell'anno	-18
[dell'apertura	-8
[dell'asilo	-17
[dell'associazione	-17
[dell'impianto	-15
[dell'operatrice	-13
[dell'ultima	-11
[dell'umido	-11
[della	-9900
[delle	-9900
[dello	-9900
[demineralizzata	-12
[denaro	-15
[dentro	-9900
[deposito	-25
[desidera	-14
[desk	-13
[destra	-12
[detenuti	-13
[detersivo	-20
[detta	-14
[detto	-9900
[deve	-9900
[devi	-20
[devo	-19
[devono	-25
[di	-9900
[diagonale	-11
[dialisi	-18
[diametro	-13
[diamo	-24
[dica	-20
[dice	-9900
[dicembre	-18
[dicevo	-16
[dichiarazione	-14
[diciamo	-36
[diciannove	-17
[diciotto	-9
[dico	-9900
[dicono	-16
[dieci	-9900
[diesel	-9
[diete	11
[dietro	-9900
[differenza	-13
[differenze	-15
[digitale	-19
[digiuno	-17
[dimmi	-14
[dipendente	-15
[dipendenti	-16
[dire	-9900
[diretta	-20
[direttivo	-16
[diretto	-18
[direttore	-9900
[direttrice	-13
[direzione	-9900
[dirigente	-21
[disabili	-9
[dischi	-11
[disciplinare	-20
[disco	-20
[discussioni	-11
[disegni	-19
[disinfetta	-14
[disinfettano	-10
[disinfettante	-13
[dispone	-16
[disposizione	-20
[distribuzione	-9
[dita	-9
[dite	-21
[ditemi	-21
[dito	-24
[ditta	-9900
[diventi	-13
[diverso	-21
[divise	-22
[do	-22
[dobbiamo	-23
[doccia	-9
[documenti	-9900
[documento	-9900
[dodici	-9900
[dogane	-13
[dolce	-18
[dolci	-24
[dolore	-11
[domanda	-27
[domande	-12
[domenica	-9900
[domicilio	-25
[don	-20
[donatore	10
[donne	-17
[doppi	-11
[doppia	-21
[doppiaggio	-15
[doppio	-20
[dormirci	-13
[dormono	-12
[dott	-14
[dott.ssa	-23
[dottor	-12
[dottore	-11
[dottoressa	-13
[dov'è	-10
[dove	-9900
[dover	-20
[dovuto	-17
[dr	-12
[dritta	-11
[dritto	-17
[drone	15
[due	-9900
[duecento	-12
[duemila	-15
[dump	-15
[dunque	-9900
[dura	-26
[durante	-25
[durata	-16
[durc	-17
[dà	-9900
[e	-9900
[ecco	-9900
[eccomi	-23
[ed	-18
[egregi	-11
[eh	-9900
[ehm	-9900
[elenco	-19
[elettrica	-11
[elettrico	-26
[elettrodomestici	-17
[elettronico	-14
[emergenza	-13
[entra	-9900
[entrambi	-11
[entrano	-9
[entrare	-25
[entrata	-9
[entrato	-19
[entro	-9900
[enzo	-10
[equipaggio	-26
[era	-9900
[erano	-9
[eravamo	-12
[ero	-18
[errore	-11
[errori	-19
[esatto	-16
[esce	-9900
[esclusi	-10
[escono	-15
[esegue	-14
[esiste	-20
[esperienza	-13
[espone	-18
[essendo	-16
[essere	-9900
[est	-14
[esterna	-11
[esterni	-10
[esterno	-11
[estetico	-15
[estintore	-11
[estintori	10
[estratto	-10
[etichetta	-18
[età	-18
[euro	-9900
[evitare	-16
[ex	-20
[f	-8
[fa	-9900
[faccia	-14
[facciamo	-9900
[facciata	-21
[facciate	-11
[faccio	-9900
[faceva	-20
[fai	-9900
[faldoni	-9
[fallo	-18
[famiglia	-9900
[famiglie	-24
[familiare	-9
[familiari	-23
[fammi	-13
[fanghi	-8
[fango	-18
[fanno	-9900
[fao	-9
[far	14
[fare	-9900
[farina	-22
[farlo	-13
[farmacia	-10
[farmaco	-19
[farne	-13
[fascia	-11
[fascicolo	-17
[fase	-22
[fate	-19
[fatta	-16
[fatti	-18
[fatto	-9900
[fattura	-27
[fatture	15
[favore	-15
[febbraio	-17
[febbre	-15
[fede	-10
[federazione	-11
[felice	-10
[ferie	-23
[feriti	-19
[ferma	-9900
[fermati	-14
[ferme	-12
[fermi	-19
[fermo	-20
[ferratura	15
[ferri	-23
[ferro	-9900
[festa	-14
[fianco	-23
[fieno	-16
[fiera	-15
[figlia	-11
[figlio	-17
[fila	-9900
[filare	-10
[file	-9900
[fili	-11
[film	-20
[filo	-22
[filtri	-17
[filtro	-9900
[fin	-13
[finché	-9900
[fine	-9900
[finestra	-18
[finestre	-16
[finisce	-22
[finiscono	-16
[finita	-14
[finite	-10
[finiti	-10
[finito	-9900
[fino	-9900
[finora	-25
[fiocchi	-10
[fiori	-25
[firenze	-9
[firma	-9900
[firmare	-11
[firmata	-15
[firmato	-17
[firme	-29
[fiscale	-10
[fischia	-19
[fischio	-12
[fissa	-10
[fissaggio	10
[fissare	-31
[fissi	-21
[fisso	-9
[fitosanitario	-10
[fogli	-25
[foglia	-14
[foglie	-19
[foglietto	-18
[foglio	-39
[folle	-13
[fondazione	-18
[fondo	-9900
[fonico	-14
[forate	-10
[forbici	-17
[forma	-31
[formato	-16
[forni	-15
[fornitore	-23
[forno	-17
[forse	-18
[forte	-24
[fortuna	-15
[fossa	-13
[fosse	-24
[foto	-15
[fotocopie	-11
[fotografati	-13
[fotografia	-10
[fotografie	-10
[fra	-9900
[franca	-12
[frase	-17
[frasi	-23
[fratelli	-15
[fratello	-16
[freccia	-10
[fredda	-13
[freddo	-22
[freni	-16
[freno	-19
[fresco	-9
[fretta	-27
[frigo	-9900
[fronte	-30
[frusta	-14
[frutta	-18
[fuma	-20
[fumare	-15
[fumo	-10
[fune	-16
[funghi	-25
[funi	-12
[funivia	-15
[funziona	-12
[funzionario	-10
[funzione	-18
[fuoco	-19
[fuori	-9900
[furgone	-9900
[furto	-12
[fwd	-17
[g	-15
[gabbia	-19
[galleggia	-17
[gambe	-22
[gancio	-19
[gara	-16
[gas	-9900
[gasolio	-15
[gatti	-11
[gatto	-20
[genera	-11
[generale	-19
[genitore	-9900
[genitori	-9900
[gennaio	-13
[gente	-22
[gentile	-23
[gentilissimi	-12
[geom	-10
[gestionale	-25
[gestione	25
[gestisce	-21
[gestisco	-23
[gestore	-22
[getti	-13
[getto	14
[ghiaccio	-23
[giacenza	-15
[giada	-13
[gialla	-10
[gialli	-19
[giallo	-11
[gigi	-18
[gino	-14
[ginocchia	-12
[gioco	-19
[giordano	-9
[giornale	-20
[giornali	-13
[giornata	-19
[giorni	-9900
[giorno	-9900
[giovane	-17
[giovani	-22
[giovedì	-9900
[gira	-9900
[girare	-16
[girate	-17
[giri	-9900
[giro	-44
[giubbotto	-12
[giugno	-26
[giulia	-17
[giusto	-22
[già	-9900
[giù	-9900
[gli	-13
[glielo	-13
[gommapiuma	-15
[gomme	-8
[gradi	-9900
[gradirebbe	-21
[graffio	-15
[grammi	-11
[grande	-9900
[grandi	-17
[grasso	-15
[gratis	-11
[grato	-18
[gratta	-21
[grazie	-9900
[graziella	-17
[grembiule	-16
[greta	-10
[grigio	-13
[griglia	-15
[grossa	-15
[grosso	-20
[gruppi	-25
[gruppo	-9900
[guanti	-9900
[guanto	-22
[guarda	-9900
[guardando	-14
[guardano	-13
[guardare	-22
[guardaroba	-14
[guardi	-20
[guardia	-21
[guardiola	-14
[guardo	-20
[guarnizione	-15
[guarnizioni	-8
[guasto	-16
[guida	-9900
[guidando	-16
[h	-12
[ha	-9900
[haccp	-13
[hai	-25
[hamid	-11
[hanno	-9900
[ho	-9900
[i	-19
[ieri	-9900
[ilaria	-17
[imbuto	-11
[immagini	-20
[immerge	-13
[impagino	-8
[impasta	-8
[impianto	-16
[importa	-10
[impronte	-13
[in	-49
[incassa	-11
[incinta	-17
[incrociate	-10
[indi	-11
[indietro	-17
[ines	-10
[infermiere	-20
[infila	-33
[infine	-19
[informatica	-21
[informazioni	-15
[infortuni	-19
[ing	-14
[ingresso	14
[iniziali	-11
[inizio	-20
[inox	-13
[insegna	-12
[insegno	-19
[inserisce	-10
[insieme	-9900
[insiste	-13
[insistono	-16
[insomma	-25
[intanto	-26
[integro	-10
[intende	-14
[intera	-17
[interi	-11
[interna	-19
[internet	-14
[interni	-11
[interno	-28
[intorno	-23
[inutile	-13
[invece	-25
[inventa	-9
[invernale	-18
[inverno	-13
[inverso	-12
[invia	-11
[inviato	-12
[invio	-9
[io	-9900
[irene	-9
[irriguo	-9
[iscritti	-9
[iscritto	-9900
[isolamento	-14
[istituto	-13
[istruttore	-18
[istruzioni	-23
[italia	-9
[italiano	-15
[iva	-13
[ivan	-11
[ivano	-17
[jessica	-14
[kevin	-19
[kg	-12
[l'abbiamo	-21
[l'accoglienza	16
[l'acido	-20
[l'acqua	-9900
[l'addetta	-16
[l'addetto	-15
[l'adulto	-10
[l'agente	-10
[l'agenzia	-17
[l'aiuto	-14
[l'alcol	-17
[l'allarme	-13
[l'allenatore	-11
[l'allievo	-13
[l'altezza	-16
[l'altra	-9900
[l'altro	-21
[l'analisi	-10
[l'animale	-12
[l'anno	-9900
[l'antidolorifico	-10
[l'appello	-15
[l'appuntamento	-11
[l'archivista	-15
[l'area	-16
[l'argano	-14
[l'aria	-14
[l'arrivo	-11
[l'asl	-13
[l'aspiratore	-10
[l'assicurazione	-25
[l'assistente	-18
[l'associazione	-20
[l'asta	-20
[l'autista	-18
[l'auto	-14
[l'autoclave	-9
[l'autorizzazione	-24
[l'avviso	-11
[l'avvocato	-12
[l'elenco	-29
[l'erba	-17
[l'etichetta	-23
[l'ha	-9900
[l'hai	-9
[l'hanno	-8
[l'ho	-19
[l'iban	-20
[l'impasto	-11
[l'impiegata	-12
[l'impronta	-16
[l'infermiera	-10
[l'infermiere	-12
[l'insegnante	-12
[l'interprete	-9
[l'ispettore	-23
[l'ispezione	12
[l'istruttore	-12
[l'italiano	-12
[l'odore	-9
[l'olio	-15
[l'operatore	-23
[l'ora	-17
[l'orario	-20
[l'ordine	9
[l'orlo	-13
[l'ospite	-21
[l'ufficio	-16
[l'ultima	-36
[l'ultimo	-15
[l'umidità	-15
[l'umido	-17
[l'unghia	-10
[l'urna	-12
[l'uscita	13
[l'uso	12
[l'utente	-12
[la	17
[lab	-11
[laboratorio	-9900
[lago	-19
[lama	-17
[lame	-10
[lamenta	-13
[lampada	-9900
[lampade	12
[lampo	-15
[lana	-19
[lancia	-15
[larghe	-14
[lasci	-22
[lascia	-9900
[lasciamo	-14
[lasciano	-14
[lasciare	-18
[lasciarle	-12
[lasciata	-17
[lasciate	-10
[lasciato	-12
[lascio	-15
[laterale	-13
[lati	-18
[lato	-14
[latte	-30
[laura	-22
[lava	-9900
[lavaggio	12
[lavagna	-10
[lavagnetta	-11
[lavanderia	-15
[lavano	-20
[lavare	-20
[lavato	-15
[lavatrice	-16
[lavatrici	-11
[lavello	-14
[lavora	-23
[lavorativi	-13
[lavorazione	-22
[lavori	9
[le	-19
[lega	-19
[legale	-15
[legge	-9900
[leggera	-13
[leggere	-24
[leggero	-8
[leggono	-19
[legna	-13
[legno	-18
[lei	-9900
[lembi	-15
[lente	-17
[lenti	18
[lenzuola	11
[lenzuolo	12
[leo	-18
[lettera	-14
[letti	-21
[letto	-9900
[lettore	-13
[lettura	13
[leva	-14
[li	-9900
[libera	-10
[liberatoria	-13
[libero	-20
[libro	-16
[licenza	-11
[liceo	-16
[lievito	17
[limatura	-13
[limite	-11
[linea	-9900
[linee	10
[lingue	-17
[link	-11
[liquido	-14
[list	-13
[lista	-9900
[litri	-18
[litro	-17
[livella	-14
[livelli	-17
[livello	-28
[lo	-19
[locale	-9900
[locatelli	-11
[loco	-12
[lontani	-15
[lontano	-14
[loredana	-16
[loro	-9900
[lotti	14
[lotto	-9900
[luca	-30
[lucchetti	-11
[lucchetto	-12
[luce	-9900
[luci	-9900
[ludoteca	-11
[ludovico	-9
[luglio	-14
[lui	-9900
[lunedì	-9900
[lunga	-15
[lungo	-26
[lì	-9900
[m	-24
[ma	-9900
[macchia	-14
[macchine	-17
[macchinetta	-14
[macelleria	-10
[madre	-24
[maestra	-18
[maestro	-19
[magari	-17
[magazzino	-30
[maggio	-26
[mai	-9900
[maiale	-11
[mail	-9900
[malattia	-9
[male	-31
[malga	-18
[mamma	-22
[mamme	-13
[mammelle	-10
[manager	-14
[manca	-9900
[mancano	-14
[mancante	-14
[mancato	-11
[manco	-16
[mancuso	-17
[manda	-9900
[mandare	-20
[mandato	-16
[mandi	-16
[mando	-33
[mangia	-17
[mangiare	-25
[mangiato	-12
[mani	-9900
[maniera	-35
[maniglia	-8
[maniglie	-11
[maniscalco	-10
[mano	-9900
[manovre	-16
[mantecatore	-16
[manuale	-20
[manutentore	-14
[manutenzione	14
[mappa	-17
[marca	-15
[marche	-19
[marchetti	-11
[marcia	-17
[mare	-25
[maresciallo	-14
[marisa	-9
[marito	-13
[martedì	-9900
[marzo	-19
[maschera	-19
[massetto	-15
[massimo	-9900
[mastice	-12
[matera	-18
[materasso	-12
[materiale	-16
[matricola	-11
[matrimonio	-12
[mattina	-9900
[mattino	-9900
[mattoni	-15
[max	-22
[me	-9900
[media	-11
[medici	-17
[medicine	-14
[medico	-9900
[meglio	-15
[melari	-14
[memoria	-14
[meno	-9900
[mensa	-21
[mentre	-21
[menù	-14
[merce	12
[mercoledì	-21
[mescolare	-10
[mese	-9900
[mesi	-9900
[messa	-11
[messaggio	-16
[messo	-23
[mestiere	-18
[metallo	-14
[meteo	-16
[metodo	-15
[metri	-9900
[metro	-13
[metta	-24
[mette	-9900
[mettere	-29
[metterla	-11
[metterlo	-14
[mettete	-15
[metti	-27
[metto	-12
[mettono	-9900
[metà	-9900
[mezz'ora	-9900
[mezza	-26
[mezzi	-11
[mezzo	-9900
[mi	-9900
[mia	-9900
[mica	-14
[michela	-15
[microchip	-14
[microfoni	-18
[microfono	-21
[miei	-13
[miele	-16
[millimetri	-21
[min	-9900
[minima	-19
[minorenni	-23
[minori	-12
[minuti	-9900
[minuto	-18
[mio	-9900
[mirella	-13
[miscela	-17
[misure	-13
[mixer	-18
[mm	-16
[modalità	-19
[modo	-9900
[modulo	-9900
[moglie	-16
[molla	-18
[molti	-20
[molto	-14
[momento	-11
[mondo	-11
[mongolfiera	-10
[monitor	-17
[monta	18
[montaggio	23
[montagna	-11
[montano	-8
[montare	-13
[monte	-19
[monza	-13
[morsetto	-11
[morta	-14
[mosto	-9
[mostrare	-13
[motivo	-14
[motore	-13
[movimento	-14
[muffa	-15
[multa	-9
[multe	-16
[munge	12
[mungitura	-33
[muove	-14
[muro	-28
[museo	-32
[musicale	-12
[muso	-17
[musulmane	-14
[mutua	-13
[n	-9900
[n'è	-11
[nardi	-11
[nas	-15
[nasce	-13
[nascita	-21
[naso	-9
[nastro	-9900
[nave	-12
[ne	-9900
[neanche	-20
[necessario	-15
[negativo	-9
[negli	-26
[negozio	-16
[nei	-9900
[nel	-9900
[nell'ultima	-23
[nella	-9900
[nelle	-26
[nello	-9900
[nemmeno	-9900
[neon	-12
[neppure	-14
[nere	-14
[neri	-14
[nero	-9900
[nessun	-9900
[nessuna	-9900
[nessuno	-9900
[neve	-24
[nico	-18
[nido	-18
[niente	-9900
[nipote	-18
[nipoti	-13
[nitrile	-12
[no	-9900
[nodi	-8
[noi	-9900
[noleggio	9
[nome	-9900
[nomi	-21
[non	-9900
[nonno	-13
[nord	-10
[normale	-20
[nostra	-9900
[nostri	-16
[nostro	-9900
[nota	-9900
[notaio	-11
[notare	-16
[note	-19
[notte	-9900
[notturna	-20
[novanta	-25
[novantotto	-18
[nove	-22
[novecento	-17
[novembre	-18
[nuca	-18
[numeri	-15
[numero	-9900
[nuova	-9900
[nuove	-16
[nuovi	-32
[nuovo	-9900
[né	-16
[o	-9900
[obbligatorio	-15
[obliquo	-16
[occhi	-25
[occhiali	-19
[occhio	-12
[occorre	-16
[occupa	-12
[odore	-17
[officina	-18
[offre	-10
[offset	-18
[ogg	-24
[oggetti	-16
[oggetto	-9900
[oggi	-9900
[ogni	-24
[ognuno	-37
[oh	-22
[ok	-9900
[olio	-13
[oltre	-9900
[omar	-23
[onda	-19
[online	-19
[operativa	-17
[operativo	-9
[operatore	-13
[operatori	-18
[operatrici	-18
[oppure	-17
[ora	-9900
[ordina	-9
[ordinano	-14
[ordinare	-27
[ordine	-9900
[ore	-9900
[orecchie	-14
[originale	-22
[origine	-15
[ormeggiatori	-15
[orologi	-21
[orologio	-10
[orti	-17
[ospedale	-17
[ospite	-26
[oss	-11
[ossigeno	-12
[ottanta	-21
[ottantacinque	-14
[ottavio	-11
[otto	-29
[ottobre	-27
[ovviamente	-16
[p.c	-11
[pace	-9
[padova	-16
[padre	-9900
[paese	-13
[paga	-18
[pagano	-11
[pagare	-14
[pagina	-21
[pagine	-20
[pala	-12
[palco	-10
[palestra	-12
[paletta	-13
[palmare	-11
[palmo	-15
[pancia	-11
[pane	-15
[panno	-16
[pantaloni	-18
[papà	-27
[parapetto	-14
[paratoie	12
[parcheggio	-14
[pare	-21
[parenti	-10
[parere	-13
[parete	-27
[parla	-9900
[parlano	-9
[parlare	-16
[parliamo	-12
[parlo	-27
[parole	-26
[parrocchia	-19
[parroco	-19
[parrucca	-16
[parte	-9900
[partendo	-18
[partenza	-21
[parti	-19
[particolare	-14
[partire	-13
[partita	-22
[pascoli	-9
[pasqua	-9
[passa	-9900
[passaggi	-24
[passaggio	-13
[passano	-12
[passaporto	-11
[passare	-25
[passata	-22
[passato	-17
[passeggeri	-20
[passi	-21
[passo	-9900
[password	-24
[pasta	-12
[pasticceria	-10
[pasto	-12
[patente	-26
[patentino	-10
[patrizia	-20
[pattini	-9
[paura	-24
[pavan	-19
[pavimento	-21
[paziente	-28
[pazienza	-18
[pc	-14
[pec	-11
[pecore	-25
[pedale	-10
[pelle	-18
[pellicola	-13
[pelo	-17
[pendolo	-8
[penna	-22
[pennarello	-8
[pennello	-16
[pensa	-13
[pensionati	-15
[pensione	-23
[peonie	-14
[per	-44
[perché	-9900
[perciò	-15
[perde	-23
[perdita	-12
[perfetto	-13
[perimetro	-17
[permesso	-21
[perse	-17
[perso	-18
[persona	-32
[personale	-24
[persone	-9900
[pertanto	-22
[però	-9900
[pesa	-9900
[pesanti	-19
[pesce	-21
[pesci	-25
[pesi	-17
[peso	-9900
[pettine	-12
[pezzetto	-17
[pezzi	-9900
[pezzo	-16
[ph	-9900
[piacere	-12
[piacerebbe	-14
[piana	-17
[piange	-15
[piangere	-14
[piani	-14
[piano	-9900
[pianoforte	-24
[pianoforti	-18
[pianta	-23
[piastra	-15
[piattaforma	-20
[piatto	-20
[piazza	-10
[piazzale	-11
[piazze	-16
[piccola	-15
[piccole	-10
[piccoli	-20
[piccolo	-27
[piede	-14
[piedi	-9900
[piedini	-10
[piena	-21
[piene	-8
[pieni	-8
[pieno	-27
[piero	-17
[pile	-9
[pilota	-21
[pinzetta	-13
[pioggia	-22
[piove	-9
[piscina	-24
[pistoia	-12
[pistola	-11
[più	-9900
[plastica	-17
[plastificato	-9
[playlist	-14
[plesso	-19
[po'	-17
[poche	-9
[pochi	-14
[poco	-24
[poi	-9900
[polistirolo	-14
[polizia	-16
[polizza	-21
[polso	-11
[poltrona	-14
[poltrone	-11
[polvere	-12
[pomeriggio	-15
[pompa	-18
[pompe	-11
[ponte	-20
[ponteggio	-20
[pontile	-21
[porta	-9
[portale	-17
[portano	-19
[portata	-17
[portatile	-10
[portato	-8
[porte	-24
[portello	-12
[portiamo	-22
[portici	-12
[portiere	-12
[portineria	-19
[porto	-20
[posa	9
[posate	-13
[posizione	-17
[possa	-19
[possibile	-16
[posso	-18
[possono	-18
[post-it	-16
[postazione	-13
[posti	-22
[posto	-9900
[potabile	-16
[potrebbe	-12
[poveretto	-15
[pozzetto	-11
[pozzi	-9
[pozzo	-12
[pranzo	-13
[pratica	-25
[praticamente	-17
[praticante	-13
[praticanti	-12
[prato	-9
[precedente	-8
[precisamente	-22
[prefettura	-12
[prega	-19
[prego	-23
[preleva	-9
[preme	-18
[premessa	-21
[premuto	-12
[prende	-9900
[prendere	-15
[prendi	-18
[prendiamo	-31
[prendo	-14
[prendono	-19
[prenota	-12
[prenotati	-15
[preparare	-18
[preposto	-10
[presa	14
[presenta	-14
[presente	-15
[presenti	-26
[presenza	-10
[presi	-10
[preside	-13
[presidente	-13
[preso	-9900
[pressione	-24
[presso	-20
[prestiti	11
[prestito	17
[presto	-17
[pretende	-18
[preventivo	-10
[prezzo	-21
[prima	-11
[prime	-25
[primer	-11
[primi	-18
[primo	-12
[privacy	-16
[pro	-13
[problema	-12
[procedura	-9900
[prodotti	-19
[prodotto	-20
[produzione	-23
[prof	-26
[profilo	12
[programma	-13
[promemoria	-18
[promesso	-22
[propone	-13
[proprie	-8
[proprietari	-17
[proprietaria	-18
[proprietario	-11
[proprietà	-9
[proprio	-26
[prossima	-18
[prossimo	-34
[protegge	-11
[protezione	-14
[protocollo	-25
[provare	-30
[provata	-14
[provato	-8
[prove	-14
[provincia	-18
[provo	-19
[pubblico	-23
[pugno	-15
[pulisce	-23
[puliscono	-10
[pulita	-17
[puliti	-13
[pulito	-32
[pulizia	21
[pulizie	-15
[pullman	-14
[punta	-17
[punti	-24
[punto	-9900
[pur	-18
[pure	-9900
[purtroppo	-12
[puzza	-17
[può	-9900
[quaderni	-12
[quaderno	-9900
[quadri	-12
[qualche	-20
[qualcosa	-9900
[qualcuno	-9900
[quale	-16
[quali	-14
[qualità	-17
[qualora	-15
[qualsiasi	-13
[qualunque	-10
[quando	28
[quanti	-14
[quantità	-15
[quanto	-9900
[quaranta	-9900
[quarantacinque	-19
[quarantadue	-27
[quarantotto	-18
[quarta	-11
[quartiere	-18
[quarto	-9900
[quasi	-21
[quattordici	-18
[quattro	-9900
[quel	-9900
[quella	-9900
[quelle	-9900
[quelli	-9900
[quello	-9900
[quest'anno	-17
[quest'inverno	-14
[questa	-9900
[questi	-11
[questionario	-17
[questione	-23
[questo	-9900
[qui	-9900
[quindi	-9900
[quindici	-15
[quintali	-12
[r	-21
[rabbocco	-13
[raccoglie	-22
[raccolgono	-11
[raccolta	9
[raccomandata	-13
[racconta	-10
[racconto	-28
[rack	-11
[raddoppiato	-8
[raddrizzano	-12
[radente	-9
[radio	-9900
[raffreddamento	-17
[raga	-22
[ragazza	-27
[ragazzi	-9900
[ragazzo	-28
[raggi	-16
[ragione	-20
[rai	-9
[rami	-18
[rampa	-14
[randagio	-17
[rapaci	12
[rapportino	-11
[rapporto	-14
[raschia	-14
[raso	-14
[razione	-11
[recensione	-28
[reception	-10
[recita	-20
[reclami	13
[reclamo	-11
[redazione	-26
[redige	-11
[referente	-14
[referto	-12
[refusi	-15
[regia	-14
[regione	-11
[regista	-12
[registra	-23
[registrano	-9
[registrato	-15
[registrazione	17
[registrazioni	-13
[registro	-9900
[regola	-29
[regolamento	11
[regole	-24
[release	-15
[reparti	-8
[reparto	-35
[report	-12
[reset	18
[resi	-9
[reso	8
[respinto	-10
[responsabile	-9900
[resta	-9900
[restano	-9900
[restare	-15
[restauratore	-10
[resti	-23
[restiamo	-12
[restino	-17
[restituire	-23
[restituisce	-11
[resto	-16
[rete	-30
[retino	-11
[retro	-19
[rev	-14
[revisione	-15
[riassumo	-13
[riavvio	-10
[ricarica	12
[ricetta	-17
[riceve	-9900
[riceviamo	16
[ricevimento	20
[ricevuta	-23
[ricevuto	-18
[ricezione	12
[richiama	-20
[richieste	-21
[richiesto	-9
[ricontrolla	-11
[ricorda	-13
[ricordi	-24
[ride	-18
[ridere	-19
[riduzione	-19
[riempie	-22
[riempimento	-16
[riempitrice	-17
[rientra	-20
[rientrata	-15
[rientro	-19
[riesce	-17
[riferimento	-13
[riferisce	-21
[rifiuti	-17
[rifrattometro	-13
[rifugio	-29
[riga	-22
[righe	-22
[riguarda	-22
[riguardano	-18
[rilascio	16
[rilegge	-16
[rilevatori	-9
[rimanda	-15
[rimasta	-18
[rimasti	-15
[rimasto	-25
[rimette	-16
[rimettere	-15
[rimettono	-10
[rimini	-11
[rinfresca	-15
[ringrazia	-16
[ringrazio	-16
[rinnova	-17
[rinnovo	-20
[rinviato	-16
[ripara	-14
[riparazione	-13
[ripariamo	-14
[ripete	-9900
[ripetere	-9
[ripiano	-19
[riporta	-18
[riportato	-9
[riposa	-12
[riposare	-24
[riposo	-19
[riprese	-16
[ripreso	-15
[ripristino	20
[riscaldamento	-16
[risciacquo	-16
[riserva	-12
[riso	-14
[rispetto	-13
[risponde	-9900
[risposto	-10
[ristorante	-19
[risultati	-11
[risultato	-15
[ritardo	-16
[ritirano	-20
[ritirato	-17
[ritiro	10
[ritorno	-24
[ritrovamento	11
[ritrovo	-16
[riunione	-31
[riuniscono	-10
[rivedere	-12
[roba	-31
[rocco	-17
[rodari	-15
[roggia	-8
[roma	-13
[rompe	9
[rosanna	-15
[rossa	-9900
[rosse	-11
[rossi	-16
[rosso	-9900
[rotazione	9
[rotta	-12
[rotte	-13
[rotti	-17
[rotto	-18
[rottura	-18
[roulant	-12
[rovescia	-9
[rovesciato	-19
[rovescio	-17
[rovinata	-17
[rubinetteria	-18
[rubinetti	-10
[rubinetto	-24
[rulli	-23
[rullo	-17
[ruota	-17
[ruote	-22
[sa	-29
[sabato	-9900
[sabbia	-23
[sacchetti	-20
[sacchetto	-21
[sacchi	-17
[sacco	-9900
[sacrestano	-18
[sagoma	-11
[sai	-15
[sala	-24
[sale	-9900
[saletta	-12
[salga	-14
[salina	-18
[salire	-24
[salite	-22
[salta	-10
[saluta	-14
[salva	-18
[salvano	-14
[salvavita	-26
[salve	-29
[salvo	-17
[samu	-14
[san	-25
[sandro	-9
[sangue	-16
[sanificante	-10
[sanitario	-11
[santa	-17
[sapere	-32
[sapone	-15
[sappiamo	-20
[sara	-16
[saracinesca	-18
[sarebbe	-29
[sarei	-25
[sarà	-11
[sbaglia	-9
[sbagliati	-14
[sbagliato	-11
[sbaglio	-14
[scade	-18
[scadenza	-23
[scadenze	-13
[scaduta	-10
[scaduti	-10
[scaduto	-14
[scaffale	-9900
[scala	-24
[scalda	-18
[scale	-23
[scaletta	-16
[scambiano	-14
[scarica	-18
[scaricano	-13
[scarico	-22
[scarpa	-16
[scarpe	-27
[scarta	-11
[scarti	-18
[scatola	-9900
[scatole	-23
[sceglie	-11
[scena	-16
[scende	-9900
[scendere	-13
[scheda	-11
[schede	-10
[scheggiato	-11
[schermata	-15
[schermo	-15
[scherzo	-13
[schiena	-16
[schiuma	-18
[sci	-19
[sciacqua	-21
[sciacquano	-11
[sciacqui	-10
[scivolo	-9
[scolare	-17
[scopo	-17
[scoria	-11
[scorrere	-12
[scorsa	-11
[scorso	-9900
[scorta	-11
[screenshot	-10
[scritta	-9900
[scritti	-9
[scritto	-9900
[scriva	-12
[scrive	-9900
[scrivente	-19
[scrivere	-9900
[scriverlo	-20
[scrivete	-16
[scrivetelo	-12
[scrivi	-33
[scriviamo	-27
[scrivilo	-19
[scrivo	-9900
[scuola	-20
[scuolabus	9
[scuole	-23
[scuri	-15
[scusa	-22
[scusate	-9900
[scusi	-13
[se	9
[secchi	-19
[secchio	-18
[secco	-18
[seconda	-9900
[secondi	-9900
[secondo	-9900
[sede	-9900
[sedere	-12
[sedia	-11
[sedici	-16
[seduta	-15
[seduto	-14
[segna	-9900
[segnala	-10
[segnalazione	-25
[segnare	-16
[segnata	-11
[segniamo	-18
[segno	-12
[segretario	-17
[segreteria	-9900
[segue	-17
[seguire	-26
[seguito	-29
[seguono	-12
[sei	-9900
[seicento	-11
[sella	-17
[sembra	-18
[seme	-15
[semestre	-14
[semplice	-20
[sempre	-9900
[sennò	-9900
[senso	-15
[sente	-27
[senti	-27
[sentiamo	-14
[sentire	-18
[senza	-9900
[separati	-11
[sera	-9900
[serale	-11
[serata	-15
[serbatoio	-13
[sergio	-19
[serra	-23
[serratura	-22
[serve	-9900
[server	-18
[servire	-14
[servirebbe	-17
[servizi	-13
[servizio	-15
[sessanta	-24
[sesto	-24
[seta	-15
[sette	-9900
[settembre	-9900
[settimana	-9900
[settimane	-18
[settore	-18
[sezione	-26
[sfilata	-21
[sfoglia	-20
[sganciare	-14
[sgocciolare	-16
[si	-15
[sia	-9900
[siamo	-9900
[siano	-9
[sicurezza	14
[siete	-17
[sig	-9
[sig.ra	-14
[sigarette	-9
[sigilli	-13
[sigillo	-25
[sigla	-21
[significa	-13
[signor	-20
[signora	-9900
[signore	-14
[signori	-16
[silenzio	-28
[silicone	-16
[simo	-11
[sindaco	-12
[sintesi	-17
[siringa	-12
[sistema	-8
[sistemare	-10
[sito	-12
[situazione	-13
[slitta	-13
[smaltimento	12
[smette	-16
[smielatore	-9
[smielatura	21
[smonta	-11
[smontano	-10
[so	-9900
[soccorso	9
[soci	-17
[social	-13
[sociale	-13
[sociali	-14
[socio	-15
[soda	-14
[soffia	-13
[soffiare	-14
[sola	-18
[soldi	-12
[sole	-21
[solforosa	-19
[soli	-13
[solito	-20
[solleva	-11
[sollevamento	-17
[solo	-9900
[soltanto	-9900
[sonno	-18
[sono	-9900
[sopra	-9900
[sopralluogo	-16
[soprattutto	-22
[soprintendenza	-12
[sorella	-13
[sospensione	-11
[sospeso	-9
[sosta	-11
[sostanza	-9
[sostituisce	-20
[sostituzione	14
[sotto	-9900
[sparite	-8
[sparsi	-20
[spartiti	-16
[spatola	-9
[spazi	-21
[spazio	-11
[spazza	-16
[spazzola	-16
[speciali	-14
[specie	-24
[spedisce	-12
[spegne	-29
[spegnere	-16
[spegni	-13
[spengono	-8
[spenta	-17
[spenti	-11
[spento	-15
[spero	-10
[spese	-11
[spett.le	-18
[spettacolo	-21
[spia	-10
[spiaggia	-25
[spiega	-16
[spiegare	-29
[spiegato	-19
[spieghi	-17
[spilli	-20
[spina	-19
[spine	-9
[spogliatoi	-11
[spogliatoio	-15
[sponda	-12
[sporca	-26
[sporco	-25
[sportello	-20
[sposa	-20
[sposta	-15
[spray	-17
[spruzzare	-10
[spunta	-8
[spurgo	19
[squadra	-9900
[sta	-9900
[stabilimento	-21
[stacca	-22
[staccano	-12
[staccare	-8
[staccato	-13
[stacco	-10
[staging	-13
[stagionali	-12
[stagione	-29
[stagista	-17
[stampante	-14
[stampata	-23
[stand	14
[stanno	-21
[stanza	-9900
[star	-15
[stare	-21
[stasera	-17
[stata	-24
[stati	-12
[stato	-19
[stazione	-22
[stazioni	-19
[stecca	-16
[stende	-23
[stendere	-31
[stendono	-9
[sterilizzazione	20
[stessa	-9900
[stesse	-17
[stesso	-9900
[stesura	-26
[stia	-24
[stivali	-10
[sto	-21
[stop	-11
[storia	-18
[storica	-17
[stracci	-12
[straccio	-20
[strada	-24
[strappa	-16
[strati	-9
[stretto	-11
[strumenti	-16
[strumento	-20
[studenti	-28
[studi	-19
[studio	-9900
[stufa	-10
[stupefacenti	-10
[su	-9900
[sua	-19
[subito	-9900
[succede	-17
[successivo	-21
[successo	-17
[succhioni	-8
[succo	-18
[sud	-15
[sugli	-16
[sui	-9900
[sul	-9900
[sull'argine	-14
[sulla	-15
[sulle	-38
[sullo	-13
[suo	-9900
[suocero	-11
[suola	-13
[suolo	-9
[suona	-9900
[suonano	-12
[suor	-11
[superficie	-17
[supermercato	-20
[supplenti	-16
[surgelati	-12
[svegli	-17
[sveglia	-11
[svengono	-14
[svuota	-27
[svuotare	-18
[sé	-14
[sì	-9900
[t	-20
[tabella	-21
[tablet	-17
[tacca	-21
[tacco	-9
[tagli	-19
[taglia	-26
[tagliando	-17
[tagliano	-15
[talco	-20
[tale	-8
[tampone	-16
[tanica	-15
[tante	-17
[tanto	-21
[tapis	-14
[tappeto	-17
[tappi	-18
[tappo	-22
[tardi	-14
[targhetta	-20
[tasca	-11
[tasche	-11
[tassa	-10
[tasto	-12
[tatuaggi	-9
[tavola	-19
[tavole	-14
[tavoli	-9
[tavolo	-24
[taxi	-16
[tazza	-11
[te	-20
[teatro	-17
[tecnici	-13
[tecnico	-9900
[tedeschi	-19
[tedesco	-14
[tel	-14
[tela	-18
[telaini	-13
[telaio	-8
[telecamera	-9
[teleferica	-14
[telefona	-9900
[telefonano	-14
[telefonare	-14
[telefonata	-9900
[telefonate	-18
[telefonato	-8
[telefoni	-22
[telefonino	-11
[telefono	-9900
[telo	-9900
[temperatura	-9900
[tempi	-13
[tempo	-19
[tende	-22
[tenere	-23
[tengo	-12
[tengono	-11
[tenuta	13
[teo	-19
[termine	-12
[termometro	-12
[terra	-9900
[terza	-21
[terzi	-8
[terzo	-9900
[tessera	-20
[tesserino	-20
[test	9
[testa	-9900
[teste	-15
[tester	-10
[testi	-18
[testo	-14
[tetto	-13
[ti	-9900
[ticket	-15
[tiene	-9900
[tieni	-17
[tiepida	-16
[timbra	-9
[timbro	-9
[tipo	-23
[tipografia	-17
[tira	-9900
[tirocinanti	-18
[titolare	-10
[titoli	-14
[titolo	-19
[tocca	-9900
[toccare	-21
[toccato	-15
[tocchi	-17
[togli	-19
[togliamo	-27
[toglie	-9900
[togliere	-23
[toglierla	-9
[tolgono	-9900
[tolleranza	-10
[tolta	-10
[tolte	-16
[tommaso	-14
[tondo	-14
[tono	-10
[torce	-11
[torino	-12
[torna	-9900
[tornano	-31
[tornato	-11
[torta	-17
[totò	-20
[tournée	-18
[tra	-10
[traccia	-10
[traduzione	-18
[traduzioni	11
[tramandate	-14
[tramonto	-27
[tranne	-22
[trasferta	-11
[trasformare	-13
[trasfusionale	-10
[trasporto	15
[tre	-9900
[trecento	-17
[tredici	-12
[trema	-9
[treni	-11
[trent'anni	-11
[trenta	-9900
[trentacinque	-12
[trentasette	-15
[trentina	-11
[tribunale	-17
[trimestre	-13
[troppo	-12
[trova	-20
[trovato	-27
[troviamo	-18
[trovo	-15
[trucco	-9
[tu	-9900
[tua	-14
[tubi	-17
[tubo	-18
[tunnel	-15
[turisti	-27
[turni	-25
[turno	-35
[tuta	-8
[tutor	-12
[tutta	-28
[tutte	-9900
[tutti	-9900
[tutto	-9900
[uffici	-17
[ufficio	-9900
[ugo	-8
[ultime	-12
[ultimi	-23
[ultimo	-9900
[ultrasuoni	-8
[umidi	-9
[umidità	-18
[umido	-21
[un	-40
[un'agenzia	-19
[un'altra	-10
[un'assistente	-21
[un'impresa	-18
[un'istruzione	-29
[un'ora	-9900
[un'unica	-18
[una	-9900
[undici	-19
[undicimila	-17
[unghie	-16
[unico	-20
[uno	-9900
[uomini	-17
[uova	-16
[update	-9
[urgente	-18
[urgenze	-16
[usa	-9900
[usare	10
[usate	-8
[usati	-24
[usato	-11
[uscire	-20
[uscita	-21
[uscite	-16
[uscito	-20
[utenti	-23
[v	-15
[va	-11
[vabbè	-24
[vado	-20
[vai	-10
[val	-13
[vale	-35
[valida	-11
[valigetta	-9
[valle	-14
[valori	-10
[valvola	-10
[vanno	-9900
[vapore	-18
[varie	-15
[vasca	-9900
[vasche	-22
[vaschetta	-14
[vaschette	-9
[vasi	-17
[vaso	-24
[vassoi	-13
[vassoio	-10
[ve	-16
[vecchia	-19
[vecchio	-9900
[veda	-12
[vede	-17
[vedere	-9900
[vedi	-16
[vediamo	-15
[veicoli	-18
[vello	-14
[velo	-19
[vendita	-14
[vendono	-18
[venduto	-14
[venerdì	-9900
[venga	-17
[vengo	-15
[vent'anni	-18
[venti	-9900
[ventidue	-26
[ventilatore	-9
[ventina	-15
[ventiquattr'ore	-26
[ventiquattro	-18
[ventisei	-14
[vento	-9900
[ventola	-11
[ventotto	-12
[venuto	-21
[verbale	-9900
[verde	-9900
[verdi	-15
[verdura	-21
[vergognata	-12
[verifica	-9900
[verniciatura	17
[vero	-14
[verricello	-16
[verrà	-13
[versa	-18
[versamento	11
[versano	-10
[versione	-19
[verso	-9900
[vescovo	-12
[veste	-9
[vestiti	-14
[veterinaria	-14
[veterinario	-12
[vetri	-20
[vetro	-26
[vi	-9900
[via	-9900
[viaggi	16
[viaggia	-13
[viaggiano	-17
[vicina	-8
[vicino	-9900
[viene	-9900
[vietato	-15
[vigili	-16
[vino	-25
[vinto	-11
[violini	-19
[vira	-11
[visiera	-14
[visitatori	-18
[visite	16
[vista	-24
[visto	-9900
[visura	-19
[vite	-23
[viterbo	-12
[vivaio	-11
[vocale	-18
[voce	-9900
[voci	-23
[voglia	-18
[vogliamo	-26
[voglio	-23
[vogliono	-25
[voi	-9900
[voleva	-9
[volevo	-23
[volontari	-9900
[volontario	-9900
[volta	-9900
[volte	-9900
[volume	-17
[volumi	-10
[voluto	-12
[vongole	-11
[vorrebbe	-18
[vorrei	-27
[vorremmo	-21
[vostra	-17
[vostro	-14
[vuol	-24
[vuole	-9900
[vuota	11
[vuoti	-10
[vuoto	-12
[walter	-15
[whatsapp	-19
[x	-15
[zaino	-20
[zampa	-18
[zero	-12
[zio	-26
[zoccolo	-16
[zolla	-14
[zona	-17
[zoppas	-23
[|	-9900
[«	-9900
[°	-9900
[»	-9900
[è	-9900
[–	-9900
[•	-9900
[→	-9900
[☐	-9900
[️	-24
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
],	-9900
]-	-9900
]-'ho	-27
]--it	-19
]-.le	-9
]-/mq	-18
]-0	-9
]-aca	-22
]-ace	-16
]-ack	-22
]-aco	-27
]-acy	-12
]-ade	-23
]-adi	-16
]-ado	-18
]-afo	-21
]-aga	-21
]-age	15
]-agg	-19
]-ago	-31
]-ah	-17
]-ail	9
]-aio	-53
]-ale	-10
]-alo	-24
]-ama	-25
]-ame	-18
]-ami	13
]-amo	-46
]-amp	-14
]-amu	-18
]-ana	-16
]-and	12
]-ang	-20
]-ani	-16
]-ano	-33
]-ant	-11
]-api	-29
]-app	-25
]-apà	-17
]-are	-10
]-ari	-12
]-aro	-32
]-art	-20
]-arà	-16
]-asi	-33
]-asl	-25
]-aso	20
]-ast	14
]-ate	-20
]-ati	19
]-ato	-23
]-ava	-36
]-ave	-13
]-axi	-16
]-azi	-22
]-ban	-19
]-bbe	-33
]-bbè	-20
]-bea	-10
]-bel	-20
]-ben	-23
]-bia	-9
]-blu	-26
]-boh	-19
]-bot	-17
]-box	-30
]-bra	-30
]-bre	-33
]-bri	-22
]-bro	-19
]-bus	-19
]-cce	-26
]-cci	-23
]-cco	-45
]-ccp	-13
]-cel	-13
]-ceo	-17
]-chi	-42
]-ché	-23
]-cia	-48
]-cie	-22
]-ciò	-12
]-clo	-20
]-cm	-25
]-coi	-31
]-col	-16
]-cro	-19
]-cun	-11
]-ddo	-19
]-ddt	-15
]-der	-19
]-dge	-15
]-dia	-39
]-die	-20
]-dio	-19
]-dit	-19
]-do	-16
]-don	-19
]-dr	-12
]-dre	-9
]-dri	-11
]-dro	-33
]-dua	-10
]-due	-35
]-eca	-30
]-ece	-22
]-eci	-20
]-eck	-21
]-eco	-10
]-ed	-25
]-eda	-20
]-ede	-40
]-edi	-28
]-edo	-18
]-ega	-25
]-egi	-10
]-ego	-13
]-ele	-34
]-eli	-16
]-elo	-41
]-ema	-24
]-eme	-15
]-emi	-24
]-emo	-25
]-ene	-35
]-eni	-36
]-eno	-40
]-ent	-11
]-enù	-8
]-eom	-10
]-eon	-12
]-epe	-23
]-era	-10
]-ere	-26
]-eri	-25
]-ers	-19
]-erà	-19
]-ese	-32
]-esi	-26
]-esk	-17
]-eta	13
]-ete	-14
]-eti	-15
]-età	-29
]-eva	-45
]-eve	-33
]-evi	-31
]-evo	-12
]-ex	-16
]-f	-11
]-fao	-11
]-ffa	-22
]-ffe	-20
]-ffi	-16
]-fie	-19
]-fin	-12
]-fio	-22
]-fre	-19
]-fwd	-12
]-g	-13
]-gan	-11
]-ger	-27
]-gg	-20
]-gge	-28
]-ggi	-8
]-ghe	-32
]-ghi	-24
]-ght	-20
]-gia	-25
]-gie	-24
]-gio	-23
]-gla	-14
]-gle	-9
]-gli	-38
]-gni	-25
]-gno	-9
]-gro	-13
]-gue	-38
]-h	-13
]-hah	-11
]-hai	-23
]-hat	-9
]-hia	-49
]-hid	-16
]-hie	-36
]-hio	-41
]-hip	-17
]-hon	-14
]-ica	-25
]-ice	8
]-ida	-28
]-ide	-35
]-idi	-25
]-iei	-19
]-ifà	-12
]-iga	-28
]-ige	-24
]-igi	-23
]-ila	-50
]-ile	-22
]-ili	-40
]-ilm	-27
]-ima	-59
]-ime	-31
]-imi	-32
]-imo	-46
]-imè	-8
]-ina	-34
]-ink	-15
]-ino	-19
]-ion	-15
]-ior	-22
]-ipo	-16
]-ira	-30
]-ire	-62
]-iro	-26
]-isa	-23
]-ise	16
]-iso	-28
]-ist	-15
]-ita	12
]-ito	-13
]-ità	-16
]-iva	-31
]-ivi	-12
]-ivo	-16
]-izi	-18
]-ker	-10
]-ket	-17
]-kg	-13
]-kup	-20
]-lab	-17
]-lay	-11
]-lce	-20
]-lci	-25
]-lco	-29
]-lda	-32
]-ldi	-31
]-lea	-17
]-leo	-22
]-ler	-26
]-let	-21
]-lfo	-24
]-lga	-22
]-lge	-25
]-lia	-43
]-lis	-20
]-lix	-11
]-lla	-11
]-lle	-43
]-lli	-13
]-llo	-37
]-lmo	-13
]-lpa	-19
]-lpo	-21
]-lso	-23
]-lta	-36
]-lte	-17
]-lti	-39
]-lto	-28
]-lva	-18
]-lve	-28
]-lvo	-17
]-lza	-18
]-lze	-17
]-lzi	-17
]-m	-19
]-m'è	-18
]-man	-25
]-mar	-27
]-max	-11
]-mba	-13
]-mbe	-27
]-mbo	-26
]-mer	-22
]-mid	-11
]-mie	-22
]-min	-15
]-mio	-13
]-mm	14
]-mma	-44
]-mmi	-26
]-mmo	-18
]-mpe	-30
]-mpi	10
]-mpo	-30
]-n'è	-16
]-nal	-19
]-nas	-20
]-nca	-14
]-nce	-24
]-nci	-11
]-nco	-32
]-nda	-15
]-nde	-15
]-ndi	-32
]-ndo	-53
]-ndì	-11
]-nee	-26
]-nei	-22
]-nel	-15
]-ner	-21
]-nes	-13
]-net	-15
]-nga	-30
]-ngo	-39
]-nie	12
]-nio	-26
]-nna	-35
]-nni	-10
]-nno	-30
]-nor	-27
]-nox	12
]-nsa	-26
]-nso	-21
]-nta	-16
]-nte	-40
]-nti	8
]-nto	-9
]-ntà	-11
]-nua	13
]-nza	13
]-nze	-37
]-nzi	-32
]-nzo	-29
]-né	-16
]-née	-17
]-oba	-31
]-oca	-13
]-oce	-21
]-oci	-11
]-oco	-45
]-oda	-30
]-ode	-15
]-odi	8
]-odo	-16
]-ogg	-19
]-ogi	-19
]-oh	-19
]-oio	-33
]-ola	-61
]-oli	-37
]-olo	-19
]-oma	-17
]-ome	-14
]-omi	-27
]-ona	-20
]-one	-17
]-oni	-17
]-ono	-36
]-ool	-18
]-oop	-17
]-opa	-12
]-opo	-14
]-ora	-35
]-ori	-11
]-oro	12
]-ort	-23
]-osa	-23
]-ose	-18
]-osi	-27
]-oso	-37
]-oss	-12
]-ost	13
]-ota	-38
]-oti	-17
]-oto	-16
]-ott	-14
]-otò	-17
]-out	-17
]-ova	-24
]-ove	-36
]-ovi	-33
]-ovo	-19
]-p.c	-16
]-pas	-16
]-pc	-11
]-pec	-14
]-pia	-32
]-pie	-36
]-pio	-23
]-pis	-11
]-po'	-17
]-pos	-11
]-ppa	-33
]-ppe	-13
]-ppi	-30
]-pre	-20
]-pri	-26
]-pro	-8
]-pta	-14
]-pur	-19
]-que	-36
]-quo	-28
]-r	-17
]-rae	-14
]-ran	-12
]-ray	-17
]-rba	-18
]-rbo	-14
]-rce	-21
]-rde	-31
]-rdi	-31
]-rdo	-20
]-rei	-38
]-reo	13
]-rev	-23
]-rga	-20
]-rge	-16
]-rgo	-23
]-ria	-28
]-rie	-44
]-rio	-21
]-ris	-13
]-rla	-33
]-rle	-22
]-rli	-34
]-rlo	-45
]-rma	-45
]-rme	-33
]-rmo	-31
]-rna	17
]-rne	-32
]-rni	-18
]-roc	-14
]-rof	-23
]-rpa	-16
]-rpe	-39
]-rra	-19
]-rre	-24
]-rri	-21
]-rrà	-18
]-rse	-40
]-rsi	-43
]-rta	-16
]-rte	-33
]-rti	-14
]-rto	-19
]-rva	-15
]-rvi	-22
]-rza	-19
]-rzi	-10
]-rzo	-22
]-sa	-28
]-sab	-16
]-sai	-21
]-san	-23
]-sci	13
]-sco	-18
]-sei	-14
]-sel	11
]-seo	9
]-set	-19
]-sia	-34
]-sig	-18
]-sim	-9
]-sio	-12
]-soi	-12
]-son	-20
]-sor	-21
]-spe	-15
]-spp	-21
]-ssa	-55
]-sse	-18
]-ssi	-45
]-sso	-25
]-sta	-21
]-ste	-49
]-sto	-24
]-sua	-21
]-sud	-14
]-sé	-14
]-t	-11
]-tai	-14
]-tar	-24
]-te	-20
]-tel	-13
]-teo	-10
]-tia	-27
]-tis	-20
]-toi	-17
]-tom	-12
]-top	-20
]-tre	-33
]-tri	-37
]-tti	-33
]-tto	-12
]-ttà	-14
]-tua	-11
]-ubi	-11
]-ubo	-23
]-uca	-30
]-uce	-12
]-uco	-14
]-uda	-15
]-ude	-14
]-udi	-19
]-uet	-19
]-ufa	-13
]-ugo	-10
]-uio	-24
]-ula	-20
]-ule	-11
]-uli	11
]-uma	-28
]-ume	-24
]-umo	-24
]-ump	-10
]-una	-24
]-une	11
]-uni	-30
]-unt	-14
]-uoi	-10
]-uol	-25
]-uon	-18
]-uor	-22
]-upa	-9
]-ura	18
]-urc	-20
]-ure	-17
]-uri	-20
]-uro	-9
]-use	-26
]-usi	-35
]-uso	-35
]-ute	13
]-uti	-18
]-uto	-50
]-v	-15
]-vai	-15
]-val	-11
]-van	-18
]-ve	-28
]-vet	-10
]-via	-11
]-vin	-18
]-vio	-33
]-vpn	-11
]-vre	16
]-vrà	-19
]-vrò	-20
]-x	-13
]-xer	-23
]-yer	-15
]-zie	-28
]-zio	-22
]-zza	-21
]-zze	-21
]-zzi	-38
]-zzo	-39
]-️	-17
].	-9900
]/	-9900
]0	-9
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 %	-23
]>0 (	-8
]>0 )	-21
]>0 ,	-9
]>0 /	-9
]>0 :	-15
]>0 ;	-16
]>0 ]	-14
]>0 alle	-16
]>0 bar	-13
]>0 chili	-9
]>0 cm	-23
]>0 del	-12
]>0 di	-16
]>0 e	-21
]>0 euro	-21
]>0 g/mq	-16
]>0 gennaio	-16
]>0 gg	-18
]>0 giorni	-27
]>0 gradi	-17
]>0 in	-17
]>0 kg	-13
]>0 lo	-18
]>0 maggio	-12
]>0 mesi	-14
]>0 metri	-16
]>0 min	-11
]>0 minuti	-16
]>0 mm	-22
]>0 nodi	-22
]>0 non	-20
]>0 o	-9
]>0 ore	-24
]>0 ottobre	-12
]>0 per	-19
]>0 persone	-8
]>0 secondi	-16
]>0 settimane	-18
]>0 si	-11
]>0 |	-14
]>0 °	-21
]>0 –	-28
]>0 €	-11
]>0 →	8
]>ace e	-10
]>aci .	13
]>aci e	-10
]>ada ,	-26
]>ade .	-10
]>ade a	-21
]>adi ,	-10
]>adi .	-27
]>adi la	-23
]>adi per	-21
]>aga il	-11
]>aga ma	-18
]>agg .	-19
]>ago ,	-20
]>aia ,	-19
]>aia con	-32
]>aia e	-15
]>ail ,	-16
]>aio ,	-20
]>aio .	-18
]>aio a	-10
]>aio e	-26
]>ala ,	-24
]>ala b	-22
]>ala di	-15
]>ala e	-16
]>ala il	-14
]>ala per	14
]>ala prove	-17
]>ale (	10
]>ale ,	-22
]>ale 0	-14
]>ale :	-15
]>ale alla	-15
]>ale ci	-22
]>ale con	-17
]>ale del	-14
]>ale della	-16
]>ale di	-30
]>ale e	-32
]>ale grosso	-8
]>ale ha	-13
]>ale il	-21
]>ale in	-14
]>ale la	-21
]>ale o	-20
]>ale per	-26
]>ale poi	-15
]>ale resta	-8
]>ale rosso	-10
]>ale si	-18
]>ale è	-24
]>ale –	-20
]>ali .	14
]>ali :	-23
]>ali a	-21
]>ali con	-12
]>ali e	-12
]>ali non	-18
]>ali si	-13
]>ami si	-13
]>amo ,	-21
]>amo .	-26
]>amo a	-30
]>amo bene	-14
]>amo che	-10
]>amo con	-16
]>amo dopo	-14
]>amo e	-26
]>amo fissare	-11
]>amo i	-26
]>amo il	-26
]>amo in	-24
]>amo la	-25
]>amo le	-33
]>amo noi	-20
]>amo per	-16
]>amo prima	-22
]>amo se	-9
]>amo tre	9
]>amo una	-26
]>amo venti	-15
]>ana ,	-29
]>ana .	11
]>ana bagnata	-14
]>ana di	-9
]>ana ha	-14
]>ana scorsa	-15
]>ana si	-11
]>ane .	-27
]>ane di	-13
]>ane non	-10
]>ani .	-11
]>ani con	-17
]>ani dal	-10
]>ani e	-22
]>ani non	-17
]>ano (	-8
]>ano ,	-26
]>ano .	-48
]>ano :	-22
]>ano alla	-8
]>ano anche	-11
]>ano che	-19
]>ano cinque	-17
]>ano con	-21
]>ano da	-18
]>ano del	-18
]>ano dentro	-23
]>ano di	-17
]>ano dieci	-27
]>ano dopo	-10
]>ano due	-24
]>ano e	-25
]>ano finché	-10
]>ano gli	-23
]>ano i	-40
]>ano il	-17
]>ano in	-22
]>ano la	-20
]>ano le	-43
]>ano lo	-24
]>ano nei	-9
]>ano nel	-20
]>ano nella	-11
]>ano non	-13
]>ano ogni	13
]>ano per	-15
]>ano prima	13
]>ano sempre	-15
]>ano senza	-9
]>ano si	-18
]>ano solo	12
]>ano subito	-19
]>ano sul	-15
]>ano tre	-16
]>ano tutti	-20
]>ano un	-9
]>ano è	-17
]>api .	-14
]>apà di	-8
]>ara ,	-14
]>ara .	11
]>ara e	-12
]>ara la	-24
]>ara le	-10
]>are (	-17
]>are )	-8
]>are ,	-39
]>are 0	-20
]>are :	-14
]>are a	-24
]>are ai	-15
]>are al	-24
]>are allora	10
]>are anche	-16
]>are che	14
]>are chiama	-9
]>are come	10
]>are con	-10
]>are da	-15
]>are dentro	-10
]>are di	-15
]>are due	-20
]>are e	-20
]>are fra	-11
]>are giù	-17
]>are gli	-14
]>are i	-21
]>are il	-33
]>are in	-34
]>are la	-37
]>are le	-28
]>are lo	-12
]>are nel	-25
]>are nella	-14
]>are no	-19
]>are ogni	-9
]>are perché	-21
]>are piano	-16
]>are sempre	-22
]>are si	-22
]>are sotto	-16
]>are sul	-9
]>are sulla	-10
]>are tre	15
]>are tutto	-19
]>are un	-18
]>are una	-20
]>ari ,	-25
]>ari .	-10
]>ari e	-12
]>ari non	-8
]>ari per	11
]>aro ,	-18
]>aro e	-10
]>aro |	-15
]>asa ,	-19
]>asa :	-20
]>asa di	-13
]>asa e	-18
]>ase .	-10
]>ase e	-14
]>ase per	-12
]>ase |	-18
]>asi ,	-13
]>asi sempre	-17
]>asi tutto	-12
]>aso .	12
]>ata ,	-12
]>ata .	-17
]>ata 0	-11
]>ata :	-15
]>ata a	16
]>ata al	-19
]>ata con	-25
]>ata da	-17
]>ata del	-24
]>ata dentro	-11
]>ata di	-28
]>ata e	-37
]>ata in	-21
]>ata la	-27
]>ata nel	-22
]>ata non	-15
]>ata ogni	-23
]>ata per	-26
]>ata perché	14
]>ata prima	-13
]>ata su	-15
]>ata sul	-11
]>ata una	-16
]>ate ,	14
]>ate .	-10
]>ate a	-23
]>ate al	-16
]>ate col	-9
]>ate con	-25
]>ate e	-25
]>ate il	-11
]>ate in	-11
]>ate insieme	-8
]>ate o	-15
]>ate per	-19
]>ate si	-14
]>ate sul	-19
]>ate una	-12
]>ate voi	-18
]>ati ,	-18
]>ati a	-27
]>ati ci	-15
]>ati da	-16
]>ati di	-10
]>ati entro	-11
]>ati i	-24
]>ati il	-15
]>ati in	-31
]>ati nel	-19
]>ati non	-19
]>ati prima	13
]>ati si	-29
]>ati sul	-14
]>ati verso	-21
]>ati è	-13
]>ato ,	-45
]>ato :	-24
]>ato ;	-17
]>ato a	-32
]>ato al	-20
]>ato alla	-13
]>ato che	-30
]>ato con	-17
]>ato da	-17
]>ato dal	-19
]>ato dalla	-24
]>ato di	-31
]>ato due	-12
]>ato e	-33
]>ato fino	-9
]>ato fumare	-10
]>ato ha	-15
]>ato i	-16
]>ato il	-34
]>ato in	-21
]>ato la	-17
]>ato medico	-12
]>ato nel	-11
]>ato per	-22
]>ato se	-15
]>ato si	-31
]>ato solo	-11
]>ato sui	-12
]>ato tre	-14
]>ato tutto	-19
]>ato un	-17
]>ava la	-18
]>ave .	-17
]>ave a	-11
]>ave che	-12
]>ave e	-12
]>avi ,	12
]>avi del	-13
]>avi della	-12
]>avo ,	-11
]>avo ma	-12
]>bar ,	-11
]>bar .	-11
]>bar chiuso	-15
]>bbe una	-19
]>bia ,	-19
]>bia .	-19
]>bia il	-21
]>blu ,	-21
]>box di	-21
]>bra ,	-10
]>bra .	-19
]>bre ,	-16
]>bre .	-13
]>bre di	-15
]>bre si	-14
]>bri ,	-15
]>cca ,	8
]>cca .	-30
]>cca =	-14
]>cca con	-15
]>cca il	8
]>cca la	-18
]>cca si	-11
]>cco ,	-24
]>cco .	-16
]>cco di	-27
]>cco e	-9
]>cco la	-19
]>cco no	-13
]>cco si	-14
]>che ,	-18
]>che .	-14
]>che da	-29
]>che e	10
]>che in	-17
]>che parte	-19
]>che per	-15
]>che se	-14
]>chi ,	-17
]>chi .	-27
]>chi chiusi	-18
]>chi del	-10
]>chi di	-15
]>chi e	-13
]>chi la	-18
]>cia ,	-29
]>cia .	-23
]>cia del	-11
]>cia di	-18
]>cia e	-21
]>cia il	-8
]>cia in	-19
]>cia la	-11
]>cia poi	-16
]>cie ,	-8
]>cie e	-15
]>cio ,	-26
]>cio a	-20
]>cio della	-13
]>cio e	-9
]>cio in	-21
]>cio io	-8
]>cio no	-18
]>cio non	-22
]>cio qualità	-10
]>cio si	-18
]>cio tecnico	-13
]>ciò che	-12
]>cm ,	-24
]>col ,	-10
]>ddo e	-12
]>dge .	-12
]>dia e	-24
]>dio .	-10
]>dio e	-22
]>don luca	-17
]>dr .	-12
]>dre lo	-11
]>dro ,	-15
]>eca ,	-13
]>eca e	-13
]>ece il	-16
]>ed .	-11
]>eda la	-12
]>ede ,	-12
]>ede .	-16
]>ede e	-13
]>ede la	-11
]>ede non	-10
]>ede per	-10
]>edi tu	-18
]>edì ,	-18
]>edì .	-25
]>edì e	-12
]>ega .	-9
]>ega :	-11
]>ega con	-20
]>ega e	-12
]>ela .	-18
]>ele ,	-18
]>ele una	-16
]>elo .	-15
]>elo a	-14
]>elo con	-20
]>elo per	-12
]>elo si	-10
]>ema è	-13
]>eme il	-13
]>emi voi	-20
]>ena (	-12
]>ena ,	-8
]>ena .	-13
]>ena :	-11
]>ena a	12
]>ena di	-17
]>ena no	15
]>ene ,	-15
]>ene .	-12
]>ene di	-15
]>eni ,	-16
]>eno )	-8
]>eno .	-17
]>eno a	-17
]>eno e	-13
]>ent .	-11
]>eom .	-10
]>era ,	-30
]>era .	-38
]>era :	-10
]>era di	-30
]>era e	-34
]>era la	-13
]>era non	-29
]>era poi	-19
]>era si	-21
]>era sono	-19
]>era un	-25
]>ere ,	-41
]>ere .	-35
]>ere ;	-13
]>ere a	-21
]>ere apre	-9
]>ere che	-27
]>ere come	-19
]>ere del	-15
]>ere e	-24
]>ere il	14
]>ere in	-22
]>ere la	-30
]>ere le	-20
]>ere non	-13
]>ere per	-18
]>ere perché	-20
]>ere sotto	-14
]>ere su	-18
]>ere sul	-23
]>ere tutti	-16
]>ere un	-23
]>ere via	-19
]>ere è	-16
]>eri ,	-18
]>eri e	-17
]>eri si	-27
]>eri sul	-10
]>ero ,	-32
]>ero che	-9
]>ero dei	-18
]>ero e	-15
]>ero il	-18
]>ero la	-11
]>ero lo	14
]>ero non	-16
]>ero per	-13
]>ero su	-22
]>erà la	-18
]>esa ,	-16
]>esa .	-21
]>esa del	-20
]>esa di	-20
]>esa in	-23
]>esa si	-21
]>ese ,	-17
]>ese .	-12
]>ese :	-15
]>ese attenzione	-16
]>ese di	-17
]>esi .	-15
]>esi :	-14
]>esi abbiamo	-13
]>esi e	-13
]>eso si	17
]>est di	-8
]>est e	-13
]>ete ,	-17
]>ete .	-22
]>ete per	-21
]>ete una	-22
]>ete voi	-21
]>eto ,	-25
]>eto e	-15
]>età e	-14
]>eva ,	-15
]>eva .	-18
]>eva il	-12
]>eva la	-19
]>eva solo	-17
]>eva un	-14
]>eve ,	-21
]>evi per	-17
]>evo il	-19
]>fia ,	-15
]>fia di	-13
]>fia e	-18
]>fre ,	-15
]>fwd :	-12
]>g .	-10
]>ger e	-21
]>gg prima	-10
]>gge e	-13
]>ggi ,	-19
]>ggi ?	-13
]>ggi di	-25
]>ggi e	-18
]>ghe .	-19
]>ghe su	-11
]>ghi ,	-18
]>ghi .	-10
]>ghi con	-14
]>ghi solo	-17
]>gia ,	-21
]>gia 0	-12
]>gia con	-12
]>gia di	-16
]>gia e	-17
]>gia nel	-8
]>gio .	12
]>gio arriva	-14
]>gio che	-20
]>gio con	-14
]>gio dei	-15
]>gio del	-16
]>gio della	-22
]>gio di	-15
]>gio e	-19
]>gio ha	-14
]>gio non	-12
]>gla .	-9
]>gli i	-10
]>gna ,	11
]>gna .	-16
]>gna :	-12
]>gna a	-20
]>gna al	-12
]>gna che	-21
]>gna e	-26
]>gna il	-24
]>gna la	-14
]>gna non	16
]>gna per	-14
]>gna si	14
]>gne e	-8
]>gne il	-23
]>gne la	16
]>gne tra	-20
]>gno ,	-21
]>gno .	-23
]>gno :	-20
]>gno al	-14
]>gno con	-12
]>gno di	-22
]>gno e	-25
]>gno si	11
]>gno è	-20
]>gro ,	-13
]>gue ,	-12
]>gue .	-23
]>hai fatto	-16
]>hia ,	-20
]>hia .	-18
]>hia di	-22
]>hia e	-14
]>hia perché	-14
]>hia si	-8
]>hie .	-8
]>hie e	-12
]>hio ,	-12
]>hio .	-27
]>hio e	-13
]>ica .	-37
]>ica a	11
]>ica al	-12
]>ica che	-25
]>ica con	-19
]>ica di	-10
]>ica e	-28
]>ica il	-18
]>ica in	-20
]>ica la	-12
]>ica non	-15
]>ica tutto	-10
]>ica una	-14
]>ica –	-17
]>ice (	-16
]>ice .	-13
]>ice a	-16
]>ice con	-18
]>ice di	-9
]>ice in	14
]>ice per	-15
]>ici .	-21
]>ici a	-24
]>ici anni	-18
]>ici comuni	-20
]>ici di	-14
]>ici e	-10
]>ici giorni	-24
]>ici non	-11
]>ici persone	-16
]>ici si	-16
]>ico :	-15
]>ico al	-12
]>ico con	-17
]>ico del	-24
]>ico di	14
]>ico e	-24
]>ico in	-22
]>ico per	-17
]>ico si	-24
]>ico va	14
]>ida ,	-19
]>ida .	-14
]>ide la	-12
]>idi .	-13
]>ido ,	-17
]>ido .	-17
]>ido citrico	-20
]>ido in	-9
]>iga ,	-21
]>iga rossa	-13
]>igi :	-9
]>ila euro	-19
]>ila il	-18
]>ile ,	-25
]>ile .	-30
]>ile ?	-10
]>ile e	-11
]>ili ,	-23
]>ili .	-17
]>ili a	-11
]>ili non	-10
]>ili rotti	-9
]>ilo e	-20
]>ilo in	-17
]>ima .	-36
]>ima 0	-11
]>ima :	-22
]>ima ;	-8
]>ima a	-17
]>ima che	-20
]>ima cosa	-15
]>ima dal	-18
]>ima del	-27
]>ima della	-26
]>ima delle	-14
]>ima di	-49
]>ima e	-27
]>ima i	-14
]>ima il	-20
]>ima la	-31
]>ima poi	-11
]>ima si	-37
]>ima uscita	-20
]>ima volta	-27
]>ime .	-18
]>imi ,	-20
]>imi due	-16
]>imi tre	-10
]>imo ,	-18
]>imo .	-15
]>imo :	-15
]>imè ,	-8
]>ina ,	-37
]>ina 0	-14
]>ina che	-16
]>ina comunale	-19
]>ina con	-11
]>ina da	9
]>ina del	-19
]>ina di	-20
]>ina dice	-13
]>ina e	-26
]>ina forte	-13
]>ina il	-15
]>ina la	-24
]>ina non	-19
]>ina per	-14
]>ina presto	-15
]>ina si	-36
]>ina stessa	-13
]>ina è	-21
]>ine ,	10
]>ine .	-27
]>ine di	-30
]>ine e	10
]>ine ha	-9
]>ine il	-13
]>ine lo	-9
]>ine non	-16
]>ine per	-19
]>ine perché	-8
]>ine piatto	-12
]>ine si	-28
]>ine su	-14
]>ing ,	-17
]>ing .	-22
]>ing 0	-11
]>ing :	8
]>ing list	-13
]>ini ,	13
]>ini .	-29
]>ini a	-23
]>ini di	-17
]>ini e	-31
]>ini in	-22
]>ini si	-17
]>ini vanno	-10
]>ink .	-12
]>ino (	-24
]>ino .	-32
]>ino :	-13
]>ino a	13
]>ino che	10
]>ino del	-31
]>ino di	-18
]>ino e	-29
]>ino ehm	-15
]>ino fuori	-13
]>ino il	-15
]>ino in	-8
]>ino nella	-10
]>ino non	-9
]>ino prima	-23
]>ino si	-18
]>ino sul	-15
]>ino verde	-14
]>ino |	-17
]>ion report	-14
]>ior di	-21
]>ira .	-12
]>ira il	-11
]>ire ,	-24
]>ire a	-17
]>ire come	-10
]>ire il	-22
]>ire la	-21
]>ire le	-18
]>ire senza	-18
]>ire si	-18
]>iro .	-14
]>isa ,	-15
]>iso si	-8
]>ita ,	-25
]>ita .	-15
]>ita :	11
]>ita con	-9
]>ita e	-27
]>ita in	-23
]>ita iva	-18
]>ita l'ultima	-12
]>ita la	-12
]>ita non	-17
]>ita si	-12
]>ite ,	-16
]>ite che	-19
]>ite non	-20
]>iti ,	-25
]>iti .	11
]>iti :	-9
]>iti e	-8
]>iti in	-20
]>iti si	-17
]>iti usati	-28
]>ito ,	10
]>ito .	-14
]>ito :	-16
]>ito alla	-13
]>ito con	-21
]>ito dal	-20
]>ito di	-20
]>ito la	-23
]>ito madre	-18
]>ito nel	-10
]>ito non	-14
]>ito per	-10
]>ito si	-9
]>ito sul	-15
]>ità ,	-27
]>ità .	-18
]>ità con	-22
]>ità del	-24
]>ità della	-11
]>iva .	-24
]>iva alla	-10
]>iva alle	-18
]>iva con	-20
]>iva dal	-9
]>iva e	-22
]>iva entro	-15
]>iva il	-27
]>iva la	-18
]>iva per	9
]>iva si	-20
]>iva un	-19
]>iva una	-23
]>ivi sul	-11
]>ivi tu	-19
]>ivo ,	-26
]>ivo .	-27
]>ivo di	-10
]>ivo e	-9
]>ivo si	-22
]>ivo è	-10
]>ket .	-14
]>kg ,	-13
]>lai ,	8
]>lci .	-20
]>lda .	-11
]>ldi .	-13
]>ldi non	-16
]>ldo .	-18
]>lea dei	-17
]>ler e	-14
]>let e	-13
]>lga e	-19
]>lia ,	-17
]>lia .	-24
]>lia col	-20
]>lia con	-17
]>lia di	-20
]>lia il	-27
]>lia mi	-13
]>lia perché	15
]>lia si	-28
]>lie ,	-11
]>lie :	-18
]>lie la	-20
]>lie o	-15
]>lie via	-9
]>lio ,	-23
]>lio .	-20
]>lio a	-14
]>lio del	-19
]>lio di	-12
]>lio e	-34
]>lio sempre	-15
]>lio si	-17
]>lio una	-20
]>lla (	-9
]>lla ,	-43
]>lla :	-16
]>lla ?	-22
]>lla a	-16
]>lla da	-18
]>lla del	-22
]>lla della	-21
]>lla di	-17
]>lla e	-24
]>lla ha	-8
]>lla il	-15
]>lla la	-11
]>lla si	12
]>lle !	-10
]>lle ,	-12
]>lle .	-14
]>lle buste	-9
]>lle con	-13
]>lle e	-22
]>lle la	-16
]>lle si	-16
]>lli ,	-21
]>lli .	-24
]>lli :	10
]>lli che	-9
]>lli con	-23
]>lli di	-22
]>lli e	-10
]>lli in	-12
]>lli si	-19
]>llo ,	-33
]>llo .	-34
]>llo 0	-10
]>llo :	-10
]>llo a	-15
]>llo che	-21
]>llo con	-21
]>llo di	-12
]>llo e	-20
]>llo il	-19
]>llo la	-13
]>llo non	-19
]>llo rotto	-11
]>llo scaffale	-18
]>llo si	-13
]>llo stesso	-14
]>llo sul	-13
]>llo è	-17
]>lma e	-24
]>lpa è	-19
]>lso ,	-15
]>lta .	-19
]>lta a	-12
]>lta il	-15
]>lte ,	-15
]>lte .	-19
]>lte :	11
]>lte al	-25
]>lte di	-12
]>lte e	-15
]>lte l'anno	-23
]>lte la	-13
]>lte non	-11
]>lti con	-22
]>lto ,	-16
]>lto .	-17
]>lto con	-10
]>lto e	-10
]>lto in	-15
]>lva la	-17
]>lve ,	-19
]>lza il	-12
]>m ,	-15
]>m .	-11
]>mbi i	-9
]>mio .	-13
]>mm ,	15
]>mma ,	-20
]>mma .	-9
]>mma 0	-16
]>mmi una	-12
]>mpa e	-15
]>mpi .	11
]>mpo :	-10
]>mpo da	-22
]>mpo di	-14
]>nca del	-12
]>nco ,	-16
]>nco e	-14
]>nco si	-16
]>nda ,	-12
]>nda a	-20
]>nda agricola	-19
]>nda e	-11
]>nda musicale	-14
]>nda si	-8
]>nde .	-15
]>nde :	-26
]>nde a	-15
]>nde al	-29
]>nde che	-16
]>nde da	-8
]>nde entro	-11
]>nde i	-18
]>nde il	-11
]>nde la	-21
]>nde un	-15
]>ndi ,	-16
]>ndi .	-16
]>ndi la	-11
]>ndi è	-14
]>ndo ,	-17
]>ndo .	-32
]>ndo che	-14
]>ndo da	-14
]>ndo dalla	-8
]>ndo il	-25
]>ndo un	-10
]>ndo è	-13
]>ndì ,	-10
]>nea e	-19
]>nga e	-12
]>nge .	-13
]>nge il	-17
]>nge la	-9
]>ngo e	-9
]>ngo il	-23
]>nia .	-13
]>nio .	-16
]>nio e	-12
]>nne ,	13
]>nne con	-11
]>nni ,	-30
]>nni e	-31
]>nni il	-9
]>nni in	-24
]>nni si	-15
]>nno ,	-11
]>nno .	-34
]>nno al	-13
]>nno di	-8
]>nno due	-19
]>nno in	-13
]>nno ne	-13
]>nno scorso	-13
]>nno una	-23
]>nta ,	9
]>nta del	-9
]>nta e	-13
]>nta giorni	-16
]>nta gradi	-13
]>nta il	-12
]>nta in	-12
]>nta la	-22
]>nta minuti	-14
]>nta per	-22
]>nta se	-17
]>nta si	-16
]>nta una	-15
]>nte .	-17
]>nte :	-21
]>nte ?	-11
]>nte al	-19
]>nte arriva	-13
]>nte che	-36
]>nte ci	-15
]>nte con	-12
]>nte così	-16
]>nte dal	-9
]>nte del	-11
]>nte dello	13
]>nte di	-19
]>nte e	-36
]>nte il	-19
]>nte la	-30
]>nte le	-12
]>nte lo	-28
]>nte mi	-13
]>nte non	-29
]>nte passa	-15
]>nte per	-19
]>nte prima	-16
]>nte ripete	-11
]>nte si	-31
]>nte sul	-13
]>nte telefona	-14
]>nte va	-15
]>nte viene	-26
]>nte vuole	-15
]>nte è	-32
]>nti ,	-13
]>nti .	-22
]>nti 0	-16
]>nti a	-27
]>nti arrivano	-21
]>nti con	-14
]>nti di	-13
]>nti dopo	-12
]>nti e	-21
]>nti in	13
]>nti no	-20
]>nti non	-21
]>nti una	-15
]>nti vendita	-13
]>nto ,	8
]>nto .	-50
]>nto a	-12
]>nto al	-12
]>nto alla	-15
]>nto che	-12
]>nto come	17
]>nto con	-10
]>nto dei	-20
]>nto del	-28
]>nto di	-38
]>nto e	11
]>nto euro	-12
]>nto il	-30
]>nto in	-16
]>nto per	-21
]>nto si	-30
]>nza (	-17
]>nza ,	12
]>nza .	8
]>nza :	-20
]>nza ?	11
]>nza ci	-19
]>nza del	-24
]>nza di	-16
]>nza e	-20
]>nza entro	-10
]>nza non	-12
]>nze ,	-13
]>nze .	-19
]>nzo ,	-15
]>nzo :	-17
]>nzo a	-19
]>oba in	-14
]>oci ,	-20
]>oco ,	-19
]>oco .	-11
]>oco da	-16
]>oco e	-21
]>oda .	-13
]>odi ,	-21
]>odo .	-11
]>odo a	-10
]>ogg .	-12
]>ogo .	-28
]>oio ,	-19
]>oio .	-14
]>oio a	-14
]>oio e	-11
]>ola ,	-30
]>ola .	-25
]>ola :	-13
]>ola a	-13
]>ola da	-13
]>ola dal	-10
]>ola del	-15
]>ola di	-13
]>ola e	-20
]>ola il	-8
]>ola per	-18
]>ola piano	-17
]>ola se	-13
]>ola si	-12
]>ola sotto	-9
]>ola è	-18
]>ole .	-27
]>ole da	-21
]>ole di	-11
]>ole per	-13
]>oli ,	-15
]>oli .	-18
]>oli con	-15
]>oli e	-16
]>oli in	-16
]>oli no	-16
]>oli non	-17
]>oli si	-17
]>olo .	-30
]>olo :	-16
]>olo ;	-15
]>olo a	-18
]>olo con	-17
]>olo da	-10
]>olo di	-13
]>olo e	13
]>olo in	-23
]>olo per	-15
]>olo si	-21
]>oma .	-15
]>omi ,	-15
]>ona ,	-24
]>ona di	-10
]>ona e	-18
]>ona fao	-12
]>ona –	-16
]>one (	-11
]>one )	-8
]>one .	-30
]>one /	-11
]>one 0	-10
]>one :	-32
]>one ;	-12
]>one a	-25
]>one acqua	-12
]>one al	-17
]>one alla	-13
]>one che	11
]>one ci	-13
]>one civile	-12
]>one col	-18
]>one con	-17
]>one degli	-17
]>one dei	-33
]>one del	-33
]>one della	-30
]>one delle	-28
]>one dello	-10
]>one di	-33
]>one due	-18
]>one e	-27
]>one il	-28
]>one in	-20
]>one la	15
]>one n	-11
]>one nel	-15
]>one per	-19
]>one prima	14
]>one scritta	-11
]>one si	-29
]>one su	-18
]>one sui	-14
]>one sul	-23
]>one va	-17
]>one |	-8
]>oni ,	-22
]>oni .	-37
]>oni :	-18
]>oni a	-27
]>oni che	-19
]>oni con	-19
]>oni da	-13
]>oni del	-14
]>oni di	-10
]>oni e	-26
]>oni in	-34
]>oni non	-9
]>oni per	-19
]>oni si	-16
]>oni vanno	-9
]>ono ,	-16
]>ono .	-23
]>ono 0	-12
]>ono a	-21
]>ono acquisto	-10
]>ono al	-17
]>ono che	-14
]>ono con	-9
]>ono dalla	-16
]>ono due	-13
]>ono e	-25
]>ono essere	-22
]>ono fino	-15
]>ono i	-21
]>ono la	-23
]>ono le	-20
]>ono mai	-11
]>ono nei	-12
]>ono nel	-18
]>ono nella	-10
]>ono solo	-23
]>ono stare	-17
]>ono sul	-20
]>ono tutti	-9
]>oop .	-14
]>opo :	-12
]>ora ,	-12
]>ora .	-11
]>ora e	-11
]>ord .	-25
]>ore (	-10
]>ore .	-16
]>ore :	-21
]>ore a	-29
]>ore acceso	-18
]>ore al	-16
]>ore ci	-21
]>ore con	-10
]>ore del	-23
]>ore della	-24
]>ore di	-24
]>ore e	-31
]>ore entro	-12
]>ore era	-21
]>ore guarda	-11
]>ore il	11
]>ore in	-14
]>ore la	-24
]>ore per	-9
]>ore si	19
]>ore spento	-18
]>ore verifica	-9
]>ore è	-17
]>ori ,	-24
]>ori .	-24
]>ori :	-11
]>ori a	-22
]>ori al	15
]>ori che	-10
]>ori del	-9
]>ori dell'acqua	-25
]>ori della	-12
]>ori di	14
]>ori la	-13
]>ori non	-21
]>ori per	-14
]>ori si	-19
]>ori sul	-14
]>oro ,	12
]>ort con	-14
]>osa .	-14
]>osa libera	-18
]>ose ,	-9
]>osi .	-19
]>osi si	-16
]>oso ,	-17
]>ota ,	-12
]>ota .	-12
]>ota il	-21
]>ota la	-18
]>ote ,	-8
]>ote .	-17
]>oto .	-12
]>oto che	-13
]>oto col	-8
]>oto dei	-12
]>oto del	-14
]>oto e	-23
]>oto si	-18
]>ott .	-14
]>ova a	-19
]>ova di	-20
]>ova e	-22
]>ova il	-23
]>ova in	9
]>ova la	-18
]>ova microfoni	-9
]>ova prova	-21
]>ova sul	-18
]>ove ,	-14
]>ove .	-14
]>ove e	-15
]>ovo ,	-11
]>ovo .	-23
]>ovo a	-13
]>ovo che	-22
]>ovo della	-14
]>ovo e	-12
]>ovo il	-16
]>ovo la	-17
]>p.c .	-16
]>pia ,	-15
]>pia copia	-9
]>pie .	-11
]>pie fino	-10
]>pio e	-15
]>pis roulant	-11
]>pos non	-10
]>ppa ,	-16
]>ppa .	-9
]>ppi ,	-15
]>ppo ,	-16
]>ppo .	-21
]>ppo a	-10
]>ppo di	-9
]>ppo e	-22
]>pra 0	-9
]>pra i	-32
]>pra il	-20
]>pra lo	-27
]>pre con	-12
]>pre tutto	-9
]>pri .	-11
]>pro loco	-8
]>pur sempre	-19
]>qua ,	-15
]>qua .	-22
]>qua a	10
]>qua con	-12
]>qua della	-18
]>que .	-22
]>que gradi	-24
]>que sia	-19
]>quo ,	-16
]>r :	-17
]>ray blu	-14
]>rbo ,	-14
]>rca si	-18
]>rce :	-17
]>rci e	-11
]>rde ,	-17
]>rdi ,	-16
]>rdi .	-21
]>rdi con	-14
]>rdi il	-16
]>rdo ,	-20
]>rdì .	-21
]>rdì sera	-19
]>rei che	-14
]>rei un	-22
]>rei una	-10
]>reo ,	13
]>rev .	-23
]>rge nel	-20
]>ria !	-12
]>ria .	-44
]>ria che	-14
]>ria dal	-18
]>ria di	-25
]>ria e	-20
]>ria firmata	-11
]>ria per	-27
]>ria poi	-14
]>ria si	14
]>ria sotto	-18
]>ria sul	-10
]>ria è	-14
]>rie .	-11
]>rie e	-13
]>rio ,	-26
]>rio .	-33
]>rio :	-15
]>rio di	-30
]>rio e	-16
]>rio si	-13
]>rio un	-13
]>rio va	14
]>rla e	-16
]>rle qualcosa	-10
]>rlo .	-15
]>rlo in	-9
]>rlo piano	-15
]>rma ,	-19
]>rma .	-11
]>rma con	12
]>rma da	-12
]>rma e	-33
]>rma il	-16
]>rma la	-28
]>rma si	-17
]>rma tutto	-14
]>rme ,	-14
]>rme .	-14
]>rmi ,	-15
]>rmi .	8
]>rmi da	-10
]>rmi ogni	-19
]>rmi una	-15
]>rmo .	-13
]>rna con	-12
]>rna il	-13
]>rne ,	-19
]>rne un	-12
]>rne una	-14
]>rni .	-20
]>rni a	-16
]>rno 0	-18
]>rno :	-17
]>rno a	-16
]>rno al	-25
]>rno che	-11
]>rno con	-10
]>rno di	-24
]>rno dopo	-18
]>rno e	-34
]>rno legge	-12
]>rno lo	-25
]>rno poi	-14
]>rno prima	-19
]>rno serale	-16
]>rno si	13
]>rno stesso	-18
]>rno |	-14
]>rof .	-17
]>rpe .	-16
]>rra ,	-30
]>rra .	9
]>rra 0	-28
]>rra a	-18
]>rra e	-17
]>rra si	-24
]>rre ,	-11
]>rre la	-10
]>rsa ,	18
]>rsa il	-20
]>rse .	-14
]>rsi .	-20
]>rso ,	-14
]>rso alpino	-15
]>rso di	-17
]>rso due	-9
]>rta ,	10
]>rta .	-24
]>rta a	-17
]>rta d'identità	-19
]>rta di	-13
]>rta e	-27
]>rta il	-27
]>rta in	-13
]>rta la	-25
]>rta per	-24
]>rta si	-16
]>rte ,	-28
]>rte .	-19
]>rte con	-11
]>rte e	-11
]>rte non	-16
]>rte si	-23
]>rti ,	-20
]>rti .	-23
]>rti alla	-14
]>rti con	-10
]>rti di	-13
]>rti e	-9
]>rto ,	-27
]>rto di	-20
]>rto e	-19
]>rto il	-14
]>rto si	-22
]>rza volta	-13
]>san rocco	-15
]>sca ,	-14
]>sca a	-22
]>sca con	-9
]>sca da	-14
]>sca di	-14
]>sca e	-16
]>sce .	-14
]>sce :	-19
]>sce a	-12
]>sce al	-21
]>sce dal	-16
]>sce di	-18
]>sce i	-10
]>sce in	-23
]>sce la	-25
]>sce le	-11
]>sce lo	-11
]>sce si	-14
]>sce sul	-9
]>sci da	15
]>sco ,	-16
]>sco .	-18
]>sei gradi	-10
]>set della	-15
]>sia .	-12
]>sia di	-12
]>sig .	-18
]>spp .	-20
]>ssa ,	-21
]>ssa .	-14
]>ssa :	-10
]>ssa da	-23
]>ssa di	-10
]>ssa e	-12
]>ssa in	-22
]>ssa la	-12
]>ssa lo	-11
]>ssa si	-18
]>sse ,	-27
]>sse 0	-19
]>sse in	-27
]>sse se	-15
]>ssi .	-13
]>ssi e	-8
]>ssi per	-13
]>sso ,	-25
]>sso .	-32
]>sso :	-20
]>sso alle	-13
]>sso e	-15
]>sso il	-18
]>sso in	-24
]>sso la	14
]>sso si	-16
]>sta ,	-34
]>sta :	-13
]>sta a	-24
]>sta che	-12
]>sta controlla	-9
]>sta di	-20
]>sta e	-19
]>sta in	12
]>sta mi	-17
]>sta niente	-12
]>sta non	-11
]>sta per	13
]>sta si	-25
]>sta è	-14
]>ste ,	-28
]>ste .	-9
]>ste :	-16
]>ste da	-23
]>ste di	-12
]>sti ,	-16
]>sti :	-10
]>sti e	-25
]>sti fuori	-10
]>sti in	-10
]>sto .	-15
]>sto :	-15
]>sto dentro	-14
]>sto e	-14
]>sto guidando	-18
]>sto il	-21
]>sto in	-11
]>sto nel	-9
]>sto si	-19
]>te la	-12
]>te lo	-17
]>teo 0	-10
]>ter ,	-13
]>ter .	-17
]>tia .	-11
]>top e	-10
]>tor .	-16
]>tra a	-14
]>tra allora	-24
]>tra come	-15
]>tra con	-11
]>tra cosa	-10
]>tra dice	-18
]>tra e	-15
]>tra il	-16
]>tra si	-20
]>tra volta	-16
]>tre ,	-16
]>tre chiuse	-14
]>tri ,	-12
]>tri .	-10
]>tri dal	-13
]>tri di	-22
]>tro ,	-32
]>tro .	9
]>tro :	-18
]>tro a	-24
]>tro comunale	-9
]>tro con	12
]>tro del	-23
]>tro di	-14
]>tro e	-21
]>tro il	-9
]>tro lo	8
]>tro ore	-25
]>tro si	-21
]>tta :	-28
]>tta a	12
]>tta al	-19
]>tta con	-16
]>tta del	-16
]>tta di	-18
]>tta disinfettante	-10
]>tta e	-40
]>tta giù	-15
]>tta il	-23
]>tta in	-17
]>tta la	-34
]>tta rossa	-12
]>tta si	-31
]>tte ,	-10
]>tte .	-38
]>tte a	-12
]>tte con	-8
]>tte da	-21
]>tte di	-21
]>tte il	-11
]>tte in	-10
]>tte nel	-11
]>tte non	-26
]>tte per	-21
]>tte se	-11
]>tti ,	-32
]>tti .	-27
]>tti a	-23
]>tti da	-21
]>tti del	-11
]>tti di	-9
]>tti dice	-13
]>tti e	-18
]>tti gialli	-25
]>tti giù	-10
]>tti nella	-9
]>tti non	-9
]>tto !	-19
]>tto ,	-36
]>tto :	-15
]>tto a	-23
]>tto anni	-23
]>tto che	-22
]>tto chiuso	-11
]>tto con	-12
]>tto da	9
]>tto della	-11
]>tto delle	-17
]>tto di	-27
]>tto e	-32
]>tto in	-13
]>tto la	15
]>tto le	-20
]>tto mai	-10
]>tto nel	-16
]>tto non	10
]>tto ore	-11
]>tto per	-14
]>tto prima	12
]>tto quanto	-18
]>tto senza	-18
]>tto si	-18
]>tto sul	-22
]>tto sì	-11
]>tto va	-16
]>tto è	-13
]>tu ,	15
]>tu ?	-16
]>tu che	-26
]>tu e	-12
]>ubo e	-11
]>uca ,	-8
]>uca .	-9
]>uga ,	-16
]>uga .	12
]>uga e	-14
]>uio ,	-15
]>ula sul	-15
]>ule .	-11
]>uma .	-17
]>uno ,	11
]>uno .	-14
]>uno a	-11
]>uno fa	-18
]>uol dire	-13
]>uor agnese	-24
]>ura :	-16
]>ura a	-23
]>ura contabile	-12
]>ura dei	-24
]>ura del	-34
]>ura della	-27
]>ura delle	-33
]>ura di	-23
]>ura e	-23
]>ura il	-15
]>ura in	-27
]>ura si	-12
]>ure con	-10
]>ure in	-20
]>uro ,	-16
]>uro .	8
]>uro :	-14
]>uro al	-11
]>uro di	-17
]>uro e	-16
]>uro l'anno	-15
]>usa ,	-11
]>usa .	14
]>usa prima	-10
]>use sono	-16
]>usi ,	-19
]>usi .	-24
]>usi a	-13
]>uso ,	-19
]>uso del	-16
]>uta ,	12
]>uta .	-20
]>uta del	-14
]>uta e	-11
]>uta si	-18
]>ute ,	11
]>uti ,	-11
]>uti in	11
]>uto .	-22
]>uto a	-8
]>uto due	-12
]>uto e	-26
]>uto il	-20
]>uto non	-20
]>uto per	-10
]>uto si	-16
]>uto una	-13
]>uto |	-13
]>v .	-15
]>van ,	-13
]>via ,	-16
]>via .	-20
]>via a	-14
]>via e	9
]>via il	-22
]>via la	-17
]>vio .	-14
]>vio :	-12
]>vpn attiva	-10
]>zia ,	-11
]>zia del	-18
]>zia della	-18
]>zia delle	-18
]>zia di	-11
]>zia lo	-10
]>zia non	-16
]>zio ,	-23
]>zio di	-16
]>zio e	-21
]>zio in	-20
]>zio non	-19
]>zio per	-13
]>zza ,	-23
]>zza a	-12
]>zza di	-12
]>zza e	-26
]>zza la	-15
]>zza nuova	-13
]>zza per	-10
]>zza prima	-13
]>zzi ,	-13
]>zzi .	-12
]>zzi :	-9
]>zzi e	-10
]>zzi restano	-8
]>zzo ,	-12
]>zzo .	-16
]>zzo che	-10
]>zzo e	-18
]?	-9900
][	-9900
]]	-9900
]]' 0	-10
]]+ 0	-10
]], 0	-26
]], ahimè	-8
]], autista	-12
]], contro	-12
]], controllare	-10
]], d'inverno	-11
]], date	-12
]], diciamo	-14
]], elenco	-11
]], essendo	-22
]], estintore	-9
]], fianco	-12
]], giorno	-14
]], giubbotto	-8
]], molti	-9
]], ognuno	-16
]], partendo	-12
]], perciò	-9
]], prima	-18
]], prova	-11
]], quasi	-17
]], sala	-18
]], spero	-9
]], turno	-20
]], vale	-11
]], vasca	-17
]]/ agg	-14
]]0 anni	-11
]]0 bar	-24
]]0 chili	-11
]]0 cm	-24
]]0 febbraio	-12
]]0 g/mq	-19
]]0 gennaio	-15
]]0 gg	-20
]]0 gradi	11
]]0 h	-13
]]0 kg	-13
]]0 maggio	-12
]]0 mesi	-18
]]0 mm	15
]]0 nodi	11
]]0 ottobre	-12
]]0 settimane	-18
]]0 volte	-13
]]: appunto	-16
]]: buondì	-10
]]: convocazione	-16
]]: etichetta	-12
]]: fwd	-12
]]: infermiere	-10
]]: provare	-9
]]: quale	-11
]]: r	-15
]]: vai	-10
]]^ accensione	-15
]]^ accordatura	-19
]]^ ahahah	-11
]]^ all'uscita	-13
]]^ apertura	-33
]]^ arrivo	-17
]]^ baci	-14
]]^ backup	-17
]]^ batterie	-11
]]^ bombole	-12
]]^ bravo	-16
]]^ buon	-14
]]^ buonasera	-12
]]^ cambio	-27
]]^ campo	-10
]]^ cari	-10
]]^ caro	-10
]]^ chiusura	-31
]]^ confezione	-10
]]^ consegna	-18
]]^ cupola	-9
]]^ differenza	-12
]]^ don	-12
]]^ dott.ssa	-14
]]^ egregi	-10
]]^ fase	-18
]]^ foto	-12
]]^ gentile	-15
]]^ gestisco	-14
]]^ giulia	-13
]]^ insomma	-11
]]^ intanto	-18
]]^ kevin	-13
]]^ l'addetta	-8
]]^ l'operatore	-10
]]^ lab	-17
]]^ lampade	-20
]]^ laura	-24
]]^ lavaggio	-24
]]^ lettura	-15
]]^ materiale	-15
]]^ montaggio	-19
]]^ occhio	-11
]]^ ogg	-19
]]^ oh	-19
]]^ ornella	-10
]]^ perfetto	-15
]]^ porto	-12
]]^ presenti	-22
]]^ prestito	-23
]]^ prima	-21
]]^ prof	-20
]]^ prova	-15
]]^ provo	-11
]]^ quadro	-13
]]^ raccolta	-9
]]^ raga	-18
]]^ regole	-10
]]^ ricevimento	-25
]]^ ritiro	-22
]]^ sala	-22
]]^ salve	-27
]]^ scopo	-14
]]^ scrivi	-13
]]^ seduta	-15
]]^ simo	-11
]]^ smaltimento	-16
]]^ spett.le	-9
]]^ spurgo	-24
]]^ taglio	-21
]]^ teatro	-9
]]^ tengo	-8
]]^ teo	-10
]]^ totò	-17
]]^ v	-15
]]^ vorremmo	-15
]]a 0	-20
]]a bagno	-16
]]a barre	-11
]]a bordo	9
]]a caldo	9
]]a casa	-37
]]a chiave	-14
]]a chiodo	-12
]]a contatto	12
]]a coppie	-10
]]a cura	-9
]]a dicembre	-20
]]a disposizione	-8
]]a domicilio	12
]]a dover	-19
]]a farne	-13
]]a febbraio	-11
]]a foglia	-20
]]a gennaio	-16
]]a giugno	11
]]a inizio	-20
]]a legna	10
]]a luglio	-20
]]a maggio	-23
]]a marzo	-21
]]a matita	-14
]]a memoria	-21
]]a mezzogiorno	-11
]]a monte	-22
]]a motore	-16
]]a natale	-12
]]a nord	-14
]]a notte	-23
]]a novembre	-11
]]a occhi	-18
]]a occhio	-21
]]a portata	-17
]]a pranzo	-18
]]a quarantacinque	-10
]]a roma	-11
]]a secco	-14
]]a seguito	-17
]]a sessanta	-10
]]a settimana	-16
]]a testa	-19
]]a ultrasuoni	-11
]]a valle	-19
]]a ventisei	-10
]]a volte	-18
]]a zero	-22
]]abbiamo 0	-13
]]abbiamo avuto	-15
]]abbiamo perso	-11
]]abiti usati	16
]]accende l'apparecchio	-12
]]acqua demineralizzata	-11
]]acqua fredda	-21
]]acqua tiepida	-15
]]agli atti	-19
]]ai bordi	-11
]]ai lati	-17
]]ai passeggeri	-24
]]al 0	-33
]]al buio	-18
]]al cliente	-41
]]al computer	-17
]]al contrario	-16
]]al corriere	-8
]]al gomito	-12
]]al lettore	-13
]]al mare	-20
]]al mattino	-15
]]al mercato	9
]]al minuto	-15
]]al polso	-13
]]al pontile	-19
]]al proprio	-15
]]al rientro	-15
]]al ritiro	-14
]]al rovescio	-17
]]al volo	-11
]]alla base	-19
]]alla capitaneria	-12
]]alla centrale	-9
]]alla consegna	-18
]]alla famiglia	-18
]]alla mamma	-11
]]alla mano	-9
]]alla prima	-11
]]alla scuola	-14
]]alla settimana	11
]]alla stazione	-13
]]alle 0	-40
]]alle famiglie	13
]]alle prime	-16
]]alle ruote	-11
]]allora prima	-12
]]almeno 0	-23
]]aspetta prima	-15
]]azienda agricola	-18
]]banchina 0	-15
]]banco 0	12
]]banda musicale	-13
]]bidone dell'umido	-15
]]bidone nero	-12
]]buono acquisto	-12
]]busta chiusa	-15
]]calendario liturgico	-9
]]canale 0	-14
]]cantiere via	-19
]]carta d'identità	-20
]]cassonetti gialli	11
]]centro estetico	-19
]]centro trasfusionale	-10
]]che dica	-16
]]che diventi	-10
]]che finora	-22
]]che fuma	-12
]]che galleggia	-17
]]che maniera	-21
]]che sarebbe	-16
]]che scade	-12
]]che seguono	-12
]]che spieghi	-9
]]che stia	-15
]]che tu	-15
]]chi arriva	-13
]]chi consegna	-16
]]chi finisce	-12
]]chi monta	-19
]]chi ritira	-17
]]chi trova	-8
]]chiusura contabile	-17
]]ci fosse	-14
]]ci provo	-11
]]ci riesce	-19
]]ci stanno	-14
]]cinque anni	-15
]]cinque litri	-13
]]circa 0	-9
]]circa ottanta	-17
]]circa trecento	-23
]]classe 0	-22
]]codice 0	-12
]]col filo	15
]]col tester	-12
]]col vapore	-20
]]come promesso	-20
]]con 0	-9
]]con calma	-22
]]con chiave	-9
]]con foto	-18
]]con l'alcol	-15
]]con l'argano	-9
]]con l'aspiratore	-9
]]con l'opera	-13
]]con l'unghia	-11
]]con lucchetto	-11
]]con parole	-21
]]con torcia	-10
]]condition report	-14
]]contatori dell'acqua	17
]]conto dell'associazione	-12
]]cordiali saluti	-8
]]cortese attenzione	-14
]]da 0	16
]]da appendere	-21
]]da bar	-11
]]da casa	15
]]da destra	-15
]]da entrambi	-12
]]da maggio	-25
]]da mangiare	10
]]da qualche	-19
]]da rifare	-12
]]da scarpe	-15
]]da sistemare	-17
]]da sola	-11
]]da sole	-17
]]da soli	-19
]]da tenere	-15
]]da terra	-15
]]da trent'anni	-25
]]da tutta	-14
]]da undici	-9
]]da vent'anni	-27
]]dal 0	-33
]]dal bordo	-19
]]dal gestionale	-13
]]dal lato	-16
]]dal liceo	-17
]]dal magazzino	-14
]]dal portale	-21
]]dal retro	-8
]]dal signor	-9
]]dalla pancia	-15
]]dalla parete	-22
]]dalla porta	-25
]]dalla stanza	-18
]]dalle 0	-21
]]degli abiti	-30
]]degli errori	-19
]]degli strumenti	10
]]dei clienti	-9
]]dei contatori	-25
]]dei farmaci	-19
]]dei quali	-12
]]dei veicoli	-26
]]del 0	-31
]]del badge	-12
]]del bar	-18
]]del carico	-19
]]del database	12
]]del diametro	-22
]]del fumo	-14
]]del ghiaccio	22
]]del giorno	-11
]]del mattino	16
]]del mercato	-18
]]del museo	-25
]]del pesce	12
]]del pomeriggio	-13
]]del ponte	-15
]]del rubinetto	-15
]]del servizio	-17
]]del volo	-20
]]della 0	-12
]]della chiusura	-19
]]della cisterna	-26
]]della cooperativa	-17
]]della prima	-24
]]della sala	-30
]]della settimana	-13
]]della soprintendenza	-18
]]della vasca	-17
]]della zona	-24
]]delle 0	-19
]]delle batterie	-24
]]delle biciclette	-18
]]delle lenti	-23
]]delle piante	-25
]]deve restare	-12
]]deve segnare	-15
]]deve stare	-13
]]deve toccare	-17
]]di 0	-19
]]di accendere	-14
]]di ancona	-12
]]di aprire	-18
]]di arrivo	-16
]]di base	-15
]]di bologna	-14
]]di brescia	-11
]]di buttare	-17
]]di carico	-18
]]di carta	-22
]]di continuità	-11
]]di credito	-10
]]di cuore	-12
]]di distribuzione	-11
]]di domenica	-25
]]di entrare	-25
]]di famiglia	-14
]]di farina	-14
]]di fianco	-11
]]di fissare	-22
]]di fronte	-14
]]di giorno	-12
]]di grasso	-15
]]di isolamento	-19
]]di istruzioni	-14
]]di lato	-15
]]di leggere	-16
]]di legno	-23
]]di lino	-11
]]di maggio	-19
]]di mano	-24
]]di manutenzione	-16
]]di mare	-20
]]di matrimonio	-10
]]di mettere	-26
]]di montagna	-14
]]di muffa	-10
]]di nascita	-12
]]di natale	-11
]]di notte	17
]]di novembre	-9
]]di nuovo	-31
]]di ordinare	-22
]]di otto	-20
]]di parlare	-13
]]di partire	-13
]]di pausa	-14
]]di plastica	-17
]]di prodotto	-13
]]di pulizie	-15
]]di quartiere	-14
]]di quattordici	-16
]]di recupero	-16
]]di salire	-23
]]di san	-23
]]di scendere	-18
]]di scorta	-16
]]di seta	10
]]di sicurezza	-15
]]di silenzio	-24
]]di soggiorno	-11
]]di solito	-26
]]di sopra	-26
]]di stanza	-15
]]di stendere	-11
]]di sé	-14
]]di terra	-22
]]di toccare	-15
]]di torino	-9
]]di trasporto	-17
]]di turno	-28
]]di uscire	-12
]]di vetro	-20
]]di via	-22
]]di volo	-11
]]di zucchero	-10
]]dice 0	-10
]]dice prima	-15
]]dieci anni	12
]]dieci centimetri	-16
]]documento originale	-9
]]don luca	-11
]]dopo 0	-16
]]dopo aver	-12
]]dopo l'invio	-15
]]dopo l'ultimo	-21
]]due anni	-10
]]due colleghe	-13
]]due dischi	-14
]]due dita	-16
]]due euro	-24
]]due frasi	-11
]]due lembi	-9
]]due mamme	-15
]]due mesi	-16
]]due millimetri	-14
]]due pagine	-14
]]due righe	-20
]]due settimane	-20
]]duemila euro	-18
]]e 0	-18
]]e abbia	-13
]]e basta	-20
]]e cappello	-18
]]e cinquanta	-9
]]e consegna	-13
]]e d'estate	-11
]]e durc	-20
]]e glielo	-10
]]e guardano	-9
]]e inserisce	-13
]]e l'altra	21
]]e l'altro	15
]]e mezza	-23
]]e ognuno	-13
]]e porta	-16
]]e prima	-10
]]e rilevatore	-11
]]e ritira	-15
]]e sapone	-12
]]e scadenza	-16
]]e scarico	-11
]]e soprattutto	-16
]]e stop	-11
]]e toglierla	-16
]]e tu	-20
]]e vado	-11
]]e zucchero	-12
]]eh buonasera	-16
]]entro 0	-20
]]entro venerdì	-18
]]esce prima	-15
]]fa accomodare	-10
]]fa firmare	-10
]]fa girare	-10
]]fa l'appello	-15
]]fa leggere	-10
]]fa notare	-15
]]fa passare	-15
]]fa sedere	-17
]]farina forte	-12
]]fili rotti	-12
]]filtro doppio	-9
]]fine giornata	10
]]fine settimana	-24
]]finestre chiuse	-16
]]finita l'ultima	-13
]]foglio haccp	-13
]]forno 0	-16
]]fra 0	-8
]]genitore presente	-9
]]gg prima	-10
]]giorni lavorativi	-17
]]giorni prima	-23
]]giorno 0	-16
]]giorno prima	-20
]]gli accessi	-8
]]gli aghi	-14
]]gli assegni	-10
]]gli oggetti	-22
]]gli orari	-10
]]gli orologi	-16
]]gli spartiti	15
]]gli stivali	-17
]]gli uffici	-15
]]guarda prima	-13
]]ha avuto	-13
]]ha bucato	-11
]]ha chiamato	-9
]]ha dovuto	-12
]]ha fretta	-13
]]ha lasciato	-12
]]ha mandato	-12
]]ha mangiato	-14
]]ha messo	-14
]]ha pazienza	-16
]]ha ragione	-14
]]ha toccato	-16
]]ha vinto	-11
]]ha voluto	-10
]]hanno mangiato	-18
]]ho bisogno	-11
]]i 0	-32
]]i bambini	-16
]]i biglietti	-12
]]i birilli	-12
]]i buoni	-12
]]i cani	-10
]]i capezzoli	-12
]]i caratteri	-20
]]i clienti	-15
]]i copriscarpe	-14
]]i delegati	-12
]]i familiari	9
]]i filtri	-13
]]i fogli	-21
]]i giovani	-12
]]i gruppi	-18
]]i letti	-19
]]i libri	-23
]]i melari	-8
]]i miei	-19
]]i minori	-8
]]i nostri	-13
]]i passaggi	-22
]]i passeggeri	-13
]]i passi	-14
]]i piatti	-14
]]i portici	-18
]]i posti	-16
]]i primi	-13
]]i prodotti	-8
]]i proprietari	-15
]]i punti	-22
]]i rami	-14
]]i reparti	-12
]]i rifiuti	-16
]]i rossi	-15
]]i rubinetti	-12
]]i sacchetti	-11
]]i sigilli	-14
]]i telaini	-10
]]i telefoni	-11
]]i tubi	-11
]]i turisti	-24
]]i vestiti	-8
]]i vigili	-13
]]il 0	-37
]]il bagno	-12
]]il bibliotecario	-8
]]il bollettino	-9
]]il bollino	-8
]]il bordo	-21
]]il cambio	-20
]]il canale	-23
]]il cane	-23
]]il cannello	-10
]]il capitolo	-20
]]il capogruppo	-9
]]il capoturno	-15
]]il carroponte	-9
]]il cavo	-15
]]il certificato	-11
]]il cilindro	-16
]]il cliente	-20
]]il cloro	-15
]]il collaboratore	-14
]]il collaudo	-25
]]il colore	-17
]]il comandante	-13
]]il committente	-15
]]il compagno	-13
]]il computer	-18
]]il condition	-14
]]il consenso	-20
]]il consorzio	-19
]]il consulente	-11
]]il contrario	-21
]]il contratto	-14
]]il coordinatore	-19
]]il coperchio	-19
]]il corso	-19
]]il cuore	-12
]]il custode	-14
]]il danno	-11
]]il delirio	-11
]]il disco	-10
]]il dottor	-11
]]il dump	-9
]]il fango	-15
]]il feltro	-16
]]il fieno	-13
]]il filare	-14
]]il filo	-24
]]il fonico	-15
]]il fornitore	-16
]]il forno	-19
]]il freno	-13
]]il gatto	-17
]]il gelato	-15
]]il getto	-22
]]il gioco	-12
]]il giorno	-33
]]il giovedì	-31
]]il gruppo	-21
]]il latte	-23
]]il lavaggio	-19
]]il legno	-14
]]il libretto	-9
]]il lievito	-18
]]il link	-12
]]il livello	-16
]]il lucchetto	-10
]]il maestro	-12
]]il manutentore	-14
]]il maresciallo	-9
]]il materiale	-9
]]il mercoledì	-20
]]il messaggio	-10
]]il microchip	-13
]]il microfono	-16
]]il mosto	-15
]]il motivo	-12
]]il motore	-21
]]il noleggio	-24
]]il notaio	-9
]]il nuovo	-21
]]il palmare	-13
]]il pane	-9
]]il panno	-14
]]il parcheggio	-13
]]il parere	-9
]]il parroco	-18
]]il paziente	-18
]]il pc	-11
]]il perimetro	12
]]il permesso	-20
]]il pesce	-22
]]il pettine	-16
]]il pezzo	-14
]]il piatto	-8
]]il piazzale	-16
]]il piccolo	-10
]]il pilota	-12
]]il ponte	-21
]]il portello	-13
]]il portiere	-15
]]il pos	-10
]]il prelievo	-25
]]il presidente	-9
]]il prezzo	-16
]]il proprietario	-14
]]il prossimo	-20
]]il pubblico	-16
]]il ragazzo	-14
]]il raso	-13
]]il recupero	-25
]]il restauratore	-9
]]il resto	-18
]]il rientro	-20
]]il rifrattometro	-13
]]il rilevatore	-8
]]il riscaldamento	-9
]]il ristorante	-19
]]il sacchetto	-21
]]il sacrestano	-17
]]il sale	-15
]]il segno	-13
]]il segretario	-11
]]il serbatoio	-11
]]il server	-8
]]il sigillo	-17
]]il signor	-20
]]il succo	-14
]]il tagliando	-12
]]il taglio	-25
]]il tampone	-15
]]il tappo	-16
]]il tempo	-11
]]il tesserino	-20
]]il test	9
]]il ticket	-16
]]il titolare	-9
]]il titolo	-9
]]il tubo	-20
]]il turno	-26
]]il vaso	13
]]il vassoio	-10
]]il vello	-13
]]il velo	-15
]]il verricello	-18
]]il vescovo	-16
]]il vet	-10
]]il veterinario	-13
]]il vetro	-24
]]il vino	16
]]il volo	-13
]]il vostro	-13
]]in 0	-19
]]in alto	-18
]]in ammollo	-13
]]in arrivo	13
]]in ascensore	20
]]in bacheca	-11
]]in bagno	10
]]in bella	-16
]]in biblioteca	-15
]]in cabina	-9
]]in camera	-17
]]in carico	-24
]]in carta	-22
]]in cartella	-15
]]in cassaforte	-10
]]in cassetta	-14
]]in cella	-31
]]in classe	9
]]in coda	-13
]]in contanti	-13
]]in corridoio	-11
]]in corso	-14
]]in cucina	-15
]]in deposito	8
]]in diagonale	-16
]]in diretta	11
]]in doppia	-9
]]in folle	-19
]]in forma	-14
]]in funzione	-24
]]in italiano	-16
]]in lavaggio	-16
]]in linea	-12
]]in mano	-23
]]in media	-20
]]in modalità	-21
]]in negozio	-20
]]in orizzontale	-19
]]in ospedale	-21
]]in particolare	-16
]]in pensione	-19
]]in portineria	-21
]]in prestito	-8
]]in sacchetti	-14
]]in sala	13
]]in scatole	-15
]]in sospeso	-11
]]in staging	-19
]]in tasca	-8
]]in tutta	-19
]]in uscita	14
]]in vasca	13
]]in vista	-15
]]l'acido citrico	-17
]]l'allenatore ferma	-12
]]l'assistente porta	-8
]]l'ha lasciata	-21
]]l'ha portato	-9
]]la bandiera	15
]]la barca	-18
]]la batteria	-13
]]la benna	-18
]]la bici	-18
]]la bocca	-13
]]la bolla	-23
]]la bozza	-10
]]la cabina	-11
]]la cagliata	16
]]la caldaia	-18
]]la calza	-8
]]la camera	-11
]]la carne	-13
]]la carta	-16
]]la cartella	-15
]]la cassetta	13
]]la cassiera	-11
]]la centrale	-26
]]la chiave	-28
]]la chiusura	15
]]la classe	-11
]]la cliente	-21
]]la colpa	-18
]]la consegna	15
]]la convenzione	-14
]]la cooperativa	-20
]]la coordinatrice	-16
]]la copertura	-24
]]la crosta	-19
]]la cucina	-13
]]la cuoca	-13
]]la custodia	-22
]]la dirigente	-15
]]la discesa	-19
]]la dottoressa	-10
]]la farmacia	-14
]]la fattura	-17
]]la forchetta	-15
]]la forma	-20
]]la foto	-23
]]la fretta	-17
]]la gente	-11
]]la gestione	-17
]]la giornata	-14
]]la guarnizione	-15
]]la lama	-16
]]la lancetta	-20
]]la lastra	-11
]]la lente	-16
]]la luna	-13
]]la macchinetta	-15
]]la maestra	-18
]]la mail	-18
]]la mamma	-15
]]la mano	-27
]]la matricola	-11
]]la mattina	-37
]]la merce	-18
]]la messa	-21
]]la miscela	-11
]]la molla	-10
]]la notte	-25
]]la pagina	-16
]]la palla	-11
]]la parete	-12
]]la parrucca	-15
]]la pelle	-20
]]la persona	-18
]]la piastra	-25
]]la piattaforma	-16
]]la pinza	-11
]]la pinzetta	11
]]la pioggia	-11
]]la piscina	-19
]]la playlist	-18
]]la polizia	-15
]]la polizza	-12
]]la polvere	-16
]]la pompa	-21
]]la porta	-19
]]la portineria	-12
]]la pratica	-10
]]la praticante	-14
]]la presente	-9
]]la preside	-20
]]la prima	-46
]]la prova	-33
]]la provincia	-22
]]la pulizia	-33
]]la quota	-8
]]la radio	-11
]]la ragazza	-23
]]la registrazione	-20
]]la rete	16
]]la revisione	-13
]]la ricarica	-15
]]la ricevuta	-18
]]la riempitrice	-19
]]la ringrazio	-16
]]la riparazione	-16
]]la sala	-22
]]la salvietta	-14
]]la saracinesca	-18
]]la scadenza	-12
]]la schiuma	-8
]]la scoria	-12
]]la scrivente	-20
]]la scriviamo	-22
]]la settimana	-19
]]la sezione	-18
]]la sfilata	-23
]]la sigla	-9
]]la solforosa	-18
]]la soprintendenza	-9
]]la sostituzione	-26
]]la spatola	-20
]]la spazzola	-16
]]la stagista	-17
]]la stesura	-20
]]la strada	-19
]]la tabella	-13
]]la tacca	-13
]]la targhetta	-11
]]la tavola	-11
]]la teleferica	-17
]]la telefonata	-26
]]la terra	-24
]]la terza	-19
]]la tessera	10
]]la togliamo	-20
]]la torcia	-17
]]la traccia	-13
]]la valigetta	-13
]]la valvola	-14
]]la vasca	-29
]]la vecchia	-14
]]la ventola	-13
]]la vite	-23
]]la voglio	-17
]]la zolla	-14
]]la zona	-13
]]lana bagnata	-16
]]lascia asciugare	-13
]]le 0	-24
]]le api	-13
]]le batterie	-10
]]le bombole	22
]]le borse	-21
]]le buste	-8
]]le cassette	-32
]]le ceneri	-21
]]le consegne	-21
]]le correzioni	-15
]]le cuciture	-13
]]le date	-18
]]le dita	-11
]]le firme	-15
]]le gambe	-13
]]le immagini	-14
]]le impronte	16
]]le lenti	-29
]]le minorenni	-16
]]le nove	-15
]]le opere	-20
]]le parole	-16
]]le parti	-9
]]le peonie	-21
]]le porte	-19
]]le registrazioni	-18
]]le regole	-23
]]le richieste	16
]]le ruote	-12
]]le scadenze	-22
]]le scale	13
]]le scarpe	-20
]]le scatole	-16
]]le schede	-8
]]le stesse	-17
]]le teste	-17
]]le visite	-15
]]le vongole	-14
]]li autorizza	-10
]]liberatoria firmata	-11
]]lo accompagna	-14
]]lo comunica	-12
]]lo lasci	-14
]]lo leggono	-12
]]lo riporta	-9
]]lo sa	-20
]]lo sai	-16
]]lo sanno	-9
]]lo scontrino	-10
]]lo scriva	-13
]]lo spago	-16
]]lo spazio	-12
]]lo spazzolino	-10
]]lo sporco	-19
]]lo spray	-13
]]lo stato	-12
]]lo straccio	-21
]]lo strumento	12
]]lo zaino	-11
]]lucchetto personale	-11
]]luce radente	-10
]]macchina ferma	-10
]]mai dormirci	-13
]]mattina presto	-12
]]medico prima	-14
]]mese prossimo	-11
]]metri quadri	-11
]]mette l'etichetta	-16
]]mezz'ora prima	-21
]]mi avevi	-17
]]mi pare	-12
]]mi raccomando	-8
]]mi senti	-20
]]mi servirebbe	-12
]]mia figlia	-10
]]mia moglie	-15
]]min prima	-13
]]minuti prima	-14
]]mio cugino	-18
]]mio suocero	-20
]]misura giusta	-13
]]motore spento	-13
]]ne occupa	-9
]]ne prendono	-10
]]negli ultimi	-17
]]nel 0	-15
]]nel cassetto	-12
]]nel contenitore	-14
]]nel gruppo	-13
]]nel lavello	-11
]]nel novantotto	-17
]]nel programma	-9
]]nel vaso	-20
]]nella cartella	-19
]]nella cassetta	-20
]]nella cesta	-9
]]nella stanza	-10
]]nella tanica	-14
]]nella tazza	-9
]]nella vasca	-24
]]nelle buste	-9
]]nello smielatore	-13
]]niente maiale	-16
]]niente telefoni	-11
]]no anzi	-12
]]no foto	-14
]]no scherzo	-12
]]no scusa	-18
]]non arriva	-11
]]non c'entra	-18
]]non coincidono	-12
]]non entrano	-10
]]non esiste	-21
]]non risponde	-17
]]nostra azienda	-19
]]nostra scuola	-14
]]o sangue	-10
]]occhi chiusi	-20
]]ogni 0	-18
]]ogni anno	-17
]]ogni capezzolo	-12
]]ogni cassetta	-14
]]ogni cassetto	-12
]]ogni giorno	-20
]]ogni quindici	-17
]]ogni settimana	12
]]ogni venerdì	-18
]]oltre 0	-24
]]ordine inverso	-11
]]ore 0	-21
]]ore prima	-18
]]otto anni	-22
]]parte dall'alto	-15
]]partita iva	-18
]]per 0	-16
]]per conto	-12
]]per cortesia	-10
]]per favore	-19
]]per fortuna	-16
]]per mail	15
]]per prima	-12
]]per primi	-15
]]per terra	-13
]]per ultima	-17
]]per ultimi	-12
]]perché sto	-18
]]pesa 0	-14
]]pettine piatto	-10
]]piscina comunale	-20
]]più alto	-10
]]più piccolo	-11
]]più precisamente	-10
]]poi 0	-16
]]poi risciacquo	-10
]]prima dell'apertura	-16
]]prima uscita	-25
]]primo accesso	-10
]]primo giorno	15
]]pro loco	-12
]]pronto soccorso	-20
]]protezione civile	-11
]]prova microfoni	-13
]]prova prova	-29
]]punti vendita	-11
]]quando arriva	-32
]]quanto segue	-21
]]quaranta gradi	-15
]]quarantacinque gradi	-10
]]quattordici anni	-16
]]quel giorno	-22
]]quindi parlo	-14
]]ragazzi nuovi	-22
]]registro mentre	-11
]]resta accanto	-10
]]restano 0	-17
]]sacco blu	-17
]]sala prove	-13
]]sale grosso	-12
]]salvietta disinfettante	-12
]]san rocco	-19
]]scheda d'ingresso	13
]]scrivi tu	-22
]]scusa prima	-9
]]se arriva	-13
]]se insistono	-10
]]se l'adulto	-10
]]se n'è	-16
]]se respira	-9
]]se sembra	-16
]]segna 0	-16
]]sei anni	-17
]]sei settimane	-11
]]senza etichetta	-10
]]senza glutine	-16
]]senza occhiali	-22
]]serra 0	24
]]sessanta gradi	-12
]]settimana prima	-17
]]settimana scorsa	-20
]]si accendono	-11
]]si accetta	12
]]si accettano	-12
]]si accosta	-12
]]si aggancia	-12
]]si aggiunge	-21
]]si allenta	-8
]]si alza	-10
]]si annusa	-15
]]si appende	-24
]]si appoggia	-16
]]si approva	-14
]]si archivia	-11
]]si arriva	-29
]]si asciuga	-25
]]si assaggia	-20
]]si attacca	-16
]]si avvolge	-12
]]si bagna	-11
]]si blocca	-16
]]si butta	-21
]]si buttano	-21
]]si cala	-14
]]si cambiano	-18
]]si cammina	-19
]]si cancellano	-16
]]si capisce	-14
]]si caricano	-15
]]si cerca	-13
]]si chiedono	14
]]si chiudono	-11
]]si cola	-15
]]si compone	-12
]]si confronta	-17
]]si consegnano	-24
]]si conservano	-8
]]si copiano	-11
]]si copre	-12
]]si corregge	-10
]]si danno	-16
]]si disinfetta	-21
]]si disinfettano	-14
]]si espone	-16
]]si estrae	-9
]]si formattano	-8
]]si forzano	-14
]]si fotografano	-8
]]si guardano	-12
]]si immerge	-12
]]si infila	-21
]]si inserisce	-19
]]si intende	-12
]]si inventa	-12
]]si lasciano	-16
]]si lavano	16
]]si lega	-22
]]si leggono	-16
]]si leva	-18
]]si lubrificano	-9
]]si mischiano	-11
]]si misurano	-8
]]si mostra	-10
]]si muove	-14
]]si offre	-11
]]si passano	-13
]]si perde	-23
]]si piega	-11
]]si porta	-21
]]si portano	-15
]]si posano	-13
]]si prega	-11
]]si preleva	-14
]]si prenota	-12
]]si prepara	-24
]]si presenta	-14
]]si prova	-26
]]si pulisce	-22
]]si puliscono	-10
]]si raddrizzano	-18
]]si raschia	-19
]]si registra	-10
]]si regolano	-10
]]si restituisce	-10
]]si ricarica	-16
]]si richiama	-15
]]si ricontrolla	-15
]]si rientra	-20
]]si rifà	-12
]]si rimanda	-13
]]si rimette	-19
]]si rinfresca	10
]]si ringrazia	-13
]]si rinnova	-13
]]si riporta	-9
]]si risponde	8
]]si ritirano	-23
]]si riuniscono	-10
]]si sale	-24
]]si salva	-8
]]si salvano	-21
]]si scalda	-24
]]si scambiano	-15
]]si scarica	-19
]]si scaricano	-18
]]si sceglie	-11
]]si sciacqua	-16
]]si sciacquano	-13
]]si scrivono	-14
]]si sente	-27
]]si sfila	-10
]]si smiela	-8
]]si smonta	-12
]]si smontano	-13
]]si soffia	-16
]]si solleva	-14
]]si spazza	-20
]]si spazzola	-13
]]si spedisce	-12
]]si spegne	-30
]]si spengono	-18
]]si spiega	-16
]]si sposta	-21
]]si srotola	-13
]]si stacca	-11
]]si stende	-21
]]si stendono	-12
]]si strappa	-19
]]si svuota	-23
]]si taglia	-26
]]si tagliano	-18
]]si tengono	-18
]]si timbra	-10
]]si veda	-18
]]si vede	-19
]]si vendono	-21
]]si versa	-18
]]si versano	-18
]]siamo rimasti	-11
]]sigillo rotto	-13
]]soccorso alpino	-14
]]solforosa libera	-17
]]sono sparite	-8
]]sono stati	-9
]]sopra 0	-12
]]sotto 0	-17
]]sotto cappa	-18
]]spray blu	-13
]]stagione 0	-18
]]stesso giorno	-21
]]sto guidando	-18
]]su carta	12
]]succhioni interni	-10
]]sui tavoli	-9
]]sul braccialetto	-9
]]sul calendario	-15
]]sul canale	-16
]]sul gruppo	-18
]]sul monitor	-9
]]sul muro	-22
]]sul polso	-16
]]sul ponte	-8
]]sul portale	-10
]]sul sito	-13
]]sul tavolo	-25
]]sulla bilancia	-14
]]sulla griglia	-18
]]sulla lavagna	-14
]]sulla lavagnetta	-9
]]sulla porta	-22
]]sulla scala	-14
]]suor agnese	-15
]]sì pronto	-19
]]tapis roulant	-11
]]teatro comunale	-13
]]temperatura ambiente	-12
]]teo 0	-18
]]terra collegata	-9
]]testo unico	-17
]]ti devo	-20
]]ti mando	-21
]]ti prego	-9
]]ti ricordi	-17
]]torna indietro	-17
]]tre mesi	-25
]]tre volte	-35
]]turno serale	-17
]]tutto intorno	-12
]]un adulto	-19
]]un anno	-18
]]un apprendista	-15
]]un bagnetto	-9
]]un bel	-20
]]un campione	-16
]]un cane	-20
]]un cliente	9
]]un colpo	-21
]]un disastro	-11
]]un disco	-20
]]un dito	-17
]]un errore	-12
]]un foglietto	-16
]]un gioco	-21
]]un giorno	-16
]]un gruppo	-23
]]un impianto	-13
]]un libro	-20
]]un metro	-11
]]un millimetro	-17
]]un minuto	-25
]]un nuovo	-26
]]un ospite	-26
]]un palmo	-13
]]un parere	-10
]]un pezzetto	-18
]]un po'	-15
]]un post-it	-16
]]un protocollo	-23
]]un pugno	-14
]]un ragazzo	-17
]]un signore	-18
]]un turno	-21
]]un'ora prima	-13
]]una bozza	-10
]]una cliente	-24
]]una famiglia	-10
]]una foto	-17
]]una linea	-18
]]una mano	-20
]]una notte	-26
]]una pagina	-13
]]una persona	-13
]]una piccola	-15
]]una prova	-15
]]una ragazza	-13
]]una recensione	-19
]]una regola	-14
]]una riga	-19
]]una settimana	-32
]]una trentina	-22
]]una ventina	-13
]]undici anni	-11
]]vedi tu	-21
]]ventisei gradi	-10
]]verbale precedente	-13
]]verbale riunione	-13
]]verso l'alto	-9
]]viene prima	-22
]]vietato fumare	-9
]]vpn attiva	-12
]]zona fao	-11
]]| aiuto	-13
]]| casaro	-15
]]| coltello	-10
]]| note	-12
]]è arrivato	-19
]]è capitato	-14
]]è fatta	-10
]]è mancato	-19
]]è morta	-15
]]è possibile	-22
]]è pronta	-11
]]è raddoppiato	-10
]]è rimasta	-18
]]è rimasto	-17
]]è rotta	-13
]]è rotto	-10
]]è stata	-22
]]è stato	-17
]]è successo	-16
]]è tornato	-11
]]è umido	-18
]]è venuto	-17
]]– 0	-27
]]– magazzino	-17
]]– promemoria	-23
]]☐ meteo	-13
]a	-9900
]abbassa	-9
]abbia	-24
]abbiamo	-9900
]abiti	-36
]acacia	-15
]accanto	-33
]accende	-9900
]accendere	-14
]accendo	-15
]accendono	-14
]accensione	-21
]accesa	-24
]acceso	-9900
]accessi	-8
]accesso	-23
]accetta	11
]accettano	-12
]accettazione	-17
]accoglie	14
]accomodare	-11
]accompagna	-14
]accordatura	-24
]accordi	-14
]accordo	-19
]accosta	-12
]account	-14
]acetone	-11
]acido	-13
]acqua	-9900
]acquisti	-17
]acquisto	-16
]ad	-9900
]addetti	-12
]adesso	-9900
]adulti	-26
]adulto	-20
]aereo	-22
]aeroporto	-13
]affitto	-11
]agg	-19
]aggancia	-12
]aggiorna	-18
]aggiornare	-16
]aggiunge	-22
]aggiungere	-13
]aghi	-14
]agli	-9900
]agnese	-15
]agosto	-25
]agricola	-18
]ah	-17
]ahahah	-11
]ahimè	-8
]ai	-9900
]aiuta	-13
]aiuto	-12
]akela	-12
]al	-9900
]alberghi	-10
]alcalino	-17
]alcol	-14
]alimentare	14
]all'altra	-10
]all'amministratore	-9
]all'aperto	-18
]all'aria	-18
]all'arrivo	-19
]all'ingresso	-20
]all'ombra	-24
]all'ora	-18
]all'ordine	-13
]all'ufficio	-24
]alla	-9900
]allarmi	-20
]alle	-9900
]allenta	-8
]allergie	-23
]allevamento	9
]allievi	-22
]allo	-26
]alloggiati	-12
]allontana	-9
]allora	-9900
]almeno	-9900
]alpino	-14
]alta	-9900
]alto	-20
]altra	-18
]altri	-9900
]altrimenti	-18
]altro	-9900
]alza	-14
]ambiente	-17
]ambito	-11
]ammollo	-13
]analisi	-14
]anche	-9900
]ancona	-12
]ancora	-9900
]ancoraggio	-10
]andare	-20
]andata	-27
]andato	-10
]andrebbe	-16
]anelli	-12
]angoli	-15
]animali	-25
]anna	-12
]anni	-17
]annota	-9900
]annusa	-15
]antincendio	-9
]antitaglio	-18
]antonella	-10
]anzi	-30
]anziani	-20
]aperta	-9900
]aperte	-20
]aperti	-17
]aperto	-26
]apertura	-37
]api	-13
]apiario	-12
]appartamenti	24
]appello	-14
]appena	-9900
]appende	-30
]appendere	-22
]appesa	-14
]appeso	-19
]applica	-17
]applicazione	15
]appoggia	-16
]appoggiare	-9
]apposta	-15
]apprendista	-11
]approva	-14
]approvato	-22
]appuntamento	-12
]appunti	-9900
]appunto	-16
]apre	-9900
]apri	-22
]apriamo	-14
]aprile	-16
]aprire	-22
]aprono	-9900
]archivia	-13
]archivio	-12
]aria	-20
]arriva	-40
]arrivano	-9900
]arrivare	-19
]arrivata	-10
]arrivati	-9
]arrivato	-19
]arrivi	-28
]arrivo	9
]arrotola	-17
]articolo	-20
]ascelle	-13
]ascensore	23
]asciuga	-25
]asciugare	-9
]asciutte	-10
]asciutto	-24
]ascolta	-19
]asiago	-17
]asl	-19
]aspetta	-9900
]aspettano	-20
]aspettare	-10
]aspetti	-19
]aspirazione	-19
]assaggia	-19
]assegna	-11
]assegni	-10
]assemblea	-8
]assente	-11
]assicurazione	-20
]assorbente	-9
]assunta	-17
]attacca	-15
]attaccare	-8
]attaccata	-12
]attaccato	-9
]attenzione	-17
]attesa	-14
]atti	-19
]attiva	-12
]atto	-10
]attorno	-13
]attrezzature	12
]attrezzi	-9
]attrezzo	-14
]audio	-10
]autista	-19
]auto	-21
]automatico	-20
]autorizza	-16
]autorizzazione	10
]autostrada	20
]avanti	-27
]avanzata	-15
]avanzato	-19
]aver	-21
]avere	-9900
]avete	-18
]aveva	-23
]avevi	-17
]avevo	-10
]avrò	-20
]avuto	-23
]avvia	-22
]avviene	-12
]avvisa	-9900
]avvisi	-14
]avvocati	-21
]avvocato	-13
]avvolge	-12
]azienda	-23
]b	-9900
]bacheca	-21
]baci	-20
]backup	-20
]badge	-15
]bagna	-21
]bagnata	-22
]bagnati	9
]bagnato	-20
]bagnetto	-9
]bagnino	-16
]balla	-19
]bambino	-9900
]banchi	-20
]banchina	-26
]banco	-9900
]banda	-14
]bandiera	15
]baracca	-28
]barattolo	-16
]barca	-25
]bari	-13
]barre	-11
]base	-22
]bassa	-23
]basso	-9900
]basta	-30
]bastano	-8
]batte	-19
]batteria	-18
]batterie	-25
]battuta	-12
]bea	-10
]bel	-20
]bella	-31
]bellini	-15
]ben	-19
]bene	-9900
]benissimo	-14
]benna	-18
]benzina	-16
]beppe	-13
]betta	-21
]beve	-30
]bianca	-19
]biancheria	-21
]bianchi	-15
]bianco	-9900
]biblioteca	-14
]bibliotecario	-8
]bicchiere	-16
]bicchieri	-13
]bici	-22
]biciclette	-22
]bidello	-9
]bidone	-9900
]biglietti	-21
]biglietto	-21
]bilancia	-14
]bilancio	-14
]bimba	-13
]birilli	-13
]birra	-21
]bisogna	-24
]bisogno	-11
]blocca	-16
]bloccata	-22
]bloccato	-13
]blocchetto	-20
]blocco	-22
]blu	-26
]bocca	-22
]boh	-19
]bolla	-30
]bollettino	-9
]bollicine	-10
]bollino	-17
]bollo	-18
]bologna	-14
]bombole	19
]booking	-14
]bordi	-14
]bordo	-9
]borsa	-15
]borse	-22
]bottega	-10
]bottiglia	-20
]bottiglie	-20
]bottiglietta	-11
]bottoni	-19
]box	-30
]bozza	-21
]bracci	-11
]braccialetto	-12
]braccio	-12
]bravo	-12
]brescia	-15
]brevi	-13
]bronzo	-20
]brucia	-27
]bruno	-17
]buca	-10
]bucato	-11
]bufala	-19
]bufale	10
]buio	-21
]bulloni	-15
]buon	-18
]buona	-14
]buonasera	-16
]buondì	-11
]buongiorno	-9900
]buoni	-13
]buono	-10
]busta	-9900
]buste	-11
]bustina	-11
]butta	-23
]buttano	-21
]buttare	-23
]butti	-15
]butto	-12
]c'entra	-22
]c'era	-23
]c'è	-9900
]cabina	-11
]cade	-20
]caduta	-19
]cadute	14
]caffè	-9900
]cagliata	12
]cala	-14
]calano	-8
]calce	-9
]calcio	10
]calcola	-12
]calda	-10
]calendario	-16
]calma	-25
]calza	-8
]calze	-17
]cambia	-9900
]cambiano	-24
]cambiare	-13
]cambiato	-16
]camera	-28
]camere	-22
]camino	-19
]camion	-9900
]cammina	-22
]campione	-23
]campo	-22
]canale	-34
]cancellano	-16
]cancello	-11
]candele	-17
]cane	-13
]cani	-14
]canile	12
]canna	-22
]cannello	-16
]cantiere	-21
]cantina	-19
]capezzoli	-12
]capezzolo	-12
]capi	-26
]capire	-21
]capisce	-18
]capisco	-15
]capita	-11
]capitaneria	-18
]capitato	-20
]capito	-19
]capitolo	-23
]capo	-9900
]capogruppo	-18
]capoturno	-16
]cappa	-19
]cappello	-22
]capsula	-15
]carabinieri	-18
]caratteri	-20
]carbone	-13
]carburante	-16
]cari	-17
]carica	-20
]caricano	-15
]caricati	-18
]carico	-38
]carla	-19
]carlo	-10
]carne	-15
]caro	-19
]carrello	-9900
]carroponte	-9
]carrozzine	-9
]carta	-25
]cartella	-26
]cartelli	-21
]cartellino	-9900
]cartello	-9900
]cartolina	-12
]cartoncino	-18
]cartone	-18
]casaro	-15
]caschi	-16
]casco	-17
]caseificio	-19
]casi	-15
]casino	-10
]caso	-9900
]cassa	-9900
]cassaforte	-16
]cassetta	-34
]cassetto	-23
]cassiera	-11
]cassone	-14
]cassonetti	-25
]cate	-9
]categoria	-19
]catena	-11
]catene	-14
]catering	-11
]cause	-18
]cava	-16
]cavallo	-26
]cavo	-25
]ce	-9900
]cede	-11
]cella	-33
]cena	-12
]ceneri	9
]center	-13
]centimetri	-26
]cento	-9900
]centoquaranta	-17
]centoventi	-12
]centri	-20
]centro	-9900
]cera	-22
]ceramica	14
]cerca	-14
]cerimonia	10
]certificato	-18
]cesta	-11
]ceste	-12
]cestello	-14
]chat	-9
]che	-9900
]check	-21
]chi	-9900
]chiama	-9900
]chiamare	-9900
]chiamata	-32
]chiamate	-25
]chiamato	-12
]chiami	-11
]chiara	-9900
]chiaro	-16
]chiave	-11
]chiavetta	-15
]chieda	-10
]chiede	-9900
]chiedere	-11
]chiedete	-9
]chiedi	-17
]chiediamo	-13
]chiedo	-9900
]chiedono	14
]chiesto	-9900
]chili	-24
]chiodi	-18
]chiodo	-12
]chioma	-12
]chiude	-9900
]chiudono	-11
]chiunque	-22
]chiusa	-22
]chiuse	-21
]chiusi	-32
]chiuso	-9900
]chiusura	15
]ci	-9900
]ciao	-9900
]ciascuno	-13
]ciclo	-20
]cilindro	-16
]cima	-12
]cinghia	-20
]cinquanta	-24
]cinque	-9900
]cioè	-9900
]circa	-9900
]circo	13
]circolare	-17
]circolo	-15
]cisterna	-31
]citrico	-17
]civico	-9
]civile	-13
]ciò	-12
]clienti	-16
]cloro	-22
]cm	-25
]coda	-26
]codice	-9900
]cognome	-15
]coi	-31
]coincidono	-12
]col	-9900
]cola	-15
]colazione	-12
]colla	-13
]collaboratore	-14
]collaboratori	-19
]collare	-11
]collaudo	-28
]collega	-9900
]collegata	-13
]colleghe	-20
]colleghi	-15
]colletta	-20
]colletto	-15
]collezione	-13
]collo	-10
]colombo	-22
]colonne	-14
]colonnina	-14
]colore	-28
]colori	-17
]colpa	-19
]colpo	-21
]coltelli	12
]com'è	-18
]comandante	-17
]come	-9900
]comincia	-9900
]cominciare	-21
]comincio	-8
]commessa	-10
]committente	-15
]compagnia	-18
]compagno	-13
]compila	-9900
]compilare	-10
]completa	13
]compone	-14
]comportamento	-16
]compost	13
]compressore	-10
]computer	-26
]comunale	-23
]comune	-9900
]comuni	-16
]comunica	-16
]comunque	-13
]con	-9900
]concerto	-18
]concime	-11
]condition	-14
]condiviso	-13
]condominio	-13
]conferma	-10
]confermare	-17
]confermato	-17
]confezione	-10
]confronta	-17
]confusione	-19
]congelatore	-9
]coni	-12
]consegnano	-24
]consegnare	-11
]consegnata	-21
]consegne	-23
]consenso	-23
]conservano	-8
]conservatore	-16
]consiglio	-18
]consorzio	-21
]consulente	-20
]conta	-9900
]contabile	-18
]container	-20
]contano	-9900
]contanti	-29
]contare	-18
]contati	-18
]contatore	-11
]contatori	-25
]contatto	9
]conteggio	-14
]contenitore	-24
]contenitori	-12
]contesta	-15
]contesto	-10
]conti	-15
]continuità	-11
]conto	-20
]contrario	-26
]contratto	-20
]contro	-24
]controlla	-9900
]controllare	-15
]controlli	-22
]controlliamo	-26
]controllo	-9900
]convenzionati	-13
]convenzione	-23
]convocazione	-14
]coop	-17
]cooperativa	-30
]coordinatore	-23
]coordinatrice	-15
]coperchio	-22
]coperta	-13
]coperte	-16
]coperti	-13
]coperto	-18
]copertura	-24
]copia	-9900
]copiano	-11
]copie	-12
]coppa	-11
]coppie	-12
]copre	-18
]coprire	-9
]copriscarpe	-14
]corda	14
]corde	-11
]coristi	-15
]coro	-14
]corrado	-14
]corregge	-10
]correggere	-17
]corrente	-20
]correre	-9
]correzioni	-15
]corridoio	-12
]corriere	-25
]corrimano	-20
]corsa	11
]corsia	-15
]corsini	-18
]corso	-27
]corte	-16
]cortese	-16
]cortesia	-15
]corto	-20
]cosa	-9900
]cose	-9900
]coso	-19
]costa	-11
]così	-9900
]crea	-15
]credito	-10
]crema	-9
]crepato	-15
]cripta	-14
]croce	-9
]crosta	-19
]crudo	9
]cruscotto	-18
]cuciture	-13
]cuffia	-12
]cugino	-20
]cui	-9900
]cunei	-13
]cuneo	-13
]cuoca	-13
]cuore	-20
]cupola	-9
]cura	-21
]curo	-13
]custode	-15
]custodia	-27
]d'acciaio	-21
]d'accordo	-24
]d'aceto	-11
]d'acqua	-22
]d'alluminio	-17
]d'estate	-15
]d'identità	-25
]d'inverno	-11
]d'ora	-9900
]da	-9900
]dai	-9900
]dal	-9900
]dall'alto	-19
]dall'altra	-12
]dalla	-9900
]dalle	-9900
]dallo	-26
]danni	-16
]danno	-20
]dare	-19
]dario	-21
]darlo	-19
]data	-9900
]date	-22
]dati	-18
]dato	-12
]davanti	-9900
]davvero	-12
]ddt	-15
]decide	-9900
]decimo	-10
]deciso	-12
]defibrillatore	-20
]defunto	-17
]degli	-9900
]dei	-9900
]del	-9900
]delega	-11
]delegati	-12
]delirio	-11
]dell'acqua	12
]dell'anno	-15
]dell'apertura	-16
]dell'asilo	-17
]dell'asl	-15
]dell'associazione	-12
]dell'impianto	-12
]dell'operatrice	-11
]dell'umido	-15
]della	-9900
]delle	-9900
]dello	-9900
]demineralizzata	-11
]dentro	-9900
]denuncia	-11
]desidera	-12
]desk	-17
]destra	-17
]detenuti	-17
]detersivo	-17
]detta	-20
]detto	-9900
]deve	-9900
]devi	-16
]devo	-25
]devono	-25
]di	-9900
]diagonale	-16
]diametro	-22
]diamo	-8
]dica	-17
]dice	-9900
]dicembre	-23
]dicevo	-15
]dichiarazione	-15
]diciamo	-26
]diciannove	-12
]diciotto	-14
]dico	-9900
]dicono	-17
]dieci	-9900
]diesel	11
]diete	-22
]dietro	-9900
]difetti	-11
]differenza	-14
]differenze	-15
]digitale	-12
]digiuno	8
]diluente	-13
]dimmi	-18
]dipende	-8
]dipendente	-10
]dire	-9900
]diretta	11
]direttivo	-11
]diretto	-11
]direttore	-9900
]direzione	-9900
]dirigente	-22
]disabili	-16
]disastro	-11
]discesa	16
]dischi	-14
]disciplinare	-21
]disco	-29
]discussioni	-12
]disegni	-17
]disinfetta	-21
]disinfettano	-14
]disinfettante	-20
]dispone	-12
]disposizione	-9
]distinta	-15
]distribuzione	-20
]dita	-19
]ditemi	-21
]dito	-24
]ditta	-9900
]diventa	-10
]diventi	-10
]diverse	-14
]diverso	-17
]divide	-10
]divise	16
]do	-16
]dobbiamo	-22
]doccia	-10
]docente	-11
]documenti	-9900
]documento	-9900
]dodici	-9900
]dogane	-16
]dolce	-17
]dolci	-22
]dolore	-19
]domanda	-29
]domande	-24
]domani	-32
]domenica	-10
]domicilio	10
]don	-19
]donna	-11
]donne	-19
]dopo	-9900
]doppi	-9
]doppia	-20
]doppiaggio	-14
]doppio	-20
]dormirci	-13
]dormono	-15
]dott	-14
]dott.ssa	-12
]dottor	-11
]dottore	-13
]dottoressa	-17
]dove	-9900
]dover	-19
]dovuto	-9
]dr	-12
]dragan	-11
]dritta	-20
]dritto	-15
]drone	-20
]due	-9900
]duecento	-16
]duemila	-15
]dump	-9
]dunque	-9900
]dura	-20
]durano	-19
]durante	-28
]durata	-14
]durc	-20
]durezza	-10
]dà	-9900
]e	-9900
]ecco	-9900
]eccomi	-22
]ed	-25
]egregi	-10
]eh	-9900
]ehm	-9900
]elenco	-15
]elettrica	-19
]elettrico	-13
]elettronico	-16
]elisa	-12
]entra	-9900
]entrambi	-13
]entrano	-12
]entrare	-31
]entrata	-11
]entrato	-16
]entro	-9900
]enzo	-10
]equipaggio	-22
]era	-9900
]erano	-14
]eravamo	-8
]ero	-23
]errore	-15
]errori	-24
]esatto	-10
]esce	-9900
]escono	-17
]esegue	-14
]esiste	-33
]esperienza	-12
]espone	-18
]essendo	-22
]essere	-9900
]est	-24
]esterna	21
]esterni	9
]esterno	-14
]estetico	-19
]estintore	-11
]estintori	-26
]estrae	-9
]estratto	-12
]etichetta	-17
]etichette	-11
]ettore	-9
]età	-17
]eventuali	-10
]ex	-16
]excel	-13
]ezio	-17
]f	-11
]fa	-9900
]faccia	-15
]facciamo	-9900
]facciata	12
]facciate	-12
]faccio	-9900
]faceva	-27
]fai	-9900
]fallo	-17
]famiglia	-11
]familiare	-13
]familiari	14
]fammi	-13
]fanghi	-14
]fango	-15
]fanno	-9900
]fao	-11
]far	-9900
]fare	-9900
]farina	-23
]farlo	-20
]farmaco	-18
]farne	-17
]fascia	-18
]fascicolo	-14
]fase	-21
]fate	-31
]fatta	-14
]fatti	-18
]fatto	-9900
]fattura	-27
]fatture	-18
]favore	-19
]febbraio	-26
]febbre	-16
]fede	-14
]felice	-16
]feltro	-19
]ferie	-13
]feriti	12
]fermarsi	-10
]fermata	-13
]fermati	-15
]ferme	-10
]fermi	-26
]fermo	-19
]ferramenta	-10
]ferrara	-10
]ferratura	-18
]ferri	-17
]ferro	-9900
]festa	-17
]fianco	-25
]fieno	-14
]fiera	-21
]figlia	-10
]figlio	-16
]fila	-9900
]filare	-14
]file	-9900
]fili	-12
]film	-27
]filtri	-18
]filtro	-9900
]fin	-12
]finale	-10
]finché	-9900
]fine	-9900
]finestra	-18
]finestre	-16
]finisce	-22
]finiscono	-18
]finita	-12
]finite	-16
]finiti	-17
]finito	-9900
]fino	-9900
]finora	-25
]finta	-10
]firenze	-10
]firma	-9900
]firmare	-15
]firmata	-18
]firmato	-17
]firme	-26
]fiscale	-25
]fischia	-15
]fissa	-16
]fissaggio	-12
]fissare	-25
]fissi	-10
]fisso	-20
]fitosanitario	-11
]flacone	-9
]fogli	-17
]foglia	-23
]foglie	-19
]foglietto	-16
]foglio	-9900
]folle	-19
]fondazione	-11
]fondo	-9900
]fonico	-15
]forbice	-15
]forbici	-15
]forchetta	-15
]forma	-26
]formato	-20
]formattano	-8
]forni	-19
]fornitore	-31
]forno	-24
]forse	-13
]forte	-26
]fortuna	-16
]forzano	-14
]fossa	-15
]fosse	-29
]fotocopia	-10
]fotocopie	-12
]fotografa	-9900
]fotografano	-8
]fotografia	-23
]fra	-9900
]franca	-13
]francese	-9
]frase	-19
]frasi	-14
]fratelli	-15
]fratello	-17
]freddo	-19
]freni	-20
]freno	-18
]fretta	-31
]frigo	9
]fronte	-23
]frusta	-16
]frutta	-24
]fuma	-14
]fumare	-9
]fumo	-15
]fune	11
]funi	-12
]funivia	-20
]funziona	-20
]funzione	-24
]fuoco	-20
]fuori	-9900
]furgone	-9900
]furto	-13
]fwd	-12
]g	-13
]g/mq	-19
]gabbia	-24
]galleggia	-19
]gambe	-12
]gancio	-22
]gara	10
]gas	-9900
]gasolio	10
]gatto	-28
]gelato	-16
]generale	-21
]generali	-11
]generatore	-15
]generica	-11
]genitore	-9900
]genitori	-9900
]gennaio	-29
]gente	-32
]gentile	-19
]gentilissimi	-14
]geom	-10
]gestione	-22
]gestisce	-18
]gestisco	-14
]gestore	-9
]getti	-9
]getto	-19
]gg	-20
]ghiaccio	18
]giacca	-16
]giada	-12
]gialla	-21
]gialli	9
]giallo	-20
]giardino	-11
]gigi	-22
]gino	-14
]ginocchia	-18
]gioco	-24
]giordano	-8
]giornale	-20
]giornali	-9
]giorni	-9900
]giovane	-16
]giovani	10
]gira	-9900
]girare	-14
]girate	-16
]giri	-9900
]giro	-9900
]giubbotto	-8
]giulia	-13
]giusta	-15
]giuste	-17
]giusto	-25
]già	-9900
]giù	-9900
]gli	-9900
]glielo	-11
]glutine	-16
]goccia	-10
]gomito	-10
]gommapiuma	-14
]gonfia	-12
]gradi	-16
]gradirebbe	-18
]graffio	-21
]grande	-9900
]grandi	-23
]grasso	-15
]grato	-21
]gratta	-17
]grazie	-9900
]graziella	-14
]grembiule	-15
]greta	-11
]grigio	-16
]griglia	-17
]grossa	-20
]grosso	-21
]gruppi	-25
]guancia	-10
]guanti	-9900
]guanto	-18
]guarda	-9900
]guardando	-15
]guardano	-15
]guardare	-10
]guardaroba	-17
]guardato	-18
]guardi	-20
]guardia	-22
]guardiano	-14
]guardiola	-8
]guarnizione	-15
]guarnizioni	-14
]guasto	10
]guida	-9900
]guidando	-18
]guscio	-19
]h	-13
]ha	-9900
]haccp	-13
]hai	-19
]hamid	-11
]hanno	-9900
]ho	-9900
]i	-9900
]ieri	-9900
]il	-9900
]ilaria	-15
]imbuto	-18
]immagini	-19
]immerge	-12
]impianto	-13
]importa	-14
]impronte	16
]in	-9900
]incinta	-17
]incrociate	-18
]indietro	-25
]indirizzi	-10
]indossa	-10
]ines	-11
]inferiore	-12
]infermiere	-12
]infila	-29
]infine	-16
]informatica	10
]informazioni	-15
]infortuni	-10
]ing	-25
]ingegnere	-17
]ingresso	-23
]iniziali	-20
]inizio	-23
]innanzi	-11
]inox	12
]insegna	-16
]insegno	-18
]inserisce	-22
]insieme	-9900
]insiste	-9
]insistono	-10
]insomma	-25
]intanto	-21
]integro	-13
]intende	-13
]intera	10
]interessato	-10
]interi	-13
]interna	-19
]internet	-15
]interni	-17
]interno	-36
]intero	-15
]intorno	-25
]invece	-22
]inventa	-12
]invernale	-18
]inverno	10
]inverso	-11
]invia	-13
]inviato	-15
]io	-9900
]iodio	-13
]irene	-14
]iscritto	-9900
]isolamento	-22
]istituto	-9
]istruttore	-26
]istruzioni	-16
]italia	-9
]italiano	-19
]iva	-18
]ivan	-9
]ivano	-11
]jessica	-16
]kevin	-18
]kg	-13
]l'abbiamo	-16
]l'accoglienza	21
]l'acido	13
]l'acqua	-9900
]l'addetta	-8
]l'adulto	-13
]l'agente	-11
]l'agenzia	-13
]l'ago	-13
]l'aiuto	-16
]l'alcol	-15
]l'allarme	-16
]l'allievo	-10
]l'altezza	-13
]l'alto	-9
]l'altra	15
]l'altro	15
]l'analisi	-17
]l'animale	-20
]l'anno	-9900
]l'antidolorifico	-8
]l'apparecchio	-12
]l'appello	-15
]l'appuntamento	-11
]l'area	-19
]l'argano	-9
]l'aria	-19
]l'arrivo	-15
]l'asl	-12
]l'aspiratore	-9
]l'assicurazione	-16
]l'assistente	-13
]l'associazione	-14
]l'asta	11
]l'autista	-20
]l'auto	-13
]l'autoclave	-11
]l'autorizzazione	-18
]l'avviso	-14
]l'avvocato	-13
]l'elenco	-11
]l'erba	-17
]l'etichetta	9
]l'ha	-9900
]l'hai	-15
]l'hanno	-9
]l'ho	-25
]l'iban	-19
]l'impasto	-12
]l'impronta	12
]l'insegnante	-14
]l'interprete	-14
]l'invio	-15
]l'ispettore	-19
]l'ispezione	-14
]l'istruttore	-12
]l'italiano	-12
]l'odore	-11
]l'olio	-14
]l'opera	-14
]l'operatore	-10
]l'ora	-26
]l'orario	-21
]l'ordine	-22
]l'orlo	-16
]l'ospite	-22
]l'rspp	-16
]l'ufficio	-12
]l'ultima	-15
]l'ultimo	-21
]l'umidità	-9
]l'umido	-18
]l'unghia	-11
]l'uscita	14
]l'uso	-16
]l'utente	-11
]la	-9900
]lab	-17
]laboratorio	-9900
]lago	-19
]lama	-18
]lamenta	-13
]lamentano	-9
]lampada	-9900
]lampade	-20
]lampo	-15
]lana	-16
]lancetta	-20
]lancia	-9
]larghe	-11
]lasci	-19
]lascia	-9900
]lasciamo	-9
]lasciano	-18
]lasciare	-13
]lasciarle	-10
]lasciata	-21
]lasciato	-14
]lascio	-23
]lastra	-16
]laterale	-14
]lati	-30
]lato	-17
]latte	-26
]laura	-24
]lava	-9900
]lavaggio	-28
]lavagna	-15
]lavagnetta	-9
]lavanderia	-15
]lavano	16
]lavare	-10
]lavato	-19
]lavatrice	15
]lavello	-11
]lavora	-21
]lavorativi	-17
]lavorazione	-19
]lavori	-20
]lavoriamo	-15
]lavoro	-9900
]le	-9900
]lega	-22
]legale	-13
]legge	-9900
]leggera	-17
]leggere	-23
]leggero	-16
]leggibile	-21
]leggono	-21
]legna	9
]legno	-26
]lei	-9900
]lembi	-12
]lente	-16
]lenti	-34
]lenzuola	-24
]lenzuolo	-12
]leo	-20
]lettera	-16
]letti	-21
]letto	-9900
]lettore	-17
]lettura	-14
]leva	-19
]li	-9900
]libera	-20
]liberatoria	-11
]libero	-14
]libretto	-11
]libri	-10
]libro	-18
]liceo	-17
]lievito	-18
]limatura	-16
]limite	-19
]linee	-24
]lingue	-17
]link	-15
]lino	-11
]list	-13
]lista	-9900
]litri	-24
]liturgico	-9
]livella	-15
]livelli	-13
]livello	-21
]lo	-9900
]locale	-9900
]locatelli	-12
]loco	-12
]lontana	-11
]lontani	-13
]lontano	-14
]loro	-9900
]lotti	-15
]lotto	-9900
]lubrificano	-9
]luca	-24
]lucchetti	-13
]lucchetto	-20
]luce	-9900
]luci	-9900
]ludoteca	-15
]ludovico	-13
]luglio	-20
]lui	-9900
]luna	-13
]lunedì	-9900
]lunga	-18
]lunghi	-13
]lungo	-31
]luogo	-20
]lì	-9900
]m	-19
]ma	-9900
]macchia	-14
]macchiate	-14
]macchie	-8
]macchina	-9900
]macchine	-18
]macchinetta	-14
]macelleria	-19
]madre	-9
]maestra	-21
]maestro	-20
]magari	-21
]magazzino	-21
]maggio	-42
]mai	-9900
]maiale	-16
]mail	9
]malattia	-10
]malga	-17
]mamma	-29
]mamme	-17
]mammelle	-12
]manager	-19
]manca	-9900
]mancano	-16
]mancante	-15
]mancato	-19
]manco	-15
]mancuso	-15
]manda	-9900
]mandare	-14
]mandato	-15
]mandi	-10
]mando	-28
]mangia	-18
]mangiare	10
]mangiato	-23
]mani	-9900
]manico	-13
]maniera	-30
]maniglia	-11
]maniscalco	-13
]mano	-17
]manovre	16
]mantecatore	15
]manubrio	-11
]manutentore	-14
]manutenzione	-30
]mappa	-17
]marca	-19
]marche	-13
]marcia	-20
]maresciallo	-9
]marisa	-9
]marito	-9
]marmo	-17
]martedì	-9900
]marzo	-18
]maschera	-17
]mascherina	-9
]massetto	10
]massimo	-9900
]mastice	-8
]matera	-13
]materasso	-16
]materiale	-11
]matita	-15
]matricola	-11
]matrimonio	-13
]mattino	10
]mattoni	-9
]maturatore	-11
]max	-11
]mazzi	-15
]me	-9900
]media	-20
]medici	-17
]medicine	-12
]medico	-9900
]meglio	-19
]memoria	-23
]meno	-9900
]mensa	-20
]mentre	-27
]menù	-8
]merce	-18
]mercoledì	-25
]mescolare	-11
]mese	-9900
]mesi	-11
]messa	-28
]messaggio	-11
]messo	-18
]mestiere	-17
]metallo	-11
]meteo	-12
]metodo	-11
]metri	-9900
]metro	-22
]metta	-18
]mette	-9900
]mettere	-27
]metterla	-16
]mettete	-10
]metti	-21
]mettiamo	-17
]metto	-10
]mettono	-9900
]metà	-9900
]mezz'ora	-9900
]mezza	-23
]mezzi	-10
]mezzo	-9900
]mezzogiorno	-16
]mi	-9900
]mia	-9900
]michela	-13
]microchip	-17
]microfoni	8
]microfono	-22
]miei	-19
]miele	-14
]millimetri	-18
]millimetro	-17
]min	-9900
]minima	-17
]minori	14
]minuti	-9900
]minuto	-29
]mio	-9900
]mirella	-10
]miscela	-17
]mischiano	-11
]misura	-9900
]misurano	-8
]misure	-15
]mixer	-23
]mm	14
]mobile	-11
]modalità	-21
]modo	-9900
]moduli	-10
]modulo	-9900
]moglie	-16
]molla	12
]molti	-10
]momento	-21
]mondo	-15
]monitor	11
]monta	-20
]montaggio	-31
]montagna	-14
]montare	-14
]monte	-22
]monza	-16
]morta	-18
]morto	-9
]mosto	-15
]mostra	-12
]mostrare	-19
]motivo	-18
]motore	-23
]movimento	-14
]muffa	-21
]multe	-14
]munge	10
]mungitura	17
]muove	-14
]muro	-17
]museo	9
]musicale	-16
]muso	-18
]musulmane	-9
]mutua	-10
]n	-9900
]n'è	-16
]nardi	-12
]nas	-12
]nasce	-19
]nascita	-15
]naso	-14
]nastro	-9900
]natale	-13
]ne	-9900
]neanche	-19
]negativo	-12
]negli	-14
]negozio	-32
]nei	-9900
]nel	-9900
]nell'ultima	-22
]nella	-9900
]nelle	-32
]nello	-9900
]nemmeno	-9900
]neon	-12
]neppure	-18
]nera	-18
]nere	-16
]neri	-15
]nessun	-9900
]nessuna	-9900
]nessuno	-9900
]neve	-16
]nico	-18
]nido	-18
]niente	-9900
]nipote	-16
]nipoti	-10
]nitrile	-21
]no	-9900
]nodi	8
]noi	-9900
]noleggio	-24
]nome	-9900
]nomi	-20
]non	-9900
]nonno	-11
]nord	-18
]normale	-20
]nostra	-9900
]nostri	-16
]nostro	-9900
]nota	-9900
]notaio	-9
]notare	-16
]notarile	-11
]note	-22
]notturna	15
]novanta	-26
]novantotto	-17
]nove	-30
]novecento	-11
]novembre	-12
]nuca	-11
]nulla	-16
]numerati	-10
]numeri	-26
]numero	-9900
]nuova	-9900
]nuove	-19
]nuovi	-33
]nuovo	-17
]né	-16
]o	-9900
]obbligatorio	-18
]obliquo	-19
]occhi	-19
]occhiali	-25
]occhio	-26
]occupa	-9
]odore	-16
]officina	-23
]offre	-16
]offset	-16
]ogg	-19
]oggetti	-22
]oggetto	-9900
]oggi	-9900
]ogni	-9900
]ognuno	-27
]oh	-19
]ok	-9900
]olio	-20
]oltre	-9900
]omar	-22
]online	15
]operativa	-19
]operativo	-11
]operatore	-17
]operatori	-16
]operatrici	-13
]opere	-20
]oppure	-13
]ora	-9900
]orari	-12
]ordina	-8
]ordinare	-22
]ordine	-9900
]ore	-9900
]orecchie	-15
]originale	-25
]origine	-18
]orizzontale	-17
]ormeggiatori	-15
]ornella	-10
]orologi	-19
]orologio	-13
]orti	-16
]ospedale	-21
]ospite	-26
]ospiti	-31
]oss	-11
]ossigeno	-16
]ottanta	-25
]ottantacinque	-14
]ottavio	-11
]otto	-36
]ottobre	-20
]ovviamente	-18
]p.c	-16
]pace	-10
]padiglione	-16
]padova	-19
]padre	-9900
]paese	-13
]paga	-16
]pagano	-14
]pagare	-21
]pagina	-19
]pagine	-22
]pala	-15
]palco	-8
]paletti	-12
]palla	-13
]palmare	-12
]palmo	-13
]pancia	-15
]pane	-16
]pannello	-9
]panno	-17
]pantaloni	-19
]papà	-17
]parapetto	-13
]paratoie	10
]parcheggio	-15
]pare	-17
]parere	-11
]parete	-12
]pari	-13
]parla	-9900
]parlano	-12
]parlare	-20
]parliamo	-11
]parlo	-19
]parole	-31
]parrocchia	-19
]parroco	-22
]parrucca	13
]parte	-9900
]partendo	-11
]partenza	-21
]parti	-19
]particolare	-16
]partire	-17
]partita	-24
]pascoli	-13
]pasqua	-13
]passa	-9900
]passaggi	-25
]passaggio	-18
]passano	-13
]passaporto	-9
]passare	-29
]passato	-13
]passeggeri	-15
]passi	-15
]passo	-9900
]pasta	-12
]pasticceria	-11
]pasto	-17
]patente	-18
]patrizia	-14
]pattini	-12
]paura	-20
]pausa	-18
]pavan	-12
]pavimento	-20
]pazienza	-22
]pc	-11
]pec	-14
]pecore	19
]pedale	-15
]pelle	-21
]pellicola	-17
]pelo	-14
]pendolo	-11
]penna	-21
]pennarello	-12
]pennello	-15
]pensa	-14
]pensionati	-11
]peonie	-21
]per	-9900
]perché	-9900
]perciò	-9
]perde	-32
]perdita	-11
]perfetto	-11
]perimetro	12
]permesso	-21
]perse	-19
]perso	-13
]persona	-20
]personale	-18
]persone	-9900
]pertanto	-13
]però	-9900
]pesa	-9900
]pesanti	9
]pesce	20
]pesci	-22
]pesi	-20
]peso	-9900
]pettine	-14
]pezza	-11
]pezzetto	-18
]pezzi	-9900
]pezzo	-22
]ph	-9900
]piacere	-13
]piana	-17
]piange	-20
]piangere	-12
]piani	-21
]piano	-9900
]pianoforti	11
]pianta	-23
]piante	-31
]pianto	-14
]piastra	-25
]piattaforma	-28
]piatti	-21
]piatto	-22
]piazza	-18
]piazzale	-14
]piazze	-17
]piccola	-21
]piccole	-10
]piccoli	-14
]piede	-18
]piedi	-9900
]piega	-12
]piena	-27
]piene	-9
]pieni	-11
]pieno	-19
]piero	-17
]pile	-10
]pilota	-15
]pinne	-12
]pinza	-12
]pinzata	-14
]pinzetta	11
]pioggia	-23
]piove	-8
]piscina	11
]pistoia	-9
]pistola	-11
]più	-9900
]planimetria	-14
]plastica	-23
]plastificato	-16
]playlist	-15
]plesso	-26
]po'	-17
]poche	-9
]pochi	-11
]poco	-27
]poi	-9900
]polistirolo	-9
]polizia	-16
]polizza	-16
]polso	-23
]poltrone	-14
]polvere	14
]pomeriggio	-22
]pompa	-21
]pompe	-11
]ponte	-17
]pontile	-19
]porge	-11
]porta	-16
]portale	-33
]portano	-16
]portata	-20
]portatile	-11
]portato	-9
]porte	-25
]portello	-13
]portiamo	-20
]portici	-18
]portiere	-15
]portineria	-24
]porto	10
]pos	-11
]posa	-20
]posano	-13
]posate	-10
]posizione	-8
]possa	-23
]possibile	-22
]posso	-17
]possono	-23
]post-it	-19
]postazione	11
]posti	9
]posto	-9900
]potabile	-12
]potatura	-27
]potrebbe	-14
]poveretto	-15
]pozzetto	-14
]pranzo	-23
]pratica	-15
]praticamente	-11
]praticante	-17
]praticanti	-13
]prato	-9
]precedente	-19
]precisamente	-10
]prefettura	-12
]prega	-11
]prego	-11
]prelavaggio	-21
]preleva	-14
]preme	-14
]premessa	-21
]premuto	-8
]prende	-9900
]prendere	-13
]prendiamo	-24
]prendo	-14
]prendono	-19
]prenota	-12
]prenotati	-18
]prepara	-30
]preparare	-20
]preposto	-13
]presa	-25
]presenta	-15
]presente	-14
]presenti	-25
]preside	-20
]presidente	-16
]preso	-9900
]pressione	-20
]presso	-19
]prestiti	-9
]prestito	12
]presto	-16
]pretende	-15
]preventivo	-22
]prezzo	-22
]prima	-54
]prime	-26
]primer	-15
]primi	-25
]primo	-9900
]privacy	-12
]pro	-8
]problema	-17
]procedura	-9900
]processione	-9
]prodotti	-25
]prodotto	-15
]produzione	14
]prof	-23
]profilo	-18
]programma	-19
]promemoria	-26
]promesso	-23
]pronta	-11
]pronto	-32
]propone	-13
]propria	-15
]proprie	-8
]proprietari	-15
]proprietaria	-16
]proprietario	-13
]proprietà	-16
]proprio	-21
]prossima	-17
]prossimo	-22
]protegge	-10
]protesta	-12
]protezione	-12
]protocollo	-23
]prova	-49
]provare	-18
]provata	-14
]provato	-9
]prove	-16
]provette	-19
]provincia	-23
]provinciale	-12
]provo	-14
]pubblico	-21
]pugno	-14
]pulisce	-26
]puliscono	-10
]pulita	-25
]puliti	-18
]pulizia	-34
]pulizie	-15
]pullman	-16
]punta	-23
]punti	-30
]punto	-9900
]pur	-19
]pure	-9900
]purtroppo	-15
]puzza	-14
]può	-9900
]quaderni	-21
]quaderno	-9900
]quadri	-11
]quadro	-29
]qualche	-20
]qualcosa	-9900
]qualcuno	-9900
]quale	-13
]quali	-11
]qualità	-22
]qualsiasi	-16
]qualunque	-12
]quando	-9900
]quanti	-9
]quantità	-12
]quanto	-9900
]quaranta	-9900
]quarantacinque	-15
]quarantadue	-20
]quarantena	-14
]quarantotto	-13
]quarta	-18
]quarti	-17
]quartiere	-15
]quarto	-9900
]quasi	-19
]quattordici	-27
]quattro	-9900
]quel	-9900
]quella	-9900
]quelle	-9900
]quelli	-9900
]quello	-9900
]quest'anno	-12
]quest'inverno	-18
]questa	-9900
]questi	-11
]questionario	-17
]questione	-23
]questo	-9900
]qui	-9900
]quindi	-9900
]quindici	-30
]quintali	-11
]quota	-15
]quote	-15
]r	-17
]rabbocco	-8
]raccoglie	-16
]raccoglitore	-13
]raccolta	-22
]raccomandata	-18
]raccomando	-8
]racconta	-12
]racconto	-27
]rack	-8
]raddoppiato	-10
]raddrizzano	-18
]radente	-10
]raffreddamento	-10
]raga	-19
]ragazza	-25
]ragazzi	-9900
]ragazzo	-18
]raggi	-18
]ragione	-30
]rai	-9
]rami	-16
]rampa	-19
]randagio	-17
]rapaci	-19
]rapportino	-9
]raschia	-19
]raso	-13
]razione	-10
]recensione	-19
]reclami	21
]reclamo	-9
]recupero	-20
]redazione	-20
]redige	-18
]regia	-17
]regione	-9
]regista	-16
]registra	-31
]registrano	-11
]registrato	-18
]registrazione	-29
]registrazioni	-18
]registro	-9900
]regola	-18
]regolamento	-19
]regolano	-10
]regole	-32
]release	-20
]reparti	-13
]reparto	-9900
]reperibile	-12
]report	-14
]reset	-15
]reso	11
]respinto	-12
]respira	-9
]responsabile	-9900
]resta	-9900
]restano	-9900
]restare	-14
]restauratore	-9
]resti	-25
]restino	-10
]restituire	-21
]resto	-20
]retro	-17
]rev	-23
]revisione	-13
]riassumo	-15
]ricarica	-22
]ricetta	-16
]ricette	-9
]riceve	-9900
]riceviamo	-23
]ricevimento	-33
]ricevuta	-18
]ricevuto	-13
]richiama	-22
]richiamato	-14
]richiesta	-9900
]richieste	14
]richiesto	-11
]riconoscono	-11
]ricontrolla	-15
]ricorda	-16
]ricordi	-17
]ride	-15
]ridere	-25
]riduzione	-16
]riempie	-24
]riempimento	-13
]riempitrice	-19
]rientra	-29
]rientrata	-10
]riesce	-16
]rifare	-12
]riferimento	-17
]riferisce	-23
]rifiuti	-15
]rifrattometro	-17
]rifà	-12
]riga	-26
]righe	-20
]riguarda	-22
]riguardano	-13
]rilascia	-9
]rilascio	-21
]rilegge	-18
]rilevatore	-14
]rilevatori	-13
]rimanda	-13
]rimasta	-16
]rimasti	-14
]rimasto	-28
]rimborso	-18
]rimette	-20
]rimettono	-10
]rimini	-15
]rinfresca	10
]ringrazia	-16
]ringrazio	-16
]rinnova	-22
]rinnovo	-20
]ripara	-18
]riparazione	-16
]ripariamo	-13
]ripete	-9900
]ripetere	-14
]ripiano	-15
]riporta	-18
]riportato	-9
]riposare	-22
]riposo	-19
]riprese	-15
]ripreso	-15
]ripristino	-25
]riscaldamento	-9
]rischio	-8
]risciacquo	-20
]riserva	-11
]riso	-20
]rispetto	-15
]risposta	-23
]risposto	-8
]ristorante	-23
]risultati	-15
]risultato	-9
]ritardo	-9
]ritira	-28
]ritirano	-24
]ritirato	-20
]ritiro	-20
]ritrovamento	-21
]riunione	-22
]riuniscono	-10
]rivedere	-11
]roba	-26
]rocco	-19
]rodari	-17
]roma	-11
]rompe	-26
]rosa	-11
]rosanna	-13
]rossa	-9900
]rosse	-13
]rossi	-17
]rosso	-9900
]rotazione	-13
]rotta	-21
]rotte	-19
]rotti	-16
]rotto	-19
]rottura	-18
]roulant	-11
]rovescia	-12
]rovesciato	12
]rovescio	-22
]rovinata	-17
]rubinetteria	-13
]rubinetti	-13
]rubinetto	-11
]rullante	-13
]rulli	-25
]rullo	-17
]ruota	-10
]ruote	-17
]russo	-13
]sa	-28
]sabato	-9900
]sabbia	-17
]sacchetti	-12
]sacchetto	-23
]sacchi	-20
]sacco	-9900
]sacrestano	-19
]sacrestia	-9
]sai	-17
]sala	11
]sale	-34
]saletta	-15
]salga	-13
]salina	-18
]salire	-31
]salite	-16
]salta	-14
]saluta	-16
]saluti	-9
]salva	-18
]salvano	-21
]salvavita	12
]salve	-27
]salvietta	-14
]salvo	-17
]samu	-18
]san	-23
]sangue	-14
]sanificante	-17
]sanitaria	-11
]sanitario	11
]sanno	-9
]santa	-13
]sapere	-19
]sapone	-16
]sappiamo	-16
]sara	-16
]saracinesca	-20
]sarebbe	-21
]sarei	-21
]sarà	-14
]sbaglia	-13
]sbagliare	-10
]sbagliati	-21
]sbagliato	-14
]sbaglio	-15
]scade	-14
]scadenza	13
]scadenze	-24
]scaduta	-9
]scaduti	11
]scaduto	-15
]scaffale	-9900
]scala	-24
]scalda	-26
]scale	12
]scaletta	-23
]scambiano	-15
]scarica	-20
]scaricano	-18
]scaricati	-15
]scarpa	-13
]scarpe	-37
]scarti	-13
]scarto	-15
]scatola	-9900
]scatole	-29
]sceglie	-11
]scena	9
]scende	-9900
]scendere	-23
]scheda	-9900
]scheggiato	-22
]schermata	-24
]schermo	-15
]scherzo	-12
]schiena	-9
]schiuma	-20
]sci	15
]sciacqua	-28
]sciacquano	-13
]scivolo	-12
]scolare	-10
]scontrino	-10
]scopo	-14
]scoria	-12
]scorsa	-20
]scorso	-9900
]scorta	-16
]scritta	-9900
]scritto	-9900
]scriva	-13
]scrive	-9900
]scrivente	-20
]scrivere	-9900
]scriverlo	-15
]scrivetelo	-15
]scrivi	-34
]scriviamo	-27
]scrivilo	-14
]scrivo	-9900
]scrivono	-14
]scuola	-17
]scuolabus	-19
]scuole	-29
]scuri	-11
]scusa	-28
]scusate	-9900
]scusi	-8
]se	-9900
]secche	-12
]secchi	-20
]secchio	-17
]secco	-25
]seconda	-9900
]secondi	-9900
]secondo	-9900
]sede	-9900
]sedere	-20
]sedia	-9
]sedici	-16
]seduta	-16
]seduto	-11
]segna	-9900
]segnalazione	-24
]segnare	-15
]segnata	-16
]segnato	-12
]segni	-14
]segniamo	-9
]segno	-17
]segretaria	-16
]segretario	-11
]segreteria	-9900
]segue	-25
]seguire	-19
]seguito	-18
]seguono	-13
]sei	-9900
]sella	-15
]sembra	-19
]seme	-8
]semestre	-14
]semplice	-18
]sempre	-9900
]sennò	-9900
]sente	-27
]senti	-29
]sentiamo	-13
]sentire	-13
]senza	-9900
]separata	10
]separati	-19
]sera	-9900
]serale	-17
]serbatoio	-17
]sergio	-15
]seria	-13
]serra	-26
]serratura	-22
]serve	-9900
]servire	-13
]servirebbe	-11
]servizi	-15
]servizio	-13
]sessanta	-22
]sesto	-20
]seta	10
]sette	-9900
]settembre	-9900
]settimane	-26
]settore	-24
]sfila	-9
]sfilata	-23
]sfoglia	-16
]sganciare	-13
]sgocciolare	-12
]si	-9900
]sia	-9900
]siamo	-9900
]siano	-13
]sicurezza	-20
]siena	-11
]siete	-18
]sig	-18
]sigarette	-20
]sigillata	-10
]sigilli	-14
]sigillo	-25
]sigla	-14
]significa	-18
]signor	-27
]signora	-9900
]signore	-22
]signori	-14
]silicone	-12
]sim	-9
]simo	-11
]sindaco	-15
]singolarmente	-12
]sinistra	-18
]sintesi	-15
]siringa	-12
]sistema	-14
]sistemare	-18
]sito	-19
]situazione	-10
]slitta	-17
]smaltimento	-16
]smette	-14
]smiela	-8
]smielatore	-16
]smielatura	18
]smonta	-10
]smontaggio	10
]smontano	-13
]so	-9900
]soccorso	-30
]sociali	-19
]società	-10
]socio	-19
]soda	-14
]soffia	-16
]soffiare	-16
]soggiorno	-11
]sola	-27
]soldi	-24
]sole	-29
]solforosa	-18
]soli	-19
]solito	-26
]solleva	-19
]sollevamento	-16
]sollevatore	-12
]solo	-9900
]soltanto	-9900
]sonno	-21
]sono	-9900
]sopralluogo	15
]soprattutto	-24
]soprintendenza	-18
]sorella	-19
]sospensione	-9
]sospeso	-17
]sosta	-13
]sostanza	-9
]sostituisce	-28
]sostituzione	-29
]sotto	-9900
]sottovento	-14
]spago	-16
]sparite	-8
]sparsi	-20
]spartiti	15
]spatola	-22
]spazi	-22
]spazio	-14
]spazza	-20
]spazzola	-16
]spazzolino	-10
]speciali	11
]specie	-18
]spedisce	-12
]spegnere	-10
]spegni	-16
]spengono	-18
]spenta	-16
]spenti	-11
]spento	-17
]spese	-14
]spett.le	-9
]spia	-8
]spiega	-22
]spiegare	-25
]spiegato	-20
]spieghi	-9
]spilli	-14
]spina	-22
]spogliatoi	-13
]spogliatoio	-15
]sponda	-17
]sporco	-25
]sportello	-15
]sposa	-21
]sposta	-27
]spray	-17
]spurgo	-24
]squadra	-9900
]srotola	-13
]sta	-9900
]stabilimento	-14
]stacca	-11
]staccare	-16
]staccato	-18
]staging	-19
]stagionali	-16
]stagione	-21
]stagista	-21
]stampa	-9900
]stampante	-18
]stampare	-16
]stampata	-23
]stampati	-15
]stand	-21
]stanno	-22
]stanza	-25
]star	-13
]stare	-24
]stasera	-19
]stata	-24
]stati	-12
]stato	-19
]stazione	-19
]stazioni	-22
]stecca	-25
]stende	-27
]stendere	-17
]stendono	-12
]sterilizzazione	-23
]stessa	-9900
]stesse	-21
]stesso	-9900
]stesura	-20
]stia	-21
]stivali	-17
]sto	-25
]stop	-19
]storia	-18
]storica	-16
]straccio	-20
]strada	-28
]strappa	-19
]strati	-13
]strato	-9
]stretto	-15
]striscia	-11
]strumenti	16
]strumento	8
]studi	-19
]studio	-9900
]stufa	-13
]stupefacenti	16
]su	-9900
]sua	-21
]subito	-9900
]succede	-16
]successivo	-19
]successo	-16
]succo	-14
]sud	-14
]sugli	-11
]sui	-9900
]sul	-9900
]sull'argine	-15
]sulla	-9900
]sulle	-29
]sullo	-18
]suo	-9900
]suocero	-20
]suola	-14
]suona	-9900
]suonano	-19
]suor	-22
]superficie	-15
]supplenti	11
]svegli	-17
]sveglia	-14
]svengono	-16
]svita	-12
]svuota	-23
]svuotare	-18
]sé	-14
]sì	-9900
]t	-11
]tabella	-22
]tablet	-15
]tacca	-21
]tacco	-11
]tagli	-15
]taglia	-28
]tagliando	-12
]tagliano	-18
]taglio	-34
]talco	-16
]tale	-11
]tampone	-15
]tanica	-16
]tante	-19
]tanto	-27
]tapis	-11
]tappi	-16
]tappo	-19
]tardi	-16
]targa	-12
]targhetta	-15
]tasca	-8
]tasche	-12
]tasto	-15
]tavola	-14
]tavole	-13
]tavoli	-9
]tavolo	-33
]taxi	-16
]tazza	-19
]te	-20
]tecnico	-9900
]tedeschi	-12
]tedesco	-24
]tel	-12
]tela	9
]telaini	-14
]telaio	-10
]telecamera	-10
]teleferica	-17
]telefona	-9900
]telefonano	-8
]telefonare	-11
]telefonata	8
]telefonate	-13
]telefonato	-12
]telefoni	-21
]telefonino	-13
]telefono	-9900
]telo	-9900
]temperatura	-9900
]tempi	11
]tempo	-21
]tende	-27
]tenere	-21
]tengo	-8
]tengono	-19
]tenuta	-16
]termine	-14
]termometro	-16
]terra	-8
]terza	-19
]terzi	-10
]terzo	-9900
]tesserino	-27
]testata	-12
]teste	-17
]tester	-12
]testi	-21
]testo	-9900
]ti	-9900
]ticket	-17
]tiene	-9900
]tieni	-12
]tiepida	-16
]tiepido	-11
]timbra	-10
]timbro	-11
]tipo	-16
]tipografia	-15
]tira	-9900
]tirocinanti	-20
]titolare	-21
]titoli	-21
]titolo	-18
]tocca	-9900
]toccare	-24
]toccato	-16
]tocchi	-21
]togli	-14
]togliamo	-20
]toglie	-9900
]togliere	-16
]toglierla	-16
]tolgono	-9900
]tolte	-9
]tommaso	-18
]tondo	-10
]tono	-17
]torce	-12
]torcia	-20
]torino	-12
]torna	-9900
]tornano	-23
]tornata	-10
]tornato	-11
]torneo	8
]torta	-22
]totò	-17
]tournée	-17
]tra	-9900
]traccia	-14
]traduzione	-12
]traduzioni	-19
]tramandate	-16
]tramonto	-23
]tranne	-17
]trappola	-9
]trasferta	10
]trasformare	-14
]trasfusionale	-10
]trasparente	-12
]travaso	13
]tre	-9900
]trecento	-23
]tredici	-12
]treni	-16
]trent'anni	-25
]trenta	-9900
]trentacinque	-11
]trentasette	-21
]trentina	-22
]tribunale	-18
]trimestre	-20
]troppo	-17
]trovato	-28
]troviamo	-8
]trovo	-22
]trucco	-12
]tua	-9
]tubi	-11
]tubo	-21
]tunnel	-15
]turisti	-24
]turni	-24
]tuta	-15
]tutor	-19
]tutta	-28
]tutte	-9900
]tutti	-9900
]tutto	-9900
]ubriaco	-10
]uffici	-17
]ufficio	-9900
]uguale	-34
]ultima	-17
]ultime	-12
]ultimi	-16
]ultimo	-9900
]ultrasuoni	-11
]umidi	-12
]umidità	-17
]umido	-17
]un	-9900
]un'agenzia	-15
]un'altra	-10
]un'assistente	-22
]un'impresa	-18
]un'istruzione	-28
]un'ora	-9900
]un'unica	-15
]una	-9900
]undici	-29
]undicimila	-20
]unghie	-11
]unico	-17
]uno	-9900
]uomini	-23
]uova	-11
]update	-14
]urgente	12
]urgenze	-16
]usa	-9900
]usare	-23
]usate	-18
]usati	13
]usato	-17
]uscente	-9
]uscire	-15
]uscite	-23
]uscito	-14
]v	-15
]va	-9900
]vabbè	-20
]vado	-15
]vai	-15
]val	-11
]vale	-22
]valida	-9
]valigetta	-13
]valle	-19
]valore	-12
]valvola	-14
]valvole	-10
]vanno	-9900
]vapore	-21
]vaschetta	-18
]vaschette	-11
]vasi	-16
]vaso	16
]vassoi	-12
]vassoio	-17
]ve	-28
]vecchi	-9
]vecchia	-22
]vecchio	-9900
]veda	-18
]vede	-27
]vedere	-9900
]vedi	-20
]vediamo	-12
]vedova	-12
]veicoli	-26
]vello	-13
]velo	-20
]vendita	-13
]vendono	-21
]venduto	-9
]venga	-19
]vengo	-10
]vengono	-9900
]vent'anni	-29
]venti	-9900
]ventidue	-25
]ventilatore	-9
]ventina	-13
]ventiquattr'ore	-19
]ventiquattro	-25
]ventisei	-14
]vento	-9900
]ventola	-13
]ventotto	-13
]venuto	-19
]verbale	-9900
]verde	-9900
]verdi	-17
]verdura	-23
]vergognata	-12
]verifica	-9900
]verniciatura	15
]vero	-21
]verricello	-22
]verrà	-18
]versa	-24
]versamento	-19
]versano	-20
]versione	-17
]verso	-9900
]vescovo	-16
]veste	-10
]vestiti	-8
]vestizione	-20
]vet	-10
]veterinaria	-9
]veterinario	-21
]vetri	11
]vetro	-32
]vi	-9900
]viaggi	-20
]viaggia	-8
]viaggiano	-18
]vicina	-16
]vicino	-9900
]viene	-9900
]vienna	-12
]vietate	-11
]vietato	-13
]vigili	-13
]vino	16
]vinto	-11
]violini	-19
]visibile	-13
]visiera	-17
]visita	-9900
]visite	-19
]vista	-16
]visto	-9900
]visura	-12
]vite	-16
]viterbo	-12
]vivaio	-11
]vivo	-15
]vocale	-20
]voce	-9900
]voci	-18
]voglia	-11
]vogliamo	-14
]voglio	-23
]vogliono	-11
]voi	-9900
]voleva	-8
]volevo	-14
]volo	-29
]volontari	-9900
]volontario	-9900
]volta	-9900
]volte	-16
]volume	-20
]voluto	-10
]vongole	12
]vorrebbe	-11
]vorrei	-29
]vorremmo	-15
]vostra	-15
]vostro	-15
]vpn	-11
]vuol	-25
]vuole	-9900
]vuota	-26
]vuoti	-11
]vuoto	-25
]whatsapp	-20
]x	-13
]zaino	-24
]zampa	-10
]zero	-25
]zio	-29
]zoccolo	-20
]zona	-30
]zoppas	-16
]zucchero	-17
]|	-9900
]«	-9900
]°	-9900
]»	-9900
]è	-9900
]–	-9900
]•	-9900
]→	-9900
]☐	-9900
]️	-17
n1'ho	-14
n1-it	-9
n1.le	-9
n1.ra	-13
n1/mq	-12
n10'ho	-17
n10a	-18
n10aco	-10
n10ade	-19
n10aga	-8
n10ai	-29
n10aia	-8
n10ala	-13
n10ale	-32
n10ali	-13
n10ami	-13
n10amo	-42
n10ana	-13
n10ane	-21
n10ani	-11
n10ano	-16
n10api	-12
n10ara	11
n10are	-31
n10ari	-15
n10aro	-9
n10asi	-16
n10ata	-25
n10ate	-24
n10ati	-26
n10ato	-27
n10ava	-8
n10avi	-11
n10bbe	-31
n10blu	-9
n10bre	-12
n10bri	-14
n10cca	-18
n10cci	-13
n10cco	-14
n10chi	-36
n10cia	-19
n10cio	-28
n10ciò	-10
n10da	-24
n10dro	-24
n10due	-12
n10eca	-13
n10ece	-12
n10ede	-18
n10edì	-16
n10ega	-18
n10ela	-8
n10elo	-11
n10ena	-15
n10eni	-14
n10eno	-11
n10era	-12
n10ere	-27
n10eri	-14
n10ero	-17
n10esa	9
n10ese	-12
n10esi	-17
n10eso	-14
n10ete	-16
n10eto	-8
n10evi	-10
n10far	16
n10ffe	-19
n10fia	-11
n10ggi	-12
n10ghi	-21
n10gia	-15
n10gio	-43
n10gli	-27
n10gna	-10
n10gne	16
n10gno	-26
n10gue	-13
n10hia	-9
n10hie	-20
n10ica	-23
n10ice	-15
n10ici	-8
n10ico	-22
n10il	-10
n10ila	-10
n10ile	-15
n10ili	-10
n10ilo	-22
n10ima	-35
n10imi	-15
n10imo	-15
n10ina	-22
n10ine	-16
n10ini	-12
n10ino	-25
n10ira	-20
n10ire	-17
n10isi	-23
n10ist	-14
n10ita	-11
n10ite	-27
n10iti	-18
n10ito	-22
n10ità	-23
n10iva	-15
n10ivo	-15
n10la	-25
n10ler	-13
n10let	-9
n10lia	-16
n10lie	-12
n10lio	-27
n10lla	-27
n10lle	-18
n10lli	-16
n10llo	-15
n10lo	-11
n10lve	-16
n10mer	-11
n10mma	-8
n10mmi	-9
n10mpa	-16
n10nco	-17
n10nda	-9
n10nde	-9
n10ndi	-17
n10ndo	-41
n10nee	-19
n10ner	-9
n10ngo	-22
n10nio	-20
n10nna	-18
n10nno	-20
n10nta	-25
n10nte	-12
n10nti	-18
n10nto	-46
n10nza	-17
n10oba	-11
n10oci	-15
n10oco	-12
n10oda	-13
n10ogi	-18
n10oia	-10
n10oie	-10
n10ola	-20
n10ole	-13
n10oli	-21
n10olo	-23
n10oma	-12
n10ome	32
n10omi	-11
n10omo	-14
n10ona	-13
n10one	-42
n10oni	-23
n10ono	-38
n10opo	-43
n10ora	-9
n10ore	-20
n10ori	-20
n10oro	-17
n10ota	-13
n10oto	-20
n10ova	-18
n10per	-26
n10pia	-13
n10po'	-13
n10ppa	-14
n10ppo	-8
n10que	-17
n10rco	-18
n10rda	-18
n10rdo	-13
n10rea	-13
n10rei	-24
n10rge	-9
n10rgo	-21
n10ria	-12
n10rie	-13
n10rio	-21
n10rla	-10
n10rlo	-15
n10rme	-9
n10rmi	-9
n10rne	-21
n10rni	-20
n10rno	-13
n10rre	-15
n10rsa	-10
n10rso	-14
n10rta	-11
n10rte	-25
n10rti	-11
n10rto	-17
n10rvi	-18
n10sce	-19
n10sco	-21
n10se	-27
n10si	-38
n10sia	-10
n10spe	-13
n10ssa	-9
n10sse	-19
n10sso	-14
n10sta	-21
n10ste	-25
n10sti	-18
n10sto	-14
n10ter	-20
n10tia	-17
n10tre	-14
n10tri	-14
n10tro	-12
n10tta	-25
n10tte	-24
n10tti	-28
n10tto	-16
n10uco	-8
n10udi	-13
n10udo	-22
n10un	-33
n10una	-12
n10uni	-9
n10ura	-37
n10ure	-14
n10uro	-17
n10usa	-16
n10use	-11
n10uso	-23
n10uta	-19
n10uto	-22
n10va	-28
n10via	-12
n10vio	-11
n10zia	-18
n10zio	-19
n10zza	-25
n10zze	-11
n10zzo	-8
n1aca	-20
n1ack	-9
n1aco	-11
n1acy	-14
n1ada	-24
n1ade	-21
n1ado	-19
n1afo	-13
n1aga	-18
n1age	-16
n1agg	-14
n1ago	-14
n1aia	-17
n1aio	-10
n1ala	-24
n1ale	-20
n1ali	-20
n1alo	-11
n1ame	-14
n1ami	8
n1amo	-23
n1amp	-14
n1amu	-15
n1ana	-10
n1and	-19
n1ane	9
n1ang	-15
n1ani	-28
n1ano	-13
n1app	-16
n1apà	-14
n1ara	-23
n1are	-23
n1ari	-16
n1aro	-18
n1art	-8
n1ase	-20
n1asi	-17
n1aso	-31
n1ast	-21
n1ata	-20
n1ate	-20
n1ati	-25
n1ato	-14
n1ava	-25
n1avi	-24
n1avo	-19
n1axi	-9
n1azi	-9
n1ban	-20
n1bbe	-13
n1bbè	-9
n1ben	-19
n1bia	-20
n1bio	-47
n1blu	-11
n1boh	-11
n1bot	-14
n1bra	-12
n1bri	-32
n1bus	-18
n1cca	-20
n1cce	-17
n1cci	-9
n1cco	-12
n1ceo	-12
n1che	-21
n1chi	-13
n1cie	-16
n1cio	-21
n1clo	-11
n1col	-9
n1dae	-11
n1dda	-10
n1ddt	-8
n1der	-12
n1dia	-10
n1die	-16
n1dio	-8
n1dit	-16
n1do	-11
n1don	-11
n1dr	-12
n1dre	-13
n1dri	-8
n1dro	-21
n1due	-8
n1eca	-11
n1ece	-15
n1eci	-20
n1eck	-12
n1ed	-12
n1ede	-13
n1edi	-9
n1edo	-15
n1ega	-15
n1egi	-10
n1ela	-14
n1ele	-15
n1eli	-11
n1elo	-12
n1ema	-11
n1eme	-11
n1emi	-22
n1emo	-15
n1ena	-24
n1ene	-12
n1eni	-10
n1eno	-9
n1ent	-16
n1eom	-10
n1epe	-18
n1era	-20
n1ere	-19
n1eri	-12
n1ero	-27
n1ers	-20
n1esa	-30
n1ese	-14
n1esi	-16
n1esk	-14
n1eso	-22
n1est	-39
n1eta	-19
n1ete	-24
n1eti	-12
n1eto	-23
n1età	-11
n1eva	-9
n1eve	-16
n1evi	-8
n1evo	-16
n1ex	-10
n1f	-11
n1ffa	-12
n1ffe	-20
n1ffi	-15
n1fia	-14
n1fie	-14
n1fio	-13
n1fwd	-12
n1g	-16
n1ger	-12
n1ggi	-21
n1ghe	-12
n1ghi	-9
n1ght	-13
n1gia	-27
n1gio	-35
n1gli	-13
n1gna	-18
n1gne	-31
n1gni	-8
n1gno	-16
n1hah	-11
n1hia	-12
n1hid	-15
n1hie	-20
n1hio	-15
n1hip	-10
n1ial	-8
n1ica	-26
n1ice	-13
n1ici	-21
n1ico	-31
n1ida	-11
n1ide	-14
n1idi	-14
n1ido	-18
n1iga	-9
n1ige	-13
n1igi	-11
n1igo	-13
n1ila	-11
n1ile	-12
n1ili	-8
n1ilm	-10
n1ilo	-28
n1ima	-17
n1ime	-18
n1imi	-17
n1imo	-15
n1ina	-18
n1ine	-14
n1ing	-21
n1ini	-17
n1ino	-25
n1ion	-9
n1ior	-16
n1ira	-21
n1ire	-19
n1iro	-25
n1isa	-13
n1ise	-28
n1isi	-18
n1ist	-18
n1ite	-19
n1iti	-24
n1ito	-33
n1ità	-13
n1iva	-11
n1ivi	-21
n1ivo	-16
n1izi	-13
n1kg	-10
n1kup	-17
n1lab	-17
n1lai	-18
n1lay	-14
n1lce	-10
n1lci	-12
n1lco	-11
n1lde	-10
n1ldi	-12
n1ldo	-21
n1lea	-12
n1ler	-12
n1let	-18
n1lfo	-11
n1lga	-11
n1lia	-9
n1lie	-22
n1lio	-22
n1lis	-20
n1lla	-21
n1lle	-9
n1lli	-23
n1llo	-17
n1lma	-18
n1lpa	-14
n1lpo	-11
n1lta	-15
n1lte	-12
n1lve	-27
n1lvo	-13
n1lzi	-18
n1m'è	-13
n1man	-15
n1mar	-19
n1mbe	-8
n1mbi	-18
n1mbo	-18
n1mer	-17
n1mid	-10
n1mie	-12
n1mio	-13
n1mm	-16
n1mma	-14
n1mme	-11
n1mmi	-20
n1mmo	-20
n1mpa	-20
n1mpe	-19
n1mpi	-13
n1mpo	-18
n1nal	-20
n1nas	-16
n1nca	-11
n1nce	-14
n1nco	-10
n1nda	-19
n1nde	-14
n1ndi	-11
n1ndo	-14
n1ndì	-14
n1nee	-18
n1nei	-16
n1nel	-12
n1neo	-12
n1ner	-16
n1net	-12
n1nga	-21
n1nge	-19
n1ngo	-11
n1nia	-16
n1nie	-12
n1nio	-20
n1nna	-9
n1nne	-12
n1nni	-17
n1nno	-18
n1nox	-13
n1nsa	-17
n1nso	-9
n1nta	-20
n1nte	-18
n1nti	-25
n1nto	-37
n1nua	-16
n1nze	-16
n1nzo	-13
n1née	-16
n1oba	-9
n1oca	-9
n1oci	-20
n1odi	-14
n1odo	-17
n1ogg	-19
n1ogi	-16
n1ogo	-28
n1oh	-19
n1oia	-17
n1oie	-29
n1oio	-10
n1ola	-17
n1ole	-21
n1oli	-9
n1olo	-23
n1oma	-11
n1ome	-16
n1omi	-24
n1omo	-25
n1ona	-20
n1one	-36
n1oni	-34
n1ono	-8
n1ool	-15
n1oop	-17
n1opa	-10
n1opo	-14
n1ora	-12
n1ord	-23
n1ore	-21
n1ori	-29
n1oro	-30
n1ort	-19
n1osa	-21
n1osi	-14
n1oso	-14
n1oss	-9
n1ost	-21
n1ota	-13
n1ote	-17
n1oto	-17
n1ott	-14
n1otò	-17
n1ova	-17
n1ovo	-10
n1own	-9
n1p.c	-11
n1pas	-12
n1pec	-13
n1pia	-15
n1pie	-25
n1pis	-11
n1ppa	-15
n1ppe	-13
n1ppi	-12
n1ppo	-15
n1pra	-18
n1pre	-8
n1pri	-15
n1pur	-17
n1qua	-13
n1que	-10
n1quo	-9
n1r	-17
n1rah	-12
n1ran	-8
n1rba	-11
n1rbo	-15
n1rca	-24
n1rce	-18
n1rci	-12
n1rco	-23
n1rda	-16
n1rde	-11
n1rdi	-18
n1rdo	-23
n1rea	-12
n1rei	-11
n1reo	-16
n1rev	-14
n1rga	-12
n1rgo	-23
n1ria	-22
n1rie	-15
n1rio	-31
n1ris	-10
n1rla	-17
n1rli	-25
n1rlo	-9
n1rma	-14
n1rme	-10
n1rmi	-12
n1rmo	-11
n1rna	-24
n1rni	-11
n1rno	-9
n1roc	-22
n1rof	-23
n1rpe	-12
n1rri	-9
n1rro	-15
n1rrà	-8
n1rsa	-26
n1rse	-14
n1rsi	-11
n1rta	-21
n1rte	-12
n1rti	-18
n1rto	-22
n1rva	-9
n1rvi	-16
n1rzo	-15
n1sab	-16
n1sca	-18
n1sce	-13
n1sci	-20
n1sco	-34
n1seo	-13
n1set	-17
n1sia	-14
n1sig	-9
n1sim	-9
n1sio	-16
n1sor	-12
n1spe	-11
n1spp	-14
n1ssa	-18
n1sse	-14
n1ssi	-11
n1sso	-29
n1sta	-18
n1ste	-12
n1sti	-31
n1sua	-9
n1sud	-13
n1sé	-9
n1t	-10
n1tai	-10
n1tar	-8
n1te	-22
n1tel	-13
n1teo	-15
n1ter	-19
n1tis	-19
n1toi	-9
n1tom	-9
n1top	-11
n1tor	-14
n1tra	-11
n1tre	-9
n1tri	-11
n1tro	-19
n1tte	-12
n1tti	-15
n1tto	-17
n1ttà	-11
n1tua	-10
n1uca	-26
n1uda	-14
n1udi	-9
n1udo	-29
n1uet	-11
n1ufa	-10
n1uga	-18
n1ula	-10
n1ule	-10
n1uli	-16
n1uma	-13
n1umi	-11
n1umo	-8
n1una	-12
n1une	-14
n1uni	-11
n1uno	-26
n1unt	-15
n1uoi	-12
n1uol	-10
n1uon	-18
n1urc	-9
n1ure	-16
n1uro	-20
n1usa	-14
n1use	-14
n1usi	-14
n1uso	-13
n1uta	-20
n1ute	-17
n1uti	-16
n1uto	-11
n1v	-15
n1vai	-9
n1van	-18
n1ver	-20
n1via	-19
n1vin	-16
n1vio	-18
n1vre	-13
n1vrò	-21
n1xer	-17
n1zia	-29
n1zie	-21
n1zio	-15
n1zza	-21
n1zze	-13
n1zzi	-18
n1zzo	-14
n1️	-16
n2'ho	-17
n2.ra	-14
n2a	-24
n2ace	-11
n2aci	12
n2ade	-22
n2ado	-19
n2afo	-22
n2ago	-15
n2ai	-51
n2aio	-26
n2ala	-12
n2ale	-41
n2ali	-25
n2ama	-16
n2ame	-10
n2ami	-14
n2amo	-52
n2ana	-32
n2and	-19
n2ane	-35
n2ani	-24
n2ano	-32
n2ant	-12
n2ara	-19
n2ari	-19
n2aro	-17
n2ase	-23
n2asi	-28
n2aso	-21
n2ata	-40
n2ate	-39
n2ati	-32
n2ato	-36
n2ava	-9
n2ave	-12
n2avi	-10
n2azi	-20
n2bbe	-20
n2bbè	-13
n2ben	-19
n2bia	-20
n2bio	13
n2box	-14
n2bra	-20
n2bri	-32
n2cca	-21
n2cci	-15
n2cco	-17
n2che	-25
n2chi	-39
n2cia	-19
n2cio	-31
n2clo	-15
n2coi	-27
n2col	-15
n2cun	-11
n2da	-37
n2dia	-15
n2dio	-12
n2don	-17
n2dro	-12
n2due	-32
n2eca	-10
n2ed	-8
n2ede	-16
n2edi	-21
n2edì	-8
n2ega	-23
n2ego	-13
n2ela	-15
n2ele	-23
n2elo	-18
n2ema	-9
n2emo	-19
n2ena	-15
n2ene	-9
n2eno	-14
n2era	-33
n2ere	-34
n2eri	-16
n2ero	-15
n2esa	-22
n2ese	-11
n2esi	-19
n2est	-29
n2eva	-15
n2eve	-16
n2evi	-17
n2evo	-19
n2ex	-18
n2far	-36
n2fia	-14
n2gge	-14
n2ggi	-14
n2gia	-19
n2gio	8
n2gli	-43
n2gna	-21
n2gne	-15
n2gni	-26
n2gno	-25
n2gue	-12
n2hah	-16
n2hai	-15
n2hie	-18
n2hio	-20
n2i	-14
n2ica	-39
n2ice	-26
n2ici	-37
n2ico	-29
n2ida	-12
n2idi	-19
n2ido	-30
n2iei	-12
n2il	-11
n2ila	-27
n2ile	-29
n2ili	-19
n2ilm	-12
n2ilo	-17
n2ima	-21
n2ime	-20
n2imi	-12
n2in	-46
n2ina	-44
n2ine	-15
n2ing	-24
n2ini	-29
n2ino	-42
n2ion	-10
n2ipo	-18
n2ira	-33
n2ire	-16
n2iro	12
n2isi	-15
n2ist	-13
n2ita	-25
n2ite	-22
n2iti	-29
n2ità	-33
n2iva	-29
n2ive	-11
n2ivo	-29
n2izi	-16
n2ker	-9
n2ket	-12
n2la	-30
n2leo	-9
n2lga	-14
n2lia	-22
n2lie	-29
n2lio	-36
n2lla	-19
n2lle	-26
n2lta	-11
n2lto	-13
n2lvo	-15
n2m'è	-19
n2mba	-12
n2mbi	-15
n2mbo	-14
n2mer	-16
n2mma	-28
n2mme	-9
n2mmi	-10
n2mpo	-18
n2n'è	-16
n2nca	-23
n2nda	-31
n2nde	-13
n2ndi	-17
n2ndo	-52
n2ner	-14
n2nga	-24
n2nge	-26
n2ngo	-22
n2nia	-27
n2nna	-31
n2nne	-15
n2nni	-11
n2nno	-18
n2nor	-15
n2nsa	-14
n2nso	-12
n2nta	-43
n2nte	-42
n2nti	-44
n2nto	12
n2nza	-32
n2nze	-22
n2nzi	-11
n2oco	-15
n2oda	-12
n2ogi	-10
n2ogo	-19
n2oio	-19
n2ola	-44
n2ole	-36
n2oli	-21
n2oma	-10
n2ome	-48
n2omo	-18
n2ona	-25
n2oni	-10
n2ono	-31
n2opo	-33
n2ora	-24
n2ord	-19
n2ore	-42
n2ori	-32
n2oro	-31
n2osa	-42
n2oso	-12
n2ota	-16
n2ote	-22
n2oto	-21
n2ova	-36
n2ove	-21
n2per	-27
n2pia	-24
n2pie	-15
n2pio	-17
n2pis	-13
n2po'	-10
n2ppa	-19
n2ppo	-13
n2pri	-20
n2pro	-8
n2qua	-24
n2que	-27
n2ray	-10
n2rca	-13
n2rco	-17
n2rda	-16
n2rde	-19
n2rdi	-13
n2rdo	8
n2rei	-26
n2rgo	8
n2ria	-40
n2rie	-33
n2rio	-20
n2rla	-12
n2rli	-17
n2rlo	-18
n2rma	-29
n2rme	-20
n2rmi	-10
n2rmo	-18
n2rna	-18
n2rne	-18
n2rni	-21
n2rno	-27
n2rpe	-14
n2rra	-26
n2rsa	-17
n2rsi	-29
n2rta	-15
n2rte	-26
n2rti	-23
n2rto	-14
n2sai	-15
n2san	-13
n2sca	-13
n2sce	-22
n2sci	-26
n2sco	-28
n2se	-32
n2sei	-12
n2seo	-9
n2ssa	-34
n2sse	-24
n2ssi	-31
n2sso	-34
n2sta	-32
n2ste	-23
n2sua	-9
n2teo	-18
n2ter	-13
n2tia	-13
n2tor	-11
n2tra	-26
n2tre	-23
n2tri	-31
n2tro	-24
n2tta	-36
n2tte	-26
n2tti	-20
n2tto	-37
n2tua	-11
n2ubi	-14
n2ubo	-9
n2uca	-10
n2udo	-27
n2uga	-9
n2uma	-16
n2un	-26
n2una	-13
n2uni	-19
n2uno	-20
n2unt	-15
n2uoi	-13
n2uon	-10
n2uor	-10
n2upa	-13
n2ura	15
n2ure	-24
n2uro	-23
n2usa	-16
n2usi	-18
n2uta	-17
n2uti	-9
n2uto	-28
n2va	-20
n2val	-9
n2ver	-27
n2via	-10
n2vio	-13
n2vpn	-9
n2vrà	-20
n2zia	-25
n2zio	-27
n2zza	13
n2zze	-15
n2zzo	-19
n3a	-36
n3aci	-23
n3ack	-13
n3aco	-19
n3ada	-17
n3ade	-18
n3ado	-12
n3afa	10
n3afo	-17
n3aga	-14
n3ago	-16
n3ai	-25
n3aia	-29
n3ail	-15
n3aio	-27
n3ala	-23
n3ali	-32
n3alo	-15
n3ama	-16
n3ame	-10
n3ami	-23
n3amu	-12
n3ana	-23
n3ane	-26
n3ang	-14
n3ano	-35
n3api	-19
n3app	-9
n3apà	-19
n3ara	-33
n3are	-18
n3ari	-16
n3aro	8
n3ase	-25
n3asi	-24
n3aso	15
n3ata	-12
n3ate	-35
n3ati	-12
n3ato	-29
n3ava	-21
n3ave	-11
n3avi	-18
n3avo	-24
n3bbe	-25
n3bbè	-16
n3bel	-19
n3bia	-24
n3box	-16
n3bra	-13
n3bre	-22
n3bri	-16
n3bro	-10
n3bus	-10
n3cca	-29
n3cci	-12
n3cco	-28
n3cei	-17
n3che	-33
n3chi	-13
n3ché	-19
n3cia	-26
n3cie	-15
n3ciò	-16
n3cm	-10
n3da	-42
n3dia	-23
n3dio	-16
n3dre	-20
n3dro	-15
n3due	-16
n3eca	-18
n3ece	-21
n3eda	-25
n3ede	-17
n3edi	-19
n3edo	-19
n3ega	-18
n3ego	-14
n3ela	-19
n3ele	-19
n3eli	-21
n3elo	-20
n3ema	-16
n3eme	-15
n3ena	-28
n3ene	-29
n3eni	-25
n3eno	-20
n3era	-38
n3ere	-15
n3eri	-27
n3ero	-47
n3esa	-56
n3ese	-18
n3esi	-25
n3eso	-14
n3est	14
n3eta	-14
n3ete	-36
n3eti	-13
n3eto	-18
n3età	-21
n3eva	-39
n3eve	-22
n3evi	-16
n3evo	-29
n3far	12
n3ffe	-21
n3fia	-19
n3fre	-15
n3fwd	-8
n3gge	-9
n3ggi	11
n3ghe	-18
n3ghi	-34
n3gia	15
n3gie	-15
n3gio	10
n3gli	-47
n3gna	-27
n3gni	-49
n3gue	-23
n3guo	-9
n3hia	-18
n3hie	-15
n3hio	-19
n3hon	-12
n3i	-55
n3ibo	-17
n3ica	-44
n3ice	-26
n3ici	-33
n3ico	-8
n3ida	-15
n3ide	-14
n3ido	-14
n3iga	-14
n3ige	-11
n3igi	-12
n3il	-46
n3ila	-22
n3ile	-27
n3ili	-22
n3ima	-69
n3ime	-22
n3imi	-15
n3imo	-26
n3in	-53
n3ine	-33
n3ini	-38
n3ino	-9
n3ior	12
n3ipo	-11
n3ire	-17
n3isi	-10
n3iso	-13
n3ist	-25
n3ita	-48
n3ite	12
n3iti	10
n3iva	-41
n3ive	-19
n3ivi	-28
n3ket	-14
n3kup	-17
n3la	-40
n3lce	-18
n3lco	-22
n3lda	-16
n3ldi	-15
n3ldo	-19
n3le	-58
n3lea	-22
n3ler	-18
n3let	-10
n3lia	-29
n3lie	-32
n3lio	-21
n3lla	-42
n3lle	-32
n3llo	-45
n3lma	-12
n3lo	-30
n3lpo	16
n3lso	-12
n3lta	-34
n3lte	-20
n3lti	-21
n3lto	-24
n3lva	-15
n3lza	-21
n3man	-16
n3max	-10
n3mbe	-23
n3mbi	-12
n3mbo	-21
n3mer	-13
n3mma	-11
n3mmi	-20
n3mmo	-16
n3mpa	-20
n3mpe	13
n3mpo	-28
n3nas	-18
n3nca	-12
n3nce	-19
n3nda	-22
n3nde	-33
n3ndi	-25
n3ndo	-62
n3nee	-21
n3nei	-19
n3neo	-10
n3nga	-15
n3ngo	-23
n3nia	-16
n3nie	-21
n3nio	-17
n3nna	-20
n3nne	-19
n3nni	-11
n3nno	-22
n3nsa	-20
n3nso	-18
n3nte	-57
n3nto	25
n3nza	-32
n3nze	-15
n3nzi	-16
n3nzo	-19
n3né	-12
n3née	-18
n3oba	-19
n3oca	-8
n3oci	-26
n3oco	-25
n3oda	-20
n3ode	-14
n3odi	-8
n3odo	-10
n3ogi	-16
n3ogo	-13
n3oia	-17
n3oie	-24
n3oio	-14
n3ole	-35
n3oli	-25
n3oma	-12
n3ome	-86
n3omi	-12
n3omo	-8
n3ona	-16
n3one	17
n3ono	-40
n3ook	-16
n3opo	-55
n3ora	-32
n3ord	-15
n3ore	-33
n3ori	-35
n3ort	-18
n3osa	-22
n3ose	-11
n3osi	-15
n3oso	-21
n3ote	-24
n3oti	-9
n3oto	-28
n3ova	-23
n3ove	-22
n3ovi	-29
n3ovo	-29
n3pia	9
n3pie	-12
n3pio	-10
n3pis	-13
n3po'	-12
n3ppa	-12
n3ppi	-18
n3ppo	-32
n3qua	-23
n3que	-16
n3r	-12
n3ray	-11
n3rca	-30
n3rce	-27
n3rci	-14
n3rco	8
n3rda	-20
n3rde	-15
n3rdi	-21
n3rdo	-21
n3rea	-15
n3rei	-13
n3rga	-16
n3rge	-14
n3rgo	-15
n3ria	-34
n3rie	-19
n3rio	-35
n3rla	-28
n3rle	-14
n3rli	12
n3rlo	-21
n3rma	-22
n3rme	-14
n3rmi	-22
n3rmo	-19
n3rna	-17
n3rne	-24
n3rni	-24
n3rno	-31
n3rpe	-22
n3rra	-18
n3rre	-17
n3rri	-24
n3rsa	-25
n3rse	-25
n3rsi	-22
n3rta	-25
n3rte	-28
n3rti	-26
n3rto	-26
n3rzo	-14
n3sca	-12
n3sce	-29
n3sci	-18
n3sco	-29
n3se	-48
n3seo	-24
n3si	-47
n3sia	-12
n3sor	-10
n3ssa	-38
n3sse	-23
n3ssi	-30
n3sso	-47
n3ste	-25
n3sti	-33
n3sto	-29
n3tar	-14
n3te	-17
n3teo	-10
n3ter	-22
n3tia	-18
n3tis	-11
n3tra	-27
n3tre	-16
n3tri	-31
n3tro	-38
n3tta	-13
n3tte	-17
n3tti	-36
n3tto	10
n3tua	-17
n3ubo	-11
n3uca	-26
n3uco	-15
n3udo	-19
n3uet	-16
n3ula	-12
n3uma	-17
n3ume	-20
n3umi	-13
n3umo	-11
n3ump	-8
n3un	-50
n3una	-19
n3uni	-28
n3uno	-21
n3unt	-9
n3uoi	-14
n3ura	23
n3ure	-20
n3uro	-19
n3usa	-30
n3use	-25
n3usi	-13
n3uso	-30
n3ute	-16
n3uti	-13
n3uto	-31
n3ver	-11
n3via	-22
n3vio	-29
n3vre	-16
n3zio	-30
n3zza	-29
n3zze	-17
n3zzi	-20
n3zzo	-26
n4'ho	-17
n4a	-23
n4aca	-20
n4ace	-8
n4aci	-15
n4aco	-14
n4acy	-17
n4ada	-13
n4ade	10
n4ado	-20
n4ago	-10
n4ah	-10
n4ai	-50
n4aia	-30
n4aio	-16
n4ala	-26
n4ale	-43
n4ali	-25
n4alo	-16
n4ama	-12
n4ame	-18
n4ami	-26
n4amo	8
n4ana	-22
n4ane	-27
n4ang	-18
n4ano	-31
n4ara	-31
n4are	-11
n4ari	-26
n4aro	-20
n4ase	-9
n4asi	-23
n4aso	-17
n4ata	-37
n4ate	-31
n4ati	-40
n4ato	-43
n4ava	-14
n4avi	-16
n4avo	-16
n4azi	-10
n4bbe	-23
n4bbè	-16
n4bia	-15
n4blu	-11
n4box	-12
n4bre	-21
n4bri	-22
n4bro	-16
n4cca	-26
n4cce	-17
n4cci	-12
n4cco	-37
n4che	-35
n4chi	-11
n4cia	-24
n4cie	-26
n4cio	-29
n4ciò	-17
n4coi	-19
n4da	-50
n4dda	-15
n4ddo	-17
n4der	-16
n4dia	-19
n4dio	-19
n4don	-11
n4dri	-14
n4dro	-20
n4due	-31
n4eca	-18
n4eck	-23
n4eda	-22
n4ede	-15
n4edi	-20
n4edì	-10
n4ega	-27
n4ego	-14
n4ela	-20
n4ele	-16
n4elo	-30
n4ema	-19
n4emi	-23
n4emo	-9
n4ena	-27
n4ene	-25
n4eni	-15
n4eno	-20
n4enù	-12
n4era	-10
n4ere	-40
n4eri	-26
n4erà	-19
n4ese	-20
n4esi	-19
n4eso	-20
n4est	-18
n4eta	-18
n4ete	-31
n4eto	-13
n4età	-16
n4eva	-24
n4eve	-13
n4evi	-23
n4far	-20
n4ffa	-12
n4fia	-19
n4fre	-13
n4ger	-13
n4ggi	-16
n4ghe	-8
n4ghi	-18
n4gia	-21
n4gio	-10
n4gli	-45
n4gne	-25
n4gni	-45
n4gno	-22
n4gue	-23
n4hai	-21
n4hia	-29
n4hie	-16
n4hio	-14
n4i	-11
n4ica	-49
n4ice	-36
n4ici	-27
n4ico	-44
n4ida	-16
n4ide	-25
n4ido	-18
n4il	-20
n4ila	-27
n4ile	-19
n4ili	-23
n4ilo	-29
n4ima	-19
n4ime	-14
n4imi	-18
n4imo	-30
n4in	-55
n4ina	-10
n4ine	-25
n4ing	-15
n4ini	-19
n4ino	-21
n4ion	-11
n4ipo	-20
n4ira	-14
n4iro	-24
n4isi	-20
n4iso	-19
n4ist	-9
n4ite	-34
n4iti	-34
n4ità	-28
n4ive	-11
n4ivi	-15
n4ivo	-26
n4kup	-18
n4la	-50
n4lco	-11
n4ldi	-11
n4ldo	-22
n4le	-76
n4let	-15
n4lga	-18
n4lia	-33
n4lie	-22
n4lio	-27
n4lla	-61
n4lle	-30
n4lli	-42
n4lo	-23
n4lpa	-12
n4lta	-24
n4lto	-9
n4man	-18
n4max	-19
n4mbe	-13
n4mbi	-12
n4mer	-15
n4mm	-9
n4mma	-12
n4mme	-14
n4mpa	-18
n4nca	-9
n4nda	-29
n4nde	-15
n4ndi	-18
n4ndo	-28
n4nel	-15
n4nga	-20
n4ngo	-20
n4nia	-10
n4nie	-18
n4nna	-13
n4nne	-12
n4nni	-15
n4nno	-16
n4nor	-16
n4nsa	-10
n4nta	-40
n4nte	-45
n4nti	-41
n4nto	19
n4nza	-36
n4nze	-17
n4nzi	-11
n4nzo	-21
n4né	-8
n4oci	-15
n4oco	-28
n4oda	-11
n4ode	-11
n4odi	-18
n4ogi	-11
n4ogo	-9
n4oia	-11
n4oio	-25
n4ola	-37
n4ole	-35
n4oli	-28
n4oma	-13
n4ome	-25
n4omi	-17
n4omo	-16
n4ona	-27
n4one	16
n4oni	-37
n4ono	-45
n4ool	-10
n4opo	-49
n4ora	-23
n4ord	-18
n4ore	-48
n4ori	-42
n4oro	-23
n4osa	11
n4osi	-9
n4oso	-10
n4ota	-20
n4ote	-15
n4oto	-33
n4ova	-33
n4ove	-17
n4ovi	-23
n4ovo	-14
n4per	-52
n4pia	-20
n4pie	-10
n4ppa	-22
n4ppi	-18
n4ppo	-9
n4pre	-15
n4pro	-13
n4pur	-16
n4qua	-27
n4que	-30
n4quo	-16
n4r	-9
n4rai	-9
n4rba	-16
n4rca	-25
n4rce	-15
n4rci	-10
n4rco	-16
n4rda	-21
n4rde	-15
n4rdi	-15
n4rdo	-20
n4rea	-12
n4rei	-35
n4rge	-11
n4rgo	-26
n4ria	-41
n4rie	-21
n4rla	-12
n4rle	-17
n4rli	-19
n4rlo	-25
n4rma	-21
n4rme	-26
n4rmi	-20
n4rna	-21
n4rne	-12
n4rni	-22
n4rno	-26
n4rpe	-16
n4rre	-11
n4rsa	-14
n4rse	-18
n4rsi	-18
n4rta	-27
n4rte	-20
n4rti	-25
n4rto	-41
n4rzo	-17
n4san	-14
n4sca	-22
n4sce	-36
n4sci	-33
n4sco	-28
n4se	-55
n4seo	-18
n4set	-17
n4si	-11
n4sia	-16
n4son	-15
n4ssa	-43
n4sse	-25
n4ssi	-18
n4sta	-44
n4ste	-33
n4sto	-25
n4tar	-23
n4ter	-27
n4tor	-14
n4tra	-27
n4tre	-14
n4tri	-27
n4tro	-30
n4tta	-40
n4tti	-13
n4tto	-38
n4tua	-12
n4uca	-19
n4uce	-17
n4udi	-14
n4udo	12
n4uet	-15
n4uga	-26
n4uio	-11
n4ula	-13
n4uma	-23
n4umo	-10
n4un	-48
n4uni	-14
n4uno	-30
n4uol	-13
n4uor	-17
n4ura	9
n4ure	-27
n4uri	-17
n4uro	-19
n4usa	-21
n4usi	-16
n4uta	-18
n4ute	-17
n4uti	-30
n4uto	-24
n4va	-26
n4ver	-20
n4via	-14
n4vio	-17
n4x	-12
n4zia	16
n4zio	-26
n4zza	-35
n4zze	-16
n4zzi	-12
n4zzo	-27
n5a	-38
n5ace	-9
n5aci	-14
n5ack	-12
n5ada	-24
n5ade	-21
n5afa	-17
n5afo	-16
n5aga	-11
n5ago	-15
n5aia	-14
n5aio	-19
n5ala	-28
n5ale	-47
n5ali	-35
n5alo	-14
n5ama	-12
n5ami	-24
n5amo	-44
n5ana	-10
n5and	13
n5ane	-32
n5ani	-19
n5ano	-45
n5ara	-32
n5are	-17
n5ari	-27
n5aro	-34
n5ase	-17
n5asi	-18
n5asl	-12
n5ata	-23
n5ati	-40
n5ato	-42
n5ava	-19
n5ave	-11
n5avi	-16
n5avo	-17
n5axi	-15
n5bbe	-33
n5bel	-15
n5bia	-12
n5bio	15
n5bra	-15
n5bre	-18
n5bri	15
n5bus	12
n5cca	-18
n5cce	-14
n5cci	-13
n5cco	-28
n5cei	-13
n5che	-47
n5chi	-41
n5cia	-20
n5ciò	-9
n5clo	-12
n5coi	-25
n5da	-47
n5dia	-19
n5dio	-16
n5don	-10
n5dre	-13
n5dro	-28
n5eca	-14
n5ece	-17
n5eda	-25
n5ede	-15
n5edi	-17
n5ego	-14
n5ela	-16
n5ele	-18
n5elo	-32
n5emi	-16
n5eni	-16
n5eno	-22
n5era	-40
n5ere	-9
n5eri	-35
n5ero	-9
n5erà	-9
n5ese	-15
n5esi	-23
n5eso	-26
n5ete	-19
n5eti	-13
n5eto	-15
n5eva	-19
n5eve	-13
n5evo	-17
n5far	-17
n5fia	-21
n5fwd	-16
n5ggi	9
n5ghe	-22
n5ghi	-23
n5gia	-21
n5gli	-52
n5gne	-26
n5gni	-45
n5gno	-25
n5gue	-23
n5hia	-28
n5hie	-26
n5hio	-9
n5hon	-12
n5i	-14
n5ice	-32
n5ici	-20
n5ico	-9
n5ida	-22
n5ide	-18
n5idi	-9
n5iga	-18
n5igi	-15
n5il	-22
n5ila	-15
n5ile	-22
n5ili	-10
n5ilm	-15
n5ilo	-26
n5ime	-19
n5imi	-17
n5imo	-32
n5in	-61
n5ina	-45
n5ine	-30
n5ing	-15
n5ini	-33
n5ino	-12
n5ior	-24
n5ipo	-9
n5ira	-27
n5iro	-26
n5isa	-19
n5isi	-20
n5iso	-20
n5ist	-10
n5ita	-37
n5ito	-27
n5ità	-31
n5iva	-30
n5ive	-16
n5ivi	-28
n5ivo	-31
n5la	-26
n5lco	-9
n5lda	-13
n5ldo	-21
n5le	-19
n5let	-16
n5lga	-13
n5lge	-20
n5lia	-23
n5lie	-25
n5lio	-36
n5lla	-47
n5lle	-25
n5lli	-29
n5llo	-12
n5lo	-49
n5lpa	-18
n5lpo	-12
n5lta	-22
n5lti	-24
n5lto	-15
n5lza	-17
n5mbe	-12
n5mbo	-24
n5mm	-9
n5mma	-18
n5mmi	-22
n5mpa	-21
n5mpe	-31
n5mpo	-20
n5nal	-10
n5nca	-17
n5nda	-27
n5nde	-25
n5ndi	-12
n5nge	-22
n5ngo	-20
n5nie	-21
n5nna	-16
n5nne	-11
n5nni	-18
n5nno	-22
n5nor	-11
n5nso	-14
n5nta	-44
n5nte	-14
n5nti	-40
n5nza	-23
n5nze	-13
n5nzi	-17
n5nzo	-16
n5née	-16
n5oba	-18
n5oci	-26
n5oco	-25
n5oda	-11
n5ode	-11
n5odi	-16
n5oio	-13
n5ola	-33
n5ole	-29
n5oli	-25
n5olo	-41
n5oma	-9
n5omi	-17
n5omo	-18
n5ona	-17
n5oni	-36
n5ono	-34
n5ook	-8
n5oop	-15
n5opo	-31
n5ora	-31
n5ord	-17
n5ore	-16
n5oro	-29
n5osa	-12
n5ose	-19
n5oso	-22
n5ota	-20
n5ote	-9
n5ove	-16
n5ovo	-9
n5per	-57
n5pia	-9
n5pie	-11
n5pio	-15
n5pos	-12
n5ppa	-18
n5ppo	-9
n5qua	-31
n5que	-17
n5qui	-12
n5r	-15
n5ray	-10
n5rca	-23
n5rci	-24
n5rco	-30
n5rda	-18
n5rde	-15
n5rdi	-25
n5rdo	-11
n5rea	-10
n5rei	-25
n5reo	-10
n5rgo	12
n5ria	-29
n5rie	-19
n5rio	-31
n5rla	-15
n5rle	-14
n5rma	-15
n5rme	-21
n5rmi	-19
n5rna	-16
n5rne	-22
n5rno	-26
n5rpa	-15
n5rra	-18
n5rre	-21
n5rse	-22
n5rsi	-30
n5rso	-30
n5rta	-32
n5rte	-34
n5rti	-22
n5rto	-33
n5rza	-14
n5sa	-9
n5san	-23
n5sce	-26
n5sci	-20
n5sco	-25
n5se	-35
n5seo	-20
n5set	10
n5si	-54
n5ssa	-11
n5sse	-24
n5ssi	-15
n5sta	-36
n5ste	-20
n5sti	10
n5sto	-40
n5t	-9
n5te	-17
n5ter	-19
n5tia	-9
n5tra	-52
n5tre	-11
n5tri	-25
n5tro	-24
n5tta	-33
n5tte	-29
n5tto	-50
n5tua	-13
n5ubo	-12
n5uca	-19
n5uce	-8
n5uga	-9
n5uio	-13
n5ume	-11
n5umi	-12
n5un	-16
n5uni	-12
n5uno	-22
n5uol	-12
n5ura	32
n5urc	-17
n5ure	-25
n5uro	-16
n5usa	-20
n5use	-15
n5usi	-19
n5uso	-31
n5uta	-16
n5ute	-11
n5uti	-28
n5uto	-29
n5va	-26
n5via	-20
n5vio	15
n5zia	-30
n5zio	-22
n5zza	-26
n5zzi	-11
n5zzo	-21
n6a	-45
n6ace	-11
n6aci	-20
n6ack	-11
n6ade	-25
n6ado	-17
n6afa	-28
n6afo	-14
n6aga	-17
n6aia	-16
n6aio	-17
n6ala	-33
n6ale	-44
n6ali	-17
n6ama	-12
n6ami	-10
n6amo	-58
n6amp	-15
n6ane	12
n6ani	-20
n6ano	-43
n6ara	-16
n6are	-57
n6ari	-15
n6arà	-10
n6asi	-17
n6aso	-26
n6ast	-19
n6ata	-25
n6ate	-38
n6ati	-34
n6ato	-40
n6ava	-24
n6ave	-19
n6avi	-16
n6avo	-14
n6bbe	-26
n6bbè	-15
n6ben	-15
n6bia	-17
n6bio	15
n6blu	-17
n6bot	-18
n6bra	-15
n6bre	-11
n6bri	-25
n6cca	-31
n6cce	-12
n6cci	-17
n6cco	-22
n6chi	-24
n6ché	-12
n6cia	-22
n6cie	-14
n6cio	-26
n6ciò	-17
n6coi	-15
n6col	-11
n6da	-56
n6ddo	-15
n6der	-14
n6dia	-18
n6dio	-14
n6dro	-22
n6due	-21
n6eca	-15
n6eda	-19
n6ede	-8
n6edi	-14
n6ega	-26
n6ego	-16
n6ela	-23
n6elo	-16
n6eme	-13
n6ena	-32
n6ene	-26
n6eni	-18
n6eno	-18
n6era	-42
n6ere	-47
n6eri	-21
n6ero	-35
n6esa	16
n6ese	-22
n6esi	-11
n6est	-14
n6ete	-29
n6eto	-22
n6eva	-17
n6evi	-20
n6evo	-23
n6far	-28
n6fia	-17
n6ggi	-19
n6ghe	-11
n6ghi	-16
n6gia	-39
n6gli	-20
n6gna	-27
n6gni	-47
n6gno	-24
n6gue	-25
n6hia	-17
n6hio	-11
n6i	-59
n6ica	-37
n6ice	-15
n6ici	-15
n6ico	-48
n6ide	-26
n6ido	-19
n6iga	-11
n6igi	-10
n6il	-18
n6ila	-23
n6ile	-20
n6ili	-20
n6ilo	-32
n6ima	-59
n6imi	-23
n6imo	-25
n6in	-46
n6ina	-33
n6ine	-28
n6ing	-10
n6ini	-25
n6ino	-32
n6ira	-27
n6ire	-27
n6iro	-16
n6isa	-14
n6isi	-21
n6iso	-17
n6ita	-32
n6ite	-24
n6iti	-30
n6ito	-51
n6ità	-18
n6iva	-39
n6ivi	-25
n6ivo	-25
n6izi	-15
n6ket	-8
n6la	17
n6lco	-13
n6lda	-12
n6le	-15
n6ler	-17
n6lga	-17
n6lia	-17
n6lie	-19
n6lla	-52
n6lle	-21
n6lli	-47
n6llo	-40
n6lo	-44
n6lpo	-27
n6lti	-20
n6lto	-16
n6lza	-16
n6mbe	-10
n6mbi	-16
n6mma	-18
n6mme	-11
n6mpa	-13
n6nco	-46
n6nda	-25
n6nde	-19
n6ndi	-17
n6ndo	13
n6nes	-9
n6nga	-14
n6nge	-21
n6ngo	-20
n6nio	-17
n6nna	-22
n6nne	-19
n6nni	-16
n6nno	-23
n6nte	-43
n6nto	-10
n6nza	-21
n6nzi	-11
n6nzo	-11
n6oba	-13
n6oco	-12
n6oia	-14
n6oie	-25
n6ola	-29
n6ole	-33
n6oli	-24
n6olo	-34
n6ome	17
n6omi	-19
n6omo	-16
n6ona	-28
n6one	-9
n6oni	-36
n6ono	-45
n6opo	-46
n6ora	-19
n6ord	-17
n6ore	-40
n6oro	-30
n6ort	-10
n6osa	-67
n6osi	-15
n6oso	-17
n6ota	-11
n6ote	-19
n6oto	-31
n6ova	-17
n6ove	-9
n6ovi	-19
n6ovo	-10
n6pc	-10
n6per	-65
n6pia	-19
n6pie	-11
n6po'	-10
n6ppi	-19
n6qua	-27
n6que	-21
n6quo	-13
n6r	-13
n6rca	-14
n6rce	-12
n6rci	-19
n6rco	-13
n6rda	-15
n6rde	-18
n6rdi	-19
n6rdo	-12
n6rea	-18
n6rei	-28
n6rga	-16
n6ria	-37
n6rie	-16
n6rio	-28
n6rli	-18
n6rlo	-16
n6rma	-25
n6rme	-23
n6rmi	-14
n6rna	-11
n6rne	-9
n6rni	-14
n6rno	-33
n6rra	-11
n6rre	-21
n6rse	-14
n6rsi	-16
n6rso	-21
n6rta	10
n6rte	-28
n6rti	-20
n6rto	-40
n6rza	-13
n6rzo	-9
n6sca	-14
n6sce	-26
n6sci	-18
n6sco	-22
n6se	-18
n6seo	-18
n6si	-19
n6ssa	-22
n6sse	-33
n6ssi	-15
n6sso	-30
n6sta	-28
n6ste	-12
n6sti	8
n6sto	-37
n6ter	-15
n6tia	-9
n6top	-11
n6tor	-16
n6tra	-38
n6tre	-19
n6tri	-13
n6tro	-20
n6tte	-27
n6tti	-37
n6tto	-44
n6ubo	-9
n6udi	-13
n6uga	-9
n6ula	-14
n6uma	-14
n6ume	-12
n6un	-13
n6una	-16
n6uni	-16
n6unt	-14
n6uol	-9
n6ura	-41
n6ure	12
n6uri	-12
n6uro	-19
n6usa	-14
n6use	-18
n6usi	-12
n6uso	13
n6uta	-28
n6ute	-21
n6uti	-28
n6uto	-29
n6va	-32
n6ve	-14
n6via	-19
n6zio	-23
n6zza	-26
n6zze	-18
n6zzo	-28
n7'ho	-16
n7a	-31
n7aca	-19
n7ada	-17
n7afa	-17
n7aga	-16
n7ago	-16
n7ah	-10
n7ai	-35
n7aia	-22
n7aio	-18
n7ala	-32
n7ale	-22
n7ali	-14
n7ama	-15
n7ame	-9
n7ami	-20
n7amo	25
n7ana	-12
n7and	-15
n7ane	-18
n7ang	-15
n7ani	-27
n7ano	-37
n7ara	-20
n7are	-46
n7ari	-23
n7aro	-12
n7ase	-18
n7asl	-12
n7aso	-24
n7ata	-41
n7ate	-19
n7ati	-27
n7ato	-39
n7ava	-15
n7ave	-9
n7avi	-11
n7avo	-19
n7bbe	-18
n7bia	-18
n7bio	-26
n7bri	-11
n7bus	-21
n7cca	-21
n7cci	-10
n7cco	8
n7ceo	-18
n7che	-30
n7chi	-49
n7cia	-21
n7ciò	-16
n7da	-43
n7dia	-10
n7dio	-13
n7don	-12
n7dro	10
n7due	-10
n7eca	-18
n7ece	-12
n7eda	-14
n7ede	-21
n7edi	-12
n7ega	-18
n7ela	-18
n7ele	-18
n7elo	-17
n7emi	-22
n7ena	-21
n7eni	-12
n7eno	-15
n7era	-23
n7ere	-34
n7eri	-17
n7ero	-17
n7esa	-17
n7ese	-15
n7eso	-8
n7est	-20
n7eta	-16
n7ete	-24
n7eto	-13
n7età	-17
n7eva	-18
n7evo	-19
n7far	-23
n7fia	-8
n7ggi	-29
n7ghe	-25
n7ghi	-9
n7gia	-28
n7gli	-33
n7gna	-41
n7gne	-30
n7gni	-42
n7gno	-22
n7gue	-27
n7hia	-15
n7hie	-11
n7hio	-18
n7hon	-10
n7i	-55
n7ica	-40
n7ice	-20
n7ici	-9
n7ico	-23
n7ida	-22
n7ide	-19
n7ido	-13
n7il	11
n7ila	-12
n7ile	-33
n7ili	-16
n7ilm	-20
n7ilo	-25
n7ima	-19
n7ime	-8
n7imi	-15
n7imo	-23
n7in	-14
n7ina	-38
n7ing	-19
n7ini	-24
n7ino	-39
n7ira	12
n7iro	-27
n7isi	-17
n7iso	-10
n7ist	-17
n7ita	-41
n7ite	-32
n7iti	-28
n7ità	-20
n7iva	-31
n7ivo	-16
n7ket	-10
n7la	18
n7lce	-11
n7lda	-14
n7ldi	-12
n7le	-53
n7ler	-17
n7lia	-19
n7lie	-26
n7lio	-28
n7lla	-42
n7lle	-33
n7llo	-36
n7lo	-36
n7lta	-13
n7lte	-15
n7lto	-9
n7lva	-15
n7lve	-21
n7lza	-9
n7mar	-13
n7mbi	-12
n7mma	-11
n7mme	-20
n7mmi	-12
n7mpa	-21
n7mpe	-23
n7mpo	-18
n7nas	-11
n7nca	-10
n7nco	-24
n7nda	-20
n7nde	-19
n7ndi	-21
n7ner	-10
n7nga	-8
n7nge	-13
n7ngo	-16
n7nia	-18
n7nna	-20
n7nne	-18
n7nni	-12
n7nno	-29
n7nor	-10
n7nta	10
n7nte	-31
n7nti	-24
n7nto	11
n7nza	-21
n7nze	-14
n7nzi	-13
n7oba	-19
n7oce	-11
n7oco	-10
n7ogo	-21
n7oia	-14
n7oio	-16
n7ola	-38
n7ole	-15
n7oli	-23
n7olo	-35
n7oma	-8
n7omi	-20
n7omo	-14
n7ona	-13
n7opo	18
n7ora	-23
n7ord	-12
n7ori	-16
n7oro	-15
n7osa	-8
n7osi	-15
n7ota	-8
n7ote	-22
n7oto	-13
n7out	-9
n7ova	-37
n7ove	-15
n7ovi	-20
n7ovo	-10
n7per	-50
n7pia	-18
n7pie	-13
n7ppa	-11
n7qua	-9
n7que	-14
n7quo	-12
n7rba	-15
n7rca	10
n7rco	-29
n7rda	-9
n7rdo	-16
n7rei	-19
n7rge	-8
n7ria	-28
n7rio	-27
n7rla	-10
n7rlo	-14
n7rma	-12
n7rme	-20
n7rmi	-15
n7rmo	-13
n7rna	-18
n7rne	-19
n7rni	-28
n7rno	-18
n7rsa	-8
n7rse	-15
n7rsi	-13
n7rso	-32
n7rta	-22
n7rte	-20
n7rti	-25
n7rto	-16
n7rza	-12
n7rzo	-12
n7sa	-18
n7sca	-17
n7sce	-19
n7sci	-20
n7sco	-26
n7seo	-24
n7set	-30
n7si	-19
n7ssa	-16
n7sse	-31
n7ssi	-23
n7sso	-34
n7sta	-19
n7ste	-20
n7sti	-28
n7sto	-33
n7tar	-19
n7teo	-12
n7ter	-21
n7tor	-13
n7tra	-18
n7tre	-14
n7tri	-28
n7tro	-26
n7tta	-42
n7tte	-24
n7tto	-27
n7ubi	-10
n7uco	-15
n7udo	-26
n7uio	-13
n7uma	-11
n7umo	-9
n7un	-47
n7una	-12
n7ure	-23
n7uri	-12
n7uro	-12
n7usa	-16
n7use	-16
n7uta	-23
n7uti	-20
n7uto	-16
n7va	-38
n7van	-10
n7via	-11
n7xer	-17
n7zia	-19
n7zie	-13
n7zio	-25
n7zza	-21
n7zze	-17
n7zzo	-20
n8a	-34
n8ace	-10
n8aci	-9
n8aco	-14
n8ade	-18
n8ado	-16
n8aga	-15
n8aia	-13
n8aio	-15
n8ala	-18
n8ale	-24
n8ama	-12
n8ami	-17
n8amo	-33
n8and	16
n8ane	-21
n8ano	-32
n8ara	-27
n8ari	-17
n8ase	-9
n8asi	-27
n8aso	-9
n8ata	-27
n8ate	-31
n8ati	-26
n8ato	-30
n8ava	-18
n8avi	-9
n8avo	-15
n8bbe	-18
n8bio	-39
n8box	-11
n8bre	-21
n8cca	-17
n8cci	-21
n8cco	-12
n8che	-42
n8cia	-20
n8cio	-22
n8da	-47
n8dre	-11
n8dro	-9
n8due	-25
n8eca	-11
n8eda	-16
n8ede	-18
n8ega	-21
n8ego	-17
n8ele	-12
n8elo	-20
n8ena	-16
n8ene	-25
n8eni	-19
n8eno	-8
n8era	-35
n8ere	-37
n8eri	-28
n8ero	-22
n8esa	-36
n8ese	-10
n8esi	-22
n8eso	-11
n8est	-12
n8eta	-8
n8ete	-21
n8eva	-28
n8evo	-10
n8far	-24
n8fia	-12
n8ger	-13
n8ggi	-18
n8ghi	-14
n8gia	-17
n8gio	-8
n8gna	-21
n8gno	-25
n8hia	-14
n8hie	-18
n8hio	-13
n8i	-52
n8ica	-45
n8ice	-21
n8ici	-19
n8ico	-32
n8ida	-10
n8ido	-12
n8iga	-15
n8il	-37
n8ile	-20
n8ili	-15
n8ilo	-18
n8ima	-47
n8imi	-13
n8imo	-16
n8in	-46
n8ina	-26
n8ine	-27
n8ini	-28
n8ino	-32
n8ire	-27
n8iro	-9
n8ise	-16
n8isi	-9
n8iso	-9
n8ita	-10
n8ite	-24
n8iti	-27
n8ito	-44
n8ità	-14
n8iva	-27
n8ivi	-23
n8ivo	-23
n8ket	-10
n8lda	-10
n8ldi	-12
n8le	-54
n8leo	-16
n8ler	-21
n8lia	-18
n8lie	-17
n8lio	-30
n8lle	-23
n8lli	-15
n8llo	-27
n8lo	-9
n8lto	-14
n8lva	-13
n8mm	-9
n8mma	-14
n8mpa	-19
n8mpo	-13
n8nas	-15
n8nco	-34
n8nda	-19
n8nde	-30
n8ndi	-10
n8ndo	-12
n8nei	-12
n8nia	-14
n8nie	-13
n8nio	-17
n8nna	-15
n8nne	-9
n8nni	-16
n8nno	-25
n8nte	-34
n8nti	-20
n8nto	-39
n8nza	-20
n8nzi	-11
n8nzo	-10
n8oba	-24
n8oco	-17
n8ode	-9
n8ogo	-10
n8oio	-10
n8ola	-36
n8oli	-17
n8olo	-26
n8ome	21
n8ona	-18
n8oni	-36
n8ono	-25
n8opo	-30
n8ora	-20
n8ore	-22
n8ori	-28
n8oro	-30
n8osa	20
n8ota	-9
n8ote	-8
n8oto	-25
n8ova	-20
n8ove	-15
n8ovi	-20
n8ovo	-18
n8per	-46
n8pie	-26
n8po'	-11
n8ppa	-14
n8ppo	-13
n8qua	-10
n8que	-12
n8r	-13
n8rci	-15
n8rco	-16
n8rda	-17
n8rdi	-10
n8rdo	-23
n8rei	-36
n8rga	-9
n8rgo	-21
n8ria	-25
n8rie	-12
n8rio	-18
n8rla	-20
n8rle	-18
n8rli	-19
n8rlo	-13
n8rma	-11
n8rmi	-17
n8rmo	-12
n8rna	-11
n8rne	-20
n8rni	-21
n8rno	-20
n8rra	-15
n8rre	-14
n8rsa	-14
n8rse	-10
n8rsi	-16
n8rso	-12
n8rta	-13
n8rte	-19
n8rti	-9
n8rto	-22
n8rza	-11
n8rzo	-15
n8sa	-10
n8sai	-12
n8sce	-27
n8sco	-24
n8se	23
n8set	10
n8si	-16
n8son	-11
n8ssa	-20
n8sse	-18
n8ssi	-21
n8sso	-31
n8sta	-24
n8ste	-13
n8sti	-23
n8sto	-33
n8ter	-25
n8tia	-9
n8tra	-36
n8tre	-12
n8tri	-16
n8tro	-19
n8tta	-27
n8tte	-27
n8tti	-42
n8tto	-47
n8ubo	-13
n8uco	-15
n8udi	-11
n8uga	-15
n8uma	-10
n8umo	-9
n8un	-21
n8ura	-42
n8ure	-15
n8uro	-10
n8usa	-15
n8usi	-9
n8uso	-21
n8uta	-12
n8ute	-11
n8uti	-13
n8uto	-18
n8va	-21
n8ver	-11
n8via	-15
n8zia	-24
n8zie	-11
n8zio	-19
n8zza	-23
n9a	-27
n9aci	-18
n9ado	-12
n9aga	-9
n9ai	-22
n9aia	-15
n9ala	-22
n9ale	-39
n9ali	-10
n9ami	-12
n9amo	-46
n9amu	-8
n9ane	-17
n9ani	-15
n9ara	-28
n9are	-57
n9ari	-8
n9ase	-14
n9asi	-15
n9aso	-18
n9ata	-30
n9ate	-26
n9ati	-22
n9ato	-21
n9ave	-9
n9bbe	-23
n9bel	-13
n9bio	-26
n9bre	-16
n9bri	-17
n9cca	-13
n9cci	-12
n9cco	-14
n9che	-33
n9chi	-24
n9cia	-16
n9cio	-16
n9da	10
n9dia	-12
n9dro	-24
n9eda	-20
n9edì	-12
n9ega	-15
n9ele	-10
n9elo	-18
n9ema	-11
n9ena	-17
n9eno	-13
n9era	-17
n9ere	-47
n9eri	-25
n9ero	-22
n9esa	-46
n9ese	-8
n9eso	-14
n9ete	-21
n9eti	-19
n9eto	-16
n9eva	-16
n9evi	-17
n9evo	-23
n9fia	-17
n9ghe	-8
n9ghi	-11
n9gia	-15
n9gio	-40
n9gli	8
n9gna	-24
n9gne	-24
n9gni	-40
n9gno	-17
n9hia	-18
n9hie	-22
n9i	-46
n9ica	-24
n9ice	-13
n9ici	-12
n9ico	-19
n9ide	-12
n9ila	-9
n9ili	-12
n9ilm	-13
n9ilo	-18
n9ima	19
n9ime	-11
n9imi	-9
n9imo	-19
n9in	-9
n9ina	-20
n9ine	-17
n9ing	-12
n9ini	-22
n9ino	-31
n9ire	-15
n9iro	-16
n9isa	-20
n9isi	-17
n9ita	-41
n9ite	-22
n9iti	-26
n9ito	-36
n9ità	-16
n9iva	-32
n9ivi	-12
n9la	-9
n9le	-44
n9let	-11
n9lfo	-17
n9lga	-15
n9lia	-15
n9lie	-20
n9lio	-24
n9lla	-36
n9lle	-15
n9lli	-21
n9llo	-21
n9lo	-21
n9lpa	-18
n9lta	-9
n9lti	-19
n9mar	-8
n9mbe	-11
n9mid	-10
n9mpa	-20
n9nco	-28
n9nda	-17
n9ndi	-18
n9nei	-12
n9ngo	-10
n9nia	-11
n9nna	-10
n9nni	-13
n9nno	-15
n9nta	-38
n9nte	-15
n9nti	-26
n9nto	-26
n9nza	-13
n9nze	-9
n9nzi	-9
n9oce	-10
n9oco	-9
n9oda	-14
n9oia	-10
n9ola	-29
n9ole	-29
n9oli	-16
n9olo	-22
n9ome	20
n9omi	-19
n9omo	-15
n9ona	-14
n9one	-51
n9oni	-28
n9ono	-24
n9opo	-34
n9ora	-25
n9ore	-20
n9ori	-23
n9oro	-26
n9oso	-16
n9ote	-26
n9oto	-12
n9ova	-18
n9ovi	-14
n9ovo	-23
n9per	-39
n9pia	-12
n9ppa	-9
n9ppi	-20
n9qua	-12
n9que	-20
n9rca	-13
n9rda	-9
n9rdi	-10
n9rdo	-23
n9rea	-15
n9rei	-28
n9rge	-9
n9ria	-20
n9rio	-24
n9rli	-11
n9rlo	-15
n9rmi	-14
n9rna	-10
n9rni	-11
n9rno	-13
n9rsa	-10
n9rso	-18
n9rta	-17
n9rte	-12
n9rza	-11
n9sa	-20
n9sca	-16
n9sce	-19
n9sci	-25
n9sco	-20
n9se	-33
n9seo	-22
n9set	-22
n9si	-18
n9ssa	-29
n9ssi	-17
n9sso	-19
n9sta	-24
n9ste	-14
n9sti	-8
n9sto	-38
n9tar	-19
n9te	-16
n9ter	-11
n9tia	-11
n9tor	-11
n9tra	-22
n9tre	-11
n9tri	-12
n9tro	-26
n9tta	-26
n9tte	-20
n9tti	-22
n9tto	-24
n9uca	-15
n9un	-40
n9una	-8
n9uni	-12
n9ura	-56
n9ure	-14
n9uri	-12
n9uso	-15
n9uta	-17
n9ute	-10
n9uti	-18
n9uto	-18
n9va	-33
n9ver	-17
n9via	-16
n9vio	-23
n9zia	-34
n9zio	-10
n9zza	-32
n9zzi	-11
n9zzo	-16
~abbassa	-17
~abbia	-18
~abbiamo	-11
~abiti	17
~acacia	-18
~accanto	-16
~accendere	-18
~accendono	-15
~accensione	11
~accesa	-23
~acceso	-16
~accesso	8
~accessori	-13
~accettano	-14
~accettazione	9
~accoglie	-11
~accomodare	-17
~accompagna	-31
~accompagnare	-16
~accordi	-15
~accorgono	-13
~accosta	-9
~account	-16
~acetone	-11
~acido	-10
~acqua	-28
~acquisti	12
~acquisto	-15
~addetti	-15
~adesso	8
~adulto	-15
~aereo	-16
~aeroporto	-13
~affitto	-12
~agenzia	12
~agg	-23
~aggancia	-11
~agganciato	-9
~aggiorna	-21
~aggiornare	12
~aggiunge	-22
~aggiungere	-13
~aghi	-8
~agli	9
~agnese	19
~agricola	15
~ahahah	-13
~ahimè	-10
~aiuta	16
~akela	-16
~alberghi	-15
~alcol	-15
~all'altra	-15
~all'amministratore	-9
~all'aperto	-17
~all'aria	13
~all'arrivo	-16
~all'ombra	-24
~all'ora	-9
~all'ufficio	9
~all'uscita	-22
~alle	9
~allego	-15
~allenatori	-8
~allenta	-13
~allergie	-25
~allievi	9
~alloggiati	-16
~allontana	-14
~almeno	10
~alpino	-12
~alta	-31
~alto	-23
~altra	-24
~altre	-12
~altrimenti	-24
~altro	-16
~alza	-32
~ambiente	-17
~ambito	-18
~ammollo	-13
~analisi	17
~ancona	-16
~ancora	-16
~ancoraggio	-11
~andata	-30
~andato	-14
~andrebbe	-20
~anelli	-12
~animali	12
~anni	-29
~anno	13
~annota	-21
~annusa	15
~antincendio	-13
~antitaglio	-16
~antonella	-12
~anzi	9
~anziani	-23
~aperte	-24
~aperti	-23
~aperto	-27
~apertura	19
~apiario	-11
~appartamenti	14
~appello	-19
~appena	-10
~appendere	10
~appesa	-12
~applica	-19
~appoggia	-20
~appoggiare	-17
~apposta	-19
~appunto	10
~apre	-16
~apri	10
~apriamo	-15
~aprire	9
~aprono	-20
~arancione	-11
~archivia	-19
~archivio	-15
~area	-11
~aria	-21
~armadio	-13
~arriva	-17
~arrivano	8
~arrivare	-20
~arrivata	-17
~arrivati	-11
~arrivato	-21
~arrotola	-12
~ascelle	-19
~ascensore	18
~asciuga	11
~asciugare	-8
~asciutte	-11
~asciutti	-15
~asiago	-18
~aspetta	-28
~aspettare	-17
~aspetti	-21
~assegna	-19
~assegni	-12
~assemblea	-15
~assente	-19
~assoluti	-13
~assorbente	-10
~attacca	-11
~attaccare	-12
~attaccata	20
~attaccato	-11
~attesa	-13
~attiva	-21
~atto	-12
~attorno	-16
~attrezzo	-9
~audio	-10
~aula	-11
~autobotte	-8
~autorizza	-19
~autostrada	16
~avanti	-24
~avanzato	-27
~aver	-23
~avere	17
~avete	-18
~avevi	11
~avevo	11
~avrò	17
~avuto	-19
~avviene	-19
~avvisa	-28
~avvisare	-18
~avvolge	-17
~bacheca	-20
~baci	-18
~badge	-15
~bagna	-17
~bagnata	-15
~bagnati	8
~bagnato	-24
~bagnetto	-14
~bagno	-8
~balla	-13
~bambini	-12
~banca	-16
~banco	10
~banda	-14
~bandiera	14
~barattolo	-18
~bari	-18
~barre	-15
~basette	-10
~bassa	-23
~bassi	-10
~basso	-23
~basta	-17
~bastano	9
~batteria	8
~batterie	-10
~battuta	-12
~baule	-11
~bea	-11
~bel	-16
~bella	-18
~bellini	-16
~benna	-17
~benzina	-20
~beppe	-10
~betta	-21
~beve	26
~bianca	-11
~bianchi	-10
~bianco	23
~biblioteca	-11
~bibliotecario	-14
~bicchiere	-15
~bidello	-9
~biglietti	-20
~biglietto	-17
~bilancia	-11
~bilancio	-14
~bimba	-20
~bisogno	16
~bloccata	-22
~bloccato	-10
~blu	-14
~boh	-15
~bollente	-12
~bollicine	-16
~bollino	-16
~bollo	-23
~bologna	-15
~bombola	-15
~bombole	11
~booking	-17
~bordi	-23
~borsa	-17
~borse	-20
~bottega	-13
~bottiglia	-17
~bottiglie	-14
~bottiglietta	-10
~bottoni	10
~bozza	-9
~braccialetto	-15
~braccio	-13
~bravo	-15
~brevi	-12
~briefing	-17
~brucia	9
~bruno	-15
~buca	-14
~bucato	-9
~buco	-12
~bufala	15
~bufale	15
~buio	-25
~bulloni	-15
~buonasera	-15
~buondì	-13
~buoni	-12
~buono	-16
~buste	-17
~bustina	-12
~buttano	-11
~butti	8
~butto	-15
~c'entra	-10
~c'era	-32
~cabina	13
~cade	-15
~cadere	-13
~caduta	-18
~cadute	8
~caffè	8
~cagliata	9
~cala	-17
~calano	-8
~calante	-16
~calce	-13
~calcio	9
~calcola	-15
~calendario	-19
~calza	-10
~calze	-18
~cambiano	-24
~cambiare	-15
~cambiata	-11
~cambiato	-15
~cambio	26
~camera	-25
~camere	13
~camice	-12
~camion	-9
~cammina	-16
~camminare	-9
~campanello	-14
~campione	-29
~campo	-14
~canale	-12
~cancellano	-17
~cancello	-15
~candeggina	-10
~cane	15
~cani	-11
~canile	-16
~cannello	-13
~cantina	-15
~capelli	-12
~capezzoli	-15
~capezzolo	-13
~capire	14
~capisce	-10
~capitaneria	-19
~capo	-18
~capocantiere	-9
~capogruppo	-19
~capoturno	-25
~cappa	-22
~cappello	-22
~capsula	-16
~cara	-14
~caratteri	-13
~carbone	-13
~carburante	12
~cari	-20
~caricano	-10
~carico	24
~carla	13
~carlo	-12
~carne	-19
~caro	-24
~carroponte	-13
~carrozzeria	-9
~carrozzine	-18
~carta	13
~cartelli	11
~cartellino	-24
~cartello	13
~cartina	-9
~cartolina	-10
~cartoncino	-21
~cartone	-17
~casaro	9
~caschi	-24
~casco	-11
~caseificio	-8
~caso	17
~cassaforte	-19
~cassetta	-22
~cassette	-13
~cassetto	-20
~cassone	-10
~cassonetti	13
~cate	-12
~categoria	-11
~catena	-10
~catene	-22
~cause	13
~cauzione	-19
~cava	-10
~cavalli	13
~cavallo	12
~cavo	9
~cede	-12
~cella	-19
~cena	-17
~ceneri	14
~center	-13
~cento	-19
~centoquaranta	11
~centri	8
~centro	-31
~cerchio	-8
~cerotto	-13
~certificati	-10
~certificato	-20
~cesta	-15
~ceste	-15
~chat	-10
~che	34
~chi	13
~chiama	-29
~chiamano	-18
~chiamare	-15
~chiamata	17
~chiamate	16
~chiamato	-20
~chiami	19
~chiamiamo	-12
~chiamo	-12
~chiave	-22
~chiavetta	-13
~chieda	-17
~chiede	9
~chiedete	-18
~chiedi	-29
~chiediamo	18
~chiedo	13
~chiedono	11
~chili	-18
~chiodi	-8
~chiodo	-13
~chioma	-11
~chiudere	-16
~chiudono	-9
~chiusa	-9
~chiusi	9
~chiusura	28
~ciascuno	-18
~cibo	-18
~cifra	-13
~cifre	-13
~cilindro	-9
~cima	-18
~cinghia	22
~cinquanta	-22
~cioè	15
~circa	-9
~circolare	-17
~circolo	-15
~cisterna	-13
~citrico	-12
~civico	-10
~ciò	14
~cloro	-26
~coda	-15
~codice	-33
~cognome	-10
~coincidono	-18
~col	-16
~cola	-14
~colazione	-17
~colla	-9
~collaboratore	-13
~collaboratori	-22
~collare	-17
~collega	-25
~collegata	-12
~collegati	-9
~colleghe	-16
~collezione	-13
~collo	-15
~colonne	-14
~colonnina	-13
~colore	-27
~colori	-20
~colpo	13
~coltello	-25
~com'è	-27
~comandante	9
~come	39
~cominciare	10
~comincio	-14
~commessa	-12
~compagno	-10
~compila	-9
~compilare	-16
~compone	-18
~comportamento	9
~compost	12
~compresi	-8
~comune	-30
~comuni	9
~comunica	-24
~con	-31
~concerto	-16
~concime	-12
~concorda	-13
~condition	-13
~condiviso	-15
~condominio	-14
~conferma	-19
~confermare	-10
~confermato	10
~confezione	-15
~confezioni	-8
~conformità	-9
~confronta	-20
~confrontano	-12
~confusione	-11
~cono	-11
~consegnare	-12
~consegnata	8
~consegne	19
~consenso	-23
~conservano	-10
~conservatore	-16
~consiglio	-21
~consulente	-11
~conta	-24
~container	10
~contano	-24
~contare	-24
~contati	-23
~contatore	-18
~conteggio	-14
~contenitore	-20
~contenitori	-13
~contesta	-12
~contesto	-16
~continuità	-12
~conto	-28
~contratto	-23
~controlla	-18
~controllare	-29
~controlli	10
~convenzionati	-13
~conviene	-17
~cooperativa	17
~coordinatore	-16
~coordinatrice	-14
~coperchio	-22
~coperte	-22
~coperti	-19
~coperto	-17
~copertura	-22
~copiano	-17
~copie	-14
~coppa	-12
~coppie	-16
~copre	-20
~coprire	-19
~copriscarpe	-16
~corde	-13
~cordiali	-8
~cordialità	-11
~coristi	-16
~coro	-15
~corrado	-17
~corregge	-11
~correggere	15
~corrente	-23
~correre	-11
~correzioni	-17
~corridoio	-21
~corsa	13
~corsia	-18
~corsini	-19
~corte	-12
~cortesia	8
~corto	-12
~cosa	29
~coso	-14
~costa	-19
~così	20
~crea	-16
~crema	-16
~cremona	-12
~cripta	-15
~croce	-19
~crogiolo	8
~crosta	-26
~cruscotto	-11
~cuciture	-16
~cugino	-15
~cui	9
~cunei	-12
~cuneo	-15
~cuore	-20
~cupola	-16
~cura	-22
~curo	-15
~custode	-15
~custodia	11
~d'acciaio	-17
~d'aceto	-12
~d'acqua	-18
~d'alluminio	-15
~d'emergenza	-15
~d'estate	-22
~d'ingresso	15
~dai	-10
~dall'alto	-19
~dallo	12
~danni	14
~dare	-14
~darlo	-19
~data	-23
~database	-8
~date	-19
~dati	-18
~dato	-10
~davanti	-12
~ddt	-15
~decimo	-10
~deciso	-16
~degli	33
~dei	34
~del	27
~delega	-13
~delegati	-12
~delirio	-12
~dell'acqua	13
~dell'anno	-17
~dell'apertura	-19
~dell'asilo	-18
~dell'asl	-22
~dell'associazione	-15
~dell'impianto	-15
~dell'ultima	-11
~dell'umido	-12
~della	21
~delle	27
~dello	-9
~denaro	-16
~denuncia	-11
~deposito	-15
~destra	-20
~detersivo	13
~detta	-27
~devi	13
~devo	-16
~devono	-20
~diagonale	-18
~dialisi	16
~diametro	-14
~diamo	13
~dica	13
~dicembre	-16
~dicevo	-11
~dichiarazione	-14
~diciamo	10
~diciotto	-9
~dicono	-17
~dieci	10
~diete	13
~difetti	-12
~differenza	-14
~differenze	-16
~digitale	-13
~diluente	-13
~dimmi	-12
~dipende	-9
~dipendente	-17
~dipendenti	-10
~diretta	11
~direttivo	-15
~diretto	-10
~direttrice	-11
~direzione	-13
~dirigente	12
~disastro	-18
~discesa	21
~dischi	-8
~disciplinare	11
~disegni	-25
~disinfetta	-9
~disinfettano	-8
~disopercola	-12
~dispone	-16
~disposizione	-21
~distanza	-11
~distinta	-9
~dita	-23
~ditemi	-18
~dito	-21
~diverse	-14
~diverso	-11
~divide	-12
~divise	13
~docce	-10
~doccia	-8
~docente	-13
~documento	11
~dogane	-14
~dolci	-18
~dolore	-14
~domanda	18
~domande	-21
~domani	13
~domenica	22
~domicilio	9
~donna	-10
~donne	-14
~dopo	10
~doppi	-14
~doppia	-20
~doppio	-18
~dormono	-14
~dott	-15
~dott.ssa	-22
~dottor	8
~dottoressa	-20
~dover	10
~dovuto	-19
~dritta	-20
~due	-16
~duemila	18
~dump	-18
~dunque	21
~dura	9
~durata	-20
~durezza	-14
~eccomi	19
~egregi	-11
~ehm	17
~elenco	-29
~elettrica	-13
~elettronico	-10
~entrambi	-21
~entrano	-16
~entrato	12
~enzo	-12
~era	-11
~erano	-11
~eravamo	-16
~ero	18
~errore	-16
~errori	-15
~esatto	-22
~esce	-22
~esclusi	-10
~esegue	-20
~esiste	13
~espone	-14
~essendo	12
~est	11
~esterna	13
~esterno	-11
~estetico	-12
~estintore	-14
~estrae	-12
~estratto	-15
~etichetta	-17
~etichette	-12
~ettore	-12
~età	13
~evitare	-17
~excel	-8
~ezio	9
~facciamo	30
~facciate	-15
~faceva	19
~fai	13
~faldoni	-9
~famiglia	-30
~familiare	-14
~familiari	17
~fammi	9
~fanghi	-13
~far	10
~farina	-15
~farmacia	-15
~farmaco	11
~farne	-18
~fascicolo	-20
~fase	-17
~fate	18
~fatta	15
~fatti	-20
~fatto	23
~febbre	-15
~federazione	-11
~feltro	-15
~ferie	-19
~fermata	-9
~fermati	-13
~ferme	-15
~fermi	-18
~fermo	-22
~ferramenta	-12
~ferri	-17
~festa	-17
~fianco	-13
~fieno	-20
~figlia	-11
~figlio	-14
~fila	-22
~filare	-15
~fili	-14
~filo	-17
~filtri	9
~finale	-9
~fine	19
~finestra	-10
~finestre	-17
~finisce	-16
~finiscono	-21
~finite	-16
~finiti	-20
~finora	20
~finta	-10
~fiocchi	-11
~fiori	11
~firenze	-15
~firma	-21
~firmare	-11
~firmata	-14
~firmato	-25
~fischio	-12
~fissa	-17
~fissare	22
~fisso	-18
~fitosanitario	-15
~flacone	-10
~foglie	-29
~foglietto	-18
~folle	-13
~fondo	-22
~forbici	-19
~forchetta	-15
~formato	-18
~formattano	-13
~forni	-18
~forse	-13
~forte	-18
~fortuna	12
~forzano	-14
~fossa	-13
~foto	-8
~fotocopia	-10
~fotocopie	-12
~fotografano	-15
~fotografati	-9
~fotografia	-15
~fotografie	-10
~franca	-13
~francese	-12
~frase	-10
~frasi	-18
~fratelli	-15
~fratello	-13
~freccia	-9
~freddo	-23
~fresco	-10
~frutta	14
~fuma	-12
~fumare	-13
~fumo	-17
~fune	10
~funghi	12
~funi	-13
~funziona	-14
~funzionario	-15
~funzione	11
~fuori	-22
~furto	-13
~fwd	13
~g/mq	-20
~galleggia	-14
~gambe	-18
~gara	17
~garbo	-9
~gas	-26
~gatti	-13
~genera	-14
~generali	-12
~generatore	-15
~generica	-13
~genitore	13
~gennaio	-25
~gente	8
~geom	-17
~gestione	12
~gestisce	15
~gestore	-21
~getti	-15
~giacca	-16
~giacenza	-16
~giada	-14
~gialla	-28
~gialli	14
~giallo	-17
~giardino	-12
~gigi	14
~gino	-13
~ginocchia	-20
~giordano	-10
~giornale	-12
~giovane	-16
~giovani	14
~girano	-15
~girare	-15
~girate	14
~giri	-32
~giro	-22
~giubbotto	-12
~giugno	9
~giulia	-18
~giusta	-17
~giuste	-17
~giusto	-16
~già	-25
~giù	25
~gli	-8
~glielo	-22
~glutine	-10
~goccia	-10
~gomito	-20
~gommapiuma	10
~gonfia	-15
~gradi	-12
~gradirebbe	-11
~graffio	-11
~grammi	-12
~grandi	-16
~grasso	-11
~gratis	-11
~grato	12
~gratta	-16
~grave	-9
~grazie	-35
~graziella	15
~greta	-13
~grigio	-12
~griglia	-22
~grossa	-10
~grosso	-18
~guancia	-10
~guanto	-20
~guarda	-13
~guardando	-15
~guardano	-23
~guardare	-25
~guardaroba	-16
~guardato	-15
~guardi	-20
~guardiamo	-9
~guardiano	-16
~guardo	-20
~guida	17
~guidando	9
~guscio	-21
~hamid	-12
~ieri	-11
~imbrago	-9
~imbuto	9
~impasta	-11
~impianto	-17
~impiegate	-10
~impronte	-9
~incassa	-12
~incide	-15
~incollata	-9
~incrociate	-19
~indi	-13
~indietro	-13
~indirizzi	-12
~indossa	-8
~ines	-11
~inferiore	-10
~infermiere	-19
~infine	-12
~informatica	14
~infortuni	-17
~ing	-21
~ingresso	10
~iniziali	-16
~innanzi	-11
~insegna	-10
~inserisce	-19
~insieme	-15
~insiste	-12
~insistono	-8
~insomma	25
~intanto	-21
~integro	-13
~intende	-17
~intera	14
~interessato	-15
~interi	-14
~interna	-19
~internet	-18
~interno	-19
~intero	-15
~intorno	-16
~inutile	-12
~invece	14
~invernale	11
~inverso	-15
~invia	-17
~inviato	-13
~invio	-13
~iodio	-13
~irriguo	-14
~iscritti	-12
~iscritto	10
~istituto	-14
~istruttore	-19
~italia	-13
~italiano	-19
~ivan	-13
~ivano	-12
~jessica	-13
~kevin	-19
~l'accoglienza	17
~l'acido	12
~l'acqua	-22
~l'addetta	-16
~l'addetto	-17
~l'adulto	-12
~l'agente	-11
~l'aiuto	-18
~l'alcol	-11
~l'allarme	-19
~l'allenatore	-11
~l'allievo	-15
~l'altezza	-12
~l'altra	18
~l'analisi	-15
~l'animale	-23
~l'anno	-14
~l'antidolorifico	-9
~l'apparecchio	-9
~l'appello	-15
~l'archivista	-16
~l'area	-18
~l'aria	-9
~l'assistente	-16
~l'autista	-20
~l'auto	-17
~l'autoclave	-13
~l'autorizzazione	-17
~l'avviso	-13
~l'elenco	-18
~l'etichetta	10
~l'ha	-30
~l'hai	-17
~l'hanno	-15
~l'impasto	-14
~l'impiegata	-11
~l'impronta	11
~l'infermiera	-17
~l'infermiere	-13
~l'insegnante	-14
~l'interprete	-14
~l'interruttore	-9
~l'invio	-16
~l'ispettore	14
~l'istruttore	-14
~l'italiano	-16
~l'odore	-13
~l'opera	-8
~l'operatore	-26
~l'ora	-27
~l'orario	-18
~l'ordine	-12
~l'orlo	-14
~l'ospite	-20
~l'rspp	-17
~l'ufficio	-16
~l'umidità	-8
~l'umido	-9
~l'urna	-8
~l'uso	10
~l'utente	-13
~lab	-11
~lama	-15
~lame	-13
~lamenta	-15
~lamentano	-9
~lampade	9
~lampo	-16
~lana	-10
~lancetta	-18
~lancia	-23
~larghe	-16
~lasci	-15
~lascia	-8
~lasciano	-12
~lasciarle	-17
~lasciata	-21
~lasciate	-15
~lastra	-17
~laterale	-14
~lati	-9
~lato	-18
~laura	-15
~lava	-13
~lavagna	-18
~lavagnetta	-13
~lavanderia	-12
~lavandino	-10
~lavano	11
~lavare	-21
~lavato	-13
~lavatrici	-9
~lavora	-16
~lavorativi	10
~lavorazione	-16
~lavoriamo	-16
~legge	-40
~leggera	-19
~leggere	11
~leggero	-17
~leggibile	-17
~leggono	-18
~legionella	-10
~lei	-29
~lembi	-10
~lente	-17
~lenti	9
~lenzuolo	-14
~leo	-12
~lettera	-21
~letti	-21
~leva	-13
~libera	-14
~libero	-20
~libretto	-10
~libri	18
~licenza	-11
~liceo	-15
~lievito	11
~limatura	-19
~limite	-17
~linea	-11
~linguaggio	-11
~lingue	12
~link	-13
~lino	-11
~liquido	-14
~list	-19
~lista	-24
~litri	12
~litro	-19
~livella	-15
~livelli	-11
~livello	12
~locatelli	-14
~lontana	-12
~lontani	-12
~lontano	-23
~loredana	-9
~lotti	-17
~lotto	-24
~lubrificano	-13
~luca	-18
~lucchetti	-13
~lucchetto	-22
~luce	-28
~luci	-28
~ludoteca	9
~ludovico	-14
~luglio	-12
~luna	-14
~lunedì	11
~lunghi	-16
~lungo	20
~luogo	-18
~macchiate	-12
~macchie	-12
~macchine	-18
~macchinetta	-14
~macelleria	-10
~madre	14
~maestra	-17
~maestro	-15
~magari	15
~magazzino	-11
~maiale	-9
~malattia	-11
~malga	-15
~mamma	-18
~mamme	-14
~manager	-20
~manca	13
~mancano	-18
~mancante	-18
~mancato	-9
~manco	-13
~mancuso	11
~manda	-14
~mandi	-17
~mangia	-20
~mangiare	11
~mangiato	-25
~mani	-27
~manico	-13
~maniera	25
~maniglia	-11
~maniglie	-15
~maniscalco	-11
~mano	-13
~manovre	16
~mantecatore	9
~manuale	14
~manubrio	-8
~manutentore	-13
~mappa	11
~marca	-16
~marche	-19
~marcia	-10
~marciapiede	-9
~mare	10
~maresciallo	-14
~marisa	-10
~marito	-13
~marmo	-14
~martedì	10
~maschera	-11
~mascherina	-11
~massetto	10
~massimo	-16
~mastice	-15
~matera	-17
~materasso	-11
~materiale	-22
~matita	-16
~matricola	-20
~matrimonio	-17
~mattino	-9
~mattoni	-13
~maturatore	-11
~max	-22
~mazzi	-14
~medici	-18
~medicine	-20
~melari	-9
~memoria	16
~meno	-22
~mentre	11
~menù	-13
~mescolare	-14
~mesi	-18
~messaggio	-21
~messo	-20
~metallo	-15
~meteo	-16
~metri	-33
~metro	-20
~metta	9
~mette	-27
~metterla	-10
~metterlo	-15
~metti	-14
~mettiamo	18
~metto	-11
~mettono	-26
~mezz'ora	-32
~mezza	-13
~mezzi	-15
~mezzogiorno	9
~mica	-18
~michela	11
~microchip	-19
~miei	11
~miele	-21
~mille	-16
~min	-11
~minima	-16
~minorenni	13
~minuto	-14
~mio	-13
~mirko	-9
~miscela	-9
~misura	-11
~misurano	-12
~misure	-14
~mixer	8
~mobile	-14
~modalità	-19
~modello	-10
~modo	22
~moduli	-11
~modulo	-13
~molti	-20
~molto	-17
~momento	-18
~monta	12
~montaggio	19
~montagna	-12
~montano	-9
~monte	-15
~monza	-16
~morsetto	-13
~morta	-21
~morto	-11
~mostra	-15
~motivo	-25
~motore	-27
~muffa	-25
~multa	-11
~multe	-9
~munge	14
~mungitura	9
~muove	-17
~musica	-9
~musicale	-17
~muso	-10
~musulmane	-12
~mutua	-15
~n'è	-20
~nardi	-17
~nas	-18
~nasce	-19
~nascita	-23
~nastri	-10
~nastro	-17
~neanche	-18
~necessario	8
~negativo	-13
~negli	-29
~negozio	11
~nei	10
~nel	-8
~nemmeno	-30
~neon	-14
~neppure	-20
~nera	-20
~neri	13
~nero	18
~nico	-19
~nido	-18
~niente	-28
~nipote	-17
~nipoti	-13
~noi	24
~nome	-36
~nomi	-16
~nord	-12
~normale	-14
~nostra	25
~nostri	-18
~nostro	-16
~nota	-24
~notaio	-14
~notarile	-14
~notturna	12
~novanta	-13
~novantotto	18
~nove	-28
~novecento	-15
~novembre	-22
~nuca	-17
~nulla	-27
~numerati	-11
~numero	-37
~nuova	-24
~nuove	-13
~nuovi	14
~nuovo	22
~nylon	-11
~obbligatorio	-17
~obliquo	-13
~occhi	12
~occhio	-18
~occorre	11
~occupa	-20
~odore	-13
~offre	-20
~offset	-18
~oggetto	25
~oggi	22
~ogni	21
~ognuno	12
~olio	-13
~oltre	-10
~onda	-20
~online	13
~operativo	-10
~operatore	10
~operatori	-16
~ora	12
~orario	-13
~ordina	-11
~ordinare	14
~orecchie	-19
~originale	-30
~originali	-11
~origine	-12
~orizzontale	-13
~ormeggiatori	-19
~orologio	-14
~orti	-20
~ospedale	-14
~ospite	11
~oss	-12
~ossigeno	-14
~ottanta	-29
~ottantacinque	10
~ottavio	-10
~otto	-9
~outlook	-14
~ovviamente	-18
~p.c	-15
~pace	-14
~padiglione	11
~padre	-20
~paese	-16
~paga	-18
~pagare	-17
~pagina	9
~pagine	-11
~pala	-18
~paletta	-12
~paletti	-13
~palla	-12
~palmare	-17
~palmo	-16
~pane	-13
~pannello	-9
~panno	-19
~pantaloni	-19
~papà	13
~parapetto	-14
~paratoie	17
~parcheggio	-19
~parenti	-21
~parere	-19
~pari	-8
~parla	19
~parlano	-11
~parlare	-14
~parliamo	-19
~parlo	10
~parole	-13
~partendo	-21
~parti	-18
~pascoli	-11
~pasqua	-11
~passaggi	9
~passaporto	-11
~passata	-14
~passati	-11
~passato	-20
~passi	-20
~passo	9
~pasta	-11
~pasticceria	-11
~pasto	-15
~patente	11
~pattini	-13
~pavan	-12
~paziente	13
~pazienza	-23
~pecore	9
~pedale	-19
~pellicola	-17
~pelo	-12
~pendolo	-11
~pennarello	-15
~pensionati	-15
~pensione	10
~peonie	-13
~per	30
~perciò	-19
~perde	-10
~perdita	-15
~perfetto	-14
~perimetro	11
~perse	-18
~persi	-12
~perso	-10
~persona	-14
~persone	-14
~pertanto	17
~però	11
~pesa	-30
~pesce	9
~pesi	11
~peso	14
~pezza	-13
~pezzi	-22
~pezzo	-16
~piacere	-13
~piana	9
~piange	-19
~piano	-20
~pianta	-18
~piante	17
~pianto	-13
~piastra	19
~piastre	-11
~piattaforma	19
~piatti	-15
~piatto	-17
~piazzale	-13
~piazze	-17
~picchetti	-16
~piccola	-27
~piccoli	-26
~piede	10
~piedi	-12
~piedini	-11
~piega	-12
~piena	-28
~pieni	-13
~pieno	-23
~pile	-15
~pilota	-18
~pin	-21
~pinne	-17
~pinza	-16
~pinzata	-13
~pinzetta	11
~pioggia	-23
~piove	-14
~piscina	12
~pistoia	-12
~pistola	-16
~pizzico	-11
~plastica	11
~plastificato	-17
~playlist	-19
~po'	-17
~poche	-11
~poco	-17
~poi	-9
~polistirolo	-14
~polizia	-13
~polizza	-24
~polso	-23
~poltrona	17
~poltrone	-15
~polvere	10
~pomeriggio	-9
~pompa	-13
~pompe	-13
~ponte	-20
~ponteggio	13
~porge	-10
~porta	-13
~portano	-25
~portata	-25
~portatile	-13
~portato	-10
~porte	-31
~portiamo	15
~portici	-9
~portineria	-26
~pos	-10
~posa	-17
~posano	-9
~posizione	-17
~possibile	12
~posso	15
~possono	-25
~post-it	-22
~postazione	12
~posto	-15
~potabile	-18
~potatura	16
~potrebbe	8
~poveretto	-8
~pozzi	-15
~pozzo	-13
~pranzo	-22
~praticamente	9
~praticante	-16
~praticanti	10
~prato	-13
~precedente	-24
~prefettura	-12
~prega	14
~prelavaggio	9
~preleva	-22
~prelievo	11
~premessa	-12
~premuto	-15
~prende	9
~prendere	-20
~prendi	-18
~prendiamo	8
~prendo	-16
~prenota	-16
~prenotati	19
~preparare	12
~preposto	-15
~presa	15
~presenta	-18
~presente	14
~presenti	-28
~presenza	-15
~presi	-9
~preso	13
~pressione	-25
~presso	10
~prestiti	9
~presto	-10
~pretende	9
~prezzo	-25
~prima	9
~primi	-23
~procedura	32
~prodotto	-25
~produzione	14
~prof	10
~programma	-9
~promemoria	13
~promesso	16
~pronta	-11
~propone	-14
~propria	-20
~proprie	-10
~proprietari	-18
~proprietaria	-20
~proprietario	-14
~proprietà	-11
~proprio	-15
~prossima	-14
~prossimo	20
~protegge	-11
~protesta	-9
~protocollo	11
~provare	-29
~provata	-18
~provato	-12
~prove	-17
~provincia	-13
~provinciale	-12
~provo	-20
~pubblico	-20
~pulisce	-24
~puliscono	-13
~pulita	-15
~puliti	-12
~pulizia	26
~pullman	-16
~punta	-21
~punti	-28
~punto	23
~pur	9
~pure	-9
~purtroppo	-15
~puzza	-19
~quaderni	-16
~quaderno	-23
~qualcuna	-9
~quale	-21
~quali	-17
~qualità	-16
~qualora	-15
~qualunque	-15
~quando	11
~quanti	-16
~quantità	-17
~quanto	-8
~quarantacinque	-16
~quarantena	9
~quarta	-10
~quarti	-10
~quartiere	-20
~quarto	-28
~quattordici	-35
~quel	8
~quella	-37
~quelle	-8
~quest'anno	-20
~quest'inverno	-16
~questa	-13
~questi	-11
~questionario	-18
~quindici	-25
~quintali	-16
~quota	-16
~rabbocco	-15
~raccoglie	-20
~raccoglitore	-13
~raccolgono	-18
~raccolta	9
~raccomandata	-13
~racconta	-13
~racconto	-26
~rack	-12
~raddoppiato	-15
~raddrizzano	15
~radente	-13
~radio	-13
~raffreddamento	-15
~raga	13
~raggi	-17
~ragione	12
~rai	-11
~rami	-19
~rampa	-17
~randagio	-20
~rapaci	-11
~rapportino	-15
~rapporto	-10
~raso	-10
~razione	-12
~recensione	10
~reception	-9
~recita	18
~reclami	19
~reclamo	-11
~recupera	-9
~redazione	-22
~redige	-18
~referente	-13
~referto	-13
~refusi	-15
~regia	-11
~regione	-15
~regista	-17
~registra	-12
~registrano	-12
~registrato	-23
~registrazioni	-14
~registro	-34
~regolano	-15
~release	-20
~renzo	-16
~reparti	-14
~reperibile	-14
~report	-14
~reset	12
~resi	-14
~reso	13
~respinto	-12
~respira	-17
~responsabile	-30
~resta	-18
~restano	-16
~restare	-17
~restauratore	-11
~resti	8
~restiamo	-13
~restino	-16
~restituisce	-18
~rete	12
~retino	-12
~retro	-17
~rev	-21
~riapre	-10
~riassumo	-17
~riavvio	-10
~ricarica	12
~ricetta	-19
~riceve	8
~riceviamo	9
~ricevimento	16
~ricevuta	-16
~ricezione	11
~richiamato	-16
~richiesta	-14
~richiesto	-11
~richiude	-14
~riconoscono	-20
~ricorda	-17
~ricordi	-21
~ridere	-21
~riempie	8
~riempimento	-15
~riempitrice	10
~rientrata	-13
~riesce	-13
~rifare	-11
~riferimento	-18
~rifiuti	-13
~rifrattometro	-16
~rifà	-14
~righe	17
~riguarda	16
~riguardano	10
~rilancia	-9
~rilascia	-14
~rilascio	15
~rilegge	-17
~rilevatore	-14
~rilevatori	-12
~rimanda	-15
~rimasta	-23
~rimasti	-16
~rimborsano	-13
~rimettere	-15
~rimettono	-13
~rimini	-16
~ringrazia	-20
~ringrazio	-11
~rinviato	-18
~ripariamo	-13
~riparte	-11
~ripassa	-8
~riporta	-22
~riportano	-9
~riportato	-11
~riposa	-18
~riposare	12
~riprese	-16
~ripreso	-14
~ripristino	21
~riscaldamento	-17
~rischio	-13
~risciacquo	-16
~riserva	-17
~riso	12
~rispetto	-18
~risposto	-10
~ristorante	-19
~risultati	12
~risultato	12
~ritardo	-17
~ritira	-18
~ritirano	11
~ritiro	12
~ritorno	15
~ritrovamento	9
~ritrovo	-16
~riunione	-32
~riuniscono	-13
~rivolta	-10
~roba	-15
~rocco	16
~roggia	-14
~roma	-14
~rompe	17
~rosa	-15
~rosanna	-10
~rosse	-14
~rossi	-11
~rosso	-33
~rotta	-22
~rotte	-21
~rotti	-16
~rottura	-12
~rovescia	-14
~rovesciato	11
~rovescio	-13
~rovinata	11
~rubinetteria	-13
~rubinetti	-17
~rubinetto	-19
~rullo	-19
~ruote	-9
~sabbia	-25
~sacchetti	-16
~sacchetto	-21
~sacchi	11
~sacco	-23
~sacrestia	-12
~sagoma	-13
~sala	20
~saletta	-16
~salga	-10
~salina	-12
~salite	10
~salta	-22
~saluta	-16
~saluti	-11
~salva	-12
~salvavita	9
~salvietta	-16
~salvo	-15
~sandro	-13
~sangue	-15
~sanitaria	-11
~sanitario	12
~santa	-9
~sapone	-19
~sappiamo	14
~saracinesca	-22
~sarebbe	16
~sarei	19
~sarà	-13
~sbagliare	-12
~sbaglio	-15
~scade	-16
~scadenza	-10
~scadenze	-24
~scadono	-9
~scaduta	-10
~scaduto	-9
~scaffale	-11
~scalda	-15
~scaletta	-16
~scambiano	-20
~scarica	-17
~scaricati	10
~scarta	-16
~scarti	-18
~scarto	-13
~scatola	-21
~sceglie	-10
~scende	-18
~scendere	-22
~schede	-9
~schermata	11
~schermo	-24
~schiena	-18
~schiuma	-20
~sci	11
~sciacqua	14
~sciacquano	-9
~sciacqui	-9
~scivolo	-17
~scolare	-16
~scolastico	-9
~scopo	-19
~scoria	-14
~scorrere	-18
~scorso	-14
~scotch	-10
~screenshot	-9
~scritti	-12
~scritto	28
~scriva	-14
~scrive	-13
~scrivente	14
~scriverlo	-20
~scrivi	10
~scriviamo	21
~scrivo	-10
~scrivono	-10
~scuola	12
~scuole	-10
~scuote	-16
~scuri	-16
~scusa	-9
~scusate	15
~scusi	-13
~secche	-12
~secchi	-18
~secchio	-15
~secco	-25
~seconda	-8
~secondi	-21
~sede	-13
~sedia	-14
~sedici	-14
~seduta	-15
~seduto	-16
~segna	-9
~segnala	-14
~segnalazione	-18
~segnare	-15
~segnata	-16
~segnato	-14
~segni	-16
~segniamo	-13
~segretaria	-12
~segretario	-20
~segue	13
~seguono	-15
~sei	-19
~seicento	-9
~sella	-18
~sembra	-27
~seme	-14
~semestre	-14
~sempre	28
~sennò	10
~senti	11
~senza	-22
~separata	10
~separati	-18
~serbatoio	-17
~sergio	-20
~seria	-14
~serra	12
~serve	18
~server	9
~servire	-18
~servirebbe	11
~servizi	-17
~servizio	-27
~sessanta	-25
~seta	-20
~settembre	-15
~settore	-20
~sfila	-21
~sfilata	11
~sfoglia	-10
~sganciare	-14
~sgocciolare	-15
~siamo	-34
~siano	-18
~sicurezza	-10
~siena	-11
~siete	-19
~sig.ra	-13
~sigillata	-13
~sigilli	-20
~sigillo	-25
~sigla	-24
~significa	-20
~signor	-21
~signore	-22
~signori	-18
~silenzio	12
~silicone	-12
~silvia	-13
~sindaco	-21
~singolarmente	-11
~sinistra	-18
~sintesi	-16
~sirena	-8
~siringa	-19
~sistema	-13
~sistemare	-19
~sito	-21
~situazione	-12
~slitta	-13
~smaltimento	11
~smiela	-12
~smielatore	-12
~smielatura	19
~smontaggio	13
~soccorso	-21
~soci	-16
~sociale	-11
~sociali	-14
~società	-12
~soffia	-23
~soffiare	-19
~soggiorno	-14
~soldi	-19
~solforosa	11
~solito	-26
~solleva	-16
~sollevamento	-16
~sollevatore	-12
~sonda	-15
~sono	-13
~sopra	-29
~sopralluogo	15
~soprattutto	-25
~soprintendenza	-14
~sorella	-8
~sospensione	-15
~sospeso	-16
~sosta	-13
~sostanza	-9
~sostituzione	18
~sotto	-32
~sottovento	-15
~spago	-18
~sparite	-18
~sparsi	-16
~spartiti	14
~spazio	-13
~spazza	-12
~spazzola	-15
~spazzolano	-12
~spazzolino	-10
~speciali	10
~specie	-22
~spegne	17
~spegnere	-15
~spegni	-16
~spengono	-19
~spenti	-11
~spero	-13
~spettacolo	10
~spia	-15
~spiaggia	18
~spiegare	23
~spiegato	14
~spieghi	9
~spilli	-18
~spinge	-8
~spogliatoi	-13
~spogliatoio	-17
~sporco	-13
~sportello	-22
~sposa	-18
~sposta	-24
~spray	-15
~spruzza	-9
~spruzzare	-10
~spunta	-11
~spurgo	15
~srotola	-11
~stabilimento	-12
~stacca	-21
~staccano	-18
~staccare	-10
~staccato	9
~stacco	-12
~staging	-18
~stampante	-18
~stampare	-12
~stampati	-14
~star	-17
~stare	-26
~stasera	8
~stati	-17
~stato	-35
~stazione	-9
~stecca	-13
~stende	9
~stendere	19
~stendono	-18
~sterilizzazione	18
~stessa	-13
~stesse	-11
~stesso	11
~stesura	12
~stivali	-14
~stop	-14
~storia	-19
~storica	9
~stracci	-11
~strappa	11
~strato	-15
~stretto	-15
~stringe	-9
~striscia	-12
~strumento	16
~studi	9
~studio	-13
~stufa	-16
~stupefacenti	16
~successo	-18
~succhioni	-11
~succo	11
~sud	-15
~sugli	-16
~sul	10
~sulla	21
~sulle	13
~sullo	-14
~suo	-22
~suola	-14
~suolo	-11
~suor	19
~superficie	-11
~supermercato	11
~supplenti	8
~surgelati	-10
~svegli	-18
~svengono	-20
~svuotare	-12
~tabella	-25
~tablet	-21
~tacca	-20
~tacco	-13
~tagli	-13
~taglia	-26
~tagliando	-17
~tagliano	-16
~taglio	11
~tale	-13
~tampone	-17
~tante	15
~tappo	-19
~tardi	-15
~targa	-11
~targhetta	-17
~tasca	-17
~tasche	-16
~tassa	-11
~tavole	-16
~tavoli	-10
~tavolo	11
~taxi	-11
~tazza	-20
~teca	-9
~tecnici	-13
~tedeschi	-11
~tedesco	9
~tel	-15
~tela	-16
~telaini	-17
~telaio	-12
~telecamera	-16
~telefonano	-15
~telefonare	-18
~telefonata	-31
~telefonate	-14
~telefonato	-14
~telefoni	-17
~telefono	12
~telo	-30
~temperatura	-32
~tempi	10
~tempo	-20
~tende	14
~tenere	-12
~tengo	-13
~tengono	-19
~tenuta	13
~teo	-10
~termine	-15
~termometro	-17
~terra	-9
~terza	-21
~terzi	-12
~tessera	10
~tesserino	-17
~test	14
~testata	-12
~teste	-17
~tester	-14
~testi	-14
~testo	12
~tetto	-18
~tieni	-19
~tiepida	-25
~tiepido	-12
~timbra	-15
~timbro	-17
~tipo	-13
~tipografia	-17
~tira	-21
~tirano	-11
~tirocinanti	-14
~titolare	-24
~titoli	-13
~toccare	-19
~toccato	-16
~tocchi	13
~togli	-16
~togliamo	12
~togliere	-20
~toglierla	-10
~tolleranza	-11
~tolta	-13
~tolte	-16
~tommaso	-17
~tono	-21
~top	-12
~torce	-13
~torcia	-17
~torino	-14
~torna	-33
~tornano	-19
~tornato	-10
~totò	-20
~traduzione	-20
~traduzioni	9
~tramonto	10
~trappola	-14
~trascorsi	-8
~trasformare	-14
~trasfusionale	-11
~trasparente	-13
~trasporto	17
~trecento	11
~tredici	-15
~trenta	-34
~trentacinque	19
~trentasette	-14
~tribunale	11
~trimestre	11
~troppo	-18
~troviamo	13
~trovo	-20
~trucco	-16
~tubi	-16
~tubo	-20
~tulle	-9
~tunnel	-15
~turno	23
~tuta	-12
~tutor	-15
~tutta	-17
~tutte	13
~tutti	12
~tutto	-10
~uffici	-23
~ufficio	-28
~ugo	-9
~uguale	15
~ultimi	-32
~ultrasuoni	-11
~umidi	-11
~umidità	-14
~umido	-11
~un'agenzia	-18
~un'altra	-13
~un'assistente	9
~un'impresa	-11
~un'istruzione	8
~un'ora	-27
~un'unica	8
~una	16
~unghie	-11
~uno	14
~uomo	-8
~uova	-16
~urgente	16
~urgenze	-14
~urla	-9
~urlano	-13
~usa	-26
~usano	-9
~usate	-18
~usati	10
~usato	8
~uscente	-10
~uscire	-27
~uscito	-19
~utenti	16
~vabbè	-15
~vado	-17
~vai	-17
~val	-15
~valida	-13
~valigetta	-13
~valle	-19
~valore	-13
~valori	-14
~valvole	-9
~vapore	-11
~varie	-17
~vasca	-14
~vaschette	-12
~vasi	-16
~vaso	13
~vassoi	-13
~vassoio	-13
~vecchi	-13
~vecchia	-25
~vecchio	-14
~vede	-30
~vedere	14
~vedi	-8
~vediamo	-11
~vedova	-13
~veicoli	16
~vello	-8
~vena	-22
~vende	-11
~vendita	-11
~vendono	13
~venduto	-20
~venerdì	10
~venga	-18
~vengo	-14
~ventilatore	-15
~ventina	14
~ventiquattr'ore	-16
~ventiquattro	-19
~ventisei	-18
~ventola	-11
~venuto	11
~verbale	-20
~verde	-14
~verdura	-9
~vergognata	10
~verniciatura	16
~vero	-20
~verrà	11
~versamento	10
~versano	-16
~versione	-18
~vescovo	-20
~veste	-12
~vestiti	-15
~vet	-12
~veterinaria	-15
~veterinario	10
~vetri	19
~via	-23
~viaggi	10
~viaggia	-12
~vicina	-19
~vicino	-10
~vienna	-14
~vietate	-14
~vietato	-21
~vigili	-8
~villa	-11
~vino	11
~vinto	-12
~viola	-11
~violini	-19
~vira	-12
~visibile	-13
~visiera	-15
~visitatori	-21
~visite	12
~vista	-18
~viterbo	-9
~vivaio	-15
~vivo	-14
~voce	-15
~voglia	-10
~vogliamo	10
~voglio	9
~vogliono	12
~volevo	20
~volontari	-28
~volte	19
~voluto	-11
~vongole	8
~vorremmo	14
~vostro	-17
~vpn	-21
~vuole	11
~vuota	-25
~vuoti	-13
~vuoto	-20
~walter	-15
~whatsapp	-16
~zampa	16
~zero	-18
~zoccolo	-19
~zoppas	-19
~zucchero	-20
…"	-29
…%	-22
…'	-14
…(	-14
…*	-19
…+	-18
…,	-14
…-	-28
…/	-8
…0	-25
…:	16
…=	-18
…>	-17
…[	-26
…a	-49
…a5	-10
…abbassa	-14
…abbiamo	-37
…abiti	-24
…accanto	-27
…accendono	-15
…accensione	-13
…acceso	-10
…accesso	-19
…accetta	-15
…accoglie	-16
…accompagna	-20
…accordatura	-20
…accordi	-12
…account	-14
…ad	-30
…aereo	-18
…affitto	-10
…agenzia	-15
…aggancia	-17
…aggiorna	-15
…aggiornare	-20
…aggiunge	-10
…aggiungere	-18
…aghi	-15
…agli	-33
…agnese	10
…agosto	10
…agricola	-18
…ah	-14
…ai	19
…aiuta	11
…aiuto	-19
…al	-9
…alcalino	-18
…ale	-8
…alimentare	-30
…all'aria	-19
…all'arrivo	-20
…all'ora	-15
…all'uscita	-15
…alla	-10
…alle	-36
…allenta	-16
…allergie	-23
…allievi	16
…allora	19
…alta	-12
…alto	-18
…altri	-28
…altro	-21
…alza	-18
…ambiente	-17
…ammollo	10
…analisi	8
…anche	-36
…ancora	-14
…anelli	-13
…animale	-19
…animali	-10
…anno	9
…annota	-10
…annusa	-15
…antonella	-11
…anzi	-20
…anziani	-13
…aperta	-18
…aperte	-13
…aperto	-20
…apertura	-13
…appello	-11
…appena	-20
…appende	-19
…applicazione	-14
…appoggia	-21
…appoggiare	-12
…appunti	-28
…apre	-33
…apriamo	-14
…aprire	-21
…aprono	-15
…archivia	-9
…arriva	-50
…arrivano	-45
…arrivare	-10
…arrivati	-8
…arrivato	-19
…arrivi	-10
…arrivo	-20
…arrotola	-14
…ascelle	-13
…ascensore	-24
…asciuga	-27
…asciutto	-12
…ascolta	-23
…aspetta	-39
…aspettare	-14
…aspetti	-17
…assegna	-12
…assegni	-10
…assicurazione	-15
…assoluti	-12
…assunta	-14
…attacca	-21
…attaccare	-8
…attaccata	-18
…attenzione	8
…attesa	-8
…atti	-22
…attiva	-19
…attrezzi	-12
…autista	-13
…auto	-11
…automatico	-17
…autorizzazione	-15
…avanti	-21
…avanzata	-10
…aver	-10
…avere	24
…avete	-13
…aveva	-22
…avevi	-24
…avevo	9
…avrei	-16
…avrò	-16
…avuto	-21
…avvia	-19
…avvisa	-21
…azienda	9
…bacheca	12
…bagna	-17
…bagnata	-16
…bagnino	-9
…bagno	-22
…balla	-18
…bambini	-26
…bambino	-19
…banca	-8
…banchina	-18
…bar	-20
…baracca	-15
…barattolo	-18
…barca	-16
…base	-20
…bassa	-18
…basso	-22
…basta	-25
…batte	-9
…batteria	-10
…batterie	-16
…bel	-25
…bella	-19
…ben	-21
…benna	-13
…benzina	-11
…beppe	-17
…bianca	-19
…biancheria	-19
…bianco	-19
…biblioteca	-22
…bibliotecario	-8
…bicchieri	-15
…bici	-11
…biciclette	-15
…bidone	-27
…biglietti	-13
…biglietto	-14
…bilancia	-15
…birra	-10
…blocca	-14
…bloccata	-14
…blocco	-25
…blu	-28
…bocca	-12
…boh	-15
…bolla	-18
…bollettino	-11
…bollino	-11
…bollo	-14
…bombola	-9
…bombole	-13
…bordi	-13
…borsa	-15
…borse	-19
…bottiglia	-17
…bottiglie	-21
…box	-15
…bozza	-19
…bravo	-17
…brevi	-18
…briefing	-16
…bronzo	-11
…brucia	-17
…buco	-18
…buio	-14
…bulloni	-14
…buona	-21
…buonasera	-30
…buongiorno	8
…buono	-11
…busta	-23
…buste	-12
…butta	-26
…buttano	-24
…butti	9
…butto	-18
…c	-17
…c'entra	-20
…c'era	-22
…cabina	-28
…cade	-25
…caduta	-12
…cadute	-17
…caffè	-18
…cagliata	-22
…cala	-17
…calante	-13
…calce	-10
…calda	-9
…caldaia	-20
…caldo	-20
…cambia	-29
…cambiano	-17
…cambiata	15
…cambio	-22
…camera	-18
…camere	-13
…camion	-27
…cammina	-16
…campione	-23
…campo	-15
…canale	-28
…cancello	9
…candele	-17
…cane	-20
…cani	-16
…canile	-14
…canna	-11
…cannello	-15
…cantiere	-11
…cantina	-18
…capezzoli	-10
…capi	-12
…capire	-13
…capisce	-19
…capita	-15
…capitaneria	-19
…capitato	-22
…capito	12
…capitolo	-26
…capo	-24
…capoturno	-15
…capsula	-10
…cara	-9
…carbone	-11
…cari	-14
…carica	-13
…caricati	-10
…carico	-25
…carla	14
…carne	-16
…caro	-12
…carrello	-23
…cartella	-15
…cartelli	-17
…cartellino	-18
…cartello	13
…cartoncino	-14
…cartone	-12
…casa	-37
…casaro	13
…casco	-13
…casi	-17
…casino	-10
…caso	-18
…cassetta	-21
…cassette	-30
…cassetto	-14
…cassonetti	-13
…categoria	-14
…cauzione	-20
…cava	-15
…cavalli	-19
…cavo	-15
…cella	-21
…cena	-15
…centimetri	-23
…cento	-30
…centoventi	-15
…centrale	12
…centro	-33
…cerca	-21
…cerchio	-9
…certificato	-22
…cesta	-8
…cestello	-17
…che	9
…check	-14
…chi	-18
…chiamare	-22
…chiamata	-32
…chiami	-16
…chiamiamo	-12
…chiamo	-12
…chiaro	-16
…chiave	-31
…chiavetta	-19
…chiavi	-27
…chieda	-10
…chiede	10
…chiedere	-16
…chiedete	-17
…chiedi	-10
…chiediamo	15
…chiedo	16
…chiedono	-17
…chili	-26
…chiodi	-13
…chiude	-31
…chiudere	-11
…chiudono	-11
…chiunque	-11
…chiusa	-15
…chiuse	-8
…chiusi	-12
…chiuso	-13
…ci	11
…ciao	-8
…ciascuno	-15
…cibo	-12
…ciclo	-17
…cima	-13
…cinghia	-12
…cinquanta	-24
…cinque	-43
…circa	-19
…circo	-20
…circolo	11
…cisterna	-23
…citrico	-19
…civico	-10
…classe	-22
…cliente	-51
…clienti	-23
…coda	-18
…codice	-31
…cognome	-15
…coi	-25
…coincidono	-16
…col	-42
…colla	-12
…collaboratore	-13
…collaboratori	-11
…collaudo	-18
…collegati	-14
…colletta	-17
…colletto	-12
…colombo	-18
…colore	-25
…colori	-13
…colpo	-14
…coltelli	12
…coltello	-16
…comandante	-18
…comincia	-32
…commessa	-14
…committente	-18
…compagno	-15
…compila	-24
…compilare	-13
…completa	-16
…compone	-14
…computer	-17
…comunale	-19
…comune	-24
…con	-22
…concerto	-14
…concorda	-11
…condition	-9
…condiviso	-12
…conferma	-16
…confezioni	-13
…coni	-9
…consegna	-29
…consegnano	-20
…consegne	-21
…consenso	-11
…conservatore	-9
…consiglio	-20
…consorzio	11
…consulente	-20
…conta	-34
…container	-12
…contano	-22
…contati	-18
…contatore	-13
…contatori	-13
…contatto	-15
…conteggio	-9
…contenitore	-19
…contenitori	-11
…contesta	-14
…contesto	-11
…conti	-8
…conto	-16
…contrario	-16
…contratto	-13
…contro	-10
…controlla	-47
…controllano	-12
…controllare	-16
…controlli	-14
…controlliamo	-18
…controllo	-17
…coop	-18
…coordinatore	-18
…coperta	-22
…coperte	-12
…coperto	-14
…copertura	-11
…corda	-16
…coro	-14
…correggere	-20
…corrente	-16
…correre	-10
…correzioni	-16
…corriere	-25
…corsa	-11
…corsia	-8
…corsini	-14
…corso	-17
…corte	-15
…cortese	9
…cortesia	9
…corto	-14
…cosa	14
…cose	-20
…coso	-10
…costa	-15
…costumi	-14
…così	-10
…credito	-10
…crema	-12
…croce	-12
…crogiolo	14
…crosta	-15
…crudo	-18
…cucina	-28
…cuffia	-15
…cugino	-14
…cui	-26
…cunei	-15
…cuoca	-12
…cuore	-17
…cura	-10
…custode	-11
…custodia	-27
…d	-8
…d'accordo	10
…d'acqua	-21
…d'emergenza	-14
…d'estate	-20
…d'identità	-10
…d'ingresso	-15
…d'ora	-21
…dai	8
…dal	-27
…dall'alto	-15
…dalla	-42
…dalle	-28
…dallo	-12
…danni	-13
…dare	-15
…data	-20
…database	-13
…date	-18
…dati	-13
…dato	-15
…davanti	-38
…decide	-19
…defunto	-17
…degli	-41
…dei	-30
…delega	-10
…dell'acqua	-24
…dell'anno	-11
…dell'impianto	-18
…della	-32
…delle	-44
…dello	-25
…denaro	-12
…dentro	-27
…deposito	-17
…desidera	-20
…destra	-12
…detenuti	-8
…detto	-17
…devi	13
…devo	-19
…devono	-26
…di	-13
…diametro	-17
…dicevo	-16
…diciamo	-38
…diciannove	-15
…diciotto	-8
…dicono	-20
…diete	-11
…differenza	-11
…differenze	-10
…digitale	-12
…dipendenti	-10
…diretta	-16
…direttivo	-14
…direttore	11
…direzione	-25
…dirigente	-23
…discesa	-18
…dischi	-15
…disciplinare	-18
…disco	-10
…discussioni	-9
…disinfetta	-16
…disinfettano	-15
…disinfettante	-24
…disposizione	-11
…distribuzione	-15
…dite	-16
…dito	-20
…ditta	-28
…diverso	-15
…divide	-12
…divise	-18
…dobbiamo	11
…doccia	-11
…documenti	-13
…dodici	-13
…domanda	-9
…domande	-18
…don	-22
…donatore	-20
…donne	12
…dopo	-66
…doppia	-15
…doppiaggio	-17
…doppio	-14
…dormirci	-13
…dott.ssa	-14
…dottoressa	-12
…dov'è	-12
…dritto	-17
…drone	-17
…due	-30
…duemila	-18
…dump	-14
…dunque	10
…durante	-16
…durc	-16
…e	-32
…eccomi	-26
…ed	-11
…ehm	-14
…elenco	-27
…elettrico	-18
…elettronico	-14
…entra	-35
…entrambi	-14
…entrano	-10
…entrare	-20
…entro	-44
…era	-32
…eravamo	-8
…ero	-20
…errore	-11
…errori	-16
…esce	-17
…escono	-15
…esegue	-14
…espone	-18
…essendo	-14
…essere	-28
…est	-20
…esterni	-15
…estetico	-20
…estintori	-10
…estrae	-13
…etichetta	-20
…età	-21
…euro	-28
…evitare	-11
…ex	-12
…fa	-21
…facciamo	10
…faccio	-46
…faceva	-18
…famiglia	-28
…famiglie	-17
…familiare	-10
…familiari	-18
…fammi	10
…fango	-12
…fanno	-29
…fao	-18
…far	-33
…farina	-21
…farlo	-11
…farmaci	-23
…farmacia	-13
…farmaco	-18
…farne	-20
…fascia	13
…fascicolo	-20
…fase	-18
…fatti	-11
…fatto	-35
…fattura	-17
…favore	-18
…febbraio	-19
…febbre	-22
…ferie	-12
…feriti	-17
…ferma	-44
…ferme	-15
…fermi	-19
…fermo	-20
…ferratura	-11
…ferri	-16
…ferro	-20
…festa	-14
…fianco	-18
…fieno	-13
…fiera	-19
…figlia	-12
…figlio	-19
…fila	-19
…file	-20
…fili	-10
…film	-23
…filo	-21
…filtri	-16
…finché	-29
…fine	-41
…finestre	-15
…finisce	-23
…finiscono	-11
…finita	-14
…finito	-29
…fino	-17
…finora	-15
…fiocchi	-13
…fiori	-20
…firma	-26
…firmata	-11
…firmato	-10
…firme	-14
…fiscale	-14
…fischia	-9
…fissaggio	-12
…fissare	13
…fissi	-24
…fogli	-23
…foglia	-12
…foglietto	-10
…foglio	13
…fondazione	10
…fondo	-25
…fonico	-16
…forma	-13
…formato	-17
…forni	-13
…fornitore	-19
…forno	-14
…forse	-18
…forte	-16
…fossa	-10
…foto	-43
…fotografa	-27
…fotografati	-9
…fotografia	-8
…fra	-29
…frasi	-17
…fredda	-16
…freddo	-15
…freno	-16
…fretta	9
…frigo	-26
…fronte	-17
…frutta	-13
…fuma	-12
…fumare	-14
…fumo	-9
…fune	-15
…fungo	-14
…funivia	13
…funziona	-13
…funzionario	-14
…funzione	-14
…fuoco	-20
…fuori	-8
…furgone	-22
…fwd	11
…galleggia	-16
…gambe	-13
…gancio	-17
…gara	15
…garbo	-9
…gas	-14
…gasolio	-14
…gatti	-9
…gatto	-10
…gelato	-13
…genera	-11
…generale	-16
…genitore	-18
…genitori	-27
…gennaio	-21
…gente	-20
…gentile	11
…gestionale	-27
…gestione	-19
…gestisce	9
…gestisco	-15
…getto	-15
…gg	-13
…ghiaccio	-21
…gialla	-16
…gialli	-16
…giallo	-13
…gigi	-20
…gino	-19
…gioco	-15
…giordano	-11
…giornale	9
…giornata	-13
…giorni	-26
…giovane	-10
…giovani	-13
…giovedì	-31
…gira	-24
…girano	-11
…girare	-10
…girate	-17
…giri	-18
…giro	-9
…giugno	-22
…giusto	-22
…già	-26
…giù	12
…gli	-12
…glutine	-9
…gradi	-38
…grammi	-11
…grandi	-16
…grasso	-16
…gratta	-19
…grazie	-29
…graziella	-14
…grigio	-15
…griglia	-12
…grossa	-9
…grosso	-19
…gruppi	-16
…gruppo	-23
…guanti	-25
…guarda	-52
…guardando	-14
…guardano	-21
…guardato	-8
…guardi	-15
…guardia	-20
…guardiano	-13
…guarnizioni	-15
…guasto	-15
…guidando	-20
…guscio	-10
…ha	9
…hai	-18
…hanno	-21
…ho	-21
…i	-62
…immagini	-13
…immerge	-22
…impasta	-11
…impianto	-9
…in	-24
…incide	-13
…indi	-14
…indietro	-22
…infermiere	-12
…infila	-25
…infine	-15
…infortuni	-18
…ingegnere	-12
…iniziali	-17
…inizio	-12
…insegna	-13
…insegno	-18
…inserisce	-18
…insieme	-11
…insiste	-11
…intanto	-16
…integro	-9
…intende	-25
…intera	-15
…interessato	-15
…interi	-8
…interni	-8
…interno	-19
…intero	-12
…intorno	-32
…invece	15
…invernale	-9
…inviato	-8
…io	-38
…irene	-19
…istruttore	-10
…italiano	-14
…ivan	-8
…l'acido	-19
…l'acqua	-18
…l'addetta	-15
…l'addetto	-16
…l'adulto	-13
…l'agenzia	-12
…l'aiuto	-10
…l'alcol	-12
…l'allievo	-14
…l'altra	-23
…l'altro	-13
…l'analisi	-18
…l'animale	-12
…l'anno	-39
…l'apparecchio	-9
…l'archivista	-16
…l'area	-16
…l'aria	-15
…l'arrivo	-12
…l'asl	-17
…l'aspiratore	-10
…l'assistente	-16
…l'associazione	-16
…l'asta	-18
…l'autista	-21
…l'auto	-16
…l'autorizzazione	-16
…l'avviso	-12
…l'avvocato	-15
…l'elenco	-17
…l'erba	-11
…l'etichetta	-22
…l'ha	-25
…l'ho	-14
…l'impasto	-11
…l'impiegata	-11
…l'impronta	-10
…l'infermiera	-16
…l'infermiere	-14
…l'insegnante	-12
…l'ispettore	13
…l'istruttore	-12
…l'italiano	-13
…l'opera	-10
…l'operatore	-23
…l'ora	-12
…l'orario	-17
…l'ordine	-16
…l'ospite	-23
…l'ufficio	-15
…l'ultima	-34
…l'ultimo	-9
…l'umidità	-13
…l'uscita	-20
…l'uso	-16
…l'utente	-11
…la	-10
…laboratorio	-42
…lago	-17
…lama	-16
…lampada	-34
…lampade	-15
…lampo	-13
…lana	-12
…lancetta	-15
…lancia	-15
…lasci	-17
…lascia	-34
…lasciano	-25
…lasciarle	-18
…lasciato	-16
…lascio	-23
…lastra	-11
…laterale	-16
…lati	-29
…lato	-13
…latte	-27
…lava	-28
…lavaggio	-23
…lavanderia	-12
…lavano	-28
…lavare	-12
…lavato	-14
…lavatrici	-12
…lavora	-14
…lavori	-21
…lavoriamo	-14
…lavoro	-33
…legale	-13
…legge	-28
…leggono	-11
…legna	-10
…legno	-18
…lei	10
…lembi	-14
…lente	-16
…lenzuola	-14
…leo	-21
…letto	-21
…lettore	-13
…lettura	-21
…leva	-22
…li	-31
…libera	-18
…liberatoria	-11
…libero	-16
…libri	-16
…liceo	-13
…lievito	-16
…linea	-30
…linee	-15
…linguaggio	-10
…list	-13
…lista	-21
…litri	-9
…litro	-16
…livella	-15
…livello	-24
…lo	-12
…locale	-23
…lontano	-10
…loro	-25
…lotto	-35
…luca	-20
…lucchetto	-10
…luce	-20
…luci	-25
…ludoteca	-12
…luglio	-18
…lui	-25
…lunedì	-39
…lunga	-18
…lungo	-25
…luogo	-8
…lì	-26
…m	-12
…ma	33
…macchina	-42
…macchine	-11
…macchinetta	-20
…madre	-12
…maestra	-20
…maestro	-14
…magari	-19
…mai	-25
…maiale	-17
…mail	-17
…male	-23
…malga	-17
…mamma	-25
…mamme	13
…manager	-14
…manda	-26
…mandare	9
…mandato	10
…mando	-28
…mangia	-13
…mangiare	-15
…mangiato	-24
…mani	-36
…maniera	-41
…mantecatore	-16
…manuale	10
…manutenzione	-19
…mappa	-19
…marche	-17
…marcia	-20
…mare	-26
…martedì	-19
…marzo	-18
…maschera	-16
…mascherina	-10
…massetto	-22
…massimo	-33
…matera	-17
…materasso	-13
…materiale	-14
…matita	-9
…matricola	-15
…matrimonio	-16
…mattina	-42
…mattino	-26
…max	-12
…medici	-9
…medicine	-19
…medico	-33
…melari	-8
…memoria	-13
…meno	-24
…mentre	-23
…menù	-9
…mercato	-35
…merce	-19
…mercoledì	-24
…mese	-34
…mesi	-29
…messa	-21
…messo	-25
…meteo	-10
…metri	-40
…metro	-8
…mette	-52
…mettere	-23
…metterla	-13
…mettete	-11
…metti	-21
…metto	-8
…mettono	-24
…metà	-33
…mezz'ora	-38
…mezza	-16
…mezzi	-11
…mezzogiorno	-12
…mi	34
…mia	-24
…microchip	-15
…microfono	-19
…miele	-9
…millimetri	-20
…min	-22
…minima	-16
…minorenni	-16
…minori	-13
…minuti	-15
…minuto	-22
…miscela	-13
…mischiano	-13
…misura	-31
…mixer	-21
…mm	-18
…modalità	-21
…modello	-12
…modo	-36
…modulo	-29
…moglie	-22
…molla	-10
…molti	-10
…molto	-14
…monitor	-18
…monta	-24
…montaggio	-20
…monte	-12
…mosto	-12
…mostra	-17
…motivo	-23
…motore	-18
…movimento	-12
…multe	-14
…munge	-13
…mungitura	-18
…muove	-24
…muro	10
…museo	-14
…musicale	-12
…muso	-13
…mutua	-16
…nas	-13
…nasce	-16
…nastro	-20
…ne	-33
…neanche	-18
…necessario	10
…negli	-19
…negozio	-20
…nei	-23
…nel	-8
…nell'ultima	-22
…nelle	-20
…nello	-23
…nemmeno	-25
…neppure	-17
…nere	-10
…neri	-11
…nero	-15
…nessuna	-29
…nessuno	-21
…niente	-24
…nipote	-23
…no	-11
…noi	9
…noleggio	-21
…nome	-35
…nomi	-15
…non	-28
…nonno	-16
…nostra	-23
…nostri	-8
…nostro	-46
…nota	-16
…notare	-16
…notte	-34
…notturna	-11
…novanta	-16
…novantotto	-21
…novembre	-18
…numeri	-14
…numero	-42
…nuova	-33
…nuove	-19
…nuovi	-24
…nuovo	-16
…né	-8
…o	-9
…obliquo	-16
…occhi	-18
…occhio	-16
…occorre	14
…odore	-18
…officina	-13
…offset	-11
…oggetti	-16
…oggetto	9
…ognuno	-16
…oh	-25
…ok	14
…olio	-13
…oltre	-31
…omar	-14
…onda	-14
…online	-13
…operativo	-12
…operatori	-12
…oppure	-13
…ora	17
…orario	-9
…ordinare	-21
…ordine	-16
…ore	-46
…orecchie	-15
…originale	-14
…origine	-16
…orologi	-14
…orti	-18
…ospedale	-15
…ospiti	-19
…ottanta	-21
…ottantacinque	-15
…otto	-9
…ottobre	-17
…ovviamente	-18
…padova	15
…padre	-31
…paga	-14
…pagare	-16
…pagina	10
…pagine	-21
…palco	-13
…palla	-15
…pancia	-11
…pane	-17
…papà	-21
…parapetto	-10
…paratoie	-19
…pare	-25
…parere	-13
…parete	-25
…parla	-34
…parrocchia	-19
…parrucca	-11
…parte	-53
…partendo	-12
…partenza	-25
…parti	-20
…partire	-13
…passa	-49
…passaggi	-12
…passaggio	-21
…passano	-10
…passare	-25
…passata	-11
…passato	-17
…passeggeri	-29
…passi	-12
…passo	-11
…password	-20
…patrizia	-14
…paziente	-29
…pc	-17
…pecore	-21
…pedale	-11
…pelle	-21
…pelo	-20
…penna	-20
…pennarello	-11
…pennello	-16
…per	-19
…perché	-65
…perciò	-15
…perde	-22
…perdita	-14
…perimetro	-21
…permesso	-21
…perso	-9
…persona	-28
…personale	-20
…persone	-32
…però	9
…pesa	-31
…pesanti	-14
…pesce	-19
…pesci	-21
…peso	-28
…pettine	-14
…pezza	-13
…pezzetto	-24
…pezzi	-21
…pezzo	-20
…ph	-13
…piange	-15
…pianoforti	-16
…pianta	-17
…piante	15
…piattaforma	-15
…piatti	-25
…piatto	-14
…piazzale	-14
…piccola	-14
…piccoli	-16
…piccolo	-24
…piedi	-26
…piena	-21
…pieno	-20
…piero	-13
…pilota	-15
…pinza	-9
…pioggia	-28
…piscina	-18
…pistola	-13
…più	-31
…plastica	-20
…playlist	-17
…po'	-21
…poche	-10
…pochi	-21
…poco	-30
…poi	-62
…polistirolo	-12
…polizia	-15
…polizza	-16
…polso	-13
…poltrone	-15
…pomeriggio	-11
…pompa	-20
…pompe	-9
…ponte	-17
…ponteggio	-13
…portale	-13
…portano	-15
…portata	-12
…portatile	-13
…portato	-12
…porte	-20
…portello	-14
…portiamo	-22
…portici	-15
…portineria	-11
…porto	-21
…pos	-12
…posa	-19
…posano	-13
…posizione	-9
…possibile	-19
…possono	-11
…posti	-20
…posto	-34
…potabile	-10
…potatura	-17
…poveretto	-19
…pozzetto	-10
…pranzo	-14
…pratica	-27
…praticamente	12
…praticante	-12
…praticanti	-13
…precisamente	-20
…prega	15
…prego	8
…prelavaggio	-18
…preleva	-18
…prelievo	-9
…preme	-20
…premessa	-18
…premuto	-14
…prendi	-11
…prendiamo	-19
…prendono	-19
…prenota	-12
…prenotati	-11
…prepara	-32
…preposto	-10
…presa	-22
…presenta	-16
…presenti	-14
…presi	-12
…preside	9
…presidente	-23
…pressione	-15
…presso	-10
…prestito	-25
…presto	-14
…pretende	-22
…preventivo	-13
…prezzo	-23
…prima	-76
…prime	-18
…primer	-14
…primi	-20
…primo	-29
…problema	-16
…procedura	-14
…prodotto	-20
…profilo	-21
…programma	-14
…promemoria	10
…promesso	-23
…proprietari	-15
…proprietario	-13
…proprio	-11
…prossimo	-27
…protocollo	10
…prova	-18
…provare	-11
…prove	-10
…provincia	-24
…provo	-19
…pubblico	-16
…pulisce	-17
…puliscono	-14
…pulita	-17
…puliti	-17
…pulito	-19
…pulizia	-27
…pulizie	-14
…pullman	-9
…punta	-12
…punti	-9
…pure	-24
…purtroppo	-11
…puzza	-15
…può	-17
…quaderno	-15
…quadri	-17
…quadro	-11
…qualche	9
…qualcuno	17
…quale	9
…qualità	-22
…qualora	-10
…quando	-13
…quantità	-8
…quanto	-42
…quaranta	-38
…quarantadue	-22
…quarantena	-13
…quarto	-26
…quasi	-15
…quattordici	-19
…quel	-32
…quella	-18
…quelle	-28
…quest'anno	-17
…quest'inverno	-15
…questa	15
…questi	-13
…questionario	-12
…questo	23
…qui	18
…quindici	-25
…r	9
…raccoglie	-19
…raccolgono	-12
…raccolta	-21
…racconto	-14
…rack	-11
…raddrizzano	-20
…radio	-27
…raga	-15
…ragazza	17
…ragazzi	11
…ragazzo	-27
…ragione	11
…rami	-12
…rapaci	-12
…rapporto	-11
…raschia	-18
…raso	-16
…recensione	-22
…recupero	-15
…redazione	-14
…referente	-12
…regione	-10
…registrato	-19
…registrazione	-19
…registrazioni	-9
…regola	-31
…regolamento	-17
…regole	-22
…release	-18
…reparto	-33
…report	-9
…reset	-21
…resi	-16
…resta	-24
…restano	-19
…restauratore	-10
…restituire	14
…restituisce	-16
…resto	-15
…retino	-9
…retro	-17
…revisione	-13
…riassumo	-13
…ricarica	-13
…ricetta	-15
…riceve	-38
…riceviamo	-23
…ricevimento	-19
…ricevuta	-10
…ricezione	-17
…richiama	-15
…richiesta	-27
…richieste	-19
…ricontrolla	-9
…ricorda	-16
…ricordi	-20
…ride	-14
…ridere	-20
…riempie	-11
…riempitrice	-18
…rientra	-14
…rientrata	-10
…rientro	-23
…riesce	-23
…riferimento	-18
…riferisce	-21
…rifrattometro	-13
…rifugio	-20
…riga	-23
…righe	-13
…riguarda	10
…rilascio	-17
…rilegge	-14
…rimanda	-15
…rimasta	-17
…rimette	-20
…rimettono	-12
…ringrazia	-12
…rinnovo	12
…ripara	-15
…riparazione	-19
…ripariamo	-11
…ripete	-25
…riporta	-17
…riposo	-12
…ripreso	-14
…ripristino	-19
…risciacquo	-16
…risponde	-24
…risposta	-19
…risposto	-9
…ristorante	-23
…risultati	-15
…ritardo	-14
…ritira	-19
…ritirano	-15
…ritorno	-15
…riunione	-16
…riuniscono	-12
…rivedere	10
…roma	-14
…rompe	-19
…rossa	14
…rossi	-16
…rosso	-23
…rotazione	-13
…rotta	-17
…rotte	-14
…rotti	-21
…rottura	-14
…roulant	-9
…rovescia	-11
…rovescio	-14
…rovinata	-19
…rubinetteria	-16
…rubinetti	-10
…rubinetto	-26
…rulli	-12
…rullo	-11
…ruota	-12
…ruote	-19
…sa	-34
…sabato	-30
…sabbia	-16
…sacchetto	-16
…sacchi	-18
…sacco	-31
…sacrestano	17
…sagoma	-11
…sala	-27
…sale	-31
…salina	-20
…salire	-23
…salva	-17
…salve	8
…salvietta	-9
…samu	-13
…san	-23
…sandro	-13
…sangue	-14
…sanificante	-19
…sanitario	8
…sappiamo	12
…sara	-21
…saracinesca	-17
…sarebbe	14
…sarei	25
…sarà	-13
…sbaglia	-16
…sbagliato	-16
…scadenza	-16
…scadenze	-15
…scaduto	-14
…scaffale	-21
…scala	-24
…scalda	-20
…scaletta	-20
…scarica	-17
…scaricati	-12
…scarico	-15
…scarpa	-13
…scarpe	-21
…scarta	-9
…scatola	-17
…scatole	-21
…sceglie	-15
…scena	-22
…scende	-28
…scendere	-13
…scheda	-31
…scheggiato	-14
…schiena	-14
…schiuma	-18
…sci	-16
…sciacqua	-13
…sciacquano	-15
…scivolo	-20
…scopo	-16
…scorrere	-14
…scorsa	-15
…scorso	-24
…scritto	-19
…scrive	-40
…scrivente	12
…scrivere	-35
…scrivete	-20
…scrivi	-31
…scuola	10
…scuolabus	-16
…scuole	-18
…scuri	-13
…scusa	-28
…se	-13
…secchi	-19
…secchio	-17
…secco	-19
…secondi	-20
…secondo	-41
…sedere	-20
…sedici	-11
…segnalazione	-10
…segnare	-12
…segniamo	-14
…segretaria	-10
…segretario	-16
…segreteria	-18
…segue	-16
…seguito	-27
…seguono	-16
…sella	-17
…sembra	-15
…seme	-11
…semestre	-12
…semplice	-19
…sennò	-9
…sente	-25
…senti	20
…sentire	-15
…senza	-46
…sequestro	-12
…sera	-49
…serata	-17
…serbatoio	-19
…serra	-11
…serratura	-13
…server	-12
…servizi	-12
…servizio	-20
…sessanta	-14
…sesto	-20
…seta	-16
…sette	-27
…settembre	-34
…settimane	-15
…sezione	-18
…sfilata	-17
…sfoglia	-22
…si	-28
…sia	-36
…siamo	-8
…siano	-12
…sigillo	-20
…significa	-15
…signor	-18
…signora	-33
…signore	-20
…silenzio	-13
…silicone	-14
…sinistra	-8
…sito	-10
…situazione	-11
…smonta	-14
…smontano	-14
…soccorso	-20
…soci	-17
…socio	-18
…soda	-13
…soffia	-11
…sola	-24
…soldi	-15
…sole	-24
…solforosa	-16
…soli	-21
…solito	-21
…solleva	-17
…solo	-24
…soltanto	-12
…sono	-20
…sopra	-40
…soprattutto	-18
…soprintendenza	8
…sorella	-16
…sostituzione	-24
…sotto	-47
…sparsi	-10
…spatola	-14
…spazza	-24
…spazzola	-22
…specie	-22
…spedisce	-17
…spegne	-21
…spegni	-13
…spenta	-14
…spento	-14
…spero	-11
…spett.le	-17
…spettacolo	-18
…spia	-12
…spiega	-16
…spiegare	17
…spiegato	-19
…spina	-15
…spogliatoi	-9
…sporca	-20
…sporco	-19
…sportello	-18
…sposa	-18
…sposta	-26
…spray	-15
…spurgo	-15
…sta	11
…stabilimento	-9
…stacca	-19
…staccare	-13
…staccato	-12
…staging	-15
…stagionali	-11
…stagione	-20
…stagista	-16
…stampa	-21
…stampata	9
…stand	-20
…stanno	9
…stanza	-19
…stare	-21
…stata	-20
…stato	-32
…stazione	-19
…stazioni	-12
…stende	-26
…stendono	-14
…sterilizzazione	-14
…stessa	-31
…stesse	-13
…stesso	-19
…stesura	17
…stia	-12
…stop	-8
…strada	-20
…strappa	-22
…strati	-8
…strumenti	-12
…strumento	-18
…studenti	-19
…studi	13
…studio	-19
…stupefacenti	-13
…subito	-35
…succede	-18
…succhioni	-8
…succo	-12
…sugli	-17
…sui	-24
…sul	-13
…sull'argine	-15
…sulla	-52
…sulle	-29
…sullo	-16
…suo	-23
…suocero	-10
…suola	-15
…suolo	-9
…suona	-21
…suonano	-17
…suor	11
…superficie	-12
…supermercato	-14
…svengono	-13
…svita	-8
…svuota	-29
…svuotare	-16
…sé	-17
…t	-10
…tabella	-16
…tablet	-10
…tagli	-17
…taglia	-25
…tagliano	-18
…talco	-16
…tale	-12
…tampone	-16
…tanica	-16
…tante	14
…tapis	-10
…tappo	-19
…tasche	-18
…tassa	-10
…tavola	-21
…tavole	-15
…tavoli	-8
…tavolo	-24
…taxi	-15
…te	-22
…teatro	-18
…telaini	-11
…telecamera	-8
…teleferica	-20
…telefona	-21
…telefonata	-17
…telefonate	-13
…telefoni	-16
…telefono	-36
…telo	-17
…temperatura	-18
…tempo	-15
…tenere	-12
…tengo	-12
…tengono	-18
…termine	-12
…termometro	-9
…terra	-35
…terza	-14
…terzo	-21
…tessera	-10
…tesserino	-19
…test	-24
…testa	-27
…ti	-48
…ticket	-14
…tiene	-28
…tiepida	-18
…tipo	-16
…tipografia	-15
…tira	-34
…tirano	-8
…titoli	-16
…titolo	9
…tocca	-31
…toccare	-23
…toccato	-23
…togli	-11
…togliere	-22
…toglierla	-13
…tolgono	-23
…tolte	-13
…tommaso	-17
…tondo	9
…torce	-11
…torcia	-11
…torna	-27
…tornano	14
…tornata	-15
…tournée	-14
…tra	-27
…traduzioni	-17
…tranne	-13
…trascorsi	-8
…trasfusionale	-11
…travaso	-21
…trecento	13
…trent'anni	-15
…trenta	-24
…trentacinque	-16
…trentasette	-19
…trentina	-15
…troppo	12
…trova	-19
…trovato	-21
…trovo	-10
…tua	-20
…tubi	-14
…tubo	-28
…tunnel	-15
…turisti	-16
…turni	15
…turno	-41
…tutta	-26
…tutti	9
…uffici	-9
…ufficio	-14
…uguale	-20
…ultime	-8
…ultimi	-19
…ultimo	-23
…ultrasuoni	-12
…umidità	-16
…umido	-21
…un'agenzia	-16
…un'impresa	-14
…un'istruzione	-28
…un'ora	-21
…un'unica	-22
…undici	-16
…unghie	-16
…unico	-24
…uno	14
…uomini	-22
…update	-9
…usa	-16
…usati	-17
…uscire	-22
…uscite	-15
…uscito	-13
…uso	-14
…valida	-12
…valle	-19
…valvola	-9
…vanno	-34
…vapore	-16
…vasca	17
…vasche	-9
…vaschette	-10
…vasi	-20
…vaso	-22
…vassoio	-11
…ve	-15
…vecchia	-25
…vecchio	-18
…veda	-19
…vede	-22
…vediamo	-13
…vedova	-12
…vello	-18
…velo	-18
…vendita	8
…vendono	-20
…venduto	-19
…venerdì	-15
…venga	-15
…vengo	-15
…vengono	-31
…vent'anni	-21
…venti	-33
…ventidue	-24
…ventiquattr'ore	-23
…ventiquattro	-19
…verbale	-19
…verde	-29
…verdi	-11
…verifica	-18
…verricello	-15
…verrà	13
…versa	-20
…versamento	-12
…versano	-9
…verso	-35
…vescovo	-19
…veste	-11
…veterinario	16
…vetro	-28
…vi	-12
…viaggia	-12
…vicino	-30
…viene	-29
…vietato	-16
…vigili	-13
…villa	-9
…vino	-22
…vinto	-11
…violini	-18
…visiera	-10
…visita	-12
…visitatori	-13
…visite	-17
…vista	-29
…visto	-17
…vivo	-11
…vocale	-17
…voce	-18
…vogliamo	15
…vogliono	20
…volevo	19
…volo	-24
…volontari	-25
…volontario	-20
…volta	-8
…volte	-43
…volume	-16
…voluto	-13
…vongole	-8
…vorrei	23
…vorremmo	-21
…vpn	-20
…vuol	9
…vuota	-20
…vuoto	-22
…walter	-17
…x	-19
…zaino	-15
…zero	-11
…zolla	-10
…zona	-32
…|	-26
…«	-19
…°	-15
…»	-23
…è	-12
…–	-24
…•	-23
…→	-22
…☐	-16`;
