// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_ES = `<#	9
<%	-20
<(	-37
<*	-17
<+	-21
<,	-55
<-	-14
<-" xara	-14
<-" xel	-15
<-" xpor	-18
<-" xun	-16
<-% xdad	-21
<-% xde	-9
<-( Xla	-9
<-( xado	-18
<-) 00	-14
<-) Xel	-8
<-) Xión	-20
<-) Xla	-18
<-) Xlas	-15
<-) Xse	-19
<-) xla	-17
<-* 00	-12
<-+ 00	-8
<-, 00	-21
<-, Xela	-13
<-, Xsto	-17
<-, xaba	-11
<-, xaca	14
<-, xada	-35
<-, xado	-26
<-, xaje	-10
<-, xal	-21
<-, xala	-20
<-, xale	-15
<-, xalo	-17
<-, xame	-22
<-, xara	-37
<-, xate	-14
<-, xbre	-10
<-, xcar	-10
<-, xces	-15
<-, xcha	-18
<-, xcia	-19
<-, xcos	-9
<-, xdad	-18
<-, xdas	-17
<-, xde	-20
<-, xdor	-9
<-, xdos	-33
<-, xdro	-13
<-, xdón	-21
<-, xece	-13
<-, xega	10
<-, xel	9
<-, xele	-17
<-, xelo	-14
<-, xema	-9
<-, xen	-24
<-, xena	-10
<-, xera	-22
<-, xero	-21
<-, xeta	-16
<-, xfas	-18
<-, xgir	-13
<-, xha	-15
<-, xhas	-11
<-, xhay	-22
<-, xias	-14
<-, xida	-11
<-, xido	-18
<-, xien	-8
<-, xina	-16
<-, xita	-12
<-, xite	-12
<-, xito	-28
<-, xión	-36
<-, xjar	-19
<-, xjas	-18
<-, xjos	-13
<-, xla	-11
<-, xlar	-11
<-, xlas	-27
<-, xle	-16
<-, xles	-17
<-, xlla	-19
<-, xlle	-14
<-, xllo	-17
<-, xlos	-35
<-, xlvo	-15
<-, xmar	-14
<-, xmas	-11
<-, xmos	-46
<-, xnca	-31
<-, xndo	-35
<-, xnes	-15
<-, xnos	-24
<-, xnta	-16
<-, xnte	-26
<-, xnía	-20
<-, xpon	-10
<-, xpor	-21
<-, xqué	-13
<-, xrar	-21
<-, xras	-13
<-, xrca	-18
<-, xrce	-15
<-, xrea	-18
<-, xres	-10
<-, xrle	-13
<-, xrno	-12
<-, xros	-12
<-, xrro	-20
<-, xrta	-13
<-, xrte	-12
<-, xsar	-13
<-, xsas	-15
<-, xsde	-15
<-, xse	-9
<-, xsi	-16
<-, xsis	-18
<-, xsta	-11
<-, xtar	-28
<-, xtas	-25
<-, xtes	-23
<-, xtil	-12
<-, xtis	-20
<-, xtos	-17
<-, xtro	-9
<-, xuna	-27
<-, xura	-14
<-, xven	-16
<-, xver	-9
<-, xves	-14
<-, xvos	-9
<-, xólo	-9
<-- 00	-21
<-- xdor	-17
<-- xel	-16
<-- xera	-11
<-- xgar	-18
<-- xión	-13
<-- xrre	11
<-- xse	-11
<-- xsi	-12
<-- xtar	-15
<-- xtes	-10
<-- xura	-17
<-. xjas	-13
<-. xlas	-15
<-/ 00	-13
<-/ xada	9
<-/ xión	-15
<-0 00	-14
<-0 Xel	-17
<-0 Xla	-16
<-0 Xnar	-10
<-0 Xse	-12
<-0 xado	13
<-0 xal	-21
<-0 xara	-27
<-0 xbar	-16
<-0 xdas	-12
<-0 xde	-13
<-0 xeas	-19
<-0 xel	-12
<-0 xen	-18
<-0 xg	-9
<-0 xg/l	-8
<-0 xios	-8
<-0 xle	-19
<-0 xlen	-13
<-0 xles	-12
<-0 xlla	-18
<-0 xlos	-20
<-0 xm/h	-21
<-0 xm/s	-15
<-0 xmm	-17
<-0 xmos	-21
<-0 xnas	-13
<-0 xpor	-10
<-0 xres	-20
<-0 xros	-18
<-0 xtas	-17
<-0 xtos	-21
<-0 xºc	-15
<-: 00	-10
<-: XXrv	-17
<-: Xdra	-16
<-: Xel	-14
<-: Xero	-17
<-: Xj	-14
<-: Xla	-21
<-: Xuen	-8
<-: Xura	-16
<-: xada	-26
<-: xado	25
<-: xal	-12
<-: xale	-10
<-: xche	10
<-: xcia	-15
<-: xde	-19
<-: xder	-16
<-: xega	12
<-: xel	-25
<-: xen	-18
<-: xera	-14
<-: xero	-17
<-: xeta	-22
<-: xfes	-17
<-: xias	-12
<-: xido	9
<-: xión	20
<-: xla	-10
<-: xlas	-14
<-: xle	-14
<-: xllo	-11
<-: xlo	-21
<-: xlos	-14
<-: xmar	-17
<-: xnos	-19
<-: xnto	-27
<-: xolo	-21
<-: xpor	-11
<-: xqué	-18
<-: xres	-10
<-: xría	-19
<-: xsi	9
<-: xsta	-15
<-: xtar	-16
<-: xtas	-15
<-: xun	-16
<-: xuy	-13
<-; xel	-24
<-; xla	-15
<-; xlas	-15
<-; xlos	-23
<-; xpor	-8
<-; xse	-16
<-; xsi	-23
<-< 00	-18
<-= xse	-16
<-> 00	-16
<-? xlo	-22
<-[ 00	-16
<-^ 00	-45
<-^ XX-07	-18
<-^ XXero	-22
<-^ XXeto	14
<-^ XXica	-21
<-^ XXnco	-20
<-^ XXras	20
<-^ XXrhh	-13
<-^ XXual	-13
<-^ Xaca	-19
<-^ Xaco	-13
<-^ Xada	-9
<-^ Xado	12
<-^ Xael	-17
<-^ Xal	-25
<-^ Xale	-19
<-^ Xalo	-17
<-^ Xalá	12
<-^ Xame	-17
<-^ Xamá	-14
<-^ Xana	-8
<-^ Xane	-17
<-^ Xano	13
<-^ Xapa	-11
<-^ Xara	-35
<-^ Xaro	-13
<-^ Xasa	9
<-^ Xati	-22
<-^ Xaúl	-14
<-^ Xble	-11
<-^ Xbra	15
<-^ Xbre	-16
<-^ Xcar	-14
<-^ Xces	-10
<-^ Xcha	-13
<-^ Xcho	-13
<-^ Xcio	-11
<-^ Xcos	-17
<-^ Xcto	-20
<-^ Xd	-13
<-^ Xdad	-23
<-^ Xdas	-17
<-^ Xdes	-9
<-^ Xdir	-17
<-^ Xdor	-16
<-^ Xdro	-12
<-^ Xedo	-24
<-^ Xefa	-13
<-^ Xega	-23
<-^ Xel	-43
<-^ Xela	-17
<-^ Xelo	-15
<-^ Xema	-22
<-^ Xen	-19
<-^ Xera	-23
<-^ Xesa	-14
<-^ Xese	-22
<-^ Xeso	16
<-^ Xeta	-14
<-^ Xeto	-21
<-^ Xevo	-18
<-^ Xexo	-15
<-^ Xeña	-8
<-^ Xfwd	-15
<-^ Xgan	-19
<-^ Xgar	-11
<-^ Xgos	-17
<-^ Xha	-17
<-^ Xhar	-22
<-^ Xhay	-23
<-^ Xiar	-15
<-^ Xias	-20
<-^ Xiba	-8
<-^ Xica	-31
<-^ Xico	-13
<-^ Xide	-13
<-^ Xier	-11
<-^ Xijo	-17
<-^ Xila	-13
<-^ Xima	-15
<-^ Xime	-17
<-^ Xina	-14
<-^ Xino	-17
<-^ Xios	-21
<-^ Xita	-22
<-^ Xito	-34
<-^ Xivo	-10
<-^ Xión	29
<-^ Xjas	-11
<-^ Xl	-13
<-^ Xla	-35
<-^ Xlan	-15
<-^ Xlar	-13
<-^ Xle	-37
<-^ Xles	-17
<-^ Xlla	-21
<-^ Xlle	-12
<-^ Xlo	-46
<-^ Xlpe	-10
<-^ Xmas	-16
<-^ Xmen	-15
<-^ Xmer	-13
<-^ Xmis	-21
<-^ Xnar	-21
<-^ Xnca	-19
<-^ Xnda	-16
<-^ Xner	-16
<-^ Xnes	-29
<-^ Xnia	-11
<-^ Xnma	-13
<-^ Xnse	-22
<-^ Xnta	-27
<-^ Xnte	-31
<-^ Xnto	-45
<-^ Xola	-16
<-^ Xoma	-24
<-^ Xona	-17
<-^ Xora	-12
<-^ Xoró	-13
<-^ Xoto	-16
<-^ Xoye	-10
<-^ Xpor	-34
<-^ Xque	-16
<-^ Xrar	-18
<-^ Xras	-19
<-^ Xrdo	-17
<-^ Xrea	-11
<-^ Xref	-11
<-^ Xres	-21
<-^ Xrev	-14
<-^ Xrga	15
<-^ Xrgo	-17
<-^ Xrio	-14
<-^ Xrma	-19
<-^ Xrme	-13
<-^ Xrno	-10
<-^ Xrol	13
<-^ Xros	-12
<-^ Xrre	-23
<-^ Xrta	-21
<-^ Xrte	-14
<-^ Xría	-38
<-^ Xsar	-19
<-^ Xsde	9
<-^ Xse	-62
<-^ Xseo	-15
<-^ Xsra	-16
<-^ Xsta	-17
<-^ Xtal	-17
<-^ Xtan	-16
<-^ Xtar	-35
<-^ Xtel	-13
<-^ Xten	-17
<-^ Xter	-17
<-^ Xtes	-35
<-^ Xtir	-9
<-^ Xtor	-17
<-^ Xtra	-20
<-^ Xuda	-19
<-^ Xude	-16
<-^ Xuli	-17
<-^ Xulo	-15
<-^ Xun	-20
<-^ Xuna	-25
<-^ Xura	-12
<-^ Xuta	-13
<-^ Xxto	-18
<-^ Xzar	-10
<-^ Xzos	10
<-^ Xñas	-17
<-^ xado	-22
<-^ xaja	-24
<-^ xal	-12
<-^ xale	-24
<-^ xara	-12
<-^ xay	-12
<-^ xcar	-21
<-^ xcer	-10
<-^ xche	-24
<-^ xcia	-11
<-^ xd	-9
<-^ xdos	-15
<-^ xego	-22
<-^ xel	-35
<-^ xen	-18
<-^ xest	-16
<-^ xiar	-16
<-^ xirá	-22
<-^ xla	-20
<-^ xlar	-20
<-^ xlas	-15
<-^ xlo	-28
<-^ xlos	-25
<-^ xmos	-29
<-^ xnca	-17
<-^ xnos	-12
<-^ xooo	-22
<-^ xpor	-15
<-^ xrar	-12
<-^ xrir	-13
<-^ xrle	-15
<-^ xse	9
<-^ xsi	-35
<-^ xsto	-9
<-^ xtar	-17
<-^ xtas	-18
<-^ xtos	-15
<-^ xuna	11
<-^ xvar	-9
<-a 00	-12
<-a Xión	-21
<-a Xlar	-9
<-a xaco	-9
<-a xada	-23
<-a xado	-17
<-a xaíz	-18
<-a xbir	-22
<-a xbre	-12
<-a xcar	-14
<-a xcer	-18
<-a xcia	-13
<-a xcio	-18
<-a xdad	-14
<-a xdar	-11
<-a xdos	-27
<-a xera	-19
<-a xgar	-12
<-a xgre	-20
<-a xias	-11
<-a xión	-25
<-a xla	-50
<-a xlar	-15
<-a xlas	-38
<-a xles	-12
<-a xllo	-14
<-a xlo	-19
<-a xlos	-26
<-a xluz	-11
<-a xmir	-9
<-a xner	-21
<-a xnes	-13
<-a xnos	-29
<-a xnta	-28
<-a xnto	-22
<-a xpar	-11
<-a xpor	-14
<-a xqué	-11
<-a xrar	-14
<-a xras	-17
<-a xrdo	-9
<-a xres	-14
<-a xrir	12
<-a xrlo	-22
<-a xrro	-14
<-a xrto	-12
<-a xsar	-12
<-a xsas	-12
<-a xtar	-24
<-a xtes	-15
<-a xti	-15
<-a xtir	-22
<-a xtu	-9
<-a xun	-28
<-a xzar	-21
<-abre xel	-22
<-abre xla	-26
<-abre xuna	-15
<-abren xlas	-9
<-abrir xla	-20
<-acaba xel	-17
<-acabar xel	-15
<-acabó xen	-15
<-acerca xde	-16
<-acomoda xen	-11
<-acta xde	-12
<-acuerda xtar	-20
<-acá xen	-11
<-afloja xel	-15
<-afloja xla	-10
<-agencia xnos	-15
<-agua xada	-20
<-agua xde	-9
<-ahora xen	-11
<-ahora xla	13
<-ahora xlta	-17
<-ahora xse	-17
<-ahí xle	-19
<-ahí xse	-14
<-aire xado	-21
<-aire xse	-13
<-al xado	-16
<-al xaje	-12
<-al xbar	-17
<-al xbir	-13
<-al xcer	-14
<-al xcón	-17
<-al xdor	-25
<-al xdos	-12
<-al xdón	-8
<-al xero	-25
<-al xeño	-20
<-al xial	-14
<-al xico	-18
<-al xino	-15
<-al xjar	-16
<-al xlir	-17
<-al xllo	-9
<-al xnar	-40
<-al xnte	-10
<-al xnto	-13
<-al xoto	-11
<-al xque	-24
<-al xrio	-28
<-al xrno	-16
<-al xrre	-23
<-al xrro	-18
<-al xsco	-18
<-al xsta	-15
<-al xste	10
<-al xtor	-19
<-al xtro	-19
<-al xuto	-9
<-al xver	-19
<-al xvés	-17
<-al xzar	-20
<-al xzer	-8
<-algo xde	-11
<-algo xito	-11
<-algo xoso	-9
<-algo xse	-18
<-alguien xado	-18
<-alguien xde	-10
<-alguien xha	-15
<-alguien xse	-25
<-alguno xse	-10
<-alquiler xde	-16
<-alrededor xde	-15
<-amarillo xse	-20
<-amparo xde	-10
<-andar xen	-13
<-anoche xmos	-17
<-anota xel	-12
<-anota xen	-12
<-antes xde	-22
<-antes xel	-26
<-antes xse	-21
<-apaga xel	-14
<-apaga xla	-14
<-aparece xun	-16
<-apunta xel	-20
<-apunta xen	-12
<-apunta xla	-17
<-aquí xen	-15
<-aquí xla	-17
<-aquí xlo	-16
<-arma xel	-14
<-arranca xel	-11
<-arranca xla	-20
<-arriba xara	-11
<-aseguradora xde	-13
<-asunto xde	-11
<-así xlo	-15
<-así xmás	-13
<-auditor xde	-13
<-aunque xla	-14
<-autorización xde	-9
<-avalúo xde	-17
<-avisa xal	-10
<-avisa xde	-12
<-avisa xen	-8
<-ayer xen	-14
<-ayuntamiento xnos	-16
<-año xmos	-18
<-año xpor	-11
<-años xen	-17
<-baja xel	-20
<-baja xla	-20
<-baja xse	-10
<-baje xla	-13
<-bajo xel	-18
<-bajó xel	-24
<-balde xde	-9
<-banco xde	-15
<-bandeja xada	-15
<-bandera xlla	-12
<-barrer xel	-11
<-barrio xen	-15
<-biblioteca xde	-8
<-bien xado	-8
<-bien xito	-19
<-billete xlso	-19
<-bodega xen	-13
<-bolsa xal	-11
<-bolsa xde	-13
<-bonito xara	-14
<-bote xde	-12
<-botón xde	-11
<-buenas xdes	-19
<-buenas xhes	-10
<-bueno xde	-14
<-bueno xen	-17
<-busca xel	-17
<-busca xla	-17
<-buzón xde	-11
<-cabina xse	-24
<-cada 00	-9
<-cada xada	-19
<-cada xaje	-10
<-cada xano	-22
<-cada xche	-18
<-cada xdor	-13
<-cada xero	-11
<-cada xión	10
<-cada xlpe	-10
<-cada xnda	-14
<-cada xora	-17
<-cada xrio	-12
<-cada xrno	-25
<-cada xtre	-11
<-cada xuna	-19
<-cae xel	-16
<-caja xde	-9
<-cajas xde	-17
<-cajón xde	-10
<-cambia xde	-17
<-cambia xel	-19
<-cambio xde	-22
<-camión xde	-19
<-canal xde	-16
<-carga xlas	-12
<-carne xada	-13
<-cartel xen	-8
<-casa xde	-13
<-caseta xse	-10
<-casi xse	-16
<-cayó xel	-20
<-cementerio xpal	-14
<-cerca xde	-9
<-cerrar xla	-20
<-certificado xde	-13
<-chavales xde	-11
<-cien xras	-19
<-ciento xse	-16
<-cierra xla	-19
<-cierra xlas	-20
<-cierre xde	-18
<-cincuenta xnas	-17
<-cinta xde	-11
<-clase xde	-11
<-cliente xde	-11
<-cliente xega	-12
<-cliente xla	-20
<-cliente xse	-9
<-club xde	-9
<-cobrar xun	-18
<-cobro xde	-15
<-coge xla	-15
<-cola xde	-8
<-colgado xen	-23
<-coloca xla	-11
<-comida xen	-18
<-comité xde	-17
<-como xbes	-8
<-como xen	-13
<-como xla	-16
<-como xle	-27
<-como xlo	-14
<-como xnto	-13
<-como xun	-18
<-compara xel	-10
<-comprueba xel	-17
<-con 00	-19
<-con xaca	-14
<-con xado	-30
<-con xalo	-9
<-con xana	-11
<-con xara	-12
<-con xces	-9
<-con xcha	-18
<-con xdas	-13
<-con xdos	-20
<-con xel	-56
<-con xelo	-14
<-con xena	-17
<-con xera	-15
<-con xero	-20
<-con xeta	-11
<-con xeña	-23
<-con xido	-14
<-con xien	-14
<-con xigo	-12
<-con xina	-18
<-con xios	-10
<-con xiza	-9
<-con xión	-28
<-con xla	-21
<-con xllo	-23
<-con xlo	-26
<-con xlor	-22
<-con xnas	-16
<-con xnta	-12
<-con xnte	-16
<-con xnto	-12
<-con xono	-11
<-con xras	-23
<-con xres	-16
<-con xrné	-9
<-con xron	-18
<-con xros	-12
<-con xría	-14
<-con xsco	-17
<-con xses	-15
<-con xsus	-14
<-con xtas	-11
<-con xtes	-19
<-con xtos	-13
<-con xudo	-13
<-con xun	-21
<-con xuna	-31
<-con xupa	-9
<-con xura	-20
<-con xvia	-12
<-conecta xla	-12
<-consulta xal	-13
<-consulta xde	-18
<-contenedores xdos	-14
<-contenido xse	-9
<-contra xel	-12
<-control xde	-17
<-convertir xlo	-23
<-conviene xcar	-24
<-cooperativa xde	-14
<-copia xada	-15
<-corre xla	-13
<-corta xel	-10
<-corta xla	-14
<-corte xde	-20
<-corte xla	-18
<-cortes xde	-8
<-cosas xdas	-23
<-cosas xde	-14
<-crea xla	-10
<-cuaderno xde	-18
<-cuando xale	-21
<-cuando xega	-17
<-cuando xel	-16
<-cuando xhay	-22
<-cuando xien	11
<-cuando xle	-12
<-cuando xse	-24
<-cuando xun	9
<-cuando xuna	-15
<-cuarenta xros	-16
<-cuartas xtes	-17
<-cuarto xde	-17
<-cuatro xdas	-25
<-cuatro xros	-15
<-cuatro xtas	-11
<-cuatro xtos	-9
<-cubos xde	-9
<-cuelga xla	-16
<-cuelgan xen	-18
<-cuenta xde	-14
<-cuenta xel	-11
<-cuenta xlas	-10
<-cuenta xlos	-24
<-cuerdas xpor	-18
<-cuerpo xde	-15
<-código xde	-10
<-cómo xle	-22
<-cómo xlo	-23
<-cómo xmos	-13
<-cómo xnos	-18
<-cómo xse	-9
<-da xel	-29
<-da xisa	-14
<-da xita	-8
<-da xla	-30
<-da xuna	-19
<-dar xel	-19
<-de 00	-17
<-de XXco2	-12
<-de XXión	-19
<-de XXla	-15
<-de XXnes	-25
<-de XXtes	-17
<-de Xaca	-19
<-de Xali	-16
<-de Xaén	-12
<-de Xcho	-11
<-de Xcia	-16
<-de Xdes	-8
<-de Xdiz	-15
<-de Xida	-20
<-de Xira	-20
<-de Xión	-20
<-de Xlos	-12
<-de Xnda	-8
<-de Xnes	-12
<-de Xnia	-14
<-de Xnio	-14
<-de Xnta	-15
<-de Xona	-17
<-de Xoza	-15
<-de Xqui	-13
<-de Xria	-30
<-de Xrio	-11
<-de Xrra	-11
<-de Xsan	-9
<-de Xsca	-9
<-de Xsta	-20
<-de Xtes	-10
<-de Xuco	-19
<-de Xvia	-9
<-de xaca	-15
<-de xado	-29
<-de xaja	-23
<-de xaje	-33
<-de xal	-14
<-de xala	-27
<-de xama	-14
<-de xamo	11
<-de xana	-16
<-de xano	-25
<-de xara	-10
<-de xasa	-25
<-de xaso	-13
<-de xata	-13
<-de xate	-13
<-de xaza	-17
<-de xaíz	-17
<-de xbar	-17
<-de xbas	-15
<-de xbir	-19
<-de xbol	-15
<-de xbor	-9
<-de xbra	-25
<-de xbre	-24
<-de xbés	-13
<-de xcar	-26
<-de xcer	-25
<-de xces	-13
<-de xcha	-22
<-de xche	-26
<-de xcho	-23
<-de xcia	-24
<-de xcio	-21
<-de xcos	-17
<-de xcén	14
<-de xdad	-33
<-de xdar	-8
<-de xdas	12
<-de xder	-13
<-de xdes	-29
<-de xdia	-22
<-de xdor	-19
<-de xdos	-23
<-de xdro	-12
<-de xdón	-21
<-de xear	13
<-de xeas	-19
<-de xebé	-13
<-de xeda	-12
<-de xega	15
<-de xego	-23
<-de xejo	-18
<-de xelo	-18
<-de xeno	-16
<-de xera	-18
<-de xero	-29
<-de xeso	-26
<-de xeta	-16
<-de xeve	-16
<-de xeza	-15
<-de xeña	-15
<-de xeño	-15
<-de xgen	-10
<-de xgón	-20
<-de xiar	11
<-de xias	-25
<-de xica	-25
<-de xico	-16
<-de xida	11
<-de xido	-30
<-de xilm	-13
<-de xilo	-15
<-de xina	-24
<-de xino	-18
<-de xios	-24
<-de xir	-12
<-de xjas	-13
<-de xjes	-12
<-de xjía	-18
<-de xla	-33
<-de xldo	-16
<-de xler	-15
<-de xles	-27
<-de xlir	-20
<-de xlla	-13
<-de xllo	-20
<-de xlo	-15
<-de xlor	-8
<-de xlos	-30
<-de xlta	-16
<-de xlín	-14
<-de xlón	-14
<-de xmar	-21
<-de xmas	-23
<-de xmer	-11
<-de xmio	-15
<-de xmpo	-16
<-de xmón	-13
<-de xnar	-16
<-de xnas	-30
<-de xnco	-24
<-de xndo	-17
<-de xner	-25
<-de xnes	-43
<-de xngo	-12
<-de xnio	-15
<-de xnos	-21
<-de xnta	-34
<-de xnte	-23
<-de xoca	-12
<-de xoda	-16
<-de xodo	-17
<-de xona	-12
<-de xora	-20
<-de xoro	-13
<-de xoño	-13
<-de xpiz	-11
<-de xqué	-24
<-de xral	-13
<-de xrar	12
<-de xras	-28
<-de xrdo	-13
<-de xres	-41
<-de xrez	-13
<-de xrga	-16
<-de xrgo	-11
<-de xria	-11
<-de xrio	-27
<-de xrir	-28
<-de xrle	-11
<-de xrlo	-14
<-de xrme	-16
<-de xrno	-20
<-de xros	-26
<-de xrro	-15
<-de xrse	-16
<-de xrte	-17
<-de xrto	14
<-de xrva	-18
<-de xrzo	-21
<-de xría	-11
<-de xsal	-12
<-de xsar	-17
<-de xsas	-26
<-de xsco	-17
<-de xses	-15
<-de xste	-12
<-de xsto	-19
<-de xtal	-21
<-de xtar	-14
<-de xtas	-26
<-de xtel	-16
<-de xtes	-35
<-de xtos	-49
<-de xtra	-19
<-de xtro	-18
<-de xtón	-22
<-de xueo	-19
<-de xula	-13
<-de xun	-48
<-de xuna	-27
<-de xura	9
<-de xver	-13
<-de xvos	-21
<-de xyas	-18
<-de xzas	-28
<-de xído	-16
<-de xñas	-16
<-de xños	-19
<-de xómo	11
<-debajo xde	-10
<-debe xsar	-13
<-deja xde	-12
<-deja xel	-15
<-deja xen	-10
<-deja xla	13
<-deja xlar	-17
<-deja xota	-13
<-deja xrir	-11
<-deja xsar	-12
<-deja xtar	-19
<-deja xuna	-15
<-dejar 00	-12
<-dejar xado	-26
<-dejar xito	-27
<-dejó xel	-24
<-del 00	-18
<-del xado	24
<-del xaje	-15
<-del xano	-18
<-del xate	12
<-del xcal	-22
<-del xcho	-19
<-del xcio	-22
<-del xdor	-30
<-del xdro	-10
<-del xdén	-12
<-del xdón	-14
<-del xelo	-20
<-del xema	-8
<-del xero	-25
<-del xeso	11
<-del xgar	-13
<-del xgón	-11
<-del xico	-18
<-del xido	-13
<-del xifo	-13
<-del xité	-18
<-del xión	-24
<-del xlar	-23
<-del xlde	-17
<-del xldo	-9
<-del xleo	-14
<-del xler	-34
<-del xllo	-15
<-del xlor	-8
<-del xlón	-15
<-del xnal	-13
<-del xnte	-16
<-del xque	-13
<-del xrio	-32
<-del xrno	-35
<-del xrte	-25
<-del xrto	10
<-del xrón	-18
<-del xsor	-9
<-del xtel	-9
<-del xtor	-26
<-del xtro	-23
<-del xulo	-21
<-del xñón	-20
<-delante xde	-10
<-dentro xde	-14
<-depósito xde	-8
<-descarga xde	-12
<-desde 00	-13
<-desde xel	-13
<-desde xero	-12
<-desde xla	-29
<-desde xun	-12
<-desmonta xel	-9
<-desmontaje xde	-19
<-después xde	-15
<-después xel	-25
<-después xen	-11
<-después xla	-16
<-después xlos	-16
<-después xnos	-18
<-después xse	-25
<-devuelve xel	-13
<-dice xel	-25
<-dice xla	-17
<-diez xpor	-13
<-diga xel	-23
<-diga xla	-17
<-digo xara	-21
<-directora xun	-13
<-discute xel	-14
<-doce xpor	-9
<-documento xde	-16
<-documento xrio	-17
<-don Xlmo	-13
<-dos xcas	-8
<-dos xcos	-22
<-dos xdas	-22
<-dos xde	-15
<-dos xdes	-13
<-dos xdos	-14
<-dos xgos	-9
<-dos xhes	-9
<-dos xias	-14
<-dos xios	-9
<-dos xjas	-8
<-dos xlas	-17
<-dos xles	-18
<-dos xlos	-12
<-dos xnes	-16
<-dos xnos	-15
<-dos xpor	-9
<-dos xras	-31
<-dos xres	-24
<-dos xros	-21
<-dos xsas	-13
<-dos xsi	-14
<-dos xtas	-24
<-dos xtes	-14
<-dos xtos	-17
<-dos xues	-14
<-dos xzos	-9
<-dos xías	-10
<-doy xla	-17
<-durante xel	-23
<-durante xla	-17
<-día 00	-11
<-día xde	-8
<-día xen	-12
<-día xtes	-20
<-días xara	-9
<-días xles	-13
<-días xse	-16
<-días xtes	-11
<-echa xel	-18
<-echa xla	-17
<-echa xun	-16
<-eh xlas	-20
<-eh xle	-20
<-el 00	-13
<-el Xrio	-15
<-el xace	-21
<-el xado	-13
<-el xago	-18
<-el xama	-9
<-el xame	-15
<-el xamo	13
<-el xano	-19
<-el xapo	-10
<-el xaro	-17
<-el xaso	-12
<-el xato	-25
<-el xave	-22
<-el xazo	-27
<-el xaño	-16
<-el xbar	-10
<-el xbio	19
<-el xble	15
<-el xblo	-17
<-el xbor	-22
<-el xbre	-20
<-el xbro	-15
<-el xche	18
<-el xcho	11
<-el xcio	-25
<-el xcto	-19
<-el xcón	-14
<-el xde	-12
<-el xdeo	-11
<-el xdio	-17
<-el xdor	-8
<-el xdro	-15
<-el xdón	-14
<-el xeco	-12
<-el xedo	-15
<-el xego	-15
<-el xeje	-17
<-el xejo	-25
<-el xelo	-13
<-el xema	-25
<-el xeno	-28
<-el xeso	-32
<-el xete	-19
<-el xeto	-24
<-el xevo	-11
<-el xeño	-18
<-el xfer	-16
<-el xhat	-16
<-el xhef	-11
<-el xial	-17
<-el xiar	-21
<-el xico	-37
<-el xiel	-14
<-el xier	-11
<-el xifo	-15
<-el xigo	-13
<-el xilo	-17
<-el xing	-15
<-el xino	-33
<-el xion	-17
<-el xiro	-11
<-el xite	-20
<-el xitu	-16
<-el xité	-12
<-el xivo	-25
<-el xión	-37
<-el xjal	-24
<-el xker	-15
<-el xlar	-12
<-el xlay	-17
<-el xlde	-20
<-el xldo	-9
<-el xllo	-39
<-el xlor	-25
<-el xlpe	-14
<-el xlvo	-16
<-el xlón	-32
<-el xmal	-27
<-el xmbo	-24
<-el xmio	-9
<-el xmno	-16
<-el xmán	-8
<-el xnal	-26
<-el xnco	-13
<-el xndo	-17
<-el xnel	-23
<-el xner	-13
<-el xngo	-15
<-el xniz	-10
<-el xnta	-16
<-el xnte	-45
<-el xnto	12
<-el xnés	-17
<-el xobo	-11
<-el xoco	-18
<-el xodo	-30
<-el xogo	-22
<-el xomo	-9
<-el xono	-29
<-el xoro	-13
<-el xoso	-23
<-el xote	-14
<-el xoto	-24
<-el xpio	-21
<-el xpón	-13
<-el xral	-20
<-el xrco	-22
<-el xrde	-16
<-el xrdo	-10
<-el xril	-10
<-el xrio	-50
<-el xrje	-14
<-el xrme	-12
<-el xrno	-16
<-el xrol	-15
<-el xrpo	-24
<-el xrre	-21
<-el xrro	-31
<-el xrso	-16
<-el xrto	8
<-el xrán	-15
<-el xrón	-17
<-el xsco	-12
<-el xset	-9
<-el xsis	-22
<-el xsor	-43
<-el xsta	-25
<-el xste	-11
<-el xtal	-22
<-el xtaz	-15
<-el xtel	-13
<-el xteo	9
<-el xtil	-15
<-el xtor	-35
<-el xtro	-23
<-el xtón	-27
<-el xual	-21
<-el xubo	-20
<-el xudo	-13
<-el xueo	22
<-el xujo	-21
<-el xuto	-19
<-el xuyo	-11
<-el xuía	-11
<-el xuín	-16
<-el xxto	-14
<-el xzal	-21
<-el xzón	-9
<-el xñol	-18
<-elige xel	-14
<-elvira 00	-13
<-empresa xde	-22
<-en Xago	-10
<-en Xara	-9
<-en Xión	-19
<-en Xlla	-16
<-en Xotá	-18
<-en Xoza	-11
<-en Xrey	-18
<-en Xsan	-12
<-en xada	-32
<-en xaja	-12
<-en xala	-13
<-en xano	-18
<-en xasa	-13
<-en xaso	-13
<-en xato	-13
<-en xbre	-25
<-en xcas	-11
<-en xcha	-15
<-en xcho	-17
<-en xdos	-18
<-en xeco	-16
<-en xel	-48
<-en xelo	-16
<-en xena	-27
<-en xera	-22
<-en xero	-18
<-en xico	-10
<-en xión	-23
<-en xla	-30
<-en xlas	-30
<-en xles	-11
<-en xlio	-27
<-en xlos	-29
<-en xnto	-14
<-en xora	-17
<-en xral	-11
<-en xras	-21
<-en xres	-15
<-en xril	-10
<-en xrio	-16
<-en xrzo	-19
<-en xría	-19
<-en xsto	-14
<-en xsus	-15
<-en xun	-18
<-en xuna	-41
<-encargada xde	-10
<-enciende xel	-18
<-encima xde	-17
<-encima xse	-21
<-enseña xel	-11
<-entienda xuna	-10
<-entonces xel	-30
<-entonces xla	-13
<-entonces xlo	-9
<-entonces xse	-23
<-entra xen	-19
<-entra xpor	-16
<-entra xuna	-16
<-entrada xde	-15
<-entrada xen	-13
<-entran xlos	-11
<-entran xpor	-9
<-entrar xse	-15
<-entre xdos	-10
<-entre xen	-9
<-entre xla	-22
<-entre xlas	-15
<-entre xlos	-28
<-entre xnta	-12
<-entre xuna	-12
<-entrega xal	-10
<-entrega xde	-18
<-entrega xel	-10
<-envía xla	-16
<-equipo xde	-13
<-equipo xse	-9
<-era xara	-12
<-error xla	-12
<-es xara	-25
<-es xde	-15
<-es xel	10
<-es xeor	-11
<-es xina	-14
<-es xita	-10
<-es xla	17
<-es xlo	-44
<-es xnte	-17
<-es xpa	-22
<-es xsía	-10
<-es xun	-14
<-es xuna	-21
<-escribe xla	-16
<-escribo xde	-12
<-escribo xen	-10
<-escribo xpor	-10
<-escribo xsde	-10
<-escrito xde	-12
<-escrito xel	13
<-escrito xla	14
<-escrito xómo	10
<-eso xlo	-16
<-eso xse	-19
<-espejo xse	-10
<-esperar xdos	-11
<-estación xde	-18
<-estamos xndo	-17
<-estas xnes	-21
<-este xano	-28
<-estimados xres	-12
<-esto xen	-16
<-esto xlo	-16
<-esto xse	-9
<-esto xun	-13
<-estoy xen	-12
<-estoy xndo	-19
<-está xada	-26
<-está xado	-17
<-está xde	-11
<-está xel	-13
<-está xen	-16
<-está xido	-11
<-está xla	-11
<-está xndo	-30
<-están xdos	-19
<-están xen	-12
<-esté xado	-22
<-esté xen	-11
<-euros xal	-14
<-euros xse	-15
<-explicar xqué	-16
<-falla xla	-14
<-falta xel	-10
<-falta xlo	-14
<-falta xrle	-13
<-falta xun	-21
<-familia xse	-15
<-farmacia xde	-17
<-favor xde	-20
<-fecha xde	-12
<-fecha xen	-9
<-federación xnos	-12
<-feria xde	-13
<-filtros xde	-16
<-finca xde	-14
<-firma xel	-16
<-firma xen	-20
<-firmada xpor	-17
<-firmados xse	-14
<-firme xel	-19
<-fondo 00	-18
<-forma xde	-13
<-foto xde	-10
<-fotos xde	-20
<-franja xde	-10
<-freno xde	-12
<-frente xal	-8
<-fue xal	-16
<-fue xel	-18
<-fue xla	-14
<-fuera xde	-11
<-funeraria xde	-8
<-gas xal	-15
<-gas xen	-10
<-gente xada	-9
<-gente xde	-9
<-gente xse	-13
<-golpe xen	-20
<-golpea xel	-14
<-goma xde	-12
<-grabe xómo	18
<-gracias xpor	-10
<-grados xse	-16
<-gramos xpor	-15
<-grupo xde	-10
<-guantes xios	-12
<-guantes xsos	-12
<-guía xara	-15
<-guía xde	-24
<-ha xado	-49
<-ha xcho	-17
<-ha xde	-20
<-ha xido	-31
<-ha xito	-17
<-ha xlto	-9
<-ha xsto	-13
<-habla xde	-8
<-habla xpor	-12
<-hablamos xen	-9
<-había xado	-17
<-hace xdos	-13
<-hace xel	-33
<-hace xla	-19
<-hace xsi	-25
<-hace xun	-21
<-hacemos xen	-15
<-hacemos xeso	9
<-hacer xde	-17
<-hacer xla	-22
<-hacer xndo	18
<-hacer xsi	18
<-haga xla	12
<-hago xde	-12
<-han xado	-29
<-han xido	-28
<-harina xde	-15
<-hasta 00	-15
<-hasta xel	-36
<-hasta xla	-22
<-hasta xlos	-13
<-hasta xrzo	-13
<-hay xdos	-24
<-hay xias	15
<-hay xien	-21
<-hay xión	-23
<-hay xun	-10
<-hay xuna	-19
<-haya xado	-30
<-haya xido	-14
<-he xado	-33
<-he xido	-11
<-hecha xun	-15
<-hemos xado	-20
<-hemos xido	-22
<-hermana xse	-14
<-herramienta xada	-12
<-hizo xel	-17
<-hoja xada	-11
<-hoja xara	-11
<-hoja xde	-18
<-hoja xpor	-9
<-hora xara	-10
<-hora xde	-18
<-hora xen	-8
<-hora xse	-22
<-hora xtes	-16
<-horas xde	-10
<-horas xen	-18
<-horas xpor	-9
<-horas xse	-17
<-horas xtes	-11
<-horno xlo	-12
<-hospital xde	-18
<-hubo xun	-17
<-ido xndo	-9
<-igual xhay	-23
<-inspección xde	-13
<-instrucciones xara	-23
<-instructivo xara	-20
<-interior xde	-14
<-ir xndo	-10
<-jamás xse	-18
<-jefe xde	-17
<-kilos xde	-14
<-kilos xen	-8
<-la 00	-12
<-la XXitv	-10
<-la XXong	-11
<-la Xcia	-28
<-la Xdad	-16
<-la Xera	-12
<-la Xión	-25
<-la Xola	-13
<-la Xría	-19
<-la xaba	-15
<-la xaca	-34
<-la xada	-35
<-la xala	-31
<-la xama	-10
<-la xamá	-9
<-la xana	-24
<-la xapa	-18
<-la xara	-39
<-la xasa	10
<-la xase	13
<-la xata	-28
<-la xave	-25
<-la xaya	-20
<-la xaza	-18
<-la xaña	-15
<-la xbra	-29
<-la xcha	-33
<-la xche	-13
<-la xcia	-31
<-la xcía	-16
<-la xdad	-40
<-la xde	-25
<-la xdra	-24
<-la xdía	-9
<-la xeca	-28
<-la xeda	-18
<-la xega	-9
<-la xeja	-20
<-la xela	-42
<-la xema	-14
<-la xena	-19
<-la xera	-28
<-la xesa	-17
<-la xeta	-42
<-la xeva	-19
<-la xha	-9
<-la xiar	-21
<-la xica	-25
<-la xici	-13
<-la xida	-31
<-la xiel	-36
<-la xiga	-20
<-la xila	-21
<-la xisa	-17
<-la xita	-26
<-la xiva	-16
<-la xiza	-18
<-la xión	14
<-la xlda	-21
<-la xlla	-8
<-la xlor	-16
<-la xlpa	-21
<-la xlta	-19
<-la xlva	-18
<-la xlía	-16
<-la xmba	-16
<-la xmia	-20
<-la xmna	-18
<-la xmos	-36
<-la xmpa	-16
<-la xmpu	-18
<-la xmés	-12
<-la xnca	-27
<-la xnda	-33
<-la xnea	-19
<-la xnia	-14
<-la xnja	-15
<-la xnta	-13
<-la xnte	-24
<-la xnza	-20
<-la xnía	-18
<-la xoca	-18
<-la xoda	-17
<-la xoga	-24
<-la xola	-22
<-la xona	-23
<-la xora	-15
<-la xosa	-13
<-la xota	-21
<-la xral	-17
<-la xrca	-12
<-la xrda	-22
<-la xrea	-11
<-la xred	-24
<-la xrga	-15
<-la xrgo	-12
<-la xrie	-18
<-la xriz	-11
<-la xrma	-18
<-la xrna	-14
<-la xrne	-10
<-la xrra	-27
<-la xrta	-19
<-la xrva	-14
<-la xría	-39
<-la xrúa	-16
<-la xsal	-20
<-la xsca	-14
<-la xsis	-11
<-la xsta	-19
<-la xtea	-20
<-la xtra	-30
<-la xtua	-15
<-la xtud	11
<-la xtía	-17
<-la xuba	-17
<-la xuda	-11
<-la xuia	-19
<-la xuja	-17
<-la xula	-28
<-la xuma	-18
<-la xusa	-16
<-la xuta	-13
<-la xuya	-11
<-la xuía	-18
<-la xuña	-23
<-la xweb	-21
<-la xñal	-21
<-la xñía	-13
<-labios xdos	-17
<-laboratorio xse	-18
<-lado xrdo	-10
<-larga xse	13
<-las 00	-14
<-las xcas	-29
<-las xces	-17
<-las xde	-17
<-las xdes	-24
<-las xdos	-20
<-las xeas	-29
<-las xgas	-23
<-las xhas	-24
<-las xhes	-17
<-las xjas	-28
<-las xlas	-34
<-las xmas	-17
<-las xnas	10
<-las xnes	9
<-las xpas	-22
<-las xras	14
<-las xres	-18
<-las xtas	-13
<-las xtes	-18
<-las xvas	-9
<-las xyas	-21
<-las xzas	-34
<-las xñas	-12
<-lava xlas	-8
<-lavado xde	-16
<-le xblo	-14
<-le xces	-19
<-le xcto	-16
<-le xdan	-12
<-le xdé	-17
<-le xece	-10
<-le xega	-9
<-le xele	-9
<-le xeña	-10
<-le xhan	-12
<-le xije	-14
<-le xito	-12
<-le xmos	-37
<-le xnda	-10
<-le xnde	-13
<-le xnto	-16
<-le xoma	-28
<-le xras	-14
<-le xron	-10
<-le xrta	-17
<-le xría	-17
<-le xsta	-17
<-le xtas	-15
<-le xían	-14
<-lee xel	-19
<-lee xla	-18
<-leen xel	-15
<-les xego	-21
<-les xido	-19
<-les xmos	-17
<-les xría	-11
<-levanta xla	-28
<-limpia xel	-14
<-limpia xla	-25
<-limpieza xde	-11
<-linterna XXuv	-8
<-lista xde	-14
<-llama xal	-19
<-llama xuna	-18
<-llamo xal	-16
<-llaves xde	-14
<-llega xel	-20
<-llega xen	-14
<-llega xla	-16
<-llena xel	-19
<-llena xla	-16
<-llenas xde	-12
<-lleva xal	-9
<-lleva xel	-10
<-lleva xla	-19
<-llevan xel	-10
<-llevo xla	-17
<-lo xaba	-19
<-lo xado	-27
<-lo xagó	-12
<-lo xara	-19
<-lo xaña	-9
<-lo xcan	-11
<-lo xcte	-9
<-lo xcto	-9
<-lo xdan	-17
<-lo xde	-35
<-lo xene	-15
<-lo xepa	-12
<-lo xgan	-15
<-lo xha	-12
<-lo xida	-16
<-lo xiga	-17
<-lo xjes	-13
<-lo xman	-10
<-lo xmos	-32
<-lo xmío	-26
<-lo xnas	-17
<-lo xnes	-9
<-lo xnta	-11
<-lo xntó	-13
<-lo xrme	-19
<-lo xron	-10
<-lo xtan	-19
<-lo xáis	-16
<-lo xéis	-23
<-lona xde	-10
<-los 00	-9
<-los xbos	13
<-los xces	-19
<-los xcos	-26
<-los xde	-22
<-los xdes	-14
<-los xdos	-40
<-los xeos	14
<-los xgos	-18
<-los xhes	-21
<-los xhos	-11
<-los xies	-16
<-los xios	-22
<-los xjes	-15
<-los xjos	-15
<-los xles	-30
<-los xlos	-21
<-los xmas	-12
<-los xmos	-15
<-los xmás	-18
<-los xnce	-24
<-los xnes	-45
<-los xnos	-41
<-los xnta	-15
<-los xpos	-15
<-los xres	-9
<-los xros	-54
<-los xses	-20
<-los xsos	-23
<-los xsta	-15
<-los xues	-16
<-los xvos	-26
<-los xzos	-22
<-los xéis	-10
<-luces xde	-9
<-luego xde	-9
<-luego xel	-19
<-luego xen	-12
<-luego xla	-29
<-luego xona	-13
<-luego xse	-35
<-lunes xse	-19
<-luz xnte	-11
<-luz xse	-11
<-línea xde	-22
<-mal xdas	-22
<-manda xal	-15
<-manda xel	-10
<-manda xla	-22
<-mando xdio	-14
<-manejo xde	-17
<-manera xde	-23
<-mano xpor	-10
<-manos xdas	-9
<-manos xde	-9
<-manos xnas	-15
<-manual xde	-13
<-marca xen	-16
<-marca xla	-15
<-mayor 00	-8
<-mayoría xde	-9
<-mañana xse	-12
<-me xamo	-11
<-me xdió	-23
<-me xgas	-16
<-me xha	-17
<-me xicó	-14
<-me xijo	-9
<-me xla	-10
<-me xlo	-24
<-me xman	-15
<-me xmas	-9
<-me xocó	-18
<-me xran	-9
<-me xron	-21
<-me xría	-32
<-me xste	-8
<-me xuda	-15
<-media xina	-13
<-medidas xse	-18
<-medio xilo	-13
<-medio xtro	-20
<-menores xde	-10
<-menos xde	-8
<-mes xel	-15
<-mete xel	-13
<-mete xla	-18
<-metes xel	-17
<-meto xel	-20
<-mi xada	-11
<-mi xado	-19
<-mi xana	-16
<-mi xapá	-14
<-mi xcia	-21
<-mi xefa	-16
<-mi xelo	-13
<-mi xera	-13
<-mi xido	-16
<-mi xija	-12
<-mi xina	-14
<-mi xino	-13
<-mi xrno	-16
<-mi xtía	-11
<-mi xtío	-13
<-mide xel	-26
<-mide xla	-11
<-mientras xel	-16
<-mientras xnto	-12
<-min xen	-9
<-minutos xen	-16
<-minutos xla	-15
<-minutos xpor	-15
<-minutos xtes	-14
<-mira xel	-40
<-mira xla	-15
<-mira xlos	-17
<-mira xsi	-22
<-mirando xel	-17
<-mirando xla	-20
<-mirar xel	-11
<-miras xla	-22
<-mirá xla	-21
<-mis xtas	-16
<-misma xche	-8
<-misma xnte	-22
<-mitad xde	-10
<-mitad xen	-13
<-monta xen	-11
<-montaje xde	-10
<-motor xen	-9
<-muestra xde	-8
<-muestra xel	-8
<-más xde	-17
<-más xse	-21
<-máximo xdos	-11
<-mí xse	-11
<-móviles xdos	-17
<-nada xde	-16
<-nada xse	-22
<-nada xsi	-20
<-nadie xbía	-12
<-nadie xha	-19
<-nadie xica	-13
<-nadie xle	-17
<-nadie xría	-11
<-nadie xse	-19
<-necesario xjar	-18
<-necesito xuda	-9
<-negro xse	-10
<-ni xara	-14
<-ni xel	-17
<-ni xen	-17
<-ni xera	-8
<-ni xlo	-20
<-ni xnas	-17
<-ni xpor	-17
<-ni xse	-15
<-ni xtar	-12
<-ni xtos	-19
<-ni xuna	-9
<-ningún xito	-24
<-no xaba	-18
<-no xada	-10
<-no xal	-13
<-no xale	-24
<-no xara	-13
<-no xase	-14
<-no xben	-15
<-no xbre	-22
<-no xbía	-28
<-no xcar	-13
<-no xde	-20
<-no xdos	-14
<-no xdra	-13
<-no xebe	-12
<-no xel	-19
<-no xela	-10
<-no xen	-15
<-no xfui	-9
<-no xgan	-10
<-no xgar	-13
<-no xhay	-16
<-no xide	-10
<-no xla	-31
<-no xlas	-14
<-no xle	-18
<-no xles	-11
<-no xlo	-17
<-no xlos	-15
<-no xmos	-23
<-no xnca	-17
<-no xnde	-12
<-no xndo	-14
<-no xnos	-8
<-no xnta	-9
<-no xnte	-12
<-no xnto	-14
<-no xpar	-11
<-no xpor	-17
<-no xpta	-11
<-no xras	-15
<-no xren	-17
<-no xrlo	-14
<-no xron	-10
<-no xría	-19
<-no xsar	-12
<-no xse	-17
<-no xste	-16
<-no xtas	-11
<-no xtes	-17
<-no xtos	-18
<-no xuen	-10
<-no xupo	-17
<-no xver	-13
<-no xómo	-19
<-noche 00	-16
<-noche xse	-15
<-noche xtes	-11
<-nombre xde	-10
<-nombre xeto	-16
<-nombres xios	-17
<-nos xedó	-11
<-nos xha	-24
<-nos xige	-17
<-nos xizo	-22
<-nos xlo	-10
<-nos xmos	-32
<-nos xron	-18
<-nos xstó	-13
<-nos xuso	-14
<-nota xde	-10
<-nuestro xrio	-20
<-nueva xse	-21
<-nuevos xle	-19
<-nunca xal	-13
<-nunca xel	-8
<-nunca xen	-16
<-nunca xla	-19
<-nunca xpor	-15
<-nunca xse	-19
<-nunca xuna	-18
<-nº xde	-12
<-número xde	-13
<-o xel	-16
<-o xelo	-11
<-o xen	-16
<-o xlo	-14
<-o xndo	-13
<-o xpor	-11
<-o xsi	-22
<-o xun	-17
<-objetos xdos	-22
<-obra xse	-15
<-ocho xde	-9
<-ocho xtas	-20
<-oficina xde	-11
<-os xáis	-9
<-otra xse	-9
<-otro xero	-12
<-otro xndo	-9
<-otros xtos	-12
<-padre xaba	-10
<-paga xel	-15
<-paga xla	16
<-papel xado	-13
<-papel xara	-19
<-papel xlo	16
<-papel xnés	-13
<-papá xaba	-15
<-para xbir	9
<-para xdos	-27
<-para xel	-28
<-para xelo	-22
<-para xen	-13
<-para xgar	-20
<-para xiar	10
<-para xla	-55
<-para xlas	-44
<-para xlos	-16
<-para xmar	12
<-para xpar	-18
<-para xqué	-22
<-para xrla	-16
<-para xrle	-16
<-para xrlo	-21
<-para xtar	19
<-para xun	-11
<-parte xde	-11
<-partes xde	-9
<-partida xde	-10
<-partir xde	-9
<-pasa xal	-19
<-pasa xapo	-17
<-pasa xel	11
<-pasa xen	-10
<-pasa xla	-26
<-pasa xndo	16
<-pasada xen	-16
<-pasada xse	-13
<-pasado xdos	-12
<-pasado xmos	-17
<-pasado xse	-20
<-pasan xpor	-12
<-pasar xde	-12
<-pasar xla	-21
<-pasar xpor	-17
<-pase xel	-19
<-pasillo xse	-13
<-paso xde	-8
<-paso xel	-14
<-pedido xde	-15
<-pedidos xse	-14
<-pega xla	-11
<-pequeño xen	-10
<-permiso xde	-9
<-permiso xito	-12
<-pero xel	-23
<-pero xla	-25
<-pero xlo	13
<-pero xse	-16
<-pero xuna	-17
<-persona xrda	-18
<-personas xdas	-19
<-personas xen	-17
<-pide xel	-31
<-pide xión	-17
<-pide xla	-30
<-pidió xel	-18
<-piel xse	-17
<-pierde xla	-17
<-pinza xrga	-12
<-pisa xla	-17
<-pisar xla	-16
<-piso xse	-10
<-plena xión	-21
<-pone xal	-9
<-pone xel	-21
<-pone xen	-17
<-pone xla	-28
<-pone xlos	-14
<-ponen xen	-13
<-ponen xlos	-21
<-poner xel	-19
<-poner xla	-17
<-poner xlas	-25
<-poner xpor	-22
<-pones xen	-17
<-pongo xla	-12
<-pongo xlo	-16
<-por xada	-13
<-por xado	-10
<-por xata	-16
<-por xcia	-10
<-por xdad	-11
<-por xel	-37
<-por xero	-9
<-por xete	-10
<-por xias	-20
<-por xido	-13
<-por xito	-45
<-por xión	-20
<-por xjas	-8
<-por xla	-43
<-por xlas	-16
<-por xlo	-24
<-por xlos	-22
<-por xnto	-13
<-por xora	-12
<-por xqué	-23
<-por xror	-8
<-por xsar	-14
<-por xsi	-20
<-por xtos	-15
<-por xtro	-13
<-por xun	-18
<-por xuna	-24
<-por xura	-12
<-porque xada	-20
<-porque xel	-43
<-porque xen	-11
<-porque xhay	10
<-porque xhos	-20
<-porque xien	-11
<-porque xla	11
<-porque xle	-18
<-porque xlo	-14
<-porque xlos	-17
<-porque xnía	-14
<-porque xse	-30
<-porque xsi	-17
<-porque xun	-14
<-precinto xde	-9
<-pregunta xal	-13
<-pregunta xara	-14
<-pregunta xpor	-20
<-pregunta xqué	-17
<-pregunta xtos	-15
<-preguntar xpor	-10
<-prendas xdas	-17
<-prende xel	-19
<-prende xla	-13
<-preparación xde	-14
<-preparar xun	-13
<-presenta xla	-10
<-primera xita	-10
<-primero xal	-11
<-primero xel	-36
<-primero xla	-28
<-primero xlas	-11
<-primero xlos	-19
<-primero xpor	-11
<-primero xse	-33
<-probando xndo	-19
<-procedimiento xde	-28
<-profe xqué	-17
<-protocolo xde	-20
<-prueba xde	-20
<-prueba xel	-25
<-prueba xla	-23
<-préstamo xde	-16
<-próxima xión	-9
<-pueda xsar	-18
<-pueda xuir	-17
<-puede xir	-15
<-puede xsar	-18
<-puede xtar	-12
<-puerta xada	-21
<-puerta xde	-9
<-puerta xsi	-18
<-puerto xde	-8
<-pues xada	-10
<-pues xla	-25
<-pues xse	-17
<-puesto xen	-14
<-pulveriza xla	-20
<-pura xida	-11
<-que xaba	-27
<-que xabe	-21
<-que xada	-21
<-que xaje	-14
<-que xara	-25
<-que xase	-17
<-que xaya	-16
<-que xbir	-25
<-que xdar	-17
<-que xdir	-13
<-que xebe	-13
<-que xedó	-8
<-que xega	-24
<-que xeje	-12
<-que xela	-19
<-que xen	-13
<-que xene	-14
<-que xepa	-10
<-que xera	-30
<-que xeve	-14
<-que xevo	-8
<-que xgan	-18
<-que xgar	-18
<-que xgue	-16
<-que xha	-12
<-que xhay	-24
<-que xiba	-15
<-que xibe	-14
<-que xica	-8
<-que xien	-21
<-que xiga	-36
<-que xila	-8
<-que xino	-19
<-que xire	-12
<-que xisa	-9
<-que xito	-11
<-que xizo	-11
<-que xjan	-14
<-que xjar	-27
<-que xla	-45
<-que xlan	-13
<-que xlas	-29
<-que xle	-29
<-que xlen	-19
<-que xlo	-33
<-que xlos	-15
<-que xlte	-16
<-que xnca	-12
<-que xnde	-19
<-que xnen	-22
<-que xner	-18
<-que xnos	-29
<-que xnta	-12
<-que xnte	-9
<-que xnés	-16
<-que xota	-14
<-que xpor	-9
<-que xque	-33
<-que xran	-18
<-que xrar	-14
<-que xren	-27
<-que xrlo	-23
<-que xron	-14
<-que xrva	-13
<-que xría	-21
<-que xsde	-21
<-que xsen	-15
<-que xsi	-26
<-que xsta	-19
<-que xste	-29
<-que xtan	-15
<-que xtar	-25
<-que xtas	-23
<-que xten	-10
<-que xtes	-18
<-que xtró	-20
<-que xtás	-9
<-que xun	-21
<-que xuna	10
<-que xure	-9
<-que xvar	-11
<-que xven	-17
<-que xzan	-21
<-queda xada	-10
<-queda xado	9
<-queda xen	-20
<-queda xido	-18
<-queda xun	-14
<-quedan xdos	-19
<-quedan xen	-11
<-quede xito	-14
<-queso xde	-14
<-quien xama	-9
<-quien xnda	-19
<-quien xure	-11
<-quiere xel	-20
<-quiere xtes	-12
<-quiero xen	-10
<-quita xel	-24
<-quita xla	-24
<-quitar xlo	-18
<-quién xse	-8
<-qué xcer	-28
<-qué xlor	-12
<-qué xmos	-23
<-qué xse	-27
<-qué xsto	-19
<-qué xtal	-16
<-radio Xla	-21
<-raíz xde	-9
<-recepción xde	-16
<-recibe xel	-14
<-recibe xen	-14
<-recién xdos	-19
<-recién xido	-12
<-recoge xla	-12
<-recogida xde	-16
<-redactar xel	-25
<-reglamento xde	-12
<-reglas xde	-15
<-rellena xla	-19
<-reparación xde	-8
<-reparten xlos	-12
<-reparto xde	-12
<-restos xen	-15
<-retira xla	-13
<-retirada xde	-10
<-reunión XXde	-10
<-reunión xde	-15
<-revisa xel	-19
<-revisa xla	-14
<-revisa xlas	-12
<-revisan xlos	-10
<-riega xla	-15
<-rompe xel	-21
<-ropa xde	-17
<-rotan xada	-12
<-saber xde	-21
<-saca xel	-19
<-saca xla	-29
<-saca xlas	-15
<-saca xlos	-13
<-saca xpor	-11
<-sacar xel	-19
<-sacar xla	-10
<-saco xde	-11
<-sala xde	-25
<-sala xeña	-8
<-sale xde	-9
<-sale xel	-16
<-salen xde	-11
<-salen xdos	-12
<-salen xlos	-12
<-salida xde	-21
<-salir xse	-11
<-saluda xal	-15
<-salón xde	-14
<-se xaba	-19
<-se xaca	-32
<-se xade	-18
<-se xaga	-11
<-se xala	-19
<-se xale	-14
<-se xapa	-10
<-se xara	-30
<-se xasa	-21
<-se xata	-16
<-se xaya	-13
<-se xayó	-17
<-se xaza	-14
<-se xban	-8
<-se xben	-22
<-se xbra	-13
<-se xbre	-22
<-se xcan	-24
<-se xcen	-16
<-se xcha	-22
<-se xcla	-15
<-se xcta	-23
<-se xdan	-18
<-se xden	-27
<-se xdió	-14
<-se xean	-23
<-se xeca	-9
<-se xece	-11
<-se xedó	-13
<-se xega	-17
<-se xeja	-14
<-se xela	-16
<-se xena	9
<-se xera	12
<-se xerá	-12
<-se xesa	-11
<-se xeta	-14
<-se xeva	-11
<-se xevó	-13
<-se xeña	-9
<-se xfía	-10
<-se xgan	-27
<-se xgen	-16
<-se xgla	-11
<-se xgue	-15
<-se xha	-16
<-se xhan	-11
<-se xian	-23
<-se xibe	-22
<-se xica	-8
<-se xige	-17
<-se xija	-19
<-se xila	-19
<-se xime	-20
<-se xina	-12
<-se xira	-11
<-se xita	-10
<-se xiva	-9
<-se xiza	-24
<-se xjan	-21
<-se xla	-14
<-se xlan	-24
<-se xlas	-18
<-se xle	-35
<-se xlla	-22
<-se xlo	-29
<-se xlsa	-14
<-se xman	-20
<-se xmba	-8
<-se xmen	-15
<-se xmpe	-11
<-se xnan	-17
<-se xnda	-13
<-se xnde	-30
<-se xnos	-26
<-se xnsa	-11
<-se xnte	-21
<-se xntó	-13
<-se xnza	-11
<-se xoca	-18
<-se xoda	-12
<-se xoge	-18
<-se xoja	-21
<-se xola	-17
<-se xoma	-18
<-se xome	-10
<-se xona	-8
<-se xota	-18
<-se xote	-9
<-se xoye	-14
<-se xpia	-18
<-se xpla	-12
<-se xpta	-8
<-se xrae	-9
<-se xran	-33
<-se xrca	-12
<-se xrda	-23
<-se xrea	-15
<-se xrga	-25
<-se xrge	-8
<-se xrió	-12
<-se xrma	-10
<-se xrme	-19
<-se xron	-25
<-se xrra	-9
<-se xrre	-10
<-se xrta	-25
<-se xrtó	-19
<-se xrán	-16
<-se xría	-23
<-se xsan	-29
<-se xsca	-23
<-se xsea	-17
<-se xsta	-17
<-se xtan	-29
<-se xten	-19
<-se xtra	-15
<-se xtre	-8
<-se xtró	-10
<-se xuea	-18
<-se xufa	-22
<-se xula	-13
<-se xuma	-8
<-se xusa	-15
<-se xute	-15
<-se xuye	-10
<-se xvan	-10
<-se xvea	-15
<-se xven	-12
<-se xvió	-14
<-se xvía	-8
<-se xyen	-14
<-se xzan	-19
<-se xían	-17
<-sea xde	-16
<-sea xel	-21
<-sea xido	-12
<-sea xla	-17
<-sea xun	-23
<-segunda xión	-13
<-segundo xado	-17
<-segundo xcto	-9
<-según xel	-25
<-según xla	-18
<-semana xse	-9
<-semanas xen	-11
<-servicio xde	-11
<-set xint	-9
<-si xale	-16
<-si xece	-18
<-si xel	-31
<-si xen	-22
<-si xera	-14
<-si xha	-22
<-si xhay	-19
<-si xien	-20
<-si xla	-17
<-si xle	-9
<-si xlen	-18
<-si xlla	-16
<-si xlo	-8
<-si xlos	-9
<-si xlta	-16
<-si xmos	-20
<-si xrde	-10
<-si xren	-13
<-si xtan	-14
<-si xun	-32
<-si xuno	-10
<-siempre xhay	-15
<-siempre xlo	-9
<-siempre xpor	-16
<-siempre xse	-12
<-siempre xtes	-20
<-siempre xuna	-20
<-sigue xen	-20
<-sigue xndo	-24
<-siguiendo xla	-12
<-sin xcar	-17
<-sin xder	-12
<-sin xdir	-14
<-sin xel	-16
<-sin xeta	-11
<-sin xgar	-10
<-sin xiar	-14
<-sin xión	-26
<-sin xla	-16
<-sin xlar	-11
<-sin xlos	-8
<-sin xnos	-12
<-sin xras	-8
<-sin xrir	-19
<-sin xrla	-12
<-sin xrle	-9
<-sin xrme	-23
<-sin xros	-9
<-sin xrse	-10
<-sin xsar	-18
<-sin xtar	-23
<-sin xtas	-16
<-sin xulo	-16
<-sin xuro	-15
<-sobre xel	19
<-sobre xla	21
<-sobre xlos	10
<-sola xina	-16
<-solicitud xde	-16
<-solo xado	14
<-solo xde	-14
<-solo xel	10
<-solo xen	-18
<-solo xlos	-14
<-solo xpor	-13
<-solo xsi	-19
<-somos xdos	-9
<-somos xun	-13
<-somos xuna	-29
<-son xde	-14
<-son xdos	-15
<-son xlas	-23
<-son xlos	-9
<-son xras	-11
<-sonda xen	-10
<-soy Xaro	-17
<-soy xel	-21
<-soy xico	-16
<-soy xla	-18
<-soy xora	-19
<-su xeta	-18
<-su xión	-25
<-sube xal	-13
<-sube xel	-16
<-sube xla	-14
<-suelo xtes	-12
<-suena xla	-23
<-sus xtos	-18
<-sábado xmos	-14
<-sé xsi	-17
<-tal xla	-22
<-taller xde	-14
<-también xel	-22
<-también xlos	-21
<-tanda xde	-10
<-tanque 00	-15
<-tanque xde	-10
<-tapa xel	-27
<-tapar xel	-21
<-tarde xmos	12
<-tarde xndo	-14
<-tarde xse	-15
<-tarjeta xada	-13
<-tarjeta xde	-10
<-te xcto	-11
<-te xdas	-15
<-te xebo	-18
<-te xiro	-15
<-te xlo	-14
<-te xría	-16
<-tela xgra	-11
<-teléfono xde	-11
<-tenemos 00	-11
<-tenemos xen	-18
<-tenemos xun	-20
<-tener xado	-20
<-tener xlas	-15
<-tenga xel	-11
<-tenga xla	-21
<-tenga xrné	-11
<-tengo 00	-8
<-tengo xlas	-19
<-tengo xuna	-13
<-terapia xiva	-19
<-tercera xión	-16
<-terminar xse	-12
<-termómetro xen	-9
<-tiene xel	-12
<-tiene xla	-18
<-tiene xnta	-11
<-tiene xse	-14
<-tinta xen	-15
<-tira xde	-15
<-toca xel	-19
<-tocar xel	-12
<-tocar xla	-16
<-toda xla	-27
<-todo xado	-8
<-todo xel	-24
<-todo xlo	-32
<-todo xse	-13
<-todos xde	-10
<-todos xlos	-17
<-todos xse	-17
<-toma xel	-22
<-toma xla	-24
<-toque xel	-22
<-trabaja xen	-9
<-trabajamos xen	13
<-trabajo xen	-22
<-tras xel	-21
<-traslado xde	-9
<-treinta xse	-20
<-tres xdas	-16
<-tres xde	-16
<-tres xios	-10
<-tres xles	-10
<-tres xnas	14
<-tres xnes	-20
<-tres xpor	-8
<-tres xres	-17
<-tres xros	-10
<-tres xtas	-26
<-tres xtos	-17
<-turno xde	-17
<-turno xlo	-22
<-turno xse	-13
<-tuvimos xun	-18
<-técnico xde	-16
<-tú xlo	-17
<-un xado	-24
<-un xaje	-17
<-un xalo	-9
<-un xano	-17
<-un xato	-17
<-un xazo	-10
<-un xaño	-8
<-un xblo	-9
<-un xcho	-31
<-un xcio	-10
<-un xdor	-32
<-un xego	-10
<-un xelo	11
<-un xema	-15
<-un xero	-32
<-un xeso	-19
<-un xete	-23
<-un xeto	-13
<-un xido	-18
<-un xigo	-11
<-un xino	-15
<-un xlde	-14
<-un xler	-9
<-un xllo	-19
<-un xlmo	-13
<-un xlpe	-23
<-un xlto	-14
<-un xlub	-11
<-un xlío	-17
<-un xlón	-18
<-un xneo	-13
<-un xnte	-28
<-un xnto	-42
<-un xono	-14
<-un xoto	-18
<-un xque	-13
<-un xrco	-19
<-un xrio	-19
<-un xrro	-9
<-un xrto	-19
<-un xrón	-16
<-un xsto	-17
<-un xtor	-26
<-un xual	-20
<-un xulo	-18
<-un xuto	-18
<-un xxto	-20
<-una xaca	-11
<-una xada	-18
<-una xana	-10
<-una xasa	-17
<-una xcia	-18
<-una xdad	-11
<-una xde	-14
<-una xega	-16
<-una xen	-9
<-una xena	-17
<-una xera	-19
<-una xeta	-24
<-una xica	-16
<-una xida	-20
<-una xina	-18
<-una xita	-26
<-una xiva	-15
<-una xlla	-26
<-una xlta	-24
<-una xnja	-15
<-una xnta	-20
<-una xnte	-15
<-una xora	-27
<-una xota	-12
<-una xpor	-13
<-una xria	-12
<-una xrma	-24
<-una xse	-17
<-una xsta	-10
<-una xula	-21
<-unas xnes	-23
<-unidad xde	-11
<-unificar xla	20
<-uno xaca	-12
<-uno xara	13
<-uno xde	-11
<-uno xega	-15
<-uno xel	-21
<-uno xla	12
<-uno xpor	-15
<-uno xse	-17
<-uso xde	-17
<-usted xel	-16
<-usted xlo	-15
<-va xal	-14
<-va xel	-31
<-va xen	-10
<-va xla	-22
<-va xndo	-22
<-va xpor	-13
<-vacaciones xde	-11
<-vacas xen	-19
<-vacía xel	-11
<-vacía xen	-9
<-vacía xlos	-11
<-van xal	-13
<-van xdos	-19
<-van xen	-13
<-van xndo	-12
<-ve xel	-12
<-ve xla	-10
<-ve xrio	-16
<-veinte xtas	21
<-velocidad xida	-15
<-vendría xde	-16
<-venga xel	-26
<-ver xel	-23
<-ver xla	-17
<-ver xlo	-22
<-ver xsi	-36
<-vez xal	-8
<-vez xde	-15
<-vez xen	-8
<-vez xla	9
<-vez xómo	15
<-vieja xse	-14
<-viejo xtes	-12
<-viene xun	-9
<-vienen xde	-18
<-vienen xdos	-11
<-vino xuna	-14
<-visto xen	-9
<-voltea xel	-15
<-voy xndo	-19
<-vuelta xal	-9
<-xq xel	-21
<-y 00	-9
<-y Xión	-12
<-y xaca	-14
<-y xada	-29
<-y xado	-23
<-y xal	-17
<-y xalo	-15
<-y xara	-22
<-y xbes	-14
<-y xbro	-13
<-y xcar	-11
<-y xcas	-15
<-y xcha	-14
<-y xche	-16
<-y xcho	-10
<-y xdad	-8
<-y xdan	-15
<-y xde	-18
<-y xdor	-20
<-y xdos	-19
<-y xeco	-12
<-y xeen	-15
<-y xega	-21
<-y xego	-8
<-y xel	-59
<-y xen	-20
<-y xero	-14
<-y xeta	-11
<-y xeto	-18
<-y xgar	-12
<-y xhas	-17
<-y xhay	-22
<-y xiar	-15
<-y xida	-21
<-y xido	-13
<-y xina	-14
<-y xiro	-11
<-y xisa	-10
<-y xivo	-11
<-y xién	-15
<-y xión	-25
<-y xjos	-12
<-y xla	-51
<-y xlas	-35
<-y xle	-35
<-y xlen	11
<-y xles	-9
<-y xlla	-11
<-y xllo	-17
<-y xlo	-25
<-y xlos	-22
<-y xltó	-12
<-y xman	-9
<-y xmas	-14
<-y xnas	-24
<-y xnca	15
<-y xnce	-11
<-y xndo	-34
<-y xnes	-18
<-y xnos	-27
<-y xnsa	-13
<-y xnta	-20
<-y xnte	-19
<-y xnto	-17
<-y xosa	-11
<-y xpor	-18
<-y xque	-26
<-y xqué	-12
<-y xrar	-18
<-y xras	-17
<-y xrea	-12
<-y xren	-17
<-y xres	-12
<-y xrle	-9
<-y xrte	-16
<-y xría	-14
<-y xsde	-15
<-y xsta	-15
<-y xtal	-8
<-y xtar	-13
<-y xtas	-19
<-y xtes	-19
<-y xtos	-19
<-y xtón	-11
<-y xun	-27
<-y xuna	-28
<-y xuno	-15
<-y xvos	-20
<-y xvía	-16
<-ya xajó	-13
<-ya xire	-16
<-ya xle	-10
<-ya xlo	-23
<-ya xmos	-13
<-ya xse	-10
<-ya xste	-21
<-yo xblo	-13
<-yo xle	-27
<-yo xlo	-13
<-zona xde	-12
<-| 00	-19
<-| xdos	-9
<-| xros	-16
<-± 00	-12
<-¿ Xdes	-14
<-¿ Xías	-13
<-ácido xen	-9
<-él xlas	-10
<-él xlo	-13
<-última xión	-21
<-último xles	-12
<-— 00	-13
<-→ xse	13
<-☐ xllo	-13
<0	15
<2!	-12
<2%	-22
<2(	-26
<2)	-31
<2*	-19
<2+	-15
<2,	-28
<2-	-19
<2/	-21
<2;	-32
<2=	-12
<2?	-9
<2@	-13
<2[	-18
<2]	-26
<2a	-24
<2abajo	-31
<2abierta	-19
<2abierto	-19
<2abogado	-10
<2abono	-10
<2abre	-34
<2abren	-15
<2abrir	-32
<2acaba	-25
<2acabar	-18
<2acabó	-16
<2accidente	-13
<2aceite	-18
<2acepta	-8
<2acequiero	-9
<2acerca	14
<2aclarar	-9
<2acomoda	-16
<2acondicionado	-16
<2acta	-26
<2actuar	12
<2acuerdo	16
<2acá	-25
<2adelante	-11
<2además	-23
<2adentro	-18
<2administración	-14
<2administrador	-11
<2adulto	-9
<2aeropuerto	-17
<2afloja	-17
<2afuera	-23
<2agarra	-15
<2agencia	-19
<2agosto	-12
<2agradeceré	-16
<2agradecería	-19
<2agrega	-8
<2agua	-39
<2aguja	-13
<2agujas	-11
<2agujero	-12
<2ah	-16
<2ahora	-24
<2ahí	-29
<2aire	-32
<2ajedrez	-9
<2ajuste	-22
<2al	-67
<2alarma	-20
<2alcohol	-17
<2alergia	-16
<2alergias	-21
<2alfombra	-10
<2algo	13
<2algodón	-14
<2alguien	-34
<2alguno	-13
<2alimentos	-10
<2allí	-14
<2almacén	-21
<2alquiler	-18
<2alrededor	12
<2alta	-18
<2alto	-22
<2altura	-26
<2alzas	-14
<2amarilla	-12
<2amparo	-24
<2andar	-13
<2anillos	-13
<2animales	-14
<2anoche	-20
<2anota	-18
<2anselmo	-17
<2ante	-17
<2antemano	-9
<2antena	-23
<2anterior	-16
<2antes	-52
<2antiguo	-17
<2antiguos	-13
<2apaga	-16
<2apagó	-17
<2aparece	-14
<2aparta	-27
<2aparte	-16
<2apellido	-13
<2apertura	-19
<2aplica	-12
<2app	-12
<2aprendiza	-12
<2apretar	-15
<2aprieta	-14
<2apunta	-36
<2apuntan	-11
<2apuntes	-12
<2aquí	-34
<2archivo	-12
<2archivos	-9
<2arcos	-11
<2arena	-12
<2arma	-20
<2armado	-15
<2armario	-19
<2arme	13
<2arnés	-13
<2arranca	-29
<2arranque	-22
<2arregla	-11
<2arreglo	-16
<2arriba	-24
<2ascensor	-17
<2ascensores	-20
<2aseguradora	-16
<2asiento	-21
<2asisten	-22
<2aspirador	-12
<2asunto	21
<2así	-38
<2atención	-26
<2atendemos	-24
<2atiende	-21
<2atrás	-10
<2audio	-13
<2auditoría	-15
<2aunque	-28
<2auto	-9
<2autor	-17
<2autorización	-17
<2auxiliar	-21
<2avalúo	-21
<2ave	-16
<2avería	-19
<2avisa	-22
<2avisar	-9
<2aviso	-12
<2ay	-15
<2ayer	11
<2ayuda	-20
<2ayudante	-19
<2ayuntamiento	-17
<2azul	-13
<2añade	-15
<2año	-34
<2años	-40
<2b	-20
<2baja	-30
<2bajamos	-16
<2bajar	-23
<2bajo	-16
<2banco	-23
<2banda	-14
<2bandeja	-13
<2bares	-12
<2barra	-16
<2barre	-9
<2barrio	-23
<2base	-17
<2bastaría	-17
<2batea	-17
<2bayeta	-10
<2baño	-21
<2bea	-11
<2bebé	-21
<2bebés	-18
<2becarios	-9
<2biblioteca	-27
<2bicicletas	-13
<2blanco	-11
<2bloquea	-20
<2boca	-15
<2boda	-27
<2bodega	16
<2boleta	-10
<2boletín	-21
<2bolsas	-14
<2bolsillo	-11
<2bomba	-18
<2bonito	-20
<2borra	-10
<2borrador	-18
<2bota	-19
<2botas	-17
<2bote	-14
<2botiquín	-18
<2botón	-19
<2breve	-27
<2buena	-17
<2buenas	-29
<2buenos	-15
<2busca	-21
<2buscar	-9
<2buscas	-14
<2buzón	-17
<2báscula	-16
<2cabe	-9
<2caben	-9
<2cabina	-35
<2cadena	-12
<2caduca	-12
<2caducidad	-14
<2cae	-17
<2café	-11
<2caiga	-17
<2caja	-27
<2cajas	-23
<2cajón	-14
<2calidad	-17
<2calienta	-21
<2caliente	-19
<2calientes	-9
<2calle	-19
<2calles	-14
<2calor	-18
<2calzado	-10
<2cambia	-28
<2cambian	-14
<2cambiar	-19
<2cambiaron	-10
<2cambio	-35
<2cambios	-20
<2camina	-17
<2camiones	-17
<2camioneta	-16
<2camión	-34
<2campana	-18
<2campanilla	10
<2campaña	-16
<2campo	-28
<2canal	-19
<2canciones	-10
<2canción	-15
<2candado	-18
<2canta	-16
<2cantidad	-14
<2cantos	-17
<2capa	-15
<2capas	-11
<2capataz	-20
<2captura	-17
<2caras	-11
<2carga	-36
<2cargar	-16
<2cargo	-18
<2carne	-22
<2caro	-10
<2carrito	-12
<2carro	-21
<2carta	-19
<2cartel	-10
<2cartilla	-17
<2cartón	-18
<2casa	-39
<2casco	-12
<2caseta	-9
<2casi	-28
<2caso	-16
<2categoría	-9
<2catorce	-17
<2cayó	-23
<2caído	-23
<2cañas	-13
<2cc	-18
<2celular	-8
<2cenizas	-12
<2centrada	-18
<2centro	-23
<2centímetros	-26
<2cepilla	-19
<2cepillo	-13
<2cepillos	-16
<2cera	-10
<2cerca	-15
<2cero	-13
<2cerrada	-12
<2cerrando	-21
<2cerrar	-21
<2certificación	-11
<2certificado	-30
<2cerámica	-16
<2cesta	-13
<2chaleco	-13
<2chapa	-15
<2charo	-13
<2chat	-19
<2chavales	-17
<2checa	-23
<2chema	-23
<2chica	-18
<2chicas	-21
<2chico	-19
<2chorro	-16
<2chupa	-17
<2cien	-24
<2ciento	-21
<2cierra	-27
<2cierre	-32
<2cilindro	-14
<2cilindros	-10
<2cinco	-34
<2cincuenta	-21
<2cinta	-24
<2cinturones	-10
<2cinturón	-16
<2circuito	-23
<2cisterna	-17
<2cisternas	-12
<2cita	-13
<2clara	11
<2claras	-16
<2clarito	-12
<2claro	-23
<2clase	-23
<2clave	-21
<2clienta	-18
<2cliente	-27
<2clientes	-24
<2cloro	-11
<2club	-15
<2clínica	-22
<2cm	-17
<2co2	-10
<2cobra	-15
<2cobrar	12
<2cobre	-17
<2cobro	-22
<2coche	-20
<2coches	-14
<2cocina	-22
<2cocinera	-10
<2cofradía	-11
<2coge	-25
<2coger	-17
<2coincide	-18
<2cola	-32
<2colar	-19
<2colegio	-8
<2colgadas	-16
<2colgado	-29
<2collar	-17
<2coloca	-14
<2colocar	-18
<2color	-26
<2colores	-9
<2comenta	-19
<2comercial	-18
<2comida	-27
<2comisario	-13
<2comité	-31
<2como	-47
<2compara	-11
<2compañero	-21
<2compañía	13
<2completa	-17
<2completas	-8
<2completo	-22
<2compra	-20
<2comprobación	-16
<2comprueba	-21
<2compuertas	-9
<2comunidad	8
<2concejal	-20
<2concha	-23
<2conductor	-9
<2confirma	-12
<2cono	-16
<2conserje	-14
<2conservadora	-11
<2considero	-30
<2consola	-8
<2constar	-20
<2consulta	-25
<2contabilidad	-15
<2contado	-19
<2contar	-20
<2contenedor	-16
<2contenedores	-12
<2contesta	-17
<2contestado	-12
<2contexto	-15
<2continuación	-13
<2contra	-12
<2contraluz	-15
<2contrato	-13
<2control	-30
<2contó	-18
<2conviene	8
<2cooperativa	-20
<2coordinación	-16
<2coordinadora	-11
<2copia	-19
<2copias	-12
<2corona	-11
<2corre	-16
<2correa	-17
<2correas	-20
<2correo	-20
<2corresponda	-9
<2corrige	-31
<2corta	-10
<2cortan	-9
<2corte	-28
<2cortes	-19
<2corto	-17
<2cosas	-22
<2cree	-17
<2creo	-24
<2criamos	-22
<2crotal	-13
<2cría	-18
<2cuaderno	-16
<2cuadrilla	-25
<2cuadro	-12
<2cuadros	-15
<2cuando	-35
<2cuanto	-19
<2cuarenta	-32
<2cuarentena	-19
<2cuarto	-30
<2cuartos	-14
<2cuatro	-29
<2cubeta	-16
<2cubo	-13
<2cubos	-15
<2cubre	-12
<2cuchilla	-9
<2cuchillo	-20
<2cuela	-20
<2cuelga	-9
<2cuelgan	-24
<2cuello	-8
<2cuenta	-25
<2cuentan	-18
<2cuentas	-25
<2cuento	-27
<2cuerda	-21
<2cuerdas	-14
<2cuero	-12
<2cuerpo	-25
<2cuesta	-17
<2cueva	-16
<2culpa	-14
<2curso	-9
<2custodia	-11
<2cámara	-35
<2código	-18
<2cómo	-21
<2d	-15
<2dado	-17
<2dale	9
<2damos	12
<2dan	-18
<2dani	-14
<2dar	-14
<2das	-19
<2datos	-12
<2de	-25
<2debajo	-32
<2debería	-19
<2decente	-11
<2decimos	-17
<2decir	-16
<2dedo	-19
<2dedos	-15
<2definir	-12
<2deja	-33
<2dejan	-16
<2dejar	13
<2deje	-13
<2dejes	-14
<2dejó	-31
<2delantal	-11
<2delante	-29
<2delegado	-13
<2demás	-10
<2dentro	-26
<2denuncia	-11
<2departamento	-11
<2depuradora	-16
<2depósito	10
<2derecho	-11
<2desastre	-11
<2descarga	-21
<2descongelado	-18
<2descuentan	-9
<2desinfección	-18
<2desinfecta	-18
<2desinfectante	-10
<2desmonta	-8
<2desmontaje	-20
<2despacho	-25
<2despacio	-22
<2después	-47
<2destapa	-9
<2destino	-20
<2detrás	-18
<2devuelven	-18
<2diaria	-14
<2diarios	-17
<2dice	-34
<2dicho	-18
<2dicto	-23
<2dieciocho	-15
<2dieciséis	-16
<2diez	-23
<2diferencia	-14
<2diga	11
<2digo	-32
<2dije	-17
<2dijo	-17
<2dinero	-17
<2dios	-15
<2dirección	-31
<2directo	-13
<2directora	-15
<2dirijo	-15
<2disco	-21
<2disculpas	-11
<2disculpe	-18
<2discute	-12
<2distancia	-12
<2distinta	-17
<2distinto	-10
<2distribución	-9
<2diálisis	-11
<2diésel	-19
<2dni	-14
<2doble	-31
<2doce	-20
<2documente	8
<2documento	8
<2documentos	-13
<2domingo	-10
<2don	-24
<2donante	12
<2donde	-16
<2dos	-57
<2doscientos	-15
<2doy	-18
<2duele	-16
<2dueño	-17
<2dulces	-12
<2durante	-27
<2días	-23
<2dónde	-21
<2e	-9
<2echa	-32
<2echan	-18
<2echar	-17
<2edificio	-20
<2educadora	-25
<2eh	-49
<2eje	-11
<2el	-36
<2elaboró	-16
<2ella	-20
<2ellas	-21
<2ello	-24
<2ellos	-15
<2eléctrico	-10
<2embala	-10
<2embarque	-17
<2emergencia	-18
<2emite	-15
<2empezamos	-19
<2empezar	-13
<2empeño	-15
<2empieza	-19
<2empiezan	-24
<2empleado	-14
<2empresa	-22
<2en	-15
<2encantadora	-14
<2encargado	-24
<2encargo	-22
<2encender	-14
<2encendido	-14
<2enciende	-13
<2encima	-39
<2enfermera	-13
<2enlace	-23
<2enseña	-17
<2entera	-12
<2enteras	-11
<2entero	-21
<2entienda	-9
<2entonces	-30
<2entra	-36
<2entrada	-32
<2entradas	-23
<2entran	-22
<2entrante	-17
<2entrar	-10
<2entre	-49
<2entrega	-31
<2entregan	-23
<2entren	-22
<2entró	-21
<2enólogo	-10
<2equipo	-28
<2es	20
<2esa	-29
<2esas	-15
<2escala	-14
<2escalera	-14
<2escapa	-14
<2escoge	-15
<2escolares	-11
<2escriba	-13
<2escribe	-16
<2escribió	-14
<2escribo	-24
<2escrito	17
<2escucha	-15
<2escuela	-26
<2ese	-30
<2espacio	-10
<2espejo	-18
<2espera	-29
<2espero	-20
<2esporas	-15
<2espuma	-14
<2esquila	-20
<2esquinas	-18
<2esta	-35
<2estaba	-19
<2estación	13
<2estado	-9
<2estar	-18
<2este	-36
<2esterilización	-13
<2esto	-65
<2estos	-13
<2estoy	-21
<2estructura	-18
<2estudio	-18
<2estuvo	-24
<2está	-40
<2están	-25
<2esté	-19
<2etcheverry	-12
<2etiqueta	-20
<2euros	-15
<2examen	-18
<2excusa	-20
<2exige	-24
<2exista	-17
<2expedientes	-16
<2explica	-11
<2explique	15
<2expone	-15
<2exportación	-17
<2extintor	-18
<2extintores	-21
<2facturas	-16
<2facultad	-20
<2faena	-13
<2falla	-13
<2falta	-31
<2faltan	-14
<2faltas	-20
<2familia	-36
<2familiar	-18
<2familias	-36
<2favor	-37
<2fe	-9
<2febrero	-12
<2fecha	-29
<2felicita	-9
<2feria	-17
<2fianza	-19
<2fibra	-16
<2figure	-13
<2fijada	-9
<2fijar	9
<2fijo	-14
<2film	-17
<2filtros	-16
<2final	-39
<2finca	-21
<2fino	-8
<2firma	-22
<2firmada	-24
<2firmado	-12
<2firmados	-12
<2firmas	-16
<2firme	-21
<2foco	-16
<2fondo	-19
<2fontanero	-10
<2formas	-18
<2formato	-14
<2fosfina	-11
<2foso	-12
<2fotos	-24
<2frascos	-15
<2freno	-25
<2frenos	-18
<2frente	-15
<2frota	-18
<2frío	-23
<2fue	-30
<2fuera	-37
<2fui	-13
<2funcionario	-12
<2función	-23
<2fundición	-15
<2furgoneta	-11
<2fwd	9
<2gafas	-27
<2gas	-16
<2gato	-12
<2general	-15
<2gente	-31
<2gestor	-12
<2gira	-12
<2gladys	-21
<2golpe	-23
<2golpes	-11
<2goma	-13
<2gota	-9
<2grabado	-23
<2grabe	10
<2grabo	-23
<2gracias	-19
<2grado	-14
<2grados	10
<2gramos	-22
<2grande	-16
<2grandes	10
<2grasa	-10
<2grietas	-15
<2gris	-13
<2grita	-16
<2grupo	-34
<2guadalajara	-15
<2guante	-23
<2guantes	-24
<2guion	-17
<2gustaría	12
<2guía	10
<2h	-24
<2ha	-40
<2habla	-26
<2hablamos	-10
<2hablar	-14
<2hablo	-21
<2habéis	-11
<2había	-22
<2hacemos	-11
<2hacen	-28
<2hacienda	-16
<2hacía	-13
<2hago	-33
<2halcones	-15
<2han	-35
<2harina	-21
<2hasta	-37
<2hay	-53
<2haya	-31
<2he	-15
<2hecha	-11
<2helado	-15
<2hemos	-24
<2hermana	-17
<2hermanas	-21
<2hermandad	-12
<2hielo	-20
<2hisopo	-15
<2hizo	-20
<2hogar	-16
<2hojas	-26
<2hola	-29
<2hombres	-21
<2hombro	-13
<2hora	-36
<2horas	-28
<2horno	-26
<2hospital	-22
<2hotel	-19
<2hoteles	-12
<2hoy	-33
<2hubo	-23
<2hueco	-13
<2huela	-17
<2huele	-23
<2huelen	-12
<2hueso	-12
<2huevo	-16
<2huevos	-22
<2humedad	-19
<2humo	-9
<2hábiles	-15
<2iba	-17
<2identificación	-13
<2iglesias	-8
<2igual	-18
<2incidencias	-10
<2industrial	-13
<2informa	-22
<2informe	-16
<2ingeniero	-20
<2ingreso	-25
<2iniciales	-8
<2inma	-8
<2inmaculada	-25
<2inspección	-15
<2inspector	-16
<2instituto	-13
<2instrucción	8
<2instructivo	13
<2instructores	-13
<2instrumentos	-28
<2intensiva	-17
<2interesa	-23
<2interior	13
<2interno	-16
<2intérpretes	-11
<2invernadero	-21
<2invierno	-20
<2inés	-12
<2ir	-14
<2isla	-8
<2izquierda	-22
<2jabón	-15
<2jamás	9
<2jaula	-18
<2javi	-17
<2jefa	-13
<2jefatura	-15
<2jefe	-28
<2jefes	-8
<2joven	-12
<2joyas	-19
<2jubilado	-14
<2jubile	-10
<2jueves	-21
<2jugador	-12
<2julio	-12
<2junta	-20
<2juntos	-16
<2kermés	-8
<2kilos	-27
<2kilómetros	-14
<2km/h	-12
<2la	-65
<2laboratorio	-28
<2lado	-27
<2lana	-17
<2lancha	-9
<2lanza	-10
<2larga	-20
<2largo	-26
<2largos	-14
<2las	-72
<2latón	-18
<2lava	-18
<2lavadero	-13
<2lavado	-31
<2le	-25
<2leche	-20
<2lechuga	-21
<2lectura	-22
<2lee	-25
<2leen	-18
<2leer	-22
<2lejos	-12
<2lejía	-11
<2levanta	-27
<2levantan	-12
<2leña	-22
<2libras	-13
<2libreta	-15
<2libro	-26
<2libros	-19
<2licenciada	-16
<2limpia	-29
<2limpian	-12
<2limpiar	-18
<2limpieza	-29
<2limpio	-21
<2limpios	-11
<2limón	-16
<2linterna	-24
<2linternas	-15
<2lista	-29
<2listo	-10
<2litro	-17
<2llama	23
<2llamada	-19
<2llamarme	-23
<2llame	-16
<2llantas	-13
<2llave	-28
<2llaves	-21
<2llega	-30
<2llegan	-21
<2llegar	10
<2llegaron	-26
<2llego	-16
<2llegue	-12
<2llena	-23
<2llenar	-20
<2llenas	-15
<2lleva	-32
<2llevaba	-11
<2llevamos	16
<2llevan	-17
<2llevo	-18
<2llora	-20
<2lluvia	-8
<2lo	22
<2local	-16
<2lona	-21
<2los	-40
<2lote	-27
<2lotes	-13
<2luces	-15
<2lugar	-9
<2luz	-26
<2lácteos	-15
<2lámpara	-18
<2lápiz	-21
<2lía	-15
<2línea	-21
<2lío	-18
<2madera	-11
<2madre	-17
<2maestra	-18
<2maestro	-24
<2mail	-15
<2maite	-12
<2mal	-14
<2mali	-17
<2malla	-14
<2mamá	-8
<2manda	-26
<2mandar	-14
<2mandarlo	-12
<2mando	-26
<2manejo	-32
<2manera	19
<2manguera	-14
<2manolo	-13
<2manos	-41
<2manta	-15
<2mantas	-18
<2manual	10
<2maquinista	-28
<2mar	-15
<2marca	-29
<2marcan	-10
<2marco	-12
<2marcos	-9
<2marisa	-20
<2marta	-8
<2martes	-28
<2marzo	-23
<2masa	-24
<2masilla	-16
<2mata	-29
<2material	-13
<2matrícula	-12
<2mayo	-12
<2mayor	-22
<2mayores	-17
<2mayoría	-16
<2mañana	-22
<2me	-25
<2media	-25
<2medidas	-21
<2medidor	-13
<2medio	-19
<2medir	-8
<2mejilla	-22
<2mejor	-20
<2mella	-12
<2menos	-22
<2mensaje	-8
<2mes	-37
<2mesa	-34
<2mesas	-11
<2meses	-15
<2metal	-17
<2mete	-26
<2meter	-28
<2metes	-15
<2meto	-28
<2metros	-25
<2metálico	-10
<2mezcla	-10
<2mi	-42
<2mide	-29
<2mientras	-25
<2mil	-16
<2min	-16
<2ministerio	-19
<2minuta	-15
<2minuto	-16
<2minutos	-35
<2mira	-39
<2miran	-16
<2mirando	-22
<2mirar	-12
<2miras	-14
<2mire	-14
<2miro	-22
<2mis	-23
<2misma	-12
<2mismo	-30
<2mitad	-20
<2modelo	-11
<2modo	-23
<2moja	-19
<2molde	-20
<2molino	-13
<2moneda	-18
<2monitor	-13
<2monta	-17
<2montaje	-20
<2montar	-24
<2monterrey	-20
<2montura	-18
<2moqueta	-16
<2motor	-19
<2mover	-20
<2movilidad	-12
<2mozo	-10
<2muchacho	-18
<2muchas	-12
<2mucho	-28
<2muchos	-27
<2mudanzas	-26
<2muebles	-12
<2muelle	-8
<2muestra	-21
<2mueve	-25
<2mueven	-10
<2murieron	-14
<2mutua	-9
<2muy	-13
<2máquina	-24
<2máquinas	-11
<2más	-20
<2máscara	-13
<2máximo	-13
<2mí	-24
<2mínimo	-15
<2móviles	-15
<2nada	-36
<2nadie	-49
<2naranja	-18
<2nariz	-13
<2natural	15
<2navaja	-13
<2necesario	-21
<2necesito	13
<2negra	-20
<2nerea	-21
<2neutro	-14
<2nevera	-13
<2ni	-35
<2nicho	-19
<2ninguna	-23
<2ningún	-25
<2nivel	-17
<2nivelada	-19
<2niño	-23
<2niños	-19
<2no	-22
<2noche	-33
<2noches	14
<2nombre	-29
<2nombres	-19
<2nomás	-15
<2noria	-25
<2norma	21
<2normal	-14
<2norte	-19
<2nos	-11
<2nosotros	-10
<2nota	-12
<2notaría	-13
<2notas	-16
<2noticias	-8
<2nudos	-16
<2nuestra	-34
<2nuestro	23
<2nueva	-30
<2nuevas	11
<2nueve	-22
<2nuevos	-22
<2nunca	-43
<2nº	-17
<2número	-23
<2números	-15
<2obra	-20
<2obrador	-19
<2observatorio	-9
<2observó	-21
<2ochenta	-31
<2ocho	-14
<2octubre	-15
<2oficial	-29
<2oficiales	-15
<2oficina	-17
<2ofrece	-20
<2ojo	-13
<2ojos	-19
<2ok	-17
<2olla	-22
<2olmos	-10
<2olor	-21
<2once	-12
<2opera	-11
<2operación	-10
<2operador	-33
<2operario	-13
<2opuestas	-9
<2orden	-21
<2ordenador	-12
<2ordene	-20
<2oreja	-19
<2original	-10
<2oscuro	-17
<2ostras	-20
<2otoño	-12
<2otras	-12
<2otro	-45
<2otros	-19
<2ovejas	-9
<2oxígeno	-10
<2oye	-35
<2pa	-26
<2paciente	-22
<2paco	-11
<2padre	-14
<2padres	-20
<2paga	-29
<2pagar	-13
<2pago	-16
<2pajuela	-9
<2palabra	-13
<2papel	19
<2papeles	-26
<2papá	-10
<2paquetes	-22
<2para	-11
<2parada	-14
<2paras	-13
<2parece	-11
<2paredes	-9
<2parejas	-15
<2parejos	-12
<2parroquia	-19
<2parte	-25
<2partes	-13
<2partida	-14
<2partir	-12
<2pasa	-24
<2pasada	-23
<2pasadas	-16
<2pasado	-31
<2pasamos	-22
<2pasan	-22
<2pasaporte	-10
<2pasar	-31
<2pase	-23
<2pasillo	-13
<2pata	-16
<2patio	-14
<2patronato	-13
<2patrón	-15
<2paño	-13
<2pecho	-11
<2pedido	-23
<2pedidos	-12
<2pega	-12
<2pegada	-19
<2pegado	-15
<2pegatinas	-9
<2pego	-9
<2pegue	-11
<2pelo	-14
<2película	-18
<2pequeño	-8
<2perdido	-15
<2perdimos	-10
<2perdió	-19
<2perdón	-28
<2perlas	-23
<2permiso	-18
<2pero	-10
<2perra	-23
<2perro	-28
<2perros	-22
<2personal	-24
<2personas	-27
<2pesa	-24
<2pesaje	13
<2pesan	-20
<2peso	-18
<2petición	-10
<2pezoneras	-18
<2peón	-13
<2ph	-10
<2pica	-11
<2pida	-13
<2piden	-25
<2pides	-16
<2pidió	-25
<2pido	-22
<2pie	-14
<2piedra	-16
<2piel	-15
<2pierde	-8
<2pieza	-19
<2piezas	-15
<2pila	-12
<2piloto	-26
<2pintado	-11
<2pinza	-22
<2piquera	-17
<2pisa	-11
<2pisar	-14
<2piso	-28
<2pisos	-18
<2pista	-21
<2pita	-12
<2placa	-14
<2placas	-9
<2planetario	-8
<2plano	-15
<2planta	-37
<2plantilla	-12
<2plastificado	-8
<2plataforma	-17
<2plato	-10
<2plaza	-15
<2plazo	-20
<2plástico	-17
<2poco	-9
<2polvo	-26
<2pone	-47
<2ponen	-36
<2poner	-38
<2ponerlo	-12
<2pones	-20
<2ponga	-31
<2pongo	-8
<2poquito	-15
<2porcentaje	-11
<2porque	-18
<2portal	-8
<2portería	-13
<2precinto	-15
<2precintos	-11
<2pregunta	-33
<2preguntar	-12
<2preguntas	-12
<2pregunte	-12
<2prendas	-11
<2prende	-22
<2prendido	-14
<2prepara	-19
<2preparación	-21
<2preparar	-23
<2presenta	-14
<2presidente	-29
<2presión	-24
<2presta	-18
<2prestan	-13
<2prevención	-14
<2primer	-14
<2primera	-25
<2primero	-23
<2principal	-10
<2probar	-9
<2procedimiento	34
<2producción	-16
<2producto	-21
<2profe	-8
<2profesor	-14
<2programa	16
<2propina	-12
<2propios	17
<2propuesta	-10
<2protocolo	21
<2proveedores	-17
<2provincia	-17
<2prueba	-37
<2pruebas	-11
<2préstamo	-19
<2pueblo	-21
<2pueda	-27
<2puede	-27
<2pueden	-20
<2puerta	-29
<2puertas	-9
<2puerto	-11
<2pues	12
<2puesto	-20
<2puestos	-10
<2pulsera	-10
<2pulso	-10
<2pulveriza	-16
<2punto	-25
<2puntos	-20
<2purga	-25
<2purgar	-24
<2pusimos	-15
<2puso	-11
<2q	-27
<2que	-24
<2queda	-24
<2quedan	16
<2quedar	-15
<2quedara	-24
<2quede	16
<2quedo	-15
<2quedó	-21
<2quema	-14
<2queso	-17
<2quesos	-19
<2quien	-36
<2quienes	-9
<2quiere	-11
<2quiero	-39
<2quince	-28
<2quirófano	-14
<2quita	-27
<2quitar	-12
<2quito	-14
<2quién	14
<2qué	37
<2radio	-33
<2ramón	-16
<2rasca	-21
<2raspa	-23
<2raspar	-11
<2rato	-14
<2raya	-19
<2rayas	-11
<2rayos	-17
<2re	15
<2recepción	-30
<2receta	-13
<2reciba	-10
<2recibe	-20
<2recibió	-15
<2recién	-21
<2reclamación	-17
<2reclamo	-11
<2recoge	-19
<2recogen	-14
<2recoger	-17
<2recogida	-16
<2recorre	-20
<2recorrido	-20
<2red	-15
<2redacta	-12
<2redactado	-21
<2redactar	22
<2redacte	-21
<2redactor	-12
<2redes	-17
<2redonda	-13
<2refugio	-10
<2regante	-14
<2regantes	-9
<2registro	-29
<2reglamento	-15
<2reglas	-24
<2regresa	-11
<2rejilla	-10
<2relativo	22
<2rellena	-13
<2reloj	-16
<2relojes	-10
<2remesa	-19
<2remito	-10
<2renueva	-13
<2reparación	-15
<2reparte	-18
<2reparten	-18
<2repartimos	-22
<2reparto	-34
<2repite	-26
<2repone	-12
<2rescate	-14
<2reserva	-24
<2resolvió	-17
<2responsable	-18
<2restauramos	-13
<2restaurante	-12
<2resto	-19
<2restos	-27
<2resultado	-9
<2retira	-18
<2retirada	-17
<2retiran	-11
<2retraso	-15
<2reunión	-27
<2revisa	-18
<2revisan	-20
<2revisar	-11
<2revisión	-24
<2revés	-18
<2riega	-14
<2riego	-23
<2rodillo	-17
<2rodillos	-16
<2roja	-14
<2rojo	-23
<2rompe	-23
<2rompió	-20
<2ropa	-25
<2ropero	-25
<2rosa	-14
<2rosario	-14
<2rosas	-15
<2rotan	-10
<2roto	-23
<2rotos	-16
<2ruido	-21
<2ruta	-13
<2sabe	-25
<2saben	-21
<2saca	-19
<2sacamos	-28
<2sacan	-19
<2sacar	-25
<2saco	-9
<2sacos	-13
<2sal	-12
<2sala	-36
<2salen	-29
<2salida	-33
<2salidas	-15
<2salido	-12
<2salimos	-20
<2salir	-12
<2salió	-26
<2salta	-14
<2saltan	-25
<2salude	-17
<2salón	-23
<2sangre	-24
<2sanidad	-22
<2santa	-8
<2se	-76
<2sean	-9
<2seca	-28
<2secadero	12
<2secado	-17
<2secador	-13
<2sección	-14
<2seco	-15
<2secretaria	-19
<2secretario	-17
<2secretaría	-16
<2sector	-19
<2segundo	-33
<2segundos	-24
<2seguro	-16
<2según	-18
<2seis	-28
<2sella	-17
<2sello	-24
<2semana	-24
<2semanal	-21
<2semanas	-17
<2sencillo	-14
<2sentido	-10
<2sepa	-21
<2sepan	-28
<2separa	-21
<2separadores	-9
<2septiembre	-30
<2ser	-24
<2sereno	-9
<2serie	-16
<2serio	-18
<2servicio	-27
<2será	-22
<2sesenta	-8
<2sesión	-10
<2setas	-18
<2setenta	-11
<2señal	-14
<2señor	-23
<2señora	9
<2si	-61
<2siempre	-44
<2siendo	-16
<2sienta	-10
<2sientan	-15
<2sierra	-10
<2siete	-21
<2sigue	-29
<2siguiendo	-9
<2silencio	-19
<2sin	-41
<2sino	-19
<2sirve	-8
<2sistemas	-11
<2socorrista	-16
<2sol	-25
<2solamente	-22
<2solas	-11
<2soles	-11
<2solicita	-17
<2solicito	-30
<2solicitud	-26
<2solo	-59
<2somos	-35
<2sonda	-8
<2sondas	-20
<2sorda	-20
<2sortea	-13
<2sotavento	-9
<2soy	-47
<2sube	-25
<2suben	-25
<2subir	-25
<2suelo	-17
<2suelta	-19
<2suena	-24
<2suero	-12
<2sumerge	-13
<2supervisor	-11
<2supo	-22
<2sur	-19
<2surte	-16
<2sus	-24
<2susto	-23
<2sábado	-20
<2sábados	-18
<2sábana	-13
<2sé	-30
<2sí	-24
<2tabla	-19
<2tablilla	-15
<2tacha	-15
<2tal	-28
<2taller	-35
<2tamaño	-16
<2tambo	-9
<2tambor	-21
<2tampoco	-13
<2tanda	-11
<2tanque	-20
<2tantito	-10
<2tanto	-17
<2tapa	-39
<2tapado	-15
<2tapan	-15
<2tapar	-17
<2tarde	-27
<2tardes	-20
<2tarjeta	-20
<2tarjetas	-19
<2tarro	-19
<2taxi	-8
<2te	-53
<2teatro	-11
<2techo	-11
<2tela	-26
<2teléfono	-26
<2tema	22
<2temperatura	-18
<2temporada	-13
<2tenemos	-16
<2tener	17
<2tenga	-27
<2tengan	-23
<2tengo	-26
<2tenido	16
<2tensión	-14
<2tenés	-20
<2tenía	-12
<2tercera	-17
<2tercero	-21
<2terminar	-12
<2test	-11
<2testigo	-16
<2texto	-28
<2tiempo	-11
<2tienda	-27
<2tiene	-36
<2tienen	-21
<2tierra	8
<2tijeras	-16
<2tinta	-16
<2tiques	-8
<2tira	-34
<2tirando	-27
<2tiras	-13
<2tiro	-21
<2titular	-14
<2toalla	-15
<2toca	-36
<2tocar	-15
<2toda	-22
<2todas	-34
<2todavía	-17
<2todo	-50
<2todos	-37
<2tolva	-25
<2toma	-29
<2toman	-17
<2tope	-9
<2toque	-23
<2tornillos	-9
<2torre	-19
<2tos	-10
<2trabaja	-9
<2trabajamos	-20
<2trabajando	-16
<2trabajo	-34
<2trae	-25
<2trapo	-12
<2tras	-20
<2tratada	-19
<2tratado	-10
<2traía	-11
<2treinta	-26
<2trepador	-14
<2trescientas	-17
<2trimestre	-13
<2tubos	-17
<2tueste	-20
<2turno	-35
<2turnos	-27
<2tuvimos	-21
<2tuvo	-9
<2técnica	-9
<2técnico	-31
<2técnicos	-8
<2tío	-15
<2título	17
<2túnel	-25
<2un	-19
<2una	-22
<2unidad	-21
<2unificar	15
<2uno	-52
<2unos	-19
<2unta	-19
<2urge	11
<2urgencias	-20
<2urgente	-21
<2usa	-19
<2usan	13
<2usar	-20
<2uso	-23
<2ustedes	-17
<2usuario	-15
<2vaca	-10
<2vacas	-21
<2vaciar	-9
<2vacía	-23
<2vacías	-18
<2vacío	-19
<2vacíos	-11
<2vale	-37
<2vallado	-11
<2valle	-18
<2vamos	-28
<2van	-37
<2varias	-13
<2varilla	-11
<2vas	-16
<2vaso	-16
<2vaya	-10
<2ve	-28
<2vea	-20
<2veces	-37
<2vecino	-13
<2vecinos	-21
<2vehículo	-16
<2veinte	-28
<2veinticinco	-26
<2veinticuatro	-19
<2veintidós	-25
<2vela	-13
<2vende	-21
<2vendría	-23
<2venga	12
<2venta	-19
<2ventanas	-14
<2venía	-18
<2verano	-33
<2verdad	-24
<2verde	-22
<2vertical	-15
<2veteranos	-16
<2veterinaria	-17
<2vez	-38
<2viaje	-17
<2viajes	-15
<2vidrio	-11
<2vieja	-14
<2viejo	-13
<2viene	-25
<2vienen	-32
<2viento	-12
<2viernes	-26
<2vigente	-12
<2vinagre	-16
<2vino	-26
<2visita	-18
<2visitantes	-20
<2visitas	-15
<2visto	-17
<2voltea	-17
<2voltean	-20
<2volteo	-14
<2voluntarios	-17
<2volver	-21
<2vos	-16
<2voy	-23
<2voz	-24
<2vuelcan	-12
<2vuelo	-20
<2vuelos	-14
<2vuelta	-29
<2vuelto	-14
<2vuelve	-21
<2vuelven	-15
<2válvula	-13
<2víspera	-15
<2web	-9
<2wilson	-17
<2word	-21
<2x	-17
<2y	-58
<2ya	-54
<2yema	-10
<2yemas	-14
<2yo	-60
<2z	-15
<2zaragoza	-15
<2zona	-28
<2|	-27
<2¡	-16
<2«	-23
<2·	-32
<2»	-13
<2¿	-58
<2ácido	-9
<2árbitro	-10
<2árbol	-20
<2árboles	-10
<2área	-16
<2él	-35
<2óptica	10
<2óscar	-13
<2última	-29
<2últimas	-14
<2último	-24
<2única	-14
<2único	-22
<2–	-40
<2—	-26
<2•	-11
<2€	-16
<2→	-17
<2☐	-20
<:	16
<;	-50
<<	-18
<<" el	-10
<<" no	-10
<<" por	-16
<<% ,	-16
<<% de	-13
<<) ,	-12
<<) :	-10
<<) la	-14
<<) las	-12
<<) nadie	-13
<<) y	-14
<<) ·	-9
<<* 0	-14
<<, 0	-32
<<, a	-23
<<, abre	-9
<<, al	-21
<<, apuntar	-16
<<, así	-18
<<, aunque	-16
<<, buenas	-9
<<, cinco	-10
<<, como	-17
<<, con	-35
<<, corte	-12
<<, cuando	-12
<<, de	-35
<<, dejar	-12
<<, del	-19
<<, desde	-9
<<, después	-15
<<, don	-10
<<, dos	-12
<<, el	-9
<<, en	-27
<<, entre	-21
<<, entrega	-19
<<, es	16
<<, escribe	-16
<<, eso	-18
<<, falta	-11
<<, gente	-11
<<, ha	-14
<<, habla	-14
<<, hasta	-23
<<, jamás	-9
<<, la	-33
<<, las	-22
<<, le	-13
<<, lee	-12
<<, les	-18
<<, llevo	-8
<<, lo	-23
<<, los	-26
<<, luego	-21
<<, marca	-15
<<, me	-25
<<, mi	-8
<<, mira	-23
<<, mirando	-17
<<, mirar	-11
<<, más	-10
<<, nada	-10
<<, nadie	-13
<<, ni	-9
<<, no	-32
<<, nunca	-18
<<, para	-24
<<, pide	-17
<<, por	-16
<<, porque	-31
<<, pregunta	-11
<<, pues	-14
<<, q	-13
<<, que	-41
<<, quitar	-12
<<, salvo	-15
<<, se	-36
<<, si	-27
<<, sin	-32
<<, solo	10
<<, soy	-16
<<, también	-15
<<, tarjetas	-14
<<, te	-17
<<, todo	-18
<<, trabajo	-17
<<, tres	-10
<<, un	-35
<<, una	-21
<<, unas	-13
<<, uno	-14
<<, y	-24
<<, ya	-21
<<, yo	-17
<<, ¿	-34
<<- -	13
<<- si	-12
<<- solo	-14
<<. –	-16
<</ 0	-14
<<0 %	-20
<<0 (	-10
<<0 )	-19
<<0 ,	-37
<<0 .	-19
<<0 /	-18
<<0 :	25
<<0 ;	-23
<<0 ]	-28
<<0 al	-19
<<0 años	-18
<<0 bar	-10
<<0 con	-13
<<0 de	-19
<<0 días	-13
<<0 el	-14
<<0 en	-16
<<0 euros	-21
<<0 grados	-13
<<0 h	-24
<<0 horas	-20
<<0 km/h	-9
<<0 la	-13
<<0 le	-13
<<0 m	-12
<<0 min	10
<<0 no	-18
<<0 para	-30
<<0 por	-13
<<0 se	-18
<<0 vacas	-19
<<0 y	-15
<<0 |	-25
<<0 ±	-17
<<0 ·	-15
<<0 →	11
<<: a	-18
<<: cadena	-10
<<: con	-16
<<: de	8
<<: después	-13
<<: el	-26
<<: empresa	-12
<<: en	-20
<<: la	-17
<<: llega	-20
<<: lo	-10
<<: los	-17
<<: me	-9
<<: no	-9
<<: primero	-9
<<: protocolo	-16
<<: que	-24
<<: qué	-14
<<: se	-35
<<: si	10
<<: traslado	-9
<<: y	-12
<<: yo	-9
<<: «	-24
<<: ¿	-20
<<; a	-9
<<; con	-10
<<; el	-18
<<; las	-13
<<; los	-19
<<; mi	-15
<<; se	-9
<<; si	-14
<<; sin	-9
<<> 0	-19
<<^ (	-14
<<^ *	-17
<<^ -	-9
<<^ 0	16
<<^ >	-19
<<^ [	-19
<<^ a	-25
<<^ acta	-16
<<^ acá	-11
<<^ ahí	-14
<<^ anexo	-14
<<^ anoche	-21
<<^ ante	-16
<<^ antes	-23
<<^ apunta	-9
<<^ apuntes	-16
<<^ ayer	-26
<<^ banco	-9
<<^ beto	-17
<<^ buenas	-8
<<^ bueno	-18
<<^ cambio	-11
<<^ casa	-19
<<^ cierra	-16
<<^ cierre	-9
<<^ circular	-8
<<^ como	-10
<<^ compara	-9
<<^ comprueba	-12
<<^ comunidad	-11
<<^ con	-34
<<^ consulta	-14
<<^ control	-15
<<^ cooperativa	-12
<<^ cortar	-9
<<^ cualquier	-11
<<^ cuando	16
<<^ cuatro	-9
<<^ cuenta	-11
<<^ da	-16
<<^ dale	-25
<<^ de	-34
<<^ deja	-20
<<^ del	-26
<<^ descarga	-13
<<^ desde	-11
<<^ desmontar	-12
<<^ después	-18
<<^ dios	-10
<<^ dirijo	-22
<<^ don	-15
<<^ dos	-24
<<^ durante	-11
<<^ echar	-23
<<^ eh	9
<<^ el	-37
<<^ en	-60
<<^ enseña	-19
<<^ entran	-10
<<^ entre	-12
<<^ es	-17
<<^ eso	-17
<<^ estimada	-9
<<^ estimado	-8
<<^ estimados	-12
<<^ esto	-16
<<^ falta	-12
<<^ farmacia	-15
<<^ gracias	-11
<<^ guantes	-14
<<^ ha	-17
<<^ hace	-12
<<^ hacemos	10
<<^ he	-23
<<^ hoja	-17
<<^ hola	-14
<<^ hoy	-22
<<^ ingreso	-18
<<^ instrucciones	-18
<<^ la	-9
<<^ laboratorio	-10
<<^ las	15
<<^ lavado	-20
<<^ le	-25
<<^ les	-9
<<^ limpieza	-17
<<^ llevamos	-21
<<^ llevo	-21
<<^ lo	-26
<<^ luego	-19
<<^ me	-38
<<^ mesa	-14
<<^ meter	-20
<<^ mi	-35
<<^ mientras	-15
<<^ mira	12
<<^ mirá	-21
<<^ mis	-26
<<^ montaje	-19
<<^ museo	-13
<<^ máximo	-11
<<^ nada	-9
<<^ nadie	-21
<<^ necesitamos	-21
<<^ necesito	-20
<<^ ningún	10
<<^ no	-22
<<^ nos	-26
<<^ nosotros	-24
<<^ nuestro	-31
<<^ nunca	-16
<<^ objetos	-18
<<^ otra	-18
<<^ paco	-13
<<^ para	9
<<^ pasar	-16
<<^ pega	-12
<<^ pide	-18
<<^ ponga	-22
<<^ por	-24
<<^ pregunta	-21
<<^ primero	-43
<<^ procedimiento	-21
<<^ prohibido	-9
<<^ prueba	-12
<<^ pues	-40
<<^ que	-28
<<^ querida	-9
<<^ quien	11
<<^ quiere	-17
<<^ quisiera	-21
<<^ quitar	-15
<<^ radio	-24
<<^ recepción	-18
<<^ reglas	-15
<<^ reunión	-11
<<^ saca	-18
<<^ sacar	-19
<<^ salida	-15
<<^ se	-55
<<^ si	-32
<<^ siembra	-18
<<^ siempre	-12
<<^ sin	-10
<<^ sobre	-18
<<^ solo	-15
<<^ somos	-32
<<^ son	-18
<<^ soy	-32
<<^ te	-29
<<^ tenemos	-20
<<^ tengo	-25
<<^ toda	12
<<^ todo	-12
<<^ toma	-13
<<^ trabajo	-13
<<^ tras	-18
<<^ tres	-9
<<^ turno	-9
<<^ un	-25
<<^ una	-17
<<^ uno	-20
<<^ va	-10
<<^ vaciar	-9
<<^ vale	12
<<^ venga	-23
<<^ vienen	-20
<<^ ya	-19
<<^ yo	-20
<<^ yuli	-12
<<^ |	10
<<^ ·	-17
<<^ ¿	-34
<<^ él	-11
<<^ –	9
<<^ •	-17
<<^ ☐	10
<<a )	-18
<<a 0	-20
<<a :	-16
<<a base	-12
<<a bien	-14
<<a buscar	-11
<<a dejar	-18
<<a doce	-10
<<a don	-16
<<a dos	-14
<<a hacer	-16
<<a la	-53
<<a las	-32
<<a limpio	20
<<a lo	-15
<<a los	-47
<<a mano	-11
<<a menos	-16
<<a mi	-22
<<a mitad	-14
<<a mí	-19
<<a nadie	-17
<<a partir	-9
<<a poner	-15
<<a por	-16
<<a preguntar	-10
<<a que	-29
<<a quien	-13
<<a raíz	-9
<<a ser	-19
<<a su	-24
<<a tierra	13
<<a un	-36
<<a una	-24
<<a veces	-15
<<a velocidad	-14
<<abajo ,	-16
<<abajo y	-14
<<abierta y	-15
<<abierto ,	-11
<<abre con	-10
<<abre el	-25
<<abre la	-19
<<abre una	-17
<<abrir la	-11
<<abrir y	-22
<<acaba el	-18
<<acabar el	-12
<<acabó en	-15
<<accidente de	-10
<<aceite y	-13
<<aclarar ,	-9
<<acta de	-24
<<acuerda redactar	11
<<acá en	-16
<<adentro de	-15
<<adentro y	-8
<<afloja el	-12
<<afloja la	-12
<<agencia de	-16
<<agradeceré que	-16
<<agua ,	-20
<<agua con	-15
<<agua de	-19
<<agua del	-12
<<agua y	-21
<<ah y	-17
<<ahora se	-16
<<aire se	-11
<<ajedrez de	-9
<<al acabar	-14
<<al aire	-24
<<al cliente	-25
<<al contenedor	-15
<<al cuarto	-9
<<al dueño	-20
<<al final	-24
<<al lado	-12
<<al llegar	-19
<<al número	-11
<<al paciente	-9
<<al que	-12
<<al salir	-11
<<al terminar	-27
<<al volver	-15
<<alergias ,	-21
<<algo de	-16
<<algo que	-29
<<algo se	-17
<<alguien ha	-13
<<alguien se	-16
<<alimentos y	-11
<<almacén y	-15
<<alquiler de	-18
<<alrededor de	-17
<<alta y	-12
<<alto y	-21
<<altura ,	-13
<<altura de	-19
<<amparo de	-22
<<andar en	-13
<<anota en	-18
<<anterior y	-13
<<antes de	-53
<<antes del	-27
<<antes el	-22
<<antes que	-16
<<antiguos que	-15
<<apaga la	-11
<<apaga y	-12
<<aparta en	-9
<<apertura de	-18
<<apunta a	-15
<<apunta el	-17
<<apunta en	-21
<<apunta la	-13
<<apuntan en	-10
<<apuntes de	-12
<<aquí en	-15
<<aquí la	-12
<<arma el	-19
<<armario de	-17
<<arriba ,	-9
<<arriba y	-10
<<aseguradora de	-17
<<asisten :	-19
<<asunto :	21
<<asunto de	-20
<<así que	-30
<<atención a	-16
<<atendemos a	-17
<<auditoría de	-15
<<aunque la	-10
<<aunque sea	-11
<<autor :	-17
<<autorización de	-16
<<avalúo de	-21
<<avisa a	-14
<<avisa al	-15
<<avisa por	-11
<<ayer en	-19
<<ayuda a	-16
<<ayuda de	-15
<<ayuntamiento de	-17
<<año ,	-15
<<año pasado	-16
<<año por	-14
<<año y	-10
<<años ,	-23
<<años con	-19
<<años en	-19
<<años y	-13
<<b )	-16
<<baja con	-15
<<baja el	-20
<<baja la	-17
<<baja se	-8
<<bajar del	-20
<<bajo el	-12
<<banco de	-23
<<bandeja con	-13
<<barrio en	-17
<<base de	-15
<<baño a	-9
<<bea ,	-10
<<biblioteca de	-13
<<bien ,	-13
<<bolsa al	-12
<<bolsa de	-23
<<bolsa y	11
<<bolsillo de	-11
<<bonito para	-16
<<borrador ,	-13
<<borrador de	-13
<<bote de	-14
<<botiquín y	-9
<<botón de	-17
<<buenas ,	-14
<<buenas noches	-12
<<bueno ,	-14
<<bueno de	-21
<<bueno en	-15
<<bueno pues	9
<<busca el	-15
<<busca la	-12
<<buzón de	-15
<<c )	12
<<c ,	-9
<<cabina se	-18
<<cable y	-11
<<cada 0	-14
<<cada cinco	-15
<<cada hora	-11
<<cada mañana	-13
<<cada medio	-13
<<cada noche	-16
<<cada quien	-15
<<cada tanda	-10
<<cada una	-21
<<cada uno	10
<<caduca a	-12
<<cae el	-17
<<caja de	-21
<<cajas de	-21
<<cajón con	-15
<<cajón de	-11
<<calidad de	-11
<<caliente ,	-11
<<caliente y	-21
<<calle ,	-14
<<calle con	-11
<<calles y	-17
<<calor ,	-8
<<calzado con	-10
<<cambia de	-24
<<cambio de	-34
<<camión ,	-18
<<camión de	-22
<<canal de	-18
<<cantidad de	-14
<<cara ,	-16
<<cara a	-21
<<carga del	-21
<<carga las	-15
<<carta de	-13
<<cartel en	-10
<<casa ;	-10
<<casa de	-15
<<caseta se	-9
<<cayó el	-17
<<cc :	-18
<<centro de	-20
<<cerca de	-15
<<cerrar ,	-17
<<cerrar la	-14
<<certificado ,	-8
<<certificado de	-24
<<chaleco y	-11
<<chavales de	-16
<<chica de	-9
<<chica nueva	-13
<<chico ,	-16
<<chico de	-9
<<cien libras	-17
<<ciento cuarenta	-13
<<ciento se	-9
<<cierra la	-18
<<cierra las	-18
<<cierra y	-21
<<cierre de	-25
<<cinco minutos	-16
<<cinco y	-19
<<cita con	-10
<<claro ,	-24
<<clase de	-20
<<clienta ,	-14
<<cliente :	-17
<<cliente de	-20
<<cliente y	-12
<<clientes con	-22
<<club de	-15
<<clínica veterinaria	-9
<<cm ,	-13
<<cm de	-9
<<cobrar un	12
<<cobro de	-22
<<coche no	-12
<<cocina y	-16
<<cola de	-15
<<colgado en	-25
<<coloca la	-12
<<color y	-17
<<comida en	-23
<<comité de	-24
<<como de	-14
<<como en	-12
<<como lo	-16
<<como me	-11
<<como mucho	-9
<<como un	-16
<<compara con	-9
<<completo y	-12
<<comprueba el	-15
<<comprueba que	-19
<<comunidad de	-18
<<con 0	9
<<con aire	-15
<<con cien	-16
<<con cinta	-14
<<con dos	-23
<<con esto	-16
<<con frases	-17
<<con guante	-13
<<con guantes	-18
<<con jabón	-11
<<con la	-21
<<con las	8
<<con los	-34
<<con más	-14
<<con número	-22
<<con permiso	-10
<<con su	-15
<<con sus	-17
<<con tres	-21
<<con un	-25
<<con una	-30
<<con él	-15
<<cono de	-16
<<consulta de	-25
<<contexto :	-15
<<contrato ,	-11
<<control de	-28
<<conviene unificar	8
<<cooperativa de	-20
<<coordinadora de	-10
<<copia y	-17
<<corre ,	-17
<<corre la	-13
<<corta el	-10
<<corte de	-23
<<corte la	-11
<<cosa ,	-17
<<cree que	-17
<<cuaderno de	-25
<<cuando el	-11
<<cuando entra	-24
<<cuando está	-11
<<cuando la	-26
<<cuando sale	-15
<<cuando se	-18
<<cuando suena	-19
<<cuando un	-21
<<cuando una	-15
<<cuando ya	-15
<<cuarenta centímetros	-17
<<cuarenta minutos	-16
<<cuarenta y	-19
<<cuarto de	-25
<<cuatro ,	-9
<<cuatro horas	-9
<<cuatro y	-21
<<cubos de	-15
<<cubre con	-13
<<cuelgan en	-19
<<cuenta las	-13
<<cuenta los	-22
<<cuentas del	-19
<<cuento a	-9
<<cuerda de	-14
<<cuerpo de	-20
<<código de	-16
<<código del	-8
<<cómo es	-29
<<cómo le	-21
<<cómo lo	-20
<<cómo nos	-19
<<cómo se	14
<<d )	-15
<<da la	-21
<<da una	-20
<<dale ,	-20
<<de 0	-29
<<de :	-36
<<de a	-12
<<de abrir	-18
<<de agua	-20
<<de ahí	-21
<<de arriba	-11
<<de atrás	-19
<<de baja	-10
<<de barrio	-15
<<de cada	-27
<<de café	-12
<<de cartón	-12
<<de cola	-14
<<de color	-18
<<de contenedores	-14
<<de control	-11
<<de cómo	-22
<<de dar	-18
<<de don	-8
<<de dos	-25
<<de empeño	-12
<<de entrada	-13
<<de entrar	-19
<<de eso	-20
<<de este	-13
<<de extracción	-14
<<de hacer	-29
<<de harina	-17
<<de las	-19
<<de leche	-16
<<de medio	-11
<<de metal	-17
<<de mi	-15
<<de mudanzas	9
<<de más	-12
<<de noche	-16
<<de papel	-16
<<de plástico	-11
<<de poner	-16
<<de preparar	-22
<<de prevención	-9
<<de que	-28
<<de quien	-13
<<de qué	-18
<<de reproducción	-15
<<de sacar	-19
<<de sala	-12
<<de salir	-14
<<de san	-12
<<de santa	-13
<<de su	-16
<<de toda	-13
<<de todo	-15
<<de tres	-13
<<de turno	-15
<<de un	-52
<<de una	-23
<<de vehículos	-14
<<de veinte	-17
<<de ácido	-13
<<debajo de	-25
<<debajo del	-23
<<deja de	-17
<<deja el	-14
<<deja en	-16
<<deja la	-17
<<deja una	-15
<<deje de	-13
<<dejes bonito	-14
<<dejó el	-20
<<del ayuntamiento	-14
<<del comité	-13
<<del depósito	-8
<<del día	-8
<<del horno	-23
<<del lote	-19
<<del lunes	13
<<del seguro	-10
<<del taller	15
<<del tercero	-18
<<del turno	-15
<<delantal y	-11
<<delante de	-20
<<delante del	-9
<<delante y	-14
<<demás se	-8
<<dentro ,	-9
<<dentro con	-12
<<dentro de	-19
<<dentro del	-13
<<dentro y	-12
<<derecho y	-9
<<desastre ,	-11
<<descarga de	-14
<<desde 0	-13
<<desde la	-23
<<desde mi	-12
<<desde que	-42
<<desde un	-11
<<desmonta el	-8
<<desmontaje de	-25
<<despacio y	-13
<<después de	-26
<<después del	-15
<<después el	-24
<<después en	-13
<<después la	-12
<<después nos	-19
<<después se	-20
<<detrás del	-13
<<devuelven con	-15
<<dice :	-11
<<dice el	-19
<<dice que	-20
<<dice «	-15
<<dicho :	-17
<<diez días	-13
<<diez y	-19
<<diga el	-22
<<dije que	-17
<<dijo que	-18
<<dinero ,	-13
<<dirección de	-16
<<directo a	-13
<<dos años	-13
<<dos chavales	-11
<<dos cuerdas	-18
<<dos de	-16
<<dos días	-12
<<dos hermanos	-11
<<dos horas	-24
<<dos no	-19
<<dos personas	-15
<<dos sacos	-10
<<dos semanas	-19
<<dos y	-10
<<durante el	-18
<<durante la	-19
<<día ,	-21
<<día 0	-24
<<día antes	-27
<<día con	-21
<<día de	-13
<<día del	-27
<<día que	-14
<<día se	-26
<<día y	-15
<<días ,	-15
<<días de	-9
<<días en	-10
<<días para	-14
<<días se	-13
<<días y	-14
<<dónde está	-18
<<echa a	-9
<<echa el	-13
<<echa en	-11
<<echa la	-16
<<echa un	-19
<<eh le	-14
<<eh luego	-14
<<eh soy	-24
<<eh y	-12
<<el 0	14
<<el agua	-18
<<el aire	-16
<<el albarán	-11
<<el anemómetro	-19
<<el arnés	-9
<<el ascensor	-21
<<el ave	-19
<<el ayudante	-12
<<el ayuntamiento	-14
<<el banco	-15
<<el bombo	-19
<<el cajón	-10
<<el cambio	-23
<<el camión	-13
<<el cementerio	-14
<<el centro	-13
<<el certificado	-11
<<el cierre	-11
<<el cliente	-24
<<el cobro	-15
<<el color	-10
<<el concejal	-20
<<el cono	-17
<<el contenido	-9
<<el corte	-14
<<el cuaderno	-10
<<el cuarto	-17
<<el de	-24
<<el del	-18
<<el depósito	-8
<<el desmontaje	-18
<<el despacho	-22
<<el documento	-16
<<el domingo	-20
<<el dueño	-21
<<el electricista	-11
<<el encargado	16
<<el equipo	-15
<<el favor	-17
<<el formato	-12
<<el freno	-13
<<el grupo	-11
<<el horno	-19
<<el ingeniero	-23
<<el jefe	-13
<<el laboratorio	-25
<<el lado	-8
<<el libro	-16
<<el lunes	-19
<<el maestro	-20
<<el manual	-21
<<el martes	-19
<<el mismo	-19
<<el modo	-21
<<el motor	-11
<<el niño	-10
<<el nombre	-10
<<el nuevo	-14
<<el número	-9
<<el oficial	-16
<<el operador	-16
<<el operario	-12
<<el otro	-26
<<el papel	-21
<<el pasaporte	-20
<<el pasillo	-14
<<el patio	-19
<<el perito	-15
<<el permiso	-8
<<el perro	-24
<<el personal	-11
<<el piloto	-12
<<el piso	-19
<<el plano	-20
<<el plazo	-14
<<el precio	-12
<<el presidente	-16
<<el primer	-13
<<el procedimiento	-20
<<el profesor	-19
<<el protocolo	-16
<<el proyector	-10
<<el público	-14
<<el que	-24
<<el refractómetro	-17
<<el registro	-17
<<el salón	-21
<<el segundo	-12
<<el seguro	-14
<<el servicio	-9
<<el set	-9
<<el señor	-20
<<el sobre	-17
<<el suelo	-13
<<el sábado	-17
<<el tambor	-20
<<el teléfono	-9
<<el turno	-13
<<el técnico	-26
<<el vellón	-18
<<el árbitro	-13
<<el último	-20
<<elaboró :	-16
<<ellas con	-10
<<emergencia y	-16
<<empieza a	-8
<<empresa de	-13
<<en 0	-10
<<en agua	-11
<<en bolsa	-18
<<en cabina	-24
<<en cada	-18
<<en cuanto	-13
<<en dos	-15
<<en el	-16
<<en la	-65
<<en las	-30
<<en limpio	-14
<<en los	-32
<<en mi	-11
<<en otro	-17
<<en papel	-30
<<en plena	-22
<<en que	30
<<en recepción	-9
<<en su	-12
<<en todas	-20
<<en tres	-21
<<en un	-36
<<en una	-48
<<en uno	-18
<<encantadora ,	-14
<<enciende el	-14
<<encima de	-29
<<encima se	-10
<<enseña el	-10
<<entienda una	-9
<<entonces se	-15
<<entra a	-11
<<entra con	-22
<<entra en	-21
<<entra gente	-13
<<entra por	-17
<<entra una	-16
<<entrada de	-16
<<entrada en	-19
<<entrada y	-21
<<entran los	-9
<<entre dos	-8
<<entre todos	-36
<<entrega de	-25
<<entregan a	-17
<<equipo de	-21
<<es de	-34
<<es del	-20
<<es el	19
<<es la	10
<<es lo	-14
<<es para	-34
<<es que	-41
<<es solo	12
<<es todo	-34
<<es un	-16
<<es una	16
<<esa misma	-8
<<escala a	-12
<<escribe en	-11
<<escribo desde	-8
<<escrito cómo	-37
<<escrito de	-23
<<escrito el	20
<<escrito la	-20
<<escrito y	-12
<<eso es	-31
<<eso la	-28
<<eso lo	-21
<<eso no	-26
<<eso que	13
<<eso se	-17
<<espacio ,	-11
<<espejo y	-12
<<espera a	-15
<<espera que	-23
<<espero que	-20
<<espuma no	-16
<<esta hoja	-12
<<esta vez	-18
<<estación de	13
<<este año	-21
<<este mes	-17
<<esto ,	-27
<<esto :	-9
<<esto es	-32
<<esto lo	-13
<<esto va	-24
<<estoy en	-16
<<está ,	-15
<<está de	-14
<<está en	-24
<<están en	-13
<<euros se	-14
<<explica que	-12
<<expone que	-15
<<exportación ,	-17
<<facturas de	-16
<<falla la	-12
<<falta algo	-14
<<falta un	-19
<<familia ;	-12
<<familia se	-13
<<familia y	-17
<<familias y	-16
<<favor ,	-19
<<favor de	-25
<<febrero ,	-12
<<fecha :	-22
<<fecha de	-18
<<fecha en	-10
<<fecha y	-11
<<felicita a	-9
<<feria de	-17
<<ficha de	-11
<<filtros de	-16
<<final del	-18
<<finca ,	-14
<<firma el	-18
<<firma en	-17
<<firmada por	-20
<<firmados se	-12
<<firme el	-17
<<foso de	-12
<<foto a	-17
<<foto con	-10
<<foto y	-10
<<fotos de	-25
<<fue a	-17
<<fue al	-11
<<fuera ,	-23
<<fuera de	-15
<<fuera del	-17
<<fundición de	-15
<<furgoneta pasa	-11
<<fwd :	9
<<gente ,	-13
<<gente que	-14
<<gente se	-10
<<golpe en	-19
<<gota de	-9
<<grabe cómo	10
<<gracias ,	-9
<<gracias a	-12
<<gracias por	-9
<<gracias y	-13
<<grados ,	-18
<<grados y	16
<<gramos de	-16
<<gramos por	-17
<<grietas y	-17
<<grita «	-13
<<grupo "	-19
<<grupo de	-16
<<guante de	-12
<<guantes ,	-20
<<guantes de	-9
<<guarda en	-9
<<guía de	-37
<<guía para	14
<<h ,	-13
<<ha de	-25
<<ha dejado	-21
<<ha puesto	-10
<<ha tenido	-17
<<habla con	-15
<<habla por	-14
<<hablamos en	-10
<<hablar con	-13
<<hace ,	-8
<<hace con	-17
<<hace el	-32
<<hace en	-8
<<hace falta	-21
<<hace la	-15
<<hace un	17
<<hacemos en	-14
<<hacemos queso	-14
<<hacer de	-19
<<hacer si	-20
<<hago de	-18
<<halcones y	-15
<<harina de	-18
<<hasta 0	-16
<<hasta ahora	-19
<<hasta el	-12
<<hasta que	-36
<<hasta un	-14
<<hay alguien	-19
<<hay dos	-18
<<hay que	-46
<<hay quien	-10
<<hay un	-11
<<hay una	-19
<<he ido	-9
<<hecha un	-11
<<hermana se	-14
<<hermandad ,	-8
<<hizo el	-13
<<hoja de	10
<<hoja para	-15
<<hoja plastificada	-8
<<hoja y	-23
<<hojas ,	-17
<<hojas con	-16
<<hola ,	-19
<<hora ,	-19
<<hora con	-17
<<hora de	-16
<<hora para	-8
<<hora se	-19
<<hora y	-22
<<horas antes	-10
<<horas de	-19
<<horas en	-19
<<horas por	-9
<<horas y	-14
<<hospital de	-21
<<hubo que	-14
<<hubo un	-18
<<huela a	-17
<<huele a	-10
<<huele no	-12
<<ingreso a	-19
<<inmaculada ,	-25
<<inspección de	-14
<<instructivo para	8
<<instructores ,	-13
<<interior de	13
<<jabón de	-13
<<jefa me	-10
<<jefatura de	-15
<<jefe de	-30
<<jefes de	-8
<<jueves ,	-9
<<junta de	-16
<<kilos de	-21
<<la 0	-12
<<la agencia	-16
<<la altura	-11
<<la apertura	-18
<<la aseguradora	-8
<<la autorización	-9
<<la auxiliar	-10
<<la banda	-11
<<la bandeja	-16
<<la barra	-16
<<la biblioteca	-8
<<la bolsa	-17
<<la bomba	-10
<<la cabecera	-13
<<la cabeza	-15
<<la cabina	-11
<<la caja	-11
<<la caldera	-13
<<la calle	-12
<<la campana	-12
<<la cara	-22
<<la carpeta	-9
<<la carta	-21
<<la cartilla	-11
<<la caseta	-10
<<la central	-11
<<la cinta	-13
<<la comida	-16
<<la consola	-15
<<la consulta	-10
<<la cuerda	-9
<<la cueva	-10
<<la cámara	-30
<<la de	-37
<<la del	-16
<<la dirección	-19
<<la directora	-11
<<la educadora	13
<<la empresa	-10
<<la entrada	-11
<<la entrega	-11
<<la escanea	-14
<<la escuela	-23
<<la estructura	-17
<<la familia	-21
<<la fecha	-11
<<la federación	-12
<<la feria	-10
<<la ficha	-12
<<la finca	-14
<<la firma	-10
<<la forma	-16
<<la foto	-9
<<la funeraria	-14
<<la goma	-13
<<la guía	-10
<<la ha	-9
<<la hermana	-13
<<la hoja	-22
<<la hora	-20
<<la jaula	-11
<<la junta	-19
<<la lectura	-19
<<la linterna	-9
<<la lista	-16
<<la llave	-14
<<la lona	-18
<<la luz	-14
<<la madera	-12
<<la mano	-17
<<la mantilla	-8
<<la mañana	-11
<<la mesa	-22
<<la miel	-23
<<la misma	-24
<<la mitad	-12
<<la mutua	-10
<<la máquina	-15
<<la nevera	-12
<<la noche	-16
<<la obra	-15
<<la oficina	-20
<<la olla	-17
<<la oreja	-11
<<la otra	-17
<<la pala	-8
<<la palanca	-12
<<la parroquia	-18
<<la piedra	-9
<<la piel	-16
<<la pieza	-11
<<la planta	-22
<<la plantilla	-9
<<la primera	-33
<<la prueba	-22
<<la puerta	-12
<<la póliza	-15
<<la que	-19
<<la radio	-14
<<la recepción	-12
<<la reunión	-11
<<la ropa	-18
<<la sal	-16
<<la sala	-24
<<la salida	-19
<<la segunda	-16
<<la semana	-18
<<la serie	-15
<<la señal	-15
<<la señora	-12
<<la solicitud	-14
<<la tabla	-14
<<la tapa	-12
<<la tarde	-25
<<la tela	-17
<<la temperatura	-8
<<la tienda	-14
<<la tinta	-15
<<la torre	-11
<<la venta	-16
<<la veterinaria	-16
<<la vuelta	-14
<<la zona	-12
<<la última	-18
<<laboratorio de	-18
<<laboratorio se	-18
<<lado ,	-11
<<lado de	-16
<<lado del	-15
<<lado no	-15
<<larga se	-19
<<las 0	-17
<<las botas	-15
<<las cajas	-16
<<las chicas	-11
<<las cuerdas	-17
<<las de	-19
<<las dos	-14
<<las familias	-18
<<las fotos	-13
<<las llaves	-17
<<las luces	-13
<<las líneas	-9
<<las manos	-21
<<las medidas	-18
<<las muestras	-11
<<las negras	-8
<<las noches	-21
<<las nueve	-21
<<las paga	-11
<<las piezas	-16
<<las que	-20
<<las siete	-14
<<las tres	-20
<<las visitas	-16
<<lavado de	-22
<<le da	-32
<<le damos	-24
<<le dan	-18
<<le deja	-21
<<le dice	-11
<<le dije	-13
<<le echan	-14
<<le entrega	-9
<<le escribe	-12
<<le escribo	-10
<<le habla	-16
<<le haces	-17
<<le ofreces	-18
<<le pasa	-17
<<le pide	-12
<<le pone	-24
<<le pregunto	-18
<<le pusimos	-20
<<le quita	-12
<<leche ,	-14
<<lee el	-18
<<lee la	-17
<<leen el	-15
<<leer con	-18
<<lejos de	-12
<<les da	-17
<<les escribo	-10
<<les manda	-15
<<les pasa	-24
<<levanta la	-26
<<libro de	-22
<<limpia con	-10
<<limpia el	-13
<<limpia la	-25
<<limpia y	-12
<<limpieza de	-17
<<limpio ,	-8
<<limpios y	-11
<<linterna ,	-18
<<linternas y	-15
<<lista de	-19
<<listo ,	-10
<<llama "	16
<<llama a	-25
<<llama al	-21
<<llamar a	-13
<<llamarme a	-23
<<llave del	-20
<<llaves de	-18
<<llega ,	-10
<<llega a	-18
<<llega el	-15
<<llega en	-16
<<llega la	-12
<<llega y	-16
<<llegar a	14
<<llena el	-17
<<llena la	-16
<<llenas de	-15
<<lleva a	-27
<<lleva al	-10
<<llevamos tres	-14
<<llevo la	-13
<<lo amarillo	-19
<<lo apunta	-19
<<lo baja	-14
<<lo cambia	-10
<<lo de	29
<<lo decide	-9
<<lo deja	-13
<<lo dejó	-8
<<lo del	21
<<lo diga	-9
<<lo digo	-24
<<lo entienda	-10
<<lo escribe	-16
<<lo firma	-26
<<lo firme	-25
<<lo ha	-13
<<lo hace	-18
<<lo hacemos	-16
<<lo hacen	-16
<<lo haya	-19
<<lo llama	-16
<<lo lleva	-21
<<lo paga	-9
<<lo pasa	-15
<<lo primero	-28
<<lo pueda	-24
<<lo que	-50
<<lo quiere	-18
<<lo quiero	-17
<<lo recibe	-8
<<lo roto	-12
<<lo tengo	-24
<<lo ve	-20
<<lo viejo	-15
<<local ,	-14
<<lona de	-12
<<los camiones	-8
<<los chicos	-15
<<los cortes	-10
<<los cuadros	-18
<<los cuatro	-18
<<los da	-11
<<los de	-36
<<los dedos	-17
<<los del	-24
<<los demás	-17
<<los dos	-24
<<los frascos	-9
<<los instrumentos	-22
<<los lunes	-21
<<los muchachos	-17
<<los niños	-17
<<los nombres	-17
<<los números	-8
<<los otros	-14
<<los pedidos	-14
<<los pequeños	-20
<<los permisos	-13
<<los perros	-18
<<los pies	-9
<<los pisos	-15
<<los primeros	-13
<<los que	-24
<<los quesos	-27
<<los restos	-13
<<los sábados	-20
<<los tres	-14
<<lote y	-11
<<luces de	-13
<<luego de	-13
<<luego el	-19
<<luego en	-21
<<luego la	-16
<<luego pues	-21
<<lunes ,	-11
<<lunes se	-17
<<luz ,	-11
<<luz ;	-12
<<lámpara y	-17
<<lápiz ,	-15
<<línea de	-21
<<lío con	-18
<<mamá de	-8
<<manda a	-17
<<manda al	-15
<<manda el	-8
<<mandarlo a	-12
<<manejo de	-24
<<manera de	20
<<manera que	-17
<<mano a	-12
<<mano con	13
<<mano por	-18
<<mano y	-15
<<manos llenas	-12
<<manual de	10
<<manual del	-23
<<marca con	-16
<<marca en	-21
<<marzo a	-11
<<masa madre	-20
<<mayor de	-10
<<mayoría de	-16
<<mañana ,	-12
<<mañana se	-9
<<mañana y	-20
<<me está	-18
<<me ha	-24
<<me han	-16
<<me la	-8
<<me llamo	-11
<<me lo	-26
<<me pidió	-25
<<me ponen	-15
<<me pongo	-18
<<me vendría	-11
<<media hora	-16
<<medidas se	-16
<<medir con	-12
<<mejor que	-20
<<mella ,	-12
<<menores de	-8
<<menos de	-9
<<mes ,	-12
<<mes pasado	-23
<<mesa ,	-14
<<mesa de	-16
<<mesa y	-13
<<meses de	-9
<<mete el	-13
<<mete la	-15
<<metes el	-16
<<meto el	-20
<<metros ,	-13
<<metros de	-15
<<metros por	-10
<<metros y	-15
<<mi hermana	-14
<<mi padre	-11
<<mi papá	-12
<<mide con	-15
<<mide el	-22
<<mientras el	-15
<<min ,	-10
<<min .	-13
<<minutos ,	-21
<<minutos de	-11
<<minutos en	-13
<<minutos la	-11
<<minutos y	-24
<<mira el	-20
<<mira los	-13
<<mira que	-12
<<mira si	-13
<<mirando la	-18
<<miras la	-14
<<mismo que	-17
<<mitad ,	-9
<<mitad de	-12
<<mitad en	-11
<<moja con	-14
<<moja la	-9
<<monitor de	-13
<<monta en	-17
<<montaje de	-13
<<motor en	-9
<<muchachos nuevos	-15
<<mucho que	-20
<<muestra de	-13
<<mueve de	-16
<<municipal de	-16
<<más de	-29
<<más que	-19
<<más se	-18
<<mí :	-20
<<mí me	-14
<<nada de	-28
<<nada más	-10
<<nada si	-18
<<nadie está	-8
<<nadie le	-13
<<nadie ni	-20
<<nadie que	-12
<<nadie se	-15
<<nadie toca	-14
<<necesario fijar	-21
<<nerea ,	-17
<<ni "	-16
<<ni a	-15
<<ni con	-10
<<ni en	-19
<<ni para	-20
<<nivel ,	-14
<<niños que	-9
<<no ,	12
<<no a	-16
<<no abre	-17
<<no acepta	-12
<<no al	-15
<<no con	-18
<<no cómo	-17
<<no da	-12
<<no de	-25
<<no debe	-13
<<no del	-13
<<no el	-17
<<no en	-15
<<no entre	-11
<<no es	-19
<<no estoy	-10
<<no esté	-18
<<no ha	-8
<<no han	-14
<<no hay	-21
<<no haya	-25
<<no hubo	-11
<<no la	-30
<<no las	-11
<<no le	-18
<<no lo	-21
<<no los	-13
<<no me	-15
<<no pase	-13
<<no perdón	-22
<<no por	-12
<<no puede	-26
<<no queda	-15
<<no sabía	21
<<no sale	-25
<<no se	-44
<<no son	-16
<<no supo	-21
<<no sé	-21
<<no te	-18
<<no tenga	-14
<<no tiene	-24
<<no toca	-21
<<no va	-19
<<no viene	-16
<<no y	-8
<<noche ,	-19
<<noche no	-11
<<nombre ,	-17
<<nombre de	-13
<<nombre y	-17
<<nombres de	-17
<<nos exige	-19
<<nos ha	-28
<<nos han	-24
<<nos lo	-12
<<nos pide	-24
<<nos puso	-16
<<nos quedó	-17
<<nueva se	-17
<<nuevos le	-13
<<nunca al	-15
<<nunca con	-18
<<nunca en	-17
<<nunca la	-14
<<nunca por	-13
<<nunca se	-13
<<nunca una	-18
<<nº de	-17
<<número ,	-11
<<número de	-20
<<número del	-11
<<número y	-11
<<o ,	-22
<<o con	-18
<<o de	-10
<<o el	-18
<<o en	-17
<<o me	-16
<<o más	-14
<<o no	-19
<<o por	-14
<<o un	-19
<<obra se	-12
<<ocho de	-17
<<ocho y	-15
<<oficial y	-14
<<oficina de	-15
<<ojo :	-10
<<olor a	-21
<<operador mira	-20
<<opuestas y	-9
<<orden de	-10
<<os escribo	-13
<<otra cosa	-13
<<otra de	-14
<<otra se	-9
<<otra y	-16
<<otro ,	-16
<<otro día	-20
<<oye ,	-20
<<padres y	-15
<<paga el	-12
<<paga la	-19
<<papel ,	16
<<papel de	-19
<<papel no	-11
<<papel para	9
<<papeles ,	-17
<<para :	-28
<<para arriba	-19
<<para en	-16
<<para los	-37
<<para no	-14
<<para que	-48
<<para ver	-10
<<parada y	-11
<<parte de	-13
<<partes de	-13
<<partir de	-12
<<pasa a	-11
<<pasa al	-15
<<pasa cuando	-23
<<pasa de	-13
<<pasa el	-13
<<pasa en	-10
<<pasa la	-12
<<pasada se	-12
<<pasado dos	-12
<<pasado se	-17
<<pasan a	-15
<<pasar de	-18
<<pasar la	-9
<<pasar por	-19
<<pase el	-15
<<pasillo y	-10
<<paso a	-10
<<paso de	-16
<<paso el	-13
<<paño ,	-12
<<pecho ,	-11
<<pedido de	-16
<<pedido que	-17
<<pedidos se	-12
<<perdón ,	-12
<<perdón a	-11
<<perlas tener	-17
<<permiso de	-14
<<pero aquí	-21
<<pero con	-21
<<pero el	-19
<<pero la	-19
<<pero lo	-18
<<pero me	-12
<<pero no	-28
<<pero se	-11
<<pero sin	-18
<<pero solo	-8
<<persona que	-17
<<persona y	-10
<<personas ,	-16
<<personas en	-19
<<pesa :	-14
<<pesa cada	-8
<<pesa y	-9
<<pesan ,	-14
<<pesan y	-14
<<petición entra	-10
<<pide a	-11
<<pide el	20
<<pide la	-28
<<pide que	-28
<<piel se	-12
<<pieza a	-13
<<piquera y	-17
<<pisa la	-12
<<pisar la	-14
<<piso ,	-13
<<piso y	-25
<<placas de	-15
<<planta y	-20
<<plástico ,	-16
<<pone a	-15
<<pone el	-21
<<pone en	-17
<<pone guantes	-14
<<pone la	-24
<<pone los	-16
<<pone una	-8
<<ponen en	-16
<<ponen los	-18
<<poner el	-18
<<poner las	-18
<<poner por	-20
<<pones en	-18
<<por aquí	-15
<<por ciento	-17
<<por dónde	-22
<<por el	-40
<<por encima	-21
<<por error	-12
<<por escrito	18
<<por eso	-33
<<por favor	-22
<<por las	-21
<<por los	-23
<<por mi	-14
<<por no	-8
<<por qué	-21
<<por radio	-10
<<por si	-20
<<por teléfono	-16
<<por un	-21
<<por una	-22
<<por usar	-19
<<por último	-12
<<porcentaje de	-11
<<porque alguien	-9
<<porque en	-11
<<porque hay	-25
<<porque la	-30
<<porque le	-14
<<porque lo	-13
<<porque los	-13
<<porque luego	-21
<<porque nadie	-22
<<porque no	-10
<<porque se	-25
<<porque tengo	-25
<<porque tenía	-15
<<precinto de	-15
<<precintos y	-11
<<pregunta a	-11
<<pregunta por	-22
<<pregunta qué	-15
<<pregunta si	-18
<<preguntar por	-10
<<prendas de	-11
<<prende el	-17
<<preparación de	-21
<<preparar un	-14
<<presenta la	-10
<<primera hora	-13
<<primero ,	-14
<<primero :	-15
<<primero el	-19
<<primero es	-13
<<primero la	-20
<<primero las	-9
<<primero los	-13
<<primero que	-11
<<procedimiento de	36
<<profe qué	-12
<<propios no	17
<<protocolo de	21
<<prueba ,	-13
<<prueba de	-26
<<prueba el	-18
<<prueba en	-9
<<prueba la	-20
<<préstamo de	-18
<<pueda leer	-12
<<puede pasar	-18
<<puerta con	-12
<<puerta de	-14
<<puerta y	-17
<<puerto de	-11
<<pues cada	-11
<<pues el	8
<<puesto en	-16
<<pulveriza la	-15
<<punto de	-16
<<puntos de	-11
<<que ,	-21
<<que a	-17
<<que ahora	-20
<<que aquí	-18
<<que arranque	-12
<<que atiende	-22
<<que baje	-13
<<que cada	-19
<<que con	-19
<<que conste	18
<<que debería	-14
<<que dejar	-19
<<que dice	-17
<<que en	-17
<<que entra	-19
<<que entre	-26
<<que eso	-13
<<que esto	-16
<<que está	-12
<<que exista	-19
<<que grabe	18
<<que ha	-10
<<que hablamos	-9
<<que hace	-11
<<que hacemos	-12
<<que hay	-21
<<que haya	-17
<<que hizo	-15
<<que hubo	-21
<<que la	-45
<<que las	-17
<<que le	-18
<<que les	-23
<<que llegan	-20
<<que llevar	-10
<<que lleve	-16
<<que lo	-41
<<que los	-45
<<que luego	-14
<<que manda	-20
<<que me	-35
<<que mi	-17
<<que mire	-8
<<que más	-17
<<que nadie	-25
<<que ni	-9
<<que no	-53
<<que nos	-28
<<que pagar	-17
<<que pase	-9
<<que pone	-11
<<que por	-10
<<que quede	-34
<<que quieren	-22
<<que redactas	-21
<<que rotan	-12
<<que saber	-22
<<que se	-53
<<que sea	-19
<<que ser	-11
<<que si	-20
<<que siempre	-9
<<que sigue	-26
<<que son	-21
<<que soy	-22
<<que te	-13
<<que tener	-10
<<que tenga	-22
<<que tiene	-26
<<que todo	-18
<<que una	-16
<<que usted	-15
<<que venga	-18
<<que viene	-13
<<que vino	-17
<<que ya	-29
<<que yo	-29
<<queda en	-21
<<queda sin	-9
<<quedan en	17
<<quede en	-12
<<queso de	-17
<<quien haya	-11
<<quien no	-23
<<quiere el	-18
<<quiere que	-12
<<quiero en	-8
<<quiero que	-33
<<quince días	-18
<<quince minutos	-22
<<quisiera que	-19
<<quita el	-12
<<quita la	-23
<<qué hace	9
<<qué hacer	26
<<qué pasa	16
<<qué tal	-22
<<qué |	-19
<<radio a	-15
<<radio la	-24
<<radio que	-14
<<radio y	-13
<<re :	15
<<recepción de	-21
<<recibe el	-12
<<recibe en	-16
<<recogida de	-16
<<redacta :	-12
<<redactar el	11
<<reglas de	-19
<<rejilla y	-10
<<reloj con	-12
<<reparación de	-15
<<reparten los	-11
<<reparto de	-15
<<resolvió que	-17
<<responsable de	-12
<<restos en	-15
<<retirada de	-17
<<reunión de	-25
<<revisa el	-12
<<revisa la	-16
<<revisa las	-13
<<revisa que	-18
<<revisan los	-10
<<revisión del	-20
<<riega la	-14
<<roja ,	-11
<<roja y	-12
<<rojo no	-12
<<rojo y	-12
<<rompe el	-21
<<rotan cada	-10
<<saber de	12
<<saca la	-24
<<saca las	-15
<<saca los	-13
<<saca por	-16
<<sacar el	-14
<<sacar la	-9
<<sala de	-30
<<sale a	-17
<<sale con	-18
<<sale el	-13
<<sale y	-21
<<salen a	-11
<<salen de	-16
<<salen dos	-9
<<salida de	-28
<<salió con	-20
<<salude y	-17
<<salón de	-25
<<sangre ,	-13
<<se abre	-21
<<se abren	-10
<<se acabó	-12
<<se acomoda	-13
<<se acuerda	-23
<<se afloja	-10
<<se anota	-10
<<se anotan	-12
<<se apaga	-15
<<se aparta	-14
<<se apunta	-26
<<se apuntan	-9
<<se arranca	-23
<<se arrastran	-15
<<se atiende	-16
<<se avisa	-15
<<se baja	-19
<<se bota	-20
<<se busca	-13
<<se calienta	-22
<<se cambia	-18
<<se cambian	-16
<<se carga	-19
<<se cayó	-19
<<se cepilla	-15
<<se cierra	-19
<<se cierran	-12
<<se coloca	-16
<<se corrige	-16
<<se corta	-19
<<se cortan	-8
<<se cortó	-17
<<se cosecha	-12
<<se cuela	-16
<<se cuelgan	-19
<<se cuentan	-13
<<se da	-24
<<se deja	-24
<<se deshacen	-15
<<se desinfecta	-16
<<se desmonta	-9
<<se devuelve	-12
<<se discute	-15
<<se documente	-28
<<se echa	-24
<<se empieza	-11
<<se encienden	-11
<<se entregan	-9
<<se escoge	-10
<<se espera	-22
<<se extiende	-8
<<se firma	-13
<<se fue	-24
<<se gira	-10
<<se golpea	-12
<<se ha	-15
<<se hace	-27
<<se hacen	-16
<<se han	-17
<<se imprime	-15
<<se la	-17
<<se larga	14
<<se lava	-8
<<se le	-33
<<se lee	-19
<<se les	-22
<<se levanta	-24
<<se limpia	-10
<<se llama	-14
<<se llena	-19
<<se llevó	-15
<<se lo	-27
<<se me	-13
<<se mete	-22
<<se mezcla	-11
<<se mide	-23
<<se mira	-15
<<se miran	-23
<<se moja	-17
<<se monta	-11
<<se mueve	-19
<<se nos	-34
<<se ofrece	-11
<<se para	-28
<<se parte	-19
<<se pasa	-14
<<se pega	-11
<<se perdió	-15
<<se pesa	-8
<<se pesan	-12
<<se pide	-17
<<se pincha	-10
<<se pone	-28
<<se ponen	-16
<<se ponga	-10
<<se pregunta	-21
<<se prende	-16
<<se pueda	-17
<<se puede	-17
<<se pulveriza	-20
<<se purga	-10
<<se queda	8
<<se quedan	-15
<<se quita	-32
<<se recibe	-13
<<se recogen	-10
<<se reparten	-15
<<se repite	-10
<<se retiran	-10
<<se revisa	-26
<<se revisan	-21
<<se riega	-15
<<se rompe	-12
<<se saca	-26
<<se secan	-9
<<se separa	-23
<<se sientan	-12
<<se solicita	-9
<<se sube	-15
<<se tapa	-26
<<se tapan	-9
<<se tira	-14
<<se toma	-11
<<se usa	-17
<<se va	-24
<<se vacía	-11
<<se ve	-20
<<se vuelcan	-10
<<se vuelve	-13
<<sea ,	15
<<sea de	-17
<<sea el	-15
<<sea la	-13
<<sea no	-19
<<sea un	-19
<<seco ,	-18
<<seco y	-12
<<secretario de	-14
<<secretaría de	-11
<<segundo ,	-16
<<segundo :	-18
<<segundos ,	-19
<<seguro no	-9
<<según el	-13
<<seis horas	-19
<<sello y	-15
<<semana pasada	-11
<<semana y	-18
<<semanas en	-16
<<semanas y	-10
<<sentido del	-10
<<septiembre ,	-14
<<septiembre y	-20
<<ser y	-19
<<servicio ,	-22
<<servicio de	-18
<<sesenta y	-8
<<setenta y	-11
<<señor de	-10
<<señora con	-21
<<señora de	-10
<<si alguien	-12
<<si alguno	-10
<<si aparece	-16
<<si el	-18
<<si es	-27
<<si estuviera	-16
<<si está	-25
<<si falla	-14
<<si ha	-22
<<si hay	-17
<<si huele	-17
<<si la	-19
<<si lo	-10
<<si los	-8
<<si no	-21
<<si pasa	-15
<<si quiere	-18
<<si sale	-19
<<si salta	-16
<<si se	-21
<<si son	-11
<<si suena	-13
<<si te	-11
<<si tiene	-18
<<si un	-29
<<si viene	-11
<<siempre de	-10
<<siempre es	-13
<<siempre hay	-11
<<siempre por	-16
<<siempre se	-9
<<sienta a	-10
<<siete días	-17
<<siguiendo la	-9
<<siguiente ,	-9
<<sin abrir	-15
<<sin el	-9
<<sin la	-16
<<sin pasar	-17
<<sin que	-19
<<sin tocar	-18
<<sobre la	-8
<<sobre los	-18
<<sobre todo	-16
<<sola ,	-9
<<sola a	-15
<<sola con	-14
<<solicito que	-28
<<solicitud de	-21
<<solo con	-13
<<solo de	-17
<<solo el	-26
<<solo en	-18
<<solo entonces	-13
<<solo por	-12
<<solo si	-13
<<somos dos	-8
<<somos una	-19
<<son de	-19
<<son las	12
<<son y	-22
<<sonda en	-8
<<soy amparo	-10
<<soy el	-16
<<soy la	-14
<<sube a	-15
<<sube al	-10
<<sube el	-18
<<subir ,	-20
<<subir a	-15
<<suelo y	-15
<<suelta sin	-9
<<suena a	-14
<<suena la	-20
<<susto con	-17
<<sábado pasado	-10
<<sé que	-21
<<sé si	-15
<<sí ,	-11
<<sí buenas	-14
<<tabla ,	-9
<<tablilla con	-15
<<tal la	-18
<<taller de	-13
<<también el	-19
<<también los	-8
<<tanda de	-12
<<tanto ,	-13
<<tapa el	-28
<<tarde y	-17
<<tardes ,	-12
<<tarjeta de	-17
<<tarjeta y	-10
<<te debo	-13
<<te lo	-16
<<te mando	-14
<<te voy	-11
<<tela con	-12
<<tela de	-12
<<teléfono ,	-9
<<teléfono de	-18
<<teléfono y	-9
<<tema :	17
<<temperatura ,	-14
<<temperatura del	-14
<<temperatura en	-10
<<temporada de	-11
<<tenemos un	-19
<<tenga el	-9
<<tengo una	-13
<<tercera vez	-15
<<tercero ,	-14
<<test de	-13
<<tiempo de	-12
<<tienda es	-10
<<tiene la	-18
<<tiene que	-28
<<tiene su	-12
<<tienen que	-16
<<tinta en	-19
<<tipo ,	-20
<<tira de	-24
<<toca el	-16
<<toca la	-27
<<tocar la	-13
<<toda la	-19
<<todas las	-31
<<todo ,	-15
<<todo a	-11
<<todo de	-12
<<todo el	-25
<<todo en	-10
<<todo lo	-19
<<todo mi	-11
<<todo y	-11
<<todos ,	-10
<<todos los	-8
<<toma el	-22
<<toque con	-10
<<trabaja en	-12
<<trabajamos en	-20
<<trabajo en	-26
<<tras el	-18
<<treinta se	-16
<<treinta y	-13
<<tres ,	9
<<tres cuartas	-17
<<tres de	-9
<<tres días	-11
<<tres por	-8
<<tres semanas	-11
<<turno de	-27
<<turno lo	-20
<<turno se	-10
<<turnos ,	-14
<<tuvimos un	-18
<<técnico de	-24
<<técnico del	-12
<<título :	18
<<tú lo	-17
<<tú que	-20
<<un año	-9
<<un balde	-9
<<un bote	-12
<<un chico	-11
<<un cuarto	-18
<<un día	-21
<<un golpe	-17
<<un grupo	-11
<<un instructivo	-23
<<un libro	-17
<<un lote	-14
<<un mes	-11
<<un muchacho	-15
<<un papel	13
<<un patio	-16
<<un procedimiento	-29
<<un salón	-12
<<un señor	-10
<<un solo	-16
<<un teatro	-17
<<un título	-10
<<una ,	-10
<<una chica	-17
<<una cooperativa	-10
<<una de	-20
<<una empresa	-18
<<una en	-13
<<una familia	-22
<<una guía	-35
<<una hoja	-14
<<una hora	-18
<<una máquina	-18
<<una norma	-21
<<una oficina	-11
<<una persona	-25
<<una por	-19
<<una se	-14
<<una señora	-17
<<una sola	-25
<<una tela	-18
<<una tienda	-25
<<una vez	9
<<una vuelta	-17
<<unas instrucciones	-23
<<unidad de	-20
<<unificar la	-11
<<uno ,	-8
<<uno a	-20
<<uno de	-15
<<uno la	-18
<<uno más	-17
<<uno para	-20
<<uno por	-11
<<uno saca	-12
<<uno se	-15
<<uso de	-20
<<usted y	-12
<<va :	-14
<<va a	-30
<<va al	-26
<<va con	-10
<<va el	11
<<va en	-12
<<va la	-22
<<vacas en	-18
<<vacía el	-9
<<vacía en	-12
<<vacía los	-9
<<vacías con	-16
<<vale es	-27
<<valle de	-18
<<vamos a	-25
<<van a	-15
<<van al	-17
<<van dos	-24
<<van en	-13
<<ve el	-10
<<ve la	-10
<<ve necesario	-18
<<veces :	-20
<<veces y	-16
<<veinte días	-11
<<veinte minutos	-19
<<vela de	-13
<<vendría de	-23
<<ver ,	-9
<<ver si	-19
<<verano pasado	-13
<<verde ,	-10
<<verde y	-16
<<vez ,	-13
<<vez cómo	-16
<<vez de	-16
<<vez la	-12
<<vez y	-9
<<viaje de	-17
<<viene con	-13
<<vienen de	-14
<<vienen dos	-10
<<viento y	-8
<<viernes ,	-13
<<vinagre ,	-13
<<vino una	-15
<<voltea el	-14
<<volver a	-8
<<vos que	-16
<<voy a	-8
<<voz alta	-13
<<vuelta al	-13
<<vuelta y	-17
<<vuelto a	-14
<<vuelve a	-18
<<vuelven al	-8
<<y ,	-22
<<y 0	-11
<<y a	-27
<<y ahora	-19
<<y al	-17
<<y antes	-12
<<y apaga	-18
<<y apunta	-18
<<y aviso	-12
<<y busque	-18
<<y cada	-12
<<y con	-25
<<y cuando	-18
<<y cómo	13
<<y da	-10
<<y de	-24
<<y deja	-23
<<y del	-15
<<y desde	-14
<<y después	-24
<<y doble	-15
<<y dos	-16
<<y el	-18
<<y en	-26
<<y era	-13
<<y es	-15
<<y eso	-15
<<y este	-11
<<y fecha	-16
<<y firma	-14
<<y hacemos	9
<<y hasta	-13
<<y hay	-12
<<y hubo	-9
<<y la	-41
<<y las	-35
<<y le	-27
<<y leen	-13
<<y les	-9
<<y levanta	-14
<<y lo	-29
<<y los	-44
<<y luego	-25
<<y marca	-9
<<y me	-21
<<y media	-16
<<y medio	-12
<<y mi	-17
<<y mide	-16
<<y mira	-16
<<y nada	-9
<<y nadie	-13
<<y nos	-27
<<y nunca	-12
<<y ocho	-14
<<y os	-19
<<y otra	-9
<<y otro	-10
<<y pone	-13
<<y por	-15
<<y prueba	-16
<<y puertas	-12
<<y punto	-14
<<y que	-46
<<y saca	-13
<<y sacar	-11
<<y salen	-20
<<y se	-31
<<y si	-30
<<y siempre	-23
<<y sin	-20
<<y su	-9
<<y también	11
<<y te	-22
<<y tenemos	-14
<<y todavía	-10
<<y tres	-15
<<y tú	-18
<<y un	-26
<<y una	-16
<<y uno	-17
<<y va	-19
<<y vacía	-14
<<y van	-14
<<y ventanas	-10
<<y viernes	-19
<<y ya	-28
<<ya bajó	-15
<<ya está	-24
<<ya le	-8
<<ya lo	-20
<<ya me	-16
<<ya no	-12
<<ya van	-17
<<yema de	-10
<<yemas ,	-14
<<yo ,	-19
<<yo :	-12
<<yo hemos	-24
<<yo le	-16
<<yo lo	-10
<<yo me	-16
<<yo no	-11
<<yo soy	-27
<<yo tengo	-22
<<zona :	-10
<<zona de	-19
<<» ,	-10
<<» y	-19
<<¿ alguien	-14
<<¿ me	-16
<<¿ podrías	-16
<<¿ te	-13
<<ácido en	-8
<<él ,	-9
<<él las	-12
<<él y	-10
<<único que	-16
<<→ se	-10
<=	-23
<?	-27
<[	-19
<[" el	-20
<[" para	-14
<[" por	-18
<[" un	-16
<[% de	-9
<[% humedad	-21
<[( la	-9
<[) 0	-14
<[) el	-8
<[) la	-20
<[) las	-15
<[) se	-19
<[* 0	-12
<[+ 0	-8
<[, 0	-21
<[, aceite	-12
<[, aclarado	-19
<[, aclarar	-15
<[, acordate	-16
<[, administración	-10
<[, al	-24
<[, algodón	-16
<[, alguien	-8
<[, antes	-21
<[, apuntar	-19
<[, aspirar	-14
<[, bajar	-15
<[, cada	-10
<[, contando	-10
<[, contar	-14
<[, correa	-18
<[, corte	-12
<[, cuando	-22
<[, cuerdas	-14
<[, de	-20
<[, desde	-15
<[, dos	-27
<[, el	9
<[, empezando	-12
<[, en	-24
<[, entrega	10
<[, escucha	-12
<[, gafas	-18
<[, ha	-15
<[, hay	-22
<[, la	-11
<[, las	-21
<[, le	-16
<[, lejos	-13
<[, licenciado	-15
<[, llamar	-14
<[, los	-25
<[, luces	-11
<[, nunca	-31
<[, otros	-12
<[, para	-31
<[, patas	-12
<[, pon	-10
<[, por	-21
<[, punta	-12
<[, quitar	-13
<[, qué	-13
<[, saca	14
<[, sala	-17
<[, salvo	-15
<[, se	-9
<[, sesenta	-10
<[, si	-16
<[, solicito	-20
<[, sólo	-9
<[, tarjetas	-13
<[, una	-27
<[, vamos	-18
<[, venía	-20
<[, ácido	-16
<[- 0	-21
<[- el	-18
<[- se	-12
<[- si	-12
<[. las	-15
<[/ 0	-13
<[0 0	-14
<[0 al	-21
<[0 antes	-11
<[0 bar	-16
<[0 caracteres	-17
<[0 de	-13
<[0 el	-21
<[0 en	-18
<[0 g	-9
<[0 gramos	-19
<[0 hectáreas	-17
<[0 km/h	-21
<[0 la	12
<[0 le	-19
<[0 m/s	-15
<[0 mg/l	-8
<[0 mm	-17
<[0 objetos	-14
<[0 para	-27
<[0 por	-10
<[0 salen	-13
<[0 ºc	-15
<[: 0	-10
<[: al	-12
<[: buen	-8
<[: cada	-17
<[: cadena	-12
<[: coordinación	-14
<[: de	-19
<[: dra	-16
<[: el	-26
<[: en	-18
<[: espero	-15
<[: j	-14
<[: jefatura	-16
<[: la	-20
<[: las	-11
<[: le	-15
<[: llega	12
<[: lo	-21
<[: los	-20
<[: por	-11
<[: protocolo	-21
<[: qué	-18
<[: re	-18
<[: rv	-17
<[: si	9
<[: traslado	11
<[: un	-16
<[: uy	-13
<[; el	-24
<[; la	-15
<[; las	-12
<[; los	-23
<[; por	-8
<[; se	-16
<[; si	-23
<[< 0	-18
<[= se	-16
<[> 0	-16
<[? lo	-22
<[[ 0	-16
<[^ 0	-45
<[^ abrir	-13
<[^ al	-25
<[^ alcance	-19
<[^ anexo	-15
<[^ anoche	-21
<[^ ante	-16
<[^ antecedentes	-11
<[^ antes	-34
<[^ aplica	-12
<[^ apuntes	-16
<[^ asisten	-17
<[^ asunto	-49
<[^ autor	-12
<[^ ay	-12
<[^ banco	-13
<[^ beto	-25
<[^ bidón	-10
<[^ botas	-16
<[^ buen	-14
<[^ cambio	10
<[^ caro	-11
<[^ casa	9
<[^ categoría	-9
<[^ cc	-16
<[^ che	-24
<[^ chicas	-22
<[^ circular	-13
<[^ colar	-18
<[^ colocar	-13
<[^ compañía	-19
<[^ compras	-9
<[^ comunidad	-21
<[^ conforme	-13
<[^ considero	-24
<[^ consulta	15
<[^ control	18
<[^ cooperativa	-15
<[^ cortar	-12
<[^ corte	-14
<[^ cualquier	-11
<[^ cuando	9
<[^ cámara	-13
<[^ d	-15
<[^ dale	-27
<[^ desarrollo	-9
<[^ descarga	19
<[^ desde	9
<[^ desmontar	-17
<[^ diferencia	-9
<[^ dirijo	-17
<[^ dos	12
<[^ echar	-20
<[^ el	-44
<[^ elaboró	-13
<[^ en	-20
<[^ enseña	-17
<[^ enviado	-18
<[^ esterilización	19
<[^ estimada	-12
<[^ estimado	-18
<[^ estimados	-15
<[^ extracto	-15
<[^ fwd	-15
<[^ ha	-17
<[^ hacemos	-30
<[^ hacer	-10
<[^ hagan	-17
<[^ hay	-24
<[^ herramienta	-13
<[^ ingreso	16
<[^ inma	-13
<[^ instrucciones	-19
<[^ jajaja	-15
<[^ jefa	-13
<[^ kilómetros	-11
<[^ l	-13
<[^ la	-38
<[^ las	-14
<[^ le	-37
<[^ lectura	-18
<[^ limpieza	15
<[^ listo	-12
<[^ llega	-10
<[^ llego	-18
<[^ llenar	-14
<[^ llevamos	-23
<[^ llevo	-18
<[^ lo	-47
<[^ mamá	-14
<[^ manual	-13
<[^ marcos	-14
<[^ medir	-17
<[^ menores	-14
<[^ meter	-17
<[^ mirá	-20
<[^ mis	-21
<[^ montaje	13
<[^ museo	-15
<[^ móviles	-8
<[^ necesitamos	-23
<[^ necesito	-26
<[^ nico	-13
<[^ ninguna	-17
<[^ nos	-31
<[^ nuestra	-20
<[^ nunca	-20
<[^ objeto	14
<[^ objetos	17
<[^ oigan	-17
<[^ ojalá	-9
<[^ oye	-19
<[^ paco	-13
<[^ para	-35
<[^ paredes	-10
<[^ pasar	-19
<[^ pega	-15
<[^ pendiente	-8
<[^ perdimos	-12
<[^ pese	-17
<[^ pida	-18
<[^ poner	-8
<[^ por	-35
<[^ propósito	-12
<[^ quedo	-10
<[^ querida	-14
<[^ quince	11
<[^ quinto	-10
<[^ quisiera	-20
<[^ quitar	-19
<[^ rafael	-17
<[^ raúl	-14
<[^ ref	-11
<[^ reglas	-19
<[^ repetir	-9
<[^ resulta	-25
<[^ rev	-18
<[^ revisar	-15
<[^ rrhh	-13
<[^ ruegos	-15
<[^ saca	-19
<[^ sacar	-19
<[^ salude	-16
<[^ se	-48
<[^ secar	-15
<[^ secretaría	-11
<[^ si	-8
<[^ siembra	18
<[^ sra	-17
<[^ tapar	-17
<[^ tema	-19
<[^ test	-16
<[^ toma	-21
<[^ tras	-17
<[^ turno	-10
<[^ título	-11
<[^ un	-20
<[^ unos	-10
<[^ vaciar	-15
<[^ varias	-17
<[^ versión	-19
<[^ wilmer	-13
<[^ yuli	-17
<[a 0	-12
<[a abrir	12
<[a bordo	-11
<[a buscar	-14
<[a cada	-23
<[a contar	-9
<[a continuación	-9
<[a contraluz	-10
<[a dormir	-9
<[a dos	-16
<[a esas	-12
<[a hacer	-18
<[a la	-50
<[a las	-36
<[a lo	-19
<[a los	-25
<[a medias	-9
<[a ochenta	-16
<[a oscuras	-12
<[a partir	-27
<[a pasar	-10
<[a pilar	-9
<[a poner	-21
<[a ponerlo	-12
<[a por	-14
<[a primera	-19
<[a quienes	-10
<[a qué	-11
<[a raíz	-18
<[a redactar	-14
<[a septiembre	-12
<[a sesenta	-19
<[a sotavento	-18
<[a ti	-15
<[a tu	-9
<[a un	-28
<[a velocidad	-13
<[a vinagre	-20
<[abre el	-22
<[abre la	-26
<[abre una	-15
<[abren las	-9
<[abrir la	-20
<[acaba el	-17
<[acabar el	-15
<[acabó en	-15
<[acerca de	-16
<[acomoda en	-11
<[acta de	-16
<[acuerda redactar	-20
<[acá en	-11
<[afloja el	-15
<[afloja la	-10
<[agencia nos	-15
<[agua de	-9
<[agua destilada	-11
<[ahora en	-11
<[ahora la	13
<[ahora resulta	-17
<[ahora se	-17
<[ahí le	-19
<[ahí se	-14
<[aire acondicionado	-21
<[aire se	-13
<[al acabar	-17
<[al ayuntamiento	-13
<[al azar	-12
<[al bajar	-16
<[al bidón	-8
<[al carro	-15
<[al centro	-16
<[al cerro	-9
<[al cierre	-23
<[al comercial	-14
<[al contenedor	-20
<[al dos	-12
<[al dueño	-20
<[al freezer	-8
<[al horno	-16
<[al ingeniero	-14
<[al piloto	-11
<[al público	-18
<[al recibir	-13
<[al revés	-17
<[al salir	-17
<[al tanque	-11
<[al terminar	-31
<[al usuario	-14
<[al vecino	-10
<[al volver	-19
<[algo de	-11
<[algo escrito	-11
<[algo se	-18
<[alguien de	-10
<[alguien ha	-15
<[alguien se	-25
<[alguno se	-10
<[alquiler de	-16
<[alrededor de	-15
<[amarillo se	-20
<[amparo de	-10
<[andar en	-13
<[anota el	-12
<[anota en	-12
<[antes de	-22
<[antes el	-26
<[antes se	-21
<[apaga el	-14
<[apaga la	-14
<[aparece un	-16
<[apunta el	-20
<[apunta en	-12
<[apunta la	-17
<[aquí en	-15
<[aquí la	-17
<[aquí lo	-16
<[arma el	-14
<[arranca el	-11
<[arranca la	-20
<[arriba para	-11
<[aseguradora de	-13
<[asunto de	-11
<[así lo	-15
<[así nomás	-13
<[auditor de	-13
<[aunque la	-14
<[autorización de	-9
<[avalúo de	-17
<[avisa al	-10
<[avisa de	-12
<[avisa en	-8
<[ayer en	-14
<[ayuntamiento nos	-16
<[año por	-11
<[años en	-17
<[baja el	-20
<[baja la	-20
<[baja se	-10
<[baje la	-13
<[bajo el	-18
<[bajó el	-24
<[balde de	-9
<[banco de	-15
<[bandera amarilla	-12
<[barrer el	-11
<[barrio en	-15
<[biblioteca de	-8
<[billete falso	-19
<[bodega en	-13
<[bolsa al	-11
<[bolsa de	-13
<[bonito para	-14
<[bote de	-12
<[botón de	-11
<[buenas noches	-10
<[buenas tardes	-19
<[bueno de	-14
<[bueno en	-17
<[busca el	-17
<[busca la	-17
<[buzón de	-11
<[cabina se	-24
<[cada 0	-9
<[cada función	-23
<[cada golpe	-10
<[cada invierno	-17
<[cada noche	-18
<[cada semestre	-8
<[cada tanda	-14
<[cada turno	-22
<[cada una	-19
<[cada verano	-22
<[cae el	-16
<[caja de	-9
<[cajas de	-17
<[cajón de	-10
<[cambia de	-17
<[cambia el	-19
<[cambio de	-22
<[camión de	-19
<[canal de	-16
<[carga las	-12
<[carne picada	-13
<[cartel en	-8
<[casa de	-13
<[caseta se	-10
<[casi se	-16
<[cayó el	-20
<[cementerio municipal	-14
<[cerca de	-9
<[cerrar la	-20
<[certificado de	-13
<[chavales de	-11
<[cien libras	-19
<[ciento se	-16
<[cierra la	-19
<[cierra las	-20
<[cierre de	-18
<[cinta de	-11
<[clase de	-11
<[cliente de	-11
<[cliente la	-20
<[cliente llega	-12
<[cliente se	-9
<[club de	-9
<[cobrar un	-18
<[cobro de	-15
<[coge la	-15
<[cola de	-8
<[colgado en	-23
<[coloca la	-11
<[comida en	-18
<[comité de	-17
<[como en	-13
<[como la	-16
<[como le	-27
<[como lo	-14
<[como procedimiento	-14
<[como sabes	-8
<[como un	-18
<[compara el	-10
<[comprueba el	-17
<[comunidad de	-13
<[con 0	-19
<[con alguien	-14
<[con arena	-15
<[con calor	-15
<[con carné	-9
<[con cría	-15
<[con dos	-21
<[con dron	-18
<[con educación	-12
<[con el	-56
<[con frases	-15
<[con guante	-17
<[con hielo	-10
<[con la	-21
<[con leña	-23
<[con lluvia	-12
<[con lo	-26
<[con lupa	-9
<[con manta	-12
<[con nudo	-11
<[con pena	-13
<[con receta	-10
<[con resaca	-14
<[con sus	-14
<[con sábana	-11
<[con tarjeta	-9
<[con tiza	-9
<[con un	-21
<[con una	-31
<[conecta la	-12
<[cono de	-9
<[consulta al	-13
<[consulta de	-18
<[contenido se	-9
<[contra el	-12
<[control de	-19
<[convertir lo	-23
<[conviene unificar	-24
<[cooperativa de	-14
<[copia autorizada	-14
<[corre la	-13
<[corta el	-10
<[corta la	-14
<[corte de	-20
<[corte la	-18
<[cortes de	-8
<[cosas de	-14
<[crea la	-10
<[cuaderno de	-18
<[cuando alguien	11
<[cuando el	-16
<[cuando hay	-22
<[cuando le	-12
<[cuando llega	-17
<[cuando sale	-21
<[cuando se	-24
<[cuando un	9
<[cuando una	-15
<[cuarenta centímetros	-16
<[cuartas partes	-17
<[cuarto de	-17
<[cubos de	-9
<[cuelga la	-16
<[cuelgan en	-18
<[cuenta de	-14
<[cuenta el	-11
<[cuenta las	-10
<[cuenta los	-24
<[cuerdas por	-18
<[cuerpo de	-15
<[código de	-10
<[cómo le	-22
<[cómo lo	-23
<[cómo nos	-18
<[cómo se	-9
<[da cita	-8
<[da el	-29
<[da la	-30
<[da risa	-14
<[da una	-18
<[dar el	-19
<[de 0	-17
<[de abrir	-28
<[de acero	-12
<[de acuerdo	-13
<[de afuera	-15
<[de ajedrez	-13
<[de al	-14
<[de alevines	-13
<[de algodón	-21
<[de alimentos	-9
<[de almacén	14
<[de alrededor	-16
<[de animales	-11
<[de antemano	-10
<[de apertura	13
<[de atender	-9
<[de autos	-21
<[de barrio	-18
<[de barro	-14
<[de bebé	-13
<[de bebés	-13
<[de boda	-15
<[de cabra	-13
<[de cada	-34
<[de caja	-23
<[de campana	-16
<[de campanas	-15
<[de campo	-20
<[de carga	-13
<[de cartón	-17
<[de casa	-23
<[de cerámica	-14
<[de cisterna	-18
<[de cisternas	-13
<[de co2	-12
<[de cobre	-18
<[de comer	-11
<[de contenedores	-11
<[de costumbre	-17
<[de cuello	-9
<[de cuero	-8
<[de cádiz	-15
<[de cómo	11
<[de diecinueve	-16
<[de dos	-21
<[de ellas	-13
<[de emergencia	-17
<[de empeño	-15
<[de encargo	-11
<[de entrada	14
<[de espaldas	-15
<[de esterilización	-17
<[de expedientes	-19
<[de exportación	-21
<[de extracción	9
<[de filtro	-14
<[de fútbol	-13
<[de guardia	-21
<[de hablar	-9
<[de hacer	-25
<[de harina	-17
<[de helio	-9
<[de hielo	-16
<[de hollín	-14
<[de iglesias	-17
<[de ir	-12
<[de jaén	-12
<[de junio	-15
<[de jóvenes	-15
<[de kenia	-14
<[de kilo	-10
<[de la	-34
<[de latón	-18
<[de lavadora	-18
<[de lejía	-18
<[de leña	-15
<[de limpiar	14
<[de lo	-15
<[de los	-27
<[de lápiz	-11
<[de madrugada	-30
<[de mali	-16
<[de manera	-11
<[de mantenimiento	-16
<[de marzo	-19
<[de maíz	-16
<[de medicamentos	-13
<[de memoria	-11
<[de metal	-17
<[de moda	-13
<[de mover	-16
<[de mudanzas	-22
<[de máquinas	-16
<[de nitrilo	-9
<[de noche	-26
<[de nuestra	-16
<[de octubre	-16
<[de oficio	-11
<[de operaciones	-10
<[de oro	-13
<[de otoño	-13
<[de oído	-16
<[de parada	-18
<[de patrimonio	-14
<[de pedido	-16
<[de perlas	-23
<[de pisar	-15
<[de planta	-13
<[de poner	-17
<[de preparar	15
<[de prevención	-17
<[de proveedores	-18
<[de quedar	-11
<[de qué	-24
<[de rango	-12
<[de regantes	-18
<[de registro	-8
<[de reproducción	-18
<[de repuesto	-11
<[de reserva	-18
<[de retención	-12
<[de retraso	-13
<[de riego	-22
<[de rosario	-9
<[de sacar	-21
<[de sal	-12
<[de sala	-20
<[de salida	11
<[de salir	-20
<[de salud	-17
<[de san	-15
<[de sanidad	-15
<[de santa	-14
<[de secado	-16
<[de secretario	-11
<[de seda	-12
<[de seguridad	-14
<[de sesenta	-16
<[de siniestro	-12
<[de subir	-19
<[de taller	-15
<[de tensión	-12
<[de tinta	-12
<[de turno	-20
<[de un	-48
<[de una	-26
<[de uñas	-16
<[de valencia	-16
<[de vehículos	-21
<[de veinticinco	-24
<[de venta	-11
<[de verdad	-14
<[de visitas	-12
<[de vitrina	-15
<[de vuelta	-16
<[de yeso	-19
<[de zaragoza	-15
<[de ácido	-18
<[debajo de	-10
<[debe pasar	-13
<[deja calentar	-17
<[deja de	-12
<[deja el	-15
<[deja en	-10
<[deja escurrir	-11
<[deja la	13
<[deja nota	-13
<[deja pasar	-10
<[deja una	-15
<[dejar 0	-12
<[dejó el	-24
<[del 0	-18
<[del aeropuerto	-16
<[del ancho	-13
<[del andén	-12
<[del ayuntamiento	-22
<[del camión	-24
<[del centro	-14
<[del comité	-18
<[del corte	-23
<[del edificio	-18
<[del grifo	-13
<[del hogar	-12
<[del horno	-24
<[del hotel	-9
<[del molde	-17
<[del mostrador	-10
<[del pedido	-13
<[del sistema	-8
<[del sábado	-22
<[del taller	-33
<[del turno	-23
<[del vehículo	-18
<[del vencimiento	-10
<[del vuelo	-10
<[delante de	-10
<[dentro de	-14
<[depósito de	-8
<[descarga de	-13
<[desde 0	-13
<[desde el	-13
<[desde la	-29
<[desde un	-12
<[desmonta el	-9
<[desmontaje de	-19
<[después de	-15
<[después el	-25
<[después en	-11
<[después la	-16
<[después los	-16
<[después nos	-18
<[después se	-25
<[devuelve el	-13
<[dice el	-25
<[dice la	-17
<[diez por	-13
<[diga el	-23
<[diga la	-17
<[digo para	-21
<[directora un	-13
<[discute el	-14
<[doce por	-9
<[documento de	-16
<[documento serio	-17
<[don anselmo	-13
<[dos centímetros	-11
<[dos chavales	-15
<[dos cuerdas	-21
<[dos de	-15
<[dos hermanos	-9
<[dos hombres	-13
<[dos noches	-9
<[dos operarios	-10
<[dos por	-9
<[dos pulseras	-13
<[dos sacos	-14
<[dos si	-14
<[dos teléfonos	-10
<[dos testigos	-9
<[dos turnos	-9
<[doy la	-17
<[durante el	-23
<[durante la	-17
<[día 0	-11
<[día antes	-20
<[día de	-8
<[día en	-12
<[días antes	-11
<[días hábiles	-13
<[días para	-9
<[días se	-16
<[echa el	-18
<[echa la	-17
<[echa un	-16
<[eh las	-20
<[eh le	-20
<[el 0	-13
<[el abogado	-11
<[el acceso	-16
<[el accidente	-8
<[el aceite	-20
<[el acequiero	-11
<[el administrador	-11
<[el albarán	-15
<[el alumno	-16
<[el anemómetro	-18
<[el animal	-17
<[el archivo	-18
<[el armario	-21
<[el arnés	-17
<[el aro	-12
<[el ascensor	-25
<[el audio	-17
<[el auditor	-16
<[el auto	-11
<[el auxiliar	-13
<[el ave	-21
<[el ayudante	-14
<[el ayuntamiento	-20
<[el banco	-13
<[el barniz	-10
<[el bidón	-11
<[el biombo	-10
<[el bodeguero	-10
<[el bolsillo	-13
<[el bombo	-20
<[el borde	-16
<[el botiquín	-16
<[el buzón	-9
<[el cabezal	-21
<[el calendario	-10
<[el cambio	19
<[el camino	-18
<[el camión	-33
<[el capataz	-15
<[el carro	-10
<[el caso	-12
<[el celular	-11
<[el cementerio	-21
<[el centro	-17
<[el chat	-16
<[el chef	-11
<[el chófer	-16
<[el cierre	-21
<[el cinturón	-17
<[el circuito	12
<[el cobro	-12
<[el coche	13
<[el comercial	-18
<[el comisario	-15
<[el comité	-12
<[el comprador	-19
<[el concejal	-24
<[el conductor	-8
<[el cono	-19
<[el consejo	-14
<[el conserje	-14
<[el contador	-15
<[el contenido	-12
<[el contrato	-15
<[el corcho	-18
<[el corte	12
<[el costado	-9
<[el crematorio	-10
<[el cuadro	-13
<[el cubo	-15
<[el cuello	-19
<[el cuerpo	-24
<[el curso	-16
<[el código	-14
<[el de	-12
<[el dedo	-13
<[el delegado	-21
<[el departamento	-16
<[el desmontaje	8
<[el despacho	12
<[el destino	-19
<[el dibujo	-21
<[el disco	-14
<[el dueño	-16
<[el eje	-17
<[el electricista	-12
<[el enlace	-21
<[el enólogo	-11
<[el escáner	-13
<[el español	-18
<[el espejo	-22
<[el espíritu	-16
<[el estado	-11
<[el estuche	-9
<[el expediente	-14
<[el farmacéutico	-14
<[el fontanero	-13
<[el formato	-10
<[el foso	-15
<[el freno	-23
<[el frontofocómetro	-13
<[el gancho	-14
<[el gerente	-17
<[el gestor	-20
<[el globo	-11
<[el golpe	-14
<[el grano	-12
<[el grifo	-15
<[el guía	-11
<[el hilo	-17
<[el hombro	-13
<[el horno	-20
<[el importe	-13
<[el impreso	-10
<[el imán	-8
<[el informe	-12
<[el ingeniero	-23
<[el interruptor	-8
<[el inventario	-16
<[el lector	-11
<[el listado	-20
<[el logo	-17
<[el luthier	-8
<[el maestro	-24
<[el manual	-21
<[el manómetro	-12
<[el maquinista	-19
<[el material	-12
<[el medidor	-15
<[el ministerio	-15
<[el modo	-24
<[el molde	-20
<[el molino	-13
<[el motivo	-15
<[el mundo	-17
<[el olor	-21
<[el operario	-22
<[el ordenador	-10
<[el pago	-18
<[el papelito	-14
<[el pasaporte	-19
<[el pasillo	-12
<[el patronato	-13
<[el paño	-10
<[el pedido	-25
<[el perito	-17
<[el perro	-24
<[el personal	-24
<[el peto	-15
<[el pico	-11
<[el piloto	-18
<[el plazo	-19
<[el polvo	-16
<[el porcentaje	15
<[el portal	-18
<[el portón	-14
<[el precinto	-22
<[el precio	-20
<[el premio	-9
<[el presidente	-16
<[el problema	-15
<[el procedimiento	14
<[el profesor	-14
<[el programa	-9
<[el proyector	-9
<[el préstamo	13
<[el pueblo	-17
<[el puente	-18
<[el párroco	-18
<[el público	-17
<[el recorrido	15
<[el redactor	-10
<[el refractómetro	-21
<[el regante	-10
<[el relevo	-9
<[el reparto	12
<[el reporte	-16
<[el responsable	-11
<[el resto	-18
<[el rodillo	-10
<[el ruido	-23
<[el saldo	-9
<[el salón	-25
<[el secador	-13
<[el sello	-15
<[el sentido	-15
<[el set	-9
<[el sistema	-11
<[el suero	-13
<[el supervisor	-17
<[el suplente	-11
<[el suyo	-11
<[el sábado	-26
<[el tabique	-17
<[el tablero	-17
<[el tambor	-22
<[el tanque	-29
<[el tapón	-13
<[el techo	-12
<[el testigo	-8
<[el texto	-14
<[el torno	-21
<[el tractor	-18
<[el transmisor	-13
<[el trapo	-10
<[el tubo	-9
<[el túnel	-22
<[el vellón	-17
<[el verano	-12
<[el vigilante	-12
<[el visor	-16
<[el visto	13
<[el vídeo	-13
<[el árbitro	-17
<[elige el	-14
<[elvira 0	-13
<[empresa de	-22
<[en abril	-10
<[en agosto	-14
<[en almacén	-11
<[en antena	-15
<[en bogotá	-18
<[en cada	-32
<[en caja	-12
<[en casa	-13
<[en caso	-13
<[en castellano	-16
<[en cuanto	-14
<[en diciembre	-15
<[en domicilio	-21
<[en dos	-18
<[en el	-48
<[en febrero	-14
<[en formato	-13
<[en guadalajara	-9
<[en julio	-21
<[en la	-30
<[en las	-31
<[en los	-29
<[en marcha	-15
<[en marzo	-19
<[en monterrey	-18
<[en nevera	-19
<[en nicho	-14
<[en octubre	-14
<[en plena	-21
<[en prácticas	-11
<[en recepción	-16
<[en sala	-12
<[en santiago	-10
<[en seco	-16
<[en septiembre	-18
<[en sus	-15
<[en un	-18
<[en una	-41
<[en zaragoza	-11
<[encargada de	-10
<[enciende el	-18
<[encima de	-17
<[encima se	-21
<[enseña el	-11
<[entienda una	-10
<[entonces el	-30
<[entonces la	-13
<[entonces lo	-9
<[entonces se	-23
<[entra en	-19
<[entra por	-16
<[entra una	-16
<[entrada de	-15
<[entrada en	-19
<[entran los	-11
<[entran por	-9
<[entrar se	-15
<[entre dos	-10
<[entre ellos	-15
<[entre en	-9
<[entre la	-22
<[entre los	-22
<[entre planta	-12
<[entre una	-12
<[entrega al	-10
<[entrega de	-18
<[entrega el	-10
<[envía la	-16
<[equipo de	-13
<[equipo se	-9
<[era para	-12
<[error la	-12
<[es de	-15
<[es el	10
<[es fantasía	-10
<[es la	17
<[es lo	-44
<[es pa	-22
<[es para	-25
<[es peor	-11
<[es un	-14
<[es una	-21
<[escribe la	-16
<[escribo de	-12
<[escribo desde	-10
<[escribo en	-10
<[escribo por	-10
<[escrito cómo	10
<[escrito de	-12
<[escrito el	13
<[escrito la	14
<[eso lo	-16
<[eso se	-19
<[espejo se	-10
<[estación de	-18
<[estas indicaciones	-21
<[este verano	-28
<[estimados señores	-10
<[esto en	-16
<[esto lo	-16
<[esto se	-9
<[esto un	-13
<[estoy en	-12
<[está de	-11
<[está el	-13
<[está en	-16
<[está grabando	-13
<[está la	-11
<[está trabajando	-17
<[están en	-12
<[esté en	-11
<[euros al	-14
<[euros se	-15
<[explicar qué	-16
<[facturas de	-13
<[falla la	-14
<[falta el	-10
<[falta lo	-14
<[falta un	-21
<[familia se	-15
<[farmacia de	-17
<[favor de	-20
<[fecha de	-12
<[fecha en	-9
<[federación nos	-12
<[feria de	-13
<[filtros de	-16
<[finca de	-14
<[firma el	-16
<[firma en	-20
<[firmada por	-17
<[firmados se	-14
<[firme el	-19
<[fondo 0	-18
<[forma de	-13
<[foto de	-10
<[fotos de	-20
<[franja de	-10
<[freno de	-12
<[frente al	-8
<[fue al	-16
<[fue el	-18
<[fue la	-14
<[fuera de	-11
<[fundición de	-11
<[funeraria de	-8
<[gas al	-15
<[gas en	-10
<[gente de	-9
<[gente se	-13
<[golpe en	-20
<[golpea el	-14
<[goma de	-12
<[grabe cómo	18
<[gracias por	-10
<[grados se	-16
<[gramos por	-15
<[grupo de	-10
<[guantes gruesos	-12
<[guantes limpios	-12
<[guía de	-24
<[guía para	-15
<[ha dado	-12
<[ha de	-20
<[ha dejado	-19
<[ha dicho	-21
<[ha escrito	-17
<[ha pedido	-12
<[ha perdido	-15
<[ha tenido	-17
<[ha vuelto	-9
<[habla de	-8
<[habla por	-12
<[hablamos en	-9
<[hace dos	-13
<[hace el	-33
<[hace la	-19
<[hace si	-25
<[hace un	-21
<[hacemos en	-15
<[hacemos queso	9
<[hacer cuando	18
<[hacer de	-17
<[hacer la	-22
<[hacer si	18
<[haga la	12
<[hago de	-12
<[han pedido	-17
<[han salido	-12
<[harina de	-15
<[hasta 0	-15
<[hasta el	-36
<[hasta la	-22
<[hasta los	-13
<[hasta marzo	-13
<[hay alguien	-21
<[hay dos	-23
<[hay un	-10
<[hay una	-19
<[he ido	-11
<[he sacado	-9
<[hecha un	-15
<[hemos pensado	-18
<[hermana se	-14
<[hizo el	-17
<[hoja de	-18
<[hoja para	-11
<[hoja plastificada	-11
<[hoja por	-9
<[hora antes	-16
<[hora de	-18
<[hora en	-8
<[hora para	-10
<[hora se	-22
<[horas antes	-11
<[horas de	-10
<[horas en	-18
<[horas por	-9
<[horas se	-17
<[horno lo	-12
<[hospital de	-18
<[hubo un	-17
<[igual hay	-23
<[inspección de	-13
<[instrucciones para	-23
<[instructivo para	-20
<[interior de	-14
<[jamás se	-18
<[jefe de	-17
<[junta de	-11
<[kilos de	-14
<[kilos en	-8
<[la 0	-12
<[la agencia	-24
<[la aguja	-17
<[la alarma	-15
<[la alcaldía	-9
<[la alfombra	-11
<[la apertura	16
<[la arena	-11
<[la aseguradora	-12
<[la asociación	-12
<[la aspiradora	-16
<[la atención	-20
<[la auditoría	-15
<[la autorización	-26
<[la auxiliar	-21
<[la balanza	-10
<[la balda	-14
<[la banda	-16
<[la bandera	-13
<[la barra	-20
<[la barrera	-15
<[la basura	-17
<[la bata	-15
<[la biblioteca	-28
<[la bici	-13
<[la bitácora	-14
<[la boda	-17
<[la bomba	-16
<[la boquilla	-15
<[la báscula	-14
<[la cabecera	-14
<[la caducidad	-18
<[la caldera	-15
<[la cama	-9
<[la camioneta	-18
<[la campana	-14
<[la campanilla	-15
<[la campaña	-14
<[la canción	-19
<[la carcasa	-21
<[la carne	-10
<[la carpeta	-16
<[la carretera	-12
<[la carta	-26
<[la cartilla	-19
<[la casa	-17
<[la caseta	-12
<[la causa	-16
<[la central	-17
<[la chapa	-18
<[la charola	-11
<[la cisterna	-16
<[la clienta	-23
<[la clínica	-15
<[la comida	-18
<[la compañía	-13
<[la comprobación	-11
<[la compu	-18
<[la comunidad	-15
<[la consola	-18
<[la constructora	-13
<[la consulta	-16
<[la coordinadora	-13
<[la corona	-15
<[la correa	-11
<[la costra	-10
<[la cruz	-12
<[la cuadrilla	13
<[la cueva	-19
<[la culpa	-21
<[la cámara	-37
<[la cúpula	-16
<[la de	-25
<[la diferencia	-14
<[la directora	-18
<[la doctora	-8
<[la dosis	-11
<[la educadora	-34
<[la entrada	-33
<[la entrega	-9
<[la escalera	-10
<[la escanea	-17
<[la escuela	-25
<[la espalda	-16
<[la esponja	-16
<[la espuma	-16
<[la esquina	-17
<[la estación	-17
<[la estructura	-23
<[la farmacia	-11
<[la federación	-20
<[la feria	-18
<[la fianza	-13
<[la fibra	-16
<[la finca	-22
<[la flor	-16
<[la funeraria	-15
<[la furgo	-12
<[la furgoneta	-12
<[la fábrica	-13
<[la gana	-19
<[la grasa	-12
<[la grúa	-16
<[la guía	-18
<[la ha	-9
<[la hermana	-10
<[la humedad	-8
<[la identificación	-16
<[la inspección	-25
<[la intendencia	-15
<[la itv	-10
<[la izquierda	-21
<[la jaula	-19
<[la kermés	-12
<[la lana	-16
<[la lancha	-9
<[la lectura	-18
<[la legionela	-17
<[la lente	-20
<[la liga	-14
<[la llamada	-17
<[la lona	-18
<[la lámpara	-14
<[la madera	-12
<[la maestra	-11
<[la malla	-22
<[la mamá	-9
<[la manta	-10
<[la mantilla	-17
<[la masa	13
<[la matrícula	-11
<[la mejilla	-19
<[la miel	-23
<[la mirilla	-14
<[la mochila	-10
<[la mutua	-15
<[la nariz	-11
<[la nave	-20
<[la nevera	-11
<[la noche	-13
<[la noria	12
<[la notaría	-15
<[la olla	-22
<[la ong	-11
<[la oreja	-15
<[la pala	-13
<[la palanca	-16
<[la pared	-22
<[la parroquia	-19
<[la partida	-15
<[la pata	-8
<[la persiana	-12
<[la petición	-18
<[la picadora	14
<[la piedra	-16
<[la piel	-25
<[la pila	-16
<[la pileta	-12
<[la pinza	-15
<[la piquera	-13
<[la piscina	-12
<[la pista	-17
<[la pizarra	-14
<[la placa	-20
<[la plancha	-11
<[la planilla	-13
<[la planta	-37
<[la plantilla	-24
<[la plataforma	-14
<[la playa	-19
<[la plaza	-18
<[la pluma	-12
<[la policía	-11
<[la portería	-18
<[la procesión	-23
<[la pulsera	-9
<[la purga	-22
<[la póliza	-14
<[la rampa	-17
<[la recepción	22
<[la receta	-12
<[la red	-14
<[la redacción	-18
<[la reja	-10
<[la rejilla	-12
<[la reserva	-14
<[la revisión	-16
<[la ruta	-12
<[la saca	-11
<[la sal	-20
<[la sala	-33
<[la salida	-19
<[la salmuera	-23
<[la secretaria	-15
<[la secretaría	-11
<[la serie	-18
<[la sesión	-20
<[la señal	-21
<[la sierra	-12
<[la solicitud	12
<[la solución	-16
<[la suya	-11
<[la sábana	-10
<[la tablilla	-12
<[la taquilla	-10
<[la tarjeta	-22
<[la tienda	-25
<[la tina	-17
<[la tinta	-19
<[la tiza	-9
<[la tolva	-18
<[la trastienda	-11
<[la tutora	-8
<[la vaca	-9
<[la vara	-10
<[la varilla	-9
<[la venta	11
<[la ventana	-8
<[la verdad	-15
<[la vereda	-18
<[la veterinaria	-24
<[la viga	-13
<[la víspera	-17
<[la web	-21
<[la yema	-14
<[la única	-13
<[laboratorio de	-10
<[laboratorio se	-18
<[lado izquierdo	-10
<[larga se	13
<[las 0	-14
<[las alzas	-10
<[las bolas	-15
<[las bolsas	-15
<[las botas	-25
<[las chicas	-17
<[las coordenadas	-12
<[las cuentas	-17
<[las cuerdas	-22
<[las de	-17
<[las dos	-20
<[las esquinas	-18
<[las flores	-9
<[las hojas	-17
<[las incidencias	12
<[las llantas	-18
<[las luces	-16
<[las líneas	-19
<[las medidas	-27
<[las mesas	-13
<[las negras	-12
<[las noches	-17
<[las orejas	-12
<[las ostras	11
<[las ovejas	-11
<[las paredes	-14
<[las patas	-16
<[las pezoneras	-18
<[las redes	-14
<[las rosas	-9
<[las ruedas	-14
<[las tablas	-9
<[las tiras	-15
<[las ventanas	-17
<[las ventas	-13
<[las visitas	12
<[las últimas	-13
<[lava las	-8
<[lavado de	-16
<[le damos	-27
<[le dan	-12
<[le decimos	-14
<[le dicto	-16
<[le dije	-14
<[le duele	-9
<[le dé	-17
<[le echan	-12
<[le enseña	-10
<[le entrega	-10
<[le hablo	-14
<[le haces	-12
<[le ofrece	-9
<[le ofreces	-14
<[le preguntas	-9
<[le pregunto	-16
<[le pusimos	-13
<[le toma	-28
<[lee el	-19
<[lee la	-18
<[leen el	-15
<[les pido	-19
<[levanta la	-28
<[libro de	-16
<[limpia el	-14
<[limpia la	-25
<[limpieza de	-11
<[linterna uv	-8
<[lista de	-14
<[llama al	-19
<[llama una	-18
<[llamo al	-16
<[llaves de	-14
<[llega el	-20
<[llega en	-14
<[llega la	-16
<[llena el	-19
<[llena la	-16
<[llenas de	-12
<[lleva al	-9
<[lleva el	-10
<[lleva la	-19
<[llevan el	-10
<[llevo la	-17
<[lo acompaña	-9
<[lo canta	-11
<[lo de	-35
<[lo dejes	-13
<[lo dicto	-9
<[lo diga	-10
<[lo firme	-19
<[lo ha	-12
<[lo hablado	-15
<[lo hacemos	-17
<[lo llamamos	-10
<[lo mío	-26
<[lo ordenas	-15
<[lo ordene	-16
<[lo redacte	-9
<[lo sepa	-12
<[lo tengan	-15
<[lona de	-10
<[los 0	-9
<[los alumnos	-18
<[los anillos	-14
<[los ascensores	-24
<[los bolsillos	-15
<[los bordes	-11
<[los buses	-20
<[los camiones	-10
<[los chicos	-16
<[los clientes	-20
<[los coches	-12
<[los cortes	-15
<[los cuadernillos	-16
<[los cuadros	-16
<[los datos	-11
<[los daños	-16
<[los de	-22
<[los delegados	-17
<[los demás	-18
<[los domingos	-13
<[los dos	-28
<[los errores	-8
<[los frascos	-18
<[los instrumentos	14
<[los jugadores	-19
<[los libros	-20
<[los miércoles	-13
<[los niños	9
<[los nombres	-24
<[los noventa	-13
<[los números	-14
<[los ojos	-17
<[los originales	-8
<[los otros	-14
<[los padres	-16
<[los paquetes	-22
<[los pasajeros	-10
<[los pasillos	-12
<[los pedidos	-12
<[los pequeños	-20
<[los permisos	14
<[los pies	-16
<[los pisos	-18
<[los precintos	-12
<[los primeros	-12
<[los puntos	-16
<[los quesos	-32
<[los quince	-17
<[los residentes	-18
<[los restos	-26
<[los rotos	-20
<[los sábados	-23
<[los tableros	-15
<[los tiempos	-15
<[los tornillos	-12
<[los tubos	13
<[los vecinos	-14
<[los veteranos	-17
<[luces de	-9
<[luego de	-9
<[luego el	-19
<[luego en	-12
<[luego la	-29
<[luego lona	-13
<[luego se	-35
<[lunes se	-19
<[luz rasante	-11
<[luz se	-11
<[línea de	-22
<[manda al	-15
<[manda el	-10
<[manda la	-22
<[mando audio	-14
<[manejo de	-17
<[manera de	-23
<[mano por	-10
<[manos de	-9
<[manos llenas	-15
<[manual de	-13
<[marca en	-16
<[marca la	-15
<[mayor 0	-8
<[mayoría de	-9
<[mañana se	-12
<[me ayuda	-15
<[me dijeron	-10
<[me dirijo	-9
<[me explicó	-14
<[me gustaría	-24
<[me ha	-17
<[me la	-10
<[me llaman	-15
<[me llamas	-9
<[me llamo	-11
<[me lo	-24
<[me pidió	-23
<[me tocó	-18
<[me vendría	-12
<[medidas se	-18
<[medio kilo	-13
<[medio litro	-15
<[medio metro	-13
<[menores de	-10
<[menos de	-8
<[mes el	-15
<[mete el	-13
<[mete la	-18
<[metes el	-17
<[meto el	-20
<[mi abuelo	-13
<[mi cuñado	-19
<[mi hermana	-16
<[mi hija	-12
<[mi jefa	-16
<[mi marido	-16
<[mi papá	-14
<[mi sobrina	-14
<[mi sobrino	-13
<[mi tía	-11
<[mi tío	-13
<[mide el	-26
<[mide la	-11
<[mientras el	-16
<[mientras tanto	-12
<[min en	-9
<[minutos antes	-14
<[minutos en	-16
<[minutos la	-15
<[minutos por	-15
<[mira el	-40
<[mira la	-15
<[mira los	-17
<[mira si	-22
<[mirando el	-17
<[mirando la	-20
<[mirar el	-11
<[miras la	-22
<[mirá la	-21
<[mis notas	-16
<[misma noche	-8
<[mitad de	-10
<[mitad en	-13
<[monta en	-11
<[montaje de	-10
<[motor en	-9
<[muestra de	-8
<[muestra el	-8
<[municipal de	-12
<[más de	-17
<[más se	-21
<[máximo dos	-11
<[mí se	-11
<[nada de	-16
<[nada se	-22
<[nada si	-20
<[nadie ha	-19
<[nadie le	-17
<[nadie quería	-11
<[nadie se	-19
<[necesario fijar	-18
<[necesito ayuda	-9
<[negro se	-10
<[ni el	-17
<[ni en	-17
<[ni lo	-20
<[ni para	-14
<[ni por	-17
<[ni se	-15
<[ni siquiera	-8
<[ni una	-9
<[no abre	-22
<[no acepta	-11
<[no al	-13
<[no antes	-17
<[no arranca	-17
<[no coincide	-10
<[no cuadra	-13
<[no cómo	-19
<[no de	-20
<[no debe	-12
<[no el	-19
<[no en	-15
<[no existe	-16
<[no fui	-9
<[no hay	-16
<[no la	-31
<[no las	-14
<[no le	-18
<[no lo	-17
<[no los	-15
<[no mover	-13
<[no nos	-8
<[no para	-13
<[no pase	-12
<[no por	-17
<[no regar	-10
<[no saben	-12
<[no sabía	-26
<[no sale	-24
<[no se	-17
<[no supo	-17
<[noche 0	-16
<[noche antes	-11
<[noche se	-15
<[nombre completo	-16
<[nombre de	-10
<[nombres propios	-17
<[nos costó	-13
<[nos exige	-17
<[nos ha	-24
<[nos hizo	-22
<[nos lo	-10
<[nos puso	-14
<[nos quedó	-11
<[nota de	-10
<[nueva se	-21
<[nuevos le	-19
<[nunca al	-13
<[nunca el	-8
<[nunca en	-16
<[nunca la	-19
<[nunca por	-15
<[nunca se	-19
<[nunca una	-18
<[nº de	-12
<[número de	-13
<[o el	-16
<[o en	-16
<[o lo	-14
<[o por	-11
<[o si	-22
<[o un	-17
<[objetos olvidados	-16
<[obra se	-15
<[ocho de	-9
<[oficina de	-11
<[otra se	-9
<[paga el	-15
<[paga la	16
<[papel japonés	-13
<[papel lo	16
<[papel para	-19
<[para el	-28
<[para en	-13
<[para entregarlo	-14
<[para escribir	-18
<[para la	-55
<[para las	-45
<[para los	-16
<[para qué	-22
<[para sordos	-24
<[para un	-11
<[parte de	-11
<[partes de	-9
<[partida de	-10
<[partir de	-9
<[pasa al	-19
<[pasa cuando	16
<[pasa el	11
<[pasa en	-10
<[pasa la	-26
<[pasa trapo	-17
<[pasada en	-16
<[pasada se	-13
<[pasado dos	-12
<[pasado se	-20
<[pasan por	-12
<[pasar de	-12
<[pasar la	-21
<[pasar por	-17
<[pase el	-19
<[pasillo se	-13
<[paso de	-8
<[paso el	-14
<[pedido de	-15
<[pedidos se	-14
<[pega la	-11
<[pequeño en	-10
<[permiso de	-9
<[permiso escrito	-12
<[pero el	-23
<[pero la	-25
<[pero lo	13
<[pero se	-16
<[persona sorda	-18
<[personas colgadas	-12
<[personas en	-17
<[pide el	-31
<[pide la	-30
<[pidió el	-18
<[piel se	-17
<[pierde la	-17
<[pinza larga	-12
<[pisa la	-17
<[pisar la	-16
<[piso se	-10
<[pone al	-9
<[pone el	-21
<[pone en	-17
<[pone la	-28
<[pone los	-14
<[ponen en	-13
<[ponen los	-21
<[poner el	-19
<[poner la	-17
<[poner las	-25
<[poner por	-22
<[pones en	-17
<[pongo la	-12
<[pongo lo	-16
<[por alergias	-20
<[por cada	-13
<[por el	-37
<[por error	-8
<[por escrito	-45
<[por la	-43
<[por las	-16
<[por lo	-24
<[por los	-22
<[por mensajero	-9
<[por parejas	-8
<[por pata	-16
<[por qué	-23
<[por si	-20
<[por un	-18
<[por una	-24
<[por usar	-14
<[porque alguien	-11
<[porque cada	-20
<[porque el	-43
<[porque en	-11
<[porque hay	10
<[porque la	11
<[porque le	-18
<[porque lo	-14
<[porque los	-17
<[porque muchos	-20
<[porque se	-30
<[porque si	-17
<[porque tenía	-14
<[porque un	-14
<[precinto de	-9
<[pregunta al	-13
<[pregunta cuántos	-15
<[pregunta por	-20
<[pregunta qué	-17
<[preguntar por	-10
<[prende el	-19
<[prende la	-13
<[preparación de	-14
<[preparar un	-13
<[presenta la	-10
<[primera visita	-10
<[primero al	-11
<[primero el	-36
<[primero la	-28
<[primero las	-11
<[primero los	-19
<[primero por	-11
<[primero se	-33
<[probando probando	-19
<[procedimiento de	-29
<[profe qué	-17
<[protocolo de	-20
<[prueba de	-20
<[prueba el	-25
<[prueba la	-23
<[préstamo de	-16
<[pueda seguir	-17
<[puede estar	-12
<[puede ir	-15
<[puede pasar	-18
<[puerta cerrada	-21
<[puerta de	-9
<[puerta si	-18
<[puerto de	-8
<[pues cada	-10
<[pues la	-25
<[pues se	-17
<[puesto en	-14
<[pulveriza la	-20
<[pura vida	-11
<[que acaba	-22
<[que alguien	-21
<[que arranque	-11
<[que atiende	-19
<[que baje	-14
<[que cada	-21
<[que caiga	-15
<[que conste	-29
<[que debe	-13
<[que debería	-10
<[que deje	-12
<[que desde	-21
<[que diga	-31
<[que empiezan	-21
<[que en	-13
<[que entren	-12
<[que entró	-20
<[que estar	-19
<[que estás	-9
<[que exista	-14
<[que explique	-25
<[que falte	-16
<[que figure	-9
<[que grabe	-21
<[que ha	-12
<[que hablamos	-14
<[que hacemos	-18
<[que hay	-24
<[que hizo	-11
<[que huelen	-18
<[que iba	-14
<[que la	-45
<[que las	-28
<[que le	-29
<[que llega	-24
<[que llegaron	-13
<[que llevar	-11
<[que lleve	-14
<[que llevo	-8
<[que lo	-33
<[que los	-13
<[que mire	-8
<[que necesito	-11
<[que nos	-29
<[que nunca	-12
<[que pagar	-18
<[que para	-15
<[que pase	-14
<[que pisa	-9
<[que poner	-18
<[que por	-9
<[que quedar	-9
<[que quedara	-19
<[que quieren	-19
<[que recibe	-14
<[que redactas	-23
<[que rotan	-10
<[que sepa	-10
<[que si	-26
<[que sirva	-13
<[que subir	-21
<[que tenés	-16
<[que tienen	-20
<[que toque	-18
<[que un	-21
<[que una	10
<[que vaya	-12
<[que vino	-19
<[queda en	-20
<[queda prohibido	-11
<[queda un	-14
<[quedan en	-11
<[queso de	-14
<[quien corresponda	-19
<[quien figure	-11
<[quien reclama	-10
<[quiere antes	-12
<[quiere el	-20
<[quiero en	-10
<[quita el	-24
<[quita la	-24
<[quitar lo	-18
<[quién se	-8
<[qué hacer	-28
<[qué se	-27
<[qué tal	-15
<[radio la	-23
<[raíz de	-9
<[recepción de	-17
<[recibe el	-14
<[recibe en	-14
<[recién nacido	-13
<[recoge la	-12
<[recogida de	-16
<[redactar el	-25
<[reglamento de	-12
<[reglas de	-15
<[rellena la	-19
<[reparación de	-8
<[reparten los	-12
<[reparto de	-12
<[restos en	-15
<[retira la	-13
<[retirada de	-10
<[reunión de	-18
<[revisa el	-19
<[revisa la	-14
<[revisa las	-12
<[revisan los	-10
<[riega la	-15
<[rompe el	-21
<[ropa de	-17
<[rotan cada	-12
<[saber de	-21
<[saca el	-19
<[saca la	-29
<[saca las	-15
<[saca los	-13
<[saca por	-11
<[sacar el	-19
<[sacar la	-10
<[saco de	-11
<[sala de	-25
<[sala pequeña	-8
<[sale de	-9
<[sale el	-16
<[salen de	-11
<[salen dos	-12
<[salida de	-21
<[salir se	-11
<[saluda al	-15
<[salón de	-14
<[san cristóbal	-16
<[se abre	-22
<[se acepta	-8
<[se acerca	-10
<[se acomoda	-12
<[se acorta	-15
<[se acuerda	-21
<[se afloja	-9
<[se anotan	-10
<[se aparta	-22
<[se apartan	-14
<[se apilan	-11
<[se aplaza	-9
<[se aprieta	-15
<[se archiva	-9
<[se arma	-12
<[se arrastran	-16
<[se arregla	-11
<[se aspira	-11
<[se atiende	-18
<[se añade	-14
<[se bloquea	-9
<[se bota	-16
<[se calienta	-20
<[se cambian	-19
<[se carga	-24
<[se cayó	-17
<[se cepilla	-17
<[se checa	-9
<[se cierran	-13
<[se cobra	-12
<[se coge	-14
<[se coloca	-16
<[se come	-10
<[se comparten	-15
<[se conecta	-10
<[se corre	-14
<[se corrige	-17
<[se cortó	-19
<[se cosecha	-15
<[se cubre	-10
<[se cuela	-16
<[se cuelgan	-18
<[se dan	-11
<[se dejan	-16
<[se descarga	-12
<[se descuentan	-10
<[se deshacen	-15
<[se desinfecta	-18
<[se desopercula	-12
<[se devuelven	-10
<[se discute	-15
<[se documente	-20
<[se encienden	-9
<[se encontró	-10
<[se encuentre	-8
<[se enjuaga	-11
<[se entregan	-20
<[se escala	-13
<[se escoge	-11
<[se escucha	-19
<[se esquila	-20
<[se extrae	-11
<[se felicita	-9
<[se fotografía	-10
<[se frota	-9
<[se fuma	-8
<[se guardan	-9
<[se ha	-16
<[se imprime	-20
<[se jubila	-11
<[se la	-14
<[se larga	-18
<[se las	-18
<[se le	-35
<[se levantan	-9
<[se limpia	-18
<[se limpian	-12
<[se llena	10
<[se llevó	-13
<[se lo	-29
<[se mata	-14
<[se mezcla	-15
<[se mezclan	-16
<[se miran	-23
<[se moja	-17
<[se monta	-13
<[se murieron	-11
<[se nos	-26
<[se note	-9
<[se ofrece	-12
<[se ordeña	-8
<[se oye	-14
<[se para	-22
<[se pega	-14
<[se pegue	-10
<[se perdió	-14
<[se pesan	-12
<[se pincha	-14
<[se pintan	-10
<[se prende	-15
<[se presenta	-14
<[se prestan	-16
<[se pulveriza	-21
<[se purga	-10
<[se quedó	-13
<[se quitan	-11
<[se rasca	-16
<[se recibe	-20
<[se recogen	-11
<[se recupera	16
<[se regresa	-11
<[se reparten	-14
<[se repasa	-13
<[se repone	-12
<[se resolvió	-13
<[se revisan	-23
<[se riega	-12
<[se rompe	-11
<[se saca	-32
<[se sacan	-16
<[se sale	-14
<[se separa	-23
<[se sienta	-15
<[se sientan	-10
<[se solicita	-8
<[se sopla	-10
<[se sumerge	-8
<[se sustituye	-10
<[se tiran	-12
<[se tocan	-14
<[se toma	-18
<[se toman	-15
<[se unta	-16
<[se usa	-15
<[se usan	-16
<[se vea	-15
<[se verá	-12
<[se voltean	-20
<[sea de	-16
<[sea el	-21
<[sea la	-17
<[sea un	-23
<[segundo grado	-16
<[según el	-25
<[según la	-18
<[semana se	-9
<[semanas en	-11
<[servicio de	-11
<[set point	-9
<[si alguien	-20
<[si alguno	-10
<[si aparece	-17
<[si el	-31
<[si en	-22
<[si estuviera	-14
<[si falla	-16
<[si ha	-22
<[si hay	-19
<[si la	-17
<[si le	-9
<[si lo	-8
<[si los	-9
<[si muerde	-10
<[si quieren	-11
<[si sale	-16
<[si salen	-18
<[si salta	-16
<[si un	-32
<[siempre hay	-15
<[siempre lo	-9
<[siempre por	-16
<[siempre se	-12
<[siempre una	-20
<[sigue en	-20
<[siguiendo la	-12
<[sin abrir	-19
<[sin adornos	-12
<[sin anillos	-8
<[sin apretar	-13
<[sin apuro	-15
<[sin el	-16
<[sin la	-16
<[sin llamarme	-23
<[sin pasar	-18
<[sin tocarse	-9
<[sobre el	19
<[sobre la	21
<[sobre los	-23
<[sola página	-16
<[solicitud de	-16
<[solo de	-14
<[solo el	10
<[solo en	-18
<[solo los	-14
<[solo por	-13
<[solo si	-19
<[somos dos	-9
<[somos un	-13
<[somos una	-29
<[son de	-14
<[son las	-23
<[son los	-9
<[sonda en	-10
<[soy amparo	-17
<[soy el	-21
<[soy la	-18
<[su tarjeta	-18
<[sube al	-13
<[sube el	-16
<[sube la	-14
<[suelo antes	-12
<[suena la	-23
<[sé si	-17
<[tal la	-22
<[taller de	-14
<[también el	-22
<[también los	-21
<[tanda de	-10
<[tanque 0	-15
<[tanque de	-10
<[tapa el	-27
<[tapar el	-21
<[tarde cuando	-14
<[tarde se	-15
<[tarjeta de	-10
<[te debo	-18
<[te dicto	-11
<[te lo	-14
<[te tiro	-15
<[tela negra	-11
<[teléfono de	-11
<[tenemos 0	-11
<[tenemos en	-18
<[tenemos un	-20
<[tener las	-15
<[tenga carné	-11
<[tenga el	-11
<[tenga la	-21
<[tengo 0	-8
<[tengo las	-19
<[tengo una	-13
<[terapia intensiva	-19
<[tercera generación	-16
<[terminar se	-12
<[termómetro en	-9
<[tiene el	-12
<[tiene la	-18
<[tiene se	-14
<[tinta en	-15
<[tira de	-15
<[toca el	-19
<[tocar el	-12
<[tocar la	-16
<[toda la	-27
<[todo el	-24
<[todo lo	-32
<[todo se	-13
<[todos de	-10
<[todos los	-17
<[todos se	-17
<[toma el	-22
<[toma la	-24
<[toque el	-22
<[trabaja en	-9
<[trabajamos en	13
<[trabajo en	-22
<[tras el	-21
<[traslado de	-9
<[treinta se	-20
<[tres centímetros	-10
<[tres cuartas	-20
<[tres cuartos	-14
<[tres de	-16
<[tres pasadas	-14
<[tres por	-8
<[tres vueltas	-12
<[turno de	-17
<[turno lo	-22
<[turno se	-13
<[tuvimos un	-18
<[técnico de	-16
<[tú lo	-17
<[un abrazo	-12
<[un adulto	-14
<[un ayudante	-12
<[un balde	-14
<[un centro	10
<[un club	-11
<[un compañero	-13
<[un escrito	15
<[un golpe	-23
<[un grado	-11
<[un lío	-17
<[un manual	-10
<[un metro	-18
<[un minuto	-12
<[un muchacho	-17
<[un palmo	-13
<[un perro	-8
<[un piano	-15
<[un poquito	-10
<[un procedimiento	-36
<[un pueblo	-9
<[un puñado	-15
<[un rato	-11
<[un reglamento	-18
<[un restaurante	-15
<[un salón	-17
<[un susto	-17
<[un taller	-9
<[un tanque	-13
<[un teatro	-16
<[un texto	-20
<[un título	-18
<[un vecino	-15
<[un voluntario	-12
<[una bodega	-16
<[una clienta	-17
<[una cooperativa	-15
<[una cubeta	-11
<[una de	-14
<[una en	-9
<[una franja	-13
<[una gota	-12
<[una norma	-24
<[una partida	-15
<[una por	-13
<[una reclamación	-13
<[una se	-17
<[una vuelta	-24
<[unas instrucciones	-23
<[unas trescientas	-21
<[unidad de	-11
<[unificar la	20
<[uno de	-11
<[uno el	-21
<[uno la	12
<[uno llega	-15
<[uno para	13
<[uno por	-15
<[uno saca	-12
<[uno se	-17
<[uso de	-17
<[usted el	-16
<[usted lo	-15
<[va al	-14
<[va bajando	-11
<[va el	-31
<[va en	-10
<[va la	-22
<[va por	-13
<[vacaciones de	-11
<[vacas en	-19
<[vacía el	-11
<[vacía en	-9
<[vacía los	-11
<[van al	-13
<[van dos	-19
<[van en	-13
<[ve el	-12
<[ve la	-10
<[ve necesario	-16
<[velocidad reducida	-15
<[vendría de	-16
<[venga el	-26
<[ver el	-23
<[ver la	-17
<[ver lo	-22
<[ver si	-36
<[vez al	-8
<[vez cómo	15
<[vez de	-15
<[vez en	-8
<[vez la	9
<[vieja se	-14
<[viejo antes	-12
<[viene un	-9
<[vienen de	-18
<[vienen dos	-11
<[vino una	-14
<[visto en	-9
<[voltea el	-15
<[voy contando	-16
<[vuelta al	-9
<[xq el	-21
<[y 0	-9
<[y al	-17
<[y antes	-16
<[y avisa	-10
<[y bajamos	-11
<[y busque	-22
<[y cada	-27
<[y calzado	-19
<[y chaleco	-12
<[y cuando	-28
<[y cuánto	-8
<[y de	-18
<[y desde	-15
<[y dos	-19
<[y el	-59
<[y en	-20
<[y entrega	-18
<[y evitar	-10
<[y firmado	-13
<[y hacemos	12
<[y hay	-22
<[y la	-51
<[y las	-34
<[y le	-35
<[y leen	-15
<[y lejos	-10
<[y levanta	-18
<[y lo	-25
<[y los	-21
<[y mandan	-8
<[y nos	-24
<[y nunca	15
<[y pantalla	-10
<[y para	-18
<[y por	-18
<[y qué	-12
<[y recién	-15
<[y saca	-14
<[y sacar	-17
<[y salen	11
<[y subes	-14
<[y todavía	-16
<[y un	-27
<[y una	-26
<[y ventanas	-8
<[ya bajó	-13
<[ya le	-10
<[ya lo	-23
<[ya mire	-16
<[ya se	-10
<[yo hablo	-13
<[yo hemos	-26
<[yo le	-27
<[yo lo	-13
<[zona de	-12
<[| 0	-19
<[± 0	-12
<[¿ alguien	-15
<[¿ cómo	-12
<[¿ podrías	-13
<[¿ qué	-18
<[ácido en	-9
<[él las	-10
<[él lo	-13
<[— 0	-13
<[→ se	13
<]	-32
<_	-28
<a	-46
<abajo	-25
<abierta	-16
<abierto	-18
<abre	-32
<abren	-10
<abres	-20
<abrir	-38
<acaba	-20
<acabar	-16
<acabó	-17
<aceite	-23
<acepta	-9
<acerca	-19
<acomoda	-19
<acta	-23
<actor	-24
<actuar	-17
<acuerda	-23
<acá	-22
<además	-19
<adentro	-12
<administración	-14
<adulto	-16
<afloja	-16
<afuera	-16
<agarra	-18
<agarró	-15
<agencia	-16
<agradecería	-24
<agua	-35
<aguja	-15
<agujas	-21
<ahí	-36
<aire	-34
<ajuste	-20
<al	-21
<albarán	-11
<alergias	-8
<alfombra	-9
<algo	-38
<algodón	-18
<alguien	-37
<alguno	-10
<allá	-10
<allí	-18
<almacén	-12
<alquiler	-16
<alrededor	-17
<alta	-15
<altura	-17
<amarillo	-26
<amonio	-14
<amparo	-14
<andar	-13
<anemómetro	-19
<anexo	-14
<animal	-13
<animales	-9
<anoche	-23
<anota	-11
<anotan	-12
<anterior	-16
<antes	-34
<anuncios	-17
<apaga	-18
<apagó	-19
<aparece	-16
<apareció	-15
<aparta	-21
<aplica	-14
<aprieta	-13
<aprueba	-12
<apunta	-30
<apuntan	-9
<apuntar	-19
<apuntes	-20
<aquí	-45
<arcos	-10
<arma	-19
<armado	12
<arman	-18
<arnés	-12
<arranca	-25
<arranque	-15
<arrastran	-15
<arriba	-21
<ascensor	-21
<ascensores	16
<aseguradora	-13
<asiento	-12
<aspirador	-13
<asunto	-14
<asuntos	-11
<así	-33
<atención	-18
<atiende	-27
<atrás	-19
<auditor	-13
<auditoría	-8
<aunque	-30
<autorización	-9
<auxiliar	-10
<avalúo	-17
<ave	-19
<avisa	-15
<avisar	-11
<aviso	-18
<ayer	-31
<ayuda	-17
<ayudante	-12
<ayuntamiento	-21
<azul	-13
<añade	-18
<año	-25
<años	-26
<b	-22
<baja	-29
<bajar	-19
<bajas	-12
<baje	-13
<bajo	-19
<bajó	-24
<balcón	-14
<balde	-9
<banco	-15
<banda	-11
<bandeja	-16
<bandera	-12
<bar	-10
<barco	-17
<barra	-16
<barrer	-11
<barrera	-14
<barrio	-16
<barro	-13
<base	-21
<bastante	-13
<bata	-8
<baño	-20
<beto	-22
<biblioteca	-8
<bien	-30
<billete	-21
<bloquea	-21
<boda	-22
<bodega	12
<boleta	-8
<boletín	-18
<bolsa	-26
<bomba	-13
<bombo	-19
<bonito	-19
<borra	-13
<bota	-20
<botas	-15
<bote	-20
<botella	-11
<botón	-11
<breve	-25
<brida	-8
<buena	-21
<buenas	-33
<bueno	-29
<buenos	-19
<busca	-22
<buscar	-10
<buscas	-13
<busque	-18
<buzón	-11
<cabecera	-13
<cabeza	-15
<cabina	-24
<cable	-14
<cables	-17
<cada	-23
<cadena	-12
<cae	-17
<café	-12
<caja	-11
<cajas	-23
<cajón	-10
<caldera	-12
<calidad	-14
<calienta	-22
<calle	-12
<calza	-16
<cambia	-24
<cambian	-24
<cambiar	-15
<cambio	-28
<camiones	-12
<camión	-28
<campana	-22
<canal	-17
<candado	-18
<canta	-14
<cara	-19
<carga	-23
<cargar	-12
<cargo	-18
<carilla	11
<carne	-17
<carpeta	-9
<carrito	-12
<carro	-13
<carta	-21
<cartel	-8
<cartilla	-11
<cartón	-12
<casa	-27
<casco	-12
<caseta	-10
<casi	-28
<catorce	-17
<cayó	-25
<celular	-9
<cementerio	-14
<central	-11
<centro	-17
<centímetros	-21
<cepilla	-15
<cerca	-9
<cerrada	-16
<cerrando	-25
<cerrar	-30
<certificación	-16
<certificado	-23
<chaleco	-14
<charla	-14
<charola	-13
<chavales	-11
<checa	-19
<chica	-21
<chicas	-22
<chico	-9
<chicos	-15
<chofer	-16
<chorro	-17
<cien	-24
<ciento	-21
<cierra	-23
<cierran	-14
<cierre	-14
<cilindro	-16
<cilindros	-9
<cinco	-35
<cincuenta	-23
<cinta	-17
<cinturón	-17
<circular	-9
<cisternas	-10
<civil	-18
<claras	-17
<clarito	12
<claro	-25
<clase	-13
<clasifica	-12
<clienta	-16
<cliente	-31
<club	-9
<clínica	-13
<cobra	-13
<cobrar	-18
<cobro	-15
<cocina	-24
<coge	-17
<cola	-21
<colado	-19
<colgado	-23
<coloca	-17
<colocar	-21
<color	-19
<come	-13
<comida	-23
<comisión	-11
<comité	-17
<como	-58
<compara	-13
<comparten	-9
<compañero	-13
<completa	-14
<compra	-21
<compras	-13
<comprueba	-19
<comunidad	-16
<con	-45
<concejal	-21
<concha	-21
<conecta	-13
<confirmen	-12
<congelador	-9
<congelar	-19
<cono	-19
<consola	-15
<conste	18
<constructora	-12
<consulta	-24
<contabilidad	-12
<contado	-17
<contando	-16
<contar	-25
<contenedor	-19
<contenedores	-14
<contenido	-9
<contesta	-14
<contra	-27
<contrato	-15
<control	-19
<controla	-8
<convertir	-29
<conviene	-25
<cooperativa	-21
<coordinación	-11
<copia	-21
<corre	-13
<correo	-14
<corrige	-16
<corta	-21
<cortan	-8
<cortar	-9
<corte	-26
<cortes	-10
<cortó	-17
<cosa	-22
<cosas	-32
<cosecha	-19
<crea	-10
<crotal	-9
<cruzadas	-21
<cuaderno	-16
<cuadro	-9
<cuadros	-18
<cualquier	-16
<cuanto	12
<cuarenta	-26
<cuartas	-17
<cuarto	-22
<cuartos	-14
<cuatro	-19
<cubo	-21
<cubos	-9
<cuchillo	-20
<cuela	-16
<cuelga	-14
<cuelgan	-23
<cuenta	-25
<cuentan	-13
<cuentas	-19
<cuento	-18
<cuerda	-12
<cuerdas	-24
<cuerpo	-15
<cuesta	-15
<cueva	-17
<cuotas	-15
<custodia	-14
<cuándo	-15
<cuánto	-14
<cámara	-29
<código	-11
<cómo	13
<da	-45
<dado	-13
<dale	-25
<damos	-27
<dan	-26
<dar	-21
<das	-17
<datos	-10
<debajo	-10
<debe	-17
<debería	-18
<debo	-13
<decente	-11
<decide	-11
<decir	-19
<dedo	-17
<dedos	-18
<definir	21
<dejado	-21
<dejar	-45
<dejas	-19
<dejo	13
<dejó	-28
<del	22
<delante	-20
<demás	-17
<dental	-13
<dentro	-17
<denuncia	-11
<depuradora	-15
<depósito	-14
<descarga	-14
<descongelado	-19
<desde	-40
<deshacen	-15
<desinfección	-17
<desinfecta	-18
<desmonta	-10
<desmontaje	-18
<desmontar	-13
<despacho	9
<despacio	-27
<después	-45
<destapa	-11
<devuelven	-17
<diarios	-18
<dice	-41
<dices	-18
<dicto	-20
<dieciséis	-17
<diez	-20
<digo	-26
<dije	-14
<dinero	-11
<dio	-21
<dios	-15
<dirección	-22
<directora	-11
<dirijo	-22
<disco	-20
<discute	-15
<distinta	-16
<distinto	-12
<dni	-14
<doble	-18
<doce	-15
<documente	-28
<documento	11
<domingo	-20
<don	-25
<donante	-24
<donde	-17
<dos	-63
<doscientos	-19
<doy	-19
<doña	-18
<ducha	-17
<duermen	-10
<dueño	-25
<durante	-29
<dé	-26
<día	-32
<días	-26
<dónde	-28
<e	-25
<echa	-29
<echan	-25
<echar	-23
<edificio	-15
<educadora	13
<eh	12
<ejemplar	-10
<el	18
<electricista	-11
<elige	-14
<ella	-19
<ellas	-21
<elvira	-18
<eléctrico	-10
<empezar	-17
<empeño	-12
<empieza	-20
<empiezo	-17
<empleado	-16
<empresa	-29
<empujar	-11
<en	-63
<encargada	-14
<encargado	16
<enciende	-18
<encienden	-11
<encima	-30
<encontré	-13
<enero	-13
<enfermera	-15
<enseña	-22
<enséñale	-13
<entero	-19
<entienda	-10
<entiendan	-21
<entonces	9
<entra	-41
<entrada	-25
<entran	-16
<entrar	-20
<entre	-40
<entrega	-23
<entregan	-9
<entren	-21
<entró	-23
<envía	-16
<equipo	-23
<era	-12
<error	-17
<es	23
<esa	-25
<escalera	-12
<escanea	-14
<escoge	-10
<escribe	-31
<escribes	-10
<escribió	-18
<escribo	-25
<escrito	18
<escucha	-14
<escuela	-25
<ese	-20
<eso	-31
<espacio	-16
<especiales	-17
<espejo	-10
<espera	-19
<esperando	-12
<esperar	-11
<espuma	-9
<esquinas	-18
<esta	-28
<estaba	-16
<estación	-18
<estamos	-20
<estar	-21
<estas	-21
<este	-39
<esterilización	-16
<estimada	-9
<estimado	-8
<estimados	-12
<esto	-36
<estos	-11
<estoy	-21
<estructura	-17
<estudio	-18
<estuviera	-16
<estuvo	-20
<está	-45
<están	-30
<esté	-30
<etiqueta	-11
<euros	-21
<evitar	-17
<examen	-22
<exige	-19
<exista	-19
<explicar	-16
<extiende	-8
<extintores	-23
<extracción	-14
<facturas	-13
<falla	-14
<falta	-32
<faltan	-13
<falte	-11
<familia	-28
<familiar	-16
<familias	-26
<farmacia	-16
<favor	-25
<fe	-16
<fecha	-21
<federación	-12
<feria	-13
<fianza	-14
<fibra	-16
<ficha	-14
<fijar	12
<film	-14
<filtros	-16
<fina	-12
<final	-29
<finca	-18
<firma	-30
<firmada	-18
<firmados	-14
<firman	-14
<firmar	-17
<firmas	-19
<firme	-27
<flor	-14
<fondo	-25
<forma	-24
<formato	-22
<foto	-18
<fotos	-23
<franja	-10
<frascos	-9
<frases	-17
<freno	-28
<frente	-8
<fresa	-14
<fría	-9
<frío	-22
<fue	-33
<fuera	-26
<función	-12
<fundición	-11
<funeraria	-15
<gafas	-19
<gas	-18
<gatos	-19
<general	-13
<gente	-9
<gerente	-18
<gira	-16
<golpe	-22
<golpea	-15
<goma	-17
<grabe	18
<grabo	-20
<gracias	-15
<grado	-15
<grados	-19
<gramos	-14
<grifo	-10
<grupo	-19
<guante	-27
<guantes	-27
<guarda	-14
<guion	-13
<guía	-38
<h	-24
<ha	-55
<haber	-12
<habla	-19
<hablamos	-9
<habéis	-16
<había	-18
<hacen	-30
<hacer	10
<haces	-19
<hacia	-19
<hacienda	-15
<hacía	-21
<hago	-29
<halcón	-23
<han	-43
<harina	-17
<hasta	-37
<hay	-18
<haya	-41
<he	-33
<hecha	-15
<helado	-12
<hemos	-30
<hermana	-17
<hermanos	-12
<hernán	-12
<herrado	-20
<herramienta	-12
<hielo	-12
<hijo	-13
<hoja	-30
<hola	-14
<hombre	-28
<hombres	-21
<hora	-35
<horas	-27
<horno	-28
<hospital	-22
<hostal	-16
<hotel	-20
<hoy	-31
<hubo	-28
<huele	-17
<huevo	-17
<humedad	-8
<huésped	-14
<igual	-18
<ilustre	-15
<imprime	-15
<imprimen	-16
<incluso	-14
<informe	-18
<ingeniero	-23
<ingresa	-17
<ingreso	-18
<inspección	-13
<instituto	-14
<instrucciones	-28
<instrucción	-17
<instructivo	-25
<instrumentos	-22
<interior	-24
<invernadero	-17
<ir	-12
<jamás	-24
<jaula	-10
<jefe	-16
<joyas	-23
<jueves	-11
<junio	11
<junta	-22
<kilos	-22
<km/h	-9
<labios	-17
<laboratorio	-31
<lado	-18
<lanza	-9
<larga	13
<las	23
<lava	-9
<lavadero	-16
<lavado	-22
<le	-76
<lea	-12
<leche	-18
<lectura	-22
<lee	-21
<leen	-23
<leer	-16
<lejía	-13
<lenguaje	-20
<les	-49
<letra	-21
<levanta	-27
<leña	-18
<libras	-17
<libre	-8
<libro	-23
<libros	-16
<limpia	-28
<limpiar	-20
<limpieza	-25
<limpio	19
<linterna	-9
<lista	-25
<llama	-29
<llamado	-10
<llame	-19
<llantas	-14
<llave	-28
<llaves	-17
<llega	-26
<llegan	-34
<llegar	-20
<llegaron	-15
<llegue	-13
<llena	-20
<llenar	-20
<llenas	-12
<lleva	-28
<llevamos	-24
<llevan	-15
<llevar	-10
<lleve	-15
<llevo	-28
<llevó	-15
<lo	-71
<lona	-20
<lote	-27
<luces	-16
<luego	-53
<luz	-13
<lámpara	-14
<lápiz	-11
<línea	-21
<líneas	-9
<líquido	-12
<m	-12
<madera	-12
<madre	-26
<maestra	-17
<maestro	-22
<mal	-24
<manda	-23
<mandamos	-17
<mandar	-15
<maneja	-11
<manejo	-23
<manera	-25
<mano	-19
<manos	-21
<mantas	-17
<mantilla	-8
<manual	-22
<marca	-21
<marco	-18
<marta	-11
<martes	-28
<marzo	-23
<mascarilla	-21
<masilla	-12
<mata	-21
<material	-11
<mayor	-20
<mayoría	-9
<mañana	-22
<me	-77
<mecha	-13
<media	-24
<medidas	-18
<medio	-25
<medir	-10
<mejor	-16
<menores	-10
<menos	-19
<mes	-21
<mesa	-26
<metal	-17
<mete	-26
<meten	-16
<meter	-24
<metes	-17
<meto	-28
<mezcla	-11
<mi	-53
<mide	-27
<miel	-23
<mientras	-21
<mil	-15
<min	10
<minutos	-32
<mira	-10
<miran	-23
<mirando	-29
<mirar	-17
<miras	-22
<mire	-10
<miro	-26
<mirá	-21
<mis	-35
<misma	-26
<mismo	-27
<mitad	-15
<mochila	-12
<modo	9
<moja	-19
<molde	-16
<molino	-11
<momento	-14
<mono	-11
<monta	-11
<montaje	-16
<motivo	-18
<motor	-11
<mover	-14
<mucha	-18
<muchacho	-15
<muchachos	-20
<muchas	-9
<mucho	-25
<muchos	-23
<mudanzas	9
<muele	-12
<muestra	-12
<muestras	-18
<mueve	-24
<municipal	-21
<museo	-16
<mutua	-10
<muy	-27
<máquina	-22
<más	-44
<máscara	-15
<máximo	-17
<mí	-19
<mínimo	-17
<móviles	-19
<nada	-30
<necesario	-18
<necesitamos	-21
<necesito	-20
<negra	-23
<negras	-8
<negro	-10
<nevera	-12
<ni	-46
<nicho	-14
<ninguna	-25
<nivel	-14
<niño	-25
<niños	-24
<no	-63
<noche	-29
<noches	-25
<nocturno	-14
<nombre	-18
<nombres	-17
<nomás	-29
<norma	-28
<norte	-19
<nos	-84
<nota	-9
<notaría	-15
<nudos	-13
<nuestra	-19
<nuestro	-37
<nueva	-36
<nuevo	-29
<nuevos	-26
<nunca	-44
<nº	-13
<número	-23
<números	-9
<o	-48
<objeto	-18
<objetos	-22
<obligatorio	-17
<obra	-16
<obrador	-16
<ochenta	-32
<ocho	-26
<octubre	-12
<oficial	-16
<oficina	-24
<ofrece	-22
<ofreces	-18
<ojo	-19
<olla	-17
<opera	-13
<operación	-11
<operador	-16
<operario	-15
<orden	-11
<oreja	-11
<os	-23
<otra	-27
<otras	-20
<otro	-34
<otros	-21
<oye	-19
<pa	14
<paciente	-9
<pacientes	-14
<paco	-17
<padre	-14
<padres	-13
<pagar	-9
<pala	-11
<palanca	-12
<palo	-9
<paloma	-9
<papá	-14
<paquetes	-24
<para	22
<parar	-17
<paredes	-13
<parejas	-10
<parroquia	-19
<parte	-25
<partes	-14
<partida	-10
<partir	-9
<pasa	20
<pasada	-18
<pasadas	-9
<pasado	-32
<pasados	-13
<pasan	-28
<pasaporte	-19
<pasar	-33
<pasas	-17
<pase	-21
<pasen	-15
<pasillo	-17
<paso	-28
<pasó	-13
<pata	-21
<patio	-18
<pedido	-20
<pedidos	-14
<pedimos	-15
<pega	-14
<pegada	-17
<pequeño	-10
<pequeños	-20
<perdido	-10
<perdimos	-11
<perdió	-15
<perdón	-28
<perito	-15
<periódico	-13
<permiso	-20
<permisos	-13
<perro	-26
<perros	-23
<persona	-30
<personal	-11
<personas	-30
<pesa	-21
<pesan	-12
<peso	-16
<ph	-20
<pica	-10
<pide	-45
<piden	-30
<pides	-15
<pidiendo	-18
<pidió	-32
<pido	-12
<piedra	-9
<piel	-16
<pierde	-17
<pies	-9
<pieza	-16
<piezas	-24
<piloto	-24
<pincha	-10
<pintura	-16
<pinza	-15
<pirotecnia	-17
<pisa	-17
<pisar	-16
<piscina	-13
<piso	-27
<pisos	-20
<pista	-9
<placa	-18
<placas	-9
<plano	-21
<planta	-32
<plantilla	-9
<plastificada	-8
<plazo	-14
<plena	-22
<plástico	-11
<pnt	-11
<poco	-13
<podemos	-12
<podrías	-22
<point	-12
<polvo	-21
<pon	-20
<pone	-37
<ponen	-28
<poner	-45
<ponerle	-16
<ponerlo	-13
<pones	-20
<ponga	-34
<pongo	-21
<poquito	-16
<por	-68
<precinto	-9
<precio	-12
<prefiero	-21
<pregunta	-8
<preguntar	-12
<preguntas	-20
<pregunte	-16
<pregunto	-20
<prendas	-23
<prende	-24
<prender	-9
<preparación	-14
<preparar	-27
<presenta	-12
<presentó	-13
<presidente	-16
<presión	-17
<presta	-20
<prevención	-9
<primer	-30
<primera	-34
<primero	-54
<primeros	-15
<probado	-12
<probando	-19
<procedimiento	-43
<producto	-22
<profe	-18
<profesor	-19
<programa	-11
<prohibido	-12
<propuesta	-10
<protocolo	-23
<provincia	-15
<proyector	-10
<prueba	-37
<préstamo	-19
<próxima	-9
<pueblo	-8
<puede	-32
<pueden	-22
<puedes	-13
<puerta	-28
<puertas	-11
<puerto	-8
<pues	-18
<puesto	-14
<pulsa	-23
<pulveriza	-20
<punta	-9
<punto	-19
<pura	-13
<purga	-21
<purgar	-31
<pusimos	-20
<puso	-17
<página	-12
<póliza	-17
<público	-17
<q	-29
<que	-18
<quedamos	-24
<quedan	-22
<quede	-35
<quedó	-20
<quema	-16
<querida	-9
<quería	14
<queso	-14
<quesos	-27
<quienes	-9
<quiere	-40
<quieren	-26
<quiero	-26
<quince	-12
<quisiera	-28
<quita	-34
<quitar	-21
<quién	-31
<qué	-57
<radio	-28
<ramón	-24
<ras	-12
<raspar	-12
<raíz	-9
<recepción	-24
<reciba	-9
<recibe	-26
<recibir	-24
<recibió	-18
<recién	-29
<recoge	-19
<recogen	-15
<recoger	-23
<recogida	-16
<recorre	-18
<red	-11
<redactado	14
<redactas	-21
<redacte	-16
<refractómetro	-17
<refugio	-16
<registro	-16
<reglamento	-22
<reglas	-20
<rellena	-18
<remesa	-15
<remolque	-9
<renueva	-16
<reparación	-8
<reparte	-20
<reparten	-15
<reparto	-12
<repite	-17
<repone	-14
<reporte	-10
<reproducción	-15
<reserva	-9
<reservar	-13
<residente	-16
<resina	-14
<responsable	-16
<respuesta	-10
<restauramos	-16
<restaurante	-16
<restos	-18
<retira	-17
<retirada	-10
<retiran	-14
<reunión	-22
<revisa	-42
<revisan	-19
<revisión	-21
<riega	-15
<riegan	-12
<riego	-25
<riesgo	-14
<rodillos	-9
<roja	-12
<rojo	-24
<rompe	-22
<rompió	-22
<ropa	-25
<ropero	-21
<rotan	-12
<roto	-18
<río	-9
<sabe	-29
<saben	-23
<saber	-28
<sabía	18
<saca	-38
<sacar	-35
<saco	-11
<sacos	-10
<sal	-15
<sala	-24
<sale	-31
<salen	-31
<salida	-25
<salidas	-14
<salido	-8
<salimos	-14
<salir	-28
<salió	-21
<salmuera	-13
<salta	-16
<saluda	-15
<salvo	-17
<salón	-22
<san	-30
<sangre	-15
<santa	-13
<se	-74
<seca	-10
<secan	-9
<secretaría	-11
<segunda	-20
<segundo	-26
<segundos	-19
<seguro	-17
<según	-25
<seis	-27
<semana	-22
<semanas	-17
<semilla	-13
<sencillo	-9
<sepa	10
<sepan	-20
<separa	-29
<ser	-24
<serie	-15
<servicio	-12
<servicios	-16
<sesenta	-29
<sesión	-16
<set	-9
<setas	-20
<señal	-15
<señor	-22
<señora	10
<si	-39
<siembra	-18
<siempre	-38
<siendo	-16
<sientan	-12
<siete	-26
<siglo	-12
<sigue	-37
<siguen	-19
<siguiendo	-12
<silencio	-14
<sin	-58
<sino	-21
<sirve	-12
<sistemas	-9
<sobre	34
<sol	-19
<sola	-26
<solamente	13
<solicita	-9
<solicitud	-18
<somos	-43
<son	-47
<sonda	-10
<sor	-19
<sortea	-9
<soy	-69
<su	-40
<sube	-23
<suben	-19
<suelo	-17
<suelta	-13
<suena	-24
<sumerge	-15
<supervisor	-14
<supo	-21
<sus	-19
<suspensión	-20
<susto	-20
<sábado	-17
<sábados	-20
<sábana	-16
<sé	-24
<sí	-19
<tabla	-14
<tablero	15
<tacha	-18
<tacos	-13
<tal	-29
<taller	13
<talleres	-9
<tamaño	-11
<tambor	-23
<tan	-12
<tanda	-11
<tanque	-24
<tapa	-32
<tapan	-16
<tapar	-24
<tarda	-11
<tardes	-21
<tarjeta	-11
<tarjetas	-14
<tarro	-17
<taxi	-11
<te	-49
<teatro	-17
<tela	-23
<teléfono	-16
<tenemos	-31
<tener	-39
<tenerlo	-9
<tenga	-37
<tengamos	-23
<tengan	-18
<tengo	-45
<tenido	-24
<tenía	-31
<terapia	-19
<tercera	-16
<tercero	-18
<terminar	-27
<termómetro	-8
<texto	-25
<ticket	-13
<tiempo	-9
<tienda	-31
<tiene	-41
<tienen	-13
<tierra	12
<tinta	-11
<tinte	-9
<tipo	-20
<tira	-16
<tiran	-14
<toca	-17
<tocan	-15
<tocar	-25
<todavía	-10
<todo	-46
<toma	-42
<tomar	-24
<toneladas	-18
<tono	-12
<toque	-22
<toquen	-16
<tormenta	-12
<torre	-12
<trabaja	-10
<trabajamos	13
<trabajo	-25
<trae	-21
<traen	-26
<trampa	-12
<tranquila	-20
<trapo	-13
<tras	-24
<traslado	-17
<treinta	-26
<trimestre	-12
<tu	-9
<tubos	-17
<turno	-31
<turnos	-16
<tuvimos	-19
<técnica	-10
<técnico	-28
<tía	-15
<tío	-9
<título	-9
<un	-30
<una	-27
<unas	-9
<unidad	-14
<unificar	18
<uno	9
<unos	-26
<usa	-19
<usamos	-11
<usar	-19
<uso	-17
<usted	-34
<ustedes	-32
<va	-48
<vacaciones	-14
<vacas	-23
<vaciar	-9
<vacía	-17
<vacío	-26
<vale	11
<van	-32
<varilla	-12
<ve	-31
<veces	-13
<vecino	-8
<vecinos	-16
<vehículos	-14
<veinte	21
<veintidós	-23
<velas	-18
<vellón	-18
<velocidad	-16
<vende	-18
<vendría	-16
<venga	-31
<venta	-16
<ventanas	-10
<venía	-19
<verde	-21
<veterinaria	-20
<vida	-16
<vidrio	-15
<vieja	-14
<viejo	-20
<viene	-28
<vienen	-30
<viento	-10
<viernes	-26
<vino	-22
<vio	-21
<visita	-14
<visitante	-15
<visitantes	-9
<visitas	-16
<visto	-15
<voltea	-15
<volteo	-18
<voluntario	-11
<volver	-15
<voy	-20
<voz	-16
<vuelcan	-10
<vuelos	-15
<vuelta	-25
<vueltas	-15
<vuelve	-21
<vuelven	-16
<vídeo	-11
<web	-10
<wilson	-18
<x	-29
<xq	-21
<y	-42
<ya	-43
<yuli	-12
<zona	-17
<|	-14
<«	-20
<±	-12
<»	-12
<¿	-47
<ácido	-9
<árbitro	-13
<árbol	-23
<él	-23
<última	-24
<últimas	-17
<último	-23
<–	12
<—	-13
<•	-17
<☐	10
=0	-27
=abajo	-35
=abejas	-13
=abierta	-26
=abiertas	-19
=abierto	-27
=abogado	-20
=abono	-17
=abrazo	-18
=abren	-22
=abres	-18
=abril	-16
=abrimos	-15
=abrir	11
=abro	-14
=abrochado	-12
=abuelo	-17
=acabar	-23
=acabó	-23
=acceso	-16
=accidente	-18
=acepta	-28
=acepte	-19
=acequiero	-10
=acerca	-23
=acero	-17
=aclarado	-21
=aclarar	-15
=acomoda	-19
=acomodador	-13
=acompaña	-16
=acompañante	-18
=acondicionado	14
=acordate	-21
=acorta	-15
=acta	-32
=acto	-16
=actor	11
=actuar	13
=acuerda	-29
=acuerdo	-23
=acuse	-13
=acá	-29
=adela	-11
=adelanta	-11
=adelante	-27
=además	-23
=adentro	-24
=administración	-10
=administrador	-17
=adornos	-15
=adrenalina	-12
=adulto	-19
=aeropuerto	10
=afloja	-20
=aflojar	-14
=afuera	-22
=agarra	-18
=agarró	-19
=agencia	-27
=agenda	-18
=agita	-15
=agosto	-25
=agradeceré	-14
=agradecería	-24
=agrega	-10
=aguanta	-12
=aguja	-25
=agujas	-16
=agujero	-19
=agujeros	-15
=ah	-28
=ahora	-39
=ahí	-31
=aire	14
=aislamiento	10
=ajedrez	-14
=ajusta	-11
=al	-12
=alarma	-27
=alas	-17
=alba	-13
=albarán	-18
=alcalde	-16
=alcaldía	-11
=alcance	-18
=alcanza	-10
=alcohol	-19
=alemania	-11
=alergia	12
=alevines	15
=alfombra	-18
=alginato	-13
=algo	-48
=algodón	-28
=alguien	8
=alguna	-21
=alguno	-19
=algún	-11
=aljibe	-9
=allá	-21
=allí	-25
=almacén	15
=alquiler	14
=alrededor	-29
=alta	-25
=alternas	-16
=alto	-21
=altura	-38
=alumno	-13
=alumnos	10
=alzas	-13
=alérgenos	-10
=alérgicos	-12
=amable	-17
=amarilla	-30
=amarillo	-17
=amarillos	-14
=amarra	-9
=ambas	-16
=amigos	-19
=amonio	-15
=amparo	-24
=ancho	-17
=anda	-16
=andamos	-9
=andar	-13
=andén	-20
=anemómetro	-20
=anexo	-12
=anillos	-24
=animal	12
=anoche	-22
=anota	-26
=anotan	-22
=anotar	-10
=anotás	-10
=anselmo	-19
=antecedentes	-11
=antelación	-16
=antemano	-14
=anterior	-25
=antiguo	10
=antonio	-9
=anunciada	-18
=anuncian	-14
=anuncios	-20
=apaga	-26
=apagada	-18
=apagar	-17
=apagó	-14
=aparato	-17
=apareció	-14
=aparezca	-8
=aparta	-31
=apartan	-14
=aparte	-14
=apellido	-15
=apertura	22
=apilan	-18
=aplaza	-13
=aplica	-14
=apostilla	-22
=apoya	-15
=apoyan	-8
=app	-14
=aprendices	-11
=aprendiza	-11
=apretada	-21
=apretar	-27
=aprieta	-18
=aprobadas	-11
=aprueba	-22
=apunta	-38
=apuntado	-11
=apuntan	-23
=apuntando	-13
=apuntar	-24
=apuntas	-20
=apuntes	-23
=apunto	-14
=apuro	-18
=aquí	-32
=archiva	-17
=archivo	-22
=archivos	-17
=arco	-15
=arcos	9
=arena	10
=arequipa	-11
=arma	-19
=armador	-15
=arman	-21
=armar	-26
=armario	-27
=arme	-23
=armemos	-29
=arneses	-10
=arnés	-22
=aro	-12
=arqueo	11
=arranca	15
=arrancar	-19
=arranco	-22
=arranque	9
=arrastran	12
=arregla	-20
=arreglar	-14
=arregle	-14
=arreglo	-20
=arriba	-33
=arroz	-14
=artículos	-13
=asamblea	-18
=ascensores	-27
=aseguradora	-23
=asiento	-36
=asisten	-17
=asociación	-12
=aspira	-20
=aspirador	-15
=aspiradora	-15
=aspirar	-15
=asusta	-18
=así	-43
=atención	17
=atendemos	-26
=atender	-16
=atiende	-20
=atrás	-30
=audio	-22
=auditor	-23
=auditoría	-21
=audífonos	-20
=aunque	-36
=auto	-16
=autobús	-20
=autoclave	-19
=automática	-16
=automático	-15
=autor	-13
=autoriza	-17
=autorización	-27
=autorizada	-14
=auxiliares	-16
=av	-20
=avalúo	14
=avería	-23
=aves	-13
=avisa	-11
=avisar	-20
=aviso	-12
=avisó	-11
=ay	-17
=ayer	-28
=ayuda	-26
=ayudante	-30
=ayudas	-13
=ayuntamiento	-40
=ayuntamientos	-11
=azar	-12
=azufre	11
=azul	-22
=añade	-20
=añadir	-13
=año	-18
=años	-25
=b	-19
=backup	-10
=bajamos	-15
=bajan	-13
=bajando	-13
=baje	-17
=bajo	-24
=bajó	-30
=balanza	-11
=balcón	-15
=balda	-14
=balde	-20
=balsa	-11
=banco	-31
=bandeja	13
=bandejas	-13
=bandera	-24
=bar	-13
=barca	-16
=bares	16
=barniz	-12
=barra	-27
=barre	-13
=barrer	-15
=barrera	-21
=barrido	-17
=barriga	-11
=barrio	-32
=barro	-18
=base	-29
=basta	-18
=bastante	-19
=bastaría	-21
=bastoncillo	-16
=basura	-27
=bata	-19
=batea	-23
=batería	-10
=baterías	-14
=baumé	-12
=bayeta	-10
=bañistas	-12
=baño	-24
=baños	-15
=bea	-16
=bebido	-9
=bebé	-23
=becarios	-19
=begoña	-9
=bendiga	-11
=beneficio	-24
=beso	-13
=beto	-29
=bicho	-20
=bici	-14
=bidón	-15
=bien	-38
=biombo	-11
=bitácora	-18
=blanca	-24
=blanco	-12
=blando	-13
=bloque	-16
=boca	-20
=bodas	12
=bodega	-10
=bodeguero	-10
=bogotá	-20
=bolas	-15
=boleta	-24
=boletín	13
=bolsa	-50
=bolsas	-29
=bolsillo	-18
=bolsillos	-25
=bolsita	-18
=bomba	-24
=bombas	-16
=bombeo	-16
=bonito	-24
=boquilla	-20
=borde	-23
=bordes	-15
=borra	-13
=borrador	-21
=bota	-20
=botas	-32
=bote	-23
=botella	-15
=botes	13
=botijo	-9
=botiquín	-17
=botón	-22
=boya	-10
=brasil	-20
=brazo	-13
=brete	-14
=breve	-28
=brida	-12
=brigada	-18
=bronce	-9
=bruto	-16
=buen	-17
=buena	-20
=buenas	-31
=bueno	-10
=buenísimo	-12
=bulto	-8
=burbuja	-15
=burbujas	-14
=burofax	-10
=busca	-31
=buscar	-21
=buscas	-14
=busco	-12
=buses	-20
=busque	-24
=buzón	-24
=báscula	18
=básico	-15
=caballo	-16
=cabe	-9
=cabecera	-14
=caben	-11
=cabeza	9
=cabezal	-22
=cabina	23
=cable	-15
=cables	-17
=cada	-27
=cadena	-17
=cadera	-13
=caduca	-18
=caducidad	-25
=cafetera	-20
=caiga	-16
=caja	-10
=cajón	-15
=cal	-16
=calcula	-15
=calefacción	-8
=calendario	-17
=calentar	-22
=calibre	-10
=calidad	-24
=calienta	-17
=caliente	10
=calientes	-17
=calles	-16
=calor	-28
=calza	-16
=calzado	-29
=cama	-14
=cambia	12
=cambiamos	-14
=cambiar	-18
=cambiaron	-12
=cambias	-15
=cambie	-14
=cambio	34
=cambios	9
=cambió	-11
=camilla	16
=camina	-19
=camino	12
=camiones	10
=camioneta	-20
=camión	-12
=campanas	-16
=campaneros	-10
=campanilla	-18
=campaña	-13
=campo	10
=canciones	-14
=canción	-22
=candado	-15
=candados	-9
=canilla	-15
=canta	-18
=cantidad	-22
=canto	-23
=capa	-24
=capas	-16
=capataz	-22
=capturas	13
=cara	-23
=caracoles	18
=caracteres	-18
=caras	-24
=carcasa	11
=cargada	-10
=cargado	-12
=cargar	13
=carilla	-14
=carne	-26
=carné	-20
=caro	-11
=carpeta	-26
=carretera	-12
=carrito	-14
=carritos	-18
=carro	-22
=carros	11
=carta	-31
=cartel	-19
=cartilla	-23
=cartón	-32
=casa	-13
=casco	-35
=cascos	-14
=caseta	-15
=casi	-20
=caso	-25
=castellano	-22
=cata	-14
=categoría	-9
=catorce	-29
=causa	-17
=cayó	-23
=cazo	-12
=caída	-16
=caído	-22
=cañas	-13
=cc	-16
=celo	-16
=celular	-22
=cementerio	14
=cena	-9
=cenizas	-14
=centrada	-13
=central	-19
=centro	-31
=centros	-10
=centímetros	-35
=cepilla	-15
=cepillar	-11
=cepillo	-25
=cepillos	-17
=cera	-18
=cerca	-20
=cercano	-18
=cero	-14
=cerrada	-27
=cerrado	-24
=cerradura	20
=cerrando	-22
=cerro	-14
=cerró	-15
=certificación	-19
=certificado	-26
=cerámica	-16
=cesta	-17
=chaleco	-22
=chalecos	-17
=chapa	-23
=charla	-15
=charo	-13
=charola	-17
=chat	-21
=chaval	-19
=chavales	-21
=chayo	-20
=che	-21
=checa	-22
=chef	-12
=chema	-20
=chica	-11
=chicas	-32
=chicle	-11
=chico	-23
=china	-17
=chiquito	-12
=chocolate	-17
=chofer	-18
=chorro	-22
=chorros	-14
=chupa	13
=chófer	-19
=ciclo	-12
=cien	-32
=ciento	-28
=cierran	-17
=cierras	-16
=cierre	29
=cierres	-11
=cifrado	-15
=cinco	-49
=cincuenta	-32
=cintas	10
=cintura	-18
=cinturones	-14
=cinturón	-25
=circuito	8
=circular	-17
=cisternas	18
=cita	-27
=ciudad	-8
=civil	9
=clara	-22
=claras	-18
=clarito	-27
=claro	-29
=clasifica	-14
=clava	-8
=clave	-22
=clavo	-9
=clienta	-24
=cliente	-26
=club	-19
=clínica	-16
=cm	-11
=co2	-13
=cobertura	-15
=cobra	-25
=cobrar	9
=cobre	-18
=cobro	9
=coca	-19
=coche	17
=coches	-20
=cocinera	-10
=codo	-9
=cofradía	-12
=coge	-32
=cogen	-22
=coger	-19
=coincide	-10
=coinciden	-17
=coincidir	-10
=colada	19
=colado	13
=colar	-18
=colchón	-20
=colegas	-10
=colegio	-11
=colgada	-13
=colgadas	-14
=colgado	-31
=colgar	-17
=collar	-16
=coloca	-21
=colonia	-13
=colores	-11
=colón	-17
=come	16
=comedor	-18
=comen	-15
=comenta	-21
=comer	-21
=comercial	-21
=comido	-24
=comisario	-17
=comisión	-19
=comité	-28
=como	-67
=compara	-14
=comparten	-12
=compañera	-14
=compañero	-29
=compañeros	-21
=compañía	-26
=completa	-31
=completas	-13
=completo	-34
=compra	-29
=comprador	-23
=compras	-13
=compresor	-16
=comprobación	11
=comprobante	-20
=comprobar	-14
=comprueba	-27
=compuerta	-17
=compuertas	-16
=computador	-11
=comunicación	12
=comunidad	-35
=común	-10
=con	-16
=concha	-19
=condición	-15
=conductor	-19
=conecta	-20
=conexión	18
=confirma	-18
=confirmen	-18
=conforme	-13
=conformidad	-15
=congela	-12
=congelador	-15
=congelar	11
=congreso	-22
=cono	11
=conoce	-11
=conos	-10
=consejo	-17
=conserje	-17
=conserjería	-13
=conservadora	-10
=considero	-24
=consignar	-16
=consola	-20
=consta	-13
=constar	-16
=conste	-25
=constructora	-19
=contaba	-16
=contabilidad	-16
=contacto	-18
=contado	-20
=contador	-15
=contados	-10
=contando	-19
=contenedor	-28
=contenedores	8
=contenido	-15
=contesta	-19
=contestado	-18
=contestan	-15
=continuación	-19
=contorno	-13
=contra	9
=contraluz	-21
=contratista	-22
=contrato	-28
=control	25
=controla	-11
=controlada	13
=contó	-20
=convertir	-21
=conviene	-21
=coop	-14
=cooperativa	-26
=coordenadas	-11
=coordinación	-18
=coordinador	-18
=coordinadora	-21
=copa	-11
=copia	-34
=copias	-23
=corazón	13
=corcho	-21
=cordial	-12
=corona	-21
=corre	-17
=correa	8
=correas	11
=correcto	-14
=corren	-15
=correr	-9
=corresponda	-19
=corriente	-16
=corrige	-26
=cortada	-12
=cortan	-21
=cortar	-12
=cortas	-20
=corte	15
=cortes	-23
=cortina	-14
=corto	-26
=cortos	-18
=cortó	12
=cosa	-41
=cosas	-13
=cosecha	20
=costado	-11
=costra	-13
=costumbre	-19
=costó	-17
=coteja	-20
=crea	-12
=cree	-25
=creen	-9
=cremallera	-13
=crematorio	-10
=creo	-24
=criamos	12
=cristal	-14
=cristóbal	-20
=crotal	-14
=cruz	-17
=cruzadas	-22
=cría	-26
=cuadernillo	-16
=cuadernillos	-16
=cuaderno	-19
=cuadra	-13
=cuadrilla	9
=cuadrillas	-16
=cuadro	-23
=cuadros	-17
=cualquier	-27
=cualquiera	-19
=cuando	26
=cuanto	-28
=cuarentena	-17
=cuarta	-15
=cuartas	-17
=cuarto	-37
=cuartos	-20
=cuatro	-63
=cubeta	-16
=cubierta	-10
=cubo	-27
=cubos	-24
=cubre	-21
=cuchilla	-17
=cuchillo	-26
=cuela	-25
=cuelga	-16
=cuelgan	-23
=cuello	-23
=cuenca	-19
=cuenta	-39
=cuentan	-24
=cuente	-9
=cuento	-26
=cuerda	-18
=cuero	-17
=cuerpo	-15
=cuesta	-23
=cueva	8
=culpa	-25
=culpables	-9
=cultivo	-14
=cumple	-10
=curro	-13
=curso	-11
=custodia	-17
=cuál	-10
=cuándo	-23
=cuántas	-15
=cuánto	-21
=cuántos	-17
=cuñada	-14
=cuñado	-18
=cádiz	-19
=cédula	-15
=círculo	-9
=cód	-12
=código	-25
=cómo	38
=córdoba	-19
=cúbicos	-11
=d	-11
=da	-62
=dale	-28
=damos	14
=dan	-29
=dando	-14
=dani	-22
=darle	-13
=das	-23
=datos	-19
=datáfono	-16
=daños	-16
=de	56
=debajo	-35
=debe	-25
=debería	-15
=debo	-17
=decente	-17
=decide	-18
=decimos	-22
=decir	-30
=decirle	-15
=decirlo	-13
=declaración	-16
=dedo	-21
=dedos	-28
=definir	-25
=deja	-54
=dejado	-20
=dejan	-25
=dejar	-37
=dejarla	-12
=dejas	-13
=deje	-15
=dejes	-12
=dejo	-25
=dejó	-27
=del	10
=delantal	-11
=delante	-33
=delegado	-17
=delegados	-23
=demora	-10
=demás	-24
=densidad	15
=dental	-16
=dentro	-9
=denuncia	-21
=departamento	-24
=depto	9
=depuradora	11
=derecha	-20
=derecho	-21
=desagüe	-11
=desarrollo	-9
=desastre	-12
=descansa	-13
=descanse	-15
=descarga	10
=desconecta	-10
=descongela	-15
=describe	-12
=descuelgue	-10
=descuenta	-9
=descuentan	-15
=desenchufada	-19
=deshacen	-19
=deshielo	13
=desinfección	13
=desinfecta	-21
=desinfectante	-15
=desmonta	-9
=desmontaje	17
=desmontar	-18
=desopercula	-19
=despacio	-27
=despacito	-14
=despedirse	-15
=despega	-18
=despido	-11
=despliega	-9
=despliegue	10
=después	-17
=destapa	-10
=destilada	-20
=detalle	-12
=detector	-11
=detergente	-16
=detrás	-27
=devoluciones	15
=devolución	14
=devolverlo	-13
=devolvió	-12
=devuelve	-32
=devuelven	-19
=di	-17
=diaria	13
=diarios	12
=dibujo	-22
=dibujos	-20
=dice	-28
=dicen	-24
=dices	-14
=dicho	-25
=diciembre	-18
=diciendo	-21
=dicto	-26
=diecinueve	-21
=dieciocho	-29
=dieciséis	-15
=diez	-43
=diferencia	-23
=diferente	-12
=difunto	-15
=diga	-10
=digo	-37
=dije	-27
=dijeron	-14
=dijo	-27
=dile	-12
=dinero	10
=dio	-28
=dios	-19
=dirección	-38
=directo	-25
=director	-14
=directora	-26
=dirijo	-20
=diría	-8
=disco	-28
=disculpas	-17
=disculpe	-13
=discute	-18
=discutir	-16
=disposición	-17
=distancia	-14
=distinta	-19
=distintas	-14
=distinto	-36
=distintos	-20
=distribución	-16
=diálisis	-9
=diésel	-16
=dni	-16
=dobla	-10
=doble	-30
=doce	-31
=doctora	-19
=documente	-23
=documento	-49
=documentos	-21
=domicilio	22
=domingo	-26
=domingos	-22
=don	-26
=donante	10
=donantes	-16
=donde	-39
=dormir	-18
=dos	-51
=doscientos	-21
=doy	-15
=doña	-16
=dr	-21
=dra	-16
=drenaje	-12
=dron	17
=ducha	-21
=duele	-15
=duermen	-19
=dueño	-25
=dulce	-18
=dulces	-10
=dura	-11
=durante	16
=duro	-16
=dé	-26
=días	-46
=dígale	-9
=dónde	-29
=e	11
=echa	-24
=echan	-23
=echar	-23
=echarle	-12
=eches	-18
=edad	-13
=edición	-16
=edificios	-18
=educación	-10
=educadora	-35
=eh	-55
=eje	-20
=ejemplar	-16
=ejemplares	-12
=el	-10
=elaboró	-13
=electricista	-13
=elevador	-14
=elige	-17
=ella	-16
=ellas	-25
=ello	-22
=ellos	-22
=elvira	-18
=eléctrico	-18
=eléctricos	13
=embala	-9
=embarazada	-12
=embarque	21
=embudo	-11
=emergencia	-28
=emisora	-15
=empezamos	-21
=empezando	-12
=empezar	8
=empezó	-14
=empeño	10
=empieza	-22
=empiezan	-21
=empiezo	-26
=empleado	-21
=empresa	-27
=empujar	-13
=encajes	11
=encantadora	-14
=encargada	-25
=encargado	-30
=encargo	-22
=encender	-16
=encendida	-17
=enchufa	-10
=enchufe	-9
=enchufes	-17
=enciende	-25
=encienden	-12
=encima	-42
=encina	-16
=encoge	-22
=encomienda	-18
=encontré	-16
=encontró	-18
=encuentra	-17
=encuentre	-10
=energía	-11
=enero	-14
=enfermera	-20
=enfermería	10
=enfrente	-16
=enfriar	-14
=enjuaga	-13
=enjuagar	-12
=enlace	-24
=enrolla	-15
=enrollada	12
=ensaya	-13
=enseña	-24
=enseñamos	-18
=enseñan	-17
=enseñar	-15
=enséñale	-12
=entendido	-17
=enteras	-10
=entero	-22
=enterramos	-9
=entienda	-14
=entiendan	-25
=entonces	-55
=entra	14
=entrada	21
=entradas	8
=entran	-25
=entrante	-8
=entrar	-21
=entrega	21
=entregamos	-18
=entregar	-21
=entregarlo	-13
=entren	-28
=entró	13
=enviado	-18
=envuelta	-9
=envuelve	-11
=envía	-12
=enólogo	-15
=era	-24
=eran	-9
=ernesto	-15
=error	-18
=errores	-15
=es	-56
=esa	-24
=esas	-23
=escalera	-20
=escanea	-17
=escapa	-10
=escape	-10
=escarcha	-10
=escoge	-16
=escolar	-13
=esconde	-12
=escriba	-14
=escribe	-35
=escribes	-14
=escribir	-25
=escribió	-23
=escribo	-26
=escrito	-21
=escucha	15
=escurre	-10
=escurrir	-12
=escáner	-14
=ese	-35
=eso	-69
=esos	-11
=espacio	-19
=espalda	-18
=espaldas	-17
=español	-25
=especial	12
=especiales	-15
=especie	-19
=espejo	-28
=espera	-40
=esperan	-18
=esperando	-14
=esperar	-19
=esperas	-10
=espere	-13
=espero	-24
=esponja	-19
=esporas	-18
=esposa	-16
=espuma	-21
=espátula	-17
=espíritu	-18
=esquila	19
=esquina	-19
=esquinas	-24
=esta	-39
=estaba	-26
=estaciones	-16
=estación	-28
=estado	-16
=estamos	-21
=estanque	-12
=estar	-34
=estas	-18
=este	-50
=esterilización	20
=estimada	-12
=estimado	-16
=estimados	-19
=esto	-49
=estos	-9
=estoy	-13
=estrella	-9
=estructura	-26
=estuche	-10
=estudio	-27
=estudios	-15
=estuviera	-15
=estuvieron	-13
=estuvimos	-15
=estuvo	-31
=está	-54
=están	-42
=estás	-12
=esté	-36
=estén	-12
=estéril	-9
=etcheverry	-17
=etiqueta	-18
=etiquetas	-14
=euros	-23
=evaristo	-9
=evitar	-21
=exacta	-8
=examen	12
=excusa	-19
=exige	-22
=exista	-16
=existe	-26
=expediente	-18
=expedientes	21
=explica	-24
=explicar	-13
=explicarle	-13
=explico	-20
=explicó	-12
=explique	-24
=expone	-21
=exportación	11
=exterior	-12
=extintor	-18
=extintores	8
=extra	-21
=extracto	-18
=extractor	-17
=extrae	-16
=fabricante	-11
=factura	-12
=facultad	-23
=faena	-17
=falla	-21
=falso	9
=falta	-41
=faltan	-20
=faltas	-14
=falte	-29
=familiar	-20
=fantasía	-16
=farmacéutico	-15
=fatal	-11
=favor	-37
=fe	-14
=febrero	-32
=fecha	-30
=federación	-20
=felicita	-10
=feria	-25
=fermín	-12
=fernando	-12
=fianza	-18
=ficha	-32
=fichas	-13
=fiebre	12
=figure	-21
=fija	-19
=fijada	-21
=fijar	-25
=fila	-11
=filtro	-10
=fina	-16
=final	-35
=finca	-34
=fino	-20
=firma	-36
=firmada	-28
=firmado	-17
=firmados	-15
=firman	-15
=firmar	-27
=firmas	-22
=firme	-23
=firmo	-14
=flor	18
=flores	-20
=flota	-15
=foco	-13
=folio	-9
=folios	-8
=fondo	-27
=fontanero	-14
=formal	-10
=formas	11
=formato	-20
=formulario	-16
=forrado	12
=forzar	-12
=fosa	-14
=foso	-18
=foto	-27
=fotografía	-16
=francés	-13
=franja	-17
=frasco	-13
=frascos	-19
=frases	-21
=frecuencia	-16
=freelance	-18
=freezer	-9
=frenos	-20
=frente	-25
=fresa	-15
=frontofocómetro	-18
=frota	-9
=fue	-45
=fuego	-18
=fuera	-48
=fuerte	-23
=fuerza	-14
=fuga	-14
=fui	-31
=fuma	-11
=fumigación	17
=funciona	-18
=funcionario	-15
=función	14
=fundición	-9
=furgo	-16
=furgoneta	-17
=fwd	-15
=fútbol	-14
=g	-13
=gafas	13
=gallinas	-14
=galpón	9
=gamuza	-15
=gana	-18
=gancho	-13
=garita	-18
=gas	15
=gasa	-20
=gasoil	-13
=gato	-13
=gel	-17
=generación	-18
=general	14
=gente	-49
=gerencia	-12
=gerente	-25
=gestor	-21
=gira	-24
=giran	-10
=girando	-18
=gladys	-20
=globo	-11
=golpea	-14
=golpes	-18
=goma	-22
=gorda	-21
=gorka	-13
=gota	-24
=gotas	-19
=gotea	-15
=gotee	-10
=graba	-14
=grabado	-28
=grabando	-31
=grabe	-19
=grabo	-32
=gracia	-14
=gracias	-20
=grado	15
=grados	-12
=graduación	9
=gramos	-33
=grandes	-14
=grano	-10
=grasa	-16
=grave	-12
=gremio	-13
=grietas	-18
=grifo	-23
=grifos	14
=gris	-22
=grita	-27
=gruesos	-12
=grumos	-18
=grupo	13
=grúa	-16
=guadalajara	-15
=guante	-28
=guantera	-11
=guarda	-27
=guardada	-20
=guardan	-13
=guardar	12
=guardo	-16
=guata	-19
=guayaquil	-13
=guerra	-11
=guion	8
=gustaría	-24
=gusto	-19
=guía	-32
=género	-10
=h	-28
=ha	-22
=haber	-15
=habitación	14
=hablado	-26
=hablamos	-13
=hablar	-32
=hable	-16
=hablo	-30
=habéis	-15
=había	-27
=hace	-43
=hacemos	14
=hacen	-15
=hacer	-17
=hacerlo	-9
=haces	-15
=hacia	11
=hacienda	-19
=hacé	-15
=hacía	-23
=hagan	-17
=hago	-25
=halcones	15
=halcón	15
=halló	-11
=han	-41
=harina	-25
=harris	-16
=haría	-18
=harías	-17
=hasta	-54
=hay	-29
=haya	-39
=hazme	-17
=he	-21
=hecha	-24
=hechas	-12
=hecho	-28
=hectáreas	-16
=heladera	-20
=hembra	-10
=hemos	-28
=heridos	-9
=hermana	-28
=hermanas	-22
=hermandad	-21
=hermano	-26
=hermanos	-14
=hernán	-10
=herrado	19
=herrador	-16
=herradura	-17
=herramienta	-13
=hielo	-21
=hierro	-11
=hierve	-18
=hija	-16
=hijo	-22
=hijos	-16
=hilo	-26
=hisopo	-18
=historia	-10
=hizo	-32
=hogar	-17
=hoja	-17
=hojas	-33
=hola	-24
=hollín	-17
=hombre	-30
=hombres	-23
=hombro	-21
=hondo	-9
=hora	-31
=horario	-13
=hospitales	-16
=hostal	-16
=hoteles	-15
=hoy	-21
=hubo	-38
=hueco	-22
=huela	-15
=huele	-27
=huelen	-23
=huerta	-13
=huesca	-12
=hueso	-16
=huevo	-20
=huevos	13
=hugo	-14
=humana	-12
=humo	-18
=huésped	9
=hábiles	-20
=hágamelo	-17
=húmedo	-17
=i	-14
=iba	-28
=idea	-25
=identificación	-24
=idioma	-11
=ido	-19
=iglesias	-20
=igual	-21
=iguala	-12
=iker	-14
=ilustre	-16
=imagen	-8
=importa	-17
=importe	-13
=impreso	-14
=imprime	-26
=imprimen	-15
=imprimir	-14
=imán	-22
=incendio	-11
=incidencias	8
=inclina	-12
=incluso	-15
=indica	-17
=indicaciones	-19
=industrial	-16
=infantil	-15
=informa	-27
=informe	-23
=ing	-23
=ingeniero	-29
=ingresa	-18
=ingreso	23
=inicial	14
=iniciales	-13
=inma	-13
=inmaculada	-21
=inmediato	-12
=inmersión	-17
=insiste	-20
=inspector	-16
=instala	-22
=instituto	-16
=instrucciones	-32
=instructivo	-11
=instructores	-9
=instrumento	-8
=instrumentos	14
=intendencia	-16
=intensiva	12
=intento	-10
=interesa	-10
=intereses	-8
=interno	-24
=interruptor	-10
=intérpretes	-10
=inventario	10
=inés	-11
=ir	-25
=irati	-9
=irse	-19
=isla	-14
=itv	-12
=izq	-8
=izquierda	-26
=izquierdo	-10
=iñaki	-15
=j	-17
=ja	-15
=jabón	-21
=jaja	-15
=jajaja	-18
=jamás	-26
=japonés	-20
=jardín	-9
=jaula	-23
=javi	-14
=jaén	-13
=jefa	-18
=jefatura	-16
=jefe	-29
=jefes	-17
=jeringa	-15
=joaquín	-14
=jornada	-15
=joven	-25
=jubila	-18
=jubilado	-19
=jubile	-14
=juego	-11
=jueves	-27
=jugador	-10
=jugo	-11
=julio	-31
=julián	-12
=junio	-36
=junta	-25
=juntas	-10
=junto	-20
=juntos	-20
=juradas	22
=justo	-9
=juventud	-13
=jóvenes	-24
=kayak	-15
=kenia	-16
=kermés	-11
=kilo	-22
=kilos	-28
=kilómetros	-16
=km/h	-21
=kosher	-18
=l	-17
=labios	-18
=laboratorio	10
=lado	-33
=lados	-18
=lana	-30
=lancha	-17
=lanza	-14
=larga	-28
=largo	-33
=largos	-13
=las	8
=latón	-16
=lavada	-11
=lavadero	11
=lavado	25
=lavadora	-22
=lavamos	-21
=lavar	-16
=le	-27
=lea	-18
=leandro	-12
=leche	9
=lector	-24
=lee	-34
=leen	-22
=leer	-20
=legionela	-20
=lejos	-24
=lejía	-24
=lenguaje	-20
=lentes	-20
=leo	-18
=les	-49
=lesión	-15
=letra	-28
=letras	-16
=levadura	-11
=levantan	-16
=leído	-16
=libras	-17
=libre	-20
=libreta	-15
=licencia	-19
=licenciada	-18
=licenciado	-17
=liga	-16
=lijado	-25
=lima	-19
=limpian	-17
=limpieza	26
=limpio	-31
=limpios	-21
=limón	-15
=linda	-17
=lindo	-11
=linterna	-24
=linternas	11
=lista	-38
=listado	-26
=listo	-16
=literal	-19
=litro	-19
=litros	-18
=llamada	-28
=llamado	-17
=llamamos	-10
=llaman	-18
=llamando	-19
=llamar	-18
=llamarlo	-13
=llamarme	-28
=llamas	-18
=llame	-18
=llamo	-31
=llantas	-23
=llave	-13
=llaves	-11
=llegada	-8
=llegan	10
=llegaron	-27
=llego	-18
=llegue	-14
=llegué	-13
=llegó	-8
=llenas	-21
=lleno	-19
=lleva	-44
=llevaba	-15
=llevamos	-28
=llevan	-20
=llevar	-12
=lleve	-19
=llevo	-28
=llevó	-18
=llora	-15
=lloraba	-16
=lloran	-21
=lluvia	-11
=lo	-59
=local	-20
=locales	-14
=lodo	-17
=logo	-17
=lola	-19
=lomo	-15
=lona	-27
=lourdes	-19
=luego	-55
=lugar	-12
=luna	-9
=lunes	-42
=lupa	-15
=luthier	-9
=lácteos	-19
=lámina	14
=lápida	-11
=lápiz	-22
=lía	-18
=límite	-17
=lío	-18
=líquido	-15
=m	-17
=m/s	-15
=macarrones	-16
=machete	12
=macho	-11
=madera	-25
=madres	-14
=madrid	-20
=maestra	-27
=mail	-17
=maite	-18
=mal	-25
=mala	-21
=maleta	-9
=mali	-16
=malla	-21
=mallas	-12
=malo	-9
=mamá	-24
=mancha	-14
=manchado	-8
=manchas	-10
=manda	-29
=mandamos	-20
=mandan	-17
=mandar	-21
=mandarlo	-22
=mando	-29
=mandó	-26
=maneja	-14
=manejando	-18
=manera	-18
=maneras	-17
=manga	-24
=manguera	-17
=mangueras	-19
=manipula	-11
=manivela	-8
=mano	-45
=manolo	-14
=manos	-40
=manta	-14
=mantas	-19
=mantel	-12
=mantenimiento	10
=mantilla	-17
=manual	-36
=manómetro	-11
=maquinista	-25
=mar	-19
=marca	-39
=marcado	-15
=marcados	-16
=marcan	-8
=marcapasos	-13
=marcar	-12
=marcela	-14
=marcha	10
=marco	-14
=marcos	-16
=margen	-12
=mari	-11
=marido	-18
=marisa	-19
=marta	-16
=martes	-35
=marzo	-37
=masa	10
=mascarilla	-18
=mascletà	19
=masilla	-19
=mata	-29
=mate	-12
=material	-26
=matrícula	-27
=mayo	-29
=mayor	9
=mayores	-14
=mayoría	-19
=maza	-12
=mañana	-15
=me	-74
=mecha	-14
=mecánico	-20
=media	-41
=medias	-10
=medicación	-14
=medicamentos	10
=medicinas	-19
=medidas	15
=medidor	-19
=medio	-36
=mediodía	-20
=medir	-21
=mejilla	-22
=mejor	-35
=mella	-14
=memoria	-23
=menor	-17
=menos	-40
=mensaje	-15
=mensajero	-11
=mensual	13
=mercancía	-14
=mercedes	-13
=merche	-15
=merma	-18
=mes	-37
=mesa	-22
=mesas	10
=meses	-9
=meta	-9
=metal	12
=mete	-32
=meten	-19
=meter	-29
=meterse	-12
=metes	9
=metido	-8
=meto	-23
=metro	-30
=metros	-25
=metálico	-15
=mezcla	-18
=mezclan	-10
=mezclar	-15
=mg/l	-8
=mi	-61
=microscopio	-8
=mide	-31
=miel	12
=mientras	-27
=mija	-14
=milagro	-9
=milagros	-13
=milímetros	-17
=min	-26
=ministerio	-23
=minuta	-16
=minuto	-24
=minutos	-31
=mira	-52
=mirando	-29
=mirar	-21
=miras	-26
=mire	-36
=mirilla	-16
=miro	-28
=mirá	-20
=mis	-31
=misma	-42
=mismo	-41
=miércoles	-25
=mm	-23
=mochila	-17
=moda	-14
=modelo	-19
=modo	-11
=moho	-13
=moja	-14
=mojada	-23
=mojadas	-9
=mojado	-17
=mojados	-12
=mojan	-15
=molde	14
=molino	-17
=momento	-17
=moneda	-20
=monitor	-11
=monitora	-18
=monitoras	-15
=mono	-29
=monta	-19
=montacargas	-9
=montador	-13
=montaje	25
=montar	12
=monterrey	-21
=montevideo	-13
=montura	-20
=moqueta	-16
=morados	-18
=mostrador	-15
=motivo	-27
=mover	-27
=movilidad	-13
=mozo	-9
=mucha	-29
=muchachas	14
=muchacho	-16
=muchachos	-36
=mucho	-29
=muchos	-31
=muda	-17
=mudanzas	8
=muebles	-17
=muele	-14
=muelle	-20
=muerde	-17
=muerta	22
=muertos	-12
=muestra	12
=muestras	17
=mueve	-28
=mueven	-13
=mueves	-16
=mujer	-18
=multa	-10
=mundo	-21
=murieron	-14
=mutua	-21
=muy	-30
=mándame	-18
=máquina	-33
=más	-66
=máscara	-13
=máx	-22
=máximo	-23
=médico	-20
=método	-16
=mí	-23
=mía	-15
=mínimo	-26
=mío	-27
=móvil	-22
=n	-13
=nacido	9
=nacional	-14
=nada	-42
=nadie	-44
=naranja	-21
=nariz	-19
=natural	-26
=navaja	-19
=navidad	-12
=necesario	-18
=necesita	-19
=necesitamos	-30
=necesito	-31
=negra	-37
=negras	-12
=negro	-37
=negros	10
=nerea	-20
=nervioso	-20
=nerviosos	9
=neutro	-17
=nevera	-11
=ni	-57
=nicho	14
=nico	-13
=nido	-13
=nidos	-14
=nieves	-18
=ninguna	-27
=ninguno	-11
=ningún	-27
=nitrilo	-9
=nivel	13
=nivelada	-18
=niño	-28
=niños	11
=no	-49
=noche	-18
=noches	-24
=nombra	-9
=nombran	-14
=nombre	-33
=nombres	-31
=nomás	-39
=noria	12
=norma	-29
=normal	-19
=normas	-23
=norte	-24
=nos	-62
=nosotras	-22
=nosotros	-44
=nota	-25
=notaría	-17
=notas	-13
=note	-17
=noticias	-14
=notion	-15
=noventa	-21
=noviembre	-13
=novios	-15
=nudillo	-9
=nudos	-30
=nuestra	-12
=nuestras	-13
=nuestro	-25
=nueva	-13
=nuevas	-19
=nueve	-10
=nuevo	-34
=nunca	-25
=nº	-23
=núm	-21
=número	-41
=números	-20
=o	-23
=o2	-11
=oaxaca	-12
=objetivo	-10
=objeto	13
=objetos	19
=obliga	-14
=obligatorio	-21
=obra	16
=observatorio	-13
=observó	-19
=ochocientos	-23
=octubre	-32
=oeste	-17
=oficial	-27
=oficiales	-19
=oficina	-29
=oficio	-15
=ofrece	-26
=ofreces	-17
=oigan	-17
=ojalá	-12
=ojo	-17
=ojos	-23
=ok	-10
=ola	-8
=olivo	10
=olla	-24
=olmos	-11
=olvida	-9
=olvidados	13
=on	-19
=once	-16
=ong	-16
=online	-13
=opera	-13
=operaciones	-20
=operación	-18
=operador	-27
=operario	-23
=operarios	-12
=opina	-21
=opuestas	-13
=orden	-38
=ordena	-10
=ordenado	-8
=ordenador	-29
=ordenanza	-15
=ordenar	-12
=ordenas	-15
=ordene	-19
=ordeña	-13
=oreja	-17
=orejas	-13
=origen	-17
=original	-19
=originales	-20
=ortografía	-16
=os	-25
=oscuras	-14
=oscuro	-18
=otoño	-14
=otra	-34
=otras	-21
=otro	-42
=oye	-33
=oído	-13
=oír	-14
=pa	-26
=paciencia	-17
=paco	-17
=padre	-22
=padres	-28
=paga	-26
=pagado	-20
=pagan	-16
=pagar	-15
=pago	-18
=pague	-21
=pagó	-20
=pajuela	-12
=pal	-17
=pala	-20
=palabra	-14
=palabras	-23
=palanca	-16
=palmo	-16
=palo	-15
=paloma	-17
=palé	-10
=pantalla	-19
=panza	-13
=papel	-13
=papelera	-9
=papeles	-27
=papelito	-21
=papá	-22
=paquete	-17
=paquetería	-15
=paquetes	21
=para	-25
=parado	-18
=parar	-20
=paras	-12
=parce	-15
=parches	-11
=parece	-13
=parecida	-26
=pared	-29
=paredes	-14
=pareja	-19
=parejas	-11
=parejo	-19
=parejos	-21
=parezca	-14
=parroquia	-26
=parte	-35
=partida	21
=partir	-25
=paréntesis	-12
=pasa	-46
=pasada	-22
=pasadas	-19
=pasado	-41
=pasados	-18
=pasajeros	8
=pasan	15
=pasaportes	-13
=pasas	-18
=pase	-18
=pasen	-11
=pases	-12
=pasillo	-21
=pasillos	-13
=pasta	-13
=pasteurización	-9
=pasó	-19
=pata	-20
=patas	-21
=patrimonio	-16
=patronato	-18
=patrón	-14
=pausa	-22
=paz	-10
=país	-18
=paño	-17
=pdf	-16
=pecho	-16
=pediatra	-9
=pedidos	-17
=pediluvio	-13
=pedimos	-18
=pedir	-24
=pega	-22
=pegada	-20
=pegado	-19
=pegar	12
=pegatina	-12
=pegatinas	-20
=pego	-15
=pegue	-11
=pelo	-14
=pelota	-14
=película	-20
=pena	-17
=pendiente	-17
=pensado	-26
=peor	-14
=pequeña	-14
=pequeño	-22
=pequeños	9
=perdido	15
=perdimos	-14
=perdió	-25
=perdona	-13
=perdón	-33
=perito	-16
=periódico	-18
=perlas	-21
=permanece	-9
=permiso	-25
=permisos	-17
=pero	-69
=perra	11
=perros	11
=persiana	-15
=persona	19
=personaje	-13
=personal	-30
=personas	-17
=perímetro	-13
=pesa	-18
=pesado	-16
=pesan	-20
=pesar	-11
=pesas	-15
=pescado	-16
=pese	-17
=peso	-18
=pesos	-12
=petición	-19
=peto	-16
=pezoneras	-16
=peña	-10
=peón	-20
=ph	-22
=piano	11
=pica	-20
=picada	-13
=picado	-17
=picadora	10
=pico	-19
=picos	-12
=pida	-23
=pide	-22
=piden	-33
=pides	-11
=pidiendo	-19
=pidió	-30
=pido	-32
=pie	-24
=piedra	-20
=piedras	-17
=piel	-28
=pienso	-16
=pies	-21
=pieza	-37
=piezas	-11
=pilar	-15
=pileta	-15
=pincha	-23
=pinchar	-10
=pincho	-11
=pinta	-14
=pintado	-16
=pintan	-14
=pintura	-21
=pinza	-26
=pinzas	-11
=pipeline	-12
=piquera	-19
=pirotecnia	-17
=pisa	-20
=pisar	-17
=piscina	19
=piso	-32
=pista	10
=pistola	-16
=pita	-14
=pizarra	-14
=pizarrón	-17
=placa	-27
=plancha	-19
=planetario	9
=planilla	-21
=plano	-26
=plantilla	-31
=plastificada	-13
=plata	9
=plataforma	-21
=plato	-20
=plaza	-18
=plazo	-21
=plazos	-10
=plena	13
=pliego	-19
=pluma	-16
=plástico	-30
=pnt	-16
=poco	-16
=podemos	-23
=poder	10
=podrías	-21
=point	-20
=polea	-18
=policía	-19
=poliuretano	-20
=pollo	-11
=polvo	-23
=pon	-16
=pone	-59
=ponedlo	-15
=ponen	-36
=poner	12
=ponerle	-14
=ponerlo	-18
=pones	-22
=ponga	-22
=pongas	-12
=pongo	-17
=ponlo	-10
=poquito	-27
=por	-13
=porcentaje	12
=porque	-80
=portada	-16
=portal	-19
=portero	-18
=portería	14
=portátil	-14
=portátiles	16
=portón	-15
=potosí	-20
=ppm	-9
=precinta	-11
=precinto	-25
=precintos	-17
=precio	-38
=prefiero	-20
=pregunta	-34
=preguntale	-10
=preguntan	-22
=preguntar	-18
=preguntarle	-11
=preguntas	-29
=pregunte	-14
=pregunto	-18
=preguntó	-18
=pregúntale	-15
=prelavado	-16
=premio	-12
=prenda	-16
=prender	-18
=prendido	-20
=prensa	-18
=prepara	-28
=preparación	17
=preparar	20
=presenta	-20
=presente	-18
=presentó	-15
=presidente	-33
=presión	-29
=presta	-17
=prestan	10
=presupuesto	-14
=prevención	-26
=primavera	10
=primer	-19
=primeras	-21
=primero	-35
=primeros	-18
=primo	-18
=principal	-14
=prisa	-20
=privado	-17
=probado	-22
=probando	-27
=probar	-15
=problema	-24
=procedimiento	-12
=producto	-25
=profe	-16
=profeco	-11
=profesor	-22
=programa	-26
=prohibida	-10
=prohibido	-13
=prolijo	-23
=propia	-13
=propietario	-15
=propina	-15
=propio	-33
=propios	11
=propone	-17
=propongo	-18
=propuesta	-17
=propósito	-12
=protocolo	-24
=proveedor	-19
=proveedores	9
=provincia	-15
=provisional	-16
=proyector	-17
=prácticas	-24
=préstamo	22
=próxima	-14
=puebla	-20
=pueblo	-25
=pueda	-39
=puede	-31
=pueden	-32
=puedes	-16
=puedo	-16
=puente	-21
=puerta	-45
=puerto	-15
=pues	-30
=puesta	16
=puestas	-23
=puesto	-26
=pulsa	-15
=pulsera	-20
=pulseras	-13
=pulso	-16
=pulveriza	11
=punta	-23
=puntera	14
=puntos	-24
=pura	-9
=purga	15
=purísima	-9
=pusimos	-19
=puso	-24
=puñado	-17
=puño	-10
=página	10
=páginas	-24
=pájaro	-12
=pájaros	-18
=párroco	-22
=pésame	-15
=póliza	-19
=público	13
=q	-30
=que	-37
=quedado	-19
=quedamos	-24
=quedan	-35
=quedar	-28
=quedara	-24
=quedaron	-11
=quede	-28
=queden	-14
=quedo	-22
=quedó	-30
=quema	-21
=querida	-14
=quería	-30
=quesos	17
=quien	-43
=quienes	-11
=quiere	-45
=quieren	-34
=quiero	-8
=quieto	-16
=quince	-29
=quinto	-13
=quirófano	16
=quisiera	-28
=quiso	-14
=quita	-37
=quitan	-24
=quitar	-29
=quito	-24
=quién	-27
=qué	-16
=químicos	-17
=radio	-9
=rafael	-14
=raja	-13
=rama	-16
=ramón	-25
=rango	-13
=rara	-12
=raras	-20
=ras	-17
=rasante	-21
=rasca	-22
=raspa	14
=rato	-16
=raya	-20
=rayas	-11
=rayones	-13
=rayos	-18
=razón	-16
=raíz	-23
=raúl	-14
=re	-18
=reabre	-9
=real	-19
=rebose	-15
=rebota	-11
=recepción	21
=receptor	-8
=receta	-20
=rechaza	-13
=rechazo	-11
=reciba	-15
=recibe	10
=recibir	27
=recibió	-26
=recibo	-21
=recién	-10
=reclama	-14
=reclamo	-23
=reclamos	9
=recogemos	9
=recogen	-26
=recoger	11
=recogida	16
=reconocimiento	-12
=reconozca	-9
=recorre	-19
=recorrido	13
=recorta	-11
=recuerda	-10
=red	-23
=redacción	-30
=redacta	-17
=redactado	-27
=redactar	-40
=redactas	-23
=redacte	-13
=redactor	-12
=redes	-21
=redonda	-18
=reducida	-22
=ref	-11
=refractómetro	-22
=refresco	-9
=refrigerados	11
=regala	-13
=regalo	-16
=regante	-15
=regantes	-23
=regar	-14
=registra	-10
=regla	-19
=reglamento	-23
=reglas	-26
=regresa	-14
=reinicio	-8
=reja	-16
=rejilla	-20
=relativo	-17
=relevo	-13
=rellena	-19
=rellenar	-14
=rellenas	-17
=reloj	-17
=remaches	-16
=remesa	-22
=remito	-13
=remolque	-12
=remover	-14
=remueve	-13
=renueva	-14
=reparación	11
=reparte	14
=reparten	-19
=repartimos	-19
=reparto	28
=repasa	-12
=repaso	-17
=repetir	-8
=repite	-34
=repone	12
=reposo	-10
=reproducción	-17
=repuesto	-15
=resaca	-18
=rescate	8
=reservar	-14
=reservas	-14
=residencia	-11
=residente	-18
=residuos	-16
=resina	-14
=resistencia	-14
=resolvió	-12
=respire	-14
=responde	-11
=responsable	-27
=responsables	-10
=respuesta	-16
=restauración	-14
=restauramos	-20
=restaurante	-20
=resto	-31
=restos	10
=resulta	-32
=resultado	-14
=retención	-10
=retirada	10
=retiran	-14
=retirar	-15
=retorno	-9
=retornos	-10
=retraso	-15
=reunión	-26
=rev	-22
=revisa	15
=revisar	-19
=revisión	19
=revisó	-14
=revés	-30
=riega	-26
=riegan	-14
=riego	25
=riesgo	-15
=risa	-16
=rival	-10
=robo	-11
=roca	-18
=rodando	-8
=rodilla	-14
=rodillo	-16
=roja	-27
=rojo	-30
=rojos	-16
=rompa	-9
=rompe	-16
=rompió	-19
=ronda	-16
=ropero	14
=rosa	-23
=rosario	-17
=rosas	-19
=rota	-16
=rotan	-10
=rotos	10
=rrhh	-17
=ruedas	-23
=ruega	-15
=ruego	-15
=ruegos	-15
=ruido	-27
=ruta	11
=rv	-16
=rápido	-14
=río	-22
=s	-17
=sabe	-17
=sabemos	-9
=saben	-23
=saber	-28
=sabes	-14
=sabéis	-16
=sabía	-29
=saca	-9
=sacado	-12
=sacamos	10
=sacan	-21
=sacarlo	-10
=saco	-21
=sacos	-15
=sala	-10
=saldo	-11
=sale	-13
=salen	-8
=salida	21
=salidas	-16
=salido	-20
=salimos	-14
=saliva	-13
=salió	-33
=salmuera	11
=salta	-25
=saltan	-26
=saltar	-16
=salud	-23
=saluda	-18
=salude	-16
=saludo	-9
=salvo	-19
=san	-31
=sanciones	-10
=sangre	-21
=sanidad	-29
=santa	-29
=santiago	-8
=sea	-66
=seca	-24
=secadero	-15
=secador	-13
=secar	-12
=secas	-18
=sección	-21
=secos	-20
=secretaria	-26
=secretario	-21
=secretaría	-23
=sector	-22
=seda	-15
=seguido	-19
=seguidos	-13
=seguimos	-9
=seguir	-27
=segunda	-22
=segundo	-42
=segundos	-22
=seguridad	-19
=seguro	-26
=seguros	-13
=según	-36
=seis	-26
=sella	-21
=sello	-26
=semana	-37
=semanas	-24
=semestre	-11
=semilla	-15
=sencillo	-26
=sentado	-20
=sentido	-18
=sepa	-21
=sepan	-23
=separado	-18
=separadores	-9
=separados	-12
=septiembre	-38
=sepultureros	-9
=ser	-25
=sereno	-15
=serie	-21
=serio	-31
=servicios	-20
=servidora	-17
=será	-22
=set	-10
=seta	-16
=setas	8
=setenta	-28
=sexta	-12
=señal	-24
=señor	-32
=señora	-29
=señores	-15
=señuelo	-10
=sido	-10
=siembra	18
=siempre	-14
=siendo	-22
=sienta	-16
=sientan	-13
=siente	-16
=sierra	10
=siete	-33
=siga	-15
=siglo	-14
=siguen	-20
=siguiendo	-11
=siguiente	-23
=silicona	-18
=sillas	-17
=simple	-15
=sin	-34
=siniestro	9
=sino	-20
=siquiera	-13
=sirena	-12
=sirva	-14
=sirve	-10
=sistema	-24
=sistemas	-10
=sitio	-26
=sms	-14
=sobra	-14
=sobre	-23
=sobrina	-15
=sobrino	-16
=social	-15
=sociales	-20
=socio	-22
=socorrista	-19
=sofá	-17
=sol	-14
=sola	-34
=solamente	-20
=solas	-13
=soledad	-16
=soles	-14
=solicita	-16
=solicito	-21
=solicitud	13
=solo	-63
=solos	-20
=soltó	-9
=solución	-14
=sombra	-11
=sombrero	-16
=sombreros	-18
=somos	-29
=son	-59
=sonda	-14
=sondas	-17
=sonido	-19
=sonidos	-11
=sopla	-10
=soporte	-16
=sor	-20
=sorda	16
=sordos	20
=sotavento	-12
=soy	-50
=spray	-18
=sr	-16
=sra	-18
=su	-63
=suba	-13
=suban	-13
=sube	-37
=suben	11
=subes	-17
=subiendo	-12
=subo	-14
=sucio	9
=sudario	-18
=suegro	-10
=sueldo	-15
=suelo	-27
=suelta	-23
=suelto	-17
=suena	-31
=suene	-14
=suero	-13
=suiza	-17
=sujeta	-13
=sulfuroso	-10
=sumerge	-16
=superficie	-13
=superior	-18
=supervisión	-19
=supervisor	-22
=supervisora	-12
=suplente	-19
=supo	-19
=sur	-20
=surte	-19
=sus	-34
=susana	-15
=suspensión	13
=sustituye	-19
=susto	-28
=suya	-19
=suyo	-14
=sábado	-29
=sábados	-29
=sábana	10
=sábanas	-17
=sé	-16
=séptima	-13
=sí	-30
=sólo	-11
=t	-24
=tabaco	-13
=tabique	-15
=tabla	-23
=tablas	-15
=tableros	12
=tablet	-9
=tableta	-16
=tablilla	-16
=tacha	-15
=tacos	-13
=tacto	-19
=tal	-37
=taller	-41
=talleres	-15
=tallo	-11
=tallos	10
=talón	-10
=tamales	-15
=tamaño	-21
=también	-46
=tambo	-13
=tampoco	-20
=tan	-16
=tanda	-25
=tantas	-12
=tantito	-16
=tanto	-30
=tapa	-28
=tapada	-23
=tapadas	-14
=tapado	-17
=tapan	-20
=tapón	-18
=taquilla	-15
=tarda	-12
=tarde	-41
=tardes	-29
=tardó	-13
=tarjetas	-25
=tarro	-20
=tasa	-11
=taxi	-15
=te	-12
=teatro	-17
=techo	-22
=tecnicismos	-20
=tela	-9
=televisión	-17
=teléfono	-33
=teléfonos	-17
=tema	-26
=temperatura	14
=templada	-14
=temporada	-26
=temporal	-15
=temporales	11
=temporeros	-13
=temprano	-21
=tenemos	-11
=tener	-47
=tenerlo	-13
=tenga	-28
=tengamos	-25
=tengan	-27
=tengo	-37
=tensión	-19
=tenés	-18
=tenía	-24
=terapia	12
=tercer	-9
=tercera	-30
=tercero	-24
=terciopelo	-14
=teresa	-17
=termina	-17
=terminado	-17
=terminal	-13
=terminó	12
=termo	-11
=termómetro	-12
=termómetros	14
=teruel	-12
=tesorería	-10
=test	-22
=testigo	9
=testigos	-18
=textil	-17
=texto	-33
=ti	-19
=tibia	-20
=ticket	-15
=tiempo	-15
=tiempos	-15
=tienda	-30
=tiendas	-17
=tiene	-53
=tienen	-30
=tienes	-24
=tijeras	-20
=tina	-16
=tinta	-13
=tinte	-13
=tipo	-31
=tiques	-9
=tira	-36
=tirada	-10
=tiran	-27
=tirando	-28
=tirar	-13
=tiras	-21
=tiro	-25
=titular	-26
=tiza	-23
=tiñe	-16
=toalla	-22
=tocan	-23
=tocando	-16
=tocar	-21
=tocarlo	-12
=tocarse	-19
=tocó	-18
=toda	-33
=todavía	-23
=todo	-41
=todos	-34
=tolva	-26
=toma	16
=tomado	-10
=toman	10
=tomar	12
=tomate	-9
=tomo	8
=toneladas	-21
=tono	-16
=tope	-19
=toque	-29
=toquen	-12
=toques	-16
=tormenta	-10
=torneo	-17
=tornillo	-16
=tornillos	-13
=torno	17
=toro	10
=torre	-28
=tos	-14
=total	-19
=toño	-19
=trabaja	-27
=trabajador	-12
=trabajamos	-23
=trabajando	-16
=trabajar	-9
=trabajo	-36
=tractor	-19
=trae	-26
=traen	-25
=tramo	-15
=trampa	-9
=tranquila	-20
=transmisor	-13
=transporte	-15
=trapo	-26
=trapos	-10
=tras	-27
=trastienda	-18
=tratada	-19
=tratado	-12
=trato	-10
=traía	-15
=treinta	-31
=trepador	9
=tres	-48
=trescientos	-10
=trimestre	-16
=triángulos	-9
=truenos	-13
=tu	-17
=tuba	-14
=tubo	-13
=tubos	18
=tuesta	-11
=tueste	20
=turbidez	-20
=tutora	-9
=tuvimos	-21
=tuvo	-9
=técnica	-23
=técnico	-37
=técnicos	-10
=tía	-23
=tío	-24
=título	-20
=tú	-33
=túnel	13
=ubicación	-14
=ulises	-15
=ultrasonidos	-12
=unas	-10
=unidad	-24
=unificar	-28
=uniformes	-15
=uno	-18
=unta	-17
=urge	-22
=urgencia	-15
=urgencias	-16
=urgente	-26
=usa	-23
=usada	-14
=usado	12
=usamos	-15
=usan	13
=usar	-26
=usb	-13
=uso	14
=usted	-30
=ustedes	-29
=usuario	-16
=uv	-9
=uy	-13
=uñas	9
=v2	-18
=va	-25
=vaca	-27
=vacaciones	-25
=vacas	20
=vaciar	-18
=vacunas	-17
=vacía	-29
=vacías	-22
=vacío	-20
=vacíos	13
=vais	-10
=vale	-29
=valencia	-17
=vales	-19
=valla	-13
=valle	-17
=valor	-14
=vamos	-42
=van	-42
=vapor	-10
=vara	-21
=varias	-18
=variedad	-15
=varilla	-15
=vas	-16
=vaso	-19
=vaya	-12
=ve	-47
=vea	-23
=veces	-26
=vecino	-23
=vecinos	-11
=vehículo	11
=vehículos	15
=veinte	-38
=veinticuatro	-19
=veintidós	-32
=veis	-8
=vela	-17
=velas	9
=vellón	-18
=velocidad	-24
=vencimiento	-17
=vende	-24
=vender	-17
=vendo	-14
=vendría	-18
=venga	-10
=venido	-18
=venir	-22
=ventana	-22
=ventanas	-22
=ventanilla	-14
=ventas	-14
=ventila	-20
=ventilador	-14
=ventiladores	-10
=venía	-23
=ver	-42
=verano	-44
=verdad	-31
=verde	-32
=verdes	-10
=vereda	-23
=verifica	-9
=vero	-9
=versión	-19
=verá	-18
=ves	-20
=vestuario	-15
=veteranos	-17
=veterinaria	-20
=veterinario	-21
=vez	-44
=vi	-15
=viaje	-23
=viajes	-19
=vicente	-13
=vida	-22
=vieja	-29
=viejo	-27
=viene	-38
=vienen	-30
=viernes	-37
=viga	-13
=vigila	-12
=vigilante	-11
=vinagre	8
=vio	-16
=visitante	12
=visitas	15
=visor	-18
=vista	-29
=vitrina	9
=vive	-17
=viven	-14
=volante	-15
=voltea	-19
=volteo	16
=volumen	-9
=voluntaria	-22
=voluntariado	-15
=voluntarias	-24
=voluntario	-16
=voluntarios	-27
=volver	9
=vos	-21
=vosotros	-17
=voy	-23
=voz	-23
=vuela	-15
=vuelcan	-9
=vuelo	17
=vuelos	-20
=vueltas	-24
=vuelto	-15
=vuelva	-13
=vuelven	-18
=válvula	-16
=válvulas	-13
=vídeo	-18
=víspera	-30
=vómito	-8
=web	10
=webs	-14
=whatsapp	-21
=wilmer	-15
=wilson	-18
=word	-18
=x	-29
=xq	-28
=y	-47
=ya	-67
=yema	-10
=yemas	-16
=yeso	-19
=yo	-60
=yodo	-15
=yuli	-17
=z	-20
=zapatillas	-18
=zaragoza	-22
=ºc	-20
=árbitro	-16
=árbol	10
=árboles	-13
=área	-17
=él	-29
=óptica	-17
=óptico	-13
=órdenes	-15
=óscar	-14
=última	-35
=últimas	-29
=último	-34
=últimos	-18
=única	-15
=único	-24
>!	14
>"	20
>%	-17
>)	-47
>+	-28
>,	-12
>-	11
>/	-29
>0	-16
>:	-16
>;	-57
><	-11
>=	-31
>>	22
>>! !	11
>>! )	-12
>>" ,	15
>>" el	-11
>>" por	-17
>>% humedad	-13
>>% se	-11
>>( 0	-28
>>( la	-14
>>( no	-10
>>( sí	-14
>>( ¡	-20
>>) ,	-11
>>) .	-14
>>) :	-20
>>) y	-17
>>) —	-15
>>+ seguro	-13
>>, 0	-51
>>, a	-39
>>, aceite	-19
>>, aclarar	-22
>>, acordate	8
>>, acá	-15
>>, adelante	-8
>>, administración	-14
>>, agua	-19
>>, al	-27
>>, amparo	-12
>>, antes	9
>>, apunta	-10
>>, apuntar	-15
>>, aquí	-14
>>, aspirar	-16
>>, así	-30
>>, bajar	-19
>>, bien	-14
>>, buenas	-15
>>, bueno	-18
>>, cada	-18
>>, casi	8
>>, cinco	-20
>>, contar	-9
>>, correo	-14
>>, corte	-13
>>, cuarenta	-25
>>, cuerdas	-12
>>, de	-15
>>, del	-10
>>, después	-26
>>, dieciocho	-9
>>, don	-14
>>, entre	-19
>>, es	-17
>>, escribe	-16
>>, escucha	-12
>>, esperar	-13
>>, esto	9
>>, etiqueta	-14
>>, falta	-13
>>, firma	-11
>>, foto	-15
>>, fue	-12
>>, gafas	-9
>>, gracias	-15
>>, guantes	-13
>>, ha	-19
>>, hace	-14
>>, hasta	-17
>>, hay	-21
>>, hoja	-13
>>, igual	-19
>>, jabón	12
>>, jamás	-13
>>, la	-10
>>, las	-26
>>, le	-21
>>, lee	-18
>>, les	-15
>>, letra	-25
>>, limpios	-15
>>, llama	-18
>>, llamar	-19
>>, los	14
>>, luces	-13
>>, luego	-28
>>, luz	-12
>>, marca	-14
>>, me	-12
>>, mi	-23
>>, mira	-10
>>, mirando	-19
>>, mirar	-12
>>, muy	-11
>>, más	-12
>>, máximo	16
>>, mínimo	-11
>>, móvil	-11
>>, nada	-29
>>, nadie	-12
>>, ni	-27
>>, no	-57
>>, nunca	-44
>>, o	12
>>, ocho	-16
>>, ojo	-14
>>, os	-18
>>, otro	-13
>>, otros	-19
>>, para	13
>>, ph	-9
>>, porque	25
>>, portátil	-12
>>, primero	-9
>>, pues	16
>>, punta	-12
>>, q	-26
>>, quiero	-21
>>, quince	-18
>>, quitar	-14
>>, qué	-14
>>, saca	-17
>>, sala	-12
>>, salvo	-13
>>, se	-48
>>, si	-17
>>, siempre	-21
>>, sin	-49
>>, sobre	-25
>>, solicito	-24
>>, solo	-20
>>, somos	-15
>>, soy	-11
>>, sí	-10
>>, sólo	-13
>>, también	-18
>>, tampoco	-14
>>, te	-21
>>, tiene	-18
>>, todo	-25
>>, todos	-16
>>, tres	-15
>>, tú	-22
>>, un	-32
>>, uno	-20
>>, va	-17
>>, y	-12
>>, yo	-16
>>, ácido	-16
>>. ,	-14
>>. .	-12
>>. lo	11
>>. se	-13
>>. –	-17
>>. —	-12
>>/ 0	-13
>>0 %	-8
>>0 ,	-28
>>0 .	-28
>>0 /	-16
>>0 :	-15
>>0 ]	-13
>>0 a	-17
>>0 al	-19
>>0 de	-13
>>0 días	11
>>0 h	-22
>>0 horas	-13
>>0 m	-13
>>0 min	-21
>>0 mm	-13
>>0 y	-32
>>0 |	-23
>>0 ±	-20
>>0 ·	-12
>>0 –	-12
>>0 €	-14
>>: (	-8
>>: a	-14
>>: buen	-12
>>: buenas	-10
>>: bueno	-10
>>: cerrar	-8
>>: con	-16
>>: dale	-10
>>: de	-14
>>: después	-24
>>: el	-27
>>: en	-15
>>: es	-18
>>: ese	-12
>>: espero	-14
>>: fuera	-10
>>: j	-13
>>: las	-16
>>: le	-21
>>: lo	-18
>>: los	-16
>>: no	-27
>>: nombre	-14
>>: por	-12
>>: primero	-23
>>: pues	-11
>>: que	-21
>>: qué	-13
>>: re	-14
>>: se	-25
>>: si	-28
>>: son	-16
>>: sí	-11
>>: un	-16
>>: uy	-12
>>: va	16
>>: vale	-14
>>: y	-16
>>: ya	-11
>>: yo	-23
>>: ¿	-24
>>; a	-11
>>; aquí	-10
>>; con	-24
>>; el	-29
>>; la	-11
>>; las	-9
>>; lo	-13
>>; luego	-11
>>; mi	-19
>>; por	14
>>; se	-13
>>; si	-27
>>; sin	-20
>>< 0	-11
>>= se	-17
>>> 0	16
>>? lo	-17
>>? »	-14
>>a 0	-30
>>a abrir	-16
>>a cada	-17
>>a dejar	-13
>>a derecha	-9
>>a doce	-11
>>a don	-17
>>a dormir	-18
>>a dos	-27
>>a hacer	-9
>>a interior	-17
>>a la	-70
>>a limpio	-18
>>a lo	-9
>>a media	-20
>>a menos	-13
>>a meter	-15
>>a mi	-21
>>a mitad	-15
>>a más	-11
>>a mí	-22
>>a nadie	-21
>>a ojo	-8
>>a oscuras	-11
>>a pasar	-13
>>a poner	-18
>>a ponerlo	-12
>>a presión	-14
>>a que	-20
>>a septiembre	-16
>>a sotavento	-16
>>a su	-29
>>a tierra	-18
>>a todo	-15
>>a todos	-12
>>a tres	-13
>>a un	-29
>>a una	-42
>>a uno	-16
>>a usted	-19
>>a velocidad	-11
>>a ver	-28
>>a vinagre	-18
>>abajo ,	-8
>>abierto ,	-16
>>abre el	-18
>>agua .	-9
>>ah y	-15
>>ahí mismo	-12
>>al aire	-22
>>al año	-15
>>al bidón	-11
>>al carro	-17
>>al cliente	-35
>>al cuarto	-14
>>al depósito	-13
>>al dos	-19
>>al día	-27
>>al final	-16
>>al ingeniero	-15
>>al jefe	-11
>>al lado	-19
>>al mes	16
>>al momento	-9
>>al paciente	-17
>>al revés	-25
>>al saco	-16
>>al secretario	-15
>>al seguro	-19
>>al teléfono	-14
>>al terminar	-25
>>algo que	-19
>>algo se	-17
>>allí .	-13
>>amarilla .	-17
>>anselmo ,	-16
>>antes ,	-20
>>antes .	-14
>>antes que	-23
>>antes y	13
>>aquí en	16
>>arriba ,	-9
>>arriba .	-14
>>arriba del	-14
>>así ,	-16
>>así que	-22
>>azul ,	-14
>>azul .	-17
>>azul y	-9
>>años ,	-15
>>años .	-14
>>años en	-15
>>años y	-13
>>baje de	-14
>>bajo el	-15
>>bajó el	-21
>>bar .	-9
>>baumé ,	-10
>>bien ,	-16
>>bien .	-19
>>bien y	-11
>>blanca .	-12
>>blanco ,	-16
>>bonito para	-10
>>bueno de	-17
>>bueno en	-26
>>bueno pues	-19
>>busca el	-19
>>cada 0	-11
>>cada dos	-16
>>cada lunes	-15
>>cada vez	-17
>>caliente ,	-25
>>caliente y	-24
>>canal 0	-15
>>casi todo	-13
>>cerca de	-15
>>cerrado y	-14
>>chico ,	-17
>>cierra las	-21
>>cinco minutos	-17
>>cm ,	-14
>>cobrar un	-17
>>coge la	-20
>>como de	-19
>>como la	-17
>>como le	13
>>como máximo	-12
>>como mínimo	-20
>>como un	-23
>>compara con	-12
>>comprueba que	-11
>>con 0	-33
>>con agua	-24
>>con alcohol	-19
>>con algodón	-8
>>con arena	-13
>>con candado	-8
>>con cinco	-15
>>con cinta	-9
>>con cola	-18
>>con cría	13
>>con cuerda	-10
>>con diez	-19
>>con dos	-27
>>con dron	-23
>>con fecha	-13
>>con guantes	-13
>>con hielo	-8
>>con la	-29
>>con las	24
>>con leche	-11
>>con leña	-18
>>con llave	-15
>>con lo	-17
>>con los	-23
>>con más	-17
>>con nombre	-11
>>con papel	-27
>>con resaca	-16
>>con su	-19
>>con sus	-19
>>con tres	-19
>>con un	-24
>>con una	-25
>>con yodo	-16
>>con él	-21
>>contando lo	-11
>>contra el	-9
>>contra la	-20
>>convertir lo	-12
>>cortos .	-9
>>cualquier cosa	-16
>>cuando le	-14
>>cuando sale	-12
>>cuarenta y	-31
>>cuenta de	-26
>>cómo se	-21
>>da la	-17
>>de 0	-40
>>de a	-22
>>de abajo	-17
>>de acero	-10
>>de acá	-18
>>de agua	-33
>>de ajedrez	-10
>>de alevines	-15
>>de algodón	-19
>>de alimentos	-14
>>de arriba	-18
>>de atrás	-24
>>de ayer	-9
>>de barrio	-16
>>de barro	-9
>>de bebé	-16
>>de bebés	-10
>>de boda	-16
>>de cabina	-15
>>de cabra	-21
>>de cada	-27
>>de café	-9
>>de caja	-14
>>de calidad	-16
>>de campana	-21
>>de campanas	-13
>>de cara	-12
>>de carga	-15
>>de cartón	-12
>>de casa	-24
>>de cinco	-21
>>de cisterna	-17
>>de cisternas	-22
>>de cocina	-22
>>de cola	-14
>>de color	-20
>>de contenedores	-11
>>de control	-16
>>de cuarenta	-13
>>de cuatro	-17
>>de cuenca	-9
>>de cádiz	-21
>>de cómo	-13
>>de don	-13
>>de dos	-27
>>de edad	-9
>>de emergencia	-19
>>de empresa	-14
>>de enero	-13
>>de entrada	-10
>>de ese	-16
>>de eso	-11
>>de este	-20
>>de esterilización	-15
>>de expedientes	-17
>>de exportación	-20
>>de fondo	-12
>>de goma	-9
>>de grasa	-9
>>de guardia	-12
>>de helio	-16
>>de hielo	-11
>>de hollín	-14
>>de junio	-21
>>de jóvenes	-14
>>de kenia	-13
>>de la	-11
>>de las	-47
>>de lejía	-20
>>de leña	-21
>>de lo	-17
>>de los	-47
>>de luz	-19
>>de madrid	-16
>>de mano	-18
>>de manos	-18
>>de medicamentos	-14
>>de mi	-19
>>de mudanzas	-9
>>de más	-18
>>de noche	-18
>>de nuestra	-16
>>de ocho	-8
>>de octubre	-10
>>de oficio	-11
>>de origen	-14
>>de oro	-19
>>de otra	-13
>>de parada	-13
>>de perlas	-10
>>de plástico	-11
>>de preparar	-12
>>de proveedores	-24
>>de prueba	-11
>>de punta	-14
>>de que	-12
>>de rescate	-10
>>de riego	-19
>>de rosario	-11
>>de sal	-10
>>de sala	-20
>>de salida	-11
>>de salir	-17
>>de san	11
>>de sanidad	-17
>>de santa	-19
>>de seda	-11
>>de seis	-23
>>de semana	-13
>>de siempre	-10
>>de siete	-14
>>de su	-9
>>de tela	-8
>>de tierra	-8
>>de trabajo	-8
>>de tres	-12
>>de turno	-25
>>de un	-43
>>de una	-32
>>de uno	-16
>>de uñas	-18
>>de valencia	-12
>>de vehículos	-16
>>de vuelta	-10
>>de yeso	-13
>>de zaragoza	-18
>>de zona	-18
>>de ácido	-17
>>debajo del	-15
>>deja de	-20
>>del acta	-15
>>del ayuntamiento	-19
>>del año	-16
>>del café	-20
>>del camión	-15
>>del centro	-17
>>del cliente	-16
>>del depósito	-23
>>del día	-23
>>del fondo	-15
>>del hotel	-16
>>del lote	-15
>>del mismo	-16
>>del molde	-15
>>del otro	-15
>>del pedido	-11
>>del sistema	-11
>>delante ,	-9
>>delante .	-9
>>delante de	-21
>>delante y	-23
>>dentro de	-22
>>dentro del	-23
>>desde 0	-20
>>desde el	-33
>>desde la	-40
>>desde las	-14
>>desde los	-11
>>desde mi	-18
>>desde que	15
>>despacio y	-11
>>después de	-24
>>después el	-18
>>después en	-16
>>después se	-16
>>destilada .	-11
>>detrás de	-12
>>dice que	-19
>>diez minutos	-16
>>distintos ,	-18
>>dos años	-9
>>dos horas	-21
>>dos personas	-18
>>dos semanas	-13
>>dos veces	8
>>día ,	-12
>>días .	-9
>>días antes	-12
>>dónde está	-17
>>eh soy	-17
>>el 0	10
>>el agua	-21
>>el aire	-18
>>el archivo	-18
>>el aviso	-9
>>el año	-17
>>el bote	-17
>>el brazo	-13
>>el cajón	-13
>>el certificado	-12
>>el circuito	-20
>>el cliente	-15
>>el conductor	-20
>>el contrato	-21
>>el cuadro	-10
>>el de	-18
>>el doble	-14
>>el documento	-11
>>el día	14
>>el favor	-15
>>el freno	-25
>>el grupo	-9
>>el hilo	-12
>>el horno	-15
>>el libro	-17
>>el listado	-17
>>el lote	-15
>>el lunes	-20
>>el material	-12
>>el mismo	-31
>>el molde	-18
>>el olor	-17
>>el operador	-9
>>el papel	-16
>>el paso	-18
>>el permiso	-10
>>el pie	-9
>>el plazo	-11
>>el precio	-20
>>el presidente	-10
>>el primer	-19
>>el protocolo	-11
>>el público	-12
>>el que	-26
>>el recorrido	-10
>>el ruido	-19
>>el segundo	-13
>>el servicio	-15
>>el suelo	-8
>>el sábado	-15
>>el tabique	-11
>>el tambor	-20
>>el tanque	-14
>>el tapón	-13
>>el teléfono	-20
>>el tubo	-8
>>el turno	-31
>>el técnico	-16
>>el último	-11
>>en 0	-22
>>en agosto	-15
>>en agua	-18
>>en almacén	17
>>en antena	-17
>>en bandeja	-20
>>en bolsa	-28
>>en cada	-9
>>en caliente	-24
>>en casa	-14
>>en cuanto	-8
>>en cámara	-19
>>en diciembre	-12
>>en domicilio	-25
>>en dos	-28
>>en el	-60
>>en enero	-17
>>en ese	-20
>>en julio	11
>>en junio	13
>>en limpio	-15
>>en los	-28
>>en línea	-10
>>en mano	-23
>>en marcha	-15
>>en marzo	-13
>>en mayo	-10
>>en monterrey	-21
>>en nevera	-13
>>en nicho	-22
>>en noviembre	-11
>>en orden	-21
>>en otra	-10
>>en otro	-15
>>en papel	-15
>>en plena	-25
>>en que	-27
>>en sala	13
>>en seco	-17
>>en septiembre	-13
>>en su	-11
>>en tierra	-19
>>en todos	-27
>>en tres	-20
>>en una	-32
>>en uno	-21
>>en vacío	-15
>>en voz	-19
>>en zaragoza	13
>>encendida y	-13
>>enciende el	-11
>>encima .	-12
>>encima de	-24
>>encima se	-17
>>entera .	-9
>>entera con	-8
>>entero .	-17
>>entero y	14
>>entonces el	-23
>>entonces se	15
>>entra por	-13
>>entran por	14
>>entre 0	-11
>>entre dos	-12
>>entre grupo	-21
>>entre los	8
>>entre paréntesis	-10
>>entre planta	-19
>>es de	-25
>>es el	-18
>>es la	-22
>>es lo	-11
>>es que	-27
>>es siempre	-16
>>es un	-8
>>es una	-19
>>esa misma	-12
>>esa y	-17
>>escrito ,	-15
>>ese mismo	-17
>>eso lo	-19
>>espera en	-12
>>esto es	-16
>>está de	-12
>>está detrás	-18
>>está en	-14
>>están en	-26
>>esté en	-12
>>etiqueta con	-12
>>euros al	-11
>>euros y	-11
>>expone que	-23
>>firma .	-11
>>firma el	-12
>>firmada .	-11
>>firmada por	-11
>>firmados se	-11
>>forma .	-13
>>foto y	-15
>>fría ,	-15
>>frío .	-16
>>fue al	-12
>>fuera ,	-9
>>fuera de	-12
>>fuera del	-19
>>fuera y	-21
>>grados ,	-24
>>grados .	-11
>>grados se	-14
>>gramos de	-13
>>gramos por	-16
>>grande se	-9
>>grande y	-17
>>grupo y	-21
>>h ,	-13
>>h y	-11
>>ha de	-17
>>hablar y	-18
>>hace el	-15
>>hace la	-10
>>hace ruido	-10
>>hacia el	-14
>>hacia fuera	-14
>>hacia la	-16
>>hasta 0	-13
>>hasta el	-32
>>hasta la	-23
>>hasta los	-14
>>hasta marzo	-14
>>hecha un	14
>>hora y	-14
>>horas en	-24
>>igual ,	-15
>>igual .	-8
>>inmaculada ,	-19
>>japonés con	-16
>>junto al	-11
>>la atención	-19
>>la banda	-18
>>la biblioteca	-11
>>la bolsa	-12
>>la busca	-19
>>la cabeza	-12
>>la caducidad	-10
>>la caja	-19
>>la cara	-19
>>la carpeta	-16
>>la casa	-15
>>la cinta	-14
>>la comida	-16
>>la consola	-14
>>la cortina	-10
>>la cuenta	-11
>>la culpa	-15
>>la cámara	-22
>>la de	11
>>la dirección	-15
>>la entrada	-10
>>la espuma	-18
>>la estructura	-20
>>la ficha	-11
>>la forma	-12
>>la gerente	-21
>>la goma	-14
>>la hoja	-16
>>la hora	-15
>>la identificación	-11
>>la letra	-19
>>la lista	-21
>>la llamada	-20
>>la llave	-18
>>la lámpara	-10
>>la marca	-11
>>la masa	-18
>>la mesa	-16
>>la mitad	-21
>>la máquina	-29
>>la nariz	-17
>>la noche	15
>>la olla	-15
>>la orden	-12
>>la piedra	-12
>>la pila	-11
>>la plaza	-14
>>la primera	-28
>>la prueba	-17
>>la puesta	-15
>>la radio	-11
>>la rampa	-18
>>la ropa	-17
>>la sal	-16
>>la salida	-15
>>la señal	-10
>>la sonda	-13
>>la tapa	-13
>>la tela	-17
>>la víspera	-17
>>larga ,	-16
>>las 0	-17
>>las cosas	-16
>>las dos	-23
>>las luces	-18
>>las manos	-14
>>las paga	-8
>>las que	-11
>>le da	-14
>>le toma	-18
>>lee el	-9
>>limpio ,	-10
>>limpio .	-10
>>llama a	-12
>>llama al	-14
>>llega ,	-12
>>llega en	-18
>>llenas de	-12
>>lleva la	-19
>>lo de	-39
>>lo del	-28
>>lo hace	-26
>>lo lee	-14
>>lo lleva	-22
>>lo mismo	-11
>>lo paga	-10
>>lo pasa	-23
>>lo primero	12
>>lo que	-39
>>lo quiere	-22
>>lo roto	-14
>>lo siguiente	-19
>>lo ve	-12
>>local ,	-15
>>los bolsillos	-15
>>los cuatro	-24
>>los de	-18
>>los dos	-23
>>los frascos	-16
>>los kilos	-8
>>los lunes	12
>>los martes	-17
>>los miércoles	-15
>>los pasillos	-14
>>los puntos	-12
>>los que	-12
>>los restos	-20
>>los sábados	11
>>los truenos	-17
>>luego se	-16
>>m .	-14
>>mal cerrada	-9
>>matrícula y	-11
>>mayor ,	-10
>>mayor de	-15
>>mañana "	-19
>>mañana ,	-12
>>mañana .	-18
>>me ha	-9
>>media hora	-24
>>mejor que	-11
>>menores de	-17
>>menos de	-17
>>mi sobrino	-9
>>min ,	-9
>>minutos .	-13
>>minutos y	-13
>>mira el	-25
>>mira los	-17
>>mucho por	-14
>>municipal de	-12
>>municipal y	-14
>>más .	-22
>>más grande	-15
>>más que	-26
>>nacido ,	-19
>>nada ,	-18
>>nada .	-11
>>nada de	-16
>>nada más	-16
>>nadie más	-9
>>nadie que	-13
>>ni a	-13
>>ni con	-13
>>ni después	-12
>>ni el	-12
>>ni en	-17
>>ni se	-17
>>no ,	-19
>>no .	-11
>>no a	-10
>>no abre	12
>>no baja	-11
>>no comparten	-17
>>no con	-17
>>no da	-19
>>no entra	-20
>>no entran	-14
>>no está	-19
>>no hace	-13
>>no la	-20
>>no pasa	-15
>>no perdón	-27
>>no por	-20
>>no puede	-14
>>no sabía	-17
>>no sale	-18
>>no se	-25
>>no supo	-14
>>no va	-12
>>no vale	-17
>>no van	-21
>>nos exige	-19
>>nos hizo	-23
>>nos pide	-21
>>nos van	-18
>>nosotras .	-11
>>nueva se	-22
>>nuevo ,	-18
>>nuevo en	-10
>>nuevos ,	-19
>>nunca al	-17
>>núm .	-11
>>o ,	-20
>>o al	-13
>>o con	-27
>>o de	-17
>>o dos	-13
>>o el	-19
>>o en	-20
>>o más	-19
>>o no	-18
>>o por	-18
>>o sangre	-10
>>o sea	26
>>o un	-17
>>oficial y	-20
>>opuestas y	-12
>>otra vez	-24
>>p .	-9
>>para arriba	-19
>>para escribir	-18
>>para la	-29
>>para las	-29
>>para los	21
>>para que	20
>>para quien	-12
>>para sordos	-28
>>para todo	-15
>>para ver	-15
>>parada y	-17
>>pasa la	-15
>>pasado un	-11
>>pequeño en	-23
>>pero bueno	-13
>>pero no	-39
>>pero solo	-16
>>persona con	-8
>>personas en	-17
>>pide el	-13
>>pide la	-13
>>pide que	-14
>>planta y	-19
>>pone el	-16
>>por cada	-10
>>por ciento	-14
>>por correo	-15
>>por debajo	-17
>>por delante	-13
>>por dentro	-12
>>por día	-16
>>por el	-34
>>por favor	-15
>>por fuera	-16
>>por hora	-16
>>por la	-51
>>por lado	-13
>>por largo	-20
>>por las	-14
>>por lo	-20
>>por los	-16
>>por mi	-16
>>por no	-15
>>por orden	-17
>>por otra	-17
>>por persona	-20
>>por qué	-16
>>por radio	-15
>>por semana	-12
>>por si	-21
>>por sms	-13
>>por teléfono	-27
>>por un	9
>>por una	-18
>>por uno	-9
>>porque alguien	-13
>>porque el	-15
>>porque hay	-13
>>porque la	-28
>>porque le	-18
>>porque luego	-20
>>porque no	-25
>>porque se	-24
>>porque tengo	-17
>>porque un	-21
>>primero ,	-8
>>primero a	-12
>>primero la	-23
>>primero los	-17
>>primero se	-22
>>propios no	-13
>>propone que	-12
>>prueba la	-22
>>puertas ,	-24
>>puesta .	-12
>>puesto ,	-9
>>puesto en	-15
>>que acaba	-27
>>que cada	-22
>>que con	-17
>>que diga	-19
>>que el	-35
>>que empiezan	-25
>>que en	14
>>que entra	-22
>>que entre	-9
>>que es	12
>>que esto	-20
>>que están	-15
>>que grabe	-13
>>que ha	-14
>>que hay	-23
>>que haya	-19
>>que las	-21
>>que le	-29
>>que llegan	-22
>>que lo	-23
>>que los	-27
>>que manda	-11
>>que nadie	-18
>>que ni	-14
>>que nos	9
>>que nunca	-9
>>que pagar	-16
>>que quedara	-14
>>que saber	-16
>>que se	-15
>>que sea	-14
>>que son	-20
>>que sí	-8
>>que tenés	-17
>>que todo	-17
>>que una	-17
>>que viene	14
>>que ya	-33
>>que yo	-23
>>que él	-8
>>quince días	-13
>>quince minutos	-10
>>qué hace	-17
>>qué hacer	-25
>>recibe el	-14
>>recoge la	-10
>>rellena la	-13
>>rev .	-17
>>revisa el	-16
>>revisa las	-14
>>revisa que	-17
>>roja ,	-15
>>roja y	-11
>>rojo ,	-11
>>rojo y	-8
>>roto .	-10
>>sale a	-19
>>sale con	-11
>>salen dos	-15
>>salió con	-15
>>se abre	-22
>>se abren	-9
>>se acorta	-17
>>se anota	-17
>>se apaga	-18
>>se aparta	-13
>>se archiva	-13
>>se baja	-16
>>se bloquea	-11
>>se cambia	-26
>>se cambian	-20
>>se carga	-20
>>se cayó	-19
>>se cierra	-13
>>se cierran	-15
>>se comprueba	-16
>>se corrige	-13
>>se corta	-20
>>se cuela	-14
>>se da	-14
>>se deja	-18
>>se desopercula	-19
>>se echa	-18
>>se entra	-14
>>se espera	-19
>>se fue	-13
>>se gira	-16
>>se guarda	-15
>>se hace	15
>>se jubila	-15
>>se lava	-20
>>se le	-42
>>se les	-26
>>se levanta	-20
>>se limpia	-24
>>se llama	-16
>>se lo	16
>>se manda	-11
>>se mueve	-18
>>se nos	11
>>se paga	-15
>>se pesa	-13
>>se pesan	-13
>>se pone	-30
>>se ponen	-20
>>se prestan	-21
>>se queda	-32
>>se quedan	-18
>>se quedaron	-15
>>se quita	-19
>>se recibe	-29
>>se recogen	-20
>>se repite	-12
>>se retira	-27
>>se revisa	-10
>>se revisan	-9
>>se sale	-27
>>se sella	-15
>>se suelta	-13
>>se tapa	-17
>>se tira	-19
>>se va	12
>>se vende	-11
>>se voltean	-25
>>según el	10
>>según la	-10
>>seis horas	-16
>>si el	-22
>>si es	-10
>>si ha	-13
>>si hay	-20
>>si huele	-14
>>si la	-8
>>si no	-22
>>si quiere	-15
>>si se	-19
>>siempre de	-11
>>siempre una	-25
>>siete días	-18
>>sin apuro	-16
>>sin esperar	-10
>>sin etiqueta	-17
>>sin la	-16
>>sin llamarme	13
>>sin que	10
>>sin tocar	-8
>>sin tocarse	-21
>>sobre blanco	-17
>>sobre el	-18
>>sobre la	-16
>>sobre todo	-17
>>sola ,	-10
>>solo ,	-19
>>solo con	-13
>>solo de	-12
>>solo el	-18
>>solo en	10
>>solo si	-25
>>son de	-22
>>su nombre	-8
>>suelto ,	-18
>>sí .	-12
>>tal cual	-11
>>también .	-12
>>también pero	-19
>>te cuento	-23
>>te lo	12
>>tibia y	-21
>>tiene dos	-8
>>tiene la	-13
>>tiene que	-25
>>tiene su	-8
>>tienen que	-19
>>toda la	-21
>>todas las	-10
>>todo ,	-12
>>todo en	-15
>>todo y	-18
>>todos ,	-9
>>todos los	-18
>>tres ,	-9
>>tres años	-9
>>tres cuartas	-17
>>un documento	-23
>>un día	-24
>>un golpe	-17
>>un instructivo	-19
>>un manual	-16
>>un minuto	-15
>>un piano	-15
>>un procedimiento	-20
>>un rato	-10
>>un segundo	-9
>>un susto	-18
>>una de	-8
>>una guía	-18
>>una hoja	-11
>>una hora	-13
>>una mano	-24
>>una vez	-15
>>una y	-13
>>unificar la	-15
>>uno para	-18
>>va a	-23
>>va al	-15
>>va aparte	-19
>>va con	-12
>>va en	-14
>>vacas en	-21
>>vacío .	-19
>>van a	-15
>>veinte minutos	8
>>veinticuatro horas	-13
>>verde y	-15
>>vez )	-13
>>vez .	-9
>>vieja se	-13
>>vienen de	-13
>>voz .	-19
>>vuelve a	-10
>>xq el	-25
>>y ,	-30
>>y 0	-11
>>y a	-48
>>y abre	-14
>>y agua	-14
>>y ahora	-25
>>y alcohol	-13
>>y antes	-19
>>y apunta	-22
>>y avisa	-13
>>y aviso	-14
>>y baja	-13
>>y bajamos	-9
>>y cada	-33
>>y cantidad	-10
>>y como	-22
>>y comprueba	-8
>>y con	-36
>>y cuando	-18
>>y cuarto	-17
>>y cuatro	-13
>>y cuenta	-15
>>y cómo	-15
>>y da	-17
>>y de	-34
>>y decide	-10
>>y deja	-20
>>y del	-18
>>y después	-26
>>y diez	-17
>>y doble	-15
>>y dos	15
>>y el	15
>>y en	-31
>>y entrega	-10
>>y eso	-15
>>y espera	-21
>>y estado	-11
>>y este	-25
>>y evitar	-12
>>y fecha	-15
>>y firma	-19
>>y gira	-10
>>y grupo	-25
>>y guarda	-15
>>y hacemos	-27
>>y hasta	-11
>>y hay	-18
>>y hora	-18
>>y hubo	-33
>>y jabón	-16
>>y las	-37
>>y le	-37
>>y lee	-11
>>y leen	-11
>>y les	-17
>>y lo	-46
>>y los	-43
>>y luego	-36
>>y media	-19
>>y medio	-22
>>y mi	-23
>>y mide	-13
>>y mira	-14
>>y nadie	-30
>>y nos	14
>>y ocho	-15
>>y once	-10
>>y otra	-35
>>y pantalla	-13
>>y pasa	-17
>>y pide	-23
>>y planta	-18
>>y pone	-13
>>y por	-23
>>y prueba	-16
>>y puertas	-14
>>y que	9
>>y quedó	-14
>>y quién	9
>>y recién	-10
>>y relojes	-10
>>y remito	-10
>>y saca	-16
>>y se	-21
>>y seca	-10
>>y si	-36
>>y sigue	-12
>>y sin	17
>>y somos	-12
>>y soy	-13
>>y su	-14
>>y te	-15
>>y tenemos	-11
>>y tiene	-12
>>y todas	-16
>>y todavía	-14
>>y todo	-20
>>y tres	-17
>>y una	-32
>>y uno	-16
>>y usted	-12
>>y va	-29
>>y van	-29
>>y verifica	-15
>>y ya	-28
>>y yo	12
>>ya está	11
>>ya llegaron	-14
>>ya me	-16
>>ya mire	-20
>>ya no	-22
>>ya viene	-17
>>yo ,	-13
>>yo .	-12
>>yo y	-13
>>| operario	-15
>>| |	12
>>± 0	-25
>>» ,	-21
>>— 0	-19
>>€ ,	-13
>>→ se	9
>@	-19
>]	-20
>_	-23
>a	-39
>abajo	-18
>abierta	-10
>abierto	-27
>abre	-24
>abrir	-20
>aceite	-18
>acondicionado	-18
>acta	-13
>además	-15
>adentro	-19
>administración	-14
>afuera	-18
>agua	-21
>ah	-15
>ahora	-21
>ahí	-27
>algo	-35
>alguien	-18
>allí	-16
>alternas	-15
>alto	-17
>amable	-17
>amarilla	-26
>amarillo	-22
>amarillos	-10
>anota	-16
>anselmo	-16
>anterior	-16
>antiguo	-22
>antiguos	-22
>anunciada	-16
>aparte	-17
>apretada	-15
>aprueba	-15
>aquí	11
>arma	-14
>arriba	-29
>asiento	-22
>atrás	-14
>aunque	-25
>ayer	-23
>azul	-24
>años	-26
>b	-13
>baja	-26
>bajas	-17
>baje	-14
>bajo	-15
>bajó	-21
>baumé	-10
>baño	-15
>blanca	-18
>blanco	-25
>blando	-12
>bonito	-20
>borrador	-14
>buena	-17
>bueno	-46
>busca	-19
>cables	-16
>cada	-34
>cae	-11
>caliente	-34
>calientes	-14
>cambia	-11
>canal	-16
>caras	-13
>carga	-11
>cartel	-18
>casi	-17
>cerca	-19
>cerrado	-15
>cerrando	-20
>certificado	-15
>chica	-25
>chicas	-13
>chico	-19
>cien	-19
>cierra	-21
>cinco	-34
>cincuenta	-29
>civil	-23
>clara	-10
>claras	-15
>claro	-18
>clasifica	-10
>cm	-12
>cobra	-14
>cobrar	-17
>coge	-20
>coger	-14
>comida	-12
>comido	-15
>compara	-11
>completa	10
>completo	-14
>comprueba	-15
>con	-21
>confirma	-14
>contando	-11
>contesta	-20
>contra	-31
>convertir	-12
>copia	-16
>corta	-17
>cortas	-15
>corto	-21
>cortos	-13
>cosa	-22
>cosas	-13
>cree	-20
>cristóbal	-18
>cual	-9
>cualquier	-19
>cuarenta	-33
>cuatro	-27
>cuenta	-31
>cuesta	-22
>cuándo	-15
>cuánto	-10
>cómo	-29
>da	-20
>darle	-14
>datos	-14
>de	-52
>debajo	-18
>debe	-15
>decirlo	-14
>deja	-22
>dejar	-23
>dejó	-18
>del	-43
>delante	-37
>dentro	-25
>despacio	-28
>después	-46
>destilada	-13
>detrás	-12
>diaria	-19
>dice	-20
>diez	-23
>dinero	-21
>directamente	-20
>distintas	-13
>distinto	-25
>distintos	-18
>dni	-14
>doce	-15
>documento	-14
>donantes	-16
>donde	-22
>dos	-14
>doscientos	-15
>dura	-9
>durante	-9
>día	-14
>días	-24
>dónde	-21
>e	-16
>el	-24
>ellas	16
>ellos	-22
>elvira	-17
>eléctrico	-10
>eléctricos	-20
>encendida	-16
>enciende	-13
>encima	-28
>enrollada	-19
>enseña	-10
>entera	-20
>enteras	-9
>entero	9
>entra	-17
>entran	13
>equipo	-15
>era	-17
>es	-54
>esa	-24
>escolar	-10
>escolares	-25
>escribe	-22
>escrito	-18
>ese	-22
>eso	24
>especial	-23
>especiales	-17
>espera	-12
>esperan	-16
>esta	-30
>estaba	-14
>esto	-25
>estuvo	-28
>están	-29
>esté	-26
>etiqueta	-9
>euros	-12
>expone	-23
>exterior	-11
>falso	-18
>familiar	-10
>familias	-19
>fijar	-11
>fino	-15
>firma	-18
>firmada	-28
>firmados	-11
>forma	-32
>foto	-17
>freno	-18
>frente	-14
>fría	-25
>frío	-20
>fue	-21
>fuera	-36
>fuerte	-19
>gatos	-18
>general	-26
>gente	-17
>girando	-12
>gorda	-13
>grabado	-20
>gracias	-23
>grados	-25
>gramos	-22
>grande	-39
>gris	-18
>grita	-12
>grupo	-21
>guantes	-21
>h	-24
>ha	-28
>habla	-25
>hablar	-18
>hace	-21
>hacemos	-18
>hacer	-17
>hacia	-26
>hago	-17
>haya	-22
>hecha	9
>hoja	-11
>hola	-28
>hombre	-20
>hora	-17
>horas	-27
>hoy	-20
>hubo	-20
>húmedo	-14
>i	-12
>iba	16
>igual	-29
>incluso	-9
>indicaciones	-18
>industrial	-14
>informa	-18
>inmaculada	-19
>instala	-19
>intensiva	-22
>ir	-20
>jaja	-25
>jamás	-25
>japonés	-16
>joven	-14
>junto	-13
>juntos	-20
>kilos	-23
>kilómetros	-9
>la	-35
>larga	-18
>las	-65
>le	-46
>leche	-18
>lee	-19
>leer	-11
>les	-23
>letra	-22
>libre	-11
>limpia	-20
>limpio	-22
>llama	-28
>llamando	-22
>llamas	-17
>llega	-29
>llegan	-22
>llegar	-14
>llena	-23
>llenas	-12
>lleva	-16
>llevan	-13
>lleve	-17
>lloran	-18
>lo	15
>local	-15
>luego	-41
>m	-16
>madre	-29
>mal	-28
>manda	-10
>manera	-13
>manguera	-17
>marca	-14
>marcados	-11
>matrícula	-11
>mayor	-28
>mañana	-31
>me	-47
>media	-27
>medio	-22
>mejor	-14
>menores	-19
>menos	-18
>mercancía	-10
>mes	-18
>mesa	-20
>meses	-10
>metros	-14
>metálico	-16
>mi	-23
>mide	-9
>mientras	-20
>mil	-26
>min	-26
>minutos	-18
>mira	-39
>mirando	-26
>mm	-12
>modelo	-15
>moja	-16
>mojada	-19
>mojado	-13
>morados	-17
>mucho	-24
>muelle	-14
>muerta	-16
>municipal	-27
>muy	10
>máximo	-21
>médico	-18
>mínimo	-15
>nacido	-19
>nada	-35
>naranja	-18
>natural	-18
>necesita	-16
>negra	-25
>negro	-24
>negros	-21
>ni	-41
>ninguna	-13
>ninguno	-11
>nivelada	-13
>no	-53
>nocturno	-17
>nombre	-18
>nomás	-30
>norte	-27
>nos	-8
>nosotras	-11
>nota	-21
>nudos	-18
>nuestra	-14
>nueva	-35
>nuevas	-26
>nueve	-12
>nuevo	-32
>nuevos	-32
>nunca	-34
>núm	-11
>o	10
>objetos	-14
>obra	-8
>ochenta	-24
>ocho	-29
>oficial	-29
>ojos	-13
>ok	-16
>olvidados	-21
>once	-15
>opuestas	-12
>orden	-11
>ortografía	-11
>otra	-27
>otro	-13
>p	-9
>padre	-12
>padres	-12
>pagan	-14
>palabras	-13
>papel	-10
>papeles	-12
>para	31
>parada	-21
>parecida	17
>paredes	-9
>parejo	-19
>parejos	-18
>partes	-20
>pasa	-14
>pasado	-31
>pasados	-17
>pasan	14
>patrón	-12
>pegada	-12
>pensado	-19
>pequeña	-10
>pequeño	-22
>perdido	-22
>perdón	-20
>pero	-33
>persona	-22
>personal	-11
>personas	-31
>picada	-12
>piden	-16
>piezas	-19
>pintado	-13
>planta	-27
>poco	-20
>pone	-18
>por	-34
>porque	9
>pregunta	-24
>preguntó	-17
>prendido	-22
>presente	-17
>primero	-9
>probado	-17
>probando	-21
>propio	-19
>propios	-19
>propone	-12
>prueba	-25
>pueden	-22
>puertas	-24
>pues	21
>puesta	-16
>puestas	-20
>puesto	-22
>páginas	-15
>pájaros	-11
>que	9
>queda	-19
>quedamos	-14
>quedan	-20
>quiere	-23
>quieren	-21
>quince	-24
>quita	-14
>quién	-21
>qué	-49
>real	-21
>recibe	-21
>recibió	-17
>recién	-22
>recoge	-11
>recorre	-15
>redactar	-11
>reducida	-19
>refrigerados	-19
>registro	-15
>rellena	-13
>responsable	-18
>respuesta	-11
>rev	-17
>revisa	-27
>roja	-16
>rojo	-13
>rosa	-18
>roto	-26
>rotos	-18
>río	-15
>s	-16
>saben	-14
>saber	-16
>saca	-17
>sale	-23
>salen	18
>salió	-23
>salvo	-12
>san	-10
>se	11
>seca	-22
>secas	-17
>seco	-19
>seguido	-16
>segundo	-21
>segundos	-16
>seis	-21
>semanal	-23
>semanas	-19
>sepa	-14
>sepan	-22
>ser	-15
>será	-18
>señor	-17
>si	-55
>siempre	-41
>siete	-21
>sigue	-20
>siguiente	-21
>silencio	-24
>sino	-9
>sobre	-42
>social	-11
>sociales	-20
>sola	-19
>soles	-13
>somos	-22
>sorda	-20
>soy	-25
>su	-36
>sube	-23
>suben	-17
>suelto	-18
>superior	-16
>sí	-32
>tal	12
>tallos	-21
>también	-31
>tapada	-18
>tapado	-9
>tardó	-13
>templada	-10
>temporal	-10
>temporales	-22
>tenemos	-23
>tener	-21
>tenga	-9
>tenido	-19
>tenía	-13
>testigo	-17
>textil	-16
>tibia	-21
>tiene	-35
>tienen	-19
>tira	-16
>tirando	-21
>toda	-21
>todas	-28
>todavía	-16
>todo	-33
>todos	-40
>toma	-17
>trabajo	-21
>tras	-13
>tratada	-18
>treinta	-19
>tres	-32
>turno	-20
>técnica	-12
>tú	-20
>un	-69
>una	-58
>unas	-41
>unificar	-15
>uno	-27
>unos	-19
>usted	-16
>vacaciones	-11
>vacas	-21
>vacía	-17
>vacías	-20
>vacío	-14
>vacíos	-17
>vale	-17
>veinticuatro	-13
>veintidós	-23
>ver	-14
>verde	-28
>vertical	-18
>vez	-32
>vida	-14
>vieja	-28
>viejo	-17
>viene	-25
>vienen	-22
>vigente	-21
>vino	-17
>visto	-13
>vos	-14
>voz	-19
>vuelta	-21
>vuelve	-19
>vuelven	-14
>x	12
>xq	10
>y	-9
>yo	-38
>z	-16
>«	-22
>°	-14
>±	-25
>·	-28
>él	-15
>único	-19
>—	21
>…	-17
>€	-18
>→	-17
>🙈	-11
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[+	-9900
[,	-9900
[-	-9900
[--07	-18
[--22	-20
[-0	-40
[-aba	-49
[-abe	-27
[-abo	-27
[-abó	-18
[-aca	-47
[-ace	-25
[-ack	-18
[-aco	-22
[-acé	-15
[-ada	-15
[-ade	-21
[-ado	23
[-ael	-17
[-aen	-27
[-aga	-19
[-ago	-20
[-agó	-18
[-ah	-26
[-ail	-18
[-ais	-18
[-aje	9
[-ajo	-27
[-ajó	-24
[-aki	-11
[-al	-62
[-ala	-9
[-ale	-45
[-ali	-16
[-alo	-28
[-alá	12
[-aló	-20
[-ama	-27
[-ame	-39
[-amo	17
[-ams	-15
[-amá	-20
[-ana	-43
[-and	-24
[-ane	-19
[-ani	-23
[-ano	-23
[-apa	-33
[-ape	-18
[-apo	-26
[-app	-17
[-apá	-19
[-ara	-35
[-ari	-12
[-aro	-43
[-ará	-26
[-aré	-13
[-ash	-18
[-aso	-33
[-asó	-19
[-ata	-39
[-ati	-24
[-ato	-38
[-ató	-17
[-av	-17
[-ava	-15
[-ave	-37
[-avi	-21
[-axi	-17
[-ay	-15
[-aya	-29
[-ayo	-28
[-ayó	-26
[-aza	-24
[-azo	-29
[-aén	-12
[-aía	-9
[-aís	-16
[-aíz	-26
[-aña	-24
[-año	-29
[-aúl	-14
[-bal	-16
[-ban	-25
[-bar	-28
[-bas	-25
[-bea	-16
[-ben	-39
[-beo	-15
[-ber	-16
[-bes	-18
[-bia	-18
[-bie	-10
[-bio	22
[-bir	9
[-bió	-31
[-bla	-15
[-blo	-32
[-bol	9
[-bor	-22
[-bos	10
[-bra	-9
[-bre	-15
[-bro	-25
[-brá	-22
[-bés	-21
[-bía	-36
[-bús	-14
[-cae	-16
[-cal	-42
[-can	-34
[-cc	-16
[-cen	-37
[-ceo	-19
[-cer	-39
[-ces	-47
[-cha	-49
[-cho	-8
[-chó	-22
[-cia	-26
[-cie	-26
[-cil	-16
[-cio	-45
[-cir	-25
[-ció	-24
[-cla	-16
[-cle	-11
[-clo	-12
[-co2	-12
[-cos	-43
[-cro	-10
[-cta	-28
[-cte	-9
[-cto	-39
[-cén	13
[-cés	-14
[-cía	-24
[-cód	-12
[-cón	-10
[-d	-13
[-dad	-29
[-dal	-21
[-dan	-41
[-dar	11
[-das	-14
[-de	-119
[-dea	-26
[-del	-19
[-den	-35
[-deo	-18
[-der	-30
[-des	-52
[-dez	-18
[-di	-21
[-dia	-33
[-dio	-39
[-dir	-25
[-diz	-16
[-dió	-36
[-dlo	-13
[-dor	-25
[-dos	-45
[-doy	-18
[-dr	-20
[-dra	-34
[-dro	-26
[-dys	-20
[-dé	-21
[-dén	-12
[-día	-14
[-dón	-27
[-dós	-32
[-e	-22
[-eal	-17
[-ean	-28
[-ear	12
[-eba	-15
[-ebe	-20
[-ebo	-18
[-ebs	-10
[-ebé	-19
[-eca	-31
[-ece	-29
[-eco	-30
[-eda	-35
[-edo	-42
[-edó	-23
[-een	-21
[-efa	-18
[-egó	-8
[-eja	-36
[-eje	-21
[-ejo	-14
[-ejó	-19
[-ela	-52
[-ele	-26
[-ema	-40
[-eme	-31
[-emo	-19
[-en	-59
[-ena	-39
[-ene	-28
[-eno	-36
[-eor	-10
[-epa	-27
[-era	-58
[-ere	-27
[-ero	-20
[-ers	-21
[-erá	-25
[-eré	-14
[-esa	-35
[-ese	-31
[-eso	16
[-est	-25
[-eta	-15
[-ete	-39
[-età	-17
[-eva	-25
[-eve	-41
[-evo	-30
[-evó	-13
[-exo	-16
[-eza	23
[-ezo	-15
[-ezó	-12
[-eña	-38
[-eño	-40
[-eón	-25
[-fe	-14
[-fer	-19
[-fes	-22
[-fin	-17
[-fos	-20
[-fra	-10
[-fre	-18
[-fui	-24
[-fwd	-15
[-fía	-13
[-g	-11
[-g/l	-8
[-gan	-48
[-gas	-43
[-gel	-15
[-gen	-20
[-gia	-17
[-gil	-13
[-gio	-23
[-gir	-13
[-gla	-21
[-gle	-9
[-glo	-22
[-gos	-35
[-gra	-29
[-gre	-25
[-gro	-34
[-gua	-24
[-gue	-24
[-guo	-19
[-gué	-13
[-gía	-25
[-gón	-20
[-gún	-11
[-güe	-12
[-ha	-9
[-han	-27
[-har	-24
[-has	-40
[-hat	-16
[-hay	-18
[-hef	-11
[-her	-16
[-hes	-38
[-hip	-14
[-hoa	-19
[-hos	-32
[-hón	-13
[-i	-15
[-ial	-44
[-ias	-13
[-iba	-26
[-ibo	-14
[-ica	-60
[-ice	-14
[-ici	-13
[-ico	-53
[-icó	-14
[-ida	-12
[-ide	-23
[-ido	-14
[-iel	-38
[-ien	-15
[-ier	-26
[-ifo	-19
[-iga	-14
[-ige	-26
[-igo	-28
[-ija	-31
[-ije	-23
[-ijo	-32
[-ila	-11
[-ile	-14
[-ili	-14
[-ilm	-25
[-ilo	-32
[-ima	-31
[-ime	-24
[-ine	-28
[-ing	-34
[-ino	-40
[-int	-19
[-inó	-16
[-ion	12
[-ior	-30
[-ios	-19
[-ipa	-14
[-ipo	-27
[-ir	-14
[-ira	-29
[-ire	-28
[-iro	-28
[-irá	-24
[-iré	-14
[-iró	-9
[-isa	-15
[-iso	-31
[-isó	-23
[-ita	-50
[-ite	-35
[-ito	-22
[-itu	-16
[-itv	-10
[-ité	-25
[-iva	-24
[-ive	-24
[-ivo	-15
[-iza	-35
[-izo	-30
[-ián	-12
[-ién	-34
[-iña	-15
[-iñe	-10
[-iño	-21
[-ión	44
[-j	-17
[-ja	-13
[-jal	-29
[-jan	-26
[-jar	-9
[-jas	-43
[-jen	-18
[-jer	-17
[-jes	-11
[-jor	-31
[-jos	-10
[-jía	-20
[-jón	-13
[-ker	-23
[-ket	-14
[-l	-18
[-lan	-38
[-las	-21
[-lay	-17
[-lce	-18
[-lda	-23
[-lde	-35
[-ldo	-22
[-le	-9
[-lea	-25
[-leo	-24
[-ler	-23
[-les	-67
[-let	-11
[-ley	-11
[-lia	-15
[-lio	-16
[-lir	-9
[-lla	-29
[-lle	-30
[-llo	-57
[-llá	-17
[-llí	-18
[-lló	-10
[-lma	-11
[-lmo	-18
[-lo	-20
[-lor	-38
[-los	-15
[-loy	-21
[-lpa	-24
[-lpe	-32
[-lsa	-21
[-lso	-16
[-lte	-23
[-lto	-35
[-ltó	-25
[-lub	-16
[-lud	-17
[-luz	-11
[-lva	-22
[-lvo	-34
[-lza	-21
[-lán	-21
[-lés	-17
[-lía	-13
[-lín	-17
[-lío	-18
[-lón	-40
[-lúo	10
[-m/h	-21
[-m/s	-15
[-mal	-38
[-man	-33
[-mas	-41
[-mba	-20
[-mbo	-27
[-men	-34
[-mer	-20
[-mia	-25
[-mio	-20
[-mir	-13
[-mis	-31
[-mm	-17
[-mna	-18
[-mno	-16
[-mor	-12
[-mpa	-23
[-mpe	-17
[-mpo	-27
[-mpu	-18
[-mán	-17
[-más	-41
[-máx	-20
[-més	-12
[-mín	-21
[-mío	-26
[-món	-31
[-nal	-10
[-nan	-22
[-nar	-49
[-nca	-37
[-nce	-29
[-nco	-25
[-nda	-39
[-nde	-42
[-ndo	26
[-ndá	-14
[-ndó	-24
[-nea	-22
[-nel	-24
[-nen	-31
[-neo	-17
[-ner	13
[-nes	-28
[-net	-24
[-nga	-26
[-nge	-14
[-ngo	-35
[-nia	-13
[-nil	-18
[-nio	-33
[-nir	-32
[-nit	-17
[-niz	-11
[-nja	-25
[-nle	-17
[-nlo	-12
[-nma	-13
[-nme	-19
[-nor	-23
[-nos	-29
[-nsa	-18
[-nse	-26
[-nso	-20
[-nta	-15
[-nte	-75
[-ntó	-37
[-nza	-27
[-nº	-20
[-nán	-9
[-nés	-39
[-nía	-33
[-nís	-12
[-núm	-15
[-o2	-11
[-oba	-26
[-obo	-19
[-oca	-30
[-oce	-9
[-oco	-32
[-ocó	-20
[-odo	-41
[-ofe	-15
[-ofá	-17
[-oga	-25
[-oge	-29
[-ogo	-22
[-oho	-14
[-oil	-11
[-oja	-30
[-ojo	10
[-ola	-30
[-ole	-14
[-oli	-24
[-olo	-15
[-ome	-20
[-omo	9
[-on	-17
[-ona	-36
[-one	-20
[-ong	-11
[-ono	-42
[-onó	-14
[-ooo	-22
[-oop	-13
[-opa	-13
[-opo	-17
[-ora	-22
[-ord	-18
[-ore	-14
[-ori	-22
[-oro	-20
[-oró	-13
[-osa	-24
[-ose	-24
[-oso	-36
[-osí	-15
[-ota	-40
[-ote	-31
[-oto	-35
[-otá	-21
[-oya	-12
[-oye	-28
[-oyo	-15
[-oza	-18
[-ozo	-14
[-oír	-13
[-oña	-20
[-oño	-16
[-pa	-26
[-pal	-33
[-pan	-28
[-pas	-33
[-paz	-11
[-pdf	-13
[-pea	-10
[-ped	-15
[-pes	-15
[-pez	17
[-pio	-9
[-piz	-19
[-pié	-13
[-pió	-16
[-pla	-13
[-ple	-27
[-pnt	-16
[-pon	-17
[-por	-59
[-pos	-33
[-pra	-28
[-pta	-24
[-pte	-15
[-pto	-22
[-pón	-28
[-que	13
[-qui	-17
[-rae	-9
[-ral	-44
[-ran	-44
[-rar	21
[-ray	-15
[-rba	-13
[-rca	-26
[-rce	-32
[-rco	-30
[-rcó	-14
[-rda	-38
[-rde	-19
[-rdo	-30
[-rdó	-23
[-re	-18
[-rea	-26
[-red	-27
[-ree	-25
[-ref	-11
[-ren	-42
[-reo	-16
[-rer	-17
[-res	-33
[-rev	-19
[-rey	-18
[-rez	-13
[-rge	-27
[-rhh	-13
[-ria	-14
[-rid	-20
[-rie	-22
[-ril	-22
[-rio	-47
[-rir	21
[-ris	-21
[-riz	-21
[-rió	-27
[-rje	-14
[-rka	-13
[-rla	-32
[-rle	-43
[-rlo	-42
[-rma	-36
[-rmo	-15
[-rmó	-14
[-rna	-22
[-rne	-21
[-rno	-47
[-rné	-16
[-roa	-18
[-rol	23
[-ron	-57
[-ror	-16
[-ros	-72
[-roz	-15
[-rpo	-29
[-rra	-26
[-rro	-51
[-rry	-15
[-rró	-22
[-rse	-29
[-rso	-24
[-rta	-40
[-rto	24
[-rtó	-19
[-ruz	-15
[-rv	-17
[-rve	-26
[-rvo	-31
[-rvó	-19
[-rzo	-32
[-rán	-26
[-rés	-16
[-ría	-36
[-rín	-12
[-río	-19
[-rón	-33
[-rúa	-21
[-s	-17
[-sal	-30
[-san	-32
[-sar	-35
[-sas	-26
[-sca	-30
[-sco	-30
[-sde	-13
[-se	-31
[-sea	-24
[-sel	-16
[-sen	-22
[-seo	-25
[-ses	-34
[-set	-18
[-sgo	-23
[-si	11
[-sia	-19
[-sil	-20
[-sio	-18
[-sla	-11
[-sma	-20
[-smo	-24
[-sol	-16
[-son	-19
[-sor	-39
[-sos	-33
[-spa	-24
[-sra	-17
[-ssa	-12
[-sta	-40
[-ste	10
[-sto	-16
[-stó	-12
[-sul	-17
[-sur	-18
[-sus	-22
[-sía	-14
[-t	-22
[-tad	-20
[-tal	-45
[-tan	-40
[-taz	-20
[-tch	-18
[-tea	-35
[-tee	-16
[-tel	-26
[-ten	-34
[-ter	-36
[-tes	-43
[-ti	-15
[-til	-28
[-tio	-18
[-tir	-35
[-tió	-22
[-tor	-52
[-tre	-18
[-tro	-40
[-tré	-17
[-tró	-31
[-tu	-15
[-tua	-15
[-tud	17
[-tus	-14
[-tán	-24
[-tás	-14
[-tén	-11
[-tía	-27
[-tín	15
[-tío	-15
[-tón	-37
[-ual	-39
[-uar	13
[-uba	-17
[-ubo	-30
[-uca	-20
[-uce	-12
[-uco	-19
[-uda	-38
[-ude	-23
[-udo	-28
[-uea	-29
[-uel	-8
[-uen	-24
[-ueo	27
[-ues	-34
[-uey	-20
[-ufa	-23
[-uga	-14
[-ugo	-18
[-uia	-31
[-uil	-10
[-uir	-20
[-uja	-23
[-ujo	-25
[-ula	-45
[-uli	-17
[-ulo	-36
[-uma	-26
[-umo	-22
[-un	-46
[-una	-38
[-uno	-21
[-uos	-25
[-upe	-10
[-upo	-19
[-ups	14
[-ure	-14
[-uro	-16
[-usa	-33
[-usb	-17
[-use	-21
[-uso	-8
[-uta	-30
[-ute	-15
[-uto	-32
[-uv	-8
[-uvo	-27
[-uy	-13
[-uya	-14
[-uye	-18
[-uyo	-19
[-uza	-16
[-uál	-11
[-uía	-14
[-uín	-19
[-uña	-22
[-v2	-18
[-val	-20
[-van	-14
[-var	-23
[-vas	-36
[-vea	-18
[-ven	-37
[-ver	-38
[-vi	-15
[-via	-22
[-vil	-25
[-vin	-23
[-vio	-18
[-vió	-17
[-vos	-36
[-vés	-20
[-vía	-29
[-web	-22
[-x	-28
[-xq	-23
[-xta	-14
[-xto	-29
[-yak	-13
[-yan	-9
[-yas	-33
[-yen	-14
[-yes	-14
[-yos	-16
[-yra	-18
[-z	-20
[-zal	-23
[-zan	-33
[-zas	-43
[-zca	-21
[-zco	-20
[-zer	-8
[-zme	-17
[-zno	-13
[-zón	-35
[-ºc	-15
[-áis	-15
[-éis	-37
[-ían	-28
[-ías	-33
[-ída	-20
[-ído	-22
[-íes	-12
[-íos	-22
[-ñal	-22
[-ñan	-14
[-ñas	-36
[-ñía	-20
[-ñón	-20
[-ólo	-9
[-ómo	49
[.	-9900
[/	-9900
[0	-40
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[0 %	-13
[[0 )	-16
[[0 ,	-14
[[0 /	-12
[[0 0	-17
[[0 :	-10
[[0 ;	-12
[[0 ]	-16
[[0 al	-20
[[0 antes	-17
[[0 años	-15
[[0 bar	-13
[[0 caracteres	-16
[[0 con	-12
[[0 control	-12
[[0 de	-20
[[0 en	-16
[[0 euros	-13
[[0 grados	-10
[[0 gramos	-15
[[0 h	-19
[[0 hectáreas	-15
[[0 km/h	-13
[[0 le	-12
[[0 m/s	-12
[[0 min	-22
[[0 mm	-10
[[0 no	-14
[[0 o	-8
[[0 objetos	-10
[[0 para	-25
[[0 personas	-8
[[0 por	-9
[[0 quien	-15
[[0 salen	-9
[[0 se	-13
[[0 sigue	-8
[[0 vacas	-22
[[0 |	-21
[[0 ±	-14
[[0 ºc	-19
[[0 –	-19
[[0 →	-15
[[abiertas y	-14
[[abogado .	-11
[[abre con	-10
[[abre el	-24
[[abre en	-9
[[abre la	-20
[[abre una	-20
[[abre y	16
[[abrir con	-11
[[abrir la	-26
[[abrir llave	-16
[[abrir y	11
[[acaba el	-13
[[acabar se	-11
[[acabó en	-16
[[accidente de	-8
[[aceite y	-13
[[acerca de	-19
[[aclarar ,	-8
[[acomoda en	-11
[[acuerda redactar	-18
[[acuerdo .	-12
[[aeropuerto con	-19
[[afloja el	-13
[[agencia de	-18
[[agencia nos	-14
[[agosto y	-17
[[agradeceré que	-14
[[aguja se	-9
[[ah y	-22
[[ajedrez de	-13
[[al acabar	-14
[[al agua	-14
[[al aire	-33
[[al ayuntamiento	-11
[[al año	-28
[[al bajar	-14
[[al carro	-13
[[al centro	-13
[[al chofer	-9
[[al cierre	-23
[[al cliente	-21
[[al comercial	-13
[[al contenedor	-18
[[al cuarto	-14
[[al depósito	-11
[[al dos	-11
[[al dueño	-16
[[al día	-17
[[al encargado	-13
[[al entrar	-12
[[al final	-29
[[al horno	-17
[[al ingeniero	-12
[[al jefe	-10
[[al lado	-27
[[al llegar	-27
[[al número	-13
[[al paciente	-15
[[al piloto	-9
[[al público	-19
[[al que	-9
[[al revés	-14
[[al saco	-15
[[al salir	-9
[[al secretario	-10
[[al segundo	-11
[[al terminar	-26
[[al usuario	-10
[[al vecino	-9
[[al volver	14
[[alergias ,	-20
[[alginato ,	-8
[[algodón y	-8
[[alguien de	-18
[[alguien ha	-15
[[alguien que	-22
[[alguien se	11
[[alguno se	-10
[[alimentos y	-14
[[allí .	-10
[[almacén y	15
[[alquiler de	16
[[alrededor ,	-16
[[alrededor de	-18
[[alto y	-12
[[alumnos de	-13
[[alumnos nuevos	-21
[[amable ,	-17
[[amarilla .	-12
[[ambas y	-9
[[amparo de	-17
[[ancho de	-13
[[andar en	-14
[[anillos y	-15
[[animales en	-11
[[anselmo ,	-12
[[antemano ,	-8
[[antena .	-9
[[antes ,	-11
[[antes :	-20
[[antes de	-59
[[antes del	-33
[[antes el	-18
[[antes que	-12
[[antes se	-20
[[antes y	-12
[[antiguos que	-19
[[aparece un	-17
[[apertura de	23
[[aplica a	-11
[[aprueba y	-10
[[apuntes de	-13
[[archivo y	-12
[[arma el	-12
[[armario de	-16
[[arranca el	-12
[[arranca la	11
[[ascensor ,	-14
[[aseguradora de	-21
[[asiento .	-15
[[asiento y	-18
[[asisten :	-19
[[asunto :	-47
[[asunto de	15
[[atención a	8
[[atención al	-21
[[atendemos a	-19
[[audio porque	-14
[[auditor de	-15
[[auditoría de	-13
[[autor :	-12
[[autorización de	-21
[[autorización firmada	-11
[[av .	-17
[[avalúo de	10
[[avisa a	-26
[[avisa al	-16
[[avisa de	16
[[avisa por	-12
[[avisar a	-9
[[ay no	-13
[[ayuda a	-15
[[ayuda de	-12
[[ayudas a	-13
[[ayuntamiento ,	-20
[[ayuntamiento de	-20
[[ayuntamiento nos	-18
[[azar ,	-12
[[bajar a	-26
[[bajar del	-18
[[baje de	-11
[[baje la	-14
[[bajó de	-15
[[bajó el	-20
[[balda de	-14
[[balde de	-14
[[balsa ,	-10
[[banco de	-16
[[banda ,	-8
[[bandera amarilla	-12
[[bar .	-11
[[barrer el	-13
[[barrio en	-18
[[bea ,	-18
[[beto 0	-18
[[biblioteca de	-15
[[bidón con	-12
[[billete falso	-22
[[boda de	-17
[[bodega en	-18
[[bolsas de	-15
[[bolsillo de	-13
[[bolsillos .	-12
[[botas ,	-18
[[botes de	-17
[[botiquín ,	-15
[[botiquín y	-11
[[botón de	-18
[[buen día	-8
[[buenísimo ,	-14
[[buzón de	-16
[[cada 0	-12
[[cada cinco	-18
[[cada cliente	-19
[[cada función	8
[[cada golpe	-10
[[cada hoja	-14
[[cada hora	-13
[[cada invierno	-18
[[cada lado	-9
[[cada lunes	-10
[[cada mañana	-19
[[cada media	-9
[[cada medio	-15
[[cada noche	-19
[[cada piso	-22
[[cada quien	-20
[[cada semana	-14
[[cada semestre	-10
[[cada tanda	-17
[[cada trabajador	-13
[[cada tres	-20
[[cada turno	-30
[[cada una	-22
[[cada uno	-37
[[cada verano	-23
[[cada vez	-9
[[cadena de	-8
[[caduca a	-17
[[cae el	-14
[[caja ,	-9
[[caja a	-10
[[caja chica	13
[[caja con	-12
[[caja de	-26
[[caja en	-12
[[caja fuerte	-23
[[caja y	-19
[[calendario de	-14
[[calles y	-14
[[calor ,	-14
[[calzado con	-16
[[cambiamos de	-13
[[cambiar de	-9
[[cambio de	24
[[camión ,	-19
[[camión de	9
[[cantidad de	-16
[[cantos ,	-14
[[capa ,	-14
[[caracteres por	-14
[[carga las	-15
[[carga todo	-15
[[carne ,	-12
[[carne picada	-12
[[carné de	-8
[[carta de	-13
[[cartón en	-10
[[casa ,	-11
[[casa de	10
[[caseta se	-9
[[caso .	-14
[[castellano ,	-9
[[cayó el	-14
[[cc :	-16
[[celular en	-10
[[cementerio municipal	-21
[[centímetros y	-13
[[cerca de	-22
[[cerrada siempre	-11
[[cerrado y	-14
[[chaleco y	-15
[[chavales de	-15
[[che ,	-20
[[checa que	-16
[[chicas ,	-22
[[chicos vuelven	-9
[[cierre ,	-23
[[cierre de	12
[[cita con	-11
[[claro ,	-15
[[clase de	11
[[clienta ,	-11
[[clientes ,	-9
[[clientes con	-19
[[club de	-16
[[clínica ,	-10
[[clínica veterinaria	-11
[[cobrar un	13
[[cobro de	-12
[[coche no	-17
[[coge la	-15
[[coincide ,	-10
[[colgada en	-10
[[colgado en	-23
[[coloca la	-12
[[comida en	-24
[[comité de	-20
[[completo ,	-17
[[completo y	-15
[[comunidad ,	-8
[[comunidad de	-24
[[conecta la	-8
[[cono de	-21
[[consulta al	-15
[[consulta de	9
[[contando a	-15
[[contando lo	-9
[[contenedores refrigerados	-10
[[contenido se	-12
[[contorno de	-12
[[contrato ,	-12
[[control de	17
[[control del	16
[[control y	-17
[[convertir lo	-18
[[conviene unificar	-24
[[coop .	-13
[[cooperativa de	-17
[[coordinadora de	-18
[[corre ,	-17
[[corre la	-13
[[corresponda :	-15
[[corte .	-23
[[corte de	-22
[[corte la	-17
[[cortes de	-20
[[corto y	-10
[[costra con	-10
[[crea la	-9
[[cree que	-19
[[creo que	-18
[[cuadro con	-12
[[cualquier cosa	-16
[[cuando el	-19
[[cuando entra	17
[[cuando está	-18
[[cuando la	19
[[cuando le	-17
[[cuando llega	-24
[[cuando sale	-26
[[cuando suena	-24
[[cuando un	19
[[cuando ya	-17
[[cuartas partes	-20
[[cubos de	-22
[[cubre con	-10
[[cucharada por	-11
[[cuelgan en	-18
[[cuentas del	-23
[[cuerdas por	-21
[[cuerpo de	-22
[[curro pide	-13
[[curso de	-13
[[cuántos son	-14
[[cámara de	-14
[[cámara pequeña	-8
[[cód .	-12
[[código de	-14
[[código del	-9
[[cómo es	12
[[cómo le	-26
[[cómo lo	-30
[[cómo nos	-19
[[cómo se	31
[[cómo va	-21
[[d )	-9
[[d .	-10
[[dale ,	-17
[[datos .	-15
[[de 0	-9
[[de :	-18
[[de abajo	-10
[[de abrir	-14
[[de acero	-9
[[de acuerdo	-12
[[de acá	-15
[[de afuera	-13
[[de agua	-21
[[de ahí	-14
[[de ajedrez	-8
[[de al	-10
[[de alevines	-12
[[de algodón	-9
[[de almacén	-15
[[de alquiler	-20
[[de animales	-9
[[de apertura	-12
[[de arriba	-14
[[de atender	-8
[[de atrás	-9
[[de autos	-18
[[de baja	-10
[[de barrio	-16
[[de barro	-9
[[de bebés	-11
[[de boda	-11
[[de cabina	-19
[[de cabra	-11
[[de cada	-16
[[de café	-11
[[de caja	-16
[[de calidad	-15
[[de campana	-15
[[de campanas	-11
[[de campo	-18
[[de cartón	-9
[[de casa	-17
[[de cerámica	-12
[[de cinco	-9
[[de cisterna	-16
[[de cisternas	-13
[[de cobre	-10
[[de cocina	-13
[[de cola	-13
[[de color	-27
[[de contenedores	-10
[[de control	-17
[[de costumbre	-11
[[de cuarenta	-8
[[de cuatro	-9
[[de cádiz	-8
[[de cómo	-22
[[de diecinueve	-12
[[de dos	-19
[[de emergencia	-10
[[de empeño	-13
[[de empresa	-11
[[de encargo	-8
[[de entrada	-14
[[de entrar	-8
[[de equipo	-12
[[de ese	-11
[[de eso	-20
[[de espaldas	-11
[[de este	-16
[[de esterilización	-8
[[de expedientes	-16
[[de exportación	-18
[[de extracción	-18
[[de fecha	-8
[[de filtro	-13
[[de fútbol	-9
[[de guardar	-13
[[de guardia	-19
[[de hacer	-24
[[de harina	-13
[[de hielo	-9
[[de hollín	-13
[[de iglesias	-11
[[de junio	-12
[[de jóvenes	-12
[[de la	-46
[[de lado	-16
[[de las	-37
[[de latón	-11
[[de lavadora	-10
[[de leche	-10
[[de lejía	-11
[[de leña	-17
[[de limpiar	-13
[[de lo	-9
[[de los	-9
[[de madrugada	-22
[[de mali	-11
[[de manos	-8
[[de mantenimiento	-11
[[de marzo	-10
[[de maíz	-14
[[de medicamentos	-9
[[de medio	-11
[[de memoria	-13
[[de menos	-9
[[de metal	-14
[[de mi	-12
[[de moda	-9
[[de mover	-11
[[de mudanzas	-18
[[de máquinas	-10
[[de más	-17
[[de noche	-15
[[de nuestra	-12
[[de obra	-12
[[de octubre	-12
[[de oficio	-9
[[de operaciones	-10
[[de otra	-12
[[de papel	-13
[[de patrimonio	-8
[[de pedido	-11
[[de perlas	-16
[[de pie	-11
[[de pisar	-13
[[de planta	-9
[[de plástico	-10
[[de poner	-14
[[de preparar	-18
[[de prevención	-9
[[de proveedores	-16
[[de que	-24
[[de quien	-9
[[de qué	-15
[[de rango	-11
[[de regantes	-13
[[de reproducción	-13
[[de riego	-19
[[de sacar	-17
[[de sala	-11
[[de salida	-14
[[de salir	-15
[[de san	-11
[[de secado	-10
[[de seis	-13
[[de semana	-13
[[de siniestro	-11
[[de su	-10
[[de subir	-12
[[de tela	-10
[[de temperatura	-10
[[de toda	-8
[[de todo	-12
[[de trabajo	-9
[[de treinta	-15
[[de tres	-8
[[de turno	-18
[[de un	-36
[[de una	-16
[[de uñas	-14
[[de valencia	-14
[[de vehículos	-19
[[de veinte	-11
[[de veinticinco	-26
[[de verdad	-11
[[de viento	-11
[[de vitrina	-11
[[de vuelta	-15
[[de yeso	-13
[[de zaragoza	-10
[[de zona	-11
[[de ácido	-16
[[debe pasar	-12
[[decir ,	-14
[[decir que	-12
[[deje de	-12
[[dejes bonito	-13
[[dejó el	-19
[[delantal y	-11
[[delegados que	-17
[[demás se	-10
[[derecho y	-13
[[descarga de	19
[[desde 0	-22
[[desde el	-20
[[desde entonces	-15
[[desde hace	-17
[[desde la	-38
[[desde lo	-11
[[desde mi	-14
[[desde un	-12
[[deshielo .	-17
[[desmontaje de	8
[[destino .	-13
[[devolución .	-19
[[devolverlo ,	-11
[[devuelven con	-14
[[dicen que	-14
[[dicho :	-10
[[dicho que	-15
[[diferencia de	-9
[[diferencia no	-11
[[diga el	11
[[diga la	-12
[[diga que	-9
[[dije que	-18
[[directo a	-15
[[directora un	-11
[[dirijo a	-9
[[discute el	-10
[[distintos ,	-14
[[dos años	-20
[[dos caras	-11
[[dos centímetros	-13
[[dos chavales	-17
[[dos cuerdas	14
[[dos de	-20
[[dos dedos	-13
[[dos días	-8
[[dos hermanos	-11
[[dos hombres	-12
[[dos horas	-33
[[dos lotes	-9
[[dos manos	-12
[[dos meses	-10
[[dos no	-19
[[dos operarios	-12
[[dos personas	-17
[[dos por	-12
[[dos pulseras	-12
[[dos sacos	-14
[[dos segundos	-14
[[dos semanas	-18
[[dos si	-11
[[dos teléfonos	-16
[[dos técnicos	-8
[[dos veces	-16
[[doy la	-17
[[dr .	-20
[[dra .	-16
[[el 0	-26
[[el abogado	-11
[[el acceso	-16
[[el accidente	-14
[[el aceite	-22
[[el acequiero	-14
[[el administrador	-11
[[el agua	-40
[[el agujero	-10
[[el aire	-30
[[el albarán	-17
[[el alumno	-19
[[el amarillo	-14
[[el anemómetro	-18
[[el animal	-25
[[el aparato	-10
[[el archivo	-23
[[el armario	-21
[[el arnés	-16
[[el aro	-11
[[el ascensor	-28
[[el audio	-17
[[el auditor	-19
[[el auto	-14
[[el auxiliar	-12
[[el ave	12
[[el aviso	-18
[[el ayudante	-20
[[el ayuntamiento	-16
[[el año	-24
[[el banco	-25
[[el barniz	-12
[[el baño	-10
[[el bidón	-12
[[el biombo	-11
[[el bodeguero	-9
[[el bolsillo	-13
[[el bombo	-21
[[el borde	-16
[[el bote	-11
[[el botiquín	-16
[[el cabezal	-19
[[el cable	-17
[[el café	-24
[[el cajón	-28
[[el calendario	-10
[[el cambio	15
[[el camino	15
[[el camión	-27
[[el capataz	-15
[[el carro	-11
[[el cartel	-11
[[el casco	-21
[[el caso	-14
[[el celular	-12
[[el cementerio	-22
[[el centro	-18
[[el certificado	-24
[[el chat	-13
[[el chef	-12
[[el chico	-14
[[el chofer	-10
[[el chófer	-16
[[el cierre	25
[[el cinturón	-18
[[el circuito	-28
[[el cliente	-29
[[el cobro	10
[[el coche	-21
[[el color	-18
[[el comercial	-21
[[el comisario	-18
[[el comité	-16
[[el comprador	-21
[[el compresor	-9
[[el concejal	-29
[[el conductor	-16
[[el cono	-19
[[el consejo	-15
[[el conserje	-15
[[el contador	-18
[[el contenido	-14
[[el contrato	-18
[[el corcho	-22
[[el correo	-23
[[el corte	14
[[el crematorio	-9
[[el cuaderno	-9
[[el cuadro	-11
[[el cuarto	-13
[[el cubo	-14
[[el cuello	-18
[[el cuerpo	9
[[el curso	-17
[[el código	-13
[[el de	-33
[[el dedo	-14
[[el del	-25
[[el delegado	-21
[[el departamento	-16
[[el depósito	-17
[[el despacho	-25
[[el destino	14
[[el dibujo	-22
[[el dinero	-9
[[el disco	-16
[[el documento	-25
[[el domingo	-23
[[el dueño	-22
[[el edificio	-12
[[el eje	-12
[[el electricista	-15
[[el encargado	-34
[[el enlace	-19
[[el enólogo	-13
[[el equipo	-22
[[el escáner	-10
[[el español	-24
[[el espejo	-24
[[el espíritu	-19
[[el estado	-9
[[el estuche	-8
[[el expediente	-16
[[el fabricante	-13
[[el farmacéutico	-17
[[el favor	-22
[[el final	-21
[[el fondo	-14
[[el fontanero	-13
[[el formato	-14
[[el foso	-17
[[el freno	-29
[[el frontofocómetro	-13
[[el gancho	-12
[[el gato	-8
[[el gerente	-22
[[el gestor	-21
[[el globo	-14
[[el golpe	-14
[[el grano	-14
[[el grifo	-15
[[el grupo	-20
[[el guía	-13
[[el hilo	-23
[[el hombro	-12
[[el horno	-23
[[el hospital	-17
[[el importe	-16
[[el impreso	-9
[[el imán	-8
[[el informe	-14
[[el ingeniero	-23
[[el interruptor	-11
[[el inventario	16
[[el jefe	-28
[[el jueves	-19
[[el laboratorio	-27
[[el lado	-19
[[el largo	-23
[[el lector	-17
[[el libro	-24
[[el listado	-21
[[el logo	-16
[[el lote	-20
[[el lunes	-24
[[el luthier	-9
[[el manual	-23
[[el manómetro	-12
[[el maquinista	-27
[[el martes	-23
[[el material	-16
[[el medidor	-16
[[el mes	-24
[[el ministerio	-16
[[el mismo	-25
[[el molde	-25
[[el molino	-15
[[el motivo	-18
[[el motor	-25
[[el mundo	-14
[[el más	-16
[[el médico	-12
[[el niño	-9
[[el nombre	-15
[[el nuevo	-17
[[el número	-27
[[el oficial	-24
[[el olor	-29
[[el operador	-30
[[el operario	-25
[[el orden	-21
[[el ordenador	-10
[[el otro	-41
[[el paciente	-21
[[el pago	-17
[[el papel	-27
[[el papelito	-13
[[el parte	-22
[[el pasaporte	-22
[[el pasillo	-12
[[el paso	-28
[[el patio	-18
[[el patronato	-15
[[el paño	-13
[[el pedido	-25
[[el perito	-18
[[el permiso	-21
[[el perro	14
[[el personal	-26
[[el pesaje	11
[[el peto	-17
[[el pico	-10
[[el pie	-11
[[el piloto	-22
[[el piso	-25
[[el planetario	-10
[[el plano	-26
[[el plato	-9
[[el plazo	-22
[[el polvo	-14
[[el porcentaje	-16
[[el portal	-13
[[el portón	-12
[[el precinto	-20
[[el precio	-28
[[el presidente	-19
[[el primer	-19
[[el primero	-13
[[el problema	-18
[[el procedimiento	-36
[[el producto	-13
[[el profesor	-20
[[el programa	-11
[[el protocolo	-29
[[el proyector	-9
[[el préstamo	-20
[[el pueblo	-14
[[el puente	-23
[[el párroco	-19
[[el público	-22
[[el que	-41
[[el recorrido	-21
[[el redactor	-11
[[el refractómetro	-23
[[el regante	-18
[[el registro	14
[[el relevo	-14
[[el reloj	-20
[[el reparto	8
[[el reporte	-21
[[el responsable	-11
[[el resto	-16
[[el rodillo	-12
[[el ruido	-24
[[el saldo	-12
[[el salón	-27
[[el secador	-14
[[el segundo	-22
[[el seguro	-18
[[el sello	-20
[[el sentido	-12
[[el servicio	-24
[[el set	-9
[[el señor	-24
[[el señuelo	-10
[[el sistema	-12
[[el sobre	-17
[[el sol	-8
[[el suelo	-25
[[el suero	-13
[[el supervisor	-20
[[el suplente	-14
[[el suyo	-10
[[el sábado	-25
[[el tabique	-17
[[el tablero	-14
[[el tambor	-24
[[el tanque	-29
[[el tapón	-15
[[el teléfono	-16
[[el texto	-14
[[el tornillo	-8
[[el torno	-26
[[el tractor	-19
[[el transmisor	-16
[[el trapo	-8
[[el tubo	-9
[[el técnico	-32
[[el túnel	-24
[[el vellón	-19
[[el verano	-14
[[el viento	-25
[[el viernes	-16
[[el vigilante	-12
[[el visor	-20
[[el visto	-21
[[el árbitro	-18
[[el último	-30
[[elaboró :	-13
[[elige el	-13
[[ellas con	-10
[[elvira 0	-11
[[emergencia y	-15
[[empiezo por	-11
[[en 0	-8
[[en abril	-10
[[en agosto	-16
[[en agua	-16
[[en almacén	-12
[[en antena	-16
[[en bandeja	-19
[[en blanco	-11
[[en bogotá	-17
[[en bolsa	-22
[[en cabina	-25
[[en cada	-33
[[en caja	-10
[[en calidad	-11
[[en caliente	-24
[[en casa	-11
[[en caso	-17
[[en castellano	-16
[[en cuanto	-11
[[en diciembre	-15
[[en domicilio	-25
[[en dos	-20
[[en el	-15
[[en eso	-11
[[en espera	-11
[[en febrero	-15
[[en formato	-12
[[en julio	-17
[[en junio	-8
[[en la	-60
[[en las	-30
[[en limpio	-16
[[en los	-29
[[en mano	-9
[[en marcha	-18
[[en marzo	-20
[[en mi	-12
[[en monterrey	-16
[[en nevera	-22
[[en nicho	-19
[[en noviembre	-9
[[en octubre	-13
[[en orden	-17
[[en otro	-16
[[en papel	-22
[[en plena	-23
[[en prácticas	-10
[[en que	-32
[[en recepción	-10
[[en sala	-13
[[en santiago	-11
[[en seco	-19
[[en septiembre	-19
[[en serio	-8
[[en su	-12
[[en sus	-15
[[en todas	-14
[[en todos	-19
[[en tres	-24
[[en una	-47
[[en uno	-13
[[en vacaciones	-8
[[en vacío	-16
[[en verano	-10
[[en voz	-10
[[en zaragoza	-11
[[encantadora ,	-13
[[encargada de	-19
[[encendida y	-11
[[enciende el	-11
[[enfrente .	-9
[[enlace de	-10
[[enrolla en	-8
[[enseña el	-9
[[entrada en	22
[[entrada y	-25
[[entrega al	-12
[[entrega de	11
[[entrega el	-10
[[entregan a	-17
[[enviado :	-14
[[envuelta en	-10
[[envuelve en	-8
[[envía la	-12
[[error la	-8
[[escala a	-13
[[escrito ,	-25
[[escrito cómo	-27
[[escrito de	13
[[escrito el	-31
[[escrito la	-21
[[escrito y	-20
[[espacio ,	-9
[[español .	-17
[[espejo se	-12
[[espejo y	-13
[[espere .	-14
[[espero que	-23
[[esporas los	-14
[[espuma no	-16
[[espátula de	-12
[[estación de	-21
[[estado con	-11
[[estado de	-11
[[estas indicaciones	-23
[[estimados señores	-12
[[expediente del	-11
[[explicar qué	-17
[[expone que	-14
[[exportación ,	-21
[[extracto del	-15
[[facturas @	-10
[[facturas de	18
[[falla la	-13
[[falte .	-12
[[falte se	-9
[[fantasía .	-10
[[farmacia de	11
[[febrero ,	-17
[[federación nos	-20
[[felicita a	-9
[[feria de	-22
[[fermín :	-11
[[fianza de	-10
[[filtros de	-19
[[fin de	-16
[[finca de	-20
[[firmado por	-16
[[firmados se	-12
[[firme el	-13
[[foso de	-15
[[franja de	-15
[[freno de	-18
[[frente al	-9
[[fuego ,	-17
[[fui yo	-13
[[fundición de	-9
[[funeraria de	-17
[[furgoneta pasa	-10
[[fwd :	-15
[[g .	-12
[[gafas ,	-14
[[golpe en	-23
[[golpea el	-10
[[golpes ,	-14
[[gota de	-18
[[grabando eh	-17
[[grabando esto	-21
[[grabe cómo	-21
[[grado y	12
[[gramos de	-20
[[gramos por	-19
[[grietas y	-14
[[gruesos ,	-12
[[grumos ,	-15
[[guante de	-8
[[guía para	-19
[[ha dado	-11
[[ha de	12
[[ha dejado	-19
[[ha dicho	-17
[[ha escrito	-17
[[ha ido	-13
[[ha pasado	-9
[[ha pedido	-12
[[ha perdido	-18
[[ha puesto	-12
[[ha tenido	-20
[[ha vuelto	-11
[[hablamos en	-14
[[hablar con	-14
[[hablar y	-20
[[hacemos de	-14
[[hacemos en	-20
[[hacemos queso	-25
[[hacer con	-22
[[hacer cuando	-15
[[hacer de	-17
[[hacer la	-19
[[hacer si	-18
[[halcones y	-15
[[harina de	-18
[[hay algo	-12
[[hay alguien	12
[[hay cosas	-9
[[hay dos	-27
[[hay que	-45
[[hay quien	-14
[[hay tres	-11
[[hay un	-12
[[hay una	-20
[[hecha un	-14
[[hecho .	-20
[[hemos pensado	-20
[[hermana se	-12
[[hermandad ,	-12
[[hermano mayor	-17
[[hielo seco	-12
[[hilo .	-17
[[hilo roto	-19
[[hizo el	-13
[[hojas ,	-14
[[hojas .	-9
[[hojas con	-16
[[hojas y	-11
[[horno lo	-12
[[hoteles de	-10
[[hueco de	-9
[[huela a	-14
[[huelen a	-14
[[identificación ,	-11
[[impreso con	-10
[[informe .	-10
[[ing .	-11
[[ingeniero que	-17
[[ingreso a	10
[[inmaculada ,	-22
[[instrucciones para	-20
[[instructivo para	-29
[[interior de	-24
[[internet y	-18
[[invierno .	-12
[[j .	-13
[[japonés con	-13
[[jaula con	-16
[[jefa me	-13
[[jefatura de	-16
[[jefes de	-17
[[julio ,	-21
[[junto al	-10
[[junto con	-9
[[l .	-18
[[la 0	-14
[[la agencia	-24
[[la aguja	-22
[[la alarma	-23
[[la alcaldía	-8
[[la alfombra	-12
[[la altura	-23
[[la antena	-18
[[la apertura	13
[[la arena	-12
[[la aseguradora	-16
[[la asociación	-11
[[la aspiradora	-16
[[la atención	19
[[la auditoría	-19
[[la autorización	-23
[[la auxiliar	-22
[[la balanza	-11
[[la balda	-10
[[la banda	-24
[[la bandeja	-31
[[la bandera	-18
[[la barra	-23
[[la barrera	-16
[[la base	-17
[[la basura	-17
[[la bata	-20
[[la biblioteca	-32
[[la bici	-13
[[la bitácora	-14
[[la boca	-15
[[la boda	-19
[[la bolsa	-39
[[la bomba	-17
[[la boquilla	-14
[[la báscula	-21
[[la cabecera	-14
[[la cabeza	-32
[[la cabina	-36
[[la caducidad	-23
[[la caja	-31
[[la caldera	-25
[[la calle	-28
[[la cama	-10
[[la camioneta	-21
[[la campana	-21
[[la campanilla	-17
[[la campaña	-12
[[la canción	-19
[[la cara	-26
[[la carcasa	-22
[[la carne	-8
[[la carpeta	-22
[[la carretera	-13
[[la carta	-25
[[la cartilla	-21
[[la casa	-14
[[la caseta	-13
[[la causa	-17
[[la cena	-10
[[la central	-23
[[la chapa	-21
[[la charola	-11
[[la chica	-24
[[la cinta	-36
[[la cisterna	-17
[[la clienta	-22
[[la clínica	-19
[[la cocina	-26
[[la cocinera	-11
[[la cola	-16
[[la comida	-20
[[la compañera	-14
[[la compañía	-17
[[la comprobación	14
[[la compu	-20
[[la comunidad	-16
[[la consola	-19
[[la constructora	-18
[[la consulta	-19
[[la coordinadora	-17
[[la copa	-11
[[la copia	-20
[[la corona	-19
[[la correa	-11
[[la cortina	-11
[[la cosa	-24
[[la costra	-13
[[la cruz	-11
[[la cuadrilla	-27
[[la cubeta	-12
[[la cubierta	-10
[[la cuenta	-9
[[la cuerda	-13
[[la cueva	-23
[[la culpa	-24
[[la cámara	-35
[[la cédula	-9
[[la cúpula	-17
[[la de	-56
[[la del	-35
[[la diferencia	-17
[[la dirección	-28
[[la directora	-19
[[la doctora	-13
[[la dosis	-9
[[la educadora	-35
[[la emisora	-9
[[la empresa	-23
[[la encargada	-10
[[la entrada	11
[[la entrega	20
[[la escanea	-21
[[la escuela	-29
[[la espalda	-18
[[la esponja	-18
[[la espuma	-29
[[la esquina	-16
[[la estación	-16
[[la estructura	-24
[[la etiqueta	-14
[[la familia	-37
[[la farmacia	-13
[[la fecha	-16
[[la federación	-19
[[la feria	-19
[[la fianza	-11
[[la fibra	-19
[[la ficha	-25
[[la finca	-28
[[la firma	-11
[[la flor	-21
[[la forma	-27
[[la fosa	-9
[[la foto	-19
[[la funeraria	-20
[[la furgo	-14
[[la furgoneta	-14
[[la fábrica	-16
[[la gana	-20
[[la garita	-10
[[la gente	-42
[[la gerente	-11
[[la goma	-19
[[la grúa	-17
[[la guía	-21
[[la ha	-8
[[la hace	-16
[[la hermana	-16
[[la historia	-9
[[la hoja	-32
[[la humedad	-10
[[la identificación	-16
[[la inspección	-16
[[la intendencia	-16
[[la itv	-11
[[la izquierda	-21
[[la jaula	-19
[[la junta	-25
[[la kermés	-14
[[la lana	-20
[[la lancha	-12
[[la leche	-27
[[la lectura	12
[[la legionela	-22
[[la lente	-22
[[la letra	-15
[[la liga	-16
[[la linterna	-18
[[la lista	-29
[[la llamada	-20
[[la llave	-33
[[la lleva	-14
[[la lona	-19
[[la lonja	-11
[[la luz	-23
[[la lámpara	-19
[[la línea	-10
[[la madera	-19
[[la madre	-11
[[la maestra	-17
[[la malla	-20
[[la mamá	-11
[[la manguera	-12
[[la mano	-22
[[la manta	-10
[[la mantilla	-19
[[la marca	-15
[[la masa	-15
[[la matrícula	-14
[[la maza	-9
[[la mañana	-32
[[la media	-18
[[la mejilla	-19
[[la mesa	-35
[[la miel	18
[[la mirilla	-16
[[la misma	-37
[[la mitad	-29
[[la mochila	-9
[[la muestra	-18
[[la mutua	-16
[[la máquina	-33
[[la más	-10
[[la nariz	-11
[[la nave	-24
[[la nevera	-13
[[la noche	-39
[[la noria	10
[[la notaría	-16
[[la nueva	-14
[[la obra	-26
[[la oficina	-28
[[la olla	-26
[[la ong	-14
[[la orden	-18
[[la oreja	-20
[[la otra	-32
[[la pala	-17
[[la palanca	-18
[[la pared	-22
[[la parroquia	-24
[[la parte	-12
[[la partida	-18
[[la pata	-10
[[la persiana	-18
[[la persona	-21
[[la petición	-17
[[la picadora	-24
[[la piedra	-18
[[la piel	-34
[[la pieza	-32
[[la pila	-18
[[la pileta	-11
[[la pinza	-20
[[la pipeta	-9
[[la piquera	-18
[[la piscina	-14
[[la pista	-23
[[la pizarra	-14
[[la placa	-26
[[la plancha	-13
[[la planilla	-14
[[la planta	-32
[[la plantilla	-22
[[la plataforma	-18
[[la playa	-20
[[la plaza	-22
[[la pluma	-17
[[la policía	-9
[[la portería	17
[[la presión	-10
[[la procesión	-22
[[la prueba	-34
[[la puerta	-23
[[la puesta	21
[[la pulsera	-17
[[la purga	12
[[la póliza	-18
[[la que	-37
[[la radio	-22
[[la rampa	-22
[[la recepción	10
[[la receta	-13
[[la red	-12
[[la redacción	-16
[[la rejilla	-14
[[la reserva	-13
[[la reunión	-26
[[la revisión	13
[[la ropa	-28
[[la ruta	-16
[[la saca	-20
[[la sal	-22
[[la sala	-50
[[la salida	10
[[la salmuera	13
[[la secretaria	-24
[[la secretaría	-16
[[la segunda	-16
[[la semana	-22
[[la serie	-17
[[la sesión	-14
[[la señal	-22
[[la señora	-17
[[la sierra	-15
[[la silla	-19
[[la soledad	-9
[[la solicitud	-24
[[la solución	-14
[[la suya	-13
[[la sábana	-12
[[la tabla	-18
[[la tablilla	-15
[[la tanda	-10
[[la tapa	-35
[[la taquilla	-13
[[la tarde	-23
[[la tarjeta	-22
[[la tasa	-13
[[la tela	-28
[[la temperatura	-29
[[la temporada	-12
[[la tercera	-23
[[la tienda	-25
[[la tierra	-20
[[la tina	-16
[[la tinta	-20
[[la tira	-16
[[la tolva	-20
[[la torre	-18
[[la trae	-11
[[la trastienda	-12
[[la tutora	-10
[[la unidad	-16
[[la vaca	-13
[[la vara	-17
[[la varilla	-12
[[la venta	9
[[la ventana	-11
[[la verdad	-21
[[la vereda	-21
[[la veterinaria	-24
[[la viga	-13
[[la visita	-10
[[la vista	-10
[[la voz	-14
[[la válvula	-10
[[la víspera	-22
[[la web	-19
[[la yema	-14
[[la zona	-27
[[la última	-27
[[la única	-16
[[larga ,	-12
[[larga se	-12
[[las 0	-16
[[las alas	-14
[[las alzas	-15
[[las auxiliares	-10
[[las bolas	-12
[[las bolsas	-15
[[las botas	-25
[[las buenas	-12
[[las cajas	-26
[[las chicas	-19
[[las cinco	-19
[[las coordenadas	-11
[[las cosas	-22
[[las cuatro	-17
[[las cuentas	-18
[[las cuerdas	-25
[[las de	-35
[[las dos	-25
[[las esquinas	-17
[[las familias	-27
[[las flores	-12
[[las fotos	-19
[[las hojas	-27
[[las incidencias	-24
[[las llantas	-18
[[las llaves	-27
[[las luces	-18
[[las líneas	-17
[[las manos	-36
[[las medidas	-29
[[las mesas	-16
[[las muestras	-26
[[las negras	-9
[[las noches	-20
[[las nueve	-30
[[las ocho	-18
[[las orejas	-13
[[las ostras	-24
[[las ovejas	-16
[[las paga	-12
[[las paredes	-12
[[las patas	-17
[[las pezoneras	-16
[[las piezas	-20
[[las puertas	-10
[[las que	-24
[[las redes	-20
[[las rosas	-13
[[las ruedas	-18
[[las salas	-13
[[las seis	-17
[[las siete	-11
[[las sillas	-14
[[las tablas	-15
[[las tiene	-10
[[las tiras	-14
[[las tres	-28
[[las ventanas	-16
[[las ventas	-13
[[las visitas	-21
[[las últimas	-13
[[lavada con	-14
[[lavado de	20
[[le da	-28
[[le damos	13
[[le dan	-17
[[le decimos	-19
[[le deja	-15
[[le dice	-19
[[le dicto	-22
[[le digo	-14
[[le dije	-17
[[le duele	-15
[[le dé	-17
[[le echa	-14
[[le echan	-16
[[le enseña	-11
[[le entrega	-10
[[le escribe	-10
[[le escribo	-13
[[le explica	-9
[[le falta	-14
[[le habla	-15
[[le hablo	-19
[[le haces	-14
[[le ofrece	-8
[[le ofreces	-19
[[le pasa	-16
[[le pide	-13
[[le pone	-19
[[le ponen	-15
[[le pregunta	-20
[[le preguntas	-15
[[le pregunto	-17
[[le pusimos	-16
[[le quita	-8
[[le toma	13
[[leen el	-12
[[lejos de	-16
[[lejos del	-10
[[lentes que	-13
[[libros que	-19
[[licenciado ,	-15
[[lima y	-15
[[limpia con	-13
[[limpia el	-14
[[limpia y	-21
[[limpiar con	-12
[[limpieza de	18
[[limpios y	-12
[[linternas y	-15
[[listado de	-18
[[listo ,	-11
[[llaman a	-8
[[llamar a	-16
[[llamarme a	-23
[[llamo al	-15
[[llaves de	10
[[llega ,	-11
[[llega a	-20
[[llega en	-20
[[llega la	-16
[[llega por	-11
[[llega y	-22
[[llena el	-22
[[llena la	13
[[llenas de	-15
[[llevamos tres	-15
[[llevo la	-14
[[lluvia o	-12
[[lo amarillo	-22
[[lo apunta	-15
[[lo baja	-9
[[lo cambia	-18
[[lo canta	-12
[[lo decide	-9
[[lo deja	-10
[[lo dejes	-12
[[lo del	15
[[lo dicto	-12
[[lo diga	-10
[[lo digo	-23
[[lo escribe	-14
[[lo escribo	-15
[[lo firma	-23
[[lo firme	-21
[[lo ha	-10
[[lo hablado	-14
[[lo hace	-20
[[lo hacemos	-15
[[lo hacen	-13
[[lo haya	-17
[[lo he	-10
[[lo llama	-16
[[lo llamamos	-10
[[lo lleva	-16
[[lo mismo	-13
[[lo más	-13
[[lo mínimo	-9
[[lo mío	-26
[[lo ordenas	-15
[[lo ordene	-19
[[lo otro	-11
[[lo pasa	-23
[[lo paso	-17
[[lo pongo	-10
[[lo primero	-18
[[lo pueda	-21
[[lo que	-20
[[lo quiere	-19
[[lo quiero	-19
[[lo recibe	-11
[[lo redacte	-8
[[lo roto	-15
[[lo segundo	-13
[[lo sepa	-11
[[lo tenemos	-14
[[lo tengan	-17
[[lo tengo	-16
[[lo tiene	-9
[[lo tienes	-12
[[lo trae	-19
[[lo ve	-12
[[lo viejo	-13
[[local ,	-9
[[lona de	-12
[[los 0	-10
[[los alumnos	-21
[[los anillos	-17
[[los ascensores	-25
[[los bolsillos	-19
[[los bordes	-12
[[los buses	-22
[[los camiones	-13
[[los chicos	-21
[[los clientes	-23
[[los coches	-13
[[los cortes	-15
[[los cuadernillos	-16
[[los cuadros	-20
[[los cuatro	-24
[[los da	-11
[[los datos	-11
[[los daños	-12
[[los de	-47
[[los dedos	-23
[[los del	-35
[[los delegados	-23
[[los demás	-22
[[los diez	-20
[[los domingos	-16
[[los dos	-32
[[los días	-9
[[los errores	-8
[[los frascos	-21
[[los guantes	-12
[[los instrumentos	-22
[[los jugadores	-21
[[los lados	-9
[[los lunes	-24
[[los martes	-22
[[los miércoles	-14
[[los muchachos	-35
[[los niños	-24
[[los nombres	-27
[[los noventa	-15
[[los números	-15
[[los ojos	-19
[[los originales	-10
[[los otros	-16
[[los padres	-16
[[los papeles	-20
[[los paquetes	-26
[[los pasajeros	-15
[[los pasillos	-12
[[los pedidos	-15
[[los pequeños	-19
[[los permisos	-21
[[los perros	-25
[[los pies	-9
[[los pisos	-20
[[los precintos	-9
[[los primeros	-13
[[los puntos	-21
[[los quesos	16
[[los quince	-16
[[los residentes	-22
[[los restos	-27
[[los rotos	-18
[[los seis	-26
[[los sábados	-27
[[los tableros	-19
[[los tamales	-10
[[los temporeros	-11
[[los tiempos	-16
[[los tiques	-10
[[los tornillos	-12
[[los tres	-24
[[los truenos	-8
[[los tubos	-21
[[los ve	-10
[[los vecinos	-17
[[los veinte	-12
[[los veteranos	-19
[[los viernes	-20
[[luces de	-13
[[luces y	-10
[[lupa ,	-9
[[lámpara y	-15
[[lápiz ,	-13
[[líneas ,	-16
[[lío con	-17
[[madera .	-9
[[mamá ,	-9
[[mamá de	-9
[[mamá y	-15
[[mandarlo a	-19
[[mandó a	-20
[[manejando así	-18
[[manera de	-27
[[manera que	-11
[[manual .	-12
[[manual de	-18
[[manual del	-22
[[marzo .	-10
[[marzo a	-12
[[marzo y	-14
[[masa madre	17
[[mayoría de	-15
[[medicinas no	-15
[[medidas ,	-11
[[medidas se	-23
[[medidor de	-8
[[medir con	-15
[[mejor que	-25
[[mella ,	-11
[[menor de	-9
[[menores de	-20
[[mensaje a	-13
[[mensajero ,	-9
[[merche ,	-12
[[metes el	12
[[meto el	-19
[[metro .	-9
[[minuto y	-9
[[miras la	-21
[[mirá la	-20
[[mis notas	-12
[[miércoles .	-10
[[mm ,	-8
[[moda .	-13
[[moja con	-9
[[moja el	-13
[[monitor de	-10
[[monitoras .	-11
[[monta en	-13
[[montaje de	14
[[mover el	-9
[[municipal de	-15
[[municipal y	-12
[[máquinas y	-12
[[máx .	-20
[[móvil .	-11
[[nacido ,	-13
[[nave .	-11
[[necesario fijar	-16
[[necesito ayuda	-10
[[necesito que	-25
[[negra y	-15
[[negro .	-12
[[negro sobre	-23
[[nerea ,	-18
[[niños .	-12
[[niños que	-15
[[noche ,	-15
[[noche .	-14
[[noche 0	-18
[[noche antes	-20
[[noche no	-13
[[noche se	-16
[[nombres de	-13
[[nombres propios	-18
[[nos costó	-11
[[nos exige	-16
[[nos ha	-22
[[nos han	-21
[[nos hizo	-22
[[nos lo	-8
[[nos pide	-19
[[nos piden	-14
[[nos puso	-15
[[nos quedó	-11
[[nos tiene	-9
[[nota de	-18
[[note .	-9
[[nudo de	-11
[[nudos no	-10
[[nunca al	-19
[[nunca con	-17
[[nunca de	-15
[[nunca el	-11
[[nunca en	13
[[nunca la	-19
[[nunca por	-15
[[nunca se	-20
[[nunca una	-18
[[nº 0	-9
[[nº de	-19
[[núm .	-15
[[oaxaca y	-10
[[objeto y	-13
[[objetos olvidados	13
[[obliga a	-11
[[ofrece agua	-9
[[olor a	-26
[[opuestas y	-13
[[oye ,	-10
[[pa que	-13
[[paciencia .	-9
[[padres y	-16
[[pala de	-10
[[palabra ,	-10
[[palabras .	-17
[[palabras de	-9
[[palmo de	-11
[[pantalla y	-12
[[para :	-22
[[para abajo	-14
[[para arriba	-16
[[para el	-38
[[para en	-13
[[para escribir	-20
[[para eso	-16
[[para las	-39
[[para leche	-9
[[para los	-45
[[para no	-14
[[para que	-44
[[para qué	-15
[[para sordos	-26
[[para todo	-9
[[para un	-22
[[para ver	-10
[[parada y	-17
[[parches adulto	-9
[[parejas ,	-8
[[partes ,	-9
[[partes de	-19
[[partida de	-18
[[partida no	-9
[[partir de	-16
[[partir del	-21
[[pasaporte ,	-20
[[pasar a	-24
[[pasar de	-21
[[pasar la	-21
[[pasar por	-17
[[pase el	-15
[[pasillo se	-13
[[pasó el	-9
[[pata de	-8
[[patas de	-17
[[patas y	-12
[[pecho ,	-14
[[pedido ,	-17
[[pedido de	9
[[pedido que	-17
[[pedidos se	-12
[[pedir .	-14
[[pedir dni	-13
[[pega la	-8
[[pegada en	-9
[[pegatina y	-9
[[pena ,	-12
[[pensado que	-9
[[peor ,	-11
[[pequeño en	-16
[[perdido ,	-20
[[perlas tener	-14
[[personal y	-17
[[pesan ,	-9
[[pesan y	-8
[[petición entra	-18
[[pidió el	-15
[[piel se	-19
[[pierde la	-17
[[pilar .	-9
[[pinza larga	-15
[[piquera y	-13
[[pisa la	-21
[[pisar la	-12
[[pista .	-21
[[placas de	-15
[[planta ,	-12
[[planta 0	-14
[[planta y	-21
[[plantilla del	-13
[[policía local	-12
[[poner el	14
[[poner la	-19
[[poner las	13
[[poner por	-25
[[pones en	-15
[[por alergias	-19
[[por aquí	-10
[[por cada	-12
[[por ciento	-22
[[por correo	-12
[[por debajo	-18
[[por dentro	-15
[[por dónde	-19
[[por el	-31
[[por encima	-21
[[por escrito	-44
[[por eso	-22
[[por favor	-12
[[por fuera	-13
[[por hoja	-9
[[por hora	-16
[[por la	-39
[[por lado	-9
[[por largo	-15
[[por las	-15
[[por lo	-19
[[por los	-20
[[por mi	-14
[[por mucho	-12
[[por orden	-15
[[por otra	-14
[[por pata	-17
[[por persona	-23
[[por punto	-18
[[por qué	-22
[[por radio	-14
[[por si	-14
[[por teléfono	-14
[[por tercera	-9
[[por un	10
[[por una	-23
[[por usar	-14
[[por último	-11
[[porcentaje de	15
[[portal ,	-13
[[portal y	-12
[[precinto de	-18
[[precinto en	-12
[[precintos y	-13
[[preguntarle al	-8
[[prendas de	-24
[[prende el	-13
[[prende la	-11
[[preparar un	13
[[presenta la	-11
[[primera hora	-21
[[primera vez	-17
[[primera visita	-19
[[probando probando	-24
[[procedimiento ,	-18
[[procedimiento de	11
[[profe qué	-15
[[programa ,	-11
[[propietario .	-12
[[propios no	-15
[[propone que	-12
[[propósito .	-12
[[préstamo de	20
[[puebla ,	-15
[[pueblo de	-9
[[puerto de	-13
[[puesta .	-11
[[puestos de	-18
[[pulveriza la	-20
[[puntos de	-13
[[pura vida	-15
[[puñado de	-12
[[páginas ,	-17
[[párroco ,	-13
[[quedo yo	-16
[[quería .	-11
[[queso de	9
[[quince días	-17
[[quince o	-17
[[quinto .	-13
[[quisiera que	-15
[[quitar el	-12
[[quitar lo	-17
[[qué es	-10
[[qué está	-13
[[qué hace	-23
[[qué pasa	-18
[[qué se	15
[[qué tal	-24
[[rafael ,	-14
[[raíz ,	-15
[[raíz de	-18
[[re :	-18
[[recepción de	30
[[recepción y	-16
[[receta del	-17
[[reciba un	-10
[[recibe el	-15
[[recibe en	-22
[[recibe la	-11
[[recién ahí	-14
[[recién nacido	-17
[[recoger ,	-15
[[reconocimiento médico	-8
[[redacta :	-11
[[redactar el	-20
[[ref .	-11
[[registro ,	-17
[[registro con	-11
[[reglamento de	-13
[[reglas de	-19
[[rejilla y	-11
[[rellena la	-14
[[rellenar hasta	-12
[[reparación de	11
[[reparten los	-10
[[reparto de	15
[[repone el	-11
[[resaca .	-14
[[resolvió que	-13
[[responsable de	-16
[[restos en	-18
[[resulta que	-28
[[retirada de	-8
[[rev .	-19
[[revisan los	-9
[[revisión del	9
[[revés ,	-17
[[riega la	-13
[[rodillo ,	-13
[[rompe el	-16
[[rosa .	-12
[[rosas no	-9
[[rotan cada	-10
[[ruegos y	-15
[[ruta 0	-12
[[rv :	-17
[[s .	-17
[[sabes ,	-8
[[sabía a	-14
[[saca la	-27
[[saca las	-14
[[saca los	-14
[[saca por	-18
[[sacar el	-21
[[sacar la	-11
[[sal ,	-8
[[sala ,	-8
[[sala .	-17
[[sala de	-23
[[sala pequeña	-8
[[sala se	-15
[[sala y	-17
[[sale a	12
[[sale antes	-9
[[sale con	-15
[[sale de	-16
[[sale el	-14
[[sale y	-18
[[salen a	-18
[[salen de	-20
[[salen dos	-15
[[salida .	-14
[[salida de	20
[[salida se	-9
[[salida y	-14
[[salir de	-12
[[salir se	-15
[[saluda al	-17
[[salude y	-16
[[salón de	-22
[[san cristóbal	-17
[[se abre	-30
[[se abren	-20
[[se acabó	-12
[[se acepta	-8
[[se acerca	-11
[[se acomoda	-16
[[se acorta	-16
[[se acuerda	-29
[[se afloja	-11
[[se agita	-12
[[se ajusta	-9
[[se anota	-14
[[se anotan	-12
[[se apaga	-14
[[se aparta	-27
[[se apartan	-17
[[se apilan	-14
[[se aplaza	-13
[[se aprieta	-15
[[se aprueba	-9
[[se apunta	-28
[[se apuntan	-10
[[se archiva	-14
[[se arma	-16
[[se arranca	-22
[[se arrastran	13
[[se arregla	-15
[[se aspira	-17
[[se atiende	-24
[[se avisa	-30
[[se añade	-18
[[se baja	-22
[[se bloquea	-10
[[se bota	-16
[[se busca	-13
[[se calienta	-20
[[se cambian	-20
[[se carga	-27
[[se cayó	-22
[[se checa	-10
[[se cierran	-19
[[se cobra	-17
[[se coge	-16
[[se coloca	-17
[[se come	-24
[[se comparten	-23
[[se comprueba	-8
[[se conecta	-12
[[se contesta	-12
[[se corre	-17
[[se corrige	-22
[[se corta	-29
[[se cortan	-17
[[se cortó	13
[[se cosecha	16
[[se cubre	-11
[[se cuela	-19
[[se cuelgan	-20
[[se cuenta	-18
[[se cuentan	-12
[[se da	-28
[[se dan	-17
[[se deja	-24
[[se dejan	-16
[[se descarga	-14
[[se descongela	-16
[[se descuenta	-10
[[se descuentan	-11
[[se deshacen	-19
[[se desinfecta	-18
[[se desopercula	-16
[[se despega	-11
[[se devuelve	-16
[[se devuelven	-15
[[se discute	-13
[[se documente	-28
[[se echa	-37
[[se embala	-11
[[se empieza	-17
[[se enciende	-8
[[se encienden	-12
[[se encontró	-11
[[se encuentre	-14
[[se enjuaga	-12
[[se entra	-27
[[se entregan	-24
[[se envuelve	-11
[[se escala	-18
[[se escapa	-9
[[se escoge	-14
[[se escucha	-23
[[se espera	-23
[[se esperan	-10
[[se esquila	14
[[se extrae	-11
[[se felicita	-12
[[se firma	-18
[[se fotografía	-12
[[se frota	-8
[[se fue	-27
[[se fuma	-8
[[se gira	-10
[[se golpea	-12
[[se guarda	-13
[[se guardan	-11
[[se ha	-22
[[se habla	-9
[[se hace	-48
[[se hacen	-31
[[se haga	-33
[[se han	-19
[[se imprime	-23
[[se inclina	-10
[[se jubila	-17
[[se la	-12
[[se larga	-22
[[se las	-18
[[se lava	9
[[se lee	-17
[[se les	-28
[[se levanta	-33
[[se levantan	-15
[[se limpia	-20
[[se limpian	-16
[[se llama	-29
[[se llena	-24
[[se lleva	-21
[[se llevó	-18
[[se lo	-37
[[se manda	-22
[[se marca	-16
[[se mata	-20
[[se me	-15
[[se mete	-22
[[se mezcla	-16
[[se mezclan	-16
[[se mide	-21
[[se mira	-11
[[se miran	-27
[[se monta	-15
[[se mueve	-16
[[se murieron	-14
[[se nombran	-9
[[se nos	-33
[[se note	-16
[[se ofrece	-13
[[se ordeña	-12
[[se oye	-17
[[se paga	-12
[[se parte	-19
[[se pasa	-15
[[se pasan	13
[[se pega	-16
[[se pegue	-8
[[se perdió	-19
[[se pesa	-12
[[se pesan	-18
[[se pica	-12
[[se pide	-25
[[se piden	-13
[[se pierde	-11
[[se pincha	-21
[[se pintan	-16
[[se pone	-33
[[se ponen	-23
[[se ponga	-16
[[se pregunta	-24
[[se prende	-19
[[se presenta	-13
[[se prestan	-20
[[se prueba	-14
[[se pueda	-28
[[se puede	-16
[[se pulveriza	13
[[se purga	-10
[[se queda	-45
[[se quedan	-21
[[se quedaron	-9
[[se quedó	-16
[[se quita	-35
[[se quitan	-12
[[se rasca	-21
[[se rechaza	-12
[[se recibe	-23
[[se recoge	12
[[se recogen	-19
[[se recorta	-9
[[se recupera	-19
[[se regresa	-15
[[se renueva	-12
[[se reparten	-18
[[se repasa	-11
[[se repite	-21
[[se repone	-20
[[se resolvió	-10
[[se retira	-29
[[se retiran	-11
[[se revisa	-32
[[se revisan	-27
[[se riega	-18
[[se riegan	-9
[[se rompe	-11
[[se saca	-48
[[se sacan	-18
[[se sale	-22
[[se seca	-17
[[se secan	-9
[[se sella	-10
[[se separa	10
[[se sienta	-17
[[se sientan	-14
[[se siente	-11
[[se solicita	-10
[[se sopla	-11
[[se sube	-20
[[se suelta	-13
[[se sujeta	-10
[[se sumerge	-11
[[se sustituye	-10
[[se tacha	-14
[[se tapa	-26
[[se tapan	-18
[[se te	-19
[[se tira	-24
[[se tiran	-19
[[se toca	-27
[[se tocan	-17
[[se toma	-16
[[se toman	-16
[[se unta	-16
[[se usa	-16
[[se usan	-15
[[se va	-33
[[se vacía	-10
[[se van	-10
[[se ve	-23
[[se vea	-19
[[se vende	-12
[[se ventila	-13
[[se verá	-13
[[se voltea	-8
[[se voltean	-24
[[se vuelcan	-11
[[se vuelve	-20
[[seco ,	-14
[[seco y	-14
[[secretaria .	-11
[[secretario de	-11
[[secretaría de	-11
[[seguridad ,	-12
[[seguridad .	-9
[[sello y	-17
[[sentido del	-17
[[septiembre .	-9
[[septiembre y	-18
[[serio ,	-16
[[servidora ,	-13
[[sesenta y	-11
[[sesión a	-19
[[set point	-9
[[seta de	-14
[[setenta y	-20
[[señores :	-10
[[si a	-20
[[si alguien	-29
[[si alguno	-12
[[si aparece	10
[[si da	-13
[[si dice	-17
[[si el	-41
[[si en	16
[[si es	-31
[[si estuviera	-17
[[si falla	-20
[[si falta	-18
[[si hace	-18
[[si han	-15
[[si hay	-45
[[si huele	-29
[[si la	-28
[[si le	-15
[[si lo	-17
[[si los	-18
[[si muerde	-18
[[si no	-37
[[si pasa	-17
[[si puede	-13
[[si quiere	-29
[[si quieren	-18
[[si sale	-26
[[si salen	-20
[[si salta	-26
[[si son	-17
[[si suena	-20
[[si tampoco	-8
[[si te	13
[[si tiene	-23
[[si un	16
[[si va	-10
[[si ve	-19
[[si ya	-22
[[sienta a	-12
[[siguiendo la	-10
[[silencio y	-11
[[silla de	-8
[[sirva para	-13
[[sirve .	-11
[[sirve para	-14
[[sitio ,	-9
[[socio que	-19
[[soles ,	-11
[[solicito que	-20
[[solicitud de	18
[[solución de	-16
[[sonda en	-13
[[sonidos entre	-8
[[spray ,	-15
[[sra .	-17
[[subir ,	-18
[[subir a	-19
[[suegro y	-8
[[suelto ,	-12
[[suiza ,	-11
[[superficie y	-11
[[sustituye a	-12
[[susto con	-16
[[suya .	-11
[[sábado ,	-18
[[sábado pasado	-15
[[sábados .	-12
[[t .	-10
[[tablilla con	-12
[[tal ,	-16
[[tal la	-13
[[taller de	-22
[[tambor con	-15
[[tanda de	-19
[[tanque 0	-17
[[tanque de	-13
[[tanque ni	-11
[[tanque y	-9
[[tanto ,	-15
[[tapado con	-11
[[tapar el	13
[[tardes ,	-11
[[tarjeta de	-19
[[tarjeta roja	-11
[[tarjeta y	-16
[[techo y	-15
[[tema :	-13
[[temporada .	-8
[[temporada de	-15
[[terapia intensiva	-23
[[terminar se	-13
[[termómetro en	-13
[[test de	-18
[[testigo de	-9
[[texto modelo	-11
[[tibia y	-12
[[tienda es	-12
[[tienen que	-23
[[tienes que	-14
[[tinta en	-19
[[tipo ,	-18
[[tirando de	-11
[[tiza y	-12
[[tiñe .	-10
[[toalla y	-13
[[tocó a	-20
[[toma el	12
[[toma foto	-15
[[toma la	-26
[[toque con	-8
[[toque el	-19
[[trabaja en	-13
[[trabajamos en	-23
[[trapo mojado	-8
[[trapos mojados	-14
[[tras el	-18
[[traslado de	11
[[trescientas personas	-23
[[turno ,	-12
[[turno .	-14
[[turno lo	-19
[[turno se	-13
[[turno y	-17
[[turnos ,	-10
[[tuvimos un	-20
[[tío y	-8
[[título :	-11
[[un abrazo	-17
[[un adulto	-13
[[un ayudante	-12
[[un año	-12
[[un años	-9
[[un balde	-16
[[un bote	-15
[[un café	-8
[[un candado	-12
[[un centro	-11
[[un chico	-16
[[un cliente	-14
[[un club	-10
[[un compañero	-13
[[un cuadro	-8
[[un cuarto	-20
[[un documento	-33
[[un día	-23
[[un equipo	-10
[[un escrito	-24
[[un grupo	-16
[[un instructivo	-38
[[un lado	-13
[[un lote	-15
[[un lío	-17
[[un manual	-14
[[un metro	-17
[[un minuto	-11
[[un muchacho	-14
[[un niño	-13
[[un palmo	-11
[[un papel	-30
[[un patio	-15
[[un piano	-15
[[un poco	-10
[[un poquito	-16
[[un primer	-13
[[un procedimiento	-37
[[un pueblo	-8
[[un puñado	-8
[[un reglamento	-18
[[un restaurante	-19
[[un salón	-19
[[un sobre	-26
[[un solo	-14
[[un susto	-17
[[un taller	-8
[[un tanque	-12
[[un teatro	-14
[[un texto	-19
[[un título	-13
[[un vecino	-17
[[un voluntario	-9
[[una ,	-13
[[una bodega	-18
[[una chica	-17
[[una clienta	-16
[[una cooperativa	-15
[[una cosa	-21
[[una de	-23
[[una empresa	-26
[[una en	-12
[[una familia	-26
[[una ficha	-14
[[una franja	-12
[[una gota	-15
[[una guía	-40
[[una hoja	-27
[[una hora	-30
[[una madre	-17
[[una mano	-26
[[una muestra	13
[[una máquina	-15
[[una norma	-23
[[una oficina	-18
[[una partida	-16
[[una persona	-33
[[una por	-16
[[una reclamación	-11
[[una se	-17
[[una segunda	-11
[[una señora	-20
[[una sola	-24
[[una tela	-20
[[una tercera	-9
[[una tienda	-24
[[una vez	-17
[[una vuelta	-23
[[unificar la	-23
[[unos veinte	-17
[[urgencia ,	-8
[[vacaciones de	-14
[[vacías con	-14
[[valencia .	-16
[[valle de	-16
[[vamos a	-34
[[varias cosas	-18
[[vecino de	-9
[[vela de	-14
[[velocidad reducida	-19
[[vendría de	-20
[[venir .	-9
[[ventana ,	-8
[[ventana abierta	-8
[[ventanilla .	-12
[[verano con	-18
[[verano llegan	-22
[[verano pasado	-12
[[verdad es	-15
[[vereda y	-16
[[versión 0	-14
[[viaje de	-18
[[vida y	-12
[[vidrio con	-14
[[vieja se	-11
[[vinagre ,	-18
[[vino una	-13
[[visita ,	-11
[[vista ,	-12
[[visto bueno	12
[[visto en	-17
[[vitrina ,	-15
[[vive en	-14
[[voltea el	-14
[[voluntarios y	-15
[[volver a	-25
[[vos que	-15
[[vuelo .	-13
[[vuelo con	9
[[vuelta ,	-9
[[vuelta .	-12
[[vuelta a	-13
[[vuelta al	-18
[[vuelta y	-16
[[vuelto a	-12
[[vuelven a	-15
[[víspera y	-9
[[xq el	-17
[[yema de	-10
[[yemas ,	-12
[[zaragoza y	-12
[[ºc ,	-17
[[ácido en	-21
[[ácido y	-9
[[óscar ,	-10
[[único que	-15
[]	-9900
[a	-9900
[abajo	-9900
[abierta	-9900
[abiertas	-20
[abierto	-9900
[abogado	-16
[abono	-14
[abrazo	-12
[abren	-9900
[abres	-19
[abril	-18
[abrimos	-14
[abrir	16
[abro	-13
[abrochado	-11
[abuelo	-13
[acaba	-27
[acabar	-17
[acabó	-18
[acceso	-16
[accidente	-11
[aceite	-25
[acepta	-21
[acepte	-13
[acequiero	-10
[acerca	-20
[acero	-12
[aclarado	-21
[aclarar	-10
[acomoda	-18
[acompaña	-9
[acompañante	-12
[acondicionado	-21
[acordate	-16
[acorta	-15
[acta	-9900
[acto	-15
[actor	-20
[actuar	13
[acuerda	-22
[acuerdo	-18
[acuse	-13
[acá	-9900
[adela	-11
[adelanta	-9
[adelante	-19
[además	-25
[adentro	-9900
[administrador	-12
[adornos	-12
[adulto	-17
[aeropuerto	-24
[afloja	-16
[aflojar	-10
[afuera	-19
[agarra	-17
[agarró	-19
[agencia	-24
[agosto	-21
[agradeceré	-14
[agradecería	-20
[agrega	-8
[agua	-9900
[aguja	-23
[agujas	-19
[agujero	-12
[agujeros	-12
[ah	-26
[ahora	-9900
[ahí	-9900
[aire	-9900
[aislamiento	-18
[ajedrez	-13
[ajuste	9
[al	-62
[alarma	-19
[alas	-13
[albarán	-16
[alcalde	-15
[alcaldía	-9
[alcance	-19
[alcohol	-9900
[alergia	-17
[alergias	-27
[alevines	-13
[alfombra	-17
[alginato	-8
[algo	-9900
[algodón	-22
[alguien	-15
[alguna	-20
[alguno	-19
[algún	-11
[alimentos	-10
[aljibe	-9
[allá	-17
[allí	-18
[almacén	13
[alrededor	-24
[alta	-9900
[alternas	-12
[alto	-9
[altura	-9900
[alumno	-16
[alumnos	-23
[alzas	-10
[amable	-19
[amarilla	-19
[amarillo	-9900
[amarillos	-12
[ambas	-9
[amigos	-18
[amonio	-14
[amparo	-19
[ancho	-16
[anda	-18
[andamio	-15
[andamos	-12
[andar	-14
[andén	-12
[anemómetro	-18
[anexo	-16
[anillos	-17
[animal	-21
[animales	-18
[anoche	-22
[anota	-9900
[anotan	-19
[anotás	-9
[anselmo	-15
[ante	-25
[antecedentes	-11
[antemano	-10
[antena	-15
[anterior	-9900
[antes	-67
[antiguo	-19
[antiguos	-19
[anual	-16
[anunciada	-18
[anuncian	-12
[anuncios	-17
[apaga	-9900
[apagada	-10
[apagar	-17
[apagó	-15
[aparato	-11
[aparece	-18
[apareció	-15
[aparta	-25
[apartan	-14
[aparte	-9900
[apellido	-16
[apertura	23
[apilan	-11
[aplaza	-9
[aplica	-14
[apostilla	-18
[app	-12
[aprendiza	-11
[apretada	-21
[apretar	-18
[aprieta	-17
[aprobadas	-9
[aprueba	-15
[apunta	-9900
[apuntado	-12
[apuntan	-12
[apuntar	-24
[apuntas	-16
[apuntes	-21
[apunto	-10
[apuro	-15
[aquí	-9900
[archiva	-9
[archivo	-17
[archivos	-15
[arco	-14
[arcos	-12
[arena	-18
[arequipa	-14
[arma	-20
[armador	-13
[arman	-18
[armar	-23
[armario	-21
[arme	-21
[armemos	-30
[arneses	-10
[arnés	-22
[aro	-12
[arqueo	11
[arrancar	-16
[arranco	-23
[arranque	11
[arrastran	-16
[arregla	-11
[arreglar	-12
[arregle	-9
[arreglo	-18
[arriba	-9900
[arroz	-15
[art	-9900
[asamblea	-15
[ascensor	-27
[ascensores	-25
[aseguradora	-21
[asiento	-31
[asisten	-17
[asociación	-12
[aspira	-13
[aspirador	-19
[aspiradora	-16
[aspirar	-14
[asuntos	-16
[asusta	-17
[así	-9900
[atendemos	-28
[atender	-11
[atiende	-29
[atrás	-9900
[audio	-16
[auditor	-16
[auditoría	-18
[audífonos	-17
[aulas	-17
[aunque	-9900
[auto	-12
[autobús	-14
[autoclave	-13
[automática	-10
[automático	-11
[autor	-14
[autoriza	-16
[autorización	-26
[autorizada	-14
[autos	-21
[auxiliar	-22
[auxiliares	-14
[av	-17
[avalúo	10
[ave	-25
[avería	-17
[aves	-9
[avisar	-15
[aviso	-9900
[ay	-15
[ayer	-9900
[ayuda	-24
[ayudante	-19
[ayudas	-13
[ayuntamiento	-35
[ayuntamientos	-13
[azar	-12
[azufre	-18
[azul	-9900
[añade	-18
[añadir	-14
[año	-9900
[años	-9900
[b	-9900
[baja	-9900
[bajamos	-11
[bajando	-11
[bajas	-23
[baje	-18
[bajo	-9900
[bajó	-24
[balanza	-10
[balcón	-16
[balda	-14
[balde	-18
[balsa	-10
[banco	-20
[banda	-16
[bandeja	-9900
[bandejas	-10
[bandera	-15
[bar	-10
[barca	-13
[barco	-17
[bares	-13
[barniz	-10
[barra	-21
[barrer	-15
[barrera	-18
[barrido	-15
[barrio	-25
[barro	-15
[base	-9900
[basta	-13
[bastante	-18
[bastaría	-18
[bastoncillo	-15
[basura	-20
[bata	-16
[batea	-20
[batería	-11
[baterías	-12
[bayeta	-10
[baño	-9900
[bea	-16
[bebido	-9
[bebé	-19
[bebés	-21
[becarios	-11
[bendiga	-8
[beneficio	-17
[beso	-12
[beto	-31
[biblioteca	-28
[bicho	-20
[bici	-13
[bicicletas	-15
[bidón	-13
[bien	-9900
[billete	-26
[biombo	-11
[bitácora	-13
[blanca	-14
[blanco	-9900
[blando	-9
[bloque	-14
[bloquea	-25
[boca	-9900
[boda	-29
[bodas	-20
[bodega	-32
[bodeguero	-10
[bogotá	-18
[bolas	-15
[boleta	-21
[boletín	15
[bolsa	-9900
[bolsas	-21
[bolsillo	-13
[bolsillos	-15
[bomba	-19
[bombas	-12
[bombeo	-15
[bombo	-20
[bonito	-9900
[boquilla	-14
[borde	-15
[bordes	-11
[bordo	-11
[borra	-14
[borrador	-9900
[bota	-19
[botas	-31
[bote	-9900
[botella	-16
[botes	-17
[botijo	-9
[botiquín	-17
[botón	-22
[boya	-9
[brasil	-20
[breve	-28
[brida	-13
[brigada	-18
[bruto	-12
[buen	-16
[buena	-17
[buenas	-9900
[bueno	-9900
[buenos	-9900
[buenísimo	-14
[bulto	-11
[burbujas	-11
[busca	-9900
[buscar	-18
[buscas	-16
[busco	-11
[buses	-20
[busque	-22
[buzón	-23
[báscula	-14
[básico	-14
[c	-9900
[caballo	-8
[cabecera	-14
[caben	-9
[cabeza	-9900
[cabezal	-21
[cabina	-9900
[cable	-9900
[cables	-17
[cabra	-13
[cada	-34
[cadena	-17
[cadera	-13
[caduca	-17
[caducidad	-17
[cae	-16
[café	-9900
[caiga	-16
[cajas	-9900
[cajón	-9900
[cal	-13
[calcula	-12
[caldera	-14
[calefacción	-9
[calendario	-14
[calentar	-21
[calibre	-9
[calidad	-9900
[calienta	-20
[caliente	-9900
[calientes	-13
[calle	-9900
[calles	-13
[calor	-21
[calza	-16
[calzado	-25
[cama	-12
[camarera	-9
[cambia	-9900
[cambiamos	-13
[cambiar	-15
[cambiaron	-14
[cambias	-17
[cambie	-10
[cambio	23
[cambios	9
[camilla	-24
[camina	-15
[camino	-18
[camiones	-25
[camioneta	-18
[campana	-26
[campanas	-15
[campaneros	-9
[campanilla	-15
[campaña	-14
[campo	-27
[canciones	-14
[canción	-24
[candado	-9900
[canilla	-14
[canta	-13
[cantidad	-18
[canto	-19
[cantos	-25
[capa	-22
[capas	-15
[capataz	-20
[capturas	-23
[capítulo	-8
[cara	-9900
[caracoles	-22
[caracteres	-17
[caras	-18
[carcasa	-24
[carga	-18
[cargado	-9
[cargar	14
[cargo	-30
[carilla	-14
[carne	-21
[carnicería	-19
[carné	-16
[caro	-11
[carpeta	-16
[carretera	-12
[carrito	-17
[carritos	-18
[carro	-20
[carros	-13
[carta	-27
[cartel	-9900
[carteles	-10
[cartilla	-19
[cartón	-20
[casco	-9900
[cascos	-12
[caseta	-12
[casi	-9900
[caso	-19
[castellano	-18
[cata	-11
[categoría	-9
[catorce	-28
[causa	-16
[cayó	-26
[cazo	-13
[caída	-15
[caído	-18
[caña	-14
[cañas	-13
[cc	-16
[celo	-13
[celular	-15
[cementerio	-23
[cenizas	-13
[centrada	-20
[central	-13
[centro	-16
[centros	-8
[centímetros	-23
[cepilla	-17
[cepillo	-22
[cepillos	-19
[cera	-11
[cerca	-24
[cercano	-18
[cero	-13
[cerrada	-29
[cerrado	-14
[cerradura	-16
[cerrando	-23
[cerrar	-9900
[cerro	-11
[cerró	-14
[certificación	-22
[certificado	-9900
[cerámica	-14
[cesta	-11
[cestas	-16
[chaleco	-19
[chalecos	-14
[chapa	-18
[charla	-14
[charo	-13
[charola	-14
[chat	-16
[chaval	-20
[chavales	-19
[chayo	-20
[che	-24
[checa	-25
[chef	-11
[chema	-18
[chica	-9900
[chicas	-36
[chicle	-11
[chico	-9900
[chicos	-20
[china	-12
[chiquito	-12
[chocolate	-18
[chofer	-9900
[chorro	-19
[chorros	-13
[chupa	13
[chófer	-17
[ciclo	-12
[cien	-9900
[ciento	-9900
[cierra	-9900
[cierran	-13
[cierras	-16
[cierre	14
[cifrado	-12
[cilindro	-14
[cilindros	-15
[cinco	-9900
[cincuenta	-31
[cinta	-9900
[cintas	-19
[cintura	-13
[cinturones	-13
[cinturón	-17
[circuito	12
[circular	-14
[cisterna	-25
[cisternas	-14
[cita	-14
[civil	-21
[clara	-21
[claras	-20
[clarito	-27
[claro	-24
[clasifica	-8
[clava	-8
[clave	-20
[clienta	-22
[cliente	-9900
[clientes	-25
[cloro	-9900
[club	-16
[clínica	-24
[cm	-9900
[co2	-12
[cobertura	-12
[cobra	-19
[cobrar	13
[cobre	-19
[cobro	-12
[coca	-16
[coche	19
[coches	-15
[cocina	-9900
[cofradía	-12
[coge	-24
[cogen	-13
[coger	-20
[coincide	-13
[cola	-9900
[colada	14
[colado	14
[colar	-18
[colchón	-13
[colegio	-11
[colgada	-10
[colgadas	-12
[colgado	-27
[colgar	-19
[collar	-16
[coloca	-19
[colocar	12
[colonia	14
[color	-9900
[colores	-10
[colón	-18
[come	-12
[comen	-11
[comenta	-19
[comer	-11
[comercial	-20
[comida	-29
[comido	-11
[comisario	-15
[comisión	-20
[comité	-25
[como	-9900
[compara	-9900
[comparten	-9
[compañero	-25
[compañeros	-24
[compañía	-20
[completa	-29
[completas	-9
[completo	-22
[compra	-28
[comprador	-23
[compras	-13
[compresor	-12
[comprobación	-12
[comprobar	-14
[comprueba	-9900
[compu	-18
[compuerta	-13
[compuertas	-15
[comunidad	-26
[con	-9900
[concejal	-29
[concha	-21
[concierto	-23
[condición	-18
[conductor	-10
[conecta	-12
[conectar	-17
[confirma	-13
[confirmen	-14
[conforme	-13
[conformidad	-10
[congela	-13
[congelador	-13
[congelar	14
[congreso	-21
[cono	-27
[conoce	-9
[conos	-10
[consejo	-16
[conserje	-14
[conserjería	-14
[conservación	-9
[conservadora	-9
[considero	-24
[consignar	-17
[consola	-18
[consta	-12
[constar	-14
[conste	-29
[constructora	-10
[contaba	-18
[contabilidad	-16
[contacto	-10
[contado	-16
[contador	-15
[contando	-23
[contenedor	-21
[contenedores	-13
[contenido	-12
[contesta	-9900
[contestado	-20
[contestan	-11
[continuación	-19
[contorno	-12
[contra	-9900
[contraluz	-10
[contratista	-13
[contrato	-19
[control	23
[controla	-11
[controlada	-12
[contó	-22
[convertir	-25
[conviene	-25
[coop	-13
[cooperativa	-19
[coordenadas	-12
[coordinación	-18
[coordinador	-13
[coordinadora	-18
[copia	-9900
[copias	-15
[corazón	-24
[corcho	-22
[corona	-16
[corre	-16
[correa	-24
[correas	-24
[corren	-14
[correo	-9900
[correr	-9
[corresponda	-19
[corriente	-8
[corrige	-19
[corta	-9900
[cortar	-12
[cortas	-19
[corte	-9
[cortes	-22
[corto	-23
[cortó	-19
[cosa	-9900
[cosas	-9900
[cosecha	-22
[costado	-9
[costra	-10
[costumbre	-19
[costó	-12
[coteja	-9
[crea	-9
[cree	-23
[creen	-8
[cremallera	-9
[crematorio	-10
[creo	-23
[criamos	12
[cristal	-12
[cristóbal	-16
[crotal	-13
[cruz	-14
[cruzadas	-19
[cría	-27
[cuadernillo	-16
[cuadernillos	-16
[cuaderno	-9900
[cuadra	-13
[cuadrilla	10
[cuadrillas	-17
[cuadro	-24
[cuadros	-15
[cualquier	-25
[cualquiera	-19
[cuando	32
[cuanto	-24
[cuarenta	-9900
[cuarentena	-16
[cuarta	-15
[cuartas	-20
[cuarto	-9900
[cuartos	-16
[cuatro	-9900
[cubeta	-12
[cubo	-25
[cubos	-22
[cubre	-10
[cucharada	-11
[cuchilla	-16
[cuchillo	-24
[cuela	-18
[cuelga	-9900
[cuelgan	-22
[cuello	-17
[cuenca	-19
[cuenta	-9900
[cuentan	-9900
[cuentas	-33
[cuento	-9900
[cuerda	-9900
[cuerdas	-37
[cuero	-16
[cuerpo	-29
[cuesta	-19
[cueva	-23
[culpa	-24
[culpables	-8
[cultivo	-11
[cuotas	-19
[curro	-13
[curso	-17
[custodia	-14
[cuál	-11
[cuándo	-31
[cuántas	-13
[cuánto	-21
[cuántos	-15
[cuñada	-9
[cuñado	-19
[cádiz	-15
[cámaras	-18
[cód	-12
[código	-19
[cómo	49
[córdoba	-20
[cúpula	-18
[d	-13
[da	-9900
[dado	-34
[dale	-28
[damos	-31
[dan	-24
[dando	-9
[dani	-20
[dar	-9900
[darle	-9
[das	-18
[datos	-13
[datáfono	-8
[daños	-16
[de	-119
[debajo	-9900
[debe	-19
[debería	-13
[debo	-18
[decente	-12
[decide	-9900
[decimos	-14
[decir	-25
[decirle	-15
[decirlo	-16
[declaración	-15
[dedo	-23
[dedos	-9900
[definir	-26
[deja	-9900
[dejado	-19
[dejan	-16
[dejar	-9900
[dejarla	-11
[dejas	-12
[deje	-12
[dejes	-13
[dejo	-21
[dejó	-19
[del	-9900
[delantal	-11
[delante	-9900
[delegado	-21
[delegados	-19
[demás	-19
[densidad	15
[dental	-13
[dentro	-9900
[denuncia	-19
[departamento	-16
[deploy	-21
[depto	-18
[depuradora	-14
[depósito	-9900
[derecha	-9
[derecho	-18
[desagüe	-9
[desarrollo	-9
[descansa	-13
[descanse	-16
[descarga	13
[describe	-12
[descuelgue	-12
[descuentan	-10
[desde	-13
[desenchufada	-16
[deshacen	-15
[deshielo	-14
[desinfecta	-19
[desinfectante	-9
[desmonta	-8
[desmontaje	8
[desmontar	-18
[desopercula	-12
[despacio	-9900
[despedirse	-10
[después	-9900
[destapa	-9
[destilada	-11
[destino	-23
[detalle	-13
[detrás	-9900
[devoluciones	-23
[devolución	-24
[devolverlo	-11
[devolvió	-9
[devuelve	-9900
[devuelven	-17
[di	-21
[diaria	-17
[diario	-19
[diarios	-19
[dibujo	-21
[dibujos	-17
[dice	-9900
[dicen	-25
[dices	-14
[dicho	-19
[diciembre	-15
[diciendo	-21
[dicto	-21
[diecinueve	-17
[dieciocho	-25
[dieciséis	-15
[diez	-9900
[diferencia	-17
[diferente	-11
[digo	-9900
[dije	-19
[dijeron	-10
[dijo	-9900
[dile	-12
[dinero	-9900
[dio	-22
[dios	-9900
[dirección	-9900
[directamente	-25
[directo	-23
[director	-9
[directora	-18
[dirijo	-20
[diría	-8
[disco	-19
[disculpas	-11
[disculpe	-16
[discute	-15
[discutir	-13
[disposición	-9
[distancia	-10
[distinta	-18
[distintas	-17
[distinto	-24
[distintos	-14
[distribución	-16
[diálisis	-11
[diésel	-16
[dni	-9900
[doble	-9900
[doce	-9900
[doctora	-17
[documente	-20
[documento	-9900
[documentos	-17
[domicilio	-21
[domingo	-9900
[domingos	-18
[don	-9900
[donante	-29
[donantes	-19
[donde	-27
[dormir	-9
[dos	-18
[doscientos	-24
[dosis	-11
[doy	-18
[doña	-16
[dr	-20
[dra	-16
[drenaje	-14
[dron	-24
[ducha	-19
[duele	-9
[duermen	-15
[dueño	-22
[dulce	-18
[durante	-9900
[duro	-13
[dé	-21
[día	-9900
[días	-9900
[dónde	-9900
[e	-22
[echa	-9900
[echan	-20
[echar	-22
[eches	-17
[edad	-10
[edición	-16
[edificio	-20
[edificios	-16
[educación	-12
[educadora	-34
[eh	-9900
[eje	-18
[ejemplar	-17
[elaboró	-13
[electricista	-12
[elevador	-14
[elige	-13
[ella	-9900
[ellas	-25
[ello	-22
[ellos	-22
[elvira	-18
[eléctrico	-11
[eléctricos	-16
[embarque	22
[emergencia	-17
[emisora	-18
[empezamos	-20
[empezando	-12
[empezar	-19
[empezó	-12
[empeño	-15
[empieza	-9900
[empiezan	-25
[empiezo	-14
[empleado	-25
[empresa	-9900
[empujar	-13
[en	-59
[encantadora	-13
[encargada	-20
[encargado	-9900
[encargo	-21
[encender	-17
[encendida	-17
[enchufes	-17
[enciende	-11
[encienden	-9
[encima	-9900
[encina	-10
[encoge	-14
[encomienda	-14
[encontré	-16
[encontró	-16
[encuentra	-19
[encuentre	-8
[energía	-9
[enero	-9900
[enfermera	-16
[enfermería	-14
[enfrente	-9
[enjuaga	-11
[enjuagar	-11
[enlace	-23
[enrolla	-9
[enrollada	-12
[ensaya	-14
[ensayo	-14
[enseña	-23
[enseñamos	-17
[enseñar	-14
[enséñale	-12
[entendido	-12
[entera	-9900
[enteras	-10
[entero	-9900
[enterramos	-11
[entienda	-11
[entiendan	-21
[entonces	-9900
[entra	-9900
[entrada	15
[entradas	14
[entran	-9900
[entrar	-9900
[entre	-9900
[entrega	17
[entregamos	-16
[entregan	-20
[entregarlo	-14
[entren	-21
[entró	-24
[enviado	-18
[envuelta	-10
[envía	-12
[enólogo	-14
[equipo	-9900
[era	-9900
[ernesto	-15
[error	-16
[errores	-9
[es	-9900
[esa	-9900
[esas	-24
[escala	-19
[escalera	-11
[escanea	-17
[escarcha	-9
[escoge	-15
[escolar	-14
[escolares	-24
[escribe	-9900
[escribes	-10
[escribir	-20
[escribió	-16
[escribo	-9900
[escrito	-10
[escucha	-18
[escuela	-28
[escurrir	-12
[escáner	-13
[ese	-9900
[esfera	-8
[eso	-9900
[esos	-9
[espacio	-16
[espalda	-20
[espaldas	-15
[español	-17
[especial	-18
[especiales	-11
[especie	-9
[espejo	-23
[espera	-9900
[esperan	-9
[esperando	-14
[esperar	-9900
[esperas	-10
[espere	-16
[espero	-23
[esponja	-16
[esporas	-18
[esposa	-8
[espuma	-17
[espátula	-13
[espíritu	-16
[esquila	9
[esquina	-20
[esquinas	-22
[esta	-9900
[estaba	-21
[estaciones	-14
[estación	-25
[estado	-16
[estamos	-23
[estar	-30
[estas	-23
[este	-9900
[esterilización	18
[estimada	-12
[estimado	-19
[estimados	-18
[esto	-9900
[estos	-9
[estoy	-9900
[estructura	-23
[estuche	-9
[estudiantes	-22
[estudio	-26
[estuviera	-14
[estuvieron	-10
[estuvimos	-13
[estuvo	-25
[está	-9900
[están	-9900
[estás	-9
[esté	-9900
[estén	-11
[etcheverry	-12
[etiqueta	-9900
[etiquetas	-13
[euros	-9900
[evaristo	-8
[evitar	-19
[examen	-23
[excusa	-19
[exige	-17
[exista	-14
[existe	-19
[expediente	-14
[expedientes	15
[explica	-8
[explicar	-17
[explicarle	-11
[explico	-19
[explicó	-14
[explique	-25
[expone	-14
[exportación	-21
[exterior	-10
[extintor	-14
[extintores	12
[extra	-16
[extracto	-16
[extractor	-11
[extrae	-11
[factura	-11
[facturas	18
[facultad	-20
[faja	-9
[falla	-16
[falso	-17
[falta	-9900
[faltan	-15
[faltas	-20
[falte	-21
[familia	-9900
[familiar	-20
[familias	-9900
[fantasía	-10
[farmacéutico	-14
[favor	-9900
[fe	-14
[febrero	-21
[fecha	-9900
[federación	-20
[felicita	-9
[feria	-22
[fermín	-11
[fernando	-13
[fianza	-17
[fibra	-21
[ficha	-9900
[fichas	-11
[fiebre	-17
[figure	-14
[fija	-19
[fijada	-22
[fijar	-27
[fijo	-13
[film	-22
[filtro	-10
[filtros	-22
[fin	-17
[fina	-14
[final	-9900
[finca	-27
[fino	-15
[firma	-9900
[firmada	-9900
[firmado	-16
[firmados	-12
[firman	-8
[firmar	-23
[firmas	-17
[firme	-22
[firmo	-9
[flor	-20
[flores	-9
[flota	-11
[foco	-15
[fondo	-9900
[fontanero	-13
[forma	-9900
[formas	-19
[formato	-14
[fosa	-11
[foso	-17
[foto	-9900
[fotografía	-10
[fotos	-9900
[francés	-9
[franja	-15
[frascos	-18
[frases	-20
[frecuencia	-11
[freelance	-18
[freezer	-8
[freno	-36
[frenos	-11
[frente	-12
[fresa	-18
[frontofocómetro	-13
[frota	-9
[fría	-14
[frío	-9900
[fue	-9900
[fuego	-19
[fuera	-9900
[fuga	-9
[fui	-24
[fuma	-10
[fumigación	18
[funciona	-15
[funcionario	-12
[función	-28
[fundición	-9
[funeraria	-22
[furgo	-12
[furgoneta	-13
[fwd	-15
[fútbol	-13
[g	-11
[gallinas	-8
[galpón	-21
[gamuza	-11
[gana	-19
[gancho	-14
[gas	-9900
[gasa	-21
[gasoil	-11
[gato	-10
[gatos	-27
[gel	-15
[generación	-16
[general	-25
[gente	-9900
[gerencia	-14
[gerente	-15
[gestor	-20
[gira	-9900
[girando	-18
[gladys	-20
[globo	-11
[golpe	-29
[golpea	-10
[golpes	-14
[goma	-9900
[gorda	-17
[gorka	-13
[gota	-20
[gotas	-18
[gotea	-11
[graba	-11
[grabado	-24
[grabando	-28
[grabe	-21
[grabo	-27
[gracia	-9
[gracias	-9900
[grado	16
[grados	-9900
[graduación	10
[gramos	-28
[grande	-9900
[grandes	-14
[grano	-9
[grasa	-10
[grave	-11
[gremio	-11
[grietas	-18
[grifo	-19
[grifos	-18
[gris	-15
[grita	-11
[gruesos	-12
[grumos	-14
[grupo	-9900
[grúa	-21
[guadalajara	-9
[guante	-18
[guantes	-9900
[guarda	-9900
[guardada	-15
[guardan	-9
[guardia	-23
[guardo	-11
[guata	-19
[guayaquil	-10
[guerra	-10
[guion	12
[gustaría	-24
[gusto	-17
[guía	-13
[género	-10
[h	-9900
[ha	-9
[haber	-14
[habitación	-19
[habla	-9900
[hablado	-22
[hablamos	-14
[hablar	-27
[hablo	-26
[habéis	-14
[había	-24
[hace	-9900
[hacen	-9900
[hacer	-38
[haces	-15
[hacia	-9900
[hacienda	-20
[hacé	-15
[hacía	-19
[haga	-9900
[hagan	-17
[hago	-9900
[halcones	-15
[halló	-10
[han	-9900
[harina	-22
[harris	-16
[haría	-18
[harías	-17
[hasta	-9900
[hay	-18
[haya	-9900
[hazme	-17
[he	-9900
[hecha	-16
[hechas	-10
[hecho	-26
[hectáreas	-17
[helada	-18
[helado	-19
[helio	-9
[hembra	-9
[hemos	-27
[hermana	-19
[hermanas	-23
[hermandad	-17
[hermano	-23
[hermanos	-12
[hernán	-9
[herrado	19
[herrador	-10
[herradura	-15
[herramienta	-15
[herramientas	-15
[hielo	-22
[hierve	-13
[hija	-12
[hijo	-13
[hilo	-24
[hisopo	-17
[hizo	-27
[hogar	-18
[hoja	-9900
[hojas	-21
[hola	-9900
[hollín	-14
[hombre	-31
[hombres	-23
[hombro	-18
[hora	-9900
[horario	-11
[horas	-9900
[horno	-35
[hospital	-9900
[hostal	-14
[hotel	-19
[hoteles	-11
[hoy	-9900
[hubo	-9900
[hueco	-15
[huela	-14
[huele	-9900
[huelen	-20
[huerta	-9
[huesca	-8
[hueso	-13
[huevo	-15
[huevos	-23
[hugo	-14
[humedad	-24
[humo	-14
[huésped	-15
[hábiles	-16
[hágamelo	-17
[húmeda	-21
[húmedo	-18
[i	-15
[iba	-21
[idea	-26
[identificación	-21
[idioma	-13
[ido	-12
[iglesias	-19
[igual	-9900
[iker	-15
[ilustre	-15
[importa	-15
[importe	-13
[imprenta	-20
[impreso	-10
[imprime	-19
[imprimen	-14
[imprimir	-12
[imán	-17
[incendio	-11
[incidencias	12
[incluso	-16
[indica	-13
[indicaciones	-21
[industrial	-11
[infantil	-15
[informa	-15
[informe	-20
[ing	-11
[ingeniero	-26
[ingresa	-18
[ingreso	21
[iniciales	-15
[inma	-13
[inmaculada	-22
[inmediato	-9
[inmersión	-10
[insiste	-17
[inspector	-16
[instala	-18
[instituto	-16
[instrucciones	-24
[instrumental	-18
[instrumentos	10
[intendencia	-15
[intensiva	-19
[interesa	-9
[interior	-30
[internet	-24
[interno	-20
[interruptor	-9
[intérprete	-16
[intérpretes	-10
[invernadero	-33
[invierno	-20
[inés	-10
[ir	-14
[irati	-9
[irse	-14
[isla	-11
[itv	-10
[izquierda	-23
[izquierdo	-11
[iñaki	-11
[j	-17
[ja	-13
[jabón	-9900
[jaja	-9900
[jajaja	-18
[jamás	-9900
[japonés	-21
[jaula	-21
[javi	-17
[jaén	-12
[jefa	-18
[jefatura	-16
[jefe	-9900
[jefes	-17
[jeringa	-10
[joaquín	-12
[jornada	-12
[joven	-18
[joyas	-25
[jubila	-11
[jubilado	-20
[jubile	-9
[jueves	-9900
[jugador	-9
[jugadores	-19
[jugo	-15
[julio	-8
[julián	-12
[junio	-24
[junta	-9900
[juntas	-11
[junto	-14
[juntos	-17
[juradas	-27
[justo	-12
[juventud	-11
[jóvenes	-25
[kayak	-13
[kenia	-14
[kermés	-12
[kilo	-18
[kilos	-9900
[kilómetros	-13
[km/h	-21
[kosher	-16
[l	-18
[labios	-17
[laboratorio	-9900
[lado	-9900
[lana	-17
[lanza	-9
[larga	-16
[largo	-9900
[largos	-13
[las	-17
[latón	-18
[lava	-9900
[lavada	-14
[lavadero	12
[lavado	15
[lavadora	-17
[lavamos	-17
[lavandería	-8
[lavar	-15
[le	-9
[lea	-17
[leandro	-12
[leche	-9900
[lechuga	-21
[lector	-15
[lectura	-27
[lee	-9900
[leen	-21
[leer	-9900
[legionela	-18
[lejos	-19
[lejía	-20
[lenguaje	-20
[lente	-20
[lentes	-13
[leo	-19
[les	-9900
[lesión	-15
[letra	-9900
[letras	-19
[levantan	-9
[leído	-12
[leña	-25
[libras	-19
[libre	-12
[libreta	-12
[libro	-9900
[libros	-18
[licencia	-12
[licenciada	-16
[licenciado	-17
[liga	-14
[lijado	-25
[lima	-18
[limpian	-12
[limpiar	9
[limpieza	27
[limpio	-9900
[limpios	-16
[limón	-14
[linda	-14
[lindo	-10
[linterna	-9900
[linternas	-15
[lista	-9900
[listado	-20
[listo	-15
[literal	-14
[litro	-12
[llama	-9900
[llamada	-19
[llamado	-14
[llamamos	-11
[llaman	-13
[llamando	-21
[llamar	-14
[llamarme	-23
[llamas	-13
[llame	-18
[llamo	-30
[llantas	-25
[llave	-9900
[llega	-15
[llegada	-8
[llegan	-9900
[llegar	-9900
[llegaron	-24
[llego	-18
[llegue	-18
[llegué	-13
[llenar	-24
[llenas	-20
[lleno	-10
[lleva	-9900
[llevaba	-12
[llevamos	-32
[llevan	-13
[llevar	-11
[lleve	-17
[llevo	-27
[llevó	-13
[llora	-17
[lloraba	-12
[lloran	-14
[lluvia	-12
[lo	-20
[local	-11
[lodo	-14
[logo	-17
[lola	-13
[lomo	-10
[lona	-20
[lonja	-11
[los	-37
[lote	-9900
[lotes	-21
[lourdes	-16
[luces	-21
[luego	-9900
[lugar	-12
[luna	-15
[lunes	-9900
[lupa	-8
[luz	-9900
[lácteos	-19
[lámina	-18
[lámpara	-22
[lápiz	-19
[lía	-16
[límite	-17
[línea	-9900
[líneas	-19
[lío	-18
[líquido	-15
[m	-9900
[m/s	-15
[macarrones	-15
[maceta	-11
[machete	-26
[macho	-9
[madera	-12
[madre	-9900
[madres	-15
[madrugada	-30
[maestra	-19
[maestro	-29
[mail	-18
[maite	-13
[mal	-9900
[mala	-22
[mali	-16
[malla	-14
[mamá	-20
[mancha	-9
[manda	-9900
[mandamos	-12
[mandan	-17
[mandar	-20
[mandarlo	-19
[mando	-9900
[mandó	-24
[maneja	-11
[manejando	-18
[manera	-31
[maneras	-16
[manga	-13
[manguera	-9900
[mangueras	-18
[manipula	-17
[mano	-9900
[manolo	-14
[manos	-9900
[manta	-15
[mantas	-20
[mantel	-9
[mantenimiento	-27
[mantilla	-17
[manual	-25
[manómetro	-12
[maquinista	-23
[mar	-16
[marca	-9900
[marcado	-15
[marcados	-10
[marcar	-10
[marcela	-10
[marcha	-15
[marco	-13
[marcos	-16
[marido	-16
[marisa	-15
[marta	-13
[martes	-9900
[marzo	-31
[masa	13
[mascarilla	-20
[mascletà	-17
[masilla	-21
[mata	-24
[mate	-12
[material	-20
[matrícula	-13
[mayo	-17
[mayor	-9900
[mayores	-17
[mayoría	-15
[maíz	-16
[mañana	-9900
[me	-9900
[mecha	-12
[mecánico	-16
[media	-9900
[medias	-9
[medicación	-11
[medicamentos	-13
[medicinas	-17
[medidas	-30
[medidor	-14
[medio	-9900
[mediodía	-12
[medir	-19
[mejilla	-19
[mejor	-31
[mella	-11
[memoria	-11
[menor	-15
[menores	-19
[menos	-9900
[mensaje	-13
[mensajero	-9
[mensual	-14
[mercancía	-8
[mercedes	-12
[merche	-12
[merma	-14
[mes	-9900
[mesa	-9900
[mesas	-15
[meses	-9900
[meta	-10
[metal	-17
[mete	-9900
[meten	-16
[meter	-27
[metes	12
[metido	-8
[meto	-25
[metro	-23
[metros	-9900
[metálico	-11
[mezcla	-16
[mezclan	-16
[mezclar	-10
[mg/l	-8
[mi	-9900
[mide	-9900
[miel	-26
[mientras	-9900
[mija	-18
[mil	-9900
[milagros	-12
[milímetros	-13
[min	-9900
[ministerio	-15
[minuta	-16
[minuto	-24
[minutos	-9900
[mira	-9900
[miran	-23
[mirando	-9900
[mirar	-9900
[miras	-22
[mire	-24
[mirilla	-14
[miro	-25
[mirá	-20
[mis	-31
[misma	-9900
[mismo	-9900
[mitad	-9900
[miércoles	-11
[mm	-17
[mochila	-19
[moda	-13
[modelo	-10
[modo	-33
[moho	-14
[moja	-21
[mojada	-17
[mojado	-14
[molde	-27
[molino	-15
[momento	-9900
[moneda	-19
[monitor	-10
[monitora	-15
[monitoras	-11
[mono	-27
[monta	-13
[montaje	15
[montar	13
[monterrey	-18
[montevideo	-12
[montura	-14
[moqueta	-15
[morados	-17
[mostrador	-10
[motivo	-25
[motor	-9900
[motosierra	-9
[mover	-21
[movilidad	-15
[mozo	-8
[mucha	-20
[muchachas	-18
[muchacho	-20
[muchachos	-9900
[muchas	-20
[mucho	-9900
[muchos	-28
[muda	-16
[mudanzas	-22
[muebles	-12
[muele	-13
[muelle	-16
[muerde	-10
[muerta	-23
[muerto	-17
[muestra	-9900
[muestras	12
[mueve	-9900
[mueven	-10
[mueves	-15
[mujer	-17
[multa	-10
[mundo	-16
[municipal	-30
[murieron	-11
[museo	-22
[mutua	-15
[muy	-9900
[mándame	-18
[máquina	-9900
[máquinas	-16
[más	-9900
[máscara	-16
[máx	-20
[máximo	-9900
[médico	-9900
[método	-18
[mí	-9900
[mínimo	-9900
[mío	-26
[móviles	-18
[nacido	-13
[nada	-9900
[nadie	-9900
[naranja	-20
[nariz	-15
[natural	-21
[navaja	-16
[nave	-20
[navidad	-12
[necesario	-16
[necesita	-13
[necesitamos	-29
[necesito	-32
[negra	-28
[negras	-12
[negro	-29
[negros	-18
[nerea	-19
[nervioso	-20
[nerviosos	-15
[neutro	-12
[nevera	-18
[ni	-9900
[nicho	-18
[nico	-13
[nido	-12
[nidos	-12
[nieves	-18
[ninguna	-31
[ningún	-9900
[nitrilo	-9
[nivel	-9900
[nivelada	-18
[niñas	-10
[niño	-9900
[no	-9900
[noche	-30
[noches	-21
[nocturno	-18
[nombre	-9900
[nombres	-22
[nomás	-34
[noria	12
[norma	-25
[normal	-22
[normas	-20
[norte	-9900
[nos	-47
[nosotras	-15
[nosotros	-9900
[nota	-27
[notaría	-9
[notas	-16
[note	-9
[noticias	-14
[notion	-15
[noventa	-14
[noviembre	-14
[novios	-15
[nudo	-23
[nudos	-23
[nuestras	-13
[nuestro	-9900
[nueva	-9900
[nuevas	-20
[nueve	-9900
[nuevo	-9900
[nuevos	-9900
[nunca	-30
[nº	-20
[núm	-15
[número	-9900
[números	-16
[o	-9900
[o2	-11
[oaxaca	-10
[objetivo	-12
[objeto	13
[objetos	20
[obliga	-11
[obligatorio	-17
[obra	-9900
[obrador	9
[observó	-19
[ochenta	-41
[ocho	-9900
[ochocientos	-18
[octubre	-22
[oeste	-16
[offset	-18
[oficial	-9900
[oficiales	-14
[oficina	-9900
[oficio	-11
[ofrece	-17
[ofreces	-14
[oigan	-17
[ojalá	-10
[ojo	-9900
[ojos	-19
[ok	-9900
[olivo	-18
[olla	-22
[olor	-33
[olvidados	-16
[on	-17
[once	-9900
[ong	-11
[online	-10
[opera	-12
[operaciones	-11
[operación	-16
[operador	-9900
[operario	-23
[operarios	-10
[opina	-17
[opuestas	-13
[orden	-9900
[ordenado	-9
[ordenador	-11
[ordenanza	-9
[ordenas	-15
[ordene	-16
[ordeña	-8
[oreja	-18
[orejas	-12
[original	-16
[originales	-12
[oro	-14
[os	-9900
[oscuras	-12
[oscuro	-16
[ostras	11
[otoño	-14
[otra	-9900
[otras	-20
[otro	-9900
[otros	-26
[ovejas	-11
[oxígeno	-9900
[oye	-28
[oído	-16
[oír	-13
[p	-9900
[pa	-26
[paciencia	-14
[paciente	-9900
[pacientes	-19
[paco	-17
[padre	-9900
[padres	-25
[paga	-9900
[pagar	-14
[pago	-16
[pague	-10
[pagó	-10
[pajuela	-10
[pal	-16
[pala	-16
[palabra	-13
[palabras	-18
[palanca	-16
[palmo	-13
[palo	-11
[paloma	-17
[pantalla	-11
[papel	-9900
[papeles	-9900
[papelito	-20
[papá	-19
[paquete	-9
[paquetería	-11
[paquetes	-28
[para	-63
[parada	-22
[parado	-16
[parar	-18
[paras	-16
[parce	-16
[parches	-13
[parecida	-24
[pared	-19
[paredes	-18
[pareja	-19
[parejas	-10
[parejo	-17
[parejos	-21
[parezca	-10
[parroquia	-23
[parte	-9900
[partes	-30
[partida	-20
[partir	-27
[pasa	-9900
[pasada	-9900
[pasadas	-20
[pasado	-9900
[pasados	-17
[pasajeros	-10
[pasamos	-23
[pasan	-9900
[pasaporte	-26
[pasaportes	-11
[pasar	-25
[pasas	-19
[pase	-23
[pasen	-14
[pases	-14
[pasillo	-18
[pasillos	-12
[paso	-9900
[pasó	-19
[pata	-17
[patas	-16
[patio	-9900
[patrimonio	-14
[patronato	-16
[patrón	-9900
[pausa	-17
[paz	-11
[país	-16
[paño	-17
[pdf	-13
[pecho	-14
[pedidos	-12
[pedimos	-14
[pedir	-17
[pega	-19
[pegada	-26
[pegado	-18
[pegar	-22
[pegatina	-10
[pegatinas	-15
[pego	-14
[pegue	-10
[pelo	-18
[pelota	-13
[película	-13
[pena	-20
[pendiente	-24
[pensado	-22
[peor	-10
[pequeña	-10
[pequeño	-16
[pequeños	-20
[perdido	-26
[perdimos	-15
[perdió	-17
[perdona	-12
[perdón	-9900
[perito	-19
[periódico	-18
[perlas	-23
[permiso	-9900
[permisos	14
[pero	-9900
[perro	-33
[perros	-9900
[persiana	-12
[persona	-9900
[personaje	-11
[personal	-27
[personas	-9900
[perímetro	-12
[pesa	-9900
[pesado	-15
[pesan	-12
[pesar	-10
[pesas	-14
[pescado	-16
[pese	-17
[peso	-9900
[petición	-19
[peto	-15
[pezoneras	-18
[peña	-10
[peón	-17
[ph	-9900
[piano	-17
[picada	-13
[picado	-17
[picadora	14
[pico	-11
[picos	-12
[pida	-18
[pide	-9900
[piden	-9900
[pides	-12
[pidiendo	-19
[pidió	-30
[pido	-31
[pie	-9900
[piedra	-18
[piedras	-15
[piel	-25
[pienso	-15
[pierde	-17
[pies	-17
[pieza	-9900
[piezas	-9900
[pila	-18
[pilar	-10
[pileta	-12
[piloto	-27
[pincha	-14
[pincho	-9
[pinta	-12
[pintado	-16
[pintan	-10
[pintura	-21
[pinza	-19
[pinzas	-9
[piquera	-13
[pirotecnia	-15
[pisa	-21
[pisar	-16
[piscina	-24
[piso	-9900
[pista	-19
[pistola	-16
[pita	-10
[pizarra	-14
[pizarrón	-16
[placa	-23
[placas	-13
[plancha	-11
[planetario	-9
[planilla	-10
[plano	-9900
[plantilla	-26
[plastificada	-11
[plataforma	-16
[plato	-21
[playa	-19
[plaza	-18
[plazo	-19
[plena	-21
[pliego	-12
[pluma	-12
[plástico	-9900
[pnt	-16
[poco	-9900
[podemos	-11
[poder	-19
[podrías	-19
[point	-19
[polea	-19
[policía	-14
[poliuretano	-20
[pollo	-15
[polvo	-23
[pon	-17
[pone	-9900
[ponedlo	-13
[ponen	-9900
[poner	16
[ponerle	-13
[ponerlo	-14
[pones	-20
[ponga	-9900
[pongas	-11
[pongo	-9900
[ponlo	-12
[poquito	-20
[por	-59
[porcentaje	15
[porque	-9900
[portal	-17
[portero	-17
[portería	-19
[portátil	-13
[portátiles	-21
[portón	-14
[potosí	-15
[precinto	-24
[precintos	-13
[precio	-23
[prefiero	-23
[pregunta	-9900
[preguntale	-10
[preguntan	-16
[preguntar	-9900
[preguntarle	-10
[preguntas	-18
[pregunte	-14
[pregunto	-17
[preguntó	-17
[pregúntale	-15
[prelavado	-18
[premio	-13
[prenda	-15
[prende	-21
[prender	-15
[prendido	-16
[prepara	-25
[preparación	13
[preparar	22
[presenta	-17
[presentó	-14
[presidente	-21
[presión	-9900
[presta	-14
[prestan	-16
[presupuesto	-9
[prevención	-27
[primavera	-21
[primer	-9900
[primera	-12
[primeras	-11
[primero	-9900
[primeros	-14
[primo	-13
[principal	-14
[prisa	-19
[privado	-18
[probado	-23
[probando	-28
[probar	-15
[problema	-15
[procesión	-23
[producción	-24
[producto	-9900
[profe	-15
[profeco	-8
[profesor	-14
[programa	-16
[prohibida	-12
[prohibido	-14
[prolijo	-25
[propia	-11
[propietario	-12
[propina	-14
[propio	-23
[propios	-17
[propone	-12
[propongo	-14
[propuesta	-14
[propósito	-12
[protocolo	-15
[proveedor	-15
[proveedores	-18
[provincia	-19
[provisional	-14
[proyector	-9
[prueba	-9900
[pruebas	-16
[prácticas	-18
[préstamo	20
[próxima	-14
[puebla	-15
[pueblo	-19
[pueda	-9900
[puede	-9900
[pueden	-25
[puedes	-15
[puedo	-15
[puente	-18
[puerta	-9900
[puertas	-9900
[puerto	-14
[pues	-9900
[puestas	-19
[puesto	-9900
[puestos	-21
[pulsa	-16
[pulsera	-11
[pulseras	-13
[pulso	-14
[pulveriza	-23
[punta	-18
[puntera	-16
[punto	-9900
[puntos	-17
[pura	-13
[purga	-26
[pusimos	-15
[puso	-20
[puñado	-15
[página	-25
[páginas	-28
[pájaros	-21
[párroco	-18
[póliza	-16
[público	-27
[q	-9900
[que	-9900
[queda	-9900
[quedado	-18
[quedamos	-28
[quedan	-9900
[quedar	-17
[quedara	-24
[quede	-9900
[queden	-12
[quedo	-21
[quedó	-23
[quema	-19
[querida	-14
[quería	-23
[quesos	-32
[quien	-9900
[quienes	-10
[quiere	-9900
[quieren	-29
[quiero	-9900
[quieto	-13
[quince	-21
[quinto	-11
[quirófano	-19
[quisiera	-24
[quiso	-13
[quita	-9900
[quitan	-19
[quitar	-26
[quito	-17
[quién	-9900
[radio	-9900
[rafael	-17
[raja	-13
[rama	-12
[rampa	-17
[ramón	-22
[rango	-12
[rara	-13
[raras	-19
[ras	-17
[rasante	-11
[rasca	-17
[raspa	-21
[raspar	-13
[rato	-11
[raya	-13
[rayas	-13
[rayos	-16
[razón	-17
[raíz	-23
[raúl	-14
[re	-18
[real	-18
[rebose	-12
[recepción	22
[receta	-18
[reciba	-15
[recibe	9
[recibir	9
[recibió	-22
[recibo	-14
[recién	-33
[reclama	-9
[reclamo	-22
[reclamos	13
[recoge	-9900
[recogemos	11
[recogen	-16
[recoger	12
[reconocimiento	-8
[recorre	-19
[recorrido	15
[recupera	16
[red	-19
[redacción	-31
[redacta	-12
[redactado	-22
[redactar	-29
[redactas	-23
[redacte	-9
[redactor	-10
[redes	-16
[redonda	-13
[reducida	-15
[ref	-11
[refractómetro	-21
[refresco	-10
[refugio	-21
[regala	-8
[regalo	-14
[regante	-10
[regantes	-18
[regar	-10
[regla	-17
[reglamento	-18
[reglas	-25
[regresa	-11
[reja	-10
[rejilla	-14
[relativo	-18
[relevo	-9
[rellena	-13
[rellenar	-12
[rellenas	-15
[reloj	-9900
[relojes	-15
[remaches	-11
[remesa	-15
[remito	-8
[remolque	-13
[remover	-13
[renueva	-13
[reparación	11
[reparte	15
[reparten	-14
[repartimos	-18
[reparto	27
[repasa	-13
[repaso	-17
[repetir	-9
[repite	-9900
[repone	-11
[reporte	-20
[reposa	-12
[reproducción	-18
[repuesto	-11
[resaca	-14
[rescate	15
[reservar	-13
[reservas	-12
[residencia	-12
[residente	-17
[residentes	-17
[residuos	-15
[resina	-16
[resistencia	-16
[resolvió	-13
[respire	-12
[responsable	-24
[responsables	-10
[respuesta	-14
[restauración	-20
[restauramos	-18
[restaurante	-16
[resto	-26
[restos	-30
[resulta	-28
[resultado	-17
[retención	-17
[retira	-9900
[retirada	-8
[retiran	-12
[retirar	-15
[retraso	-13
[reunión	-9900
[rev	-19
[revisa	-9900
[revisan	-21
[revisar	-19
[revisión	12
[revés	-18
[riega	-12
[riegan	-12
[riesgo	-14
[risa	-14
[robo	-11
[roca	-16
[rodando	-10
[rodilla	-9
[rodillo	-11
[rodillos	-16
[roja	-9900
[rojo	-9900
[rojos	-17
[rompa	-8
[rompe	-17
[rompió	-16
[ronda	-11
[ropa	-9900
[ropero	15
[rosa	-11
[rosario	-11
[rosas	-18
[rotan	-10
[roto	-9900
[rotos	-22
[rrhh	-13
[ruedas	-16
[ruega	-13
[ruego	-17
[ruegos	-15
[ruido	-25
[ruta	-19
[rv	-17
[rápido	-14
[río	-17
[s	-17
[sabe	-9900
[saben	-24
[saber	-9900
[sabéis	-16
[sabía	-30
[saca	-32
[sacado	-9
[sacamos	11
[sacan	-16
[sacarlo	-12
[saco	-9900
[sacos	-14
[sal	-27
[sala	-38
[salas	-14
[saldo	-9
[sale	-23
[salga	-9900
[salida	9
[salidas	-15
[salido	-18
[salimos	-13
[saliva	-8
[salió	-9900
[salmuera	-23
[salta	-16
[saltan	-21
[saltar	-12
[salud	-17
[saluda	-18
[salude	-16
[salvo	-19
[salón	-27
[san	-24
[sangre	-19
[sanidad	-22
[santa	-16
[santiago	-10
[se	-31
[sea	-9900
[seca	-9900
[secadero	-20
[secador	-14
[secar	-16
[secas	-17
[sección	-18
[seco	-22
[secos	-11
[secretaria	-15
[secretario	-16
[secretaría	-19
[sector	-21
[seda	-12
[seguido	-21
[seguidos	-14
[seguimos	-8
[seguir	-18
[segunda	-9900
[segundo	-9900
[segundos	-9900
[seguridad	-14
[seguro	-9900
[seguros	-8
[según	-9900
[seis	-9900
[sella	-15
[sello	-23
[semana	-9900
[semanal	-23
[semanas	-9900
[semestre	-8
[semilla	-15
[sencillo	-16
[sentado	-13
[sentido	-17
[sepa	-20
[sepan	-23
[separa	-29
[septiembre	-28
[ser	-9900
[sereno	-11
[serie	-21
[serio	-25
[servicio	-9900
[servicios	-18
[servidor	-19
[servidora	-13
[será	-22
[sesenta	-29
[sesión	-36
[set	-9
[seta	-14
[setas	-23
[setenta	-19
[sexta	-14
[señal	-20
[señor	-9900
[señora	-9900
[señores	-9
[si	11
[siembra	18
[siempre	-9900
[siendo	-21
[sienta	-17
[sientan	-10
[sierra	-12
[siete	-9900
[siga	-16
[siglo	-14
[sigue	-9900
[siguen	-19
[siguiendo	-10
[siguiente	-9900
[silencio	-20
[silicona	-15
[silla	-14
[simple	-18
[sin	-9900
[siniestro	-12
[sino	-20
[siquiera	-8
[sirva	-13
[sirve	-24
[sistema	-12
[sistemas	-11
[sitio	-18
[sobra	-11
[sobre	-9900
[sobrina	-14
[sobrino	-13
[social	-9
[sociales	-16
[socio	-19
[socorrista	-14
[sofá	-17
[sol	-9900
[sola	-9900
[solamente	-20
[solas	-10
[soles	-13
[solicita	-16
[solicito	-21
[solicitud	17
[solo	-9900
[solos	-19
[soltó	-9
[solución	-15
[sombrero	-11
[sombreros	-12
[somos	-9900
[son	-9900
[sonda	-16
[sondas	-16
[sonidos	-8
[sopla	-10
[soporte	-9
[sor	-15
[sorda	-18
[sordos	-24
[sortea	-10
[sotavento	-13
[soy	-9900
[spray	-15
[sra	-17
[su	-9900
[suba	-9
[suban	-8
[sube	-9900
[suben	-23
[subes	-12
[subiendo	-12
[subir	-28
[subo	-12
[sucia	-15
[sucio	-13
[sudario	-17
[sueldo	-14
[suelo	-9900
[suelta	-9900
[suelto	-13
[suena	-9900
[suero	-13
[suiza	-11
[sulfuroso	-9
[sumerge	-13
[superficie	-11
[supervisión	-20
[supervisor	-15
[suplente	-15
[supo	-17
[sur	-18
[surte	-20
[sus	-22
[susana	-15
[suspensión	14
[sustituye	-15
[susto	-25
[suya	-13
[suyo	-14
[sábado	-31
[sábados	-23
[sábana	-13
[sábanas	-16
[sé	-9900
[séptima	-12
[sí	-9900
[sólo	-9
[t	-22
[tabaco	-9
[tabique	-17
[tabla	-9900
[tablas	-9
[tablero	-20
[tableros	-17
[tablilla	-12
[tacha	-13
[tacos	-17
[tacto	-14
[tal	-25
[taller	-42
[talleres	-15
[tallo	-9
[tallos	-17
[tamaño	-20
[también	-9900
[tambo	-16
[tambor	-22
[tampoco	-19
[tan	-11
[tanda	-22
[tanque	-19
[tantas	-10
[tantito	-16
[tanto	-18
[tapa	-9900
[tapada	-21
[tapadas	-11
[tapado	-16
[tapan	-14
[tapón	-13
[taquilla	-10
[tarda	-11
[tarde	-9900
[tardes	-22
[tardó	-11
[tarjeta	10
[tarjetas	-20
[tarro	-19
[taxi	-17
[te	-9900
[teatro	-16
[techo	-17
[tecnicismos	-18
[tela	-9900
[televisión	-15
[teléfono	-9900
[teléfonos	-9
[tema	-25
[temperatura	-9900
[templada	-14
[temporada	-18
[temporales	-16
[temprano	-17
[tenemos	-9900
[tener	-9900
[tenerlo	-12
[tenga	-9900
[tengamos	-23
[tengan	-21
[tengo	-9900
[tenido	-23
[tensión	-21
[tenés	-20
[tenía	-24
[terapia	-23
[tercera	-9900
[tercero	-9900
[terciopelo	-12
[teresa	-14
[termina	-17
[terminado	-13
[terminal	-13
[terminar	-31
[terminó	-16
[termo	-10
[termómetro	-12
[termómetros	-15
[teruel	-9
[tesorería	-10
[test	-20
[testigo	-22
[testigos	-11
[textil	-18
[texto	-27
[ti	-15
[tibia	-12
[ticket	-14
[tiempo	-9900
[tiempos	-15
[tienda	-11
[tiendas	-18
[tiene	-9900
[tienen	-25
[tienes	-23
[tierra	-9900
[tijeras	-21
[tina	-17
[tinta	-14
[tinte	-11
[tipo	-27
[tira	-9900
[tirada	-15
[tiran	-14
[tirando	-28
[tirar	-15
[tiras	-18
[tiro	-22
[titular	-23
[tiza	-14
[tiñe	-10
[toalla	-19
[toca	-9900
[tocan	-20
[tocando	-15
[tocar	-9900
[tocarse	-9
[tocó	-20
[toda	-9900
[todas	-9900
[todavía	-23
[todo	-9900
[todos	-9900
[tolva	-20
[toman	-16
[tomar	8
[tomate	-9
[tomo	11
[toneladas	-22
[tono	-15
[toque	-23
[toquen	-13
[toques	-15
[tormenta	-9
[torneo	-17
[tornillos	-12
[torno	-21
[toro	-15
[torre	-9900
[tos	-14
[total	-18
[toño	-13
[trabaja	-25
[trabajador	-9
[trabajadores	-23
[trabajamos	-23
[trabajando	-17
[trabajar	-8
[trabajo	-9900
[tractor	-18
[trae	-9900
[traen	-23
[tramo	-16
[trampa	-9
[tranquila	-18
[transmisor	-13
[transporte	-11
[trapo	-26
[trapos	-15
[tras	-22
[trastienda	-11
[tratada	-21
[tratado	-9
[trato	-9
[traía	-9
[treinta	-9900
[trepador	-17
[tres	-9900
[trescientas	-24
[trescientos	-9
[trimestre	-13
[tu	-15
[tuba	-14
[tubo	-10
[tubos	12
[tuesta	-11
[tueste	21
[tumba	-14
[turbidez	-13
[turistas	13
[turno	-24
[turnos	12
[tutora	-8
[tuvimos	-22
[tuvo	-9
[técnica	-15
[técnico	-9900
[tía	-18
[tío	-15
[título	-16
[tú	-9900
[túnel	-15
[ubicación	-11
[ulises	-13
[ultrasonidos	-11
[ultravioleta	-10
[un	-46
[una	-34
[unas	-9900
[unidad	-9900
[unificar	-31
[uno	-9900
[unos	-35
[unta	-16
[urge	-20
[urgencia	-9
[urgencias	-15
[urgente	-25
[usa	-18
[usada	-15
[usado	-17
[usamos	-15
[usan	-16
[usar	-23
[usb	-17
[usted	-9900
[ustedes	-25
[usuario	-14
[usuarios	-13
[uv	-8
[uy	-13
[uñas	-17
[v2	-18
[va	-9900
[vaca	-14
[vacaciones	-21
[vaciar	-18
[vacunas	-15
[vacía	-9900
[vacías	-15
[vacío	-9900
[vacíos	-13
[vale	-9900
[valencia	-17
[vales	-11
[valla	-11
[vallado	-22
[valle	-16
[valor	-9
[vamos	-39
[van	-9900
[vapor	-9
[vara	-15
[varias	-18
[variedad	-10
[varilla	-15
[varroa	-18
[vas	-14
[vaso	-15
[vaya	-9
[ve	-9900
[vea	-18
[veces	-9900
[vecino	-20
[vecinos	-29
[vehículo	-18
[vehículos	-21
[veinte	-9900
[veinticinco	-27
[veinticuatro	-17
[veintidós	-32
[vela	-17
[velas	9
[vellón	-17
[velocidad	-21
[vencido	-11
[vencimiento	-9
[vende	-9900
[vendo	-16
[vendría	-20
[venga	-9900
[venido	-17
[venir	-12
[venta	10
[ventana	-13
[ventanas	-18
[ventanilla	-12
[ventas	-13
[venía	-23
[ver	-9900
[verano	-38
[verdad	-21
[verde	-9900
[vereda	-18
[vero	-10
[versión	-22
[vertical	-21
[verá	-12
[ves	-14
[vestuario	-12
[veteranos	-17
[veterinaria	-22
[veterinario	-15
[vez	-9900
[vi	-15
[viaje	-22
[viajes	-19
[vicente	-8
[vida	-17
[vidrio	-15
[vieja	-21
[viejo	-9900
[viene	-9900
[vienen	-9900
[viento	-9900
[viernes	-9900
[viga	-13
[vigente	-16
[vigila	-18
[vigilante	-12
[vinagre	-23
[vio	-18
[visita	-13
[visitante	-15
[visitantes	-21
[visitas	19
[visor	-16
[vista	-12
[vitrina	-11
[vive	-16
[volante	-14
[voltea	-17
[voltean	-20
[volteo	-14
[voluntaria	-11
[voluntariado	-24
[voluntarias	-24
[voluntario	-12
[voluntarios	-23
[volver	-31
[vos	-17
[vosotros	-17
[voy	-9900
[voz	-9900
[vuela	-13
[vuelo	9
[vuelos	-20
[vuelta	-17
[vueltas	-17
[vuelto	-12
[vuelve	-9900
[vuelven	-19
[vía	-17
[vídeo	-11
[víspera	-17
[web	-22
[webs	-10
[whatsapp	-17
[wilmer	-14
[wilson	-18
[word	-18
[x	-28
[xq	-23
[y	-9900
[ya	-9900
[yema	-9
[yemas	-11
[yeso	-19
[yo	-9900
[yuli	-17
[z	-20
[zapatillas	-13
[zaragoza	-18
[zona	-9900
[|	-9900
[«	-9900
[·	-9900
[ºc	-15
[»	-9900
[¿	-9900
[ácido	-25
[árbitro	-15
[árbol	12
[árboles	-10
[área	-15
[él	-9900
[óptica	-16
[óptico	-11
[órdenes	-14
[óscar	-11
[última	-9900
[últimas	-18
[último	-9900
[últimos	-11
[única	-13
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
]-0	-33
]-aba	-27
]-abe	9
]-abo	-27
]-abó	-23
]-aca	-20
]-ace	-26
]-ack	-11
]-aco	-22
]-acé	-12
]-ada	14
]-ade	-21
]-ael	-12
]-aen	-29
]-aga	14
]-ago	-9
]-agó	-22
]-ah	-24
]-ail	-13
]-ais	-21
]-aje	-22
]-ajó	-30
]-aki	-15
]-ala	9
]-ale	-28
]-ali	-15
]-alo	-42
]-alá	-26
]-alé	-9
]-aló	-16
]-ama	-31
]-ame	-30
]-ams	-15
]-amá	-22
]-ana	-19
]-and	9
]-ane	11
]-ani	-21
]-ano	-14
]-apa	-29
]-ape	-23
]-apo	-27
]-app	-21
]-apá	-17
]-ara	-52
]-are	-12
]-aro	-43
]-ará	-32
]-aré	-8
]-ase	-34
]-ash	-15
]-aso	-30
]-asó	-17
]-ata	-11
]-ate	-17
]-ati	-17
]-ato	-46
]-ató	-15
]-av	-20
]-ava	-14
]-avi	-14
]-avo	-14
]-axi	-15
]-ay	-11
]-ayo	-13
]-ayó	-26
]-aza	-29
]-azo	-23
]-aén	-15
]-aía	-14
]-aís	-13
]-aña	-22
]-año	-17
]-aúl	-16
]-bal	-20
]-ban	-22
]-bar	-23
]-bas	-31
]-bea	-15
]-beo	-15
]-ber	-18
]-bes	-20
]-bia	-30
]-bie	-15
]-bio	-14
]-bir	-11
]-bió	-33
]-ble	-41
]-blo	-35
]-bol	-20
]-bre	-38
]-bro	-24
]-brá	-16
]-bés	9
]-bía	-32
]-bús	-22
]-cae	-16
]-can	-34
]-car	-42
]-cc	-13
]-cen	-27
]-cer	-12
]-ces	-27
]-cha	-10
]-che	-24
]-cho	-8
]-chó	-14
]-cia	-20
]-cie	-28
]-cil	-21
]-cio	9
]-cir	-23
]-ció	-19
]-cla	-12
]-clo	-14
]-co2	-12
]-cos	-20
]-cro	-21
]-cta	-36
]-cte	-12
]-cto	-13
]-cén	-29
]-cés	-24
]-cía	-43
]-cód	-12
]-cón	-14
]-d	-9
]-dad	-39
]-dal	-10
]-dan	-47
]-dea	-24
]-del	-18
]-den	-35
]-deo	-21
]-der	-27
]-des	-22
]-dez	-21
]-di	-9
]-dio	-9
]-dir	-32
]-diz	-19
]-dió	-34
]-dlo	-11
]-dor	-37
]-dos	13
]-doy	-9
]-dr	-21
]-dra	-29
]-dro	-25
]-dys	-15
]-dé	-21
]-dén	-20
]-día	-27
]-dín	-9
]-dón	-29
]-dós	-26
]-e	-24
]-eal	-19
]-ear	-30
]-eas	21
]-eba	9
]-ebe	-19
]-ebo	-16
]-ebs	-14
]-ebé	-23
]-ece	-37
]-eco	-37
]-eda	-32
]-ede	-9
]-edo	-30
]-edó	-29
]-een	-24
]-efa	-11
]-egó	-8
]-eja	-27
]-eje	-17
]-ejo	-39
]-ejó	-28
]-ela	-28
]-ele	-25
]-elo	-14
]-ema	-36
]-eme	-24
]-emo	-23
]-ene	-31
]-eor	-13
]-eos	-27
]-epa	-35
]-era	-34
]-ere	-17
]-ero	-19
]-ers	13
]-erá	-26
]-eré	-10
]-esa	-25
]-ese	-24
]-eso	-47
]-est	-20
]-eta	-51
]-ete	-16
]-eto	-52
]-età	10
]-eva	13
]-eve	-46
]-evo	-26
]-evó	-19
]-exo	-10
]-ezo	-23
]-ezó	-12
]-eño	13
]-eón	-24
]-fax	-9
]-fe	-13
]-fer	-10
]-fes	-21
]-fos	-23
]-fra	-10
]-fre	11
]-fui	-23
]-fwd	-12
]-fía	-22
]-g	-13
]-gal	-15
]-gan	-45
]-gar	-46
]-gas	-21
]-gel	-14
]-gen	-26
]-ger	-26
]-gia	12
]-gil	-12
]-gio	-18
]-gir	-14
]-gla	-20
]-gle	-11
]-glo	-20
]-gra	-32
]-gro	-32
]-gue	-49
]-guo	11
]-gué	-9
]-gía	-15
]-gón	-18
]-gún	-12
]-güe	-14
]-han	-28
]-har	-16
]-has	11
]-hat	-21
]-her	-19
]-hes	-34
]-hip	-14
]-hoa	-11
]-hos	-27
]-hón	-14
]-i	-13
]-ian	-35
]-ias	-13
]-iba	-29
]-ibo	-17
]-ica	-26
]-ice	-16
]-ici	-15
]-ico	-13
]-ida	-15
]-ide	-19
]-iel	9
]-ien	-19
]-ier	-28
]-ies	-20
]-ifo	-23
]-iga	-27
]-ige	-32
]-ija	-23
]-ije	-27
]-ijo	-30
]-ila	-33
]-ile	-16
]-ili	-16
]-ilo	-37
]-ima	-20
]-ime	-26
]-imo	-36
]-ine	-21
]-int	-14
]-inó	13
]-ion	-18
]-ior	-34
]-ios	-23
]-ipa	-10
]-ipo	-27
]-ir	-24
]-ira	-39
]-iro	-27
]-irá	-18
]-iré	-12
]-isa	-11
]-iso	-15
]-isó	-19
]-ita	-37
]-ite	-24
]-ito	-36
]-itu	-15
]-itv	-9
]-ité	-18
]-ive	-15
]-iza	-38
]-izo	-29
]-izq	-8
]-ién	-35
]-iña	-15
]-iñe	-16
]-iño	-15
]-j	-15
]-ja	-15
]-jal	-26
]-jan	-31
]-jar	-29
]-jas	-16
]-jen	-18
]-jer	-19
]-jes	-31
]-jor	-31
]-jos	-35
]-jía	-20
]-jón	-13
]-ker	-16
]-ket	-17
]-kup	-11
]-l	-17
]-lan	-42
]-lar	-16
]-las	-16
]-lay	-20
]-lba	-13
]-lce	-23
]-lda	-25
]-lde	-34
]-ldo	-23
]-lea	-27
]-len	-21
]-leo	-21
]-ler	-48
]-les	-10
]-let	-12
]-ley	-18
]-lia	-21
]-lio	12
]-lla	-25
]-llo	-64
]-llá	-21
]-llí	-22
]-lló	-12
]-lma	-11
]-lmo	-16
]-lor	15
]-los	-19
]-lpa	-19
]-lpe	-25
]-lsa	-16
]-lte	-27
]-lto	-42
]-ltó	-24
]-lub	-15
]-lud	-21
]-luz	-21
]-lva	-28
]-lve	-22
]-lvo	-34
]-lza	-24
]-lán	-21
]-lés	-16
]-lía	-16
]-lín	-15
]-lío	-14
]-lón	-42
]-lúo	-18
]-m/h	-9
]-m/s	-8
]-mal	18
]-mbo	-23
]-mer	-25
]-mes	-13
]-mia	-24
]-mir	-25
]-mis	-18
]-mm	-19
]-mna	-19
]-mno	-11
]-mor	-11
]-mos	-45
]-mpe	-14
]-mpo	-31
]-mpu	12
]-mán	-22
]-más	-37
]-máx	-22
]-mía	-15
]-mín	-20
]-mío	-21
]-món	-25
]-mún	-10
]-n	-13
]-nal	-15
]-nar	8
]-nas	16
]-nca	-41
]-nce	-23
]-nco	-11
]-nda	-15
]-ndo	-59
]-ndó	-20
]-nea	-24
]-nel	-30
]-nen	-30
]-neo	-17
]-ner	-29
]-nga	-28
]-nge	-15
]-ngo	-24
]-nia	-31
]-nil	-24
]-nio	-37
]-nir	-25
]-nit	-14
]-niz	-12
]-nja	-10
]-nma	-14
]-nme	-25
]-nor	-16
]-nos	-47
]-nsa	-18
]-nse	12
]-nso	-24
]-nta	-51
]-nte	-16
]-ntó	-22
]-nza	-35
]-nº	-16
]-nán	-12
]-nés	-29
]-nía	-31
]-nís	-18
]-núm	-21
]-oba	-23
]-obo	-13
]-oca	-33
]-oce	-11
]-oco	-26
]-ocó	-14
]-odo	-37
]-ofe	-17
]-ofá	-19
]-oga	-14
]-oge	-35
]-ogo	-18
]-oho	-13
]-oil	-9
]-ojo	-21
]-ola	-35
]-ole	-16
]-oli	-18
]-olo	-30
]-oma	-30
]-ome	12
]-omo	-30
]-on	-19
]-one	9
]-ong	-16
]-ono	-45
]-onó	-14
]-ooo	-22
]-oop	-14
]-opa	-21
]-ope	-18
]-opo	-9
]-ora	-18
]-ord	-16
]-ori	-15
]-oro	10
]-oró	-15
]-osa	-46
]-ose	-23
]-osí	-20
]-ota	-18
]-oto	-9
]-otá	-26
]-oya	-17
]-oye	-21
]-oyo	-15
]-oza	-19
]-ozo	-13
]-oír	-13
]-oña	-21
]-oño	-23
]-pa	-19
]-pan	-29
]-par	-21
]-pas	10
]-pdf	-16
]-pea	-12
]-ped	-17
]-pes	-18
]-pez	-18
]-pia	-26
]-pio	-36
]-piz	-19
]-pié	-8
]-pió	-18
]-pla	-20
]-ple	-17
]-pon	-10
]-por	-10
]-pos	-26
]-pra	-24
]-pta	-28
]-pte	-16
]-que	8
]-qui	-19
]-rae	-15
]-ran	-46
]-rar	-36
]-ras	-10
]-ray	-18
]-rba	-15
]-rca	-24
]-rce	-31
]-rco	-34
]-rcó	-13
]-rde	-30
]-rdo	-12
]-rdó	-24
]-re	-14
]-rea	-31
]-red	-28
]-ree	-23
]-ref	-11
]-ren	-38
]-rer	-20
]-res	-15
]-rev	-22
]-rey	-20
]-rez	-12
]-rge	-13
]-rgo	-39
]-rhh	-17
]-rid	-22
]-rie	-25
]-ril	-38
]-rio	11
]-rir	-23
]-ris	-27
]-riz	-17
]-rió	-22
]-rje	-15
]-rka	-13
]-rla	-27
]-rle	-30
]-rlo	-45
]-rma	-37
]-rme	-36
]-rmo	-23
]-rmó	-16
]-rna	10
]-rne	-22
]-rno	10
]-rné	-12
]-roa	9
]-rol	-20
]-ron	-23
]-ror	-16
]-roz	-14
]-rpo	-21
]-rra	-52
]-rre	15
]-rro	-8
]-rry	-22
]-rró	-21
]-rse	-12
]-rso	-23
]-rta	-8
]-rtó	-24
]-ruz	-16
]-rv	-9
]-rva	-20
]-rvo	-24
]-rvó	-21
]-rza	-18
]-rzo	-34
]-rán	-29
]-rés	9
]-ría	-10
]-rín	-11
]-río	-22
]-rón	-33
]-rúa	-13
]-s	-17
]-sal	-34
]-sar	-28
]-sco	-38
]-sea	-21
]-sel	-17
]-sen	-19
]-ses	-24
]-sgo	-16
]-sia	-16
]-sil	-20
]-sio	-20
]-sis	-25
]-sla	-14
]-sma	-15
]-smo	-25
]-sms	-14
]-sol	-13
]-son	-18
]-sor	-19
]-spa	-25
]-sr	-16
]-sra	-18
]-sta	-26
]-ste	-11
]-sto	-44
]-stó	-20
]-sul	-19
]-sur	-18
]-sus	-30
]-sía	-18
]-t	-16
]-tal	-25
]-tas	-24
]-taz	-22
]-tch	-23
]-tea	-10
]-tee	-13
]-ten	-45
]-ter	-35
]-tes	-21
]-ti	-19
]-til	-26
]-tir	-20
]-tis	19
]-tió	-20
]-tor	-55
]-tos	9
]-tra	-67
]-tre	-40
]-tro	-22
]-tré	-11
]-tró	-35
]-tu	-8
]-tua	-19
]-tud	-28
]-tus	-18
]-tán	-20
]-tás	-11
]-tía	-24
]-tín	-15
]-tío	-24
]-tón	-31
]-ual	-45
]-uar	-16
]-uba	-22
]-ubo	-32
]-uca	-23
]-uce	-15
]-uco	-17
]-uda	-33
]-ude	-23
]-udo	-29
]-uea	-26
]-uel	-14
]-uen	-27
]-uey	10
]-ufa	-22
]-ufe	-9
]-uga	-28
]-ugo	-21
]-uia	-22
]-uil	-13
]-uir	-23
]-uja	-30
]-ujo	-19
]-uli	-13
]-ulo	-40
]-uma	-22
]-umo	-21
]-umé	-12
]-una	-29
]-upa	-22
]-upe	-8
]-upo	10
]-ups	14
]-ura	-11
]-ure	-23
]-uro	-28
]-usb	-12
]-use	-19
]-uso	-30
]-ute	-16
]-uto	-30
]-uvo	-32
]-uy	-13
]-uya	-20
]-uye	-16
]-uyo	-10
]-uza	-22
]-uál	-10
]-uía	-13
]-uín	-18
]-uña	-24
]-uño	-10
]-v2	-12
]-val	-17
]-van	-20
]-var	-22
]-vas	-33
]-vea	-13
]-ven	-37
]-ver	-35
]-ves	-25
]-via	-25
]-vin	-16
]-vio	-15
]-vió	-20
]-vos	13
]-vés	-28
]-vía	-36
]-vío	-11
]-web	11
]-x	-26
]-xq	-27
]-xta	-12
]-xto	-29
]-yak	-13
]-yan	-8
]-yas	11
]-yen	-9
]-yes	-17
]-yor	12
]-yos	-18
]-yra	-18
]-z	-19
]-zal	-17
]-zan	-20
]-zca	-19
]-zco	-19
]-zme	-15
]-zno	-15
]-zón	-27
]-ºc	-15
]-áis	-19
]-éis	-37
]-ían	-28
]-ías	-12
]-ída	-25
]-ído	-26
]-íes	-22
]-ína	-13
]-ñal	-22
]-ñan	-18
]-ñar	-21
]-ñas	-35
]-ñol	-26
]-ños	-13
]-ñía	-23
]-ñón	11
].	-9900
]/	-9900
]0	-33
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>0 %	-17
]>0 (	-10
]>0 )	-15
]>0 ,	-37
]>0 .	-40
]>0 /	-16
]>0 0	-22
]>0 :	-17
]>0 ;	-20
]>0 ]	-17
]>0 a	-10
]>0 al	-17
]>0 años	-12
]>0 cm	-12
]>0 con	-16
]>0 de	-11
]>0 días	-11
]>0 en	-20
]>0 euros	-12
]>0 grados	-25
]>0 h	-24
]>0 horas	-23
]>0 kilos	-18
]>0 m	-18
]>0 min	-26
]>0 minutos	-10
]>0 mm	-12
]>0 no	-14
]>0 o	-18
]>0 objetos	-14
]>0 para	-25
]>0 segundos	-16
]>0 sin	-8
]>0 vacas	-21
]>0 y	-27
]>0 |	10
]>0 °	-14
]>0 ±	-24
]>0 ·	-9
]>0 –	-24
]>0 €	-18
]>0 →	-17
]>aba .	-19
]>aba a	-9
]>aba bien	-13
]>aba con	-32
]>aba el	-22
]>aba en	-8
]>aba por	-17
]>aba todo	-10
]>abe cómo	-13
]>abe en	-13
]>abó en	-15
]>aca ,	-22
]>aca .	-20
]>aca con	-24
]>aca de	-16
]>aca el	-16
]>aca en	16
]>aca la	-34
]>aca los	-17
]>aca por	-34
]>aca y	-23
]>ace de	-13
]>aco .	-13
]>ada )	-19
]>ada .	-49
]>ada :	11
]>ada a	-25
]>ada con	-24
]>ada de	-24
]>ada del	-20
]>ada en	-36
]>ada la	-30
]>ada no	-27
]>ada o	-17
]>ada por	-16
]>ada se	-19
]>ada siempre	-13
]>ada y	-9
]>ado (	-19
]>ado .	-20
]>ado 0	-20
]>ado :	-28
]>ado ;	-11
]>ado ?	-17
]>ado a	-12
]>ado al	-20
]>ado bien	-15
]>ado cada	-14
]>ado con	-35
]>ado del	-41
]>ado desde	-14
]>ado dos	-26
]>ado el	-38
]>ado entonces	-16
]>ado esto	-15
]>ado hasta	-17
]>ado izquierdo	-11
]>ado la	-15
]>ado lo	12
]>ado los	-16
]>ado no	-29
]>ado o	-16
]>ado para	-18
]>ado pasado	-24
]>ado por	-22
]>ado que	-19
]>ado se	-28
]>ado tres	-19
]>ado una	-15
]>ado y	-15
]>ado él	-18
]>ael ,	-9
]>afé .	-26
]>ago de	-9
]>ah y	-19
]>aja ,	-29
]>aja .	-24
]>aja a	-15
]>aja chica	-20
]>aja con	-19
]>aja de	-20
]>aja el	-23
]>aja en	-8
]>aja fuerte	-19
]>aja hasta	-25
]>aja la	-16
]>aja por	-14
]>aja se	-16
]>aja sin	-14
]>aja y	-26
]>aje .	-22
]>aje a	-20
]>aje con	-19
]>aje de	-34
]>aje del	-18
]>aje y	-21
]>ajo ,	-18
]>ajo .	-16
]>ajo arriba	-18
]>ajo y	-14
]>ajó de	-17
]>ajó el	-22
]>ala a	-9
]>ala con	-19
]>ala de	-37
]>ala hasta	12
]>ala pequeña	-10
]>ala se	-23
]>ala y	-30
]>ale ,	-23
]>ale .	-10
]>ale a	-22
]>ale antes	-10
]>ale con	-13
]>ale de	-9
]>ale el	-19
]>ale en	-13
]>ale la	-10
]>ale por	-8
]>ale que	-12
]>alo .	-26
]>alo en	-22
]>ama ,	-26
]>ama .	-18
]>ama y	-11
]>amo .	-15
]>amo al	-13
]>amo de	-20
]>amá ,	-9
]>amá y	-17
]>ana "	-22
]>ana .	-17
]>ana abierta	-9
]>ana con	-14
]>ana de	-25
]>ana menos	-16
]>ana se	-17
]>ana siguiente	-18
]>ana –	-15
]>ane :	-18
]>ano (	-15
]>ano ,	-32
]>ano .	-14
]>ano con	-25
]>ano llegan	-22
]>ano mayor	-13
]>ano y	-21
]>apa ,	-15
]>apa al	-15
]>apa no	-12
]>ape y	-16
]>ara ,	-25
]>ara .	-14
]>ara de	-14
]>ara la	-21
]>ara por	-17
]>ara y	-27
]>aro ,	-20
]>aro .	-22
]>aro :	-9
]>aro de	-17
]>aré en	-8
]>asa ,	-18
]>asa .	-17
]>asa madre	-25
]>asa y	9
]>ase .	-18
]>ase de	-20
]>ase el	-15
]>aso .	-17
]>asó el	-8
]>ata ,	-14
]>ata .	-24
]>ata de	-14
]>ata un	-18
]>ata y	-23
]>ate ,	-22
]>ate de	-14
]>ato ,	-25
]>ato .	-16
]>ato antes	-17
]>ato de	-8
]>ato en	-19
]>ato hasta	-12
]>ato y	-21
]>ató a	-15
]>av .	-20
]>ave :	-12
]>ave de	-17
]>avo .	-12
]>ay no	-9
]>aya ,	11
]>aya .	-17
]>aya en	-13
]>ayo ,	-13
]>ayo .	-10
]>ayó el	-24
]>aza ,	-11
]>aza .	-18
]>aza a	-13
]>aza de	-9
]>azo ,	-9
]>azo .	-14
]>azo de	-9
]>azo en	-11
]>azo y	-12
]>aíz ,	-18
]>año ,	-21
]>año de	-12
]>año en	-17
]>año pasado	-14
]>año por	-13
]>año y	-19
]>ban el	-9
]>bar ,	-8
]>bar .	-18
]>bar el	-15
]>bar se	-13
]>bas y	-14
]>bea ,	-18
]>ben .	10
]>bia ,	-10
]>bia y	-19
]>bio .	-14
]>bir a	-22
]>bió .	-21
]>bla ,	-21
]>bla .	12
]>bla con	-8
]>bla de	-11
]>bla por	-17
]>ble ,	-28
]>ble .	-13
]>ble con	-16
]>ble de	-18
]>ble del	-11
]>ble en	-11
]>ble se	-18
]>blo .	-12
]>blo de	-14
]>bor con	13
]>bos .	12
]>bos de	-15
]>bra ,	-11
]>bra .	8
]>bra de	-25
]>bra en	-26
]>bra lo	-21
]>bra y	-24
]>bre ,	-26
]>bre .	-27
]>bre a	-12
]>bre con	-14
]>bre y	12
]>bro de	-15
]>bía a	-16
]>c se	-16
]>cae el	-15
]>cal ,	-16
]>cal no	-10
]>can con	-17
]>can las	-9
]>car ,	-15
]>car el	-16
]>car la	-22
]>car qué	-10
]>cas ,	-29
]>cas .	-26
]>cas de	-20
]>cas el	-20
]>cas en	-28
]>cc :	-13
]>cen que	-18
]>cer día	-9
]>ces ,	-17
]>ces :	-12
]>ces de	-17
]>ces y	-13
]>cha .	-21
]>cha a	-16
]>cha atrás	-13
]>cha el	-22
]>cha en	-20
]>cha la	-23
]>cha o	-21
]>cha se	10
]>cha un	-21
]>cha y	-26
]>che ,	-28
]>che .	9
]>che 0	-20
]>che a	-14
]>che antes	-23
]>che de	-24
]>che no	-16
]>che se	-20
]>che y	-21
]>cho .	-32
]>cho :	-16
]>cho a	-15
]>cho de	9
]>cho por	-16
]>cho que	9
]>cho y	-29
]>cia a	-8
]>cia de	-26
]>cia en	-16
]>cia la	-14
]>cia no	-10
]>cia nos	-16
]>cia por	-17
]>cia que	-30
]>cia y	-31
]>cie y	-10
]>cio .	-26
]>cio ;	-12
]>cio con	15
]>cio de	-24
]>cio en	14
]>cio no	-10
]>cio por	-21
]>cio que	-21
]>cio se	-12
]>cio y	-23
]>cir ,	-15
]>cos ,	-25
]>cos .	-22
]>cos a	-14
]>cos de	-14
]>cos en	-25
]>cos nuevos	-18
]>cos por	-20
]>cos se	-16
]>cos vuelven	-14
]>cos y	-18
]>cta :	-14
]>cta antes	-20
]>cta el	-8
]>cta la	-11
]>cto ,	-20
]>cto .	-14
]>cto a	-19
]>cto del	-11
]>cto en	-16
]>cto lo	17
]>cto y	-12
]>cén y	-23
]>cés y	-21
]>cía .	-19
]>cód .	-12
]>cón en	-11
]>d .	-9
]>dad ,	-39
]>dad :	-18
]>dad con	-9
]>dad de	-16
]>dad del	-21
]>dad en	-9
]>dad es	-22
]>dad no	-26
]>dad reducida	-19
]>dad y	-27
]>dan ,	-16
]>dan .	-10
]>dan las	-13
]>dar a	-11
]>dar en	-11
]>dar la	-16
]>das )	-8
]>das .	9
]>das :	-20
]>das ;	-9
]>das a	-33
]>das al	-24
]>das antes	-21
]>das con	-16
]>das de	-40
]>das en	-35
]>das entonces	-24
]>das no	-10
]>das por	-31
]>das se	-14
]>das y	17
]>den .	-16
]>den con	-11
]>den las	-18
]>deo ,	-13
]>der .	13
]>der a	-13
]>der la	-14
]>des ,	-17
]>des :	-15
]>des con	-11
]>des el	-15
]>des le	-21
]>des y	-24
]>dia ,	-11
]>dio ,	-20
]>dio .	-23
]>dio a	11
]>dio agua	-13
]>dio de	-17
]>dio la	-16
]>dio porque	-11
]>dio que	-9
]>dio y	-27
]>dir .	-15
]>dir dni	-16
]>dió .	-15
]>dió el	-17
]>dió la	-12
]>dor ,	-28
]>dor .	-39
]>dor :	-19
]>dor ;	-9
]>dor corta	-13
]>dor de	-24
]>dor desde	-18
]>dor enciende	-11
]>dor lo	-9
]>dor no	13
]>dor nuevo	-15
]>dor para	13
]>dor por	-20
]>dor se	-29
]>dos 0	-17
]>dos :	-20
]>dos ;	-18
]>dos a	-12
]>dos antes	-26
]>dos baumé	-13
]>dos de	-29
]>dos del	-16
]>dos durante	-15
]>dos el	-19
]>dos en	-28
]>dos entre	-10
]>dos los	12
]>dos no	-14
]>dos o	-8
]>dos por	-28
]>dos que	-17
]>dos salen	14
]>dos se	-35
]>dos veinte	17
]>dos y	-13
]>doy la	-11
]>dr .	-21
]>dra .	-19
]>dra con	-12
]>dra se	-19
]>dre .	-15
]>dre o	-15
]>dro ,	-12
]>dro con	-15
]>dro de	-10
]>dro y	-11
]>dé forma	-16
]>día .	-12
]>día de	-10
]>dón .	-16
]>dón con	-10
]>dón y	-9
]>ean las	-9
]>ean y	-23
]>ear .	-16
]>eas ,	16
]>eas de	-14
]>eba ,	13
]>eba .	-20
]>eba de	-18
]>eba el	-25
]>eba en	-26
]>eba la	-25
]>eba y	-12
]>eca de	-18
]>eca que	-17
]>ece ,	-12
]>ece que	-15
]>ece un	-15
]>eco ,	-20
]>eco .	-19
]>eco de	-13
]>eco y	-19
]>eda ,	-16
]>eda y	-27
]>ede .	-9
]>edo ,	-16
]>edo .	-19
]>edo yo	-12
]>edó el	-9
]>een el	-15
]>efa me	-8
]>ega .	-11
]>ega de	-13
]>ega el	-13
]>ega en	13
]>ega la	-19
]>ega nada	-9
]>ego ,	-27
]>ego .	-14
]>ego y	-12
]>eja ,	-15
]>eja con	16
]>eja se	-12
]>eja y	-23
]>eje de	-8
]>ejo ,	-10
]>ejo .	-17
]>ejo de	-15
]>ejo se	-16
]>ejo y	-13
]>ejó el	-18
]>ela ,	-23
]>ela .	-28
]>ela a	-11
]>ela con	-24
]>ela de	-24
]>ela negra	-17
]>ela se	-24
]>ela y	-25
]>ele el	-11
]>elo ,	-10
]>elo a	-26
]>elo con	-18
]>elo de	-20
]>elo en	-18
]>elo no	-13
]>elo y	-19
]>ema ,	-12
]>ema .	-18
]>ema :	-13
]>ema de	-8
]>ema es	-11
]>ema que	-17
]>ena ,	-25
]>ena 0	-10
]>ena :	-23
]>ena de	-8
]>ena el	-19
]>ena la	-25
]>ena se	-22
]>ena y	-22
]>ene unificar	-13
]>eno ,	-13
]>eno .	12
]>eno de	-22
]>eno puesto	-15
]>eno y	-25
]>eos de	-20
]>era )	-13
]>era ,	-10
]>era .	-42
]>era :	-21
]>era a	-15
]>era amarilla	-14
]>era con	-17
]>era de	-35
]>era del	-19
]>era en	-19
]>era la	-10
]>era lo	-13
]>era no	-15
]>era para	-11
]>era que	-29
]>era se	13
]>era unas	-23
]>era y	-26
]>ere .	-11
]>ero ,	-43
]>ero 0	15
]>ero :	-12
]>ero con	-10
]>ero de	-28
]>ero en	8
]>ero mira	-15
]>ero que	-28
]>ero revisa	-10
]>ero se	-22
]>ero y	-32
]>erá el	-13
]>erá en	-13
]>eré que	-10
]>esa ,	-29
]>esa :	-15
]>esa con	-25
]>esa de	-18
]>esa hace	-11
]>esa no	-11
]>esa que	-18
]>esa y	-19
]>ese la	-18
]>eso a	-25
]>eso al	-15
]>eso con	-15
]>eso de	-27
]>eta ,	-32
]>eta .	-23
]>eta a	15
]>eta aparte	-14
]>eta con	-18
]>eta de	-16
]>eta del	-23
]>eta en	-15
]>eta más	-13
]>eta no	-13
]>eta o	-20
]>eta para	-11
]>eta pasa	-8
]>eta se	-12
]>eta sin	-11
]>eta y	-18
]>ete .	-23
]>ete con	-14
]>ete falso	-15
]>ete por	-8
]>eto ,	-26
]>eto .	-19
]>eto 0	-13
]>eto :	-21
]>eto antes	-10
]>eto con	-15
]>eto el	-14
]>eto en	-13
]>eto y	-13
]>eve años	-11
]>eve con	-17
]>eve el	-11
]>eve no	-13
]>eve y	-20
]>eza ,	-22
]>eza .	-26
]>eza con	-15
]>eza y	-18
]>eña ,	-9
]>eña de	-13
]>eña el	-12
]>eña y	-12
]>eño ,	-17
]>eño en	8
]>eño y	13
]>fas ,	-12
]>fas .	-9
]>fax .	-10
]>fin de	-23
]>fra ,	-10
]>fui yo	-13
]>fwd :	-12
]>g .	-12
]>gan ,	-19
]>gan a	-18
]>gan en	-20
]>gan la	-16
]>gan las	-10
]>gar ,	-14
]>gar .	-15
]>gar :	-16
]>gar al	-18
]>gar en	-16
]>gar la	-20
]>gar y	-11
]>gas ,	-21
]>gas lo	-11
]>gas y	-18
]>gen ,	-19
]>gen .	-14
]>gen de	-12
]>ger ,	-15
]>gio y	-10
]>gos ,	-15
]>gos .	-12
]>gos y	-26
]>gra y	-12
]>gro ,	-17
]>gro .	-18
]>gro se	-8
]>gro sobre	-17
]>gro y	-9
]>gua (	12
]>gua ,	-12
]>gua a	-20
]>gua caliente	-22
]>gua con	-19
]>gua de	-22
]>gua del	-14
]>gua destilada	-13
]>gua no	-17
]>gua y	-28
]>gua |	-15
]>gue .	-18
]>gue en	-21
]>has .	-17
]>has gracias	-11
]>has y	-18
]>hes ,	-22
]>hes fuera	-12
]>ial ,	15
]>ial con	-14
]>ial en	-23
]>ial que	-15
]>ial y	-20
]>iar .	8
]>iar con	-16
]>iar la	-15
]>iar las	-14
]>ias ,	-29
]>ias con	-21
]>ias cosas	-8
]>ias de	-25
]>ias en	-13
]>ias y	-31
]>iba en	-14
]>ibe .	-17
]>ibe el	-18
]>ibe en	9
]>ibo .	-9
]>ica "	13
]>ica ,	-25
]>ica .	-16
]>ica a	-26
]>ica al	-15
]>ica con	-11
]>ica de	-14
]>ica el	-9
]>ica en	-13
]>ica la	-11
]>ica nueva	-21
]>ica que	-12
]>ica se	-9
]>ica y	-13
]>ica «	-19
]>ica –	-17
]>ico ,	-21
]>ico .	-24
]>ico 0	-11
]>ico :	-18
]>ico en	-31
]>ico lo	-17
]>ico o	-22
]>ico por	-21
]>ico que	-16
]>ico se	-19
]>ico siempre	-15
]>ico y	-14
]>ida .	-9
]>ida :	-23
]>ida con	-16
]>ida de	-35
]>ida en	-28
]>ida la	-13
]>ida no	-8
]>ida se	-14
]>ida solo	11
]>ida y	-27
]>ido .	-36
]>ido 0	-14
]>ido a	-27
]>ido coger	-14
]>ido con	-20
]>ido de	-24
]>ido del	-17
]>ido dos	-25
]>ido el	-18
]>ido en	-20
]>ido más	-14
]>ido no	-8
]>ido por	-20
]>ido que	-27
]>ido un	-11
]>ido y	-23
]>iel .	-11
]>iel se	-29
]>ier cosa	-17
]>iga ,	-11
]>iga .	-10
]>iga a	-16
]>ige el	-17
]>igo ,	-16
]>igo .	9
]>igo de	-10
]>igo del	-10
]>ija ,	-20
]>ije que	-12
]>ijo .	-18
]>ila ,	-16
]>ila .	-14
]>ila de	-24
]>ila en	-12
]>ila hasta	-13
]>ila y	-25
]>ile que	-13
]>ilo ,	-11
]>ilo .	-18
]>ima ,	-15
]>ima a	-9
]>ima y	-14
]>imo ,	-9
]>imo .	-13
]>ina .	-13
]>ina 0	-13
]>ina :	-12
]>ina ;	-9
]>ina a	13
]>ina buena	-15
]>ina con	-29
]>ina de	-23
]>ina después	-22
]>ina el	-13
]>ina en	-18
]>ina es	-16
]>ina hasta	-17
]>ina las	-18
]>ina no	-23
]>ina para	-19
]>ina que	-16
]>ina se	-29
]>ina sobre	-17
]>ina va	-13
]>ina vacía	-17
]>ina y	-16
]>ing .	-24
]>ing de	-19
]>ino ,	-13
]>ino con	-15
]>ino de	-11
]>ino para	16
]>ino que	-17
]>ino y	-19
]>ior ,	-12
]>ior de	-16
]>ios .	-28
]>ios :	-17
]>ios con	-11
]>ios de	-16
]>ios en	-11
]>ios no	-16
]>ios y	-27
]>ipo ,	-15
]>ira ,	-19
]>ira 0	-18
]>ire ,	-14
]>ire .	-23
]>ire acondicionado	-18
]>ire se	-18
]>iro .	-16
]>iro :	-13
]>irá la	-13
]>isa .	-19
]>isa con	14
]>isa el	-23
]>isa la	-17
]>isa las	-13
]>isa que	-26
]>iso que	-19
]>isó .	-14
]>isó :	-12
]>ita .	-28
]>ita :	-18
]>ita a	-15
]>ita con	-13
]>ita de	-16
]>ita en	-13
]>ita se	-9
]>ita y	-16
]>ita «	-8
]>ite ,	-18
]>ite .	-12
]>ite el	-17
]>ite y	-15
]>ito ,	-22
]>ito .	-24
]>ito 0	-13
]>ito :	-16
]>ito de	-28
]>ito del	-19
]>ito el	-15
]>ito en	-22
]>ito para	-23
]>ito que	-16
]>ito se	-13
]>ito y	-36
]>ito →	-12
]>ité .	-14
]>ité de	-13
]>iva .	-10
]>iva de	-20
]>ive en	-11
]>ivo ,	-22
]>ivo .	-14
]>ivo 0	-10
]>ivo a	-17
]>ivo de	-17
]>ivo en	13
]>ivo para	-26
]>ivo y	-21
]>iza ,	-23
]>iza .	-10
]>iza en	-9
]>iza la	-22
]>iza y	-13
]>izq .	-8
]>ién ahí	-16
]>ién nacido	-19
]>iñe .	-16
]>ión (	-21
]>ión ,	16
]>ión 0	-20
]>ión :	-40
]>ión ;	-16
]>ión a	-26
]>ión al	-18
]>ión antes	-16
]>ión con	-30
]>ión de	-67
]>ión del	-36
]>ión el	-16
]>ión en	-34
]>ión entra	-13
]>ión es	-11
]>ión firmada	-18
]>ión la	-18
]>ión lo	-21
]>ión los	13
]>ión no	-22
]>ión nos	-29
]>ión o	-13
]>ión oficial	-21
]>ión para	-19
]>ión por	-14
]>ión que	-27
]>ión se	-13
]>ión tiene	-16
]>ión técnica	-12
]>ión vigente	-21
]>ión y	-46
]>j .	-13
]>jal .	-14
]>jan .	-16
]>jan los	-10
]>jan todos	-13
]>jar ,	-11
]>jar a	-18
]>jar del	-17
]>jar el	-15
]>jar la	-9
]>jas .	-21
]>jas con	-10
]>jas de	-18
]>jas se	-18
]>jas y	-19
]>jes ,	-14
]>jes bonito	-9
]>jor que	-23
]>jos .	-18
]>jos de	-20
]>jos y	-18
]>jón .	-15
]>jón con	-19
]>jón de	-13
]>l .	-17
]>lan .	-13
]>lan en	-24
]>lar ,	-14
]>lar .	-12
]>lar con	-17
]>lar de	10
]>lar en	-17
]>lar la	-15
]>lar por	-10
]>lar porque	-18
]>lar y	-28
]>las ,	-27
]>las a	10
]>las con	-28
]>las de	-26
]>las del	-12
]>las en	-12
]>las para	-26
]>las por	-11
]>las se	-14
]>las tener	-13
]>las un	-12
]>las una	-14
]>las y	-27
]>lda .	-9
]>lda de	-12
]>lda la	-13
]>lde de	-14
]>ldo ,	-17
]>lea .	-19
]>len a	-27
]>len de	-12
]>len dos	-13
]>leo por	-12
]>ler ,	-14
]>ler de	-18
]>les )	-9
]>les 0	-12
]>les ;	-10
]>les antes	-15
]>les con	-24
]>les de	-38
]>les del	-16
]>les la	-20
]>les los	-13
]>les no	-9
]>les que	-20
]>les se	-22
]>les y	-34
]>lio ,	-31
]>lla ,	-24
]>lla .	-43
]>lla :	-18
]>lla a	-14
]>lla con	-32
]>lla de	-18
]>lla del	-15
]>lla desde	-21
]>lla el	-21
]>lla en	-34
]>lla hasta	-24
]>lla la	-20
]>lla nueva	-15
]>lla o	-14
]>lla que	-14
]>lla se	-16
]>lle ,	-26
]>lle .	-17
]>lle :	-13
]>lle con	-19
]>lle de	-19
]>lle la	-10
]>lle mayor	-19
]>llo ,	-36
]>llo .	-29
]>llo de	-15
]>llo en	-20
]>llo que	-17
]>llo se	-23
]>llo y	-21
]>llí .	-15
]>lma ,	-10
]>lmo ,	-15
]>lor .	14
]>lor a	-19
]>lor de	-14
]>lor en	-24
]>lor se	-18
]>los ,	-33
]>los al	-29
]>los de	-24
]>los delante	-15
]>los en	-28
]>los para	11
]>los parejos	-17
]>los por	-8
]>los se	-23
]>los y	-15
]>lpe en	-19
]>lsa ,	-11
]>lta ,	-11
]>lta .	13
]>lta a	-16
]>lta al	-18
]>lta de	-29
]>lta el	-10
]>lta en	-16
]>lta que	-23
]>lta se	-18
]>lta y	-18
]>lte .	-17
]>lte se	-12
]>lto ,	-18
]>lto .	-11
]>lto a	-10
]>lto y	-16
]>lub de	-15
]>lud y	-15
]>lva ,	-16
]>lve a	-19
]>lve en	-16
]>lán y	-15
]>lín ,	-14
]>lío con	-9
]>lón de	-21
]>lón y	-8
]>lúo de	-20
]>mal .	-16
]>mal en	15
]>man a	-13
]>man con	12
]>man los	-21
]>man y	-17
]>mar ,	-13
]>mar .	-16
]>mar a	-13
]>mar el	-16
]>mar la	-13
]>mas ,	-29
]>mas a	-9
]>mas de	-11
]>mas en	-12
]>men ,	-16
]>men .	-15
]>mer .	-14
]>mm ,	-9
]>mor ,	-11
]>mos ,	-23
]>mos .	-30
]>mos 0	-15
]>mos a	-46
]>mos al	-15
]>mos cinco	-11
]>mos con	-22
]>mos cuarenta	-14
]>mos dejar	-15
]>mos del	-20
]>mos dos	-17
]>mos el	-33
]>mos en	-25
]>mos entre	12
]>mos la	-33
]>mos las	-17
]>mos los	-23
]>mos para	-22
]>mos pensado	-19
]>mos por	-28
]>mos que	-8
]>mos tres	-25
]>mos un	-34
]>mos una	-21
]>mos unas	-18
]>mos y	-22
]>mpa ,	-11
]>mpe el	-10
]>mán .	-14
]>más ,	-12
]>más se	-14
]>máx .	-22
]>mía .	-12
]>mín .	-10
]>mín :	-10
]>món ,	-12
]>mún ,	-10
]>nal ,	-16
]>nal .	-14
]>nal de	-20
]>nal y	-13
]>nan .	11
]>nar )	-9
]>nar ,	11
]>nar .	9
]>nar a	-13
]>nar con	-10
]>nar la	-19
]>nar se	-17
]>nas .	-14
]>nas :	-22
]>nas con	15
]>nas de	-27
]>nas en	13
]>nas entre	-17
]>nas no	-11
]>nas por	-19
]>nas se	-18
]>nas y	20
]>nca ,	-19
]>nca .	-22
]>nca de	-23
]>nce .	-14
]>nco ,	-27
]>nco de	-18
]>nda ,	-18
]>nda .	-9
]>nda :	-15
]>nda a	-12
]>nda con	-20
]>nda de	-29
]>nda en	-19
]>nda o	-14
]>nda y	-17
]>nde ,	-28
]>nde .	-10
]>nde de	-14
]>nde el	-23
]>nde en	-16
]>nde igual	-16
]>nde la	12
]>nde por	-12
]>nde que	-17
]>nde se	-15
]>nde si	-10
]>nde una	-12
]>nde y	-22
]>ndo ,	-29
]>ndo .	-28
]>ndo :	-12
]>ndo a	-8
]>ndo al	-13
]>ndo así	-14
]>ndo con	-18
]>ndo de	-15
]>ndo eh	-19
]>ndo el	-23
]>ndo en	-12
]>ndo esto	-13
]>ndo la	-21
]>ndo lo	-13
]>ndo los	-14
]>ndo no	-24
]>ndo por	-22
]>ndo probando	-21
]>ndo que	-9
]>ndo siempre	-9
]>ndo una	-13
]>ndo y	-25
]>ndó a	-18
]>nel ,	-18
]>nen que	-28
]>ner de	-16
]>nes ,	-32
]>nes .	-33
]>nes :	-14
]>nes a	-14
]>nes con	-21
]>nes de	-37
]>nes del	-12
]>nes el	-13
]>nes en	-37
]>nes no	-17
]>nes para	-21
]>nes que	-26
]>nes se	-18
]>net y	11
]>nga ,	-14
]>nga .	-8
]>nia ,	-19
]>nia .	-20
]>nio ,	-26
]>nir .	-15
]>nja ,	-15
]>nja de	-15
]>nja y	-24
]>nor de	-8
]>nos ,	-21
]>nos .	-19
]>nos a	-20
]>nos con	-17
]>nos de	-30
]>nos del	-22
]>nos hasta	-20
]>nos llenas	-12
]>nos nuevos	-18
]>nos por	-13
]>nos que	-30
]>nos se	-13
]>nos veinte	-14
]>nos y	-29
]>nsa ,	-14
]>nse ,	13
]>nse los	-13
]>nso del	-18
]>nta ,	-26
]>nta .	-28
]>nta 0	-19
]>nta ;	-10
]>nta a	-11
]>nta al	-11
]>nta años	-9
]>nta con	-16
]>nta de	11
]>nta el	-16
]>nta en	-22
]>nta grados	-13
]>nta gramos	-18
]>nta la	-19
]>nta por	-25
]>nta se	-17
]>nta y	-39
]>nte ,	-22
]>nte .	-20
]>nte a	-27
]>nte al	-15
]>nte con	-27
]>nte da	-14
]>nte de	-22
]>nte del	-15
]>nte desde	12
]>nte el	-21
]>nte en	-21
]>nte firma	-14
]>nte la	-20
]>nte llega	-10
]>nte lo	-29
]>nte mal	-16
]>nte no	-9
]>nte nos	-20
]>nte para	-17
]>nte pide	-20
]>nte por	-16
]>nte presente	-14
]>nte puesto	-15
]>nte que	-18
]>nte se	-26
]>nte si	-22
]>nte sin	-16
]>nte una	-13
]>nte y	-42
]>nto ,	-35
]>nto .	16
]>nto a	-22
]>nto al	-17
]>nto como	16
]>nto con	-22
]>nto del	-16
]>nto en	-33
]>nto lo	-23
]>nto los	-21
]>nto médico	-12
]>nto no	-20
]>nto nos	-13
]>nto por	-15
]>nto que	-10
]>nto se	-17
]>nto y	-24
]>ntó ,	-12
]>nza ,	-12
]>nza .	-13
]>nza de	-17
]>nza el	-17
]>nza en	-12
]>nza larga	-16
]>nº 0	-14
]>nº de	-13
]>nés con	-14
]>nía a	-13
]>nía el	-9
]>núm .	-21
]>oco ,	-19
]>ocó a	-20
]>oda .	-19
]>oda de	-22
]>oda en	-13
]>odo .	-17
]>odo de	-16
]>odo en	-17
]>odo y	-13
]>ofe qué	-13
]>oga de	-11
]>oge la	-20
]>ogo .	-11
]>oja el	-10
]>ojo y	-11
]>ola ,	-16
]>ola .	-34
]>ola caliente	-16
]>ola con	-16
]>ola de	-15
]>ola en	11
]>ola hasta	-11
]>ola por	-15
]>ola y	-27
]>olo .	-10
]>olo de	-21
]>oma .	-11
]>omo .	-17
]>ona ,	12
]>ona cada	-19
]>ona con	-19
]>ona de	-14
]>ona en	-10
]>ona o	-10
]>ona que	-27
]>ona se	-25
]>ona sorda	-20
]>ona un	-10
]>ona y	-27
]>one el	13
]>one que	-27
]>ono de	-16
]>ono se	-14
]>ono y	-23
]>oop .	-14
]>ora ,	-40
]>ora 0	-19
]>ora a	-10
]>ora como	-19
]>ora con	-28
]>ora contesta	-19
]>ora en	-18
]>ora hace	-16
]>ora la	-15
]>ora lleva	-10
]>ora lo	-21
]>ora no	-26
]>ora nos	-28
]>ora que	-10
]>ora se	-25
]>ora sin	-19
]>ora sube	-10
]>ora un	-14
]>ora y	-34
]>oro ,	15
]>oró :	-13
]>osa ,	-16
]>osa .	-22
]>osa 0	-10
]>ose se	-12
]>oso ,	-16
]>oso .	-24
]>oso de	-18
]>ota .	-13
]>ota y	-9
]>ote ,	-24
]>ote nuevo	-8
]>ote y	-14
]>oto ,	-23
]>oto .	-11
]>oto se	-24
]>oya ,	-15
]>oye ,	-11
]>oyo (	-14
]>oza y	-18
]>ozo ,	-14
]>oña .	-9
]>oño ,	-18
]>pa que	-13
]>pal de	-15
]>pal y	-15
]>par el	-19
]>par los	-8
]>pas ,	-15
]>pas con	-20
]>pas de	16
]>pdf y	-10
]>pea el	-9
]>pel ,	-21
]>pel de	-10
]>pel japonés	-16
]>pel lo	-20
]>pel no	-15
]>pel para	-17
]>pel y	-11
]>pes ,	-13
]>pia ,	-11
]>pia intensiva	-22
]>pia la	-15
]>pia y	-22
]>pio ,	-23
]>piz ,	-14
]>pos con	-10
]>que .	-24
]>que 0	-14
]>que con	-25
]>que de	-20
]>que el	-17
]>que la	-17
]>que se	-21
]>que y	-24
]>qui ,	-18
]>ral ,	-20
]>ral .	-21
]>ral y	11
]>ran ,	-17
]>ran .	-26
]>ran con	-17
]>ran de	-21
]>ran diez	-13
]>ran el	-13
]>ran en	-25
]>ran la	-17
]>ran las	-19
]>ran los	-24
]>ran mucho	-14
]>ran por	-15
]>rar ,	-18
]>rar .	-14
]>rar el	-17
]>rar la	-19
]>rar un	-22
]>ras ,	-39
]>ras @	-19
]>ras con	-19
]>ras de	-38
]>ras el	-19
]>ras entre	9
]>ras la	-21
]>ras las	-14
]>ras los	-20
]>ras no	-12
]>ras pero	-10
]>ras que	-18
]>ras se	-14
]>ras sin	-16
]>ras van	-26
]>ray ,	-17
]>rca .	-13
]>rca de	-17
]>rce ,	-16
]>rda ,	-10
]>rda a	-10
]>rda redactar	-16
]>rde ,	-21
]>rde .	-8
]>rde la	-19
]>rdo .	-12
]>rdo con	-10
]>re :	-14
]>rea ,	-20
]>rea :	-11
]>rea la	-11
]>red ,	-15
]>red .	-16
]>ree .	-14
]>ree que	-18
]>ref .	-11
]>ren con	-15
]>ren en	-15
]>ren los	-18
]>reo ,	-15
]>reo .	-11
]>reo ;	-12
]>reo que	-15
]>reo y	9
]>rer ,	-11
]>res ,	-12
]>res .	-26
]>res 0	-10
]>res :	-17
]>res a	-15
]>res de	-35
]>res en	-16
]>res entran	10
]>res no	-12
]>res nuevos	-15
]>res por	-14
]>res propios	-15
]>res que	-20
]>res refrigerados	-19
]>res y	-17
]>rev .	-22
]>rez de	-12
]>rga ,	-17
]>rga .	-17
]>rga de	-23
]>rga el	-11
]>rga la	-17
]>rga se	-10
]>rga y	8
]>rgo :	-16
]>ria con	-22
]>ria de	-26
]>ria del	-20
]>ria el	-10
]>ria no	12
]>ria se	-19
]>rie ,	-10
]>ril .	-21
]>rio ,	-37
]>rio :	9
]>rio ;	-15
]>rio a	-19
]>rio con	-14
]>rio de	-31
]>rio del	-12
]>rio en	-23
]>rio fijar	-11
]>rio la	-23
]>rio lo	-13
]>rio los	15
]>rio municipal	-22
]>rio nos	13
]>rio por	-20
]>rio porque	-12
]>rio se	10
]>rio y	-34
]>ris ,	-15
]>ris .	-11
]>riz y	-16
]>rió la	-18
]>rla .	-13
]>rle a	-11
]>rle que	-11
]>rlo ,	-22
]>rlo .	-25
]>rlo a	-27
]>rlo en	-17
]>rlo por	-12
]>rlo y	-21
]>rma ,	-16
]>rma .	-13
]>rma de	-10
]>rma el	-12
]>rma la	-13
]>rme .	-16
]>rme a	-21
]>rme el	-9
]>rmo .	-21
]>rmo yo	-14
]>rna ,	-22
]>rne ,	-20
]>rne picada	-12
]>rno ,	10
]>rno de	-36
]>rno es	-14
]>rno lo	-24
]>rno se	11
]>rno y	-25
]>ron 0	-17
]>ron de	-11
]>ron dos	-16
]>ron el	-19
]>ron en	-12
]>ron la	-15
]>ron que	-22
]>ron una	-23
]>ror la	-11
]>ros ,	-43
]>ros .	-29
]>ros :	-15
]>ros desde	-11
]>ros en	-31
]>ros lo	-10
]>ros no	-20
]>ros por	-11
]>ros que	-30
]>ros se	-25
]>ros y	-34
]>ros |	-21
]>rpo de	-18
]>rra .	-26
]>rra con	-10
]>rra de	-16
]>rra el	-10
]>rra y	-14
]>rre ,	-28
]>rre .	-11
]>rre de	-27
]>rre la	-11
]>rro ,	-23
]>rro .	-14
]>rro de	-12
]>rro y	-15
]>rse .	-25
]>rse en	-11
]>rso .	-10
]>rso de	-10
]>rta .	-17
]>rta :	-8
]>rta a	-16
]>rta con	-20
]>rta de	-13
]>rta el	-9
]>rta en	-14
]>rta hasta	-14
]>rta la	-12
]>rta se	-28
]>rta y	-26
]>rte ,	13
]>rte .	-9
]>rte a	-12
]>rte de	-18
]>rte la	-9
]>rte y	15
]>rto ,	9
]>rto con	-24
]>rto de	-26
]>rto y	-21
]>rtó .	-11
]>ruz ,	-9
]>ruz roja	-10
]>rv :	-9
]>rva para	-18
]>rve .	-14
]>rve para	-17
]>rvo ,	-11
]>rza .	-16
]>rzo .	-16
]>rzo a	-14
]>rzo y	-10
]>rán de	-10
]>rán en	-9
]>rán y	-10
]>ría ,	-33
]>ría 0	16
]>ría ?	12
]>ría con	-19
]>ría de	-17
]>ría el	16
]>ría en	-27
]>ría ha	-15
]>ría no	-17
]>ría nos	16
]>ría para	-9
]>ría pide	-16
]>ría que	-19
]>ría y	-26
]>rón en	-20
]>rón y	-8
]>s .	-16
]>sal ,	-8
]>san ,	-13
]>san con	-16
]>san cristóbal	-18
]>san los	-10
]>san y	-22
]>sar ,	-10
]>sar .	-19
]>sar el	-8
]>sar la	-17
]>sas ,	-12
]>sas .	-18
]>sas de	-10
]>sas no	-14
]>sas y	-13
]>sca ,	-10
]>sca se	-10
]>sco ,	-20
]>sco .	-13
]>sco de	-12
]>sco y	-17
]>sen .	-18
]>ses .	-31
]>ses ;	-12
]>ses de	-20
]>ses en	-17
]>ses y	-17
]>sis de	-22
]>sol ,	-13
]>sor de	-10
]>sor y	-16
]>sos ,	-21
]>sos .	-31
]>sos de	-25
]>sos y	14
]>sr .	-16
]>sra .	-18
]>sta ,	-31
]>sta 0	-12
]>sta a	-13
]>sta con	-17
]>sta de	-13
]>sta en	-19
]>sta hasta	-18
]>sta la	-16
]>sta no	-13
]>sta que	-15
]>sta un	-8
]>sta una	-16
]>sta y	-30
]>ste ,	-14
]>ste .	-10
]>ste :	12
]>ste con	-19
]>ste de	-16
]>ste lo	-23
]>ste que	-10
]>ste y	-17
]>sto ,	-11
]>sto .	-25
]>sto con	-20
]>sto en	-18
]>sto para	-9
]>sto que	-20
]>sto se	-15
]>sto va	-14
]>sto y	-18
]>sur ,	-9
]>sía .	-16
]>t .	-13
]>tad ,	-15
]>tad .	-11
]>tad de	-25
]>tad en	-16
]>tad y	-26
]>tal ,	-35
]>tal cual	-9
]>tal de	-16
]>tal y	-30
]>tan .	-14
]>tan a	-15
]>tan cada	-10
]>tan con	-16
]>tan en	-13
]>tan la	-15
]>tan las	-9
]>tan los	-24
]>tan mucho	-16
]>tan ni	-14
]>tan y	-35
]>tar ,	-28
]>tar .	-30
]>tar :	-13
]>tar a	-10
]>tar como	-15
]>tar con	-14
]>tar cómo	-15
]>tar del	-14
]>tar el	-25
]>tar en	-9
]>tar la	-21
]>tar los	-27
]>tar un	-10
]>tar uno	-10
]>tar y	16
]>tas .	-38
]>tas :	-13
]>tas a	-21
]>tas con	-21
]>tas de	-31
]>tas del	-16
]>tas el	-25
]>tas escolares	-19
]>tas indicaciones	-18
]>tas las	-9
]>tas los	-12
]>tas partes	-16
]>tas personas	-24
]>tas por	-8
]>tas que	-25
]>tas se	-17
]>tas si	-21
]>tas sin	-19
]>tas y	-36
]>tch y	-16
]>tea de	-22
]>tea el	-16
]>tea y	-8
]>ten .	-14
]>ten :	-18
]>ten en	-13
]>ten los	-14
]>teo .	-18
]>teo de	-24
]>ter ,	-20
]>tes ,	8
]>tes .	-33
]>tes 0	-16
]>tes :	-10
]>tes a	-19
]>tes al	-23
]>tes con	-32
]>tes desde	-15
]>tes el	-10
]>tes en	-19
]>tes no	-19
]>tes por	-15
]>tes que	-25
]>tes se	-25
]>tes sin	-18
]>tes y	-20
]>til de	-13
]>til y	-22
]>tio ,	-16
]>tio .	-13
]>tir .	-11
]>tir lo	-16
]>tió en	-16
]>tor ,	-26
]>tor .	-16
]>tor :	-14
]>tor de	-15
]>tor en	-11
]>tor la	-18
]>tor mira	-14
]>tor nos	-8
]>tor que	-14
]>tor y	-16
]>tos ,	-20
]>tos :	-13
]>tos a	-17
]>tos cincuenta	-21
]>tos con	-23
]>tos de	-33
]>tos del	13
]>tos en	-27
]>tos hasta	-16
]>tos kilos	-17
]>tos no	-13
]>tos olvidados	-21
]>tos por	-20
]>tos que	-25
]>tos si	-22
]>tos sin	-23
]>tos son	12
]>tos y	-16
]>tra ,	-24
]>tra .	-22
]>tra algo	-9
]>tra con	-17
]>tra cosa	-11
]>tra de	-10
]>tra persona	-19
]>tra se	-11
]>tra vez	-31
]>tra y	-20
]>tre ,	-16
]>tre .	-17
]>tre 0	-15
]>tre cuatro	-17
]>tre de	-22
]>tre dos	-16
]>tre el	-18
]>tre ellos	-14
]>tre en	-9
]>tre grupo	-21
]>tre la	-23
]>tre las	-14
]>tre los	-28
]>tre planta	-17
]>tre todos	-25
]>tre una	-13
]>tro .	-31
]>tro :	-17
]>tro en	-20
]>tro horas	-16
]>tro no	-12
]>tro por	-13
]>tro se	-18
]>tro y	-27
]>tró el	-24
]>tró un	-9
]>tud ,	-12
]>tud de	-18
]>tío y	-14
]>tón ,	-10
]>tón .	-14
]>tón de	-14
]>tón en	-9
]>ual ,	-16
]>ual .	-24
]>ual de	-26
]>ual del	-24
]>ual y	-19
]>ubo con	-18
]>ubo de	-15
]>uca a	-15
]>uda ,	-9
]>uda .	-18
]>uda al	-13
]>ude a	-12
]>ude y	-10
]>udo ,	-10
]>udo .	-15
]>udo abierto	-12
]>udo de	-9
]>udo y	-19
]>uea ;	-12
]>uel .	-10
]>ues .	13
]>ues de	-14
]>ufa la	-19
]>ufe .	-9
]>uga en	-15
]>uir .	-11
]>uja se	-16
]>ula .	-14
]>ula :	-20
]>ula con	-19
]>ula de	-24
]>ula del	-13
]>ula la	-12
]>ula se	12
]>ula y	-26
]>ulo ,	-15
]>ulo :	-12
]>ulo de	-9
]>uma ,	-9
]>uma .	-13
]>uma en	-11
]>uma no	-15
]>umé ,	-12
]>una de	-11
]>uno ,	-17
]>uno .	-28
]>uno a	-21
]>uno con	-15
]>uno contesta	-10
]>uno cuenta	-17
]>uno de	-16
]>uno el	-18
]>uno en	-24
]>uno la	-19
]>uno lo	-16
]>uno más	-16
]>uno o	-13
]>uno para	-22
]>uno por	-12
]>uno que	-14
]>uno se	-23
]>uno tira	-16
]>uno y	-24
]>uos que	12
]>upa ,	-17
]>upo ,	21
]>upo .	-12
]>upo de	-16
]>upo y	-25
]>ura ,	-31
]>ura .	-31
]>ura a	-11
]>ura al	-13
]>ura de	-32
]>ura del	-11
]>ura en	12
]>ura entre	-9
]>ura se	-15
]>ura si	-18
]>ura vida	-14
]>ura y	-19
]>ure .	-12
]>usa .	9
]>uso de	-13
]>uta ,	-15
]>uta .	-13
]>uta 0	-20
]>uta a	11
]>uto .	-19
]>uto que	-17
]>uto y	-23
]>uya .	-16
]>uza en	-18
]>uín ,	-8
]>uín y	-14
]>uño .	-10
]>val .	-10
]>van a	-15
]>van el	-9
]>var la	-17
]>vas con	-23
]>vas de	-19
]>ven ,	-14
]>ven .	-15
]>ven a	-13
]>ven con	-9
]>ven de	-12
]>ven en	-15
]>ven juntos	-14
]>ver ,	-19
]>ver a	-23
]>ver el	-11
]>ves de	-15
]>ves no	-13
]>via y	-14
]>vil .	-15
]>vil de	-12
]>vil en	-10
]>vió que	-8
]>vos ,	8
]>vos le	-18
]>vos los	-22
]>vos que	-18
]>vos y	-15
]>vés ,	-18
]>vés .	-17
]>vés :	-8
]>vés de	-11
]>vés y	-13
]>vía la	-10
]>xq el	-21
]>xto :	-13
]>xto modelo	-10
]>yor ,	-19
]>yor de	-17
]>zar ,	-19
]>zar .	12
]>zar y	-16
]>zas ,	-15
]>zas con	-16
]>zas del	-18
]>zas por	-14
]>zas y	-26
]>zca ,	-8
]>zca la	-13
]>zos ,	-17
]>zos .	-10
]>zos por	17
]>zón .	-16
]>zón y	-21
]>ºc ,	-17
]>éis en	-19
]>ían las	-21
]>ías al	-18
]>ías con	-16
]>ías y	-14
]>ído ;	-13
]>íes ,	-21
]>ñal .	-17
]>ñas ,	-15
]>ñas y	-17
]>ñol .	-21
]>ños ,	-29
]>ños .	-24
]>ños con	-18
]>ños en	-22
]>ños que	-18
]>ños y	-24
]?	-9900
][	-9900
]]	-9900
]]% humedad	-15
]]( 0	-10
]], 0	-16
]], aceite	-18
]], aclarado	-17
]], aclarar	-19
]], acordate	-20
]], administración	-8
]], agua	-12
]], amparo	-8
]], apuntar	-22
]], aspirar	-14
]], bajar	-12
]], color	-14
]], contar	-9
]], correa	-18
]], correo	-10
]], corte	-10
]], cuerdas	-12
]], estimados	-11
]], gafas	-16
]], habla	-13
]], hora	-14
]], licenciado	-21
]], limpios	-9
]], luces	-10
]], otra	-14
]], otros	-12
]], quitar	-11
]], sala	-16
]], solicito	-16
]], tarjetas	-16
]], vamos	-11
]], ácido	-12
]]- 0	-17
]]/ 0	-10
]]0 0	-18
]]0 años	-12
]]0 bar	-10
]]0 caracteres	-14
]]0 g	-11
]]0 gramos	-9
]]0 hectáreas	-15
]]0 hojas	-9
]]0 km/h	-9
]]0 litros	-9
]]0 m/s	-8
]]0 meses	-12
]]0 mm	-19
]]0 objetos	-14
]]0 vacas	-25
]]0 ºc	-15
]]: 0	-23
]]: cadena	-11
]]: coordinación	-12
]]: dale	-9
]]: dra	-16
]]: j	-13
]]: re	-14
]]: rv	-9
]]: traslado	-17
]]: uy	-14
]]< 0	-15
]]^ adaptación	-12
]]^ alcance	-19
]]^ anoche	-16
]]^ antecedentes	-13
]]^ apuntes	-10
]]^ asisten	-20
]]^ autor	-13
]]^ ay	-9
]]^ banco	-10
]]^ beto	-19
]]^ bidón	-8
]]^ botas	-11
]]^ buen	-12
]]^ caro	-12
]]^ cc	-13
]]^ che	-21
]]^ chicas	-21
]]^ cierre	-20
]]^ colar	-16
]]^ compañía	-12
]]^ conforme	-9
]]^ considero	-15
]]^ consulta	-17
]]^ cooperativa	-13
]]^ corte	-11
]]^ d	-12
]]^ dale	-17
]]^ desarrollo	-9
]]^ descarga	-20
]]^ dirijo	-11
]]^ echar	-12
]]^ elaboró	-13
]]^ encendido	-19
]]^ enseña	-11
]]^ enviado	-15
]]^ esterilización	14
]]^ estimada	-13
]]^ estimado	-12
]]^ estimados	-11
]]^ extracto	-11
]]^ farmacia	-10
]]^ fwd	-12
]]^ ingreso	-12
]]^ inma	-14
]]^ instrucciones	-13
]]^ jajaja	-9
]]^ jefa	-11
]]^ l	-13
]]^ lavado	-28
]]^ lectura	-16
]]^ listo	-9
]]^ llevamos	-11
]]^ mamá	-9
]]^ marcos	-13
]]^ mirá	-13
]]^ mis	-9
]]^ montaje	-29
]]^ necesito	-13
]]^ nico	-12
]]^ nuestra	-9
]]^ objeto	-14
]]^ objetos	-23
]]^ oigan	-14
]]^ oye	-13
]]^ paco	-10
]]^ pendiente	-10
]]^ propósito	-12
]]^ querida	-8
]]^ quinto	-10
]]^ quisiera	-14
]]^ rafael	-8
]]^ raúl	-12
]]^ ref	-11
]]^ reglas	-13
]]^ resulta	-15
]]^ rev	-18
]]^ salida	-18
]]^ salude	-10
]]^ saludos	-8
]]^ secar	-11
]]^ siembra	-22
]]^ sra	-17
]]^ tapar	-13
]]^ tema	-10
]]^ tras	-12
]]^ turno	-15
]]^ título	-12
]]^ vaciar	-12
]]^ varias	-12
]]^ versión	-8
]]^ wilmer	-13
]]^ yuli	-13
]]a 0	-30
]]a alemania	-11
]]a buscar	-16
]]a contraluz	-21
]]a cualquier	-13
]]a derecha	-12
]]a dormir	-16
]]a esas	-13
]]a interior	-20
]]a meter	-17
]]a mitad	11
]]a ochenta	-16
]]a oscuras	-12
]]a ponerlo	-18
]]a poquito	-9
]]a quienes	-10
]]a redactar	-22
]]a seguridad	-8
]]a septiembre	-15
]]a sesenta	-24
]]a sotavento	-22
]]a ti	-14
]]a tu	-8
]]a uno	-18
]]a velocidad	-13
]]a vinagre	11
]]acuerda redactar	-16
]]agua caliente	-21
]]agua destilada	-17
]]agua fría	-12
]]agua tibia	-8
]]ahora resulta	-16
]]aire acondicionado	13
]]al acabar	-11
]]al agua	9
]]al ayuntamiento	-13
]]al azar	-13
]]al bajar	-15
]]al bidón	-10
]]al carro	-18
]]al cierre	-23
]]al comercial	-15
]]al contenedor	-21
]]al depósito	-18
]]al dueño	-20
]]al estanque	-9
]]al grupo	-18
]]al horno	-15
]]al ingeniero	-16
]]al lado	-35
]]al microscopio	-10
]]al paciente	-17
]]al recibir	-10
]]al revés	-26
]]al rival	-10
]]al secretario	-21
]]al tanque	-13
]]al terminar	8
]]al usuario	-13
]]al vecino	-8
]]al volver	-16
]]alumnos nuevos	10
]]así nomás	-16
]]bandera amarilla	-14
]]beto 0	-18
]]billete falso	10
]]boca abajo	-18
]]bolsa blanca	-8
]]bolsa cerrada	-9
]]buenas tardes	-22
]]cada 0	-14
]]cada cliente	-14
]]cada función	16
]]cada hora	-10
]]cada invierno	-22
]]cada lado	-17
]]cada mañana	-15
]]cada noche	-20
]]cada semestre	-9
]]cada tanda	-16
]]cada trabajador	-10
]]cada turno	-28
]]cada uno	-41
]]cada verano	-22
]]caja chica	10
]]caja fuerte	-22
]]calle mayor	-20
]]canal 0	-13
]]carne picada	-13
]]cementerio municipal	15
]]chicos vuelven	-14
]]cien libras	-15
]]cinco años	-16
]]cola caliente	-18
]]con 0	-27
]]con agua	-27
]]con aire	-17
]]con algodón	-13
]]con arena	-18
]]con calor	-17
]]con cascos	-9
]]con cola	-17
]]con cría	-20
]]con frases	-17
]]con gamuza	-13
]]con guante	-15
]]con hielo	-16
]]con hora	-9
]]con leche	-13
]]con leña	-24
]]con lluvia	-10
]]con lupa	-11
]]con manta	-9
]]con margen	-12
]]con mascarilla	-10
]]con nudo	-9
]]con papel	9
]]con pegatina	-21
]]con pena	-15
]]con receta	-10
]]con resaca	-18
]]con sus	-23
]]con sábana	-12
]]con tiza	-16
]]con yodo	-15
]]contenedores refrigerados	-19
]]contra recibo	-12
]]conviene unificar	-14
]]copia autorizada	-8
]]cordial saludo	-11
]]cuando sale	-22
]]cuarenta centímetros	-20
]]cuartas partes	-19
]]cuatro años	-12
]]cámara pequeña	-12
]]da cita	-10
]]da risa	-16
]]darle vuelta	-9
]]de 0	-36
]]de abajo	-26
]]de acero	-15
]]de acuerdo	-13
]]de afuera	-17
]]de aire	-10
]]de ajedrez	-12
]]de alevines	8
]]de algodón	-19
]]de alimentos	11
]]de almacén	-16
]]de alquiler	-22
]]de alrededor	-15
]]de animales	-23
]]de antelación	-16
]]de antemano	-14
]]de apertura	-23
]]de atender	-13
]]de año	-15
]]de baja	-23
]]de bajar	-15
]]de barrio	-23
]]de barro	-17
]]de bebé	-17
]]de bebés	12
]]de boda	15
]]de cabeza	-9
]]de cabina	-21
]]de café	-16
]]de caja	15
]]de campana	11
]]de campo	-25
]]de canto	-14
]]de cartón	-22
]]de cerámica	-17
]]de cisterna	17
]]de cisternas	19
]]de co2	-12
]]de cobre	-15
]]de cola	-20
]]de comer	-20
]]de contacto	-14
]]de contenedores	-21
]]de costumbre	-15
]]de cuadro	-8
]]de cuello	-12
]]de cuero	-15
]]de cádiz	-19
]]de datos	-11
]]de diecinueve	-13
]]de diferencia	-10
]]de documentos	-16
]]de edad	-13
]]de ellas	-8
]]de emergencia	-30
]]de empeño	11
]]de encargo	-16
]]de escape	-10
]]de espaldas	-18
]]de esterilización	-20
]]de estudios	-15
]]de exportación	-22
]]de extracción	-26
]]de filtro	-18
]]de frente	-8
]]de fuerza	-12
]]de fútbol	-13
]]de grasa	-9
]]de guardar	-15
]]de harina	-15
]]de hielo	-12
]]de hollín	-14
]]de hora	-18
]]de humedad	-10
]]de iglesias	-19
]]de ir	-13
]]de izquierda	-9
]]de jaén	-15
]]de julio	-13
]]de junio	-26
]]de jóvenes	-18
]]de kenia	-16
]]de kilo	-10
]]de lado	-19
]]de latón	-12
]]de lavadora	-20
]]de leche	-9
]]de lejía	-22
]]de leña	18
]]de limpiar	-14
]]de lote	-14
]]de lápiz	-13
]]de madera	-14
]]de madrid	-17
]]de mali	-15
]]de malla	-9
]]de manera	-23
]]de mantenimiento	-17
]]de mar	-16
]]de marzo	-21
]]de mayo	-12
]]de memoria	-25
]]de metal	-22
]]de moda	-14
]]de mover	-18
]]de mudanzas	13
]]de máquinas	-18
]]de navidad	-9
]]de noche	-10
]]de nuestra	-17
]]de nueve	-20
]]de obra	-28
]]de octubre	-24
]]de oficio	-15
]]de operaciones	-18
]]de origen	-16
]]de otoño	-13
]]de otra	-19
]]de oído	-11
]]de papel	-14
]]de parada	-16
]]de patrimonio	-14
]]de pedido	-17
]]de perlas	-17
]]de pila	-13
]]de pisar	-11
]]de planta	-18
]]de preparar	-19
]]de prevención	-17
]]de proveedores	15
]]de prueba	9
]]de punta	-9
]]de quedar	-17
]]de rango	-13
]]de regantes	-16
]]de reproducción	-17
]]de repuesto	-15
]]de rescate	-14
]]de retención	-9
]]de retorno	-9
]]de riego	12
]]de rosario	-17
]]de sal	-14
]]de sala	14
]]de salida	-21
]]de salud	-21
]]de san	-22
]]de sanidad	-24
]]de santa	-21
]]de secado	-13
]]de secretario	-10
]]de seda	-15
]]de seguir	-13
]]de seguridad	-14
]]de septiembre	-18
]]de serie	-9
]]de servicio	-25
]]de sesenta	-9
]]de siniestro	9
]]de subir	-25
]]de taller	-13
]]de tela	-20
]]de temperatura	-17
]]de temporada	-11
]]de tinta	-10
]]de tocarlo	-10
]]de uno	-20
]]de usar	-10
]]de uñas	-22
]]de vacaciones	-11
]]de valencia	-16
]]de valor	-12
]]de vehículos	-21
]]de veinticinco	-23
]]de verdad	-12
]]de viento	-21
]]de visitas	-12
]]de vuelta	-27
]]de yeso	-16
]]de zaragoza	-20
]]de ácido	-25
]]de área	-9
]]deja calentar	-15
]]deja enfriar	-14
]]deja escurrir	-10
]]deja nota	-13
]]dejar 0	-15
]]del 0	-14
]]del aeropuerto	-19
]]del alba	-13
]]del ancho	-18
]]del andén	-20
]]del ayuntamiento	-27
]]del año	-22
]]del café	11
]]del cliente	-19
]]del comité	-9
]]del depósito	-30
]]del edificio	11
]]del grifo	-17
]]del hogar	-9
]]del horno	-28
]]del hotel	-19
]]del laboratorio	9
]]del lado	-14
]]del lote	16
]]del miércoles	-14
]]del molde	-19
]]del mostrador	-12
]]del observatorio	-14
]]del país	-12
]]del pedido	-18
]]del sistema	-14
]]del sábado	-16
]]del taller	-23
]]del turno	-18
]]del vehículo	-21
]]del viento	-19
]]del vuelo	-18
]]desde 0	-25
]]desde cuándo	-9
]]después film	-13
]]diecinueve años	-9
]]documento serio	-17
]]dos años	-22
]]dos centímetros	-21
]]dos chavales	-15
]]dos copias	-17
]]dos cuerdas	-21
]]dos hombres	-14
]]dos lados	-9
]]dos lotes	-20
]]dos manos	-22
]]dos meses	-15
]]dos noches	-10
]]dos pasadas	-10
]]dos placas	-16
]]dos pulseras	-13
]]dos sacos	-14
]]dos teléfonos	-16
]]dos turnos	-15
]]dos técnicos	-14
]]día 0	-20
]]días hábiles	-13
]]el 0	-24
]]el abogado	-15
]]el accidente	-12
]]el aceite	11
]]el acto	-10
]]el administrador	-14
]]el agua	-17
]]el agujero	-21
]]el aire	-20
]]el albarán	-19
]]el alumno	-11
]]el anemómetro	-16
]]el animal	-25
]]el aparato	-9
]]el archivo	-22
]]el arco	-11
]]el armario	-20
]]el arnés	-11
]]el aro	-11
]]el audio	-11
]]el auditor	-14
]]el auto	-16
]]el ave	14
]]el aviso	-15
]]el ayudante	-20
]]el ayuntamiento	-15
]]el año	-18
]]el banco	-19
]]el barniz	-12
]]el bidón	-9
]]el biombo	-13
]]el bolsillo	-12
]]el bombo	-18
]]el borde	-21
]]el botiquín	-14
]]el brazo	-15
]]el buzón	-14
]]el cabezal	-17
]]el café	-18
]]el cajón	-29
]]el calendario	-13
]]el camino	-17
]]el camión	-23
]]el capataz	-17
]]el carro	-17
]]el celular	-18
]]el cementerio	-20
]]el chat	-21
]]el chófer	-13
]]el cierre	22
]]el cinturón	-17
]]el circuito	-24
]]el cliente	-44
]]el cobro	-15
]]el color	-26
]]el comercial	-19
]]el comisario	-19
]]el comité	-13
]]el comprador	-10
]]el concejal	-25
]]el conductor	-19
]]el cono	-18
]]el consejo	-11
]]el conserje	-15
]]el contador	-10
]]el contrato	-22
]]el corcho	-16
]]el correo	-21
]]el corte	-27
]]el crematorio	-12
]]el cuadro	-9
]]el cubo	-14
]]el cuello	-14
]]el cuerpo	-15
]]el curso	-11
]]el código	-12
]]el delegado	-15
]]el departamento	-20
]]el depósito	-8
]]el desmontaje	-20
]]el despacho	-20
]]el destino	-19
]]el dibujo	-21
]]el disco	-18
]]el dueño	-17
]]el edificio	-8
]]el eje	-15
]]el electricista	-10
]]el enchufe	-9
]]el enlace	-16
]]el escáner	-12
]]el español	-20
]]el espejo	-16
]]el espíritu	-15
]]el estuche	-13
]]el expediente	-18
]]el farmacéutico	-10
]]el formato	-13
]]el formulario	-17
]]el foso	-17
]]el frasco	-10
]]el freno	-26
]]el frontofocómetro	-14
]]el gancho	-14
]]el gato	-12
]]el gerente	-15
]]el gestor	-10
]]el golpe	-9
]]el grano	-11
]]el grifo	-17
]]el grupo	-19
]]el hilo	-21
]]el hombro	-16
]]el horno	-22
]]el hueco	-12
]]el importe	-12
]]el impreso	-15
]]el imán	-20
]]el informe	-15
]]el ingeniero	-9
]]el inspector	-9
]]el inventario	-18
]]el laboratorio	15
]]el lado	12
]]el lector	-20
]]el listado	-23
]]el lote	-23
]]el luthier	-13
]]el maestro	-26
]]el manual	-16
]]el maquinista	-14
]]el material	-17
]]el medidor	-12
]]el ministerio	-16
]]el miércoles	-11
]]el modo	-19
]]el molde	-20
]]el molino	-10
]]el motivo	-15
]]el mundo	-19
]]el móvil	-18
]]el nudillo	-9
]]el olor	-20
]]el operario	-10
]]el ordenador	-11
]]el paciente	-23
]]el pago	-14
]]el papel	-33
]]el papelito	-9
]]el paquete	-8
]]el pasaporte	-24
]]el pasillo	-18
]]el patio	-24
]]el pdf	-8
]]el pedido	12
]]el perito	-11
]]el perro	-28
]]el personal	-18
]]el pesaje	-16
]]el peto	-15
]]el pico	-11
]]el piloto	-18
]]el pipeline	-9
]]el planetario	14
]]el plazo	-17
]]el pliego	-11
]]el polvo	-16
]]el porcentaje	-12
]]el portal	-19
]]el portón	-9
]]el precinto	-16
]]el precio	-27
]]el premio	-9
]]el presidente	-19
]]el problema	-18
]]el profesor	-21
]]el programa	-22
]]el protocolo	-21
]]el proyector	-9
]]el préstamo	-17
]]el pueblo	-15
]]el puente	-21
]]el párroco	-21
]]el pésame	-15
]]el público	10
]]el recorrido	-14
]]el redactor	-14
]]el refractómetro	-15
]]el regante	-12
]]el remito	-9
]]el reporte	11
]]el resto	-13
]]el ruido	-18
]]el saldo	-11
]]el salón	-22
]]el secador	-14
]]el sello	-8
]]el sentido	-12
]]el señuelo	-10
]]el sistema	-19
]]el socorrista	-11
]]el suero	-13
]]el supervisor	-10
]]el suplente	-12
]]el suyo	-10
]]el sábado	-29
]]el tabique	-14
]]el tablero	-8
]]el taller	-8
]]el tanque	15
]]el tapón	-16
]]el techo	-12
]]el testigo	-15
]]el texto	-14
]]el tope	-13
]]el tornillo	-17
]]el torno	16
]]el tractor	-14
]]el transmisor	-14
]]el trapo	-15
]]el tubo	-12
]]el turno	11
]]el túnel	-27
]]el vellón	-12
]]el viento	10
]]el visor	-11
]]el vídeo	-13
]]el árbitro	-15
]]elvira 0	-13
]]en 0	-17
]]en agosto	-16
]]en agua	-25
]]en almacén	-18
]]en alto	-10
]]en antena	-17
]]en bandeja	-17
]]en blanco	11
]]en bogotá	-12
]]en cabina	-19
]]en caja	-9
]]en caliente	9
]]en castellano	-17
]]en cesta	-12
]]en cuanto	-19
]]en diciembre	-13
]]en domicilio	22
]]en fila	-9
]]en formato	-11
]]en guadalajara	-14
]]en julio	-32
]]en junio	-24
]]en manual	-15
]]en marcha	-19
]]en marzo	-21
]]en monterrey	-20
]]en nevera	-26
]]en nicho	20
]]en noviembre	-9
]]en octubre	-22
]]en otra	-9
]]en papel	-34
]]en plena	-29
]]en prácticas	-17
]]en sala	-23
]]en seco	-22
]]en secretaría	-14
]]en septiembre	-16
]]en serio	-14
]]en sus	-14
]]en uno	-26
]]en vacaciones	-15
]]en verano	-12
]]en zaragoza	-14
]]entre 0	-8
]]entre ellos	-15
]]entre grupo	-25
]]entre paréntesis	-10
]]entre planta	-18
]]es fantasía	-16
]]es nacional	-8
]]es obligatorio	-10
]]es pa	-12
]]estas indicaciones	-16
]]este año	-27
]]este verano	-21
]]estimados señores	-12
]]está grabando	-17
]]está pagado	-9
]]está roto	-9
]]está trabajando	-14
]]falta uno	-13
]]fondo 0	-10
]]grados baumé	-12
]]guantes limpios	-14
]]ha dado	-12
]]ha dejado	-17
]]ha dicho	-19
]]ha ido	-14
]]ha pedido	-19
]]ha perdido	-17
]]ha tenido	-21
]]ha vuelto	-10
]]hace ruido	-10
]]hacemos queso	-19
]]han pedido	-19
]]han perdido	-18
]]han salido	-13
]]hasta 0	-19
]]hasta marzo	-10
]]hay heridos	-10
]]he ido	-13
]]he sacado	-14
]]hemos pensado	-22
]]hermano mayor	-17
]]hilo roto	-14
]]hoja plastificada	-10
]]jabón neutro	-11
]]la 0	-20
]]la agencia	-24
]]la agenda	-12
]]la aguja	-24
]]la alarma	-18
]]la alcaldía	-9
]]la alfombra	-12
]]la antena	9
]]la apertura	-21
]]la arena	-8
]]la asamblea	-16
]]la aseguradora	-13
]]la asociación	-11
]]la aspiradora	-14
]]la atención	-27
]]la auditoría	-12
]]la autorización	-14
]]la auxiliar	-19
]]la balanza	-11
]]la balda	-12
]]la banda	11
]]la bandera	-20
]]la barra	-23
]]la barrera	-16
]]la barriga	-11
]]la basura	-20
]]la bata	-15
]]la biblioteca	9
]]la bici	-15
]]la bitácora	-16
]]la boda	-21
]]la bomba	-16
]]la boquilla	-17
]]la báscula	18
]]la cabecera	-12
]]la cabeza	-20
]]la caducidad	-21
]]la cafetera	-14
]]la caja	-44
]]la caldera	-25
]]la cama	-12
]]la camioneta	-17
]]la campana	-18
]]la campanilla	-18
]]la canción	-12
]]la carcasa	-22
]]la carne	-13
]]la carpeta	-16
]]la carretera	-10
]]la carta	-22
]]la cartilla	-18
]]la caseta	-12
]]la causa	-14
]]la central	-24
]]la chapa	-19
]]la charola	-11
]]la chica	-23
]]la cintura	-15
]]la cisterna	-18
]]la clienta	-12
]]la cola	-14
]]la comida	-16
]]la compañera	-12
]]la compañía	-19
]]la comprobación	-15
]]la compu	12
]]la comunidad	-24
]]la consola	-22
]]la constructora	-10
]]la consulta	-18
]]la copa	-11
]]la corona	-25
]]la correa	-9
]]la cortina	-14
]]la costra	-12
]]la cruz	-17
]]la cuadrilla	-14
]]la cubeta	-11
]]la cubierta	-12
]]la cueva	9
]]la culpa	-19
]]la cédula	-12
]]la cúpula	-25
]]la derecha	-16
]]la diferencia	-9
]]la directora	-23
]]la doctora	-11
]]la educadora	-22
]]la emisora	-12
]]la empresa	-24
]]la encargada	-18
]]la enrolla	-12
]]la escalera	-8
]]la escanea	-14
]]la escuela	-32
]]la espalda	-15
]]la esponja	-15
]]la espuma	-20
]]la espátula	-11
]]la esquina	-15
]]la estación	-10
]]la estructura	-19
]]la farmacia	-13
]]la federación	-18
]]la feria	-18
]]la fianza	-11
]]la fibra	-20
]]la finca	-31
]]la flor	19
]]la funeraria	9
]]la furgo	-18
]]la furgoneta	-16
]]la gana	-18
]]la garita	-18
]]la gerente	-19
]]la grasa	-12
]]la grúa	-13
]]la guantera	-11
]]la heladera	-12
]]la hermana	-9
]]la historia	-10
]]la hora	-17
]]la identificación	-22
]]la imagen	-8
]]la inspección	-12
]]la intendencia	-15
]]la isla	-9
]]la itv	-9
]]la izquierda	-19
]]la jaula	-19
]]la lana	-19
]]la leche	-24
]]la lectura	-20
]]la legionela	-18
]]la libreta	-17
]]la liga	-16
]]la llamada	-29
]]la lona	-21
]]la lonja	-18
]]la lupa	-14
]]la lámpara	-22
]]la lápida	-11
]]la madera	-15
]]la madre	-24
]]la malla	-18
]]la manta	-12
]]la mantilla	-13
]]la masa	-29
]]la matrícula	-18
]]la maza	-9
]]la mejilla	-22
]]la miel	9
]]la mirilla	-16
]]la mitad	-34
]]la mutua	-19
]]la máquina	-35
]]la nariz	-17
]]la nevera	-17
]]la noria	11
]]la nota	-8
]]la notaría	-18
]]la obra	14
]]la ola	-8
]]la olla	-21
]]la ong	-16
]]la oreja	-16
]]la otra	-28
]]la pala	-14
]]la panza	-10
]]la pared	-21
]]la parroquia	-16
]]la partida	-17
]]la pata	-8
]]la persiana	-14
]]la persona	-23
]]la petición	-13
]]la picadora	10
]]la piedra	-16
]]la piel	-23
]]la pila	-16
]]la pileta	-13
]]la pinza	-13
]]la piquera	-19
]]la pista	12
]]la pizarra	-14
]]la placa	-21
]]la plancha	-11
]]la planilla	-22
]]la planta	-32
]]la plantilla	-16
]]la plataforma	-17
]]la playa	-20
]]la plaza	-16
]]la pluma	-16
]]la policía	-17
]]la portería	16
]]la prueba	11
]]la puesta	-21
]]la pulsera	-17
]]la punta	-14
]]la purga	11
]]la póliza	-15
]]la raya	-15
]]la receta	-18
]]la red	-10
]]la redacción	-16
]]la reja	-12
]]la rejilla	-13
]]la revisión	-19
]]la ruta	11
]]la saca	-14
]]la sal	-25
]]la sala	-47
]]la salida	12
]]la salmuera	13
]]la secretaria	-21
]]la serie	-15
]]la sesión	-18
]]la señal	8
]]la sierra	-25
]]la silla	-26
]]la soledad	-16
]]la solicitud	-19
]]la sombra	-13
]]la sonda	-14
]]la suya	-10
]]la sábana	-12
]]la tablet	-9
]]la tableta	-15
]]la tablilla	-17
]]la tanda	-11
]]la taquilla	-19
]]la tasa	-11
]]la tela	-25
]]la temperatura	16
]]la tina	-15
]]la tolva	-23
]]la trastienda	-16
]]la vaca	-23
]]la vara	-13
]]la varilla	-11
]]la venta	-16
]]la ventana	-16
]]la verdad	-23
]]la vereda	-17
]]la veterinaria	-23
]]la vieja	-13
]]la viga	-11
]]la visita	-18
]]la vista	-23
]]la vuelta	-31
]]la válvula	-14
]]la víspera	-23
]]la web	-27
]]la única	-14
]]lado izquierdo	-12
]]las 0	-24
]]las alas	-13
]]las alzas	-14
]]las auxiliares	-9
]]las bolas	-10
]]las bolsas	-14
]]las botas	-20
]]las chicas	-19
]]las coordenadas	-10
]]las cuentas	-18
]]las cuerdas	-25
]]las esquinas	-19
]]las etiquetas	-11
]]las flores	-17
]]las hojas	-24
]]las incidencias	-18
]]las llantas	-13
]]las llaves	-22
]]las luces	-20
]]las líneas	-18
]]las manos	-29
]]las mesas	-20
]]las muestras	-20
]]las negras	-11
]]las noches	-20
]]las nueve	-15
]]las orejas	-13
]]las ostras	-19
]]las paredes	-19
]]las patas	-20
]]las pezoneras	-15
]]las puertas	-17
]]las redes	-17
]]las rosas	-8
]]las ruedas	-16
]]las salas	-12
]]las sillas	-16
]]las tablas	-15
]]las tiras	-17
]]las ventanas	-12
]]las ventas	-9
]]las visitas	-24
]]las últimas	-22
]]le baja	-12
]]le damos	-26
]]le dan	-16
]]le decimos	-23
]]le dicto	-18
]]le dije	-15
]]le duele	-14
]]le dé	-16
]]le echa	-15
]]le echan	-15
]]le enseña	-13
]]le explica	-20
]]le habla	-20
]]le hablo	-18
]]le haces	-9
]]le ofreces	-15
]]le preguntas	-16
]]le pregunto	-15
]]le pusimos	-9
]]leche humana	-12
]]les pido	-13
]]letra grande	-13
]]lo baja	-12
]]lo canta	-12
]]lo dejes	-9
]]lo dicto	-11
]]lo firme	-16
]]lo hablado	-16
]]lo llamamos	-9
]]lo mío	-21
]]lo ordenas	-15
]]lo ordene	-16
]]lo pida	-10
]]lo recibe	-25
]]lo roto	-20
]]lo sepa	-9
]]lo tengan	-16
]]lo vea	-9
]]los 0	-22
]]los alumnos	-14
]]los anillos	-13
]]los ascensores	-18
]]los bendiga	-9
]]los bolsillos	-25
]]los bordes	-14
]]los buses	-19
]]los camiones	-11
]]los chicos	-17
]]los coches	-18
]]los cortes	-17
]]los cuadernillos	-14
]]los cuadros	-21
]]los datos	-12
]]los daños	-16
]]los delegados	-17
]]los demás	-17
]]los domingos	-14
]]los errores	-10
]]los frascos	-15
]]los instrumentos	-24
]]los jugadores	8
]]los lados	-19
]]los libros	-30
]]los meto	-13
]]los miércoles	-18
]]los nombres	-16
]]los noventa	-14
]]los números	-15
]]los ojos	-16
]]los originales	-13
]]los otros	-19
]]los padres	-16
]]los paquetes	11
]]los pasajeros	9
]]los pasillos	-12
]]los pedidos	-12
]]los pequeños	-20
]]los permisos	-18
]]los perros	-24
]]los pies	-18
]]los pisos	-24
]]los precintos	-15
]]los primeros	-16
]]los puntos	-18
]]los quesos	-28
]]los residentes	-21
]]los restos	-22
]]los rotos	-20
]]los sábados	-24
]]los tableros	15
]]los tamales	-15
]]los temporeros	-15
]]los tiempos	-14
]]los tiques	-9
]]los tornillos	-12
]]los truenos	-17
]]los tubos	9
]]los vecinos	8
]]los ventiladores	-10
]]los veteranos	-15
]]luego lona	-12
]]luz rasante	-22
]]mal cerrada	-10
]]mando audio	-11
]]manos llenas	-13
]]maría purísima	-9
]]masa madre	11
]]me ayuda	-9
]]me dijeron	-15
]]me explico	-10
]]me llaman	-11
]]me llamas	-10
]]me pidió	-22
]]me tocó	-13
]]media hora	-31
]]medio kilo	-14
]]medio litro	-19
]]medio metro	-14
]]metros cúbicos	-11
]]mi abuelo	-14
]]mi cuñado	-13
]]mi hermana	-19
]]mi hija	-13
]]mi marido	-13
]]mi mujer	-13
]]mi papá	-12
]]mi sobrina	-14
]]mi sobrino	-18
]]mi suegro	-11
]]mi tía	-9
]]mi tío	-16
]]mientras tanto	-16
]]mil pesos	-13
]]misma mañana	-13
]]misma noche	-16
]]muchachos nuevos	-22
]]más cercano	-10
]]más grande	-15
]]móvil apagado	-10
]]nadie camina	-11
]]nadie quería	-15
]]necesario fijar	-16
]]necesito ayuda	-9
]]ni siquiera	-12
]]ni uno	-14
]]no acepta	-9
]]no baja	-16
]]no cabe	-9
]]no comparten	-12
]]no cuadra	-14
]]no existe	-9
]]no fui	-22
]]no habla	12
]]no mover	-11
]]no pueden	-8
]]no regar	-9
]]no saben	-14
]]no sabía	-17
]]no sale	-25
]]no salen	-12
]]no sirve	9
]]no supo	-17
]]no uno	-16
]]no vuela	-9
]]noche 0	-20
]]nombre completo	-24
]]nombres propios	-18
]]nos costó	-14
]]nos exige	-20
]]nos hizo	-20
]]nos puso	-16
]]nos quedó	-12
]]nº 0	-14
]]o 0	-12
]]objetos olvidados	18
]]ocho años	-20
]]ofrece agua	-13
]]otra persona	10
]]otro lado	-24
]]otro papel	-10
]]papel japonés	-13
]]para abajo	-14
]]para escribir	-20
]]para leche	-12
]]para sordos	18
]]parches adulto	-8
]]pasa trapo	-14
]]persona sorda	16
]]personas colgadas	-13
]]ph 0	-13
]]pide otra	-12
]]pinza larga	-17
]]planta 0	-20
]]policía local	-10
]]polvo hemostático	-10
]]por alergias	-23
]]por correo	-17
]]por error	-11
]]por hora	-17
]]por lado	-16
]]por mensajero	-11
]]por otra	-15
]]por pata	-19
]]por persona	10
]]por radio	-16
]]por separado	-18
]]por sms	-12
]]por uno	-13
]]por usar	-12
]]porque muchos	-16
]]porque tenía	-11
]]pregunta cuántos	-10
]]primera visita	9
]]probando probando	-21
]]pueda seguir	-16
]]puede estar	-12
]]puede ir	-14
]]puerta cerrada	-15
]]pura vida	-15
]]que acaba	-25
]]que atiende	-12
]]que caiga	-12
]]que conste	-15
]]que debe	-9
]]que deje	-8
]]que empiezan	-20
]]que entren	-21
]]que entró	-19
]]que estar	-20
]]que exista	-14
]]que explique	-18
]]que falte	-22
]]que figure	-15
]]que grabe	-13
]]que huelen	-13
]]que iba	-17
]]que llegaron	-10
]]que llevar	-12
]]que lleve	-13
]]que llevo	-16
]]que necesito	-15
]]que pagar	-11
]]que pase	-13
]]que quedar	-18
]]que quedara	-14
]]que quieren	-13
]]que recibe	-21
]]que reconozca	-8
]]que redactas	-14
]]que rotan	-10
]]que sale	-10
]]que sirva	-18
]]que subir	10
]]que suene	-14
]]que tenés	-13
]]que tienen	-16
]]que toque	-17
]]que vaya	-10
]]quien corresponda	-13
]]quien figure	-16
]]qué tal	-18
]]recién nacido	9
]]ropa sucia	10
]]ruta 0	-20
]]san antonio	-8
]]san cristóbal	-20
]]se acabó	-18
]]se acepta	-10
]]se acerca	-12
]]se acomoda	-8
]]se acorta	-10
]]se acuerda	-16
]]se agita	-9
]]se amarra	-11
]]se amarran	-9
]]se anotan	-8
]]se aparta	-20
]]se apartan	-10
]]se apilan	-15
]]se aplaza	-15
]]se aprieta	-11
]]se aprueba	-9
]]se apuntan	-10
]]se archiva	-16
]]se arrastran	-21
]]se arregla	-18
]]se aspira	-14
]]se atiende	-22
]]se añade	-17
]]se baja	-20
]]se bloquea	-14
]]se bota	-14
]]se calienta	-12
]]se cambian	-21
]]se cayó	-17
]]se cepilla	-24
]]se checa	-12
]]se cierran	-14
]]se cobra	-14
]]se coge	-12
]]se coloca	-15
]]se come	-20
]]se comparten	-21
]]se conecta	-15
]]se confirma	-13
]]se corre	-22
]]se corrige	-15
]]se corta	-23
]]se cortan	-14
]]se cortó	-21
]]se cosecha	16
]]se coteja	-9
]]se cubre	-14
]]se cuela	-23
]]se cuelgan	-10
]]se dan	-11
]]se dejan	-19
]]se descarga	-15
]]se descuentan	-8
]]se deshacen	-20
]]se desinfecta	-21
]]se desmonta	-15
]]se desopercula	-19
]]se despega	-18
]]se despliega	-9
]]se devuelven	-17
]]se discute	-16
]]se documente	-16
]]se enciende	-12
]]se encontró	-8
]]se encuentre	-9
]]se entregan	-18
]]se escala	-15
]]se escapa	-13
]]se escoge	-11
]]se escucha	-24
]]se escurre	-9
]]se esperan	-13
]]se esquila	-11
]]se extrae	-10
]]se fuma	-9
]]se golpea	-11
]]se guardan	-9
]]se habla	-10
]]se imprime	-23
]]se inclina	-11
]]se informa	-15
]]se jubila	-18
]]se larga	-18
]]se levantan	-19
]]se limpian	-16
]]se llena	-24
]]se llevan	-10
]]se llevó	-19
]]se mata	-18
]]se mezcla	-10
]]se monta	-19
]]se murieron	-14
]]se nombran	-14
]]se note	-17
]]se ofrece	-13
]]se ordeña	-14
]]se oye	-16
]]se pega	-10
]]se pegue	-11
]]se perdió	-19
]]se pesan	-13
]]se pierde	-13
]]se pincha	-22
]]se pintan	-13
]]se plancha	-9
]]se precinta	-15
]]se prende	-16
]]se presenta	-15
]]se prestan	12
]]se prueba	-22
]]se pulveriza	-19
]]se purga	-12
]]se quedaron	-14
]]se quedó	-19
]]se quitan	-13
]]se rasca	-22
]]se reabre	-9
]]se rechaza	-11
]]se recibe	10
]]se reclama	-11
]]se recogen	-18
]]se recupera	-15
]]se regresa	-9
]]se rellena	-18
]]se renueva	-10
]]se reparten	-19
]]se repasa	-13
]]se repone	13
]]se resolvió	-8
]]se retiran	-12
]]se revisan	-25
]]se riega	-27
]]se riegan	-13
]]se rompe	-10
]]se sacan	-18
]]se saluda	-10
]]se sella	-20
]]se separa	-20
]]se sienta	-10
]]se sientan	-12
]]se siente	-16
]]se sopla	-10
]]se sumerge	-9
]]se sustituye	-12
]]se tacha	-14
]]se tiran	-25
]]se tocan	-17
]]se toman	12
]]se unta	-15
]]se usa	-20
]]se usan	13
]]se vea	-16
]]se ventila	-24
]]se verá	-14
]]se voltea	-17
]]se voltean	14
]]se vuelve	-31
]]segunda persona	-11
]]segundo grado	-10
]]segundo intento	-12
]]seis años	8
]]seis meses	-34
]]si alguno	-12
]]si aparece	-14
]]si estuviera	-15
]]si falla	-15
]]si muerde	-18
]]si quieren	-13
]]si sale	-17
]]si salen	-12
]]si salta	-9
]]si uno	-17
]]sin adornos	-14
]]sin anillos	-17
]]sin apretar	-17
]]sin apuro	-18
]]sin discutir	-13
]]sin llamarme	-21
]]sin papel	-15
]]sin sonido	-12
]]sin tocarse	-20
]]sobre blanco	-20
]]sola página	-14
]]soy amparo	-17
]]su caja	-9
]]su lado	-20
]]su manera	-12
]]su vida	-14
]]tanque 0	-18
]]te debo	-16
]]te dicto	-13
]]te tiro	-13
]]tela negra	-17
]]tenemos 0	-14
]]tenga carné	-9
]]tengo setenta	-15
]]terapia intensiva	12
]]tercera generación	-18
]]texto modelo	-14
]]trapo mojado	-10
]]trapos mojados	-9
]]tres años	-15
]]tres centímetros	-13
]]tres cuartas	-16
]]tres cuartos	-16
]]tres meses	9
]]tres pasadas	-13
]]tres vueltas	-15
]]un adulto	-15
]]un ayudante	-16
]]un año	-16
]]un años	-16
]]un balde	-14
]]un café	-26
]]un cajón	-17
]]un cliente	-21
]]un club	-13
]]un compañero	-22
]]un cuadro	-10
]]un desastre	-12
]]un golpe	-21
]]un grado	-9
]]un grupo	-15
]]un instructivo	-34
]]un lote	-18
]]un lío	-9
]]un manual	-22
]]un metro	-21
]]un minuto	-12
]]un muchacho	-15
]]un papel	-27
]]un patio	-16
]]un piano	-17
]]un poquito	-15
]]un pueblo	-14
]]un puñado	-10
]]un rato	-13
]]un reglamento	-16
]]un restaurante	-15
]]un salón	-18
]]un susto	-21
]]un tanque	-22
]]un teatro	-18
]]un texto	-24
]]un turno	-16
]]un título	-15
]]un vecino	-25
]]un voluntario	-8
]]una bodega	11
]]una chica	-19
]]una clienta	-17
]]una cooperativa	-12
]]una cubeta	-11
]]una empresa	-16
]]una franja	-12
]]una hora	-23
]]una madre	-18
]]una moneda	-12
]]una máquina	-12
]]una norma	-13
]]una persona	-40
]]una reclamación	-12
]]una tela	13
]]una vuelta	-19
]]unas instrucciones	-24
]]unas trescientas	-23
]]va bajando	-13
]]ve necesario	-11
]]veinte años	-12
]]velocidad reducida	-18
]]versión 0	-12
]]voy contando	-16
]]y 0	-16
]]y abajo	-8
]]y agua	-16
]]y alcance	-12
]]y aviso	-15
]]y baja	-9
]]y bajamos	-16
]]y busque	-22
]]y calzado	-17
]]y cuánto	-11
]]y entre	-11
]]y estado	-10
]]y evitar	-11
]]y firmado	-10
]]y grita	-13
]]y grupo	21
]]y hora	-23
]]y leen	-12
]]y mandan	-9
]]y otra	-24
]]y pantalla	-14
]]y papel	-9
]]y planta	-20
]]y preguntas	-15
]]y prueba	-17
]]y puertas	-18
]]y quedó	-11
]]y recién	-19
]]y reinicio	-8
]]y relojes	-12
]]y remito	-9
]]y saca	-18
]]y salen	-23
]]y subes	-13
]]y temperatura	-13
]]y todavía	-11
]]y tras	-11
]]y uno	-20
]]y verifica	-10
]]ya bajó	-10
]]ya existe	-18
]]ya llegaron	-12
]]ya mire	-18
]]yo hablo	-11
]]yo hemos	-19
]]| 0	-19
]]± 0	-16
]]— 0	-18
]a	-9900
]abajo	-31
]abejas	-13
]abierta	-9900
]abiertas	-9
]abierto	-9900
]abogado	-16
]abono	-13
]abre	-9900
]abren	-9900
]abres	-17
]abril	-18
]abrimos	-14
]abrir	-9900
]abro	-13
]abrochado	-11
]abuelo	-14
]acaba	-34
]acabar	-17
]acabó	-23
]acceso	-9
]accidente	-15
]acepta	-22
]acepte	-15
]acerca	-12
]acero	-15
]aclarado	-19
]aclarar	-21
]acomoda	-19
]acomodador	-13
]acompañante	-19
]acondicionado	13
]acordate	-20
]acorta	-10
]acta	-9900
]acto	-14
]actor	-22
]actuar	-14
]acuerda	-16
]acuerdo	-18
]acuse	-10
]acá	-9900
]adaptación	-12
]adela	-11
]adelante	-23
]además	-22
]adentro	-9900
]administración	-29
]administrador	-17
]adornos	-14
]adrenalina	-11
]adulto	-19
]aeropuerto	-26
]afloja	-12
]aflojar	-15
]afuera	-21
]agarra	-13
]agarró	-17
]agencia	-24
]agenda	-16
]agita	-9
]agosto	-18
]agradeceré	-10
]agradecería	-18
]agrega	-10
]aguanta	-14
]aguja	-28
]agujas	-15
]agujero	-25
]agujeros	-14
]ah	-24
]ahora	-9900
]ahí	-9900
]aislamiento	11
]ajedrez	-12
]ajuste	-23
]al	-9900
]alarma	-23
]alas	-13
]alba	-13
]albarán	-19
]alcalde	-13
]alcaldía	-9
]alcance	-17
]alcanza	-8
]alcohol	-9900
]alemania	-11
]alergia	12
]alevines	8
]alfombra	-14
]alginato	-13
]algo	-9900
]algodón	-22
]alguien	-9900
]alguna	-15
]alguno	-19
]algún	-12
]alimentos	11
]aljibe	-9
]allá	-21
]allí	-22
]almacén	-29
]alquiler	-24
]alrededor	-26
]alta	-9900
]alternas	-15
]alto	-25
]altura	-9900
]alumno	-11
]alumnos	-28
]alzas	-14
]alérgenos	-10
]alérgicos	-12
]amable	-16
]amarilla	-27
]amarillo	-9900
]amarillos	-14
]amarra	-11
]amarran	-9
]ambas	-9
]amigos	-19
]amonio	-13
]amparo	-20
]ancho	-19
]anda	-14
]andar	-11
]andén	-20
]anemómetro	-16
]anexo	-10
]anillos	-23
]animal	13
]animales	-23
]anoche	-16
]anota	-9900
]anotan	-18
]anotás	-10
]anselmo	-15
]ante	-18
]antecedentes	-13
]antelación	-16
]antemano	-14
]anterior	-9900
]antes	-9900
]antiguo	11
]antonio	-8
]anual	-20
]anunciada	-18
]anuncian	-13
]anuncios	-19
]apaga	-9900
]apagada	-18
]apagado	-9
]apagar	-9
]apagó	-14
]aparato	-20
]aparece	-15
]apareció	-12
]aparta	-22
]apartan	-10
]aparte	-9900
]apellido	-14
]apertura	-34
]apilan	-15
]aplaza	-15
]apostilla	-13
]apoya	-16
]app	-13
]aprendices	-14
]aprendiza	-11
]apretada	-18
]apretar	-23
]aprieta	-13
]aprobadas	-8
]aprueba	-20
]apunta	-9900
]apuntado	-14
]apuntan	-18
]apuntando	-13
]apuntar	-18
]apuntas	-17
]apuntes	-16
]apunto	-15
]apuro	-18
]aquí	-9900
]archiva	-16
]archivo	-23
]archivos	-12
]arco	-14
]arcos	-18
]arena	11
]arequipa	-10
]arma	-16
]armado	-20
]arman	-21
]armar	-23
]armario	-20
]arme	-16
]armemos	-18
]arneses	-9
]arnés	-18
]aro	-11
]arqueo	11
]arranca	-9900
]arrancar	-17
]arranco	-20
]arranque	-24
]arrastran	-21
]arregla	-18
]arreglar	-9
]arregle	-11
]arreglo	-17
]arriba	-9900
]arroz	-14
]art	-9900
]artículos	-13
]asamblea	-18
]ascensores	-24
]aseguradora	-16
]asiento	-30
]asisten	-20
]asociación	-11
]aspira	-16
]aspirador	-12
]aspiradora	-14
]aspirar	-14
]asunto	-9900
]asuntos	-24
]asusta	-18
]así	-9900
]atendemos	-22
]atender	-16
]atiende	-32
]atrás	-9900
]audio	-15
]auditor	-17
]auditoría	-14
]audífonos	-18
]aulas	13
]aunque	-9900
]auto	-14
]autobús	-22
]autoclave	-17
]automática	-16
]automático	-15
]autor	-14
]autoriza	-15
]autorización	-15
]autorizada	-8
]auxiliares	-12
]av	-20
]avalúo	-18
]ave	12
]avería	-20
]aves	-13
]avisa	-9900
]avisar	-15
]avisó	-11
]ay	-11
]ayer	-9900
]ayuda	-19
]ayudante	-25
]ayudas	-10
]ayuntamiento	-35
]ayuntamientos	-11
]azar	-13
]azufre	11
]azul	-9900
]añade	-16
]año	-9
]años	-19
]b	-9900
]backup	-11
]bajamos	-16
]bajan	-13
]bajando	-13
]bajar	-21
]bajas	-24
]baje	-14
]bajo	-9900
]bajó	-30
]balanza	-11
]balcón	-13
]balda	-14
]balsa	-11
]banco	-24
]banda	11
]bandejas	-13
]bandera	-21
]bar	-13
]barca	-16
]barco	-21
]bares	-18
]barniz	-12
]barra	-23
]barre	-13
]barrera	-16
]barrido	-14
]barriga	-12
]barrio	-31
]barro	-18
]base	-9900
]basta	-18
]bastante	-16
]bastaría	-16
]bastoncillo	-15
]basura	-29
]bata	-14
]batea	-18
]batería	-9
]baterías	-14
]baumé	-12
]bañistas	-12
]baño	-9900
]baños	-15
]bea	-15
]bebido	-8
]bebé	-23
]bebés	9
]becarios	-19
]begoña	-9
]bendiga	-11
]beneficio	-22
]beso	-13
]beto	-24
]biblioteca	9
]bicho	-15
]bici	-15
]bicicletas	14
]bidón	-18
]bien	-9900
]billete	-21
]biombo	-12
]bitácora	-18
]blanca	-22
]blando	-13
]bloque	-13
]bloquea	-21
]boca	-9900
]bodas	12
]bodega	9
]bogotá	-12
]bolas	-10
]boleta	-15
]boletín	-15
]bolsa	-9900
]bolsas	-20
]bolsillo	-14
]bolsillos	-25
]bolsita	-18
]bomba	-17
]bombas	-15
]bombeo	-15
]bombo	-18
]bonito	-9900
]boquilla	-22
]borde	-24
]bordes	-14
]borrador	-11
]bota	-15
]botas	-22
]bote	-9900
]botella	-14
]botes	-21
]botiquín	-15
]botón	-16
]boya	-9
]brasil	-20
]brazo	-15
]brete	-13
]breve	-23
]brigada	-20
]bronce	-8
]bruto	-17
]buen	-13
]buena	-25
]buenas	-9900
]bueno	-9900
]buenos	-9900
]buenísimo	-9
]burbuja	-15
]burbujas	-12
]burofax	-10
]busca	-9900
]buscar	-16
]buscas	-14
]busco	-10
]buses	-19
]busque	-22
]buzón	-14
]báscula	18
]básico	-15
]caballo	-13
]cabe	-9
]cabecera	-12
]caben	-11
]cabeza	-30
]cabezal	-17
]cable	-9900
]cables	-16
]cada	-9900
]cadena	-11
]cadera	-8
]caduca	-19
]caducidad	-22
]cae	-16
]cafetera	-20
]caiga	-12
]caja	-10
]cajas	-9900
]cajón	-11
]cal	-14
]calcula	-16
]caldera	-25
]calendario	-14
]calentar	-18
]calibre	-9
]calidad	-9900
]calienta	-12
]calientes	-20
]calles	-24
]calor	-28
]calzado	-28
]cama	-15
]cambia	-9900
]cambiamos	-9
]cambian	-30
]cambiar	-13
]cambias	-13
]cambie	-15
]cambio	-9900
]cambios	-20
]cambió	-10
]camilla	16
]camina	-20
]camino	-17
]camiones	-28
]camioneta	-17
]camión	-10
]campaneros	-11
]campanilla	-18
]campo	-27
]canal	-9900
]canción	-18
]candado	-9900
]candados	-11
]canilla	-14
]canta	-17
]cantidad	-11
]canto	-15
]cantos	10
]capa	-21
]capas	-15
]capataz	-22
]captura	-17
]capturas	13
]cara	-9900
]caracoles	20
]caracteres	-14
]caras	-20
]carcasa	-25
]carga	-9900
]cargado	-11
]cargar	-15
]cargo	-25
]carilla	-10
]carne	-22
]carné	-12
]caro	-12
]carpeta	-18
]carretera	-10
]carrito	-11
]carritos	-15
]carro	-13
]carros	12
]carta	-26
]cartel	-9900
]cartilla	-18
]cartón	-28
]casa	-9900
]casco	-9900
]cascos	-13
]caseta	-12
]casi	-9900
]caso	-19
]castellano	-19
]cata	-11
]catorce	-26
]causa	-14
]cayó	-17
]cazo	-13
]caída	-15
]caído	-20
]caña	-16
]cañas	-9
]cc	-13
]celo	-16
]celular	-18
]cementerio	-25
]cenizas	-16
]centrada	-21
]central	-20
]centro	-9900
]centros	-10
]centímetros	-32
]cepilla	-24
]cepillar	-12
]cepillo	-11
]cepillos	-16
]cera	-17
]cerca	-18
]cercano	-17
]cero	-12
]cerrada	-14
]cerrado	-21
]cerrando	-15
]cerrar	-9900
]cerro	-9
]cerró	-15
]certificación	-19
]certificado	-9900
]cerámica	-17
]cesta	-15
]chaleco	-9
]chalecos	-9
]chapa	-19
]charo	-13
]charola	-16
]chat	-21
]chaval	-14
]chavales	-21
]chayo	-16
]che	-18
]checa	-19
]chelo	-10
]chema	-21
]chicas	-31
]chico	-9900
]chicos	-25
]china	-12
]chiquito	-9
]chocolate	-14
]chofer	-9900
]chorro	-18
]chorros	-11
]chupa	-11
]chófer	-9
]ciclo	-14
]cien	-9900
]ciento	-9900
]cierra	-9900
]cierran	-14
]cierras	-16
]cierre	18
]cierres	-10
]cifrado	-16
]cilindro	-16
]cilindros	-17
]cinco	-9900
]cincuenta	-27
]cinta	-9900
]cintas	10
]cintura	-18
]cinturones	-14
]cinturón	-23
]circuito	-24
]circular	-13
]cisterna	10
]cisternas	18
]cita	-26
]civil	12
]clara	-17
]claras	-19
]clarito	-22
]claro	-28
]clase	-28
]clasifica	-10
]clave	-14
]clavo	-14
]clienta	-21
]cliente	-17
]cloro	-9900
]club	-15
]cm	-9900
]co2	-12
]cobertura	-16
]cobra	-19
]cobrar	-20
]cobre	-16
]cobro	-15
]coca	-19
]coche	-9900
]coches	-18
]cocina	-9900
]codo	-9
]cofradía	-10
]coge	-29
]cogen	-18
]coger	-11
]coincide	-11
]coinciden	-17
]coincidir	-10
]cola	-12
]colada	19
]colado	-17
]colar	-16
]colchón	-14
]colegas	-10
]colegio	-13
]colgada	-11
]colgadas	-13
]colgado	-26
]colgar	-15
]collar	-13
]coloca	-14
]colocar	-20
]colonia	-22
]color	-13
]colón	-10
]come	16
]comedor	-18
]comen	-15
]comenta	-20
]comer	-20
]comercial	-19
]comida	-24
]comido	-23
]comisario	-19
]comisión	-13
]comité	-18
]como	-9900
]compara	-9900
]comparten	-15
]compañera	-12
]compañero	-23
]compañeros	-20
]compañía	-23
]completa	-26
]completas	-12
]completo	-34
]compra	-24
]comprador	-15
]compresor	-16
]comprobación	-15
]comprobante	-24
]comprobar	-8
]comprueba	-9900
]compu	12
]compuerta	-8
]compuertas	-14
]computador	-11
]comunicación	-18
]comunidad	-25
]común	-10
]con	-9900
]concejal	-26
]concha	-20
]condición	-15
]conductor	-20
]conecta	-17
]conexión	-19
]confirma	-16
]confirmen	-18
]conforme	-9
]conformidad	-9
]congela	-10
]congelador	-18
]congelar	-24
]congreso	-17
]cono	-20
]conoce	-11
]consejo	-13
]conserje	-15
]conserjería	-13
]considero	-15
]consignar	-13
]consola	-23
]consta	-14
]constar	-13
]conste	-15
]constructora	-13
]consulta	-17
]contaba	-13
]contabilidad	-15
]contacto	-18
]contado	-17
]contador	-10
]contados	-9
]contando	-18
]contar	-28
]contenedor	-27
]contenedores	-23
]contesta	-9900
]contestado	-12
]contestan	-17
]contra	-9900
]contraluz	-21
]contratista	-19
]contrato	-25
]control	-9900
]controlada	13
]convertir	-16
]conviene	-13
]coop	-14
]cooperativa	-22
]coordenadas	-10
]coordinación	-19
]coordinador	-14
]coordinadora	-9
]copa	-11
]copia	-9900
]copias	-18
]corazón	-17
]corcho	-20
]corona	-24
]corre	-20
]correa	-19
]correas	15
]correcto	-14
]corren	-14
]correr	-9
]corresponda	-13
]corriente	-19
]corrige	-23
]cortada	-11
]cortan	-14
]cortas	-16
]corte	10
]cortes	-18
]cortina	-14
]corto	-21
]cortos	-20
]cortó	-21
]cosa	-9900
]cosas	-9900
]cosecha	22
]costra	-12
]costumbre	-19
]costó	-18
]coteja	-16
]crea	-11
]cree	-20
]creen	-12
]cremallera	-13
]crematorio	-12
]creo	-25
]criamos	-21
]cristal	-13
]cristóbal	-20
]crotal	-12
]cruz	-17
]cruzadas	-20
]cría	-21
]cuadernillo	-13
]cuadernillos	-14
]cuaderno	-9900
]cuadrilla	-20
]cuadrillas	-16
]cuadro	-16
]cuadros	-18
]cualquier	-28
]cualquiera	-17
]cuando	-9900
]cuanto	-20
]cuarenta	-9900
]cuarentena	-17
]cuarta	-15
]cuartas	-16
]cuarto	-9900
]cuartos	-18
]cuatro	-9900
]cubeta	-19
]cubierta	-12
]cubo	-24
]cubos	-10
]cubre	-21
]cuchilla	-16
]cuchillo	-18
]cuela	-22
]cuelga	-9900
]cuelgan	-20
]cuello	-20
]cuenca	-12
]cuenta	-9900
]cuentan	-9900
]cuentas	-22
]cuente	-9
]cuento	-9900
]cuerda	-9900
]cuerdas	-35
]cuero	-15
]cuerpo	-21
]cuesta	-21
]cueva	14
]culpa	-19
]culpables	-9
]cultivo	-14
]cumple	-12
]cuotas	-21
]curro	-10
]curso	-22
]custodia	-16
]cuál	-10
]cuándo	-19
]cuántas	-17
]cuánto	-18
]cuántos	-10
]cuñada	-14
]cuñado	-13
]cádiz	-19
]cámara	-9900
]cámaras	-18
]cédula	-13
]círculo	-10
]cód	-12
]código	-19
]cómo	-9900
]córdoba	-17
]cúbicos	-11
]cúpula	-26
]d	-9
]da	-9900
]dado	-33
]dale	-18
]damos	-32
]dan	-20
]dando	-13
]dani	-18
]dar	-9900
]darle	-10
]das	-15
]datos	-22
]datáfono	-19
]daños	-16
]de	-9900
]debajo	-9900
]debe	-20
]debería	-11
]debo	-16
]decente	-20
]decide	-9900
]decimos	-23
]decir	-23
]decirle	-9
]decirlo	-10
]dedo	-15
]dedos	-9900
]definir	-23
]deja	-9900
]dejado	-17
]dejan	-20
]dejar	-9900
]dejarla	-12
]dejas	-12
]deje	-8
]dejes	-9
]dejo	-20
]dejó	-28
]del	-9900
]delantal	-12
]delante	-9900
]delegado	-14
]delegados	-23
]demora	-13
]demás	-17
]densidad	-20
]dental	-13
]dentro	-9900
]denuncia	-16
]departamento	-22
]depto	9
]depuradora	15
]derecha	-20
]derecho	-23
]desagüe	-11
]desarrollo	-9
]desastre	-12
]descansa	-13
]descanse	-19
]descarga	-23
]desconecta	-11
]descongelado	10
]descuentan	-8
]desde	-9900
]desenchufada	-18
]deshacen	-20
]deshielo	13
]desinfección	-22
]desinfecta	-23
]desinfectante	-14
]desmonta	-15
]desmontaje	-24
]desmontar	-15
]desopercula	-19
]despacho	-26
]despacio	-9900
]despacito	-16
]despedirse	-15
]despega	-18
]despido	-11
]despliega	-9
]despliegue	-19
]después	-9900
]destilada	-17
]destino	-26
]detalle	-10
]detergente	-16
]detrás	-9900
]devolución	14
]devolverlo	-13
]devolvió	-14
]devuelve	-9900
]devuelven	-16
]di	-9
]diaria	15
]diario	9
]diarios	-21
]dibujo	-21
]dibujos	-20
]dice	-9900
]dicen	-18
]dices	-11
]dicho	-23
]diciembre	-14
]diciendo	-10
]dicto	-25
]diecinueve	-16
]dieciocho	-26
]dieciséis	-13
]diez	-9900
]diferencia	-16
]diferente	-11
]difunto	-15
]diga	-9900
]digo	-9900
]dije	-26
]dijeron	-15
]dijo	-9900
]dinero	-9900
]dio	-28
]dios	-9900
]dirección	-9900
]directamente	-27
]directo	-15
]director	-14
]directora	-23
]dirijo	-11
]disco	-26
]disculpas	-16
]disculpe	-12
]discute	-16
]discutir	-12
]disposición	-14
]distancia	-16
]distinta	-20
]distintas	-12
]distinto	-36
]distintos	-20
]distribución	-15
]diálisis	-9
]diésel	-17
]dni	-9900
]dobla	-10
]doble	-9900
]doce	-9900
]doctora	-17
]documente	-16
]documento	-9900
]documentos	-17
]dolor	-8
]domicilio	22
]domingo	-9900
]domingos	-17
]don	-9900
]donante	-26
]donantes	-14
]donde	-31
]dormir	-18
]dos	-9900
]doscientos	-20
]doy	-9
]doña	-14
]dr	-21
]dra	-16
]drenaje	-15
]ducha	-15
]duele	-14
]duermen	-18
]dueño	-20
]dulce	-13
]dulces	-11
]dura	-11
]durante	-9900
]duro	-11
]dé	-21
]día	-9900
]días	-9900
]dígale	-12
]dónde	-9900
]e	-24
]echan	-21
]echar	-17
]echarle	-14
]eches	-14
]edad	-13
]edición	-11
]edificios	-22
]educadora	-22
]eh	-9900
]eje	-17
]ejemplar	-15
]ejemplares	-11
]el	-9900
]elaboró	-13
]electricista	-10
]elevador	-14
]elige	-15
]ella	-9900
]ellas	-25
]ello	-21
]ellos	-19
]elvira	-18
]eléctrico	-20
]eléctricos	13
]embarazada	-12
]embarque	-21
]embudo	-11
]emergencia	-30
]emisora	-14
]emite	-8
]empezamos	-21
]empezar	-26
]empezó	-12
]empeño	11
]empieza	-9900
]empiezan	-17
]empiezo	-23
]empleado	-14
]en	-9900
]encajes	-23
]encantadora	-14
]encargada	-20
]encargado	-9900
]encargo	-22
]encender	-16
]encendida	-16
]encendido	-15
]enchufe	-9
]enchufes	-15
]enciende	-16
]encima	-9900
]encina	-15
]encoge	-21
]encomienda	-14
]encontré	-11
]encontró	-15
]encuentra	-13
]encuentre	-9
]energía	-12
]enero	-9900
]enfermera	-17
]enfermería	13
]enfrente	-16
]enfriar	-14
]enjuagar	-10
]enlace	-16
]enrolla	-13
]enrollada	12
]ensaya	-13
]ensayo	8
]enseña	-18
]enseñamos	-14
]enseñan	-17
]enseñar	-17
]entendido	-14
]entera	-9900
]enteras	-9
]entero	-9900
]entienda	-17
]entiendan	-24
]entonces	-9900
]entra	-9900
]entrada	-9900
]entradas	-15
]entran	-9900
]entrante	-14
]entrar	-9900
]entre	-37
]entrega	-9900
]entregamos	-16
]entregan	-18
]entregar	-21
]entren	-23
]entró	-27
]enviado	-15
]envía	-10
]enólogo	-12
]equipo	-9900
]era	-9900
]eran	-10
]ernesto	-15
]error	-16
]errores	-14
]es	-9900
]esa	-9900
]esas	-20
]escalera	-19
]escanea	-14
]escapa	-13
]escape	-10
]escarcha	-10
]escoge	-14
]escolar	-14
]esconde	-12
]escriba	-18
]escribe	-9900
]escribes	-13
]escribir	-20
]escribió	-21
]escribo	-9900
]escrito	-9900
]escucha	-27
]escuela	-33
]escurre	-9
]escurrir	-10
]escáner	-12
]ese	-9900
]eso	-9900
]espacio	-19
]espalda	-19
]espaldas	-18
]español	-23
]especial	13
]especiales	-17
]especie	-18
]espejo	-23
]espera	-9900
]esperan	-14
]esperando	-12
]esperar	-9900
]esperas	-12
]espere	-11
]espero	-15
]esponja	-15
]esporas	-16
]esposa	-15
]espuma	-15
]espátula	-16
]espíritu	-15
]esquila	-11
]esquina	-16
]esquinas	-24
]esta	-9900
]estaba	-26
]estaciones	-16
]estación	-17
]estado	-11
]estamos	-13
]estanque	-12
]estar	-32
]estas	-18
]este	-9900
]esterilización	14
]estimada	-13
]estimado	-9
]estimados	-14
]esto	-9900
]estoy	-9900
]estrella	-9
]estructura	-19
]estuche	-13
]estudiantes	-22
]estudio	-18
]estudios	-15
]estuviera	-15
]estuvieron	-14
]estuvimos	-12
]estuvo	-30
]está	-9900
]están	-9900
]esté	-9900
]estéril	-9
]etcheverry	-19
]etiqueta	-9900
]etiquetas	-11
]euros	-9900
]evitar	-16
]exacta	-8
]examen	11
]excusa	-22
]exige	-20
]exista	-14
]existe	-22
]expediente	-17
]explica	-22
]explicar	-10
]explicarle	-11
]explico	-11
]explique	-19
]expone	-23
]exportación	-22
]exterior	-13
]extintor	-16
]extintores	-27
]extra	-22
]extracción	-29
]extracto	-10
]extractor	-16
]extrae	-10
]factura	-10
]facturas	-28
]facultad	-18
]faena	-17
]falla	-15
]falso	9
]falta	-9900
]faltan	-15
]faltas	-12
]falte	-26
]familia	-9900
]familiar	-19
]familias	-9900
]fantasía	-16
]farmacia	-22
]farmacéutico	-10
]fatal	-9
]favor	-9900
]fe	-13
]febrero	-29
]fecha	-9900
]federación	-18
]felicita	-9
]feria	-20
]fermín	-14
]fernando	-12
]fianza	-16
]fibra	-28
]ficha	-9900
]fichas	-14
]fiebre	15
]figure	-23
]fija	-10
]fijada	-19
]fijar	-18
]fila	-10
]filtro	-10
]filtros	-23
]fina	-17
]final	-9900
]finca	-31
]fino	-20
]firma	-9900
]firmada	-9900
]firmado	-17
]firmados	-15
]firman	-18
]firmar	-21
]firmas	-15
]firme	-18
]firmo	-14
]flor	18
]flores	-17
]flota	-14
]foco	-11
]folio	-11
]folios	-8
]fondo	-9900
]forma	-9900
]formal	-13
]formas	12
]formato	-17
]formulario	-17
]forrado	-21
]forzar	-12
]fosa	-11
]foso	-17
]foto	-9900
]fotografía	-11
]fotos	-9900
]francés	-14
]franja	-15
]frasco	-13
]frascos	-13
]frases	-14
]frecuencia	-16
]freelance	-15
]frenos	-22
]frente	-25
]fresa	11
]frontofocómetro	-14
]frío	-9900
]fue	-9900
]fuego	-18
]fuera	-9900
]fuerte	-23
]fuerza	-15
]fuga	-17
]fui	-23
]fuma	-11
]fumigación	-17
]funciona	-16
]funcionario	-13
]fundición	-13
]funeraria	8
]furgo	-18
]furgoneta	-16
]fwd	-12
]fútbol	-14
]g	-13
]gallinas	-14
]galpón	11
]gamuza	-13
]gana	-18
]gancho	-14
]garita	-18
]gas	-9900
]gasa	-14
]gasoil	-9
]gato	-14
]gatos	9
]gel	-12
]generación	-18
]general	16
]gente	-9900
]gerencia	-12
]gerente	-22
]gestor	-10
]gira	-9900
]giran	-9
]girando	-14
]gladys	-15
]globo	-8
]golpe	-21
]golpea	-12
]golpes	-18
]goma	-9900
]gorda	-24
]gorka	-13
]gotas	-15
]gotea	-16
]gotee	-10
]graba	-15
]grabado	-29
]grabando	-25
]grabe	-13
]grabo	-25
]gracia	-16
]gracias	-9900
]grado	-19
]grados	-12
]graduación	-18
]gramos	-24
]grandes	-16
]grano	-9
]grasa	-16
]grave	-12
]gremio	-9
]grietas	-13
]grifo	-23
]grifos	-19
]gris	-16
]grita	-26
]grumos	-17
]grupo	13
]grúa	-13
]guadalajara	-14
]guante	-26
]guantera	-11
]guantes	-9900
]guarda	-9900
]guardada	-20
]guardan	-9
]guardar	-16
]guardo	-20
]guata	-15
]guayaquil	-13
]guerra	-9
]guion	-17
]gusto	-15
]guía	-9900
]género	-10
]h	-9900
]ha	-9900
]haber	-17
]habla	9
]hablado	-19
]hablar	-34
]hable	-16
]hablo	-28
]habéis	-15
]había	-24
]hace	-9900
]hacemos	-9900
]hacen	-9900
]hacer	-9900
]hacerlo	-9
]haces	-10
]hacia	-9900
]hacienda	-14
]hacé	-12
]hacía	-22
]haga	-9900
]hago	-9900
]halcones	15
]halcón	-22
]halló	-12
]han	-9900
]harina	-21
]harris	-16
]haría	-9
]harías	-14
]hasta	-9900
]hay	-9900
]haya	-9900
]hazme	-15
]he	-9900
]hecha	-28
]hechas	-11
]hecho	-26
]hectáreas	-15
]heladera	-12
]helado	13
]hemos	-20
]hemostático	-10
]heridos	-9
]hermana	-20
]hermanas	-20
]hermandad	-22
]hermano	-21
]hermanos	-9
]hernán	-12
]herrado	17
]herrador	-15
]herradura	-12
]hielo	-20
]hierro	-11
]hierve	-15
]hija	-17
]hijo	-21
]hijos	-16
]hilo	-22
]hisopo	-9
]historia	-10
]hizo	-24
]hogar	-13
]hoja	-9900
]hojas	-25
]hola	-9900
]hollín	-14
]hombre	-28
]hombres	-22
]hombro	-16
]hondo	-9
]hora	-25
]horario	-12
]horas	-9900
]horno	-33
]hospital	-9900
]hospitales	-16
]hostal	-15
]hoteles	-15
]hoy	-9900
]hubo	-9900
]hueco	-24
]huela	-11
]huele	-9900
]huelen	-13
]hueso	-14
]huevo	-16
]huevos	-20
]hugo	-14
]humana	-12
]humo	-19
]huésped	-17
]hábiles	-16
]hágamelo	-9
]húmeda	-26
]húmedo	-17
]i	-13
]iba	-26
]idea	-24
]identificación	-20
]idioma	-9
]ido	-17
]iglesias	-19
]igual	-9900
]iguala	-13
]iker	-13
]imagen	-8
]importa	-17
]importe	-12
]impreso	-15
]imprime	-23
]imprimen	-11
]imprimir	-14
]imán	-22
]incendio	-8
]incidencias	-23
]inclina	-11
]incluso	-14
]indica	-14
]indicaciones	-16
]industrial	-15
]infantil	-13
]informa	-20
]informe	-19
]ing	-23
]ingeniero	-24
]ingresa	-15
]ingreso	-28
]inicial	14
]iniciales	-10
]inma	-14
]inmaculada	-21
]inmediato	-10
]inmersión	-18
]insiste	-20
]inspección	-19
]inspector	-12
]instala	-21
]instrucciones	-26
]instrucción	-18
]instructivo	-35
]instructores	-9
]instrumento	-13
]instrumentos	16
]intendencia	-15
]intensiva	12
]intento	-12
]interesa	-11
]interior	-32
]interno	-23
]intérprete	9
]intérpretes	-13
]inventario	-21
]invernadero	-34
]inés	-10
]ir	-24
]irati	-8
]irse	-18
]isla	-14
]itv	-9
]izq	-8
]izquierda	-19
]iñaki	-15
]j	-15
]ja	-15
]jabón	-9900
]jaja	-9900
]jamás	-9900
]japonés	-19
]jardín	-9
]jaula	-22
]javi	-13
]jaén	-15
]jefa	-11
]jefe	-9900
]jeringa	-14
]joaquín	-15
]joven	-27
]jubila	-18
]jubilado	-19
]jubile	-14
]juego	-11
]jueves	-9900
]jugador	-10
]jugadores	8
]jugo	-10
]julio	-33
]junio	-31
]junta	-9900
]junto	-16
]juntos	-22
]juradas	14
]juventud	-12
]jóvenes	-23
]kayak	-13
]kenia	-16
]kilo	-22
]kilos	-9900
]kilómetros	-13
]km/h	-9
]kosher	-19
]l	-17
]la	-9900
]labios	-14
]laboratorio	15
]lado	-14
]lados	-20
]lana	-27
]lancha	-17
]lanza	-12
]larga	-25
]largo	-9900
]largos	-14
]las	-9900
]latón	-12
]lava	-9900
]lavada	-11
]lavadero	-19
]lavadora	-22
]lavamos	-19
]lavar	-14
]le	-9900
]lea	-17
]leandro	-12
]leche	-21
]lechuga	-23
]lector	-20
]lectura	-22
]lee	-9900
]leen	-21
]leer	-9900
]legionela	-19
]lejos	-17
]lejía	-20
]lenguaje	-21
]lentes	-20
]leo	-16
]les	-9900
]lesión	-14
]letra	-9900
]letras	-14
]levadura	-11
]levanta	-9900
]levantan	-19
]leído	-16
]leña	8
]libras	-15
]libre	-18
]libreta	-13
]libro	-9900
]libros	-29
]licencia	-18
]licenciada	-13
]licenciado	-25
]liga	-16
]lijado	-18
]lima	-17
]limpia	-13
]limpian	-16
]limpiar	-18
]limpieza	-9900
]limpio	-9900
]limpios	-21
]limón	-13
]linda	-15
]lindo	-9
]linterna	-9900
]linternas	15
]lista	-9900
]listado	-23
]listo	-12
]literal	-21
]litro	-20
]litros	-22
]llama	-9900
]llamada	-28
]llamado	-21
]llamamos	-9
]llaman	-18
]llamando	-18
]llamar	-9
]llamarlo	-14
]llamarme	-21
]llamas	-19
]llame	-16
]llamo	-23
]llantas	-22
]llave	-9900
]llaves	-23
]llega	-9900
]llegada	-9
]llegan	-9900
]llegar	-9900
]llegaron	-28
]llegue	-17
]llegué	-9
]llena	-32
]llenar	-23
]llenas	-16
]lleno	-17
]lleva	-9900
]llevaba	-11
]llevamos	-20
]llevan	-17
]llevar	-12
]lleve	-18
]llevo	-21
]llevó	-19
]llora	-12
]lloraba	-17
]lloran	-18
]lluvia	-10
]lo	-9900
]local	-19
]locales	-14
]lodo	-16
]lola	-20
]lomo	-15
]lona	-26
]los	-9900
]lotes	-21
]lourdes	-12
]luces	-25
]luego	-9900
]lunes	-9900
]lupa	-15
]luthier	-10
]luz	-9900
]lácteos	-20
]lámina	16
]lámpara	-24
]lápida	-11
]lápiz	-19
]lía	-18
]límite	-17
]línea	-9900
]líneas	-16
]lío	-14
]líquido	-15
]m	-9900
]m/s	-8
]macarrones	-14
]maceta	15
]machete	-23
]macho	-9
]madera	-23
]madres	-13
]madrid	-19
]maestra	-25
]maestro	-28
]mail	-13
]maite	-18
]mal	-9900
]mala	-17
]maleta	-9
]mali	-15
]malla	-21
]mallas	-12
]malo	-9
]mamá	-22
]mancha	-12
]manchas	-11
]manda	-9900
]mandamos	-17
]mandan	-16
]mandar	-20
]mandarlo	-23
]mando	-9900
]mandó	-20
]maneja	-12
]manejando	-14
]manejo	-23
]manera	-33
]maneras	-20
]manga	-20
]manguera	-9900
]mangueras	-19
]manipula	-22
]mano	-9900
]manolo	-13
]manos	-15
]manta	-13
]mantas	-18
]mantel	-12
]mantenimiento	12
]mantilla	-13
]manual	-37
]maquinista	-20
]mar	-21
]marca	-9900
]marcado	-16
]marcados	-15
]marcan	-9
]marcapasos	-13
]marcar	-9
]marcela	-17
]marcha	-20
]marco	-12
]marcos	-16
]margen	-12
]mari	-8
]marido	-13
]marisa	-16
]marta	-17
]martes	-9900
]marzo	-32
]masa	-28
]mascarilla	-17
]mascletà	10
]masilla	-14
]mata	-20
]mate	-11
]material	-18
]matrícula	-25
]mayo	-29
]mayor	12
]mayores	-13
]mayoría	-14
]maza	-12
]mañana	-12
]me	-9900
]mecha	-15
]mecánico	-21
]media	-9900
]medicación	-11
]medicinas	-9
]medidas	-14
]medidor	-11
]medio	-9900
]mediodía	-19
]medir	-17
]mejilla	-22
]mejor	-31
]mella	-14
]memoria	-25
]menor	-11
]menores	-22
]menos	-9900
]mensaje	-12
]mensajero	-11
]mensual	-14
]mercancía	-10
]mercedes	-14
]merche	-16
]merma	-16
]mes	-9900
]mesa	-14
]mesas	-20
]metal	-26
]mete	-9900
]meten	-16
]meter	-23
]meterse	-12
]metes	-13
]meto	-18
]metro	-29
]metros	-9900
]metálico	-15
]mezcla	-12
]mezclar	-10
]mi	-9900
]microscopio	-10
]mide	-9900
]miel	9
]mientras	-9900
]mija	-13
]mil	-9900
]milagro	-9
]milagros	-10
]milímetros	-18
]min	-9900
]ministerio	-19
]minuta	-12
]minuto	-18
]minutos	-9900
]mira	-9900
]mirando	-9900
]mirar	-9900
]miras	-22
]mire	-37
]mirilla	-16
]miro	-20
]mirá	-12
]mis	-18
]misma	-9900
]mismo	-9900
]miércoles	-24
]mm	-19
]mochila	-12
]moda	-14
]modelo	-18
]modo	-28
]moho	-13
]moja	-22
]mojada	-23
]mojadas	-10
]mojado	-16
]mojados	-9
]mojan	-16
]molde	-29
]molino	-14
]momento	-9900
]moneda	-14
]monitor	-9
]monitora	-17
]monitoras	-15
]mono	-22
]monta	-19
]montacargas	-9
]montador	-13
]montaje	-29
]montar	-26
]monterrey	-20
]montevideo	-13
]montura	-20
]moqueta	-16
]morados	-19
]mostrador	-11
]motivo	-21
]motor	-9900
]mover	-20
]movilidad	-8
]movimiento	-9
]mucha	-27
]muchachas	15
]muchacho	-15
]muchachos	-9900
]muchas	-18
]mucho	-9900
]muchos	-21
]muda	-18
]mudanzas	13
]muebles	-11
]muele	-12
]muelle	-19
]muerde	-18
]muerta	12
]muerto	9
]muertos	-12
]muestra	-9900
]muestras	-23
]mueve	-9900
]mueves	-9
]mujer	-19
]multa	-10
]mundo	-19
]murieron	-14
]mutua	-19
]muy	-9900
]mándame	-15
]máquina	-35
]máquinas	10
]más	-9900
]máscara	-14
]máx	-22
]máximo	-9900
]médico	-9900
]método	-15
]mí	-9900
]mía	-15
]mínimo	-9900
]mío	-21
]móvil	-22
]móviles	-20
]música	-15
]n	-13
]nacho	-14
]nacido	9
]nacional	-14
]nada	-9900
]nadie	-9900
]naranja	-23
]nariz	-17
]navaja	-20
]navidad	-9
]necesario	-11
]necesita	-18
]necesitamos	-10
]necesito	-15
]negra	-31
]negras	-11
]negro	-29
]negros	10
]nene	-13
]nerea	-18
]nervioso	-16
]nerviosos	10
]neutro	-20
]nevera	-32
]ni	-9900
]nicho	16
]nico	-12
]nido	-14
]nidos	-12
]nieves	-12
]ninguna	-17
]ninguno	-11
]ningún	-9900
]nivel	-9900
]nivelada	-17
]niñas	-9
]niño	-9900
]no	-9900
]noche	-11
]noches	-22
]nocturno	-24
]nombran	-14
]nombre	-9900
]nombres	-17
]nomás	-31
]noria	11
]norma	-16
]normal	-22
]normas	-12
]norte	-9900
]nos	-9900
]nosotras	-22
]nosotros	-9900
]nota	-22
]notaría	-18
]note	-17
]noticias	-14
]notion	-9
]noventa	-20
]noviembre	-12
]novios	-16
]nudillo	-9
]nudo	-25
]nudos	-28
]nuestra	-27
]nuestras	-16
]nuestro	-9900
]nueva	-9900
]nuevas	-22
]nueve	-33
]nuevo	-9900
]nunca	-9900
]nº	-16
]núm	-21
]número	-9900
]números	-15
]o	-9900
]oaxaca	-12
]objetivo	-11
]objeto	-14
]objetos	-16
]obliga	-15
]obligatorio	-22
]obrador	-20
]observatorio	-14
]observó	-21
]ochenta	-34
]ocho	-9900
]ochocientos	-25
]octubre	-31
]oeste	-17
]oficial	-9900
]oficiales	-18
]oficina	-9900
]oficio	-16
]ofrece	-12
]ofreces	-15
]oigan	-14
]ojalá	-15
]ojo	-9900
]ojos	-19
]ok	-9900
]ola	-8
]olivo	10
]olla	-22
]olmos	-9
]olor	-25
]olvidados	18
]olvide	-9
]on	-19
]once	-9900
]ong	-16
]online	-13
]opera	-11
]operaciones	-18
]operación	-15
]operador	-9900
]operario	-14
]opina	-22
]opuestas	-11
]orden	-9900
]ordena	-10
]ordenador	-27
]ordenanza	-14
]ordenar	-12
]ordenas	-15
]ordene	-16
]ordeña	-14
]oreja	-16
]orejas	-13
]origen	-16
]original	-21
]originales	-19
]ortografía	-16
]os	-9900
]oscuras	-12
]oscuro	-18
]ostras	-19
]otoño	-13
]otra	-53
]otras	-13
]otro	-9900
]otros	-33
]oxígeno	-9900
]oye	-21
]oído	-11
]oír	-13
]p	-9900
]pa	-19
]paciencia	-15
]paciente	-30
]pacientes	-23
]paco	-14
]padre	-9900
]padres	-28
]paga	-9900
]pagado	-20
]pagan	-13
]pagar	-8
]pago	-17
]pague	-21
]pagó	-18
]pajuela	-10
]pal	-15
]pala	-14
]palabra	-14
]palabras	-24
]palanca	-13
]palo	-14
]paloma	-17
]palé	-9
]pantalla	-17
]panza	-10
]papelera	-9
]papeles	-9900
]papelito	-12
]papá	-17
]paquete	-17
]paquetería	-15
]paqui	-8
]para	-9900
]parado	-19
]parar	-12
]paras	-13
]parce	-13
]parches	-11
]parece	-12
]parecida	-25
]pared	-22
]paredes	-12
]pareja	-16
]parejas	-12
]parejo	-20
]parejos	-14
]pares	-9
]parezca	-13
]parroquia	-20
]parte	-9900
]partes	-33
]partida	13
]paréntesis	-10
]pasa	-9900
]pasada	-9900
]pasadas	-16
]pasado	-9900
]pasados	-20
]pasajeros	9
]pasamos	-15
]pasan	-9900
]pasaporte	10
]pasar	-9900
]pasas	-16
]pase	-17
]pasen	-9
]pases	-10
]pasillo	-21
]pasillos	-12
]paso	-9900
]pasta	-12
]pasó	-17
]pata	-20
]patas	-20
]patrimonio	-14
]patronato	-9
]patrón	-9900
]pausa	-22
]país	-13
]paño	-15
]pdf	-16
]pecho	-16
]pedidos	-19
]pediluvio	-13
]pedimos	-14
]pedir	-27
]pega	-8
]pegada	-23
]pegado	-16
]pegar	-24
]pegatina	-12
]pegatinas	-19
]pego	-16
]pegue	-11
]pelo	-11
]pelota	-17
]película	-21
]pena	-16
]pendiente	-15
]pensado	-20
]peor	-13
]pequeña	-13
]pequeño	-26
]pequeños	-20
]perdimos	-8
]perdió	-20
]perdona	-11
]perdón	-9900
]perito	-12
]periódico	-14
]perlas	-18
]permiso	-9900
]permisos	-19
]pero	-9900
]perra	-25
]perro	-34
]perros	-14
]persiana	-14
]personaje	-9
]personal	-23
]personas	-9900
]perímetro	-12
]pesa	-9900
]pesado	-17
]pesaje	-16
]pesan	-21
]pesar	-12
]pesas	-16
]pescado	-17
]peso	-9900
]pesos	-13
]petición	-13
]peto	-15
]pezoneras	-15
]peña	-10
]peón	-21
]ph	-9900
]piano	-17
]pica	-13
]picada	-13
]picado	-11
]picadora	10
]pico	-14
]picos	-13
]pida	-14
]pide	-9900
]piden	-9900
]pidiendo	-16
]pidió	-26
]pido	-28
]pie	-9900
]piedra	-21
]piedras	-17
]piel	-23
]pienso	-16
]pierde	-19
]pies	-17
]pieza	-9900
]piezas	-9900
]pila	-20
]pilar	-15
]pileta	-13
]piloto	-33
]pincha	-22
]pinchar	-12
]pinta	-14
]pintado	-14
]pintan	-13
]pintura	-19
]pinza	-18
]pinzas	-11
]pipeline	-9
]piquera	-19
]pirotecnia	-10
]pisa	-13
]pisar	-14
]piso	-9900
]pisos	-32
]pista	12
]pistola	-12
]pita	-13
]pizarra	-14
]pizarrón	-12
]placa	-21
]placas	-18
]plancha	-16
]planetario	11
]planilla	-22
]plano	-9900
]planta	-17
]plantilla	-22
]plastificada	-10
]plata	9
]plataforma	-16
]plato	-14
]playa	-20
]plaza	-16
]plazo	-17
]plazos	-11
]plena	-29
]pliego	-18
]pluma	-16
]plástico	-9900
]poco	-9900
]podemos	-22
]poder	-15
]podrías	-19
]point	-14
]polea	-17
]policía	-17
]poliuretano	-16
]polvo	-19
]pon	-10
]pone	-9900
]ponedlo	-11
]ponen	-9900
]poner	-9900
]ponerle	-14
]ponerlo	-21
]pones	-21
]ponga	-9900
]pongas	-10
]pongo	-9900
]poquito	-25
]por	-9900
]porcentaje	-12
]porque	-9900
]portada	-16
]portal	-19
]portero	-18
]portería	16
]portátil	-9
]portón	-9
]potosí	-20
]precinta	-15
]precinto	-15
]precintos	-16
]precio	-34
]prefiero	-17
]pregunta	-9900
]preguntan	-20
]preguntar	-9900
]preguntas	-27
]pregunto	-17
]preguntó	-17
]pregúntale	-10
]prelavado	-15
]premio	-13
]prenda	-13
]prendas	-32
]prende	-31
]prender	-20
]prendido	-18
]prensa	-17
]prepara	-19
]preparación	-17
]preparar	-20
]presenta	-16
]presente	-18
]presentó	-14
]presidente	-26
]presión	-9900
]presta	-17
]prestan	12
]presupuesto	-14
]prevención	-26
]primavera	-20
]primer	-9900
]primera	-9900
]primeras	-21
]primero	-9900
]primeros	-18
]primo	-18
]principal	-13
]prisa	-16
]privado	-17
]probado	-20
]probando	-23
]probar	-10
]problema	-21
]procedimiento	-9900
]producción	8
]producto	-9900
]profe	-17
]profeco	-8
]profesor	-21
]programa	-26
]prohibido	-8
]prolijo	-21
]propia	-13
]propietario	-15
]propina	-13
]propio	-32
]propios	12
]propone	-21
]propongo	-18
]propuesta	-12
]propósito	-12
]protocolo	-30
]proveedor	-16
]proveedores	14
]provincia	-12
]provisional	-11
]proyector	-18
]prueba	11
]pruebas	-20
]prácticas	-19
]puebla	-20
]pueblo	-24
]pueda	-9900
]puede	-9900
]pueden	-19
]puedo	-15
]puente	-21
]puerta	-9900
]puerto	-9
]pues	-9900
]puesta	-24
]puestas	-25
]puesto	-9900
]pulsa	-10
]pulsera	-17
]pulseras	-13
]pulso	-14
]pulveriza	-15
]punta	-24
]puntera	14
]punto	-9900
]puntos	-26
]pura	-9
]purgar	-13
]purísima	-9
]pusimos	-19
]puso	-25
]puñado	-9
]puño	-10
]página	-32
]páginas	-23
]pájaro	-16
]pájaros	-15
]párroco	-21
]pésame	-15
]póliza	-16
]público	16
]q	-9900
]que	-9900
]queda	-9900
]quedado	-10
]quedamos	-18
]quedan	-9900
]quedar	-25
]quedara	-22
]quedaron	-14
]quede	-9900
]queden	-15
]quedo	-17
]quedó	-29
]quema	-19
]querida	-8
]quería	-22
]queso	-20
]quesos	-30
]quien	-9900
]quienes	-10
]quiere	-9900
]quieren	-29
]quiero	-9900
]quieto	-15
]quince	-9900
]quinto	-13
]quirófano	14
]quisiera	-22
]quiso	-11
]quita	-9900
]quitan	-21
]quitar	-17
]quito	-20
]quién	-9900
]qué	-9900
]químicos	-17
]rafael	-12
]rama	-15
]ramón	-22
]rango	-13
]rara	-12
]raras	-21
]rasante	-22
]rasca	-23
]raspa	-22
]raspar	13
]rato	-15
]raya	-20
]rayas	-11
]rayones	-15
]rayos	-18
]razón	-15
]raíz	-18
]raúl	-16
]re	-14
]reabre	-9
]real	-19
]rebose	-12
]recepción	-9900
]receptor	-9
]receta	-21
]rechaza	-11
]rechazo	-11
]recibir	-31
]recibió	-21
]recibo	-17
]recién	-34
]reclama	-11
]reclamación	-15
]reclamo	-16
]reclamos	-20
]recoge	-9900
]recogemos	-19
]recogen	-17
]recoger	-23
]recogida	-21
]reconocimiento	-12
]reconozca	-9
]recorre	-20
]recorrido	-14
]recuerda	-10
]recupera	-15
]red	-17
]redacción	-28
]redacta	-16
]redactado	-28
]redactar	-27
]redactas	-14
]redacte	-12
]redactor	-14
]redes	-19
]redonda	-17
]reducida	-18
]ref	-11
]refractómetro	-15
]refresco	-9
]refrigerados	-19
]refugio	-16
]regala	-12
]regalo	-19
]regante	-12
]regantes	-16
]regar	-9
]registro	-9900
]regla	-12
]reglamento	-23
]reglas	-22
]regresa	-9
]reinicio	-8
]reja	-12
]rejilla	-19
]relativo	-16
]rellena	-14
]rellenar	-13
]rellenas	-18
]reloj	-9900
]relojes	-19
]remaches	-14
]remesa	-18
]remito	-12
]remojo	-9
]remolque	-11
]remover	-13
]remueve	-17
]renueva	-12
]reparación	-10
]reparte	-19
]reparten	-19
]repartimos	-12
]repasa	-13
]repite	-9900
]repone	11
]reporte	11
]reposo	-8
]reproducción	-17
]repuesto	-15
]resaca	-18
]rescate	-21
]reserva	-9900
]reservar	-13
]reservas	-13
]residencia	-11
]residente	-19
]residentes	-22
]resina	-10
]resistencia	-14
]resolvió	-8
]respire	-14
]responde	-9
]responsable	-16
]responsables	-10
]respuesta	-12
]restauración	-11
]restauramos	-12
]restaurante	-19
]resto	-14
]restos	-32
]resulta	-23
]resultado	-11
]retención	-9
]retira	-9900
]retirada	-12
]retiran	-14
]retirar	-17
]retorno	-9
]retornos	-10
]reunión	-9900
]rev	-22
]revisan	-27
]revisar	-12
]revisión	-24
]revisó	-14
]revés	-28
]riega	-27
]riegan	-16
]riego	11
]risa	-16
]rival	-10
]robo	-11
]roca	-19
]rodilla	-14
]rodillo	-19
]rodillos	-20
]roja	-9900
]rojo	-9900
]rompe	-14
]rompió	-18
]ronda	-16
]ropa	-9900
]ropero	-30
]rosa	-23
]rosario	-21
]rosas	-13
]rota	-17
]rotan	-10
]rotos	10
]rrhh	-17
]ruedas	-22
]ruega	-16
]ruego	-11
]ruido	-23
]ruta	12
]rv	-9
]rápido	-16
]río	-20
]s	-17
]sabe	-9900
]saben	-20
]saber	-9900
]sabes	-12
]sabéis	-19
]sabía	-21
]sacado	-14
]sacamos	-27
]sacan	-18
]sacar	-9900
]saco	-9900
]sacos	-14
]sal	-26
]salas	-26
]saldo	-11
]sale	-24
]salen	-20
]salga	-9900
]salidas	-17
]salido	-24
]salimos	-15
]salir	-9900
]saliva	-12
]salió	-9900
]salmuera	11
]salta	-9
]saltan	-26
]saltar	-16
]salud	-21
]saluda	-17
]salude	-10
]saludo	-11
]saludos	-8
]salvo	-16
]salón	-24
]san	-26
]sanciones	-10
]sangre	-26
]sanidad	-29
]santa	-24
]se	-9900
]sea	-9900
]seca	-9900
]secadero	-23
]secado	-24
]secador	-14
]secar	-9
]secas	-19
]sección	-20
]seco	-32
]secos	-20
]secretaria	-21
]secretario	-23
]secretaría	-15
]sector	-21
]seda	-15
]seguido	-17
]seguidos	-15
]seguimos	-8
]seguir	-22
]segunda	-9900
]segundo	-9900
]segundos	-9900
]seguridad	-19
]seguro	-9900
]seguros	-8
]según	-9900
]seis	-9900
]sella	-21
]sello	-18
]semana	-9900
]semanas	-9900
]semestre	-9
]semilla	-11
]sencillo	-26
]sentado	-21
]sentido	-13
]sepa	-18
]sepan	-20
]separa	-19
]separado	-18
]separados	-16
]septiembre	-31
]sepultureros	-10
]ser	-9900
]sereno	-16
]serie	-20
]serio	-27
]servicios	-21
]servidor	-21
]servidora	-18
]será	-22
]sesenta	-33
]sesión	-33
]seta	-13
]setas	-24
]setenta	-23
]sexta	-12
]señal	-21
]señor	-9900
]señora	-9900
]señores	-15
]señuelo	-10
]si	-9900
]sido	-11
]siembra	-22
]siempre	-9900
]siendo	-22
]sientan	-12
]siente	-16
]sierra	-25
]siete	-9900
]siga	-11
]siglo	-13
]sigue	-9900
]siguen	-17
]siguiendo	-10
]siguiente	-9900
]silencio	10
]silicona	-12
]sillas	-16
]sin	-9900
]siniestro	9
]sino	-19
]siquiera	-12
]sirva	-18
]sistema	-22
]sitio	-23
]sms	-14
]sobra	-10
]sobre	-9900
]sobrina	-14
]sobrino	-18
]social	-15
]sociales	-22
]socio	-21
]socorrista	-18
]sofá	-19
]sol	-9900
]sola	-9900
]solamente	-18
]solas	-13
]soledad	-16
]soles	-13
]solicita	-11
]solicito	-15
]solicitud	-22
]solo	-9900
]solos	-19
]soltó	-9
]solución	-14
]sombra	-10
]sombrero	-16
]sombreros	-16
]somos	-9900
]son	-9900
]sonda	-11
]sondas	-14
]sonido	-20
]sonidos	-10
]sopla	-10
]soporte	-17
]sor	-18
]sorda	16
]sordos	18
]sotavento	-15
]soy	-9900
]spray	-18
]sr	-16
]sra	-18
]su	-9900
]suba	-11
]sube	-9900
]subes	-17
]subiendo	-8
]subo	-16
]sucio	10
]sudario	-18
]suegro	-11
]sueldo	-15
]suelo	-9900
]suelta	-9900
]suelto	-18
]suena	-9900
]suene	-14
]suero	-13
]suiza	-18
]sujeta	-9
]sulfuroso	-15
]sumerge	-13
]superficie	-10
]superior	-18
]supervisión	-17
]supervisor	-18
]supervisora	-13
]suplente	-17
]supo	-17
]sur	-18
]surte	-12
]sus	-30
]susana	-11
]suspensión	-16
]sustituye	-15
]susto	-26
]suya	-19
]suyo	-9
]sábado	-25
]sábados	-24
]sábana	-20
]sábanas	-17
]sé	-9900
]séptima	-11
]sí	-9900
]t	-16
]tabaco	-13
]tabique	-14
]tabla	-9900
]tablas	-15
]tablero	-28
]tableros	15
]tablet	-9
]tableta	-16
]tablilla	-17
]tacha	-16
]tacos	-11
]tacto	-19
]tal	-30
]taller	-23
]tallo	-10
]tallos	10
]talón	-12
]tamales	-15
]tamaño	-16
]también	-9900
]tambo	-11
]tambor	17
]tampoco	-23
]tan	-9
]tanda	-22
]tanque	14
]tantas	-17
]tantito	-15
]tanto	-31
]tapa	-9900
]tapada	-16
]tapadas	-12
]tapado	-17
]tapan	-19
]tapar	-20
]tapón	-18
]taquilla	-19
]tarda	-11
]tarde	-9900
]tardes	-28
]tardó	-12
]tarjeta	-9900
]tarjetas	-18
]tarro	-18
]tasa	-11
]taxi	-12
]te	-9900
]teatro	-18
]techo	-21
]tecnicismos	-22
]tel	-8
]televisión	-19
]teléfono	-9900
]teléfonos	-19
]tema	-14
]temperatura	9
]templada	-10
]temporada	-24
]temporal	-13
]temporales	12
]temporeros	-15
]temprano	-22
]tenemos	-9900
]tener	-9900
]tenga	-9900
]tengamos	-26
]tengan	-23
]tengo	-9900
]tenido	-30
]tensión	-19
]tenés	-14
]tenía	-21
]terapia	-22
]tercer	-9
]tercera	-9900
]tercero	-9900
]terciopelo	-13
]teresa	-17
]termina	-16
]terminado	-12
]terminar	8
]terminó	13
]termómetro	-10
]termómetros	14
]teruel	-9
]test	-9
]testigo	10
]testigos	-16
]textil	-16
]texto	-29
]ti	-19
]tibia	-22
]ticket	-17
]tiempo	-9900
]tiempos	-16
]tienda	-9900
]tiendas	-13
]tiene	-9900
]tienen	-29
]tienes	-13
]tierra	-9900
]tijeras	-13
]tina	-15
]tinta	-10
]tinte	-13
]tipo	-23
]tiques	-9
]tira	-9900
]tirada	-8
]tiran	-27
]tirando	-21
]tirar	-14
]tiras	-22
]tiro	-21
]titular	-23
]tiza	-21
]tiñe	-16
]toalla	-20
]toca	-9900
]tocan	-21
]tocando	-14
]tocar	-9900
]tocarlo	-10
]tocarse	-20
]tocó	-14
]toda	-9900
]todas	-9900
]todavía	-22
]todo	-9900
]todos	-9900
]tolva	-25
]toma	-9900
]toman	11
]tomar	-22
]tomate	-11
]tomo	-21
]toneladas	-17
]tono	-15
]tope	-18
]toque	-20
]toquen	-9
]toques	-14
]torneo	-17
]tornillo	-18
]tornillos	-12
]torno	16
]toro	10
]torre	-9900
]tos	-15
]total	-18
]toño	-19
]trabaja	-11
]trabajador	-9
]trabajadores	-29
]trabajamos	-13
]trabajando	-14
]trabajar	-8
]trabajo	-9900
]tractor	-14
]trae	-9900
]traen	-26
]tramo	-15
]tranquila	-14
]transmisor	-14
]transporte	-15
]trapo	-27
]tras	-17
]traslado	-20
]trastienda	-16
]tratada	-19
]tratado	-13
]trato	-9
]traía	-14
]treinta	-9900
]trepador	-18
]tres	-9900
]trescientas	-23
]trimestre	-15
]triángulos	-8
]truenos	-17
]tu	-8
]tuba	-12
]tubo	-14
]tuesta	-12
]tueste	12
]turbidez	-19
]turistas	-28
]turnos	-27
]tuvimos	-19
]tuvo	-9
]técnica	-17
]técnico	-9900
]técnicos	-10
]tía	-19
]tío	-24
]título	-19
]tú	-9900
]túnel	-26
]ubicación	-14
]ulises	-16
]ultrasonidos	-12
]un	-9900
]una	-9900
]unas	-9900
]unidad	-9900
]unificar	-16
]uniformes	-10
]unos	-23
]unta	-15
]urge	-9
]urgencia	-15
]urgencias	-16
]urgente	-21
]usa	-24
]usada	-15
]usado	-15
]usamos	-16
]usan	13
]usar	-21
]usb	-12
]uso	-15
]usted	-9900
]ustedes	-21
]usuario	-13
]usuarios	8
]uy	-13
]uñas	-22
]v2	-12
]va	-9900
]vaca	-26
]vacaciones	-20
]vacas	12
]vaciar	-8
]vacunas	-17
]vacía	-9900
]vacías	-21
]vacío	-9900
]vacíos	14
]vais	-10
]vale	-9900
]valencia	-16
]vales	-19
]valla	-16
]vallado	-23
]valle	-13
]valor	-13
]vamos	-25
]van	-9900
]vapor	-10
]vara	-16
]varias	-8
]variedad	-14
]varilla	-11
]varroa	9
]vas	-16
]vaso	-18
]vaya	-12
]ve	-9900
]vea	-13
]veces	-9900
]vecino	-30
]vehículo	-21
]vehículos	-21
]veinte	-9900
]veinticinco	-27
]veinticuatro	-18
]veintidós	-26
]vela	-12
]velas	-16
]vellón	-12
]velocidad	-22
]vencimiento	-17
]vende	-9900
]vender	-17
]vendo	-10
]vendría	-10
]venga	-9900
]venido	-16
]venir	-21
]venta	-14
]ventana	-21
]ventanas	-13
]ventanilla	-14
]ventas	-9
]ventila	-24
]ventilador	-14
]ventiladores	-10
]venía	-11
]ver	-9900
]verano	-32
]verdad	-29
]verde	-9900
]verdes	-9
]vereda	-17
]verifica	-10
]vero	-9
]versión	-13
]vertical	9
]verá	-14
]ves	-17
]vestuario	-14
]veteranos	-15
]veterinaria	-23
]veterinario	-21
]vez	-9900
]viaje	-12
]viajes	-19
]vicente	-12
]vida	-20
]vidrio	-16
]vieja	-28
]viejo	-9900
]viene	-9900
]vienen	-9900
]viernes	-9900
]viga	-11
]vigila	-11
]vinagre	10
]vino	-9900
]vio	-12
]visitante	13
]visitantes	-17
]visitas	-30
]visor	-11
]vista	-28
]visto	-9900
]vive	-8
]viven	-14
]volante	-12
]voltea	-20
]voltean	14
]volteo	16
]volumen	-8
]voluntaria	-22
]voluntariado	-15
]voluntarias	-17
]voluntario	-14
]voluntarios	-24
]volver	-27
]vos	-23
]vosotros	-16
]voy	-9900
]voz	-9900
]vuela	-13
]vuelos	-16
]vueltas	-25
]vuelto	-13
]vuelva	-13
]vuelve	-19
]vuelven	-10
]válvula	-15
]válvulas	-13
]vía	-20
]vídeo	-16
]víspera	-23
]web	11
]webs	-14
]whatsapp	-18
]wilmer	-16
]wilson	-14
]word	-16
]x	-26
]xq	-27
]y	-9900
]ya	-9900
]yemas	-17
]yeso	-16
]yo	-9900
]yodo	-15
]yuli	-13
]z	-19
]zapatillas	-13
]zaragoza	-19
]zona	-9900
]|	-9900
]«	-9900
]·	-9900
]ºc	-15
]»	-9900
]¿	-9900
]ácido	-27
]árbitro	-14
]árbol	-14
]árboles	-12
]área	-14
]él	-9900
]óptica	-11
]óptico	-9
]óscar	-12
]última	-9900
]últimas	-29
]último	-9900
]últimos	-17
]única	-14
]único	-24
]–	-9900
]—	-9900
]•	-9900
]→	-9900
]☐	-9900
]✔	-9900
n1-07	-12
n1-22	-20
n10	-15
n100	-15
n10abe	-14
n10aca	-13
n10ada	-34
n10ado	-35
n10aja	-16
n10aje	-12
n10al	-11
n10ala	-21
n10ale	-20
n10ame	-21
n10amo	-19
n10ana	-12
n10ani	-17
n10ano	-9
n10apa	-11
n10ara	-26
n10aro	-17
n10asa	-20
n10ase	-25
n10ata	-13
n10ato	-9
n10ayó	-15
n10aza	-13
n10aúl	-13
n10bio	-20
n10bir	-29
n10bos	-25
n10bra	-15
n10bre	-15
n10cal	-12
n10can	-12
n10car	-27
n10cas	-27
n10cer	-18
n10ces	-13
n10cha	-21
n10che	-28
n10cho	-22
n10cia	-18
n10cos	-16
n10cto	-16
n10cía	-11
n10dad	-27
n10dan	-18
n10dar	-25
n10das	-27
n10de	-21
n10den	-12
n10der	-17
n10des	-20
n10dor	-30
n10dos	-32
n10dro	-16
n10día	-9
n10dón	-16
n10dós	-13
n10eca	-12
n10ece	-10
n10eco	-9
n10ega	-17
n10ego	-16
n10eja	-13
n10ejo	-22
n10el	-51
n10ela	-16
n10ele	-12
n10elo	-15
n10ema	-20
n10eme	-17
n10en	-37
n10ena	-10
n10eno	-16
n10era	-23
n10ero	-41
n10esa	-12
n10eso	-19
n10eta	-15
n10eto	-10
n10eva	-10
n10eza	-16
n10gan	-9
n10gar	-23
n10gas	-13
n10ger	-18
n10gos	-13
n10gue	-10
n10ha	-16
n10han	-17
n10has	-11
n10hay	-16
n10ial	-11
n10iar	-15
n10ias	-19
n10ica	-13
n10ico	-24
n10ida	-34
n10ido	-11
n10iel	-18
n10ien	-22
n10ies	-14
n10iga	-9
n10ija	-18
n10ijo	-9
n10ila	-23
n10ilo	-11
n10ina	-11
n10ino	-22
n10ios	-20
n10ira	-11
n10ire	-13
n10isa	-12
n10ita	-31
n10ite	-10
n10ito	-30
n10iva	-9
n10iza	-13
n10ión	12
n10jan	-14
n10jar	-16
n10jes	-11
n10jos	-9
n10ker	-15
n10la	-57
n10lan	-18
n10lar	-22
n10las	-42
n10lda	-14
n10lde	-10
n10ldo	-8
n10le	-23
n10len	-27
n10ler	-10
n10les	-8
n10lir	-11
n10lla	-25
n10lle	-14
n10llo	-13
n10lo	-42
n10lor	-16
n10los	-9
n10lpe	-15
n10lta	-18
n10lto	-13
n10lva	-10
n10lvo	-10
n10lza	-12
n10lía	-10
n10lón	-17
n10mal	-17
n10mar	-24
n10mas	-18
n10men	-14
n10mia	-17
n10mos	-9
n10nal	-26
n10nas	-22
n10nca	-16
n10nco	-17
n10nda	-26
n10nde	-11
n10ndo	-42
n10ndó	-19
n10nea	-20
n10ner	-19
n10nes	-36
n10nor	-13
n10nos	-32
n10nta	-17
n10nte	-25
n10nto	-39
n10ntó	-17
n10nza	-11
n10nés	-14
n10oca	-17
n10oda	-17
n10odo	-18
n10oma	-17
n10ona	-14
n10one	-11
n10ono	-9
n10ora	-10
n10oso	-18
n10ota	-14
n10oto	-23
n10oño	-18
n10pal	-12
n10pas	-16
n10pia	-18
n10piz	-16
n10por	-15
n10que	-17
n10ral	-22
n10ran	-13
n10rar	-21
n10ras	-29
n10rca	-12
n10rco	-9
n10rea	-16
n10ren	-21
n10reo	-16
n10res	-21
n10rga	-10
n10rge	-8
n10rgo	-8
n10ria	-26
n10rio	-16
n10rir	-16
n10ris	-16
n10rla	-23
n10rle	-16
n10rma	-15
n10rme	-28
n10rna	-10
n10rne	-16
n10rno	-9
n10ron	-10
n10ros	-13
n10rra	-12
n10rró	-12
n10rta	-21
n10rto	-24
n10rva	-16
n10ría	-33
n10rón	-16
n10sas	-13
n10sca	-11
n10sco	-9
n10sde	-23
n10se	-14
n10sis	-14
n10sor	-16
n10sta	-24
n10ste	-24
n10sto	-18
n10tal	-19
n10tan	-10
n10tar	-23
n10tas	-25
n10ten	-9
n10tes	-23
n10tir	-29
n10tor	-18
n10tos	-13
n10tra	-22
n10tre	-20
n10tro	-23
n10tud	-14
n10tía	-8
n10ual	-16
n10udo	-18
n10ueo	-19
n10ula	-13
n10ulo	-9
n10un	-33
n10una	-31
n10ura	-12
n10usa	-14
n10uto	-15
n10uvo	-18
n10uía	-18
n10uín	-11
n10var	-11
n10vas	-22
n10ver	-13
n10xto	-14
n10zas	-29
n10zos	-18
n10ían	-16
n10ías	-12
n10ñas	-16
n10ños	-19
n1aba	-9
n1abe	-9
n1abo	-11
n1abó	-10
n1aca	-17
n1ace	-16
n1ack	-16
n1aco	-16
n1acé	-14
n1ado	-16
n1ael	-15
n1aen	-13
n1aga	-19
n1ais	-18
n1aja	-15
n1aje	-29
n1ajo	-19
n1aki	-11
n1ala	-22
n1ale	-12
n1ali	-11
n1alo	-11
n1alá	-25
n1aló	-11
n1ama	-11
n1ame	-19
n1amo	-29
n1ams	-10
n1amá	-17
n1ana	-13
n1and	-20
n1ane	-21
n1ani	-18
n1ano	-17
n1apa	-15
n1ape	-15
n1apo	-8
n1app	-16
n1aro	-17
n1ará	-19
n1asa	-26
n1ase	-25
n1ash	-13
n1aso	-19
n1asó	-10
n1ata	-13
n1ate	-22
n1ati	-17
n1ató	-9
n1av	-17
n1ava	-10
n1ave	-13
n1avi	-13
n1aya	-20
n1ayo	-23
n1ayó	-8
n1aza	-12
n1aén	-12
n1aía	-9
n1aíz	-17
n1aña	-12
n1año	-19
n1aúl	-16
n1bal	-15
n1ban	-12
n1bar	-10
n1bea	-15
n1ben	-17
n1beo	-8
n1bia	-13
n1bio	-16
n1bir	-30
n1bió	-19
n1bla	-13
n1ble	-16
n1blo	-14
n1bol	-24
n1bor	-24
n1bos	-23
n1bra	-22
n1bre	-9
n1brá	-18
n1bés	-14
n1bía	-8
n1bús	-14
n1cal	-31
n1car	-11
n1cas	-27
n1cc	-13
n1cen	-12
n1ces	-15
n1cha	-13
n1che	-24
n1cho	-29
n1chó	-10
n1cia	-21
n1cie	-21
n1cil	-13
n1cio	-15
n1ció	-9
n1clo	-10
n1cos	-21
n1cro	-13
n1cta	-14
n1cto	-9
n1cén	-14
n1cía	-19
n1cód	-12
n1cón	-23
n1d	-10
n1dad	-17
n1dal	-9
n1dan	-14
n1dar	11
n1das	-29
n1dea	-17
n1del	-19
n1deo	-17
n1der	-15
n1des	-13
n1dez	-15
n1di	-10
n1dia	-21
n1dir	-12
n1diz	-12
n1dor	-11
n1dos	-23
n1dr	-20
n1dra	-20
n1dro	-12
n1dys	-10
n1día	-12
n1dón	-13
n1dós	-9
n1e	-11
n1eal	-12
n1ean	-21
n1ear	-17
n1eas	12
n1ebe	-11
n1ebo	-14
n1ebé	-11
n1eca	-21
n1edo	-22
n1efa	-11
n1ega	-16
n1ego	-33
n1eja	-15
n1ejo	-12
n1ela	-14
n1ele	-9
n1elo	-24
n1ema	-20
n1eme	-21
n1emo	-17
n1ena	-29
n1ene	-9
n1eno	-16
n1eor	-9
n1eos	-25
n1epa	-22
n1era	-13
n1ere	-14
n1ero	-28
n1ers	-20
n1erá	-11
n1esa	-12
n1ese	-10
n1eso	-21
n1est	-19
n1eta	-13
n1ete	-24
n1eto	-29
n1età	-22
n1eva	-24
n1evo	-10
n1eza	-12
n1ezo	-10
n1eña	-21
n1eño	-30
n1eón	-15
n1fas	-27
n1fes	-17
n1fin	-14
n1fos	-12
n1fre	-17
n1fui	-9
n1fwd	-12
n1fía	-12
n1g	-12
n1gan	-13
n1gar	-19
n1gas	-28
n1gen	-9
n1ger	-20
n1gia	-13
n1gil	-11
n1gio	-15
n1gle	-10
n1gos	-15
n1gra	-13
n1gre	-12
n1gua	-16
n1gue	-20
n1guo	-18
n1gía	-11
n1gón	-18
n1gún	-10
n1han	-15
n1har	-11
n1has	-25
n1hat	-13
n1her	-15
n1hes	-9
n1hoa	-21
n1hos	-13
n1i	-12
n1ial	-18
n1ian	-10
n1iar	-17
n1ias	-28
n1iba	-10
n1ibe	-21
n1ica	-24
n1ico	-21
n1ida	-28
n1ide	-11
n1ido	-16
n1iel	-21
n1ifo	-11
n1iga	-12
n1igo	-16
n1ija	-15
n1ije	-10
n1ijo	-21
n1ila	-13
n1ili	-17
n1ilm	-9
n1ilo	-17
n1imo	-19
n1ina	-20
n1ine	-15
n1ing	-25
n1ino	-22
n1inó	-17
n1ion	-12
n1ior	-13
n1ios	-21
n1ipo	-19
n1ira	-20
n1ire	-15
n1iro	-18
n1irá	-17
n1isa	-15
n1iso	-21
n1isó	-10
n1ita	-21
n1ite	-18
n1ito	-19
n1ité	-11
n1iva	-15
n1ive	-10
n1ivo	-15
n1iza	-8
n1izo	-9
n1ién	-18
n1iña	-13
n1iñe	-10
n1iño	-17
n1ión	-18
n1j	-14
n1ja	-13
n1jal	-16
n1jan	-10
n1jas	-17
n1jen	-12
n1jer	-12
n1jes	-16
n1jor	-16
n1jos	-18
n1jón	-12
n1ker	-17
n1ket	-10
n1l	-18
n1lan	-19
n1las	-23
n1lce	-13
n1ldo	-19
n1lea	-16
n1len	-14
n1leo	-18
n1ler	-30
n1les	-15
n1lio	-11
n1lla	-17
n1lle	-16
n1llo	-13
n1llá	-10
n1lor	-15
n1los	-35
n1loy	-21
n1lsa	-10
n1lso	-16
n1lta	-15
n1lte	-17
n1lto	-11
n1ltó	-17
n1lva	-9
n1lvo	-15
n1lza	-12
n1lán	-19
n1lés	-13
n1lín	-12
n1lón	-10
n1lúo	-21
n1mal	-33
n1man	-16
n1mar	-20
n1mas	-20
n1mba	-11
n1mbo	-10
n1men	-25
n1mer	-15
n1mes	-13
n1mio	-19
n1mir	-13
n1mis	-8
n1mna	-17
n1mno	-10
n1mor	-10
n1mos	-26
n1mpa	-24
n1mpo	-16
n1mán	-17
n1más	-12
n1máx	-20
n1mín	-22
n1mío	-11
n1món	-17
n1nal	-20
n1nan	-19
n1nar	-23
n1nas	12
n1nca	-12
n1nce	-17
n1nco	-12
n1nda	-9
n1ndo	-29
n1nea	-16
n1nel	-22
n1nen	-12
n1neo	-12
n1ner	-15
n1nes	-30
n1net	-18
n1nga	-11
n1nge	-15
n1ngo	-13
n1nia	-16
n1nil	-16
n1nio	-14
n1nir	-19
n1nit	-12
n1nja	-17
n1nle	-8
n1nlo	-11
n1nma	-14
n1nme	-20
n1nor	-9
n1nos	-9
n1nse	-23
n1nta	-14
n1nte	-17
n1nza	-23
n1nán	-10
n1nés	-15
n1núm	-15
n1oba	-16
n1obo	-12
n1oca	-12
n1oce	-9
n1oco	-12
n1ocó	-11
n1oda	-21
n1odo	-12
n1ofe	-13
n1ofá	-11
n1oge	-13
n1ogo	-12
n1oho	-12
n1oja	-23
n1ola	-14
n1oli	-18
n1olo	-11
n1oma	-19
n1omo	-13
n1on	-15
n1ona	-10
n1one	-9
n1ong	-11
n1ono	-9
n1ooo	-22
n1oop	-13
n1opa	-9
n1ope	-8
n1ord	-12
n1ori	-17
n1oro	-14
n1oró	-14
n1osa	-9
n1oso	-34
n1osí	-15
n1ota	-19
n1ote	-18
n1oto	-23
n1otá	-11
n1oya	-8
n1oye	-15
n1oyo	-18
n1oza	-12
n1ozo	-10
n1oír	-15
n1oña	-13
n1oño	-15
n1pal	-14
n1pan	-11
n1par	-21
n1pas	-24
n1pes	-9
n1pez	-20
n1pia	-14
n1pio	-24
n1ple	-10
n1por	-8
n1pos	-14
n1pra	-11
n1pta	-16
n1pte	-12
n1pto	-21
n1pón	-19
n1que	-30
n1qui	-12
n1ral	-17
n1ran	-10
n1rar	-20
n1ray	-14
n1rba	-14
n1rca	-8
n1rce	-16
n1rco	-11
n1rcó	-12
n1rde	-10
n1rdo	-14
n1re	-14
n1rea	-19
n1red	-8
n1ree	-11
n1ref	-11
n1ren	-13
n1reo	-12
n1res	-23
n1rev	-19
n1rey	-10
n1rga	-21
n1rge	-9
n1rgo	-25
n1rhh	-9
n1ria	-36
n1rid	-20
n1ril	-24
n1rio	-31
n1rir	-24
n1ris	-11
n1riz	-10
n1rió	-9
n1rje	-10
n1rka	-13
n1rla	-15
n1rle	-12
n1rlo	-13
n1rma	-10
n1rme	-15
n1rmo	-18
n1rmó	-8
n1rna	-18
n1rne	-13
n1rno	-24
n1roa	-14
n1rol	-16
n1ron	-12
n1ror	-11
n1ros	-23
n1roz	-8
n1rra	-17
n1rre	-44
n1rro	-21
n1rró	-12
n1rse	-17
n1rta	-14
n1rte	-33
n1rto	-53
n1rtó	-13
n1rv	-10
n1rva	-12
n1rve	-11
n1rvo	-31
n1rvó	-8
n1rza	-8
n1rzo	-8
n1rán	-10
n1rés	-26
n1ría	-23
n1rón	-15
n1rúa	-10
n1s	-17
n1san	-9
n1sar	-15
n1sas	-18
n1sca	-19
n1sco	-17
n1sel	-13
n1sen	-18
n1seo	-21
n1ses	-15
n1set	-14
n1sgo	-17
n1sia	-15
n1sil	-19
n1sio	-17
n1sis	-26
n1sma	-15
n1smo	-22
n1sol	-14
n1son	-15
n1sor	-12
n1sos	-23
n1sra	-17
n1ssa	-12
n1sta	-19
n1sto	-20
n1sul	-14
n1sía	-9
n1t	-14
n1tad	-8
n1tal	-18
n1tan	-9
n1tar	-22
n1tas	-30
n1taz	-15
n1tch	-9
n1tee	-11
n1tel	-11
n1ten	-15
n1teo	-31
n1ter	-15
n1tes	-21
n1til	-9
n1tir	-13
n1tió	-9
n1tor	-9
n1tos	-29
n1tra	-18
n1tre	-13
n1tro	-12
n1tró	-12
n1tud	-16
n1tus	-18
n1tán	-20
n1tía	-17
n1tín	-20
n1tío	-9
n1ual	-10
n1uar	-18
n1uba	-14
n1ubo	-8
n1uca	-13
n1uce	-8
n1uco	-8
n1uda	-16
n1ude	-8
n1udo	-15
n1uea	-10
n1uen	-14
n1ueo	8
n1ues	-27
n1uey	-23
n1ufa	-16
n1uga	-20
n1ugo	-17
n1uia	-13
n1uja	-14
n1ujo	-14
n1ula	-13
n1uli	-13
n1ulo	-23
n1uma	-10
n1umo	-9
n1uno	-10
n1uos	-26
n1upa	-18
n1upo	-12
n1ups	14
n1ura	-20
n1ure	-12
n1usa	-25
n1usb	-14
n1use	-18
n1uso	-9
n1uta	-20
n1ute	-10
n1uto	-8
n1uvo	-10
n1uy	-13
n1uye	-9
n1uál	-11
n1uín	-10
n1uña	-18
n1vas	-19
n1ven	-17
n1ver	-11
n1ves	-14
n1vi	-8
n1via	-10
n1vil	-12
n1vin	-10
n1vos	-24
n1vía	-11
n1web	-13
n1x	-9
n1xta	-15
n1xto	-11
n1yas	-24
n1yes	-10
n1yos	-13
n1yra	-16
n1z	-16
n1zal	-9
n1zar	-27
n1zas	-17
n1zca	-10
n1zco	-17
n1zos	-23
n1zón	-11
n1áis	-15
n1éis	-16
n1ías	-19
n1ída	-14
n1ído	-16
n1íos	-16
n1ñal	-14
n1ñan	-11
n1ñar	-16
n1ñas	-17
n1ñol	-17
n1ños	-20
n1ñía	-13
n1ñón	-23
n20	-29
n2aba	-29
n2aca	-25
n2aco	-13
n2ada	-25
n2ade	-12
n2ado	18
n2ais	-17
n2al	-30
n2ala	-29
n2ale	-16
n2alo	-15
n2ama	-10
n2ame	-17
n2amo	11
n2ana	-22
n2ano	-31
n2apo	-21
n2apá	-12
n2aro	-14
n2aso	-20
n2ata	-17
n2ate	-14
n2ato	-16
n2aya	-19
n2ayo	-10
n2azo	-19
n2año	-15
n2bar	-10
n2bas	-9
n2ben	-11
n2ber	-15
n2bir	13
n2bió	-17
n2bor	-19
n2bos	-25
n2bra	-24
n2bre	-26
n2brá	-19
n2bía	-9
n2cal	-9
n2can	-13
n2car	-22
n2cas	-30
n2cen	-18
n2ces	-20
n2cha	-33
n2che	-33
n2cho	-35
n2cia	-21
n2cio	-18
n2cir	-9
n2cla	-9
n2cos	-24
n2cta	-11
n2cto	-20
n2cía	-16
n2cón	-23
n2dad	-27
n2dan	-17
n2de	-27
n2den	-26
n2der	-18
n2des	-27
n2dia	-16
n2dio	-23
n2dir	-10
n2dió	-15
n2dor	-35
n2dos	-32
n2dra	-9
n2dro	-14
n2dón	-16
n2dós	-19
n2e	-20
n2ebe	-13
n2ece	-13
n2eco	-12
n2edo	-18
n2edó	-12
n2een	-18
n2ega	-17
n2ego	-29
n2eja	-27
n2ejo	-20
n2ejó	-9
n2el	-18
n2ela	-19
n2ele	-13
n2elo	-13
n2ema	-20
n2en	-23
n2ena	-28
n2ene	-15
n2eno	-21
n2epa	-20
n2era	-45
n2esa	-19
n2eso	-25
n2eta	8
n2ete	-27
n2eto	-33
n2eva	-15
n2eve	-14
n2exo	-11
n2eza	9
n2eña	-13
n2eño	-9
n2eón	-11
n2fas	-24
n2gan	-16
n2gar	-20
n2gos	-13
n2gre	-14
n2ha	-24
n2han	-15
n2har	-16
n2has	-23
n2hay	-16
n2hes	-16
n2hos	-18
n2ial	-11
n2iar	-25
n2ias	-20
n2ibe	16
n2ica	-27
n2ico	-21
n2ida	-18
n2ido	-27
n2iel	-13
n2ien	-33
n2ier	-18
n2iga	-12
n2ila	-16
n2ilo	-18
n2ima	-19
n2imo	14
n2ina	14
n2ine	-22
n2ing	-17
n2ino	-25
n2ior	-18
n2ios	-32
n2ira	-18
n2isa	-25
n2iso	-11
n2ita	-31
n2ite	-18
n2ito	-14
n2iva	-17
n2ivo	-23
n2izo	-16
n2ién	-22
n2ión	-26
n2jas	-11
n2jos	-17
n2jía	-16
n2ket	-11
n2la	-16
n2lar	-36
n2le	-28
n2lea	-16
n2len	-28
n2ler	-20
n2les	-31
n2lia	-10
n2lir	-20
n2lla	-33
n2llo	-27
n2llí	-14
n2lo	-22
n2los	-41
n2lta	-15
n2lte	-10
n2lto	-16
n2lvo	-18
n2lón	-16
n2mar	-23
n2mas	-16
n2mba	-12
n2men	-19
n2mer	-9
n2mes	10
n2mis	-23
n2mpa	-16
n2más	-19
n2món	-21
n2nal	-14
n2nan	-17
n2nar	-9
n2nas	-32
n2nca	-23
n2nce	-23
n2nco	-22
n2nda	-29
n2nde	-18
n2ndo	-49
n2nel	-20
n2ner	-26
n2nes	-45
n2nga	-11
n2nio	-14
n2nor	-15
n2nos	-35
n2nta	-46
n2nte	-34
n2nto	-31
n2nza	-19
n2nº	-10
n2nés	-16
n2nía	-25
n2oca	-17
n2oco	-12
n2oda	-25
n2odo	-13
n2oge	-9
n2ola	-17
n2oma	-23
n2ome	-12
n2ona	-16
n2ono	-18
n2ora	-36
n2osa	-11
n2oso	-22
n2ote	-13
n2oto	-14
n2ozo	-10
n2oña	-12
n2pal	-14
n2par	-10
n2pas	-21
n2pia	-24
n2pio	-18
n2ple	-20
n2por	-27
n2pos	-25
n2que	-27
n2qué	-33
n2ral	-15
n2ran	-9
n2rar	-17
n2ras	-46
n2rco	-14
n2rea	-16
n2ren	-18
n2res	-36
n2rgo	-24
n2ria	-19
n2rio	-10
n2rir	-17
n2rla	-23
n2rle	-11
n2rlo	-14
n2rma	-18
n2rme	-27
n2rne	-15
n2rno	-28
n2ron	-22
n2ros	-38
n2rra	-22
n2rre	-10
n2rro	-33
n2rso	-12
n2rta	-19
n2rte	-22
n2rto	-23
n2rva	-17
n2rzo	-16
n2rán	-19
n2rés	-19
n2ría	-32
n2río	-13
n2rón	-25
n2rúa	-16
n2sal	-20
n2san	-19
n2sar	-19
n2sas	8
n2sco	-15
n2sde	-26
n2se	-24
n2seo	-15
n2ses	-20
n2si	-26
n2sor	-26
n2sos	-29
n2sta	-30
n2sto	-16
n2stó	-11
n2sul	-16
n2sus	-14
n2tal	-31
n2tan	-14
n2tar	-38
n2tas	-18
n2ten	-11
n2tes	-28
n2til	-12
n2tor	-17
n2tos	19
n2tra	-30
n2tre	-11
n2tro	-29
n2tu	-15
n2tud	-18
n2tía	-16
n2tío	-9
n2tón	-17
n2ual	-17
n2ubo	-21
n2uda	-20
n2uen	-24
n2ueo	13
n2uga	14
n2uia	-20
n2ula	-16
n2uli	-17
n2ulo	-15
n2uma	-14
n2umo	-19
n2un	-27
n2upo	-13
n2ura	-25
n2uso	-19
n2uta	-13
n2uto	-12
n2uía	-26
n2var	-9
n2ven	-12
n2ver	-12
n2vía	-11
n2xto	-12
n2zas	-18
n2zca	-17
n2éis	-21
n2ían	-16
n2ías	-28
n2ños	-19
n2ómo	-19
n30	-29
n3aba	-29
n3abe	-14
n3abó	-14
n3aca	-33
n3ace	-12
n3aco	-16
n3ada	-28
n3ado	8
n3agó	-17
n3aja	-31
n3ajó	-16
n3al	-16
n3ale	-11
n3ali	-16
n3alo	-16
n3aló	-17
n3ama	-21
n3ame	-26
n3amo	13
n3amá	-9
n3ana	-28
n3ane	-19
n3ani	-17
n3ano	-29
n3apa	-22
n3ape	-18
n3apo	-12
n3app	-11
n3ara	-28
n3aro	-14
n3ará	-21
n3aso	-21
n3ata	-19
n3ate	-13
n3ato	-18
n3ave	-25
n3ayo	-18
n3ayó	-23
n3aza	-10
n3azo	-20
n3año	-16
n3ban	-24
n3bar	-19
n3bas	-16
n3bea	-8
n3ben	-30
n3bir	-19
n3bió	-21
n3ble	15
n3blo	-27
n3bol	10
n3bos	-30
n3bra	-37
n3bre	-40
n3bro	-15
n3bés	-17
n3bía	-16
n3cae	-14
n3cal	-24
n3can	-17
n3cc	-12
n3cen	-20
n3cer	-38
n3ces	-27
n3cha	-28
n3cho	-32
n3cia	-12
n3cio	-25
n3cos	-30
n3cte	-12
n3cto	-16
n3cén	15
n3cía	-16
n3cón	10
n3dad	-46
n3dan	-17
n3dar	-24
n3de	-28
n3dea	-23
n3den	-24
n3der	-23
n3des	-25
n3dio	-17
n3dir	-18
n3dió	-28
n3dos	-42
n3dra	-23
n3dro	-13
n3día	-12
n3ean	-22
n3ear	-20
n3eas	-23
n3eba	-10
n3eca	-23
n3ece	-17
n3eco	-23
n3eda	-15
n3edo	-20
n3edó	-13
n3een	-11
n3efa	-8
n3ego	14
n3eja	-19
n3eje	-11
n3ejo	-16
n3ejó	-23
n3el	-43
n3ela	-32
n3ele	-8
n3ema	-14
n3emo	-11
n3en	-26
n3ena	-27
n3ene	-16
n3eno	-20
n3eos	9
n3epa	-16
n3era	-37
n3erá	-18
n3esa	-16
n3ese	-18
n3eso	10
n3est	-18
n3eta	-32
n3eto	-29
n3eva	-20
n3eve	-11
n3evo	-25
n3evó	-10
n3eza	-33
n3eña	-28
n3eño	-30
n3eón	-14
n3fas	-14
n3fe	-12
n3fes	-18
n3fin	-18
n3fui	-9
n3gan	-21
n3gas	-26
n3gen	-15
n3gio	-15
n3gos	-18
n3gra	-15
n3gre	-17
n3gro	-24
n3guo	-18
n3gía	-20
n3ha	-23
n3han	-12
n3har	-8
n3has	-26
n3hes	-20
n3hos	-16
n3ial	-16
n3ian	-23
n3iar	-34
n3iba	-15
n3ibe	-19
n3ica	-42
n3ico	-27
n3ida	-12
n3ide	-13
n3ido	-21
n3iel	-30
n3ien	-33
n3iga	-32
n3ige	-19
n3igo	-13
n3ija	-17
n3ije	-15
n3ijo	-21
n3ila	-30
n3ile	-8
n3ilm	-15
n3ilo	-13
n3ima	-13
n3ime	-22
n3imo	-35
n3ina	-32
n3ing	-16
n3ion	12
n3ior	-15
n3ios	-26
n3ipo	-24
n3ira	-17
n3iro	-19
n3irá	-18
n3isa	-28
n3ita	-24
n3ite	-17
n3ito	-47
n3ité	-22
n3iva	-20
n3iza	-24
n3izo	-12
n3ién	-12
n3ión	18
n3jan	-11
n3jar	-26
n3jas	-26
n3jes	-13
n3jor	-13
n3jos	-28
n3la	-55
n3lan	-22
n3lar	-35
n3las	-19
n3lce	-9
n3lda	-9
n3lde	-23
n3len	-34
n3les	-35
n3lio	-9
n3lir	-21
n3lle	-19
n3llo	-23
n3llí	-15
n3lmo	-11
n3lor	-28
n3los	-8
n3lpe	-15
n3lta	-24
n3lto	-22
n3ltó	-20
n3lub	-13
n3lvo	-20
n3lza	-14
n3lía	-10
n3lón	-30
n3lúo	14
n3m/h	-17
n3mal	-15
n3man	-18
n3mar	-29
n3mas	-19
n3mba	-13
n3mbo	-13
n3men	-17
n3mer	-13
n3mes	-18
n3mis	-17
n3mos	-16
n3mpa	-16
n3mpe	-16
n3más	-10
n3món	-17
n3nar	-22
n3nas	-37
n3nca	-42
n3nce	-19
n3nda	-33
n3nde	-27
n3ndo	-76
n3nea	11
n3nel	-20
n3nen	-24
n3ner	13
n3nes	-43
n3nga	-18
n3ngo	-11
n3nio	-12
n3nir	-23
n3nja	-10
n3nor	-12
n3nsa	-13
n3nse	-21
n3nso	-21
n3nta	-40
n3nte	-39
n3nto	8
n3ntó	-18
n3nza	-17
n3nº	-11
n3nés	-22
n3nía	-21
n3obo	-16
n3oca	-9
n3oco	-13
n3oda	11
n3odo	-15
n3ofe	-14
n3oga	-23
n3oge	-20
n3oja	-14
n3ola	-20
n3ome	-19
n3omo	-20
n3ona	-31
n3one	-12
n3ono	-24
n3opo	-17
n3ora	-47
n3ose	-21
n3oso	-21
n3ota	-24
n3ote	-14
n3oto	-30
n3oye	-10
n3oza	-16
n3oña	-14
n3oño	-13
n3pal	-17
n3pan	-21
n3par	-23
n3pas	-26
n3pes	-8
n3pia	-31
n3pio	-11
n3piz	-13
n3pió	-12
n3pla	-15
n3por	-23
n3pos	-15
n3pra	-20
n3pón	-18
n3qué	-38
n3ral	-20
n3ran	-23
n3rca	-22
n3rce	-13
n3rco	-21
n3rda	-19
n3rde	-9
n3rdo	-13
n3re	-12
n3rea	-18
n3red	-17
n3ren	-19
n3reo	-16
n3rer	-13
n3res	-26
n3rey	-10
n3rez	-8
n3rge	-10
n3rgo	-11
n3ria	-41
n3rie	-19
n3ril	-17
n3rio	-39
n3ris	-13
n3riz	-13
n3rió	-20
n3rla	-15
n3rle	-22
n3rlo	-29
n3rma	-26
n3rme	-33
n3rna	-9
n3rno	-32
n3rné	-11
n3rol	10
n3ron	-39
n3ror	-14
n3ros	-42
n3rpo	-18
n3rra	-29
n3rro	-35
n3rry	-12
n3rse	-16
n3rso	-15
n3rta	-16
n3rte	-35
n3rto	21
n3rva	-13
n3rve	-16
n3rzo	-17
n3rán	-17
n3ría	-37
n3río	-11
n3san	-14
n3sar	-23
n3sas	-24
n3sca	-11
n3sco	-21
n3sde	-49
n3se	-32
n3ses	-19
n3si	-23
n3sil	-19
n3sis	-23
n3sla	-9
n3sor	-23
n3sos	-24
n3spa	-18
n3sta	-35
n3sto	-16
n3tal	-29
n3tan	-19
n3tar	-20
n3tas	-10
n3tea	-26
n3tel	-12
n3ten	-13
n3teo	-15
n3ter	-21
n3tes	-12
n3til	-12
n3tir	-19
n3tor	-29
n3tos	-46
n3tra	-17
n3tre	-31
n3tró	-24
n3tón	-20
n3ual	-20
n3uba	-12
n3ubo	-15
n3uco	-11
n3uda	-26
n3ude	-17
n3udo	-16
n3uel	-11
n3uen	-17
n3ues	-23
n3ufa	-22
n3uga	-25
n3uir	-10
n3uja	-14
n3ula	-19
n3ulo	-22
n3un	-44
n3una	-53
n3uno	-15
n3upa	14
n3ura	12
n3uro	-14
n3usa	-21
n3uso	-22
n3uta	-21
n3ute	-11
n3uto	-12
n3uvo	-13
n3uye	-8
n3uza	-14
n3uía	-33
n3uña	-16
n3van	-10
n3var	-16
n3vas	-24
n3ven	-10
n3ver	-18
n3ves	-22
n3vió	-8
n3vos	-23
n3x	-20
n3yas	-22
n3z	-13
n3zan	-16
n3zas	-29
n3zco	-17
n3zos	-24
n3zón	-21
n3áis	-11
n3éis	-23
n3ían	-21
n3ías	-19
n3ída	-18
n3ído	-9
n3íos	-10
n3ñal	-20
n3ñas	-19
n3ños	-29
n3ñía	-10
n3ólo	-9
n3ómo	-70
n4-07	-16
n4aba	-31
n4abo	-17
n4aca	-27
n4ace	-20
n4ack	-17
n4aco	-13
n4ada	-21
n4ade	-11
n4ado	-14
n4aja	-20
n4aje	-53
n4al	-10
n4ala	-26
n4ale	-24
n4alo	-21
n4alá	-18
n4ama	-18
n4amo	-26
n4ana	-17
n4ano	-25
n4apa	-21
n4apo	-22
n4apá	-12
n4ara	-48
n4aro	-24
n4aré	-14
n4ase	-15
n4asó	-11
n4ata	-22
n4ate	-24
n4ato	-16
n4ató	-17
n4aya	-14
n4ayo	-18
n4aza	-18
n4azo	-14
n4aíz	-16
n4aña	-21
n4bar	-15
n4bas	-10
n4ben	-13
n4ber	-14
n4bio	-22
n4bir	10
n4bió	-12
n4ble	-19
n4blo	-17
n4bor	-18
n4bos	15
n4bro	-18
n4brá	-19
n4bía	-18
n4cal	-16
n4can	-24
n4car	-18
n4cen	-18
n4cer	-32
n4ces	-19
n4cha	-28
n4che	-22
n4cho	10
n4chó	-17
n4cia	-35
n4cie	-18
n4cio	-29
n4cir	-11
n4ció	-14
n4cla	-11
n4cos	-25
n4cta	-11
n4cto	-22
n4cón	-29
n4d	-9
n4dad	-35
n4dan	-18
n4das	-53
n4de	-40
n4den	-18
n4deo	-12
n4der	-15
n4des	-23
n4dia	-11
n4dio	-19
n4dir	-17
n4dió	-15
n4dor	-43
n4dra	-22
n4dro	-16
n4dé	-18
n4día	-10
n4dón	-26
n4dós	-24
n4eal	-11
n4ean	-9
n4ear	-16
n4eas	-28
n4eca	-22
n4ece	-23
n4eco	-18
n4eda	-19
n4edo	-21
n4edó	-12
n4een	-22
n4efa	-13
n4ega	-41
n4ego	-25
n4eja	-14
n4eje	-13
n4ejo	-39
n4ejó	-18
n4el	-19
n4ela	-30
n4elo	-20
n4ema	-18
n4eme	-12
n4en	-34
n4ena	-20
n4ene	-19
n4eno	-20
n4epa	-10
n4era	-33
n4ero	-47
n4eré	-9
n4esa	-23
n4eso	-26
n4eta	-27
n4ete	-32
n4eto	-28
n4eva	-18
n4eve	-21
n4eza	15
n4ezo	-13
n4eña	-22
n4eño	-22
n4eón	-15
n4fre	-10
n4fui	-18
n4fía	-10
n4gan	-24
n4gar	-29
n4gas	-19
n4gen	-9
n4ger	15
n4gio	-18
n4gla	-9
n4gos	-24
n4gra	-9
n4gre	-14
n4gro	-15
n4gue	-20
n4ha	-25
n4han	-17
n4has	-23
n4hay	-29
n4hes	-15
n4ial	-28
n4ian	-9
n4iar	-31
n4ias	-31
n4iba	-17
n4ibe	-27
n4ica	-32
n4ico	-27
n4ida	-45
n4ide	-22
n4ido	-45
n4iel	-17
n4ien	-28
n4ier	-16
n4iga	-21
n4igo	-14
n4ilm	-16
n4ilo	-16
n4ime	-23
n4ina	-42
n4ine	-15
n4ing	-22
n4ino	-32
n4ior	-16
n4ir	-11
n4ira	-9
n4ire	-22
n4iro	-19
n4isa	-28
n4iso	-24
n4isó	-20
n4ita	-27
n4ite	8
n4ito	8
n4iva	-18
n4ive	-13
n4ivo	-19
n4iza	-19
n4izo	-22
n4ién	-19
n4iña	-14
n4jal	-17
n4jan	-15
n4jar	-25
n4jas	-22
n4jer	-17
n4jes	-11
n4jor	-18
n4jos	-13
n4ket	-14
n4la	-39
n4lan	-17
n4las	-27
n4lce	-13
n4lde	-22
n4ldo	-20
n4lea	-14
n4len	-33
n4leo	-22
n4ler	-19
n4les	-45
n4lio	-13
n4lir	-21
n4lla	-42
n4lle	-11
n4llo	-28
n4lmo	-12
n4lo	-15
n4lor	-24
n4los	-21
n4lpe	-20
n4lta	-44
n4lto	-24
n4lud	-9
n4lva	-15
n4lvo	-24
n4lza	-15
n4lío	-12
n4lón	-27
n4m/h	-16
n4man	-21
n4mar	-23
n4mas	-12
n4mbo	-20
n4mer	-18
n4mia	-17
n4mis	-13
n4mno	-12
n4mos	-25
n4mpa	-20
n4más	-11
n4mín	-10
n4món	-19
n4nal	-31
n4nar	-28
n4nas	-32
n4nca	-30
n4nco	-15
n4nda	-29
n4nde	-23
n4ndo	12
n4nel	-20
n4neo	-10
n4ner	-16
n4nes	-55
n4net	-12
n4nga	-15
n4nia	-15
n4nio	-16
n4niz	-13
n4nja	-20
n4nor	-16
n4nos	-44
n4nsa	-11
n4nse	-13
n4nta	-16
n4nte	-36
n4ntó	-10
n4nza	-23
n4nés	-25
n4nía	-22
n4oca	-10
n4oco	-25
n4oda	-20
n4odo	-17
n4oge	-11
n4ogo	-21
n4ojo	11
n4ola	-16
n4olo	-16
n4oma	-19
n4ona	-17
n4one	-13
n4ono	-22
n4opa	-9
n4ora	-41
n4oro	-8
n4oso	-21
n4ota	-23
n4oto	-15
n4pa	-20
n4pal	-14
n4par	-20
n4pas	-24
n4pes	-11
n4pia	-25
n4pio	12
n4piz	-15
n4ple	-11
n4por	-25
n4pta	-12
n4pte	-13
n4qué	-32
n4ral	-24
n4ran	-23
n4rca	-24
n4rco	-10
n4rda	-14
n4rdo	-18
n4rea	-19
n4red	-12
n4ren	-27
n4reo	-17
n4res	-47
n4rga	-22
n4rge	-18
n4rgo	9
n4ria	-32
n4rio	-40
n4rir	-22
n4ris	-9
n4riz	-9
n4rle	-19
n4rlo	-23
n4rma	-23
n4rme	-25
n4rna	-9
n4rne	-12
n4rno	-28
n4rné	-10
n4ron	-24
n4ros	-41
n4rre	-16
n4rro	-21
n4rró	-19
n4rse	-19
n4rta	-25
n4rto	-37
n4rva	-18
n4rve	-11
n4rvo	-10
n4rvó	-17
n4ría	-47
n4río	-10
n4rón	-17
n4sal	-14
n4san	-22
n4sar	-28
n4sas	-26
n4sca	-18
n4sco	-9
n4sde	-34
n4se	-11
n4seo	-16
n4ser	-11
n4ses	-21
n4si	-29
n4sio	-18
n4sis	-21
n4son	-13
n4sor	-27
n4sos	14
n4sta	-24
n4sus	-14
n4tal	-21
n4tan	-28
n4tar	12
n4taz	-17
n4tea	-15
n4tel	-16
n4ten	-17
n4teo	-35
n4ter	-21
n4tes	-54
n4til	-14
n4tir	-10
n4tis	-18
n4tor	-28
n4tos	-47
n4tra	-41
n4tre	9
n4tro	-18
n4tró	-13
n4tud	-24
n4tía	-20
n4tón	-26
n4ual	-16
n4ubo	-22
n4uca	-17
n4uda	-21
n4udo	-25
n4uea	-14
n4ues	-11
n4ufa	-16
n4uga	-12
n4uia	-21
n4ujo	-20
n4ula	-20
n4ulo	-22
n4uma	-8
n4un	-24
n4una	-42
n4uos	-17
n4ura	-38
n4uro	-10
n4usa	-17
n4uta	-14
n4uto	-14
n4uye	-13
n4uía	-34
n4uín	-15
n4var	-19
n4vas	-18
n4vea	-11
n4ven	-14
n4ver	-12
n4ves	-32
n4via	-17
n4vos	-10
n4vés	-13
n4vía	-20
n4x	-18
n4xq	-17
n4xto	-19
n4yas	-15
n4yos	-16
n4zal	-15
n4zas	-16
n4zca	-9
n4zón	-21
n4ºc	-16
n4éis	-15
n4ían	-13
n4ías	-31
n4ñal	-23
n4ñas	-20
n4ños	-17
n50	-19
n5aba	-20
n5aca	-25
n5ace	-15
n5ada	-17
n5ade	-13
n5aen	-17
n5ah	-19
n5aja	-19
n5aje	8
n5al	-51
n5ala	-25
n5ale	-31
n5alo	-20
n5aló	-19
n5ame	-27
n5amo	-26
n5amá	-14
n5ana	-23
n5ano	-31
n5apa	-18
n5apo	-12
n5apá	-13
n5ara	-61
n5aro	-23
n5ará	-18
n5asa	-36
n5ase	-36
n5ash	-16
n5asó	-10
n5ata	-25
n5ate	11
n5ato	-18
n5ató	-13
n5ave	-20
n5avi	-16
n5ayo	-16
n5aza	-10
n5azo	-14
n5aña	-12
n5año	-19
n5bar	-10
n5bas	-11
n5ben	-13
n5bia	-13
n5bir	-30
n5bió	-14
n5ble	-25
n5blo	-12
n5bos	-21
n5bre	-29
n5bía	-16
n5cae	-14
n5cal	-25
n5can	-24
n5car	-39
n5cas	-26
n5cen	-14
n5cer	-29
n5ces	-23
n5cha	-32
n5che	-9
n5cho	-37
n5cia	-34
n5cio	-25
n5ció	-17
n5cos	-22
n5cto	-28
n5cén	-12
n5cía	-16
n5dad	-33
n5dan	-17
n5dar	-17
n5das	-53
n5de	-50
n5den	-18
n5der	-14
n5des	-29
n5di	-19
n5dia	-17
n5dio	-23
n5dir	-13
n5dió	-15
n5dor	-37
n5dos	-48
n5dra	-18
n5dro	-14
n5dón	-9
n5ear	13
n5eas	-30
n5ebe	-12
n5eca	-21
n5eda	-15
n5edo	-16
n5een	-9
n5ega	-22
n5ego	-21
n5eja	-13
n5ejo	-20
n5el	-27
n5ela	-18
n5ele	-19
n5elo	-28
n5ema	-24
n5eme	-19
n5en	-51
n5ena	-30
n5ene	-11
n5eno	-12
n5eos	-19
n5epa	-15
n5era	-19
n5ero	-45
n5ese	-16
n5est	-14
n5eta	-28
n5ete	-14
n5eto	-21
n5eve	-10
n5evo	-14
n5eza	11
n5eña	-20
n5eño	-10
n5fas	-17
n5fer	-14
n5fos	-17
n5fwd	-16
n5gan	-27
n5gar	10
n5gas	-24
n5gen	-8
n5gra	-19
n5gre	-17
n5gro	-12
n5gue	-23
n5guo	-14
n5gún	-11
n5ha	-34
n5har	-20
n5has	-17
n5hay	-30
n5hef	-11
n5hes	-23
n5hos	-20
n5hón	-13
n5ial	-21
n5ian	8
n5iar	-15
n5ias	-31
n5iba	-13
n5ibe	-32
n5ica	-34
n5ico	-32
n5ida	-36
n5iel	-20
n5ien	-26
n5ies	13
n5iga	-24
n5ige	-14
n5igo	-16
n5ija	-15
n5ijo	-18
n5ila	-11
n5ile	-12
n5ilo	-21
n5ima	-24
n5imo	-22
n5ina	-28
n5ino	-36
n5ion	-13
n5ior	-18
n5ios	-30
n5ir	-10
n5ira	-19
n5iro	-20
n5isa	-19
n5ita	-27
n5ite	-23
n5ito	-42
n5iva	-17
n5ivo	-30
n5iza	-20
n5izo	-9
n5ién	-20
n5jal	-27
n5jan	-11
n5jar	9
n5jas	-23
n5jes	-25
n5jor	-13
n5jía	-12
n5la	-43
n5lan	-14
n5lar	-30
n5las	-56
n5lde	-17
n5le	-46
n5len	-33
n5leo	-16
n5ler	-25
n5les	-35
n5ley	-12
n5lio	-14
n5lir	-14
n5lla	-40
n5llo	-32
n5llí	-14
n5lo	-33
n5lor	-21
n5lpa	-16
n5lpe	-8
n5lto	-13
n5lub	-14
n5lva	-13
n5lvo	-10
n5lón	-11
n5lúo	-18
n5m/h	-16
n5man	-11
n5mas	-28
n5men	-25
n5mes	-11
n5mis	-20
n5mos	-32
n5más	-23
n5món	-19
n5nal	-17
n5nar	-22
n5nas	-35
n5nce	-21
n5nco	-25
n5nda	-39
n5nde	-27
n5ndo	-54
n5ndá	-16
n5ndó	-19
n5nel	-16
n5nen	-20
n5ner	-33
n5ngo	-17
n5nia	-15
n5nja	-17
n5nme	-18
n5nor	-11
n5nos	-40
n5nta	-37
n5nte	-36
n5nto	-58
n5ntó	-22
n5nza	-17
n5nés	-16
n5nía	-14
n5obo	-12
n5oca	-19
n5oco	-25
n5ocó	-11
n5oda	-17
n5odo	-20
n5oge	-19
n5oja	-19
n5ola	-18
n5oli	-24
n5olo	-13
n5oma	-26
n5ona	-26
n5ono	-17
n5opa	-11
n5oro	-9
n5osa	-11
n5ose	-19
n5ota	-16
n5ote	-13
n5otá	-18
n5oza	-11
n5ozo	-8
n5pa	-16
n5pal	-23
n5pan	-8
n5par	-11
n5pas	-24
n5pdf	-13
n5pio	-11
n5ple	-19
n5por	-27
n5pos	-20
n5pra	-14
n5que	-28
n5ral	-31
n5ran	-14
n5rar	-32
n5ras	-50
n5rce	-15
n5rco	-13
n5rda	-15
n5rde	-14
n5rdo	-20
n5rdó	-13
n5rea	-17
n5red	-12
n5ren	-24
n5reo	-18
n5res	-36
n5rge	-16
n5rgo	-18
n5ril	-18
n5rio	-40
n5rir	9
n5rla	-18
n5rle	-18
n5rlo	-26
n5rma	-25
n5rme	9
n5rmo	-11
n5ron	-28
n5ror	-13
n5ros	-30
n5rra	-33
n5rre	12
n5rro	-22
n5rse	-10
n5rta	-24
n5rte	-25
n5rto	14
n5rv	-10
n5rve	-11
n5rzo	-18
n5rán	-16
n5ría	-40
n5rón	-24
n5rúa	-14
n5sal	-11
n5san	-22
n5sar	-23
n5sas	-12
n5sco	-15
n5sde	8
n5se	-25
n5sel	-15
n5ses	-24
n5sis	-19
n5sor	-10
n5sos	-19
n5spa	-11
n5sta	-41
n5ste	-29
n5sto	-26
n5tal	-18
n5tan	-24
n5tar	-39
n5tas	15
n5tea	-13
n5tel	-18
n5ten	-14
n5teo	-22
n5ter	-17
n5tes	-53
n5til	-23
n5tir	-13
n5tor	-31
n5tos	-41
n5tra	-39
n5tre	-13
n5tro	-34
n5tré	-11
n5tró	-12
n5tón	-21
n5ual	-34
n5uba	-14
n5ubo	-19
n5uca	-17
n5uco	-16
n5uda	-18
n5ues	-23
n5uja	-13
n5ula	-29
n5ulo	-21
n5uma	-15
n5un	-12
n5una	-20
n5upe	-15
n5ura	-28
n5uro	-13
n5usa	-16
n5uso	13
n5uta	-23
n5uto	-15
n5uía	-36
n5uín	-11
n5uña	-17
n5v2	-8
n5var	-14
n5vas	-28
n5ven	-21
n5ver	-12
n5ves	11
n5vió	-10
n5vos	-18
n5vía	-20
n5xq	-17
n5xto	-14
n5zan	-15
n5zas	-20
n5zos	-15
n5zón	-16
n5éis	-25
n5ías	-11
n5íos	-15
n5ñas	-21
n5ños	-26
n5ñía	-23
n5ómo	26
n60	-27
n6aba	-27
n6aca	-24
n6acé	-13
n6ada	-9
n6ade	-16
n6ado	-58
n6aen	-22
n6ago	-20
n6ah	-12
n6aja	-29
n6aje	12
n6ajó	-19
n6al	-35
n6ala	-21
n6ale	-29
n6alo	-18
n6amá	-12
n6ana	-26
n6ane	-14
n6ani	-14
n6ano	-27
n6apa	-13
n6ara	-47
n6aro	-17
n6asa	-30
n6ase	-13
n6aso	-18
n6ata	-21
n6ate	-15
n6ato	-23
n6ave	-19
n6aya	-11
n6ayó	-15
n6aza	-19
n6azo	-13
n6aíz	-18
n6bar	-18
n6bea	-11
n6ben	-22
n6bes	-12
n6bir	-34
n6bió	-15
n6ble	-27
n6blo	-17
n6bra	-16
n6bre	-25
n6bía	-20
n6cal	-20
n6can	-18
n6car	8
n6cas	-32
n6cen	-21
n6cer	-22
n6ces	-24
n6cha	-36
n6che	-43
n6cho	-33
n6cia	-22
n6cio	-16
n6cir	-18
n6cos	-12
n6cta	-20
n6cto	-20
n6dad	-24
n6dan	-25
n6dar	-21
n6das	-50
n6de	-48
n6den	-20
n6deo	-9
n6der	-16
n6des	-15
n6dio	-19
n6dió	-18
n6dor	-35
n6dos	-49
n6dra	-22
n6dro	-22
n6día	-9
n6ean	-17
n6ear	-16
n6eas	-14
n6eca	-18
n6eco	-20
n6eda	-22
n6edo	-13
n6edó	-13
n6efa	-15
n6ego	-17
n6eja	-20
n6eje	-14
n6ejó	-12
n6ela	-29
n6ele	-11
n6elo	-27
n6ema	-22
n6en	-18
n6ene	-19
n6eno	-23
n6eos	9
n6era	-42
n6ero	-41
n6esa	-13
n6eta	-18
n6ete	-16
n6eto	13
n6eva	-9
n6eve	-23
n6evo	-14
n6evó	-16
n6exo	-9
n6eza	9
n6eón	-12
n6fas	13
n6fes	-16
n6fin	-8
n6gan	-27
n6gar	-22
n6gas	-21
n6gen	-11
n6gio	-12
n6gos	-16
n6gra	-14
n6gro	-15
n6gua	-17
n6gue	-24
n6gía	-10
n6ha	-28
n6has	-20
n6hay	-29
n6hes	-16
n6ial	-18
n6ian	-10
n6ias	-32
n6iba	-16
n6ibe	-22
n6ica	-20
n6ico	-24
n6ida	14
n6ido	-27
n6ien	-26
n6ige	-9
n6igo	-18
n6ije	-8
n6ijo	-12
n6ila	-18
n6ilm	-12
n6ilo	-12
n6ima	-11
n6ime	-10
n6imo	-12
n6ina	-29
n6ine	-16
n6ing	-16
n6ino	-33
n6ior	-16
n6ios	-27
n6ira	-20
n6ire	-18
n6iro	-21
n6isa	10
n6ita	-27
n6ite	-26
n6ito	-53
n6iva	-16
n6ivo	-44
n6iza	-21
n6ién	-20
n6ión	9
n6jal	-16
n6jan	-13
n6jar	-30
n6jas	-20
n6jer	-14
n6jes	-9
n6jos	-11
n6lan	-25
n6lar	-22
n6las	-28
n6lda	-9
n6lde	-19
n6le	-45
n6len	-27
n6ler	-26
n6les	-38
n6lio	-17
n6lir	-13
n6lla	-37
n6lle	-21
n6llo	-27
n6lma	-9
n6lo	-20
n6lor	-20
n6los	-42
n6lpe	-19
n6lsa	-17
n6lta	-34
n6lto	-17
n6ltó	-15
n6lud	-14
n6lvo	-22
n6lán	-13
n6lón	-19
n6man	-20
n6mar	-18
n6mas	-22
n6mba	-16
n6mbo	-22
n6mes	10
n6mia	-19
n6mio	-11
n6mno	-10
n6mos	-8
n6mpa	-13
n6mpe	-14
n6más	-24
n6món	-15
n6nal	-18
n6nar	-20
n6nas	-31
n6nca	-36
n6nce	-20
n6nco	-25
n6nde	-13
n6nel	-17
n6neo	-12
n6nes	-29
n6net	-16
n6nga	-13
n6ngo	-9
n6nia	-14
n6nio	-19
n6nja	-12
n6nor	-15
n6nos	-15
n6nsa	-12
n6nte	-45
n6nto	-42
n6ntó	-16
n6nza	-14
n6nº	-18
n6nés	-12
n6nía	-20
n6oba	-13
n6oca	-20
n6oco	-22
n6oda	-15
n6odo	-23
n6oge	-14
n6oja	-19
n6ola	-15
n6olo	-29
n6oma	-37
n6ona	-16
n6one	-19
n6ono	-25
n6ora	-26
n6osa	-19
n6oso	-8
n6ota	-16
n6oto	-23
n6oye	-13
n6oño	-14
n6pal	-16
n6par	8
n6pas	-20
n6pea	-11
n6pia	11
n6pio	-9
n6pió	-16
n6por	-37
n6pra	-17
n6que	12
n6qué	-41
n6ral	-24
n6ran	-29
n6rar	-35
n6rca	-20
n6rce	-18
n6rco	-17
n6rda	-16
n6rdo	-17
n6rdó	-10
n6rea	-15
n6red	-13
n6ree	-20
n6ren	-18
n6reo	-10
n6rga	-30
n6rge	-16
n6rgo	-14
n6ria	-38
n6rie	-21
n6rio	-38
n6rir	11
n6ris	-11
n6riz	-13
n6rle	-11
n6rlo	-12
n6rma	-25
n6rme	-17
n6rne	-10
n6ron	-28
n6ros	-27
n6rpo	-19
n6rra	-19
n6rre	-19
n6rro	-11
n6rso	-18
n6rta	-38
n6rte	-34
n6rto	-31
n6rva	-23
n6rve	-12
n6rán	-17
n6ría	-36
n6río	-11
n6rón	-15
n6sal	-18
n6san	-17
n6sas	-33
n6sco	-21
n6sde	-41
n6se	-18
n6seo	-13
n6sis	12
n6sor	-24
n6sos	-23
n6spa	-16
n6sta	-15
n6ste	-24
n6sto	-36
n6tal	-26
n6tan	-24
n6tas	-47
n6tch	-14
n6tel	-13
n6ten	-11
n6ter	-24
n6tes	-47
n6til	-12
n6tir	-11
n6tis	-20
n6tió	-20
n6tor	-30
n6tra	-25
n6tre	-19
n6tro	-26
n6tró	-23
n6tud	11
n6tén	-10
n6tía	-18
n6tón	-17
n6ual	-13
n6ubo	-13
n6uda	-25
n6ude	-17
n6ueo	-22
n6ues	-16
n6ugo	-14
n6uia	-21
n6uir	-15
n6ula	-19
n6ulo	-20
n6uma	-9
n6un	-46
n6una	-43
n6upa	-23
n6upe	-15
n6ura	-25
n6uro	-18
n6usa	-8
n6usb	-9
n6uso	-20
n6uta	-15
n6ute	-10
n6uto	-20
n6uvo	-11
n6uye	-15
n6uña	-22
n6van	-11
n6var	-15
n6vea	-9
n6ven	-17
n6ver	-21
n6ves	-22
n6vi	-13
n6vés	-14
n6web	-15
n6x	-14
n6xto	-17
n6yan	-9
n6yas	-22
n6zan	-14
n6zar	-8
n6zas	-27
n6zos	-20
n6zón	-28
n6ían	-15
n6ías	-13
n6ñal	-20
n6ñas	-16
n6ñía	-16
n70	-26
n7aba	-19
n7abe	-23
n7abo	-20
n7abó	-16
n7aca	-21
n7ada	-47
n7ado	13
n7ago	-12
n7aja	-16
n7aje	-35
n7al	-20
n7ala	-30
n7ale	-22
n7alo	-13
n7ame	-18
n7amo	-26
n7ana	-20
n7and	-17
n7ano	8
n7apa	-9
n7apá	-18
n7ara	-56
n7aro	-16
n7asa	-19
n7ase	-26
n7asó	-9
n7ata	-21
n7ató	-12
n7ave	-17
n7avi	-16
n7ayo	-18
n7aza	-12
n7azo	-14
n7ban	-18
n7bar	-16
n7bas	-12
n7bir	-21
n7ble	-15
n7bol	-14
n7bor	-14
n7bos	-25
n7bra	-19
n7bre	-28
n7brá	-20
n7cal	-24
n7can	-12
n7car	-31
n7cas	-23
n7cen	-19
n7ceo	-14
n7ces	-14
n7cha	-19
n7cho	-31
n7chó	-18
n7cia	-24
n7cio	-18
n7cos	-21
n7cón	-10
n7dan	-17
n7dar	-25
n7das	-35
n7de	-25
n7den	-18
n7der	-10
n7des	-28
n7dez	-13
n7dia	-15
n7dio	-12
n7dir	-12
n7dió	-11
n7dor	-37
n7dos	-43
n7dra	-18
n7dro	-11
n7dón	-15
n7dós	-19
n7e	-11
n7eas	-24
n7eco	-8
n7eda	-9
n7edo	-16
n7edó	-12
n7ega	-15
n7ego	-15
n7eja	-11
n7ejo	-24
n7ejó	-12
n7ela	-28
n7elo	12
n7ema	-19
n7eme	-28
n7en	-24
n7ena	-21
n7ene	-22
n7eno	-23
n7era	-11
n7ero	-31
n7ers	-17
n7esa	-15
n7eso	-29
n7eta	-34
n7eto	-19
n7eva	-9
n7eve	-20
n7evo	-12
n7eña	-18
n7eón	-11
n7gan	-28
n7gar	-27
n7gas	-10
n7ger	-19
n7gos	-15
n7gre	-11
n7gro	-11
n7gue	-17
n7ha	-23
n7han	-17
n7har	-19
n7has	-16
n7hay	-22
n7hes	-19
n7hos	-22
n7ial	-24
n7ias	-12
n7iba	-8
n7ibe	-23
n7ica	-31
n7ico	-28
n7ida	-18
n7ido	-35
n7iel	-13
n7ier	-11
n7ies	-9
n7iga	-18
n7ige	-12
n7igo	-12
n7ija	-21
n7ijo	-18
n7ilm	-12
n7ilo	-19
n7ima	-12
n7ime	-17
n7ina	-29
n7ine	-22
n7ing	-10
n7ino	-34
n7ios	-22
n7ipo	-18
n7ir	-9
n7iro	-13
n7isa	-18
n7ita	-27
n7ite	-16
n7ito	-27
n7ité	-16
n7iva	-18
n7ivo	-26
n7iza	-14
n7ién	-22
n7jar	-30
n7jas	-23
n7jes	-13
n7jor	-13
n7jos	-15
n7lar	-24
n7las	-23
n7lce	-12
n7lde	-16
n7ldo	-18
n7le	-41
n7len	-30
n7ler	-28
n7les	-27
n7lio	-15
n7lir	11
n7lla	-38
n7llo	-29
n7llí	-10
n7lo	-57
n7lor	-17
n7los	-34
n7lpe	-22
n7lta	10
n7lto	-20
n7lva	-11
n7lvo	-14
n7lío	-17
n7lón	-21
n7man	-14
n7mar	-19
n7mas	-16
n7mbo	-13
n7men	-17
n7mis	-13
n7mos	-67
n7más	-29
n7nal	-16
n7nar	-23
n7nas	-38
n7nca	-28
n7nce	-14
n7nco	-24
n7nda	-31
n7nde	-13
n7ndo	19
n7nel	-21
n7nen	-10
n7ner	-20
n7nes	-37
n7net	-15
n7nos	-47
n7nte	-33
n7nto	-42
n7ntó	-11
n7nza	-13
n7nía	-21
n7oca	-16
n7oco	-22
n7oda	-16
n7odo	-20
n7oge	-10
n7oja	-17
n7ola	-15
n7olo	-25
n7oma	-17
n7ome	-12
n7ona	-18
n7ono	-15
n7ora	-29
n7oro	-9
n7osa	-16
n7ose	-12
n7oso	-18
n7ota	-17
n7ote	-19
n7oto	-22
n7oye	-15
n7oza	-10
n7pal	-12
n7pas	-10
n7pia	-14
n7pio	-27
n7por	-32
n7pra	-16
n7pta	-12
n7pón	-14
n7que	-21
n7qué	-11
n7ral	-23
n7ran	-9
n7rar	14
n7ras	-40
n7rca	-15
n7rco	-16
n7rda	-30
n7rea	-25
n7red	-11
n7ren	-21
n7rer	-8
n7res	-31
n7rga	-31
n7rgo	-20
n7ria	-28
n7rie	-14
n7rio	-34
n7rir	-16
n7riz	-9
n7rla	-14
n7rle	-22
n7rlo	-16
n7rma	-29
n7rme	-36
n7rno	-15
n7ron	-24
n7ros	-29
n7rra	-18
n7rro	-19
n7rse	-22
n7rta	-14
n7rto	-33
n7rv	-17
n7rzo	-14
n7ría	-39
n7san	-11
n7sar	-21
n7sas	-27
n7sca	-8
n7sco	-23
n7sde	-27
n7se	-49
n7sen	-14
n7sil	-21
n7sis	-10
n7sor	-24
n7sos	-25
n7sta	-25
n7ste	-31
n7sto	-15
n7sul	-12
n7tal	-18
n7tan	-19
n7tar	-33
n7tas	-37
n7tea	-9
n7tel	-11
n7ten	-16
n7ter	-11
n7tes	-34
n7til	-16
n7tir	-14
n7tió	-16
n7tor	-16
n7tos	-30
n7tra	10
n7tre	-13
n7tro	-21
n7tud	-12
n7tía	-20
n7tín	15
n7tón	-18
n7ual	-17
n7uba	-11
n7ubo	-16
n7uda	-15
n7udo	-18
n7uga	-12
n7uia	-19
n7ula	-17
n7ulo	-18
n7uma	-15
n7un	-57
n7una	-53
n7upo	-16
n7ura	-16
n7uso	-20
n7uta	-19
n7uto	-8
n7uvo	-18
n7uza	-9
n7uía	-38
n7var	-13
n7vea	-13
n7ven	-21
n7ver	-24
n7ves	-10
n7vil	-20
n7vos	-12
n7web	-15
n7x	-20
n7xq	-15
n7xto	-11
n7yas	-14
n7zal	-13
n7zas	-24
n7éis	-18
n7ían	-12
n7ías	-17
n7ñas	-23
n7ños	-14
n7ómo	19
n80	-14
n8aba	-17
n8abo	-20
n8aca	-18
n8ada	-47
n8ade	-10
n8ado	-47
n8ah	-19
n8aja	-18
n8aje	-32
n8al	-35
n8ala	-27
n8ale	-27
n8alo	-10
n8ame	-18
n8ana	-15
n8ani	-16
n8ano	-27
n8apo	-12
n8ara	-47
n8aro	-16
n8asa	-26
n8ase	-19
n8aso	-13
n8ata	-17
n8ate	-8
n8ava	-9
n8ave	-14
n8aya	-18
n8ayó	-22
n8aza	-8
n8azo	-14
n8aña	-13
n8bas	-11
n8bea	-8
n8bir	-18
n8bió	-21
n8ble	-20
n8bra	-23
n8bre	-22
n8brá	-20
n8cal	-19
n8can	-12
n8car	-24
n8cas	-19
n8cer	-29
n8cha	-24
n8che	9
n8cho	-16
n8cia	-26
n8cio	-20
n8ció	-15
n8cos	-12
n8cta	-12
n8cto	-16
n8dad	-20
n8dan	-20
n8dar	-17
n8das	-35
n8de	-30
n8den	-17
n8deo	-11
n8der	-14
n8des	-21
n8dio	-13
n8dió	-10
n8dor	-27
n8dos	-34
n8dós	-19
n8eas	-28
n8ebe	-10
n8eca	-13
n8ece	-14
n8eco	-14
n8ega	-16
n8ego	-17
n8eja	-14
n8ejo	-17
n8ela	-18
n8elo	-17
n8ema	-18
n8en	-38
n8ena	-14
n8ene	-11
n8eno	-14
n8epa	-21
n8era	-41
n8ero	-37
n8esa	-18
n8eso	-20
n8eta	-24
n8eto	-22
n8eve	-15
n8evo	-23
n8eza	13
n8eña	-18
n8eño	-13
n8fin	-9
n8fwd	-13
n8gan	-17
n8gar	8
n8gas	-21
n8gen	-10
n8ger	-17
n8gio	-10
n8gos	-13
n8gra	-16
n8gre	-16
n8gro	-20
n8gía	-21
n8ha	-34
n8has	-17
n8hay	-29
n8hes	-13
n8ial	-11
n8iar	-18
n8ias	-38
n8ibe	-12
n8ica	-25
n8ico	-32
n8ida	-21
n8ido	-40
n8ien	-18
n8iga	-19
n8igo	-21
n8ija	-9
n8ila	-14
n8ilo	-19
n8ina	-28
n8ine	-12
n8ing	-16
n8ino	-30
n8ior	-14
n8ios	-21
n8ire	-9
n8isa	-21
n8iso	-26
n8ita	-18
n8ite	-23
n8ito	-44
n8iva	-8
n8ivo	-23
n8iza	-26
n8jan	-10
n8jas	-8
n8jes	-14
n8lan	-15
n8lar	-22
n8las	-44
n8lce	-13
n8lda	-11
n8le	-27
n8lea	-22
n8len	9
n8ler	-20
n8les	-19
n8lio	-9
n8lla	-41
n8lle	-12
n8llo	-18
n8lo	-34
n8lor	-18
n8los	-28
n8lpa	-16
n8lta	-20
n8lvo	-13
n8lín	-16
n8lón	-9
n8mal	-9
n8man	-13
n8mar	-19
n8mas	-21
n8mba	-18
n8men	-11
n8mer	-9
n8más	-22
n8món	-10
n8nar	-19
n8nas	-37
n8nca	-24
n8nce	-17
n8nco	-16
n8nda	-30
n8nde	-14
n8ndó	-18
n8nen	-19
n8ner	-35
n8nes	-33
n8nia	-13
n8nir	-25
n8nja	-22
n8nos	-42
n8nta	-30
n8nte	-26
n8nto	-37
n8nza	-15
n8nés	-13
n8nía	-12
n8oco	-8
n8ocó	-19
n8oda	-26
n8odo	-17
n8oge	-14
n8oja	-11
n8ola	-17
n8olo	-26
n8oma	-24
n8omo	-12
n8ona	-24
n8one	-15
n8ono	-21
n8ora	-33
n8oso	-12
n8ota	-16
n8oto	-10
n8otá	-19
n8oye	-18
n8oña	-11
n8pal	-11
n8pan	-16
n8par	-18
n8pas	-17
n8pia	-10
n8piz	-12
n8por	-20
n8pos	-21
n8que	-35
n8qué	8
n8ral	-12
n8ran	-15
n8rar	-21
n8ras	-16
n8rca	-10
n8rco	-13
n8rda	-20
n8rea	-19
n8reo	-13
n8res	-25
n8rga	-27
n8rge	-13
n8ria	-14
n8rio	-32
n8rir	-16
n8rla	-13
n8rle	-14
n8rlo	-22
n8rma	-18
n8rme	-31
n8rno	-19
n8ron	-12
n8ros	-26
n8rra	-10
n8rre	-19
n8rro	-10
n8rta	-17
n8rte	-22
n8rto	-25
n8rva	10
n8rzo	-15
n8rán	-12
n8ría	-24
n8rón	-27
n8sal	-13
n8san	-12
n8sar	-27
n8sas	-21
n8sca	-13
n8sco	-16
n8sde	-33
n8se	-17
n8seo	-19
n8ses	-12
n8sis	-28
n8sor	-9
n8sos	-28
n8spa	-22
n8ste	-25
n8sto	-16
n8tal	-24
n8tan	-14
n8tar	-30
n8tas	-34
n8taz	-13
n8tea	-18
n8tes	-34
n8tor	-23
n8tos	-29
n8tra	-16
n8tre	-22
n8tro	-23
n8tío	-14
n8ual	-13
n8ubo	-8
n8ueo	-22
n8ues	-18
n8ula	-18
n8ulo	-9
n8un	-19
n8una	-49
n8ura	-25
n8uro	-8
n8uso	-22
n8uto	-19
n8uía	-13
n8var	-10
n8vas	-23
n8vea	-10
n8ven	-18
n8ver	-11
n8ves	-23
n8via	-9
n8vió	-12
n8vos	-24
n8vés	-12
n8vía	-11
n8web	-16
n8xto	-18
n8zas	-15
n8zos	-11
n8éis	-17
n8ían	-16
n8ías	-24
n8ños	-16
n8ómo	30
n90	-20
n9aba	-19
n9aca	-14
n9aco	-10
n9ada	-49
n9ado	-37
n9agó	-14
n9aja	-18
n9aje	-33
n9al	-27
n9ala	-18
n9ale	-18
n9alo	-8
n9ame	-17
n9amo	-17
n9amá	-15
n9ana	-18
n9ano	-14
n9apa	-14
n9apo	-14
n9ara	-36
n9aro	-25
n9asa	-32
n9ase	-17
n9ato	-26
n9ave	-8
n9aya	-11
n9ayó	-8
n9aíz	-17
n9aña	-9
n9año	-10
n9bar	-10
n9bas	-13
n9ben	-12
n9bio	-19
n9bir	-13
n9bió	-10
n9ble	-12
n9blo	-10
n9bol	-26
n9bra	-14
n9bre	-21
n9bía	-14
n9cal	-9
n9can	-13
n9car	-22
n9cas	-20
n9cen	-13
n9ceo	-8
n9cer	-22
n9ces	-19
n9cha	-25
n9che	-19
n9cho	-14
n9cia	-28
n9cio	-29
n9cos	-17
n9cta	-8
n9cto	-15
n9dad	-30
n9dan	-15
n9dar	-19
n9das	-25
n9de	-22
n9den	-22
n9der	-13
n9des	-33
n9dio	-22
n9dió	-18
n9dor	-24
n9dos	-27
n9dra	-13
n9dro	-13
n9eas	-13
n9eca	-19
n9edo	-13
n9edó	-14
n9ega	-24
n9ego	-15
n9ejo	-18
n9ejó	-14
n9el	-33
n9ela	-22
n9ele	-9
n9elo	-14
n9ema	-19
n9en	-41
n9ena	-16
n9ene	-16
n9eno	-16
n9eos	-22
n9era	-25
n9ero	-28
n9eré	-12
n9esa	-16
n9eta	-27
n9eto	-10
n9eva	-9
n9evo	-18
n9eña	-19
n9eño	-10
n9eón	-15
n9fas	-24
n9gan	-11
n9gar	-12
n9gos	-16
n9gra	-14
n9gro	-22
n9gue	-19
n9has	-15
n9hay	-30
n9hes	-9
n9iar	-15
n9ias	-21
n9ibe	-25
n9ica	-16
n9ico	-25
n9ida	-30
n9ido	-21
n9iel	-19
n9ien	-15
n9iga	-18
n9ige	-12
n9ijo	-8
n9ila	-9
n9ilm	-17
n9ima	-18
n9ina	-19
n9ing	-12
n9ino	-21
n9ios	-21
n9ire	-17
n9iro	-10
n9irá	-16
n9iré	-15
n9isa	-12
n9ita	-15
n9ite	-19
n9ito	-36
n9ité	-21
n9iva	-20
n9ivo	-17
n9iza	-11
n9ién	-19
n9ión	-46
n9jan	-12
n9jar	-20
n9jas	-19
n9jer	-11
n9jes	-22
n9jos	-12
n9lan	-15
n9lar	-22
n9lde	-13
n9le	-20
n9len	-17
n9ler	-20
n9les	-16
n9lio	-11
n9lir	-12
n9lla	-22
n9lle	-10
n9llo	-26
n9lo	-26
n9lor	-14
n9los	-56
n9lpe	-13
n9lta	-24
n9lto	-22
n9lud	-12
n9lvo	-15
n9m/h	-12
n9mal	-14
n9man	-15
n9mar	-20
n9mas	-12
n9mbo	-14
n9men	-10
n9más	-21
n9món	-12
n9nar	-17
n9nas	-24
n9nca	-15
n9nce	-11
n9nco	-19
n9nda	-27
n9nde	-14
n9ndo	14
n9nel	-11
n9nen	-9
n9ner	-23
n9nes	-28
n9nia	-16
n9nor	-13
n9nos	-28
n9nta	-28
n9nte	-36
n9nto	-37
n9ntó	-18
n9nza	-17
n9nía	-10
n9oco	-20
n9odo	-16
n9oja	-12
n9ona	-13
n9ono	-15
n9ora	-13
n9oye	-25
n9ozo	-9
n9pal	-11
n9par	-21
n9pia	-11
n9pio	-18
n9pon	-11
n9por	-26
n9que	-27
n9qué	-34
n9ral	-9
n9ran	-15
n9rar	-19
n9ras	-39
n9rca	-9
n9rce	-15
n9rda	-26
n9rdo	-16
n9rea	-9
n9red	-16
n9ren	-19
n9res	-30
n9rga	-22
n9rge	-11
n9rgo	-19
n9ria	-34
n9ril	-14
n9rio	-16
n9rir	11
n9riz	-10
n9rle	-15
n9rma	-11
n9rme	-14
n9rno	-25
n9ron	-17
n9ror	-12
n9ros	-19
n9rre	-12
n9rro	-24
n9rta	-10
n9rte	12
n9rto	-19
n9rvó	-14
n9rán	-12
n9san	-9
n9sar	-25
n9sas	-20
n9sco	-16
n9sde	-23
n9se	-18
n9ses	-13
n9si	-24
n9sis	-18
n9son	-13
n9sor	-9
n9sos	-20
n9sta	-16
n9ste	-34
n9sto	-16
n9sus	-11
n9tal	-16
n9tan	-11
n9tar	-28
n9tas	-28
n9tea	-18
n9ten	-12
n9teo	-23
n9ter	-18
n9tes	-33
n9tio	-16
n9tis	-18
n9tió	-13
n9tor	-20
n9tos	-38
n9tra	-25
n9tro	-18
n9tró	-22
n9tud	-17
n9tón	-13
n9ual	-13
n9ubo	-12
n9uda	-19
n9ues	-20
n9uga	-15
n9ugo	-16
n9ula	-17
n9ulo	-12
n9un	-30
n9una	-40
n9uno	-9
n9uta	-19
n9ute	-10
n9uto	-10
n9uvo	-16
n9uía	-19
n9var	-13
n9ven	-17
n9ves	-22
n9vió	-11
n9vos	-20
n9web	-10
n9xto	-19
n9yas	-21
n9zan	-13
n9zas	-17
n9zos	-16
n9éis	-21
n9ían	-10
n9ías	-13
n9ñal	-16
n9ños	-16
n9ómo	-15
~abajo	-18
~abejas	-11
~abiertas	-12
~abierto	-14
~abono	-16
~abrazo	-18
~abres	12
~abril	-19
~abrimos	-14
~abrir	8
~abro	-14
~abrochado	-13
~abuelo	-8
~acceso	-17
~accidente	9
~aceite	20
~acepta	-22
~acepte	-17
~acequiero	-10
~acerca	8
~acero	-17
~aclarado	9
~aclarar	-32
~acomoda	-12
~acomodador	-15
~acompaña	-22
~acompañante	-12
~acondicionado	-17
~acordate	-11
~acta	-15
~acto	-18
~actor	11
~actuar	19
~acuerda	15
~acuse	-16
~acá	-27
~adela	-13
~adelanta	-11
~adelante	-29
~además	-21
~adentro	-9
~administración	14
~administrador	-11
~adornos	-15
~adrenalina	-14
~adulto	-11
~aeropuerto	14
~afloja	-21
~aflojar	-17
~afuera	-27
~agarra	-10
~agencia	8
~agenda	-19
~agita	-16
~agradeceré	13
~agrega	-9
~agua	-9
~aguanta	-11
~agujero	9
~ajedrez	-11
~ajusta	-13
~ala	-13
~alarma	-28
~alba	-16
~alcaldía	-11
~alcance	-19
~alcanza	-17
~alcohol	-24
~alemania	-13
~alergia	18
~alevines	14
~alfombra	-13
~alginato	-17
~algodón	-28
~algún	-12
~alimentos	-13
~aljibe	-9
~allí	-19
~almacén	14
~alrededor	-24
~alta	-36
~alternas	-16
~alto	-23
~alumno	-10
~alumnos	15
~alzas	-14
~alérgenos	-11
~alérgicos	-10
~amable	-24
~amarillos	-13
~amarra	-13
~amarran	-9
~ambas	-16
~ambos	-8
~amigos	-13
~amistoso	-9
~amonio	-16
~amparo	-23
~ancho	-18
~anda	-11
~andamos	-8
~andar	-16
~andén	-20
~anemómetro	-16
~anillos	-21
~animal	-20
~anoche	-23
~anota	-33
~anotan	-13
~anotás	-15
~anselmo	-24
~antecedentes	-9
~antelación	-17
~antemano	-14
~antena	10
~antes	13
~antonio	-9
~apagada	-13
~apagar	-15
~apagó	-16
~aparato	-15
~aparece	-8
~apareció	-14
~aparta	-26
~apartan	-13
~apellido	-16
~apertura	19
~apilan	-17
~aplaza	-14
~aplica	-17
~apostilla	-15
~apoya	-16
~apoyan	-10
~aprendices	-14
~aprendiza	-13
~apretada	14
~apretar	-22
~aprieta	-16
~aprobadas	-18
~aprueba	-24
~apunta	-11
~apuntan	-26
~apuntando	-15
~apuntar	-26
~apuntas	-10
~apunto	-14
~apuro	11
~archivo	-23
~archivos	-15
~arco	-15
~arena	8
~arequipa	12
~armado	12
~armador	-12
~armar	13
~arme	9
~armemos	21
~arneses	-16
~arnés	-14
~arqueo	11
~arranca	22
~arrancar	-11
~arranco	-13
~arranque	14
~arregla	-11
~arreglar	-15
~arregle	-15
~arreglo	9
~arriba	-25
~artículos	-15
~asamblea	-19
~ascensores	-15
~asiento	-18
~asisten	-18
~asistentes	-8
~asociación	-12
~aspirar	-15
~asunto	20
~así	14
~atención	20
~atendemos	11
~atender	-17
~audífonos	-9
~aunque	-23
~auto	-19
~autoclave	-20
~automática	-16
~automático	-16
~autor	-14
~autorización	-17
~autorizada	-15
~auxiliar	-12
~auxiliares	-16
~avalúo	12
~ave	11
~aves	-13
~avisa	-10
~avisar	-24
~aviso	-16
~avisó	-12
~ayudante	-24
~ayudas	-13
~ayuntamientos	-11
~azar	-13
~azul	-31
~añade	-20
~añadir	-18
~año	-9
~años	-24
~backup	-17
~bajan	-15
~bajar	14
~bajas	8
~bajó	12
~balanza	-11
~balde	-20
~balsa	-12
~banda	-17
~bandeja	12
~bandejas	-14
~barato	-15
~barca	-16
~bares	10
~barniz	-16
~barre	-14
~barrer	-15
~barriga	-18
~barrio	-8
~base	-8
~bastante	-20
~bata	-20
~batea	-12
~batería	-10
~baterías	-14
~baumé	-20
~bayeta	-11
~bañistas	-11
~baño	-22
~baños	-14
~bebido	-10
~bebé	-9
~bebés	15
~becarios	-8
~begoña	-8
~bendiga	-18
~beneficio	-14
~beso	13
~bici	-13
~bicicletas	-11
~bidón	-14
~billete	-16
~blanca	-19
~blanco	14
~blando	-14
~bloque	-14
~bodega	14
~bodeguero	-11
~bolas	-16
~boleta	-22
~boletín	-14
~bolsillo	-19
~bolsillos	-23
~bolsita	-17
~bomba	-20
~bombas	-16
~bombeo	-17
~bonito	18
~boquilla	-15
~borde	12
~bordo	18
~borra	-12
~borran	-10
~bota	-13
~bote	-25
~botella	-14
~botijo	-9
~botiquín	9
~botón	-14
~boya	-11
~brazo	-13
~brete	-14
~breve	10
~brida	-13
~brigada	-18
~bronce	-12
~bruto	-9
~buen	-26
~buena	-25
~bueno	17
~buenísimo	-11
~bulto	-9
~burbuja	-18
~burbujas	-11
~burofax	-16
~buscar	-17
~buscas	-15
~busco	-18
~buses	12
~busque	-20
~buzón	-25
~báscula	18
~básico	-17
~caballo	-15
~cabe	-15
~caben	-13
~cabeza	16
~cabezas	-12
~cabina	20
~cable	-24
~cables	-12
~cabra	-17
~cada	9
~cadena	-18
~caduca	-23
~cafetera	-20
~café	-30
~caja	-20
~cajón	-8
~cal	-11
~calcula	-18
~calefacción	-9
~calendario	-17
~calentar	-12
~calibre	-11
~calienta	-16
~caliente	14
~calientes	-12
~calles	11
~calza	-17
~calzado	-22
~cama	-20
~cambiamos	-15
~cambiar	-21
~cambiaron	-12
~cambias	-15
~cambie	-15
~cambio	18
~cambió	-15
~camilla	16
~camina	-11
~camino	10
~camiones	8
~camioneta	-14
~camión	-10
~campanas	-16
~campaneros	12
~campaña	-13
~campo	18
~canciones	-15
~canción	-18
~candado	-23
~candados	-8
~canilla	-20
~canta	-19
~cantidad	-20
~canto	-19
~cantos	-14
~capa	-22
~capas	-16
~capataz	-12
~capturas	12
~capítulo	12
~cara	10
~caracteres	-18
~caras	-25
~carcasa	-12
~careta	-12
~carga	-19
~cargada	-12
~cargado	-14
~cargar	-17
~cargo	-10
~cariño	-9
~carne	-14
~carné	-22
~caro	-11
~carritos	-12
~carro	-11
~carros	-8
~cartel	-19
~carteles	-11
~cartilla	14
~cartón	-26
~casa	13
~casco	-9
~cascos	-14
~caseta	-15
~caso	-17
~castellano	-14
~cata	-16
~categoría	-10
~causa	-18
~cayó	-22
~cazo	-12
~caída	-17
~caído	12
~cañas	-14
~celo	20
~celular	-12
~cementerio	-15
~cena	-11
~ceniza	-14
~centrada	-9
~centro	-32
~centros	-12
~centímetros	-20
~cepilla	-23
~cepillar	-9
~cepillo	-23
~cepillos	-17
~cera	-19
~cerca	-20
~cercano	-23
~cero	-13
~cerrada	-27
~cerrado	-14
~cerradura	19
~cerrar	12
~cerró	-16
~certificación	-16
~certificado	-24
~cesta	-21
~chaleco	-20
~chalecos	-17
~charola	-16
~chavales	-19
~chayo	11
~checa	-16
~chef	-12
~chema	13
~chicas	21
~chicle	-10
~chico	-17
~china	-14
~chiquito	-12
~chocolate	10
~chofer	-16
~chorro	-22
~chorros	-16
~chupa	13
~chófer	-18
~ciclo	-13
~cien	-18
~ciento	-24
~cierran	-15
~cierras	15
~cierre	25
~cierres	-13
~cierto	-10
~cifrado	-15
~cintas	9
~cintura	-20
~cinturones	-11
~cinturón	-12
~circular	-18
~cisterna	9
~cisternas	13
~ciudad	-12
~claras	-18
~clarito	16
~claro	-8
~clase	-16
~clasifica	-17
~clava	-9
~clave	-17
~clavo	-11
~clientes	15
~cloro	-21
~club	-14
~clínica	-14
~co2	-15
~cobertura	-13
~cobra	-26
~cobre	-18
~coche	12
~coches	-17
~cocina	10
~codo	-11
~cofradía	-12
~cogen	-16
~coger	-12
~coincide	-18
~coinciden	-19
~coincidir	-11
~cola	12
~colada	19
~colado	-16
~colchón	-18
~colgada	-12
~colgado	-24
~colgar	-16
~collar	-10
~coloca	-20
~colonia	18
~color	12
~colores	-12
~colón	-15
~come	13
~comedor	-17
~comen	-14
~comenta	-21
~comer	-23
~comida	8
~comido	-24
~comisario	9
~comisión	-18
~comité	-10
~como	15
~compara	-19
~compañera	-14
~compañeros	-17
~completa	-10
~completas	-13
~completo	13
~compra	-21
~comprador	-11
~compras	-13
~compresor	-17
~comprobar	-16
~comprueba	-37
~compuerta	-16
~computador	-14
~comunicación	9
~comunidad	-27
~común	-11
~conductor	-15
~conecta	-18
~conexión	18
~confirma	-18
~confirmen	-20
~conforme	-14
~conformidad	-15
~congelador	-15
~congelar	10
~congreso	-23
~cono	11
~conoce	14
~conos	-17
~conserjería	-13
~conservación	-8
~conservadora	-12
~considero	16
~consignar	11
~constructora	-18
~consulta	-9
~contaba	-16
~contabilidad	-17
~contacto	-22
~contado	-20
~contador	-12
~contados	-15
~contando	-16
~contenedor	-24
~contenido	-16
~contesta	-30
~contestado	-19
~contexto	-9
~continuación	-11
~contraluz	-18
~contrato	-32
~control	19
~controla	-14
~controlada	10
~contó	-21
~convertir	18
~conviene	14
~coop	-15
~cooperativa	-13
~coordenadas	-11
~coordinación	-21
~coordinador	-17
~coordinadora	-20
~copa	-14
~copia	-43
~copias	-8
~corazón	10
~corcho	-23
~cordial	-14
~corona	-25
~corre	-15
~correas	11
~correcto	-16
~correr	-9
~corresponda	-13
~corresponde	9
~corriente	-14
~cortada	-12
~cortan	15
~cortando	-8
~cortar	-12
~cortas	-14
~cortes	-20
~cortina	-15
~corto	8
~cortos	-16
~cortó	11
~cosa	-23
~cosecha	-14
~costado	-9
~coste	-10
~costra	-13
~costó	-13
~coteja	-16
~crea	-14
~creen	-9
~crematorio	-10
~cristal	-13
~cristóbal	14
~cruz	-22
~cría	-10
~cuadernillo	-16
~cuadernillos	-16
~cuadra	-22
~cuadrante	-10
~cuadrillas	-14
~cuadro	-23
~cual	-11
~cualquier	-23
~cualquiera	-13
~cuando	19
~cuarenta	-25
~cuarentena	-13
~cuarta	-20
~cuartas	11
~cuarto	-31
~cuartos	-15
~cuatro	-29
~cubeta	-16
~cubierta	-11
~cubo	-25
~cubos	-26
~cubre	-15
~cuchillo	-18
~cuela	-25
~cuelga	-22
~cuelgan	11
~cuello	-9
~cuenta	-18
~cuentan	-22
~cuentas	-13
~cuento	9
~cuerda	-19
~cuero	-20
~cuerpo	-16
~cueva	8
~culpables	-9
~cultivo	-14
~cumple	-9
~cumplido	-11
~curro	-14
~custodia	-16
~cuál	-10
~cuántas	11
~cuánto	-16
~cuña	-17
~cuñada	-15
~cuñado	-18
~cádiz	13
~cédula	-17
~círculo	-11
~cód	-13
~código	-28
~cómo	44
~cúbicos	-11
~cúpula	13
~dado	15
~dan	-22
~dando	-15
~dar	-17
~darle	10
~das	-16
~datos	-18
~datáfono	-17
~daños	-12
~decente	-16
~decide	-24
~decimos	-12
~decir	-37
~decirle	-22
~declaración	-16
~decía	-9
~dedo	-22
~dedos	-29
~definir	20
~dejado	-19
~dejan	-25
~dejar	30
~dejarla	-13
~deje	-16
~dejes	8
~dejo	14
~dejó	-10
~delante	9
~delegado	-11
~delegados	18
~demora	-9
~demás	-21
~densidad	15
~dental	-16
~dentro	-32
~denuncia	-19
~departamento	-20
~depuradora	11
~derecha	-14
~derecho	10
~desagüe	-14
~desarrollo	-9
~descanse	-13
~descanso	-12
~desconecta	-11
~descongela	-15
~describe	-11
~descuelgue	-12
~descuenta	-14
~descuentan	-19
~desenchufada	-20
~deshacen	-14
~deshielo	11
~desinfección	10
~desinfectante	-14
~desmontaje	10
~desmontar	-19
~desopercula	-9
~despacho	14
~despacito	10
~despega	-11
~despido	-14
~despliega	-11
~despliegue	9
~destapa	-11
~destilada	-21
~detalle	8
~detector	-12
~detergente	-17
~detrás	-30
~devoluciones	13
~devolución	15
~devolverlo	-18
~devolvió	-16
~devuelven	-19
~diaria	11
~dice	-35
~dicen	13
~dices	-22
~diciembre	-18
~diciendo	-12
~dicto	-12
~diecinueve	-17
~dieciocho	-18
~dieron	-10
~diferente	-10
~difunto	-15
~digo	-18
~dije	-17
~dijo	11
~dile	-21
~dio	10
~dios	-27
~dirección	-11
~director	-14
~diría	-9
~disco	-20
~disculpas	12
~disculpe	-11
~discute	-13
~discutir	-18
~disposición	-18
~distancia	-18
~distinta	-16
~distinto	10
~distribución	-14
~diálisis	-10
~dobla	-11
~doble	-14
~doctora	-14
~documente	20
~documento	19
~documentos	-21
~domicilio	9
~donante	13
~donantes	-17
~dormir	-9
~doscientos	-17
~doña	-16
~dra	-16
~drenaje	-14
~dron	12
~ducha	12
~duele	-16
~duermen	-17
~dulce	-14
~dulces	-11
~dura	-17
~durante	-13
~duro	-16
~déjalo	-11
~echa	-24
~echar	-26
~echarle	-10
~echas	-9
~eches	-14
~edad	-16
~edición	-20
~edificio	-14
~edificios	-15
~educación	-11
~educadora	13
~eje	-17
~ejemplar	-16
~ejemplares	-13
~elaboró	-16
~electricista	-13
~elige	-17
~ella	-14
~ellas	-24
~ello	9
~elvira	-18
~eléctrico	-20
~eléctricos	-9
~embarazada	18
~embarque	21
~embudo	-11
~emergencia	-23
~emisora	-16
~emite	-9
~empezamos	10
~empezando	12
~empezó	-18
~empeño	10
~empiezan	19
~empiezo	-18
~empleado	-19
~empujar	-13
~encajes	9
~encantadora	-15
~encargada	-27
~encender	-17
~encendida	-21
~enchufa	-10
~enciende	-26
~encienden	-13
~encina	-18
~encoge	15
~encontré	-15
~encontró	-23
~encuentra	-17
~encuentre	-13
~energía	-10
~enero	-12
~enfermera	-18
~enfermería	15
~enfriar	-12
~enhorabuena	-8
~enjuaga	-14
~enjuagar	-14
~enrolla	-17
~enseña	-23
~enseñar	-18
~enséñale	-14
~entendido	-18
~entera	-26
~entero	-24
~enterramos	-9
~entiendan	13
~entonces	-11
~entrada	18
~entrante	-12
~entrar	-9
~entrega	15
~entregamos	-9
~entregar	-25
~entregarlo	-16
~entren	16
~entró	14
~enviado	-17
~envuelta	-11
~envuelve	-14
~envía	-14
~enólogo	-17
~equipo	-38
~eran	-9
~ernesto	-16
~error	-12
~errores	-12
~esa	-38
~esas	10
~escalera	-11
~escanea	14
~escape	-10
~escoge	-17
~escolares	-22
~esconde	-12
~escribes	-15
~escribió	13
~escrito	24
~escucha	12
~escuela	-11
~escáner	-17
~esfera	-9
~eso	14
~esos	-10
~espacio	-12
~espaldas	-11
~español	-9
~especial	13
~especiales	-16
~especie	-14
~espejo	8
~espera	-15
~esperan	-14
~esperando	-15
~esperar	-36
~espere	-11
~espero	-26
~esporas	-20
~esposa	-17
~espuma	-19
~espátula	-16
~espíritu	-20
~esquila	10
~esquina	-19
~esquinas	-17
~esta	11
~estaciones	-16
~estamos	-24
~estanque	-13
~estas	-21
~esterilización	18
~estimada	-14
~estimado	-9
~estimados	-19
~esto	-12
~estos	-9
~estructura	-19
~estuche	9
~estudios	-15
~estuviera	10
~estuvieron	-10
~estuvimos	10
~están	-22
~estás	-13
~esté	-35
~estén	-12
~estéril	-9
~etcheverry	-18
~etiquetas	-17
~euros	-32
~evaristo	-10
~evitar	-22
~exacta	-9
~examen	9
~excusa	-18
~exige	10
~exista	13
~expedientes	19
~explicarle	-15
~explico	-11
~explicó	-18
~explique	11
~exterior	-12
~extiende	-11
~extracto	-18
~extractor	-16
~extrae	-14
~factura	-11
~facturas	17
~faena	-17
~falla	-21
~falso	-13
~falta	-12
~faltan	-19
~faltas	-16
~familia	8
~familiar	-14
~familias	18
~fantasía	-15
~farmacéutico	-15
~fatal	-10
~favor	-9
~fecha	-39
~federación	9
~felicita	-15
~feria	13
~fermín	-18
~fernando	-10
~fianza	-18
~ficha	-19
~fiebre	17
~fijada	8
~fijar	22
~fijo	-16
~fila	-12
~film	-13
~filtro	-14
~fina	14
~final	9
~finca	16
~firma	-30
~firmada	-29
~firmado	12
~firmados	-10
~firman	-17
~firmar	-29
~firmas	-20
~firmo	17
~flor	13
~flores	-23
~flota	-12
~foco	9
~folio	-10
~folios	-11
~fondo	-29
~fontanero	-13
~forma	19
~formal	-13
~formulario	-19
~forrado	-13
~forzar	-13
~fosa	-15
~foso	-19
~foto	-29
~fotografía	-16
~fotos	-14
~francés	-15
~franja	-9
~frasco	-14
~frascos	-19
~frases	-23
~frecuencia	-15
~freelance	-17
~freezer	-9
~frenos	-12
~fresa	-26
~frontofocómetro	-18
~frota	-16
~frotar	-10
~fue	-18
~fuego	-23
~fuerte	-23
~fuerza	-17
~fumigación	8
~funciona	-15
~funcionario	-15
~función	14
~fundición	-16
~furgo	-13
~furgoneta	-25
~fwd	10
~gallinas	-13
~galpón	9
~gancho	-17
~garita	-19
~gasa	12
~gasoil	-13
~gasolina	-9
~gato	-12
~gel	-17
~generación	-17
~gente	-18
~gerencia	-13
~gestor	9
~gira	-19
~giran	-10
~gladys	-16
~globo	-11
~golpe	-13
~golpea	-13
~golpes	-16
~goma	-19
~gorda	-18
~gorka	10
~gota	-21
~gotas	-18
~gotee	-17
~grabe	22
~gracia	-12
~gracias	-30
~gramos	-15
~grandes	12
~grasa	-13
~gratis	-14
~grave	-13
~gremio	-14
~grietas	-14
~grifo	11
~grifos	-11
~gris	-21
~groserías	-9
~gruesos	-14
~grumos	-19
~grupo	-19
~grúa	-16
~guadalajara	-14
~guante	-12
~guantera	-12
~guantes	-18
~guarda	-21
~guardada	-20
~guardan	-13
~guayaquil	-15
~guerra	-11
~guion	16
~gustaría	23
~gusto	-20
~guía	20
~género	10
~haber	-16
~habitación	13
~hablamos	-11
~hable	19
~habéis	-15
~había	-33
~hacen	-15
~hacer	15
~hacienda	-20
~hagan	11
~halcones	10
~halcón	14
~halló	11
~harina	-20
~harris	10
~haría	13
~harías	14
~hasta	-11
~hay	16
~haya	12
~heces	-9
~hecha	-12
~hechas	-12
~hecho	-12
~hectáreas	-17
~helada	14
~heladera	-12
~helado	-13
~hembra	-11
~hemostático	-15
~heridos	-11
~hermanas	14
~hermandad	-16
~hermanos	-17
~herrado	18
~herrador	-16
~herradura	-17
~herramienta	-16
~herramientas	-11
~hierro	-12
~hierve	-16
~hija	-15
~hijo	-15
~hijos	-17
~historia	-10
~hizo	-10
~hojas	-20
~hola	-25
~hollín	-11
~hombre	-14
~hombres	-17
~hondo	-17
~hora	-39
~horas	-13
~horno	-10
~hospitales	-16
~hotel	10
~hoteles	-16
~hoy	8
~hubo	13
~hueco	-22
~huele	-20
~huelen	-23
~huerta	-12
~huesca	-11
~hueso	-11
~huevo	-13
~huevos	9
~hugo	14
~humana	-12
~humedad	17
~humo	-13
~humor	-12
~hábiles	-22
~húmeda	11
~húmedo	-9
~identificación	-22
~idioma	-12
~ido	-12
~iguala	-9
~iker	8
~ilustre	-16
~imagen	-8
~importe	-15
~impreso	10
~imprime	-9
~imprimen	-16
~imán	-23
~incendio	-11
~inclina	-10
~incluso	-15
~incluye	-11
~indica	-16
~indicaciones	-21
~industrial	-15
~infantil	-13
~informa	9
~informe	-26
~ing	10
~ingeniero	-19
~ingresa	-21
~ingreso	22
~iniciales	-13
~inma	-9
~inmediato	-14
~inmersión	-8
~inspector	-23
~instala	-21
~instituto	-16
~instrucciones	16
~instrucción	12
~instructivo	17
~instrumentos	16
~intendencia	-17
~intensiva	-8
~intento	-12
~interesa	-20
~intereses	-9
~interior	19
~internet	13
~interno	-15
~interruptor	-10
~inventa	-12
~invernadero	21
~irati	-10
~isla	-15
~itv	-12
~izq	-9
~izquierda	-21
~iñaki	-21
~jaja	-25
~jajaja	-19
~jamás	10
~jaula	-22
~javi	-14
~jaén	12
~jefa	-9
~jefatura	-16
~jefes	-17
~jeringa	-15
~joaquín	-15
~jornada	-11
~jubila	-20
~jubile	-16
~juego	-13
~jugador	-11
~jugo	20
~julián	-14
~juntas	-10
~junto	-20
~juntos	-20
~juradas	18
~justo	-10
~juventud	-12
~kayak	-15
~kermés	-10
~kilos	-23
~kilómetros	-11
~km/h	-21
~kosher	-18
~labios	-8
~laboratorio	20
~lados	-21
~lana	-23
~lancha	-15
~lanza	-14
~larga	-30
~largo	-22
~las	13
~lateral	-11
~lava	-11
~lavada	-11
~lavadero	11
~lavado	18
~lavadora	-16
~lavandería	-8
~lavar	-16
~lea	-20
~leandro	9
~lector	-24
~lectura	-11
~leer	18
~lejos	-18
~lesión	-17
~levadura	-11
~levantan	-10
~libras	24
~libre	-22
~libreta	-18
~libros	13
~licencia	-21
~licenciada	-17
~lijado	-21
~lima	-9
~limpia	-9
~limpian	-10
~limpiar	-13
~limpieza	17
~limpios	-21
~limón	-15
~lindo	-11
~linterna	-29
~linternas	10
~listo	-19
~literal	-15
~litros	-23
~llamado	-23
~llamamos	-16
~llaman	-12
~llamando	11
~llamar	-22
~llamas	-20
~llamo	-22
~llantas	-9
~llave	-38
~llega	-10
~llegan	14
~llegar	9
~llego	-20
~llegué	-11
~llegó	-10
~lleno	-18
~lleva	-28
~llevaba	-17
~llevan	-13
~llevar	-12
~lleve	13
~llevo	-26
~lloraba	-16
~lloran	-21
~lluvia	-10
~local	-21
~lodo	-10
~logo	-16
~lola	-21
~lomo	-15
~lona	-16
~los	19
~lote	-31
~lotes	13
~lourdes	-19
~luego	-24
~lugar	-11
~lupa	-16
~luthier	-9
~luz	-10
~lámina	12
~lápida	-11
~lápiz	-20
~lía	18
~límite	-19
~líquido	-19
~macarrones	-15
~maceta	12
~machete	12
~macho	-10
~madera	-20
~madre	-10
~madres	-14
~madrid	-22
~madrugada	14
~mail	-18
~maleta	-10
~mali	-12
~malla	-21
~mallas	-12
~malo	-9
~mancha	-15
~manchado	-8
~manchas	-12
~mandamos	-23
~mandan	-12
~mandar	-11
~mandarlo	16
~mandó	8
~maneja	-11
~manejando	12
~manejo	12
~manera	26
~maneras	11
~manga	-20
~manguera	-22
~mangueras	-11
~manipula	12
~manivela	-8
~manolo	-21
~manos	-11
~manta	-13
~mantas	-14
~mantel	-10
~mantilla	-17
~manual	12
~maquinista	-17
~mar	-20
~marca	-28
~marcado	11
~marcados	-17
~marcapasos	-17
~marcar	-13
~marcela	-14
~marco	-10
~marcos	-16
~margen	-19
~mari	-14
~marido	10
~marinero	-10
~marisa	-13
~marta	-16
~masa	14
~mascarilla	-15
~masilla	-15
~mata	-20
~mate	-12
~material	-25
~mayo	-29
~mayores	-13
~maza	-15
~mañana	11
~medias	-13
~medicamentos	8
~medicinas	14
~medidas	17
~medidor	-17
~medio	-38
~mediodía	-21
~medir	-20
~mejor	-21
~mella	-14
~memoria	19
~menor	-17
~menos	-20
~mensaje	-19
~mensajero	-14
~mensual	12
~mercancía	-14
~merche	-20
~merma	-15
~mesas	-10
~meta	-16
~mete	-25
~meten	-12
~meter	-20
~meterse	-14
~metes	20
~metido	-10
~meto	-25
~metro	-18
~mezcla	-23
~mezclar	-16
~mg/l	-10
~mide	-37
~miel	8
~mija	9
~milagro	-8
~milagros	-16
~milímetros	-11
~minuta	-15
~minuto	12
~mira	-27
~miran	8
~mirar	-27
~miras	-13
~mire	-17
~miro	-10
~mirá	-17
~misma	-29
~mismo	-9
~miércoles	-28
~mochila	-18
~moda	-15
~modelo	-20
~modo	20
~moho	-12
~moja	-20
~mojada	-10
~mojadas	-9
~mojado	-18
~mojan	-8
~mojar	14
~molesta	-9
~molino	-17
~momento	-32
~monitor	-12
~monitora	-9
~monitoras	-13
~mono	-19
~montacargas	-10
~montador	-12
~montaje	23
~montar	-17
~montevideo	-15
~moqueta	-9
~mostrador	-19
~motor	11
~mover	-18
~movilidad	-12
~movimiento	-10
~mozo	-11
~mucha	-10
~muchachas	-11
~muchacho	-8
~muchas	-8
~muda	-17
~mudanzas	11
~muebles	-18
~muele	-13
~muelle	-20
~muerde	-19
~muerta	12
~muerto	15
~muertos	-13
~muestras	12
~mueve	-26
~mueven	-15
~mueves	13
~mujer	-24
~multa	-13
~municipal	-15
~mutua	10
~mándame	9
~máquina	-32
~máscara	-8
~máx	15
~máximo	-25
~médico	-24
~método	-12
~mía	-14
~mío	-10
~móvil	-26
~móviles	8
~nacional	-13
~nada	-12
~nariz	-11
~navaja	-18
~navidad	-18
~necesario	19
~necesitamos	11
~necesito	21
~negra	-13
~negras	-15
~negros	10
~nerea	-20
~nervioso	-20
~nicho	17
~nico	-13
~nido	-11
~nidos	-11
~nieves	-10
~ningún	-19
~nivel	9
~nivelada	-20
~niño	12
~niños	12
~noche	11
~noelia	-13
~nombra	-8
~nombres	-21
~nomás	-18
~noria	17
~norma	23
~normal	-24
~norte	-21
~nos	32
~nosotras	-9
~nosotros	-24
~nota	-24
~notaría	-12
~notas	-16
~note	-17
~notion	-15
~noventa	-22
~noviembre	-18
~novios	-16
~nudillo	-10
~nudos	-11
~nuestras	-12
~nuestro	10
~nueva	10
~nueve	-16
~nuevos	9
~nunca	-10
~núm	-18
~número	-20
~números	-20
~objetivo	-9
~objeto	13
~objetos	14
~obligatorio	-11
~obra	12
~observatorio	-13
~observó	9
~ochocientos	-10
~octubre	-22
~oeste	-11
~oficiales	-18
~oficio	-14
~ofreces	-18
~oigan	-22
~ojalá	-13
~ojo	-27
~ojos	-18
~ola	-10
~olivo	9
~olmos	-13
~olvida	-10
~olvidados	12
~once	-26
~ong	-16
~online	-13
~opera	-12
~operaciones	-11
~operación	-18
~operador	9
~operarios	-13
~opuestas	-14
~orden	9
~ordena	-13
~ordenado	-10
~ordenanza	11
~ordenas	-14
~ordene	-13
~ordeña	-15
~orejas	-14
~origen	-17
~original	-20
~originales	-19
~ortografía	-16
~oscuras	9
~oscuro	23
~otoño	-18
~otros	-16
~ovejas	21
~oxígeno	-20
~oye	-19
~oído	8
~oír	-13
~paciente	-12
~paco	-19
~padre	-23
~paga	-22
~pagado	10
~pagan	-18
~pagar	-8
~pago	-13
~pagos	-8
~pague	-11
~pagó	10
~pajuela	-12
~pal	18
~pala	-15
~palabra	-16
~palanca	-19
~palma	-12
~palmo	-16
~palo	-11
~paloma	-16
~palé	-9
~pantalla	-14
~panza	-14
~papel	16
~papeles	-16
~papá	-18
~paquetería	-16
~paquetes	11
~para	41
~paradas	-14
~parado	-14
~parar	-21
~paras	20
~parches	-12
~parece	-15
~parecida	20
~pared	-9
~paredes	-12
~pareja	-20
~parejos	-20
~pares	-11
~parezca	-10
~partida	10
~paréntesis	-12
~pasa	15
~pasada	-32
~pasados	-21
~pasaje	-15
~pasaportes	-10
~pasas	-10
~pasillo	-18
~pasillos	-14
~paso	18
~pasta	-20
~pasteurización	-11
~pasó	-25
~pata	-16
~patrimonio	9
~patronato	-18
~pausa	-10
~paz	-11
~país	-14
~paño	-14
~pecho	-16
~pediatra	-9
~pedido	13
~pedidos	-17
~pediluvio	-13
~pedimos	-12
~pedir	-13
~pega	-25
~pegada	-13
~pegado	-22
~pegar	-14
~pegatina	-11
~pegatinas	9
~pegue	-12
~pelo	-14
~película	-19
~pena	-17
~pendiente	-15
~pequeña	-15
~pequeño	12
~perdimos	-17
~perdió	13
~perdona	-13
~perdón	-18
~perito	9
~periódico	-11
~permanece	-11
~permiso	-24
~permisos	-18
~pero	9
~perra	9
~perros	-14
~persiana	10
~persona	11
~personaje	-13
~personas	-9
~pesa	-25
~pesado	-17
~pesaje	20
~pesan	-22
~pesar	-13
~pesas	-13
~pescado	-8
~pese	-18
~peso	-12
~pesos	-11
~petición	-17
~pezoneras	-16
~peña	-11
~peón	-23
~piano	-12
~pica	-20
~picado	-18
~picadora	9
~pico	-17
~pida	-22
~pide	11
~piden	10
~pides	-14
~pidiendo	-13
~pidió	10
~pie	-18
~piedras	-16
~pienso	-12
~pies	-15
~pieza	-17
~pilar	-13
~pincha	-17
~pinchar	-9
~pincho	-10
~pinta	-20
~pintado	-16
~pinzas	-11
~pipeline	-11
~piquera	-14
~pirotecnia	-17
~pisa	-20
~piscina	15
~pisos	-14
~pista	12
~pistola	16
~pita	-13
~pizarrón	-15
~placa	-29
~planilla	-25
~plano	-23
~plantilla	-20
~plastificada	-18
~plastificado	-9
~plata	8
~plataforma	-18
~plato	-10
~plazo	-22
~plazos	-9
~pliego	-21
~pluma	-15
~plástico	-26
~poco	-23
~podemos	9
~poder	8
~point	-20
~policía	-27
~poliuretano	-21
~pollo	-18
~polvo	-23
~pon	-15
~pone	-44
~ponedlo	-17
~ponen	-12
~poner	10
~ponerle	-15
~pones	-12
~ponga	-9
~pongas	-11
~pongo	-21
~ponlo	18
~poquito	-13
~por	10
~porque	26
~portada	-16
~portal	9
~portería	13
~portátil	-15
~portátiles	12
~portón	-15
~potosí	-20
~ppm	-16
~precinto	-14
~precintos	-9
~precio	-29
~precios	-13
~prefiero	-13
~preguntar	-12
~preguntarle	-13
~preguntas	-21
~pregunte	-17
~preguntó	-18
~pregúntale	-16
~prelavado	9
~premio	-14
~prenda	-15
~prender	-17
~prendido	-15
~prensa	-21
~preparar	14
~presenta	-24
~presente	-20
~presentó	-17
~presidente	-26
~presión	-22
~presupuesto	-15
~prevención	-10
~primer	-25
~primeras	-14
~primero	-12
~primeros	-17
~privado	-15
~proa	-13
~probado	-18
~probando	18
~probar	-14
~problema	8
~procedimiento	21
~producción	11
~producto	-35
~profe	-14
~profeco	-17
~profundidad	-11
~programa	-24
~prohibida	-11
~prohibido	-17
~propia	-13
~propietario	-17
~propone	-15
~propuesta	-17
~propósito	-12
~proveedor	-20
~provisional	-19
~préstamo	20
~próxima	-13
~puebla	10
~pueblo	-17
~pueda	12
~puede	-25
~pueden	-8
~puente	-14
~puerta	8
~pues	9
~puestas	12
~pulsera	-17
~pulseras	-13
~pulso	-14
~pulveriza	9
~punta	-28
~puntera	11
~punto	15
~puntos	-31
~purgar	-24
~pusimos	-17
~puso	-13
~puñado	-18
~puño	-11
~página	9
~páginas	13
~pájaro	-17
~pájaros	15
~pésame	-10
~público	16
~que	49
~quedado	-19
~quedamos	-8
~quedar	-9
~quedaron	-15
~queden	-15
~quedó	-25
~quejas	-9
~quema	-17
~querida	-14
~quienes	-12
~quieren	-17
~quiero	16
~quieto	-14
~quince	13
~quinto	-13
~quirófano	15
~quisiera	12
~quiso	-15
~quitan	-20
~quitar	-27
~quito	-18
~quién	13
~qué	13
~rafael	-17
~raja	-12
~rama	-16
~ramón	-12
~rango	-16
~rara	-11
~raras	9
~ras	-15
~rasante	-17
~rasca	-18
~raspa	-9
~rato	-16
~ratones	-11
~raya	-20
~rayas	-10
~rayones	-15
~rayos	-12
~raíz	9
~reabre	-9
~real	-11
~rebose	-14
~rebota	-10
~recepción	17
~receptor	-11
~receta	-17
~rechaza	-17
~rechazo	14
~reciba	-12
~recibir	17
~recibió	-25
~recibo	-26
~reclama	-19
~recoge	8
~recogen	-25
~recoger	15
~recogida	15
~reconocimiento	-10
~reconozca	-15
~recorre	-21
~recorrido	13
~recorta	-14
~recuerda	-18
~red	-18
~redacción	16
~redacta	-19
~redactado	19
~redactar	12
~redacte	-11
~redactor	-11
~redes	-22
~reducida	10
~refractómetro	11
~refresco	-11
~regala	-14
~regalo	-16
~regante	-13
~regantes	-23
~regar	-16
~registra	-16
~reglamento	-10
~regresa	-12
~reja	-19
~relativo	16
~relevo	-9
~rellena	-11
~rellenar	-20
~reloj	-27
~remaches	-16
~remesa	12
~remito	-15
~remover	-16
~remueve	-10
~reparación	10
~reparte	10
~reparten	-14
~repartimos	-10
~reparto	18
~repasa	-14
~repaso	-17
~repetir	-8
~repone	-13
~reposa	-8
~reposo	-13
~reproducción	-18
~repuesto	18
~reserva	-13
~reservar	-14
~reservas	-14
~residente	-13
~residentes	-10
~residuos	-16
~resina	-15
~resistencia	-11
~respire	-14
~responde	-15
~responsables	-9
~respuesta	-19
~restauración	-15
~restauramos	-17
~restaurante	-11
~resto	-26
~restos	14
~resultado	-14
~retención	-12
~retira	-30
~retiran	-14
~retirar	15
~retorno	-9
~retornos	-9
~retraso	-18
~reunión	-22
~rev	-23
~revisa	17
~revisar	-22
~revisión	12
~revisó	-14
~riega	-8
~riegan	-14
~riego	24
~riesgo	-15
~risa	-16
~rival	-14
~robo	-11
~roca	-16
~rodando	-9
~rodilla	-13
~rodillo	-10
~roja	-11
~rojo	-11
~rojos	-16
~rollback	-17
~rompa	-9
~rompe	-15
~rompió	12
~ronda	-9
~ropero	9
~rosario	-16
~rosas	-17
~rota	-21
~rotos	19
~rrhh	-18
~ruedas	-22
~ruega	-15
~ruego	12
~ruegos	-17
~ruido	-15
~rápido	-8
~sabemos	-13
~saber	-16
~sabes	-13
~sabéis	-17
~saca	-12
~sacado	-12
~sacan	-22
~sacar	-14
~sacarlo	-12
~saco	-26
~sacudir	-14
~sal	9
~saldo	-11
~salen	11
~salga	-19
~salida	9
~salidas	-13
~salimos	-9
~salir	-12
~saliva	-13
~salmuera	16
~salpica	-10
~salta	-21
~saltan	14
~saluda	-14
~salude	-17
~saludo	-13
~salvo	-24
~sanciones	-13
~sangre	-21
~sanidad	-10
~santa	-27
~santiago	-12
~sean	-12
~secadero	9
~secar	-15
~secas	-13
~sección	-19
~secos	-20
~secretario	10
~secretaría	-27
~seda	-14
~seguido	-13
~seguidos	-16
~seguimos	-12
~seguir	-23
~segunda	-28
~seguro	-8
~seguros	-11
~seis	11
~semanal	-14
~semestre	-11
~semilla	-15
~sentido	-19
~separado	-16
~separadores	-14
~separados	-15
~septiembre	-9
~sepultureros	-8
~sereno	11
~serie	-21
~serio	17
~servicios	-9
~servidora	8
~será	8
~set	-13
~seta	-16
~setas	11
~setenta	-16
~sexta	-14
~señal	-22
~señor	-27
~señora	10
~señores	-19
~señuelo	-10
~sido	-11
~siembra	18
~siendo	8
~sienta	-16
~sientan	-13
~siente	11
~siga	-17
~siglo	-13
~sigue	13
~siguen	-20
~siguiendo	-12
~silbato	-10
~sillas	-18
~simple	-16
~sino	-12
~siquiera	-14
~sirena	-16
~sirve	-20
~sistema	-26
~sistemas	-12
~sitio	-28
~sms	-14
~sobra	-16
~sobre	12
~sobrina	-16
~sobrino	-21
~social	-16
~sociales	-12
~socio	-16
~socorrista	-11
~sofá	-19
~sol	-12
~solas	-15
~soledad	-15
~soles	-14
~solicita	-18
~solicito	21
~solicitud	11
~solo	-15
~solos	-15
~solución	-15
~sombra	-14
~sombrero	-16
~sombreros	-18
~somos	-20
~sonda	-15
~sondas	-18
~sonido	-21
~sonidos	-12
~sopla	-9
~sorda	15
~sordos	15
~sortea	-13
~sosa	-18
~sotavento	-10
~soy	-26
~spray	16
~sra	-19
~suba	-17
~suban	-13
~sube	-34
~subir	14
~subo	-9
~sucio	8
~suegro	-24
~sueldo	-23
~suelo	-37
~suelta	-25
~suena	-9
~suene	-23
~suero	-15
~suiza	-16
~sujeta	-15
~sulfuroso	-11
~sumerge	-20
~superficie	-14
~superior	-21
~supervisión	-17
~supervisor	-16
~supervisora	-14
~sur	-17
~surte	-18
~sus	14
~susana	9
~suspensión	12
~sustituye	-19
~sustituyen	-9
~suya	-22
~suyo	-17
~sábados	-22
~séptima	-22
~sólo	-14
~tabaco	-14
~tabla	-30
~tablas	-14
~tableros	12
~tablet	-10
~tableta	-17
~tablilla	14
~tacha	-14
~tacto	9
~tal	16
~taller	-14
~talleres	-15
~tallo	-11
~tallos	9
~talón	-9
~tamales	-15
~tamaño	15
~también	-10
~tambo	-15
~tampoco	-20
~tan	-14
~tantas	-11
~tapa	-9
~tapada	-23
~tapadas	-14
~tapan	-17
~tapón	-17
~taquilla	-14
~tarda	-11
~tardó	-16
~tarima	-18
~tarro	13
~tasa	-12
~taxi	-17
~teatro	-19
~techo	-17
~tecnicismos	8
~tela	-9
~televisión	-14
~teléfono	-13
~teléfonos	13
~tema	19
~temperatura	17
~templada	-14
~temporada	-26
~temporal	-15
~temporeros	-9
~temprano	-9
~tenemos	-14
~tener	17
~tenerlo	-15
~tenga	-9
~tengamos	9
~tengan	16
~tengo	-12
~tenido	17
~tensión	-18
~tenía	-23
~terapia	-8
~tercer	-9
~tercera	-15
~terciopelo	-14
~teresa	-17
~termina	10
~terminado	-19
~terminal	-13
~terminar	12
~terminó	9
~termo	-12
~termómetro	-8
~termómetros	13
~teruel	-11
~tesorería	-16
~test	-23
~testigos	-11
~textil	-10
~texto	10
~tibia	-9
~ticket	-19
~tiempo	-26
~tienda	-23
~tiendas	-16
~tiene	-27
~tienen	-27
~tienes	-12
~tijeras	-18
~tina	-17
~tinte	-13
~tiques	-9
~tira	-44
~tirando	-17
~tirar	-20
~tiras	-15
~tiro	-23
~tiza	-24
~tiñe	-16
~toalla	-13
~tocan	-11
~tocar	-11
~tocarlo	-10
~tocarse	-19
~tocó	16
~todavía	-9
~todo	11
~tolva	-20
~toma	8
~tomado	-10
~tomar	10
~tomas	-9
~tomate	-10
~tono	-21
~tope	-18
~toque	-28
~toquen	-14
~toques	-13
~tormenta	-10
~tornillo	-16
~tornillos	-13
~torno	10
~toro	9
~trabaja	-25
~trabajador	-10
~trabajadores	13
~trabajamos	10
~trabajo	-9
~trae	-35
~traen	-18
~trampa	-10
~tranquila	-9
~transmisor	-16
~transporte	-15
~trapo	-20
~trapos	-9
~tratada	-14
~tratado	-12
~trato	-10
~traía	-15
~trescientas	15
~trescientos	-9
~trimestre	-16
~tuba	-15
~tubo	-16
~tubos	13
~tuesta	-14
~tueste	16
~turistas	11
~turno	14
~turnos	13
~tutora	-14
~tuvimos	-15
~tuvo	-9
~técnica	8
~tía	9
~tío	-11
~título	12
~túnel	11
~ubicación	-13
~ultrasonidos	-15
~ultravioleta	-10
~una	13
~unidad	-26
~unificar	20
~uniformes	-15
~unos	-9
~unta	-10
~urge	11
~urgencia	-9
~urgencias	-16
~urgente	8
~usa	-22
~usado	10
~usamos	-16
~usb	-14
~uso	12
~usuario	-17
~vaca	-20
~vacaciones	-30
~vacas	9
~vaciar	-16
~vacía	-24
~vacías	10
~vacíos	11
~vais	-11
~vale	-10
~valencia	-13
~vales	-21
~vallado	9
~valle	-20
~valor	-14
~vapor	-11
~vara	-22
~varias	-17
~variedad	-20
~varilla	-19
~vas	-9
~vaya	-15
~veces	14
~vecinos	9
~vehículo	10
~vehículos	12
~veinticinco	11
~veintidós	-25
~vela	-16
~velas	8
~vellón	-10
~vencimiento	-18
~vende	-38
~vender	-18
~venga	-25
~venido	-13
~venir	-21
~ventana	-15
~ventanas	-13
~ventanilla	9
~ventas	-15
~ventila	13
~ventilador	-12
~ventiladores	-11
~venía	-26
~verdad	9
~verde	-31
~verdes	-12
~vereda	10
~verifica	-11
~vero	-9
~vertical	8
~verá	-18
~ves	13
~veterinaria	16
~vez	-12
~viaje	-22
~viajes	-14
~vicente	10
~vida	-9
~vieja	-25
~viene	-23
~viernes	-14
~vigila	-14
~vigilante	-13
~vino	-28
~vio	9
~visitas	17
~visor	-15
~visto	10
~vive	-16
~viven	-15
~volante	-17
~voltea	-12
~volteo	15
~volumen	-8
~voluntariado	-12
~vosotros	-8
~voy	-23
~vuelcan	-12
~vuelo	11
~vuelos	-18
~vuelto	-10
~vuelva	-17
~válvulas	-14
~vía	16
~vídeo	-22
~víspera	-29
~vómito	-8
~whatsapp	19
~wilmer	-13
~wilson	-9
~yema	-10
~yemas	-14
~yodo	-15
~yolanda	-15
~yuli	-18
~zapatillas	-12
~zaragoza	12
~árbitro	-12
~árboles	-14
~área	-17
~óptico	-12
~órdenes	-16
~óscar	-11
~últimos	-15
~único	-25
…!	-11
…"	-35
…%	-21
…(	-28
…)	-38
…*	-21
…+	-27
…-	-40
….	10
…/	-25
…0	-25
…;	-53
…<	-19
…=	-14
…>	-13
…?	-19
…@	-16
…[	-10
…]	10
…_	-19
…abajo	-38
…abierta	-17
…abierto	-16
…abogado	-10
…abono	-19
…abre	-11
…abren	-10
…abres	-17
…abril	-14
…abro	-9
…abrochado	-14
…acaba	-20
…acabar	-16
…acabó	-12
…acceso	-16
…aceite	-21
…acepta	-18
…acerca	-15
…acero	-13
…aclarado	-15
…acomoda	-17
…acompaña	-10
…acorta	-18
…acta	-33
…acto	-10
…actuar	-18
…acuerda	10
…acuerdo	-18
…adelanta	-10
…adelante	-15
…además	-20
…adentro	-26
…administración	-23
…administrador	-16
…adrenalina	-14
…adulto	-23
…aeropuerto	-18
…afloja	-12
…afuera	-24
…agarra	-12
…agencia	18
…agosto	-19
…agradeceré	14
…agradecería	13
…agua	-40
…aguja	-8
…agujas	-9
…agujero	-16
…agujeros	-16
…ah	-25
…aire	-29
…ajedrez	-9
…al	-41
…alarma	-22
…albarán	-15
…alcohol	-18
…alergias	-19
…alfombra	-14
…algodón	-24
…alguno	-12
…algún	-11
…alimentos	-10
…allá	-21
…allí	-12
…almacén	-15
…alquiler	-16
…alrededor	-20
…alta	-24
…alto	-22
…altura	-23
…alumno	-8
…alumnos	-21
…amarilla	-22
…amarillo	-27
…amonio	-13
…amparo	-24
…anda	-18
…andar	-14
…anexo	-17
…anillos	-19
…animal	-21
…animales	-12
…anoche	-19
…anota	-27
…anotan	-23
…anselmo	-13
…ante	-22
…antemano	-14
…antena	10
…antes	-31
…antiguo	-16
…antiguos	-22
…anual	-8
…apaga	-20
…apagó	-18
…aparato	-15
…apareció	-14
…aparta	-26
…aparte	10
…apertura	-16
…aplica	-16
…apoya	-12
…apretar	-19
…aprieta	-16
…aprueba	-18
…apuntan	-21
…apuntas	-15
…apuntes	-10
…archivo	-19
…arcos	-15
…arma	-15
…armado	-26
…arman	-16
…armar	18
…armario	-8
…arme	-21
…armemos	17
…arneses	-11
…arnés	-15
…aro	-12
…arranco	-20
…arregla	-9
…arreglo	-15
…arriba	-46
…ascensor	-28
…ascensores	-17
…aseguradora	-11
…asiento	-20
…asisten	-14
…asociación	-9
…aspira	-14
…asuntos	-13
…así	10
…atendemos	-21
…atiende	-23
…atrás	-28
…audio	-18
…auditoría	11
…audífonos	-10
…aunque	-35
…auto	-21
…autor	-14
…autorización	-22
…autorizada	-12
…auxiliar	-19
…avalúo	-17
…ave	-18
…avería	-16
…avisa	-35
…avisar	-14
…aviso	-17
…ay	-17
…ayer	-16
…ayuda	16
…ayudante	-21
…ayuntamiento	9
…azar	-10
…azul	-23
…añade	-9
…año	-48
…años	-11
…b	-29
…baja	-34
…bajamos	11
…bajando	-17
…bajar	-10
…bajas	-20
…baje	-18
…bajo	-22
…balanza	-10
…balcón	-13
…balda	-18
…balde	-15
…balsa	-12
…banda	-20
…bandeja	-19
…bandera	-18
…bar	-9
…bares	-11
…barra	-14
…barre	-13
…barrera	16
…barrio	-25
…barro	-16
…base	-30
…bata	-10
…batea	-14
…baño	-17
…bebé	-24
…bebés	-19
…becarios	-19
…beto	-8
…biblioteca	-27
…bicicletas	-12
…bidón	-20
…bitácora	-14
…blanca	-14
…boca	-14
…boda	-17
…bodas	-14
…bodega	-23
…bolas	-9
…boleta	-14
…boletín	-18
…bolsa	-32
…bolsas	9
…bomba	-11
…bombas	-11
…bombo	-19
…bonito	17
…boquilla	-17
…borra	-12
…bota	-15
…botas	-20
…bote	-27
…botella	-13
…botiquín	-15
…botón	-23
…boya	-8
…brasil	-20
…breve	-23
…brida	-13
…buen	-18
…buena	-20
…buenas	-24
…bueno	10
…buenos	-28
…bulto	-12
…busca	-21
…buscar	-16
…buscas	-15
…buses	-20
…báscula	-17
…c	-16
…cabecera	-15
…caben	-11
…cabeza	-32
…cabezal	-15
…cabina	-36
…cable	-25
…cables	-15
…cabra	-16
…cada	-9
…cadena	-18
…caducidad	-16
…café	-17
…caja	-28
…cajas	-22
…cajón	-19
…calcula	-13
…caldera	-12
…calentar	-15
…calidad	-22
…calienta	-21
…caliente	-25
…calientes	-13
…calles	-12
…calor	-20
…calzado	-20
…cama	-16
…cambia	-25
…cambian	-19
…cambio	-40
…cambios	-17
…camilla	-22
…camino	-24
…camiones	-14
…camioneta	-16
…camión	-35
…campaneros	-20
…campanilla	-16
…campo	-19
…canal	-12
…canción	-16
…candado	-17
…canta	-23
…canto	-15
…cantos	-20
…capa	-23
…capataz	-16
…captura	14
…cara	-29
…caracoles	-21
…caracteres	-17
…caras	-13
…carcasa	-15
…carga	-27
…cargar	-16
…cargo	-16
…carilla	-15
…carne	-23
…carné	-10
…caro	-9
…carpeta	-12
…carritos	-19
…carro	-22
…carros	-16
…carta	-21
…cartel	-20
…carteles	-11
…cartilla	-22
…cartón	-23
…casa	-35
…caseta	-11
…casi	-30
…caso	-21
…castellano	-20
…catorce	-24
…cayó	-26
…cañas	-11
…celo	-16
…celular	-16
…cementerio	-13
…cenizas	-17
…central	-18
…centro	-25
…cepilla	-24
…cepillo	-8
…cera	-15
…cerca	-12
…cercano	-14
…cero	-15
…cerrada	-19
…cerrado	-11
…cerrando	-18
…cerrar	-22
…cerro	-11
…cerró	-16
…cerámica	-19
…cesta	-15
…chaleco	-16
…chalecos	-16
…chapa	-17
…charla	-11
…charo	-18
…charola	-10
…chat	-17
…chaval	12
…chavales	-13
…che	8
…checa	-24
…chema	-22
…chicas	22
…chico	-20
…chicos	-15
…chofer	-22
…chorro	-18
…chorros	-16
…chupa	-17
…chófer	-14
…cien	-29
…cierra	-24
…cierran	-17
…cierras	-17
…cierre	-21
…cifrado	-10
…cilindro	-12
…cilindros	-11
…cinco	-47
…cincuenta	-32
…cinta	-23
…cinturón	-17
…circuito	-15
…cisterna	-13
…cisternas	-14
…cita	-23
…civil	-22
…clara	-9
…claro	-20
…clase	-25
…clasifica	-17
…clave	-20
…cliente	-39
…clientes	-23
…club	-13
…clínica	-17
…cm	-23
…co2	-13
…cobra	-9
…cobrar	-14
…cobre	-21
…cobro	-16
…coche	-31
…coches	-11
…cofradía	-9
…coge	-19
…cogen	-10
…coger	9
…coincide	-18
…cola	-24
…colgadas	-11
…colgado	-10
…colgar	-9
…collar	-13
…coloca	-17
…colocar	-17
…comenta	-17
…comercial	-11
…comida	13
…comité	-24
…como	-13
…compara	-14
…compas	10
…compañero	-22
…compañeros	11
…compañía	-10
…completa	-21
…completo	-22
…compra	-17
…comprador	-12
…comprobación	-12
…comprobar	-12
…comprueba	-20
…computador	-12
…comunicación	-19
…comunidad	-26
…con	-13
…concejal	-19
…concha	-24
…concierto	-15
…conductor	-11
…conecta	-18
…conexión	-18
…congela	-14
…congelador	-9
…cono	-19
…consejo	9
…conserje	-11
…conservadora	-9
…considero	14
…consignar	-19
…consola	-16
…constar	-14
…conste	-26
…constructora	-9
…consulta	-23
…contabilidad	-13
…contacto	-18
…contado	-12
…contador	-20
…contando	-14
…contenedor	-20
…contenedores	-21
…contesta	-18
…contestan	-19
…continuación	-15
…contorno	-13
…contra	-20
…contraluz	-17
…contrato	-13
…control	-29
…controla	-15
…convertir	10
…conviene	-23
…coordinador	-15
…coordinadora	-16
…copia	-19
…copias	-8
…corcho	-17
…cordial	-11
…corona	-17
…corre	-21
…correa	-22
…correas	-18
…correo	-17
…corresponda	-22
…corriente	-9
…corrige	13
…corta	-23
…cortar	-10
…cortas	-19
…corte	-21
…cortes	-14
…cortó	-13
…cosa	-31
…cosecha	-19
…coteja	-11
…crea	-12
…cree	-16
…creo	-12
…criamos	-20
…cristal	-13
…cruz	-13
…cruzadas	-20
…cuaderno	-12
…cuadra	-14
…cuadrante	-11
…cuadrilla	-24
…cuadrillas	-14
…cuadro	-15
…cuadros	-17
…cual	-9
…cualquier	-15
…cualquiera	-14
…cuando	-22
…cuanto	-23
…cuarenta	-49
…cuarentena	-15
…cuartas	-22
…cuarto	-39
…cuartos	-9
…cuatro	-45
…cubeta	-18
…cubierta	-14
…cubo	-18
…cubre	-19
…cuchilla	16
…cuchillo	-19
…cuela	-25
…cuelga	-12
…cuelgan	-17
…cuello	-19
…cuenca	-20
…cuenta	-37
…cuentan	-16
…cuentas	-16
…cuerda	-24
…cuerdas	-33
…cuero	-14
…cuerpo	-14
…cuesta	-16
…cueva	-19
…culpa	10
…curso	-16
…custodia	-9
…cuándo	-21
…cuánto	-20
…cuántos	-14
…cámara	-36
…cédula	-8
…código	-18
…cómo	11
…da	-10
…dado	-22
…damos	-26
…dan	-20
…dar	-15
…darle	-14
…datos	-11
…de	-19
…debajo	-32
…debe	-19
…decimos	-19
…decir	-26
…decirle	-9
…dedo	15
…dedos	-25
…definir	-25
…deja	-47
…dejado	-19
…dejan	-19
…dejarla	-12
…dejas	-16
…dejo	-23
…dejó	-31
…del	-14
…delante	-29
…delegado	-13
…delegados	-15
…demás	-19
…densidad	-26
…dentro	-35
…denuncia	-11
…departamento	-11
…depuradora	-15
…depósito	-23
…derecha	-16
…derecho	-15
…desastre	-15
…descarga	-23
…desconecta	-10
…descongelado	-13
…desde	-24
…deshacen	-19
…desinfección	-19
…desinfecta	-18
…desmonta	-18
…desmontaje	-17
…desmontar	-9
…desopercula	-11
…despacho	-23
…despacio	-20
…despacito	-14
…después	-19
…destapa	-10
…destilada	-13
…destino	9
…detalle	11
…detrás	-18
…devolución	-11
…devolverlo	-16
…devuelve	-25
…devuelven	-15
…di	-13
…diario	-18
…diarios	-14
…dibujo	-19
…dice	-47
…dicen	-18
…dices	-14
…diciembre	-16
…diciendo	9
…diecinueve	-19
…dieciocho	-17
…dieciséis	-16
…diez	-36
…diferencia	-14
…dije	-21
…dijeron	10
…dinero	-27
…dio	15
…dios	-12
…directo	-19
…directora	-32
…dirijo	-16
…disco	-21
…disculpas	-9
…disculpe	14
…discute	-18
…distancia	-12
…distinta	-18
…distinto	9
…diálisis	-11
…diésel	-13
…dni	-14
…doble	-34
…doce	-25
…doctora	-13
…documente	13
…documento	-10
…documentos	-10
…domingo	-23
…domingos	-13
…donante	-28
…donantes	-17
…donde	-18
…dos	-34
…doscientos	-17
…doy	-20
…drenaje	-14
…ducha	-10
…dueño	-27
…dulce	-14
…durante	-20
…día	-30
…días	-11
…e	-11
…echa	-34
…echan	-24
…echar	-22
…eches	-12
…edad	-11
…edificio	-21
…edificios	-18
…educadora	-18
…eje	-14
…el	-21
…ellas	-19
…ello	15
…ellos	-27
…elvira	-16
…eléctrico	-13
…eléctricos	-12
…embarque	-12
…emergencia	-18
…empezamos	-20
…empezando	-15
…empezar	-15
…empeño	-10
…empieza	-33
…empiezan	11
…empiezo	-18
…empleado	-18
…empresa	-38
…encajes	-20
…encargada	-16
…encargado	-29
…encargo	-22
…encender	-20
…encendida	-12
…enchufes	-21
…enciende	-12
…encima	-40
…encontró	-17
…encuentra	-12
…energía	-10
…enero	-20
…enfermera	-14
…engancha	-8
…enjuaga	-12
…enjuagar	-14
…enlace	-16
…enseña	-19
…entendido	-19
…entera	-17
…enteras	-13
…entero	-31
…entienda	-10
…entiendan	-23
…entrada	-22
…entran	-29
…entrar	-14
…entre	-10
…entrega	-29
…entregan	-19
…entren	-26
…entró	-18
…envuelve	-13
…envía	-8
…equipo	-27
…era	-21
…ernesto	-14
…error	-17
…esa	-22
…esas	-14
…escalera	-15
…escanea	-11
…escapa	-15
…escoge	-19
…escolar	8
…escolares	-17
…escribir	-24
…escribió	-19
…escrito	9
…escucha	-26
…escuela	-25
…escáner	-13
…ese	-38
…espacio	-13
…español	-8
…especial	-15
…espejo	-21
…espera	-37
…esperan	-13
…esperar	-15
…espero	-24
…espuma	-22
…espátula	-12
…esquila	13
…esquinas	-19
…esta	11
…estaba	-21
…estar	-29
…estas	-24
…esterilización	-10
…estimada	-11
…estimados	-15
…esto	-8
…estoy	-32
…estructura	-22
…estudiantes	-17
…estudio	-14
…estuvimos	-12
…está	18
…esté	-31
…estén	-8
…euros	-16
…examen	-22
…exista	20
…existe	15
…expediente	-9
…expedientes	-16
…explica	-17
…explicar	-16
…explico	-17
…explicó	-15
…explique	-22
…expone	10
…exportación	-19
…exterior	-11
…extiende	-10
…extintor	-17
…extintores	-14
…extracto	-12
…facturas	-26
…facultad	-10
…faena	-10
…falta	23
…faltan	-18
…faltas	-16
…falte	-16
…familia	-39
…familiar	-22
…farmacia	-17
…favor	-43
…febrero	-27
…fecha	-31
…federación	11
…feria	-13
…fermín	-10
…fianza	-12
…fibra	-17
…ficha	-23
…fijada	-10
…fijo	-17
…film	-28
…filtro	-18
…filtros	-20
…fin	-12
…fina	-13
…finca	-22
…fino	-9
…firma	-35
…firmado	11
…firmados	-14
…firman	-14
…firmar	-23
…firme	-16
…flor	-18
…flota	-13
…fondo	-23
…fontanero	-10
…forma	-12
…formas	-19
…formato	-11
…formulario	-14
…forrado	-19
…foto	-29
…fotos	-34
…franja	-15
…frasco	-19
…frascos	-10
…frases	-22
…freno	-31
…frenos	-12
…frente	-15
…fresa	-14
…frota	-9
…fría	-24
…frío	-31
…fue	-35
…fuera	-15
…fuga	-15
…fui	8
…fuma	-9
…funcionario	-12
…función	-12
…funeraria	-20
…furgo	-17
…furgoneta	-8
…gafas	-27
…galpón	-11
…gancho	-11
…gas	-17
…gato	-12
…gatos	-23
…general	-19
…gente	-11
…gerente	-16
…gestor	-19
…gira	-14
…girando	-16
…gladys	-17
…golpe	-21
…golpea	-10
…golpes	-9
…goma	-27
…gorda	-18
…gotea	-15
…graba	-15
…grabado	-25
…grabe	-22
…grabo	-29
…gracias	-30
…grado	-17
…graduación	-11
…gramos	-18
…grandes	-13
…gratis	-8
…grietas	-14
…grifo	-21
…grifos	16
…gris	-11
…grita	-19
…gruesos	-13
…grumos	-10
…grupo	-27
…guadalajara	-19
…guante	-23
…guantes	-33
…guarda	-13
…guardia	-12
…gustaría	-25
…guía	-37
…h	-23
…ha	-11
…habla	-29
…hablado	-19
…hablar	-31
…hable	-19
…hablo	-29
…hace	-18
…hacemos	-43
…hacen	-36
…haces	-17
…hacia	-17
…hacienda	-17
…hacé	12
…hacía	-12
…haga	-25
…hagan	12
…han	-18
…harina	-26
…haría	17
…hasta	-69
…hazme	9
…he	-30
…hecha	-16
…hechas	-11
…hecho	-17
…helado	-13
…hemos	18
…hermana	-23
…hermanas	-18
…hermandad	-10
…hermano	-17
…hermanos	-14
…herrado	-15
…herrador	-14
…herradura	-10
…hielo	-12
…hija	-20
…hijo	-19
…hilo	-21
…hisopo	-12
…hizo	-8
…hogar	-9
…hoja	11
…hojas	-24
…hola	-40
…hollín	-20
…hombre	-26
…hombres	-22
…hombro	-14
…hora	-46
…horas	-48
…hospital	-26
…hubo	12
…hueco	-12
…huela	-17
…huele	-26
…huesca	-12
…hueso	-13
…huevo	-13
…humedad	10
…humo	-14
…huésped	-9
…hágamelo	9
…húmeda	-20
…identificación	-10
…iglesias	-14
…ilustre	-9
…importa	-19
…imprenta	-11
…imprime	-15
…imprimen	-15
…imán	-12
…indicaciones	-24
…industrial	-12
…infantil	-9
…informa	-17
…informe	-9
…ingeniero	-19
…ingreso	-24
…inspección	-24
…inspector	-19
…instrucción	-12
…instructivo	-31
…instrumentos	-21
…intensiva	-17
…interior	-18
…internet	15
…inventario	-16
…invernadero	-22
…invierno	-22
…inés	9
…ir	10
…irse	-11
…isla	-11
…izquierda	-20
…izquierdo	-9
…jabón	-18
…jajaja	-14
…jamás	-23
…japonés	11
…jaula	-24
…joven	10
…joyas	-15
…jubila	-13
…jubile	-11
…jueves	-25
…jugador	-10
…julián	-10
…junio	-25
…junta	-32
…junto	-8
…juntos	-14
…juradas	-18
…juventud	-11
…jóvenes	-20
…kilo	-16
…kilos	-30
…kilómetros	-16
…km/h	-16
…la	-29
…labios	-14
…laboratorio	-36
…lado	-39
…lados	-12
…lana	-16
…lanza	-14
…larga	-14
…largo	-24
…largos	-12
…las	-19
…latón	-17
…lava	-19
…lavadero	-14
…lavado	-28
…lavadora	-9
…le	-9
…lea	-14
…leche	-23
…lectura	-16
…lee	-26
…leen	-17
…leer	19
…legionela	-19
…lejía	-9
…lenguaje	-20
…lentes	-18
…leo	-22
…les	11
…lesión	-16
…letra	9
…letras	-19
…levadura	-9
…levanta	-34
…levantan	-13
…leído	-11
…leña	-20
…libras	-16
…libre	-8
…libreta	-19
…libro	-29
…libros	-21
…licenciada	-16
…lima	12
…limpia	-30
…limpian	-14
…limpiar	-16
…limpieza	-19
…limpio	-11
…limpios	-14
…linda	14
…linterna	-25
…linternas	-15
…lista	-28
…listo	-11
…literal	-21
…litro	-18
…llama	-49
…llamada	-25
…llamado	-12
…llamamos	-8
…llaman	-19
…llamar	-11
…llamas	-19
…llamo	-32
…llantas	-21
…llave	-35
…llaves	-22
…llega	-38
…llegar	-21
…llegaron	-24
…llego	-13
…llegue	-13
…llena	-24
…llenas	-17
…lleno	-14
…lleva	-40
…llevaba	-15
…llevan	-12
…llevar	-12
…lleve	-18
…llevo	-25
…llevó	9
…llora	-13
…lo	9
…local	-18
…lodo	-18
…lona	-19
…los	-25
…lote	-34
…luces	-20
…luego	-67
…lunes	-40
…lupa	-12
…luz	-26
…lácteos	-14
…lámpara	-22
…lápiz	-18
…lía	-16
…lío	-18
…líquido	-9
…m	-12
…madera	-16
…madres	-14
…madrid	-16
…madrugada	-19
…maestra	-14
…maestro	-32
…mafe	15
…mail	-9
…maite	-17
…mali	-17
…malla	-21
…mamá	-26
…manda	-33
…mando	-25
…mandó	-17
…manejando	12
…manejo	-25
…manguera	-14
…mangueras	-19
…mano	-40
…manos	-12
…manta	-10
…mantas	-15
…mantenimiento	-17
…mantilla	-16
…maquinista	-13
…mar	-13
…marca	-27
…marcan	-10
…marcapasos	-18
…marcha	-8
…marco	-12
…marcos	-11
…mari	-10
…marido	9
…marisa	-16
…martes	-33
…marzo	10
…mascarilla	-19
…masilla	-16
…mata	-27
…mayo	-18
…mayores	-14
…maza	-12
…mañana	-12
…me	26
…mecha	-13
…media	-34
…medicación	-9
…medicinas	17
…medidas	-20
…medidor	-10
…medio	-13
…medir	-8
…mejilla	-15
…mejor	-31
…menor	-14
…mensaje	-12
…mensajero	-14
…mensual	-19
…merma	-13
…mesa	15
…meses	-29
…metal	-15
…mete	-38
…meten	-17
…meter	-19
…metes	-12
…metido	-10
…meto	-16
…metro	-24
…metros	-33
…metálico	-10
…mezcla	-15
…mezclan	13
…mi	10
…mide	-35
…miel	-20
…mientras	-32
…mil	-30
…milímetros	-19
…min	-24
…ministerio	11
…minuta	-15
…minuto	-28
…minutos	-13
…mira	-49
…miran	-21
…mirando	-20
…mirar	-22
…miras	-22
…mire	-26
…miro	-23
…mirá	-17
…mis	-19
…misma	-29
…mismo	-16
…mitad	-28
…mochila	-10
…modelo	-10
…modo	8
…moho	-10
…moja	-22
…mojada	-15
…molde	-19
…molino	-17
…momento	-14
…moneda	-11
…monitor	-9
…monitora	-18
…mono	-20
…monta	-18
…montaje	-18
…monterrey	11
…moqueta	-14
…mostrador	-12
…motivo	-17
…motor	-23
…mover	11
…movimiento	-13
…mozo	-11
…mucha	9
…muchacho	-21
…muchachos	-32
…muchas	-18
…muchos	-21
…muda	-16
…mudanzas	-20
…muele	-16
…muerto	-13
…muestra	-23
…muestras	-20
…mueve	-20
…mujer	-19
…mundo	-22
…municipal	-27
…murieron	-14
…museo	-14
…máquina	-44
…máquinas	-15
…más	-17
…máscara	-13
…máximo	-12
…médico	-20
…mí	-29
…mínimo	-22
…mío	-15
…móviles	-14
…nacho	-16
…nacido	-23
…naranja	-15
…nariz	-19
…natural	-20
…necesario	8
…necesita	9
…necesito	11
…negra	-21
…nerea	-17
…neutro	-18
…nevera	-29
…ni	-49
…nicho	-11
…nidos	-16
…ninguna	-24
…ningún	-20
…niño	13
…niños	-23
…nocturno	-15
…nombran	-13
…nombre	-28
…nombres	-23
…nomás	14
…noria	-23
…norma	-26
…normal	-18
…norte	-24
…nos	17
…nosotros	-34
…nota	-19
…noviembre	-13
…novios	-14
…nudo	-22
…nudos	-27
…nuestra	-39
…nuestro	-38
…nuevas	-23
…nueve	-34
…nuevo	-33
…nuevos	11
…nº	-9
…número	-28
…números	-15
…o	-49
…oaxaca	-14
…objeto	-11
…objetos	-15
…obliga	-17
…obligatorio	-16
…obra	-30
…obrador	-20
…observó	-21
…ochenta	10
…ocho	-45
…octubre	-28
…oeste	-15
…oficial	-25
…oficiales	-8
…oficio	-17
…ofrece	-22
…oigan	-17
…ojo	-21
…ojos	-21
…ok	-29
…olor	-23
…olvidados	-12
…once	-18
…operaciones	-13
…operador	-24
…operario	-18
…opina	9
…orden	12
…ordena	-9
…ordenado	-9
…ordenador	-11
…ordenanza	-10
…ordene	-20
…oreja	-14
…originales	-18
…oro	-14
…os	12
…oscuras	-11
…oscuro	-14
…ostras	-16
…otoño	-15
…otra	-11
…otro	-52
…otros	-26
…oxígeno	-10
…oye	11
…oído	-9
…pa	-29
…paciente	-24
…padre	-30
…padres	-19
…paga	-17
…pagar	-14
…pago	-23
…pal	9
…palabra	-12
…palabras	-20
…palanca	-11
…palmo	-12
…palo	-12
…pantalla	-18
…papel	-32
…papelito	15
…papá	-18
…paquete	-15
…paquetes	-24
…paqui	-9
…parada	-22
…parado	-14
…parar	-18
…paras	-11
…parches	-9
…parece	-15
…paredes	-16
…parejo	-21
…parroquia	-20
…parte	-28
…partes	-24
…partida	-18
…pasada	-25
…pasadas	-15
…pasados	-12
…pasamos	-14
…pasan	-24
…pasaporte	-16
…pasar	-40
…pasas	-16
…pase	-21
…pasen	-12
…pases	-19
…pasillo	-21
…paso	10
…pasó	-19
…pata	-19
…patas	-23
…patio	-18
…patronato	-12
…patrón	-26
…paño	-22
…pdf	-10
…pecho	-10
…pedidos	-11
…pedimos	-12
…pedir	-13
…pegada	-21
…pegatinas	16
…pego	-14
…pelo	-14
…película	-15
…pena	-19
…pensado	11
…peor	-16
…pequeño	-14
…perdido	-24
…perdimos	-17
…perdió	-19
…perdona	-10
…perdón	-16
…perito	13
…permanece	-10
…permisos	-11
…pero	-14
…perra	-20
…perro	-30
…perros	-27
…persiana	-15
…persona	-34
…perímetro	-15
…pesa	-22
…pesaje	13
…pesan	-28
…pesas	-12
…pese	-14
…peso	-21
…petición	-12
…pezoneras	-16
…peón	-18
…ph	-17
…pica	-14
…picado	-14
…piden	-9
…pides	-12
…pidiendo	12
…pidió	-37
…pido	-27
…pie	-26
…piedra	-17
…piedras	-16
…pies	-20
…pieza	-20
…piezas	-19
…pila	-10
…pileta	-15
…piloto	-29
…pincha	-8
…pintura	-20
…pinza	-25
…piquera	-17
…pisa	-11
…piso	-49
…pisos	-19
…pista	-19
…pistola	-8
…pizarra	-13
…planetario	-16
…plano	-31
…planta	-31
…plantilla	-10
…plataforma	-12
…plato	-17
…playa	-11
…plaza	-16
…plazo	-11
…plena	-16
…pliego	-13
…plástico	-27
…pnt	-9
…point	-13
…policía	-9
…polvo	-21
…pon	-22
…pone	-49
…poner	-8
…ponerlo	-19
…pones	-23
…ponga	-25
…pongas	-15
…pongo	-26
…ponlo	-12
…poquito	-22
…porque	-19
…portal	-19
…portero	-17
…portería	-16
…portátil	-9
…precinta	-10
…precinto	-16
…precintos	-14
…precio	-27
…prefiero	-18
…preguntale	-15
…preguntan	-22
…preguntar	-18
…preguntarle	-8
…preguntas	-16
…pregunto	-26
…preguntó	-16
…pregúntale	-15
…prendas	-22
…prende	-19
…prender	-14
…prendido	-12
…prepara	-25
…preparación	-14
…presenta	-21
…presentó	-15
…presidente	-28
…presión	-21
…presta	-15
…primavera	-15
…primer	-22
…primera	-49
…primero	-69
…principal	-12
…probado	-17
…probando	-24
…probar	-11
…procesión	-18
…producción	-19
…producto	-22
…profe	-18
…profeco	-15
…profesor	-13
…profundidad	-11
…programa	-14
…prohibido	-15
…prolijo	11
…propia	-11
…propina	-11
…propio	-22
…propios	-13
…propongo	-21
…propuesta	-13
…protocolo	-24
…proveedor	-16
…proveedores	-14
…proyector	-8
…prueba	-40
…pruebas	-13
…préstamo	-16
…pueblo	-22
…puede	-39
…pueden	10
…puerta	-14
…puertas	-18
…puerto	-10
…puesta	-22
…puestos	-11
…pulsa	-12
…pulsera	-16
…punta	-11
…puntos	-14
…pura	-17
…purga	-18
…purgar	-21
…pusimos	-15
…puso	-16
…puñado	-12
…página	-20
…páginas	-21
…párroco	12
…póliza	-16
…público	-26
…q	-21
…que	30
…queda	-35
…quedamos	-24
…quedan	-29
…quedar	-25
…quedara	8
…quedo	-15
…quedó	-26
…quema	-18
…quería	-17
…queso	-13
…quesos	-24
…quien	-39
…quienes	-11
…quiere	18
…quieren	11
…quiero	23
…quieto	-20
…quisiera	20
…quiso	-12
…quitan	-22
…quitar	-14
…quito	16
…quién	-33
…qué	-18
…químicos	16
…radio	-37
…rafael	-15
…ramón	-21
…ras	-12
…rasca	-21
…raspa	-18
…raspar	-14
…rato	-10
…raya	-18
…rayos	-13
…razón	-18
…raíz	-20
…raúl	9
…re	8
…recepción	-26
…receta	-18
…reciba	-11
…recibe	-25
…recibir	-23
…recibió	-11
…reclamación	-11
…reclamo	-16
…recoge	-15
…recogemos	-17
…recogen	-17
…recoger	11
…recorre	-13
…recorrido	-14
…recupera	-17
…red	-22
…redactado	15
…redactar	-30
…redacte	-13
…redactor	-11
…redes	-17
…redonda	-15
…refractómetro	-16
…refugio	-13
…regantes	-14
…registra	-11
…registro	-17
…regla	-13
…reglamento	9
…reglas	-12
…rejilla	-18
…relativo	-23
…relevo	-8
…rellena	-19
…reloj	-25
…relojes	-15
…remito	-12
…remolque	-13
…renueva	-13
…reparación	-11
…reparte	-14
…reparten	-13
…repartimos	-22
…reparto	-27
…repite	-21
…reporte	-14
…reproducción	-18
…repuesto	-17
…rescate	-22
…reserva	-22
…reservar	-14
…reservas	-9
…residencia	-10
…residente	-14
…resistencia	-13
…resolvió	-20
…responsable	-21
…respuesta	-9
…restauramos	-14
…restaurante	-15
…resto	-19
…restos	-25
…resulta	-30
…retención	-9
…retira	-15
…retirada	-15
…retiran	-12
…retraso	-16
…reunión	-27
…revisa	-46
…revisan	-26
…revisar	-15
…revisión	-23
…revés	-32
…riega	-15
…roca	-15
…roja	-21
…rojo	-27
…rojos	-15
…rompe	-15
…rompió	-14
…ronda	-13
…ropa	-19
…ropero	-20
…rosa	-9
…rosario	-12
…rosas	-13
…roto	-25
…rotos	-16
…rubén	-13
…ruega	-10
…ruegos	-9
…ruido	12
…ruta	-16
…rv	13
…rápido	-14
…sabemos	-13
…saben	10
…sabes	-11
…sabéis	-16
…sabía	-20
…saca	-50
…sacan	-13
…sacar	-26
…sacarlo	-14
…saco	-12
…sal	-18
…sala	-43
…sale	-51
…salen	-34
…salga	-29
…salida	-33
…salidas	-13
…salido	-20
…salimos	-19
…salir	-27
…salió	-28
…salmuera	-26
…salta	-12
…salud	-25
…saluda	-17
…saludo	-11
…salvo	-15
…salón	-11
…san	-26
…sangre	-21
…sanidad	-25
…se	-40
…sea	-11
…sean	-9
…seca	-26
…secado	-20
…secador	-17
…secar	-19
…seco	-17
…secretaria	-17
…secretario	12
…secretaría	-13
…sector	-18
…seguido	-14
…seguidos	-12
…segunda	-18
…segundo	-38
…segundos	-33
…seguridad	-21
…según	-34
…seis	-39
…sella	-13
…sello	-25
…semanal	-19
…semanas	-21
…semestre	-16
…semilla	-11
…sencillo	-14
…sentido	-10
…sepa	-20
…separa	-23
…separado	-11
…septiembre	-11
…sepultureros	-8
…ser	-26
…sereno	-16
…serie	-18
…serio	11
…servicio	-24
…servicios	-21
…será	-11
…sesenta	-32
…sesión	-17
…setas	-17
…setenta	-20
…sexta	-15
…señal	-17
…señor	-35
…señora	-10
…señores	-20
…si	-16
…siempre	-19
…siendo	-12
…sienta	-9
…sientan	-13
…sierra	-12
…siete	-40
…siga	-14
…sigue	11
…siguiendo	-10
…siguiente	-20
…silencio	-21
…silla	-15
…sin	-17
…sino	13
…sirve	-18
…sistema	-10
…sistemas	-15
…sitio	-22
…sobra	-14
…sobrino	-18
…sol	-21
…sola	-32
…solamente	15
…solas	-11
…soles	-16
…solicita	-15
…solicito	12
…solicitud	-10
…solos	-15
…soltó	12
…sombra	-12
…sombrero	-13
…somos	-39
…son	-45
…sondas	-17
…sopla	-15
…sor	11
…sorda	-16
…sortea	-17
…sosa	-11
…sotavento	-18
…soy	-29
…su	-46
…sube	-30
…suben	-22
…subes	-12
…subir	-29
…subo	-14
…sucia	-15
…suegro	-11
…suelo	-23
…suelta	-19
…suelto	-10
…suero	-16
…sumerge	-12
…superficie	-12
…supervisor	-16
…suplente	-18
…supo	8
…sur	-22
…surte	-14
…sus	-24
…suspensión	-20
…sustituye	-10
…susto	-22
…sábado	-23
…sábados	-19
…sábana	-14
…sábanas	-9
…sí	-13
…t	-18
…tabla	-15
…tablero	-19
…tableros	-20
…tableta	-12
…tacha	-17
…tacto	14
…taller	-35
…tamaño	-10
…también	-38
…tambo	-11
…tambor	-13
…tampoco	-23
…tan	-11
…tanque	-24
…tantito	-18
…tanto	-24
…tapada	-12
…tapan	-14
…tapar	-15
…tarda	-9
…tarde	-43
…tardó	-12
…tarjeta	-18
…tarjetas	-18
…techo	-20
…tecnicismos	-18
…tela	-23
…teléfono	-23
…tema	-24
…temperatura	-20
…templada	-13
…temporeros	-15
…tenemos	-17
…tener	18
…tenga	-31
…tengamos	-23
…tengan	-26
…tengo	-48
…tenido	-21
…tensión	-10
…tenés	-16
…tenía	-20
…terapia	-17
…tercero	-17
…termómetros	-13
…test	-15
…testigo	-16
…textil	-18
…texto	22
…ti	-16
…tibia	-16
…tiempo	-18
…tiene	-30
…tierra	-32
…tijeras	-16
…tina	-18
…tinta	-12
…tinte	-15
…tipo	-25
…tira	-38
…tiran	-16
…tirando	-19
…tiras	-11
…tiro	-10
…titular	-20
…tiza	-12
…toalla	-18
…tocar	-20
…toda	-27
…todas	-16
…todavía	-21
…todo	10
…tolva	-24
…toma	-25
…toman	-19
…tomar	-19
…tomas	-10
…tono	-19
…toque	-26
…toques	-10
…torneo	-15
…tornillo	-11
…torre	-22
…tos	-11
…total	-18
…toño	-20
…trabajador	-8
…trabajadores	-18
…trabajamos	-19
…trabajando	-17
…trabajo	-42
…tractor	-17
…trae	-27
…traen	-19
…tramo	12
…trapo	-23
…tras	-25
…tratada	-12
…tratado	-10
…trepador	-14
…tres	-21
…trimestre	-12
…triángulos	-11
…truenos	-16
…tu	-13
…tubo	-9
…tubos	-21
…tuesta	-12
…turistas	-15
…turnos	-16
…tutora	-11
…tuvimos	-22
…técnica	-15
…técnicos	-9
…tía	-20
…tío	-19
…título	-23
…tú	-39
…túnel	-18
…unas	-46
…unidad	-28
…unificar	-27
…uniformes	-10
…unos	-25
…unta	-17
…urgencia	-14
…urgencias	11
…urgente	15
…usa	-19
…usado	-12
…usar	-20
…usb	-13
…uso	-17
…usuario	-13
…uv	-10
…uy	-9
…uñas	-18
…v2	-15
…va	-16
…vaca	-16
…vacaciones	-8
…vacas	-25
…vacunas	-11
…vacía	-23
…vacías	-20
…vacío	-24
…vale	-48
…valle	-16
…vara	-10
…vas	-18
…ve	22
…vea	-13
…veces	-12
…vecino	-18
…vecinos	-14
…vehículo	-16
…vehículos	-14
…veinticinco	-26
…veinticuatro	-22
…veintidós	-31
…vela	-14
…velas	-16
…vellón	-19
…velocidad	-17
…vencimiento	-11
…vende	-24
…vendo	-12
…vendría	-10
…venga	-36
…venido	-16
…venir	-15
…ventana	-12
…ventanas	-14
…venía	-18
…verdad	-30
…verde	-26
…vertical	-19
…ves	-17
…vestuario	-15
…veterinaria	-19
…veterinario	-18
…vi	-13
…viaje	-20
…viajes	-19
…vida	-13
…vieja	-24
…viento	-24
…viernes	-20
…vigente	-11
…vigila	-14
…vigilante	-10
…vinagre	-16
…vino	-28
…visita	-22
…visitante	-15
…visitantes	-22
…visitas	9
…visto	-25
…vitrina	-8
…voltea	-23
…voltean	-18
…volteo	-13
…voluntarias	-19
…voluntario	-13
…voluntarios	-16
…volver	-28
…vos	-16
…vosotros	-18
…voy	-31
…voz	-35
…vuelo	-18
…vuelos	-9
…vuelta	-35
…vueltas	-9
…vuelto	-22
…vuelve	-25
…vuelven	-18
…vídeo	-10
…víspera	-14
…webs	-11
…wilson	-14
…word	15
…x	-23
…xq	12
…y	-41
…yema	-13
…yeso	-20
…yo	19
…z	-9
…zaragoza	-16
…|	-24
…¡	-15
…°	-24
…±	-18
…»	-23
…¿	13
…ácido	-15
…árbitro	-20
…árbol	-16
…óptica	-16
…últimas	-20
…último	-24
…única	-13
…–	-31
…—	12
…•	10
…€	-19
…→	-20
…☐	-16`;
