// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_IT = `<!	-17
<"	-29
<%	-11
<&	-11
<(	-42
<+	-15
<,	-48
<-( xone	-13
<-( xper	-10
<-( xrio	-9
<-) Xil	-17
<-) Xla	-25
<-) Xle	-22
<-) Xore	13
<-) Xrie	-11
<-) Xsi	-11
<-) xsi	-16
<-, Xldo	-19
<-, xa	-19
<-, xace	-9
<-, xala	-8
<-, xale	-24
<-, xali	-13
<-, xame	-11
<-, xamo	-35
<-, xani	-12
<-, xano	-13
<-, xara	-15
<-, xare	-27
<-, xari	-10
<-, xasi	-16
<-, xata	-20
<-, xate	-11
<-, xati	-22
<-, xato	-22
<-, xbbe	-9
<-, xcco	-17
<-, xche	-33
<-, xchi	-24
<-, xché	-20
<-, xcia	-16
<-, xcio	-19
<-, xciò	-9
<-, xda	-31
<-, xeda	-10
<-, xego	-16
<-, xelo	-9
<-, xera	-13
<-, xere	-25
<-, xeri	-11
<-, xete	-19
<-, xgio	-15
<-, xgli	-22
<-, xgni	-21
<-, xgno	-15
<-, xhie	-11
<-, xhio	-12
<-, xi	9
<-, xice	-8
<-, xici	-15
<-, xico	-16
<-, xido	-11
<-, xil	-40
<-, xile	-12
<-, xima	-36
<-, ximo	-13
<-, ximè	-10
<-, xin	-28
<-, xina	-9
<-, xing	-16
<-, xini	-18
<-, xino	-17
<-, xipo	-17
<-, xire	-15
<-, xite	-11
<-, xità	-14
<-, xivi	-21
<-, xivo	-20
<-, xla	-46
<-, xle	-15
<-, xlla	-23
<-, xlle	-10
<-, xlli	-13
<-, xlti	-16
<-, xlto	-11
<-, xlvo	-10
<-, xmbi	-14
<-, xmma	-12
<-, xnco	-15
<-, xndo	-24
<-, xnna	-18
<-, xnne	-19
<-, xnno	-14
<-, xnta	-15
<-, xnte	-17
<-, xnti	-31
<-, xnto	-22
<-, xnza	-19
<-, xola	-27
<-, xome	-42
<-, xona	-11
<-, xone	-30
<-, xoni	-15
<-, xono	-19
<-, xopo	-29
<-, xore	-23
<-, xoro	-24
<-, xosa	-21
<-, xota	-11
<-, xova	-15
<-, xove	-11
<-, xper	-24
<-, xppi	-14
<-, xque	-13
<-, xrea	-11
<-, xria	-20
<-, xrmo	-11
<-, xrna	-15
<-, xrno	-19
<-, xrra	-14
<-, xrta	11
<-, xrte	-27
<-, xrto	-24
<-, xsce	-13
<-, xse	-23
<-, xsi	10
<-, xssi	-9
<-, xsso	-22
<-, xsta	-19
<-, xste	-11
<-, xsto	-13
<-, xtra	-24
<-, xtre	-13
<-, xtri	-10
<-, xtro	-14
<-, xtta	-23
<-, xtti	-13
<-, xtto	-31
<-, xuno	-15
<-, xure	-18
<-, xusi	-14
<-, xuta	-10
<-, xva	-17
<-, xzza	-13
<-, xzzi	-10
<-, xzzo	-11
<-- xare	-19
<-- xere	-9
<-- xil	-15
<-- xla	-11
<-- xlli	-16
<-- xoni	-9
<-. xa	-17
<-. xare	-17
<-. xate	-20
<-. xchi	-26
<-. xere	-14
<-. xi	-11
<-. xil	-27
<-. xino	-18
<-. xla	-21
<-. xllo	-20
<-. xolo	9
<-. xone	12
<-. xsi	20
<-0 Xla	-11
<-0 x/mq	-14
<-0 xaio	-9
<-0 xane	-10
<-0 xbre	-12
<-0 xcm	-13
<-0 xgio	-10
<-0 xh	-13
<-0 xici	-11
<-0 xili	-13
<-0 xin	-17
<-0 xkg	-15
<-0 xlo	-21
<-0 xmm	-21
<-0 xodi	-13
<-0 xole	-8
<-0 xore	-12
<-0 xper	-14
<-0 xsi	-12
<-0 xtti	-13
<-0 xva	-10
<-: Xfwd	-17
<-: Xr	-18
<-: xaga	-11
<-: xala	-16
<-: xale	-11
<-: xamo	-21
<-: xano	-10
<-: xare	-33
<-: xata	8
<-: xati	-18
<-: xchi	-24
<-: xda	-19
<-: xdue	-15
<-: xedi	-11
<-: xere	-21
<-: xero	8
<-: xete	-16
<-: xeti	-18
<-: xgio	9
<-: xgni	-18
<-: xi	-12
<-: xice	-15
<-: xil	-9
<-: xima	-19
<-: xin	-14
<-: xino	10
<-: xire	-16
<-: xllo	-14
<-: xlo	-19
<-: xnti	-19
<-: xoni	-16
<-: xopo	-14
<-: xore	-14
<-: xori	-19
<-: xrni	-13
<-: xse	-28
<-: xsi	-38
<-: xtta	-18
<-: xtto	-13
<-: xun	-21
<-: xvai	-9
<-: xzza	-14
<-; xi	-14
<-; xil	-32
<-; xin	-13
<-; xla	-19
<-; xle	-14
<-; xnte	-10
<-; xopo	-9
<-; xse	-8
<-; xsi	-8
<-= xsi	-12
<-> xtto	-9
<-? xil	-12
<-^ X.le	-14
<-^ XXcio	-16
<-^ XXima	10
<-^ XXlio	-21
<-^ XXone	-17
<-^ XXria	-18
<-^ XXrto	-17
<-^ XXura	21
<-^ Xa	-11
<-^ Xaci	-15
<-^ Xade	12
<-^ Xafa	-9
<-^ Xala	-12
<-^ Xale	-23
<-^ Xamo	-27
<-^ Xana	-17
<-^ Xane	-9
<-^ Xang	-15
<-^ Xara	-22
<-^ Xare	-31
<-^ Xari	-13
<-^ Xaro	-20
<-^ Xase	-22
<-^ Xata	-23
<-^ Xate	-20
<-^ Xati	-19
<-^ Xato	-19
<-^ Xave	-11
<-^ Xbbe	-22
<-^ Xbio	18
<-^ Xche	-17
<-^ Xciò	-17
<-^ Xda	-45
<-^ Xdon	-13
<-^ Xdro	-20
<-^ Xeci	-23
<-^ Xedi	-12
<-^ Xegi	-11
<-^ Xelo	-10
<-^ Xemi	-29
<-^ Xena	-25
<-^ Xene	-13
<-^ Xeno	-15
<-^ Xera	-21
<-^ Xere	-31
<-^ Xeri	-10
<-^ Xesa	12
<-^ Xete	-25
<-^ Xgio	21
<-^ Xgna	10
<-^ Xhio	-14
<-^ Xi	-14
<-^ Xica	-14
<-^ Xice	-15
<-^ Xici	-22
<-^ Xico	-11
<-^ Xido	-18
<-^ Xil	-47
<-^ Xila	-9
<-^ Xile	-21
<-^ Xilo	-20
<-^ Ximi	-21
<-^ Ximo	-14
<-^ Xin	-39
<-^ Xino	-29
<-^ Xise	-15
<-^ Xita	-21
<-^ Xiti	-19
<-^ Xità	-23
<-^ Xiva	-18
<-^ Xivo	-28
<-^ Xket	-10
<-^ Xla	-18
<-^ Xlia	-24
<-^ Xlio	-26
<-^ Xlla	12
<-^ Xlo	-24
<-^ Xlte	-16
<-^ Xlti	-11
<-^ Xlve	-27
<-^ Xmma	-18
<-^ Xmmi	-24
<-^ Xmmo	-25
<-^ Xmpo	-12
<-^ Xnco	-15
<-^ Xndi	-11
<-^ Xner	-13
<-^ Xngo	-14
<-^ Xnia	-18
<-^ Xnni	-9
<-^ Xnno	-12
<-^ Xnso	-15
<-^ Xnte	-27
<-^ Xnti	-28
<-^ Xnto	21
<-^ Xnza	-29
<-^ Xnzo	-11
<-^ Xogg	-24
<-^ Xole	-22
<-^ Xolo	-22
<-^ Xomo	-24
<-^ Xona	-15
<-^ Xone	20
<-^ Xoni	-14
<-^ Xono	-11
<-^ Xora	-26
<-^ Xord	-15
<-^ Xore	-40
<-^ Xori	-19
<-^ Xotò	-20
<-^ Xova	-22
<-^ Xovo	-17
<-^ Xper	-42
<-^ Xqui	-13
<-^ Xrdi	-19
<-^ Xrei	-33
<-^ Xrgo	19
<-^ Xria	-34
<-^ Xrie	-19
<-^ Xrli	-16
<-^ Xrta	-11
<-^ Xrto	-21
<-^ Xsco	-23
<-^ Xse	-40
<-^ Xsi	-77
<-^ Xssa	-28
<-^ Xsso	9
<-^ Xsta	-27
<-^ Xsti	11
<-^ Xsto	-21
<-^ Xteo	-18
<-^ Xtra	12
<-^ Xtri	-16
<-^ Xtro	-16
<-^ Xtta	-28
<-^ Xtte	-12
<-^ Xtti	-19
<-^ Xtto	-29
<-^ Xuca	-13
<-^ Xun	-33
<-^ Xuni	-18
<-^ Xuon	-13
<-^ Xura	28
<-^ Xuro	-19
<-^ Xuta	-19
<-^ Xuto	-17
<-^ Xvin	-15
<-^ Xvio	-15
<-^ Xzia	-15
<-^ Xzio	-15
<-^ xa	-25
<-^ xaga	-22
<-^ xare	-29
<-^ xavo	-16
<-^ xchi	-22
<-^ xda	-17
<-^ xera	-25
<-^ xere	-21
<-^ xero	-16
<-^ xevo	-13
<-^ xfar	-17
<-^ xgio	11
<-^ xhah	-14
<-^ xhio	-9
<-^ xi	-21
<-^ xico	-15
<-^ xil	-29
<-^ xin	-22
<-^ xire	-17
<-^ xita	-17
<-^ xivi	-16
<-^ xivo	9
<-^ xla	-32
<-^ xle	-21
<-^ xlio	-16
<-^ xlla	-18
<-^ xlli	-25
<-^ xlo	-14
<-^ xmax	-15
<-^ xnco	10
<-^ xndi	-19
<-^ xnti	-13
<-^ xola	8
<-^ xole	-12
<-^ xore	-21
<-^ xper	13
<-^ xrio	-13
<-^ xrte	-18
<-^ xse	-31
<-^ xtro	-19
<-^ xtta	-20
<-^ xtti	-13
<-^ xtto	-21
<-^ xura	15
<-a Xale	-8
<-a Xano	-10
<-a Xara	-16
<-a Xino	-8
<-a Xnna	-12
<-a Xnza	-12
<-a Xoma	-13
<-a Xone	-14
<-a xaio	-13
<-a xale	-17
<-a xasi	-11
<-a xata	-19
<-a xbre	-23
<-a xcco	-21
<-a xche	-9
<-a xchi	-32
<-a xcio	-12
<-a xere	-24
<-a xero	-9
<-a xgio	-21
<-a xgna	-10
<-a xgni	-31
<-a xgno	-27
<-a xina	-15
<-a xito	-19
<-a xldo	-17
<-a xlia	-12
<-a xlio	-22
<-a xlla	-18
<-a xlle	-17
<-a xnta	-11
<-a xnte	-13
<-a xnto	-19
<-a xnzo	-15
<-a xodo	-9
<-a xone	-16
<-a xque	-19
<-a xria	-18
<-a xrla	-16
<-a xrlo	-14
<-a xrne	-12
<-a xrre	-11
<-a xrzo	-10
<-a xsei	-11
<-a xsto	-8
<-a xtra	-15
<-a xtta	-13
<-a xtto	-22
<-a xun	-27
<-a xura	-13
<-a xver	-21
<-a xzio	-12
<-abbiamo xato	-24
<-abbiamo xrso	-16
<-abbiamo xun	-14
<-abbiamo xuto	-16
<-abiti xati	-21
<-abiti xda	-13
<-accende xhio	-10
<-accende xil	-31
<-accompagna xla	-15
<-acqua xa	-11
<-acqua xata	-12
<-acqua xdda	-15
<-acqua xida	-17
<-acqua xin	-18
<-adesso xlo	-10
<-aggancia xil	-9
<-aggiorna xil	-10
<-aggiunge xil	-22
<-agli xnti	-21
<-agli xtti	-20
<-ai xari	-18
<-ai xati	-16
<-ai xeri	-22
<-ai xici	-10
<-ai xlli	-18
<-ai xnti	-16
<-ai xori	-23
<-ai xrdi	-13
<-al xale	-15
<-al xare	-8
<-al xcio	-13
<-al xega	-14
<-al xgio	-23
<-al xgno	-11
<-al xhio	-11
<-al xile	-16
<-al xilo	-14
<-al ximo	-20
<-al xine	-10
<-al xino	-18
<-al xiro	-11
<-al xito	-17
<-al xlso	-9
<-al xnco	-22
<-al xnte	-9
<-al xoio	-18
<-al xolo	-21
<-al xone	-13
<-al xore	-19
<-al xrio	-12
<-al xrno	-26
<-al xtor	-13
<-al xtro	-18
<-al xuio	-8
<-all'arrivo xsi	-14
<-alla xase	-9
<-alla xera	-17
<-alla xgna	-14
<-alla xima	-18
<-alla xina	-26
<-alla xmma	-11
<-alla xola	9
<-alla xone	-22
<-alla xrta	-19
<-alla xtta	-13
<-alle xime	-20
<-alle xlie	-20
<-alle xoni	-17
<-allenta xil	-11
<-allora xamo	-17
<-allora xil	-36
<-allora xima	-15
<-allora xla	-39
<-allora xsi	-33
<-allora xura	22
<-almeno xil	-9
<-altri xani	-18
<-altro xper	-11
<-alza xil	-23
<-alza xla	-17
<-anche xa	-16
<-anche xin	-10
<-anche xla	-17
<-anche xse	-21
<-ancora xil	-12
<-ancora xla	-18
<-anni xin	-15
<-anni xsi	-14
<-annota xil	-10
<-appena xil	-20
<-appoggia xil	-8
<-approvato xil	-9
<-appunti xesi	-12
<-appunti xper	-13
<-apre xil	-15
<-apre xla	-26
<-aprono xil	-16
<-arriva xil	-20
<-arriva xla	10
<-arriva xlla	-17
<-arriva xopo	-11
<-arriva xper	-19
<-arriva xsi	-14
<-arriva xun	-16
<-arrivare xin	-8
<-aspetta xche	-14
<-aspetta xima	-13
<-aspetta xun	-18
<-assegna xla	-11
<-attacca xla	-21
<-aver xato	-8
<-avere xper	-14
<-aveva xla	-19
<-avuto xil	-14
<-avvia xil	-16
<-avvisa xil	-18
<-avvisa xla	-17
<-azienda xola	-23
<-bagna xil	-16
<-banda xale	-12
<-barca xsi	-11
<-bene xil	13
<-bene xla	24
<-bidone xido	-12
<-bisogna xche	-18
<-bisogno xche	-10
<-buono xsto	-10
<-busta xusa	-12
<-butta xil	-12
<-c'era xun	-13
<-c'è xil	-17
<-c'è xla	-21
<-c'è xnco	-11
<-c'è xsi	-15
<-c'è xun	-10
<-caffè xlo	-13
<-cala xil	-21
<-cambiano xgni	-15
<-capo xina	-8
<-carta xità	-15
<-cassonetti xlli	-18
<-cavalli xin	-10
<-cella xa	-16
<-centro xico	-18
<-cerca xil	-10
<-che xa	-10
<-che xade	-17
<-che xamo	-37
<-che xano	-24
<-che xbbe	-19
<-che xda	-14
<-che xera	-24
<-che xete	-9
<-che xghi	-18
<-che xgia	-21
<-che xgli	-16
<-che xgni	-19
<-che xhai	-16
<-che xi	-26
<-che xica	-22
<-che xil	16
<-che xin	-20
<-che xita	13
<-che xiva	-34
<-che xivi	-16
<-che xla	-43
<-che xle	-24
<-che xlga	-15
<-che xlo	-11
<-che xlta	-14
<-che xnga	-20
<-che xnta	-13
<-che xnti	-10
<-che xono	-9
<-che xora	-14
<-che xosa	-22
<-che xse	-25
<-che xsse	-9
<-che xtia	-21
<-che xtra	-22
<-che xuma	-13
<-che xumo	-13
<-che xun	-24
<-che xva	-20
<-chi xamo	-20
<-chi xgia	15
<-chi xgna	-18
<-chi xira	-25
<-chi xiva	-9
<-chi xlo	-23
<-chi xova	-15
<-chi xsce	-14
<-chi xsi	-18
<-chi xtra	-16
<-chi xtte	-10
<-chiama xil	-31
<-chiama xla	-24
<-chiamare xla	-20
<-chiede xa	-10
<-chiede xche	-15
<-chiede xchi	-18
<-chiede xla	-15
<-chiede xse	-19
<-chiede xun	-15
<-chiedo xnte	-16
<-chiesto xil	-17
<-chiude xil	-16
<-chiude xin	-17
<-chiude xla	-27
<-chiusura xile	-8
<-ci xamo	-22
<-ci xano	-26
<-ci xbbe	-15
<-ci xnno	-10
<-ci xrei	-14
<-ci xsce	-15
<-ci xsi	-30
<-ci xsse	-17
<-cinque xtri	-14
<-circa xila	-20
<-circa xnta	-12
<-circa xnto	-22
<-ciò xche	-21
<-cliente xche	-8
<-cliente xla	16
<-clienti xin	-9
<-clienti xsi	-19
<-col xale	-17
<-col xilo	-16
<-col xino	-18
<-col xllo	-25
<-col xnte	-14
<-col xore	-18
<-col xter	-10
<-col xtto	-12
<-collaboratore xico	-10
<-coltelli xa	-10
<-come xamo	17
<-come xda	-14
<-come xlo	-23
<-come xono	-20
<-come xrla	-18
<-come xse	-14
<-come xsi	18
<-come xsso	-19
<-come xun	-20
<-compila xil	-15
<-compila xla	-18
<-compilare xil	-18
<-con xali	-13
<-con xano	-19
<-con xati	-13
<-con xchi	-17
<-con xcol	-14
<-con xgli	-18
<-con xhia	-13
<-con xi	-26
<-con xido	-10
<-con xil	-36
<-con xino	-13
<-con xità	-15
<-con xla	-41
<-con xle	-29
<-con xlie	-13
<-con xlma	-10
<-con xlo	-24
<-con xnta	-20
<-con xnte	-18
<-con xnto	-24
<-con xnza	-19
<-con xole	-14
<-con xone	-23
<-con xore	-10
<-con xtta	-13
<-con xtto	-15
<-con xun	-19
<-con xuto	-13
<-con xzzo	-14
<-condition xort	-9
<-confronta xla	-11
<-consegna xil	-20
<-consegna xsi	-19
<-consegne xtra	-16
<-conta xi	-14
<-conta xle	-15
<-contatori xqua	-14
<-conto xone	-15
<-contro xil	-13
<-controlla xche	-14
<-controlla xgni	-12
<-controlla xi	-16
<-controlla xil	-21
<-controlli xche	-12
<-copia xata	-17
<-corrente xsi	-16
<-cortese xone	-18
<-cosa xche	-11
<-cosa xda	-11
<-cosa xevo	-15
<-cosa xsi	-28
<-cose xda	-10
<-così xile	-19
<-d'ora xsi	-18
<-da xaio	-9
<-da xare	-32
<-da xche	-17
<-da xere	-23
<-da xgio	-17
<-da xici	-15
<-da xllo	-19
<-da xndo	-27
<-da xnni	-24
<-da xnto	-18
<-da xole	-8
<-da xoli	-14
<-da xolo	-9
<-da xrpe	-9
<-da xun	-23
<-dal xale	-16
<-dal xato	-14
<-dal xcco	-21
<-dal xceo	-18
<-dal xino	-13
<-dal xito	-19
<-dal xlio	-19
<-dal xllo	-15
<-dal xnte	-15
<-dal xsto	-15
<-dal xtro	-11
<-dalla xala	-17
<-dalla xcia	-10
<-dalla xete	-12
<-dalla xina	-14
<-dalla xiva	-14
<-dalla xnta	-8
<-dalla xria	-13
<-dalla xrta	-19
<-data xla	-21
<-davanti xa	-10
<-decide xil	14
<-decide xse	-12
<-degli xiti	-24
<-degli xnti	-17
<-degli xoni	-24
<-degli xori	-19
<-degli xrmi	-13
<-dei xaci	-11
<-dei xali	-12
<-dei xari	-11
<-dei xchi	-19
<-dei xeri	-19
<-dei xici	-17
<-dei xini	-18
<-dei xlli	-16
<-dei xnti	-15
<-dei xoci	-12
<-dei xoli	-22
<-dei xori	-26
<-dei xsti	-15
<-dei xtri	-13
<-del Xzio	-10
<-del xase	-16
<-del xato	-20
<-del xcio	-18
<-del xico	-21
<-del xino	-15
<-del xivo	-15
<-del xlio	-9
<-del xllo	-14
<-del xnte	-16
<-del xnto	-26
<-del xolo	-28
<-del xone	-23
<-del xore	-19
<-del xrte	-20
<-del xsce	-16
<-del xseo	-21
<-del xsso	-20
<-del xtro	-23
<-del xtto	-31
<-della xala	-25
<-della xata	-23
<-della xcca	-22
<-della xena	-15
<-della xhia	-19
<-della xima	-18
<-della xina	-11
<-della xita	-14
<-della xiva	-11
<-della xlla	-13
<-della xnte	-17
<-della xnza	-11
<-della xola	-9
<-della xona	-19
<-della xone	-34
<-della xova	-14
<-della xria	-24
<-della xrna	-23
<-della xrra	-19
<-della xtra	-15
<-della xura	18
<-delle xche	-20
<-delle xici	-12
<-delle xlle	-20
<-delle xnte	-22
<-delle xnti	15
<-delle xole	-15
<-delle xoni	-13
<-delle xrie	-19
<-delle xtte	8
<-dentro xla	-14
<-dentro xle	-10
<-dentro xlo	-16
<-detto xche	-12
<-deve xare	-26
<-deve xere	-14
<-di Xale	-11
<-di Xara	-14
<-di Xari	-17
<-di Xgna	-12
<-di Xina	-14
<-di Xini	-10
<-di Xnia	-11
<-di Xnza	-21
<-di Xolo	-26
<-di Xone	-16
<-di Xova	-10
<-di Xqua	-9
<-di Xsan	-19
<-di xack	-9
<-di xaio	-13
<-di xase	-14
<-di xati	-23
<-di xato	-15
<-di xbia	-15
<-di xbre	-14
<-di xche	-17
<-di xchi	-14
<-di xcio	11
<-di xele	-16
<-di xena	-14
<-di xera	-13
<-di xero	-17
<-di xesa	11
<-di xeta	-20
<-di xfar	-20
<-di xggi	-10
<-di xghi	-24
<-di xgio	-25
<-di xgna	-13
<-di xgno	-23
<-di xgue	-17
<-di xica	-26
<-di xice	-12
<-di xici	-18
<-di xico	-10
<-di xile	-12
<-di xina	-20
<-di xine	-12
<-di xini	-15
<-di xino	-25
<-di xiso	-14
<-di xita	-20
<-di xito	-27
<-di xità	-20
<-di xivo	-24
<-di xlco	-10
<-di xlfo	-18
<-di xllo	11
<-di xlta	-13
<-di xmpa	-19
<-di xnco	-16
<-di xnio	-12
<-di xnte	-27
<-di xnti	-17
<-di xnza	-34
<-di xolo	-13
<-di xona	-12
<-di xone	-34
<-di xoni	-20
<-di xore	-14
<-di xoro	-19
<-di xova	-35
<-di xque	-14
<-di xria	-12
<-di xrle	-22
<-di xrlo	-9
<-di xrmi	-16
<-di xrne	-15
<-di xrno	-22
<-di xrsi	-25
<-di xrta	-25
<-di xrto	-10
<-di xrvi	-14
<-di xsso	-22
<-di xsé	-14
<-di xter	-21
<-di xtro	-10
<-di xtta	-8
<-di xtto	-19
<-di xuma	-17
<-di xun	-54
<-di xura	-20
<-di xure	-14
<-di xzie	-13
<-di xzio	-25
<-di xzza	-10
<-dice xche	-25
<-dice xi	-17
<-dice xil	-22
<-dice xllo	-23
<-dico xla	-19
<-dico xome	-21
<-dieci xtri	-11
<-dietro xla	-21
<-disposizione xper	-11
<-dobbiamo xare	-13
<-documenti xsi	-9
<-documento xper	-13
<-dodici xsi	-10
<-domenica xil	-13
<-don Xuca	-13
<-dopo xgni	-24
<-dopo xil	-40
<-dopo ximo	-10
<-dopo xla	-33
<-dopo xle	-15
<-dopo xnte	-8
<-dopo xsi	-14
<-dopo xtto	-12
<-dopo xun	-11
<-dove xnte	-13
<-dove xsi	-14
<-dover xare	-19
<-dovuto xare	-17
<-due xali	-11
<-due xane	-13
<-due xari	-14
<-due xasi	-11
<-due xate	-17
<-due xati	-13
<-due xchi	-16
<-due xere	-10
<-due xghe	-28
<-due xi	-10
<-due xine	-19
<-due xini	-11
<-due xita	-11
<-due xmbi	-10
<-due xmme	-16
<-due xnti	-17
<-due xole	-13
<-due xoni	-14
<-due xori	-14
<-due xpie	-8
<-due xrme	-17
<-due xrni	-13
<-due xsi	-17
<-due xsti	-12
<-due xtri	-18
<-due xtti	-10
<-dunque xsi	-18
<-durante xil	-8
<-durante xla	12
<-dà xda	-22
<-dà xil	-12
<-dà xnte	-9
<-e xa	-20
<-e xado	-9
<-e xai	15
<-e xale	-10
<-e xali	-17
<-e xamo	-35
<-e xani	-12
<-e xano	-11
<-e xare	-28
<-e xata	-9
<-e xate	-16
<-e xati	-11
<-e xato	-19
<-e xbbe	-13
<-e xbia	-8
<-e xcco	-11
<-e xche	-29
<-e xchi	-10
<-e xcia	-10
<-e xda	-26
<-e xene	-8
<-e xera	-10
<-e xere	-11
<-e xete	-14
<-e xgio	-12
<-e xgli	-19
<-e xgna	-17
<-e xgni	-22
<-e xi	-32
<-e xica	-19
<-e xil	-52
<-e xin	-22
<-e xina	-20
<-e xini	-16
<-e xira	-15
<-e xita	-9
<-e xite	-20
<-e xità	-13
<-e xla	-49
<-e xle	-34
<-e xlio	-15
<-e xlla	-9
<-e xlli	-18
<-e xllo	-13
<-e xlo	-35
<-e xlta	-12
<-e xnde	-12
<-e xndi	-13
<-e xndo	-24
<-e xnta	-20
<-e xnte	-25
<-e xnti	-11
<-e xnto	-14
<-e xnza	-16
<-e xome	-22
<-e xone	-33
<-e xoni	-23
<-e xopo	-30
<-e xore	-16
<-e xori	-11
<-e xoro	-21
<-e xote	-11
<-e xper	-13
<-e xrge	-9
<-e xria	-11
<-e xrio	-9
<-e xrta	-9
<-e xrte	-15
<-e xsce	-10
<-e xse	-24
<-e xsi	-38
<-e xssa	-16
<-e xsta	-18
<-e xtra	-13
<-e xtro	-17
<-e xtta	-13
<-e xtte	-16
<-e xtti	-14
<-e xtto	-17
<-e xun	-26
<-e xuno	-13
<-e xuta	-12
<-e xvia	-19
<-e xzia	-13
<-e xzza	-19
<-ecco xelo	-22
<-eh xera	-17
<-entra xin	-18
<-entrare xin	-16
<-entro xil	-24
<-entro xla	-12
<-entro xle	-13
<-entro xun	-11
<-esce xima	-13
<-essere xun	-15
<-estintori xa	-14
<-fa xa	-19
<-fa xale	-13
<-fa xare	-24
<-fa xere	-23
<-fa xi	-20
<-fa xla	-30
<-fa xle	-16
<-fa xllo	-12
<-fa xndo	13
<-fa xper	-12
<-fa xse	20
<-fa xun	-18
<-facciamo xare	-15
<-facciamo xche	-17
<-facciamo xil	-12
<-faccio xi	-26
<-faccio xil	-38
<-faccio xla	8
<-fai xere	-15
<-fai xun	-22
<-famiglia xsi	-18
<-fanno xare	-10
<-fanno xle	-23
<-far xare	-31
<-fare xchi	-19
<-fare xse	19
<-farina xrte	-10
<-fatti xare	-14
<-fatto xil	-17
<-fatto xla	-23
<-ferma xda	-13
<-ferma xil	-16
<-ferma xla	-22
<-file xa	-10
<-file xati	-11
<-filtri xati	-19
<-finché xil	-20
<-fine xaio	-8
<-fine xata	-23
<-fine xone	-15
<-fine xsi	-21
<-fine xura	-16
<-finestre xuse	-13
<-finisce xil	-12
<-finita xima	-16
<-finito xil	-13
<-finito xin	-12
<-fino xa	-21
<-fino xlla	-19
<-firma xil	-18
<-firmare xil	-15
<-foglio xche	-15
<-foglio xda	-16
<-foglio xse	-16
<-fondo xlla	-17
<-forma xsi	-21
<-forno xale	-12
<-fotografa xil	-14
<-fotografa xla	-9
<-fra xle	-17
<-freno xa	-14
<-fuori xil	-14
<-genitori xsi	-19
<-gentile xssa	-10
<-giorni xima	-22
<-giorni xivi	-12
<-giorno xsi	-13
<-gira xil	-21
<-gira xla	-13
<-giro xla	-16
<-giro xsi	-10
<-già xata	-14
<-già xato	-11
<-giù xin	-21
<-giù xla	20
<-giù xse	-16
<-gli xali	-18
<-gli xamo	-21
<-gli xari	-16
<-gli xchi	-12
<-gli xghi	-8
<-gli xgni	-14
<-gli xici	-20
<-gli xini	-13
<-gli xiti	-19
<-gli xndi	-14
<-gli xnti	-21
<-gli xogi	-18
<-gli xoni	-14
<-gli xori	10
<-gli xrti	-21
<-gli xsi	-11
<-gli xssi	-20
<-gli xsti	-16
<-gradi xla	-23
<-gradi xper	-11
<-guanti xin	-11
<-guarda xche	-12
<-guarda xil	-26
<-guarda xima	-13
<-guarda xla	-25
<-guarda xle	-14
<-guarda xse	-20
<-guardano xi	-17
<-guardi xil	-12
<-guida xper	-8
<-ha xati	-17
<-ha xato	-34
<-ha xil	-26
<-ha xito	-15
<-ha xla	-21
<-ha xle	-17
<-ha xnto	-15
<-ha xnza	-19
<-ha xone	-23
<-ha xrto	-15
<-ha xsso	-21
<-ha xsto	-11
<-ha xtta	-9
<-ha xtto	-15
<-ha xuto	-25
<-hanno xato	-25
<-ho xato	-24
<-ho xdue	-17
<-ho xgno	-15
<-ho xi	-15
<-ho xla	-14
<-ho xun	-11
<-i xali	-14
<-i xami	-15
<-i xani	-21
<-i xari	-26
<-i xati	-16
<-i xbri	10
<-i xcci	-15
<-i xchi	-26
<-i xeni	-14
<-i xeri	-26
<-i xesi	-20
<-i xggi	12
<-i xgli	-24
<-i xgni	-17
<-i xici	-19
<-i xiei	-13
<-i xili	-16
<-i ximi	-13
<-i xini	-36
<-i xiti	-16
<-i xmbi	-12
<-i xnni	-12
<-i xnti	-25
<-i xoli	-22
<-i xori	-30
<-i xppi	-14
<-i xrdi	-12
<-i xrti	-15
<-i xsci	-21
<-i xssi	-21
<-i xtri	-23
<-i xtti	-29
<-i xubi	-14
<-i xumi	-15
<-i xuti	-21
<-ieri xin	-14
<-ieri xino	-16
<-il Xnti	-16
<-il Xore	-16
<-il Xzio	-22
<-il xago	-9
<-il xaio	-19
<-il xale	-32
<-il xame	-15
<-il xamo	-17
<-il xane	-20
<-il xano	-19
<-il xare	-20
<-il xaso	-28
<-il xato	-23
<-il xavo	-16
<-il xbro	-10
<-il xcco	-21
<-il xcio	-32
<-il xdro	-14
<-il xedì	-21
<-il xega	-9
<-il xelo	-14
<-il xeno	-23
<-il xere	-18
<-il xest	-25
<-il xeto	-19
<-il xgno	-18
<-il xhip	-13
<-il xice	-22
<-il xico	-27
<-il xilo	-13
<-il xine	-14
<-il xink	-8
<-il xino	-26
<-il xion	-10
<-il xiro	-25
<-il xiso	-11
<-il xivo	-26
<-il xket	-8
<-il xla	-22
<-il xlco	-14
<-il xlio	-33
<-il xmbo	-21
<-il xmma	-9
<-il xmpo	-11
<-il xnco	-22
<-il xndo	-20
<-il xngo	-21
<-il xnio	-15
<-il xnno	-22
<-il xnor	-13
<-il xnso	-10
<-il xnte	-36
<-il xnto	19
<-il xoco	-17
<-il xode	-12
<-il xogo	-19
<-il xoio	-12
<-il xolo	-24
<-il xone	-29
<-il xono	-21
<-il xore	-50
<-il xoro	15
<-il xota	-18
<-il xoto	-11
<-il xovo	-20
<-il xpc	-12
<-il xpio	-15
<-il xppo	-23
<-il xrbo	-11
<-il xrio	-36
<-il xrno	-29
<-il xrso	9
<-il xsce	-18
<-il xsco	-26
<-il xsso	-23
<-il xsta	-29
<-il xsto	-35
<-il xter	-14
<-il xtor	-17
<-il xtro	-35
<-il xtte	-22
<-il xtto	-10
<-il xubo	-17
<-il xuet	-18
<-il xume	-11
<-il xump	-15
<-il xuro	-16
<-il xuto	-18
<-il xver	-9
<-il xzio	-8
<-il xzzo	-24
<-in XXera	-10
<-in xage	-16
<-in xale	-20
<-in xano	-15
<-in xare	-17
<-in xata	-9
<-in xche	-31
<-in xchi	-15
<-in xcia	-9
<-in xdia	-13
<-in xeca	-15
<-in xena	-9
<-in xera	-25
<-in xesa	-17
<-in xgia	-19
<-in xgio	-19
<-in xgni	-16
<-in xgno	-21
<-in xica	-17
<-in xico	-24
<-in xima	-13
<-in xina	-17
<-in xing	-16
<-in xita	-17
<-in xità	-17
<-in xivo	-11
<-in xlie	-9
<-in xlla	-22
<-in xlle	-14
<-in xllo	-13
<-in xnda	-14
<-in xnti	-12
<-in xnto	-24
<-in xnza	-16
<-in xola	-15
<-in xole	-18
<-in xona	-12
<-in xone	-43
<-in xoni	-10
<-in xore	-17
<-in xpia	-11
<-in xquo	-15
<-in xria	-19
<-in xrio	-15
<-in xrma	-14
<-in xrna	-14
<-in xrno	-9
<-in xrso	-9
<-in xrte	-10
<-in xrto	-15
<-in xsca	-9
<-in xsta	-18
<-in xtta	-28
<-in xtti	-13
<-in xtto	-8
<-in xun	-30
<-in xura	-19
<-in xzia	-24
<-in xzio	-11
<-in xzza	-9
<-incide xla	-12
<-infila xil	-18
<-invece xil	-17
<-io x'ho	-16
<-io xche	-9
<-io xla	-21
<-io xndo	-14
<-io xrei	-20
<-irriguo Xgia	-11
<-iscritto xil	18
<-iscritto xla	10
<-l'acido xico	-15
<-l'assistente xrta	-12
<-l'ha xata	-18
<-l'ho xato	-11
<-l'impasto xsi	-12
<-la Xcia	-13
<-la Xlla	-18
<-la Xone	-29
<-la Xria	-16
<-la Xzia	-12
<-la xaca	-19
<-la xada	-16
<-la xaia	-24
<-la xala	-24
<-la xale	-12
<-la xama	-11
<-la xamo	-31
<-la xana	-22
<-la xare	-11
<-la xase	-15
<-la xata	-25
<-la xcca	-25
<-la xcia	-16
<-la xcio	-14
<-la xdia	-18
<-la xeca	-18
<-la xega	-20
<-la xela	-19
<-la xera	-33
<-la xere	-10
<-la xesa	15
<-la xete	-19
<-la xfia	-17
<-la xgia	-12
<-la xgla	-17
<-la xgna	-9
<-la xhia	-19
<-la xice	-27
<-la xici	-12
<-la xide	-15
<-la xima	-12
<-la xine	-13
<-la xisa	-22
<-la xist	-9
<-la xita	-18
<-la xite	-29
<-la xità	-20
<-la xiva	-15
<-la xlia	-20
<-la xlio	-11
<-la xlla	-33
<-la xlle	-17
<-la xlpa	-17
<-la xmma	-10
<-la xmpa	-20
<-la xnda	-15
<-la xnia	-16
<-la xnna	-21
<-la xnta	-13
<-la xnte	-39
<-la xnza	-18
<-la xoca	-11
<-la xoda	-11
<-la xoia	-16
<-la xola	-36
<-la xoma	-14
<-la xona	-25
<-la xone	17
<-la xora	-21
<-la xosa	-46
<-la xoto	-14
<-la xova	-18
<-la xpia	-19
<-la xrca	-19
<-la xrce	10
<-la xria	-30
<-la xrma	-30
<-la xrne	-13
<-la xrta	-10
<-la xrza	-16
<-la xsca	-17
<-la xsce	-16
<-la xsi	-15
<-la xsia	-11
<-la xsta	-31
<-la xtra	-24
<-la xtta	-27
<-la xuma	-12
<-la xzia	20
<-la xzio	-16
<-la xzza	-30
<-laboratorio xico	-17
<-laboratorio xsi	-8
<-lampada xse	-15
<-lana xata	-12
<-lancia xil	-11
<-lancia xla	-11
<-lascia xare	-19
<-lascia xere	-8
<-lascia xla	-23
<-lasciano xle	-9
<-lasciato xil	-10
<-lascio xa	-8
<-lava xle	-10
<-lavora xda	-10
<-lavoro xin	-15
<-le xale	-21
<-le xali	-10
<-le xamo	-25
<-le xane	-23
<-le xapi	-10
<-le xare	-19
<-le xate	-13
<-le xavi	-24
<-le xcce	-17
<-le xche	-30
<-le xede	-10
<-le xele	-18
<-le xere	-8
<-le xeri	-20
<-le xghe	-12
<-le xgne	24
<-le xhie	-12
<-le xici	-10
<-le xime	-9
<-le xine	-29
<-le xite	-13
<-le xlie	-16
<-le xlle	-15
<-le xmbe	-19
<-le xmie	-24
<-le xnde	-22
<-le xndo	-20
<-le xnee	12
<-le xnie	-16
<-le xnne	-20
<-le xnni	-10
<-le xnte	-17
<-le xnti	11
<-le xnze	-22
<-le xole	-45
<-le xoni	-24
<-le xote	-21
<-le xoto	-24
<-le xove	-16
<-le xrie	-23
<-le xrme	-17
<-le xrpe	-13
<-le xrse	-19
<-le xrte	-17
<-le xsi	-20
<-le xsse	-20
<-le xste	-23
<-le xtre	-17
<-le xtte	-31
<-le xtto	-18
<-le xure	8
<-le xuse	-17
<-le xzze	-17
<-legge xil	-13
<-legge xla	-13
<-legge xle	-17
<-legge xsi	-11
<-leggere xla	-15
<-lenti xa	-15
<-leva xla	-9
<-li xzza	-13
<-liberatoria xata	-12
<-lievito xdre	-22
<-livello xa	-15
<-lo xamo	-40
<-lo xano	-11
<-lo xate	-11
<-lo xato	-10
<-lo xcco	-9
<-lo xcia	-12
<-lo xcio	-11
<-lo xdio	-10
<-lo xego	-9
<-lo xete	-13
<-lo xeva	-15
<-lo xggi	-18
<-lo xgna	-16
<-lo xhot	-10
<-lo xica	-12
<-lo xino	-13
<-lo xiva	-12
<-lo xndo	-16
<-lo xnto	19
<-lo xolo	-18
<-lo xono	-13
<-lo xray	-9
<-lo xrco	12
<-lo xrei	-16
<-lo xrta	-12
<-lo xsa	-13
<-lo xsai	-16
<-lo xsce	-15
<-lo xsci	-11
<-lo xsi	-36
<-lo xsso	-12
<-lo xtti	-15
<-lo xuto	-13
<-lucchetto xale	-12
<-luce xse	-11
<-lunedì xsi	-19
<-ma xchi	-16
<-ma xil	13
<-ma xin	-19
<-madre xlo	-17
<-mai xare	-19
<-mai xata	-14
<-mai xate	-10
<-mai xato	-19
<-mai xda	-13
<-mai xere	-16
<-mai xil	-18
<-mai xin	-15
<-mai xire	-23
<-mai xopo	-14
<-mai xrci	-12
<-mai xrlo	-12
<-mai xse	-17
<-mai xsse	-15
<-manca xil	-19
<-manca xla	-13
<-manda xa	-15
<-manda xil	-12
<-manda xla	-18
<-mandato xun	-16
<-mando xil	-18
<-mano xa	-16
<-mano xla	-20
<-mattina xsi	-26
<-mattina xsto	-14
<-mattino xopo	-9
<-me xla	-23
<-me xlo	-26
<-medico xima	-17
<-mese xche	-8
<-mese ximo	-21
<-mese xsi	10
<-messo xin	-16
<-metri xdri	-12
<-mette xa	-8
<-mette xda	-14
<-mette xil	-19
<-mette xin	-9
<-mette xla	-26
<-mette xtta	-13
<-mette xun	-15
<-mettere xper	-16
<-mettiamo xper	-18
<-mettono xi	-10
<-mettono xin	-19
<-mezz'ora xima	-28
<-mezzo xtro	-19
<-mi xare	-15
<-mi xbbe	-19
<-mi xcia	-14
<-mi xevi	-30
<-mi xndo	-12
<-mi xnti	-18
<-mi xono	-9
<-mi xrre	-14
<-mi xsi	-16
<-mi xtta	-22
<-mia xlia	-10
<-mia xlie	-16
<-min xima	-21
<-minuti xima	-17
<-minuti xin	-8
<-minuti xsi	-15
<-minuti xtra	-10
<-mio xino	-22
<-mio xzio	-17
<-misura xità	-22
<-misura xla	-18
<-misura xsta	-8
<-modo xamo	14
<-motore xnto	-8
<-nastro xsi	-11
<-ne xamo	-8
<-ne xono	-21
<-ne xupa	-12
<-neanche xper	-9
<-neanche xse	-18
<-negli ximi	-14
<-nei xtti	-16
<-nel xale	-10
<-nel xaso	-15
<-nel xgio	-17
<-nel xhio	-16
<-nel xino	-23
<-nel xlio	-12
<-nel xllo	-17
<-nel xmpo	-11
<-nel xnto	-13
<-nel xoio	-12
<-nel xolo	-13
<-nel xone	-8
<-nel xore	-16
<-nel xrio	-14
<-nel xrno	-10
<-nel xsso	-16
<-nel xtto	-24
<-nella xbia	-12
<-nella xena	-13
<-nella xica	-14
<-nella xina	-9
<-nella xlla	-12
<-nella xola	-18
<-nella xsta	-10
<-nella xtta	-14
<-nella xzza	-10
<-nelle xste	-13
<-nemmeno xil	-24
<-nemmeno xse	-9
<-nessun xale	-19
<-nessun xivo	-10
<-nessun xore	-10
<-nessuna xone	-16
<-nessuno xche	-14
<-nessuno xla	-14
<-nessuno xsa	-15
<-nessuno xsi	-18
<-nessuno xva	-11
<-niente xale	-13
<-niente xare	-17
<-niente xnti	-12
<-niente xola	-11
<-niente xoni	-17
<-no xche	-15
<-no xil	-25
<-no xla	-25
<-no xnzi	-10
<-no xoto	-11
<-no xrzo	-12
<-no xusa	-14
<-noi xla	12
<-noi xle	9
<-nome xsi	-13
<-non xamo	-25
<-non xano	-14
<-non xare	-16
<-non xate	-14
<-non xati	-13
<-non xelo	-9
<-non xere	-13
<-non xete	-9
<-non xeva	-16
<-non xil	-17
<-non xin	-22
<-non xiva	-10
<-non xla	-33
<-non xlo	-26
<-non xndo	-17
<-non xnno	-10
<-non xnta	-18
<-non xoli	-10
<-non xono	-19
<-non xse	-19
<-non xsi	-32
<-non xste	-15
<-non xtra	-11
<-non xva	-15
<-nostra xina	-14
<-nostra xnda	-19
<-nostra xola	-16
<-notare xche	-13
<-nuovo xche	-16
<-nuovo xla	-18
<-nuovo xore	-20
<-o xano	-10
<-o xgue	-11
<-o xla	-12
<-o xnza	-9
<-o xse	-19
<-o xunt	-13
<-occhi xusi	-20
<-oggetti xati	-22
<-oggi xamo	-24
<-oggi xla	15
<-ogni xici	-9
<-ogni xnno	-17
<-ogni xnto	-22
<-ogni xolo	-10
<-ogni xone	-27
<-ogni xore	-17
<-ogni xrno	-22
<-ogni xsta	-20
<-ogni xtre	-16
<-ogni xtto	-10
<-oltre xla	-17
<-operatori xono	-10
<-ora xche	-10
<-ordina xil	-13
<-ordine xrso	-13
<-ore xima	9
<-ottanta xnti	-13
<-paga xil	-10
<-parte xda	-9
<-parte xil	-17
<-parte xin	-17
<-parte xla	-21
<-parte xlto	-11
<-partire xsi	-13
<-partita XXiva	-13
<-passa xda	-12
<-passa xil	-21
<-passa xima	-14
<-passa xine	-16
<-passa xla	-16
<-passano xle	-12
<-passare xil	-14
<-per xchi	-30
<-per xere	-11
<-per xgli	-36
<-per xgni	-18
<-per xi	-40
<-per xima	-27
<-per ximi	-17
<-per xire	19
<-per xla	-14
<-per xle	-12
<-per xlio	-14
<-per xlo	-22
<-per xndo	23
<-per xnti	-16
<-per xone	-23
<-per xore	-26
<-per xsia	-15
<-per xsta	-22
<-per xtta	-11
<-per xun	-26
<-per xuna	-18
<-perché xgli	-11
<-perché xi	-17
<-perché xil	-24
<-perché xin	-12
<-perché xla	-31
<-perché xle	-8
<-perché xsto	-16
<-perde xtto	-13
<-però xil	-16
<-però xla	-18
<-pesa xil	-9
<-pesa xla	-16
<-pettine xtto	-9
<-pezzi xtti	-13
<-piante xin	-16
<-piscina xale	-15
<-più xlto	-14
<-più xnte	-28
<-più xolo	-13
<-poi xamo	-15
<-poi xchi	-13
<-poi xere	-16
<-poi xgio	-11
<-poi xgli	-17
<-poi xgni	-11
<-poi xil	-37
<-poi xla	-29
<-poi xle	-11
<-poi xlo	-21
<-poi xquo	-15
<-poi xsi	-22
<-porta xa	-12
<-porta xil	-20
<-porta xla	-15
<-possa xire	-18
<-possono xare	-21
<-preleva xun	-16
<-preme xil	-21
<-prende xil	-22
<-prende xla	-17
<-prendi xla	-13
<-prepara xla	-18
<-prepara xle	-13
<-presa xin	-19
<-preso xla	-15
<-preso xun	-15
<-prezzo xsi	-8
<-prima xa	-12
<-prima xche	-20
<-prima xi	-17
<-prima xil	-19
<-prima xita	-12
<-prima xla	-28
<-prima xone	-20
<-prima xosa	-21
<-prima xsi	-32
<-prima xura	-17
<-procedura xper	-23
<-promemoria xper	-10
<-pronto xrso	-11
<-protezione Xile	-10
<-prova xil	-18
<-prova xin	-13
<-prova xla	-17
<-prova xova	-26
<-provare xil	-16
<-provare xla	-9
<-pulisce xla	-15
<-puliscono xi	-13
<-punti xita	-11
<-pure xil	-15
<-può xare	-22
<-può xere	-13
<-qualcosa xche	-18
<-qualcuno xlo	-10
<-quando xano	-18
<-quando xil	-24
<-quando xla	-26
<-quando xsi	15
<-quando xun	11
<-quattro xate	-10
<-quattro xini	-11
<-quattro xoli	-17
<-quattro xori	-10
<-quella xche	-9
<-quelle xate	-13
<-quello xato	-12
<-quello xche	-31
<-quello xlo	-20
<-questa xla	-19
<-questo xlo	-16
<-qui xil	-25
<-qui xsi	-12
<-quindi xrlo	-16
<-quindi xsi	-18
<-radio xria	-11
<-ragazzi xovi	-10
<-registro xtre	-14
<-regolano xi	-9
<-resta xin	-14
<-resta xnto	-15
<-resto xsi	-14
<-riceve xla	-15
<-riceve xle	-19
<-rientro xsi	-11
<-rifugio xa	-15
<-rimette xin	-12
<-riporta xil	-13
<-ritirano xgli	-19
<-roba xin	-18
<-sabato xla	-14
<-sacco xblu	-15
<-sala xove	-8
<-sale xin	-12
<-sale xlla	-13
<-salva xla	-16
<-sarei xato	-23
<-scala xata	-13
<-scarica xil	-14
<-scatole xda	-18
<-sceglie xla	-14
<-scende xa	-11
<-scheda xin	-17
<-scheda xsi	-11
<-sci xda	-9
<-scorso xil	-18
<-scritta xper	-26
<-scritto xa	-10
<-scritto xda	-26
<-scritto xil	12
<-scritto xin	20
<-scritto xlla	-9
<-scritto xome	16
<-scrive xil	-22
<-scrive xin	-17
<-scrive xlla	-11
<-scrivere xil	13
<-scrivo xper	-15
<-scusa xima	-10
<-se xamo	-20
<-se xbra	-12
<-se xgli	-17
<-se xil	-24
<-se xira	-9
<-se xiva	-12
<-se xla	-30
<-se xle	-15
<-se xlla	-16
<-se xlo	-19
<-se xlto	-10
<-se xn'è	-10
<-se xnta	-20
<-se xono	-13
<-se xopo	-12
<-se xsce	-12
<-se xsi	-27
<-se xste	-16
<-se xsto	-8
<-se xun	-25
<-se xzza	-10
<-secondo xla	-13
<-secondo xore	-18
<-segniamo xil	-17
<-seguito xdio	-23
<-sei xane	-13
<-sei xili	-9
<-sempre xin	-15
<-sempre xite	-18
<-sempre xlla	-19
<-sempre xper	-12
<-sempre xse	-12
<-sennò xil	-17
<-sennò xsi	-17
<-senza xali	-8
<-senza xare	-13
<-senza xche	-9
<-senza xere	-9
<-senza xil	-16
<-senza xla	-22
<-senza xle	-16
<-senza xrlo	-16
<-senza xrmi	-15
<-senza xura	-21
<-sera xima	-25
<-serve xil	-18
<-serve xla	13
<-serve xun	-22
<-settimana xima	-18
<-settimana xsi	-10
<-sfila xla	-10
<-sfoglia xil	-14
<-si xafa	-21
<-si xaga	-12
<-si xala	-13
<-si xano	-42
<-si xara	-20
<-si xava	-11
<-si xbra	-10
<-si xcca	-11
<-si xcia	-20
<-si xeda	-12
<-si xede	-19
<-si xega	-28
<-si xene	-11
<-si xera	-23
<-si xeva	-15
<-si xfia	-20
<-si xgge	-12
<-si xgia	-31
<-si xgna	-32
<-si xgne	-23
<-si xgue	-11
<-si xhia	-19
<-si xica	-28
<-si xida	-18
<-si xide	-10
<-si xila	-14
<-si xina	-20
<-si xira	-9
<-si xita	-14
<-si xiva	-20
<-si xlda	-16
<-si xlge	-22
<-si xlia	-31
<-si xlie	-14
<-si xlla	-10
<-si xlta	-9
<-si xlva	-10
<-si xmpa	-26
<-si xnda	-13
<-si xnde	-20
<-si xnge	-23
<-si xnno	-11
<-si xnta	-23
<-si xnte	-30
<-si xola	-22
<-si xone	-20
<-si xono	-35
<-si xosa	-11
<-si xota	-29
<-si xova	-23
<-si xove	-13
<-si xpie	-8
<-si xppa	-14
<-si xpre	-14
<-si xqua	-12
<-si xrae	-11
<-si xrca	-18
<-si xrde	-15
<-si xrga	-16
<-si xrge	-15
<-si xrma	-12
<-si xrsa	-13
<-si xrta	-18
<-si xsca	-15
<-si xsce	-19
<-si xsta	-20
<-si xtra	-16
<-si xtta	-28
<-si xtte	-22
<-si xuga	-17
<-si xura	-28
<-si xusa	-12
<-si xva	-12
<-si xvia	-9
<-si xzia	-15
<-si xzza	-23
<-sia xato	-19
<-sia xuto	-13
<-siamo xa	-8
<-siamo xati	-10
<-siamo xin	-16
<-siamo xrti	-15
<-siamo xsti	-21
<-sigillo xtto	-12
<-significa xche	-12
<-silenzio xin	-17
<-so xche	-12
<-soccorso xino	-8
<-solforosa xera	-12
<-solo xchi	-11
<-solo xi	-17
<-solo xil	-27
<-solo xndo	-11
<-solo xopo	-18
<-solo xse	-25
<-solo xtra	-18
<-soltanto xil	-15
<-sono xate	-19
<-sono xati	-15
<-sono xil	-24
<-sono xini	-16
<-sono xite	-26
<-sono xiti	-13
<-sono xla	-20
<-sono xnte	-18
<-sono xun	-11
<-sopra xi	-15
<-sopra xil	-17
<-sopra xlo	-19
<-sotto xi	-30
<-sotto xil	-25
<-sotto xla	-33
<-sotto xle	-11
<-sotto xsi	-14
<-spegne xil	-18
<-spegne xla	-19
<-spegne xore	-9
<-spray xblu	-11
<-squadra xile	-11
<-sta xa	-9
<-sta xin	-17
<-stacca xla	-12
<-staccare xla	-12
<-stampa xla	13
<-stata xata	-18
<-stato xato	-12
<-stende xil	-15
<-sto xndo	-21
<-studio xa	-10
<-su xgni	-18
<-su xini	-22
<-su xome	34
<-su xosa	-28
<-su xun	-17
<-subito xin	-8
<-subito xlla	-8
<-subito xse	-13
<-sui xnti	-13
<-sui xtti	-10
<-sul xale	-17
<-sul xare	-13
<-sul xcio	-16
<-sul xhio	-19
<-sul xile	-12
<-sul xlio	-29
<-sul xllo	-18
<-sul xlso	-11
<-sul xnco	-22
<-sul xnte	-14
<-sul xnto	-18
<-sul xolo	-25
<-sul xone	-20
<-sul xore	-15
<-sul xoro	-28
<-sul xrio	-17
<-sul xsso	-10
<-sul xtro	-13
<-sul xtto	9
<-sul xuro	-24
<-sulla xcia	-17
<-sulla xeda	-15
<-sulla xete	-19
<-sulla xgna	-8
<-sulla xlla	-13
<-sulla xria	-11
<-sulla xrta	-20
<-sulla xtta	10
<-sulla xura	24
<-sulle xcce	-12
<-suona xil	-22
<-suor Xese	-17
<-svuota xil	-28
<-svuota xla	-15
<-sì xnto	-24
<-taglia xil	-18
<-tapis xant	-13
<-te xla	-17
<-te xlo	-15
<-telefona xlla	-18
<-temperatura xnte	-9
<-terra xata	-13
<-terra xsi	-20
<-testa xin	-17
<-testo xche	-19
<-testo xda	-12
<-testo xico	-19
<-ti xego	-10
<-ti xevo	-22
<-ti xiro	-11
<-ti xndo	-25
<-ti xrdi	-16
<-tiene xil	-14
<-tiene xla	-10
<-tira xil	-18
<-tira xla	-17
<-tocca xil	-19
<-tocca xla	-16
<-toccare xil	-18
<-toglie xil	-23
<-toglie xla	-32
<-tolgono xi	-10
<-tolgono xle	-21
<-tolgono xlli	-13
<-torna xin	-10
<-torna xtro	-9
<-tra xi	-13
<-tra xle	-10
<-tra xun	-30
<-tranne xil	-11
<-tre xane	14
<-tre xche	-24
<-tre xici	-10
<-tre xil	-22
<-tre xzzi	-11
<-trema xla	-11
<-tu xche	-23
<-tu xla	-16
<-turni xati	-17
<-turno xale	-11
<-tutta xla	-28
<-tutte xle	-25
<-tutti xa	-25
<-tutti xgli	-23
<-tutti xi	-28
<-tutto xil	-24
<-tutto xin	-21
<-tutto xrno	-12
<-ultimo xsi	-9
<-un x-it	-11
<-un xaio	-17
<-un xale	-16
<-un xane	-20
<-un xare	-14
<-un xato	-15
<-un xbel	-22
<-un xbro	-14
<-un xcco	-16
<-un xcio	-12
<-un xega	-15
<-un xelo	-13
<-un xere	-22
<-un xgio	-26
<-un xgno	-15
<-un xhio	-14
<-un xico	-12
<-un xiro	-10
<-un xite	-24
<-un xito	-17
<-un xlio	-22
<-un xllo	-31
<-un xlmo	-18
<-un xlpo	13
<-un xlto	-10
<-un xnno	-13
<-un xnte	-31
<-un xoco	-18
<-un xogo	-13
<-un xolo	-34
<-un xomo	-8
<-un xone	-27
<-un xore	-24
<-un xoro	-23
<-un xpo'	-12
<-un xrio	-19
<-un xrno	-16
<-un xrto	-32
<-un xsco	-13
<-un xsta	-10
<-un xsto	-36
<-un xtro	-15
<-un xtto	-24
<-un xuto	-21
<-un xzzo	-28
<-un'istruzione xiva	-14
<-un'ora xima	-15
<-una xata	-14
<-una xcca	-17
<-una xcia	-20
<-una xdia	-15
<-una xeda	-17
<-una xena	-23
<-una xera	11
<-una xice	-15
<-una xiga	-11
<-una xina	-35
<-una xita	-24
<-una xlla	-14
<-una xnda	-24
<-una xnta	-10
<-una xola	-27
<-una xona	-25
<-una xone	-26
<-una xosa	-27
<-una xoto	-12
<-una xova	15
<-una xper	-17
<-una xtua	-14
<-una xusa	-21
<-una xzza	-18
<-unico xper	-22
<-uno xnto	-18
<-uno xper	-17
<-uomini xano	-11
<-usa xil	-18
<-va xa	-13
<-va xata	-17
<-va xato	-13
<-va xda	-9
<-va xin	-26
<-va xnti	-20
<-vanno xate	-15
<-vasca xa	-9
<-vasca xda	-9
<-vecchio xlio	-10
<-vedere xle	-16
<-vengono xate	9
<-vengono xati	-29
<-verbale xone	-20
<-verso xil	-25
<-verso xle	-16
<-vi xrei	-11
<-via xla	-12
<-vicino xlla	-16
<-viene xata	-19
<-viene xato	-26
<-viene xil	-12
<-viene xima	-15
<-viene xito	-12
<-vietato xare	-18
<-vinto xil	-13
<-volta xamo	-17
<-volta xche	-17
<-volta xin	-9
<-volta xper	-24
<-volte xla	9
<-vorrei xche	-20
<-vorrei xrle	-14
<-vorrei xun	-22
<-vuole xche	-22
<-vuole xere	-19
<-vuole xil	-16
<-zona XXfao	-9
<-| xaro	-13
<-| xla	-19
<-| xllo	-17
<-| xtta	-14
<-| xuto	-11
<-è xale	-14
<-è xaro	-14
<-è xata	-30
<-è xato	-37
<-è xavo	-15
<-è xche	-34
<-è xeno	-12
<-è xido	-19
<-è xile	-16
<-è xin	-19
<-è xita	-15
<-è xito	-21
<-è xivo	-15
<-è xlio	-9
<-è xlla	-33
<-è xlo	-21
<-è xnta	-23
<-è xome	17
<-è xone	-18
<-è xper	11
<-è xrio	-19
<-è xrta	-18
<-è xsso	-20
<-è xsta	-12
<-è xsto	-15
<-è xtra	-11
<-è xtta	-19
<-è xtto	-23
<-è xun	-34
<-è xuta	-22
<-è xuto	-21
<-– XXone	18
<-– Xnte	-12
<-– xale	-22
<-– xare	-23
<-– xere	-22
<-– xini	-19
<-– xllo	-14
<-– xone	-20
<-– xore	-18
<-– xria	-16
<-• xare	-15
<-☐ xing	-13
<-☐ xteo	-18
<.	21
</	-19
<0	-20
<2!	-17
<2"	-23
<2%	-20
<2'	-14
<2(	-38
<2)	-15
<2,	-32
<2-	-42
<2.	-48
<2/	-16
<20	-8
<2:	-38
<2;	-32
<2>	-10
<2?	-11
<2[	-15
<2]	-16
<2^	25
<2abbassa	-17
<2abbia	-12
<2abbiamo	-47
<2abiti	-23
<2acacia	-10
<2accanto	-16
<2accende	-32
<2accendo	-12
<2accendono	-9
<2accensione	-18
<2acceso	-14
<2accesso	-19
<2accompagna	-17
<2accordatura	-22
<2account	-13
<2acqua	-39
<2acquisto	-17
<2ad	-17
<2agenzia	13
<2agg	-18
<2aggancia	-13
<2aggiorna	-17
<2aggiornare	-19
<2aggiunge	-26
<2aggiungere	-16
<2agli	11
<2agnese	-13
<2agosto	-25
<2agricola	-25
<2ahimè	-15
<2aiuto	11
<2al	-24
<2alimentare	-19
<2all'altra	-14
<2all'aria	-17
<2all'ora	-11
<2all'uscita	-13
<2alle	-39
<2allievi	-12
<2allo	-12
<2allora	14
<2almeno	-28
<2alta	-21
<2alto	-22
<2altri	-23
<2altrimenti	-11
<2altro	-23
<2alza	-26
<2analisi	-20
<2anche	-18
<2ancona	-13
<2ancora	-26
<2andare	-11
<2andato	-10
<2anelli	-17
<2animali	-19
<2anni	-22
<2annota	-16
<2antonella	-16
<2anzi	-14
<2anziani	-16
<2aperta	-26
<2aperti	-9
<2aperto	-24
<2appartamenti	-16
<2appena	-28
<2appende	-21
<2appendere	-16
<2applica	-17
<2appoggia	-9
<2appunti	-20
<2apre	-28
<2apriamo	-11
<2aprile	-11
<2aprire	-30
<2aprono	-20
<2arriva	-52
<2arrivano	-33
<2arrivare	-9
<2arrivato	-8
<2arrivo	-20
<2ascensore	-16
<2asciuga	-17
<2asciutto	-11
<2ascolta	-18
<2aspetta	-33
<2assegna	-9
<2assemblea	-13
<2assente	-18
<2assicurazione	-15
<2attacca	-17
<2attaccare	-10
<2attenzione	-18
<2atti	-15
<2atto	-10
<2attorno	-11
<2attrezzi	-12
<2autista	-10
<2auto	-11
<2avanti	-28
<2avanzata	-14
<2avanzato	-18
<2aver	-19
<2avere	-23
<2avete	-11
<2aveva	-26
<2avuto	-15
<2avvia	-17
<2avvisa	-18
<2avvisare	-11
<2avvocati	-14
<2avvolge	-17
<2azienda	15
<2bacheca	-23
<2backup	-9
<2bagna	-16
<2bagnata	-20
<2bagnino	-24
<2bagno	-9
<2bambino	-25
<2banca	-10
<2bandiera	-19
<2bar	-16
<2baracca	-17
<2barattolo	-9
<2barca	-20
<2barre	-13
<2bassa	-23
<2basso	-15
<2basta	-22
<2batte	-17
<2batteria	-11
<2batterie	-21
<2bel	-20
<2bella	-19
<2bianca	-15
<2biblioteca	12
<2bibliotecario	-15
<2bicchieri	-15
<2bici	-12
<2bidone	-22
<2biglietti	-12
<2biglietto	-10
<2bilancia	-17
<2birra	-15
<2bisogna	-23
<2bisogno	-20
<2bloccato	-10
<2blocco	-14
<2blu	-21
<2boh	-18
<2bolla	-21
<2bombola	-10
<2bombole	-13
<2bordi	-9
<2bordo	-24
<2borse	-18
<2bottiglia	-10
<2bottiglie	-14
<2box	-14
<2bozza	-17
<2bravo	-18
<2brevi	-16
<2bronzo	-17
<2buco	-15
<2bufale	-20
<2buonasera	-24
<2buongiorno	-19
<2busta	-24
<2buste	-11
<2buttano	-21
<2buttare	13
<2c	-22
<2c'era	-17
<2c'è	-49
<2cabina	-13
<2cade	-19
<2cadute	-17
<2caffè	-21
<2cagliata	14
<2cala	-19
<2calce	-14
<2calda	-14
<2caldaia	-15
<2caldo	-21
<2calma	-9
<2cambia	-17
<2cambiano	-10
<2cambio	-35
<2camera	-20
<2camere	-21
<2camion	-30
<2campione	-14
<2campo	-17
<2canale	-19
<2candele	-22
<2cane	-21
<2canna	-21
<2cantiere	-14
<2capezzoli	-9
<2capire	-27
<2capisce	-19
<2capitato	-13
<2capito	-17
<2capo	-17
<2capoturno	-17
<2carabinieri	-9
<2carbone	-15
<2carne	-11
<2carrello	-20
<2cartella	-11
<2cartellino	-12
<2cartoncino	-12
<2casa	-30
<2caschi	-22
<2casco	-18
<2casi	13
<2caso	-21
<2cassa	-26
<2cassaforte	-11
<2cassetta	-21
<2cassette	-13
<2cassetto	-12
<2catene	-8
<2cavalli	-19
<2cavallo	-8
<2cavo	-20
<2ce	-21
<2cella	-14
<2cena	-13
<2ceneri	-20
<2centimetri	-12
<2centoventi	-18
<2centrale	-13
<2ceramica	-16
<2cerca	-19
<2cerchio	-13
<2certificato	-19
<2cesta	-13
<2che	14
<2check	-17
<2chiama	-34
<2chiamare	-16
<2chiamata	-10
<2chiamato	-16
<2chiara	-17
<2chiaro	-8
<2chiave	-23
<2chiavetta	-16
<2chiavi	-17
<2chiede	-35
<2chiedere	-13
<2chiedi	-26
<2chiediamo	-11
<2chiedo	-34
<2chiedono	-11
<2chili	-27
<2chiodi	-13
<2chiodo	-10
<2chiude	-39
<2chiudono	-9
<2chiusa	-9
<2chiuse	-10
<2chiusi	-8
<2chiuso	-11
<2chiusura	-21
<2ci	-33
<2ciao	-16
<2ciascuno	-12
<2cibo	-8
<2cinque	-26
<2cioè	-14
<2cisterna	-16
<2ciò	-18
<2classe	-15
<2cliente	-43
<2clienti	-17
<2cm	-11
<2coda	-21
<2codice	-24
<2col	-38
<2colla	-20
<2collega	-25
<2colleghi	-18
<2colletto	-16
<2colombo	-18
<2colonne	-14
<2colore	-20
<2colpo	-14
<2coltelli	-12
<2coltello	-15
<2com'è	-22
<2come	-44
<2comincia	-21
<2commessa	-9
<2committente	-17
<2compila	-24
<2comportamento	-24
<2computer	-12
<2comune	-24
<2comunica	-12
<2con	-61
<2concerto	-8
<2concime	-14
<2conferma	-19
<2confermare	-14
<2consegna	-27
<2consegnano	-19
<2consegne	-18
<2consenso	-10
<2conservatore	-12
<2consiglio	-10
<2consorzio	-25
<2consulente	-16
<2conta	-23
<2contanti	-9
<2contatto	12
<2contesto	-9
<2conti	-23
<2conto	-18
<2contrario	-15
<2contro	-19
<2controlla	-35
<2controlli	-20
<2controlliamo	-14
<2controllo	-26
<2conviene	-14
<2convocazione	-9
<2cooperativa	-21
<2coperte	-12
<2copia	-23
<2copre	-12
<2corda	-21
<2cordialità	-8
<2corriere	-14
<2corsia	-10
<2corso	-16
<2corte	-18
<2cortesemente	-14
<2corto	-12
<2cosa	9
<2cose	-28
<2così	-43
<2credito	-9
<2crema	-13
<2crogiolo	-18
<2crosta	-9
<2cucina	-16
<2cugino	-16
<2cui	-28
<2cunei	-19
<2cuneo	-15
<2cuoca	-10
<2cuore	-14
<2cura	-16
<2custode	-12
<2custodia	-11
<2d'acciaio	-11
<2d'acqua	-17
<2d'emergenza	-23
<2d'estate	-16
<2d'inverno	-11
<2d'ora	-19
<2dai	-24
<2dal	-57
<2dall'alto	-10
<2dalla	-28
<2dalle	-20
<2dallo	-20
<2danni	-13
<2danno	-16
<2data	-38
<2date	-12
<2dati	-16
<2davanti	-23
<2decide	-26
<2deciso	-18
<2defunto	-14
<2degli	-37
<2dei	-56
<2del	-22
<2dell'acqua	-26
<2della	-63
<2delle	-52
<2dello	-18
<2demineralizzata	-9
<2dentro	-9
<2deposito	-20
<2desidera	-19
<2destra	-8
<2detto	-36
<2deve	-41
<2devi	-19
<2devo	-24
<2di	9
<2diagonale	-17
<2dice	-38
<2dicembre	-16
<2diciannove	-9
<2dico	-26
<2dieci	-35
<2dietro	-30
<2difetto	-9
<2dire	-22
<2direttivo	-14
<2direttore	-18
<2direzione	-12
<2dirigente	-20
<2discesa	-26
<2discussioni	-11
<2disinfetta	-13
<2disinfettano	-13
<2disinfettante	-15
<2disposizione	-10
<2distribuzione	-22
<2dito	-17
<2ditta	-21
<2diverso	-17
<2do	-19
<2documento	15
<2dodici	-21
<2domanda	-14
<2domande	-8
<2domani	-12
<2domenica	-21
<2domicilio	-18
<2don	-15
<2donatore	-18
<2donne	-17
<2dopo	-62
<2doppio	-16
<2dormirci	-14
<2dov'è	-13
<2dove	-18
<2dovuto	-19
<2dritto	-12
<2due	-58
<2dump	-14
<2dunque	25
<2durante	-15
<2durc	-18
<2dà	-31
<2e	-57
<2ecco	9
<2eh	-28
<2elenco	-18
<2elettrico	-27
<2emergenza	-10
<2entra	-22
<2entrare	-17
<2entro	-32
<2errori	-17
<2esatto	-13
<2esce	-15
<2escono	-13
<2esegue	-18
<2esiste	-14
<2espone	-16
<2essere	-27
<2esterno	-13
<2estetico	-14
<2estintore	-11
<2estintori	-22
<2estrae	-13
<2estratto	-9
<2etichetta	-19
<2euro	-15
<2evitare	-11
<2ex	-19
<2faccia	-14
<2facciata	-11
<2faccio	-28
<2faceva	-12
<2fai	-22
<2famiglia	-25
<2famiglie	-17
<2familiari	-22
<2fammi	-15
<2fango	-19
<2fanno	-29
<2far	-35
<2farmaci	-23
<2farmaco	-20
<2fate	13
<2fatti	-18
<2fattura	-17
<2favore	-18
<2febbraio	-13
<2febbre	-10
<2felice	-13
<2feriti	-13
<2ferma	-40
<2fermo	-13
<2ferrara	-9
<2ferri	-17
<2ferro	-20
<2fianco	-20
<2fiera	-21
<2fila	-22
<2file	-12
<2film	-22
<2filo	-16
<2filtri	-17
<2filtro	-16
<2finché	-17
<2fine	-44
<2finestre	-11
<2finisce	-21
<2finita	-16
<2finiti	-12
<2finito	-26
<2fino	-26
<2finora	15
<2fiocchi	-11
<2fiori	-12
<2firma	-27
<2firmare	-13
<2firmato	-12
<2fiscale	-11
<2foglia	-18
<2foglio	-9
<2fondo	-33
<2forbici	-15
<2forchetta	-14
<2forma	-14
<2formato	-19
<2forni	-12
<2forno	-14
<2forte	-16
<2fosse	-16
<2foto	-29
<2fotografa	-30
<2fotografia	-12
<2fra	-21
<2fratello	-12
<2freddo	-18
<2freni	-15
<2freno	-10
<2fretta	-32
<2frigo	-20
<2fronte	11
<2fuma	-12
<2fuoco	9
<2fuori	-28
<2furgone	-11
<2furto	-13
<2gabbia	-10
<2gambe	-10
<2gancio	-9
<2gara	13
<2gas	-16
<2gatti	-10
<2genera	-14
<2genitore	-17
<2genitori	-14
<2gennaio	-15
<2gente	-13
<2gentile	-21
<2gestionale	-17
<2gestione	-21
<2gestisco	-24
<2getti	-10
<2gg	-8
<2ghiaccio	-20
<2gialla	-14
<2gialli	-19
<2gigi	-26
<2giordano	-9
<2giornale	-14
<2giorno	-33
<2giovani	-10
<2giovedì	-17
<2gira	-31
<2girate	-12
<2giri	-12
<2giro	-28
<2giugno	-17
<2giusto	-16
<2già	-12
<2giù	10
<2gli	-54
<2gradi	-18
<2grande	-18
<2grandi	-19
<2grasso	-11
<2grazie	-32
<2graziella	-15
<2greta	-8
<2griglia	-15
<2grosso	-10
<2gruppi	-20
<2gruppo	-18
<2guanti	-28
<2guarda	-42
<2guardano	-18
<2guardare	-12
<2guardi	-15
<2guardo	-16
<2guarnizioni	-14
<2ha	-40
<2hamid	-12
<2hanno	-44
<2ho	-28
<2i	-44
<2ieri	-23
<2il	-77
<2immagini	-15
<2immerge	-11
<2impasta	-8
<2impianto	-13
<2importa	-16
<2incide	-11
<2indietro	-23
<2infermiere	-12
<2infila	-16
<2ingresso	-20
<2iniziali	-9
<2inizio	-10
<2insegna	-13
<2inserisce	-16
<2insieme	-12
<2insiste	-17
<2intera	-17
<2interno	-20
<2intero	-11
<2intorno	-21
<2invece	-19
<2invernale	-12
<2inviato	-9
<2io	-13
<2irriguo	-14
<2iscritto	-22
<2istituto	-14
<2istruzioni	10
<2italiano	-25
<2ivano	-19
<2jessica	-18
<2l'abbiamo	-18
<2l'acqua	-16
<2l'addetto	-15
<2l'agente	-10
<2l'agenzia	-9
<2l'aiuto	-17
<2l'alcol	-10
<2l'allarme	-13
<2l'allenatore	-11
<2l'altra	-22
<2l'altro	-19
<2l'analisi	-11
<2l'appello	-11
<2l'archivista	-13
<2l'assistente	-19
<2l'autista	-17
<2l'auto	-9
<2l'autorizzazione	-13
<2l'elenco	-18
<2l'etichetta	-14
<2l'ha	-20
<2l'ho	-12
<2l'impasto	-8
<2l'impiegata	-13
<2l'impronta	-10
<2l'infermiere	-11
<2l'insegnante	-12
<2l'operatore	-20
<2l'ordine	-13
<2l'ospite	-9
<2l'ultima	9
<2l'ultimo	-11
<2l'umidità	-16
<2l'uso	-22
<2l'utente	-13
<2la	-38
<2lampada	-21
<2lascia	-35
<2lasciano	-21
<2lasciare	-13
<2lasciato	-8
<2lascio	-16
<2laterale	-12
<2lati	-14
<2lato	-16
<2latte	9
<2lava	-25
<2lavano	-24
<2lavare	-11
<2lavato	-20
<2lavatrici	-8
<2lavora	-13
<2lavorazione	-18
<2lavori	-19
<2lavoro	-29
<2le	-79
<2lega	-17
<2legale	-13
<2legge	-24
<2leggere	-16
<2leggono	-17
<2legno	-17
<2lei	-26
<2lembi	-15
<2lente	-16
<2lenti	-18
<2lenzuola	-20
<2lettera	-8
<2letti	-11
<2letto	-20
<2lettura	-15
<2li	-24
<2libera	-19
<2liberatoria	-14
<2libero	-12
<2libri	-12
<2libro	-16
<2lievito	-24
<2linea	-18
<2linee	-19
<2list	-11
<2litri	-11
<2litro	-19
<2livello	-20
<2lo	-20
<2locale	-22
<2lontano	-16
<2loro	-16
<2lotto	-19
<2luca	-22
<2lucchetti	-14
<2luci	-11
<2luglio	-16
<2lunedì	-35
<2lungo	-12
<2lì	-15
<2ma	-55
<2macchie	-11
<2macchina	-29
<2madre	-23
<2maestra	-21
<2maestro	-13
<2magari	-18
<2magazzino	-26
<2maggio	-20
<2mai	-39
<2mail	-9
<2male	-13
<2malga	-15
<2mamma	-8
<2manager	-16
<2manca	-21
<2mancano	-11
<2manco	-21
<2manda	-30
<2mandato	-17
<2mando	-19
<2mangia	-12
<2mangiato	-15
<2mani	-23
<2maniera	16
<2mano	-45
<2manutenzione	-23
<2marche	-12
<2marcia	-15
<2marito	-13
<2martedì	-13
<2marzo	-19
<2maschera	-13
<2massimo	-19
<2materiale	-13
<2matricola	-13
<2mattina	-26
<2mattino	-22
<2me	-32
<2medicine	-17
<2medico	-18
<2meno	-18
<2mensa	-17
<2mentre	-15
<2mercato	-23
<2merce	-24
<2mercoledì	-16
<2mese	-41
<2mesi	-22
<2messa	-20
<2messo	-17
<2meteo	-15
<2metri	-18
<2metro	-15
<2metta	-18
<2mette	-43
<2mettere	-19
<2metti	14
<2mettiamo	-17
<2mettono	-14
<2metà	-26
<2mezz'ora	-34
<2mezza	-20
<2mezzo	-27
<2mi	-51
<2mia	-12
<2miele	-15
<2min	-22
<2minori	-14
<2minuti	-42
<2minuto	-23
<2mio	-21
<2miscela	-13
<2misura	-29
<2misure	-10
<2mixer	-22
<2mm	-15
<2modo	17
<2modulo	-15
<2molla	-15
<2molti	-15
<2momento	-11
<2monta	-29
<2montaggio	-26
<2montano	-11
<2mostra	-12
<2motivo	13
<2motore	-16
<2muffa	-17
<2multe	-13
<2munge	-16
<2mungitura	-23
<2muro	9
<2museo	-29
<2musicale	-14
<2muso	-14
<2n	-12
<2nas	-10
<2nascita	-22
<2nastro	-16
<2ne	-34
<2neanche	-15
<2necessario	-15
<2negozio	-23
<2nei	-17
<2nel	-47
<2nella	-26
<2nelle	-11
<2nello	-24
<2nemmeno	-9
<2neon	-13
<2nessun	-20
<2nessuna	-14
<2neve	-14
<2niente	-47
<2nipote	-13
<2no	-58
<2nodi	-14
<2noi	-21
<2noleggio	12
<2nome	-29
<2nomi	-21
<2non	-33
<2nonno	-9
<2nostra	17
<2nostro	-35
<2nota	-16
<2notare	-15
<2notte	-26
<2novanta	-19
<2nove	-13
<2novembre	-21
<2numeri	-17
<2numero	-25
<2nuova	-31
<2nuove	-18
<2nuovi	-24
<2nuovo	-30
<2o	-41
<2occhi	-11
<2occhio	-13
<2occorre	-20
<2oggetti	-23
<2oggetto	15
<2ogni	-30
<2ognuno	-21
<2ok	-32
<2olio	-17
<2oltre	-12
<2operativo	-11
<2operatori	-9
<2oppure	-15
<2ora	-39
<2orari	-11
<2ordina	-11
<2ordine	-18
<2orecchie	-12
<2originale	-19
<2orologi	-20
<2ospedale	-8
<2ospite	-20
<2ospiti	-19
<2ottantacinque	-13
<2ottobre	-21
<2padova	-10
<2paese	-15
<2paga	-13
<2palla	-10
<2pancia	-12
<2pane	-12
<2panno	-17
<2papà	-22
<2paratoie	-22
<2parere	-19
<2parole	-18
<2parrocchia	-16
<2parrucca	-14
<2partendo	-16
<2parti	-9
<2partire	-12
<2passa	-43
<2passaggi	-18
<2passaggio	-20
<2passare	-20
<2passato	-15
<2passeggeri	-23
<2passi	-19
<2passo	-24
<2password	-18
<2pasticceria	-12
<2patente	-11
<2pattini	-12
<2paura	-20
<2paziente	-11
<2pc	-11
<2pedale	-14
<2pelle	-15
<2pennarello	-11
<2pensione	-23
<2per	33
<2perché	-41
<2perciò	-12
<2perde	-20
<2perdita	-8
<2perimetro	-15
<2permesso	-17
<2perso	-17
<2persona	-17
<2personale	14
<2persone	-16
<2però	-39
<2pesa	-28
<2pesce	-24
<2pesci	-22
<2pesi	-19
<2peso	-32
<2pezzetto	-19
<2pezzi	-17
<2pezzo	-23
<2piacerebbe	-20
<2piani	-14
<2piano	-35
<2pianoforte	-18
<2pianoforti	-13
<2piante	-20
<2piatti	-14
<2piatto	-15
<2piccola	-15
<2piccoli	-10
<2piedi	-13
<2piena	-15
<2pieno	-12
<2pioggia	-9
<2piscina	-16
<2pistola	-18
<2po'	-17
<2poco	-26
<2poi	-59
<2polistirolo	-13
<2polizza	-14
<2polso	-15
<2pomeriggio	-10
<2pompe	-9
<2ponte	-14
<2ponteggio	-13
<2porta	-32
<2portale	-14
<2portano	-15
<2portata	-11
<2portato	-10
<2porte	-17
<2portello	-14
<2portiere	-9
<2portineria	-17
<2porto	-13
<2pos	-14
<2posa	-24
<2posizione	-12
<2possa	-24
<2possono	-16
<2posto	-25
<2potrebbe	-14
<2poveretto	-13
<2pozzi	-13
<2pratica	-15
<2prato	-11
<2prefettura	-12
<2prego	-19
<2preleva	-18
<2prelievo	-24
<2preme	-10
<2premessa	-14
<2premuto	-12
<2prende	-27
<2prenota	-11
<2prepara	-25
<2preparare	-17
<2presa	-25
<2presenta	-14
<2presenti	-19
<2presenza	-13
<2presidente	-17
<2prestito	-21
<2pretende	-16
<2prezzo	-17
<2prima	-60
<2prime	-16
<2primi	-10
<2primo	-27
<2procedura	35
<2prodotto	-15
<2promemoria	-24
<2promesso	-19
<2pronto	-21
<2proprietari	-11
<2proprio	-15
<2prossimo	-23
<2prova	-42
<2provare	-20
<2provette	-17
<2provincia	-13
<2pugno	-11
<2pulisce	-20
<2puliscono	-22
<2pulita	-20
<2pulito	-17
<2pulizia	-29
<2pullman	-14
<2punta	-17
<2punti	-17
<2punto	13
<2pure	-28
<2puzza	-13
<2può	-20
<2quaderno	-20
<2quadro	-14
<2qualche	-21
<2qualcosa	8
<2qualcuno	-32
<2quali	-10
<2qualità	-16
<2qualora	-15
<2qualunque	-19
<2quando	-55
<2quantità	-12
<2quanto	10
<2quaranta	-29
<2quarantena	-22
<2quartiere	-14
<2quarto	-23
<2quasi	-16
<2quattordici	-8
<2quattro	-41
<2quel	-18
<2quella	-31
<2quelle	-25
<2quelli	-38
<2quello	-45
<2quest'anno	-15
<2questa	-42
<2questionario	-16
<2questione	15
<2questo	-36
<2qui	-28
<2quindi	-33
<2r	19
<2raccoglie	-16
<2raccolgono	-19
<2raddrizzano	-22
<2radio	-21
<2ragazza	-24
<2ragazzi	-33
<2ragazzo	-33
<2ragione	-23
<2rami	-13
<2rapaci	-12
<2rapporto	-13
<2raso	-15
<2recensione	-17
<2recupero	-16
<2redige	-9
<2registrato	-9
<2registrazione	-20
<2registro	-37
<2regola	12
<2regolano	-11
<2regole	13
<2reparto	-18
<2resi	-11
<2responsabile	-17
<2resta	-18
<2restano	-16
<2resti	-9
<2restituire	-20
<2resto	-12
<2retro	-13
<2revisione	-13
<2riassumo	-13
<2ricarica	-20
<2ricetta	-15
<2riceve	-29
<2riceviamo	-21
<2ricevuta	-15
<2ricevuto	-14
<2richiama	-14
<2richiesta	-16
<2richieste	-11
<2ricorda	-16
<2ricordi	-17
<2ridere	-23
<2riduzione	-16
<2riempie	-18
<2riempitrice	-19
<2rientra	-14
<2rientro	-16
<2riesce	-19
<2riferisce	-23
<2riga	9
<2righe	19
<2riguarda	12
<2rimanda	-13
<2rimasta	-14
<2rimasto	-18
<2rimettono	-13
<2ringrazia	-11
<2ringrazio	-12
<2rinnova	-16
<2ripara	-15
<2riparazione	-17
<2ripariamo	-10
<2ripete	15
<2riporta	-12
<2riposa	-15
<2riposo	-20
<2ripreso	-14
<2ripristino	-22
<2risciacquo	-8
<2risponde	-17
<2risposto	-12
<2ristorante	-17
<2ritardo	-9
<2ritira	-17
<2ritirano	-22
<2ritorno	-23
<2roba	-18
<2rompe	-24
<2rosa	-14
<2rossa	-20
<2rosse	-18
<2rossi	-9
<2rosso	-26
<2rotazione	-20
<2rotta	-14
<2rotte	-10
<2rotti	-11
<2rotto	-15
<2rovescio	-22
<2rubinetti	-12
<2rubinetto	-20
<2rulli	-10
<2ruota	-14
<2sabato	-20
<2sabbia	-19
<2sacchetti	-20
<2sacchetto	-21
<2sacchi	-11
<2sagoma	-15
<2sala	-31
<2sale	-29
<2salire	-18
<2salva	-18
<2salvavita	-22
<2sandro	-12
<2sangue	-16
<2sapere	-16
<2sapone	-9
<2sarebbe	-27
<2scade	-17
<2scadenza	-9
<2scaduta	-9
<2scaduto	-11
<2scala	-14
<2scalda	-18
<2scarica	-14
<2scarico	-19
<2scarpe	-22
<2scarta	-12
<2scatola	-18
<2scatole	-13
<2sceglie	-13
<2scena	-15
<2scende	-23
<2scendere	-12
<2scheda	-23
<2scheggiato	-11
<2schermo	-13
<2schiena	-11
<2schiuma	-21
<2scopo	-18
<2scoria	-10
<2scorrere	-10
<2scorsa	-9
<2scorso	-17
<2scrive	-23
<2scrivere	-40
<2scrivete	11
<2scrivi	17
<2scriviamo	-14
<2scrivo	-27
<2scuola	-36
<2scuolabus	-15
<2scuri	-14
<2scusa	-26
<2se	-68
<2secchio	-15
<2secco	-13
<2seconda	-10
<2secondi	-17
<2secondo	-30
<2sede	-15
<2segna	-25
<2segnalazione	-14
<2segretario	-13
<2segreteria	-20
<2segue	-17
<2seguire	-21
<2seguono	-12
<2sei	-34
<2sella	-17
<2sembra	-15
<2seme	-8
<2semestre	-15
<2sennò	-33
<2sente	-29
<2senti	-27
<2senza	-30
<2sera	-37
<2serbatoio	-12
<2sessanta	-15
<2sesto	14
<2sette	-9
<2settembre	-25
<2settimana	-34
<2settimane	-19
<2sezione	-11
<2sfoglia	-12
<2sgocciolare	-12
<2si	-33
<2sia	-28
<2siamo	-35
<2sicurezza	-12
<2siete	-12
<2sigillo	-19
<2signora	-31
<2signore	-21
<2silenzio	-10
<2sim	-12
<2sinistra	-13
<2siringa	-17
<2situazione	-10
<2smaltimento	-15
<2smette	-15
<2smonta	-11
<2smontano	-17
<2so	-33
<2soccorso	-21
<2soci	-18
<2socio	-14
<2soffia	-13
<2soffiare	-16
<2sole	-17
<2soli	-18
<2solito	-15
<2solleva	-13
<2solo	-39
<2soltanto	-13
<2sono	-13
<2sopra	-13
<2soprattutto	-19
<2soprintendenza	-15
<2sorella	-14
<2sostituisce	-21
<2sostituzione	-26
<2sotto	-41
<2sparsi	-15
<2spazza	-14
<2spazzola	-12
<2spedisce	-14
<2spegne	-18
<2spegnere	-11
<2spento	-10
<2spero	-13
<2spiega	-14
<2spiegare	-27
<2spieghi	12
<2spina	-12
<2spinge	-11
<2spogliatoi	-8
<2sporca	12
<2sporco	-16
<2sposa	-14
<2sposta	-21
<2spray	-13
<2squadra	-20
<2srotola	-10
<2stacca	-20
<2staccano	-15
<2staccato	-10
<2stagionali	-9
<2stagione	-18
<2stagista	-14
<2stampa	-33
<2stampante	-17
<2stanno	-18
<2stanza	-26
<2star	-10
<2stare	-15
<2stata	-19
<2stato	-16
<2stazione	-15
<2stazioni	-9
<2stende	-18
<2stendere	-18
<2sterilizzazione	-13
<2stessa	-13
<2stesura	-17
<2stia	12
<2sto	-11
<2stop	-8
<2straccio	-17
<2strumento	-15
<2studenti	-15
<2studio	-25
<2stupefacenti	-18
<2su	18
<2sua	-19
<2subito	-29
<2succo	-19
<2sui	-11
<2sul	-43
<2sulla	-40
<2sulle	-27
<2suola	-16
<2suona	-29
<2suonano	-18
<2suor	-12
<2superficie	-12
<2svita	-8
<2svuota	-18
<2svuotare	-10
<2sì	-11
<2tabella	-15
<2tablet	-17
<2taglia	-29
<2taglio	-21
<2tante	-26
<2tappo	-18
<2tasche	-11
<2tassa	-9
<2tavole	-12
<2tavolo	-19
<2te	-17
<2tecnico	-28
<2tedesco	-13
<2tela	-15
<2teleferica	-19
<2telefona	-12
<2telefonare	-8
<2telefonata	15
<2telefoni	-10
<2telefono	-31
<2telo	-13
<2temperatura	-9
<2tempo	-21
<2tenere	-24
<2tengo	-13
<2tengono	-20
<2termine	-11
<2terra	-28
<2terza	-18
<2terzo	-23
<2tessera	-14
<2test	-24
<2testa	-25
<2ti	-38
<2ticket	-14
<2tiene	10
<2tiepida	-12
<2tipo	-11
<2tira	-28
<2tirocinanti	-9
<2titolare	-10
<2titoli	-17
<2titolo	9
<2tocca	-23
<2togli	-18
<2toglie	-32
<2togliere	-16
<2tolgono	-23
<2tolte	-14
<2tommaso	-11
<2torce	-10
<2torcia	-9
<2torna	-22
<2tournée	-14
<2tra	-39
<2tranne	-19
<2travaso	-20
<2tre	-35
<2trent'anni	-15
<2trenta	-15
<2troppo	-16
<2trova	-12
<2trovato	-15
<2trovo	-13
<2tu	-40
<2tua	-11
<2tubo	-18
<2turni	-11
<2turno	-33
<2tutta	-19
<2tutte	-20
<2tutti	-43
<2tutto	-32
<2ufficio	-8
<2uguale	-22
<2ultime	-9
<2ultimo	-19
<2un	-33
<2un'impresa	-13
<2un'istruzione	16
<2un'ora	-14
<2una	-67
<2unico	11
<2uno	-36
<2uomini	-23
<2usa	-13
<2uscire	-20
<2uscita	-9
<2uscito	-11
<2uso	-17
<2utenti	-21
<2va	-21
<2vabbè	-18
<2vado	-12
<2vale	-18
<2valle	-14
<2valvola	-9
<2vanno	-27
<2varie	-18
<2vasca	-25
<2vasche	-16
<2vasi	-17
<2vaso	-18
<2vassoio	-9
<2vecchia	-24
<2vecchio	-23
<2veda	-18
<2vede	-23
<2vedere	10
<2vediamo	-15
<2veicoli	-19
<2velo	-17
<2vendita	-12
<2vendono	-14
<2venerdì	-20
<2vengono	-37
<2vent'anni	12
<2venti	-25
<2ventidue	-22
<2ventiquattr'ore	-17
<2vento	-30
<2venuto	-16
<2verbale	-18
<2verde	-27
<2verdi	-11
<2verifica	-17
<2versa	-11
<2versano	-13
<2verso	-24
<2veste	-15
<2vetro	-20
<2vi	-29
<2via	-18
<2vicino	-24
<2viene	-32
<2vietato	-17
<2vigili	-10
<2vinto	-12
<2violini	-18
<2visiera	-13
<2visita	-19
<2visite	-24
<2vista	-24
<2visto	-17
<2visura	-15
<2vocale	-15
<2voce	-17
<2voglia	-20
<2vogliamo	-27
<2voglio	-19
<2vogliono	-22
<2voleva	-10
<2volo	-18
<2volontari	-22
<2volontario	-19
<2volta	-27
<2volte	-37
<2volume	-19
<2vorrebbe	-19
<2vorrei	-41
<2vorremmo	-22
<2vostra	-13
<2vuole	12
<2vuota	-19
<2zaino	-15
<2zero	-13
<2zio	-28
<2zona	-18
<2|	-29
<2«	16
<2°	-13
<2»	-16
<2–	-41
<2—	-25
<2•	-24
<2→	-17
<2☐	-19
<;	-41
<<" la	-15
<<" non	-19
<<% ,	-16
<<( non	-9
<<( per	-20
<<( scritto	-20
<<) ,	-17
<<) ci	-12
<<) e	-12
<<) il	-16
<<) la	-24
<<) le	-15
<<) si	-11
<<) è	-14
<<, 0	-17
<<, a	-20
<<, acqua	-18
<<, adesso	-12
<<, alla	-10
<<, altrimenti	-17
<<, anche	-28
<<, area	-15
<<, che	-31
<<, chi	-14
<<, chiave	-16
<<, ci	-19
<<, circa	-17
<<, come	-26
<<, con	-26
<<, contro	-21
<<, controllare	-11
<<, cosa	-17
<<, così	-15
<<, da	-21
<<, di	-18
<<, diciamo	9
<<, dopo	-25
<<, due	-22
<<, e	-41
<<, ecco	-20
<<, essendo	-17
<<, fai	-14
<<, gli	-18
<<, guardare	-13
<<, ha	-14
<<, ho	-14
<<, i	-27
<<, il	-34
<<, in	-26
<<, io	-14
<<, la	-39
<<, lavoro	-11
<<, le	-11
<<, ma	-25
<<, mai	-36
<<, mi	-18
<<, mio	-16
<<, ne	-21
<<, neanche	-15
<<, nel	-14
<<, nella	-13
<<, nemmeno	-9
<<, nessun	-13
<<, niente	-12
<<, non	-22
<<, numero	-10
<<, o	-16
<<, ogni	-13
<<, ognuno	-14
<<, perché	-22
<<, perciò	-10
<<, però	-16
<<, poi	-22
<<, porta	-16
<<, porte	-10
<<, prima	-32
<<, pure	-22
<<, quando	-13
<<, quattro	-9
<<, quello	-10
<<, quindi	-18
<<, reparto	-9
<<, scrivo	-10
<<, se	-16
<<, sei	-18
<<, senza	-12
<<, si	-28
<<, siamo	-17
<<, solo	-12
<<, sono	-13
<<, sotto	-22
<<, sulla	-19
<<, ti	-14
<<, tipo	-17
<<, toglie	-22
<<, tranne	-16
<<, tre	-15
<<, tu	-22
<<, tutti	-12
<<, un	-27
<<, una	-16
<<, uno	-13
<<, verifica	-8
<<- 0	-10
<<- il	-12
<<. :	-19
<<. cassa	-14
<<. chi	-18
<<. di	-12
<<. i	-11
<<. il	-13
<<. la	-18
<<. mai	-11
<<. poi	-14
<<. si	-20
<<0 %	-8
<<0 ,	-37
<<0 .	-17
<<0 /	-17
<<0 ;	-19
<<0 ]	-22
<<0 di	-12
<<0 e	-17
<<0 euro	-11
<<0 giorni	-14
<<0 in	-19
<<0 lo	12
<<0 min	-25
<<0 minuti	-13
<<0 o	-10
<<0 solo	-9
<<0 |	-25
<<0 °	-10
<<0 –	14
<<: 0	-9
<<: allora	-27
<<: come	10
<<: da	-15
<<: dopo	-12
<<: e	-13
<<: fai	-17
<<: il	-35
<<: lo	-12
<<: nessuno	-15
<<: provare	-16
<<: si	-19
<<: ufficio	-18
<<: una	-12
<<; con	-9
<<; il	-20
<<; la	-17
<<; non	-8
<<[ ]	-14
<<^ (	-18
<<^ *	-15
<<^ .	-18
<<^ 0	-28
<<^ >	-9
<<^ [	-15
<<^ a	-34
<<^ abbiamo	-14
<<^ acqua	-15
<<^ adesso	-32
<<^ ahahah	-12
<<^ ai	-18
<<^ all'arrivo	-14
<<^ all'uscita	-15
<<^ alla	9
<<^ alle	-15
<<^ allora	17
<<^ apertura	-17
<<^ appena	-20
<<^ appunti	-22
<<^ avrei	-16
<<^ buon	-11
<<^ buona	-9
<<^ buongiorno	-23
<<^ caro	-16
<<^ che	-16
<<^ chi	19
<<^ chiedo	-12
<<^ chiusura	-19
<<^ ci	-18
<<^ ciao	-32
<<^ con	-21
<<^ consegna	-13
<<^ controllo	-22
<<^ cose	-9
<<^ da	-19
<<^ dalla	-14
<<^ di	-23
<<^ documenti	-8
<<^ dopo	-41
<<^ dott.ssa	-21
<<^ due	-21
<<^ durante	8
<<^ e	-28
<<^ facciamo	10
<<^ fammi	-12
<<^ far	-13
<<^ filtri	-14
<<^ finito	-14
<<^ fino	-17
<<^ foglio	-9
<<^ foto	-11
<<^ gentile	-13
<<^ gestisco	-22
<<^ giro	-15
<<^ ho	-25
<<^ ieri	-17
<<^ in	-29
<<^ io	10
<<^ l'addetta	-18
<<^ l'addetto	-9
<<^ l'assistente	-11
<<^ l'autista	-16
<<^ l'avvocato	-10
<<^ l'infermiera	-10
<<^ l'infermiere	-12
<<^ l'operatore	-18
<<^ la	22
<<^ lavaggio	-20
<<^ lavoro	-13
<<^ le	12
<<^ lo	-19
<<^ ma	-26
<<^ mai	-23
<<^ mezz'ora	-14
<<^ mi	-30
<<^ mio	-10
<<^ ne	-11
<<^ negli	-14
<<^ nel	-25
<<^ nella	-21
<<^ nessun	12
<<^ nessuna	-13
<<^ nessuno	-20
<<^ niente	-20
<<^ non	-33
<<^ ogni	19
<<^ ok	15
<<^ però	12
<<^ prendi	-13
<<^ prima	-24
<<^ prova	-15
<<^ qualora	-17
<<^ quando	-40
<<^ quello	-22
<<^ qui	-10
<<^ quindi	-14
<<^ regole	-20
<<^ reparto	11
<<^ ritiro	-21
<<^ sabato	-24
<<^ sala	-20
<<^ scheda	-8
<<^ scrivi	-16
<<^ scusate	-28
<<^ se	-27
<<^ senza	-22
<<^ si	-44
<<^ siamo	-14
<<^ solo	-28
<<^ sono	-28
<<^ sopra	-14
<<^ spurgo	-23
<<^ su	-17
<<^ sul	-26
<<^ sulla	-26
<<^ sì	-30
<<^ taglio	-21
<<^ teatro	-9
<<^ telefona	-14
<<^ tengo	-15
<<^ ti	-17
<<^ togliere	-14
<<^ tra	-23
<<^ tre	17
<<^ tu	-10
<<^ un	-20
<<^ una	-21
<<^ verbale	-24
<<^ vi	-26
<<^ via	-13
<<^ vorrei	-15
<<^ è	-29
<<^ –	-22
<<^ •	-23
<<a )	-18
<<a 0	-16
<<a :	-27
<<a chi	-24
<<a dover	-19
<<a due	-17
<<a fine	-28
<<a giugno	-19
<<a mano	-13
<<a marzo	-13
<<a me	-28
<<a metà	-19
<<a mia	-12
<<a motore	-10
<<a occhi	-20
<<a quanto	-12
<<a quattro	-14
<<a roma	-9
<<a seguito	-24
<<a temperatura	-9
<<a terra	-17
<<a testa	-13
<<a tre	-15
<<a trenta	-15
<<a tutti	-14
<<a un	-24
<<a una	-14
<<a vedere	-17
<<a voce	-16
<<abbiamo un	-12
<<abbiamo una	-10
<<abiti da	-13
<<acacia e	-10
<<accanto al	-9
<<accende il	-27
<<acqua ,	-9
<<acqua :	-14
<<acqua del	-12
<<acqua di	-16
<<acqua e	-22
<<acqua in	-16
<<agg .	-18
<<aggiunge il	-20
<<ahimè ,	-15
<<aiuto |	11
<<al cliente	12
<<al mattino	-25
<<al punto	-16
<<al rientro	-11
<<al secondo	-9
<<al telefono	-16
<<al termine	-8
<<alimentare ,	-15
<<alla base	-9
<<alla consegna	-9
<<alla fine	-25
<<alla prima	-15
<<alle 0	-10
<<alle famiglie	-19
<<alle prime	-15
<<allora ,	-9
<<allora .	-14
<<allora :	-13
<<allora il	-28
<<allora la	18
<<allora prima	-14
<<allora si	-17
<<allora sono	-28
<<almeno due	-15
<<alta voce	-19
<<alza il	-20
<<anche agli	-17
<<anche con	-9
<<anche la	-16
<<anche se	-19
<<anche sei	9
<<ancora il	-12
<<ancora la	-14
<<anni ,	-15
<<anni e	-13
<<appena il	-15
<<appunti per	-15
<<apre e	-18
<<apre il	-13
<<apre la	-20
<<aprono il	-11
<<arriva alla	-18
<<arriva dal	-10
<<arriva il	-14
<<arriva la	-18
<<arriva una	-18
<<arrivo :	-10
<<ascensore ,	-16
<<asciuga e	-21
<<aspetta che	-18
<<aspetta prima	-10
<<aspetta un	-18
<<assegna la	-9
<<assemblea dei	-13
<<attacca la	-17
<<auto e	-10
<<avuto due	-15
<<avuto il	-14
<<avvia il	-17
<<avvisa il	-15
<<b ,	-13
<<bacheca e	-10
<<bagna il	-13
<<bambini :	-15
<<bambino di	-18
<<bambino non	-10
<<banca del	-10
<<bassa e	-15
<<basso ,	-12
<<bene ,	-16
<<biblioteca ,	-12
<<bisogna che	-22
<<blu ,	-17
<<bordo ,	-15
<<box di	-11
<<buonasera sono	-24
<<buongiorno ,	-8
<<butta il	-10
<<c )	-20
<<c'è ancora	-18
<<c'è la	-22
<<c'è una	-22
<<cala il	-18
<<caldaia con	-12
<<cambiano ogni	-10
<<camera ,	-11
<<capezzoli con	-9
<<carico ,	-10
<<carico e	-13
<<carrello ,	-16
<<carta d'identità	-17
<<carta di	-12
<<cartella di	-11
<<casa ,	-9
<<casa di	-8
<<casa e	-17
<<caso ,	-12
<<caso di	-15
<<cassetta di	-9
<<cassetta e	-15
<<cassetto con	-8
<<cavalli :	-14
<<cavalli in	-9
<<ce ne	-15
<<cento del	-8
<<cento di	-19
<<centrale e	-13
<<centro di	-18
<<ceramica ,	-16
<<cerca il	-9
<<cerchio e	-13
<<che a	-11
<<che arriva	-25
<<che c'è	-14
<<che ce	-19
<<che ci	-30
<<che con	-12
<<che fa	-25
<<che facciamo	13
<<che finora	-15
<<che galleggia	-19
<<che gli	-19
<<che ha	-28
<<che i	-22
<<che il	-16
<<che in	-14
<<che io	-14
<<che la	-34
<<che le	-30
<<che maniera	23
<<che mi	-29
<<che modo	14
<<che nessuno	-21
<<che non	-20
<<che ogni	-21
<<che qualcuno	-21
<<che scade	-22
<<che se	-12
<<che si	-46
<<che stia	-17
<<che un	-22
<<che va	-16
<<che viene	-10
<<che è	-27
<<chi )	-9
<<chi arriva	-11
<<chi fa	-25
<<chi ha	-21
<<chi l'ha	-16
<<chi lo	-22
<<chi mi	-22
<<chi non	-13
<<chi prende	-21
<<chi riceve	-27
<<chi scrive	11
<<chi trova	-11
<<chi |	-15
<<chi è	-22
<<chiama il	-10
<<chiama la	-17
<<chiamare la	-14
<<chiave ,	-11
<<chiave in	-8
<<chiede a	-14
<<chiede che	-20
<<chiede di	-15
<<chiedere a	-9
<<chiedo a	-12
<<chiedo di	-28
<<chiesto di	-25
<<chiesto il	-14
<<chiodo a	-9
<<chiude e	-11
<<chiude il	-16
<<chiude la	-24
<<chiuso ,	-10
<<ci fosse	-18
<<ci ha	-24
<<ci hanno	-18
<<ci si	-19
<<ci siamo	-18
<<ci sono	-26
<<ci vuole	-19
<<ci è	-19
<<cioè no	-20
<<circa ottanta	-13
<<ciò che	-18
<<cliente ,	-19
<<cliente la	-12
<<clienti si	-15
<<codice a	-11
<<colore e	-10
<<coltelli a	-11
<<come facciamo	-11
<<come lo	-14
<<come si	-35
<<come un	-14
<<come vengono	13
<<compila il	-13
<<compila la	-20
<<comune di	-10
<<con 0	-13
<<con due	-19
<<con gli	-15
<<con i	-22
<<con il	-34
<<con la	-39
<<con le	-34
<<con lo	-26
<<con me	-18
<<con parole	-16
<<con quattro	-10
<<con un	-24
<<con una	-12
<<consegna il	-17
<<consorzio irriguo	-11
<<conta i	-11
<<conta le	-13
<<contesto :	-9
<<conto dell'associazione	-14
<<controlla che	-25
<<controlla i	-16
<<controlla il	-17
<<controlla ogni	-8
<<controlli che	-14
<<copia per	-15
<<copre con	-15
<<corte ,	-18
<<cosa che	-17
<<cosa del	-22
<<cosa fare	22
<<così non	-19
<<cuore e	-14
<<da 0	-24
<<da :	-25
<<da dove	-13
<<da fare	-11
<<da lì	-10
<<da noi	24
<<da settembre	-17
<<da soli	-17
<<da tutta	-12
<<da ultimo	-13
<<da un	-23
<<da una	-9
<<da vent'anni	-19
<<dal gestionale	-12
<<dal lato	-15
<<dal mese	-18
<<dal signor	-10
<<dalla più	-9
<<data di	-17
<<data sul	-15
<<davanti ,	-15
<<davanti a	-10
<<davanti e	-13
<<decide di	-23
<<degli abiti	-20
<<dei clienti	-14
<<dei contatori	-14
<<dei documenti	-15
<<dei veicoli	-20
<<del 0	-9
<<del capo	-9
<<del centro	-18
<<del locale	-12
<<del mercato	-16
<<del mese	9
<<del piano	-8
<<del pianoforte	-21
<<del servizio	-13
<<della cooperativa	-14
<<della ditta	-20
<<della misura	-8
<<della prima	-12
<<della stessa	-15
<<delle biciclette	-12
<<delle piante	-16
<<dentro con	-9
<<dentro la	-14
<<dentro lo	-16
<<detto che	-17
<<detto di	-22
<<deve essere	-24
<<deve fare	-20
<<di accendere	-13
<<di carta	-16
<<di chi	-15
<<di come	20
<<di due	-8
<<di entrare	-16
<<di far	-19
<<di farina	-10
<<di istruzioni	-15
<<di mettere	-25
<<di nuovo	9
<<di ogni	-27
<<di partire	-13
<<di prova	-14
<<di san	-22
<<di settembre	-16
<<di silenzio	-18
<<di solito	-25
<<di sopra	-18
<<di stendere	11
<<di terra	-12
<<di toccare	-9
<<di tre	-18
<<di un	-50
<<di una	-13
<<di via	-17
<<dice che	-25
<<dice i	-15
<<dice il	-8
<<diciamo a	-9
<<dico come	-18
<<dieci minuti	-18
<<dietro ,	-10
<<dietro la	-12
<<direttore di	-9
<<disinfettante e	-11
<<disposizione per	-12
<<ditta ,	-16
<<documento e	-15
<<documento per	11
<<dodici ore	-13
<<don luca	-9
<<dopo il	-33
<<dopo l'ultimo	-10
<<dopo la	-29
<<dopo le	-18
<<dopo non	-10
<<dopo ogni	-17
<<dopo un	-11
<<doppio e	-14
<<due colleghe	-10
<<due giorni	-19
<<due i	-9
<<due operatori	-11
<<due ore	-18
<<due persone	-12
<<due ragazzi	-16
<<due si	-9
<<due volte	-26
<<dunque :	-20
<<durante la	-9
<<dà da	-22
<<dà il	-9
<<e ,	-21
<<e 0	-8
<<e a	-23
<<e ai	-26
<<e anche	-13
<<e che	-24
<<e chiama	-20
<<e ci	-12
<<e cinquanta	-10
<<e col	-11
<<e con	-16
<<e consegna	-9
<<e conta	-13
<<e d'estate	-17
<<e da	-26
<<e decide	14
<<e del	-9
<<e di	-12
<<e dopo	-22
<<e due	-9
<<e facciamo	-16
<<e firma	-9
<<e gli	-20
<<e guarda	-24
<<e ha	-15
<<e i	-32
<<e il	-13
<<e in	-21
<<e io	-32
<<e l'altra	-8
<<e la	-47
<<e le	-33
<<e li	-9
<<e lo	-36
<<e manda	-17
<<e mette	-28
<<e mezza	-13
<<e mi	-18
<<e mia	-14
<<e nel	-10
<<e nessun	-8
<<e nessuno	-11
<<e niente	-15
<<e noi	-19
<<e non	-26
<<e ogni	-16
<<e ora	-8
<<e passa	-18
<<e per	-11
<<e poi	-33
<<e quando	-21
<<e quattro	-16
<<e ritira	-17
<<e scrive	-14
<<e se	-23
<<e senza	-16
<<e si	-29
<<e solo	-19
<<e toglie	-18
<<e tra	-8
<<e tu	-24
<<e un	-20
<<e una	-19
<<ecco allora	-22
<<ecco la	15
<<ehm sono	-15
<<emergenza ,	-10
<<entra con	-14
<<entra in	-14
<<entra mai	-14
<<entro venerdì	-9
<<essere un	-15
<<estintori a	-15
<<fa a	-22
<<fa al	11
<<fa firmare	-15
<<fa la	-21
<<fa notare	-13
<<fa per	-14
<<fa quando	-25
<<fa se	-25
<<fa un	-15
<<fa vedere	-14
<<faccio i	-24
<<faccio il	-27
<<faccio la	9
<<fai un	-21
<<familiari e	-9
<<fanno le	-24
<<fare quando	19
<<fare se	-18
<<fatto il	-15
<<fatto la	-25
<<fattura ,	-17
<<febbre ,	-10
<<ferma con	-21
<<ferma e	-19
<<ferma il	-12
<<ferma la	-19
<<ferro vecchio	-16
<<finché il	-16
<<finché la	-8
<<finché non	-11
<<fine settimana	-20
<<fine si	-15
<<finisce il	-9
<<finita l'ultima	-16
<<finiti ,	-11
<<finito il	-9
<<fino al	-14
<<fino alla	-18
<<fino alle	-9
<<fiocchi o	-11
<<firma ,	-18
<<firma il	-10
<<firma sul	-17
<<firmare il	-11
<<foglio da	-17
<<foglio di	-14
<<foglio è	11
<<fondo cassa	-16
<<fondo non	-13
<<forchetta ,	-13
<<foto del	-12
<<foto di	-12
<<foto e	-19
<<fotografa con	-18
<<fotografa il	-11
<<fra le	-12
<<freddo e	-17
<<fretta ,	-9
<<fuori dalla	-16
<<fuori e	-9
<<fuori il	-12
<<gancio e	-9
<<gennaio e	-9
<<gestione dei	-9
<<getti nella	-10
<<gialla ,	-12
<<giorni ,	-12
<<giorni di	-10
<<giorni lavorativi	-10
<<giorni prima	-21
<<giorno ,	-17
<<giorno e	-22
<<giorno si	-11
<<gira il	-18
<<gli altri	-23
<<gli assegni	-9
<<gli oggetti	-21
<<gli orologi	-15
<<gli stivali	-14
<<gruppi ,	-13
<<guanti ,	-27
<<guarda che	-20
<<guarda il	-25
<<guarda la	-15
<<guarda le	-10
<<guarda prima	-13
<<guarda se	-14
<<guardano i	-18
<<guardare il	-9
<<guardi il	-10
<<guida per	17
<<guida solo	-17
<<ha avuto	-14
<<ha dato	-8
<<ha detto	-20
<<ha dovuto	-17
<<ha fatto	-28
<<ha già	-12
<<ha il	-20
<<ha la	-12
<<ha lasciato	-14
<<ha le	-14
<<ha mai	-17
<<ha mandato	-16
<<ha mangiato	-18
<<ha messo	-21
<<ha preso	-29
<<ha scritto	-10
<<ha toccato	-19
<<ha vinto	-13
<<ho un	-14
<<i 0	-18
<<i buoni	-9
<<i caratteri	-22
<<i clienti	-18
<<i due	-13
<<i familiari	-16
<<i fogli	-18
<<i guanti	-9
<<i libri	-16
<<i melari	-9
<<i miei	-10
<<i nostri	-9
<<i parenti	-10
<<i passi	-14
<<i pezzi	-15
<<i prodotti	-9
<<i proprietari	-16
<<i ragazzi	-18
<<i rami	-10
<<i rifiuti	-13
<<i sacchi	-12
<<i turisti	-20
<<ieri casino	-12
<<ieri in	17
<<ieri sera	-16
<<il 0	-9
<<il bollettino	-10
<<il camion	-10
<<il capo	-13
<<il capogruppo	-11
<<il capoturno	-8
<<il cartellino	-11
<<il centro	-11
<<il cliente	-22
<<il comandante	-8
<<il computer	-12
<<il condition	-9
<<il conservatore	-9
<<il controllo	-18
<<il direttore	-14
<<il documento	-13
<<il dottor	-19
<<il fango	-14
<<il foglio	-18
<<il fonico	-16
<<il freno	-10
<<il genitore	-9
<<il giorno	-16
<<il giovedì	-10
<<il giro	-19
<<il laboratorio	-10
<<il lavaggio	-20
<<il lavoro	-14
<<il lievito	-22
<<il loro	-10
<<il lunedì	-16
<<il maestro	-11
<<il mattino	-9
<<il medico	-19
<<il mio	-19
<<il modulo	-12
<<il notaio	-9
<<il numero	-17
<<il nuovo	-18
<<il panno	-9
<<il paziente	-11
<<il permesso	-14
<<il piccolo	-9
<<il presidente	-12
<<il prezzo	-8
<<il primo	-24
<<il prossimo	-13
<<il reparto	-12
<<il responsabile	-9
<<il resto	-16
<<il secondo	-11
<<il signor	-10
<<il tagliando	-12
<<il taglio	-17
<<il tecnico	-19
<<il terzo	-11
<<il testo	-16
<<il tubo	-9
<<il turno	-13
<<il vassoio	-9
<<il veterinario	-12
<<il volo	-10
<<il vostro	-10
<<impianto di	-12
<<in acqua	-15
<<in busta	-12
<<in che	-24
<<in due	-23
<<in fondo	-18
<<in italiano	-12
<<in mano	-26
<<in modalità	-18
<<in ogni	-15
<<in onda	-13
<<in ordine	-17
<<in particolare	-18
<<in prestito	-15
<<in sala	-21
<<in scatole	-17
<<in tre	-19
<<in tutta	-11
<<in tutti	-13
<<in un	-29
<<in una	-20
<<in vasca	-20
<<incide la	-11
<<infila il	-16
<<insomma ,	13
<<intero ,	-11
<<invece il	-14
<<inviato da	-8
<<io sono	-24
<<irriguo roggia	-14
<<iscritto il	-13
<<l'allenatore ferma	-11
<<l'anno scorso	-11
<<l'assistente porta	-11
<<l'elenco delle	-14
<<l'impasto si	-8
<<l'uso del	-22
<<la barca	-11
<<la bocca	-8
<<la bozza	-17
<<la chiave	-15
<<la collega	-17
<<la consegna	-19
<<la cooperativa	-14
<<la cosa	-23
<<la data	-27
<<la ditta	-9
<<la fa	-18
<<la facciamo	-8
<<la firma	-12
<<la forma	-21
<<la foto	-15
<<la guida	-19
<<la lampada	-15
<<la lascia	-11
<<la lente	-14
<<la lettera	-14
<<la linea	-13
<<la luna	-10
<<la macchina	-9
<<la mano	-13
<<la mattina	-26
<<la mia	-10
<<la nuova	-11
<<la persona	-19
<<la piscina	-15
<<la presente	-20
<<la prima	-23
<<la prova	-18
<<la ragazza	-11
<<la registrazione	-12
<<la ricevuta	-13
<<la sala	-13
<<la saracinesca	-17
<<la scheda	-13
<<la segreteria	-12
<<la sera	-27
<<la settimana	-15
<<la sezione	-20
<<la si	-11
<<la signora	-23
<<la solforosa	-12
<<la spazzola	-14
<<la tiene	-9
<<laboratorio di	-9
<<lampada e	-18
<<lampada se	-11
<<lascia la	-21
<<lasciano le	-8
<<latte di	13
<<lava con	-15
<<lavoro al	-14
<<lavoro e	-22
<<lavoro in	-10
<<le borse	-14
<<le candele	-13
<<le cassette	-18
<<le ceneri	-20
<<le chiavi	-8
<<le consegne	-16
<<le due	-21
<<le lenti	-14
<<le manda	-12
<<le mani	-14
<<le peonie	-10
<<le prove	-12
<<lega con	-18
<<legge il	-12
<<legge le	-18
<<legge si	-9
<<lei ,	-15
<<lente di	-12
<<lenti a	-20
<<letti e	-11
<<lettura dei	-15
<<li autorizza	-10
<<liberatoria firmata	-14
<<lievito madre	-24
<<linea e	-12
<<lo chiama	-13
<<lo dice	-19
<<lo dico	-18
<<lo fa	-17
<<lo firma	-13
<<lo sai	-14
<<lo scriva	-16
<<lo scrive	-9
<<lo si	-9
<<lo so	-18
<<lo spray	-9
<<lo stesso	-19
<<luci e	-10
<<lunedì ,	-13
<<lunedì si	-19
<<ma il	-22
<<ma la	-22
<<ma è	-19
<<macchina del	-16
<<macchina e	-18
<<macchina ferma	-9
<<madre lo	-18
<<maestro di	-12
<<magazzino e	-10
<<mai da	-12
<<mai dopo	-12
<<mai e	-17
<<mai nel	-9
<<manca qualcosa	-16
<<manda a	-17
<<manda al	-11
<<manda il	-13
<<manda la	-18
<<manda una	-8
<<mandato un	-17
<<mando il	-16
<<mani ,	-11
<<maniera di	21
<<mano a	-18
<<mano e	-14
<<mano la	-18
<<massimo 0	-12
<<massimo due	-11
<<mattina si	-20
<<mattino ,	-12
<<mattino dopo	-9
<<me lo	-26
<<medico di	-9
<<mercato e	-16
<<mese ,	-14
<<mese di	-19
<<mese prossimo	-20
<<mese si	-14
<<mesi ,	-9
<<mesi abbiamo	-11
<<metro ,	-12
<<mette a	-9
<<mette in	-8
<<mette la	-22
<<mette nel	-9
<<mette sul	-11
<<mette un	-18
<<mettono i	-9
<<mezz'ora ,	-20
<<mezz'ora prima	-21
<<mi ci	-12
<<mi fa	-15
<<mi ha	-28
<<mi hanno	-9
<<mi pare	-20
<<mi piacerebbe	-17
<<mi raccomando	-13
<<mi serve	-18
<<mia ,	-9
<<minuti ,	-21
<<minuti di	-21
<<minuti e	-15
<<minuti si	-12
<<misura la	-14
<<mm ,	-14
<<modo di	22
<<modulo ,	-10
<<monta una	-23
<<ne ha	-19
<<ne occupa	-12
<<ne sono	-9
<<neanche per	-9
<<neanche se	-11
<<negozio di	-20
<<nel bidone	-14
<<nel contenitore	-12
<<nel foglio	-13
<<nel locale	-26
<<nel nostro	-16
<<nel sacco	-16
<<nella cassetta	-9
<<nella nostra	-17
<<nemmeno il	-8
<<nessuno ,	-16
<<nessuno sa	12
<<nessuno si	-11
<<niente niente	-16
<<no ,	-16
<<no .	-23
<<no che	-22
<<no e	-15
<<no il	-16
<<no la	-20
<<no scusa	-10
<<no scusate	-16
<<noi ,	-14
<<noi la	-20
<<noi le	-22
<<noi non	-25
<<nome ,	-12
<<nome del	-26
<<nome di	-9
<<nome e	-13
<<non abbiamo	-17
<<non arriva	-19
<<non ci	-24
<<non con	-16
<<non hanno	-20
<<non ho	-14
<<non il	-17
<<non in	-22
<<non la	-32
<<non li	-16
<<non lo	-25
<<non per	-15
<<non risponde	-14
<<non si	-24
<<non so	-18
<<non solo	-14
<<non sono	-19
<<non tocca	-20
<<non va	-12
<<non viene	-18
<<non è	-28
<<nostra azienda	-23
<<nostro è	-16
<<nota di	-13
<<notte ,	-9
<<numero del	-17
<<numero di	-15
<<numero e	-10
<<numero non	-14
<<nuova (	-12
<<nuovo che	-14
<<nuovo la	-16
<<o al	-12
<<o con	-10
<<o se	-11
<<oggetto :	15
<<oggi la	-9
<<oggi è	-16
<<ogni dieci	-15
<<ogni due	-9
<<ogni volta	-13
<<ok .	-13
<<ok allora	-19
<<oltre 0	-8
<<oltre la	-14
<<operativo ,	-11
<<ora ,	-17
<<ordina il	-11
<<ore ,	-13
<<ore 0	-19
<<ore poi	-18
<<ospiti ,	-11
<<pagina che	-12
<<papà di	-16
<<parte da	-9
<<parte dalla	-9
<<parte del	-15
<<parte la	-10
<<passa con	-11
<<passa il	-18
<<passa la	-14
<<passa lo	-9
<<passeggeri ,	-19
<<per bene	18
<<per cento	-19
<<per chi	-22
<<per conto	-15
<<per i	12
<<per iscritto	25
<<per la	21
<<per le	-16
<<per legge	-16
<<per ogni	-16
<<per prima	-15
<<per questo	-23
<<per tutti	-22
<<per un	-18
<<per una	-19
<<perché gli	-11
<<perché i	-14
<<perché il	-20
<<perché la	-23
<<perché sto	-18
<<perché è	-17
<<persone ,	-16
<<però ,	-19
<<però il	-16
<<però la	-14
<<pesa 0	-15
<<peso ,	-18
<<peso dei	-18
<<peso e	-18
<<pezzo e	-15
<<piano ,	-14
<<piano e	-15
<<piante in	-18
<<piatto ,	-9
<<piccola ,	-9
<<piedi ,	-8
<<piedi e	-8
<<piena di	-15
<<pieno di	-9
<<più di	-25
<<più e	-14
<<più precisamente	13
<<poi ci	-10
<<poi controlla	-10
<<poi gli	-17
<<poi i	-26
<<poi il	-26
<<poi la	-13
<<poi si	-27
<<poi è	-11
<<pompe e	-9
<<porta ,	-14
<<porta il	-16
<<porta la	-14
<<pos non	-9
<<posto ,	-13
<<posto con	-12
<<prego di	-18
<<preleva un	-16
<<preme il	-10
<<premessa :	-14
<<prende il	-20
<<prepara la	-17
<<prepara le	-14
<<presa in	-18
<<presenti :	-14
<<presenza di	-13
<<preso due	-12
<<preso la	-17
<<preso un	12
<<prima ,	-20
<<prima :	-11
<<prima a	-16
<<prima che	-22
<<prima cosa	-17
<<prima del	10
<<prima della	-24
<<prima di	-59
<<prima e	-19
<<prima i	-13
<<prima il	-13
<<prima la	-20
<<prima poi	-17
<<prima si	-19
<<prima volta	-16
<<procedura di	32
<<promemoria per	-18
<<prova di	-25
<<prova il	-8
<<prova la	-17
<<prova nel	-10
<<prova sul	-10
<<provincia di	-11
<<puliscono i	-13
<<pulita non	-14
<<pulizia delle	-18
<<punto è	12
<<qualche parte	-20
<<qualcosa che	-21
<<qualcosa di	-19
<<qualcuno ha	-14
<<quali con	-10
<<quando arriva	-22
<<quando c'è	-16
<<quando il	-19
<<quando la	-16
<<quando si	-18
<<quando un	-27
<<quando è	-13
<<quaranta minuti	-16
<<quarto d'ora	-18
<<quasi sempre	-15
<<quella di	-26
<<quelli con	-16
<<quelli di	-21
<<quelli li	-18
<<quello che	-31
<<quello di	-15
<<quello era	-8
<<quello lo	-18
<<questa è	-23
<<questo :	-14
<<questo lo	-14
<<questo mese	-8
<<questo non	-8
<<qui il	-26
<<r :	19
<<radio e	-10
<<ragazzi della	-15
<<registro di	-14
<<registro e	-11
<<registro mentre	-15
<<regolano i	-11
<<resta con	-9
<<resta in	-14
<<riceve la	-13
<<riesce a	-11
<<righe su	13
<<riporta il	-11
<<risciacquo ,	-8
<<ritirano gli	-19
<<rosso e	-17
<<rotta :	-10
<<rotto :	-9
<<sabato con	-14
<<sabato la	-12
<<sala ,	-8
<<sala di	-16
<<salva la	-18
<<scatole da	-14
<<scatole di	-10
<<sceglie la	-10
<<scende a	-11
<<scopo :	-17
<<scorrere acqua	-10
<<scorso il	-13
<<scritto da	-23
<<scritto il	8
<<scrive il	-11
<<scrive nel	-9
<<scrive sul	-14
<<scrive sulla	-16
<<scrivo per	-17
<<scuola di	-33
<<scusa prima	-10
<<scusate ,	13
<<se arriva	-17
<<se c'è	-20
<<se esce	-13
<<se gli	-18
<<se ha	-12
<<se il	-22
<<se la	-26
<<se le	-11
<<se lo	-18
<<se manca	-20
<<se ne	-16
<<se qualcuno	-15
<<se sembra	-8
<<se si	-15
<<se suona	-22
<<se un	-24
<<se una	-14
<<se uno	-9
<<se è	-36
<<secondo ,	-21
<<secondo :	-14
<<sede di	-17
<<seguire senza	-15
<<sei e	-11
<<sei mesi	-9
<<semplice e	-16
<<sempre ,	-12
<<sempre in	-16
<<sempre per	-17
<<sempre sulla	13
<<sennò il	-15
<<senza la	-13
<<senza toccare	-10
<<sera ,	-14
<<sera prima	-13
<<sera stessa	-11
<<serve il	-12
<<serve la	-12
<<serve un	14
<<settimana ,	-12
<<settimane ,	-15
<<settimane prima	-10
<<sfoglia il	-12
<<si accende	-31
<<si accendono	-14
<<si accompagna	-16
<<si aggiorna	-12
<<si aggiunge	-18
<<si allenta	-16
<<si alza	-12
<<si annota	-10
<<si appende	-11
<<si appoggia	-8
<<si approva	-15
<<si apre	-18
<<si aprono	-18
<<si archivia	-11
<<si arriva	-20
<<si asciuga	-11
<<si aspetta	-22
<<si attacca	-15
<<si avvisa	-19
<<si bagna	-9
<<si blocca	-9
<<si cala	-20
<<si cambia	-21
<<si cambiano	-12
<<si cammina	-14
<<si caricano	-10
<<si cerca	-20
<<si chiama	-34
<<si chiamano	-10
<<si chiede	-38
<<si chiude	-29
<<si comincia	-23
<<si compila	-14
<<si confronta	-11
<<si consegna	-23
<<si consegnano	-21
<<si conta	-9
<<si contano	-11
<<si controlla	-26
<<si controllano	-18
<<si copiano	-12
<<si dice	-26
<<si dà	-33
<<si entra	-14
<<si espone	-16
<<si fanno	-18
<<si ferma	-30
<<si firma	-23
<<si fotografa	-14
<<si gira	-24
<<si guarda	-36
<<si guardano	-21
<<si incide	-12
<<si infila	-18
<<si inserisce	-11
<<si lancia	-17
<<si lascia	-31
<<si lasciano	-19
<<si lava	-22
<<si lavano	-20
<<si legge	-13
<<si leva	-20
<<si manda	-19
<<si mette	-40
<<si mettono	-15
<<si misura	-23
<<si misurano	-8
<<si mostra	-8
<<si muove	-18
<<si parte	-11
<<si passa	-23
<<si passano	-12
<<si pesa	-25
<<si porta	-18
<<si portano	-17
<<si preleva	-11
<<si preme	-13
<<si prende	-26
<<si prepara	-19
<<si prova	-28
<<si pulisce	-16
<<si puliscono	-13
<<si può	-14
<<si raccolgono	-20
<<si regolano	-9
<<si richiama	-9
<<si ricontrolla	-9
<<si riempie	-12
<<si rimette	-16
<<si ripete	-13
<<si ritirano	-27
<<si sale	-18
<<si salvano	-18
<<si scalda	-22
<<si scarica	-18
<<si sceglie	-19
<<si scrive	-21
<<si segna	-16
<<si sente	-25
<<si sfila	-10
<<si smontano	-19
<<si sono	-24
<<si spazzola	-15
<<si spegne	-24
<<si spinge	-12
<<si sposta	-19
<<si spruzza	-10
<<si stacca	-11
<<si staccano	-13
<<si stampa	10
<<si stende	-16
<<si strappa	-21
<<si svuota	-25
<<si tagliano	-17
<<si telefona	-16
<<si tengono	-11
<<si tiene	-13
<<si tira	-23
<<si toglie	-29
<<si tolgono	-25
<<si torna	-13
<<si usa	-17
<<si usano	-13
<<si va	-17
<<si vede	-11
<<si vendono	-17
<<si verifica	-18
<<si è	-29
<<siamo a	-12
<<siamo rimasti	-9
<<siamo una	-23
<<silenzio in	-10
<<so ,	-15
<<so .	-19
<<so che	-14
<<soccorso alpino	-12
<<soci ,	-17
<<solo al	-15
<<solo col	-15
<<solo con	-9
<<solo dopo	-9
<<solo il	-16
<<solo se	-17
<<solo tra	-11
<<soltanto il	-16
<<sono già	-10
<<sono il	-17
<<sono la	-20
<<sono un	-13
<<sopra i	-9
<<sopra il	-9
<<sopra lo	-18
<<sotto 0	-15
<<sotto i	-12
<<sotto il	-20
<<sotto la	-26
<<spazza e	-14
<<spegne il	-16
<<spero che	-13
<<spray blu	-13
<<sta a	-15
<<stampa la	-23
<<stato di	-8
<<stende il	-13
<<stesura di	-17
<<studio ,	-11
<<studio a	-11
<<su ,	16
<<su bianco	22
<<su carta	-26
<<su come	20
<<su due	-20
<<su tre	-15
<<su un	-11
<<su una	-16
<<subito ,	-11
<<subito alla	-10
<<sul calendario	-8
<<sul foglio	-20
<<sul gruppo	-18
<<sul muro	-15
<<sul tavolo	-14
<<sul tetto	-11
<<sulla scheda	-12
<<suona ,	-19
<<suona e	-15
<<suona il	-21
<<svuota il	-26
<<svuota la	-13
<<sì ,	-18
<<sì pronto	-23
<<taglia con	-14
<<tassa di	-9
<<tavolo ,	-15
<<te la	-17
<<tecnico ,	-10
<<tecnico di	-18
<<tedesco ,	-13
<<telefona alla	-12
<<telefoni e	-11
<<telefono e	-13
<<telo e	-12
<<tempo di	-17
<<terra ,	-10
<<terra si	-13
<<terza volta	-18
<<terzo ,	-10
<<testo che	-26
<<testo da	-11
<<testo unico	-22
<<ti mando	-27
<<tiene la	-10
<<tira fuori	-16
<<tira il	-15
<<tira la	-11
<<tira su	-13
<<titolare ,	-8
<<tocca il	-18
<<tocca la	-12
<<toglie con	-9
<<toglie il	-18
<<toglie la	-22
<<tolgono i	-9
<<tolgono le	-17
<<torcia ,	-9
<<tra le	-10
<<tra un	-29
<<tra una	-21
<<tranne il	-9
<<tre ,	-14
<<tre cose	-15
<<tre il	-15
<<tre mesi	-15
<<tre minuti	-10
<<tre volte	-14
<<tu che	-27
<<tu la	-13
<<turno e	-16
<<tutta la	-19
<<tutte le	-23
<<tutti ,	-18
<<tutti a	-24
<<tutti e	-13
<<tutti gli	-16
<<tutti i	-16
<<tutti |	-21
<<tutto ,	-16
<<tutto e	-16
<<tutto il	-17
<<tutto in	-21
<<un altro	-11
<<un bambino	-17
<<un bel	-21
<<un cartello	-15
<<un documento	-29
<<un foglio	-23
<<un gioco	-19
<<un mese	-10
<<un metro	-12
<<un minuto	-14
<<un nuovo	-23
<<un ragazzo	-21
<<un secondo	-18
<<un testo	-31
<<un uomo	-10
<<un volontario	-17
<<un'impresa di	-13
<<un'istruzione sul	22
<<un'ora e	-11
<<una al	-20
<<una copia	-18
<<una cosa	-10
<<una di	-15
<<una guida	-9
<<una linea	-10
<<una macchina	-10
<<una parte	-22
<<una piccola	-8
<<una procedura	-38
<<una ragazza	-16
<<una recensione	-10
<<una scheda	-15
<<una settimana	-25
<<una signora	-17
<<una volta	-28
<<unico per	11
<<uno studio	-12
<<uno sul	-10
<<usa il	-12
<<uscita :	-9
<<va in	-27
<<va nella	-9
<<va sul	-16
<<vanno nello	-18
<<vasca di	-20
<<vedere le	-15
<<venti minuti	-23
<<vento ,	-11
<<verbale del	-10
<<verbale riunione	-13
<<verde ,	-13
<<verso di	-14
<<verso il	-8
<<verso le	-12
<<vi dico	-21
<<via ,	-14
<<via la	-12
<<vicino a	-10
<<vicino al	-10
<<vicino alla	-13
<<vigili del	-10
<<vinto il	-12
<<visura e	-15
<<volontari sono	-9
<<volta ,	-15
<<volta ha	-12
<<volta è	-11
<<volte al	-10
<<volte e	-12
<<vorrei che	-29
<<vorrei un	-17
<<vuole che	11
<<vuole il	-14
<<vuota ,	-18
<<| coltello	-15
<<| la	-13
<<° ,	-10
<<è arrivato	-14
<<è capitato	-15
<<è che	21
<<è di	-30
<<è finito	-10
<<è il	-15
<<è in	-17
<<è la	-48
<<è lo	15
<<è mai	-16
<<è mio	-16
<<è per	-37
<<è più	-15
<<è quello	-18
<<è rimasta	-13
<<è rimasto	-16
<<è sotto	-14
<<è stato	-16
<<è tornata	-10
<<è umido	-17
<<è un	-29
<<è una	-15
<<è venuto	-18
<<è vietato	-20
<<– 0	-10
<<– promemoria	-13
<<– ufficio	-8
<<• chi	-14
<<→ chiamare	-8
<=	-26
<>	-13
<?	-19
<[	-15
<[" la	-20
<[( per	-10
<[) il	-19
<[) la	-31
<[) le	-22
<[) si	-21
<[, a	-19
<[, ahimè	-10
<[, alla	-11
<[, altrimenti	-17
<[, area	-11
<[, aspettare	-9
<[, autista	-10
<[, bagno	-16
<[, camice	-8
<[, cancello	-14
<[, che	-27
<[, chi	-23
<[, come	-42
<[, conta	-14
<[, contro	-17
<[, controllare	-12
<[, controllo	-14
<[, coperchio	-10
<[, cosa	-21
<[, da	-31
<[, diciamo	-27
<[, dopo	-29
<[, elenco	-10
<[, essendo	-16
<[, giubbotto	-11
<[, gli	-21
<[, guardare	-12
<[, i	9
<[, il	-40
<[, in	-28
<[, la	-46
<[, lavoro	-22
<[, le	-12
<[, lontano	-8
<[, molti	-16
<[, neanche	-15
<[, neppure	-11
<[, ogni	-20
<[, ognuno	-13
<[, partendo	-12
<[, per	-24
<[, perciò	-9
<[, persona	-11
<[, porta	11
<[, porte	-11
<[, prima	-36
<[, primo	-13
<[, prova	-15
<[, quasi	-16
<[, reparto	-10
<[, ricevuta	-10
<[, salvo	-10
<[, scheda	-10
<[, schermo	-11
<[, se	-23
<[, si	10
<[, sulla	-19
<[, tipo	-17
<[, tolleranza	-9
<[, tra	-14
<[, tranne	-19
<[, trucco	-10
<[, turno	-16
<[, va	-17
<[, vale	-20
<[- il	-19
<[- la	-11
<[. a	-17
<[. chi	-26
<[. i	-11
<[. il	-27
<[. la	-21
<[. si	20
<[0 chili	-13
<[0 cm	-13
<[0 febbraio	-9
<[0 g/mq	-9
<[0 h	-13
<[0 in	-17
<[0 kg	-15
<[0 la	-11
<[0 lo	-21
<[0 maggio	-10
<[0 mm	-21
<[0 nodi	-13
<[0 per	-14
<[0 settimane	-10
<[0 si	-12
<[0 va	-10
<[: appunto	-17
<[: chi	-24
<[: da	-19
<[: dopo	-14
<[: etichetta	-13
<[: fwd	-17
<[: guardare	-10
<[: i	-24
<[: il	-9
<[: in	-14
<[: lo	-19
<[: ogni	-18
<[: per	-11
<[: provare	-15
<[: quale	-13
<[: r	-18
<[: se	-28
<[: si	-38
<[: turni	-13
<[: un	-21
<[: vai	-9
<[; dopo	-9
<[; i	-14
<[; il	-32
<[; in	-13
<[; la	-19
<[; le	-14
<[; se	-8
<[; si	-8
<[= si	-12
<[? il	-12
<[^ a	-14
<[^ accensione	11
<[^ accordatura	14
<[^ ahahah	-14
<[^ all'arrivo	-18
<[^ all'uscita	-21
<[^ apertura	19
<[^ avrei	-16
<[^ baci	-15
<[^ batterie	-19
<[^ bombole	-16
<[^ bravo	-15
<[^ buon	-13
<[^ buona	-15
<[^ buonasera	-18
<[^ cambio	18
<[^ campo	-10
<[^ cantiere	-12
<[^ cara	-11
<[^ cari	-13
<[^ caro	-18
<[^ casco	-10
<[^ cauzione	-12
<[^ che	-17
<[^ chiedere	-15
<[^ chiusura	11
<[^ cibo	-14
<[^ confezione	-16
<[^ consegna	14
<[^ cupola	-9
<[^ da	-50
<[^ differenza	-13
<[^ distinti	-8
<[^ don	-13
<[^ dott.ssa	-18
<[^ durante	-20
<[^ egregi	-11
<[^ fammi	-12
<[^ far	-17
<[^ fase	-19
<[^ filtri	-16
<[^ foglio	-16
<[^ fotografa	-9
<[^ gatti	-10
<[^ gentile	-14
<[^ gestisco	-20
<[^ giro	-19
<[^ giulia	-19
<[^ i	-16
<[^ il	-49
<[^ in	-42
<[^ indi	-8
<[^ insomma	-22
<[^ intanto	-21
<[^ kevin	-15
<[^ l'addetta	-18
<[^ l'addetto	-16
<[^ l'agente	-11
<[^ l'allenatore	-16
<[^ l'assistente	-10
<[^ l'autista	-15
<[^ l'auto	-11
<[^ l'avvocato	-11
<[^ l'impiegata	-14
<[^ l'infermiera	-11
<[^ l'infermiere	-13
<[^ l'insegnante	-10
<[^ l'operatore	-22
<[^ l'ultima	-15
<[^ la	-20
<[^ lab	-11
<[^ lampade	12
<[^ laura	-22
<[^ lavaggio	16
<[^ lettura	12
<[^ lo	-26
<[^ macchina	-18
<[^ materiale	-13
<[^ max	-20
<[^ molti	-11
<[^ montaggio	16
<[^ negli	-18
<[^ occhio	-9
<[^ ogg	-24
<[^ oh	-22
<[^ ornella	-10
<[^ per	-14
<[^ perfetto	-14
<[^ porto	-16
<[^ prelievo	-13
<[^ prendi	-11
<[^ presenti	-22
<[^ prestito	16
<[^ prima	17
<[^ primo	-11
<[^ prof	-25
<[^ prova	-23
<[^ provo	-17
<[^ quadro	-20
<[^ qualora	-15
<[^ quando	12
<[^ quest'anno	-12
<[^ raga	-22
<[^ regole	-17
<[^ reparto	-16
<[^ ricevimento	11
<[^ richiesta	11
<[^ ritiro	12
<[^ sala	-8
<[^ salire	-19
<[^ salve	-27
<[^ scheda	-14
<[^ sciacqui	-13
<[^ scopo	-16
<[^ scrivi	-16
<[^ se	-46
<[^ seduta	-13
<[^ si	-42
<[^ simo	-12
<[^ smaltimento	14
<[^ spett.le	-14
<[^ spurgo	19
<[^ sulla	13
<[^ taglio	-25
<[^ teatro	-15
<[^ tengo	-14
<[^ teo	-18
<[^ ticket	-10
<[^ togliere	-14
<[^ totò	-20
<[^ tra	12
<[^ un	-33
<[^ v	-17
<[^ va	-17
<[^ varie	-11
<[^ vorrei	-15
<[^ vorremmo	-21
<[a bagno	-18
<[a barre	-11
<[a caldo	-20
<[a che	-9
<[a chi	-26
<[a chiodo	-9
<[a contatto	-20
<[a cura	-10
<[a destra	-13
<[a dicembre	-15
<[a domicilio	-17
<[a dover	-21
<[a farne	-12
<[a foglia	-12
<[a gennaio	-18
<[a giugno	-20
<[a inizio	-12
<[a legna	-10
<[a luglio	-15
<[a macchina	-15
<[a maggio	-21
<[a marzo	-10
<[a monte	-12
<[a natale	-8
<[a novembre	-14
<[a occhi	-19
<[a ogni	-31
<[a portata	-11
<[a pranzo	-15
<[a quarantacinque	-9
<[a roma	-13
<[a secco	-12
<[a seguito	-19
<[a sessanta	-9
<[a un	-27
<[a valle	-12
<[a ventisei	-11
<[a zero	-9
<[abbiamo avuto	-16
<[abbiamo perso	-16
<[abbiamo un	-14
<[abiti da	-13
<[abiti usati	-21
<[accende il	-31
<[accende l'apparecchio	-10
<[accompagna la	-15
<[acqua a	-11
<[acqua demineralizzata	-10
<[acqua fredda	-15
<[acqua in	-18
<[acqua tiepida	-17
<[adesso lo	-10
<[aggancia il	-9
<[aggiorna il	-10
<[aggiunge il	-22
<[agli atti	-20
<[ai bordi	-13
<[ai lati	-12
<[ai passeggeri	-16
<[al banco	-22
<[al buio	-8
<[al collega	-14
<[al mare	-8
<[al monitor	-13
<[al polso	-9
<[al pontile	-16
<[al primo	-9
<[al proprio	-9
<[al rientro	-16
<[al ritiro	-11
<[al ritorno	-26
<[al rovescio	-13
<[al suolo	-11
<[al termine	-10
<[al volo	-17
<[all'arrivo si	-14
<[alla base	-9
<[alla consegna	-15
<[alla mamma	-11
<[alla porta	-19
<[alla prima	-16
<[alla scuola	9
<[alla stazione	-18
<[alle famiglie	-17
<[alle prime	-20
<[allenta il	-11
<[allora il	-36
<[allora la	-39
<[allora prima	-15
<[allora si	-33
<[almeno il	-9
<[altro per	-11
<[alza il	-23
<[alza la	-17
<[anche a	-16
<[anche in	-10
<[anche la	-17
<[anche se	-21
<[ancora il	-12
<[ancora la	-18
<[anni in	-15
<[anni si	-14
<[annota il	-10
<[appena il	-20
<[appoggia il	-8
<[approvato il	-9
<[appunti per	-13
<[appunti presi	-12
<[apre il	-15
<[apre la	-26
<[aprono il	-16
<[arriva alla	-17
<[arriva dopo	-11
<[arriva il	-20
<[arriva la	10
<[arriva per	-19
<[arriva si	-14
<[arriva un	-16
<[arrivare in	-8
<[aspetta che	-14
<[aspetta prima	-13
<[aspetta un	-18
<[assegna la	-11
<[attacca la	-21
<[avere per	-14
<[aveva la	-19
<[avuto il	-14
<[avvia il	-16
<[avvisa il	-18
<[avvisa la	-17
<[azienda agricola	-23
<[bagna il	-16
<[banda musicale	-12
<[barca si	-11
<[bene il	13
<[bene la	24
<[bidone dell'umido	-12
<[bisogna che	-18
<[bisogno che	-10
<[buono acquisto	-10
<[busta chiusa	-12
<[butta il	-12
<[c'era un	-13
<[c'è il	-17
<[c'è la	-21
<[c'è si	-15
<[c'è un	-10
<[caffè lo	-13
<[cala il	-21
<[cambiano ogni	-15
<[carta d'identità	-15
<[cassonetti gialli	-18
<[cavalli in	-10
<[cella a	-16
<[centro estetico	-17
<[centro trasfusionale	-13
<[cerca il	-10
<[che a	-10
<[che arriva	-27
<[che da	-14
<[che dica	-22
<[che diventi	-10
<[che finora	-11
<[che fuma	-13
<[che galleggia	-21
<[che gli	-16
<[che i	-26
<[che il	16
<[che in	-20
<[che la	-43
<[che le	-24
<[che lo	-11
<[che maniera	-24
<[che ogni	-19
<[che sarebbe	-19
<[che scade	-17
<[che se	-25
<[che seguono	-9
<[che spieghi	-18
<[che stia	-21
<[che un	-24
<[che va	-20
<[chi arriva	-9
<[chi consegna	-18
<[chi finisce	-14
<[chi lo	-23
<[chi ritira	-25
<[chi si	-18
<[chi trova	-15
<[chiama il	-31
<[chiama la	-24
<[chiamare la	-20
<[chiede a	-10
<[chiede che	-15
<[chiede chi	-18
<[chiede la	-15
<[chiede se	-19
<[chiede un	-15
<[chiesto il	-17
<[chiude il	-16
<[chiude in	-17
<[chiude la	-27
<[chiusura contabile	-8
<[ci fosse	-17
<[ci riesce	-15
<[ci si	-30
<[ci stanno	-12
<[ci vorrebbe	-15
<[cinque litri	-14
<[circa ottanta	-12
<[circa trecento	-20
<[ciò che	-21
<[cliente che	-8
<[cliente la	16
<[clienti in	-9
<[clienti si	-19
<[col filo	-16
<[col retino	-11
<[col tester	-10
<[col vapore	-16
<[collaboratore scolastico	-10
<[coltelli a	-10
<[come da	-14
<[come lo	-23
<[come promesso	-19
<[come se	-14
<[come si	18
<[come un	-20
<[come vengono	-20
<[compila il	-15
<[compila la	-18
<[compilare il	-18
<[con calma	-10
<[con chi	-13
<[con foglie	-13
<[con gli	-17
<[con i	-26
<[con il	-36
<[con l'alcol	-11
<[con l'argano	-17
<[con l'aspiratore	-10
<[con l'unghia	-13
<[con la	-41
<[con le	-29
<[con lo	-24
<[con parole	-14
<[con un	-19
<[condition report	-9
<[confronta la	-11
<[consegna il	-20
<[consegna si	-19
<[consegne tra	-16
<[consorzio irriguo	-11
<[conta i	-14
<[conta le	-15
<[contatori dell'acqua	-14
<[conto dell'associazione	-15
<[contro il	-13
<[controlla che	-14
<[controlla i	-16
<[controlla il	-21
<[controlla ogni	-12
<[controlli che	-12
<[corrente si	-16
<[cortese attenzione	-18
<[cosa che	-11
<[cosa da	-11
<[cosa si	-28
<[cose da	-9
<[d'ora si	-18
<[da appendere	-12
<[da gennaio	-8
<[da maggio	-17
<[da mangiare	-22
<[da qualche	-17
<[da quando	-27
<[da scarpe	-9
<[da sole	-8
<[da soli	-14
<[da tenere	-17
<[da trent'anni	-14
<[da un	-23
<[da undici	-10
<[da vent'anni	-20
<[dal banco	-12
<[dal lato	-10
<[dal liceo	-18
<[dal magazzino	-8
<[dal retro	-11
<[dalla pancia	-10
<[dalla parete	-12
<[dalla porta	-19
<[data la	-21
<[davanti a	-10
<[decide il	14
<[decide se	-12
<[degli abiti	-23
<[degli errori	-12
<[degli strumenti	-13
<[dei contatori	-14
<[dei farmaci	-11
<[dei quali	-12
<[dei soci	-12
<[dei veicoli	-19
<[del database	-16
<[del diametro	-16
<[del fuoco	-10
<[del ghiaccio	-16
<[del mercato	-15
<[del museo	-21
<[del paziente	-16
<[del pesce	-16
<[del pianoforte	-20
<[del pomeriggio	-9
<[del ponte	-9
<[del rubinetto	-19
<[del servizio	-12
<[del volo	14
<[della chiusura	10
<[della cisterna	-23
<[della cooperativa	-11
<[della misura	-17
<[della prima	-18
<[della sala	-22
<[della zona	-16
<[delle batterie	-19
<[delle biciclette	-17
<[delle lenti	15
<[delle piante	-22
<[dentro la	-14
<[dentro le	-10
<[dentro lo	-16
<[detto che	-12
<[deve restare	-12
<[deve segnare	-16
<[deve stare	-10
<[deve toccare	-19
<[di accendere	-11
<[di ancona	-14
<[di aprire	-19
<[di arrivo	-22
<[di base	-14
<[di bologna	-12
<[di buttare	-20
<[di carico	-10
<[di chi	-14
<[di chiudere	-8
<[di continuità	-10
<[di credito	-13
<[di cuore	-11
<[di distribuzione	-22
<[di emergenza	-14
<[di entrare	-24
<[di far	-20
<[di farina	-11
<[di fianco	-15
<[di fissare	-23
<[di fronte	-23
<[di grasso	-14
<[di isolamento	-11
<[di istruzioni	-16
<[di leggere	-11
<[di legno	-20
<[di maggio	-9
<[di manutenzione	-9
<[di mare	-17
<[di matrimonio	-12
<[di mettere	-25
<[di montagna	-13
<[di nascita	-17
<[di novembre	-14
<[di ordinare	-26
<[di otto	-18
<[di parlare	-12
<[di partire	-11
<[di pasqua	-9
<[di plastica	-11
<[di prova	-34
<[di pulizie	-13
<[di quartiere	-11
<[di quattordici	-13
<[di raccolta	-13
<[di recupero	-17
<[di sala	-9
<[di salire	-15
<[di san	-20
<[di scendere	-11
<[di scorta	-12
<[di seta	-20
<[di sicurezza	-10
<[di silenzio	-22
<[di solito	-23
<[di stendere	-27
<[di sé	-14
<[di turno	-22
<[di un	-54
<[di uscire	-13
<[di vetro	-15
<[di volo	-12
<[dice che	-25
<[dice i	-17
<[dice il	-22
<[dico come	-21
<[dico la	-19
<[dieci centimetri	-11
<[dietro la	-21
<[disposizione per	-11
<[documenti si	-9
<[documento per	-13
<[dodici si	-10
<[domenica il	-13
<[don luca	-13
<[dopo il	-40
<[dopo l'ultimo	-10
<[dopo la	-33
<[dopo le	-15
<[dopo ogni	-24
<[dopo si	-14
<[dopo un	-11
<[dove si	-14
<[due colleghe	-13
<[due copie	-8
<[due dischi	-13
<[due dita	-11
<[due firme	-17
<[due frasi	-11
<[due i	-10
<[due lembi	-10
<[due mamme	-16
<[due millimetri	-12
<[due operatori	-12
<[due pagine	-13
<[due righe	-22
<[due settimane	-13
<[due si	-17
<[dunque si	-18
<[durante il	-8
<[durante la	12
<[dà corrente	-9
<[dà da	-22
<[dà il	-12
<[e a	-20
<[e abbia	-8
<[e ai	15
<[e basta	-17
<[e che	-22
<[e chi	-10
<[e cinquanta	-10
<[e consegna	-15
<[e conta	-14
<[e d'estate	-16
<[e da	-26
<[e dopo	-30
<[e durc	-9
<[e gli	-19
<[e guardano	-11
<[e i	-32
<[e il	-52
<[e immerge	-9
<[e in	-22
<[e l'altro	-17
<[e la	-49
<[e lavoro	-21
<[e le	-34
<[e lo	-35
<[e mezza	-21
<[e ogni	-22
<[e ognuno	-13
<[e passano	-11
<[e per	-13
<[e prima	-15
<[e quando	-27
<[e ritira	-15
<[e sapone	-12
<[e scadenza	-9
<[e se	-24
<[e si	-38
<[e soprattutto	-13
<[e tra	-13
<[e un	-26
<[e vado	-9
<[eh buonasera	-17
<[entra in	-18
<[entrare in	-16
<[entro il	-24
<[entro la	-12
<[entro le	-13
<[entro un	-11
<[esce prima	-13
<[essere un	-15
<[estintori a	-14
<[fa a	-19
<[fa firmare	-11
<[fa girare	-8
<[fa i	-20
<[fa l'appello	-12
<[fa la	-30
<[fa le	-16
<[fa notare	-15
<[fa passare	-15
<[fa per	-12
<[fa quando	13
<[fa scorrere	-10
<[fa se	20
<[fa sedere	-10
<[fa un	-18
<[facciamo che	-17
<[facciamo il	-12
<[faccio i	-26
<[faccio il	-38
<[faccio la	8
<[fai un	-22
<[famiglia si	-18
<[fanno le	-23
<[fare chi	-19
<[fare se	19
<[farina forte	-10
<[fatto il	-17
<[fatto la	-23
<[ferma da	-13
<[ferma il	-16
<[ferma la	-22
<[finché il	-20
<[fine giornata	-17
<[fine serata	-17
<[fine si	-21
<[finestre chiuse	-13
<[finisce il	-12
<[finita l'ultima	-16
<[finito il	-13
<[finito in	-12
<[fino a	-21
<[fino alla	-19
<[firma il	-18
<[firmare il	-15
<[foglio che	-15
<[foglio da	-16
<[foglio haccp	-10
<[foglio se	-16
<[forma si	-21
<[fotografa il	-14
<[fotografa la	-9
<[fra le	-17
<[freno a	-14
<[fuori il	-14
<[genitori si	-19
<[giorni lavorativi	-12
<[giorni prima	-22
<[giorno si	-13
<[gira il	-21
<[gira la	-13
<[giro la	-16
<[giro si	-10
<[giù in	-21
<[giù la	20
<[giù se	-16
<[gli accessi	-12
<[gli aghi	-8
<[gli allenatori	-18
<[gli assegni	-14
<[gli orari	-10
<[gli originali	-9
<[gli orologi	-18
<[gli ospiti	-13
<[gli si	-11
<[gli spartiti	-18
<[gli stivali	-12
<[gli uffici	-20
<[gradi la	-23
<[gradi per	-11
<[guanti in	-11
<[guarda che	-12
<[guarda il	-26
<[guarda la	-25
<[guarda le	-14
<[guarda prima	-13
<[guarda se	-20
<[guardano i	-17
<[guardi il	-12
<[guida per	-8
<[ha avuto	-16
<[ha chiamato	-11
<[ha dato	-12
<[ha dovuto	-14
<[ha fretta	-9
<[ha il	-26
<[ha la	-21
<[ha le	-17
<[ha mandato	-13
<[ha mangiato	-13
<[ha messo	-19
<[ha pazienza	-15
<[ha ragione	-23
<[ha toccato	-14
<[ha vinto	-12
<[ha voluto	-11
<[hanno mangiato	-13
<[ho bisogno	-15
<[ho i	-15
<[ho la	-14
<[ho un	-11
<[i biglietti	-11
<[i buoni	-15
<[i cani	-13
<[i capezzoli	-12
<[i caratteri	-17
<[i collaboratori	-13
<[i disegni	-15
<[i faldoni	-9
<[i familiari	-17
<[i filtri	-15
<[i fogli	-20
<[i giovani	-16
<[i gruppi	-13
<[i letti	-17
<[i libri	10
<[i melari	-8
<[i miei	-13
<[i minori	-11
<[i nostri	-12
<[i parenti	-13
<[i passaggi	-13
<[i passeggeri	-12
<[i passi	-16
<[i piatti	-9
<[i portici	-12
<[i posti	-21
<[i primi	-13
<[i prodotti	-9
<[i proprietari	-16
<[i punti	-13
<[i rami	-13
<[i reparti	-9
<[i rifiuti	-15
<[i rossi	-9
<[i rubinetti	-13
<[i sacchetti	-19
<[i sacchi	-15
<[i sigilli	-9
<[i succhioni	-9
<[i telaini	-9
<[i tubi	-14
<[i turisti	-24
<[i vestiti	-13
<[i vigili	-17
<[ieri casino	-16
<[ieri in	-14
<[il bagno	-17
<[il banco	-14
<[il barattolo	-11
<[il bibliotecario	-13
<[il bollettino	-11
<[il canale	-13
<[il cane	-17
<[il capitolo	-13
<[il capogruppo	-12
<[il capoturno	-12
<[il cavo	-16
<[il certificato	-8
<[il cilindro	-14
<[il cloro	-16
<[il collaboratore	-9
<[il collega	-9
<[il comandante	-11
<[il committente	-13
<[il compagno	-8
<[il computer	-18
<[il condition	-10
<[il consenso	-10
<[il conservatore	-11
<[il consiglio	-9
<[il consorzio	-22
<[il contrario	-13
<[il contratto	-14
<[il coordinatore	-15
<[il corridoio	-10
<[il corriere	-16
<[il corso	-25
<[il custode	-12
<[il danno	-15
<[il difetto	-11
<[il disco	-9
<[il dump	-15
<[il fango	-19
<[il fieno	-16
<[il filare	-10
<[il filo	-13
<[il foglio	-15
<[il fonico	-13
<[il forno	-15
<[il freno	-10
<[il gatto	-13
<[il gelato	-8
<[il getto	-17
<[il gioco	-9
<[il giro	-23
<[il la	-22
<[il latte	-22
<[il lavoro	15
<[il legno	-15
<[il libro	-10
<[il lievito	17
<[il link	-8
<[il livello	-20
<[il lucchetto	-9
<[il maestro	-10
<[il manutentore	-12
<[il maresciallo	-12
<[il mercoledì	-21
<[il messaggio	-16
<[il microchip	-12
<[il microfono	-17
<[il morsetto	-11
<[il mosto	-12
<[il motivo	-10
<[il motore	-14
<[il noleggio	9
<[il notaio	-10
<[il palmare	-10
<[il pane	-12
<[il panno	-17
<[il parere	-12
<[il parroco	-12
<[il paziente	-14
<[il pc	-12
<[il perimetro	-12
<[il permesso	-19
<[il personale	-19
<[il pesce	-18
<[il pettine	-11
<[il pezzo	-16
<[il piazzale	-11
<[il piccolo	-14
<[il pilota	-18
<[il ponte	-13
<[il portello	-13
<[il presidente	-18
<[il prezzo	-12
<[il programma	-9
<[il proprietario	-15
<[il prossimo	-22
<[il pubblico	-9
<[il ragazzo	-17
<[il rapporto	-12
<[il raso	-16
<[il reparto	-16
<[il resto	-17
<[il rientro	-11
<[il riscaldamento	-16
<[il ristorante	-18
<[il risultato	-10
<[il sacchetto	-17
<[il sacrestano	-17
<[il segno	-8
<[il segretario	-14
<[il server	-9
<[il sigillo	-17
<[il signor	-13
<[il succo	-19
<[il tagliando	-16
<[il taglio	-20
<[il tampone	-11
<[il tappo	-20
<[il tesserino	-16
<[il test	-25
<[il testo	-21
<[il ticket	-8
<[il titolare	-10
<[il titolo	-11
<[il tubo	-17
<[il turno	-20
<[il vaso	-24
<[il vassoio	-10
<[il vello	-14
<[il velo	-11
<[il verricello	-15
<[il vescovo	-8
<[il veterinario	-16
<[il vetro	-27
<[il vino	-25
<[il volo	-10
<[il volume	-11
<[il vostro	-11
<[in agenzia	-21
<[in ammollo	-13
<[in arrivo	-11
<[in ascensore	-16
<[in bagno	-21
<[in biblioteca	-15
<[in camera	-10
<[in carico	-24
<[in cassaforte	-10
<[in cella	-17
<[in che	-30
<[in contanti	-12
<[in corso	-9
<[in deposito	-15
<[in diagonale	-16
<[in diretta	-21
<[in doppia	-10
<[in folle	-14
<[in forma	-14
<[in funzione	-17
<[in italiano	-15
<[in lavaggio	-19
<[in macchina	-15
<[in media	-10
<[in modalità	-16
<[in negozio	-11
<[in ogni	-16
<[in onda	-13
<[in ospedale	-13
<[in particolare	-17
<[in pensione	-22
<[in presenza	-11
<[in sacchetti	-10
<[in scatole	-17
<[in sezione	-8
<[in staging	-16
<[in tasca	-9
<[in tutta	-8
<[in un	-30
<[in uscita	-17
<[in vista	-18
<[incide la	-12
<[infila il	-18
<[invece il	-17
<[io che	-9
<[io la	-21
<[irriguo roggia	-11
<[iscritto il	18
<[iscritto la	10
<[l'acido citrico	-15
<[l'assistente porta	-12
<[l'ha lasciata	-14
<[l'impasto si	-12
<[la bandiera	-14
<[la barca	-19
<[la batteria	-8
<[la benna	-13
<[la bici	-12
<[la bocca	-10
<[la bolla	-17
<[la bozza	-14
<[la cagliata	-19
<[la caldaia	-12
<[la camera	-12
<[la capitaneria	-9
<[la carne	-13
<[la cartella	-9
<[la chiusura	-26
<[la collega	-18
<[la colpa	-17
<[la consegna	-9
<[la cooperativa	-12
<[la coordinatrice	-14
<[la copertura	-22
<[la cosa	-39
<[la crosta	-11
<[la cucina	-11
<[la cuoca	-11
<[la custodia	-16
<[la dirigente	-19
<[la farmacia	-9
<[la fattura	-14
<[la federazione	-10
<[la forchetta	-10
<[la forma	-29
<[la foto	-14
<[la fretta	-16
<[la gente	-10
<[la gestione	18
<[la giacenza	-14
<[la guarnizione	-14
<[la lama	-11
<[la lancetta	-10
<[la lente	-19
<[la lettera	-13
<[la macchina	9
<[la macchinetta	-11
<[la maestra	-15
<[la mamma	-10
<[la matricola	-14
<[la merce	10
<[la miscela	-9
<[la molla	-15
<[la multa	-9
<[la pagina	-20
<[la parrucca	-12
<[la pelle	-17
<[la persona	-24
<[la piastra	-18
<[la piattaforma	-12
<[la pinzetta	-12
<[la pioggia	-12
<[la piscina	-19
<[la pistola	-8
<[la playlist	-9
<[la polizia	-15
<[la polizza	-8
<[la polvere	-10
<[la pompa	-19
<[la posizione	-9
<[la pratica	-21
<[la praticante	-12
<[la presente	-9
<[la preside	-15
<[la prima	-11
<[la prova	-18
<[la provincia	-14
<[la pulizia	21
<[la ragazza	-25
<[la registrazione	-18
<[la rete	-20
<[la revisione	-20
<[la ricarica	14
<[la ricevuta	-24
<[la richiesta	-24
<[la riempitrice	-16
<[la ringrazio	-16
<[la riparazione	-19
<[la sala	-14
<[la salvietta	-8
<[la saracinesca	-17
<[la scoria	-11
<[la scrivente	-17
<[la scriviamo	-15
<[la segnalazione	-19
<[la segretaria	-14
<[la sezione	-26
<[la sfilata	-21
<[la si	-15
<[la sigla	-17
<[la solforosa	-18
<[la spatola	-12
<[la spazzola	-16
<[la spia	-11
<[la spina	-9
<[la spunta	-9
<[la stagista	-16
<[la stesura	-28
<[la strada	-13
<[la tabella	-10
<[la tacca	-12
<[la targhetta	-10
<[la tavola	-11
<[la teleferica	-17
<[la terza	-16
<[la tessera	-17
<[la togliamo	-26
<[la valigetta	-11
<[la vecchia	-17
<[la visita	-11
<[la vite	-16
<[la voglio	-11
<[la zona	-10
<[laboratorio si	-8
<[lampada se	-15
<[lana bagnata	-12
<[lancia il	-11
<[lancia la	-11
<[lascia asciugare	-11
<[lascia la	-23
<[lasciano le	-9
<[lasciato il	-10
<[lascio a	-8
<[lava le	-10
<[lavora da	-10
<[lavoro in	-15
<[le altre	-9
<[le api	-10
<[le batterie	-15
<[le bombole	-17
<[le borse	-19
<[le candele	-13
<[le ceneri	-20
<[le chiavi	-24
<[le confezioni	-12
<[le consegne	24
<[le correzioni	-14
<[le date	-13
<[le firme	-16
<[le foto	-24
<[le gambe	-14
<[le impronte	-14
<[le lenti	12
<[le minorenni	-10
<[le parole	-12
<[le peonie	-14
<[le porte	-8
<[le prime	-9
<[le prove	-14
<[le registrazioni	-10
<[le regole	-17
<[le richieste	-19
<[le ruote	-12
<[le scadenze	-15
<[le scale	-21
<[le scarpe	-13
<[le scatole	-10
<[le schede	-10
<[le si	-20
<[le stesse	-9
<[le tavole	-10
<[le teste	-15
<[le visite	-13
<[le vongole	-13
<[legge il	-13
<[legge la	-13
<[legge le	-17
<[legge si	-11
<[leggere la	-15
<[lenti a	-15
<[leva la	-9
<[li autorizza	-13
<[liberatoria firmata	-12
<[lievito madre	-22
<[livello a	-15
<[lo accompagna	-16
<[lo comunica	-12
<[lo lasci	-11
<[lo leggono	-10
<[lo riporta	-13
<[lo sa	-13
<[lo sai	-16
<[lo scontrino	-8
<[lo screenshot	-10
<[lo scriva	-12
<[lo scriviamo	-13
<[lo si	-36
<[lo sporco	-22
<[lo spray	-9
<[lo stacco	-9
<[lo stato	-10
<[lo straccio	-10
<[lo strumento	-21
<[lo zaino	-10
<[lucchetto personale	-12
<[luce se	-11
<[lunedì si	-19
<[ma chi	-16
<[ma il	13
<[ma in	-19
<[madre lo	-17
<[mai da	-13
<[mai dopo	-14
<[mai dormirci	-12
<[mai il	-18
<[mai in	-15
<[mai se	-17
<[manca il	-19
<[manca la	-13
<[manda a	-15
<[manda il	-12
<[manda la	-18
<[mandato un	-16
<[mando il	-18
<[mano a	-16
<[mano la	-20
<[mattina presto	-14
<[mattina si	-26
<[mattino dopo	-9
<[me la	-23
<[me lo	-26
<[medico prima	-17
<[mese che	-8
<[mese prossimo	-21
<[mese si	10
<[messo in	-16
<[metri quadri	-12
<[mette a	-8
<[mette da	-14
<[mette il	-19
<[mette in	-9
<[mette l'etichetta	-13
<[mette la	-26
<[mette un	-15
<[mettere per	-16
<[mettiamo per	-18
<[mettono i	-10
<[mettono in	-19
<[mezz'ora prima	-28
<[mezzo litro	-17
<[mi avevi	-24
<[mi occorre	-14
<[mi pare	-15
<[mi piacerebbe	-16
<[mi raccomando	-12
<[mi senti	-18
<[mi servirebbe	-16
<[mi si	-16
<[mia figlia	-10
<[mia moglie	-16
<[min prima	-21
<[minuti in	-8
<[minuti prima	-17
<[minuti si	-15
<[minuti tra	-10
<[mio cugino	-19
<[mio zio	-9
<[misura giusta	-8
<[misura la	-18
<[motore spento	-8
<[nastro si	-11
<[ne occupa	-12
<[ne parliamo	-8
<[ne prendono	-8
<[neanche per	-9
<[neanche se	-18
<[negli ultimi	-14
<[nel cassetto	-12
<[nel contenitore	-15
<[nel foglio	-12
<[nel forno	-10
<[nel lavello	-15
<[nel magazzino	-20
<[nel novantotto	-18
<[nel vaso	-17
<[nella cesta	-10
<[nella piena	-13
<[nella tanica	-14
<[nella tazza	-10
<[nelle buste	-13
<[nemmeno il	-24
<[nemmeno se	-9
<[nessuno la	-14
<[nessuno sa	-15
<[nessuno si	-18
<[nessuno va	-11
<[niente maiale	-13
<[no anzi	-10
<[no che	-15
<[no foto	-11
<[no il	-25
<[no la	-25
<[no scherzo	-12
<[no scusa	-14
<[noi la	12
<[noi le	9
<[nome si	-13
<[non arriva	-10
<[non c'entra	-11
<[non coincidono	-13
<[non entrano	-10
<[non esiste	-15
<[non il	-17
<[non in	-22
<[non la	-33
<[non lo	-26
<[non se	-19
<[non si	-32
<[non va	-15
<[nostra azienda	-19
<[nostra scuola	-16
<[notare che	-13
<[nuovo che	-16
<[nuovo la	-18
<[o account	-13
<[o la	-12
<[o sangue	-11
<[o se	-19
<[occhi chiusi	-20
<[oggi la	15
<[ogni anno	-17
<[ogni capezzolo	-9
<[ogni cassetto	-9
<[ogni quindici	-9
<[ogni trimestre	-12
<[oltre la	-17
<[ora che	-10
<[ordina il	-13
<[ordine inverso	-13
<[ore prima	9
<[paga il	-10
<[parte da	-9
<[parte dall'alto	-11
<[parte il	-17
<[parte in	-17
<[parte la	-21
<[partire si	-13
<[partita iva	-13
<[passa da	-12
<[passa il	-21
<[passa la	-16
<[passano le	-12
<[passare il	-14
<[per chi	-30
<[per conto	-22
<[per cortesia	-15
<[per favore	-16
<[per fortuna	-18
<[per gli	-36
<[per i	-40
<[per la	-14
<[per le	-12
<[per lo	-22
<[per ogni	-18
<[per prima	-22
<[per primi	-11
<[per quando	23
<[per ultimi	-16
<[per un	-26
<[perché gli	-11
<[perché i	-17
<[perché il	-24
<[perché in	-12
<[perché la	-31
<[perché le	-8
<[perché sto	-16
<[però il	-16
<[però la	-18
<[pesa il	-9
<[pesa la	-16
<[pettine piatto	-9
<[piante in	-16
<[piscina comunale	-15
<[più alto	-14
<[più piccolo	-13
<[più precisamente	-23
<[poi chi	-13
<[poi gli	-17
<[poi il	-37
<[poi la	-29
<[poi le	-11
<[poi lo	-21
<[poi risciacquo	-15
<[poi si	-22
<[porta a	-12
<[porta il	-20
<[porta la	-15
<[preleva un	-16
<[preme il	-21
<[prende il	-22
<[prende la	-17
<[prendi la	-13
<[prepara la	-18
<[prepara le	-13
<[presa in	-19
<[preso la	-15
<[preso un	-15
<[prezzo si	-8
<[prima a	-12
<[prima che	-20
<[prima cosa	-21
<[prima i	-17
<[prima il	-19
<[prima la	-28
<[prima si	-32
<[pro loco	-12
<[procedura per	-23
<[promemoria per	-10
<[pronto soccorso	-11
<[protezione civile	-10
<[prova il	-18
<[prova in	-13
<[prova la	-17
<[prova prova	-26
<[provare il	-16
<[provare la	-9
<[pulisce la	-15
<[puliscono i	-13
<[punti vendita	-11
<[pure il	-15
<[qualcosa che	-18
<[qualcuno lo	-10
<[quando il	-31
<[quando la	-26
<[quando si	15
<[quando un	11
<[quella che	-9
<[quello che	-31
<[quello lo	-20
<[questa la	-19
<[questo lo	-16
<[qui il	-25
<[qui si	-12
<[quindi parlo	-16
<[quindi si	-18
<[ragazzi nuovi	-10
<[registro mentre	-14
<[regolano i	-9
<[resta accanto	-15
<[resta in	-14
<[resto si	-14
<[riceve la	-15
<[riceve le	-19
<[rientro si	-11
<[rifugio a	-15
<[rimette in	-12
<[riporta il	-13
<[ritirano gli	-19
<[roba in	-18
<[sabato la	-14
<[sacco blu	-15
<[sala prove	-8
<[sale in	-12
<[salva la	-16
<[san rocco	-18
<[scarica il	-14
<[scatole da	-18
<[sceglie la	-14
<[scende a	-11
<[scheda in	-17
<[scheda si	-11
<[sci da	-9
<[scorso il	-18
<[scritta per	-26
<[scritto a	-10
<[scritto alla	-9
<[scritto come	16
<[scritto da	-26
<[scritto il	12
<[scritto in	20
<[scrive il	-22
<[scrive in	-17
<[scrive sulla	-11
<[scrivere il	13
<[scrivo per	-15
<[scusa prima	-10
<[se arriva	-12
<[se dopo	-12
<[se gli	-17
<[se il	-24
<[se insistono	-13
<[se l'adulto	-10
<[se la	-30
<[se le	-15
<[se lo	-19
<[se n'è	-10
<[se puzza	-10
<[se respira	-9
<[se sembra	-12
<[se si	-27
<[se un	-25
<[secondo la	-13
<[segniamo il	-17
<[sei settimane	-13
<[sempre in	-15
<[sempre per	-12
<[sempre se	-12
<[sempre sulla	-19
<[sennò il	-17
<[sennò si	-17
<[senza il	-16
<[senza la	-22
<[senza le	-16
<[senza occhiali	-8
<[senza toccare	-8
<[sera prima	-25
<[serve il	-18
<[serve la	13
<[serve un	-22
<[settimana prima	-18
<[settimana si	-10
<[sfila la	-10
<[sfoglia il	-14
<[si accetta	-16
<[si accompagna	-11
<[si aggiunge	-14
<[si allenta	-10
<[si annusa	-12
<[si appende	-11
<[si appoggia	-19
<[si approva	-12
<[si arriva	-20
<[si asciuga	-17
<[si assaggia	-15
<[si attacca	-11
<[si avvolge	-11
<[si bagna	-8
<[si butta	-11
<[si buttano	-18
<[si cala	-11
<[si cambiano	-8
<[si cammina	-13
<[si cerca	-18
<[si chiedono	-12
<[si cola	-9
<[si compone	-8
<[si confronta	-8
<[si consegna	-29
<[si consegnano	-20
<[si conta	-10
<[si controllano	-17
<[si conviene	-11
<[si copiano	-10
<[si copre	-14
<[si danno	-11
<[si disinfetta	-13
<[si disinfettano	-8
<[si espone	-17
<[si fotografa	-21
<[si gratta	-10
<[si guardano	-12
<[si infila	-14
<[si inserisce	-12
<[si intende	-12
<[si inventa	-9
<[si lasciano	-12
<[si lavano	-23
<[si lega	-20
<[si leggono	-10
<[si leva	-13
<[si misura	-28
<[si muove	-13
<[si ordinano	-16
<[si perde	-15
<[si porta	-17
<[si portano	-10
<[si posa	-10
<[si prega	-18
<[si prenota	-9
<[si prepara	-17
<[si presenta	-12
<[si prova	-19
<[si pulisce	-10
<[si puliscono	-15
<[si raccolgono	-16
<[si raddrizzano	-12
<[si raschia	-16
<[si registra	-11
<[si restituisce	-9
<[si ricarica	-19
<[si riempie	-8
<[si rimanda	-11
<[si rimette	-13
<[si rinfresca	-15
<[si ringrazia	-15
<[si rinnova	-8
<[si riporta	-8
<[si ritirano	-22
<[si riuniscono	-10
<[si salva	-10
<[si salvano	-16
<[si scalda	-16
<[si scambiano	-11
<[si scarica	-17
<[si scaricano	-15
<[si sceglie	-11
<[si sciacquano	-10
<[si sente	-30
<[si smonta	-11
<[si smontano	-12
<[si soffia	-10
<[si solleva	-9
<[si spazza	-14
<[si spazzola	-14
<[si spedisce	-12
<[si spegne	-23
<[si spiega	-10
<[si sposta	-19
<[si staccano	-11
<[si stampa	-27
<[si stende	-14
<[si stendono	-9
<[si strappa	-14
<[si stringe	-11
<[si svuota	-26
<[si taglia	-21
<[si tagliano	-15
<[si tengono	-10
<[si timbra	-10
<[si trova	-11
<[si va	-12
<[si veda	-12
<[si vede	-14
<[si vendono	-16
<[si versa	-13
<[siamo a	-8
<[siamo in	-16
<[siamo rimasti	-13
<[sigillo rotto	-12
<[significa che	-12
<[silenzio in	-17
<[so che	-12
<[soccorso alpino	-14
<[solforosa libera	-12
<[solo chi	-11
<[solo dopo	-18
<[solo i	-17
<[solo il	-27
<[solo quando	-11
<[solo se	-25
<[solo tra	-18
<[soltanto il	-15
<[sono il	-24
<[sono la	-20
<[sono un	-11
<[sopra i	-15
<[sopra il	-17
<[sopra lo	-19
<[sotto i	-30
<[sotto il	-25
<[sotto la	-33
<[sotto le	-11
<[sotto si	-14
<[spegne il	-18
<[spegne la	-19
<[spray blu	-11
<[sta a	-9
<[sta in	-17
<[stacca la	-12
<[staccare la	-12
<[stampa la	13
<[stende il	-15
<[sto guidando	-18
<[studio a	-10
<[su come	34
<[su cosa	-28
<[su ogni	-18
<[su un	-17
<[subito alla	-8
<[subito in	-8
<[subito se	-13
<[sul banco	-9
<[sul calendario	-12
<[sul canale	-13
<[sul coperchio	-9
<[sul foglio	-29
<[sul muro	-24
<[sul polso	-11
<[sul ponte	-14
<[sul tavolo	-22
<[sul tetto	-15
<[sulla bilancia	-14
<[sulla lavagna	-8
<[sulla lavagnetta	-14
<[sulla porta	-20
<[sulla scheda	-15
<[suona il	-22
<[suor agnese	-17
<[svuota il	-28
<[svuota la	-15
<[sì pronto	-24
<[taglia il	-18
<[tapis roulant	-13
<[te la	-17
<[te lo	-15
<[teatro comunale	-9
<[telefona alla	-18
<[temperatura ambiente	-9
<[terra collegata	-13
<[terra si	-20
<[testa in	-17
<[testo che	-19
<[testo da	-12
<[testo unico	-19
<[ti devo	-20
<[ti giro	-11
<[ti mando	-25
<[ti prego	-10
<[ti ricordi	-16
<[tiene il	-14
<[tiene la	-10
<[tira il	-18
<[tira la	-17
<[tocca il	-19
<[tocca la	-16
<[toccare il	-18
<[toglie il	-23
<[toglie la	-32
<[tolgono i	-10
<[tolgono le	-21
<[torna in	-10
<[torna indietro	-9
<[tra i	-13
<[tra le	-10
<[tra un	-30
<[tranne il	-11
<[tre il	-22
<[trema la	-11
<[tu che	-23
<[tu la	-16
<[turno serale	-11
<[tutta la	-28
<[tutte le	-25
<[tutti a	-25
<[tutti gli	-23
<[tutti i	-28
<[tutto il	-24
<[tutto in	-21
<[tutto intorno	-12
<[ultimo si	-9
<[un adulto	-10
<[un anno	-10
<[un apprendista	-10
<[un bel	-22
<[un campione	-16
<[un cane	-20
<[un collega	-15
<[un colpo	13
<[un disco	-12
<[un dito	-13
<[un foglietto	-12
<[un foglio	-22
<[un gioco	-18
<[un impianto	-13
<[un libro	-14
<[un metro	-11
<[un minuto	-19
<[un ospite	-24
<[un palmo	-18
<[un parere	-12
<[un pezzetto	-16
<[un po'	-12
<[un post-it	-11
<[un protocollo	-24
<[un pugno	-15
<[un ragazzo	-25
<[un signore	-11
<[un testo	-32
<[un turno	-16
<[un uomo	-8
<[un'ora prima	-15
<[una alla	-11
<[una bozza	-11
<[una cosa	-26
<[una foto	-12
<[una macchina	-10
<[una pagina	-14
<[una per	-17
<[una persona	-18
<[una piccola	-13
<[una prova	15
<[una ragazza	-11
<[una recensione	-19
<[una regola	-23
<[una riga	-11
<[una scheda	-17
<[una trentina	-15
<[una ventina	-21
<[unico per	-22
<[uno per	-17
<[usa il	-18
<[va a	-13
<[va avanti	-11
<[va da	-9
<[va in	-26
<[vasca a	-9
<[vasca da	-9
<[vecchio foglio	-10
<[vedere le	-16
<[verbale riunione	-20
<[verso il	-25
<[verso le	-16
<[via la	-12
<[vicino alla	-16
<[viene il	-12
<[viene prima	-15
<[vietato fumare	-14
<[vinto il	-13
<[volta che	-17
<[volta in	-9
<[volta per	-24
<[volte la	9
<[vorrei che	-20
<[vorrei un	-22
<[vuole che	-22
<[vuole il	-16
<[zona fao	-9
<[| aiuto	-11
<[| casaro	-13
<[| coltello	-17
<[| la	-19
<[| note	-11
<[è arrivato	-9
<[è bravo	-15
<[è capitato	-16
<[è che	-34
<[è come	17
<[è fatta	-19
<[è in	-19
<[è lo	-21
<[è mancato	-14
<[è morta	-18
<[è negativo	-9
<[è per	11
<[è pieno	-12
<[è possibile	-16
<[è raddoppiato	-9
<[è rimasta	-12
<[è rimasto	-15
<[è rotta	-10
<[è rotto	-13
<[è stata	-17
<[è stato	-15
<[è successo	-16
<[è sulla	-24
<[è tornata	-8
<[è umido	-19
<[è un	-34
<[è venuto	-18
<[è vietato	-12
<[– magazzino	-15
<[– promemoria	-16
<[– si	-9
<[• chi	-12
<[☐ briefing	-13
<[☐ meteo	-18
<]	-25
<_	-12
<a	-45
<abbassa	-17
<abbia	-12
<abbiamo	-37
<abiti	-25
<accanto	-27
<accende	-36
<accendere	-13
<accendono	-14
<acceso	-22
<accompagna	-23
<acqua	-37
<ad	-24
<adesso	-40
<aggancia	-9
<aggiorna	-18
<aggiunge	-25
<aggiungere	-17
<agli	-36
<agosto	-20
<ahahah	-12
<ai	-27
<al	-15
<alimentare	-29
<all'arrivo	-19
<all'uscita	-15
<alla	-34
<allenta	-16
<allievi	-10
<allo	13
<allora	8
<almeno	-25
<alpino	-12
<altri	-23
<altrimenti	-16
<altro	-21
<alza	-31
<analisi	12
<anche	-30
<ancora	-31
<ancoraggio	-9
<andare	-26
<andato	-20
<animali	-20
<anna	-10
<anni	-22
<annota	-14
<anzi	-23
<aperta	-21
<aperte	-14
<apertura	-17
<appena	-33
<appende	-21
<appendere	-18
<appoggia	-8
<approva	-15
<approvato	-9
<appunti	-24
<apre	-28
<aprire	-23
<aprono	-23
<archivia	-11
<archivio	-13
<area	-15
<aria	-16
<arriva	-11
<arrivano	-34
<arrivare	-8
<arrivato	-14
<arrivi	-18
<arrivo	-18
<arrotola	-21
<asciuga	-11
<ascolta	-16
<aspetta	-29
<aspettare	-14
<aspirazione	-16
<assaggia	-14
<assegna	-14
<assegni	-9
<assente	-15
<assoluti	-12
<attacca	-21
<attaccare	-14
<attenzione	-16
<attesa	-14
<autista	-18
<autorizza	-9
<aver	-10
<avere	-23
<aveva	-27
<avrei	-16
<avuto	-15
<avvia	-17
<avvisa	-28
<avvisare	-12
<azienda	-26
<bagna	-16
<bagnata	-21
<bagno	-15
<bambini	-21
<bambino	-17
<banco	-28
<banda	-12
<bar	-9
<barca	-11
<base	-9
<bassa	-13
<batteria	-23
<batterie	-17
<bel	-22
<ben	-9
<bene	28
<benna	-10
<benzina	-16
<bianca	-14
<biancheria	-17
<bianco	22
<biciclette	-12
<bidone	-15
<biglietti	-15
<bilancia	-11
<bimba	-11
<bisogna	-20
<bisogno	-10
<blocca	-9
<blocchetto	-13
<blocco	-20
<blu	-13
<bocca	-9
<bollettino	-10
<bombola	-14
<bombole	-17
<bordi	-11
<bordo	-18
<borsa	-15
<borse	-16
<bottiglie	-18
<box	-16
<bozza	-18
<buon	-11
<buona	-16
<buongiorno	-23
<buoni	-9
<buono	-10
<busta	-12
<butta	-12
<c'era	-24
<c'è	-41
<cabina	-17
<cade	-23
<caffè	-19
<cala	-22
<caldaia	-14
<calendario	-11
<cambia	-29
<cambiano	-20
<cambiare	-15
<cambiato	-17
<cambio	-32
<camion	-19
<cammina	-14
<campione	-10
<campioni	-15
<campo	-23
<canale	-11
<candele	-13
<cane	-23
<cani	-12
<canile	-13
<canna	-16
<cantiere	-10
<cantina	-16
<capi	-12
<capire	13
<capitato	-17
<capito	-19
<capo	-18
<capogruppo	-11
<capoturno	-8
<cappello	-9
<caratteri	-22
<carica	-12
<caricano	-10
<carico	-18
<carla	-15
<carne	-10
<caro	-16
<cartellino	-13
<cartello	-18
<casa	-23
<casco	-17
<casino	-14
<cassa	-23
<cassetta	-13
<cassette	-23
<cassetto	-8
<cassonetti	-18
<cauzione	-17
<cavalli	-23
<cavallo	-16
<ce	-30
<cella	-16
<ceneri	-20
<centimetri	-20
<cento	-19
<centri	-12
<centro	-26
<cerca	-23
<certificato	-17
<che	-17
<chi	11
<chiama	-36
<chiamare	-21
<chiamato	-17
<chiami	-15
<chiamiamo	-10
<chiave	-20
<chiavi	-8
<chiede	-17
<chiedere	-12
<chiedi	-29
<chiediamo	-25
<chiedo	-20
<chiude	-32
<chiusa	-21
<chiusi	-15
<chiuso	-15
<chiusura	-23
<ci	-47
<ciao	-36
<ciascuno	-15
<ciclo	-14
<cinquanta	-16
<cinque	-25
<cioè	19
<circa	-32
<circo	-15
<circolare	-15
<circolo	-13
<cisterna	-15
<ciò	-23
<clienti	-22
<coda	-12
<codice	-11
<coi	11
<col	-49
<collaboratore	-12
<collaudo	-20
<collega	-20
<colleghe	-10
<colore	-12
<coltelli	-10
<coltello	-15
<com'è	-23
<comandante	-9
<come	8
<comincia	-24
<compagnia	-15
<compila	-24
<compilare	-18
<compone	-16
<computer	-12
<comune	-24
<comunica	-12
<con	-67
<condition	-9
<confronta	-12
<consegna	-29
<consegnano	-21
<consegnare	-11
<consegne	-16
<conservatore	-10
<consiglio	-10
<consorzio	-17
<conta	-24
<contano	-11
<contatori	-14
<contatto	-19
<contenitore	-13
<contesta	-10
<conto	-19
<contrario	-15
<contratto	-13
<contro	-19
<controlla	-34
<controllano	-21
<controllare	-17
<controlli	-17
<controllo	-28
<coperta	-18
<coperte	-9
<copia	-20
<copiano	-12
<corrente	-16
<corriere	-21
<corso	-10
<cortese	-18
<cosa	-44
<cose	-21
<coso	-15
<costa	-16
<così	-28
<cucina	-20
<cui	9
<cura	-18
<d'acqua	-13
<d'estate	-19
<d'identità	-17
<d'ingresso	-21
<d'ora	-20
<da	-69
<dai	-37
<dal	-49
<dall'alto	-15
<dall'altra	-14
<dalla	-42
<dalle	-24
<dallo	-19
<data	-29
<database	-15
<dati	-9
<dato	-19
<davanti	-22
<decide	11
<degli	-58
<dei	-69
<del	-16
<dell'acqua	-26
<dell'associazione	-14
<della	-20
<dello	-19
<dentro	-26
<deposito	-10
<desidera	-17
<detenuti	-15
<detersivo	-17
<detto	-22
<deve	-31
<diamo	14
<dica	11
<dice	-48
<diciamo	10
<dico	-37
<dicono	-14
<dieci	-30
<diete	-17
<dietro	-35
<dipendente	-11
<direttore	-14
<direzione	-25
<discesa	-20
<disco	-15
<disposizione	-11
<dite	-17
<dito	-14
<diverso	-12
<divise	-16
<dobbiamo	-13
<documenti	-14
<documento	-35
<dodici	-22
<dolci	-15
<domanda	-24
<domenica	-18
<don	-25
<donatore	-20
<dopo	-54
<doppia	-22
<dott.ssa	-22
<dottor	-19
<dottore	-11
<dottoressa	-11
<dove	-30
<dover	-19
<dovrei	-9
<dovuto	-17
<due	-56
<dunque	-46
<dà	-32
<e	-37
<ecco	-20
<ed	-9
<eh	-27
<entra	-24
<entrare	-18
<entro	-27
<era	-27
<errori	-12
<esce	-18
<esegue	-17
<esiste	-13
<espone	-16
<essendo	-17
<essere	-31
<estintori	-19
<estrae	-9
<euro	-15
<evitare	-12
<ex	-23
<faccia	-17
<facciamo	13
<faccio	-8
<fai	-23
<famiglia	-24
<famiglie	-19
<familiari	-16
<fammi	-12
<fango	-14
<fanno	-23
<far	-41
<fare	17
<farina	-21
<farlo	-16
<farmaci	-11
<farmaco	-18
<fate	-22
<fatti	-14
<fatto	-20
<febbraio	-14
<ferie	-13
<ferma	-32
<fermi	-12
<fermo	-18
<ferratura	-16
<ferri	-19
<ferro	-19
<fianco	-18
<fila	-12
<file	-21
<film	-24
<filtri	-24
<filtro	-20
<fin	-12
<finché	-22
<fine	-43
<finestre	-16
<finisce	-16
<finita	-16
<finito	-25
<fino	-28
<finora	-27
<fiori	-18
<firma	-27
<firmare	-17
<firmata	-14
<firmato	-20
<firme	-24
<fissa	-17
<fissare	14
<fissi	12
<fogli	-18
<foglie	-17
<foglio	-37
<fondo	-18
<fonico	-16
<forma	-26
<formato	-15
<fornitore	-17
<forno	-16
<forse	-14
<fosse	-21
<foto	-23
<fotografa	-17
<fra	-23
<frasi	-17
<fratelli	-13
<fratello	-13
<freno	-16
<frigo	-19
<fronte	-24
<fuma	-13
<fuoco	-8
<fuori	-27
<furgone	-13
<galleggia	-19
<gancio	-17
<gas	-13
<gatti	-10
<gatto	-13
<genitore	-9
<genitori	-19
<gennaio	-10
<gente	-8
<gentile	-24
<gestionale	-20
<gestisco	-27
<gino	-10
<gioco	-19
<giornata	-13
<giorni	-31
<giorno	-24
<giovedì	-24
<gira	-30
<girare	-9
<giri	-14
<giro	-25
<giugno	-19
<già	-23
<giù	19
<glielo	-8
<gradi	-21
<grande	-27
<grandi	-9
<grasso	-15
<gratta	-18
<grazie	-20
<grossa	-18
<grosso	-12
<gruppi	-21
<gruppo	-30
<guanti	-11
<guarda	-39
<guardano	-22
<guardare	-22
<guardi	-11
<guardo	-20
<guida	-19
<ha	-70
<hai	-10
<hanno	-38
<ho	-41
<ieri	-31
<il	-23
<immerge	-11
<in	-42
<incassa	-8
<incide	-12
<indietro	-14
<indossa	-9
<infila	-32
<infine	-23
<infortuni	-8
<ingresso	-20
<inizio	-16
<inserisce	-16
<insomma	-18
<intanto	-23
<interno	-11
<intorno	-15
<invece	-21
<invernale	-16
<invia	-10
<inviato	-8
<irriguo	-11
<iscritto	25
<istruttore	-15
<istruzioni	-15
<italiano	-12
<l'abbiamo	-15
<l'acido	-19
<l'acqua	-11
<l'addetta	-18
<l'addetto	-9
<l'agente	-11
<l'agenzia	-14
<l'altra	-8
<l'anno	-15
<l'archivista	-18
<l'assistente	-19
<l'asta	-9
<l'autista	-22
<l'auto	-13
<l'avviso	-13
<l'avvocato	-12
<l'ha	-22
<l'ho	-15
<l'impasto	-12
<l'infermiera	-10
<l'infermiere	-12
<l'olio	-14
<l'operatore	-18
<l'orario	-22
<l'ospite	-16
<l'ufficio	-11
<l'ultima	-29
<l'ultimo	-10
<l'utente	-11
<laboratorio	-35
<lama	-20
<lampada	-16
<lana	-12
<lancia	-10
<lasci	-21
<lascia	-33
<lasciano	-17
<lasciare	-18
<lasciate	-11
<lasciato	-17
<lascio	-18
<lato	-15
<lava	-23
<lavaggio	-29
<lavano	-20
<lavare	-15
<lavatrice	-14
<lavora	-18
<lavorativi	-10
<lavori	-21
<lavoro	-25
<legge	-26
<leggere	-20
<lei	-16
<lente	-14
<lenti	-18
<lenzuola	-20
<lettera	-13
<letto	-21
<lettore	-9
<lettura	-12
<leva	-20
<li	-25
<libera	-11
<liberatoria	-12
<libero	-13
<libri	-21
<liceo	-9
<lievito	-22
<linea	-15
<litri	-16
<livella	-12
<livello	-19
<locale	-30
<lontano	-16
<loro	-18
<lotto	-12
<luca	-12
<lucchetto	-12
<luce	-11
<luci	-20
<lui	-25
<luna	-10
<lunedì	-26
<lungo	-22
<lì	-13
<macchina	-15
<macchine	-12
<macelleria	-15
<madre	-24
<maestra	-14
<maestro	-17
<magazzino	-10
<maggio	-23
<mai	-47
<mail	-8
<male	-24
<mamma	-14
<mamme	-19
<manca	-24
<mancano	-16
<mancante	-17
<manco	-18
<manda	-27
<mandato	-20
<mando	-28
<mangiato	-22
<mani	-16
<maniera	23
<mano	-37
<mantecatore	-10
<manutenzione	-18
<marche	-14
<marzo	-14
<massetto	-14
<massimo	-25
<mattina	-29
<mattino	-27
<me	-41
<medico	-22
<melari	-13
<mentre	-19
<menù	-12
<mercato	-23
<merce	-21
<mesi	-22
<messa	-9
<messo	-25
<metri	-26
<metro	-12
<mette	-47
<mettere	-29
<metti	-27
<mettiamo	-32
<mettono	-18
<metà	-23
<mezz'ora	-31
<mezza	-19
<mezzo	-33
<mi	-65
<mia	-23
<miei	-10
<miele	-16
<min	-25
<minuti	-32
<minuto	-14
<mio	-36
<miscela	-17
<misura	-37
<misurano	-8
<modalità	-18
<modo	12
<modulo	-13
<molti	-15
<molto	-12
<montaggio	-22
<montano	-11
<monte	-17
<morto	-9
<mostra	-18
<munge	-17
<mungitura	-23
<muove	-18
<muro	-15
<museo	-16
<n'è	-9
<nastro	-16
<ne	-36
<neanche	-21
<necessario	-16
<negli	-18
<nei	-22
<nel	-50
<nell'ultima	-22
<nella	-38
<nelle	-22
<nello	-25
<nemmeno	-24
<neppure	-9
<neri	-18
<nessuna	-24
<nessuno	-39
<nido	-16
<niente	-45
<no	-45
<noi	17
<nome	-18
<non	-54
<nostra	-11
<nostri	-9
<nostro	-11
<notaio	-9
<notare	-16
<notte	-13
<novanta	-19
<nove	-17
<novecento	-17
<numeri	-20
<numero	-27
<nuova	-29
<nuovi	-24
<né	-17
<o	-51
<occhi	-23
<occupa	-11
<odore	-14
<officina	-13
<oggetti	-24
<ogni	13
<ognuno	13
<ok	12
<oltre	-27
<onda	-20
<operatori	-12
<ora	-21
<ordina	-13
<ordine	-17
<originale	-11
<originali	-9
<ormeggiatori	-18
<orologi	-19
<orti	-18
<ospedale	-16
<ospiti	-19
<ottanta	-17
<otto	-8
<ottobre	11
<padre	-14
<paga	-14
<panno	-8
<pare	-20
<parenti	-10
<parete	-23
<pari	-9
<parla	-26
<parole	-20
<parrucca	-14
<parte	-40
<particolare	-18
<partire	-16
<partita	-13
<passa	-37
<passaggio	-19
<passano	-12
<passaporto	-11
<passare	-20
<passata	-17
<passato	-14
<passi	-14
<passo	-15
<password	-11
<pasto	-11
<patente	-20
<paziente	-22
<pecore	-17
<penna	-10
<peonie	-10
<per	13
<perciò	-12
<perde	-13
<permesso	-20
<persona	-26
<persone	-14
<pesa	-26
<pesce	-25
<pesci	-23
<pettine	-8
<pezzi	-14
<piacerebbe	-17
<piange	-9
<piano	-21
<pianoforte	-25
<pianta	-20
<piante	-30
<piattaforma	-13
<piatto	-13
<piazza	-17
<piccola	-10
<piccoli	-14
<piccolo	-9
<piede	-14
<piedi	-17
<piena	-13
<pieno	-19
<piscina	-20
<più	-43
<playlist	-11
<poche	-9
<poco	-22
<poi	-38
<polizza	-16
<porta	-33
<portale	-18
<portano	-17
<porte	-20
<porto	-22
<posa	-11
<posate	-12
<possa	-27
<possono	-24
<postazione	-19
<posto	-19
<precisamente	13
<prego	-19
<prelavaggio	-17
<preleva	-16
<prelievo	-20
<preme	-21
<premuto	-12
<prende	-39
<prendi	-14
<prendo	-10
<prepara	-33
<presa	-19
<presenta	-13
<presente	-23
<presenti	-13
<presidente	-12
<preso	-25
<pressione	-14
<presso	-24
<prestiti	-22
<prestito	-22
<pretende	-9
<prezzo	-8
<prima	-58
<prime	-15
<primo	-27
<pro	-12
<prodotti	-10
<prodotto	-16
<promemoria	-22
<pronto	-40
<proprietari	-16
<proprio	-19
<prossimo	-25
<protegge	-8
<protezione	-10
<prova	-40
<provare	-20
<prove	-14
<provette	-9
<pulisce	-24
<puliscono	-13
<puliti	-13
<punta	-10
<punti	-21
<punto	-28
<pure	-29
<può	-23
<quadro	-22
<qualcosa	-30
<qualcuno	-30
<quale	-9
<qualora	-17
<qualsiasi	-13
<quando	13
<quanto	-31
<quarantadue	12
<quarta	-19
<quattro	-32
<quel	-25
<quella	-26
<quelle	-30
<quelli	-22
<quello	-41
<questa	-30
<questi	-11
<questo	-31
<qui	-33
<quindi	-33
<raccoglie	11
<raccolgono	-20
<raccolta	-14
<raccomando	-13
<racconta	-10
<rack	-10
<radio	-27
<ragazza	-16
<ragazzi	-32
<ragazzo	-21
<rami	-17
<recensione	-10
<recupero	-12
<redige	-8
<registra	-18
<registrazione	-12
<registro	-21
<regola	-20
<regolamento	-22
<regolano	-9
<regole	-26
<resi	-13
<reso	-18
<responsabile	-10
<resta	-29
<restano	-9
<resti	-14
<restiamo	-13
<restino	-14
<restituire	-23
<resto	-15
<rete	-13
<riassumo	-10
<ricetta	-17
<riceve	-39
<riceviamo	-19
<ricevimento	-22
<ricevuta	-15
<ricevuto	-16
<richiama	-13
<richiesta	15
<ricontrolla	-12
<ricorda	-13
<ricordi	-19
<riempie	-19
<rientro	-11
<riferisce	-12
<rifiuti	-13
<rifugio	-21
<riga	-15
<riguarda	13
<rimanda	-15
<rimasta	-13
<rimasti	-10
<rimasto	-22
<rimette	-16
<rimettere	-9
<rinnova	-14
<ripara	-13
<ripete	-23
<ripetere	-9
<riporta	-19
<riposo	-23
<ripreso	-11
<risponde	-19
<ristorante	-9
<ritira	-25
<ritirano	-27
<ritiro	-20
<riunione	-14
<roba	-23
<roggia	-14
<roma	-9
<rompe	-28
<rossa	-16
<rosso	-13
<rotto	-14
<rovescio	-16
<rulli	-18
<ruote	-16
<sa	11
<sabato	-27
<sabbia	-13
<sacchetti	-14
<sacchi	-20
<sacco	-22
<sai	-15
<sala	-35
<sale	-24
<salina	13
<salire	-10
<salite	-22
<salva	-16
<salvano	-18
<salvo	-21
<san	-28
<santa	-16
<sappiamo	-20
<saracinesca	-17
<sarebbe	-23
<sarei	-26
<sarà	-15
<scade	-25
<scaffale	-15
<scala	-16
<scalda	-22
<scarica	-24
<scarico	-12
<scarpe	-23
<scatola	-16
<scatole	-21
<sceglie	-19
<scena	-20
<scende	-18
<scheda	-23
<schiena	-12
<schiuma	-17
<sci	-10
<scorso	-16
<scritta	-28
<scritto	30
<scriva	-16
<scrive	8
<scrivere	11
<scriverlo	-20
<scrivi	-24
<scriviamo	22
<scrivilo	-17
<scrivo	-19
<scuola	-21
<scuole	-19
<scusa	-19
<scusate	-34
<scusi	-9
<se	-66
<secchi	-14
<secco	-12
<secondo	-24
<sede	-11
<segna	-25
<segniamo	-17
<segreteria	-12
<segue	-17
<seguito	-31
<seguono	-10
<sembra	-15
<sempre	-45
<sennò	-37
<senso	-9
<sente	-24
<senza	-47
<sera	-11
<serbatoio	-10
<serratura	-15
<servizio	-13
<sessanta	-15
<sesto	-14
<sette	-9
<settembre	-24
<settimana	-33
<settimane	-9
<sezione	-20
<sfila	-9
<sfoglia	-23
<sgocciolare	-13
<si	-92
<siamo	-34
<siano	-15
<siete	-15
<sigillo	-12
<significa	-12
<signor	-18
<signora	-30
<signore	-9
<silenzio	-17
<silicone	-15
<smontano	-19
<so	-25
<soccorso	-27
<sociale	-9
<sociali	-12
<soda	-17
<sole	-19
<solforosa	-12
<soli	-17
<solito	-25
<solo	-13
<soltanto	-20
<sono	-63
<sopra	-29
<soprattutto	-12
<sostituisce	-18
<sostituzione	-16
<sotto	-47
<sparsi	-15
<spazi	-16
<spazzola	-18
<spedisce	-14
<spegne	-28
<spenti	-12
<spettacolo	-14
<spina	-14
<spinge	-12
<sportello	-15
<sposa	-11
<sposta	-23
<spray	-11
<spruzza	-10
<spurgo	-23
<squadra	-18
<sta	-29
<stabilimento	-12
<stacca	-24
<staccano	-13
<staccare	-12
<stacco	-12
<stagione	-20
<stagista	-13
<stand	-13
<stanza	-19
<stata	-21
<stato	-17
<stazione	-18
<stazioni	-9
<stende	-22
<stendere	11
<stessa	-21
<stesse	-15
<stesso	-22
<stia	-19
<stivali	-14
<sto	-27
<stracci	-10
<strappa	-21
<strumento	-11
<studio	-24
<su	18
<sua	-16
<subito	-25
<succede	13
<sugli	-13
<sui	-25
<sul	14
<sulla	37
<sulle	16
<sullo	-10
<suona	-25
<suonano	-13
<suor	-17
<svita	-11
<svuota	-25
<sì	-39
<tabella	-15
<tacca	-13
<tagli	-13
<taglia	-24
<tagliando	-12
<tagliano	-17
<taglio	-27
<tanica	-16
<tanto	-12
<tapis	-13
<tappo	-15
<targhetta	-14
<tavolo	-15
<te	-19
<teatro	-18
<tecnico	-19
<telefona	-20
<telefonata	-18
<telefono	-31
<telo	-10
<temperatura	-12
<tenere	-19
<tengo	-15
<tengono	-11
<termine	-9
<terra	-27
<terza	-12
<terzo	-15
<tessera	-16
<test	-24
<testa	-29
<testi	-10
<testo	-43
<tetto	-11
<ti	-41
<ticket	-13
<tiene	-28
<tiepida	-15
<tipo	-16
<tira	-27
<titoli	-12
<tocca	-30
<toccare	-15
<toccato	-19
<tocchi	-15
<togli	-23
<toglie	-35
<togliere	-22
<tolgono	-25
<torna	-17
<tornata	-10
<tra	-34
<tranne	-18
<trasformare	-11
<trasporto	-19
<tredici	-10
<trema	-11
<trenta	-21
<trentacinque	-18
<trova	-15
<trovato	-17
<trovo	-16
<tua	-13
<tubo	-9
<turisti	-20
<turni	-17
<turno	-28
<tutta	-29
<tutti	-49
<tutto	-28
<uffici	-14
<ufficio	-19
<ultimo	-20
<umidità	-20
<umido	-17
<un	-36
<un'agenzia	-13
<un'altra	-8
<un'istruzione	-14
<un'ora	-20
<una	-21
<undici	-18
<unico	-22
<uno	-34
<uomini	-11
<uomo	-10
<usa	-16
<usano	-13
<usare	-22
<usate	-11
<usato	-20
<uscente	-9
<uscire	-23
<utenti	-16
<va	-39
<vabbè	-15
<vado	-9
<val	-10
<vale	-29
<valle	-17
<vanno	-27
<vasca	-24
<vassoi	-9
<vassoio	-9
<ve	-15
<vecchio	-21
<vede	-19
<vedere	-34
<vediamo	-15
<vedova	-10
<veicoli	-20
<vendita	-11
<vendono	-17
<venerdì	-18
<venga	-18
<vengono	-16
<vent'anni	-19
<venti	-11
<ventidue	12
<ventiquattr'ore	-20
<vento	-24
<venuto	-16
<verbale	-24
<verdi	-8
<verifica	-31
<verrà	-10
<versa	-19
<verso	-29
<veterinario	-12
<vetro	-19
<vi	-29
<via	-26
<viaggiano	-12
<vicino	-22
<viene	-38
<vietato	-22
<villa	-9
<vinto	-13
<visita	-16
<visto	-10
<voce	-24
<vogliamo	-19
<voglio	-14
<vogliono	-26
<volevo	-22
<volo	-20
<volontario	13
<vorrebbe	-19
<vorrei	-29
<vostra	-13
<vostro	-10
<vuole	-43
<vuota	-12
<vuoto	-17
<x	-19
<zaino	-22
<zio	-26
<zona	-12
<zoppas	-19
<«	-23
<°	-10
<·	-9
<–	18
<—	-32
<•	-23
<→	-21
=abbassa	-15
=abbia	-21
=abbiamo	-45
=abiti	21
=acacia	-15
=accanto	-32
=accendere	-14
=accendo	-12
=accendono	-16
=accensione	11
=accesa	-19
=acceso	-22
=accessi	-12
=accetta	9
=accettano	-12
=accettazione	12
=accoglie	10
=accomodare	-14
=accompagna	-29
=accordi	-14
=accordo	9
=accosta	-12
=account	-17
=acetone	-10
=acido	-17
=acqua	-50
=acquisti	13
=acquisto	-18
=ad	-24
=addetti	-10
=adesso	-17
=adulto	-19
=aereo	-17
=aeroporto	-13
=affitto	-13
=agg	-18
=aggiorna	-21
=aggiornare	-21
=aggiunge	-28
=aggiungere	-16
=aghi	-15
=agnese	-20
=agosto	-22
=agricola	-22
=ah	-15
=ahahah	-14
=ahimè	-12
=ai	18
=aiuta	-17
=aiuto	-18
=akela	-12
=al	9
=alberghi	-11
=alcalino	-14
=alcol	-13
=ale	-10
=alimentare	22
=all'altra	-14
=all'amministratore	-12
=all'aperto	-15
=all'aria	-19
=all'indietro	-10
=all'ombra	-27
=all'ora	-13
=all'ordine	-13
=all'ufficio	-26
=all'uscita	9
=allego	-9
=allenatori	-17
=allenta	-11
=allergie	-17
=allievi	-23
=allo	-27
=alloggiati	-12
=allontana	-9
=allora	-67
=almeno	-37
=alpino	-17
=alta	-17
=alto	-23
=altra	-14
=altre	-14
=altri	-26
=altrimenti	-21
=altro	-25
=alza	-29
=ambiente	-18
=ambito	-12
=ammollo	-17
=analisi	-22
=anche	-17
=ancona	-14
=ancora	-29
=ancoraggio	-13
=andata	-26
=andato	-19
=andrebbe	-20
=anelli	-16
=angoli	-15
=animali	14
=anna	-11
=anni	-22
=annota	-21
=annusa	-15
=antincendio	-13
=antitaglio	-18
=antonella	-14
=anzi	-31
=anziani	-20
=aperta	-24
=aperte	-21
=aperti	-14
=aperto	-32
=apertura	22
=api	-20
=apiario	-14
=appartamenti	21
=appello	-18
=appena	-25
=appende	-27
=appendere	-19
=appesa	-13
=appeso	-22
=applica	-18
=applicazione	15
=appoggia	-23
=appoggiare	-17
=apposta	-14
=apprendista	-16
=approva	-14
=approvato	-19
=appuntamento	-13
=appunti	-19
=appunto	-18
=apre	-46
=apri	14
=apriamo	-12
=aprile	-12
=aprire	12
=aprono	-26
=archivia	-13
=archivio	-17
=area	-10
=aria	-20
=arrivare	-19
=arrivata	-11
=arrivati	-9
=arrivato	-13
=arrivi	11
=arrotola	-17
=ascelle	-15
=ascensore	21
=asciuga	-35
=asciugare	-14
=asciutte	-8
=asciutti	-8
=asciutto	-22
=ascolta	-21
=asiago	-17
=asl	-16
=aspetta	-42
=aspettano	-15
=aspettare	-19
=aspetti	-20
=assaggia	-19
=assegna	-14
=assegni	-16
=assemblea	-17
=assente	-19
=assicurazione	-23
=assoluti	-14
=assorbente	-13
=assunta	-17
=attacca	-21
=attaccare	-15
=attaccata	-17
=attaccato	-13
=attende	-12
=attenzione	-21
=attesa	-20
=atti	-25
=attiva	-13
=atto	-12
=attorno	-16
=attrezzature	9
=attrezzi	-17
=attrezzo	-12
=audio	-13
=aula	-9
=autista	-21
=autobotte	-11
=automatico	-20
=autorizza	-12
=autostrada	20
=avanti	-29
=avanzata	-15
=avanzato	-24
=aver	-21
=avere	-34
=avete	-21
=aveva	-28
=avevi	-22
=avevo	-18
=avrei	-16
=avrò	-21
=avuto	-26
=avvia	-17
=avviene	-23
=avvisa	-29
=avvisare	-16
=avvisi	-14
=avvocati	-21
=avvocato	-12
=avvolge	-15
=azienda	-26
=b	-9
=bacheca	-22
=baci	-14
=badge	-12
=bagna	-20
=bagnata	-23
=bagnati	8
=bagnato	-16
=bagnetto	-8
=bagni	-11
=bagnino	-22
=bagno	9
=balla	-19
=bambini	-11
=banca	-15
=banchi	-20
=banchina	-24
=banco	21
=banda	-13
=bandiera	14
=bar	-14
=baracca	-28
=barattolo	-21
=bari	-15
=barre	-14
=base	-24
=basette	-11
=bassa	-26
=basso	-23
=basta	-32
=bastano	-13
=batte	12
=batterie	9
=battuta	-9
=baule	-12
=bea	-9
=bel	-25
=bella	-27
=bellini	-13
=ben	-20
=bene	-39
=benissimo	-12
=benna	-15
=benzina	-23
=beppe	-15
=betta	-21
=beve	-32
=bianca	-26
=bianchi	-16
=biblioteca	-23
=bibliotecario	-14
=bicchiere	-11
=bicchieri	-15
=bidello	-12
=bidone	-25
=biglietti	-20
=biglietto	-16
=bilancia	-25
=bilancio	-14
=bimba	-17
=birilli	-18
=birra	13
=bisogna	-26
=bisogno	-21
=blocca	-14
=bloccata	-19
=bloccato	-13
=blocchetto	-14
=blocco	-29
=blu	-25
=bocca	-25
=boh	-17
=bolla	-30
=bollettino	-12
=bollino	-19
=bollo	-20
=bologna	-14
=bombola	-13
=bombole	16
=booking	-13
=bordi	-26
=borsa	-16
=borse	-27
=bottega	-9
=bottiglia	-20
=bottiglie	-21
=bottiglietta	-13
=bottoni	-14
=box	-30
=bozza	-26
=bracci	-13
=braccialetto	-10
=braccio	-14
=bravo	-22
=brescia	-16
=brevi	-18
=briefing	-13
=brucia	-25
=bruno	-15
=buca	-12
=bucato	-9
=buco	-16
=bufala	-20
=bufale	21
=buio	-25
=bulloni	-16
=buon	-18
=buona	-26
=buonasera	-24
=buondì	-15
=buongiorno	-15
=buoni	-18
=buono	-16
=busta	-18
=buste	-16
=bustina	-12
=butta	-34
=buttano	-30
=buttare	-24
=butti	-14
=butto	-14
=c'entra	-24
=c'era	-29
=c'è	-40
=cabina	-10
=cade	-29
=cadere	-15
=caduta	-19
=cadute	14
=caffè	-26
=cagliata	19
=cala	-16
=calano	-13
=calante	-10
=calce	-12
=calcio	9
=calcola	-11
=calda	-13
=caldaia	19
=caldo	24
=calendario	-14
=calma	-28
=calza	-10
=calze	-18
=cambia	-31
=cambiano	-29
=cambiare	-14
=cambiata	-13
=cambiato	-19
=cambio	36
=camera	-27
=camino	-20
=cammina	-21
=camminare	-12
=campanello	-10
=campione	-33
=campo	-10
=canale	-33
=cancellano	-11
=cancello	-18
=candeggina	-15
=candele	-21
=cane	8
=cani	-18
=canile	15
=cannello	-19
=cantiere	-22
=cantina	-16
=capelli	-16
=capezzoli	-14
=capezzolo	-13
=capire	-27
=capisce	-27
=capisco	-18
=capita	-15
=capitaneria	-16
=capitato	-21
=capito	-22
=capitolo	-28
=capo	-31
=capocantiere	-10
=capogruppo	-20
=capoturno	-20
=cappa	-20
=cappello	-22
=capsula	-15
=cara	-11
=carabinieri	-21
=caratteri	-21
=carbone	-15
=carburante	9
=cari	-16
=carica	-24
=caricano	-18
=caricati	9
=carino	-8
=carla	-20
=carlo	-10
=carne	-13
=caro	-23
=carroponte	-12
=carrozzeria	-10
=carrozzine	-13
=carta	-12
=cartacei	10
=cartella	-26
=cartelli	-23
=cartellino	-18
=cartello	-24
=cartina	-12
=cartolina	-14
=cartoncino	-18
=cartone	-18
=casaro	-16
=caschi	-21
=casco	-19
=caseificio	-15
=casi	-18
=casino	-20
=caso	24
=cassaforte	-23
=cassette	-9
=cassetto	-14
=cassiera	-9
=cassone	-15
=cate	-10
=categoria	-19
=catena	-14
=catene	-20
=catering	-13
=cause	-18
=cauzione	-14
=cava	-16
=cavalli	13
=cavallo	12
=cavi	-10
=ce	-21
=cella	9
=cena	-18
=ceneri	19
=center	-10
=centimetri	-26
=cento	-37
=centoquaranta	14
=centoventi	-16
=centrale	8
=centro	-41
=cera	8
=ceramica	9
=cerca	-24
=cerchio	-12
=cerimonia	11
=certificati	-9
=certificato	-27
=cesta	-9
=ceste	-11
=cestello	-14
=chat	-12
=che	-47
=check	18
=chiama	-38
=chiamare	-21
=chiamata	14
=chiamate	-27
=chiamato	-16
=chiami	-14
=chiamiamo	-9
=chiara	-18
=chiaro	-14
=chiave	-22
=chiavetta	-12
=chieda	-13
=chiede	-46
=chiedere	-20
=chiedete	-16
=chiedi	-23
=chiediamo	-27
=chiedo	-37
=chiedono	12
=chiesto	-38
=chili	-26
=chiodi	-20
=chiodo	-10
=chioma	-10
=chiude	-9
=chiudere	-16
=chiudono	-16
=chiunque	-15
=chiusi	-34
=chiuso	-18
=chiusura	24
=ci	-32
=ciao	-15
=ciascuno	-16
=cibo	-14
=ciclo	-20
=cifra	-11
=cilindro	-19
=cima	-13
=cinquanta	-27
=cinque	-37
=cioè	-44
=circolare	-16
=circolo	-16
=citrico	-17
=civico	-11
=civile	-19
=ciò	-20
=cloro	-19
=cm	-24
=codice	-33
=cognome	-17
=coi	-26
=coincidono	-11
=col	-10
=cola	-14
=colazione	-19
=colla	-16
=collaboratore	-18
=collaboratori	-18
=collare	-13
=collaudo	9
=collegata	-11
=collegati	-10
=colleghe	-17
=colleghi	-19
=colletta	10
=colletto	-19
=collezione	-15
=collo	-14
=colonne	-19
=colonnina	-14
=colore	-31
=colori	-17
=colpa	-17
=colpo	12
=coltello	-21
=com'è	-26
=comandante	-22
=come	29
=comincia	-32
=cominciare	-16
=comincio	-13
=commessa	-13
=committente	-18
=compagnia	-18
=compagno	-14
=compila	-28
=compilare	-16
=completa	10
=compone	-15
=comportamento	10
=compost	13
=compresi	-9
=compressore	-13
=computer	-27
=comunale	-31
=comune	-21
=comuni	-21
=comunica	-23
=comunque	-18
=con	-17
=concerto	-21
=concime	-21
=concorda	-14
=condition	-12
=condiviso	-14
=condominio	-13
=conferma	-19
=confermare	-17
=confermato	-13
=confezione	-16
=confezioni	-17
=conformità	-8
=confronta	-17
=confrontano	-10
=confusione	-19
=congelatore	-9
=coni	-9
=consegna	20
=consegnano	9
=consegnare	-21
=consegnata	-18
=consegne	21
=consenso	-17
=conservano	-8
=conservatore	-14
=consiglio	-17
=consorzio	-24
=consulente	-17
=contabile	-17
=container	9
=contano	-19
=contanti	-27
=contare	-17
=contati	-22
=contatore	-16
=contatori	15
=contatto	13
=conteggio	11
=contenitore	-20
=contesta	-14
=contesto	-9
=conti	-20
=continuità	-14
=conto	-27
=contrario	-22
=contratto	-23
=contro	-27
=controlla	-13
=controllare	-22
=controllo	11
=convenzionati	-8
=convenzione	-18
=conviene	-18
=coop	-21
=cooperativa	-32
=coordinatore	-24
=coordinatrice	-16
=coperchio	-18
=coperta	-25
=coperte	-19
=coperti	-21
=coperto	-15
=copertura	-23
=copia	-34
=copiano	-13
=copie	-12
=coppa	-13
=coppie	-13
=copre	-23
=coprire	-16
=copriscarpe	-16
=corda	9
=corde	-18
=cordiali	-9
=cordialità	-8
=coristi	-16
=coro	-14
=corrado	-17
=corregge	-11
=correggere	10
=corrente	-22
=correre	-12
=correzioni	-14
=corridoio	-20
=corriere	-26
=corsa	21
=corsia	-18
=corsini	-11
=corso	-33
=corte	-18
=cortese	-17
=cortesemente	-11
=cortesia	-19
=corto	-20
=cosa	9
=cose	-23
=coso	-18
=costa	-15
=così	-41
=crea	-17
=credito	-14
=crema	-18
=crepato	-12
=cripta	-13
=croce	-16
=crosta	-22
=cruscotto	-15
=cuffia	-16
=cugino	-21
=cui	-32
=cunei	-19
=cuneo	-10
=cuoca	-14
=cuore	-16
=cupola	-9
=cura	-18
=curo	-16
=custode	-15
=custodia	-23
=d'acciaio	-18
=d'accordo	-20
=d'aceto	-10
=d'acqua	-29
=d'alluminio	-18
=d'estate	-24
=d'ingresso	16
=d'inverno	-11
=d'ora	-19
=dall'alto	-17
=dall'altra	-13
=dallo	-11
=danni	-19
=danno	-10
=dare	-16
=dario	-17
=darlo	-20
=data	-40
=database	9
=date	-16
=dati	-29
=dato	-21
=davanti	-44
=davvero	-21
=ddt	-14
=deborah	-18
=decide	-33
=decimo	-10
=deciso	-18
=defibrillatore	9
=defunto	-20
=degli	45
=dei	57
=del	46
=delega	-10
=delegati	-15
=delirio	-11
=dell'acqua	25
=dell'anno	-24
=dell'apertura	-14
=dell'asilo	-21
=dell'asl	-13
=dell'associazione	-15
=dell'impianto	-14
=dell'operatrice	-13
=dell'ultima	-13
=dell'umido	-16
=della	37
=delle	53
=demineralizzata	-10
=denaro	-11
=dentro	-40
=denuncia	-16
=deposito	-11
=desidera	-16
=desk	-18
=destra	-15
=detenuti	-15
=detergente	-9
=detersivo	-19
=detta	-17
=detto	-30
=deve	-24
=devi	-19
=devo	-23
=devono	-22
=di	13
=diagonale	-22
=dialisi	22
=diametro	-15
=diamo	-24
=dica	-29
=dicembre	-20
=dicevo	-18
=dichiarazione	-18
=diciamo	-39
=diciannove	-21
=diciotto	-14
=dico	-33
=dicono	-14
=dieci	-15
=diesel	11
=diete	14
=dietro	-38
=difetti	-14
=difetto	-12
=differenza	-15
=differenze	-12
=digitale	-15
=digiuno	14
=diluente	-15
=dimmi	-15
=dipendente	-17
=dipendenti	-10
=dire	-24
=diretta	9
=direttivo	-18
=diretto	-13
=direttore	-21
=direttrice	-10
=direzione	-24
=dirigente	-23
=disabili	-15
=disastro	-8
=discesa	17
=dischi	-13
=disciplinare	-26
=discussioni	-15
=disegni	-22
=disinfetta	-18
=disinfettano	-12
=disinfettante	-20
=disopercola	-8
=dispone	-15
=disposizione	-19
=distanza	-9
=distinta	-15
=distinti	-8
=distribuzione	11
=dita	-19
=dite	14
=ditemi	-20
=dito	-31
=ditta	-32
=diventa	-14
=diventi	-13
=diverse	-12
=diverso	-17
=divide	-9
=divise	13
=do	-23
=dobbiamo	-21
=doccia	-14
=docente	-11
=dodici	-26
=dogane	-10
=dolce	-18
=dolci	-19
=dolore	-17
=domanda	-30
=domande	-21
=domenica	-11
=domicilio	18
=don	-27
=donatore	11
=donne	-16
=dopo	-10
=doppi	-17
=doppia	-23
=doppiaggio	-14
=doppio	-23
=dormirci	-12
=dormono	-14
=dott	-17
=dott.ssa	-21
=dottor	-11
=dottore	-13
=dottoressa	-18
=dov'è	-10
=dove	-39
=dover	-22
=dovrei	-8
=dovuto	-20
=dr	-13
=dragan	-11
=dritta	-14
=dritto	-11
=drone	12
=due	-44
=duecento	-14
=duemila	-17
=dump	-16
=dunque	-55
=dura	-24
=durano	-19
=durante	10
=durata	-16
=durc	-15
=duro	-11
=dà	-19
=e	-48
=ecco	-55
=eccomi	-24
=ed	-28
=egregi	-11
=eh	-33
=ehm	-38
=elenco	-20
=elettrica	-18
=elettrico	16
=elettronico	-14
=elisa	-10
=entrambi	-21
=entrano	-16
=entrata	-13
=entrato	-13
=entro	-52
=enzo	-11
=era	-37
=erano	-11
=eravamo	-13
=ero	-20
=errore	-11
=errori	-22
=esatto	-18
=esce	-23
=esclusi	-10
=escono	-14
=esegue	-18
=esiste	-38
=esperienza	-11
=espone	-20
=essendo	-18
=essere	-11
=est	-23
=esterna	21
=esterni	8
=esterno	-14
=estetico	-20
=estintore	-16
=estintori	18
=estrae	-12
=estratto	-15
=etichetta	-20
=etichette	-14
=età	-17
=eventuali	-9
=evitare	-15
=ex	-22
=excel	-14
=ezio	-14
=fa	-42
=faccia	-21
=facciamo	-19
=facciate	-13
=faccio	-43
=faceva	-23
=fai	-33
=faldoni	-8
=fallo	-15
=famiglia	-21
=familiare	-15
=familiari	14
=fammi	-17
=fanghi	-13
=fanno	-32
=fao	-12
=far	9
=farina	-24
=farlo	12
=farmaci	13
=farmaco	-19
=farne	-14
=fascia	-20
=fascicolo	-17
=fase	-19
=fate	-26
=fatta	-14
=fatti	-20
=fatto	13
=fattura	10
=favore	-22
=febbraio	-31
=febbre	-18
=fede	-10
=federazione	-10
=felice	-17
=feltro	-21
=ferie	-19
=feriti	13
=fermarsi	-14
=fermata	-10
=fermati	-15
=ferme	-11
=fermi	-22
=fermo	-23
=ferramenta	-13
=ferrara	-11
=ferratura	15
=ferri	-23
=festa	-16
=fianco	-30
=fieno	-19
=fiera	11
=figlia	-14
=figlio	-14
=fila	-24
=filare	-13
=fili	-16
=film	-26
=filo	9
=fin	-12
=finale	-13
=finché	-41
=fine	12
=finestra	-17
=finestre	-22
=finisce	-25
=finiscono	-13
=finita	-16
=finite	-16
=finiti	-18
=finito	-21
=fino	-25
=finora	-31
=finta	-12
=fiocchi	-16
=fiori	15
=firenze	-8
=firma	-40
=firmare	-12
=firmata	-22
=firmato	-22
=fiscale	-24
=fischia	-19
=fischio	-9
=fissa	-16
=fissaggio	9
=fissi	-24
=fisso	-23
=fitosanitario	-13
=fogli	8
=foglie	-26
=foglietto	-16
=foglio	-25
=folle	-17
=fondazione	-19
=fondo	-30
=fonico	-15
=forate	-12
=forbice	-13
=forbici	-16
=forchetta	-18
=forma	11
=formato	-25
=formattano	-13
=forni	-19
=forno	10
=forse	-16
=forte	-23
=fortuna	-18
=forzano	-13
=fossa	-14
=foto	-16
=fotocopia	-9
=fotocopie	-15
=fotografano	-11
=fotografati	-12
=fotografia	-19
=fotografie	-16
=fra	-9
=franca	-12
=francese	-12
=frase	-20
=frasi	-22
=fratelli	-13
=fratello	-21
=freccia	-11
=freddo	-24
=freno	-23
=frusta	-11
=frutta	-22
=fuma	-24
=fumare	-15
=fumo	-15
=fune	-16
=funghi	11
=funi	-9
=funivia	-18
=funziona	-22
=funzionario	-10
=funzione	12
=fuoco	-28
=fuori	-48
=furto	-16
=fwd	-17
=g	-12
=g/mq	-18
=galleggia	-22
=gambe	-23
=gancio	-25
=gas	-29
=gasolio	10
=gatti	-14
=gelato	-19
=genera	-13
=generale	-20
=generali	-9
=generatore	-14
=generica	-14
=genitore	-29
=genitori	-19
=gennaio	-32
=gentile	-21
=gentilissimi	-16
=geom	-11
=gestione	23
=gestisce	-21
=gestisco	-23
=gestore	-22
=getti	-12
=gg	-15
=ghiaccio	9
=giacca	-15
=giacenza	-16
=giada	-15
=gialla	-19
=giallo	-22
=giardino	-10
=gigi	-20
=gino	-14
=ginocchia	-15
=gioco	13
=giordano	-9
=giornale	-19
=giornali	-16
=giorni	-49
=giovane	-13
=giovani	12
=giovedì	-8
=girano	-11
=girare	-17
=girate	-18
=giro	-15
=giubbotto	-12
=giulia	-19
=giusta	-17
=giuste	-16
=giusto	-29
=già	-14
=giù	-10
=glielo	-13
=glutine	-11
=goccia	-10
=gomito	-9
=gommapiuma	-15
=gonfia	-12
=gradi	-23
=gradirebbe	-20
=graffio	-17
=grammi	-10
=grandi	-25
=grasso	-18
=gratis	-11
=grato	-20
=gratta	-17
=grazie	-32
=graziella	-18
=grembiule	-16
=greta	-9
=grigio	-16
=griglia	-19
=grossa	-19
=grosso	-23
=guanto	-20
=guarda	-23
=guardando	-13
=guardano	-25
=guardare	-27
=guardaroba	-20
=guardato	-8
=guardi	-16
=guardiamo	-9
=guardiano	-13
=guardiola	-14
=guardo	-18
=guarnizione	-15
=guarnizioni	-12
=guasto	10
=guidando	-17
=guscio	-15
=h	-17
=ha	-89
=haccp	-11
=hai	-32
=hamid	-10
=hanno	-51
=ho	-49
=ieri	-29
=il	-11
=ilaria	-20
=imbuto	-17
=immerge	-17
=impagino	-9
=impasta	-10
=impianto	-13
=impiegate	-10
=importa	-9
=impronte	20
=in	49
=incassa	-12
=incide	-13
=incinta	-17
=incrociate	-18
=indi	-11
=indietro	-29
=indirizzi	-12
=ines	-10
=inferiore	-14
=infermiere	-17
=infine	-18
=informatica	12
=informazioni	-16
=infortuni	-14
=ing	-27
=ingegnere	-17
=ingresso	14
=iniziali	-18
=innanzi	-11
=inox	12
=insegna	-14
=insegno	-18
=inserisce	-23
=insieme	-29
=insiste	-15
=insistono	-16
=insomma	-29
=intanto	-25
=integro	-13
=intende	-21
=interessato	-11
=interi	-14
=interna	-19
=internet	-15
=interni	-18
=interno	-8
=intero	-16
=intorno	-27
=inutile	-14
=invece	-29
=inventa	-13
=invernale	16
=inverno	10
=inverso	-14
=invia	-15
=inviato	-21
=invio	-13
=io	-61
=iodio	-14
=irene	-11
=irriguo	-11
=iscritti	-10
=iscritto	-33
=isolamento	-20
=istituto	-13
=istruttore	-23
=istruzioni	-23
=italia	-8
=italiano	-21
=iva	-17
=ivan	-10
=ivano	-19
=jessica	-17
=kevin	-20
=kg	-13
=l'abbiamo	-22
=l'accoglienza	21
=l'acido	14
=l'acqua	-18
=l'addetta	-18
=l'addetto	-16
=l'adulto	-14
=l'agente	-12
=l'agenzia	-14
=l'ago	-11
=l'aiuto	-15
=l'alcol	-18
=l'allarme	-17
=l'allenatore	-16
=l'allievo	-15
=l'altezza	-18
=l'altra	16
=l'analisi	-13
=l'animale	-16
=l'antidolorifico	-14
=l'apparecchio	-12
=l'appello	-12
=l'appuntamento	-15
=l'archivista	-16
=l'area	-21
=l'argano	-17
=l'aria	-13
=l'arrivo	-15
=l'asl	-14
=l'aspiratore	-11
=l'assicurazione	-20
=l'assistente	-23
=l'associazione	-18
=l'asta	8
=l'autista	-20
=l'auto	-15
=l'autoclave	-12
=l'autorizzazione	-21
=l'avviso	-14
=l'avvocato	-14
=l'elenco	-25
=l'erba	-18
=l'etichetta	11
=l'ha	-31
=l'hai	-16
=l'hanno	-10
=l'ho	-24
=l'iban	-19
=l'impasto	-15
=l'impiegata	-14
=l'impronta	12
=l'infermiera	-11
=l'infermiere	-13
=l'insegnante	-15
=l'interprete	-14
=l'invio	-13
=l'ispettore	-24
=l'ispezione	13
=l'istruttore	-12
=l'italiano	-16
=l'olio	-13
=l'opera	-11
=l'operatore	-24
=l'ora	-25
=l'orario	-23
=l'ordine	10
=l'orlo	-13
=l'ospite	-18
=l'rspp	-14
=l'ufficio	-18
=l'ultima	-36
=l'ultimo	11
=l'umidità	-17
=l'umido	-15
=l'unghia	-12
=l'uscita	13
=l'uso	9
=l'utente	-14
=lab	-11
=laboratorio	-20
=lago	-16
=lama	-23
=lame	-9
=lamenta	-13
=lamentano	-8
=lampada	-19
=lampade	12
=lampo	-13
=lana	-14
=lancetta	-20
=lancia	-23
=larghe	-16
=lasci	-21
=lascia	-41
=lasciamo	-13
=lasciano	-27
=lasciare	-23
=lasciarle	-10
=lasciata	-18
=lasciate	-15
=lasciato	-16
=lascio	-23
=lastra	-15
=laterale	-13
=lati	-29
=lato	-22
=laura	-22
=lavaggio	18
=lavagna	-17
=lavagnetta	-13
=lavanderia	-18
=lavandino	-11
=lavano	19
=lavare	-21
=lavate	-8
=lavato	-19
=lavatrice	9
=lavello	-15
=lavora	-23
=lavorativi	-14
=lavorazione	-15
=lavori	10
=lavoriamo	-14
=legale	-14
=legati	-13
=legato	-9
=legge	-33
=leggera	-22
=leggere	-26
=leggero	-14
=leggibile	-24
=leggono	-17
=legno	-29
=lei	-25
=lembi	-15
=lente	-24
=lenti	16
=lenzuola	17
=leo	-18
=lettera	-23
=letti	-24
=lettore	-15
=lettura	15
=leva	-19
=li	-41
=libera	-26
=liberatoria	-14
=libero	-19
=libretto	-12
=libri	27
=licenza	-15
=liceo	-22
=lievito	16
=limatura	-16
=limite	-22
=lingue	-20
=link	-13
=lino	-9
=liquida	-10
=liquido	-11
=list	-15
=lista	-23
=litro	-17
=livella	-20
=livelli	-15
=livello	-29
=lo	-15
=locale	-25
=loco	-15
=lontani	-14
=lontano	-23
=loro	-24
=lotti	-11
=lotto	-24
=lubrificano	-14
=luca	-30
=lucchetti	-17
=lucchetto	-18
=luce	-19
=luci	-21
=ludoteca	-15
=ludovico	-14
=luglio	-23
=lui	-30
=luna	-10
=lunedì	-36
=lunga	-15
=lunghi	-17
=lungo	-31
=luogo	-21
=lì	-19
=m	-23
=ma	-54
=macchia	-13
=macchiate	-14
=macchie	-11
=macchine	-19
=macchinetta	-19
=macelleria	-14
=madre	14
=maestra	-24
=maestro	-24
=magari	-20
=magazzino	-31
=maggio	-43
=mai	-49
=maiale	-15
=malattia	-10
=malga	-20
=mamma	-26
=mamme	-13
=mammelle	-13
=manager	-18
=manca	-29
=mancano	-17
=mancante	-18
=mancato	-16
=manco	-20
=mancuso	-14
=manda	-42
=mandare	-16
=mandato	-19
=mandi	-20
=mando	-31
=mangia	-19
=mangiare	-16
=mangiato	-26
=mani	-30
=manico	-16
=maniera	-17
=maniglia	-12
=maniscalco	-14
=manovre	13
=mantecatore	16
=manuale	9
=manubrio	-9
=manutentore	-15
=mappa	-17
=marca	-15
=marche	-19
=marcia	-21
=maresciallo	-16
=marito	-16
=marmo	-16
=martedì	-31
=marzo	-19
=maschera	-15
=mascherina	-12
=massetto	12
=massimo	-31
=mastice	-14
=matera	-13
=materasso	-17
=materiale	-23
=matita	-19
=matricola	-15
=matrimonio	-15
=mattina	-8
=mattoni	-11
=max	-25
=mazzi	-15
=me	-38
=media	-16
=medici	-18
=medicine	-13
=medico	-37
=meglio	-27
=memoria	-25
=meno	-26
=mensa	-22
=mentre	-30
=menù	-15
=mercato	13
=mercoledì	-24
=mescolare	-12
=mese	-32
=mesi	-19
=messa	11
=messaggio	-20
=messo	-29
=mestiere	-16
=metallo	-11
=meteo	-19
=metodo	-10
=metri	-25
=metro	-20
=metta	-22
=mette	-60
=metterla	-15
=metterlo	-11
=mettete	-10
=metti	-27
=metto	-16
=mettono	-27
=metà	-16
=mezz'ora	-43
=mezza	-33
=mezzi	-16
=mezzo	-27
=mezzogiorno	-15
=mi	-70
=mia	-38
=mica	-14
=michela	-18
=microchip	-19
=microfoni	8
=microfono	-9
=miei	-13
=miele	-16
=mille	-11
=millimetri	-24
=millimetro	-16
=min	-20
=minima	-20
=minorenni	8
=minori	8
=minuti	-46
=minuto	-30
=mio	-41
=mirella	-15
=miscela	-17
=mischiano	-14
=misurano	-10
=misure	-12
=mixer	-22
=mm	11
=mobile	-16
=modalità	-17
=modulo	-23
=moglie	-11
=molla	12
=molti	-22
=molto	-13
=momento	-21
=mondo	-17
=monta	16
=montaggio	20
=montagna	-15
=montano	-12
=montare	-15
=monte	-18
=monza	-15
=morsetto	-14
=morta	-20
=morto	-14
=mosto	-16
=mostra	-18
=mostrare	-15
=motivo	-21
=motore	-28
=movimento	-12
=muffa	-21
=multa	-9
=multe	-15
=munge	18
=muove	-19
=muro	-28
=musicale	-15
=muso	-16
=musulmane	-13
=mutua	-16
=n'è	-18
=nadia	-11
=nardi	-10
=nas	-14
=nasce	-17
=nascita	-20
=naso	-13
=nastro	-19
=natale	-16
=nave	11
=ne	-41
=neanche	-23
=necessario	-17
=negli	-24
=negozio	-37
=nel	-49
=nell'ultima	-21
=nella	-34
=nello	-35
=nemmeno	-25
=neon	-15
=neppure	-16
=nera	-21
=nere	-13
=neri	-15
=nessun	-24
=nessuna	-21
=nessuno	-53
=neve	-20
=nico	-19
=nido	-19
=niente	-50
=nipote	-21
=nipoti	-14
=nitrile	-20
=no	-57
=nodi	14
=noi	-34
=nome	-41
=nomi	-21
=non	-77
=nonno	-13
=nord	-15
=normale	-18
=nostra	-54
=nostri	-17
=nostro	-19
=nota	-20
=notaio	-8
=notare	-20
=notarile	-12
=note	-23
=notturna	13
=novantotto	-15
=nove	-23
=novecento	-15
=novembre	-17
=nuca	-12
=nulla	-14
=numerati	-12
=nuova	-33
=nuove	-22
=nuovi	15
=nylon	-11
=né	-17
=o	-32
=obbligatorio	-18
=obliquo	-19
=occhi	-27
=occhio	-20
=occorre	-13
=occupa	-15
=odore	-20
=officina	-27
=offre	-14
=offset	-15
=ogg	-24
=oggi	-32
=ognuno	-42
=oh	-22
=ok	-27
=olio	-20
=omar	-25
=onda	9
=online	12
=operativa	-21
=operativo	-15
=operatore	-17
=operatori	-18
=operatrici	-18
=opere	9
=oppure	-18
=ora	-29
=orari	-17
=orario	-12
=ordinano	-23
=ordinare	-26
=ordine	-27
=ore	-18
=orecchie	-15
=originale	-24
=originali	-12
=origine	-16
=orizzontale	-15
=ormeggiatori	-19
=ornella	-10
=orologi	9
=orologio	-15
=orti	-18
=ospedale	-20
=ospite	10
=oss	-13
=ossigeno	-15
=ottanta	-25
=ottantacinque	-14
=ottavio	-12
=otto	-15
=ottobre	-31
=outlook	-14
=ovviamente	-16
=p.c	-14
=padiglione	-18
=padova	-18
=padre	-13
=paese	-18
=paga	-16
=pagano	-12
=pagare	-17
=pagina	-21
=pagine	-26
=pala	-17
=palco	-15
=paletta	-12
=paletti	-12
=palla	-15
=palmare	-15
=palmo	-18
=pancia	-15
=pane	-20
=pannello	-14
=panno	-21
=pantaloni	-21
=papà	-28
=parapetto	-16
=paratoia	-10
=paratoie	18
=parcheggio	-20
=pare	-12
=parenti	-20
=parere	-18
=pari	-18
=parla	-39
=parlano	-11
=parlare	-19
=parliamo	-12
=parlo	-24
=parole	-33
=parrocchia	-18
=parroco	-23
=partendo	-18
=partenza	-22
=parti	-20
=particolare	-19
=partire	-23
=partita	-22
=pasqua	-18
=passa	-52
=passaggi	-32
=passaporto	-14
=passare	-31
=passata	-16
=passati	-10
=passato	-19
=passeggeri	13
=passi	-22
=passo	-24
=password	10
=pasta	-11
=pasticceria	-14
=pasto	-15
=patentino	-10
=patrizia	-18
=pattini	-13
=paura	-23
=pausa	-19
=pavan	-10
=pavimento	-19
=paziente	9
=pazienza	-26
=pc	-12
=pec	-11
=pecore	17
=pedale	-13
=pelle	-19
=pellicola	-15
=pelo	-15
=pendolo	-15
=penna	-21
=pennarello	-16
=pennello	-14
=pensa	-14
=pensionati	-14
=pensione	-12
=peonie	-16
=per	-21
=perché	-57
=perciò	-11
=perde	-32
=perdita	-14
=perfetto	-10
=perimetro	12
=permesso	-22
=perse	-18
=persi	-11
=perso	-19
=persona	-8
=personale	-28
=persone	-22
=pertanto	-20
=però	-21
=pesa	-31
=pesce	17
=pesi	10
=pettine	-12
=pezza	-8
=pezzetto	-17
=pezzi	-24
=pezzo	-28
=ph	-13
=phon	-12
=piacere	-12
=piacerebbe	-16
=piana	-21
=piange	-17
=piangere	-16
=piani	-24
=piano	-44
=pianoforte	12
=pianoforti	10
=pianta	-21
=piante	22
=pianto	-12
=piastra	-25
=piastre	-9
=piattaforma	17
=piatto	-20
=piazzale	-17
=piazze	-14
=piccola	-28
=piccole	-15
=piccoli	-24
=piccolo	8
=piede	9
=piedi	-12
=piega	-10
=piena	-23
=piene	-13
=pieni	-18
=pieno	-29
=piero	-12
=pile	-10
=pilota	-22
=pin	-9
=pinza	-15
=pinzata	-13
=pinzetta	15
=pioggia	-30
=piove	-11
=pistoia	-10
=pistola	-14
=più	-48
=planimetria	-14
=plastica	-23
=plastificato	-17
=playlist	-20
=plesso	-27
=po'	-21
=poche	-10
=pochi	-13
=poco	-27
=poi	-70
=polistirolo	-14
=polizia	-17
=polizza	-17
=polso	-25
=poltrone	-9
=polvere	14
=pomeriggio	-23
=pompa	-20
=pompe	-12
=ponte	-21
=ponteggio	14
=pontile	13
=porge	-11
=porta	-9
=portano	-27
=portata	-22
=portatile	-13
=portato	-10
=porte	-30
=portello	-15
=portiamo	-21
=portici	-15
=portiere	-15
=portineria	-24
=pos	-15
=posano	-18
=posate	-16
=posizione	-17
=possa	-27
=possibile	-20
=posso	-18
=possono	-26
=post-it	-19
=postazione	15
=posto	-32
=potabile	-18
=potatura	16
=potrebbe	-14
=poveretto	-14
=pozzetto	-14
=pozzo	-12
=pranzo	-19
=praticamente	-16
=praticante	-16
=praticanti	-14
=prato	-11
=precedente	-20
=precisamente	-22
=prefettura	-15
=prega	-21
=prego	-21
=prelavaggio	11
=preleva	-19
=prelievo	17
=preme	-21
=premessa	-17
=premuto	-12
=prende	-46
=prendere	-18
=prendi	-12
=prendiamo	16
=prendo	-12
=prendono	-20
=prenota	-14
=prenotati	-18
=prepara	10
=preparare	-23
=preposto	-10
=presa	20
=presenta	-15
=presente	-24
=presenti	-27
=presenza	-12
=presi	-15
=preside	-19
=presidente	-27
=preso	-34
=pressione	-31
=presso	12
=prestiti	14
=prestito	22
=presto	-18
=pretende	-17
=preventivo	-25
=prezzo	-26
=prima	9
=prime	-29
=primer	-15
=primi	-20
=privacy	-16
=pro	-15
=problema	-18
=procedura	-50
=processione	-11
=prodotti	10
=prodotto	-20
=produzione	10
=prof	-25
=profilo	13
=programma	-22
=promemoria	-20
=promesso	-25
=pronta	-11
=propone	-14
=propria	-12
=proprie	-10
=proprietari	-16
=proprietaria	-16
=proprietario	-16
=proprietà	-14
=proprio	-29
=prossima	-19
=prossimo	-37
=protegge	-11
=protesta	-12
=protezione	-15
=protocollo	-30
=provare	-31
=provata	-15
=provato	-13
=prove	-18
=provette	9
=provincia	-26
=provinciale	-10
=provo	-15
=pubblico	-28
=pugno	-14
=pulisce	-26
=puliscono	-21
=pulita	-20
=puliti	-14
=pulito	-17
=pulizia	27
=pulizie	-15
=pullman	-16
=pulsante	-16
=punta	-20
=punti	-26
=punto	9
=pur	-18
=pure	-25
=purtroppo	-10
=puzza	-17
=può	-25
=quaderni	-18
=quaderno	-27
=quadri	-11
=qualche	-23
=qualcosa	-36
=qualcuna	-10
=qualcuno	-28
=quale	-18
=quali	-18
=qualità	-22
=qualora	-15
=qualsiasi	-17
=qualunque	-16
=quanti	-13
=quantità	-16
=quanto	-44
=quaranta	-34
=quarantacinque	-18
=quarantadue	-23
=quarantotto	-12
=quarta	-14
=quarti	-16
=quartiere	-14
=quarto	-26
=quasi	-24
=quattordici	-30
=quattro	-43
=quel	-29
=quella	-37
=quelle	-24
=quelli	-39
=quello	-38
=quest'anno	-19
=quest'inverno	-18
=questa	-32
=questi	-10
=questionario	-17
=questione	-28
=questo	-27
=qui	-30
=quindi	-33
=quindici	-25
=quintali	-12
=quota	-19
=quote	-17
=r	-21
=rabbocco	-14
=raccoglie	-23
=raccoglitore	-14
=raccolgono	-21
=raccolta	12
=raccomandata	-17
=raccomando	-13
=racconta	-14
=racconto	-29
=rack	-12
=raddoppiato	-13
=raddrizzano	-20
=radente	-9
=raffreddamento	-16
=raga	-25
=ragazza	-27
=ragazzi	-26
=raggi	-16
=ragione	-36
=rai	-13
=rami	-24
=rampa	-20
=randagio	10
=rapaci	12
=rapportino	-14
=rapporto	-18
=raschia	-20
=raso	-15
=razione	-10
=reception	-12
=recita	14
=reclami	17
=reclamo	-11
=recupero	9
=redazione	-22
=redige	-18
=referente	-14
=referto	-9
=refusi	-15
=regia	-15
=regione	-14
=regista	-16
=registra	-30
=registrano	-13
=registrato	-19
=registrazione	11
=registrazioni	-13
=registro	-30
=regola	-26
=regolano	-16
=regole	-34
=release	-18
=reparti	-16
=reparto	-20
=reperibile	-10
=report	-16
=reset	16
=resi	-13
=reso	20
=respinto	-10
=respira	-14
=responsabile	-28
=restano	-19
=restare	-18
=restauratore	-9
=restiamo	-14
=restino	-14
=restituire	10
=restituisce	-16
=resto	-24
=rete	13
=retino	-16
=retro	-22
=rev	-22
=revisione	9
=riassumo	-16
=riavvio	-10
=ricarica	15
=ricetta	-20
=ricette	-9
=riceviamo	16
=ricevimento	19
=ricevuta	-26
=ricevuto	-19
=ricezione	11
=richiama	-22
=richiamato	-16
=richieste	12
=richiesto	-11
=riconoscono	-9
=ricorda	-16
=ricordi	-26
=ride	-16
=ridere	-19
=riduzione	8
=riempie	-21
=riempimento	-15
=riempitrice	-19
=rientra	10
=rientrata	-13
=riesce	-20
=rifare	-12
=riferimento	-14
=riferisce	-26
=rifiuti	-16
=rifrattometro	-14
=rifà	-9
=riga	-28
=righe	-29
=riguarda	-22
=riguardano	-24
=rilancia	-10
=rilascia	-8
=rilascio	16
=rilegge	-14
=rilevatori	-9
=rimanda	-15
=rimasta	-16
=rimasti	-17
=rimasto	-29
=rimborsano	-10
=rimette	-25
=rimettere	-13
=rimettono	-14
=rimini	-10
=rinfresca	9
=ringrazia	-20
=ringrazio	-17
=rinnova	-17
=rinnovo	-21
=rinviato	-13
=ripara	-19
=ripariamo	-14
=ripassa	-14
=ripete	-31
=ripetere	-13
=ripiano	-18
=riporta	-25
=riportano	-12
=riportato	-12
=riposa	-10
=riposare	-22
=riposo	9
=riprese	-17
=ripreso	-15
=ripristino	25
=riscaldamento	-15
=risciacquo	-20
=riserva	-11
=riso	-23
=rispetto	-16
=risposta	-22
=risposto	-12
=ristorante	-24
=risultati	-14
=risultato	-17
=ritardo	-16
=ritira	8
=ritirano	10
=ritirato	13
=ritiro	11
=ritorno	19
=ritrovamento	13
=ritrovo	-13
=riunione	-29
=riuniscono	-13
=rivedere	-11
=rivolta	-10
=roba	-32
=rocco	-21
=rodari	-20
=roggia	-11
=roma	-16
=rompe	20
=rosa	-16
=rosanna	-11
=rossa	-24
=rosse	-14
=rossi	-19
=rosso	-31
=rotazione	9
=rotta	-23
=rotte	-19
=rotti	-22
=rotto	-29
=rottura	-18
=roulant	-14
=rovescia	-16
=rovesciato	10
=rovescio	-27
=rovinata	-17
=rubinetteria	-12
=rubinetti	-14
=rubinetto	-22
=rullo	-19
=ruota	-12
=ruote	-20
=russo	-12
=sa	-31
=sabato	-26
=sabbia	-28
=sacchetti	-23
=sacchetto	-25
=sacchi	-22
=sacco	-29
=sacrestano	-20
=sacrestia	-8
=sagoma	-11
=sai	-17
=sala	17
=saletta	-16
=salga	-16
=salina	-21
=salite	-22
=salta	-20
=saluta	-16
=saluti	-10
=salva	-16
=salvavita	12
=salve	-27
=salvietta	-17
=salvo	-25
=samu	-17
=san	-31
=sandro	-14
=sangue	-13
=sanificante	-15
=sanitario	11
=sanno	-8
=santa	-15
=sapere	-32
=sapone	-17
=sappiamo	-23
=sara	-14
=saracinesca	-20
=sarebbe	-29
=sarei	-27
=sarà	-16
=sbaglia	-13
=sbagliare	-9
=sbagliati	-21
=sbagliato	-17
=sbaglio	-12
=scade	-20
=scadenza	12
=scadenze	-22
=scadono	-9
=scaduta	-11
=scaduti	11
=scaduto	-17
=scaffale	-25
=scala	-25
=scalda	-25
=scale	9
=scaletta	-21
=scambiano	-14
=scarica	-29
=scaricati	-12
=scarpa	-12
=scarta	-12
=scarti	-18
=scarto	-11
=scatola	-15
=scatole	-29
=sceglie	-21
=scende	-32
=scendere	-23
=scheda	-24
=schede	-12
=scheggiato	-17
=schermata	-21
=schermo	-17
=scherzo	-13
=schiena	-21
=schiuma	-20
=sci	11
=sciacqua	10
=sciacquano	-14
=sciacqui	-13
=scivolo	-16
=scolare	-15
=scolastico	-11
=scontrino	-11
=scopo	-16
=scoria	-15
=scorrere	-14
=scorsa	-19
=scorso	-19
=scorta	-15
=screenshot	-11
=scritta	-35
=scritti	-8
=scritto	-40
=scriva	-16
=scrive	-44
=scrivente	-19
=scrivere	-45
=scriverlo	-20
=scrivete	-20
=scrivetelo	-21
=scrivi	-36
=scriviamo	-29
=scrivilo	-19
=scrivo	-29
=scrivono	-17
=scuola	-30
=scuolabus	10
=scuote	-14
=scuri	-16
=scusa	-29
=scusate	-23
=scusi	-12
=se	-15
=secca	-10
=secche	-12
=secchi	-20
=secchio	-23
=secco	-23
=seconda	-23
=secondi	-18
=secondo	-36
=sede	-18
=sedere	-17
=sedia	-9
=sedici	-18
=seduta	-19
=seduto	-14
=segna	-33
=segnala	-11
=segnalazione	-26
=segnare	-22
=segnata	-16
=segnato	-17
=segni	-13
=segniamo	-20
=segno	-13
=segretaria	-14
=segretario	-17
=segue	-29
=seguire	-21
=seguito	-36
=seguono	-14
=seicento	-11
=sella	-16
=sembra	-23
=seme	-12
=semestre	-15
=semplice	-19
=sempre	-61
=sennò	-31
=senso	-15
=senti	-33
=sentiamo	-11
=sentire	-11
=senza	-25
=separata	10
=separati	-15
=sequestro	-10
=sera	13
=serale	-20
=serbatoio	-27
=sergio	-17
=seria	-15
=serra	22
=serve	-34
=server	12
=servire	-15
=servirebbe	-15
=servizi	-16
=servizio	-20
=sessanta	-29
=sesto	-20
=sette	-17
=settembre	-25
=settimana	-13
=settimane	-31
=settore	-22
=sfila	-15
=sfilata	13
=sfoglia	-20
=sganciare	-15
=sgocciolare	-12
=sia	-44
=siamo	-45
=siano	-14
=siena	-9
=siete	-19
=sig	-18
=sig.ra	-12
=sigarette	-17
=sigilla	-10
=sigilli	-18
=sigillo	-28
=sigla	-25
=significa	-21
=signor	-28
=signora	-37
=signore	-25
=signori	-17
=silenzio	16
=silicone	-16
=sim	-10
=simo	-11
=sindaco	-19
=singolarmente	-11
=sinistra	-18
=sintesi	-14
=siringa	-14
=sistema	-13
=sistemare	-17
=sito	-12
=situazione	-14
=slitta	-14
=smaltimento	14
=smette	-16
=smiela	-13
=smielatore	-14
=smielatura	20
=smonta	-15
=smontaggio	15
=smontano	-15
=so	-37
=sociale	-12
=sociali	-19
=società	-11
=socio	-23
=soda	-19
=soffia	-20
=soffiare	-19
=sola	-31
=soldi	-26
=sole	-26
=solforosa	-20
=soli	-18
=solito	-33
=solleva	-20
=sollevamento	-20
=sollevatore	-16
=solo	-65
=soltanto	-22
=sonda	-11
=sonno	-22
=sono	-73
=sopralluogo	12
=soprattutto	-28
=soprintendenza	-15
=sorella	-16
=sospensione	-11
=sospeso	-14
=sosta	-16
=sostanza	-9
=sostituisce	-24
=sostituzione	25
=sotto	-18
=sottovento	-16
=spago	-17
=sparsi	-23
=spartiti	15
=spatola	-21
=spazio	-14
=spazza	-19
=spazzola	-22
=spazzolano	-18
=spazzolino	-10
=speciali	10
=specie	-21
=spedisce	-15
=spegne	15
=spegnere	-13
=spegni	-16
=spengono	-15
=spenta	-18
=spenti	-11
=spento	-23
=spero	-10
=spett.le	-14
=spettacolo	13
=spia	-13
=spiega	-21
=spiegare	-29
=spiegato	-21
=spieghi	-12
=spilli	-17
=spine	-10
=spinge	-12
=spogliatoi	-8
=spogliatoio	-12
=sponda	-17
=sporco	-25
=sportello	-17
=sposa	-19
=sposta	-29
=spray	-21
=spruzza	-13
=spruzzare	-11
=spunta	-10
=spurgo	19
=squadra	-27
=srotola	-12
=sta	-44
=stabilimento	-15
=stacca	-25
=staccano	-19
=staccare	-16
=staccato	-18
=stacco	-16
=staging	-19
=stagionali	-16
=stagione	-28
=stagista	-17
=stampante	-16
=stampare	-15
=stampata	-19
=stampati	-14
=stand	14
=stanno	-20
=star	-18
=stare	-19
=stasera	-26
=stata	-24
=stati	-17
=stato	-27
=stazione	-23
=stecca	-21
=stendere	-27
=stendono	-15
=sterilizzazione	17
=stessa	-29
=stesse	-18
=stesso	-37
=stesura	-29
=stia	-25
=stivali	-16
=sto	-31
=stop	-19
=storia	-16
=storica	-19
=stracci	-13
=straccio	-22
=strada	-25
=strappa	-19
=strati	-17
=strato	-9
=stretto	-14
=stringe	-17
=striscia	-10
=strumenti	12
=strumento	10
=studenti	-16
=studi	-18
=studio	-33
=stufa	-14
=stupefacenti	13
=su	-26
=sua	-21
=subito	-37
=succede	-16
=successivo	9
=successo	-19
=succhioni	-12
=succo	-21
=sud	-17
=sugli	-15
=sui	9
=sul	-36
=sull'argine	-17
=sulla	-21
=sulle	-35
=sullo	-18
=suo	-25
=suocero	-21
=suola	-18
=suolo	-10
=suona	-8
=suonano	-19
=suor	-21
=superficie	-15
=supplenti	10
=svegli	-17
=sveglia	-13
=svengono	-20
=svita	-11
=svuotare	-16
=sé	-18
=sì	-38
=t	-20
=tabella	-27
=tablet	-20
=tacca	-24
=tacco	-12
=tagli	-14
=taglia	9
=tagliando	-18
=tagliano	-22
=taglio	14
=talco	-20
=tale	-11
=tampone	-13
=tanica	-16
=tante	-26
=tanto	-25
=tapis	-13
=tappeto	9
=tappi	-18
=tappo	-22
=tardi	-12
=targa	-12
=targhetta	-21
=tasca	-15
=tasche	-15
=tassa	-11
=tatuaggi	-11
=tavola	-22
=tavole	-19
=tavoli	-10
=tavolo	-9
=taxi	-16
=tazza	-19
=te	-20
=tecnici	-10
=tecnico	-32
=tedeschi	-14
=tedesco	-25
=tel	-16
=tela	12
=telaini	-16
=telaio	-15
=telecamera	-14
=telefona	-21
=telefonano	-14
=telefonare	-16
=telefonata	11
=telefonate	-15
=telefonato	-13
=telefoni	-24
=telefonino	-13
=telefono	-41
=telo	-22
=temperatura	-24
=tempi	10
=tempo	-22
=tende	14
=tenere	-29
=tengo	-14
=tengono	-23
=tenuta	15
=teo	-20
=termine	-17
=termometro	-17
=terra	-20
=terza	-21
=terzi	-10
=terzo	-16
=tessera	9
=tesserino	-25
=test	12
=teste	-17
=tester	-14
=testi	-18
=tetto	-16
=ti	-48
=ticket	-19
=tiene	-32
=tieni	-17
=tiepida	-23
=tiepido	-15
=timbra	-15
=timbro	-13
=tipo	-20
=tipografia	-18
=tira	-34
=tirocinanti	-19
=titolare	-18
=titoli	-23
=titolo	-20
=tocca	-27
=toccare	-22
=toccato	-15
=tocchi	-21
=togli	-22
=togliamo	15
=toglie	-35
=togliere	-21
=toglierla	-12
=tolgono	-32
=tolleranza	-9
=tolta	-17
=tolte	-16
=tommaso	-14
=tono	-17
=top	-11
=torce	-12
=torcia	-18
=torino	-12
=torna	-32
=tornano	10
=tornata	-12
=tornato	-8
=torta	12
=totò	-20
=tournée	-16
=tra	19
=traccia	-15
=traduzione	-13
=traduzioni	10
=tramandate	-19
=tramonto	12
=tranne	-21
=trasferta	11
=trasformare	-11
=trasfusionale	-14
=trasparente	-11
=trasporto	20
=travaso	19
=tre	-25
=tredici	-11
=trema	-12
=treni	-14
=trent'anni	-22
=trenta	-21
=trentacinque	-13
=trentasette	-21
=trentina	-19
=tribunale	-14
=trimestre	-21
=troppo	-19
=troviamo	-21
=trovo	-17
=tu	-19
=tua	-14
=tubi	-16
=tubo	-20
=tulle	-8
=tunnel	-12
=turni	-29
=turno	17
=tuta	-15
=tutor	-16
=tutta	-31
=tutte	-38
=tutti	-63
=tutto	-55
=ubriaco	-10
=uffici	-23
=ufficio	-21
=uguale	-31
=ultima	-17
=ultime	-12
=ultimi	-26
=ultimo	-13
=umidi	-13
=umidità	-15
=umido	-20
=un	19
=un'agenzia	-18
=un'altra	-17
=un'assistente	-22
=un'impresa	-17
=un'istruzione	-30
=un'ora	-25
=un'unica	-17
=undici	-30
=undicimila	12
=unghie	-17
=unico	-20
=uomini	-24
=uomo	-11
=uova	-19
=update	-10
=urgente	10
=urgenze	-16
=usa	-24
=usare	10
=usate	-18
=usati	15
=usato	9
=uscente	-9
=uscire	-27
=uscito	-15
=v	-17
=vabbè	-19
=vado	-21
=vai	-15
=val	-15
=vale	-32
=valida	-12
=valigetta	-15
=valle	-24
=valore	-15
=valvola	-12
=valvole	-13
=vapore	-22
=varie	-14
=vasca	-11
=vaschetta	-15
=vaschette	-12
=vasi	-22
=vaso	8
=vassoi	-14
=vassoio	-14
=ve	-26
=vecchia	-27
=vecchio	-27
=veda	-14
=vede	-33
=vedere	-38
=vedi	-20
=vediamo	-22
=vedova	-14
=veicoli	17
=vello	-13
=velo	-17
=vende	-11
=vendita	-15
=vendono	-24
=venduto	-16
=venerdì	-14
=venga	-18
=vengo	-15
=vengono	14
=vent'anni	-24
=venti	-34
=ventidue	-30
=ventilatore	-12
=ventina	9
=ventiquattr'ore	-23
=ventiquattro	-21
=ventisei	-17
=vento	12
=ventotto	-9
=venuto	-25
=verbale	-28
=verdi	-12
=verdura	-21
=vergognata	-13
=verniciatura	18
=vero	-20
=verricello	-22
=verrà	-22
=versa	-23
=versamento	10
=versano	-18
=versione	-18
=verso	-41
=vescovo	-12
=veste	-11
=vestiti	-15
=veterinari	-10
=veterinaria	-13
=veterinario	-27
=vetro	-30
=vi	-37
=via	-16
=viaggi	11
=viaggia	-10
=vicina	-10
=vicino	-27
=vienna	-16
=vietate	-10
=vietato	-18
=vigili	-19
=villa	-11
=vino	11
=vinto	-12
=viola	-10
=violini	-17
=vira	-10
=visibile	-11
=visiera	-19
=visitatori	10
=visite	13
=vista	-25
=visto	-13
=visura	-12
=vite	14
=viterbo	-14
=vivaio	-11
=vivo	-15
=vocale	-19
=voce	-25
=voglia	-16
=vogliamo	-26
=voglio	-24
=vogliono	-27
=voi	-38
=voleva	-14
=volevo	-21
=volo	-11
=volontari	-31
=volontario	-24
=volta	-25
=volume	-23
=voluto	-10
=vongole	9
=vorrebbe	-20
=vorrei	-42
=vorremmo	-21
=vostra	-14
=vostro	-12
=vpn	-12
=vuol	-22
=vuole	-44
=vuota	-19
=vuoti	-15
=vuoto	-17
=walter	-11
=whatsapp	-16
=x	-16
=zampa	-19
=zero	-22
=zio	-35
=zoccolo	-20
=zolla	10
=zona	-31
=zoppas	-19
=zucchero	-15
=è	-69
=️	-27
>!	11
>"	-26
>%	-27
>&	-9
>)	-46
>+	-21
>-	13
>/	-27
>0	-66
>:	-11
>;	-52
>=	-32
>>! !	10
>>! )	-15
>>" .	-17
>>" e	-13
>>% ,	-16
>>% e	-15
>>( la	-11
>>( non	-10
>>( per	-14
>>) ,	-10
>>) .	-22
>>) ci	-9
>>) e	-10
>>+ 0	-17
>>, 0	-39
>>, acqua	-17
>>, adesso	-20
>>, alla	-22
>>, altrimenti	-13
>>, anche	-29
>>, aperta	-23
>>, apre	-10
>>, aspettare	-14
>>, bagno	-16
>>, bar	-13
>>, c'è	-18
>>, ce	11
>>, che	18
>>, chi	-24
>>, chiave	-19
>>, chiede	-19
>>, ci	-24
>>, cinque	-13
>>, cioè	-18
>>, circa	-16
>>, codice	-12
>>, come	-18
>>, con	9
>>, conta	-9
>>, controllare	-19
>>, coperchio	-9
>>, cosa	11
>>, costa	-12
>>, così	19
>>, da	-22
>>, dai	-15
>>, dalla	-9
>>, data	-11
>>, deve	-14
>>, di	-15
>>, diciamo	-13
>>, dieci	-11
>>, dopo	-28
>>, due	-12
>>, dà	-10
>>, e	20
>>, ecco	-24
>>, entro	-8
>>, essendo	20
>>, estintore	-12
>>, fai	-17
>>, fianco	-15
>>, gli	-27
>>, grazie	-19
>>, guardare	-13
>>, ha	-30
>>, ho	-17
>>, i	-24
>>, il	-46
>>, io	-24
>>, l'altro	-13
>>, la	8
>>, lato	-10
>>, lavoro	-9
>>, le	-25
>>, li	-15
>>, lo	-35
>>, lontano	-8
>>, ma	-42
>>, mai	-57
>>, martedì	-16
>>, massimo	-13
>>, mi	-20
>>, mio	-19
>>, molti	-15
>>, ne	-14
>>, neanche	-17
>>, nel	-25
>>, nemmeno	-19
>>, nessun	-16
>>, nessuno	-12
>>, niente	-24
>>, no	-8
>>, noi	-17
>>, non	-13
>>, numero	-16
>>, o	13
>>, ogni	12
>>, ognuno	10
>>, ora	-13
>>, partendo	-13
>>, passo	13
>>, perché	25
>>, perciò	-13
>>, persona	-14
>>, però	-16
>>, porte	-9
>>, prima	-33
>>, prova	-19
>>, punto	-19
>>, pure	-9
>>, quando	-23
>>, quasi	9
>>, quattro	-20
>>, quella	-15
>>, quello	-19
>>, quindi	-25
>>, risciacquo	-12
>>, sala	-15
>>, schermo	-10
>>, se	-33
>>, sei	-25
>>, sempre	-14
>>, si	-41
>>, siamo	-18
>>, solo	-17
>>, sono	-15
>>, sotto	-28
>>, spero	-9
>>, sta	-19
>>, sulla	-18
>>, telefono	-10
>>, ti	-19
>>, toglie	-12
>>, tra	-14
>>, tranne	-16
>>, tre	-21
>>, tu	-14
>>, tutti	-30
>>, un	-28
>>, uno	-23
>>, va	13
>>, vale	-16
>>, vasca	-18
>>, venti	-11
>>, via	-16
>>, visiera	-13
>>, è	-18
>>- >	-16
>>. :	-15
>>. chi	-21
>>. di	-16
>>. il	-17
>>. la	-22
>>. poi	-17
>>. si	-24
>>/ agg	-12
>>0 %	-9
>>0 ,	-27
>>0 .	-19
>>0 :	-9
>>0 ]	-10
>>0 bar	-12
>>0 e	-8
>>0 gg	-11
>>0 mesi	-13
>>0 min	-14
>>0 ore	-15
>>0 per	-14
>>0 si	-9
>>0 –	-17
>>0 →	-16
>>: 0	-18
>>: allora	-19
>>: appunto	-17
>>: bene	-11
>>: buongiorno	-12
>>: chi	-22
>>: ci	-12
>>: come	-10
>>: da	11
>>: dott.ssa	-11
>>: e	-18
>>: ha	-20
>>: il	9
>>: in	-20
>>: io	-13
>>: la	-14
>>: lo	-26
>>: ma	-12
>>: nastro	-14
>>: nessuno	-12
>>: niente	-15
>>: no	-21
>>: non	-16
>>: ogni	11
>>: ok	-21
>>: poi	-17
>>: provare	-19
>>: quale	-10
>>: quello	-16
>>: se	-38
>>: solo	-21
>>: spia	-10
>>: sì	-17
>>: tre	-16
>>: un	-17
>>; con	-12
>>; dopo	-9
>>; i	-18
>>; il	-22
>>; la	-21
>>; le	-15
>>; non	-10
>>; per	-16
>>; referente	-10
>>; senza	-14
>>; si	-12
>>; sotto	-12
>>a -	-16
>>a 0	-34
>>a bordo	-24
>>a caldo	-23
>>a casa	-19
>>a caso	12
>>a che	-9
>>a chi	-22
>>a contatto	-27
>>a coppie	-11
>>a destra	-14
>>a dicembre	-20
>>a domicilio	11
>>a due	-21
>>a fare	-8
>>a farne	-12
>>a foglia	-13
>>a gennaio	-11
>>a giugno	11
>>a legna	-19
>>a luce	-12
>>a luglio	-17
>>a meno	-16
>>a modo	-16
>>a monte	-18
>>a nessuno	-14
>>a nord	-12
>>a notte	-21
>>a novembre	-15
>>a occhio	-9
>>a ogni	-22
>>a parte	-19
>>a portata	-12
>>a posto	-9
>>a pranzo	-16
>>a quanto	-14
>>a quattro	-18
>>a secco	-12
>>a sessanta	-12
>>a settembre	-24
>>a terra	-28
>>a testa	-14
>>a tutti	-25
>>a un	-20
>>a una	-11
>>a vedere	-19
>>a voce	-24
>>a voi	-18
>>a zero	-15
>>a –	-17
>>abbiamo avuto	-23
>>acqua :	-10
>>acqua fredda	-21
>>agli atti	-22
>>ai bambini	11
>>ai bordi	-12
>>al 0	-19
>>al banco	-15
>>al centro	-10
>>al cliente	-19
>>al mare	14
>>al mese	-16
>>al monitor	-20
>>al piano	-24
>>al polso	-13
>>al proprio	-16
>>al punto	-12
>>al ritorno	-30
>>al telefono	-19
>>alimentare ,	-17
>>alla base	-14
>>alla fine	-15
>>alla porta	-24
>>alla settimana	-18
>>alla stazione	-12
>>alla volta	-18
>>alle 0	-27
>>alle famiglie	-19
>>allora io	-18
>>allora si	-37
>>almeno 0	10
>>almeno il	-13
>>altro per	-13
>>anche agli	-20
>>anche se	-17
>>anche sei	-18
>>ancora la	-14
>>anni ,	-22
>>anni .	-16
>>aperto .	-16
>>apre la	12
>>arriva e	-17
>>avanti .	-11
>>avere qualcosa	-14
>>b ,	-17
>>bassa ,	-15
>>bassa e	-12
>>basso ,	-11
>>bene ,	-13
>>bene .	-8
>>bisogna che	-8
>>ce l'ha	-19
>>che a	-19
>>che arriva	-22
>>che c'è	-19
>>che ce	-17
>>che ci	-25
>>che con	-14
>>che da	-19
>>che fa	-20
>>che facciamo	12
>>che fuma	-8
>>che galleggia	-15
>>che ha	-24
>>che i	11
>>che il	-31
>>che in	-26
>>che la	-35
>>che le	-13
>>che lo	-23
>>che metà	-20
>>che mi	-25
>>che nessuno	-16
>>che non	-21
>>che parte	-23
>>che qualcuno	-8
>>che resta	-21
>>che si	-35
>>che stia	-21
>>che un	-17
>>che va	-22
>>che è	20
>>chi ha	-14
>>chi lo	-26
>>chiama il	-15
>>chiede di	-18
>>chiesto di	-17
>>chiusi ,	-19
>>chiusi .	-16
>>chiuso ,	-12
>>ci ha	-37
>>ci mette	-10
>>ci si	-11
>>ci siamo	-16
>>ci vuole	-24
>>ci è	-17
>>cioè no	-34
>>cm ,	-17
>>col ferro	-14
>>col nastro	-13
>>col nome	-16
>>col retino	-12
>>col vapore	-19
>>come da	-12
>>come facciamo	15
>>come si	-21
>>come un	-24
>>come vengono	-14
>>compila il	-14
>>compila la	-9
>>comunale –	-8
>>con 0	-16
>>con acqua	-18
>>con due	-26
>>con gli	-12
>>con i	-26
>>con il	-44
>>con l'alcol	-19
>>con le	-30
>>con lo	-28
>>con lucchetto	-9
>>con nome	-14
>>con numero	-20
>>con parole	-17
>>con quattro	-8
>>con un	-19
>>con una	-14
>>controlla che	-9
>>controlla il	-12
>>copia ,	-19
>>corsini ,	-14
>>corte ,	-13
>>cosa .	-16
>>cosa fare	-16
>>cosa si	-30
>>così .	-16
>>così non	-22
>>da 0	-30
>>da almeno	-20
>>da destra	-11
>>da dieci	-20
>>da dietro	-19
>>da due	-25
>>da entrambi	-15
>>da fare	-12
>>da maggio	15
>>da noi	16
>>da più	-19
>>da scarpe	-13
>>da sole	-12
>>da soli	-22
>>da solo	-21
>>da tre	-18
>>da tutti	-14
>>da un	23
>>da una	-13
>>da undici	-13
>>dal 0	-27
>>dal banco	-10
>>dal basso	-9
>>dal bordo	-14
>>dal fatto	-11
>>dal retro	-10
>>dalla parete	-19
>>dalla porta	-16
>>dalla sera	-12
>>dalle 0	-10
>>davanti a	-13
>>davanti al	-22
>>davanti e	-11
>>degli abiti	-25
>>degli strumenti	-18
>>dei clienti	11
>>dei contatori	-23
>>dei documenti	-14
>>dei farmaci	-9
>>dei soci	-14
>>dei veicoli	-19
>>del 0	-24
>>del bar	-9
>>del caffè	-10
>>del carico	-13
>>del centro	-13
>>del cliente	-31
>>del database	-23
>>del documento	-13
>>del fuoco	-10
>>del furgone	-17
>>del gas	-13
>>del mattino	-15
>>del mercato	-17
>>del mese	-16
>>del piano	-13
>>del pianoforte	-19
>>del ponte	-9
>>del servizio	-10
>>del volo	-16
>>della ditta	-15
>>della luce	-15
>>della misura	-12
>>della prima	-19
>>della sala	-19
>>della settimana	-11
>>della soprintendenza	-12
>>della stanza	-21
>>della zona	-18
>>delle 0	-9
>>delle batterie	-18
>>delle biciclette	-15
>>delle lenti	-16
>>delle piante	-15
>>dello stesso	-8
>>dentro ,	-10
>>dentro le	-8
>>deve essere	-16
>>devono essere	11
>>di ancona	-14
>>di aprire	-16
>>di buttare	-18
>>di carico	-12
>>di carta	-18
>>di chi	-21
>>di chiudere	-9
>>di direzione	-18
>>di distribuzione	-15
>>di domenica	-17
>>di entrare	-10
>>di famiglia	-13
>>di far	-8
>>di fila	-11
>>di fissare	-14
>>di fronte	-16
>>di ieri	-19
>>di isolamento	-20
>>di istruzioni	-11
>>di legno	-14
>>di lunedì	-17
>>di maggio	-9
>>di mano	-13
>>di manutenzione	-8
>>di matrimonio	-9
>>di mettere	-22
>>di montagna	-12
>>di notte	-21
>>di nuovo	-24
>>di ogni	-14
>>di ordinare	-20
>>di partire	-11
>>di più	-16
>>di plastica	-15
>>di prova	-25
>>di pulizie	-12
>>di quartiere	-12
>>di quattordici	-16
>>di reparto	-15
>>di riposo	-11
>>di sabato	-9
>>di salire	-21
>>di san	11
>>di scendere	-14
>>di seta	-21
>>di sicurezza	-15
>>di solito	-17
>>di sopra	-14
>>di stanza	-14
>>di terra	-18
>>di toccare	-8
>>di torino	-11
>>di tre	-15
>>di turno	-12
>>di tutto	-15
>>di un	-38
>>di una	-30
>>di vetro	-17
>>di via	-18
>>dice che	-23
>>dieci anni	-10
>>dieci minuti	-39
>>diverse .	-11
>>documento ,	-16
>>dopo .	-12
>>dopo 0	-10
>>dopo il	-19
>>dopo le	-12
>>dopo ogni	-18
>>dopo si	-16
>>dott .	-11
>>due .	-8
>>due giorni	-27
>>due giri	-17
>>due mani	-15
>>due mesi	-13
>>due millimetri	-19
>>due minuti	-12
>>due ore	-22
>>due pagine	-16
>>due volte	-44
>>dunque noi	15
>>dunque si	-19
>>durano dieci	10
>>e ,	-30
>>e 0	-23
>>e a	-31
>>e ai	-28
>>e al	-15
>>e anche	-12
>>e apre	-11
>>e aspetta	-12
>>e basta	-18
>>e bene	-11
>>e cappello	-15
>>e che	-24
>>e chiama	-17
>>e chiamare	-10
>>e ci	-18
>>e con	-20
>>e consegna	-12
>>e conta	-12
>>e controlla	-11
>>e da	-29
>>e del	-18
>>e di	-26
>>e dice	-11
>>e dopo	-31
>>e due	-15
>>e durc	-17
>>e facciamo	-16
>>e firma	-15
>>e gli	-19
>>e guarda	-26
>>e ha	-10
>>e ho	-17
>>e i	-41
>>e il	-40
>>e immerge	-11
>>e in	-21
>>e inserisce	-10
>>e io	11
>>e l'altra	-33
>>e l'altro	-28
>>e la	-45
>>e lavoro	12
>>e lo	-35
>>e manda	-16
>>e mette	-13
>>e metà	15
>>e mezzo	-17
>>e mi	-17
>>e nel	10
>>e nessuno	-17
>>e niente	-16
>>e noi	-15
>>e numero	-16
>>e ogni	-19
>>e ognuno	-15
>>e ora	15
>>e per	-21
>>e porta	-16
>>e quando	-18
>>e quella	-17
>>e quello	13
>>e ritira	-16
>>e scrive	-12
>>e se	-28
>>e senza	-17
>>e si	-66
>>e solo	-21
>>e sono	-12
>>e stop	-9
>>e ti	-18
>>e toglie	-17
>>e toglierla	-16
>>e tra	-12
>>e tu	-16
>>e un	-29
>>e una	-28
>>e uno	-15
>>e va	-16
>>e vado	-9
>>e vuole	-12
>>ecco allora	16
>>ecco la	-19
>>ecco quello	13
>>ecco questa	-16
>>entra nella	-13
>>entro 0	-19
>>entro fine	-15
>>entro il	-23
>>entro le	-23
>>entro tre	-19
>>entro un	-15
>>entro venerdì	-12
>>era già	-10
>>escono dalla	-14
>>euro .	-20
>>euro l'anno	-14
>>fa notare	-12
>>fatto il	-13
>>finché il	-17
>>finché non	12
>>finiscono nel	-13
>>fino a	-21
>>fino al	-31
>>fino alla	-28
>>fiocchi o	-9
>>firma sul	-15
>>firmata da	-14
>>fiscale e	13
>>fra 0	-8
>>fuori ,	-17
>>fuori .	-13
>>fuori dal	-12
>>fuori dalla	-23
>>fuori e	-16
>>gg prima	-8
>>gialla ,	-13
>>giorni ,	-16
>>giorni .	-25
>>giorni prima	-23
>>giù in	-20
>>giù la	-14
>>gradi .	-11
>>gradi per	-22
>>ha avuto	-14
>>ha detto	-19
>>ha due	-8
>>ha fatto	-13
>>ha il	-18
>>ha la	-13
>>ha preso	-20
>>ha scritto	-15
>>ha vinto	-12
>>hanno dai	-17
>>i 0	-23
>>i biglietti	-10
>>i capezzoli	-9
>>i due	-15
>>i genitori	-15
>>i gruppi	-8
>>i libri	-14
>>i passaggi	-18
>>i passeggeri	-13
>>i posti	-11
>>i quaranta	-12
>>i resi	-8
>>i rifiuti	-8
>>ieri sera	-17
>>il 0	-33
>>il bambino	-19
>>il cane	-15
>>il capo	-17
>>il cilindro	-14
>>il codice	-10
>>il colore	-9
>>il consulente	-14
>>il controllo	-12
>>il fango	-10
>>il ferro	-11
>>il filare	-15
>>il filo	-19
>>il foglio	-26
>>il fondo	-17
>>il gas	-15
>>il gioco	-14
>>il giorno	-14
>>il giro	11
>>il latte	-18
>>il lavoro	-11
>>il lunedì	-17
>>il medico	-10
>>il modulo	-22
>>il nostro	-18
>>il numero	-27
>>il parroco	-17
>>il peso	-17
>>il piano	-12
>>il portello	-11
>>il primo	14
>>il pubblico	-8
>>il registro	-9
>>il responsabile	-11
>>il sigillo	-13
>>il suo	-20
>>il telefono	-12
>>il testo	-16
>>il tubo	-11
>>il tulle	-9
>>il vaso	-17
>>il vassoio	-9
>>il verbale	-9
>>in 0	-14
>>in acqua	-14
>>in alto	-15
>>in ammollo	-14
>>in arrivo	-23
>>in ascensore	-14
>>in bacheca	-9
>>in bagno	9
>>in basso	-14
>>in busta	-11
>>in cabina	-30
>>in carico	-20
>>in carta	-16
>>in casa	18
>>in cassaforte	-12
>>in cella	-18
>>in che	-24
>>in classe	-22
>>in contanti	-13
>>in corso	-10
>>in deposito	9
>>in due	-23
>>in folle	-13
>>in forma	-8
>>in frigo	-20
>>in funzione	-20
>>in giù	-18
>>in mano	-18
>>in media	-18
>>in onda	-19
>>in ordine	-25
>>in pensione	-16
>>in piedi	-23
>>in prestito	-12
>>in quattro	-11
>>in sede	-16
>>in staging	-20
>>in tre	-21
>>in tutta	-20
>>in una	-22
>>in vasca	-35
>>ing .	-19
>>insieme ,	-12
>>io ,	-24
>>io .	-16
>>io e	-15
>>io faccio	-19
>>kg ,	-12
>>l'acqua a	-10
>>l'altra volta	-13
>>l'anno ,	-13
>>l'anno .	-12
>>l'anno scorso	-13
>>l'ordine di	-16
>>l'uso del	-11
>>la bolla	-18
>>la cassetta	-10
>>la centrale	-12
>>la chiave	-9
>>la cliente	12
>>la crosta	-9
>>la data	-22
>>la fa	-21
>>la lente	-15
>>la linea	-22
>>la lista	-17
>>la macchina	-25
>>la mano	-11
>>la mattina	-29
>>la mia	-19
>>la nostra	-23
>>la nota	-12
>>la notte	-18
>>la pagina	-11
>>la piastra	-24
>>la porta	-12
>>la pratica	-22
>>la prima	-22
>>la prova	-9
>>la provincia	-25
>>la registrazione	-14
>>la riparazione	-14
>>la scheda	-21
>>la sera	-20
>>la settimana	-16
>>la si	-11
>>la signora	-28
>>la squadra	-11
>>la stesura	-18
>>la temperatura	-13
>>la testa	-16
>>la valvola	-15
>>la vasca	-14
>>larghe .	-9
>>le chiavi	-12
>>le consegne	-13
>>le cose	-17
>>le foto	-22
>>le luci	-13
>>le mani	-22
>>le opere	-19
>>le regole	-18
>>le scadenze	-12
>>legge il	-12
>>leggera .	-11
>>li autorizza	-15
>>libero ,	-10
>>lo dice	-12
>>lo dico	17
>>lo fa	-26
>>lo firma	-18
>>lo scrivo	-16
>>lo si	-19
>>lo so	15
>>lo stato	-12
>>lo stesso	-24
>>loro .	-15
>>lui .	-10
>>lunghi .	-9
>>ma il	-20
>>ma questo	-16
>>madre lo	-15
>>mai .	-8
>>mai e	-17
>>metri ,	-16
>>mezz'ora prima	-21
>>mi fa	-14
>>mi ha	-31
>>mia .	-11
>>min ,	-11
>>minuti ,	-9
>>mio suocero	-16
>>mm ,	-24
>>n .	-18
>>nasce dal	-12
>>nel 0	-13
>>nel bidone	-20
>>nel contenitore	-16
>>nel lavello	-15
>>nel locale	12
>>nel novantotto	-12
>>nel telo	-15
>>nel verso	-15
>>nella cartella	-25
>>nella cassetta	-17
>>nella stanza	-10
>>nella tazza	-10
>>nella vasca	-18
>>nelle buste	-10
>>nello stesso	-10
>>nera .	-11
>>nero su	-18
>>nessuno ,	-15
>>niente .	-9
>>niente maiale	-16
>>no ,	-25
>>no .	-18
>>no e	-19
>>no scusa	-18
>>no scusate	-20
>>no tre	16
>>noi ,	-14
>>noi .	-13
>>noi facciamo	-21
>>non arriva	-13
>>non ci	-32
>>non coincidono	-12
>>non dice	-15
>>non esiste	-15
>>non hanno	-16
>>non in	-25
>>non la	-14
>>non le	-11
>>non li	-13
>>non lo	-29
>>non parte	-23
>>non se	-12
>>non sono	11
>>non va	-14
>>non viene	-15
>>non vuole	-16
>>non è	-17
>>nulla ,	-12
>>nuova (	-14
>>nuovo e	-11
>>o con	-13
>>o di	-11
>>o la	-16
>>o sangue	-8
>>ogni 0	-19
>>ogni dieci	-9
>>ogni due	11
>>ogni quattro	-14
>>ogni quindici	-23
>>ogni sera	-24
>>ogni volta	-14
>>oltre 0	-13
>>oltre la	-11
>>ore ,	-24
>>ore .	-14
>>ore 0	14
>>ore di	-12
>>pari ,	-13
>>parte la	-15
>>partendo dalla	-8
>>per 0	-17
>>per cento	-23
>>per chi	-24
>>per dieci	-11
>>per favore	-17
>>per gli	-16
>>per il	-39
>>per iscritto	-19
>>per le	-31
>>per legge	-15
>>per mezz'ora	-9
>>per quaranta	-11
>>per telefono	-22
>>per terra	-22
>>per tutti	-13
>>per ultima	13
>>per ultimo	-20
>>per un	-25
>>per un'ora	-8
>>per una	-15
>>per venti	-16
>>per volta	-9
>>perché gli	-14
>>perché il	-21
>>perché nessuno	-17
>>perché sto	-15
>>perché una	14
>>perché è	11
>>personale .	-12
>>persone ,	-14
>>pesa 0	-15
>>piano ,	-9
>>piano e	-8
>>piccola ,	-14
>>piena :	-9
>>più .	-14
>>più di	-29
>>poi i	-19
>>poi il	-24
>>poi si	-40
>>preme il	-16
>>prende il	-11
>>presto ,	-9
>>prima ,	-17
>>prima .	-20
>>prima :	-13
>>prima della	-24
>>prima poi	-13
>>prima si	-20
>>pulito .	-18
>>qualcosa di	-15
>>quando ha	-20
>>quando la	-15
>>quando è	-13
>>quanto segue	-22
>>quaranta minuti	-20
>>quattro ore	-15
>>quella di	-20
>>quelli con	-15
>>quello che	-19
>>quello era	-12
>>questo .	-10
>>ragione ,	-15
>>report con	-11
>>resta in	-14
>>restano in	-11
>>rev .	-17
>>rosso ,	-15
>>rosso =	-9
>>rotto :	-10
>>rovesciato .	-23
>>sbagliati .	-9
>>sbagliato ,	-19
>>scende a	-16
>>scende in	-10
>>scorso .	-10
>>scritto come	-15
>>se c'è	-23
>>se ci	-13
>>se ha	-16
>>se la	-23
>>se lo	-15
>>se ne	-16
>>se nessuno	-19
>>se no	-12
>>se si	-17
>>se è	-22
>>seguire senza	-17
>>sei mesi	-17
>>sempre ,	10
>>sempre con	-12
>>sempre in	-17
>>sempre per	-19
>>senza la	-11
>>sera ,	-19
>>settimane ,	-15
>>si accende	-25
>>si accendono	-10
>>si aggiunge	-8
>>si apre	-17
>>si aprono	-17
>>si arriva	-28
>>si asciuga	-18
>>si aspetta	-16
>>si buttano	-23
>>si cambia	-17
>>si cambiano	-20
>>si caricano	-17
>>si chiama	-30
>>si chiede	-19
>>si chiude	-40
>>si chiudono	-11
>>si compila	-12
>>si consegna	-26
>>si consegnano	-27
>>si contano	-16
>>si controlla	-12
>>si controllano	-17
>>si dice	-27
>>si disinfetta	-19
>>si dà	-30
>>si fa	31
>>si fanno	8
>>si ferma	-37
>>si gira	-27
>>si guarda	-17
>>si lava	-18
>>si lavano	-26
>>si lega	-30
>>si manda	-22
>>si mette	-34
>>si mettono	-20
>>si ordinano	-12
>>si parte	-22
>>si passa	-19
>>si pesa	-15
>>si porta	-16
>>si prende	-11
>>si prova	-18
>>si raschia	-19
>>si rimette	-15
>>si scambiano	-10
>>si sciacqua	-12
>>si scrive	-15
>>si segna	-25
>>si sente	-19
>>si solleva	-8
>>si sono	-18
>>si stampa	-19
>>si taglia	-17
>>si tagliano	-14
>>si telefona	-13
>>si tengono	-21
>>si tira	-16
>>si toglie	-29
>>si tolgono	-11
>>si usa	-16
>>si va	-12
>>si versano	-11
>>si è	-23
>>sia lo	-18
>>soci ,	-11
>>solo ,	-18
>>solo al	15
>>solo col	-23
>>solo con	-14
>>solo i	-15
>>solo se	-18
>>solo tra	12
>>sono 0	-10
>>sono già	-16
>>sopra 0	-12
>>sopra i	-30
>>sopra il	-15
>>sotto ,	13
>>sotto .	-12
>>sotto 0	-8
>>sotto cappa	-16
>>sotto i	-27
>>sotto il	-23
>>sotto la	-29
>>sta a	-15
>>stesso ,	-12
>>su bianco	-20
>>su carta	-17
>>su come	-17
>>su cosa	-17
>>su due	-21
>>su ogni	-12
>>su tre	-16
>>su un	-21
>>su una	-20
>>subito ,	-15
>>subito .	-22
>>subito alla	-10
>>sui tavoli	-9
>>sul canale	-16
>>sul carrello	-10
>>sul cartellino	-8
>>sul foglio	-19
>>sul muro	-18
>>sul polso	-12
>>sul portale	-12
>>sul posto	-15
>>sul quaderno	-13
>>sul registro	-11
>>sul telefono	-14
>>sulla lavagna	-12
>>sullo scaffale	-14
>>sì ,	-23
>>sì e	-20
>>tedesco ,	-21
>>test e	-13
>>ti mando	-24
>>ti ricordi	-21
>>tiene la	-10
>>tra un	20
>>tre il	-16
>>tre volte	10
>>tu che	-13
>>tutti ,	-17
>>tutti a	-17
>>tutti gli	-21
>>tutti insieme	-16
>>tutto .	-11
>>tutto e	-23
>>tutto in	-14
>>tutto intorno	-12
>>un caffè	-12
>>un campione	-17
>>un documento	-17
>>un foglio	-21
>>un protocollo	-13
>>un quarto	-15
>>un testo	-28
>>una alla	-15
>>una cosa	-22
>>una mano	-14
>>una notte	-17
>>una per	-24
>>una procedura	-12
>>una regola	-17
>>una scheda	-19
>>una settimana	13
>>una trentina	8
>>una volta	-23
>>uno di	-14
>>uno per	-26
>>va bene	13
>>va fatto	11
>>va in	-30
>>va nel	-15
>>va nella	-11
>>venti minuti	-25
>>verde ,	-10
>>verso il	-16
>>verso la	-9
>>verso le	-18
>>vi chiedo	15
>>via ,	-13
>>via .	-10
>>via la	-15
>>vicino a	11
>>viene il	-14
>>voi .	-18
>>volta ,	-16
>>volta ha	-15
>>volta in	-17
>>vuole che	-15
>>vuota ,	-18
>>| -	-10
>>| chi	-16
>>| |	11
>>« la	-9
>>° c	-11
>>» ,	-13
>>» .	-21
>>è a	-17
>>è arrivato	-18
>>è capitato	-14
>>è che	-24
>>è di	-25
>>è già	-14
>>è in	-16
>>è la	-16
>>è per	-13
>>è quella	-10
>>è quello	-21
>>è rimasto	-12
>>è sotto	-13
>>è sulla	-17
>>è tornato	-10
>>è un	-25
>>è venuto	-19
>>– 0	-33
>>– da	15
>>– magazzino	-16
>>– promemoria	20
>>– ufficio	-10
>@	-24
>]	-16
>_	-10
>a	-20
>abbiamo	-38
>accende	-8
>accesa	-8
>acceso	-22
>acqua	-43
>acquisto	-12
>ad	-9
>adesso	-20
>aggiorna	-12
>agli	-27
>agnese	-23
>agricola	-18
>ai	-20
>al	-29
>alberghi	-12
>alcalino	-15
>alimentare	-29
>all'aperto	-15
>all'ombra	-25
>all'ora	-9
>all'ufficio	-22
>all'uscita	-15
>alla	-56
>alle	-51
>allievi	-12
>allo	-22
>allora	18
>alpino	-13
>alto	-10
>altro	-19
>anche	-38
>ancora	-22
>andata	-23
>anni	-40
>annota	-11
>anzi	-21
>anziani	-17
>aperte	-22
>aperto	-19
>appena	-13
>appesa	-11
>apposta	-14
>appunti	-10
>apre	10
>arriva	-28
>arrivano	-9
>ascensore	-22
>asciutto	-18
>aspetta	-18
>aspettare	-13
>aspetti	-15
>assorbente	-11
>assunta	-14
>attenzione	-17
>attiva	-9
>automatico	-22
>avanti	-11
>avanzata	-16
>avanzato	-16
>avere	-19
>aveva	-17
>avvisa	-17
>b	-25
>bagnanti	-22
>bagnata	-16
>bagnato	-16
>balla	-17
>bambini	-16
>banco	-16
>bar	-15
>bassa	-17
>basso	-14
>ben	-9
>bene	-22
>beve	-22
>bianca	-19
>bianchi	-18
>bianco	-14
>bisogna	-8
>bloccata	-15
>blu	-17
>borse	-13
>bottiglie	-12
>bravo	-10
>brevi	-17
>bufale	-20
>buste	-10
>c	-21
>c'è	-36
>cade	15
>cadere	-13
>cambia	-17
>cambiano	-25
>cambiato	-16
>capisce	-18
>capito	-13
>carburante	-17
>carta	-9
>cassette	-18
>cavalli	-18
>ce	-19
>centrale	-19
>che	14
>chi	-49
>chiama	-28
>chiara	-18
>chiede	-31
>chiedi	-12
>chiediamo	-9
>chiesto	-21
>chili	-15
>chiude	-17
>chiusa	-13
>chiuse	-20
>chiusi	-27
>chiuso	-19
>ci	-40
>ciao	-28
>ciascuno	-11
>circa	-26
>citrico	-20
>civile	-18
>cm	-21
>coi	-22
>col	-52
>collegata	-10
>colore	-16
>comincia	15
>compila	-22
>comunale	-29
>comune	-15
>comuni	-21
>con	-35
>conferma	-11
>consegna	-9
>consegnare	-9
>consegnata	-19
>conta	-11
>contabile	-20
>contati	-16
>contro	-16
>coperti	-11
>coperto	-15
>copia	-28
>corda	-18
>corrente	-13
>corsini	-14
>corte	-13
>corto	-18
>cosa	-44
>cose	-15
>così	-36
>crepato	-11
>d'acciaio	-18
>d'accordo	-20
>d'acqua	-22
>d'alluminio	-17
>d'emergenza	-25
>d'identità	-23
>d'ingresso	-20
>dai	-37
>dal	-61
>dall'alto	-13
>dalla	-29
>dalle	-24
>dallo	-16
>data	-25
>dati	-13
>dato	-11
>davanti	-34
>degli	-52
>dei	-35
>del	-21
>dell'acqua	-31
>dell'anno	-15
>dell'asilo	-17
>della	-80
>delle	-60
>dentro	-34
>desk	-14
>detta	-10
>deve	11
>devono	8
>di	-60
>dice	-32
>dieci	-43
>dietro	-35
>dire	-17
>disabili	-12
>disinfettante	-13
>ditta	-15
>diverse	-11
>diverso	-11
>dobbiamo	-19
>documento	-16
>dodici	-23
>dolore	-15
>domani	-20
>domenica	-17
>donne	-11
>dopo	-48
>dott	-11
>dove	-28
>due	-12
>dunque	12
>durano	10
>durante	-21
>e	-17
>ecco	33
>ed	9
>eh	-30
>ehm	-34
>elettrico	-27
>elettronico	-14
>entra	-19
>entrano	-12
>entro	-46
>era	-26
>ero	-23
>esce	-11
>escono	-13
>esegue	-9
>essere	-25
>est	-22
>esterna	-24
>esterni	-15
>esterno	-9
>euro	-30
>fa	-31
>faccio	-11
>faceva	-16
>fao	-13
>far	-12
>fare	-14
>fatto	-16
>felice	-13
>ferma	-19
>fermi	-13
>fermo	-14
>filtri	-22
>fin	-10
>fine	-19
>finisce	16
>finiscono	-15
>fino	-40
>fiocchi	-9
>firma	-21
>firmata	-19
>firmato	-15
>fiscale	13
>fissare	-11
>fisso	-14
>fitosanitario	-8
>fogli	-10
>foglio	-18
>forte	-22
>foto	-18
>fra	13
>fumare	-13
>funziona	-21
>fuoco	-16
>g/mq	-17
>generale	-16
>generica	-14
>gennaio	-18
>gg	-14
>gialla	-14
>gialli	-27
>gino	-13
>giorni	-35
>giorno	-10
>giovedì	13
>gira	-21
>girate	-15
>giri	-14
>giusta	-9
>giusto	11
>già	-27
>giù	-42
>gli	-34
>gradi	-27
>grande	-19
>grandi	-23
>grazie	-18
>grossa	-18
>guarda	-19
>guidando	-16
>ha	-41
>hanno	-28
>ho	-22
>i	-69
>ieri	-25
>incrociate	-16
>indietro	-14
>inferiore	-13
>infila	-24
>informazioni	-16
>ing	-19
>inox	-17
>insieme	-23
>insiste	-12
>intera	-20
>interna	-17
>interno	-29
>intorno	-10
>invece	-18
>invernale	-15
>inviato	-13
>io	-51
>italia	-9
>iva	-16
>kg	-12
>l'acido	-17
>l'altezza	-18
>l'altra	-19
>l'anno	-29
>l'antidolorifico	-10
>l'area	-21
>l'asta	-24
>l'autorizzazione	-14
>l'avviso	-8
>l'ha	-23
>l'ho	13
>l'ora	-14
>l'ordine	-16
>l'ospite	-12
>l'ultima	-18
>l'uso	-11
>la	-22
>larghe	-9
>lascia	-11
>laterale	-10
>lavato	-17
>lavoro	-21
>legge	-12
>leggera	-14
>lei	-27
>lenzuola	-19
>letti	-12
>letto	-15
>libera	-22
>libero	-17
>list	-14
>lo	28
>locale	-11
>loco	-11
>lontano	-11
>loro	-18
>luca	-17
>lui	-17
>lunga	-16
>lunghi	-9
>lì	-21
>m	-18
>ma	-40
>madre	-21
>maggio	-18
>mai	-41
>mail	-13
>male	-19
>mamma	-21
>manager	-20
>manca	-14
>mancante	-18
>mani	-16
>mano	-19
>massimo	-25
>mattina	-10
>me	-23
>medici	-15
>medicine	-8
>medico	-15
>meno	-9
>mentre	-27
>mesi	-19
>metri	-22
>mezz'ora	-34
>mezza	-11
>mezzo	-18
>mi	-54
>mia	-25
>microfoni	-19
>min	-13
>minima	-13
>minorenni	-19
>minuti	-23
>mio	-30
>misura	-18
>mm	-24
>monta	-16
>mungitura	-16
>musicale	-15
>n	-18
>nasce	-18
>ne	-27
>negli	-16
>nei	-37
>nel	-18
>nella	-10
>nelle	14
>nello	-17
>nera	-14
>neri	-15
>nero	-22
>nessuno	10
>niente	-35
>no	-15
>nodi	-19
>noi	-28
>nome	-11
>nomi	-12
>nostra	-17
>nulla	-14
>numero	-16
>nuova	-21
>nuove	-16
>nuovi	-28
>nuovo	-35
>o	-56
>obbligatorio	-10
>oggi	-15
>ogni	20
>ognuno	-15
>ok	-23
>oltre	-17
>ora	-8
>originale	-14
>ottanta	-15
>ottobre	-15
>pari	-15
>parte	-26
>partendo	-8
>pascoli	-8
>passa	15
>passo	-16
>password	-8
>pecore	-17
>per	-16
>perché	22
>perde	-12
>perse	-20
>personale	-14
>persone	-15
>pesa	-15
>pesanti	-21
>pesi	-10
>peso	-11
>piano	-33
>pianoforti	-22
>piatto	-16
>piccola	-20
>piccoli	-12
>piena	-16
>pieni	-9
>pieno	-16
>più	-41
>poco	-14
>poi	-58
>porta	-19
>portata	-11
>possono	-16
>posti	-19
>precedente	-18
>prelievo	-21
>preme	-16
>prende	-21
>prepara	-14
>preso	-14
>pressione	-9
>presso	-17
>presto	-19
>protegge	-8
>protesta	-10
>prova	-21
>provata	-16
>prove	-17
>pulisce	-19
>pulita	-14
>pulito	-22
>pure	-26
>può	-13
>qualcosa	-22
>qualcuno	-16
>qualità	-24
>qualsiasi	-13
>quanto	-31
>quaranta	-22
>quarantena	-9
>quattro	-25
>quel	-16
>quella	-32
>quelle	-18
>quelli	-32
>quello	-33
>questa	-20
>questi	-10
>questo	-16
>qui	-18
>raccoglie	-14
>radio	-22
>ragazzi	-15
>ragione	-15
>rapaci	-18
>registra	-19
>regole	-18
>reparto	-20
>report	-11
>resta	-10
>restano	12
>rev	-17
>riceve	10
>riceviamo	-19
>richiama	-11
>ride	-15
>rientra	-18
>riferisce	-22
>riga	-10
>ripete	-18
>rispetto	-15
>risponde	-18
>risposta	-15
>ritira	-12
>rivolta	-9
>rocco	-17
>rodari	-14
>rossa	-27
>rosso	-15
>rotta	-10
>rotto	-15
>roulant	-10
>rovesciato	-23
>sabato	-9
>sala	-21
>sale	-10
>sanitario	-21
>sapere	-15
>sbagliati	-9
>sbagliato	-20
>scade	-9
>scaduti	-17
>scaffale	-17
>scale	-18
>scatole	-20
>scende	-18
>scorsa	-16
>scorso	-16
>scritta	-14
>scritto	-27
>scrive	-24
>scrivi	-22
>scuola	-9
>scusa	-20
>se	-50
>secca	-11
>secchi	-20
>secondi	-20
>secondo	-21
>segna	-17
>seguire	-17
>sei	-20
>semplice	-16
>sempre	11
>sennò	-23
>senza	-38
>separata	-20
>separati	-13
>sera	-19
>serale	-18
>serve	-12
>sessanta	-15
>settimane	-17
>siamo	-32
>siano	-12
>singolarmente	-9
>soci	-11
>sociali	-19
>soldi	-15
>soltanto	-16
>sopra	-40
>soprattutto	-14
>sotto	-23
>sparsi	12
>speciali	-13
>specie	-13
>spenta	-18
>spenti	-10
>spento	-23
>spettacolo	-23
>spiegare	-18
>sporca	-22
>sportello	-13
>squadra	-21
>sta	-25
>staccato	-18
>stampa	-19
>stampati	-10
>stanno	-14
>stare	-16
>stessa	-12
>stesso	-22
>stia	-12
>sto	-10
>storica	9
>stretto	-11
>strumenti	-18
>studio	-14
>su	-16
>sua	-13
>subito	-35
>sui	-15
>sul	-16
>sulla	-46
>sulle	-29
>sullo	-19
>suona	-16
>suonano	18
>suor	-24
>svegli	-17
>tacca	-18
>tanto	-16
>tecnico	-13
>tedesco	-21
>telefona	-20
>telefonata	-16
>temperatura	-12
>test	-25
>tiene	-16
>tieni	-12
>tommaso	-12
>torna	-17
>tornano	-26
>tra	-15
>tranne	-11
>trenta	-10
>troppo	-16
>tu	-37
>turno	-21
>tutte	-21
>tutto	-23
>umidità	-9
>un	-53
>un'istruzione	-18
>un'ora	-16
>un'unica	-14
>una	-34
>uno	-39
>usare	-13
>usate	-13
>usati	-27
>uscita	-19
>va	9
>vabbè	-17
>vale	13
>vanno	-39
>vecchi	-14
>vecchia	-16
>vecchio	-16
>vedere	-16
>vendita	-12
>venerdì	-12
>vengono	-29
>venti	-27
>verde	-28
>verso	-30
>vi	12
>via	-38
>viaggiano	-26
>vicino	10
>visita	-9
>visto	-10
>vivo	-15
>voi	-29
>volevo	-9
>volontari	-18
>volontario	-19
>volta	-35
>volte	-13
>vorrei	13
>vuol	-17
>vuole	-31
>vuota	-23
>zio	-24
>«	-18
>°	-23
>·	-13
>»	-25
>è	-30
>—	15
>€	-9
>👍	-10
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[,	-9900
[-	-9900
[-'ho	-23
[--it	-11
[-.le	-14
[-.ra	-10
[-/mq	-14
[-a	-74
[-aca	-26
[-ace	-18
[-aci	9
[-ack	-16
[-aco	-19
[-acy	-17
[-ada	-34
[-ado	-27
[-afo	-19
[-aga	-27
[-age	-16
[-agg	-13
[-ago	-23
[-ah	-13
[-aia	-33
[-ail	-13
[-aio	-36
[-ala	-46
[-ale	-40
[-ali	-50
[-alo	-18
[-ama	-26
[-ame	-20
[-amp	-13
[-amu	-15
[-ana	-41
[-and	12
[-ang	-16
[-ano	-40
[-ant	-13
[-api	-22
[-app	-17
[-apà	-26
[-ara	-10
[-are	-15
[-ari	-48
[-aro	-23
[-art	-15
[-arà	-18
[-ase	-39
[-asi	-38
[-asl	-15
[-ast	-20
[-ata	-35
[-ate	-44
[-ati	-17
[-ato	-71
[-ava	-35
[-ave	-18
[-avi	-32
[-avo	-31
[-axi	-17
[-azi	-23
[-ban	-19
[-bbe	-46
[-bbè	-21
[-bea	-8
[-bel	-23
[-ben	-19
[-bia	-23
[-bio	23
[-blu	-21
[-boh	-14
[-bot	-18
[-box	-22
[-bra	-26
[-bre	-39
[-bro	-18
[-bus	11
[-cca	-44
[-cce	-24
[-cci	-23
[-ccp	-10
[-cei	-26
[-ceo	-20
[-che	-35
[-chi	-19
[-ché	-20
[-cia	-42
[-cie	-26
[-cio	-8
[-ciò	-23
[-clo	-20
[-cm	-12
[-coi	-28
[-col	-14
[-cro	-21
[-cun	-11
[-da	-36
[-dae	-8
[-dda	-17
[-ddo	-25
[-ddt	-10
[-der	-18
[-dge	-10
[-dia	-34
[-die	-13
[-dio	-35
[-dit	-20
[-do	-19
[-don	-21
[-dr	-13
[-dre	-27
[-dri	-14
[-dua	-16
[-due	-40
[-eca	-27
[-ece	-28
[-eci	-23
[-eco	-14
[-ed	-20
[-eda	-10
[-ede	-32
[-edi	-36
[-edo	-19
[-edì	-21
[-ega	-15
[-egi	-11
[-ego	-25
[-ela	-36
[-ele	-36
[-eli	-23
[-elo	-46
[-ema	-24
[-eme	-25
[-emi	-30
[-emo	-22
[-ena	-37
[-ene	-32
[-eni	-38
[-eno	-43
[-ent	-15
[-enù	-12
[-eom	-11
[-eon	-15
[-epe	-18
[-era	-64
[-ere	-38
[-eri	-53
[-ero	-25
[-ers	-20
[-erà	-27
[-esa	15
[-ese	-37
[-esi	-35
[-esk	-11
[-eta	-29
[-ete	-12
[-eti	-20
[-eto	-27
[-età	-30
[-eva	-46
[-eve	-27
[-evi	-37
[-evo	-31
[-ex	-22
[-f	-10
[-fao	-9
[-ffa	-17
[-ffe	-23
[-ffi	-17
[-fia	-35
[-fie	-14
[-fin	-13
[-fio	-18
[-fra	-11
[-fre	-16
[-fwd	-17
[-g	-14
[-gan	-12
[-ger	-17
[-gga	-13
[-gge	-15
[-ggi	13
[-ghe	-32
[-ghi	-34
[-ght	-17
[-gie	-18
[-gio	24
[-gla	-24
[-gle	-15
[-gli	-21
[-gna	-8
[-gne	17
[-gni	-19
[-gro	-12
[-gue	-35
[-guo	-11
[-h	-14
[-hah	-14
[-hai	-29
[-hat	-10
[-hia	-40
[-hid	-10
[-hie	-33
[-hio	-27
[-hip	-16
[-hon	-16
[-hot	-10
[-i	-23
[-ial	-13
[-ibo	-14
[-ica	-33
[-ice	-56
[-ici	-53
[-ico	-23
[-ida	-28
[-ide	-33
[-idi	-24
[-ido	-38
[-iei	-13
[-iga	-21
[-ige	-16
[-igi	-18
[-igo	-18
[-ila	-40
[-ile	-44
[-ili	-32
[-ilm	-24
[-ima	-19
[-ime	-36
[-imi	-36
[-imo	-30
[-imè	-10
[-in	-46
[-ina	-11
[-ine	-33
[-ini	-56
[-ink	-10
[-ino	-25
[-ion	-16
[-ipo	-21
[-isa	-27
[-ise	-26
[-isi	-36
[-iso	-31
[-ist	-26
[-ità	-26
[-iva	-52
[-ive	-24
[-ivo	-24
[-izi	-18
[-ker	-11
[-ket	-15
[-kg	-15
[-la	19
[-lab	-11
[-lai	-15
[-lay	-10
[-lce	-25
[-lci	-14
[-lco	-27
[-lda	-21
[-lde	-9
[-ldi	-23
[-ldo	-34
[-le	-17
[-lea	-21
[-leo	-17
[-ler	-28
[-let	-21
[-lfo	-21
[-lga	-29
[-lge	-22
[-lia	-47
[-lie	-49
[-lio	-30
[-lis	-19
[-lla	-28
[-lle	-55
[-lli	-18
[-lma	-20
[-lmo	-18
[-lo	-16
[-lon	-10
[-lpa	-18
[-lpo	13
[-lso	-13
[-lte	-21
[-lti	-34
[-lto	-31
[-ltà	-14
[-lva	-14
[-lve	-27
[-lvo	-22
[-lza	-30
[-lze	-13
[-lzi	-16
[-m	-24
[-m'è	-24
[-man	-19
[-mar	-20
[-max	-24
[-mba	-14
[-mbe	-26
[-mbi	-27
[-mbo	-22
[-mer	-13
[-mid	-10
[-mie	-24
[-mio	-10
[-mm	-22
[-mma	-35
[-mme	-19
[-mmi	-33
[-mmo	-28
[-mpi	-12
[-mpo	-41
[-n'è	-11
[-nal	-13
[-nas	-20
[-nca	-22
[-nce	-23
[-nci	-16
[-nco	10
[-nda	-48
[-nde	-44
[-ndi	-31
[-ndo	16
[-ndì	-14
[-nei	-21
[-nel	-13
[-neo	-16
[-ner	-24
[-nes	-12
[-net	-14
[-nga	-30
[-ngo	-33
[-nia	-32
[-nie	-28
[-nio	-30
[-nna	-37
[-nne	-33
[-nni	-26
[-nno	-45
[-non	-12
[-nor	-19
[-nox	-11
[-nsa	-23
[-nso	-21
[-nte	-31
[-nti	-12
[-nto	39
[-ntà	-17
[-nua	-17
[-nza	-14
[-nze	-24
[-nzi	-29
[-nzo	-32
[-né	-18
[-née	-17
[-oba	-35
[-oca	-10
[-oce	-13
[-oci	-29
[-oco	-38
[-oda	-25
[-ode	-17
[-odi	-22
[-odo	-16
[-ogg	-24
[-ogi	-22
[-ogo	-40
[-oh	-22
[-oia	-27
[-oie	9
[-oio	-26
[-ola	-36
[-ole	-58
[-oli	-50
[-olo	-17
[-oma	-19
[-ome	45
[-omi	-36
[-omo	-25
[-ona	-45
[-one	37
[-oni	-11
[-ono	-34
[-ook	-13
[-ool	-17
[-oop	-21
[-opa	-8
[-ora	-49
[-ord	-25
[-ore	-39
[-ori	-17
[-oro	-11
[-ort	-16
[-osa	16
[-ose	-22
[-osi	-29
[-oso	-35
[-oss	-12
[-ost	-18
[-ota	-18
[-ote	-32
[-oti	-24
[-oto	-30
[-ott	-14
[-otò	-20
[-out	-12
[-ova	-15
[-ove	-33
[-ovi	-34
[-ovo	-29
[-own	-12
[-p.c	-16
[-pas	-21
[-pc	-12
[-pec	-10
[-per	-51
[-pia	11
[-pie	-26
[-pio	-25
[-pis	-16
[-po'	-18
[-pos	-12
[-ppa	-30
[-ppe	-17
[-ppi	-28
[-ppo	-22
[-pra	-14
[-pre	-15
[-pri	-27
[-pro	-14
[-pta	-11
[-pur	-18
[-qua	-49
[-que	-36
[-qui	-19
[-quo	-19
[-r	-21
[-rae	-12
[-rah	-17
[-rai	-10
[-ray	-16
[-rba	-18
[-rbo	-14
[-rci	-39
[-rda	-29
[-rde	-30
[-rdi	-36
[-rea	-23
[-rei	-54
[-reo	-19
[-rev	-15
[-rga	-28
[-rge	-21
[-rgo	15
[-ria	-65
[-rie	-33
[-rio	-36
[-ris	-15
[-rla	-24
[-rle	-27
[-rlo	-34
[-rma	-44
[-rme	-37
[-rmi	-31
[-rmo	-25
[-rna	-33
[-rne	-32
[-rni	-36
[-rno	-55
[-roc	-23
[-rof	-25
[-rpa	-15
[-rpe	-29
[-rra	-25
[-rre	-31
[-rri	-21
[-rro	-18
[-rrà	-15
[-rsa	-13
[-rsi	-40
[-rso	10
[-rta	-31
[-rte	-52
[-rti	-49
[-rto	-37
[-rva	-12
[-rvi	-15
[-rza	-18
[-rze	-9
[-rzo	-19
[-sa	-26
[-sab	-15
[-sai	-22
[-san	-28
[-sca	-33
[-sce	-52
[-sci	-37
[-sco	-44
[-sei	-17
[-seo	-30
[-set	15
[-si	-12
[-sia	-20
[-sig	-9
[-sim	-9
[-sio	-20
[-soi	-15
[-son	-17
[-sor	-17
[-spe	-18
[-spp	-18
[-ssa	-55
[-sse	-45
[-ssi	-46
[-sta	-32
[-ste	-46
[-sti	9
[-sto	-43
[-sua	-16
[-sud	-12
[-sé	-17
[-t	-20
[-tai	-17
[-tar	-23
[-te	-19
[-tel	-20
[-teo	-24
[-ter	-34
[-tia	-26
[-tis	-21
[-toi	-11
[-tom	-9
[-top	-12
[-tor	-32
[-tra	-18
[-tre	-33
[-tri	-56
[-tro	-54
[-tta	-11
[-tte	-33
[-tti	-27
[-tto	-33
[-ttà	-17
[-tua	-20
[-ubi	-13
[-ubo	-17
[-uca	-34
[-uce	-21
[-uco	-23
[-uda	-11
[-udi	-18
[-udo	-8
[-uet	-18
[-ufa	-8
[-uga	-31
[-uio	-19
[-ula	-21
[-ule	-16
[-uli	-16
[-uma	-29
[-ume	-24
[-umi	-20
[-umo	-23
[-ump	-17
[-un	-36
[-una	-24
[-une	-17
[-uni	-28
[-uno	-28
[-unt	-16
[-uoi	-18
[-uol	-22
[-uon	-16
[-uor	-11
[-upa	-12
[-ura	59
[-urc	-14
[-uri	-22
[-uro	-37
[-usa	-38
[-use	-33
[-usi	-26
[-uta	-13
[-ute	-24
[-uti	-32
[-uto	-51
[-v	-17
[-v'è	-11
[-va	-13
[-vai	-10
[-val	-10
[-van	-13
[-ve	-15
[-ver	-29
[-via	-28
[-vin	-19
[-vre	-19
[-vrà	-21
[-vrò	-22
[-x	-16
[-xer	-20
[-zia	16
[-zie	-17
[-zio	-51
[-zza	-17
[-zze	-26
[-zzi	-27
[-zzo	-39
[-️	-25
[.	-9900
[/	-9900
[0	-9900
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[a :	-20
[[a bagno	-12
[[a bordo	-22
[[a caldo	-21
[[a caso	-9
[[a cento	-13
[[a che	-9
[[a chi	-23
[[a contatto	-15
[[a cura	-9
[[a destra	-11
[[a dicembre	-17
[[a domicilio	-20
[[a dover	-19
[[a due	-15
[[a febbraio	-8
[[a fine	-32
[[a foglia	-12
[[a gennaio	-12
[[a giugno	-19
[[a inizio	-11
[[a legna	-9
[[a luglio	-14
[[a macchina	-12
[[a maggio	-17
[[a mano	-32
[[a marzo	-11
[[a me	-29
[[a metà	-23
[[a mia	-9
[[a modo	-11
[[a monte	-11
[[a nessuno	-12
[[a noi	-15
[[a notte	-19
[[a novembre	-15
[[a occhi	-21
[[a occhio	-9
[[a ogni	-26
[[a parte	-9
[[a peso	-13
[[a piedi	-12
[[a portata	-9
[[a pranzo	-15
[[a quanto	-12
[[a quattro	-10
[[a quel	-15
[[a secco	-10
[[a seguito	-14
[[a settembre	-21
[[a settimana	-14
[[a terra	-21
[[a testa	-16
[[a tre	-9
[[a trenta	-11
[[a tutti	-12
[[a un	-26
[[a una	-12
[[a valle	-13
[[a vedere	-9
[[a ventisei	-9
[[a voce	-14
[[a volte	-15
[[abiti da	-19
[[abiti usati	-23
[[acacia e	-14
[[accanto al	-10
[[accessi e	-12
[[accompagna la	-9
[[agg .	-13
[[aggiunge il	-20
[[ahimè ,	-10
[[ai bambini	-23
[[ai bordi	-18
[[ai genitori	-17
[[ai lati	-16
[[ai passeggeri	16
[[aiuto .	-8
[[aiuto |	-11
[[alimentare ,	-16
[[all'arrivo si	-15
[[all'ombra .	-15
[[alla base	-15
[[alla capitaneria	-12
[[alla centrale	-15
[[alla consegna	-20
[[alla famiglia	-13
[[alla fine	-36
[[alla mamma	-11
[[alla mano	-11
[[alla porta	-27
[[alla prima	-20
[[alla scuola	-20
[[alla settimana	-23
[[alla stazione	-17
[[alla volta	-14
[[alloggiati entro	-12
[[alto con	-13
[[altrimenti non	-12
[[alza il	-21
[[alza la	-13
[[andata .	-16
[[animale ,	-14
[[anno .	-14
[[aperto .	-13
[[approvato il	-8
[[appunto ,	-12
[[arriva alla	-14
[[arriva alle	-9
[[arriva dopo	-10
[[arriva e	-12
[[arriva il	-21
[[arriva la	-19
[[arriva per	-18
[[arriva si	-12
[[arriva un	-20
[[arriva una	13
[[arrivare in	-9
[[arrivo :	-14
[[arrivo alle	-14
[[ascensore ,	-19
[[asciuga e	-19
[[assegna la	-8
[[assemblea dei	-17
[[attacca la	-15
[[attaccata al	-17
[[auto e	-13
[[autorizzazione scritta	-11
[[avanti .	-12
[[aveva la	-14
[[avuto due	-14
[[avuto il	-9
[[avvia il	-15
[[avvisare il	-8
[[azienda agricola	-19
[[bacheca e	-11
[[bagna il	-13
[[bagno .	-11
[[banca del	-12
[[banchina .	-17
[[banchina 0	-15
[[banco ,	-10
[[banco 0	-18
[[banda musicale	-10
[[barca si	-15
[[bassa ,	-9
[[bassa e	-13
[[bella ?	-9
[[betta ,	-21
[[biblioteca ,	-9
[[bimbi .	-17
[[bisogna che	-24
[[bisogno che	-14
[[bisogno di	-18
[[blu ,	-15
[[bolla ,	-12
[[bolla e	-10
[[box di	-9
[[bozza per	-14
[[bravo .	-11
[[bravo ma	-13
[[bulloni a	-12
[[buonasera sono	-19
[[buono acquisto	-13
[[butta il	-10
[[buttare giù	-20
[[c'era un	-10
[[cala il	-12
[[caldaia ,	-14
[[caldaia con	-18
[[caldo ,	-14
[[calma e	-11
[[cambiano ogni	-13
[[cambiata ogni	-9
[[camera ,	-9
[[camice e	-8
[[canale 0	-12
[[cantiere via	-12
[[capezzoli con	-12
[[capisce .	-12
[[carico ,	-13
[[carico e	-13
[[cartella del	-9
[[cartella di	-9
[[casaro |	-13
[[cassonetti gialli	-20
[[cauzione 0	-12
[[cavalli :	-10
[[cavalli in	-15
[[cella a	-15
[[ceramica ,	-13
[[cerchio e	-11
[[che a	-13
[[che adesso	-11
[[che arriva	-25
[[che c'è	-12
[[che ce	-11
[[che ci	-23
[[che con	-9
[[che da	-14
[[che dica	-20
[[che diventi	-8
[[che fa	-12
[[che facciamo	-27
[[che fuma	-11
[[che galleggia	-20
[[che gli	-13
[[che ha	-18
[[che ho	-13
[[che i	-20
[[che il	-37
[[che in	-19
[[che io	-13
[[che la	-24
[[che le	-14
[[che maniera	-22
[[che metà	-9
[[che mi	-15
[[che modo	-20
[[che nessuno	-13
[[che non	-22
[[che ogni	-8
[[che ora	-9
[[che parte	-18
[[che passa	-18
[[che però	-15
[[che poi	-12
[[che qualcuno	-18
[[che sarebbe	-21
[[che scade	-12
[[che se	-13
[[che serve	-15
[[che si	-41
[[che sta	-10
[[che stia	-12
[[che torna	-17
[[che tu	-8
[[che un	-21
[[che va	-13
[[che viene	-13
[[che è	-17
[[chi arriva	-14
[[chi consegna	-16
[[chi fa	-18
[[chi finisce	-17
[[chi ha	-33
[[chi l'ha	-21
[[chi lo	-20
[[chi mi	-25
[[chi monta	-27
[[chi non	-15
[[chi prende	-26
[[chi riceve	14
[[chi ritira	16
[[chi scrive	-17
[[chi si	-15
[[chi sta	-16
[[chi trova	-15
[[chi viene	-11
[[chi è	-33
[[chiavi ,	-19
[[chiedere a	-15
[[chili non	-10
[[chiodo a	-11
[[chiudere il	-10
[[chiusi ,	-10
[[chiusi .	-20
[[chiusura contabile	-16
[[cifre del	-9
[[cisterna ,	-16
[[ciò che	-24
[[cloro e	-8
[[collaboratore scolastico	-9
[[collega ,	-11
[[colore e	-10
[[colpa è	-18
[[coltelli a	-16
[[come da	-24
[[come facciamo	12
[[come lo	-28
[[come promesso	-22
[[come se	-20
[[come si	41
[[comincio io	-12
[[compilare il	-16
[[comunale –	-9
[[comunque .	-11
[[condition report	-10
[[confronta la	-8
[[consegna il	-19
[[consegna la	-11
[[consegna si	-24
[[consegne tra	16
[[consorzio irriguo	-10
[[conta i	-19
[[conta le	-19
[[contatori dell'acqua	-14
[[conto dell'associazione	-14
[[controlli che	-17
[[coop .	-11
[[copre con	-14
[[corrente si	-14
[[corte ,	-16
[[cortese attenzione	-16
[[cosa che	-18
[[cosa da	-20
[[cosa del	-25
[[cosa deve	-25
[[cosa fare	19
[[cosa si	-12
[[cosa è	-17
[[cuore e	-13
[[d'emergenza .	-14
[[da 0	-20
[[da :	-24
[[da appendere	-11
[[da bar	-10
[[da casa	-13
[[da dieci	-16
[[da dietro	-12
[[da dove	-19
[[da due	-9
[[da fare	-13
[[da gennaio	-8
[[da lunedì	-13
[[da maggio	-19
[[da mangiare	-22
[[da noi	-42
[[da oggi	-21
[[da parte	-21
[[da più	-9
[[da qualche	-20
[[da quando	-24
[[da qui	-10
[[da rifare	-11
[[da scarpe	-17
[[da settembre	-13
[[da sistemare	-12
[[da sola	-9
[[da sole	-18
[[da soli	-18
[[da tenere	-19
[[da terra	-10
[[da tre	-21
[[da trent'anni	-17
[[da tutta	-8
[[da ultimo	-9
[[da un	-30
[[da una	11
[[da undici	-14
[[da vent'anni	-23
[[dato ,	-9
[[davvero non	-14
[[delega :	-9
[[dell'anno scorso	-13
[[destra e	-10
[[devono essere	-13
[[diciamo a	-9
[[diciamo una	-21
[[differenza oltre	-12
[[disinfettante e	-10
[[disposizione per	-15
[[distinti saluti	-8
[[don luca	-14
[[dopo ,	-20
[[dopo 0	-15
[[dopo aver	-11
[[dopo dieci	-19
[[dopo dodici	-10
[[dopo due	-15
[[dopo e	-9
[[dopo il	-34
[[dopo l'invio	-8
[[dopo l'ultimo	-14
[[dopo la	13
[[dopo le	-24
[[dopo mezz'ora	-15
[[dopo non	-14
[[dopo ogni	-28
[[dopo si	-18
[[dopo un	-14
[[dopo una	-13
[[doppia copia	-10
[[doppio e	-16
[[dott .	-14
[[dr .	-13
[[duemila euro	-15
[[durano dieci	-8
[[durante il	-10
[[durante la	-12
[[ed .	-13
[[elenco e	-19
[[entrare in	-19
[[escono dalla	-12
[[esterni ,	-9
[[estintori a	-17
[[familiari e	-12
[[farina forte	-11
[[farmaci .	14
[[farne una	-12
[[fascicolo e	-15
[[fase |	-16
[[fattura ,	-21
[[fede ,	-9
[[fili rotti	-8
[[filo e	-14
[[finestre chiuse	-12
[[finisce il	-12
[[finiscono nel	-8
[[finita l'ultima	-14
[[fiocchi o	-13
[[firmare il	-12
[[firmata da	-8
[[firme .	-12
[[fisso .	-14
[[foglie o	-16
[[foglio che	-16
[[foglio con	-9
[[foglio da	-22
[[foglio di	-16
[[foglio dice	-15
[[foglio haccp	-9
[[foglio se	-18
[[foglio è	-11
[[forchetta ,	-9
[[forma ,	-12
[[forma si	-24
[[foto ,	-11
[[foto .	-9
[[foto col	-14
[[foto del	-13
[[foto di	-13
[[foto e	-17
[[foto si	-13
[[fotografa con	-18
[[fotografa il	-13
[[fotografa la	-13
[[fotografie e	-11
[[freddo e	-16
[[freno a	-14
[[fretta ,	-9
[[fretta .	-11
[[fwd :	-17
[[g .	-12
[[gennaio e	-10
[[gentilissimi ,	-16
[[geom .	-11
[[gestione dei	20
[[getti nella	-12
[[ghiaccio .	-14
[[gialla ,	-9
[[giallo non	-13
[[ginocchia .	-9
[[girare il	-10
[[giro a	-10
[[giro della	-22
[[giro la	-17
[[giro quello	-12
[[giro si	-12
[[giugno e	-9
[[gli accessi	-13
[[gli aghi	-10
[[gli allenatori	-15
[[gli altri	-23
[[gli assegni	-16
[[gli fa	-19
[[gli oggetti	14
[[gli orari	-12
[[gli originali	-13
[[gli orologi	15
[[gli ospiti	-11
[[gli si	-9
[[gli spartiti	-19
[[gli stivali	-13
[[gli uffici	-20
[[guardano i	-13
[[guardi il	-10
[[guardia e	-15
[[i 0	-21
[[i bambini	-12
[[i biglietti	-13
[[i buoni	-13
[[i cani	-13
[[i capezzoli	-13
[[i caratteri	-21
[[i clienti	-26
[[i collaboratori	-15
[[i delegati	-9
[[i disegni	-18
[[i documenti	-13
[[i due	-19
[[i faldoni	-11
[[i familiari	-20
[[i filtri	-18
[[i fogli	16
[[i giorni	-17
[[i giovani	-13
[[i gruppi	-16
[[i guanti	-22
[[i letti	-23
[[i libri	-27
[[i melari	-10
[[i miei	-14
[[i minori	-10
[[i nostri	-15
[[i parenti	-18
[[i passaggi	-15
[[i passeggeri	-15
[[i passi	-20
[[i pezzi	-18
[[i piatti	-10
[[i portici	-13
[[i posti	-19
[[i primi	-15
[[i prodotti	-9
[[i proprietari	-17
[[i punti	-22
[[i quaranta	-11
[[i ragazzi	-32
[[i rami	-14
[[i reparti	-9
[[i resi	-9
[[i resti	-9
[[i rifiuti	-17
[[i rossi	-9
[[i rubinetti	-14
[[i sacchetti	-21
[[i sacchi	-19
[[i sigilli	-10
[[i succhioni	-8
[[i telaini	-13
[[i tre	-10
[[i tubi	-12
[[i turisti	-22
[[i vestiti	-15
[[i vigili	-19
[[i volontari	-20
[[il 0	-26
[[il bagno	-22
[[il bambino	-27
[[il banco	-14
[[il bar	-12
[[il barattolo	-13
[[il bibliotecario	-14
[[il bollettino	-13
[[il bordo	-24
[[il braccio	-10
[[il caffè	-20
[[il cambio	13
[[il camion	-23
[[il canale	-22
[[il cane	-19
[[il cannello	-8
[[il capitolo	-18
[[il capo	-30
[[il capogruppo	-14
[[il capoturno	-14
[[il carrello	-20
[[il carroponte	-12
[[il cartellino	-20
[[il cartello	-14
[[il cavo	-18
[[il centro	-19
[[il certificato	-21
[[il cilindro	-17
[[il cliente	-37
[[il cloro	-16
[[il codice	-19
[[il collaboratore	-13
[[il collaudo	13
[[il collega	-9
[[il colore	-14
[[il comandante	-16
[[il committente	-18
[[il computer	-24
[[il condition	-12
[[il consenso	-14
[[il conservatore	-13
[[il consiglio	-12
[[il consorzio	-20
[[il contatore	-12
[[il contrario	-16
[[il contratto	-18
[[il controllo	10
[[il coordinatore	-21
[[il coperchio	-11
[[il corridoio	-13
[[il corriere	-17
[[il corso	-26
[[il cuore	-9
[[il custode	-14
[[il danno	-18
[[il difetto	-14
[[il direttore	-23
[[il disco	-12
[[il documento	-29
[[il dump	-17
[[il fango	8
[[il feltro	-9
[[il ferro	-21
[[il fieno	-19
[[il filare	-14
[[il filo	-20
[[il filtro	-13
[[il fondo	-25
[[il fonico	-16
[[il forno	-17
[[il freno	-12
[[il fungo	-8
[[il furgone	-17
[[il gas	-20
[[il gatto	-18
[[il gelato	-16
[[il genitore	-21
[[il getto	-20
[[il gioco	-13
[[il giorno	-23
[[il giovedì	-28
[[il gruppo	-16
[[il la	-19
[[il laboratorio	-19
[[il latte	-24
[[il lavaggio	12
[[il lavoro	-23
[[il legno	-17
[[il libro	-11
[[il link	-9
[[il livello	-20
[[il loro	-13
[[il lotto	-17
[[il lucchetto	-10
[[il lunedì	-28
[[il maestro	-16
[[il manutentore	-15
[[il maresciallo	-14
[[il martedì	-23
[[il materiale	-11
[[il mattino	-13
[[il medico	-34
[[il mercoledì	-27
[[il messaggio	-13
[[il microchip	-15
[[il microfono	-22
[[il mio	-26
[[il modulo	-17
[[il morsetto	-12
[[il mosto	-14
[[il motivo	-16
[[il motore	-22
[[il nastro	-10
[[il nome	-30
[[il notaio	-12
[[il numero	-36
[[il nuovo	-24
[[il palmare	-13
[[il pane	-12
[[il panno	-19
[[il parere	-14
[[il parroco	-15
[[il paziente	-19
[[il pc	-12
[[il perimetro	-16
[[il permesso	-20
[[il personale	-21
[[il pesce	-21
[[il peso	-9
[[il pettine	-14
[[il pezzo	-23
[[il ph	-10
[[il piano	-8
[[il piazzale	-14
[[il piccolo	-15
[[il pilota	-18
[[il ponte	-23
[[il portello	-17
[[il portiere	-15
[[il posto	-17
[[il prelievo	14
[[il presidente	-23
[[il prezzo	-17
[[il primo	-44
[[il programma	-10
[[il proprietario	-17
[[il prossimo	-22
[[il pubblico	-20
[[il punto	-36
[[il ragazzo	-27
[[il rapporto	-12
[[il raso	-17
[[il recupero	14
[[il registro	-19
[[il reparto	-21
[[il responsabile	-26
[[il restauratore	-10
[[il resto	-21
[[il rientro	-20
[[il rifrattometro	-8
[[il riscaldamento	-10
[[il ristorante	-23
[[il risultato	-15
[[il rosso	-20
[[il sacchetto	-21
[[il sacrestano	-19
[[il sale	-20
[[il secondo	-24
[[il segno	-9
[[il segretario	-18
[[il server	-10
[[il sigillo	-18
[[il signor	-18
[[il succo	-25
[[il suo	-23
[[il tagliando	-18
[[il taglio	14
[[il tampone	-12
[[il tappo	-24
[[il tecnico	-28
[[il telefono	-25
[[il tempo	-10
[[il terzo	-16
[[il tesserino	-20
[[il testo	-29
[[il titolare	-11
[[il titolo	-12
[[il tubo	-21
[[il tulle	-10
[[il turno	-29
[[il vaso	-26
[[il vassoio	-13
[[il vecchio	-10
[[il vello	-15
[[il velo	-13
[[il venerdì	-28
[[il vento	-18
[[il verbale	-16
[[il verricello	-21
[[il vescovo	-14
[[il veterinario	-21
[[il vetro	-8
[[il vino	-28
[[il volo	-12
[[il volontario	-12
[[il volume	-14
[[il vostro	-15
[[immerge nel	-11
[[impagino io	-9
[[impianto di	-13
[[in 0	-11
[[in acqua	-18
[[in agenzia	-21
[[in alto	-9
[[in ammollo	-15
[[in arrivo	-19
[[in ascensore	-24
[[in bagno	-23
[[in biblioteca	-17
[[in busta	-13
[[in cabina	-21
[[in camera	-11
[[in carico	-24
[[in carta	-21
[[in casa	-24
[[in caso	9
[[in cassa	-16
[[in cassaforte	-10
[[in cassetta	-14
[[in cella	-21
[[in che	21
[[in cinque	-9
[[in classe	-20
[[in contanti	-12
[[in copia	-13
[[in corso	-9
[[in cui	-21
[[in deposito	-17
[[in diagonale	-17
[[in diretta	-23
[[in doppia	-10
[[in due	-20
[[in fila	-10
[[in folle	-16
[[in fondo	-14
[[in forma	-15
[[in frigo	-14
[[in funzione	-17
[[in italiano	-15
[[in laboratorio	-15
[[in lavaggio	-17
[[in macchina	-14
[[in magazzino	-8
[[in mano	-25
[[in media	-14
[[in meno	-12
[[in mezzo	-12
[[in modalità	-19
[[in negozio	-15
[[in ogni	-18
[[in onda	-19
[[in ordine	-19
[[in ospedale	-13
[[in particolare	-16
[[in pensione	-20
[[in piedi	-21
[[in portineria	-13
[[in presenza	-12
[[in prestito	-21
[[in quattro	-18
[[in quella	-11
[[in questo	-10
[[in rosso	-16
[[in sacchetti	-10
[[in sacco	-13
[[in sala	-24
[[in scatole	-17
[[in segreteria	-13
[[in sei	-9
[[in sezione	-11
[[in staging	-16
[[in studio	-12
[[in su	-14
[[in tasca	-12
[[in testa	-22
[[in tre	-21
[[in tutta	-12
[[in tutti	-12
[[in un	-39
[[in una	-22
[[in uscita	-21
[[in vasca	-28
[[in vista	-17
[[indietro ,	-10
[[infila il	-13
[[ing .	-18
[[inizio e	-12
[[insomma ,	-26
[[interni .	-13
[[intorno al	-13
[[invece il	-16
[[inviato da	-14
[[irriguo roggia	-11
[[isolamento ,	-11
[[kg ,	-15
[[l'acido citrico	-16
[[l'allenatore ferma	-14
[[l'animale ,	-10
[[l'assistente porta	-10
[[l'autoclave non	-10
[[l'elenco delle	-23
[[l'impasto si	-11
[[l'ordine di	14
[[l'ultima volta	-15
[[l'uso del	10
[[la bandiera	-21
[[la barca	-21
[[la batteria	-12
[[la benna	-15
[[la bici	-15
[[la bocca	-13
[[la bolla	-21
[[la bozza	-15
[[la cabina	-11
[[la cagliata	-22
[[la caldaia	-14
[[la camera	-18
[[la capitaneria	-11
[[la carne	-15
[[la carta	-25
[[la cartella	-12
[[la cassa	-22
[[la cassetta	-21
[[la centrale	-26
[[la chiave	-29
[[la chiusura	13
[[la classe	-18
[[la cliente	-17
[[la collega	-17
[[la colpa	-17
[[la consegna	20
[[la cooperativa	-13
[[la coordinatrice	-16
[[la copertura	-21
[[la crosta	-18
[[la cucina	-19
[[la cuoca	-15
[[la custodia	-20
[[la data	-33
[[la dico	-16
[[la direzione	-15
[[la dirigente	-20
[[la discesa	10
[[la ditta	-23
[[la dottoressa	-9
[[la fa	-19
[[la facciamo	-22
[[la fai	-10
[[la famiglia	-16
[[la farmacia	-11
[[la fattura	-12
[[la federazione	-10
[[la fila	-12
[[la firma	-18
[[la forchetta	-13
[[la foto	-19
[[la fretta	-18
[[la gente	-10
[[la gestione	-22
[[la giacenza	-15
[[la giornata	-9
[[la grande	-15
[[la guarnizione	-11
[[la guida	-20
[[la lama	-12
[[la lampada	-20
[[la lancetta	-13
[[la lascia	-12
[[la lastra	-9
[[la lente	-23
[[la lettera	-15
[[la leva	-12
[[la linea	-36
[[la lista	-20
[[la luce	-19
[[la macchina	-38
[[la macchinetta	-11
[[la maestra	-23
[[la mail	-9
[[la mamma	-14
[[la mano	-30
[[la matricola	-15
[[la mattina	-38
[[la merce	-23
[[la messa	11
[[la mia	-19
[[la miscela	-13
[[la molla	-16
[[la multa	-8
[[la nostra	-47
[[la nota	-17
[[la notte	-23
[[la nuova	-13
[[la pagina	-19
[[la parrucca	-15
[[la parte	-15
[[la pelle	-21
[[la persona	-27
[[la piastra	-21
[[la piattaforma	-15
[[la pinzetta	-18
[[la pioggia	-11
[[la piscina	-18
[[la pistola	-10
[[la playlist	-11
[[la polizia	-15
[[la polizza	-10
[[la polvere	-15
[[la pompa	-19
[[la porta	-11
[[la portineria	-10
[[la posizione	-9
[[la pratica	-23
[[la praticante	-13
[[la presente	-15
[[la preside	-17
[[la procedura	-20
[[la provincia	-17
[[la pulizia	14
[[la radio	-20
[[la ragazza	-27
[[la registrazione	-17
[[la rete	-23
[[la revisione	13
[[la ricarica	16
[[la ricevuta	-24
[[la richiesta	-28
[[la riempitrice	-20
[[la ringrazio	-19
[[la riparazione	9
[[la sala	-20
[[la salvietta	-10
[[la saracinesca	-18
[[la scadenza	-10
[[la scheda	-30
[[la scoria	-14
[[la scrivente	-20
[[la scriviamo	-21
[[la seduta	-14
[[la segnalazione	-19
[[la segretaria	-15
[[la segreteria	-32
[[la sera	-39
[[la settimana	-28
[[la sezione	-24
[[la sfilata	-25
[[la si	-18
[[la sigla	-18
[[la signora	-32
[[la solforosa	-21
[[la sonda	-10
[[la sostituzione	21
[[la spatola	-20
[[la spazzola	-20
[[la spia	-9
[[la spina	-13
[[la squadra	-22
[[la stagista	-17
[[la stesura	-28
[[la strada	-15
[[la tabella	-14
[[la tacca	-14
[[la targhetta	-12
[[la tavola	-15
[[la teleferica	11
[[la telefonata	-13
[[la temperatura	-20
[[la terra	-18
[[la terza	-22
[[la tessera	-22
[[la testa	-29
[[la tiene	-16
[[la togliamo	-26
[[la traccia	-12
[[la valigetta	-13
[[la valvola	-10
[[la vasca	-23
[[la vecchia	-19
[[la visita	-16
[[la vite	15
[[la voce	-8
[[la voglio	-12
[[la zolla	-8
[[la zona	-14
[[lana bagnata	-15
[[lancia il	-13
[[lasciarle qualcosa	-11
[[lasciato il	-10
[[lascio a	-12
[[latte di	-20
[[lavaggio e	-18
[[lavano a	-15
[[lavora da	-8
[[lavoro al	-15
[[lavoro e	-20
[[lavoro in	-18
[[le 0	-8
[[le altre	-11
[[le api	-12
[[le batterie	-16
[[le borse	-21
[[le candele	-19
[[le cassette	-25
[[le ceneri	12
[[le chiavi	-30
[[le confezioni	-14
[[le consegne	-28
[[le correzioni	-15
[[le date	-17
[[le due	-31
[[le firme	-20
[[le foto	-32
[[le gambe	-15
[[le ha	-13
[[le immagini	-12
[[le impronte	16
[[le lenti	-26
[[le luci	-14
[[le mail	-9
[[le manda	-11
[[le mani	-23
[[le minorenni	-17
[[le nove	-8
[[le opere	-22
[[le parole	-19
[[le parti	-9
[[le peonie	-16
[[le porte	-15
[[le prime	-9
[[le prove	-16
[[le registrazioni	-15
[[le regole	-22
[[le richieste	14
[[le ruote	-13
[[le scadenze	-20
[[le scale	-25
[[le scarpe	-15
[[le scatole	-15
[[le schede	-13
[[le si	-23
[[le stesse	-11
[[le tasche	-10
[[le tavole	-13
[[le teste	-17
[[le visite	-13
[[le vongole	-20
[[lega con	-17
[[leggera e	-14
[[leggere la	-11
[[lente di	-16
[[lenti a	21
[[letti e	-9
[[lettura dei	19
[[libera e	-9
[[liberatoria firmata	-13
[[lievito madre	17
[[livello a	-15
[[lo accompagna	-18
[[lo cambia	-12
[[lo chiama	-10
[[lo comunica	-14
[[lo dice	-20
[[lo dico	-19
[[lo fa	-16
[[lo faccio	-19
[[lo fai	-14
[[lo firma	-18
[[lo lasci	-9
[[lo mette	-10
[[lo riporta	-13
[[lo sa	-14
[[lo sai	-18
[[lo scorso	-13
[[lo scrive	-18
[[lo scriviamo	-9
[[lo si	-34
[[lo so	-23
[[lo sporco	-19
[[lo spray	-10
[[lo stato	-14
[[lo stesso	-23
[[lo straccio	-12
[[lo strumento	-24
[[lo studio	-13
[[lo tira	-14
[[lo zaino	-9
[[lucchetto e	-14
[[lucchetto personale	-11
[[m ,	-17
[[macchina ,	-12
[[macchina del	13
[[macchina e	-20
[[macchina ferma	-18
[[macchinetta del	-10
[[madre lo	-15
[[maggio ,	-10
[[male .	-12
[[mandare la	-15
[[mandato un	-13
[[mando il	-17
[[maniera di	-22
[[max 0	-18
[[medici ,	-16
[[mercato e	-15
[[mercoledì .	-10
[[messo in	-19
[[metodo .	-12
[[metro ,	-9
[[mettere per	-16
[[metterla e	-9
[[mettiamo per	-24
[[michela ,	-16
[[minorenni solo	-9
[[misura giusta	-17
[[misura la	-20
[[mm ,	-19
[[mondo .	-11
[[monitor .	-9
[[monta una	22
[[motivo e	-9
[[natale .	-9
[[neanche per	-13
[[neanche se	-16
[[negli ultimi	-18
[[negozio ,	-10
[[negozio di	-17
[[nelle buste	-12
[[normale .	-19
[[notare che	-15
[[occhi chiusi	-19
[[occhio ,	-8
[[ogg .	-14
[[ogni 0	-19
[[ogni anno	-17
[[ogni capezzolo	-10
[[ogni cassetta	-16
[[ogni cassetto	-9
[[ogni dieci	-14
[[ogni due	-17
[[ogni giorno	-11
[[ogni mattina	-23
[[ogni mezz'ora	-11
[[ogni quattro	-12
[[ogni quindici	-16
[[ogni sabato	-11
[[ogni sei	-15
[[ogni sera	11
[[ogni settimana	-18
[[ogni tre	-11
[[ogni trimestre	-13
[[ogni venerdì	-18
[[ogni volta	-19
[[ognuno fa	-13
[[olio ,	-11
[[opere su	-19
[[ordina il	-13
[[originali si	-9
[[ospiti ,	-11
[[otto anni	-18
[[p.c .	-16
[[padova e	-13
[[paga il	-13
[[pagina ,	-13
[[pagina che	-9
[[pagine e	-11
[[papà di	-21
[[parcheggio .	-11
[[pari ,	-8
[[parlo piano	-18
[[parole e	-12
[[partenza ,	-11
[[partire si	-10
[[partita iva	-16
[[passare il	-12
[[passeggeri ,	-16
[[pavimento .	-22
[[per "	-8
[[per bene	-17
[[per cento	-21
[[per chi	-26
[[per conto	-17
[[per cortesia	-11
[[per cui	-12
[[per favore	-14
[[per fortuna	-14
[[per gli	-28
[[per i	8
[[per il	-42
[[per iscritto	-32
[[per la	-37
[[per le	-46
[[per legge	-13
[[per lo	-21
[[per mail	-18
[[per nessun	-8
[[per ogni	-14
[[per prima	-15
[[per quando	-24
[[per quaranta	-20
[[per questo	-26
[[per terra	-19
[[per tutte	-32
[[per tutti	-18
[[per ultimi	-14
[[per un	-20
[[per un'ora	-9
[[per una	-20
[[per uno	-12
[[perso due	-13
[[persona di	-11
[[personale .	-9
[[personale e	-10
[[pettine piatto	-9
[[pezzo e	-13
[[piante in	-22
[[piccola ,	-11
[[piccolo ,	-21
[[piena di	-15
[[piene ,	-11
[[pieno di	-12
[[pioggia ,	-16
[[piscina .	-18
[[piscina comunale	-19
[[poco ,	-8
[[poltrona .	-12
[[ponte .	-12
[[porta ,	-19
[[porta a	-14
[[porta e	-14
[[porta il	11
[[porta la	-15
[[portata di	-11
[[prego di	-13
[[preleva un	-12
[[preme il	-19
[[premessa :	-9
[[prendi la	-9
[[prendono solo	-14
[[prepara la	-15
[[prepara le	-17
[[presenti :	-14
[[presenza di	-10
[[presidente ,	-14
[[pressione e	-13
[[preventivo .	-11
[[prezzo si	-9
[[prima ,	-14
[[prima :	-10
[[prima a	-20
[[prima che	-33
[[prima cosa	-29
[[prima dal	-14
[[prima del	-17
[[prima dell'apertura	-11
[[prima delle	-17
[[prima di	11
[[prima e	-23
[[prima i	-24
[[prima il	-19
[[prima la	-30
[[prima poi	-17
[[prima si	-43
[[prima uscita	-17
[[prima volta	-24
[[primi ,	-11
[[primi tre	-10
[[primo del	-21
[[primo giorno	-18
[[pro loco	-14
[[prodotti a	-13
[[prof .	-15
[[promemoria per	-16
[[pronto soccorso	-15
[[protezione civile	-15
[[prova .	-18
[[prova con	-10
[[prova di	10
[[prova il	-12
[[prova in	-17
[[prova la	-12
[[prova microfoni	-10
[[prova prova	-31
[[prova sul	-12
[[provare il	-17
[[provincia di	-11
[[provo a	-16
[[pulisce la	-8
[[puliscono i	-11
[[pulita non	-16
[[pulito .	-21
[[punti vendita	-10
[[pur sempre	-18
[[qualche parte	-17
[[quali con	-12
[[quando arriva	20
[[quando c'è	11
[[quando ha	-21
[[quando il	9
[[quando la	-30
[[quando non	-18
[[quando si	-33
[[quando un	20
[[quando è	-23
[[quarantacinque gradi	-9
[[quarantotto ore	-14
[[quasi sempre	-14
[[quasi tutto	-8
[[quattordici anni	-13
[[questionario di	-17
[[quindici giorni	-9
[[r :	-20
[[ragazza nuova	-19
[[ragazzo che	-10
[[ragione ,	-21
[[rampa .	-11
[[recupero ,	-11
[[registra allora	-16
[[report con	-9
[[reset della	19
[[resto della	-9
[[resto si	-11
[[rev .	-15
[[richiesta con	-9
[[richiude e	-9
[[ridere ,	-8
[[rientro ,	-15
[[rientro si	-13
[[riesce a	-8
[[rifugio a	-21
[[riga ,	-10
[[riga rossa	-13
[[righe su	-15
[[rimasto dentro	-9
[[rimborso ,	-10
[[rimette in	-10
[[ripiano di	-16
[[ritirano gli	-19
[[ritiro .	-11
[[riunione di	-17
[[roba in	-20
[[rotto :	-9
[[rovesciato .	-19
[[rubinetto mai	-8
[[sacchetto chiuso	-15
[[sala di	-14
[[sala prove	-10
[[salta il	-10
[[salva la	-14
[[salve ,	-22
[[san rocco	-19
[[sapone ,	-12
[[sbagliato ,	-14
[[scadenza ,	-14
[[scala b	-8
[[scale .	-17
[[scarica il	-13
[[scarpe .	-9
[[scatole da	-21
[[scatole di	-10
[[scatole e	-9
[[sceglie la	-9
[[scheda d'ingresso	16
[[scheda di	-9
[[scheda in	-22
[[scheda si	-16
[[schiuma .	-14
[[sci da	-16
[[scopo :	-13
[[scorrere acqua	-10
[[scrivetelo .	-16
[[scrivi bene	-19
[[scrivi sul	-11
[[scrivi tu	-19
[[scuola di	-16
[[scusa prima	-9
[[se aprono	-13
[[se arriva	-14
[[se c'è	-36
[[se ce	-11
[[se ci	-28
[[se dopo	-16
[[se esce	-14
[[se gli	-22
[[se ha	-25
[[se il	-32
[[se insistono	-20
[[se l'adulto	-14
[[se la	8
[[se le	-22
[[se lo	-23
[[se manca	-29
[[se n'è	-15
[[se ne	-22
[[se nessuno	-16
[[se no	-17
[[se non	-20
[[se puzza	-14
[[se qualcuno	-20
[[se respira	-15
[[se sembra	-12
[[se si	-35
[[se suona	-22
[[se un	26
[[se una	-17
[[se uno	-16
[[se è	-37
[[secco ,	-8
[[segnalazione .	-12
[[segniamo il	-20
[[segretaria di	-11
[[segretario di	-14
[[seguire senza	-19
[[sembra un	-9
[[semplice e	-15
[[serra 0	-24
[[sessanta giorni	-12
[[sessanta gradi	-9
[[settimane ,	-12
[[settimane .	-11
[[sfoglia il	-12
[[si accendono	-13
[[si accetta	-19
[[si accompagna	-14
[[si accosta	-8
[[si aggiorna	-10
[[si aggiunge	-22
[[si allenta	-13
[[si alza	-10
[[si annota	-11
[[si annusa	-16
[[si appende	-19
[[si applica	-9
[[si appoggia	-20
[[si approva	-12
[[si apre	-23
[[si aprono	-22
[[si arriva	-27
[[si asciuga	-25
[[si aspetta	-22
[[si assaggia	-16
[[si attacca	-17
[[si avvisa	-20
[[si avvolge	-15
[[si bagna	-11
[[si blocca	-11
[[si butta	-20
[[si buttano	-25
[[si cala	-18
[[si cambia	-14
[[si cambiano	-19
[[si cammina	-15
[[si capisce	-10
[[si caricano	-9
[[si cerca	-21
[[si chiama	-42
[[si chiamano	-9
[[si chiede	-36
[[si chiedono	-15
[[si chiude	-35
[[si chiudono	-9
[[si cola	-12
[[si comincia	-24
[[si compila	-11
[[si compone	-8
[[si confronta	-11
[[si consegna	-32
[[si consegnano	-22
[[si conta	-13
[[si contano	-16
[[si controllano	-20
[[si conviene	-15
[[si copiano	-12
[[si copre	-17
[[si corregge	-8
[[si danno	9
[[si decide	-23
[[si detta	-9
[[si deve	-16
[[si dice	10
[[si disinfetta	-19
[[si disinfettano	-12
[[si disopercola	-9
[[si dà	-35
[[si entra	-18
[[si espone	-17
[[si fa	-58
[[si fanno	-24
[[si ferma	-41
[[si firma	-16
[[si fotografa	-23
[[si gira	-35
[[si girano	-9
[[si gratta	-12
[[si guarda	-40
[[si guardano	-22
[[si immerge	-11
[[si impasta	-9
[[si incide	-14
[[si infila	-18
[[si inserisce	-15
[[si intende	-17
[[si inventa	-11
[[si lancia	-13
[[si lascia	-31
[[si lasciano	-24
[[si lavano	15
[[si lega	-22
[[si legge	-14
[[si leggono	-16
[[si leva	-16
[[si lubrificano	-9
[[si manda	-21
[[si mette	-46
[[si mettono	-21
[[si misura	-25
[[si misurano	-11
[[si muove	-15
[[si offre	-10
[[si ordinano	-20
[[si parla	-32
[[si parte	-29
[[si passa	-32
[[si passano	-18
[[si perde	-18
[[si pesa	-21
[[si piega	-9
[[si porta	-21
[[si portano	-18
[[si posa	-13
[[si posano	-17
[[si prega	-22
[[si preleva	-10
[[si preme	-17
[[si prende	-29
[[si prenota	-13
[[si prepara	-23
[[si presenta	-15
[[si prova	-29
[[si pulisce	-17
[[si puliscono	-18
[[si può	-17
[[si raccoglie	-11
[[si raccolgono	-21
[[si raddrizzano	-15
[[si raschia	-21
[[si registra	-15
[[si regolano	-13
[[si restituisce	-15
[[si ricarica	-19
[[si richiama	-14
[[si ricontrolla	-14
[[si riempie	-15
[[si rientra	-19
[[si rimanda	-14
[[si rimette	-20
[[si rimettono	-10
[[si rinfresca	-18
[[si ringrazia	-18
[[si rinnova	-13
[[si riparte	-9
[[si riporta	-11
[[si risponde	-27
[[si ritirano	-29
[[si riuniscono	-15
[[si sale	-27
[[si salva	-12
[[si salvano	-21
[[si scalda	-21
[[si scambiano	-17
[[si scarica	-22
[[si scaricano	-22
[[si sceglie	-20
[[si scende	-18
[[si sciacqua	-9
[[si sciacquano	-15
[[si scrive	-25
[[si scuote	-15
[[si segna	-18
[[si sente	-35
[[si sfila	-8
[[si smiela	-8
[[si smonta	-14
[[si smontano	-17
[[si soffia	-16
[[si solleva	-14
[[si sono	-30
[[si spazza	-21
[[si spazzola	-20
[[si spazzolano	-11
[[si spedisce	-14
[[si spengono	-10
[[si spiega	-13
[[si spinge	-10
[[si sposta	-21
[[si spruzza	-10
[[si stacca	-9
[[si staccano	-16
[[si stampa	-31
[[si stende	-20
[[si stendono	-18
[[si strappa	-18
[[si stringe	-16
[[si suona	-13
[[si taglia	15
[[si tagliano	-20
[[si telefona	-19
[[si tengono	-18
[[si tiene	-14
[[si timbra	-12
[[si tira	-22
[[si tocca	-11
[[si toglie	-34
[[si tolgono	-27
[[si torna	-12
[[si trova	-18
[[si usa	-22
[[si va	-20
[[si veda	-16
[[si vede	-19
[[si vendono	-20
[[si verifica	13
[[si versa	-17
[[si versano	-13
[[si è	-22
[[sicurezza .	-10
[[sig .	-9
[[sigarette .	-10
[[sigillo rotto	-11
[[significa che	-18
[[silenzio in	-18
[[soccorso alpino	-15
[[soci ,	-17
[[sola ,	-20
[[soldi .	-11
[[soldi non	-9
[[solforosa libera	-18
[[soli non	-11
[[sonno .	-17
[[soprintendenza ,	-8
[[spatola di	-13
[[spazza e	-12
[[specie e	-13
[[spegne il	-14
[[spegne la	-21
[[spese di	-16
[[spray blu	-11
[[staccare la	-13
[[stagione 0	-14
[[stampa dal	-10
[[stampa la	-21
[[stato di	-9
[[stende il	-15
[[stesura di	-24
[[sto guidando	-16
[[strada ,	-18
[[studenti .	-11
[[succhioni interni	-9
[[sulla bilancia	-15
[[sulla lavagnetta	-11
[[sulla lista	-10
[[sulla porta	-21
[[sulla scala	-19
[[sulla scheda	-13
[[suor agnese	-12
[[svuota il	-26
[[svuota la	-11
[[taglia con	-12
[[taglia il	-15
[[taglio a	-18
[[tapis roulant	-16
[[tasca a	-11
[[tassa di	-13
[[tavolo ,	-13
[[te la	-15
[[te lo	-15
[[teatro comunale	-15
[[tedesco ,	-12
[[telaini vanno	-9
[[telefonare al	-10
[[telefonate al	-18
[[telefoni e	-12
[[tempi .	-20
[[tempo di	-13
[[teo 0	-18
[[terza volta	-15
[[test ,	-22
[[testo che	-22
[[testo da	-13
[[testo unico	-21
[[tiepida con	-8
[[toccare il	-15
[[tornano tutti	-13
[[torneo di	-9
[[tra cui	-12
[[tra i	-15
[[tra le	-12
[[tra una	-34
[[tra uno	-8
[[tranne il	-9
[[trasporto .	-9
[[trema la	-13
[[trent'anni e	-11
[[turno ,	-14
[[turno e	-21
[[turno serale	-19
[[tutta la	-24
[[ultimi due	-12
[[un adulto	-10
[[un altro	-13
[[un apprendista	-11
[[un bel	-24
[[un campione	-16
[[un cane	-19
[[un cartello	-15
[[un centro	-16
[[un cliente	-21
[[un collega	-13
[[un colpo	-20
[[un disco	-13
[[un dito	-13
[[un documento	9
[[un foglietto	-16
[[un foglio	-23
[[un genitore	-13
[[un gioco	-24
[[un giorno	-23
[[un giro	-8
[[un gruppo	-20
[[un impianto	-8
[[un libro	-17
[[un mese	-11
[[un metro	-12
[[un millimetro	-9
[[un minuto	-22
[[un nuovo	-24
[[un ospite	14
[[un palmo	-14
[[un parere	-10
[[un pezzetto	-16
[[un po'	-10
[[un post-it	-13
[[un protocollo	-27
[[un pugno	-13
[[un quarto	-25
[[un ragazzo	-25
[[un sacco	-8
[[un secondo	-17
[[un signore	-13
[[un solo	-20
[[un telefono	-10
[[un terzo	-11
[[un testo	-38
[[un turno	-20
[[un uomo	-10
[[un volontario	-15
[[un'impresa di	-16
[[un'istruzione sul	-24
[[undici anni	-10
[[unico per	-19
[[uscita :	-9
[[v .	-17
[[va a	-18
[[va bene	-29
[[va fatto	-20
[[va nel	-17
[[va nella	-13
[[va scritto	-12
[[va sul	-16
[[varie :	-10
[[vaso ,	-22
[[vaso .	-14
[[vecchia ,	-13
[[vecchia perché	-9
[[veda la	-9
[[vedi tu	-16
[[vendita e	-13
[[vent'anni e	-10
[[ventina di	-21
[[ventiquattro ore	-19
[[ventisei gradi	-11
[[vero ,	-14
[[vietato fumare	-11
[[vigili del	-12
[[vinto il	-12
[[visura e	-20
[[vivo ,	-10
[[vorrei che	-23
[[vorrei un	-16
[[vuol dire	-13
[[vuota ,	-17
[[zona ,	-16
[[zona e	-13
[]	-9900
[a	-74
[abbassa	-15
[abbia	-16
[abbiamo	-9900
[abiti	-30
[acacia	-14
[accanto	-31
[accende	-9900
[accendere	-11
[accendo	-13
[accendono	-10
[accensione	11
[accesa	-12
[acceso	-9900
[accessi	-12
[accetta	-16
[accettazione	13
[accoglie	-11
[accomodare	-8
[accompagna	-22
[accordatura	10
[accordo	9
[account	-16
[acetone	-9
[acqua	-9900
[acquisti	13
[acquisto	-12
[ad	-9900
[addetti	-10
[adesso	-9900
[adulti	-21
[adulto	-10
[aereo	-15
[aeroporto	-10
[agenzia	-23
[agg	-13
[aggiorna	-13
[aggiornare	-22
[aggiunge	-24
[aggiungere	-19
[aghi	-8
[agli	-9900
[agnese	-17
[agosto	-22
[agricola	-23
[ah	-13
[ahahah	-14
[ahimè	-10
[aiuta	-15
[aiuto	-13
[akela	-11
[al	-9900
[alcalino	-10
[alcol	-11
[ale	-10
[alimentare	-40
[all'amministratore	-9
[all'aperto	-14
[all'aria	-12
[all'arrivo	-25
[all'ingresso	-18
[all'ombra	-18
[all'ora	-11
[all'ufficio	-24
[all'uscita	-26
[alla	-18
[allarmi	-13
[alle	-9900
[allego	-9
[allenatori	-18
[allenta	-10
[allergie	-17
[allevamento	18
[allievi	-16
[allo	-25
[alloggiati	-12
[allora	-9900
[almeno	-9900
[alpino	-14
[alta	-9900
[alto	-20
[altra	-12
[altre	-13
[altri	-9900
[altrimenti	-22
[altro	-9900
[alza	-30
[ambiente	-9
[ambito	-12
[ammollo	-13
[analisi	-22
[anche	-9900
[ancona	-14
[ancora	-9900
[ancoraggio	-12
[andare	-31
[andata	-20
[andato	-18
[andrebbe	-19
[anelli	-15
[angoli	-14
[animale	-14
[animali	-21
[anna	-9
[anni	-9900
[anno	-19
[annota	-9900
[annusa	-12
[antincendio	-9
[antitaglio	-16
[antonella	-14
[anzi	-28
[anziani	-17
[aperta	-9900
[aperte	-20
[aperti	-13
[aperto	-18
[apertura	22
[api	-10
[apiario	-11
[appartamenti	-22
[appello	-19
[appena	-9900
[appende	-17
[appendere	-14
[appeso	-20
[applica	-15
[applicazione	-10
[appoggia	-19
[appoggiare	-16
[approva	-12
[approvato	-11
[appuntamento	-16
[appunti	-9900
[appunto	-18
[apre	-9900
[apri	-25
[apriamo	-10
[aprile	-9
[aprono	-9900
[archivia	-9
[archivio	-18
[area	-11
[aria	-20
[arriva	-33
[arrivare	-22
[arrivata	-15
[arrivato	-9
[arrivi	13
[arrotola	-16
[articolo	-20
[ascelle	-12
[ascensore	-25
[asciuga	-24
[asciugare	-14
[asciutte	-9
[asciutto	-17
[ascolta	-19
[asiago	-21
[aspetta	-9900
[aspettano	-13
[aspettare	-16
[aspetti	-11
[aspirazione	-17
[assaggia	-14
[assegna	-13
[assegni	-14
[assemblea	-17
[assente	-16
[assicurazione	-15
[assoluti	-11
[assunta	-17
[attacca	-15
[attaccare	-14
[attaccata	-17
[attaccato	-9
[attenzione	-24
[attesa	-15
[atti	-20
[atto	-10
[attorno	-9
[attrezzature	-14
[attrezzi	-17
[attrezzo	-15
[autista	-18
[auto	-21
[autobotte	-11
[automatico	-17
[autorizzazione	-21
[autostrada	-17
[avanti	-15
[avanzata	-14
[avanzato	-12
[aver	-17
[avere	-9900
[avete	-22
[aveva	-24
[avevi	-24
[avevo	-16
[avrei	-16
[avrò	-22
[avuto	-18
[avvia	-15
[avviene	-17
[avvisa	-9900
[avvisare	-19
[avvisi	-13
[avvocati	-15
[avvocato	-12
[avvolge	-11
[azienda	-20
[b	-9900
[bacheca	-15
[baci	-15
[badge	-10
[bagna	-16
[bagnanti	-12
[bagnata	-19
[bagnati	-17
[bagni	-10
[bagnino	-19
[bagno	10
[balla	-18
[bambini	-9900
[bambino	-9900
[banca	-13
[banchi	-8
[banchina	-26
[banco	18
[banda	-10
[bandiera	-14
[bar	-9900
[baracca	-19
[barattolo	-18
[barca	10
[bari	-13
[barre	-11
[base	-11
[bassa	-19
[basso	-9900
[basta	-28
[bastano	-9
[batte	-16
[batteria	-22
[batterie	-29
[baule	-13
[bea	-8
[bel	-23
[bella	-19
[ben	-19
[bene	-9900
[benna	-13
[benzina	-19
[beppe	-15
[betta	-21
[beve	-17
[bianca	-25
[biancheria	-16
[bianchi	-14
[bianco	-9900
[biblioteca	-22
[bibliotecario	-13
[bicchieri	-17
[bici	-13
[biciclette	-19
[bidello	-12
[bidone	-9900
[biglietti	-19
[biglietto	-11
[bilancia	-20
[bimba	-14
[bimbi	-28
[birra	-15
[bisogna	-25
[bisogno	-22
[bloccata	-14
[blocchetto	-12
[blocco	-26
[blu	-21
[bocca	-16
[boh	-14
[bolla	-19
[bollettino	-11
[bollino	-18
[bollo	-17
[bologna	-12
[bombola	-13
[bombole	-29
[booking	-13
[bordi	-15
[bordo	-9900
[borsa	-17
[borse	-26
[bottiglie	-17
[bottiglietta	-9
[bottoni	-13
[box	-22
[bozza	-22
[bracci	-12
[braccio	-12
[bravo	-22
[brevi	-12
[briefing	-13
[bronzo	-20
[brucia	-17
[bruno	-13
[buca	-13
[buco	-16
[bufala	-19
[bufale	12
[buio	-14
[bulloni	-12
[buon	-16
[buona	-26
[buonasera	-22
[buondì	-14
[buongiorno	-9900
[buoni	-17
[buono	-11
[busta	-9900
[buste	-8
[bustina	-8
[butta	-22
[buttano	-18
[buttare	-23
[butti	-10
[butto	-15
[c	-9900
[c'entra	-21
[c'era	-21
[c'è	-9900
[cabina	-9900
[cade	-24
[cadere	-16
[caduta	-17
[cadute	-15
[caffè	-9900
[cagliata	-26
[cala	-12
[calante	-8
[calce	-12
[calcio	-21
[calda	-13
[caldaia	-22
[caldo	-28
[calendario	-11
[calma	-9
[calze	-13
[cambia	-9900
[cambiano	-16
[cambiare	-13
[cambiata	-9
[cambiato	-16
[cambio	23
[camera	-18
[camere	-24
[camice	-10
[camino	-14
[camion	-9900
[cammina	-14
[camminare	-8
[campanello	-10
[campione	-22
[campioni	9
[campo	-26
[canale	-24
[cancello	-17
[candeggina	-9
[candele	-19
[cani	-19
[canile	-20
[canna	-21
[cannello	-15
[cantiere	-19
[cantina	-12
[capelli	-15
[capezzoli	-12
[capezzolo	-9
[capi	-20
[capire	-28
[capisce	-22
[capisco	-16
[capita	-13
[capitaneria	-13
[capitato	-15
[capito	-13
[capitolo	-22
[capo	-9900
[capocantiere	-10
[capogruppo	-14
[capoturno	-13
[cappa	-9
[cappello	-20
[capsula	-16
[cara	-11
[carabinieri	-9
[caratteri	-17
[carbone	-14
[carburante	-15
[cari	-15
[carica	-14
[caricati	-18
[carla	-18
[carlo	-10
[carne	-13
[caro	-21
[carrello	-9900
[carta	-9900
[cartacei	-20
[cartella	-14
[cartelli	-20
[cartellino	-9900
[cartello	-9900
[cartina	-11
[cartolina	-15
[cartoncino	-18
[cartone	-18
[casa	-9900
[casaro	-14
[caschi	-19
[casco	-17
[caseificio	-12
[casi	-16
[casino	-19
[caso	-9900
[cassa	-9900
[cassaforte	-19
[cassetta	-9900
[cassette	-9900
[cassetto	-11
[cassone	-13
[cassonetti	-20
[categoria	-8
[catena	-11
[catene	-18
[catering	-15
[cause	-17
[cauzione	-14
[cava	-16
[cavallo	13
[cavi	-11
[cavo	-19
[ce	-9900
[cella	-20
[cena	-18
[ceneri	-20
[center	-9
[centimetri	-20
[cento	-9900
[centoquaranta	-17
[centoventi	-16
[centrale	-9900
[centri	-18
[centro	-9900
[cera	-20
[ceramica	-13
[cerca	-22
[cerchio	-11
[cerimonia	-15
[cerotto	-10
[certificati	-10
[certificato	-14
[cesta	-10
[cestello	-14
[chat	-10
[che	-69
[chi	-15
[chiama	-9900
[chiamare	-9900
[chiamata	14
[chiamato	-12
[chiami	-13
[chiamiamo	-11
[chiara	-9900
[chiave	-9900
[chiavetta	-13
[chiavi	-29
[chieda	-10
[chiede	-9900
[chiedere	-21
[chiedete	-17
[chiedi	-24
[chiediamo	-27
[chiedo	-9900
[chiedono	-16
[chiesto	-9900
[chili	-23
[chiodi	-16
[chiodo	-10
[chiude	-9900
[chiudere	-12
[chiunque	-16
[chiusa	-26
[chiuse	-22
[chiusi	-20
[chiuso	-9900
[chiusura	13
[ci	-9900
[ciao	-9900
[ciascuno	-11
[cibo	-14
[ciclo	-20
[cifra	-11
[cifre	-9
[cilindro	-14
[cima	-13
[cinghia	-16
[cinquanta	-20
[cinque	-9900
[cioè	-9900
[circa	-9900
[circo	-21
[circolare	-15
[circolo	-16
[cisterna	-24
[citrico	-15
[civico	-10
[civile	-11
[ciò	-25
[classe	-9900
[cliente	-9900
[clienti	-9900
[cloro	-18
[cm	-12
[coda	-19
[codice	-9900
[cognome	-16
[coi	-28
[coincidono	-13
[col	-9900
[cola	-9
[colazione	-9
[colla	-16
[collaboratore	-14
[collaboratori	-17
[collegata	-10
[collegati	-13
[colleghe	-14
[colleghi	-18
[colletta	12
[colletto	-15
[collezione	-9
[collo	-8
[colombo	-21
[colonne	-17
[colonnina	-14
[colore	-21
[colori	-10
[colpa	-18
[colpo	13
[coltelli	-21
[coltello	-21
[com'è	-24
[comandante	-18
[come	45
[comincia	-9900
[cominciare	-17
[comincio	-12
[commessa	-11
[committente	-13
[compagnia	-17
[compagno	-8
[compila	-9900
[compilare	-16
[completa	-18
[compone	-18
[comportamento	11
[compost	-18
[compressore	-9
[computer	-17
[comunale	-21
[comune	-9900
[comuni	-20
[comunica	-17
[comunque	-16
[con	-9900
[concerto	-13
[concime	-21
[concorda	-12
[condition	-10
[condiviso	-11
[condominio	-9
[conferma	-12
[confermare	-16
[confezione	-16
[confezioni	-12
[conformità	-8
[confronta	-10
[confusione	-17
[coni	-9
[consegnano	-20
[consegnare	-21
[consegnata	-18
[consegne	23
[conservatore	-13
[consiglio	-13
[consorzio	-19
[consulente	-13
[contabile	-9
[container	-20
[contano	-9900
[contanti	-11
[contare	-19
[contati	-19
[contatori	-14
[contatto	-17
[contenitore	-11
[contesta	-10
[conti	-22
[continuità	-10
[conto	-25
[contrario	-16
[contratto	-21
[contro	-22
[controlla	-9900
[controllano	-20
[controllare	-20
[controlli	9
[controlliamo	10
[controllo	9
[convenzione	-20
[conviene	-13
[coop	-21
[cooperativa	-30
[coordinatore	-17
[coordinatrice	-14
[coperchio	-17
[coperta	-26
[coperte	-13
[coperti	-16
[coperto	-10
[copertura	-22
[copia	-9900
[copiano	-10
[copie	-10
[coppa	-12
[coppie	-13
[copre	-15
[coprire	-16
[corda	-24
[corde	-17
[cordialità	-9
[coristi	-9
[coro	-14
[corrado	-17
[correggere	15
[corrente	-17
[correre	-10
[correzioni	-14
[corridoio	-10
[corriere	-21
[corrimano	-17
[corsia	-9
[corso	-22
[corte	-16
[cortese	-16
[cortesemente	-11
[cortesia	-18
[corto	-15
[cosa	9
[cose	-9900
[coso	-16
[costa	-18
[costumi	-15
[così	-9900
[crea	-9
[credito	-13
[crema	-12
[cripta	-11
[croce	-10
[crogiolo	-18
[crosta	-11
[crudo	-16
[cruscotto	-9
[cucina	-27
[cuffia	-17
[cugino	-19
[cui	-9900
[cunei	-15
[cuneo	-12
[cuoca	-10
[cuore	-14
[cupola	-9
[cura	-15
[curo	-13
[custode	-17
[custodia	-17
[d'acciaio	-13
[d'accordo	-21
[d'acqua	-22
[d'emergenza	-19
[d'estate	-22
[d'identità	-15
[d'ingresso	-23
[d'ora	-9900
[da	-36
[dae	-8
[dai	-9900
[dal	-9900
[dall'alto	-11
[dall'altra	-12
[dalla	-9900
[dalle	-9900
[danni	-15
[danno	-24
[dare	-11
[dario	-20
[darlo	-9
[data	-9900
[database	-19
[date	-15
[dati	-27
[dato	-18
[davanti	-9900
[davvero	-18
[ddt	-10
[deborah	-17
[decide	-9900
[deciso	-19
[defibrillatore	-16
[defunto	-17
[degli	-9900
[dei	-9900
[del	-9900
[delega	-10
[dell'acqua	-30
[dell'anno	-18
[dell'asilo	-19
[dell'associazione	-15
[dell'impianto	-15
[dell'operatrice	-9
[dell'ultima	-11
[dell'umido	-12
[della	-9900
[delle	-9900
[dello	-9900
[demineralizzata	-10
[denaro	-10
[dentro	-9900
[deposito	-22
[desidera	-14
[desk	-11
[destra	-12
[detenuti	-12
[detersivo	-20
[detta	-10
[detto	-9900
[deve	-9900
[devi	-20
[devo	-19
[devono	-19
[di	-9900
[diagonale	-16
[dialisi	-16
[diametro	-16
[diamo	-26
[dica	-27
[dice	-9900
[dicembre	-19
[dicevo	-16
[dichiarazione	-17
[diciamo	-38
[diciannove	-19
[diciotto	-13
[dico	-9900
[dicono	-14
[dieci	-9900
[diete	10
[dietro	-9900
[difetto	-11
[differenza	-14
[differenze	-14
[digitale	-18
[digiuno	-18
[dimmi	-16
[dipendente	-14
[dipendenti	-13
[dire	-9900
[diretta	-17
[direttivo	-18
[diretto	-19
[direttore	-9900
[direttrice	-9
[direzione	-9900
[dirigente	-20
[disabili	-11
[dischi	-13
[disciplinare	-20
[disco	-23
[discussioni	-12
[disegni	-18
[disinfetta	-13
[disinfettano	-8
[disinfettante	-13
[dispone	-14
[disposizione	-19
[distinti	-8
[distribuzione	-13
[dita	-11
[dite	-20
[ditemi	-21
[dito	-26
[ditta	-9900
[diventi	-10
[diverso	-19
[divise	-22
[do	-19
[dobbiamo	-20
[doccia	-12
[docente	-9
[documenti	-9900
[documento	-9900
[dodici	-9900
[dogane	-9
[dolce	-19
[dolci	-14
[dolore	-13
[domanda	-28
[domande	-13
[domani	9
[domenica	-9900
[domicilio	-24
[don	-21
[donatore	13
[donne	-17
[doppi	-11
[doppia	-26
[doppiaggio	-15
[doppio	-21
[dormirci	-12
[dormono	-12
[dott	-14
[dott.ssa	-24
[dottor	-12
[dottore	-15
[dottoressa	-11
[dov'è	-11
[dove	-9900
[dover	-21
[dovrei	-8
[dovuto	-19
[dr	-13
[dragan	-12
[dritta	-11
[dritto	-14
[drone	12
[due	-9900
[duecento	-15
[duemila	-15
[dump	-15
[dunque	-9900
[dura	-26
[durano	-8
[durante	-27
[durata	-12
[durc	-14
[duro	-9
[dà	-9900
[e	-9900
[ecco	-9900
[eccomi	-23
[ed	-20
[egregi	-11
[eh	-9900
[ehm	-9900
[elenco	-20
[elettrica	-13
[elettrico	-26
[elettrodomestici	-16
[elettronico	-13
[emergenza	-11
[entra	-9900
[entrambi	-10
[entrano	-9
[entrare	-25
[entrata	-9
[entrato	-8
[entro	-9900
[enzo	-11
[equipaggio	-27
[era	-9900
[erano	-10
[eravamo	-15
[ero	-16
[errore	-9
[errori	-20
[esatto	-18
[esce	-9900
[esclusi	-10
[escono	-13
[esegue	-16
[esiste	-18
[esperienza	-10
[espone	-18
[essendo	-16
[essere	-9900
[est	-13
[esterna	-9
[esterni	-9
[esterno	-10
[estetico	-17
[estintore	-12
[estintori	11
[estrae	-10
[estratto	-14
[etichetta	-22
[età	-18
[euro	-9900
[evitare	-15
[ex	-22
[ezio	-10
[f	-10
[fa	-9900
[faccia	-14
[facciamo	-9900
[facciata	-20
[facciate	-10
[faccio	-9900
[faceva	-21
[fai	-9900
[faldoni	-9
[fallo	-16
[famiglia	-9900
[famiglie	-22
[familiare	-8
[familiari	-27
[fammi	-15
[fanghi	-11
[fango	-19
[fanno	-9900
[fao	-9
[fare	-9900
[farina	-19
[farlo	-16
[farmaci	9
[farmacia	-11
[farmaco	-17
[farne	-13
[fascia	-12
[fascicolo	-15
[fase	-22
[fate	-21
[fatta	-14
[fatti	-19
[fatto	-9900
[fattura	-24
[fatture	15
[favore	-16
[febbraio	-17
[febbre	-16
[fede	-10
[federazione	-10
[felice	-9
[ferie	-23
[feriti	-18
[ferma	-9900
[fermarsi	-13
[fermati	-14
[ferme	-9
[fermi	-19
[fermo	-22
[ferrara	-9
[ferratura	16
[ferri	-19
[ferro	-9900
[festa	-15
[fianco	-28
[fieno	-17
[fiera	-15
[figlia	-13
[figlio	-13
[fila	-9900
[filare	-10
[file	-9900
[fili	-14
[film	-24
[filo	-21
[filtri	-23
[filtro	-9900
[fin	-13
[finché	-9900
[fine	-9900
[finestra	-15
[finestre	-19
[finisce	-20
[finiscono	-11
[finita	-14
[finite	-9
[finiti	-12
[finito	-9900
[fino	-9900
[finora	-23
[fiocchi	-13
[fiori	-23
[firma	-9900
[firmare	-13
[firmata	-13
[firmato	-20
[firme	-29
[fiscale	-11
[fischia	-17
[fischio	-9
[fissa	-15
[fissaggio	9
[fissare	-31
[fissi	-19
[fisso	-13
[fitosanitario	-14
[fogli	-25
[foglia	-9
[foglie	-26
[foglietto	-16
[foglio	-37
[folle	-14
[fondazione	-17
[fondo	-9900
[fonico	-13
[forate	-9
[forbici	-16
[forchetta	-10
[forma	-36
[formato	-19
[forni	-13
[fornitore	-21
[forno	-17
[forse	-16
[forte	-20
[fortuna	-18
[fossa	-13
[fosse	-29
[foto	-25
[fotocopie	-13
[fotografati	-13
[fotografia	-13
[fotografie	-11
[fra	-9900
[franca	-9
[frase	-15
[frasi	-20
[fratelli	-14
[fratello	-17
[freccia	-10
[fredda	-16
[freddo	-25
[freni	-16
[freno	-18
[fresco	-8
[fretta	-31
[frigo	-9900
[fronte	-26
[frusta	-10
[frutta	-17
[fuma	-21
[fumare	-14
[fumo	-9
[fune	-17
[funghi	-24
[funi	-9
[funivia	-14
[funziona	-12
[funzionario	-8
[funzione	-17
[fuoco	-24
[fuori	-9900
[furgone	-9900
[furto	-15
[fwd	-17
[g	-14
[g/mq	-9
[gabbia	-20
[galleggia	-21
[gambe	-20
[gancio	-23
[gara	-19
[gas	-9900
[gasolio	-17
[gatti	-12
[gatto	-18
[gelato	-12
[genera	-10
[generale	-18
[generali	-9
[genitore	-9900
[genitori	-9900
[gennaio	-16
[gente	-23
[gentile	-19
[gentilissimi	-16
[geom	-11
[gestionale	-27
[gestione	27
[gestisce	-22
[gestisco	-23
[gestore	-17
[getti	-12
[getto	14
[ghiaccio	-24
[giacenza	-14
[giada	-15
[gialla	-11
[gialli	-19
[giallo	-15
[gigi	-18
[gino	-16
[ginocchia	-10
[gioco	-18
[giordano	-10
[giornale	-17
[giornali	-13
[giornata	-20
[giorni	-9900
[giorno	-9900
[giovane	-16
[giovani	-21
[giovedì	-9900
[gira	-9900
[girare	-14
[girate	-17
[giri	-9900
[giro	-37
[giubbotto	-11
[giugno	-24
[giulia	-19
[giusto	-21
[già	-9900
[giù	-9900
[gli	-13
[glielo	-10
[goccia	-9
[gommapiuma	-13
[gomme	-13
[gradi	-9900
[gradirebbe	-20
[graffio	-15
[grammi	-10
[grande	-9900
[grandi	-15
[grasso	-15
[gratis	-9
[grato	-18
[gratta	-17
[grazie	-9900
[graziella	-18
[grembiule	-13
[greta	-9
[grigio	-13
[griglia	-14
[grossa	-17
[grosso	-19
[gruppi	-23
[gruppo	-9900
[guanti	-9900
[guanto	-17
[guarda	-9900
[guardando	-12
[guardano	-13
[guardare	-23
[guardaroba	-16
[guardi	-17
[guardia	-21
[guardiano	-8
[guardiola	-13
[guardo	-21
[guarnizione	-14
[guarnizioni	-16
[guasto	-9
[guida	-9900
[guidando	-18
[h	-14
[ha	-9900
[haccp	-10
[hai	-27
[hamid	-10
[hanno	-9900
[ho	-9900
[i	-23
[ieri	-9900
[ilaria	-21
[imbuto	-17
[immagini	-15
[immerge	-12
[impagino	-9
[impianto	-13
[importa	-10
[impronte	-14
[in	-46
[incinta	-14
[incrociate	-10
[indi	-11
[indietro	-16
[ines	-9
[inferiore	-9
[infermiere	-16
[infila	-27
[infine	-16
[informatica	-18
[informazioni	-15
[infortuni	-17
[ing	-14
[ingegnere	-10
[ingresso	15
[iniziali	-14
[inizio	-20
[innanzi	-8
[inox	-11
[insegna	-13
[insegno	-19
[inserisce	-15
[insieme	-9900
[insiste	-15
[insistono	-13
[insomma	-24
[intanto	-26
[integro	-11
[intende	-17
[intera	-19
[interi	-11
[interna	-19
[internet	-14
[interni	-11
[interno	-31
[intorno	-22
[inutile	-11
[invece	-28
[inventa	-9
[invernale	-24
[inverno	-16
[inverso	-13
[invia	-9
[inviato	-19
[invio	-12
[io	-9900
[irene	-10
[irriguo	-11
[iscritti	-10
[iscritto	-9900
[isolamento	-12
[istituto	-11
[istruttore	-20
[istruzioni	-22
[italiano	-15
[iva	-13
[ivan	-10
[ivano	-17
[jessica	-16
[kevin	-19
[kg	-15
[l'abbiamo	-24
[l'accoglienza	16
[l'acido	-19
[l'acqua	-9900
[l'addetta	-18
[l'addetto	-16
[l'adulto	-11
[l'agente	-14
[l'agenzia	-14
[l'aiuto	-15
[l'alcol	-11
[l'allarme	-15
[l'allenatore	-16
[l'allievo	-13
[l'altezza	-19
[l'altra	-9900
[l'altro	-22
[l'analisi	-9
[l'animale	-11
[l'anno	-9900
[l'apparecchio	-10
[l'appello	-12
[l'appuntamento	-8
[l'archivista	-15
[l'area	-15
[l'argano	-17
[l'aria	-9
[l'arrivo	-9
[l'asl	-13
[l'aspiratore	-10
[l'assicurazione	-22
[l'assistente	-19
[l'associazione	-18
[l'asta	-19
[l'autista	-21
[l'auto	-13
[l'autoclave	-10
[l'autorizzazione	-24
[l'avviso	-13
[l'avvocato	-13
[l'elenco	-24
[l'erba	-18
[l'etichetta	-18
[l'ha	-9900
[l'hai	-14
[l'hanno	-9
[l'ho	-18
[l'iban	-19
[l'impasto	-11
[l'impiegata	-14
[l'impronta	-14
[l'infermiera	-11
[l'infermiere	-13
[l'insegnante	-13
[l'interprete	-11
[l'ispettore	-23
[l'ispezione	14
[l'istruttore	-9
[l'italiano	-15
[l'odore	-9
[l'olio	-13
[l'opera	-8
[l'operatore	-24
[l'ora	-20
[l'orario	-20
[l'ordine	10
[l'orlo	-11
[l'ospite	-19
[l'ufficio	-16
[l'ultima	-28
[l'ultimo	-16
[l'umidità	-17
[l'umido	-14
[l'unghia	-13
[l'urna	-13
[l'uscita	13
[l'uso	9
[l'utente	-14
[la	19
[lab	-11
[laboratorio	-9900
[lago	-14
[lama	-18
[lame	-9
[lamenta	-12
[lampada	-9900
[lampade	12
[lampo	-12
[lana	-16
[lancetta	-10
[lancia	-10
[larghe	-10
[lasci	-19
[lascia	-9900
[lasciamo	-15
[lasciano	-13
[lasciare	-19
[lasciarle	-11
[lasciata	-14
[lasciate	-13
[lasciato	-12
[lascio	-18
[laterale	-11
[lati	-19
[lato	-11
[latte	-27
[laura	-22
[lava	-9900
[lavaggio	12
[lavagna	-8
[lavagnetta	-14
[lavanderia	-13
[lavano	-23
[lavare	-18
[lavato	-13
[lavatrice	-16
[lavatrici	-9
[lavello	-15
[lavora	-19
[lavorativi	-12
[lavorazione	-21
[lavori	12
[le	-17
[lega	-20
[legale	-13
[legati	-8
[legge	-9900
[leggera	-16
[leggere	-23
[leggero	-8
[leggono	-14
[legna	-12
[legno	-22
[lei	-9900
[lembi	-14
[lente	-19
[lenti	20
[lenzuola	8
[lenzuolo	9
[leo	-18
[lettera	-19
[letti	-18
[letto	-9900
[lettore	-10
[lettura	15
[leva	-18
[li	-9900
[libera	-15
[liberatoria	-13
[libero	-16
[libro	-15
[licenza	-15
[liceo	-20
[lievito	17
[limatura	-13
[limite	-13
[linea	-9900
[lingue	-20
[link	-10
[liquido	-11
[list	-14
[lista	-9900
[litri	-16
[litro	-17
[livella	-10
[livelli	-17
[livello	-28
[lo	-16
[locale	-9900
[loco	-12
[lontani	-15
[lontano	-20
[loredana	-16
[loro	-9900
[lotti	17
[lotto	-9900
[luca	-26
[lucchetti	-13
[lucchetto	-13
[luce	-9900
[luci	-9900
[ludoteca	-12
[ludovico	-13
[luglio	-15
[lui	-9900
[lunedì	-9900
[lunga	-15
[lungo	-30
[lì	-9900
[m	-24
[ma	-9900
[macchia	-12
[macchie	-12
[macchine	-16
[macchinetta	-13
[macelleria	-13
[madre	-24
[maestra	-18
[maestro	-11
[magari	-17
[magazzino	-28
[maggio	-29
[mai	-9900
[maiale	-13
[mail	-9900
[malattia	-9
[male	-30
[malga	-20
[mamma	-19
[mamme	-14
[mammelle	-8
[manager	-16
[manca	-9900
[mancano	-19
[mancante	-15
[mancato	-14
[manco	-19
[mancuso	-15
[manda	-9900
[mandare	-15
[mandato	-14
[mandi	-16
[mando	-28
[mangia	-16
[mangiare	-26
[mangiato	-18
[mani	-9900
[manico	-11
[maniera	-31
[maniscalco	-12
[mano	-9900
[manovre	-19
[mantecatore	-15
[manuale	-23
[manubrio	-8
[manutentore	-12
[manutenzione	9
[mappa	-17
[marca	-14
[marche	-18
[marchetti	-8
[marcia	-18
[mare	-21
[maresciallo	-12
[marito	-15
[martedì	-9900
[marzo	-16
[maschera	-11
[mascherina	-11
[massetto	-11
[massimo	-9900
[mastice	-12
[matera	-16
[materasso	-13
[materiale	-21
[matricola	-11
[matrimonio	-13
[mattina	-9900
[mattino	-9900
[mattoni	-12
[maturatore	-9
[max	-24
[me	-9900
[media	-10
[medici	-17
[medicine	-13
[medico	-9900
[meglio	-18
[melari	-18
[memoria	-18
[meno	-9900
[mensa	-18
[mentre	-20
[menù	-12
[merce	9
[mercoledì	-21
[mescolare	-11
[mese	-9900
[mesi	-9900
[messaggio	-17
[messo	-25
[mestiere	-15
[metallo	-13
[meteo	-18
[metodo	-12
[metri	-9900
[metro	-15
[metta	-23
[mette	-9900
[mettere	-34
[metterla	-9
[metterlo	-8
[mettete	-12
[metti	-28
[metto	-13
[mettono	-9900
[metà	-9900
[mezz'ora	-9900
[mezza	-29
[mezzi	-15
[mezzo	-9900
[mi	-9900
[mia	-9900
[mica	-13
[michela	-18
[microchip	-15
[microfoni	-18
[microfono	-23
[miei	-13
[miele	-17
[millimetri	-19
[min	-9900
[minima	-18
[minorenni	-19
[minori	-14
[minuti	-9900
[minuto	-21
[mio	-9900
[mirella	-15
[miscela	-16
[misure	-11
[mixer	-20
[mm	-22
[modalità	-17
[modo	-9900
[modulo	-9900
[moglie	-13
[molla	-18
[molti	-22
[molto	-12
[momento	-16
[mondo	-10
[monitor	-26
[monta	12
[montaggio	23
[montagna	-13
[montano	-11
[montare	-13
[monte	-15
[monza	-13
[morsetto	-11
[morta	-15
[morto	-11
[mosto	-12
[mostra	-10
[mostrare	-13
[motivo	-14
[motore	-12
[movimento	-14
[muffa	-15
[multa	-9
[multe	-16
[munge	15
[mungitura	-32
[muove	-13
[muro	-26
[museo	-30
[musicale	-14
[muso	-15
[musulmane	-13
[mutua	-16
[n	-9900
[n'è	-11
[nardi	-13
[nas	-13
[nasce	-11
[nascita	-24
[nastro	-9900
[nave	-14
[ne	-9900
[neanche	-23
[necessario	-16
[negativo	-9
[negli	-23
[negozio	-25
[nei	-9900
[nel	-9900
[nell'ultima	-21
[nella	-9900
[nelle	-22
[nello	-9900
[nemmeno	-9900
[neon	-15
[neppure	-13
[nere	-13
[neri	-14
[nero	-9900
[nessun	-9900
[nessuna	-9900
[nessuno	-9900
[neve	-24
[nico	-17
[nido	-20
[niente	-9900
[nipote	-19
[nipoti	-14
[nitrile	-12
[no	-9900
[nodi	-12
[noi	-9900
[noleggio	9
[nome	-9900
[nomi	-24
[non	-9900
[nonno	-11
[nord	-9
[normale	-20
[nostra	-9900
[nostri	-13
[nostro	-9900
[nota	-9900
[notaio	-10
[notare	-17
[notarile	-10
[note	-20
[notte	-9900
[notturna	-15
[novanta	-22
[novantotto	-18
[nove	-20
[novecento	-18
[novembre	-20
[nuca	-12
[numeri	-19
[numero	-9900
[nuova	-9900
[nuove	-18
[nuovi	-32
[nuovo	-9900
[nylon	-10
[né	-18
[o	-9900
[obbligatorio	-12
[obliquo	-16
[occhi	-24
[occhiali	-26
[occhio	-13
[occorre	-14
[occupa	-12
[odore	-19
[officina	-19
[offre	-8
[offset	-16
[ogg	-24
[oggetti	-16
[oggetto	-9900
[oggi	-9900
[ogni	-18
[ognuno	-33
[oh	-22
[ok	-9900
[olio	-19
[oltre	-9900
[omar	-19
[onda	-19
[online	-20
[operativa	-14
[operativo	-9
[operatore	-15
[operatori	-17
[operatrici	-17
[oppure	-18
[ora	-9900
[orari	-14
[ordina	-14
[ordinano	-16
[ordinare	-26
[ordine	-9900
[ore	-9900
[orecchie	-14
[originale	-21
[originali	-9
[origine	-15
[ormeggiatori	-15
[ornella	-10
[orologi	-22
[orologio	-16
[orti	-19
[ospedale	-12
[ospite	-25
[oss	-12
[ossigeno	-12
[ottanta	-25
[ottantacinque	-14
[ottavio	-12
[otto	-24
[ottobre	-26
[outlook	-10
[ovviamente	-16
[p.c	-16
[padova	-17
[padre	-9900
[paese	-9
[paga	-13
[pagano	-13
[pagare	-8
[pagina	-20
[pagine	-19
[pala	-11
[palestra	-13
[paletta	-9
[palla	-11
[palmare	-11
[palmo	-18
[pancia	-10
[pane	-17
[pannello	-8
[panno	-13
[pantaloni	-19
[papà	-26
[parapetto	-14
[paratoie	9
[parcheggio	-13
[pare	-18
[parenti	-11
[parere	-13
[parete	-25
[pari	-13
[parla	-9900
[parlano	-8
[parlare	-14
[parliamo	-10
[parlo	-27
[parole	-23
[parrocchia	-16
[parroco	-19
[parrucca	-15
[parte	-9900
[partendo	-16
[partenza	-21
[parti	-14
[particolare	-17
[partire	-14
[partita	-21
[pasqua	-13
[passa	-9900
[passaggi	-22
[passaggio	-21
[passano	-10
[passaporto	-14
[passare	-24
[passata	-17
[passato	-12
[passeggeri	-24
[passi	-23
[passo	-9900
[password	-23
[pasta	-11
[pasticceria	-13
[pasto	-9
[patente	-28
[patrizia	-14
[pattini	-12
[paura	-23
[pausa	-8
[pavan	-19
[pavimento	-21
[paziente	-27
[pazienza	-18
[pc	-12
[pec	-10
[pecore	-25
[pedale	-9
[pelle	-17
[pellicola	-13
[pelo	-17
[pendolo	-10
[penna	-18
[pennarello	-10
[pennello	-14
[pensa	-14
[pensionati	-15
[pensione	-24
[peonie	-14
[per	-51
[perché	-9900
[perciò	-11
[perde	-23
[perdita	-15
[perfetto	-12
[perimetro	-12
[permesso	-18
[perse	-19
[perso	-20
[persona	-29
[personale	-22
[persone	-9900
[pertanto	-20
[però	-9900
[pesa	-9900
[pesanti	-18
[pesce	-24
[pesci	-28
[pesi	-20
[peso	-9900
[pettine	-11
[pezzetto	-16
[pezzi	-9900
[pezzo	-25
[ph	-9900
[phon	-11
[piacere	-12
[piacerebbe	-16
[piana	-17
[piange	-14
[piangere	-14
[piani	-17
[piano	-9900
[pianoforte	-25
[pianoforti	-20
[pianta	-26
[piante	12
[piastra	-18
[piattaforma	-19
[piatti	8
[piatto	-12
[piazza	-12
[piazzale	-10
[piazze	-13
[piccola	-15
[piccole	-14
[piccoli	-17
[piccolo	-22
[piede	-16
[piedi	-9900
[piena	-23
[piene	-11
[pieno	-30
[piero	-12
[pilota	-20
[pinza	-15
[pinzetta	-12
[pioggia	-18
[piscina	-26
[pistoia	-11
[pistola	-13
[più	-9900
[plastica	-18
[playlist	-14
[plesso	-21
[po'	-18
[poche	-9
[pochi	-15
[poco	-22
[poi	-9900
[polistirolo	-14
[polizia	-17
[polizza	-17
[polso	-13
[poltrona	-12
[poltrone	-9
[polvere	-13
[pomeriggio	-16
[pompa	-19
[pompe	-10
[ponte	-18
[ponteggio	-20
[pontile	-16
[porta	-12
[portale	-18
[portano	-15
[portata	-17
[portatile	-13
[portato	-9
[porte	-26
[portello	-13
[portiamo	-21
[portici	-12
[portineria	-16
[porto	-25
[pos	-12
[posate	-16
[posizione	-16
[possa	-20
[possibile	-16
[posso	-19
[possono	-20
[post-it	-11
[postazione	-13
[posti	-20
[posto	-9900
[potabile	-17
[potatura	9
[potrebbe	-10
[poveretto	-16
[pozzetto	-13
[pozzo	-11
[pranzo	-15
[pratica	-25
[praticamente	-16
[praticante	-14
[praticanti	-13
[prato	-9
[precedente	-9
[precisamente	-23
[prefettura	-15
[prega	-18
[prego	-21
[preleva	-11
[preme	-20
[premessa	-19
[premuto	-9
[prende	-9900
[prendere	-16
[prendi	-11
[prendiamo	-29
[prendo	-12
[prendono	-15
[prenota	-9
[prenotati	-15
[prepara	9
[preparare	-17
[presa	16
[presenta	-12
[presente	-16
[presenti	-26
[presenza	-11
[presi	-15
[preside	-15
[presidente	-21
[preso	-9900
[pressione	-30
[presso	-21
[prestiti	15
[prestito	17
[presto	-15
[pretende	-16
[preventivo	-14
[prezzo	-17
[prima	-14
[prime	-27
[primer	-12
[primi	-18
[primo	-12
[privacy	-17
[pro	-14
[problema	-14
[procedura	-9900
[prodotti	-16
[prodotto	-16
[produzione	-21
[prof	-25
[profilo	15
[programma	-16
[promemoria	-17
[promesso	-22
[propone	-13
[proprie	-9
[proprietari	-16
[proprietaria	-18
[proprietario	-13
[proprietà	-13
[proprio	-23
[prossima	-18
[prossimo	-29
[protegge	-8
[protesta	-10
[protezione	-15
[protocollo	-18
[prova	-11
[provare	-29
[provata	-11
[provato	-10
[prove	-16
[provincia	-16
[provo	-20
[pubblico	-21
[pugno	-15
[pulisce	-18
[puliscono	-15
[pulita	-18
[puliti	-15
[pulito	-27
[pulizia	24
[pulizie	-13
[pullman	-15
[pulsante	-9
[punta	-16
[punti	-20
[punto	-9900
[pur	-18
[pure	-9900
[purtroppo	-9
[puzza	-16
[può	-9900
[quaderni	-13
[quaderno	-9900
[quadri	-12
[quadro	8
[qualche	-20
[qualcosa	-9900
[qualcuno	-9900
[quale	-13
[quali	-15
[qualità	-15
[qualora	-15
[qualsiasi	-13
[qualunque	-13
[quando	26
[quanti	-13
[quantità	-15
[quanto	-9900
[quaranta	-9900
[quarantacinque	-18
[quarantadue	-25
[quarantotto	-17
[quarta	-11
[quartiere	-14
[quarto	-9900
[quasi	-17
[quattordici	-20
[quattro	-9900
[quel	-9900
[quella	-9900
[quelle	-9900
[quelli	-9900
[quello	-9900
[quest'anno	-18
[quest'inverno	-14
[questa	-9900
[questi	-11
[questionario	-20
[questione	-22
[questo	-9900
[qui	-9900
[quindi	-9900
[quindici	-13
[quintali	-12
[quota	-10
[quote	-9
[r	-21
[rabbocco	-12
[raccoglie	-18
[raccolgono	-16
[raccolta	9
[raccomandata	-8
[raccomando	-12
[racconta	-13
[racconto	-29
[rack	-11
[raddoppiato	-9
[raddrizzano	-12
[radio	-9900
[raffreddamento	-16
[raga	-25
[ragazza	-26
[ragazzi	-9900
[ragazzo	-30
[raggi	-14
[ragione	-24
[rai	-10
[rami	-21
[rampa	-17
[randagio	-18
[rapaci	15
[rapporto	-10
[raschia	-16
[raso	-16
[razione	-10
[recensione	-28
[reception	-12
[recita	-20
[reclami	16
[reclamo	-11
[redazione	-21
[redige	-15
[referente	-14
[referto	-8
[refusi	-16
[regia	-11
[regione	-14
[regista	-13
[registra	-28
[registrano	-10
[registrato	-12
[registrazione	12
[registrazioni	-10
[registro	-9900
[regola	-28
[regolamento	9
[regole	-24
[release	-15
[reparti	-9
[reparto	-33
[report	-9
[reset	19
[resi	-11
[respinto	-9
[respira	-9
[responsabile	-9900
[resta	-9900
[restano	-9900
[restare	-17
[resti	-23
[restiamo	-15
[restino	-17
[restituire	-23
[restituisce	-9
[resto	-18
[rete	-32
[retino	-14
[retro	-22
[rev	-15
[revisione	-20
[riassumo	-15
[riavvio	-11
[ricarica	13
[ricetta	-18
[riceve	-9900
[riceviamo	17
[ricevimento	20
[ricevuta	-26
[ricevuto	-17
[ricezione	11
[richiama	-21
[richieste	-21
[richiesto	-10
[ricontrolla	-10
[ricorda	-14
[ricordi	-21
[ride	-17
[ridere	-16
[riduzione	-17
[riempie	-21
[riempimento	-18
[riempitrice	-16
[rientra	-19
[rientrata	-14
[rientro	-17
[riesce	-17
[riferimento	-13
[riferisce	-21
[rifiuti	-15
[rifrattometro	-16
[rifugio	-30
[riga	-19
[righe	-23
[riguarda	-19
[riguardano	-22
[rilascio	17
[rilegge	-13
[rimanda	-13
[rimasta	-12
[rimasti	-15
[rimasto	-20
[rimborso	8
[rimette	-15
[rimettere	-12
[rimettono	-9
[rinfresca	-15
[ringrazia	-18
[ringrazio	-16
[rinnova	-16
[rinnovo	-20
[rinviato	-12
[ripara	-15
[riparazione	-19
[ripariamo	-14
[ripete	-9900
[ripetere	-9
[ripiano	-18
[riporta	-19
[riportato	-9
[riposa	-15
[riposare	-24
[riposo	-19
[riprese	-17
[ripreso	-13
[ripristino	13
[riscaldamento	-16
[risciacquo	-16
[riserva	-10
[riso	-12
[rispetto	-13
[risponde	-9900
[risposto	-10
[ristorante	-16
[risultati	-13
[risultato	-16
[ritardo	-15
[ritirano	-22
[ritirato	-14
[ritiro	12
[ritorno	-26
[ritrovamento	14
[ritrovo	-11
[riunione	-26
[riuniscono	-10
[rivedere	-11
[roba	-33
[rocco	-18
[rodari	-16
[roggia	-11
[roma	-17
[rosanna	-12
[rossa	-9900
[rosse	-10
[rossi	-11
[rosso	-9900
[rotazione	9
[rotta	-13
[rotte	-10
[rotti	-19
[rotto	-18
[rottura	-19
[roulant	-13
[rovescia	-14
[rovesciato	-19
[rovescio	-19
[rovinata	-17
[rubinetteria	-12
[rubinetti	-16
[rubinetto	-19
[rulli	-21
[rullo	-18
[ruota	-15
[ruote	-23
[russo	-12
[sa	-26
[sabato	-9900
[sabbia	-20
[sacchetti	-17
[sacchetto	-21
[sacchi	-20
[sacco	-9900
[sacrestano	-20
[sagoma	-12
[sai	-16
[sala	-29
[sale	-9900
[salga	-10
[salina	-18
[salire	-26
[salite	-22
[salta	-14
[saluta	-15
[salva	-14
[salvano	-16
[salvavita	-26
[salve	-27
[salvietta	-8
[salvo	-22
[samu	-15
[san	-27
[sandro	-12
[sangue	-14
[sanificante	-17
[sanitario	-10
[santa	-10
[sapere	-31
[sapone	-16
[sappiamo	-23
[sara	-15
[saracinesca	-20
[sarebbe	-25
[sarei	-27
[sarà	-14
[sbaglia	-10
[sbagliati	-14
[sbagliato	-12
[sbaglio	-14
[scade	-21
[scadenza	-21
[scadenze	-17
[scaduta	-10
[scaduto	-15
[scaffale	-9900
[scala	-25
[scalda	-15
[scale	-22
[scaletta	-19
[scambiano	-11
[scarica	-22
[scaricano	-15
[scarico	-27
[scarpa	-14
[scarpe	-28
[scarta	-13
[scarti	-18
[scatola	-9900
[scatole	-21
[sceglie	-11
[scena	-22
[scende	-9900
[scendere	-14
[schede	-11
[scheggiato	-10
[schermata	-18
[schermo	-12
[scherzo	-12
[schiena	-15
[schiuma	-18
[sci	-18
[sciacqua	-25
[sciacquano	-10
[sciacqui	-13
[scivolo	-12
[scolare	-15
[scolastico	-10
[scontrino	-11
[scopo	-16
[scoria	-11
[scorrere	-14
[scorsa	-9
[scorso	-9900
[scorta	-12
[screenshot	-10
[scritta	-9900
[scritti	-8
[scritto	-9900
[scriva	-12
[scrive	-9900
[scrivente	-17
[scrivere	-9900
[scriverlo	-19
[scrivete	-22
[scrivetelo	-16
[scrivi	-34
[scriviamo	-24
[scrivilo	-21
[scrivo	-9900
[scuola	-23
[scuolabus	11
[scuole	-19
[scuri	-14
[scusa	-25
[scusate	-9900
[scusi	-12
[secchi	-20
[secchio	-20
[secco	-17
[seconda	-9900
[secondi	-9900
[secondo	-9900
[sede	-9900
[sedere	-10
[sedia	-10
[sedici	-17
[seduta	-17
[seduto	-14
[segna	-9900
[segnala	-10
[segnalazione	-25
[segnare	-20
[segnata	-11
[segniamo	-20
[segno	-9
[segretaria	-11
[segretario	-14
[segreteria	-9900
[segue	-20
[seguire	-25
[seguito	-32
[seguono	-15
[sei	-9900
[seicento	-11
[sella	-15
[sembra	-20
[seme	-11
[semestre	-14
[semplice	-21
[sempre	-9900
[sennò	-9900
[senso	-14
[sente	-30
[senti	-30
[sentiamo	-12
[sentire	-13
[senza	-9900
[separati	-10
[sequestro	-8
[sera	-9900
[serale	-11
[serata	-17
[serbatoio	-17
[sergio	-17
[serra	-19
[serratura	-21
[serve	-9900
[server	-18
[servire	-15
[servirebbe	-16
[servizi	-15
[servizio	-12
[sessanta	-25
[sesto	-20
[seta	-20
[sette	-9900
[settembre	-9900
[settimana	-9900
[settimane	-18
[settore	-18
[sezione	-27
[sfilata	-21
[sfoglia	-21
[sganciare	-15
[sgocciolare	-12
[si	-12
[sia	-9900
[siamo	-9900
[siano	-11
[siete	-19
[sig	-9
[sig.ra	-10
[sigarette	-10
[sigilli	-9
[sigillo	-24
[sigla	-24
[significa	-18
[signor	-19
[signora	-9900
[signore	-12
[signori	-14
[silenzio	-23
[silicone	-17
[sim	-9
[simo	-12
[sindaco	-10
[sinistra	-8
[sintesi	-14
[siringa	-11
[sistema	-9
[sistemare	-8
[situazione	-13
[slitta	-11
[smaltimento	14
[smette	-16
[smielatore	-12
[smielatura	21
[smonta	-13
[smontano	-12
[so	-9900
[soci	-24
[social	-13
[sociale	-9
[sociali	-12
[società	-12
[socio	-13
[soda	-18
[soffia	-11
[soffiare	-15
[sola	-20
[soldi	-16
[sole	-17
[solforosa	-18
[soli	-13
[solito	-23
[solleva	-14
[sollevamento	-18
[solo	-9900
[soltanto	-9900
[sonno	-17
[sono	-9900
[sopra	-9900
[sopralluogo	-10
[soprattutto	-20
[soprintendenza	-8
[sorella	-15
[sospensione	-10
[sosta	-10
[sostituisce	-20
[sostituzione	15
[sotto	-9900
[sparsi	-18
[spartiti	-18
[spatola	-15
[spazi	-20
[spazio	-11
[spazza	-14
[spazzola	-18
[speciali	-14
[specie	-18
[spedisce	-13
[spegne	-29
[spegnere	-13
[spegni	-14
[spenta	-19
[spenti	-12
[spento	-17
[spero	-9
[spese	-15
[spett.le	-14
[spettacolo	-22
[spia	-11
[spiaggia	-23
[spiega	-14
[spiegare	-30
[spiegato	-19
[spieghi	-18
[spilli	-16
[spina	-23
[spine	-11
[spogliatoi	-8
[spogliatoio	-10
[sponda	-16
[sporca	-26
[sporco	-24
[sportello	-22
[sposa	-18
[sposta	-20
[spray	-16
[spruzzare	-11
[spunta	-9
[spurgo	19
[squadra	-9900
[sta	-9900
[stabilimento	-17
[stacca	-22
[staccano	-11
[staccare	-15
[staccato	-12
[stacco	-11
[staging	-16
[stagionali	-11
[stagione	-29
[stagista	-17
[stampante	-15
[stampata	-20
[stand	14
[stanno	-17
[stanza	-9900
[star	-16
[stare	-16
[stasera	-17
[stata	-23
[stati	-14
[stato	-18
[stazione	-21
[stazioni	-21
[stecca	-16
[stende	-27
[stendere	-31
[stendono	-9
[sterilizzazione	19
[stessa	-9900
[stesse	-13
[stesso	-9900
[stesura	-28
[stia	-22
[stivali	-12
[sto	-25
[stop	-12
[storia	-16
[storica	-19
[stracci	-13
[straccio	-17
[strada	-21
[strano	-9
[strappa	-14
[strati	-17
[stretto	-14
[stringe	-11
[strumenti	-16
[strumento	-21
[studenti	-23
[studi	-18
[studio	-9900
[stufa	-8
[stupefacenti	-11
[su	-9900
[sua	-16
[subito	-9900
[succede	-15
[successivo	-20
[successo	-17
[succhioni	-9
[succo	-22
[sud	-12
[sugli	-14
[sui	-9900
[sul	-9900
[sull'argine	-15
[sulla	-18
[sulle	-40
[sullo	-16
[suo	-9900
[suola	-15
[suolo	-11
[suona	-9900
[suonano	-20
[suor	-11
[superficie	-13
[supermercato	-18
[supplenti	-16
[surgelati	-10
[svegli	-16
[sveglia	-9
[svengono	-16
[svita	-9
[svuota	-26
[svuotare	-15
[sé	-17
[sì	-9900
[t	-20
[tabella	-19
[tablet	-17
[tacca	-21
[tacco	-12
[tagli	-18
[taglia	-28
[tagliando	-16
[tagliano	-15
[talco	-21
[tampone	-11
[tanica	-14
[tante	-20
[tanto	-19
[tapis	-16
[tappeto	-16
[tappi	-17
[tappo	-21
[tardi	-11
[targa	-11
[targhetta	-20
[tasca	-11
[tasche	-11
[tassa	-12
[tasto	-15
[tatuaggi	-11
[tavola	-20
[tavole	-16
[tavolo	-25
[taxi	-17
[tazza	-10
[te	-19
[teatro	-21
[tecnici	-13
[tecnico	-9900
[tedeschi	-20
[tedesco	-12
[tel	-14
[tela	-16
[telaini	-16
[telaio	-11
[telecamera	-8
[teleferica	-17
[telefona	-9900
[telefonano	-12
[telefonare	-11
[telefonata	-9900
[telefonate	-18
[telefoni	-20
[telefonino	-11
[telefono	-9900
[telo	-9900
[temperatura	-9900
[tempi	-20
[tempo	-22
[tende	-22
[tenere	-27
[tengo	-14
[tengono	-10
[tenuta	16
[teo	-21
[termine	-13
[termometro	-11
[terra	-9900
[terza	-18
[terzo	-9900
[tessera	-20
[tesserino	-17
[testa	-9900
[teste	-15
[tester	-10
[testi	-22
[testo	-13
[tetto	-18
[ti	-9900
[ticket	-15
[tiene	-9900
[tieni	-13
[tiepida	-19
[timbra	-10
[timbro	-9
[tipo	-21
[tipografia	-15
[tira	-9900
[tirocinanti	-17
[titolare	-11
[titoli	-16
[titolo	-14
[tocca	-9900
[toccare	-13
[toccato	-14
[tocchi	-17
[togli	-24
[togliamo	-26
[toglie	-9900
[togliere	-22
[tolgono	-9900
[tolleranza	-9
[tolta	-11
[tolte	-14
[tommaso	-13
[tondo	-8
[tono	-9
[torce	-11
[torino	-9
[torna	-9900
[tornano	-25
[tornata	-10
[torneo	-10
[torta	-15
[totò	-20
[tournée	-17
[traccia	-12
[traduzione	-19
[traduzioni	10
[tramandate	-18
[tramonto	-26
[tranne	-21
[trasferta	-14
[trasformare	-11
[trasfusionale	-13
[trasporto	18
[tre	-9900
[trecento	-20
[tredici	-9
[trema	-13
[treni	-12
[trent'anni	-14
[trenta	-9900
[trentacinque	-15
[trentasette	-15
[trentina	-15
[tribunale	-14
[trimestre	-12
[troppo	-13
[trova	-19
[trovato	-24
[troviamo	-19
[trovo	-16
[trucco	-9
[tu	-9900
[tua	-13
[tubi	-13
[tubo	-16
[tunnel	-12
[turisti	-26
[turni	-25
[turno	-36
[tutor	-12
[tutta	-24
[tutte	-9900
[tutti	-9900
[tutto	-9900
[uffici	-22
[ufficio	-9900
[ugo	-8
[ultime	-11
[ultimi	-22
[ultimo	-9900
[umidi	-12
[umidità	-18
[umido	-20
[un	-36
[un'agenzia	-18
[un'altra	-14
[un'assistente	-22
[un'impresa	-18
[un'istruzione	-29
[un'ora	-9900
[un'unica	-18
[una	-9900
[undici	-24
[undicimila	-17
[unghie	-16
[unico	-19
[uno	-9900
[uomini	-18
[uomo	-8
[uova	-18
[urgente	-19
[urgenze	-16
[usa	-9900
[usare	13
[usate	-9
[usati	-24
[usato	-15
[uscente	-8
[uscire	-23
[uscita	-20
[uscite	-17
[uscito	-15
[uso	10
[utenti	-21
[v	-17
[va	-13
[vabbè	-21
[vado	-20
[vai	-10
[val	-10
[vale	-28
[valida	-13
[valigetta	-11
[valle	-13
[vanno	-9900
[vapore	-18
[varie	-14
[vasca	-9900
[vasche	-22
[vaschetta	-12
[vaschette	-12
[vasi	-19
[vaso	-31
[vassoi	-15
[vassoio	-10
[ve	-15
[vecchia	-20
[vecchio	-9900
[veda	-12
[vede	-23
[vedere	-9900
[vedi	-18
[vediamo	-22
[vedova	-9
[veicoli	-19
[vello	-14
[velo	-17
[vendita	-16
[vendono	-16
[venduto	-15
[venerdì	-9900
[venga	-17
[vengo	-11
[vent'anni	-20
[venti	-9900
[ventidue	-26
[ventilatore	-12
[ventina	-21
[ventiquattr'ore	-25
[ventiquattro	-19
[ventisei	-17
[vento	-9900
[venuto	-19
[verbale	-9900
[verde	-9900
[verdi	-12
[verdura	-21
[vergognata	-12
[verifica	-9900
[verniciatura	19
[vero	-15
[verricello	-19
[verrà	-15
[versa	-16
[versamento	10
[versione	-19
[verso	-9900
[vescovo	-8
[veste	-9
[vestiti	-13
[veterinaria	-12
[veterinario	-16
[vetri	-21
[vetro	-27
[vi	-9900
[via	-9900
[viaggi	13
[viaggia	-9
[viaggiano	-16
[vicino	-9900
[viene	-9900
[vienna	-10
[vietato	-14
[vigili	-17
[villa	-8
[vino	-25
[vinto	-12
[viola	-9
[violini	-17
[vira	-11
[visiera	-18
[visita	8
[visitatori	-18
[visite	14
[vista	-23
[visto	-9900
[visura	-20
[vite	-16
[viterbo	-10
[vivo	-9
[vocale	-18
[voce	-9900
[voci	-23
[voglia	-17
[vogliamo	-27
[voglio	-23
[vogliono	-26
[voi	-9900
[voleva	-13
[volevo	-23
[volontari	-9900
[volontario	-9900
[volta	-9900
[volte	-9900
[volume	-19
[volumi	-10
[voluto	-11
[vongole	-12
[vorrebbe	-17
[vorrei	-35
[vorremmo	-21
[vostra	-15
[vostro	-11
[vuol	-22
[vuole	-9900
[vuota	11
[vuoti	-14
[vuoto	-9
[walter	-10
[whatsapp	-17
[x	-16
[zaino	-26
[zampa	-16
[zero	-13
[zio	-29
[zoccolo	-16
[zona	-23
[zoppas	-21
[|	-9900
[«	-9900
[°	-9900
[»	-9900
[è	-9900
[–	-9900
[•	-9900
[→	-9900
[☐	-9900
[️	-25
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
],	-9900
]-	-9900
]-'ho	-26
]--it	-20
]-.le	-9
]-.ra	-10
]-/mq	-16
]-0	-9
]-aca	-23
]-ace	-18
]-ack	-25
]-aco	-26
]-acy	-14
]-ade	-24
]-adi	-19
]-ado	-14
]-afo	-23
]-aga	-21
]-age	16
]-agg	-18
]-ago	-27
]-ah	-17
]-aio	-50
]-ala	11
]-ali	11
]-alo	-24
]-ama	-26
]-ame	-16
]-ami	9
]-amo	-41
]-amp	-12
]-amu	-16
]-ana	-18
]-ang	-20
]-ani	-14
]-ano	-46
]-ant	-12
]-api	-31
]-app	-19
]-apà	-17
]-ara	-13
]-are	-12
]-aro	-35
]-art	-16
]-arà	-15
]-asi	-33
]-asl	-24
]-aso	17
]-ast	12
]-ate	-18
]-ati	16
]-ato	-24
]-ava	-38
]-ave	-10
]-avi	-10
]-axi	-14
]-azi	-22
]-ban	-19
]-bbe	-35
]-bbè	-18
]-bea	-9
]-bel	-22
]-ben	-22
]-blu	-24
]-boh	-16
]-bot	-17
]-box	-29
]-bra	-27
]-bre	-29
]-bri	-18
]-bro	-19
]-bus	-17
]-cce	-27
]-cci	-22
]-cco	-42
]-ccp	-11
]-cel	-14
]-ceo	-20
]-chi	-47
]-ché	-23
]-cia	-48
]-cie	-21
]-cio	10
]-ciò	-8
]-clo	-20
]-cm	-24
]-coi	-30
]-col	-19
]-cro	-22
]-cun	-12
]-ddo	-23
]-ddt	-14
]-der	-23
]-dge	-10
]-dia	-44
]-die	-16
]-dio	-20
]-dit	-17
]-do	-18
]-don	-22
]-dr	-13
]-dre	-12
]-dri	-11
]-dro	-40
]-dua	-13
]-due	-37
]-eca	-30
]-ece	-22
]-eci	-21
]-eck	-18
]-eco	-9
]-ed	-29
]-eda	-21
]-ede	-39
]-edi	-30
]-edo	-17
]-ega	-30
]-egi	-10
]-ego	-14
]-ele	-36
]-eli	-21
]-elo	-43
]-ema	-26
]-eme	-20
]-emi	-22
]-emo	-27
]-ene	-40
]-eni	-34
]-eno	-43
]-ent	-16
]-enù	-14
]-eom	-11
]-eon	-13
]-epe	-19
]-era	-14
]-ere	-40
]-eri	-23
]-ero	-12
]-ers	-16
]-erà	-22
]-ese	-29
]-esi	-32
]-esk	-17
]-eta	14
]-ete	-13
]-eti	-17
]-età	-27
]-eva	-48
]-eve	-37
]-evi	-35
]-ex	-21
]-fao	-13
]-ffa	-23
]-ffe	-21
]-ffi	-14
]-fie	-21
]-fin	-11
]-fio	-22
]-fre	-17
]-fwd	-13
]-g	-12
]-gan	-10
]-ger	-27
]-gg	-18
]-gge	-28
]-ghe	-34
]-ghi	-21
]-ght	-18
]-gia	-32
]-gie	-18
]-gio	-16
]-gla	-15
]-gle	-13
]-gli	-36
]-gni	-30
]-gro	-14
]-gue	-29
]-h	-15
]-hah	-11
]-hai	-24
]-hia	-52
]-hid	-18
]-hie	-34
]-hio	-40
]-hip	-17
]-hon	-14
]-hot	-8
]-ial	9
]-ica	-21
]-ida	-33
]-ide	-37
]-idi	-18
]-iei	-18
]-iga	-31
]-ige	-20
]-igi	-22
]-ila	-49
]-ile	-17
]-ili	-42
]-ilm	-22
]-ima	-53
]-ime	-33
]-imi	-28
]-imo	-48
]-imè	-10
]-ina	-37
]-ini	-10
]-ink	-15
]-ino	-13
]-ion	-14
]-ior	-27
]-ipo	-17
]-ira	-27
]-ire	-60
]-iro	-33
]-isa	-27
]-ise	12
]-isi	11
]-iso	-28
]-ist	-25
]-ita	11
]-iti	-8
]-ito	-10
]-ità	-21
]-iva	-32
]-ivi	-16
]-ivo	-11
]-izi	-15
]-ker	-8
]-ket	-12
]-kg	-12
]-kup	-23
]-lab	-17
]-lai	10
]-lay	-11
]-lce	-21
]-lci	-24
]-lco	-30
]-lda	-34
]-ldi	-30
]-ldo	10
]-lea	-14
]-leo	-19
]-ler	-27
]-let	-23
]-lfo	-20
]-lga	-25
]-lge	-22
]-lia	-46
]-lis	-20
]-lla	-9
]-lle	-46
]-llo	-23
]-lmo	-15
]-lon	-10
]-lpa	-17
]-lpo	-22
]-lso	-21
]-lta	-40
]-lte	-13
]-lti	-34
]-lto	-25
]-lva	-15
]-lve	-23
]-lvo	-20
]-lza	-15
]-lze	-16
]-lzi	-17
]-m	-21
]-m'è	-26
]-man	-20
]-mar	-32
]-max	-11
]-mba	-11
]-mbe	-25
]-mbo	-17
]-mer	-20
]-mid	-9
]-mie	-22
]-min	-13
]-mio	-12
]-mm	12
]-mma	-44
]-mmi	-21
]-mmo	-20
]-mpe	-30
]-mpo	-28
]-n'è	-16
]-nal	-18
]-nas	-17
]-nca	-25
]-nce	-23
]-nco	-31
]-nde	-11
]-ndi	-36
]-ndo	-53
]-ndì	-13
]-nee	-23
]-nei	-22
]-nel	-13
]-ner	-23
]-nes	-13
]-net	-15
]-nga	-32
]-ngo	-43
]-nia	11
]-nie	12
]-nio	-28
]-nna	-39
]-nni	-15
]-nno	-26
]-nor	-27
]-nox	12
]-nsa	-22
]-nso	-23
]-nta	-27
]-nte	-41
]-nti	15
]-ntà	-11
]-nua	15
]-nza	15
]-nze	-31
]-nzi	-33
]-nzo	-29
]-né	-11
]-née	-15
]-oba	-34
]-oca	-13
]-oce	-21
]-oci	-14
]-oco	-39
]-oda	-31
]-ode	-15
]-odi	8
]-odo	-16
]-ogg	-20
]-ogi	-21
]-oh	-17
]-oio	-34
]-ola	-68
]-oli	-35
]-olo	-32
]-oma	-19
]-ome	-15
]-omi	-23
]-ona	-17
]-one	-14
]-oni	-21
]-ono	-26
]-ool	-20
]-oop	-19
]-opa	-12
]-opo	-14
]-ora	-37
]-ore	11
]-ori	-17
]-ort	-27
]-osa	-27
]-ose	-22
]-osi	-22
]-oso	-35
]-oss	-10
]-ost	13
]-ota	-39
]-oti	-17
]-oto	-16
]-ott	-17
]-otò	-18
]-out	-17
]-ova	-20
]-ove	-40
]-ovi	-32
]-ovo	-20
]-own	-11
]-p.c	-14
]-pas	-17
]-pc	-10
]-pec	-11
]-pia	-25
]-pie	-33
]-pio	-26
]-pis	-10
]-po'	-21
]-pos	-11
]-ppa	-37
]-ppe	-15
]-ppi	-31
]-ppo	-11
]-pre	-21
]-pri	-26
]-pro	-11
]-pta	-13
]-pur	-19
]-que	-38
]-quo	-29
]-r	-18
]-rae	-18
]-rah	-8
]-ran	-12
]-ray	-18
]-rba	-20
]-rbo	-21
]-rce	-21
]-rde	-24
]-rdi	-33
]-rdo	-26
]-rdì	-8
]-rea	13
]-rei	-37
]-reo	10
]-rev	-22
]-rga	-25
]-rge	-18
]-rgo	-19
]-ria	-37
]-rie	-42
]-rio	-13
]-ris	-17
]-rla	-27
]-rle	-25
]-rli	-33
]-rlo	-38
]-rma	-41
]-rme	-37
]-rmo	-32
]-rna	21
]-rne	-29
]-rni	-21
]-roc	-17
]-rof	-21
]-rpa	-12
]-rpe	-42
]-rra	-20
]-rre	-24
]-rri	-20
]-rrà	-17
]-rsa	10
]-rse	-43
]-rsi	-43
]-rta	-23
]-rte	-38
]-rti	-11
]-rto	-30
]-rva	-15
]-rvi	-19
]-rza	-17
]-rze	-11
]-rzi	-11
]-rzo	-24
]-sa	-28
]-sab	-15
]-sai	-17
]-san	-27
]-sci	11
]-sco	-13
]-sei	-17
]-sel	11
]-seo	11
]-set	-16
]-sia	-31
]-sig	-18
]-sim	-10
]-sio	-13
]-soi	-11
]-son	-18
]-sor	-18
]-spe	-17
]-spp	-23
]-ssa	-62
]-sse	-20
]-ssi	-40
]-sso	-14
]-sta	-19
]-ste	-43
]-sto	-26
]-sua	-22
]-sud	-17
]-sé	-16
]-t	-15
]-tai	-10
]-tar	-23
]-te	-19
]-tel	-18
]-teo	-11
]-tia	-27
]-tis	-20
]-toi	-10
]-tom	-12
]-top	-16
]-tre	-43
]-tri	-39
]-tta	9
]-tti	-30
]-ttà	-12
]-tua	-11
]-ubi	-13
]-ubo	-19
]-uca	-32
]-uce	-9
]-uco	-19
]-uda	-12
]-udi	-22
]-uet	-20
]-ufa	-14
]-uio	-23
]-ula	-23
]-ule	-14
]-uli	11
]-uma	-28
]-ume	-27
]-umo	-27
]-una	-25
]-une	10
]-uni	-31
]-unt	-14
]-uoi	-10
]-uol	-23
]-uon	-19
]-uor	-22
]-upa	-12
]-ura	13
]-urc	-18
]-ure	-17
]-uri	-18
]-uro	-13
]-use	-28
]-usi	-37
]-uso	-30
]-ute	12
]-uti	-17
]-uto	-60
]-v	-17
]-vai	-16
]-val	-12
]-van	-14
]-ve	-28
]-via	-11
]-vin	-18
]-vio	-28
]-vpn	-10
]-vre	14
]-vrà	-14
]-vrò	-18
]-x	-17
]-xer	-23
]-yer	-12
]-zie	-27
]-zio	-26
]-zza	-18
]-zze	-23
]-zzi	-39
]-zzo	-34
]-️	-20
].	-9900
]/	-9900
]0	-9
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 %	-23
]>0 (	-13
]>0 )	-14
]>0 ,	-10
]>0 /	-9
]>0 :	-15
]>0 ;	-18
]>0 ]	-16
]>0 alle	-9
]>0 anni	-10
]>0 bar	-18
]>0 chili	-10
]>0 cm	-21
]>0 del	-14
]>0 di	-10
]>0 e	-20
]>0 euro	-21
]>0 g/mq	-17
]>0 gennaio	-18
]>0 gg	-14
]>0 giorni	-23
]>0 gradi	-21
]>0 in	-19
]>0 kg	-12
]>0 lo	-20
]>0 maggio	-18
]>0 mesi	-19
]>0 metri	-13
]>0 min	-13
]>0 minuti	-20
]>0 mm	-24
]>0 nodi	-19
]>0 non	-22
]>0 o	-10
]>0 ore	-19
]>0 ottobre	-15
]>0 per	-20
]>0 secondi	-20
]>0 settimane	-15
]>0 si	-10
]>0 sono	-8
]>0 |	-14
]>0 °	-23
]>0 –	-32
]>0 €	-9
]>0 →	11
]>ace e	-11
]>aci .	13
]>ada ,	-28
]>ade .	-10
]>ade a	-20
]>ade e	-11
]>adi ,	-10
]>adi .	-26
]>adi e	-12
]>adi la	-23
]>adi per	-22
]>aga il	-11
]>aga ma	-10
]>agg .	-18
]>ago ,	-18
]>aia ,	-15
]>aia con	-30
]>aia e	-13
]>ail ,	-16
]>aio ,	-23
]>aio .	-17
]>aio e	-24
]>ala ,	-26
]>ala b	-16
]>ala di	-15
]>ala e	-16
]>ala il	-14
]>ala per	11
]>ala prove	-17
]>ale (	12
]>ale ,	-31
]>ale 0	-13
]>ale :	-15
]>ale alla	-14
]>ale ci	-20
]>ale con	-20
]>ale del	-14
]>ale della	-15
]>ale di	-33
]>ale e	-34
]>ale grosso	-9
]>ale ha	-14
]>ale il	-16
]>ale in	-12
]>ale la	-21
]>ale o	-18
]>ale per	-24
]>ale poi	-15
]>ale resta	-11
]>ale rosso	-12
]>ale si	-17
]>ale è	-25
]>ale –	-21
]>ali .	14
]>ali :	-21
]>ali a	-19
]>ali con	-11
]>ali e	-11
]>ali non	-15
]>ali si	-19
]>ami si	-16
]>amo ,	-15
]>amo .	-28
]>amo a	-30
]>amo bene	-9
]>amo che	-13
]>amo con	-16
]>amo dopo	-13
]>amo e	-26
]>amo fissare	-11
]>amo i	-26
]>amo il	-27
]>amo in	-20
]>amo la	-22
]>amo le	-36
]>amo noi	-20
]>amo per	-14
]>amo prima	-22
]>amo se	-11
]>amo tre	8
]>amo una	-27
]>amo venti	-14
]>ana ,	-30
]>ana bagnata	-12
]>ana di	-10
]>ana ha	-16
]>ana scorsa	-16
]>ana si	-10
]>ane .	-28
]>ane di	-11
]>ane non	-9
]>ani .	-10
]>ani con	-12
]>ani dal	-10
]>ani e	-19
]>ani non	-14
]>ano (	-14
]>ano ,	-22
]>ano .	-49
]>ano :	-19
]>ano alla	-14
]>ano anche	-13
]>ano che	-23
]>ano cinque	-10
]>ano con	-16
]>ano da	-15
]>ano del	-17
]>ano dentro	-22
]>ano di	-22
]>ano dieci	-23
]>ano dopo	-13
]>ano due	-30
]>ano e	-33
]>ano finché	-11
]>ano gli	-24
]>ano i	-38
]>ano il	-16
]>ano in	-21
]>ano la	-22
]>ano le	-44
]>ano lo	-23
]>ano nel	-19
]>ano non	-10
]>ano ogni	13
]>ano per	-14
]>ano prima	13
]>ano quattro	-9
]>ano sempre	-18
]>ano si	-16
]>ano solo	15
]>ano subito	-16
]>ano sul	-13
]>ano sulla	-8
]>ano tre	-12
]>ano tutti	-16
]>ano un	-9
]>ano è	-20
]>api .	-12
]>ara ,	-17
]>ara .	11
]>ara e	-10
]>ara la	-24
]>ara le	-14
]>are (	-17
]>are )	-13
]>are ,	-39
]>are 0	-20
]>are :	-13
]>are a	-28
]>are ai	-17
]>are al	-24
]>are allora	11
]>are anche	-17
]>are che	11
]>are chiama	-11
]>are come	10
]>are con	-12
]>are da	-16
]>are dentro	-10
]>are di	-15
]>are due	-20
]>are e	-19
]>are fra	-8
]>are giù	-17
]>are gli	-10
]>are i	-17
]>are il	-35
]>are in	-33
]>are la	-35
]>are le	-28
]>are lo	-16
]>are nel	-22
]>are nella	-18
]>are no	-16
]>are ogni	-8
]>are perché	-21
]>are piano	-14
]>are sempre	-19
]>are si	-19
]>are sotto	-13
]>are sul	-13
]>are tre	12
]>are tutto	-17
]>are un	-13
]>are una	-18
]>ari ,	-28
]>ari .	-10
]>ari e	-15
]>ari non	-9
]>ari per	11
]>aro ,	-16
]>aro |	-13
]>asa ,	-17
]>asa :	-23
]>asa di	-15
]>asa e	-16
]>ase .	-8
]>ase e	-17
]>ase per	-17
]>ase |	-16
]>asi ,	-16
]>asi sempre	-22
]>asi tutto	-9
]>ata ,	-10
]>ata .	-16
]>ata 0	-12
]>ata :	-19
]>ata a	13
]>ata al	-19
]>ata con	-26
]>ata da	-22
]>ata del	-23
]>ata di	-25
]>ata e	-37
]>ata in	-19
]>ata la	-26
]>ata nel	-16
]>ata non	-17
]>ata ogni	-22
]>ata per	-27
]>ata perché	15
]>ata prima	-15
]>ata su	-17
]>ata sul	-11
]>ata una	-14
]>ate ,	15
]>ate .	-13
]>ate a	-23
]>ate al	-15
]>ate con	-23
]>ate e	-27
]>ate il	-8
]>ate in	-11
]>ate o	-13
]>ate per	-20
]>ate si	-13
]>ate sul	-18
]>ate una	-15
]>ate voi	-15
]>ati ,	-15
]>ati 0	-13
]>ati :	-12
]>ati a	-28
]>ati ci	-19
]>ati con	9
]>ati da	-14
]>ati entro	-10
]>ati i	-22
]>ati il	-19
]>ati in	-30
]>ati nel	-18
]>ati non	-17
]>ati prima	16
]>ati si	-29
]>ati sul	-13
]>ati verso	-20
]>ati è	-13
]>ato ,	-49
]>ato 0	-12
]>ato :	-22
]>ato ;	-15
]>ato a	-30
]>ato al	-21
]>ato alla	-12
]>ato che	-30
]>ato con	-20
]>ato da	-16
]>ato dal	-18
]>ato dalla	-23
]>ato del	12
]>ato di	-24
]>ato due	-11
]>ato e	-37
]>ato fino	-9
]>ato fumare	-13
]>ato ha	-15
]>ato i	-15
]>ato il	-34
]>ato in	-21
]>ato la	-22
]>ato medico	-11
]>ato nel	-14
]>ato non	9
]>ato per	-22
]>ato se	-15
]>ato si	-33
]>ato sui	-14
]>ato tre	-10
]>ato tutto	-19
]>ato un	-17
]>ava la	-17
]>ave .	-23
]>ave a	-9
]>ave che	-11
]>ave e	-13
]>ave in	-9
]>avi ,	13
]>avi del	-12
]>avi della	-14
]>avo .	-14
]>avo ma	-13
]>bar ,	-14
]>bar .	-15
]>bar chiuso	-17
]>bbe una	-16
]>bia ,	-18
]>bia .	-19
]>bia il	-21
]>blu ,	-19
]>box di	-20
]>bra ,	-11
]>bra .	-18
]>bre ,	-15
]>bre .	-9
]>bre di	-18
]>bre si	-17
]>bri ,	-16
]>cca .	-29
]>cca =	-13
]>cca con	-12
]>cca e	-11
]>cca il	13
]>cca in	8
]>cca la	-19
]>cca si	-11
]>cco ,	-21
]>cco .	-20
]>cco di	-22
]>cco e	-9
]>cco la	-19
]>cco no	-15
]>cco si	-13
]>che ,	-13
]>che .	-15
]>che da	-30
]>che e	12
]>che in	-17
]>che parte	-19
]>che per	-13
]>che se	-14
]>chi ,	-19
]>chi .	-30
]>chi chiusi	-16
]>chi del	-12
]>chi di	-13
]>chi e	-17
]>chi la	-16
]>chi o	-8
]>cia ,	-33
]>cia .	-23
]>cia del	-9
]>cia di	-16
]>cia e	-20
]>cia il	-13
]>cia in	-19
]>cia poi	-14
]>cie ,	-8
]>cie e	-15
]>cio ,	-34
]>cio a	-23
]>cio della	-13
]>cio e	-14
]>cio in	-21
]>cio io	-9
]>cio no	-18
]>cio non	-17
]>cio qualità	-14
]>cio si	-16
]>cio sotto	-13
]>cio tecnico	-13
]>cm ,	-21
]>col ,	-10
]>ddo e	-14
]>dge .	-8
]>dia e	-22
]>dio .	-11
]>dio e	-23
]>don luca	-14
]>dr .	-13
]>dre lo	-13
]>dro ,	-17
]>eca ,	-12
]>eca e	-15
]>ece il	-15
]>ed .	-16
]>eda la	-10
]>ede ,	-12
]>ede .	-18
]>ede la	-16
]>edi tu	-16
]>edì ,	-14
]>edì .	-26
]>edì e	-15
]>ega :	-12
]>ega con	-22
]>ega e	-12
]>ela ,	-14
]>ela .	-18
]>ele ,	-18
]>ele una	-14
]>elo .	-21
]>elo a	-10
]>elo con	-22
]>elo per	-11
]>ema la	-9
]>ema è	-14
]>eme due	-8
]>eme il	-16
]>emi voi	-20
]>ena (	-8
]>ena ,	-14
]>ena .	-13
]>ena :	-12
]>ena a	13
]>ena di	-13
]>ena no	13
]>ene ,	-18
]>ene .	-17
]>ene di	-10
]>eni ,	-10
]>eno )	-9
]>eno .	-16
]>eno a	-16
]>eno e	-13
]>ent .	-16
]>eom .	-11
]>era ,	-34
]>era .	-36
]>era :	-12
]>era di	-30
]>era e	-32
]>era la	-18
]>era non	-27
]>era poi	-19
]>era si	-19
]>era sono	-17
]>era un	-27
]>ere ,	-37
]>ere .	-32
]>ere a	-20
]>ere che	-27
]>ere come	-21
]>ere del	-15
]>ere e	-23
]>ere in	-27
]>ere la	-26
]>ere le	-20
]>ere loro	-9
]>ere non	-10
]>ere per	-20
]>ere perché	-20
]>ere sotto	-12
]>ere su	-20
]>ere sul	-18
]>ere tutti	-16
]>ere un	-19
]>ere via	-17
]>ere è	-13
]>eri ,	-25
]>eri e	-10
]>eri si	-32
]>eri sul	-10
]>ero ,	-33
]>ero dei	-15
]>ero e	-19
]>ero il	-18
]>ero la	-9
]>ero lo	12
]>ero non	-24
]>ero per	-16
]>ero su	-20
]>erà la	-17
]>esa ,	-16
]>esa .	-19
]>esa del	-20
]>esa di	-18
]>esa in	-20
]>esa si	-21
]>ese ,	-16
]>ese .	-15
]>ese :	-15
]>ese attenzione	-16
]>ese di	-18
]>esi .	-19
]>esi :	-11
]>esi abbiamo	-11
]>esi e	-9
]>eso si	17
]>est di	-8
]>est e	-12
]>ete ,	-14
]>ete .	-22
]>ete per	-21
]>ete una	-19
]>ete voi	-22
]>eto ,	-22
]>eto .	8
]>eto e	-17
]>età e	-16
]>eva ,	-14
]>eva .	-20
]>eva il	-8
]>eva la	-16
]>eva solo	-16
]>eva un	-11
]>eve ,	-23
]>evi per	-15
]>evo il	-16
]>ffa .	-11
]>fia ,	-20
]>fia di	-17
]>fia e	-18
]>fre ,	-13
]>fwd :	-13
]>g .	-9
]>ger e	-21
]>gge e	-15
]>ggi ,	-20
]>ggi ?	-12
]>ggi di	-24
]>ggi e	-19
]>ghe .	-22
]>ghe su	-11
]>ghi ,	-17
]>ghi .	-13
]>ghi con	-14
]>ghi solo	-16
]>gia ,	-23
]>gia con	-14
]>gia di	-16
]>gia e	-18
]>gio .	12
]>gio arriva	-16
]>gio che	-20
]>gio con	-9
]>gio dei	-15
]>gio del	-16
]>gio della	-20
]>gio di	-14
]>gio e	-24
]>gio ha	-14
]>gio non	-12
]>gla .	-10
]>gna ,	8
]>gna .	-16
]>gna :	-15
]>gna a	-19
]>gna al	-15
]>gna che	-20
]>gna e	-25
]>gna il	-23
]>gna la	-17
]>gna non	16
]>gna per	-16
]>gna si	10
]>gne e	-10
]>gne il	-24
]>gne la	16
]>gne tra	-19
]>gno ,	-24
]>gno .	-23
]>gno 0	-8
]>gno :	-19
]>gno al	-14
]>gno con	-14
]>gno di	-20
]>gno e	-25
]>gno si	12
]>gno è	-20
]>gro ,	-14
]>gue .	-22
]>hai fatto	-13
]>hia ,	-23
]>hia .	-18
]>hia di	-21
]>hia e	-15
]>hia perché	-10
]>hia si	-9
]>hie .	-12
]>hie e	-15
]>hio ,	-11
]>hio .	-23
]>hio con	-11
]>hio e	-11
]>ica .	-40
]>ica a	13
]>ica al	-14
]>ica che	-24
]>ica con	-16
]>ica di	-14
]>ica e	-26
]>ica il	-23
]>ica in	-21
]>ica la	-9
]>ica non	-14
]>ica tutto	-12
]>ica una	-15
]>ica –	-16
]>ice (	-13
]>ice ,	10
]>ice .	-10
]>ice a	-15
]>ice con	-17
]>ice di	-12
]>ice in	14
]>ice per	-17
]>ici .	-21
]>ici a	-24
]>ici anni	-19
]>ici comuni	-21
]>ici di	-10
]>ici e	-10
]>ici giorni	-22
]>ici non	-14
]>ici persone	-15
]>ici si	-16
]>ico :	-15
]>ico al	-13
]>ico con	-20
]>ico del	-23
]>ico di	11
]>ico e	-22
]>ico in	-23
]>ico nuovo	-9
]>ico per	-16
]>ico si	-21
]>ico va	14
]>ida ,	-17
]>ida .	-15
]>ide la	-13
]>idi .	-10
]>ido ,	-18
]>ido .	-17
]>ido citrico	-20
]>ido in	-9
]>iga ,	-21
]>iga rossa	-13
]>igi :	-8
]>ila euro	-20
]>ila il	-14
]>ile )	-11
]>ile ,	-30
]>ile .	-33
]>ile ?	-10
]>ile di	-10
]>ile e	-19
]>ili ,	-24
]>ili .	-15
]>ili a	-16
]>ili del	-10
]>ili non	-14
]>ilo e	-18
]>ilo in	-17
]>ima .	-35
]>ima 0	-13
]>ima :	-21
]>ima ;	-8
]>ima a	-14
]>ima che	-26
]>ima cosa	-20
]>ima dal	-14
]>ima del	-28
]>ima della	-22
]>ima delle	-9
]>ima di	-47
]>ima e	-23
]>ima i	-13
]>ima il	-16
]>ima la	-30
]>ima poi	-12
]>ima si	-38
]>ima uscita	-19
]>ima volta	-33
]>ime .	-16
]>imi ,	-18
]>imi due	-14
]>imi tre	-13
]>imo ,	-18
]>imo .	-14
]>imo :	-14
]>imè ,	-10
]>ina ,	-35
]>ina 0	-14
]>ina che	-15
]>ina comunale	-21
]>ina da	8
]>ina del	-18
]>ina di	-26
]>ina dice	-13
]>ina e	-28
]>ina forte	-13
]>ina il	-13
]>ina la	-26
]>ina non	-22
]>ina per	-16
]>ina presto	-16
]>ina si	-36
]>ina stessa	-12
]>ina è	-21
]>ine ,	10
]>ine .	-26
]>ine di	-28
]>ine lo	-10
]>ine non	-18
]>ine per	-17
]>ine perché	-15
]>ine piatto	-10
]>ine si	-27
]>ine su	-12
]>ing ,	-15
]>ing .	-23
]>ing 0	-9
]>ing :	8
]>ing list	-14
]>ini ,	12
]>ini .	-31
]>ini a	-23
]>ini di	-15
]>ini e	-27
]>ini in	-19
]>ini si	-12
]>ink .	-11
]>ino (	-26
]>ino .	-32
]>ino :	-15
]>ino a	13
]>ino che	12
]>ino del	-31
]>ino di	-20
]>ino e	-27
]>ino ehm	-16
]>ino fuori	-13
]>ino il	-14
]>ino nella	-9
]>ino prima	-22
]>ino si	-21
]>ino su	-9
]>ino sul	-17
]>ino verde	-13
]>ino |	-16
]>ion report	-11
]>ior di	-21
]>ira .	-13
]>ira il	-12
]>ire ,	-24
]>ire a	-14
]>ire come	-14
]>ire il	-20
]>ire la	-22
]>ire le	-15
]>ire senza	-18
]>ire si	-17
]>iro .	-15
]>isa ,	-15
]>ita ,	-25
]>ita .	-10
]>ita :	12
]>ita con	-8
]>ita e	-26
]>ita in	-23
]>ita iva	-16
]>ita l'ultima	-12
]>ita la	-13
]>ita non	-17
]>ita si	-12
]>ite ,	-19
]>ite .	10
]>ite che	-18
]>ite non	-25
]>iti ,	-23
]>iti .	11
]>iti :	-15
]>iti in	-18
]>iti si	-17
]>iti usati	-27
]>ito ,	11
]>ito .	-24
]>ito :	-19
]>ito alla	-13
]>ito con	-14
]>ito dal	-19
]>ito di	-24
]>ito la	-19
]>ito madre	-21
]>ito nel	-11
]>ito non	-12
]>ito per	-9
]>ito si	-8
]>ito sul	-12
]>ità ,	-27
]>ità .	-16
]>ità con	-20
]>ità del	-23
]>ità della	-11
]>iva .	-22
]>iva alla	-12
]>iva alle	-17
]>iva con	-21
]>iva dal	-9
]>iva e	-21
]>iva entro	-13
]>iva il	-26
]>iva la	-18
]>iva per	9
]>iva si	-18
]>iva un	-20
]>iva una	-23
]>ivi bene	-8
]>ivi sul	-11
]>ivi tu	-19
]>ivo ,	-26
]>ivo .	-27
]>ivo si	-20
]>ivo è	-12
]>kg ,	-12
]>lai ,	10
]>lci .	-19
]>lda .	-12
]>ldi .	-15
]>ldi non	-15
]>ldo .	-19
]>lea dei	-14
]>ler e	-14
]>let e	-9
]>lga e	-20
]>lia ,	-18
]>lia .	-27
]>lia col	-17
]>lia con	-19
]>lia di	-18
]>lia il	-26
]>lia mi	-13
]>lia perché	13
]>lia si	-24
]>lie ,	-17
]>lie :	-18
]>lie la	-19
]>lie o	-9
]>lio ,	-20
]>lio .	-21
]>lio a	-15
]>lio del	-16
]>lio di	-10
]>lio e	-37
]>lio sempre	-18
]>lio si	-16
]>lio una	-18
]>lla (	-15
]>lla ,	-41
]>lla :	-18
]>lla ?	-20
]>lla a	-19
]>lla da	-18
]>lla del	-19
]>lla della	-18
]>lla di	-11
]>lla e	-24
]>lla ha	-17
]>lla il	-15
]>lla la	-13
]>lla per	-11
]>lle ,	-13
]>lle .	-20
]>lle buste	-10
]>lle con	-14
]>lle e	-25
]>lle la	-15
]>lle non	-10
]>lle si	-17
]>lli ,	-18
]>lli .	-25
]>lli che	-10
]>lli con	-21
]>lli di	-22
]>lli e	-16
]>lli in	-15
]>lli si	-18
]>llo "	-8
]>llo ,	-34
]>llo .	-31
]>llo 0	-8
]>llo :	-11
]>llo a	-18
]>llo che	-22
]>llo con	-21
]>llo del	-9
]>llo di	-15
]>llo e	-19
]>llo il	-18
]>llo la	-17
]>llo non	-19
]>llo rotto	-12
]>llo scaffale	-17
]>llo si	-14
]>llo stesso	-17
]>llo sul	-11
]>llo è	-21
]>lma e	-21
]>lpa è	-17
]>lso ,	-15
]>lta .	-19
]>lta a	-8
]>lta il	-12
]>lte ,	-13
]>lte .	-17
]>lte :	14
]>lte al	-28
]>lte di	-9
]>lte e	-14
]>lte l'anno	-25
]>lte la	-15
]>lti con	-20
]>lto ,	-13
]>lto .	-19
]>lto e	-15
]>lto in	-16
]>lva la	-14
]>lve ,	-19
]>lza il	-10
]>lza la	-13
]>m ,	-17
]>mbi i	-14
]>mio .	-12
]>mm ,	15
]>mma ,	-23
]>mma 0	-15
]>mmi una	-14
]>mpa e	-11
]>mpi .	10
]>mpo :	-10
]>mpo da	-19
]>mpo di	-14
]>nca del	-12
]>nco ,	-18
]>nco .	-10
]>nco delle	-8
]>nco e	-12
]>nco si	-19
]>nda ,	-13
]>nda .	10
]>nda a	-16
]>nda agricola	-18
]>nda e	-12
]>nda musicale	-14
]>nde .	-18
]>nde :	-29
]>nde a	-14
]>nde al	-26
]>nde che	-14
]>nde entro	-13
]>nde i	-18
]>nde il	-16
]>nde la	-21
]>nde un	-18
]>ndi ,	-15
]>ndi .	-16
]>ndi la	-12
]>ndo ,	-20
]>ndo .	-30
]>ndo da	-14
]>ndo il	-28
]>ndo un	-11
]>ndo è	-12
]>ndì ,	-12
]>nea e	-19
]>neo di	-9
]>nga e	-14
]>nge .	-9
]>nge il	-15
]>nge la	-10
]>ngo e	-9
]>ngo il	-26
]>nia .	-14
]>nio .	-18
]>nio e	-12
]>nna .	-12
]>nne ,	13
]>nne con	-11
]>nni ,	-31
]>nni e	-26
]>nni il	-9
]>nni in	-19
]>nni si	-16
]>nno ,	-12
]>nno .	-34
]>nno al	-14
]>nno di	-11
]>nno due	-19
]>nno in	-17
]>nno ne	-15
]>nno scorso	-16
]>nno una	-23
]>nta ,	12
]>nta .	-13
]>nta del	-10
]>nta e	-18
]>nta giorni	-15
]>nta gradi	-12
]>nta la	-20
]>nta minuti	-12
]>nta non	-9
]>nta per	-21
]>nta se	-19
]>nta si	-15
]>nta una	-19
]>nte ,	-8
]>nte .	-14
]>nte :	-22
]>nte ?	-14
]>nte al	-17
]>nte arriva	-12
]>nte che	-34
]>nte ci	-11
]>nte con	-17
]>nte così	-14
]>nte dal	-8
]>nte del	-13
]>nte dello	16
]>nte di	-16
]>nte e	-31
]>nte il	-14
]>nte la	-24
]>nte le	-11
]>nte lo	-26
]>nte mi	-14
]>nte non	-31
]>nte passa	-17
]>nte per	-15
]>nte prima	-15
]>nte ripete	-13
]>nte si	-33
]>nte sul	-16
]>nte telefona	-15
]>nte va	-14
]>nte viene	-25
]>nte vuole	-18
]>nte è	-33
]>nti ,	-12
]>nti .	-19
]>nti 0	-16
]>nti a	-29
]>nti arrivano	-20
]>nti con	-19
]>nti di	-12
]>nti e	-21
]>nti in	10
]>nti no	-21
]>nti non	-17
]>nti una	-12
]>nti vendita	-12
]>nto ,	9
]>nto .	-49
]>nto a	-13
]>nto alla	-13
]>nto che	-17
]>nto come	14
]>nto con	-8
]>nto dei	-19
]>nto del	-26
]>nto di	-36
]>nto e	11
]>nto euro	-11
]>nto il	-28
]>nto in	-19
]>nto nel	-11
]>nto per	-14
]>nto si	-31
]>nza (	-17
]>nza ,	14
]>nza .	11
]>nza :	-20
]>nza ?	10
]>nza ci	-14
]>nza del	-24
]>nza di	-15
]>nza e	-22
]>nza entro	-13
]>nza non	-12
]>nze ,	-12
]>nze .	-16
]>nzo ,	-9
]>nzo :	-19
]>nzo a	-19
]>oba in	-17
]>oce .	-15
]>oci ,	-19
]>oco ,	-18
]>oco da	-18
]>oco e	-16
]>oda .	-12
]>odi ,	-20
]>odo .	-10
]>ogg .	-14
]>ogo .	-28
]>oio ,	-20
]>oio .	-16
]>oio a	-13
]>oio e	-14
]>ola ,	-41
]>ola .	-25
]>ola :	-12
]>ola a	-14
]>ola da	-11
]>ola dal	-9
]>ola del	-14
]>ola di	-21
]>ola e	-22
]>ola gialla	-9
]>ola il	-11
]>ola nella	-11
]>ola per	-17
]>ola piano	-18
]>ola se	-13
]>ola si	-9
]>ola è	-20
]>ole ,	9
]>ole .	-24
]>ole da	-19
]>ole del	-9
]>ole di	-14
]>ole per	-19
]>oli ,	-16
]>oli .	-13
]>oli con	-11
]>oli e	-15
]>oli in	-14
]>oli no	-14
]>oli non	-20
]>oli si	-16
]>olo .	-30
]>olo ;	-12
]>olo a	-18
]>olo con	-15
]>olo da	-9
]>olo di	-10
]>olo e	8
]>olo in	-25
]>olo non	-11
]>olo per	-10
]>olo si	-19
]>oma .	-15
]>omi ,	-11
]>ona ,	-24
]>ona e	-16
]>ona fao	-13
]>ona –	-16
]>one (	-13
]>one .	-27
]>one /	-9
]>one 0	-12
]>one :	-33
]>one ;	-13
]>one a	-23
]>one acqua	-14
]>one al	-17
]>one alla	-13
]>one che	13
]>one ci	-12
]>one civile	-15
]>one col	-14
]>one con	-21
]>one da	-8
]>one degli	-16
]>one dei	-35
]>one del	-25
]>one della	-23
]>one delle	-27
]>one dello	-9
]>one di	-36
]>one due	-13
]>one e	-25
]>one il	-22
]>one in	-22
]>one la	12
]>one nel	-15
]>one per	-15
]>one prima	15
]>one scritta	-11
]>one si	-28
]>one su	-20
]>one sui	-13
]>one sul	-24
]>one va	-17
]>oni ,	-20
]>oni .	-33
]>oni :	-11
]>oni a	-28
]>oni che	-18
]>oni con	-14
]>oni da	-16
]>oni del	-15
]>oni e	-29
]>oni in	-32
]>oni non	-13
]>oni per	-15
]>oni si	-12
]>oni vanno	-10
]>ono ,	-21
]>ono .	-18
]>ono 0	-13
]>ono a	-19
]>ono acquisto	-12
]>ono al	-17
]>ono che	-15
]>ono dalla	-16
]>ono due	-12
]>ono e	-26
]>ono essere	-21
]>ono fino	-11
]>ono i	-21
]>ono in	-9
]>ono la	-24
]>ono le	-19
]>ono mai	-12
]>ono nei	-11
]>ono nel	-10
]>ono nella	-14
]>ono solo	-23
]>ono stare	-14
]>ono sul	-22
]>ono tutti	-13
]>oop .	-11
]>opo :	-10
]>ora ,	-14
]>ora .	-12
]>ora da	-9
]>ora e	-12
]>ord .	-23
]>ore (	-11
]>ore :	-21
]>ore a	-28
]>ore acceso	-18
]>ore al	-14
]>ore che	11
]>ore ci	-20
]>ore con	-11
]>ore del	-24
]>ore della	-19
]>ore di	-26
]>ore e	-32
]>ore entro	-15
]>ore era	-21
]>ore guarda	-13
]>ore il	12
]>ore in	-12
]>ore la	-19
]>ore si	12
]>ore spento	-15
]>ore è	-15
]>ori ,	-19
]>ori .	-20
]>ori :	-9
]>ori a	-22
]>ori al	12
]>ori che	-10
]>ori del	-8
]>ori dell'acqua	-23
]>ori della	-13
]>ori la	-14
]>ori non	-18
]>ori per	-14
]>ori si	-19
]>ori sul	-18
]>ort con	-12
]>osa .	-18
]>osa libera	-20
]>ose ,	-10
]>osi .	-19
]>osi si	-16
]>oso ,	-17
]>ota ,	-18
]>ota .	-12
]>ota il	-23
]>ota la	-17
]>ote .	-21
]>oto .	-17
]>oto dei	-16
]>oto del	-16
]>oto e	-24
]>oto si	-22
]>ott .	-17
]>ova a	-20
]>ova con	-9
]>ova di	-22
]>ova e	-22
]>ova il	-21
]>ova in	11
]>ova la	-18
]>ova microfoni	-10
]>ova prova	-19
]>ova sul	-16
]>ove ,	-14
]>ove .	-17
]>ove e	-17
]>ovo ,	-11
]>ovo .	-24
]>ovo a	-9
]>ovo che	-22
]>ovo della	-20
]>ovo e	-12
]>ovo il	-15
]>ovo la	-11
]>own ,	-11
]>p.c .	-14
]>pia ,	-12
]>pia copia	-11
]>pie .	-12
]>pie fino	-11
]>pio e	-17
]>pis roulant	-10
]>pos non	-9
]>ppa ,	-16
]>ppi ,	-12
]>ppo ,	-17
]>ppo .	-20
]>ppo di	-9
]>ppo e	-23
]>pra .	-15
]>pra 0	-13
]>pra i	-34
]>pra il	-20
]>pra lo	-27
]>pre con	-14
]>pre tutto	-13
]>pri .	-15
]>pro loco	-11
]>pur sempre	-19
]>qua ,	-19
]>qua .	-21
]>qua a	9
]>qua con	-16
]>qua della	-16
]>que .	-19
]>que gradi	-23
]>que sia	-16
]>quo ,	-17
]>r :	-18
]>ray blu	-13
]>rbo ,	-15
]>rca si	-15
]>rce :	-17
]>rci e	-12
]>rde ,	-14
]>rdi ,	-20
]>rdi .	-24
]>rdi con	-15
]>rdi il	-15
]>rdo ,	-24
]>rdì .	-23
]>rdì sera	-19
]>rei che	-15
]>rei un	-26
]>rei una	-9
]>reo ,	13
]>rev .	-22
]>rge nel	-20
]>ria !	-10
]>ria .	-44
]>ria che	-12
]>ria dal	-18
]>ria di	-26
]>ria e	-18
]>ria firmata	-12
]>ria per	-27
]>ria poi	-11
]>ria si	11
]>ria sotto	-17
]>ria sul	-10
]>ria è	-16
]>rie .	-12
]>rie :	-9
]>rie e	-8
]>rio ,	-28
]>rio .	-43
]>rio :	-14
]>rio di	-28
]>rio e	-18
]>rio entro	-11
]>rio si	-16
]>rio un	-9
]>rio va	11
]>rla .	-10
]>rla e	-16
]>rlo .	-14
]>rlo a	-10
]>rlo in	-12
]>rlo piano	-17
]>rma ,	-17
]>rma .	-12
]>rma con	11
]>rma da	-16
]>rma e	-29
]>rma il	-15
]>rma la	-30
]>rma si	-16
]>rma tutto	-17
]>rme ,	-10
]>rme .	-15
]>rmi ,	-8
]>rmi da	-14
]>rmi ogni	-17
]>rmi una	-14
]>rmo ,	-13
]>rmo .	-12
]>rna con	-11
]>rna il	-13
]>rne ,	-15
]>rne un	-18
]>rne una	-10
]>rni .	-16
]>rni a	-14
]>rno 0	-19
]>rno :	-14
]>rno a	-19
]>rno al	-25
]>rno che	-13
]>rno con	-14
]>rno di	-24
]>rno dopo	-21
]>rno e	-38
]>rno legge	-13
]>rno lo	-26
]>rno poi	-14
]>rno prima	-17
]>rno serale	-18
]>rno si	13
]>rno stesso	-18
]>rno |	-14
]>rof .	-15
]>rpe .	-18
]>rra ,	-28
]>rra .	9
]>rra 0	-27
]>rra a	-18
]>rra collegata	-11
]>rra e	-14
]>rra si	-18
]>rre ,	-11
]>rre la	-12
]>rsa ,	15
]>rsa il	-20
]>rse .	-12
]>rsi ,	-8
]>rsi .	-17
]>rso ,	-13
]>rso .	-13
]>rso alpino	-13
]>rso di	-18
]>rso due	-9
]>rta .	-28
]>rta a	-14
]>rta d'identità	-19
]>rta di	-14
]>rta e	-22
]>rta il	-24
]>rta in	-19
]>rta la	-24
]>rta per	-22
]>rta si	-12
]>rte ,	-30
]>rte .	-20
]>rte con	-13
]>rte e	-11
]>rte non	-12
]>rte si	-26
]>rti ,	-19
]>rti .	-28
]>rti alla	-11
]>rti con	-11
]>rti di	-15
]>rti e	-12
]>rto ,	-26
]>rto .	-13
]>rto di	-25
]>rto e	-18
]>rto il	-13
]>rto si	-21
]>rza volta	-11
]>san rocco	-17
]>sca ,	-15
]>sca a	-22
]>sca con	-10
]>sca da	-13
]>sca di	-16
]>sca e	-9
]>sce .	-20
]>sce :	-21
]>sce a	-10
]>sce al	-18
]>sce dal	-16
]>sce di	-16
]>sce i	-11
]>sce in	-22
]>sce la	-23
]>sce le	-10
]>sce lo	-12
]>sce si	-14
]>sce sul	-8
]>sci da	12
]>sco ,	-19
]>sco .	-21
]>sei gradi	-12
]>set della	-17
]>sia .	-15
]>sia di	-12
]>sig .	-18
]>spp .	-20
]>ssa ,	-23
]>ssa .	-16
]>ssa :	-9
]>ssa da	-26
]>ssa di	-10
]>ssa e	-18
]>ssa in	-17
]>ssa la	-14
]>ssa lo	-8
]>ssa si	-16
]>sse ,	-24
]>sse 0	-21
]>sse in	-25
]>sse scende	-10
]>sse se	-13
]>ssi .	-13
]>ssi e	-9
]>ssi per	-10
]>sso ,	-25
]>sso .	-38
]>sso :	-16
]>sso a	-12
]>sso alle	-12
]>sso e	-17
]>sso il	-21
]>sso in	-28
]>sso la	14
]>sso si	-14
]>sta ,	-36
]>sta :	-14
]>sta a	-25
]>sta che	-12
]>sta controlla	-13
]>sta di	-17
]>sta e	-20
]>sta i	-10
]>sta in	8
]>sta mi	-17
]>sta niente	-12
]>sta non	-12
]>sta per	13
]>sta si	-21
]>sta è	-14
]>ste ,	-26
]>ste .	-8
]>ste :	-15
]>ste da	-22
]>ste di	-11
]>sti ,	-17
]>sti :	-12
]>sti e	-24
]>sti fuori	-12
]>sti in	-8
]>sto .	-24
]>sto :	-13
]>sto con	-10
]>sto dentro	-16
]>sto e	-16
]>sto guidando	-16
]>sto il	-21
]>sto nel	-11
]>sto si	-15
]>te la	-12
]>te lo	-15
]>teo 0	-12
]>ter ,	-12
]>ter .	-20
]>tia .	-9
]>top e	-11
]>tor .	-15
]>tra a	-12
]>tra allora	-24
]>tra come	-13
]>tra con	-12
]>tra cosa	-15
]>tra dice	-14
]>tra e	-13
]>tra il	-17
]>tra si	-20
]>tra volta	-14
]>tre ,	-21
]>tre chiuse	-16
]>tri ,	-13
]>tri .	-10
]>tri dal	-13
]>tri di	-23
]>tro ,	-31
]>tro :	-16
]>tro a	-22
]>tro comunale	-8
]>tro con	15
]>tro del	-23
]>tro di	-15
]>tro e	-23
]>tro ore	-23
]>tro si	-21
]>tta :	-25
]>tta a	12
]>tta al	-18
]>tta con	-21
]>tta del	-13
]>tta di	-16
]>tta disinfettante	-14
]>tta e	-40
]>tta giù	-12
]>tta il	-22
]>tta in	-20
]>tta la	-36
]>tta rossa	-10
]>tta si	-29
]>tte .	-35
]>tte a	-15
]>tte con	-15
]>tte da	-22
]>tte di	-22
]>tte il	-10
]>tte in	-8
]>tte nel	-12
]>tte non	-20
]>tte per	-20
]>tte se	-11
]>tti ,	-31
]>tti .	-31
]>tti a	-23
]>tti chiusi	-9
]>tti da	-24
]>tti del	-10
]>tti di	-11
]>tti dice	-14
]>tti e	-20
]>tti gialli	-24
]>tti nella	-10
]>tti non	-11
]>tto !	-18
]>tto ,	-39
]>tto :	-17
]>tto a	-24
]>tto anni	-21
]>tto che	-25
]>tto chiuso	-16
]>tto con	-17
]>tto da	12
]>tto della	-15
]>tto delle	-17
]>tto di	-26
]>tto e	-34
]>tto fino	-9
]>tto in	-11
]>tto la	13
]>tto le	-19
]>tto mai	-9
]>tto nel	-15
]>tto non	12
]>tto ore	-14
]>tto per	-16
]>tto personale	-9
]>tto prima	14
]>tto quanto	-17
]>tto senza	-17
]>tto si	-21
]>tto sul	-21
]>tto va	-18
]>tto è	-16
]>tu ,	12
]>tu ?	-19
]>tu che	-21
]>uca ,	-11
]>uca .	-11
]>uga ,	-16
]>uga .	12
]>uga e	-15
]>uio ,	-13
]>ula sul	-14
]>ule .	-11
]>uma .	-16
]>uno ,	11
]>uno .	-17
]>uno a	-11
]>uno fa	-12
]>uol dire	-12
]>uor agnese	-23
]>ura :	-15
]>ura a	-30
]>ura contabile	-20
]>ura dei	-22
]>ura del	-39
]>ura della	-24
]>ura delle	-29
]>ura di	-19
]>ura e	-15
]>ura il	-17
]>ura in	-26
]>ura si	-12
]>ure con	-12
]>ure in	-18
]>uro ,	-13
]>uro :	-16
]>uro al	-9
]>uro di	-13
]>uro e	-16
]>uro l'anno	-16
]>usa ,	-12
]>usa .	11
]>usa prima	-10
]>use sono	-21
]>usi ,	-20
]>usi .	-22
]>usi a	-12
]>uso ,	-19
]>uso del	-14
]>uta ,	9
]>uta .	-17
]>uta del	-12
]>uta e	-10
]>uta si	-12
]>ute ,	11
]>uti ,	-10
]>uti in	14
]>uti la	-9
]>uto .	-28
]>uto due	-14
]>uto e	-25
]>uto il	-17
]>uto non	-17
]>uto si	-13
]>uto una	-12
]>uto |	-11
]>v .	-17
]>van ,	-12
]>via ,	-18
]>via .	-18
]>via a	-15
]>via e	12
]>via il	-19
]>via la	-19
]>vio .	-12
]>vio :	-13
]>vpn attiva	-9
]>zia ,	-10
]>zia del	-17
]>zia della	-16
]>zia delle	-16
]>zia lo	-10
]>zia non	-13
]>zio ,	-22
]>zio di	-17
]>zio e	-17
]>zio in	-17
]>zio non	-13
]>zio per	-13
]>zza ,	-26
]>zza a	-10
]>zza di	-13
]>zza e	-21
]>zza la	-12
]>zza nuova	-15
]>zza per	-11
]>zza prima	-11
]>zzi ,	-14
]>zzi .	-14
]>zzi :	-12
]>zzo .	-20
]>zzo che	-12
]>zzo e	-19
]?	-9900
][	-9900
]]	-9900
]]' 0	-9
]]+ 0	-8
]], 0	-21
]], ahimè	-10
]], autista	-12
]], bagno	-14
]], bar	-13
]], contro	-13
]], controllare	-13
]], d'inverno	-12
]], diciamo	-21
]], essendo	-22
]], estintore	-12
]], fianco	-10
]], giorno	-8
]], giubbotto	-8
]], molti	-10
]], neanche	-10
]], ognuno	-10
]], partendo	-9
]], prima	-19
]], prova	-13
]], quasi	-18
]], sala	-13
]], tipo	-12
]], tu	-9
]], turno	-17
]], vale	-12
]], vasca	-18
]]- 0	-10
]]/ agg	-14
]]0 anni	-13
]]0 bar	-23
]]0 chili	-11
]]0 cm	-22
]]0 febbraio	-15
]]0 g/mq	-18
]]0 gennaio	-17
]]0 gg	-18
]]0 h	-13
]]0 kg	-12
]]0 m	-10
]]0 maggio	-14
]]0 mesi	-22
]]0 mm	12
]]0 nodi	14
]]0 ottobre	-14
]]0 settimane	-14
]]0 volte	-15
]]: appunto	-19
]]: buondì	-12
]]: convocazione	-17
]]: etichetta	-13
]]: fwd	-13
]]: quale	-11
]]: r	-15
]]: turni	-10
]]: vai	-10
]]^ accensione	-13
]]^ accordatura	-17
]]^ ahahah	-11
]]^ all'arrivo	-8
]]^ all'uscita	-14
]]^ apertura	-34
]]^ arrivo	-20
]]^ baci	-13
]]^ backup	-19
]]^ batterie	-12
]]^ bombole	-10
]]^ bravo	-15
]]^ buon	-13
]]^ buonasera	-8
]]^ cambio	-29
]]^ cari	-9
]]^ caro	-13
]]^ chiusura	-36
]]^ confezione	-10
]]^ consegna	-16
]]^ cupola	-10
]]^ differenza	-12
]]^ don	-11
]]^ dott.ssa	-14
]]^ egregi	-10
]]^ fase	-19
]]^ foto	-16
]]^ gentile	-14
]]^ gestisco	-13
]]^ giulia	-12
]]^ insomma	-12
]]^ intanto	-20
]]^ kevin	-14
]]^ l'addetta	-9
]]^ l'avvocato	-9
]]^ l'infermiera	-10
]]^ l'operatore	-10
]]^ lab	-17
]]^ lampade	-19
]]^ laura	-24
]]^ lavaggio	-25
]]^ lettura	-15
]]^ materiale	-14
]]^ montaggio	-16
]]^ occhio	-12
]]^ ogg	-20
]]^ oh	-17
]]^ ornella	-9
]]^ perfetto	-14
]]^ porto	-11
]]^ presenti	-23
]]^ prestito	-21
]]^ prima	-21
]]^ prof	-21
]]^ prova	-14
]]^ provo	-11
]]^ quadro	-13
]]^ raccolta	-12
]]^ raga	-19
]]^ regole	-10
]]^ ricevimento	-26
]]^ ritiro	-21
]]^ sala	-22
]]^ salire	-10
]]^ salve	-23
]]^ scopo	-14
]]^ scrivi	-11
]]^ seduta	-16
]]^ simo	-9
]]^ smaltimento	-20
]]^ spett.le	-9
]]^ spurgo	-25
]]^ taglio	-21
]]^ teatro	-8
]]^ tengo	-9
]]^ teo	-12
]]^ totò	-18
]]^ v	-17
]]^ varie	-9
]]^ vorremmo	-16
]]a 0	-21
]]a bagno	-20
]]a barre	-10
]]a caldo	9
]]a casa	-35
]]a chiave	-12
]]a chiodo	-12
]]a contatto	10
]]a coppie	-9
]]a cremona	-9
]]a croce	-14
]]a cura	-10
]]a destra	-12
]]a dicembre	-18
]]a domicilio	13
]]a dover	-21
]]a farne	-14
]]a febbraio	-15
]]a foglia	-20
]]a gennaio	-19
]]a giugno	9
]]a inizio	-18
]]a luglio	-21
]]a maggio	-24
]]a marzo	-16
]]a matita	-15
]]a memoria	-19
]]a mezzogiorno	-9
]]a monte	-21
]]a motore	-14
]]a natale	-9
]]a nord	-15
]]a notte	-24
]]a novembre	-9
]]a occhi	-16
]]a occhio	-21
]]a portata	-13
]]a pranzo	-18
]]a roma	-11
]]a secco	-16
]]a seguito	-18
]]a sessanta	-10
]]a settimana	-20
]]a testa	-19
]]a ultrasuoni	-8
]]a valle	-22
]]a ventisei	-12
]]a volte	-17
]]a zero	-19
]]abbiamo 0	-14
]]abbiamo avuto	-21
]]abbiamo perso	-11
]]abiti usati	16
]]accende l'apparecchio	-12
]]acqua demineralizzata	-9
]]acqua fredda	-22
]]acqua tiepida	-13
]]agli atti	-19
]]ai bambini	9
]]ai bordi	-11
]]ai lati	-18
]]ai passeggeri	-18
]]al 0	-31
]]al buio	-13
]]al cliente	-41
]]al computer	-15
]]al contrario	-12
]]al lettore	-12
]]al mare	-20
]]al mattino	-16
]]al mercato	9
]]al minuto	-15
]]al polso	-11
]]al pontile	-17
]]al proprio	-18
]]al rientro	-14
]]al ritiro	-15
]]al ritorno	11
]]al rovescio	-17
]]al termine	-11
]]alla base	-17
]]alla capitaneria	-11
]]alla centrale	-10
]]alla consegna	-19
]]alla famiglia	-14
]]alla mamma	-10
]]alla mano	-13
]]alla prima	-10
]]alla scuola	-11
]]alla settimana	11
]]alla stazione	-14
]]alle 0	-42
]]alle famiglie	15
]]alle prime	-16
]]alle ruote	-10
]]allora prima	-13
]]almeno 0	-26
]]aspetta prima	-16
]]azienda agricola	-16
]]banchina 0	-15
]]banco 0	11
]]banda musicale	-9
]]bidone dell'umido	-16
]]bidone nero	-12
]]buono acquisto	-14
]]busta chiusa	-9
]]canale 0	-13
]]cantiere via	-18
]]carta d'identità	-19
]]cartellino giallo	-8
]]cassonetti gialli	11
]]centro estetico	-19
]]centro trasfusionale	-10
]]che dica	-17
]]che diventi	-12
]]che finora	-20
]]che fuma	-9
]]che galleggia	-18
]]che maniera	-22
]]che sarebbe	-19
]]che scade	-14
]]che seguono	-10
]]che stia	-18
]]che tu	-16
]]chi arriva	-8
]]chi consegna	-15
]]chi finisce	-13
]]chi lavora	-13
]]chi monta	-20
]]chi ritira	-15
]]chi trova	-10
]]chiusura contabile	-23
]]ci fosse	-14
]]ci riesce	-15
]]ci stanno	-14
]]cinque anni	-13
]]cinque litri	-13
]]circa 0	-11
]]circa ottanta	-12
]]circa trecento	-25
]]classe 0	-24
]]col filo	14
]]col retino	-11
]]col tester	-11
]]col vapore	-20
]]collaboratore scolastico	-8
]]come promesso	-20
]]con 0	-10
]]con calma	-24
]]con foto	-12
]]con l'alcol	-18
]]con l'argano	-14
]]con l'aspiratore	-12
]]con l'opera	-10
]]con l'unghia	-9
]]con lucchetto	-9
]]con parole	-20
]]con torcia	-8
]]condition report	-12
]]contatori dell'acqua	18
]]conto dell'associazione	-14
]]cordiali saluti	-8
]]cortese attenzione	-14
]]da appendere	-22
]]da bar	-11
]]da casa	15
]]da destra	-19
]]da entrambi	-16
]]da gennaio	-9
]]da maggio	-22
]]da mangiare	9
]]da qualche	-19
]]da rifare	-12
]]da scarpe	-15
]]da sistemare	-17
]]da sola	-13
]]da sole	-17
]]da soli	-16
]]da tenere	-13
]]da terra	-13
]]da trent'anni	-24
]]da tutta	-16
]]da undici	-11
]]da vent'anni	-27
]]dal 0	-36
]]dal bordo	-19
]]dal gestionale	-20
]]dal lato	-16
]]dal liceo	-19
]]dal magazzino	-13
]]dal portale	-21
]]dal retro	-9
]]dal signor	-12
]]dalla pancia	-16
]]dalla parete	-18
]]dalla porta	-19
]]dalla stanza	-19
]]dalle 0	-17
]]degli abiti	-30
]]degli errori	-20
]]degli strumenti	10
]]dei clienti	-9
]]dei contatori	-23
]]dei farmaci	-20
]]dei quali	-11
]]dei veicoli	-26
]]del 0	-40
]]del badge	-8
]]del bar	-13
]]del carico	-18
]]del database	14
]]del diametro	-19
]]del fumo	-13
]]del fuoco	-11
]]del ghiaccio	22
]]del giorno	-15
]]del mattino	18
]]del mercato	-19
]]del museo	-25
]]del pesce	15
]]del pomeriggio	-12
]]del ponte	-12
]]del rubinetto	-15
]]del servizio	-18
]]del volo	-20
]]della chiusura	-20
]]della cisterna	-25
]]della cooperativa	-17
]]della prima	-22
]]della sala	-28
]]della settimana	-17
]]della soprintendenza	-18
]]della stanza	-8
]]della vasca	-17
]]della zona	-22
]]delle 0	-13
]]delle batterie	-23
]]delle biciclette	-20
]]delle lenti	-23
]]delle piante	-24
]]deve restare	-9
]]deve segnare	-15
]]deve stare	-12
]]deve toccare	-19
]]di 0	-11
]]di accendere	-13
]]di ancona	-13
]]di aprire	-19
]]di arrivo	-16
]]di base	-14
]]di bologna	-11
]]di brescia	-14
]]di buttare	-17
]]di carico	-19
]]di carta	-26
]]di chiudere	-12
]]di continuità	-9
]]di credito	-13
]]di cuore	-12
]]di distribuzione	-10
]]di domenica	-27
]]di entrare	-25
]]di famiglia	-12
]]di farina	-14
]]di fianco	-10
]]di fissare	-20
]]di fronte	-18
]]di giorno	-15
]]di grasso	-14
]]di isolamento	-16
]]di istruzioni	-15
]]di lato	-9
]]di leggere	-17
]]di legno	-21
]]di lino	-9
]]di maggio	-17
]]di mano	-21
]]di manutenzione	-16
]]di mare	-20
]]di matrimonio	-11
]]di mettere	-29
]]di montagna	-15
]]di nascita	-9
]]di natale	-13
]]di notte	15
]]di novembre	-10
]]di nuovo	-31
]]di ordinare	-23
]]di otto	-20
]]di parlare	-14
]]di partire	-12
]]di pasqua	-13
]]di pausa	-12
]]di plastica	-20
]]di prodotto	-13
]]di pulizie	-14
]]di quartiere	-12
]]di quattordici	-15
]]di recupero	-15
]]di riposo	-9
]]di salire	-23
]]di san	-24
]]di scendere	-18
]]di scorta	-16
]]di seta	9
]]di sicurezza	-17
]]di silenzio	-25
]]di solito	-24
]]di sopra	-24
]]di stanza	-14
]]di stendere	-12
]]di sé	-14
]]di terra	-17
]]di toccare	-16
]]di togliere	-10
]]di torino	-11
]]di trasporto	-16
]]di turno	-30
]]di uscire	-11
]]di vetro	-19
]]di via	-20
]]di volo	-11
]]dice 0	-17
]]dice prima	-12
]]dieci anni	10
]]dieci centimetri	-17
]]documento originale	-11
]]don luca	-14
]]dopo 0	-10
]]dopo aver	-12
]]dopo l'invio	-13
]]dopo l'ultimo	-18
]]due anni	-11
]]due colleghe	-13
]]due dischi	-11
]]due dita	-10
]]due euro	-16
]]due frasi	-12
]]due mamme	-12
]]due mesi	-18
]]due millimetri	-15
]]due pagine	-15
]]due righe	-15
]]due settimane	-20
]]duemila euro	-19
]]dà corrente	-8
]]e 0	-24
]]e abbia	-14
]]e basta	-19
]]e cappello	-15
]]e cinquanta	-10
]]e consegna	-12
]]e d'estate	-10
]]e durc	-19
]]e guardano	-9
]]e immerge	-9
]]e inserisce	-9
]]e l'altra	21
]]e l'altro	14
]]e mascherina	-8
]]e mezza	-27
]]e ognuno	-11
]]e porta	-17
]]e prima	-10
]]e ritira	-15
]]e sapone	-13
]]e scadenza	-19
]]e scarico	-13
]]e soprattutto	-19
]]e stop	-10
]]e toglierla	-16
]]e tu	-17
]]e zucchero	-10
]]eh buonasera	-17
]]entro 0	-18
]]entro venerdì	-18
]]esce prima	-13
]]fa accomodare	-10
]]fa firmare	-11
]]fa girare	-10
]]fa l'appello	-13
]]fa notare	-18
]]fa passare	-13
]]fa sedere	-20
]]farina forte	-12
]]fili rotti	-9
]]fine giornata	10
]]fine settimana	-27
]]finestre chiuse	-15
]]finita l'ultima	-13
]]foglio haccp	-11
]]forno 0	-12
]]genitore presente	-10
]]gg prima	-10
]]giorni lavorativi	-16
]]giorni prima	-24
]]giorno 0	-17
]]giorno prima	-15
]]gli accessi	-9
]]gli aghi	-15
]]gli allenatori	-12
]]gli assegni	-12
]]gli oggetti	-25
]]gli orari	-9
]]gli orologi	-17
]]gli ospiti	-9
]]gli spartiti	15
]]gli stivali	-17
]]gli uffici	-19
]]guarda prima	-12
]]ha avuto	-13
]]ha bucato	-8
]]ha chiamato	-10
]]ha dato	-11
]]ha dovuto	-10
]]ha fretta	-16
]]ha lasciato	-10
]]ha mandato	-15
]]ha mangiato	-19
]]ha messo	-17
]]ha pazienza	-13
]]ha ragione	-11
]]ha toccato	-15
]]ha vinto	-12
]]ha voluto	-8
]]hanno mangiato	-16
]]ho bisogno	-10
]]i 0	-26
]]i bambini	-17
]]i biglietti	-12
]]i birilli	-15
]]i buoni	-11
]]i cani	-13
]]i capezzoli	-11
]]i caratteri	-19
]]i clienti	-17
]]i copriscarpe	-16
]]i delegati	-15
]]i disegni	-11
]]i familiari	10
]]i filtri	-17
]]i fogli	-19
]]i giovani	-16
]]i gruppi	-16
]]i letti	-20
]]i libri	-23
]]i miei	-18
]]i minori	-16
]]i nostri	-12
]]i passaggi	-23
]]i passeggeri	-14
]]i passi	-14
]]i piatti	-15
]]i portici	-15
]]i posti	-16
]]i primi	-15
]]i prodotti	-9
]]i proprietari	-14
]]i punti	-21
]]i rami	-12
]]i reparti	-13
]]i resi	-10
]]i rifiuti	-15
]]i rossi	-14
]]i sacchetti	-12
]]i sigilli	-17
]]i telefoni	-11
]]i tubi	-13
]]i turisti	-24
]]i vigili	-16
]]il 0	-38
]]il bagno	-13
]]il bibliotecario	-11
]]il bollino	-10
]]il bordo	-20
]]il cambio	-24
]]il canale	-22
]]il cane	-18
]]il cannello	-10
]]il capitolo	-24
]]il capogruppo	-13
]]il capoturno	-14
]]il carroponte	-13
]]il cavo	-14
]]il certificato	-18
]]il cilindro	-17
]]il cliente	-20
]]il cloro	-16
]]il collaboratore	-15
]]il collaudo	-24
]]il colore	-13
]]il comandante	-15
]]il committente	-16
]]il compagno	-10
]]il computer	-20
]]il condition	-11
]]il consenso	-20
]]il conservatore	-9
]]il consorzio	-20
]]il consulente	-9
]]il contatore	-11
]]il contrario	-20
]]il contratto	-13
]]il coordinatore	-19
]]il coperchio	-14
]]il corridoio	-12
]]il corriere	-9
]]il corso	-16
]]il cuore	-9
]]il custode	-14
]]il danno	-10
]]il delirio	-11
]]il difetto	-10
]]il disco	-10
]]il dottor	-9
]]il fango	-19
]]il feltro	-16
]]il fieno	-17
]]il filare	-14
]]il filo	-23
]]il fonico	-15
]]il fornitore	-15
]]il forno	-19
]]il freno	-12
]]il gatto	-14
]]il gelato	-17
]]il getto	-22
]]il gioco	-16
]]il giorno	-35
]]il giovedì	-31
]]il gruppo	-22
]]il latte	-30
]]il lavaggio	-20
]]il legno	-17
]]il libretto	-10
]]il lievito	-21
]]il link	-11
]]il livello	-16
]]il lucchetto	-12
]]il maestro	-17
]]il manutentore	-13
]]il maresciallo	-14
]]il materiale	-15
]]il mattino	-9
]]il mercoledì	-18
]]il messaggio	-10
]]il microchip	-12
]]il microfono	-17
]]il mosto	-18
]]il motivo	-12
]]il motore	-24
]]il noleggio	-25
]]il nuovo	-24
]]il palmare	-16
]]il pane	-10
]]il pannello	-11
]]il panno	-14
]]il parcheggio	-8
]]il parere	-9
]]il parroco	-19
]]il paziente	-17
]]il pc	-10
]]il perimetro	12
]]il permesso	-21
]]il personale	-16
]]il pesce	-22
]]il pettine	-13
]]il pezzo	-11
]]il piatto	-10
]]il piazzale	-12
]]il piccolo	-11
]]il pilota	-9
]]il ponte	-18
]]il portello	-14
]]il portiere	-14
]]il pos	-9
]]il prelievo	-24
]]il presidente	-13
]]il prezzo	-18
]]il programma	-9
]]il proprietario	-18
]]il prossimo	-19
]]il pubblico	-16
]]il ragazzo	-22
]]il rapporto	-11
]]il raso	-15
]]il recupero	-24
]]il resto	-19
]]il rientro	-19
]]il rifrattometro	-9
]]il rilevatore	-10
]]il ristorante	-17
]]il sacchetto	-19
]]il sacrestano	-15
]]il sale	-18
]]il segno	-12
]]il segretario	-14
]]il serbatoio	-11
]]il server	-9
]]il sigillo	-21
]]il signor	-21
]]il succo	-16
]]il tagliando	-11
]]il taglio	-25
]]il tampone	-12
]]il tappo	-16
]]il tempo	-9
]]il tesserino	-21
]]il ticket	-16
]]il titolare	-11
]]il tubo	-21
]]il tulle	-8
]]il turno	-27
]]il vaso	11
]]il vassoio	-9
]]il vello	-11
]]il velo	-12
]]il verricello	-22
]]il vescovo	-17
]]il veterinario	-11
]]il vetro	-20
]]il vino	13
]]il volo	-14
]]il volume	-9
]]il vostro	-10
]]in 0	-18
]]in alto	-21
]]in ammollo	-16
]]in arrivo	16
]]in ascensore	19
]]in bella	-12
]]in biblioteca	-14
]]in camera	-15
]]in carico	-24
]]in carta	-21
]]in cartella	-17
]]in cassaforte	-12
]]in cassetta	-16
]]in cella	-29
]]in classe	9
]]in coda	-12
]]in contanti	-13
]]in corridoio	-11
]]in corso	-13
]]in cucina	-11
]]in deposito	11
]]in diagonale	-19
]]in diretta	12
]]in doppia	-11
]]in folle	-17
]]in forma	-16
]]in frigo	9
]]in funzione	-24
]]in italiano	-18
]]in lavaggio	-18
]]in linea	-15
]]in magazzino	-14
]]in mano	-33
]]in media	-19
]]in modalità	-17
]]in negozio	-22
]]in onda	11
]]in orizzontale	-14
]]in ospedale	-20
]]in particolare	-18
]]in pensione	-21
]]in portineria	-22
]]in prestito	-12
]]in sacchetti	-13
]]in sala	13
]]in scatole	-15
]]in staging	-18
]]in tasca	-9
]]in tutta	-19
]]in uscita	12
]]in vasca	9
]]in vista	-16
]]l'acido citrico	-16
]]l'allenatore ferma	-14
]]l'assistente porta	-9
]]l'ha lasciata	-18
]]l'ha portato	-10
]]la bandiera	15
]]la barca	-15
]]la batteria	-11
]]la benna	-17
]]la bici	-18
]]la bocca	-13
]]la bolla	-17
]]la bozza	-10
]]la cabina	-9
]]la cagliata	13
]]la caldaia	-15
]]la calza	-9
]]la camera	-10
]]la capitaneria	-9
]]la carta	-21
]]la cartella	-13
]]la cassetta	12
]]la centrale	-25
]]la chiave	-27
]]la chiusura	12
]]la classe	-10
]]la cliente	-21
]]la colpa	-15
]]la consegna	12
]]la convenzione	-16
]]la cooperativa	-19
]]la coordinatrice	-16
]]la copertura	-22
]]la crosta	-21
]]la cucina	-13
]]la cuoca	-13
]]la custodia	-18
]]la dirigente	-16
]]la discesa	-15
]]la dottoressa	-9
]]la farmacia	-14
]]la fattura	-16
]]la forchetta	-17
]]la forma	-23
]]la foto	-19
]]la fretta	-17
]]la gente	-10
]]la gestione	-15
]]la giacenza	-8
]]la giornata	-14
]]la guarnizione	-14
]]la lama	-16
]]la lancetta	-18
]]la lastra	-11
]]la lente	-18
]]la lettera	-11
]]la luna	-12
]]la macchinetta	-17
]]la maestra	-13
]]la mail	-12
]]la mamma	-14
]]la mano	-25
]]la matricola	-12
]]la mattina	-39
]]la merce	-21
]]la messa	-20
]]la miscela	-10
]]la molla	-12
]]la notte	-19
]]la pagina	-16
]]la paratoia	-10
]]la parrucca	-14
]]la pelle	-20
]]la persona	-16
]]la piastra	-21
]]la piattaforma	-15
]]la pinza	-9
]]la pinzetta	15
]]la piscina	-21
]]la playlist	-13
]]la polizia	-16
]]la polizza	-15
]]la polvere	-18
]]la pompa	-17
]]la porta	-15
]]la portineria	-8
]]la pratica	-13
]]la praticante	-12
]]la preside	-19
]]la prima	-42
]]la prova	-27
]]la provincia	-22
]]la pulizia	-30
]]la quota	-8
]]la radio	-10
]]la ragazza	-24
]]la registrazione	-19
]]la rete	13
]]la revisione	-14
]]la ricarica	-17
]]la ricevuta	-17
]]la riempitrice	-20
]]la ringrazio	-16
]]la riparazione	-18
]]la sala	-21
]]la salvietta	-17
]]la saracinesca	-16
]]la scadenza	-9
]]la scoria	-13
]]la scrivente	-20
]]la scriviamo	-20
]]la settimana	-24
]]la sezione	-18
]]la sfilata	-25
]]la sigla	-10
]]la solforosa	-20
]]la soprintendenza	-8
]]la sostituzione	-22
]]la spatola	-19
]]la spazzola	-14
]]la spia	-8
]]la spina	-12
]]la stagista	-17
]]la stesura	-22
]]la strada	-15
]]la tabella	-16
]]la tacca	-11
]]la targhetta	-14
]]la tavola	-13
]]la teleferica	-17
]]la telefonata	-24
]]la terra	-19
]]la terza	-17
]]la tessera	9
]]la togliamo	-17
]]la torcia	-16
]]la traccia	-14
]]la valigetta	-15
]]la valvola	-14
]]la vasca	-28
]]la vecchia	-14
]]la vite	-22
]]la voglio	-16
]]la zolla	-8
]]la zona	-14
]]lana bagnata	-14
]]lascia asciugare	-13
]]le 0	-23
]]le api	-17
]]le batterie	-8
]]le bombole	21
]]le borse	-22
]]le buste	-8
]]le cassette	-31
]]le ceneri	-21
]]le consegne	-20
]]le correzioni	-11
]]le date	-16
]]le dita	-11
]]le firme	-18
]]le gambe	-13
]]le immagini	-15
]]le impronte	16
]]le lenti	-28
]]le mail	-11
]]le minorenni	-16
]]le nove	-18
]]le opere	-21
]]le parole	-18
]]le peonie	-19
]]le porte	-15
]]le prime	-11
]]le registrazioni	-16
]]le regole	-22
]]le richieste	16
]]le ruote	-13
]]le scadenze	-15
]]le scale	13
]]le scarpe	-17
]]le scatole	-19
]]le schede	-12
]]le stesse	-16
]]le tasche	-9
]]le tavole	-13
]]le teste	-18
]]le visite	-14
]]le vongole	-17
]]li autorizza	-13
]]liberatoria firmata	-14
]]lievito madre	-8
]]lo accompagna	-14
]]lo comunica	-16
]]lo lasci	-12
]]lo sa	-19
]]lo sai	-16
]]lo sanno	-10
]]lo scontrino	-8
]]lo screenshot	-8
]]lo scriva	-15
]]lo spago	-17
]]lo spazio	-11
]]lo spazzolino	-11
]]lo sporco	-18
]]lo spray	-13
]]lo stacco	-9
]]lo stato	-11
]]lo straccio	-20
]]lo strumento	15
]]lo zaino	-10
]]lucchetto personale	-8
]]luce radente	-10
]]macchina ferma	-15
]]mai dormirci	-12
]]mattina presto	-12
]]medico prima	-13
]]mese prossimo	-13
]]metri quadri	-11
]]mette l'etichetta	-15
]]mezz'ora prima	-27
]]mi avevi	-15
]]mi pare	-8
]]mi raccomando	-9
]]mi senti	-19
]]mi servirebbe	-11
]]mia figlia	-10
]]mia moglie	-16
]]min prima	-15
]]minuti prima	-20
]]mio cugino	-17
]]mio suocero	-21
]]misura giusta	-15
]]motore spento	-12
]]ne occupa	-12
]]ne prendono	-12
]]negli ultimi	-16
]]nei sacchi	-9
]]nel 0	-14
]]nel cassetto	-9
]]nel contenitore	-17
]]nel forno	-10
]]nel gruppo	-14
]]nel lavello	-12
]]nel magazzino	-8
]]nel novantotto	-13
]]nel raccoglitore	-8
]]nel vaso	-21
]]nella cartella	-20
]]nella cassetta	-17
]]nella cesta	-9
]]nella stanza	-11
]]nella tanica	-14
]]nella tazza	-9
]]nella vasca	-24
]]nelle buste	-10
]]nello smielatore	-11
]]nessun motivo	-11
]]niente maiale	-17
]]niente telefoni	-8
]]no anzi	-13
]]no foto	-14
]]no scherzo	-12
]]no scusa	-18
]]noi guardiamo	-8
]]non arriva	-13
]]non c'entra	-17
]]non coincidono	-9
]]non entrano	-9
]]non esiste	-21
]]non risponde	-17
]]nostra azienda	-18
]]nostra scuola	-13
]]o account	-8
]]o sangue	-14
]]occhi chiusi	-19
]]ogni 0	-19
]]ogni anno	-17
]]ogni capezzolo	-16
]]ogni cassetta	-14
]]ogni cassetto	-11
]]ogni giorno	-17
]]ogni lama	-9
]]ogni quindici	-18
]]ogni settimana	9
]]ogni venerdì	-17
]]oltre 0	-23
]]ordine inverso	-14
]]ore 0	-24
]]ore prima	-18
]]otto anni	-21
]]parte dall'alto	-15
]]partita iva	-17
]]per 0	-13
]]per conto	-10
]]per cortesia	-10
]]per favore	-22
]]per fortuna	-17
]]per mail	12
]]per prima	-15
]]per primi	-15
]]per terra	-12
]]per ultima	-20
]]per ultimi	-15
]]perché sto	-16
]]pesa 0	-16
]]pettine piatto	-11
]]piscina comunale	-20
]]più alto	-15
]]più piccolo	-10
]]più precisamente	-10
]]poi 0	-18
]]poi risciacquo	-13
]]porta via	-11
]]prima dell'apertura	-14
]]prima uscita	-24
]]primo giorno	14
]]pro loco	-16
]]pronto soccorso	-19
]]protezione civile	-13
]]prova microfoni	-12
]]prova prova	-29
]]punti vendita	-10
]]quando arriva	-30
]]quanto segue	-20
]]quaranta gradi	-14
]]quarantacinque gradi	-10
]]quattordici anni	-15
]]quel giorno	-24
]]quindi parlo	-15
]]ragazzi nuovi	-21
]]registro mentre	-10
]]restano 0	-16
]]sacco blu	-18
]]sala prove	-13
]]sale grosso	-9
]]salvietta disinfettante	-13
]]san rocco	-19
]]scheda d'ingresso	15
]]scrivi tu	-21
]]scusa prima	-9
]]se arriva	-13
]]se insistono	-12
]]se l'adulto	-11
]]se n'è	-16
]]se sembra	-14
]]segna 0	-16
]]sei anni	-14
]]sei settimane	-11
]]senza etichetta	-12
]]senza glutine	-15
]]senza occhiali	-18
]]serra 0	23
]]sessanta gradi	-13
]]settimana prima	-16
]]settimana scorsa	-22
]]si accendono	-10
]]si accetta	12
]]si accettano	-13
]]si accosta	-14
]]si aggiunge	-18
]]si annusa	-15
]]si appende	-17
]]si appoggia	-20
]]si approva	-18
]]si archivia	-9
]]si arriva	-29
]]si asciuga	-27
]]si assaggia	-20
]]si attacca	-16
]]si avvolge	-8
]]si bagna	-17
]]si blocca	-14
]]si butta	-26
]]si buttano	-24
]]si cala	-14
]]si cambiano	-20
]]si cammina	-14
]]si cancellano	-13
]]si capisce	-9
]]si caricano	-16
]]si cerca	-8
]]si chiedono	14
]]si chiudono	-15
]]si cola	-15
]]si compone	-12
]]si confronta	-17
]]si consegnano	-23
]]si copiano	-13
]]si copre	-14
]]si corregge	-10
]]si danno	-18
]]si disinfetta	-18
]]si disinfettano	-12
]]si espone	-15
]]si estrae	-8
]]si formattano	-11
]]si forzano	-14
]]si gratta	-12
]]si guardano	-12
]]si immerge	-13
]]si infila	-17
]]si inserisce	-18
]]si intende	-10
]]si inventa	-9
]]si lancia	-12
]]si lasciano	-17
]]si lavano	12
]]si lega	-27
]]si leggono	-14
]]si leva	-12
]]si lubrificano	-9
]]si mischiano	-14
]]si mostra	-12
]]si muove	-17
]]si offre	-12
]]si ordinano	-16
]]si passano	-13
]]si perde	-23
]]si piega	-11
]]si porta	-22
]]si portano	-11
]]si posano	-17
]]si prega	-9
]]si preleva	-13
]]si prenota	-11
]]si prepara	-25
]]si presenta	-14
]]si prova	-23
]]si pubblica	-8
]]si pulisce	-17
]]si puliscono	-16
]]si raccolgono	-8
]]si raddrizzano	-18
]]si raschia	-19
]]si registra	-14
]]si regolano	-11
]]si ricarica	-14
]]si richiama	-15
]]si ricontrolla	-14
]]si riempie	-10
]]si rientra	-19
]]si rimanda	-10
]]si rimborsano	-10
]]si rimette	-17
]]si rinfresca	10
]]si ringrazia	-13
]]si rinnova	-11
]]si riporta	-10
]]si riportano	-11
]]si risponde	9
]]si ritirano	-27
]]si riuniscono	-10
]]si sale	-25
]]si salva	-11
]]si salvano	-22
]]si scalda	-22
]]si scambiano	-13
]]si scarica	-23
]]si scaricano	-19
]]si sceglie	-12
]]si sciacqua	-12
]]si sciacquano	-13
]]si scrivono	-12
]]si sente	-28
]]si sfila	-9
]]si smiela	-13
]]si smonta	-11
]]si smontano	-11
]]si soffia	-15
]]si solleva	-12
]]si spazza	-17
]]si spazzola	-14
]]si spazzolano	-14
]]si spedisce	-15
]]si spegne	-33
]]si spengono	-16
]]si spiega	-16
]]si spinge	-10
]]si sposta	-25
]]si spruzza	-12
]]si srotola	-12
]]si stende	-18
]]si stendono	-10
]]si strappa	-17
]]si stringe	-14
]]si svuota	-26
]]si taglia	-26
]]si tagliano	-20
]]si tengono	-19
]]si timbra	-12
]]si veda	-14
]]si vede	-22
]]si vendono	-20
]]si versa	-19
]]si versano	-15
]]siamo rimasti	-10
]]sigillo rotto	-13
]]soccorso alpino	-17
]]solforosa libera	-18
]]sono stati	-9
]]sopra 0	-13
]]sotto 0	-14
]]sotto cappa	-19
]]spray blu	-12
]]stagione 0	-12
]]stesso giorno	-24
]]sto guidando	-16
]]su carta	13
]]succhioni interni	-12
]]sui tavoli	-9
]]sul braccialetto	-9
]]sul calendario	-12
]]sul canale	-13
]]sul gruppo	-19
]]sul muro	-23
]]sul polso	-12
]]sul ponte	-16
]]sul portale	-9
]]sul sito	-10
]]sul tavolo	-24
]]sul tetto	-10
]]sulla bilancia	-11
]]sulla griglia	-14
]]sulla lavagna	-15
]]sulla lavagnetta	-11
]]sulla porta	-20
]]sulla scala	-18
]]suor agnese	-14
]]sì pronto	-19
]]tapis roulant	-12
]]teatro comunale	-15
]]temperatura ambiente	-10
]]teo 0	-19
]]testo unico	-16
]]ti devo	-21
]]ti mando	-22
]]ti prego	-9
]]ti ricordi	-18
]]torna indietro	-14
]]tre mesi	-23
]]tre volte	-39
]]turno serale	-19
]]tutto intorno	-12
]]un adulto	-18
]]un anno	-17
]]un apprendista	-15
]]un bel	-22
]]un campione	-18
]]un cane	-23
]]un cliente	10
]]un colpo	-22
]]un disastro	-12
]]un disco	-20
]]un dito	-13
]]un errore	-12
]]un foglietto	-13
]]un gioco	-22
]]un giorno	-20
]]un gruppo	-25
]]un impianto	-12
]]un libro	-20
]]un metro	-14
]]un millimetro	-15
]]un minuto	-25
]]un nuovo	-24
]]un ospite	-26
]]un palmo	-15
]]un parere	-13
]]un pezzetto	-19
]]un po'	-17
]]un post-it	-18
]]un protocollo	-20
]]un pugno	-14
]]un ragazzo	-24
]]un signore	-18
]]un turno	-21
]]un'ora prima	-14
]]una cliente	-25
]]una famiglia	-10
]]una foto	-13
]]una linea	-16
]]una mano	-26
]]una notte	-30
]]una pagina	-12
]]una persona	-13
]]una piccola	-13
]]una prova	-17
]]una ragazza	-10
]]una recensione	-18
]]una regola	-19
]]una riga	-18
]]una settimana	-35
]]una trentina	-22
]]una ventina	-19
]]undici anni	-14
]]va avanti	-13
]]vedi tu	-20
]]ventisei gradi	-13
]]verbale precedente	-13
]]verbale riunione	-15
]]verso l'alto	-9
]]viene prima	-18
]]vietato fumare	-10
]]vpn attiva	-11
]]zona fao	-13
]]| aiuto	-11
]]| casaro	-13
]]| coltello	-10
]]| note	-11
]]è arrivato	-14
]]è avanzato	-8
]]è capitato	-11
]]è fatta	-11
]]è mancato	-16
]]è morta	-16
]]è possibile	-23
]]è pronta	-11
]]è raddoppiato	-10
]]è rimasta	-14
]]è rimasto	-16
]]è rotta	-12
]]è stata	-19
]]è stato	-15
]]è successo	-13
]]è tornato	-9
]]è umido	-13
]]è venuto	-18
]]– 0	-30
]]– magazzino	-15
]]– promemoria	-21
]]☐ briefing	-8
]]☐ meteo	-12
]a	-9900
]abbia	-25
]abbiamo	-9900
]abiti	-36
]acacia	-14
]accanto	-30
]accende	-9900
]accendere	-13
]accendo	-14
]accendono	-12
]accensione	-19
]accesa	-24
]acceso	-9900
]accessi	-9
]accesso	-16
]accetta	11
]accettano	-13
]accettazione	-16
]accoglie	17
]accomodare	-11
]accompagna	-16
]accordatura	-18
]accordi	-12
]accordo	-22
]accosta	-14
]account	-14
]acetone	-10
]acido	-17
]acqua	-9900
]acquisti	-19
]acquisto	-18
]ad	-9900
]addetti	-9
]adesso	-9900
]adulti	-24
]adulto	-19
]aereo	-21
]aeroporto	-12
]affitto	-13
]agg	-18
]agganciato	-9
]aggiorna	-18
]aggiornare	-16
]aggiunge	-18
]aggiungere	-13
]aghi	-15
]agli	-9900
]agnese	-14
]agosto	-22
]agricola	-16
]ah	-17
]ahahah	-11
]ahimè	-10
]ai	-9900
]aiuta	-17
]aiuto	-18
]akela	-10
]al	-9900
]alberghi	-12
]alcalino	-16
]alcol	-13
]ale	-10
]alimentare	13
]all'altra	-13
]all'amministratore	-10
]all'aperto	-15
]all'aria	-18
]all'arrivo	-24
]all'indietro	-10
]all'ingresso	-19
]all'ombra	-23
]all'ora	-17
]all'ordine	-13
]all'ufficio	-24
]all'uscita	12
]alla	-9900
]allarmi	-19
]alle	-9900
]allegata	-8
]allenatori	-12
]allergie	-17
]allievi	-24
]allo	-24
]alloggiati	-10
]allora	-9900
]almeno	-9900
]alpino	-17
]alta	-9900
]alto	-17
]altra	-18
]altri	-9900
]altrimenti	-14
]altro	-9900
]alza	-13
]ambiente	-18
]ambito	-10
]ammollo	-16
]analisi	-16
]anche	-9900
]ancona	-13
]ancora	-9900
]ancoraggio	-12
]andare	-22
]andata	-26
]andato	-15
]andrebbe	-15
]anelli	-17
]angoli	-15
]animale	8
]animali	-25
]anna	-12
]anni	-17
]annota	-9900
]annusa	-15
]antitaglio	-19
]antonella	-9
]anzi	-30
]anziani	-18
]aperta	-9900
]aperte	-18
]aperti	-15
]aperto	-27
]apertura	-40
]api	-17
]apiario	-14
]appartamenti	24
]appena	-9900
]appende	-25
]appendere	-22
]appesa	-13
]appeso	-18
]applica	-16
]applicazione	15
]appoggia	-20
]apposta	-14
]apprendista	-15
]approva	-18
]approvato	-17
]appuntamento	-10
]appunti	-9900
]appunto	-19
]apre	-9900
]apri	-19
]apriamo	-12
]aprile	-14
]aprire	-26
]aprono	-9900
]archivia	-12
]archivio	-15
]aria	-14
]arriva	-39
]arrivano	-9900
]arrivare	-19
]arrivata	-10
]arrivati	-10
]arrivato	-14
]arrivi	-22
]arrivo	9
]arrotola	-14
]articolo	-21
]ascelle	-11
]ascensore	22
]asciuga	-27
]asciugare	-14
]asciutte	-8
]asciutto	-20
]ascolta	-19
]asiago	-17
]asl	-16
]aspetta	-9900
]aspettano	-12
]aspettare	-11
]aspetti	-22
]aspirazione	-19
]assaggia	-20
]assegna	-11
]assegni	-12
]assemblea	-12
]assente	-14
]assicurazione	-23
]assoluti	-10
]assorbente	-10
]assunta	-17
]attacca	-19
]attaccare	-13
]attaccata	-13
]attaccato	-9
]attenzione	-16
]attesa	-16
]atti	-19
]attiva	-11
]atto	-10
]attorno	-16
]attrezzature	15
]attrezzi	-14
]attrezzo	-15
]audio	-13
]autista	-18
]auto	-23
]automatico	-18
]autorizza	-12
]autorizzazione	10
]autostrada	20
]avanti	-26
]avanzata	-15
]avanzato	-20
]aver	-19
]avere	-9900
]avete	-14
]aveva	-27
]avevi	-15
]avevo	-14
]avrò	-18
]avuto	-24
]avvia	-17
]avviene	-14
]avvisa	-9900
]avvisi	-14
]avvocati	-21
]avvocato	-11
]avvolge	-8
]azienda	-22
]b	-9900
]bacheca	-23
]baci	-16
]backup	-23
]badge	-10
]bagna	-18
]bagnata	-23
]bagnati	8
]bagnato	-16
]bagnino	-19
]balla	-17
]bambino	-9900
]banca	-14
]banchi	-20
]banchina	-22
]banco	-9900
]banda	-14
]bandiera	15
]baracca	-24
]barattolo	-19
]barca	-21
]bari	-15
]barre	-10
]base	-20
]basette	-12
]bassa	-21
]basso	-9900
]basta	-29
]bastano	-11
]batte	-16
]batteria	-14
]batterie	-24
]battuta	-9
]baule	-8
]bea	-9
]bel	-22
]bella	-28
]bellini	-13
]ben	-18
]bene	-9900
]benissimo	-12
]benna	-16
]benzina	-15
]beppe	-14
]betta	-21
]beve	-34
]bianca	-20
]biancheria	-18
]bianchi	-17
]bianco	-9900
]biblioteca	-13
]bibliotecario	-11
]bicchiere	-12
]bicchieri	-12
]bici	-22
]biciclette	-22
]bidello	-12
]bidone	-9900
]biglietti	-21
]biglietto	-16
]bilancia	-19
]bilancio	-14
]bimba	-11
]birilli	-18
]birra	-18
]bisogna	-23
]bisogno	-11
]blocca	-14
]bloccata	-19
]bloccato	-10
]blocchetto	-17
]blocco	-20
]blu	-24
]bocca	-24
]boh	-16
]bolla	-24
]bollino	-18
]bollo	-15
]bologna	-11
]bombole	21
]booking	-9
]bordi	-18
]bordo	-9
]borsa	-14
]borse	-25
]bottega	-10
]bottiglia	-20
]bottiglie	-19
]bottiglietta	-13
]bottoni	-19
]box	-29
]bozza	-19
]bracci	-8
]braccialetto	-10
]braccio	-13
]bravo	-20
]brescia	-16
]brevi	-16
]briefing	-8
]bronzo	-17
]brucia	-28
]bruno	-15
]buca	-9
]bucato	-8
]buco	-13
]bufala	-20
]bufale	12
]buio	-22
]bulloni	-13
]buon	-19
]buona	-15
]buonasera	-15
]buondì	-13
]buongiorno	-9900
]buoni	-12
]buono	-13
]busta	-9900
]buste	-15
]bustina	-12
]butta	-29
]buttano	-24
]buttare	-24
]butti	-13
]butto	-12
]c'entra	-22
]c'era	-24
]c'è	-9900
]cade	-24
]cadere	-14
]caduta	-19
]cadute	14
]caffè	-9900
]cala	-14
]calano	-10
]calce	-10
]calcio	9
]calcola	-11
]calda	-15
]caldo	12
]calendario	-14
]calma	-26
]calza	-9
]calze	-16
]cambia	-9900
]cambiano	-26
]cambiare	-12
]cambiata	-13
]cambiato	-18
]camera	-24
]camere	-22
]camino	-20
]camion	-9900
]cammina	-16
]campione	-23
]campo	-19
]canale	-29
]cancellano	-13
]cancello	-12
]candeggina	-13
]candele	-13
]cani	-16
]canile	14
]canna	-24
]cannello	-21
]cantiere	-16
]cantina	-19
]capelli	-10
]capezzoli	-11
]capezzolo	-16
]capi	-26
]capire	-22
]capisce	-23
]capisco	-18
]capita	-10
]capitaneria	-12
]capitato	-18
]capito	-26
]capitolo	-24
]capo	-9900
]capogruppo	-16
]capoturno	-16
]cappa	-21
]cappello	-17
]capsula	-14
]carabinieri	-22
]caratteri	-19
]carbone	-15
]carburante	-19
]cari	-15
]carica	-24
]caricano	-16
]caricati	-21
]carico	-33
]carino	-8
]carla	-18
]carlo	-9
]caro	-16
]carrello	-9900
]carroponte	-13
]carrozzeria	-8
]carrozzine	-14
]carta	-28
]cartella	-29
]cartelli	-23
]cartellino	-9900
]cartello	-9900
]cartolina	-11
]cartoncino	-17
]cartone	-16
]casaro	-14
]caschi	-20
]casco	-21
]caseificio	-16
]casi	-14
]casino	-11
]caso	-9900
]cassa	-9900
]cassaforte	-19
]cassetta	-27
]cassetto	-17
]cassone	-12
]cassonetti	-24
]cate	-10
]categoria	-21
]catena	-11
]catene	-16
]catering	-8
]cause	-20
]cava	-16
]cavallo	-24
]cavo	-25
]ce	-9900
]cella	-32
]cena	-8
]ceneri	9
]center	-10
]centimetri	-25
]cento	-9900
]centoquaranta	-16
]centoventi	-14
]centrale	9
]centri	-20
]centro	-9900
]cera	-22
]ceramica	13
]cerca	-11
]cerimonia	13
]certificato	-24
]cesta	-8
]cestello	-13
]che	-9900
]check	-18
]chi	-9900
]chiama	-9900
]chiamare	-9900
]chiamata	-32
]chiamate	-27
]chiamato	-10
]chiami	-14
]chiara	-9900
]chiaro	-15
]chiave	-8
]chiavetta	-9
]chieda	-13
]chiede	-9900
]chiedere	-8
]chiedi	-18
]chiediamo	-15
]chiedo	-9900
]chiedono	14
]chiesto	-9900
]chili	-23
]chiodi	-21
]chiodo	-11
]chioma	-13
]chiude	-9900
]chiudere	-14
]chiudono	-15
]chiunque	-20
]chiusa	-20
]chiuse	-21
]chiusi	-32
]chiuso	-9900
]chiusura	10
]ci	-9900
]ciao	-9900
]ciascuno	-11
]ciclo	-20
]cilindro	-17
]cima	-11
]cinghia	-19
]cinquanta	-22
]cinque	-9900
]cioè	-9900
]circa	-9900
]circo	10
]circolare	-18
]circolo	-14
]cisterna	-32
]citrico	-16
]civico	-12
]civile	-17
]cliente	-12
]clienti	-15
]cloro	-20
]cm	-24
]coda	-28
]codice	-9900
]cognome	-15
]coi	-30
]coincidono	-9
]col	-9900
]cola	-15
]colazione	-19
]colla	-17
]collaboratore	-17
]collaboratori	-15
]collare	-13
]collaudo	-25
]collega	-9900
]collegata	-10
]collegati	-8
]colleghe	-20
]colleghi	-18
]colletta	-19
]colletto	-16
]collezione	-16
]collo	-9
]colombo	-16
]colonne	-13
]colonnina	-14
]colore	-29
]colori	-13
]colpa	-17
]colpo	-22
]coltelli	15
]com'è	-26
]comandante	-20
]come	-9900
]comincia	-9900
]cominciare	-17
]comincio	-9
]commessa	-13
]committente	-16
]compagnia	-17
]compagno	-10
]compila	-9900
]compilare	-9
]completa	13
]compone	-11
]comportamento	-15
]compost	13
]compresi	-9
]compressore	-11
]computer	-23
]comunale	-25
]comune	-9900
]comuni	-17
]comunica	-19
]comunque	-17
]con	-9900
]concerto	-16
]concime	-9
]condition	-11
]condiviso	-13
]condominio	-12
]conferma	-16
]confermare	-14
]confermato	-17
]confezione	-10
]confronta	-19
]confusione	-20
]congelatore	-10
]coni	-9
]consegnano	-23
]consegnare	-14
]consegnata	-20
]consegne	-22
]consenso	-21
]conservatore	-14
]consiglio	-19
]consorzio	-21
]consulente	-17
]conta	-9900
]contabile	-23
]container	-21
]contano	-9900
]contanti	-25
]contare	-14
]contati	-16
]contatore	-19
]contatori	-23
]conteggio	-14
]contenitore	-23
]contenitori	-8
]contesta	-12
]contesto	-9
]conti	-13
]continuità	-9
]conto	-20
]contrario	-21
]contratto	-21
]contro	-18
]controlla	-9900
]controllare	-11
]controlli	-16
]controlliamo	-28
]controllo	-9900
]convenzionati	-12
]convenzione	-17
]convocazione	-15
]coop	-19
]cooperativa	-34
]coordinatore	-21
]coordinatrice	-16
]coperchio	-18
]coperta	-12
]coperte	-15
]coperti	-14
]coperto	-18
]copertura	-22
]copia	-9900
]copiano	-13
]copie	-12
]coppa	-9
]coppie	-11
]copre	-21
]coprire	-8
]copriscarpe	-16
]corda	11
]corde	-12
]coristi	-15
]coro	-15
]corrado	-13
]corregge	-10
]correggere	-16
]corrente	-21
]correre	-11
]correzioni	-11
]corridoio	-18
]corriere	-26
]corrimano	-20
]corsa	13
]corsia	-15
]corsini	-16
]corso	-24
]corte	-18
]cortese	-16
]cortesia	-15
]corto	-21
]cosa	-9900
]cose	-9900
]coso	-19
]costa	-11
]così	-9900
]crea	-16
]credito	-13
]crema	-16
]cremona	-9
]crepato	-13
]cripta	-13
]croce	-16
]crosta	-21
]cruscotto	-18
]cuffia	-17
]cugino	-19
]cui	-9900
]cunei	-21
]cuneo	-9
]cuoca	-13
]cuore	-15
]cupola	-10
]cura	-22
]curo	-12
]custode	-15
]custodia	-21
]d'acciaio	-20
]d'accordo	-20
]d'aceto	-10
]d'acqua	-25
]d'alluminio	-17
]d'estate	-13
]d'identità	-25
]d'inverno	-12
]d'ora	-9900
]da	-9900
]dai	-9900
]dal	-9900
]dall'alto	-19
]dall'altra	-18
]dalla	-9900
]dalle	-9900
]dallo	-27
]danni	-19
]danno	-17
]dare	-15
]dario	-17
]darlo	-20
]data	-9900
]database	11
]date	-18
]dati	-23
]dato	-21
]davanti	-9900
]davvero	-13
]ddt	-14
]deborah	-8
]decide	-9900
]decimo	-10
]deciso	-13
]defibrillatore	-20
]defunto	-17
]degli	-9900
]dei	-9900
]del	-9900
]delega	-9
]delegati	-15
]delirio	-11
]dell'acqua	19
]dell'anno	-19
]dell'apertura	-14
]dell'asilo	-17
]dell'asl	-14
]dell'associazione	-14
]dell'impianto	-13
]dell'operatrice	-11
]dell'ultima	-11
]dell'umido	-16
]della	-9900
]delle	-9900
]dello	-9900
]demineralizzata	-9
]dentro	-9900
]denuncia	-13
]desidera	-14
]desk	-17
]destra	-16
]detenuti	-17
]detersivo	-18
]detta	-16
]detto	-9900
]deve	-9900
]devi	-15
]devo	-26
]devono	-22
]di	-9900
]diagonale	-19
]diametro	-19
]diamo	-8
]dica	-26
]dice	-9900
]dicembre	-19
]dicevo	-17
]dichiarazione	-14
]diciamo	-24
]diciannove	-14
]diciotto	-13
]dico	-9900
]dicono	-16
]dieci	-9900
]diesel	11
]diete	-22
]dietro	-9900
]difetti	-12
]difetto	-10
]differenza	-13
]differenze	-11
]digitale	-14
]digiuno	14
]diluente	-16
]dimmi	-17
]dipendente	-11
]dire	-9900
]diretta	9
]direttivo	-9
]diretto	-10
]direttore	-9900
]direzione	-9900
]dirigente	-21
]disabili	-12
]disastro	-12
]discesa	13
]dischi	-11
]disciplinare	-22
]disco	-27
]discussioni	-12
]disegni	-18
]disinfetta	-18
]disinfettano	-12
]disinfettante	-18
]dispone	-14
]disposizione	-8
]distinta	-15
]distribuzione	-17
]dita	-17
]dite	15
]ditemi	-22
]dito	-17
]ditta	-9900
]diventa	-14
]diventi	-12
]diverse	-12
]diverso	-14
]divide	-10
]divise	13
]do	-18
]dobbiamo	-19
]doccia	-14
]docente	-12
]documenti	-9900
]documento	-9900
]dodici	-9900
]dogane	-13
]dolce	-18
]dolci	-21
]dolore	-17
]domanda	-26
]domande	-20
]domani	-37
]domicilio	11
]don	-22
]donatore	-9
]donne	-18
]dopo	-9900
]doppi	-13
]doppia	-16
]doppiaggio	-15
]doppio	-24
]dormirci	-12
]dormono	-15
]dott	-17
]dott.ssa	-11
]dottor	-9
]dottore	-8
]dottoressa	-17
]dove	-9900
]dover	-21
]dovuto	-8
]dr	-13
]dragan	-10
]dritta	-12
]dritto	-12
]drone	-16
]due	-9900
]duecento	-11
]duemila	-15
]dunque	-9900
]dura	-21
]durano	-19
]durante	-24
]durata	-12
]durc	-18
]durezza	-9
]duro	-11
]dà	-9900
]e	-9900
]ecco	-9900
]eccomi	-21
]ed	-29
]egregi	-10
]eh	-9900
]ehm	-9900
]elenco	-12
]elettrica	-20
]elettrico	-12
]elettronico	-14
]elisa	-10
]entra	-9900
]entrambi	-19
]entrano	-12
]entrare	-32
]entrata	-14
]entrato	-17
]entro	-9900
]enzo	-11
]equipaggio	-23
]era	-9900
]ero	-21
]errore	-12
]errori	-22
]esce	-9900
]escono	-13
]esegue	-9
]esiste	-30
]esperienza	-14
]espone	-17
]essendo	-22
]essere	-9900
]est	-23
]esterna	21
]esterni	8
]esterno	-13
]estetico	-19
]estintore	-14
]estintori	-26
]estrae	-10
]estratto	-12
]etichetta	-15
]etichette	-12
]età	-15
]eventuali	-10
]evitare	-8
]ex	-21
]excel	-14
]ezio	-16
]fa	-9900
]faccia	-17
]facciamo	-9900
]facciata	10
]facciate	-12
]faccio	-9900
]faceva	-25
]fai	-9900
]fallo	-14
]famiglie	9
]familiare	-14
]familiari	14
]fammi	-13
]fanghi	-14
]fango	-19
]fanno	-9900
]fao	-13
]far	-9900
]fare	-9900
]farina	-23
]farlo	-23
]farmaco	-18
]farne	-12
]fascia	-20
]fascicolo	-18
]fase	-19
]fate	-27
]fatta	-16
]fatti	-11
]fatto	-9900
]fattura	-27
]fatture	-19
]favore	-22
]febbraio	-28
]febbre	-17
]fede	-14
]felice	-16
]feltro	-19
]ferie	-8
]feriti	14
]fermarsi	-14
]fermata	-10
]fermati	-15
]fermi	-17
]fermo	-19
]ferramenta	-13
]ferrara	-11
]ferratura	-21
]ferri	-17
]ferro	-9900
]festa	-15
]fianco	-26
]fieno	-18
]fiera	-23
]figlia	-10
]figlio	-13
]fila	-9900
]filare	-14
]file	-9900
]fili	-16
]film	-22
]filo	12
]filtri	-24
]filtro	-9900
]fin	-11
]finale	-13
]finché	-9900
]fine	-9900
]finestra	-17
]finestre	-16
]finisce	-20
]finiscono	-12
]finita	-12
]finite	-16
]finiti	-15
]finito	-9900
]fino	-9900
]finora	-25
]finta	-12
]fiocchi	-8
]firenze	-8
]firma	-9900
]firmare	-10
]firmata	-22
]firmato	-18
]firme	-28
]fiscale	-24
]fischia	-16
]fissa	-12
]fissaggio	-10
]fissare	-23
]fissi	-14
]fisso	-22
]fitosanitario	-8
]fogli	-16
]foglia	-20
]foglie	-16
]foglietto	-14
]foglio	-9900
]folle	-17
]fondazione	-10
]fondo	-9900
]fonico	-15
]forate	-10
]forbice	-15
]forbici	-14
]forchetta	-17
]forma	-19
]formato	-21
]formattano	-11
]forni	-20
]fornitore	-31
]forno	-24
]forse	-12
]forte	-21
]fortuna	-17
]forzano	-14
]fossa	-14
]fosse	-30
]fotocopia	-10
]fotocopie	-10
]fotografa	-9900
]fotografati	-10
]fotografia	-20
]fotografie	-12
]fra	-9900
]franca	-11
]francese	-9
]frase	-20
]frasi	-17
]fratelli	-9
]fratello	-20
]freddo	-23
]freni	-20
]freno	-19
]fretta	-39
]frigo	9
]fronte	-21
]frusta	-13
]frutta	-23
]fuma	-16
]fumare	-10
]fumo	-13
]fune	10
]funi	-10
]funivia	-21
]funziona	-22
]funzione	-24
]fuoco	-24
]fuori	-9900
]furgone	-9900
]fwd	-13
]g	-12
]g/mq	-18
]gabbia	-21
]galleggia	-21
]gambe	-16
]gancio	-26
]gara	11
]gas	-9900
]gasolio	11
]gatto	-24
]gelato	-20
]generale	-19
]generali	-8
]generatore	-19
]generica	-15
]genitore	-9900
]genitori	-9900
]gennaio	-33
]gente	-34
]gentile	-22
]gentilissimi	-12
]geom	-11
]gestionale	8
]gestione	-24
]gestisce	-19
]gestisco	-16
]gestore	-12
]getti	-10
]getto	-19
]gg	-18
]ghiaccio	20
]giacca	-15
]giacenza	-8
]gialla	-17
]giallo	-21
]giardino	-11
]gigi	-22
]gino	-16
]ginocchia	-19
]gioco	-22
]giordano	-9
]giornale	-21
]giorni	-9900
]giovane	-13
]giovani	12
]gira	-9900
]girare	-12
]girate	-16
]giri	-9900
]giro	-9900
]giubbotto	-8
]giulia	-12
]giusta	-17
]giuste	-16
]giusto	-25
]già	-9900
]giù	-9900
]gli	-9900
]glutine	-15
]gommapiuma	-15
]gonfia	-10
]gradi	-18
]gradirebbe	-18
]graffio	-21
]grande	-9900
]grandi	-24
]grasso	-15
]gratis	-9
]grato	-19
]gratta	-15
]grazie	-9900
]graziella	-15
]grembiule	-14
]greta	-10
]grigio	-17
]griglia	-14
]grossa	-19
]grosso	-22
]gruppi	-26
]guanti	-9900
]guanto	-20
]guarda	-9900
]guardando	-12
]guardano	-15
]guardare	-10
]guardaroba	-18
]guardato	-12
]guardi	-18
]guardia	-26
]guardiamo	-8
]guardiano	-14
]guardiola	-10
]guarnizione	-14
]guarnizioni	-12
]guasto	10
]guida	-9900
]guidando	-16
]guscio	-15
]h	-15
]ha	-9900
]haccp	-11
]hai	-20
]hamid	-9
]hanno	-9900
]ho	-9900
]i	-9900
]ieri	-9900
]il	-9900
]ilaria	-19
]imbuto	-15
]immagini	-16
]immerge	-13
]impianto	-12
]impiegate	-9
]importa	-11
]impronte	16
]in	-9900
]incassa	-10
]incinta	-16
]incrociate	-18
]indietro	-25
]indirizzi	-12
]ines	-11
]inferiore	-14
]infila	-30
]infine	-18
]informatica	12
]informazioni	-17
]ing	-23
]ingegnere	-18
]ingresso	-21
]iniziali	-16
]inizio	-18
]innanzi	-11
]inox	12
]insegna	-14
]insegno	-17
]inserisce	-20
]insieme	-9900
]insiste	-12
]insistono	-12
]insomma	-27
]intanto	-14
]integro	-13
]intende	-16
]interessato	-9
]interi	-12
]interna	-20
]internet	-15
]interni	-19
]interno	-35
]intero	-15
]intorno	-21
]inutile	-9
]invece	-22
]inventa	-9
]invernale	-17
]inverno	11
]inverso	-14
]invia	-15
]inviato	-15
]io	-9900
]iodio	-13
]irene	-15
]iscritto	-9900
]isolamento	-20
]istituto	-8
]istruttore	-29
]istruzioni	-18
]italiano	-19
]iva	-17
]ivano	-11
]jessica	-14
]kevin	-18
]kg	-12
]l'abbiamo	-18
]l'accoglienza	21
]l'acido	16
]l'acqua	-9900
]l'addetta	-9
]l'adulto	-13
]l'agenzia	-13
]l'ago	-11
]l'aiuto	-13
]l'alcol	-18
]l'allarme	-12
]l'allievo	-10
]l'altezza	-15
]l'alto	-9
]l'altra	16
]l'altro	14
]l'analisi	-14
]l'animale	-16
]l'anno	-9900
]l'antidolorifico	-13
]l'apparecchio	-12
]l'appello	-13
]l'appuntamento	-15
]l'area	-19
]l'argano	-14
]l'aria	-14
]l'arrivo	-13
]l'asl	-13
]l'aspiratore	-12
]l'assicurazione	-15
]l'assistente	-11
]l'associazione	-12
]l'asta	11
]l'autista	-15
]l'auto	-12
]l'autoclave	-10
]l'autorizzazione	-16
]l'avviso	-11
]l'avvocato	-10
]l'elenco	-17
]l'erba	-19
]l'etichetta	11
]l'ha	-9900
]l'hai	-12
]l'hanno	-9
]l'ho	-22
]l'iban	-19
]l'impasto	-12
]l'impronta	13
]l'infermiera	-10
]l'insegnante	-15
]l'interprete	-13
]l'interruttore	-10
]l'invio	-13
]l'ispettore	-20
]l'ispezione	-15
]l'istruttore	-12
]l'italiano	-10
]l'olio	-11
]l'opera	-10
]l'operatore	-10
]l'ora	-19
]l'orario	-18
]l'ordine	-20
]l'orlo	-14
]l'ospite	-21
]l'rspp	-16
]l'ufficio	-15
]l'ultima	-20
]l'ultimo	-22
]l'umidità	-13
]l'umido	-16
]l'unghia	-9
]l'uscita	14
]l'uso	-14
]l'utente	-11
]la	-9900
]lab	-17
]laboratorio	-9900
]lago	-18
]lama	-20
]lamenta	-13
]lamentano	-10
]lampada	-9900
]lampade	-19
]lampo	-12
]lana	-13
]lancetta	-18
]lancia	-14
]larghe	-15
]lasci	-23
]lascia	-9900
]lasciamo	-11
]lasciano	-19
]lasciare	-15
]lasciata	-18
]lasciato	-12
]lascio	-21
]lastra	-16
]laterale	-12
]lati	-28
]lato	-21
]latte	-23
]laura	-24
]lava	-9900
]lavaggio	-38
]lavagna	-15
]lavagnetta	-11
]lavanderia	-17
]lavandino	-12
]lavano	12
]lavare	-13
]lavato	-18
]lavatrice	15
]lavello	-12
]lavora	-20
]lavorativi	-16
]lavorazione	-16
]lavori	-21
]lavoriamo	-15
]lavoro	-9900
]le	-9900
]lega	-28
]legale	-11
]legati	-13
]legge	-9900
]leggera	-18
]leggere	-19
]leggero	-13
]leggibile	-24
]leggono	-9
]legno	-29
]lei	-9900
]lembi	-11
]lente	-18
]lenti	-33
]lenzuola	-22
]lenzuolo	-12
]leo	-19
]lettera	-23
]letti	-23
]letto	-9900
]lettore	-16
]lettura	-22
]leva	-19
]li	-9900
]libera	-23
]liberatoria	-12
]libero	-22
]libretto	-11
]libri	-8
]libro	-18
]liceo	-20
]lievito	-21
]limatura	-16
]limite	-20
]linee	-20
]lingue	-19
]link	-15
]lino	-9
]liquida	-10
]list	-14
]lista	-9900
]litri	-24
]livella	-21
]livelli	-13
]livello	-19
]lo	-9900
]locale	-9900
]loco	-16
]lontani	-13
]lontano	-16
]loro	-9900
]lotti	-14
]lotto	-9900
]lubrificano	-9
]luca	-26
]lucchetti	-16
]lucchetto	-18
]luce	-9900
]luci	-9900
]ludoteca	-15
]ludovico	-11
]luglio	-21
]lui	-9900
]luna	-12
]lunedì	-9900
]lunga	-13
]lunghi	-17
]lungo	-32
]luogo	-20
]lì	-9900
]m	-21
]ma	-9900
]macchia	-14
]macchiate	-16
]macchina	-9900
]macchine	-16
]macchinetta	-19
]macelleria	-14
]madre	-11
]maestra	-17
]maestro	-21
]magari	-20
]magazzino	-26
]maggio	-39
]mai	-9900
]maiale	-17
]malga	-18
]mamma	-30
]mamme	-15
]mammelle	-14
]manager	-20
]manca	-9900
]mancano	-13
]mancante	-16
]mancato	-16
]manco	-10
]mancuso	-14
]manda	-9900
]mandare	-10
]mandato	-16
]mandi	-11
]mando	-28
]mangia	-16
]mangiato	-20
]mani	-9900
]manico	-16
]maniera	-29
]maniglia	-11
]maniglie	-8
]maniscalco	-12
]mano	-18
]manovre	14
]mantecatore	14
]manuale	12
]manubrio	-8
]manutentore	-13
]manutenzione	-29
]mappa	-17
]marca	-19
]marche	-16
]marcia	-21
]maresciallo	-14
]marito	-9
]marmo	-16
]martedì	-9900
]marzo	-24
]maschera	-14
]mascherina	-8
]massetto	12
]massimo	-9900
]matera	-11
]materasso	-19
]materiale	-17
]matita	-17
]matricola	-13
]matrimonio	-11
]mattino	12
]mattoni	-9
]max	-11
]mazzi	-15
]me	-9900
]media	-19
]medici	-17
]medicine	-10
]medico	-9900
]meglio	-27
]memoria	-25
]meno	-9900
]mensa	-24
]mentre	-28
]menù	-14
]merce	-20
]mercoledì	-20
]mescolare	-12
]mese	-9900
]mesi	-13
]messa	-31
]messaggio	-10
]messo	-21
]mestiere	-18
]meteo	-11
]metodo	-10
]metri	-9900
]metro	-15
]metta	-18
]mette	-9900
]mettere	-30
]metterla	-16
]metti	-16
]mettiamo	-23
]metto	-13
]mettono	-9900
]metà	-9900
]mezz'ora	-9900
]mezza	-27
]mezzi	-13
]mezzo	-9900
]mezzogiorno	-15
]mi	-9900
]mia	-9900
]michela	-14
]microchip	-17
]microfoni	8
]microfono	-24
]miei	-18
]mille	-11
]millimetri	-20
]millimetro	-15
]min	-9900
]minima	-13
]minorenni	10
]minori	12
]minuti	-9900
]minuto	-31
]mio	-9900
]mirella	-15
]miscela	-16
]mischiano	-14
]misura	-9900
]misure	-15
]mixer	-23
]mm	12
]mobile	-12
]modalità	-17
]modo	-9900
]modulo	-9900
]moglie	-10
]molla	11
]molti	-13
]molto	-11
]momento	-18
]mondo	-18
]monta	-27
]montaggio	-29
]montagna	-15
]montano	-8
]montare	-15
]monte	-21
]monza	-15
]morta	-16
]morto	-12
]mosto	-18
]mostra	-17
]mostrare	-19
]motivo	-18
]motore	-23
]movimento	-11
]muffa	-21
]multe	-14
]mungitura	17
]muove	-17
]muro	-18
]museo	11
]musicale	-10
]muso	-16
]musulmane	-9
]mutua	-9
]n	-9900
]n'è	-16
]nadia	-10
]nardi	-11
]nas	-10
]nasce	-21
]nascita	-12
]naso	-13
]nastro	-9900
]natale	-14
]ne	-9900
]neanche	-17
]negli	-20
]negozio	-32
]nei	-9900
]nel	-9900
]nell'ultima	-20
]nella	-9900
]nelle	-25
]nello	-9900
]nemmeno	-9900
]neon	-13
]neppure	-18
]nera	-21
]nere	-14
]neri	-15
]nessun	-9900
]nessuna	-9900
]nessuno	-9900
]neve	-11
]nico	-18
]nido	-19
]niente	-9900
]nipote	-16
]nipoti	-10
]nitrile	-21
]no	-9900
]nodi	14
]noi	-9900
]noleggio	-25
]nome	-9900
]nomi	-14
]non	-9900
]nonno	-17
]nord	-17
]normale	-18
]nostra	-9900
]nostri	-13
]nostro	-9900
]nota	-9900
]notare	-18
]notarile	-10
]note	-25
]notturna	14
]novanta	-24
]novantotto	-13
]nove	-25
]novecento	-12
]novembre	-9
]nuca	-12
]nulla	-13
]numerati	-12
]numeri	-26
]numero	-9900
]nuova	-9900
]nuove	-19
]nuovi	-32
]nuovo	-15
]nylon	-10
]né	-11
]o	-9900
]obbligatorio	-19
]obliquo	-19
]occhi	-23
]occhiali	-30
]occhio	-22
]occupa	-12
]odore	-17
]officina	-20
]offre	-13
]offset	-14
]ogg	-20
]oggetti	-24
]oggetto	-9900
]oggi	-9900
]ogni	-9900
]ognuno	-33
]oh	-17
]ok	-9900
]olio	-16
]oltre	-9900
]omar	-25
]onda	11
]online	12
]operativa	-21
]operativo	-16
]operatore	-14
]operatori	-15
]operatrici	-14
]opere	-21
]oppure	-15
]ora	-9900
]orari	-11
]orario	-12
]ordinano	-16
]ordinare	-23
]ordine	-9900
]ore	-9900
]orecchie	-13
]originale	-25
]origine	-18
]orizzontale	-17
]ormeggiatori	-15
]ornella	-9
]orologi	-21
]orologio	-13
]orti	-16
]ospedale	-20
]ospite	-29
]ospiti	-30
]oss	-9
]ossigeno	-11
]ottanta	-21
]ottantacinque	-11
]ottavio	-12
]otto	-35
]ottobre	-23
]ovviamente	-17
]p.c	-14
]pace	-11
]padiglione	-18
]padova	-15
]padre	-9900
]paese	-17
]paga	-16
]pagano	-13
]pagare	-17
]pagina	-17
]pagine	-26
]pala	-17
]palco	-15
]paletti	-12
]palla	-16
]palmare	-15
]palmo	-15
]pancia	-16
]pane	-15
]pannello	-13
]panno	-19
]pantaloni	-20
]papà	-17
]parapetto	-13
]paratoia	-10
]parcheggio	-18
]pare	-11
]parenti	-9
]parere	-16
]parete	-17
]pari	-18
]parla	-9900
]parlano	-12
]parlare	-19
]parliamo	-11
]parlo	-21
]parole	-26
]parrocchia	-18
]parroco	-21
]parrucca	13
]parte	-9900
]partendo	-10
]partenza	-20
]parti	-22
]particolare	-18
]partire	-19
]partita	-23
]pascoli	-9
]pasqua	-19
]passa	-9900
]passaggi	-27
]passaggio	-20
]passano	-13
]passaporto	-13
]passare	-26
]passato	-17
]passeggeri	-22
]passi	-18
]passo	-9900
]pasta	-11
]pasticceria	-14
]pasto	-17
]patente	-23
]patentino	-12
]patrizia	-21
]pattini	-13
]paura	-19
]pausa	-19
]pavan	-10
]pavimento	-19
]pazienza	-22
]pc	-10
]pec	-11
]pecore	18
]pedale	-12
]pelle	-20
]pellicola	-16
]pelo	-13
]pendolo	-9
]penna	-17
]pennarello	-14
]pennello	-13
]pensa	-11
]pensionati	-11
]pensione	9
]peonie	-19
]per	-9900
]perché	-9900
]perde	-29
]perdita	-11
]perfetto	-10
]perimetro	12
]permesso	-16
]perse	-18
]perso	-13
]persona	-16
]personale	-26
]persone	-9900
]pertanto	-18
]però	-9900
]pesa	-9900
]pesanti	10
]pesce	16
]pesci	-21
]pesi	-21
]peso	-9900
]pettine	-12
]pezzetto	-19
]pezzi	-9900
]pezzo	-17
]ph	-9900
]phon	-9
]piacere	-12
]piana	-19
]piange	-16
]piangere	-12
]piani	-23
]piano	-9900
]pianoforti	13
]pianta	-21
]piante	-27
]pianto	-12
]piastra	-21
]piattaforma	-28
]piatti	-23
]piatto	-24
]piazza	-18
]piazzale	-12
]piazze	-15
]piccola	-25
]piccole	-16
]piccoli	-17
]piccolo	9
]piede	-17
]piedi	-9900
]piedini	-10
]piega	-10
]piena	-23
]piene	-13
]pieni	-15
]pieno	-21
]piero	-14
]pile	-12
]pilota	-16
]pinne	-10
]pinza	-9
]pinzata	-13
]pinzetta	15
]pioggia	-28
]piove	-10
]piscina	9
]pistola	-10
]più	-9900
]planimetria	-14
]plastica	-26
]plastificato	-17
]playlist	-17
]plesso	-25
]po'	-21
]poche	-9
]pochi	-11
]poco	-24
]poi	-9900
]polistirolo	-12
]polizia	-13
]polizza	-19
]polso	-21
]poltrone	-14
]polvere	15
]pomeriggio	-20
]pompa	-18
]pompe	-11
]ponte	-17
]pontile	-17
]porge	-12
]porta	-13
]portale	-34
]portano	-12
]portata	-17
]portatile	-13
]portato	-10
]porte	-22
]portello	-14
]portiamo	-19
]portici	-15
]portiere	-14
]portineria	-21
]pos	-11
]posa	-19
]posano	-17
]posate	-11
]posizione	-10
]possa	-23
]possibile	-23
]posso	-16
]possono	-21
]post-it	-20
]postazione	10
]posto	-9900
]potabile	-12
]potatura	-27
]potrebbe	-14
]poveretto	-13
]pozzetto	-16
]pozzi	-8
]pranzo	-20
]pratica	-21
]praticamente	-12
]praticante	-15
]praticanti	-14
]prato	-11
]precedente	-19
]precisamente	-10
]prefettura	-13
]prega	-9
]prego	-10
]prelavaggio	-18
]preleva	-14
]preme	-18
]premessa	-18
]premuto	-12
]prende	-9900
]prendere	-11
]prendi	-9
]prendiamo	-23
]prendo	-10
]prendono	-23
]prenota	-12
]prenotati	-19
]prepara	-32
]preparare	-21
]preposto	-10
]presa	-25
]presenta	-14
]presente	-18
]presenti	-25
]preside	-19
]presidente	-16
]preso	-9900
]pressione	-21
]presso	-19
]prestiti	-13
]prestito	10
]presto	-15
]pretende	-14
]preventivo	-24
]prezzo	-25
]prima	-49
]prime	-27
]primer	-15
]primi	-20
]primo	-9900
]privacy	-14
]pro	-11
]problema	-17
]procedura	-9900
]processione	-11
]prodotti	-22
]prodotto	-17
]produzione	10
]prof	-21
]profilo	-16
]programma	-18
]promemoria	-24
]promesso	-21
]pronta	-11
]pronto	-31
]propone	-11
]propria	-12
]proprie	-9
]proprietari	-14
]proprietaria	-15
]proprietario	-14
]proprietà	-13
]proprio	-22
]prossima	-17
]prossimo	-27
]protegge	-9
]protesta	-10
]protezione	-15
]protocollo	-23
]prova	-42
]provare	-12
]provata	-16
]provato	-12
]prove	-17
]provette	-19
]provincia	-22
]provinciale	-10
]provo	-11
]pubblica	-8
]pubblico	-21
]pugno	-14
]pulisce	-23
]puliscono	-16
]pulita	-24
]puliti	-18
]pulizia	-32
]pulizie	-14
]pullman	-16
]punta	-18
]punti	-27
]punto	-9900
]pur	-19
]pure	-9900
]purtroppo	-9
]puzza	-12
]può	-9900
]quaderni	-17
]quaderno	-9900
]quadri	-11
]quadro	-34
]qualche	-22
]qualcosa	-9900
]qualcuna	-9
]qualcuno	-9900
]quale	-15
]quali	-11
]qualità	-19
]qualsiasi	-16
]qualunque	-11
]quando	-9900
]quanti	-10
]quantità	-12
]quanto	-9900
]quaranta	-9900
]quarantacinque	-17
]quarantadue	-18
]quarantena	-12
]quarantotto	-8
]quarta	-20
]quarti	-17
]quartiere	-12
]quarto	-9900
]quasi	-22
]quattordici	-25
]quattro	-9900
]quel	-9900
]quella	-9900
]quelle	-9900
]quelli	-9900
]quello	-9900
]quest'anno	-12
]quest'inverno	-19
]questa	-9900
]questi	-10
]questionario	-16
]questione	-19
]questo	-9900
]qui	-9900
]quindi	-9900
]quindici	-26
]quintali	-11
]quota	-19
]quote	-17
]r	-18
]rabbocco	-9
]raccoglie	-18
]raccoglitore	-14
]raccolgono	-8
]raccolta	-24
]raccomandata	-19
]raccomando	-9
]racconto	-29
]rack	-9
]raddoppiato	-10
]raddrizzano	-18
]radente	-10
]raffreddamento	-10
]raga	-12
]ragazza	-23
]ragazzi	-9900
]ragazzo	-30
]raggi	-17
]ragione	-28
]rai	-9
]rami	-19
]rampa	-20
]randagio	-18
]rapaci	-22
]rapportino	-14
]rapporto	-14
]raschia	-19
]raso	-15
]rastrelliera	-8
]razione	-10
]recensione	-22
]recita	-18
]reclami	19
]recupero	-18
]redazione	-22
]redige	-17
]regia	-16
]regione	-9
]regista	-16
]registra	-36
]registrano	-13
]registrato	-17
]registrazione	-26
]registrazioni	-16
]registro	-9900
]regola	-19
]regolamento	-14
]regolano	-11
]regole	-35
]release	-19
]reparti	-15
]reparto	-9900
]reperibile	-8
]report	-15
]reset	-17
]resi	-11
]reso	14
]respinto	-10
]responsabile	-9900
]resta	-9900
]restano	-9900
]restare	-13
]resti	-22
]restiamo	-9
]restino	-9
]restituire	-22
]restituisce	-9
]resto	-19
]retino	-14
]retro	-18
]rev	-22
]revisione	-14
]riassumo	-12
]ricarica	-23
]ricetta	-16
]ricette	-8
]riceve	-9900
]riceviamo	-25
]ricevimento	-30
]ricevuta	-19
]ricevuto	-13
]richiama	-19
]richiamato	-16
]richiesta	-9900
]richieste	14
]richiesto	-12
]riconoscono	-9
]ricontrolla	-17
]ricorda	-17
]ricordi	-21
]ride	-14
]ridere	-22
]riduzione	-12
]riempie	-21
]riempitrice	-20
]rientra	-27
]rientrata	-11
]riesce	-16
]rifare	-12
]riferimento	-15
]riferisce	-23
]rifiuti	-15
]rifrattometro	-16
]riga	-30
]righe	-16
]riguarda	-20
]riguardano	-12
]rilascia	-8
]rilascio	-23
]rilegge	-16
]rilevatori	-12
]rimanda	-11
]rimasta	-13
]rimasti	-13
]rimasto	-30
]rimborsano	-10
]rimborso	-20
]rimette	-19
]rimettono	-10
]rimini	-11
]rinfresca	10
]ringrazia	-15
]ringrazio	-16
]rinnova	-19
]rinnovo	-20
]ripara	-17
]riparazione	-18
]ripariamo	-13
]ripassa	-11
]ripete	-9900
]ripetere	-15
]ripiano	-14
]riporta	-14
]riportano	-11
]riportato	-10
]riposare	-22
]riposo	-21
]riprese	-16
]ripreso	-16
]ripristino	-29
]risciacquo	-21
]riserva	-10
]riso	-22
]rispetto	-16
]risposta	-20
]risposto	-9
]ristorante	-22
]risultati	-15
]risultato	-11
]ritardo	-9
]ritira	-23
]ritirano	-27
]ritirato	-16
]ritiro	-23
]ritorno	11
]ritrovamento	-19
]ritrovo	-11
]riunione	-18
]riuniscono	-10
]rivedere	-11
]roba	-28
]rocco	-19
]rodari	-17
]roma	-11
]rompe	-23
]rosa	-16
]rosanna	-8
]rossa	-9900
]rosse	-13
]rossi	-18
]rosso	-9900
]rotazione	-14
]rotta	-23
]rotte	-19
]rotti	-15
]rotto	-25
]rottura	-19
]roulant	-12
]rovescia	-13
]rovesciato	10
]rovescio	-25
]rovinata	-17
]rubinetteria	-10
]rubinetto	-14
]rullante	-8
]rulli	-24
]rullo	-17
]ruote	-17
]russo	-8
]sa	-28
]sabato	-9900
]sabbia	-23
]sacchetti	-16
]sacchetto	-24
]sacchi	-23
]sacco	-9900
]sacrestano	-19
]sacrestia	-8
]sai	-16
]sala	16
]sale	-28
]saletta	-16
]salga	-15
]salina	-18
]salire	-28
]salite	-15
]salta	-18
]saluta	-16
]saluti	-9
]salva	-15
]salvano	-22
]salvavita	12
]salve	-23
]salvietta	-17
]salvo	-20
]samu	-16
]san	-26
]sandro	-11
]sangue	-12
]sanificante	-13
]sanitario	11
]sanno	-10
]santa	-14
]sapere	-22
]sapone	-17
]sappiamo	-15
]sara	-15
]saracinesca	-19
]sarebbe	-22
]sarei	-22
]sarà	-14
]sbaglia	-13
]sbagliare	-9
]sbagliati	-21
]sbagliato	-15
]sbaglio	-13
]scade	-14
]scadenza	13
]scadenze	-19
]scaduti	15
]scaduto	-15
]scaffale	-9900
]scala	-23
]scalda	-25
]scale	12
]scaletta	-21
]scambiano	-13
]scarica	-24
]scaricano	-19
]scaricati	-13
]scarpa	-9
]scarpe	-39
]scarto	-11
]scatola	-9900
]scatole	-28
]sceglie	-12
]scende	-9900
]scendere	-22
]scheda	-9900
]schede	-12
]scheggiato	-21
]schermata	-23
]schermo	-15
]scherzo	-12
]schiena	-11
]schiuma	-20
]sci	12
]sciacqua	-24
]sciacquano	-13
]scivolo	-14
]scolare	-8
]scolastico	-8
]scontrino	-9
]scopo	-14
]scoria	-13
]scorsa	-22
]scorso	-9900
]scorta	-16
]screenshot	-8
]scritta	-9900
]scritto	-9900
]scriva	-15
]scrive	-9900
]scrivente	-20
]scrivere	-9900
]scriverlo	-16
]scrivetelo	-21
]scrivi	-30
]scriviamo	-26
]scrivilo	-17
]scrivo	-9900
]scrivono	-12
]scuola	-16
]scuolabus	-17
]scuole	-26
]scuri	-11
]scusa	-30
]scusate	-9900
]se	-9900
]secca	-10
]secche	-12
]secchi	-21
]secchio	-20
]secco	-23
]seconda	-9900
]secondi	-9900
]secondo	-9900
]sede	-9900
]sedere	-17
]sedici	-16
]seduta	-19
]seduto	-8
]segna	-9900
]segnalazione	-25
]segnare	-18
]segnata	-16
]segnato	-17
]segni	-13
]segno	-16
]segretario	-14
]segreteria	-9900
]segue	-24
]seguire	-17
]seguito	-23
]seguono	-11
]sei	-9900
]sella	-13
]sembra	-19
]semestre	-15
]semplice	-17
]sempre	-9900
]sennò	-9900
]senso	-11
]sente	-28
]senti	-28
]sentiamo	-11
]sentire	-13
]senza	-9900
]separata	10
]separati	-19
]sequestro	-9
]sera	-9900
]serale	-19
]serbatoio	-23
]sergio	-14
]seria	-15
]serra	-26
]serratura	-23
]serve	-9900
]servire	-13
]servirebbe	-8
]servizi	-15
]servizio	-12
]servono	-8
]sessanta	-21
]sesto	-19
]seta	9
]sette	-9900
]settembre	-9900
]settimane	-27
]settore	-22
]sfila	-9
]sfilata	-25
]sfoglia	-17
]sganciare	-13
]sgocciolare	-10
]si	-9900
]sia	-9900
]siamo	-9900
]siano	-12
]sicurezza	-20
]siena	-9
]siete	-17
]sig	-18
]sig.ra	-10
]sigarette	-17
]sigilli	-17
]sigillo	-27
]sigla	-15
]significa	-22
]signor	-27
]signora	-9900
]signore	-22
]signori	-11
]silicone	-15
]sim	-10
]simo	-9
]sindaco	-18
]singolarmente	-13
]sinistra	-18
]sintesi	-10
]siringa	-11
]sistema	-11
]sistemare	-17
]sito	-15
]situazione	-12
]slitta	-17
]smaltimento	-20
]smette	-13
]smiela	-13
]smielatore	-13
]smielatura	18
]smonta	-13
]smontaggio	12
]smontano	-11
]so	-9900
]soccorso	-30
]social	9
]sociale	-10
]sociali	-19
]socio	-21
]soda	-19
]soffia	-15
]soffiare	-15
]sola	-30
]soldi	-22
]sole	-22
]solforosa	-20
]soli	-16
]solito	-24
]solleva	-16
]sollevamento	-15
]sollevatore	-16
]solo	-9900
]soltanto	-9900
]sonno	-22
]sono	-9900
]sopralluogo	12
]soprattutto	-25
]soprintendenza	-16
]sorella	-15
]sospeso	-14
]sosta	-16
]sostanza	-10
]sostituisce	-25
]sostituzione	-23
]sotto	-9900
]sottovento	-16
]spago	-17
]sparsi	-23
]spartiti	15
]spatola	-19
]spazi	-22
]spazio	-11
]spazza	-17
]spazzola	-18
]spazzolano	-14
]spazzolino	-11
]speciali	10
]specie	-18
]spedisce	-14
]spegne	14
]spegni	-17
]spengono	-16
]spenta	-19
]spenti	-10
]spento	-23
]spero	-9
]spese	-16
]spett.le	-9
]spia	-8
]spiega	-24
]spiegare	-24
]spiegato	-21
]spilli	-10
]spina	-24
]spinge	-10
]spogliatoi	-9
]spogliatoio	-12
]sponda	-17
]sporco	-22
]sportello	-10
]sposa	-20
]sposta	-28
]spray	-18
]spruzza	-12
]spurgo	-25
]squadra	-9900
]srotola	-12
]sta	-9900
]stabilimento	-15
]stacca	-12
]staccare	-13
]staccato	-17
]stacco	-12
]staging	-18
]stagionali	-16
]stagione	-22
]stagista	-20
]stampa	-9900
]stampante	-18
]stampare	-15
]stampata	-19
]stampati	-14
]stand	-19
]stanno	-20
]stanza	-29
]star	-11
]stare	-19
]stasera	-20
]stata	-23
]stati	-13
]stato	-21
]stazione	-21
]stazioni	-24
]stecca	-23
]stende	-30
]stendere	-17
]stendono	-10
]sterilizzazione	-21
]stessa	-9900
]stesse	-21
]stesso	-9900
]stesura	-22
]stia	-22
]stivali	-17
]sto	-26
]stop	-16
]storia	-15
]storica	-18
]straccio	-20
]strada	-24
]strappa	-17
]strati	-17
]strato	-9
]stretto	-11
]stringe	-14
]striscia	-10
]strumenti	15
]strumento	11
]studi	-20
]studio	-9900
]stufa	-14
]stupefacenti	13
]su	-9900
]sua	-22
]subito	-9900
]succede	-17
]successivo	-21
]successo	-14
]succo	-16
]sud	-17
]sugli	-13
]sui	-9900
]sul	-9900
]sull'argine	-18
]sulla	-9900
]sulle	-27
]sullo	-16
]suo	-9900
]suocero	-21
]suola	-17
]suona	-9900
]suonano	-18
]suor	-22
]superficie	-12
]supplenti	11
]svegli	-16
]sveglia	-13
]svengono	-17
]svita	-13
]svuota	-26
]svuotare	-15
]sé	-16
]sì	-9900
]t	-15
]tabella	-21
]tablet	-18
]tacca	-19
]tacco	-11
]tagli	-12
]taglia	-30
]tagliando	-11
]tagliano	-20
]taglio	-38
]talco	-19
]tale	-10
]tampone	-12
]tanica	-16
]tante	-22
]tanto	-24
]tapis	-10
]tappeto	9
]tappi	-16
]tappo	-19
]tardi	-12
]targa	-8
]targhetta	-19
]tasca	-9
]tasche	-11
]tasto	-15
]tavola	-16
]tavole	-12
]tavoli	-9
]tavolo	-32
]taxi	-14
]tazza	-18
]te	-19
]tecnico	-9900
]tedeschi	-14
]tedesco	-24
]tel	-15
]tela	12
]telaini	-10
]telaio	-11
]telecamera	-15
]teleferica	-17
]telefona	-9900
]telefonano	-12
]telefonare	-11
]telefonata	12
]telefonate	-12
]telefonato	-15
]telefoni	-22
]telefonino	-13
]telefono	-9900
]telo	-9900
]temperatura	-9900
]tempi	10
]tempo	-22
]tende	-27
]tenere	-23
]tengo	-9
]tengono	-19
]tenuta	-19
]teo	-9
]termine	-16
]termometro	-17
]terra	-11
]terza	-17
]terzi	-11
]terzo	-9900
]tesserino	-27
]teste	-18
]tester	-11
]testi	-19
]testo	-9900
]tetto	-11
]ti	-9900
]ticket	-12
]tiene	-9900
]tieni	-15
]tiepida	-16
]tiepido	-15
]timbra	-12
]timbro	-13
]tipo	-17
]tipografia	-19
]tira	-9900
]tirocinanti	-20
]titolare	-17
]titoli	-21
]titolo	-17
]tocca	-9900
]toccare	-25
]toccato	-15
]tocchi	-19
]togli	-13
]togliamo	-17
]toglie	-9900
]togliere	-15
]toglierla	-16
]tolgono	-9900
]tolta	-8
]tolte	-13
]tommaso	-14
]tono	-14
]torce	-13
]torcia	-19
]torino	-13
]torna	-9900
]tornano	-25
]tornata	-14
]tornato	-9
]torta	-20
]totò	-18
]tournée	-15
]tra	-9900
]traccia	-15
]traduzione	-10
]traduzioni	-18
]tramandate	-18
]tramonto	-22
]tranne	-15
]trasferta	11
]trasformare	-11
]trasfusionale	-10
]trasparente	-11
]travaso	16
]tre	-9900
]trecento	-25
]tredici	-12
]trema	-9
]treni	-16
]trent'anni	-24
]trenta	-9900
]trentacinque	-12
]trentasette	-20
]trentina	-22
]tribunale	-14
]trimestre	-20
]troppo	-19
]trovato	-27
]troviamo	-9
]trovo	-19
]trucco	-9
]tua	-10
]tubi	-13
]tubo	-18
]tunnel	-12
]turisti	-24
]turni	-25
]tuta	-17
]tutor	-20
]tutta	-32
]tutte	-9900
]tutti	-9900
]tutto	-9900
]ubriaco	-10
]uffici	-21
]ufficio	-9900
]uguale	-33
]ultima	-20
]ultime	-13
]ultimi	-22
]ultimo	-9900
]ultrasuoni	-8
]umidi	-10
]umidità	-11
]umido	-15
]un	-9900
]un'agenzia	-17
]un'altra	-9
]un'assistente	-22
]un'impresa	-14
]un'istruzione	-25
]un'ora	-9900
]un'unica	-14
]una	-9900
]undici	-32
]undicimila	-19
]unghie	-12
]unico	-16
]uno	-9900
]uomini	-22
]uova	-13
]update	-10
]urgente	12
]urgenze	-16
]usa	-9900
]usare	-18
]usate	-16
]usati	13
]usato	-20
]uscire	-11
]uscite	-23
]uscito	-14
]uso	-13
]v	-17
]va	-9900
]vabbè	-18
]vado	-10
]vai	-16
]val	-12
]vale	-21
]valida	-10
]valigetta	-15
]valle	-21
]valore	-14
]valvola	-14
]valvole	-11
]vanno	-9900
]vapore	-27
]vaschetta	-14
]vaschette	-13
]vasi	-16
]vaso	9
]vassoi	-11
]vassoio	-16
]ve	-28
]vecchi	-13
]vecchia	-24
]vecchio	-9900
]veda	-14
]vede	-27
]vedere	-9900
]vedi	-16
]vediamo	-11
]vedova	-13
]veicoli	-26
]vello	-11
]velo	-16
]vendita	-14
]vendono	-20
]venduto	-9
]venerdì	-8
]venga	-19
]vengo	-13
]vengono	-9900
]vent'anni	-29
]venti	-9900
]ventidue	-30
]ventina	-19
]ventiquattr'ore	-17
]ventiquattro	-23
]ventisei	-17
]vento	-9900
]ventotto	-8
]venuto	-20
]verbale	-9900
]verde	-9900
]verdi	-14
]verdura	-20
]vergognata	-13
]verifica	-9900
]verniciatura	12
]vero	-20
]verricello	-26
]verrà	-17
]versa	-25
]versamento	-19
]versano	-17
]versione	-17
]verso	-9900
]vescovo	-17
]veste	-9
]vestizione	-18
]veterinari	-11
]veterinaria	-12
]veterinario	-18
]vetri	9
]vetro	-30
]vi	-9900
]viaggi	-20
]viaggiano	-22
]vicina	-11
]vicino	-9900
]viene	-9900
]vienna	-16
]vietate	-10
]vietato	-13
]vigili	-16
]villa	-9
]vino	13
]vinto	-12
]viola	-9
]violini	-16
]visibile	-11
]visiera	-20
]visita	-9900
]visite	-21
]vista	-21
]visto	-9900
]visura	-12
]vite	-16
]viterbo	-14
]vivaio	-12
]vivo	-16
]vocale	-21
]voce	-9900
]voci	-16
]voglia	-12
]vogliamo	-19
]voglio	-26
]vogliono	-13
]voi	-9900
]voleva	-12
]volevo	-15
]volo	-31
]volontari	-9900
]volontario	-9900
]volta	-9900
]volte	-13
]volume	-21
]voluto	-8
]vongole	9
]vorrebbe	-14
]vorrei	-29
]vorremmo	-16
]vostra	-14
]vostro	-12
]vpn	-10
]vuol	-23
]vuole	-9900
]vuota	-30
]vuoti	-9
]vuoto	-20
]walter	-10
]whatsapp	-17
]x	-17
]zaino	-23
]zampa	-15
]zero	-20
]zio	-28
]zoccolo	-20
]zolla	9
]zona	-25
]zoppas	-17
]zucchero	-13
]|	-9900
]«	-9900
]°	-9900
]»	-9900
]è	-9900
]–	-9900
]•	-9900
]→	-9900
]☐	-9900
]️	-20
n1'ho	-11
n1-it	-11
n1.le	-9
n1.ra	-10
n1/mq	-11
n10'ho	-12
n10a	-17
n10aco	-11
n10ade	-20
n10aga	-8
n10ai	-26
n10ala	-12
n10ale	-30
n10ali	-11
n10ami	-13
n10amo	-42
n10ana	-12
n10ane	-20
n10ani	-12
n10ano	-16
n10api	-11
n10ara	12
n10are	-28
n10ari	-16
n10asi	-17
n10ata	-24
n10ate	-28
n10ati	-26
n10ato	-26
n10avi	-11
n10bbe	-30
n10blu	-9
n10bre	-12
n10bri	-14
n10bro	-8
n10cca	-19
n10cci	-13
n10cco	-11
n10che	-10
n10chi	-38
n10cia	-17
n10cio	-20
n10da	-22
n10dro	-24
n10due	-16
n10eca	-11
n10ece	-11
n10ede	-18
n10edì	-16
n10ega	-19
n10ela	-8
n10elo	-12
n10ena	-11
n10eni	-13
n10era	-13
n10ere	-27
n10eri	-14
n10ero	-18
n10ese	-10
n10esi	-15
n10eso	-12
n10ete	-19
n10evi	-10
n10far	13
n10ffe	-16
n10fia	-15
n10ggi	-13
n10ghi	-22
n10gia	-15
n10gio	-41
n10gli	-27
n10gna	-11
n10gne	16
n10gni	8
n10gno	-26
n10gue	-10
n10hia	-8
n10hie	-20
n10ica	-26
n10ice	-18
n10ici	-10
n10ico	-21
n10ido	-11
n10il	-16
n10ila	-9
n10ile	-14
n10ili	-13
n10ilo	-25
n10ima	-32
n10imi	-18
n10imo	-14
n10ina	-25
n10ine	-16
n10ini	-15
n10ino	-24
n10ira	-19
n10ire	-22
n10isi	-21
n10ist	-15
n10ita	-10
n10ite	-32
n10iti	-20
n10ito	-24
n10ità	-25
n10iva	-15
n10ivo	-11
n10la	-32
n10le	-12
n10ler	-11
n10let	-10
n10lia	-17
n10lie	-12
n10lio	-28
n10lla	-28
n10lle	-17
n10lli	-16
n10llo	-12
n10lo	-12
n10ltà	-10
n10lve	-18
n10mer	-9
n10mmi	-9
n10mpa	-16
n10nco	-19
n10nda	-9
n10nde	-9
n10ndi	-17
n10ndo	-39
n10nee	-22
n10ngo	-18
n10nio	-16
n10nna	-16
n10nno	-21
n10nta	-26
n10nte	-13
n10nti	-17
n10nto	-46
n10nza	-18
n10oba	-11
n10oci	-16
n10oco	-14
n10oda	-16
n10ogi	-21
n10oia	-9
n10oie	-12
n10ola	-22
n10ole	-14
n10oli	-20
n10olo	-24
n10oma	-14
n10ome	32
n10omi	-9
n10omo	-15
n10ona	-13
n10one	-37
n10oni	-27
n10ono	-38
n10opo	-40
n10ora	-8
n10ore	-22
n10ori	-19
n10oro	-16
n10ota	-9
n10oto	-19
n10ova	-18
n10per	-22
n10pia	-15
n10po'	-16
n10ppa	-12
n10que	-18
n10rce	-8
n10rco	-18
n10rda	-13
n10rdo	-14
n10rea	-13
n10rei	-22
n10rge	-8
n10rgo	-16
n10ria	-12
n10rie	-13
n10rio	-19
n10rlo	-16
n10rme	-13
n10rmi	-10
n10rne	-22
n10rni	-18
n10rno	-13
n10rre	-15
n10rsa	-12
n10rse	-9
n10rso	-20
n10rta	-8
n10rte	-25
n10rti	-20
n10rto	-19
n10rvi	-14
n10sce	-19
n10sco	-19
n10se	-20
n10seo	-10
n10si	-37
n10sia	-11
n10spe	-13
n10ssa	-9
n10sse	-18
n10sso	-14
n10sta	-23
n10ste	-23
n10sti	-16
n10sto	-11
n10teo	-9
n10ter	-20
n10tia	-17
n10tre	-15
n10tri	-12
n10tro	-9
n10tta	-27
n10tte	-27
n10tti	-31
n10tto	-14
n10uco	-9
n10udi	-11
n10udo	-18
n10un	-35
n10una	-9
n10ura	-41
n10ure	-14
n10uro	-20
n10usa	-13
n10use	-12
n10uso	-24
n10uta	-17
n10uto	-23
n10va	-27
n10via	-9
n10vio	-10
n10zia	-17
n10zio	-24
n10zza	-22
n10zzo	-9
n1aca	-20
n1ack	-9
n1aco	-9
n1acy	-16
n1ada	-21
n1ade	-22
n1ado	-17
n1afo	-14
n1aga	-15
n1age	-13
n1agg	-13
n1ago	-15
n1aia	-18
n1aio	-10
n1ala	-24
n1ale	-20
n1ali	-21
n1alo	-11
n1ame	-13
n1ami	11
n1amo	-22
n1amp	-11
n1amu	-15
n1ana	-9
n1and	-20
n1ang	-15
n1ani	-27
n1ano	-12
n1app	-13
n1apà	-14
n1ara	-19
n1are	-23
n1ari	-16
n1aro	-21
n1art	-15
n1ase	-24
n1asi	-18
n1aso	-38
n1ast	-22
n1ata	-19
n1ate	-19
n1ati	-26
n1ato	-14
n1ava	-23
n1avi	-26
n1avo	-17
n1axi	-11
n1azi	-10
n1ban	-19
n1bbe	-13
n1bbè	-10
n1ben	-14
n1bia	-18
n1bio	-48
n1blu	-10
n1boh	-12
n1bot	-14
n1bra	-16
n1bri	-31
n1bus	-15
n1cca	-20
n1cce	-14
n1cci	-11
n1cco	-13
n1ceo	-16
n1che	-20
n1chi	-13
n1cie	-16
n1cio	-22
n1ciò	-9
n1clo	-9
n1col	-9
n1dae	-11
n1dda	-9
n1ddt	-10
n1der	-14
n1dia	-9
n1die	-11
n1dio	-8
n1dit	-14
n1do	-10
n1don	-12
n1dr	-13
n1dre	-13
n1dro	-19
n1eca	-11
n1ece	-15
n1eci	-21
n1eck	-11
n1ed	-14
n1ede	-13
n1edi	-14
n1edo	-18
n1ega	-17
n1egi	-10
n1ela	-15
n1ele	-16
n1eli	-11
n1elo	-12
n1ema	-12
n1eme	-12
n1emi	-15
n1emo	-14
n1ena	-23
n1ene	-12
n1eni	-10
n1ent	-15
n1eom	-11
n1epe	-15
n1era	-18
n1ere	-17
n1eri	-11
n1ero	-25
n1ers	-20
n1esa	-30
n1ese	-13
n1esi	-17
n1eso	-25
n1est	-35
n1eta	-17
n1ete	-24
n1eti	-11
n1eto	-22
n1età	-11
n1eva	-8
n1eve	-18
n1evo	-17
n1ex	-15
n1f	-11
n1ffa	-10
n1ffe	-20
n1ffi	-13
n1fia	-15
n1fie	-13
n1fio	-13
n1fwd	-14
n1g	-14
n1gan	-9
n1ger	-10
n1ggi	-21
n1ghe	-10
n1ghi	-10
n1ght	-13
n1gia	-24
n1gio	-35
n1gli	-14
n1gna	-17
n1gne	-35
n1gno	-15
n1gro	-8
n1hah	-11
n1hia	-13
n1hid	-17
n1hie	-21
n1hio	-17
n1hip	-10
n1ial	-11
n1ica	-25
n1ice	-12
n1ici	-21
n1ico	-25
n1ida	-12
n1ide	-14
n1idi	-11
n1ido	-20
n1iga	-8
n1ige	-14
n1igi	-10
n1igo	-16
n1ila	-11
n1ile	-11
n1ili	-8
n1ilm	-9
n1ilo	-26
n1ima	-16
n1ime	-19
n1imi	-17
n1imo	-14
n1ina	-20
n1ine	-14
n1ing	-26
n1ini	-18
n1ino	-27
n1ior	-17
n1ira	-21
n1ire	-21
n1iro	-24
n1isa	-12
n1ise	-27
n1isi	-17
n1iso	-9
n1ist	-17
n1ite	-20
n1iti	-23
n1ito	-32
n1ità	-13
n1iva	-11
n1ivi	-22
n1ivo	-14
n1izi	-12
n1kg	-13
n1kup	-20
n1lab	-17
n1lai	-16
n1lay	-11
n1lce	-11
n1lci	-9
n1lco	-13
n1lde	-11
n1ldi	-12
n1ldo	-22
n1lea	-11
n1ler	-11
n1let	-17
n1lfo	-14
n1lga	-17
n1lia	-9
n1lie	-22
n1lio	-23
n1lis	-19
n1lla	-22
n1lle	-9
n1lli	-25
n1llo	-20
n1lma	-18
n1lpa	-14
n1lpo	-9
n1lta	-15
n1lte	-12
n1lva	-9
n1lve	-23
n1lvo	-13
n1lzi	-17
n1m'è	-14
n1man	-13
n1mar	-14
n1mbi	-18
n1mbo	-16
n1mer	-12
n1mid	-9
n1mie	-12
n1mio	-10
n1mm	-19
n1mma	-14
n1mme	-17
n1mmi	-19
n1mmo	-17
n1mpa	-23
n1mpe	-20
n1mpi	-18
n1mpo	-16
n1nal	-19
n1nas	-14
n1nca	-13
n1nce	-14
n1nco	-10
n1nda	-19
n1nde	-12
n1ndi	-13
n1ndo	-14
n1ndì	-11
n1nee	-20
n1nei	-20
n1nel	-9
n1neo	-13
n1ner	-14
n1net	-12
n1nga	-19
n1nge	-21
n1ngo	-10
n1nia	-17
n1nie	-10
n1nio	-21
n1nna	-10
n1nne	-13
n1nni	-16
n1nno	-18
n1nox	-12
n1nsa	-13
n1nta	-19
n1nte	-18
n1nti	-27
n1nto	-40
n1nua	-14
n1nze	-14
n1nzo	-15
n1née	-13
n1oca	-8
n1oci	-20
n1odi	-15
n1odo	-11
n1ogg	-20
n1ogi	-17
n1ogo	-28
n1oh	-17
n1oia	-15
n1oie	-29
n1oio	-11
n1ola	-16
n1ole	-19
n1oli	-9
n1olo	-20
n1oma	-14
n1ome	-13
n1omi	-22
n1omo	-28
n1ona	-19
n1one	-37
n1oni	-31
n1ono	-9
n1ool	-17
n1oop	-12
n1opa	-8
n1opo	-14
n1ora	-12
n1ord	-20
n1ore	-22
n1ori	-26
n1oro	-34
n1ort	-19
n1osa	-23
n1ose	-8
n1osi	-12
n1oso	-16
n1oss	-8
n1ost	-20
n1ota	-12
n1ote	-17
n1oto	-16
n1ott	-14
n1otò	-18
n1ova	-15
n1ovo	-11
n1own	-11
n1p.c	-16
n1pas	-14
n1pec	-11
n1pia	-14
n1pie	-25
n1pis	-9
n1ppa	-15
n1ppe	-13
n1ppi	-11
n1ppo	-12
n1pra	-15
n1pre	-12
n1pri	-15
n1pur	-17
n1qua	-14
n1que	-8
n1quo	-8
n1r	-18
n1rah	-14
n1rba	-14
n1rbo	-17
n1rca	-21
n1rce	-17
n1rci	-11
n1rco	-23
n1rda	-19
n1rde	-14
n1rdi	-19
n1rdo	-28
n1rea	-10
n1rei	-11
n1reo	-19
n1rev	-15
n1rga	-13
n1rgo	-23
n1ria	-22
n1rie	-16
n1rio	-26
n1ris	-8
n1rla	-20
n1rli	-26
n1rlo	-10
n1rma	-13
n1rme	-11
n1rmi	-13
n1rmo	-10
n1rna	-26
n1rni	-12
n1rno	-10
n1roc	-23
n1rof	-21
n1rpe	-11
n1rra	-9
n1rri	-9
n1rro	-14
n1rsa	-25
n1rse	-14
n1rsi	-12
n1rta	-19
n1rte	-12
n1rti	-18
n1rto	-20
n1rva	-8
n1rvi	-15
n1rzo	-14
n1sab	-16
n1sca	-16
n1sce	-13
n1sci	-20
n1sco	-32
n1seo	-17
n1set	-16
n1sia	-14
n1sig	-9
n1sio	-16
n1sor	-12
n1spe	-11
n1spp	-20
n1ssa	-17
n1sse	-14
n1ssi	-11
n1sso	-29
n1sta	-18
n1ste	-12
n1sti	-31
n1sud	-13
n1t	-10
n1tai	-16
n1te	-21
n1tel	-17
n1teo	-15
n1ter	-19
n1tia	-9
n1tis	-19
n1toi	-9
n1tom	-9
n1top	-10
n1tor	-12
n1tra	-13
n1tre	-9
n1tri	-10
n1tro	-18
n1tte	-10
n1tti	-15
n1tto	-19
n1ttà	-9
n1tua	-9
n1uca	-22
n1uco	-10
n1uda	-14
n1udo	-30
n1uet	-9
n1ufa	-10
n1uga	-20
n1ula	-13
n1ule	-9
n1uli	-17
n1uma	-14
n1umi	-11
n1umo	-9
n1una	-12
n1une	-16
n1uni	-12
n1uno	-21
n1unt	-13
n1uoi	-13
n1uol	-12
n1uon	-16
n1ura	13
n1urc	-8
n1ure	-15
n1uro	-15
n1usa	-13
n1use	-14
n1usi	-18
n1uso	-14
n1uta	-19
n1ute	-17
n1uti	-16
n1uto	-11
n1v	-17
n1vai	-9
n1van	-16
n1ver	-22
n1via	-21
n1vin	-16
n1vio	-15
n1vre	-17
n1vrò	-22
n1xer	-15
n1zia	-29
n1zie	-16
n1zio	-14
n1zza	-20
n1zze	-10
n1zzi	-19
n1zzo	-14
n1️	-15
n2'ho	-19
n2.ra	-10
n2a	-24
n2ace	-13
n2aci	10
n2ade	-23
n2ado	-17
n2afo	-21
n2ago	-17
n2ai	-51
n2aio	-26
n2ala	-11
n2ale	-39
n2ali	-24
n2ama	-15
n2ame	-10
n2ami	-16
n2amo	-43
n2ana	-31
n2and	-16
n2ane	-30
n2ani	-23
n2ano	-31
n2ant	-12
n2ara	-20
n2ari	-14
n2aro	-18
n2ase	-24
n2asi	-26
n2aso	-20
n2ata	-39
n2ate	-39
n2ati	-36
n2ato	-38
n2ava	-13
n2ave	-9
n2avi	-11
n2azi	-17
n2bbe	-22
n2bbè	-14
n2ben	-17
n2bia	-18
n2bio	13
n2box	-14
n2bra	-19
n2bri	-30
n2cca	-21
n2cce	-8
n2cci	-16
n2cco	-17
n2ceo	-12
n2che	-24
n2chi	-43
n2cia	-18
n2cio	-26
n2clo	-15
n2coi	-26
n2col	-13
n2cun	-12
n2da	-33
n2dia	-16
n2dio	-9
n2don	-16
n2dro	-14
n2due	-28
n2eca	-12
n2eda	9
n2ede	-18
n2edi	-19
n2edì	-8
n2ega	-23
n2ego	-14
n2ela	-16
n2ele	-24
n2elo	-18
n2emo	-19
n2ena	-15
n2ene	-10
n2eno	-18
n2era	-33
n2ere	-32
n2eri	-17
n2ero	-17
n2esa	-22
n2ese	-12
n2esi	-17
n2est	-30
n2eva	-20
n2eve	-17
n2evi	-15
n2evo	-18
n2ex	-21
n2far	-30
n2fia	-19
n2gge	-13
n2ggi	-15
n2gia	-20
n2gio	16
n2gli	-44
n2gna	-22
n2gne	-13
n2gni	-34
n2gno	-27
n2gue	-11
n2hah	-16
n2hai	-15
n2hie	-17
n2hio	-20
n2i	-17
n2ica	-39
n2ice	-25
n2ici	-39
n2ico	-29
n2ida	-13
n2idi	-19
n2ido	-26
n2iei	-12
n2il	-19
n2ila	-30
n2ile	-22
n2ili	-18
n2ilm	-16
n2ilo	-16
n2ima	-17
n2ime	-19
n2imi	-11
n2in	-48
n2ina	-46
n2ine	-17
n2ing	-24
n2ini	-29
n2ino	-44
n2ipo	-18
n2ira	-30
n2ire	-16
n2iro	9
n2isi	-13
n2ist	-16
n2ita	-25
n2ite	-21
n2iti	-30
n2ità	-29
n2iva	-32
n2ive	-8
n2ivi	9
n2ivo	-27
n2izi	-15
n2ker	-11
n2ket	-11
n2la	-31
n2lga	-16
n2lia	-26
n2lie	-29
n2lio	-36
n2lla	-22
n2lle	-26
n2lta	-14
n2lto	-12
n2lvo	-20
n2m'è	-19
n2mba	-10
n2mbi	-15
n2mbo	-12
n2mer	-10
n2mma	-25
n2mme	-13
n2mpa	11
n2mpo	-16
n2n'è	-16
n2nca	-24
n2nda	-25
n2nde	-11
n2ndi	-17
n2ndo	-53
n2ner	-10
n2nga	-22
n2nge	-26
n2ngo	-23
n2nia	-25
n2nna	-29
n2nne	-15
n2nni	-11
n2nno	-19
n2nor	-15
n2nsa	-11
n2nso	-13
n2nta	-43
n2nte	-45
n2nti	-44
n2nto	12
n2nza	-30
n2nze	-20
n2nzi	-11
n2oco	-16
n2oda	-13
n2ogi	-10
n2ogo	-17
n2oio	-21
n2ola	-40
n2ole	-36
n2oli	-24
n2olo	-9
n2ome	-53
n2omo	-19
n2ona	-25
n2ono	-30
n2opo	-34
n2ora	-23
n2ord	-19
n2ore	-36
n2ori	-32
n2oro	-33
n2osa	-40
n2oso	-16
n2ota	-19
n2ote	-22
n2oto	-16
n2ova	-34
n2ove	-22
n2per	-23
n2pia	-20
n2pie	-16
n2pio	-15
n2pis	-14
n2ppa	-22
n2ppo	-18
n2pri	-20
n2pro	-11
n2qua	-25
n2que	-28
n2ray	-12
n2rca	-12
n2rco	-17
n2rda	-15
n2rde	-17
n2rdi	-10
n2rdo	11
n2rei	-24
n2rgo	11
n2ria	-41
n2rie	-33
n2rio	-21
n2rla	-13
n2rli	-15
n2rlo	-25
n2rma	-33
n2rme	-20
n2rmi	-9
n2rmo	-18
n2rna	-23
n2rne	-18
n2rni	-16
n2rno	-24
n2rpe	-12
n2rra	-25
n2rsa	-16
n2rsi	-31
n2rta	-16
n2rte	-26
n2rti	-21
n2rto	-13
n2sai	-17
n2san	-15
n2sca	-15
n2sce	-20
n2sci	-27
n2sco	-29
n2se	-26
n2sei	-12
n2seo	-13
n2si	-15
n2ssa	-41
n2sse	-23
n2ssi	-30
n2sso	-37
n2sta	-32
n2ste	-26
n2sua	-11
n2teo	-19
n2ter	-15
n2tia	-12
n2tor	-11
n2tra	-29
n2tre	-23
n2tri	-41
n2tro	-28
n2tta	-32
n2tte	-25
n2tti	-21
n2tto	-34
n2tua	-13
n2ubi	-12
n2ubo	-10
n2uca	-10
n2udo	-27
n2uga	-13
n2uma	-17
n2umo	-10
n2un	-29
n2una	-14
n2uni	-19
n2uno	-22
n2unt	-16
n2uoi	-16
n2uon	-13
n2uor	-10
n2upa	-12
n2ura	18
n2ure	-25
n2uro	-20
n2usa	-19
n2usi	-14
n2uta	-19
n2uti	-10
n2uto	-25
n2va	-21
n2val	-12
n2ver	-28
n2via	-11
n2vio	-16
n2vrà	-17
n2zia	-21
n2zio	-29
n2zze	-11
n2zzo	-17
n3a	-36
n3aci	-19
n3ack	-12
n3aco	-18
n3ada	-15
n3ade	-19
n3ado	-10
n3afa	8
n3afo	-14
n3aga	-13
n3ago	-16
n3ai	-24
n3aia	-27
n3ail	-12
n3aio	-28
n3ala	-24
n3ale	-14
n3ali	-37
n3alo	-8
n3ama	-18
n3ame	-11
n3ami	-21
n3amu	-13
n3ana	-23
n3ane	-27
n3ang	-15
n3ano	-32
n3api	-19
n3app	-9
n3apà	-21
n3ara	-34
n3are	-15
n3ari	-17
n3aro	9
n3arà	-10
n3ase	-21
n3asi	-23
n3aso	9
n3ata	-12
n3ate	-32
n3ato	-24
n3ava	-25
n3ave	-12
n3avi	-18
n3avo	-23
n3bbe	-26
n3bbè	-18
n3bel	-16
n3bia	-18
n3box	-17
n3bra	-13
n3bre	-19
n3bri	-20
n3bro	-10
n3bus	-10
n3cca	-32
n3cci	-13
n3cco	-30
n3cei	-18
n3che	-33
n3chi	-18
n3ché	-23
n3cia	-24
n3cie	-14
n3ciò	-13
n3cm	-12
n3da	-39
n3dia	-24
n3dio	-19
n3dre	-22
n3dro	-13
n3due	-17
n3eca	-18
n3ece	-19
n3eda	-24
n3ede	-21
n3edi	-23
n3edo	-19
n3ega	-21
n3ego	-12
n3ela	-19
n3ele	-21
n3eli	-21
n3elo	-27
n3ema	-17
n3eme	-14
n3ena	-30
n3ene	-24
n3eni	-23
n3eno	-23
n3era	-36
n3ere	-14
n3eri	-27
n3ero	-43
n3esa	-54
n3ese	-18
n3esi	-25
n3eso	-15
n3est	8
n3eta	-17
n3ete	-41
n3eti	-12
n3eto	-19
n3età	-22
n3eva	-36
n3eve	-23
n3evi	-17
n3evo	-32
n3far	8
n3ffa	-9
n3ffe	-20
n3fia	-22
n3fie	-9
n3fre	-15
n3fwd	-10
n3gge	-11
n3ghe	-21
n3ghi	-31
n3gia	12
n3gie	-20
n3gio	13
n3gli	-47
n3gna	-35
n3gne	11
n3gni	-51
n3gue	-23
n3guo	-9
n3hia	-20
n3hie	-16
n3hio	-20
n3hon	-14
n3i	-54
n3ibo	-14
n3ica	-34
n3ice	-25
n3ici	-37
n3ico	-10
n3ida	-12
n3ide	-14
n3ido	-11
n3iga	-13
n3ige	-13
n3igi	-15
n3il	-45
n3ila	-19
n3ile	-22
n3ili	-27
n3ima	-63
n3ime	-24
n3imi	-14
n3imo	-29
n3in	-53
n3ine	-31
n3ing	10
n3ini	-39
n3ior	12
n3ipo	-11
n3ire	-21
n3iro	-8
n3isi	-13
n3iso	-14
n3ist	-23
n3ita	-42
n3ito	9
n3iva	-44
n3ive	-21
n3ivi	-26
n3ket	-14
n3kup	-17
n3la	-30
n3lce	-18
n3lco	-20
n3lda	-17
n3ldi	-15
n3ldo	-17
n3le	-58
n3lea	-21
n3ler	-21
n3let	-9
n3lia	-31
n3lie	-34
n3lio	-21
n3lla	-46
n3lle	-32
n3llo	-48
n3lma	-11
n3lo	-33
n3lpo	14
n3lso	-11
n3lta	-38
n3lte	-19
n3lti	-25
n3lto	-25
n3lva	-12
n3lza	-20
n3man	-16
n3max	-11
n3mbe	-22
n3mbi	-13
n3mbo	-17
n3mer	-9
n3mma	-10
n3mmi	-21
n3mmo	-18
n3mpa	-21
n3mpo	-32
n3nas	-14
n3nca	-14
n3nce	-20
n3nda	-19
n3nde	-35
n3ndi	-23
n3ndo	-64
n3nee	-21
n3nei	-16
n3neo	-11
n3nga	-14
n3nge	10
n3ngo	-27
n3nia	-15
n3nie	-23
n3nio	-13
n3nna	-22
n3nne	-22
n3nni	-13
n3nno	-28
n3nsa	-22
n3nso	-15
n3nte	-56
n3nto	23
n3nza	-34
n3nze	-14
n3nzi	-15
n3nzo	-23
n3né	-14
n3née	-17
n3oba	-19
n3oca	-8
n3oci	-23
n3oco	-24
n3oda	-22
n3ode	-14
n3odi	-9
n3odo	-11
n3ogi	-16
n3ogo	-10
n3oia	-19
n3oie	-25
n3oio	-14
n3ola	-12
n3ole	-38
n3oli	-23
n3oma	-12
n3ome	-84
n3omi	-13
n3omo	-8
n3ona	-16
n3one	23
n3ono	-38
n3ook	-13
n3opo	-50
n3ora	-31
n3ord	-13
n3ore	-37
n3ori	-37
n3ort	-12
n3osa	-19
n3ose	-11
n3osi	-16
n3oso	-22
n3ote	-30
n3oti	-12
n3oto	-26
n3ova	-30
n3ove	-21
n3ovi	-29
n3ovo	-24
n3per	-9
n3pia	13
n3pie	-16
n3pio	-14
n3pis	-14
n3po'	-14
n3ppa	-11
n3ppi	-15
n3ppo	-32
n3qua	-21
n3que	-18
n3r	-13
n3ray	-10
n3rca	-30
n3rce	-29
n3rci	-16
n3rco	11
n3rda	-20
n3rde	-16
n3rdi	-19
n3rdo	-20
n3rea	-16
n3rei	-21
n3rga	-19
n3rge	-16
n3rgo	-13
n3ria	-36
n3rie	-22
n3rio	-35
n3rla	-28
n3rle	-9
n3rli	15
n3rlo	-19
n3rma	-20
n3rme	-14
n3rmi	-24
n3rmo	-14
n3rna	-14
n3rne	-25
n3rni	-20
n3rno	-31
n3rpe	-22
n3rra	-18
n3rre	-18
n3rri	-17
n3rsa	-23
n3rse	-23
n3rsi	-22
n3rta	-25
n3rte	-35
n3rti	-23
n3rto	-29
n3rzo	-12
n3sce	-30
n3sci	-18
n3sco	-32
n3se	-43
n3seo	-19
n3si	-50
n3sia	-11
n3sor	-12
n3ssa	-39
n3sse	-24
n3ssi	-28
n3sso	-44
n3ste	-27
n3sti	-33
n3sto	-34
n3tar	-15
n3te	-16
n3teo	-15
n3ter	-20
n3tia	-17
n3tis	-12
n3tra	-32
n3tre	-19
n3tri	-31
n3tro	-32
n3tta	-17
n3tte	-14
n3tti	-33
n3tua	-16
n3ubo	-15
n3uca	-24
n3uco	-17
n3udo	-16
n3uet	-16
n3ula	-14
n3uma	-17
n3ume	-22
n3umi	-14
n3umo	-13
n3un	-51
n3una	-16
n3uni	-25
n3uno	-17
n3uoi	-16
n3ura	16
n3ure	-18
n3uri	-12
n3uro	-20
n3usa	-26
n3use	-20
n3usi	-10
n3uso	-28
n3ute	-18
n3uti	-10
n3uto	-25
n3ver	-13
n3via	-24
n3vio	-26
n3vre	-16
n3zio	-27
n3zza	-26
n3zze	-15
n3zzi	-20
n3zzo	-27
n4'ho	-17
n4a	-21
n4aca	-19
n4aci	-13
n4aco	-17
n4acy	-17
n4ada	-13
n4ade	11
n4ado	-24
n4ah	-10
n4ai	-48
n4aia	-30
n4aio	-13
n4ala	-33
n4ale	-43
n4ali	-27
n4alo	-17
n4ama	-14
n4ame	-20
n4ami	-28
n4ana	-24
n4ane	-27
n4ang	-17
n4ani	9
n4ano	-31
n4ara	-34
n4are	-13
n4ari	-28
n4aro	-21
n4ase	-9
n4asi	-21
n4aso	-17
n4ata	-36
n4ate	-27
n4ati	-42
n4ato	-45
n4ava	-15
n4avi	-20
n4avo	-14
n4azi	-12
n4bbe	-26
n4bbè	-16
n4bia	-15
n4blu	-10
n4box	-15
n4bre	-22
n4bri	-22
n4bro	-15
n4cca	-25
n4cce	-16
n4cci	-11
n4cco	-33
n4che	-34
n4cia	-24
n4cie	-25
n4cio	-31
n4ciò	-15
n4coi	-18
n4da	-47
n4dda	-16
n4ddo	-20
n4der	-15
n4dia	-17
n4dio	-19
n4don	-11
n4dri	-12
n4dro	-20
n4due	-30
n4eca	-16
n4eck	-21
n4eda	-24
n4ede	-16
n4edi	-20
n4edì	-9
n4ega	-23
n4ego	-15
n4ela	-20
n4ele	-22
n4elo	-30
n4ema	-16
n4emi	-24
n4ena	-35
n4ene	-22
n4eni	-18
n4eno	-19
n4enù	-13
n4ere	-44
n4eri	-25
n4erà	-19
n4ese	-22
n4esi	-15
n4eso	-20
n4est	-16
n4eta	-16
n4ete	-24
n4eto	-12
n4età	-14
n4eva	-24
n4eve	-14
n4evi	-21
n4evo	-11
n4far	-21
n4ffa	-8
n4fia	-21
n4fre	-15
n4ger	-11
n4ggi	-14
n4ghi	-18
n4gia	-18
n4gio	-14
n4gli	-51
n4gne	-25
n4gni	-46
n4gno	-23
n4gro	-9
n4gue	-21
n4hai	-21
n4hia	-27
n4hie	-19
n4hio	-14
n4i	-13
n4ica	-50
n4ice	-36
n4ici	-23
n4ico	-47
n4ida	-16
n4ide	-30
n4ido	-15
n4il	-28
n4ila	-26
n4ile	-22
n4ili	-24
n4ilo	-29
n4ima	-27
n4ime	-13
n4imi	-19
n4imo	-26
n4in	-59
n4ina	-11
n4ine	-25
n4ing	-14
n4ini	-19
n4ino	-25
n4ion	-10
n4ipo	-18
n4ira	-11
n4iro	-27
n4isi	-18
n4iso	-21
n4ist	-9
n4ite	-37
n4iti	-32
n4ità	-27
n4iva	-9
n4ive	-13
n4ivi	-17
n4ivo	-24
n4kup	-17
n4la	-56
n4lco	-11
n4ldi	-10
n4ldo	-14
n4le	-76
n4let	-14
n4lga	-18
n4lia	-35
n4lie	-19
n4lio	-28
n4lla	-56
n4lle	-29
n4lli	-45
n4lo	-27
n4lpa	-9
n4lta	-24
n4man	-15
n4max	-20
n4mbe	-12
n4mbi	-12
n4mer	-10
n4mm	-9
n4mma	-15
n4mme	-12
n4mpa	-15
n4nca	-9
n4nda	-29
n4nde	-15
n4ndi	-16
n4ndo	-21
n4nel	-12
n4nga	-20
n4ngo	-21
n4nia	-13
n4nie	-17
n4nna	-14
n4nne	-11
n4nni	-16
n4nno	-20
n4nor	-16
n4nsa	-12
n4nta	-43
n4nte	-50
n4nti	-38
n4nto	10
n4nza	-31
n4nze	-18
n4nzi	-10
n4nzo	-21
n4né	-12
n4oci	-13
n4oco	-23
n4oda	-13
n4ode	-12
n4odi	-16
n4ogi	-11
n4ogo	-12
n4oia	-12
n4oio	-24
n4ola	-36
n4ole	-37
n4oli	-27
n4oma	-13
n4ome	-31
n4omi	-17
n4omo	-19
n4ona	-25
n4one	18
n4oni	-36
n4ono	-38
n4ool	-11
n4opo	-46
n4ora	-24
n4ord	-21
n4ore	-50
n4ori	-40
n4oro	-27
n4osa	13
n4osi	-10
n4oso	-10
n4ota	-11
n4ote	-15
n4oto	-36
n4ova	-31
n4ove	-16
n4ovi	-20
n4ovo	-14
n4per	-51
n4pia	-21
n4pie	-11
n4ppa	-19
n4ppi	-14
n4ppo	-9
n4pre	-15
n4pro	-13
n4pur	-15
n4qua	-30
n4que	-29
n4quo	-17
n4r	-13
n4rae	-10
n4rai	-10
n4rba	-15
n4rbo	-9
n4rca	-19
n4rce	-14
n4rci	-8
n4rco	-17
n4rda	-19
n4rde	-13
n4rdi	-16
n4rdo	-22
n4rea	-11
n4rei	-29
n4rge	-11
n4rgo	-28
n4ria	-36
n4rie	-18
n4rla	-10
n4rle	-16
n4rli	-17
n4rlo	-25
n4rma	-21
n4rme	-26
n4rmi	-17
n4rna	-19
n4rne	-12
n4rni	-17
n4rno	-26
n4rpe	-16
n4rre	-11
n4rsa	-10
n4rse	-22
n4rsi	-13
n4rta	-24
n4rte	-22
n4rti	-26
n4rto	-36
n4rzo	-12
n4san	-11
n4sca	-19
n4sce	-37
n4sci	-31
n4sco	-29
n4se	-52
n4seo	-14
n4set	-12
n4sia	-15
n4son	-15
n4ssa	-39
n4sse	-26
n4ssi	-16
n4sso	11
n4sta	-42
n4ste	-34
n4sto	-28
n4tar	-21
n4teo	-8
n4ter	-25
n4tor	-16
n4tra	-27
n4tre	-17
n4tri	-35
n4tro	-36
n4tta	-39
n4tte	-9
n4tti	-13
n4tto	-38
n4tua	-15
n4uca	-21
n4uce	-19
n4udi	-13
n4udo	15
n4uet	-15
n4uga	-25
n4uio	-8
n4ula	-14
n4uma	-17
n4umo	-13
n4un	-49
n4uni	-16
n4uno	-29
n4uol	-13
n4uor	-16
n4ure	-27
n4uri	-16
n4uro	-18
n4usa	-15
n4usi	-14
n4uta	-17
n4ute	-14
n4uti	-26
n4uto	-29
n4va	-25
n4ver	-22
n4via	-18
n4vio	-12
n4x	-12
n4zia	14
n4zio	-21
n4zza	-35
n4zze	-17
n4zzi	-11
n4zzo	-19
n5a	-38
n5ace	-10
n5aci	-13
n5ack	-11
n5ada	-17
n5ade	-19
n5afa	-15
n5afo	-17
n5aga	-11
n5ago	-13
n5aia	-13
n5aio	-20
n5ala	-28
n5ale	-44
n5ali	-30
n5alo	-10
n5ama	-10
n5ami	-24
n5amo	-47
n5ana	-9
n5and	13
n5ane	-33
n5ani	-23
n5ano	-41
n5ara	-35
n5are	-22
n5ari	-25
n5aro	-34
n5ase	-19
n5asi	-17
n5asl	-9
n5ata	-18
n5ati	-38
n5ato	-42
n5ava	-19
n5ave	-13
n5avi	-17
n5avo	-18
n5axi	-12
n5bbe	-32
n5bel	-14
n5bia	-9
n5bio	18
n5bra	-16
n5bre	-20
n5bri	13
n5bus	15
n5cca	-21
n5cce	-15
n5cci	-12
n5cco	-24
n5cei	-13
n5che	-42
n5chi	-42
n5cia	-23
n5cio	-8
n5clo	-12
n5coi	-20
n5da	-39
n5dia	-19
n5dio	-22
n5don	-10
n5dre	-14
n5dro	-24
n5eca	-14
n5ece	-14
n5eda	-25
n5ede	-17
n5edi	-14
n5ego	-12
n5ela	-13
n5ele	-23
n5elo	-32
n5emi	-18
n5eni	-15
n5eno	-21
n5era	-38
n5eri	-40
n5ero	-11
n5erà	-14
n5ese	-19
n5esi	-27
n5eso	-24
n5ete	-19
n5eti	-12
n5eto	-15
n5eva	-22
n5eve	-11
n5evo	-16
n5far	-14
n5fia	-19
n5fwd	-17
n5ggi	13
n5ghe	-19
n5ghi	-19
n5gia	-20
n5gli	-52
n5gne	-27
n5gni	-43
n5gno	-26
n5gue	-24
n5hia	-29
n5hie	-29
n5hio	-10
n5hon	-10
n5ice	-34
n5ici	-18
n5ida	-25
n5ide	-18
n5idi	-12
n5iga	-17
n5igi	-13
n5il	-13
n5ila	-14
n5ile	-25
n5ili	-11
n5ilm	-14
n5ilo	-24
n5ima	-12
n5ime	-18
n5imi	-15
n5imo	-31
n5in	-61
n5ina	-43
n5ine	-28
n5ing	-15
n5ini	-34
n5ino	-15
n5ior	-25
n5ipo	-8
n5ira	-24
n5iro	-23
n5isa	-19
n5isi	-18
n5iso	-20
n5ist	-11
n5ita	-33
n5ito	-28
n5ità	-32
n5iva	-36
n5ive	-17
n5ivi	-27
n5ivo	-34
n5ket	-9
n5la	-21
n5lco	-12
n5lda	-14
n5ldo	-21
n5le	-19
n5let	-14
n5lga	-10
n5lge	-19
n5lia	-25
n5lie	-28
n5lio	-33
n5lla	-46
n5lle	-27
n5lli	-38
n5lo	-52
n5lpa	-15
n5lpo	-11
n5lta	-20
n5lti	-24
n5lto	-17
n5lza	-15
n5mbe	-10
n5mbo	-23
n5mm	-9
n5mma	-17
n5mmi	-27
n5mpa	-23
n5mpe	-33
n5mpo	-19
n5nal	-10
n5nca	-17
n5nco	11
n5nda	-36
n5nde	-26
n5ndi	-11
n5nge	-20
n5ngo	-21
n5nie	-19
n5nio	-8
n5nna	-16
n5nne	-11
n5nni	-15
n5nno	-25
n5nso	-13
n5nta	-46
n5nti	-36
n5nza	-24
n5nze	-13
n5nzi	-21
n5nzo	-16
n5née	-15
n5oba	-18
n5oci	-21
n5oco	-24
n5oda	-8
n5ode	-11
n5odi	-15
n5oio	-13
n5ola	-32
n5ole	-33
n5oli	-29
n5olo	-43
n5oma	-10
n5omi	-19
n5omo	-17
n5ona	-22
n5oni	-34
n5ono	-31
n5ook	-9
n5oop	-17
n5opo	-31
n5ora	-29
n5ord	-16
n5ore	-13
n5oro	-25
n5osa	-13
n5ose	-15
n5oso	-22
n5ota	-17
n5ote	-10
n5ove	-14
n5ovo	-8
n5per	-49
n5pie	-14
n5pio	-13
n5pos	-9
n5ppa	-15
n5ppo	-12
n5qua	-32
n5que	-19
n5qui	-13
n5r	-14
n5ray	-9
n5rca	-23
n5rci	-26
n5rco	-30
n5rda	-17
n5rde	-14
n5rdi	-24
n5rdo	-19
n5rei	-23
n5reo	-10
n5rge	-8
n5rgo	11
n5ria	-30
n5rie	-13
n5rio	-34
n5rla	-14
n5rle	-16
n5rlo	-10
n5rma	-11
n5rme	-21
n5rmi	-18
n5rna	-15
n5rne	-22
n5rno	-30
n5rpa	-13
n5rra	-21
n5rre	-21
n5rse	-17
n5rsi	-30
n5rso	-25
n5rta	-29
n5rte	-31
n5rti	-21
n5rto	-34
n5rza	-14
n5sa	-9
n5san	-23
n5sce	-23
n5sci	-20
n5sco	-27
n5se	-28
n5seo	-18
n5set	10
n5si	-56
n5sse	-28
n5ssi	-15
n5sta	-33
n5ste	-17
n5sto	-40
n5t	-13
n5te	-15
n5ter	-19
n5tra	-53
n5tre	-11
n5tri	-21
n5tro	-23
n5tta	-34
n5tte	-30
n5tto	-45
n5tua	-12
n5ubo	-11
n5uca	-18
n5uga	-9
n5uio	-15
n5ume	-12
n5umi	-12
n5uni	-14
n5uno	-15
n5uol	-12
n5ura	31
n5urc	-17
n5ure	-25
n5uro	-14
n5usa	-22
n5use	-17
n5usi	-19
n5uso	-31
n5uta	-13
n5ute	-11
n5uti	-24
n5uto	-32
n5va	-26
n5via	-21
n5vio	15
n5zia	-31
n5zio	-21
n5zza	-26
n5zzi	-11
n5zzo	-22
n6a	-43
n6ace	-11
n6aci	-19
n6ack	-11
n6ade	-18
n6ado	-19
n6afa	-30
n6afo	-16
n6aga	-19
n6ago	-11
n6aia	-18
n6aio	-12
n6ala	-38
n6ale	-43
n6ali	-20
n6ama	-10
n6ami	-11
n6amo	-56
n6amp	-10
n6amu	-9
n6ane	11
n6ani	-22
n6ano	-48
n6ara	-21
n6are	-54
n6ari	-15
n6arà	-11
n6asi	-18
n6aso	-25
n6ast	-17
n6ata	-28
n6ate	-37
n6ati	-35
n6ato	-37
n6ava	-22
n6ave	-18
n6avi	-17
n6avo	-17
n6bbe	-24
n6bbè	-15
n6ben	-11
n6bia	-15
n6bio	13
n6blu	-16
n6bot	-18
n6bra	-16
n6bre	-11
n6bri	-27
n6cca	-33
n6cce	-9
n6cci	-18
n6cco	-25
n6chi	-26
n6ché	-12
n6cia	-21
n6cie	-13
n6cio	-25
n6ciò	-17
n6coi	-17
n6col	-11
n6da	-52
n6ddo	-14
n6der	-14
n6dia	-17
n6dio	-15
n6dro	-20
n6due	-24
n6eca	-14
n6eda	-20
n6ede	-12
n6edi	-14
n6ega	-25
n6ego	-13
n6ela	-17
n6elo	-15
n6eme	-13
n6ena	-31
n6ene	-24
n6eni	-16
n6eno	-20
n6era	-43
n6ere	-49
n6eri	-21
n6ero	-35
n6esa	17
n6ese	-25
n6esi	-12
n6eso	-9
n6est	-15
n6eta	-8
n6ete	-26
n6eto	-19
n6eva	-18
n6evi	-22
n6evo	-26
n6far	-27
n6fia	-18
n6ggi	-19
n6ghi	-14
n6gia	-36
n6gli	-21
n6gna	-32
n6gni	-47
n6gno	-24
n6gue	-24
n6hia	-18
n6hie	-11
n6hio	-9
n6i	-57
n6ica	-40
n6ice	-15
n6ici	-17
n6ico	-47
n6ide	-27
n6ido	-20
n6iga	-11
n6il	-9
n6ila	-22
n6ile	-23
n6ili	-23
n6ilo	-31
n6ima	-59
n6imi	-25
n6imo	-27
n6in	-47
n6ina	-34
n6ine	-28
n6ing	-12
n6ini	-24
n6ino	-31
n6ira	-25
n6ire	-28
n6iro	-18
n6isa	-13
n6isi	-26
n6iso	-18
n6ita	-32
n6ite	-22
n6iti	-31
n6ito	-51
n6ità	-22
n6iva	-39
n6ivi	-22
n6ivo	-29
n6izi	-15
n6ket	-9
n6la	20
n6lco	-15
n6lda	-12
n6ler	-20
n6lga	-20
n6lia	-19
n6lie	-21
n6lla	-54
n6lle	-19
n6lli	-40
n6llo	-36
n6lo	-46
n6lpo	-28
n6lti	-21
n6lto	-18
n6lza	-19
n6mbe	-9
n6mbi	-19
n6mma	-20
n6mme	-10
n6mpa	-14
n6nco	-46
n6nda	-21
n6nde	-19
n6ndi	-18
n6ndo	14
n6nel	-9
n6nes	-10
n6nga	-17
n6nge	-20
n6ngo	-21
n6nio	-15
n6nna	-23
n6nne	-18
n6nni	-12
n6nno	-26
n6nte	-43
n6nto	-13
n6nza	-19
n6nzi	-11
n6nzo	-10
n6oba	-15
n6oco	-12
n6oia	-14
n6oie	-24
n6ola	-35
n6ole	-33
n6oli	-20
n6olo	-35
n6ome	19
n6omi	-21
n6omo	-17
n6ona	-25
n6oni	-33
n6ono	-44
n6opo	-46
n6ora	-19
n6ord	-16
n6ore	-44
n6oro	-31
n6ort	-12
n6osa	-66
n6osi	-19
n6oso	-11
n6ota	-10
n6ote	-18
n6oto	-25
n6ova	-16
n6ove	-8
n6ovi	-16
n6ovo	-12
n6pc	-11
n6per	-62
n6pia	-20
n6pie	-11
n6po'	-12
n6ppi	-20
n6ppo	-10
n6qua	-20
n6que	-24
n6quo	-14
n6r	-18
n6rca	-14
n6rce	-11
n6rci	-19
n6rco	-16
n6rda	-20
n6rde	-19
n6rdi	-17
n6rdo	-15
n6rea	-17
n6rei	-29
n6rga	-18
n6ria	-40
n6rie	-16
n6rio	-24
n6rli	-16
n6rlo	-18
n6rma	-27
n6rme	-20
n6rmi	-12
n6rna	-11
n6rne	-10
n6rni	-15
n6rno	-31
n6rra	-9
n6rre	-25
n6rsa	-8
n6rse	-16
n6rsi	-15
n6rso	-19
n6rte	-23
n6rti	-16
n6rto	-37
n6rza	-14
n6sca	-14
n6sce	-23
n6sci	-18
n6sco	-24
n6seo	-15
n6si	-21
n6ssa	-19
n6sse	-34
n6ssi	-16
n6sso	-29
n6sta	-24
n6ste	-9
n6sto	-39
n6ter	-14
n6tia	-9
n6top	-11
n6tor	-20
n6tra	-41
n6tre	-20
n6tri	-15
n6tro	-18
n6tte	-30
n6tti	-35
n6tto	-48
n6ubo	-11
n6udi	-11
n6uga	-8
n6ula	-14
n6uma	-13
n6ume	-12
n6un	-12
n6una	-17
n6uni	-11
n6unt	-11
n6uol	-9
n6ura	-47
n6ure	15
n6uri	-17
n6uro	-16
n6usa	-13
n6use	-16
n6usi	-12
n6uso	10
n6uta	-22
n6ute	-16
n6uti	-25
n6uto	-29
n6va	-32
n6ve	-13
n6via	-17
n6vio	-13
n6zio	-27
n6zza	-27
n6zze	-17
n6zzi	-10
n6zzo	-24
n7'ho	-15
n7.le	-10
n7a	-29
n7aca	-20
n7ada	-16
n7afa	-14
n7aga	-13
n7ago	-13
n7ah	-10
n7ai	-32
n7aia	-22
n7aio	-16
n7ala	-30
n7ale	-16
n7ali	-12
n7ama	-14
n7ame	-9
n7ami	-17
n7amo	16
n7ana	-12
n7and	-18
n7ane	-19
n7ang	-15
n7ani	-28
n7ano	-38
n7ara	-19
n7are	-44
n7ari	-24
n7aro	-15
n7ase	-18
n7asl	-11
n7aso	-26
n7ata	-44
n7ate	-19
n7ati	-27
n7ato	-38
n7ava	-14
n7avo	-17
n7bbe	-22
n7bia	-14
n7bio	-25
n7bri	-15
n7bus	-19
n7cca	-16
n7cci	-9
n7cco	13
n7ceo	-17
n7che	-30
n7chi	-49
n7cia	-21
n7ciò	-18
n7da	-39
n7dia	-14
n7dio	-15
n7don	-11
n7dro	11
n7eca	-17
n7ece	-13
n7eda	-14
n7ede	-22
n7edi	-11
n7ega	-19
n7ela	-20
n7ele	-17
n7elo	-21
n7emi	-23
n7ena	-20
n7eni	-11
n7eno	-17
n7era	-22
n7ere	-34
n7eri	-17
n7ero	-15
n7esa	-18
n7ese	-19
n7eso	-12
n7est	-21
n7eta	-16
n7ete	-25
n7eto	-10
n7età	-19
n7eva	-19
n7evo	-17
n7far	-23
n7fia	-11
n7ggi	-25
n7ghe	-26
n7ghi	-9
n7gia	-26
n7gio	-13
n7gli	-30
n7gna	-41
n7gne	-31
n7gni	-47
n7gno	-23
n7gue	-27
n7hia	-13
n7hie	-13
n7hio	-19
n7hon	-8
n7i	-54
n7ica	-42
n7ice	-20
n7ici	-9
n7ico	-24
n7ida	-25
n7ide	-20
n7ido	-16
n7il	12
n7ila	-12
n7ile	-36
n7ili	-18
n7ilm	-20
n7ilo	-28
n7ima	-22
n7ime	-10
n7imi	-15
n7imo	-24
n7ina	-37
n7ing	-18
n7ini	-20
n7ino	-38
n7ira	15
n7iro	-32
n7isi	-17
n7iso	-10
n7ist	-17
n7ita	-36
n7ite	-35
n7iti	-29
n7ità	-19
n7iva	-34
n7ivo	-18
n7ket	-11
n7la	14
n7lce	-13
n7lda	-16
n7ldi	-13
n7le	-51
n7ler	-20
n7let	-8
n7lia	-23
n7lie	-28
n7lio	-30
n7lla	-45
n7lle	-37
n7llo	-35
n7lo	-41
n7lta	-12
n7lte	-12
n7lto	-10
n7lva	-13
n7lve	-24
n7lza	-9
n7mar	-16
n7mbi	-11
n7mma	-10
n7mme	-18
n7mmi	-12
n7mpa	-23
n7mpe	-25
n7mpo	-20
n7nas	-14
n7nca	-12
n7nco	-28
n7nda	-22
n7nde	-19
n7ndi	-20
n7ndo	-8
n7nga	-9
n7nge	-11
n7ngo	-21
n7nia	-18
n7nna	-20
n7nne	-17
n7nni	-12
n7nno	-32
n7nor	-13
n7nte	-32
n7nti	-24
n7nto	16
n7nza	-21
n7nze	-11
n7nzi	-13
n7oba	-22
n7oce	-10
n7ogo	-21
n7oia	-12
n7oio	-15
n7ola	-39
n7ole	-14
n7oli	-25
n7olo	-34
n7oma	-9
n7ome	9
n7omi	-20
n7omo	-18
n7ona	-13
n7opo	16
n7ora	-23
n7ord	-10
n7ori	-15
n7oro	-21
n7osa	-10
n7osi	-15
n7ote	-21
n7oto	-11
n7out	-10
n7ova	-42
n7ove	-14
n7ovi	-17
n7ovo	-10
n7per	-46
n7pia	-20
n7pie	-13
n7ppa	-14
n7que	-13
n7quo	-13
n7rba	-17
n7rca	12
n7rco	-31
n7rda	-10
n7rdo	-14
n7rei	-26
n7rge	-12
n7ria	-30
n7rio	-28
n7rla	-10
n7rlo	-15
n7rme	-20
n7rmi	-13
n7rmo	-12
n7rna	-18
n7rne	-19
n7rni	-29
n7rno	-17
n7rse	-17
n7rsi	-12
n7rso	-32
n7rta	-21
n7rte	-17
n7rti	-26
n7rto	-16
n7rza	-10
n7rzo	-10
n7sa	-18
n7sca	-17
n7sce	-19
n7sci	-20
n7sco	-21
n7seo	-24
n7set	-28
n7si	-19
n7ssa	-14
n7sse	-27
n7ssi	-23
n7sso	-31
n7sta	-19
n7ste	-14
n7sti	-28
n7sto	-35
n7tar	-17
n7teo	-9
n7ter	-20
n7tor	-13
n7tra	-27
n7tre	-17
n7tri	-22
n7tro	-23
n7tta	-41
n7tte	-22
n7tto	-30
n7ubi	-9
n7uco	-14
n7udo	-20
n7uio	-17
n7uma	-14
n7un	-47
n7una	-15
n7ure	-24
n7uri	-13
n7uro	-12
n7usa	-17
n7use	-18
n7uso	-8
n7uta	-21
n7uti	-23
n7uto	-16
n7va	-36
n7via	-18
n7vio	-10
n7xer	-20
n7zia	-16
n7zie	-12
n7zio	-22
n7zza	-20
n7zze	-17
n7zzo	-19
n8a	-35
n8ace	-11
n8aci	-11
n8aco	-14
n8ade	-18
n8ado	-18
n8aga	-14
n8ai	15
n8aia	-16
n8aio	-14
n8ala	-18
n8ale	-24
n8ama	-12
n8ami	-12
n8amo	-25
n8and	16
n8ane	-20
n8ano	-32
n8ara	-27
n8are	-11
n8ari	-19
n8ase	-10
n8asi	-28
n8ata	-29
n8ate	-30
n8ati	-26
n8ato	-31
n8ava	-18
n8avi	-12
n8avo	-22
n8bbe	-21
n8bio	-40
n8box	-9
n8bre	-21
n8cca	-22
n8cci	-21
n8cco	-12
n8che	-41
n8cia	-23
n8cio	-24
n8da	-41
n8dre	-13
n8dro	-11
n8due	-24
n8eca	-12
n8eda	-19
n8ede	-17
n8ega	-21
n8ego	-20
n8ele	-9
n8elo	-20
n8ena	-20
n8ene	-18
n8eni	-21
n8eno	-9
n8era	-38
n8ere	-36
n8eri	-26
n8ero	-20
n8esa	-34
n8ese	-11
n8esi	-26
n8eso	-14
n8est	-13
n8eta	-10
n8ete	-19
n8eva	-26
n8evo	-8
n8far	-22
n8fia	-14
n8ger	-15
n8ggi	-23
n8ghi	-11
n8gia	-15
n8gna	-23
n8gno	-25
n8hia	-17
n8hie	-18
n8hio	-13
n8i	-46
n8ica	-48
n8ice	-26
n8ici	-18
n8ico	-34
n8ida	-13
n8ido	-13
n8iga	-15
n8il	-26
n8ila	-13
n8ile	-24
n8ili	-11
n8ilm	-9
n8ilo	-20
n8ima	-41
n8imi	-14
n8imo	-17
n8in	-46
n8ina	-27
n8ine	-23
n8ini	-24
n8ino	-32
n8ire	-32
n8iro	-9
n8ise	-18
n8iso	-9
n8ita	-12
n8ite	-20
n8iti	-20
n8ito	-40
n8ità	-15
n8iva	-27
n8ivi	-22
n8ivo	-25
n8la	8
n8lda	-12
n8ldi	-11
n8le	-54
n8leo	-16
n8ler	-21
n8lia	-18
n8lie	-13
n8lio	-32
n8lle	-26
n8lli	-15
n8llo	-24
n8lto	-14
n8lva	-13
n8mm	-9
n8mma	-15
n8mpa	-24
n8mpo	-13
n8nas	-14
n8nco	-36
n8nda	-19
n8nde	-30
n8ndi	-9
n8ndo	-8
n8nei	-13
n8ngo	-8
n8nia	-15
n8nie	-10
n8nio	-14
n8nna	-14
n8nni	-15
n8nno	-24
n8nte	-35
n8nti	-19
n8nto	-42
n8nza	-22
n8nzi	-12
n8oba	-24
n8oco	-16
n8ode	-10
n8ogo	-13
n8ola	-36
n8ole	-9
n8oli	-15
n8olo	-26
n8ome	17
n8omo	-13
n8ona	-19
n8oni	-42
n8ono	-25
n8opo	-31
n8ora	-24
n8ore	-20
n8ori	-25
n8oro	-31
n8osa	16
n8ota	-9
n8oto	-20
n8ova	-19
n8ove	-15
n8ovi	-26
n8ovo	-16
n8per	-43
n8pie	-20
n8po'	-13
n8ppa	-14
n8ppo	-11
n8qua	-9
n8que	-13
n8r	-17
n8rci	-16
n8rco	-16
n8rda	-14
n8rdi	-9
n8rdo	-22
n8rei	-34
n8rgo	-19
n8ria	-24
n8rie	-11
n8rio	-17
n8rla	-16
n8rle	-18
n8rli	-15
n8rlo	-10
n8rma	-11
n8rme	-11
n8rmi	-18
n8rmo	-12
n8rna	-11
n8rne	-18
n8rni	-21
n8rno	-22
n8rra	-16
n8rre	-13
n8rsa	-14
n8rse	-10
n8rsi	-17
n8rso	-13
n8rta	-8
n8rte	-14
n8rti	-11
n8rto	-21
n8rza	-12
n8rzo	-11
n8sa	-10
n8sai	-12
n8sce	-28
n8sco	-23
n8se	17
n8set	12
n8son	-10
n8sor	-10
n8ssa	-18
n8sse	-15
n8ssi	-18
n8sso	-31
n8sta	-21
n8ste	-12
n8sti	-20
n8sto	-28
n8ter	-26
n8tia	-10
n8tra	-35
n8tre	-12
n8tri	-16
n8tro	-22
n8tta	-29
n8tte	-26
n8tti	-40
n8tto	-46
n8ubo	-8
n8uco	-15
n8udi	-9
n8uga	-17
n8uma	-8
n8umo	-11
n8un	-25
n8una	-8
n8uni	-9
n8ura	-44
n8ure	-15
n8uro	-9
n8usa	-16
n8uso	-23
n8uta	-10
n8ute	-10
n8uti	-15
n8uto	-19
n8va	-20
n8ver	-9
n8via	-12
n8zia	-28
n8zie	-9
n8zio	-20
n8zza	-22
n8zzo	-9
n9a	-24
n9aci	-20
n9ado	-13
n9aga	-10
n9ai	-23
n9aia	-13
n9ala	-17
n9ale	-34
n9ami	-13
n9amo	-42
n9amu	-10
n9ana	-10
n9ane	-16
n9ani	-19
n9ara	-34
n9are	-53
n9ari	-13
n9ase	-16
n9asi	-14
n9aso	-19
n9ata	-29
n9ate	-28
n9ati	-19
n9ato	-19
n9ave	-10
n9bbe	-21
n9bel	-16
n9bio	-29
n9bre	-14
n9bri	-17
n9cca	-12
n9cci	-13
n9cco	-14
n9che	-31
n9chi	-23
n9cia	-16
n9cio	-15
n9dia	-12
n9dro	-23
n9eda	-19
n9edì	-12
n9ega	-17
n9ele	-9
n9elo	-17
n9ema	-10
n9ena	-14
n9eno	-16
n9era	-17
n9ere	-45
n9eri	-20
n9ero	-22
n9esa	-44
n9ese	-8
n9eso	-12
n9ete	-24
n9eti	-16
n9eto	-16
n9eva	-14
n9evi	-19
n9evo	-19
n9fia	-15
n9ghe	-9
n9ghi	-12
n9gia	-14
n9gio	-35
n9gna	-25
n9gne	-24
n9gni	-42
n9gno	-19
n9hia	-16
n9hie	-23
n9i	-40
n9ica	-21
n9ice	-14
n9ici	-14
n9ico	-19
n9ide	-16
n9ila	-9
n9ili	-12
n9ilm	-13
n9ilo	-14
n9ima	16
n9ime	-11
n9imi	-9
n9imo	-19
n9ina	-21
n9ine	-15
n9ing	-10
n9ini	-28
n9ino	-31
n9ire	-23
n9iro	-13
n9isa	-20
n9isi	-17
n9ita	-40
n9ite	-24
n9iti	-25
n9ito	-39
n9ità	-15
n9iva	-28
n9ivi	-12
n9le	-41
n9let	-15
n9lfo	-18
n9lga	-14
n9lia	-13
n9lie	-19
n9lio	-29
n9lla	-35
n9lle	-18
n9lli	-25
n9llo	-20
n9lo	-22
n9lpa	-19
n9lta	-10
n9lti	-23
n9mar	-12
n9mbe	-10
n9mer	-9
n9mid	-9
n9mpa	-21
n9mpe	-10
n9mpo	-11
n9nco	-30
n9nda	-19
n9ndi	-16
n9nei	-13
n9ngo	-10
n9nia	-13
n9nna	-14
n9nni	-11
n9nno	-17
n9nta	-38
n9nte	-16
n9nti	-30
n9nto	-26
n9nza	-11
n9nzi	-11
n9oce	-10
n9oda	-17
n9ola	-28
n9ole	-30
n9oli	-16
n9olo	-21
n9ome	21
n9omi	-21
n9omo	-17
n9ona	-21
n9one	-52
n9oni	-27
n9ono	-30
n9opo	-29
n9ora	-24
n9ore	-21
n9ori	-22
n9oro	-28
n9oso	-17
n9ota	-9
n9ote	-25
n9oto	-8
n9ova	-16
n9ovi	-11
n9ovo	-26
n9per	-33
n9pia	-14
n9ppa	-13
n9ppi	-21
n9qua	-11
n9que	-20
n9rca	-11
n9rda	-9
n9rdi	-10
n9rdo	-17
n9rea	-15
n9rei	-26
n9rge	-8
n9ria	-24
n9rio	-23
n9rli	-9
n9rlo	-17
n9rmi	-16
n9rna	-8
n9rni	-11
n9rno	-11
n9rso	-16
n9rta	-16
n9rte	-12
n9sa	-17
n9sca	-15
n9sce	-17
n9sci	-25
n9sco	-17
n9se	-28
n9seo	-23
n9set	-20
n9ssa	-31
n9ssi	-18
n9sso	-20
n9sta	-25
n9ste	-14
n9sto	-38
n9tar	-16
n9te	-18
n9ter	-11
n9tia	-10
n9tor	-9
n9tra	-24
n9tre	-10
n9tri	-13
n9tro	-27
n9tta	-24
n9tte	-19
n9tti	-21
n9tto	-19
n9uca	-13
n9un	-41
n9uni	-14
n9ura	-55
n9ure	-14
n9uri	-12
n9uso	-13
n9uta	-17
n9ute	-13
n9uti	-19
n9uto	-17
n9va	-32
n9ver	-20
n9via	-17
n9vio	-24
n9x	-12
n9zia	-33
n9zza	-27
n9zzi	-11
n9zzo	-17
~abbassa	-16
~abbia	-20
~abbiamo	-10
~abiti	16
~acacia	-17
~accanto	-8
~accendere	-16
~accendono	-17
~accensione	10
~accesa	-18
~acceso	-21
~accessori	-9
~accettano	-16
~accettazione	12
~accoglie	-9
~accomodare	-14
~accompagna	-30
~accompagnare	-10
~accordi	-13
~accorgono	-12
~accosta	-12
~account	-17
~acetone	-10
~acido	-17
~acqua	-37
~acquisti	13
~acquisto	-20
~addetti	-11
~adesso	11
~adulto	-15
~aereo	-19
~aeroporto	-13
~affitto	-14
~agenzia	10
~agg	-20
~agganciato	-11
~aggiorna	-22
~aggiornare	11
~aggiunge	-26
~aggiungere	-10
~agli	9
~agnese	18
~agricola	20
~ahahah	-13
~ahimè	-13
~aiuta	13
~akela	-16
~alberghi	-12
~alcol	-15
~alimentare	8
~all'altra	-16
~all'amministratore	-12
~all'aperto	-14
~all'aria	14
~all'arrivo	-17
~all'indietro	-10
~all'ingresso	14
~all'ombra	-24
~all'ora	-14
~all'uscita	-20
~allarme	-8
~alle	16
~allegata	-8
~allego	-13
~allenatori	-9
~allenta	-15
~allergie	-21
~allievi	11
~alloggiati	-13
~allontana	-9
~almeno	11
~alpino	-18
~alta	-24
~alto	-23
~altra	-22
~altre	-17
~altrimenti	-21
~altro	-20
~alza	-24
~ambiente	-13
~ambito	-15
~ammollo	-15
~analisi	16
~ancona	-16
~ancora	-15
~ancoraggio	-13
~andata	-27
~andato	-18
~andrebbe	-20
~animali	13
~anni	-33
~anno	17
~annota	-22
~annusa	15
~antincendio	-12
~antitaglio	-13
~anzi	11
~anziani	-19
~aperte	-21
~aperti	-14
~aperto	-27
~apertura	17
~apiario	-14
~appartamenti	15
~appello	-17
~appena	-9
~appendere	12
~appesa	-13
~applica	-20
~appoggia	-17
~appoggiare	-16
~apposta	-20
~approvato	9
~appunto	11
~apre	-14
~apri	12
~apriamo	-12
~aprono	-20
~arancione	-13
~archivia	-16
~archivio	-17
~area	-11
~aria	-21
~armadio	-14
~arriva	-19
~arrivare	-19
~arrivata	-17
~arrivati	-8
~arrivato	-16
~arrotola	-17
~ascelle	-16
~ascensore	18
~asciuga	9
~asciutte	-12
~asciutti	-12
~asiago	-15
~aspetta	-24
~aspettare	-20
~aspetti	-15
~aspiratore	-11
~assaggia	-17
~assegna	-15
~assegni	-14
~assemblea	-16
~assente	-20
~assoluti	-15
~assorbente	-12
~attacca	-13
~attaccare	-17
~attaccata	20
~attaccato	-14
~attende	-14
~attesa	-13
~attiva	-21
~atto	-12
~attorno	-18
~attrezzi	-10
~attrezzo	-10
~aula	-11
~autobotte	-13
~autorizza	-12
~autostrada	16
~avanti	-34
~avanzato	-26
~aver	-21
~avere	17
~avete	-19
~avevi	9
~avevo	13
~avrò	19
~avuto	-21
~avvia	10
~avviene	-22
~avvisa	-28
~avvisare	-21
~avvolge	-17
~bacheca	-18
~baci	-15
~bacinella	-8
~badge	-14
~bagna	-15
~bagnata	-20
~bagnato	-23
~bagnetto	-13
~bagni	-11
~bagnino	-9
~balla	-11
~bambini	-14
~banca	-16
~banda	-15
~bandiera	15
~bar	-9
~barattolo	-18
~bari	-18
~barre	-14
~basette	-13
~bassa	-28
~bassi	-11
~basso	-27
~basta	-14
~batterie	-19
~battuta	-9
~baule	-14
~bea	-11
~bel	-16
~bella	-19
~bellini	-15
~bene	10
~benna	-17
~benzina	-18
~beppe	-13
~betta	-21
~beve	29
~bianca	-12
~biancheria	9
~bianchi	-12
~bianco	25
~biblioteca	-9
~bibliotecario	-14
~bidello	-13
~bidone	-10
~biglietti	-24
~biglietto	-11
~bilancia	-18
~bilancio	-14
~bimba	-18
~birilli	-17
~birra	9
~bisogno	16
~bloccata	-19
~bloccato	-12
~blocchetto	-14
~blu	-18
~boh	-11
~bollente	-9
~bollettino	-10
~bollicine	-9
~bollino	-16
~bollo	-23
~bologna	-16
~bombola	-18
~bombole	13
~booking	-14
~bordi	-20
~borsa	-18
~borse	-21
~bottega	-13
~bottiglia	-16
~bottiglie	-13
~bottiglietta	-10
~bottoni	12
~bozza	-14
~bracci	-13
~braccialetto	-12
~braccio	-15
~bravo	-20
~brevi	-14
~briefing	-17
~brucia	9
~bruno	-16
~buca	-14
~bucato	-14
~bufala	13
~bufale	20
~buio	-26
~bulloni	-14
~buon	-16
~buonasera	-13
~buondì	-11
~buoni	-17
~buono	-18
~buste	-19
~bustina	-12
~buttano	-12
~butti	9
~butto	-18
~c'entra	-12
~c'era	-33
~cabina	10
~cade	-20
~cadere	-10
~caduta	-18
~cadute	11
~cala	-16
~calano	-15
~calante	-14
~calce	-14
~calcola	-14
~caldo	10
~calendario	-19
~calore	-9
~calza	-10
~calze	-16
~cambia	-12
~cambiano	-30
~cambiare	-16
~cambio	26
~camera	-25
~camere	10
~camice	-12
~camion	-10
~cammina	-17
~camminare	-9
~campanello	-12
~campione	-32
~campo	-13
~cancellano	-11
~cancello	-12
~candeggina	-15
~cane	18
~cani	-13
~canile	-14
~cannello	-17
~cantina	-12
~capelli	-17
~capezzoli	-15
~capezzolo	-15
~capire	17
~capisce	-12
~capitaneria	-16
~capo	-21
~capocantiere	-10
~capogruppo	-22
~capoturno	-24
~cappa	-21
~cappello	-19
~capsula	-15
~cara	-12
~caratteri	-9
~carbone	-15
~carburante	9
~cari	-21
~caricano	-19
~carico	25
~carino	-9
~carlo	-11
~carne	-13
~caro	-26
~carroponte	-10
~carrozzeria	-10
~carrozzine	-18
~carta	12
~cartelli	8
~cartellino	-23
~cartello	16
~cartina	-11
~cartoncino	-21
~cartone	-19
~casaro	13
~caschi	-24
~casco	-10
~caseificio	-11
~caso	20
~cassaforte	-20
~cassetta	-19
~cassetto	-15
~cassiera	-10
~cassone	-17
~cassonetti	13
~cate	-14
~categoria	-15
~catena	-12
~catene	-19
~cause	11
~cauzione	-15
~cava	-14
~cavalli	12
~cavallo	12
~cavi	-10
~cella	-17
~cena	-19
~ceneri	14
~center	-11
~cento	-19
~centoquaranta	12
~centoventi	-9
~centri	14
~centro	-32
~cerchio	-14
~cerotto	-11
~certificati	-9
~certificato	-26
~cesta	-13
~ceste	-12
~chat	-9
~che	33
~check	9
~chi	12
~chiama	-28
~chiamare	-13
~chiamata	15
~chiamate	14
~chiamato	-18
~chiami	20
~chiamiamo	-18
~chiamo	-13
~chiave	-25
~chieda	-14
~chiedete	-14
~chiedi	-29
~chiediamo	19
~chiedo	13
~chiedono	11
~chili	-22
~chiodo	-13
~chiude	-16
~chiudere	-15
~chiudono	-13
~chiusura	21
~ciascuno	-14
~cibo	-14
~cifra	-13
~cilindro	-10
~cima	-19
~cinghia	20
~cinquanta	-28
~circa	-8
~circo	11
~circolare	-16
~circolo	-12
~cisterna	-15
~citrico	-11
~civico	-13
~ciò	13
~cloro	-23
~coda	-15
~codice	-32
~cognome	-12
~coincidono	-13
~col	-14
~cola	-17
~colazione	-18
~collaboratore	-18
~collaboratori	-20
~collare	-14
~collega	-21
~collegata	-11
~collegati	-10
~colleghe	-16
~collezione	-16
~collo	-14
~colonne	-19
~colonnina	-17
~colore	-23
~colori	-17
~colpa	10
~colpo	11
~coltello	-24
~com'è	-25
~come	38
~comincio	-14
~commessa	-15
~committente	9
~compagno	-15
~compilare	-17
~compone	-15
~comportamento	9
~compost	11
~compresi	-10
~comunale	-10
~comune	-23
~comuni	8
~comunica	-27
~con	-34
~concerto	-17
~concime	-15
~concorda	-16
~condition	-12
~condiviso	-15
~condominio	-13
~conferma	-23
~confermare	-14
~confezione	-14
~confezioni	-16
~conformità	-8
~confronta	-20
~confrontano	-10
~congelatore	-11
~consegna	10
~consegnare	-18
~consegnata	8
~consegne	20
~consenso	-18
~conservano	-8
~conservatore	-16
~consiglio	-18
~consulente	-8
~conta	-17
~container	9
~contano	-25
~contanti	8
~contare	-19
~contati	-21
~contatore	-15
~contenitore	-15
~contenitori	-9
~contesto	-15
~continuità	-13
~conto	-28
~contratto	-22
~controlla	-16
~controllare	-27
~controlli	12
~convenzionati	-11
~conviene	-19
~convocazione	-10
~cooperativa	13
~coordinatore	-18
~coordinatrice	-16
~coperchio	-21
~coperta	-12
~coperte	-22
~coperti	-19
~coperto	-17
~copertura	-21
~copiano	-16
~copie	-14
~coppa	-14
~coppie	-14
~copre	-21
~coprire	-17
~copriscarpe	-17
~corda	10
~corde	-18
~cordiali	-9
~cordialità	-9
~coristi	-16
~coro	-15
~corrado	-17
~corregge	-11
~correggere	16
~corrente	-29
~correre	-13
~correzioni	-14
~corridoio	-25
~corsa	13
~corsia	-21
~corsini	-14
~cortesia	9
~cortile	-10
~corto	-12
~cosa	31
~coso	-15
~costa	-14
~così	21
~crea	-16
~crema	-12
~cremona	-9
~cripta	-12
~croce	-19
~crogiolo	9
~crosta	-25
~cruscotto	-11
~cuciture	-10
~cugino	-15
~cunei	-15
~cuneo	-11
~cuore	-20
~cupola	-9
~cura	-21
~curo	-15
~custode	-14
~custodia	9
~d'acciaio	-15
~d'accordo	9
~d'aceto	-10
~d'acqua	-23
~d'alluminio	-17
~d'emergenza	-8
~d'estate	-20
~d'ingresso	14
~dai	-8
~dall'alto	-14
~dallo	13
~danni	11
~darlo	-20
~data	-21
~date	-18
~dati	-20
~dato	-15
~davanti	-8
~ddt	-17
~decide	12
~decimo	-10
~deciso	-15
~defunto	-14
~degli	35
~dei	39
~del	24
~delega	-10
~delegati	-15
~delirio	-10
~dell'acqua	15
~dell'anno	-19
~dell'apertura	-17
~dell'asilo	-16
~dell'asl	-23
~dell'associazione	-14
~dell'impianto	-18
~dell'ultima	-13
~dell'umido	-9
~della	20
~delle	26
~dello	-10
~denaro	-13
~denuncia	-17
~deposito	-16
~destra	-26
~detergente	-10
~detersivo	14
~detta	-11
~devi	13
~devo	-15
~devono	-11
~diagonale	-15
~dialisi	15
~diametro	-10
~diamo	13
~dicembre	-11
~dicevo	-11
~dichiarazione	-16
~diciotto	-14
~dicono	-14
~dieci	9
~diesel	-13
~diete	12
~difetti	-14
~difetto	-12
~differenza	-12
~differenze	-15
~digitale	-15
~diluente	-10
~dimmi	-14
~dipende	-8
~dipendente	-16
~dipendenti	-12
~diretta	8
~direttivo	-16
~diretto	-10
~direzione	-11
~dirigente	13
~disastro	-12
~discesa	24
~dischi	-11
~disciplinare	9
~disegni	-22
~disinfettano	-10
~dispone	-17
~disposizione	-20
~distanza	-11
~distinta	-9
~dita	-21
~dite	8
~ditemi	-21
~dito	-21
~diverse	-13
~divide	-11
~divise	12
~docente	-14
~documenti	-10
~documento	11
~dodici	-8
~dogane	-9
~dolce	-8
~dolci	-13
~dolore	-14
~domanda	19
~domande	-20
~domani	9
~domenica	25
~domicilio	9
~don	-13
~donne	-16
~dopo	13
~doppi	-17
~doppia	-13
~doppio	-14
~dormono	-15
~dott	-18
~dott.ssa	-24
~dottor	8
~dottoressa	-16
~dover	10
~dovrei	-12
~dovuto	-19
~dritta	-14
~due	-11
~duemila	20
~dump	-17
~dunque	20
~durata	-16
~durezza	-11
~duro	-12
~eccomi	16
~egregi	-11
~ehm	17
~elenco	-25
~elettrica	-15
~elettronico	-8
~entrambi	-25
~entrano	-18
~entrare	8
~entrata	9
~entrato	9
~enzo	-11
~era	-14
~erano	-9
~eravamo	-11
~ero	21
~errore	-10
~errori	-16
~esatto	-15
~esce	-24
~esclusi	-12
~esegue	-20
~esiste	10
~espone	-13
~essendo	14
~est	11
~esterna	9
~esterno	-17
~estintore	-18
~estrae	-14
~estratto	-15
~etichetta	-15
~etichette	-13
~ettore	-8
~età	13
~evitare	-14
~excel	-14
~ezio	12
~facciamo	26
~facciate	-13
~faccio	-10
~faceva	19
~faldoni	-11
~famiglia	-34
~familiare	-16
~familiari	13
~fammi	9
~fanghi	-13
~fare	10
~farina	-13
~farlo	-9
~farmaci	8
~farmacia	-15
~farmaco	14
~farne	-16
~fascicolo	-18
~fase	-21
~fate	15
~fatta	15
~fatti	-17
~fatto	23
~favore	-11
~febbraio	-8
~febbre	-15
~federazione	-12
~feltro	-17
~ferie	-22
~fermarsi	-11
~fermata	-12
~fermati	-13
~ferme	-12
~fermi	-19
~fermo	-21
~ferramenta	-13
~ferri	-16
~festa	-15
~fianco	-18
~fieno	-22
~figlia	-13
~figlio	-15
~fila	-14
~filare	-15
~fili	-14
~filo	-18
~fin	-11
~finale	-10
~fine	22
~finestra	-13
~finestre	-19
~finisce	-14
~finiscono	-17
~finite	-16
~finiti	-22
~finora	20
~finta	-13
~fiocchi	-16
~fiori	14
~firenze	-13
~firma	-21
~firmare	-10
~firmata	-25
~firmato	-23
~fischio	-9
~fissa	-20
~fissare	21
~fissi	8
~fisso	-23
~fitosanitario	-15
~flacone	-9
~foglie	-24
~foglietto	-18
~folle	-15
~fondo	-28
~forate	-12
~forbici	-18
~forchetta	-17
~formato	-21
~formattano	-14
~forni	-15
~forse	-10
~forte	-15
~fortuna	9
~forzano	-13
~fossa	-13
~foto	-10
~fotocopia	-9
~fotocopie	-15
~fotografano	-14
~fotografati	-13
~fotografia	-17
~fotografie	-16
~franca	-12
~francese	-11
~frase	-16
~frasi	-21
~fratelli	-13
~fratello	-19
~freccia	-14
~freddo	-24
~fresco	-10
~frutta	13
~fuma	-14
~fumare	-15
~fumo	-16
~fune	13
~funghi	12
~fungo	-8
~funi	-10
~funziona	-13
~funzionario	-12
~funzione	11
~fuori	-23
~furto	-15
~fwd	14
~g/mq	-18
~galleggia	-16
~gambe	-22
~gancio	-10
~gara	13
~garbo	-10
~gas	-30
~gatti	-15
~gelato	-20
~genera	-16
~generali	-14
~generica	-15
~genitore	10
~gennaio	-28
~gente	10
~geom	-18
~gestione	10
~gestisce	15
~gestore	-21
~getti	-15
~ghiaccio	10
~giacca	-12
~giacenza	-16
~giada	-13
~gialla	-25
~gialli	14
~giallo	-20
~giardino	-10
~gigi	14
~gino	-13
~ginocchia	-18
~giordano	-10
~giornale	-13
~giorni	11
~giovane	-13
~giovani	13
~girano	-13
~girare	-14
~girate	13
~giri	-30
~giro	-10
~giubbotto	-12
~giugno	9
~giulia	-19
~giusta	-19
~giuste	-16
~giusto	-17
~già	-24
~giù	23
~glielo	-20
~glutine	-8
~goccia	-11
~gomito	-16
~gonfia	-11
~gradi	-8
~gradirebbe	-9
~graffio	-11
~grammi	-12
~grandi	-14
~grasso	-9
~gratis	-11
~grato	11
~gratta	-15
~grazie	-32
~graziella	15
~greta	-11
~grigio	-12
~griglia	-19
~grossa	-8
~grosso	-17
~guancia	-8
~guanto	-20
~guarda	-10
~guardando	-13
~guardano	-22
~guardare	-29
~guardaroba	-14
~guardato	-11
~guardi	-20
~guardiamo	-11
~guardiano	-16
~guardo	-21
~guida	19
~guidando	8
~guscio	-19
~hamid	-9
~ieri	-11
~imbrago	-11
~imbuto	11
~impagino	-12
~impasta	-12
~impianto	-15
~impiegate	-11
~incassa	-12
~incide	-16
~incollata	-9
~incrociate	-19
~indi	-12
~indietro	-9
~indirizzi	-13
~indossa	-8
~ines	-11
~inferiore	-14
~infermiere	-18
~infine	-12
~informatica	15
~infortuni	-13
~ing	-25
~ingegnere	-14
~ingresso	11
~innanzi	-12
~insegno	-11
~inserisce	-22
~insieme	-18
~insiste	-17
~insistono	-11
~insomma	24
~intanto	-22
~integro	-13
~intende	-22
~interessato	-15
~interi	-14
~interna	-19
~internet	-17
~interni	-11
~interno	-21
~intero	-16
~intorno	-20
~inutile	-15
~invece	14
~invernale	15
~inverso	-15
~invia	-13
~inviato	-21
~invio	-13
~iodio	-15
~irene	-10
~irriguo	-15
~iscritti	-11
~istituto	-14
~istruttore	-18
~italia	-12
~italiano	-15
~ivan	-12
~jessica	-9
~kevin	-19
~l'accoglienza	15
~l'acido	13
~l'acqua	-26
~l'addetta	-18
~l'addetto	-18
~l'adulto	-14
~l'agente	-13
~l'ago	-10
~l'aiuto	-16
~l'alcol	-8
~l'allarme	-20
~l'allenatore	-16
~l'allievo	-14
~l'altra	19
~l'analisi	-12
~l'animale	-19
~l'anno	-23
~l'antidolorifico	-14
~l'apparecchio	-13
~l'appello	-13
~l'archivista	-16
~l'area	-12
~l'aria	-12
~l'aspiratore	-13
~l'assistente	-16
~l'autista	-23
~l'auto	-14
~l'autoclave	-10
~l'autorizzazione	-17
~l'avviso	-14
~l'elenco	-23
~l'erba	-9
~l'etichetta	13
~l'ha	-27
~l'hai	-18
~l'hanno	-14
~l'impasto	-14
~l'impiegata	-13
~l'impronta	12
~l'infermiera	-21
~l'infermiere	-13
~l'insegnante	-17
~l'interprete	-12
~l'interruttore	-12
~l'invio	-13
~l'ispettore	14
~l'istruttore	-13
~l'italiano	-14
~l'odore	-10
~l'opera	-13
~l'operatore	-24
~l'ora	-25
~l'orario	-18
~l'ordine	-15
~l'orlo	-11
~l'ospite	-18
~l'rspp	-17
~l'ufficio	-18
~l'umidità	-9
~l'umido	-13
~lab	-11
~lama	-14
~lame	-11
~lamenta	-14
~lamentano	-9
~lampade	9
~lampo	-13
~lana	-10
~lancetta	-21
~lancia	-27
~larghe	-17
~lasci	-12
~lascia	-19
~lasciarle	-16
~lasciata	-18
~lasciate	-17
~lasciato	10
~lastra	-13
~laterale	-12
~lato	-19
~laura	-13
~lava	-13
~lavagna	-17
~lavandino	-12
~lavano	12
~lavare	-20
~lavato	-10
~lavatrici	-9
~lavorativi	11
~lavorazione	-17
~lavoriamo	-12
~legati	-12
~legato	-9
~legge	-43
~leggera	-20
~leggere	9
~leggero	-15
~leggibile	-22
~leggono	-11
~legno	-10
~lei	-24
~lembi	-14
~lente	-22
~lenti	9
~lenzuolo	-13
~leo	-18
~lettera	-28
~letti	-23
~letto	-12
~leva	-15
~libera	-12
~liberatoria	-8
~libero	-19
~libretto	-9
~libri	12
~licenza	-16
~liceo	-20
~lievito	11
~limatura	-19
~limite	-21
~linguaggio	-11
~lingue	9
~link	-15
~lino	-9
~liquida	-16
~liquido	-11
~list	-18
~lista	-17
~litri	14
~litro	-19
~liturgico	-9
~livella	-13
~livelli	-15
~livello	8
~locatelli	-11
~lontana	-11
~lontano	-27
~lotti	-15
~lotto	-28
~lubrificano	-14
~luca	-20
~lucchetti	-17
~lucchetto	-24
~luce	-27
~luci	-25
~ludovico	-14
~luglio	-13
~luna	-12
~lunedì	12
~lunghi	-17
~lungo	18
~luogo	-22
~macchia	-13
~macchiate	-15
~macchie	-8
~macchine	-17
~macchinetta	-14
~madre	14
~maestra	-14
~maestro	-15
~magari	16
~magazzino	-9
~maiale	-11
~mail	-9
~malattia	-11
~malga	-17
~mamma	-15
~mamme	-13
~mammelle	-10
~manager	-18
~manca	11
~mancano	-17
~mancante	-19
~mancato	-12
~manco	-17
~mancuso	10
~manda	-15
~mandi	-19
~mangia	-19
~mangiato	-28
~mani	-18
~manico	-12
~maniera	24
~maniglia	-12
~maniglie	-10
~maniscalco	-8
~manovre	13
~mantecatore	9
~manuale	13
~manubrio	-11
~manutentore	-13
~mappa	12
~marca	-15
~marche	-20
~marcia	-9
~marciapiede	-8
~maresciallo	-15
~marito	-15
~marmo	-20
~martedì	11
~maschera	-11
~mascherina	-14
~massetto	12
~massimo	-18
~mastice	-15
~matera	-15
~materiale	-26
~matita	-22
~matricola	-9
~matrimonio	-18
~mattino	-11
~mattoni	-9
~max	-26
~mazzi	-14
~medici	-17
~medicine	-18
~melari	-10
~memoria	12
~meno	-15
~mentre	13
~menù	-17
~mescolare	-14
~mese	-12
~mesi	-18
~messaggio	-22
~messo	-18
~metallo	-12
~meteo	-21
~metri	-30
~metro	-18
~metta	10
~mette	-32
~mettere	-13
~metterla	-8
~metterlo	-9
~metti	-16
~mettiamo	20
~metto	-8
~mettono	-33
~mezz'ora	-32
~mezza	-16
~mezzi	-16
~mica	-18
~michela	9
~microchip	-19
~microfoni	11
~miei	10
~miele	-17
~mille	-16
~millimetri	-8
~millimetro	10
~min	-11
~minima	-18
~minorenni	17
~minuto	-13
~mirko	-11
~misura	-13
~misurano	-9
~misure	-12
~mobile	-14
~modalità	-18
~modello	-13
~modo	20
~modulo	-14
~moglie	9
~molla	8
~molti	-23
~molto	-14
~momento	-24
~monta	9
~montaggio	20
~montagna	-15
~montano	-12
~monte	-14
~monza	-15
~morsetto	-11
~morta	-17
~morto	-14
~mostra	-19
~motivo	-20
~motore	-29
~muffa	-22
~multa	-11
~multe	-9
~munge	14
~mungitura	15
~muove	-18
~musicale	-18
~muso	-19
~musulmane	-13
~mutua	-17
~n'è	-19
~nadia	-12
~nardi	-9
~nas	-16
~nasce	-18
~nascita	-19
~nastri	-10
~nastro	-18
~nave	9
~neanche	-18
~negativo	-9
~negli	-21
~negozio	12
~nei	14
~nel	-8
~nelle	-11
~nemmeno	-20
~neon	-16
~neppure	-19
~nera	-20
~neri	13
~nero	19
~nico	-20
~nido	-20
~niente	-29
~nipote	-14
~nipoti	-14
~nodi	11
~noi	25
~noleggio	8
~nome	-29
~nomi	-18
~nonno	-11
~nord	-15
~normale	-13
~nostra	22
~nostri	-18
~nostro	-11
~nota	-19
~notaio	-9
~notarile	-12
~notturna	10
~novanta	-10
~novantotto	22
~nove	-26
~novecento	-17
~novembre	-20
~novità	-9
~nuca	-13
~nulla	-21
~numerati	-11
~numero	-33
~nuova	-30
~nuove	-16
~nuovi	12
~nuovo	19
~nylon	-13
~obbligatorio	-18
~obliquo	-10
~occhi	12
~occhio	-18
~occorre	9
~occupa	-20
~odore	-11
~offre	-17
~offset	-17
~oggetto	23
~oggi	19
~ogni	18
~ognuno	16
~olio	-16
~onda	-24
~online	16
~operativo	-14
~operatori	-18
~orario	-12
~ordinano	-14
~ordinare	17
~orecchie	-16
~originale	-27
~originali	-14
~origine	-15
~orizzontale	-15
~ormeggiatori	-19
~ornella	-11
~orologio	-15
~orti	-19
~ospedale	-18
~ospite	9
~oss	-13
~ossigeno	-16
~ottanta	-27
~ottantacinque	13
~ottavio	-12
~otto	-9
~outlook	-16
~ovviamente	-18
~p.c	-11
~pace	-11
~padiglione	10
~padre	-10
~paese	-18
~paga	-12
~pagare	-12
~pagina	9
~pagine	-10
~pala	-19
~palco	-12
~paletti	-12
~palla	-16
~palmare	-13
~palmo	-18
~pancia	-10
~pane	-18
~pannello	-15
~panno	-25
~pantaloni	-15
~papà	13
~paratoia	-11
~paratoie	15
~parcheggio	-21
~parenti	-23
~parere	-20
~pari	-15
~parla	17
~parlano	-11
~parlare	-16
~parliamo	-16
~parlo	11
~parole	-10
~parrocchia	-11
~parte	-13
~partendo	-20
~parti	-21
~pascoli	-9
~pasqua	-11
~passaggi	13
~passaporto	-12
~passata	-12
~passati	-9
~passato	-18
~passi	-25
~passo	8
~pasta	-10
~pasto	-13
~patentino	-14
~pattini	-14
~pausa	-17
~pavan	-11
~paziente	16
~pazienza	-26
~pedale	-16
~pelle	-8
~pellicola	-17
~pendolo	-14
~pennarello	-18
~pensa	13
~pensionati	-14
~pensione	10
~peonie	-10
~per	30
~perché	12
~perciò	-15
~perde	-10
~perdita	-15
~perfetto	-14
~perimetro	10
~perse	-18
~persi	-12
~perso	-20
~persona	-10
~persone	-16
~pertanto	18
~però	12
~pesa	-29
~pesi	9
~peso	12
~pettine	-11
~pezza	-9
~pezzi	-26
~pezzo	-23
~phon	-12
~piacere	-13
~piana	10
~piange	-18
~piano	-23
~pianta	-15
~piante	18
~pianto	-14
~piastra	16
~piastre	-9
~piattaforma	18
~piatti	-13
~piatto	-18
~piazzale	-15
~piazze	-14
~picchetti	-11
~piccola	-25
~piccoli	-25
~piedi	-19
~piedini	-8
~piega	-10
~piena	-24
~piene	-13
~pieni	-19
~pieno	-26
~pile	-18
~pilota	-19
~pin	-20
~pinne	-12
~pinza	-13
~pinzata	-13
~pinzetta	15
~pioggia	-25
~piove	-13
~piscina	15
~pistoia	-11
~pistola	-17
~pizzico	-9
~plastica	14
~plastificato	-17
~playlist	-16
~po'	-10
~poche	-11
~poco	-16
~polistirolo	-16
~polizia	-14
~polizza	-22
~polso	-22
~poltrona	16
~poltrone	-15
~polvere	9
~pomeriggio	-8
~pompa	-12
~pompe	-13
~ponte	-21
~ponteggio	13
~porge	-11
~porta	-8
~portano	-23
~portata	-22
~portatile	-14
~portato	-12
~porte	-35
~portiamo	15
~portici	-13
~portineria	-23
~pos	-15
~posa	-22
~posizione	-17
~possibile	10
~posso	14
~possono	-26
~post-it	-16
~postazione	11
~posto	-18
~potabile	-18
~potatura	15
~poveretto	-11
~pozzetto	-10
~pozzi	-14
~pozzo	-12
~pranzo	-19
~praticamente	10
~praticante	-17
~praticanti	10
~prato	-17
~precedente	-25
~precisamente	11
~prefettura	-14
~prega	10
~prelavaggio	11
~preleva	-21
~prelievo	10
~premessa	-9
~premuto	-14
~prendere	-19
~prendi	-14
~prendiamo	11
~prendo	-12
~prendono	-13
~prenota	-15
~prenotati	13
~preparare	11
~preposto	-11
~presa	16
~presenta	-16
~presente	14
~presenti	-26
~presenza	-14
~presi	-16
~preso	13
~pressione	-28
~presso	10
~prestiti	12
~presto	-9
~prezzo	-23
~prima	8
~primi	-21
~procedura	33
~processione	-11
~prodotto	-26
~produzione	10
~prof	10
~programma	-20
~promemoria	11
~promesso	15
~pronta	-13
~propone	-15
~propria	-16
~proprie	-10
~proprietari	-17
~proprietaria	-20
~proprietario	-15
~proprietà	-8
~proprio	-14
~prossima	-12
~prossimo	24
~protegge	-10
~protesta	-13
~protocollo	9
~provare	-28
~provata	-15
~provato	-12
~prove	-21
~provincia	-15
~provinciale	-10
~provo	-16
~pubblica	-8
~pubblico	-25
~pugno	-8
~pulisce	-22
~puliscono	-14
~pulita	-14
~puliti	-10
~pulizia	23
~pullman	-16
~pulsante	-15
~punta	-19
~punti	-25
~punto	23
~pur	8
~purtroppo	-20
~puzza	-19
~quaderni	-18
~quaderno	-28
~quadri	-9
~qualcosa	12
~qualcuna	-11
~quale	-17
~quali	-19
~qualità	-19
~qualora	-15
~qualunque	-18
~quando	12
~quanti	-15
~quantità	-18
~quarantacinque	-18
~quarantadue	-8
~quarta	-10
~quarti	-13
~quartiere	-16
~quarto	-21
~quattordici	-33
~quattro	-9
~quel	10
~quella	-33
~quest'anno	-21
~quest'inverno	-18
~questa	-18
~questi	-11
~questionario	-23
~quindici	-16
~quintali	-15
~quota	-20
~quote	-11
~rabbocco	-15
~raccoglie	-18
~raccoglitore	-14
~raccolgono	-23
~raccolta	9
~raccomandata	-9
~racconta	-14
~racconto	-27
~rack	-12
~raddoppiato	-16
~raddrizzano	16
~radente	-12
~radio	-12
~raffreddamento	-14
~raga	10
~raggi	-16
~ragione	11
~rai	-11
~rami	-13
~rampa	-18
~randagio	-12
~rapaci	-15
~rapportino	-14
~rapporto	-19
~rastrelliera	-8
~razione	-11
~recensione	14
~reception	-12
~recita	16
~reclami	17
~reclamo	-11
~redazione	-15
~redige	-20
~referente	-14
~referto	-10
~refusi	-15
~regia	-17
~regione	-15
~regista	-17
~registra	-21
~registrano	-14
~registrato	-21
~registrazioni	-9
~registro	-35
~regolano	-16
~release	-20
~renzo	-15
~reparti	-17
~reparto	-8
~reperibile	-10
~report	-15
~reset	14
~resi	-16
~reso	18
~respinto	-10
~respira	-15
~responsabile	-27
~resta	-12
~restano	-19
~restare	-18
~restauratore	-8
~resti	10
~restiamo	-13
~restino	-14
~restituisce	-18
~rete	12
~retino	-16
~retro	-21
~rev	-23
~riapre	-17
~riassumo	-14
~riavvio	-11
~ricetta	-20
~riceviamo	11
~ricevimento	16
~ricevuta	-20
~ricezione	10
~richiamato	-15
~richiesta	-13
~richiesto	-12
~riconoscono	-17
~ricorda	-17
~ricordi	-19
~ridere	-17
~riempie	11
~riempimento	-16
~riempitrice	10
~rientrata	-12
~riesce	-13
~rifare	-11
~riferimento	-15
~rifiuti	-15
~rifrattometro	-18
~rifà	-10
~righe	12
~riguarda	16
~rilancia	-13
~rilascia	-17
~rilascio	15
~rilegge	-10
~rilevatori	-10
~rimanda	-14
~rimasta	-21
~rimasti	-19
~rimborsano	-16
~rimettere	-16
~rimettono	-11
~rimini	-11
~ringrazia	-19
~ringrazio	-14
~rinviato	-15
~ripariamo	-13
~ripassa	-14
~ripete	9
~riporta	-28
~riportano	-12
~riportato	-11
~riposa	-20
~riposare	12
~riprese	-17
~ripreso	-14
~ripristino	21
~riscaldamento	-15
~rischio	-11
~risciacquo	-13
~riserva	-16
~riso	11
~rispetto	-18
~risposto	-11
~ristorante	-10
~risultati	13
~risultato	12
~ritardo	-19
~ritira	-14
~ritirano	10
~ritirato	10
~ritiro	14
~ritorno	17
~ritrovamento	12
~ritrovo	-18
~riunione	-26
~riuniscono	-13
~rivolta	-9
~roba	-15
~rocco	17
~roggia	-15
~roma	-18
~rompe	18
~rosa	-19
~rosse	-13
~rossi	-13
~rosso	-26
~rotta	-22
~rotte	-21
~rotti	-18
~rotto	-9
~rottura	-12
~rovescia	-16
~rovesciato	8
~rovescio	-12
~rovinata	10
~rubinetteria	-9
~rubinetti	-17
~rubinetto	-20
~rullo	-12
~ruote	-15
~russo	-12
~sabato	8
~sabbia	-29
~sacchetti	-17
~sacchetto	-19
~sacchi	9
~sacco	-25
~sacrestia	-11
~sagoma	-14
~sala	21
~saletta	-16
~salga	-12
~salina	-12
~salite	10
~salta	-26
~saluta	-16
~saluti	-11
~salva	-19
~salvavita	9
~salvietta	-19
~salvo	-20
~sandro	-13
~sangue	-12
~sanitario	12
~sapone	-15
~sappiamo	10
~saracinesca	-20
~sarebbe	16
~sarei	18
~sarà	-16
~sbagliare	-11
~sbaglio	-14
~scade	-19
~scadenze	-22
~scadono	-11
~scaduta	-10
~scaduto	-9
~scaffale	-20
~scalda	-18
~scaletta	-19
~scambiano	-16
~scarica	-17
~scarta	-14
~scarti	-17
~scarto	-12
~scatola	-13
~sceglie	-14
~scende	-26
~scendere	-19
~schede	-13
~schermata	9
~schermo	-22
~schiena	-19
~schiuma	-22
~sci	9
~sciacqua	8
~sciacqui	-11
~scivolo	-19
~scolare	-13
~scolastico	-11
~scopo	-18
~scoria	-14
~scorrere	-20
~scorso	-18
~scorta	-10
~scotch	-10
~screenshot	-12
~scritti	-11
~scritto	23
~scriva	-14
~scrivente	13
~scriverlo	-20
~scriviamo	25
~scrivilo	-9
~scrivo	-10
~scrivono	-15
~scuola	9
~scuole	-9
~scuote	-16
~scuri	-15
~scusate	21
~scusi	-12
~secche	-12
~secchi	-13
~secchio	-20
~secco	-22
~secondi	-25
~sede	-10
~sedia	-13
~sedici	-15
~seduta	-18
~seduto	-16
~segnala	-13
~segnalazione	-17
~segnare	-16
~segnata	-16
~segnato	-20
~segni	-15
~segniamo	-16
~segretaria	-15
~segretario	-18
~segreteria	-10
~segue	14
~seguono	-14
~sei	-14
~seicento	-11
~sella	-17
~sembra	-20
~seme	-11
~semestre	-15
~sempre	31
~sente	10
~senti	12
~senza	-18
~separata	10
~separati	-16
~serbatoio	-18
~sergio	-20
~seria	-16
~serve	15
~server	11
~servire	-19
~servirebbe	10
~servizi	-16
~servizio	-26
~sessanta	-27
~seta	-20
~settimane	-8
~settore	-19
~sfila	-14
~sfilata	11
~sfoglia	-11
~sganciare	-16
~sgocciolare	-18
~siamo	-50
~siano	-19
~sicurezza	-15
~siena	-12
~siete	-20
~sig.ra	-13
~sigarette	11
~sigilla	-11
~sigillata	-15
~sigilli	-19
~sigillo	-26
~sigla	-26
~significa	-18
~signor	-21
~signora	8
~signore	-20
~signori	-18
~silicone	-9
~silvia	-13
~sindaco	-20
~singolarmente	-12
~sinistra	-21
~sintesi	-13
~sirena	-8
~siringa	-15
~sistema	-13
~sistemare	-18
~sito	-17
~situazione	-12
~slitta	-13
~smaltimento	13
~smiela	-16
~smielatore	-15
~smielatura	19
~smontaggio	13
~soccorso	-25
~soci	-18
~sociale	-12
~sociali	-11
~società	-8
~socio	10
~soffia	-21
~soffiare	-19
~soggiorno	-8
~soldi	-21
~solforosa	12
~solito	-26
~solleva	-18
~sollevamento	-17
~sollevatore	-16
~sonda	-9
~sono	-12
~sopra	-20
~sopralluogo	12
~soprattutto	-23
~soprintendenza	-13
~sospensione	-12
~sospeso	-13
~sosta	-16
~sostanza	-9
~sostituzione	16
~sotto	-29
~sottovento	-17
~spago	-16
~sparite	-12
~sparsi	-17
~spartiti	14
~spatola	-12
~spazio	-16
~spazza	-15
~spazzola	-16
~spazzolano	-18
~spazzolino	-10
~speciali	9
~specie	-17
~spedisce	-9
~spegne	15
~spegnere	-15
~spegni	-12
~spengono	-18
~spenta	-9
~spenti	-12
~spero	-13
~spettacolo	13
~spia	-18
~spiaggia	19
~spiegare	26
~spiegato	12
~spilli	-20
~spina	-10
~spine	-10
~spinge	-13
~spogliatoi	-9
~spogliatoio	-13
~sporco	-16
~sportello	-18
~sposa	-14
~sposta	-23
~spray	-16
~spruzza	-14
~spunta	-14
~spurgo	17
~srotola	-14
~stabilimento	-11
~stacca	-26
~staccano	-18
~staccare	-18
~staccato	10
~stacco	-17
~staging	-20
~stagione	10
~stampante	-11
~stampare	-16
~stampati	-14
~stanno	-8
~star	-18
~stare	-19
~stasera	9
~stati	-19
~stato	-36
~stazione	-11
~stazioni	-10
~stecca	-18
~stendere	20
~stendono	-15
~sterilizzazione	17
~stessa	-13
~stesse	-11
~stesso	9
~stivali	-10
~stop	-13
~storia	-16
~storica	10
~stracci	-16
~strappa	14
~strato	-16
~stretto	-14
~stringe	-18
~striscia	-11
~strumento	15
~studi	10
~studio	-11
~stufa	-16
~stupefacenti	13
~sua	-8
~successivo	9
~successo	-10
~succhioni	-13
~succo	17
~sud	-18
~sugli	-16
~sul	12
~sull'argine	-9
~sulla	25
~sulle	12
~sullo	-20
~suo	-12
~suola	-11
~suolo	-15
~suor	18
~superficie	-11
~supermercato	9
~supplenti	9
~surgelati	-10
~svegli	-18
~sveglia	-8
~svengono	-21
~svuotare	-14
~tabella	-27
~tablet	-16
~tacca	-21
~tagli	-16
~taglia	-27
~tagliando	-17
~tagliano	-11
~taglio	10
~tale	-13
~tampone	-11
~tante	12
~tappo	-20
~tardi	-12
~targa	-13
~targhetta	-20
~tasca	-20
~tasche	-21
~tassa	-15
~tatuaggi	-8
~tavole	-21
~tavoli	-9
~tavolo	11
~taxi	-8
~tazza	-21
~teca	-9
~tecnici	-12
~tedeschi	-11
~tel	-17
~tela	-13
~telaini	-15
~telaio	-20
~telecamera	-18
~telefonano	-14
~telefonare	-19
~telefonata	-38
~telefonato	-10
~telefoni	-20
~telefono	10
~telo	-29
~temperatura	-33
~tempi	10
~tempo	-20
~tende	14
~tenere	-12
~tengo	-13
~tengono	-14
~tenuta	15
~teo	-13
~termine	-18
~termometro	-17
~terra	-9
~terza	-18
~terzi	-11
~tesserino	-14
~test	12
~teste	-17
~tester	-13
~testi	-16
~testo	16
~tetto	-18
~tiene	-9
~tieni	-19
~tiepida	-21
~tiepido	-14
~timbra	-16
~timbro	-17
~tipo	-14
~tipografia	-17
~tira	-24
~tirano	-8
~tirocinanti	-14
~titolare	-21
~titoli	-16
~titolo	9
~toccare	-13
~toccato	-9
~tocchi	13
~togli	-21
~togliamo	15
~togliere	-17
~toglierla	-8
~tolleranza	-10
~tolta	-18
~tolte	-16
~tommaso	-13
~tono	-18
~top	-13
~torce	-13
~torcia	-19
~torino	-13
~torna	-27
~tornano	-16
~tornata	-11
~tornato	-10
~totò	-20
~traduzione	-19
~traduzioni	9
~tramonto	10
~trappola	-9
~trascorsi	-9
~trasferta	9
~trasformare	-11
~trasfusionale	-14
~trasparente	-11
~trasporto	17
~travaso	15
~trecento	14
~tredici	-12
~trenta	-22
~trentacinque	18
~trentasette	-11
~treviso	9
~tribunale	13
~trimestre	11
~troppo	-13
~trovato	9
~troviamo	13
~trovo	-21
~trucco	-12
~tubi	-16
~tubo	-16
~tulle	-9
~tunnel	-13
~turno	20
~tuta	-13
~tutor	-15
~tutta	-17
~tutte	10
~tutti	17
~tutto	-8
~ubriaco	-9
~uffici	-27
~ufficio	-26
~uguale	17
~ultimi	-23
~ultrasuoni	-11
~umidi	-15
~umidità	-13
~umido	-11
~un'agenzia	-16
~un'altra	-18
~un'impresa	-9
~un'ora	-24
~una	16
~uno	12
~uomo	-14
~uova	-18
~update	-9
~urgente	16
~urgenze	-13
~usa	-24
~usano	-11
~usare	8
~usate	-20
~usati	9
~uscente	-10
~uscire	-26
~uscito	-17
~utenti	12
~vabbè	-14
~vado	-18
~vai	-18
~val	-15
~valigetta	-15
~valle	-25
~valore	-16
~valvole	-12
~vapore	-15
~varie	-17
~vasca	-19
~vaschette	-11
~vasi	-16
~vaso	10
~vassoi	-13
~vassoio	-12
~vecchi	-13
~vecchia	-23
~vecchio	-14
~vede	-25
~vedere	13
~vedi	-11
~vediamo	-17
~vedova	-14
~veicoli	15
~vello	-12
~vena	-19
~vende	-13
~vendita	-10
~vendono	12
~venduto	-20
~venerdì	11
~venga	-18
~vengo	-9
~ventilatore	-13
~ventina	9
~ventiquattr'ore	-15
~ventiquattro	-17
~ventisei	-20
~ventola	-10
~verbale	-22
~verde	-16
~verniciatura	17
~vero	-20
~verrà	14
~versamento	10
~versano	-13
~versione	-18
~vescovo	-17
~veste	-11
~vestiti	-15
~vestizione	-9
~vet	-10
~veterinari	-9
~veterinaria	-14
~vetri	18
~via	-22
~viaggi	9
~viaggia	-10
~vicina	-15
~vicino	-13
~vienna	-16
~vietate	-14
~vietato	-25
~vigili	-16
~villa	-12
~vino	12
~vinto	-12
~viola	-11
~violini	-17
~vira	-10
~visibile	-12
~visiera	-17
~visitatori	-15
~visite	17
~vista	-14
~vite	13
~vivaio	-13
~vivo	-14
~voce	-10
~voglia	-15
~vogliamo	11
~voglio	11
~vogliono	13
~voleva	-14
~volevo	20
~volo	-10
~volontari	-25
~volte	16
~voluto	-10
~vorremmo	15
~vostro	-10
~vpn	-20
~vuole	16
~vuota	-27
~vuoti	-15
~vuoto	-19
~walter	-21
~whatsapp	-14
~zampa	13
~zero	-20
~zoccolo	-19
~zona	8
~zoppas	-21
~zucchero	-17
…"	-24
…%	-25
…'	-14
…(	-18
…*	-19
…+	-17
…,	-9
…-	-32
….	9
…/	-15
…0	-29
…:	19
…=	-24
…>	-12
…[	-25
…a	-56
…a5	-8
…abbassa	-15
…abbiamo	-39
…abiti	-26
…accanto	-20
…accende	-12
…accendono	-11
…accensione	-13
…acceso	-13
…accesso	-18
…accetta	-16
…accoglie	-14
…accompagna	-21
…accordatura	-17
…account	-10
…acqua	-9
…acquisto	-10
…ad	-29
…aereo	-16
…affitto	-13
…agenzia	-11
…aggancia	-15
…aggiorna	-15
…aggiornare	-23
…aggiunge	-12
…aggiungere	-15
…aghi	-12
…agli	-31
…agnese	10
…agosto	12
…agricola	-20
…ah	-13
…ai	14
…aiuta	13
…aiuto	-18
…alcalino	-16
…ale	-13
…alimentare	-27
…all'aria	-19
…all'arrivo	-16
…all'ora	-16
…all'uscita	-11
…alla	-11
…alle	-40
…allenta	-11
…allergie	-20
…allievi	15
…allora	17
…alta	-13
…alto	-19
…altri	-35
…altro	-18
…alza	-13
…ambiente	-21
…ammollo	11
…analisi	9
…anche	-37
…ancora	-21
…anelli	-18
…animale	-17
…animali	-15
…anno	13
…annota	-10
…annusa	-14
…antonella	-10
…anzi	-19
…anziani	-12
…aperta	-16
…aperte	-13
…aperti	-9
…aperto	-23
…apertura	-16
…appello	-12
…appena	-26
…appende	-15
…appendere	10
…applica	-14
…applicazione	-12
…appoggia	-24
…appoggiare	-8
…approva	-11
…appunti	-30
…appunto	11
…apre	-31
…apriamo	-11
…aprire	-19
…aprono	-20
…arriva	-52
…arrivano	-44
…arrivare	-9
…arrivato	-11
…arrivo	-20
…arrotola	-11
…ascelle	-11
…ascensore	-19
…asciuga	-27
…asciutto	-20
…ascolta	-20
…aspetta	-35
…aspettare	-16
…aspetti	-19
…assegna	-10
…assegni	-13
…assicurazione	-16
…assoluti	-15
…assunta	-16
…attacca	-20
…attaccare	-10
…attaccata	-18
…attenzione	8
…attesa	-14
…atti	-22
…attiva	-18
…atto	-9
…attrezzi	-9
…autista	-11
…autobotte	-14
…automatico	-16
…autorizzazione	-15
…avanti	-25
…avanzata	-15
…aver	-11
…avere	26
…avete	-14
…aveva	-20
…avevi	-27
…avevo	10
…avrei	-14
…avrò	-18
…avuto	-22
…avvia	-17
…avvisa	-24
…avvisare	-9
…avvocato	10
…avvolge	-11
…bacheca	10
…bagna	-12
…bagnata	-15
…bagnetto	-9
…bagnino	-20
…bagno	-25
…balla	-18
…bambini	-31
…bambino	-25
…banca	-9
…banchina	-17
…banco	-8
…bar	-18
…baracca	-17
…barattolo	-15
…barca	-21
…base	-23
…bassa	-17
…basso	-29
…basta	-26
…batte	-20
…batterie	-14
…bel	-26
…bella	-19
…ben	-19
…benna	-13
…benzina	-14
…beppe	-18
…bianca	-20
…biancheria	-16
…bianco	-15
…biblioteca	-20
…bibliotecario	-9
…bicchieri	-17
…bici	-13
…biciclette	-15
…bidone	-36
…biglietti	-19
…biglietto	-17
…bilancia	-14
…birra	-10
…blocca	-12
…bloccata	-12
…blocco	-27
…blu	-27
…bocca	-13
…boh	-12
…bolla	-14
…bollettino	-9
…bollino	-11
…bollo	-17
…bombola	-10
…bombole	-17
…bordi	-9
…borsa	-16
…borse	-21
…bottega	-9
…bottiglia	-14
…bottiglie	-20
…box	-10
…bozza	-15
…bravo	-18
…brevi	-18
…briefing	-13
…bronzo	-15
…brucia	-19
…buco	-19
…buio	-10
…bulloni	-11
…buona	-28
…buonasera	-24
…buono	-11
…busta	-24
…buste	-12
…butta	-27
…buttano	-21
…butti	9
…butto	-14
…c	-21
…c'entra	-19
…c'era	-25
…cabina	-27
…cade	-23
…caduta	-15
…cadute	-17
…caffè	-23
…cagliata	-19
…cala	-17
…calante	-10
…calce	-12
…calda	-13
…caldaia	-16
…caldo	-20
…calendario	-11
…cambia	-25
…cambiano	-16
…cambiata	16
…cambio	-22
…camera	-17
…camere	-13
…camice	-10
…camion	-27
…cammina	-16
…campione	-26
…campo	-15
…canale	-25
…cancello	9
…candele	-11
…cane	-19
…cani	-15
…canile	-16
…canna	-15
…cannello	-18
…cantiere	-14
…cantina	-22
…capi	-14
…capire	-13
…capisce	-19
…capita	-11
…capitaneria	-21
…capitato	-16
…capito	15
…capitolo	-23
…capo	-22
…capocantiere	-8
…capoturno	-16
…capsula	-10
…cara	-11
…caratteri	-15
…carbone	-13
…cari	-18
…carica	-11
…caricano	-14
…caricati	-11
…carico	-31
…carla	14
…carne	-14
…caro	-13
…carrello	-23
…cartella	-12
…cartelli	-14
…cartellino	-11
…cartello	12
…cartoncino	-12
…cartone	-11
…casa	-35
…casaro	9
…casco	-18
…casi	-16
…casino	-12
…caso	-22
…cassetta	-22
…cassette	-29
…cassetto	-14
…cassonetti	-14
…categoria	-14
…cauzione	-20
…cava	-17
…cavalli	-17
…cavo	-14
…ce	11
…cella	-19
…cena	-15
…centimetri	-24
…cento	-24
…centoventi	-16
…centro	-30
…cerca	-20
…cerchio	-16
…certificato	-19
…cesta	-15
…cestello	-19
…chat	-12
…che	13
…check	-12
…chi	-18
…chiamano	-9
…chiamare	-20
…chiamata	-27
…chiami	-12
…chiamiamo	-11
…chiamo	-9
…chiaro	-16
…chiave	-30
…chiavetta	-16
…chiavi	-27
…chieda	-13
…chiede	15
…chiedere	-12
…chiedete	-19
…chiedi	-14
…chiediamo	16
…chiedo	10
…chiedono	-16
…chili	-29
…chiodi	-17
…chiude	-29
…chiudere	-14
…chiudono	-14
…chiusa	-16
…chiusi	-18
…chiuso	-16
…chiusura	-10
…ci	16
…ciascuno	-8
…cibo	-12
…ciclo	-18
…cima	-13
…cinghia	-12
…cinquanta	-22
…cinque	-40
…circa	-16
…circo	-16
…circolo	11
…cisterna	-30
…citrico	-19
…civico	-13
…classe	-19
…cliente	-52
…clienti	-28
…cloro	-10
…coda	-20
…codice	-27
…cognome	-9
…coi	-27
…coincidono	-12
…col	-42
…colla	-16
…collaboratore	-16
…collaboratori	-14
…collaudo	-16
…collega	10
…collegati	-15
…colletta	-17
…colletto	-13
…colombo	-10
…colore	-21
…colpo	-13
…coltello	-17
…comandante	-19
…comincia	-30
…commessa	-10
…committente	-18
…compagno	-13
…compila	-26
…compilare	-12
…completa	-15
…compone	-11
…computer	-19
…comunale	-21
…comune	-22
…comunque	11
…con	-32
…concerto	-15
…concorda	-11
…condiviso	-13
…conferma	-21
…confezioni	-10
…consegna	-28
…consegnano	-20
…consegne	-19
…consenso	-9
…conservatore	-12
…consiglio	-17
…consorzio	10
…consulente	-17
…conta	-27
…container	-11
…contano	-25
…contati	-19
…contatore	-8
…contatori	-13
…contatto	-12
…conteggio	-10
…contenitore	-15
…contesta	-14
…contesto	-11
…conto	-17
…contrario	-15
…contratto	-14
…contro	-10
…controlla	-44
…controllano	-13
…controllare	-17
…controlli	-13
…controlliamo	-21
…controllo	-19
…convocazione	-9
…coop	-21
…cooperativa	11
…coordinatore	-17
…coperta	-23
…coperte	-13
…coperto	-14
…copertura	-10
…copre	-9
…corda	-18
…corde	-11
…coro	-14
…correggere	-19
…corrente	-17
…correre	-13
…correzioni	-13
…corriere	-23
…corsa	-10
…corso	-18
…corte	-19
…cortese	12
…cortesia	10
…corto	-16
…cosa	21
…cose	-16
…costa	-16
…costumi	-12
…credito	-14
…crema	-16
…croce	-11
…crogiolo	14
…crosta	-14
…crudo	-18
…cucina	-27
…cuffia	-19
…cugino	-16
…cui	-27
…cunei	-18
…cuoca	-12
…cuore	-17
…cura	-10
…custode	-13
…custodia	-18
…d'accordo	8
…d'acqua	-21
…d'emergenza	-13
…d'estate	-18
…d'ingresso	-17
…d'ora	-21
…da	9
…dai	13
…dal	-40
…dall'alto	-14
…dalla	-47
…dalle	-30
…dallo	-15
…danni	-13
…dare	-16
…data	-21
…database	-15
…date	-16
…dati	-13
…dato	-16
…davanti	-33
…decide	-17
…defibrillatore	-11
…defunto	-16
…degli	-41
…dei	-31
…del	8
…delega	-10
…dell'acqua	-21
…dell'anno	-14
…dell'impianto	-17
…della	-28
…delle	-42
…dello	-24
…denaro	-10
…dentro	-37
…deposito	-21
…desidera	-19
…destra	-10
…detenuti	-14
…detto	-18
…devi	12
…devo	-19
…devono	-23
…diametro	-19
…dicevo	-16
…diciamo	-32
…diciannove	-14
…diciotto	-14
…dicono	-20
…dieci	-12
…diete	-11
…differenze	-12
…digitale	-15
…dipendenti	-10
…diretta	-13
…direttivo	-16
…direttore	13
…direzione	-24
…dirigente	-23
…discesa	-20
…dischi	-13
…disciplinare	-19
…disco	-17
…discussioni	-13
…disinfetta	-13
…disinfettano	-13
…disinfettante	-22
…disposizione	-11
…distribuzione	-10
…dite	-13
…dito	-18
…ditta	-25
…diverso	-14
…divide	-10
…divise	-20
…dobbiamo	10
…doccia	-15
…documenti	-18
…dodici	-19
…domande	-18
…don	-20
…donatore	-21
…donne	10
…dopo	-67
…doppia	-24
…doppiaggio	-17
…doppio	-18
…dormirci	-13
…dott.ssa	-13
…dottoressa	-11
…dov'è	-14
…dritto	-12
…drone	-20
…due	-29
…duemila	-18
…dump	-8
…dunque	12
…durante	-19
…durc	-15
…dà	11
…e	-31
…eccomi	-26
…ed	-12
…ehm	-15
…elenco	-26
…elettrico	-20
…elettronico	-13
…entra	-39
…entrambi	-13
…entrano	-10
…entrare	-17
…entrata	-9
…entro	-45
…era	-35
…ero	-20
…errore	-8
…errori	-15
…esce	-11
…escono	-12
…esegue	-16
…espone	-17
…essendo	-14
…essere	-28
…est	-19
…esterni	-14
…esterno	-11
…estetico	-20
…estintori	-12
…estrae	-11
…etichetta	-20
…età	-20
…euro	-22
…ex	-17
…fa	-23
…faccio	-44
…faceva	-17
…faldoni	-10
…famiglia	-28
…famiglie	-15
…familiare	-12
…familiari	-21
…fammi	10
…fango	-16
…fanno	-35
…fao	-19
…far	-36
…farina	-21
…farlo	-15
…farmaci	-18
…farmacia	-15
…farmaco	-15
…farne	-18
…fascia	12
…fascicolo	-17
…fase	-12
…fatti	-12
…fatto	-37
…fattura	-18
…favore	-19
…febbraio	-19
…febbre	-23
…federazione	-8
…ferie	-16
…feriti	-16
…ferma	-40
…ferme	-12
…fermi	-19
…fermo	-19
…ferrara	-8
…ferratura	-10
…ferri	-13
…ferro	-23
…festa	-11
…fianco	-18
…fieno	-15
…fiera	-23
…figlia	-12
…figlio	-18
…fila	-21
…file	-21
…fili	-13
…film	-25
…filo	-16
…filtri	-22
…finché	-28
…fine	-46
…finestre	-14
…finisce	-20
…finiscono	-14
…finita	-14
…finiti	-9
…finito	-28
…fino	-24
…finora	-15
…fiocchi	-16
…fiori	-24
…firma	-27
…firmata	-12
…firmato	-14
…firme	-16
…fiscale	-15
…fischia	-13
…fissaggio	-12
…fissare	11
…fissi	-24
…fogli	-17
…foglia	-17
…foglietto	-12
…foglio	13
…fondazione	9
…fondo	-31
…fonico	-17
…forate	-11
…forma	-13
…formato	-18
…forni	-15
…fornitore	-18
…forno	-14
…forse	-16
…forte	-13
…fossa	-10
…fosse	10
…foto	-44
…fotografa	-23
…fotografati	-11
…fotografia	-11
…fra	-24
…frasi	-16
…fredda	-21
…freddo	-16
…freno	-17
…frigo	-20
…fronte	-14
…frutta	-12
…fuma	-14
…fumare	-10
…fune	-18
…fungo	-14
…funivia	12
…funziona	-16
…funzionario	-14
…funzione	-16
…fuoco	-27
…furgone	-11
…fwd	12
…galleggia	-16
…gambe	-9
…gancio	-20
…gara	12
…garbo	-10
…gas	-18
…gasolio	-15
…gatti	-11
…gatto	-14
…gelato	-12
…genera	-15
…generale	-16
…genitore	-17
…genitori	-23
…gennaio	-20
…gente	-22
…gentile	13
…gestionale	-28
…gestione	-22
…gestisce	11
…gestisco	-15
…getto	-19
…gg	-11
…ghiaccio	-23
…gialla	-21
…gialli	-13
…giallo	-11
…gigi	-18
…gino	-23
…gioco	-12
…giordano	-11
…giornale	11
…giornata	-13
…giorni	-25
…giovane	-11
…giovani	-13
…giovedì	-29
…gira	-33
…girano	-10
…girare	-12
…girate	-18
…giri	-15
…giugno	-23
…giusto	-20
…già	-17
…giù	9
…gli	-11
…glutine	-8
…gradi	-29
…grammi	-11
…grandi	-15
…grasso	-15
…gratta	-16
…grazie	-28
…graziella	-14
…grigio	-16
…griglia	-15
…grossa	-13
…grosso	-17
…gruppi	-17
…gruppo	-27
…guanti	-25
…guarda	-47
…guardando	-9
…guardano	-20
…guardi	-16
…guardia	-17
…guardiano	-13
…guardo	-10
…guarnizioni	-12
…guasto	-12
…guidando	-21
…ha	14
…hai	-20
…hanno	-18
…ho	-19
…i	-64
…immagini	-9
…immerge	-18
…impasta	-11
…impianto	-12
…in	-23
…incide	-10
…indi	-12
…indietro	-21
…inferiore	-9
…infermiere	-10
…infila	-27
…infine	-16
…infortuni	-11
…ingegnere	-17
…iniziali	-10
…inizio	-9
…insegna	-11
…insegno	-18
…inserisce	-17
…insieme	-14
…insiste	-8
…insomma	11
…intanto	-16
…integro	-11
…intende	-26
…intera	-17
…interessato	-13
…interi	-11
…interni	-11
…interno	-22
…intero	-12
…intorno	-25
…invece	15
…invernale	-9
…inviato	-13
…io	-41
…irene	-19
…istruttore	-10
…istruzioni	9
…italiano	-15
…l'acido	-21
…l'acqua	-21
…l'addetta	-17
…l'addetto	-20
…l'adulto	-13
…l'agenzia	-9
…l'alcol	-11
…l'allenatore	-8
…l'allievo	-12
…l'altra	-22
…l'altro	-13
…l'analisi	-21
…l'animale	-8
…l'anno	-36
…l'apparecchio	-12
…l'archivista	-16
…l'area	-14
…l'aria	-9
…l'arrivo	-11
…l'asl	-17
…l'aspiratore	-11
…l'assistente	-17
…l'associazione	-17
…l'asta	-17
…l'autista	-19
…l'auto	-13
…l'autorizzazione	-18
…l'avviso	-11
…l'avvocato	-14
…l'elenco	-18
…l'erba	-15
…l'etichetta	-18
…l'ha	-20
…l'ho	-17
…l'impasto	-11
…l'impiegata	-13
…l'impronta	-11
…l'infermiera	-20
…l'infermiere	-13
…l'insegnante	-17
…l'ispettore	15
…l'istruttore	-10
…l'italiano	-10
…l'opera	-10
…l'operatore	-20
…l'ora	-15
…l'orario	-16
…l'ordine	-14
…l'ospite	-21
…l'ufficio	-14
…l'ultima	-26
…l'ultimo	-10
…l'umidità	-15
…l'uscita	-20
…l'uso	-18
…l'utente	-14
…la	-10
…laboratorio	-40
…lago	-14
…lama	-15
…lampada	-38
…lampade	-13
…lampo	-10
…lana	-9
…lancetta	-17
…lancia	-11
…lasci	-20
…lascia	-38
…lasciano	-25
…lasciarle	-18
…lasciato	-13
…lascio	-23
…lastra	-10
…laterale	-12
…lati	-28
…lato	-12
…latte	-25
…lava	-32
…lavaggio	-20
…lavanderia	-9
…lavano	-27
…lavare	-13
…lavato	-18
…lavatrici	-11
…lavora	-19
…lavori	-17
…lavoriamo	-10
…lavoro	-29
…lega	-9
…legale	-13
…legge	-31
…leggibile	-13
…leggono	-14
…legna	-12
…legno	-19
…lembi	-12
…lente	-23
…lenzuola	-17
…leo	-20
…lettera	-9
…letto	-23
…lettore	-12
…lettura	-18
…leva	-16
…li	-33
…libera	-20
…liberatoria	-12
…libero	-13
…libri	-15
…libro	-10
…liceo	-16
…lievito	-16
…linea	-27
…linee	-17
…linguaggio	-10
…list	-13
…lista	-16
…litri	-9
…litro	-16
…livella	-17
…livello	-21
…locale	-26
…loco	10
…lontano	-16
…loro	-28
…lotto	-32
…luca	-20
…lucchetti	-11
…lucchetto	-12
…luce	-26
…luci	-24
…ludoteca	-15
…luglio	-17
…lui	-30
…lunedì	-34
…lunga	-15
…lungo	-25
…luogo	-12
…lì	-25
…m	-15
…ma	32
…macchina	-36
…macchine	-10
…macchinetta	-18
…madre	-12
…maestra	-20
…maestro	-16
…magari	-19
…magazzino	9
…maggio	8
…mai	-31
…maiale	-14
…mail	-18
…male	-22
…malga	-15
…mamma	-21
…mamme	15
…manager	-11
…manda	-30
…mandare	12
…mando	-24
…mangia	-13
…mangiare	-13
…mangiato	-25
…mani	-30
…maniera	-39
…mano	-9
…mantecatore	-16
…manuale	11
…manutenzione	-23
…mappa	-19
…marche	-17
…marcia	-23
…mare	-23
…martedì	-24
…marzo	-22
…maschera	-12
…mascherina	-10
…massetto	-20
…massimo	-31
…matera	-18
…materasso	-13
…materiale	-9
…matricola	-17
…matrimonio	-17
…mattina	-42
…mattino	-22
…max	-16
…medici	-8
…medicine	-19
…medico	-29
…melari	-14
…memoria	-16
…meno	-26
…mensa	11
…mentre	-20
…mercato	-37
…merce	-23
…mercoledì	-27
…mese	-34
…mesi	-35
…messa	-24
…messo	-25
…meteo	-15
…metri	-39
…metro	-13
…mette	-59
…mettere	-26
…metterla	-9
…mettete	-10
…metti	-18
…metto	-12
…mettono	-18
…metà	-35
…mezz'ora	-39
…mezza	-22
…mezzogiorno	-11
…mi	36
…mia	-27
…microchip	-15
…microfono	-18
…millimetri	-20
…min	-20
…minima	-14
…minorenni	-13
…minori	-17
…minuti	-20
…minuto	-19
…mio	-12
…miscela	-13
…mischiano	-17
…misura	-34
…misurano	-8
…mixer	-21
…mm	-21
…modalità	-20
…modello	-12
…modo	-41
…modulo	-23
…moglie	-23
…molla	-10
…molti	-13
…molto	-12
…momento	-10
…monitor	-13
…monta	-27
…montaggio	-25
…morto	-10
…mosto	-16
…mostra	-12
…motivo	-23
…motore	-16
…movimento	-10
…multe	-14
…munge	-16
…mungitura	-17
…muove	-21
…muro	8
…museo	-16
…musicale	-16
…muso	-12
…mutua	-12
…nas	-11
…nasce	-16
…nastro	-17
…nave	-11
…ne	-44
…neanche	-15
…necessario	10
…negli	-20
…negozio	-23
…nei	-19
…nell'ultima	-20
…nelle	-17
…nello	-13
…nemmeno	-29
…neon	-12
…neppure	-16
…neri	-13
…nero	-14
…nessuna	-27
…nessuno	-12
…niente	-16
…nipote	-24
…no	-8
…noleggio	-22
…nome	-32
…nomi	-16
…non	-25
…nonno	-19
…nostra	-29
…nostro	-51
…nota	-17
…notaio	-11
…notare	-18
…notte	-34
…notturna	-12
…novanta	-16
…novantotto	-19
…novembre	-19
…novità	-8
…numeri	-17
…numero	-37
…nuova	-32
…nuove	-19
…nuovi	-15
…nuovo	-24
…né	-10
…obbligatorio	-9
…obliquo	-19
…occhi	-15
…occhiali	-12
…occhio	-17
…occorre	12
…odore	-19
…officina	-12
…offset	-14
…oggetti	-19
…oggetto	8
…ognuno	-17
…oh	-24
…olio	-18
…oltre	-26
…omar	-15
…onda	-11
…online	-17
…operativo	-14
…operatori	-12
…oppure	-14
…ora	14
…ordina	-12
…ordinare	-17
…ordine	-21
…ore	-50
…orecchie	-20
…originale	-17
…origine	-16
…orologi	-18
…orti	-17
…ospedale	-14
…ospiti	-21
…ossigeno	-14
…ottanta	-13
…ottantacinque	-16
…otto	-9
…ottobre	-18
…ovviamente	-19
…padova	14
…padre	-28
…paga	-16
…pagare	-14
…pagina	10
…pagine	-19
…palco	-11
…palla	-17
…pancia	-12
…pane	-13
…panno	-10
…papà	-21
…parapetto	-11
…paratoie	-19
…pare	-25
…parere	-16
…parete	-24
…pari	-11
…parla	-32
…parrocchia	-17
…parrucca	-11
…parte	-51
…partendo	-10
…partenza	-23
…parti	-17
…partire	-17
…passa	-50
…passaggi	-15
…passaggio	-24
…passano	-9
…passare	-27
…passata	-9
…passato	-11
…passeggeri	-25
…passi	-15
…passo	-14
…password	-19
…patrizia	-17
…paziente	-27
…pc	-14
…pecore	-17
…pedale	-8
…pelle	-17
…pelo	-21
…penna	-14
…pennarello	-14
…pennello	-10
…per	-28
…perché	-56
…perciò	-15
…perde	-19
…perdita	-10
…perimetro	-22
…permesso	-23
…perso	-12
…persona	-26
…personale	-22
…persone	-27
…però	11
…pesa	-33
…pesanti	-15
…pesce	-19
…pesci	-23
…pesi	-13
…peso	-27
…pettine	-13
…pezza	-12
…pezzetto	-24
…pezzi	-25
…pezzo	-23
…ph	-10
…piange	-12
…piani	-12
…pianoforti	-14
…pianta	-23
…piante	12
…piattaforma	-12
…piatti	-23
…piatto	-17
…piazzale	-15
…piccola	-12
…piccoli	-9
…piccolo	-20
…piedi	-31
…piega	-8
…piena	-18
…piene	-12
…pieno	-16
…piero	-14
…pilota	-16
…pinza	-13
…pioggia	-24
…piscina	-20
…pistola	-14
…più	-39
…plastica	-20
…playlist	-19
…po'	-25
…poche	-10
…pochi	-21
…poco	-25
…poi	-62
…polistirolo	-10
…polizia	-15
…polizza	-16
…polso	-17
…poltrone	-16
…pomeriggio	-8
…pompa	-21
…pompe	-12
…ponte	-17
…ponteggio	-11
…portale	-15
…portano	-14
…portata	-10
…portatile	-13
…portato	-14
…porte	-22
…portello	-13
…portiamo	-21
…portici	-14
…portineria	-11
…porto	-22
…pos	-18
…posa	-26
…posano	-14
…possibile	-16
…possono	-16
…posti	-19
…posto	-31
…potabile	-11
…potatura	-15
…poveretto	-18
…pozzetto	-14
…pranzo	-14
…pratica	-25
…praticamente	8
…praticante	-12
…praticanti	-10
…precisamente	-19
…prega	11
…prego	11
…prelavaggio	-16
…preleva	-14
…prelievo	-11
…preme	-19
…premessa	-15
…premuto	-14
…prendi	-8
…prendiamo	-19
…prendono	-17
…prenota	-11
…prenotati	-10
…prepara	-26
…preposto	-8
…presa	-23
…presenta	-13
…presenti	-17
…presi	-13
…presidente	-24
…preso	10
…pressione	-17
…presso	-11
…prestito	-22
…presto	-14
…pretende	-24
…preventivo	-18
…prezzo	-25
…prima	-77
…prime	-21
…primer	-15
…primi	-19
…primo	-37
…pro	10
…problema	-15
…prodotti	-12
…prodotto	-19
…profilo	-19
…programma	-16
…promemoria	10
…promesso	-22
…proprietari	-16
…proprietario	-16
…proprio	-10
…prossimo	-26
…protocollo	10
…provare	-16
…prove	-12
…provincia	-23
…provo	-16
…pubblico	-12
…pulisce	-17
…puliscono	-20
…pulita	-17
…puliti	-16
…pulito	-23
…pulizia	-24
…pulizie	-10
…pullman	-12
…punta	-13
…punti	-10
…pure	-29
…purtroppo	-10
…puzza	-10
…può	-16
…quaderno	-18
…quadri	-14
…quadro	-13
…qualche	9
…qualcuno	13
…quale	9
…qualità	-23
…qualora	-10
…quando	-24
…quantità	-10
…quanto	-36
…quaranta	-33
…quarantadue	-18
…quarantena	-14
…quarto	-29
…quasi	-19
…quattordici	-20
…quel	-26
…quella	-24
…quelle	-30
…quello	-8
…quest'anno	-19
…quest'inverno	-15
…questa	18
…questi	-12
…questionario	-14
…questo	21
…qui	18
…quindi	15
…quindici	-26
…raccoglie	-20
…raccolgono	-10
…raccolta	-23
…racconto	-18
…rack	-10
…raddrizzano	-20
…radio	-22
…raga	-15
…ragazza	17
…ragazzo	-24
…ragione	10
…rapaci	-16
…rapporto	-13
…raschia	-20
…raso	-13
…recensione	-23
…recupero	-14
…redazione	-9
…referente	-12
…regione	-13
…registra	8
…registrato	-18
…registrazione	-20
…registro	9
…regola	-31
…regolamento	-13
…regole	-21
…release	-19
…reparto	-29
…reset	-20
…resi	-13
…respinto	-15
…resta	-28
…restano	-17
…restituire	16
…restituisce	-16
…resto	-14
…retino	-11
…retro	-20
…revisione	-14
…riassumo	-13
…riavvio	-11
…ricarica	-15
…ricetta	-15
…riceve	-31
…riceviamo	-23
…ricevimento	-17
…ricevuta	-11
…ricevuto	-11
…ricezione	-15
…richiama	-15
…richiesta	-25
…richieste	-19
…ricontrolla	-12
…ricorda	-16
…ricordi	-23
…ride	-11
…ridere	-17
…riempie	-16
…riempitrice	-20
…rientra	-12
…rientrata	-12
…rientro	-22
…riesce	-20
…riferimento	-16
…riferisce	-22
…rifrattometro	-16
…rifugio	-24
…riga	-22
…righe	-18
…rilascio	-17
…rilegge	-13
…rimanda	-12
…rimasta	-8
…rimasti	-11
…rimette	-16
…rimettono	-12
…ringrazia	-9
…rinnovo	12
…ripara	-16
…riparazione	-18
…ripariamo	-10
…ripete	-27
…ripetere	8
…riporta	-19
…riposo	-15
…ripreso	-13
…ripristino	-17
…risciacquo	-17
…risponde	-21
…risposta	-19
…risposto	-10
…ristorante	-19
…risultati	-18
…ritardo	-13
…ritira	-19
…ritirano	-12
…ritorno	-14
…riunione	-11
…riuniscono	-12
…rivedere	9
…roma	-14
…rompe	-21
…rosa	-8
…rossa	9
…rossi	-15
…rosso	-24
…rotazione	-12
…rotta	-17
…rotte	-16
…rotti	-17
…rotto	-14
…rottura	-12
…roulant	-11
…rovescia	-11
…rovescio	-18
…rovinata	-18
…rubinetteria	-16
…rubinetti	-8
…rubinetto	-25
…rulli	-9
…rullo	-13
…ruota	-8
…ruote	-20
…sa	-36
…sabato	-29
…sabbia	-14
…sacchetto	-16
…sacchi	-19
…sacco	-26
…sacrestano	18
…sagoma	-14
…sala	-27
…sale	-30
…salina	-20
…salire	-20
…salva	-13
…salvietta	-10
…samu	-13
…san	-23
…sandro	-10
…sangue	-10
…sanificante	-16
…sanitario	8
…sappiamo	12
…sara	-18
…saracinesca	-18
…sarebbe	16
…sarei	24
…sbaglia	-15
…sbagliato	-19
…scadenza	-16
…scadenze	-11
…scaduto	-13
…scaffale	-25
…scala	-26
…scalda	-17
…scaletta	-20
…scarica	-17
…scaricati	-11
…scarico	-14
…scarpa	-12
…scarpe	-17
…scarta	-10
…scatola	-19
…scatole	-26
…sceglie	-13
…scena	-19
…scende	-30
…scendere	-12
…scheda	-33
…schede	-9
…scheggiato	-13
…schiuma	-22
…sci	-16
…sciacquano	-15
…scivolo	-18
…scontrino	-12
…scopo	-16
…scoria	-8
…scorrere	-15
…scorsa	-10
…scorso	-22
…scritto	-20
…scrive	-43
…scrivente	12
…scrivere	-39
…scrivete	-19
…scrivi	-32
…scuolabus	-15
…scuole	-14
…scuri	-12
…scusa	-29
…secchi	-16
…secchio	-19
…secco	-16
…secondi	-19
…secondo	-39
…sedere	-19
…segnalazione	-9
…segnare	-15
…segniamo	-16
…segretaria	-16
…segretario	-18
…segreteria	-16
…segue	-13
…seguito	-27
…seguono	-17
…sella	-16
…sembra	-16
…semestre	-13
…semplice	-22
…sennò	-12
…sente	-26
…senti	23
…sentire	-16
…senza	-46
…sequestro	-15
…sera	-50
…serata	-17
…serbatoio	-21
…serra	-12
…serratura	-10
…serve	9
…server	-19
…servizi	-9
…servizio	-22
…sessanta	-12
…sesto	-16
…seta	-19
…sette	-26
…settembre	-41
…settimane	-17
…sezione	-18
…sfilata	-16
…sfoglia	-22
…si	-26
…sia	-37
…siamo	-12
…siano	-12
…sigillo	-16
…significa	-14
…signor	-13
…signora	-36
…signore	-23
…silenzio	-15
…silicone	-17
…sinistra	-13
…sito	-14
…situazione	-11
…smonta	-15
…smontano	-15
…so	12
…soccorso	-20
…soci	-17
…socio	-12
…soda	-17
…soffia	-11
…sola	-20
…soldi	-14
…sole	-21
…solforosa	-18
…soli	-22
…solito	-22
…solleva	-17
…solo	-21
…soltanto	-15
…sono	-30
…sopra	-34
…soprattutto	-18
…soprintendenza	11
…sorella	-15
…sospeso	-9
…sostituisce	14
…sostituzione	-21
…sotto	-44
…sparsi	-10
…spatola	-20
…spazza	-21
…spazzola	-22
…spazzolano	-9
…specie	-20
…spedisce	-17
…spegne	-26
…spegnere	-9
…spegni	-15
…spenta	-17
…spento	-14
…spero	-14
…spese	-11
…spett.le	-19
…spettacolo	-12
…spia	-13
…spiega	-16
…spiegare	16
…spiegato	-18
…spina	-19
…spogliatoi	-9
…sporca	-20
…sporco	-23
…sportello	-21
…sposa	-17
…sposta	-32
…spray	-12
…spurgo	-11
…squadra	9
…stabilimento	-9
…stacca	-20
…staccare	-9
…staccato	-13
…stacco	-9
…staging	-16
…stagionali	-10
…stagione	-22
…stagista	-16
…stampa	-21
…stampata	10
…stand	-22
…stanza	-20
…stare	-21
…stata	-17
…stato	-24
…stazione	-17
…stazioni	-10
…stende	-25
…stendono	-10
…sterilizzazione	-13
…stessa	-27
…stesse	-13
…stesso	-19
…stesura	16
…stia	-16
…stop	-11
…strada	-19
…strappa	-20
…strati	-17
…strumenti	-11
…strumento	-18
…studenti	-18
…studi	13
…studio	-24
…stupefacenti	-16
…subito	-35
…succede	-15
…succhioni	-11
…sugli	-15
…sui	-16
…sul	-12
…sull'argine	-15
…sulla	-53
…sulle	-27
…sullo	-17
…suo	-23
…suocero	-13
…suola	-15
…suolo	-14
…suona	-23
…suonano	-12
…suor	12
…superficie	-12
…supermercato	-14
…svengono	-14
…svita	-9
…svuota	-30
…svuotare	-12
…sé	-20
…sì	-12
…t	-13
…tabella	-13
…tablet	-12
…tagli	-12
…taglia	-25
…tagliando	-8
…tagliano	-16
…talco	-18
…tale	-12
…tampone	-8
…tanica	-15
…tante	8
…tapis	-12
…tappo	-20
…targhetta	-8
…tasche	-18
…tassa	-16
…tavola	-20
…tavole	-14
…tavolo	-25
…taxi	-16
…te	-20
…teatro	-15
…telaini	-15
…telaio	-17
…telecamera	-10
…teleferica	-18
…telefona	-25
…telefonata	-19
…telefonate	-13
…telefoni	-17
…telefono	-41
…telo	-19
…temperatura	-15
…tempo	-16
…tengo	-11
…tengono	-19
…termine	-13
…termometro	-10
…terra	-29
…terza	-11
…terzo	-19
…tessera	-12
…tesserino	-16
…test	-23
…testa	-26
…tetto	-9
…ti	-45
…ticket	-16
…tiene	-29
…tiepida	-18
…tipo	-15
…tipografia	-12
…tira	-38
…titolare	-9
…titoli	-16
…tocca	-30
…toccare	-18
…toccato	-21
…togli	-20
…toglie	-8
…togliere	-19
…toglierla	-9
…tolgono	-23
…tolte	-11
…tommaso	-13
…tondo	10
…torce	-11
…torcia	-8
…torna	-25
…tornano	12
…tornata	-17
…tournée	-14
…tra	-25
…traduzioni	-15
…tranne	-11
…trascorsi	-9
…trasformare	-12
…trasfusionale	-14
…travaso	-19
…trecento	15
…trent'anni	-15
…trenta	-30
…trentacinque	-15
…trentasette	-15
…trentina	-16
…troppo	8
…trova	-19
…trovato	-20
…trovo	-11
…tua	-13
…tubi	-12
…tubo	-24
…tunnel	-12
…turisti	-17
…turni	18
…turno	-31
…tutta	-26
…tutti	9
…uffici	-9
…ufficio	-14
…uguale	-21
…ultime	-9
…ultimi	-17
…ultimo	-19
…ultrasuoni	-12
…umidità	-15
…umido	-22
…un'agenzia	-12
…un'impresa	-11
…un'istruzione	-27
…un'ora	-24
…un'unica	-23
…una	13
…undici	-16
…unghie	-17
…unico	-23
…uno	13
…uomini	-21
…usa	-18
…usati	-18
…uscire	-23
…uscite	-16
…uscito	-13
…uso	-10
…valida	-14
…valle	-19
…valvola	-12
…vanno	-31
…vapore	-17
…vasca	9
…vasche	-14
…vaschette	-9
…vasi	-22
…vaso	-25
…vassoio	-10
…ve	-12
…vecchia	-25
…vecchio	-15
…veda	-19
…vede	-29
…vediamo	-16
…vedova	-14
…vello	-17
…velo	-18
…vendono	-17
…venduto	-15
…venerdì	-14
…venga	-15
…vengo	-12
…vengono	-32
…vent'anni	-18
…venti	-33
…ventidue	-23
…ventiquattr'ore	-18
…ventiquattro	-19
…verbale	-21
…verde	-25
…verdi	-9
…verifica	-24
…verricello	-21
…verrà	12
…versa	-21
…versamento	-11
…versano	-10
…verso	-33
…vescovo	-18
…veste	-11
…veterinario	16
…vetro	-34
…viaggia	-10
…vicino	-31
…viene	-27
…vietato	-18
…vigili	-14
…villa	-10
…vino	-22
…vinto	-11
…violini	-15
…visiera	-15
…visita	-20
…visitatori	-12
…visite	-21
…vista	-29
…visto	-19
…vivo	-12
…vocale	-17
…voce	-24
…vogliamo	16
…voglio	8
…vogliono	17
…volevo	18
…volo	-25
…volontari	-22
…volontario	-19
…volte	-42
…volume	-16
…voluto	-14
…vongole	-9
…vorrei	22
…vorremmo	-20
…vpn	-19
…vuota	-23
…vuoto	-19
…walter	-17
…x	-20
…zaino	-15
…zona	-31
…|	-23
…«	-18
…°	-10
…»	-26
…è	-10
…–	-22
…•	-24
…→	-19
…☐	-20`;
