// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_ES = `<%	-26
<(	-32
<)	-9
<*	-19
<+	-25
<,	-53
<-	-11
<-" xara	-8
<-" xel	-18
<-" xpor	-21
<-" xun	-13
<-% xdad	-21
<-% xde	-15
<-( Xla	-8
<-( xado	-18
<-) 00	-14
<-) Xel	-10
<-) Xión	-17
<-) Xla	-11
<-) Xlas	-12
<-) Xse	-18
<-) xla	-15
<-* 00	-15
<-, 00	-22
<-, Xela	-16
<-, Xsto	-16
<-, xaba	-9
<-, xaca	13
<-, xada	-41
<-, xado	-28
<-, xal	-27
<-, xala	-20
<-, xale	-13
<-, xalo	-16
<-, xame	-23
<-, xara	-34
<-, xate	-14
<-, xato	-13
<-, xbre	-14
<-, xcar	-9
<-, xces	-13
<-, xcha	-15
<-, xcia	-17
<-, xcos	-11
<-, xdad	-17
<-, xdas	-14
<-, xde	-22
<-, xdos	-30
<-, xdro	-9
<-, xdón	-19
<-, xece	-16
<-, xega	12
<-, xele	-16
<-, xelo	-16
<-, xema	-8
<-, xen	-27
<-, xena	-15
<-, xera	-21
<-, xero	-20
<-, xeta	-16
<-, xfas	-17
<-, xgir	-12
<-, xha	-17
<-, xhas	-8
<-, xhay	-24
<-, xias	-16
<-, xida	-10
<-, xido	-18
<-, xien	-11
<-, xina	-16
<-, xisa	-11
<-, xita	-15
<-, xite	-11
<-, xito	-24
<-, xión	-31
<-, xjar	-21
<-, xjas	-18
<-, xjos	-15
<-, xla	-24
<-, xlar	-14
<-, xlas	-26
<-, xle	-14
<-, xles	-20
<-, xlla	-21
<-, xlle	-12
<-, xllo	-19
<-, xlos	-37
<-, xlvo	-12
<-, xmar	-15
<-, xmos	-41
<-, xnca	-34
<-, xndo	-35
<-, xnes	-18
<-, xnos	-26
<-, xnta	-21
<-, xnte	-30
<-, xnía	-19
<-, xoco	-8
<-, xpon	-13
<-, xpor	-23
<-, xqué	-17
<-, xrar	-20
<-, xras	-16
<-, xrca	-19
<-, xrce	-15
<-, xrea	-17
<-, xres	-9
<-, xrir	-9
<-, xrle	-10
<-, xrno	-13
<-, xros	-13
<-, xrro	-19
<-, xrta	-9
<-, xrte	-11
<-, xsar	-9
<-, xsas	-13
<-, xsde	-16
<-, xsi	-18
<-, xsis	-17
<-, xsta	-16
<-, xtar	-29
<-, xtas	-25
<-, xtes	-26
<-, xtil	-11
<-, xtis	-20
<-, xtos	-16
<-, xuna	-33
<-, xura	-9
<-, xven	-16
<-, xver	-10
<-, xves	-14
<-, xvos	-9
<-, xólo	-10
<-- 00	-17
<-- xdor	-15
<-- xel	-15
<-- xera	-10
<-- xgar	-17
<-- xión	-14
<-- xlla	-10
<-- xse	-10
<-- xsi	-14
<-- xtar	-16
<-- xtes	-11
<-- xura	-17
<-. xjas	-14
<-. xlas	-17
<-. xse	-8
<-/ 00	-12
<-/ xada	8
<-/ xión	-13
<-0 00	-13
<-0 Xel	-22
<-0 Xla	-18
<-0 Xnar	-12
<-0 Xse	-13
<-0 xado	15
<-0 xal	-20
<-0 xara	-25
<-0 xbar	-14
<-0 xdas	-14
<-0 xde	-15
<-0 xeas	-21
<-0 xel	-11
<-0 xen	-14
<-0 xg	-8
<-0 xle	-17
<-0 xles	-13
<-0 xlla	-17
<-0 xlos	-18
<-0 xm/h	-22
<-0 xm/s	-15
<-0 xmm	-13
<-0 xmos	-19
<-0 xnas	-14
<-0 xpor	-13
<-0 xres	-21
<-0 xros	-19
<-0 xtas	-19
<-0 xtes	-12
<-0 xtos	-12
<-0 xºc	-16
<-: 00	-10
<-: XXrv	-15
<-: Xdra	-17
<-: Xel	-14
<-: Xero	-17
<-: Xj	-16
<-: Xla	-23
<-: Xuen	-10
<-: Xura	-17
<-: xada	-25
<-: xado	27
<-: xal	-11
<-: xale	-11
<-: xche	10
<-: xcia	-11
<-: xde	-17
<-: xder	-14
<-: xega	11
<-: xel	-21
<-: xen	-17
<-: xera	-15
<-: xero	-21
<-: xeta	-19
<-: xfes	-16
<-: xias	-15
<-: xión	21
<-: xlas	-16
<-: xle	-14
<-: xllo	-11
<-: xlo	-24
<-: xlos	-12
<-: xmar	-14
<-: xnos	-20
<-: xnte	-12
<-: xnto	-24
<-: xolo	-20
<-: xpor	-12
<-: xqué	-16
<-: xres	-19
<-: xría	-18
<-: xsi	10
<-: xsta	-15
<-: xtar	-14
<-: xtas	-17
<-: xun	-17
<-: xuna	-8
<-: xuy	-12
<-; xel	-22
<-; xla	-17
<-; xlas	-12
<-; xlo	-11
<-; xlos	-23
<-; xpor	-15
<-; xse	-15
<-; xsi	-22
<-< 00	-21
<-= xse	-15
<-> 00	-13
<-? xlo	-22
<-[ 00	-11
<-^ 00	-31
<-^ XX-07	-17
<-^ XXero	-21
<-^ XXeto	12
<-^ XXica	-20
<-^ XXnco	-17
<-^ XXras	21
<-^ XXrhh	-14
<-^ XXual	-12
<-^ Xaca	-21
<-^ Xaco	-16
<-^ Xada	-9
<-^ Xado	14
<-^ Xael	-14
<-^ Xal	-26
<-^ Xale	-20
<-^ Xalo	-20
<-^ Xalá	12
<-^ Xame	-16
<-^ Xamá	-13
<-^ Xane	-16
<-^ Xano	13
<-^ Xapa	-8
<-^ Xara	-35
<-^ Xaro	-17
<-^ Xasa	8
<-^ Xati	-22
<-^ Xaúl	-14
<-^ Xble	-14
<-^ Xbra	16
<-^ Xbre	-19
<-^ Xcar	-16
<-^ Xces	-9
<-^ Xcha	-11
<-^ Xcho	-15
<-^ Xcio	-13
<-^ Xcos	-16
<-^ Xcto	-23
<-^ Xd	-13
<-^ Xdad	-24
<-^ Xdas	-19
<-^ Xdes	-13
<-^ Xdir	-17
<-^ Xdor	-18
<-^ Xdro	-12
<-^ Xedo	-23
<-^ Xefa	-14
<-^ Xega	-21
<-^ Xego	8
<-^ Xel	-44
<-^ Xela	-22
<-^ Xelo	-16
<-^ Xema	-21
<-^ Xen	-21
<-^ Xera	-23
<-^ Xesa	-13
<-^ Xese	-21
<-^ Xeso	16
<-^ Xeta	-16
<-^ Xeto	-19
<-^ Xevo	-16
<-^ Xexo	-16
<-^ Xeña	-9
<-^ Xfwd	-15
<-^ Xgan	-21
<-^ Xgar	-12
<-^ Xgos	-21
<-^ Xha	-17
<-^ Xhar	-21
<-^ Xhay	-24
<-^ Xiar	-13
<-^ Xias	-18
<-^ Xica	-29
<-^ Xico	-16
<-^ Xide	-14
<-^ Xier	-10
<-^ Xijo	-18
<-^ Xila	-16
<-^ Xima	-16
<-^ Xime	-15
<-^ Xina	-16
<-^ Xino	-20
<-^ Xios	-21
<-^ Xita	-20
<-^ Xito	-33
<-^ Xivo	-11
<-^ Xión	30
<-^ Xjas	-13
<-^ Xl	-15
<-^ Xla	-36
<-^ Xlan	-15
<-^ Xlar	-11
<-^ Xlas	-11
<-^ Xle	-28
<-^ Xles	-19
<-^ Xlla	-18
<-^ Xlle	-14
<-^ Xllo	-8
<-^ Xlo	-47
<-^ Xlor	-10
<-^ Xlpe	-12
<-^ Xmas	-15
<-^ Xmen	-14
<-^ Xmer	-16
<-^ Xmis	-20
<-^ Xnar	-17
<-^ Xnca	-15
<-^ Xnce	10
<-^ Xnda	-13
<-^ Xner	-17
<-^ Xnes	-28
<-^ Xnia	-14
<-^ Xnma	-12
<-^ Xnse	-20
<-^ Xnta	-24
<-^ Xnte	-28
<-^ Xnto	-43
<-^ Xola	-14
<-^ Xoma	-16
<-^ Xona	-15
<-^ Xono	-12
<-^ Xora	-15
<-^ Xoró	-15
<-^ Xoto	-18
<-^ Xoye	-13
<-^ Xpor	-29
<-^ Xque	-17
<-^ Xrar	-17
<-^ Xras	-19
<-^ Xrdo	-18
<-^ Xrea	-11
<-^ Xref	-11
<-^ Xres	-21
<-^ Xrev	-14
<-^ Xrga	15
<-^ Xrgo	-17
<-^ Xrio	-17
<-^ Xrma	-18
<-^ Xrme	-13
<-^ Xrno	-14
<-^ Xrol	11
<-^ Xros	-17
<-^ Xrre	-20
<-^ Xrta	-18
<-^ Xrte	-14
<-^ Xría	-37
<-^ Xsar	-22
<-^ Xsde	11
<-^ Xse	-63
<-^ Xseo	-16
<-^ Xsra	-17
<-^ Xsta	-18
<-^ Xtal	-15
<-^ Xtan	-17
<-^ Xtar	-38
<-^ Xtel	-10
<-^ Xten	-20
<-^ Xter	-19
<-^ Xtes	-33
<-^ Xtir	-9
<-^ Xtor	-11
<-^ Xtra	-20
<-^ Xual	-15
<-^ Xuda	-20
<-^ Xude	-16
<-^ Xuli	-14
<-^ Xulo	-12
<-^ Xun	-25
<-^ Xuna	-22
<-^ Xura	-9
<-^ Xuta	-16
<-^ Xxto	-17
<-^ Xzar	-9
<-^ Xzos	13
<-^ Xñas	-15
<-^ xado	-28
<-^ xaja	-24
<-^ xal	-11
<-^ xale	-25
<-^ xara	-15
<-^ xay	-12
<-^ xcar	-18
<-^ xcer	-10
<-^ xche	-24
<-^ xcia	-14
<-^ xd	-8
<-^ xdos	-16
<-^ xego	-22
<-^ xel	-34
<-^ xen	-17
<-^ xest	-15
<-^ xiar	-17
<-^ xirá	-22
<-^ xión	11
<-^ xla	-18
<-^ xlar	-20
<-^ xlas	-19
<-^ xlo	-24
<-^ xlos	-21
<-^ xmos	-24
<-^ xnca	-16
<-^ xnos	-10
<-^ xnte	-9
<-^ xooo	-23
<-^ xpor	-9
<-^ xrar	-16
<-^ xrir	-12
<-^ xrle	-12
<-^ xse	10
<-^ xsi	-34
<-^ xsto	-14
<-^ xtar	-18
<-^ xtas	-19
<-^ xtos	-12
<-^ xuna	13
<-^ xvar	-11
<-a 00	-14
<-a Xión	-22
<-a Xlar	-12
<-a xada	-23
<-a xado	-20
<-a xaíz	-17
<-a xbir	-22
<-a xcar	-15
<-a xcer	-17
<-a xcia	-13
<-a xcio	-17
<-a xdad	-13
<-a xdar	-11
<-a xdos	-22
<-a xera	-20
<-a xgar	-8
<-a xgre	-20
<-a xias	-13
<-a xión	-26
<-a xla	-51
<-a xlar	-15
<-a xlas	-39
<-a xles	-12
<-a xllo	-17
<-a xlo	-19
<-a xlos	-23
<-a xluz	-13
<-a xmir	-9
<-a xnar	-16
<-a xner	-22
<-a xnes	-14
<-a xnos	-28
<-a xnta	-28
<-a xnto	-23
<-a xpor	-16
<-a xqué	-12
<-a xrar	-13
<-a xras	-19
<-a xrdo	-9
<-a xres	-15
<-a xrir	12
<-a xrlo	-20
<-a xrro	-13
<-a xrto	-13
<-a xsar	-15
<-a xsas	-10
<-a xtar	-25
<-a xter	-9
<-a xtes	-21
<-a xti	-16
<-a xtir	-17
<-a xtu	-11
<-a xun	-20
<-a xzar	-21
<-abre xel	-22
<-abre xen	-8
<-abre xla	-25
<-abre xuna	-14
<-abren xlas	-10
<-abrir xla	-18
<-acaba xel	-14
<-acabar xel	-9
<-acabó xen	-15
<-acerca xde	-18
<-acomoda xen	-11
<-acuerda xtar	-20
<-acá xen	-13
<-afloja xel	-16
<-afloja xla	-9
<-agencia xnos	-16
<-agua xada	-16
<-agua xde	-9
<-ahora xen	-11
<-ahora xla	14
<-ahora xlta	-17
<-ahora xse	-17
<-ahí xle	-18
<-ahí xse	-13
<-aire xado	-20
<-aire xse	-10
<-al xado	-21
<-al xaje	-12
<-al xbar	-20
<-al xbir	-19
<-al xcer	-12
<-al xcón	-19
<-al xdor	-26
<-al xdos	-11
<-al xdón	-11
<-al xero	-20
<-al xeño	-19
<-al xial	-13
<-al xico	-17
<-al xino	-15
<-al xjar	-18
<-al xlir	-9
<-al xnar	-37
<-al xnte	-11
<-al xnto	-13
<-al xoto	-12
<-al xque	-21
<-al xrio	-24
<-al xrno	-10
<-al xrre	-21
<-al xrro	-17
<-al xsco	-19
<-al xsta	-14
<-al xste	10
<-al xtor	-20
<-al xtro	-21
<-al xuto	-10
<-al xver	-21
<-al xvés	-15
<-al xzar	-20
<-algo xde	-8
<-algo xito	-12
<-algo xoso	-9
<-algo xse	-17
<-alguien xado	-20
<-alguien xde	-9
<-alguien xha	-15
<-alguien xse	-22
<-alquiler xde	-14
<-alrededor xde	-8
<-altura xde	-9
<-amarillo xse	-20
<-amparo xde	-13
<-andar xen	-13
<-animales xen	-8
<-anoche xmos	-18
<-anota xel	-14
<-anota xen	-12
<-antes xde	-22
<-antes xel	-28
<-antes xse	-20
<-apaga xel	-15
<-apaga xla	-17
<-aparece xun	-15
<-apertura xde	-9
<-apunta xel	-21
<-apunta xen	-9
<-apunta xla	-17
<-apuntes xde	-9
<-aquí xen	-16
<-aquí xla	-17
<-aquí xlo	-15
<-arma xel	-13
<-arranca xel	-12
<-arranca xla	-20
<-arriba xara	-11
<-aseguradora xde	-13
<-asunto xde	-11
<-así xlo	-11
<-así xmás	-13
<-auditor xde	-10
<-aunque xla	-15
<-avalúo xde	-12
<-avisa xal	-8
<-avisa xde	-12
<-avisa xen	-10
<-ayer xen	-14
<-ayuntamiento xnos	-17
<-año 00	-8
<-año xmos	-16
<-año xpor	-12
<-años xen	-15
<-baja xel	-15
<-baja xla	-19
<-baja xse	-11
<-baje xla	-13
<-bajo xel	-19
<-bajó xel	-24
<-balde xde	-9
<-banco XXde	-12
<-banco xde	-10
<-bandeja xada	-13
<-bandera xlla	-11
<-barrer xel	-10
<-barrio xen	-15
<-base xde	-10
<-bien xito	-18
<-billete xlso	-16
<-bodega xen	-12
<-bolsa xada	-9
<-bonito xara	-13
<-borrador xde	-9
<-bote xde	-11
<-botón xde	-12
<-buenas xdes	-19
<-buenas xhes	-9
<-bueno xde	-17
<-bueno xen	-13
<-busca xel	-18
<-busca xla	-14
<-cabina xse	-24
<-cada 00	-8
<-cada xada	-23
<-cada xaje	-11
<-cada xano	-20
<-cada xche	-18
<-cada xdor	-14
<-cada xero	-12
<-cada xión	12
<-cada xlla	-10
<-cada xlpe	-12
<-cada xnda	-18
<-cada xnte	-9
<-cada xora	-20
<-cada xrio	-10
<-cada xrno	-25
<-cada xtre	-10
<-cada xuna	-24
<-cae xel	-16
<-caja xen	-9
<-cajas xde	-14
<-cajón xde	-9
<-calidad xde	-9
<-cambia xde	-16
<-cambia xel	-21
<-cambio xde	-25
<-camión xde	-18
<-canal xde	-19
<-carga xlas	-14
<-carne xada	-13
<-casa xde	-15
<-caseta xse	-10
<-casi xse	-18
<-cayó xel	-18
<-cementerio xpal	-11
<-centro xde	-9
<-cerrar xla	-18
<-certificado xde	-12
<-chavales xde	-9
<-cien xras	-19
<-ciento xse	-18
<-cierra xla	-13
<-cierra xlas	-23
<-cierre xde	-15
<-cincuenta xnas	-17
<-cinta xde	-10
<-clase xde	-14
<-cliente xde	-10
<-cliente xega	-13
<-cliente xla	-19
<-cliente xse	-11
<-cobrar xun	-19
<-cobro xde	-16
<-coge xla	-11
<-colgada xen	-9
<-colgado xen	-18
<-coloca xla	-12
<-comida xen	-18
<-comité xde	-16
<-como xen	-13
<-como xla	-15
<-como xle	-27
<-como xlo	-15
<-como xnto	-12
<-como xun	-18
<-compara xel	-10
<-comprueba xel	-18
<-comunidad xde	-9
<-con 00	-24
<-con xaca	-16
<-con xado	-28
<-con xalo	-10
<-con xana	-13
<-con xara	-13
<-con xces	-11
<-con xcha	-16
<-con xdas	-15
<-con xdos	-19
<-con xdón	-12
<-con xel	-59
<-con xelo	-21
<-con xena	-19
<-con xera	-16
<-con xero	-19
<-con xeta	-17
<-con xeña	-23
<-con xido	-18
<-con xien	-11
<-con xigo	-11
<-con xina	-19
<-con xios	-13
<-con xiza	-11
<-con xiño	-14
<-con xión	-29
<-con xla	-23
<-con xlla	-9
<-con xllo	-17
<-con xlo	-23
<-con xlor	-22
<-con xlto	-9
<-con xnas	-11
<-con xnta	-9
<-con xnte	-15
<-con xnto	-15
<-con xono	-13
<-con xras	-25
<-con xres	-16
<-con xrné	-9
<-con xron	-17
<-con xros	-12
<-con xría	-14
<-con xsco	-16
<-con xses	-14
<-con xsus	-9
<-con xtas	-12
<-con xtes	-21
<-con xtos	-15
<-con xudo	-12
<-con xun	-23
<-con xuna	-35
<-con xupa	-10
<-con xura	-20
<-con xvia	-14
<-conecta xla	-8
<-consulta xal	-14
<-consulta xde	-15
<-contenedores xdos	-16
<-contra xel	-11
<-control xde	-19
<-convertir xlo	-21
<-conviene xcar	-25
<-cooperativa xde	-14
<-coordinadora xde	-9
<-copia xada	-17
<-corre xla	-13
<-corta xel	-9
<-corta xla	-16
<-corte xde	-17
<-corte xla	-12
<-cortes xde	-8
<-cosas xdas	-21
<-cosas xde	-17
<-cuando xale	-19
<-cuando xega	-20
<-cuando xel	-17
<-cuando xhay	-24
<-cuando xien	11
<-cuando xla	-8
<-cuando xle	-10
<-cuando xse	-27
<-cuando xun	9
<-cuando xuna	-17
<-cuarenta xros	-17
<-cuartas xtes	-15
<-cuarto xde	-14
<-cuatro xdas	-24
<-cuatro xros	-16
<-cuatro xtas	-11
<-cuatro xtos	-9
<-cuelga xla	-14
<-cuelgan xen	-17
<-cuenta xde	-12
<-cuenta xel	-10
<-cuenta xlas	-13
<-cuenta xlos	-24
<-cuento xlo	-10
<-cuerdas xpor	-20
<-cuerpo xde	-14
<-cómo xle	-22
<-cómo xlo	-21
<-cómo xmos	-10
<-cómo xnos	-15
<-cómo xse	-12
<-da xel	-26
<-da xisa	-14
<-da xita	-9
<-da xla	-31
<-da xun	-9
<-da xuna	-16
<-dar xel	-19
<-de 00	-17
<-de XXco2	-12
<-de XXión	-17
<-de XXla	-14
<-de XXnes	-22
<-de XXtes	-19
<-de Xaca	-20
<-de Xali	-15
<-de Xaén	-16
<-de Xcho	-10
<-de Xcia	-16
<-de Xdes	-12
<-de Xdiz	-16
<-de Xeco	-12
<-de Xida	-20
<-de Xira	-14
<-de Xión	-23
<-de Xlos	-11
<-de Xnes	-10
<-de Xnia	-14
<-de Xnio	-18
<-de Xnta	-15
<-de Xona	-15
<-de Xoza	-13
<-de Xqui	-12
<-de Xria	-29
<-de Xrio	-11
<-de Xrra	-9
<-de Xsta	-22
<-de Xtes	-9
<-de Xuco	-19
<-de xaca	-13
<-de xado	-30
<-de xaja	-18
<-de xaje	-34
<-de xal	-14
<-de xala	-24
<-de xama	-16
<-de xamo	8
<-de xana	-18
<-de xano	-30
<-de xara	-8
<-de xasa	-24
<-de xaso	-11
<-de xata	-14
<-de xate	-15
<-de xaza	-18
<-de xaíz	-15
<-de xbar	-15
<-de xbas	-16
<-de xbir	-19
<-de xbol	-19
<-de xbor	-9
<-de xbra	-25
<-de xbre	-24
<-de xbés	-13
<-de xcar	-24
<-de xcer	-24
<-de xces	-10
<-de xcha	-19
<-de xche	-30
<-de xcho	-23
<-de xcia	-28
<-de xcio	-19
<-de xcos	-19
<-de xcén	15
<-de xdad	-33
<-de xdar	-12
<-de xder	-11
<-de xdes	-31
<-de xdia	-21
<-de xdor	-21
<-de xdos	-20
<-de xdro	-13
<-de xdón	-21
<-de xear	14
<-de xeas	-15
<-de xebé	-13
<-de xeda	-14
<-de xega	12
<-de xego	-23
<-de xejo	-16
<-de xelo	-20
<-de xeno	-16
<-de xera	-18
<-de xero	-25
<-de xeso	-28
<-de xeta	-17
<-de xeve	-17
<-de xeza	-16
<-de xeña	-18
<-de xeño	-15
<-de xgar	13
<-de xgen	-13
<-de xgía	-10
<-de xgón	-17
<-de xiar	11
<-de xias	-20
<-de xica	-23
<-de xico	-17
<-de xido	-32
<-de xila	-8
<-de xilm	-16
<-de xilo	-9
<-de xina	-24
<-de xino	-26
<-de xios	-26
<-de xir	-14
<-de xjas	-15
<-de xjes	-16
<-de xjía	-18
<-de xla	-37
<-de xldo	-17
<-de xler	-14
<-de xles	-28
<-de xlir	-21
<-de xlla	-16
<-de xllo	-17
<-de xlo	-10
<-de xlor	-11
<-de xlos	-30
<-de xlta	-14
<-de xlud	-12
<-de xlín	-15
<-de xlón	-17
<-de xmar	-19
<-de xmas	-22
<-de xmer	-14
<-de xmio	-14
<-de xmpo	-15
<-de xmón	-12
<-de xnar	-15
<-de xnas	-28
<-de xnco	-22
<-de xndo	-18
<-de xner	-24
<-de xnes	-47
<-de xngo	-12
<-de xnio	-13
<-de xnos	-21
<-de xnta	-33
<-de xnte	-22
<-de xoca	-12
<-de xoda	-19
<-de xodo	-15
<-de xona	-13
<-de xora	-21
<-de xoro	-13
<-de xoño	-18
<-de xpiz	-10
<-de xqué	-25
<-de xral	-13
<-de xrar	15
<-de xras	-23
<-de xrdo	-13
<-de xres	-45
<-de xrez	-11
<-de xrga	-14
<-de xrgo	-13
<-de xrio	-23
<-de xrir	-27
<-de xrle	-12
<-de xrlo	-15
<-de xrme	-19
<-de xrno	-23
<-de xrol	10
<-de xros	-21
<-de xrro	-15
<-de xrse	-14
<-de xrte	-20
<-de xrto	11
<-de xrva	-19
<-de xrzo	-21
<-de xsal	-13
<-de xsar	-17
<-de xsas	-18
<-de xsco	-15
<-de xses	-18
<-de xste	-15
<-de xsto	-17
<-de xtal	-20
<-de xtar	-13
<-de xtas	-33
<-de xtel	-16
<-de xtes	-38
<-de xtos	-52
<-de xtra	-20
<-de xtro	-22
<-de xtón	-21
<-de xueo	-15
<-de xula	-13
<-de xun	-46
<-de xuna	-26
<-de xura	9
<-de xuto	-12
<-de xver	-15
<-de xvos	-24
<-de xyas	-18
<-de xzas	-30
<-de xído	-15
<-de xñas	-15
<-de xños	-17
<-de xómo	10
<-debajo xde	-10
<-debe xsar	-15
<-decide xsi	-11
<-deja xde	-12
<-deja xel	-13
<-deja xen	-11
<-deja xla	10
<-deja xlar	-18
<-deja xota	-9
<-deja xrir	-11
<-deja xsar	-13
<-deja xtar	-18
<-deja xuna	-13
<-dejar 00	-11
<-dejar xado	-26
<-dejar xito	-26
<-dejó xel	-24
<-del 00	-18
<-del xado	22
<-del xaje	-15
<-del xano	-17
<-del xate	15
<-del xcal	-21
<-del xcho	-15
<-del xcio	-20
<-del xdor	-31
<-del xdro	-12
<-del xdén	-13
<-del xdón	-15
<-del xelo	-20
<-del xema	-8
<-del xero	-30
<-del xeso	11
<-del xgar	-12
<-del xgón	-9
<-del xico	-16
<-del xido	-13
<-del xifo	-11
<-del xité	-19
<-del xión	-21
<-del xlar	-16
<-del xlde	-18
<-del xleo	-12
<-del xler	-34
<-del xllo	-13
<-del xlón	-13
<-del xnal	-13
<-del xnte	-9
<-del xque	-15
<-del xrio	-31
<-del xrno	-35
<-del xrte	-24
<-del xrto	10
<-del xrón	-14
<-del xsor	-18
<-del xtel	-11
<-del xtor	-23
<-del xtro	-25
<-del xulo	-17
<-del xñón	-21
<-delante xde	-9
<-dentro xde	-16
<-descarga xde	-11
<-desde 00	-11
<-desde xel	-14
<-desde xero	-12
<-desde xla	-28
<-desde xlos	-8
<-desde xndo	-11
<-desde xun	-9
<-desmonta xel	-12
<-desmontaje xde	-17
<-después xde	-18
<-después xel	-26
<-después xen	-11
<-después xilm	-9
<-después xla	-16
<-después xlos	-16
<-después xnos	-18
<-después xse	-25
<-devuelve xel	-14
<-dice xel	-23
<-dice xla	-14
<-diez xpor	-18
<-diga xel	-22
<-diga xla	-16
<-digo xara	-19
<-directora xun	-12
<-discute xel	-14
<-doce xpor	-8
<-documento xde	-17
<-documento xrio	-20
<-don Xlmo	-12
<-donde xse	-8
<-dos xcas	-9
<-dos xcos	-23
<-dos xdas	-27
<-dos xde	-15
<-dos xdes	-15
<-dos xdos	-15
<-dos xhes	-9
<-dos xias	-17
<-dos xjas	-12
<-dos xlas	-16
<-dos xles	-17
<-dos xlos	-13
<-dos xnes	-18
<-dos xnos	-15
<-dos xpor	-8
<-dos xras	-29
<-dos xres	-21
<-dos xros	-22
<-dos xsas	-15
<-dos xsi	-15
<-dos xtas	-22
<-dos xtes	-11
<-dos xtos	-15
<-dos xues	-14
<-dos xzos	-11
<-dos xías	-9
<-doy xla	-16
<-durante xel	-25
<-durante xla	-16
<-día 00	-14
<-día xen	-10
<-día xtes	-23
<-días xara	-13
<-días xles	-13
<-días xse	-15
<-días xtes	-10
<-echa xel	-15
<-echa xla	-16
<-echa xun	-15
<-eh xlas	-20
<-eh xle	-21
<-el 00	-19
<-el XXpdf	-9
<-el Xrio	-16
<-el xace	-20
<-el xado	-9
<-el xago	-18
<-el xala	-8
<-el xama	-11
<-el xame	-18
<-el xamo	13
<-el xano	-22
<-el xapo	-13
<-el xaro	-13
<-el xaso	-12
<-el xato	-27
<-el xave	-23
<-el xazo	-29
<-el xaño	-19
<-el xbar	-9
<-el xbio	16
<-el xble	12
<-el xblo	-17
<-el xbor	-23
<-el xbre	-22
<-el xbro	-15
<-el xche	17
<-el xcio	-27
<-el xcro	-14
<-el xcto	-16
<-el xcón	-14
<-el xde	-13
<-el xdeo	-10
<-el xdio	-18
<-el xdro	-9
<-el xdón	-11
<-el xeco	-11
<-el xedo	-16
<-el xego	-11
<-el xeje	-16
<-el xejo	-26
<-el xelo	-17
<-el xema	-23
<-el xeno	-22
<-el xeso	-32
<-el xete	-21
<-el xeto	-24
<-el xevo	-10
<-el xeño	-21
<-el xfer	-13
<-el xhat	-16
<-el xhef	-10
<-el xial	-18
<-el xiar	-19
<-el xico	-35
<-el xiel	-17
<-el xier	-9
<-el xifo	-15
<-el xigo	-19
<-el xilo	-18
<-el xing	-19
<-el xino	-32
<-el xion	-19
<-el xiro	-16
<-el xite	-20
<-el xitu	-14
<-el xité	-15
<-el xivo	-23
<-el xión	-35
<-el xjal	-26
<-el xker	-12
<-el xlar	-15
<-el xlay	-16
<-el xlde	-21
<-el xldo	-9
<-el xlle	-8
<-el xllo	-41
<-el xlor	-23
<-el xlpe	-12
<-el xlvo	-14
<-el xlón	-31
<-el xmal	-27
<-el xmbo	-25
<-el xmio	-16
<-el xmno	-16
<-el xmán	-8
<-el xnal	-26
<-el xnco	-9
<-el xndo	-17
<-el xnel	-23
<-el xner	-14
<-el xngo	-11
<-el xniz	-14
<-el xnta	-17
<-el xnte	-44
<-el xnto	15
<-el xnés	-16
<-el xobo	-11
<-el xoco	-22
<-el xodo	-33
<-el xogo	-16
<-el xono	-24
<-el xoro	-12
<-el xoso	-22
<-el xote	-13
<-el xoto	-22
<-el xpio	-25
<-el xpón	-13
<-el xral	-20
<-el xrco	-18
<-el xrde	-14
<-el xrdo	-8
<-el xril	-9
<-el xrio	-48
<-el xrje	-14
<-el xrme	-17
<-el xrno	-17
<-el xrol	-19
<-el xrpo	-22
<-el xrre	-28
<-el xrro	-27
<-el xrso	-16
<-el xrán	-10
<-el xrón	-17
<-el xsco	-11
<-el xset	-8
<-el xsis	-21
<-el xsor	-35
<-el xsta	-26
<-el xste	-13
<-el xtal	-22
<-el xtaz	-12
<-el xtel	-15
<-el xteo	9
<-el xtil	-14
<-el xtor	-36
<-el xtro	-26
<-el xtón	-24
<-el xual	-21
<-el xubo	-19
<-el xudo	-14
<-el xueo	23
<-el xujo	-21
<-el xuto	-17
<-el xuyo	-13
<-el xuía	-12
<-el xuín	-16
<-el xvil	-8
<-el xxto	-16
<-el xzal	-21
<-el xñol	-17
<-elige xel	-10
<-elvira 00	-13
<-empresa xde	-20
<-en Xago	-10
<-en Xala	-8
<-en Xara	-10
<-en Xión	-19
<-en Xlla	-16
<-en Xotá	-18
<-en Xoza	-12
<-en Xrey	-19
<-en Xsan	-13
<-en xada	-34
<-en xaja	-12
<-en xala	-15
<-en xano	-20
<-en xasa	-17
<-en xaso	-12
<-en xato	-15
<-en xayo	-10
<-en xbre	-25
<-en xcas	-12
<-en xcha	-18
<-en xcho	-17
<-en xdos	-19
<-en xeco	-18
<-en xel	-48
<-en xelo	-14
<-en xena	-28
<-en xera	-17
<-en xero	-19
<-en xico	-8
<-en xión	-25
<-en xla	-36
<-en xlas	-29
<-en xles	-12
<-en xlio	-24
<-en xlos	-25
<-en xnes	-9
<-en xnto	-10
<-en xora	-14
<-en xral	-14
<-en xras	-21
<-en xres	-12
<-en xril	-8
<-en xrio	-20
<-en xrzo	-20
<-en xría	-8
<-en xsto	-15
<-en xsus	-15
<-en xtro	-8
<-en xun	-19
<-en xuna	-45
<-encargada xde	-10
<-encargado xde	-9
<-enciende xel	-17
<-encima xde	-14
<-encima xse	-21
<-enhorabuena xpor	-12
<-enseña xel	-11
<-entienda xuna	-14
<-entonces xel	-30
<-entonces xla	-11
<-entonces xlo	-12
<-entonces xse	-19
<-entra xen	-16
<-entra xpor	-15
<-entra xuna	-17
<-entrada xde	-14
<-entrada xen	-12
<-entran xdos	-9
<-entran xlos	-9
<-entran xpor	-10
<-entrar xse	-13
<-entre xdos	-9
<-entre xen	-11
<-entre xla	-20
<-entre xlas	-14
<-entre xlos	-28
<-entre xnta	-14
<-entre xuna	-13
<-entrega xal	-10
<-entrega xde	-18
<-entrega xel	-11
<-envía xla	-15
<-equipo xde	-14
<-equipo xse	-12
<-era xara	-10
<-error xla	-13
<-es xara	-24
<-es xde	-21
<-es xel	13
<-es xeor	-10
<-es xina	-15
<-es xita	-10
<-es xla	21
<-es xlo	-38
<-es xnte	-18
<-es xpa	-21
<-es xsía	-9
<-es xun	-14
<-es xuna	-25
<-escribe xla	-17
<-escrito xde	-20
<-escrito xel	10
<-escrito xla	12
<-escrito xómo	10
<-eso xlo	-17
<-eso xse	-21
<-esperar xdos	-12
<-estación xde	-15
<-estamos xndo	-17
<-estas xnes	-22
<-este xano	-27
<-estimados xres	-8
<-esto xen	-12
<-esto xlo	-17
<-esto xun	-13
<-estoy xen	-12
<-estoy xndo	-22
<-está xada	-31
<-está xado	-15
<-está xde	-15
<-está xel	-15
<-está xen	-17
<-está xeno	-8
<-está xido	-8
<-está xla	-10
<-está xndo	-30
<-está xpor	-8
<-están xdos	-20
<-están xen	-12
<-están xsos	-10
<-esté xado	-20
<-esté xen	-12
<-euros xal	-15
<-euros xse	-11
<-explicar xqué	-18
<-falla xla	-12
<-falta xel	-9
<-falta xlo	-15
<-falta xrle	-13
<-falta xun	-20
<-familia xse	-19
<-farmacia xde	-15
<-favor xde	-17
<-fecha xde	-10
<-fecha xen	-8
<-federación xnos	-12
<-feria xde	-10
<-filtros xde	-16
<-fin xde	-8
<-finca xde	-13
<-firma xel	-18
<-firma xen	-15
<-firmada xpor	-15
<-firmados xse	-14
<-firme xel	-20
<-fondo 00	-13
<-forma xde	-17
<-foto xde	-9
<-fotos xde	-19
<-franja xde	-10
<-freno xde	-8
<-fue xal	-21
<-fue xel	-17
<-fue xla	-12
<-fuera xde	-9
<-funeraria xde	-9
<-gas xal	-15
<-gente xada	-8
<-gente xse	-10
<-golpe xen	-17
<-golpea xel	-14
<-goma xde	-8
<-grabe xómo	18
<-gracias xpor	-10
<-grados xse	-15
<-gramos xde	-11
<-gramos xpor	-11
<-grupo xde	-12
<-guante xde	-9
<-guantes xios	-14
<-guantes xsos	-13
<-guía xara	-16
<-guía xde	-24
<-ha xado	-51
<-ha xcho	-17
<-ha xde	-19
<-ha xido	-28
<-ha xito	-16
<-ha xlto	-13
<-ha xsto	-15
<-habla xpor	-12
<-hablamos xen	-9
<-había xado	-15
<-hace xdos	-16
<-hace xel	-30
<-hace xla	-19
<-hace xsi	-26
<-hace xun	-18
<-hacemos xen	-17
<-hacemos xeso	9
<-hacer xde	-16
<-hacer xla	-19
<-hacer xndo	17
<-hacer xsi	20
<-haga xla	13
<-hago xde	-10
<-han xado	-28
<-han xido	-28
<-harina xde	-14
<-hasta 00	-13
<-hasta xel	-32
<-hasta xla	-22
<-hasta xlos	-16
<-hasta xrzo	-15
<-hay xdos	-21
<-hay xias	13
<-hay xien	-23
<-hay xión	-23
<-hay xun	-17
<-hay xuna	-15
<-haya xado	-33
<-haya xido	-13
<-he xado	-34
<-hecha xun	-13
<-hemos xado	-22
<-hemos xido	-23
<-hermana xse	-13
<-herramienta xada	-15
<-hizo xel	-13
<-hoja xara	-14
<-hoja xde	-17
<-hoja xpor	-9
<-hora xde	-14
<-hora xen	-11
<-hora xse	-20
<-hora xtes	-18
<-horas xde	-10
<-horas xen	-19
<-horas xpor	-9
<-horas xse	-18
<-horas xtes	-11
<-horno xlo	-15
<-hospital xde	-14
<-hubo xun	-21
<-igual xhay	-22
<-inspección xde	-13
<-instrucciones xara	-24
<-instructivo xara	-19
<-interior xde	-13
<-ir xndo	-11
<-jamás xse	-15
<-jefatura xde	-9
<-jefe xde	-19
<-jefes xde	-10
<-kilos xde	-13
<-la 00	-9
<-la XXitv	-10
<-la XXong	-9
<-la Xcia	-27
<-la Xdad	-13
<-la Xena	-13
<-la Xera	-14
<-la Xica	-12
<-la Xión	-21
<-la Xola	-12
<-la Xría	-21
<-la xaba	-18
<-la xaca	-36
<-la xada	-32
<-la xala	-31
<-la xama	-14
<-la xamá	-10
<-la xana	-25
<-la xapa	-19
<-la xara	-40
<-la xase	15
<-la xata	-25
<-la xave	-23
<-la xaya	-16
<-la xaza	-19
<-la xaña	-20
<-la xbra	-29
<-la xcha	-29
<-la xcia	-28
<-la xcía	-13
<-la xdad	-37
<-la xde	-20
<-la xdra	-23
<-la xdía	-10
<-la xeca	-24
<-la xeda	-18
<-la xega	-8
<-la xeja	-19
<-la xela	-37
<-la xema	-13
<-la xena	-15
<-la xera	-22
<-la xesa	-15
<-la xeta	-42
<-la xeva	-20
<-la xeza	8
<-la xha	-10
<-la xiar	-23
<-la xica	-25
<-la xici	-13
<-la xida	-24
<-la xiel	-32
<-la xiga	-20
<-la xila	-20
<-la xima	-8
<-la xisa	-17
<-la xita	-29
<-la xiva	-20
<-la xiza	-16
<-la xión	20
<-la xlda	-22
<-la xlla	-10
<-la xlor	-16
<-la xlpa	-15
<-la xlta	-14
<-la xlva	-16
<-la xlía	-18
<-la xmba	-18
<-la xmia	-21
<-la xmna	-17
<-la xmos	-37
<-la xmpa	-18
<-la xmpu	-13
<-la xmés	-10
<-la xnca	-27
<-la xnda	-33
<-la xnea	-12
<-la xnia	-16
<-la xnja	-13
<-la xnta	-11
<-la xnte	-27
<-la xnza	-27
<-la xnía	-19
<-la xoca	-20
<-la xoda	-17
<-la xoga	-21
<-la xola	-20
<-la xona	-23
<-la xora	-11
<-la xosa	-10
<-la xota	-19
<-la xral	-13
<-la xrca	-10
<-la xrda	-21
<-la xrea	-12
<-la xred	-18
<-la xrga	-14
<-la xrgo	-14
<-la xrie	-20
<-la xriz	-16
<-la xrma	-20
<-la xrna	-16
<-la xrne	-10
<-la xrra	-25
<-la xrta	-20
<-la xrva	-12
<-la xría	-33
<-la xrúa	-13
<-la xsal	-21
<-la xsca	-15
<-la xsis	-12
<-la xsta	-19
<-la xtea	-19
<-la xtra	-32
<-la xtua	-19
<-la xtud	15
<-la xtía	-18
<-la xuba	-18
<-la xuda	-11
<-la xuia	-20
<-la xuja	-19
<-la xula	-30
<-la xuma	-19
<-la xusa	-16
<-la xuta	-14
<-la xuya	-9
<-la xuía	-21
<-la xuña	-22
<-la xweb	-21
<-la xñal	-23
<-la xñía	-14
<-labios xdos	-16
<-laboratorio xse	-16
<-lado xde	-9
<-larga xse	13
<-las 00	-16
<-las xcas	-35
<-las xces	-21
<-las xde	-12
<-las xdes	-22
<-las xdos	-20
<-las xeas	-29
<-las xgas	-24
<-las xhas	-23
<-las xhes	-18
<-las xias	10
<-las xjas	-22
<-las xlas	-33
<-las xmas	-23
<-las xnes	13
<-las xpas	-25
<-las xras	15
<-las xres	-16
<-las xtas	-14
<-las xtes	-15
<-las xvas	-10
<-las xves	12
<-las xyas	-19
<-las xzas	-31
<-las xñas	-10
<-lavado xde	-17
<-le xblo	-14
<-le xces	-21
<-le xcto	-16
<-le xdan	-14
<-le xdé	-16
<-le xece	-13
<-le xega	-9
<-le xele	-8
<-le xeña	-14
<-le xhan	-13
<-le xica	-8
<-le xije	-14
<-le xito	-13
<-le xmos	-37
<-le xnde	-10
<-le xnto	-13
<-le xoma	-28
<-le xras	-19
<-le xron	-9
<-le xrta	-18
<-le xría	-14
<-le xsta	-13
<-le xtas	-18
<-le xían	-10
<-lee xel	-18
<-lee xla	-20
<-leen xel	-18
<-les xego	-21
<-les xica	-8
<-les xido	-20
<-les xmos	-18
<-les xría	-11
<-levanta xla	-21
<-limpia xel	-12
<-limpia xla	-18
<-limpieza xde	-10
<-lista xde	-9
<-llama xal	-24
<-llama xuna	-15
<-llamo xal	-12
<-llaves xde	-9
<-llega xel	-19
<-llega xen	-15
<-llega xla	-18
<-llena xel	-22
<-llena xla	-17
<-llenas xde	-10
<-lleva xel	-11
<-lleva xla	-19
<-llevan xel	-10
<-llevo xla	-15
<-lo xaba	-20
<-lo xado	-23
<-lo xagó	-13
<-lo xara	-21
<-lo xcan	-11
<-lo xcte	-9
<-lo xcto	-9
<-lo xdan	-21
<-lo xde	-34
<-lo xene	-16
<-lo xepa	-12
<-lo xgan	-15
<-lo xha	-10
<-lo xida	-16
<-lo xiga	-14
<-lo xjes	-14
<-lo xmos	-34
<-lo xmío	-23
<-lo xnas	-18
<-lo xnda	-10
<-lo xnes	-9
<-lo xnta	-10
<-lo xntó	-14
<-lo xrme	-18
<-lo xron	-10
<-lo xrán	-12
<-lo xtan	-18
<-lo xvea	-11
<-lo xáis	-17
<-lo xéis	-20
<-lona xde	-9
<-los 00	-8
<-los xbos	13
<-los xces	-22
<-los xcos	-32
<-los xde	-23
<-los xdes	-17
<-los xdos	-26
<-los xeos	14
<-los xgos	-14
<-los xhes	-18
<-los xhos	-10
<-los xies	-15
<-los xios	-20
<-los xjes	-15
<-los xjos	-19
<-los xles	-32
<-los xlos	-23
<-los xmas	-16
<-los xmos	-10
<-los xmás	-14
<-los xnce	-22
<-los xnes	-38
<-los xnos	-41
<-los xnta	-12
<-los xpos	-17
<-los xros	-54
<-los xses	-23
<-los xsos	-21
<-los xsta	-15
<-los xues	-14
<-los xvos	-24
<-los xzos	-22
<-los xéis	-12
<-luces xde	-9
<-luego xal	-9
<-luego xde	-11
<-luego xel	-21
<-luego xen	-12
<-luego xla	-28
<-luego xona	-13
<-luego xse	-34
<-lunes xse	-21
<-luz xse	-14
<-línea xde	-12
<-mal xdas	-23
<-manda xal	-12
<-manda xel	-10
<-manda xla	-22
<-mando xdio	-12
<-manejo xde	-19
<-manera xde	-21
<-manos xdas	-12
<-manos xnas	-15
<-manual xde	-15
<-marca xen	-15
<-marca xla	-14
<-mayor 00	-10
<-mayoría xde	-10
<-mañana xse	-11
<-me xamo	-10
<-me xdió	-26
<-me xgas	-19
<-me xha	-21
<-me xhas	-9
<-me xicó	-13
<-me xida	-8
<-me xlo	-27
<-me xman	-16
<-me xocó	-18
<-me xran	-11
<-me xron	-23
<-me xría	-33
<-me xste	-9
<-me xuda	-15
<-media xina	-13
<-medidas xse	-17
<-medio xilo	-11
<-medio xtro	-16
<-menos xde	-8
<-menos xuna	-9
<-mes xel	-15
<-mesa xde	-9
<-mete xel	-15
<-mete xla	-22
<-metes xel	-20
<-meto xel	-20
<-metros xpor	-9
<-mi xada	-11
<-mi xado	-19
<-mi xana	-12
<-mi xapá	-18
<-mi xcia	-24
<-mi xefa	-15
<-mi xelo	-12
<-mi xido	-15
<-mi xija	-11
<-mi xina	-11
<-mi xino	-16
<-mi xrno	-14
<-mi xtía	-8
<-mi xtío	-11
<-mide xel	-26
<-mide xla	-15
<-mientras xel	-16
<-mientras xnto	-14
<-mil xtas	-9
<-min xen	-10
<-minutos xdos	-11
<-minutos xen	-15
<-minutos xla	-16
<-minutos xpor	-15
<-minutos xse	-12
<-minutos xtes	-12
<-mira xel	-37
<-mira xla	-16
<-mira xlos	-20
<-mira xsi	-23
<-mirando xel	-19
<-mirando xla	-17
<-miras xla	-23
<-mirá xla	-22
<-mis xtas	-13
<-misma xche	-9
<-misma xnte	-20
<-mitad xen	-10
<-moja xla	-9
<-monta xen	-8
<-montaje xde	-12
<-motor xen	-9
<-muestra xde	-9
<-muestra xel	-8
<-más xde	-15
<-más xse	-21
<-máximo xdos	-17
<-mí xse	-12
<-móviles xdos	-16
<-nada xde	-13
<-nada xse	-21
<-nada xsi	-18
<-nadie xbía	-12
<-nadie xha	-21
<-nadie xica	-15
<-nadie xle	-19
<-nadie xría	-12
<-nadie xse	-21
<-necesario xjar	-21
<-necesito xuda	-9
<-negro xse	-12
<-ni xara	-16
<-ni xel	-17
<-ni xen	-15
<-ni xera	-10
<-ni xlo	-20
<-ni xnas	-17
<-ni xpor	-19
<-ni xse	-16
<-ni xtar	-11
<-ni xtos	-19
<-ni xuna	-14
<-ningún xito	-25
<-no xaba	-19
<-no xabe	-9
<-no xada	-11
<-no xale	-22
<-no xara	-11
<-no xase	-14
<-no xben	-15
<-no xbre	-21
<-no xbía	-24
<-no xcar	-12
<-no xde	-14
<-no xdos	-13
<-no xdra	-11
<-no xebe	-14
<-no xel	-20
<-no xela	-14
<-no xen	-13
<-no xfui	-10
<-no xgar	-14
<-no xha	-12
<-no xhay	-16
<-no xla	-30
<-no xlas	-16
<-no xle	-18
<-no xles	-14
<-no xlo	-18
<-no xlos	-17
<-no xmos	-29
<-no xnca	-16
<-no xnde	-13
<-no xndo	-15
<-no xnos	-10
<-no xnta	-9
<-no xnte	-9
<-no xnto	-16
<-no xpar	-12
<-no xpor	-10
<-no xpta	-9
<-no xras	-12
<-no xren	-17
<-no xrlo	-13
<-no xron	-11
<-no xrve	-11
<-no xría	-19
<-no xsar	-10
<-no xse	-17
<-no xste	-16
<-no xtas	-15
<-no xtes	-10
<-no xtos	-18
<-no xuen	-12
<-no xupo	-20
<-no xuye	-9
<-no xver	-14
<-no xómo	-20
<-noche 00	-17
<-noche xse	-15
<-noche xtes	-9
<-nombre xeto	-9
<-nombres xde	-8
<-nombres xios	-17
<-nos xedó	-11
<-nos xha	-27
<-nos xige	-18
<-nos xita	-8
<-nos xizo	-22
<-nos xmos	-26
<-nos xron	-21
<-nos xstó	-11
<-nos xuso	-15
<-nosotros xmos	10
<-nuestro xrio	-19
<-nueva xse	-19
<-nuevo xse	-10
<-nuevos xle	-20
<-nunca xal	-14
<-nunca xel	-10
<-nunca xen	-17
<-nunca xla	-18
<-nunca xpor	-16
<-nunca xse	-20
<-nunca xuna	-17
<-nº xde	-8
<-número xde	-14
<-o xel	-16
<-o xelo	-11
<-o xen	-13
<-o xlo	-14
<-o xndo	-16
<-o xpor	-17
<-o xsi	-20
<-o xun	-15
<-objetos xdos	-25
<-obra xse	-13
<-ocho xtas	-21
<-oficina xde	-15
<-operador xde	-9
<-orden xde	-10
<-os xáis	-8
<-otra xde	-11
<-otra xse	-14
<-otro xero	-12
<-otro xndo	-13
<-otros xtos	-11
<-padre xaba	-12
<-paga xel	-14
<-paga xla	13
<-papel xado	-11
<-papel xara	-18
<-papel xde	-11
<-papel xlo	13
<-papel xnés	-14
<-papá xaba	-14
<-para xbir	11
<-para xdos	-28
<-para xel	-30
<-para xelo	-22
<-para xen	-11
<-para xgar	-22
<-para xiar	11
<-para xla	-53
<-para xlas	-41
<-para xlos	-14
<-para xmar	14
<-para xpar	-19
<-para xqué	-21
<-para xrla	-18
<-para xrle	-17
<-para xrlo	-27
<-para xtar	21
<-para xun	-10
<-partes xde	-10
<-partida xde	-12
<-partir xde	-10
<-pasa xal	-18
<-pasa xapo	-15
<-pasa xel	14
<-pasa xen	-12
<-pasa xla	-26
<-pasa xndo	17
<-pasada xen	-16
<-pasada xmos	-11
<-pasada xse	-11
<-pasado xdos	-11
<-pasado xmos	-18
<-pasado xse	-21
<-pasan xpor	-12
<-pasar xla	-22
<-pasar xpor	-14
<-pase xel	-21
<-pasillo xse	-12
<-paso xel	-14
<-pedido xde	-8
<-pedidos xse	-14
<-pega xla	-8
<-pequeño xen	-12
<-permiso xde	-11
<-permiso xito	-13
<-pero xel	-24
<-pero xla	-23
<-pero xlo	16
<-pero xse	-18
<-pero xuna	-18
<-persona xrda	-19
<-personas xdas	-20
<-personas xen	-20
<-pide xel	-32
<-pide xión	-16
<-pide xla	-28
<-pidió xel	-20
<-pie xde	-9
<-piel xse	-18
<-pierde xla	-15
<-pinza xrga	-12
<-pisa xla	-16
<-pisar xla	-16
<-piso xse	-12
<-plena xión	-18
<-pone xel	-20
<-pone xen	-19
<-pone xla	-24
<-pone xlos	-14
<-pone xuna	-8
<-ponen xen	-16
<-ponen xlos	-20
<-poner xel	-19
<-poner xla	-16
<-poner xlas	-29
<-poner xpor	-24
<-pones xen	-15
<-pongo xla	-11
<-pongo xlo	-12
<-por xada	-15
<-por xado	-12
<-por xata	-14
<-por xcia	-9
<-por xdad	-10
<-por xel	-39
<-por xias	-22
<-por xido	-12
<-por xito	-43
<-por xión	-19
<-por xla	-41
<-por xlas	-16
<-por xlo	-28
<-por xlos	-26
<-por xnto	-15
<-por xora	-14
<-por xqué	-22
<-por xror	-9
<-por xsar	-14
<-por xsi	-19
<-por xtos	-16
<-por xtro	-12
<-por xun	-19
<-por xuna	-21
<-por xura	-12
<-porque xada	-23
<-porque xel	-39
<-porque xen	-12
<-porque xhay	11
<-porque xhos	-20
<-porque xien	-16
<-porque xle	-17
<-porque xlo	-17
<-porque xlos	-17
<-porque xnía	-12
<-porque xse	-30
<-porque xsi	-16
<-porque xun	-12
<-precinto xde	-8
<-pregunta xal	-16
<-pregunta xara	-13
<-pregunta xpor	-24
<-pregunta xqué	-19
<-pregunta xtos	-15
<-preguntar xpor	-13
<-prendas xdas	-16
<-prende xel	-20
<-prende xla	-15
<-preparación xde	-14
<-preparar xun	-11
<-presenta xla	-10
<-primera xita	-10
<-primero xal	-13
<-primero xel	-32
<-primero xla	-25
<-primero xlas	-15
<-primero xlos	-20
<-primero xpor	-10
<-primero xse	-31
<-probando xndo	-23
<-procedimiento xde	-27
<-profe xqué	-19
<-protocolo xde	-20
<-prueba xde	-17
<-prueba xel	-29
<-prueba xla	-20
<-préstamo xde	-17
<-próxima xión	-11
<-pueda xsar	-16
<-pueda xuir	-16
<-puede xir	-14
<-puede xsar	-15
<-puede xtar	-13
<-puerta xada	-16
<-puerta xde	-13
<-puerta xsi	-18
<-pues xada	-13
<-pues xel	10
<-pues xla	-22
<-pues xse	-18
<-puesto xen	-16
<-pulveriza xla	-22
<-punto 00	-9
<-pura xida	-12
<-que xaba	-31
<-que xabe	-20
<-que xada	-26
<-que xaje	-15
<-que xale	-11
<-que xara	-25
<-que xase	-17
<-que xaya	-16
<-que xbir	-21
<-que xdar	-17
<-que xdir	-11
<-que xebe	-13
<-que xega	-23
<-que xeje	-12
<-que xela	-19
<-que xen	-16
<-que xene	-17
<-que xera	-31
<-que xeve	-11
<-que xevo	-12
<-que xgan	-21
<-que xgar	-17
<-que xgue	-18
<-que xha	-12
<-que xhay	-20
<-que xiba	-16
<-que xibe	-16
<-que xien	-20
<-que xiga	-39
<-que xila	-10
<-que xino	-18
<-que xire	-12
<-que xisa	-9
<-que xito	-14
<-que xizo	-9
<-que xjan	-18
<-que xjar	-26
<-que xla	-47
<-que xlan	-13
<-que xlas	-28
<-que xle	-32
<-que xlen	-20
<-que xlo	-38
<-que xlos	-11
<-que xlte	-10
<-que xnca	-15
<-que xnde	-18
<-que xnen	-18
<-que xner	-17
<-que xnos	-27
<-que xnta	-9
<-que xnés	-16
<-que xota	-13
<-que xpor	-10
<-que xque	-36
<-que xran	-22
<-que xrar	-15
<-que xren	-24
<-que xrlo	-26
<-que xron	-16
<-que xrva	-14
<-que xría	-23
<-que xsde	-21
<-que xsen	-17
<-que xsi	-24
<-que xsta	-16
<-que xste	-26
<-que xtan	-14
<-que xtar	-24
<-que xtas	-24
<-que xten	-12
<-que xtes	-16
<-que xtró	-20
<-que xun	-18
<-que xuna	15
<-que xven	-17
<-que xzan	-21
<-que xzca	-9
<-queda xada	-11
<-queda xado	9
<-queda xen	-17
<-queda xido	-18
<-queda xun	-11
<-quedan xdos	-19
<-quedan xen	-9
<-quede xito	-14
<-queso xde	-13
<-quien xlo	-12
<-quien xnda	-16
<-quien xure	-11
<-quiere xel	-22
<-quiere xrlo	-15
<-quiere xtes	-9
<-quiero xen	-10
<-quita xel	-23
<-quita xla	-19
<-quitar xlo	-16
<-quién xse	-10
<-qué xcer	-31
<-qué xlor	-12
<-qué xmos	-21
<-qué xse	-26
<-qué xsto	-19
<-qué xtal	-18
<-radio Xla	-19
<-raíz xde	-10
<-recepción xde	-17
<-recibe xel	-11
<-recibe xen	-12
<-recién xdos	-18
<-recién xido	-14
<-recoge xla	-15
<-recogida xde	-12
<-redactar xel	-25
<-reglamento xde	-17
<-reglas xde	-19
<-rellena xla	-19
<-reparación xde	-14
<-reparten xlos	-13
<-reparto xde	-14
<-restos xen	-14
<-retira xla	-10
<-retirada xde	-10
<-reunión xde	-10
<-revisa xel	-21
<-revisa xla	-17
<-revisa xlas	-13
<-revisan xlos	-12
<-riega xla	-12
<-rompe xel	-21
<-ropa xde	-16
<-rotan xada	-11
<-saber xde	-20
<-saca xel	-21
<-saca xla	-29
<-saca xlas	-18
<-saca xlos	-13
<-saca xpor	-10
<-sacar xel	-22
<-sacar xla	-9
<-saco xde	-11
<-sala xde	-20
<-sala xeña	-9
<-sale xde	-8
<-sale xel	-13
<-salen xdos	-16
<-salen xlos	-12
<-salga xel	-9
<-salida xde	-17
<-saluda xal	-16
<-salón xde	-13
<-san Xnio	-8
<-se xaba	-20
<-se xabó	-11
<-se xaca	-30
<-se xade	-18
<-se xaga	-8
<-se xala	-21
<-se xale	-19
<-se xapa	-12
<-se xara	-27
<-se xasa	-24
<-se xata	-19
<-se xaya	-19
<-se xayó	-14
<-se xaza	-14
<-se xben	-23
<-se xbra	-9
<-se xbre	-24
<-se xcan	-25
<-se xcen	-15
<-se xcha	-25
<-se xcla	-12
<-se xcta	-17
<-se xdan	-16
<-se xden	-29
<-se xdió	-13
<-se xean	-23
<-se xeca	-9
<-se xece	-11
<-se xedó	-15
<-se xega	-20
<-se xeja	-15
<-se xela	-19
<-se xera	12
<-se xerá	-11
<-se xesa	-12
<-se xeta	-15
<-se xeva	-12
<-se xevó	-12
<-se xfía	-13
<-se xgan	-28
<-se xgen	-16
<-se xgla	-11
<-se xgue	-16
<-se xha	-14
<-se xhan	-9
<-se xian	-23
<-se xiba	-10
<-se xibe	-22
<-se xica	-10
<-se xige	-16
<-se xija	-20
<-se xila	-21
<-se xime	-17
<-se xina	-12
<-se xira	-12
<-se xita	-13
<-se xiva	-9
<-se xiza	-26
<-se xjan	-19
<-se xla	-10
<-se xlan	-22
<-se xlas	-19
<-se xle	-34
<-se xlla	-25
<-se xlo	-32
<-se xlsa	-13
<-se xlve	-9
<-se xman	-23
<-se xmba	-9
<-se xmen	-14
<-se xmpe	-10
<-se xnan	-13
<-se xnda	-16
<-se xnde	-30
<-se xnos	-30
<-se xnte	-20
<-se xntó	-16
<-se xnza	-15
<-se xoca	-14
<-se xoda	-12
<-se xoge	-21
<-se xoja	-25
<-se xola	-14
<-se xoma	-16
<-se xome	-11
<-se xota	-22
<-se xoye	-14
<-se xpan	-8
<-se xpea	-8
<-se xpia	-17
<-se xpla	-11
<-se xpta	-11
<-se xrae	-14
<-se xran	-32
<-se xrca	-13
<-se xrda	-24
<-se xrea	-16
<-se xren	-10
<-se xrga	-32
<-se xrió	-11
<-se xrma	-12
<-se xrme	-18
<-se xron	-27
<-se xrra	-8
<-se xrre	-12
<-se xrta	-23
<-se xrtó	-19
<-se xrán	-15
<-se xría	-18
<-se xsan	-26
<-se xsca	-21
<-se xsea	-17
<-se xsta	-17
<-se xtan	-30
<-se xten	-20
<-se xtra	-15
<-se xtre	-10
<-se xtró	-12
<-se xuea	-13
<-se xufa	-20
<-se xula	-15
<-se xuma	-15
<-se xusa	-17
<-se xute	-19
<-se xuye	-14
<-se xvan	-12
<-se xvea	-12
<-se xven	-14
<-se xvió	-15
<-se xvía	-9
<-se xyen	-13
<-se xzan	-20
<-se xían	-19
<-sea xde	-13
<-sea xel	-21
<-sea xido	-14
<-sea xla	-16
<-sea xun	-21
<-secretario xde	-8
<-segundo xado	-15
<-según xel	-26
<-según xla	-19
<-semana xse	-12
<-semanas xen	-12
<-si xale	-15
<-si xece	-19
<-si xel	-30
<-si xen	-22
<-si xera	-15
<-si xha	-20
<-si xhay	-19
<-si xien	-20
<-si xla	-20
<-si xle	-10
<-si xlen	-20
<-si xlla	-15
<-si xlo	-11
<-si xlta	-14
<-si xmos	-20
<-si xrde	-10
<-si xren	-12
<-si xtan	-14
<-si xun	-36
<-siempre xhay	-14
<-siempre xlo	-10
<-siempre xpor	-17
<-siempre xse	-14
<-siempre xtes	-15
<-siempre xuna	-21
<-sigue xen	-23
<-sigue xndo	-26
<-siguiendo xla	-12
<-sin xcar	-16
<-sin xder	-12
<-sin xdir	-14
<-sin xel	-17
<-sin xeta	-12
<-sin xgar	-8
<-sin xiar	-15
<-sin xión	-23
<-sin xla	-18
<-sin xlar	-9
<-sin xnos	-10
<-sin xrir	-16
<-sin xrla	-14
<-sin xrme	-21
<-sin xros	-9
<-sin xrse	-9
<-sin xsar	-17
<-sin xtar	-25
<-sin xtas	-19
<-sin xtir	-11
<-sin xulo	-16
<-sin xuro	-12
<-sin xusa	-8
<-sobre xel	19
<-sobre xla	21
<-sola xina	-18
<-solicitud xde	-13
<-solo xado	12
<-solo xde	-11
<-solo xel	10
<-solo xen	-17
<-solo xlos	-18
<-solo xpor	-15
<-solo xse	-11
<-solo xsi	-17
<-somos xun	-13
<-somos xuna	-27
<-son xde	-14
<-son xdos	-15
<-son xlas	-24
<-son xlos	-10
<-son xras	-9
<-soy Xaro	-17
<-soy xel	-20
<-soy xico	-16
<-soy xla	-19
<-soy xora	-19
<-su xeta	-18
<-su xida	-11
<-su xión	-18
<-sube xal	-12
<-sube xel	-17
<-sube xla	-16
<-suelo xtes	-12
<-suena xla	-26
<-sus xtos	-18
<-sábado xmos	-15
<-sé xsi	-14
<-tal xla	-22
<-taller xde	-13
<-también xel	-21
<-también xlos	-24
<-tanda xde	-16
<-tanque 00	-14
<-tapa xel	-27
<-tapar xel	-19
<-tarde xmos	12
<-tarde xndo	-15
<-tarde xse	-16
<-tarjeta xada	-8
<-te xcto	-14
<-te xdas	-15
<-te xebo	-19
<-te xiro	-13
<-te xlo	-16
<-te xría	-15
<-tela xgra	-11
<-teléfono xde	-13
<-temperatura xen	-8
<-tenemos 00	-12
<-tenemos xen	-19
<-tenemos xun	-21
<-tener xado	-22
<-tener xlas	-13
<-tenga xel	-11
<-tenga xla	-19
<-tenga xrné	-8
<-tengo xlas	-20
<-tengo xnta	-10
<-tengo xuna	-14
<-terapia xiva	-19
<-tercera xión	-16
<-terminar xse	-15
<-tiene xel	-10
<-tiene xla	-17
<-tiene xnta	-9
<-tiene xse	-15
<-tinta xen	-8
<-tira xde	-15
<-toca xel	-22
<-tocar xel	-13
<-tocar xla	-15
<-toda xla	-30
<-todo xado	-15
<-todo xde	-10
<-todo xel	-21
<-todo xen	-9
<-todo xlo	-34
<-todo xse	-12
<-todos xde	-10
<-todos xlos	-18
<-todos xse	-15
<-toma xel	-22
<-toma xla	-25
<-toque xel	-18
<-trabaja xen	-11
<-trabajamos xen	16
<-trabajo xen	-22
<-trapos xdos	-11
<-tras xel	-22
<-traslado xde	-11
<-treinta xse	-17
<-tres xdas	-13
<-tres xde	-15
<-tres xles	-10
<-tres xnas	12
<-tres xnes	-19
<-tres xpor	-9
<-tres xres	-18
<-tres xros	-14
<-tres xtas	-29
<-tres xtos	-13
<-turno xde	-17
<-turno xlo	-23
<-turno xse	-15
<-tuvimos xun	-18
<-técnico xde	-12
<-tú xlo	-17
<-un xado	-23
<-un xaje	-18
<-un xalo	-14
<-un xano	-19
<-un xato	-17
<-un xazo	-8
<-un xaño	-11
<-un xblo	-11
<-un xcho	-26
<-un xcio	-12
<-un xder	-9
<-un xdor	-35
<-un xedo	-9
<-un xelo	16
<-un xema	-13
<-un xero	-31
<-un xeso	-21
<-un xete	-26
<-un xeto	-14
<-un xido	-19
<-un xigo	-11
<-un xino	-18
<-un xlde	-15
<-un xler	-11
<-un xllo	-20
<-un xlmo	-12
<-un xlpe	-22
<-un xlto	-17
<-un xlío	-16
<-un xlón	-15
<-un xneo	-15
<-un xnte	-27
<-un xnto	-40
<-un xono	-13
<-un xoto	-21
<-un xrco	-22
<-un xrio	-22
<-un xrro	-9
<-un xrto	-22
<-un xrón	-13
<-un xsto	-18
<-un xtor	-23
<-un xual	-21
<-un xulo	-15
<-un xuto	-17
<-un xxto	-20
<-una xaca	-13
<-una xada	-19
<-una xana	-12
<-una xasa	-17
<-una xcia	-17
<-una xdad	-10
<-una xde	-16
<-una xega	-18
<-una xen	-12
<-una xena	-20
<-una xera	-21
<-una xeta	-27
<-una xica	-14
<-una xida	-22
<-una xina	-19
<-una xita	-31
<-una xiva	-14
<-una xlla	-28
<-una xlta	-23
<-una xnja	-14
<-una xnta	-14
<-una xnte	-14
<-una xora	-28
<-una xota	-9
<-una xpor	-10
<-una xria	-15
<-una xrma	-23
<-una xse	-12
<-una xsta	-9
<-una xula	-18
<-unas xnes	-23
<-unidad xde	-8
<-unificar xla	21
<-uno xaca	-10
<-uno xara	13
<-uno xde	-10
<-uno xega	-13
<-uno xel	-21
<-uno xla	12
<-uno xpor	-16
<-uno xse	-16
<-uso xde	-14
<-usted xel	-14
<-usted xlo	-14
<-va xal	-17
<-va xel	-32
<-va xen	-16
<-va xla	-25
<-va xndo	-23
<-va xpor	-9
<-vacaciones xde	-14
<-vacas xen	-18
<-vacía xel	-12
<-vacía xlos	-13
<-van xal	-15
<-van xdos	-18
<-van xen	-12
<-van xndo	-10
<-ve xel	-8
<-ve xla	-13
<-ve xnte	-10
<-ve xrio	-19
<-veinte xtas	22
<-velocidad xida	-14
<-vendría xde	-19
<-venga xel	-25
<-ver xel	-21
<-ver xla	-16
<-ver xlo	-19
<-ver xsi	-37
<-vez xde	-14
<-vez xómo	16
<-viaje xde	-10
<-vieja xse	-15
<-viejo xtes	-8
<-viene xun	-12
<-vienen xde	-19
<-vienen xdos	-15
<-vino xuna	-13
<-visto xen	-11
<-voltea xel	-15
<-voy xndo	-18
<-vuelta xal	-10
<-xq xel	-21
<-y 00	-15
<-y Xión	-12
<-y xaca	-13
<-y xada	-31
<-y xado	-25
<-y xal	-21
<-y xalo	-14
<-y xara	-22
<-y xbes	-9
<-y xbro	-9
<-y xcar	-16
<-y xcas	-14
<-y xcha	-16
<-y xche	-15
<-y xcho	-15
<-y xdad	-10
<-y xdan	-11
<-y xdas	-9
<-y xde	-19
<-y xdor	-19
<-y xdos	-21
<-y xear	-10
<-y xeco	-8
<-y xeen	-15
<-y xega	-19
<-y xego	-10
<-y xel	-62
<-y xen	-22
<-y xero	-16
<-y xeto	-18
<-y xhas	-17
<-y xhay	-20
<-y xiar	-15
<-y xica	-9
<-y xida	-23
<-y xido	-11
<-y xina	-10
<-y xios	-8
<-y xiro	-12
<-y xisa	-13
<-y xivo	-13
<-y xién	-13
<-y xión	-22
<-y xjos	-15
<-y xla	-53
<-y xlas	-39
<-y xle	-35
<-y xlen	15
<-y xlla	-12
<-y xllo	-14
<-y xlo	-28
<-y xlos	-17
<-y xltó	-9
<-y xman	-10
<-y xmas	-17
<-y xmos	-9
<-y xnas	-25
<-y xnca	13
<-y xnce	-12
<-y xnde	-11
<-y xndo	-31
<-y xnes	-14
<-y xnos	-27
<-y xnsa	-16
<-y xnta	-24
<-y xnte	-23
<-y xnto	-17
<-y xosa	-9
<-y xpor	-22
<-y xque	-25
<-y xqué	-12
<-y xrar	-16
<-y xras	-23
<-y xrea	-10
<-y xren	-18
<-y xres	-10
<-y xrle	-10
<-y xrte	-14
<-y xría	-16
<-y xsar	-10
<-y xsde	-12
<-y xsi	11
<-y xsta	-17
<-y xtal	-10
<-y xtar	-12
<-y xtas	-19
<-y xtes	-21
<-y xtos	-20
<-y xtón	-12
<-y xun	-32
<-y xuna	-27
<-y xuno	-19
<-y xvos	-20
<-y xvía	-16
<-y xómo	11
<-ya xajó	-13
<-ya xire	-15
<-ya xle	-12
<-ya xlo	-17
<-ya xmos	-9
<-ya xse	-11
<-ya xste	-22
<-yo xblo	-14
<-yo xle	-23
<-yo xlo	-16
<-zona xde	-12
<-| 00	-16
<-| xdos	-13
<-| xros	-17
<-± 00	-11
<-¿ Xdes	-14
<-¿ Xías	-13
<-ácido xen	-9
<-él xlas	-11
<-él xlo	-13
<-última xión	-22
<-último xles	-12
<-– Xel	-10
<-→ xse	9
<-☐ xllo	-16
<2!	-13
<2%	-25
<2(	-32
<2)	-31
<2*	-20
<2+	-15
<2,	-29
<2-	-19
<2.	-11
<2/	-20
<20	-12
<2:	15
<2;	-32
<2=	-11
<2?	-14
<2@	-15
<2[	-20
<2]	-25
<2a	-14
<2abajo	-28
<2abierta	-20
<2abierto	-18
<2abogado	-11
<2abre	-32
<2abren	-20
<2abrir	-32
<2acaba	-22
<2acabar	-16
<2acabó	-16
<2accidente	-11
<2aceite	-19
<2acepta	-9
<2acequiero	-9
<2acerca	15
<2acomoda	-18
<2acondicionado	-13
<2acta	-24
<2actuar	10
<2acuerdo	16
<2acá	-29
<2adelanta	-13
<2adelante	-12
<2además	-28
<2adentro	-16
<2administración	-16
<2administrador	-12
<2adulto	-9
<2aeropuerto	-18
<2afloja	-15
<2afuera	-20
<2agarra	-14
<2agencia	-22
<2agosto	-12
<2agradeceré	-18
<2agradecería	-18
<2agrega	-10
<2agua	-38
<2aguja	-10
<2agujas	-10
<2agujero	-13
<2ah	-18
<2ahora	-25
<2ahí	-31
<2aire	-31
<2ajuste	-20
<2al	-63
<2alarma	-17
<2alcohol	-20
<2alergia	-14
<2alergias	-20
<2alfombra	-12
<2algo	14
<2algodón	-14
<2alguien	-32
<2alguno	-12
<2alimentos	-12
<2allí	-13
<2almacén	-22
<2alquiler	-18
<2alrededor	13
<2alta	-13
<2alto	-20
<2altura	-26
<2alzas	-9
<2amarilla	-12
<2amparo	-22
<2andar	-13
<2anillos	-10
<2animales	-16
<2anoche	-19
<2anota	-21
<2anselmo	-15
<2ante	-20
<2antemano	-8
<2antena	-22
<2anterior	-16
<2antes	-46
<2antiguo	-18
<2antiguos	-17
<2apaga	-20
<2apagó	-15
<2aparato	-9
<2aparece	-16
<2aparta	-26
<2aparte	-15
<2apellido	-15
<2apertura	-21
<2aplica	-14
<2app	-12
<2apretar	-14
<2aprieta	-15
<2apunta	-37
<2apuntan	-11
<2apuntes	-15
<2aquí	-34
<2archivo	-13
<2arcos	-12
<2arena	-11
<2arma	-16
<2armado	-21
<2armario	-15
<2arme	15
<2arnés	-12
<2arranca	-28
<2arranque	-23
<2arregla	-12
<2arreglo	-16
<2arriba	-16
<2ascensor	-15
<2ascensores	-21
<2aseguradora	-15
<2asiento	-21
<2asisten	-17
<2aspirador	-12
<2asunto	21
<2así	-41
<2atención	-35
<2atendemos	-22
<2atiende	-17
<2atrás	-10
<2audio	-17
<2auditoría	-18
<2aunque	-28
<2autor	-10
<2autorización	-16
<2auxiliar	-21
<2avalúo	-20
<2ave	-16
<2avería	-19
<2avisa	-21
<2avisar	-9
<2aviso	-11
<2ay	-15
<2ayuda	-23
<2ayudante	-20
<2ayuntamiento	-21
<2azul	-14
<2añade	-14
<2año	-33
<2años	-35
<2b	-16
<2baja	-29
<2bajamos	-16
<2bajar	-19
<2bajo	-16
<2banco	-23
<2banda	-10
<2bandeja	-17
<2bar	-10
<2bares	-13
<2barra	-17
<2barre	-9
<2barrio	-19
<2base	-15
<2bastaría	-17
<2batea	-18
<2baño	-20
<2bebé	-21
<2bebés	-15
<2becarios	-11
<2biblioteca	-25
<2bicicletas	-12
<2blanco	-14
<2bloquea	-18
<2boca	-16
<2boda	-25
<2bodega	18
<2boleta	-14
<2boletín	-23
<2bolsas	-15
<2bomba	-19
<2bonito	-22
<2borrador	-13
<2bota	-22
<2botas	-15
<2bote	-13
<2botiquín	-19
<2botón	-20
<2breve	-28
<2buena	-17
<2buenas	-24
<2buenos	-14
<2busca	-19
<2buscas	-15
<2buzón	-14
<2báscula	-13
<2cabe	-8
<2caben	-13
<2cabina	-34
<2caduca	-12
<2caducidad	-13
<2cae	-17
<2café	-11
<2caiga	-17
<2caja	-26
<2cajas	-27
<2cajón	-18
<2calefacción	-9
<2calidad	-17
<2calienta	-19
<2caliente	-19
<2calientes	-12
<2calle	-25
<2calles	-18
<2calor	-18
<2calzado	-14
<2cambia	-25
<2cambian	-18
<2cambiar	-20
<2cambiaron	-12
<2cambio	-41
<2cambios	-19
<2camina	-16
<2camiones	-16
<2camioneta	-16
<2camión	-33
<2campana	-18
<2campanilla	12
<2campaña	-14
<2campo	-26
<2canal	-21
<2canciones	-9
<2canción	-13
<2candado	-19
<2canta	-17
<2cantidad	-15
<2cantos	-20
<2capa	-19
<2capas	-11
<2capataz	-19
<2captura	-17
<2caras	-10
<2carga	-38
<2cargar	-16
<2cargo	-18
<2carne	-22
<2caro	-11
<2carrito	-12
<2carro	-20
<2carta	-15
<2cartel	-9
<2cartilla	-14
<2cartón	-16
<2casa	-33
<2casco	-10
<2caseta	-9
<2casi	-25
<2caso	-16
<2catorce	-17
<2cayó	-18
<2caído	-25
<2cañas	-12
<2cc	-15
<2celular	-10
<2cenizas	-11
<2centrada	-15
<2centro	-23
<2centros	-9
<2centímetros	-25
<2cepilla	-19
<2cepillo	-15
<2cepillos	-15
<2cera	-10
<2cerca	-10
<2cero	-14
<2cerrada	-16
<2cerrado	-12
<2cerrando	-16
<2cerrar	-19
<2certificación	-13
<2certificado	-31
<2cerámica	-16
<2cesta	-15
<2chaleco	-11
<2chapa	-14
<2charo	-14
<2chat	-20
<2chavales	-16
<2checa	-24
<2chema	-21
<2chica	-19
<2chicas	-18
<2chico	-19
<2chorro	-14
<2chupa	-17
<2cien	-19
<2ciento	-19
<2cierra	-23
<2cierre	-33
<2cilindro	-17
<2cilindros	-14
<2cinco	-34
<2cincuenta	-19
<2cinta	-21
<2cinturones	-12
<2cinturón	-14
<2circuito	-22
<2cisterna	-17
<2cisternas	-13
<2cita	-16
<2clara	11
<2claras	-19
<2clarito	-22
<2claro	-24
<2clase	-26
<2clave	-20
<2clavo	-8
<2clienta	-19
<2cliente	-24
<2clientes	-23
<2club	-11
<2clínica	-16
<2cm	-17
<2co2	-10
<2cobra	-13
<2cobrar	11
<2cobre	-19
<2cobro	-23
<2coche	-23
<2coches	-14
<2cocina	-20
<2cocinera	-10
<2cofradía	-12
<2coge	-24
<2coger	-17
<2coincide	-9
<2cola	-30
<2colar	-18
<2colgada	-9
<2colgadas	-16
<2colgado	-22
<2collar	-17
<2coloca	-15
<2colocar	-18
<2color	-25
<2colores	-9
<2combustible	-8
<2comenta	-16
<2comercial	-15
<2comida	-30
<2comisario	-12
<2comité	-27
<2como	-46
<2compara	-14
<2compañero	-20
<2compañía	16
<2completa	-17
<2completo	-22
<2compra	-20
<2compras	-11
<2comprobación	-19
<2comprueba	-22
<2compuertas	-11
<2comunidad	10
<2con	-14
<2concejal	-19
<2concha	-20
<2conductor	-15
<2confirma	-12
<2cono	-19
<2conserje	-8
<2conservadora	-12
<2considero	-28
<2constar	-20
<2consulta	-23
<2contabilidad	-13
<2contacto	-11
<2contado	-16
<2contar	-21
<2contenedor	-17
<2contenedores	-14
<2contesta	-10
<2contestado	-16
<2contexto	-14
<2continuación	-15
<2contra	-16
<2contraluz	-14
<2contrato	-13
<2control	-34
<2contó	-16
<2cooperativa	-23
<2coordinación	-17
<2coordinadora	-11
<2copia	-16
<2copias	-11
<2corona	-10
<2corre	-19
<2correa	-14
<2correas	-19
<2correo	-18
<2corresponda	-10
<2corrige	-28
<2corta	-11
<2corte	-23
<2cortes	-20
<2corto	-16
<2cosas	-26
<2cree	-16
<2creo	-24
<2criamos	-19
<2crotal	-12
<2cría	-18
<2cuaderno	-17
<2cuadrilla	-22
<2cuadros	-13
<2cuando	-44
<2cuanto	-21
<2cuarenta	-34
<2cuarentena	-17
<2cuarto	-31
<2cuartos	-17
<2cuatro	-31
<2cubeta	-15
<2cubo	-14
<2cubos	-10
<2cubre	-11
<2cuchilla	-18
<2cuchillo	-20
<2cuela	-18
<2cuelga	-10
<2cuelgan	-26
<2cuello	-10
<2cuenta	-24
<2cuentan	-18
<2cuentas	-24
<2cuento	-31
<2cuerda	-20
<2cuerdas	-11
<2cuerpo	-24
<2cuesta	-18
<2cueva	-17
<2culpa	-15
<2curso	-10
<2custodia	-9
<2cuándo	8
<2cámara	-32
<2código	-13
<2cómo	-29
<2d	-16
<2dado	-19
<2damos	15
<2dan	-18
<2dani	-14
<2dar	-15
<2das	-19
<2datos	-16
<2de	-29
<2debajo	-32
<2debería	-16
<2decente	-9
<2decimos	-19
<2decir	-15
<2dedo	-14
<2dedos	-18
<2definir	-12
<2deja	-33
<2dejan	-18
<2dejar	14
<2deje	-12
<2dejes	-16
<2dejó	-28
<2delantal	-14
<2delante	-32
<2delegado	-16
<2dentro	-22
<2denuncia	-13
<2departamento	-13
<2depuradora	-11
<2depósito	9
<2derecho	-11
<2desastre	-11
<2descarga	-20
<2descongelado	-18
<2desinfección	-18
<2desinfecta	-15
<2desinfectante	-10
<2desmonta	-11
<2desmontaje	-20
<2despacho	-24
<2despacio	-22
<2después	-43
<2destino	-20
<2detrás	-19
<2devuelven	-19
<2diaria	-18
<2diarios	-10
<2dice	-29
<2dicho	-18
<2dicto	-19
<2dieciocho	-16
<2dieciséis	-17
<2diez	-29
<2diferencia	-10
<2diga	9
<2digo	-29
<2dije	-15
<2dijo	-20
<2dinero	-17
<2dios	-13
<2dirección	-30
<2directo	-12
<2directora	-15
<2dirijo	-15
<2disco	-22
<2disculpe	-19
<2discute	-11
<2distancia	-9
<2distinta	-17
<2distinto	-12
<2distribución	-16
<2diálisis	-10
<2diésel	-15
<2dni	-18
<2doble	-34
<2doce	-21
<2documente	8
<2documento	17
<2documentos	-13
<2domingo	-9
<2don	-22
<2donante	13
<2donde	-16
<2dos	-56
<2doscientos	-20
<2doy	-18
<2duele	-12
<2dueño	-13
<2durante	-29
<2día	-12
<2días	-24
<2dónde	-22
<2e	-9
<2echa	-28
<2echan	-15
<2echar	-16
<2edificio	-15
<2educadora	-25
<2eh	-46
<2eje	-14
<2el	-49
<2elaboró	-18
<2elige	-10
<2ella	-18
<2ellas	-24
<2ello	-20
<2ellos	-15
<2eléctrico	-12
<2embarque	-17
<2emergencia	-15
<2emite	-15
<2empezamos	-16
<2empezar	-11
<2empeño	-14
<2empieza	-23
<2empiezan	-22
<2empleado	-11
<2empresa	-24
<2en	-14
<2encantadora	-17
<2encargada	-9
<2encargado	-27
<2encargo	-22
<2encender	-11
<2encendido	-16
<2enciende	-14
<2encima	-34
<2energía	-12
<2enfermera	-14
<2enhorabuena	-11
<2enlace	-24
<2enseña	-15
<2entera	-11
<2enteras	-10
<2entero	-21
<2entienda	-13
<2entonces	-28
<2entra	-38
<2entrada	-31
<2entradas	-23
<2entran	-23
<2entrante	-17
<2entrar	-9
<2entre	-52
<2entrega	-29
<2entregan	-19
<2entren	-23
<2entró	-21
<2enólogo	-9
<2equipo	-28
<2es	21
<2esa	-25
<2esas	-15
<2escala	-13
<2escalera	-13
<2escapa	-12
<2escoge	-17
<2escriba	-9
<2escribe	-18
<2escribió	-14
<2escribo	-18
<2escrito	14
<2escucha	-14
<2escuela	-27
<2ese	-31
<2espacio	-11
<2espejo	-15
<2espera	-25
<2espero	-21
<2esporas	-15
<2espuma	-16
<2esquila	-22
<2esquinas	-16
<2esta	-37
<2estaba	-14
<2estación	13
<2estado	-12
<2estar	-14
<2este	-28
<2esterilización	-13
<2esto	-62
<2estos	-17
<2estoy	-18
<2estructura	-18
<2estudio	-17
<2estuvo	-23
<2está	-40
<2están	-20
<2esté	-23
<2etcheverry	-10
<2etiqueta	-20
<2euros	-18
<2examen	-20
<2excusa	-18
<2exige	-23
<2exista	-17
<2expedientes	-16
<2explica	-11
<2explique	17
<2expone	-14
<2exportación	-18
<2extintor	-15
<2extintores	-22
<2fabricante	-12
<2facturas	-22
<2facultad	-18
<2faena	-10
<2falla	-12
<2falta	-32
<2faltan	-12
<2faltas	-17
<2familia	-33
<2familiar	-16
<2familias	-38
<2favor	-34
<2fe	-9
<2febrero	-12
<2fecha	-27
<2feria	-14
<2fianza	-17
<2fibra	-18
<2figure	-11
<2fijar	8
<2fijo	-15
<2film	-20
<2filtros	-17
<2final	-40
<2finca	-21
<2firma	-22
<2firmada	-22
<2firmado	-9
<2firmados	-10
<2firmas	-13
<2firme	-25
<2foco	-18
<2fondo	-16
<2fontanero	-9
<2formas	-18
<2formato	-10
<2fosfina	-10
<2foso	-12
<2fotos	-20
<2frascos	-14
<2freno	-23
<2frenos	-19
<2frente	-12
<2frontofocómetro	-11
<2frota	-16
<2frío	-24
<2fue	-30
<2fuera	-36
<2fui	-12
<2funcionario	-13
<2función	-23
<2fundición	-15
<2furgoneta	-15
<2fwd	9
<2fábrica	-8
<2gafas	-28
<2gancho	-11
<2gas	-13
<2gato	-8
<2general	-16
<2gente	-30
<2gestor	-11
<2gira	-10
<2gladys	-17
<2golpe	-23
<2golpes	-10
<2goma	-10
<2grabado	-21
<2grabe	11
<2grabo	-24
<2gracias	-21
<2grado	-19
<2gramos	-22
<2grande	-16
<2grasa	-13
<2grietas	-17
<2gris	-10
<2grita	-15
<2grupo	-33
<2guadalajara	-15
<2guante	-25
<2guantes	-20
<2guion	-18
<2gustaría	12
<2guía	9
<2h	-19
<2ha	-45
<2habla	-30
<2hablado	-9
<2hablamos	-11
<2hablar	-15
<2hablo	-20
<2habéis	-11
<2había	-21
<2hacemos	-10
<2hacen	-31
<2hacienda	-15
<2hacía	-14
<2hago	-27
<2halcones	-14
<2han	-37
<2harina	-18
<2hasta	-36
<2hay	-51
<2haya	-30
<2he	-16
<2hecha	-9
<2helado	-15
<2hemos	-28
<2hermana	-20
<2hermanas	-17
<2hermandad	-16
<2hielo	-22
<2hisopo	-16
<2hizo	-18
<2hogar	-16
<2hojas	-22
<2hola	-20
<2hombres	-23
<2hombro	-14
<2hora	-39
<2horas	-28
<2horno	-27
<2hospital	-22
<2hotel	-21
<2hoteles	-12
<2hoy	-27
<2hubo	-27
<2hueco	-13
<2huela	-17
<2huele	-22
<2huelen	-13
<2hueso	-10
<2huevo	-19
<2huevos	-20
<2humedad	-18
<2humo	-10
<2hábiles	-14
<2iba	-18
<2identificación	-15
<2igual	-20
<2incidencias	-17
<2indica	-12
<2industrial	-14
<2informa	-23
<2informe	-16
<2ingeniero	-18
<2ingreso	-25
<2iniciales	-12
<2inma	-13
<2inmaculada	-21
<2inmersión	-10
<2inspección	-20
<2inspector	-17
<2instituto	-9
<2instrucciones	10
<2instrucción	9
<2instructivo	12
<2instructores	-12
<2instrumentos	-27
<2intensiva	-17
<2interesa	-21
<2interior	16
<2interno	-16
<2intérpretes	-13
<2inventa	-9
<2invernadero	-20
<2invierno	-19
<2inés	-15
<2ir	-14
<2isla	-8
<2izquierda	-28
<2jabón	-19
<2jaula	-21
<2javi	-14
<2jefa	-15
<2jefatura	-17
<2jefe	-30
<2jefes	-11
<2joven	-14
<2joyas	-19
<2jubilado	-12
<2jubile	-12
<2jueves	-21
<2jugador	-13
<2julio	-18
<2junta	-15
<2juntas	-9
<2juntos	-13
<2kermés	-9
<2kilos	-25
<2kilómetros	-17
<2km/h	-16
<2la	-74
<2laboratorio	-23
<2lado	-27
<2lana	-15
<2lancha	-10
<2lanza	-12
<2larga	-20
<2largo	-21
<2largos	-17
<2las	-72
<2latón	-19
<2lava	-19
<2lavadero	-13
<2lavado	-27
<2le	-9
<2leche	-16
<2lechuga	-19
<2lectura	-17
<2lee	-28
<2leen	-21
<2leer	-26
<2lejos	-11
<2lejía	-13
<2levanta	-25
<2levantan	-10
<2leña	-22
<2libras	-11
<2libreta	-19
<2libro	-25
<2libros	-15
<2licenciada	-15
<2limpia	-30
<2limpian	-15
<2limpiar	-19
<2limpieza	-27
<2limpio	-21
<2limpios	-13
<2limón	-15
<2linterna	-18
<2linternas	-18
<2lista	-26
<2listo	-11
<2litro	-15
<2llama	19
<2llamada	-21
<2llaman	-9
<2llamar	-13
<2llamarme	-22
<2llame	-13
<2llantas	-11
<2llave	-20
<2llaves	-19
<2llega	-31
<2llegan	-26
<2llegaron	-26
<2llego	-13
<2llegue	-17
<2llena	-22
<2llenar	-20
<2llenas	-15
<2lleno	-12
<2lleva	-27
<2llevaba	-14
<2llevamos	21
<2llevan	-11
<2llevo	-17
<2llora	-19
<2lluvia	-12
<2lo	19
<2local	-18
<2lona	-20
<2los	-41
<2lote	-28
<2lotes	-15
<2luces	-17
<2lugar	-10
<2luz	-29
<2lácteos	-15
<2lámpara	-18
<2lápiz	-18
<2lía	-15
<2línea	-16
<2lío	-18
<2madera	-13
<2madre	-18
<2maestra	-12
<2maestro	-21
<2mail	-15
<2maite	-15
<2mal	-16
<2mali	-16
<2malla	-14
<2mamá	-13
<2manchado	-9
<2manda	-28
<2mandar	-17
<2mandarlo	-11
<2mando	-27
<2maneja	-12
<2manejo	-32
<2manera	11
<2manguera	-16
<2manivela	-12
<2manolo	-10
<2manos	-37
<2manta	-10
<2mantas	-17
<2manual	11
<2maquinista	-25
<2mar	-14
<2marca	-26
<2marcan	-15
<2marco	-13
<2marcos	-8
<2marisa	-19
<2marta	-9
<2martes	-21
<2marzo	-22
<2masa	-25
<2masilla	-10
<2mata	-27
<2material	-14
<2matrícula	-14
<2mayo	-14
<2mayor	-22
<2mayores	-19
<2mayoría	-16
<2mañana	-26
<2me	-35
<2media	-32
<2medidas	-21
<2medidor	-13
<2medio	-20
<2mejilla	-17
<2mejor	-21
<2mella	-12
<2menos	-26
<2mes	-34
<2mesa	-30
<2mesas	-9
<2meses	-17
<2metal	-16
<2mete	-27
<2meter	-25
<2metes	-18
<2meto	-26
<2metros	-23
<2mezcla	-11
<2mi	-47
<2mide	-27
<2mientras	-25
<2mil	-20
<2min	-18
<2ministerio	-21
<2minuta	-14
<2minuto	-16
<2minutos	-37
<2mira	-34
<2miran	-16
<2mirando	-19
<2mirar	-12
<2miras	-15
<2mire	-10
<2miro	-18
<2mis	-22
<2mismo	-32
<2mitad	-20
<2modelo	-13
<2modo	-19
<2moja	-19
<2mojada	-8
<2molde	-19
<2molino	-13
<2moneda	-12
<2monitor	-14
<2monitores	-9
<2monta	-14
<2montacargas	-10
<2montaje	-21
<2montar	-24
<2monterrey	-21
<2montura	-15
<2moqueta	-15
<2motor	-21
<2mover	-16
<2movilidad	-14
<2mozo	-9
<2muchacho	-19
<2muchas	-10
<2mucho	-30
<2muchos	-27
<2mudanzas	-25
<2muebles	-14
<2muelle	-9
<2muestra	-23
<2mueve	-28
<2mueven	-8
<2mueves	-8
<2municipal	10
<2murieron	-11
<2mutua	-10
<2muy	-14
<2máquina	-25
<2máquinas	-12
<2más	-14
<2máscara	-15
<2máximo	-14
<2médico	-9
<2mí	-23
<2mínima	-9
<2mínimo	-14
<2móviles	-16
<2nada	-34
<2nadie	-48
<2naranja	-20
<2nariz	-14
<2natural	15
<2navaja	-11
<2necesario	-24
<2negra	-23
<2nerea	-17
<2neutro	-15
<2nevera	-17
<2ni	-41
<2nicho	-18
<2nidos	-11
<2ninguna	-17
<2ningún	-28
<2nivel	-17
<2nivelada	-18
<2niño	-20
<2niños	-20
<2no	-30
<2noche	-33
<2noches	12
<2nombre	-25
<2nombres	-18
<2nomás	-16
<2noria	-26
<2norma	19
<2normal	-14
<2norte	-15
<2nosotros	-13
<2nota	-14
<2notaría	-11
<2notas	-12
<2noticias	-13
<2nudos	-16
<2nuestra	-35
<2nuestro	26
<2nueva	-34
<2nuevas	13
<2nueve	-24
<2nuevos	-20
<2nunca	-44
<2nº	-15
<2número	-24
<2números	-10
<2obra	-20
<2obrador	-18
<2observó	-23
<2ochenta	-23
<2ocho	-20
<2octubre	-16
<2oficial	-29
<2oficiales	-13
<2oficina	-16
<2oficio	-9
<2ofrece	-25
<2ojo	-12
<2ojos	-17
<2ok	-20
<2olla	-23
<2olmos	-9
<2olor	-20
<2once	-12
<2opera	-9
<2operación	-11
<2operador	-34
<2operario	-13
<2opuestas	-10
<2orden	-19
<2ordenado	-8
<2ordenador	-9
<2ordene	-17
<2oreja	-14
<2original	-9
<2oro	-9
<2oscuro	-18
<2ostras	-17
<2otoño	-17
<2otras	-14
<2otro	-43
<2otros	-19
<2oxígeno	-9
<2oye	-34
<2pa	-26
<2paciente	-20
<2paco	-16
<2padre	-13
<2padres	-14
<2paga	-26
<2pagar	-12
<2pago	-16
<2pajuela	-12
<2palabra	-15
<2papel	21
<2papeles	-28
<2papá	-13
<2paquetes	-15
<2para	-8
<2parada	-9
<2paras	-14
<2parece	-10
<2parejas	-14
<2parejos	-12
<2parroquia	-22
<2parte	-26
<2partes	-13
<2partida	-19
<2partir	-12
<2pasa	-25
<2pasada	-26
<2pasadas	-12
<2pasado	-35
<2pasamos	-20
<2pasan	-28
<2pasaporte	-9
<2pasar	-28
<2pase	-25
<2pasillo	-12
<2pata	-17
<2patio	-14
<2patronato	-15
<2patrón	-14
<2paño	-13
<2pdf	-9
<2pecho	-9
<2pedido	-26
<2pedidos	-12
<2pega	-13
<2pegada	-20
<2pegado	-15
<2pegatinas	-18
<2pego	-11
<2pegue	-13
<2pelo	-18
<2película	-17
<2peor	-10
<2pequeño	-12
<2perdido	-18
<2perdimos	-14
<2perdió	-12
<2perdón	-28
<2perlas	-26
<2permiso	-20
<2pero	-9
<2perra	-23
<2perro	-24
<2perros	-20
<2personal	-25
<2personas	-31
<2pesa	-23
<2pesaje	12
<2pesan	-22
<2peso	-20
<2petición	-11
<2peto	-10
<2pezoneras	-17
<2peón	-15
<2ph	-13
<2pica	-10
<2pida	-14
<2piden	-20
<2pides	-16
<2pidió	-27
<2pido	-25
<2pie	-15
<2piedra	-16
<2piel	-17
<2pieza	-13
<2piezas	-15
<2pila	-13
<2piloto	-26
<2pintado	-12
<2pinza	-21
<2piquera	-16
<2pisa	-11
<2pisar	-14
<2piso	-32
<2pisos	-18
<2pista	-22
<2pita	-11
<2placa	-15
<2placas	-12
<2plano	-16
<2planta	-35
<2plantilla	-16
<2plastificado	-10
<2plataforma	-16
<2plato	-12
<2plaza	-13
<2plazo	-21
<2plástico	-17
<2polvo	-26
<2pone	-45
<2ponen	-38
<2poner	-34
<2ponerlo	-11
<2pones	-22
<2ponga	-31
<2poquito	-14
<2porcentaje	-11
<2porque	-26
<2portal	-9
<2precinto	-16
<2precintos	-11
<2precio	11
<2pregunta	-33
<2preguntale	-11
<2preguntar	-15
<2preguntas	-14
<2pregunte	-12
<2prendas	-14
<2prende	-17
<2prendido	-20
<2prepara	-13
<2preparación	-22
<2preparar	-24
<2presenta	-14
<2presidente	-29
<2presión	-18
<2presta	-17
<2prestan	-14
<2presupuesto	-9
<2prevención	-12
<2primer	-14
<2primera	-23
<2primero	-21
<2probar	-12
<2procedimiento	33
<2producción	-15
<2producto	-17
<2profe	-11
<2profesor	-18
<2programa	16
<2prohibido	-10
<2propina	-14
<2propios	14
<2propuesta	-8
<2protocolo	19
<2proveedor	-9
<2proveedores	-19
<2provincia	-16
<2prueba	-39
<2pruebas	-15
<2préstamo	-23
<2pueblo	-24
<2pueda	-27
<2puede	-29
<2pueden	-19
<2puerta	-26
<2puertas	-10
<2pues	16
<2puesto	-24
<2puestos	-12
<2pulsera	-13
<2pulso	-8
<2pulveriza	-20
<2punto	-23
<2puntos	-19
<2purga	-19
<2purgar	-21
<2pusimos	-21
<2puso	-13
<2q	-27
<2que	-17
<2queda	-23
<2quedan	10
<2quedar	-16
<2quedara	-23
<2quede	13
<2quedo	-15
<2quedó	-26
<2quema	-14
<2queso	-16
<2quesos	-19
<2quien	-38
<2quienes	-12
<2quiere	-10
<2quiero	-42
<2quince	-31
<2quirófano	-15
<2quita	-23
<2quitan	-10
<2quitar	-12
<2quito	-13
<2quién	11
<2qué	37
<2radio	-36
<2ramón	-18
<2rasca	-20
<2raspa	-25
<2rato	-16
<2raya	-22
<2rayas	-11
<2rayos	-15
<2re	14
<2rebota	-8
<2recepción	-25
<2receta	-17
<2reciba	-12
<2recibe	-18
<2recibió	-14
<2recién	-23
<2reclamación	-15
<2reclamo	-10
<2recoge	-20
<2recogen	-16
<2recoger	-13
<2recogida	-15
<2recorre	-20
<2recorrido	-23
<2red	-15
<2redacta	-12
<2redactado	-21
<2redactar	20
<2redacte	-23
<2redactor	-16
<2redes	-17
<2redonda	-15
<2refugio	-10
<2regante	-13
<2regantes	-13
<2registro	-28
<2reglamento	-19
<2reglas	-25
<2regresa	-13
<2rejilla	-10
<2relativo	22
<2rellena	-13
<2reloj	-14
<2relojes	-12
<2remesa	-18
<2remito	-8
<2remueve	-11
<2renueva	-11
<2reparación	-18
<2reparte	-21
<2reparten	-20
<2repartimos	-20
<2reparto	-34
<2repite	-25
<2repone	-12
<2rescate	-14
<2reserva	-22
<2resolvió	-16
<2responsable	-16
<2restauramos	-15
<2restaurante	-15
<2resto	-22
<2restos	-27
<2resultado	-13
<2retira	-13
<2retirada	-18
<2retiran	-11
<2retraso	-13
<2reunión	-22
<2revisa	-17
<2revisan	-22
<2revisar	-9
<2revisión	-23
<2revés	-19
<2riega	-13
<2riego	-22
<2rodillo	-16
<2rodillos	-18
<2roja	-13
<2rojo	-19
<2rompe	-24
<2rompió	-21
<2ropa	-25
<2ropero	-26
<2rosa	-19
<2rosario	-16
<2rosas	-14
<2rotan	-13
<2roto	-23
<2rotos	-19
<2ruegos	-9
<2ruido	-29
<2ruta	-10
<2río	-8
<2sabe	-22
<2saben	-19
<2saber	9
<2saca	-23
<2sacamos	-26
<2sacan	-18
<2sacar	-32
<2sacos	-14
<2sal	-12
<2sala	-34
<2salen	-25
<2salida	-30
<2salidas	-16
<2salido	-10
<2salimos	-19
<2salir	-14
<2salió	-25
<2salta	-12
<2saltan	-20
<2saluda	-9
<2salude	-17
<2salón	-23
<2sangre	-20
<2sanidad	-24
<2santa	-9
<2se	-77
<2seca	-27
<2secadero	10
<2secado	-15
<2secador	-13
<2sección	-11
<2seco	-19
<2secretaria	-18
<2secretario	-19
<2secretaría	-12
<2sector	-19
<2segundo	-31
<2segundos	-30
<2seguridad	-11
<2seguro	-17
<2según	-18
<2seis	-27
<2sella	-21
<2sello	-23
<2semana	-29
<2semanal	-20
<2semanas	-19
<2sencillo	-10
<2sepa	-23
<2sepan	-28
<2separa	-20
<2septiembre	-27
<2sepultureros	-8
<2ser	-27
<2serie	-16
<2serio	-19
<2servicio	-20
<2será	-19
<2sesenta	-9
<2seta	-9
<2setas	-19
<2setenta	-10
<2señal	-14
<2señor	-22
<2señora	8
<2si	-60
<2siempre	-44
<2siendo	-17
<2sierra	-12
<2siete	-22
<2sigue	-37
<2siguiendo	-11
<2siguiente	-9
<2silencio	-24
<2silicona	-18
<2sin	-41
<2sino	-21
<2sirve	-12
<2sistemas	-15
<2socorrista	-16
<2sol	-26
<2solamente	-22
<2solas	-11
<2soles	-10
<2solicita	-16
<2solicito	-29
<2solicitud	-27
<2solo	-54
<2somos	-33
<2son	12
<2sondas	-19
<2sorda	-21
<2sortea	-14
<2sotavento	-11
<2soy	-46
<2su	11
<2sube	-25
<2suben	-25
<2subir	-28
<2suelo	-15
<2suelta	-16
<2suena	-27
<2suero	-14
<2sumerge	-17
<2supervisor	-17
<2supo	-25
<2sur	-20
<2surte	-14
<2sus	-21
<2susto	-23
<2sábado	-24
<2sábados	-15
<2sábana	-16
<2sé	-25
<2sí	-27
<2tabla	-22
<2tablilla	-16
<2tacha	-13
<2tal	-29
<2taller	-37
<2tamaño	-15
<2tambo	-10
<2tambor	-21
<2tampoco	-16
<2tanda	-9
<2tanque	-16
<2tantito	-10
<2tanto	-15
<2tapa	-36
<2tapado	-15
<2tapan	-13
<2tapar	-20
<2tarde	-28
<2tardes	-15
<2tarjeta	-21
<2tarjetas	-22
<2tarro	-17
<2taxi	-8
<2te	-52
<2teatro	-11
<2techo	-11
<2tela	-23
<2teléfono	-25
<2tema	22
<2temperatura	-25
<2temporada	-15
<2tenemos	-17
<2tener	16
<2tenga	-22
<2tengamos	-9
<2tengan	-23
<2tengo	-24
<2tenido	16
<2tensión	-15
<2tenés	-20
<2tenía	-10
<2tercera	-15
<2tercero	-21
<2terminal	-9
<2terminar	-13
<2test	-11
<2testigo	-19
<2texto	-29
<2tiempo	-10
<2tienda	-25
<2tiene	-36
<2tienen	-18
<2tierra	8
<2tijeras	-17
<2tinta	-18
<2tira	-33
<2tirando	-23
<2tiras	-13
<2tiro	-20
<2titular	-13
<2toalla	-15
<2toca	-31
<2tocar	-14
<2toda	-25
<2todas	-34
<2todavía	-19
<2todo	-52
<2todos	-35
<2tolva	-22
<2toma	-29
<2toman	-21
<2toque	-24
<2tornillo	-9
<2torre	-17
<2tos	-10
<2trabajamos	-17
<2trabajando	-18
<2trabajo	-33
<2trae	-26
<2trampa	-10
<2trapo	-14
<2tras	-20
<2tratada	-19
<2traía	-12
<2treinta	-20
<2trepador	-15
<2trescientas	-18
<2trimestre	-12
<2tubos	-17
<2tueste	-16
<2turno	-34
<2turnos	-23
<2tuvimos	-21
<2técnico	-31
<2técnicos	-8
<2tío	-16
<2título	17
<2túnel	-23
<2una	-21
<2unidad	-21
<2unificar	13
<2uno	-47
<2unos	-14
<2unta	-21
<2urge	13
<2urgencias	-19
<2urgente	-20
<2usa	-18
<2usan	15
<2usar	-18
<2uso	-20
<2ustedes	-14
<2usuario	-15
<2vaca	-15
<2vacaciones	-10
<2vacas	-20
<2vaciar	-15
<2vacía	-25
<2vacías	-15
<2vacío	-16
<2vacíos	-11
<2vale	-34
<2vallado	-10
<2valle	-18
<2vamos	-32
<2van	-32
<2varias	-14
<2varilla	-14
<2vas	-18
<2vaso	-14
<2vaya	-11
<2ve	-35
<2vea	-18
<2veces	-35
<2vecino	-13
<2vecinos	-21
<2vehículo	-17
<2veinte	-34
<2veinticinco	-24
<2veinticuatro	-19
<2veintidós	-25
<2vela	-14
<2vende	-24
<2vendría	-26
<2venga	12
<2venta	-20
<2ventanas	-13
<2venía	-18
<2ver	17
<2verano	-42
<2verdad	-21
<2verde	-20
<2versión	-11
<2vertical	-13
<2veteranos	-15
<2veterinaria	-18
<2vez	-37
<2viaje	-17
<2viajes	-15
<2vidrio	-15
<2vieja	-12
<2viejo	-17
<2viene	-24
<2vienen	-35
<2viento	-13
<2viernes	-27
<2vigente	-12
<2vinagre	-19
<2vino	-26
<2visita	-15
<2visitantes	-18
<2visitas	-14
<2visto	-15
<2voltea	-18
<2voltean	-19
<2volteo	-15
<2voluntarios	-16
<2volver	-19
<2vos	-16
<2voy	-20
<2voz	-26
<2vuelcan	-11
<2vuelo	-21
<2vuelos	-15
<2vuelta	-25
<2vuelto	-17
<2vuelve	-23
<2vuelven	-18
<2válvula	-15
<2víspera	-14
<2web	-13
<2wilson	-17
<2word	-20
<2x	-21
<2y	-58
<2ya	-49
<2yema	-9
<2yemas	-15
<2yo	-58
<2z	-14
<2zaragoza	-15
<2zona	-21
<2|	-25
<2¡	-14
<2«	-25
<2·	-26
<2»	-21
<2¿	-55
<2ácido	-14
<2árbitro	-12
<2árbol	-20
<2árboles	-9
<2área	-13
<2él	-32
<2óptica	9
<2óscar	-11
<2última	-25
<2últimas	-16
<2último	-25
<2única	-12
<2único	-26
<2–	-42
<2—	-25
<2•	-10
<2€	-13
<2→	-18
<2☐	-21
<:	14
<;	-52
<<	-21
<<" por	-18
<<% ,	-12
<<% de	-19
<<) ,	-12
<<) :	-8
<<) la	-14
<<) las	-12
<<) nadie	-14
<<) y	-15
<<) ·	-11
<<) —	-10
<<* 0	-18
<<, 0	-33
<<, a	-25
<<, abre	-11
<<, al	-23
<<, antes	-9
<<, apuntar	-17
<<, así	-15
<<, aunque	-12
<<, buenas	-9
<<, cada	-10
<<, cinco	-14
<<, como	-18
<<, con	-33
<<, corte	-9
<<, cuando	-13
<<, de	-35
<<, dejar	-11
<<, del	-17
<<, desde	-10
<<, después	-16
<<, don	-10
<<, dos	-13
<<, en	-28
<<, enhorabuena	-12
<<, entre	-24
<<, entrega	-14
<<, es	15
<<, escribe	-18
<<, eso	-15
<<, falta	-10
<<, gente	-12
<<, ha	-17
<<, habla	-19
<<, hasta	-24
<<, jamás	-8
<<, la	-39
<<, las	-20
<<, le	-15
<<, les	-20
<<, llevo	-10
<<, lo	-20
<<, los	-26
<<, luego	-21
<<, marca	-14
<<, me	-25
<<, mi	-9
<<, mira	-23
<<, mirando	-19
<<, más	-10
<<, nadie	-16
<<, ni	-10
<<, no	-35
<<, nunca	-20
<<, para	-19
<<, pero	9
<<, pide	-16
<<, por	-17
<<, porque	-34
<<, pregunta	-10
<<, pues	-16
<<, q	-12
<<, que	-46
<<, quitar	-12
<<, qué	-9
<<, salvo	-14
<<, se	-38
<<, si	-24
<<, sin	-26
<<, solo	11
<<, soy	-16
<<, también	-18
<<, tarjetas	-17
<<, te	-17
<<, todo	-18
<<, trabajo	-14
<<, tres	-9
<<, un	-35
<<, una	-22
<<, unas	-13
<<, uno	-13
<<, y	-29
<<, ya	-21
<<, yo	-17
<<, ¿	-33
<<- -	14
<<- el	-9
<<- si	-11
<<- solo	-17
<<. –	-17
<</ 0	-17
<<0 %	-26
<<0 (	-14
<<0 )	-27
<<0 ,	-40
<<0 .	-22
<<0 /	-15
<<0 :	26
<<0 ;	-24
<<0 ]	-29
<<0 a	-10
<<0 al	-19
<<0 años	-16
<<0 bar	-8
<<0 con	-12
<<0 de	-22
<<0 días	-11
<<0 el	-12
<<0 en	-14
<<0 euros	-21
<<0 grados	-10
<<0 gramos	-10
<<0 h	-18
<<0 horas	-15
<<0 km/h	-9
<<0 la	-21
<<0 le	-13
<<0 m	-10
<<0 min	8
<<0 no	-17
<<0 para	-27
<<0 por	-12
<<0 se	-23
<<0 sin	-10
<<0 vacas	-18
<<0 y	-20
<<0 |	-23
<<0 ±	-10
<<0 ·	-11
<<0 →	9
<<: a	-16
<<: con	-8
<<: de	8
<<: después	-14
<<: el	-28
<<: empresa	-11
<<: en	-21
<<: jefatura	-9
<<: la	-13
<<: llega	-21
<<: lo	-11
<<: los	-14
<<: no	-9
<<: primero	-12
<<: protocolo	-11
<<: que	-26
<<: qué	-12
<<: se	-35
<<: si	10
<<: traslado	-11
<<: y	-10
<<: yo	-9
<<: «	-23
<<: ¿	-20
<<; a	-11
<<; el	-16
<<; las	-9
<<; los	-24
<<; mi	-15
<<; se	-8
<<; si	-13
<<; y	-8
<<> 0	-15
<<^ (	-17
<<^ *	-19
<<^ 0	17
<<^ >	-17
<<^ [	-19
<<^ ^	-9
<<^ a	-25
<<^ acta	-10
<<^ acá	-13
<<^ ahí	-14
<<^ anexo	-15
<<^ anoche	-22
<<^ ante	-14
<<^ antes	-23
<<^ apunta	-10
<<^ apuntes	-14
<<^ ayer	-26
<<^ banco	-15
<<^ bandeja	-10
<<^ beto	-17
<<^ buenas	-8
<<^ bueno	-17
<<^ cambio	-12
<<^ casa	-17
<<^ cierra	-21
<<^ circular	-9
<<^ colocar	-9
<<^ como	-9
<<^ compara	-10
<<^ comprueba	-10
<<^ comunidad	-15
<<^ con	-34
<<^ consulta	-18
<<^ control	-16
<<^ cooperativa	-13
<<^ cortar	-8
<<^ cualquier	-10
<<^ cuando	13
<<^ cuenta	-13
<<^ da	-17
<<^ dale	-25
<<^ de	-35
<<^ deja	-19
<<^ del	-29
<<^ descarga	-12
<<^ desde	-11
<<^ desmontar	-14
<<^ después	-15
<<^ dirijo	-21
<<^ don	-15
<<^ dos	-27
<<^ durante	-14
<<^ echar	-23
<<^ eh	9
<<^ el	-44
<<^ en	-55
<<^ enseña	-17
<<^ entre	-14
<<^ es	-20
<<^ eso	-14
<<^ estimada	-9
<<^ estimados	-8
<<^ esto	-18
<<^ falta	-13
<<^ farmacia	-16
<<^ foto	-9
<<^ gracias	-11
<<^ guantes	-12
<<^ ha	-17
<<^ hace	-14
<<^ hacemos	10
<<^ he	-16
<<^ hoja	-12
<<^ hola	-13
<<^ hoy	-21
<<^ ingreso	-19
<<^ instrucciones	-18
<<^ la	-13
<<^ laboratorio	-11
<<^ las	19
<<^ lavado	-21
<<^ le	-23
<<^ les	-10
<<^ limpieza	-17
<<^ llama	-14
<<^ llevamos	-18
<<^ llevo	-17
<<^ lo	-27
<<^ los	10
<<^ luego	-17
<<^ manual	-9
<<^ me	-39
<<^ mesa	-14
<<^ meter	-22
<<^ mi	-32
<<^ mientras	-16
<<^ mira	11
<<^ mirá	-22
<<^ mis	-24
<<^ montaje	-17
<<^ museo	-16
<<^ máximo	-17
<<^ nada	-12
<<^ nadie	-25
<<^ necesitamos	-20
<<^ necesito	-20
<<^ ningún	10
<<^ no	-25
<<^ nos	-21
<<^ nosotros	-21
<<^ nuestro	-29
<<^ nunca	-12
<<^ objetos	-15
<<^ orden	-15
<<^ otra	-17
<<^ paco	-16
<<^ para	10
<<^ pasar	-17
<<^ pega	-14
<<^ pide	-16
<<^ ponga	-20
<<^ por	-25
<<^ pregunta	-21
<<^ primero	-37
<<^ procedimiento	-21
<<^ prohibido	-10
<<^ prueba	-10
<<^ pues	-36
<<^ punto	-9
<<^ que	-26
<<^ querida	-11
<<^ quien	8
<<^ quiere	-18
<<^ quisiera	-22
<<^ quitar	-17
<<^ radio	-23
<<^ recepción	-21
<<^ reglas	-19
<<^ reunión	-8
<<^ saca	-21
<<^ sacar	-15
<<^ salida	-10
<<^ se	-58
<<^ si	-31
<<^ siembra	-16
<<^ siempre	-14
<<^ sobre	-15
<<^ solo	-17
<<^ somos	-29
<<^ son	-12
<<^ soy	-33
<<^ te	-30
<<^ tenemos	-21
<<^ tengo	-24
<<^ toda	14
<<^ todo	-12
<<^ trabajo	-14
<<^ tras	-16
<<^ tres	-8
<<^ turno	-11
<<^ un	-26
<<^ una	-18
<<^ uno	-22
<<^ va	-12
<<^ vaciar	-16
<<^ vale	13
<<^ venga	-22
<<^ vienen	-19
<<^ y	13
<<^ ya	-15
<<^ yo	-20
<<^ yuli	-12
<<^ ·	-18
<<^ ¿	-24
<<^ él	-10
<<^ –	9
<<^ •	-17
<<^ ☐	8
<<a )	-17
<<a 0	-25
<<a :	-19
<<a algo	-9
<<a base	-12
<<a bien	-10
<<a buscar	-14
<<a dejar	-18
<<a doce	-11
<<a don	-15
<<a dos	-11
<<a hacer	-14
<<a interior	-10
<<a la	-55
<<a las	-34
<<a limpio	22
<<a lo	-16
<<a los	-48
<<a mano	-13
<<a menos	-15
<<a mi	-22
<<a mí	-20
<<a nadie	-17
<<a partir	-10
<<a pie	-9
<<a poner	-15
<<a por	-15
<<a preguntar	-13
<<a que	-30
<<a quien	-18
<<a raíz	-10
<<a ser	-19
<<a su	-24
<<a tierra	15
<<a un	-29
<<a una	-30
<<a veces	-15
<<a velocidad	-14
<<abajo ,	-15
<<abajo y	-11
<<abierta y	-13
<<abierto ,	-13
<<abre el	-25
<<abre en	-9
<<abre la	-19
<<abre una	-17
<<abrir la	-11
<<abrir y	-23
<<acaba el	-14
<<acabó en	-16
<<accidente de	-11
<<aceite y	-13
<<acta de	-18
<<acuerda redactar	11
<<acá en	-18
<<adentro de	-11
<<afloja el	-13
<<afloja la	-10
<<afuera ,	-9
<<agencia de	-18
<<agradeceré que	-18
<<agua ,	-20
<<agua a	-9
<<agua con	-14
<<agua de	-22
<<agua del	-10
<<agua y	-24
<<ah y	-18
<<ahora se	-16
<<al acabar	-17
<<al aire	-26
<<al cliente	-24
<<al contenedor	-15
<<al cuarto	-11
<<al dueño	-19
<<al final	-28
<<al lado	-13
<<al llegar	-16
<<al número	-9
<<al paciente	-10
<<al que	-12
<<al saco	-10
<<al salir	-8
<<al terminar	-27
<<al volver	-18
<<alergias ,	-20
<<algo de	-14
<<algo que	-31
<<algo se	-16
<<alguien ha	-14
<<alguien se	-12
<<alimentos y	-13
<<almacén y	-18
<<alquiler de	-18
<<alrededor de	-13
<<alta y	-13
<<alto y	-19
<<altura ,	-13
<<altura de	-19
<<amparo de	-21
<<andar en	-13
<<animales en	-11
<<anota en	-21
<<antemano ,	-11
<<anterior y	-14
<<antes de	-55
<<antes del	-34
<<antes el	-24
<<antes que	-16
<<antiguos que	-15
<<apaga la	-16
<<apaga y	-15
<<aparta en	-10
<<apertura de	-17
<<aprieta con	-11
<<apunta a	-15
<<apunta el	-17
<<apunta en	-15
<<apunta la	-16
<<apunta y	-10
<<apuntan en	-10
<<apuntes de	-14
<<aquí en	-17
<<aquí la	-13
<<arma el	-16
<<armario de	-15
<<arranca el	-9
<<arriba ,	-10
<<aseguradora de	-13
<<asisten :	-17
<<asunto :	22
<<asunto de	-20
<<así que	-32
<<atención a	-22
<<atendemos a	-14
<<auditoría de	-18
<<aunque la	-15
<<aunque sea	-9
<<aunque tenga	-8
<<autor :	-10
<<autorización de	-16
<<avalúo de	-20
<<avisa a	-14
<<avisa al	-12
<<avisa en	-11
<<avisa por	-12
<<ayer en	-19
<<ayuda a	-16
<<ayuda de	-12
<<ayuntamiento de	-20
<<año ,	-13
<<año pasado	-18
<<año por	-12
<<año y	-15
<<años ,	-20
<<años con	-15
<<años en	-17
<<años y	-12
<<b )	-10
<<baja con	-13
<<baja el	-20
<<baja la	-15
<<baja se	-8
<<bajar del	-15
<<bajo el	-12
<<bajó de	-8
<<banco de	-23
<<bandeja con	-17
<<barrio en	-17
<<base de	-17
<<baño a	-9
<<bea ,	-12
<<biblioteca de	-8
<<bien ,	-13
<<bolsa al	-9
<<bolsa de	-20
<<bolsa y	12
<<bonito para	-16
<<borrador ,	-9
<<borrador de	-13
<<bote de	-13
<<botón de	-19
<<buenas ,	-12
<<buenas noches	-9
<<bueno ,	-17
<<bueno de	-21
<<bueno en	-12
<<bueno pues	14
<<busca el	-16
<<busca la	-11
<<buzón de	-13
<<c )	9
<<c ,	-9
<<cabina se	-17
<<cada 0	-11
<<cada cinco	-14
<<cada hora	-11
<<cada mañana	-11
<<cada medio	-15
<<cada noche	-17
<<cada quien	-15
<<cada tanda	-14
<<cada una	-24
<<caduca a	-13
<<cae el	-17
<<caja ,	-9
<<caja con	-9
<<caja de	-23
<<caja en	-10
<<cajas de	-21
<<cajón con	-13
<<cajón de	-11
<<calidad de	-11
<<caliente ,	-12
<<caliente y	-17
<<calle ,	-21
<<calle con	-13
<<calles y	-17
<<calzado con	-14
<<cambia de	-20
<<cambio de	-40
<<camión ,	-12
<<camión de	-22
<<canal de	-19
<<cantidad de	-12
<<cara ,	-17
<<cara a	-17
<<carga del	-18
<<carga las	-17
<<carta de	-13
<<cartel en	-9
<<casa ;	-10
<<casa de	-15
<<caseta se	-9
<<cayó el	-15
<<cc :	-15
<<centro de	-20
<<cerca de	-10
<<cerrado y	-12
<<cerrar ,	-15
<<cerrar la	-13
<<certificado ,	-10
<<certificado de	-22
<<chaleco y	-10
<<chavales de	-13
<<chica de	-9
<<chica nueva	-15
<<chico ,	-14
<<chico de	-9
<<cien libras	-16
<<ciento cuarenta	-11
<<ciento se	-11
<<cierra la	-13
<<cierra las	-21
<<cierra y	-21
<<cierre de	-22
<<cinco minutos	-16
<<cinco y	-19
<<cita a	-9
<<cita con	-14
<<claro ,	-23
<<clase de	-21
<<clienta ,	-17
<<cliente ,	-9
<<cliente :	-18
<<cliente de	-23
<<clientes con	-21
<<club de	-11
<<clínica veterinaria	-10
<<cm ,	-14
<<cm de	-10
<<cobrar un	11
<<cobro de	-23
<<coche no	-14
<<cocina y	-15
<<cola de	-14
<<colgada en	-9
<<colgado en	-18
<<coloca la	-13
<<color de	-12
<<color y	-21
<<comida en	-22
<<comité de	-22
<<como de	-13
<<como en	-13
<<como lo	-17
<<como me	-11
<<como mucho	-10
<<como un	-19
<<compara con	-9
<<completo y	-10
<<comprueba el	-14
<<comprueba que	-16
<<comunidad de	-21
<<con 0	11
<<con aire	-15
<<con cien	-14
<<con cinta	-14
<<con dos	-19
<<con esto	-15
<<con frases	-17
<<con guante	-13
<<con guantes	-14
<<con jabón	-9
<<con la	-12
<<con los	-31
<<con más	-14
<<con número	-18
<<con permiso	-10
<<con su	-14
<<con sus	-12
<<con tres	-21
<<con un	-28
<<con una	-34
<<con él	-15
<<cono de	-19
<<consulta de	-23
<<contexto :	-14
<<contra el	-11
<<contrato ,	-9
<<control de	-31
<<cooperativa de	-23
<<coordinadora de	-12
<<copia y	-14
<<corre ,	-15
<<corre la	-13
<<corta el	-9
<<corte de	-20
<<cosa ,	-19
<<cree que	-16
<<cuaderno con	-10
<<cuaderno de	-14
<<cuando el	-13
<<cuando entra	-20
<<cuando está	-15
<<cuando la	-29
<<cuando llega	-9
<<cuando sale	-12
<<cuando se	-16
<<cuando suena	-20
<<cuando un	-23
<<cuando una	-18
<<cuando ya	-15
<<cuarenta centímetros	-15
<<cuarenta minutos	-14
<<cuarenta y	-18
<<cuarto de	-24
<<cuatro ,	-9
<<cuatro horas	-9
<<cuatro y	-22
<<cubos de	-10
<<cubre con	-13
<<cuelgan en	-20
<<cuenta las	-17
<<cuenta los	-20
<<cuentas del	-18
<<cuento a	-10
<<cuerda de	-16
<<cuerpo de	-20
<<curso de	-9
<<código de	-11
<<código del	-9
<<cómo es	-27
<<cómo le	-20
<<cómo lo	-20
<<cómo nos	-17
<<cómo se	14
<<d )	-16
<<da el	10
<<da la	-27
<<da un	-10
<<da una	-20
<<dale ,	-20
<<de 0	-32
<<de :	-37
<<de a	-9
<<de abrir	-17
<<de agua	-20
<<de ahí	-21
<<de animales	-8
<<de arriba	-12
<<de atrás	-14
<<de baja	-13
<<de barrio	-15
<<de cada	-32
<<de café	-15
<<de cartón	-9
<<de cola	-16
<<de color	-18
<<de contenedores	-16
<<de cómo	-23
<<de dar	-14
<<de dos	-20
<<de empeño	-13
<<de entrada	-12
<<de entrar	-19
<<de equipo	-8
<<de eso	-21
<<de este	-14
<<de extracción	-14
<<de hacer	-28
<<de harina	-16
<<de las	-19
<<de leche	-15
<<de medio	-18
<<de metal	-17
<<de mi	-20
<<de mudanzas	10
<<de más	-15
<<de noche	-16
<<de obra	-8
<<de papel	-14
<<de plástico	-10
<<de poner	-16
<<de preparar	-23
<<de que	-28
<<de quien	-11
<<de qué	-19
<<de reproducción	-13
<<de sacar	-21
<<de sala	-11
<<de salir	-14
<<de san	-10
<<de santa	-16
<<de secretario	-8
<<de su	-16
<<de toda	-15
<<de todo	-15
<<de tres	-13
<<de turno	-16
<<de un	-53
<<de una	-21
<<de vehículos	-13
<<de veinte	-19
<<de ácido	-11
<<debajo de	-24
<<debajo del	-25
<<deja de	-15
<<deja el	-12
<<deja en	-15
<<deja la	-17
<<deja una	-15
<<deje de	-12
<<dejes bonito	-16
<<dejó el	-20
<<del ayuntamiento	-18
<<del año	-8
<<del comité	-11
<<del depósito	-8
<<del día	-8
<<del horno	-21
<<del lote	-22
<<del lunes	12
<<del seguro	-10
<<del taller	15
<<del tercero	-17
<<del turno	-14
<<delantal y	-14
<<delante de	-21
<<delante y	-16
<<dentro ,	-10
<<dentro con	-9
<<dentro de	-19
<<dentro del	-11
<<dentro y	-10
<<derecho y	-10
<<desastre ,	-11
<<descarga de	-14
<<desde 0	-11
<<desde el	-10
<<desde la	-22
<<desde los	-8
<<desde mi	-14
<<desde que	-38
<<desde un	-9
<<desmonta el	-11
<<desmontaje de	-23
<<despacio y	-15
<<después de	-27
<<después del	-20
<<después el	-26
<<después en	-14
<<después la	-12
<<después nos	-17
<<después se	-16
<<detrás del	-13
<<devuelven con	-15
<<dice :	-10
<<dice el	-17
<<dice que	-19
<<dice «	-13
<<dicho :	-17
<<diez días	-16
<<diez mil	-9
<<diez minutos	-12
<<diez y	-20
<<diga el	-23
<<dije que	-15
<<dijo que	-21
<<dinero ,	-14
<<dirección de	-15
<<dirección y	-10
<<directo a	-12
<<dos ,	-9
<<dos años	-12
<<dos chavales	-9
<<dos cuerdas	-20
<<dos de	-18
<<dos días	-13
<<dos hermanos	-11
<<dos horas	-21
<<dos no	-18
<<dos personas	-18
<<dos sacos	-10
<<dos semanas	-17
<<dos y	-9
<<durante el	-19
<<durante la	-20
<<día ,	-19
<<día 0	-22
<<día antes	-29
<<día con	-21
<<día de	-11
<<día del	-25
<<día que	-15
<<día se	-26
<<día y	-9
<<días ,	-21
<<días de	-9
<<días en	-10
<<días para	-16
<<días se	-17
<<días y	-10
<<dónde está	-20
<<echa el	-13
<<echa en	-10
<<echa la	-17
<<echa un	-18
<<eh le	-13
<<eh luego	-16
<<eh soy	-24
<<eh y	-15
<<el 0	11
<<el agua	-16
<<el aire	-16
<<el anemómetro	-17
<<el arnés	-10
<<el ascensor	-18
<<el ave	-19
<<el ayudante	-12
<<el ayuntamiento	-16
<<el banco	-10
<<el bombo	-17
<<el cajón	-9
<<el cambio	-24
<<el camión	-15
<<el casco	-9
<<el cementerio	-11
<<el centro	-11
<<el certificado	-11
<<el chofer	-10
<<el cierre	-15
<<el cliente	-26
<<el cobro	-16
<<el concejal	-20
<<el cono	-13
<<el contrato	-8
<<el corte	-14
<<el cuaderno	-9
<<el cuarto	-17
<<el de	-22
<<el del	-17
<<el depósito	-8
<<el desmontaje	-14
<<el despacho	-22
<<el documento	-13
<<el domingo	-21
<<el dueño	-17
<<el electricista	-11
<<el encargado	13
<<el equipo	-18
<<el favor	-18
<<el freno	-11
<<el grupo	-9
<<el horno	-19
<<el ingeniero	-22
<<el jefe	-18
<<el laboratorio	-23
<<el lado	-10
<<el libro	-15
<<el lunes	-17
<<el maestro	-22
<<el manual	-20
<<el martes	-18
<<el mismo	-19
<<el modo	-21
<<el motor	-13
<<el nombre	-9
<<el nuevo	-14
<<el número	-9
<<el oficial	-17
<<el operador	-20
<<el operario	-15
<<el otro	-25
<<el papel	-20
<<el pasaporte	-17
<<el pasillo	-14
<<el patio	-19
<<el perito	-18
<<el permiso	-9
<<el perro	-22
<<el personal	-15
<<el piloto	-14
<<el piso	-21
<<el plano	-20
<<el plazo	-17
<<el precio	-14
<<el presidente	-15
<<el primer	-11
<<el procedimiento	-21
<<el profesor	-22
<<el protocolo	-19
<<el proyector	-10
<<el público	-19
<<el que	-25
<<el refractómetro	-16
<<el registro	-17
<<el salón	-18
<<el segundo	-9
<<el seguro	-15
<<el señor	-18
<<el sobre	-17
<<el suelo	-13
<<el sábado	-17
<<el tambor	-19
<<el teléfono	-12
<<el turno	-12
<<el técnico	-24
<<el vellón	-17
<<el árbitro	-11
<<el último	-22
<<elaboró :	-18
<<ellas con	-10
<<emergencia y	-15
<<empieza a	-9
<<empresa de	-11
<<en 0	-13
<<en agua	-12
<<en alcohol	-9
<<en bolsa	-22
<<en cabina	-20
<<en cada	-26
<<en calidad	-9
<<en cuanto	-11
<<en dos	-15
<<en el	-28
<<en la	-68
<<en las	-29
<<en limpio	-14
<<en los	-27
<<en ningún	-9
<<en otro	-18
<<en papel	-29
<<en plena	-24
<<en que	28
<<en su	-14
<<en todas	-16
<<en tres	-18
<<en un	-41
<<en una	-49
<<en uno	-20
<<encantadora ,	-17
<<encargada de	-9
<<encargado de	-9
<<enciende el	-13
<<encima de	-25
<<encima se	-14
<<enhorabuena por	-11
<<enseña el	-9
<<entienda una	-13
<<entonces la	-8
<<entonces se	-12
<<entra a	-12
<<entra con	-21
<<entra en	-18
<<entra gente	-13
<<entra por	-16
<<entra una	-17
<<entrada de	-13
<<entrada en	-19
<<entrada y	-22
<<entre dos	-9
<<entre en	-11
<<entre todos	-33
<<entrega de	-25
<<entregan a	-17
<<equipo de	-22
<<es de	-42
<<es del	-20
<<es el	17
<<es la	11
<<es lo	-13
<<es para	-27
<<es que	-45
<<es solo	13
<<es todo	-31
<<es un	-12
<<es una	10
<<esa misma	-9
<<escala a	-13
<<escrito cómo	-39
<<escrito de	-27
<<escrito el	19
<<escrito la	-22
<<escrito y	-13
<<eso es	-29
<<eso la	-29
<<eso lo	-13
<<eso no	-24
<<eso que	13
<<eso se	-19
<<espacio ,	-11
<<espejo y	-11
<<espera a	-14
<<espera que	-21
<<espero que	-21
<<espuma no	-15
<<esta hoja	-12
<<esta vez	-17
<<estación de	16
<<este año	-17
<<este mes	-16
<<esto ,	-28
<<esto :	-9
<<esto es	-31
<<esto lo	-12
<<esto va	-24
<<estoy en	-13
<<está ,	-15
<<está de	-17
<<está en	-24
<<están en	-13
<<esté en	-9
<<euros se	-11
<<euros y	-9
<<explica que	-11
<<expone que	-14
<<exportación ,	-18
<<facturas de	-19
<<falla la	-11
<<falta algo	-12
<<falta un	-18
<<familia ;	-13
<<familia se	-17
<<familia y	-17
<<familias y	-15
<<favor ,	-18
<<favor de	-25
<<febrero ,	-12
<<fecha :	-12
<<fecha de	-16
<<fecha en	-10
<<fecha y	-11
<<feria de	-14
<<ficha de	-10
<<filtros de	-17
<<final del	-16
<<finca ,	-14
<<firma el	-15
<<firma en	-15
<<firmada por	-17
<<firmados se	-10
<<firme el	-19
<<foso de	-12
<<foto a	-10
<<foto con	-10
<<foto de	10
<<fotos de	-24
<<fue a	-16
<<fue al	-19
<<fuera ,	-20
<<fuera de	-12
<<fuera del	-18
<<fundición de	-15
<<furgoneta pasa	-12
<<fwd :	9
<<fábrica de	-8
<<gente ,	-15
<<gente que	-14
<<golpe en	-18
<<grabe cómo	11
<<gracias a	-15
<<gracias por	-11
<<gracias y	-10
<<grados ,	-19
<<grados y	13
<<gramos de	-19
<<gramos por	-14
<<grietas y	-13
<<grita «	-12
<<grupo "	-16
<<grupo de	-18
<<guante de	-19
<<guantes ,	-17
<<guantes de	-12
<<guantes y	-8
<<guía de	-36
<<guía para	13
<<h ,	-12
<<ha de	-25
<<ha dejado	-21
<<ha puesto	-14
<<ha tenido	-17
<<habla con	-15
<<habla por	-14
<<hablamos en	-11
<<hablar con	-16
<<hace ,	-9
<<hace con	-15
<<hace el	-34
<<hace falta	-20
<<hace la	-16
<<hace un	16
<<hacemos en	-16
<<hacemos queso	-13
<<hacer de	-19
<<hacer si	-19
<<hago de	-15
<<halcones y	-14
<<harina de	-19
<<hasta 0	-16
<<hasta ahora	-17
<<hasta el	-13
<<hasta que	-36
<<hasta un	-12
<<hay ,	-8
<<hay alguien	-21
<<hay dos	-15
<<hay que	-44
<<hay quien	-13
<<hay un	-13
<<hay una	-18
<<hecha un	-9
<<hermana se	-13
<<hizo el	-9
<<hoja de	11
<<hoja para	-17
<<hoja y	-20
<<hojas ,	-14
<<hojas con	-14
<<hola ,	-10
<<hora ,	-20
<<hora con	-13
<<hora de	-17
<<hora se	-18
<<hora y	-28
<<horas ,	-10
<<horas de	-18
<<horas en	-20
<<horas por	-10
<<horas sin	-11
<<horas y	-15
<<hospital de	-21
<<hubo que	-10
<<hubo un	-20
<<huela a	-17
<<huele no	-11
<<igual ,	-9
<<informe de	-10
<<ingreso a	-19
<<inmaculada ,	-21
<<inspección de	-16
<<instrucciones para	11
<<instructores ,	-12
<<interior de	16
<<jabón de	-14
<<jefa me	-12
<<jefatura de	-17
<<jefe de	-32
<<jefes de	-11
<<jueves ,	-11
<<junta de	-12
<<kilos de	-21
<<la 0	-10
<<la agencia	-16
<<la altura	-10
<<la apertura	-20
<<la aseguradora	-11
<<la auxiliar	-12
<<la banda	-12
<<la bandeja	-15
<<la barra	-14
<<la bolsa	-12
<<la bomba	-12
<<la cabecera	-15
<<la cabeza	-13
<<la cabina	-11
<<la caja	-11
<<la caldera	-15
<<la calle	-10
<<la campana	-9
<<la cara	-18
<<la carpeta	-12
<<la carta	-21
<<la cartilla	-9
<<la caseta	-10
<<la central	-10
<<la cinta	-12
<<la comida	-18
<<la consola	-16
<<la consulta	-10
<<la cuerda	-9
<<la cámara	-30
<<la de	-30
<<la del	-13
<<la dirección	-21
<<la directora	-13
<<la educadora	10
<<la empresa	-15
<<la entrada	-11
<<la entrega	-18
<<la escanea	-16
<<la escuela	-26
<<la estructura	-17
<<la etiqueta	-12
<<la familia	-20
<<la fecha	-15
<<la federación	-12
<<la feria	-11
<<la ficha	-10
<<la finca	-13
<<la firma	-12
<<la forma	-19
<<la foto	-8
<<la funeraria	-12
<<la goma	-10
<<la guía	-10
<<la ha	-10
<<la hermana	-16
<<la hoja	-22
<<la hora	-14
<<la inspección	-8
<<la jaula	-13
<<la junta	-16
<<la lectura	-15
<<la lee	-8
<<la lista	-9
<<la lona	-15
<<la luz	-15
<<la madera	-12
<<la mano	-16
<<la mañana	-9
<<la mesa	-24
<<la miel	-20
<<la misma	-23
<<la mitad	-11
<<la mutua	-10
<<la máquina	-14
<<la nevera	-13
<<la noche	-16
<<la obra	-13
<<la oficina	-17
<<la olla	-18
<<la oreja	-10
<<la otra	-23
<<la pala	-11
<<la palanca	-13
<<la parroquia	-21
<<la persona	-9
<<la piel	-15
<<la pieza	-13
<<la planta	-24
<<la plantilla	-11
<<la primera	-36
<<la prueba	-21
<<la puerta	-12
<<la póliza	-12
<<la que	-21
<<la radio	-17
<<la recepción	-10
<<la ropa	-16
<<la sal	-17
<<la sala	-20
<<la salida	-17
<<la segunda	-16
<<la semana	-17
<<la serie	-15
<<la señal	-14
<<la sierra	-10
<<la solicitud	-15
<<la tabla	-11
<<la tapa	-10
<<la tarde	-25
<<la tela	-17
<<la temperatura	-8
<<la tienda	-13
<<la tinta	-8
<<la torre	-12
<<la unidad	-12
<<la venta	-18
<<la veterinaria	-15
<<la vuelta	-17
<<la web	-12
<<la zona	-14
<<la última	-16
<<laboratorio de	-17
<<laboratorio se	-15
<<lado ,	-11
<<lado de	-18
<<lado del	-12
<<lado no	-13
<<larga se	-19
<<las 0	-24
<<las botas	-15
<<las cajas	-16
<<las chicas	-14
<<las cuerdas	-19
<<las de	-16
<<las dos	-16
<<las familias	-18
<<las fotos	-13
<<las incidencias	-11
<<las llaves	-9
<<las luces	-13
<<las líneas	-12
<<las manos	-16
<<las medidas	-17
<<las muestras	-15
<<las negras	-8
<<las noches	-21
<<las nueve	-21
<<las paga	-10
<<las piezas	-15
<<las que	-20
<<las siete	-15
<<las tres	-23
<<las visitas	-18
<<lavado de	-27
<<le da	-35
<<le damos	-25
<<le dan	-21
<<le deja	-19
<<le dice	-14
<<le dije	-13
<<le echan	-14
<<le entrega	-10
<<le escribe	-10
<<le escribo	-8
<<le habla	-17
<<le hace	-9
<<le haces	-19
<<le ofreces	-21
<<le pasa	-17
<<le pone	-25
<<le pregunto	-15
<<le pusimos	-20
<<le quita	-11
<<leche ,	-11
<<lee el	-19
<<lee la	-18
<<lee los	-8
<<leen el	-18
<<leer con	-19
<<lejos de	-11
<<les da	-16
<<les manda	-15
<<les pasa	-23
<<levanta la	-21
<<libro de	-20
<<limpia con	-15
<<limpia el	-11
<<limpia la	-20
<<limpia y	-10
<<limpieza de	-15
<<limpios y	-13
<<linterna ,	-17
<<linternas y	-18
<<lista de	-12
<<listo ,	-11
<<llama "	17
<<llama a	-23
<<llama al	-31
<<llamar a	-13
<<llamarme a	-22
<<llave de	-9
<<llave del	-17
<<llave y	-9
<<llaves de	-16
<<llega ,	-10
<<llega a	-14
<<llega el	-15
<<llega en	-15
<<llega la	-15
<<llega y	-18
<<llegar a	14
<<llena el	-20
<<llena la	-17
<<llenas de	-15
<<lleva a	-25
<<lleva al	-10
<<llevamos tres	-14
<<llevo la	-12
<<lluvia o	-11
<<lo amarillo	-16
<<lo apunta	-15
<<lo baja	-12
<<lo cambia	-9
<<lo de	26
<<lo deja	-16
<<lo del	20
<<lo diga	-9
<<lo digo	-20
<<lo entienda	-14
<<lo escribe	-13
<<lo firma	-24
<<lo firme	-27
<<lo ha	-13
<<lo hace	-22
<<lo hacemos	-14
<<lo hacen	-15
<<lo haya	-20
<<lo llama	-10
<<lo lleva	-17
<<lo paga	-10
<<lo pasa	-20
<<lo pone	-9
<<lo primero	-28
<<lo pueda	-25
<<lo que	-50
<<lo quiere	-18
<<lo quiero	-20
<<lo recibe	-9
<<lo recoge	-8
<<lo roto	-13
<<lo tengo	-24
<<lo ve	-20
<<lo viejo	-20
<<local ,	-16
<<lona de	-12
<<los camiones	-8
<<los chicos	-21
<<los cortes	-10
<<los cuadros	-15
<<los cuatro	-17
<<los da	-11
<<los de	-41
<<los dedos	-17
<<los del	-22
<<los demás	-13
<<los dos	-25
<<los instrumentos	-22
<<los lunes	-19
<<los muchachos	-19
<<los niños	-20
<<los nombres	-21
<<los otros	-13
<<los pedidos	-14
<<los pequeños	-18
<<los permisos	-13
<<los perros	-13
<<los pisos	-13
<<los primeros	-13
<<los que	-27
<<los quesos	-28
<<los restos	-12
<<los sábados	-16
<<los tres	-17
<<luces de	-12
<<luego de	-18
<<luego el	-24
<<luego en	-21
<<luego la	-17
<<luego pues	-23
<<luego se	11
<<lunes se	-17
<<luz ,	-13
<<luz ;	-10
<<lámpara y	-14
<<lápiz ,	-10
<<línea de	-15
<<lío con	-18
<<mamá de	-12
<<manda a	-16
<<manda al	-15
<<manda el	-9
<<mandarlo a	-11
<<manejo de	-25
<<manera de	20
<<manera que	-15
<<mano a	-10
<<mano con	9
<<mano por	-17
<<mano y	-18
<<manos llenas	-10
<<manual de	11
<<manual del	-23
<<marca con	-13
<<marca en	-20
<<marzo a	-9
<<masa madre	-20
<<mayor de	-10
<<mayoría de	-16
<<mañana ,	-9
<<mañana se	-9
<<mañana y	-17
<<me está	-17
<<me ha	-29
<<me han	-17
<<me llamo	-10
<<me lo	-30
<<me pidió	-26
<<me ponen	-15
<<me pongo	-16
<<me vendría	-11
<<media hora	-17
<<medidas se	-16
<<medir con	-13
<<mejor que	-18
<<mella ,	-12
<<menos de	-12
<<mes ,	-16
<<mes pasado	-21
<<mesa ,	-14
<<mesa de	-18
<<mesa y	-16
<<meses ,	-11
<<meses de	-10
<<mete el	-14
<<mete la	-15
<<metes el	-18
<<meto el	-20
<<metros ,	-10
<<metros de	-14
<<metros por	-12
<<metros y	-16
<<mi hermana	-13
<<mi padre	-12
<<mi papá	-14
<<mide con	-18
<<mide el	-22
<<mientras el	-13
<<min ,	-16
<<min .	-16
<<minutos ,	-19
<<minutos antes	-9
<<minutos de	-9
<<minutos en	-14
<<minutos la	-11
<<minutos y	-28
<<mira el	-18
<<mira los	-16
<<mira que	-12
<<mira si	-10
<<mirando la	-15
<<miras la	-15
<<mismo que	-17
<<mitad ,	-10
<<mitad de	-9
<<mitad en	-10
<<moja con	-13
<<moja la	-9
<<monitor de	-14
<<monta en	-14
<<montaje de	-13
<<motor en	-13
<<muchachos nuevos	-17
<<mucho que	-21
<<muestra de	-10
<<mueve de	-14
<<municipal de	-16
<<más de	-25
<<más que	-23
<<más se	-17
<<máximo dos	-9
<<mí :	-20
<<mí me	-15
<<nada de	-24
<<nada más	-10
<<nada si	-15
<<nadie está	-8
<<nadie le	-12
<<nadie ni	-20
<<nadie que	-12
<<nadie se	-14
<<nadie toca	-14
<<necesario fijar	-24
<<nerea ,	-19
<<ni "	-16
<<ni a	-12
<<ni con	-13
<<ni en	-19
<<ni para	-18
<<ni se	-9
<<ni una	-13
<<nivel ,	-11
<<niños que	-9
<<no a	-13
<<no abre	-15
<<no al	-12
<<no con	-21
<<no cómo	-18
<<no da	-17
<<no de	-18
<<no debe	-15
<<no del	-10
<<no el	-20
<<no en	-15
<<no entre	-14
<<no es	-19
<<no está	-10
<<no esté	-18
<<no ha	-12
<<no han	-10
<<no hay	-17
<<no haya	-24
<<no la	-29
<<no las	-12
<<no le	-18
<<no lo	-21
<<no los	-16
<<no me	-17
<<no pase	-12
<<no perdón	-21
<<no por	-10
<<no puede	-26
<<no queda	-16
<<no sabe	-8
<<no sabía	18
<<no sale	-24
<<no se	-43
<<no son	-14
<<no supo	-24
<<no sé	-15
<<no te	-18
<<no tenga	-18
<<no tiene	-17
<<no toca	-20
<<no va	-18
<<no viene	-19
<<noche ,	-22
<<noche no	-12
<<nombre ,	-17
<<nombre y	-18
<<nombres de	-20
<<nos exige	-17
<<nos ha	-31
<<nos han	-24
<<nos lo	-10
<<nos pide	-25
<<nos puso	-16
<<nos quedó	-15
<<nueva se	-14
<<nuevos le	-14
<<nunca al	-16
<<nunca con	-18
<<nunca en	-18
<<nunca la	-13
<<nunca por	-15
<<nunca se	-15
<<nunca una	-17
<<nº de	-15
<<número de	-24
<<número y	-12
<<o ,	-22
<<o con	-17
<<o de	-12
<<o el	-18
<<o en	-16
<<o me	-16
<<o más	-16
<<o no	-18
<<o por	-17
<<o un	-18
<<obra se	-12
<<ocho de	-17
<<ocho y	-15
<<oficial y	-15
<<oficina de	-18
<<ojo :	-11
<<olor a	-20
<<operador mira	-19
<<opuestas y	-10
<<orden de	-11
<<os escribo	-10
<<otra cosa	-10
<<otra de	-16
<<otra se	-14
<<otra vez	-9
<<otra y	-17
<<otro ,	-13
<<otro día	-26
<<oye ,	-19
<<padres y	-11
<<paga el	-9
<<paga la	-22
<<papel ,	16
<<papel de	-27
<<papel no	-14
<<papel para	10
<<papeles ,	-17
<<para :	-29
<<para arriba	-19
<<para en	-14
<<para los	-36
<<para no	-15
<<para que	-47
<<para ver	-11
<<parada y	-9
<<parte y	-10
<<partes de	-13
<<partir de	-12
<<pasa al	-18
<<pasa cuando	-21
<<pasa de	-11
<<pasa el	-13
<<pasa en	-11
<<pasa la	-14
<<pasada perdimos	-10
<<pasada se	-10
<<pasado dos	-13
<<pasado se	-19
<<pasan a	-15
<<pasar de	-14
<<pasar la	-9
<<pasar por	-15
<<pase el	-19
<<paso a	-10
<<paso de	-16
<<paso el	-13
<<paño ,	-12
<<pecho ,	-9
<<pedido de	-11
<<pedido que	-16
<<pedidos se	-12
<<peor ,	-10
<<pequeño en	-12
<<perdón ,	-15
<<perdón a	-13
<<perlas tener	-21
<<permiso de	-15
<<pero aquí	-21
<<pero con	-16
<<pero el	-19
<<pero la	-17
<<pero lo	-14
<<pero me	-10
<<pero no	-31
<<pero se	-13
<<pero sin	-14
<<pero solo	-9
<<persona que	-17
<<persona y	-11
<<personas ,	-13
<<personas con	-8
<<personas en	-22
<<pesa :	-12
<<pesa cada	-8
<<pesa y	-10
<<pesan ,	-11
<<pesan y	-14
<<petición entra	-11
<<pide a	-10
<<pide el	20
<<pide la	-28
<<pide que	-24
<<piel se	-14
<<pieza a	-11
<<piquera y	-16
<<pisa la	-12
<<pisar la	-14
<<piso ,	-14
<<piso y	-21
<<placas de	-17
<<planta y	-20
<<plástico ,	-15
<<pone a	-11
<<pone el	-19
<<pone en	-18
<<pone guantes	-14
<<pone la	-20
<<pone los	-16
<<ponen en	-18
<<ponen los	-19
<<poner el	-18
<<poner las	-22
<<poner por	-21
<<pones en	-16
<<por aquí	-16
<<por cada	-9
<<por ciento	-17
<<por dónde	-22
<<por el	-42
<<por encima	-16
<<por error	-13
<<por escrito	15
<<por eso	-32
<<por favor	-20
<<por las	-23
<<por los	-28
<<por mi	-12
<<por no	-11
<<por qué	-19
<<por radio	-10
<<por si	-22
<<por teléfono	-15
<<por un	-22
<<por una	-22
<<por usar	-18
<<por último	-12
<<porcentaje de	-11
<<porque alguien	-12
<<porque en	-13
<<porque hay	-25
<<porque la	-27
<<porque le	-13
<<porque lo	-16
<<porque los	-13
<<porque luego	-21
<<porque nadie	-23
<<porque no	-9
<<porque se	-25
<<porque tengo	-26
<<porque tenía	-14
<<precinto de	-16
<<precintos y	-11
<<pregunta a	-11
<<pregunta por	-26
<<pregunta qué	-17
<<pregunta si	-21
<<preguntar por	-12
<<prendas de	-14
<<prende el	-13
<<preparación de	-22
<<preparar un	-13
<<presenta la	-11
<<primera hora	-11
<<primero ,	-19
<<primero :	-17
<<primero el	-17
<<primero es	-13
<<primero la	-20
<<primero las	-9
<<primero los	-18
<<primero que	-16
<<procedimiento de	36
<<profe qué	-11
<<propios no	14
<<protocolo de	18
<<prueba ,	-12
<<prueba :	-11
<<prueba de	-25
<<prueba el	-24
<<prueba la	-18
<<préstamo de	-22
<<pueblo de	-9
<<pueda leer	-10
<<puede pasar	-15
<<puerta con	-13
<<puerta de	-17
<<puerta y	-18
<<pues cada	-14
<<pues el	13
<<puesto en	-19
<<pulveriza la	-20
<<punto de	-18
<<puntos de	-8
<<que ,	-20
<<que a	-20
<<que ahora	-21
<<que aquí	-16
<<que arranque	-11
<<que atiende	-20
<<que baje	-13
<<que cada	-24
<<que con	-17
<<que conste	15
<<que debe	-9
<<que debería	-18
<<que dejar	-20
<<que dice	-14
<<que el	-10
<<que en	-18
<<que entra	-21
<<que entre	-26
<<que eso	-10
<<que esto	-18
<<que está	-18
<<que están	-8
<<que esté	-8
<<que exista	-17
<<que grabe	18
<<que ha	-11
<<que haber	-9
<<que hablamos	-9
<<que hace	-11
<<que hacemos	-15
<<que hay	-16
<<que haya	-18
<<que hizo	-13
<<que hubo	-21
<<que la	-46
<<que las	-17
<<que le	-19
<<que les	-24
<<que llegan	-20
<<que lleve	-12
<<que lo	-43
<<que los	-44
<<que luego	-16
<<que manda	-19
<<que me	-34
<<que mi	-18
<<que mire	-9
<<que más	-11
<<que nadie	-24
<<que no	-50
<<que nos	-29
<<que pagar	-18
<<que pase	-10
<<que pone	-13
<<que por	-13
<<que quede	-33
<<que quieren	-23
<<que redactas	-21
<<que rotan	-11
<<que saber	-18
<<que se	-53
<<que sea	-20
<<que ser	-12
<<que si	-20
<<que siempre	-12
<<que sigue	-28
<<que son	-22
<<que soy	-14
<<que te	-15
<<que tener	-13
<<que tenga	-24
<<que tiene	-26
<<que todo	-17
<<que una	-12
<<que usted	-14
<<que venga	-18
<<que viene	-14
<<que vino	-16
<<que ya	-24
<<que yo	-26
<<queda en	-18
<<quedan en	14
<<quede en	-11
<<queso de	-16
<<quien haya	-15
<<quien lo	-10
<<quien no	-20
<<quiere el	-19
<<quiere que	-13
<<quiero en	-8
<<quiero que	-37
<<quince días	-19
<<quince minutos	-20
<<quisiera que	-20
<<quita el	-10
<<quita la	-19
<<qué hacer	28
<<qué hora	-8
<<qué pasa	17
<<qué tal	-22
<<qué |	-20
<<radio a	-15
<<radio la	-20
<<radio que	-13
<<radio y	-14
<<re :	14
<<recepción de	-19
<<recibe el	-9
<<recibe en	-15
<<recogida de	-15
<<redacta :	-12
<<redactar el	13
<<reglas de	-22
<<rejilla y	-10
<<reloj con	-11
<<relojes ,	-9
<<remueve con	-11
<<reparación de	-18
<<reparten los	-13
<<reparto de	-17
<<resolvió que	-16
<<responsable de	-13
<<restos en	-15
<<retirada de	-18
<<reunión de	-17
<<revisa con	-9
<<revisa el	-13
<<revisa la	-18
<<revisa las	-14
<<revisa que	-11
<<revisan los	-12
<<revisión del	-20
<<riega la	-13
<<roja ,	-9
<<roja y	-10
<<rojo no	-12
<<rojo y	-8
<<rompe el	-23
<<rotan cada	-13
<<ruegos y	-9
<<saber de	12
<<saca la	-24
<<saca las	-14
<<saca los	-13
<<saca por	-15
<<sacar el	-15
<<sala de	-27
<<sale a	-14
<<sale con	-17
<<sale el	-14
<<sale y	-23
<<salen a	-12
<<salen de	-11
<<salen dos	-11
<<salida de	-27
<<salió con	-19
<<salude y	-17
<<salón de	-22
<<sangre ,	-12
<<se abre	-23
<<se abren	-9
<<se acabó	-14
<<se acomoda	-15
<<se acuerda	-27
<<se afloja	-9
<<se anota	-12
<<se anotan	-14
<<se apaga	-16
<<se aparta	-13
<<se apunta	-25
<<se apuntan	-12
<<se arranca	-23
<<se arrastran	-18
<<se atiende	-18
<<se avisa	-15
<<se baja	-19
<<se bota	-20
<<se busca	-10
<<se calienta	-21
<<se cambia	-19
<<se cambian	-12
<<se carga	-19
<<se cayó	-16
<<se cepilla	-17
<<se cierra	-15
<<se cierran	-9
<<se coloca	-9
<<se confirma	-9
<<se corrige	-18
<<se corta	-19
<<se cortó	-16
<<se cosecha	-13
<<se cuela	-15
<<se cuelgan	-17
<<se cuentan	-11
<<se da	-27
<<se deja	-24
<<se deshacen	-13
<<se desinfecta	-14
<<se desmonta	-12
<<se devuelve	-11
<<se discute	-15
<<se documente	-28
<<se echa	-20
<<se empieza	-13
<<se encienden	-12
<<se entregan	-10
<<se escoge	-12
<<se espera	-17
<<se extiende	-11
<<se firma	-13
<<se fotografía	-9
<<se fue	-21
<<se golpea	-12
<<se ha	-14
<<se hace	-26
<<se hacen	-11
<<se han	-19
<<se imprime	-13
<<se la	-12
<<se larga	17
<<se lava	-8
<<se le	-33
<<se lee	-17
<<se les	-21
<<se levanta	-20
<<se limpia	-10
<<se llama	-18
<<se llena	-22
<<se llevó	-13
<<se lo	-27
<<se me	-13
<<se mete	-22
<<se mezcla	-9
<<se mide	-17
<<se mira	-19
<<se miran	-23
<<se moja	-18
<<se monta	-8
<<se mueve	-20
<<se nos	-36
<<se ofrece	-12
<<se para	-25
<<se parte	-18
<<se pasa	-13
<<se perdió	-9
<<se pesa	-9
<<se pesan	-10
<<se pide	-12
<<se pincha	-10
<<se pone	-23
<<se ponen	-17
<<se pregunta	-22
<<se prende	-16
<<se prueba	-10
<<se pueda	-18
<<se puede	-23
<<se pulveriza	-22
<<se purga	-14
<<se queda	9
<<se quedan	-18
<<se quita	-27
<<se recibe	-12
<<se recogen	-12
<<se reparten	-16
<<se repite	-8
<<se retiran	-8
<<se revisa	-24
<<se revisan	-20
<<se riega	-12
<<se rompe	-13
<<se saca	-26
<<se secan	-12
<<se separa	-22
<<se solicita	-11
<<se sube	-16
<<se tapa	-25
<<se tapan	-9
<<se te	-11
<<se tira	-13
<<se usa	-17
<<se va	-27
<<se vacía	-12
<<se ve	-21
<<se vuelcan	-9
<<se vuelve	-11
<<sea ,	12
<<sea de	-17
<<sea el	-14
<<sea la	-11
<<sea no	-16
<<sea un	-19
<<seco ,	-13
<<seco y	-17
<<secretario de	-14
<<segundo ,	-16
<<segundo :	-19
<<segundos ,	-23
<<seguro no	-10
<<según el	-15
<<seis horas	-18
<<sello y	-16
<<semana pasada	-18
<<semana y	-18
<<semanas en	-16
<<semanas y	-12
<<septiembre ,	-10
<<septiembre y	-20
<<ser y	-17
<<servicio ,	-18
<<servicio de	-15
<<sesenta y	-9
<<seta de	-9
<<setenta y	-10
<<señor de	-10
<<señora con	-22
<<señora de	-10
<<si alguien	-13
<<si aparece	-15
<<si el	-20
<<si es	-30
<<si estuviera	-16
<<si está	-23
<<si falla	-12
<<si ha	-20
<<si hay	-17
<<si huele	-20
<<si la	-17
<<si lo	-12
<<si no	-19
<<si pasa	-15
<<si quiere	-13
<<si sale	-21
<<si salta	-14
<<si se	-21
<<si son	-10
<<si suena	-10
<<si te	-10
<<si tiene	-18
<<si un	-30
<<si viene	-11
<<siempre de	-11
<<siempre es	-15
<<siempre hay	-14
<<siempre por	-18
<<siempre se	-12
<<siete días	-17
<<siguiendo la	-11
<<siguiente ,	-10
<<silencio y	-12
<<sin abrir	-12
<<sin la	-17
<<sin número	-10
<<sin pasar	-14
<<sin que	-23
<<sin tocar	-19
<<sobre la	-10
<<sobre los	-19
<<sobre todo	-15
<<sola a	-11
<<sola con	-10
<<solicito que	-28
<<solicitud de	-22
<<solo con	-10
<<solo de	-17
<<solo el	-25
<<solo en	-16
<<solo por	-11
<<solo si	-10
<<somos una	-20
<<son de	-16
<<son las	15
<<son y	-23
<<soy amparo	-13
<<soy el	-15
<<soy la	-15
<<sube a	-12
<<sube al	-11
<<sube el	-16
<<subir ,	-24
<<subir a	-13
<<suelo y	-14
<<suelta sin	-9
<<suena a	-13
<<suena la	-24
<<susto con	-17
<<sábado pasado	-9
<<sé que	-21
<<sé si	-12
<<sí ,	-9
<<sí buenas	-14
<<tablilla con	-16
<<tal la	-19
<<taller ,	-8
<<taller de	-15
<<también el	-19
<<también los	-12
<<tanda de	-16
<<tanto ,	-15
<<tapa con	-9
<<tapa el	-28
<<tarde y	-17
<<tardes ,	-11
<<tarjeta de	-18
<<tarjeta y	-12
<<te cuento	-10
<<te debo	-18
<<te lo	-16
<<te mando	-12
<<te voy	-11
<<tela con	-12
<<tela de	-9
<<teléfono ,	-10
<<teléfono de	-15
<<teléfono y	-13
<<tema :	16
<<temperatura ,	-15
<<temperatura del	-14
<<temperatura en	-15
<<temporada de	-11
<<tenemos un	-20
<<tenga el	-10
<<tengo una	-15
<<tercera vez	-14
<<tercero ,	-11
<<test de	-12
<<tiempo de	-12
<<tiene la	-18
<<tiene que	-27
<<tiene su	-15
<<tienen que	-14
<<tinta en	-10
<<tipo ,	-18
<<tira de	-23
<<toca el	-19
<<toca la	-27
<<tocar la	-13
<<toda la	-25
<<todas las	-30
<<todo ,	-13
<<todo a	-12
<<todo de	-15
<<todo el	-22
<<todo en	-12
<<todo lo	-20
<<todo mi	-10
<<todo y	-14
<<todos ,	-11
<<todos los	-9
<<toma el	-22
<<toque con	-13
<<trabaja en	-12
<<trabajamos en	-17
<<trabajo en	-25
<<tras el	-18
<<treinta se	-12
<<treinta y	-14
<<tres ,	12
<<tres cuartas	-15
<<tres de	-11
<<tres días	-13
<<tres por	-9
<<tres semanas	-12
<<turno de	-28
<<turno lo	-21
<<turno se	-11
<<turnos ,	-14
<<tuvimos un	-18
<<técnico de	-20
<<técnico del	-16
<<título :	18
<<tú lo	-18
<<tú que	-20
<<un abrazo	-9
<<un año	-9
<<un balde	-9
<<un bote	-11
<<un centro	-9
<<un chico	-13
<<un cuarto	-12
<<un documento	13
<<un día	-21
<<un golpe	-16
<<un grupo	-9
<<un instructivo	-22
<<un libro	-17
<<un lote	-12
<<un mes	-10
<<un muchacho	-14
<<un papel	13
<<un patio	-16
<<un procedimiento	-23
<<un salón	-11
<<un señor	-10
<<un solo	-11
<<un teatro	-17
<<un título	-10
<<una ,	-12
<<una chica	-16
<<una cooperativa	-10
<<una de	-22
<<una empresa	-17
<<una en	-15
<<una familia	-23
<<una guía	-35
<<una hoja	-15
<<una hora	-18
<<una máquina	-17
<<una norma	-21
<<una oficina	-15
<<una persona	-23
<<una por	-15
<<una se	-10
<<una señora	-17
<<una sola	-22
<<una tela	-18
<<una tienda	-22
<<una vez	9
<<una vuelta	-18
<<unas instrucciones	-22
<<unidad de	-19
<<unificar la	-9
<<uno a	-18
<<uno de	-17
<<uno la	-18
<<uno más	-16
<<uno para	-24
<<uno por	-10
<<uno saca	-9
<<uno se	-14
<<uso de	-20
<<usted y	-9
<<va a	-34
<<va al	-28
<<va el	11
<<va en	-18
<<va la	-20
<<vacas en	-18
<<vacía el	-10
<<vacía en	-10
<<vacía los	-11
<<vacías con	-16
<<vale es	-27
<<valle de	-18
<<vamos a	-26
<<van a	-12
<<van al	-17
<<van dos	-23
<<van en	-13
<<ve la	-13
<<ve necesario	-21
<<veces :	-20
<<veces y	-15
<<veinte días	-15
<<veinte minutos	-18
<<vela de	-14
<<vendría de	-26
<<ver ,	-10
<<ver si	-23
<<verano pasado	-14
<<verde ,	-11
<<verde y	-17
<<vez ,	-9
<<vez cómo	-18
<<vez de	-17
<<vez la	-16
<<vez y	-9
<<viaje de	-17
<<viene con	-12
<<vienen de	-17
<<vienen dos	-14
<<viento y	-11
<<viernes ,	-11
<<vinagre ,	-14
<<vino una	-15
<<voltea el	-14
<<volver a	-11
<<vos que	-16
<<voz alta	-14
<<vuelta al	-15
<<vuelta y	-15
<<vuelto a	-17
<<vuelve a	-18
<<y ,	-22
<<y 0	-12
<<y a	-24
<<y ahora	-18
<<y al	-20
<<y antes	-12
<<y apaga	-13
<<y apunta	-17
<<y aviso	-11
<<y busque	-17
<<y cada	-15
<<y con	-25
<<y cuando	-15
<<y cuatro	-9
<<y cómo	16
<<y de	-20
<<y deja	-22
<<y del	-16
<<y desde	-10
<<y después	-31
<<y doble	-15
<<y dos	-18
<<y el	-28
<<y en	-27
<<y era	-12
<<y es	-13
<<y eso	-15
<<y este	-12
<<y fecha	-11
<<y firma	-8
<<y hacemos	10
<<y hasta	-13
<<y hay	-12
<<y hubo	-11
<<y la	-41
<<y las	-37
<<y le	-27
<<y leen	-13
<<y les	-10
<<y levanta	-10
<<y lo	-25
<<y los	-40
<<y luego	-24
<<y me	-23
<<y media	-18
<<y medio	-11
<<y mi	-14
<<y mide	-18
<<y mira	-17
<<y nada	-11
<<y nadie	-14
<<y nos	-28
<<y nunca	-12
<<y ocho	-14
<<y os	-18
<<y otra	-13
<<y otro	-12
<<y pone	-13
<<y por	-19
<<y prueba	-18
<<y puertas	-12
<<y punto	-17
<<y que	-48
<<y saca	-13
<<y sacar	-10
<<y salen	-16
<<y se	-32
<<y si	-25
<<y siempre	-20
<<y sin	-20
<<y su	-11
<<y también	13
<<y te	-25
<<y tenemos	-14
<<y todavía	-12
<<y tres	-16
<<y tú	-16
<<y un	-28
<<y una	-17
<<y uno	-15
<<y va	-20
<<y vacía	-13
<<y van	-16
<<y ventanas	-8
<<y viernes	-18
<<y ya	-23
<<ya bajó	-11
<<ya está	-22
<<ya le	-11
<<ya lo	-13
<<ya me	-14
<<ya no	-17
<<ya van	-17
<<yema de	-9
<<yemas ,	-15
<<yo ,	-18
<<yo :	-16
<<yo hemos	-25
<<yo le	-17
<<yo lo	-12
<<yo me	-18
<<yo no	-12
<<yo soy	-24
<<yo tengo	-23
<<zona :	-9
<<zona de	-22
<<» ,	-10
<<» y	-17
<<¿ alguien	-15
<<¿ me	-13
<<¿ podrías	-16
<<¿ te	-12
<<ácido en	-9
<<él ,	-10
<<él las	-13
<<él y	-11
<<único que	-18
<<→ se	-10
<=	-26
<?	-26
<[	-19
<[" el	-14
<[" para	-8
<[" por	-21
<[" un	-13
<[% de	-15
<[% humedad	-21
<[( la	-8
<[) 0	-14
<[) el	-10
<[) la	-18
<[) las	-12
<[) se	-18
<[* 0	-15
<[, 0	-22
<[, abrir	-9
<[, aceite	-11
<[, aclarado	-16
<[, aclarar	-16
<[, acordate	-15
<[, administración	-12
<[, al	-32
<[, algodón	-13
<[, alguien	-11
<[, antes	-21
<[, apuntar	-18
<[, aspirar	-14
<[, avisa	-11
<[, bajar	-17
<[, cada	-13
<[, contando	-9
<[, contar	-16
<[, correa	-17
<[, corte	-11
<[, cuando	-21
<[, cuerdas	-11
<[, de	-22
<[, desde	-16
<[, dos	-23
<[, empezando	-11
<[, en	-27
<[, enhorabuena	-12
<[, entrega	12
<[, estimados	-8
<[, gafas	-17
<[, ha	-17
<[, hay	-24
<[, la	-24
<[, las	-21
<[, le	-14
<[, lejos	-15
<[, licenciado	-15
<[, llamar	-15
<[, los	-27
<[, luces	-11
<[, mascarilla	-9
<[, nunca	-34
<[, otros	-13
<[, para	-28
<[, patas	-11
<[, pon	-13
<[, por	-23
<[, punta	-10
<[, quitar	-13
<[, qué	-17
<[, rosa	-8
<[, saca	13
<[, sala	-17
<[, salvo	-12
<[, sesenta	-14
<[, si	-18
<[, solicito	-19
<[, sólo	-10
<[, tampoco	-8
<[, tarjetas	-17
<[, una	-33
<[, vamos	-17
<[, venía	-19
<[, ácido	-13
<[- 0	-17
<[- el	-17
<[- se	-11
<[- si	-14
<[. las	-17
<[. se	-8
<[/ 0	-12
<[0 0	-13
<[0 al	-20
<[0 antes	-13
<[0 bar	-14
<[0 caracteres	-13
<[0 centímetros	-11
<[0 de	-15
<[0 el	-17
<[0 en	-14
<[0 g	-8
<[0 gramos	-18
<[0 hectáreas	-17
<[0 km/h	-22
<[0 la	8
<[0 le	-17
<[0 m/s	-15
<[0 mm	-13
<[0 objetos	-12
<[0 para	-25
<[0 por	-13
<[0 ºc	-16
<[: 0	-10
<[: al	-11
<[: buen	-10
<[: cada	-17
<[: cadena	-11
<[: coordinación	-14
<[: dale	-12
<[: de	-17
<[: dra	-17
<[: el	-23
<[: en	-17
<[: espero	-15
<[: j	-16
<[: jefatura	-17
<[: la	-15
<[: las	-15
<[: le	-14
<[: llega	11
<[: lo	-24
<[: los	-17
<[: por	-12
<[: protocolo	-20
<[: qué	-16
<[: re	-17
<[: rv	-15
<[: si	10
<[: traslado	14
<[: un	-17
<[: una	-8
<[: uy	-12
<[; el	-22
<[; la	-17
<[; las	-9
<[; lo	-11
<[; los	-23
<[; por	-15
<[; se	-15
<[; si	-22
<[< 0	-21
<[= se	-15
<[> 0	-13
<[? lo	-22
<[[ 0	-11
<[^ 0	-31
<[^ abrir	-12
<[^ al	-26
<[^ alcance	-18
<[^ anexo	-16
<[^ anoche	-24
<[^ ante	-15
<[^ antecedentes	-14
<[^ antes	-36
<[^ aplica	-13
<[^ apuntes	-14
<[^ asisten	-20
<[^ asistentes	-8
<[^ asunto	-48
<[^ ay	-12
<[^ banco	-8
<[^ beto	-24
<[^ bidón	-16
<[^ botas	-13
<[^ buen	-14
<[^ cambio	10
<[^ caro	-14
<[^ casa	8
<[^ cc	-13
<[^ che	-24
<[^ chicas	-26
<[^ circular	-13
<[^ colar	-20
<[^ colocar	-14
<[^ compañía	-18
<[^ compras	-14
<[^ comunidad	-20
<[^ conforme	-13
<[^ considero	-25
<[^ consulta	16
<[^ control	15
<[^ cooperativa	-15
<[^ cortar	-10
<[^ corte	-14
<[^ cualquier	-10
<[^ cámara	-11
<[^ d	-10
<[^ dale	-30
<[^ desarrollo	-8
<[^ descarga	19
<[^ desde	11
<[^ desmontar	-18
<[^ diferencia	-12
<[^ dirijo	-18
<[^ echar	-20
<[^ el	-46
<[^ elaboró	-15
<[^ en	-23
<[^ enseña	-17
<[^ enviado	-17
<[^ esterilización	19
<[^ estimada	-12
<[^ estimado	-15
<[^ estimados	-12
<[^ extracto	-17
<[^ farmacia	10
<[^ fwd	-15
<[^ ha	-17
<[^ hacemos	-30
<[^ hacer	-10
<[^ hagan	-19
<[^ hay	-25
<[^ hecho	-10
<[^ herramienta	-15
<[^ ingreso	16
<[^ inma	-12
<[^ instrucciones	-21
<[^ jajaja	-17
<[^ jefa	-14
<[^ kilómetros	-13
<[^ l	-15
<[^ la	-39
<[^ las	-12
<[^ le	-28
<[^ lectura	-16
<[^ limpieza	15
<[^ listo	-12
<[^ llega	-12
<[^ llego	-16
<[^ llenar	-14
<[^ llevamos	-21
<[^ llevo	-16
<[^ lo	-50
<[^ lotería	-9
<[^ mamá	-13
<[^ manual	-12
<[^ marcos	-11
<[^ medir	-17
<[^ menores	-15
<[^ meter	-19
<[^ mirá	-20
<[^ mis	-20
<[^ montaje	15
<[^ museo	-16
<[^ móviles	-14
<[^ necesitamos	-23
<[^ necesito	-27
<[^ nico	-16
<[^ ninguna	-19
<[^ nos	-25
<[^ nuestra	-20
<[^ nunca	-16
<[^ objeto	10
<[^ objetos	17
<[^ oigan	-14
<[^ ojalá	-15
<[^ oye	-18
<[^ paco	-16
<[^ para	-35
<[^ paredes	-13
<[^ pasar	-18
<[^ pega	-16
<[^ perdimos	-12
<[^ pese	-17
<[^ pida	-18
<[^ poner	-8
<[^ por	-30
<[^ prohibido	-10
<[^ propósito	-13
<[^ quedo	-9
<[^ querida	-14
<[^ quince	13
<[^ quinto	-10
<[^ quisiera	-20
<[^ quitar	-18
<[^ rafael	-14
<[^ raúl	-14
<[^ ref	-11
<[^ reglas	-21
<[^ repetir	-9
<[^ resulta	-23
<[^ rev	-18
<[^ revisar	-18
<[^ rrhh	-14
<[^ ruegos	-19
<[^ saca	-21
<[^ sacar	-15
<[^ salida	8
<[^ salude	-16
<[^ se	-50
<[^ secar	-21
<[^ siembra	17
<[^ sra	-17
<[^ tapar	-17
<[^ tel	-10
<[^ tema	-19
<[^ test	-15
<[^ toma	-12
<[^ tras	-15
<[^ turno	-14
<[^ título	-10
<[^ un	-25
<[^ unos	-12
<[^ vaciar	-18
<[^ varias	-17
<[^ versión	-13
<[^ wilmer	-16
<[^ yuli	-14
<[a 0	-14
<[a abrir	12
<[a bordo	-11
<[a buscar	-15
<[a cada	-23
<[a contar	-9
<[a continuación	-10
<[a contraluz	-12
<[a dormir	-10
<[a dos	-11
<[a esas	-10
<[a hacer	-17
<[a interior	-9
<[a la	-51
<[a las	-38
<[a lo	-19
<[a los	-23
<[a medias	-9
<[a meter	-9
<[a ochenta	-13
<[a oscuras	-13
<[a partir	-24
<[a pasar	-12
<[a pilar	-12
<[a poner	-22
<[a ponerlo	-9
<[a por	-16
<[a primera	-20
<[a quienes	-10
<[a qué	-12
<[a raíz	-17
<[a redactar	-11
<[a sesenta	-17
<[a sotavento	-16
<[a ti	-16
<[a tu	-11
<[a un	-20
<[a velocidad	-12
<[a vinagre	-20
<[abre el	-22
<[abre en	-8
<[abre la	-25
<[abre una	-14
<[abren las	-10
<[abrir la	-18
<[acaba el	-14
<[acabar el	-9
<[acabó en	-15
<[acerca de	-18
<[acomoda en	-11
<[acta de	-10
<[acuerda redactar	-20
<[acá en	-13
<[afloja el	-16
<[afloja la	-9
<[agencia nos	-16
<[agua de	-9
<[agua destilada	-12
<[ahora en	-11
<[ahora la	14
<[ahora resulta	-17
<[ahora se	-17
<[ahí le	-18
<[ahí se	-13
<[aire acondicionado	-20
<[aire se	-10
<[al acabar	-20
<[al ayuntamiento	-13
<[al azar	-14
<[al bajar	-18
<[al bidón	-11
<[al carro	-15
<[al centro	-17
<[al cerro	-9
<[al cierre	-21
<[al comercial	-13
<[al contenedor	-20
<[al dos	-11
<[al dueño	-19
<[al horno	-10
<[al ingeniero	-13
<[al piloto	-12
<[al público	-17
<[al recibir	-20
<[al revés	-15
<[al salir	-9
<[al secretario	-8
<[al tanque	-8
<[al terminar	-32
<[al usuario	-14
<[al vecino	-10
<[al volver	-21
<[algo de	-8
<[algo escrito	-12
<[algo se	-17
<[alguien de	-9
<[alguien ha	-15
<[alguien se	-22
<[alquiler de	-14
<[alrededor de	-8
<[altura de	-9
<[amarillo se	-20
<[amparo de	-13
<[andar en	-13
<[animales en	-8
<[anota el	-14
<[anota en	-12
<[antes de	-22
<[antes el	-28
<[antes se	-20
<[apaga el	-15
<[apaga la	-17
<[aparece un	-15
<[apertura de	-9
<[apunta el	-21
<[apunta en	-9
<[apunta la	-17
<[apuntes de	-9
<[aquí en	-16
<[aquí la	-17
<[aquí lo	-15
<[arma el	-13
<[arranca el	-12
<[arranca la	-20
<[arriba para	-11
<[aseguradora de	-13
<[asunto de	-11
<[así lo	-11
<[así nomás	-13
<[auditor de	-10
<[aunque la	-15
<[avalúo de	-12
<[avisa al	-8
<[avisa de	-12
<[avisa en	-10
<[ayer en	-14
<[ayuntamiento nos	-17
<[año 0	-8
<[año por	-12
<[años en	-15
<[baja el	-15
<[baja la	-19
<[baja se	-11
<[baje la	-13
<[bajo el	-19
<[bajó el	-24
<[balde de	-9
<[banco de	-13
<[bandera amarilla	-11
<[barrer el	-10
<[barrio en	-15
<[base de	-10
<[billete falso	-16
<[bodega en	-12
<[bolsa cerrada	-9
<[bonito para	-13
<[borrador de	-9
<[bote de	-11
<[botón de	-12
<[buenas noches	-9
<[buenas tardes	-19
<[bueno de	-17
<[bueno en	-13
<[busca el	-18
<[busca la	-14
<[cabina se	-24
<[cada 0	-8
<[cada función	-22
<[cada golpe	-12
<[cada invierno	-17
<[cada noche	-18
<[cada semestre	-11
<[cada tanda	-18
<[cada trabajador	-8
<[cada turno	-24
<[cada una	-24
<[cada verano	-20
<[cae el	-16
<[caja en	-9
<[cajas de	-14
<[cajón de	-9
<[calidad de	-9
<[cambia de	-16
<[cambia el	-21
<[cambio de	-25
<[camión de	-18
<[canal de	-19
<[carga las	-14
<[carne picada	-13
<[casa de	-15
<[caseta se	-10
<[casi se	-18
<[cayó el	-18
<[cementerio municipal	-11
<[centro de	-9
<[cerrar la	-18
<[certificado de	-12
<[chavales de	-9
<[cien libras	-19
<[ciento se	-18
<[cierra la	-13
<[cierra las	-23
<[cierre de	-15
<[cinta de	-10
<[clase de	-14
<[cliente de	-10
<[cliente la	-19
<[cliente llega	-13
<[cliente se	-11
<[clínica veterinaria	-9
<[cobrar un	-19
<[cobro de	-16
<[coge la	-11
<[colgada en	-9
<[colgado en	-18
<[coloca la	-12
<[comida en	-18
<[comité de	-16
<[como en	-13
<[como la	-15
<[como le	-27
<[como lo	-15
<[como procedimiento	-12
<[como un	-18
<[compara el	-10
<[comprueba el	-18
<[comunidad de	-17
<[con 0	-24
<[con adulto	-9
<[con algodón	-12
<[con alguien	-11
<[con arena	-15
<[con calor	-12
<[con cariño	-14
<[con carné	-9
<[con cría	-13
<[con dos	-18
<[con dron	-17
<[con educación	-16
<[con el	-59
<[con frases	-14
<[con guante	-15
<[con hielo	-15
<[con la	-23
<[con leña	-23
<[con lluvia	-14
<[con lo	-23
<[con lupa	-10
<[con manta	-9
<[con nudo	-10
<[con pena	-11
<[con receta	-10
<[con resaca	-16
<[con sus	-9
<[con sábana	-13
<[con tiza	-11
<[con un	-23
<[con una	-35
<[conecta la	-8
<[consulta al	-14
<[consulta de	-15
<[contenedores refrigerados	-11
<[contra el	-11
<[control de	-20
<[convertir lo	-21
<[conviene unificar	-25
<[cooperativa de	-14
<[coordinadora de	-9
<[copia autorizada	-13
<[corre la	-13
<[corta el	-9
<[corta la	-16
<[corte de	-17
<[corte la	-12
<[cortes de	-8
<[cosas de	-17
<[cuando alguien	11
<[cuando el	-17
<[cuando hay	-24
<[cuando la	-8
<[cuando le	-10
<[cuando llega	-20
<[cuando sale	-19
<[cuando se	-27
<[cuando un	9
<[cuando una	-17
<[cuarenta centímetros	-17
<[cuartas partes	-15
<[cuarto de	-14
<[cuelga la	-14
<[cuelgan en	-17
<[cuenta de	-12
<[cuenta el	-10
<[cuenta las	-13
<[cuenta los	-24
<[cuento lo	-10
<[cuerdas por	-20
<[cuerpo de	-14
<[cómo le	-22
<[cómo lo	-21
<[cómo nos	-15
<[cómo se	-12
<[da cita	-9
<[da el	-26
<[da la	-31
<[da risa	-14
<[da un	-9
<[da una	-16
<[dar el	-19
<[de 0	-17
<[de abrir	-27
<[de acero	-12
<[de acuerdo	-13
<[de ajedrez	-11
<[de al	-14
<[de alevines	-13
<[de algodón	-21
<[de alimentos	-11
<[de almacén	15
<[de alrededor	-18
<[de animales	-15
<[de antemano	-15
<[de atender	-9
<[de autos	-18
<[de barrio	-19
<[de barro	-14
<[de bebé	-13
<[de bebés	-13
<[de boda	-15
<[de cabra	-15
<[de cada	-38
<[de caja	-18
<[de campana	-17
<[de campanas	-15
<[de campo	-21
<[de carga	-12
<[de cartón	-16
<[de casa	-21
<[de cerámica	-15
<[de cisterna	-19
<[de cisternas	-13
<[de co2	-12
<[de cobre	-16
<[de comer	-14
<[de contenedores	-15
<[de control	10
<[de costumbre	-15
<[de cuello	-10
<[de cádiz	-16
<[de cómo	10
<[de datos	-9
<[de diecinueve	-17
<[de documentos	-8
<[de dos	-20
<[de edad	-9
<[de ellas	-13
<[de emergencia	-18
<[de empeño	-15
<[de encargo	-13
<[de entrada	14
<[de espaldas	-13
<[de esterilización	-14
<[de expedientes	-19
<[de exportación	-20
<[de extracción	9
<[de filtro	-18
<[de fútbol	-17
<[de guardia	-19
<[de hacer	-24
<[de harina	-18
<[de helio	-9
<[de hielo	-16
<[de hollín	-15
<[de iglesias	-16
<[de ir	-14
<[de jaén	-16
<[de junio	-13
<[de jóvenes	-15
<[de kenia	-14
<[de la	-38
<[de las	10
<[de latón	-17
<[de lavadora	-19
<[de lejía	-18
<[de leña	-18
<[de limpiar	14
<[de lo	-10
<[de los	-26
<[de lápiz	-10
<[de madrugada	-29
<[de mali	-15
<[de malla	-11
<[de manera	-9
<[de mantenimiento	-16
<[de marzo	-19
<[de maíz	-15
<[de medicamentos	-11
<[de metal	-17
<[de moda	-10
<[de mover	-16
<[de mudanzas	-22
<[de máquinas	-17
<[de noche	-30
<[de nuestra	-16
<[de octubre	-17
<[de oficio	-13
<[de operaciones	-13
<[de origen	-11
<[de oro	-13
<[de otoño	-18
<[de oído	-15
<[de parada	-18
<[de patrimonio	-18
<[de pedido	-18
<[de perlas	-26
<[de pila	-8
<[de pisar	-15
<[de planta	-11
<[de poner	-18
<[de preparar	15
<[de prevención	-21
<[de proveedores	-23
<[de punta	-9
<[de quedar	-12
<[de qué	-25
<[de rango	-12
<[de regantes	-21
<[de registro	-9
<[de reproducción	-18
<[de repuesto	-9
<[de reserva	-19
<[de retención	-14
<[de retraso	-11
<[de riego	-22
<[de rosario	-10
<[de sacar	-19
<[de sal	-13
<[de sala	-23
<[de salida	9
<[de salir	-21
<[de salud	-18
<[de san	-14
<[de sanidad	-18
<[de santa	-15
<[de secado	-18
<[de secretario	-11
<[de seda	-14
<[de seguridad	-17
<[de septiembre	-10
<[de sesenta	-18
<[de siniestro	-13
<[de subir	-19
<[de taller	-17
<[de tensión	-11
<[de tinta	-12
<[de turno	-23
<[de un	-46
<[de una	-27
<[de uñas	-15
<[de valencia	-16
<[de valor	-9
<[de vehículos	-19
<[de veinticinco	-22
<[de venta	-10
<[de verdad	-17
<[de visitas	-11
<[de vitrina	-13
<[de vuelta	-14
<[de yeso	-21
<[de zaragoza	-13
<[de ácido	-19
<[debajo de	-10
<[debe pasar	-15
<[decide si	-11
<[deja calentar	-16
<[deja de	-12
<[deja el	-13
<[deja en	-11
<[deja escurrir	-11
<[deja la	10
<[deja nota	-9
<[deja pasar	-12
<[deja una	-13
<[dejar 0	-11
<[dejó el	-24
<[del 0	-18
<[del aeropuerto	-11
<[del ancho	-13
<[del andén	-13
<[del ayuntamiento	-26
<[del camión	-21
<[del centro	-15
<[del comité	-19
<[del corte	-24
<[del edificio	-18
<[del grifo	-11
<[del hogar	-12
<[del horno	-25
<[del hotel	-11
<[del molde	-18
<[del pedido	-15
<[del registro	-12
<[del sistema	-8
<[del sábado	-23
<[del taller	-34
<[del turno	-22
<[del vehículo	-17
<[del vuelo	-9
<[delante de	-9
<[dentro de	-16
<[descarga de	-12
<[desde 0	-11
<[desde cuándo	-11
<[desde el	-14
<[desde la	-28
<[desde los	-8
<[desde un	-9
<[desmonta el	-12
<[desmontaje de	-17
<[después de	-18
<[después el	-26
<[después en	-11
<[después film	-9
<[después la	-16
<[después los	-16
<[después nos	-18
<[después se	-25
<[devuelve el	-14
<[dice el	-23
<[dice la	-14
<[diez por	-18
<[diga el	-22
<[diga la	-16
<[digo para	-19
<[directora un	-12
<[discute el	-14
<[doce por	-8
<[documento de	-17
<[documento serio	-20
<[don anselmo	-12
<[donde se	-8
<[dos centímetros	-10
<[dos chavales	-13
<[dos cuerdas	-24
<[dos de	-15
<[dos hermanos	-9
<[dos hombres	-12
<[dos lotes	-11
<[dos noches	-9
<[dos operarios	-9
<[dos por	-8
<[dos pulseras	-11
<[dos sacos	-14
<[dos si	-15
<[dos teléfonos	-10
<[dos turnos	-11
<[dos técnicos	-12
<[doy la	-16
<[durante el	-25
<[durante la	-16
<[día 0	-14
<[día antes	-23
<[día en	-10
<[días antes	-10
<[días hábiles	-13
<[días para	-13
<[días se	-15
<[echa el	-15
<[echa la	-16
<[echa un	-15
<[eh las	-20
<[eh le	-21
<[el 0	-19
<[el abogado	-12
<[el acceso	-15
<[el aceite	-20
<[el acequiero	-14
<[el administrador	-13
<[el agujero	-13
<[el ala	-8
<[el albarán	-10
<[el alumno	-16
<[el anemómetro	-16
<[el animal	-19
<[el aparato	-10
<[el archivo	-16
<[el armario	-16
<[el arnés	-16
<[el aro	-8
<[el ascensor	-22
<[el audio	-18
<[el auditor	-13
<[el auto	-10
<[el auxiliar	-9
<[el ave	-23
<[el ayudante	-13
<[el ayuntamiento	-20
<[el banco	-9
<[el barniz	-14
<[el biombo	-9
<[el bodeguero	-9
<[el bolsillo	-10
<[el bombo	-21
<[el borde	-14
<[el botiquín	-16
<[el cabezal	-21
<[el cambio	16
<[el camino	-19
<[el camión	-31
<[el capataz	-12
<[el carro	-17
<[el caso	-9
<[el celular	-15
<[el cementerio	-19
<[el centro	-19
<[el chat	-16
<[el chef	-10
<[el chófer	-13
<[el cierre	-28
<[el cinturón	-17
<[el circuito	14
<[el cobro	-13
<[el coche	11
<[el comercial	-12
<[el comisario	-15
<[el comité	-15
<[el comprador	-17
<[el concejal	-26
<[el conductor	-12
<[el cono	-17
<[el consejo	-12
<[el conserje	-14
<[el contador	-13
<[el contenido	-11
<[el contrato	-17
<[el corcho	-14
<[el corte	8
<[el costado	-12
<[el crematorio	-10
<[el cuadro	-9
<[el cubo	-15
<[el cuello	-13
<[el cuerpo	-22
<[el curso	-16
<[el código	-13
<[el de	-13
<[el dedo	-14
<[el delegado	-20
<[el departamento	-16
<[el despacho	11
<[el destino	-19
<[el dibujo	-21
<[el disco	-10
<[el dueño	-21
<[el eje	-16
<[el electricista	-10
<[el enlace	-20
<[el escáner	-14
<[el español	-17
<[el espejo	-20
<[el espíritu	-14
<[el estado	-12
<[el estuche	-12
<[el expediente	-12
<[el farmacéutico	-13
<[el filtro	-9
<[el fontanero	-13
<[el formulario	-9
<[el foso	-14
<[el freno	-22
<[el frontofocómetro	-12
<[el gancho	-12
<[el gerente	-15
<[el gestor	-17
<[el globo	-11
<[el golpe	-12
<[el grano	-13
<[el grifo	-15
<[el guía	-12
<[el hilo	-18
<[el hombro	-16
<[el horno	-19
<[el importe	-12
<[el impreso	-10
<[el imán	-8
<[el informe	-17
<[el ingeniero	-22
<[el interruptor	-9
<[el inventario	-16
<[el lector	-11
<[el listado	-21
<[el logo	-17
<[el luthier	-9
<[el maestro	-22
<[el manual	-21
<[el manómetro	-11
<[el maquinista	-23
<[el material	-15
<[el medidor	-11
<[el ministerio	-16
<[el modo	-25
<[el molde	-20
<[el molino	-13
<[el motivo	-15
<[el muelle	-8
<[el mundo	-17
<[el móvil	-8
<[el olor	-19
<[el operario	-24
<[el pago	-18
<[el papelito	-13
<[el pasaporte	-20
<[el pasillo	-11
<[el patronato	-15
<[el paño	-12
<[el pdf	-9
<[el pedido	-25
<[el perito	-17
<[el perro	-25
<[el personal	-25
<[el peto	-16
<[el pico	-10
<[el piloto	-16
<[el plazo	-21
<[el polvo	-14
<[el porcentaje	15
<[el portal	-17
<[el portón	-13
<[el precinto	-21
<[el precio	-17
<[el premio	-13
<[el presidente	-14
<[el problema	-10
<[el procedimiento	14
<[el profesor	-18
<[el programa	-11
<[el préstamo	13
<[el pueblo	-17
<[el puente	-18
<[el párroco	-21
<[el público	-21
<[el recorrido	12
<[el redactor	-13
<[el refractómetro	-21
<[el regante	-12
<[el relevo	-9
<[el remito	-9
<[el reparto	8
<[el reporte	-21
<[el responsable	-8
<[el resto	-18
<[el rodillo	-10
<[el ruido	-21
<[el saldo	-9
<[el salón	-24
<[el secador	-14
<[el sello	-15
<[el sentido	-17
<[el set	-8
<[el sistema	-9
<[el suero	-14
<[el supervisor	-17
<[el suplente	-10
<[el suyo	-13
<[el sábado	-28
<[el tabique	-17
<[el tablero	-17
<[el tambor	-23
<[el tanque	-28
<[el tapón	-13
<[el techo	-15
<[el testigo	-8
<[el texto	-16
<[el tornillo	-10
<[el torno	-22
<[el tractor	-19
<[el transmisor	-17
<[el trapo	-13
<[el tubo	-9
<[el túnel	-24
<[el vellón	-16
<[el verano	-13
<[el vigilante	-10
<[el visor	-16
<[el visto	12
<[el vídeo	-9
<[el árbitro	-15
<[elige el	-10
<[elvira 0	-13
<[empresa de	-20
<[en abril	-8
<[en agosto	-15
<[en almacén	-15
<[en antena	-16
<[en bogotá	-18
<[en cada	-34
<[en caja	-12
<[en casa	-17
<[en caso	-12
<[en castellano	-14
<[en cuanto	-10
<[en diciembre	-17
<[en domicilio	-19
<[en dos	-19
<[en el	-48
<[en febrero	-14
<[en formato	-15
<[en guadalajara	-10
<[en julio	-17
<[en la	-36
<[en las	-30
<[en los	-25
<[en marcha	-18
<[en marzo	-20
<[en mayo	-10
<[en monterrey	-19
<[en nevera	-15
<[en nicho	-17
<[en octubre	-15
<[en plena	-24
<[en prácticas	-12
<[en recepción	-16
<[en sala	-13
<[en santiago	-10
<[en seco	-18
<[en septiembre	-17
<[en sus	-15
<[en un	-19
<[en una	-45
<[en zaragoza	-12
<[encargada de	-10
<[encargado de	-9
<[enciende el	-17
<[encima de	-14
<[encima se	-21
<[enhorabuena por	-12
<[enseña el	-11
<[entienda una	-14
<[entonces el	-30
<[entonces la	-11
<[entonces lo	-12
<[entonces se	-19
<[entra en	-16
<[entra por	-15
<[entra una	-17
<[entrada de	-14
<[entrada en	-17
<[entran dos	-9
<[entran los	-9
<[entran por	-10
<[entrar se	-13
<[entre dos	-9
<[entre ellos	-14
<[entre en	-11
<[entre la	-20
<[entre los	-23
<[entre planta	-14
<[entre una	-13
<[entrega al	-10
<[entrega de	-18
<[entrega el	-11
<[envía la	-15
<[equipo de	-14
<[equipo se	-12
<[era para	-10
<[error la	-13
<[es de	-21
<[es el	13
<[es fantasía	-9
<[es la	21
<[es lo	-38
<[es pa	-21
<[es para	-24
<[es peor	-10
<[es un	-14
<[es una	-25
<[escribe la	-17
<[escrito cómo	10
<[escrito de	-20
<[escrito el	10
<[escrito la	12
<[eso lo	-17
<[eso se	-21
<[estación de	-15
<[estas indicaciones	-22
<[este verano	-27
<[estimados señores	-9
<[esto en	-12
<[esto lo	-17
<[esto un	-13
<[estoy en	-12
<[está de	-15
<[está el	-15
<[está en	-17
<[está grabando	-16
<[está la	-10
<[está por	-8
<[está trabajando	-19
<[están en	-12
<[esté en	-12
<[euros al	-15
<[euros se	-11
<[explicar qué	-18
<[facturas de	-17
<[falla la	-12
<[falta el	-9
<[falta lo	-15
<[falta un	-20
<[familia se	-19
<[farmacia de	-15
<[favor de	-17
<[fecha de	-10
<[fecha en	-8
<[federación nos	-12
<[feria de	-10
<[filtros de	-16
<[fin de	-8
<[finca de	-13
<[firma el	-18
<[firma en	-15
<[firmada por	-15
<[firmados se	-14
<[firme el	-20
<[fondo 0	-13
<[forma de	-17
<[foto de	-9
<[fotos de	-19
<[franja de	-10
<[freno de	-8
<[fue al	-21
<[fue el	-17
<[fue la	-12
<[fuera de	-9
<[fundición de	-9
<[funeraria de	-9
<[gas al	-15
<[gente se	-10
<[golpe en	-17
<[golpea el	-14
<[goma de	-8
<[grabe cómo	18
<[gracias por	-10
<[grados se	-15
<[gramos de	-11
<[gramos por	-11
<[grupo de	-12
<[guante de	-9
<[guantes gruesos	-13
<[guantes limpios	-14
<[guía de	-24
<[guía para	-16
<[ha dado	-8
<[ha de	-19
<[ha dejado	-18
<[ha dicho	-16
<[ha escrito	-16
<[ha pedido	-15
<[ha perdido	-17
<[ha tenido	-17
<[ha vuelto	-13
<[habla por	-12
<[hablamos en	-9
<[hace dos	-16
<[hace el	-30
<[hace la	-19
<[hace si	-26
<[hace un	-18
<[hacemos en	-17
<[hacemos queso	9
<[hacer cuando	17
<[hacer de	-16
<[hacer la	-19
<[hacer si	20
<[haga la	13
<[hago de	-10
<[han pedido	-19
<[han perdido	-10
<[han salido	-10
<[harina de	-14
<[hasta 0	-13
<[hasta el	-32
<[hasta la	-22
<[hasta los	-16
<[hasta marzo	-15
<[hay alguien	-23
<[hay dos	-22
<[hay un	-17
<[hay una	-15
<[he sacado	-11
<[hecha un	-13
<[hemos pensado	-21
<[hermana se	-13
<[hizo el	-13
<[hoja de	-17
<[hoja para	-14
<[hoja plastificada	-13
<[hoja por	-9
<[hora antes	-18
<[hora de	-14
<[hora en	-11
<[hora se	-20
<[horas antes	-11
<[horas de	-10
<[horas en	-19
<[horas por	-9
<[horas se	-18
<[horno lo	-15
<[hospital de	-14
<[hubo un	-21
<[igual hay	-22
<[inspección de	-13
<[instrucciones para	-24
<[instructivo para	-19
<[interior de	-13
<[jamás se	-15
<[jefatura de	-9
<[jefe de	-19
<[jefes de	-10
<[kilos de	-13
<[la 0	-9
<[la agencia	-21
<[la aguja	-19
<[la alarma	-17
<[la alcaldía	-10
<[la alfombra	-9
<[la antena	-11
<[la apertura	13
<[la arena	-10
<[la aseguradora	-14
<[la asociación	-10
<[la aspiradora	-17
<[la atención	-27
<[la auditoría	-16
<[la autorización	-22
<[la auxiliar	-23
<[la balda	-11
<[la banda	-15
<[la bandera	-17
<[la barra	-17
<[la barrera	-12
<[la basura	-15
<[la bata	-15
<[la biblioteca	-24
<[la bici	-13
<[la boda	-17
<[la bomba	-18
<[la boquilla	-10
<[la báscula	-12
<[la cabecera	-14
<[la caducidad	-16
<[la cafetera	-9
<[la caldera	-20
<[la cama	-13
<[la camioneta	-20
<[la campana	-11
<[la campanilla	-18
<[la campaña	-16
<[la canción	-19
<[la carcasa	-22
<[la carne	-10
<[la carpeta	-18
<[la carretera	-14
<[la carta	-26
<[la cartilla	-16
<[la casa	-19
<[la caseta	-9
<[la causa	-16
<[la central	-13
<[la chapa	-18
<[la charola	-11
<[la cisterna	-16
<[la clienta	-23
<[la clínica	-14
<[la cocinera	-9
<[la comida	-21
<[la compañía	-14
<[la comprobación	-15
<[la compu	-13
<[la comunidad	-13
<[la consola	-16
<[la consulta	-17
<[la coordinadora	-14
<[la corona	-15
<[la correa	-12
<[la costra	-11
<[la cruz	-11
<[la cuadrilla	13
<[la cueva	-20
<[la culpa	-15
<[la cámara	-37
<[la cúpula	-18
<[la de	-20
<[la diferencia	-16
<[la directora	-23
<[la doctora	-10
<[la dosis	-12
<[la educadora	-29
<[la encargada	-10
<[la entrada	-29
<[la entrega	-8
<[la escanea	-17
<[la escuela	-29
<[la espalda	-19
<[la esponja	-11
<[la espuma	-20
<[la esquina	-20
<[la estación	-15
<[la estructura	-21
<[la factura	-10
<[la farmacia	-12
<[la federación	-21
<[la feria	-19
<[la fianza	-10
<[la fibra	-15
<[la finca	-23
<[la flor	-16
<[la funeraria	-18
<[la furgo	-14
<[la furgoneta	-17
<[la fábrica	-14
<[la gana	-18
<[la gerente	-10
<[la grasa	-14
<[la grúa	-13
<[la guía	-21
<[la ha	-10
<[la hermana	-15
<[la identificación	-16
<[la inspección	-23
<[la intendencia	-15
<[la itv	-10
<[la izquierda	-22
<[la jaula	-18
<[la kermés	-10
<[la lana	-17
<[la lancha	-8
<[la lectura	-15
<[la legionela	-15
<[la lente	-16
<[la liga	-13
<[la llamada	-22
<[la lona	-18
<[la lámpara	-20
<[la madera	-13
<[la maestra	-17
<[la malla	-19
<[la mamá	-10
<[la manta	-11
<[la mantilla	-17
<[la masa	13
<[la matrícula	-10
<[la maza	-9
<[la mejilla	-18
<[la miel	-21
<[la mirilla	-11
<[la mochila	-11
<[la mutua	-19
<[la nariz	-16
<[la nave	-19
<[la nevera	-17
<[la noria	12
<[la notaría	-13
<[la olla	-22
<[la ong	-9
<[la oreja	-16
<[la pala	-17
<[la palanca	-16
<[la pared	-17
<[la parroquia	-20
<[la partida	-15
<[la pegatina	-8
<[la persiana	-12
<[la petición	-18
<[la picadora	14
<[la piedra	-14
<[la piel	-22
<[la pila	-17
<[la pileta	-14
<[la pinza	-12
<[la piquera	-12
<[la piscina	-12
<[la pista	-22
<[la pizarra	-17
<[la placa	-19
<[la plancha	-8
<[la planilla	-11
<[la planta	-35
<[la plantilla	-21
<[la plataforma	-14
<[la playa	-15
<[la plaza	-19
<[la pluma	-11
<[la policía	-13
<[la portería	-18
<[la procesión	-23
<[la pulsera	-14
<[la purga	-20
<[la póliza	-12
<[la rampa	-17
<[la recepción	20
<[la receta	-13
<[la red	-13
<[la redacción	-20
<[la reja	-9
<[la rejilla	-9
<[la reserva	-12
<[la revisión	-14
<[la ruta	-11
<[la saca	-14
<[la sal	-21
<[la sala	-23
<[la salida	-16
<[la salmuera	-19
<[la secretaria	-13
<[la secretaría	-8
<[la serie	-20
<[la sesión	-21
<[la señal	-23
<[la sierra	-16
<[la silla	-8
<[la solicitud	15
<[la solución	-17
<[la suya	-9
<[la sábana	-10
<[la tablilla	-16
<[la taquilla	-12
<[la tarjeta	-21
<[la tienda	-23
<[la tina	-17
<[la tinta	-15
<[la tolva	-16
<[la trastienda	-14
<[la tutora	-10
<[la varilla	-12
<[la venta	13
<[la ventana	-9
<[la verdad	-17
<[la vereda	-18
<[la veterinaria	-22
<[la viga	-14
<[la vista	-9
<[la víspera	-19
<[la web	-21
<[la yema	-13
<[la única	-11
<[laboratorio de	-9
<[laboratorio se	-16
<[lado de	-9
<[larga se	13
<[las 0	-16
<[las alzas	-9
<[las bolas	-10
<[las bolsas	-19
<[las botas	-23
<[las chicas	-17
<[las coordenadas	-13
<[las cuentas	-18
<[las cuerdas	-26
<[las de	-12
<[las dos	-20
<[las esquinas	-15
<[las hojas	-13
<[las incidencias	12
<[las llantas	-17
<[las llaves	12
<[las luces	-16
<[las líneas	-19
<[las medidas	-28
<[las mesas	-14
<[las muestras	9
<[las negras	-13
<[las noches	-18
<[las nuevas	-8
<[las orejas	-13
<[las ostras	14
<[las otras	-9
<[las paredes	-9
<[las patas	-15
<[las pezoneras	-19
<[las redes	-17
<[las ruedas	-14
<[las tablas	-11
<[las tiras	-15
<[las ventanas	-18
<[las ventas	-13
<[las últimas	-16
<[lavado de	-17
<[le damos	-26
<[le dan	-14
<[le decimos	-16
<[le dicto	-16
<[le dije	-14
<[le duele	-8
<[le dé	-16
<[le echan	-13
<[le enseña	-14
<[le entrega	-9
<[le explica	-8
<[le hablo	-14
<[le haces	-13
<[le ofrece	-12
<[le ofreces	-15
<[le preguntas	-14
<[le pregunto	-11
<[le pusimos	-14
<[le toma	-28
<[leche humana	-12
<[lee el	-18
<[lee la	-20
<[leen el	-18
<[les pido	-20
<[levanta la	-21
<[libro de	-14
<[limpia el	-12
<[limpia la	-18
<[limpieza de	-10
<[lista de	-9
<[llama al	-24
<[llama una	-15
<[llamo al	-12
<[llaves de	-9
<[llega el	-19
<[llega en	-15
<[llega la	-18
<[llena el	-22
<[llena la	-17
<[llenas de	-10
<[lleva el	-11
<[lleva la	-19
<[llevan el	-10
<[llevo la	-15
<[lo canta	-10
<[lo de	-34
<[lo dejes	-14
<[lo dicto	-9
<[lo entienda	-10
<[lo firme	-18
<[lo ha	-10
<[lo hablado	-15
<[lo hacemos	-23
<[lo llamamos	-11
<[lo mío	-23
<[lo ordenas	-18
<[lo ordene	-12
<[lo redacte	-9
<[lo sepa	-12
<[lo tengan	-15
<[lo vea	-11
<[lona de	-9
<[los 0	-8
<[los alumnos	-16
<[los anillos	-16
<[los ascensores	-24
<[los becarios	-8
<[los bolsillos	-17
<[los bordes	-13
<[los buses	-21
<[los camiones	-10
<[los chicos	-20
<[los clientes	-18
<[los coches	-15
<[los cortes	-16
<[los cuadernillos	-18
<[los cuadros	-13
<[los datos	-11
<[los daños	-16
<[los de	-23
<[los delegados	-17
<[los demás	-14
<[los domingos	-11
<[los dos	-29
<[los frascos	-17
<[los instrumentos	11
<[los jugadores	-17
<[los libros	-19
<[los miércoles	-11
<[los nombres	-26
<[los noventa	-12
<[los números	-10
<[los ojos	-16
<[los otros	-14
<[los padres	-20
<[los paquetes	-25
<[los pasajeros	-12
<[los pasillos	-13
<[los pedidos	-11
<[los pequeños	-17
<[los permisos	14
<[los pies	-15
<[los pisos	-15
<[los precintos	-11
<[los primeros	-12
<[los puntos	-17
<[los quesos	-33
<[los quince	-15
<[los residentes	-18
<[los restos	-27
<[los rotos	-20
<[los sábados	-26
<[los tableros	-18
<[los tiempos	-17
<[los tornillos	-11
<[los truenos	-10
<[los tubos	13
<[los vecinos	-14
<[los veteranos	-16
<[luces de	-9
<[luego al	-9
<[luego de	-11
<[luego el	-21
<[luego en	-12
<[luego la	-28
<[luego lona	-13
<[luego se	-34
<[lunes se	-21
<[luz se	-14
<[línea de	-12
<[manda al	-12
<[manda el	-10
<[manda la	-22
<[mando audio	-12
<[manejo de	-19
<[manera de	-21
<[manos llenas	-15
<[manual de	-16
<[marca en	-15
<[marca la	-14
<[mayor 0	-10
<[mayoría de	-10
<[mañana se	-11
<[me ayuda	-15
<[me dijeron	-9
<[me echas	-9
<[me explicó	-13
<[me gustaría	-27
<[me ha	-21
<[me llaman	-16
<[me llamo	-10
<[me lo	-27
<[me olvida	-8
<[me pidió	-26
<[me tocó	-18
<[me vendría	-14
<[medidas se	-17
<[medio kilo	-11
<[medio metro	-15
<[menos de	-8
<[menos una	-9
<[mes el	-15
<[mesa de	-11
<[mete el	-15
<[mete la	-22
<[metes el	-20
<[meto el	-20
<[metros por	-9
<[mi abuelo	-12
<[mi cuñado	-19
<[mi hermana	-12
<[mi hija	-11
<[mi jefa	-15
<[mi marido	-15
<[mi papá	-18
<[mi sobrina	-11
<[mi sobrino	-16
<[mi tía	-8
<[mi tío	-11
<[mide el	-26
<[mide la	-15
<[mientras el	-16
<[mientras tanto	-14
<[min en	-10
<[minutos antes	-11
<[minutos en	-15
<[minutos la	-16
<[minutos por	-15
<[minutos se	-12
<[mira el	-37
<[mira la	-16
<[mira los	-20
<[mira si	-23
<[mirando el	-19
<[mirando la	-17
<[miras la	-23
<[mirá la	-22
<[mis notas	-13
<[misma noche	-9
<[mitad en	-10
<[moja la	-9
<[monta en	-8
<[montaje de	-12
<[motor en	-9
<[muestra de	-9
<[muestra el	-8
<[municipal de	-10
<[más de	-15
<[más se	-21
<[máximo dos	-17
<[mí se	-12
<[nada de	-13
<[nada se	-21
<[nada si	-18
<[nadie ha	-21
<[nadie le	-19
<[nadie quería	-12
<[nadie se	-21
<[necesario fijar	-21
<[necesito ayuda	-9
<[negro se	-12
<[ni el	-17
<[ni en	-15
<[ni lo	-20
<[ni para	-16
<[ni por	-19
<[ni se	-16
<[ni siquiera	-10
<[ni una	-14
<[no abre	-21
<[no acepta	-9
<[no antes	-10
<[no arranca	-16
<[no cabe	-9
<[no cuadra	-11
<[no cómo	-20
<[no de	-14
<[no debe	-14
<[no el	-20
<[no en	-13
<[no existe	-13
<[no fui	-10
<[no ha	-12
<[no hay	-16
<[no incluye	-9
<[no la	-30
<[no las	-16
<[no le	-18
<[no lo	-18
<[no los	-17
<[no mover	-14
<[no nos	-10
<[no para	-11
<[no pase	-12
<[no por	-10
<[no regar	-13
<[no saben	-12
<[no sabía	-24
<[no sale	-22
<[no se	-17
<[no sirve	-11
<[no supo	-20
<[noche 0	-17
<[noche antes	-9
<[noche se	-15
<[nombre completo	-9
<[nombres de	-8
<[nombres propios	-17
<[nos costó	-11
<[nos exige	-18
<[nos ha	-27
<[nos hizo	-22
<[nos puso	-15
<[nos quedó	-11
<[nueva se	-19
<[nuevo se	-10
<[nuevos le	-20
<[nunca al	-14
<[nunca el	-10
<[nunca en	-17
<[nunca la	-18
<[nunca por	-16
<[nunca se	-20
<[nunca una	-17
<[nº de	-8
<[número de	-14
<[o el	-16
<[o en	-13
<[o lo	-14
<[o por	-17
<[o si	-20
<[o un	-15
<[objetos olvidados	-13
<[obra se	-13
<[oficina de	-15
<[operador de	-9
<[orden de	-10
<[otra de	-11
<[otra se	-14
<[paga el	-14
<[paga la	13
<[papel de	-11
<[papel japonés	-14
<[papel lo	13
<[papel para	-18
<[para el	-30
<[para en	-11
<[para entregarlo	-12
<[para escribir	-19
<[para la	-53
<[para las	-42
<[para los	-14
<[para qué	-21
<[para sordos	-25
<[para un	-10
<[partes de	-10
<[partida de	-12
<[partir de	-10
<[pasa al	-18
<[pasa cuando	17
<[pasa el	14
<[pasa en	-12
<[pasa la	-26
<[pasa trapo	-15
<[pasada en	-16
<[pasada perdimos	-11
<[pasada se	-11
<[pasado dos	-11
<[pasado se	-21
<[pasan por	-12
<[pasar la	-22
<[pasar por	-14
<[pase el	-21
<[pasillo se	-12
<[paso el	-14
<[pedido de	-8
<[pedidos se	-14
<[pega la	-8
<[pequeño en	-12
<[permiso de	-11
<[permiso escrito	-13
<[pero el	-24
<[pero la	-23
<[pero lo	16
<[pero se	-18
<[persona sorda	-19
<[personas colgadas	-12
<[personas en	-20
<[pide el	-32
<[pide la	-28
<[pidió el	-20
<[pie de	-9
<[piel se	-18
<[pierde la	-15
<[pinza larga	-12
<[pisa la	-16
<[pisar la	-16
<[piso se	-12
<[pone el	-20
<[pone en	-19
<[pone la	-24
<[pone los	-14
<[pone una	-8
<[ponen en	-16
<[ponen los	-20
<[poner el	-19
<[poner la	-16
<[poner las	-29
<[poner por	-24
<[pones en	-15
<[pongo la	-11
<[pongo lo	-12
<[por alergias	-22
<[por cada	-15
<[por el	-39
<[por error	-9
<[por escrito	-43
<[por la	-41
<[por las	-16
<[por lo	-28
<[por los	-26
<[por pata	-14
<[por qué	-22
<[por si	-19
<[por un	-19
<[por una	-21
<[por usar	-14
<[porque alguien	-16
<[porque cada	-23
<[porque el	-39
<[porque en	-12
<[porque hay	11
<[porque le	-17
<[porque lo	-17
<[porque los	-17
<[porque muchos	-20
<[porque se	-30
<[porque si	-16
<[porque tenía	-12
<[porque un	-12
<[precinto de	-8
<[pregunta al	-16
<[pregunta cuántos	-15
<[pregunta por	-24
<[pregunta qué	-19
<[preguntar por	-13
<[prende el	-20
<[prende la	-15
<[preparación de	-14
<[preparar un	-11
<[presenta la	-10
<[primera visita	-10
<[primero al	-13
<[primero el	-32
<[primero la	-25
<[primero las	-15
<[primero los	-20
<[primero por	-10
<[primero se	-31
<[probando probando	-23
<[procedimiento de	-28
<[profe qué	-19
<[protocolo de	-20
<[prueba de	-17
<[prueba el	-29
<[prueba la	-20
<[préstamo de	-17
<[pueda seguir	-16
<[puede estar	-13
<[puede ir	-14
<[puede pasar	-15
<[puerta cerrada	-16
<[puerta de	-13
<[puerta si	-18
<[pues cada	-13
<[pues el	10
<[pues la	-22
<[pues se	-18
<[puesto en	-16
<[pulveriza la	-22
<[punto 0	-9
<[pura vida	-12
<[que acaba	-22
<[que alguien	-20
<[que arranque	-12
<[que atiende	-18
<[que baje	-15
<[que cada	-26
<[que caiga	-16
<[que conste	-26
<[que debe	-13
<[que debería	-12
<[que deje	-12
<[que desde	-21
<[que diga	-35
<[que empiezan	-21
<[que en	-16
<[que entren	-12
<[que entró	-20
<[que estar	-18
<[que exista	-14
<[que explique	-25
<[que falte	-10
<[que grabe	-20
<[que ha	-12
<[que hablamos	-15
<[que hacemos	-25
<[que hay	-20
<[que hizo	-9
<[que huelen	-19
<[que iba	-13
<[que la	-47
<[que las	-28
<[que le	-32
<[que llega	-23
<[que llegaron	-15
<[que lleve	-11
<[que llevo	-12
<[que lo	-38
<[que los	-11
<[que mire	-10
<[que necesito	-14
<[que nos	-27
<[que nunca	-15
<[que pagar	-18
<[que para	-16
<[que pase	-16
<[que pisa	-9
<[que poner	-17
<[que por	-10
<[que quedar	-9
<[que quedara	-19
<[que quieren	-20
<[que recibe	-16
<[que redactas	-24
<[que sale	-11
<[que si	-24
<[que sirva	-14
<[que subir	-22
<[que tenés	-16
<[que tienen	-18
<[que toque	-18
<[que un	-18
<[que una	15
<[que vaya	-9
<[que vino	-18
<[queda en	-17
<[queda prohibido	-15
<[queda un	-11
<[quedan en	-9
<[queso de	-13
<[quien corresponda	-16
<[quien figure	-11
<[quien lo	-12
<[quiere antes	-9
<[quiere el	-22
<[quiero en	-10
<[quita el	-23
<[quita la	-19
<[quitar lo	-16
<[quién se	-10
<[qué hacer	-31
<[qué se	-26
<[qué tal	-17
<[radio la	-22
<[raíz de	-10
<[recepción de	-19
<[recibe el	-11
<[recibe en	-12
<[recién nacido	-14
<[recoge la	-15
<[recogida de	-12
<[redactar el	-25
<[reglamento de	-17
<[reglas de	-19
<[rellena la	-19
<[reparación de	-14
<[reparten los	-13
<[reparto de	-14
<[restos en	-14
<[retira la	-10
<[retirada de	-10
<[reunión de	-12
<[revisa el	-21
<[revisa la	-17
<[revisa las	-13
<[revisan los	-12
<[riega la	-12
<[rompe el	-21
<[ropa de	-16
<[rotan cada	-11
<[saber de	-20
<[saca el	-21
<[saca la	-29
<[saca las	-18
<[saca los	-13
<[saca por	-10
<[sacar el	-22
<[sacar la	-9
<[saco de	-11
<[sala de	-20
<[sala pequeña	-9
<[sale de	-8
<[sale el	-13
<[salen dos	-16
<[salga el	-9
<[salida de	-17
<[saluda al	-16
<[salón de	-13
<[san antonio	-8
<[san cristóbal	-13
<[se abre	-24
<[se acabó	-11
<[se acepta	-11
<[se acerca	-9
<[se acomoda	-12
<[se acorta	-13
<[se acuerda	-23
<[se anotan	-12
<[se aparta	-20
<[se apartan	-10
<[se apilan	-11
<[se aplaza	-8
<[se aprieta	-17
<[se archiva	-9
<[se arma	-12
<[se arrastran	-15
<[se arregla	-11
<[se aspira	-12
<[se atiende	-17
<[se añade	-14
<[se bota	-17
<[se calienta	-20
<[se cambian	-15
<[se carga	-27
<[se cayó	-14
<[se cepilla	-21
<[se checa	-9
<[se cierran	-10
<[se coge	-14
<[se coloca	-13
<[se come	-11
<[se comparten	-15
<[se conecta	-10
<[se confirma	-9
<[se corre	-12
<[se corrige	-18
<[se cortó	-19
<[se cosecha	-17
<[se cubre	-10
<[se cuela	-18
<[se cuelgan	-16
<[se dan	-12
<[se dejan	-16
<[se descarga	-14
<[se deshacen	-15
<[se desinfecta	-15
<[se desmonta	-11
<[se desopercula	-10
<[se despega	-12
<[se devuelven	-13
<[se discute	-19
<[se documente	-20
<[se encienden	-10
<[se encontró	-12
<[se encuentre	-10
<[se enjuaga	-8
<[se entregan	-18
<[se envuelve	-9
<[se escala	-13
<[se escoge	-13
<[se escucha	-18
<[se escurre	-11
<[se esquila	-19
<[se extrae	-10
<[se felicita	-9
<[se fotografía	-13
<[se frota	-10
<[se fuma	-15
<[se golpea	-8
<[se ha	-14
<[se imprime	-15
<[se inventa	-10
<[se jubila	-9
<[se la	-10
<[se larga	-13
<[se las	-19
<[se le	-34
<[se levanta	11
<[se limpia	-17
<[se limpian	-15
<[se llevan	-9
<[se llevó	-12
<[se lo	-32
<[se mata	-10
<[se mezcla	-12
<[se mezclan	-14
<[se miran	-24
<[se moja	-17
<[se monta	-13
<[se murieron	-9
<[se nos	-30
<[se ofrece	-12
<[se oye	-14
<[se para	-14
<[se pega	-13
<[se pegue	-11
<[se perdió	-13
<[se pesan	-11
<[se pincha	-15
<[se pintan	-11
<[se prende	-15
<[se presenta	-13
<[se prestan	-18
<[se pulveriza	-22
<[se purga	-12
<[se quedó	-15
<[se rasca	-13
<[se recibe	-20
<[se recogen	-12
<[se recupera	13
<[se regresa	-13
<[se renueva	-11
<[se reparten	-14
<[se repasa	-16
<[se resolvió	-13
<[se revisan	-27
<[se riega	-15
<[se riegan	-11
<[se rompe	-10
<[se saca	-30
<[se sacan	-15
<[se sale	-19
<[se secan	-10
<[se sella	-10
<[se separa	-24
<[se sienta	-14
<[se siente	-8
<[se solicita	-9
<[se sopla	-9
<[se sustituye	-14
<[se tiran	-10
<[se tocan	-12
<[se toma	-16
<[se toman	-15
<[se unta	-17
<[se usa	-17
<[se usan	-11
<[se vea	-12
<[se verá	-11
<[se voltean	-19
<[sea de	-13
<[sea el	-21
<[sea la	-16
<[sea un	-21
<[secretario de	-8
<[segundo grado	-15
<[según el	-26
<[según la	-19
<[semana se	-12
<[semanas en	-12
<[si alguien	-20
<[si aparece	-16
<[si el	-30
<[si en	-22
<[si estuviera	-15
<[si falla	-15
<[si ha	-20
<[si hay	-19
<[si la	-20
<[si le	-10
<[si lo	-11
<[si muerde	-10
<[si quieren	-10
<[si sale	-15
<[si salen	-20
<[si salta	-14
<[si un	-36
<[siempre hay	-14
<[siempre lo	-10
<[siempre por	-17
<[siempre se	-14
<[siempre una	-21
<[sigue en	-23
<[siguiendo la	-12
<[sin abrir	-16
<[sin adornos	-10
<[sin apretar	-12
<[sin apuro	-12
<[sin discutir	-11
<[sin el	-17
<[sin la	-18
<[sin llamarme	-21
<[sin pasar	-17
<[sin tocarse	-9
<[sobre el	19
<[sobre la	21
<[sobre los	-24
<[sola página	-18
<[solicitud de	-13
<[solo de	-11
<[solo el	10
<[solo en	-17
<[solo los	-18
<[solo por	-15
<[solo se	-11
<[solo si	-17
<[somos un	-13
<[somos una	-27
<[son de	-14
<[son las	-24
<[son los	-10
<[soy amparo	-17
<[soy el	-20
<[soy la	-19
<[su tarjeta	-18
<[su vida	-11
<[sube al	-12
<[sube el	-17
<[sube la	-16
<[suelo antes	-12
<[suena la	-26
<[sé si	-14
<[tal la	-22
<[taller de	-13
<[también el	-21
<[también los	-24
<[tanda de	-16
<[tanque 0	-14
<[tapa el	-27
<[tapar el	-19
<[tarde cuando	-15
<[tarde se	-16
<[te debo	-19
<[te dicto	-14
<[te lo	-16
<[te tiro	-13
<[tela negra	-11
<[teléfono de	-13
<[temperatura en	-8
<[tenemos 0	-12
<[tenemos en	-19
<[tenemos un	-21
<[tener las	-13
<[tenga carné	-8
<[tenga el	-11
<[tenga la	-19
<[tengo las	-20
<[tengo setenta	-10
<[tengo una	-14
<[terapia intensiva	-19
<[tercera generación	-16
<[terminar se	-15
<[tiene el	-10
<[tiene la	-17
<[tiene se	-15
<[tinta en	-8
<[tira de	-15
<[toca el	-22
<[tocar el	-13
<[tocar la	-15
<[toda la	-30
<[todo de	-10
<[todo el	-21
<[todo en	-9
<[todo lo	-34
<[todo se	-12
<[todos de	-10
<[todos los	-18
<[todos se	-15
<[toma el	-22
<[toma la	-25
<[toque el	-18
<[trabaja en	-11
<[trabajamos en	16
<[trabajo en	-22
<[trapos mojados	-11
<[tras el	-22
<[traslado de	-11
<[treinta se	-17
<[tres centímetros	-13
<[tres cuartas	-20
<[tres cuartos	-15
<[tres de	-15
<[tres pasadas	-10
<[tres por	-9
<[tres vueltas	-15
<[turno de	-17
<[turno lo	-23
<[turno se	-15
<[tuvimos un	-18
<[técnico de	-12
<[tú lo	-17
<[un abrazo	-12
<[un adulto	-17
<[un ayudante	-12
<[un balde	-12
<[un centro	8
<[un compañero	-13
<[un dedo	-9
<[un escrito	12
<[un golpe	-22
<[un grado	-10
<[un lío	-16
<[un manual	-10
<[un metro	-11
<[un minuto	-13
<[un muchacho	-16
<[un palmo	-12
<[un perro	-10
<[un piano	-18
<[un poquito	-12
<[un procedimiento	-35
<[un pueblo	-11
<[un puñado	-18
<[un rato	-13
<[un reglamento	-16
<[un restaurante	-13
<[un salón	-15
<[un susto	-18
<[un taller	-11
<[un teatro	-16
<[un texto	-20
<[un título	-15
<[un vecino	-18
<[un voluntario	-14
<[una bodega	-18
<[una clienta	-14
<[una cooperativa	-14
<[una cubeta	-11
<[una de	-16
<[una en	-12
<[una franja	-11
<[una gota	-9
<[una norma	-23
<[una partida	-17
<[una por	-10
<[una reclamación	-13
<[una se	-12
<[una vuelta	-23
<[unas instrucciones	-23
<[unas trescientas	-21
<[unidad de	-8
<[unificar la	21
<[uno de	-10
<[uno el	-21
<[uno la	12
<[uno llega	-13
<[uno para	13
<[uno por	-16
<[uno saca	-10
<[uno se	-16
<[uso de	-14
<[usted el	-14
<[usted lo	-14
<[va al	-17
<[va bajando	-12
<[va el	-32
<[va en	-16
<[va la	-25
<[va por	-9
<[vacaciones de	-14
<[vacas en	-18
<[vacía el	-12
<[vacía los	-13
<[van al	-15
<[van dos	-18
<[van en	-12
<[ve el	-8
<[ve la	-13
<[ve necesario	-19
<[velocidad reducida	-14
<[vendría de	-19
<[venga el	-25
<[ver el	-21
<[ver la	-16
<[ver lo	-19
<[ver si	-37
<[vez cómo	16
<[vez de	-14
<[viaje de	-10
<[vieja se	-15
<[viejo antes	-8
<[viene un	-12
<[vienen de	-19
<[vienen dos	-15
<[vino una	-13
<[visto en	-11
<[voltea el	-15
<[voy contando	-16
<[vuelta al	-10
<[xq el	-21
<[y 0	-15
<[y al	-21
<[y antes	-18
<[y avisa	-13
<[y bajamos	-12
<[y busque	-21
<[y cada	-27
<[y calzado	-19
<[y cantidad	-10
<[y chaleco	-8
<[y cuando	-29
<[y cómo	11
<[y de	-19
<[y desde	-12
<[y dos	-22
<[y el	-62
<[y en	-22
<[y entrega	-17
<[y firmado	-11
<[y hacemos	12
<[y hay	-20
<[y la	-53
<[y las	-39
<[y le	-35
<[y leen	-15
<[y lejos	-13
<[y levanta	-15
<[y lo	-28
<[y los	-15
<[y nos	-24
<[y nunca	13
<[y pantalla	-14
<[y para	-18
<[y por	-22
<[y preguntas	-9
<[y qué	-12
<[y recién	-13
<[y saca	-13
<[y sacar	-16
<[y salen	15
<[y si	11
<[y subes	-9
<[y todavía	-16
<[y un	-32
<[y una	-25
<[y ventanas	-9
<[ya bajó	-13
<[ya le	-12
<[ya lo	-17
<[ya mire	-15
<[ya se	-11
<[yo hablo	-14
<[yo hemos	-29
<[yo le	-23
<[yo lo	-16
<[zona de	-12
<[| 0	-16
<[± 0	-11
<[¿ alguien	-16
<[¿ cómo	-13
<[¿ podrías	-13
<[¿ qué	-13
<[ácido en	-9
<[él las	-11
<[él lo	-13
<[– el	-10
<[→ se	9
<]	-35
<^	-9
<_	-24
<a	-43
<abajo	-24
<abierta	-23
<abierto	-22
<abrazo	-9
<abre	-35
<abren	-9
<abres	-18
<abrir	-38
<acaba	-18
<acabar	-15
<acabó	-16
<aceite	-22
<acerca	-22
<acomoda	-24
<acta	-15
<actor	-23
<actuar	-20
<acuerda	-27
<acá	-25
<adelanta	-11
<además	-24
<adentro	-9
<administración	-16
<adulto	-17
<afloja	-17
<afuera	-13
<agarra	-18
<agarró	-14
<agencia	-16
<agradecería	-23
<agua	-32
<aguja	-11
<agujas	-18
<ahí	-36
<aire	-31
<ajuste	-20
<al	-22
<alcohol	-13
<alergias	-11
<alfombra	-10
<algo	-39
<algodón	-18
<alguien	-37
<alguno	-9
<allá	-10
<allí	-17
<almacén	-9
<alquiler	-14
<alrededor	-8
<alta	-10
<altura	-19
<amarillo	-27
<amonio	-14
<amparo	-14
<andar	-13
<anemómetro	-17
<anexo	-15
<animal	-12
<animales	-10
<anoche	-22
<anota	-13
<anotan	-14
<anterior	-19
<antes	-33
<anuncios	-18
<apaga	-19
<apagó	-15
<aparece	-15
<apareció	-13
<aparta	-21
<apertura	-9
<aplica	-17
<aprieta	-12
<aprueba	-9
<apunta	-30
<apuntan	-12
<apuntar	-18
<apuntes	-15
<aquí	-47
<archivo	-11
<arcos	-11
<arma	-16
<armado	12
<arman	-17
<arnés	-12
<arranca	-26
<arranque	-15
<arrastran	-18
<arriba	-20
<ascensor	-18
<ascensores	16
<aseguradora	-15
<asiento	-13
<aspirador	-11
<asunto	-15
<así	-35
<atención	-16
<atiende	-24
<atrás	-14
<auditor	-10
<auditoría	-8
<aunque	-29
<auxiliar	-11
<avalúo	-12
<ave	-20
<avisa	-13
<avisar	-9
<aviso	-19
<ayer	-31
<ayuda	-15
<ayudante	-12
<ayuntamiento	-23
<azul	-15
<añade	-17
<año	-26
<años	-26
<b	-20
<baja	-24
<bajar	-19
<bajas	-13
<baje	-14
<bajo	-24
<bajó	-25
<balcón	-14
<balde	-9
<banco	-13
<banda	-12
<bandeja	-19
<bandera	-11
<bar	-8
<barco	-20
<barra	-14
<barrer	-10
<barrera	-11
<barrio	-16
<barro	-10
<base	-19
<bastante	-13
<bata	-11
<baño	-24
<beto	-22
<bien	-30
<billete	-16
<bloquea	-18
<boda	-21
<bodega	14
<boletín	-15
<bolsa	-21
<bomba	-12
<bombo	-17
<bonito	-23
<borra	-14
<borrador	-9
<bota	-20
<botas	-14
<bote	-19
<botella	-12
<botón	-12
<breve	-25
<brida	-9
<buena	-18
<buenas	-28
<bueno	-30
<buenos	-20
<busca	-19
<buscas	-15
<busque	-17
<cabecera	-15
<cabeza	-13
<cabina	-23
<cable	-12
<cables	-20
<cada	-16
<cae	-17
<café	-15
<caja	-11
<cajas	-22
<cajón	-9
<caldera	-15
<calidad	-14
<calienta	-21
<calle	-10
<calza	-16
<cambia	-24
<cambian	-22
<cambiar	-16
<cambio	-30
<camiones	-11
<camión	-26
<campana	-20
<canal	-16
<candado	-17
<canta	-11
<cara	-22
<carga	-23
<cargar	-15
<cargo	-13
<carilla	9
<carne	-17
<carpeta	-12
<carrito	-14
<carro	-14
<carta	-21
<cartilla	-9
<cartón	-9
<casa	-28
<casco	-12
<caseta	-10
<casi	-22
<catorce	-14
<cayó	-20
<celular	-10
<cementerio	-11
<central	-10
<centro	-21
<centímetros	-21
<cepilla	-17
<cerrada	-15
<cerrando	-20
<cerrar	-28
<certificación	-16
<certificado	-19
<chaleco	-11
<charla	-14
<charola	-11
<chavales	-9
<checa	-18
<chica	-17
<chicas	-24
<chico	-9
<chicos	-21
<chofer	-14
<chorro	-15
<cien	-23
<ciento	-23
<cierra	-18
<cierran	-10
<cierre	-17
<cilindro	-12
<cilindros	-12
<cinco	-32
<cincuenta	-20
<cinta	-17
<cinturón	-16
<circular	-10
<cisternas	-11
<civil	-20
<claras	-17
<claro	-26
<clase	-15
<clasifica	-10
<clienta	-14
<cliente	-35
<clientes	-8
<clínica	-17
<cobra	-12
<cobrar	-19
<cobro	-16
<cocina	-23
<coge	-16
<cola	-26
<colado	-16
<colgada	-9
<colgado	-18
<coloca	-15
<colocar	-20
<color	-14
<come	-12
<comedor	-12
<comida	-26
<comité	-16
<como	-63
<compara	-13
<comparten	-10
<compañero	-14
<completa	-10
<compra	-15
<compras	-12
<comprueba	-20
<comunidad	-19
<con	-42
<concejal	-21
<concha	-23
<conecta	-10
<confirma	-10
<confirmen	-15
<congelador	-12
<congelar	-21
<cono	-16
<consola	-16
<conste	15
<consulta	-22
<contado	-14
<contando	-12
<contar	-26
<contenedor	-19
<contenedores	-16
<contesta	-11
<contra	-25
<contrato	-19
<control	-20
<controla	-9
<convertir	-28
<conviene	-25
<cooperativa	-21
<coordinación	-14
<coordinadora	-9
<copia	-20
<corre	-13
<correo	-11
<corrige	-20
<corta	-24
<cortando	-9
<cortar	-8
<corte	-22
<cortes	-9
<cortó	-16
<cosa	-15
<cosas	-30
<cosecha	-20
<cruzadas	-21
<cuaderno	-8
<cuadro	-8
<cuadros	-16
<cualquier	-16
<cuanto	11
<cuarenta	-27
<cuartas	-15
<cuarto	-17
<cuartos	-10
<cuatro	-18
<cubo	-22
<cuchillo	-19
<cuela	-15
<cuelga	-16
<cuelgan	-21
<cuenta	-26
<cuentan	-11
<cuentas	-17
<cuento	-21
<cuerda	-10
<cuerdas	-28
<cuerpo	-14
<cuesta	-18
<cueva	-15
<cuotas	-13
<custodia	-11
<cuándo	-15
<cuánto	-12
<cámara	-25
<da	-45
<dado	-16
<dale	-25
<damos	-27
<dan	-24
<dar	-22
<das	-18
<datos	-13
<debajo	-10
<debe	-16
<debería	-18
<debo	-18
<decente	-12
<decide	-15
<decir	-21
<dedo	-12
<dedos	-19
<definir	21
<dejado	-21
<dejar	-47
<dejas	-20
<dejo	15
<dejó	-32
<del	10
<delante	-20
<demás	-13
<dental	-11
<dentro	-12
<denuncia	-11
<depuradora	-18
<depósito	-14
<descarga	-14
<descongelado	-15
<desde	-42
<deshacen	-13
<desinfección	-17
<desinfecta	-17
<desmonta	-12
<desmontaje	-14
<desmontar	-15
<despacho	10
<despacio	-26
<después	-42
<destapa	-10
<devuelven	-16
<diarios	-13
<dice	-39
<dices	-18
<dicto	-21
<dieciséis	-17
<diez	-20
<digo	-32
<dije	-14
<dinero	-10
<dio	-17
<dios	-13
<dirección	-26
<directora	-13
<dirijo	-21
<disco	-18
<discute	-15
<distinta	-17
<distinto	-14
<dni	-14
<doble	-20
<doce	-17
<documente	-28
<documento	21
<domingo	-22
<don	-25
<donante	-22
<donde	-13
<dos	-63
<doscientos	-19
<doy	-19
<doña	-16
<ducha	-17
<duermen	-11
<dueño	-21
<durante	-29
<dé	-25
<día	-29
<días	-24
<dónde	-20
<e	-26
<echa	-23
<echan	-20
<echar	-23
<edificio	-13
<educadora	10
<eh	16
<ejemplar	-9
<el	22
<electricista	-11
<elige	-10
<ella	-15
<ellas	-20
<elvira	-18
<eléctrico	-12
<empezar	-17
<empeño	-13
<empieza	-22
<empiezo	-17
<empleado	-15
<empresa	-26
<empujar	-10
<en	-65
<encargada	-14
<encargado	13
<enciende	-18
<encienden	-12
<encima	-25
<encontré	-16
<enero	-14
<enfermera	-13
<enhorabuena	-12
<enseña	-19
<enséñale	-12
<entero	-18
<entienda	-13
<entiendan	-19
<entonces	8
<entra	-43
<entrada	-20
<entran	-15
<entrar	-20
<entre	-46
<entrega	-23
<entregan	-10
<entren	-21
<entró	-23
<envía	-15
<equipo	-22
<era	-10
<error	-18
<es	26
<esa	-25
<escalera	-14
<escanea	-16
<escoge	-12
<escribe	-28
<escribes	-9
<escribió	-19
<escribo	-16
<escrito	17
<escucha	-10
<escuela	-29
<ese	-22
<eso	-28
<espacio	-17
<especiales	-18
<espera	-18
<esperando	-9
<esperar	-11
<espátula	-8
<esquinas	-16
<esta	-22
<estaba	-13
<estación	-18
<estamos	-18
<estar	-19
<estas	-22
<este	-40
<esterilización	-18
<estimada	-9
<estimados	-8
<esto	-33
<estos	-15
<estoy	-24
<estructura	-17
<estudio	-16
<estuviera	-16
<estuvo	-21
<está	-48
<están	-31
<esté	-31
<etiqueta	-17
<euros	-21
<evitar	-20
<examen	-22
<exige	-17
<exista	-17
<explicar	-18
<extiende	-11
<extintores	-24
<extracción	-14
<facturas	-17
<falla	-12
<falta	-34
<faltan	-9
<falte	-9
<familia	-29
<familiar	-16
<familias	-27
<farmacia	-16
<favor	-23
<fe	-16
<fecha	-25
<federación	-12
<feria	-10
<fianza	-17
<fibra	-15
<ficha	-14
<fijar	12
<film	-16
<filtro	-9
<filtros	-16
<fin	-8
<fina	-16
<final	-32
<finca	-16
<firma	-29
<firmada	-17
<firmados	-14
<firman	-17
<firmar	-16
<firmas	-16
<firme	-30
<flor	-12
<fondo	-22
<forma	-25
<formato	-22
<foto	-16
<fotografía	-9
<fotos	-24
<franja	-10
<frases	-17
<freno	-22
<fresa	-17
<fría	-9
<frío	-20
<fue	-32
<fuera	-26
<fuga	-9
<función	-11
<fundición	-9
<funeraria	-14
<gafas	-23
<gas	-14
<gatos	-16
<general	-13
<gerente	-17
<gira	-13
<golpe	-20
<golpea	-16
<goma	-14
<grabe	18
<grabo	-20
<gracias	-15
<grado	-12
<grados	-15
<gramos	-14
<grande	-8
<grupo	-21
<guante	-26
<guantes	-27
<guarda	-13
<guardo	-8
<guion	-17
<guía	-40
<h	-18
<ha	-54
<haber	-12
<habla	-20
<hablamos	-9
<habéis	-17
<había	-19
<hace	-9
<hacen	-29
<hacer	18
<haces	-23
<hacia	-19
<hacienda	-16
<hacía	-19
<hago	-27
<halcón	-19
<han	-44
<harina	-17
<hasta	-37
<hay	-25
<haya	-42
<he	-32
<hecha	-13
<helado	-12
<hemos	-30
<hermana	-22
<hermanos	-11
<hernán	-13
<herrado	-19
<herramienta	-15
<hielo	-13
<hijo	-15
<hoja	-32
<hola	-13
<hombre	-22
<hombres	-20
<hora	-32
<horas	-26
<horno	-29
<hospital	-18
<hostal	-13
<hotel	-18
<hoy	-30
<hubo	-29
<huele	-21
<huevo	-20
<huésped	-15
<igual	-24
<ilustre	-14
<imprime	-12
<imprimen	-18
<incidencias	-11
<incluso	-15
<informe	-13
<ingeniero	-22
<ingresa	-16
<ingreso	-19
<inspección	-13
<inspector	-10
<instituto	-10
<instrucciones	-28
<instrucción	-16
<instructivo	-25
<instrumentos	-22
<interior	-22
<inventa	-9
<invernadero	-17
<ir	-16
<jamás	-26
<jaula	-14
<jefatura	-9
<jefe	-16
<jefes	-10
<joyas	-23
<jueves	-14
<junio	10
<junta	-17
<kilos	-20
<km/h	-9
<labios	-16
<laboratorio	-25
<lado	-17
<lanza	-11
<larga	13
<las	11
<lava	-8
<lavadero	-16
<lavado	-21
<le	-72
<lea	-12
<leche	-17
<lectura	-18
<lee	-24
<leen	-24
<leer	-14
<lejía	-13
<lenguaje	-19
<les	-49
<letra	-19
<levanta	-22
<leña	-17
<libras	-16
<libre	-10
<libro	-21
<libros	-11
<limpia	-26
<limpiar	-21
<limpieza	-25
<limpio	19
<lista	-22
<llama	-30
<llamado	-10
<llame	-15
<llantas	-14
<llave	-18
<llaves	-9
<llega	-28
<llegan	-31
<llegar	-16
<llegaron	-15
<llegue	-16
<llena	-23
<llenar	-19
<llenas	-10
<lleva	-25
<llevamos	-24
<llevan	-10
<lleve	-13
<llevo	-27
<llevó	-13
<lo	-70
<lona	-16
<lote	-27
<luces	-16
<luego	-53
<luz	-13
<lámpara	-15
<lápiz	-12
<línea	-13
<líneas	-12
<líquido	-13
<m	-10
<madera	-12
<madre	-23
<maestra	-12
<maestro	-25
<mal	-25
<manda	-27
<mandamos	-19
<mandar	-17
<maneja	-15
<manejo	-25
<manera	-22
<mano	-19
<manos	-18
<mantas	-16
<manual	-22
<marca	-21
<marco	-15
<marta	-13
<martes	-21
<marzo	-25
<mascarilla	-19
<masilla	-10
<mata	-19
<material	-13
<mayo	-9
<mayor	-19
<mayoría	-10
<mañana	-21
<me	-81
<mecha	-11
<media	-28
<medidas	-17
<medio	-25
<medir	-9
<mejor	-17
<menos	-21
<mes	-19
<mesa	-28
<metal	-17
<mete	-27
<meten	-14
<meter	-24
<metes	-20
<meto	-26
<metros	-9
<mezcla	-9
<mi	-55
<mide	-23
<miel	-20
<mientras	-23
<mil	-19
<min	8
<minutos	-31
<miran	-23
<mirando	-27
<mirar	-16
<miras	-23
<mire	-9
<miro	-24
<mirá	-22
<mis	-31
<misma	-27
<mismo	-20
<mitad	-18
<mochila	-11
<modo	10
<moja	-18
<molde	-15
<molino	-12
<momento	-12
<monta	-8
<montaje	-18
<motivo	-22
<motor	-13
<mover	-16
<mucha	-16
<muchacho	-14
<muchachos	-20
<muchas	-8
<mucho	-23
<muchos	-22
<mudanzas	10
<muele	-13
<muestra	-10
<muestras	-14
<mueve	-21
<municipal	-21
<museo	-17
<mutua	-10
<muy	-25
<máquina	-22
<más	-43
<máximo	-15
<mí	-20
<mínimo	-16
<móviles	-20
<nada	-29
<necesario	-21
<necesitamos	-20
<necesito	-21
<negra	-21
<negras	-8
<negro	-13
<nevera	-13
<ni	-48
<nicho	-13
<ninguna	-25
<nivel	-15
<niño	-19
<niños	-23
<no	-62
<noche	-30
<noches	-24
<nocturno	-14
<nombra	-12
<nombre	-11
<nombres	-21
<nomás	-26
<norma	-25
<norte	-21
<nos	-79
<nota	-12
<notaría	-17
<nudos	-15
<nuestra	-21
<nuestro	-36
<nueva	-35
<nuevo	-27
<nuevos	-27
<nunca	-42
<nº	-13
<número	-24
<o	-48
<objeto	-21
<objetos	-17
<obligatorio	-17
<obra	-14
<obrador	-15
<ochenta	-27
<ocho	-30
<octubre	-12
<oficial	-18
<oficina	-24
<ofrece	-25
<ofreces	-21
<ojo	-20
<olla	-18
<opera	-11
<operación	-12
<operador	-20
<operario	-15
<orden	-10
<oreja	-10
<os	-21
<otra	-30
<otras	-22
<otro	-33
<otros	-20
<oye	-17
<pa	14
<paciente	-10
<pacientes	-16
<paco	-20
<padre	-17
<padres	-16
<paga	9
<pagar	-13
<pago	-8
<pala	-8
<palanca	-13
<palo	-9
<paloma	-10
<papá	-19
<paquetes	-17
<para	26
<parar	-17
<paredes	-9
<parejas	-10
<parroquia	-21
<parte	-25
<partes	-15
<partida	-11
<partir	-10
<pasa	19
<pasada	-25
<pasadas	-11
<pasado	-30
<pasados	-15
<pasan	-24
<pasaporte	-19
<pasar	-30
<pasas	-17
<pase	-25
<pasen	-15
<pasillo	-18
<paso	-32
<pasó	-15
<pata	-21
<patas	-10
<patio	-22
<pedido	-22
<pedidos	-13
<pedimos	-13
<pega	-15
<pegada	-17
<pequeño	-12
<pequeños	-18
<perdido	-15
<perdimos	-13
<perdió	-9
<perdón	-24
<perito	-18
<periódico	-15
<permiso	-21
<permisos	-13
<perro	-22
<perros	-19
<persona	-30
<personal	-15
<personas	-25
<pesa	-24
<pesan	-10
<peso	-12
<ph	-16
<pica	-9
<pide	-41
<piden	-23
<pides	-15
<pidiendo	-18
<pidió	-35
<pido	-13
<pie	-9
<piedra	-8
<piel	-15
<pierde	-16
<pieza	-17
<piezas	-22
<piloto	-27
<pincha	-10
<pintura	-19
<pinza	-14
<pirotecnia	-16
<pisa	-16
<pisar	-16
<piscina	-14
<piso	-26
<pisos	-16
<pista	-12
<placa	-20
<placas	-9
<plano	-21
<planta	-29
<plantilla	-11
<plazo	-17
<plena	-24
<plástico	-10
<pnt	-13
<poco	-12
<podemos	-15
<podrías	-23
<point	-10
<polvo	-22
<pon	-20
<pone	-36
<ponen	-30
<poner	-40
<ponerle	-17
<ponerlo	-17
<pones	-23
<ponga	-28
<pongo	-21
<poquito	-14
<por	-73
<porque	-11
<precinto	-8
<precio	-14
<prefiero	-20
<preguntar	-16
<preguntas	-21
<pregunte	-17
<pregunto	-22
<prendas	-26
<prende	-24
<prender	-11
<prepara	14
<preparación	-14
<preparar	-29
<presenta	-12
<presentó	-9
<presidente	-15
<presión	-16
<presta	-17
<primer	-26
<primera	-33
<primero	-53
<primeros	-14
<probado	-12
<probando	-23
<procedimiento	-33
<producto	-19
<profe	-19
<profesor	-22
<programa	-14
<prohibido	-13
<protocolo	-20
<provincia	-14
<proyector	-10
<prueba	-39
<pruebas	-12
<préstamo	-21
<próxima	-11
<pueblo	-12
<puede	-31
<pueden	-22
<puedes	-15
<puerta	-23
<puertas	-16
<puesto	-19
<pulsa	-21
<pulveriza	-22
<punta	-10
<punto	-24
<pura	-14
<purga	-17
<purgar	-31
<pusimos	-20
<puso	-17
<página	-15
<póliza	-13
<público	-19
<q	-27
<que	-12
<quedamos	-24
<quedan	-23
<quedar	-8
<quede	-34
<quedó	-19
<quema	-18
<querida	-11
<quería	14
<queso	-13
<quesos	-28
<quienes	-9
<quiere	-40
<quieren	-25
<quiero	-26
<quince	-12
<quisiera	-28
<quita	-33
<quitar	-29
<quién	-32
<qué	-59
<radio	-29
<ramón	-29
<ras	-10
<raspar	-9
<raíz	-10
<recepción	-25
<reciba	-11
<recibe	-28
<recibir	-23
<recibió	-16
<recién	-30
<recoge	-18
<recogemos	-9
<recogen	-17
<recoger	-21
<recogida	-12
<recorre	-18
<red	-10
<redactado	14
<redactas	-21
<redacte	-16
<refractómetro	-16
<refugio	-16
<registro	-16
<reglamento	-23
<reglas	-18
<rellena	-19
<remesa	-14
<remolque	-12
<renueva	-15
<reparación	-14
<reparte	-22
<reparten	-16
<reparto	-15
<repite	-22
<repone	-15
<reporte	-15
<reproducción	-13
<reservar	-11
<residente	-19
<resina	-12
<responsable	-14
<restauramos	-18
<restaurante	-16
<restos	-18
<resultado	-10
<retira	-11
<retirada	-10
<retiran	-11
<reunión	-16
<revisa	-42
<revisan	-20
<revisión	-16
<riega	-12
<riegan	-9
<riego	-21
<riesgo	-13
<rodillos	-10
<roja	-13
<rojo	-27
<rompe	-23
<rompió	-23
<ropa	-24
<ropero	-25
<rotan	-11
<roto	-19
<río	-14
<sabe	-25
<saben	-22
<saber	-34
<sabía	15
<saca	-38
<sacar	-32
<saco	-8
<sacos	-10
<sacudir	-8
<sal	-14
<sala	-22
<sale	-28
<salen	-26
<salga	-8
<salida	-19
<salidas	-15
<salimos	-16
<salir	-28
<salió	-27
<salmuera	-16
<salta	-14
<saluda	-15
<salvo	-14
<salón	-19
<san	-24
<sangre	-14
<santa	-16
<se	-66
<seca	-11
<secan	-12
<secretario	-8
<secretaría	-10
<segunda	-10
<segundo	-26
<segundos	-21
<seguro	-20
<según	-27
<seis	-23
<semana	-22
<semanas	-19
<semilla	-11
<sepan	-19
<separa	-24
<ser	-20
<serie	-15
<servicio	-9
<servicios	-13
<sesenta	-28
<sesión	-17
<setas	-23
<señal	-14
<señor	-23
<si	-34
<siembra	-16
<siempre	-46
<siendo	-18
<sierra	-10
<siete	-24
<siglo	-13
<sigue	-40
<siguen	-18
<siguiendo	-12
<silencio	-14
<sin	-57
<sino	-21
<sirve	-16
<sistemas	-11
<sobre	30
<sol	-19
<sola	-23
<solamente	13
<solicita	-11
<solicitud	-17
<somos	-40
<son	-46
<sor	-22
<sortea	-11
<soy	-68
<su	-34
<sube	-22
<suben	-18
<suelo	-15
<suelta	-14
<suena	-27
<sumerge	-18
<supervisor	-18
<supo	-24
<sus	-15
<suspensión	-20
<susto	-19
<sábado	-17
<sábados	-16
<sábana	-18
<sé	-18
<sí	-16
<tabla	-11
<tablero	10
<tacha	-17
<tacos	-15
<tal	-30
<taller	11
<tamaño	-10
<tambor	-23
<tan	-13
<tanda	-16
<tanque	-20
<tapa	-28
<tapan	-16
<tapar	-23
<tarda	-10
<tardes	-22
<tarjeta	-11
<tarjetas	-17
<tarro	-14
<taxi	-10
<te	-52
<teatro	-17
<tela	-19
<teléfono	-20
<temperatura	-11
<tenemos	-32
<tener	-41
<tenga	-31
<tengamos	-23
<tengan	-16
<tengo	-46
<tenido	-21
<tenía	-29
<terapia	-19
<tercera	-18
<tercero	-20
<terminar	-27
<texto	-22
<ticket	-15
<tiempo	-10
<tienda	-28
<tiene	-38
<tienen	-14
<tierra	15
<tinta	-16
<tipo	-18
<tira	-16
<tiran	-12
<toca	-10
<tocan	-15
<tocar	-21
<toda	12
<todavía	-14
<todo	-50
<toma	-32
<tomar	-24
<toneladas	-16
<tono	-11
<toque	-19
<toquen	-14
<tormenta	-12
<torre	-9
<trabaja	-12
<trabajamos	16
<trabajo	-25
<trae	-24
<traen	-27
<trampa	-13
<tranquila	-18
<trapo	-13
<trapos	-11
<tras	-23
<traslado	-17
<treinta	-23
<tres	-14
<tu	-9
<tubo	-8
<tubos	-17
<turno	-31
<turnos	-22
<tuvimos	-20
<técnica	-10
<técnico	-25
<tía	-15
<título	-9
<un	-18
<una	-19
<unidad	-10
<unificar	15
<unos	-19
<usa	-15
<usamos	-13
<usar	-20
<uso	-14
<usted	-30
<ustedes	-28
<va	-53
<vacaciones	-16
<vacas	-21
<vaciar	-16
<vacía	-18
<vacío	-25
<vale	13
<van	-30
<varilla	-13
<ve	-34
<veces	-15
<vecinos	-11
<vehículos	-13
<veinte	16
<veintidós	-22
<velas	-18
<vellón	-17
<velocidad	-15
<vende	-22
<vendría	-19
<venga	-30
<venta	-18
<ventanas	-10
<venía	-19
<verde	-22
<veterinaria	-17
<vez	10
<viaje	-10
<vida	-17
<vidrio	-17
<vieja	-11
<viejo	-26
<viene	-30
<vienen	-29
<viernes	-25
<vino	-20
<vio	-21
<visita	-14
<visitante	-14
<visitas	-18
<visto	-16
<voltea	-15
<volteo	-22
<voluntario	-11
<volver	-18
<voy	-18
<voz	-16
<vuelcan	-9
<vuelos	-15
<vuelta	-22
<vueltas	-13
<vuelve	-26
<vuelven	-18
<vídeo	-12
<web	-13
<wilson	-18
<x	-30
<xq	-21
<y	-32
<ya	-45
<yuli	-12
<zona	-22
<|	-8
<«	-22
<±	-11
<»	-17
<¿	-43
<ácido	-12
<árbitro	-11
<árbol	-24
<él	-28
<última	-24
<últimas	-19
<último	-25
<únicamente	-11
<–	15
<•	-17
<☐	8
=0	-25
=a	8
=abajo	-33
=abejas	-12
=abierta	-29
=abiertas	-19
=abierto	-29
=abogado	-24
=abono	-16
=abrazo	-16
=abren	-22
=abres	-20
=abril	-19
=abrimos	-13
=abrir	9
=abro	-13
=abrochado	-9
=abuelo	-16
=acabar	-20
=acabó	-26
=acceso	-17
=accidente	-16
=acepta	-23
=acepte	-18
=acequiero	-15
=acerca	-24
=acero	-16
=aclarado	-14
=aclarar	-17
=acomoda	-22
=acomodador	-13
=acompaña	-16
=acompañante	-18
=acondicionado	13
=acordate	-23
=acorta	-15
=acta	-33
=acto	-20
=actor	10
=actuar	10
=acuerda	-31
=acuerdo	-24
=acuse	-15
=acá	-29
=adela	-11
=adelanta	-14
=adelante	-25
=además	-31
=adentro	-18
=administración	-13
=administrador	-21
=adornos	-9
=adulto	-20
=aeropuerto	9
=afloja	-19
=aflojar	-14
=afuera	-22
=agarra	-18
=agarró	-19
=agencia	-21
=agenda	-15
=agita	-15
=agosto	-20
=agradeceré	-18
=agradecería	-27
=agrega	-11
=aguanta	-17
=aguja	-24
=agujas	-18
=agujero	-31
=agujeros	-16
=ah	-26
=ahora	-33
=ahí	-36
=aire	19
=aislamiento	8
=ajedrez	-11
=ajusta	-10
=ajuste	10
=al	-9
=ala	-11
=alarma	-31
=alas	-17
=alba	-15
=albarán	-12
=alcalde	-14
=alcaldía	-12
=alcance	-23
=alcanza	-9
=alcohol	-21
=alemania	-12
=alergia	11
=alevines	17
=alfombra	-19
=alginato	-9
=algo	-48
=algodón	-30
=alguien	8
=alguna	-20
=alguno	-22
=algún	-13
=aljibe	-11
=allá	-18
=allí	-24
=almacén	17
=alquiler	15
=alrededor	-19
=alta	-20
=alternas	-15
=alto	-25
=altura	-39
=alumno	-14
=alumnos	9
=alzas	-11
=alérgicos	-11
=amable	-20
=amarilla	-27
=amarillo	-33
=amarillos	-15
=amarra	-10
=ambas	-14
=ambos	-10
=amigos	-19
=amonio	-15
=amparo	-25
=ancho	-14
=anda	-21
=andamos	-8
=andar	-13
=andén	-17
=anemómetro	-18
=anexo	-12
=anillos	-21
=animal	12
=anoche	-25
=anota	-29
=anotan	-20
=anotar	-9
=anotás	-13
=anselmo	-14
=antecedentes	-14
=antelación	-18
=antemano	-17
=anterior	-26
=antes	-12
=antiguo	10
=antonio	-10
=anunciada	-16
=anuncian	-13
=anuncios	-23
=apaga	-27
=apagada	-20
=apagado	-11
=apagar	-18
=apagó	-12
=aparato	-19
=apareció	-11
=aparezca	-8
=aparta	-30
=apartan	-15
=aparte	-15
=apellido	-12
=apertura	20
=apilan	-18
=aplaza	-14
=aplica	-16
=apostilla	-21
=apoya	-13
=app	-15
=aprendices	-12
=aprendiza	-8
=apretada	-19
=apretar	-24
=aprieta	-20
=aprobadas	-14
=aprueba	-18
=apunta	-39
=apuntado	-12
=apuntan	-22
=apuntar	-23
=apuntas	-18
=apuntes	-24
=apunto	-13
=apuro	-16
=aquí	-33
=archiva	-21
=archivo	-22
=archivos	-18
=arco	-14
=arcos	11
=arena	13
=arequipa	-17
=arma	-24
=armador	-15
=arman	-20
=armar	-25
=armario	-25
=arme	-20
=armemos	-30
=arneses	-12
=arnés	-25
=aro	-8
=arqueo	14
=arranca	17
=arrancar	-17
=arranco	-17
=arranque	9
=arrastran	11
=arregla	-19
=arreglar	-13
=arregle	-11
=arreglo	-20
=arriba	-25
=arroz	-12
=artículos	-14
=asamblea	-20
=ascensores	-27
=aseguradora	-24
=asiento	-32
=asisten	-20
=asistentes	-8
=asociación	-8
=aspira	-18
=aspirador	-14
=aspiradora	-16
=aspirar	-13
=asusta	-19
=así	-43
=atención	16
=atendemos	-25
=atender	-16
=atiende	-15
=atrás	-30
=audio	-21
=auditor	-20
=auditoría	-19
=audífonos	-19
=aunque	-33
=auto	-16
=autobús	-19
=autoclave	-19
=automática	-15
=automático	-11
=autor	-16
=autoriza	-16
=autorización	-23
=autorizada	-13
=auxiliares	-21
=av	-20
=avalúo	11
=avería	-19
=aves	-14
=avisar	-16
=aviso	-15
=avisó	-16
=ay	-16
=ayer	-29
=ayuda	-31
=ayudante	-30
=ayudas	-13
=ayuntamiento	-40
=ayuntamientos	-10
=azar	-11
=azufre	12
=azul	-21
=añade	-20
=añadir	-12
=año	-19
=años	-16
=b	-14
=backup	-11
=bajamos	-15
=bajan	-13
=bajando	-15
=baje	-16
=bajo	-26
=bajó	-29
=balcón	-16
=balda	-13
=balde	-21
=balsa	-12
=banco	-28
=bandejas	-15
=bandera	-22
=bar	-20
=barca	-15
=bares	16
=barniz	-15
=barra	-23
=barre	-12
=barrer	-10
=barrera	-20
=barrido	-17
=barriga	-10
=barrio	-27
=barro	-17
=base	-30
=basta	-19
=bastante	-16
=bastaría	-20
=bastoncillo	-14
=basura	-23
=bata	-17
=batea	-21
=batería	-14
=baterías	-13
=baumé	-13
=baño	-27
=baños	-11
=bea	-9
=bebido	-10
=bebé	-23
=becarios	-20
=begoña	-8
=beneficio	-23
=beso	-16
=beto	-28
=bicho	-18
=bici	-14
=bidón	-22
=bien	-37
=biombo	-11
=bitácora	-14
=blanca	-23
=blanco	-14
=blando	-15
=bloque	-16
=boca	-22
=boda	9
=bodas	12
=bodega	-10
=bodeguero	-9
=bogotá	-22
=bolas	-10
=boleta	-25
=boletín	10
=bolsa	-51
=bolsas	-28
=bolsillo	-19
=bolsillos	-23
=bolsita	-17
=bomba	-27
=bombas	-18
=bombeo	-15
=bonito	-23
=boquilla	-13
=borde	-17
=bordes	-16
=borra	-12
=borrador	-18
=bota	-22
=botas	-33
=bote	-24
=botella	-16
=botes	16
=botiquín	-19
=botón	-24
=boya	-11
=brasil	-20
=brazo	-17
=brete	-12
=breve	-24
=brida	-11
=brigada	-16
=bruto	-13
=buen	-19
=buena	-22
=buenas	-30
=bueno	-12
=buenísimo	-12
=bulto	-15
=burbuja	-10
=burbujas	-11
=busca	-33
=buscar	-16
=buscas	-17
=busco	-13
=buses	-21
=busque	-23
=buzón	-20
=báscula	17
=básico	-16
=c	9
=caballo	-12
=cabe	-10
=cabecera	-14
=caben	-15
=cabeza	12
=cabezal	-22
=cabina	18
=cable	-20
=cables	-20
=cada	-36
=cadena	-12
=cadera	-16
=caduca	-18
=caducidad	-21
=cafetera	-18
=caiga	-16
=caja	-10
=cajón	-10
=cal	-14
=calcula	-19
=calefacción	-9
=calendario	-13
=calentar	-20
=calibre	-9
=calidad	-22
=calienta	-17
=calientes	-16
=calles	-18
=calor	-27
=calza	-16
=calzado	-30
=cama	-19
=cambia	13
=cambiamos	-16
=cambiar	-20
=cambiaron	-11
=cambias	-15
=cambie	-17
=cambio	33
=cambios	10
=cambió	-16
=camilla	13
=camina	-19
=camino	12
=camiones	10
=camioneta	-22
=camión	-10
=campanas	-16
=campaneros	-10
=campanilla	-17
=campaña	-13
=campo	13
=canciones	-12
=canción	-21
=candado	-15
=candados	-9
=canilla	-16
=canta	-19
=cantidad	-21
=canto	-23
=capa	-23
=capas	-15
=capataz	-16
=capturas	14
=capítulo	-13
=cara	-27
=caracoles	19
=caracteres	-13
=caras	-27
=carcasa	14
=cargado	-10
=cargar	12
=carilla	-17
=cariño	-13
=carne	-27
=carné	-17
=caro	-14
=carpeta	-29
=carretera	-14
=carrito	-17
=carritos	-18
=carro	-27
=carros	14
=carta	-24
=cartel	-22
=cartilla	-24
=cartón	-30
=casa	-10
=casco	-34
=cascos	-13
=caseta	-12
=casi	-26
=caso	-23
=castellano	-22
=catorce	-28
=causa	-17
=cayó	-21
=cazo	-14
=caída	-17
=caído	-23
=cañas	-11
=cc	-13
=celo	-16
=celular	-23
=cementerio	13
=ceniza	-9
=cenizas	-13
=centrada	-18
=central	-19
=centro	-31
=centros	-13
=centímetros	-31
=cepilla	-18
=cepillar	-14
=cepillo	-25
=cepillos	-17
=cera	-16
=cerca	-22
=cercano	-20
=ceremonia	-8
=cero	-17
=cerrada	-25
=cerrado	-20
=cerradura	18
=cerrando	-24
=cerrar	8
=cerro	-10
=cerró	-15
=certificación	-19
=certificado	-26
=cerámica	-16
=cesta	-20
=chaleco	-19
=chalecos	-16
=chapa	-23
=charla	-14
=charo	-14
=charola	-19
=chat	-21
=chaval	-19
=chavales	-21
=chayo	-21
=che	-23
=checa	-22
=chef	-12
=chema	-18
=chica	-12
=chicas	-31
=chicle	-12
=chico	-22
=china	-15
=chiquito	-14
=chocolate	-17
=chofer	-13
=chorro	-19
=chorros	-13
=chupa	15
=chófer	-16
=ciclo	-13
=cien	-33
=ciento	-30
=cierran	-18
=cierras	-16
=cierre	32
=cierto	-11
=cifrado	-13
=cinco	-54
=cincuenta	-31
=cintas	12
=cintura	-10
=cinturones	-16
=cinturón	-23
=circuito	10
=circular	-17
=cisterna	9
=cisternas	18
=cita	-16
=ciudad	-10
=civil	9
=clara	-21
=claras	-17
=clarito	-30
=claro	-30
=clasifica	-14
=clave	-21
=clavo	-12
=clienta	-26
=cliente	-23
=club	-15
=clínica	-14
=cm	-11
=co2	-14
=cobertura	-19
=cobra	-30
=cobre	-19
=coca	-19
=coche	15
=coches	-20
=cocinera	-13
=cofradía	-12
=coge	-29
=cogen	-20
=coger	-20
=coincide	-8
=coinciden	-18
=coincidir	-16
=colada	19
=colado	12
=colar	-20
=colchón	-18
=colegio	-10
=colgada	-14
=colgadas	-13
=colgado	-29
=colgar	-18
=collar	-18
=coloca	-19
=colocar	8
=colonia	-15
=colores	-11
=colón	-17
=combustible	-12
=come	16
=comedor	-20
=comen	-13
=comenta	-19
=comer	-23
=comercial	-22
=comido	-23
=comisario	-17
=comisión	-20
=comité	-29
=como	-65
=compara	-15
=comparten	-23
=compañera	-13
=compañero	-27
=compañeros	-23
=compañía	-23
=completa	-27
=completas	-9
=completo	-38
=compra	-19
=comprador	-16
=compras	-15
=compresor	-19
=comprobante	-25
=comprobar	-14
=comprueba	-26
=compuerta	-14
=compuertas	-19
=computador	-8
=comunicación	12
=comunidad	-33
=común	-11
=con	-22
=concha	-21
=condición	-16
=conductor	-29
=conecta	-15
=conectar	9
=conexión	17
=confirma	-18
=confirmen	-16
=conforme	-13
=congela	-14
=congelador	-18
=congelar	12
=congreso	-23
=cono	14
=conoce	-13
=conos	-8
=consejo	-14
=conserje	-13
=conservadora	-11
=considero	-25
=consignar	-15
=consola	-17
=consta	-10
=constar	-15
=conste	-23
=constructora	-17
=contaba	-14
=contabilidad	-15
=contacto	-15
=contado	-18
=contador	-19
=contando	-22
=contenedor	-27
=contenido	-15
=contesta	-22
=contestado	-17
=contestan	-17
=continuación	-18
=contorno	-13
=contraluz	-20
=contratista	-22
=contrato	-30
=control	22
=controla	-13
=controlada	12
=contó	-20
=convertir	-22
=conviene	-23
=coop	-13
=cooperativa	-28
=coordenadas	-14
=coordinación	-22
=coordinador	-18
=coordinadora	-21
=copa	-10
=copia	-30
=copias	-18
=corazón	13
=corcho	-20
=corona	-21
=corre	-16
=correas	9
=correcto	-16
=corren	-17
=corresponda	-16
=corresponde	-9
=corriente	-15
=corrige	-23
=cortan	-20
=cortar	-10
=cortas	-19
=corte	12
=cortes	-25
=cortina	-13
=corto	-26
=cortos	-18
=cortó	11
=cosa	-39
=cosas	-16
=cosecha	20
=costado	-9
=coste	-9
=costra	-14
=costumbre	-24
=costó	-13
=coteja	-13
=crea	-11
=cree	-23
=cremallera	-13
=crematorio	-11
=creo	-23
=criamos	12
=cristal	-14
=cristóbal	-20
=crotal	-14
=cruz	-16
=cruzadas	-22
=cría	-25
=cuadernillo	-15
=cuadernillos	-16
=cuaderno	-20
=cuadra	-12
=cuadrilla	9
=cuadrillas	-16
=cuadro	-25
=cuadros	-15
=cual	-12
=cualquier	-26
=cualquiera	-19
=cuando	27
=cuanto	-32
=cuarentena	-18
=cuarta	-13
=cuartas	-16
=cuarto	-37
=cuartos	-21
=cuatro	-65
=cubeta	-19
=cubierta	-10
=cubo	-25
=cubos	-23
=cubre	-21
=cucharada	-14
=cuchilla	-15
=cuchillo	-19
=cuela	-29
=cuelga	-18
=cuelgan	-21
=cuello	-23
=cuenca	-23
=cuenta	-35
=cuentan	-24
=cuente	-10
=cuento	-25
=cuerda	-18
=cuero	-14
=cuerpo	-15
=cuesta	-25
=cueva	9
=culpa	-19
=culpables	-12
=cultivo	-13
=cumple	-8
=cuotas	10
=curro	-9
=curso	-14
=custodia	-16
=cuál	-10
=cuándo	-20
=cuántas	-18
=cuánto	-18
=cuántos	-16
=cuñada	-16
=cuñado	-17
=cádiz	-20
=cámaras	8
=cédula	-13
=círculo	-9
=cód	-14
=código	-16
=cómo	36
=córdoba	-23
=d	-13
=da	-50
=dale	-30
=damos	15
=dan	-25
=dando	-12
=dani	-22
=darle	-21
=das	-21
=datos	-22
=datáfono	-19
=daños	-15
=de	57
=debajo	-38
=debe	-22
=debería	-18
=debo	-18
=decente	-16
=decide	-23
=decimos	-24
=decir	-26
=decirle	-16
=decirlo	-16
=dedo	-22
=dedos	-28
=definir	-26
=deja	-53
=dejado	-20
=dejan	-25
=dejar	-39
=dejarla	-12
=dejas	-15
=deje	-15
=dejes	-13
=dejo	-25
=dejó	-29
=del	17
=delantal	-15
=delante	-39
=delegado	-21
=delegados	-24
=demora	-10
=demás	-20
=densidad	12
=dental	-16
=dentro	-14
=denuncia	-25
=departamento	-24
=depto	12
=derecha	-22
=derecho	-21
=desarrollo	-8
=desastre	-13
=descansa	-13
=descanse	-16
=descarga	12
=descongela	-9
=describe	-12
=descuelgue	-13
=descuentan	-11
=desenchufada	-18
=deshacen	-20
=deshielo	10
=desinfección	12
=desinfecta	-19
=desinfectante	-14
=desmonta	-15
=desmontaje	15
=desmontar	-19
=desopercula	-16
=despacio	-23
=despacito	-15
=despedirse	-16
=despega	-20
=despliega	-10
=despliegue	13
=después	-12
=destapa	-11
=destilada	-18
=detalle	-16
=detergente	-16
=detrás	-26
=devoluciones	14
=devolución	16
=devolverlo	-10
=devolvió	-16
=devuelve	-26
=devuelven	-21
=di	-23
=diaria	12
=diarios	15
=dibujo	-19
=dibujos	-19
=dice	-35
=dicen	-25
=dices	-15
=dicho	-26
=diciembre	-13
=diciendo	-19
=dicto	-28
=diecinueve	-22
=dieciocho	-29
=dieciséis	-16
=dieron	-11
=diez	-42
=diferencia	-21
=diferente	-12
=difunto	-13
=diga	-13
=digo	-33
=dije	-24
=dijeron	-12
=dijo	-28
=dio	-29
=dios	-21
=dirección	-36
=directo	-22
=director	-15
=directora	-23
=dirijo	-21
=diría	-9
=disco	-26
=disculpas	-13
=disculpe	-16
=discute	-21
=discutir	-11
=disposición	-9
=distancia	-11
=distinta	-19
=distintas	-15
=distinto	-37
=distintos	-22
=distribución	-20
=diálisis	-9
=diésel	-14
=dni	-19
=dobla	-11
=doble	-32
=doce	-33
=doctora	-22
=documente	-22
=documento	-43
=documentos	-22
=domicilio	21
=domingo	-22
=domingos	-22
=don	-18
=donante	13
=donantes	-14
=donde	-38
=dormir	-15
=dos	-51
=doscientos	-27
=dosis	-8
=doy	-14
=doña	-14
=dr	-22
=dra	-17
=drenaje	-14
=dron	15
=ducha	-17
=duele	-14
=duermen	-19
=dueño	-23
=dulce	-16
=dura	-14
=durante	14
=duro	-16
=dé	-24
=déjalo	-9
=días	-41
=dónde	-28
=e	10
=echa	-23
=echan	-19
=echar	-25
=echarle	-13
=echas	-9
=eches	-16
=edad	-17
=edición	-16
=edificios	-19
=educación	-15
=educadora	-29
=eh	-49
=eje	-20
=ejemplar	-16
=ejemplares	-9
=el	-10
=elaboró	-15
=electricista	-12
=elevador	-12
=elige	-15
=ella	-21
=ellas	-26
=ello	-18
=ellos	-28
=elvira	-18
=eléctrico	-16
=eléctricos	13
=embala	-10
=embarazada	-12
=embarque	19
=embudo	-15
=emergencia	-28
=emisora	-16
=emite	-10
=empezamos	-21
=empezando	-12
=empezó	-14
=empeño	12
=empieza	-29
=empiezan	-25
=empiezo	-23
=empleado	-27
=empresa	-21
=empujar	-14
=encajes	11
=encantadora	-17
=encargada	-27
=encargado	-35
=encargo	-20
=encender	-15
=encendida	-15
=enchufa	-10
=enchufe	-12
=enchufes	-15
=enciende	-24
=encienden	-12
=encima	-42
=encina	-16
=encoge	-21
=encomienda	-18
=encontré	-18
=encontró	-18
=encuentra	-14
=encuentre	-12
=energía	-14
=enero	-15
=enfermera	-21
=enfermería	11
=enfrente	-18
=enfriar	-14
=engancha	-8
=enhorabuena	-12
=enjuaga	-8
=enjuagar	-15
=enlace	-24
=enrolla	-15
=enrollada	13
=ensaya	-13
=enseña	-26
=enseñamos	-18
=enseñan	-17
=enseñar	-17
=enséñale	-11
=entendido	-11
=enteras	-10
=entero	-22
=enterramos	-9
=entienda	-16
=entiendan	-25
=entonces	-55
=entra	13
=entrada	22
=entran	-27
=entrante	-10
=entrar	-20
=entrega	24
=entregamos	-19
=entregar	-17
=entregarlo	-10
=entren	-24
=entró	12
=enviado	-17
=envuelve	-12
=envía	-13
=enólogo	-13
=era	-18
=ernesto	-18
=error	-19
=errores	-12
=es	-54
=esa	-20
=esas	-26
=escala	10
=escalera	-20
=escanea	-18
=escapa	-10
=escape	-14
=escoge	-20
=escolar	-18
=esconde	-10
=escriba	-13
=escribe	-38
=escribes	-14
=escribir	-23
=escribió	-22
=escribo	-22
=escrito	-23
=escurre	-11
=escurrir	-11
=escáner	-15
=ese	-41
=esfera	-10
=eso	-64
=esos	-14
=espacio	-19
=espalda	-22
=espaldas	-15
=español	-25
=especial	10
=especiales	-15
=especie	-16
=espejo	-24
=espera	-40
=esperan	-22
=esperando	-10
=esperar	-21
=esperas	-11
=espere	-19
=espero	-25
=esponja	-19
=esporas	-17
=esposa	-13
=espuma	-17
=espátula	-14
=espíritu	-19
=esquila	19
=esquina	-17
=esquinas	-18
=esta	-37
=estaba	-24
=estaciones	-19
=estación	-31
=estado	-19
=estamos	-19
=estanque	-14
=estar	-33
=estas	-18
=este	-42
=esterilización	20
=estimada	-12
=estimado	-12
=estimados	-13
=esto	-52
=estos	-13
=estoy	-13
=estrella	-11
=estructura	-25
=estuche	-14
=estudiantes	10
=estudio	-26
=estudios	-15
=estuviera	-16
=estuvieron	-14
=estuvimos	-17
=estuvo	-32
=está	-50
=están	-38
=esté	-38
=estéril	-9
=etcheverry	-19
=etiqueta	-28
=etiquetas	-9
=euros	-20
=evitar	-19
=exacta	-9
=examen	10
=excusa	-19
=exige	-20
=exista	-16
=existe	-20
=expediente	-22
=expedientes	22
=explica	-22
=explicar	-16
=explicarle	-12
=explicarlo	-9
=explico	-20
=explicó	-12
=explique	-24
=expone	-21
=exportación	11
=exterior	-12
=extiende	-13
=extintor	-18
=extintores	8
=extra	-22
=extracto	-21
=extractor	-15
=extrae	-11
=fabricante	-14
=factura	-18
=facultad	-22
=faena	-17
=faja	-9
=falla	-19
=falta	-37
=faltan	-16
=faltas	-17
=falte	-30
=familiar	-15
=fantasía	-12
=farmacéutico	-16
=fatal	-13
=favor	-31
=fe	-12
=febrero	-36
=fecha	-32
=federación	-20
=felicita	-13
=feria	-22
=fermín	-14
=fernando	-10
=fianza	-14
=ficha	-33
=fichas	-14
=fiebre	10
=figure	-21
=fija	-19
=fijada	-18
=fijar	-27
=fijo	-17
=fila	-13
=filtro	-16
=fina	-18
=final	-35
=finca	-34
=fino	-19
=firma	-41
=firmada	-19
=firmado	-22
=firmados	-17
=firman	-19
=firmar	-26
=firmas	-16
=firme	-23
=firmo	-14
=flor	16
=flores	-14
=flota	-14
=foco	-16
=folio	-11
=folios	-12
=fondo	-26
=fontanero	-14
=formal	-13
=formas	11
=formato	-25
=formulario	-21
=forrado	12
=forzar	-14
=fosa	-13
=foso	-18
=foto	-29
=fotografía	-19
=francés	-8
=franja	-15
=frasco	-10
=frascos	-21
=frases	-21
=frecuencia	-18
=freelance	-14
=freezer	-8
=frenos	-21
=frente	-17
=fresa	-22
=frontofocómetro	-16
=frota	-13
=frotar	-10
=fue	-43
=fuego	-17
=fuera	-50
=fuerte	-20
=fuerza	-15
=fuga	-16
=fui	-26
=fuma	-18
=fumigación	18
=funciona	-21
=funcionario	-16
=función	15
=fundición	-10
=furgo	-19
=furgoneta	-18
=fwd	-15
=fútbol	-16
=g	-14
=gallinas	-14
=galpón	11
=gamuza	-15
=gana	-20
=gancho	-17
=garita	-17
=gas	18
=gasa	-16
=gasoil	-11
=gato	-10
=gatos	-8
=gel	-15
=generación	-16
=general	14
=gente	-49
=gerencia	-13
=gerente	-30
=gestor	-15
=gira	-19
=giran	-12
=girando	-19
=gladys	-19
=globo	-11
=golpea	-15
=golpes	-17
=goma	-17
=gorda	-18
=gorka	-13
=gorra	-12
=gota	-17
=gotas	-19
=gotea	-14
=gotee	-12
=graba	-10
=grabado	-25
=grabando	-33
=grabe	-18
=grabo	-29
=gracia	-15
=gracias	-24
=grado	11
=grados	-10
=gramos	-28
=grande	14
=grandes	-17
=grano	-9
=grasa	-18
=grave	-14
=gremio	-11
=grietas	-16
=grifo	-21
=grifos	13
=gris	-22
=grita	-29
=gruesos	-14
=grumos	-23
=grupo	16
=grúa	-16
=guadalajara	-13
=guante	-27
=guantera	-15
=guantes	-12
=guarda	-19
=guardada	-19
=guardan	-11
=guardar	8
=guardo	-15
=guata	-16
=gustaría	-28
=gusto	-16
=guía	-34
=género	-11
=h	-16
=ha	-26
=haber	-13
=habitación	11
=hablado	-23
=hablamos	-12
=hablar	-32
=hable	-14
=hablo	-29
=habéis	-14
=había	-23
=hace	-43
=hacemos	16
=hacen	-20
=hacer	-14
=hacerlo	-10
=haces	-14
=hacienda	-20
=hacé	-15
=hacía	-24
=hagan	-19
=hago	-19
=halcones	14
=halcón	15
=halló	-14
=han	-42
=harina	-25
=harris	-16
=haría	-18
=harías	-17
=hasta	-59
=hay	-33
=haya	-37
=hazme	-18
=he	-24
=hecha	-25
=hechas	-14
=hecho	-24
=hectáreas	-13
=heladera	-18
=hembra	-13
=hemos	-32
=heridos	-10
=hermana	-25
=hermanas	-21
=hermandad	-22
=hermano	-19
=hermanos	-11
=hernán	-13
=herrado	19
=herrador	-16
=herradura	-18
=herramienta	-15
=hielo	-23
=hierro	-13
=hierve	-19
=hija	-13
=hijo	-21
=hijos	-15
=hilo	-25
=hisopo	-18
=historia	-9
=hizo	-31
=hogar	-15
=hoja	-22
=hojas	-33
=hola	-23
=hollín	-16
=hombre	-28
=hombres	-23
=hombro	-22
=hondo	-8
=hora	-33
=horario	-11
=horno	11
=hospitales	-12
=hostal	-13
=hoteles	-13
=hoy	-20
=hubo	-36
=hueco	-22
=huela	-14
=huele	-30
=huelen	-23
=huerta	-12
=huesca	-10
=hueso	-16
=huevo	-19
=huevos	16
=hugo	-10
=humana	-14
=humo	-17
=hábiles	-17
=hágamelo	-18
=húmedo	-15
=i	-10
=iba	-34
=idea	-22
=identificación	-23
=idioma	-9
=ido	-16
=iglesias	-20
=igual	-27
=iguala	-9
=iker	-14
=ilustre	-15
=importa	-16
=importe	-14
=impreso	-17
=imprime	-21
=imprimen	-14
=imprimir	-15
=imán	-22
=incendio	-8
=inclina	-12
=incluso	-15
=incluye	-9
=indica	-15
=indicaciones	-19
=industrial	-16
=infantil	-19
=informa	-26
=informe	-28
=ing	-21
=ingeniero	-32
=ingresa	-20
=ingreso	24
=inicial	14
=iniciales	-14
=inma	-12
=inmaculada	-18
=inmediato	-15
=inmersión	-17
=insiste	-21
=inspector	-20
=instala	-23
=instituto	-14
=instrucciones	-31
=instructivo	-10
=instructores	-8
=instrumento	-10
=instrumentos	11
=intendencia	-17
=intensiva	12
=intento	-14
=interesa	-12
=intereses	-9
=interno	-20
=interruptor	-14
=intérpretes	-12
=inventa	-10
=inventario	10
=inés	-11
=ir	-24
=irse	-22
=isla	-14
=itv	-16
=izq	-11
=izquierda	-31
=izquierdo	-11
=iñaki	-12
=j	-20
=ja	-14
=jabón	-25
=jaja	-15
=jajaja	-20
=jamás	-31
=japonés	-20
=jaula	-23
=javi	-11
=jaén	-17
=jefa	-23
=jefatura	-17
=jefe	-28
=jefes	-17
=jeringa	-17
=joaquín	-11
=jornada	-9
=joven	-25
=jubila	-19
=jubilado	-19
=jubile	-13
=juego	-8
=jueves	-29
=jugador	-12
=jugadores	10
=jugo	-16
=julio	-29
=julián	-13
=junio	-35
=junta	-29
=juntas	-9
=junto	-16
=juntos	-16
=juradas	20
=justo	-11
=juventud	-15
=jóvenes	-26
=kayak	-15
=kenia	-16
=kermés	-12
=kilo	-22
=kilos	-28
=kilómetros	-12
=km/h	-22
=kosher	-17
=l	-13
=labios	-17
=laboratorio	17
=lado	-32
=lados	-22
=lana	-28
=lancha	-15
=lanza	-12
=larga	-27
=largo	-33
=largos	-17
=latón	-14
=lava	9
=lavada	-14
=lavadero	9
=lavado	31
=lavadora	-20
=lavamos	-20
=lavar	-17
=le	-28
=lea	-17
=leandro	-12
=lector	-24
=lee	-36
=leen	-24
=leer	-25
=legionela	-17
=lejos	-25
=lejía	-22
=lenguaje	-21
=lente	11
=lentes	-19
=leo	-17
=les	-45
=lesión	-18
=letra	-23
=letras	-19
=levadura	-12
=levantan	-17
=leído	-16
=libras	-17
=libre	-15
=libreta	-14
=licencia	-16
=licenciada	-18
=licenciado	-20
=liga	-18
=lijado	-24
=lima	-19
=limpian	-17
=limpieza	24
=limpio	-27
=limpios	-23
=limón	-17
=linda	-14
=lindo	-11
=linterna	-20
=linternas	10
=lista	-36
=listado	-26
=listo	-15
=literal	-18
=litro	-20
=litros	-23
=llamada	-30
=llamado	-25
=llamamos	-15
=llaman	-21
=llamando	-21
=llamar	-19
=llamarlo	-10
=llamarme	-26
=llamas	-19
=llame	-15
=llamo	-26
=llantas	-26
=llegada	-11
=llegan	10
=llegaron	-26
=llego	-16
=llegue	-11
=llegué	-10
=llegó	-13
=llenas	-18
=lleno	-20
=lleva	-38
=llevaba	-15
=llevamos	-28
=llevan	-18
=llevar	-9
=lleve	-26
=llevo	-26
=llevó	-17
=llora	-16
=lloraba	-18
=lloran	-15
=lluvia	-18
=lo	-57
=local	-22
=locales	-13
=lodo	-14
=logo	-17
=lola	-19
=lomo	-15
=lona	-24
=lote	-8
=lotería	-9
=lourdes	-14
=luego	-56
=lugar	-8
=luna	-9
=lunes	-36
=lupa	-20
=luthier	-8
=lácteos	-21
=lámina	12
=lápiz	-24
=lía	-17
=límite	-15
=lío	-19
=líquido	-18
=m	-17
=m/s	-15
=macarrones	-17
=machete	15
=macho	-12
=madera	-27
=madres	-12
=madrid	-17
=maestra	-26
=mail	-14
=maite	-16
=mal	-24
=mala	-22
=mali	-13
=malla	-30
=malo	-10
=mamá	-22
=mancha	-16
=manchado	-12
=manchas	-14
=manda	-34
=mandamos	-19
=mandan	-13
=mandar	-17
=mandarlo	-22
=mando	-32
=mandó	-25
=maneja	-18
=manejando	-18
=manera	-24
=maneras	-14
=manga	-22
=manguera	-14
=mangueras	-19
=manipula	-10
=manivela	-14
=mano	-53
=manolo	-9
=manos	-34
=manta	-16
=mantas	-19
=mantel	-16
=mantenimiento	11
=mantilla	-18
=manual	-40
=manómetro	-12
=maquinista	-27
=mar	-14
=marca	-36
=marcado	-18
=marcados	-18
=marcan	-14
=marcapasos	-11
=marcar	-14
=marcela	-17
=marco	-14
=marcos	-14
=margen	-13
=mari	-12
=marido	-18
=marinero	-11
=marisa	-19
=marta	-15
=martes	-33
=marzo	-34
=maría	-10
=masa	12
=mascarilla	-19
=mascletà	19
=masilla	-17
=mata	-30
=mate	-12
=material	-26
=matrícula	-25
=mayo	-27
=mayor	8
=mayores	-16
=mayoría	-19
=maza	-15
=mañana	-10
=me	-80
=mecha	-13
=mecánico	-21
=media	-36
=medias	-10
=medicación	-19
=medicamentos	14
=medicinas	-20
=medidas	15
=medidor	-16
=medio	-33
=mediodía	-20
=medir	-19
=mejilla	-21
=mejor	-36
=mella	-15
=memoria	-14
=menor	-20
=menos	-33
=mensaje	-16
=mensual	12
=mercancía	-14
=mercedes	-13
=merche	-9
=merma	-20
=mes	-40
=mesa	-23
=meses	-14
=metal	9
=mete	-32
=meten	-17
=meter	-23
=meterse	-13
=metes	11
=meto	-23
=metro	-27
=metros	-26
=metálico	-12
=mezcla	-16
=mezclan	-11
=mezclar	-14
=mi	-66
=micro	-8
=microscopio	-9
=mide	-29
=miel	15
=mientras	-30
=mija	-17
=milagro	-8
=milímetros	-14
=min	-23
=ministerio	-24
=minuta	-15
=minuto	-25
=minutos	-28
=mira	-54
=mirando	-25
=mirar	-16
=miras	-27
=mire	-32
=mirilla	-13
=miro	-22
=mirá	-23
=mis	-30
=misma	-38
=mismo	-39
=miércoles	-22
=mm	-18
=mochila	-17
=moda	-14
=modelo	-23
=modo	-10
=moho	-14
=moja	-13
=mojada	-26
=mojado	-15
=mojados	-16
=mojan	-15
=molde	9
=molesta	-9
=molino	-18
=momento	-18
=moneda	-19
=monitor	-15
=monitora	-15
=monitoras	-12
=monitores	-11
=mono	-28
=monta	-18
=montacargas	-10
=montador	-11
=montaje	26
=montar	15
=monterrey	-21
=montevideo	-13
=montura	-18
=moqueta	-16
=morados	-14
=mostrador	-15
=motivo	-29
=motosierra	-8
=mover	-27
=movilidad	-15
=movimiento	-11
=mozo	-11
=mucha	-28
=muchachas	12
=muchacho	-15
=muchachos	-35
=mucho	-31
=muchos	-31
=muda	-18
=muebles	-20
=muele	-15
=muelle	-18
=muerde	-17
=muerta	21
=muerto	8
=muertos	-10
=muestra	14
=muestras	19
=mueve	-22
=mueven	-15
=mueves	-16
=mujer	-18
=multa	-11
=mundo	-24
=murieron	-11
=mutua	-23
=muy	-30
=mándame	-18
=máquina	-37
=más	-59
=máscara	-17
=máx	-22
=máximo	-22
=médico	-21
=método	-15
=mí	-19
=mía	-9
=mínima	-10
=mínimo	-26
=mío	-23
=móvil	-20
=música	-9
=n	-16
=nacido	10
=nada	-34
=nadie	-44
=naranja	-25
=nariz	-20
=natural	-24
=navaja	-18
=necesario	-21
=necesita	-21
=necesitamos	-29
=necesito	-29
=negra	-36
=negras	-11
=negro	-38
=negros	10
=nene	-15
=nerea	-20
=nervioso	-23
=nerviosos	15
=neutro	-17
=nevera	-20
=ni	-58
=nicho	13
=nico	-16
=nido	-16
=nidos	-16
=nieves	-17
=ninguna	-25
=ninguno	-10
=ningún	-33
=nivel	13
=nivelada	-21
=niñas	-14
=niño	-32
=niños	12
=no	-48
=noche	-10
=noches	-27
=nombra	-14
=nombran	-16
=nombre	-37
=nombres	-30
=nomás	-35
=noria	13
=norma	-27
=normal	-18
=normas	-24
=norte	-23
=nos	-54
=nosotras	-23
=nosotros	-37
=nota	-30
=notaría	-20
=notas	-13
=note	-14
=noticias	-13
=notion	-13
=noventa	-16
=noviembre	-14
=novios	-18
=nudillo	-10
=nudos	-28
=nuestra	-15
=nuestras	-16
=nuestro	-24
=nueva	-11
=nuevas	-15
=nueve	-10
=nuevo	-30
=nuevos	-9
=nunca	-29
=nº	-21
=núm	-19
=número	-42
=números	-17
=o	-42
=o2	-12
=oaxaca	-9
=objetivo	-10
=objetos	21
=obliga	-14
=obligatorio	-21
=obra	16
=obrador	13
=observatorio	-10
=observó	-22
=ochocientos	-21
=octubre	-31
=oeste	-15
=oficial	-25
=oficiales	-21
=oficina	-33
=oficio	-16
=ofrece	-30
=ofreces	-20
=oigan	-14
=ojalá	-18
=ojo	-20
=ojos	-20
=ok	-9
=olivo	11
=olla	-23
=olmos	-10
=olvida	-10
=olvidados	15
=olvide	-9
=on	-21
=once	-12
=ong	-19
=online	-16
=opera	-11
=operaciones	-21
=operación	-17
=operador	-26
=operario	-25
=operarios	-13
=opina	-19
=opuestas	-13
=orden	-35
=ordena	-9
=ordenado	-14
=ordenador	-24
=ordenanza	-18
=ordenar	-16
=ordenas	-16
=ordene	-15
=ordeña	-14
=oreja	-18
=orejas	-16
=origen	-17
=original	-17
=originales	-14
=ortografía	-16
=os	-21
=oscuras	-15
=oscuro	-18
=ostras	9
=otoño	-14
=otra	-33
=otras	-27
=otro	-47
=ovejas	8
=oye	-32
=oído	-16
=oír	-13
=pa	-24
=paciencia	-15
=paco	-22
=padre	-22
=padres	-23
=paga	-22
=pagado	-17
=pagan	-17
=pagar	-20
=pago	-25
=pague	-21
=pagó	-18
=pajuela	-10
=pal	-15
=pala	-22
=palabra	-17
=palabras	-21
=palanca	-18
=palma	-9
=palmo	-20
=palo	-16
=paloma	-18
=pantalla	-12
=panza	-13
=papel	-17
=papeles	-25
=papelito	-20
=papá	-24
=paquete	-17
=paquetería	-16
=paquetes	22
=para	-21
=parado	-17
=parar	-18
=paras	-13
=parce	-15
=parches	-16
=parece	-13
=parecida	-27
=pared	-26
=paredes	-13
=pareja	-18
=parejas	-14
=parejo	-19
=parejos	-22
=parezca	-8
=parroquia	-27
=parte	-34
=partida	19
=partir	-26
=paréntesis	-12
=pasa	-37
=pasada	-27
=pasadas	-16
=pasado	-42
=pasados	-21
=pasaje	-13
=pasajeros	9
=pasan	21
=pasaportes	-9
=pasas	-21
=pase	-22
=pasen	-12
=pases	-12
=pasillo	-20
=pasillos	-13
=pasta	-16
=pasteurización	-9
=pasó	-19
=pata	-18
=patas	-23
=patrimonio	-19
=patronato	-15
=patrón	-16
=pausa	-22
=paz	-12
=país	-17
=paño	-19
=pdf	-17
=pecho	-12
=pediatra	-11
=pedidos	-22
=pediluvio	-12
=pedimos	-17
=pedir	-26
=pega	-22
=pegada	-19
=pegado	-23
=pegar	15
=pegatina	-10
=pegatinas	-21
=pego	-13
=pegue	-12
=pelo	-20
=pelota	-11
=película	-20
=pena	-17
=pendiente	-19
=pensado	-27
=peor	-11
=pequeña	-16
=pequeño	-21
=pequeños	12
=perdido	13
=perdimos	-20
=perdió	-24
=perdona	-15
=perdón	-32
=perfecto	-9
=perito	-19
=periódico	-21
=perlas	-23
=permiso	-25
=permisos	-17
=pero	-66
=perra	11
=perros	16
=persiana	-14
=persona	11
=personaje	-11
=personal	-31
=personas	-15
=perímetro	-13
=pesa	-23
=pesado	-19
=pesan	-19
=pesar	-12
=pesas	-15
=pescado	-16
=pese	-17
=peso	-21
=pesos	-11
=petición	-16
=peto	-17
=pezoneras	-17
=peña	-8
=peón	-20
=ph	-16
=piano	9
=pica	-18
=picada	-17
=picado	-17
=picadora	9
=pico	-16
=picos	-16
=pida	-17
=pide	-22
=piden	-32
=pides	-12
=pidiendo	-19
=pidió	-31
=pido	-31
=pie	-24
=piedra	-19
=piedras	-16
=piel	-24
=pienso	-14
=pies	-18
=pieza	-28
=piezas	-12
=pilar	-14
=pileta	-15
=pincha	-23
=pinchar	-10
=pinta	-8
=pintado	-14
=pintan	-14
=pintura	-22
=pinza	-26
=pinzas	-15
=pipeline	-11
=piquera	-18
=pirotecnia	-17
=pisa	-19
=pisar	-18
=piscina	18
=piso	-36
=pistola	-18
=pita	-12
=pizarra	-17
=pizarrón	-13
=placa	-24
=plancha	-18
=planetario	8
=planilla	-22
=plano	-25
=plantilla	-30
=plastificada	-12
=plastificado	-11
=plata	10
=plataforma	-23
=plato	-24
=plaza	-20
=plazo	-23
=plazos	-13
=plena	10
=pliego	-21
=pluma	-14
=plástico	-29
=pnt	-18
=poco	-16
=podemos	-20
=poder	13
=podrías	-21
=point	-19
=polea	-16
=policía	-23
=poliuretano	-21
=pollo	-18
=polvo	-24
=pon	-16
=pone	-51
=ponedlo	-13
=ponen	-40
=poner	14
=ponerle	-15
=ponerlo	-20
=pones	-22
=ponga	-20
=pongas	-12
=pongo	-20
=ponlo	-11
=poquito	-27
=por	-21
=porcentaje	12
=porque	-78
=portada	-15
=portal	-20
=portero	-14
=portería	9
=portátil	-16
=portátiles	18
=portón	-16
=potosí	-21
=precinta	-15
=precinto	-22
=precintos	-17
=precio	-33
=precios	-9
=prefiero	-20
=pregunta	-34
=preguntale	-13
=preguntan	-20
=preguntar	-19
=preguntas	-27
=pregunte	-18
=pregunto	-19
=preguntó	-17
=pregúntale	-14
=prelavado	-17
=premio	-14
=prenda	-18
=prender	-18
=prendido	-25
=prensa	-15
=prepara	-26
=preparación	16
=preparar	18
=presenta	-21
=presente	-21
=presentó	-10
=presidente	-31
=presión	-20
=presta	-19
=prestan	8
=presupuesto	-18
=prevención	-24
=primavera	10
=primer	-29
=primeras	-19
=primero	-30
=primeros	-18
=primo	-21
=principal	-10
=prisa	-20
=privado	-15
=probado	-21
=probando	-26
=probar	-15
=problema	-27
=procedimiento	-15
=producción	8
=producto	-25
=profe	-18
=profeco	-11
=profesor	-24
=programa	-29
=prohibida	-9
=prohibido	-18
=prolijo	-22
=propia	-15
=propietario	-14
=propina	-15
=propio	-31
=propios	10
=propone	-16
=propongo	-17
=propuesta	-16
=propósito	-13
=protocolo	-16
=proveedor	-25
=proveedores	10
=provincia	-15
=provisional	-19
=proyector	-13
=prácticas	-25
=préstamo	25
=próxima	-16
=puebla	-18
=pueblo	-25
=pueda	-40
=puede	-35
=pueden	-33
=puedes	-11
=puedo	-14
=puente	-21
=puerta	-42
=puertas	13
=puerto	-14
=pues	-27
=puesta	13
=puestas	-21
=puesto	-22
=pulsa	-20
=pulsera	-20
=pulseras	-11
=pulso	-13
=pulveriza	10
=punta	-21
=puntera	13
=punto	8
=puntos	-29
=pura	-9
=purga	18
=purgar	11
=pusimos	-18
=puso	-25
=puñado	-21
=página	10
=páginas	-24
=pájaros	-18
=párroco	-25
=pésame	-16
=póliza	-17
=público	11
=q	-24
=que	-34
=quedado	-20
=quedamos	-24
=quedan	-39
=quedar	-27
=quedara	-23
=quedaron	-10
=quede	-25
=queden	-13
=quedo	-20
=quedó	-32
=quema	-21
=querida	-14
=quería	-29
=quesos	17
=quien	-46
=quienes	-15
=quiere	-45
=quieren	-35
=quieto	-10
=quince	-27
=quinto	-11
=quirófano	16
=quisiera	-27
=quiso	-15
=quita	-35
=quitan	-22
=quitar	-31
=quito	-22
=quién	-28
=qué	-11
=químicos	-18
=radio	-13
=rafael	-11
=raja	-13
=rama	-18
=ramón	-28
=rango	-13
=rara	-14
=raras	-18
=ras	-17
=rasante	-17
=rasca	-22
=raspa	12
=raspar	10
=rato	-19
=raya	-24
=rayas	-19
=rayones	-16
=rayos	-20
=razón	-19
=raíz	-26
=raúl	-15
=re	-15
=reabre	-10
=real	-20
=rebose	-12
=rebota	-13
=recepción	17
=receta	-20
=rechaza	-8
=rechazo	-10
=reciba	-13
=recibir	25
=recibió	-21
=recibo	-14
=recién	-12
=reclamo	-23
=recogemos	9
=recogen	-26
=recogida	17
=reconocimiento	-10
=reconozca	-8
=recorre	-20
=recorrido	11
=recorta	-8
=recuerda	-14
=red	-24
=redacción	-28
=redacta	-16
=redactado	-30
=redactar	-40
=redactas	-24
=redacte	-19
=redactor	-15
=redes	-23
=redonda	-19
=reducida	-22
=ref	-11
=refractómetro	-19
=refresco	-11
=refrigerados	11
=regalo	-19
=regante	-18
=regantes	-22
=regar	-12
=registra	-13
=regla	-20
=reglamento	-24
=reglas	-27
=regresa	-18
=reja	-20
=rejilla	-19
=relativo	-20
=relevo	-12
=rellena	-21
=rellenar	-13
=rellenas	-15
=reloj	-19
=remaches	-18
=remesa	-23
=remito	-10
=remolque	-14
=remover	-17
=remueve	-14
=renueva	-14
=reparación	14
=reparte	12
=reparten	-19
=repartimos	-19
=reparto	24
=repasa	-15
=repaso	-11
=repetir	-9
=repite	-29
=repone	14
=reporte	10
=reposo	-9
=reproducción	-16
=repuesto	-13
=resaca	-20
=reservar	-13
=reservas	-14
=resguardo	-12
=residencia	-13
=residente	-19
=residuos	-14
=resina	-12
=resistencia	-17
=resolvió	-13
=respire	-17
=responde	-11
=responsable	-26
=responsables	-10
=respuesta	-11
=restauración	-16
=restauramos	-20
=restaurante	-22
=resto	-30
=restos	8
=resulta	-29
=resultado	-19
=retención	-16
=retira	13
=retirada	10
=retiran	-13
=retirar	-16
=retorno	-14
=retornos	-11
=retraso	-11
=reunión	-24
=rev	-23
=revisa	10
=revisar	-18
=revisión	24
=revisó	-13
=revés	-26
=riega	-29
=riegan	-17
=riego	23
=riesgo	-13
=risa	-16
=roca	-18
=rodando	-11
=rodilla	-11
=rodillo	-18
=rodrigo	-10
=roja	-29
=rojo	-26
=rojos	-16
=rompa	-9
=rompe	-18
=rompió	-19
=ronda	-15
=ropero	14
=rosa	-25
=rosario	-16
=rosas	-16
=rota	-12
=rotos	9
=rrhh	-14
=rubén	-11
=ruedas	-24
=ruega	-14
=ruego	-16
=ruegos	-19
=ruido	-33
=ruta	16
=rv	-12
=rápido	-16
=río	-26
=s	-17
=sabe	-17
=sabemos	-11
=saben	-26
=saber	-28
=sabes	-13
=sabéis	-14
=sabía	-27
=sacado	-12
=sacamos	9
=sacan	-20
=sacarlo	-9
=saco	-28
=sacos	-15
=sale	-17
=salen	-10
=salga	-18
=salida	26
=salidas	-17
=salido	-17
=saliente	-9
=salimos	-17
=saliva	-10
=salió	-34
=salmuera	11
=salta	-22
=saltan	-25
=saltar	-13
=salud	-22
=saluda	-19
=salude	-16
=saludo	-8
=salvo	-16
=san	-25
=sangre	-18
=sanidad	-30
=santa	-26
=santiago	-13
=sea	-64
=sean	-12
=seca	-24
=secadero	-13
=secador	-14
=secan	-12
=secar	-11
=secas	-18
=sección	-20
=secos	-18
=secretaria	-27
=secretario	-18
=secretaría	-16
=sector	-23
=seda	-17
=seguido	-18
=seguidos	-17
=seguimos	-9
=seguir	-28
=segunda	-21
=segundo	-38
=segundos	-21
=seguridad	-25
=seguro	-25
=seguros	-17
=según	-41
=seis	-12
=sella	-24
=sello	-23
=semana	-41
=semanas	-25
=semestre	-10
=semilla	-12
=sencillo	-24
=sentado	-21
=sentido	-21
=sepa	-22
=sepan	-24
=separado	-20
=separadores	-11
=separados	-13
=septiembre	-36
=ser	-28
=sereno	-11
=serie	-17
=serio	-26
=servicio	9
=servicios	-19
=servidor	8
=servidora	-17
=será	-22
=set	-10
=seta	-16
=setas	9
=setenta	-26
=sexta	-12
=señal	-25
=señor	-32
=señora	-27
=señores	-17
=señuelo	-9
=sido	-14
=siembra	17
=siempre	-21
=siendo	-23
=sienta	-17
=sientan	-12
=siente	-17
=siete	-35
=siga	-14
=siglo	-15
=siguen	-17
=siguiendo	-10
=siguiente	-16
=silicona	-14
=silla	11
=sillas	-18
=simple	-18
=sin	-37
=siniestro	9
=sino	-21
=siquiera	-14
=sirena	-9
=sirva	-16
=sirve	-10
=sistema	-20
=sistemas	-13
=sitio	-22
=sobra	-14
=sobre	-23
=sobrina	-12
=sobrino	-19
=social	-12
=sociales	-18
=socio	-22
=socorrista	-13
=sofá	-17
=sol	-14
=sola	-32
=solamente	-20
=solas	-14
=soledad	-14
=soles	-16
=solicita	-18
=solicito	-20
=solicitud	14
=solo	-63
=solos	-19
=solución	-14
=sombra	-10
=sombrero	-13
=sombreros	-19
=somos	-34
=son	-59
=sonda	-19
=sondas	-17
=sonido	-20
=sonidos	-11
=sopla	-10
=soporte	-16
=sor	-18
=sorda	13
=sordos	20
=sortea	-9
=sosa	-9
=sotavento	-21
=soy	-53
=spray	-16
=sr	-11
=sra	-16
=su	-62
=suba	-12
=suban	-13
=sube	-38
=subes	-13
=subiendo	-9
=subo	-14
=sucio	11
=sudario	-16
=suegro	-9
=sueldo	-18
=suelo	-26
=suelta	-24
=suelto	-16
=suena	-31
=suene	-13
=suero	-14
=suiza	-16
=sujeta	-15
=sulfuroso	-11
=sumerge	-17
=superficie	-14
=superior	-11
=supervisión	-21
=supervisor	-30
=supervisora	-12
=suplente	-17
=supo	-20
=sur	-21
=surte	-19
=sus	-29
=susana	-15
=suspensión	14
=sustituye	-21
=susto	-30
=suya	-15
=suyo	-15
=sábado	-35
=sábados	-29
=sábana	10
=sábanas	-13
=sé	-17
=séptima	-12
=sí	-29
=sólo	-11
=t	-17
=tabaco	-14
=tabique	-16
=tabla	-24
=tablas	-14
=tableros	10
=tableta	-16
=tablilla	-20
=tacha	-16
=taco	-9
=tacos	-13
=tacto	-19
=tal	-37
=taller	-42
=talleres	-13
=tallo	-9
=tallos	12
=talón	-12
=tamales	-15
=tamaño	-20
=también	-45
=tambo	-15
=tampoco	-23
=tan	-18
=tanda	-27
=tantas	-13
=tantito	-13
=tanto	-26
=tapa	-27
=tapada	-23
=tapadas	-12
=tapado	-17
=tapan	-21
=tapar	9
=tapón	-16
=taquilla	-19
=tarda	-10
=tarde	-41
=tardes	-30
=tardó	-11
=tarjeta	10
=tarjetas	-27
=tarro	-19
=tasa	-10
=taxi	-9
=teatro	-16
=techo	-21
=tecnicismos	-22
=tel	-9
=televisión	-18
=teléfono	-32
=teléfonos	-18
=tema	-27
=temperatura	11
=templada	-13
=temporada	-24
=temporal	-13
=temporales	13
=temporeros	-12
=temprano	-21
=tenemos	-12
=tener	-42
=tenerlo	-9
=tenga	-22
=tengamos	-27
=tengan	-25
=tengo	-35
=tensión	-19
=tenés	-18
=tenía	-26
=terapia	12
=tercer	-13
=tercera	-26
=tercero	-23
=terciopelo	-14
=teresa	-17
=termina	-16
=terminado	-16
=terminal	-12
=terminó	9
=termo	-10
=termómetro	-15
=termómetros	11
=teruel	-10
=tesorería	-12
=test	-20
=testigos	-12
=textil	-16
=texto	-33
=ti	-19
=tibia	-23
=ticket	-17
=tiempo	-15
=tiempos	-18
=tienda	-26
=tiendas	-19
=tiene	-51
=tienen	-25
=tienes	-23
=tijeras	-19
=tina	-16
=tinta	-16
=tinte	-15
=tipo	-30
=tira	-37
=tirada	-11
=tiran	-22
=tirando	-29
=tirar	-15
=tiras	-23
=tiro	-20
=titular	-24
=tiza	-13
=tiñe	-10
=toalla	-21
=tocan	-23
=tocando	-14
=tocar	-17
=tocarlo	-14
=tocarse	-20
=tocó	-15
=toda	-32
=todavía	-25
=todo	-42
=todos	-42
=tolerancia	-10
=tolva	-28
=toma	11
=tomado	-11
=toman	10
=tomar	15
=tomate	-9
=tomo	8
=toneladas	-20
=tono	-14
=tope	-16
=toque	-33
=toquen	-11
=toques	-16
=tormenta	-14
=torneo	-18
=tornillo	-15
=tornillos	-12
=torno	18
=toro	12
=torre	-23
=tos	-12
=total	-19
=toño	-14
=trabaja	-23
=trabajador	-12
=trabajamos	-24
=trabajando	-18
=trabajar	-10
=trabajo	-38
=tractor	-19
=trae	-33
=traen	-27
=tramo	-12
=trampa	-13
=tranquila	-20
=transmisor	-16
=transporte	-13
=trapo	-32
=trapos	-12
=tras	-28
=traslado	11
=trastienda	-18
=tratada	-21
=tratado	-11
=traía	-15
=treinta	-33
=trepador	8
=tres	-51
=trescientos	-13
=trimestre	-14
=triángulos	-11
=truenos	-14
=tu	-15
=tuba	-16
=tubo	-13
=tubos	19
=tuesta	-12
=tueste	21
=turbidez	-18
=tutora	-12
=tuvimos	-22
=técnica	-25
=técnico	-40
=técnicos	-13
=tía	-26
=tío	-26
=título	-23
=tú	-35
=ubicación	-12
=ulises	-13
=ultrasonidos	-13
=ultravioleta	-11
=unidad	-24
=unificar	-29
=uniformes	-17
=uno	-27
=unta	-17
=urge	-23
=urgencia	-13
=urgencias	-17
=urgente	-24
=usa	-25
=usada	-14
=usado	12
=usamos	-17
=usan	15
=usar	-24
=usb	-12
=uso	14
=usted	-28
=ustedes	-26
=usuario	-17
=uy	-14
=v2	-15
=va	-34
=vaca	-27
=vacaciones	-22
=vacas	23
=vaciar	-22
=vacunas	-15
=vacía	-27
=vacías	-22
=vacío	-24
=vacíos	12
=vais	-12
=vale	-28
=valencia	-16
=vales	-19
=valla	-14
=vallado	9
=valle	-17
=valor	-14
=vamos	-43
=van	-42
=vapor	-14
=vara	-21
=varias	-20
=variedad	-15
=varilla	-22
=vas	-18
=vaso	-16
=vaya	-12
=ve	-46
=vea	-22
=veces	-31
=vecino	-23
=vehículo	11
=vehículos	17
=veinte	-46
=veinticuatro	-20
=veintidós	-31
=veis	-13
=vela	-17
=velas	9
=vellón	-18
=velocidad	-23
=vencido	-8
=vencimiento	-15
=vende	-33
=vender	-15
=vendo	-14
=vendría	-22
=venga	-11
=venido	-15
=venir	-20
=venta	11
=ventana	-23
=ventanas	-21
=ventanilla	-11
=ventas	-15
=ventila	-18
=ventilador	-17
=ventiladores	-12
=venía	-22
=ver	-44
=verano	-41
=verdad	-32
=verde	-34
=vereda	-23
=verifica	-12
=versión	-22
=verá	-15
=ves	-20
=vestuario	-15
=veteranos	-17
=veterinaria	-26
=veterinario	-20
=vez	-43
=vi	-15
=viaje	-25
=viajes	-14
=vicente	-17
=vida	-20
=vieja	-30
=viejo	-20
=viene	-40
=vienen	-30
=viernes	-37
=viga	-13
=vigila	-16
=vigilante	-15
=vio	-17
=visitante	13
=visitas	13
=visor	-17
=vista	-29
=vive	-18
=viven	-15
=volante	-16
=voltea	-21
=volteo	17
=volumen	-12
=voluntaria	-18
=voluntariado	-14
=voluntarias	-22
=voluntario	-18
=voluntarios	-26
=vos	-21
=vosotros	-18
=voy	-21
=voz	-25
=vuela	-14
=vuelcan	-10
=vuelo	15
=vuelos	-20
=vueltas	-23
=vuelto	-20
=vuelva	-11
=vuelven	-23
=válvulas	-13
=vídeo	-16
=víspera	-30
=vómito	-9
=web	10
=webs	-15
=whatsapp	-21
=wilmer	-17
=wilson	-18
=word	-16
=x	-30
=xq	-30
=y	-41
=ya	-67
=yemas	-15
=yeso	-22
=yo	-62
=yodo	-16
=yuli	-14
=z	-20
=zapatillas	-17
=zaragoza	-22
=ºc	-20
=árbitro	-18
=árboles	-14
=área	-11
=él	-32
=óptica	-19
=óptico	-11
=órdenes	-14
=óscar	-10
=última	-30
=últimas	-31
=último	-37
=últimos	-17
=única	-12
=únicamente	-12
=único	-26
>!	17
>"	14
>%	-18
>)	-42
>+	-25
>,	-12
>-	15
>/	-28
>;	-57
><	-11
>=	-33
>>	19
>>! !	9
>>! )	-18
>>" ,	15
>>" el	-11
>>" por	-16
>>% ,	-9
>>% humedad	-15
>>% se	-12
>>( 0	-24
>>( la	-13
>>( no	-14
>>( sí	-13
>>( ¡	-19
>>) ,	-12
>>) .	-19
>>) :	-18
>>) y	-17
>>) —	-12
>>+ seguro	-15
>>, 0	-52
>>, a	-43
>>, aceite	-21
>>, aclarar	-20
>>, acordate	10
>>, acá	-12
>>, administración	-18
>>, agua	-22
>>, al	-28
>>, amparo	-12
>>, apunta	-11
>>, apuntar	-16
>>, aquí	-17
>>, aspirar	-16
>>, así	-30
>>, aunque	8
>>, bajar	-16
>>, bajo	-15
>>, bien	-16
>>, buenas	-15
>>, bueno	-17
>>, cada	-21
>>, casi	9
>>, cinco	-16
>>, contar	-14
>>, correo	-16
>>, corte	-15
>>, cuarenta	-23
>>, cuerdas	-11
>>, del	-10
>>, desde	9
>>, después	-21
>>, dieciocho	-8
>>, don	-15
>>, dos	12
>>, entre	-18
>>, es	-16
>>, escribe	-17
>>, escucha	-13
>>, esperar	-14
>>, esto	9
>>, etiqueta	-12
>>, falta	-13
>>, foto	-17
>>, fue	-13
>>, gafas	-9
>>, gracias	-14
>>, guantes	-12
>>, ha	-21
>>, hace	-12
>>, hasta	-17
>>, hay	-20
>>, hoja	-13
>>, igual	-18
>>, jamás	-13
>>, la	-13
>>, las	-27
>>, le	-20
>>, lee	-19
>>, les	-17
>>, letra	-24
>>, limpios	-16
>>, llama	-16
>>, llamar	-18
>>, luces	-14
>>, luego	-29
>>, marca	-17
>>, me	-11
>>, mi	-24
>>, mira	-13
>>, mirando	-19
>>, mirar	-11
>>, más	-14
>>, máximo	16
>>, mínimo	-9
>>, nada	-24
>>, nadie	-12
>>, ni	-22
>>, no	-60
>>, nos	-9
>>, nunca	-47
>>, o	11
>>, ocho	-16
>>, ojo	-16
>>, os	-17
>>, otros	-22
>>, para	15
>>, ph	-10
>>, porque	24
>>, pues	18
>>, punta	-9
>>, q	-24
>>, que	-11
>>, quiero	-19
>>, quince	-15
>>, quitar	-14
>>, qué	-15
>>, saca	-17
>>, sala	-15
>>, salvo	-11
>>, se	-46
>>, si	-14
>>, siempre	-20
>>, sin	-43
>>, sobre	-26
>>, solicito	-24
>>, solo	-24
>>, somos	-19
>>, soy	-8
>>, sí	-11
>>, sólo	-14
>>, también	-17
>>, tampoco	-17
>>, te	-17
>>, tiene	-17
>>, todo	-26
>>, todos	-19
>>, tres	-12
>>, tú	-23
>>, un	-36
>>, una	-11
>>, uno	-22
>>, va	-11
>>, yo	-21
>>, ácido	-13
>>. ,	-12
>>. .	-9
>>. :	-9
>>. lo	10
>>. se	-12
>>. –	-15
>>. —	-14
>>/ 0	-15
>>0 %	-8
>>0 ,	-36
>>0 .	-29
>>0 /	-16
>>0 :	-19
>>0 ]	-18
>>0 a	-16
>>0 al	-18
>>0 de	-15
>>0 días	16
>>0 gramos	-10
>>0 h	-18
>>0 horas	-15
>>0 m	-14
>>0 min	-22
>>0 mm	-11
>>0 y	-31
>>0 |	-21
>>0 ±	-21
>>0 ·	-11
>>0 –	-13
>>: (	-10
>>: a	-9
>>: buen	-11
>>: buenas	-11
>>: bueno	-15
>>: con	-18
>>: dale	-12
>>: de	-15
>>: después	-23
>>: el	-39
>>: en	-16
>>: es	-15
>>: ese	-13
>>: espero	-13
>>: j	-16
>>: la	-11
>>: las	-13
>>: le	-19
>>: lo	-14
>>: los	-16
>>: no	-28
>>: nombre	-15
>>: por	-17
>>: primero	-22
>>: pues	-10
>>: que	-23
>>: quedan	-9
>>: qué	-13
>>: re	-10
>>: se	-17
>>: si	-31
>>: son	-17
>>: sí	-14
>>: un	-20
>>: una	-11
>>: uy	-13
>>: va	16
>>: vale	-13
>>: y	-15
>>: ya	-12
>>: yo	-26
>>: ¿	-20
>>; a	-13
>>; aquí	-10
>>; con	-22
>>; el	-34
>>; la	-14
>>; las	-14
>>; lo	-17
>>; luego	-9
>>; mi	-17
>>; por	10
>>; se	-13
>>; si	-25
>>; sin	-12
>>< 0	-11
>>= se	-18
>>> 0	11
>>? lo	-17
>>? »	-15
>>a 0	-29
>>a abrir	-15
>>a cada	-16
>>a cuatro	-10
>>a dejar	-15
>>a doce	-11
>>a don	-14
>>a dormir	-18
>>a dos	-24
>>a hacer	-13
>>a interior	-17
>>a la	-70
>>a limpio	-20
>>a lo	-8
>>a los	-10
>>a mano	-13
>>a media	-17
>>a menos	-15
>>a meter	-16
>>a mi	-24
>>a mitad	-18
>>a más	-11
>>a mí	-16
>>a nadie	-19
>>a oscuras	-11
>>a pasar	-13
>>a poner	-18
>>a ponerlo	-15
>>a preguntar	-9
>>a presión	-14
>>a que	-21
>>a septiembre	-15
>>a sotavento	-12
>>a su	-24
>>a tierra	-14
>>a todo	-14
>>a tres	-13
>>a un	-24
>>a una	-38
>>a uno	-17
>>a usted	-16
>>a velocidad	-9
>>a ver	-32
>>a vinagre	-23
>>abierto ,	-18
>>abre el	-16
>>agua .	-8
>>ah y	-15
>>ahí mismo	-16
>>al aire	-23
>>al año	-16
>>al carro	-17
>>al cliente	-34
>>al cuarto	-13
>>al depósito	-13
>>al dos	-19
>>al día	-22
>>al final	-15
>>al ingeniero	-12
>>al lado	-18
>>al mes	16
>>al paciente	-21
>>al revés	-23
>>al saco	-16
>>al secretario	-18
>>al seguro	-19
>>al teléfono	-14
>>al terminar	-24
>>algo que	-18
>>algo se	-17
>>allí .	-13
>>amarilla .	-14
>>anselmo ,	-11
>>antes ,	-21
>>antes .	-16
>>antes que	-16
>>antes y	15
>>aparte .	-13
>>aquí en	15
>>arriba del	-15
>>así ,	-17
>>así que	-23
>>azul ,	-12
>>azul .	-15
>>azul y	-14
>>años ,	-18
>>años .	-12
>>años en	-15
>>años y	-12
>>baje de	-14
>>bajo el	-11
>>bajó el	-22
>>bar .	-10
>>baumé ,	-9
>>bien ,	-14
>>bien .	-18
>>bien bonito	-11
>>blanca .	-13
>>blanco ,	-16
>>bonito para	-10
>>bueno de	-19
>>bueno en	-25
>>bueno pues	-19
>>busca el	-18
>>cada dos	-14
>>cada lunes	-14
>>cada vez	-19
>>caliente ,	-18
>>caliente y	-25
>>canal 0	-14
>>casi se	-10
>>casi todo	-15
>>cerca de	-19
>>cerrado y	-12
>>chico ,	-16
>>cierra las	-23
>>cinco minutos	-20
>>cm ,	-12
>>cobrar un	-18
>>coge la	-20
>>como de	-18
>>como la	-17
>>como le	11
>>como máximo	-12
>>como mínimo	-19
>>como un	-24
>>compara con	-13
>>comprueba que	-9
>>con 0	-37
>>con agua	-23
>>con alcohol	-13
>>con algodón	-11
>>con arena	-13
>>con candado	-10
>>con cinco	-12
>>con cola	-21
>>con cría	13
>>con cuerda	-12
>>con diez	-18
>>con dos	-24
>>con dron	-20
>>con ella	-12
>>con fecha	-16
>>con guantes	-14
>>con hielo	-12
>>con la	-24
>>con las	26
>>con leche	-14
>>con leña	-17
>>con llave	-15
>>con lo	-14
>>con los	-24
>>con lápiz	-8
>>con más	-17
>>con nombre	-12
>>con papel	-27
>>con resaca	-20
>>con su	-16
>>con sus	-19
>>con tres	-22
>>con un	-20
>>con una	-26
>>con yodo	-17
>>con él	-17
>>contando lo	-12
>>contesta en	-8
>>contra el	-12
>>contra la	-16
>>convertir lo	-17
>>cortos .	-10
>>cosa ,	-9
>>cualquier cosa	-15
>>cuando le	-15
>>cuando sale	-13
>>cuarenta y	-25
>>cuelga la	-10
>>cuenta de	-28
>>cuenta las	-13
>>cómo se	-20
>>da la	-17
>>de 0	-44
>>de a	-23
>>de abajo	-14
>>de acero	-9
>>de acá	-18
>>de agua	-32
>>de ajedrez	-9
>>de alevines	-18
>>de algodón	-19
>>de alimentos	-14
>>de arriba	-16
>>de atrás	-28
>>de ayer	-11
>>de barrio	-18
>>de barro	-12
>>de bebé	-15
>>de bebés	-10
>>de boda	-16
>>de cabina	-14
>>de cabra	-20
>>de cada	-25
>>de café	-13
>>de caja	-18
>>de calidad	-16
>>de campana	-23
>>de campanas	-12
>>de cara	-14
>>de carga	-14
>>de cartón	-14
>>de casa	-24
>>de cinco	-21
>>de cisterna	-18
>>de cisternas	-21
>>de cocina	-23
>>de cola	-10
>>de color	-22
>>de contenedores	-11
>>de control	-10
>>de cuatro	-16
>>de cuenca	-13
>>de cádiz	-20
>>de cómo	-13
>>de don	-12
>>de dos	-29
>>de edad	-12
>>de emergencia	-17
>>de empresa	-12
>>de enero	-14
>>de entrada	-10
>>de escape	-8
>>de ese	-18
>>de eso	-13
>>de este	-21
>>de esterilización	-10
>>de expedientes	-17
>>de exportación	-16
>>de fondo	-13
>>de fuerza	-9
>>de goma	-12
>>de guardia	-11
>>de helio	-16
>>de hielo	-12
>>de hollín	-13
>>de junio	-25
>>de jóvenes	-15
>>de kenia	-16
>>de las	-47
>>de lejía	-20
>>de leña	-20
>>de lo	-18
>>de los	-37
>>de luz	-18
>>de lápiz	-11
>>de madrid	-15
>>de mano	-11
>>de manos	-16
>>de mar	-9
>>de medicamentos	-16
>>de mi	-22
>>de mudanzas	-11
>>de más	-17
>>de noche	-19
>>de nuestra	-15
>>de ocho	-8
>>de oficio	-12
>>de origen	-10
>>de oro	-16
>>de otra	-14
>>de parada	-13
>>de perlas	-14
>>de plástico	-13
>>de preparar	-14
>>de proveedores	-23
>>de prueba	-12
>>de punta	-13
>>de que	-12
>>de rescate	-11
>>de reserva	-15
>>de riego	-19
>>de rosario	-9
>>de sal	-10
>>de sala	-20
>>de salida	-12
>>de salir	-16
>>de san	13
>>de sanidad	-18
>>de santa	-20
>>de seda	-14
>>de seguridad	-12
>>de seis	-21
>>de semana	-13
>>de siempre	-11
>>de siete	-15
>>de su	-11
>>de tela	-11
>>de tierra	-12
>>de tinta	-8
>>de tres	-13
>>de turno	-27
>>de un	-43
>>de una	-28
>>de uno	-15
>>de uñas	-20
>>de valencia	-12
>>de vehículos	-19
>>de vuelta	-10
>>de yeso	-13
>>de zaragoza	-16
>>de zona	-19
>>debajo del	-16
>>deja de	-21
>>del acta	-14
>>del ayuntamiento	-20
>>del año	-15
>>del bajo	-13
>>del café	-19
>>del camión	-15
>>del centro	-17
>>del cliente	-17
>>del depósito	-22
>>del día	-20
>>del fondo	-20
>>del hotel	-13
>>del lote	-18
>>del mismo	-14
>>del molde	-12
>>del otro	-15
>>del pedido	-12
>>del sistema	-12
>>delante ,	-10
>>delante .	-10
>>delante de	-19
>>delante y	-24
>>dentro .	-11
>>dentro de	-22
>>dentro del	-12
>>desde 0	-21
>>desde el	-27
>>desde la	-37
>>desde las	-13
>>desde mi	-21
>>desde que	19
>>despacio y	-11
>>después de	-23
>>después el	-19
>>después en	-16
>>después se	-15
>>destilada .	-12
>>detrás de	-14
>>dice que	-19
>>diez minutos	-19
>>distintos ,	-17
>>dos .	-10
>>dos horas	-19
>>dos personas	-16
>>dos semanas	-14
>>día ,	-10
>>días .	-9
>>días antes	-12
>>dónde está	-19
>>eh soy	-16
>>el agua	-24
>>el aire	-18
>>el archivo	-17
>>el aviso	-12
>>el año	-17
>>el borrador	-10
>>el bote	-18
>>el brazo	-16
>>el cajón	-15
>>el certificado	-17
>>el circuito	-19
>>el cliente	-14
>>el conductor	-22
>>el contrato	-23
>>el cuadro	-12
>>el de	-18
>>el doble	-15
>>el día	14
>>el favor	-13
>>el freno	-26
>>el grupo	-14
>>el horno	-15
>>el ingeniero	-10
>>el jueves	-13
>>el libro	-15
>>el listado	-17
>>el lote	-17
>>el lunes	-26
>>el material	-13
>>el mismo	-26
>>el molde	-20
>>el olor	-18
>>el operador	-8
>>el papel	-14
>>el paso	-19
>>el permiso	-10
>>el plazo	-14
>>el precio	-20
>>el presidente	-11
>>el primer	-16
>>el protocolo	-13
>>el público	-14
>>el que	-26
>>el recorrido	-13
>>el ruido	-19
>>el segundo	-11
>>el servicio	-9
>>el suelo	-13
>>el sábado	-18
>>el tabique	-10
>>el tambor	-19
>>el tanque	-13
>>el tapón	-13
>>el teléfono	-20
>>el turno	-29
>>el técnico	-15
>>el último	-10
>>en 0	-18
>>en agosto	-16
>>en agua	-14
>>en almacén	14
>>en antena	-17
>>en bandeja	-17
>>en bolsa	-25
>>en caliente	-24
>>en casa	-17
>>en cámara	-16
>>en diciembre	-10
>>en domicilio	-28
>>en dos	-27
>>en el	-55
>>en enero	-19
>>en ese	-17
>>en julio	15
>>en junio	16
>>en limpio	-14
>>en los	-28
>>en línea	-9
>>en mano	-24
>>en marcha	-18
>>en marzo	-12
>>en mayo	-13
>>en monterrey	-21
>>en nevera	-13
>>en nicho	-24
>>en noviembre	-10
>>en orden	-20
>>en otra	-13
>>en otro	-17
>>en papel	-13
>>en plena	-25
>>en que	-28
>>en sala	13
>>en seco	-17
>>en septiembre	-13
>>en su	-14
>>en tierra	-17
>>en todos	-27
>>en tres	-22
>>en una	-33
>>en uno	-21
>>en vacío	-18
>>en voz	-18
>>en zaragoza	13
>>enciende el	-11
>>encima .	-10
>>encima de	-21
>>encima se	-16
>>entera .	-9
>>entero .	-15
>>entero y	14
>>entonces el	-24
>>entonces se	15
>>entra por	-13
>>entran por	14
>>entre 0	-12
>>entre dos	-13
>>entre grupo	-22
>>entre los	8
>>entre paréntesis	-10
>>entre planta	-19
>>es de	-19
>>es el	-20
>>es la	-19
>>es lo	-16
>>es que	-20
>>es siempre	-16
>>es una	-23
>>esa misma	-10
>>esa y	-16
>>escrito ,	-19
>>ese mismo	-22
>>eso lo	-23
>>espera en	-12
>>esto es	-15
>>está de	-12
>>está detrás	-17
>>está en	-13
>>están en	-27
>>esté en	-14
>>etiqueta con	-11
>>euros al	-18
>>expone que	-24
>>firma .	-14
>>firma el	-10
>>firmada .	-15
>>firmados se	-14
>>forma .	-13
>>foto y	-14
>>fría ,	-13
>>frío .	-12
>>fue al	-11
>>fuera ,	-11
>>fuera de	-12
>>fuera del	-16
>>fuera y	-17
>>fuerte .	-9
>>grados ,	-26
>>grados .	-10
>>grados se	-13
>>gramos de	-12
>>gramos por	-13
>>grande se	-11
>>grande y	-17
>>grupo y	-21
>>h ,	-16
>>h y	-11
>>ha de	-16
>>hablar y	-18
>>hace el	-16
>>hace la	-12
>>hace ruido	-11
>>hacia el	-16
>>hacia fuera	-16
>>hacia la	-19
>>hasta 0	-15
>>hasta el	-29
>>hasta la	-21
>>hasta los	-19
>>hasta marzo	-17
>>hasta que	9
>>hecha un	15
>>hora y	-13
>>horas .	-9
>>horas en	-21
>>horas sin	-10
>>igual ,	-17
>>igual .	-9
>>inmaculada ,	-16
>>japonés con	-14
>>junto al	-10
>>kilos en	-8
>>la atención	-21
>>la banda	-18
>>la biblioteca	-11
>>la bolsa	-10
>>la busca	-15
>>la cabeza	-12
>>la caducidad	-9
>>la caja	-20
>>la cara	-18
>>la carpeta	-14
>>la casa	-20
>>la cinta	-23
>>la comida	-16
>>la consola	-11
>>la cortina	-10
>>la culpa	-12
>>la cámara	-25
>>la de	11
>>la dirección	-14
>>la espuma	-17
>>la estructura	-19
>>la ficha	-10
>>la forma	-17
>>la gerente	-20
>>la goma	-15
>>la hoja	-17
>>la hora	-17
>>la identificación	-14
>>la letra	-16
>>la lista	-16
>>la llamada	-21
>>la llave	-18
>>la lámpara	-13
>>la marca	-14
>>la masa	-19
>>la mesa	-16
>>la mitad	-21
>>la máquina	-26
>>la nariz	-15
>>la noche	12
>>la olla	-14
>>la orden	-15
>>la piedra	-13
>>la pieza	-8
>>la pila	-13
>>la plaza	-11
>>la primera	-27
>>la prueba	-19
>>la puesta	-16
>>la radio	-12
>>la rampa	-17
>>la reja	-8
>>la ropa	-17
>>la sal	-16
>>la salida	-18
>>la señal	-10
>>la sonda	-14
>>la tapa	-10
>>la tela	-12
>>la víspera	-19
>>larga ,	-13
>>las 0	-15
>>las cosas	-16
>>las dos	-23
>>las luces	-18
>>las manos	-11
>>las que	-13
>>le da	-16
>>le toma	-20
>>lee el	-9
>>limpio ,	-12
>>limpio .	-11
>>limpio y	-11
>>llama a	-15
>>llama al	-15
>>llega ,	-11
>>llega en	-20
>>llenas de	-12
>>lleva la	-14
>>lo de	-35
>>lo del	-23
>>lo hace	-26
>>lo lee	-16
>>lo lleva	-20
>>lo paga	-15
>>lo pasa	-23
>>lo primero	12
>>lo que	-36
>>lo quiere	-20
>>lo roto	-14
>>lo siguiente	-14
>>lo ve	-16
>>local ,	-15
>>los bolsillos	-14
>>los bordes	-8
>>los cuatro	-23
>>los de	-22
>>los dos	-24
>>los frascos	-13
>>los kilos	-11
>>los lunes	17
>>los martes	-18
>>los miércoles	-13
>>los pasillos	-13
>>los puntos	-14
>>los que	-12
>>los restos	-19
>>los sábados	15
>>los truenos	-14
>>luego se	-17
>>m ,	-9
>>m .	-14
>>maría purísima	-9
>>matrícula y	-12
>>mayor de	-16
>>mañana "	-19
>>mañana ,	-11
>>mañana .	-17
>>me ha	-9
>>media hora	-24
>>mejor que	-13
>>menores de	-18
>>menos de	-16
>>mi padre	-9
>>mi sobrino	-11
>>min ,	-12
>>minutos .	-13
>>minutos y	-13
>>mira el	-21
>>mira los	-18
>>mucho por	-13
>>municipal de	-12
>>municipal y	-13
>>más .	-25
>>más grande	-17
>>más que	-28
>>nacido ,	-18
>>nada ,	-13
>>nada .	-13
>>nada de	-13
>>nada en	-9
>>nada más	-19
>>nadie más	-10
>>nadie que	-15
>>negra ,	-9
>>ni con	-11
>>ni después	-11
>>ni el	-16
>>ni en	-15
>>ni se	-17
>>no ,	-13
>>no .	-11
>>no a	-9
>>no abre	15
>>no baja	-12
>>no comparten	-17
>>no con	-18
>>no da	-16
>>no entra	-24
>>no entran	-9
>>no está	-16
>>no hace	-16
>>no la	-17
>>no pasa	-12
>>no perdón	-27
>>no por	-20
>>no puede	-15
>>no sabía	-19
>>no sale	-17
>>no se	-21
>>no supo	-16
>>no va	-15
>>no vale	-17
>>no van	-17
>>nos exige	-17
>>nos hizo	-21
>>nos lo	-10
>>nos pide	-25
>>nos van	-19
>>nosotras .	-12
>>nueva se	-21
>>nuevo ,	-18
>>nuevo se	-8
>>nuevos ,	-19
>>nunca .	-8
>>nunca al	-17
>>núm .	-10
>>o ,	-12
>>o al	-15
>>o con	-30
>>o de	-11
>>o dos	-12
>>o el	-19
>>o en	-20
>>o más	-14
>>o no	-16
>>o por	-19
>>o se	-10
>>o sea	26
>>o un	-15
>>oficial y	-18
>>opuestas y	-13
>>otra vez	-25
>>p .	-12
>>para arriba	-16
>>para escribir	-24
>>para la	-30
>>para las	-25
>>para los	23
>>para que	26
>>para quien	-21
>>para sordos	-28
>>para todo	-15
>>para ver	-16
>>parada y	-13
>>pasa de	-10
>>pasa la	-18
>>pasado se	-11
>>pequeño en	-18
>>pero bueno	-16
>>pero no	-38
>>pero solo	-19
>>personas en	-17
>>pide el	-11
>>pide la	-15
>>pide que	-16
>>planta y	-22
>>pone el	-17
>>por cada	-15
>>por caja	-10
>>por ciento	-17
>>por correo	-18
>>por cuenta	-8
>>por debajo	-13
>>por delante	-16
>>por dentro	-14
>>por día	-14
>>por el	-34
>>por favor	-14
>>por fuera	-17
>>por hora	-12
>>por la	-54
>>por lado	-11
>>por largo	-17
>>por las	-18
>>por lo	-18
>>por los	-19
>>por mi	-16
>>por no	-18
>>por orden	-14
>>por otra	-19
>>por persona	-17
>>por qué	-16
>>por radio	-15
>>por semana	-11
>>por si	-19
>>por teléfono	-23
>>por un	13
>>por una	-17
>>por uno	-12
>>porque alguien	-17
>>porque el	-14
>>porque hay	-14
>>porque la	-36
>>porque le	-16
>>porque luego	-20
>>porque no	-27
>>porque se	-26
>>porque tengo	-17
>>porque un	-20
>>primero ,	-9
>>primero a	-12
>>primero la	-22
>>primero los	-16
>>primero se	-22
>>propios no	-16
>>propone que	-12
>>prueba la	-20
>>puertas ,	-20
>>puesta .	-13
>>puesto ,	-14
>>puesto en	-15
>>que acaba	-27
>>que cada	-17
>>que con	-14
>>que diga	-20
>>que el	-32
>>que empiezan	-23
>>que en	12
>>que entra	-19
>>que entre	-11
>>que es	17
>>que esto	-20
>>que está	-10
>>que están	-14
>>que grabe	-13
>>que ha	-11
>>que hay	-23
>>que haya	-23
>>que las	-17
>>que le	-32
>>que llegan	-23
>>que lo	-20
>>que los	-26
>>que manda	-12
>>que me	10
>>que nadie	-17
>>que ni	-13
>>que nunca	-15
>>que pagar	-14
>>que quedara	-15
>>que saber	-15
>>que se	-16
>>que sea	-16
>>que son	-22
>>que te	-11
>>que tenés	-18
>>que todo	-17
>>que una	-15
>>que viene	14
>>que ya	-28
>>que yo	-22
>>que él	-11
>>quince días	-15
>>quince minutos	-8
>>qué es	-9
>>qué hace	-18
>>qué hacer	-22
>>recibe el	-14
>>recoge la	-10
>>rellena la	-16
>>rev .	-18
>>revisa el	-18
>>revisa las	-15
>>roja ,	-14
>>roja y	-14
>>rojo y	-9
>>roto .	-9
>>sale a	-18
>>sale con	-10
>>salen dos	-16
>>salió con	-15
>>se abre	-24
>>se acorta	-14
>>se anota	-17
>>se apaga	-18
>>se aparta	-16
>>se apunta	8
>>se archiva	-15
>>se baja	-24
>>se cambia	-21
>>se cambian	-19
>>se carga	-19
>>se cayó	-17
>>se cierra	-14
>>se cierran	-18
>>se comprueba	-13
>>se corrige	-13
>>se corta	-21
>>se cuela	-17
>>se da	-16
>>se deja	-18
>>se desopercula	-19
>>se echa	-18
>>se enciende	-10
>>se entra	-13
>>se espera	-18
>>se fue	-16
>>se gira	-19
>>se guarda	-16
>>se guardan	-11
>>se hace	12
>>se jubila	-15
>>se lava	-19
>>se le	-41
>>se les	-25
>>se levanta	-18
>>se limpia	-23
>>se llama	-13
>>se lo	16
>>se manda	-13
>>se mueve	-19
>>se nos	13
>>se paga	-18
>>se pesa	-13
>>se pesan	-12
>>se pone	-27
>>se ponen	-21
>>se prestan	-21
>>se queda	-29
>>se quedan	-20
>>se quedaron	-13
>>se quita	-18
>>se recibe	-29
>>se recogen	-20
>>se repite	-10
>>se retira	-24
>>se revisan	-13
>>se sale	-26
>>se sella	-18
>>se suelta	-14
>>se tapa	-15
>>se tira	-16
>>se vende	-14
>>se voltean	-25
>>según la	-14
>>seis horas	-16
>>si el	-17
>>si es	-12
>>si ha	-10
>>si hay	-18
>>si huele	-15
>>si no	-23
>>si quiere	-10
>>si se	-17
>>siempre de	-11
>>siempre una	-24
>>siete días	-18
>>sin alguien	-13
>>sin apuro	-16
>>sin esperar	-9
>>sin etiqueta	-18
>>sin la	-19
>>sin llamarme	13
>>sin llegar	-8
>>sin tocarse	-21
>>sobre blanco	-16
>>sobre el	-17
>>sobre la	-17
>>sobre todo	-17
>>solo ,	-14
>>solo con	-10
>>solo de	-13
>>solo el	-18
>>solo en	11
>>solo si	-22
>>son de	-21
>>suelto ,	-17
>>sí .	-20
>>tal cual	-13
>>también .	-12
>>también pero	-21
>>te cuento	-25
>>te lo	14
>>tibia y	-23
>>tiene que	-29
>>tiene su	-12
>>tienen que	-20
>>toda la	-22
>>todas las	-11
>>todo ,	-11
>>todo en	-19
>>todo y	-18
>>todos los	-10
>>tres ,	-11
>>tres cuartas	-14
>>un cuarto	9
>>un documento	-25
>>un día	-22
>>un golpe	-17
>>un instructivo	-20
>>un manual	-12
>>un minuto	-11
>>un piano	-18
>>un procedimiento	-17
>>un rato	-12
>>un segundo	-12
>>un susto	-19
>>una guía	-20
>>una hoja	-11
>>una hora	-13
>>una mano	-24
>>una vez	-12
>>una y	-9
>>unificar la	-14
>>uno para	-18
>>unos veinte	-9
>>va a	-21
>>va al	-16
>>va aparte	-19
>>va con	-9
>>va en	-15
>>vacas en	-21
>>vacío .	-19
>>van a	-15
>>veinte minutos	9
>>veinticuatro horas	-13
>>verde y	-17
>>vez )	-13
>>vez y	-8
>>vieja se	-11
>>vienen de	-15
>>voz .	-16
>>vuelve a	-11
>>xq el	-25
>>y ,	-30
>>y 0	-18
>>y a	-45
>>y abre	-14
>>y agua	-12
>>y ahora	-24
>>y al	11
>>y alcohol	-10
>>y antes	-22
>>y apunta	-24
>>y avisa	-14
>>y aviso	-14
>>y baja	-12
>>y bajamos	-12
>>y cada	-25
>>y cantidad	-12
>>y como	-20
>>y comprueba	-8
>>y con	-36
>>y cuando	-16
>>y cuarto	-16
>>y cuatro	-15
>>y cuenta	-16
>>y cómo	-15
>>y da	-22
>>y de	-31
>>y decide	-9
>>y deja	-19
>>y del	-20
>>y después	-31
>>y diez	-18
>>y doble	-16
>>y dos	14
>>y el	13
>>y en	-32
>>y entrega	-9
>>y eso	-17
>>y espera	-24
>>y estado	-10
>>y este	-26
>>y evitar	-9
>>y fecha	-13
>>y firma	-21
>>y gira	-12
>>y grupo	-26
>>y guarda	-11
>>y hacemos	-26
>>y hasta	-11
>>y hay	-19
>>y hora	-20
>>y hubo	-33
>>y jabón	-20
>>y las	-42
>>y le	-39
>>y lee	-11
>>y leen	-12
>>y les	-19
>>y lo	-39
>>y los	-41
>>y luego	-37
>>y marca	-11
>>y media	-21
>>y medio	-20
>>y mi	-20
>>y mide	-15
>>y mira	-17
>>y nadie	-30
>>y nos	12
>>y nunca	-10
>>y ocho	-16
>>y otra	-27
>>y pantalla	-16
>>y pasa	-20
>>y pide	-22
>>y planta	-18
>>y pone	-16
>>y por	-21
>>y prueba	-14
>>y puertas	-16
>>y que	10
>>y quedó	-12
>>y recién	-11
>>y saca	-16
>>y salen	10
>>y se	-30
>>y seca	-9
>>y si	-37
>>y sigue	-13
>>y sin	15
>>y somos	-13
>>y soy	-9
>>y su	-19
>>y te	-20
>>y tenemos	-15
>>y tiene	-9
>>y todas	-18
>>y todavía	-16
>>y todo	-23
>>y tres	-16
>>y un	9
>>y una	-32
>>y uno	-16
>>y usted	-13
>>y va	-24
>>y van	-31
>>y verifica	-14
>>y ya	-22
>>y yo	8
>>ya está	10
>>ya llegaron	-14
>>ya me	-20
>>ya mire	-22
>>ya no	-24
>>ya viene	-17
>>yo ,	-14
>>yo .	-12
>>yo y	-14
>>| operario	-12
>>| |	15
>>° c	-10
>>± 0	-22
>>ºc ,	-8
>>» ,	-17
>>— 0	-19
>>€ ,	-15
>>→ se	12
>?	9
>@	-20
>]	-19
>_	-23
>a	-40
>abajo	-16
>abierto	-27
>abre	-19
>abrir	-19
>aceite	-17
>acondicionado	-18
>acta	-14
>además	-14
>adentro	-13
>administración	-16
>afuera	-16
>agua	-26
>ah	-15
>ahora	-22
>ahí	-34
>algo	-37
>alguien	-14
>allí	-12
>alternas	-14
>alto	-19
>amable	-16
>amarilla	-20
>amarillo	-27
>amarillos	-13
>anota	-12
>anselmo	-11
>anterior	-17
>antiguo	-22
>antiguos	-24
>anunciada	-15
>aparte	-15
>apretada	-13
>aprueba	-12
>aquí	11
>arma	-18
>arriba	-26
>asiento	-18
>atrás	-17
>aunque	-22
>ayer	-23
>azul	-20
>años	-24
>b	-10
>baja	-21
>bajas	-17
>baje	-14
>bajo	-15
>bajó	-22
>baumé	-9
>baño	-17
>blanca	-20
>blanco	-25
>blando	-17
>bonito	-21
>borrador	-10
>buena	-14
>bueno	-44
>busca	-18
>cables	-17
>cada	-38
>cae	-10
>caliente	-27
>calientes	-16
>canal	-16
>caras	-12
>carga	-12
>cartel	-17
>casi	-16
>cerca	-21
>cerrada	-10
>cerrado	-14
>cerrando	-20
>certificado	-13
>chica	-24
>chicas	-17
>chico	-17
>china	-10
>cien	-19
>cierra	-9
>cinco	-38
>cincuenta	-26
>civil	-25
>clara	-10
>claras	-14
>claro	-18
>clasifica	-11
>cm	-11
>cobra	-17
>cobrar	-18
>coge	-20
>coger	-15
>comida	-16
>comido	-14
>compara	-16
>completa	12
>completo	-15
>comprueba	-13
>con	-22
>contando	-12
>contesta	-21
>contra	-25
>convertir	-17
>copia	-16
>corta	-21
>cortas	-15
>corto	-22
>cortos	-14
>cosa	-18
>cosas	-17
>cree	-20
>cristóbal	-17
>cual	-11
>cualquier	-17
>cuarenta	-31
>cuatro	-22
>cuelga	-10
>cuenta	-37
>cuesta	-19
>cuándo	-12
>cuánto	-10
>cómo	-30
>da	-22
>darle	-16
>datos	-11
>de	-56
>debajo	-19
>debe	-13
>decirlo	-14
>deja	-23
>dejar	-22
>dejó	-18
>del	-38
>delante	-40
>dentro	-28
>despacio	-30
>después	-44
>destilada	-14
>detrás	-14
>diaria	-18
>dice	-19
>diez	-23
>dinero	-21
>directamente	-23
>distintas	-14
>distinto	-26
>distintos	-17
>dni	-16
>doce	-15
>documento	-9
>donantes	-14
>donde	-23
>dos	-17
>doscientos	-18
>día	-14
>días	-21
>dónde	-23
>e	-19
>el	-23
>ellas	16
>ellos	-27
>elvira	-17
>eléctrico	-9
>eléctricos	-20
>encendida	-13
>enciende	-12
>encima	-27
>enfrente	-11
>enrollada	-19
>enseña	-11
>entera	-20
>enteras	-9
>entra	-19
>entran	11
>equipo	-12
>era	-18
>es	-52
>esa	-24
>escolar	-14
>escolares	-25
>escribe	-23
>escrito	-19
>ese	-28
>eso	23
>especial	-25
>especiales	-19
>espera	-12
>esperan	-16
>esta	-32
>estaba	-17
>esto	-22
>estuvo	-24
>están	-24
>esté	-31
>etiqueta	-10
>euros	-13
>expone	-24
>exterior	-12
>falso	-23
>familiar	-13
>familias	-18
>fijar	-10
>fino	-9
>firma	-19
>firmada	-26
>firmados	-14
>forma	-30
>formal	-8
>foto	-17
>freno	-15
>frente	-12
>fría	-21
>frío	-18
>fue	-21
>fuera	-32
>fuerte	-18
>gatos	-17
>general	-25
>gente	-17
>girando	-16
>gorda	-11
>grabado	-22
>gracias	-27
>grados	-25
>gramos	-19
>grande	-36
>gris	-14
>grita	-12
>grupo	-21
>guantes	-20
>h	-16
>ha	-30
>habla	-23
>hablar	-18
>hace	-23
>hacemos	-20
>hacer	-12
>hacia	-30
>hago	-17
>hay	15
>haya	-22
>hoja	-11
>hola	-28
>hombre	-17
>hora	-15
>horas	-26
>hoy	-20
>hubo	-19
>humana	-11
>húmedo	-15
>iba	16
>igual	-30
>indicaciones	-18
>industrial	-14
>informa	-20
>inmaculada	-16
>instala	-21
>intensiva	-22
>ir	-17
>izquierdo	-11
>jaja	-20
>jamás	-26
>japonés	-14
>jefe	-8
>joven	-12
>junto	-14
>juntos	-17
>kilos	-22
>kilómetros	-8
>la	-28
>larga	-21
>las	-65
>le	-49
>leche	-21
>lee	-20
>leer	-15
>les	-21
>letra	-21
>libre	-13
>limpia	-22
>limpio	-23
>llama	-29
>llamando	-21
>llamas	-16
>llega	-34
>llegan	-21
>llegar	-14
>llena	-19
>llenas	-12
>lleva	-18
>llevan	-9
>lleve	-20
>lloran	-11
>lo	15
>local	-15
>luego	-43
>m	-19
>madre	-30
>mal	-28
>manda	-14
>manera	-14
>manguera	-17
>mano	-9
>marca	-12
>marcados	-13
>maría	-9
>matrícula	-12
>mayor	-29
>mañana	-28
>me	-46
>media	-27
>medio	-17
>mejor	-15
>menores	-20
>menos	-23
>mercancía	-11
>mes	-16
>mesa	-18
>mete	-9
>metros	-13
>metálico	-15
>mi	-26
>mide	-9
>mientras	-27
>mil	-28
>min	-22
>minutos	-21
>mira	-40
>mirando	-27
>mm	-10
>modelo	-18
>moja	-15
>mojada	-20
>morados	-13
>mucho	-23
>muelle	-11
>muerta	-19
>municipal	-30
>más	-9
>máximo	-19
>médico	-12
>mínimo	-15
>nacido	-18
>nada	-32
>naranja	-20
>natural	-19
>necesita	-17
>negra	-24
>negro	-30
>negros	-20
>ni	-38
>ninguna	-15
>ninguno	-9
>nivelada	-10
>no	-52
>nocturno	-16
>nombre	-18
>nomás	-26
>norte	-29
>nos	-9
>nosotras	-12
>nota	-20
>nudos	-18
>nuestra	-17
>nueva	-39
>nuevas	-26
>nueve	-15
>nuevo	-29
>nuevos	-29
>nunca	-41
>núm	-10
>objetos	-12
>obra	-10
>ochenta	-18
>ocho	-28
>oficial	-29
>ojos	-10
>ok	-14
>olor	-11
>olvidados	-18
>once	-15
>opuestas	-13
>orden	-11
>ortografía	-10
>otra	-26
>otro	-13
>p	-12
>padre	-14
>padres	-11
>pagan	-15
>palabras	-15
>papel	-8
>papeles	-15
>para	36
>parada	-15
>parecida	17
>parejo	-19
>parejos	-15
>partes	-19
>paréntesis	-8
>pasa	-15
>pasado	-29
>pasados	-19
>pasan	11
>patrón	-9
>pegada	-12
>pensado	-17
>pequeña	-10
>pequeño	-19
>perdido	-21
>perdón	-21
>pero	-36
>persona	-22
>personal	-12
>personas	-26
>peso	-8
>picada	-15
>pide	11
>piden	-16
>pieza	-8
>piezas	-19
>pintado	-9
>planta	-29
>poco	-14
>pone	-21
>poner	-9
>por	-30
>pregunta	-26
>preguntó	-15
>prendido	-22
>presente	-22
>probado	-16
>probando	-21
>propio	-20
>propios	-19
>propone	-12
>prueba	-23
>pueden	-24
>puertas	-20
>pues	21
>puesta	-14
>puestas	-19
>puesto	-23
>purísima	-9
>páginas	-15
>pájaros	-9
>queda	-20
>quedamos	-15
>quedan	-21
>quien	-10
>quiere	-19
>quieren	-23
>quince	-25
>quita	-12
>quién	-21
>qué	-44
>real	-20
>recibe	-20
>recibió	-14
>recién	-20
>recoge	-11
>recorre	-15
>redactar	-10
>reducida	-21
>refrigerados	-18
>registro	-12
>rellena	-16
>responsable	-22
>respuesta	-9
>rev	-18
>revisa	-20
>roja	-19
>rojo	-12
>rosa	-15
>roto	-24
>rotos	-21
>río	-16
>s	-17
>saben	-12
>saber	-16
>saca	-18
>sale	-23
>salen	16
>salió	-27
>salvo	-13
>se	17
>seca	-23
>secas	-17
>seco	-19
>seguido	-13
>segundo	-22
>segundos	-16
>seis	-23
>semanal	-20
>semanas	-17
>sepa	-14
>sepan	-21
>separa	-8
>ser	-16
>será	-19
>señor	-17
>si	-53
>siempre	-41
>siete	-19
>sigue	-24
>siguiente	-18
>silencio	-23
>sin	-10
>sino	-11
>sobre	-48
>social	-14
>sociales	-17
>sola	-14
>soles	-13
>somos	-14
>sorda	-23
>soy	-32
>su	-28
>sube	-26
>suben	-18
>suelto	-17
>superior	-13
>sí	-34
>tal	14
>tallos	-18
>también	-34
>tapada	-18
>tapado	-9
>tarde	-12
>tardó	-12
>templada	-9
>temporal	-9
>temporales	-20
>tenemos	-25
>tener	-17
>tenido	-20
>tenía	-12
>testigo	-20
>textil	-13
>tibia	-24
>tiene	-36
>tienen	-18
>tira	-18
>tirando	-21
>toda	-22
>todas	-31
>todavía	-17
>todo	-29
>todos	-30
>toma	-12
>trabajo	-23
>tras	-13
>tratada	-19
>treinta	-17
>tres	-32
>turno	-18
>técnica	-11
>tú	-18
>un	-63
>una	-55
>unas	-41
>unificar	-17
>uno	-31
>unos	-14
>usted	-14
>vacaciones	-12
>vacas	-21
>vacía	-18
>vacías	-19
>vacío	-17
>vacíos	-19
>vale	-14
>veinticuatro	-13
>veintidós	-23
>ver	-15
>verde	-27
>vertical	-20
>vez	-32
>vida	-14
>vieja	-26
>viejo	-18
>viene	-26
>vienen	-22
>vigente	-20
>vino	-22
>visto	-12
>vos	-15
>voz	-16
>vuelta	-20
>vuelve	-16
>vuelven	-9
>x	9
>xq	9
>y	-12
>yo	-38
>z	-20
>«	-24
>°	-17
>±	-22
>·	-31
>ºc	-8
>él	-18
>único	-20
>—	18
>…	-20
>€	-10
>→	-14
>🙈	-10
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[--07	-17
[--22	-21
[-0	-39
[-aba	-51
[-abe	-24
[-abo	-26
[-abó	-17
[-aca	-49
[-ace	-29
[-ack	-18
[-aco	-22
[-acé	-15
[-ade	-22
[-ado	26
[-ael	-15
[-aen	-24
[-aga	-13
[-ago	-19
[-agó	-17
[-ah	-28
[-ail	-14
[-ais	-21
[-aja	-9
[-ajo	-25
[-ajó	-25
[-aki	-10
[-al	-60
[-ala	-19
[-ale	-40
[-ali	-15
[-alo	-35
[-alá	12
[-aló	-19
[-ama	-24
[-ame	-38
[-amo	15
[-ams	-14
[-amá	-20
[-ana	-41
[-and	-23
[-ane	-20
[-ani	-21
[-ano	-10
[-apa	-32
[-ape	-23
[-apo	-32
[-app	-17
[-apá	-21
[-ara	-41
[-ari	-9
[-aro	-46
[-ará	-25
[-aré	-12
[-ash	-16
[-aso	-32
[-asó	-16
[-ata	-38
[-ate	8
[-ati	-23
[-ato	-34
[-ató	-17
[-av	-18
[-ava	-15
[-ave	-35
[-avi	-20
[-avo	-10
[-axi	-16
[-ay	-15
[-aya	-30
[-ayo	-32
[-ayó	-29
[-aza	-21
[-azo	-30
[-aén	-16
[-aía	-9
[-aís	-16
[-aíz	-26
[-aña	-25
[-año	-27
[-aúl	-15
[-bal	-13
[-ban	-22
[-bar	-33
[-bas	-26
[-bea	-9
[-ben	-38
[-beo	-14
[-ber	-13
[-bes	-15
[-bia	-17
[-bie	-12
[-bio	20
[-bió	-33
[-bla	-12
[-blo	-34
[-bor	-22
[-bos	11
[-bre	-16
[-bro	-21
[-brá	-21
[-bén	-11
[-bés	-21
[-bía	-31
[-bús	-16
[-cae	-14
[-cal	-39
[-can	-37
[-cas	-10
[-cc	-13
[-cen	-36
[-ceo	-18
[-cer	-36
[-ces	-48
[-cha	-51
[-cho	-12
[-chó	-22
[-cia	-23
[-cie	-20
[-cil	-16
[-cio	-43
[-cir	-24
[-ció	-21
[-cla	-13
[-cle	-12
[-clo	-13
[-co2	-12
[-cos	-44
[-cro	-14
[-cta	-21
[-cte	-10
[-cto	-44
[-cén	14
[-cés	-10
[-cía	-26
[-cód	-14
[-d	-10
[-dad	-25
[-dal	-20
[-dan	-43
[-das	-11
[-de	-118
[-dea	-25
[-del	-19
[-den	-34
[-deo	-19
[-der	-28
[-des	-36
[-dez	-12
[-di	-20
[-dia	-28
[-dio	-32
[-dir	-29
[-diz	-17
[-dió	-33
[-dlo	-12
[-dor	-20
[-dos	-45
[-doy	-16
[-dr	-21
[-dra	-37
[-dro	-31
[-dys	-18
[-dé	-20
[-dén	-13
[-día	-18
[-dón	-30
[-dós	-29
[-e	-24
[-eal	-13
[-ean	-33
[-ear	9
[-eas	10
[-eba	-10
[-ebe	-20
[-ebo	-19
[-ebs	-11
[-ebé	-19
[-eca	-30
[-ece	-36
[-eco	-26
[-eda	-29
[-edo	-36
[-edó	-23
[-een	-18
[-efa	-23
[-egó	-13
[-eis	-9
[-eja	-36
[-eje	-19
[-ejo	-19
[-ejó	-23
[-el	8
[-ela	-50
[-ele	-26
[-elo	9
[-ema	-43
[-eme	-30
[-emo	-21
[-en	-58
[-ena	-32
[-ene	-35
[-eno	-38
[-eor	-10
[-epa	-28
[-era	-63
[-ere	-22
[-ero	-19
[-ers	-22
[-erá	-20
[-eré	-14
[-esa	-36
[-ese	-27
[-eso	14
[-est	-27
[-ete	-42
[-eto	-10
[-età	-18
[-eva	-25
[-eve	-41
[-evo	-27
[-evó	-12
[-exo	-17
[-eza	24
[-ezo	-20
[-ezó	-12
[-eña	-37
[-eño	-40
[-eón	-21
[-fe	-14
[-fer	-18
[-fes	-26
[-fin	-21
[-fos	-18
[-fra	-10
[-fre	-15
[-fui	-21
[-fwd	-15
[-fía	-19
[-g	-10
[-gan	-45
[-gar	12
[-gas	-45
[-gel	-16
[-gen	-21
[-gia	-18
[-gil	-12
[-gio	-26
[-gir	-12
[-gla	-22
[-gle	-11
[-glo	-22
[-gos	-37
[-gra	-30
[-gre	-21
[-gro	-33
[-gua	-29
[-gue	-25
[-guo	-20
[-gué	-10
[-gía	-27
[-gón	-18
[-gún	-13
[-güe	-9
[-ha	-13
[-han	-23
[-har	-25
[-has	-41
[-hat	-16
[-hay	-19
[-hef	-10
[-her	-15
[-hes	-39
[-hip	-15
[-hoa	-18
[-hos	-28
[-hón	-8
[-i	-11
[-ial	-39
[-ias	-9
[-iba	-22
[-ibo	-12
[-ica	-59
[-ice	-13
[-ici	-13
[-ico	-55
[-icó	-13
[-ide	-24
[-iel	-36
[-ier	-22
[-ies	13
[-ifo	-18
[-iga	-17
[-ige	-26
[-igo	-29
[-ija	-29
[-ije	-22
[-ijo	-34
[-ila	-12
[-ile	-11
[-ili	-13
[-ilm	-25
[-ilo	-31
[-ima	-32
[-ime	-27
[-ina	-15
[-ine	-29
[-ing	-35
[-ino	-44
[-int	-17
[-inó	-16
[-ion	12
[-ior	-30
[-ios	-21
[-ipa	-13
[-ipo	-28
[-ir	-19
[-ira	-33
[-ire	-29
[-iro	-34
[-irá	-26
[-iré	-16
[-iró	-8
[-isa	-14
[-iso	-29
[-isó	-29
[-ita	-54
[-ite	-32
[-ito	-15
[-itu	-14
[-itv	-10
[-ité	-27
[-iva	-28
[-ive	-24
[-ivo	-13
[-iza	-35
[-izo	-31
[-ián	-13
[-ién	-36
[-iña	-15
[-iño	-24
[-ión	44
[-j	-18
[-ja	-12
[-jal	-31
[-jan	-25
[-jas	-43
[-jen	-17
[-jer	-16
[-jor	-31
[-jía	-18
[-jón	-14
[-ker	-21
[-ket	-15
[-l	-14
[-lan	-33
[-las	-22
[-lay	-16
[-lce	-18
[-lda	-23
[-lde	-36
[-ldo	-30
[-le	-14
[-lea	-22
[-leo	-27
[-ler	-18
[-les	-67
[-let	-11
[-ley	-12
[-lia	-15
[-lio	-19
[-lir	-9
[-lla	-26
[-lle	-28
[-llo	-55
[-llá	-15
[-llí	-22
[-lló	-13
[-lma	-13
[-lmo	-17
[-lo	-11
[-lor	-34
[-los	-17
[-loy	-20
[-lpa	-19
[-lpe	-29
[-lsa	-26
[-lso	-18
[-lta	-11
[-lte	-19
[-lto	-41
[-ltó	-23
[-lub	-13
[-lud	-17
[-luz	-13
[-lva	-20
[-lve	-9
[-lvo	-32
[-lza	-21
[-lán	-16
[-lés	-20
[-lía	-25
[-lín	-15
[-lío	-19
[-lón	-39
[-lúo	12
[-m/h	-22
[-m/s	-15
[-mal	-36
[-man	-33
[-mas	-41
[-mba	-21
[-mbo	-28
[-men	-28
[-mer	-24
[-mes	9
[-mia	-24
[-mio	-24
[-mis	-28
[-mm	-13
[-mna	-17
[-mno	-16
[-mor	-12
[-mpa	-23
[-mpe	-18
[-mpo	-26
[-mpu	-13
[-mán	-16
[-más	-46
[-máx	-20
[-més	-10
[-mín	-30
[-mío	-23
[-món	-34
[-n	-9
[-nal	-12
[-nan	-22
[-nar	-43
[-nas	-14
[-nca	-35
[-nce	-24
[-nco	-25
[-nda	-32
[-nde	-43
[-ndo	28
[-ndá	-14
[-ndó	-24
[-nea	-12
[-nel	-21
[-nen	-27
[-neo	-21
[-ner	12
[-nes	-25
[-net	-26
[-nga	-27
[-nge	-15
[-ngo	-31
[-nia	-9
[-nil	-15
[-nio	-36
[-nir	-33
[-nit	-19
[-niz	-14
[-nja	-33
[-nle	-14
[-nlo	-13
[-nma	-12
[-nme	-19
[-nor	-23
[-nos	-36
[-nsa	-19
[-nse	-23
[-nso	-17
[-nte	-73
[-ntó	-31
[-nza	-28
[-nº	-23
[-nán	-13
[-nés	-39
[-nía	-35
[-nís	-16
[-núm	-15
[-o2	-12
[-oba	-25
[-obo	-18
[-oca	-26
[-oce	-9
[-oco	-35
[-ocó	-18
[-odo	-39
[-ofe	-16
[-ofá	-17
[-oga	-24
[-oge	-29
[-ogo	-22
[-oho	-15
[-oja	-30
[-ojo	9
[-ola	-31
[-ole	-16
[-oli	-22
[-olo	-8
[-ome	-24
[-on	-19
[-ona	-33
[-one	-25
[-ong	-9
[-ono	-44
[-onó	-14
[-ooo	-23
[-oop	-13
[-opa	-17
[-ope	-9
[-opo	-17
[-ora	-16
[-ord	-17
[-ore	-15
[-ori	-22
[-oro	-20
[-oró	-15
[-osa	-22
[-ose	-27
[-oso	-32
[-osí	-15
[-ota	-38
[-ote	-28
[-oto	-34
[-otá	-24
[-oya	-9
[-oye	-25
[-oyo	-20
[-oza	-19
[-ozo	-15
[-oír	-15
[-oña	-19
[-oño	-9
[-pa	-24
[-pal	-32
[-pan	-30
[-pas	-34
[-paz	-12
[-pdf	-16
[-pea	-10
[-ped	-15
[-pes	-16
[-pez	17
[-pio	-10
[-piz	-17
[-pié	-13
[-pió	-16
[-pla	-13
[-ple	-24
[-pnt	-18
[-pon	-18
[-por	-57
[-pos	-31
[-pra	-21
[-pta	-20
[-pte	-15
[-pto	-23
[-pón	-26
[-qui	-15
[-rae	-14
[-ral	-39
[-ran	-43
[-rar	17
[-ray	-14
[-rba	-14
[-rca	-33
[-rce	-28
[-rco	-34
[-rcó	-16
[-rda	-36
[-rde	-21
[-rdo	-31
[-rdó	-20
[-re	-17
[-rea	-27
[-red	-23
[-ree	-25
[-ref	-11
[-ren	-40
[-reo	-18
[-rer	-11
[-res	-29
[-rev	-18
[-rey	-19
[-rez	-11
[-rge	-25
[-rhh	-13
[-ria	-13
[-rid	-19
[-rie	-24
[-ril	-21
[-rio	-46
[-rir	17
[-ris	-21
[-riz	-18
[-rió	-21
[-rje	-14
[-rka	-13
[-rla	-36
[-rle	-42
[-rlo	-42
[-rma	-34
[-rmo	-16
[-rmó	-12
[-rna	-23
[-rne	-20
[-rno	-45
[-rné	-15
[-roa	-20
[-rol	19
[-ron	-52
[-ror	-18
[-ros	-70
[-roz	-13
[-rpo	-27
[-rra	-27
[-rre	11
[-rro	-48
[-rry	-14
[-rró	-21
[-rse	-32
[-rso	-23
[-rta	-42
[-rto	18
[-rtó	-19
[-ruz	-14
[-rv	-15
[-rve	-28
[-rvo	-29
[-rvó	-21
[-rza	-9
[-rzo	-32
[-rán	-22
[-rés	-20
[-ría	-41
[-rín	-10
[-río	-21
[-rón	-39
[-rúa	-19
[-s	-15
[-sal	-29
[-san	-32
[-sar	-34
[-sas	-16
[-sca	-29
[-sco	-32
[-sde	-11
[-se	-28
[-sea	-23
[-sel	-13
[-sen	-26
[-seo	-25
[-ser	-14
[-ses	-32
[-set	-16
[-sgo	-23
[-si	12
[-sia	-17
[-sil	-19
[-sio	-16
[-sla	-11
[-sma	-20
[-smo	-23
[-sol	-20
[-son	-22
[-sor	-42
[-sos	-29
[-spa	-27
[-sra	-20
[-ssa	-10
[-sta	-41
[-sto	-20
[-stó	-12
[-sul	-19
[-sur	-14
[-sus	-18
[-sía	-16
[-t	-19
[-tad	-20
[-tal	-40
[-tan	-43
[-tas	8
[-taz	-17
[-tch	-14
[-tea	-34
[-tee	-17
[-tel	-26
[-ten	-35
[-ter	-37
[-tes	-43
[-ti	-16
[-til	-28
[-tio	-13
[-tir	-32
[-tió	-19
[-tor	-49
[-tra	-13
[-tre	-20
[-tro	-43
[-tré	-17
[-tró	-31
[-tu	-15
[-tua	-19
[-tud	18
[-tus	-15
[-tán	-23
[-tás	-12
[-tía	-32
[-tín	12
[-tío	-13
[-tón	-36
[-ual	-40
[-uar	11
[-uba	-21
[-ubo	-31
[-uca	-21
[-uce	-9
[-uco	-19
[-uda	-34
[-ude	-23
[-udo	-25
[-uea	-24
[-uel	-11
[-uen	-26
[-ueo	27
[-ues	-34
[-uey	-20
[-ufa	-21
[-uga	-17
[-ugo	-15
[-uia	-32
[-uir	-20
[-uja	-22
[-ujo	-27
[-ula	-45
[-uli	-14
[-ulo	-38
[-uma	-25
[-umo	-21
[-un	-45
[-una	-31
[-uno	-22
[-uos	-26
[-upe	-16
[-upo	-23
[-ups	11
[-ure	-17
[-uro	-21
[-usa	-31
[-usb	-15
[-use	-23
[-uta	-39
[-ute	-19
[-uto	-25
[-uvo	-29
[-uy	-11
[-uya	-10
[-uye	-18
[-uyo	-19
[-uza	-18
[-uál	-10
[-uía	-14
[-uín	-19
[-uña	-22
[-v2	-15
[-val	-22
[-van	-14
[-var	-26
[-vas	-42
[-vea	-15
[-ven	-35
[-ver	-34
[-ves	9
[-vi	-15
[-via	-27
[-vil	-22
[-vin	-24
[-vio	-21
[-vió	-18
[-vos	-38
[-vés	-16
[-vía	-27
[-vío	-9
[-web	-22
[-x	-27
[-xq	-22
[-xta	-12
[-xto	-27
[-yak	-13
[-yan	-11
[-yas	-32
[-yen	-13
[-yes	-14
[-yos	-19
[-yra	-16
[-z	-18
[-zal	-24
[-zan	-29
[-zas	-45
[-zca	-19
[-zco	-21
[-zme	-17
[-zno	-14
[-zón	-37
[-ºc	-16
[-áis	-18
[-éis	-34
[-ían	-30
[-ías	-32
[-ída	-22
[-ído	-21
[-íes	-9
[-íos	-20
[-ñal	-24
[-ñan	-13
[-ñas	-35
[-ñía	-18
[-ñón	-20
[-ólo	-10
[-ómo	47
[.	-9900
[/	-9900
[0	-39
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[0 %	-13
[[0 )	-20
[[0 ,	-15
[[0 .	-9
[[0 0	-15
[[0 :	-13
[[0 ]	-11
[[0 al	-20
[[0 antes	-17
[[0 años	-11
[[0 bar	-10
[[0 caracteres	-12
[[0 centímetros	-9
[[0 con	-8
[[0 control	-17
[[0 de	-24
[[0 dentro	-11
[[0 en	-13
[[0 euros	-15
[[0 grados	-11
[[0 gramos	-16
[[0 h	-13
[[0 hectáreas	-12
[[0 km/h	-14
[[0 la	-11
[[0 le	-11
[[0 m/s	-14
[[0 min	-20
[[0 mm	-8
[[0 no	-12
[[0 para	-20
[[0 personas	-10
[[0 por	-10
[[0 quien	-12
[[0 se	-18
[[0 sigue	-9
[[0 sin	-10
[[0 vacas	-21
[[0 y	-8
[[0 |	-18
[[0 ±	-10
[[0 ºc	-18
[[0 –	-16
[[0 →	-10
[[abiertas y	-15
[[abogado .	-15
[[abre con	-8
[[abre el	-23
[[abre en	-12
[[abre la	-23
[[abre una	-17
[[abre y	13
[[abrir con	-14
[[abrir la	-22
[[abrir llave	-14
[[abrir y	11
[[acaba el	-14
[[acabar se	-11
[[acabó en	-16
[[aceite y	-12
[[acerca de	-20
[[aclarar ,	-8
[[acomoda en	-11
[[acuerda redactar	-18
[[acuerdo .	-10
[[aeropuerto con	-20
[[afloja el	-14
[[agencia de	-19
[[agencia nos	-16
[[agosto y	-17
[[agradeceré que	-14
[[aguja se	-10
[[ah y	-22
[[ajedrez de	-11
[[al acabar	-18
[[al agua	-12
[[al aire	-28
[[al ayuntamiento	-10
[[al azar	-10
[[al año	-29
[[al bajar	-16
[[al bidón	-9
[[al carro	-12
[[al centro	-14
[[al chofer	-8
[[al cierre	-21
[[al cliente	-24
[[al comercial	-12
[[al contenedor	-19
[[al cuarto	-14
[[al depósito	-10
[[al dos	-11
[[al dueño	-12
[[al día	-20
[[al encargado	-13
[[al entrar	-8
[[al final	-29
[[al horno	-12
[[al ingeniero	-11
[[al jefe	-11
[[al lado	-28
[[al llegar	-22
[[al número	-11
[[al paciente	-16
[[al piloto	-11
[[al público	-19
[[al que	-11
[[al recibir	-13
[[al revés	-11
[[al saco	-18
[[al secretario	-16
[[al segundo	-10
[[al sol	-10
[[al terminar	-28
[[al técnico	-9
[[al usuario	-11
[[al vecino	-8
[[al volver	12
[[albarán y	-9
[[alergias ,	-20
[[algodón .	-12
[[algodón y	-12
[[alguien de	-17
[[alguien ha	-18
[[alguien que	-16
[[alguien se	9
[[alimentos y	-14
[[allí .	-10
[[almacén y	15
[[alquiler de	15
[[alrededor ,	-19
[[alrededor de	-16
[[alto y	-10
[[alumnos de	-15
[[alumnos nuevos	-21
[[amable ,	-19
[[amarilla ,	-10
[[ambas y	-10
[[amparo de	-17
[[ancho de	-13
[[andar en	-14
[[anillos y	-13
[[animales en	-15
[[anselmo ,	-11
[[antemano ,	-14
[[antena .	-12
[[antes ,	-12
[[antes :	-10
[[antes de	-56
[[antes del	-36
[[antes el	-21
[[antes no	-8
[[antes que	-13
[[antes se	-20
[[antes y	-10
[[antiguos que	-20
[[aparece un	-16
[[aparta en	-8
[[apertura de	24
[[aplica a	-9
[[aprieta con	-11
[[aprueba y	-12
[[apuntar en	-10
[[apuntes de	-14
[[archivo y	-8
[[arma el	-11
[[armario de	-15
[[arranca el	-12
[[arranca la	12
[[ascensor ,	-11
[[aseguradora de	-18
[[asiento .	-15
[[asiento y	-18
[[asisten :	-17
[[asistentes :	-8
[[asunto :	-45
[[asunto de	15
[[atención a	9
[[atención al	-23
[[atendemos a	-18
[[audio porque	-12
[[auditor de	-14
[[auditoría de	-16
[[autorización de	-21
[[autorización firmada	-10
[[av .	-18
[[avalúo de	12
[[avisa a	-27
[[avisa al	-17
[[avisa de	16
[[avisa por	-14
[[avisar a	-13
[[ay no	-12
[[ayuda a	-15
[[ayuda de	-12
[[ayudas a	-14
[[ayuntamiento ,	-17
[[ayuntamiento de	-19
[[ayuntamiento nos	-20
[[azar ,	-14
[[bajar a	-26
[[bajar del	-15
[[baje de	-12
[[baje la	-15
[[bajó de	-17
[[bajó el	-19
[[balda de	-11
[[balde de	-12
[[balsa ,	-14
[[banco de	-15
[[bandera amarilla	-10
[[bar .	-12
[[barrer el	-10
[[barrio en	-19
[[bea ,	-18
[[beto 0	-18
[[biblioteca de	-13
[[bidón con	-10
[[billete falso	-21
[[blanca .	-10
[[boda de	-17
[[bodega en	-16
[[bolsas de	-15
[[bolsillo de	-10
[[bolsillos .	-10
[[botas ,	-16
[[botes de	-15
[[botiquín ,	-10
[[botón de	-18
[[buen día	-8
[[buenísimo ,	-11
[[buzón de	-13
[[cabe en	-9
[[cada 0	-12
[[cada cinco	-17
[[cada cliente	-18
[[cada cuatro	-11
[[cada golpe	-11
[[cada hoja	-18
[[cada hora	-14
[[cada invierno	-20
[[cada lunes	-11
[[cada mañana	-19
[[cada medio	-13
[[cada noche	-19
[[cada piso	-18
[[cada quien	-18
[[cada semana	-16
[[cada semestre	-10
[[cada tanda	-20
[[cada trabajador	-15
[[cada tres	-23
[[cada turno	-29
[[cada una	-30
[[cada uno	-33
[[cada verano	-22
[[cada vez	-10
[[cadena de	-9
[[caduca a	-18
[[cae el	-13
[[caja a	-12
[[caja chica	13
[[caja con	-13
[[caja de	-27
[[caja en	-15
[[caja fuerte	-17
[[caja y	-14
[[calendario de	-14
[[calles y	-13
[[calor ,	-11
[[calzado con	-18
[[cambiamos de	-13
[[cambiar de	-10
[[cambio de	21
[[camión ,	-17
[[camión de	8
[[cantidad de	-14
[[cantos ,	-14
[[capa ,	-12
[[caracteres por	-13
[[carga las	-16
[[carga todo	-11
[[carne ,	-12
[[carne picada	-15
[[carta de	-14
[[cartón en	-12
[[casa ,	-11
[[casa de	13
[[casa y	-13
[[caseta se	-9
[[caso .	-14
[[castellano ,	-11
[[cayó el	-15
[[cc :	-13
[[celular en	-13
[[cementerio municipal	-19
[[centímetros y	-12
[[cerca de	-19
[[cerrada siempre	-9
[[cerrado y	-15
[[chaleco y	-12
[[chavales de	-13
[[che ,	-21
[[checa que	-16
[[chicas ,	-23
[[chicos vuelven	-10
[[cierre ,	-21
[[cierre de	11
[[cita a	-9
[[cita con	-14
[[claro ,	-16
[[clase de	13
[[clienta ,	-14
[[clientes ,	-12
[[clientes con	-20
[[club de	-13
[[clínica veterinaria	-11
[[cobrar un	13
[[cobro de	-13
[[coche no	-19
[[coge la	-12
[[colgada en	-12
[[colgado en	-20
[[coloca la	-11
[[comida en	-21
[[comité de	-20
[[completo ,	-17
[[completo y	-13
[[comunidad de	-23
[[cono de	-21
[[conos y	-10
[[conserje no	-12
[[consulta al	-15
[[consulta de	9
[[contando a	-15
[[contenedores refrigerados	-12
[[contenido se	-11
[[contorno de	-13
[[contrato ,	-10
[[control de	16
[[control del	14
[[control y	-13
[[convertir lo	-16
[[conviene unificar	-24
[[coop .	-13
[[cooperativa de	-20
[[coordinadora de	-15
[[corre ,	-15
[[corre la	-13
[[corresponda :	-15
[[corte .	-24
[[corte de	-18
[[corte la	-13
[[cortes de	-20
[[costra con	-11
[[cree que	-19
[[creo que	-19
[[cuadro con	-8
[[cualquier cosa	-17
[[cuando el	-22
[[cuando entra	18
[[cuando está	-19
[[cuando la	16
[[cuando le	-17
[[cuando llega	-25
[[cuando sale	-23
[[cuando suena	-24
[[cuando un	18
[[cuando ya	-21
[[cuartas partes	-20
[[cubos de	-19
[[cubre con	-12
[[cucharada por	-14
[[cuelgan en	-18
[[cuentas del	-23
[[cuerdas por	-24
[[cuerpo de	-22
[[cuesta un	-11
[[curro pide	-8
[[curso de	-15
[[cuándo ,	-8
[[cuántos son	-14
[[cámara a	-10
[[cámara de	-17
[[cámara pequeña	-10
[[cód .	-14
[[código de	-10
[[código del	-9
[[cómo es	11
[[cómo le	-28
[[cómo lo	-31
[[cómo nos	-19
[[cómo se	31
[[cómo va	-18
[[d )	-8
[[d .	-11
[[dale ,	-15
[[datos .	-14
[[de 0	-9
[[de :	-18
[[de abrir	-12
[[de acero	-9
[[de acuerdo	-11
[[de acá	-15
[[de agua	-21
[[de ahí	-15
[[de al	-10
[[de alevines	-14
[[de almacén	-16
[[de alquiler	-16
[[de animales	-12
[[de antemano	-10
[[de apertura	-19
[[de arriba	-13
[[de atender	-9
[[de atrás	-8
[[de autos	-15
[[de baja	-12
[[de barrio	-17
[[de barro	-11
[[de bebés	-10
[[de boda	-12
[[de cabina	-20
[[de cabra	-12
[[de cada	-17
[[de café	-12
[[de caja	-14
[[de calidad	-12
[[de campana	-15
[[de campanas	-9
[[de campo	-14
[[de cara	-8
[[de casa	-17
[[de cerámica	-12
[[de cinco	-9
[[de cisterna	-14
[[de cisternas	-14
[[de cobre	-9
[[de cocina	-14
[[de cola	-12
[[de color	-26
[[de comer	-8
[[de contenedores	-12
[[de control	-10
[[de costumbre	-11
[[de cuarenta	-12
[[de cuatro	-9
[[de cádiz	-9
[[de cómo	-18
[[de diecinueve	-9
[[de dos	-14
[[de emergencia	-10
[[de empeño	-15
[[de empresa	-9
[[de entrada	-11
[[de equipo	-16
[[de ese	-14
[[de eso	-19
[[de este	-16
[[de expedientes	-18
[[de exportación	-11
[[de extracción	-18
[[de fecha	-10
[[de filtro	-16
[[de fútbol	-13
[[de guardar	-13
[[de guardia	-16
[[de hacer	-21
[[de harina	-12
[[de hielo	-10
[[de hollín	-12
[[de iglesias	-10
[[de jaén	-11
[[de junio	-14
[[de jóvenes	-14
[[de la	-47
[[de lado	-13
[[de las	-40
[[de latón	-11
[[de lavadora	-11
[[de leche	-16
[[de lejía	-9
[[de leña	-16
[[de limpiar	-14
[[de los	-11
[[de madrugada	-21
[[de mali	-9
[[de marzo	-8
[[de maíz	-13
[[de medio	-12
[[de memoria	-9
[[de menos	-9
[[de metal	-14
[[de mi	-12
[[de mover	-11
[[de mudanzas	-21
[[de máquinas	-12
[[de más	-13
[[de noche	-17
[[de nuestra	-9
[[de obra	-12
[[de octubre	-12
[[de oficio	-11
[[de operaciones	-13
[[de otra	-8
[[de papel	-9
[[de patrimonio	-9
[[de pedido	-11
[[de perlas	-19
[[de pie	-11
[[de pisar	-12
[[de plástico	-8
[[de poner	-15
[[de preparar	-20
[[de prevención	-9
[[de proveedores	-22
[[de que	-25
[[de qué	-9
[[de rango	-11
[[de regantes	-17
[[de reproducción	-9
[[de reserva	-12
[[de riego	-21
[[de sacar	-15
[[de sala	-13
[[de salida	-16
[[de salir	-14
[[de san	-9
[[de sanidad	-9
[[de santa	-9
[[de secado	-10
[[de secretario	-9
[[de seguridad	-12
[[de seis	-8
[[de semana	-15
[[de servicio	-9
[[de sesenta	-10
[[de siete	-10
[[de siniestro	-11
[[de su	-14
[[de subir	-12
[[de taller	-8
[[de tela	-9
[[de temperatura	-10
[[de toda	-10
[[de todo	-12
[[de trabajo	-13
[[de treinta	-14
[[de tres	-8
[[de turno	-23
[[de un	-36
[[de una	-16
[[de uñas	-15
[[de valencia	-12
[[de vehículos	-16
[[de veinte	-14
[[de veinticinco	-20
[[de verdad	-16
[[de viento	-9
[[de vitrina	-10
[[de vuelta	-10
[[de yeso	-15
[[de zaragoza	-9
[[de zona	-12
[[de ácido	-13
[[debe pasar	-14
[[decir ,	-12
[[decir que	-12
[[deje de	-12
[[dejes bonito	-14
[[dejó el	-20
[[delantal y	-13
[[delegados que	-17
[[derecho y	-12
[[descarga de	19
[[desde 0	-17
[[desde cuándo	-11
[[desde el	-18
[[desde entonces	-13
[[desde hace	-17
[[desde la	-37
[[desde las	-12
[[desde los	-10
[[desde mi	-15
[[desde un	-10
[[deshielo .	-19
[[desmonta el	-11
[[destino .	-10
[[devolución .	-20
[[devolverlo ,	-8
[[devuelven con	-15
[[dicen que	-15
[[dicho :	-10
[[dicho que	-15
[[diecinueve años	-10
[[diferencia de	-11
[[diferencia no	-14
[[diga el	12
[[diga la	-9
[[diga que	-11
[[dije que	-14
[[directo a	-12
[[directora un	-16
[[discute el	-11
[[distintos ,	-16
[[dos años	-19
[[dos centímetros	-12
[[dos chavales	-16
[[dos cuerdas	12
[[dos de	-25
[[dos dedos	-16
[[dos días	-9
[[dos hombres	-11
[[dos horas	-29
[[dos lotes	-16
[[dos manos	-12
[[dos meses	-11
[[dos no	-17
[[dos operarios	-13
[[dos pasadas	-9
[[dos personas	-21
[[dos por	-12
[[dos pulseras	-11
[[dos sacos	-14
[[dos segundos	-13
[[dos semanas	-15
[[dos si	-12
[[dos teléfonos	-16
[[dos turnos	-9
[[dos técnicos	-14
[[dos veces	-16
[[doy la	-17
[[dr .	-21
[[dra .	-17
[[echas una	-9
[[edad ,	-9
[[el 0	-30
[[el abogado	-12
[[el acceso	-15
[[el accidente	-15
[[el aceite	-25
[[el acequiero	-16
[[el administrador	-15
[[el agua	-43
[[el agujero	-15
[[el aire	-28
[[el ala	-9
[[el albarán	-12
[[el alumno	-18
[[el amarillo	-17
[[el anemómetro	-16
[[el animal	-24
[[el aparato	-12
[[el archivo	-20
[[el armario	-16
[[el arnés	-15
[[el aro	-10
[[el ascensor	-27
[[el audio	-18
[[el auditor	-16
[[el auto	-13
[[el auxiliar	-9
[[el ave	9
[[el aviso	-18
[[el ayudante	-21
[[el ayuntamiento	-19
[[el año	-26
[[el banco	-22
[[el barniz	-16
[[el bidón	-9
[[el biombo	-9
[[el bodeguero	-9
[[el bolsillo	-12
[[el bombo	-19
[[el borde	-14
[[el borrador	-13
[[el bote	-9
[[el botiquín	-13
[[el brazo	-9
[[el cabezal	-19
[[el cable	-16
[[el café	-23
[[el cajón	-27
[[el cambio	11
[[el camino	14
[[el camión	-26
[[el capataz	-12
[[el carro	-19
[[el casco	-21
[[el caso	-11
[[el celular	-15
[[el cementerio	-20
[[el centro	-19
[[el certificado	-23
[[el chat	-13
[[el chef	-12
[[el chico	-11
[[el chofer	-11
[[el chófer	-17
[[el cierre	28
[[el cinturón	-18
[[el circuito	-29
[[el cliente	-34
[[el cobro	10
[[el coche	-24
[[el color	-15
[[el comercial	-16
[[el comisario	-18
[[el comité	-18
[[el comprador	-22
[[el compresor	-10
[[el concejal	-30
[[el conductor	-19
[[el cono	-18
[[el consejo	-13
[[el conserje	-15
[[el contador	-17
[[el contenido	-14
[[el contrato	-20
[[el corcho	-19
[[el correo	-25
[[el corte	11
[[el crematorio	-10
[[el cuadro	-9
[[el cuarto	-14
[[el cubo	-13
[[el cuello	-15
[[el cuerpo	11
[[el curso	-18
[[el código	-10
[[el de	-34
[[el dedo	-15
[[el del	-24
[[el delegado	-20
[[el departamento	-16
[[el depósito	-17
[[el despacho	-25
[[el destino	14
[[el dibujo	-22
[[el dinero	-8
[[el disco	-12
[[el documento	-21
[[el domingo	-25
[[el dueño	-25
[[el edificio	-13
[[el eje	-12
[[el electricista	-11
[[el encargado	-33
[[el enlace	-20
[[el equipo	-28
[[el escáner	-13
[[el español	-22
[[el espejo	-25
[[el espíritu	-17
[[el estado	-8
[[el estuche	-12
[[el expediente	-18
[[el fabricante	-12
[[el farmacéutico	-15
[[el favor	-25
[[el filtro	-12
[[el final	-18
[[el fondo	-12
[[el fontanero	-12
[[el formato	-13
[[el formulario	-8
[[el foso	-16
[[el freno	-29
[[el frontofocómetro	-10
[[el gancho	-15
[[el gerente	-21
[[el gestor	-20
[[el globo	-15
[[el golpe	-11
[[el grano	-15
[[el grifo	-14
[[el grupo	-18
[[el guía	-13
[[el hilo	-21
[[el hombro	-15
[[el horno	-24
[[el hospital	-13
[[el importe	-17
[[el impreso	-9
[[el informe	-17
[[el ingeniero	-23
[[el inspector	-11
[[el interruptor	-12
[[el inventario	16
[[el jefe	-32
[[el jueves	-20
[[el laboratorio	-25
[[el lado	-20
[[el largo	-24
[[el lector	-18
[[el libro	-26
[[el listado	-21
[[el logo	-17
[[el lote	-19
[[el lunes	-27
[[el luthier	-10
[[el manual	-23
[[el manómetro	-10
[[el maquinista	-27
[[el martes	-21
[[el material	-18
[[el medidor	-13
[[el mes	-24
[[el micro	-11
[[el ministerio	-17
[[el mismo	-22
[[el molde	-24
[[el molino	-15
[[el monitor	-8
[[el motivo	-18
[[el motor	-28
[[el mundo	-15
[[el más	-15
[[el médico	-15
[[el niño	-11
[[el nombre	-17
[[el nuevo	-16
[[el número	-28
[[el oficial	-24
[[el olor	-27
[[el operador	-34
[[el operario	-27
[[el orden	-19
[[el otro	-42
[[el paciente	-18
[[el pago	-18
[[el papel	-35
[[el papelito	-12
[[el parte	-20
[[el pasaporte	-21
[[el pasillo	-11
[[el paso	-26
[[el patio	-18
[[el patronato	-18
[[el paño	-12
[[el pedido	-26
[[el perito	-18
[[el permiso	-22
[[el perro	11
[[el personal	-25
[[el pesaje	11
[[el peto	-18
[[el pico	-10
[[el pie	-11
[[el piloto	-21
[[el piso	-30
[[el plano	-25
[[el plato	-10
[[el plazo	-25
[[el polvo	-12
[[el porcentaje	-17
[[el portal	-14
[[el portón	-12
[[el precinto	-19
[[el precio	-24
[[el premio	-13
[[el presidente	-17
[[el primer	-17
[[el primero	-15
[[el problema	-13
[[el procedimiento	-34
[[el producto	-10
[[el profesor	-24
[[el programa	-13
[[el protocolo	-30
[[el préstamo	-20
[[el pueblo	-15
[[el puente	-23
[[el párroco	-25
[[el pésame	-9
[[el público	-26
[[el que	-43
[[el recorrido	-24
[[el redactor	-14
[[el refractómetro	-21
[[el regante	-19
[[el registro	15
[[el relevo	-14
[[el reloj	-13
[[el reporte	-25
[[el responsable	-9
[[el resto	-17
[[el rodillo	-12
[[el ruido	-24
[[el saldo	-10
[[el salón	-24
[[el secador	-15
[[el segundo	-21
[[el seguro	-20
[[el sello	-18
[[el sentido	-14
[[el servicio	-19
[[el señor	-20
[[el sistema	-8
[[el sobre	-12
[[el suelo	-21
[[el suero	-15
[[el supervisor	-21
[[el suplente	-13
[[el suyo	-12
[[el sábado	-27
[[el tabique	-17
[[el tablero	-15
[[el tambor	-24
[[el tanque	-26
[[el tapón	-14
[[el techo	-10
[[el teléfono	-19
[[el texto	-17
[[el tope	-8
[[el tornillo	-9
[[el torno	-27
[[el tractor	-19
[[el transmisor	-19
[[el trapo	-12
[[el tubo	-9
[[el técnico	-36
[[el túnel	-26
[[el vellón	-19
[[el verano	-15
[[el viento	-20
[[el viernes	-17
[[el vigilante	-13
[[el visor	-19
[[el visto	-21
[[el árbitro	-18
[[el último	-31
[[elaboró :	-15
[[elige el	-11
[[ellas con	-8
[[elvira 0	-12
[[emergencia y	-14
[[empezar ,	-9
[[empiezo por	-14
[[en abril	-8
[[en agosto	-15
[[en agua	-14
[[en almacén	-15
[[en antena	-17
[[en bandeja	-16
[[en blanco	-16
[[en bogotá	-18
[[en bolsa	-26
[[en cabina	-15
[[en cada	-35
[[en caja	-11
[[en calidad	-12
[[en caliente	-26
[[en casa	-13
[[en caso	-14
[[en castellano	-13
[[en cuanto	-10
[[en diciembre	-14
[[en domicilio	-23
[[en dos	-22
[[en el	-20
[[en enero	-8
[[en eso	-13
[[en espera	-13
[[en febrero	-16
[[en formato	-16
[[en julio	-18
[[en junio	-11
[[en la	-61
[[en las	-29
[[en limpio	-17
[[en los	-25
[[en mano	-13
[[en marcha	-19
[[en marzo	-24
[[en mayo	-8
[[en monterrey	-17
[[en nevera	-17
[[en nicho	-20
[[en ningún	-10
[[en noviembre	-9
[[en octubre	-13
[[en orden	-18
[[en otro	-15
[[en papel	-22
[[en plena	-27
[[en prácticas	-12
[[en que	-38
[[en sala	-15
[[en seco	-21
[[en septiembre	-18
[[en serio	-9
[[en su	-13
[[en sus	-12
[[en todas	-8
[[en todos	-18
[[en tres	-23
[[en una	-50
[[en uno	-12
[[en vacaciones	-12
[[en vacío	-17
[[en verano	-10
[[en voz	-12
[[en zaragoza	-12
[[encantadora ,	-16
[[encargada de	-22
[[enciende el	-11
[[enfrente .	-10
[[enhorabuena por	-12
[[enlace de	-10
[[enseña el	-9
[[entienda una	-10
[[entrada en	22
[[entrada y	-23
[[entrega al	-12
[[entrega de	9
[[entrega el	-15
[[entregan a	-16
[[enviado :	-15
[[envuelve en	-11
[[envía la	-12
[[error la	-9
[[escala a	-13
[[escrito ,	-20
[[escrito cómo	-30
[[escrito de	13
[[escrito el	-34
[[escrito la	-17
[[escrito y	-20
[[espacio ,	-9
[[español .	-16
[[espejo se	-9
[[espejo y	-13
[[espere .	-13
[[espero que	-21
[[esporas los	-16
[[espuma ,	-10
[[espuma no	-18
[[espátula de	-12
[[estaba en	-10
[[estación de	-19
[[estado con	-14
[[estado de	-12
[[estas indicaciones	-24
[[estimados señores	-14
[[expediente del	-11
[[explica que	-9
[[explicar qué	-18
[[expone que	-14
[[exportación ,	-20
[[extracto del	-17
[[facturas @	-14
[[facturas de	20
[[falla la	-12
[[falte .	-15
[[fantasía .	-9
[[farmacia de	10
[[febrero ,	-18
[[federación nos	-21
[[felicita a	-9
[[feria de	-16
[[fermín :	-8
[[fianza de	-10
[[filtros de	-20
[[fin de	-19
[[finca de	-21
[[firmado por	-17
[[firmados se	-12
[[firme el	-16
[[foso de	-15
[[franja de	-14
[[freno de	-17
[[frente al	-8
[[fuego ,	-18
[[fuerza .	-8
[[fui yo	-12
[[fundición de	-10
[[funeraria de	-16
[[furgoneta pasa	-13
[[fwd :	-15
[[g .	-9
[[gafas ,	-16
[[golpe en	-20
[[golpea el	-9
[[golpes ,	-13
[[gota de	-17
[[grabando eh	-17
[[grabando esto	-22
[[grabe cómo	-20
[[grado y	10
[[gramos de	-16
[[gramos por	-18
[[grietas y	-10
[[gruesos ,	-12
[[grumos ,	-14
[[guante de	-12
[[guía para	-18
[[ha de	10
[[ha dejado	-19
[[ha dicho	-18
[[ha escrito	-16
[[ha ido	-10
[[ha pasado	-11
[[ha pedido	-15
[[ha perdido	-15
[[ha puesto	-15
[[ha tenido	-19
[[ha vuelto	-10
[[hablamos en	-15
[[hablar con	-15
[[hablar y	-18
[[hacemos de	-17
[[hacemos en	-21
[[hacemos queso	-25
[[hacer con	-21
[[hacer cuando	-18
[[hacer de	-17
[[hacer la	-17
[[hacer si	-18
[[halcones y	-17
[[harina de	-19
[[hay algo	-11
[[hay alguien	12
[[hay cosas	-8
[[hay dos	-26
[[hay que	-43
[[hay quien	-11
[[hay tres	-13
[[hay un	-18
[[hay una	-16
[[hecha un	-15
[[hecho .	-21
[[hemos pensado	-23
[[hermana se	-11
[[hermandad ,	-10
[[hermano mayor	-16
[[hilo .	-15
[[hilo roto	-17
[[hizo el	-9
[[hojas con	-16
[[hojas y	-13
[[horno lo	-14
[[hoteles de	-9
[[hueco de	-9
[[huela a	-14
[[huelen a	-14
[[impreso con	-10
[[informe de	-11
[[ing .	-12
[[ingeniero que	-14
[[ingreso a	10
[[inmaculada ,	-19
[[instrucciones para	-24
[[instructivo para	-25
[[instructores ,	-9
[[interior de	-23
[[internet y	-18
[[interruptor en	-8
[[invierno .	-13
[[j .	-14
[[japonés con	-14
[[jaula con	-14
[[jefa me	-13
[[jefatura de	-17
[[jefes de	-17
[[julio ,	-16
[[junto al	-12
[[junto con	-12
[[l .	-14
[[la 0	-11
[[la agencia	-20
[[la aguja	-23
[[la alarma	-22
[[la alfombra	-11
[[la altura	-19
[[la antena	-17
[[la apertura	10
[[la arena	-11
[[la aseguradora	-14
[[la asociación	-8
[[la aspiradora	-17
[[la atención	17
[[la auditoría	-18
[[la autorización	-19
[[la auxiliar	-24
[[la banda	-22
[[la bandeja	-31
[[la bandera	-21
[[la barra	-19
[[la barrera	-11
[[la base	-16
[[la basura	-12
[[la bata	-17
[[la biblioteca	-29
[[la bici	-12
[[la bitácora	-8
[[la boca	-16
[[la boda	-19
[[la bolsa	-33
[[la bomba	-19
[[la boquilla	-9
[[la báscula	-19
[[la cabecera	-14
[[la cabeza	-30
[[la cabina	-36
[[la caducidad	-19
[[la cafetera	-9
[[la caja	-32
[[la caldera	-28
[[la calle	-29
[[la cama	-13
[[la camioneta	-21
[[la campana	-19
[[la campanilla	-18
[[la campaña	-13
[[la canción	-18
[[la cara	-23
[[la carcasa	-22
[[la carne	-8
[[la carpeta	-24
[[la carretera	-14
[[la carta	-25
[[la cartilla	-17
[[la casa	-15
[[la caseta	-10
[[la causa	-17
[[la central	-21
[[la chapa	-20
[[la charola	-11
[[la chica	-21
[[la cinta	-34
[[la cisterna	-18
[[la clienta	-25
[[la clínica	-18
[[la cocina	-22
[[la cocinera	-12
[[la cola	-15
[[la comida	-24
[[la compañera	-13
[[la compañía	-17
[[la comprobación	11
[[la compu	-15
[[la compuerta	-8
[[la comunidad	-12
[[la consola	-17
[[la constructora	-12
[[la consulta	-16
[[la coordinadora	-16
[[la copa	-11
[[la copia	-16
[[la corona	-19
[[la correa	-13
[[la cortina	-10
[[la cosa	-24
[[la costra	-13
[[la cruz	-11
[[la cuadrilla	-22
[[la cubeta	-10
[[la cubierta	-9
[[la cuerda	-13
[[la cueva	-25
[[la culpa	-18
[[la cámara	-37
[[la cédula	-11
[[la cúpula	-20
[[la de	-48
[[la del	-33
[[la diferencia	-19
[[la dirección	-26
[[la directora	-23
[[la doctora	-16
[[la dosis	-10
[[la educadora	-24
[[la empresa	-24
[[la encargada	-13
[[la entrada	13
[[la entrega	18
[[la escanea	-20
[[la escuela	-32
[[la espalda	-20
[[la esponja	-12
[[la espuma	-30
[[la esquina	-18
[[la estación	-14
[[la estructura	-21
[[la etiqueta	-18
[[la familia	-33
[[la farmacia	-13
[[la fecha	-20
[[la federación	-19
[[la feria	-19
[[la fianza	-11
[[la fibra	-18
[[la ficha	-25
[[la finca	-29
[[la firma	-14
[[la flor	-20
[[la forma	-26
[[la fosa	-8
[[la foto	-17
[[la funeraria	-22
[[la furgo	-15
[[la furgoneta	-16
[[la fábrica	-16
[[la gana	-19
[[la garita	-9
[[la gente	-38
[[la gerente	-11
[[la goma	-15
[[la grúa	-14
[[la guantera	-9
[[la guía	-23
[[la ha	-8
[[la hace	-14
[[la hermana	-18
[[la hoja	-32
[[la humedad	-8
[[la identificación	-15
[[la inspección	-19
[[la intendencia	-15
[[la itv	-12
[[la izquierda	-20
[[la jaula	-19
[[la junta	-23
[[la kermés	-11
[[la lana	-21
[[la lancha	-11
[[la leche	-22
[[la lectura	15
[[la legionela	-19
[[la lente	-18
[[la letra	-14
[[la liga	-16
[[la linterna	-16
[[la lista	-23
[[la llama	-9
[[la llamada	-23
[[la llave	-33
[[la lleva	-12
[[la lona	-20
[[la lonja	-10
[[la luz	-27
[[la lámpara	-23
[[la línea	-9
[[la madera	-21
[[la madre	-14
[[la maestra	-18
[[la malla	-18
[[la mamá	-12
[[la manguera	-12
[[la mano	-21
[[la manta	-11
[[la mantilla	-17
[[la marca	-15
[[la masa	-17
[[la matrícula	-11
[[la maza	-9
[[la mañana	-31
[[la media	-16
[[la mejilla	-17
[[la mesa	-35
[[la miel	18
[[la mirilla	-13
[[la misma	-36
[[la mitad	-28
[[la mochila	-10
[[la muestra	-17
[[la mutua	-18
[[la máquina	-35
[[la nariz	-14
[[la nave	-21
[[la nevera	-18
[[la noche	-37
[[la noria	12
[[la notaría	-14
[[la nueva	-13
[[la obra	-27
[[la oficina	-27
[[la ola	-8
[[la olla	-25
[[la ong	-15
[[la orden	-18
[[la oreja	-18
[[la otra	-32
[[la pala	-19
[[la palanca	-17
[[la palma	-8
[[la pared	-16
[[la parroquia	-24
[[la parte	-11
[[la partida	-16
[[la pata	-9
[[la persiana	-15
[[la persona	-21
[[la petición	-16
[[la picadora	-24
[[la piedra	-16
[[la piel	-29
[[la pieza	-27
[[la pila	-18
[[la pileta	-13
[[la pinza	-18
[[la pipeta	-10
[[la piquera	-15
[[la piscina	-13
[[la pista	-26
[[la pizarra	-16
[[la placa	-23
[[la plancha	-11
[[la planilla	-13
[[la planta	-32
[[la plantilla	-22
[[la plataforma	-19
[[la playa	-17
[[la plaza	-24
[[la pluma	-17
[[la policía	-13
[[la portería	14
[[la presión	-10
[[la procesión	-21
[[la prueba	-32
[[la puerta	-25
[[la puesta	21
[[la pulsera	-21
[[la purga	14
[[la póliza	-17
[[la que	-35
[[la radio	-25
[[la rampa	-22
[[la receta	-13
[[la red	-12
[[la redacción	-19
[[la rejilla	-11
[[la reserva	-9
[[la reunión	-21
[[la revisión	16
[[la ropa	-25
[[la ruta	-15
[[la saca	-20
[[la sal	-22
[[la sala	-46
[[la salida	16
[[la salmuera	14
[[la secretaria	-23
[[la secretaría	-11
[[la segunda	-13
[[la semana	-27
[[la serie	-19
[[la sesión	-14
[[la señal	-23
[[la señora	-12
[[la sierra	-19
[[la silla	-21
[[la soledad	-9
[[la solicitud	-25
[[la solución	-14
[[la suya	-10
[[la sábana	-12
[[la tabla	-23
[[la tablilla	-18
[[la tanda	-12
[[la tapa	-32
[[la taquilla	-14
[[la tarde	-22
[[la tarjeta	-20
[[la tasa	-11
[[la tela	-23
[[la temperatura	-29
[[la temporada	-10
[[la tercera	-22
[[la tienda	-20
[[la tierra	-18
[[la tina	-15
[[la tinta	-16
[[la tira	-15
[[la tolva	-18
[[la torre	-16
[[la trae	-15
[[la trastienda	-14
[[la tutora	-11
[[la unidad	-21
[[la vaca	-11
[[la vara	-13
[[la varilla	-14
[[la venta	12
[[la ventana	-12
[[la verdad	-22
[[la vereda	-21
[[la veterinaria	-22
[[la viga	-13
[[la visita	-11
[[la vista	-14
[[la voz	-14
[[la víspera	-22
[[la web	-19
[[la yema	-11
[[la zona	-28
[[la última	-26
[[la única	-13
[[larga ,	-12
[[larga se	-16
[[las 0	-18
[[las alas	-13
[[las alzas	-12
[[las auxiliares	-11
[[las bolsas	-18
[[las botas	-24
[[las buenas	-15
[[las cajas	-26
[[las chicas	-19
[[las cinco	-22
[[las coordenadas	-13
[[las cosas	-19
[[las cuatro	-17
[[las cuentas	-19
[[las cuerdas	-27
[[las de	-30
[[las dos	-28
[[las esquinas	-14
[[las familias	-28
[[las flores	-11
[[las fotos	-17
[[las hojas	-23
[[las incidencias	-25
[[las llantas	-19
[[las llaves	-22
[[las luces	-19
[[las líneas	-20
[[las manos	-31
[[las medidas	-31
[[las mesas	-16
[[las muestras	-27
[[las negras	-9
[[las noches	-21
[[las nuevas	-8
[[las nueve	-31
[[las ocho	-17
[[las orejas	-16
[[las ostras	-24
[[las otras	-9
[[las ovejas	-15
[[las paga	-12
[[las paredes	-9
[[las patas	-19
[[las pezoneras	-16
[[las piezas	-21
[[las puertas	-16
[[las que	-24
[[las redes	-23
[[las rosas	-10
[[las ruedas	-18
[[las salas	-15
[[las seis	-16
[[las siete	-12
[[las sillas	-17
[[las tablas	-17
[[las tiene	-9
[[las tiras	-15
[[las tres	-30
[[las ventanas	-17
[[las ventas	-14
[[las visitas	-25
[[las últimas	-16
[[lavada con	-15
[[lavado de	24
[[le da	-30
[[le damos	13
[[le dan	-20
[[le decimos	-21
[[le deja	-13
[[le dice	-22
[[le dicto	-22
[[le digo	-15
[[le dije	-17
[[le duele	-13
[[le dé	-16
[[le echa	-9
[[le echan	-16
[[le enseña	-14
[[le entrega	-10
[[le escribe	-9
[[le escribo	-11
[[le explica	-11
[[le falta	-13
[[le habla	-10
[[le hablo	-19
[[le haces	-15
[[le llama	-9
[[le ofrece	-12
[[le ofreces	-22
[[le pasa	-16
[[le pide	-11
[[le pone	-17
[[le ponen	-15
[[le pregunta	-22
[[le preguntas	-19
[[le pregunto	-12
[[le pusimos	-15
[[le toma	12
[[leen el	-15
[[lejos de	-17
[[lejos del	-9
[[lentes que	-13
[[levanta la	14
[[libros que	-17
[[licenciado ,	-15
[[lima y	-16
[[limpia con	-19
[[limpia el	-12
[[limpia la	14
[[limpia y	-18
[[limpiar con	-16
[[limpieza de	19
[[limpios y	-14
[[linternas y	-17
[[listado de	-18
[[listo ,	-14
[[llaman a	-8
[[llamar a	-14
[[llamarme a	-21
[[llamo al	-12
[[llaves de	12
[[llega ,	-8
[[llega a	-17
[[llega en	-20
[[llega la	-18
[[llega por	-14
[[llega y	-21
[[llena el	-25
[[llena la	13
[[llenas de	-15
[[llevamos tres	-16
[[llevo la	-11
[[lluvia o	-13
[[lo amarillo	-19
[[lo apunta	-10
[[lo cambia	-16
[[lo canta	-10
[[lo decide	-8
[[lo deja	-12
[[lo dejes	-12
[[lo del	17
[[lo dicto	-11
[[lo digo	-18
[[lo entienda	-9
[[lo escribe	-9
[[lo escribo	-14
[[lo firma	-22
[[lo firme	-20
[[lo ha	-9
[[lo hablado	-13
[[lo hace	-24
[[lo hacemos	-20
[[lo hacen	-15
[[lo haya	-17
[[lo he	-11
[[lo llama	-14
[[lo llamamos	-14
[[lo lleva	-16
[[lo mismo	-14
[[lo más	-15
[[lo mínimo	-11
[[lo mío	-25
[[lo ordenas	-16
[[lo ordene	-14
[[lo otro	-15
[[lo pasa	-20
[[lo paso	-10
[[lo pongo	-9
[[lo primero	-25
[[lo pueda	-17
[[lo que	-31
[[lo quiere	-17
[[lo quiero	-17
[[lo recibe	-11
[[lo redacte	-11
[[lo roto	-13
[[lo segundo	-13
[[lo sepa	-10
[[lo tenemos	-13
[[lo tengan	-15
[[lo tengo	-18
[[lo tiene	-9
[[lo tienes	-12
[[lo trae	-16
[[lo ve	-15
[[lo vea	-10
[[lo viejo	-12
[[local ,	-9
[[lona de	-13
[[los 0	-11
[[los alumnos	-19
[[los anillos	-15
[[los ascensores	-25
[[los becarios	-9
[[los bolsillos	-19
[[los bordes	-13
[[los buses	-24
[[los camiones	-14
[[los chicos	-24
[[los cinco	-9
[[los clientes	-22
[[los coches	-15
[[los cortes	-15
[[los cuadernillos	-17
[[los cuadros	-18
[[los cuatro	-25
[[los da	-12
[[los datos	-13
[[los daños	-13
[[los de	-50
[[los dedos	-24
[[los del	-32
[[los delegados	-21
[[los demás	-21
[[los diez	-20
[[los domingos	-14
[[los dos	-35
[[los días	-10
[[los frascos	-21
[[los guantes	-15
[[los instrumentos	-24
[[los jugadores	-19
[[los lados	-10
[[los lunes	-17
[[los martes	-22
[[los meto	-9
[[los miércoles	-14
[[los muchachos	-32
[[los niños	-27
[[los nombres	-28
[[los noventa	-13
[[los números	-14
[[los ojos	-18
[[los otros	-17
[[los padres	-19
[[los papeles	-21
[[los paquetes	-27
[[los pasajeros	-16
[[los pasillos	-11
[[los pedidos	-15
[[los pequeños	-16
[[los permisos	-21
[[los perros	-22
[[los pies	-9
[[los pisos	-16
[[los precintos	-9
[[los primeros	-13
[[los puntos	-22
[[los quesos	15
[[los quince	-14
[[los residentes	-22
[[los restos	-25
[[los rotos	-18
[[los seis	-24
[[los sábados	-28
[[los tableros	-20
[[los tamales	-9
[[los temporeros	-10
[[los tiempos	-17
[[los tiques	-8
[[los tornillos	-13
[[los tres	-28
[[los truenos	-11
[[los tubos	-23
[[los ve	-9
[[los vecinos	-16
[[los veinte	-13
[[los veteranos	-18
[[los viernes	-21
[[luces de	-13
[[luces y	-10
[[lupa ,	-10
[[lámpara y	-16
[[lápiz ,	-11
[[líneas ,	-13
[[lío con	-16
[[mamá de	-10
[[mamá y	-17
[[mandarlo a	-18
[[mandó a	-23
[[manejando así	-16
[[manera de	-24
[[manera que	-9
[[manual .	-11
[[manual de	-17
[[manual del	-20
[[marzo .	-12
[[marzo a	-13
[[marzo y	-14
[[masa madre	18
[[mayoría de	-16
[[maza de	-9
[[medicinas no	-17
[[medidas ,	-14
[[medidas se	-24
[[medidor de	-9
[[medir con	-15
[[mejor que	-23
[[mella ,	-10
[[menor de	-13
[[menores de	-16
[[metes el	15
[[meto el	-18
[[minuto y	-12
[[miras la	-20
[[mirá la	-20
[[mis notas	-11
[[miércoles .	-10
[[moda .	-10
[[moja con	-14
[[moja el	-12
[[monitor de	-11
[[monitoras .	-15
[[monta en	-13
[[montaje de	15
[[mover el	-10
[[municipal de	-14
[[municipal y	-12
[[máquinas y	-11
[[máx .	-20
[[móvil .	-9
[[nacido ,	-14
[[nariz y	-9
[[nave .	-9
[[necesario fijar	-19
[[necesito ayuda	-10
[[necesito que	-27
[[negra y	-16
[[negro .	-12
[[negro se	-12
[[negro sobre	-23
[[nerea ,	-17
[[nerviosos .	-8
[[nevera de	-9
[[niños .	-14
[[niños que	-14
[[noche ,	-22
[[noche .	-15
[[noche 0	-18
[[noche antes	-20
[[noche no	-14
[[noche se	-15
[[nombres de	-17
[[nombres propios	-19
[[nos costó	-8
[[nos exige	-15
[[nos ha	-26
[[nos han	-22
[[nos hizo	-20
[[nos pide	-18
[[nos piden	-17
[[nos puso	-15
[[nos quedó	-10
[[nos tiene	-11
[[nos van	-9
[[nota de	-15
[[nudo de	-10
[[nudos no	-10
[[nunca al	-20
[[nunca con	-20
[[nunca de	-15
[[nunca el	-12
[[nunca en	8
[[nunca la	-18
[[nunca por	-19
[[nunca se	-18
[[nunca una	-18
[[nº 0	-10
[[nº de	-20
[[núm .	-15
[[oaxaca y	-8
[[objeto y	-16
[[objetos olvidados	15
[[obliga a	-11
[[ofrece agua	-13
[[olor a	-25
[[opuestas y	-14
[[ordenador .	-11
[[oye ,	-13
[[pa que	-13
[[paciencia .	-9
[[padres y	-11
[[pala de	-12
[[palabra ,	-15
[[palabras .	-19
[[palmo de	-12
[[para :	-21
[[para abajo	-13
[[para arriba	-15
[[para el	-40
[[para en	-11
[[para escribir	-19
[[para eso	-16
[[para las	-36
[[para leche	-9
[[para los	-43
[[para no	-15
[[para que	-43
[[para quien	-9
[[para qué	-15
[[para sordos	-26
[[para un	-20
[[para ver	-10
[[parada y	-17
[[partes de	-21
[[partida de	-17
[[partida no	-11
[[partir de	-14
[[partir del	-21
[[pasaporte ,	-22
[[pasar a	-21
[[pasar de	-16
[[pasar la	-22
[[pasar por	-17
[[pase el	-18
[[pasillo se	-12
[[patas de	-16
[[patas y	-11
[[pdf y	-10
[[pedido ,	-23
[[pedido de	9
[[pedido que	-16
[[pedidos se	-11
[[pedir .	-14
[[pedir dni	-8
[[pega la	-9
[[pegada en	-9
[[pegatina y	-10
[[pena ,	-13
[[pensado que	-11
[[peor ,	-13
[[pequeño en	-17
[[perdido ,	-20
[[perlas tener	-18
[[personal y	-17
[[pesan ,	-8
[[pesan y	-10
[[petición entra	-18
[[pidió el	-18
[[piel se	-19
[[pierde la	-15
[[pies ,	-9
[[pinza larga	-16
[[piquera y	-12
[[pisa la	-19
[[pisar la	-12
[[pista .	-21
[[placas de	-17
[[planta ,	-12
[[planta 0	-16
[[planta y	-20
[[plantilla del	-11
[[policía local	-12
[[poner el	14
[[poner la	-20
[[poner las	10
[[poner por	-26
[[pones en	-14
[[por alergias	-23
[[por aquí	-12
[[por cada	-13
[[por ciento	-22
[[por correo	-16
[[por debajo	-15
[[por dentro	-11
[[por dónde	-19
[[por el	-32
[[por encima	-14
[[por error	-8
[[por escrito	-43
[[por eso	-26
[[por favor	-11
[[por fuera	-13
[[por hoja	-9
[[por hora	-20
[[por la	-37
[[por lado	-8
[[por largo	-13
[[por las	-17
[[por lo	-26
[[por los	-26
[[por mi	-12
[[por mucho	-10
[[por orden	-14
[[por otra	-17
[[por pata	-15
[[por persona	-24
[[por punto	-16
[[por qué	-21
[[por radio	-13
[[por si	-12
[[por su	-8
[[por teléfono	-17
[[por un	10
[[por una	-21
[[por usar	-16
[[por último	-10
[[porcentaje de	15
[[portal ,	-13
[[portal y	-12
[[precinto de	-18
[[precinto en	-8
[[precintos y	-12
[[precio .	-9
[[prendas de	-24
[[prende el	-12
[[prende la	-13
[[preparar un	11
[[presenta la	-11
[[primera hora	-18
[[primera vez	-17
[[primera visita	-20
[[probando probando	-21
[[procedimiento ,	-17
[[procedimiento de	10
[[profe qué	-16
[[profundidad ,	-8
[[programa ,	-10
[[propietario .	-9
[[propios no	-17
[[propone que	-11
[[propósito .	-13
[[préstamo de	21
[[puebla ,	-14
[[pueblo de	-11
[[puerto de	-10
[[puesta .	-10
[[puestos de	-16
[[pulveriza la	-22
[[puntos de	-14
[[pura vida	-15
[[puñado de	-12
[[páginas ,	-14
[[párroco ,	-13
[[quedo yo	-17
[[quería .	-12
[[queso de	9
[[quince días	-18
[[quince o	-21
[[quinto .	-13
[[quisiera que	-16
[[quitar el	-9
[[quitar lo	-15
[[qué es	-11
[[qué está	-10
[[qué hace	-25
[[qué hora	-10
[[qué pasa	-14
[[qué se	14
[[qué tal	-24
[[rafael ,	-14
[[raíz ,	-12
[[raíz de	-17
[[re :	-17
[[recepción de	28
[[recepción y	-17
[[receta del	-17
[[recibe el	-12
[[recibe en	-21
[[recibe la	-10
[[recién ahí	-14
[[recién nacido	-18
[[redacta :	-11
[[redactar el	-20
[[ref .	-11
[[registro ,	-18
[[registro con	-14
[[reglamento de	-16
[[reglas de	-21
[[rejilla y	-11
[[rellena la	-14
[[rellenar hasta	-10
[[remueve con	-10
[[reparación de	14
[[reparten los	-11
[[reparto de	18
[[repone el	-14
[[resaca .	-16
[[resolvió que	-13
[[responsable de	-17
[[restos en	-18
[[resulta que	-28
[[retirada de	-10
[[rev .	-18
[[revisan los	-12
[[revisó :	-11
[[revés ,	-18
[[revés .	-9
[[riega la	-13
[[rodillo ,	-14
[[rompe el	-17
[[rosa .	-14
[[ruegos y	-19
[[rv :	-15
[[s .	-17
[[sabía a	-14
[[saca la	-25
[[saca las	-16
[[saca los	-13
[[saca por	-19
[[sacar el	-24
[[sacar la	-10
[[sala ,	-13
[[sala .	-19
[[sala de	-19
[[sala pequeña	-9
[[sala se	-14
[[sala y	-19
[[sale ,	-10
[[sale a	14
[[sale antes	-9
[[sale con	-13
[[sale de	-17
[[sale el	-13
[[sale y	-19
[[salen a	-16
[[salen de	-14
[[salen dos	-17
[[salida .	-16
[[salida de	20
[[salida se	-9
[[salida y	-20
[[saliente y	-9
[[salir de	-11
[[salir se	-11
[[salud y	-11
[[saluda al	-18
[[salude y	-16
[[salón de	-22
[[san cristóbal	-16
[[se abre	-32
[[se abren	-19
[[se acabó	-15
[[se acepta	-13
[[se acerca	-11
[[se acomoda	-15
[[se acorta	-15
[[se acuerda	-32
[[se afloja	-10
[[se agita	-10
[[se anota	-19
[[se anotan	-15
[[se apaga	-15
[[se aparta	-25
[[se apartan	-15
[[se apilan	-13
[[se aplaza	-11
[[se aprieta	-18
[[se apunta	-25
[[se apuntan	-12
[[se archiva	-16
[[se arma	-15
[[se arranca	-26
[[se arrastran	13
[[se arregla	-14
[[se aspira	-17
[[se atiende	-23
[[se avisa	-29
[[se añade	-17
[[se baja	-23
[[se bota	-17
[[se busca	-9
[[se calienta	-20
[[se cambian	-16
[[se carga	-29
[[se cayó	-20
[[se checa	-11
[[se cierran	-17
[[se cobra	-13
[[se coge	-17
[[se coloca	-14
[[se come	-22
[[se comenta	-10
[[se comparten	-22
[[se comprueba	-11
[[se conecta	-10
[[se confirma	-11
[[se contesta	-13
[[se corre	-14
[[se corrige	-22
[[se corta	-31
[[se cortan	-17
[[se cortó	12
[[se cosecha	16
[[se cubre	-12
[[se cuela	-21
[[se cuelgan	-18
[[se cuenta	-12
[[se cuentan	-12
[[se da	-27
[[se dan	-16
[[se deja	-25
[[se dejan	-16
[[se descarga	-18
[[se descongela	-11
[[se descuenta	-10
[[se deshacen	-20
[[se desinfecta	-16
[[se desmonta	-11
[[se desopercula	-14
[[se despega	-14
[[se devuelve	-22
[[se devuelven	-16
[[se discute	-21
[[se documente	-28
[[se echa	-32
[[se embala	-10
[[se empieza	-21
[[se enciende	-9
[[se encienden	-12
[[se encontró	-13
[[se encuentre	-15
[[se entra	-25
[[se entrega	-10
[[se entregan	-22
[[se envuelve	-13
[[se escala	-18
[[se escapa	-9
[[se escoge	-16
[[se escucha	-22
[[se espera	-27
[[se esperan	-13
[[se esquila	14
[[se extiende	-13
[[se extrae	-9
[[se felicita	-11
[[se firma	-17
[[se fotografía	-15
[[se frota	-10
[[se fue	-28
[[se fuma	-15
[[se gira	-10
[[se golpea	-12
[[se guarda	-13
[[se ha	-21
[[se habla	-10
[[se hace	-43
[[se hacen	-28
[[se haga	-31
[[se han	-17
[[se huele	-9
[[se imprime	-17
[[se inclina	-12
[[se informa	-11
[[se inventa	-12
[[se jubila	-18
[[se la	-9
[[se larga	-17
[[se las	-20
[[se lava	9
[[se lee	-16
[[se les	-30
[[se levanta	-34
[[se levantan	-14
[[se limpia	-19
[[se limpian	-19
[[se llama	-37
[[se llena	-29
[[se lleva	-22
[[se llevan	-9
[[se llevó	-18
[[se lo	-39
[[se manda	-22
[[se marca	-17
[[se mata	-17
[[se me	-13
[[se mete	-22
[[se mezcla	-14
[[se mezclan	-14
[[se mide	-18
[[se mira	-13
[[se miran	-28
[[se monta	-15
[[se mueve	-21
[[se murieron	-11
[[se nombran	-14
[[se nos	-35
[[se note	-14
[[se ofrece	-12
[[se ordeña	-11
[[se oye	-16
[[se paga	-14
[[se para	13
[[se parte	-19
[[se pasa	-17
[[se pasan	13
[[se pega	-15
[[se pegue	-12
[[se perdió	-16
[[se pesa	-15
[[se pesan	-17
[[se pica	-9
[[se pide	-24
[[se piden	-11
[[se pierde	-10
[[se pincha	-22
[[se pintan	-15
[[se pone	-29
[[se ponen	-24
[[se ponga	-14
[[se pregunta	-29
[[se prende	-20
[[se presenta	-12
[[se prestan	-22
[[se prueba	-17
[[se pueda	-29
[[se puede	-23
[[se pulveriza	11
[[se purga	-12
[[se queda	-42
[[se quedan	-26
[[se quedaron	-9
[[se quedó	-17
[[se quita	-23
[[se rasca	-18
[[se rechaza	-10
[[se recibe	-22
[[se recoge	13
[[se recogen	-18
[[se recupera	-20
[[se regresa	-18
[[se renueva	-14
[[se reparten	-20
[[se repasa	-14
[[se repite	-23
[[se repone	-17
[[se resolvió	-13
[[se retira	-30
[[se retiran	-13
[[se revisa	-31
[[se revisan	-32
[[se riega	-19
[[se riegan	-13
[[se rompe	-11
[[se saca	-46
[[se sacan	-17
[[se sale	-25
[[se seca	-17
[[se secan	-12
[[se sella	-12
[[se sienta	-16
[[se sientan	-12
[[se siente	-12
[[se solicita	-13
[[se sopla	-10
[[se sube	-24
[[se suelta	-17
[[se sujeta	-10
[[se sumerge	-9
[[se sustituye	-13
[[se tacha	-12
[[se tapa	-24
[[se tapan	-12
[[se te	-21
[[se tira	-22
[[se tiran	-16
[[se toca	-26
[[se tocan	-16
[[se toma	-13
[[se toman	-18
[[se unta	-18
[[se usa	-18
[[se usan	-16
[[se va	-34
[[se vacía	-11
[[se van	-9
[[se vaya	-11
[[se ve	-28
[[se vea	-18
[[se vende	-17
[[se ventila	-14
[[se verá	-12
[[se voltean	-23
[[se vuelcan	-11
[[se vuelve	-18
[[seco y	-19
[[secretaria .	-12
[[secretario de	-11
[[secretaría de	-8
[[seguridad ,	-15
[[sella con	-9
[[sello y	-15
[[sentido del	-18
[[septiembre ,	-8
[[septiembre .	-13
[[septiembre y	-20
[[serio ,	-20
[[servidora ,	-13
[[sesenta y	-14
[[sesión a	-20
[[set point	-8
[[seta de	-14
[[setenta y	-18
[[señores :	-9
[[si a	-21
[[si alguien	-28
[[si alguno	-9
[[si aparece	10
[[si da	-12
[[si dice	-16
[[si el	-40
[[si en	13
[[si es	-40
[[si estuviera	-17
[[si falla	-17
[[si falta	-12
[[si hace	-16
[[si han	-14
[[si hay	-45
[[si huele	-30
[[si la	-29
[[si le	-18
[[si lo	-22
[[si los	-16
[[si me	-14
[[si muerde	-19
[[si no	-39
[[si pasa	-18
[[si puede	-18
[[si quiere	-26
[[si quieren	-20
[[si sale	-25
[[si salen	-20
[[si salta	-24
[[si son	-14
[[si suena	-19
[[si te	16
[[si tiene	-24
[[si un	17
[[si ve	-18
[[si ya	-16
[[sienta a	-9
[[siente mal	-8
[[siguiendo la	-10
[[silencio y	-15
[[sirva para	-14
[[sirve .	-9
[[sirve para	-12
[[sitio ,	-10
[[socio que	-18
[[soles ,	-13
[[solicito que	-19
[[solicitud de	18
[[solución de	-17
[[sonda en	-12
[[spray ,	-14
[[sra .	-20
[[subir ,	-18
[[subir a	-19
[[sucia ,	-9
[[suiza ,	-10
[[superficie y	-10
[[sustituye a	-12
[[susto con	-18
[[suya .	-12
[[sábado ,	-18
[[sábado pasado	-14
[[sábados .	-16
[[t .	-11
[[tablilla con	-16
[[tal ,	-12
[[tal la	-13
[[taller de	-23
[[tambor con	-17
[[tanda de	-20
[[tanque 0	-18
[[tanque de	-13
[[tanque ni	-8
[[tanque y	-12
[[tanto ,	-16
[[tapado con	-11
[[tapar el	16
[[tardes ,	-9
[[tarjeta de	-23
[[tarjeta y	-16
[[techo y	-15
[[tel .	-10
[[tema :	-15
[[temporada .	-9
[[temporada de	-17
[[terapia intensiva	-23
[[tercer día	-11
[[terminar se	-16
[[termómetro en	-9
[[test de	-17
[[testigo de	-9
[[texto modelo	-13
[[tibia y	-13
[[tienda es	-11
[[tienen que	-17
[[tienes que	-16
[[tinta en	-15
[[tipo ,	-17
[[tirando de	-11
[[tiza y	-10
[[toalla y	-16
[[tocó a	-17
[[toma el	12
[[toma foto	-15
[[toma la	-26
[[toque el	-17
[[trabaja en	-15
[[trabajamos en	-21
[[trapos mojados	-16
[[tras el	-18
[[traslado de	14
[[trescientas personas	-23
[[truenos que	-10
[[turno ,	-11
[[turno .	-13
[[turno de	-9
[[turno lo	-20
[[turno se	-15
[[turno y	-18
[[turnos ,	-8
[[tuvimos un	-21
[[tío y	-11
[[título :	-10
[[un abrazo	-16
[[un adulto	-14
[[un ayudante	-12
[[un año	-12
[[un años	-12
[[un balde	-14
[[un bote	-15
[[un candado	-12
[[un centro	-12
[[un chico	-18
[[un cliente	-14
[[un compañero	-11
[[un cuarto	-16
[[un documento	-32
[[un día	-20
[[un equipo	-13
[[un escrito	-24
[[un grupo	-10
[[un instructivo	-33
[[un lado	-15
[[un libro	10
[[un lote	-14
[[un lío	-16
[[un manual	-14
[[un metro	-11
[[un minuto	-11
[[un muchacho	-12
[[un niño	-17
[[un papel	-27
[[un patio	-12
[[un perro	-9
[[un piano	-18
[[un poco	-14
[[un poquito	-12
[[un primer	-12
[[un procedimiento	-34
[[un pueblo	-10
[[un puñado	-9
[[un rato	-8
[[un reglamento	-15
[[un restaurante	-15
[[un salón	-18
[[un sobre	-26
[[un solo	-10
[[un susto	-18
[[un taller	-9
[[un teatro	-14
[[un texto	-19
[[un título	-12
[[un vecino	-19
[[un voluntario	-12
[[una ,	-13
[[una bodega	-19
[[una chica	-15
[[una clienta	-14
[[una cooperativa	-14
[[una cosa	-22
[[una de	-20
[[una empresa	-26
[[una en	-17
[[una familia	-26
[[una ficha	-15
[[una franja	-11
[[una gota	-11
[[una guía	-37
[[una hoja	-26
[[una hora	-28
[[una madre	-16
[[una mano	-28
[[una moneda	-8
[[una muestra	16
[[una máquina	-14
[[una norma	-20
[[una oficina	-19
[[una partida	-17
[[una persona	-32
[[una por	-13
[[una raya	-10
[[una reclamación	-10
[[una se	-13
[[una segunda	-14
[[una señora	-21
[[una sola	-20
[[una tela	-18
[[una tercera	-9
[[una tienda	-22
[[una vez	-18
[[una vuelta	-19
[[unificar la	-22
[[unos veinte	-18
[[vacaciones de	-16
[[vacías con	-15
[[valencia .	-16
[[valle de	-12
[[vamos a	-33
[[varias cosas	-17
[[vecino de	-10
[[vela de	-14
[[velocidad reducida	-19
[[vendría de	-22
[[ventana ,	-11
[[ventana abierta	-10
[[ventanilla .	-11
[[verano con	-17
[[verano llegan	-20
[[verano pasado	-13
[[verdad ,	-12
[[verdad es	-14
[[vereda y	-16
[[versión 0	-17
[[viaje de	-19
[[vida .	-12
[[vida y	-12
[[vidrio con	-18
[[vieja se	-13
[[vinagre ,	-20
[[vino una	-14
[[visita ,	-10
[[vista ,	-17
[[visto bueno	12
[[visto en	-17
[[vitrina ,	-13
[[vive en	-13
[[voltea el	-14
[[voluntarios y	-15
[[volver a	-25
[[vos que	-15
[[vuelo .	-14
[[vuelo con	9
[[vuelta .	-16
[[vuelta a	-11
[[vuelta al	-18
[[vuelta y	-15
[[vuelto a	-16
[[vuelven a	-19
[[víspera y	-9
[[xq el	-17
[[yemas ,	-13
[[zaragoza y	-14
[[ºc ,	-16
[[ácido en	-23
[[óscar ,	-10
[[único que	-16
[]	-9900
[a	-9900
[abajo	-9900
[abierta	-9900
[abiertas	-21
[abierto	-9900
[abogado	-17
[abono	-13
[abrazo	-12
[abren	-9900
[abres	-17
[abril	-17
[abrimos	-12
[abrir	13
[abro	-12
[abrochado	-9
[abuelo	-12
[acaba	-28
[acabar	-22
[acabó	-17
[acceso	-15
[accidente	-8
[aceite	-22
[acepta	-19
[acepte	-12
[acequiero	-14
[acerca	-21
[acero	-12
[aclarado	-16
[aclarar	-16
[acomoda	-21
[acomodador	-9
[acompaña	-11
[acompañante	-13
[acondicionado	-20
[acordate	-15
[acorta	-13
[acta	-9900
[acto	-18
[actor	-21
[actuar	11
[acuerda	-23
[acuerdo	-14
[acuse	-15
[acá	-9900
[adela	-11
[adelanta	-13
[adelante	-16
[además	-31
[adentro	-9900
[administrador	-11
[adornos	-10
[adulto	-20
[aeropuerto	-26
[afloja	-14
[aflojar	-11
[afuera	-15
[agarra	-16
[agarró	-21
[agencia	-21
[agosto	-21
[agradeceré	-14
[agradecería	-23
[agrega	-9
[agua	-9900
[aguanta	-12
[aguja	-21
[agujas	-19
[agujero	-15
[agujeros	-12
[ah	-28
[ahora	-9900
[ahí	-9900
[aire	-9900
[aislamiento	-18
[ajedrez	-11
[ajuste	11
[al	-60
[ala	-8
[alarma	-23
[alas	-12
[albarán	-10
[alcalde	-12
[alcaldía	-10
[alcance	-18
[alcohol	-9900
[alergia	-18
[alergias	-29
[alevines	-13
[alfombra	-15
[algo	-9900
[algodón	-27
[alguna	-19
[alguno	-21
[algún	-13
[alimentos	-11
[aljibe	-9
[allá	-15
[allí	-22
[almacén	14
[alrededor	-17
[alta	-9900
[alternas	-12
[alto	-11
[altura	-9900
[alumno	-16
[alumnos	-26
[alzas	-9
[amable	-20
[amarilla	-13
[amarillo	-9900
[amarillos	-14
[ambas	-10
[ambos	-8
[amigos	-18
[amonio	-14
[amparo	-23
[ancho	-13
[anda	-19
[andamio	-15
[andamos	-11
[andar	-14
[andén	-13
[anemómetro	-16
[anexo	-17
[anillos	-16
[animal	-22
[animales	-20
[anoche	-25
[anota	-9900
[anotan	-22
[anotás	-13
[anselmo	-15
[ante	-23
[antecedentes	-14
[antemano	-15
[antena	-18
[anterior	-9900
[antes	-64
[antiguo	-20
[antiguos	-21
[antonio	-8
[anual	-14
[anunciada	-18
[anuncian	-11
[anuncios	-18
[apaga	-9900
[apagada	-10
[apagado	-8
[apagar	-18
[apagó	-13
[aparato	-15
[aparece	-19
[apareció	-12
[aparta	-26
[apartan	-10
[aparte	-9900
[apellido	-14
[apertura	21
[apilan	-11
[aplaza	-8
[aplica	-16
[apostilla	-15
[apoya	-10
[app	-12
[aprendices	-8
[apretada	-19
[apretar	-21
[aprieta	-18
[aprobadas	-11
[aprueba	-10
[apunta	-9900
[apuntado	-14
[apuntan	-13
[apuntar	-21
[apuntas	-13
[apuntes	-18
[apunto	-9
[apuro	-12
[aquí	-9900
[archiva	-9
[archivo	-18
[archivos	-14
[arco	-14
[arcos	-13
[arena	-20
[arequipa	-13
[arma	-17
[armador	-10
[arman	-17
[armar	-23
[armario	-16
[arme	-17
[armemos	-31
[arneses	-12
[arnés	-21
[aro	-8
[arqueo	14
[arrancar	-17
[arranco	-19
[arranque	12
[arrastran	-15
[arregla	-11
[arreglar	-15
[arregle	-11
[arreglo	-18
[arriba	-9900
[arroz	-13
[art	-9900
[asamblea	-13
[ascensor	-22
[ascensores	-25
[aseguradora	-22
[asiento	-27
[asisten	-20
[asistentes	-8
[asociación	-10
[aspira	-12
[aspirador	-16
[aspiradora	-17
[aspirar	-14
[asuntos	-13
[asusta	-17
[así	-9900
[atendemos	-27
[atender	-9
[atiende	-26
[atrás	-9900
[audio	-15
[auditor	-14
[auditoría	-15
[audífonos	-17
[aulas	-18
[aunque	-9900
[auto	-12
[autobús	-16
[autoclave	-13
[automático	-15
[autor	-9
[autoriza	-12
[autorización	-23
[autorizada	-13
[autos	-18
[auxiliar	-24
[auxiliares	-18
[av	-18
[avalúo	12
[ave	-21
[avería	-18
[avisar	-14
[aviso	-9900
[avisó	-10
[ay	-15
[ayer	-9900
[ayuda	-24
[ayudante	-16
[ayudas	-14
[ayuntamiento	-36
[ayuntamientos	-13
[azar	-14
[azufre	-15
[azul	-9900
[añade	-18
[añadir	-13
[año	-9900
[años	-9900
[b	-9900
[baja	-9900
[bajamos	-12
[bajando	-12
[bajas	-19
[baje	-18
[bajo	-9900
[bajó	-25
[balcón	-16
[balda	-14
[balde	-18
[balsa	-14
[banco	-18
[banda	-15
[bandeja	-9900
[bandejas	-8
[bandera	-10
[bar	-16
[barca	-13
[barco	-21
[bares	-13
[barniz	-14
[barra	-18
[barrer	-10
[barrera	-16
[barrido	-18
[barrio	-22
[barro	-14
[base	-9900
[basta	-13
[bastante	-15
[bastaría	-19
[bastoncillo	-13
[basura	-17
[bata	-16
[batea	-18
[batería	-10
[baterías	-10
[baño	-9900
[bea	-9
[bebido	-10
[bebé	-19
[bebés	-21
[becarios	-12
[beneficio	-16
[beso	-12
[beto	-30
[biblioteca	-24
[bicho	-18
[bici	-13
[bicicletas	-15
[bidón	-16
[bien	-9900
[billete	-21
[biombo	-11
[bitácora	-11
[blanca	-14
[blanco	-9900
[blando	-9
[bloque	-14
[bloquea	-20
[boca	-9900
[boda	-29
[bodas	-20
[bodega	-34
[bodeguero	-9
[bogotá	-18
[bolas	-10
[boleta	-21
[boletín	12
[bolsa	-9900
[bolsas	-20
[bolsillo	-10
[bolsillos	-17
[bomba	-21
[bombas	-11
[bombeo	-14
[bombo	-21
[bonito	-9900
[boquilla	-10
[borde	-14
[bordes	-13
[bordo	-11
[borra	-15
[borrador	-9900
[bota	-19
[botas	-29
[bote	-9900
[botella	-16
[botes	-15
[botiquín	-17
[botón	-22
[brasil	-19
[brazo	-8
[breve	-25
[brida	-12
[brigada	-16
[bruto	-12
[buen	-19
[buena	-23
[buenas	-9900
[bueno	-9900
[buenos	-9900
[buenísimo	-11
[bulto	-17
[busca	-9900
[buscar	-11
[buscas	-17
[busco	-12
[buses	-21
[busque	-21
[buzón	-17
[báscula	-12
[básico	-16
[c	-9900
[caballo	-10
[cabe	-9
[cabecera	-14
[caben	-11
[cabeza	-9900
[cabezal	-21
[cabina	-9900
[cable	-9900
[cables	-19
[cabra	-15
[cada	-33
[cadena	-11
[cadera	-16
[caduca	-18
[caducidad	-16
[cae	-14
[cafetera	-8
[café	-9900
[caiga	-16
[cajas	-9900
[cajón	-9900
[cal	-12
[calcula	-16
[caldera	-17
[calefacción	-10
[calendario	-14
[calentar	-20
[calidad	-9900
[calienta	-20
[caliente	-9900
[calientes	-13
[calle	-9900
[calles	-15
[calor	-20
[calza	-16
[calzado	-26
[cama	-17
[cambia	-9900
[cambiamos	-13
[cambiar	-16
[cambiaron	-11
[cambias	-16
[cambie	-12
[cambio	20
[cambios	10
[cambió	-14
[camilla	-16
[camina	-13
[camino	-19
[camiones	-25
[camioneta	-20
[campana	-23
[campanas	-15
[campaneros	-8
[campanilla	-18
[campaña	-16
[campo	-26
[canciones	-12
[canción	-24
[candado	-9900
[canilla	-15
[canta	-14
[cantidad	-17
[canto	-18
[cantos	-21
[capa	-22
[capas	-13
[capataz	-17
[capturas	-24
[capítulo	-13
[cara	-9900
[caracoles	-20
[caracteres	-13
[caras	-15
[carcasa	-22
[carga	-17
[cargar	13
[cargo	-26
[carilla	-17
[cariño	-14
[carne	-20
[carnicería	-17
[carné	-15
[caro	-14
[carpeta	-17
[carretera	-14
[carrito	-18
[carritos	-18
[carro	-23
[carros	-9
[carta	-20
[cartel	-9900
[cartilla	-16
[cartón	-18
[casco	-9900
[cascos	-11
[caseta	-9
[casi	-9900
[caso	-15
[castellano	-21
[catorce	-23
[causa	-16
[cayó	-21
[cazo	-13
[caída	-18
[caído	-15
[caña	-15
[cañas	-11
[cc	-13
[celo	-13
[celular	-22
[cementerio	-19
[cenizas	-10
[centrada	-18
[central	-14
[centro	-13
[centros	-10
[centímetros	-25
[cepilla	-21
[cepillo	-23
[cepillos	-19
[cera	-10
[cerca	-21
[cercano	-17
[cero	-11
[cerrada	-25
[cerrado	-16
[cerradura	-22
[cerrando	-23
[cerrar	-9900
[cerró	-14
[certificación	-19
[certificado	-9900
[cerámica	-15
[cesta	-15
[cestas	-15
[chaleco	-18
[chalecos	-12
[chapa	-18
[charla	-13
[charo	-16
[charola	-15
[chat	-16
[chaval	-21
[chavales	-20
[chayo	-21
[che	-26
[checa	-24
[chef	-10
[chema	-17
[chica	-9900
[chicas	-37
[chicle	-12
[chico	-9900
[chicos	-25
[chiquito	-13
[chocolate	-20
[chofer	-9900
[chorro	-18
[chorros	-13
[chupa	15
[chófer	-15
[ciclo	-13
[cien	-9900
[ciento	-9900
[cierra	-9900
[cierran	-12
[cierras	-17
[cierre	18
[cierto	-10
[cifrado	-11
[cilindro	-18
[cilindros	-14
[cinco	-9900
[cincuenta	-29
[cinta	-9900
[cintas	-17
[cinturones	-15
[cinturón	-19
[circuito	14
[circular	-14
[cisterna	-26
[cisternas	-14
[cita	-14
[civil	-21
[clara	-20
[claras	-18
[clarito	-31
[claro	-28
[clase	10
[clave	-19
[clavo	-10
[clienta	-20
[cliente	-9900
[clientes	-24
[cloro	-9900
[club	-13
[clínica	-26
[cm	-9900
[co2	-12
[cobertura	-15
[cobra	-17
[cobrar	10
[cobre	-19
[cobro	-13
[coca	-14
[coche	17
[coches	-18
[cocina	-9900
[cocinera	-9
[cofradía	-12
[coge	-22
[cogen	-15
[coger	-19
[coinciden	-9
[cola	-9900
[colada	14
[colado	12
[colar	-20
[colchón	-8
[colegio	-11
[colgada	-15
[colgadas	-12
[colgado	-27
[colgar	-19
[collar	-17
[coloca	-17
[colocar	12
[colonia	14
[color	-9900
[colores	-10
[colón	-17
[combustible	-12
[come	-13
[comedor	-14
[comen	-8
[comenta	-18
[comer	-14
[comercial	-18
[comida	-29
[comido	-11
[comisario	-15
[comisión	-21
[comité	-27
[como	-9900
[compara	-9900
[comparten	-13
[compañero	-27
[compañeros	-24
[compañía	-18
[completa	-21
[completo	-18
[compra	-21
[comprador	-18
[compras	-15
[compresor	-13
[comprobación	-16
[comprobante	-9
[comprobar	-14
[comprueba	-9900
[compu	-13
[compuerta	-10
[compuertas	-16
[comunicación	-9
[comunidad	-24
[con	-9900
[concejal	-31
[concha	-21
[concierto	-23
[condición	-18
[conductor	-12
[conecta	-11
[conectar	-17
[confirma	-10
[confirmado	-8
[confirmen	-15
[conforme	-13
[congela	-13
[congelador	-16
[congelar	15
[congreso	-21
[cono	-25
[conoce	-9
[conos	-8
[consejo	-12
[conserje	-14
[conserjería	-12
[conservación	-12
[conservadora	-9
[considero	-25
[consignar	-17
[consola	-16
[consta	-9
[constar	-14
[conste	-26
[constructora	-14
[contaba	-17
[contabilidad	-17
[contacto	-11
[contado	-14
[contador	-16
[contando	-24
[contenedor	-22
[contenedores	-19
[contenido	-11
[contesta	-9900
[contestado	-20
[contestan	-14
[continuación	-18
[contorno	-13
[contra	-9900
[contraluz	-12
[contratista	-14
[contrato	-21
[control	20
[controla	-14
[controlada	-11
[contó	-19
[convertir	-25
[conviene	-25
[coop	-13
[cooperativa	-22
[coordenadas	-13
[coordinación	-22
[coordinador	-15
[coordinadora	-18
[copia	-9900
[copias	-15
[corazón	-23
[corcho	-17
[cordial	-8
[corona	-19
[corre	-15
[correa	-22
[correas	-24
[correcto	-8
[corren	-18
[correo	-9900
[corresponda	-16
[corresponde	-8
[corrige	-20
[corta	-9900
[cortando	-10
[cortar	-10
[cortas	-22
[cortes	-25
[corto	-24
[cortos	-11
[cortó	-19
[cosa	-9900
[cosas	-9900
[cosecha	-23
[costado	-12
[costra	-11
[costumbre	-17
[costó	-10
[cree	-24
[cremallera	-9
[crematorio	-10
[creo	-22
[criamos	12
[cristal	-13
[cristóbal	-13
[crotal	-14
[cruz	-13
[cruzadas	-17
[cría	-27
[cuadernillo	-16
[cuadernillos	-18
[cuaderno	-9900
[cuadra	-11
[cuadrilla	11
[cuadrillas	-13
[cuadro	-18
[cuadros	-13
[cualquier	-25
[cualquiera	-19
[cuando	33
[cuanto	-24
[cuarenta	-9900
[cuarentena	-17
[cuarta	-16
[cuartas	-20
[cuarto	-9900
[cuartos	-15
[cuatro	-9900
[cubeta	-15
[cubo	-25
[cubos	-18
[cubre	-10
[cucharada	-14
[cuchilla	-18
[cuchillo	-18
[cuela	-16
[cuelga	-9900
[cuelgan	-20
[cuello	-16
[cuenca	-20
[cuenta	-9900
[cuentan	-9900
[cuentas	-31
[cuente	-8
[cuento	-9900
[cuerda	-9900
[cuerdas	-31
[cuero	-9
[cuerpo	-27
[cuesta	-21
[cueva	-21
[culpa	-19
[cultivo	-10
[cumple	-8
[cuotas	-17
[curro	-9
[curso	-18
[custodia	-13
[cuál	-10
[cuándo	-29
[cuántas	-16
[cuánto	-16
[cuántos	-15
[cuñada	-13
[cuñado	-19
[cádiz	-16
[cámaras	-16
[círculo	-10
[cód	-14
[código	-12
[cómo	47
[córdoba	-18
[cúpula	-15
[d	-10
[da	-9900
[dado	-31
[dale	-30
[damos	-32
[dan	-20
[dani	-21
[dar	-9900
[darle	-8
[das	-19
[datos	-16
[datáfono	-12
[daños	-16
[de	-118
[debajo	-9900
[debe	-18
[debería	-13
[debo	-19
[decente	-12
[decide	-9900
[decimos	-16
[decir	-24
[decirle	-15
[decirlo	-12
[dedo	-22
[dedos	-9900
[definir	-27
[deja	-9900
[dejado	-18
[dejan	-16
[dejar	-9900
[dejarla	-11
[dejas	-14
[deje	-12
[dejes	-14
[dejo	-19
[dejó	-23
[del	-9900
[delantal	-13
[delante	-9900
[delegado	-21
[delegados	-21
[demás	-13
[densidad	12
[dental	-10
[dentro	-9900
[denuncia	-19
[departamento	-16
[deploy	-20
[depto	-23
[depuradora	-19
[depósito	-9900
[derecha	-8
[derecho	-18
[desarrollo	-8
[descansa	-13
[descanse	-18
[descarga	15
[describe	-12
[descuelgue	-11
[desde	-11
[desenchufada	-18
[deshacen	-15
[deshielo	-16
[desinfecta	-17
[desinfectante	-9
[desmonta	-12
[desmontar	-19
[desopercula	-10
[despacio	-9900
[despacito	-11
[despega	-12
[después	-9900
[destapa	-11
[destilada	-12
[destino	-26
[detalle	-16
[detrás	-9900
[devoluciones	-22
[devolución	-24
[devolverlo	-8
[devolvió	-10
[devuelve	-9900
[devuelven	-20
[di	-20
[diaria	-17
[diario	-17
[diarios	-17
[dibujo	-21
[dibujos	-16
[dice	-9900
[dicen	-24
[dices	-15
[dicho	-18
[diciembre	-17
[diciendo	-19
[dicto	-23
[diecinueve	-22
[dieciocho	-24
[dieciséis	-17
[dieron	-8
[diez	-9900
[diferencia	-15
[diferente	-11
[digo	-9900
[dije	-18
[dijeron	-9
[dijo	-9900
[dinero	-9900
[dio	-18
[dios	-9900
[dirección	-9900
[directamente	-23
[directo	-23
[director	-11
[directora	-23
[dirijo	-21
[disco	-19
[disculpe	-17
[discute	-19
[distinta	-15
[distintas	-19
[distinto	-21
[distintos	-16
[distribución	-19
[diálisis	-11
[diésel	-13
[dni	-9900
[doble	-9900
[doce	-9900
[doctora	-17
[documente	-20
[documento	-9900
[documentos	-17
[domicilio	-19
[domingo	-9900
[domingos	-21
[don	-9900
[donante	-26
[donantes	-15
[donde	-24
[dos	-31
[doscientos	-28
[dosis	-12
[doy	-16
[doña	-14
[dr	-21
[dra	-17
[drenaje	-14
[dron	-22
[ducha	-15
[duele	-8
[duermen	-17
[dueño	-21
[dulce	-15
[durante	-9900
[duro	-13
[dé	-20
[día	-9900
[días	-9900
[dónde	-9900
[e	-24
[echa	-9900
[echan	-16
[echar	-25
[echas	-9
[eches	-17
[edad	-8
[edición	-13
[edificio	-19
[edificios	-17
[educación	-16
[educadora	-29
[eh	-9900
[eje	-17
[ejemplar	-17
[ejemplares	-8
[el	8
[elaboró	-15
[electricista	-10
[elevador	-11
[elige	-11
[ella	-9900
[ellas	-25
[ello	-16
[ellos	-19
[elvira	-18
[eléctrico	-10
[eléctricos	-17
[embarque	19
[emergencia	-18
[emisora	-21
[empezamos	-17
[empezando	-11
[empezar	-21
[empezó	-12
[empeño	-15
[empieza	-9900
[empiezan	-23
[empiezo	-18
[empleado	-25
[empresa	-9900
[empujar	-14
[en	-58
[encantadora	-16
[encargada	-23
[encargado	-9900
[encargo	-22
[encender	-16
[encendida	-13
[enchufes	-13
[enciende	-12
[encienden	-10
[encima	-9900
[encoge	-14
[encomienda	-16
[encontré	-18
[encontró	-18
[encuentra	-14
[encuentre	-10
[energía	-14
[enero	-9900
[enfermera	-18
[enfermería	-15
[enfrente	-10
[enfriar	-9
[enhorabuena	-12
[enjuaga	-8
[enjuagar	-15
[enlace	-23
[enrollada	-15
[ensaya	-10
[ensayo	-14
[enseña	-22
[enseñamos	-17
[enseñar	-17
[enséñale	-11
[entera	-9900
[enteras	-10
[entero	-9900
[enterramos	-9
[entienda	-13
[entiendan	-20
[entonces	-9900
[entra	-9900
[entrada	19
[entradas	14
[entran	-9900
[entrante	-10
[entrar	-9900
[entre	-9900
[entrega	18
[entregamos	-17
[entregan	-18
[entregarlo	-12
[entren	-19
[entró	-23
[enviado	-17
[envuelve	-9
[envía	-12
[enólogo	-12
[equipo	-9900
[era	-9900
[ernesto	-18
[error	-18
[es	-9900
[esa	-9900
[esas	-19
[escala	-18
[escalera	-13
[escanea	-17
[escoge	-19
[escolar	-18
[escolares	-25
[escribe	-9900
[escribes	-9
[escribir	-20
[escribió	-17
[escribo	-9900
[escrito	-9
[escucha	-15
[escuela	-34
[escurre	-11
[escurrir	-11
[escáner	-14
[ese	-9900
[esfera	-11
[eso	-9900
[esos	-10
[espacio	-14
[espalda	-18
[espaldas	-13
[español	-16
[especial	-14
[especiales	-13
[espejo	-18
[espera	-9900
[esperan	-10
[esperando	-12
[esperar	-9900
[esperas	-10
[espere	-19
[espero	-24
[esponja	-11
[esporas	-18
[esposa	-9
[espuma	-14
[espátula	-15
[espíritu	-14
[esquila	8
[esquina	-20
[esquinas	-16
[esta	-9900
[estaba	-17
[estaciones	-15
[estación	-22
[estado	-15
[estamos	-22
[estanque	-10
[estar	-29
[estas	-24
[este	-9900
[esterilización	12
[estimada	-12
[estimado	-17
[estimados	-13
[esto	-9900
[estos	-13
[estoy	-9900
[estructura	-21
[estuche	-12
[estudiantes	-22
[estudio	-21
[estuviera	-15
[estuvieron	-11
[estuvimos	-13
[estuvo	-28
[está	-9900
[están	-9900
[esté	-9900
[estéril	-10
[etcheverry	-14
[etiqueta	-9900
[etiquetas	-15
[euros	-9900
[evitar	-18
[examen	-23
[excusa	-19
[exige	-18
[exista	-14
[existe	-18
[expediente	-14
[expedientes	15
[explica	-9
[explicar	-18
[explicarle	-11
[explico	-17
[explicó	-13
[explique	-25
[expone	-14
[exportación	-20
[exterior	-10
[extintor	-10
[extintores	12
[extra	-16
[extracción	9
[extracto	-21
[extractor	-8
[extrae	-10
[fabricante	-10
[factura	-17
[facturas	13
[facultad	-20
[faena	-12
[falla	-15
[falso	-15
[falta	-9900
[faltan	-13
[faltas	-19
[falte	-17
[familia	-9900
[familiar	-17
[familias	-9900
[fantasía	-9
[farmacia	9
[farmacéutico	-13
[favor	-9900
[fe	-14
[febrero	-25
[fecha	-9900
[federación	-21
[felicita	-9
[feria	-16
[fermín	-15
[fernando	-10
[fianza	-19
[fibra	-22
[ficha	-9900
[fichas	-12
[fiebre	-14
[figure	-15
[fija	-19
[fijada	-18
[fijar	-27
[fijo	-14
[film	-24
[filtro	-14
[filtros	-23
[fin	-21
[fina	-17
[final	-9900
[finca	-26
[fino	-17
[firma	-9900
[firmada	-9900
[firmado	-21
[firmados	-12
[firman	-17
[firmar	-24
[firmas	-16
[firme	-21
[flor	-17
[flota	-15
[foco	-18
[folio	-12
[fondo	-9900
[fontanero	-13
[forma	-9900
[formas	-19
[formato	-16
[formulario	-9
[fosa	-10
[foso	-17
[foto	-9900
[fotografía	-15
[fotos	-9900
[franja	-15
[frascos	-17
[frases	-16
[frecuencia	-11
[freelance	-15
[freno	-30
[frenos	-12
[frente	-9
[fresa	-17
[frontofocómetro	-12
[frota	-10
[frotar	-10
[fría	-12
[frío	-9900
[fue	-9900
[fuego	-17
[fuera	-9900
[fuerza	-10
[fuga	-15
[fui	-21
[fuma	-16
[fumigación	19
[funciona	-17
[funcionario	-13
[función	-28
[fundición	-10
[funeraria	-19
[furgo	-14
[furgoneta	-19
[fwd	-15
[fútbol	-17
[g	-10
[galpón	-18
[gana	-18
[gancho	-12
[gas	-9900
[gasa	-18
[gatos	-27
[gel	-14
[generación	-16
[general	-26
[gente	-9900
[gerencia	-12
[gerente	-18
[gestor	-17
[gira	-9900
[giran	-9
[girando	-21
[gladys	-18
[globo	-11
[golpe	-27
[golpea	-10
[golpear	-8
[golpes	-16
[goma	-9900
[gorda	-13
[gorka	-13
[gota	-18
[gotas	-20
[gotea	-10
[grabado	-21
[grabando	-31
[grabe	-20
[grabo	-26
[gracia	-12
[gracias	-9900
[grado	16
[grados	-9900
[gramos	-24
[grande	-9900
[grandes	-18
[grano	-9
[grasa	-17
[grave	-13
[gremio	-8
[grietas	-16
[grifo	-18
[grifos	-18
[gris	-12
[grita	-10
[groserías	-8
[gruesos	-13
[grumos	-13
[grupo	-9900
[grúa	-19
[guadalajara	-10
[guante	-23
[guantes	-9900
[guarda	-9900
[guardada	-15
[guardia	-21
[guardo	-11
[guata	-14
[guion	12
[gustaría	-27
[gusto	-15
[guía	-14
[género	-10
[h	-9900
[ha	-13
[haber	-13
[habitación	-24
[habla	-9900
[hablado	-20
[hablamos	-15
[hablar	-26
[hablo	-27
[habéis	-12
[había	-19
[hace	-9900
[hacen	-9900
[hacer	-35
[haces	-17
[hacia	-9900
[hacienda	-18
[hacé	-15
[hacía	-16
[haga	-9900
[hagan	-19
[hago	-9900
[halcones	-17
[halló	-13
[han	-9900
[harina	-24
[harris	-16
[haría	-18
[harías	-19
[hasta	-9900
[hay	-19
[haya	-9900
[hazme	-17
[he	-9900
[hecha	-18
[hechas	-10
[hecho	-23
[hectáreas	-17
[helada	-20
[helado	-18
[helio	-9
[hembra	-13
[hemos	-31
[hermana	-13
[hermanas	-22
[hermandad	-21
[hermano	-21
[hermanos	-10
[hernán	-13
[herrado	19
[herrador	-11
[herradura	-16
[herramienta	-17
[herramientas	-15
[hielo	-21
[hierve	-15
[hija	-14
[hijo	-12
[hilo	-23
[hisopo	-17
[hizo	-26
[hogar	-18
[hoja	-9900
[hojas	-19
[hola	-9900
[hollín	-15
[hombre	-28
[hombres	-24
[hombro	-21
[hora	-9900
[horario	-8
[horas	-9900
[horno	-34
[hospital	-9900
[hostal	-14
[hotel	-20
[hoteles	-10
[hoy	-9900
[hubo	-9900
[hueco	-15
[huela	-14
[huele	-9900
[huelen	-21
[huerta	-11
[hueso	-14
[huevo	-19
[huevos	-21
[hugo	-10
[humana	-12
[humedad	-25
[humo	-13
[huésped	-15
[hábiles	-13
[hágamelo	-18
[húmeda	-17
[húmedo	-12
[i	-11
[iba	-22
[idea	-25
[identificación	-21
[idioma	-13
[ido	-8
[iglesias	-17
[igual	-9900
[iker	-15
[ilustre	-12
[importa	-14
[importe	-12
[imprenta	-18
[impreso	-10
[imprime	-15
[imprimen	-13
[imprimir	-14
[imán	-16
[incendio	-8
[incidencias	12
[incluso	-16
[incluye	-9
[indica	-14
[indicaciones	-22
[industrial	-12
[infantil	-17
[informa	-16
[informe	-20
[ing	-12
[ingeniero	-26
[ingresa	-14
[ingreso	22
[inicial	-8
[iniciales	-11
[inma	-12
[inmaculada	-19
[inmersión	-12
[insiste	-17
[inspector	-17
[instala	-19
[instituto	-14
[instrucciones	-25
[instructores	-9
[instrumental	-20
[instrumento	-9
[intendencia	-15
[intensiva	-19
[interesa	-11
[interior	-28
[internet	-24
[interno	-20
[interruptor	-11
[intérprete	-14
[intérpretes	-11
[inventa	-11
[invernadero	-31
[invierno	-20
[inés	-12
[ir	-19
[irse	-11
[isla	-11
[itv	-10
[izquierda	-23
[izquierdo	-10
[iñaki	-10
[j	-18
[ja	-12
[jabón	-9900
[jaja	-9900
[jajaja	-20
[jamás	-9900
[japonés	-23
[jaula	-20
[javi	-16
[jaén	-16
[jefa	-23
[jefatura	-17
[jefe	-9900
[jefes	-17
[jeringa	-9
[joaquín	-10
[jornada	-9
[joven	-22
[joyas	-23
[jubila	-9
[jubilado	-22
[jubile	-9
[jueves	-9900
[jugador	-10
[jugadores	-17
[jugo	-15
[julio	-11
[julián	-13
[junio	-31
[junta	-9900
[juntas	-14
[junto	-14
[juntos	-11
[juradas	-24
[justo	-15
[juventud	-14
[jóvenes	-27
[kayak	-13
[kenia	-14
[kermés	-10
[kilo	-15
[kilos	-9900
[kilómetros	-14
[km/h	-22
[kosher	-15
[l	-14
[labios	-16
[laboratorio	-9900
[lado	-9900
[lados	-10
[lana	-24
[lanza	-10
[larga	-16
[largo	-9900
[largos	-16
[las	-15
[latón	-17
[lava	-9900
[lavada	-15
[lavadero	9
[lavado	17
[lavadora	-21
[lavamos	-16
[lavandería	-9
[lavar	-15
[le	-14
[lea	-14
[leandro	-12
[leche	-9900
[lechuga	-21
[lector	-16
[lectura	-19
[lee	-9900
[leen	-22
[leer	-9900
[legionela	-16
[lejos	-19
[lejía	-18
[lenguaje	-20
[lente	-16
[lentes	-13
[leo	-21
[les	-9900
[lesión	-18
[letra	-9900
[letras	-18
[levanta	10
[leído	-9
[leña	-25
[libras	-19
[libreta	-11
[libro	-9900
[libros	-18
[licencia	-13
[licenciada	-16
[licenciado	-19
[liga	-13
[lijado	-25
[lima	-19
[limpian	-15
[limpiar	8
[limpieza	26
[limpio	-9900
[limpios	-17
[limón	-17
[linda	-18
[lindo	-10
[linterna	-9900
[linternas	-17
[lista	-9900
[listado	-21
[listo	-17
[literal	-15
[litro	-10
[llama	-9900
[llamada	-19
[llamado	-14
[llamamos	-13
[llaman	-14
[llamando	-19
[llamar	-15
[llamarme	-21
[llamas	-15
[llame	-16
[llamo	-25
[llantas	-26
[llave	-9900
[llaves	10
[llega	-14
[llegada	-10
[llegan	-9900
[llegar	-9900
[llegaron	-24
[llego	-16
[llegue	-20
[llegué	-10
[llegó	-13
[llena	8
[llenar	-25
[llenas	-15
[lleno	-10
[lleva	-9900
[llevaba	-13
[llevamos	-30
[llevan	-13
[lleve	-22
[llevo	-24
[llevó	-12
[llora	-17
[lloraba	-12
[lloran	-13
[lluvia	-16
[lo	-11
[local	-10
[lodo	-12
[logo	-17
[lola	-14
[lomo	-9
[lona	-21
[lonja	-10
[los	-27
[lote	-9900
[lotería	-9
[lotes	-22
[lourdes	-12
[luces	-25
[luego	-9900
[luna	-15
[lunes	-9900
[lupa	-10
[luz	-9900
[lácteos	-21
[lámina	-16
[lámpara	-20
[lápiz	-17
[lía	-15
[límite	-13
[línea	-9900
[líneas	-19
[lío	-19
[líquido	-17
[m	-9900
[m/s	-15
[macarrones	-16
[maceta	-15
[machete	-23
[macho	-12
[madera	-13
[madre	-9900
[madres	-13
[madrugada	-29
[maestra	-19
[maestro	-26
[mail	-14
[maite	-11
[mal	-9900
[mala	-18
[mali	-15
[malla	-20
[mamá	-20
[manchado	-10
[manchas	-12
[manda	-9900
[mandamos	-11
[mandan	-12
[mandar	-22
[mandarlo	-18
[mando	-9900
[mandó	-24
[maneja	-15
[manejando	-16
[manera	-34
[maneras	-12
[manga	-15
[manguera	-9900
[mangueras	-19
[manipula	-17
[mano	-9900
[manolo	-11
[manos	-9900
[manta	-13
[mantas	-19
[mantel	-13
[mantenimiento	-25
[mantilla	-17
[manual	-27
[manómetro	-11
[maquinista	-26
[mar	-11
[marca	-9900
[marcado	-19
[marcados	-16
[marcan	-9
[marcapasos	-8
[marcar	-12
[marcela	-14
[marcha	-18
[marco	-14
[marcos	-14
[marido	-15
[marisa	-13
[marta	-12
[martes	-9900
[marzo	-30
[masa	13
[mascarilla	-20
[mascletà	-18
[masilla	-16
[mata	-20
[mate	-13
[material	-17
[matrícula	-12
[mayo	-17
[mayor	-9900
[mayores	-17
[mayoría	-16
[maza	-12
[maíz	-15
[mañana	-9900
[me	-9900
[mecha	-10
[mecánico	-16
[media	-9900
[medias	-9
[medicación	-17
[medicamentos	-11
[medicinas	-17
[medidas	-31
[medidor	-11
[medio	-9900
[mediodía	-13
[medir	-19
[mejilla	-18
[mejor	-31
[mella	-10
[menor	-17
[menores	-16
[menos	-9900
[mensaje	-12
[mensual	-14
[mercancía	-8
[mercedes	-12
[merma	-16
[mes	-9900
[mesa	-9900
[mesas	-14
[meses	-9900
[metal	-20
[mete	-9900
[meten	-14
[meter	-26
[meterse	-9
[metes	14
[meto	-24
[metro	-19
[metros	-9900
[metálico	-9
[mezcla	-13
[mezclan	-14
[mezclar	-10
[mi	-9900
[mide	-9900
[miel	-21
[mientras	-9900
[mija	-14
[mil	-9900
[milímetros	-10
[min	-9900
[ministerio	-16
[minuta	-15
[minuto	-26
[minutos	-9900
[mira	-9900
[miran	-24
[mirando	-9900
[mirar	-9900
[miras	-21
[mire	-24
[mirilla	-11
[miro	-21
[mirá	-23
[mis	-28
[misma	-9900
[mismo	-9900
[mitad	-9900
[miércoles	-10
[mm	-13
[mochila	-14
[moda	-10
[modelo	-9
[modo	-31
[moho	-15
[moja	-20
[mojada	-19
[mojado	-15
[mojados	-11
[molde	-27
[molino	-15
[momento	-9900
[moneda	-19
[monitor	-14
[monitora	-12
[monitoras	-15
[monitores	-9
[mono	-27
[monta	-13
[montaje	17
[montar	16
[monterrey	-19
[montevideo	-13
[montura	-19
[moqueta	-15
[morados	-14
[mostrador	-8
[motivo	-23
[motor	-9900
[motosierra	-10
[mover	-18
[movilidad	-17
[mozo	-10
[mucha	-20
[muchachas	-20
[muchacho	-19
[muchachos	-9900
[muchas	-19
[mucho	-9900
[muchos	-27
[muda	-18
[mudanzas	-22
[muebles	-16
[muele	-14
[muelle	-12
[muerde	-10
[muerta	-20
[muerto	-17
[muestra	-9900
[muestras	14
[mueve	-9900
[mueven	-9
[mueves	-16
[mujer	-16
[multa	-9
[mundo	-17
[municipal	-31
[murieron	-9
[museo	-21
[mutua	-19
[muy	-9900
[mándame	-18
[máquina	-9900
[máquinas	-14
[más	-9900
[máscara	-12
[máx	-20
[máximo	-9900
[médico	-9900
[método	-18
[mí	-9900
[mínimo	-9900
[mío	-23
[móviles	-17
[n	-9
[nacido	-14
[nada	-9900
[nadie	-9900
[naranja	-23
[nariz	-14
[natural	-21
[navaja	-15
[nave	-19
[navidad	-11
[necesario	-19
[necesita	-11
[necesitamos	-29
[necesito	-26
[negra	-29
[negras	-13
[negro	-29
[negros	-19
[nerea	-19
[nervioso	-19
[nerviosos	-10
[neutro	-12
[nevera	-23
[ni	-9900
[nicho	-20
[nico	-16
[nido	-12
[nidos	-9
[nieves	-16
[ninguna	-25
[ningún	-9900
[nivel	-9900
[nivelada	-19
[niñas	-16
[niño	-9900
[no	-9900
[noche	-24
[noches	-21
[nocturno	-18
[nombra	-9
[nombre	-9900
[nombres	-18
[nomás	-32
[noria	12
[norma	-23
[normal	-20
[normas	-19
[norte	-9900
[nos	-47
[nosotras	-19
[nosotros	-9900
[nota	-26
[notaría	-13
[notas	-13
[noticias	-14
[notion	-13
[noventa	-14
[noviembre	-13
[novios	-18
[nudo	-20
[nudos	-22
[nuestras	-16
[nuestro	-9900
[nueva	-9900
[nuevas	-20
[nueve	-9900
[nuevo	-9900
[nuevos	-9900
[nunca	-34
[nº	-23
[núm	-15
[número	-9900
[números	-12
[o	-9900
[o2	-12
[oaxaca	-8
[objetivo	-12
[objetos	22
[obliga	-11
[obligatorio	-17
[obra	-9900
[obrador	15
[observó	-21
[ochenta	-31
[ocho	-9900
[ochocientos	-18
[octubre	-23
[oeste	-14
[offset	-18
[oficial	-9900
[oficiales	-15
[oficina	-9900
[oficio	-13
[ofrece	-21
[ofreces	-15
[oigan	-14
[ojalá	-16
[ojo	-9900
[ojos	-14
[ok	-9900
[olivo	-18
[olla	-23
[olor	-31
[olvida	-8
[olvidados	-13
[on	-19
[once	-9900
[ong	-9
[online	-10
[opera	-10
[operaciones	-11
[operación	-17
[operador	-9900
[operario	-24
[operarios	-9
[opina	-16
[opuestas	-14
[orden	-9900
[ordena	-10
[ordenado	-16
[ordenador	-9
[ordenas	-18
[ordene	-12
[oreja	-19
[orejas	-13
[origen	-11
[original	-16
[originales	-9
[oro	-15
[os	-9900
[oscuras	-13
[oscuro	-18
[ostras	14
[otoño	-18
[otra	-9900
[otras	-24
[otro	-9900
[otros	-24
[oxígeno	-9900
[oye	-25
[oído	-15
[oír	-15
[p	-9900
[pa	-24
[paciencia	-15
[paciente	-9900
[pacientes	-21
[paco	-22
[padre	-9900
[padres	-19
[paga	-9900
[pagar	-18
[pago	-22
[pague	-8
[pagó	-15
[pajuela	-11
[pal	-15
[pala	-17
[palabra	-15
[palabras	-16
[palanca	-16
[palmo	-12
[palo	-11
[paloma	-18
[papel	-9900
[papeles	-9900
[papelito	-21
[papá	-21
[paquetería	-9
[paquetes	-25
[para	-58
[parada	-19
[parado	-19
[parar	-19
[paras	-15
[parce	-16
[parches	-9
[parecida	-23
[pared	-20
[paredes	-16
[pareja	-16
[parejas	-16
[parejo	-17
[parejos	-21
[parezca	-9
[parroquia	-24
[parte	-9900
[partes	-30
[partida	-23
[partir	-24
[pasa	-9900
[pasada	-9900
[pasadas	-14
[pasado	-9900
[pasados	-21
[pasajeros	-12
[pasamos	-22
[pasan	-9900
[pasaporte	-28
[pasar	-23
[pasas	-21
[pase	-24
[pasen	-15
[pases	-10
[pasillo	-18
[pasillos	-13
[paso	-9900
[pasó	-16
[pata	-15
[patas	-19
[patio	-9900
[patrimonio	-18
[patronato	-14
[patrón	-9900
[pausa	-20
[paz	-12
[país	-16
[paño	-15
[pdf	-16
[pedidos	-11
[pedimos	-14
[pedir	-19
[pega	-22
[pegada	-26
[pegado	-20
[pegar	-19
[pegatina	-8
[pegatinas	-15
[pego	-14
[pegue	-11
[pelo	-19
[pelota	-10
[película	-11
[pena	-15
[pendiente	-19
[pensado	-24
[peor	-10
[pequeña	-8
[pequeño	-19
[pequeños	-17
[perdido	-32
[perdimos	-21
[perdió	-15
[perdona	-15
[perdón	-9900
[perito	-20
[periódico	-17
[perlas	-26
[permiso	-9900
[permisos	12
[pero	-9900
[perro	-29
[perros	-9900
[persiana	-12
[persona	-9900
[personaje	-8
[personal	-29
[personas	-9900
[perímetro	-13
[pesa	-9900
[pesado	-18
[pesan	-12
[pesar	-11
[pesas	-15
[pescado	-16
[pese	-17
[peso	-9900
[petición	-17
[peto	-16
[pezoneras	-19
[peña	-8
[peón	-18
[ph	-9900
[piano	-18
[picada	-13
[picado	-16
[picadora	14
[pico	-9
[picos	-16
[pida	-20
[pide	-9900
[piden	-9900
[pides	-13
[pidiendo	-20
[pidió	-34
[pido	-32
[pie	-9900
[piedra	-20
[piedras	-15
[piel	-22
[pienso	-13
[pierde	-16
[pies	-16
[pieza	-9900
[piezas	-9900
[pila	-20
[pilar	-11
[pileta	-14
[piloto	-28
[pincha	-15
[pinchar	-13
[pinta	-10
[pintado	-15
[pintan	-11
[pintura	-22
[pinza	-19
[pinzas	-12
[piquera	-12
[pirotecnia	-15
[pisa	-19
[pisar	-15
[piscina	-25
[piso	-9900
[pista	-26
[pistola	-18
[pita	-9
[pizarra	-17
[pizarrón	-13
[placa	-20
[placas	-16
[plancha	-9
[planetario	-8
[planilla	-13
[plano	-9900
[plantilla	-22
[plastificada	-13
[plastificado	-10
[plataforma	-18
[plato	-21
[playa	-15
[plaza	-19
[plazo	-21
[plazos	-11
[plena	-24
[pliego	-11
[pluma	-11
[plástico	-9900
[pnt	-18
[poco	-9900
[podemos	-15
[poder	-16
[podrías	-19
[point	-17
[polea	-17
[policía	-17
[poliuretano	-17
[pollo	-14
[polvo	-25
[pon	-18
[pone	-9900
[ponedlo	-12
[ponen	-9900
[poner	18
[ponerle	-14
[ponerlo	-17
[pones	-21
[ponga	-9900
[pongas	-13
[pongo	-9900
[ponlo	-13
[poquito	-18
[por	-57
[porcentaje	15
[porque	-9900
[portal	-17
[portero	-14
[portería	-14
[portátil	-13
[portátiles	-23
[portón	-13
[potosí	-15
[precinta	-8
[precinto	-21
[precintos	-12
[precio	-19
[precios	-8
[prefiero	-23
[pregunta	-9900
[preguntale	-13
[preguntan	-17
[preguntar	-9900
[preguntas	-19
[pregunte	-15
[pregunto	-19
[preguntó	-15
[pregúntale	-14
[prelavado	-19
[premio	-15
[prenda	-18
[prende	-21
[prender	-17
[prendido	-18
[prepara	-21
[preparación	12
[preparar	20
[presenta	-17
[presentó	-11
[presidente	-18
[presión	-9900
[presta	-16
[prestan	-18
[presupuesto	-13
[prevención	-30
[primavera	-21
[primer	-9900
[primeras	-13
[primero	-9900
[primeros	-14
[primo	-14
[principal	-9
[prisa	-18
[privado	-19
[probado	-21
[probando	-27
[probar	-15
[problema	-10
[procesión	-23
[producción	-22
[producto	-9900
[profe	-16
[profeco	-12
[profesor	-18
[profundidad	-8
[programa	-20
[prohibida	-13
[prohibido	-17
[prolijo	-24
[propia	-14
[propietario	-9
[propina	-16
[propio	-25
[propios	-15
[propone	-11
[propongo	-16
[propuesta	-13
[propósito	-13
[proveedor	-18
[proveedores	-23
[provincia	-20
[provisional	-15
[prueba	-9900
[pruebas	-19
[prácticas	-19
[préstamo	23
[próxima	-16
[puebla	-14
[pueblo	-21
[pueda	-9900
[puede	-9900
[pueden	-22
[puedes	-13
[puedo	-14
[puente	-18
[puerta	-9900
[puertas	-9900
[puerto	-11
[pues	-9900
[puestas	-16
[puesto	-9900
[puestos	-20
[pulsa	-19
[pulsera	-11
[pulseras	-11
[pulso	-12
[pulveriza	-22
[punta	-14
[puntera	-14
[punto	-9900
[puntos	-21
[pura	-15
[purga	-24
[purgar	11
[pusimos	-16
[puso	-21
[puñado	-15
[página	-26
[páginas	-25
[pájaros	-21
[párroco	-21
[póliza	-13
[público	-25
[q	-9900
[que	-9900
[queda	-9900
[quedado	-20
[quedamos	-25
[quedan	-9900
[quedar	-16
[quedara	-23
[quede	-9900
[queden	-12
[quedo	-18
[quedó	-23
[quema	-19
[querida	-14
[quería	-25
[quesos	-33
[quien	-9900
[quienes	-13
[quiere	-9900
[quieren	-26
[quiero	-9900
[quieto	-9
[quince	-19
[quinto	-11
[quirófano	-19
[quisiera	-24
[quiso	-13
[quita	-9900
[quitan	-16
[quitar	-31
[quito	-14
[quién	-9900
[radio	-9900
[rafael	-15
[raja	-13
[rama	-14
[rampa	-17
[ramón	-22
[rango	-12
[rara	-15
[raras	-16
[ras	-17
[rasca	-16
[raspa	-21
[raspar	-15
[rato	-14
[raya	-13
[rayas	-15
[rayones	-10
[rayos	-19
[razón	-20
[raíz	-20
[raúl	-15
[re	-17
[real	-16
[rebose	-14
[rebota	-9
[recepción	19
[receta	-15
[reciba	-13
[recibió	-19
[recibo	-12
[recién	-37
[reclama	-8
[reclamo	-20
[reclamos	13
[recoge	-9900
[recogemos	11
[recogen	-15
[recorre	-19
[recorrido	12
[recupera	13
[red	-19
[redacción	-31
[redacta	-12
[redactado	-25
[redactar	-30
[redactas	-24
[redacte	-10
[redactor	-13
[redes	-19
[redonda	-17
[reducida	-14
[ref	-11
[refractómetro	-21
[refresco	-11
[refrigerados	-11
[refugio	-21
[regalo	-17
[regante	-12
[regantes	-21
[regar	-13
[regla	-22
[reglamento	-21
[reglas	-26
[regresa	-13
[reja	-9
[rejilla	-12
[relativo	-20
[relevo	-9
[rellena	-13
[rellenar	-10
[rellenas	-13
[reloj	-9900
[relojes	-18
[remesa	-16
[remito	-10
[remolque	-15
[remover	-14
[remueve	-10
[renueva	-12
[reparación	14
[reparte	12
[reparten	-14
[repartimos	-18
[reparto	23
[repasa	-16
[repaso	-13
[repetir	-9
[repite	-9900
[repone	-14
[reporte	-23
[reposa	-8
[reproducción	-18
[repuesto	-9
[resaca	-16
[rescate	12
[reserva	8
[reservar	-14
[reservas	-12
[resguardo	-13
[residencia	-13
[residente	-18
[residentes	-19
[residuos	-13
[resina	-12
[resistencia	-18
[resolvió	-13
[respire	-13
[responde	-10
[responsable	-22
[responsables	-10
[respuesta	-14
[restauración	-20
[restauramos	-20
[restaurante	-17
[resto	-26
[restos	-33
[resulta	-28
[resultado	-19
[retención	-17
[retira	-9900
[retirada	-10
[retiran	-9
[retirar	-15
[retraso	-11
[reunión	-9900
[rev	-18
[revisa	-9900
[revisan	-26
[revisar	-23
[revisión	15
[revisó	-12
[revés	-15
[riega	-15
[riegan	-13
[riego	9
[riesgo	-14
[risa	-14
[roca	-17
[rodando	-12
[rodillo	-11
[rodillos	-18
[rodrigo	-10
[roja	-9900
[rojo	-9900
[rojos	-17
[rompe	-18
[rompió	-16
[ronda	-9
[ropa	-9900
[ropero	15
[rosa	-10
[rosario	-15
[rosas	-16
[roto	-9900
[rotos	-26
[rrhh	-13
[rubén	-11
[ruedas	-17
[ruega	-12
[ruego	-18
[ruegos	-19
[ruido	-30
[ruta	-17
[rv	-15
[rápido	-17
[río	-22
[s	-15
[sabe	-9900
[sabemos	-11
[saben	-27
[saber	-9900
[sabéis	-14
[sabía	-27
[saca	-36
[sacado	-11
[sacamos	11
[sacan	-16
[sacarlo	-12
[saco	-9900
[sacos	-14
[sacudir	-8
[sal	-25
[sala	-35
[salas	-20
[saldo	-9
[sale	-19
[salga	-9900
[salida	16
[salidas	-16
[salido	-16
[saliente	-9
[salimos	-15
[salió	-9900
[salmuera	-23
[salta	-14
[saltan	-20
[saltar	-9
[salud	-17
[saluda	-13
[salude	-16
[salvo	-13
[salón	-26
[san	-18
[sangre	-18
[sanidad	-22
[santa	-17
[santiago	-10
[se	-28
[sea	-9900
[sean	-12
[seca	-9900
[secadero	-21
[secador	-15
[secan	-10
[secar	-16
[secas	-17
[sección	-18
[seco	-26
[secos	-12
[secretaria	-13
[secretario	-15
[secretaría	-12
[sector	-22
[seda	-14
[seguido	-21
[seguidos	-17
[seguimos	-8
[seguir	-20
[segunda	-9900
[segundo	-9900
[segundos	-9900
[seguridad	-18
[seguro	-9900
[seguros	-11
[según	-9900
[seis	-9900
[sella	-17
[sello	-19
[semana	-9900
[semanal	-21
[semanas	-9900
[semestre	-11
[semilla	-13
[sencillo	-13
[sentado	-14
[sentido	-18
[sepa	-23
[sepan	-25
[separa	-26
[separadores	-8
[septiembre	-28
[ser	-9900
[serie	-21
[serio	-25
[servicio	-9900
[servicios	-16
[servidor	-18
[servidora	-13
[será	-20
[sesenta	-31
[sesión	-34
[set	-8
[seta	-14
[setas	-25
[setenta	-18
[sexta	-12
[señal	-22
[señor	-9900
[señora	-9900
[señores	-9
[si	12
[sido	-10
[siembra	17
[siempre	-9900
[siendo	-22
[sienta	-14
[siente	-8
[sierra	-16
[siete	-9900
[siga	-14
[siglo	-15
[sigue	-9900
[siguen	-16
[siguiendo	-10
[siguiente	-9900
[silencio	-24
[silicona	-18
[silla	-18
[simple	-16
[sin	-9900
[siniestro	-13
[sino	-21
[siquiera	-10
[sirva	-14
[sirve	-25
[sistema	-9
[sistemas	-14
[sitio	-13
[sobra	-14
[sobre	-9900
[sobrina	-11
[sobrino	-16
[sociales	-13
[socio	-18
[socorrista	-12
[sofá	-17
[sol	-9900
[sola	-9900
[solamente	-21
[solas	-10
[soles	-15
[solicita	-16
[solicito	-19
[solicitud	18
[solo	-9900
[solos	-18
[solución	-15
[sombreros	-11
[somos	-9900
[son	-9900
[sonda	-15
[sondas	-16
[sopla	-9
[soporte	-11
[sor	-18
[sorda	-19
[sordos	-25
[sortea	-12
[sosa	-9
[sotavento	-18
[soy	-9900
[spray	-14
[sra	-20
[su	-9900
[suban	-8
[sube	-9900
[suben	-24
[subes	-10
[subiendo	-10
[subir	-26
[subo	-12
[sucia	-16
[sudario	-13
[sueldo	-17
[suelo	-9900
[suelta	-9900
[suena	-9900
[suero	-14
[suiza	-10
[sulfuroso	-10
[sumerge	-15
[superficie	-10
[supervisión	-21
[supervisor	-25
[suplente	-13
[supo	-20
[sur	-14
[surte	-21
[sus	-18
[susana	-15
[suspensión	14
[sustituye	-14
[susto	-26
[suya	-9
[suyo	-13
[sábado	-32
[sábados	-26
[sábana	-16
[sábanas	-12
[sé	-9900
[séptima	-10
[sí	-9900
[sólo	-10
[t	-19
[tabique	-17
[tabla	-9900
[tablas	-11
[tablero	-21
[tableros	-18
[tablilla	-16
[tacha	-14
[tacos	-17
[tacto	-16
[tal	-27
[taller	-40
[talleres	-13
[tallo	-9
[tallos	-14
[talón	-9
[tamaño	-19
[también	-9900
[tambo	-17
[tambor	-22
[tampoco	-20
[tan	-11
[tanda	-22
[tanque	-27
[tantas	-12
[tantito	-13
[tanto	-19
[tapa	-9900
[tapada	-18
[tapadas	-11
[tapado	-17
[tapan	-16
[tapar	11
[tapón	-13
[taquilla	-12
[tarda	-9
[tarde	-9900
[tardes	-23
[tardó	-8
[tarjeta	12
[tarjetas	-22
[tarro	-20
[taxi	-16
[te	-9900
[teatro	-16
[techo	-19
[tecnicismos	-22
[tel	-9
[tela	-9900
[televisión	-16
[teléfono	-9900
[teléfonos	-11
[tema	-25
[temperatura	-9900
[templada	-13
[temporada	-17
[temporales	-11
[temprano	-18
[tenemos	-9900
[tener	-9900
[tenerlo	-10
[tenga	-9900
[tengamos	-24
[tengan	-20
[tengo	-9900
[tenido	-20
[tensión	-19
[tenés	-20
[tenía	-24
[terapia	-23
[tercer	-11
[tercera	-9900
[tercero	-9900
[terciopelo	-15
[teresa	-12
[termina	-18
[terminado	-18
[terminal	-12
[terminar	-32
[terminó	-16
[termo	-9
[termómetro	-9
[termómetros	-17
[teruel	-9
[tesorería	-11
[test	-21
[testigo	-24
[textil	-15
[texto	-25
[ti	-16
[tibia	-13
[ticket	-15
[tiempo	-9900
[tiempos	-16
[tiendas	-19
[tiene	-9900
[tienen	-22
[tienes	-22
[tierra	-9900
[tijeras	-21
[tina	-17
[tinta	-18
[tinte	-10
[tipo	-28
[tira	-9900
[tirada	-12
[tiran	-10
[tirando	-28
[tirar	-17
[tiras	-19
[tiro	-16
[titular	-22
[tiza	-11
[toalla	-19
[toca	-9900
[tocan	-19
[tocando	-15
[tocar	-9900
[tocarse	-9
[tocó	-18
[toda	-9900
[todas	-9900
[todavía	-24
[todo	-9900
[todos	-9900
[tolerancia	-10
[tolva	-19
[tomado	-10
[toman	-18
[tomar	13
[tomate	-10
[tomo	12
[toneladas	-21
[tono	-12
[tope	-9
[toque	-25
[toquen	-13
[toques	-14
[tormenta	-12
[torneo	-19
[tornillo	-9
[tornillos	-11
[torno	-22
[toro	-16
[torre	-9900
[tos	-12
[total	-18
[toño	-8
[trabaja	-22
[trabajador	-8
[trabajadores	-23
[trabajamos	-21
[trabajando	-19
[trabajo	-9900
[tractor	-19
[trae	-9900
[traen	-26
[tramo	-14
[trampa	-13
[tranquila	-19
[transmisor	-17
[transporte	-10
[trapo	-32
[trapos	-15
[tras	-23
[traslado	11
[trastienda	-14
[tratada	-22
[traía	-9
[treinta	-9900
[trepador	-19
[tres	-9900
[trescientas	-25
[trescientos	-12
[trimestre	-12
[truenos	-10
[tu	-15
[tuba	-16
[tubo	-12
[tubos	13
[tuesta	-11
[tueste	22
[tumba	-17
[turbidez	-8
[turno	-24
[tutora	-10
[tuvimos	-24
[técnica	-12
[técnico	-9900
[técnicos	-12
[tía	-19
[tío	-13
[título	-19
[tú	-9900
[túnel	-19
[ubicación	-13
[ulises	-12
[ultrasonidos	-13
[ultravioleta	-12
[un	-45
[una	-29
[unas	-9900
[unidad	-9900
[unificar	-31
[uno	-9900
[unos	-29
[unta	-17
[urge	-19
[urgencia	-9
[urgencias	-16
[urgente	-25
[usa	-16
[usada	-15
[usado	-18
[usamos	-17
[usan	-11
[usar	-24
[usb	-15
[usted	-9900
[ustedes	-21
[usuario	-14
[usuarios	-15
[uy	-11
[uñas	-18
[v2	-15
[va	-9900
[vaca	-14
[vacaciones	-18
[vaciar	-22
[vacunas	-14
[vacía	-9900
[vacías	-16
[vacío	-9900
[vacíos	-13
[vale	-9900
[valencia	-17
[vales	-12
[valla	-11
[vallado	-23
[valle	-12
[valor	-10
[vamos	-35
[van	-9900
[vara	-11
[varias	-20
[varilla	-17
[varroa	-20
[vas	-16
[vaso	-12
[vaya	-9
[ve	-9900
[vea	-15
[veces	-9900
[vecino	-20
[vecinos	-29
[vehículo	-17
[vehículos	-19
[veinte	-9900
[veinticinco	-23
[veinticuatro	-17
[veintidós	-29
[veis	-9
[vela	-16
[velas	9
[vellón	-16
[velocidad	-19
[vende	-9900
[vendo	-18
[vendría	-22
[venga	-9900
[venido	-15
[venir	-17
[venta	13
[ventana	-12
[ventanas	-20
[ventanilla	-11
[ventas	-13
[venía	-22
[ver	-9900
[verano	-38
[verdad	-26
[verde	-9900
[vereda	-18
[versión	-23
[vertical	-20
[verá	-11
[ves	-12
[vestuario	-15
[veteranos	-16
[veterinaria	-26
[veterinario	-14
[vez	-9900
[vi	-15
[viaje	-23
[viajes	-17
[vida	-18
[vidrio	-20
[vieja	-19
[viejo	-9900
[viene	-9900
[vienen	-9900
[viento	-9900
[viernes	-9900
[viga	-14
[vigente	-15
[vigila	-16
[vigilante	-11
[vinagre	-23
[vio	-19
[visita	-11
[visitante	-17
[visitantes	-20
[visitas	17
[visor	-16
[vista	-16
[vitrina	-15
[vive	-15
[volante	-14
[voltea	-18
[voltean	-19
[volteo	-17
[voluntaria	-8
[voluntariado	-24
[voluntarias	-21
[voluntario	-13
[voluntarios	-23
[volver	-29
[vos	-17
[vosotros	-14
[voy	-9900
[voz	-9900
[vuela	-15
[vuelo	16
[vuelos	-20
[vueltas	-19
[vuelto	-17
[vuelve	-9900
[vuelven	-21
[vía	-18
[vídeo	-11
[víspera	-19
[vómito	-9
[web	-22
[webs	-11
[whatsapp	-13
[wilmer	-18
[wilson	-18
[word	-17
[x	-27
[xq	-22
[y	-9900
[ya	-9900
[yemas	-13
[yeso	-23
[yo	-9900
[yuli	-14
[z	-18
[zapatillas	-11
[zaragoza	-19
[zona	-9900
[|	-9900
[«	-9900
[·	-9900
[ºc	-16
[»	-9900
[¿	-9900
[ácido	-23
[árbitro	-16
[árboles	-8
[área	-15
[él	-9900
[óptica	-18
[óptico	-9
[órdenes	-13
[última	-9900
[últimas	-22
[último	-9900
[últimos	-12
[única	-11
[únicamente	-9
[único	-18
[–	-9900
[—	-9900
[•	-9900
[→	-9900
[☐	-9900
[✔	-9900
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
]+	-9900
],	-9900
]-	-9900
]--07	-15
]--22	-20
]-0	-30
]-aba	-30
]-abo	-28
]-abó	-26
]-aca	-12
]-ace	-27
]-ack	-12
]-aco	-24
]-acé	-12
]-ada	17
]-ade	-25
]-ael	-9
]-aen	-28
]-afe	-9
]-aga	11
]-ago	-19
]-agó	-19
]-ah	-21
]-ail	-13
]-ais	-21
]-aja	-9
]-aje	-19
]-ajo	-14
]-ajó	-27
]-aki	-12
]-ale	-29
]-ali	-12
]-alo	-46
]-alá	-26
]-aló	-16
]-ama	-35
]-ame	-24
]-amo	-9
]-ams	-15
]-amá	-15
]-ana	-19
]-and	9
]-ane	13
]-ani	-18
]-ano	-23
]-apa	-29
]-ape	-27
]-apo	-26
]-app	-25
]-apá	-17
]-ara	-47
]-are	-13
]-ari	-12
]-aro	-41
]-ará	-32
]-aré	-10
]-asa	-10
]-ase	-36
]-ash	-17
]-aso	-31
]-asó	-19
]-ata	-12
]-ate	-16
]-ati	-15
]-ato	-40
]-ató	-14
]-av	-20
]-ava	-14
]-avi	-12
]-avo	-13
]-axi	-8
]-ay	-13
]-ayo	-9
]-ayó	-25
]-aza	-27
]-azo	-28
]-aén	-18
]-aía	-15
]-aís	-11
]-aña	-23
]-año	-17
]-aúl	-16
]-bal	-20
]-ban	-25
]-bar	-26
]-bas	-31
]-bea	-11
]-beo	-15
]-ber	-15
]-bes	-19
]-bia	-33
]-bie	-18
]-bio	-18
]-bir	-14
]-bió	-30
]-ble	-41
]-blo	-36
]-bol	-27
]-bre	-44
]-bro	-28
]-brá	-17
]-bén	-11
]-bés	8
]-bía	-33
]-bús	-20
]-c	9
]-cae	-13
]-cal	16
]-can	-37
]-car	-39
]-cc	-13
]-cen	-22
]-cer	-15
]-ces	-24
]-che	-14
]-chó	-15
]-cia	-18
]-cie	-31
]-cil	-22
]-cio	14
]-cir	-18
]-ció	-19
]-cla	-12
]-clo	-13
]-co2	-13
]-cos	-21
]-cro	-21
]-cta	-32
]-cte	-19
]-cto	-12
]-cén	-28
]-cés	-20
]-cía	-42
]-cód	-14
]-cón	-11
]-d	-12
]-dad	-37
]-dal	-9
]-dan	-43
]-dea	-18
]-del	-17
]-den	-39
]-deo	-20
]-der	-35
]-des	-32
]-dez	-18
]-di	-12
]-dio	-13
]-dir	-31
]-diz	-19
]-dió	-35
]-dlo	-8
]-dor	-43
]-dos	9
]-doy	-8
]-dr	-22
]-dra	-29
]-dro	-26
]-dys	-15
]-dé	-23
]-dén	-17
]-día	-24
]-dón	-34
]-dós	-29
]-e	-24
]-eal	-21
]-ear	-27
]-eas	21
]-eba	8
]-ebe	-22
]-ebo	-16
]-ebs	-16
]-ebé	-23
]-ece	-32
]-eco	-39
]-eda	-34
]-edo	-33
]-edó	-30
]-een	-21
]-efa	-13
]-egó	-13
]-eis	-10
]-eja	-31
]-eje	-19
]-ejo	-40
]-ejó	-20
]-ela	-26
]-ele	-25
]-ema	-40
]-eme	-23
]-emo	-26
]-ene	-34
]-eor	-17
]-eos	-22
]-epa	-36
]-era	-31
]-ere	-17
]-ero	-8
]-ers	13
]-erá	-23
]-eré	-17
]-esa	-22
]-ese	-26
]-eso	-49
]-est	-19
]-eta	-54
]-ete	-21
]-eto	-52
]-età	12
]-eva	12
]-eve	-46
]-evo	-25
]-evó	-19
]-exo	-9
]-ezo	-20
]-ezó	-10
]-eño	19
]-eón	-27
]-fe	-12
]-fer	-13
]-fes	-20
]-fin	12
]-fos	-20
]-fra	-9
]-fre	12
]-fui	-18
]-fwd	-13
]-fía	-21
]-g	-15
]-gal	-15
]-gan	-41
]-gar	-43
]-gas	-21
]-gel	-14
]-gen	-28
]-ger	-29
]-gia	12
]-gil	-10
]-gio	-23
]-gir	-12
]-gla	-20
]-gle	-15
]-glo	-19
]-gra	-31
]-gro	-32
]-gue	-52
]-guo	11
]-gué	-9
]-gía	-17
]-gón	-13
]-gún	-13
]-güe	-10
]-han	-25
]-har	-13
]-has	13
]-hat	-21
]-hef	-10
]-her	-18
]-hes	-33
]-hip	-14
]-hoa	-13
]-hos	-25
]-hón	-13
]-i	-10
]-ian	-34
]-ias	-18
]-iba	-29
]-ibe	-13
]-ibo	-11
]-ica	-24
]-ice	-18
]-ici	-15
]-ico	-17
]-ide	-21
]-ido	-9
]-iel	13
]-ien	-19
]-ier	-25
]-ies	-18
]-ifo	-20
]-iga	-30
]-ige	-30
]-ija	-31
]-ije	-23
]-ijo	-31
]-ila	-40
]-ile	-20
]-ili	-16
]-ilo	-32
]-ima	-25
]-ime	-20
]-imo	-40
]-ine	-24
]-int	-13
]-inó	10
]-ion	-18
]-ior	-34
]-ios	-11
]-ipa	-16
]-ipo	-29
]-ir	-21
]-ira	-31
]-iro	-30
]-irá	-15
]-iré	-16
]-isa	-18
]-iso	-19
]-isó	-23
]-ita	-34
]-ite	-22
]-ito	-37
]-itu	-17
]-itv	-16
]-ité	-15
]-ive	-20
]-ivo	-17
]-iza	-31
]-izo	-23
]-izq	-11
]-ién	-34
]-iña	-14
]-iñe	-10
]-iño	-19
]-j	-18
]-ja	-15
]-jal	-29
]-jan	-35
]-jar	-30
]-jas	-15
]-jen	-19
]-jer	-20
]-jes	-35
]-jor	-35
]-jos	-35
]-jía	-25
]-ker	-18
]-ket	-19
]-kup	-10
]-l	-13
]-lan	-35
]-lar	-10
]-las	-19
]-lay	-18
]-lba	-15
]-lce	-20
]-lda	-33
]-lde	-37
]-ldo	-20
]-lea	-25
]-len	-21
]-leo	-22
]-ler	-49
]-ley	-19
]-lia	-28
]-lio	12
]-lla	-17
]-llo	-63
]-llá	-18
]-llí	-17
]-lló	-16
]-lma	-16
]-lmo	-14
]-los	-17
]-lpa	-19
]-lpe	-24
]-lsa	-14
]-lta	-12
]-lte	-31
]-lto	-43
]-ltó	-22
]-lub	-13
]-lud	-19
]-luz	-20
]-lva	-31
]-lve	-25
]-lvo	-30
]-lza	-20
]-lán	-15
]-lés	-19
]-lía	-23
]-lín	-16
]-lío	-15
]-lón	-37
]-lúo	-20
]-m/h	-10
]-m/s	-8
]-mal	15
]-mbo	-22
]-mer	-26
]-mes	-14
]-mia	-18
]-mir	-23
]-mis	-17
]-mm	-18
]-mna	-17
]-mno	-12
]-mor	-14
]-mos	-35
]-mpe	-14
]-mpo	-30
]-mpu	15
]-mán	-22
]-más	-38
]-máx	-22
]-més	-9
]-mía	-9
]-mín	-23
]-mío	-19
]-món	-24
]-mún	-11
]-n	-16
]-nal	-10
]-nan	9
]-nar	8
]-nas	9
]-nca	-43
]-nce	-23
]-nco	-16
]-nda	-10
]-ndo	-65
]-ndó	-16
]-nea	-23
]-nel	-28
]-nen	-26
]-neo	-18
]-ner	-24
]-nga	-34
]-nge	-15
]-ngo	-23
]-nia	-37
]-nil	-20
]-nio	-35
]-nir	-24
]-nit	-11
]-niz	-16
]-nle	-8
]-nlo	-8
]-nma	-12
]-nme	-24
]-nor	-20
]-nos	-36
]-nsa	-22
]-nse	9
]-nso	-20
]-nta	-45
]-nte	-8
]-ntó	-26
]-nza	-39
]-nº	-11
]-nán	-10
]-nés	-30
]-nía	-31
]-nís	-18
]-núm	-19
]-oba	-31
]-obo	-15
]-oca	-31
]-oce	-13
]-oco	-25
]-ocó	-12
]-odo	-38
]-ofe	-16
]-ofá	-18
]-oga	-16
]-oge	-34
]-ogo	-17
]-oho	-14
]-oil	-11
]-ojo	-17
]-ola	-37
]-ole	-22
]-oli	-21
]-olo	-26
]-oma	-26
]-ome	16
]-omo	-26
]-on	-21
]-one	13
]-ong	-19
]-ono	-43
]-onó	-14
]-ooo	-23
]-oop	-13
]-opa	-21
]-ope	-13
]-opo	-9
]-ord	-14
]-ori	-18
]-oro	14
]-oró	-13
]-osa	-45
]-ose	-24
]-osí	-21
]-ota	-16
]-otá	-26
]-oya	-18
]-oye	-22
]-oyo	-18
]-oza	-19
]-ozo	-14
]-oír	-13
]-oña	-19
]-oño	-22
]-pa	-17
]-pan	-29
]-par	-17
]-paz	-11
]-pdf	-15
]-pea	-12
]-ped	-16
]-pes	-13
]-pez	-17
]-pia	-23
]-pio	-36
]-piz	-23
]-pió	-18
]-pla	-17
]-ple	-18
]-pon	-9
]-por	-15
]-pos	-28
]-ppm	-9
]-pra	-21
]-pta	-31
]-pte	-15
]-qui	-15
]-rae	-17
]-ran	-46
]-rar	-41
]-ras	-14
]-ray	-16
]-rba	-10
]-rca	-24
]-rce	-33
]-rco	-34
]-rcó	-13
]-rde	-26
]-rdo	-13
]-rdó	-26
]-re	-9
]-rea	-30
]-red	-26
]-ree	-25
]-ref	-11
]-ren	-40
]-rer	-13
]-res	-16
]-rev	-23
]-rey	-21
]-rez	-11
]-rge	-20
]-rgo	-31
]-rhh	-11
]-rid	-20
]-rie	-24
]-ril	-38
]-rio	22
]-rir	-22
]-ris	-26
]-riz	-17
]-rió	-18
]-rje	-13
]-rka	-13
]-rla	-27
]-rle	-33
]-rlo	-51
]-rma	-35
]-rme	-39
]-rmo	-22
]-rmó	-18
]-rna	10
]-rne	-23
]-rné	-15
]-rol	-18
]-ron	-16
]-ror	-18
]-roz	-12
]-rpo	-22
]-rra	-51
]-rre	10
]-rro	-9
]-rry	-19
]-rró	-21
]-rse	-11
]-rso	-25
]-rta	-14
]-rtó	-23
]-ruz	-17
]-rva	-19
]-rvo	-24
]-rvó	-21
]-rza	-17
]-rzo	-33
]-rán	-24
]-ría	-10
]-rín	-10
]-río	-20
]-rón	-33
]-rúa	-14
]-s	-17
]-sal	-32
]-sar	-29
]-sco	-32
]-sea	-20
]-sel	-15
]-sen	-16
]-ser	-8
]-ses	-29
]-sgo	-18
]-sia	-17
]-sil	-20
]-sio	-18
]-sis	-31
]-sla	-16
]-sma	-14
]-smo	-25
]-sol	-11
]-son	-18
]-sor	-19
]-spa	-24
]-sr	-11
]-sra	-16
]-ssa	-12
]-sta	-26
]-ste	-10
]-sto	-36
]-stó	-14
]-sul	-18
]-sur	-22
]-sus	-28
]-sía	-15
]-t	-11
]-tal	-27
]-tar	-16
]-tas	-15
]-taz	-17
]-tch	-21
]-tee	-15
]-ten	-38
]-ter	-36
]-tes	-21
]-ti	-20
]-til	-28
]-tir	-20
]-tis	22
]-tió	-20
]-tor	-60
]-tra	-65
]-tre	-41
]-tro	-23
]-tré	-16
]-tró	-32
]-tu	-9
]-tua	-19
]-tud	-31
]-tus	-16
]-tán	-23
]-tía	-24
]-tín	-19
]-tío	-29
]-tón	-35
]-ual	-43
]-uar	-20
]-uba	-26
]-ubo	-28
]-uca	-20
]-uce	-13
]-uco	-16
]-uda	-39
]-ude	-21
]-udo	-35
]-uea	-23
]-uel	-16
]-uen	-25
]-ueo	12
]-uey	10
]-ufa	-21
]-ufe	-12
]-uga	-25
]-ugo	-15
]-uia	-23
]-uir	-25
]-uja	-26
]-ujo	-23
]-uli	-15
]-ulo	-39
]-uma	-18
]-umo	-21
]-umé	-11
]-una	-26
]-uno	-16
]-uos	10
]-upa	-22
]-upe	-13
]-upo	13
]-ups	11
]-ura	-13
]-ure	-23
]-uro	-28
]-usb	-12
]-use	-14
]-uso	-28
]-uta	13
]-ute	-15
]-uto	-32
]-uvo	-29
]-uy	-14
]-uya	-22
]-uye	-19
]-uyo	-11
]-uza	-29
]-uál	-10
]-uía	-11
]-uín	-21
]-uña	-21
]-v2	-12
]-val	-17
]-van	-14
]-var	-18
]-vas	-31
]-vea	-14
]-ven	-35
]-ver	-35
]-ves	-24
]-via	-22
]-vin	-9
]-vio	-15
]-vió	-18
]-vos	11
]-vés	-26
]-vía	-38
]-web	11
]-x	-28
]-xq	-28
]-xta	-13
]-xto	-31
]-yak	-12
]-yas	14
]-yen	-8
]-yes	-17
]-yor	12
]-yos	-18
]-yra	-17
]-z	-18
]-zal	-16
]-zan	-21
]-zca	-19
]-zco	-19
]-zme	-16
]-zno	-15
]-zón	-29
]-ºc	-16
]-áis	-23
]-éis	-36
]-ían	-27
]-ías	-10
]-ída	-23
]-ído	-29
]-íes	-21
]-ína	-15
]-ñal	-22
]-ñan	-18
]-ñar	-20
]-ñas	-33
]-ñol	-28
]-ños	-16
]-ñía	-25
]-ñón	11
].	-9900
]/	-9900
]0	-30
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 %	-18
]>0 (	-16
]>0 ,	-40
]>0 .	-40
]>0 /	-14
]>0 0	-11
]>0 :	-23
]>0 ;	-27
]>0 ]	-19
]>0 a	-16
]>0 al	-18
]>0 años	-10
]>0 cm	-11
]>0 con	-13
]>0 de	-13
]>0 días	-9
]>0 en	-17
]>0 euros	-13
]>0 grados	-28
]>0 h	-16
]>0 horas	-26
]>0 kilos	-18
]>0 m	-20
]>0 min	-22
]>0 minutos	-9
]>0 mm	-10
]>0 no	-13
]>0 o	-18
]>0 objetos	-12
]>0 para	-19
]>0 segundos	-16
]>0 vacas	-21
]>0 y	-26
]>0 |	11
]>0 °	-17
]>0 ±	-22
]>0 ·	-10
]>0 ºc	-8
]>0 –	-20
]>0 €	-10
]>0 →	-12
]>aba .	-22
]>aba a	-10
]>aba bien	-13
]>aba con	-30
]>aba el	-22
]>aba por	-18
]>aba todo	-9
]>abe cómo	-13
]>abe en	-12
]>abó en	-15
]>aca ,	-22
]>aca .	-25
]>aca con	-32
]>aca de	-11
]>aca el	-24
]>aca en	16
]>aca la	-29
]>aca los	-20
]>aca por	-31
]>aca y	-18
]>ace de	-14
]>aco .	-14
]>ada )	-16
]>ada .	-50
]>ada :	15
]>ada a	-24
]>ada con	-23
]>ada de	-23
]>ada del	-22
]>ada en	-43
]>ada la	-30
]>ada no	-25
]>ada o	-15
]>ada por	-21
]>ada se	-15
]>ada siempre	-12
]>ado (	-21
]>ado .	-17
]>ado 0	-18
]>ado :	-30
]>ado ;	-11
]>ado ?	-21
]>ado a	-10
]>ado al	-18
]>ado bien	-13
]>ado cada	-17
]>ado con	-41
]>ado de	11
]>ado del	-39
]>ado desde	-13
]>ado dos	-25
]>ado el	-39
]>ado entonces	-16
]>ado esto	-11
]>ado hasta	-18
]>ado izquierdo	-9
]>ado la	-15
]>ado lo	12
]>ado los	-22
]>ado no	-29
]>ado o	-14
]>ado para	-19
]>ado pasado	-23
]>ado por	-25
]>ado que	-20
]>ado se	-33
]>ado tres	-17
]>ado una	-15
]>ado y	-15
]>ado él	-16
]>ael ,	-9
]>afé .	-30
]>ah y	-19
]>aja ,	-29
]>aja .	-22
]>aja a	-16
]>aja chica	-16
]>aja con	-20
]>aja de	-18
]>aja el	-13
]>aja en	-13
]>aja fuerte	-18
]>aja hasta	-27
]>aja la	-16
]>aja por	-14
]>aja se	-17
]>aja sin	-14
]>aja y	-18
]>aje ,	12
]>aje .	-18
]>aje a	-23
]>aje con	-16
]>aje de	-28
]>aje del	-15
]>aje la	-10
]>aje y	-26
]>ajo ,	-25
]>ajo .	-17
]>ajo arriba	-13
]>ajo y	-17
]>ajó de	-17
]>ajó el	-21
]>ala a	-11
]>ala con	-17
]>ala de	-29
]>ala hasta	12
]>ala pequeña	-10
]>ala se	-23
]>ala y	-28
]>ale ,	-26
]>ale .	-13
]>ale a	-19
]>ale antes	-12
]>ale con	-14
]>ale el	-14
]>ale en	-15
]>ale la	-13
]>ale y	11
]>alo .	-25
]>alo en	-22
]>alo fuera	-9
]>ama ,	-27
]>ama .	-15
]>ama y	-14
]>amo .	-16
]>amo al	-14
]>amo de	-19
]>amá y	-16
]>ana "	-22
]>ana .	-13
]>ana con	-16
]>ana de	-24
]>ana es	-11
]>ana menos	-18
]>ana se	-19
]>ana siguiente	-16
]>ana –	-13
]>ane :	-17
]>ano (	-15
]>ano ,	-33
]>ano .	-12
]>ano con	-24
]>ano llegan	-21
]>ano mayor	-14
]>ano y	-27
]>apa ,	-14
]>apa al	-15
]>apa no	-14
]>ape y	-18
]>ara ,	-20
]>ara .	-18
]>ara de	-15
]>ara la	-21
]>ara los	-8
]>ara por	-16
]>ara y	-22
]>aro ,	-19
]>aro .	-15
]>aro :	-10
]>aro de	-17
]>aré en	-10
]>asa ,	-20
]>asa .	-13
]>asa madre	-24
]>asa y	13
]>ase .	-16
]>ase de	-18
]>ase el	-20
]>aso .	-17
]>asó el	-12
]>ata ,	-12
]>ata .	-25
]>ata de	-17
]>ata un	-19
]>ata y	-18
]>ate ,	-21
]>ate de	-16
]>ato ,	-21
]>ato .	-20
]>ato antes	-17
]>ato de	-9
]>ato en	-16
]>ato hasta	-10
]>ato y	-21
]>ató a	-12
]>av .	-20
]>ave :	-11
]>ave de	-15
]>ave maría	-9
]>avo .	-11
]>ay no	-9
]>aya ,	14
]>aya .	-16
]>aya en	-14
]>ayo ,	-12
]>ayo .	-9
]>ayó el	-25
]>aza ,	-13
]>aza .	-17
]>aza a	-14
]>aza de	-12
]>azo ,	-10
]>azo .	-13
]>azo de	-10
]>azo en	-16
]>azo y	-14
]>aíz ,	-18
]>año ,	-23
]>año de	-10
]>año en	-17
]>año pasado	-17
]>año por	-15
]>año y	-21
]>ban el	-10
]>bar .	-20
]>bar el	-9
]>bar se	-10
]>bas y	-8
]>bea ,	-16
]>ben .	9
]>bia ,	-11
]>bia y	-22
]>bio .	-17
]>bir a	-19
]>bió .	-22
]>bla ,	-22
]>bla .	9
]>bla por	-17
]>ble ,	-27
]>ble .	-17
]>ble con	-15
]>ble de	-17
]>ble del	-9
]>ble en	-11
]>ble se	-17
]>blo .	-11
]>blo de	-14
]>bor con	13
]>bos .	9
]>bos de	-18
]>bra ,	-19
]>bra de	-24
]>bra en	-27
]>bra lo	-16
]>bra y	-24
]>bre ,	-24
]>bre .	-30
]>bre a	-11
]>bre con	-16
]>bro de	-12
]>bro no	-11
]>bía a	-15
]>c ,	-10
]>c se	-10
]>cae el	-13
]>cal ,	-16
]>can con	-16
]>can las	-10
]>car ,	-11
]>car el	-13
]>car la	-25
]>car qué	-14
]>car y	-8
]>cas ,	-27
]>cas .	-25
]>cas de	-21
]>cas el	-19
]>cas en	-26
]>cc :	-13
]>cen que	-16
]>ces ,	-20
]>ces :	-10
]>ces con	9
]>ces de	-15
]>ces y	-18
]>cha ,	8
]>cha .	-25
]>cha a	-15
]>cha atrás	-10
]>cha el	-20
]>cha en	-21
]>cha la	-20
]>cha o	-17
]>cha se	10
]>cha un	-22
]>cha y	-24
]>che ,	-28
]>che .	13
]>che 0	-21
]>che a	-14
]>che antes	-25
]>che de	-26
]>che humana	-11
]>che no	-16
]>che se	-18
]>che y	-20
]>cho .	-26
]>cho :	-16
]>cho a	-16
]>cho por	-20
]>cho que	11
]>cho y	-29
]>cia a	-11
]>cia de	-27
]>cia en	-21
]>cia la	-15
]>cia no	-9
]>cia nos	-16
]>cia por	-17
]>cia que	-26
]>cia y	-30
]>cie y	-14
]>cio .	-24
]>cio ;	-12
]>cio con	15
]>cio de	-21
]>cio en	11
]>cio no	-10
]>cio por	-19
]>cio que	-22
]>cio se	-14
]>cio y	-25
]>cir ,	-12
]>cir que	-8
]>cos ,	-25
]>cos .	-22
]>cos a	-15
]>cos de	-14
]>cos en	-24
]>cos nuevos	-15
]>cos por	-22
]>cos se	-17
]>cos vuelven	-13
]>cos y	-17
]>cta :	-14
]>cta antes	-20
]>cta la	-10
]>cto ,	-17
]>cto .	-16
]>cto a	-16
]>cto del	-8
]>cto en	-17
]>cto lo	14
]>cto se	-16
]>cto y	-14
]>cén y	-22
]>cés y	-17
]>cía .	-21
]>cód .	-14
]>cón en	-10
]>d .	-10
]>dad ,	-38
]>dad :	-18
]>dad de	-17
]>dad del	-17
]>dad en	-12
]>dad es	-17
]>dad no	-26
]>dad reducida	-21
]>dad y	-19
]>dan ,	-20
]>dan .	-11
]>dan las	-11
]>dan tres	-11
]>dar a	-12
]>dar en	-10
]>dar la	-16
]>das )	-8
]>das .	10
]>das :	-20
]>das a	-30
]>das al	-23
]>das antes	-19
]>das con	-18
]>das de	-35
]>das en	-32
]>das entonces	-26
]>das no	-9
]>das por	-29
]>das se	-12
]>das y	20
]>den .	-16
]>den con	-11
]>den las	-18
]>deo ,	-12
]>der .	13
]>der a	-14
]>der la	-13
]>des ,	-10
]>des :	-9
]>des con	-11
]>des el	-15
]>des le	-21
]>des y	-21
]>dia ,	-14
]>dio ,	-19
]>dio .	-25
]>dio a	12
]>dio agua	-14
]>dio de	-15
]>dio la	-16
]>dio porque	-10
]>dio que	-12
]>dio y	-26
]>dir .	-17
]>dir dni	-14
]>dió .	-11
]>dió el	-17
]>dió la	-14
]>dor ,	-31
]>dor .	-36
]>dor :	-16
]>dor ;	-13
]>dor corta	-13
]>dor de	-22
]>dor delante	-9
]>dor desde	-18
]>dor enciende	-11
]>dor lo	-8
]>dor no	13
]>dor nuevo	-15
]>dor para	10
]>dor por	-17
]>dor se	-27
]>dos ,	-14
]>dos 0	-16
]>dos :	-25
]>dos ;	-19
]>dos a	-15
]>dos antes	-28
]>dos baumé	-11
]>dos de	-28
]>dos del	-17
]>dos durante	-15
]>dos el	-18
]>dos en	-29
]>dos entre	-10
]>dos los	9
]>dos no	-15
]>dos por	-36
]>dos que	-19
]>dos salen	14
]>dos se	-31
]>dos veinte	17
]>dos y	-17
]>doy la	-11
]>dr .	-22
]>dra .	-17
]>dra con	-12
]>dra se	-22
]>dre .	-10
]>dre o	-15
]>dro ,	-15
]>dro con	-11
]>dro de	-14
]>dro y	-8
]>dé forma	-16
]>día .	-9
]>día de	-11
]>dón .	-15
]>dón y	-14
]>ean las	-9
]>ean y	-26
]>ear .	-10
]>eas ,	16
]>eas .	-12
]>eas de	-13
]>eba ,	13
]>eba .	-23
]>eba de	-17
]>eba el	-24
]>eba en	-23
]>eba la	-23
]>eba y	-13
]>eca de	-15
]>eca que	-19
]>ece ,	-11
]>ece a	-15
]>ece que	-16
]>ece un	-15
]>eco ,	-19
]>eco .	-15
]>eco de	-10
]>eco del	-9
]>eco y	-24
]>eda ,	-18
]>eda y	-26
]>edo ,	-15
]>edo .	-21
]>edo yo	-13
]>edó el	-9
]>een el	-17
]>efa me	-8
]>ega .	-16
]>ega el	-11
]>ega en	15
]>ega la	-25
]>ega nada	-10
]>ego ,	-26
]>ego .	-13
]>ego y	-11
]>eja ,	-18
]>eja .	-13
]>eja con	16
]>eja que	-8
]>eja se	-13
]>eja y	-26
]>ejo ,	-12
]>ejo .	-20
]>ejo de	-14
]>ejo se	-14
]>ejo y	-16
]>ejó el	-18
]>ela ,	-27
]>ela .	-29
]>ela 0	-8
]>ela a	-14
]>ela con	-23
]>ela de	-21
]>ela negra	-14
]>ela se	-23
]>ela y	-23
]>ele el	-12
]>elo a	-22
]>elo con	-17
]>elo de	-22
]>elo en	-26
]>elo no	-13
]>elo y	-19
]>ema ,	-10
]>ema .	-15
]>ema 0	-10
]>ema :	-18
]>ema es	-9
]>ema que	-9
]>ena ,	-30
]>ena 0	-13
]>ena :	-25
]>ena el	-24
]>ena la	-29
]>ena se	-19
]>ena y	-25
]>ene unificar	-15
]>eno ,	-15
]>eno .	10
]>eno de	-17
]>eno puesto	-16
]>eno y	-25
]>eor ,	-11
]>eos de	-21
]>era )	-11
]>era .	-40
]>era :	-22
]>era a	-12
]>era amarilla	-17
]>era con	-20
]>era de	-41
]>era del	-19
]>era en	-20
]>era la	-9
]>era lo	-14
]>era no	-10
]>era para	-10
]>era que	-24
]>era se	16
]>era unas	-24
]>era y	-19
]>ere .	-12
]>ero ,	-45
]>ero 0	14
]>ero :	-13
]>ero con	-17
]>ero de	-28
]>ero en	13
]>ero mira	-13
]>ero por	-12
]>ero que	-32
]>ero revisa	-16
]>ero se	-23
]>ero y	-31
]>erá el	-12
]>erá en	-13
]>eré que	-17
]>esa ,	-27
]>esa :	-16
]>esa con	-26
]>esa de	-23
]>esa no	-10
]>esa que	-18
]>esa y	-20
]>ese la	-15
]>eso a	-27
]>eso al	-16
]>eso con	-16
]>eso de	-28
]>eta ,	-32
]>eta .	-26
]>eta a	13
]>eta aparte	-12
]>eta con	-19
]>eta de	-17
]>eta del	-19
]>eta en	-16
]>eta más	-12
]>eta no	-14
]>eta o	-18
]>eta pasa	-12
]>eta se	-15
]>eta sin	-15
]>eta y	-16
]>ete .	-23
]>ete con	-9
]>ete falso	-17
]>eto ,	-29
]>eto .	-18
]>eto 0	-14
]>eto :	-21
]>eto antes	-12
]>eto con	-18
]>eto el	-14
]>eto en	-14
]>eto y	-16
]>eve años	-12
]>eve con	-15
]>eve el	-12
]>eve no	-16
]>eve y	-15
]>eza ,	-24
]>eza .	-31
]>eza con	-12
]>eza y	-13
]>eña ,	-12
]>eña de	-13
]>eña el	-16
]>eña y	-13
]>eño ,	-12
]>eño en	9
]>eño y	10
]>fas ,	-13
]>fin de	-21
]>fra ,	-9
]>fui yo	-19
]>fwd :	-13
]>g .	-8
]>gan ,	-16
]>gan a	-17
]>gan en	-18
]>gan la	-16
]>gan las	-14
]>gar ,	-14
]>gar .	-14
]>gar :	-13
]>gar al	-20
]>gar el	-9
]>gar en	-18
]>gar la	-18
]>gar y	-9
]>gas ,	-23
]>gas lo	-10
]>gas y	-20
]>gen ,	-20
]>gen .	-14
]>gen de	-11
]>ger ,	-9
]>gio y	-13
]>gos ,	-16
]>gos .	-11
]>gos y	-24
]>gra ,	-12
]>gra y	-13
]>gro ,	-16
]>gro .	-19
]>gro se	-10
]>gro sobre	-16
]>gua (	15
]>gua a	-20
]>gua caliente	-16
]>gua con	-21
]>gua de	-23
]>gua del	-16
]>gua destilada	-14
]>gua fría	-11
]>gua no	-16
]>gua y	-31
]>gua |	-15
]>gue .	-13
]>gue en	-16
]>has .	-16
]>has gracias	-13
]>has y	-20
]>hes ,	-19
]>hes fuera	-9
]>ial ,	18
]>ial con	-12
]>ial en	-22
]>ial que	-13
]>ial y	-16
]>iar .	10
]>iar con	-14
]>iar en	-10
]>iar la	-16
]>iar las	-14
]>ias ,	-23
]>ias con	-20
]>ias cosas	-11
]>ias de	-24
]>ias en	-17
]>ias y	-30
]>iba en	-12
]>ibe .	-15
]>ibe el	-16
]>ibe en	11
]>ibe la	-8
]>ica "	10
]>ica ,	-24
]>ica .	-12
]>ica a	-17
]>ica al	-12
]>ica con	-12
]>ica de	-15
]>ica el	-10
]>ica en	-14
]>ica la	-15
]>ica nueva	-20
]>ica que	-10
]>ica se	-10
]>ica y	-16
]>ica «	-17
]>ica –	-14
]>ico ,	-24
]>ico .	-30
]>ico 0	-15
]>ico :	-18
]>ico en	-31
]>ico lo	-14
]>ico o	-21
]>ico por	-19
]>ico que	-18
]>ico se	-24
]>ico siempre	-13
]>ico y	-13
]>ida :	-24
]>ida con	-13
]>ida de	-35
]>ida en	-25
]>ida la	-16
]>ida no	-13
]>ida se	-15
]>ida solo	9
]>ida y	-30
]>ido .	-34
]>ido 0	-14
]>ido a	-29
]>ido coger	-15
]>ido con	-24
]>ido de	-15
]>ido del	-17
]>ido dos	-24
]>ido el	-20
]>ido en	-24
]>ido la	-14
]>ido más	-14
]>ido por	-18
]>ido que	-23
]>ido un	-14
]>ido y	-24
]>iel .	-14
]>iel se	-28
]>ier cosa	-17
]>ies ,	-9
]>iga ,	-8
]>iga .	-10
]>iga a	-18
]>iga el	-9
]>ige el	-15
]>igo ,	-14
]>igo .	9
]>igo del	-10
]>ija ,	-18
]>ije que	-10
]>ijo .	-18
]>ila ,	-19
]>ila .	-13
]>ila de	-22
]>ila en	-10
]>ila hasta	-12
]>ila y	-26
]>ile que	-15
]>ilo ,	-11
]>ilo .	-15
]>ilo roto	-11
]>ima ,	-16
]>ima .	-9
]>ima y	-21
]>imo ,	-10
]>imo .	-11
]>ina .	-19
]>ina 0	-17
]>ina :	-11
]>ina a	13
]>ina buena	-13
]>ina con	-27
]>ina de	-18
]>ina después	-22
]>ina en	-20
]>ina es	-16
]>ina hasta	-18
]>ina las	-16
]>ina no	-25
]>ina para	-19
]>ina que	-17
]>ina se	-29
]>ina sobre	-13
]>ina va	-13
]>ina vacía	-18
]>ina y	-21
]>ing .	-22
]>ing de	-17
]>ino ,	-11
]>ino con	-21
]>ino de	-9
]>ino para	13
]>ino que	-21
]>ino y	-19
]>ior ,	-11
]>ior de	-14
]>ios .	-28
]>ios :	-16
]>ios con	-9
]>ios de	-16
]>ios en	-11
]>ios no	-18
]>ios y	-28
]>ipo ,	-16
]>ira ,	-11
]>ira 0	-18
]>ire ,	-17
]>ire .	-21
]>ire acondicionado	-18
]>ire se	-18
]>iro .	-10
]>iro :	-14
]>irá la	-15
]>isa .	-19
]>isa con	15
]>isa el	-19
]>isa la	-18
]>isa las	-14
]>isa que	-18
]>iso que	-18
]>isó .	-10
]>isó :	-14
]>ita .	-24
]>ita :	-16
]>ita a	-15
]>ita con	-18
]>ita de	-18
]>ita en	-17
]>ita se	-9
]>ita y	-23
]>ita «	-11
]>ite ,	-18
]>ite .	-11
]>ite el	-14
]>ite y	-17
]>ito ,	-26
]>ito .	-20
]>ito 0	-11
]>ito :	-13
]>ito al	-9
]>ito de	-26
]>ito del	-19
]>ito el	-14
]>ito en	-22
]>ito para	-22
]>ito que	-15
]>ito se	-15
]>ito y	-37
]>ito →	-13
]>ité de	-11
]>iva de	-21
]>ive en	-12
]>ivo ,	-26
]>ivo .	-13
]>ivo 0	-11
]>ivo a	-15
]>ivo de	-17
]>ivo en	11
]>ivo para	-23
]>ivo y	-20
]>iza ,	-22
]>iza en	-8
]>iza la	-20
]>iza y	-12
]>izq .	-11
]>ién ahí	-11
]>ién nacido	-18
]>iñe .	-10
]>ión (	-21
]>ión ,	10
]>ión .	12
]>ión 0	-20
]>ión :	-35
]>ión ;	-12
]>ión a	-26
]>ión al	-19
]>ión antes	-21
]>ión con	-29
]>ión de	-64
]>ión del	-40
]>ión el	-17
]>ión en	-34
]>ión entra	-14
]>ión es	-11
]>ión firmada	-20
]>ión la	-18
]>ión lo	-20
]>ión los	13
]>ión no	-19
]>ión nos	-32
]>ión o	-12
]>ión oficial	-20
]>ión para	-19
]>ión por	-13
]>ión que	-21
]>ión se	-15
]>ión tiene	-15
]>ión técnica	-11
]>ión vigente	-20
]>ión y	-46
]>j .	-16
]>jal .	-14
]>jan .	-15
]>jan los	-9
]>jan todos	-13
]>jar ,	-14
]>jar a	-17
]>jar del	-14
]>jar el	-17
]>jas .	-20
]>jas con	-12
]>jas de	-17
]>jas se	-16
]>jas y	-21
]>jes ,	-9
]>jes bonito	-12
]>jor que	-26
]>jos ,	-11
]>jos .	-19
]>jos de	-22
]>jos y	-19
]>jón .	-9
]>jón con	-16
]>jón de	-15
]>l .	-13
]>lan .	-10
]>lan en	-19
]>lar ,	-13
]>lar .	-13
]>lar 0	-9
]>lar con	-20
]>lar de	11
]>lar en	-24
]>lar la	-15
]>lar por	-11
]>lar porque	-17
]>lar y	-28
]>las ,	-26
]>las a	15
]>las con	-25
]>las de	-28
]>las del	-13
]>las en	-16
]>las para	-21
]>las por	-15
]>las se	-11
]>las tener	-13
]>las un	-16
]>las una	-14
]>las y	-32
]>lda .	-14
]>lda de	-9
]>lda la	-14
]>lde de	-14
]>ldo ,	-20
]>lea .	-17
]>len a	-25
]>len de	-16
]>len dos	-16
]>leo por	-14
]>ler ,	-13
]>ler de	-16
]>les 0	-11
]>les ;	-11
]>les antes	-16
]>les con	-24
]>les de	-39
]>les del	-14
]>les la	-19
]>les los	-13
]>les no	-10
]>les que	-20
]>les se	-24
]>les y	-40
]>lio ,	-26
]>lla ,	-30
]>lla .	-39
]>lla :	-19
]>lla a	-17
]>lla con	-26
]>lla de	-23
]>lla del	-13
]>lla desde	-26
]>lla el	-25
]>lla en	-37
]>lla hasta	-21
]>lla la	-20
]>lla nueva	-14
]>lla o	-14
]>lla que	-18
]>lla se	-15
]>lle ,	-27
]>lle .	-16
]>lle :	-12
]>lle con	-22
]>lle de	-22
]>lle la	-14
]>lle mayor	-16
]>llo ,	-37
]>llo .	-30
]>llo con	-12
]>llo de	-13
]>llo en	-18
]>llo que	-16
]>llo se	-21
]>llo y	-21
]>llí .	-14
]>lma ,	-11
]>lmo ,	-10
]>lor .	14
]>lor a	-26
]>lor de	-18
]>lor en	-25
]>lor se	-18
]>lor y	10
]>los ,	-32
]>los al	-27
]>los de	-24
]>los delante	-16
]>los en	-28
]>los para	13
]>los parejos	-15
]>los se	-21
]>los y	-22
]>lpe en	-21
]>lsa ,	-10
]>lta ,	-15
]>lta .	11
]>lta a	-17
]>lta al	-25
]>lta de	-27
]>lta el	-13
]>lta en	-14
]>lta que	-18
]>lta se	-18
]>lta y	-16
]>lte .	-17
]>lto ,	-19
]>lto .	-17
]>lto a	-10
]>lto en	-10
]>lto y	-20
]>lub de	-13
]>lud y	-10
]>lva ,	-14
]>lve a	-16
]>lve en	-16
]>lvo que	-9
]>lán y	-13
]>lín ,	-13
]>lío con	-10
]>lón de	-22
]>lón y	-10
]>lúo de	-21
]>mal .	-11
]>mal en	15
]>man a	-16
]>man con	12
]>man los	-20
]>man y	-17
]>mar ,	-12
]>mar .	-17
]>mar a	-13
]>mar el	-17
]>mar la	-18
]>mas ,	-26
]>mas a	-9
]>mas de	-10
]>mas en	-17
]>men ,	-16
]>men .	-13
]>mer .	-19
]>mio ,	-12
]>mor ,	-14
]>mos ,	-32
]>mos .	-25
]>mos 0	-17
]>mos a	-46
]>mos al	-12
]>mos cinco	-13
]>mos con	-22
]>mos cuarenta	-13
]>mos dejar	-14
]>mos del	-19
]>mos dos	-20
]>mos el	-36
]>mos en	-29
]>mos entre	15
]>mos la	-32
]>mos las	-17
]>mos los	-24
]>mos para	-22
]>mos pensado	-17
]>mos por	-26
]>mos tres	-21
]>mos un	-33
]>mos una	-20
]>mos unas	-16
]>mos y	-26
]>mpa ,	-13
]>mpe el	-13
]>mán .	-11
]>más ,	-13
]>más se	-17
]>máx .	-22
]>mía .	-8
]>mín .	-11
]>món ,	-10
]>mún ,	-11
]>nal ,	-22
]>nal .	-14
]>nal de	-18
]>nal y	-16
]>nan .	13
]>nar )	-13
]>nar ,	14
]>nar .	8
]>nar a	-10
]>nar con	-9
]>nar la	-16
]>nar se	-20
]>nas .	-15
]>nas :	-21
]>nas con	12
]>nas de	-22
]>nas en	13
]>nas entre	-18
]>nas no	-10
]>nas por	-18
]>nas se	-17
]>nas y	15
]>nca ,	-17
]>nca .	-21
]>nca de	-23
]>nce .	-11
]>nco ,	-24
]>nco de	-16
]>nda ,	-19
]>nda .	-10
]>nda :	-15
]>nda con	-15
]>nda de	-27
]>nda en	-17
]>nda o	-14
]>nda y	-16
]>nde ,	-29
]>nde .	-10
]>nde de	-16
]>nde el	-23
]>nde en	-17
]>nde igual	-16
]>nde la	12
]>nde por	-12
]>nde que	-14
]>nde se	-14
]>nde si	-10
]>nde una	-13
]>nde y	-21
]>ndo ,	-22
]>ndo .	-30
]>ndo :	-8
]>ndo a	-9
]>ndo al	-15
]>ndo así	-16
]>ndo con	-17
]>ndo eh	-18
]>ndo el	-25
]>ndo en	-16
]>ndo esto	-14
]>ndo la	-14
]>ndo lo	-9
]>ndo los	-16
]>ndo no	-23
]>ndo por	-22
]>ndo probando	-21
]>ndo que	-10
]>ndo siempre	-11
]>ndo una	-13
]>ndo y	-24
]>ndó a	-15
]>nel ,	-15
]>nen que	-20
]>ner de	-15
]>nes ,	-31
]>nes .	-32
]>nes :	-12
]>nes a	-14
]>nes con	-21
]>nes de	-37
]>nes del	-13
]>nes el	-15
]>nes en	-35
]>nes están	-8
]>nes no	-21
]>nes para	-17
]>nes que	-20
]>nes se	-13
]>nes y	9
]>net y	11
]>nga ,	-16
]>nga .	-10
]>nia ,	-17
]>nia .	-21
]>nio ,	-22
]>nir .	-11
]>nja ,	-15
]>nja de	-15
]>nja se	-10
]>nja y	-25
]>nor de	-11
]>nos ,	-18
]>nos .	-22
]>nos a	-20
]>nos con	-15
]>nos de	-24
]>nos del	-22
]>nos hasta	-18
]>nos llenas	-12
]>nos nuevos	-17
]>nos por	-13
]>nos que	-26
]>nos se	-15
]>nos veinte	-19
]>nos y	-32
]>nsa ,	-12
]>nse ,	12
]>nse los	-14
]>nso del	-15
]>nta ,	-29
]>nta .	-34
]>nta 0	-17
]>nta ;	-12
]>nta a	-11
]>nta al	-13
]>nta con	-14
]>nta de	11
]>nta del	-10
]>nta el	-16
]>nta en	-19
]>nta grados	-10
]>nta gramos	-19
]>nta la	-16
]>nta por	-26
]>nta se	-16
]>nta y	-35
]>nte ,	-20
]>nte .	-12
]>nte :	10
]>nte a	-26
]>nte al	-16
]>nte antes	-16
]>nte con	-25
]>nte da	-17
]>nte de	-23
]>nte del	-18
]>nte desde	13
]>nte el	-22
]>nte en	-23
]>nte firma	-14
]>nte la	-27
]>nte llega	-11
]>nte lo	-27
]>nte mal	-17
]>nte no	-8
]>nte nos	-21
]>nte para	-14
]>nte pide	-18
]>nte por	-15
]>nte presente	-18
]>nte puesto	-17
]>nte que	-12
]>nte se	-30
]>nte si	-20
]>nte sin	-15
]>nte una	-17
]>nte y	-44
]>nto ,	-38
]>nto .	15
]>nto a	-23
]>nto al	-20
]>nto como	16
]>nto con	-26
]>nto del	-13
]>nto en	-36
]>nto lo	-23
]>nto los	-23
]>nto médico	-10
]>nto no	-15
]>nto nos	-16
]>nto por	-13
]>nto que	-9
]>nto se	-17
]>nto y	-24
]>ntó ,	-15
]>ntó la	-10
]>nza ,	-14
]>nza .	-12
]>nza de	-20
]>nza el	-18
]>nza en	-9
]>nza larga	-13
]>nº 0	-16
]>nés con	-13
]>nía a	-14
]>nía el	-8
]>núm .	-19
]>oco ,	-19
]>ocó a	-13
]>oda .	-18
]>oda de	-20
]>odo .	-18
]>odo de	-14
]>odo en	-18
]>odo y	-12
]>ofe qué	-11
]>oga de	-11
]>oge la	-16
]>ogo .	-12
]>oja con	-11
]>oja el	-15
]>oja la	-10
]>ojo y	-12
]>ola ,	-18
]>ola .	-26
]>ola caliente	-16
]>ola con	-18
]>ola de	-12
]>ola en	9
]>ola hasta	-11
]>ola por	-17
]>ola y	-24
]>olo .	-12
]>olo de	-20
]>oma .	-10
]>omo .	-13
]>ona cada	-20
]>ona con	-8
]>ona de	-14
]>ona en	-11
]>ona o	-12
]>ona que	-28
]>ona se	-22
]>ona sorda	-23
]>ona un	-12
]>ona y	-26
]>one el	15
]>one que	-30
]>ono de	-13
]>ono se	-12
]>ono y	-23
]>oop .	-13
]>ope y	-8
]>ora ,	-32
]>ora 0	-18
]>ora a	-11
]>ora antes	14
]>ora como	-22
]>ora con	-24
]>ora contesta	-17
]>ora de	-9
]>ora del	-8
]>ora en	-21
]>ora hace	-14
]>ora la	-16
]>ora lo	-23
]>ora mira	-10
]>ora no	-27
]>ora nos	-21
]>ora para	8
]>ora que	-12
]>ora se	-27
]>ora sin	-22
]>ora sube	-10
]>ora un	-12
]>ora y	-27
]>oro ,	16
]>oró :	-14
]>osa ,	-10
]>osa .	-23
]>osa 0	-11
]>ose se	-20
]>oso ,	-13
]>oso .	-24
]>oso de	-17
]>ota .	-13
]>ota el	-10
]>ota y	-11
]>ote ,	-27
]>oto ,	-22
]>oto .	-10
]>oto se	-24
]>oya ,	-15
]>oye ,	-10
]>oyo (	-15
]>oza y	-18
]>ozo ,	-14
]>oña .	-11
]>oño ,	-16
]>pa que	-13
]>pal de	-15
]>pal y	-14
]>par el	-16
]>pas ,	-14
]>pas con	-21
]>pas de	13
]>pdf y	-8
]>pea el	-9
]>pel ,	-27
]>pel de	-11
]>pel japonés	-14
]>pel lo	-21
]>pel no	-16
]>pel para	-17
]>pel y	-9
]>pes ,	-10
]>pia ,	-11
]>pia intensiva	-22
]>pia la	-19
]>pia y	-21
]>pio ,	-20
]>piz ,	-17
]>ple .	-10
]>pos con	-11
]>ppm .	-9
]>pto .	-9
]>que .	-18
]>que 0	-19
]>que con	-23
]>que de	-21
]>que el	-16
]>que la	-17
]>que se	-23
]>que y	-26
]>qui ,	-14
]>ral ,	-19
]>ral .	-22
]>ral y	18
]>ran ,	-12
]>ran .	-26
]>ran con	-17
]>ran de	-18
]>ran diez	-16
]>ran el	-14
]>ran en	-26
]>ran las	-18
]>ran los	-23
]>ran mucho	-15
]>ran por	-17
]>rar ,	-15
]>rar .	-17
]>rar el	-20
]>rar la	-21
]>rar un	-22
]>ras ,	-38
]>ras 0	-8
]>ras @	-20
]>ras con	-24
]>ras de	-26
]>ras el	-19
]>ras la	-22
]>ras las	-16
]>ras los	-20
]>ras no	-9
]>ras pero	-10
]>ras que	-19
]>ras se	-15
]>ras sin	-13
]>ras van	-25
]>ray ,	-15
]>rca .	-12
]>rca de	-22
]>rca el	-11
]>rce ,	-16
]>rda ,	-9
]>rda a	-9
]>rda redactar	-16
]>rde ,	-18
]>rde .	-10
]>rde la	-16
]>rdo .	-18
]>rdo con	-10
]>rdo que	-10
]>re :	-9
]>rea ,	-21
]>rea :	-11
]>rea la	-9
]>red ,	-14
]>red .	-12
]>ree .	-14
]>ree que	-16
]>ref .	-11
]>ren con	-14
]>ren en	-19
]>ren los	-18
]>reo ,	-15
]>reo .	-23
]>reo ;	-10
]>reo que	-16
]>reo y	11
]>rer ,	-12
]>res .	-26
]>res 0	-10
]>res :	-19
]>res a	-18
]>res de	-29
]>res en	-19
]>res entran	10
]>res no	-17
]>res nuevos	-15
]>res por	-16
]>res propios	-12
]>res que	-21
]>res refrigerados	-18
]>res y	-17
]>rev .	-23
]>rez de	-11
]>rga ,	-17
]>rga .	-14
]>rga de	-17
]>rga el	-14
]>rga la	-17
]>rga se	-14
]>rga y	13
]>rgo :	-19
]>ria con	-22
]>ria de	-26
]>ria del	-23
]>ria el	-14
]>ria no	12
]>ria se	-19
]>ril .	-20
]>rio ,	-36
]>rio :	8
]>rio ;	-16
]>rio a	-18
]>rio con	-18
]>rio de	-28
]>rio del	-14
]>rio en	-23
]>rio fijar	-10
]>rio la	-22
]>rio lo	-13
]>rio los	15
]>rio municipal	-23
]>rio nos	9
]>rio por	-19
]>rio porque	-9
]>rio se	14
]>rio y	-31
]>ris ,	-17
]>riz y	-13
]>rió la	-15
]>rje no	-8
]>rla .	-12
]>rle a	-13
]>rle que	-9
]>rlo ,	-19
]>rlo .	-23
]>rlo a	-23
]>rlo en	-16
]>rlo por	-16
]>rlo y	-21
]>rma ,	-12
]>rma .	-16
]>rma de	-13
]>rma del	-11
]>rma el	-15
]>rma la	-11
]>rme .	-15
]>rme a	-23
]>rme el	-14
]>rmo .	-18
]>rmo yo	-15
]>rna ,	-19
]>rne ,	-21
]>rne picada	-15
]>rno ,	9
]>rno de	-35
]>rno es	-18
]>rno lo	-20
]>rno se	11
]>rno y	-24
]>ron 0	-25
]>ron de	-11
]>ron dos	-19
]>ron el	-21
]>ron en	-11
]>ron la	-14
]>ron los	-12
]>ron que	-21
]>ron una	-20
]>ror la	-15
]>ros ,	-43
]>ros .	-27
]>ros :	-15
]>ros desde	-9
]>ros en	-23
]>ros lo	-11
]>ros no	-18
]>ros por	-14
]>ros que	-33
]>ros se	-19
]>ros y	-34
]>ros |	-20
]>rpo de	-17
]>rra .	-28
]>rra con	-15
]>rra de	-15
]>rra el	-13
]>rra y	-10
]>rre ,	-26
]>rre .	-13
]>rre de	-24
]>rre la	-14
]>rro ,	-23
]>rro .	-15
]>rro de	-10
]>rro pide	-9
]>rro y	-15
]>rse .	-26
]>rse en	-14
]>rso ,	-8
]>rso .	-14
]>rso de	-13
]>rta .	-19
]>rta :	-10
]>rta a	-19
]>rta con	-21
]>rta de	-12
]>rta en	-17
]>rta hasta	-18
]>rta la	-12
]>rta se	-25
]>rta y	-25
]>rte a	-14
]>rte de	-19
]>rte y	13
]>rto ,	9
]>rto con	-19
]>rto de	-31
]>rto y	-25
]>rtó .	-9
]>ruz ,	-10
]>ruz roja	-10
]>rva para	-18
]>rve .	-15
]>rve para	-13
]>rvo ,	-9
]>rza .	-16
]>rzo .	-17
]>rzo a	-9
]>rzo y	-12
]>rán de	-13
]>rán en	-12
]>ría ,	-32
]>ría .	9
]>ría 0	13
]>ría ?	10
]>ría con	-18
]>ría de	-21
]>ría el	13
]>ría en	-25
]>ría ha	-17
]>ría no	-13
]>ría nos	15
]>ría para	-18
]>ría pide	-17
]>ría purísima	-9
]>ría que	-13
]>ría y	-31
]>rón en	-19
]>s .	-16
]>sal ,	-9
]>san ,	-14
]>san con	-18
]>san cristóbal	-17
]>san los	-14
]>san y	-23
]>sar ,	-11
]>sar .	-23
]>sar la	-18
]>sas ,	-9
]>sas .	-18
]>sas de	-10
]>sas no	-13
]>sas y	-14
]>sca se	-10
]>sco ,	-18
]>sco .	-12
]>sco de	-14
]>sco y	-18
]>sen .	-15
]>ses .	-29
]>ses ;	-10
]>ses de	-16
]>ses en	-11
]>ses y	-18
]>set .	8
]>sis ,	-8
]>sis de	-24
]>sis y	-9
]>sol ,	-11
]>sor de	-10
]>sor y	-15
]>sos ,	-21
]>sos .	-30
]>sos de	-22
]>sos y	14
]>sr .	-11
]>sra .	-16
]>ssa .	-12
]>sta ,	-29
]>sta 0	-15
]>sta a	-14
]>sta con	-19
]>sta de	-14
]>sta en	-16
]>sta hasta	-19
]>sta la	-16
]>sta no	-17
]>sta que	-14
]>sta un	-8
]>sta una	-13
]>sta y	-30
]>ste ,	-16
]>ste .	-12
]>ste :	12
]>ste con	-19
]>ste de	-19
]>ste lo	-25
]>ste que	-14
]>ste y	-15
]>sto ,	-13
]>sto .	-23
]>sto con	-20
]>sto en	-19
]>sto para	-9
]>sto que	-19
]>sto se	-15
]>sto va	-10
]>sto y	-18
]>sur ,	-10
]>sía .	-12
]>t .	-13
]>tad ,	-14
]>tad .	-13
]>tad de	-24
]>tad en	-11
]>tad y	-27
]>tal ,	-38
]>tal cual	-11
]>tal de	-17
]>tal la	-9
]>tal y	-27
]>tan .	-14
]>tan a	-14
]>tan con	-14
]>tan en	-17
]>tan la	-16
]>tan los	-25
]>tan mucho	-15
]>tan ni	-13
]>tan y	-33
]>tar ,	-21
]>tar .	-27
]>tar :	-14
]>tar como	-12
]>tar con	-11
]>tar cómo	-13
]>tar del	-11
]>tar el	-23
]>tar en	-10
]>tar la	-18
]>tar los	-23
]>tar un	-13
]>tar uno	-9
]>tar y	13
]>tas .	-44
]>tas :	-9
]>tas a	-20
]>tas con	-22
]>tas de	-29
]>tas del	-14
]>tas el	-25
]>tas escolares	-20
]>tas indicaciones	-18
]>tas las	-9
]>tas los	-14
]>tas partes	-15
]>tas personas	-24
]>tas que	-26
]>tas se	-20
]>tas si	-18
]>tas sin	-22
]>tas y	-37
]>tch y	-14
]>tea de	-23
]>tea el	-15
]>tea y	-12
]>tel .	-10
]>ten .	-14
]>ten :	-19
]>ten en	-9
]>ten los	-14
]>teo .	-14
]>teo de	-26
]>ter ,	-21
]>tes .	-31
]>tes 0	-14
]>tes :	-13
]>tes a	-20
]>tes al	-24
]>tes con	-33
]>tes desde	-17
]>tes el	-13
]>tes en	-19
]>tes no	-18
]>tes por	-16
]>tes que	-24
]>tes se	-29
]>tes sin	-18
]>tes y	-18
]>til de	-14
]>til y	-22
]>tio ,	-18
]>tio .	-9
]>tir .	-9
]>tir de	-9
]>tir lo	-19
]>tió en	-17
]>tor ,	-28
]>tor .	-18
]>tor :	-12
]>tor de	-9
]>tor en	-14
]>tor la	-20
]>tor mira	-17
]>tor no	-13
]>tor nos	-13
]>tor que	-14
]>tor y	-16
]>tos ,	-27
]>tos :	-13
]>tos a	-17
]>tos cincuenta	-21
]>tos con	-19
]>tos de	-34
]>tos del	13
]>tos en	-21
]>tos hasta	-17
]>tos kilos	-16
]>tos no	-17
]>tos olvidados	-18
]>tos por	-19
]>tos que	-23
]>tos si	-21
]>tos sin	-25
]>tos son	13
]>tos y	-21
]>tra ,	-18
]>tra .	-15
]>tra algo	-9
]>tra con	-16
]>tra de	-11
]>tra persona	-22
]>tra se	-13
]>tra vez	-31
]>tra y	-20
]>tre ,	-19
]>tre .	-16
]>tre 0	-17
]>tre cuatro	-14
]>tre de	-22
]>tre dos	-15
]>tre el	-20
]>tre ellos	-15
]>tre en	-10
]>tre grupo	-21
]>tre la	-20
]>tre las	-11
]>tre los	-30
]>tre paréntesis	-8
]>tre planta	-17
]>tre todos	-25
]>tre una	-9
]>tro .	-29
]>tro :	-16
]>tro con	-11
]>tro en	-20
]>tro horas	-16
]>tro no	-12
]>tro por	-11
]>tro se	-17
]>tro y	-28
]>tró el	-20
]>tró un	-8
]>tud ,	-16
]>tud de	-19
]>tío y	-14
]>tón ,	-12
]>tón .	-17
]>tón de	-14
]>tón en	-12
]>tón y	-8
]>ual ,	-13
]>ual .	-20
]>ual de	-24
]>ual del	-19
]>ual y	-17
]>ubo con	-15
]>ubo de	-14
]>uca a	-15
]>uda ,	-9
]>uda .	-16
]>uda al	-15
]>ude a	-14
]>ude y	-10
]>udo .	-15
]>udo abierto	-14
]>udo y	-19
]>uea ;	-11
]>uel .	-14
]>uen día	-9
]>ues .	13
]>ues de	-10
]>ufa la	-17
]>ufe .	-12
]>uga en	-14
]>uir .	-12
]>uja se	-16
]>ula .	-15
]>ula :	-19
]>ula con	-21
]>ula de	-18
]>ula del	-13
]>ula la	-12
]>ula se	11
]>ula y	-25
]>ulo ,	-17
]>ulo :	-10
]>uma ,	-19
]>uma .	-13
]>uma en	-15
]>uma no	-15
]>umé ,	-11
]>una de	-13
]>uno ,	-13
]>uno .	-26
]>uno a	-20
]>uno con	-18
]>uno cuenta	-19
]>uno de	-17
]>uno el	-20
]>uno en	-23
]>uno la	-21
]>uno lo	-14
]>uno más	-16
]>uno o	-12
]>uno para	-22
]>uno por	-13
]>uno que	-12
]>uno se	-17
]>uno tira	-18
]>uno y	-18
]>uos que	12
]>upa ,	-17
]>upo ,	20
]>upo .	-17
]>upo de	-13
]>upo y	-26
]>ura ,	-34
]>ura .	-30
]>ura a	-13
]>ura de	-36
]>ura del	-11
]>ura en	10
]>ura entre	-13
]>ura se	-17
]>ura si	-15
]>ura vida	-14
]>ura y	-16
]>ure .	-14
]>usa .	8
]>usa y	-9
]>uso de	-8
]>uta ,	-14
]>uta .	-10
]>uta 0	-20
]>uta a	14
]>uto .	-18
]>uto que	-16
]>uto y	-24
]>uya .	-16
]>uza en	-20
]>uín ,	-10
]>uín y	-12
]>van a	-15
]>van el	-8
]>var la	-12
]>vas .	-9
]>vas con	-24
]>vas de	-19
]>ven ,	-18
]>ven .	-13
]>ven a	-14
]>ven con	-9
]>ven de	-12
]>ven en	-15
]>ven juntos	-11
]>ver ,	-20
]>ver a	-23
]>ver el	-8
]>ves de	-14
]>ves no	-10
]>via y	-17
]>vil .	-12
]>vil de	-9
]>vió que	-11
]>vos le	-18
]>vos los	-20
]>vos que	-13
]>vos y	-15
]>vés ,	-18
]>vés .	-18
]>vés y	-13
]>vía .	-15
]>vía la	-12
]>xq el	-21
]>xto :	-14
]>xto modelo	-12
]>yor ,	-17
]>yor de	-18
]>zar ,	-19
]>zar .	15
]>zar y	-18
]>zas ,	-20
]>zas con	-14
]>zas del	-21
]>zas por	-15
]>zas y	-25
]>zca la	-13
]>zos ,	-14
]>zos .	-17
]>zos en	-8
]>zos por	16
]>zón .	-15
]>zón y	-19
]>ºc ,	-16
]>éis en	-17
]>ían las	-22
]>ías al	-16
]>ías con	-17
]>ías y	-13
]>ído ;	-10
]>íes ,	-20
]>ñal .	-12
]>ñas ,	-16
]>ñas y	-17
]>ñol .	-21
]>ños ,	-29
]>ños .	-30
]>ños con	-14
]>ños en	-19
]>ños que	-18
]>ños y	-23
]?	-9900
][	-9900
]]	-9900
]]% humedad	-18
]]( 0	-11
]], 0	-19
]], aceite	-20
]], aclarado	-15
]], aclarar	-14
]], acordate	-24
]], administración	-14
]], agua	-15
]], apuntar	-24
]], aspirar	-13
]], bajar	-11
]], color	-10
]], contar	-12
]], correa	-19
]], correo	-13
]], corte	-12
]], cuerdas	-9
]], empezando	-8
]], entre	-9
]], estimados	-10
]], gafas	-14
]], habla	-9
]], hora	-8
]], licenciado	-22
]], limpios	-9
]], llamar	-15
]], mañana	-10
]], otra	-15
]], otros	-9
]], quitar	-8
]], saca	-12
]], sala	-16
]], sesenta	-9
]], solicito	-17
]], tarjetas	-19
]], vamos	-18
]], venía	-11
]], ácido	-10
]]- 0	-15
]]0 0	-14
]]0 años	-11
]]0 bar	-11
]]0 caracteres	-11
]]0 g	-12
]]0 gramos	-11
]]0 hectáreas	-10
]]0 km/h	-10
]]0 litros	-10
]]0 m/s	-8
]]0 mm	-18
]]0 objetos	-13
]]0 ppm	-9
]]0 vacas	-24
]]0 ºc	-16
]]: 0	-20
]]: buen	-10
]]: cadena	-9
]]: coordinación	-12
]]: dale	-12
]]: dra	-17
]]: espero	-9
]]: j	-17
]]: re	-9
]]: traslado	-21
]]: uy	-15
]]< 0	-18
]]^ 0	-10
]]^ adaptación	-13
]]^ alcance	-18
]]^ anoche	-16
]]^ antecedentes	-15
]]^ apuntes	-8
]]^ asisten	-18
]]^ asistentes	-9
]]^ autor	-11
]]^ banco	-10
]]^ beto	-20
]]^ buen	-10
]]^ caro	-14
]]^ cc	-13
]]^ che	-20
]]^ chicas	-25
]]^ cierre	-23
]]^ colar	-17
]]^ compañía	-13
]]^ conforme	-10
]]^ considero	-14
]]^ consulta	-19
]]^ cooperativa	-12
]]^ corte	-10
]]^ d	-11
]]^ dale	-17
]]^ desarrollo	-8
]]^ descarga	-21
]]^ dirijo	-13
]]^ echar	-11
]]^ elaboró	-14
]]^ encendido	-17
]]^ enseña	-8
]]^ enviado	-15
]]^ esterilización	15
]]^ estimada	-12
]]^ estimado	-10
]]^ estimados	-10
]]^ extracto	-8
]]^ farmacia	-18
]]^ fwd	-13
]]^ hagan	-8
]]^ ingreso	-14
]]^ inma	-12
]]^ instrucciones	-12
]]^ jajaja	-9
]]^ jefa	-11
]]^ l	-15
]]^ lavado	-32
]]^ lectura	-16
]]^ listo	-9
]]^ llego	-12
]]^ mamá	-13
]]^ marcos	-12
]]^ mirá	-15
]]^ mis	-8
]]^ montaje	-28
]]^ necesito	-14
]]^ nico	-12
]]^ nuestra	-8
]]^ objeto	-14
]]^ objetos	-21
]]^ oigan	-15
]]^ oye	-12
]]^ paco	-12
]]^ pendiente	-10
]]^ pida	-11
]]^ propósito	-13
]]^ querida	-9
]]^ quinto	-11
]]^ quisiera	-14
]]^ rafael	-11
]]^ raúl	-11
]]^ ref	-11
]]^ reglas	-14
]]^ resulta	-12
]]^ rev	-18
]]^ salida	-14
]]^ salude	-10
]]^ secar	-12
]]^ siembra	-18
]]^ sra	-17
]]^ tapar	-12
]]^ tel	-10
]]^ tema	-12
]]^ tras	-11
]]^ turno	-15
]]^ título	-10
]]^ vaciar	-11
]]^ varias	-13
]]^ wilmer	-13
]]^ yuli	-15
]]a 0	-29
]]a alemania	-12
]]a buscar	-16
]]a contraluz	-20
]]a cualquier	-13
]]a derecha	-12
]]a dormir	-16
]]a esas	-16
]]a interior	-20
]]a meter	-18
]]a ochenta	-17
]]a oscuras	-13
]]a ponerlo	-19
]]a poquito	-10
]]a quienes	-10
]]a redactar	-22
]]a septiembre	-16
]]a sesenta	-21
]]a sotavento	-19
]]a ti	-16
]]a uno	-20
]]a velocidad	-12
]]acuerda redactar	-17
]]agua caliente	-14
]]agua destilada	-16
]]agua fría	-14
]]agua tibia	-9
]]ahora resulta	-18
]]aire acondicionado	12
]]al 0	-10
]]al agua	11
]]al ayuntamiento	-13
]]al azar	-10
]]al bajar	-16
]]al bidón	-12
]]al carro	-17
]]al cierre	-22
]]al comercial	-17
]]al contenedor	-19
]]al depósito	-18
]]al dueño	-20
]]al estanque	-11
]]al grupo	-16
]]al horno	-17
]]al ingeniero	-13
]]al lado	-32
]]al paciente	-20
]]al público	9
]]al recibir	-16
]]al revés	-23
]]al secretario	-21
]]al usuario	-15
]]al volver	-13
]]alumnos nuevos	12
]]así nomás	-19
]]ave maría	-9
]]bandera amarilla	-16
]]beto 0	-18
]]billete falso	8
]]boca abajo	-18
]]bolsa blanca	-10
]]bolsa cerrada	-10
]]buenas tardes	-21
]]cada 0	-11
]]cada cliente	-14
]]cada función	15
]]cada golpe	-9
]]cada hora	-14
]]cada invierno	-19
]]cada lado	-14
]]cada mañana	-16
]]cada noche	-21
]]cada semestre	-9
]]cada tanda	-19
]]cada trabajador	-9
]]cada turno	-26
]]cada uno	-34
]]cada verano	-21
]]caja chica	12
]]caja fuerte	-20
]]calle mayor	-17
]]canal 0	-17
]]carne picada	-16
]]cementerio municipal	15
]]chicos vuelven	-13
]]cien libras	-13
]]cinco años	-16
]]cola caliente	-19
]]con 0	-32
]]con agua	-28
]]con aire	-18
]]con algodón	-15
]]con arena	-20
]]con cadena	-11
]]con calor	-19
]]con cola	-20
]]con cría	-21
]]con frases	-14
]]con gamuza	-14
]]con guante	-15
]]con hielo	-21
]]con hora	-9
]]con leche	-16
]]con leña	-22
]]con lluvia	-11
]]con lupa	-11
]]con lápiz	-9
]]con margen	-11
]]con mascarilla	-11
]]con nudo	-10
]]con pegatina	-19
]]con pena	-11
]]con receta	-11
]]con resaca	-20
]]con sus	-28
]]con sábana	-15
]]con tiza	-15
]]con yodo	-16
]]contenedores refrigerados	-20
]]conviene unificar	-17
]]copia autorizada	-8
]]cuando sale	-18
]]cuarenta centímetros	-17
]]cuartas partes	-17
]]cuatro años	-12
]]cuenta otra	-8
]]cámara pequeña	-13
]]da cita	-12
]]da risa	-16
]]darle vuelta	-11
]]de 0	-37
]]de abajo	-22
]]de acero	-14
]]de acuerdo	-12
]]de afuera	-11
]]de aire	-11
]]de ajedrez	-11
]]de algodón	-19
]]de alimentos	12
]]de almacén	-15
]]de alquiler	-24
]]de alrededor	-18
]]de animales	-25
]]de antelación	-18
]]de antemano	-17
]]de apertura	-23
]]de atender	-15
]]de año	-17
]]de baja	-22
]]de bajar	-14
]]de barrio	-23
]]de barro	-14
]]de bebé	-17
]]de bebés	13
]]de boda	15
]]de cabeza	-12
]]de cabina	-22
]]de café	-18
]]de caja	11
]]de campana	11
]]de campanas	9
]]de campo	-24
]]de canto	-14
]]de cartón	-21
]]de cerámica	-15
]]de cisterna	17
]]de cisternas	19
]]de co2	-13
]]de cobre	-15
]]de cola	-15
]]de comer	-18
]]de contacto	-12
]]de contenedores	-23
]]de costumbre	-21
]]de cuadro	-13
]]de cuello	-12
]]de cuenca	-11
]]de cuero	-13
]]de cádiz	-19
]]de datos	-13
]]de diecinueve	-15
]]de diferencia	-11
]]de documentos	-16
]]de edad	-14
]]de emergencia	-28
]]de empeño	14
]]de encargo	-15
]]de escape	-14
]]de espaldas	-17
]]de estado	-11
]]de esterilización	-21
]]de estudios	-15
]]de exportación	-23
]]de extracción	-27
]]de filtro	-13
]]de fuerza	-12
]]de fútbol	-15
]]de grasa	-13
]]de guardar	-18
]]de harina	-16
]]de hielo	-13
]]de hollín	-14
]]de hora	-19
]]de humedad	-11
]]de iglesias	-19
]]de ir	-9
]]de jaén	-18
]]de julio	-13
]]de junio	-24
]]de jóvenes	-18
]]de kenia	-16
]]de lado	-18
]]de latón	-10
]]de lavadora	-19
]]de leche	-11
]]de lejía	-22
]]de leña	16
]]de limpiar	-15
]]de lote	-15
]]de lápiz	-14
]]de madera	-14
]]de madrid	-16
]]de mali	-12
]]de malla	-11
]]de manera	-20
]]de mantenimiento	-15
]]de mar	-14
]]de marzo	-23
]]de mayo	-9
]]de memoria	-23
]]de metal	-23
]]de moda	-14
]]de mover	-16
]]de movilidad	-12
]]de mudanzas	13
]]de máquinas	-19
]]de nuestra	-16
]]de nueve	-17
]]de obra	-27
]]de octubre	-20
]]de oficio	-16
]]de operaciones	-18
]]de origen	-14
]]de otoño	-13
]]de otra	-17
]]de oído	-14
]]de papel	-15
]]de parada	-16
]]de patrimonio	-17
]]de pedido	-9
]]de perlas	-19
]]de pila	-14
]]de pisar	-12
]]de planta	-18
]]de preparar	-21
]]de prevención	-11
]]de proveedores	14
]]de prueba	10
]]de punta	-11
]]de quedar	-16
]]de rango	-13
]]de regantes	-16
]]de reproducción	-15
]]de repuesto	-14
]]de rescate	-17
]]de retención	-12
]]de retorno	-12
]]de riego	14
]]de rosario	-16
]]de sal	-14
]]de sala	13
]]de salida	-20
]]de salud	-19
]]de san	-18
]]de sanidad	-25
]]de santa	-21
]]de secado	-16
]]de secretario	-9
]]de seda	-15
]]de seguir	-14
]]de seguridad	-15
]]de septiembre	-17
]]de serie	-10
]]de servicio	-22
]]de sesenta	-15
]]de siniestro	9
]]de subir	-26
]]de taller	-13
]]de tela	-19
]]de temperatura	-20
]]de temporada	-11
]]de tinta	-10
]]de tocarlo	-15
]]de toque	-8
]]de uno	-21
]]de uñas	-22
]]de vacaciones	-12
]]de valencia	-15
]]de valor	-12
]]de vehículos	-23
]]de veinticinco	-23
]]de venta	-13
]]de verdad	-15
]]de viento	-19
]]de visitas	-15
]]de vuelta	-21
]]de yeso	-16
]]de zaragoza	-19
]]de ácido	-21
]]deja calentar	-13
]]deja enfriar	-12
]]deja escurrir	-8
]]deja nota	-8
]]dejar 0	-17
]]del 0	-17
]]del aeropuerto	-17
]]del alba	-15
]]del ancho	-14
]]del andén	-17
]]del ayuntamiento	-25
]]del año	-20
]]del café	10
]]del cliente	-22
]]del comité	-9
]]del corte	12
]]del depósito	-23
]]del edificio	11
]]del grifo	-13
]]del horno	-25
]]del hotel	-19
]]del laboratorio	8
]]del lado	-15
]]del lote	13
]]del miércoles	-14
]]del molde	-19
]]del mostrador	-12
]]del observatorio	-10
]]del país	-10
]]del pedido	-18
]]del sistema	-15
]]del sábado	-16
]]del taller	-21
]]del turno	-19
]]del vehículo	-20
]]del viento	-18
]]del vuelo	-17
]]desde 0	-22
]]desde cuándo	-11
]]después film	-13
]]documento serio	-12
]]dos años	-17
]]dos centímetros	-21
]]dos chavales	-14
]]dos copias	-15
]]dos cuerdas	-23
]]dos hombres	-14
]]dos lados	-8
]]dos lotes	-20
]]dos manos	-19
]]dos meses	-22
]]dos noches	-10
]]dos operarios	-8
]]dos pasadas	-13
]]dos placas	-9
]]dos pulseras	-13
]]dos sacos	-14
]]dos teléfonos	-15
]]dos turnos	-18
]]dos técnicos	-10
]]día 0	-22
]]días hábiles	-14
]]el 0	-21
]]el abogado	-14
]]el accidente	-13
]]el aceite	9
]]el acequiero	-14
]]el acto	-10
]]el administrador	-20
]]el agua	-26
]]el agujero	-23
]]el aire	-20
]]el albarán	-14
]]el alumno	-12
]]el anemómetro	-15
]]el animal	-21
]]el aparato	-12
]]el archivo	-20
]]el arco	-12
]]el armario	-21
]]el arnés	-13
]]el audio	-15
]]el auditor	-17
]]el auto	-15
]]el ave	13
]]el aviso	-20
]]el ayudante	-20
]]el ayuntamiento	-16
]]el año	-25
]]el banco	-16
]]el barniz	-15
]]el bidón	-11
]]el biombo	-11
]]el bolsillo	-12
]]el bombo	-16
]]el borde	-15
]]el borrador	11
]]el botiquín	-17
]]el brazo	-16
]]el buzón	-15
]]el cabezal	-16
]]el café	-22
]]el cajón	-27
]]el calendario	-12
]]el camino	-18
]]el camión	-28
]]el capataz	-15
]]el carro	-13
]]el caso	-8
]]el celular	-17
]]el cementerio	-20
]]el chat	-21
]]el chef	-10
]]el chófer	-10
]]el cierre	22
]]el cinturón	-18
]]el circuito	-25
]]el cliente	-49
]]el cobro	-12
]]el color	-24
]]el comercial	-15
]]el comisario	-20
]]el comprador	-15
]]el concejal	-26
]]el conductor	-23
]]el cono	-18
]]el consejo	-14
]]el conserje	-13
]]el contador	-14
]]el contrato	-21
]]el corcho	-18
]]el correo	-21
]]el corte	-28
]]el costado	-10
]]el crematorio	-13
]]el cuadro	-16
]]el cubo	-12
]]el cuello	-17
]]el cuerpo	-17
]]el curso	-14
]]el código	-10
]]el dedo	-15
]]el delegado	-18
]]el departamento	-18
]]el depósito	-10
]]el desmontaje	-17
]]el despacho	-21
]]el destino	-18
]]el dibujo	-18
]]el disco	-16
]]el dueño	-26
]]el edificio	-12
]]el eje	-13
]]el electricista	-12
]]el enchufe	-12
]]el enlace	-16
]]el escáner	-13
]]el español	-20
]]el espejo	-17
]]el espíritu	-17
]]el estuche	-16
]]el expediente	-23
]]el fabricante	-8
]]el farmacéutico	-10
]]el fijo	-10
]]el filtro	-9
]]el fontanero	-9
]]el formato	-16
]]el formulario	-20
]]el foso	-16
]]el freno	-28
]]el frontofocómetro	-18
]]el gancho	-20
]]el gato	-11
]]el gerente	-18
]]el gestor	-10
]]el golpe	-8
]]el grano	-11
]]el grifo	-15
]]el grupo	-21
]]el hilo	-19
]]el hombro	-13
]]el horno	-22
]]el hueco	-16
]]el importe	-18
]]el impreso	-16
]]el imán	-12
]]el informe	-10
]]el ingeniero	-16
]]el inspector	-11
]]el inventario	-20
]]el laboratorio	19
]]el lado	15
]]el lector	-20
]]el listado	-23
]]el lote	-24
]]el luthier	-14
]]el maestro	-22
]]el manual	-16
]]el maquinista	-19
]]el marinero	-10
]]el material	-14
]]el medidor	-14
]]el ministerio	-16
]]el modo	-20
]]el molde	-21
]]el molino	-11
]]el mostrador	-8
]]el motivo	-16
]]el mundo	-21
]]el móvil	-17
]]el nudillo	-10
]]el olor	-25
]]el operario	-14
]]el ordenador	-10
]]el paciente	-24
]]el pago	-11
]]el papel	-34
]]el paquete	-10
]]el pasaporte	-21
]]el pasillo	-16
]]el patio	-23
]]el paño	-9
]]el pedido	15
]]el perro	-28
]]el personal	-17
]]el pesaje	-17
]]el peto	-17
]]el pico	-9
]]el piloto	-19
]]el planetario	13
]]el plazo	-21
]]el pliego	-9
]]el polvo	-10
]]el porcentaje	-13
]]el portal	-20
]]el portón	-11
]]el precinto	-16
]]el precio	-23
]]el premio	-14
]]el presidente	-18
]]el problema	-22
]]el profesor	-19
]]el programa	-20
]]el protocolo	-19
]]el proyector	-9
]]el préstamo	-15
]]el pueblo	-14
]]el puente	-20
]]el párroco	-21
]]el pésame	-16
]]el recorrido	-19
]]el redactor	-17
]]el refractómetro	-13
]]el regante	-16
]]el remito	-9
]]el reporte	14
]]el resto	-17
]]el rodillo	-9
]]el ruido	-18
]]el salón	-20
]]el secador	-15
]]el sello	-10
]]el sentido	-15
]]el señuelo	-9
]]el sistema	-15
]]el suero	-14
]]el supervisor	-9
]]el suplente	-11
]]el suyo	-8
]]el sábado	-30
]]el tabique	-14
]]el tablero	-10
]]el tanque	16
]]el tapón	-16
]]el techo	-15
]]el termómetro	-12
]]el testigo	-16
]]el texto	-17
]]el tope	-10
]]el tornillo	-11
]]el torno	18
]]el tractor	-12
]]el transmisor	-16
]]el trapo	-16
]]el tubo	-10
]]el turno	9
]]el túnel	-26
]]el vellón	-13
]]el viento	11
]]el vigilante	-19
]]el visor	-12
]]el vídeo	-10
]]el árbitro	-17
]]elvira 0	-14
]]en 0	-13
]]en agosto	-13
]]en agua	-22
]]en almacén	-19
]]en alto	-12
]]en antena	-18
]]en bandeja	-19
]]en blanco	13
]]en bogotá	-15
]]en cabina	-24
]]en caja	-12
]]en castellano	-16
]]en cesta	-13
]]en cuanto	-22
]]en diciembre	-9
]]en domicilio	22
]]en febrero	-8
]]en fila	-11
]]en formato	-13
]]en guadalajara	-12
]]en julio	-26
]]en junio	-23
]]en manual	-13
]]en marcha	-22
]]en marzo	-20
]]en mayo	-13
]]en monterrey	-21
]]en nevera	-25
]]en nicho	15
]]en noviembre	-12
]]en octubre	-19
]]en otra	-10
]]en papel	-30
]]en plena	-32
]]en prácticas	-17
]]en sala	-22
]]en santiago	-11
]]en seco	-25
]]en secretaría	-13
]]en septiembre	-15
]]en serio	-24
]]en sus	-12
]]en uno	-21
]]en vacaciones	-11
]]en verano	-11
]]en zaragoza	-15
]]entre 0	-12
]]entre ellos	-15
]]entre grupo	-26
]]entre paréntesis	-10
]]entre planta	-18
]]es fantasía	-12
]]es nacional	-9
]]es obligatorio	-10
]]es pa	-12
]]es peor	-10
]]estas indicaciones	-16
]]este año	-27
]]este verano	-20
]]estimados señores	-15
]]está grabando	-19
]]está pagado	-10
]]está trabajando	-17
]]falta uno	-8
]]fondo 0	-12
]]grados baumé	-9
]]guantes limpios	-16
]]ha dado	-12
]]ha dejado	-18
]]ha dicho	-18
]]ha ido	-11
]]ha pedido	-20
]]ha perdido	-19
]]ha tenido	-20
]]ha vuelto	-10
]]hace ruido	-13
]]hacemos queso	-19
]]han pedido	-19
]]han perdido	-17
]]hasta 0	-19
]]hay heridos	-10
]]he sacado	-13
]]hemos pensado	-21
]]hermano mayor	-16
]]hilo roto	-18
]]hoja plastificada	-11
]]jabón neutro	-15
]]la 0	-20
]]la agencia	-18
]]la agenda	-11
]]la aguja	-24
]]la alarma	-20
]]la alcaldía	-9
]]la alfombra	-13
]]la antena	9
]]la apertura	-22
]]la arena	-9
]]la asamblea	-17
]]la aseguradora	-16
]]la asociación	-8
]]la aspiradora	-15
]]la atención	-28
]]la auditoría	-18
]]la autorización	-17
]]la auxiliar	-22
]]la balda	-9
]]la banda	11
]]la bandera	-20
]]la barra	-19
]]la barrera	-15
]]la barriga	-10
]]la basura	-14
]]la bata	-15
]]la bici	-15
]]la bitácora	-9
]]la boda	-19
]]la bomba	-18
]]la boquilla	-13
]]la báscula	18
]]la cabecera	-14
]]la cabeza	-21
]]la caducidad	-16
]]la cafetera	-8
]]la caja	-43
]]la caldera	-28
]]la cama	-16
]]la camioneta	-17
]]la campana	-20
]]la campanilla	-16
]]la canción	-11
]]la carcasa	-19
]]la carne	-13
]]la carpeta	-17
]]la carretera	-12
]]la carta	-26
]]la cartilla	-21
]]la caseta	-17
]]la causa	-12
]]la cena	-8
]]la central	-22
]]la chapa	-18
]]la charola	-12
]]la chica	-21
]]la cintura	-15
]]la cisterna	-18
]]la clienta	-14
]]la cola	-19
]]la comida	-19
]]la compañera	-11
]]la compañía	-19
]]la comprobación	-17
]]la compu	15
]]la compuerta	-8
]]la comunidad	-27
]]la consola	-19
]]la constructora	-13
]]la consulta	-13
]]la copa	-10
]]la corona	-21
]]la correa	-11
]]la cortina	-13
]]la costra	-12
]]la cruz	-16
]]la cuadrilla	-9
]]la cubeta	-12
]]la cubierta	-13
]]la cueva	15
]]la culpa	-19
]]la cédula	-9
]]la cúpula	-25
]]la derecha	-18
]]la diferencia	-12
]]la directora	-16
]]la doctora	-15
]]la educadora	-26
]]la emisora	-8
]]la empresa	-22
]]la encargada	-14
]]la enrolla	-14
]]la escanea	-15
]]la escuela	-31
]]la espalda	-17
]]la esponja	-15
]]la espuma	-22
]]la espátula	-11
]]la esquina	-17
]]la estación	-16
]]la estructura	-19
]]la farmacia	-14
]]la federación	-19
]]la feria	-18
]]la fianza	-8
]]la fibra	-20
]]la finca	-27
]]la flor	19
]]la funeraria	9
]]la furgo	-19
]]la furgoneta	-12
]]la gana	-20
]]la garita	-17
]]la gerente	-14
]]la grasa	-11
]]la grúa	-14
]]la guantera	-15
]]la heladera	-11
]]la hermana	-12
]]la historia	-9
]]la hora	-23
]]la identificación	-21
]]la inspección	-12
]]la intendencia	-18
]]la isla	-8
]]la itv	-13
]]la izquierda	-24
]]la jaula	-21
]]la kermés	-9
]]la lana	-19
]]la lancha	-8
]]la leche	-23
]]la lectura	-17
]]la legionela	-15
]]la lente	11
]]la libreta	-11
]]la liga	-16
]]la llamada	-30
]]la lona	-16
]]la lonja	-19
]]la lupa	-19
]]la lámpara	-25
]]la madera	-16
]]la madre	-15
]]la malla	-20
]]la manivela	-16
]]la manta	-13
]]la mantilla	-11
]]la masa	-29
]]la matrícula	-17
]]la maza	-12
]]la mejilla	-21
]]la miel	9
]]la mirilla	-13
]]la mitad	-29
]]la mutua	-19
]]la máquina	-39
]]la mínima	-8
]]la nariz	-14
]]la nevera	-24
]]la noche	-15
]]la noria	11
]]la nota	-10
]]la notaría	-17
]]la obra	14
]]la olla	-21
]]la ong	-19
]]la oreja	-17
]]la otra	-29
]]la pala	-16
]]la palanca	-9
]]la palma	-9
]]la panza	-11
]]la pared	-20
]]la parroquia	-16
]]la partida	-17
]]la pasteurización	-10
]]la pata	-8
]]la pegatina	-11
]]la persiana	-14
]]la persona	-25
]]la petición	-16
]]la picadora	9
]]la piedra	-12
]]la piel	-22
]]la pila	-16
]]la pileta	-12
]]la pinza	-18
]]la piquera	-16
]]la pista	10
]]la pizarra	-13
]]la placa	-17
]]la plancha	-11
]]la planilla	-19
]]la planta	-33
]]la plantilla	-15
]]la plataforma	-15
]]la playa	-20
]]la plaza	-19
]]la pluma	-13
]]la policía	-16
]]la portería	14
]]la prueba	12
]]la puesta	-21
]]la pulsera	-16
]]la punta	-15
]]la póliza	-10
]]la raya	-12
]]la receta	-17
]]la red	-10
]]la redacción	-21
]]la redacta	-8
]]la reja	-15
]]la rejilla	-13
]]la revisión	-17
]]la ruta	10
]]la saca	-15
]]la sal	-25
]]la sala	-43
]]la salida	10
]]la salmuera	13
]]la secretaria	-24
]]la serie	-15
]]la sesión	-15
]]la sierra	-24
]]la silla	-27
]]la soledad	-14
]]la solicitud	-20
]]la sombra	-13
]]la sonda	-14
]]la suya	-11
]]la sábana	-13
]]la tableta	-15
]]la tablilla	-20
]]la tanda	-15
]]la taquilla	-14
]]la tasa	-10
]]la tela	-17
]]la temperatura	9
]]la temporada	-10
]]la tina	-14
]]la tolva	-26
]]la trastienda	-15
]]la tutora	-10
]]la vaca	-18
]]la vara	-14
]]la varilla	-13
]]la venta	-18
]]la ventana	-20
]]la verdad	-20
]]la vereda	-17
]]la veterinaria	-23
]]la vieja	-13
]]la viga	-10
]]la visita	-18
]]la vista	-23
]]la vuelta	-30
]]la víspera	-23
]]la web	-30
]]la única	-12
]]lado izquierdo	-10
]]las 0	-25
]]las alas	-15
]]las alzas	-11
]]las auxiliares	-12
]]las bolsas	-16
]]las botas	-23
]]las chicas	-17
]]las coordenadas	-13
]]las cuentas	-18
]]las cuerdas	-28
]]las esquinas	-19
]]las flores	-10
]]las hojas	-23
]]las incidencias	-19
]]las llantas	-16
]]las llaves	-20
]]las luces	-19
]]las líneas	-22
]]las manos	-26
]]las mesas	-20
]]las muestras	-22
]]las negras	-10
]]las noches	-21
]]las nuevas	-9
]]las nueve	-14
]]las orejas	-16
]]las ostras	-22
]]las otras	-9
]]las ovejas	9
]]las paredes	-18
]]las patas	-20
]]las pezoneras	-16
]]las puertas	-22
]]las redes	-18
]]las rosas	-8
]]las ruedas	-17
]]las salas	-16
]]las sillas	-18
]]las tablas	-14
]]las tiras	-17
]]las ventanas	-13
]]las ventas	-10
]]las visitas	-22
]]las últimas	-21
]]le baja	-12
]]le damos	-27
]]le dan	-16
]]le decimos	-22
]]le dicto	-18
]]le dije	-14
]]le duele	-12
]]le dé	-17
]]le echa	-20
]]le echan	-15
]]le enseña	-18
]]le explica	-18
]]le habla	-19
]]le hablo	-18
]]le ofreces	-18
]]le preguntas	-17
]]le pregunto	-13
]]le pusimos	-10
]]leche humana	-13
]]les pido	-17
]]letra grande	-21
]]lo canta	-11
]]lo cuadra	-11
]]lo dejes	-12
]]lo dicto	-10
]]lo firme	-17
]]lo hablado	-15
]]lo llamamos	-13
]]lo mío	-19
]]lo ordenas	-16
]]lo ordene	-16
]]lo pongas	-8
]]lo recibe	-25
]]lo redacte	-15
]]lo roto	-19
]]lo sepa	-13
]]lo tengan	-16
]]lo vea	-9
]]los 0	-20
]]los alumnos	-16
]]los anillos	-16
]]los ascensores	-19
]]los bolsillos	-22
]]los bordes	-12
]]los buses	-20
]]los camiones	-11
]]los chicos	-19
]]los coches	-16
]]los cortes	-20
]]los cuadernillos	-12
]]los cuadros	-16
]]los daños	-13
]]los delegados	-19
]]los demás	-16
]]los domingos	-16
]]los errores	-10
]]los frascos	-16
]]los instrumentos	-22
]]los jugadores	11
]]los lados	-18
]]los libros	-31
]]los meto	-14
]]los miércoles	-19
]]los nombres	-17
]]los noventa	-12
]]los números	-13
]]los ojos	-18
]]los originales	-8
]]los otros	-19
]]los padres	-20
]]los paquetes	11
]]los pasajeros	10
]]los pasillos	-12
]]los pedidos	-14
]]los pequeños	-18
]]los permisos	-16
]]los perros	-22
]]los pies	-13
]]los pisos	-21
]]los precintos	-15
]]los primeros	-16
]]los puntos	-17
]]los quesos	-25
]]los residentes	-21
]]los restos	-20
]]los rotos	-20
]]los sábados	-26
]]los tableros	12
]]los tamales	-15
]]los temporeros	-15
]]los tiempos	-15
]]los tornillos	-10
]]los truenos	-14
]]los tubos	9
]]los ventiladores	-12
]]los veteranos	-14
]]luego lona	-13
]]luz rasante	-19
]]mando audio	-10
]]mano mojada	-10
]]manos llenas	-12
]]masa madre	11
]]me ayuda	-11
]]me dijeron	-13
]]me explico	-16
]]me gustaría	-9
]]me llaman	-14
]]me llamas	-12
]]me pidió	-21
]]me tocó	-12
]]media hora	-34
]]medio kilo	-13
]]medio litro	-17
]]medio metro	-14
]]mi abuelo	-14
]]mi cuñado	-12
]]mi hermana	-21
]]mi hija	-12
]]mi marido	-15
]]mi mujer	-15
]]mi papá	-13
]]mi sobrina	-12
]]mi sobrino	-19
]]mi suegro	-10
]]mi tía	-12
]]mi tío	-12
]]mientras tanto	-20
]]mil pesos	-10
]]misma noche	-13
]]muchachos nuevos	-19
]]más cercano	-11
]]más grande	-17
]]nadie camina	-11
]]nadie quería	-14
]]necesario fijar	-15
]]necesito ayuda	-9
]]ni siquiera	-13
]]ni uno	-14
]]no aparece	-10
]]no baja	-17
]]no comparten	-14
]]no cuadra	-9
]]no existe	-10
]]no fui	-15
]]no habla	12
]]no saben	-15
]]no sabía	-17
]]no sale	-24
]]no salen	-12
]]no sirve	12
]]no supo	-19
]]no uno	-15
]]noche 0	-21
]]nombre completo	-25
]]nombres propios	-15
]]nos costó	-12
]]nos exige	-17
]]nos hizo	-17
]]nos puso	-15
]]nos quedó	-12
]]nº 0	-15
]]o 0	-13
]]o sangre	-11
]]objetos olvidados	19
]]ocho años	-19
]]ofrece agua	-18
]]otro lado	-19
]]otro papel	-9
]]papel japonés	-13
]]para abajo	-14
]]para escribir	-19
]]para leche	-12
]]para sordos	19
]]pasa trapo	-12
]]persona sorda	13
]]personas colgadas	-12
]]ph 0	-12
]]pide otra	-9
]]pinza larga	-17
]]planta 0	-17
]]policía local	-13
]]polvo hemostático	-11
]]por alergias	-24
]]por ambas	-9
]]por caja	-13
]]por correo	-24
]]por error	-15
]]por hora	-23
]]por lado	-21
]]por otra	-19
]]por parejas	-8
]]por pata	-17
]]por persona	10
]]por radio	-15
]]por separado	-20
]]por turno	-9
]]por uno	-15
]]por usar	-14
]]por whatsapp	-13
]]porque muchos	-15
]]porque tenía	-10
]]pregunta cuántos	-11
]]primera visita	9
]]probando probando	-16
]]pueda seguir	-15
]]puede estar	-11
]]puede ir	-13
]]puerta cerrada	-16
]]pura vida	-14
]]que acaba	-25
]]que atiende	-16
]]que baje	-10
]]que caiga	-13
]]que conste	-17
]]que debe	-9
]]que empiezan	-17
]]que entren	-22
]]que entró	-19
]]que estar	-19
]]que exista	-10
]]que explique	-16
]]que falte	-21
]]que figure	-14
]]que grabe	-13
]]que huelen	-16
]]que iba	-17
]]que llegaron	-16
]]que llevar	-10
]]que lleve	-14
]]que llevo	-14
]]que necesito	-14
]]que pagar	-10
]]que pase	-11
]]que quedar	-17
]]que quedara	-14
]]que quieren	-9
]]que recibe	-16
]]que redactas	-20
]]que sale	-17
]]que sirva	-18
]]que subir	11
]]que suene	-13
]]que tenés	-13
]]que tienen	-13
]]que toque	-15
]]que vaya	-11
]]que vuelve	-9
]]quien corresponda	-15
]]quien figure	-15
]]qué hora	-9
]]qué tal	-21
]]recién nacido	10
]]ruta 0	-19
]]sala pequeña	-9
]]san antonio	-8
]]san cristóbal	-20
]]se acabó	-18
]]se acepta	-17
]]se acerca	-12
]]se acorta	-12
]]se acuerda	-16
]]se agita	-11
]]se amarra	-9
]]se amarran	-9
]]se aparta	-20
]]se apartan	-13
]]se apilan	-9
]]se aplaza	-15
]]se aprieta	-11
]]se aprueba	-15
]]se apuntan	-12
]]se archiva	-20
]]se arrastran	-19
]]se arregla	-17
]]se aspira	-14
]]se atiende	-22
]]se añade	-17
]]se baja	-30
]]se bloquea	-13
]]se bota	-17
]]se calienta	-11
]]se cambian	-17
]]se cayó	-16
]]se cepilla	-31
]]se checa	-12
]]se cierran	-18
]]se cobra	-20
]]se coge	-12
]]se coloca	-8
]]se come	-17
]]se comenta	-8
]]se comparten	-17
]]se conecta	-12
]]se confirma	-16
]]se corre	-20
]]se corrige	-18
]]se corta	-26
]]se cortan	-14
]]se cortó	-21
]]se cosecha	15
]]se cubre	-16
]]se cuela	-27
]]se cuelgan	-14
]]se dan	-12
]]se dejan	-17
]]se descarga	-18
]]se deshacen	-21
]]se desinfecta	-18
]]se desmonta	-12
]]se desopercula	-16
]]se despega	-21
]]se despliega	-10
]]se devuelven	-10
]]se discute	-15
]]se documente	-16
]]se emite	-9
]]se enciende	-13
]]se encuentre	-10
]]se entregan	-20
]]se escala	-13
]]se escapa	-12
]]se escoge	-13
]]se escucha	-21
]]se escurre	-9
]]se esperan	-16
]]se esquila	-10
]]se extiende	-9
]]se fotografía	-17
]]se frota	-11
]]se fuma	-15
]]se golpea	-11
]]se guardan	-12
]]se habla	-12
]]se imprime	-17
]]se inclina	-13
]]se informa	-15
]]se jubila	-18
]]se larga	-16
]]se levantan	-17
]]se limpian	-16
]]se llena	-28
]]se llevan	-12
]]se llevó	-19
]]se mata	-18
]]se mezcla	-12
]]se moja	-12
]]se monta	-16
]]se murieron	-12
]]se nombran	-13
]]se note	-14
]]se ofrece	-11
]]se ordeña	-14
]]se oye	-20
]]se pegue	-12
]]se perdió	-22
]]se pesan	-13
]]se pierde	-14
]]se pincha	-21
]]se pintan	-13
]]se plancha	-15
]]se precinta	-15
]]se prende	-20
]]se presenta	-16
]]se prestan	10
]]se prueba	-18
]]se pulveriza	-24
]]se purga	-13
]]se quedaron	-13
]]se quedó	-18
]]se quitan	-14
]]se rasca	-21
]]se rechaza	-12
]]se recogen	-21
]]se recupera	-18
]]se registra	-9
]]se regresa	-13
]]se rellena	-16
]]se renueva	-13
]]se reparten	-19
]]se repasa	-15
]]se repone	15
]]se resolvió	-11
]]se retiran	-12
]]se revisa	9
]]se revisan	-26
]]se riega	-27
]]se riegan	-16
]]se rompe	-9
]]se saca	9
]]se sacan	-16
]]se saluda	-11
]]se secan	-9
]]se sella	-20
]]se separa	-16
]]se sienta	-9
]]se sientan	-13
]]se siente	-17
]]se sopla	-10
]]se sujeta	-12
]]se sustituye	-16
]]se tacha	-14
]]se tapan	-9
]]se tiran	-23
]]se tocan	-16
]]se toman	15
]]se unta	-15
]]se usa	-20
]]se usan	15
]]se vea	-9
]]se ventila	-20
]]se verá	-16
]]se voltea	-16
]]se voltean	14
]]se vuelve	-28
]]segunda persona	-14
]]segundo grado	-11
]]segundo intento	-14
]]seis meses	-36
]]set point	-8
]]si aparece	-15
]]si estuviera	-16
]]si falla	-15
]]si muerde	-18
]]si quieren	-17
]]si sale	-12
]]si salen	-12
]]si uno	-18
]]sin adornos	-9
]]sin anillos	-16
]]sin apretar	-17
]]sin apuro	-16
]]sin decirle	-10
]]sin discutir	-15
]]sin llamarme	-21
]]sin papel	-17
]]sin parar	-9
]]sin sonido	-8
]]sin tocarse	-20
]]sobre blanco	-18
]]sola página	-16
]]sonidos entre	-8
]]soy amparo	-17
]]su caja	-11
]]su compuerta	-9
]]su lado	-20
]]su manera	-14
]]su vida	-12
]]tal cual	-12
]]tanque 0	-17
]]te debo	-16
]]te dicto	-16
]]te tiro	-12
]]tela negra	-14
]]tenemos 0	-15
]]tenga carné	-9
]]tengo setenta	-16
]]terapia intensiva	12
]]tercera generación	-14
]]texto modelo	-16
]]trapos mojados	-15
]]tres años	-10
]]tres centímetros	-10
]]tres cuartas	-15
]]tres cuartos	-16
]]tres pasadas	-11
]]tres vueltas	-16
]]un adulto	-15
]]un ayudante	-14
]]un año	-15
]]un años	-18
]]un balde	-14
]]un café	-27
]]un cajón	-15
]]un cliente	-22
]]un club	-9
]]un compañero	-15
]]un cuadro	-9
]]un desastre	-13
]]un golpe	-22
]]un grupo	-11
]]un instructivo	-31
]]un lado	9
]]un litro	-11
]]un lote	-18
]]un lío	-10
]]un manual	-17
]]un metro	-20
]]un minuto	-13
]]un muchacho	-15
]]un palmo	-13
]]un papel	-26
]]un patio	-18
]]un piano	-20
]]un poquito	-15
]]un pueblo	-14
]]un puñado	-10
]]un rato	-15
]]un reglamento	-14
]]un restaurante	-17
]]un salón	-16
]]un susto	-23
]]un tanque	-18
]]un teatro	-17
]]un texto	-24
]]un turno	-17
]]un título	-14
]]un vecino	-25
]]un voluntario	-10
]]una bodega	14
]]una chica	-19
]]una clienta	-20
]]una cooperativa	-11
]]una cubeta	-10
]]una empresa	-19
]]una franja	-12
]]una hora	-22
]]una madre	-18
]]una moneda	-13
]]una máquina	-11
]]una norma	-17
]]una persona	-37
]]una raya	-12
]]una reclamación	-13
]]una tela	12
]]una vuelta	-15
]]unas instrucciones	-19
]]unas trescientas	-23
]]va bajando	-14
]]ve necesario	-10
]]veinte años	-17
]]velocidad reducida	-20
]]versión 0	-14
]]voy contando	-14
]]y 0	-19
]]y agua	-15
]]y alcance	-16
]]y aviso	-15
]]y baja	-10
]]y bajamos	-15
]]y busque	-21
]]y calzado	-17
]]y cantidad	-9
]]y chaleco	-9
]]y cuánto	-9
]]y entre	-13
]]y estado	-12
]]y evitar	-8
]]y firmado	-15
]]y grita	-16
]]y grupo	20
]]y hora	-16
]]y leen	-12
]]y mandan	-10
]]y otra	-21
]]y pantalla	-14
]]y planta	-21
]]y preguntas	-20
]]y prueba	-16
]]y puertas	-20
]]y quedó	-10
]]y recién	-16
]]y reinicio	-10
]]y relojes	-8
]]y remito	-8
]]y saca	-17
]]y salen	-17
]]y subes	-9
]]y todavía	-12
]]y tras	-11
]]y uno	-19
]]y verifica	-10
]]ya bajó	-10
]]ya existe	-16
]]ya llegaron	-12
]]ya mire	-19
]]yo hablo	-11
]]yo hemos	-21
]]| 0	-16
]]± 0	-15
]]— 0	-10
]a	-9900
]abajo	-30
]abejas	-13
]abierta	-9900
]abiertas	-13
]abierto	-9900
]abogado	-22
]abono	-15
]abre	-9900
]abren	-9900
]abres	-18
]abril	-17
]abrimos	-12
]abrir	-9900
]abro	-13
]abrochado	-9
]abuelo	-14
]acaba	-34
]acabar	-9
]acabó	-26
]acceso	-9
]accidente	-20
]acepta	-24
]acepte	-14
]acequiero	-13
]acerca	-16
]acero	-14
]aclarado	-15
]aclarar	-14
]acomoda	-20
]acomodador	-13
]acompañante	-18
]acondicionado	12
]acordate	-24
]acorta	-12
]acta	-9900
]acto	-12
]actor	-21
]actuar	-18
]acuerda	-17
]acuerdo	-24
]acá	-9900
]adaptación	-13
]adela	-12
]adelante	-22
]además	-29
]adentro	-9900
]administración	-29
]administrador	-22
]adornos	-9
]adulto	-16
]aeropuerto	-24
]afloja	-16
]aflojar	-15
]afuera	-21
]agarra	-13
]agarró	-16
]agencia	-18
]agenda	-12
]agita	-11
]agosto	-14
]agradeceré	-17
]agradecería	-20
]agrega	-11
]aguanta	-16
]aguja	-24
]agujas	-18
]agujero	-28
]agujeros	-14
]ah	-21
]ahora	-9900
]ahí	-9900
]aislamiento	8
]ajedrez	-11
]ajuste	-25
]al	-9900
]alarma	-26
]alas	-15
]alba	-15
]albarán	-14
]alcalde	-13
]alcaldía	-9
]alcance	-23
]alcohol	-9900
]alemania	-12
]alergia	12
]alfombra	-16
]alginato	-11
]algo	-9900
]algodón	-25
]alguien	-9900
]alguna	-15
]alguno	-19
]algún	-13
]alimentos	12
]aljibe	-11
]allá	-18
]allí	-17
]almacén	-28
]alquiler	-27
]alrededor	-21
]alta	-9900
]alternas	-18
]alto	-29
]altura	-9900
]alumno	-12
]alumnos	-28
]alzas	-11
]alérgicos	-11
]amable	-19
]amarilla	-25
]amarillo	-9900
]amarillos	-14
]amarra	-9
]amarran	-9
]ambas	-8
]amigos	-18
]amonio	-14
]amparo	-17
]ancho	-13
]anda	-20
]andar	-10
]andén	-17
]anemómetro	-15
]anexo	-9
]anillos	-21
]animal	13
]animales	-28
]anoche	-15
]anota	-9900
]anotan	-15
]anotás	-13
]anselmo	-10
]ante	-20
]antecedentes	-15
]antelación	-18
]antemano	-17
]anterior	-9900
]antes	-9900
]antiguo	11
]antiguos	10
]antonio	-8
]anual	-19
]anunciada	-16
]anuncian	-11
]anuncios	-21
]apaga	-9900
]apagada	-20
]apagado	-10
]apagar	-12
]apagó	-11
]aparato	-20
]aparece	-10
]apareció	-10
]aparta	-20
]apartan	-13
]aparte	-9900
]apellido	-15
]apertura	-32
]apilan	-9
]aplaza	-15
]apostilla	-15
]apoya	-13
]app	-14
]aprendices	-10
]aprendiza	-9
]apretada	-17
]apretar	-18
]aprieta	-11
]aprobadas	-11
]aprueba	-22
]apunta	-9900
]apuntado	-12
]apuntan	-20
]apuntar	-18
]apuntas	-18
]apuntes	-20
]apunto	-15
]apuro	-16
]aquí	-9900
]archiva	-20
]archivo	-21
]archivos	-14
]arco	-14
]arcos	-19
]arena	14
]arequipa	-16
]arma	-16
]armado	-24
]arman	-21
]armar	-23
]armario	-21
]arme	-20
]armemos	-19
]arneses	-12
]arnés	-21
]arqueo	14
]arranca	-9900
]arrancar	-14
]arranco	-15
]arranque	-23
]arrastran	-19
]arregla	-17
]arregle	-15
]arreglo	-17
]arriba	-9900
]arroz	-12
]art	-9900
]artículos	-14
]asamblea	-19
]ascensores	-25
]aseguradora	-21
]asiento	-28
]asisten	-18
]asistentes	-9
]asociación	-8
]aspira	-14
]aspirador	-12
]aspiradora	-15
]aspirar	-13
]asunto	-9900
]asuntos	-22
]asusta	-18
]así	-9900
]atendemos	-20
]atender	-16
]atiende	-31
]atrás	-9900
]audio	-17
]auditor	-17
]auditoría	-18
]audífonos	-18
]aulas	13
]aunque	-9900
]auto	-14
]autobús	-20
]autoclave	-18
]automática	-16
]automático	-11
]autor	-17
]autoriza	-14
]autorización	-17
]autorizada	-8
]auxiliares	-12
]av	-20
]avalúo	-20
]ave	11
]avería	-18
]aves	-14
]avisa	-9900
]avisar	-8
]aviso	-12
]avisó	-16
]ay	-13
]ayer	-9900
]ayuda	-24
]ayudante	-26
]ayudas	-9
]ayuntamiento	-34
]ayuntamientos	-10
]azar	-10
]azufre	12
]azul	-9900
]añade	-18
]añadir	-8
]año	-9
]años	-8
]b	-9900
]backup	-10
]bajamos	-15
]bajan	-13
]bajando	-14
]bajar	-24
]bajas	-19
]baje	-14
]bajo	-9900
]bajó	-27
]balcón	-15
]balda	-12
]balde	-13
]balsa	-10
]banco	-21
]banda	10
]bandejas	-15
]bandera	-21
]bar	-20
]barca	-15
]barco	-22
]bares	-18
]barniz	-15
]barra	-19
]barre	-12
]barrera	-15
]barrido	-12
]barriga	-11
]barrio	-29
]barro	-14
]base	-9900
]basta	-19
]bastante	-16
]bastaría	-17
]bastoncillo	-14
]basura	-24
]bata	-12
]batea	-22
]batería	-12
]baterías	-14
]baumé	-11
]baño	-9900
]baños	-11
]bea	-11
]bebido	-10
]bebé	-23
]bebés	8
]becarios	-20
]begoña	-8
]beneficio	-20
]beso	-16
]beto	-26
]bicho	-14
]bici	-15
]bicicletas	15
]bidón	-20
]bien	-9900
]billete	-22
]biombo	-12
]bitácora	-13
]blanca	-21
]blanco	-9
]blando	-16
]bloque	-17
]bloquea	-19
]boca	-9900
]bodas	13
]bodega	10
]bogotá	-15
]boleta	-14
]boletín	-19
]bolsa	-9900
]bolsas	-22
]bolsillo	-14
]bolsillos	-22
]bolsita	-17
]bomba	-18
]bombas	-16
]bombeo	-15
]bombo	-16
]bonito	-9900
]boquilla	-19
]borde	-16
]bordes	-12
]bota	-18
]botas	-23
]bote	-9900
]botella	-15
]botes	-18
]botiquín	-18
]botón	-18
]boya	-10
]brasil	-20
]brazo	-15
]brete	-11
]breve	-19
]brigada	-18
]bruto	-16
]buen	-14
]buena	-22
]buenas	-9900
]bueno	-9900
]buenos	-9900
]buenísimo	-10
]bulto	-11
]burbuja	-10
]burbujas	-12
]busca	-9900
]buscar	-18
]buscas	-16
]busco	-12
]buses	-20
]busque	-21
]buzón	-15
]báscula	18
]básico	-16
]c	9
]caballo	-11
]cabecera	-14
]caben	-16
]cabeza	-30
]cabezal	-16
]cable	-9900
]cables	-21
]cada	-9900
]cadena	-11
]caduca	-15
]caducidad	-19
]cae	-13
]cafetera	-16
]caiga	-13
]caja	-15
]cajas	-9900
]cal	-15
]calcula	-14
]caldera	-28
]calendario	-12
]calentar	-15
]calibre	-9
]calidad	-9900
]calienta	-11
]calientes	-17
]calles	-24
]calor	-27
]calza	-8
]calzado	-27
]cama	-20
]cambia	-9900
]cambiamos	-11
]cambian	-27
]cambiar	-14
]cambias	-12
]cambie	-18
]cambio	-9900
]cambios	-20
]cambió	-15
]camilla	13
]camina	-20
]camino	-18
]camiones	-30
]camioneta	-17
]campanas	9
]campaneros	-12
]campanilla	-16
]campo	-28
]canal	-9900
]canción	-16
]candado	-9900
]candados	-9
]canilla	-18
]canta	-19
]cantidad	-14
]canto	-15
]cantos	11
]capa	-19
]capas	-15
]capataz	-17
]captura	-15
]capturas	14
]capítulo	-13
]cara	-9900
]caracoles	21
]caracteres	-11
]caras	-23
]carcasa	-19
]carga	-9900
]cargado	-10
]cargar	-17
]cargo	-21
]carilla	-15
]carne	-23
]carné	-15
]caro	-14
]carpeta	-19
]carretera	-12
]carrito	-15
]carritos	-16
]carro	-24
]carros	14
]carta	-18
]cartel	-9900
]cartilla	-21
]cartón	-25
]casa	-9900
]casco	-9900
]cascos	-12
]caseta	-17
]casi	-9900
]caso	-17
]castellano	-20
]cata	-10
]catorce	-27
]causa	-12
]cayó	-16
]cazo	-13
]caída	-13
]caído	-22
]caña	-16
]cañas	-9
]cc	-13
]celo	-16
]celular	-16
]cementerio	-26
]cena	-8
]ceniza	-9
]cenizas	-14
]centrada	-19
]central	-19
]centro	-9900
]centros	-9
]centímetros	-27
]cepilla	-31
]cepillar	-15
]cepillo	-14
]cepillos	-16
]cera	-13
]cerca	-18
]cercano	-20
]cero	-15
]cerrada	-14
]cerrado	-18
]cerradura	9
]cerrando	-18
]cerrar	-9900
]cerró	-15
]certificación	-19
]certificado	-9900
]cerámica	-15
]cesta	-17
]chaleco	-10
]chalecos	-10
]chapa	-18
]charo	-14
]charola	-18
]chat	-21
]chaval	-13
]chavales	-22
]chayo	-17
]che	-19
]checa	-20
]chef	-10
]chelo	-8
]chema	-18
]chicas	-31
]chico	-9900
]chicos	-26
]china	-15
]chiquito	-11
]chocolate	-16
]chofer	-9900
]chorro	-16
]chorros	-11
]chupa	-10
]chófer	-12
]ciclo	-13
]cien	-9900
]ciento	-9900
]cierra	-9900
]cierran	-17
]cierras	-16
]cierre	12
]cierto	-12
]cifrado	-15
]cilindro	-17
]cilindros	-17
]cinco	-9900
]cincuenta	-28
]cinta	-9900
]cintas	12
]cintura	-13
]cinturones	-16
]cinturón	-22
]circuito	-25
]circular	-14
]cisterna	12
]cisternas	19
]cita	-14
]ciudad	-9
]civil	8
]clara	-10
]claras	-18
]clarito	-22
]claro	-28
]clase	-25
]clasifica	-11
]clave	-18
]clavo	-13
]clienta	-23
]cliente	-11
]cloro	-9900
]club	-13
]clínica	-8
]cm	-9900
]co2	-13
]cobertura	-19
]cobra	-25
]cobrar	-16
]cobre	-16
]cobro	-12
]coca	-19
]coche	-9900
]coches	-17
]cocina	-9900
]cofradía	-10
]coge	-25
]cogen	-17
]coger	-13
]coincide	-9
]coinciden	-18
]coincidir	-16
]cola	-11
]colada	19
]colado	-19
]colar	-17
]colchón	-13
]colegio	-12
]colgada	-9
]colgadas	-12
]colgado	-22
]colgar	-18
]collar	-14
]coloca	-8
]colocar	-19
]colonia	-21
]colón	-10
]combustible	-9
]come	16
]comedor	-19
]comen	-14
]comenta	-18
]comer	-21
]comercial	-22
]comida	-32
]comido	-23
]comisario	-20
]comisión	-15
]comité	-15
]como	-9900
]compara	-9900
]comparten	-19
]compañera	-11
]compañero	-18
]compañeros	-22
]compañía	-25
]completa	-31
]completas	-11
]completo	-35
]compra	-21
]comprador	-9
]compresor	-19
]comprobación	-20
]comprobante	-22
]comprobar	-9
]comprueba	-9900
]compu	15
]compuertas	-17
]computador	-8
]comunicación	-17
]comunidad	-27
]común	-11
]con	-9900
]concejal	-29
]concha	-22
]concierto	9
]condición	-16
]conductor	-25
]conecta	-16
]conectar	10
]conexión	-19
]confirma	-15
]confirmen	-18
]conforme	-10
]conformidad	-10
]congela	-12
]congelador	-20
]congelar	-25
]congreso	-19
]cono	-20
]conoce	-13
]consejo	-16
]conserje	-13
]considero	-14
]consignar	-9
]consola	-20
]consta	-11
]constar	-13
]conste	-17
]constructora	-13
]consulta	-23
]contaba	-10
]contabilidad	-13
]contacto	-14
]contado	-23
]contador	-16
]contando	-19
]contar	-21
]contenedor	-24
]contenedores	-27
]contesta	-9900
]contestado	-13
]contestan	-18
]contra	-9900
]contraluz	-20
]contratista	-16
]contrato	-30
]control	-9900
]controlada	12
]contó	-11
]convertir	-21
]conviene	-15
]coop	-13
]cooperativa	-21
]coordenadas	-13
]coordinación	-18
]coordinador	-14
]copa	-10
]copia	-9900
]copias	-14
]corazón	-18
]corcho	-21
]corona	-23
]corre	-18
]correa	-19
]correas	12
]correcto	-15
]corren	-15
]corresponda	-15
]corresponde	-9
]corriente	-17
]corrige	-21
]cortada	-11
]cortan	-14
]cortas	-17
]corte	11
]cortes	-20
]cortina	-13
]corto	-22
]cortos	-16
]cortó	-21
]cosa	-9900
]cosas	-9900
]cosecha	22
]costado	-10
]coste	-9
]costra	-12
]costumbre	-23
]costó	-14
]coteja	-12
]crea	-9
]cree	-20
]creen	-11
]cremallera	-12
]crematorio	-13
]creo	-25
]criamos	-21
]cristal	-12
]cristóbal	-20
]crotal	-12
]cruz	-17
]cruzadas	-22
]cría	-19
]cuadernillo	-13
]cuadernillos	-12
]cuaderno	-9900
]cuadra	-12
]cuadrilla	-15
]cuadrillas	-18
]cuadro	-19
]cuadros	-15
]cual	-12
]cualquier	-23
]cualquiera	-19
]cuando	-9900
]cuanto	-23
]cuarenta	-9900
]cuarentena	-17
]cuarta	-12
]cuartas	-15
]cuarto	-9900
]cuartos	-21
]cuatro	-9900
]cubeta	-20
]cubierta	-13
]cubo	-19
]cubos	-12
]cubre	-20
]cucharada	-10
]cuchilla	-16
]cuchillo	-17
]cuela	-27
]cuelga	-9900
]cuelgan	-19
]cuello	-23
]cuenca	-23
]cuenta	-9900
]cuentan	-9900
]cuentas	-21
]cuente	-10
]cuento	-9900
]cuerda	-9900
]cuerdas	-34
]cuero	-16
]cuerpo	-22
]cuesta	-20
]cueva	14
]culpa	-19
]culpables	-12
]cultivo	-14
]cumple	-9
]cuotas	-18
]curro	-12
]curso	-25
]custodia	-17
]cuál	-10
]cuándo	-16
]cuántas	-18
]cuánto	-19
]cuántos	-11
]cuñada	-16
]cuñado	-12
]cádiz	-19
]cámara	-9900
]cámaras	-13
]cédula	-12
]círculo	-8
]cód	-14
]código	-14
]cómo	-9900
]córdoba	-21
]cúpula	-27
]d	-12
]da	-9900
]dado	-34
]dale	-19
]damos	-33
]dan	-23
]dando	-11
]dani	-17
]dar	-9900
]darle	-16
]das	-11
]datos	-24
]datáfono	-17
]daños	-13
]de	-9900
]debajo	-9900
]debe	-18
]debería	-13
]debo	-16
]decente	-18
]decide	-9900
]decimos	-22
]decir	-18
]decirle	-11
]decirlo	-14
]dedo	-16
]dedos	-9900
]definir	-22
]deja	-9900
]dejado	-18
]dejan	-17
]dejar	-9900
]dejarla	-11
]dejas	-13
]dejes	-12
]dejo	-21
]dejó	-20
]del	-9900
]delantal	-16
]delante	-9900
]delegado	-18
]delegados	-24
]demora	-14
]demás	-16
]densidad	-17
]dental	-16
]dentro	-9900
]denuncia	-20
]departamento	-21
]depto	12
]depuradora	12
]derecha	-22
]derecho	-22
]desarrollo	-8
]desastre	-13
]descansa	-13
]descanse	-19
]descarga	-26
]descongelado	10
]desde	-9900
]desenchufada	-17
]deshacen	-21
]deshielo	10
]desinfección	-18
]desinfecta	-20
]desinfectante	-13
]desmonta	-12
]desmontaje	-23
]desmontar	-15
]desopercula	-16
]despacho	-27
]despacio	-9900
]despacito	-14
]despedirse	-17
]despega	-21
]despliega	-10
]despliegue	-23
]después	-9900
]destilada	-16
]destino	-25
]detalle	-15
]detergente	-16
]detrás	-9900
]devolución	17
]devolverlo	-9
]devolvió	-15
]devuelve	-9900
]devuelven	-15
]di	-12
]diaria	12
]diarios	-17
]dibujo	-18
]dibujos	-19
]dice	-9900
]dicen	-18
]dices	-13
]dicho	-24
]diciembre	-9
]diciendo	-9
]dicto	-28
]diecinueve	-15
]dieciocho	-26
]dieciséis	-14
]dieron	-13
]diez	-9900
]diferencia	-16
]diferente	-11
]difunto	-15
]diga	-9900
]digo	-9900
]dije	-22
]dijeron	-13
]dijo	-9900
]dinero	-9900
]dio	-29
]dios	-9900
]dirección	-9900
]directamente	-27
]directo	-12
]director	-14
]directora	-16
]dirijo	-13
]disco	-21
]disculpas	-17
]disculpe	-15
]discute	-15
]discutir	-16
]disposición	-17
]distancia	-17
]distinta	-21
]distintas	-11
]distinto	-37
]distintos	-21
]distribución	-18
]diálisis	-9
]diésel	-15
]dni	-9900
]dobla	-11
]doble	-9900
]doce	-9900
]doctora	-23
]documente	-16
]documento	-9900
]documentos	-19
]dolor	-8
]domicilio	22
]domingo	-9900
]domingos	-20
]don	-9900
]donante	-23
]donantes	-11
]donde	-32
]dormir	-17
]dos	-9900
]doscientos	-24
]doy	-8
]doña	-11
]dr	-22
]dra	-17
]drenaje	-16
]ducha	-10
]duele	-12
]duermen	-17
]dueño	-22
]dulce	-13
]dura	-14
]durante	-9900
]duro	-11
]dé	-23
]déjalo	-9
]día	-9900
]días	-9900
]dónde	-9900
]e	-24
]echan	-18
]echar	-14
]echarle	-12
]eches	-13
]edad	-19
]edición	-17
]edificios	-22
]educadora	-26
]eh	-9900
]eje	-19
]ejemplar	-15
]ejemplares	-10
]el	-9900
]elaboró	-14
]electricista	-12
]elevador	-12
]elige	-12
]ella	-9900
]ellas	-26
]ello	-19
]ellos	-27
]elvira	-18
]eléctrico	-17
]eléctricos	14
]embarazada	-12
]embarque	-23
]embudo	-15
]emergencia	-28
]emisora	-15
]emite	-10
]empezamos	-21
]empezando	-8
]empezar	-24
]empezó	-10
]empeño	14
]empieza	-9900
]empiezan	-21
]empiezo	-20
]empleado	-18
]en	-9900
]encajes	-23
]encantadora	-17
]encargada	-17
]encargado	-9900
]encargo	-19
]encender	-17
]encendida	-16
]encendido	-20
]enchufe	-12
]enchufes	-14
]enciende	-16
]encima	-9900
]encina	-18
]encoge	-21
]encomienda	-11
]encontré	-14
]encontró	-13
]encuentra	-13
]encuentre	-10
]energía	-14
]enero	-9900
]enfermera	-20
]enfermería	13
]enfrente	-18
]enfriar	-13
]enjuagar	-14
]enlace	-17
]enrolla	-16
]enrollada	13
]ensaya	-14
]enseña	-26
]enseñamos	-16
]enseñan	-17
]enseñar	-17
]entendido	-12
]entera	-9900
]enteras	-9
]entero	-9900
]entienda	-18
]entiendan	-24
]entonces	-9900
]entra	-9900
]entrada	-9900
]entradas	-15
]entran	-9900
]entrante	-11
]entrar	-9900
]entre	-33
]entrega	-9900
]entregamos	-17
]entregan	-20
]entregar	-17
]entren	-23
]entró	-29
]enviado	-15
]envía	-12
]enólogo	-14
]equipo	-9900
]era	-9900
]eran	-9
]ernesto	-18
]error	-18
]errores	-10
]es	-9900
]esa	-9900
]esas	-24
]escala	12
]escalera	-18
]escanea	-15
]escapa	-12
]escape	-14
]escarcha	-10
]escoge	-19
]escolar	-18
]esconde	-10
]escriba	-16
]escribe	-9900
]escribes	-13
]escribir	-22
]escribió	-21
]escribo	-9900
]escrito	-9900
]escucha	-29
]escuela	-33
]escurre	-9
]escurrir	-9
]escáner	-13
]ese	-9900
]eso	-9900
]esos	-8
]espacio	-21
]espalda	-22
]espaldas	-17
]español	-23
]especial	11
]especiales	-17
]especie	-21
]espejo	-22
]espera	-9900
]esperan	-21
]esperando	-9
]esperar	-9900
]esperas	-12
]espere	-15
]espero	-17
]esponja	-15
]esporas	-15
]esposa	-12
]espuma	-11
]espátula	-13
]espíritu	-17
]esquila	-10
]esquina	-10
]esquinas	-19
]esta	-9900
]estaba	-25
]estaciones	-19
]estación	-26
]estado	-15
]estamos	-13
]estanque	-12
]estar	-32
]estas	-18
]este	-9900
]esterilización	12
]estimada	-12
]estimados	-14
]esto	-9900
]estoy	-9900
]estrella	-11
]estructura	-20
]estuche	-16
]estudiantes	-19
]estudio	-23
]estudios	-15
]estuviera	-16
]estuvieron	-14
]estuvimos	-16
]estuvo	-29
]está	-9900
]están	-9900
]esté	-9900
]etcheverry	-19
]etiqueta	-9900
]euros	-9900
]evitar	-12
]exacta	-9
]examen	10
]excusa	-19
]exige	-17
]exista	-10
]existe	-19
]expediente	-20
]explica	-18
]explicar	-14
]explicarle	-9
]explicarlo	-9
]explico	-18
]explique	-17
]expone	-23
]exportación	-23
]exterior	-12
]extiende	-9
]extintor	-19
]extintores	-27
]extra	-23
]extracción	-27
]extracto	-13
]extractor	-17
]fabricante	-9
]factura	-12
]facturas	-24
]facultad	-18
]faena	-14
]faja	-8
]falla	-15
]falta	-9900
]faltan	-12
]faltas	-14
]falte	-30
]familia	-9900
]familiar	-18
]familias	-9900
]fantasía	-12
]farmacia	-21
]farmacéutico	-10
]fatal	-15
]favor	-9900
]fe	-12
]febrero	-31
]fecha	-9900
]federación	-19
]felicita	-11
]feria	-20
]fermín	-10
]fernando	-10
]fianza	-12
]fibra	-28
]ficha	-9900
]fichas	-15
]fiebre	12
]figure	-22
]fija	-10
]fijada	-17
]fijar	-12
]fijo	-10
]fila	-12
]filtro	-15
]filtros	-24
]fin	12
]fina	-17
]final	-9900
]finca	-27
]fino	-15
]firma	-9900
]firmada	-9900
]firmado	-19
]firmados	-17
]firman	-14
]firmar	-18
]firmas	-9
]firme	-18
]firmo	-14
]flor	16
]flores	-12
]flota	-10
]foco	-14
]folio	-9
]folios	-12
]fondo	-9900
]fontanero	-9
]forma	-9900
]formal	-11
]formas	12
]formato	-20
]formulario	-20
]forrado	-23
]forzar	-15
]fosa	-12
]foso	-16
]foto	-9900
]fotografía	-12
]fotos	-9900
]francés	-12
]franja	-12
]frasco	-11
]frascos	-15
]frases	-19
]frecuencia	-18
]freelance	-12
]frenos	-22
]frente	-17
]fresa	11
]frontofocómetro	-18
]frota	-11
]frío	-9900
]fue	-9900
]fuego	-17
]fuera	-9900
]fuerte	-20
]fuerza	-14
]fuga	-12
]fui	-18
]fuma	-18
]fumigación	-20
]funciona	-18
]funcionario	-12
]fundición	-12
]furgo	-19
]furgoneta	-12
]fwd	-13
]fútbol	-16
]g	-15
]gallinas	-15
]galpón	14
]gamuza	-17
]gana	-20
]gancho	-20
]garita	-17
]gas	-9900
]gasa	-14
]gasoil	-11
]gato	-12
]gatos	8
]gel	-11
]generación	-14
]general	16
]gente	-9900
]gerencia	-13
]gerente	-24
]gestor	-10
]gira	-9900
]giran	-10
]girando	-13
]gladys	-15
]golpe	-22
]golpea	-12
]golpes	-13
]goma	-9900
]gorda	-21
]gorka	-13
]gorra	-12
]gotas	-14
]gotea	-15
]gotee	-12
]graba	-12
]grabado	-26
]grabando	-23
]grabe	-13
]grabo	-25
]gracia	-17
]gracias	-9900
]grado	-23
]graduación	-12
]gramos	-20
]grande	16
]grandes	-16
]grano	-8
]grasa	-13
]grave	-14
]gremio	-11
]grietas	-14
]grifo	-20
]grifos	-19
]gris	-21
]grita	-26
]grumos	-23
]grupo	14
]grúa	-14
]guadalajara	-12
]guante	-26
]guantera	-15
]guantes	-9900
]guarda	-9900
]guardada	-20
]guardan	-12
]guardar	-21
]guardo	-16
]guata	-18
]guion	-18
]gustaría	-9
]gusto	-13
]guía	-9900
]género	-11
]h	-9900
]ha	-9900
]haber	-14
]hablado	-22
]hablar	-34
]hable	-14
]hablo	-28
]habéis	-15
]había	-25
]hace	-9900
]hacemos	-9900
]hacen	-9900
]hacer	-9900
]hacerlo	-10
]hacia	-9900
]hacienda	-10
]hacé	-12
]hacía	-22
]haga	-9900
]hagan	-8
]hago	-9900
]halcones	15
]halcón	-21
]halló	-16
]han	-9900
]harina	-22
]harris	-16
]haría	-9
]harías	-14
]hasta	-9900
]hay	-9900
]haya	-9900
]hazme	-16
]he	-9900
]hecha	-26
]hechas	-12
]hecho	-25
]hectáreas	-10
]helada	9
]heladera	-11
]helado	12
]hembra	-9
]hemos	-20
]hemostático	-11
]heridos	-10
]hermana	-22
]hermanas	-20
]hermandad	-19
]hermano	-16
]hermanos	-9
]hernán	-10
]herrado	17
]herrador	-15
]herradura	-12
]herramienta	-9
]hielo	-22
]hierro	-13
]hierve	-14
]hija	-12
]hijo	-19
]hijos	-15
]hilo	-19
]hisopo	-9
]historia	-9
]hizo	-24
]hogar	-9
]hoja	-9900
]hojas	-26
]hola	-9900
]hollín	-14
]hombre	-27
]hombres	-22
]hombro	-16
]hondo	-9
]hora	-30
]horario	-11
]horas	-9900
]horno	-30
]hospital	-9900
]hospitales	-12
]hostal	-11
]hoteles	-10
]hoy	-9900
]hubo	-9900
]hueco	-23
]huela	-11
]huele	-9900
]huelen	-17
]huerta	-9
]huesca	-8
]hueso	-13
]huevo	-14
]huevos	-20
]hugo	-11
]humana	-13
]humo	-18
]humor	-9
]huésped	-16
]hábiles	-15
]hágamelo	-11
]húmeda	-25
]húmedo	-15
]i	-10
]iba	-27
]idea	-18
]identificación	-26
]ido	-14
]iglesias	-19
]igual	-9900
]iguala	-10
]iker	-14
]ilustre	-11
]importa	-16
]importe	-18
]impreso	-16
]imprime	-18
]imprimen	-9
]imprimir	-15
]imán	-22
]incendio	-9
]incidencias	-22
]inclina	-13
]incluso	-13
]indica	-10
]indicaciones	-16
]industrial	-15
]infantil	-19
]informa	-22
]informe	-13
]ing	-21
]ingeniero	-24
]ingresa	-18
]ingreso	-28
]inicial	13
]iniciales	-14
]inma	-12
]inmaculada	-17
]inmediato	-14
]inmersión	-14
]insiste	-21
]inspección	-20
]inspector	-16
]instala	-23
]instrucciones	-27
]instrucción	-19
]instructivo	-31
]instructores	-8
]instrumento	-14
]instrumentos	13
]intendencia	-18
]intensiva	12
]intento	-14
]interesa	-10
]interior	-30
]interno	-20
]interruptor	-13
]intérpretes	-15
]inventario	-21
]invernadero	-32
]inés	-12
]ir	-21
]irse	-21
]isla	-16
]itv	-16
]izq	-11
]izquierda	-28
]izquierdo	-9
]iñaki	-12
]j	-18
]ja	-15
]jabón	-9900
]jaja	-9900
]jamás	-9900
]japonés	-17
]jaula	-20
]javi	-10
]jaén	-18
]jefa	-13
]jefe	-9900
]jeringa	-16
]joaquín	-13
]joven	-26
]jubila	-18
]jubilado	-14
]jubile	-14
]juego	-9
]jueves	-9900
]jugador	-11
]jugadores	11
]jugo	-15
]julio	-29
]junio	-29
]junta	-9900
]junto	-13
]juntos	-22
]juradas	12
]juventud	-15
]jóvenes	-22
]kayak	-12
]kenia	-16
]kermés	-9
]kilo	-21
]kilos	-9900
]kilómetros	-10
]km/h	-10
]kosher	-18
]l	-13
]la	-9900
]labios	-13
]laboratorio	22
]lado	-16
]lados	-23
]lana	-24
]lancha	-17
]lanza	-9
]larga	-22
]largo	-9900
]largos	-17
]las	-9900
]lateral	-9
]latón	-10
]lava	-9900
]lavada	-14
]lavadero	-16
]lavadora	-19
]lavamos	-19
]lavar	-12
]le	-9900
]lea	-18
]leandro	-11
]leche	-19
]lechuga	-17
]lector	-20
]lectura	-18
]lee	-9900
]leen	-20
]leer	-9900
]legionela	-16
]lejos	-19
]lejía	-25
]lenguaje	-23
]lente	11
]lentes	-20
]leo	-10
]les	-9900
]lesión	-13
]letra	-9900
]letras	-18
]levadura	-12
]levanta	-9900
]levantan	-17
]leído	-15
]leña	14
]libras	-13
]libre	-16
]libreta	-16
]libro	-9900
]libros	-30
]licencia	-18
]licenciada	-14
]licenciado	-25
]liga	-16
]lijado	-21
]lima	-17
]limpian	-16
]limpiar	-19
]limpieza	-9900
]limpio	-9900
]limpios	-22
]limón	-14
]linda	-12
]lindo	-9
]linterna	-9900
]linternas	12
]lista	-9900
]listado	-23
]listo	-10
]literal	-19
]litro	-19
]litros	-24
]llama	-9900
]llamada	-30
]llamado	-24
]llamamos	-14
]llaman	-19
]llamando	-21
]llamar	-12
]llamarlo	-9
]llamarme	-21
]llamas	-20
]llame	-13
]llamo	-24
]llantas	-25
]llave	-9900
]llaves	-22
]llega	-9900
]llegada	-11
]llegan	-9900
]llegar	-9900
]llegaron	-27
]llego	-12
]llegue	-18
]llegué	-9
]llegó	-12
]llena	-30
]llenar	-22
]llenas	-19
]lleno	-18
]lleva	-9900
]llevaba	-14
]llevamos	-19
]llevan	-11
]llevar	-10
]lleve	-25
]llevo	-21
]llevó	-19
]llora	-13
]lloraba	-18
]lloran	-15
]lluvia	-10
]lo	-9900
]local	-21
]locales	-13
]lodo	-15
]lola	-20
]lomo	-15
]lona	-21
]los	-9900
]lotes	-23
]lourdes	-12
]luces	-28
]luego	-9900
]lugar	-9
]lunes	-9900
]lupa	-20
]luthier	-9
]luz	-9900
]lácteos	-21
]lámina	13
]lámpara	-24
]lápiz	-23
]lía	-17
]límite	-15
]línea	-9900
]líneas	-22
]lío	-15
]líquido	-15
]m	-9900
]m/s	-8
]macarrones	-15
]maceta	13
]machete	-27
]madera	-26
]madres	-12
]madrid	-17
]maestra	-23
]maestro	-26
]mafe	-9
]mail	-13
]maite	-16
]mal	-9900
]mala	-17
]maleta	-8
]mali	-12
]malla	-25
]mallas	-10
]malo	-10
]mamá	-15
]mancha	-16
]manchas	-13
]manda	-9900
]mandamos	-16
]mandan	-16
]mandar	-15
]mandarlo	-22
]mando	-9900
]mandó	-16
]maneja	-14
]manejando	-16
]manejo	-22
]manera	-32
]maneras	-19
]manga	-17
]manguera	-9900
]mangueras	-19
]manipula	-20
]manivela	-16
]mano	-9900
]manolo	-10
]manos	-16
]manta	-15
]mantas	-18
]mantel	-14
]mantenimiento	10
]mantilla	-11
]manual	-35
]maquinista	-19
]mar	-19
]marca	-9900
]marcado	-16
]marcados	-15
]marcan	-14
]marcapasos	-10
]marcar	-10
]marcela	-16
]marcha	-23
]marco	-13
]marcos	-14
]margen	-12
]mari	-11
]marido	-15
]marinero	-10
]marisa	-16
]marta	-17
]martes	-9900
]marzo	-32
]maría	-10
]masa	-27
]mascarilla	-18
]mascletà	12
]masilla	-14
]mata	-23
]mate	-10
]material	-20
]matrícula	-23
]mayo	-25
]mayor	12
]mayores	-14
]mayoría	-16
]maza	-13
]me	-9900
]mecha	-17
]mecánico	-23
]media	-9900
]medicación	-11
]medicinas	-8
]medidas	-12
]medidor	-12
]medio	-9900
]mediodía	-19
]medir	-11
]mejilla	-21
]mejor	-35
]mella	-14
]memoria	-24
]menor	-14
]menores	-18
]menos	-9900
]mensaje	-11
]mensual	-14
]mercancía	-12
]mercedes	-13
]merche	-9
]merma	-19
]mes	-9900
]mesa	-16
]mesas	-22
]meses	-12
]metal	-22
]mete	-9900
]meten	-14
]meter	-17
]meterse	-12
]metes	-16
]meto	-19
]metro	-27
]metros	-9900
]metálico	-13
]mezcla	-12
]mezclar	-9
]mi	-9900
]mide	-9900
]mientras	-9900
]mija	-17
]mil	-9900
]milagro	-8
]milímetros	-16
]min	-9900
]ministerio	-19
]minuta	-14
]minuto	-18
]minutos	-9900
]mira	-9900
]mirando	-9900
]mirar	-9900
]miras	-23
]mire	-36
]mirilla	-13
]miro	-19
]mirá	-13
]mis	-17
]misma	-9900
]mismo	-9900
]miércoles	-26
]mm	-18
]mochila	-17
]moda	-14
]modelo	-24
]modo	-29
]moho	-14
]moja	-20
]mojada	-28
]mojadas	-10
]mojado	-11
]mojados	-15
]mojan	-14
]molde	-30
]molesta	-9
]molino	-15
]momento	-9900
]moneda	-14
]monitora	-15
]monitoras	-12
]mono	-22
]monta	-16
]montacargas	-11
]montador	-10
]montaje	-28
]montar	-22
]monterrey	-21
]montevideo	-13
]montura	-18
]moqueta	-13
]morados	-16
]mostrador	-13
]motivo	-22
]motor	-9900
]mover	-21
]movilidad	-13
]movimiento	-11
]mucha	-26
]muchachas	13
]muchacho	-15
]muchachos	-9900
]muchas	-18
]mucho	-9900
]muchos	-21
]muda	-18
]mudanzas	13
]muebles	-10
]muele	-15
]muelle	-17
]muerde	-18
]muerta	9
]muerto	9
]muertos	-8
]muestra	-9900
]muestras	-24
]mueve	-9900
]mueven	-9
]mueves	-10
]mujer	-20
]multa	-10
]mundo	-21
]municipal	11
]murieron	-12
]mutua	-19
]muy	-9900
]mándame	-14
]máquina	-39
]máquinas	10
]más	-9900
]máscara	-16
]máx	-22
]máximo	-9900
]médico	-9900
]método	-13
]mí	-9900
]mía	-9
]mínima	-10
]mínimo	-9900
]mío	-19
]móvil	-19
]móviles	-21
]música	-14
]n	-16
]nacho	-14
]nacido	10
]nada	-9900
]nadie	-9900
]naranja	-24
]nariz	-16
]navaja	-20
]necesario	-10
]necesita	-19
]necesitamos	-10
]necesito	-20
]negra	-31
]negras	-10
]negro	-31
]negros	10
]nene	-16
]nerea	-16
]nervioso	-21
]nerviosos	15
]neutro	-21
]nevera	-34
]ni	-9900
]nicho	11
]nico	-12
]nido	-14
]nidos	-16
]nieves	-14
]ninguna	-19
]ninguno	-12
]ningún	-9900
]nivel	-9900
]nivelada	-14
]niñas	-15
]niño	-9900
]niños	-9
]no	-9900
]noches	-26
]nocturno	-24
]nombran	-13
]nombre	-9900
]nombres	-18
]nomás	-25
]noria	11
]norma	-20
]normal	-21
]normas	-15
]norte	-9900
]nos	-9900
]nosotras	-22
]nosotros	-9900
]nota	-25
]notaría	-19
]note	-14
]noticias	-14
]notion	-9
]noventa	-15
]noviembre	-12
]novios	-19
]nudillo	-10
]nudo	-22
]nudos	-29
]nuestra	-27
]nuestras	-13
]nuestro	-9900
]nueva	-9900
]nuevas	-19
]nueve	-30
]nuevo	-9900
]nunca	-9900
]nº	-11
]núm	-19
]número	-9900
]números	-13
]o	-9900
]oaxaca	-9
]objetivo	-11
]objeto	-16
]objetos	-23
]obliga	-16
]obligatorio	-22
]obra	8
]obrador	-20
]observatorio	-10
]observó	-21
]ochenta	-32
]ocho	-9900
]ochocientos	-24
]octubre	-29
]oeste	-15
]oficial	-9900
]oficiales	-20
]oficina	-9900
]oficio	-16
]ofrece	-12
]ofreces	-18
]oigan	-15
]ojalá	-14
]ojo	-9900
]ojos	-20
]ok	-9900
]olivo	11
]olla	-21
]olmos	-9
]olor	-32
]olvidados	19
]olvide	-10
]on	-21
]once	-9900
]ong	-19
]online	-16
]opera	-9
]operaciones	-18
]operación	-14
]operador	-9900
]operario	-19
]operarios	-8
]opina	-19
]opuestas	-12
]orden	-9900
]ordenado	-8
]ordenador	-25
]ordenanza	-18
]ordenar	-16
]ordenas	-16
]ordene	-16
]ordeña	-14
]oreja	-17
]orejas	-16
]origen	-14
]original	-16
]originales	-18
]ortografía	-16
]os	-9900
]oscuras	-13
]oscuro	-17
]ostras	-22
]otoño	-13
]otra	-47
]otras	-15
]otro	-9900
]otros	-40
]ovejas	9
]oxígeno	-9900
]oye	-22
]oído	-14
]oír	-13
]p	-9900
]pa	-17
]paciencia	-14
]paciente	-36
]pacientes	-25
]paco	-16
]padre	-9900
]padres	-27
]paga	-9900
]pagado	-17
]pagan	-14
]pagar	-12
]pago	-17
]pague	-21
]pagó	-14
]pal	-12
]pala	-15
]palabra	-18
]palabras	-22
]palanca	-11
]palma	-9
]palmo	-13
]palo	-15
]paloma	-18
]pantalla	-16
]panza	-11
]papeles	-9900
]papelito	-9
]papá	-17
]paquete	-19
]paquetería	-16
]para	-9900
]parado	-18
]parar	-8
]paras	-15
]parce	-14
]parches	-16
]parece	-13
]parecida	-27
]pared	-20
]paredes	-11
]pareja	-12
]parejas	-13
]parejo	-20
]parejos	-14
]parroquia	-18
]parte	-9900
]partes	-33
]partida	12
]paréntesis	-10
]pasa	-9900
]pasada	-9900
]pasadas	-14
]pasado	-9900
]pasados	-20
]pasaje	-12
]pasajeros	10
]pasamos	-15
]pasan	-9900
]pasar	-9900
]pasas	-19
]pase	-20
]pasen	-10
]pases	-11
]pasillo	-18
]pasillos	-12
]paso	-9900
]pasta	-14
]pasteurización	-10
]pasó	-19
]pata	-17
]patas	-21
]patrimonio	-17
]patrón	-9900
]pausa	-22
]paz	-11
]país	-11
]paño	-17
]pdf	-15
]pecho	-14
]pedidos	-20
]pediluvio	-12
]pedimos	-14
]pedir	-26
]pegada	-22
]pegado	-13
]pegar	-23
]pegatina	-13
]pegatinas	-22
]pego	-13
]pegue	-12
]pelo	-20
]pelota	-13
]película	-20
]pena	-16
]pendiente	-18
]pensado	-19
]peor	-17
]pequeña	-16
]pequeño	-26
]pequeños	-18
]perdimos	-9
]perdió	-22
]perdona	-13
]perdón	-9900
]perfecto	-9
]perito	-14
]periódico	-20
]perlas	-20
]permiso	-9900
]permisos	-14
]pero	-9900
]perra	-26
]perro	-32
]perros	-10
]persiana	-14
]personaje	-11
]personal	-22
]personas	-9900
]perímetro	-10
]pesa	-9900
]pesado	-14
]pesaje	-17
]pesan	-16
]pesar	-10
]pesas	-13
]pescado	-17
]peso	-9900
]pesos	-10
]petición	-15
]peto	-17
]pezoneras	-16
]peón	-21
]ph	-9900
]piano	-20
]pica	-12
]picada	-16
]picado	-10
]picadora	9
]pico	-11
]picos	-16
]pida	-9
]pide	-9900
]piden	-9900
]pidiendo	-15
]pidió	-25
]pido	-22
]pie	-9900
]piedra	-17
]piedras	-16
]piel	-22
]pienso	-17
]pierde	-17
]pies	-16
]pieza	-9900
]piezas	-9900
]pila	-21
]pilar	-14
]pileta	-12
]piloto	-27
]pincha	-21
]pinchar	-8
]pinta	-8
]pintado	-9
]pintan	-13
]pintura	-21
]pinza	-22
]pinzas	-15
]piquera	-16
]pirotecnia	-10
]pisa	-11
]pisar	-15
]piso	-9900
]pisos	-27
]pista	9
]pistola	-11
]pita	-11
]pizarra	-13
]pizarrón	-9
]placa	-17
]placas	-20
]plancha	-21
]planetario	11
]planilla	-19
]plano	-9900
]planta	-19
]plantilla	-19
]plastificada	-11
]plata	10
]plataforma	-19
]plato	-13
]playa	-20
]plaza	-19
]plazo	-21
]plena	-32
]pliego	-20
]pluma	-13
]plástico	-9900
]poco	-9900
]podemos	-18
]poder	-17
]podrías	-20
]point	-13
]polea	-16
]policía	-17
]poliuretano	-18
]pollo	-14
]polvo	-19
]pon	-9
]pone	-9900
]ponedlo	-8
]ponen	-9900
]poner	-9900
]ponerle	-15
]ponerlo	-20
]pones	-21
]ponga	-9900
]pongas	-11
]pongo	-9900
]ponlo	-8
]poquito	-26
]por	-9900
]porcentaje	-13
]porque	-9900
]portada	-15
]portal	-20
]portero	-14
]portería	11
]portátil	-12
]portón	-11
]potosí	-21
]ppm	-9
]precinta	-15
]precinto	-21
]precintos	-17
]precio	-29
]prefiero	-17
]pregunta	-9900
]preguntan	-15
]preguntar	-9900
]preguntas	-24
]pregunte	-9
]pregunto	-19
]preguntó	-18
]prelavado	-15
]premio	-14
]prendas	-32
]prende	-32
]prender	-18
]prendido	-23
]prensa	-13
]prepara	-19
]preparación	-17
]preparar	-26
]presenta	-18
]presente	-21
]presentó	-9
]presidente	-26
]presión	-9900
]presta	-17
]prestan	10
]presupuesto	-13
]prevención	-16
]primavera	-20
]primer	-9900
]primera	-9900
]primeras	-19
]primero	-9900
]primeros	-18
]primo	-19
]principal	-12
]prisa	-19
]privado	-15
]probado	-22
]probando	-20
]problema	-26
]procedimiento	-9900
]producción	10
]producto	-9900
]profe	-16
]profeco	-9
]profesor	-19
]programa	-23
]prohibido	-10
]prolijo	-20
]propia	-15
]propietario	-14
]propina	-15
]propio	-30
]propios	11
]propone	-20
]propongo	-14
]propuesta	-11
]propósito	-13
]protocolo	-29
]proveedor	-21
]proveedores	14
]provincia	-12
]provisional	-17
]proyector	-18
]prueba	9
]pruebas	-23
]prácticas	-18
]puebla	-18
]pueblo	-24
]pueda	-9900
]puede	-9900
]pueden	-24
]puedo	-14
]puente	-21
]puerta	-9900
]puertas	14
]puerto	-12
]pues	-9900
]puesta	-28
]puestas	-25
]puesto	-9900
]pulsa	-16
]pulsera	-17
]pulseras	-11
]pulso	-13
]pulveriza	-22
]punta	-25
]puntera	13
]punto	-9900
]puntos	-23
]pura	-10
]purgar	-16
]pusimos	-19
]puso	-23
]puñado	-9
]página	-31
]páginas	-22
]pájaro	-11
]pájaros	-15
]párroco	-21
]pésame	-16
]póliza	-11
]público	13
]q	-9900
]que	-9900
]queda	-9900
]quedado	-9
]quedamos	-19
]quedan	-9900
]quedar	-26
]quedara	-22
]quedaron	-13
]quede	-9900
]queden	-14
]quedo	-21
]quedó	-30
]quema	-19
]querida	-9
]quería	-24
]queso	-20
]quesos	-26
]quien	-9900
]quienes	-13
]quiere	-9900
]quieren	-30
]quiero	-9900
]quieto	-10
]quince	-9900
]quinto	-11
]quique	-11
]quirófano	14
]quisiera	-24
]quiso	-14
]quita	-9900
]quitan	-22
]quitar	-14
]quito	-21
]quién	-9900
]qué	-9900
]químicos	-18
]radio	-8
]rafael	-9
]rama	-14
]ramón	-24
]rango	-13
]rara	-15
]raras	-18
]rasante	-19
]rasca	-24
]raspa	-23
]raspar	17
]rato	-18
]raya	-22
]rayas	-16
]rayones	-17
]rayos	-18
]razón	-18
]raíz	-21
]raúl	-16
]re	-9
]real	-21
]rebose	-10
]recepción	-9900
]receta	-20
]rechaza	-12
]rechazo	-10
]recibir	-36
]recibió	-16
]recibo	-11
]recién	-34
]reclamación	-15
]reclamo	-19
]reclamos	-20
]recoge	-9900
]recogemos	-20
]recogen	-22
]recoger	-13
]recogida	-23
]reconocimiento	-10
]reconozca	-9
]recorre	-19
]recorrido	-19
]recupera	-18
]red	-18
]redacción	-26
]redacta	-17
]redactado	-26
]redactar	-26
]redactas	-20
]redacte	-19
]redactor	-17
]redes	-20
]redonda	-20
]reducida	-20
]ref	-11
]refractómetro	-13
]refresco	-10
]refrigerados	-20
]refugio	-17
]regalo	-17
]regante	-16
]regantes	-16
]registra	-9
]registro	-9900
]regla	-9
]reglamento	-20
]reglas	-20
]regresa	-13
]reinicio	-10
]reja	-15
]rejilla	-19
]relativo	-19
]rellena	-17
]rellenar	-13
]rellenas	-15
]reloj	-9900
]relojes	-27
]remaches	-17
]remesa	-22
]remito	-9
]remolque	-15
]remover	-15
]remueve	-15
]renueva	-14
]reparación	-17
]reparte	-22
]reparten	-19
]repartimos	-14
]repasa	-15
]repetir	-9
]repite	-9900
]repone	15
]reporte	14
]reproducción	-15
]repuesto	-14
]resaca	-20
]rescate	-23
]reserva	-9900
]reservar	-9
]reservas	-13
]residencia	-12
]residente	-20
]residentes	-24
]residuos	-8
]resina	-10
]resistencia	-17
]resolvió	-11
]respire	-17
]responde	-9
]responsable	-19
]responsables	-10
]respuesta	-8
]restauración	-14
]restauramos	-9
]restaurante	-19
]resto	-18
]restos	-29
]resulta	-18
]resultado	-17
]retención	-14
]retira	-9900
]retirada	-12
]retiran	-12
]retirar	-16
]retorno	-15
]retornos	-11
]reunión	-9900
]rev	-23
]revisan	-28
]revisar	-14
]revisión	-29
]revisó	-14
]revés	-26
]riega	-27
]riegan	-19
]risa	-16
]roca	-19
]rodilla	-11
]rodillo	-21
]rodillos	-21
]rodrigo	-11
]roja	-9900
]rojo	-9900
]rompe	-14
]rompió	-18
]ronda	-15
]ropa	-9900
]ropero	-31
]rosa	-25
]rosario	-19
]rosas	-11
]rota	-12
]rotos	10
]rrhh	-11
]rubén	-11
]ruedas	-23
]ruega	-12
]ruego	-14
]ruido	-29
]ruta	17
]rápido	-16
]río	-22
]s	-17
]sabe	-9900
]saben	-20
]saber	-9900
]sabes	-14
]sabéis	-17
]sabía	-22
]sacado	-13
]sacamos	-28
]sacan	-16
]sacar	-9900
]saco	-9900
]sacos	-14
]sal	-26
]salas	-27
]sale	-25
]salen	-20
]salga	-9900
]salidas	-16
]salido	-15
]salimos	-14
]salir	-9900
]saliva	-8
]salió	-9900
]salmuera	13
]saltan	-26
]saltar	-13
]salud	-19
]saluda	-23
]salude	-10
]saludo	-9
]salvo	-12
]salón	-25
]san	-20
]sangre	-21
]sanidad	-32
]santa	-21
]santiago	-11
]se	-9900
]sea	-9900
]seca	-9900
]secadero	-21
]secado	-25
]secador	-15
]secan	-9
]secar	-9
]secas	-20
]sección	-19
]seco	-31
]secos	-18
]secretaria	-24
]secretario	-20
]secretaría	-18
]sector	-23
]seda	-15
]seguido	-15
]seguidos	-17
]seguimos	-9
]seguir	-23
]segunda	-9900
]segundo	-9900
]segundos	-9900
]seguridad	-23
]seguro	-9900
]seguros	-8
]según	-9900
]seis	-9900
]sella	-21
]sello	-13
]semana	-9900
]semanas	-9900
]semestre	-9
]sencillo	-25
]sentado	-21
]sentido	-14
]sepa	-19
]sepan	-18
]separa	-18
]separado	-20
]separados	-14
]septiembre	-28
]ser	-9900
]sereno	-14
]serie	-18
]serio	-26
]servicios	-21
]servidor	-17
]servidora	-18
]será	-22
]sesenta	-32
]sesión	-26
]seta	-13
]setas	-24
]setenta	-27
]sexta	-13
]señal	-21
]señor	-9900
]señora	-9900
]señores	-18
]señuelo	-9
]si	-9900
]sido	-14
]siembra	-18
]siempre	-9900
]siendo	-23
]sienta	-12
]sientan	-13
]siente	-17
]sierra	-24
]siete	-9900
]siga	-13
]siglo	-14
]sigue	-9900
]siguen	-17
]siguiendo	-8
]siguiente	-9900
]silla	11
]sillas	-18
]simple	-12
]sin	-9900
]siniestro	9
]sino	-20
]siquiera	-13
]sirva	-18
]sistema	-18
]sitio	-22
]sobre	-9900
]sobrina	-12
]sobrino	-19
]social	-13
]sociales	-21
]socio	-22
]socorrista	-9
]sofá	-18
]sol	-9900
]sola	-9900
]solamente	-19
]solas	-14
]soledad	-14
]soles	-16
]solicita	-12
]solicito	-16
]solicitud	-23
]solo	-9900
]solos	-18
]solución	-15
]sombra	-10
]sombrero	-12
]sombreros	-18
]somos	-9900
]son	-9900
]sonda	-16
]sondas	-14
]sonido	-22
]sonidos	-10
]sopla	-10
]soporte	-16
]sor	-16
]sorda	13
]sordos	19
]sosa	-8
]sotavento	-22
]soy	-9900
]spray	-16
]sr	-11
]sra	-16
]su	-9900
]suba	-14
]sube	-9900
]subes	-13
]subiendo	-8
]subo	-16
]sucio	12
]sudario	-16
]suegro	-10
]sueldo	-17
]suelo	-9900
]suelta	-9900
]suelto	-17
]suena	-9900
]suene	-13
]suero	-14
]suiza	-18
]sujeta	-12
]sulfuroso	-14
]sumerge	-14
]superficie	-14
]superior	-11
]supervisión	-17
]supervisor	-22
]supervisora	-14
]suplente	-15
]supo	-19
]sur	-22
]surte	-14
]sus	-28
]susana	-13
]suspensión	-15
]sustituye	-19
]susto	-29
]suya	-19
]suyo	-10
]sábado	-30
]sábados	-26
]sábana	-22
]sábanas	-13
]sé	-9900
]séptima	-11
]sí	-9900
]t	-11
]tabaco	-14
]tabique	-14
]tabla	-9900
]tablas	-14
]tablero	-26
]tableros	12
]tableta	-16
]tablilla	-20
]tacha	-17
]tacos	-12
]tacto	-18
]tal	-30
]taller	-25
]talleres	-9
]tallo	-8
]tallos	13
]talón	-11
]tamales	-15
]tamaño	-16
]también	-9900
]tambo	-12
]tambor	17
]tampoco	-25
]tan	-10
]tanda	-26
]tanque	8
]tantas	-16
]tantito	-12
]tanto	-25
]tapa	-9900
]tapada	-14
]tapado	-20
]tapan	-21
]tapar	-21
]tapón	-17
]taquilla	-14
]tarda	-11
]tarde	-9900
]tardes	-25
]tardó	-13
]tarjeta	-9900
]tarjetas	-23
]tarro	-13
]tasa	-10
]te	-9900
]teatro	-17
]techo	-18
]tecnicismos	-21
]tel	-9
]televisión	-18
]teléfono	-9900
]teléfonos	-16
]tema	-15
]templada	-9
]temporada	-22
]temporal	-13
]temporales	14
]temporeros	-15
]temprano	-22
]tenemos	-9900
]tener	-9900
]tenga	-9900
]tengamos	-28
]tengan	-22
]tengo	-9900
]tenido	-29
]tensión	-15
]tenés	-14
]tenía	-22
]terapia	-22
]tercera	-9900
]tercero	-9900
]terciopelo	-14
]teresa	-17
]termina	-16
]terminó	10
]termómetro	-15
]termómetros	11
]teruel	-9
]test	-8
]testigos	-17
]textil	-14
]texto	-30
]ti	-20
]tibia	-24
]ticket	-19
]tiempo	-9900
]tiempos	-20
]tienda	-9900
]tiendas	-15
]tiene	-9900
]tienen	-24
]tienes	-14
]tierra	-9900
]tijeras	-12
]tina	-14
]tinta	-13
]tinte	-15
]tipo	-24
]tira	-9900
]tirada	-9
]tiran	-23
]tirando	-21
]tirar	-15
]tiras	-25
]tiro	-18
]titular	-23
]tiza	-18
]tiñe	-10
]toalla	-18
]toca	-9900
]tocan	-22
]tocando	-13
]tocar	-9900
]tocarlo	-15
]tocarse	-20
]tocó	-12
]toda	-9900
]todas	-9900
]todavía	-25
]todo	-9900
]todos	-9900
]tolerancia	-8
]tolva	-28
]toma	-9900
]toman	12
]tomar	-18
]tomate	-12
]tomo	-20
]toneladas	-18
]tono	-17
]tope	-13
]toque	-24
]toquen	-9
]toques	-14
]torneo	-17
]tornillo	-14
]tornillos	-10
]torno	18
]toro	12
]torre	-9900
]tos	-13
]total	-19
]toño	-17
]trabaja	-10
]trabajador	-8
]trabajadores	-29
]trabajamos	-17
]trabajando	-17
]trabajar	-13
]trabajo	-9900
]tractor	-12
]trae	-9900
]traen	-27
]tramo	-13
]tranquila	-14
]transmisor	-16
]transporte	-14
]trapo	-26
]tras	-18
]traslado	-23
]trastienda	-15
]tratada	-20
]tratado	-12
]traía	-15
]treinta	-9900
]trepador	-18
]tres	-9900
]trescientas	-26
]trimestre	-13
]triángulos	-11
]truenos	-14
]tu	-9
]tuba	-15
]tubo	-14
]tubos	9
]tuesta	-13
]tueste	15
]turbidez	-18
]turistas	-23
]turnos	-25
]tutora	-10
]tuvimos	-20
]técnica	-23
]técnico	-9900
]técnicos	-13
]tía	-21
]tío	-29
]título	-19
]tú	-9900
]túnel	-29
]ubicación	-12
]ulises	-15
]ultrasonidos	-13
]un	-9900
]una	-9900
]unas	-9900
]unidad	-9900
]unificar	-19
]uniformes	-12
]uno	-15
]unos	-23
]unta	-15
]urge	-15
]urgencia	-13
]urgencias	-17
]urgente	-23
]urna	-8
]usa	-25
]usada	-14
]usado	-15
]usamos	-14
]usan	15
]usar	-16
]usb	-12
]uso	-14
]usted	-9900
]ustedes	-23
]usuario	-15
]uy	-14
]uñas	-22
]v2	-12
]va	-9900
]vaca	-26
]vacaciones	-23
]vacas	15
]vaciar	-12
]vacunas	-15
]vacía	-9900
]vacías	-21
]vacío	-9900
]vacíos	14
]vais	-12
]vale	-9900
]valencia	-15
]vales	-17
]valla	-18
]vallado	-22
]valle	-15
]valor	-12
]vamos	-33
]van	-9900
]vapor	-15
]vara	-18
]varias	-13
]variedad	-16
]varilla	-13
]vas	-19
]vaso	-16
]vaya	-11
]ve	-9900
]vea	-14
]veces	-9900
]vecino	-29
]vehículo	-20
]vehículos	-23
]veinte	-9900
]veinticinco	-25
]veinticuatro	-18
]veintidós	-29
]veis	-10
]vela	-14
]velas	-16
]vellón	-13
]velocidad	-21
]vencido	-9
]vencimiento	-14
]vende	-9900
]vender	-15
]vendo	-9
]vendría	-14
]venga	-9900
]venido	-13
]venir	-17
]venta	-19
]ventana	-24
]ventanas	-14
]ventanilla	-11
]ventas	-10
]ventila	-20
]ventilador	-16
]ventiladores	-12
]venía	-11
]ver	-9900
]verano	-28
]verdad	-29
]verde	-9900
]vereda	-17
]verifica	-10
]versión	-17
]vertical	8
]verá	-16
]ves	-17
]vestuario	-14
]veteranos	-14
]veterinaria	-27
]veterinario	-20
]vez	-9900
]viaje	-20
]viajes	-16
]vicente	-16
]vida	-18
]vidrio	-26
]vieja	-28
]viejo	-9900
]viene	-9900
]vienen	-9900
]viernes	-9900
]viga	-10
]vigente	9
]vigila	-14
]vigilante	-19
]vino	-9900
]vio	-12
]visitante	14
]visitantes	-19
]visitas	-32
]visor	-12
]vista	-27
]visto	-9900
]vive	-11
]viven	-15
]volante	-13
]voltea	-21
]voltean	14
]volteo	16
]volumen	-11
]voluntaria	-18
]voluntariado	-14
]voluntarias	-20
]voluntario	-15
]voluntarios	-24
]volver	-26
]vos	-23
]vosotros	-17
]voy	-9900
]voz	-9900
]vuela	-11
]vuelos	-16
]vueltas	-24
]vuelto	-12
]vuelva	-10
]vuelve	-24
]vuelven	-14
]válvula	-8
]válvulas	-12
]vía	-20
]vídeo	-13
]víspera	-23
]web	11
]webs	-16
]whatsapp	-23
]wilmer	-17
]wilson	-13
]word	-14
]x	-28
]xq	-28
]y	-9900
]ya	-9900
]yemas	-16
]yeso	-19
]yo	-9900
]yodo	-16
]yuli	-15
]z	-18
]zapatillas	-13
]zaragoza	-19
]zona	-9900
]|	-9900
]«	-9900
]·	-9900
]ºc	-16
]»	-9900
]¿	-9900
]ácido	-22
]árbitro	-18
]árbol	-21
]árboles	-13
]área	-12
]él	-9900
]óptica	-14
]óptico	-13
]óscar	-11
]última	-9900
]últimas	-28
]último	-9900
]últimos	-17
]única	-12
]únicamente	-9
]único	-29
]–	-9900
]—	-9900
]•	-9900
]→	-9900
]☐	-9900
]✔	-9900
n1-07	-13
n1-22	-20
n10	-16
n100	-15
n10abe	-15
n10aca	-10
n10ada	-35
n10ado	-36
n10aja	-14
n10aje	-11
n10al	-12
n10ala	-26
n10ale	-21
n10ame	-21
n10amo	-18
n10ana	-11
n10ani	-17
n10ano	-10
n10apa	-10
n10ara	-28
n10aro	-16
n10asa	-20
n10ase	-23
n10ata	-10
n10ayó	-17
n10aza	-13
n10aúl	-11
n10bio	-20
n10bir	-28
n10blo	-9
n10bos	-25
n10bra	-15
n10bre	-16
n10cal	-11
n10can	-12
n10car	-33
n10cas	-24
n10cer	-20
n10ces	-13
n10cha	-22
n10che	-29
n10cho	-19
n10cia	-20
n10cos	-13
n10cto	-15
n10cía	-11
n10dad	-22
n10dan	-16
n10dar	-25
n10das	-27
n10de	-22
n10den	-10
n10der	-17
n10des	-25
n10dor	-29
n10dos	-27
n10dro	-15
n10día	-8
n10dón	-15
n10dós	-13
n10eca	-11
n10ece	-10
n10eco	-8
n10ega	-17
n10ego	-17
n10eja	-10
n10ejo	-21
n10el	-52
n10ela	-17
n10ele	-11
n10elo	-17
n10ema	-21
n10eme	-18
n10en	-37
n10eno	-15
n10era	-26
n10ero	-38
n10esa	-14
n10eso	-20
n10eta	-13
n10eva	-8
n10eve	-10
n10eza	-15
n10eño	-12
n10gan	-9
n10gar	-24
n10gas	-14
n10ger	-18
n10gos	-12
n10gue	-11
n10ha	-18
n10han	-13
n10has	-11
n10hay	-14
n10iar	-16
n10ias	-17
n10ica	-11
n10ico	-22
n10ida	-32
n10ido	-13
n10iel	-17
n10ien	-25
n10ies	-17
n10ifo	-11
n10iga	-9
n10ige	-8
n10ija	-21
n10ijo	-11
n10ila	-23
n10ilo	-8
n10ina	-11
n10ing	-10
n10ino	-20
n10ios	-21
n10ire	-12
n10isa	-15
n10ita	-29
n10ite	-10
n10ito	-26
n10iza	-15
n10jan	-12
n10jar	-17
n10jes	-12
n10jos	-10
n10ker	-12
n10la	-58
n10lan	-17
n10lar	-26
n10las	-39
n10lda	-11
n10lde	-10
n10ldo	-9
n10le	-21
n10len	-24
n10ler	-11
n10les	-9
n10lir	-8
n10lla	-25
n10lle	-14
n10llo	-13
n10lo	-46
n10lor	-18
n10los	-18
n10lpe	-20
n10lta	-19
n10lto	-17
n10lva	-9
n10lvo	-11
n10lza	-12
n10lía	-14
n10lón	-19
n10mal	-18
n10man	-10
n10mar	-24
n10mas	-17
n10men	-12
n10mia	-16
n10mos	-14
n10mpa	-9
n10nal	-26
n10nas	-15
n10nca	-15
n10nco	-15
n10nda	-21
n10nde	-11
n10ndo	-43
n10ndó	-22
n10nea	-19
n10ner	-17
n10nes	-32
n10nor	-13
n10nos	-30
n10nta	-18
n10nte	-28
n10nto	-40
n10ntó	-17
n10nza	-10
n10nés	-15
n10nía	-9
n10oca	-11
n10oda	-17
n10odo	-16
n10oma	-17
n10ona	-15
n10one	-13
n10ora	-10
n10osa	-10
n10oso	-17
n10ota	-15
n10oto	-23
n10oño	-17
n10pal	-10
n10pas	-20
n10pia	-18
n10piz	-14
n10por	-14
n10que	-19
n10ral	-22
n10ran	-15
n10rar	-24
n10ras	-28
n10rca	-13
n10rea	-16
n10ren	-21
n10reo	-17
n10res	-19
n10rga	-9
n10rge	-8
n10rgo	-12
n10ria	-27
n10rio	-16
n10rir	-17
n10ris	-15
n10rla	-20
n10rle	-12
n10rma	-14
n10rme	-25
n10rna	-11
n10rne	-16
n10rno	-10
n10ron	-10
n10ros	-10
n10rra	-11
n10rre	-10
n10rró	-12
n10rta	-25
n10rto	-29
n10rva	-16
n10ría	-33
n10rón	-20
n10sas	-13
n10sca	-11
n10sco	-12
n10sde	-25
n10se	-11
n10sis	-10
n10sor	-13
n10sta	-20
n10ste	-26
n10sto	-16
n10tal	-21
n10tan	-8
n10tar	-27
n10tas	-27
n10ten	-12
n10tes	-25
n10tir	-28
n10tor	-26
n10tos	-13
n10tra	-20
n10tre	-20
n10tro	-27
n10tud	-17
n10tía	-10
n10ual	-17
n10udo	-18
n10ueo	-15
n10ula	-12
n10un	-34
n10una	-36
n10ura	-12
n10usa	-14
n10ute	-9
n10uto	-14
n10uvo	-17
n10uía	-21
n10uín	-11
n10vas	-27
n10ven	-11
n10ver	-14
n10xto	-12
n10zas	-28
n10zos	-18
n10ían	-17
n10ías	-11
n10ñas	-12
n10ños	-21
n1aba	-8
n1abe	-10
n1abo	-10
n1aca	-17
n1ace	-13
n1ack	-18
n1aco	-16
n1acé	-13
n1ado	-12
n1ael	-15
n1aen	-13
n1afe	-10
n1aga	-21
n1agó	-9
n1ais	-20
n1aja	-14
n1aje	-29
n1ajo	-18
n1aki	-10
n1ala	-22
n1ale	-12
n1ali	-11
n1alo	-12
n1alá	-25
n1aló	-11
n1ama	-11
n1ame	-16
n1amo	-25
n1amá	-16
n1ana	-12
n1and	-21
n1ane	-21
n1ani	-15
n1ano	-16
n1apa	-15
n1ape	-16
n1app	-16
n1aro	-17
n1ará	-16
n1asa	-27
n1ase	-25
n1ash	-15
n1aso	-17
n1asó	-10
n1ata	-13
n1ate	-21
n1ati	-18
n1av	-18
n1ava	-11
n1ave	-13
n1avi	-11
n1ay	-10
n1aya	-21
n1ayo	-22
n1ayó	-8
n1aza	-11
n1azo	-8
n1aén	-14
n1aía	-10
n1aíz	-18
n1aña	-13
n1año	-16
n1aúl	-15
n1bal	-17
n1ban	-11
n1bar	-9
n1bea	-11
n1ben	-15
n1beo	-8
n1bia	-14
n1bio	-19
n1bir	-31
n1bió	-20
n1bla	-11
n1ble	-16
n1blo	-13
n1bol	-25
n1bor	-25
n1bos	-23
n1bra	-21
n1bre	-9
n1bro	-9
n1brá	-21
n1bén	-9
n1bés	-15
n1bía	-9
n1bús	-10
n1cal	-29
n1car	-8
n1cas	-26
n1cc	-13
n1cen	-11
n1ces	-13
n1cha	-13
n1che	-24
n1cho	-27
n1chó	-11
n1cia	-19
n1cie	-25
n1cil	-13
n1cio	-15
n1ció	-10
n1clo	-10
n1cos	-19
n1cro	-15
n1cta	-13
n1cto	-9
n1cén	-15
n1cía	-17
n1cód	-14
n1cón	-19
n1d	-10
n1dad	-18
n1dan	-12
n1dar	11
n1das	-26
n1dea	-16
n1del	-18
n1deo	-18
n1der	-15
n1des	-13
n1dez	-9
n1dia	-19
n1dir	-13
n1diz	-12
n1dor	-10
n1dos	-22
n1dr	-21
n1dra	-20
n1dro	-15
n1dys	-11
n1día	-13
n1dón	-11
n1dós	-9
n1e	-13
n1eal	-13
n1ean	-20
n1ear	-20
n1eas	13
n1ebe	-12
n1ebo	-15
n1ebé	-12
n1eca	-18
n1edo	-20
n1efa	-13
n1ega	-16
n1ego	-34
n1eja	-14
n1ejo	-10
n1ela	-14
n1ele	-11
n1elo	-24
n1ema	-22
n1eme	-20
n1emo	-23
n1ena	-30
n1eno	-16
n1eor	-9
n1eos	-24
n1epa	-21
n1era	-13
n1ere	-13
n1ero	-29
n1ers	-19
n1erá	-11
n1esa	-12
n1ese	-10
n1eso	-21
n1est	-19
n1eta	-14
n1ete	-25
n1eto	-27
n1età	-23
n1eva	-26
n1evo	-11
n1eza	-13
n1ezo	-9
n1eña	-18
n1eño	-31
n1eón	-19
n1fas	-21
n1fer	-9
n1fes	-18
n1fin	-13
n1fos	-10
n1fra	-8
n1fre	-20
n1fui	-10
n1fwd	-13
n1fía	-13
n1g	-10
n1gan	-14
n1gar	-20
n1gas	-26
n1gen	-9
n1ger	-17
n1gia	-14
n1gil	-12
n1gio	-16
n1gle	-15
n1gos	-14
n1gra	-12
n1gre	-13
n1gua	-13
n1gue	-18
n1guo	-18
n1gía	-13
n1gón	-16
n1gún	-9
n1han	-15
n1har	-15
n1has	-25
n1hat	-12
n1her	-12
n1hes	-8
n1hoa	-22
n1hos	-12
n1i	-9
n1ial	-17
n1ian	-10
n1iar	-18
n1ias	-27
n1iba	-8
n1ibe	-24
n1ica	-23
n1ico	-20
n1ida	-31
n1ide	-9
n1ido	-16
n1iel	-22
n1ifo	-9
n1iga	-10
n1igo	-18
n1ija	-15
n1ije	-10
n1ijo	-22
n1ila	-12
n1ili	-17
n1ilm	-9
n1ilo	-16
n1imo	-18
n1ina	-17
n1ine	-14
n1ing	-23
n1ino	-19
n1inó	-19
n1ion	-13
n1ior	-12
n1ios	-20
n1ipa	-10
n1ipo	-16
n1ira	-20
n1ire	-13
n1iro	-19
n1irá	-16
n1isa	-15
n1iso	-18
n1isó	-14
n1ita	-21
n1ite	-18
n1ito	-18
n1itv	-8
n1ité	-10
n1iva	-15
n1ive	-13
n1ivo	-14
n1izo	-10
n1ién	-13
n1iña	-13
n1iño	-21
n1ión	-23
n1j	-15
n1ja	-10
n1jal	-13
n1jan	-10
n1jas	-16
n1jen	-13
n1jer	-13
n1jes	-18
n1jor	-20
n1jos	-17
n1jón	-12
n1ker	-17
n1ket	-8
n1l	-14
n1lan	-20
n1las	-21
n1lce	-13
n1lda	-10
n1ldo	-17
n1lea	-16
n1len	-14
n1leo	-16
n1ler	-31
n1les	-16
n1lio	-12
n1lla	-16
n1lle	-16
n1llo	-12
n1llá	-12
n1lor	-14
n1los	-34
n1loy	-21
n1lsa	-9
n1lso	-13
n1lta	-13
n1lte	-20
n1lto	-9
n1ltó	-18
n1lvo	-13
n1lza	-13
n1lán	-19
n1lés	-16
n1lía	-14
n1lín	-12
n1lón	-10
n1lúo	-22
n1mal	-32
n1man	-16
n1mar	-20
n1mas	-17
n1mba	-12
n1men	-19
n1mer	-15
n1mes	-11
n1mia	-8
n1mio	-19
n1mir	-10
n1mis	-8
n1mna	-13
n1mno	-9
n1mor	-9
n1mos	-27
n1mpa	-23
n1mpo	-14
n1mpu	-9
n1mán	-15
n1más	-10
n1máx	-20
n1mín	-24
n1mío	-12
n1món	-14
n1n	-8
n1nal	-18
n1nan	-17
n1nar	-24
n1nca	-12
n1nce	-16
n1nco	-11
n1nda	-9
n1ndo	-24
n1nea	-15
n1nel	-19
n1nen	-11
n1neo	-11
n1ner	-11
n1nes	-30
n1net	-21
n1nga	-10
n1nge	-15
n1ngo	-15
n1nia	-19
n1nil	-24
n1nio	-13
n1nir	-18
n1nit	-15
n1niz	-9
n1nja	-14
n1nlo	-11
n1nma	-12
n1nme	-18
n1nor	-10
n1nos	-10
n1nse	-24
n1nta	-15
n1nte	-18
n1nza	-22
n1nán	-9
n1nés	-16
n1núm	-15
n1oba	-17
n1obo	-10
n1oca	-11
n1oce	-9
n1oco	-12
n1ocó	-11
n1oda	-20
n1odo	-11
n1ofe	-15
n1ofá	-16
n1oge	-12
n1ogo	-14
n1oho	-14
n1oja	-22
n1ola	-14
n1oli	-21
n1olo	-12
n1oma	-19
n1ome	-10
n1omo	-11
n1on	-20
n1ona	-10
n1one	-9
n1ong	-9
n1ono	-8
n1ooo	-23
n1oop	-13
n1ope	-10
n1ord	-12
n1ori	-18
n1oro	-14
n1oró	-14
n1osa	-8
n1oso	-33
n1osí	-15
n1ota	-15
n1ote	-14
n1oto	-22
n1otá	-10
n1oya	-10
n1oye	-14
n1oyo	-19
n1oza	-12
n1ozo	-11
n1oír	-16
n1oña	-15
n1oño	-10
n1pal	-14
n1pan	-10
n1par	-19
n1pas	-25
n1pes	-8
n1pez	-20
n1pia	-14
n1pio	-23
n1ple	-9
n1pos	-13
n1pra	-13
n1pta	-15
n1pte	-10
n1pto	-28
n1pón	-22
n1que	-28
n1qui	-10
n1ral	-17
n1ran	-11
n1rar	-17
n1ras	-11
n1ray	-14
n1rba	-13
n1rce	-16
n1rco	-11
n1rcó	-13
n1rda	-8
n1rde	-10
n1rdo	-12
n1re	-11
n1rea	-20
n1ree	-12
n1ref	-11
n1ren	-12
n1reo	-11
n1res	-24
n1rev	-18
n1rey	-10
n1rga	-20
n1rge	-14
n1rgo	-26
n1ria	-36
n1rid	-19
n1ril	-19
n1rio	-32
n1rir	-23
n1ris	-12
n1riz	-10
n1rje	-11
n1rka	-13
n1rla	-14
n1rle	-12
n1rlo	-12
n1rma	-11
n1rme	-13
n1rmo	-16
n1rmó	-10
n1rna	-18
n1rne	-13
n1rno	-24
n1roa	-17
n1rol	-13
n1ron	-12
n1ror	-9
n1ros	-22
n1rra	-16
n1rre	-44
n1rro	-22
n1rró	-11
n1rse	-16
n1rta	-13
n1rte	-31
n1rto	-50
n1rtó	-13
n1rv	-9
n1rva	-9
n1rve	-9
n1rvo	-27
n1rán	-10
n1rés	-23
n1ría	-22
n1rón	-16
n1rúa	-13
n1s	-16
n1san	-9
n1sar	-12
n1sas	-18
n1sca	-18
n1sco	-15
n1sea	-8
n1sel	-11
n1sen	-17
n1seo	-14
n1ses	-15
n1set	-16
n1sgo	-16
n1sia	-15
n1sil	-20
n1sio	-15
n1sis	-24
n1sma	-14
n1smo	-22
n1sol	-18
n1son	-14
n1sor	-11
n1sos	-23
n1sra	-20
n1ssa	-10
n1sta	-17
n1sto	-19
n1sul	-15
n1sur	-8
n1sía	-10
n1t	-14
n1tal	-18
n1tan	-8
n1tar	-22
n1tas	-31
n1taz	-13
n1tch	-10
n1tee	-9
n1tel	-10
n1ten	-17
n1teo	-28
n1ter	-14
n1tes	-19
n1til	-9
n1tir	-11
n1tis	12
n1tió	-8
n1tor	-9
n1tos	-28
n1tra	-17
n1tre	-11
n1tro	-11
n1tró	-11
n1tud	-15
n1tus	-13
n1tán	-19
n1tía	-17
n1tín	-22
n1ual	-10
n1uar	-20
n1uba	-19
n1uca	-10
n1uce	-8
n1uco	-9
n1uda	-15
n1udo	-13
n1uea	-9
n1uen	-14
n1ueo	14
n1ues	-25
n1uey	-22
n1ufa	-17
n1uga	-19
n1ugo	-15
n1uia	-14
n1uir	-9
n1uja	-14
n1ujo	-19
n1ula	-15
n1uli	-15
n1ulo	-22
n1uma	-10
n1umo	-8
n1una	-10
n1uno	-11
n1uos	-25
n1upa	-18
n1upe	-10
n1upo	-11
n1ups	11
n1ura	-20
n1ure	-10
n1usa	-25
n1usb	-13
n1use	-16
n1uso	-8
n1uta	-20
n1ute	-14
n1uto	-8
n1uvo	-8
n1uy	-13
n1uye	-11
n1uza	-8
n1uál	-10
n1uín	-9
n1uña	-18
n1vas	-19
n1ven	-18
n1ver	-11
n1ves	-14
n1via	-11
n1vil	-9
n1vin	-9
n1vos	-24
n1vés	-9
n1vía	-17
n1web	-14
n1xta	-12
n1xto	-11
n1yas	-23
n1yos	-12
n1yra	-13
n1z	-14
n1zal	-8
n1zar	-27
n1zas	-14
n1zca	-9
n1zco	-17
n1zos	-23
n1zón	-12
n1áis	-16
n1éis	-14
n1ías	-18
n1ída	-12
n1ído	-14
n1íos	-13
n1ñal	-16
n1ñan	-10
n1ñar	-22
n1ñas	-19
n1ñol	-22
n1ños	-21
n1ñía	-12
n1ñón	-25
n20	-28
n2aba	-29
n2aca	-23
n2aco	-16
n2ada	-30
n2ade	-11
n2ado	21
n2ais	-20
n2aja	8
n2al	-31
n2ala	-31
n2ale	-19
n2alo	-13
n2ama	-11
n2ame	-16
n2ana	-25
n2ano	-28
n2apo	-19
n2apá	-13
n2aro	-14
n2aso	-15
n2ata	-16
n2ate	-15
n2ato	-21
n2aya	-19
n2ayo	-8
n2azo	-20
n2año	-15
n2bar	-11
n2bas	-9
n2ben	-15
n2ber	-14
n2bio	9
n2bir	10
n2bió	-16
n2bor	-19
n2bos	-23
n2bra	-16
n2bre	-30
n2brá	-20
n2bía	-10
n2can	-12
n2car	-20
n2cas	-29
n2cen	-17
n2cer	-15
n2ces	-22
n2cha	-32
n2che	-34
n2cho	-32
n2cia	-20
n2cio	-16
n2cir	-10
n2cla	-8
n2cos	-19
n2cta	-9
n2cto	-21
n2cía	-20
n2cón	-24
n2dad	-30
n2dan	-19
n2de	-28
n2den	-27
n2der	-19
n2des	-15
n2dia	-16
n2dio	-19
n2dir	-12
n2dió	-16
n2dor	-36
n2dos	-30
n2dro	-14
n2dón	-20
n2dós	-18
n2e	-21
n2ebe	-14
n2ece	-14
n2eco	-13
n2edo	-16
n2edó	-14
n2een	-17
n2ega	-18
n2ego	-23
n2eja	-25
n2ejo	-22
n2ejó	-15
n2el	-20
n2ela	-21
n2ele	-14
n2elo	-12
n2ema	-18
n2en	-25
n2ena	-32
n2ene	-17
n2eno	-22
n2epa	-22
n2era	-43
n2esa	-19
n2eso	-23
n2eta	11
n2ete	-28
n2eto	-30
n2eva	-15
n2eve	-15
n2exo	-11
n2eño	-9
n2eón	-10
n2fas	-27
n2gan	-19
n2gar	-19
n2gos	-14
n2gre	-13
n2ha	-24
n2han	-16
n2har	-21
n2has	-24
n2hay	-17
n2hes	-18
n2hos	-19
n2ial	-14
n2iar	-26
n2ias	-20
n2ibe	16
n2ica	-27
n2ico	-22
n2ida	-17
n2ido	-31
n2iel	-14
n2ien	-34
n2ier	-20
n2iga	-11
n2igo	-10
n2ila	-17
n2ilo	-14
n2ima	-21
n2imo	11
n2ina	12
n2ine	-23
n2ing	-18
n2ino	-25
n2ior	-21
n2ios	-32
n2ira	-21
n2isa	-26
n2iso	-11
n2ita	-31
n2ite	-20
n2ito	-16
n2iva	-10
n2ivo	-24
n2izo	-17
n2ién	-25
n2ión	-29
n2jar	-10
n2jas	-10
n2jos	-16
n2jía	-17
n2la	-20
n2lar	-36
n2le	-28
n2lea	-14
n2len	-26
n2ler	-19
n2les	-30
n2lia	-13
n2lir	-20
n2lla	-29
n2llo	-31
n2llí	-16
n2lo	-26
n2los	-44
n2lsa	-9
n2lta	-14
n2lte	-11
n2lto	-17
n2lvo	-15
n2lón	-17
n2mar	-23
n2mas	-14
n2mba	-10
n2men	-15
n2mes	12
n2mis	-21
n2mpa	-17
n2más	-24
n2món	-24
n2nal	-14
n2nan	-17
n2nar	-9
n2nas	-28
n2nca	-21
n2nce	-24
n2nco	-25
n2nda	-30
n2nde	-20
n2ndo	-48
n2nel	-20
n2ner	-24
n2nes	-45
n2nga	-14
n2nio	-17
n2nor	-16
n2nos	-34
n2nta	-46
n2nte	-33
n2nto	-39
n2nza	-16
n2nº	-11
n2nés	-15
n2nía	-20
n2oca	-13
n2oco	-13
n2oda	-25
n2odo	-14
n2oge	-9
n2ola	-18
n2oma	-18
n2ome	-14
n2ona	-12
n2ono	-17
n2ora	-39
n2osa	-13
n2oso	-23
n2ote	-15
n2oto	-13
n2ozo	-9
n2oña	-10
n2pal	-15
n2par	-12
n2pas	-20
n2pia	-25
n2pio	-18
n2ple	-20
n2por	-26
n2pos	-25
n2que	-30
n2qué	-36
n2ral	-14
n2ran	-9
n2rar	-19
n2ras	-48
n2rco	-17
n2rdo	-13
n2rea	-17
n2ren	-20
n2res	-39
n2rgo	-25
n2ria	-16
n2rio	-9
n2rir	-14
n2rla	-24
n2rle	-10
n2rlo	-11
n2rma	-17
n2rme	-28
n2rne	-18
n2rno	-20
n2ron	-27
n2ros	-33
n2rra	-22
n2rre	-12
n2rro	-33
n2rso	-13
n2rta	-19
n2rte	-23
n2rto	-22
n2rva	-16
n2rzo	-19
n2rán	-13
n2rés	-16
n2ría	-34
n2río	-13
n2rón	-25
n2rúa	-16
n2sal	-20
n2san	-17
n2sar	-24
n2sas	11
n2sco	-15
n2sde	-30
n2se	-25
n2seo	-17
n2ses	-20
n2si	-30
n2sor	-27
n2sos	-30
n2sta	-29
n2sto	-19
n2stó	-10
n2sul	-18
n2sus	-17
n2tal	-28
n2tan	-13
n2tar	-44
n2tas	-15
n2ten	-13
n2tes	-29
n2til	-12
n2tor	-17
n2tos	14
n2tra	-23
n2tre	-12
n2tro	-29
n2tu	-14
n2tud	-18
n2tía	-17
n2tón	-17
n2ual	-21
n2ubo	-21
n2uda	-19
n2uen	-23
n2ueo	16
n2uga	14
n2uia	-20
n2ula	-14
n2uli	-13
n2ulo	-19
n2uma	-17
n2umo	-18
n2un	-30
n2una	-13
n2upo	-14
n2ura	-25
n2uso	-18
n2uta	-19
n2uto	-8
n2uía	-25
n2var	-13
n2ven	-10
n2ver	-13
n2vía	-16
n2xto	-15
n2zas	-21
n2zca	-17
n2éis	-20
n2ían	-17
n2ías	-28
n2ños	-16
n2ómo	-15
n30	-28
n3aba	-31
n3abe	-12
n3abó	-17
n3aca	-34
n3ace	-11
n3aco	-13
n3ada	-23
n3ado	15
n3ago	-13
n3agó	-15
n3aja	-34
n3ajó	-19
n3al	-17
n3ali	-14
n3alo	-17
n3aló	-16
n3ama	-15
n3ame	-26
n3amo	13
n3ana	-28
n3ane	-18
n3ani	-18
n3ano	-27
n3apa	-24
n3ape	-19
n3apo	-13
n3app	-12
n3ara	-27
n3aro	-16
n3ará	-22
n3ase	9
n3aso	-24
n3ata	-17
n3ate	-14
n3ato	-15
n3ave	-21
n3ayo	-19
n3ayó	-23
n3aza	-9
n3azo	-24
n3aía	-8
n3año	-17
n3ban	-22
n3bar	-21
n3bas	-17
n3ben	-33
n3bir	-20
n3bió	-26
n3ble	11
n3blo	-26
n3bol	11
n3bos	-29
n3bra	-36
n3bre	-39
n3bro	-20
n3bés	-17
n3bía	-13
n3cae	-16
n3cal	-25
n3can	-17
n3cc	-12
n3cen	-21
n3cer	-37
n3ces	-28
n3cha	-27
n3cho	-33
n3cio	-23
n3cos	-29
n3cte	-12
n3cto	-19
n3cén	15
n3cía	-17
n3dad	-46
n3dan	-18
n3dar	-27
n3de	-28
n3dea	-21
n3den	-24
n3der	-27
n3des	-30
n3di	-11
n3dia	-9
n3dio	-15
n3dir	-20
n3dió	-24
n3dos	-40
n3dra	-26
n3dro	-14
n3día	-12
n3ean	-25
n3ear	-21
n3eas	-23
n3eba	-10
n3eca	-23
n3ece	-19
n3eco	-23
n3eda	-15
n3edo	-21
n3edó	-15
n3een	-15
n3efa	-10
n3ego	14
n3eja	-22
n3ejo	-14
n3ejó	-23
n3el	-43
n3ela	-33
n3ele	-8
n3elo	9
n3ema	-16
n3emo	-8
n3en	-28
n3ena	-28
n3ene	-16
n3eno	-23
n3eos	12
n3epa	-18
n3era	-41
n3erá	-20
n3esa	-20
n3ese	-21
n3eso	15
n3est	-18
n3eta	-32
n3eto	-29
n3eva	-18
n3eve	-13
n3evo	-24
n3evó	-12
n3eza	-32
n3eña	-28
n3eño	-26
n3eón	-16
n3fas	-13
n3fe	-13
n3fes	-17
n3fin	-19
n3fui	-10
n3gan	-25
n3gas	-24
n3gen	-13
n3gio	-15
n3gos	-26
n3gra	-13
n3gre	-16
n3gro	-19
n3guo	-19
n3gía	-18
n3ha	-25
n3han	-12
n3har	-16
n3has	-26
n3hes	-23
n3hos	-18
n3ial	-18
n3ian	-28
n3iar	-31
n3ias	8
n3iba	-14
n3ibe	-15
n3ica	-40
n3ico	-26
n3ide	-19
n3ido	-15
n3iel	-32
n3ien	-33
n3ifo	-9
n3iga	-32
n3ige	-21
n3igo	-12
n3ija	-13
n3ije	-15
n3ijo	-23
n3ila	-31
n3ile	-9
n3ilm	-17
n3ilo	-13
n3ima	-11
n3ime	-19
n3imo	-31
n3ina	-32
n3ing	-14
n3ion	12
n3ior	-15
n3ios	-27
n3ipo	-21
n3ir	-11
n3ira	-20
n3ire	-9
n3iro	-21
n3irá	-17
n3isa	-27
n3ita	-22
n3ite	-15
n3ito	-48
n3ité	-21
n3iva	-22
n3ivo	12
n3iza	-22
n3izo	-17
n3ién	-14
n3ión	26
n3jan	-11
n3jar	-24
n3jas	-30
n3jes	-14
n3jor	-13
n3jos	-29
n3la	-54
n3lan	-22
n3lar	-39
n3las	-23
n3lce	-10
n3lde	-22
n3len	-34
n3les	-43
n3lio	-11
n3lir	-26
n3lle	-16
n3llo	-24
n3llí	-16
n3lma	-8
n3lmo	-11
n3lo	14
n3lor	-30
n3lpe	-16
n3lso	-8
n3lta	-18
n3lto	-25
n3ltó	-19
n3lub	-13
n3lvo	-21
n3lza	-14
n3lía	-13
n3lón	-30
n3lúo	11
n3m/h	-15
n3mal	-17
n3man	-16
n3mar	-32
n3mas	-28
n3mba	-13
n3mbo	-13
n3men	-16
n3mer	-13
n3mes	-17
n3mis	-15
n3mpa	-14
n3mpe	-12
n3más	-11
n3món	-19
n3nar	-22
n3nas	-40
n3nca	-44
n3nce	-17
n3nda	-35
n3nde	-25
n3ndo	-82
n3nea	9
n3nel	-20
n3nen	-19
n3ner	11
n3nes	-46
n3nga	-18
n3ngo	-10
n3nio	-9
n3nir	-22
n3nja	-14
n3nor	-12
n3nos	-14
n3nsa	-13
n3nse	-21
n3nso	-22
n3nta	-44
n3nte	-41
n3ntó	-20
n3nza	-22
n3nº	-15
n3nés	-20
n3nía	-25
n3obo	-16
n3oca	-12
n3oco	-15
n3odo	-13
n3ofe	-16
n3oga	-20
n3oge	-22
n3ogo	-9
n3oja	-15
n3ojo	-9
n3ola	-23
n3olo	13
n3ome	-18
n3omo	-20
n3ona	-29
n3one	-12
n3ono	-27
n3opo	-18
n3ora	-51
n3ose	-21
n3oso	-19
n3ota	-23
n3ote	-14
n3oto	-25
n3oye	-13
n3oza	-15
n3oña	-12
n3pal	-18
n3pan	-21
n3par	-27
n3pas	-25
n3pes	-8
n3pia	-26
n3pio	-13
n3piz	-12
n3pió	-13
n3pla	-17
n3por	-20
n3pos	-18
n3pra	-19
n3pón	-18
n3qué	-41
n3ral	-19
n3ran	-21
n3rar	14
n3rca	-26
n3rce	-12
n3rco	-23
n3rda	-21
n3rde	-9
n3rdo	-13
n3rea	-17
n3red	-17
n3ren	-18
n3reo	-17
n3rer	-10
n3res	-32
n3rey	-11
n3rez	-10
n3rge	-10
n3rgo	-11
n3ria	-42
n3rie	-16
n3ril	-17
n3rio	-40
n3ris	-10
n3riz	-16
n3rió	-24
n3rla	-16
n3rle	-25
n3rlo	-28
n3rma	-23
n3rme	-28
n3rna	-10
n3rno	-31
n3rné	-8
n3rol	14
n3ron	-40
n3ror	-17
n3ros	-43
n3rpo	-17
n3rra	-29
n3rre	9
n3rro	-36
n3rry	-14
n3rse	-16
n3rso	-17
n3rta	-17
n3rte	-36
n3rto	22
n3rva	-13
n3rve	-15
n3rzo	-17
n3rán	-13
n3ría	-38
n3río	-9
n3san	-14
n3sar	-23
n3sas	-24
n3sca	-9
n3sco	-21
n3sde	-51
n3se	-31
n3ses	-22
n3si	-9
n3sil	-18
n3sis	-23
n3sla	-10
n3sor	-21
n3sos	-20
n3spa	-21
n3sta	-34
n3sto	-21
n3tal	-29
n3tan	-18
n3tar	-20
n3tea	-26
n3tel	-12
n3ten	-17
n3teo	-18
n3ter	-22
n3tes	-8
n3til	-15
n3tir	-19
n3tor	-26
n3tos	-52
n3tra	-13
n3tre	-32
n3tró	-25
n3tón	-20
n3ual	-23
n3uba	-14
n3ubo	-16
n3uco	-14
n3uda	-24
n3ude	-17
n3udo	-12
n3uel	-9
n3uen	-14
n3ues	-24
n3ufa	-19
n3uga	-25
n3uir	-12
n3uja	-15
n3ula	-22
n3ulo	-20
n3un	-47
n3una	-55
n3uno	-22
n3upa	16
n3uro	-13
n3usa	-24
n3uso	-22
n3uta	-24
n3ute	-13
n3uto	-17
n3uvo	-13
n3uye	-11
n3uza	-12
n3uía	-34
n3uña	-14
n3van	-11
n3var	-16
n3vas	-29
n3ven	-11
n3ver	-15
n3ves	-22
n3via	-9
n3vió	-10
n3vos	-25
n3x	-18
n3yas	-22
n3z	-11
n3zan	-16
n3zar	8
n3zas	-29
n3zco	-18
n3zos	-22
n3zón	-21
n3áis	-14
n3éis	-24
n3ían	-23
n3ías	-20
n3ída	-20
n3ído	-9
n3íos	-12
n3ñal	-20
n3ñas	-21
n3ños	-29
n3ñía	-13
n3ólo	-9
n3ómo	-77
n4-07	-15
n40	-17
n4aba	-34
n4abo	-20
n4aca	-24
n4ace	-19
n4ack	-17
n4aco	-16
n4ada	-19
n4ade	-12
n4ado	-26
n4aja	-21
n4aje	-49
n4al	-15
n4ala	-31
n4ale	-22
n4alo	-16
n4alá	-19
n4ama	-16
n4amo	-28
n4ana	-20
n4ano	-28
n4apa	-19
n4apo	-21
n4apá	-14
n4ara	-50
n4aro	-20
n4aré	-12
n4ase	-15
n4asó	-11
n4ata	-24
n4ate	-21
n4ato	-17
n4ató	-14
n4aya	-12
n4ayo	-18
n4aza	-18
n4azo	-13
n4aíz	-14
n4aña	-22
n4bar	-17
n4bas	-10
n4ben	-15
n4ber	-11
n4bia	-8
n4bio	-24
n4bió	-11
n4ble	-14
n4blo	-17
n4bor	-18
n4bos	15
n4bra	15
n4bro	-21
n4brá	-19
n4bía	-16
n4cal	-14
n4can	-24
n4car	-13
n4cen	-15
n4cer	-34
n4ces	-22
n4cha	-26
n4che	-21
n4chó	-17
n4cia	-30
n4cie	-13
n4cio	-28
n4cir	-11
n4ció	-14
n4cla	-12
n4cos	-32
n4cta	-11
n4cto	-20
n4cón	-28
n4d	-9
n4dad	-31
n4dan	-17
n4das	-56
n4de	-40
n4den	-22
n4deo	-12
n4der	-15
n4des	-23
n4dia	-13
n4dio	-25
n4dir	-19
n4dió	-14
n4dor	-42
n4dra	-20
n4dro	-13
n4dé	-16
n4día	-9
n4dón	-29
n4dós	-22
n4eal	-11
n4ean	-12
n4ear	-21
n4eas	-29
n4eca	-23
n4ece	-29
n4eco	-19
n4eda	-16
n4edo	-22
n4edó	-11
n4een	-21
n4efa	-13
n4ega	-38
n4ego	-26
n4eja	-13
n4eje	-13
n4ejo	-38
n4ejó	-16
n4el	-24
n4ela	-23
n4elo	-22
n4ema	-23
n4en	-36
n4ena	-19
n4ene	-19
n4eno	-18
n4era	-34
n4ero	-42
n4eré	-11
n4esa	-25
n4eso	-27
n4eta	-27
n4ete	-30
n4eto	-26
n4eva	-16
n4eve	-26
n4eza	9
n4ezo	-14
n4eña	-21
n4eño	-25
n4eón	-14
n4fre	-10
n4fui	-12
n4fía	-12
n4gan	-24
n4gar	-26
n4gas	-20
n4ger	10
n4gio	-20
n4gla	-9
n4gos	-22
n4gra	-8
n4gre	-15
n4gro	-16
n4gue	-19
n4gía	-9
n4ha	-23
n4han	-17
n4has	-22
n4hay	-26
n4hes	-12
n4ial	-24
n4ian	-9
n4iar	-37
n4ias	-31
n4iba	-12
n4ibe	-28
n4ica	-35
n4ico	-29
n4ida	-47
n4ide	-22
n4ido	-48
n4iel	-19
n4ien	-28
n4ier	-16
n4iga	-18
n4igo	-19
n4ila	8
n4ilm	-12
n4ilo	-15
n4ime	-18
n4ina	-44
n4ine	-17
n4ing	-18
n4ino	-28
n4ior	-22
n4ir	-11
n4ira	-13
n4ire	-20
n4iro	-20
n4isa	-27
n4iso	-25
n4isó	-20
n4ita	-26
n4ite	8
n4ito	13
n4iva	-20
n4ive	-10
n4ivo	-21
n4iza	-18
n4izo	-22
n4ién	-18
n4iña	-13
n4jal	-21
n4jan	-12
n4jar	-19
n4jas	-22
n4jer	-16
n4jes	-9
n4jor	-18
n4jos	-14
n4ket	-15
n4la	-36
n4lan	-19
n4las	-33
n4lce	-10
n4lde	-24
n4ldo	-22
n4le	-9
n4lea	-14
n4len	-27
n4leo	-24
n4ler	-19
n4les	-45
n4lio	-13
n4lir	-23
n4lla	-41
n4lle	-12
n4llo	-34
n4lmo	-12
n4lo	-18
n4lor	-21
n4los	-30
n4lpe	-19
n4lta	-43
n4lto	-22
n4lud	-8
n4luz	-8
n4lva	-13
n4lvo	-21
n4lza	-16
n4lío	-13
n4lón	-25
n4m/h	-16
n4man	-25
n4mar	-20
n4mas	-14
n4mbo	-18
n4mer	-20
n4mia	-19
n4mis	-11
n4mno	-12
n4mos	-32
n4mpa	-20
n4más	-9
n4mín	-11
n4món	-21
n4nal	-30
n4nar	-24
n4nas	-32
n4nca	-34
n4nco	-19
n4nda	-30
n4nde	-23
n4ndo	8
n4nel	-20
n4neo	-10
n4ner	-18
n4nes	-52
n4net	-12
n4nga	-16
n4nia	-17
n4nio	-17
n4niz	-15
n4nja	-21
n4nor	-15
n4nos	-40
n4nsa	-10
n4nse	-8
n4nta	-18
n4nte	-35
n4ntó	-9
n4nza	-21
n4nés	-25
n4nía	-20
n4oca	-13
n4oco	-26
n4oda	-22
n4odo	-20
n4oge	-11
n4ogo	-18
n4ojo	14
n4ola	-14
n4olo	-15
n4oma	-15
n4ona	-17
n4one	-13
n4ono	-26
n4opa	-13
n4ora	-37
n4oso	-22
n4ota	-25
n4oto	-17
n4oño	-9
n4pa	-19
n4pal	-13
n4par	-17
n4pas	-23
n4pes	-14
n4pia	-22
n4pio	15
n4piz	-13
n4ple	-15
n4por	-26
n4pta	-14
n4pte	-13
n4qué	-34
n4ral	-22
n4ran	-26
n4rar	9
n4rca	-24
n4rco	-9
n4rda	-15
n4rdo	-15
n4rea	-16
n4red	-11
n4ren	-28
n4reo	-17
n4res	-40
n4rga	-24
n4rge	-17
n4rgo	15
n4ria	-31
n4rio	-37
n4rir	-20
n4ris	-9
n4riz	-9
n4rle	-20
n4rlo	-21
n4rma	-18
n4rme	-23
n4rna	-9
n4rne	-11
n4rno	-29
n4rné	-9
n4ron	-24
n4ros	-37
n4rre	-18
n4rro	-19
n4rró	-20
n4rse	-17
n4rta	-22
n4rto	-39
n4rva	-23
n4rve	-13
n4rvó	-19
n4ría	-47
n4río	-10
n4rón	-21
n4sal	-11
n4san	-19
n4sar	-25
n4sas	-24
n4sca	-16
n4sco	-10
n4sde	-34
n4se	-14
n4seo	-16
n4ser	-12
n4ses	-19
n4si	-30
n4sio	-16
n4sis	-24
n4son	-14
n4sor	-25
n4sos	9
n4sta	-23
n4sus	-15
n4tal	-12
n4tan	-26
n4tar	14
n4tas	-13
n4taz	-14
n4tea	-17
n4tel	-14
n4ten	-13
n4teo	-35
n4ter	-23
n4tes	-51
n4til	-13
n4tir	-11
n4tis	-19
n4tor	-28
n4tos	-48
n4tra	-40
n4tre	9
n4tro	-19
n4tró	-14
n4tud	-25
n4tía	-20
n4tón	-24
n4ual	-14
n4ubo	-21
n4uca	-14
n4uda	-16
n4udo	-23
n4uea	-10
n4ues	-11
n4ufa	-14
n4uga	-16
n4uia	-26
n4ujo	-20
n4ula	-24
n4ulo	-22
n4uma	-10
n4un	-33
n4una	-44
n4uos	-19
n4ura	-36
n4uro	-13
n4usa	-20
n4uta	-18
n4uto	-12
n4uye	-16
n4uía	-33
n4uín	-15
n4uña	-8
n4var	-15
n4vas	-18
n4vea	-15
n4ven	-15
n4ver	-16
n4ves	-28
n4via	-15
n4vos	-9
n4vés	-13
n4vía	-25
n4x	-19
n4xq	-17
n4xto	-18
n4yas	-15
n4yos	-15
n4zal	-17
n4zas	-10
n4zca	-10
n4zón	-20
n4ºc	-16
n4éis	-14
n4ían	-16
n4ías	-29
n4ñal	-22
n4ñas	-22
n4ños	-18
n50	-21
n5aba	-23
n5aca	-20
n5ace	-15
n5aco	-9
n5ada	-14
n5ade	-13
n5aen	-16
n5ah	-17
n5aja	-16
n5aje	13
n5al	-53
n5ala	-20
n5ale	-37
n5alo	-17
n5aló	-19
n5ama	-8
n5ame	-25
n5amo	-28
n5amá	-15
n5ana	-22
n5ano	-30
n5apa	-12
n5apo	-16
n5apá	-11
n5ara	-62
n5aro	-23
n5ará	-16
n5asa	-32
n5ase	-31
n5ash	-14
n5asó	-9
n5ata	-26
n5ate	10
n5ato	-22
n5ató	-16
n5ave	-21
n5avi	-14
n5ayo	-15
n5aza	-11
n5azo	-14
n5aña	-11
n5año	-13
n5bar	-14
n5bas	-9
n5ben	-14
n5bia	-12
n5bir	-29
n5bió	-15
n5ble	-22
n5blo	-13
n5bos	-21
n5bre	-26
n5bía	-14
n5cae	-13
n5cal	-24
n5can	-24
n5car	-40
n5cas	-28
n5cen	-13
n5cer	-28
n5ces	-27
n5cha	-37
n5che	-15
n5cho	-39
n5cia	-23
n5cio	-24
n5ció	-15
n5cos	-20
n5cto	-29
n5cén	-10
n5cía	-16
n5dad	-29
n5dan	-20
n5dar	-17
n5das	-48
n5de	-48
n5den	-19
n5der	-14
n5des	-32
n5di	-16
n5dia	-13
n5dio	-20
n5dir	-14
n5dió	-17
n5dor	-41
n5dos	-46
n5dra	-20
n5dro	-19
n5dón	-14
n5ear	14
n5eas	-29
n5ebe	-12
n5eca	-20
n5eda	-16
n5edo	-18
n5ega	-24
n5ego	-14
n5eja	-15
n5ejo	-15
n5el	-29
n5ela	-18
n5ele	-14
n5elo	-29
n5ema	-22
n5eme	-17
n5en	-52
n5ena	-28
n5ene	-13
n5eno	-12
n5eos	-22
n5epa	-16
n5era	-17
n5ero	-47
n5ese	-13
n5est	-14
n5eta	-26
n5ete	-13
n5eto	-22
n5eve	-20
n5evo	-13
n5eza	12
n5eña	-19
n5fas	-15
n5fer	-16
n5fos	-18
n5fwd	-17
n5gan	-21
n5gar	12
n5gas	-23
n5gen	-9
n5gra	-21
n5gre	-17
n5gro	-12
n5gue	-28
n5guo	-16
n5gún	-13
n5ha	-35
n5har	-19
n5has	-20
n5hay	-27
n5hef	-10
n5hes	-23
n5hos	-20
n5hón	-8
n5ial	-21
n5ian	9
n5iar	-14
n5ias	-29
n5iba	-14
n5ibe	-29
n5ica	-33
n5ico	-31
n5ida	-31
n5ido	11
n5iel	-18
n5ien	-27
n5ies	16
n5iga	-28
n5ige	-14
n5igo	-18
n5ija	-16
n5ijo	-18
n5ila	-11
n5ile	-9
n5ilo	-18
n5ima	-24
n5ime	-10
n5imo	-21
n5ina	-19
n5ino	-37
n5ion	-11
n5ior	-18
n5ios	-33
n5ir	-10
n5ira	-17
n5ire	-8
n5iro	-18
n5isa	-23
n5ita	-30
n5ite	-21
n5ito	-41
n5iva	-19
n5ivo	-30
n5iza	-22
n5izo	-10
n5ién	-22
n5jal	-26
n5jan	-11
n5jas	-22
n5jes	-26
n5jor	-14
n5jía	-14
n5la	-39
n5lan	-11
n5lar	-30
n5las	-61
n5lde	-20
n5le	-41
n5len	-31
n5leo	-16
n5ler	-23
n5les	-29
n5ley	-12
n5lio	-14
n5lir	-13
n5lla	-37
n5llo	-29
n5llí	-15
n5lo	-43
n5lor	-21
n5lpa	-16
n5lto	-12
n5lub	-14
n5lva	-13
n5lvo	-9
n5lón	-17
n5lúo	-12
n5m/h	-13
n5mar	12
n5mas	-25
n5men	-28
n5mes	-13
n5mis	-20
n5mos	-28
n5más	-28
n5món	-20
n5nal	-16
n5nar	-17
n5nas	-37
n5nce	-21
n5nco	-25
n5nda	-37
n5nde	-30
n5ndo	-61
n5ndá	-15
n5ndó	-20
n5nel	-14
n5nen	-22
n5ner	-32
n5ngo	-15
n5nia	-13
n5nja	-21
n5nme	-18
n5nor	-9
n5nos	-36
n5nta	-36
n5nte	-35
n5nto	-58
n5ntó	-21
n5nza	-12
n5nés	-16
n5nía	-12
n5obo	-14
n5oca	-17
n5oco	-24
n5ocó	-11
n5oda	-17
n5odo	-18
n5oge	-20
n5oja	-18
n5ola	-19
n5oli	-23
n5olo	-10
n5oma	-27
n5ona	-25
n5ono	-17
n5opa	-12
n5oro	-10
n5osa	-11
n5ose	-19
n5ota	-17
n5ote	-10
n5otá	-19
n5oza	-12
n5pa	-18
n5pal	-21
n5pan	-9
n5par	-9
n5pas	-26
n5pdf	-11
n5pia	-9
n5pio	-13
n5ple	-22
n5por	-26
n5pos	-19
n5pra	-12
n5que	-36
n5ral	-30
n5ran	-14
n5rar	-28
n5ras	-53
n5rca	-9
n5rce	-16
n5rco	-12
n5rda	-13
n5rde	-16
n5rdo	-21
n5rdó	-13
n5rea	-17
n5red	-12
n5ren	-24
n5reo	-18
n5res	-37
n5rge	-15
n5rgo	-21
n5ria	9
n5ril	-18
n5rio	-42
n5rla	-20
n5rle	-17
n5rlo	-24
n5rma	-23
n5rme	11
n5rmo	-10
n5ron	-30
n5ror	-13
n5ros	-27
n5rra	-29
n5rre	14
n5rro	-23
n5rse	-10
n5rta	-18
n5rte	-24
n5rve	-15
n5rzo	-19
n5rán	-15
n5ría	-40
n5rón	-21
n5rúa	-9
n5sal	-11
n5san	-18
n5sar	-25
n5sas	-13
n5sco	-18
n5sde	12
n5se	-23
n5sel	-13
n5ses	-24
n5sis	-18
n5sor	-9
n5sos	-18
n5spa	-11
n5sta	-40
n5ste	-28
n5sto	-24
n5tal	-18
n5tan	-25
n5tar	-40
n5tas	17
n5tea	-15
n5tel	-16
n5ten	-15
n5teo	-24
n5ter	-16
n5tes	-52
n5til	-21
n5tir	-13
n5tor	-28
n5tos	-40
n5tra	-39
n5tre	-13
n5tro	-33
n5tré	-9
n5tró	-10
n5tío	-11
n5tón	-21
n5ual	-29
n5uba	-13
n5ubo	-21
n5uca	-18
n5uco	-17
n5uda	-15
n5ues	-23
n5uja	-10
n5ula	-23
n5ulo	-17
n5uma	-15
n5un	-13
n5upe	-15
n5ura	-29
n5uro	-13
n5usa	-18
n5uso	12
n5uta	-22
n5uto	-19
n5uía	-44
n5uín	-13
n5uña	-15
n5v2	-9
n5var	-15
n5vas	-29
n5ven	-20
n5ver	-9
n5ves	14
n5vió	-8
n5vos	-16
n5vía	-18
n5vío	-8
n5xq	-18
n5xto	-17
n5zan	-16
n5zas	-22
n5zos	-15
n5zón	-15
n5éis	-23
n5ías	-12
n5íos	-15
n5ñas	-21
n5ños	-22
n5ñía	-18
n5ómo	21
n60	-27
n6aba	-23
n6aca	-23
n6acé	-13
n6ade	-14
n6ado	-55
n6aen	-22
n6aga	-9
n6ago	-20
n6ah	-11
n6aja	-27
n6ajó	-19
n6al	-39
n6ala	-25
n6ale	-29
n6alo	-21
n6ama	-8
n6amá	-10
n6ana	-29
n6ane	-13
n6ani	-14
n6ano	-23
n6apa	-13
n6ara	-47
n6aro	-19
n6asa	-29
n6ase	-16
n6aso	-17
n6ata	-15
n6ate	-18
n6ato	-20
n6ave	-20
n6aya	-12
n6ayó	-12
n6aza	-19
n6azo	-12
n6aíz	-18
n6ban	-8
n6bar	-22
n6bea	-9
n6ben	-19
n6bes	-11
n6bio	9
n6bir	-30
n6bió	-13
n6ble	-25
n6blo	-18
n6bra	-18
n6bre	-24
n6bía	-19
n6cal	-19
n6can	-20
n6cas	-33
n6cen	-20
n6cer	-26
n6ces	-21
n6cha	-38
n6che	-44
n6cho	-33
n6cia	-24
n6cio	-14
n6cir	-20
n6cos	-12
n6cta	-18
n6cto	-20
n6cía	-10
n6dad	-24
n6dan	-22
n6dar	-28
n6das	-49
n6de	-49
n6den	-18
n6der	-16
n6des	-19
n6dio	-20
n6dió	-18
n6dor	-33
n6dos	-43
n6dra	-23
n6dro	-22
n6día	-9
n6dón	-9
n6ean	-22
n6ear	-15
n6eas	-16
n6eca	-16
n6eco	-17
n6eda	-26
n6edo	-12
n6edó	-10
n6efa	-14
n6ego	-19
n6eja	-18
n6eje	-17
n6ejó	-11
n6ela	-30
n6ele	-9
n6elo	-25
n6ema	-17
n6en	-12
n6ene	-23
n6eno	-21
n6eos	10
n6era	-40
n6ero	-40
n6esa	-11
n6eta	-20
n6ete	-18
n6eve	-21
n6evo	-13
n6evó	-15
n6exo	-10
n6eña	-9
n6eón	-10
n6fas	16
n6fes	-16
n6fin	-11
n6gan	-25
n6gar	-24
n6gas	-21
n6gen	-11
n6ger	-9
n6gio	-13
n6gos	-15
n6gra	-15
n6gre	-10
n6gro	-12
n6gua	-18
n6gue	-27
n6gía	-14
n6ha	-22
n6han	-9
n6has	-20
n6hay	-28
n6hes	-15
n6ial	-19
n6ias	-30
n6iba	-16
n6ibe	-24
n6ica	-21
n6ico	-25
n6ida	14
n6ido	-28
n6ien	-21
n6igo	-14
n6ije	-12
n6ijo	-9
n6ila	-19
n6ilm	-14
n6ilo	-10
n6ima	-10
n6ime	-9
n6imo	-16
n6ina	-30
n6ine	-16
n6ing	-18
n6ino	-34
n6ior	-15
n6ios	-25
n6ipo	-10
n6ira	-18
n6ire	-17
n6iro	-20
n6isa	12
n6ita	-26
n6ite	-23
n6ito	-56
n6iva	-14
n6ivo	-43
n6iza	-17
n6ién	-19
n6jal	-15
n6jan	-13
n6jar	-25
n6jas	-19
n6jer	-14
n6jes	-12
n6lan	-23
n6lar	-22
n6las	-28
n6lda	-11
n6lde	-16
n6le	-45
n6len	-27
n6ler	-24
n6les	-33
n6lio	-15
n6lir	-11
n6lla	-36
n6lle	-24
n6llo	-26
n6lma	-10
n6lo	-20
n6lor	-18
n6los	-45
n6lpe	-20
n6lsa	-18
n6lta	-39
n6lto	-18
n6ltó	-13
n6lud	-17
n6lvo	-17
n6lán	-11
n6lón	-17
n6man	-20
n6mar	-18
n6mas	-22
n6mba	-15
n6mbo	-21
n6mes	9
n6mia	-19
n6mio	-15
n6mno	-11
n6mpa	-13
n6mpe	-12
n6más	-27
n6món	-18
n6nal	-16
n6nar	-18
n6nas	-27
n6nca	-35
n6nce	-24
n6nco	-22
n6nde	-14
n6nel	-18
n6neo	-15
n6nes	-25
n6net	-16
n6nga	-13
n6ngo	-10
n6nia	-11
n6nio	-24
n6nja	-9
n6nor	-16
n6nos	-13
n6nsa	-11
n6nte	-45
n6nto	-41
n6ntó	-19
n6nza	-18
n6nº	-17
n6nés	-13
n6nía	-19
n6oba	-15
n6oca	-17
n6oco	-21
n6oda	-17
n6odo	-20
n6oge	-14
n6oja	-18
n6ola	-16
n6olo	-28
n6oma	-33
n6omo	-8
n6ona	-15
n6one	-22
n6ono	-29
n6ora	-24
n6osa	-18
n6oso	-9
n6ota	-15
n6oto	-20
n6oye	-13
n6oño	-14
n6pal	-17
n6par	9
n6pas	-23
n6pea	-11
n6pia	9
n6pio	-9
n6pió	-16
n6por	-34
n6pra	-17
n6pta	-9
n6qué	-42
n6ral	-22
n6ran	-21
n6rar	-38
n6ras	11
n6rca	-21
n6rce	-14
n6rco	-17
n6rda	-18
n6rdo	-17
n6rdó	-9
n6rea	-13
n6red	-16
n6ree	-19
n6ren	-17
n6reo	-11
n6rga	-28
n6rge	-16
n6rgo	-10
n6ria	-34
n6rie	-21
n6rio	-33
n6rir	9
n6ris	-13
n6riz	-13
n6rle	-11
n6rlo	-14
n6rma	-20
n6rme	-17
n6rne	-11
n6rné	-9
n6ron	-23
n6ros	-25
n6rpo	-20
n6rra	-13
n6rre	-18
n6rro	-11
n6rso	-16
n6rta	-37
n6rte	-29
n6rto	-34
n6rva	-20
n6rve	-13
n6rán	-17
n6ría	-36
n6río	-11
n6rón	-14
n6sal	-18
n6san	-18
n6sar	-10
n6sas	-33
n6sco	-18
n6sde	-42
n6se	-28
n6seo	-13
n6sis	14
n6sor	-27
n6sos	-16
n6spa	-17
n6sta	-21
n6ste	-25
n6sto	-34
n6tal	-24
n6tan	-27
n6tas	-42
n6tch	-13
n6tel	-13
n6ten	-10
n6teo	-10
n6ter	-21
n6tes	-51
n6til	-12
n6tis	-17
n6tió	-18
n6tor	-31
n6tra	-25
n6tre	-20
n6tro	-26
n6tró	-21
n6tud	13
n6tía	-17
n6tón	-16
n6ual	-14
n6ubo	-15
n6uda	-22
n6ude	-17
n6ueo	-25
n6ues	-16
n6ugo	-11
n6uia	-22
n6uir	-13
n6ula	-18
n6ulo	-18
n6uma	-13
n6un	-50
n6una	-42
n6upa	-24
n6upe	-15
n6ura	-20
n6uro	-19
n6usb	-8
n6uso	-20
n6uta	-14
n6ute	-11
n6uto	-14
n6uvo	-11
n6uye	-14
n6uía	13
n6uña	-18
n6van	-10
n6var	-15
n6ven	-18
n6ver	-17
n6ves	-20
n6vi	-14
n6vés	-14
n6web	-16
n6x	-12
n6xto	-14
n6yan	-11
n6yas	-24
n6zan	-15
n6zar	-8
n6zas	-30
n6zos	-21
n6zón	-28
n6ían	-16
n6ías	-14
n6ñal	-20
n6ñas	-17
n6ñía	-16
n70	-26
n7aba	-15
n7abe	-22
n7abo	-23
n7abó	-14
n7aca	-21
n7ada	-44
n7ago	-9
n7aja	-16
n7aje	-35
n7al	-19
n7ala	-32
n7ale	-24
n7alo	-14
n7ame	-19
n7amo	-23
n7amá	-10
n7ana	-21
n7and	-18
n7ano	15
n7apá	-13
n7ara	-57
n7aro	-16
n7asa	-25
n7ase	-27
n7asó	-9
n7ata	-21
n7ató	-13
n7ave	-13
n7avi	-15
n7ayo	-17
n7aza	-9
n7azo	-12
n7ban	-17
n7bar	-20
n7bas	-12
n7bio	10
n7bir	-18
n7ble	-17
n7bol	-10
n7bor	-14
n7bos	-26
n7bra	-17
n7bre	-28
n7brá	-21
n7cal	-24
n7can	-10
n7car	-33
n7cas	-24
n7cen	-22
n7ceo	-14
n7ces	-15
n7cha	-17
n7cho	-34
n7chó	-18
n7cia	-21
n7cio	-18
n7cos	-21
n7cta	-9
n7cía	-9
n7cón	-12
n7dan	-16
n7dar	-25
n7das	-30
n7de	-28
n7den	-20
n7deo	-8
n7der	-9
n7des	-28
n7dez	-12
n7dia	-15
n7dio	-13
n7dir	-10
n7dió	-13
n7dor	-41
n7dos	-41
n7dra	-21
n7dro	-9
n7dón	-17
n7dós	-17
n7e	-10
n7eas	-25
n7eco	-15
n7edo	-15
n7edó	-13
n7ega	-27
n7ego	-16
n7eja	-12
n7ejo	-24
n7ejó	-13
n7el	9
n7ela	-27
n7elo	10
n7ema	-18
n7eme	-28
n7en	-25
n7ena	-22
n7ene	-20
n7eno	-25
n7era	-15
n7ero	-33
n7ers	-17
n7esa	-18
n7eso	-28
n7eta	-35
n7eto	-20
n7eva	-11
n7eve	-22
n7evo	-8
n7eña	-15
n7eño	-10
n7eón	-10
n7gan	-28
n7gar	-25
n7gas	-11
n7ger	-23
n7gos	-13
n7gre	-9
n7gro	-11
n7gue	-17
n7ha	-25
n7han	-15
n7har	-17
n7has	-13
n7hay	-20
n7hes	-18
n7hos	-26
n7ial	-23
n7iar	9
n7ias	-17
n7iba	-13
n7ibe	-20
n7ica	-34
n7ico	-28
n7ida	-23
n7ido	-38
n7iel	-13
n7ien	11
n7ier	-10
n7iga	-17
n7ige	-17
n7igo	-15
n7ija	-20
n7ijo	-14
n7ilm	-12
n7ilo	-18
n7ima	-13
n7ime	-17
n7ina	-25
n7ine	-21
n7ing	-12
n7ino	-39
n7ios	-21
n7ipo	-16
n7ir	-10
n7ire	-9
n7iro	-11
n7isa	-17
n7ita	-28
n7ite	-17
n7ito	-27
n7ité	-13
n7iva	-16
n7ivo	-30
n7iza	-13
n7ién	-22
n7ión	14
n7jar	-29
n7jas	-19
n7jer	-8
n7jes	-16
n7jor	-13
n7jos	-13
n7lar	-25
n7las	-23
n7lce	-12
n7lde	-19
n7ldo	-19
n7le	-34
n7len	-24
n7ler	-28
n7les	-30
n7lio	-15
n7lla	-40
n7llo	-34
n7llí	-10
n7lo	-59
n7lor	-17
n7los	-36
n7lpe	-20
n7lto	-23
n7lva	-10
n7lvo	-14
n7lío	-19
n7lón	-20
n7man	-13
n7mar	-17
n7mas	-18
n7mbo	-12
n7men	-14
n7mis	-10
n7mos	-64
n7mpa	-8
n7más	-29
n7nal	-19
n7nar	-26
n7nas	-38
n7nca	-29
n7nce	-17
n7nco	-31
n7nda	-30
n7nde	-14
n7ndo	8
n7nel	-21
n7nen	-12
n7ner	-17
n7nes	-35
n7net	-16
n7nos	-43
n7nta	10
n7nte	-35
n7nto	-40
n7ntó	-9
n7nza	-13
n7nía	-20
n7oca	-17
n7oco	-24
n7oda	-17
n7odo	-21
n7oja	-18
n7ola	-18
n7olo	-20
n7oma	-15
n7ome	-13
n7ona	-15
n7ono	-14
n7ora	-31
n7oro	-10
n7osa	-18
n7ose	-13
n7oso	-18
n7ota	-18
n7ote	-20
n7oto	-21
n7oye	-15
n7oza	-9
n7pal	-11
n7pia	-12
n7pio	-21
n7por	-31
n7pra	-12
n7pta	-14
n7pón	-12
n7que	-18
n7qué	-14
n7ral	-28
n7ran	-11
n7rar	11
n7ras	-41
n7rca	-12
n7rco	-16
n7rda	-28
n7rea	-24
n7red	-15
n7ren	-20
n7res	-31
n7rga	-29
n7rgo	-20
n7ria	-23
n7rie	-14
n7rio	-31
n7rir	-15
n7rla	-15
n7rle	-25
n7rlo	-20
n7rma	-30
n7rme	-28
n7rno	-16
n7rol	-9
n7ron	-24
n7ros	-27
n7rra	-19
n7rro	-18
n7rse	-18
n7rta	-15
n7rto	-30
n7rv	-17
n7rve	-9
n7rzo	-14
n7ría	-40
n7san	-10
n7sar	-16
n7sas	-26
n7sco	-23
n7sde	-20
n7se	-50
n7sen	-15
n7si	-17
n7sil	-20
n7sor	-24
n7sos	-20
n7sta	-26
n7ste	-30
n7sto	-15
n7sul	-12
n7tal	-17
n7tan	-20
n7tar	-35
n7tas	-44
n7tea	-9
n7tel	-14
n7ten	-18
n7ter	-12
n7tes	-35
n7til	-15
n7tir	-17
n7tió	-16
n7tor	-14
n7tos	-30
n7tre	-14
n7tro	-23
n7tud	-13
n7tía	-19
n7tín	13
n7tón	-16
n7ual	-20
n7uba	-13
n7ubo	-16
n7uda	-10
n7udo	-18
n7uga	-14
n7uia	-18
n7ula	-17
n7ulo	-19
n7uma	-16
n7un	-59
n7una	-53
n7upo	-16
n7ura	-16
n7usa	-9
n7uso	-20
n7uta	-23
n7uto	-9
n7uvo	-17
n7uía	-37
n7var	-15
n7vea	-12
n7ven	-18
n7ver	-21
n7ves	-11
n7vil	-20
n7vos	-12
n7web	-16
n7x	-16
n7xq	-15
n7xto	-11
n7yas	-17
n7zal	-11
n7zas	-22
n7éis	-20
n7ían	-13
n7ías	-16
n7ñas	-22
n7ños	-16
n7ómo	15
n80	-17
n8aba	-19
n8abo	-20
n8aca	-18
n8ada	-51
n8ade	-13
n8ado	-50
n8ah	-20
n8aja	-20
n8aje	-30
n8al	-37
n8ala	-26
n8ale	-27
n8ame	-14
n8ana	-16
n8ani	-17
n8ano	-25
n8apo	-11
n8ara	-46
n8aro	-16
n8asa	-26
n8ase	-20
n8aso	-11
n8ata	-16
n8ato	-12
n8ava	-9
n8ave	-13
n8aya	-17
n8ayó	-24
n8aza	-9
n8azo	-11
n8aña	-12
n8bar	-9
n8bas	-9
n8bea	-10
n8bir	-18
n8bió	-21
n8ble	-22
n8bra	-24
n8bre	-21
n8brá	-20
n8cal	-17
n8can	-12
n8car	-26
n8cas	-17
n8cer	-25
n8cha	-24
n8che	12
n8cho	-20
n8cia	-27
n8cio	-18
n8ció	-11
n8cos	-13
n8cta	-11
n8cto	-23
n8dad	-23
n8dan	-20
n8dar	-17
n8das	-34
n8de	-31
n8den	-15
n8deo	-12
n8der	-14
n8des	-22
n8dio	-13
n8dió	-9
n8dor	-26
n8dos	-31
n8dós	-16
n8eas	-27
n8ebe	-13
n8eca	-13
n8ece	-14
n8eco	-11
n8ega	-15
n8ego	-19
n8eja	-11
n8ejo	-16
n8ela	-18
n8elo	-17
n8ema	-22
n8en	-41
n8ena	-13
n8ene	-10
n8eno	-15
n8epa	-19
n8era	-38
n8ero	-38
n8esa	-16
n8eso	-19
n8eta	-25
n8eto	-19
n8eve	-11
n8evo	-17
n8eza	13
n8eña	-21
n8eño	-12
n8fin	-11
n8fwd	-13
n8gan	-17
n8gar	14
n8gas	-22
n8gen	-14
n8ger	-18
n8gio	-11
n8gos	-12
n8gra	-15
n8gre	-11
n8gro	-17
n8gía	-18
n8ha	-32
n8has	-18
n8hay	-27
n8hes	-11
n8ial	-13
n8iar	-20
n8ias	-38
n8ibe	-12
n8ica	-25
n8ico	-30
n8ida	-23
n8ido	-39
n8ien	-19
n8iga	-20
n8igo	-20
n8ija	-9
n8ila	-16
n8ilo	-19
n8ina	-29
n8ine	-11
n8ing	-13
n8ino	-31
n8ior	-14
n8ios	-25
n8isa	-21
n8iso	-26
n8ita	-14
n8ite	-22
n8ito	-45
n8iva	-9
n8ivo	-20
n8iza	-21
n8ión	11
n8jan	-9
n8jes	-15
n8lan	-17
n8lar	-21
n8las	-44
n8lce	-12
n8lda	-12
n8le	-25
n8lea	-21
n8len	15
n8ler	-22
n8les	-18
n8lio	-9
n8lla	-39
n8lle	-12
n8llo	-15
n8lo	-43
n8lor	-19
n8los	-33
n8lpa	-15
n8lta	-24
n8lvo	-10
n8lín	-13
n8lón	-9
n8mal	-9
n8man	-14
n8mar	-20
n8mas	-18
n8mba	-17
n8men	-13
n8mer	-12
n8más	-18
n8món	-13
n8nar	-14
n8nas	-33
n8nca	-31
n8nce	-20
n8nco	-14
n8nda	-23
n8nde	-14
n8ndo	10
n8ndó	-20
n8nen	-17
n8ner	-31
n8nes	-33
n8nia	-16
n8nir	-28
n8nja	-22
n8nos	-33
n8nta	-31
n8nte	-28
n8nto	-37
n8nza	-19
n8nés	-14
n8nía	-14
n8ocó	-18
n8oda	-29
n8odo	-17
n8oge	-14
n8oja	-11
n8ola	-16
n8olo	-26
n8oma	-26
n8omo	-11
n8ona	-18
n8one	-13
n8ono	-17
n8ora	-32
n8oso	-11
n8ota	-18
n8oto	-9
n8otá	-18
n8oye	-16
n8oña	-12
n8pal	-10
n8pan	-21
n8par	-15
n8pas	-22
n8pia	-17
n8piz	-11
n8por	-18
n8pos	-21
n8que	-31
n8ral	-10
n8ran	-16
n8rar	-20
n8ras	-16
n8rco	-16
n8rda	-24
n8rea	-19
n8reo	-13
n8res	-27
n8rga	-26
n8rge	-16
n8ria	-16
n8rio	-33
n8rir	-12
n8rla	-12
n8rle	-15
n8rlo	-18
n8rma	-19
n8rme	-28
n8rno	-13
n8ron	-10
n8ros	-27
n8rre	-22
n8rse	-10
n8rta	-18
n8rte	-23
n8rto	-24
n8rva	12
n8rzo	-15
n8rán	-12
n8ría	-26
n8rón	-27
n8sal	-14
n8san	-13
n8sar	-23
n8sas	-19
n8sca	-14
n8sco	-14
n8sde	-33
n8se	-23
n8seo	-18
n8ses	-11
n8si	-13
n8sis	-28
n8sor	-9
n8sos	-26
n8spa	-22
n8ste	-31
n8sto	-15
n8tal	-24
n8tan	-14
n8tar	-31
n8tas	-36
n8taz	-10
n8tea	-19
n8tes	-36
n8tor	-22
n8tos	-26
n8tra	-12
n8tre	-22
n8tro	-25
n8ual	-15
n8ubo	-12
n8ueo	-23
n8ues	-20
n8ula	-15
n8ulo	-10
n8un	-22
n8una	-56
n8ura	-28
n8uro	-10
n8usa	-11
n8uso	-20
n8uto	-18
n8uía	-15
n8var	-9
n8vas	-22
n8ven	-20
n8ver	-13
n8ves	-18
n8via	-12
n8vió	-12
n8vos	-27
n8vés	-11
n8vía	-11
n8web	-15
n8xto	-17
n8zas	-14
n8zos	-10
n8éis	-15
n8ían	-17
n8ías	-23
n8ñas	-12
n8ños	-11
n8ómo	33
n90	-21
n9aba	-20
n9aca	-13
n9ada	-48
n9ado	-33
n9agó	-12
n9aja	-17
n9aje	-34
n9al	-29
n9ala	-18
n9ale	-18
n9alo	-12
n9ame	-16
n9amo	-14
n9amá	-16
n9ana	-17
n9ano	-15
n9apa	-14
n9apo	-12
n9ara	-37
n9aro	-27
n9asa	-30
n9ase	-18
n9ato	-24
n9ave	-8
n9aya	-11
n9ayó	-9
n9aíz	-17
n9año	-10
n9bas	-11
n9ben	-15
n9bio	-18
n9bir	-13
n9bió	-13
n9ble	-9
n9blo	-10
n9bol	-26
n9bor	-9
n9bra	-16
n9bre	-22
n9bía	-18
n9cal	-10
n9can	-14
n9car	-24
n9cas	-19
n9cen	-12
n9cer	-26
n9ces	-19
n9cha	-20
n9che	-21
n9cho	-12
n9cia	-27
n9cio	-27
n9cos	-17
n9cto	-18
n9dad	-26
n9dan	-15
n9dar	-18
n9das	-24
n9de	-21
n9den	-18
n9der	-12
n9des	-30
n9dia	-10
n9dio	-18
n9dió	-19
n9dor	-26
n9dos	-27
n9dra	-15
n9dro	-13
n9ean	-8
n9eas	-12
n9eca	-22
n9eco	-9
n9edo	-10
n9edó	-11
n9ega	-22
n9ego	-15
n9ejo	-17
n9ejó	-13
n9el	-34
n9ela	-23
n9ele	-8
n9elo	-15
n9ema	-15
n9en	-42
n9ena	-17
n9ene	-19
n9eno	-15
n9eos	-19
n9era	-26
n9ero	-30
n9eré	-14
n9esa	-17
n9eta	-29
n9eto	-10
n9eva	-9
n9evo	-10
n9eña	-14
n9eón	-16
n9fas	-26
n9gan	-12
n9gar	-10
n9gos	-13
n9gra	-14
n9gro	-23
n9gue	-21
n9gía	-8
n9has	-13
n9hay	-31
n9iar	-14
n9ias	-22
n9iba	-9
n9ibe	-25
n9ica	-14
n9ico	-26
n9ida	-24
n9ido	-22
n9iel	-19
n9ien	-18
n9iga	-16
n9ige	-11
n9ijo	-9
n9ila	-9
n9ilm	-15
n9ima	-16
n9ina	-17
n9ing	-12
n9ino	-20
n9ios	-20
n9ire	-17
n9iro	-8
n9irá	-18
n9iré	-15
n9isa	-13
n9ita	-13
n9ite	-17
n9ito	-33
n9ité	-21
n9iva	-19
n9ivo	-17
n9iza	-12
n9ién	-20
n9ión	-44
n9jan	-14
n9jar	-16
n9jas	-23
n9jer	-12
n9jes	-23
n9jos	-9
n9lan	-14
n9lar	-21
n9lde	-14
n9le	-18
n9len	-12
n9ler	-25
n9les	-15
n9lio	-13
n9lla	-21
n9lle	-11
n9llo	-24
n9lo	-31
n9lor	-14
n9los	-53
n9lpe	-13
n9lta	-23
n9lto	-19
n9lud	-12
n9lvo	-13
n9m/h	-12
n9mal	-14
n9man	-14
n9mar	-24
n9mas	-12
n9mbo	-14
n9men	-8
n9más	-20
n9món	-14
n9nar	-18
n9nas	-20
n9nca	-15
n9nce	-10
n9nco	-21
n9nda	-28
n9nde	-11
n9nel	-9
n9nen	-11
n9ner	-21
n9nes	-31
n9nia	-17
n9nor	-16
n9nos	-30
n9nta	-26
n9nte	-35
n9nto	-41
n9ntó	-19
n9nza	-19
n9nía	-11
n9oco	-19
n9odo	-17
n9oja	-13
n9ojo	-8
n9ona	-10
n9ono	-14
n9ora	-15
n9ota	-8
n9oye	-25
n9ozo	-8
n9pal	-10
n9par	-18
n9pia	-10
n9pio	-18
n9pon	-13
n9por	-26
n9que	-24
n9qué	-33
n9ral	-11
n9ran	-15
n9rar	-17
n9ras	-36
n9rce	-13
n9rda	-25
n9rdo	-18
n9red	-13
n9ren	-19
n9res	-30
n9rga	-26
n9rge	-15
n9rgo	-21
n9ria	-33
n9ril	-12
n9rio	-14
n9rle	-13
n9rlo	-9
n9rma	-9
n9rme	-19
n9rno	-23
n9ron	-14
n9ror	-14
n9ros	-22
n9rre	-9
n9rro	-25
n9rta	-9
n9rte	11
n9rto	-20
n9rvó	-17
n9rán	-11
n9san	-17
n9sar	-23
n9sas	-20
n9sco	-17
n9sde	-25
n9ses	-13
n9si	-28
n9sis	-17
n9son	-15
n9sor	-12
n9sos	-18
n9sta	-20
n9ste	-32
n9sto	-15
n9sus	-9
n9tal	-15
n9tan	-11
n9tar	-26
n9tas	-30
n9tea	-20
n9tel	-8
n9ten	-9
n9teo	-22
n9ter	-17
n9tes	-33
n9tio	-16
n9tis	-19
n9tió	-13
n9tor	-15
n9tos	-33
n9tra	-26
n9tro	-19
n9tró	-21
n9tud	-16
n9tón	-10
n9ual	-12
n9ubo	-11
n9uda	-19
n9ues	-20
n9uga	-9
n9ugo	-18
n9ula	-19
n9ulo	-9
n9un	-30
n9una	-48
n9upa	-8
n9uta	-18
n9ute	-10
n9uto	-13
n9uvo	-16
n9uía	-15
n9var	-12
n9ven	-17
n9ver	-8
n9ves	-23
n9vió	-13
n9vos	-18
n9web	-10
n9xto	-19
n9yas	-22
n9zan	-11
n9zas	-18
n9zos	-18
n9éis	-20
n9ías	-10
n9ñal	-15
n9ños	-14
n9ómo	-16
~abajo	-13
~abejas	-10
~abiertas	-16
~abierto	-10
~abono	-15
~abrazo	-16
~abres	13
~abril	-21
~abrimos	-12
~abrir	10
~abro	-13
~abrochado	-10
~abuelo	-9
~acceso	-16
~aceite	18
~acepta	-25
~acepte	-18
~acequiero	-17
~acerca	10
~acero	-16
~aclarar	-29
~acomoda	-14
~acomodador	-14
~acompaña	-23
~acompañante	-12
~acondicionado	-17
~acordate	-9
~acta	-15
~acto	-18
~actor	10
~actuar	18
~acuerda	12
~acuse	-16
~acá	-30
~adela	-13
~adelanta	-14
~adelante	-27
~además	-24
~administración	19
~administrador	-14
~adornos	-15
~adulto	-15
~aeropuerto	12
~afloja	-19
~aflojar	-17
~afuera	-26
~agarra	-9
~agenda	-17
~agita	-17
~agradeceré	11
~agrega	-11
~aguanta	-18
~agujas	-12
~agujero	14
~aire	-8
~aislamiento	11
~ajedrez	-8
~ajusta	-13
~ajuste	10
~ala	-16
~alarma	-27
~alba	-14
~alcaldía	-13
~alcance	-23
~alcanza	-16
~alcohol	-27
~alemania	-12
~alergia	18
~alevines	14
~alfombra	-13
~alginato	-11
~algodón	-32
~algún	-15
~alimentos	-15
~aljibe	-11
~allí	-22
~almacén	14
~alquiler	9
~alrededor	-16
~alta	-29
~alternas	-17
~alto	-24
~altura	-8
~alumno	-10
~alumnos	14
~alzas	-11
~alérgicos	-12
~amable	-22
~amarilla	10
~amarillos	-15
~amarra	-11
~amarran	-9
~ambas	-17
~ambos	-11
~amigos	-10
~amonio	-16
~amparo	-16
~ancho	-15
~anda	-14
~andar	-11
~andén	-18
~anemómetro	-9
~anillos	-20
~animal	-21
~anoche	-21
~anota	-28
~anotan	-14
~anotar	-8
~anotás	-16
~anselmo	-23
~antecedentes	-12
~antelación	-18
~antemano	-18
~antena	9
~antes	12
~antonio	-10
~anunciada	10
~apagada	-16
~apagado	-13
~apagar	-16
~apagó	-13
~aparato	-16
~aparece	-8
~apareció	-13
~aparta	-28
~apartan	-17
~apellido	-10
~apertura	14
~apilan	-19
~aplaza	-14
~aplica	-20
~apostilla	-19
~apoya	-14
~apoyan	-12
~app	-10
~aprendices	-13
~aprendiza	-9
~apretada	14
~apretar	-20
~aprieta	-19
~aprobadas	-19
~aprueba	-17
~apunta	-9
~apuntan	-27
~apuntar	-26
~apuntas	-9
~apunto	-12
~apuro	14
~aquí	8
~archiva	-8
~archivo	-25
~archivos	-15
~arco	-15
~arena	11
~arequipa	11
~armado	14
~armador	-13
~armar	13
~arme	11
~armemos	20
~arneses	-18
~arnés	-18
~arqueo	13
~arranca	21
~arrancar	-8
~arranco	-15
~arranque	13
~arregla	-16
~arreglar	-13
~arregle	-17
~arreglo	9
~arriba	-34
~artículos	-14
~asamblea	-21
~ascensores	-15
~asiento	-19
~asisten	-19
~asistentes	-9
~asociación	-8
~aspiradora	-10
~aspirar	-16
~asunto	19
~así	15
~atención	23
~atendemos	9
~atender	-16
~audífonos	-9
~aunque	-25
~auto	-18
~autoclave	-20
~automática	-16
~automático	-11
~autor	-18
~autorización	-15
~autorizada	-15
~autos	9
~auxiliar	-14
~auxiliares	-20
~avalúo	10
~aves	-14
~avisa	-14
~avisar	-16
~aviso	-17
~avisó	-17
~ayudante	-22
~ayudas	-13
~ayuntamientos	-10
~azar	-16
~azufre	9
~azul	-30
~añade	-23
~añadir	-17
~año	-9
~años	-19
~backup	-14
~bajan	-14
~bajar	13
~bajó	14
~balde	-21
~balsa	-14
~banda	-16
~bandejas	-21
~bar	9
~barato	-11
~barca	-15
~bares	9
~barniz	-11
~barre	-13
~barrer	-15
~barriga	-16
~barrio	-10
~barro	-10
~bastante	-19
~bata	-18
~batea	-10
~batería	-14
~baterías	-14
~baumé	-23
~baño	-19
~baños	-12
~bebido	-11
~bebé	-8
~bebés	15
~becarios	-12
~begoña	-8
~bendiga	-16
~beneficio	-17
~beso	11
~bici	-13
~bicicletas	-11
~bidón	-18
~billete	-17
~blanca	-19
~blanco	13
~blando	-16
~bloque	-16
~bodega	10
~boleta	-23
~boletín	-10
~bolsillo	-20
~bolsillos	-19
~bolsita	-19
~bomba	-20
~bombas	-18
~bombeo	-16
~bonito	20
~boquilla	-9
~borde	10
~bordes	-10
~bordo	18
~borra	-20
~borran	-13
~bota	-14
~bote	-18
~botella	-18
~botón	-16
~boya	-12
~brazo	-19
~brete	-13
~breve	15
~brida	-12
~brigada	-18
~bronce	-9
~bruto	-9
~buen	-22
~buena	-28
~bueno	22
~buenísimo	-13
~bulto	-19
~burbuja	-12
~burbujas	-10
~burofax	-13
~buscar	-13
~buscas	-17
~busco	-17
~buses	13
~busque	-21
~buzón	-18
~báscula	18
~básico	-16
~caballo	-13
~cabe	-13
~caben	-17
~cabeza	22
~cabina	19
~cable	-29
~cables	-9
~cabra	-14
~cadena	-13
~caduca	-22
~cafetera	-19
~café	-31
~caja	-18
~cal	-11
~calcula	-20
~calefacción	-11
~calendario	-13
~calentar	-10
~calibre	-11
~calienta	-16
~caliente	14
~calientes	-10
~calles	13
~calza	-17
~calzado	-19
~cama	-18
~cambiamos	-18
~cambiar	-21
~cambiaron	-10
~cambias	-15
~cambie	-18
~cambio	22
~cambió	-19
~camilla	13
~camina	-8
~camino	11
~camiones	8
~camioneta	-15
~camión	-9
~campanas	-16
~campaneros	11
~campaña	-14
~campo	18
~canal	-11
~canciones	-12
~canción	-17
~candado	-21
~candados	-8
~canilla	-22
~canta	-14
~cantidad	-23
~canto	-20
~cantos	-11
~capa	-20
~capas	-15
~capataz	-10
~capturas	13
~capítulo	12
~cara	15
~caracoles	12
~caracteres	-15
~caras	-28
~careta	-11
~carga	-22
~cargado	-12
~cargar	-17
~cargo	-11
~cariño	-18
~carne	-12
~carné	-18
~caro	-14
~carritos	-12
~carro	-18
~carros	-11
~cartel	-14
~carteles	-12
~cartilla	17
~cartón	-27
~casa	14
~cascos	-13
~caseta	-13
~caso	-12
~castellano	-16
~cata	-9
~categoría	-14
~causa	-19
~cayó	-21
~cazo	-15
~caída	-16
~caído	10
~cañas	-13
~celo	22
~cementerio	-11
~cena	-13
~ceniza	-13
~centrada	-13
~centro	-34
~centros	-10
~centímetros	-18
~cepilla	-23
~cepillar	-15
~cepillo	-26
~cepillos	-17
~cera	-16
~cerca	-21
~cercano	-24
~ceremonia	-8
~cero	-19
~cerrada	-26
~cerrado	-16
~cerradura	16
~cerrar	14
~cerró	-16
~certificación	-18
~certificado	-24
~cesta	-19
~chaleco	-16
~chalecos	-20
~charola	-18
~chat	8
~chavales	-21
~chayo	11
~checa	-17
~chef	-11
~chema	9
~chicas	18
~chicle	-11
~chico	-21
~china	-16
~chiquito	-14
~chocolate	8
~chofer	-18
~chorro	-19
~chorros	-16
~chupa	15
~chófer	-16
~ciclo	-14
~cien	-15
~ciento	-25
~cierran	-14
~cierras	17
~cierre	27
~cierres	-11
~cierto	-15
~cifrado	-13
~cilindro	-11
~cinta	-8
~cintas	10
~cintura	-10
~cinturón	-14
~circular	-19
~cisterna	9
~cisternas	13
~ciudad	-14
~claras	-17
~clarito	18
~claro	-10
~clase	-16
~clasifica	-15
~clave	-16
~clavo	-13
~clientes	15
~cloro	-14
~club	-12
~clínica	-9
~co2	-16
~cobertura	-9
~cobra	-29
~cobre	-20
~coche	9
~coches	-19
~cocina	12
~cocinera	-13
~codo	-10
~cofradía	-11
~cogen	-15
~coincide	-9
~coinciden	-22
~coincidir	-16
~cola	13
~colada	19
~colado	-14
~colchón	-19
~colegas	-11
~colgada	-15
~colgado	-21
~colgar	-18
~collar	-10
~coloca	-16
~colonia	18
~color	17
~colores	-13
~colón	-17
~combustible	-13
~come	14
~comedor	-19
~comen	-9
~comenta	-18
~comer	-25
~comido	-22
~comisario	9
~comisión	-19
~comité	-14
~como	15
~compara	-30
~comparten	14
~compañera	-13
~compañeros	-15
~completa	-9
~completas	-9
~compra	-12
~compras	-18
~compresor	-19
~comprobar	-15
~comprueba	-34
~compu	-9
~compuerta	-12
~computador	-12
~comunicación	10
~comunidad	-27
~común	-12
~conductor	-27
~conecta	-15
~conexión	17
~confirma	-16
~confirmen	-18
~conforme	-13
~congelador	-18
~congelar	11
~congreso	-25
~cono	15
~conoce	14
~conos	-15
~conservadora	-11
~considero	16
~consignar	10
~conste	9
~constructora	-17
~consulta	-9
~contaba	-19
~contabilidad	-14
~contacto	-18
~contado	-19
~contador	-12
~contados	-15
~contando	-19
~contenedor	-19
~contenido	-14
~contesta	-23
~contestado	-20
~contexto	-11
~continuación	-14
~contraluz	-20
~contrato	-34
~control	14
~controla	-11
~controlada	9
~contó	-20
~convertir	17
~conviene	13
~coop	-16
~cooperativa	-13
~coordenadas	-14
~coordinación	-24
~coordinador	-16
~coordinadora	-21
~copa	-13
~copia	-43
~copias	-11
~corazón	10
~corcho	-21
~cordial	-8
~corona	-24
~corre	-15
~correas	15
~correcto	-17
~corresponda	-16
~corresponde	9
~corriente	-14
~corrige	10
~cortan	14
~cortando	-10
~cortar	-14
~cortas	-15
~cortes	-22
~cortina	-13
~cortos	-18
~cortó	11
~cosa	-32
~cosecha	-19
~costado	-9
~coste	-13
~costra	-15
~costó	-12
~crematorio	-10
~cristal	-13
~cristóbal	14
~cruz	-23
~cuadernillo	-16
~cuadernillos	-13
~cuadra	-24
~cuadrillas	-15
~cuadro	-20
~cual	-12
~cualquier	-34
~cualquiera	-12
~cuando	20
~cuarenta	-17
~cuarentena	-14
~cuarta	-23
~cuartas	10
~cuarto	-30
~cuartos	-17
~cuatro	-24
~cubeta	-17
~cubierta	-11
~cubo	-23
~cubos	-25
~cubre	-13
~cucharada	-14
~cuchillo	-13
~cuela	-17
~cuelga	-25
~cuelgan	9
~cuello	-15
~cuenca	-12
~cuenta	-11
~cuentan	-22
~cuentas	-9
~cuento	12
~cuerda	-20
~cuerdas	-9
~cuero	-12
~cuerpo	-14
~cueva	9
~culpa	10
~culpables	-12
~cultivo	-13
~cumple	-8
~cumplido	-10
~curro	-10
~custodia	-13
~cuál	-10
~cuántas	9
~cuánto	-14
~cuña	-15
~cuñada	-17
~cuñado	-18
~cádiz	13
~cámara	9
~cédula	-16
~círculo	-11
~cód	-14
~código	-24
~cómo	44
~cúbicos	-9
~cúpula	10
~dado	15
~dan	-17
~dando	-15
~dar	-20
~darle	10
~das	-14
~datos	-22
~datáfono	-20
~daños	-11
~decente	-14
~decide	-34
~decimos	-14
~decir	-34
~decirle	-24
~decirlo	-15
~decía	-9
~dedo	-20
~dedos	-29
~definir	19
~dejado	-19
~dejan	-21
~dejar	28
~dejarla	-13
~deje	-15
~dejó	-12
~delante	8
~delegado	-11
~delegados	13
~demora	-10
~demás	-12
~densidad	12
~dental	-15
~dentro	-33
~denuncia	-24
~departamento	-19
~depto	10
~derecha	-16
~derecho	10
~desagüe	-10
~desarrollo	-8
~descanse	-14
~descanso	-12
~desconecta	-12
~descongela	-11
~describe	-12
~descuelgue	-14
~descuenta	-12
~descuentan	-15
~desenchufada	-13
~deshacen	-11
~deshielo	8
~desinfección	9
~desinfectante	-13
~desmontaje	8
~desmontar	-19
~despacho	13
~despacito	10
~despega	-10
~despliega	-12
~despliegue	11
~destapa	-11
~destilada	-19
~detector	-10
~detergente	-17
~detrás	-26
~devoluciones	13
~devolución	17
~devolverlo	-15
~devolvió	-20
~devuelven	-21
~diaria	11
~diarios	8
~dice	-32
~dicen	16
~dices	-23
~diciembre	-14
~diciendo	-14
~dicto	-13
~diecinueve	-13
~dieciocho	-18
~dieron	-13
~diferente	-11
~difunto	-14
~diga	10
~digo	-13
~dije	-21
~dijo	8
~dile	-19
~dio	10
~dios	-25
~director	-16
~diría	-9
~disco	-25
~disculpas	8
~disculpe	-8
~discute	-16
~discutir	-13
~disposición	-8
~distancia	-13
~distinta	-20
~distinto	8
~distribución	-20
~diálisis	-10
~dobla	-12
~doble	-16
~doce	-8
~doctora	-13
~documente	20
~documento	24
~documentos	-23
~domicilio	9
~donante	15
~donantes	-16
~doscientos	-16
~dosis	-9
~doña	-15
~dra	-18
~drenaje	-13
~dron	11
~ducha	14
~dudoso	-9
~duele	-14
~duermen	-19
~dulce	-11
~dura	-16
~duro	-15
~déjalo	-10
~echa	-22
~echar	-28
~echarle	-11
~echas	-14
~eches	-14
~edad	-16
~edición	-20
~edificio	-16
~edificios	-9
~educación	-18
~educadora	12
~eje	-13
~ejemplar	-17
~ejemplares	-9
~elaboró	-20
~electricista	-16
~elevador	8
~elige	-13
~ella	-10
~ellas	-25
~elvira	-18
~eléctrico	-19
~eléctricos	-15
~embala	-9
~embarazada	18
~embarque	18
~embudo	-15
~emergencia	-25
~emisora	-17
~emite	-14
~empezamos	12
~empezando	12
~empezó	-18
~empeño	11
~empiezan	18
~empiezo	-17
~empleado	-20
~empujar	-14
~encajes	9
~encantadora	-17
~encargada	-28
~encender	-15
~encendida	-19
~enchufa	-10
~enchufe	-11
~enciende	-31
~encienden	-13
~encina	-16
~encoge	13
~encontré	-18
~encontró	-22
~encuentra	-17
~encuentre	-15
~energía	-14
~enero	-13
~enfermera	-17
~enfermería	17
~enfriar	-15
~engancha	-9
~enhorabuena	-13
~enjuaga	-10
~enjuagar	-17
~enrolla	-16
~enseña	-26
~enseñar	-19
~enséñale	-13
~entendido	-13
~entera	-24
~entero	-28
~enterramos	-11
~entiendan	14
~entrada	17
~entrante	-13
~entrar	-10
~entrega	18
~entregamos	-11
~entregar	-22
~entregarlo	-13
~entren	18
~entró	12
~enviado	-17
~envuelve	-17
~envía	-14
~enólogo	-17
~equipo	-41
~ernesto	-20
~error	-14
~errores	-9
~esa	-29
~escalera	-10
~escanea	14
~escape	-14
~escoge	-15
~escolares	-19
~esconde	-10
~escribe	-12
~escribes	-14
~escribió	13
~escrito	24
~escucha	8
~escuela	-8
~escurre	-9
~escáner	-20
~esfera	-11
~eso	14
~esos	-14
~espacio	-12
~espaldas	-8
~español	-8
~especiales	-16
~especie	-9
~espera	-9
~esperan	-18
~esperando	-12
~esperar	-33
~espere	-20
~espero	-27
~esporas	-20
~esposa	-14
~espuma	-18
~espátula	-17
~espíritu	-18
~esquila	11
~esquina	-15
~esquinas	-21
~esta	8
~estaciones	-19
~estamos	-22
~estanque	-16
~estas	-21
~esterilización	19
~estimada	-13
~estimado	-8
~estimados	-14
~estos	-13
~estructura	-22
~estuche	11
~estudiantes	8
~estudios	-15
~estuviera	10
~estuvieron	-11
~están	-26
~esté	-38
~estéril	-8
~etcheverry	-19
~etiqueta	-16
~etiquetas	-14
~euros	-30
~evitar	-20
~exacta	-10
~examen	9
~excusa	-24
~exige	12
~exista	13
~expedientes	21
~explicarle	-14
~explicarlo	-10
~explico	-13
~explicó	-14
~explique	13
~exterior	-13
~extiende	-15
~extintor	11
~extintores	14
~extracción	9
~extracto	-20
~extractor	-15
~extrae	-9
~fabricante	-16
~factura	-18
~facturas	18
~faena	-17
~faja	-11
~falla	-20
~falso	-17
~falta	-16
~faltan	-16
~faltas	-18
~familiar	-10
~familias	14
~fantasía	-14
~farmacéutico	-16
~fecha	-38
~federación	10
~felicita	-17
~feria	14
~fermín	-16
~fernando	-12
~fianza	-14
~ficha	-23
~fiebre	20
~fijada	11
~fijar	22
~fijo	-24
~fila	-15
~film	-12
~filtro	-22
~fina	15
~final	9
~finca	15
~firma	-27
~firmada	-21
~firmado	13
~firman	-24
~firmar	-27
~firmas	-14
~firme	10
~firmo	14
~flor	10
~flores	-18
~folio	-10
~folios	-14
~fondo	-25
~fontanero	-13
~forma	22
~formal	-14
~formulario	-19
~forrado	-13
~forzar	-13
~fosa	-13
~foso	-18
~foto	-23
~fotografía	-17
~fotos	-13
~francés	-12
~franja	-14
~frasco	-12
~frascos	-20
~frases	-21
~frecuencia	-18
~freelance	-14
~freezer	-9
~frenos	-13
~fresa	-22
~frontofocómetro	-17
~frota	-18
~frotar	-18
~fue	-14
~fuego	-21
~fuera	-9
~fuerte	-20
~fuerza	-16
~fuga	-14
~fumigación	9
~funciona	-17
~funcionario	-15
~función	13
~fundición	-16
~furgo	-12
~furgoneta	-22
~fwd	12
~fútbol	-12
~gallinas	-14
~galpón	12
~gamuza	-9
~gana	11
~gancho	-21
~garita	-18
~gasa	14
~gasoil	-12
~gato	-8
~gel	-15
~generación	-14
~general	9
~gente	-16
~gerencia	-13
~gira	-11
~giran	-12
~gladys	-15
~globo	-11
~golpe	-15
~golpea	-15
~golpes	-18
~goma	-20
~gorda	-15
~gorka	10
~gorra	-12
~gota	-15
~gotas	-15
~gotee	-15
~grabe	22
~gracia	-13
~gracias	-34
~grados	-8
~gramos	-23
~grasa	-18
~gratis	-12
~grave	-15
~gremio	-12
~grietas	-12
~grifo	17
~gris	-28
~groserías	-10
~gruesos	-17
~grumos	-16
~grupo	-10
~grúa	-17
~guadalajara	-12
~guante	-17
~guantera	-16
~guantes	-28
~guarda	-22
~guardada	-19
~guardan	-12
~guata	-10
~guayaquil	-14
~guion	16
~gustaría	24
~gusto	-18
~guía	17
~género	10
~haber	-13
~habitación	9
~hablado	8
~hablamos	-12
~hable	22
~habéis	-14
~había	-32
~hacen	-16
~hacer	19
~haces	13
~hacienda	-19
~hagan	12
~halcones	8
~halcón	13
~harina	-19
~harris	8
~harías	14
~hay	20
~haya	9
~hecha	-10
~hechas	-13
~hecho	-19
~hectáreas	-17
~helada	14
~heladera	-19
~helado	-12
~hembra	-12
~hemostático	-15
~heridos	-13
~hermanas	12
~hermandad	-14
~hermanos	-16
~herrado	18
~herrador	-16
~herradura	-18
~herramienta	-19
~herramientas	-11
~hierro	-14
~hierve	-15
~hija	-9
~hijo	-12
~hijos	-18
~historia	-9
~hizo	-10
~hojas	-15
~hola	-23
~hollín	-11
~hombre	-15
~hombres	-20
~hombro	-10
~hondo	-15
~hora	-40
~horas	-18
~hospitales	-13
~hotel	10
~hoteles	-14
~hoy	11
~hueco	-21
~huela	-13
~huele	-21
~huelen	-24
~huerta	-12
~huesca	-10
~hueso	-9
~huevo	-17
~huevos	11
~hugo	17
~humana	-13
~humedad	23
~humo	-13
~humor	-14
~hábiles	-20
~húmeda	14
~identificación	-21
~idioma	-10
~iguala	-9
~iker	9
~ilustre	-15
~importe	-19
~imprimen	-17
~imán	-25
~incendio	-9
~incluso	-15
~incluye	-13
~indica	-18
~indicaciones	-21
~industrial	-16
~infantil	-20
~informe	-29
~ing	10
~ingeniero	-18
~ingresa	-21
~ingreso	23
~iniciales	-14
~inma	-13
~inmaculada	9
~inmediato	-17
~inspector	-23
~instala	-22
~instituto	-15
~instrucciones	15
~instrucción	13
~instructivo	21
~instrumentos	14
~intendencia	-15
~intensiva	-9
~intento	-16
~interesa	-18
~intereses	-9
~interior	21
~internet	14
~interno	-14
~interruptor	-15
~inventa	-13
~inventario	8
~invernadero	20
~invierno	-8
~irse	8
~isla	-15
~itv	-17
~izq	-9
~izquierda	-24
~iñaki	-20
~jabón	13
~jaja	-24
~jajaja	-23
~jamás	12
~jaula	-23
~javi	-11
~jaén	10
~jefa	-9
~jefatura	-17
~jefes	-18
~jeringa	-17
~joaquín	-11
~jornada	-10
~jubila	-21
~jubile	-13
~juego	-8
~jugador	-12
~jugo	19
~julián	-14
~juntas	-10
~junto	-15
~juntos	-22
~juradas	18
~justo	-12
~juventud	-15
~juzgado	-9
~kayak	-14
~kermés	-12
~kilos	-24
~kilómetros	-13
~km/h	-22
~kosher	-17
~laboratorio	21
~lados	-20
~lana	-21
~lancha	-15
~lanza	-11
~larga	-31
~largo	-30
~las	13
~lateral	-11
~lava	-8
~lavada	-14
~lavadero	9
~lavado	22
~lavadora	-14
~lavandería	-9
~lavar	-17
~lea	-18
~leandro	10
~lector	-24
~leer	13
~lejos	-20
~lente	9
~lesión	-16
~levadura	-12
~levantan	-9
~libras	26
~libre	-13
~libreta	-19
~libros	14
~licencia	-20
~licenciada	-11
~lijado	-21
~lima	-10
~limpia	-14
~limpian	-12
~limpiar	-11
~limpieza	18
~limpio	13
~limpios	-24
~limón	-17
~lindo	-13
~linterna	-24
~linternas	9
~listo	-15
~literal	-15
~litros	-24
~llamado	-20
~llamamos	-18
~llaman	-13
~llamando	8
~llamar	-23
~llamas	-23
~llamo	-17
~llantas	-9
~llave	-29
~llega	-10
~llegada	-11
~llegan	15
~llego	-15
~llegué	-10
~llegó	-14
~lleno	-20
~lleva	-28
~llevaba	-19
~llevan	-11
~llevar	-9
~lleve	9
~llevo	-25
~lloraba	-18
~lloran	-18
~lluvia	-20
~local	-23
~logo	-17
~lola	-21
~lomo	-15
~lona	-16
~los	17
~lote	-30
~lotería	-11
~lotes	16
~lourdes	-15
~luego	-14
~lugar	-12
~lupa	-21
~luthier	-10
~luz	-13
~lámina	10
~lápiz	-19
~lía	17
~límite	-20
~lío	9
~líquido	-22
~macarrones	-16
~maceta	10
~machete	15
~macho	-12
~madera	-23
~madre	-13
~madres	-12
~madrid	-21
~madrugada	14
~mail	-15
~mali	-8
~malla	-24
~mallas	-8
~malo	-11
~mancha	-17
~manchado	-15
~manchas	-13
~mandamos	-23
~mandan	-9
~mandar	-10
~mandarlo	16
~mandó	11
~maneja	-18
~manejando	11
~manejo	10
~manera	20
~maneras	10
~manga	-19
~manguera	-20
~mangueras	-11
~manipula	14
~manivela	-13
~manolo	-20
~manta	-11
~mantas	-14
~mantel	-14
~mantenimiento	-10
~mantilla	-18
~maquinista	-12
~mar	-17
~marca	-32
~marcado	9
~marcados	-21
~marcapasos	-14
~marcar	-16
~marcela	-17
~marcos	-18
~margen	-17
~mari	-13
~marinero	-9
~marisa	-10
~marta	-15
~maría	-11
~masa	16
~mascarilla	-18
~masilla	-9
~mata	-22
~mate	-12
~material	-30
~mayo	-23
~mayores	-14
~maza	-17
~mecha	-10
~mecánico	8
~media	-10
~medias	-13
~medicamentos	13
~medicinas	12
~medidas	13
~medidor	-17
~medio	-37
~mediodía	-20
~medir	-15
~mejor	-20
~mella	-15
~memoria	15
~menor	-19
~menos	-20
~mensaje	-14
~mensajero	-8
~mensual	11
~mercancía	-13
~merche	-15
~merma	-17
~mes	9
~mete	-22
~meten	-16
~meter	-14
~meterse	-15
~metes	16
~meto	-22
~metro	-19
~mezcla	-20
~mezclar	-16
~micro	-8
~microscopio	-9
~mide	-35
~miel	10
~mija	12
~milímetros	-9
~minuta	-15
~minuto	11
~mira	-22
~mirando	-11
~mirar	-26
~miras	-13
~mire	-16
~mirá	-13
~misma	-31
~mismo	-16
~miércoles	-26
~mochila	-17
~moda	-15
~modelo	-25
~modo	20
~moho	-13
~moja	-21
~mojada	-16
~mojado	-15
~mojados	-11
~mojan	-15
~mojar	13
~molesta	-13
~molino	-16
~momento	-26
~monitor	-14
~monitoras	-15
~monitores	-11
~mono	-18
~montacargas	-9
~montador	-11
~montaje	24
~montar	-15
~montevideo	-15
~montura	10
~moqueta	-9
~mostrador	-18
~motor	12
~mover	-16
~movilidad	-15
~movimiento	-12
~mozo	-12
~mucha	-9
~muchachas	-14
~muchacho	-9
~mucho	9
~muchos	10
~muda	-19
~mudanzas	17
~muebles	-19
~muele	-14
~muelle	-18
~muerde	-19
~muerta	15
~muerto	14
~muertos	-10
~muestra	10
~muestras	14
~mueve	-23
~mueven	-14
~mueves	13
~mujer	-24
~multa	-14
~municipal	-9
~mándame	9
~máquina	-35
~máscara	-10
~máx	17
~máximo	-19
~médico	-25
~método	-11
~mía	-9
~mínima	-11
~mío	-10
~móvil	-22
~música	-9
~nacional	-10
~nada	-8
~nadie	-14
~nariz	-13
~navaja	-18
~navidad	-13
~necesario	19
~necesito	17
~negra	-14
~negras	-14
~negros	10
~nene	-14
~nerea	-20
~nervioso	-23
~neutro	9
~nicho	18
~nico	-13
~nido	-15
~nidos	-12
~nieves	-13
~ninguno	-10
~ningún	-18
~nivel	10
~nivelada	-20
~niñas	-14
~niños	11
~noche	15
~noelia	-12
~nombra	-15
~nombran	-12
~nombres	-21
~nomás	-21
~noria	18
~norma	24
~normal	-16
~norte	-22
~nos	27
~nosotros	-24
~nota	-30
~notaría	-13
~notas	-14
~note	-17
~notion	-14
~noventa	-19
~noviembre	-15
~novios	-19
~nudillo	-10
~nudos	-12
~nuestra	-11
~nuestras	-15
~nuestro	10
~nueva	14
~nueve	-22
~nuevos	10
~núm	-17
~número	-16
~números	-11
~objetivo	-10
~objetos	16
~obligatorio	-12
~obra	11
~observatorio	-12
~octubre	-13
~oeste	-14
~oficiales	-20
~oficio	-15
~ofreces	-19
~oigan	-21
~ojalá	-19
~ojo	-31
~ojos	-12
~ola	-12
~olivo	10
~olla	-10
~olmos	-12
~olvida	-12
~olvidados	14
~once	-24
~ong	-18
~online	-16
~opera	-11
~operaciones	-8
~operación	-17
~operador	12
~operarios	-16
~opuestas	-14
~ordena	-13
~ordenado	-17
~ordenanza	9
~ordenar	9
~ordenas	-15
~ordene	-9
~ordeña	-15
~orejas	-17
~origen	-17
~original	-18
~originales	-20
~ortografía	-15
~oscuras	8
~oscuro	22
~otoño	-17
~otra	-10
~otros	-14
~ovejas	19
~oxígeno	-18
~oye	-26
~oído	10
~oír	-13
~paciente	-12
~paco	-24
~padre	-23
~paga	-18
~pagado	13
~pagan	-17
~pagar	-12
~pago	-17
~pagos	-9
~pague	-10
~pagó	12
~pajuela	-14
~pal	17
~pala	-14
~palabra	-20
~palanca	-20
~palma	-13
~palmo	-16
~palo	-12
~paloma	-18
~pantalla	-9
~panza	-14
~papel	15
~papeles	-17
~papá	-27
~paquetería	-17
~paquetes	10
~para	41
~paradas	-11
~parado	-10
~parar	-17
~paras	17
~parches	-16
~parece	-15
~parecida	19
~pareja	-15
~parejas	-10
~parejos	-21
~pares	-12
~partida	9
~paréntesis	-12
~pasa	13
~pasada	-30
~pasadas	-9
~pasados	-24
~pasaje	-18
~pasaportes	-11
~pasar	10
~pasas	-14
~pasillo	-15
~pasillos	-14
~paso	17
~pasta	-20
~pasteurización	-15
~pasó	-22
~pata	-13
~patronato	-18
~pausa	-10
~paz	-12
~país	-17
~paño	-12
~pecho	-12
~pediatra	-15
~pedido	14
~pedidos	-20
~pediluvio	-11
~pedimos	-12
~pedir	-16
~pega	-22
~pegada	-13
~pegado	-23
~pegar	-11
~pegatina	-13
~pego	-10
~pegue	-11
~pelo	-21
~película	-18
~pena	-17
~pendiente	-19
~pequeña	-16
~pequeño	13
~pequeños	8
~perdido	11
~perdimos	-19
~perdió	13
~perdona	-13
~perdón	-18
~perfecto	-11
~periódico	-12
~permanece	-11
~permiso	-29
~permisos	-17
~perra	8
~perros	-11
~persiana	9
~persona	8
~personaje	-11
~personas	-8
~pesa	-15
~pesado	-19
~pesaje	19
~pesan	-19
~pesar	-14
~pesas	-14
~pese	-18
~peso	-17
~pesos	-10
~petición	-16
~peto	9
~pezoneras	-16
~peña	-10
~peón	-24
~piano	-10
~pica	-15
~picado	-16
~picadora	9
~pico	-16
~pida	-21
~pide	14
~pides	-13
~pidiendo	-11
~pidió	11
~pie	-20
~piedra	10
~piedras	-19
~pienso	-12
~pies	-19
~pieza	-14
~pilar	-13
~pincha	-17
~pinchar	-13
~pinta	-18
~pintado	-13
~pinzas	-14
~pipeline	-9
~piquera	-13
~pirotecnia	-18
~pisa	-18
~piscina	13
~pista	14
~pistola	16
~pita	-12
~pizarra	-14
~pizarrón	-17
~placa	-25
~planilla	-24
~plano	-23
~plantilla	-20
~plastificada	-19
~plastificado	-13
~plata	9
~plataforma	-20
~plato	-16
~plazo	-26
~plazos	-13
~pliego	-22
~pluma	-12
~plástico	-28
~poco	-26
~podemos	11
~poder	11
~point	-19
~policía	-26
~poliuretano	-21
~pollo	-19
~polvo	-15
~pon	-19
~pone	-38
~ponedlo	-15
~ponen	-14
~poner	13
~ponerle	-16
~ponga	-14
~pongas	-16
~pongo	-18
~ponlo	21
~poquito	-16
~por	11
~porque	26
~portada	-15
~portátil	-15
~portón	-16
~potosí	-20
~precinto	-11
~precintos	-10
~precio	-27
~precios	-13
~prefiero	-11
~preguntar	-17
~preguntarle	-8
~preguntas	-14
~pregunte	-20
~preguntó	-16
~pregúntale	-14
~prelavado	9
~premio	-14
~prenda	-18
~prender	-16
~prendido	-18
~prensa	-18
~preparar	14
~presenta	-25
~presente	-22
~presentó	-15
~presidente	-24
~presión	-33
~presupuesto	-19
~prevención	-11
~primavera	9
~primer	-34
~primera	-8
~primeros	-18
~principal	-14
~prisa	8
~privado	-15
~proa	-10
~probado	-16
~probando	19
~probar	-14
~problema	9
~procedimiento	26
~producción	13
~producto	-36
~profe	-17
~profeco	-18
~profundidad	-12
~programa	-27
~prohibida	-9
~prohibido	-19
~propia	-15
~propietario	-13
~propina	-9
~propone	-15
~propuesta	-15
~propósito	-13
~proveedor	-24
~provisional	-18
~préstamo	23
~próxima	-17
~puebla	11
~pueblo	-19
~pueda	14
~puede	-22
~pueden	-9
~puente	-15
~puertas	10
~pues	9
~puestas	8
~pulsera	-19
~pulseras	-11
~pulso	-14
~punta	-25
~puntera	9
~punto	23
~puntos	-30
~purgar	-20
~purísima	-11
~pusimos	-21
~puso	-15
~puñado	-12
~página	13
~páginas	17
~pájaro	-10
~pájaros	14
~párroco	9
~pésame	-9
~público	11
~que	49
~quedado	-20
~quedaron	-14
~queden	-15
~quedó	-25
~quema	-15
~querida	-14
~quesos	-9
~quienes	-16
~quieren	-24
~quiero	13
~quieto	-15
~quince	17
~quinto	-11
~quique	-11
~quirófano	15
~quisiera	12
~quiso	-16
~quitan	-10
~quitar	-30
~quito	-15
~quién	11
~qué	13
~radio	-9
~rafael	-14
~raja	-12
~rama	-17
~ramón	-21
~rango	-16
~rara	-13
~raras	11
~ras	-13
~rasante	-17
~rasca	-16
~raspa	-13
~rato	-15
~ratones	-9
~raya	-25
~rayas	-19
~rayones	-17
~rayos	-16
~raíz	10
~reabre	-10
~real	-13
~rebose	-11
~rebota	-13
~recepción	19
~receptor	-10
~receta	-14
~rechaza	-15
~rechazo	17
~reciba	-13
~recibir	16
~recibió	-20
~recibo	-21
~recién	-8
~reclama	-12
~recoge	10
~recogen	-27
~recoger	11
~recogida	16
~reconocimiento	-10
~reconozca	-16
~recorre	-20
~recorrido	10
~recorta	-14
~recuerda	-17
~red	-20
~redacción	18
~redacta	-17
~redactado	17
~redactar	14
~redacte	-16
~redes	-23
~refractómetro	10
~refresco	-12
~refrigerados	8
~regalo	-20
~regante	-17
~regantes	-23
~regar	-16
~registra	-16
~reja	-20
~rejilla	-10
~relativo	17
~relevo	-11
~rellena	-11
~rellenar	-17
~reloj	-30
~remaches	-17
~remesa	12
~remito	-15
~remojo	-9
~remover	-19
~remueve	-15
~reparación	13
~reparte	9
~reparten	-15
~reparto	13
~repasa	-16
~repetir	-9
~repone	-13
~reposa	-8
~reposo	-11
~reproducción	-15
~repuesto	18
~reserva	-12
~reservar	-12
~reservas	-14
~resguardo	-12
~residencia	-10
~residuos	-15
~resina	-12
~resistencia	-9
~respire	-17
~responde	-21
~responsables	-10
~respuesta	-13
~restauración	-17
~restauramos	-18
~restaurante	-10
~resto	-27
~restos	14
~resultado	-20
~retención	-19
~retira	-25
~retiran	-14
~retirar	14
~retorno	-14
~retornos	-10
~retraso	-14
~reunión	-21
~rev	-24
~reverso	-8
~revisa	20
~revisar	-21
~revisión	17
~revisó	-12
~riegan	-17
~riego	21
~riesgo	-14
~risa	-16
~rival	-10
~roca	-10
~rodando	-11
~rodilla	-13
~rodillo	-10
~rodrigo	-10
~roja	-17
~rojo	-17
~rojos	-17
~rollback	-15
~rompa	-9
~rompe	-18
~rompió	11
~rosario	-19
~rosas	-15
~rota	-14
~rotos	15
~rrhh	-14
~ruedas	-22
~ruega	-14
~ruego	13
~ruegos	-22
~ruido	-20
~rápido	-11
~sabemos	-15
~saber	-17
~sabes	-13
~sabéis	-16
~saca	-9
~sacado	-12
~sacan	-20
~sacar	-14
~sacarlo	-12
~saco	-26
~sacudir	-8
~sala	9
~salga	-30
~salida	15
~saliente	-9
~salimos	-11
~salir	-11
~saliva	-10
~salmuera	19
~salpica	-14
~salta	-20
~saltan	11
~saluda	-16
~salude	-17
~saludo	-10
~salvo	-16
~sanciones	-9
~sangre	-18
~sanidad	-8
~santa	-26
~santiago	-14
~sean	-17
~secadero	12
~secar	-17
~secas	-12
~sección	-19
~secos	-19
~secretaría	-17
~seda	-18
~seguido	-12
~seguidos	-20
~seguimos	-13
~seguir	-25
~segunda	-25
~seguro	-10
~seguros	-10
~seis	17
~semana	-14
~semanal	-15
~semanas	-10
~semestre	-11
~semilla	-12
~sencillo	9
~sentido	-20
~sepa	-9
~separado	-16
~separadores	-12
~separados	-14
~sepultureros	-9
~sereno	12
~serie	-18
~serio	12
~servicios	-13
~servidora	9
~será	11
~set	-12
~seta	-16
~setas	12
~setenta	-15
~sexta	-14
~señal	-23
~señor	-31
~señores	-20
~señuelo	-9
~sido	-14
~siembra	16
~siempre	8
~sienta	-19
~sientan	-12
~siente	12
~siga	-14
~siglo	-15
~sigue	13
~siguen	-18
~siguiendo	-12
~silbato	-13
~sillas	-18
~simple	-19
~sino	-13
~siquiera	-15
~sirena	-13
~sirve	-23
~sistema	-23
~sistemas	-12
~sitio	-23
~sobra	-21
~sobre	12
~sobrina	-15
~sobrino	-23
~social	-13
~sociales	-20
~socio	-17
~sofá	-19
~sol	-14
~solamente	-9
~solas	-16
~soledad	-15
~soles	-16
~solicita	-18
~solicito	21
~solicitud	12
~solo	-19
~solos	-16
~solución	-15
~sombra	-12
~sombrero	-12
~sombreros	-17
~somos	-19
~sonda	-21
~sondas	-18
~sonido	-22
~sonidos	-12
~sopla	-9
~soporte	-9
~sorda	12
~sordos	16
~sortea	-16
~sosa	-18
~sotavento	-18
~soy	-29
~spray	10
~sra	-10
~suba	-19
~suban	-13
~sube	-31
~subir	14
~subo	-9
~sucio	9
~suegro	-22
~sueldo	-23
~suelo	-32
~suelta	-32
~suene	-24
~suero	-16
~suiza	-16
~sujeta	-10
~sulfuroso	-11
~sumerge	-24
~superficie	-16
~superior	-14
~supervisión	-19
~supervisor	-25
~supervisora	-13
~sur	-19
~surte	-18
~sus	14
~susana	10
~suspensión	12
~sustituye	-20
~sustituyen	-8
~suya	-17
~suyo	-15
~sábados	-25
~séptima	-22
~sólo	-15
~tabaco	-15
~tabla	-34
~tablas	-14
~tableros	10
~tableta	-18
~tablilla	14
~tacha	-13
~taco	-9
~tacto	11
~tal	15
~taller	-13
~talleres	-12
~tallo	-10
~tallos	11
~talón	-11
~tamales	-15
~tamaño	15
~tambo	-14
~tampoco	-24
~tan	-19
~tantas	-13
~tapada	-24
~tapadas	-9
~tapan	-14
~tapón	-17
~taquilla	-19
~tarda	-11
~tardó	-17
~tarima	-18
~tarro	13
~tasa	-11
~taxi	-11
~teatro	-17
~techo	-14
~tel	-9
~tela	-11
~televisión	-16
~teléfono	-15
~teléfonos	12
~tema	20
~temperatura	15
~templada	-12
~temporada	-26
~temporal	-10
~temporeros	-8
~temprano	-9
~tenemos	-16
~tener	12
~tenerlo	-18
~tengan	15
~tengo	-11
~tenido	15
~tensión	-18
~tenía	-20
~terapia	-9
~tercer	-13
~tercera	-17
~tercero	-10
~terciopelo	-14
~teresa	-17
~termina	11
~terminado	-15
~terminal	-12
~terminar	12
~termo	-11
~termómetro	-17
~termómetros	10
~teruel	-10
~tesorería	-18
~test	-22
~textil	-13
~texto	16
~tibia	-11
~ticket	-24
~tiempo	-29
~tienda	-24
~tiendas	-17
~tiene	-19
~tienen	-28
~tijeras	-18
~tina	-16
~tinta	-12
~tinte	-15
~tira	-42
~tiran	9
~tirando	-21
~tirar	-18
~tiras	-17
~tiro	-17
~tiza	-13
~tiñe	-10
~toalla	-13
~tocan	-12
~tocando	-8
~tocarlo	-15
~tocarse	-20
~tocó	16
~todas	9
~todavía	-11
~tolerancia	-11
~tolva	-19
~tomado	-12
~tomar	11
~tomate	-10
~tono	-15
~tope	-18
~toque	-34
~toquen	-13
~toques	-14
~tormenta	-16
~tornillo	-19
~tornillos	-11
~torno	13
~toro	9
~trabaja	-21
~trabajador	-10
~trabajadores	11
~trabajamos	11
~trae	-38
~traen	-18
~trampa	-15
~tranquila	-16
~transmisor	-18
~transporte	-14
~trapo	-22
~trapos	-14
~tras	-9
~tratada	-17
~tratado	-10
~traía	-15
~trescientas	14
~trescientos	-13
~trimestre	-15
~truenos	-9
~tuba	-16
~tubo	-18
~tubos	14
~tuesta	-15
~tueste	19
~turistas	13
~turno	15
~turnos	13
~tutora	-10
~tuvimos	-13
~técnicos	-9
~tío	-14
~ubicación	-12
~ultrasonidos	-15
~ultravioleta	-14
~una	10
~unidad	-20
~unificar	19
~uniformes	-16
~unos	-11
~unta	-12
~urge	12
~urgencias	-18
~urna	-9
~usa	-17
~usado	9
~usamos	-17
~usb	-13
~uso	12
~usuario	-18
~vaca	-16
~vacaciones	-27
~vacas	12
~vaciar	-22
~vacía	-14
~vacías	15
~vacíos	9
~vais	-14
~valencia	-12
~vales	-20
~valla	-10
~vallado	12
~valle	-20
~valor	-13
~vapor	-15
~vara	-22
~varias	-20
~variedad	-21
~varilla	-17
~vaso	-8
~vaya	-15
~veces	14
~vehículo	9
~veintidós	-23
~veis	-13
~vela	-17
~velas	9
~vencido	-12
~vencimiento	-18
~vende	-42
~vender	-17
~venga	-20
~venido	-10
~venir	-21
~ventana	-18
~ventanas	-18
~ventas	-16
~ventila	13
~ventilador	-18
~ventiladores	-13
~venía	-25
~verde	-29
~verdes	-9
~vereda	10
~verifica	-13
~vertical	9
~verá	-18
~ves	13
~vestuario	9
~veterinaria	16
~vez	-11
~viaje	-19
~viajes	-10
~vicente	9
~vida	-14
~vieja	-24
~viene	-21
~vienen	-10
~viernes	-18
~vigila	-19
~vigilante	-13
~vino	-28
~vio	9
~visitante	-11
~visitas	14
~visor	-14
~vista	-10
~visto	8
~vive	-19
~viven	-16
~volante	-18
~voltea	-8
~voltean	-9
~volteo	16
~volumen	-12
~voluntariado	-11
~vosotros	-13
~voy	-21
~vuelcan	-13
~vuelo	12
~vuelos	-19
~vuelto	-13
~vuelva	-15
~válvulas	-14
~vía	16
~vídeo	-23
~víspera	-30
~vómito	-9
~webs	10
~whatsapp	15
~wilmer	-20
~wilson	-10
~yemas	-14
~yodo	-16
~yolanda	-18
~yuli	-14
~zapatillas	-14
~zaragoza	14
~árbitro	-10
~árboles	-14
~área	-11
~óptico	-9
~órdenes	-15
~óscar	-12
~últimos	-14
~únicamente	-13
~único	-26
…!	-14
…"	-33
…%	-26
…(	-25
…)	-35
…*	-25
…+	-23
…-	-41
….	15
…/	-19
…0	-24
…;	-52
…<	-25
…=	-18
…>	-12
…?	-28
…@	-16
…[	-12
…]	9
…_	-15
…abajo	-34
…abierta	-21
…abierto	-19
…abogado	-9
…abono	-15
…abre	-15
…abren	-12
…abres	-15
…abril	-10
…abro	-8
…abrochado	-11
…acaba	-21
…acabar	-10
…acceso	-15
…aceite	-19
…acepta	-21
…acequiero	-14
…acerca	-21
…acero	-12
…aclarado	-14
…acomoda	-16
…acompaña	-12
…acorta	-17
…acta	-26
…acto	-9
…actuar	-20
…acuerdo	-17
…adelante	-15
…además	-23
…adentro	-27
…administración	-25
…administrador	-14
…adrenalina	-9
…adulto	-22
…aeropuerto	-18
…afloja	-10
…afuera	-21
…agarra	-12
…agencia	16
…agosto	-20
…agradeceré	11
…agradecería	11
…agua	-42
…agujas	-8
…agujero	-22
…agujeros	-17
…ah	-26
…ahí	9
…aire	-24
…al	-43
…alarma	-18
…albarán	-12
…alcohol	-13
…alergias	-20
…alfombra	-19
…algodón	-23
…alguno	-11
…algún	-13
…alimentos	-12
…allá	-20
…allí	-18
…almacén	-19
…alquiler	-12
…alrededor	-19
…alta	-20
…alto	-25
…altura	-23
…alumno	-9
…alumnos	-22
…amarilla	-21
…amarillo	-35
…amonio	-13
…amparo	-22
…anda	-18
…andar	-14
…anexo	-18
…anillos	-21
…animal	-23
…animales	-15
…anoche	-17
…anota	-29
…anotan	-23
…anselmo	-15
…ante	-21
…antemano	-16
…antena	8
…antes	-35
…antiguo	-16
…antiguos	-23
…apaga	-23
…apagó	-16
…aparato	-15
…aparece	-11
…apareció	-13
…aparta	-23
…apertura	-17
…aplica	-17
…apoya	-12
…apretar	-18
…aprieta	-16
…aprueba	-15
…apuntan	-19
…apuntas	-12
…apuntes	-13
…archivo	-17
…arcos	-14
…arma	-15
…armado	-24
…arman	-16
…armar	19
…armario	-8
…arme	-19
…armemos	19
…arneses	-16
…arnés	-16
…aro	-9
…arranco	-17
…arregla	-8
…arreglo	-16
…arriba	-44
…ascensor	-24
…ascensores	-19
…aseguradora	-9
…asiento	-18
…asisten	-15
…aspira	-11
…asuntos	-9
…atención	12
…atendemos	-19
…atiende	-22
…atrás	-37
…audio	-18
…auditoría	13
…audífonos	-10
…aunque	-30
…auto	-18
…autor	-16
…autorización	-19
…autorizada	-12
…auxiliar	-20
…avalúo	-14
…ave	-18
…avería	-11
…avisa	-30
…avisar	-13
…aviso	-14
…ay	-17
…ayer	-15
…ayuda	13
…ayudante	-21
…ayuntamiento	9
…azar	-16
…azul	-25
…añade	-12
…añadir	-9
…año	-46
…años	-10
…b	-25
…baja	-40
…bajamos	14
…bajando	-17
…bajar	-13
…bajas	-18
…baje	-18
…bajo	-20
…balcón	-15
…balda	-13
…balde	-15
…balsa	-16
…banda	-19
…bandeja	-19
…bandera	-21
…bar	-11
…bares	-11
…barre	-13
…barrera	17
…barrio	-24
…barro	-16
…base	-27
…bata	-11
…batea	-14
…baño	-17
…bea	9
…bebé	-23
…bebés	-19
…becarios	-13
…biblioteca	-25
…bicicletas	-13
…bidón	-17
…bitácora	-13
…blanca	-11
…boca	-17
…boda	-19
…bodas	-15
…bodega	-25
…boleta	-12
…boletín	-19
…bolsa	-33
…bolsas	9
…bomba	-13
…bombas	-11
…bombo	-12
…bonito	17
…boquilla	-17
…borra	-13
…bota	-17
…botas	-21
…bote	-19
…botella	-12
…botiquín	-17
…botón	-24
…brasil	-20
…breve	-26
…brida	-9
…brigada	-12
…buen	-16
…buena	-20
…buenas	-23
…bueno	9
…buenos	-30
…bulto	-13
…busca	-26
…buscar	-20
…buscas	-12
…buses	-19
…báscula	-15
…c	-25
…cabecera	-15
…cabeza	-36
…cabezal	-15
…cabina	-31
…cable	-22
…cables	-17
…cabra	-13
…cadena	-15
…caducidad	-17
…café	-20
…caja	-31
…cajas	-21
…cajón	-25
…calcula	-14
…caldera	-15
…calentar	-17
…calidad	-27
…calienta	-21
…caliente	-22
…calientes	-13
…calles	-12
…calor	-21
…calzado	-20
…cama	-15
…cambia	-18
…cambian	-18
…cambiaron	-10
…cambio	-42
…cambios	-16
…camilla	-23
…camino	-24
…camiones	-15
…camioneta	-19
…camión	-34
…campana	11
…campaneros	-21
…campanilla	-21
…campo	-22
…canal	-13
…canción	-13
…candado	-16
…canta	-19
…cantidad	-9
…canto	-15
…cantos	-19
…capa	-20
…capataz	-15
…captura	14
…cara	-28
…caracoles	-21
…caracteres	-14
…caras	-13
…carcasa	-15
…carga	-24
…cargar	-15
…cargo	-16
…carilla	-19
…carne	-22
…carné	-8
…carpeta	-17
…carritos	-19
…carro	-18
…carros	-11
…carta	-19
…cartel	-20
…carteles	-13
…cartilla	-20
…cartón	-21
…casa	-36
…caseta	-11
…casi	-30
…caso	-13
…castellano	-19
…cata	-8
…catorce	-23
…cayó	-25
…cañas	-13
…celo	-16
…celular	-15
…cementerio	-13
…cenizas	-11
…central	-18
…centro	-27
…cepilla	-24
…cepillo	-13
…cera	-13
…cercano	-16
…cero	-14
…cerrada	-15
…cerrado	-13
…cerrando	-18
…cerrar	-21
…cerro	-9
…cerró	-17
…cerámica	-17
…cesta	-13
…chaleco	-16
…chalecos	-18
…chapa	-17
…charla	-12
…charo	-18
…charola	-13
…chat	-19
…chaval	12
…chavales	-19
…che	8
…checa	-22
…chema	-20
…chicas	15
…chico	-19
…chicos	-11
…chofer	-26
…chorro	-12
…chorros	-15
…chupa	-9
…chófer	-11
…cien	-26
…ciento	10
…cierra	-30
…cierran	-22
…cierras	-17
…cierre	-21
…cifrado	-11
…cilindros	-17
…cinco	-44
…cincuenta	-29
…cinta	-22
…cinturón	-14
…circuito	-12
…cisterna	-16
…cisternas	-13
…cita	-23
…civil	-17
…clara	-14
…clarito	8
…claro	-18
…clase	-27
…clasifica	-14
…clave	-21
…cliente	-38
…clientes	-22
…cloro	-9
…club	-9
…clínica	-16
…cm	-24
…co2	-13
…cobra	-14
…cobrar	-14
…cobre	-21
…cobro	-15
…coche	-29
…coches	-12
…cocinera	-9
…coge	-18
…cogen	-14
…coincide	-8
…cola	-16
…colgadas	-9
…colgado	-16
…colgar	-15
…collar	-12
…coloca	-14
…colocar	-19
…color	9
…combustible	-9
…comenta	-17
…comercial	-10
…comida	11
…comité	-24
…como	-14
…compara	-18
…compañero	-26
…compañeros	11
…compañía	-17
…completa	-22
…completo	-22
…compra	-15
…comprador	-14
…compras	-12
…comprobación	-15
…comprobar	-9
…comprueba	-19
…compuerta	-10
…computador	-13
…comunicación	-17
…comunidad	-29
…con	-20
…concejal	-21
…concha	-25
…concierto	-13
…conductor	-18
…conecta	-13
…conexión	-20
…congela	-14
…congelador	-12
…cono	-14
…consejo	12
…conserje	-10
…conservadora	-10
…considero	11
…consignar	-19
…consola	-16
…constar	-12
…conste	-23
…constructora	-9
…consulta	-21
…contabilidad	-9
…contacto	-12
…contado	-12
…contador	-18
…contando	-14
…contenedor	-21
…contenedores	-20
…contesta	-12
…contestan	-19
…contexto	-9
…continuación	-16
…contorno	-13
…contra	-22
…contraluz	-17
…contrato	-10
…control	-34
…controla	-9
…convertir	12
…conviene	-24
…coordinador	-15
…coordinadora	-17
…copia	-22
…copias	-10
…corcho	-15
…corona	-14
…corre	-21
…correa	-24
…correas	-16
…correo	-13
…corresponda	-18
…corriente	-10
…corrige	12
…corta	-23
…cortando	-9
…cortar	-12
…cortas	-19
…corte	-19
…cortes	-14
…cortó	-13
…cosa	-34
…cosecha	-19
…cree	-16
…criamos	-17
…cristal	-11
…cruz	-13
…cruzadas	-18
…cría	9
…cuaderno	-16
…cuadra	-16
…cuadrante	-11
…cuadrilla	-24
…cuadrillas	-15
…cuadro	-10
…cuadros	-14
…cualquier	-13
…cualquiera	-16
…cuando	-20
…cuanto	-26
…cuarenta	-50
…cuarentena	-14
…cuartas	-21
…cuarto	-36
…cuartos	-13
…cuatro	-47
…cubeta	-18
…cubierta	-14
…cubo	-17
…cubre	-17
…cuchilla	13
…cuchillo	-24
…cuela	-25
…cuelga	-15
…cuelgan	-19
…cuello	-18
…cuenca	-17
…cuenta	-27
…cuentan	-17
…cuentas	-14
…cuerda	-24
…cuerdas	-34
…cuero	-10
…cuerpo	-17
…cuesta	-12
…cueva	-17
…curso	-14
…custodia	-9
…cuándo	-22
…cuánto	-20
…cuántos	-12
…cámara	-40
…código	-19
…cómo	19
…dado	-22
…damos	-22
…dan	-18
…dar	-16
…darle	-12
…datos	-15
…de	-16
…debajo	-38
…debe	-17
…decide	-12
…decimos	-23
…decir	-28
…decirle	-12
…dedo	15
…dedos	-27
…definir	-28
…deja	-50
…dejado	-18
…dejan	-18
…dejarla	-13
…dejas	-19
…dejo	-15
…dejó	-28
…del	-17
…delante	-40
…delegado	-16
…delegados	-18
…densidad	-27
…dentro	-28
…denuncia	-13
…departamento	-9
…depuradora	-17
…depósito	-21
…derecha	-16
…derecho	-14
…desastre	-15
…descarga	-24
…desconecta	-12
…descongelado	-11
…desde	-20
…deshacen	-19
…desinfección	-11
…desinfecta	-14
…desmonta	-18
…desmontaje	-16
…desmontar	-13
…despacho	-20
…despacio	-19
…despacito	-16
…después	-15
…destapa	-10
…destilada	-11
…destino	10
…detalle	10
…detrás	-19
…devolución	-13
…devolverlo	-14
…devuelve	-27
…devuelven	-16
…di	-20
…diario	-18
…dibujo	-20
…dice	-44
…dicen	-15
…dices	-15
…diciembre	-17
…diciendo	10
…diecinueve	-16
…dieciocho	-17
…dieciséis	-17
…diez	-43
…diferencia	-16
…difunto	-8
…dije	-22
…dijeron	9
…dinero	-25
…dio	10
…dios	-17
…directo	-16
…directora	-30
…dirijo	-17
…disco	-25
…disculpe	12
…discute	-19
…distancia	-13
…distinta	-18
…distinto	9
…diálisis	-13
…diésel	-13
…dni	-14
…doble	-33
…doce	-24
…doctora	-16
…documente	13
…documentos	-12
…domingo	-26
…domingos	-12
…donante	-24
…donantes	-15
…donde	-21
…dos	-23
…doscientos	-21
…doy	-19
…drenaje	-14
…ducha	-10
…dueño	-24
…dulce	-14
…durante	-21
…día	-24
…días	-8
…e	-11
…echa	-33
…echan	-23
…echar	-21
…eches	-13
…edificio	-14
…edificios	-18
…educadora	-11
…eje	-11
…el	-23
…electricista	-9
…ellas	-22
…ello	15
…ellos	-22
…elvira	-16
…eléctrico	-11
…eléctricos	-13
…embarque	-14
…emergencia	-18
…emite	-11
…empezamos	-19
…empezando	-13
…empezar	-16
…empeño	-13
…empieza	-32
…empiezan	13
…empiezo	-17
…empleado	-18
…empresa	-38
…encajes	-21
…encargada	-18
…encargado	-24
…encargo	-25
…encender	-20
…encendida	-10
…enchufes	-19
…enciende	-11
…encima	-38
…encontré	-11
…encontró	-15
…encuentra	-13
…energía	-14
…enero	-17
…enfermera	-14
…engancha	-10
…enjuaga	-10
…enjuagar	-17
…enlace	-15
…enseña	-22
…entendido	-16
…entera	-18
…enteras	-13
…entero	-35
…entienda	-15
…entiendan	-22
…entonces	9
…entrada	-19
…entran	-27
…entrar	-18
…entrega	-19
…entregan	-24
…entren	-23
…entró	-17
…envuelve	-14
…envía	-8
…equipo	-29
…era	-25
…ernesto	-16
…error	-19
…es	-10
…esa	-26
…esas	-13
…escalera	-16
…escanea	-15
…escapa	-15
…escoge	-15
…escolar	11
…escolares	-19
…escriba	8
…escribir	-25
…escribió	-20
…escrito	14
…escucha	-25
…escuela	-26
…escáner	-12
…ese	-37
…espacio	-13
…especial	-11
…espejo	-19
…espera	-36
…esperan	-17
…esperar	-22
…espero	-18
…espuma	-17
…espátula	-12
…esquila	12
…esquinas	-16
…esta	10
…estaba	-23
…estanque	-8
…estar	-28
…estas	-24
…esterilización	-12
…estimada	-12
…estimados	-14
…estoy	-30
…estructura	-19
…estudiantes	-15
…estudio	-18
…estuvimos	-15
…está	13
…están	11
…esté	-30
…euros	-16
…examen	-23
…exige	-9
…exista	20
…existe	12
…expediente	-13
…expedientes	-16
…explica	-21
…explicar	-18
…explico	-17
…explicó	-15
…explique	-21
…expone	11
…exportación	-17
…exterior	-11
…extiende	-13
…extintor	-20
…extintores	-13
…extracto	-10
…fabricante	-12
…factura	-11
…facturas	-25
…facultad	-11
…faena	-9
…falta	22
…faltan	-16
…faltas	-17
…falte	-16
…familia	-39
…familiar	-25
…farmacia	-20
…favor	-32
…febrero	-27
…fecha	-26
…federación	8
…feria	-15
…fermín	-9
…fianza	-11
…fibra	-14
…ficha	-24
…fijada	-18
…fijo	-18
…film	-24
…filtro	-20
…filtros	-18
…fin	-18
…fina	-15
…finca	-21
…fino	-9
…firma	-28
…firmados	-16
…firman	-21
…firmar	-20
…firme	-16
…flor	-15
…flores	-9
…flota	-15
…fondo	-22
…fontanero	-8
…formas	-17
…formato	-21
…formulario	-11
…forrado	-19
…foto	-29
…fotos	-33
…franja	-11
…frasco	-17
…frascos	-9
…frases	-21
…freno	-26
…frenos	-12
…frente	-12
…fresa	-18
…frota	-11
…fría	-25
…frío	-33
…fue	-33
…fuera	-16
…fuga	-9
…fuma	-14
…funcionario	-10
…función	-13
…funeraria	-23
…furgo	-17
…furgoneta	-10
…gafas	-22
…galpón	-15
…gancho	-14
…gas	-13
…gato	-8
…gatos	-18
…general	-17
…gente	-9
…gerente	-19
…gestor	-20
…gira	-15
…girando	-17
…gladys	-17
…golpe	-22
…golpea	-10
…golpes	-10
…goma	-29
…gorda	-15
…gotea	-14
…graba	-12
…grabado	-20
…grabe	-21
…grabo	-28
…gracias	-29
…grado	-18
…grados	-8
…gramos	-19
…grandes	-17
…grasa	-9
…grietas	-9
…grifo	-15
…grifos	16
…grita	-21
…gruesos	-16
…grumos	-8
…grupo	-27
…guadalajara	-18
…guante	-23
…guantes	-33
…guarda	-17
…guardia	-12
…gustaría	-21
…guía	-39
…h	-19
…ha	-10
…habla	-28
…hablado	-19
…hablamos	-9
…hablar	-30
…hable	-19
…hablo	-28
…hace	-13
…hacemos	-42
…hacen	-35
…haces	-22
…hacia	-18
…hacienda	-19
…hacé	11
…hacía	-13
…haga	-22
…hagan	13
…han	-16
…harina	-22
…haría	18
…hasta	-63
…hay	12
…hazme	9
…he	-28
…hecha	-15
…hechas	-11
…hecho	-15
…helado	-13
…hemos	19
…hermana	-20
…hermanas	-18
…hermandad	-14
…hermano	-16
…hermanos	-15
…herrado	-15
…herrador	-14
…hielo	-9
…hija	-22
…hijo	-15
…hilo	-18
…hisopo	-12
…hogar	-12
…hojas	-18
…hola	-38
…hollín	-19
…hombre	-23
…hombres	-24
…hombro	-17
…hora	-53
…horas	-44
…horno	10
…hospital	-29
…hoy	8
…hubo	9
…huela	-17
…huele	-22
…huesca	-9
…hueso	-15
…huevo	-16
…humedad	10
…humo	-14
…húmeda	-17
…identificación	-8
…iglesias	-15
…ilustre	-9
…importa	-16
…imprenta	-13
…imprime	-11
…imprimen	-16
…imán	-13
…indicaciones	-24
…industrial	-13
…infantil	-15
…informa	-19
…informe	-9
…ingeniero	-23
…ingreso	-26
…inma	-10
…inspección	-23
…inspector	-18
…instrucción	-12
…instructivo	-29
…instructores	-8
…instrumentos	-22
…intensiva	-17
…interior	-20
…internet	15
…inventario	-16
…invernadero	-21
…invierno	-21
…ir	10
…irse	-10
…isla	-10
…izquierda	-25
…izquierdo	-8
…jabón	-20
…jajaja	-12
…jamás	-26
…japonés	10
…jaula	-23
…joven	13
…joyas	-16
…jubila	-12
…jubile	-12
…jueves	-28
…jugador	-10
…julián	-9
…junio	-28
…junta	-28
…junto	-8
…juntos	-10
…juradas	-15
…juventud	-14
…jóvenes	-19
…kilo	-14
…kilos	-26
…kilómetros	-13
…km/h	-19
…la	-29
…labios	-14
…laboratorio	-34
…lado	-31
…lados	-13
…lana	-18
…lanza	-9
…larga	-12
…largo	-35
…largos	-15
…las	-18
…latón	-13
…lava	-23
…lavadero	-15
…lavado	-26
…lavadora	-16
…lea	-11
…leche	-18
…lectura	-17
…lee	-27
…leen	-19
…leer	20
…legionela	-16
…lenguaje	-19
…lentes	-17
…leo	-23
…lesión	-11
…letra	11
…letras	-17
…levanta	-25
…levantan	-12
…leído	-10
…leña	-17
…libras	-14
…libre	-9
…libreta	-22
…libro	-22
…libros	-20
…licenciada	-16
…limpia	-26
…limpian	-16
…limpiar	-19
…limpieza	-19
…limpio	-9
…limpios	-17
…linda	10
…linterna	-21
…linternas	-17
…lista	-21
…listo	-11
…literal	-21
…litro	-13
…llama	-50
…llamada	-21
…llamado	-18
…llamamos	-9
…llaman	-18
…llamar	-13
…llamas	-21
…llamo	-28
…llantas	-20
…llave	-24
…llaves	-13
…llega	-41
…llegar	-28
…llegaron	-21
…llegue	-16
…llegó	-9
…llena	-22
…llenar	-12
…llenas	-16
…lleno	-17
…lleva	-37
…llevaba	-13
…llevamos	11
…llevar	-9
…lleve	-14
…llevo	-24
…llevó	9
…llora	-14
…lo	14
…local	-19
…lodo	-16
…lona	-17
…los	-23
…lote	-33
…luces	-21
…luego	-63
…lunes	-38
…lupa	-14
…luz	-32
…lácteos	-18
…lámpara	-22
…lápiz	-17
…lía	-16
…línea	8
…lío	-21
…líquido	-15
…m	-9
…madera	-17
…madres	-13
…madrid	-17
…madrugada	-19
…maestra	-12
…maestro	-28
…mafe	15
…mail	-12
…maite	-17
…mali	-13
…malla	-22
…mamá	-23
…manda	-35
…mandar	10
…mando	-34
…mandó	-18
…manejando	11
…manejo	-27
…manguera	-15
…mangueras	-17
…mano	-40
…manolo	-10
…manos	-9
…manta	-10
…mantas	-14
…mantenimiento	-21
…mantilla	-15
…maquinista	-22
…mar	-10
…marca	-27
…marcan	-16
…marcapasos	-15
…marcha	-9
…marco	-10
…marcos	-16
…mari	-9
…marido	11
…marisa	-13
…martes	-27
…mascarilla	-19
…masilla	-10
…mata	-22
…matrícula	11
…mayo	-20
…mayores	-14
…maza	-13
…mañana	-18
…me	30
…mecha	-13
…media	-36
…medicación	-9
…medicinas	17
…medidas	-25
…medidor	-8
…medio	-15
…mejilla	-11
…mejor	-29
…menor	-17
…menores	-10
…menos	-14
…mensual	-18
…merma	-14
…mesa	13
…meses	-29
…metal	-14
…mete	-38
…meten	-11
…meter	-15
…metes	-15
…metido	-8
…meto	-15
…metro	-24
…metros	-27
…mezcla	-12
…mezclan	13
…mide	-35
…miel	-17
…mientras	-34
…mil	-30
…milímetros	-16
…min	-28
…ministerio	10
…minuta	-15
…minuto	-30
…minutos	-9
…mira	-51
…miran	-17
…mirando	-22
…mirar	-21
…miras	-19
…mire	-32
…miro	-22
…mirá	-19
…mis	-22
…misma	-34
…mismo	-13
…mitad	-24
…modelo	-12
…modo	13
…moho	-12
…moja	-17
…mojada	-16
…molde	-20
…molino	-15
…momento	-14
…moneda	-12
…monitor	-10
…monitora	-15
…monitores	-11
…mono	-19
…monta	-15
…montaje	-17
…monterrey	11
…moqueta	-14
…mostrador	-9
…motivo	-20
…motor	-20
…mover	13
…movimiento	-10
…mozo	-10
…mucha	8
…muchacho	-21
…muchachos	-38
…muchas	-16
…muchos	-23
…muda	-19
…mudanzas	-22
…muele	-16
…muerto	-12
…muestra	-18
…muestras	-22
…mueve	-24
…mujer	-19
…mundo	-22
…municipal	-26
…murieron	-11
…museo	-12
…máquina	-41
…máquinas	-17
…más	-24
…máscara	-16
…máximo	-13
…médico	-18
…mí	-33
…mínima	-12
…mínimo	-21
…mío	-14
…móviles	-14
…nacho	-15
…nacido	-21
…naranja	-19
…nariz	-21
…natural	-20
…necesario	12
…necesita	9
…necesitamos	9
…necesito	10
…negra	-23
…negro	14
…nerea	-18
…neutro	-21
…nevera	-25
…ni	-52
…nicho	-9
…nidos	-15
…ninguna	-26
…ningún	-26
…niños	-19
…noche	-10
…nocturno	-13
…nombran	-14
…nombre	-33
…nombres	-28
…nomás	16
…noria	-23
…norma	-28
…normal	-20
…norte	-25
…nos	14
…nosotros	-41
…nota	-19
…noviembre	-10
…novios	-14
…nudo	-18
…nudos	-27
…nuestra	-38
…nuestro	-39
…nuevas	-23
…nueve	-33
…nuevo	-34
…nuevos	14
…nº	-13
…número	-24
…números	-9
…o	-54
…oaxaca	-13
…objeto	-18
…objetos	-13
…obliga	-17
…obligatorio	-15
…obra	-23
…obrador	-19
…observó	-22
…ochenta	11
…ocho	-46
…octubre	-25
…oeste	-15
…oficial	-26
…oficio	-14
…ofrece	-24
…oigan	-19
…ojo	-25
…ojos	-15
…ok	-29
…olla	8
…olor	-26
…olvidados	-11
…once	-16
…operaciones	-13
…operador	-30
…operario	-22
…opina	12
…ordenado	-14
…ordenanza	-10
…ordene	-18
…oreja	-14
…originales	-19
…oro	-9
…oscuras	-10
…oscuro	-17
…ostras	-14
…otoño	-14
…otra	-10
…otras	8
…otro	-54
…otros	-22
…oxígeno	-13
…oye	16
…oído	-11
…pa	-28
…paciente	-22
…padre	-30
…padres	-20
…paga	-17
…pagar	-15
…pago	-21
…pal	12
…palabra	-15
…palabras	-20
…palanca	-10
…palmo	-11
…palo	-13
…pantalla	-15
…papel	-31
…papeles	11
…papelito	11
…papá	-24
…paquete	-15
…paquetes	-18
…parada	-16
…parado	-18
…parar	-11
…paras	-12
…parches	-15
…parece	-15
…paredes	-12
…parejo	-21
…parroquia	-20
…parte	-22
…partes	-20
…partida	-22
…pasada	-23
…pasadas	-10
…pasados	-15
…pasamos	-14
…pasan	-22
…pasaporte	-22
…pasar	-33
…pasas	-20
…pase	-25
…pasen	-15
…pases	-16
…pasillo	-21
…paso	9
…pasó	-20
…pata	-19
…patas	-20
…patio	-24
…patronato	-13
…patrón	-20
…paño	-19
…pdf	-12
…pedidos	-9
…pedimos	-11
…pedir	-10
…pega	-10
…pegada	-22
…pegatina	-14
…pegatinas	13
…pego	-12
…pelo	-17
…película	-13
…pena	-19
…pensado	11
…peor	-17
…pequeña	-11
…pequeño	-18
…perdido	-24
…perdimos	-15
…perdió	-18
…perdona	-13
…perdón	-15
…perito	13
…permanece	-11
…permiso	-9
…permisos	-15
…pero	-16
…perra	-17
…perro	-23
…perros	-29
…persiana	-15
…persona	-38
…perímetro	-14
…pesa	-27
…pesaje	13
…pesan	-24
…pesas	-12
…pese	-13
…peso	-20
…petición	-14
…pezoneras	-15
…peón	-15
…ph	-14
…pica	-12
…picado	-13
…pides	-10
…pidiendo	15
…pidió	-35
…pido	-27
…pie	-25
…piedra	-16
…piedras	-14
…pies	-23
…pieza	-20
…piezas	-17
…pila	-13
…pileta	-15
…piloto	-29
…pincha	-12
…pintura	-22
…pinza	-25
…piquera	-17
…pisa	-8
…piscina	-8
…piso	-42
…pisos	-18
…pista	-21
…pistola	-10
…pizarra	-12
…placas	-9
…planetario	-15
…plano	-26
…planta	-27
…plantilla	-10
…plataforma	-13
…plato	-17
…playa	-8
…plaza	-20
…plena	-17
…pliego	-10
…plástico	-23
…pnt	-13
…poco	-14
…point	-12
…policía	-12
…polvo	-21
…pon	-20
…pone	-54
…ponen	-9
…ponerlo	-24
…pones	-23
…ponga	-24
…pongas	-14
…pongo	-27
…ponlo	-13
…poquito	-22
…porcentaje	-9
…porque	-17
…portal	-16
…portero	-14
…portería	-13
…precinta	-13
…precinto	-18
…precintos	-14
…precio	-23
…prefiero	-16
…preguntale	-13
…preguntan	-18
…preguntar	-18
…preguntas	-11
…pregunto	-24
…preguntó	-15
…pregúntale	-11
…prendas	-19
…prende	-25
…prender	-17
…prendido	-18
…prepara	-24
…preparación	-12
…preparar	9
…presenta	-21
…presentó	-19
…presidente	-28
…presión	-20
…presta	-18
…primavera	-18
…primer	-25
…primera	-46
…primero	-71
…probado	-15
…probando	-24
…probar	-9
…procedimiento	9
…procesión	-17
…producción	-16
…producto	-25
…profe	-15
…profeco	-16
…profesor	-19
…profundidad	-11
…programa	-10
…prohibido	-14
…prolijo	11
…propia	-15
…propina	-14
…propio	-23
…propios	-12
…propongo	-18
…propuesta	-9
…protocolo	-23
…proveedor	-20
…proveedores	-16
…prueba	-42
…pruebas	-15
…préstamo	-20
…pueblo	-22
…puede	-41
…pueden	13
…puedes	8
…puerta	-14
…puertas	-16
…puerto	-9
…puesta	-22
…puestos	-12
…pulsa	-13
…pulsera	-16
…pulveriza	-9
…punta	-12
…puntos	-14
…pura	-17
…purga	-9
…purgar	-14
…pusimos	-18
…puso	-11
…página	-21
…páginas	-18
…párroco	9
…póliza	-12
…público	-29
…q	-22
…que	34
…queda	-39
…quedamos	-22
…quedan	-23
…quedar	-25
…quedara	8
…quedo	-17
…quedó	-29
…quema	-19
…querida	-8
…quería	-18
…queso	-11
…quesos	-23
…quien	-42
…quienes	-11
…quiere	26
…quieren	10
…quiero	17
…quieto	-16
…quisiera	20
…quiso	-15
…quitan	-20
…quitar	-16
…quito	16
…quién	-35
…qué	-12
…químicos	13
…radio	-40
…rafael	-14
…ramón	-23
…ras	-12
…rasca	-19
…raspa	-19
…raspar	-11
…rato	-10
…raya	-18
…rayos	-14
…razón	-21
…raíz	-21
…raúl	9
…re	9
…recepción	-22
…receta	-17
…reciba	-12
…recibe	-17
…recibir	-21
…recibió	-14
…reclamación	-9
…reclamo	-17
…recoge	-18
…recogemos	-18
…recogen	-18
…recorre	-9
…recorrido	-19
…recupera	-14
…red	-21
…redactado	16
…redactar	-29
…redacte	-23
…redactor	-15
…redes	-17
…redonda	-15
…refractómetro	-18
…refugio	-13
…regante	-9
…regantes	-9
…registra	-11
…registro	-10
…regla	-14
…reglamento	12
…reglas	-13
…rejilla	-16
…relativo	-20
…relevo	-10
…rellena	-12
…reloj	-26
…relojes	-19
…remito	-14
…remolque	-13
…remueve	-8
…renueva	-11
…reparación	-15
…reparte	-19
…reparten	-15
…repartimos	-22
…reparto	-26
…repite	-26
…reporte	-18
…reproducción	-15
…repuesto	-17
…rescate	-18
…reserva	-22
…reservar	-10
…reservas	-10
…residencia	-11
…residente	-17
…resistencia	-14
…resolvió	-20
…responsable	-18
…respuesta	-11
…restauramos	-16
…restaurante	-13
…resto	-20
…restos	-25
…resulta	-30
…resultado	-11
…retención	-12
…retira	-10
…retirada	-17
…retiran	-9
…retraso	-12
…reunión	-28
…revisa	-49
…revisan	-26
…revisar	-12
…revisión	-20
…revés	-27
…riega	-13
…riegan	-11
…roca	-14
…roja	-19
…rojo	-27
…rojos	-16
…rompe	-14
…rompió	-15
…ronda	-10
…ropa	-22
…ropero	-21
…rosario	-14
…rosas	-13
…roto	-25
…rotos	-21
…rubén	-16
…ruega	-9
…ruegos	-11
…ruta	-10
…rv	13
…rápido	-17
…sabemos	-18
…saben	10
…sabes	-10
…sabéis	-15
…sabía	-24
…saca	-40
…sacan	-18
…sacar	-24
…sacarlo	-13
…saco	-9
…sal	-17
…sala	-40
…sale	-46
…salen	-31
…salga	-27
…salida	-37
…salidas	-13
…salido	-23
…salimos	-18
…salir	-21
…salió	-30
…salmuera	-26
…salta	-12
…salud	-21
…saluda	-19
…saludo	-9
…salvo	-15
…salón	-9
…san	-24
…sangre	-17
…sanidad	-20
…se	-39
…sea	-14
…sean	-13
…seca	-23
…secado	-20
…secador	-19
…secar	-19
…seco	-21
…secretaria	-17
…secretario	8
…secretaría	-11
…sector	-19
…seda	-12
…seguido	-10
…seguidos	-13
…segunda	-17
…segundo	-38
…segundos	-35
…seguridad	-23
…según	-30
…seis	-42
…sella	-18
…sello	-20
…semanal	-17
…semanas	-28
…semestre	-16
…sencillo	-12
…sentido	-13
…sepa	-17
…sepan	9
…separa	-21
…separado	-11
…septiembre	-9
…sepultureros	-10
…ser	-27
…sereno	-12
…serie	-17
…serio	9
…servicio	-21
…servicios	-21
…será	-9
…sesenta	-28
…sesión	-17
…setas	-17
…setenta	-19
…sexta	-14
…señal	-17
…señor	-35
…señora	-10
…señores	-19
…si	-21
…siembra	-11
…siempre	-26
…siendo	-22
…sienta	-10
…sientan	-13
…sierra	-12
…siete	-39
…siga	-9
…siguiendo	-11
…siguiente	-14
…silencio	-15
…silla	-16
…sin	-12
…sino	11
…sirena	-12
…sirve	-19
…sistema	-12
…sistemas	-12
…sitio	-17
…sobra	-17
…sobrino	-20
…sol	-25
…sola	-34
…solamente	16
…solas	-11
…soles	-20
…solicita	-16
…solicito	10
…solicitud	-15
…solos	-15
…soltó	9
…sombra	-11
…sombrero	-9
…somos	-38
…son	-47
…sondas	-17
…sopla	-14
…sor	12
…sorda	-18
…sortea	-18
…sosa	-12
…sotavento	-17
…soy	-24
…su	-35
…sube	-28
…suben	-20
…subes	-15
…subir	-27
…subo	-15
…sucia	-20
…suegro	-11
…suelo	-20
…suelta	-16
…suelto	-9
…suero	-16
…sumerge	-15
…superficie	-15
…supervisor	-23
…suplente	-13
…sur	-17
…surte	-9
…sus	-26
…suspensión	-18
…sustituye	-9
…susto	-21
…sábado	-23
…sábados	-15
…sábana	-17
…sábanas	-13
…sí	-20
…t	-14
…tabla	-17
…tablero	-22
…tableros	-17
…tableta	-14
…tacha	-16
…tacto	11
…taller	-36
…tamaño	-10
…también	-37
…tambo	-13
…tambor	-18
…tampoco	-21
…tan	-13
…tanda	-8
…tanque	-30
…tantito	-18
…tanto	-21
…tapada	-16
…tapan	-12
…tapar	-11
…tarda	-9
…tarde	-46
…tardó	-9
…tarjeta	-16
…tarjetas	-19
…techo	-20
…tecnicismos	-21
…tela	-19
…teléfono	-23
…tema	-22
…temperatura	-16
…templada	-11
…temporada	-10
…temporeros	-15
…tenemos	-19
…tener	15
…tenga	-19
…tengamos	-24
…tengan	-27
…tengo	-41
…tenido	-20
…tensión	-8
…tenés	-15
…tenía	-19
…terapia	-17
…tercero	-18
…terminar	11
…termómetros	-12
…test	-14
…testigo	-23
…textil	-18
…texto	25
…ti	-17
…tibia	-16
…tiempo	-16
…tiene	-25
…tienen	8
…tierra	-31
…tijeras	-16
…tina	-17
…tinta	-15
…tinte	-11
…tipo	-31
…tira	-31
…tiran	-13
…tirando	-18
…tiras	-14
…tiro	-13
…titular	-18
…tiza	-12
…toalla	-16
…tocar	-21
…toda	-24
…todas	-16
…todavía	-22
…tolva	-22
…toma	-26
…toman	-20
…tomar	-21
…tono	-21
…toque	-23
…toques	-9
…torneo	-14
…tornillo	-16
…torre	-19
…tos	-12
…total	-20
…toño	-18
…trabajador	-8
…trabajadores	-17
…trabajamos	-18
…trabajando	-20
…trabajo	-42
…tractor	-17
…trae	-27
…traen	-22
…tramo	11
…trapo	-17
…tras	-23
…tratada	-11
…trepador	-14
…tres	-24
…trescientos	-11
…trimestre	-11
…truenos	-14
…tu	-11
…tubo	-10
…tubos	-19
…tuesta	-12
…turistas	-19
…turnos	-16
…tuvimos	-19
…técnica	-15
…técnico	-11
…técnicos	-13
…tía	-18
…tío	-16
…título	-22
…tú	-38
…túnel	-23
…unas	-38
…unidad	-21
…unificar	-28
…uniformes	-10
…unos	-20
…unta	-17
…urgencia	-14
…urgencias	8
…urgente	12
…usa	-23
…usado	-12
…usar	-19
…usb	-11
…uso	-13
…usuario	-14
…uv	-9
…uy	-10
…uñas	-16
…v2	-12
…va	-23
…vaca	-16
…vacaciones	-12
…vacas	-24
…vaciar	-9
…vacunas	-14
…vacía	-25
…vacías	-14
…vacío	-26
…vais	-10
…vale	-47
…valle	-19
…vara	-9
…vas	-18
…ve	18
…veces	-14
…vecino	-23
…vecinos	-16
…vehículo	-13
…vehículos	-10
…veinticinco	-19
…veinticuatro	-22
…veintidós	-29
…veis	-9
…vela	-16
…velas	-15
…vellón	-17
…velocidad	-17
…vencimiento	-10
…vende	-16
…vendo	-12
…vendría	-8
…venga	-31
…venido	-12
…venir	-15
…ventana	-12
…ventanas	-13
…venía	-21
…verdad	-31
…verde	-27
…vertical	-24
…ves	-17
…vestuario	-19
…veterinaria	-24
…veterinario	-18
…vi	-12
…viaje	-16
…viajes	-18
…vida	-11
…vidrio	-13
…vieja	-24
…viento	-22
…viernes	-23
…vigente	-11
…vigila	-12
…vigilante	-11
…vinagre	-20
…vino	-28
…visita	-19
…visitante	-15
…visitantes	-18
…visitas	9
…vista	-10
…visto	-24
…vitrina	-11
…voltea	-23
…voltean	-18
…volteo	-18
…voluntarias	-21
…voluntario	-16
…voluntarios	-15
…volver	-27
…vos	-14
…vosotros	-14
…voy	-32
…voz	-32
…vuelo	-12
…vuelos	-8
…vuelta	-25
…vueltas	-13
…vuelto	-31
…vuelve	-22
…vuelven	-19
…víspera	-19
…webs	-12
…wilson	-15
…word	13
…x	-26
…xq	10
…y	-39
…ya	9
…yema	-11
…yeso	-20
…yo	17
…z	-9
…zaragoza	-15
…zona	11
…|	-21
…¡	-16
…«	10
…°	-25
…±	-16
…»	-22
…¿	20
…ácido	-20
…árbitro	-22
…árbol	-20
…óptica	-18
…últimas	-19
…último	-24
…única	-9
…–	-35
…—	12
…•	11
…€	-16
…→	-16
…☐	-19`;
