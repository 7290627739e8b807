// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_PT = `<!	-15
<#	13
<%	-14
<&	-16
<(	-42
<*	-21
<+	-16
<,	-22
<-	-27
<-" xnte	-16
<-" xnão	-10
<-% xo	-9
<-( 00	-10
<-( xa	-14
<-( xção	-15
<-) 00	-11
<-) Xo	-13
<-) Xtes	-8
<-) xhar	-18
<-* xgem	-14
<-* xção	-11
<-, 00	-26
<-, XXpet	-11
<-, Xdr	-8
<-, Xica	-16
<-, Xner	-15
<-, Xrof	-10
<-, x-me	-34
<-, x-se	-38
<-, xa	-49
<-, xa-o	-13
<-, xada	-33
<-, xade	-26
<-, xado	-29
<-, xaga	-22
<-, xais	-16
<-, xala	-15
<-, xali	-15
<-, xalo	-17
<-, xaro	-10
<-, xas	-23
<-, xata	-12
<-, xate	-11
<-, xava	-27
<-, xbeu	-12
<-, xbra	-11
<-, xbre	-15
<-, xbro	-13
<-, xcar	-22
<-, xceu	-14
<-, xcha	-26
<-, xcia	-13
<-, xcos	-13
<-, xcou	-11
<-, xcra	-15
<-, xder	-9
<-, xdia	-19
<-, xdio	-14
<-, xdor	-12
<-, xdos	-17
<-, xdou	-16
<-, xdão	-10
<-, xece	-12
<-, xeda	-16
<-, xede	-14
<-, xega	-13
<-, xego	-8
<-, xeia	-12
<-, xeio	-15
<-, xeja	-12
<-, xela	-19
<-, xera	-15
<-, xero	-13
<-, xeta	-14
<-, xete	-12
<-, xeto	-17
<-, xeus	-11
<-, xfaz	-22
<-, xfia	-17
<-, xgar	-17
<-, xgem	-11
<-, xgia	-10
<-, xgua	-14
<-, xgue	-10
<-, xhar	-11
<-, xhas	-17
<-, xhos	-11
<-, xhou	-13
<-, xhum	-10
<-, xhã	-16
<-, xiam	-8
<-, xiar	-16
<-, xica	-13
<-, xico	-10
<-, xida	-17
<-, xido	-27
<-, xigo	-13
<-, xime	-11
<-, xina	-22
<-, xior	-19
<-, xipe	-16
<-, xipo	-11
<-, xira	-27
<-, xiro	-26
<-, xita	-21
<-, xito	-17
<-, xive	-13
<-, xixa	-17
<-, xlas	-31
<-, xlha	-12
<-, xlhe	-16
<-, xlho	-14
<-, xlos	-8
<-, xlpa	-16
<-, xlvo	-13
<-, xmar	-21
<-, xmos	-30
<-, xnca	-12
<-, xnco	-21
<-, xnda	-19
<-, xnde	-21
<-, xnga	-12
<-, xnge	-13
<-, xnho	-28
<-, xnos	-21
<-, xnte	-16
<-, xnto	-26
<-, xobe	-16
<-, xoca	-14
<-, xois	-37
<-, xola	-18
<-, xona	-21
<-, xone	-9
<-, xoné	-17
<-, xora	-21
<-, xos	-35
<-, xpel	-15
<-, xpem	-19
<-, xpto	-14
<-, xpós	-12
<-, xque	-20
<-, xram	-24
<-, xrar	-23
<-, xras	-16
<-, xrca	9
<-, xrda	-9
<-, xrdo	-9
<-, xres	-15
<-, xreu	-10
<-, xria	-12
<-, xrio	-15
<-, xrma	12
<-, xrme	-19
<-, xros	-17
<-, xrou	-11
<-, xrra	-14
<-, xrs	-12
<-, xrta	-18
<-, xrém	-12
<-, xsar	-9
<-, xsas	-17
<-, xse	-35
<-, xsei	-14
<-, xsor	-12
<-, xsos	-15
<-, xsse	-29
<-, xsso	-19
<-, xsta	-12
<-, xsão	-25
<-, xsó	-26
<-, xtar	-29
<-, xtas	-27
<-, xtem	-16
<-, xtes	-29
<-, xtor	-22
<-, xtos	-20
<-, xtou	-25
<-, xtô	-14
<-, xuar	-13
<-, xuas	-23
<-, xudo	-14
<-, xuem	-37
<-, xula	9
<-, xum	-27
<-, xuma	-28
<-, xura	-17
<-, xuto	-17
<-, xvas	-22
<-, xvei	-14
<-, xvi	-8
<-, xvia	-25
<-, xzar	-10
<-, xzes	-18
<-, xzia	-9
<-, xças	-10
<-, xção	-34
<-, xões	-11
<-- 00	-16
<-- Xa	-17
<-- Xo	-11
<-- xa	-17
<-- xcar	-12
<-- xcia	-19
<-- xcos	-10
<-- xdor	-10
<-- xgar	-13
<-- xgem	-12
<-- xnha	-11
<-- xnça	-10
<-- xrar	-20
<-- xras	-9
<-- xse	-12
<-- xste	-9
<-- xtar	10
<-- xvar	10
<-- xção	-16
<-. x-se	-22
<-. xa	-25
<-. xbre	-16
<-. xdos	-15
<-. xira	-13
<-. xlha	-16
<-. xnda	-18
<-. xnta	-11
<-. xnte	-15
<-. xnão	-18
<-. xo	-30
<-. xois	-22
<-. xos	-15
<-. xtes	-15
<-. xuem	-15
<-. xões	-19
<-0 X-se	-9
<-0 x-se	-13
<-0 xada	-12
<-0 xava	-19
<-0 xcm	-12
<-0 xdas	-8
<-0 xde	-10
<-0 xdia	-18
<-0 xdos	-16
<-0 xeal	-14
<-0 xeto	-10
<-0 xg	-14
<-0 xias	-13
<-0 xkg	-15
<-0 xkm	-13
<-0 xlas	-9
<-0 xlos	-19
<-0 xm	-14
<-0 xm/h	-19
<-0 xmas	-18
<-0 xmba	-9
<-0 xmos	-11
<-0 xnas	-13
<-0 xnão	-9
<-0 xo	-14
<-0 xres	-23
<-0 xros	-17
<-0 xrou	-17
<-0 xsó	-12
<-0 xtas	-12
<-0 xtes	-15
<-0 xum	-9
<-0 xéis	-12
<-: 00	-21
<-: XXenc	-17
<-: XXres	-14
<-: Xeio	16
<-: Xete	-12
<-: Xgem	11
<-: Xre	-19
<-: Xuim	-18
<-: Xção	14
<-: x-se	-33
<-: xada	-16
<-: xado	-18
<-: xcar	-18
<-: xcia	-14
<-: xdas	-22
<-: xete	-17
<-: xgem	18
<-: xira	-14
<-: xlha	-11
<-: xlhe	-16
<-: xlta	-18
<-: xmos	-29
<-: xnte	10
<-: xnto	16
<-: xnão	-11
<-: xo	-38
<-: xoas	-14
<-: xrar	-18
<-: xras	-25
<-: xres	-14
<-: xria	13
<-: xse	-15
<-: xsó	-15
<-: xtam	-15
<-: xtar	-16
<-: xuas	-15
<-: xum	-17
<-: xuma	-22
<-: xvam	-18
<-: xção	-10
<-: xões	9
<-; xa	-11
<-; xndo	-9
<-; xnto	-9
<-; xnão	-13
<-; xois	-14
<-; xse	-11
<-; xtar	-18
<-; xuem	-11
<-= xnão	-10
<-= xção	-10
<-> 00	-8
<-[ 00	-12
<-^ 00	-36
<-^ X-me	-30
<-^ X-se	-25
<-^ XXata	-18
<-^ XXgem	10
<-^ XXnto	12
<-^ XXpop	-21
<-^ XXrio	-16
<-^ Xa	-11
<-^ Xade	-25
<-^ Xado	-27
<-^ Xafa	-10
<-^ Xafo	16
<-^ Xago	-20
<-^ Xala	-15
<-^ Xale	-13
<-^ Xalo	-17
<-^ Xana	-12
<-^ Xano	-16
<-^ Xara	-19
<-^ Xaro	-10
<-^ Xas	-24
<-^ Xata	-16
<-^ Xato	-14
<-^ Xbia	-18
<-^ Xbou	-12
<-^ Xbra	-18
<-^ Xbre	-20
<-^ Xbro	-8
<-^ Xceu	-16
<-^ Xcha	-19
<-^ Xche	-17
<-^ Xcio	-18
<-^ Xcre	-9
<-^ Xcão	-9
<-^ Xcês	-12
<-^ Xdar	9
<-^ Xdas	-20
<-^ Xdaí	-17
<-^ Xde	-24
<-^ Xdem	-19
<-^ Xder	-18
<-^ Xdes	-16
<-^ Xdeu	-9
<-^ Xdir	-24
<-^ Xdoc	-12
<-^ Xdor	-19
<-^ Xdro	-14
<-^ Xede	-34
<-^ Xedi	-18
<-^ Xefa	-13
<-^ Xego	-21
<-^ Xeia	-14
<-^ Xeio	-9
<-^ Xeis	-15
<-^ Xeja	-19
<-^ Xejo	-12
<-^ Xema	-16
<-^ Xera	-17
<-^ Xete	-14
<-^ Xeto	-19
<-^ Xeus	-17
<-^ Xeva	-21
<-^ Xeve	-9
<-^ Xevo	-13
<-^ Xeça	-16
<-^ Xeço	-25
<-^ Xf.ª	-13
<-^ Xfar	-14
<-^ Xfaz	-23
<-^ Xfia	-16
<-^ Xfui	-16
<-^ Xfwd	-17
<-^ Xgar	-22
<-^ Xgem	18
<-^ Xgue	-16
<-^ Xham	-18
<-^ Xhar	-17
<-^ Xhas	-17
<-^ Xhem	-11
<-^ Xher	9
<-^ Xhes	-20
<-^ Xias	-15
<-^ Xica	11
<-^ Xice	-12
<-^ Xida	-20
<-^ Xide	-10
<-^ Xido	-17
<-^ Xifa	-19
<-^ Xiga	-11
<-^ Xigo	-12
<-^ Xijo	-11
<-^ Xima	-23
<-^ Xina	9
<-^ Xine	-18
<-^ Xino	-10
<-^ Xios	-8
<-^ Xipa	-11
<-^ Xira	-39
<-^ Xire	-16
<-^ Xiro	-9
<-^ Xita	-21
<-^ Xite	9
<-^ Xito	-18
<-^ Xiva	-20
<-^ Xivo	-16
<-^ Xixa	-12
<-^ Xixe	-16
<-^ Xlar	-17
<-^ Xlas	-8
<-^ Xlda	-16
<-^ Xldo	-13
<-^ Xles	-9
<-^ Xlha	-29
<-^ Xlhe	-29
<-^ Xlho	-24
<-^ Xlia	-22
<-^ Xlmo	-14
<-^ Xlor	-11
<-^ Xlta	-26
<-^ Xmar	-17
<-^ Xmes	-15
<-^ Xmia	-15
<-^ Xmos	12
<-^ Xnas	-11
<-^ Xnco	-13
<-^ Xnde	-21
<-^ Xndo	-22
<-^ Xnel	-12
<-^ Xner	-18
<-^ Xnha	-21
<-^ Xnio	-16
<-^ Xnos	-24
<-^ Xnsa	-18
<-^ Xnta	-34
<-^ Xnte	-24
<-^ Xnto	14
<-^ Xnão	-43
<-^ Xnça	12
<-^ Xnês	-13
<-^ Xo	-25
<-^ Xoas	-13
<-^ Xobe	-8
<-^ Xola	-28
<-^ Xolá	-17
<-^ Xomo	-20
<-^ Xona	-20
<-^ Xora	-13
<-^ Xoso	-14
<-^ Xote	-23
<-^ Xova	-21
<-^ Xpar	-14
<-^ Xpia	-16
<-^ Xram	-22
<-^ Xrar	-26
<-^ Xras	-12
<-^ Xrda	-13
<-^ Xrdo	-21
<-^ Xref	-9
<-^ Xrei	-18
<-^ Xreu	-20
<-^ Xrev	-9
<-^ Xrga	14
<-^ Xria	-15
<-^ Xrio	8
<-^ Xrir	-23
<-^ Xrol	-15
<-^ Xros	-24
<-^ Xrou	-14
<-^ Xrte	17
<-^ Xrto	10
<-^ Xrui	-17
<-^ Xsar	-31
<-^ Xse	-34
<-^ Xsou	14
<-^ Xsse	-17
<-^ Xsso	9
<-^ Xsta	-22
<-^ Xsto	-14
<-^ Xsão	-18
<-^ Xtar	-9
<-^ Xtas	-27
<-^ Xtaz	-19
<-^ Xte	-12
<-^ Xtem	-17
<-^ Xtes	-8
<-^ Xton	-13
<-^ Xtor	-24
<-^ Xtos	-25
<-^ Xtou	-15
<-^ Xtra	-21
<-^ Xtro	-15
<-^ Xtão	-16
<-^ Xuar	-16
<-^ Xudo	-15
<-^ Xuei	-18
<-^ Xuem	-27
<-^ Xues	-16
<-^ Xula	-25
<-^ Xulo	-18
<-^ Xuma	-29
<-^ Xumo	-8
<-^ Xuta	-13
<-^ Xvar	-23
<-^ Xvio	-14
<-^ Xxma	-16
<-^ Xxmo	-14
<-^ Xzer	-14
<-^ Xzia	-13
<-^ Xões	-29
<-^ xa	-28
<-^ xada	13
<-^ xalô	-19
<-^ xblz	-8
<-^ xbre	-23
<-^ xde	-9
<-^ xdia	-14
<-^ xgar	-14
<-^ xgue	-20
<-^ xhow	-9
<-^ xiro	-11
<-^ xita	10
<-^ xito	-18
<-^ xmas	-11
<-^ xmos	-16
<-^ xnas	-16
<-^ xnta	-20
<-^ xnte	-20
<-^ xnão	-16
<-^ xo	-11
<-^ xobs	-18
<-^ xoca	11
<-^ xois	-11
<-^ xomo	-16
<-^ xora	-25
<-^ xrio	-15
<-^ xrma	-18
<-^ xsar	-21
<-^ xse	-16
<-^ xsse	-9
<-^ xtar	-21
<-^ xvoo	8
<-^ xção	12
<-a 00	-23
<-a XXong	-13
<-a XXti	-9
<-a Xade	-11
<-a Xana	-13
<-a Xaís	-24
<-a Xcia	-13
<-a Xdes	-12
<-a Xena	-16
<-a Xeus	-8
<-a Xica	-22
<-a Xila	-19
<-a Xlly	-17
<-a Xnda	-27
<-a Xnha	-18
<-a Xnia	-13
<-a Xtel	-16
<-a Xuna	-11
<-a Xvia	-13
<-a Xção	-13
<-a x-me	-18
<-a xaca	-16
<-a xade	-33
<-a xaia	-8
<-a xala	-31
<-a xama	-15
<-a xapa	-26
<-a xara	-16
<-a xaré	-18
<-a xata	-11
<-a xave	-17
<-a xaxa	-15
<-a xaça	-17
<-a xbra	-12
<-a xcer	-14
<-a xcha	-27
<-a xdir	-14
<-a xdor	-17
<-a xdos	-18
<-a xeca	-13
<-a xefe	-12
<-a xega	21
<-a xeia	-19
<-a xela	-38
<-a xera	-13
<-a xesa	-20
<-a xeza	13
<-a xeça	-35
<-a xfia	-12
<-a xgar	13
<-a xgem	31
<-a xgua	-25
<-a xhar	-16
<-a xica	-33
<-a xida	18
<-a xiga	-22
<-a xila	-9
<-a xina	8
<-a xiné	-11
<-a xipe	-22
<-a xira	-16
<-a xist	-14
<-a xita	9
<-a xito	-18
<-a xiva	-26
<-a xião	-15
<-a xlar	-8
<-a xlda	-19
<-a xlpa	-11
<-a xlsa	-21
<-a xlta	-20
<-a xlva	-17
<-a xmar	-24
<-a xmpa	-12
<-a xnar	14
<-a xnca	-20
<-a xnda	-24
<-a xnga	-11
<-a xnha	-37
<-a xnia	-23
<-a xnos	-11
<-a xnta	-42
<-a xnte	-32
<-a xoca	26
<-a xoda	9
<-a xoga	-15
<-a xola	-28
<-a xona	-24
<-a xora	-54
<-a xosa	-17
<-a xota	-12
<-a xova	9
<-a xoça	-26
<-a xpaz	-15
<-a xpis	-18
<-a xpá	-9
<-a xrar	-22
<-a xrda	-16
<-a xrdo	-14
<-a xrea	-12
<-a xrer	-14
<-a xrga	24
<-a xria	-64
<-a xrio	-24
<-a xrma	-20
<-a xrna	-25
<-a xrra	12
<-a xrsa	-13
<-a xrta	-15
<-a xsca	-23
<-a xsoa	-31
<-a xssa	-32
<-a xsso	-42
<-a xsta	-30
<-a xtar	-17
<-a xtia	-22
<-a xtão	12
<-a xual	-17
<-a xuda	11
<-a xuem	-30
<-a xuir	-15
<-a xum	-20
<-a xuma	-23
<-a xuna	-18
<-a xura	13
<-a xuta	-14
<-a xvar	-22
<-a xvia	-14
<-a xvra	-27
<-a xção	24
<-a xída	11
<-abaixa xa	-11
<-abaixo xde	-10
<-abertura xde	-15
<-abre xa	-24
<-abre xo	-10
<-abre-se xa	-10
<-abrir xa	-35
<-abrir xo	-20
<-abriu xa	-14
<-acende xas	-9
<-acende xo	-15
<-acendo xo	-13
<-acima xde	-9
<-agora xo	-12
<-agora xuma	-13
<-agulha xada	-13
<-ainda xnão	-14
<-ainda xse	-19
<-ajuda xa	-29
<-ajustar xo	-13
<-aldeia x-se	-20
<-aluguer xde	-15
<-alô xalô	-20
<-amostra xada	-8
<-amostras xde	-20
<-anos xde	-11
<-anota-se xo	-9
<-antes xdas	-14
<-antes xde	-34
<-ao xado	-26
<-ao xbro	-17
<-ao xdia	-13
<-ao xdor	-18
<-ao xete	-14
<-ao xico	-22
<-ao ximo	-16
<-ao xiro	-24
<-ao xivo	-13
<-ao xnce	-8
<-ao xnco	-8
<-ao xnho	14
<-ao xnte	-14
<-ao xper	-13
<-ao xque	-13
<-ao xrio	-20
<-ao xsol	-9
<-ao xsso	-20
<-ao xtor	-12
<-ao xzém	-9
<-aos xais	-9
<-aos xdos	-18
<-aos xhos	-10
<-aos xios	-14
<-aos xros	-13
<-aos xtas	-16
<-aos xtos	-10
<-apaga xo	-14
<-aplica-se xa	-9
<-ar xado	-16
<-arrancar xas	-12
<-as 00	-9
<-as xcas	-29
<-as xdas	12
<-as xdes	-18
<-as xfas	-13
<-as xgas	-12
<-as xhas	-31
<-as xias	-31
<-as xjas	-15
<-as xlas	-20
<-as xnas	-27
<-as xpas	-24
<-as xras	-11
<-as xres	-16
<-as xsas	-16
<-as xuas	-30
<-as xzes	-15
<-as xças	-16
<-aspirar xa	-17
<-assim xa	-16
<-assina xo	-21
<-assina-se xa	-9
<-atendente xnta	-11
<-atestado xico	-11
<-atrás xde	-11
<-até 00	-13
<-até xa	-22
<-até xcar	-15
<-até xcer	-12
<-até xdia	-8
<-até xgar	-20
<-até xo	-21
<-até xrar	-9
<-até xtos	-11
<-até xum	-10
<-auxiliar xlhe	-11
<-avisa xa	-10
<-avisa xo	-14
<-avisa-se xa	-10
<-aí xbre	-11
<-aí xo	-16
<-aí xum	-26
<-baixa xa	-11
<-baixa-se xo	-9
<-baixo x-se	-16
<-banco Xtar	-15
<-banco xde	-20
<-bandeja xada	-11
<-banho xa	-17
<-banho xde	-8
<-barraca xde	-15
<-bater xo	-14
<-bem xado	-11
<-bem xnho	-22
<-boa xrte	-14
<-bom xdia	-27
<-bota xa	-15
<-botijão xado	-18
<-box 00	-10
<-braço xado	-14
<-cada 00	-16
<-cada xgem	-13
<-cada xira	-17
<-cada xnta	-19
<-cada xsta	-22
<-cada xum	-18
<-cada xuma	-13
<-cadeira xde	-12
<-caderno xde	-9
<-caiu xa	-12
<-caixa xada	-11
<-camião xde	-11
<-carga xada	-19
<-carga xde	-14
<-carro xico	-18
<-cartão xado	-20
<-cartão xido	-9
<-casa xdas	-10
<-casa xde	-22
<-caso xde	-9
<-causa xdas	-10
<-causa xde	-18
<-centro xde	-17
<-centímetros xse	-13
<-cerca xde	-17
<-chama xa	-11
<-chama xum	-10
<-chave xde	-12
<-chave xlar	-8
<-chave xral	-16
<-chaves xde	-19
<-chefe xde	-12
<-cheia xde	-12
<-cheiro xa	-18
<-chão xnão	-10
<-cilindro xde	-12
<-cliente xa	-8
<-clube xde	-10
<-cobra-se xa	-11
<-cobre xde	-17
<-coisa xde	-12
<-coisa xvel	-17
<-cola xa	-9
<-coloca xo	-9
<-com 00	-21
<-com xa	-25
<-com xada	-17
<-com xado	-17
<-com xas	-19
<-com xase	-16
<-com xaso	-19
<-com xato	-21
<-com xbre	-18
<-com xcha	-9
<-com xdor	-10
<-com xena	-12
<-com xgem	-25
<-com xgiz	-17
<-com xina	-11
<-com xint	-9
<-com xite	-14
<-com xito	-9
<-com xles	-8
<-com xlha	-18
<-com xlho	-9
<-com xnho	-11
<-com xnta	-15
<-com xnte	-23
<-com xnto	-10
<-com xo	-29
<-com xos	-22
<-com xova	-20
<-com xpel	-15
<-com xrça	-11
<-com xsco	-8
<-com xsmo	-15
<-com xssa	-20
<-com xsto	-11
<-com xtes	-21
<-com xtos	-14
<-com xula	-11
<-com xum	-17
<-com xuma	-20
<-com xura	-23
<-com xços	-15
<-com xção	-21
<-com xído	-12
<-combinar xa	-17
<-como xa	-34
<-como xas	10
<-como xmos	-22
<-como xrar	13
<-como xse	-43
<-confere xa	-16
<-confere xnto	-11
<-confere xo	-18
<-confere xse	-16
<-confirma xo	-11
<-conforme xa	-10
<-conforme xo	-10
<-consiga xuir	-16
<-conta xo	-14
<-conta xos	-19
<-contagens xais	-14
<-contam-se xos	-16
<-contas xde	-19
<-continua xndo	-16
<-conto xo	-23
<-contra xo	-10
<-cooperativa xde	-18
<-corda xada	-10
<-corta xa	-12
<-corta xde	-17
<-corta xo	-12
<-corta-se xa	-11
<-cortar xo	-23
<-cortar xos	-16
<-costuma xvir	-15
<-câmara xde	-14
<-da XXsae	-14
<-da Xade	-21
<-da Xira	-26
<-da Xlia	-8
<-da Xnia	-10
<-da Xora	-8
<-da Xria	-15
<-da Xrte	-11
<-da xaca	-17
<-da xade	-28
<-da xapa	-9
<-da xaça	-14
<-da xcia	-27
<-da xeca	-19
<-da xeia	-24
<-da xeja	-11
<-da xela	-12
<-da xena	-18
<-da xera	-9
<-da xese	-19
<-da xeta	-9
<-da xeça	-25
<-da xfia	-10
<-da xica	-20
<-da xice	-21
<-da xida	11
<-da xima	-18
<-da xina	-21
<-da xipa	-18
<-da xira	-30
<-da xita	-21
<-da xiva	-17
<-da xlha	-15
<-da xnda	-26
<-da xnet	-13
<-da xnha	-25
<-da xnta	-20
<-da xnte	-20
<-da xnça	-24
<-da xoca	-21
<-da xola	-13
<-da xona	-15
<-da xora	-19
<-da xota	-19
<-da xova	12
<-da xpia	-15
<-da xrda	-9
<-da xrea	-12
<-da xria	-36
<-da xrma	-17
<-da xrna	-26
<-da xssa	-12
<-da xsta	-19
<-da xsão	-8
<-da xvan	-8
<-da xção	20
<-da xída	-13
<-dar xada	-18
<-das xcas	-21
<-das xdas	-23
<-das xfas	-15
<-das xhas	-15
<-das xias	-21
<-das xlas	-23
<-das xnas	-11
<-das xras	-34
<-das xtas	-15
<-das xzas	-19
<-das xzes	-13
<-das xões	-12
<-data xde	-12
<-de 00	-14
<-de XXite	-15
<-de XXção	-19
<-de Xais	-20
<-de Xana	-22
<-de Xgas	-23
<-de Xhos	-17
<-de Xica	-11
<-de Xila	-13
<-de Xina	-30
<-de Xiro	-25
<-de Xiás	-16
<-de Xnas	-12
<-de Xora	-16
<-de Xria	-11
<-de Xseu	-10
<-de Xsia	-15
<-de Xtes	-11
<-de Xvor	-24
<-de Xção	-17
<-de xaca	-20
<-de xada	-21
<-de xade	-26
<-de xado	-16
<-de xaio	-9
<-de xala	-10
<-de xama	-8
<-de xana	-17
<-de xano	-20
<-de xato	-17
<-de xaço	-18
<-de xber	-9
<-de xbra	-17
<-de xbre	-23
<-de xbro	-27
<-de xcar	-28
<-de xcer	-14
<-de xcha	-18
<-de xcia	-36
<-de xcio	-16
<-de xcos	-24
<-de xdar	22
<-de xdas	-16
<-de xder	-17
<-de xdia	-18
<-de xdio	-14
<-de xdor	-20
<-de xdão	-17
<-de xebê	-15
<-de xeda	-15
<-de xego	-22
<-de xeio	-25
<-de xeis	-15
<-de xena	-23
<-de xene	-17
<-de xeno	-17
<-de xete	-14
<-de xeto	-15
<-de xeza	-20
<-de xeço	-13
<-de xgar	-22
<-de xgem	-40
<-de xgia	-11
<-de xgio	-14
<-de xgir	-21
<-de xhar	-24
<-de xhas	-17
<-de xhes	-11
<-de xhos	-14
<-de xias	-18
<-de xica	-24
<-de xida	-22
<-de xina	-31
<-de xino	-16
<-de xios	-18
<-de xipa	-13
<-de xir	-20
<-de xira	-29
<-de xiro	-23
<-de xita	-14
<-de xito	-23
<-de xlar	-17
<-de xlda	-9
<-de xlha	-10
<-de xlho	-24
<-de xlos	-22
<-de xmar	-12
<-de xmbo	-8
<-de xmes	-9
<-de xmir	-19
<-de xmos	-10
<-de xnar	14
<-de xnas	-11
<-de xnda	-18
<-de xndo	11
<-de xnho	-18
<-de xnor	-14
<-de xnos	-13
<-de xnta	-33
<-de xnte	-12
<-de xnto	10
<-de xnça	-15
<-de xo	-22
<-de xoca	-18
<-de xoio	-13
<-de xolo	-21
<-de xomo	9
<-de xote	-19
<-de xoto	-18
<-de xpel	-18
<-de xque	-26
<-de xrar	8
<-de xras	-27
<-de xrco	-20
<-de xrdo	-20
<-de xres	-31
<-de xria	12
<-de xrie	-9
<-de xril	-26
<-de xrio	-11
<-de xrir	-20
<-de xrma	-28
<-de xrno	-19
<-de xroa	-16
<-de xros	-14
<-de xrra	-18
<-de xrro	-29
<-de xrte	-10
<-de xrto	-14
<-de xrás	-8
<-de xré	-14
<-de xrés	-10
<-de xsar	11
<-de xsas	-14
<-de xsca	-11
<-de xse	-9
<-de xsmo	-28
<-de xsoa	10
<-de xsos	-17
<-de xspa	-17
<-de xssa	-17
<-de xsso	-11
<-de xsta	-14
<-de xsão	-23
<-de xtal	-15
<-de xtar	-27
<-de xtas	-30
<-de xtes	-24
<-de xtor	-20
<-de xtos	-50
<-de xtro	-17
<-de xuas	-14
<-de xubá	-14
<-de xuda	-14
<-de xudo	-13
<-de xuem	-28
<-de xuga	-25
<-de xum	-36
<-de xuma	-32
<-de xura	-20
<-de xuro	-10
<-de xuso	11
<-de xval	-14
<-de xvel	-23
<-de xver	-22
<-de xves	-19
<-de xçar	-16
<-de xída	-23
<-de xões	-21
<-debaixo xgua	-12
<-deixa xa	-20
<-deixa xo	-19
<-deixa xtar	-14
<-deixa-se xo	-14
<-deixa-se xrer	-21
<-deixar xado	-35
<-depois x-se	-14
<-depois xa	-12
<-depois xdas	-16
<-depois xde	-14
<-depois xmos	-16
<-depois xo	-14
<-depois xse	-19
<-der xnça	-9
<-descreva xo	-26
<-desculpa xa	-10
<-desculpem xo	-19
<-desde 00	-20
<-desde xa	-10
<-desde xrço	-11
<-desliga xa	-11
<-desliga xo	-13
<-desliga-se xo	-11
<-desligar xo	-16
<-deu xuma	-9
<-devolução xde	-16
<-dia 00	-9
<-dia x-se	14
<-dia xde	-21
<-dia xo	-18
<-dia xres	-13
<-dia xtil	-19
<-dias x-se	-12
<-dias xtes	-13
<-diferença xior	-11
<-diga xo	-8
<-dinheiro xnão	-11
<-diz xo	-16
<-diz xq	-9
<-dizer xa	-18
<-do 00	-17
<-do Xará	-14
<-do Xira	-13
<-do Xnde	-9
<-do Xnho	-10
<-do Xrro	-9
<-do Xrte	-22
<-do Xrto	-13
<-do Xube	-13
<-do xado	-24
<-do xafé	-17
<-do xama	-12
<-do xato	-19
<-do xaço	-12
<-do xcio	-22
<-do xcre	-15
<-do xdia	-24
<-do xdio	-20
<-do xdor	-18
<-do xdro	-15
<-do xeio	-12
<-do xema	-13
<-do xero	-18
<-do xeto	-17
<-do xfre	-12
<-do xial	-14
<-do xico	-16
<-do xido	-10
<-do xing	-15
<-do xior	-11
<-do xiro	17
<-do xito	-21
<-do xixe	-20
<-do xião	-13
<-do xlar	-15
<-do xlco	-9
<-do xlho	-23
<-do xlme	-20
<-do xmel	-22
<-do xnal	-9
<-do xnco	-21
<-do xnho	-36
<-do xnte	-29
<-do xnto	14
<-do xone	-17
<-do xoço	-13
<-do xque	-23
<-do xrio	-33
<-do xrno	-20
<-do xrro	11
<-do xrto	-28
<-do xrão	-11
<-do xsol	-19
<-do xsor	-16
<-do xsso	-10
<-do xsta	-19
<-do xste	-15
<-do xsto	-23
<-do xtel	-12
<-do xtro	-16
<-do xual	-17
<-do xube	-11
<-do xubo	-9
<-do xulo	-17
<-do xuro	-16
<-do xuto	-12
<-do xuês	-11
<-do xvel	-11
<-doação xde	-11
<-documento xa	-18
<-documento xde	-8
<-dois xcos	-15
<-dois xdos	-23
<-dois xens	-11
<-dois xhos	-16
<-dois xios	-19
<-dois xnos	-13
<-dois xres	-26
<-dois xros	-16
<-dois xtas	-12
<-dois xtes	-14
<-dois xtos	-14
<-dois xões	-9
<-dona Xide	-11
<-dos xais	-13
<-dos xcos	-16
<-dos xdos	-17
<-dos xeus	-21
<-dos xhos	-15
<-dos xios	-25
<-dos xnos	-25
<-dos xres	-29
<-dos xros	-25
<-dos xsos	-16
<-dos xtas	-14
<-dos xtes	-20
<-dos xtos	-24
<-dos xues	-17
<-dou xo	-11
<-doze xres	-13
<-duas xdas	-27
<-duas xhas	-18
<-duas xias	-22
<-duas xnas	11
<-duas xtas	-16
<-duas xtes	-9
<-duas xças	-14
<-duas xões	-21
<-durante xa	-11
<-durante xo	-13
<-dá xa	-20
<-dá xo	-13
<-dá xos	-14
<-dá xum	-10
<-dá xuma	-16
<-e XXrg	-13
<-e x-la	-11
<-e x-me	-13
<-e x-se	-34
<-e xa	-17
<-e xa-a	-11
<-e xa-o	-11
<-e xada	-32
<-e xado	-21
<-e xais	-17
<-e xalo	-15
<-e xara	-9
<-e xas	-18
<-e xata	-13
<-e xbos	-27
<-e xbou	-11
<-e xbre	-20
<-e xcam	-8
<-e xcho	-22
<-e xcês	-22
<-e xdar	-16
<-e xdas	-10
<-e xde	-14
<-e xdem	-19
<-e xdos	-17
<-e xduz	-19
<-e xede	-9
<-e xega	-27
<-e xeio	-8
<-e xela	-12
<-e xele	-9
<-e xeno	-19
<-e xera	-10
<-e xere	-10
<-e xero	-19
<-e xeça	-20
<-e xfaz	10
<-e xgar	-18
<-e xhes	-18
<-e xhou	-17
<-e xhum	-18
<-e xica	-24
<-e xico	-24
<-e xida	-13
<-e xigo	-12
<-e xina	-12
<-e xira	-30
<-e xixa	-16
<-e xixo	-16
<-e xlha	-10
<-e xlhe	-21
<-e xlho	-9
<-e xlos	-20
<-e xlta	-15
<-e xmos	14
<-e xnam	-9
<-e xnar	-17
<-e xnas	-9
<-e xnca	-12
<-e xnde	-18
<-e xndo	-27
<-e xnho	-20
<-e xnos	-15
<-e xnta	-20
<-e xnte	-11
<-e xnto	-28
<-e xnão	-19
<-e xnça	-9
<-e xo	-39
<-e xoca	-19
<-e xois	-25
<-e xomo	-17
<-e xos	-30
<-e xosa	-18
<-e xota	-12
<-e xove	-10
<-e xph	-9
<-e xram	-27
<-e xrar	-16
<-e xrda	-9
<-e xrir	-11
<-e xrma	-11
<-e xrna	-10
<-e xrra	-19
<-e xrro	-9
<-e xrta	-14
<-e xrte	-16
<-e xsam	-15
<-e xsar	-11
<-e xse	-22
<-e xsse	-9
<-e xsto	-16
<-e xsó	-25
<-e xtal	-20
<-e xtam	-8
<-e xtas	-16
<-e xtes	-25
<-e xtos	-18
<-e xtou	-10
<-e xtro	-13
<-e xuas	-32
<-e xuei	-15
<-e xuem	-25
<-e xula	-15
<-e xum	-20
<-e xuma	-31
<-e xura	-18
<-e xvar	-9
<-e xvel	-15
<-e xvou	-14
<-e xzia	-11
<-e xção	-23
<-ela xnão	-20
<-ele xdeu	-10
<-ele xfaz	-13
<-ele xgou	-11
<-ele xira	16
<-eles xham	-9
<-eles xram	-19
<-em 00	-11
<-em Xaba	-14
<-em Xbal	-17
<-em Xdor	-12
<-em Xela	-17
<-em Xial	-10
<-em Xira	-10
<-em Xnia	-10
<-em xada	-14
<-em xaio	-14
<-em xaso	-17
<-em xbro	-19
<-em xcia	-15
<-em xcos	-12
<-em xdas	-9
<-em xdem	-22
<-em xdia	-18
<-em xeia	-13
<-em xgem	-16
<-em xgue	-15
<-em xias	-10
<-em xida	-12
<-em xiro	-16
<-em xito	-11
<-em xjum	-9
<-em xlas	-13
<-em xlha	-13
<-em xlho	-19
<-em xnal	-13
<-em xnha	-14
<-em xnho	-8
<-em xnto	-20
<-em xoca	-8
<-em xoto	-13
<-em xpel	-17
<-em xrma	-10
<-em xruz	-15
<-em xrço	-14
<-em xsto	-19
<-em xtos	-11
<-em xuma	-11
<-em xuês	-17
<-em xzio	-10
<-em xões	-21
<-embaixo xnão	-9
<-emergência xada	-11
<-encosta xde	-10
<-enquanto xnão	-23
<-entre xas	-9
<-entrega xa	-11
<-entrega xdas	-18
<-entrega xde	-21
<-entrega xo	-20
<-então xa	-28
<-então xlhe	-9
<-então xo	-35
<-equipa xde	-15
<-era xo	-12
<-escada xde	-10
<-escala xde	-16
<-escola xde	-14
<-escolhe xo	-8
<-escova xde	-14
<-escova xtes	-14
<-escreve xo	-14
<-escrever xa	-13
<-escrever xomo	9
<-escrito xomo	18
<-espera 00	-8
<-esperar 00	-12
<-estende-se xo	-10
<-estou xa	-16
<-estou xndo	-16
<-estraga xa	-19
<-está xa	-24
<-está xada	-15
<-está xado	-20
<-está xde	-13
<-estão xdas	-18
<-eu xava	-14
<-eu xejo	-17
<-eu xeço	-17
<-eu xico	-16
<-eu ximo	-14
<-eu xito	-11
<-eu xlei	-15
<-eu xndo	-16
<-eu xnto	-23
<-eu xnão	-28
<-eu xsei	-16
<-eu xsó	-14
<-eu xuei	-14
<-explica xo	-16
<-extração xde	-11
<-fala xde	-9
<-falar xa	-12
<-falar xigo	-17
<-falta xo	-14
<-falta xuma	-20
<-fato xuro	-11
<-faz xa	-37
<-faz xde	-15
<-faz xlha	13
<-faz xndo	19
<-faz xo	-34
<-faz xum	-15
<-fazem xo	-21
<-fazer xa	-30
<-fazer xo	-25
<-fazer xum	-30
<-fazer xuma	-10
<-fecha xo	-17
<-fechar xo	-11
<-feche xo	-10
<-fica xa	-20
<-fica xada	-20
<-fica xado	-20
<-fica xde	-9
<-fica xndo	-11
<-ficam xde	-9
<-ficou 00	-12
<-ficou xa	-20
<-ficou xada	-14
<-ficou xado	-12
<-ficou xde	-21
<-ficou xido	-19
<-ficou xum	-10
<-filme xico	-18
<-fim x-se	-18
<-fim xde	-18
<-fim xo	-8
<-focinho xrto	-8
<-foi xada	-19
<-foi xado	-14
<-foi xnte	-9
<-foi xo	-13
<-foi xora	-11
<-foi xum	-12
<-folha xada	-21
<-folha xde	-20
<-fora xa	-13
<-forma xde	-17
<-fornada xde	-8
<-fotografar xo	-10
<-frente xde	-11
<-fábrica xde	-13
<-galpão 00	-10
<-gente xde	-10
<-gente xdeu	-12
<-gente xgar	-18
<-gente xnta	-21
<-gente xzia	16
<-gostaria xde	-10
<-guardar xos	-12
<-hoje xa	-15
<-hoje xo	-13
<-hora xnão	-14
<-hora xtes	-30
<-horas x-se	-11
<-hotel xde	-11
<-houve xuas	-12
<-hum xa	-10
<-há xdas	-12
<-há xuas	-8
<-há xuma	-13
<-imprime-se xa	-14
<-instalação xde	-13
<-isso xa	-22
<-isso xnão	-9
<-isso xtar	-18
<-jeito xde	-21
<-jeito xhum	-11
<-jeito xsó	-11
<-junta xde	-10
<-já xcou	-16
<-já xgou	-17
<-já xlei	-15
<-já xmos	-18
<-já xnão	-10
<-já xreu	-9
<-já xse	-8
<-já xuei	-10
<-laboratório xde	-19
<-larga xa	-9
<-lata xada	-10
<-lava-se xa	-15
<-lava-se xo	-13
<-leia xo	-12
<-ler xo	-11
<-leva xa	-11
<-leva xo	-14
<-leva xrio	-9
<-levanta xa	-15
<-levou xo	-14
<-lhe xsse	-14
<-liga xa	-8
<-liga xo	-20
<-liga-se xo	-9
<-ligo xo	-15
<-limpa xa	-19
<-linha xde	-11
<-loja xde	-17
<-luz xde	-9
<-lâmina xada	-9
<-lê xo	-11
<-mais xde	-8
<-mais xmum	-17
<-mais xuma	-9
<-manda xgem	-14
<-manda xo	-15
<-manda xos	-16
<-manda xtar	-11
<-mandou xum	-18
<-maneira xde	-18
<-manhã x-se	-20
<-manhã xedo	-13
<-manhã xsó	-9
<-marca xa	-8
<-marca xde	-13
<-marinheiro xde	-9
<-mas xa	-22
<-mas xnão	-25
<-mas xo	-12
<-me xbro	-13
<-me xfaz	-16
<-me xica	-11
<-me xrem	-13
<-me xtou	-12
<-mede xa	-15
<-mede xo	-13
<-mede xos	-12
<-mede-se xa	-12
<-medir xa	-15
<-meia xina	-14
<-meio xde	-11
<-meio xtar	-10
<-meio xtro	-8
<-menos xde	-8
<-menos xnta	-20
<-mergulha xa	-15
<-mesa xde	-20
<-mesmo xdia	-13
<-mesmo xse	-10
<-meu xado	-11
<-meu xavô	-12
<-meu xcio	-10
<-meu xgro	-13
<-meu xlho	-21
<-meu xnro	-19
<-meu xpai	-11
<-meus xros	-12
<-meus xtos	-18
<-mim xsar	15
<-minha xada	-11
<-minha xher	-11
<-minha xlha	-12
<-minha xora	-13
<-minutos xdos	-15
<-minutos xtes	-19
<-modo xde	-24
<-monta xa	-12
<-montar xum	-29
<-morreu xum	-13
<-mostra xa	-14
<-mostra xo	-12
<-mostra-se xa	-12
<-motor xado	-12
<-mudança xde	-16
<-máquina 00	-14
<-máquina xde	-12
<-máximo 00	-11
<-mínimo 00	-10
<-n.º 00	-13
<-n.º xde	-13
<-na Xria	-22
<-na xaca	-10
<-na xade	-18
<-na xafa	-11
<-na xaia	-17
<-na xaje	-16
<-na xala	-22
<-na xara	-14
<-na xave	-11
<-na xbra	-10
<-na xcal	-16
<-na xcha	-12
<-na xcia	-18
<-na xdra	-16
<-na xeca	-9
<-na xeja	-21
<-na xena	-15
<-na xesa	-25
<-na xeta	-16
<-na xeça	-18
<-na xgem	-15
<-na xica	-20
<-na xila	-8
<-na xina	-24
<-na xira	-33
<-na xita	-13
<-na xlha	-19
<-na xmba	-15
<-na xmpa	-16
<-na xnda	-19
<-na xnha	-20
<-na xnta	-24
<-na xnça	-15
<-na xoja	-21
<-na xola	-19
<-na xona	15
<-na xore	-9
<-na xota	-19
<-na xral	-15
<-na xrca	-18
<-na xrea	-17
<-na xria	-21
<-na xriz	-14
<-na xrma	-11
<-na xrna	-11
<-na xrra	-15
<-na xrça	-16
<-na xsão	-15
<-na xufa	-9
<-na xuia	-18
<-na xula	-10
<-na xura	-20
<-nada xado	-14
<-nada xde	-14
<-nas xras	-11
<-nas xtas	-13
<-nas xuas	-10
<-nas xvas	-17
<-nem xde	-12
<-nem xo	-9
<-nem xse	-20
<-nenhum xado	-17
<-nesse xaso	-8
<-ninguém xber	-16
<-ninguém xbia	-12
<-ninguém xfaz	-13
<-ninguém xobe	-14
<-ninguém xse	-20
<-ninguém xssa	-8
<-ninhos xde	-17
<-no xack	-16
<-no xado	-14
<-no xais	-17
<-no xapé	-15
<-no xaso	-12
<-no xbor	-11
<-no xbro	-11
<-no xcho	-17
<-no xcio	-16
<-no xcão	-8
<-no xdia	-25
<-no xdio	-13
<-no xdor	-18
<-no xdão	-12
<-no xeio	-18
<-no xelo	-10
<-no xete	-26
<-no xibo	-14
<-no xico	-13
<-no xido	-9
<-no xigo	-16
<-no ximo	-10
<-no xior	-10
<-no xiro	-15
<-no xivo	-10
<-no xlho	-10
<-no xlso	-13
<-no xlão	-18
<-no xmpo	-13
<-no xnal	-9
<-no xnco	-9
<-no xnel	-15
<-no xnho	-25
<-no xnto	-27
<-no xomo	-21
<-no xpel	-38
<-no xque	-24
<-no xral	-9
<-no xrio	-23
<-no xrno	-25
<-no xrro	-25
<-no xrto	-16
<-no xsso	-15
<-no xsto	-16
<-no xtal	-19
<-no xtio	-14
<-no xtro	-11
<-noite xa	-9
<-noite xnão	-15
<-norma xrna	-23
<-nos xcos	-12
<-nos xmos	-19
<-nos xros	-15
<-nos xtes	-10
<-nossa xala	-11
<-nossa xega	11
<-nossa xica	-22
<-nossa xira	-16
<-nossa xsta	-17
<-nossa xção	-32
<-notas xdas	-11
<-novo xa	-17
<-novo xnão	-12
<-num xnho	-9
<-num xnto	-35
<-num xpel	-26
<-numa xlha	-10
<-nunca xo	-8
<-nunca xos	-8
<-nunca xram	-15
<-nunca xse	-13
<-nunca xtou	-15
<-não xa	-16
<-não xate	-10
<-não xava	-15
<-não xber	-12
<-não xbre	-15
<-não xdoa	-11
<-não xdos	-9
<-não xear	-8
<-não xebe	-9
<-não xece	-19
<-não xega	-14
<-não xete	-13
<-não xfui	-17
<-não xgou	-13
<-não xiga	-9
<-não xira	-12
<-não xita	-12
<-não xlta	-15
<-não xmos	-24
<-não xnde	-11
<-não xnha	-10
<-não xnta	-24
<-não xo	-18
<-não xram	-19
<-não xrca	-11
<-não xrga	-20
<-não xrme	-10
<-não xrta	-11
<-não xse	-30
<-não xsei	-16
<-não xssa	-9
<-não xste	-10
<-não xsto	-11
<-não xtam	-11
<-não xtar	-22
<-não xtem	-9
<-não xtou	-9
<-não xtua	-15
<-não xvem	-21
<-não xvia	-14
<-não xxem	-18
<-não xzem	-20
<-nó xado	-13
<-nós xfaz	-18
<-nós xmos	-19
<-o 00	-11
<-o Xaio	-11
<-o Xdir	-15
<-o Xelo	-8
<-o Xino	-20
<-o Xner	-14
<-o Xnho	-15
<-o Xson	-11
<-o Xuan	-13
<-o x-in	20
<-o xafo	-18
<-o xail	-18
<-o xaio	-9
<-o xalo	-15
<-o xama	-19
<-o xame	-8
<-o xano	-19
<-o xaso	-18
<-o xato	-27
<-o xaço	-17
<-o xbaú	-16
<-o xbor	-19
<-o xcal	-21
<-o xcho	14
<-o xcio	-26
<-o xcre	-12
<-o xcto	-11
<-o xcão	-13
<-o xde	-9
<-o xder	-15
<-o xdia	-14
<-o xdio	-23
<-o xdor	-41
<-o xdão	-10
<-o xede	-24
<-o xeio	-11
<-o xelo	-35
<-o xema	-15
<-o xeno	-10
<-o xeor	-12
<-o xeta	-18
<-o xete	-26
<-o xeto	-25
<-o xeão	-14
<-o xeço	-16
<-o xfre	-9
<-o xgar	-15
<-o xgia	-12
<-o xgue	-22
<-o xhip	-13
<-o xial	-13
<-o xibo	-17
<-o xico	-33
<-o xido	-19
<-o xigo	-11
<-o ximo	15
<-o xing	-30
<-o xino	-33
<-o xipo	-9
<-o xiro	-18
<-o xist	-14
<-o xite	-33
<-o xito	-17
<-o xivo	-27
<-o xião	-20
<-o xjão	-18
<-o xket	-12
<-o xlar	-18
<-o xlde	-12
<-o xlho	-28
<-o xlme	-17
<-o xlão	9
<-o xmal	-22
<-o xmar	-12
<-o xmbo	-18
<-o xmem	-13
<-o xmpo	-12
<-o xnal	-14
<-o xnco	-23
<-o xndo	-10
<-o xnel	-15
<-o xnho	-49
<-o xnio	-17
<-o xnte	-16
<-o xnto	27
<-o xnº	-15
<-o xnó	-13
<-o xoco	11
<-o xodo	-18
<-o xofá	-14
<-o xogo	-16
<-o xoio	-17
<-o xojo	-14
<-o xolo	-20
<-o xone	-23
<-o xoro	-17
<-o xote	-12
<-o xoto	-23
<-o xoço	-18
<-o xpai	-11
<-o xpar	-12
<-o xpau	-8
<-o xpel	-27
<-o xper	-16
<-o xpão	-15
<-o xquê	-19
<-o xray	-11
<-o xrco	-29
<-o xrdo	-23
<-o xril	-18
<-o xrio	-45
<-o xrme	-9
<-o xrmo	-13
<-o xrno	-24
<-o xrpo	-14
<-o xrro	-28
<-o xrso	-24
<-o xrte	-21
<-o xrto	8
<-o xrão	-28
<-o xsal	-14
<-o xsco	-18
<-o xset	13
<-o xseu	-24
<-o xsor	-29
<-o xsta	-26
<-o xste	-26
<-o xsto	-20
<-o xtal	-12
<-o xtim	-20
<-o xtio	-8
<-o xtom	-8
<-o xtor	-36
<-o xtro	-32
<-o xtão	-34
<-o xual	8
<-o xubo	-13
<-o xudo	-15
<-o xuiz	-9
<-o xume	-19
<-o xuno	-19
<-o xuro	-29
<-o xuso	-12
<-o xuto	-18
<-o xuxo	-15
<-o xuês	-15
<-o xvel	-19
<-o xvio	-10
<-olha xa	-23
<-olha xo	-14
<-onde xo	-22
<-onde xse	-12
<-ontem xo	-19
<-ontem xuma	-16
<-onze xões	-16
<-ordem xde	-18
<-os xbos	-14
<-os xcos	-26
<-os xdos	-32
<-os xeus	-12
<-os xhos	-10
<-os xios	-22
<-os xlos	-23
<-os xmes	-24
<-os xmos	-8
<-os xnes	-12
<-os xnos	-28
<-os xpos	-9
<-os xres	-27
<-os xros	-31
<-os xsos	-15
<-os xtas	-9
<-os xtes	-33
<-os xtos	-29
<-os xues	-16
<-os xvos	-12
<-os xzes	-15
<-os xços	-16
<-os xéis	-20
<-os xões	-15
<-ou xa	-13
<-ou xado	-12
<-ou xdas	-10
<-ou xiro	-12
<-ou xndo	-11
<-ou xnho	-19
<-ou xnto	-11
<-ou xnão	-9
<-ou xo	-9
<-ou xse	-16
<-outra xsoa	-21
<-outro xdia	-18
<-ouvir xo	-11
<-padronizar xa	-18
<-papel xa	-14
<-papel xado	-24
<-papel xlha	-10
<-papel xo	13
<-papel xomo	9
<-para 00	-14
<-para xa	-48
<-para xas	-34
<-para xdar	-18
<-para xder	-19
<-para xdos	10
<-para xhar	-17
<-para xmar	-15
<-para xnar	12
<-para xndo	-17
<-para xnho	-23
<-para xnão	-14
<-para xo	-47
<-para xos	-38
<-para xrar	14
<-para xse	-12
<-para xtar	-14
<-para xuem	-23
<-para xuma	-23
<-para xver	-17
<-para xzer	-19
<-para xção	-9
<-parque xde	-21
<-parte xa	-15
<-parte xde	-11
<-partir xdaí	-16
<-partir xde	-14
<-passa xa	-27
<-passa xo	-20
<-passa-se xa	-15
<-passada xuma	-17
<-passado xa	-11
<-passado xmos	-21
<-passagem xde	-15
<-passar xde	-9
<-passar xo	-24
<-passo xa	-30
<-passou xa	-17
<-passou xde	-10
<-pede xa	-20
<-pede xnto	-9
<-pede xo	-21
<-pede xum	-15
<-pede-se xa	-13
<-pedir xo	-18
<-pedir xção	-10
<-pediu xa	-23
<-pela xada	-17
<-pela xcia	-14
<-pela xira	-18
<-pela xnda	-16
<-pela xora	-9
<-pela xção	-12
<-pelo xdor	-10
<-pelo xiro	-18
<-pelo xmor	-12
<-pelo xone	-14
<-perdemos xum	-12
<-perdeu xo	-12
<-pergunta xa	-9
<-pergunta xo	-10
<-pergunta xse	-25
<-pergunta-se xa	-8
<-pergunta-se xo	-12
<-pergunta-se xse	-13
<-perguntar xse	-17
<-perguntou xse	-13
<-perguntou xuem	-10
<-perto xde	-21
<-pesa xo	-17
<-pessoas xa	-14
<-peço xuma	-17
<-pintar xo	-12
<-pista xde	-13
<-placa xde	-11
<-pneu xde	-15
<-pode xir	-15
<-pode xsar	-16
<-pode xtar	-14
<-ponto xde	-8
<-ponto xnal	-10
<-ponto xrto	-13
<-por xade	-22
<-por xcho	-12
<-por xdia	-21
<-por xdio	-11
<-por xdor	-11
<-por xeio	-13
<-por xeça	-11
<-por xmas	-13
<-por xnos	-11
<-por xnta	-13
<-por xnto	-20
<-por xrta	-12
<-por xrás	-20
<-porque xnão	-9
<-porque xo	-22
<-porque xum	-8
<-portanto xo	-24
<-porto xde	-13
<-posto xde	-11
<-pra xgar	-15
<-pra xgem	-19
<-pra xhia	-9
<-pra xora	-12
<-pra xrar	-20
<-pra xrás	-11
<-pra xsoa	-14
<-pra xvar	-22
<-pra xzer	-17
<-prazo xde	-8
<-precisa xde	-14
<-precisa xrar	-14
<-preciso xde	-17
<-preenche xa	-11
<-preenche-se xa	-11
<-prende xo	-10
<-prende-se xa	-16
<-prepara xas	-12
<-presente xção	-23
<-primeira xira	-9
<-primeiro x-se	-18
<-primeiro xa	-19
<-primeiro xalo	-12
<-primeiro xas	-15
<-primeiro xgar	-12
<-primeiro xo	-16
<-primeiro xos	-11
<-primeiro xrar	-16
<-primeiros 00	-12
<-pro xbor	-12
<-pro xcho	-15
<-pro xdor	-23
<-pro xiro	-8
<-pro xnte	-15
<-pro xomo	-12
<-pro xtro	-8
<-procedimento xde	-24
<-processo xde	-21
<-professora Xone	-11
<-propaganda xde	-12
<-pros xros	-19
<-prova xde	-12
<-próprio xdia	-12
<-publica xa	-10
<-puxa-se xo	-16
<-páginas xdas	-10
<-pôr xa	-10
<-pôr xo	-14
<-põe xa	-21
<-põe xdão	-10
<-põe xo	-18
<-põe xos	-12
<-qualquer xrio	-17
<-qualquer xsoa	-15
<-quando xa	-26
<-quando xo	-27
<-quando xse	-16
<-quando xum	-26
<-quando xuma	-26
<-quarenta xros	-11
<-quarto xde	-11
<-quatro xdas	-17
<-quatro xdos	-10
<-quatro xhos	-19
<-quatro xlas	-10
<-quatro xnas	-11
<-quatro xros	-9
<-quatro xtas	-13
<-quatro xões	-12
<-quatrocentos xros	-13
<-que xa	-38
<-que xabe	-17
<-que xaiu	-18
<-que xas	-16
<-que xava	-24
<-que xbre	-15
<-que xceu	-10
<-que xdou	-14
<-que xdê	-13
<-que xece	-11
<-que xeva	13
<-que xeça	-15
<-que xfaz	-25
<-que xide	-20
<-que xija	-12
<-que xilo	-12
<-que xmos	-25
<-que xnde	-12
<-que xnha	-16
<-que xnte	-10
<-que xnão	-25
<-que xo	-39
<-que xobe	-11
<-que xois	-14
<-que xos	-20
<-que xque	-20
<-que xram	-22
<-que xrar	-12
<-que xrou	-14
<-que xse	-41
<-que xsem	-20
<-que xsse	-18
<-que xsó	-18
<-que xter	-9
<-que xtou	-10
<-que xum	-14
<-que xuma	-11
<-que xvêm	-16
<-que xzem	-19
<-que xzer	-32
<-que xzia	-15
<-quem xaga	-15
<-quem xfaz	-24
<-quem xira	-23
<-quem xnde	-9
<-quem xnão	-14
<-quem xse	-19
<-quem xtou	-12
<-quem xuma	-14
<-quem xvou	-14
<-quer xdar	-10
<-quer xtar	-10
<-quer xum	-25
<-quero xum	-25
<-recebe xa	-9
<-recebe xo	-12
<-recebe xuma	-15
<-receção xde	-10
<-recolhe xo	-19
<-recolhe xos	-11
<-reconhecimento xde	-17
<-recursos xnos	-13
<-redação xde	-16
<-reduza xa	-17
<-registo xde	-10
<-registro xde	-14
<-relatório xde	-9
<-reunião xde	-19
<-rh xbre	-16
<-ria xde	-16
<-risca xo	-11
<-roteiro xde	-14
<-roteiro xrto	-16
<-roupa xde	-20
<-rádio xria	-9
<-saco xde	-10
<-sacode-se xo	-12
<-sacos xde	-20
<-sai xde	-11
<-sala xde	-25
<-sala xnte	-12
<-sala xtes	-10
<-saídas xde	-19
<-se xa	-9
<-se xata	-18
<-se xava	-12
<-se xbre	8
<-se xcam	8
<-se xcou	-12
<-se xder	-14
<-se xebe	-22
<-se xece	-10
<-se xega	-17
<-se xeta	-16
<-se xeva	-23
<-se xfaz	-41
<-se xhem	-9
<-se xina	-9
<-se xita	-12
<-se xlha	-13
<-se xmeu	-15
<-se xmos	-20
<-se xmou	-23
<-se xnde	-10
<-se xnão	-14
<-se xo	-36
<-se xona	-12
<-se xram	-19
<-se xrem	-10
<-se xrma	16
<-se xrou	-11
<-se xrta	-14
<-se xsar	-10
<-se xse	-9
<-se xsse	-15
<-se xsta	-15
<-se xtam	-21
<-se xtar	-12
<-se xtir	-11
<-se xtou	-11
<-se xtra	-14
<-se xum	-23
<-se xura	-15
<-se xvel	-13
<-se xver	-22
<-se xxou	-13
<-segue xo	-17
<-segurança Xial	-9
<-sei xse	-15
<-seis xens	-13
<-seja xado	-13
<-sem xa	-16
<-sem xade	-13
<-sem xcar	-12
<-sem xgar	-10
<-sem xhar	-20
<-sem xina	-16
<-sem xmer	-13
<-sem xo	-14
<-sem xpel	-13
<-sem xrar	-18
<-sem xrio	-19
<-sem xrro	-11
<-sem xsta	-15
<-sem xtar	-15
<-sem xuma	-16
<-sem xura	-16
<-sem xção	-16
<-semana xada	-18
<-sempre xa	-19
<-sempre xada	-13
<-senhor xdre	-12
<-senhor xior	-18
<-separa xa	-13
<-separa xo	-8
<-ser xado	-17
<-sessenta xres	-15
<-sessão xdas	-16
<-seu Xldo	-10
<-seu Xson	-9
<-sexta xo	-11
<-sinal xde	-17
<-sobe xa	-12
<-sobe xos	-10
<-sobre xa	-46
<-sobre xas	-26
<-sobre xher	17
<-sobre xo	17
<-sobrou xa	-12
<-soma xos	-15
<-somos xum	-11
<-somos xuma	-20
<-sou xa	-20
<-sou xira	-12
<-sou xiro	-18
<-sou xo	-17
<-sou xora	-11
<-sua xira	-9
<-sua xlha	-11
<-são Xoão	-19
<-são Xulo	-12
<-são xdos	-24
<-são xtes	-10
<-são xvas	-17
<-só xa	-12
<-só xas	-14
<-só xeça	-12
<-só xira	-18
<-só xmos	-12
<-só xndo	-23
<-só xo	-15
<-só xois	-22
<-só xova	-20
<-só xse	-14
<-só xum	-16
<-tabuleiro xde	-10
<-também xo	-12
<-tanque xde	-12
<-tarde x-se	-13
<-tarde xnão	-12
<-telefone xde	-9
<-tem xde	-12
<-tem xhas	-9
<-tem xito	-9
<-tem xlha	-11
<-tem xlta	-15
<-tem xnta	-18
<-tem xo	-24
<-tem xsão	-11
<-tem xum	-14
<-tem xção	-12
<-temos xde	-19
<-tenho xum	-21
<-tenho xuma	-16
<-ter xado	-18
<-ter xgra	-13
<-ter xido	-23
<-ter xo	-26
<-terceiro xdia	-19
<-testa xa	-9
<-teste xico	-9
<-testo xo	-10
<-texto xido	-10
<-tira xa	-20
<-tira xas	-11
<-tira xhip	-10
<-tira xo	-22
<-tira xos	-15
<-tira-se xa	-14
<-tira-se xo	-8
<-tira-se xuma	-9
<-tirar xa	-11
<-tivemos xuma	-15
<-tocar xa	-17
<-toda xa	-17
<-todas xas	-11
<-todo xdia	-12
<-todo xtre	-12
<-todos xde	-8
<-todos xos	-30
<-transporte xde	-12
<-traz xo	-11
<-troca xde	-15
<-troca xo	-12
<-trocar xa	-19
<-trocar xo	-22
<-trocou xde	-9
<-três xcos	-11
<-três xdas	-21
<-três xdos	-12
<-três xhas	-9
<-três xias	-13
<-três xnas	-16
<-três xnos	-15
<-três xras	-9
<-três xres	-19
<-três xtas	-24
<-três xtos	-15
<-três xões	-18
<-tríplice xgem	-8
<-tudo xoia	-16
<-tudo xse	-11
<-tá xado	-10
<-tá xndo	-28
<-têm xde	-11
<-tô xndo	-33
<-um XXpop	9
<-um xa	-14
<-um xado	-18
<-um xafé	-8
<-um xama	-17
<-um xano	-19
<-um xaço	-9
<-um xde	-8
<-um xdia	-18
<-um xdor	-25
<-um xede	-10
<-um xete	-16
<-um xiro	-18
<-um xiso	-10
<-um xito	-8
<-um xlho	-15
<-um xlmo	-19
<-um xlto	-17
<-um xmem	-16
<-um xnho	12
<-um xnta	-14
<-um xnte	-26
<-um xnto	-9
<-um xpel	17
<-um xrio	-21
<-um xrno	-11
<-um xrro	-12
<-um xrto	-14
<-um xrço	-14
<-um xsal	-14
<-um xsso	16
<-um xsó	-15
<-um xtor	-17
<-um xtro	-14
<-um xuia	9
<-um xxão	-12
<-um xúdo	-14
<-uma xa	-8
<-uma xada	-13
<-uma xala	-19
<-uma xeda	-16
<-uma xela	-20
<-uma xena	-9
<-uma xete	-9
<-uma xgra	-16
<-uma xher	-18
<-uma xina	-17
<-uma xira	-13
<-uma xlha	-36
<-uma xnda	-17
<-uma xnha	-31
<-uma xnta	-15
<-uma xora	-11
<-uma xota	-16
<-uma xrma	10
<-uma xrta	-11
<-uma xsoa	-16
<-uma xsta	-9
<-uma xsão	-10
<-uma xção	-26
<-umas 00	-13
<-umas xhas	-18
<-umas xtas	-12
<-uns xnta	-17
<-usa xa	-10
<-vai xa	-12
<-vai xado	-15
<-vai xcar	-25
<-vai xdar	-19
<-vai xeto	-13
<-vai xndo	-16
<-vai xora	-15
<-vai xsar	-10
<-vai xtar	-18
<-vale XXoso	-9
<-vejo xo	-17
<-vem xcar	-11
<-vem xdia	-11
<-veneno xde	-8
<-ver xas	-11
<-ver xo	-12
<-ver xos	-13
<-ver xse	-17
<-verifica xse	-10
<-veste xata	-10
<-vez xa	-16
<-vez xo	-18
<-viagem xsó	-22
<-vigilância xria	-15
<-vinte xros	-18
<-virar xnto	-17
<-virar xum	-12
<-visita xada	-22
<-vistoria xde	-18
<-viu xa	-10
<-você xtar	-16
<-vocês xtam	-15
<-volta xa	-10
<-volta xado	-16
<-voltou xa	-12
<-vou xndo	-20
<-vou xrir	-10
<-vou xtar	-24
<-vou xzer	-11
<-válvula xde	-10
<-vê xa	-15
<-vê xo	-19
<-vê xse	-14
<-vê-se xse	-9
<-| xnão	-8
<-| xobs	-8
<-| xrar	-11
<-| xvar	-9
<-à xada	-30
<-à xade	-15
<-à xala	-20
<-à xcia	-13
<-à xega	-25
<-à xeia	-9
<-à xira	-13
<-à xria	-25
<-à xrre	-14
<-à xssa	-12
<-à xura	-14
<-à xção	13
<-às 00	-21
<-às xras	-21
<-às xtas	11
<-às xuas	-20
<-às xças	-22
<-ácido xico	-9
<-água xada	-8
<-água xoce	-18
<-água xria	-13
<-água xrna	-12
<-é xada	-32
<-é xado	-27
<-é xato	-12
<-é xcia	-12
<-é xde	-14
<-é xhor	-13
<-é xida	-22
<-é xido	-11
<-é xigo	-13
<-é ximo	-15
<-é xiro	-16
<-é xita	-21
<-é xito	-13
<-é xmal	-11
<-é xnto	-13
<-é xo	-39
<-é xrio	-15
<-é xssa	-26
<-é xsó	-18
<-é xuem	-16
<-é xum	-19
<-é xuma	-30
<-é xção	-11
<-último xdia	-13
<-– 00	-18
<-– XXção	18
<-– Xica	-12
<-– Xnia	-11
<-– Xção	21
<-– xada	-19
<-– xala	-17
<-– xgem	17
<-– xsto	-15
<-– xção	9
<.	-48
</	-11
<0	-26
<2!	-8
<2%	-17
<2(	-22
<2)	-33
<2*	-14
<2-	-11
<2.	-59
<20	-12
<2:	-20
<2;	-32
<2<	-9
<2=	-9
<2>	10
<2?	-13
<2[	-14
<2]	-22
<2^	-8
<2a	-31
<2abaixa	-14
<2abaixo	-12
<2abelhas	-22
<2aberta	-9
<2aberto	-11
<2abertura	-29
<2abre	-36
<2abre-se	-18
<2abril	-22
<2abrir	-32
<2abriu	-18
<2acabou	-16
<2acende	-34
<2acendo	-15
<2acesso	-13
<2acho	-18
<2achou	-11
<2acidente	-22
<2acima	-23
<2acompanha	-19
<2acordo	-14
<2adega	10
<2ademir	-10
<2administradora	-13
<2administração	-25
<2adulto	-8
<2advogado	-18
<2afastando	-11
<2afinador	-15
<2afinar	-23
<2agenda	-12
<2agora	-30
<2agosto	-12
<2agradeço	-10
<2agulha	-20
<2agência	-19
<2ai	-20
<2ainda	-25
<2ajuda	-16
<2ajudante	-8
<2ajudantes	-12
<2ajustar	-16
<2alergia	-15
<2alergias	-13
<2alguma	-8
<2alguém	-39
<2ali	-19
<2almoço	-10
<2alta	-25
<2alto	-27
<2altura	-19
<2aluguer	-18
<2aluno	-14
<2alunos	-17
<2alvado	-16
<2alô	10
<2amarela	-12
<2amarelo	-19
<2amarrado	-13
<2amigo	-16
<2amostra	-17
<2amostras	-25
<2amílcar	-10
<2anca	-13
<2anda	-28
<2anel	-9
<2anexa	-15
<2anexa-se	-12
<2animal	-15
<2ano	-16
<2anos	-40
<2anota	-16
<2anota-se	-10
<2anotações	-16
<2antena	-14
<2anterior	-11
<2antiga	-14
<2antigo	-12
<2anéis	-14
<2ao	-35
<2aos	-16
<2apaga	-9
<2apartamentos	-17
<2aperta	-14
<2aperto	-12
<2aplica-se	13
<2aplicativo	-17
<2aplicação	-18
<2apoio	-12
<2apontou	-14
<2apresenta	-8
<2aprovadas	-11
<2aprovado	-17
<2aprovação	-10
<2apólice	-12
<2após	-21
<2aquecimento	-14
<2aqui	-10
<2aquilo	16
<2aquário	-23
<2ar	-26
<2arco	-16
<2areia	-16
<2armação	-8
<2arquivo	-13
<2arraial	-15
<2arranca	-14
<2arrancar	-10
<2arrumam-se	-11
<2as	-70
<2aspirar	-21
<2assembleia	-14
<2assim	13
<2assina	-25
<2assina-se	-11
<2assinada	-12
<2assinado	-12
<2assinam	-10
<2assinar	9
<2associação	-27
<2assunto	19
<2ata	-12
<2atende	-8
<2atendente	-18
<2atendo	-9
<2atestado	-16
<2ator	-9
<2atrás	-31
<2atualizado	-19
<2até	-54
<2aula	-22
<2ausente	-11
<2ausência	-11
<2autorização	-16
<2auxiliar	-14
<2avental	-14
<2avisa	-23
<2avisa-se	-14
<2avisar	-19
<2aviso	-10
<2avó	-9
<2avô	-13
<2azul	-23
<2aço	-14
<2baforadas	-8
<2bairro	-20
<2baixa	-18
<2baixa-se	-12
<2baixo	-23
<2balcão	-26
<2bancada	-22
<2banco	-32
<2banda	-12
<2banho	-30
<2bar	-9
<2barco	-18
<2barcos	-20
<2barraca	-19
<2barril	-19
<2barulho	-16
<2bate	-19
<2bater	-15
<2bateria	-12
<2bebê	-18
<2beijo	-11
<2beira	-15
<2bem	-25
<2betão	-10
<2bexiga	-14
<2bia	-11
<2bicho	-14
<2bicho-da-seda	-18
<2bico	-9
<2bilheteira	-10
<2bipa	-12
<2bloco	-12
<2blocos	-13
<2bloqueia	-12
<2boa	-12
<2boca	-15
<2bola	-22
<2boletim	-21
<2bolso	-10
<2bomba	-12
<2bombas	-13
<2bombeiros	-15
<2bonito	-16
<2borda	-12
<2bordo	-20
<2bota	-23
<2botou	-19
<2braga	-11
<2branca	-14
<2branco	14
<2bravo	-9
<2brinquedos	-14
<2buscar	-27
<2buzina	-14
<2c	-21
<2cabe	-13
<2cabeceira	-10
<2cabelo	-20
<2cabeça	-25
<2cabine	-29
<2cabo	-18
<2cabos	-14
<2cachorro	-15
<2cada	-11
<2cadastro	-17
<2cadeado	-15
<2cadeira	-18
<2cadeiras	-18
<2caderno	-15
<2café	-10
<2cair	-16
<2caiu	-24
<2caixa	-35
<2caixas	-22
<2calda	-9
<2caldeira	-22
<2calha	-8
<2calibração	-14
<2cama	-23
<2caminhão	-21
<2camisa	-15
<2campanha	-11
<2campo	-19
<2canal	-26
<2cancela	-15
<2candidato	-14
<2caneta	-14
<2capacete	-17
<2capitania	-18
<2captura	-19
<2cara	-19
<2carga	-26
<2carnaval	-13
<2carrega	-12
<2carrega-se	-13
<2carregada	-16
<2carrinha	-14
<2carrinho	-17
<2carro	-18
<2carros	-15
<2carta	-12
<2cartaz	9
<2cartão	-23
<2cartãozinho	14
<2cartório	-23
<2carvalho	-12
<2casal	-10
<2casamentos	-17
<2cascais	12
<2caso	-22
<2causa	16
<2caução	-11
<2cavalo	-17
<2caído	-10
<2ceará	-18
<2cedo	-20
<2celular	-27
<2cento	-11
<2centro	-24
<2cerca	-16
<2certa	-15
<2certidão	-14
<2certo	-19
<2chama	-39
<2chama-se	-9
<2chamada	-24
<2chamados	-19
<2chamou	-21
<2chapa	-14
<2chaveiro	-12
<2chaves	-21
<2check-in	-15
<2chefe	-24
<2chega	-31
<2chegada	-15
<2chegam	-12
<2chegar	-15
<2chegaram	-9
<2chego	-19
<2chegou	-24
<2cheia	-18
<2cheira	-10
<2cheiro	-11
<2chuva	-19
<2chá	-15
<2chão	-26
<2ciclo	-11
<2cidade	-15
<2cilindro	-23
<2cilindros	-15
<2cima	-17
<2cinco	-22
<2cintas	-14
<2circular	-12
<2civil	-10
<2clara	-26
<2claro	12
<2clientes	-16
<2cloro	-20
<2clube	-16
<2clínica	-9
<2cobra-se	-22
<2cobrança	-17
<2cobre	-29
<2cofre	-9
<2coisa	-36
<2coisas	-18
<2colado	-10
<2colega	-23
<2colegas	-17
<2coleta	-15
<2colheita	-18
<2colher	-18
<2colmeias	-18
<2coloca	-19
<2coloca-se	-16
<2colocar	-19
<2coluna	-11
<2com	-27
<2combina	-19
<2combinados	-11
<2combinar	17
<2combustível	-13
<2comer	-12
<2comercial	-19
<2comeu	-18
<2começa	-18
<2começa-se	-9
<2começando	-18
<2começar	-12
<2começou	-18
<2comida	-10
<2compartilhada	-12
<2compras	-14
<2compressor	-13
<2computador	-11
<2comum	15
<2comunica	-14
<2comunica-se	-16
<2comunitária	-11
<2conceição	-8
<2concerto	-10
<2concessionária	-18
<2condição	-12
<2condições	-26
<2condomínio	-22
<2conduz	-16
<2cone	-10
<2cones	-11
<2confere	-39
<2conferente	-15
<2conferida	-12
<2conferir	-16
<2conferência	-18
<2confirma	-16
<2confirma-se	-10
<2confirmado	-11
<2confirmar	-10
<2conforme	-14
<2conhecimento	-13
<2consegue	-19
<2conservadora	-15
<2consulta	-16
<2conta	-26
<2conta-se	-8
<2contacto	-13
<2contagem	-9
<2contam-se	-21
<2contar	-10
<2contas	-19
<2conto	11
<2contra	-17
<2contrato	-13
<2controle	-17
<2conversa	-15
<2convida	-8
<2convinha	-14
<2cooperativa	-29
<2coordenação	-13
<2copo	-10
<2corda	-22
<2cordas	-14
<2corpo	-18
<2correio	-8
<2corrente	-17
<2corretora	-17
<2corro	-15
<2corta	-23
<2cortar	-28
<2corte	-10
<2cortiça	-21
<2corujas	-22
<2costas	-13
<2costuma	-13
<2costureira	-9
<2crachá	-9
<2crematório	-17
<2cresceu	-25
<2criança	-15
<2crianças	-17
<2cruz	-12
<2cuida	-20
<2curso	-20
<2curto	12
<2cá	-24
<2câmara	-21
<2câmera	-18
<2cão	-13
<2célia	-14
<2cópia	-17
<2d	-22
<2da	-23
<2dali	-13
<2dar	-9
<2das	-37
<2data	-32
<2daí	-21
<2debaixo	-15
<2decente	-22
<2decide	-16
<2decidido	-18
<2dedo	-14
<2dedos	-14
<2deitar	-27
<2deixa	-32
<2deixa-se	-22
<2deixar	14
<2deixem	-9
<2deixou	-21
<2dela	-22
<2delas	-10
<2deles	-23
<2dente	-14
<2dentro	-23
<2depende	-18
<2depois	-47
<2depósito	-14
<2der	-16
<2derrubou	-12
<2descarga	-16
<2descarrega	-20
<2desce	-24
<2desceu	-13
<2descreva	19
<2descrever	-20
<2descrita	-18
<2descrição	15
<2desculpa	-13
<2desculpem	-19
<2desde	-26
<2desenho	-18
<2desgaste	-11
<2desliga	-21
<2desliga-se	-13
<2desligada	-16
<2desligar	-17
<2desmontagem	-23
<2despedida	-11
<2despeja	-19
<2detergente	-12
<2deu	-20
<2deus	-17
<2devagar	-32
<2deve	-15
<2devia	-17
<2devolução	-23
<2devolve	-10
<2devolveu	-29
<2dez	-17
<2dezembro	-19
<2dia	-44
<2diferente	-16
<2diferença	-8
<2diga	-16
<2digital	-11
<2digo	-19
<2dinheiro	-10
<2direto	-18
<2diretor	-14
<2diretoria	-9
<2direção	-31
<2disco	-23
<2disse	-15
<2disseram	-17
<2disso	-23
<2distribuição	-14
<2distância	-21
<2dito	-18
<2diz	-31
<2diz-lhes	-14
<2diz-se	-17
<2dizendo	-27
<2dizia	-14
<2diária	-16
<2do	-71
<2doc	-11
<2doce	-23
<2dois	-10
<2domingo	-15
<2dona	-14
<2dono	-18
<2dorme	-14
<2dos	-38
<2dou	-18
<2doutora	-15
<2doze	-31
<2drena	-20
<2drenagem	-13
<2duas	-42
<2duplas	-13
<2duplo	-14
<2dura	-15
<2duzentos	-10
<2dá	-37
<2décimo	-9
<2dê	-19
<2e	-49
<2edital	-10
<2educado	-9
<2ela	-29
<2ele	-28
<2eleitor	-12
<2eles	-14
<2eletricista	-10
<2elevador	-16
<2em	-64
<2embaixo	-12
<2embarca	-21
<2embarcam	-13
<2embarque	-12
<2embora	-21
<2emergência	-12
<2empresta	-24
<2empréstimo	-9
<2empurra	-14
<2enc	15
<2encaixa	-14
<2encarregado	-16
<2encerrou-se	-10
<2enche	-20
<2encher	-23
<2enchia	-16
<2encontra	-17
<2encontrou	-12
<2encosta	-20
<2encostar	-12
<2enfermeira	-10
<2enfia	-17
<2engenharia	-18
<2engenheiro	-10
<2enquanto	-21
<2entende	-15
<2entra	-34
<2entrada	-41
<2entram	-21
<2entrar	-22
<2entre	-14
<2entrega	-32
<2entregue	-9
<2entrou	-17
<2então	27
<2enxágue	-10
<2epi	-14
<2equipa	-18
<2equipe	-17
<2era	-19
<2escada	-9
<2escala	-16
<2escola	-22
<2escolar	-25
<2escolhe	-24
<2escorrer	-15
<2escova	-15
<2escreva	-12
<2escrevam	11
<2escreve	-21
<2escrevente	-10
<2escrever	-37
<2escrevo	-16
<2escrita	18
<2escrito	18
<2escuro	-12
<2espaço	-11
<2espera	-9
<2espera-se	-27
<2esperança	-9
<2espere	-18
<2espero	-19
<2espuma	-12
<2essa	-18
<2esse	-10
<2esta	-31
<2estacas	-9
<2estagiários	-11
<2estalo	-9
<2estante	-16
<2estar	-8
<2estas	-13
<2estava	-24
<2estação	-18
<2este	-10
<2estende	-11
<2estende-se	-16
<2esterilização	-13
<2esteve	-10
<2estiver	-11
<2estou	-29
<2estraga	-19
<2estragado	-14
<2estrelas	-11
<2está	-37
<2estão	-21
<2estúdio	-24
<2esvazia	-15
<2etiqueta	-14
<2eu	-63
<2eucalipto	-15
<2euros	-14
<2experientes	-8
<2explica	-19
<2explica-se	-9
<2explicou	-20
<2extintor	-15
<2extração	-16
<2fachada	-13
<2fala	-28
<2falando	-23
<2fale	-8
<2falei	-22
<2falha	-15
<2falou	-19
<2falta	-41
<2faltar	-13
<2faltou	-8
<2família	-14
<2famílias	-22
<2farmácia	-16
<2favor	-15
<2fax	-11
<2faz	11
<2faz-me	-19
<2faz-se	-20
<2fazem	-18
<2fazemos	17
<2fazenda	-24
<2fazer	11
<2faço	-14
<2febre	-10
<2fecha	-25
<2fecha-se	-16
<2fechadas	-14
<2fechado	-16
<2fechar	-29
<2feche	-14
<2fecho	-14
<2feira	-18
<2feita	-16
<2ferrugem	-10
<2festa	-10
<2fez	-16
<2ficam	-18
<2ficar	-15
<2ficha	-27
<2ficheiro	-11
<2fico	-15
<2ficou	-32
<2fidelidade	-10
<2fila	-17
<2filha	-13
<2filme	-19
<2filtro	-13
<2fim	-40
<2final	-23
<2fio	-23
<2fique	-23
<2firma	-16
<2fiscal	-24
<2fiscalização	-13
<2fita	-19
<2fitas	-13
<2fizesse	-19
<2flash	-14
<2flores	-14
<2fogo	-22
<2foi	-32
<2folhas	-16
<2for	-17
<2fora	-37
<2foram	-16
<2forma	11
<2formação	-20
<2formulário	-22
<2fornada	-18
<2fornecedores	-21
<2forno	-18
<2forrar	-25
<2foto	-18
<2fotografa	-13
<2fotografar	-13
<2fotografias	-15
<2foz	-9
<2fralda	-15
<2francês	-9
<2frasco	-15
<2freguesia	-12
<2frente	-13
<2fria	-11
<2frigorífico	-14
<2frio	-10
<2fui	-17
<2fumaça	-15
<2funcionária	-8
<2função	-10
<2fura	-11
<2furo	-15
<2furos	-19
<2furou	-10
<2fwd	8
<2fábio	-12
<2fábrica	-24
<2gabinete	-13
<2gaiola	-18
<2galeria	-20
<2galpão	-16
<2gancho	-20
<2ganchos	-8
<2garantia	-14
<2gasolina	-19
<2gato	-21
<2geladeira	-10
<2gelo	-25
<2gente	-45
<2gerador	-15
<2giz	-14
<2gostaria	-12
<2gosto	-15
<2governador	-10
<2grande	-14
<2graus	-31
<2gravando	-12
<2gravar	-14
<2gravação	-13
<2graça	-15
<2graças	-8
<2grupo	-21
<2grávida	-9
<2guarda	-25
<2guardar	-21
<2guia	-34
<2guião	15
<2gás	-19
<2hd	-13
<2hectares	-17
<2hoje	-44
<2homem	-11
<2homens	-11
<2hora	-36
<2horas	-28
<2horário	-12
<2hospital	-13
<2hotel	-18
<2houve	-17
<2houver	-19
<2hum	-29
<2humanos	-14
<2há	-37
<2hã	16
<2hélder	-11
<2hóspede	14
<2idade	-12
<2identificação	-28
<2imprime-se	-11
<2inspetora	-16
<2inspeção	-19
<2instalação	-16
<2instituto	-11
<2instrumentais	-16
<2instrumento	-9
<2instrutor	-9
<2instrutores	-16
<2instrução	-30
<2inteira	-16
<2inteiro	-20
<2interessa	-21
<2interessado	-12
<2interior	-23
<2interno	14
<2intervalo	-11
<2inventário	-17
<2inverno	-16
<2inês	-19
<2ir	-22
<2irmã	-16
<2isola	-15
<2janeiro	-29
<2janelas	-10
<2jardim	-15
<2jeito	16
<2joga	-12
<2jogou	-15
<2jorge	-8
<2julho	-18
<2junho	-20
<2junta	-30
<2juntas	-10
<2junto	-18
<2já	-38
<2km/h	-9
<2lacrada	-18
<2lacrado	-14
<2lado	-22
<2lados	-9
<2lanterna	-22
<2lança	-11
<2larga	-13
<2largo	-19
<2laterais	-13
<2laudo	-12
<2lava	8
<2lava-se	-19
<2lavagem	-11
<2lavam-se	-12
<2lavar	-24
<2leitor	-11
<2leitura	-16
<2lentes	-10
<2ler	-21
<2letra	-11
<2leva	-27
<2leva-o	-8
<2levanta	-23
<2levantados	-12
<2levantar	-19
<2levar	-13
<2leve	-19
<2levou	-21
<2lhe	-25
<2licenciado	-9
<2lida	-16
<2liga	-37
<2liga-se	-16
<2ligado	-11
<2ligam-se	-10
<2ligar	-20
<2ligo	-20
<2ligue	-9
<2limite	-8
<2limpa	-25
<2limpa-se	-11
<2limpeza	-20
<2limpo	-21
<2lindo	-10
<2linguagem	-11
<2linha	-21
<2linhas	-22
<2lista	-15
<2litro	-14
<2litros	-13
<2livre	-11
<2livro	-16
<2lixeira	-9
<2lixo	-13
<2local	-15
<2logo	-26
<2loja	-30
<2lona	-10
<2londrina	-14
<2longa	-10
<2longe	-11
<2lopes	-16
<2lota	-11
<2lote	-25
<2luan	-9
<2lugar	-22
<2lugares	-18
<2lume	-13
<2lupa	-11
<2luva	-18
<2luvas	-22
<2luz	-29
<2luzes	-10
<2lápis	-21
<2lâmina	-21
<2lâmpada	-13
<2lê	-13
<2líder	-13
<2m	-13
<2madeira	-21
<2madrugada	-13
<2mafalda	-11
<2maio	-9
<2maior	-16
<2mais	-33
<2mal	-28
<2mala	-23
<2malha	-14
<2malta	-35
<2mancha	-12
<2manda	-28
<2mandou	-24
<2maneira	10
<2mangueira	-8
<2manhã	-20
<2manual	-30
<2manutenção	-19
<2mapa	-16
<2mar	-21
<2marca	-34
<2marca-se	-9
<2marinheiro	-15
<2marta	-16
<2março	-12
<2massa	-16
<2matriz	-18
<2matrícula	-15
<2me	-53
<2mede	-30
<2mede-se	-19
<2medir	-16
<2medo	-13
<2meia	-30
<2meio	-27
<2melhor	-21
<2menina	-15
<2meninas	-18
<2menino	-19
<2meninos	-17
<2menor	-14
<2menos	-17
<2mergulha	-12
<2mergulho	-10
<2mesa	-20
<2mesas	12
<2meses	-13
<2mesma	-15
<2mesmo	-27
<2mestre	-24
<2metade	-19
<2mete-se	-15
<2meto	-15
<2metros	-19
<2meu	-16
<2meus	-21
<2mexe	-15
<2microfone	-10
<2mil	-26
<2mim	-33
<2min	-29
<2minha	-17
<2minho	-11
<2minto	-11
<2minuto	-21
<2minutos	-37
<2mistura	-17
<2miúdos	-19
<2mochilas	-18
<2modelo	-8
<2modo	18
<2moeda	-18
<2moedas	-9
<2molde	-16
<2molhadas	-13
<2molhou	-12
<2monitor	-14
<2monta	13
<2montagem	-32
<2montamos	-17
<2montar	12
<2morador	-12
<2morreu	-12
<2mostra-se	-15
<2mostrar	-15
<2mostre	-17
<2motivo	-16
<2motor	-15
<2moça	-28
<2mudança	-23
<2mudar	-11
<2multa	-12
<2multas	-16
<2multou	-11
<2mundo	-23
<2museu	-22
<2máquina	-27
<2máquinas	-21
<2máximo	-14
<2mãe	-14
<2mão	-40
<2mãos	-17
<2médico	-20
<2mês	-29
<2mínimo	-12
<2móveis	-14
<2móvel	-9
<2música	-13
<2n.º	-14
<2na	-59
<2nada	-24
<2nas	-22
<2neide	-11
<2nelson	-14
<2nem	-24
<2nenhum	-12
<2nenhuma	10
<2neste	-14
<2neutro	-11
<2nevoeiro	-25
<2ninguém	-41
<2ninhos	-20
<2nitrox	-10
<2nivelada	-8
<2no	-19
<2nobreak	-10
<2noite	-22
<2noiva	-11
<2nome	-38
<2nomes	-10
<2norte	16
<2nos	-35
<2nossa	-34
<2nosso	-33
<2nossos	-11
<2nota	-13
<2notas	-19
<2nova	-15
<2novembro	-8
<2noventa	-11
<2novo	-29
<2novos	-26
<2numa	-24
<2nunca	-31
<2nº	-20
<2não	-59
<2né	-30
<2nó	-13
<2nós	-28
<2número	-27
<2o	-58
<2objeto	-9
<2obra	-19
<2obras	-15
<2obrigada	-16
<2oferece	-13
<2oficina	-21
<2ofício	-15
<2oi	-16
<2oitenta	-21
<2oito	-17
<2ok	-24
<2olha	-30
<2olhal	-10
<2olhar	-13
<2olho	-16
<2olhos	-8
<2oliveira	-18
<2onda	-8
<2onde	-41
<2ontem	-41
<2onze	-23
<2operador	-20
<2operadores	-12
<2operação	-10
<2opinião	-15
<2ora	12
<2ordenha	-12
<2originais	-13
<2original	-9
<2os	-61
<2ostra	-20
<2ou	-35
<2ouriços	-14
<2ouro	-25
<2outra	-27
<2outro	-29
<2outros	-17
<2outubro	-20
<2ouve	-18
<2ouvir	-12
<2ovelhas	-9
<2oxigênio	-9
<2p	-22
<2paciência	-12
<2padre	-13
<2padrinho	-18
<2paga	-16
<2paga-se	-12
<2pagamento	-25
<2pai	-20
<2pais	-12
<2palavra	9
<2palavrão	-11
<2palavrões	-17
<2palmo	-12
<2panela	-15
<2pano	-19
<2papel	-49
<2papéis	14
<2par	-9
<2parabéns	-8
<2parada	-15
<2parafuso	-11
<2parar	-17
<2parede	-20
<2paredes	-10
<2parente	-10
<2parou	-13
<2parque	-32
<2parte	-9
<2partida	-15
<2partir	-20
<2passa	-17
<2passa-se	-9
<2passada	-16
<2passado	-32
<2passagem	-15
<2passar	-35
<2passe	-13
<2passeio	-13
<2passou	-24
<2pasta	-11
<2patrão	-15
<2pau	-8
<2paula	-18
<2pedaço	-23
<2pede-se	-28
<2pedem	-21
<2pedido	-21
<2pedidos	-13
<2pedir	-32
<2pediram	-10
<2pediu	22
<2pedra	-12
<2pedágio	-15
<2pega	-13
<2pegar	-15
<2pegou	-18
<2peixe	-20
<2pela	-26
<2pelo	-23
<2pelos	-12
<2película	-15
<2penduram-se	-10
<2peneira	-19
<2pensei	-13
<2pequena	-21
<2pequeno	-15
<2percorre	-11
<2perdemos	-20
<2perderam	-13
<2perdeu	-23
<2perdi	-23
<2pergunta	-40
<2pergunta-se	-15
<2perguntar	-16
<2perguntou	-16
<2permitido	-12
<2pernas	-8
<2perto	-26
<2período	-16
<2pesa	-21
<2pesa-se	-12
<2pesar	-13
<2pescoço	-10
<2peso	-19
<2pesos	-10
<2pessoa	-26
<2pessoal	10
<2pessoas	-26
<2pet	-12
<2peça	-26
<2peças	-12
<2peço	-23
<2ph	-9
<2picar	-11
<2pico	-19
<2piloto	-18
<2pinga	-15
<2pior	-8
<2piscina	-20
<2piso	-9
<2pista	-19
<2placa	-20
<2plano	-14
<2plantonista	-13
<2plantão	-14
<2plataforma	-12
<2plástico	-12
<2pneus	-15
<2poda	-17
<2pode	-22
<2pois	-17
<2ponha	-13
<2ponham	-13
<2ponto	-13
<2pontos	-10
<2pop	-30
<2por	-25
<2porque	-29
<2porta	-36
<2portal	-9
<2portanto	18
<2portas	-13
<2porto	-27
<2português	-20
<2portão	-26
<2porém	-14
<2possível	-23
<2posto	-32
<2pote	-14
<2pouco	-16
<2pousa	-16
<2povo	-16
<2pra	-50
<2prato	-10
<2prazo	-26
<2prazos	-17
<2precisa	-26
<2precisamos	-22
<2precisar	-11
<2preenche	-20
<2preenchem	-9
<2prefeitura	-15
<2prende	-13
<2prepara	-20
<2preparação	-29
<2presa	-16
<2presente	-26
<2presentes	-29
<2preso	-10
<2pressa	-15
<2pressão	-8
<2preta	-21
<2pretende-se	-28
<2pretendo	-19
<2preto	-22
<2prezados	-23
<2preço	-9
<2primeira	-14
<2primeiro	-43
<2primeiros	-24
<2pro	-26
<2proa	-11
<2procedimento	39
<2processo	11
<2produto	-17
<2produzimos	-18
<2professor	-15
<2professora	-16
<2programa	-21
<2projetor	-17
<2propaganda	-16
<2proponho	-14
<2pros	-18
<2prova	-20
<2proveta	-14
<2prédio	-14
<2própria	-23
<2próprio	-8
<2publica	-14
<2publica-se	-15
<2publicações	-15
<2purga	-18
<2purgar	-8
<2puxa	-22
<2pá	-17
<2pé	-27
<2pés	-16
<2pó	-9
<2pôr	-35
<2põe	-35
<2põe-se	-17
<2público	-15
<2q	-14
<2quadro	-21
<2quadros	-10
<2qual	-10
<2qualquer	-28
<2quando	-15
<2quanto	-22
<2quarenta	-25
<2quarto	-20
<2quase	-26
<2quatro	-21
<2que	-15
<2quebrado	-19
<2queda	-19
<2queima	-20
<2quem	-41
<2quente	-22
<2quer	-27
<2querem	-13
<2quilos	-11
<2quilómetros	-9
<2quinta	-19
<2quinta-feira	-9
<2quinto	-10
<2quinze	-25
<2r	-22
<2ralo	-14
<2ramos	-21
<2rapariga	-15
<2rapaz	-29
<2rapazes	15
<2raquel	-13
<2rascunho	-13
<2rasgado	-11
<2raspa	-15
<2rateio	-9
<2reais	-18
<2recebe	-52
<2recebeu	-24
<2recebimento	-17
<2recebo	-24
<2receita	-15
<2recepcionista	-10
<2recepção	-22
<2receção	-28
<2recibo	-16
<2reciclável	-9
<2reclamações	-20
<2reclamou	-9
<2recolhe	-18
<2reconhecimento	-18
<2recreio	-15
<2redação	-20
<2rede	-16
<2redige	-12
<2redigir	-20
<2redija	-17
<2reduz	-10
<2refeição	-9
<2reforma-se	-11
<2rega	-14
<2registo	-13
<2regresso	-22
<2relatou	-15
<2relatório	-19
<2remoto	-19
<2remédio	-9
<2rente	-13
<2reservas	-11
<2responder	-20
<2responsável	-13
<2resposta	-17
<2restaurante	-10
<2restauro	-15
<2reunião	-31
<2revisão	-13
<2rg	-11
<2rh	-15
<2ria	-25
<2rio	-12
<2risca-se	-11
<2roda	-14
<2rodapé	-21
<2rodas	-14
<2rolos	-11
<2romper	-12
<2rosa	-11
<2rosca	-14
<2rosto	-10
<2rosário	-16
<2roteiro	18
<2rotina	-22
<2roupa	-10
<2roxo	-11
<2rua	-13
<2rui	-9
<2rádio	-29
<2sabe	9
<2saber	-25
<2sabia	-9
<2saco	-22
<2sacos	-29
<2sacristão	-20
<2saem	-21
<2sai	-27
<2sair	-11
<2saiu	-22
<2sal	-19
<2sala	-40
<2salão	-19
<2sangue	-8
<2saudade	-14
<2saída	-29
<2saídas	-30
<2saíram	-13
<2se	-50
<2seca	-19
<2secar	-18
<2seco	-13
<2secretaria	-18
<2secretária	-12
<2segue-se	-16
<2seguem	-10
<2seguinte	-20
<2seguir	-14
<2segunda	-33
<2segunda-feira	-15
<2segundo	-33
<2segundos	-16
<2segura	10
<2seguradora	-15
<2segurança	-12
<2seguro	-18
<2seis	-19
<2seja	-12
<2sem	-44
<2semana	-36
<2semanas	-15
<2senhor	-40
<2senhora	-23
<2senta-se	-17
<2sentado	-15
<2sentido	-16
<2sentir	-13
<2senão	-22
<2separa	-16
<2separa-se	-16
<2separar	-18
<2sequência	-21
<2ser	-24
<2serra	-16
<2serve	-9
<2servidor	-22
<2serviço	-20
<2sessenta	-14
<2sessão	-18
<2sete	-13
<2setembro	-19
<2setor	-19
<2seu	-23
<2sexta	11
<2shimeji	-17
<2silêncio	-9
<2sim	-20
<2simpático	-9
<2sinal	-13
<2sino	-15
<2sistema	-13
<2skipper	-14
<2sobe	-26
<2sobe-se	-16
<2sobras	-15
<2sobre	29
<2sobrou	-18
<2social	-10
<2sociedade	-12
<2soda	-13
<2soja	-15
<2sol	-18
<2solar	-10
<2solicita-se	-16
<2solicitar	-21
<2solta	-16
<2solta-se	-16
<2som	-15
<2soma	-12
<2sombra	-12
<2somos	-30
<2soro	-14
<2sou	-41
<2sozinha	-17
<2sozinho	-20
<2sr	-8
<2sua	-23
<2sub-13	-19
<2subiu	-11
<2substitui	-8
<2suja	-16
<2susto	-18
<2sábado	-9
<2sábados	-17
<2são	-29
<2sétimo	-18
<2só	-38
<2sócio	-10
<2sócios	-13
<2tabela	-17
<2tabuleiro	-21
<2tal	-15
<2talhão	-17
<2tambor	-9
<2também	-18
<2tampa	-11
<2tanque	-23
<2tanques	-10
<2tapar	-11
<2tapete	-16
<2tarde	-20
<2te	-20
<2teatro	-19
<2telefona	-16
<2telefona-se	-19
<2telefone	-23
<2telemóvel	-19
<2teles	-15
<2tema	10
<2temos	-12
<2temperatura	-16
<2tempo	-25
<2tenho	-31
<2tensão	-10
<2terceira	-12
<2terceiro	15
<2teresa	-13
<2terminou	-12
<2termo	-9
<2termos	-24
<2termómetro	-11
<2terças	-14
<2testar	-10
<2teste	-25
<2testo	-13
<2tinha	-11
<2tinta	-13
<2tira	-35
<2tira-se	-11
<2tirada	-13
<2tirar	-21
<2tire	-12
<2tiro	-18
<2tive	-17
<2tivemos	-22
<2tiver	-29
<2toalha	-9
<2tocam	-17
<2tocar	-22
<2toco	-16
<2todo	-30
<2todos	-28
<2tomou	-15
<2toque	-20
<2toques	-19
<2torneira	-13
<2torre	-17
<2touca	-16
<2trabalha	-20
<2trabalho	-29
<2transporte	-22
<2trata	-10
<2tratar	-21
<2travões	-10
<2traz	-19
<2traço	-12
<2triagem	-20
<2trinta	-15
<2troca	-34
<2trocada	-8
<2trocar	-21
<2trocou	-13
<2trouxe	-18
<2trás	-14
<2tu	-25
<2tubo	-14
<2tubos	-10
<2tudo	-34
<2turma	-16
<2turno	11
<2tá	-50
<2técnica	-19
<2técnico	-22
<2têm	-17
<2um	-75
<2uma	-57
<2unidos	-14
<2uns	-23
<2urgente	-19
<2urna	-16
<2usa	10
<2usado	-10
<2usar	-12
<2uso	-22
<2v	-12
<2vacina	-9
<2vai	-47
<2vale	-18
<2valor	-15
<2vamos	-23
<2vara	-8
<2varanda	-12
<2vaza	-22
<2vazio	-11
<2veda	-14
<2veio	-24
<2veja	-11
<2vejo	-26
<2velas	-18
<2velhas	-8
<2velho	-15
<2vem	-27
<2venceu	-12
<2venda	-11
<2vende	-17
<2vendedores	-22
<2vendo	-27
<2veneno	-10
<2venho	-17
<2ventilador	-11
<2vento	-14
<2vereador	-19
<2verifica	-10
<2verifica-se	-16
<2verificam	-9
<2verificam-se	-18
<2verificação	-17
<2vermelha	-21
<2vermelho	-12
<2verso	-9
<2vertical	-16
<2verão	-23
<2veterinária	-13
<2veterinário	-16
<2vezes	-22
<2vi	-12
<2via	-10
<2viagem	-23
<2viatura	-16
<2vibrador	-9
<2vida	-17
<2vidro	-24
<2vigia	-14
<2vigilância	-20
<2vila	-9
<2vinagre	-11
<2vinha	-20
<2vinheta	-8
<2vinho	-22
<2vinte	-24
<2vir	-20
<2vira	-13
<2virado	-13
<2virar	-21
<2visita	-21
<2visitantes	-15
<2vista	-27
<2vistoria	-27
<2vitória	-22
<2viu	-23
<2viva	-21
<2vizinho	-12
<2vizinhos	-18
<2você	-17
<2vocês	10
<2volta	-28
<2volta-se	-10
<2voltam	-18
<2voltou	-20
<2voluntário	-15
<2voluntários	-23
<2voo	-21
<2vou	-35
<2voz	-14
<2vácuo	-12
<2válvula	-14
<2vão	-13
<2véspera	-22
<2vê	-25
<2vêm	-21
<2vídeo	-9
<2wagner	-20
<2x	-12
<2zero	-16
<2zona	-19
<2|	-29
<2«	-10
<2°	-21
<2·	13
<2»	-15
<2à	-44
<2às	-28
<2ácido	-21
<2água	-40
<2águia	-16
<2álcool	-12
<2é	10
<2évora	-12
<2ó	-21
<2óculos	-17
<2óleo	-15
<2óleos	-10
<2última	-20
<2último	-25
<2única	-19
<2único	9
<2–	-43
<2—	-25
<2“	-19
<2”	-22
<2€	-9
<2→	-13
<:	27
<;	-33
<<" ou	-9
<<% ,	-10
<<% de	-17
<<( a	-22
<<) ,	-10
<<) :	-16
<<) a	-13
<<) o	-13
<<, "	-12
<<, 0	-26
<<, a	27
<<, abrir	-19
<<, acende	-9
<<, agente	-14
<<, apaga	-14
<<, avisa	-8
<<, banco	-15
<<, bom	-11
<<, cada	11
<<, cobra-se	-11
<<, coloca	-8
<<, com	-33
<<, começando	-14
<<, como	-26
<<, conforme	-11
<<, conta	-15
<<, criança	-11
<<, da	-35
<<, das	-26
<<, de	-35
<<, deixa	-16
<<, deixa-se	-19
<<, depois	-28
<<, desculpa	-14
<<, desculpem	-16
<<, desde	-21
<<, do	-30
<<, dois	-13
<<, doutor	-12
<<, duas	-16
<<, e	-40
<<, ele	-17
<<, em	-36
<<, enfia	-16
<<, entre	-25
<<, enxaguar	-10
<<, era	-13
<<, escreve-se	-20
<<, esse	-11
<<, estou	-14
<<, eu	-25
<<, faz	-14
<<, fez	-12
<<, fica	-10
<<, foi	-18
<<, há	-12
<<, isso	-9
<<, já	-18
<<, lava-se	-13
<<, levanta	-10
<<, liga	-13
<<, limpa	-9
<<, luva	-10
<<, mais	-13
<<, manda	-12
<<, mas	-42
<<, me	-13
<<, mede	-9
<<, mesmo	-19
<<, monta	-19
<<, na	-30
<<, nada	-15
<<, nem	-23
<<, ninguém	-20
<<, no	-18
<<, nos	-16
<<, num	-18
<<, numa	-20
<<, nunca	-28
<<, não	-25
<<, o	-16
<<, olha	-19
<<, onde	-21
<<, os	-23
<<, ou	-18
<<, para	-30
<<, passa	-15
<<, passou	-14
<<, pelo	-18
<<, pergunta	-12
<<, pois	-20
<<, por	-24
<<, porque	-23
<<, pra	-15
<<, precisa	-14
<<, professora	-17
<<, põe	-18
<<, quando	-21
<<, quatro	-16
<<, que	-42
<<, quem	-23
<<, retira	-17
<<, se	-23
<<, segue	-16
<<, seis	-8
<<, sem	-28
<<, senão	-17
<<, seu	-12
<<, sobre	15
<<, sou	-29
<<, só	-15
<<, tem	-31
<<, tira-se	-10
<<, toca	-11
<<, trocou	-13
<<, três	-19
<<, tudo	-16
<<, tô	-16
<<, uma	-27
<<, vamos	-24
<<, vem	-10
<<, vinte	-15
<<, vou	-16
<<, é	-29
<<- -	-14
<<- a	12
<<- o	-18
<<. :	-13
<<. a	-29
<<. depois	-14
<<. na	-14
<<. não	-18
<<. o	-36
<<. os	-12
<<. propaganda	-15
<<. quem	-17
<<0 %	-14
<<0 (	-10
<<0 )	-13
<<0 ,	-44
<<0 -	-16
<<0 =	-13
<<0 ]	-33
<<0 a	-18
<<0 as	-9
<<0 de	-20
<<0 dias	-16
<<0 do	-14
<<0 graus	-10
<<0 h	-24
<<0 min	-20
<<0 na	-8
<<0 não	-9
<<0 o	-20
<<0 pede	-10
<<0 |	-21
<<0 é	-17
<<0 –	21
<<0 —	13
<<: 0	-13
<<: bom	-10
<<: eu	-15
<<: falta	-18
<<: joaquim	-16
<<: quem	-22
<<: todos	-15
<<: três	-13
<<: vou	-20
<<; a	-19
<<; não	-11
<<; quem	-12
<<; sem	-9
<<< 0	-9
<<> >	10
<<^ (	-16
<<^ *	-21
<<^ -	-15
<<^ >	-13
<<^ [	-14
<<^ ^	8
<<^ a	-14
<<^ abre	-9
<<^ abre-se	-10
<<^ acende	-15
<<^ acho	-24
<<^ ajuda	-18
<<^ alguém	-8
<<^ alô	-20
<<^ antes	-17
<<^ ao	-28
<<^ aos	-13
<<^ aplica-se	-9
<<^ arquivo	-12
<<^ as	-14
<<^ assina	-11
<<^ aí	-11
<<^ baixa-se	-10
<<^ banco	-17
<<^ bom	-28
<<^ cada	-30
<<^ caixa	-9
<<^ carga	-13
<<^ caros	-13
<<^ chegou	-14
<<^ chuva	-11
<<^ com	-15
<<^ confere	-17
<<^ corda	-15
<<^ corrente	-12
<<^ cortar	-21
<<^ criança	-8
<<^ de	-14
<<^ deixa	-13
<<^ depois	-16
<<^ descarrega	-9
<<^ dia	-17
<<^ dois	-16
<<^ domingo	-13
<<^ durante	-13
<<^ e	-30
<<^ ele	-18
<<^ em	-26
<<^ enquanto	-22
<<^ entrega	-13
<<^ então	9
<<^ escola	-17
<<^ escova	-14
<<^ escreva	-20
<<^ estende-se	-15
<<^ estou	-13
<<^ eu	-28
<<^ faço	-18
<<^ fecha	-13
<<^ fechar	-17
<<^ feche	-10
<<^ fica	-16
<<^ ficou	-19
<<^ focinho	-8
<<^ foto	-11
<<^ fotografar	-12
<<^ fotografo	-14
<<^ guardar	-18
<<^ hoje	-24
<<^ há	-23
<<^ instrução	-16
<<^ já	-18
<<^ liga	-13
<<^ liga-se	-9
<<^ lê	-9
<<^ lê-se	-13
<<^ mais	-12
<<^ manda	-15
<<^ marco	-10
<<^ me	-28
<<^ mede	-20
<<^ mede-se	-10
<<^ menos	-14
<<^ meu	-15
<<^ máximo	-9
<<^ nada	-9
<<^ nas	-12
<<^ nenhum	-24
<<^ ninguém	-19
<<^ nossa	-33
<<^ nossos	-12
<<^ nunca	-10
<<^ não	-33
<<^ o	-76
<<^ oi	-22
<<^ olha	-16
<<^ ontem	-26
<<^ ora	-26
<<^ os	-8
<<^ outro	-13
<<^ passa-se	-12
<<^ passageiro	-15
<<^ passar	-18
<<^ pede-se	-9
<<^ pedir	-9
<<^ pela	-15
<<^ pergunta	-10
<<^ perguntar	-16
<<^ pesar	-16
<<^ ponto	-15
<<^ porque	-17
<<^ pra	-14
<<^ precisamos	-18
<<^ preciso	-31
<<^ pretende-se	-22
<<^ primeira	-8
<<^ primeiro	-19
<<^ produzimos	-14
<<^ puxa-se	-16
<<^ páginas	-10
<<^ pôr	-16
<<^ quando	-22
<<^ quatro	-11
<<^ quem	-17
<<^ quero	-25
<<^ reunião	-9
<<^ rui	-20
<<^ se	-20
<<^ sem	-23
<<^ semana	-10
<<^ senhor	-16
<<^ senta-se	-10
<<^ separa	-9
<<^ separam-se	-18
<<^ serviços	-10
<<^ solta-se	-14
<<^ somos	-27
<<^ sou	-18
<<^ sábado	-14
<<^ são	-17
<<^ só	-28
<<^ te	-11
<<^ tem	-20
<<^ temos	-23
<<^ tiago	-15
<<^ tira	-18
<<^ tivemos	-14
<<^ toda	12
<<^ todo	-17
<<^ troca	-11
<<^ trocar	-16
<<^ três	-23
<<^ tudo	-22
<<^ tá	-17
<<^ um	-36
<<^ uma	-22
<<^ veja	-8
<<^ vocês	-9
<<^ vê	-8
<<^ à	-13
<<^ às	-11
<<^ água	-9
<<^ é	-36
<<^ ó	13
<<a 0	-12
<<a administradora	-14
<<a agulha	-17
<<a agência	-15
<<a antena	-15
<<a areia	-12
<<a atendente	-12
<<a auditoria	-14
<<a auxiliar	-16
<<a balsa	-22
<<a cada	-13
<<a caldeira	-23
<<a casa	-22
<<a chave	-24
<<a comissão	-12
<<a conservadora	-13
<<a controladoria	-14
<<a crianças	-18
<<a câmara	-13
<<a data	-14
<<a devolução	-11
<<a diferença	-10
<<a distância	-14
<<a dizer	-21
<<a dona	-28
<<a enfermeira	-9
<<a entrada	-22
<<a entrega	-16
<<a equipe	-11
<<a escola	-18
<<a etiqueta	-10
<<a farmácia	12
<<a ficha	-21
<<a fiscalização	-13
<<a folha	-17
<<a forma	-17
<<a fábrica	-29
<<a garantia	-18
<<a governanta	-13
<<a guia	-9
<<a hora	-13
<<a irmã	-12
<<a lanterna	-16
<<a lavanderia	12
<<a limpo	-11
<<a linha	-10
<<a lista	-13
<<a lâmina	-14
<<a lâmpada	-11
<<a madeira	-16
<<a mala	-21
<<a malta	-15
<<a maneira	12
<<a marca	-9
<<a mim	10
<<a minha	-24
<<a montagem	-18
<<a morada	-10
<<a mudança	-15
<<a máquina	-18
<<a mão	-12
<<a nossa	-23
<<a nota	-14
<<a ordem	-17
<<a partir	-22
<<a pasta	-12
<<a pessoa	-12
<<a placa	-10
<<a planilha	-13
<<a porta	-23
<<a portaria	-21
<<a prefeitura	-9
<<a presente	-23
<<a primeira	-34
<<a quem	-18
<<a recepcionista	-10
<<a redação	-16
<<a régua	-15
<<a secretária	-14
<<a segunda	-18
<<a segurança	-8
<<a senhora	-10
<<a sessão	-19
<<a sua	-23
<<a troca	-10
<<a técnica	-22
<<a um	-21
<<a ver	-10
<<a vigilância	-15
<<a vista	-20
<<a válvula	-11
<<a última	-12
<<abaixa a	-14
<<abaixo de	-13
<<abertura de	-17
<<abertura do	-16
<<abertura e	-16
<<abre a	-31
<<abre o	-15
<<abre-se a	-16
<<abrir a	-15
<<abrir o	-17
<<acabou ,	-12
<<acende as	-12
<<acendo o	-15
<<acho que	-10
<<acima de	-15
<<acima do	-12
<<ademir ,	-10
<<administração da	-18
<<agenda ,	-12
<<agora o	-12
<<agora é	-12
<<agulha no	-15
<<ainda do	-18
<<ainda não	-14
<<ainda que	-11
<<ainda se	-17
<<ajustar o	-16
<<alergia ,	-10
<<alguém me	-15
<<alguém que	-22
<<alto ,	-20
<<altura de	-10
<<aluguer de	-18
<<alô ,	10
<<amarela ,	-10
<<amarrado na	-13
<<amigo ,	-12
<<amostras de	-22
<<anca ,	-13
<<ano passado	-16
<<anos ,	-21
<<anos de	-12
<<anos e	-29
<<anos no	-14
<<anota o	-17
<<antes ,	-29
<<antes a	-12
<<antes das	-14
<<antes do	-10
<<antes dos	-11
<<anéis e	-12
<<ao banho	-8
<<ao fim	-18
<<ao ponto	-16
<<ao senhor	-12
<<ao terceiro	-17
<<aperta o	-9
<<apontou que	-8
<<aprovadas as	-11
<<aprovação da	-10
<<aqui em	-17
<<aqui na	-33
<<aqui no	-16
<<aqui o	-18
<<aqui é	10
<<ar ,	-17
<<arquivo de	-15
<<arrancar as	-15
<<as amostras	-17
<<as bandejas	-12
<<as caixas	-12
<<as da	-16
<<as duas	-31
<<as minhas	-23
<<as pessoas	-19
<<as técnicas	-17
<<aspirar a	-21
<<assim ,	-19
<<assim :	10
<<assim a	9
<<assina na	-8
<<assina o	-23
<<assina-se a	-11
<<assunto :	19
<<ata n.º	-12
<<atendente pergunta	-9
<<atrás (	-18
<<atrás ,	-12
<<atrás da	-16
<<atrás de	-14
<<atrás do	-10
<<até 0	-17
<<até a	-30
<<até ao	-27
<<até as	-13
<<até o	-18
<<até um	-9
<<até à	-8
<<até às	-21
<<autorização do	-9
<<avisa a	-21
<<avisa o	-9
<<avisa-se a	-11
<<aviso de	-8
<<avó ,	-9
<<aí a	-10
<<aí o	-21
<<aí um	23
<<baforadas no	-8
<<baixa a	-17
<<baixa o	-10
<<baixa-se o	-12
<<baixo .	-13
<<balcão ,	-16
<<banco ,	-16
<<banco de	-29
<<banco do	-10
<<banho a	-20
<<banho e	-18
<<barraca de	-19
<<bater o	-14
<<bem ,	-16
<<blocos de	-14
<<boas ,	11
<<boca ,	-9
<<boca da	-10
<<boletim de	-16
<<bom dia	-29
<<bom eu	-13
<<borda .	-12
<<bordo de	-14
<<braga ,	-11
<<branco ,	15
<<buzina ,	-13
<<c )	-16
<<c /	-14
<<cabeça ,	-9
<<cabo ,	-16
<<cabo da	-10
<<cabo de	-10
<<cada 0	-12
<<cada um	-25
<<cada uma	-8
<<cadeira de	-15
<<cadeiras ,	-16
<<caderno de	-13
<<cair na	-14
<<caixa ,	-13
<<caixa com	-17
<<caixa de	-9
<<caixa do	-17
<<caixas ,	-18
<<cama com	-13
<<caminhão encosta	-10
<<canal #	-19
<<capacete e	-17
<<carrega-se para	-13
<<carrinho de	-12
<<carro ,	-11
<<cartão e	-16
<<carvalho ou	-12
<<casa ,	-9
<<casa .	-14
<<casa com	-15
<<casa das	-12
<<casa de	-26
<<casa do	-19
<<casa no	-9
<<caso de	-15
<<causa da	12
<<caído na	-10
<<ceará ,	-18
<<cedo ,	-16
<<central ,	-10
<<centro de	-23
<<cerca de	-11
<<chama a	-15
<<chama-se a	-9
<<chapa ,	-11
<<chave do	14
<<chave no	-14
<<chaves de	-21
<<chefe de	-22
<<chefe do	-9
<<chega ,	-15
<<chega a	-8
<<chega ao	-17
<<chega com	-16
<<chega e	-14
<<chegar ,	-14
<<cheia de	-13
<<chuva ou	-10
<<chão ,	-15
<<ciclo de	-11
<<cilindro de	-13
<<cima da	-9
<<cima do	-12
<<cinco minutos	-19
<<cirúrgico e	-11
<<cliente assina	-8
<<cliente e	-10
<<cliente liga	-20
<<cloro e	-9
<<clube de	-16
<<cobra-se a	-20
<<cobre de	-21
<<coisa ,	-20
<<coisa e	-12
<<coisa eu	-15
<<cola a	-10
<<colega ,	-13
<<colegas da	-14
<<coloca o	-8
<<coloca-se o	-12
<<com a	-16
<<com as	-26
<<com atestado	-11
<<com chave	-10
<<com escova	-14
<<com fita	-10
<<com giz	-13
<<com letra	-17
<<com mais	-9
<<com número	-13
<<com o	-53
<<com os	-21
<<com papel	-13
<<com quatro	-11
<<com três	-17
<<com um	-24
<<com uma	-18
<<com água	-18
<<começa na	-13
<<começa-se pela	-10
<<como a	-12
<<como as	-24
<<como que	-20
<<como se	-9
<<comunica-se à	-16
<<condomínio e	-12
<<cones e	-10
<<confere a	-27
<<confere o	-23
<<confere se	-9
<<conforme a	-11
<<consulta o	-16
<<conta os	-13
<<contagem na	-9
<<contam-se os	-13
<<contas de	-20
<<conto o	12
<<contra o	-14
<<contrato da	-12
<<controle de	-17
<<cooperativa de	-26
<<cooperativa dos	-15
<<cor e	-11
<<corta a	-14
<<corta o	-13
<<cortar o	-22
<<cortar os	-15
<<cresceu ,	-25
<<curto ,	-10
<<câmara de	-17
<<célia ,	-14
<<cópia da	-17
<<d )	-22
<<da caixa	-16
<<da equipa	-17
<<da grande	-16
<<da minha	-18
<<da nossa	-18
<<da proteção	-8
<<da reunião	-16
<<da rua	-14
<<da rádio	-11
<<da sala	-21
<<da tarde	-15
<<das 0	-10
<<data :	-15
<<data da	-10
<<data de	-20
<<data do	-13
<<data e	-17
<<de "	16
<<de 0	-25
<<de :	-30
<<de a	-10
<<de abril	-23
<<de aço	-11
<<de baixo	-17
<<de cada	-20
<<de cobre	-17
<<de como	16
<<de dar	-18
<<de dois	-10
<<de emergência	-11
<<de equipa	-10
<<de escrever	-29
<<de fato	-11
<<de fazer	-30
<<de fora	-13
<<de jeito	-11
<<de luz	-14
<<de manhã	-23
<<de o	-26
<<de oitenta	10
<<de ontem	-9
<<de papel	-9
<<de passar	-19
<<de qualquer	-14
<<de quatro	-21
<<de redigir	-14
<<de remédio	-9
<<de sala	-13
<<de se	-12
<<de segurança	-15
<<de serviço	-9
<<de são	-9
<<de ter	-10
<<de terra	-17
<<de turno	-11
<<de um	-12
<<de uma	12
<<de veneno	-8
<<de verdade	-9
<<de água	-10
<<debaixo do	-15
<<dedo na	-9
<<deixa a	-23
<<deixa o	-23
<<deixa-se o	-20
<<dela ,	-11
<<delas ,	-10
<<deles é	-11
<<dentro ,	-8
<<dentro da	-15
<<dentro do	-11
<<depende do	-14
<<depois a	-14
<<depois ao	-10
<<depois as	-9
<<depois da	-18
<<depois de	-23
<<depois do	-25
<<depois o	-17
<<depois pra	-13
<<depois que	-11
<<depois se	-18
<<descreva o	19
<<desculpem ,	-14
<<desculpem o	-15
<<desde a	-16
<<desde então	-12
<<desde que	-15
<<desliga ,	-9
<<desliga o	-11
<<desliga-se o	-12
<<desligada ,	-8
<<desligar o	-16
<<desmontagem da	-23
<<deu uma	-9
<<devagar ,	-23
<<devagar e	-9
<<devia ter	-12
<<devolução de	-15
<<devolve o	-8
<<dez minutos	-14
<<dia ,	-25
<<dia .	-12
<<dia até	-8
<<dia da	-21
<<dia de	-26
<<dia e	-20
<<dias ,	-21
<<dias :	9
<<dias de	-19
<<dias e	-14
<<dias na	-11
<<dias sem	-15
<<dinheiro ,	-9
<<direto pra	-18
<<disse que	-11
<<disso ,	-16
<<diz que	-10
<<diz-lhes que	-14
<<diz-se que	-8
<<dizendo que	-25
<<dizer ,	-11
<<dizer a	10
<<do 0	-16
<<do centro	-9
<<do chão	-10
<<do cliente	-13
<<do clube	-13
<<do comercial	-11
<<do filme	-18
<<do gato	-19
<<do lado	-13
<<do meu	-12
<<do mês	-16
<<do porto	-8
<<do primeiro	-13
<<do que	-21
<<do senhor	-11
<<do seu	-12
<<do sistema	-16
<<do sol	-16
<<do teste	-9
<<do vale	-10
<<documento ,	-12
<<documento a	-23
<<documento da	-26
<<documento de	-23
<<documento para	-18
<<documento que	-14
<<documento sobre	13
<<dois ,	-24
<<dois a	-10
<<dois dias	-17
<<dois funcionários	-10
<<dois homens	-15
<<dono ,	-13
<<dos dois	-10
<<dos meus	-14
<<doze pessoas	-15
<<duas horas	-15
<<duas pessoas	-18
<<duas testemunhas	-13
<<duas vezes	-9
<<durante a	-23
<<durante o	13
<<dá a	-20
<<dá os	-13
<<dá um	-12
<<dá uma	-11
<<e a	-11
<<e agora	-18
<<e anota	-12
<<e as	-23
<<e avental	-9
<<e avisa-se	-9
<<e aí	-22
<<e baixa	-9
<<e cada	-14
<<e cinco	-17
<<e coloca	-8
<<e como	-13
<<e confere	-9
<<e consulta	-9
<<e coordeno	-20
<<e da	-24
<<e de	-20
<<e deixa	-20
<<e depois	-17
<<e desliga-se	-11
<<e desligar	-16
<<e diz	-16
<<e do	-9
<<e dois	-14
<<e duas	-33
<<e ela	-14
<<e em	-21
<<e escolhe	-15
<<e escreve	-14
<<e espero	-16
<<e eu	-30
<<e fala	-13
<<e fica	-11
<<e ficou	-8
<<e foi	-9
<<e hum	-10
<<e há	-8
<<e já	-23
<<e leva	-9
<<e liga	-12
<<e limpa	-10
<<e manda	-15
<<e marca	-14
<<e meia	-23
<<e na	-20
<<e ninguém	-12
<<e no	-10
<<e nunca	-18
<<e não	-17
<<e o	-18
<<e oferece	-9
<<e olha	-10
<<e os	-26
<<e para	-22
<<e passa	-10
<<e pede	-9
<<e pede-se	-14
<<e pediu	-21
<<e perdemos	-12
<<e pergunta-se	-13
<<e ponto	-13
<<e põe	-23
<<e que	-21
<<e quem	-20
<<e se	-15
<<e sem	-17
<<e só	-14
<<e tem	-9
<<e tira	-18
<<e tira-se	-11
<<e três	-10
<<e um	-16
<<e uma	-29
<<e vai	-13
<<e ver	-13
<<e vocês	-24
<<e vou	-13
<<e vê-se	-9
<<e à	-22
<<e é	-13
<<ela foi	-10
<<ele foi	-8
<<ele é	-11
<<em 0	-20
<<em agosto	-10
<<em cada	-13
<<em casa	-17
<<em dia	-12
<<em dois	-23
<<em governador	-9
<<em hora	-9
<<em janeiro	-16
<<em julho	-21
<<em maio	-13
<<em papel	-16
<<em ponto	-11
<<em português	-11
<<em primeiro	-12
<<em que	-17
<<em são	-22
<<em todos	-9
<<em três	-15
<<em água	-8
<<embora com	-11
<<emergência ,	-8
<<empresa e	-16
<<enc :	15
<<encosta na	-15
<<enquanto não	-24
<<entra com	-10
<<entra na	-19
<<entra no	-19
<<entre as	-12
<<entrega das	-14
<<entrega de	-17
<<entrega o	-17
<<entrou na	-17
<<então :	9
<<então a	24
<<então primeiro	-13
<<então é	-24
<<equipa de	-16
<<era o	-13
<<escala de	-19
<<escola ,	-15
<<escola de	-20
<<escolhe o	-14
<<escova de	-17
<<escova e	-10
<<escreve no	-11
<<escrevente pede	-10
<<escrever como	-18
<<escrita sobre	17
<<escrito ,	-17
<<escrito a	19
<<escrito como	12
<<escrito e	-17
<<espera-se que	-12
<<esta semana	-20
<<estação ,	-16
<<este meio	-10
<<estou a	-23
<<estou na	-14
<<estraga a	-19
<<está a	-25
<<está com	-15
<<está de	-16
<<está em	-12
<<está escrito	-18
<<está na	-14
<<está no	-10
<<estúdio da	-22
<<etiqueta ,	-8
<<etiqueta com	-17
<<eu ,	-20
<<eu falei	-16
<<eu me	-16
<<eu não	-20
<<eu preciso	-11
<<eu sou	-16
<<eu só	-13
<<eu vejo	-16
<<eu vou	-19
<<eucalipto e	-15
<<euros e	-14
<<experientes ,	-8
<<explica o	-16
<<extração de	-14
<<extração do	-15
<<fala ,	-15
<<fala de	-15
<<falando ,	-15
<<falando e	-20
<<falar com	-12
<<falta de	-10
<<falta uma	-21
<<falta é	-23
<<favor ,	-11
<<faz o	15
<<faz um	-22
<<faz-me falta	-19
<<fazem o	-9
<<fazenda ,	-13
<<fazer ,	-28
<<fazer a	13
<<fazer o	-27
<<fazer quando	-28
<<fecha o	-20
<<fechar e	-12
<<fechar o	-9
<<feche o	-13
<<feira de	-9
<<fica a	9
<<fica ao	-8
<<fica com	-11
<<fica de	-17
<<fica em	-17
<<fica na	-18
<<fica nas	-15
<<fica no	-12
<<ficha ,	-14
<<ficha de	-16
<<ficha e	-18
<<fico com	-15
<<ficou um	-16
<<filha que	-10
<<filme ,	-14
<<fim ,	-13
<<fim de	-25
<<fim do	-22
<<fim o	-11
<<fio ,	-17
<<firma por	-16
<<fiscal da	-19
<<fita ,	-15
<<flores no	-14
<<foi minha	-15
<<foi o	-19
<<foi um	-16
<<folha com	-16
<<folha da	-16
<<for o	-8
<<fora ,	-17
<<fora .	-16
<<fora da	-16
<<fora do	-19
<<fora e	-12
<<foram onze	-16
<<forma de	14
<<formulário da	-15
<<fornada de	-10
<<fotografa o	-10
<<fotografar o	-15
<<frente ,	-14
<<frente pra	-17
<<fria e	-11
<<frigorífico da	-14
<<fundo ,	-17
<<fundo e	-10
<<fwd :	8
<<gabinete de	-9
<<galpão de	-11
<<gelo ,	-9
<<gente ,	-14
<<gente faz	-24
<<gente limpa	-20
<<gente pergunta	-15
<<gente tem	-14
<<gostaria de	-12
<<gosto de	-16
<<grande ,	-9
<<graus ,	-24
<<graus com	-9
<<graus e	-10
<<gravação do	-13
<<graças a	-8
<<grávida ,	-9
<<guardar os	-10
<<guia da	-23
<<guia e	-8
<<guião da	19
<<hoje a	-21
<<hoje o	-16
<<hoje é	-22
<<hora ,	-13
<<hora .	-11
<<hora antes	-15
<<hora da	-10
<<hora de	-11
<<hora ou	-13
<<horas ,	-15
<<horas e	-17
<<horas na	-12
<<horas no	-10
<<hotel de	-11
<<houve duas	-15
<<hum ,	-14
<<há duas	-11
<<há mais	-13
<<há três	-8
<<hã ,	16
<<hóspede do	-15
<<identificação do	-21
<<instrução de	-16
<<inteiro e	-13
<<interior de	-16
<<interior do	-19
<<inverno passado	-16
<<ir ,	-16
<<ir para	-11
<<isola a	-15
<<isso ,	12
<<isso .	-12
<<isso a	-18
<<isso que	-19
<<isso é	-12
<<isto :	-18
<<isto em	-21
<<isto tem	-21
<<isto é	-8
<<jeito de	22
<<junho ,	-18
<<junta de	-18
<<junto ,	-10
<<junto ao	-9
<<já está	-9
<<já foi	-13
<<já passou	-10
<<já é	-18
<<lado da	-15
<<lado do	-8
<<lança a	-11
<<larga a	-14
<<lava-se a	-15
<<lava-se o	-14
<<ler e	-17
<<ler o	-14
<<leva a	-17
<<leva ao	-10
<<leva até	-15
<<leva o	-12
<<leva para	-9
<<levanta a	-17
<<levou o	-19
<<licenciado para	-9
<<liga ,	-12
<<liga o	-17
<<liga pra	-22
<<ligado ,	-8
<<ligo o	-13
<<ligue o	-9
<<limite de	-9
<<limpa a	-23
<<limpa o	-9
<<limpeza da	-20
<<linha de	-13
<<linhas para	-20
<<lista da	-10
<<lista de	-11
<<livro de	-14
<<local de	-9
<<logo o	-12
<<loja de	-25
<<longe da	-8
<<lote da	-19
<<luva de	-9
<<luva e	-16
<<luvas ,	-19
<<luz ,	-14
<<luz de	-15
<<lá ,	-22
<<lá com	-13
<<lá do	-18
<<lá e	-14
<<lá em	-12
<<lâmina ,	-16
<<madrugada ,	-12
<<maior que	-11
<<mais ,	-10
<<mais de	-17
<<mais que	-10
<<mais um	-14
<<malta ,	-35
<<manda o	-15
<<manda os	-14
<<maneira de	9
<<manual da	-24
<<marca a	-16
<<marca com	-13
<<marca de	-17
<<marinheiro de	-13
<<março e	-8
<<mas a	-28
<<mas não	-20
<<mas o	-15
<<matrícula de	-15
<<me fala	-13
<<me faz	-13
<<mede a	-23
<<mede o	-12
<<mede-se a	-19
<<medir a	-16
<<meia hora	-21
<<meio ,	-13
<<meio da	-11
<<meio de	-14
<<meio e	-13
<<meninas ,	-10
<<meninos que	-11
<<menos de	-10
<<menos e	-15
<<mergulha a	-12
<<mesa ,	-17
<<mesa da	-17
<<mesa de	-20
<<mesma hora	-12
<<mesmo que	-14
<<mesmo se	-8
<<metade do	-12
<<metros ,	-17
<<meu avô	-13
<<mil e	-17
<<mim passar	-18
<<min ,	-27
<<minuto ,	-12
<<minutos ,	-23
<<minutos para	-15
<<modo de	9
<<modo que	-12
<<moeda de	-12
<<montagem do	-16
<<montar um	13
<<motivo e	-9
<<moça da	-24
<<multou o	-11
<<máquina da	-21
<<máquina de	-17
<<máquina do	-12
<<máximo 0	-14
<<mãe e	-13
<<mão e	-22
<<mãos e	-9
<<mês passado	-17
<<música e	-10
<<n.º de	-14
<<na arca	-13
<<na caixa	-13
<<na casa	-9
<<na ficha	-9
<<na frente	-20
<<na mesma	-14
<<na máquina	-12
<<na mão	-23
<<na parede	-10
<<na primeira	-9
<<na ria	-16
<<na sala	-21
<<na segunda	-10
<<na semana	-12
<<na véspera	-20
<<na última	-22
<<nada de	-18
<<nada se	-9
<<nem com	-16
<<nem de	-17
<<nem por	-11
<<nem que	-14
<<nem se	-14
<<ninguém sabe	-18
<<ninguém sabia	-9
<<ninguém se	-15
<<ninguém vai	-20
<<ninhos de	-20
<<no cais	-9
<<no descarpack	-17
<<no dia	-21
<<no fim	-35
<<no forno	-19
<<no grupo	-14
<<no hotel	-11
<<no livro	-14
<<no mercado	-13
<<no mesmo	-17
<<no parque	-18
<<no próprio	-13
<<no sistema	-9
<<no verão	-13
<<no último	-12
<<noite ,	-18
<<nome ,	-19
<<nome de	-9
<<nome do	-11
<<nome e	-26
<<nome na	-12
<<nome é	-23
<<norma interna	-24
<<norte ,	16
<<nos dois	-10
<<nos primeiros	-10
<<nossa associação	-13
<<nossa pista	-13
<<nota de	-11
<<novo ,	-13
<<novo e	-13
<<num documento	-20
<<numa folha	-13
<<nunca com	-10
<<nunca de	-9
<<nunca se	-14
<<nuno :	11
<<nº de	-12
<<não ,	-23
<<não conta	-8
<<não está	-16
<<não foi	-11
<<não há	-24
<<não inventa	-20
<<não na	-20
<<não no	-9
<<não o	-27
<<não pode	-23
<<não quero	-11
<<não se	-22
<<não sei	-15
<<não tem	-8
<<não ter	-18
<<não três	-14
<<não é	-26
<<né então	-20
<<número ,	-11
<<número da	-9
<<número de	-12
<<número do	-17
<<o advogado	-17
<<o atendente	-11
<<o braço	-14
<<o caderno	-11
<<o caminhão	-16
<<o carrinho	-10
<<o carro	-16
<<o cartório	-18
<<o chefe	-13
<<o cliente	-23
<<o conferente	-9
<<o contrato	-14
<<o de	-14
<<o disco	-12
<<o do	-8
<<o documento	-11
<<o dono	-12
<<o elevador	-10
<<o encarregado	-15
<<o envelope	-13
<<o extintor	-12
<<o faroleiro	-14
<<o gerente	-12
<<o grupo	-11
<<o instrutor	-12
<<o interessado	-15
<<o leite	-15
<<o leitor	-8
<<o livro	-13
<<o mais	-14
<<o mesmo	-13
<<o mestre	-21
<<o meu	-21
<<o morador	-11
<<o motor	-18
<<o motorista	-19
<<o museu	-21
<<o nome	-17
<<o nosso	-25
<<o operador	-27
<<o outro	-17
<<o papel	-10
<<o passo	-19
<<o pedido	13
<<o peso	-12
<<o pessoal	-16
<<o piloto	-12
<<o porteiro	-29
<<o primeiro	-24
<<o processo	-15
<<o professor	-15
<<o programa	-14
<<o quadro	-9
<<o quarto	-11
<<o que	-50
<<o rapaz	-14
<<o relatório	-9
<<o sacristão	-20
<<o sal	-13
<<o segundo	-21
<<o seu	-20
<<o sinal	-9
<<o tabuleiro	-10
<<o tecido	-14
<<o treinador	-9
<<o técnico	-10
<<o vento	-14
<<o veterinário	-12
<<o vidro	-15
<<o vigilante	-18
<<o voluntário	-15
<<o zé	-10
<<o último	-16
<<obrigada ,	-15
<<oficina que	-13
<<oi ,	-16
<<oitenta por	-17
<<ok ,	-20
<<ok do	-9
<<olha a	-24
<<olha o	-14
<<olha primeiro	-12
<<olhos ,	-8
<<onde o	-25
<<onde se	-10
<<ontem o	-22
<<onze ,	-22
<<operador confere	-11
<<ordem da	-13
<<os de	-16
<<os dois	-17
<<os mestres	-16
<<os meus	-12
<<os miúdos	-15
<<os ninhos	-13
<<os nomes	-20
<<os outros	-11
<<os pais	-16
<<os quatro	-10
<<os rapazes	-18
<<os sacos	-16
<<os seis	-14
<<os turistas	-9
<<ou a	-15
<<ou menos	-12
<<ou não	-10
<<ou o	-12
<<ou se	-13
<<outra coisa	-18
<<outra pessoa	-11
<<outra vez	-9
<<ouvir o	-12
<<p /	-22
<<pano ,	-11
<<papel ,	-11
<<papel com	-15
<<papel de	-9
<<papel e	-14
<<papel para	-19
<<par de	-9
<<para 0	-18
<<para :	-27
<<para a	-10
<<para as	17
<<para de	-8
<<para eu	-14
<<para fazer	-18
<<para não	-17
<<para os	-26
<<para se	-14
<<para tirar	-9
<<para uma	-23
<<parada e	-13
<<parede ,	-16
<<parede da	-12
<<parque de	-23
<<parte de	-13
<<parte do	-13
<<partir de	-10
<<passa a	-21
<<passa da	-14
<<passa de	-9
<<passa isso	-12
<<passa na	-9
<<passa o	-21
<<passa pro	-13
<<passado a	-18
<<passagem de	-15
<<passar a	-14
<<passar o	-21
<<passo a	-42
<<passo bem	-21
<<passo da	17
<<passou a	-16
<<passou de	-16
<<pede a	-16
<<pede o	-29
<<pede que	-17
<<pede um	15
<<pede-se a	-25
<<pedem que	-14
<<pedido :	-15
<<pedir à	-27
<<pediu a	16
<<pela escada	-11
<<pela porta	-17
<<pelo lado	-11
<<pelo menos	-14
<<pequeno ,	-14
<<pergunta se	-17
<<pergunta-se a	-13
<<pergunta-se se	-9
<<perto de	-25
<<pesa 0	-9
<<pesa o	-19
<<pesa-se o	-9
<<pescoço ,	-10
<<peso é	-14
<<pessoa e	-21
<<pessoa que	-9
<<pessoal ,	14
<<pessoal da	-11
<<pessoal do	-15
<<pessoas ,	-13
<<pessoas por	-9
<<pet ,	-9
<<peça com	-18
<<peça de	-13
<<peça e	-9
<<peça na	-19
<<peça por	-11
<<peça é	-12
<<peças de	-10
<<pinga .	-15
<<pior ,	-8
<<piscina do	-10
<<pista de	-19
<<placa .	-11
<<placa de	-12
<<placa e	-11
<<pode passar	-9
<<pode ser	-13
<<ponto de	-12
<<por :	-12
<<por causa	-20
<<por isso	-31
<<por semana	-8
<<por um	-8
<<por «	-12
<<por último	-20
<<porque a	-13
<<porque ninguém	-12
<<porque o	-17
<<porta ,	-11
<<porta com	-21
<<porta da	-11
<<porta do	-9
<<porto de	-27
<<possível ,	-23
<<posto da	-9
<<posto de	-16
<<pra fazer	-14
<<pra gente	-23
<<pra mim	-29
<<pra ver	-13
<<pra você	-16
<<prazo ,	-10
<<prazo :	-20
<<prazo de	-11
<<precisa de	-21
<<precisa virar	-10
<<precisar de	-11
<<preciso de	-32
<<preenche a	-20
<<prende o	-13
<<prepara a	-12
<<presente instrução	-24
<<presentes :	-29
<<presidente ,	-10
<<preto ,	-19
<<prezados ,	-23
<<preço ,	-8
<<primeiro ,	-14
<<primeiro a	-28
<<primeiro as	-19
<<primeiro ele	-12
<<primeiro lugar	-13
<<pro meu	-18
<<procedimento da	10
<<procedimento de	35
<<procedimento para	-17
<<processo de	9
<<programa de	-18
<<pronto ,	-21
<<propaganda de	-16
<<proponho que	-14
<<pros dois	-16
<<prova de	-16
<<purga dos	-13
<<pé ,	-18
<<pés ,	-15
<<pôr do	-14
<<pôr em	-23
<<põe a	-21
<<põe na	-18
<<põe no	-12
<<põe o	-20
<<põe os	-9
<<quando a	-29
<<quando chega	-20
<<quando o	-26
<<quando um	-28
<<quando é	-15
<<quarenta ,	-9
<<quarenta minutos	-17
<<quatro e	-14
<<quatro mil	-16
<<que ,	-21
<<que abre	-16
<<que alguém	-9
<<que as	-30
<<que cada	-17
<<que depois	-17
<<que deve	-24
<<que diz	-17
<<que ela	-13
<<que ele	-14
<<que entra	-13
<<que era	-12
<<que escreve	-15
<<que estar	-16
<<que está	-20
<<que eu	-36
<<que faz	-30
<<que fazer	15
<<que ficou	-14
<<que isto	-16
<<que já	-21
<<que lhe	-14
<<que mais	-17
<<que me	-24
<<que ninguém	-11
<<que no	-10
<<que nos	-15
<<que nunca	-12
<<que não	-23
<<que nós	-17
<<que o	-57
<<que os	-19
<<que pode	-14
<<que qualquer	-25
<<que se	-30
<<que só	-17
<<que tem	-18
<<que ter	-12
<<que tiver	-9
<<que um	-23
<<que uma	-16
<<que vai	-19
<<que virar	-12
<<quem está	-13
<<quem faz	-13
<<quem não	-17
<<quem se	-16
<<quem tiver	-12
<<quem usa	-17
<<quem vai	-17
<<quem vem	-11
<<quente ,	-9
<<quer dizer	-19
<<quer o	-18
<<quer que	-24
<<quer um	-13
<<queria deixar	14
<<queria que	-23
<<quero deixar	-20
<<quero que	-15
<<quinta ,	-12
<<quinze dias	-20
<<quinze minutos	-10
<<rapaz da	-24
<<rapaz que	-13
<<rascunho da	-13
<<rasgado ou	-11
<<ração é	-9
<<reais .	-15
<<recebe a	-17
<<recebe e	-27
<<recebe uma	-16
<<recepção de	-12
<<receção e	-9
<<reclamações no	-14
<<recolhe os	-11
<<reconhecimento de	-18
<<redação de	-20
<<reforma-se em	-11
<<registo de	-12
<<registro de	8
<<relatou que	-15
<<relatório de	-14
<<responsável ,	-11
<<responsável assina	-8
<<resposta à	-13
<<resto ,	-13
<<reunião de	-25
<<reunião –	-22
<<rh abre	-14
<<ria de	-25
<<romper do	-12
<<roteiro e	-17
<<rotina do	-22
<<rua e	-9
<<rádio e	-12
<<saco ,	-16
<<saco com	-13
<<sacos de	-20
<<sai ,	-11
<<sai com	-13
<<sai de	-8
<<sai do	-10
<<sai sem	-15
<<sal ,	-14
<<sala de	-34
<<saída da	-19
<<saídas de	-23
<<se a	-21
<<se comeu	-18
<<se corta	-12
<<se der	-15
<<se descreva	-21
<<se deve	-10
<<se ele	-9
<<se estiver	-9
<<se for	-20
<<se houver	-21
<<se há	-32
<<se manda	-10
<<se me	-17
<<se não	-13
<<se o	-45
<<se passa	-16
<<se recebe	-14
<<se sai	-14
<<se tem	-20
<<se tiver	-28
<<se tá	-25
<<se um	-26
<<se é	-12
<<seca com	-16
<<seca e	-11
<<secar na	-18
<<segunda ,	-18
<<segunda-feira ,	-15
<<segundos ,	-13
<<sem a	-20
<<sem ninguém	-24
<<sem o	-19
<<sem papel	-12
<<semana ,	-13
<<semana passada	-22
<<sempre ,	-17
<<sempre dois	-18
<<sempre na	-13
<<sempre um	-9
<<senhor padre	-12
<<senhor prior	-19
<<senta-se ,	-12
<<senão a	-9
<<separa a	-15
<<separa o	-8
<<servidor ,	-19
<<serviço :	-13
<<sessenta e	-9
<<sessão das	-12
<<setembro e	-12
<<setor de	-17
<<sexta o	-13
<<silêncio e	-8
<<sim ,	-19
<<sinal de	-15
<<sistema e	-11
<<sobe a	-18
<<sobe com	-11
<<sobe os	-11
<<sobre a	24
<<sobre as	17
<<sobre encher	-20
<<sobrou a	-18
<<solicitar que	-13
<<solta a	-13
<<som ,	-11
<<soma os	-12
<<somos um	-17
<<somos uma	-25
<<sou a	-22
<<sou da	-16
<<sou o	-18
<<sozinho na	-19
<<sr .	-8
<<sua parte	-15
<<substitui a	-8
<<sábados ,	-16
<<são sempre	-12
<<são três	-15
<<só ,	-11
<<só a	-25
<<só aí	11
<<só com	-18
<<só depois	-23
<<só em	-15
<<só então	-16
<<só no	-12
<<só o	-15
<<só para	-20
<<só quando	-13
<<só que	-10
<<só se	-11
<<só um	-19
<<tabela de	-10
<<também o	-14
<<tanque de	-19
<<tarde não	-13
<<tarefa ,	-18
<<tarefa :	12
<<taxa de	-8
<<telefona e	-17
<<telefone da	-9
<<tem a	-15
<<tem de	-18
<<tem o	-24
<<tem quatro	-12
<<tem que	-15
<<tem três	-20
<<tema :	13
<<temos ,	-9
<<temperatura do	-9
<<temperatura e	-12
<<tempo ,	-14
<<tenho um	-21
<<ter escrito	-21
<<ter o	10
<<terceiro dia	15
<<termómetro da	-11
<<terças e	-17
<<testo o	-13
<<tira a	-8
<<tira as	-14
<<tira da	-17
<<tira o	-18
<<tira os	-14
<<tirar o	-9
<<tivemos uma	-17
<<toca na	10
<<tocar a	-21
<<toda segunda	11
<<toda sexta	-11
<<todas as	-17
<<todo mundo	-24
<<todos ,	-18
<<todos de	-13
<<todos os	-18
<<tomou a	-15
<<toque ,	-9
<<touca e	-14
<<trabalho com	-15
<<transporte de	-20
<<travões ,	-10
<<traz a	-8
<<traz o	-19
<<trinta e	-11
<<troca da	-20
<<troca de	-13
<<troca do	-12
<<troca o	-14
<<trocou de	-10
<<três voltas	-18
<<tudo ,	-11
<<tudo bem	-15
<<tudo e	-15
<<tudo na	-15
<<tudo para	-20
<<turno do	-12
<<tá na	-15
<<tá no	-16
<<tá verde	-11
<<técnica de	-11
<<técnico da	-17
<<técnico do	-11
<<um :	-12
<<um cartão	-9
<<um documento	-22
<<um dos	-9
<<um jeito	-11
<<um papel	-19
<<um passo	-23
<<um por	-10
<<um procedimento	-23
<<um roteiro	-16
<<um senhor	-17
<<um tanque	-10
<<um é	-13
<<uma com	-15
<<uma hora	-21
<<uma marca	-13
<<uma página	-12
<<uma queda	-14
<<uma regra	-19
<<uma senhora	-18
<<uma vez	-12
<<usa a	-10
<<usado para	-10
<<vai a	-14
<<vai ao	-11
<<vai no	-11
<<vai para	-12
<<vai pra	-20
<<vai pro	-16
<<vai ter	-19
<<vai à	-18
<<vale do	-16
<<vamos lá	-20
<<veda com	-14
<<veio a	-8
<<veio de	-12
<<vejo o	-18
<<vem a	-14
<<vem do	-15
<<veneno de	-9
<<ver as	-14
<<ver o	-14
<<ver se	-14
<<vermelha e	-12
<<vermelho ,	-9
<<veterinário ,	-11
<<vez ,	10
<<vez a	-24
<<vez e	-9
<<vez o	-17
<<vez que	-9
<<vezes ,	-12
<<viagem e	-15
<<viagem só	-18
<<vidro ,	-9
<<vila do	-9
<<vinheta e	-9
<<vinte e	-19
<<vinte minutos	-17
<<virar um	-17
<<visita da	-13
<<vistoria de	-24
<<volta ,	-19
<<volta com	-9
<<volta para	-13
<<volta pra	-11
<<volta pro	-13
<<volta à	-19
<<voltou a	-15
<<voluntários ,	-20
<<vou montar	-21
<<vou ser	-19
<<voz do	-16
<<vácuo e	-14
<<vão ao	-12
<<vão dois	-8
<<véspera e	-14
<<vê a	-19
<<vê o	-19
<<vê se	-12
<<wagner ,	-16
<<zona de	-11
<<° c	-21
<<à família	-15
<<à mão	-10
<<à noite	-21
<<à sala	-10
<<à sua	-9
<<às 0	-14
<<às vezes	-15
<<água ,	-23
<<água da	-15
<<água de	-11
<<água do	-10
<<água doce	-19
<<água dos	-11
<<água e	-18
<<é a	24
<<é assim	-21
<<é da	-24
<<é de	-24
<<é do	-24
<<é essa	15
<<é isso	-22
<<é onde	-16
<<é para	-43
<<é pra	-17
<<é preciso	-19
<<é que	-34
<<é sobre	-25
<<é só	-13
<<é tudo	-9
<<é um	-23
<<é uma	-33
<<é ver	-14
<<évora ,	-12
<<óculos ,	-10
<<óculos e	-15
<<óleo ,	-12
<<última vez	-14
<<– a	-13
<<– condomínio	-14
<<– reunião	-11
<=	-19
<>	10
<?	-22
<@	-20
<[	-14
<[" não	-10
<[% o	-9
<[( 0	-10
<[( a	-15
<[) 0	-11
<[) o	-13
<[, 0	-26
<[, a	-49
<[, abertura	-12
<[, abre	-15
<[, abre-se	-10
<[, abrir	8
<[, acende	-12
<[, agente	-13
<[, alergia	-10
<[, amarra	-14
<[, antes	-21
<[, apaga	-13
<[, aperta	-15
<[, após	-12
<[, aquela	-16
<[, as	-23
<[, banco	-17
<[, bate	-11
<[, boné	-17
<[, brinco	-11
<[, campo	-14
<[, chama-se	-17
<[, chamar	-10
<[, cintos	-10
<[, claro	-10
<[, cobra-se	-10
<[, coloca	-11
<[, começando	-17
<[, cone	-9
<[, conforme	-19
<[, conta	9
<[, câmera	-11
<[, dali	-15
<[, deixa-se	-17
<[, depois	-37
<[, desculpa	-16
<[, desculpem	-19
<[, dia	-19
<[, digo	-13
<[, doutor	-9
<[, dr	-8
<[, duas	-23
<[, encaixa	-16
<[, enfia	-15
<[, entende	-15
<[, enxaguar	-13
<[, enxágua	-14
<[, equipe	-16
<[, escola	-16
<[, escreve-se	-17
<[, espero	-11
<[, essas	-15
<[, esse	-10
<[, explica	-11
<[, faz	-22
<[, graças	-9
<[, grávida	-12
<[, guarda	-9
<[, hum	-10
<[, humidade	-10
<[, hã	-16
<[, imprime	-11
<[, inclusive	-11
<[, interior	-15
<[, jamais	-16
<[, lacra	-15
<[, lata	-9
<[, lava	-14
<[, lava-se	-17
<[, levanta	-11
<[, ligar	-10
<[, longe	-13
<[, luzes	-18
<[, manga	-10
<[, mede	-14
<[, minto	-14
<[, oferece	-11
<[, orçamento	-10
<[, os	-35
<[, outros	-15
<[, papel	-15
<[, passar	-9
<[, passo	-10
<[, pergunta	-14
<[, pet	-11
<[, pior	-9
<[, ponho	-17
<[, porém	-12
<[, prender	-9
<[, produto	-17
<[, prof	-10
<[, professora	-13
<[, põe-se	-8
<[, quando	13
<[, quem	-36
<[, recolhe	-8
<[, remédio	-9
<[, retira	-17
<[, rs	-12
<[, rádio	-11
<[, salvo	-13
<[, se	-35
<[, senão	-17
<[, separar	-17
<[, sobe	-16
<[, só	-26
<[, tipo	-11
<[, tira	-12
<[, torcendo	-16
<[, trocou	-11
<[, tô	-14
<[, um	-27
<[, uma	-26
<[, venho	-9
<[, vi	-8
<[, virar	-18
<[, wagner	-15
<[, zona	-13
<[- 0	-16
<[- a	-24
<[- desligar	-13
<[- lavar	14
<[- montar	-13
<[- o	-17
<[- se	-12
<[. a	-25
<[. abre	-14
<[. depois	-22
<[. não	-18
<[. o	-30
<[. os	-15
<[. propaganda	-18
<[. quem	-15
<[0 a	-9
<[0 antes	-13
<[0 cm	-12
<[0 de	-10
<[0 direto	-10
<[0 euros	-14
<[0 g	-14
<[0 gramas	-18
<[0 kg	-15
<[0 km	-13
<[0 km/h	-19
<[0 m	-14
<[0 não	-12
<[0 o	-14
<[0 real	-14
<[0 semanas	-13
<[0 só	-9
<[0 toneladas	-8
<[0 um	-9
<[: 0	-21
<[: aprovadas	-12
<[: boas	-14
<[: depois	-15
<[: duas	-15
<[: enc	-17
<[: faltam	-15
<[: gabinete	-12
<[: joaquim	-18
<[: malta	-18
<[: mostrar	-13
<[: não	-11
<[: o	-38
<[: operadores	-14
<[: re	-21
<[: res	-14
<[: se	-15
<[: secretaria	-14
<[: só	-15
<[: telefona-se	-11
<[: um	-17
<[: uma	-22
<[; a	-11
<[; depois	-14
<[; havendo	-9
<[; não	-13
<[; quem	-11
<[; se	-11
<[= não	-10
<[> 0	-8
<[[ 0	-12
<[^ 0	-36
<[^ a	-13
<[^ abre	-29
<[^ abre-se	-17
<[^ abrir	-25
<[^ acabou	-14
<[^ acenda	-12
<[^ acende	-22
<[^ acesso	14
<[^ acho	-27
<[^ agradeço	-11
<[^ ajuda	9
<[^ alô	-23
<[^ amélia	-15
<[^ anel	-15
<[^ antes	-40
<[^ aplica-se	-12
<[^ aprovado	-16
<[^ arnês	-13
<[^ arquivo	11
<[^ as	-24
<[^ ata	-23
<[^ azeitona	-14
<[^ baixa-se	-11
<[^ banco	-13
<[^ beijo	-10
<[^ bia	-18
<[^ blz	-8
<[^ boas	-22
<[^ bruninho	-10
<[^ caro	-10
<[^ caros	-16
<[^ carrega-se	-16
<[^ caução	-20
<[^ chegando	-12
<[^ chego	-21
<[^ cilindro	-17
<[^ circular	-17
<[^ começa	-14
<[^ começa-se	-16
<[^ comida	-16
<[^ como	-23
<[^ concordo	-18
<[^ conferir	-17
<[^ confirma	-12
<[^ cooperativa	-23
<[^ cópia	-16
<[^ daí	-17
<[^ de	-27
<[^ deita-se	-8
<[^ delimita-se	-9
<[^ descansa	-16
<[^ descarrega	-16
<[^ desligar	-15
<[^ devolve-se	-10
<[^ dia	9
<[^ diga	-11
<[^ dirceu	-10
<[^ diz-se	-15
<[^ doc	-13
<[^ duas	11
<[^ elaborado	-12
<[^ embarque	15
<[^ encher	-19
<[^ enquanto	-38
<[^ enxaguar	-16
<[^ escola	-22
<[^ escova	-16
<[^ escreva	-21
<[^ escrevo	-13
<[^ esfriar	-14
<[^ espalha-se	-10
<[^ estende-se	-20
<[^ esvazia	-13
<[^ etapa	-19
<[^ exma	-16
<[^ exmo	-14
<[^ explicar	-10
<[^ fale	-13
<[^ faz	-26
<[^ faz-me	-19
<[^ fechar	11
<[^ feche	-16
<[^ filhote	-13
<[^ filtros	-8
<[^ focinho	-11
<[^ folha	-18
<[^ foram	-8
<[^ fotografa	-8
<[^ fotografar	-14
<[^ fotografo	16
<[^ fui	-16
<[^ fwd	-17
<[^ gostaria	-11
<[^ gostava	-15
<[^ guardar	-22
<[^ herdade	-17
<[^ hum	-13
<[^ hélder	-12
<[^ instrução	-31
<[^ item	-16
<[^ lacre	-9
<[^ lava	9
<[^ lavar	-14
<[^ levar	-15
<[^ leve	-8
<[^ ligue	-12
<[^ lê-se	-12
<[^ macacão	-9
<[^ mafalda	-15
<[^ malta	-29
<[^ marco	10
<[^ material	-11
<[^ mede	-31
<[^ mede-se	-10
<[^ medir	-18
<[^ meireles	-9
<[^ memorando	-23
<[^ meninas	-16
<[^ mergulha	-15
<[^ mistura	-14
<[^ monta	-16
<[^ monto	-16
<[^ mostra-se	-9
<[^ mostrar	-20
<[^ museu	-20
<[^ máscara	-12
<[^ neide	-11
<[^ nesse	-14
<[^ norma	-13
<[^ nossos	-14
<[^ não	-45
<[^ o	-26
<[^ objeto	10
<[^ obrigada	-16
<[^ obs	-19
<[^ observação	-18
<[^ olá	-20
<[^ ora	-28
<[^ ordem	-13
<[^ ostra	-16
<[^ otávio	-14
<[^ passa-se	-16
<[^ passageiro	-20
<[^ passar	-26
<[^ passe	-13
<[^ patrícia	-12
<[^ pauta	-13
<[^ paz	-13
<[^ pedi	-18
<[^ penduram-se	-13
<[^ pergunta	-20
<[^ pergunta-se	-11
<[^ pesa-se	-12
<[^ pesar	-18
<[^ peça	-14
<[^ peço	-20
<[^ piscina	13
<[^ ponham	-18
<[^ pop	-21
<[^ precisamos	-25
<[^ presentes	-28
<[^ pretende-se	-25
<[^ pretendo	11
<[^ prezados	-22
<[^ primeira	-15
<[^ processo	-20
<[^ proponho	-22
<[^ publica-se	-14
<[^ purga	14
<[^ puxa-se	-17
<[^ páginas	-11
<[^ põe-se	-12
<[^ quando	-43
<[^ quanto	-29
<[^ quarto	10
<[^ quem	-26
<[^ ref	-9
<[^ rega-se	-16
<[^ registo	-15
<[^ registra	-9
<[^ respondendo	-18
<[^ rev	-10
<[^ rita	-15
<[^ rui	-17
<[^ saudações	-13
<[^ se	-36
<[^ senhores	-13
<[^ senta-se	-14
<[^ separam-se	-18
<[^ serviços	-12
<[^ setor	-16
<[^ show	-9
<[^ sobe	-8
<[^ solta-se	-18
<[^ tapar	-14
<[^ tarefa	-13
<[^ te	-12
<[^ telemóveis	-16
<[^ tema	-16
<[^ tiago	-20
<[^ tira	-25
<[^ tire	-19
<[^ tivemos	-17
<[^ torra	10
<[^ trabalhamos	-18
<[^ troca	13
<[^ troque	-11
<[^ título	-10
<[^ uma	-29
<[^ varre-se	-15
<[^ veja	-12
<[^ vejo	-12
<[^ venho	-19
<[^ versão	-9
<[^ viva	-11
<[^ vocês	-12
<[^ voo	8
<[^ wagner	-18
<[^ wellington	-13
<[^ âmbito	-9
<[^ ó	-23
<[a 0	-23
<[a abertura	19
<[a administradora	-18
<[a administração	-19
<[a agência	-16
<[a ajuda	-21
<[a alavanca	-12
<[a anatel	-16
<[a antena	-16
<[a armação	-20
<[a assessora	-11
<[a assistente	-12
<[a associação	-22
<[a atendente	-12
<[a auditora	-9
<[a auditoria	-20
<[a azeitona	-21
<[a balsa	-21
<[a banda	-13
<[a banheira	-19
<[a barra	-13
<[a bilheteira	-19
<[a bobina	-10
<[a bola	-13
<[a bordo	-14
<[a borracha	-19
<[a bruna	-11
<[a cabeceira	-14
<[a calda	-10
<[a caldeira	-32
<[a calçada	-16
<[a cama	-15
<[a campanha	-13
<[a capa	-11
<[a capitania	-20
<[a carrinha	-11
<[a caução	-22
<[a cesta	-17
<[a chaminé	-11
<[a chapa	-25
<[a chefia	-12
<[a circular	-8
<[a coleira	-16
<[a colheita	19
<[a coluna	-12
<[a comida	-16
<[a comissão	-17
<[a conservadora	-10
<[a conta	-14
<[a controladoria	-16
<[a conversa	-13
<[a cooperativa	-21
<[a coordenadora	-15
<[a costura	-17
<[a costureira	-13
<[a cozinheira	-15
<[a culpa	-11
<[a cúpula	-19
<[a declaração	-13
<[a descarga	17
<[a deus	-8
<[a devolução	9
<[a diferença	-18
<[a diretora	-11
<[a distribuidora	-13
<[a distância	-20
<[a doutora	-15
<[a eira	-16
<[a embalagem	-10
<[a enfermeira	-16
<[a entrada	17
<[a entrega	21
<[a equipe	-22
<[a escada	-13
<[a escola	-24
<[a espuma	-10
<[a esteira	-12
<[a explicação	-19
<[a extensão	-9
<[a extração	16
<[a faca	-12
<[a farmácia	-20
<[a fatura	-19
<[a fechar	-16
<[a fila	-10
<[a fiscalização	-20
<[a folha	-27
<[a forma	-25
<[a formação	9
<[a fábrica	-27
<[a garantia	-19
<[a governanta	-22
<[a grade	-16
<[a gravar	-16
<[a gravação	-15
<[a guia	-19
<[a ideia	-14
<[a inspetora	-9
<[a irmã	-13
<[a joana	-13
<[a kelly	-17
<[a lanterna	-17
<[a lavanderia	-22
<[a lenha	-19
<[a limpeza	13
<[a localização	-18
<[a lurdes	-12
<[a lápis	-18
<[a lâmina	-21
<[a lâmpada	-18
<[a madeira	-17
<[a mala	-27
<[a malta	-16
<[a maneira	-27
<[a manga	-11
<[a mangueira	-10
<[a manta	-16
<[a manutenção	-27
<[a maré	-18
<[a massa	-24
<[a matrícula	13
<[a medir	-14
<[a menina	-24
<[a mesa	-20
<[a montagem	19
<[a morada	-16
<[a moça	-26
<[a música	-11
<[a noiva	-14
<[a ong	-13
<[a palavra	-27
<[a panela	-17
<[a passagem	9
<[a passo	-42
<[a paz	-15
<[a pessoa	-31
<[a peça	-35
<[a pinça	-11
<[a planilha	-11
<[a playlist	-14
<[a ponta	-18
<[a portaria	-20
<[a praia	-8
<[a prefeitura	-15
<[a pressão	-17
<[a primeira	10
<[a professora	-10
<[a prova	11
<[a proveta	-19
<[a próxima	-16
<[a pá	-9
<[a quem	-30
<[a rampa	-12
<[a rapariga	-17
<[a ração	-18
<[a recarga	15
<[a receita	-20
<[a recepcionista	-11
<[a recepção	-34
<[a receção	13
<[a redação	-24
<[a relva	-12
<[a requisição	-21
<[a resposta	-15
<[a rosca	-13
<[a rotina	21
<[a régua	-23
<[a sala	-11
<[a saída	11
<[a secretaria	-9
<[a secretária	-15
<[a seguir	-15
<[a seguradora	-15
<[a sessão	11
<[a sobra	-12
<[a sério	-24
<[a sílvia	-13
<[a sónia	-13
<[a taxa	-12
<[a televisão	-14
<[a tensão	-17
<[a terceira	-14
<[a ti	-10
<[a tinta	-12
<[a torneira	-9
<[a troca	27
<[a turma	-15
<[a um	-20
<[a uma	-20
<[a urna	-16
<[a vacina	-12
<[a vara	-12
<[a varanda	-13
<[a vela	-14
<[a velocidade	-9
<[a versão	-11
<[a veterinária	-18
<[a viatura	-24
<[a vigilância	12
<[a vinheta	-14
<[a visita	-18
<[a vista	-21
<[a vistoria	-16
<[a válvula	-25
<[a área	-12
<[abaixa a	-11
<[abaixo de	-10
<[abertura de	-15
<[abre a	-24
<[abre o	-10
<[abre os	-10
<[abre-se a	-10
<[abrir a	-35
<[abrir o	-20
<[abriu a	-14
<[acende as	-9
<[acende o	-15
<[acendo o	-13
<[acima de	-9
<[agora o	-12
<[agora uma	-13
<[ainda não	-14
<[ainda se	-19
<[ajuda a	-29
<[ajustar o	-13
<[aluguer de	-15
<[alô alô	-20
<[amostras de	-20
<[anos de	-11
<[anota-se o	-9
<[antes das	-14
<[antes de	-34
<[ao alcance	-8
<[ao armazém	-9
<[ao banho	14
<[ao cliente	-11
<[ao diretor	-12
<[ao laboratório	-11
<[ao público	-20
<[ao romper	-13
<[ao sol	-9
<[ao terceiro	-16
<[ao tronco	-8
<[aos gritos	-10
<[aos pais	-9
<[aos sábados	-12
<[aos turistas	-16
<[apaga o	-14
<[aplica-se a	-9
<[ar condicionado	-16
<[arquivo de	-10
<[arrancar as	-12
<[as 0	-9
<[as abelhas	-18
<[as algas	-11
<[as amostras	8
<[as bandejas	-15
<[as cintas	-14
<[as coisas	-10
<[as contas	-16
<[as duas	-31
<[as falhas	-13
<[as famílias	-12
<[as flores	-9
<[as fotografias	-8
<[as férias	-12
<[as instruções	-13
<[as lentes	-17
<[as luzes	-15
<[as meninas	-20
<[as minhas	-22
<[as palavras	-11
<[as pedras	-12
<[as portas	9
<[as roupas	-21
<[as saídas	20
<[as técnicas	-16
<[as velas	-9
<[as visitas	21
<[aspirar a	-17
<[assim a	-16
<[assina o	-21
<[assina-se a	-9
<[atendente pergunta	-11
<[atestado médico	-11
<[atrás de	-11
<[até 0	-13
<[até a	-22
<[até meio-dia	-8
<[até o	-21
<[até um	-10
<[auxiliar recolhe	-11
<[avisa a	-10
<[avisa o	-14
<[avisa-se a	-10
<[aí abre	-11
<[aí o	-16
<[aí um	-26
<[baixa a	-11
<[baixa-se o	-9
<[banco alimentar	-15
<[banco de	-23
<[banho a	-17
<[banho de	-8
<[barraca de	-15
<[bater o	-14
<[bem esticado	-11
<[boa sorte	-14
<[bom dia	-27
<[bota a	-15
<[box 0	-10
<[cada 0	-16
<[cada paragem	-13
<[cada um	-18
<[cada uma	-13
<[cadeira de	-12
<[caderno de	-9
<[caiu a	-12
<[camião de	-11
<[carga de	-14
<[carro alegórico	-18
<[casa das	-10
<[casa de	-16
<[caso de	-9
<[causa das	-10
<[causa de	-18
<[centro de	-17
<[centímetros se	-13
<[cerca de	-17
<[chama a	-11
<[chama um	-10
<[chave a	-9
<[chave de	-12
<[chave geral	-16
<[chave triangular	-8
<[chaves de	-19
<[chefe de	-12
<[cheia de	-12
<[cheiro a	-18
<[chão não	-10
<[cilindro de	-12
<[cliente a	-8
<[clube de	-10
<[cobra-se a	-11
<[cobre de	-17
<[coisa de	-12
<[cola a	-9
<[coloca o	-9
<[com 0	-21
<[com a	-25
<[com alfinete	-11
<[com aprovação	-11
<[com as	-19
<[com atestado	-16
<[com atraso	-19
<[com autorização	-10
<[com base	-9
<[com eles	-8
<[com escova	-20
<[com espuma	-12
<[com essa	-17
<[com febre	-18
<[com força	-11
<[com giz	-17
<[com o	-29
<[com oitenta	-14
<[com orvalho	-9
<[com os	-22
<[com papel	-15
<[com película	-10
<[com print	-9
<[com ruído	-12
<[com um	-17
<[com uma	-18
<[com vento	-11
<[combinar a	-17
<[como a	-34
<[como as	10
<[como se	-43
<[confere a	-16
<[confere o	-18
<[confere se	-16
<[confirma o	-11
<[conforme a	-10
<[conforme o	-10
<[consiga seguir	-16
<[conta o	-14
<[conta os	-19
<[contam-se os	-16
<[contas de	-19
<[conto o	-23
<[contra o	-10
<[controle de	-14
<[cooperativa de	-18
<[corta a	-12
<[corta de	-17
<[corta o	-12
<[corta-se a	-11
<[cortar o	-23
<[cortar os	-16
<[costuma vir	-15
<[câmara de	-14
<[da agência	-21
<[da asae	-14
<[da associação	-17
<[da bancada	-31
<[da banda	-17
<[da beirada	-11
<[da borda	-11
<[da cadeira	-11
<[da chamada	13
<[da chapa	-9
<[da chefia	-10
<[da clínica	-14
<[da cooperativa	-12
<[da câmera	-9
<[da célia	-8
<[da entrada	-24
<[da equipa	-18
<[da escola	-11
<[da estrada	-13
<[da fiação	-10
<[da gaiola	-9
<[da galeria	-18
<[da gasolina	-10
<[da igreja	-11
<[da internet	-11
<[da mala	-9
<[da mangueira	-11
<[da matança	-14
<[da peça	-25
<[da pia	-15
<[da plaqueta	-9
<[da prefeitura	-21
<[da proteção	-9
<[da prova	12
<[da receita	-13
<[da recepção	-20
<[da sala	-35
<[da saída	-13
<[da sessão	-9
<[da ti	-13
<[da tinta	-11
<[da tomada	-13
<[da triagem	-28
<[da van	-8
<[da vigilância	-17
<[da visita	-17
<[da zona	-11
<[da área	-12
<[dar entrada	-18
<[das amostras	-17
<[das cinzas	-14
<[das escolas	-15
<[das máquinas	-12
<[das viaturas	-12
<[data de	-12
<[de 0	-14
<[de abril	-25
<[de abrir	-21
<[de ajuda	-14
<[de aluno	-15
<[de alvor	-24
<[de apartamentos	-21
<[de apoio	-13
<[de arrancar	-14
<[de aveiro	-13
<[de aço	-18
<[de barcos	-21
<[de batismo	-18
<[de bebê	-15
<[de bombeiros	-12
<[de bordo	-18
<[de borracha	-18
<[de cama	-8
<[de cana	-17
<[de carnaval	-13
<[de carvalho	-13
<[de chaves	-16
<[de cheiro	-18
<[de cigarro	-9
<[de cobre	-23
<[de colete	-11
<[de colheita	-11
<[de combustível	-21
<[de começar	-16
<[de comida	-14
<[de como	9
<[de comércio	-16
<[de costas	-15
<[de crédito	-12
<[de dar	14
<[de descarregar	-14
<[de devolução	-31
<[de dezembro	-13
<[de dia	-14
<[de distância	-9
<[de documento	-10
<[de duas	-13
<[de duzentos	-10
<[de educação	-13
<[de emergência	-26
<[de enfermagem	-11
<[de entrada	-20
<[de equipa	-13
<[de excursão	-19
<[de fato	-9
<[de fechar	-18
<[de fevereiro	-21
<[de fibra	-14
<[de firma	-18
<[de fornecedores	-16
<[de freguesia	-15
<[de fubá	-14
<[de fuga	-18
<[de férias	-8
<[de gasolina	-17
<[de goiás	-16
<[de haver	-16
<[de identificação	-20
<[de imediato	-15
<[de ir	-20
<[de janeiro	-13
<[de junho	-17
<[de leite	-23
<[de licença	-12
<[de madrugada	-11
<[de maio	-9
<[de marés	-10
<[de menor	-14
<[de mergulho	-13
<[de metro	-15
<[de montar	-12
<[de máquinas	-10
<[de música	-13
<[de nascimento	-15
<[de norma	-16
<[de novembro	-14
<[de nível	-14
<[de o	-22
<[de obras	-19
<[de oitenta	-24
<[de operação	-19
<[de outubro	-15
<[de pagamento	9
<[de papel	-18
<[de passar	15
<[de pessoa	10
<[de proa	-16
<[de proceder	-16
<[de procedimento	-14
<[de prédio	-12
<[de quem	-28
<[de quinta	-15
<[de receção	-15
<[de recuperação	-20
<[de redigir	-21
<[de remédio	-9
<[de residência	-26
<[de restauro	-11
<[de rodas	-14
<[de ré	-14
<[de sala	-10
<[de sangue	-15
<[de saída	-23
<[de se	-9
<[de solo	-18
<[de série	-9
<[de terra	-18
<[de tinta	-10
<[de tocar	-25
<[de toque	-20
<[de trabalho	-22
<[de trezentos	-11
<[de trás	-8
<[de turno	-17
<[de um	-36
<[de uma	-31
<[de uso	13
<[de veneno	-14
<[de vento	-19
<[de verdade	-22
<[de verificação	-8
<[de vila	-13
<[de viseu	-10
<[de voto	-18
<[de évora	-16
<[de óbito	-15
<[debaixo d'água	-12
<[deixa a	-20
<[deixa o	-19
<[deixa-se escorrer	-21
<[deixa-se o	-14
<[depois a	-12
<[depois abre-se	-9
<[depois das	-16
<[depois de	-14
<[depois o	-14
<[depois se	-19
<[der diferença	-9
<[descreva o	-26
<[desculpa a	-10
<[desculpem o	-19
<[desde 0	-20
<[desde a	-10
<[desde março	-11
<[desliga a	-11
<[desliga o	-13
<[desliga-se o	-11
<[desligar o	-16
<[deu uma	-9
<[devolução de	-16
<[dia 0	-9
<[dia de	-21
<[dia o	-18
<[dia útil	-19
<[dias antes	-13
<[diga o	-8
<[dinheiro não	-11
<[diz o	-16
<[diz q	-9
<[dizer a	-18
<[do 0	-17
<[do acidente	-12
<[do avesso	-10
<[do avião	-10
<[do banco	-9
<[do banheiro	-10
<[do banho	-21
<[do barulho	-22
<[do café	-17
<[do carro	12
<[do ceará	-14
<[do cilindro	-15
<[do cliente	-16
<[do clube	-18
<[do cofre	-12
<[do comercial	-14
<[do compressor	-11
<[do conde	-9
<[do conservatório	-10
<[do correio	-12
<[do dia	-24
<[do espetáculo	-9
<[do estúdio	-18
<[do filme	-20
<[do freguês	-11
<[do gato	-17
<[do gerador	-10
<[do hotel	-12
<[do jardim	-14
<[do lacre	-15
<[do lanche	-8
<[do lar	-10
<[do manual	-17
<[do mel	-22
<[do motor	-14
<[do multibanco	-17
<[do nevoeiro	10
<[do norte	-22
<[do paciente	-14
<[do palco	-9
<[do peixe	-20
<[do porto	-17
<[do posto	-14
<[do profissional	-9
<[do programa	-12
<[do quarto	-25
<[do rio	-9
<[do setor	-9
<[do sol	-19
<[do sul	-11
<[do sócio	-11
<[do tanque	-10
<[do teatro	-16
<[do teste	-13
<[do tradutor	-14
<[do turno	-17
<[do vento	-20
<[do vizinho	-15
<[doação de	-11
<[documento a	-18
<[documento de	-8
<[dois fios	-14
<[dois homens	-11
<[dois lados	-10
<[dois sócios	-15
<[dois técnicos	-15
<[dona neide	-11
<[dos alunos	-19
<[dos bonecos	-16
<[dos carros	-12
<[dos meus	-12
<[dos nossos	-12
<[dos outros	-11
<[dou o	-11
<[duas doentes	-9
<[duas moças	-14
<[duas testemunhas	-10
<[durante a	-11
<[durante o	-13
<[dá a	-20
<[dá o	-13
<[dá os	-14
<[dá um	-10
<[dá uma	-16
<[e a	-17
<[e abre	-20
<[e acabou	-11
<[e acende	-13
<[e anota-se	-9
<[e antes	-20
<[e as	-18
<[e assinado	-13
<[e atendo	-13
<[e avental	-12
<[e avisa-se	-10
<[e baixa	-11
<[e bicho	-17
<[e bota	-12
<[e carrega-se	-12
<[e cheira	-11
<[e colhe	-16
<[e coloca	-16
<[e combustível	-11
<[e como	-17
<[e confirma	-11
<[e consulta	-10
<[e convida	-13
<[e coordeno	-19
<[e de	-14
<[e deixa-se	-12
<[e depois	-25
<[e desliga-se	-8
<[e desligar	-18
<[e digo	-10
<[e documento	-15
<[e duas	-32
<[e duzentos	-17
<[e dá-se	-16
<[e entrega	-21
<[e escolhe	-15
<[e espero	-19
<[e explica	-12
<[e faz	10
<[e hum	-15
<[e lança	-9
<[e levou	-14
<[e mede	-9
<[e não	-19
<[e o	-39
<[e os	-30
<[e passar	-11
<[e pedem	-13
<[e pediram-me	-11
<[e pendura	-12
<[e perdemos	-15
<[e pergunta	-14
<[e pergunta-se	-11
<[e ph	-9
<[e preenche-se	-10
<[e quem	-25
<[e quintas	-15
<[e rg	-13
<[e se	-22
<[e só	-25
<[e tal	-16
<[e telefona-se	-11
<[e telemóvel	-13
<[e tira	-22
<[e tosa	-18
<[e troca	-15
<[e um	-20
<[e uma	-27
<[e verifica	-11
<[e vocês	-22
<[ela não	-20
<[ele faz	-13
<[em 0	-11
<[em agosto	-19
<[em arraial	-10
<[em atraso	-15
<[em blocos	-12
<[em condições	-21
<[em cruz	-15
<[em dezembro	-12
<[em dia	-17
<[em diagonal	-13
<[em fevereiro	-12
<[em forma	-12
<[em goiânia	-10
<[em governador	-8
<[em janeiro	-15
<[em jejum	-9
<[em julho	-19
<[em junho	-8
<[em maio	-14
<[em março	-14
<[em ordem	-22
<[em outubro	-12
<[em papel	-17
<[em português	-17
<[em setembro	-11
<[em setúbal	-17
<[em uma	-11
<[em vazio	-10
<[embaixo não	-9
<[encosta de	-10
<[enquanto não	-23
<[entre as	-9
<[entrega a	-11
<[entrega das	-18
<[entrega de	-21
<[entrega o	-20
<[então a	-28
<[então o	-35
<[equipa de	-15
<[era o	-12
<[escada de	-10
<[escala de	-16
<[escola de	-14
<[escolhe o	-8
<[escova antes	-14
<[escova de	-14
<[escreve o	-14
<[escrever a	-13
<[escrever como	9
<[escrito como	18
<[espera 0	-8
<[esperar 0	-12
<[estende-se o	-10
<[estou a	-16
<[estou montando	-17
<[estraga a	-19
<[está a	-24
<[está de	-13
<[eu dito	-11
<[eu falei	-15
<[eu imprimo	-14
<[eu não	-28
<[eu pensei	-15
<[eu peço	-16
<[eu só	-14
<[eu vejo	-17
<[explica o	-16
<[extração de	-11
<[fala de	-9
<[falar a	-12
<[falta o	-14
<[falta uma	-20
<[fato escuro	-11
<[faz a	-37
<[faz de	-15
<[faz o	-34
<[faz quando	19
<[faz um	-15
<[fazem o	-21
<[fazer a	-30
<[fazer o	-25
<[fazer um	-30
<[fazer uma	-10
<[fecha o	-17
<[fechar a	-14
<[fechar o	-11
<[feche o	-10
<[fica a	-20
<[fica de	-9
<[ficam de	-9
<[ficou 0	-12
<[ficou a	-20
<[ficou de	-21
<[ficou decidido	-19
<[ficou um	-10
<[filme plástico	-18
<[fim de	-18
<[fim o	-8
<[focinho curto	-8
<[foi embora	-11
<[foi o	-13
<[foi um	-12
<[folha de	-20
<[fora a	-13
<[forma de	-17
<[fornada de	-8
<[fotografar o	-10
<[frente de	-11
<[fábrica de	-13
<[galpão 0	-10
<[gente de	-10
<[gente esvazia	16
<[gente faz	-29
<[gente pergunta	-21
<[gostaria de	-10
<[guardar os	-12
<[hoje a	-15
<[hoje o	-13
<[hora antes	-30
<[hora não	-14
<[hotel de	-11
<[houve duas	-12
<[hum a	-10
<[há duas	-8
<[há grávidas	-12
<[há uma	-13
<[imprime-se a	-14
<[instalação de	-13
<[isso a	-22
<[isso não	-9
<[isso solicitar	-18
<[jeito de	-21
<[jeito nenhum	-11
<[jeito só	-11
<[junta de	-10
<[já morreu	-9
<[já não	-10
<[já pegou	-15
<[já se	-8
<[já tivemos	-12
<[laboratório de	-19
<[larga a	-9
<[lava-se a	-15
<[lava-se o	-13
<[leia o	-12
<[ler o	-11
<[leva a	-11
<[leva o	-14
<[levanta a	-15
<[levou o	-14
<[liga a	-8
<[liga o	-20
<[liga-se o	-9
<[ligo o	-15
<[limpa a	-19
<[linha de	-11
<[loja de	-17
<[luz de	-9
<[lê o	-11
<[mais comum	-17
<[mais de	-8
<[mais uma	-9
<[manda mensagem	-14
<[manda o	-15
<[manda os	-16
<[mandou um	-18
<[maneira de	-18
<[manhã cedo	-13
<[manhã só	-9
<[marca a	-8
<[marca de	-13
<[marinheiro de	-9
<[mas a	-22
<[mas não	-25
<[mas o	-12
<[matrícula de	-12
<[me explica	-11
<[me faz	-16
<[me lembro	-13
<[mede a	-15
<[mede o	-13
<[mede os	-12
<[mede-se a	-12
<[medir a	-15
<[meia página	-14
<[meio de	-11
<[menos de	-8
<[mergulha a	-15
<[mesa de	-20
<[mesmo dia	-13
<[mesmo se	-10
<[meu avô	-12
<[meu filho	-21
<[meu genro	-19
<[meu pai	-11
<[meu sogro	-13
<[meu sócio	-10
<[mim passar	15
<[minha cunhada	-11
<[minha filha	-12
<[minha mulher	-11
<[minutos antes	-19
<[minutos contados	-15
<[modo de	-24
<[monta a	-12
<[montar um	-29
<[morreu um	-13
<[mostra a	-14
<[mostra o	-12
<[mostra-se a	-12
<[motor desligado	-12
<[mudança de	-16
<[máquina 0	-14
<[máquina de	-12
<[máximo 0	-11
<[mínimo 0	-10
<[n.º 0	-13
<[n.º de	-13
<[na arca	-16
<[na baia	-17
<[na bancada	-14
<[na bandeja	-15
<[na banheira	-16
<[na beira	-12
<[na betoneira	-10
<[na calçada	-14
<[na carrinha	-14
<[na chegada	12
<[na clínica	-14
<[na escola	-18
<[na fazenda	-19
<[na feira	-21
<[na folha	-13
<[na formação	-18
<[na garrafa	-11
<[na grade	-8
<[na guia	-18
<[na laje	-16
<[na lateral	-15
<[na maca	-10
<[na mala	-19
<[na matriz	-14
<[na mesa	-25
<[na pedra	-14
<[na peça	-18
<[na prancha	-9
<[na presença	-11
<[na primeira	-19
<[na qualidade	-12
<[na quinta	-23
<[na rampa	-16
<[na revisão	-12
<[na ria	-27
<[na sala	-15
<[na secretaria	-14
<[na sequência	-18
<[na sexta-feira	-13
<[na sombra	-10
<[na terça	-16
<[na urna	-11
<[na vertical	-16
<[na zona	15
<[na área	-17
<[na árvore	-9
<[nada de	-14
<[nas duas	-10
<[nem de	-12
<[nem o	-9
<[nem se	-20
<[nesse caso	-8
<[ninguém atravessa	-8
<[ninguém faz	-13
<[ninguém saber	-16
<[ninguém sabia	-12
<[ninguém se	-20
<[ninguém sobe	-14
<[ninhos de	-17
<[no abrigo	-16
<[no alvado	-8
<[no arquivo	-9
<[no banco	-9
<[no barracão	-8
<[no bolso	-13
<[no borrifador	-14
<[no cais	-17
<[no campo	-13
<[no carro	-21
<[no caso	-12
<[no descarpack	-16
<[no dia	-25
<[no diário	-8
<[no formulário	-8
<[no forno	-20
<[no frigorífico	-12
<[no gancho	-17
<[no interior	-9
<[no inverno	-13
<[no início	-13
<[no laboratório	-16
<[no largo	-9
<[no mercado	-14
<[no ombro	-11
<[no papel	-38
<[no parque	-19
<[no portal	-9
<[no porto	-15
<[no posto	-13
<[no pátio	-12
<[no quarto	-14
<[no regresso	-15
<[no rodapé	-15
<[no rádio	-15
<[no sentido	-9
<[no servidor	-15
<[no talão	-17
<[no tambor	-11
<[no tanque	-10
<[no tapete	-23
<[no terceiro	-9
<[no turno	-9
<[noite a	-9
<[noite não	-15
<[norma interna	-24
<[nos primeiros	-10
<[nossa associação	-23
<[nossa pista	-17
<[nossa sala	-11
<[nota fiscal	-13
<[novo a	-17
<[novo não	-12
<[num documento	-27
<[num papel	-26
<[numa folha	-9
<[nunca botou	-15
<[nunca o	-8
<[nunca os	-8
<[nunca se	-13
<[nunca viram	-15
<[não a	-16
<[não abre	-15
<[não aceita	-12
<[não bate	-10
<[não batem	-9
<[não conserta	-11
<[não conta	-10
<[não dorme	-10
<[não embarca	-11
<[não enxerga	-18
<[não existe	-10
<[não fazem	-16
<[não fui	-17
<[não gosto	-11
<[não interessa	-9
<[não inventa	-17
<[não larga	-12
<[não o	-18
<[não perdoa	-11
<[não se	-30
<[não sei	-16
<[não solta	-15
<[não tatua	-15
<[nó molhado	-13
<[nós faz	-18
<[o 0	-11
<[o advogado	-19
<[o afinador	-9
<[o agente	-9
<[o ajudante	-13
<[o aluno	-19
<[o analista	-11
<[o anel	-8
<[o animal	-22
<[o aparelho	-12
<[o apoio	-17
<[o ar-condicionado	-12
<[o arco	-13
<[o arquivo	-17
<[o assento	-10
<[o atendente	-15
<[o ator	-15
<[o banco	-22
<[o banho	-22
<[o barco	-28
<[o barril	-18
<[o baú	-16
<[o bicho	-20
<[o bidão	-10
<[o boletim	-20
<[o bordo	-11
<[o botijão	-18
<[o braço	-18
<[o cabelo	-25
<[o cachorro	-11
<[o caio	-11
<[o calçado	-17
<[o carrinho	-19
<[o carro	-26
<[o cartório	11
<[o caso	-18
<[o check-in	20
<[o chicote	-8
<[o chip	-11
<[o chuveiro	-13
<[o cinto	-19
<[o cliente	-46
<[o cofre	-9
<[o colaborador	-10
<[o comandante	-11
<[o comprador	-12
<[o compressor	-11
<[o conferente	-13
<[o conhecimento	-19
<[o contacto	-11
<[o convênio	-15
<[o corpo	-14
<[o cpf	-9
<[o curso	-21
<[o cão	-13
<[o de	-9
<[o desenho	-19
<[o dia	-14
<[o diretor	-12
<[o disco	-14
<[o disjuntor	-12
<[o eletricista	-9
<[o email	-10
<[o embarque	13
<[o empréstimo	15
<[o ensaio	-9
<[o escrevente	-9
<[o esgoto	-13
<[o estafeta	-18
<[o estagiário	-9
<[o estojo	-14
<[o estúdio	-17
<[o exame	-11
<[o exaustor	-10
<[o extintor	-13
<[o faroleiro	-16
<[o fecho	19
<[o filme	-17
<[o fiscal	-21
<[o fluxo	-15
<[o fogo	-11
<[o formulário	-15
<[o forno	-10
<[o freio	-11
<[o gerador	-20
<[o gestor	-13
<[o grão	-18
<[o homem	-13
<[o horário	-12
<[o hóspede	-24
<[o instrumento	-23
<[o instrutor	-19
<[o interessado	-10
<[o jogo	-11
<[o juiz	-9
<[o jurídico	-10
<[o laboratório	-14
<[o lacre	-12
<[o laudo	-15
<[o leite	-29
<[o leão	-14
<[o luan	-13
<[o lugar	-13
<[o líder	-14
<[o manual	8
<[o maquinista	-14
<[o mar	-12
<[o marinheiro	-16
<[o material	-11
<[o menino	-19
<[o ministério	-11
<[o modelo	-10
<[o molde	-12
<[o monitor	-16
<[o morador	-13
<[o motor	-18
<[o museu	-24
<[o médico	-16
<[o nº	-15
<[o nível	-16
<[o nó	-13
<[o olho	-12
<[o pai	-11
<[o painel	-11
<[o papel	-27
<[o par	-12
<[o passo	-18
<[o pastor	-14
<[o patrão	-22
<[o pau	-8
<[o piano	-16
<[o plano	-10
<[o plantonista	-14
<[o plástico	-12
<[o polegar	-14
<[o porteiro	-23
<[o português	-15
<[o prato	-16
<[o preço	-15
<[o processo	9
<[o produto	-9
<[o professor	-15
<[o programa	-19
<[o projeto	-19
<[o quarto	-17
<[o quê	-19
<[o ralo	-8
<[o reboque	-14
<[o recibo	-17
<[o resto	-14
<[o rodo	-10
<[o rolo	-18
<[o sacristão	-25
<[o seguro	-21
<[o sentido	-12
<[o setor	-10
<[o sino	-22
<[o skipper	-16
<[o sofá	-14
<[o soro	-17
<[o spray	-11
<[o supervisor	-12
<[o síndico	-11
<[o sócio	-12
<[o tabuleiro	-27
<[o talão	-19
<[o tamanho	-9
<[o tambor	-19
<[o tanque	-18
<[o tecido	-14
<[o teor	-12
<[o termo	-13
<[o termómetro	-14
<[o teste	-23
<[o ticket	-12
<[o tipo	-9
<[o tom	-8
<[o tratador	-13
<[o tubo	-13
<[o turno	-22
<[o tutor	-17
<[o uniforme	-8
<[o utilizador	-14
<[o vento	-29
<[o vereador	-13
<[o veterinário	-20
<[o vigia	-12
<[o vigilante	-19
<[o vinho	-14
<[o visor	-14
<[o visto	-10
<[o voluntário	-20
<[o vosso	-15
<[o wagner	-14
<[o único	-15
<[olha a	-23
<[olha o	-14
<[onde o	-22
<[onde se	-12
<[ontem o	-19
<[ontem uma	-16
<[onze reclamações	-16
<[ordem de	-18
<[os assistentes	-15
<[os bichos	-12
<[os cones	-12
<[os cuidados	-9
<[os fios	-9
<[os instrumentos	-19
<[os medicamentos	-16
<[os mestres	-17
<[os meus	-12
<[os miúdos	-24
<[os nomes	-21
<[os outros	-9
<[os pais	-17
<[os papéis	-17
<[os pequenos	-15
<[os primeiros	-20
<[os quadros	-12
<[os rapazes	-15
<[os tubos	-10
<[os turistas	-9
<[ou a	-13
<[ou azinho	-12
<[ou não	-9
<[ou o	-9
<[ou se	-16
<[outra pessoa	-21
<[outro dia	-18
<[ouvir o	-11
<[padronizar a	-18
<[papel a	-14
<[papel assinado	-9
<[papel como	9
<[papel o	13
<[papel toalha	-10
<[para 0	-14
<[para a	-48
<[para as	-34
<[para confirmar	-14
<[para fazer	-19
<[para não	-14
<[para o	-51
<[para os	-38
<[para quando	-17
<[para quem	-23
<[para rever	-17
<[para se	-12
<[para uma	-23
<[parque de	-21
<[parte a	-15
<[parte de	-11
<[partir daí	-16
<[partir de	-14
<[passa a	-27
<[passa o	-20
<[passa-se a	-15
<[passada uma	-17
<[passado a	-11
<[passagem de	-15
<[passar de	-9
<[passar o	-24
<[passo a	-30
<[passou a	-17
<[passou de	-10
<[pede a	-20
<[pede documento	-9
<[pede o	-21
<[pede um	-15
<[pede-se a	-13
<[pedir o	-18
<[pediu a	-23
<[pela escada	-17
<[pelo amor	-12
<[pelo interfone	-8
<[perdemos um	-12
<[perdeu o	-12
<[pergunta a	-9
<[pergunta o	-10
<[pergunta se	-25
<[pergunta-se a	-8
<[pergunta-se o	-12
<[pergunta-se se	-13
<[perguntar se	-17
<[perguntou quem	-10
<[perguntou se	-13
<[perto de	-21
<[pesa o	-17
<[pessoas a	-14
<[peço uma	-17
<[pintar o	-12
<[pista de	-13
<[placa de	-11
<[pneu de	-15
<[pode ir	-15
<[pode passar	-16
<[ponto de	-8
<[ponto final	-10
<[ponto morto	-13
<[por autenticidade	-10
<[por carta	-12
<[por cento	-20
<[por conta	-10
<[por correio	-13
<[por dia	-21
<[por peça	-11
<[por rádio	-11
<[por trás	-20
<[porque não	-8
<[porque o	-22
<[porque um	-8
<[portanto o	-24
<[porto de	-13
<[posto de	-11
<[pra companhia	-9
<[pra fazer	-17
<[pra pessoa	-14
<[pra plastificar	-21
<[pra trás	-11
<[prazo de	-8
<[precisa de	-14
<[precisa virar	-14
<[preciso de	-17
<[preenche a	-11
<[preenche-se a	-11
<[prende o	-10
<[prende-se a	-16
<[prepara as	-12
<[presente instrução	-23
<[primeiro a	-19
<[primeiro as	-15
<[primeiro estalo	-12
<[primeiro lugar	-12
<[primeiro o	-16
<[primeiro os	-11
<[primeiros 0	-12
<[pro agrônomo	-12
<[pro tambor	-12
<[procedimento de	-24
<[processo de	-21
<[professora ivone	-11
<[propaganda de	-12
<[proteção civil	-8
<[prova de	-12
<[próprio dia	-12
<[publica a	-10
<[puxa-se o	-16
<[pôr a	-10
<[pôr o	-14
<[põe a	-21
<[põe algodão	-10
<[põe o	-18
<[põe os	-12
<[q a	-9
<[qualquer pessoa	-15
<[quando a	-26
<[quando o	-27
<[quando se	-16
<[quando um	-26
<[quando uma	-26
<[quarto de	-11
<[quatro lados	-9
<[quatro páginas	-11
<[que a	-38
<[que abre	-15
<[que aquilo	-12
<[que as	-16
<[que bater	-9
<[que caiu	-18
<[que depois	-14
<[que dizia	-11
<[que dê	-13
<[que entram	-13
<[que faz	-25
<[que fazemos	-14
<[que fazer	-32
<[que fazia	-11
<[que ficasse	-11
<[que fique	-17
<[que não	-25
<[que o	-39
<[que os	-20
<[que redija	-12
<[que se	-41
<[que sobe	-11
<[que sobrou	-13
<[que só	-18
<[que um	-14
<[que uma	-11
<[que virar	-11
<[que vêm	-16
<[quem atende	-9
<[quem faz	-24
<[quem não	-14
<[quem paga	-15
<[quem se	-19
<[quer um	-25
<[quero um	-25
<[recebe a	-9
<[recebe o	-12
<[recebe uma	-15
<[receção de	-10
<[recolhe o	-19
<[recolhe os	-11
<[reconhecimento de	-17
<[recursos humanos	-13
<[redação de	-16
<[reduza a	-17
<[registo de	-10
<[registro de	-14
<[relatório de	-9
<[reunião de	-19
<[rh abre	-16
<[ria de	-16
<[risca o	-11
<[roteiro curto	-16
<[roteiro de	-14
<[roupa de	-20
<[rádio comunitária	-14
<[saco de	-10
<[sacode-se o	-12
<[sacos de	-20
<[sai de	-11
<[sala antes	-10
<[sala de	-25
<[saídas de	-19
<[se a	-9
<[se abre	9
<[se comeu	-15
<[se deita	-12
<[se der	-13
<[se descreva	-21
<[se empresta	-14
<[se encontra	-14
<[se entrega	-14
<[se faltar	-12
<[se faz	-41
<[se houver	-22
<[se mistura	-11
<[se não	-14
<[se o	-36
<[se oferece	-10
<[se passar	-12
<[se perderam	-13
<[se possível	-13
<[se recebe	-22
<[se reformou	-20
<[se restaura	-9
<[se se	-9
<[se tocam	13
<[se tomou	-11
<[se trabalha	-12
<[se um	-23
<[se vende	-11
<[segue o	-17
<[segurança social	-8
<[sei se	-15
<[seis homens	-13
<[sem a	-16
<[sem comer	-13
<[sem o	-14
<[sem olhar	-14
<[sem papel	-13
<[sem rasura	-9
<[sem resposta	-15
<[sem tocar	-14
<[sem uma	-16
<[semana passada	-16
<[sempre a	-19
<[senhor padre	-12
<[senhor prior	-18
<[separa a	-13
<[separa o	-8
<[sessão das	-16
<[seu nelson	-9
<[sexta o	-11
<[sinal de	-17
<[sobe a	-12
<[sobe os	-10
<[sobre a	-46
<[sobre as	-26
<[sobre encher	17
<[sobre o	17
<[sobrou a	-12
<[soma os	-15
<[somos um	-11
<[somos uma	-20
<[sou a	-20
<[sou o	-17
<[sua maneira	-9
<[são joão	-19
<[são paulo	-12
<[só a	-12
<[só as	-14
<[só depois	-22
<[só o	-15
<[só quando	-22
<[só se	-14
<[só um	-16
<[tabuleiro de	-10
<[também o	-12
<[tanque de	-12
<[tarde não	-12
<[telefone de	-9
<[tem bolha	-11
<[tem de	-12
<[tem multa	-15
<[tem o	-24
<[tem um	-14
<[temos de	-19
<[tenho um	-21
<[tenho uma	-16
<[ter o	-26
<[ter regra	-13
<[terceiro dia	-19
<[testa a	-9
<[teste hidrostático	-9
<[testo o	-10
<[tira a	-20
<[tira as	-11
<[tira chip	-10
<[tira o	-22
<[tira os	-15
<[tira-se a	-14
<[tira-se o	-8
<[tira-se uma	-9
<[tirar a	-11
<[tivemos uma	-15
<[tocar a	-17
<[toda a	-17
<[todas as	-11
<[todo dia	-12
<[todos de	-8
<[todos os	-30
<[transporte de	-12
<[traz o	-11
<[troca de	-15
<[troca o	-12
<[trocar a	-19
<[trocar o	-22
<[trocou de	-9
<[três assuntos	-15
<[três baforadas	-14
<[três semanas	-16
<[três voltas	-18
<[tríplice lavagem	-8
<[tudo joia	-16
<[tudo se	-11
<[tá gravando	-16
<[têm de	-11
<[tô gravando	-19
<[um a	-14
<[um abraço	-9
<[um adulto	-17
<[um ajudante	-9
<[um bocadinho	-12
<[um café	-8
<[um casal	-14
<[um cliente	-11
<[um conta	-14
<[um de	-8
<[um dente	-11
<[um dia	-18
<[um documento	-30
<[um fado	-13
<[um guia	9
<[um homem	-16
<[um hóspede	-10
<[um miúdo	-14
<[um palmo	-19
<[um papel	17
<[um passo	16
<[um pop	9
<[um puxão	-12
<[um quarto	-14
<[um retoque	-13
<[um roteirinho	13
<[um sorriso	-10
<[um só	-15
<[um tanque	11
<[um terço	-14
<[um tiquinho	-10
<[um vizinho	-17
<[uma a	-8
<[uma carta	-11
<[uma cena	-9
<[uma confusão	-10
<[uma escala	-19
<[uma estrela	-9
<[uma festa	-15
<[uma folha	-35
<[uma instrução	10
<[uma norma	13
<[uma pessoa	-16
<[uma página	-16
<[uma queda	-16
<[uma regra	-16
<[uma testemunha	-13
<[uma vergonha	-15
<[umas 0	-13
<[umas linhas	-18
<[usa a	-10
<[vai a	-12
<[vai buscar	-19
<[vai direto	-13
<[vai embora	-15
<[vai usar	-10
<[vale formoso	-10
<[vejo o	-17
<[vem buscar	-11
<[vem dia	-11
<[veneno de	-8
<[ver as	-11
<[ver o	-12
<[ver os	-13
<[ver se	-17
<[verifica se	-10
<[veste bata	-10
<[vez a	-16
<[vez o	-18
<[viagem só	-22
<[vigilância sanitária	-15
<[vinte centímetros	-12
<[virar documento	-15
<[virar um	-12
<[visita guiada	-22
<[vistoria de	-18
<[viu a	-10
<[você botar	-16
<[volta a	-10
<[voltou a	-12
<[vou falando	-16
<[vou fazer	-11
<[vou montar	-24
<[válvula de	-10
<[vê a	-15
<[vê o	-19
<[vê se	-14
<[vê-se se	-9
<[| lavar	-9
<[| não	-8
<[| obs	-21
<[à chegada	-19
<[à entidade	-15
<[à entrada	-23
<[à pressa	-12
<[à sala	-20
<[à secretaria	-14
<[à torre	-14
<[às 0	-21
<[às duas	-20
<[às terças	-17
<[água doce	-18
<[água fria	-14
<[água morna	-12
<[é avisado	-10
<[é de	-14
<[é essa	-26
<[é feita	-21
<[é melhor	-13
<[é normal	-11
<[é o	-39
<[é quem	-16
<[é só	-18
<[é um	-19
<[é uma	-30
<[último dia	-13
<[– 0	-18
<[– a	-13
<[– condomínio	-20
<[– goiânia	-11
<[– o	-12
<[– posto	-15
<[— o	-10
<]	-37
<^	8
<_	-16
<a	51
<abaixa	-11
<abaixo	-10
<aberta	-9
<abertura	-22
<abra	-10
<abre	-26
<abre-se	-13
<abrem	-19
<abril	-23
<abrir	-40
<abriu	-22
<abro	-8
<acende	-10
<acendo	-13
<acesso	-11
<acho	-24
<acima	-9
<acompanha	-14
<acompanhante	-15
<administradora	-14
<advogado	-17
<afasta	-23
<afastando	-13
<afinar	-25
<agente	-10
<agitar	-10
<agora	-33
<agosto	-10
<agulha	-18
<agência	-23
<ai	-19
<ainda	-31
<ajuda	-28
<ajusta	-10
<ajustar	-13
<aldeia	-20
<alergia	-9
<alguém	-26
<alta	-21
<alto	-17
<aluguer	-15
<alô	-20
<amarela	-8
<amarrar	-29
<amostras	-24
<amílcar	-12
<anda	-16
<andar	-22
<anexa	-15
<anexa-se	-9
<animais	-21
<animal	-23
<ano	-15
<anos	-17
<anota-se	-9
<anotar	-9
<antena	-15
<anterior	-13
<antes	-37
<antigo	-13
<ao	-9
<aos	-28
<apaga	-14
<apanham-se	-13
<aparecer	-13
<aplica-se	-13
<aplicação	-15
<apoio	-19
<apresentar	-22
<após	-21
<aquele	-22
<aqui	-17
<aquilo	-22
<aquário	-17
<ar	-16
<arca	-10
<areia	-15
<arnês	-16
<arquivo	-12
<arranca	-16
<arrancar	-12
<aspirar	-17
<assim	-30
<assina	-22
<assina-se	-9
<assinatura	-13
<assistente	-11
<associação	-23
<assunto	-10
<atende	-15
<atendente	-16
<atendo	-15
<atenção	14
<aterra	-10
<atestado	-20
<atraso	-11
<atrás	-16
<até	-37
<auditoria	-14
<aula	-17
<autenticidade	-10
<autorização	-16
<auxiliar	-19
<avental	-15
<avisa	-14
<avisa-se	-10
<avisar	-14
<avô	-13
<azul	-9
<aço	-11
<aí	-16
<baixa	-10
<baixa-se	-12
<baixo	-17
<balcão	-16
<balde	-8
<balsa	-22
<banco	-28
<bandeira	-14
<bandeja	-11
<bandejas	-12
<banho	-17
<barco	-18
<barraca	-15
<barulho	-14
<bate	-18
<bater	-14
<bateria	-13
<beleza	-15
<bem	-31
<bicho	-19
<bipa	-13
<bloco	-12
<boa	-17
<boas	-11
<boca	-10
<bola	-9
<bom	-33
<bomba	-9
<bombeiros	-13
<bordo	-16
<borrifa	-9
<borrifador	-12
<bota	-22
<botar	-12
<botijão	-18
<boto	-8
<botou	-20
<box	-10
<braço	-14
<buscar	-17
<c	-17
<cabeça	-12
<cabo	-13
<cachorro	-9
<cada	-19
<cadeira	-12
<cadeirante	-12
<caderno	-11
<café	-12
<caiu	-12
<caixa	-27
<caixas	-15
<calcula	-13
<caldeira	-23
<calibração	-13
<calça	-10
<camadas	-14
<caminhão	-23
<camião	-11
<campanha	-18
<campo	-16
<canal	-15
<captura	-18
<cara	-16
<carga	-19
<carimbar	-12
<carne	-18
<caros	-13
<carrinha	-9
<carro	-18
<carros	-15
<carta	-12
<cartaz	-20
<cartão	-26
<cartório	-18
<casa	-26
<casca	-19
<caso	-9
<casos	-8
<cata	-12
<categoria	-15
<causa	-20
<cedo	-14
<celular	-19
<central	-18
<centro	-18
<centímetros	-13
<cerca	-17
<certificado	-12
<certo	-14
<chama	-34
<chama-se	-14
<chamou	-15
<chapa	-14
<chave	-27
<chaves	-19
<chefe	-15
<chega	-19
<chegou	-23
<cheia	-13
<cheiro	-17
<chuva	-14
<chão	-18
<cilindro	-13
<cilindros	-23
<cinco	-18
<cinquenta	-15
<cliente	-34
<clientes	-22
<clorexidina	-13
<cloro	-19
<clube	-12
<cobra-se	-16
<cobre	-21
<coisa	-25
<coisas	-15
<colado	-14
<colega	-22
<coleta	-18
<colheita	-10
<colher	-13
<coloca	-9
<coloca-se	-10
<colocar	-18
<com	-66
<comandante	-8
<combustível	-14
<comercial	-11
<comeu	-18
<começa	-11
<começando	-14
<começar	-11
<comissão	-12
<comprimento	-8
<concerto	-13
<concessionária	-19
<condomínio	-20
<confere	-33
<conferente	-9
<conferir	-11
<confirma	-17
<conforme	-11
<consegue	-25
<conservadora	-13
<consiga	-16
<conta	-21
<conta-se	-9
<contagens	-14
<contam	-13
<contam-se	-20
<contar	-18
<contas	-24
<continua	-15
<conto	-26
<contra	-12
<contrato	-16
<controladoria	-14
<controle	-14
<conversa	-11
<convinha	-17
<cooperativa	-18
<coordenadora	-9
<coordeno	-20
<cor	-23
<corda	-26
<cordas	-18
<corregedoria	-8
<corrente	-15
<corretora	-17
<corro	-12
<corta	-18
<corta-se	-12
<cortar	-32
<costuma	-17
<crematório	-16
<criança	-28
<crianças	-18
<cá	-21
<câmara	-20
<câmaras	-9
<câmeras	-9
<cópia	-14
<dar	-24
<das	-71
<data	-13
<daí	-18
<de	-15
<debaixo	-13
<decide	-12
<dedos	-11
<deixa	-29
<deixa-se	-28
<deixou	-17
<deles	-11
<dentro	-18
<depois	-39
<depósito	-12
<der	-18
<descarpack	-17
<descarrega	-9
<desce	-15
<descreva	-30
<desculpa	-14
<desculpem	-19
<desde	-38
<desenho	-13
<desliga	-18
<desliga-se	-12
<desligar	-13
<desmonta-se	-13
<despeja	-14
<detergente	-11
<deu	-14
<deve	-28
<devolução	-15
<devolveu	-17
<dezoito	-21
<dias	-23
<diferente	-16
<diferença	-11
<diga	8
<digo	-16
<dinheiro	-11
<direção	-20
<disco	-14
<disse	-16
<disso	-23
<distribui	-17
<distância	-19
<diz	-24
<do	-22
<doação	-11
<doce	-19
<documento	-32
<dois	-46
<domingo	-13
<dona	-28
<dono	-16
<dos	-79
<dou	-19
<doutor	-11
<doze	-23
<drena	-16
<duas	-14
<dupla	-15
<durante	-15
<dá	-28
<dá-se	-16
<décimo	-10
<e	-41
<e-mail	-23
<edital	-11
<edmilson	-10
<ela	-27
<elas	-9
<ele	-24
<eles	-26
<elevador	-9
<em	-77
<embaixo	-9
<embora	-13
<emergência	-11
<emite	-9
<empresa	-19
<empresta	-10
<empréstimo	-18
<empurra	-10
<encarregado	-15
<enche	-14
<encher	-22
<encontra	-22
<encosta	-13
<energia	-14
<enf.ª	-12
<enfermeira	-9
<enfia	-16
<eng.ª	-19
<engenharia	-15
<engenheiro	-9
<enquanto	-23
<entende	-18
<entidade	-16
<entra	-15
<entrada	-28
<entram	-22
<entre	-34
<entrega	-31
<entregar	-19
<envelope	-13
<enxaguar	-10
<equipa	-20
<equipe	-14
<era	-27
<eram	-14
<ermelinda	-11
<escada	-9
<escala	-18
<escola	-31
<escolhe	-17
<escova	-22
<escrevam	-19
<escreve	-24
<escreve-se	-20
<escreventes	-12
<escrever	-9
<escrita	-21
<escrito	11
<espaço	-20
<espera	-11
<espera-se	-10
<esperar	-11
<espero	-16
<espuma	-14
<esqueci	-13
<esse	-20
<esta	-15
<estar	-17
<estava	-9
<esteja	-12
<estende-se	-15
<estiver	-13
<estou	-22
<estraga	-19
<estrelas	-15
<estrutura	-14
<estufa	-12
<está	-41
<estão	-23
<esvazia	-11
<etiqueta	-12
<eu	-63
<existe	-11
<existir	-19
<explica	-23
<explicar	-11
<extintor	-12
<extração	-11
<faca	-8
<faculdade	-14
<fala	-20
<falar	-17
<falei	-20
<falha	-11
<falou	-16
<falta	-30
<faltou	-9
<família	-27
<famílias	-13
<farinha	-10
<farmácia	9
<faroleiro	-16
<fato	-11
<fatura	-14
<favor	-17
<faz	25
<fazem	-23
<fazenda	-19
<fazendo	-11
<faça	-18
<faço	-22
<fecha	-19
<fecha-se	-15
<fechamento	-11
<fechar	-19
<feche	-9
<fecho	-15
<feira	-14
<festa	-8
<fez	-19
<fica	-36
<ficam	-10
<ficar	-18
<ficha	-18
<ficou	-33
<filme	-28
<fim	-39
<financeiro	-10
<fins	-13
<fios	-14
<fique	-13
<fiquei	-9
<fiscal	-11
<fiscalização	-13
<fita	-14
<fizesse	-28
<flor	-10
<focinho	-8
<fogo	-21
<foi	-38
<folha	-36
<folhas	-12
<for	-27
<fora	-16
<foram	-9
<forma	-19
<fornada	-8
<forno	-18
<forrar	-25
<fosse	-23
<foto	-13
<fotografar	-15
<fotografo	-14
<fralda	-10
<freio	-18
<frente	-21
<funcionários	-10
<fura	-14
<furar	-13
<fábrica	-29
<férias	-13
<galpão	-11
<galpões	-16
<ganha	-10
<garantia	-20
<garrafas	-11
<gato	-21
<geladeira	-17
<gelo	-17
<geraldo	-20
<gerente	-20
<girar	-12
<giz	-13
<gostaria	-10
<governador	-9
<governanta	-13
<grande	12
<graus	-10
<grupo	-21
<guarda	-22
<guardar	-22
<guia	-22
<h	-24
<haver	-16
<hoje	-28
<homem	-11
<homens	-17
<hora	-31
<horas	-20
<hospital	-10
<hotel	-14
<houve	-20
<houver	-22
<hum	-16
<humidade	-12
<há	-45
<ia	-17
<idade	-11
<identifica	-15
<imprime-se	-10
<inspeção	-16
<instalação	-13
<instrutor	-12
<instrução	-29
<inteiro	-14
<interessado	-15
<interna	-28
<inventa	-20
<ir	-30
<irmã	-13
<isso	-43
<isto	-15
<item	-13
<jamais	-18
<janeiro	-16
<jeito	-28
<joana	-9
<joaquim	-16
<julho	-21
<junta	-19
<junto	-20
<juntos	-10
<já	-48
<keila	-8
<laboratório	-18
<lacre	-12
<lado	-22
<lanterna	-20
<largo	-16
<lata	-10
<lava	-27
<lava-se	-17
<lavam-se	-14
<lavanderia	12
<lavar	-10
<lave	-10
<leia	-12
<leio	-12
<leite	-18
<leitor	-11
<leitura	-13
<ler	-20
<letra	-17
<leva	-30
<levanta	-17
<levantar	-13
<levante	-9
<levou	-16
<lhe	-30
<liga	-29
<liga-se	-9
<ligam-se	-9
<ligo	-15
<limpa	-23
<limpeza	-16
<limpo	-12
<linguagem	-12
<linha	-11
<lista	-13
<livro	-17
<lixo	-14
<lixívia	-18
<local	-12
<logo	-10
<loja	-27
<lona	-15
<lote	-15
<lugar	-17
<lume	-10
<lurdes	-12
<luva	-13
<luvas	-14
<luz	-21
<luzes	-16
<lá	-38
<lâmina	-14
<lâmpada	-11
<lê	-13
<lê-se	-13
<madeira	-17
<maio	-13
<mais	-38
<mal	-19
<mala	-22
<malta	-15
<mandar	-26
<mandou	-25
<mandou-nos	-13
<maneira	12
<manhã	-23
<manual	-15
<manutenção	-15
<mar	-8
<marca	-21
<marcar	-13
<marco	-10
<marketing	-14
<março	-11
<maré	-8
<mas	-50
<maternidade	-21
<matrícula	-12
<me	-58
<mecânico	-8
<mede	-22
<mede-se	-12
<medir	-15
<meia	-30
<meio	-14
<menor	-10
<menos	-24
<mensagem	-11
<mercado	-13
<mergulha	-15
<mesa	-25
<mesma	-14
<mesmo	-25
<mestre	-24
<mestres	-16
<metade	-11
<metros	-23
<meu	-35
<meus	-29
<mil	-26
<min	-20
<minha	-33
<minhas	-23
<ministério	-10
<minuto	-13
<minutos	-30
<mistura	-11
<miúdo	-10
<miúdos	-16
<modo	13
<molde	-13
<molha	-8
<molhou	-12
<monta	-25
<montagem	-22
<montar	-31
<morada	-15
<morador	-14
<morreu	-13
<mostra	-17
<mostra-se	-12
<mostrar	-19
<mostre	13
<motor	-19
<motorista	-30
<muda	-14
<mudança	-16
<muito	-18
<mundo	-24
<museu	-21
<máquina	-21
<máquinas	-15
<máximo	-9
<mãe	-8
<mão	-19
<mãos	-17
<mês	-19
<mínimo	-10
<música	-14
<n.º	-17
<na	-16
<nada	-22
<nas	-38
<nem	-25
<nenhum	-27
<nesse	-10
<nevoeiro	-15
<ninguém	-41
<ninhos	-17
<no	-74
<noite	-27
<noites	-12
<nome	-16
<nomes	-14
<norma	-29
<nos	-33
<nossa	-21
<nossas	-15
<nosso	-37
<nossos	-19
<nota	-19
<notas	-14
<noutro	-8
<nova	-24
<nove	-18
<novo	-19
<novos	-21
<num	-55
<numa	-35
<nunca	-36
<nuno	-20
<nº	-11
<não	-61
<né	-28
<nível	-13
<nó	-12
<nós	-25
<número	-13
<objeto	-10
<oferece	-13
<oficina	-10
<ofício	-16
<oi	-22
<oitenta	10
<oito	-26
<olha	-25
<olhar	-13
<onde	-36
<ontem	-26
<onze	-30
<operador	-27
<operadora	-15
<ora	-26
<ordem	-31
<os	-70
<ou	-35
<outra	-25
<outras	-15
<outro	-27
<outros	-18
<outubro	-17
<ouvir	-11
<p	-14
<padre	-14
<padronizar	-18
<paga	-19
<pago	-10
<pai	-15
<pais	-16
<palavra	-10
<palavras	-11
<panela	-10
<pano	-18
<parafuso	-13
<parafusos	-10
<parece	-12
<parede	-11
<parente	-10
<parou	-11
<parque	-19
<parte	-19
<partes	-9
<partir	-22
<passa	-28
<passa-se	-15
<passada	-23
<passado	-28
<passageiro	-15
<passagem	-15
<passam	-12
<passar	-37
<passe	-21
<passeio	-16
<passo	-33
<passou	-28
<pasta	-10
<patrão	-17
<pede	14
<pede-se	-15
<pedem	-11
<pedi	-10
<pedir	-24
<pediram	-17
<pediu	-39
<pedras	-13
<pega	-14
<pegou	-17
<pela	-23
<pelas	-11
<pelo	-37
<pelos	-20
<pequeno	-15
<pequenos	-16
<perde	-14
<perdemos	-16
<perdeu	-18
<perdi	-18
<perdido	-24
<pergunta	-29
<pergunta-se	-15
<perguntar	-17
<perguntou	-22
<perto	-21
<pesa	-16
<pesar	-16
<peso	-11
<pessoa	-30
<pessoal	-16
<pessoas	-41
<pet	-13
<peça	-14
<peço	-24
<piano	-18
<piloto	-14
<pintar	-12
<pinça	-13
<pior	-8
<piscina	-10
<pista	-13
<placa	-10
<planetário	-14
<planilha	-13
<planta	-17
<plantão	-9
<pneu	-15
<pode	-30
<podre	-12
<pois	-20
<polícia	-9
<ponha	11
<ponta	-16
<ponto	-20
<pontos	-14
<por	-54
<porque	-34
<porta	-28
<portanto	-35
<portaria	-21
<portas	-13
<porteiro	-28
<porto	-21
<português	-10
<posto	-21
<pouco	-13
<pq	-9
<prazo	-8
<precisa	-21
<precisamos	-18
<preciso	-40
<preenche	-14
<preenche-se	-11
<prefeitura	-13
<prende	-10
<prende-se	-16
<prender	-9
<prepara	-23
<presente	-23
<preta	-16
<pretende-se	-22
<primeira	-33
<primeiro	-42
<primeiros	-18
<principalmente	-13
<prior	-19
<pro	-36
<procedimento	-30
<processo	-20
<procurar	-16
<produto	-18
<produzimos	-14
<professor	-15
<professora	-16
<programa	-14
<projetor	-17
<pronto	-30
<propaganda	-17
<pros	-20
<proteção	-10
<prova	-16
<prédio	-16
<própria	-20
<próprio	-14
<próxima	-18
<publica	-10
<puxa	-19
<puxa-se	-16
<página	-12
<páginas	-10
<pão	-11
<pôr	12
<põe	-29
<público	-15
<q	-19
<quadro	-13
<qual	-18
<qualquer	-32
<quando	-61
<quanto	-17
<quarenta	-19
<quarta	-16
<quarto	-19
<quase	-18
<quatro	-35
<quatrocentos	-13
<que	-81
<queda	-17
<queijo	-19
<quente	-12
<quer	-33
<quero	-33
<quinta	-14
<quinto	-9
<quinze	-14
<quiosque	-18
<químico	-11
<rapaz	-14
<rapazes	-18
<recebe	-32
<receber	-22
<recebo	-25
<receita	-25
<recepcionista	-13
<receção	-14
<recolhe	-24
<reconhecimento	-17
<recursos	-13
<redação	-16
<redes	-18
<redigir	-19
<redija	-11
<reduza	-17
<regista	-10
<registo	-19
<registro	-14
<regra	-22
<regula	-21
<relatório	-10
<remédio	-19
<responsável	-14
<resultado	-13
<retira	-16
<reunião	-27
<revisão	-20
<rh	-16
<ria	-21
<risca	-11
<roda	-26
<rodapé	-10
<rodas	-14
<rogério	-8
<rosto	-14
<roteiro	-30
<roupa	-20
<rua	-16
<rui	-22
<rádio	-15
<régua	-15
<sabem	-9
<saber	-26
<sabia	-9
<sacode-se	-12
<sacos	-23
<sacristão	-20
<saem	-16
<sai	-24
<saiu	-23
<sal	-18
<sala	-31
<salão	-20
<sangria	-18
<saudade	-17
<saídas	-19
<se	-65
<secretária	-14
<segue	-17
<segue-se	-13
<seguinte	-13
<segunda	14
<segundo	-24
<segura	-20
<seguradora	-12
<segurança	-16
<seguro	-17
<sei	-17
<seis	-22
<seja	-25
<sem	-56
<semana	-28
<sempre	-44
<sendo	-18
<senhor	-9
<senhora	-23
<senta-se	-10
<senão	-25
<separa	-12
<separam-se	-18
<separar	-20
<ser	-17
<serve	-12
<servidor	-12
<serviço	-11
<serviços	-14
<sessão	-19
<sete	-16
<setor	-12
<seu	-25
<sexta	-13
<shopping	-13
<sido	-10
<sinal	-12
<sistema	-19
<sobe	-18
<sobre	38
<sobrou	-11
<soda	-16
<sol	-19
<solicitar	-15
<solta	-10
<solta-se	-14
<soma	-15
<somos	-27
<sopa	-9
<sou	-42
<sua	-24
<sábado	-17
<sétimo	-14
<sílvia	-18
<só	-61
<sócio	-11
<tabela	-8
<tabuleiro	-10
<também	-23
<tampa	-11
<tanque	-13
<tapete	-18
<tarde	-17
<te	-12
<teatro	-16
<tecido	-14
<tela	-15
<telefone	-12
<tem	-54
<temos	-31
<tempo	-21
<temporada	-12
<tenda	-15
<tenho	-8
<tensão	-9
<ter	-43
<terceira	-10
<terceiro	-19
<teresa	-16
<terra	-17
<testa	-13
<teste	-11
<testemunhas	-13
<testo	-10
<teve	-13
<texto	-24
<tiago	-15
<tinha	-16
<tinham	-15
<tira	-36
<tira-se	-18
<tirada	-10
<tirar	-17
<tivemos	-21
<tiver	-27
<toca	-18
<tocar	-17
<toco	-12
<toda	11
<todas	-16
<todo	-25
<todos	-30
<tom	-16
<toma	-15
<toque	-18
<torque	-14
<trabalho	-27
<trajes	-9
<transformar	-16
<transportadora	12
<transporte	-12
<travessia	-18
<traz	-14
<trazer	-18
<treinador	-9
<trinta	-21
<troca	-27
<trocar	-33
<trocaram	-12
<trocou	-13
<trouxe	-13
<três	-52
<tríplice	-8
<tu	-23
<tudo	-27
<turistas	-11
<turma	-13
<turno	-14
<tá	-38
<tábua	-8
<técnica	-25
<técnicas	-17
<técnico	-10
<têm	-17
<tô	-33
<um	9
<uma	-29
<umas	-29
<uns	-30
<urna	-10
<usa	-21
<usa-se	-13
<usar	-10
<vaga	-14
<vale	-12
<vamos	-29
<van	-19
<vara	-9
<vaza	-25
<veio	-16
<veja	-10
<vejo	-21
<velas	-24
<velhas	-10
<velho	-18
<vem	-18
<vende	14
<vendedores	-21
<veneno	-8
<vento	-13
<ver	-20
<verdade	-9
<verde	-20
<verifica	-10
<vermelha	-18
<verão	-13
<veste	-13
<veterinário	-12
<vez	-24
<vezes	-17
<via	-18
<viagem	-22
<vida	-17
<vidro	-19
<vigilante	-18
<vigilância	-13
<vinha	-24
<vinho	-15
<vinte	-20
<vir	-18
<vira	-18
<virar	-20
<visita	-22
<vista	-26
<vistoria	-21
<viu	-16
<viveiro	-22
<vizinho	-15
<você	-16
<vocês	-26
<volta	-22
<voltas	-18
<voltou	-12
<voluntário	-20
<voluntários	-12
<voo	-13
<vou	-38
<válvula	-11
<vão	-10
<véspera	-20
<vê	-23
<vê-se	-9
<zero	-12
<zona	-9
<|	-30
<«	8
<»	-14
<ácido	-9
<água	-31
<árvore	-19
<é	-11
<ó	13
<última	-26
<último	-31
<—	20
<“	-17
=a	-16
=abaixa	-14
=abandona	-10
=abastecer	-10
=abelhas	-18
=aberta	9
=abertas	-16
=aberto	-29
=abertos	-11
=abertura	25
=abra	-11
=abraço	-12
=abre	-11
=abre-se	-20
=abrem	9
=abril	-29
=abriram	-16
=abriu	-28
=abro	-11
=abílio	-17
=acaba	-18
=acabou	-19
=aceder	-14
=aceita	-29
=aceita-se	-9
=acenda	-13
=acender	-9
=acendo	-17
=acertado	-23
=acesa	-10
=acetona	-13
=acha	12
=achado	9
=acho	-38
=acidente	-28
=acima	-32
=acolhe	17
=acompanha	-20
=acompanhante	-15
=acontece	-11
=acontecer	15
=aconteceu	-14
=acordo	-16
=acordou	-12
=adega	-23
=ademir	-12
=adesivo	-10
=adiado	-13
=administradora	-21
=adubo	-17
=adulto	-18
=adultos	-11
=advogado	-21
=afasta	12
=afastando	-16
=afina	-17
=afinador	-10
=afinar	18
=agenda	-18
=agente	-18
=agitar	-15
=agora	-29
=agosto	-26
=agradecia	-14
=agradeço	-11
=agrônomo	-13
=agulha	-28
=agulhas	-14
=agência	-26
=ah	-28
=ahah	-13
=ai	-24
=ainda	-36
=ajudante	-19
=ajudantes	-15
=ajudar	-19
=ajusta	-14
=ajustar	-19
=ala	-16
=alambique	-18
=alarme	-19
=alavanca	-12
=alcance	-9
=aldeia	-22
=alegórico	9
=alergia	-22
=alergias	13
=alfinete	-12
=algarismo	-19
=algas	-15
=algo	-21
=algodão	-18
=algum	-13
=alguma	-21
=ali	-26
=alimentar	-13
=almada	-21
=almoxarifado	13
=almoço	-18
=alta	-37
=alto	-23
=alugados	19
=aluno	11
=alunos	24
=alvado	-16
=alvará	-9
=alvor	-27
=além	-20
=alô	-23
=amadora	-14
=amanhã	-18
=amarela	-23
=amarelo	-24
=amarra	-23
=amarrado	-15
=amarrar	13
=amassada	-9
=amassado	-11
=ambos	-9
=amigo	-15
=amor	-13
=amostra	-18
=amostras	17
=amélia	-16
=amílcar	-15
=analista	-10
=anatel	-18
=anca	-15
=anda	-27
=andares	-13
=anel	-15
=anexa	-15
=anexa-se	-10
=anexo	-12
=animais	-24
=ano	-29
=anos	-12
=anota	-16
=anota-se	-17
=anotado	-18
=anotar	-11
=anotações	-18
=anotou	-9
=anselmo	-15
=antebraço	-11
=antena	-16
=anterior	-19
=antes	-10
=antiga	-17
=antigo	-23
=antigos	14
=antónio	-11
=anual	-11
=análise	-23
=anéis	-18
=apaga	-15
=apagada	-16
=apague	-11
=apanha-se	-10
=apanham-se	-14
=aparece	14
=aparecer	-17
=aparelho	-13
=apartamento	12
=apartamentos	12
=apelido	-14
=aperta	-19
=aperto	-14
=apicultores	-11
=apita	-15
=apito	12
=aplica-se	-18
=aplicativo	-19
=apoio	-14
=aponta	-14
=apontamentos	-17
=apontar	-21
=aponto	-12
=apontou	-22
=apostila	-16
=aprendeu	-20
=aprendiz	-19
=apresentar	-23
=apresentável	-12
=aprov	-9
=aprova	-11
=aprovadas	-12
=aprovado	-26
=aprovação	-16
=aproxima	-9
=aproxima-se	-15
=apólice	-14
=após	9
=aquela	-19
=aquele	-21
=aqui	-10
=aquilo	-37
=ar-condicionado	-16
=arca	-16
=arco	-19
=armazém	-21
=armação	-18
=armário	-12
=arnês	-18
=arraial	-16
=arranca	-16
=arrancar	-25
=arroz	-8
=arrumam-se	-12
=arrumar	-11
=artigo	-18
=as	-16
=asae	-15
=asas	-12
=aspirador	-10
=aspirar	-19
=assente	-11
=assento	-18
=assessora	-13
=assim	-31
=assina	-26
=assina-se	-10
=assinada	-28
=assinado	-33
=assinam	-18
=assinar	-28
=assinatura	-8
=assinaturas	-9
=assinou	-11
=assiste	-12
=assistente	-17
=assistentes	-18
=associados	-16
=associação	-34
=assumir	-11
=assunto	-22
=assuntos	-16
=ata	-25
=atadas	-10
=atelier	-12
=ateliê	-11
=atende	-26
=atendente	-22
=atendeu	-11
=atendimento	10
=atendo	-19
=atenção	-35
=aterra	-12
=atestados	9
=ator	-20
=atrapalha	-16
=atrasa	-15
=atraso	12
=atrasou	-13
=atravessa	-9
=atrás	-31
=atualizado	-16
=até	17
=auditora	-12
=auditoria	-29
=aula	21
=ausente	-14
=ausência	-11
=autocarro	-8
=autoclave	-10
=automática	-19
=automático	-18
=autorizados	-11
=auxiliar	-18
=avaria	-12
=avariado	-9
=aveiro	-13
=avental	-22
=aves	-9
=avesso	-21
=avisa	-25
=avisa-se	-17
=avisada	-9
=avisado	-9
=avisei	-17
=aviso	-18
=avião	-13
=avó	-15
=avô	-14
=axila	-15
=azeite	-18
=azeitona	15
=azinho	-14
=azul	-19
=aço	-26
=açougue	-15
=aí	-39
=b	-10
=baforadas	-10
=bahia	-14
=baia	-21
=bainha	-16
=bairro	-11
=baixa	-28
=baixa-se	-18
=baixada	-13
=baixo	-31
=balança	-17
=balde	-11
=baltazar	-11
=balões	-14
=banco	-36
=bandeira	-16
=bandeja	-20
=bandejas	-10
=banheiro	-21
=banho	29
=barbearia	-9
=barbeiro	-21
=barco	17
=barcos	13
=barra	-15
=barras	-18
=barreiro	-8
=barriga	-14
=barro	-16
=barulho	-29
=base	-16
=basta	-12
=bata	-12
=bate	-27
=batedor	-11
=batem	-14
=batendo	-18
=bater	-17
=baterias	-8
=bateu	-13
=batida	14
=batismo	12
=batoque	-10
=baú	-15
=bebeu	-21
=beijo	-17
=beira	-13
=beirada	-19
=beleza	-22
=bem	-32
=berço	-17
=berçário	-15
=betoneira	-20
=betão	-11
=bexiga	-14
=bh	-17
=bia	-22
=biblioteca	-21
=bicarbonato	11
=bicho	-30
=bicho-da-seda	21
=bichos	-18
=bico	-9
=bidão	-11
=bilhete	-13
=bilheteira	-17
=bilheteria	-11
=bilhetes	-9
=biológico	-10
=bipa	-12
=biólogo	-15
=blocos	-16
=bloqueia	-11
=blz	-8
=bo	-10
=boa	-29
=boas	-25
=bobina	-16
=bocadinho	-12
=bode	-9
=boia	-11
=bola	-28
=boletim	-8
=boleto	-9
=bolha	-20
=bolo	-17
=bolor	-17
=bolsa	-16
=bolso	-21
=bom	-31
=bomba	-22
=bombas	-19
=bombeiro	-9
=bombeiros	-17
=bombona	-22
=bonecos	8
=bonito	-23
=boné	-11
=borda	-19
=bordo	-23
=borracha	-24
=borrifa	-16
=borrifador	-19
=bota	-32
=botar	-19
=botijão	11
=boto	-10
=botou	-22
=botão	-25
=box	-19
=braga	-13
=branca	-20
=branco	-27
=brasil	-9
=braço	-19
=brigada	-19
=brinco	-11
=brinquedos	-21
=brita	-14
=bruna	-11
=bruninho	-10
=bruno	-16
=buldogue	-9
=buracos	-20
=buscar	11
=buzina	-16
=bêbado	-13
=c	-22
=cabe	-16
=cabeceira	-22
=cabelo	13
=cabia	-11
=cabine	-29
=cabo	-12
=cachaça	13
=cada	-11
=cadastra	-15
=cadastro	15
=cadeado	-22
=cadeados	-13
=cadeirante	-10
=cadeiras	-16
=caderno	-18
=cai	9
=caio	-12
=cair	-20
=cais	11
=caixa	12
=caixas	-17
=caixinha	-12
=calcula	-15
=calda	-13
=caldeira	15
=caldo	-18
=calha	-14
=calibra	-14
=calibração	18
=calma	-15
=calor	-16
=calça	-20
=calçada	-30
=calçado	-17
=calças	-10
=calço	-8
=camadas	-16
=camilo	-12
=caminhões	-17
=camisa	-15
=campainha	-11
=campanha	-19
=campina	-20
=cana	-17
=canal	-21
=cancela	-20
=candidato	-18
=caneta	-23
=canhoto	-15
=canto	-15
=cantos	-12
=capa	-10
=capacete	-19
=capataz	-18
=capela	8
=capitania	-22
=cara	-22
=carga	14
=carimba	-12
=carimbar	-15
=carlos	-9
=carnaval	-20
=carne	-23
=caro	-14
=carol	-14
=caros	-16
=carrega	-24
=carrega-se	-23
=carregada	-16
=carregador	-19
=carregar	-9
=carreira	-9
=carrinha	-27
=carrinho	15
=carros	10
=carta	-24
=cartaz	-22
=cartãozinho	-28
=cartório	-20
=cartões	-10
=carvalho	-14
=casaco	-12
=casal	-20
=casamento	-17
=casamentos	17
=casca	-20
=cascais	-24
=caso	-28
=casos	-14
=castanho	-12
=cata	-13
=categoria	-14
=catorze	-13
=catraca	-11
=causa	-47
=caução	-31
=cavalete	-21
=cave	-15
=caído	10
=cc	-10
=ceará	-14
=cedo	-22
=cego	-14
=celular	11
=cem	-13
=cena	-19
=cento	-28
=centro	-28
=centrífuga	-10
=centímetro	-12
=centímetros	-25
=cera	-15
=cerca	10
=certa	-9
=certas	-11
=certidão	-19
=certidões	-16
=certificado	-15
=certificação	-13
=certo	-28
=cesta	8
=chama	-31
=chama-se	-19
=chamada	11
=chamado	-13
=chamados	8
=chamar	-23
=chaminé	-17
=chamou	-13
=chave	-15
=chaveiro	-9
=chaves	15
=check-in	16
=checklist	-13
=chefe	-30
=chefia	-15
=chegam	-32
=chegando	-12
=chegar	-23
=chegaram	-9
=chego	-21
=cheguei	-17
=cheia	11
=cheio	-21
=cheios	-16
=cheira	-17
=cheirar	-15
=cheque	13
=chicote	-13
=chip	-19
=chope	10
=choro	-12
=chumbo	-15
=chuva	-21
=chuveiro	-16
=chá	-12
=ciclo	-12
=cidade	-23
=cidadão	-14
=ciente	-17
=cigarro	-12
=cima	-33
=cimento	-13
=cinco	-39
=cinquenta	-32
=cinta	-11
=cintas	-14
=cinto	-21
=cintos	-14
=cinza	-12
=cio	-11
=circuito	-18
=circular	-20
=cirúrgico	-17
=civil	-12
=clara	-24
=claro	-20
=classificação	12
=clorexidina	-13
=clube	-12
=clínica	-18
=cm	-17
=cnpj	-18
=co2	-10
=coa	-17
=coberta	-13
=cobertura	13
=cobra	-12
=cobra-se	-13
=cobre	-31
=cobrir	-10
=coco	9
=cofre	-20
=coima	-16
=coimbra	-15
=coisa	-44
=coisas	-24
=coitada	-17
=cola	-17
=colaborador	-13
=colada	-15
=colado	-26
=colar	-28
=colchão	-15
=colega	-21
=colegas	-25
=coleira	-21
=coleta	13
=colete	-16
=coletes	-16
=coletivas	-20
=colhe	-15
=colheita	19
=colher	19
=colo	-16
=coloca	-23
=coloca-se	-14
=coluna	-11
=com	-24
=comandante	-26
=comando	-17
=combina	-17
=combinado	-19
=combinados	-17
=combinar	-25
=combustível	19
=come	-12
=comentário	-9
=comer	-22
=comercial	-21
=comeu	-27
=começa	-30
=começa-se	-12
=começando	-21
=começar	-21
=começo	-14
=começou	-27
=comida	-22
=comigo	-9
=comissão	-17
=como	25
=companhia	-10
=compara-se	-10
=compartilhada	-12
=completa	-13
=completo	-16
=compliance	-20
=compra	-13
=comprador	-18
=comprar	-21
=compressor	-20
=comprida	-18
=compridas	-14
=comprimento	-12
=comprovante	-15
=comprovativo	-13
=computador	-19
=comum	-28
=comunica	-16
=comunica-se	-14
=comércio	-16
=conceição	-18
=concessionária	-24
=concordo	-21
=concreto	15
=concurso	-9
=conde	-17
=condição	-18
=condições	-20
=condomínio	-31
=conduz	-21
=cone	-19
=conector	-13
=cones	-13
=confere	-35
=conferem	-12
=conferente	-15
=conferida	-15
=conferir	-21
=conferência	13
=confirma	-31
=confirma-se	-12
=confirmado	-9
=confirmar	-12
=conforme	-27
=confraternização	-11
=confusão	-9
=congelar	-8
=conhece	-12
=conhecimento	-21
=conjunto	-10
=consegue	-27
=conserta	10
=conservadora	-11
=conservatório	-18
=consiga	-19
=consta	-14
=consulta	-17
=consultor	-14
=conta-se	-13
=contadas	-13
=contador	-15
=contados	-19
=contagem	-21
=contagens	12
=contam	-10
=contam-se	-25
=contar	-11
=conteúdo	-12
=continua	-14
=continuar	-21
=conto	-33
=contorno	-12
=contou	-8
=contra	-24
=contrato	-24
=contratos	-18
=controladoria	-17
=controle	10
=controlo	-17
=contrário	-14
=conversa	-27
=conversar	-15
=convida	-13
=convidado	-18
=convinha	-18
=convulsão	-13
=convênio	-19
=cooperativa	-32
=coordenadas	-11
=coordenadora	-20
=coordenação	-17
=coordeno	-23
=copo	-16
=cor	-21
=coração	-18
=corda	-33
=cordão	-12
=corre	-21
=corre-se	-11
=corredor	-20
=corregedoria	-14
=correio	-11
=corrente	-17
=correr	-18
=correspondência	-15
=corretora	-17
=correu	-15
=corrido	-20
=corrige	-19
=corro	-13
=corta	-33
=corta-se	-22
=cortada	-16
=cortar	19
=corte	-13
=cortiça	-16
=corujas	12
=costas	-22
=costuma	-26
=costureira	-12
=cotovelo	-12
=couro	-12
=covilhã	-11
=cozinha	-21
=cozinheira	-15
=cpf	-16
=creche	-13
=cresceu	-24
=cria	13
=criança	13
=cristo	-12
=crivo	-13
=cru	-10
=cruz	-18
=cruza	-13
=crédito	-12
=ctt	-15
=cuba	-19
=cuida	-20
=cuidado	-17
=cuidados	-19
=culpa	-22
=cultura	-15
=cumprimenta	-12
=cumprimentos	-18
=cunhada	-13
=cupim	-19
=cura	-17
=curitiba	-10
=curral	-12
=curso	-27
=curta	-13
=curtinho	-12
=curto	-34
=curva	-11
=custo	-12
=cá	-28
=câmaras	-9
=câmera	-20
=câmeras	13
=cães	15
=cão	-16
=célia	-22
=céu	-12
=código	-25
=córrego	-14
=cômodo	-15
=cúpula	11
=d	-11
=da	25
=dado	-12
=dali	-16
=dalva	-10
=danos	-14
=daqui	-17
=dar	12
=das	44
=data	-26
=davi	-11
=daí	-23
=de	44
=debaixo	-30
=decantador	-14
=decente	-20
=decide	-21
=decidido	-19
=decisão	-21
=declaração	-15
=dedo	-21
=dedos	-25
=defeito	-17
=deita	-16
=deita-se	-13
=deitado	-18
=deitar	-24
=deixa	-27
=deixa-se	-19
=deixar	-32
=deixem	-17
=deixo	-25
=deixou	-28
=dela	-31
=delas	-8
=delegado	-8
=deles	-23
=delicado	-10
=delimita-se	-9
=demais	-17
=demora	-14
=demorar	-17
=dente	-22
=dentista	-13
=dentistas	-15
=dentro	-49
=dentária	-17
=departamento	-8
=depende	-28
=depois	-40
=depósito	-21
=der	-19
=derrubou	-13
=descansa	-16
=descarga	12
=descarpack	-20
=descarrega	-24
=descarregar	-15
=descarta	-22
=descartada	-11
=descarte	9
=desce	-28
=desce-se	-11
=desceu	-21
=descola	-12
=descreva	-20
=descrever	-15
=descrita	-18
=descrição	-28
=desculpa	-17
=desculpem	-27
=desinfeta-se	-9
=desliga	-21
=desliga-se	-12
=desligada	-24
=desligado	-13
=desligamento	10
=desmonta	-14
=desmonta-se	-15
=desmontagem	18
=despacho	-10
=despedida	-14
=despeja	-11
=despeja-se	-17
=desportivas	-12
=desse	-18
=desta	-11
=deste	-15
=destino	-18
=destrancadas	-11
=deu	-26
=deus	-19
=devagar	-31
=devia	-21
=devolução	12
=devolve	-17
=devolveu	-35
=dez	-31
=dezasseis	-16
=dezembro	-26
=dia	-9
=dias	-37
=diesel	-8
=diferente	-24
=diferença	-17
=diga	-22
=digam	-21
=digita	-15
=digital	-23
=digo	-25
=dilui	-9
=dinheiro	-10
=dirceu	-10
=direita	-15
=direitinho	-17
=direito	-22
=direto	-23
=diretor	-20
=diretora	-11
=diretoria	-19
=direção	-26
=disco	-23
=discussão	-20
=discute	-18
=discutiu-se	-10
=disjuntor	-15
=disse	-24
=disser	-10
=disseram	-24
=disso	-22
=distribuidora	-14
=distância	-27
=dita	-13
=ditado	-14
=dito	-21
=divergiu	-17
=divide	-11
=diz-lhe	-11
=diz-lhes	-20
=diz-se	-17
=dizer	-43
=dizia	-15
=diário	-11
=do	39
=doa	-12
=doação	9
=doc	-15
=doca	-19
=doce	-24
=docentes	-13
=documenta	-15
=documentado	-16
=documento	-27
=doente	-11
=dois	-20
=domingo	11
=dona	-20
=dono	-21
=dorme	-20
=dos	59
=dose	-12
=doses	-10
=dou	-19
=doutor	-12
=doutora	-17
=doze	-41
=dr	-14
=drena	-15
=drenagem	8
=dreno	-10
=drone	24
=duas	-45
=duda	-16
=dupla	-20
=duplas	-11
=duplo	-19
=dura	-17
=durante	-19
=duzentas	-15
=duzentos	-20
=dá	-39
=dá-se	-22
=dão	-8
=décimo	-16
=dê	-21
=dívida	-14
=dólar	11
=dúvida	-16
=e	-76
=e-mail	-21
=edital	-15
=edição	-18
=edmilson	-12
=educado	-9
=educação	-16
=eira	-17
=eixo	-18
=ela	-25
=elab	-13
=elaborado	-12
=elas	10
=ele	-37
=eleitor	-17
=elementos	-11
=eles	-35
=eletricista	-11
=elevador	17
=elevadores	-17
=elástico	-16
=em	12
=email	-15
=embaixo	-20
=embalagem	-13
=embalar	-16
=embarque	21
=embora	-25
=emergência	9
=emite	-16
=empresta	17
=empréstimo	23
=empurra	-21
=enc	-17
=encaixa	-16
=encaixe	-12
=encaminhada	-13
=encarregado	-24
=enche	-27
=enchia	-15
=encomenda	15
=encontra	15
=encontrou	-13
=encosta	-30
=encostar	-21
=encostou	-17
=endereço	-19
=energia	-15
=enf	-10
=enf.ª	-14
=enfermagem	-17
=enfermeira	-15
=enfia	-16
=eng.ª	-26
=engano	-10
=engata	-12
=engenharia	-17
=engenheira	-12
=engenheiro	-18
=engolir	-9
=enquanto	-40
=ensaio	-10
=ensinou	-10
=entende	-18
=entender	-12
=entidade	-19
=entra-se	-10
=entrada	31
=entram	-8
=entrar	9
=entre	10
=entrega	27
=entrega-se	-11
=entregar	21
=entregue	-12
=entregues	-11
=entrou	-22
=entulho	-15
=então	-51
=envelope	-16
=envio	-11
=enxagua-se	-11
=enxaguar	-20
=enxerga	-18
=enxágua	-12
=enxágue	-10
=epi	9
=equipamento	-20
=equipe	-28
=era	-40
=eram	-18
=ermelinda	-13
=errado	-17
=erro	-21
=escada	-24
=escola	-11
=escolar	20
=escolha	-14
=escolhe	-22
=esconde	-8
=escorrer	-24
=escova	-32
=escovar	-11
=escovinha	-22
=escreva	-25
=escrevam	-27
=escreve	-25
=escreve-se	-20
=escrevem	-10
=escrevemos	-12
=escrevendo	-11
=escrevente	-13
=escreventes	-12
=escreveu	-9
=escrevi	-9
=escrevo	-19
=escrita	-32
=escritas	-21
=escrito	-54
=escritório	-20
=escura	-14
=escuro	-13
=esfriar	-23
=esgoto	-14
=esmalte	-13
=espalha	-12
=espalha-se	-10
=espelho	-13
=espelhos	-11
=espera	-16
=espera-se	-24
=esperança	-11
=esperar	-18
=espere	-19
=espero	-19
=esperou	-16
=espeta	-15
=espetáculo	-15
=espátula	-8
=espécie	-9
=esquece	-16
=esqueci	-20
=esquecido	-11
=esquerda	-12
=esquerdo	-10
=essas	-17
=esse	-21
=esses	-14
=esta	-33
=estacas	-16
=estado	-13
=estafeta	-18
=estagiária	-9
=estagiário	-15
=estagiários	-15
=estalo	-17
=estamos	-23
=estanque	-10
=estante	-18
=estar	-29
=estas	-16
=estava	-28
=estação	-22
=este	-23
=esteja	-13
=estende	-12
=estende-se	-20
=esterco	-11
=esterilização	19
=esteve	-31
=esticado	10
=estiver	-33
=estojo	-18
=estrada	-25
=estraga	-18
=estragado	-16
=estrela	-15
=estrelas	-18
=estrutura	-17
=estudo	13
=estufa	-16
=estupefacientes	-10
=está	-52
=estão	-26
=estúdio	22
=etapa	-21
=etiqueta	-25
=eu	-47
=eucalipto	12
=euros	-26
=exame	-11
=examina	-17
=exaustor	-18
=exceção	-18
=executa	-16
=exigiu	-13
=existe	-18
=existir	-19
=exma	-16
=exmo	-14
=experientes	-14
=experimenta	-12
=experiência	-16
=explica	-35
=explica-se	-12
=explicar	-22
=explicação	-19
=explicou	-19
=extensão	-18
=externo	-10
=extrator	-8
=extração	19
=f	-21
=fabricante	-17
=faca	-14
=fachada	-25
=faculdade	-14
=fado	-12
=faixa	-17
=fala	-34
=falando	-21
=falar	-24
=falava	-15
=fale	-11
=falecido	19
=falei	-26
=falha	-17
=falhas	-15
=falo	-17
=falou	-25
=faltam	-15
=faltando	-13
=faltar	-11
=faltou	-13
=família	-23
=famílias	-25
=farmacêutica	-18
=farmácia	-23
=farofa	-13
=faroleiro	-16
=fato	-15
=fatura	-19
=favor	-31
=fax	-20
=faz	-14
=faz-me	-19
=faz-se	-26
=fazem	-30
=fazemos	-20
=fazenda	-27
=fazendo	-13
=fazia	-17
=faça	-20
=faço	-12
=fecha	-20
=fecha-o	-15
=fecha-se	-11
=fechada	-18
=fechadas	-17
=fechado	-16
=fechados	-14
=fechamento	12
=fechamos	-9
=feche	-16
=fecho	16
=feira	13
=feita	-30
=feito	-22
=feitos	-10
=feltro	-17
=fenda	-29
=ferida	-19
=ferramenta	-14
=ferro	-10
=ferrugem	-15
=fevereiro	-34
=fez	-31
=fiação	-21
=fica	-27
=ficam	-26
=ficar	-31
=ficaram	-14
=ficasse	-13
=ficha	-35
=fichas	-15
=ficheiro	-19
=fico	-15
=fidelidade	-14
=figueira	-12
=fila	-20
=filarmónica	-10
=filas	-18
=filha	-23
=filho	-23
=filhote	-13
=filipa	-13
=filmou	-17
=filtros	-10
=fim	20
=fina	-17
=financeiro	-11
=fino	-18
=fins	-16
=fio	9
=fique	-24
=fiquei	-16
=fiquem	-11
=firma	11
=firme	-17
=fiscal	11
=fiscalização	-18
=fita	-15
=fitas	-18
=fizeram	-18
=fizesse	-24
=flash	-14
=flat	-10
=flores	-20
=fluxo	-20
=fluxograma	-11
=focinho	-11
=fogo	-31
=foi	-56
=folga	-9
=folhas	-22
=fomos	-14
=fone	-18
=fonte	-12
=for	-31
=fora	-21
=foram	-26
=forma	-18
=formata	-11
=formato	-14
=formol	-12
=formoso	-24
=formulário	-27
=fornecedor	8
=forno	11
=forra	-10
=forrar	13
=forro	-15
=forte	8
=força	-16
=fosse	-15
=foto	-23
=fotografa	-14
=fotografar	-26
=fotografia	-16
=fotografias	-22
=fotografo	16
=fotos	-15
=fotógrafo	-17
=foz	-17
=francês	-12
=frasco	-18
=fraturas	-14
=freguesia	-15
=freguês	-15
=frente	-35
=frequência	-12
=fria	-8
=frigorífico	-24
=frita	-15
=fronteira	-11
=fruto	10
=fubá	-18
=fugas	-10
=fui	-28
=fulano	-17
=fumar	-9
=fumaça	-18
=fumeiro	10
=fumo	-19
=funciona	-17
=funcionária	-11
=funcionário	-25
=funcionários	-30
=fundo	-13
=fundos	-8
=funerária	-15
=função	-18
=fura	-20
=furadas	-10
=furado	-9
=furar	-16
=furos	-19
=furou	-9
=fwd	-17
=fábio	-16
=fátima	-8
=férias	-22
=g	-30
=gabinete	-20
=gado	-14
=gaiola	-20
=gaivotas	12
=galeria	-22
=galpão	-26
=galpões	-19
=ganchos	-16
=ganha	-12
=garagem	-17
=garrafa	-13
=garrafas	11
=garrote	-16
=gasolina	-26
=gasóleo	-9
=gato	-25
=gaveta	-14
=gengiva	-11
=genro	-19
=gera	-11
=gerador	15
=geral	-18
=geraldo	-19
=gerente	-20
=gesso	-17
=gestor	-11
=gira	-9
=giz	-23
=goiás	-21
=goiânia	-17
=golpe	-19
=gostaria	-14
=gostava	-18
=gosto	-19
=gostou	-15
=gota	-18
=goteira	-21
=governador	-13
=governanta	-21
=grade	-29
=gramas	-20
=grampeia	-10
=grande	-18
=grau	-19
=grava	-15
=gravado	-11
=gravando	-27
=gravar	-27
=gravação	-21
=gravei	-14
=graças	-9
=gritar	-16
=gritos	-9
=grossura	-16
=grupo	-12
=grupos	-8
=grávida	-11
=grávidas	-13
=grão	-19
=guarda-se	-13
=guardada	-11
=guardar	-29
=guia	-18
=guiada	10
=guião	-24
=gás	9
=hastes	-12
=havendo	-12
=haver	-27
=havia	-17
=hd	-14
=hectares	-14
=herdade	-17
=hidrostático	-17
=higienização	11
=história	-8
=histórico	-22
=hj	-16
=hoje	-28
=homem	-27
=homens	-19
=hora	-19
=horas	-34
=horário	-20
=hospital	-19
=hotel	-16
=houve	-23
=houver	-25
=hugo	-16
=hum	-23
=humanos	-12
=humidade	-19
=há	-20
=hã	-19
=hélder	-13
=hélio	-13
=hóspede	-9
=hóspedes	-13
=húmida	-12
=i	-12
=ia	-16
=idade	-19
=ideia	-24
=identifica	-16
=identificação	20
=idoso	-13
=idosos	9
=iguais	-26
=ilha	-16
=imagem	-14
=imediato	-19
=impressa	-11
=imprime	-14
=imprime-se	-10
=imprimo	-23
=inchada	-15
=inclusive	-15
=incompleto	-13
=incêndio	-20
=indo	-18
=industrial	-20
=inem	-11
=informa	-15
=informático	-14
=inglês	-19
=inox	11
=inquérito	-11
=insetos	-15
=insista	-15
=insiste	-19
=inspetor	-12
=inspetora	-19
=instala	-9
=instalação	20
=instituições	-11
=instituto	-12
=instrumentais	12
=instrumentos	16
=instrutor	-21
=instrutores	-17
=instrução	-40
=instruções	-17
=inteira	-26
=interessa	-17
=interessado	-14
=interfone	-18
=interior	-28
=interna	-25
=intervalo	-11
=intérprete	-16
=inventa	-19
=inverno	-17
=inês	-17
=início	9
=ipma	-17
=irmã	-23
=irmão	-23
=irmãos	-18
=isola	-11
=isolamento	9
=isopor	-18
=isopropílico	-14
=isso	-26
=isto	-53
=itajaí	-15
=item	-19
=ivo	-11
=ivone	-18
=j	-10
=jamais	-20
=janeiro	-24
=janela	-24
=janelas	-17
=japonês	-12
=jardim	-22
=jeito	-41
=jejum	-12
=joana	-13
=joaquim	-19
=joga	-19
=jogo	-16
=jogou	-16
=joia	-19
=jorge	-11
=jornal	-12
=joão	-24
=juazeiro	-19
=juiz	-9
=julho	-24
=junho	-23
=junta	-32
=juntas	-13
=junto	-34
=juntos	-14
=juntou	-17
=jura	-8
=jurídico	-23
=jussara	-17
=justamente	-11
=justificativa	-16
=juíza	-17
=já	-55
=jéssica	-9
=kelly	-12
=kg	-24
=kkk	-16
=kkkk	-18
=km	-16
=km/h	-23
=lacra	-15
=lacrada	-14
=lacrado	-15
=lacre	-22
=lado	-41
=lados	-23
=lagar	-14
=laje	-15
=lama	-13
=lanche	-18
=lanterna	-23
=lança	-16
=lançado	-10
=laranja	-24
=laranjeira	11
=larga	-12
=largo	-19
=laterais	-16
=lateral	-26
=laudo	-23
=laudos	-18
=lava-se	-20
=lavada	-17
=lavado	-20
=lavam-se	-18
=lave	-15
=lda	-21
=legenda	-17
=legendas	-19
=legível	-13
=lei	-19
=leia	-15
=leio	-16
=leitor	-25
=leitura	14
=lembrar	-13
=lembro	-17
=lembrou	-19
=lenha	10
=lentes	-18
=lençol	-14
=leonor	-20
=ler	-23
=letra	-17
=leva	-42
=leva-a	-13
=leva-o	-10
=levam	-14
=levanta	-22
=levantados	-9
=levantam	-8
=levantar	-27
=levante	-9
=levar	-19
=leve	-25
=levou	-22
=leão	-14
=lhe	-25
=lhes	-12
=libera	-16
=liberar	-15
=liberdade	-19
=licenciado	-24
=licença	-16
=lida	-18
=liga	-9
=ligada	-15
=ligado	-15
=ligam-se	-8
=ligação	-11
=ligo	-23
=ligou	-10
=ligue	-12
=lili	-10
=limite	-22
=limpa-se	-17
=limpar	-10
=limpas	-11
=limpeza	22
=lindo	-18
=linguagem	-28
=linha	-24
=linhas	-22
=lisboa	-9
=litro	-28
=livre	-21
=livro	-24
=livros	15
=lixa	-8
=lixeira	-10
=lixívia	-20
=local	-23
=localização	-17
=logo	-30
=logótipo	-15
=loja	10
=lol	-19
=lona	-23
=londrina	-25
=longa	-17
=longe	-19
=lopes	-17
=lota	11
=luan	-12
=lugar	-30
=lugares	-17
=lume	-14
=lupa	-15
=lurdes	-25
=luva	-14
=luvas	-30
=luzes	-24
=lá	-15
=lápis	-27
=lâmina	-19
=lâmpada	-20
=lâmpadas	-17
=lã	9
=lê-se	-14
=líder	-14
=líquido	-14
=m	-21
=maca	-12
=macacão	-14
=madeira	-21
=mafalda	-15
=mail	-15
=maio	-24
=maior	-25
=mais	-21
=mal	-27
=malha	-12
=malta	-30
=mamou	-9
=mancha	-9
=manchado	-13
=manchas	-9
=manda	-36
=mandam	-16
=mandar	-25
=mandasse	-18
=mande	-24
=mando	-14
=mandou	-38
=mandou-nos	-16
=maneira	-37
=manga	-16
=mangueira	-22
=manta	-21
=manual	-30
=manutenção	-9
=manômetro	-12
=mapa	-18
=maquinista	-15
=mar	-28
=marca	-38
=marca-se	-15
=marcam	-10
=marco	10
=maringá	-11
=marinha	-11
=marinheiro	-18
=marketing	-16
=marlene	-10
=marnoto	-19
=marta	-21
=março	-27
=maré	-19
=marés	-21
=mas	-46
=massa	-28
=matança	11
=material	-16
=maternidade	-19
=matriz	-31
=matrícula	17
=me	-47
=mecânico	-21
=mede-se	-12
=medicação	9
=medida	-22
=medir	9
=medo	-15
=meia	-31
=meia-noite	-22
=meio-dia	-24
=meios	-15
=meireles	-16
=mel	8
=melhor	-26
=membros	-11
=memorando	-23
=menina	-25
=meninas	-20
=menino	-26
=meninos	-23
=menor	-15
=menos	-33
=mensagem	-22
=mensagens	-20
=mensal	13
=mercado	-16
=mergulha	-22
=mesas	-29
=meses	-13
=mesma	-44
=mesmo	-34
=mestre	-27
=mestres	-17
=metade	-22
=metais	-17
=metalúrgica	-12
=mete-se	-15
=meto	-18
=metro	-15
=metros	-31
=metálico	-13
=meu	-37
=meus	-26
=mexe	-26
=mexendo	-12
=mexer	-30
=microchip	-11
=microfone	-14
=milímetro	-15
=milímetros	-11
=mim	-35
=min	15
=minas	10
=minha	-36
=minhas	-21
=minho	-11
=ministério	-15
=minto	-14
=minuta	-15
=minuto	-21
=minutos	-42
=mistura	-24
=misturar	-19
=miúdo	-12
=mochilas	-9
=modelo	-17
=modo	-17
=moeda	-23
=moedas	-16
=molas	-18
=molde	10
=mole	-12
=molha	-15
=molhada	-17
=molhadas	-13
=molhado	-15
=molhados	15
=molhar	-21
=molho	-10
=molhou	-12
=momento	-22
=monitor	-18
=monitores	-12
=montagem	21
=montamos	9
=montando	-14
=montar	9
=monte	-19
=monto	-18
=mora	-20
=morada	-21
=morador	-16
=morava	-12
=morde	-14
=morna	-12
=morreu	-22
=morte	-9
=morto	-26
=mostra	-29
=mostra-se	-15
=mostrar	-30
=mostre	-18
=motivo	-16
=motoboy	-13
=motor	-33
=motorista	-23
=moura	-20
=moça	-27
=moças	-15
=mudança	13
=mudar	-27
=mudou	-9
=muito	-23
=mulher	-25
=mulheres	-20
=multa	-22
=multas	-13
=multou	-16
=multímetro	-14
=mundo	-29
=municipal	-26
=musical	-10
=máscara	-12
=máx	-18
=máximo	-24
=mãe	-14
=mão	-40
=médica	-12
=médico	-29
=mês	-22
=mícrons	-8
=mínimo	-20
=mónica	-13
=móveis	17
=móvel	-11
=música	-28
=n.º	-34
=n2	-10
=na	14
=nada	-21
=nadar	-12
=nas	8
=nasce	-18
=nascimento	-13
=navios	12
=negoceia	-13
=negócio	15
=neide	-20
=nelson	-12
=nem	-38
=nenhum	-32
=nenhuma	-21
=nesse	-21
=neste	-15
=neto	-11
=neutro	13
=nif	-15
=ninhos	14
=nitrox	-15
=nivelada	-15
=no	21
=noite	-11
=noites	-9
=noiva	-17
=nome	-40
=nomes	-21
=norma	-34
=normal	-13
=norte	-22
=nos	-32
=nossa	-46
=nossas	-15
=nosso	-40
=nossos	14
=notas	-28
=noutro	-10
=nova	-32
=novas	10
=nove	-29
=novembro	-28
=noventa	-25
=novo	-11
=novos	16
=nuca	-11
=num	-26
=numa	-33
=numerada	-13
=numerado	-17
=nunca	-38
=nuno	-16
=nuvem	-14
=nº	-22
=não	-51
=né	-45
=nélson	-18
=nível	-23
=nó	-17
=nós	-25
=número	-39
=números	-13
=o	-19
=objetivo	-16
=objeto	20
=objetos	12
=obras	16
=obrigada	-23
=obrigado	-11
=obs	-24
=observação	-18
=oco	-11
=ocorrência	-10
=odete	-10
=odonto	14
=oeste	-11
=oferece	-24
=oferece-se	-10
=oferecer	-17
=oficina	-26
=ofício	-29
=oitava	-14
=oitenta	-30
=ok	-22
=olha	-42
=olhal	-16
=olhando	-24
=olhar	-23
=olhe	-18
=olho	-21
=olhos	-23
=olhou	-11
=olinda	-10
=oliveira	-9
=olá	-20
=ombro	-22
=ombros	-11
=onda	-22
=onde	-36
=ong	-13
=ontem	-22
=operacional	-15
=operador	-30
=operadora	-17
=operadores	-18
=operação	-28
=opinião	-20
=ora	-29
=ordem	-14
=ordenha	19
=orelhas	-16
=organiza	-21
=organizar	-22
=originais	-12
=original	-17
=orvalho	-11
=orçamento	-28
=ostra	-19
=otávio	-16
=ou	-56
=ouro	19
=outono	-15
=outra	-31
=outros	-28
=outubro	-28
=ouve	-17
=ouvido	-12
=ouvir	-16
=ovelhas	10
=oxigênio	9
=p	-35
=paciente	14
=paciência	-23
=pacote	-21
=padaria	-9
=padre	-23
=padrinho	-22
=padrinhos	-14
=padronizar	-16
=padrão	-12
=paga	-26
=paga-se	-15
=pagam	-12
=pagamento	10
=pago	-23
=pagou	-21
=paguei	-14
=pai	-18
=painel	-26
=pais	-25
=pala	-9
=palavra	-28
=palavras	-19
=palavrão	-16
=palavrões	-20
=palete	-16
=palheta	-8
=palma	-20
=palmo	-21
=panela	-17
=pano	-28
=papelaria	-14
=papéis	-25
=par	-17
=para	-24
=para-brisas	10
=parabéns	-15
=paracetamol	-11
=parada	-22
=parado	-11
=parafuso	-11
=parafusos	-21
=parar	-17
=parece	-12
=parecer	-13
=parede	-29
=paredes	-13
=parente	-16
=parou	-21
=parque	-30
=parte	-38
=partes	-19
=participantes	-10
=particular	-9
=partir	-32
=parto	11
=passa	-29
=passa-se	-21
=passada	-20
=passado	-24
=passados	-17
=passageiro	-19
=passageiros	-13
=passagem	19
=passam	-15
=passando	-24
=passe	-25
=passeio	-16
=passos	-20
=passou	-34
=pasta	-15
=pastor	-14
=patas	-9
=patrão	-23
=patrícia	-13
=pau	-19
=paula	-16
=paulo	-12
=pausa	-13
=pauta	-13
=paz	-14
=pdf	-12
=pedal	-13
=pedaço	-12
=pede	-21
=pede-lhe	-11
=pede-se	-18
=pedem	-23
=pedi	-21
=pedidos	11
=pedir	-14
=pediram	-21
=pediram-me	-14
=pediu	-38
=pediu-me	-19
=pedra	-18
=pedras	13
=pedreiro	-13
=pedágio	-17
=pega	-18
=pegar	-19
=pegou	-23
=pela	-18
=pelas	-18
=pele	-16
=pelo	-60
=pelos	-29
=película	-21
=pena	12
=pendura	-19
=pendurada	-21
=pendurado	-17
=penduram-se	-13
=peneira	-14
=pensei	-23
=pequena	-19
=pequeno	-27
=pequenos	-20
=perceba	-22
=percorre	-14
=perda	-9
=perde	-18
=perdemos	-25
=perderam	-16
=perdeu-se	-11
=perdi	-20
=perdoa	-13
=perfume	-12
=pergunta	-10
=pergunta-se	-16
=perguntando	-14
=perguntar	-24
=pergunte	-19
=perguntem	-9
=pergunto	-12
=perguntou	-30
=permitido	-16
=pernas	-20
=perto	-33
=período	-14
=pesa-se	-22
=pesada	-20
=pesados	-14
=pesam	-18
=pesar	-18
=pescado	13
=pescoço	-20
=peso	-23
=pesos	-16
=pessoa	-15
=pessoal	-26
=peça	15
=peçanha	-14
=peço	-26
=pia	-17
=piano	16
=picar	-17
=pico	-14
=pilha	-19
=pilotos	-11
=pinga	-11
=pingo	-15
=pinho	-15
=pintado	-18
=pintar	-19
=pintura	-22
=pinça	-18
=pior	-10
=piquete	-22
=piscina	17
=pista	10
=pix	10
=pizza	-14
=planetário	-15
=planilha	-11
=planta	-21
=plantas	-15
=plantonista	-16
=plantão	-10
=plaqueta	-15
=plaquinha	-17
=plastificar	-19
=plataforma	-18
=playlist	-17
=plástico	-26
=pneu	14
=pneus	-12
=poda	14
=pode	-38
=podem	-16
=podia	-17
=podre	-19
=pois	-17
=polegar	-16
=polícia	-9
=ponha	-24
=ponham	-21
=ponham-me	-16
=ponho	-15
=ponta	-26
=pontas	-22
=ponto	-26
=pontos	-13
=popa	-13
=por	-36
=porca	-11
=porque	-50
=porta	-12
=porta-luvas	-13
=portador	-15
=portanto	-31
=portaria	-19
=porteira	-17
=porteiro	-25
=porteiros	-11
=porto	-34
=português	-31
=porém	-12
=posição	-19
=possa	-25
=possível	-23
=poste	-9
=postes	-10
=posto	-17
=potência	-14
=pouco	-23
=pousa	-12
=pousar	-14
=povo	-19
=poço	11
=pq	-19
=pra	-50
=praia	-22
=prancha	-20
=prancheta	-13
=prateleira	-13
=prateleiras	-17
=pratica	-10
=prato	-21
=prazos	-24
=praça	-18
=precisa	-25
=precisam	-12
=precisamos	-25
=precisar	-14
=preciso	-24
=preenche	-24
=preenche-se	-8
=preenchem	-10
=preencher	-16
=preenchida	-10
=prefeitura	-13
=prego	-16
=prende	-14
=prende-se	-19
=prender	-13
=preparar	11
=preparação	21
=preparo	-15
=presa	24
=presentes	11
=presença	-17
=presidente	-23
=preso	-11
=pressa	-28
=pressão	-25
=preta	-22
=pretende-se	-25
=pretendo	11
=preto	-32
=previsão	-9
=prezados	-22
=preço	-25
=primavera	-17
=primeiros	14
=primo	-14
=principalmente	-13
=print	-12
=prior	-17
=priscila	-18
=pro	-40
=proa	-22
=problema	-15
=proceder	-16
=procedimento	-19
=procura	-16
=procura-se	-10
=procurar	-23
=produto	-25
=produtor	-11
=prof	-16
=professora	-18
=profissional	-14
=profundidade	-14
=proibida	-17
=projeto	-19
=promete	-22
=prometeu	-16
=pronta	-10
=pronto	-35
=propaganda	-21
=proponho	-22
=proprietário	-13
=propósito	-18
=pros	-27
=protetor	-11
=proteção	-18
=protocolo	-12
=prova	9
=provar	-18
=proveta	-18
=prática	-13
=prédio	-28
=prévia	-12
=própria	-27
=próprio	-27
=próxima	-30
=próximo	-10
=publica	-12
=publica-se	-14
=pug	-10
=pulseira	-16
=pulso	-14
=punho	-14
=purgar	-13
=pusesse	-16
=puxa	-29
=puxa-se	-17
=puxado	-21
=puxando	-10
=puxar	-8
=puxão	-15
=pá	-21
=página	-33
=páginas	-20
=pátio	-16
=pão	-21
=pó	-14
=pôr	-41
=põe	-40
=põe-se	-25
=põem-se	-19
=pública	26
=público	16
=q	-25
=quadros	-21
=qual	-23
=qualidade	-24
=qualquer	-46
=quando	24
=quantas	-15
=quantidade	-9
=quantidades	-10
=quanto	-33
=quaresma	-8
=quarta	-14
=quarta-feira	-19
=quartinho	-10
=quartos	-11
=quase	-20
=quatro	-38
=quatrocentos	-16
=que	-29
=quebrado	-13
=quebrou	-14
=queda	-23
=queijo	11
=queimar	-13
=quer	-55
=querem	-26
=queria	-30
=quero	-28
=questionário	-20
=questão	-21
=quilo	-20
=quilos	-12
=quilómetros	-15
=quinhentos	-11
=quinta	-30
=quinta-feira	-13
=quintal	-18
=quintas	-24
=quinto	-11
=quinze	-38
=quiosque	-21
=quiser	-14
=quê	-31
=químico	-19
=r	-26
=rachadura	-11
=rack	-13
=radiador	-8
=rafa	-16
=raias	-13
=raimundo	-11
=raio	-8
=ralo	-20
=ramos	-24
=rapariga	-18
=rapaz	-29
=rapazes	-24
=raquel	-13
=rascunho	-20
=rasgada	-12
=rasgado	-22
=rasgar	-17
=raso	-12
=raspa	-20
=rasura	-13
=rateio	-15
=raul	-11
=razão	-26
=ração	-21
=re	-21
=reais	-12
=real	-14
=reboque	-15
=recarga	15
=recebe	17
=recebemos	-17
=receber	21
=recebeu	-26
=recenseamento	-12
=recepcionista	-13
=receção	18
=recibo	-22
=reclama	-11
=reclamações	-13
=reclame	-13
=reclamou	-12
=recolha	14
=recolhido	-10
=reconhece	-12
=reconhecimento	14
=recreio	-20
=recuperação	-23
=recursos	-11
=recusa-se	-14
=recusou	-15
=redator	-11
=redação	-26
=rede	12
=redes	-12
=redige	-18
=redigir	-22
=redija	-19
=reduz	-21
=reduza	-17
=ref	-9
=refaz	11
=refeição	-18
=refeições	-16
=reforma	11
=reforma-se	-17
=reformou	-20
=rega-se	-16
=regata	-19
=regista	-12
=registado	-9
=registador	-14
=registo	-33
=registra	-11
=registro	-24
=regra	-29
=regresso	12
=regula	-23
=regulador	-9
=relatou	-15
=relatório	-28
=relva	-12
=relógio	-15
=relógios	14
=remendo	-14
=remédio	12
=rente	-17
=repete	-23
=repete-se	-11
=res	-14
=reserva	-24
=reservas	-12
=resgate	10
=residentes	-23
=residência	21
=resina	-15
=resolve	-10
=responde	-19
=respondendo	-20
=responder	-23
=respondeu	-10
=responsável	-16
=resposta	-22
=restaura	-10
=restaurante	-9
=restauro	11
=resto	-21
=restos	-15
=resultado	-15
=resumo	-16
=retalho	11
=retira	-22
=retira-se	-10
=retoque	-17
=retrolavagem	9
=reuniu	-15
=reunião	-35
=rev	-15
=rever	-18
=revezam	-8
=revisão	-28
=reúne	-17
=rg	-15
=rh	-18
=ribeira	-11
=ribeirão	-17
=ricardo	-16
=rio	-21
=risca	-17
=risca-se	-13
=riscadas	-11
=risco	-12
=riscos	-11
=rita	-21
=roda	-17
=rodando	-13
=rodapé	-16
=rodar	-12
=rodas	-15
=rodo	-11
=rogério	-8
=rolo	-23
=rolos	-15
=romper	-15
=rompido	-11
=rosa	-18
=rosca	-18
=rose	-16
=rosto	-16
=rosário	-13
=rotação	-20
=roteirinho	9
=rotina	24
=roupa	16
=roupas	16
=roxa	-19
=roxo	-12
=roça	-12
=rs	-19
=rua	-15
=rubrica	-10
=rui	-20
=rural	-11
=ruído	-13
=rádio	-11
=régua	-25
=rótulo	-22
=s	-10
=sabe	-40
=sabem	-13
=saber	-36
=sabia	-18
=sabão	-9
=saco	-33
=sacode-se	-12
=sacos	11
=sacristia	-10
=sacristão	-25
=sacudir	-14
=saem	-22
=safra	-16
=sai	12
=saiu	-26
=sal	18
=sala	10
=salas	-13
=saldo	-13
=salinas	-15
=salinha	-13
=salmoura	-14
=salvo	-11
=sandra	-12
=sangria	11
=sangue	15
=sanitária	-22
=santa	-17
=santana	-19
=saquinho	-17
=saudade	-17
=saudações	-13
=saída	9
=saídas	17
=saíram	-14
=saúde	-18
=se	-12
=seca	-11
=seca-se	-9
=secador	-11
=secagem	17
=secretaria	-30
=secretária	-21
=sede	-18
=segue	-11
=segue-se	-8
=seguem	-17
=seguinte	-20
=seguir	-31
=segunda	-30
=segunda-feira	-21
=segundas	-14
=segundo	-23
=segundos	-16
=segura	-31
=seguradora	-29
=seguro	-28
=sei	-29
=seis	-36
=selada	-12
=selfie	-14
=selo	-12
=semanas	-22
=semente	-15
=semestre	-16
=sempre	-20
=sendo	-20
=senha	-11
=senhor	-20
=senhora	9
=senhores	-13
=senta	-13
=senta-se	-18
=sentado	-15
=sentam	-12
=sentar	-14
=sentido	-27
=sentir	-21
=senão	-29
=separa	-22
=separa-se	-15
=separada	-11
=separado	-14
=separam-se	-18
=sequência	-27
=ser	-36
=seria	-11
=seringa	-20
=sermão	-16
=serra	-25
=serradura	-10
=serragem	-17
=serve	-17
=servem	-12
=serviço	-17
=serviços	-18
=será	-14
=sesmt	-12
=sessenta	-26
=sete	-35
=setembro	-19
=setor	-31
=setúbal	-19
=seu	-40
=sexta	-25
=sexta-feira	-11
=shimeji	-16
=shopping	-15
=show	-9
=sido	-11
=silêncio	-16
=sim	-18
=simples	-20
=simpático	-21
=sirva	-16
=sistema	-26
=site	-16
=situação	-22
=skipper	-17
=sobe	-13
=sobe-se	-18
=sobra	-10
=sobras	-15
=sobre	-28
=sobretudo	-14
=sobrou	-14
=social	-22
=sociedade	-13
=soda	-17
=sofia	-16
=sofá	12
=sofás	-22
=sogro	-16
=soja	-14
=sol	-28
=solar	-10
=solda	-15
=solicita-se	-19
=solicitar	-15
=solta	-24
=solta-se	-18
=soltar	-14
=solto	-17
=som	-19
=soma	-16
=sombra	-16
=somos	-10
=sonda	-19
=sopa	-12
=soraia	-14
=soro	-20
=sorriso	-13
=sorte	-14
=sorteia	-9
=sou	-40
=sozinha	-20
=sozinho	-15
=sozinhos	-23
=spray	-11
=sua	-27
=sub-13	-19
=subir	-18
=subiu	-15
=submarino	-13
=substitui	-15
=suja	-22
=sul	-20
=sumir	-14
=sumiu	-18
=superfície	-18
=superior	-11
=supervisor	-19
=supervisora	-23
=suporte	-21
=susto	-21
=sábado	-23
=sábados	-22
=são	-14
=sério	-22
=sétimo	-14
=sílica	-11
=sílvia	-15
=síndica	-22
=síndico	-14
=sítio	-12
=só	-37
=sócio	-19
=sócios	-18
=sónia	-17
=tabela	-24
=tabuleiro	-35
=tabuleiros	9
=tacho	-12
=tal	-23
=talhão	-18
=talão	-18
=tamanho	-20
=tambor	-32
=também	-20
=tampa	-15
=tampada	-17
=tampo	-15
=tanques	13
=tanto	-18
=tapar	-17
=tapetes	-11
=tarcísio	-12
=tarefa	-20
=tati	-14
=tatua	-15
=tava	-9
=taxa	-17
=te	-22
=teatro	-27
=tecido	-15
=teclado	-10
=tejadilho	-12
=tela	14
=telefona	-20
=telefona-se	-24
=telefone	-27
=telemóveis	-20
=telemóvel	-16
=teles	-13
=televisão	-15
=telha	-15
=telhado	12
=telmo	-14
=tem	-72
=tema	-27
=temos	-28
=temperatura	-10
=tempo	-28
=temporada	-16
=tenda	13
=tendo	-12
=tenha	-20
=tenham	-22
=tenho	-17
=tensão	-20
=tentar	-12
=teor	-11
=ter	-11
=terceira	-24
=terceiro	-30
=teresa	-19
=terminal	-17
=terminar	-9
=terminou	-12
=termo	-16
=termos	-27
=termómetro	-14
=termômetro	-17
=terra	9
=terreno	-15
=terça	-23
=terça-feira	-17
=terças	-24
=terço	-13
=tesoura	-13
=testa	-20
=testada	-12
=testado	-8
=testar	-11
=teste	10
=testemunha	-13
=testemunhas	-10
=testo	-14
=teto	-9
=teu	-9
=teve	-22
=texto	-37
=thaís	-8
=tiago	-21
=ticket	-19
=tijolo	-10
=time	-13
=tinha	-22
=tinham	-14
=tinta	-23
=tio	-20
=tipo	-18
=tiquinho	-12
=tira	-16
=tira-se	-21
=tirada	12
=tirado	-18
=tirar	-32
=tirem	-12
=tiro	-24
=tive	-14
=tivemos	-28
=tiver	-34
=toalha	-21
=toca	-35
=tocam	12
=tocando	-9
=tocar	-35
=toco	-19
=toda	-35
=todas	-21
=todo	-38
=todos	-12
=tom	-24
=toma	-16
=tomada	-21
=tomadas	-9
=tomou	-15
=toneladas	-20
=toninho	-20
=tonturas	-11
=toque	-9
=toques	-19
=torcendo	-16
=torna	-19
=torneio	8
=torneira	-14
=torque	-17
=torra	18
=torre	-21
=torres	-14
=torto	-20
=tosa	14
=tosse	-18
=touca	-20
=trabalha	-24
=trabalham	-17
=trabalhamos	-18
=trabalhei	-21
=tradutor	-17
=traduzido	-13
=tranca	-15
=trancado	8
=transferir	-17
=transferência	13
=transformar	-20
=transmissor	12
=transportadora	-22
=transportes	-11
=traseira	-8
=tratada	-23
=tratador	-16
=tratadores	-15
=trator	-10
=trava	-17
=travada	-19
=travado	-18
=travessia	-20
=travão	-8
=travões	-14
=traz	-23
=trazer	-18
=traço	-21
=trecho	-14
=treinador	-9
=trena	-16
=trevo	-10
=trezentos	-12
=triagem	13
=triangular	-13
=tribunal	-16
=trimestre	-12
=troca	25
=trocada	9
=trocado	-19
=trocam-se	-16
=trocar	21
=trocaram	-18
=troco	-9
=trocou	-15
=tronco	-18
=troque	-10
=trouxe	-18
=trás	-27
=três	-69
=tu	-10
=tubo	-20
=tubos	-15
=tudo	-18
=tule	10
=turma	-24
=tutor	-22
=tá	-56
=tábua	-17
=táxi	-14
=técnica	-23
=técnicas	-20
=técnico	-27
=técnicos	-26
=têm	-25
=tínhamos	-15
=título	-17
=tô	-31
=túnel	10
=uai	-8
=uberaba	-18
=um	-26
=uma	-20
=umas	-32
=umidade	-22
=unidade	-16
=unidades	-13
=unidos	-15
=uniforme	9
=universidade	-11
=uns	-17
=uníssonos	-19
=urgente	-21
=urgência	-14
=usa	-27
=usa-se	-11
=usada	-11
=usamos	-13
=usar	-18
=use	-9
=uso	11
=utente	10
=uvas	18
=v	-20
=vacinas	-16
=vaga	-19
=vai	-64
=vai-se	-21
=valdir	-14
=vale	-28
=vales	-12
=valeu	-14
=valida	-13
=validade	-16
=valmir	-17
=valor	-18
=vamos	-27
=van	9
=vapor	-11
=vara	10
=varas	-12
=variedade	-14
=varre	-16
=varre-se	-15
=vaso	-14
=vaza	10
=vazio	-23
=vazou	-14
=vc	-14
=vcs	-19
=veda	-17
=vedado	-14
=vedação	-9
=veio	-24
=veja	-13
=vejo	-26
=vela	-15
=velha	-20
=velhas	-10
=velho	-25
=velocidade	-17
=vemos	-14
=vence	-12
=venceu	-13
=vencido	-10
=venda	15
=vende	-16
=vendedores	-21
=vender	-23
=vendido	-11
=vendo	-27
=veneno	13
=venho	-26
=ventilador	-15
=ventou	-15
=ver	-36
=verdade	-20
=verde	-26
=vereador	-14
=vergonha	-19
=verifica	-16
=verifica-se	-9
=verificam	-15
=verificação	9
=vermelha	-25
=vermelho	-18
=verso	-14
=versão	-19
=vertical	-27
=verão	-21
=veste	-19
=vestido	-11
=veterinária	-21
=veterinário	-22
=vez	-34
=vezes	-32
=veículo	-15
=vi	-19
=viaja	-17
=vias	-13
=viatura	-26
=viaturas	14
=vida	-16
=vidrado	-11
=vidro	-24
=vier	-14
=vigia	-10
=vigilante	-21
=vigilantes	-12
=vila	-19
=vinagre	-12
=vinha	-19
=vinheta	-13
=vinho	-22
=vinte	-43
=violinos	15
=vir	-29
=vira	-18
=virada	-16
=virado	-19
=viram	-15
=virar	-24
=viraram	-14
=viseu	-17
=visitantes	11
=visitas	21
=visor	-18
=visto	-11
=vistoria	21
=vitória	-24
=viu	-20
=viva	-17
=vivas	-19
=viveiro	13
=vizinho	-21
=vizinhos	-24
=você	-17
=vocês	-22
=volante	11
=volta	-42
=volta-se	-12
=voltam	-15
=voltas	-20
=voltou	-15
=volume	-14
=voluntária	8
=voo	11
=vosso	-16
=voto	10
=vou	-31
=voz	-32
=vpn	-10
=vácuo	-15
=válida	-13
=válvula	-16
=vão	-27
=véspera	-22
=vê-se	-12
=vêm	-33
=vídeo	-16
=wagner	-24
=wellington	-13
=wi-fi	-12
=x	-19
=xampu	-13
=zap	-18
=zero	-23
=zona	-19
=zuleide	-9
=zé	-12
=à	8
=às	-18
=água	-13
=águas	-24
=águia	-15
=álcool	-22
=árbitro	10
=área	-23
=árvore	8
=áudio	-16
=âmbito	-9
=é	-63
=época	-12
=évora	-21
=íntima	-12
=ó	-28
=óculos	18
=óleo	10
=óleos	-16
=órgão	-11
=última	-19
=últimos	-17
=úmido	-19
=única	12
=único	-37
=úteis	-19
=útil	9
>%	-27
>&	-14
>)	-55
>+	-16
>-	-14
>.	-16
>/	-22
>0	-24
>;	-11
><	10
>=	-25
>>" ,	-11
>>" a	-22
>>" foi	-15
>>" ou	-16
>>% ,	-13
>>% de	-9
>>% do	-9
>>( 0	-17
>>( de	-16
>>) ,	-23
>>) .	-22
>>) :	-30
>>) e	-9
>>, 0	-42
>>, abaixo	-16
>>, abre	-17
>>, abrir	-19
>>, acende	-13
>>, acima	-11
>>, agulha	-11
>>, ainda	-17
>>, alergia	-15
>>, alguém	-22
>>, anda	-9
>>, antes	-27
>>, aperta	-18
>>, aplica-se	-12
>>, aquela	-17
>>, as	-31
>>, até	-22
>>, avisa	-11
>>, banco	13
>>, bom	-12
>>, boné	-18
>>, bota	-14
>>, cada	-23
>>, campo	-13
>>, caneta	-11
>>, chave	-15
>>, cintos	-14
>>, com	-57
>>, começando	-14
>>, como	12
>>, confere	-19
>>, conforme	-9
>>, conta	-9
>>, cor	-12
>>, corta	-9
>>, câmera	-12
>>, da	13
>>, das	-25
>>, de	-18
>>, deixa	-18
>>, deixa-se	-24
>>, dentro	-17
>>, depois	-28
>>, desculpa	-15
>>, desculpem	-13
>>, desde	13
>>, dez	-8
>>, dia	-16
>>, digo	-15
>>, disse	-9
>>, do	-19
>>, dois	-27
>>, domingo	-9
>>, dos	-12
>>, doutor	-12
>>, dr	-11
>>, duas	-26
>>, dá	-15
>>, ela	-17
>>, ele	-22
>>, em	-52
>>, encaixa	-20
>>, encerrou-se	-10
>>, entre	-22
>>, então	-16
>>, enxágua	-18
>>, equipe	-11
>>, era	-18
>>, escreve	-17
>>, escreve-se	-20
>>, espera	-8
>>, espera-se	-9
>>, espero	-14
>>, essas	-13
>>, estou	-17
>>, está	-18
>>, etiqueta	-11
>>, eu	-9
>>, explica	-16
>>, fala	-12
>>, fecha	-8
>>, fez	-11
>>, foi	-20
>>, folha	-9
>>, gente	-24
>>, graça	-15
>>, graças	-9
>>, grávida	-9
>>, hoje	-14
>>, hora	-13
>>, hum	-14
>>, há	-9
>>, hã	10
>>, imprime	9
>>, imprime-se	-11
>>, inclusive	-14
>>, interior	-16
>>, isso	-23
>>, isto	10
>>, jamais	-18
>>, já	-21
>>, lacra	-17
>>, lata	-14
>>, lava	-9
>>, lava-se	-13
>>, lda	-16
>>, letra	-18
>>, liga	-15
>>, liga-se	-14
>>, ligar	-12
>>, limpa	-10
>>, lista	-17
>>, lixa	-15
>>, longe	-15
>>, lote	14
>>, luva	-10
>>, luz	-15
>>, luzes	-14
>>, lê	-8
>>, mais	-22
>>, manda	11
>>, marca	12
>>, mas	-49
>>, me	-14
>>, menos	-14
>>, metade	-14
>>, monta	-22
>>, motivo	-11
>>, muito	-13
>>, na	-28
>>, nada	-16
>>, nem	-26
>>, ninguém	-25
>>, no	-28
>>, nome	-14
>>, num	8
>>, nunca	-41
>>, não	-61
>>, nós	-10
>>, oito	-10
>>, ok	17
>>, olha	-18
>>, onde	-27
>>, orçamento	-10
>>, ou	-12
>>, outra	-18
>>, outros	-18
>>, passa	-20
>>, passar	-16
>>, passo	12
>>, pede-se	-11
>>, pedir	-10
>>, pelas	-11
>>, pergunta	-19
>>, perguntar	-10
>>, pesa	-18
>>, peso	-10
>>, pode	-24
>>, ponho	-9
>>, ponto	15
>>, por	-14
>>, porque	15
>>, porém	-12
>>, pra	-10
>>, precisa	-13
>>, prender	-18
>>, produto	-22
>>, prof	-16
>>, põe	-16
>>, põe-se	-18
>>, quando	-21
>>, quase	-18
>>, quatro	-16
>>, que	16
>>, quem	20
>>, relógio	-11
>>, remédio	-15
>>, retira	-14
>>, rádio	-9
>>, se	-32
>>, secar	-19
>>, segue	-16
>>, seis	-9
>>, sem	-34
>>, sempre	-28
>>, senão	8
>>, separa	-15
>>, seu	13
>>, sobre	-19
>>, sou	-18
>>, são	-21
>>, só	-27
>>, telefone	-11
>>, temperatura	-11
>>, testa	-12
>>, tipo	-12
>>, tira	-18
>>, tirar	-17
>>, torcendo	10
>>, touca	-15
>>, trabalho	12
>>, trocou	-11
>>, três	-36
>>, tudo	14
>>, tá	-12
>>, tô	14
>>, um	-27
>>, uma	-12
>>, vai	-20
>>, vamos	-19
>>, vem	-22
>>, vi	-15
>>, você	-21
>>, vou	11
>>, wagner	-19
>>, à	-18
>>, às	12
>>, é	-25
>>- -	-14
>>- 0	-21
>>- perguntar	-9
>>- se	-10
>>. )	-16
>>. .	12
>>. :	-18
>>. a	-25
>>. abre	-13
>>. chega	-17
>>. depois	-16
>>. na	-15
>>. no	-19
>>. o	-33
>>. os	-19
>>. primeiro	-11
>>. propaganda	-14
>>. põe	-10
>>. quem	-18
>>. saco	-11
>>0 %	-22
>>0 (	-11
>>0 )	-22
>>0 ,	-25
>>0 .	-30
>>0 ;	-9
>>0 =	-8
>>0 a	-25
>>0 dias	-16
>>0 e	-27
>>0 m	-8
>>0 min	-21
>>0 minutos	-13
>>0 na	-9
>>0 ou	-17
>>0 segundos	-17
>>0 toneladas	-14
>>0 |	-16
>>0 é	-12
>>0 –	-20
>>0 —	-16
>>: 0	-31
>>: aí	-13
>>: boa	-17
>>: boas	-14
>>: bom	-12
>>: dois	-10
>>: dra	-12
>>: e	-11
>>: então	-8
>>: eu	-16
>>: faltam	-17
>>: gente	-13
>>: isso	-17
>>: liga	-10
>>: modelo	-13
>>: o	17
>>: ok	-11
>>: re	-19
>>: só	11
>>: telefona-se	-16
>>: tira	-17
>>: todos	-20
>>: três	-14
>>: um	-16
>>: ver	-12
>>; a	-18
>>; depois	-11
>>; o	-14
>>; se	-10
>>; sem	-18
>>< 0	-16
>>= não	-9
>>? ?	-14
>>? não	-8
>>a ,	-11
>>a 0	-30
>>a areia	-13
>>a autorização	-9
>>a azeitona	-14
>>a banheira	-10
>>a bordo	-17
>>a borracha	-11
>>a cabeça	-18
>>a caixa	-16
>>a calda	-9
>>a calçada	-11
>>a capa	-9
>>a casa	-19
>>a caução	-9
>>a chapa	-12
>>a chave	-32
>>a circular	-18
>>a conta	-10
>>a corda	-20
>>a costura	-19
>>a crianças	13
>>a data	-15
>>a declaração	-11
>>a direção	-11
>>a dizer	-24
>>a entrega	-12
>>a escrito	-23
>>a etiqueta	-12
>>a extração	-16
>>a fatura	-18
>>a folha	-10
>>a gente	18
>>a hora	-14
>>a limpeza	-15
>>a limpo	-17
>>a linha	-13
>>a lista	-17
>>a luz	-18
>>a lâmina	-11
>>a mais	-12
>>a meio	-10
>>a menos	-11
>>a minha	-28
>>a máquina	-13
>>a mão	-8
>>a noite	-11
>>a norma	-19
>>a nossa	-10
>>a oitenta	-15
>>a palavra	-11
>>a pessoa	-13
>>a peça	-21
>>a placa	-20
>>a ponta	-18
>>a porta	-11
>>a primeira	8
>>a próxima	-17
>>a que	-15
>>a quem	-10
>>a rampa	-12
>>a receção	-19
>>a rede	-21
>>a roda	-15
>>a roupa	-11
>>a senha	-15
>>a tampa	-18
>>a taxa	-10
>>a tempo	-16
>>a ter	-17
>>a torneira	-12
>>a troca	-13
>>a três	-18
>>a um	-15
>>a uma	-19
>>a urna	-14
>>a vigilância	-22
>>a vista	-20
>>a água	-18
>>abaixo de	-18
>>aberto ,	-11
>>abrem a	-12
>>acho que	-14
>>acima de	-10
>>acima do	-10
>>ainda não	-16
>>ainda se	13
>>alguma coisa	-15
>>alô ,	-11
>>amarela .	-15
>>amarela e	-11
>>amarelo .	-17
>>ano .	-12
>>anos ,	-13
>>anos .	-9
>>anos e	-13
>>anterior .	-20
>>antes ,	-24
>>antes .	-15
>>antes da	-25
>>antes das	-14
>>antes do	-31
>>antes e	-14
>>antes eu	-17
>>ao chefe	-11
>>ao cliente	-18
>>ao fim	-20
>>ao lado	-23
>>ao meio	-11
>>ao mesmo	-18
>>ao perto	-9
>>ao pé	-16
>>ao que	-19
>>ao senhor	-11
>>ao sr	-14
>>ao telefone	-17
>>aqui do	-13
>>aqui em	11
>>aqui no	17
>>aqui é	-11
>>as 0	-10
>>as caixas	-17
>>as duas	-13
>>as pessoas	-17
>>assente ,	-9
>>assim ,	-21
>>assina o	-12
>>assinada pelo	-13
>>assinado ,	-15
>>atrás .	-9
>>atrás de	-9
>>atrás do	-23
>>até 0	-16
>>até a	-36
>>até ao	-33
>>até aos	-12
>>até as	-12
>>até hoje	-14
>>até o	-16
>>até quarta	-23
>>até r	-11
>>até sete	-11
>>até às	-19
>>avisa a	-13
>>azul e	-20
>>aí um	-21
>>baixo .	-14
>>bar ,	-14
>>bem ,	-12
>>bem .	-14
>>cada um	-17
>>casas .	-13
>>caído na	-17
>>cedo ,	-20
>>certo ,	-11
>>chega ao	-9
>>chega e	-12
>>chega às	-17
>>cheia de	-21
>>cinco anos	-10
>>cinco minutos	-11
>>cirúrgico e	-12
>>cm ,	-9
>>cm .	-15
>>cola a	-13
>>com 0	-15
>>com a	-30
>>com as	-29
>>com cadeado	-17
>>com cloro	-22
>>com cone	-9
>>com código	-9
>>com dois	-8
>>com ele	-12
>>com febre	-24
>>com foto	-16
>>com gelo	-11
>>com giz	-20
>>com hora	-11
>>com mais	-23
>>com os	-19
>>com pano	-15
>>com papel	-14
>>com pelo	14
>>com pá	-11
>>com quatro	-12
>>com três	12
>>com um	-23
>>com uma	-15
>>com água	-26
>>com álcool	-17
>>como a	-16
>>como se	-13
>>como é	-25
>>comprida ,	-13
>>confere o	-12
>>conforme a	-10
>>contra o	-14
>>cresceu ,	-24
>>da associação	-13
>>da beirada	-15
>>da borda	-10
>>da cabeça	-17
>>da cadeira	-13
>>da caixa	-21
>>da casa	-33
>>da cozinha	-17
>>da criança	-21
>>da câmara	-16
>>da célia	-9
>>da direção	-15
>>da estrada	-11
>>da ficha	-13
>>da gasolina	-11
>>da grande	12
>>da inspeção	-16
>>da internet	-9
>>da manhã	-21
>>da minha	-23
>>da máquina	-21
>>da noite	-30
>>da nossa	-11
>>da onda	-20
>>da peça	-30
>>da porta	-23
>>da prefeitura	-19
>>da qualidade	-8
>>da recepção	-17
>>da reunião	-9
>>da rua	-21
>>da rádio	-19
>>da sala	-28
>>da semana	-18
>>da tabela	-15
>>da ti	-15
>>da tinta	-10
>>da tomada	-12
>>da vigilância	-20
>>da água	-16
>>das 0	-23
>>das amostras	-15
>>das cinzas	-23
>>das viaturas	-12
>>de 0	-40
>>de abril	13
>>de aluno	-19
>>de alvor	-24
>>de andar	-13
>>de apartamentos	-15
>>de ar	-17
>>de areia	-22
>>de até	-15
>>de aço	-16
>>de baixo	-32
>>de barcos	-23
>>de batismo	-18
>>de bebê	-16
>>de boca	-14
>>de bombeiros	-10
>>de bordo	-11
>>de borracha	-11
>>de cada	-22
>>de caixa	-19
>>de caminhão	-20
>>de carga	-12
>>de carnaval	-14
>>de casa	-11
>>de chaves	-17
>>de cheiro	-21
>>de cidadão	-11
>>de cima	-16
>>de cobre	-22
>>de combustível	-24
>>de como	-13
>>de cor	-25
>>de costas	-17
>>de dentro	-20
>>de devolução	-19
>>de dezembro	-17
>>de dia	10
>>de doze	-22
>>de emergência	-17
>>de escrever	-14
>>de fato	-13
>>de fevereiro	-17
>>de fibra	-12
>>de firma	-20
>>de fora	-35
>>de frente	-11
>>de fubá	-12
>>de fuga	-17
>>de fundo	-16
>>de gasolina	-19
>>de gelo	-17
>>de gente	-17
>>de goiás	-18
>>de gás	-16
>>de hora	-10
>>de isopor	-12
>>de lhe	-11
>>de lisboa	-11
>>de luz	-15
>>de madrugada	-19
>>de mergulho	-18
>>de máquinas	-14
>>de mão	-8
>>de música	-20
>>de norma	-12
>>de novembro	-18
>>de novo	-16
>>de nível	-20
>>de ontem	-10
>>de outubro	-15
>>de papel	-22
>>de pau	-10
>>de plástico	-10
>>de proa	-11
>>de prédio	-18
>>de pôr	-17
>>de qualquer	-17
>>de quatro	-18
>>de que	-14
>>de quem	-18
>>de quinta	-13
>>de quinze	9
>>de residência	-24
>>de rodas	-14
>>de ré	-17
>>de sabão	-9
>>de sal	-15
>>de sangue	-21
>>de saída	-12
>>de segurança	-21
>>de serviço	-22
>>de sexta	-18
>>de solo	-16
>>de tela	-17
>>de terra	-22
>>de todos	-20
>>de toque	-20
>>de trabalho	-15
>>de trinta	-17
>>de três	-8
>>de turno	-20
>>de um	25
>>de uma	11
>>de uns	19
>>de vacinas	-14
>>de vale	-14
>>de veneno	-14
>>de vila	-17
>>de vinte	-15
>>de viva	-14
>>de volta	-12
>>de voto	-19
>>de água	-26
>>de óbito	-14
>>de óculos	-14
>>debaixo da	-13
>>debaixo do	-16
>>dela .	-10
>>dele ,	-20
>>dele .	-10
>>demais .	-14
>>dentro da	-23
>>depende do	11
>>depois .	-11
>>depois da	-14
>>depois das	-16
>>depois do	-17
>>depois no	-13
>>depois que	9
>>desde 0	-22
>>desde a	-8
>>desde março	-10
>>desde o	-12
>>desligada ,	-15
>>deu uma	-15
>>devagar ,	-21
>>devagar e	-9
>>dez minutos	-21
>>dia .	-14
>>dia 0	-22
>>dia e	-17
>>dias ,	-14
>>dias .	-11
>>dias e	-17
>>dias úteis	-10
>>disse que	-18
>>diz o	-8
>>diz que	-28
>>dizendo que	-10
>>do 0	-20
>>do ano	-17
>>do avesso	-12
>>do cabo	-17
>>do café	-13
>>do carro	-24
>>do cartão	-12
>>do ceará	-11
>>do centro	-14
>>do chão	-12
>>do cilindro	-15
>>do cliente	-14
>>do clube	-17
>>do conde	-15
>>do conservatório	-11
>>do corrente	-13
>>do código	-8
>>do dia	-22
>>do dono	-13
>>do filme	-23
>>do jardim	-14
>>do jeito	14
>>do lado	-21
>>do lanche	-12
>>do lote	-20
>>do meio	-17
>>do mel	-19
>>do minho	-10
>>do motor	-15
>>do multibanco	-19
>>do mês	-14
>>do norte	-22
>>do outro	-17
>>do paciente	-17
>>do piloto	-10
>>do piso	-18
>>do porto	-20
>>do portão	-18
>>do posto	-11
>>do primeiro	-14
>>do quarto	-10
>>do que	-17
>>do sal	-19
>>do seu	-25
>>do tradutor	-12
>>do turno	-17
>>do vale	-12
>>do vento	-9
>>dois dias	-24
>>dos alunos	-18
>>dos carros	-22
>>dos dois	-9
>>dos pais	-11
>>duas horas	-19
>>duas vezes	9
>>dá a	-12
>>dá um	-14
>>e ,	-24
>>e 0	-19
>>e a	-25
>>e abre	-13
>>e acabou	-13
>>e acende	-15
>>e agora	-25
>>e anota	-15
>>e ao	-11
>>e aponta	-16
>>e as	-21
>>e assina	-10
>>e assinam	-11
>>e autorização	-10
>>e avisa	-12
>>e aí	-18
>>e bota	-15
>>e cada	-18
>>e carrega-se	-22
>>e cheira	-15
>>e cola	-10
>>e coloca	-9
>>e com	-13
>>e como	-14
>>e confere	-14
>>e conta	-10
>>e convida	-18
>>e coordeno	-20
>>e da	-21
>>e data	-12
>>e de	-39
>>e deita-se	-12
>>e deixa	-9
>>e deixar	-14
>>e depois	-21
>>e desinfeta	-8
>>e devolve	-12
>>e digo	-15
>>e diz	-16
>>e do	-17
>>e dois	-9
>>e duas	-21
>>e duzentos	-14
>>e dá	-13
>>e ela	-25
>>e ele	-15
>>e em	-28
>>e entrega	-16
>>e escolhe	-15
>>e escreve	11
>>e espera	-29
>>e espera-se	-12
>>e espero	-14
>>e eu	9
>>e fala	-9
>>e faz	-18
>>e fica	-19
>>e fita	-13
>>e foi	-14
>>e guarda	-9
>>e hum	-22
>>e há	-10
>>e imprime	-10
>>e isto	-15
>>e já	-25
>>e lança	-8
>>e leva	-20
>>e liga	-10
>>e ligo	-12
>>e lê	-9
>>e mais	-15
>>e manda	-25
>>e marca	-17
>>e me	-14
>>e mede	-10
>>e meia	-20
>>e meio	-21
>>e mostra	-16
>>e na	-14
>>e no	-18
>>e nunca	-18
>>e não	-32
>>e o	9
>>e olha	-12
>>e onde	-9
>>e os	-31
>>e outra	-15
>>e outro	-21
>>e passa	-23
>>e passar	-13
>>e pede-se	-17
>>e pediram-me	-16
>>e pergunta	-10
>>e pergunta-se	-10
>>e preenche	-14
>>e pronto	-12
>>e quatro	-17
>>e que	-18
>>e quem	-15
>>e quintas	-17
>>e se	-33
>>e sem	-30
>>e separa	-16
>>e sobe	-16
>>e sumiu	-11
>>e só	-31
>>e tal	-19
>>e telemóvel	-20
>>e tem	16
>>e tira	-13
>>e todo	-12
>>e tosa	-21
>>e troca	-9
>>e três	-19
>>e tudo	-12
>>e um	-37
>>e uma	-30
>>e usa	-11
>>e vai	-30
>>e ver	-15
>>e vinte	-12
>>e vocês	-10
>>e vou	-13
>>e vão	-14
>>e vê	-23
>>e vê-se	-13
>>e à	8
>>e às	-15
>>e água	-13
>>e é	-27
>>e óculos	-11
>>em 0	-30
>>em atraso	-27
>>em até	-15
>>em baixo	-19
>>em blocos	-17
>>em cada	-11
>>em casa	-18
>>em cima	-18
>>em cruz	-13
>>em dez	-12
>>em dezembro	-8
>>em dia	-18
>>em diagonal	-19
>>em duas	-11
>>em fevereiro	-16
>>em frente	-18
>>em goiânia	13
>>em governador	-11
>>em inglês	-9
>>em janeiro	-16
>>em junho	-10
>>em maio	-19
>>em março	-22
>>em menos	-12
>>em papel	-13
>>em procedimento	-10
>>em pé	-17
>>em que	-24
>>em saco	12
>>em setúbal	-17
>>em são	-22
>>em todos	-17
>>em três	12
>>em tudo	-20
>>em vazio	-10
>>em voz	-22
>>em água	-16
>>embaixo ,	-15
>>embaixo não	-13
>>encosta de	-13
>>entra e	-17
>>entre 0	-13
>>entre as	-12
>>entrega a	-10
>>entrega o	-17
>>então a	-8
>>então assim	-12
>>então o	-19
>>então é	-17
>>era o	-18
>>escritas .	-10
>>este ano	-12
>>está a	-22
>>está de	-11
>>está na	16
>>está no	-11
>>está tudo	-9
>>estão no	-15
>>euros .	-16
>>falta uma	-13
>>faz a	16
>>faz o	-25
>>faz-se à	-18
>>fazer ,	-19
>>fechada ,	-13
>>fechada .	-10
>>fica a	-9
>>fica com	14
>>fica de	-21
>>fica do	-8
>>fica no	-15
>>fica para	-20
>>ficam no	9
>>ficou com	-17
>>fila ,	-15
>>final .	-21
>>fio ,	-16
>>fora ,	-10
>>fora da	-15
>>fora de	-12
>>fora do	-24
>>fora no	-12
>>grande ,	-22
>>graus ,	-25
>>graus e	-12
>>horas ,	-12
>>há quinze	-17
>>há trinta	-12
>>iguais .	-20
>>industrial e	-11
>>inteira ,	-14
>>inteiro ,	-16
>>interna 0	-14
>>isso .	-25
>>isso que	-9
>>isto por	-15
>>junto .	-12
>>junto com	-18
>>já não	-12
>>já passou	-12
>>já se	-15
>>kg por	-12
>>km/h ,	-11
>>lateral ,	-9
>>lembrou que	-13
>>liga o	-17
>>ligado .	-15
>>limpa ,	-23
>>linhas para	-13
>>local .	-8
>>lá ,	-9
>>lá .	-20
>>lá de	-24
>>lá em	-22
>>maior que	-17
>>mais de	-12
>>mal .	-8
>>manda a	-10
>>manda mensagem	-9
>>mas isso	-16
>>mas não	-24
>>mas é	-14
>>me chama	-12
>>mede a	-21
>>meia hora	-29
>>metros ,	-19
>>meu .	-17
>>min ,	-18
>>minutos ,	-13
>>minutos e	-17
>>modelo .	-11
>>morto .	-15
>>mostra o	-15
>>n.º 0	-28
>>na arca	-10
>>na axila	16
>>na bandeja	-15
>>na beira	-9
>>na boca	-21
>>na cabeça	-11
>>na cabine	-14
>>na caixa	-12
>>na calçada	-12
>>na casa	-28
>>na chave	-14
>>na câmara	-11
>>na ficha	-24
>>na forma	-16
>>na freguesia	-11
>>na frente	-19
>>na gaveta	-10
>>na geladeira	-23
>>na guia	-13
>>na hora	-18
>>na maca	-15
>>na matriz	-16
>>na mesa	14
>>na mesma	-23
>>na mão	-25
>>na nossa	-15
>>na ordem	-10
>>na papelaria	-12
>>na parede	-17
>>na pasta	-17
>>na porta	-18
>>na primeira	-18
>>na rampa	-20
>>na ria	13
>>na sala	-25
>>na secretaria	-20
>>na sexta	-18
>>na sombra	-12
>>na tela	-9
>>na terça	-10
>>na urna	-12
>>na véspera	-28
>>na zona	-14
>>na água	-22
>>nada ,	-13
>>nada .	-9
>>nem com	-15
>>nem de	-13
>>nem se	-15
>>ninguém .	-20
>>no ar	-17
>>no armário	-12
>>no balcão	13
>>no bloco	-13
>>no bolso	-17
>>no botão	-13
>>no branco	-23
>>no cabo	-11
>>no caderno	-8
>>no carrinho	-26
>>no carro	-27
>>no centro	-9
>>no chão	-11
>>no corredor	-11
>>no dia	-34
>>no elevador	-34
>>no escritório	-8
>>no fim	-22
>>no forno	-26
>>no frigorífico	-21
>>no fundo	-11
>>no grupo	-14
>>no interior	-22
>>no inverno	-10
>>no início	-17
>>no leitor	-15
>>no livro	-24
>>no lixo	-14
>>no mapa	-15
>>no meio	-11
>>no mercado	-19
>>no mesmo	-20
>>no máximo	-16
>>no ombro	-13
>>no pano	-16
>>no papel	10
>>no parque	-20
>>no porto	22
>>no próprio	-22
>>no que	-15
>>no sentido	-15
>>no sistema	-27
>>no terminal	-19
>>no verão	-14
>>nos dois	-18
>>novo ,	-18
>>novos ,	-18
>>num papel	-19
>>num saco	-13
>>numerada .	-9
>>nunca ,	-14
>>nunca mais	-9
>>nunca se	-19
>>não ,	-29
>>não .	-20
>>não abre	-14
>>não batem	-15
>>não conserta	-9
>>não entra	-22
>>não entram	-8
>>não fica	-17
>>não há	13
>>não leva	-17
>>não o	-21
>>não passa	-9
>>não perdoa	-15
>>não quer	-12
>>não saem	-9
>>não sai	8
>>não se	-34
>>não serve	-9
>>não sobe	-14
>>não tem	-15
>>não vai	-23
>>não vale	-13
>>não é	8
>>né então	-17
>>o animal	-18
>>o ar	-13
>>o arco	-19
>>o assunto	-11
>>o banco	-16
>>o barril	-15
>>o boletim	-14
>>o bordo	-10
>>o botão	-12
>>o cabelo	-17
>>o cabo	-10
>>o caminhão	-17
>>o cartão	-26
>>o cartãozinho	-11
>>o cliente	-14
>>o compressor	-12
>>o do	-18
>>o documento	9
>>o estado	-10
>>o fogo	-9
>>o fundo	-9
>>o gelo	-21
>>o horário	-10
>>o instrumento	-18
>>o leite	-20
>>o lote	-14
>>o menino	-18
>>o nome	-21
>>o nível	-12
>>o número	-14
>>o pano	-10
>>o papel	-10
>>o pedido	-20
>>o piano	-14
>>o plástico	-9
>>o ponto	-8
>>o prazo	-17
>>o procedimento	-16
>>o que	-28
>>o recibo	-13
>>o relógio	-9
>>o resto	-9
>>o roteiro	-11
>>o sal	-19
>>o senhor	-23
>>o som	-9
>>o tabuleiro	-8
>>o tamanho	-17
>>o tambor	-17
>>o tampo	-11
>>o tanque	-9
>>o telefone	-19
>>o turno	-23
>>o valor	-16
>>olha a	-16
>>onze reclamações	-17
>>ordem .	-8
>>os cartões	-10
>>os cuidados	-16
>>os dois	-9
>>os fios	-9
>>os primeiros	-18
>>os sacos	-23
>>os tubos	-10
>>ou a	-12
>>ou ao	-20
>>ou azinho	-15
>>ou chuva	-10
>>ou com	-20
>>ou o	-13
>>ou rasgado	-13
>>ou se	-15
>>outra pessoa	-10
>>outra vez	-19
>>p /	9
>>para .	-11
>>para 0	-24
>>para a	-57
>>para baixo	-12
>>para cima	-9
>>para de	-11
>>para os	-23
>>para quem	-27
>>para rever	-20
>>para revisão	-9
>>para tirar	-16
>>para uma	10
>>para ver	-10
>>parada e	-16
>>parecer .	-10
>>parou a	-15
>>passa isso	-11
>>passa no	-13
>>passa o	-21
>>passa pela	-23
>>passado a	-21
>>passar de	-9
>>passou aqui	-12
>>pede o	-13
>>pede um	-15
>>pediu a	-19
>>pediu pra	-16
>>pediu-me ,	-13
>>pela escada	-18
>>pela metade	-20
>>pela porta	10
>>pelo menos	-16
>>pelo rádio	-15
>>pelo valor	-13
>>pelos que	-12
>>pequena ,	-12
>>pequenas ,	-10
>>pequeno ,	-16
>>pergunta o	-12
>>pergunta se	12
>>perto de	-14
>>pessoa .	-13
>>plástico em	-19
>>pode ,	-14
>>podre .	-9
>>por 0	-17
>>por :	-10
>>por autenticidade	-22
>>por baixo	-23
>>por caixa	-18
>>por causa	-35
>>por cento	-21
>>por cima	-13
>>por cinco	-8
>>por dentro	-18
>>por dez	-17
>>por dia	-31
>>por dois	-16
>>por e-mail	-13
>>por este	-14
>>por hora	-11
>>por igual	-10
>>por inteiro	-14
>>por isso	-20
>>por mais	-15
>>por mês	-12
>>por ordem	-15
>>por peça	-14
>>por quem	-8
>>por rádio	-17
>>por semana	17
>>por telefone	9
>>por todo	-14
>>por trás	-12
>>por uma	-13
>>por último	-10
>>porque ninguém	-15
>>porque é	-9
>>pra cima	-18
>>pra fora	-14
>>pra mim	-21
>>pra nós	-15
>>pra ver	-22
>>preenche a	-12
>>prepara as	-8
>>presente .	-13
>>preto no	-20
>>primeiro ,	-13
>>primeiro .	-11
>>primeiro os	-15
>>pro cliente	-11
>>própria .	-14
>>pá ,	-14
>>pôr por	-12
>>põe a	-21
>>quando é	-10
>>quarenta ,	-13
>>quatro vezes	-17
>>que ,	-15
>>que dizia	-13
>>que ela	-9
>>que entram	-29
>>que era	-19
>>que estão	-9
>>que eu	14
>>que isto	-10
>>que já	-25
>>que lhe	-14
>>que me	-15
>>que ninguém	-22
>>que nos	-19
>>que não	-44
>>que o	-40
>>que pode	-9
>>que qualquer	19
>>que se	-26
>>que sobrou	-18
>>que só	-20
>>que tem	-18
>>que um	-24
>>que vai	-28
>>que vem	-16
>>que você	-13
>>que volta	-19
>>que vêm	11
>>quente ,	-12
>>quente .	-25
>>quer que	-23
>>quer um	-23
>>quer ver	-11
>>querem sempre	-11
>>quinze dias	-12
>>quinze minutos	-13
>>reais .	-11
>>reforma-se em	-18
>>reunião .	-21
>>s .	-10
>>santa rita	-11
>>se faz	-13
>>se houver	-12
>>se há	-9
>>se já	-13
>>se o	-28
>>se reformou	-9
>>se tem	-9
>>se tiver	-22
>>seguinte .	-15
>>segundos ,	-13
>>sem a	-11
>>sem avisar	-10
>>sem etiqueta	-11
>>sem nada	-14
>>sem ninguém	-23
>>sem o	-9
>>sempre ,	-22
>>serra azul	-15
>>sim ,	-21
>>sobre a	-10
>>sobre o	-18
>>solicitar que	-20
>>solto .	-14
>>sou o	-10
>>são sempre	-13
>>só ,	-18
>>só a	-14
>>só com	-21
>>só depois	-18
>>só em	-19
>>só na	-15
>>só no	-14
>>só o	-9
>>só por	-10
>>só pra	-18
>>só volta	-8
>>telefona e	-14
>>tem a	-11
>>tem de	9
>>tem gente	-13
>>tem multa	-14
>>tem quatro	-17
>>tira a	-12
>>tira o	-15
>>toda segunda	-16
>>toda vez	-10
>>todas as	-11
>>todo dia	12
>>todo mundo	-15
>>todos os	-20
>>trinta dias	-17
>>trinta minutos	-16
>>três dias	-13
>>três vezes	9
>>tudo bem	-8
>>tudo e	-13
>>tudo na	-15
>>tudo para	-17
>>tá bom	-8
>>tá no	-18
>>têm de	-12
>>um contrato	-13
>>um dia	-12
>>um documento	-18
>>um guião	-14
>>um minuto	-11
>>um palmo	-11
>>um papel	-20
>>um por	-8
>>um procedimento	-15
>>uma família	-15
>>uma hora	-26
>>uma na	-15
>>uma norma	-11
>>uma queda	-12
>>uma regra	-11
>>uma vez	-30
>>uns quarenta	-11
>>vai na	-13
>>vai no	-12
>>vai para	-26
>>vai pra	-22
>>vai pro	11
>>vazio .	-12
>>veio de	-14
>>vem dia	-17
>>verde ,	-17
>>verde .	-10
>>verde e	-9
>>vermelha e	-10
>>vermelho .	-10
>>vermelho e	-11
>>veste bata	-15
>>vinte e	-27
>>vinte minutos	-14
>>vivas .	-14
>>volta a	-10
>>volta com	-8
>>volta pro	-18
>>vou ser	-17
>>vão em	-14
>>vão para	-14
>>vê a	-20
>>vê o	-18
>>vê se	-14
>>| 0	-15
>>| quem	-24
>>° c	-18
>>» .	-17
>>à chuva	-16
>>à entrada	-17
>>à espera	-13
>>à frente	-18
>>à mão	-22
>>à noite	-22
>>à parte	-10
>>à porta	-13
>>à sala	-17
>>à secretaria	-14
>>à sua	-19
>>à água	-14
>>às 0	-34
>>às dez	-10
>>às quatro	-20
>>às seis	-10
>>às terças	23
>>às vezes	-13
>>água .	-9
>>água fria	-15
>>é a	-17
>>é assim	19
>>é com	-23
>>é da	-11
>>é de	-21
>>é devolvido	-9
>>é do	-17
>>é feita	17
>>é isso	13
>>é o	-23
>>é outra	-20
>>é que	-18
>>é sempre	-9
>>é serviço	-18
>>é só	-23
>>é um	-16
>>é uma	20
>>– 0	-29
>>– reunião	-18
>@	-13
>]	-12
>_	-12
>a	-10
>abaixo	-23
>aberta	-21
>abertas	-10
>aberto	-19
>abre	-24
>abrem	-9
>abrir	-16
>abriram	14
>abriu	-10
>acaba	-19
>acabou	-11
>acho	-14
>acima	-12
>acompanha	-9
>agora	-21
>agulha	-14
>ai	-20
>ainda	9
>alegórico	-29
>alguma	-20
>ali	-19
>alto	-18
>alugados	-16
>alunos	-12
>alô	-11
>amarela	-18
>amarelo	-17
>amostras	-16
>anda	-21
>anexa	-13
>ano	-13
>anos	-24
>anota	-11
>anselmo	-11
>anterior	-21
>antes	-30
>antigo	-25
>ao	-13
>aos	-35
>apita	-17
>aponta	-15
>apontar	-19
>apontou	-20
>aqui	22
>as	-58
>assente	-9
>assim	-24
>assina	-10
>assinada	-14
>assinado	-17
>assinam	-11
>assinatura	-9
>assiste	-13
>atende	-10
>aterra	-11
>atrás	-32
>até	-69
>automática	-9
>avisa	-14
>avisar	-10
>azul	-26
>aí	-35
>b	-8
>baixa	-14
>baixo	-14
>bar	-13
>bata	-12
>bate	-12
>batendo	-12
>bem	-29
>bloqueia	-11
>boa	-18
>boas	-14
>bom	-22
>bonito	-22
>bota	-14
>branco	-9
>c	-13
>cai	-8
>caiu	-15
>caixas	-13
>caminhão	-8
>canal	-14
>cara	-20
>carros	-22
>casas	-13
>caso	-9
>caído	-17
>cc	-12
>cedo	-23
>celular	-17
>central	-19
>certa	-10
>certo	-13
>chama	-16
>chamado	-9
>chega	-28
>chegam	-27
>chegou	-15
>cheia	-22
>cheio	-13
>cheios	-12
>cinco	-16
>cirúrgico	-12
>civil	-9
>clara	-13
>cliente	-17
>clientes	-19
>cm	-10
>coisas	-22
>cola	-13
>colegas	-10
>com	11
>começa	12
>começou	-14
>como	-41
>completo	-16
>comprida	-13
>compridas	-17
>comum	-16
>comunitária	-16
>confere	-21
>confirma	-16
>conforme	-17
>conta	-13
>conta-se	-12
>contados	-12
>contam-se	-9
>continua	-10
>contra	-16
>corre	-14
>corrente	-15
>correr	-14
>corrido	-13
>corta	-16
>costuma	-12
>cresceu	-24
>crianças	-14
>culpa	-10
>curto	-23
>cá	-17
>d'água	-18
>da	-42
>das	-61
>de	-38
>debaixo	-18
>deixa	13
>deixar	-16
>deixou	-15
>dela	-11
>dele	-25
>deles	-19
>demais	-14
>dentro	-27
>dentária	-18
>depende	10
>desce	-19
>desceu	-17
>desde	-36
>desligada	-15
>deste	-17
>deu	-17
>devagar	-23
>devolve	-12
>devolveu	-26
>dez	-22
>dia	-32
>dias	-14
>diferente	-15
>digital	-15
>direito	-18
>direto	-9
>disse	-22
>dito	-9
>diz	-30
>diz-se	-10
>dizendo	-10
>diária	-13
>do	-58
>doce	-25
>documento	-17
>dois	-37
>dorme	-11
>dos	-49
>doze	-13
>durante	-23
>dá	-29
>e	-17
>ela	-16
>ele	-9
>eles	-20
>em	-34
>embaixo	-23
>embora	-11
>empresta	-22
>encosta	-16
>entram	-24
>entre	-26
>entrega	-15
>era	12
>errado	-19
>escolar	-26
>escorrer	-16
>escreve	-17
>escrever	-17
>escrita	9
>escritas	-10
>escrito	-25
>escura	-15
>escuro	-12
>espera	-19
>espera-se	-20
>espuma	-19
>esquerda	-10
>estava	15
>este	-15
>esteve	-20
>estoura	-11
>estão	-18
>etiqueta	-13
>eu	-34
>euros	-16
>examina	-14
>exigiu	-13
>explica	-23
>fala	-26
>falou	-24
>falta	-28
>faltando	-9
>faltou	-13
>faz	-21
>faz-se	19
>fazer	-33
>faço	-16
>fecha	-14
>fechada	-17
>fechado	-17
>fechados	-13
>feitos	-13
>fez	-17
>ficar	-18
>ficha	-16
>ficou	-30
>fila	-15
>filme	-21
>fina	-21
>final	-35
>fino	-11
>fio	-17
>fogo	-15
>foi	-27
>folhas	-12
>for	-23
>fora	-29
>foram	-17
>forte	-17
>francês	-14
>fria	-17
>fura	-15
>g	-24
>gente	-21
>geral	-18
>gramas	-20
>grande	-34
>graus	-25
>gravando	-24
>h	-15
>hora	-16
>horas	-12
>houve	-9
>húmida	-14
>i	-10
>iguais	-27
>igual	-28
>impressa	-12
>indo	-17
>industrial	-24
>inox	-20
>instrução	-12
>inteira	-21
>inteiro	-29
>interna	-24
>interno	-18
>ir	-20
>irmãos	-8
>isso	-26
>isto	-26
>joia	-16
>junta	-11
>junto	9
>já	-35
>kg	-21
>kkk	-12
>km	-12
>km/h	-16
>lado	-18
>lança	-8
>lateral	-8
>lava	-24
>lava-se	-16
>lavada	-10
>lembrou	-13
>ler	-21
>leva	-19
>levam	-12
>leve	-20
>liga	10
>ligado	-18
>ligar	-8
>limpa	-28
>linhas	-13
>litros	-23
>livre	-19
>local	-12
>logo	15
>lol	-12
>lurdes	-19
>lá	-39
>lê	-13
>m	-16
>maior	-17
>mais	-37
>mal	-23
>manda	-20
>mandam	-22
>mandar	-12
>mandou	-25
>marca	-18
>mas	-39
>me	-27
>mede	-19
>meia	-30
>meireles	-14
>mesmo	-19
>metros	-19
>meu	-17
>mexe	-17
>mil	-26
>min	-26
>minha	-10
>minuto	-9
>minutos	-22
>modelo	-11
>mole	-10
>molhada	-9
>monta	-10
>morreu	-13
>morto	-18
>mostra	-18
>muda	-8
>muito	-9
>municipal	-11
>musical	-13
>mãos	-11
>médico	-15
>mês	-16
>n.º	-30
>n2	-11
>na	-13
>nada	-23
>nem	-27
>nenhum	-27
>nesse	-9
>ninguém	-31
>nivelada	-10
>no	-21
>norte	-9
>nos	-29
>nosso	-10
>nova	-27
>nove	-11
>novo	-32
>novos	-34
>numa	-32
>numerada	-9
>numerado	-17
>nunca	-28
>não	11
>número	-11
>o	-54
>oito	-20
>olha	-18
>onde	-15
>ontem	-30
>onze	-23
>os	-56
>ou	-38
>outra	-19
>pagou	-20
>palavras	-10
>papel	-23
>parada	-20
>parecer	-10
>parou	-16
>parte	-11
>passado	-25
>passados	-12
>passam	-10
>passar	-16
>passou	-24
>pede	-29
>pedem	-25
>pedido	-9
>pedidos	-17
>pedir	-11
>pediu	-25
>pediu-me	-18
>pegou	-10
>pela	-10
>pelo	-32
>pelos	-18
>pequena	-17
>pequenas	-10
>pequeno	-21
>perguntou	-18
>pernas	-15
>perto	-17
>pessoa	-13
>pessoal	-9
>pessoas	-23
>pintado	-23
>plástico	-19
>pode	-18
>podre	-13
>pontos	-10
>porque	22
>portanto	-31
>pra	18
>preenche	-10
>presente	-13
>preta	-19
>preto	-22
>preço	-19
>primeiro	-30
>pro	-34
>procedimento	-11
>prometeu	-17
>pronto	10
>pros	11
>prova	-12
>própria	-14
>próprio	-11
>pá	-14
>pôr	-14
>põe	-24
>pública	-32
>público	15
>q	-18
>qualquer	-19
>quando	-16
>quarenta	-32
>quase	-13
>quatro	-28
>que	28
>quebrado	-20
>quem	-27
>quente	-25
>querem	-16
>quero	-17
>quinze	-17
>r	-21
>raquel	-8
>rasgada	-13
>reais	-13
>real	-10
>recebe	-17
>recebemos	13
>recebeu	-12
>recolhe	-11
>recolhe-se	-12
>redige	-18
>redija	-10
>reforma-se	-18
>rente	-16
>residentes	-17
>responder	-16
>reunião	-20
>reúne	-19
>rita	-13
>roda	-20
>rosa	-9
>rs	-21
>rural	-9
>s	-13
>sabe	-15
>sacos	-20
>saem	11
>sai	-35
>sair	-19
>saiu	-20
>sanitária	-23
>santa	-11
>saíram	-10
>se	-52
>seca	-8
>seco	12
>seguinte	-20
>seguir	-21
>segunda	-16
>segundos	-25
>segura	-22
>seis	-13
>semana	-14
>sendo	-18
>sentado	-15
>separa	-20
>separado	-10
>ser	-10
>seria	-10
>serra	-15
>será	-12
>sessenta	-9
>sete	-15
>shimeji	-17
>silêncio	-9
>sim	-21
>simples	-13
>simpático	-17
>sobre	-47
>social	-9
>solar	-21
>solicitar	-23
>solto	-14
>sou	-20
>sozinhos	12
>subiu	-12
>suja	-17
>sumir	-10
>sábado	-14
>são	10
>só	-17
>também	-22
>tampada	-19
>tanto	-17
>tarde	-20
>telefona	-14
>teles	-14
>tempo	-21
>tenham	-16
>ter	-18
>teresa	-13
>terminou	-10
>teve	-17
>texto	-18
>tinha	-11
>tira	-19
>tira-se	-15
>tirar	-13
>toda	-26
>todas	-14
>todos	-19
>toneladas	-15
>toque	-10
>torto	-20
>trabalha	-18
>trabalham	-9
>tratada	-22
>travado	-21
>traz	-14
>trevo	-9
>triangular	-15
>trinta	-25
>troca	-10
>trocado	-20
>trouxe	-15
>três	-14
>tu	-18
>tudo	-31
>técnicos	-9
>têm	-15
>um	-62
>uma	-49
>umas	-13
>uns	-15
>usa	-14
>usado	-19
>vazia	-21
>vazio	-15
>veio	-20
>velho	-19
>vem	-29
>vence	-10
>vendo	-18
>ventou	-13
>ver	-16
>verde	-28
>vermelha	-15
>vermelho	-12
>veste	-15
>vez	-29
>vezes	-9
>vinte	-36
>vir	-14
>vira	-10
>virado	-12
>viraram	-18
>viu	-15
>vivas	-14
>vizinho	-14
>volta	-27
>voltam	-9
>voluntários	-21
>vou	-18
>voz	-19
>vão	-24
>vê	-28
>vêm	-21
>|	-36
>«	-19
>°	-18
>água	-20
>águas	-19
>é	15
>óculos	-21
>úteis	-14
>útil	-17
>–	-23
>”	-15
>€	-22
>→	-22
>😂	-15
>😭	-12
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[,	-9900
[-	-9900
[--07	-18
[--13	-15
[--fi	-14
[--in	20
[--la	-18
[--lo	-16
[--me	-64
[--os	-20
[--se	-48
[-0	-39
[-a	-57
[-a-a	-11
[-a-o	-15
[-aba	-21
[-abe	-22
[-aca	-26
[-ack	-17
[-aco	-18
[-ade	-18
[-ado	-51
[-afa	-24
[-afé	-20
[-aga	-34
[-ago	-21
[-ah	-24
[-aha	-21
[-ai	-25
[-aia	-27
[-ail	-19
[-aio	-26
[-air	-22
[-ais	-42
[-aiu	-31
[-aja	-17
[-aje	-19
[-ala	-24
[-ale	-15
[-ali	-28
[-alô	-23
[-ama	-34
[-ame	-15
[-amo	-18
[-ana	-43
[-ane	-20
[-ani	-19
[-ano	-39
[-apa	-36
[-apo	-13
[-apé	-13
[-ara	-50
[-are	15
[-ari	-16
[-aro	-28
[-ará	-23
[-aré	-20
[-as	-62
[-asa	-18
[-ase	-26
[-ash	-11
[-aso	-32
[-ass	-10
[-ata	-35
[-ate	21
[-ati	-14
[-ato	-49
[-aul	-11
[-ava	-9
[-ave	-24
[-avi	-11
[-avo	-15
[-avó	-14
[-avô	-12
[-axa	-22
[-aza	-23
[-aça	-36
[-aço	-24
[-açu	-10
[-aís	-27
[-bal	-24
[-bam	-25
[-bar	-21
[-bas	-17
[-baú	-15
[-beu	-29
[-bh	-11
[-bia	-27
[-bio	-20
[-bir	-15
[-biu	-17
[-blz	-8
[-bor	-21
[-bos	-32
[-bou	-23
[-box	-15
[-boy	-13
[-bra	-29
[-bro	-43
[-bua	-19
[-bui	-22
[-bus	-24
[-bão	-12
[-cai	-22
[-cal	-32
[-car	22
[-cas	-43
[-cc	-9
[-cem	-18
[-cer	-36
[-ces	-14
[-ceu	-32
[-cha	-11
[-che	-28
[-chá	-17
[-chê	-17
[-cie	-20
[-cio	-41
[-clo	-11
[-cm	-12
[-coa	-18
[-com	-8
[-con	-11
[-cos	-54
[-cou	-28
[-cpf	-14
[-cra	-15
[-cre	-23
[-cta	-24
[-cto	-18
[-ctt	-15
[-cuo	-11
[-cão	-27
[-céu	-12
[-cês	-26
[-dal	-11
[-dam	-15
[-dar	24
[-das	-23
[-daí	-21
[-de	-109
[-dei	-16
[-dem	-12
[-deo	-14
[-der	-45
[-des	-21
[-deu	-32
[-dia	-20
[-dim	-17
[-dio	-47
[-diz	-19
[-doa	-13
[-doc	-14
[-dor	-58
[-dos	-14
[-dou	-45
[-dra	-14
[-dre	-22
[-dro	-28
[-duz	-19
[-dão	-29
[-dê	-14
[-e-o	-18
[-eak	-14
[-eal	-19
[-ear	-12
[-eba	-16
[-ebe	16
[-ebê	-21
[-eca	-28
[-ece	-43
[-eci	-21
[-eco	-14
[-eda	-39
[-ede	-21
[-edi	-24
[-edo	-34
[-eem	-8
[-efa	-22
[-efe	-21
[-ega	16
[-ego	-40
[-eia	-37
[-eie	-9
[-eio	-13
[-eis	-30
[-eja	-34
[-eji	-17
[-ejo	-16
[-ela	-46
[-ele	-33
[-elo	-35
[-ema	-31
[-enc	-17
[-ene	-24
[-enf	-10
[-eno	-35
[-ens	-10
[-eor	-12
[-eos	-20
[-epi	-18
[-era	-35
[-ere	-21
[-ero	-26
[-ers	-23
[-erá	-13
[-ese	-25
[-eso	-11
[-ete	-10
[-eto	-12
[-eus	-38
[-eva	-14
[-eve	-34
[-evo	-25
[-exa	-16
[-exo	-17
[-eza	23
[-eze	-13
[-eão	-14
[-eça	-41
[-eço	-39
[-f	-20
[-f.ª	-16
[-far	-24
[-fas	-24
[-fax	-15
[-fia	-29
[-fie	-14
[-fos	-31
[-foz	-16
[-fra	-17
[-fre	-17
[-fui	-20
[-fwd	-17
[-fás	-18
[-g	-13
[-g.ª	-26
[-gam	-33
[-gas	-35
[-gem	44
[-gia	-31
[-gil	-13
[-gio	-20
[-gir	-24
[-giu	-27
[-giz	-17
[-gos	-27
[-gou	-34
[-gra	-28
[-gre	-13
[-gro	-13
[-gua	-28
[-gue	-46
[-gum	-9
[-gão	-19
[-hah	-13
[-hal	-14
[-ham	-38
[-has	-53
[-hd	-14
[-hei	-27
[-hem	-17
[-her	10
[-hes	-29
[-hia	-19
[-hip	-17
[-hj	-14
[-hor	-23
[-hos	-9
[-hou	-23
[-how	-11
[-hum	-34
[-hã	-16
[-hão	-28
[-i	-10
[-ia	-16
[-ial	-45
[-iam	-24
[-iar	-27
[-ias	-59
[-iba	-24
[-ibo	-23
[-ica	-45
[-ice	-40
[-ico	-55
[-ide	-32
[-ido	-54
[-ier	-9
[-ies	-16
[-ifa	-18
[-iga	-38
[-ige	-24
[-igo	-42
[-ija	-15
[-ijo	-27
[-ile	-17
[-ilo	-45
[-ime	-28
[-imo	22
[-ine	-22
[-ing	-34
[-ink	-13
[-ino	-9
[-ins	-24
[-int	-9
[-iné	-11
[-ior	-35
[-ios	-50
[-iou	-20
[-ipa	-32
[-ipe	-24
[-ipo	-18
[-ira	-34
[-ire	-15
[-iro	-23
[-isa	11
[-iso	-10
[-ist	-22
[-ita	11
[-ite	-24
[-ito	-56
[-iva	-37
[-ive	-24
[-ivo	-9
[-ixa	-33
[-ixe	-30
[-ixo	-29
[-iás	-18
[-ião	-33
[-iça	-17
[-j	-17
[-jas	-33
[-jaí	-14
[-jes	-19
[-jos	-23
[-jum	-11
[-jão	-20
[-ket	-17
[-kg	-15
[-kkk	-16
[-km	-16
[-kup	9
[-lab	-12
[-lam	-13
[-lar	-16
[-las	-52
[-lat	-13
[-lco	-10
[-lda	-31
[-lde	-20
[-ldo	-27
[-lei	-28
[-leo	-12
[-les	-39
[-leu	-9
[-lgo	-14
[-lha	-20
[-lhe	-21
[-lho	-12
[-lhã	-10
[-lia	-36
[-lio	-27
[-liê	-12
[-lly	-12
[-lma	-18
[-lme	-24
[-lmo	-24
[-lol	-15
[-lor	-34
[-los	-45
[-lou	-25
[-lpa	-26
[-lpe	-14
[-lsa	-25
[-lso	-20
[-lta	-46
[-lte	-9
[-lto	-33
[-lva	-22
[-lve	-9
[-lvo	-19
[-lã	-17
[-lça	-18
[-lço	-14
[-lém	-21
[-m	-16
[-m/h	-19
[-mal	-37
[-mam	-28
[-man	-13
[-mar	-39
[-mas	-28
[-mba	-22
[-mbo	-22
[-mel	-14
[-mem	-28
[-mer	-19
[-meu	-21
[-mia	-23
[-mir	-25
[-miu	-10
[-mol	-12
[-mor	-13
[-mou	-26
[-mpa	-18
[-mpo	-29
[-mpu	-13
[-mum	-18
[-máx	-18
[-mão	-24
[-n2	-9
[-nal	-41
[-nam	-16
[-nar	19
[-nas	-20
[-nca	-30
[-nce	-41
[-nco	-39
[-nde	-44
[-nel	-24
[-nem	-10
[-ner	-23
[-nes	-19
[-neu	-21
[-nga	-20
[-nge	-29
[-ngo	-17
[-ngu	-19
[-nha	-33
[-nhã	-18
[-nia	-37
[-nif	-16
[-nil	-19
[-nio	-37
[-nis	-30
[-niu	-16
[-nja	-19
[-nol	-12
[-nor	-20
[-nos	-55
[-nou	-28
[-nox	-13
[-npj	-20
[-nro	-19
[-nsa	-24
[-nse	-14
[-nta	-17
[-nte	-32
[-nto	46
[-nua	-16
[-nº	-23
[-não	-31
[-nço	-15
[-nês	-17
[-nó	-18
[-o	-41
[-oas	-28
[-obs	-24
[-oca	15
[-oce	-20
[-oda	9
[-ode	-17
[-odo	-19
[-ofa	-14
[-ofá	-19
[-oga	-15
[-ogo	-28
[-oia	-18
[-oio	-25
[-ois	-24
[-oja	-26
[-ojo	-14
[-ola	-43
[-olo	-30
[-olá	-20
[-oma	-27
[-ome	-22
[-omo	36
[-ona	-38
[-ong	-13
[-ono	-21
[-ons	-10
[-oné	-13
[-opa	-19
[-ope	-19
[-ora	-70
[-ore	-25
[-oro	-12
[-os	-32
[-osa	-38
[-ose	-19
[-oso	-18
[-ota	-27
[-ote	-33
[-oto	-43
[-ove	-29
[-ovo	-23
[-oxa	-14
[-oxo	-11
[-oão	-21
[-oça	-26
[-oço	-31
[-p	-22
[-pai	-22
[-pal	-22
[-par	-31
[-pas	-28
[-pau	-14
[-paz	-14
[-pdf	-12
[-pel	-14
[-pem	-23
[-per	-30
[-pes	-20
[-pet	-16
[-ph	-10
[-pim	-18
[-pio	-11
[-pis	-26
[-pix	-17
[-pla	-17
[-plo	-29
[-pma	-17
[-por	-22
[-pos	-28
[-pou	-19
[-pq	-14
[-pra	-15
[-pto	-22
[-pug	-8
[-pus	-9
[-pá	-15
[-pão	-26
[-pés	-22
[-pós	-21
[-pôs	-15
[-põe	-8
[-q	-24
[-qui	-24
[-quê	-16
[-r	-18
[-ral	-37
[-ram	-22
[-rau	-16
[-ray	-11
[-rda	-11
[-rde	-21
[-rdi	-20
[-rdo	-37
[-re	-21
[-rea	-23
[-ref	-9
[-rei	-22
[-rem	-47
[-rer	-27
[-res	-44
[-reu	-29
[-rev	-14
[-rg	-13
[-rga	21
[-rge	-10
[-rgo	-21
[-rh	-18
[-ria	-14
[-rie	-9
[-ril	-32
[-rim	-15
[-rio	-13
[-ris	-13
[-riu	-25
[-riz	-30
[-rla	-15
[-rme	-27
[-rmo	-19
[-rmã	-20
[-rna	-50
[-rne	-19
[-rno	-46
[-roa	-24
[-rof	-11
[-rol	-17
[-ros	-62
[-rou	-50
[-rov	-11
[-rox	-13
[-roz	-10
[-rpo	-28
[-rra	14
[-rre	-30
[-rro	-33
[-rs	-19
[-rsa	-22
[-rso	-37
[-rta	-10
[-rua	-21
[-rui	-20
[-ruz	-17
[-rva	-24
[-rve	-15
[-rze	-14
[-rás	-23
[-rão	-37
[-rça	-20
[-rço	-26
[-ré	-15
[-rém	-12
[-rés	-22
[-sae	-14
[-sal	-23
[-sam	-32
[-sas	-46
[-sce	-28
[-sco	-30
[-se	-31
[-sei	-32
[-sel	-11
[-sem	-26
[-ser	-16
[-ses	-25
[-set	13
[-seu	-34
[-sex	-18
[-sia	-34
[-sil	-9
[-sio	-18
[-sma	-8
[-smo	-28
[-smt	-12
[-sol	-25
[-son	-25
[-sor	-48
[-sos	-13
[-spa	-20
[-ssa	-21
[-sse	-48
[-sta	-12
[-ste	-32
[-sto	-39
[-sul	-16
[-só	-31
[-tal	-39
[-tam	-29
[-tar	-11
[-taz	-13
[-te	-20
[-tei	-17
[-tel	-9
[-tem	-22
[-ter	-33
[-tes	-30
[-teu	-24
[-ti	-25
[-tia	-31
[-til	-24
[-tim	-24
[-tio	-26
[-tir	-31
[-toa	-15
[-tom	-18
[-ton	-16
[-tor	-22
[-tou	-48
[-tra	-12
[-tre	-34
[-tro	-28
[-tua	-19
[-tui	-14
[-tô	-33
[-ual	-28
[-uan	-14
[-uar	-23
[-uas	-28
[-uba	-12
[-ube	-22
[-ubo	-23
[-ubá	-14
[-uca	-8
[-ude	-21
[-udo	-35
[-uei	-26
[-uel	-20
[-uem	-54
[-ues	-33
[-ufa	-20
[-uga	-28
[-ugo	-22
[-uim	-25
[-uir	-24
[-uiz	-16
[-uja	-24
[-ula	10
[-ule	-18
[-ulo	-15
[-um	-56
[-uma	-28
[-ume	-28
[-umo	-20
[-una	-19
[-uno	-26
[-uns	-18
[-upa	-15
[-ura	9
[-uro	-14
[-urt	-13
[-usa	-27
[-use	-9
[-uta	-19
[-ute	-16
[-uto	-21
[-uve	-19
[-uxa	-31
[-uxe	-23
[-uxo	-16
[-uza	-19
[-uão	-13
[-uês	-27
[-v	-15
[-val	-20
[-vam	-33
[-var	-13
[-vas	-46
[-vc	-12
[-vcs	-10
[-vei	-16
[-vel	-43
[-vem	-25
[-ver	-33
[-veu	-31
[-vi	-15
[-via	-47
[-vil	-11
[-vio	-23
[-vir	-26
[-voa	-12
[-vor	-24
[-vos	-29
[-vou	-24
[-vra	-29
[-vre	-18
[-vão	-11
[-vém	-24
[-vêm	-27
[-x	-22
[-xam	-12
[-xar	-22
[-xem	-17
[-xer	-30
[-xma	-16
[-xmo	-14
[-xou	-32
[-xão	10
[-zam	-14
[-zap	-17
[-zas	-19
[-zem	-30
[-zer	-18
[-zes	-37
[-zia	-10
[-zio	-15
[-zir	-14
[-zos	-19
[-zou	-14
[-zão	-23
[-zém	-11
[-áxi	-13
[-ães	-21
[-ãos	-13
[-çam	-19
[-çar	-20
[-ças	-39
[-çol	-10
[-ços	-29
[-çou	-25
[-ção	55
[-éis	-28
[-éns	-10
[-ído	-21
[-íza	-18
[-ó	-26
[-óis	-19
[-ões	-11
[-úde	-13
[-údo	-17
[-úne	-18
[.	-9900
[/	-9900
[0	-39
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[0 )	-14
[[0 ,	-28
[[0 -	-14
[[0 :	-16
[[0 ]	-12
[[0 a	-9
[[0 amostras	-16
[[0 anos	-14
[[0 antes	-12
[[0 avisar	-11
[[0 caixas	-12
[[0 cm	-12
[[0 crianças	-15
[[0 de	-24
[[0 dias	-20
[[0 direto	-13
[[0 do	-11
[[0 e	-25
[[0 em	-10
[[0 euros	-13
[[0 gramas	-20
[[0 graus	-22
[[0 h	-22
[[0 já	-9
[[0 kg	-11
[[0 km	-10
[[0 km/h	-12
[[0 m	-9
[[0 mil	-18
[[0 min	-14
[[0 minutos	-14
[[0 na	-10
[[0 o	-11
[[0 pede	-16
[[0 pessoas	-26
[[0 pontos	-12
[[0 por	-10
[[0 real	-12
[[0 segundos	-10
[[0 semanas	-13
[[0 só	-11
[[0 toneladas	-10
[[0 |	-22
[[0 é	-9
[[0 –	-24
[[0 —	-14
[[a )	-17
[[a 0	-14
[[a abertura	-31
[[a administradora	-17
[[a administração	-11
[[a agulha	-18
[[a agência	-14
[[a alavanca	-9
[[a altura	-9
[[a amostra	-10
[[a antena	-13
[[a anterior	-9
[[a areia	-20
[[a armação	-10
[[a assessora	-13
[[a assistente	-11
[[a associação	-21
[[a atendente	-13
[[a auditora	-9
[[a auditoria	-17
[[a autorização	-18
[[a auxiliar	-10
[[a azeitona	-22
[[a balsa	9
[[a banda	-11
[[a banheira	-16
[[a bilheteira	-17
[[a bola	-8
[[a bordo	-13
[[a borracha	-19
[[a cabeceira	-12
[[a cabeça	-16
[[a cabine	-14
[[a cada	-27
[[a caixa	-22
[[a caldeira	13
[[a calçada	-9
[[a cama	-13
[[a campanha	-14
[[a caneta	-9
[[a capitania	-12
[[a casa	-27
[[a caução	-9
[[a cesta	-12
[[a chamada	-18
[[a chaminé	-10
[[a chapa	-23
[[a chave	-27
[[a chefia	-9
[[a coleira	-12
[[a colheita	-22
[[a coluna	-10
[[a conservadora	-9
[[a conta	-11
[[a controladoria	-12
[[a cooperativa	-25
[[a coordenadora	-12
[[a cor	-11
[[a corda	-18
[[a corrente	-11
[[a costura	-16
[[a costureira	-11
[[a cozinheira	-12
[[a criança	-11
[[a crianças	-22
[[a câmara	-14
[[a cúpula	-17
[[a data	-20
[[a declaração	-9
[[a descarga	-19
[[a devolução	-20
[[a diferença	-10
[[a diretora	-12
[[a direção	-26
[[a distribuidora	-16
[[a distância	-11
[[a dizer	-18
[[a dona	-18
[[a doutora	-12
[[a eira	-8
[[a empresa	-16
[[a entrada	-31
[[a entrega	-35
[[a equipe	-17
[[a escola	-22
[[a escrito	-25
[[a etiqueta	-18
[[a explicação	-14
[[a extração	-20
[[a família	-18
[[a farmácia	-17
[[a fatura	-10
[[a fechar	-11
[[a ficha	-23
[[a fiscalização	-14
[[a folha	-34
[[a forma	12
[[a formação	-15
[[a foto	-9
[[a fábrica	-28
[[a garantia	-19
[[a gente	-55
[[a governanta	-18
[[a grade	-9
[[a gravar	-17
[[a hora	-9
[[a ideia	-15
[[a inspetora	-9
[[a inês	-15
[[a junta	-15
[[a kelly	-14
[[a lanterna	-15
[[a lavanderia	-23
[[a leitura	-24
[[a lenha	-20
[[a limpeza	-18
[[a limpo	-19
[[a linha	-15
[[a lista	-17
[[a localização	-11
[[a loja	-21
[[a lurdes	-10
[[a luz	-24
[[a lápis	-14
[[a lâmina	-13
[[a lâmpada	-12
[[a madeira	-11
[[a mala	-26
[[a malta	-9
[[a maneira	-22
[[a manta	-13
[[a manutenção	-9
[[a marca	-20
[[a maré	-11
[[a massa	-23
[[a matrícula	-17
[[a medir	-9
[[a menina	-18
[[a menos	-14
[[a mesa	-19
[[a mesma	-17
[[a mim	-26
[[a minha	-20
[[a montagem	-24
[[a morada	-9
[[a moça	-28
[[a mudança	-20
[[a máquina	-35
[[a música	-10
[[a noite	-18
[[a noiva	-10
[[a norma	-25
[[a nossa	-37
[[a nota	-13
[[a obra	-13
[[a ong	-13
[[a ordem	-25
[[a palavra	-18
[[a panela	-14
[[a parte	-22
[[a partir	-30
[[a passagem	-15
[[a passo	-30
[[a pasta	-10
[[a paz	-10
[[a pessoa	-14
[[a peça	-33
[[a piscina	-17
[[a placa	-21
[[a playlist	-8
[[a ponta	-16
[[a porta	-20
[[a portaria	-16
[[a prefeitura	-12
[[a preparação	-16
[[a presente	-19
[[a pressão	-12
[[a primeira	-36
[[a produção	-11
[[a prova	-21
[[a proveta	-14
[[a próxima	-11
[[a pé	-19
[[a quarta	-13
[[a que	-20
[[a quem	-28
[[a quente	-22
[[a rapariga	-14
[[a ração	-11
[[a recarga	11
[[a receita	-8
[[a recepcionista	-8
[[a recepção	-12
[[a receção	-31
[[a redação	-20
[[a rede	-16
[[a relva	-10
[[a requisição	-11
[[a reunião	-24
[[a roda	-20
[[a rotina	-32
[[a roupa	-14
[[a régua	-22
[[a sala	-8
[[a saída	-27
[[a secretária	-14
[[a segunda	-17
[[a seguradora	-15
[[a segurança	-12
[[a senhora	-22
[[a sessão	-21
[[a sua	-18
[[a sério	-20
[[a sílvia	-10
[[a sónia	-10
[[a tabela	-14
[[a tela	-16
[[a temperatura	-16
[[a ter	-23
[[a troca	-32
[[a turma	-8
[[a técnica	-24
[[a um	-16
[[a uma	-19
[[a urna	-18
[[a vara	-10
[[a vela	-16
[[a ver	-8
[[a veterinária	-15
[[a viatura	-13
[[a vigilância	-26
[[a vinheta	-9
[[a visita	-14
[[a vista	-16
[[a vistoria	-11
[[a volta	-13
[[a válvula	-18
[[a água	-18
[[a área	-9
[[a última	-16
[[abaixa a	-13
[[abertura de	17
[[abertura do	10
[[abertura e	-10
[[abre o	-21
[[abre os	-13
[[abre para	-16
[[abre às	-15
[[abre-se a	-12
[[abrir a	13
[[abrir ao	-20
[[abrir porta	-15
[[abriu a	-16
[[abro a	-10
[[acabou ,	-10
[[acende a	-9
[[acende as	-12
[[acende o	-22
[[acender a	-10
[[acendo o	-14
[[acho que	-17
[[acidente em	-16
[[ademir ,	-10
[[administração da	-19
[[afina ,	-12
[[agenda ,	-14
[[agradecia que	-16
[[ajuda com	-13
[[ajuda de	-21
[[ajudante fica	-14
[[ajudar a	-13
[[ajustar o	-16
[[alergia ,	-11
[[algarismo do	-11
[[almoço e	-10
[[alto ,	-13
[[aluno novo	-15
[[alunos ,	-17
[[alô ,	-18
[[alô alô	-23
[[amarelo .	-12
[[amarrado na	-12
[[amassada ,	-9
[[amélia ,	-10
[[anca ,	-10
[[animal com	-12
[[anota-se a	-9
[[anota-se o	-8
[[antes ,	-10
[[antes a	-11
[[antes da	-35
[[antes das	-15
[[antes de	-21
[[antes disso	-17
[[antes do	-31
[[antes dos	-15
[[antes e	-11
[[antes eu	-13
[[anéis e	-10
[[apaga o	-13
[[aperta o	-11
[[aplica-se a	-12
[[apontou que	-12
[[aprov .	-11
[[aprovadas as	-12
[[aprovação da	-11
[[arco .	-13
[[arquivo da	-9
[[arquivo de	14
[[arrancar as	-17
[[as abelhas	-18
[[as algas	-9
[[as amostras	20
[[as bandejas	-11
[[as caixas	-10
[[as coisas	-9
[[as da	-14
[[as duas	-28
[[as falhas	-11
[[as famílias	-10
[[as instruções	-12
[[as lentes	-10
[[as luzes	-11
[[as meninas	-14
[[as minhas	-20
[[as mãos	-10
[[as palavras	-8
[[as pessoas	-19
[[as peças	-8
[[as portas	-15
[[as roupas	-18
[[as saídas	-26
[[as técnicas	-15
[[as velas	-11
[[as visitas	-22
[[aspirar a	-19
[[assento .	-15
[[assina-se a	-11
[[assinado ,	-14
[[assinado .	-13
[[ata da	-20
[[ata n.º	-14
[[atende de	-16
[[atendente pergunta	-10
[[atestado médico	-12
[[atraso ,	-20
[[ausência de	-10
[[autenticidade ,	-16
[[automático ,	-14
[[autorização da	-8
[[autorização do	-12
[[avental .	-10
[[avisa-se a	-14
[[avó ,	-13
[[azeitona do	-14
[[azinho ,	-12
[[aço ,	-12
[[baforadas no	-14
[[baia .	-17
[[baia 0	-8
[[baixa a	-12
[[baixa-se o	-13
[[bancada ?	-24
[[banco ,	-12
[[banco alimentar	-13
[[banco de	-21
[[banco do	-15
[[bandeja .	-9
[[banheira ,	-12
[[banho ,	-21
[[banho .	-13
[[banho a	-20
[[banho de	9
[[banho e	16
[[barraca de	-17
[[barracão ,	-9
[[barulho dos	-22
[[base no	-9
[[bata ,	-9
[[bater o	-14
[[bateria acima	-14
[[bebê ,	-16
[[bia :	-9
[[biblioteca municipal	-14
[[bicho .	-12
[[bicho morde	-11
[[blocos de	-12
[[boas ,	-22
[[boletim de	-17
[[bolha na	-11
[[bolso do	-14
[[borda .	-13
[[bordo de	-11
[[bota a	-14
[[bota e	-11
[[box 0	-13
[[branca .	-11
[[buzina ,	-17
[[bêbado não	-12
[[cachorro do	-14
[[cadastra no	-17
[[cadastro .	-24
[[cadeado e	-11
[[cadeira ,	-21
[[cadeira de	-21
[[cadeiras ,	-16
[[café ,	-15
[[café .	-17
[[cair na	-14
[[cais 0	-15
[[caiu a	-16
[[calçada .	-18
[[calçada com	-15
[[cama com	-16
[[caminhões ,	-15
[[camião de	-16
[[campanha 0	-15
[[campina grande	-20
[[canhoto ,	-8
[[capacete e	-17
[[carnaval ,	-14
[[caros colegas	-12
[[carrega-se para	-14
[[carregar ,	-9
[[carrinho .	-9
[[carrinho de	11
[[carrinho do	-18
[[carro .	-9
[[carro alegórico	11
[[carro e	-9
[[carros .	-12
[[carta de	-13
[[carvalho ou	-13
[[casas .	-9
[[caso de	-13
[[caução de	-23
[[caído na	-17
[[ceará ,	-14
[[cedo ,	-11
[[centímetros se	-13
[[cerca de	-26
[[certo ,	-13
[[chamar o	-12
[[chapa ,	-8
[[chegada ,	-9
[[chegam na	-14
[[cheia .	-12
[[cheia de	-21
[[cheira e	-14
[[cheiro a	-21
[[cheiro de	-18
[[chicote ,	-8
[[chip ,	-9
[[chip .	-11
[[choro .	-12
[[ciclo de	-11
[[cilindro de	-15
[[cinquenta e	-13
[[cinto e	-9
[[circular 0	-8
[[cirúrgico e	-13
[[claro ,	-16
[[claro e	-19
[[cliente a	-14
[[cliente assina	-9
[[cliente e	-12
[[cliente falar	-12
[[cliente já	-15
[[cliente liga	10
[[cliente que	-10
[[cliente se	-9
[[clientes .	-10
[[clube de	-15
[[cm .	-13
[[coa no	-16
[[coberta com	-10
[[cobra-se a	-10
[[cobre de	-23
[[cofre com	-9
[[colado na	-20
[[colar na	-12
[[colegas da	-18
[[colheita ,	-15
[[colheita e	-17
[[coloca o	-12
[[combinar a	-17
[[começa com	-13
[[começa em	-13
[[começa na	-13
[[começa-se pela	-16
[[começando pela	-11
[[comida e	-14
[[como a	18
[[como que	-32
[[como se	23
[[compara-se com	-10
[[compressor ,	-10
[[comprida ,	-17
[[comunica-se à	-15
[[conceição ,	-11
[[concordo ,	-18
[[condomínio e	-13
[[cone e	-9
[[cones e	-10
[[conferida .	-9
[[conferir nome	-15
[[confirma o	-13
[[conforme a	-15
[[conforme o	-14
[[confraternização :	-12
[[consiga seguir	-18
[[consta da	-11
[[consulta o	-10
[[conta ,	-14
[[conta do	-9
[[conta o	-16
[[conta os	8
[[conta à	-16
[[conta-se os	-9
[[contados ,	-13
[[contagem na	-12
[[contam-se os	-17
[[contas de	9
[[conto o	-25
[[controle de	14
[[cooperativa de	-20
[[cooperativa dos	-20
[[corrige com	-13
[[corta-se a	-14
[[cortar o	20
[[costas para	-10
[[costuma vir	-13
[[costura .	-17
[[costureira ,	-16
[[cresceu ,	-20
[[culpa de	-9
[[curta ,	-11
[[câmera ,	-18
[[célia ,	-16
[[cópia da	-20
[[d'água ,	-10
[[dar entrada	14
[[das 0	-12
[[das amostras	-20
[[das cinzas	-18
[[das escolas	-20
[[das máquinas	-10
[[das quatro	-15
[[das viaturas	-11
[[daí a	-12
[[de "	-13
[[de 0	-12
[[de :	-16
[[de abril	-20
[[de ajuda	-9
[[de altura	-11
[[de aluno	-12
[[de alvor	-10
[[de apartamentos	-19
[[de apoio	-11
[[de ar	-11
[[de areia	-10
[[de até	-10
[[de aço	-12
[[de baixo	-15
[[de barcos	-21
[[de batismo	-20
[[de bebê	-15
[[de bombeiros	-10
[[de bordo	-13
[[de borracha	-15
[[de cada	-17
[[de caixa	-12
[[de caminhão	-15
[[de cana	-13
[[de carga	-18
[[de carnaval	-9
[[de carvalho	-10
[[de casa	-10
[[de chaves	-14
[[de cheiro	-13
[[de cobre	-20
[[de combustível	-20
[[de comida	-9
[[de como	-21
[[de comércio	-12
[[de cor	-23
[[de costas	-8
[[de crédito	-10
[[de dar	-15
[[de dentro	-11
[[de devolução	-20
[[de dezembro	-11
[[de dia	-11
[[de dois	-9
[[de domingo	-17
[[de doze	-16
[[de duas	-9
[[de emergência	-17
[[de enfermagem	-10
[[de entrada	-9
[[de entrar	-20
[[de equipa	-11
[[de escrever	-33
[[de excursão	-14
[[de fazer	-23
[[de fechar	-14
[[de fevereiro	-15
[[de fibra	-11
[[de ficar	-11
[[de firma	-16
[[de fora	-18
[[de fornecedores	-15
[[de frente	-15
[[de frio	-11
[[de fuga	-13
[[de gasolina	-12
[[de gelo	-15
[[de gente	-20
[[de gás	-8
[[de haver	-9
[[de hoje	-14
[[de imediato	-12
[[de ir	-13
[[de janeiro	-8
[[de leite	-16
[[de lhe	-10
[[de licença	-10
[[de livros	-12
[[de luva	-12
[[de lá	-13
[[de madrugada	-11
[[de manhã	-22
[[de menor	-8
[[de mergulho	-12
[[de metro	-8
[[de modo	-10
[[de montar	-11
[[de mão	-10
[[de música	-17
[[de nascimento	-9
[[de noite	-10
[[de norma	-13
[[de novembro	-9
[[de novo	-20
[[de nível	-12
[[de o	-17
[[de obra	-16
[[de obras	-9
[[de oitenta	-20
[[de operação	-13
[[de outubro	-14
[[de pagamento	-17
[[de papel	-11
[[de passar	-18
[[de perto	-12
[[de pessoa	-14
[[de pessoas	-13
[[de proa	-11
[[de proceder	-15
[[de prédio	-11
[[de pôr	-20
[[de qualquer	-9
[[de quatro	-19
[[de que	13
[[de quem	-23
[[de quinta	-12
[[de quinze	-9
[[de recuperação	-16
[[de redigir	-13
[[de residência	-26
[[de rodas	-10
[[de ré	-12
[[de sair	-25
[[de sal	-12
[[de sangue	-9
[[de saída	-13
[[de segurança	-11
[[de serviço	-9
[[de sexta	-15
[[de solo	-15
[[de tela	-11
[[de ter	-8
[[de terra	-15
[[de tocar	-17
[[de todos	-9
[[de toque	-16
[[de trinta	-17
[[de três	-10
[[de tudo	-17
[[de turno	-13
[[de um	-30
[[de uma	-23
[[de uns	-17
[[de uso	-12
[[de veneno	-11
[[de verdade	-12
[[de vila	-8
[[de vinte	-10
[[de voto	-18
[[de água	-14
[[de évora	-12
[[de óbito	-13
[[de óculos	-11
[[de óleo	-10
[[decidido que	-16
[[declaração .	-14
[[deixa-se escorrer	-21
[[deixa-se o	-16
[[deixou em	-15
[[delas ,	-9
[[demais ou	-8
[[demora uns	-10
[[depende de	-13
[[depende do	-16
[[depois ,	-8
[[depois a	-18
[[depois abre-se	-10
[[depois alguém	-18
[[depois ao	-9
[[depois da	-18
[[depois das	10
[[depois de	-25
[[depois do	-32
[[depois fala	-13
[[depois no	-20
[[depois o	-19
[[depois os	-11
[[depois passa	-12
[[depois pra	-12
[[depois que	-19
[[depois se	-16
[[depois vai	-11
[[descarga do	17
[[descrição .	-15
[[desculpa a	-11
[[desculpem ,	-9
[[desculpem o	-20
[[desliga-se o	-8
[[desligada ,	-8
[[desligada e	-10
[[desligado ,	-8
[[desligar o	-18
[[desmontagem da	20
[[desta vez	-12
[[destino .	-8
[[devia ter	-15
[[devolução ,	-12
[[devolução de	12
[[dia !	-12
[[dia ,	-17
[[dia 0	-17
[[dia anterior	-14
[[dia até	-11
[[dia da	-22
[[dia e	-27
[[dia inteiro	-13
[[dia o	-18
[[dia útil	-20
[[diferença de	-15
[[diga o	-13
[[digital ,	-15
[[direto .	-11
[[direto pra	-13
[[diretor de	-12
[[discussão .	-19
[[discute no	-13
[[disseram que	-20
[[distribui água	-10
[[distância de	-11
[[divergiu ,	-17
[[diz-lhes que	-17
[[diz-se que	-9
[[dizendo que	-31
[[doação de	9
[[doc .	-12
[[documenta pra	-15
[[documento ,	-14
[[documento a	-20
[[documento da	11
[[documento de	-27
[[documento e	-16
[[documento original	-14
[[documento para	9
[[documento que	-22
[[documento sobre	-22
[[dorme .	-12
[[dou o	-10
[[drone –	12
[[duas da	-21
[[duas doentes	-9
[[duas horas	-16
[[duas linhas	-8
[[duas moças	-13
[[duas testemunhas	-10
[[duas vezes	-12
[[durante a	-18
[[durante o	9
[[elab .	-12
[[embarca .	-11
[[embora com	-12
[[emite o	-13
[[empréstimo ,	15
[[enc :	-17
[[encher até	-9
[[encomendas por	-17
[[endereço ,	-14
[[enf .	-10
[[enquanto não	-28
[[entrada no	-10
[[entrega ,	-23
[[entrega a	-25
[[entrega das	-22
[[entrega de	28
[[entrega na	-17
[[entrega o	-32
[[entregar o	-21
[[entrou na	-15
[[enxaguar até	-10
[[epi completo	-9
[[equipa de	-17
[[escada de	-19
[[escala de	14
[[escola de	-17
[[escolhe o	-12
[[escova antes	-13
[[escova de	-18
[[escova e	-10
[[escrevente pede	-12
[[escritas .	-14
[[esmalte .	-9
[[esperar 0	-16
[[espero que	-11
[[espuma depois	-12
[[esta semana	-17
[[estado da	-12
[[estalo e	-13
[[estação ,	-19
[[estação de	-12
[[estende-se o	-17
[[esteve cá	-16
[[esticado ,	-11
[[estrada .	-17
[[estraga a	-17
[[estúdio da	-21
[[esvazia a	-12
[[esvazia o	16
[[etapa |	-19
[[eucalipto e	-19
[[euros e	-12
[[exma .	-16
[[exmo .	-14
[[experientes ,	-8
[[explica o	-15
[[explica porque	-11
[[explica que	-12
[[extensão 0	-15
[[extração de	13
[[extração do	14
[[falando ,	-10
[[falando e	-19
[[fale com	-11
[[faltar um	-11
[[fato escuro	-9
[[faz ,	-16
[[faz com	-15
[[faz de	-18
[[faz em	-18
[[faz favor	-21
[[faz o	-35
[[faz quando	-24
[[faz um	-13
[[faz-me falta	-19
[[fazem o	-19
[[fazenda ,	-15
[[fazer a	-31
[[fazer o	9
[[fazer quando	-27
[[fazer um	-32
[[fazer uma	-12
[[fecha-se tudo	-8
[[fechar a	12
[[fechar e	-18
[[fechar o	-15
[[feche o	-15
[[feira de	-19
[[fevereiro ,	-17
[[fevereiro e	-10
[[fico com	-15
[[fila ,	-19
[[filha ,	-13
[[filha que	-11
[[filho ,	-15
[[filme ,	-14
[[filme no	-23
[[filme plástico	9
[[final .	-10
[[fios de	-11
[[firma por	-17
[[fiscal da	-19
[[fiscal e	-10
[[flores no	-16
[[focinho curto	-11
[[folha assinada	-17
[[folha com	-20
[[folha de	-32
[[folha do	-11
[[foram 0	-9
[[foram onze	-15
[[forma .	-13
[[forma de	-25
[[formulário da	-13
[[fornada de	-19
[[forno 0	-11
[[forte ,	-11
[[fotografa a	-13
[[fotografar o	-21
[[fotografias ,	-13
[[fotografias da	-13
[[freguesia de	-12
[[freio ,	-14
[[fria e	-16
[[frigorífico da	-13
[[fui eu	-19
[[fumo frio	-15
[[funcionário .	-17
[[funerária é	-13
[[fura a	-12
[[fwd :	-17
[[fábrica de	-12
[[férias .	-10
[[gabinete de	-14
[[galpão 0	-11
[[galpão de	-11
[[gancho ,	-12
[[gato que	-14
[[gera o	-11
[[gostaria de	-14
[[gostava que	-15
[[gosto de	-13
[[grade .	-16
[[gravando ?	-10
[[gravando tá	-10
[[gravação do	-21
[[graças a	-9
[[grossura de	-15
[[grávida ,	-11
[[guarda 0	-9
[[guardar no	-12
[[guardar os	-12
[[guia da	12
[[guia e	-13
[[guião da	-14
[[herdade do	-17
[[hidrostático ,	-8
[[hotel de	-25
[[hum ,	-12
[[hum a	-15
[[hã ,	-16
[[hélder ,	-11
[[hóspede do	-18
[[ideia e	-12
[[identificação do	9
[[iguais .	-14
[[igual .	-14
[[igual ao	-16
[[imprime a	-12
[[imprime o	-9
[[imprime-se a	-15
[[incêndio do	-11
[[industrial e	-12
[[inglês ,	-8
[[instalação de	14
[[instrumento .	-17
[[instrução de	-30
[[interfone ,	-8
[[interior de	-14
[[interior do	-18
[[interna 0	-9
[[internet e	-11
[[inverno passado	-10
[[ir ,	-10
[[ir para	-16
[[isola a	-12
[[isopor com	-9
[[j .	-15
[[janeiro ,	-11
[[janelas e	-8
[[japonês ,	-9
[[jogo .	-8
[[joia ?	-16
[[junho ,	-16
[[juntos e	-11
[[jura que	-8
[[kg por	-13
[[km/h ,	-20
[[laboratório de	-25
[[lacre rompido	-9
[[lados ,	-13
[[lados .	-11
[[lança a	-12
[[lança o	-10
[[lar .	-18
[[laranja .	-10
[[larga a	-15
[[laudo de	-16
[[lava a	-11
[[lava as	-12
[[lava-se a	-18
[[lava-se o	-12
[[lavagem de	13
[[lavar a	-13
[[lavar as	-12
[[lavar com	11
[[leia o	-13
[[leitura .	-20
[[lembro .	-13
[[lembrou que	-8
[[lentes no	-11
[[levanta a	-17
[[levantar a	-12
[[levar água	-15
[[leve .	-11
[[levou o	-16
[[lhes dar	-13
[[licenciado para	-13
[[licença e	-12
[[ligar ao	-10
[[ligo o	-16
[[ligue o	-12
[[limite de	-11
[[limpeza da	26
[[linhas para	-18
[[litro ,	-16
[[litros .	-24
[[livre ,	-13
[[livre e	-9
[[lona de	-15
[[lona e	-10
[[longe da	-12
[[longe das	-9
[[lopes ,	-11
[[lume só	-9
[[luvas ,	-10
[[luzes e	-10
[[lápis ,	-9
[[lâmina ,	-18
[[lâmina é	-11
[[m de	-12
[[maca e	-10
[[macacão ,	-10
[[madrugada ,	-22
[[madrugada .	-13
[[mafalda :	-15
[[maio ,	-10
[[maior .	-9
[[maior que	-16
[[malta ,	-33
[[mando pro	-10
[[mandou um	-17
[[maneira .	-9
[[maneira de	-22
[[manga de	-15
[[mangueira e	-11
[[manual .	-20
[[manutenção ,	-16
[[marco o	-9
[[marinheiro de	-15
[[março e	-12
[[marés na	-10
[[matriz e	-14
[[matrícula de	18
[[mede com	-11
[[mede de	-9
[[mede o	-17
[[mede os	-17
[[mede-se a	-12
[[medir a	11
[[medir o	-14
[[meia-noite .	-11
[[meio-dia e	-11
[[melhor e	-13
[[meninas ,	-17
[[menor nem	-13
[[mensagem e	-9
[[mergulha a	-16
[[mesa ,	-14
[[mesa da	-11
[[mesa de	9
[[mesa e	-11
[[metro e	-18
[[mexendo com	-12
[[microfone ,	-17
[[minto ,	-14
[[mistura com	-11
[[moeda de	-11
[[molde .	-18
[[molhada ,	-11
[[molhar ,	-9
[[monta a	-16
[[montagem do	11
[[montar um	-32
[[monto sim	-16
[[mora na	-15
[[morde ,	-9
[[morreu .	-8
[[morreu um	-15
[[morto .	-13
[[mostra-se a	-14
[[mostrar .	-19
[[motor desligado	-14
[[moça da	-25
[[muda de	-10
[[mudança de	14
[[multa de	-9
[[multou o	-11
[[municipal de	-17
[[máquinas ,	-9
[[médico já	-10
[[música e	-11
[[neide ,	-11
[[nesse caso	-9
[[nesse dia	-10
[[nivelada e	-12
[[norma da	-24
[[norte ,	-20
[[novas e	-22
[[nove e	-12
[[noventa e	-10
[[nº de	-11
[[não ,	-14
[[não a	-22
[[não abre	-11
[[não aceita	-12
[[não bate	-8
[[não batem	-13
[[não com	-10
[[não conserta	-15
[[não conta	-11
[[não deixa	-14
[[não do	-19
[[não dorme	-9
[[não em	-13
[[não embarca	-14
[[não entra	-15
[[não enxerga	-16
[[não está	-12
[[não existe	-11
[[não fala	-13
[[não fazem	-18
[[não fica	-19
[[não foi	-15
[[não fui	-18
[[não gosto	-10
[[não houve	-15
[[não há	-24
[[não interessa	-8
[[não inventa	-17
[[não joga	-9
[[não larga	-12
[[não lê	-16
[[não mexe	-17
[[não na	-22
[[não no	-12
[[não o	-21
[[não para	-9
[[não passa	-15
[[não pede	-9
[[não perdoa	-12
[[não pode	-27
[[não primeiro	-15
[[não quer	-11
[[não quero	-11
[[não sai	12
[[não se	-39
[[não sei	-19
[[não serve	-9
[[não solta	-15
[[não tatua	-16
[[não tem	-9
[[não temos	-11
[[não tenho	-8
[[não ter	-18
[[não tinha	-14
[[não três	-11
[[não vai	-12
[[não volta	-14
[[não às	-8
[[não é	-11
[[nó molhado	-14
[[o 0	-9
[[o advogado	-21
[[o afinador	-10
[[o agente	-12
[[o ajudante	-12
[[o aluno	16
[[o analista	-12
[[o animal	-22
[[o aparelho	-10
[[o apoio	-17
[[o aquecimento	-18
[[o ar	-12
[[o ar-condicionado	-12
[[o arco	-11
[[o arquivo	-13
[[o assunto	-21
[[o atendente	-15
[[o ator	-14
[[o aviso	-12
[[o balcão	-25
[[o banco	-24
[[o banho	17
[[o barco	-26
[[o barril	-16
[[o baú	-9
[[o bicho	-13
[[o bidão	-12
[[o boletim	-20
[[o bordo	-9
[[o botijão	-19
[[o braço	-12
[[o cabelo	-25
[[o cabo	-12
[[o cachorro	-12
[[o caderno	-12
[[o café	-8
[[o caio	-9
[[o calçado	-15
[[o caminhão	-27
[[o canal	-21
[[o carrinho	-12
[[o carro	-27
[[o cartão	-21
[[o cartório	-20
[[o caso	-17
[[o celular	-9
[[o centro	-20
[[o check-in	-22
[[o chefe	-26
[[o chicote	-9
[[o chip	-11
[[o chuveiro	-11
[[o cliente	-36
[[o cloro	-14
[[o colaborador	-14
[[o comandante	-12
[[o comprador	-14
[[o compressor	-12
[[o conferente	-14
[[o conhecimento	-8
[[o contrato	-13
[[o convênio	-17
[[o corpo	-13
[[o curso	-22
[[o cão	-11
[[o de	-13
[[o dedo	-8
[[o desenho	-19
[[o dia	-16
[[o diretor	-11
[[o disco	-13
[[o disjuntor	-8
[[o do	-16
[[o documento	-21
[[o dono	-17
[[o eletricista	-9
[[o elevador	-9
[[o embarque	-24
[[o empréstimo	-14
[[o encarregado	-19
[[o engenheiro	-16
[[o envelope	-14
[[o escrevente	-9
[[o esgoto	-13
[[o estafeta	-16
[[o estojo	-12
[[o estúdio	-19
[[o exaustor	-15
[[o extintor	-10
[[o faroleiro	-15
[[o fecho	-30
[[o filme	-19
[[o fim	-16
[[o fio	-19
[[o fiscal	-21
[[o fluxo	-9
[[o fogo	-9
[[o formulário	-14
[[o forno	-13
[[o freio	-17
[[o funcionário	-9
[[o fundo	-12
[[o gelo	-23
[[o gerador	-17
[[o gerente	-11
[[o gestor	-12
[[o grupo	-16
[[o grão	-18
[[o homem	-15
[[o horário	-9
[[o hóspede	-20
[[o instrumento	-9
[[o instrutor	-15
[[o interessado	-15
[[o jogo	-9
[[o jurídico	-11
[[o laboratório	-19
[[o lacre	-12
[[o lado	-13
[[o laudo	-14
[[o leite	-29
[[o leitor	-13
[[o leão	-13
[[o livro	-13
[[o lixo	-10
[[o lote	-10
[[o luan	-12
[[o lugar	-10
[[o líder	-17
[[o mais	-15
[[o manual	-27
[[o mapa	-12
[[o maquinista	-18
[[o marinheiro	-18
[[o material	-8
[[o menino	-17
[[o mestre	-17
[[o meu	-30
[[o ministério	-13
[[o modo	-35
[[o molde	-11
[[o monitor	-17
[[o morador	-11
[[o motivo	-8
[[o motor	-14
[[o motorista	-21
[[o museu	-20
[[o médico	-14
[[o neto	-9
[[o nome	-22
[[o nosso	-26
[[o nº	-10
[[o nível	-15
[[o nó	-12
[[o número	-27
[[o olho	-10
[[o operador	-29
[[o outro	-12
[[o painel	-12
[[o pano	-15
[[o papel	-22
[[o par	-11
[[o passo	-25
[[o pastor	-12
[[o patrão	-21
[[o pedido	-30
[[o peso	-20
[[o pessoal	-30
[[o piano	-18
[[o piloto	-13
[[o plano	-9
[[o plantonista	-15
[[o plástico	-9
[[o polegar	-11
[[o ponto	-21
[[o porteiro	-22
[[o português	-15
[[o prato	-17
[[o prazo	-17
[[o presidente	-21
[[o preço	-12
[[o primeiro	-29
[[o procedimento	-31
[[o processo	-23
[[o produto	-12
[[o professor	-21
[[o programa	-21
[[o projeto	-18
[[o pé	-9
[[o quadro	-18
[[o quarto	-13
[[o que	24
[[o quê	-10
[[o rapaz	-19
[[o reboque	-12
[[o recibo	-17
[[o relatório	-15
[[o responsável	-10
[[o resto	-12
[[o rodo	-11
[[o rolo	-16
[[o roteiro	-30
[[o saco	-13
[[o sacristão	-20
[[o sal	-21
[[o seguinte	-17
[[o segundo	-19
[[o seguro	-24
[[o senhor	-35
[[o sentido	-13
[[o setor	-12
[[o seu	-9
[[o sinal	-15
[[o sino	-23
[[o sistema	-8
[[o skipper	-14
[[o sofá	-16
[[o soro	-10
[[o spray	-10
[[o supervisor	-14
[[o síndico	-9
[[o sócio	-10
[[o tabuleiro	-23
[[o talão	-9
[[o tambor	-16
[[o tanque	-15
[[o tecido	-15
[[o telefone	-21
[[o termo	-11
[[o termómetro	-12
[[o teste	-17
[[o texto	-20
[[o ticket	-12
[[o tratador	-17
[[o treinador	-9
[[o tribunal	-8
[[o tubo	-12
[[o turno	-27
[[o tutor	-16
[[o técnico	-27
[[o utilizador	-12
[[o vento	-20
[[o vereador	-10
[[o veterinário	-16
[[o vidro	-17
[[o vigia	-11
[[o vigilante	-21
[[o vinho	-18
[[o visor	-15
[[o voluntário	16
[[o vosso	-12
[[o wagner	-15
[[o zé	-13
[[o álcool	-12
[[o último	-20
[[o único	-13
[[obrigada ,	-16
[[obrigado !	-10
[[obs .	-21
[[oferece água	-11
[[oficina que	-17
[[oitenta por	-18
[[olhando ,	-9
[[olhar a	-10
[[olhe ,	-13
[[olá ,	-17
[[ombro .	-10
[[ombro com	-10
[[ombro do	-10
[[operacional "	-14
[[ora bem	-14
[[ordem da	-13
[[os animais	-9
[[os assistentes	-15
[[os bichos	-10
[[os bombeiros	-16
[[os cones	-14
[[os cuidados	-14
[[os de	-18
[[os dias	-13
[[os dois	-25
[[os fios	-10
[[os furos	-9
[[os instrumentos	-20
[[os livros	-20
[[os medicamentos	-19
[[os mestres	-22
[[os meus	-13
[[os miúdos	-27
[[os ninhos	13
[[os nomes	-21
[[os outros	-13
[[os pais	-25
[[os papéis	-17
[[os pequenos	-18
[[os primeiros	-26
[[os quadros	-13
[[os quatro	-12
[[os que	-13
[[os rapazes	-15
[[os sacos	-35
[[os seis	-15
[[os serviços	-12
[[os tanques	-10
[[os tubos	-13
[[os turistas	-11
[[os voluntários	-26
[[ouro .	-13
[[outros .	-12
[[ouvir o	-15
[[p /	-19
[[padronizar a	-16
[[pai ou	-8
[[painel com	-10
[[palavra .	-9
[[palco .	-14
[[palma ,	-11
[[papel ,	-12
[[papel a	-14
[[papel assinado	-9
[[papel com	-20
[[papel como	-16
[[papel de	-15
[[papel e	-17
[[papel na	-16
[[papel o	-18
[[papel para	-22
[[papel toalha	-8
[[papel tá	-16
[[par de	-15
[[parada e	-15
[[parou a	-13
[[parque de	-25
[[passa-se a	-17
[[passada uma	-19
[[passagem de	19
[[passar a	-20
[[passar de	-18
[[passar isto	-14
[[passar o	9
[[passo ,	-10
[[passo a	14
[[passo bem	-17
[[passo da	-36
[[passos ,	-10
[[patrão quer	-19
[[paulo e	-13
[[paz do	-10
[[pede-lhe que	-10
[[pedem que	-14
[[pediu-me ,	-14
[[pendurada na	-17
[[peneira ,	-19
[[pequenas ,	-12
[[pequeno ,	-13
[[perceba ,	-15
[[perdemos 0	-9
[[perdemos um	-15
[[perdeu o	-17
[[pergunta a	-14
[[pergunta o	-13
[[pergunta se	-30
[[pergunta sempre	13
[[pergunta à	-17
[[pergunta-se a	-11
[[pergunta-se o	-10
[[pergunta-se se	-11
[[perguntou quem	-9
[[perguntou se	-13
[[pesa-se o	-9
[[pescoço ,	-11
[[pessoa e	-20
[[pessoa no	-23
[[pessoa pelo	-13
[[pessoa que	-22
[[pet ,	-11
[[peça ,	-10
[[peça .	-20
[[peça a	-11
[[peça com	-25
[[peça de	-17
[[peça e	-15
[[peça na	-20
[[peça por	-12
[[peça é	-13
[[peça íntima	-13
[[peço uma	-16
[[pia .	-11
[[pinga .	-8
[[pintar o	-16
[[pior ,	-11
[[piquete ,	-9
[[piscina do	-17
[[piscina fica	14
[[pista de	-17
[[pix ,	-22
[[plastificar ,	-21
[[plástico em	-18
[[pneu de	-20
[[podre ou	-12
[[ponha em	-12
[[ponham isto	-14
[[portas e	-15
[[porteiro faz	-14
[[porto de	-24
[[português que	-11
[[possível ,	-19
[[posto da	-11
[[posto de	-15
[[praia ,	-8
[[prato ,	-12
[[precisar de	-16
[[prego a	-13
[[prende o	-14
[[prende-se a	-15
[[prepara a	-14
[[prepara as	-15
[[presa no	-26
[[presas no	-16
[[presentes :	-28
[[presença de	-12
[[pressa ,	-10
[[pressa .	-10
[[preto ,	-16
[[preto no	-22
[[prezados ,	-22
[[preço .	-10
[[preço da	-11
[[primeira coisa	-22
[[primeira semana	-16
[[primeira vez	-11
[[primeiros 0	-12
[[print do	-9
[[procedimento ,	-20
[[procedimento da	14
[[procedimento para	-16
[[processo de	12
[[processo no	-16
[[produto ,	-19
[[prof .	-10
[[professora ivone	-11
[[programa de	-17
[[propaganda de	-15
[[proponho que	-22
[[pros dois	-17
[[pros voluntários	-15
[[proteção civil	-9
[[prova ,	-24
[[prova de	22
[[própria .	-10
[[publica a	-11
[[purga dos	14
[[puxa ,	-14
[[puxa-se o	-17
[[pá ,	-15
[[página ,	-21
[[pés ,	-16
[[pés e	-10
[[põe-se a	-10
[[q a	-14
[[qualidade de	-12
[[quando ,	-16
[[quando eu	-21
[[quando não	-17
[[quando se	-22
[[quando um	18
[[quando é	-20
[[quantas pessoas	-10
[[quanto ao	-24
[[quarto ,	-13
[[quarto 0	-11
[[quarto de	12
[[quem chega	-17
[[quem decide	-12
[[quem estiver	-11
[[quem está	-20
[[quem faz	-26
[[quem fez	-9
[[quem não	-17
[[quem paga	-12
[[quem sai	-22
[[quem se	-16
[[quem tiver	-11
[[quem tá	-16
[[quem usa	-16
[[quem vai	-12
[[quem vem	-12
[[quem é	-10
[[querem sempre	-9
[[quinta ,	-19
[[quinta .	-16
[[quinta e	-18
[[quintas .	-18
[[ralo .	-10
[[rascunho da	-14
[[rasgado ou	-13
[[razão .	-10
[[ração é	-18
[[re :	-21
[[reais .	-12
[[recebe a	-24
[[recebe e	14
[[recebe o	-19
[[recebe uma	-20
[[receita ,	-11
[[recepção de	13
[[recepção olha	-26
[[receção ,	10
[[receção da	13
[[receção de	12
[[receção e	-18
[[recibo .	-9
[[reclamações no	-16
[[recolhe com	-8
[[recolhe o	10
[[recolhe os	-12
[[reconhecimento de	16
[[recursos humanos	-13
[[redação de	-24
[[redija um	-13
[[reduza a	-16
[[ref .	-9
[[reforma-se em	-15
[[registo de	-15
[[registro de	-17
[[relatou que	-17
[[relógio e	-10
[[remédio novo	-9
[[res :	-14
[[reserva .	-11
[[residentes e	-17
[[residência .	-25
[[resposta à	-10
[[resumo da	-14
[[reuniu a	-16
[[rev .	-14
[[rever ,	-14
[[rh abre	-18
[[ria de	-27
[[risca o	-15
[[romper do	-13
[[rosca e	-10
[[roteiro curto	10
[[roteiro de	-22
[[roteiro e	-20
[[rotina da	14
[[rotina do	20
[[roxa ,	-14
[[rádio .	-11
[[rádio e	-13
[[saber o	-19
[[sacode-se o	-12
[[sacristia ,	-9
[[sala ,	-9
[[sala .	-8
[[sala 0	-20
[[sala :	-10
[[sala antes	-11
[[sala de	-27
[[sala dos	-17
[[santa rita	-8
[[saudações desportivas	-13
[[saída ,	-14
[[saída e	-9
[[saídas de	11
[[se a	-18
[[se abre	-8
[[se apaga	-8
[[se comeu	-19
[[se corta	-14
[[se der	-16
[[se descarta	-9
[[se descreva	-21
[[se deve	-9
[[se discute	-10
[[se diz	-9
[[se ele	-9
[[se empresta	-13
[[se encontra	-13
[[se entrega	-13
[[se estiver	-15
[[se está	-8
[[se eu	-18
[[se faltar	-9
[[se faz	-38
[[se for	-21
[[se houver	-24
[[se há	-33
[[se joga	-8
[[se junta	-13
[[se já	-9
[[se leva	-15
[[se manda	-10
[[se me	-19
[[se mexe	-11
[[se mistura	-11
[[se não	-16
[[se oferece	-13
[[se passa	-18
[[se passar	-14
[[se pegar	-14
[[se perderam	-15
[[se possível	-18
[[se recebe	-19
[[se reformou	-20
[[se restaura	-9
[[se sai	-18
[[se se	-8
[[se tem	-17
[[se tiver	-33
[[se toca	-27
[[se tocam	-20
[[se tomou	-11
[[se trabalha	-12
[[se tá	-24
[[se um	10
[[se vende	-15
[[se é	-12
[[seca-se com	-9
[[secagem .	-18
[[secretaria .	-11
[[seguir .	-18
[[seguir os	-15
[[segunda-feira ,	-11
[[segura a	-15
[[sei se	-13
[[semanas ,	-10
[[separado ,	-10
[[sequência da	-18
[[serra .	-14
[[servidor ,	-10
[[sessenta e	-13
[[sessão das	14
[[setembro e	-9
[[setor de	-21
[[setúbal e	-12
[[silêncio e	-11
[[simples ,	-13
[[simples .	-10
[[sobe a	-19
[[sobe com	-11
[[sobe os	17
[[sobrou a	-14
[[sobrou no	-13
[[solicitar que	-18
[[solto .	-9
[[soma os	-15
[[sozinha .	-10
[[subir ,	-8
[[sul .	-11
[[sumiu .	-8
[[superior a	-9
[[sábados ,	-15
[[só ,	-8
[[só a	-15
[[só as	-16
[[só aí	-18
[[só com	-24
[[só depois	-30
[[só em	-24
[[só então	-15
[[só na	-14
[[só no	-17
[[só nos	-11
[[só o	-19
[[só para	-16
[[só por	-14
[[só pra	-11
[[só quando	-17
[[só que	-19
[[só se	-21
[[só um	-20
[[só volta	-8
[[só água	-8
[[tabuleiro com	-10
[[tabuleiro de	-17
[[talão do	-12
[[talão e	-13
[[tamanho .	-11
[[tamanho de	-11
[[tambor ,	-10
[[tanque com	-18
[[tanque de	9
[[tarefa ,	-19
[[tarefa :	-13
[[taxa de	-13
[[telefona e	-15
[[telefona à	-9
[[telefona-se ao	-14
[[tema :	-16
[[tensão a	-9
[[terceira vez	-15
[[terceiro dia	-18
[[termo ,	-9
[[termómetro da	-12
[[termômetro da	-14
[[terra .	-14
[[terra antes	-8
[[terça e	-11
[[terças e	-18
[[tesoura .	-8
[[teste hidrostático	-15
[[testo o	-14
[[tinta no	-12
[[tipo de	-9
[[tira as	-15
[[tira chip	-13
[[tira da	-15
[[tira foto	-8
[[tira o	-25
[[tira os	-17
[[tivemos uma	-18
[[tocar a	-17
[[tocar no	-18
[[tomada de	-12
[[tomou a	-11
[[toque ,	-9
[[torna a	-15
[[torneira e	-9
[[trabalho com	-22
[[travões ,	-14
[[troca a	-15
[[troca da	13
[[troca de	19
[[troca do	19
[[troca o	-24
[[trocar a	19
[[trocar o	18
[[trocou de	-15
[[trás ,	-10
[[trás e	-8
[[tubo sem	-9
[[turma da	-11
[[turno ,	-12
[[turno .	-17
[[turno da	-21
[[turno do	-17
[[tô gravando	-16
[[um a	-12
[[um abraço	-8
[[um adulto	-12
[[um ajudante	-11
[[um bocadinho	-9
[[um cartaz	-19
[[um cartão	-9
[[um casal	-8
[[um cliente	-8
[[um colega	-11
[[um conta	-16
[[um contrato	-11
[[um copo	-12
[[um de	-12
[[um dedo	-11
[[um deles	-9
[[um dente	-9
[[um dia	-10
[[um documento	-34
[[um dos	-24
[[um e	-11
[[um fado	-9
[[um fica	-11
[[um guia	-22
[[um guião	-22
[[um homem	-15
[[um jeito	-13
[[um lado	-8
[[um minuto	-9
[[um miúdo	-9
[[um mês	-15
[[um na	-17
[[um número	-9
[[um palmo	-17
[[um papel	-28
[[um passo	-25
[[um pedido	-20
[[um pop	-20
[[um por	-11
[[um procedimento	-39
[[um puxão	-8
[[um quarto	-9
[[um rapaz	-23
[[um retoque	-9
[[um roteirinho	-20
[[um roteiro	-20
[[um senhor	-13
[[um tanque	-15
[[um texto	-14
[[um tiquinho	-9
[[uma a	-13
[[uma amostra	-10
[[uma caixa	-14
[[uma carta	-10
[[uma casa	-12
[[uma chave	-16
[[uma coisa	-27
[[uma com	-21
[[uma confusão	-8
[[uma criança	-20
[[uma escala	-16
[[uma estrela	-10
[[uma família	-13
[[uma festa	-14
[[uma folha	-32
[[uma fotografia	-12
[[uma hora	-32
[[uma instrução	-15
[[uma loja	-11
[[uma marca	-18
[[uma máquina	-18
[[uma mão	-12
[[uma norma	-15
[[uma pessoa	-11
[[uma página	-15
[[uma queda	-15
[[uma regra	-14
[[uma senhora	14
[[uma só	-8
[[uma testemunha	-12
[[uma vergonha	-13
[[uma vez	-14
[[umas 0	-16
[[umas linhas	-17
[[umidade ,	-8
[[uniforme e	-16
[[usado para	-10
[[use o	-9
[[v .	-10
[[valdir ,	-16
[[valmir ,	-11
[[van .	-15
[[variedade ,	-14
[[veda com	-16
[[vejo o	-19
[[velha com	-8
[[vendo .	-13
[[veneno de	-14
[[venho por	-12
[[vento ,	-19
[[vento .	-18
[[vento acima	-12
[[vento e	-11
[[vento entre	-12
[[verifica se	-12
[[versão 0	-9
[[veste bata	-14
[[veterinário ,	-10
[[viagem e	-15
[[viagem só	-22
[[vigilância .	-15
[[vigilância passou	-18
[[vigilância sanitária	-21
[[vila do	-13
[[vinheta e	-15
[[virar documento	-15
[[virar um	-13
[[visita da	-19
[[visita guiada	10
[[vista ,	-19
[[vistoria de	20
[[viva ,	-14
[[vivas .	-18
[[volante .	-13
[[voltar .	-10
[[voltou a	-12
[[volume e	-12
[[vácuo e	-18
[[válvula de	-19
[[vê-se se	-9
[[vêm do	-16
[[wagner ,	-17
[[zona de	16
[[área ,	-10
[[único que	-12
[]	-9900
[_	-9900
[a	-57
[abaixa	-13
[abaixo	-9900
[abandona	-12
[abastecer	-11
[abelhas	-19
[aberta	-9900
[abertas	-10
[aberto	-9900
[abertura	23
[abra	-12
[abraço	-10
[abre-se	-20
[abrem	-22
[abrigo	-18
[abril	-25
[abrir	11
[abriram	-14
[abriu	-25
[abro	-10
[abílio	-17
[acaba	-9
[acabou	-19
[academia	-18
[aceder	-9
[aceita	-24
[acenda	-12
[acende	-29
[acender	-10
[acendo	-14
[acertado	-21
[acesa	-9
[acessos	-22
[acetona	-13
[acha	12
[achado	-20
[acho	-36
[achou	-9
[acidente	-29
[acima	-9900
[acolhe	-17
[acolhimento	10
[acompanha	-19
[acompanhante	-15
[acontece	-10
[acontecer	-18
[aconteceu	-9
[acordo	-15
[adega	-23
[ademir	-9
[adiado	-12
[administradora	-18
[administração	-13
[adubo	-12
[adulto	-14
[advogado	-19
[afasta	12
[afastando	-14
[afina	-12
[afinador	-9
[afinar	20
[agenda	-13
[agente	-14
[agitar	-15
[agora	-9900
[agosto	-20
[agradecia	-14
[agradeço	-11
[agrônomo	-10
[agulha	-9900
[agulhas	-14
[agência	-29
[ah	-24
[ahah	-13
[ai	-25
[ainda	-9900
[ajudante	-13
[ajudantes	-15
[ajudar	-16
[ajusta	-14
[ajustar	-17
[ala	-17
[alambique	-17
[alavanca	-12
[alcance	-8
[aldeia	-21
[alegórico	-18
[alergia	-22
[alergias	-21
[alfinete	-11
[algarismo	-18
[algas	-11
[algo	-14
[algodão	-14
[algum	-9
[alguma	-9900
[alguém	-9900
[ali	-21
[alimentar	-15
[almada	-21
[almoxarifado	-25
[almoço	-17
[alta	-9900
[alto	-24
[altura	-9900
[alugados	-26
[aluno	-23
[alunos	-25
[alvado	-15
[alvará	-10
[alvor	-24
[além	-19
[alô	-23
[amadora	-9
[amanhã	-18
[amarela	-9900
[amarelo	-17
[amarra	-20
[amarrado	-12
[amarrar	14
[amassada	-15
[amassado	-10
[ambos	-9
[ambulância	-9
[amigo	-16
[amor	-12
[amostra	-9900
[amélia	-15
[amílcar	-15
[analista	-9
[anatel	-19
[anca	-10
[anda	-9900
[andar	-9900
[anel	-15
[anexa	-15
[anexa-se	-10
[anexo	-12
[animais	-23
[animal	-30
[ano	-9900
[anos	-9900
[anota	-9900
[anota-se	-10
[anotado	-13
[anotar	-9900
[anotações	-19
[anotou	-9
[anselmo	-17
[antena	-16
[anterior	-9900
[antes	-29
[antiga	-17
[antigo	-16
[antigos	-15
[antónio	-9
[anual	-10
[anéis	-16
[ao	-9900
[aos	-9900
[apaga	-14
[apagada	-12
[apague	-8
[apanham-se	-14
[aparece	-26
[aparecer	-14
[aparelho	-12
[apartamento	-17
[apartamentos	-24
[apelido	-11
[aperta	-18
[aperto	-16
[apicultores	-12
[apita	-10
[apito	-18
[aplica-se	-20
[aplicativo	-17
[apoio	-25
[apontamentos	-14
[apontar	-23
[aponto	-12
[apontou	-17
[apostila	-14
[aprendeu	-15
[aprendiz	-19
[apresentar	-22
[aprov	-11
[aprova	-12
[aprovadas	-12
[aprovado	-19
[aprovação	-12
[aproxima-se	-9
[apólice	-12
[após	-21
[aquela	-19
[aquele	-21
[aqui	-9900
[aquilo	-35
[aquário	-26
[ar	-9900
[ar-condicionado	-15
[arca	-11
[arco	-15
[areia	-9900
[arma	17
[armazém	-11
[armação	-20
[armário	-9900
[arnês	-17
[arquivos	-15
[arraial	-14
[arranca	-17
[arrancar	-22
[arroz	-10
[arrumam-se	-12
[arrumar	-8
[arte	-12
[artigo	-12
[as	-62
[asae	-14
[asas	-12
[aspirar	-19
[assembleia	-14
[assento	-16
[assessora	-11
[assim	-9900
[assina	-9900
[assina-se	-11
[assinada	-9900
[assinado	-13
[assinam	-9900
[assinar	-25
[assinatura	-9900
[assinou	-10
[assiste	-13
[assistente	-14
[assistentes	-15
[associados	-15
[associação	-34
[assumir	-13
[assunto	-9900
[assuntos	-15
[ata	-25
[ateliê	-12
[atende	-24
[atendente	-19
[atendimento	16
[atendo	-20
[atenção	-29
[aterra	-12
[atestado	-18
[atestados	10
[ator	-19
[atrapalha	-14
[atrasa	-12
[atraso	-20
[atrasou	-13
[atravessa	-8
[atrás	-9900
[atualizado	-13
[até	-9900
[auditora	-9
[auditoria	-23
[aula	10
[ausente	-13
[ausência	-13
[autenticidade	-17
[autoclave	-10
[automática	-8
[automático	-14
[auxiliar	-9900
[avaria	-11
[aveiro	-13
[avental	-19
[aves	-10
[avesso	-15
[avisa	-9900
[avisa-se	-16
[avisar	-9900
[avisei	-13
[aviso	-9900
[avião	-10
[avó	-14
[avô	-12
[azeite	-11
[azeitona	-23
[azinho	-12
[azul	-9900
[aço	-18
[açougue	-15
[aí	-9900
[b	-9900
[backup	9
[baforadas	-14
[bahia	-8
[baia	-18
[bairro	-19
[baixa	-20
[baixa-se	-14
[baixada	-14
[baixo	-9900
[balança	-15
[balcão	-9900
[balde	-9900
[balsa	-21
[balões	-12
[bancada	-27
[banco	-30
[banda	-15
[bandeira	-15
[bandeja	-13
[bandejas	-15
[banheira	-24
[banheiro	-15
[banho	17
[bar	-9900
[barbeiro	-21
[barcos	-25
[barra	-12
[barraca	-17
[barracão	-12
[barriga	-10
[barril	-21
[barro	-12
[barulho	-23
[base	-17
[bata	-10
[bate	-23
[batedor	-8
[batem	-9
[batendo	-14
[bater	-20
[bateria	-17
[bateu	-13
[batismo	-18
[baú	-15
[bebeu	-16
[bebê	-21
[beijo	-17
[beira	-14
[beirada	-11
[beleza	-21
[bem	-9900
[berço	-12
[berçário	-13
[betoneira	-11
[betão	-12
[bexiga	-13
[bh	-11
[bia	-24
[biblioteca	-16
[bicarbonato	-21
[bicho	-29
[bicho-da-seda	-22
[bichos	-13
[bidão	-10
[bilhete	-14
[bilheteira	-18
[biometria	-9
[bipa	-12
[bloco	-9900
[blocos	-12
[bloqueia	-11
[blz	-8
[boa	-9900
[boas	-23
[bobina	-11
[boca	-9900
[bocadinho	-12
[boia	-11
[bola	-27
[boletim	-22
[bolha	-15
[bolo	-11
[bolor	-20
[bolsa	-16
[bolso	-15
[bom	-9900
[bomba	-18
[bombas	-16
[bombeiro	-8
[bombeiros	-16
[bombona	-8
[bonecos	-16
[bonito	-16
[boné	-13
[borda	-17
[bordo	-17
[borracha	-24
[borrifa	-14
[borrifador	-15
[bota	-26
[botar	-19
[botijão	-17
[boto	-9
[botou	-22
[botão	-9900
[box	-15
[branca	-13
[branco	-9900
[brasil	-9
[bravo	-8
[braço	-22
[brigada	-21
[brinco	-11
[brinquedos	-21
[brita	-13
[bruna	-11
[bruninho	-10
[bruno	-15
[buracos	-15
[buscar	-33
[buzina	-12
[bêbado	-12
[c	-9900
[cabe	-13
[cabeceira	-17
[cabelo	-26
[cabeça	-9900
[cabia	-11
[cabine	-9900
[cabo	-9900
[cabos	-15
[cachaça	-22
[cachorro	-27
[cada	-9900
[cadastra	-16
[cadeado	-18
[cadeira	-24
[cadeirante	-9
[cadeiras	-15
[caderno	-9900
[café	-20
[cai	-22
[caio	-11
[cair	-18
[cais	-17
[caiu	-31
[caixa	-9900
[caixas	-9900
[calcula	-14
[calda	-12
[caldeira	-37
[caldo	-17
[calha	-8
[calibra	-12
[calibração	19
[calma	-10
[calor	-16
[calça	-18
[calçada	-19
[calçado	-18
[calço	-9
[cama	-22
[camadas	-18
[camilo	-9
[caminhão	-9900
[caminhões	-15
[camisa	-16
[camião	-16
[campanha	-22
[campina	-20
[campo	-27
[cana	-17
[canal	-9900
[cancela	-20
[candidato	-11
[caneta	-9900
[canhoto	-13
[canto	-17
[capa	-11
[capacete	-19
[capataz	-16
[capela	-22
[capitania	-20
[cara	-9900
[caracóis	-13
[carga	-9900
[carimbar	-15
[carne	-19
[caro	-10
[carol	-14
[caros	-16
[carrega	-23
[carrega-se	-22
[carregada	-17
[carregador	-10
[carregar	-9
[carrinha	-19
[carro	-19
[carros	-23
[carta	-20
[cartaz	-9
[cartão	-9900
[cartãozinho	-28
[carvalho	-13
[casa	-9900
[casaco	-12
[casal	-16
[casamento	-14
[casamentos	13
[casas	-10
[casca	-20
[cascais	-25
[caso	-22
[castanho	-11
[cata	-12
[categoria	-14
[catorze	-14
[catraca	-11
[causa	-9900
[caução	-28
[cavalete	-20
[cavalo	9
[cave	-10
[caído	-17
[cc	-9
[ceará	-14
[cedo	-15
[cego	-13
[celular	-9900
[cem	-16
[cena	-12
[cento	-25
[central	-9900
[centro	-9900
[centrífuga	-10
[centímetros	-18
[cerca	-27
[certas	-8
[certidão	-17
[certificado	-13
[certificação	-22
[certo	-27
[cesta	-9
[chama	-9900
[chama-se	-20
[chamada	14
[chamado	-12
[chamados	8
[chamar	-15
[chaminé	-11
[chamou	-14
[chapa	-26
[chave	-9900
[chaveiro	-12
[check-in	20
[checklist	-14
[chef	-9900
[chefe	-9900
[chefia	-17
[chega	-9900
[chegada	11
[chegam	-25
[chegando	-12
[chegar	-21
[chegaram	-11
[chego	-21
[chegou	-9900
[cheguei	-17
[cheia	-30
[cheio	-16
[cheios	-18
[cheira	-16
[cheirar	-13
[cheiro	-29
[cheque	-19
[chicote	-9
[chip	-17
[chope	-18
[chumbo	-9
[chuva	-9900
[chuveiro	-13
[chá	-17
[chão	-9900
[ciclo	-11
[cidade	-21
[ciente	-14
[cigarro	-9
[cilindro	-25
[cilindros	-20
[cima	-9900
[cimento	-14
[cinco	-9900
[cinema	-18
[cinquenta	-24
[cinta	-11
[cintas	-14
[cinto	-28
[cintos	-14
[cinzas	-14
[circuito	-15
[circular	-20
[cirúrgico	-13
[civil	-11
[clara	-22
[claro	-20
[classificação	12
[clientes	-28
[clorexidina	-11
[cloro	-9900
[clube	-20
[clínica	-11
[cm	-12
[cnpj	-20
[coa	-16
[coberta	-10
[cobertura	-15
[cobra	-10
[cobra-se	-12
[cobre	-34
[cobrir	-13
[coco	12
[cofre	-17
[coima	-13
[coisa	-9900
[coisas	-20
[coitada	-18
[cola	-9900
[colaborador	-10
[colada	-17
[colado	-21
[colar	-17
[colchão	-13
[colega	-9900
[colegas	-19
[coleira	-16
[coleta	15
[colete	-10
[coletes	-12
[coletivas	-18
[colhe	-17
[colheita	22
[colher	13
[colmeias	-21
[colo	-15
[coloca	-21
[coloca-se	-13
[colocar	8
[coluna	-12
[com	-9900
[comandante	-18
[comando	-17
[combina	-18
[combinado	-20
[combinados	-17
[combinar	-28
[combustível	-22
[come	-14
[comer	-19
[comercial	-12
[comeu	-18
[começa	-26
[começa-se	-17
[começando	-19
[começar	-19
[começo	-14
[começou	-25
[comida	-23
[comigo	-8
[comissão	-16
[como	38
[companhia	-9
[compara-se	-10
[compartilhada	-11
[completo	-9900
[compliance	-20
[compra	-15
[comprador	-13
[comprar	-12
[compras	10
[compressor	-16
[comprida	-17
[comprimento	-14
[comprovante	-13
[comprovativo	-12
[computador	-15
[comum	-18
[comunica	-15
[comunica-se	-15
[comunitária	-14
[comércio	-16
[conceição	-14
[concerto	-18
[concessionária	-19
[concordo	-21
[concreto	-19
[conde	-9
[condicionado	-16
[condição	-19
[condições	-16
[condomínio	-28
[conduz	-13
[cone	-14
[cones	-11
[confere	-9900
[conferem	-11
[conferente	-13
[conferida	-9
[conferir	-20
[confirma	-26
[confirma-se	-11
[confirmado	-11
[confirmar	-14
[conforme	-20
[confraternização	-12
[confusão	-10
[congelar	-8
[conhece	-9
[conhecimento	-21
[conjunto	-9
[consegue	-26
[conserta	12
[conserto	9
[conservadora	-10
[conservatório	-10
[consiga	-18
[consta	-12
[consulta	-12
[consultor	-14
[conta	-19
[conta-se	-10
[contacto	-18
[contado	-9
[contados	-20
[contagem	-21
[contagens	12
[contam	-10
[contam-se	-23
[contar	-9900
[conteúdo	-11
[continua	-16
[continuar	-16
[conto	-35
[contorno	-12
[contra	-9900
[contrato	-9900
[contratos	-12
[controladoria	-16
[controle	11
[conversa	-22
[conversar	-13
[convida	-11
[convidado	-17
[convinha	-15
[convênio	-15
[cooperativa	-29
[coordenada	-9
[coordenadora	-18
[coordenação	-17
[coordeno	-22
[copo	-9900
[cor	-9900
[coração	-13
[corda	-9900
[cordas	-28
[cordão	-9
[corpo	-26
[corre	-20
[corre-se	-10
[corregedoria	-14
[correio	-10
[corrente	-9900
[correr	-14
[corretora	-17
[correu	-12
[corrige	-21
[corro	-11
[corta	-9900
[corta-se	-20
[cortada	-17
[cortar	20
[corte	-9900
[cortiça	-14
[corujas	-22
[costas	-16
[costuma	-17
[costura	-19
[costureira	-17
[couro	-9
[covilhã	-10
[cozinha	-8
[cozinheira	-15
[cpf	-14
[crachá	-9900
[creche	-12
[crematório	8
[cresceu	-20
[cria	13
[criança	-9900
[crianças	-9900
[crivo	-13
[cruz	-17
[cruza	-9
[crédito	-12
[ctt	-15
[cuba	-12
[cuida	-24
[cuidado	-17
[cuidados	-9
[culpa	-19
[cultura	-14
[cumprimenta	-9
[cumprimentos	-17
[cunhada	-11
[cupim	-17
[cura	-17
[curral	-10
[curso	-27
[curta	-17
[curtinho	-13
[curto	-20
[curva	-10
[cá	-9900
[câmara	-9900
[câmera	-20
[câmeras	-11
[cães	-20
[cão	-13
[célia	-21
[céu	-12
[código	-9900
[córrego	-9
[cômodo	-8
[cúpula	-19
[d	-9900
[d'água	-12
[da	-9900
[dado	-13
[dali	-16
[dalva	-10
[daqui	-20
[das	-61
[data	-9900
[davi	-11
[daí	-21
[de	-109
[debaixo	-9900
[decente	-20
[decide	-15
[decidido	-19
[decisão	-18
[declaração	-16
[decolagem	-18
[dedo	-9900
[dedos	-9900
[defeito	-15
[deita	-12
[deita-se	-9
[deitado	-17
[deitar	-25
[deixa	-9900
[deixa-se	-24
[deixar	-9900
[deixem	-12
[deixo	-20
[deixou	-30
[dela	-23
[delas	-9
[dele	-9900
[deles	-9900
[delimita-se	-9
[demais	-9
[demora	-10
[demorar	-14
[dente	-16
[dentista	-11
[dentistas	-16
[dentro	-9900
[dentária	-16
[depende	-22
[depois	-24
[depósito	-21
[der	-14
[derrubou	-14
[descansa	-16
[descarga	14
[descarpack	-15
[descarrega	-25
[descarregar	-14
[descarta	-19
[descarte	9
[desce	-22
[desce-se	-10
[desceu	-18
[descrever	-15
[descrita	-20
[descrição	-23
[desculpa	-17
[desculpem	-23
[desde	-9900
[desenho	-24
[desfile	-14
[desgaste	-9
[desliga	-9900
[desliga-se	-10
[desligada	-21
[desligamento	-11
[desligar	-23
[desmonta	-14
[desmonta-se	-15
[desmontagem	20
[despacho	-11
[despedida	-15
[despeja	-11
[despeja-se	-13
[desse	-16
[desta	-12
[deste	-13
[destino	-8
[destrancadas	-11
[detergente	-18
[deu	-9900
[deus	-17
[devagar	-9900
[deve	-9900
[devia	-19
[devolução	9
[devolve	-9900
[devolve-se	-9
[devolveu	-29
[dez	-9900
[dezasseis	-16
[dezembro	-17
[dezoito	-27
[dia	-17
[diagonal	-13
[dias	-9900
[diferente	-22
[diferença	-15
[diga	-24
[digam	-14
[digita	-15
[digital	-22
[digo	-25
[dinheiro	-9900
[dirceu	-10
[direita	-13
[direitinho	-14
[direito	-10
[direto	-22
[diretor	-19
[diretora	-11
[diretoria	-16
[direção	-9900
[disco	-18
[discussão	-19
[discute	-15
[disjuntor	-12
[disse	-9900
[disseram	-20
[disso	-9900
[distribui	-22
[distribuidora	-13
[distância	-32
[dita	-14
[ditado	-14
[dito	-14
[divergiu	-17
[divide	-9
[diz	-9900
[diz-lhe	-10
[diz-lhes	-17
[diz-se	-18
[dizendo	-34
[dizer	-9900
[dizia	-15
[diária	-24
[diário	-8
[do	-9900
[doa	-10
[doação	9
[doc	-14
[doca	-29
[doce	-20
[docentes	-10
[documenta	-15
[documentado	-14
[documento	-16
[documentos	-16
[doente	-10
[doentes	-16
[dois	-9900
[domingo	-9900
[dona	-9900
[dono	-9900
[dorme	-14
[dos	-9900
[dose	-10
[doses	-9
[dou	-18
[doutor	-12
[doutora	-17
[doze	-9900
[dra	-9900
[drena	-15
[drenagem	8
[drone	10
[duas	-24
[duda	-16
[dupla	-17
[duplas	-11
[duplo	-15
[dura	-16
[duzentas	-14
[duzentos	-18
[dá	-9900
[dá-se	-22
[dão	-9
[décimo	-13
[dê	-14
[dívida	-10
[dólar	-14
[dúvida	-9
[e	-9900
[e-mail	-9900
[edital	-13
[edição	-22
[edmilson	-13
[educado	-11
[educação	-15
[eira	-16
[eixo	-15
[ela	-9900
[elab	-12
[elaborado	-12
[elas	-13
[ele	-9900
[eleitor	-18
[eles	-27
[eletricista	-9
[elevador	-9900
[elevadores	-21
[elástico	-8
[em	-9900
[email	-12
[embaixo	-9900
[embalagem	-10
[embalar	-11
[embarcam	-20
[embarque	23
[embora	-19
[emergência	-26
[emite	-12
[empresa	-9900
[empresta	12
[empréstimo	24
[empurra	-20
[enc	-17
[encaixa	-16
[encaixe	-16
[encaminhada	-11
[encarregado	-9900
[enche	-20
[encher	10
[enchia	-15
[encomenda	-30
[encomendas	-17
[encontra	14
[encontrou	-9
[encosta	-9900
[encostar	-16
[encostou	-17
[endereço	-14
[energia	-14
[enf	-10
[enf.ª	-14
[enfermagem	-17
[enfermeira	-13
[enfia	-15
[eng.ª	-26
[engata	-12
[engenharia	-18
[engenheira	-9
[engenheiro	-9900
[enquanto	-40
[ensaio	-9
[entende	-17
[entender	-11
[entidade	-19
[entra	-9900
[entra-se	-10
[entrada	13
[entrar	-9900
[entre	-9900
[entrega	20
[entregar	16
[entregue	-13
[entregues	-9
[entrou	-19
[entulho	-14
[então	-9900
[envelope	-9900
[envio	-11
[enxaguar	-20
[enxerga	-18
[enxágua	-12
[enxágue	-10
[epi	-18
[equipa	-25
[equipamento	-22
[equipe	-26
[era	-9900
[eram	-16
[ermelinda	-13
[errado	-13
[escada	-26
[escala	10
[escola	-32
[escolar	-26
[escolas	-15
[escolhe	-20
[escorrer	-22
[escova	-35
[escovar	-11
[escovinha	-16
[escreva	-24
[escrevam	-22
[escreve	-9900
[escreve-se	-17
[escrevem	-8
[escrevemos	-13
[escrevendo	-11
[escrevente	-12
[escreventes	-10
[escrever	-9900
[escreveu	-10
[escrevo	-18
[escrita	-9900
[escritas	-12
[escrito	-9900
[escritório	-11
[escuro	-13
[esfriar	-24
[esgoto	-13
[esmalte	-9
[espalha	-15
[espalha-se	-10
[espaço	-24
[espelho	-10
[espelhos	-9
[espera	-9900
[espera-se	-9900
[esperança	-9
[esperar	-13
[espere	-19
[espero	-23
[esperou	-17
[espeta	-12
[espetáculo	-9
[espuma	-17
[espécie	-14
[esquece	-16
[esqueci	-21
[esquecido	-10
[esquerdo	-13
[essas	-18
[esse	-21
[esses	-10
[esta	-31
[estacas	-16
[estado	-15
[estafeta	-18
[estagiário	-13
[estagiários	-9
[estalo	-16
[estamos	-23
[estante	-8
[estar	-9900
[estas	-18
[estava	-26
[estação	-25
[este	-9900
[esteira	-15
[esteja	-10
[estende	-12
[estende-se	-20
[esteve	-26
[esticado	-16
[estiver	-9900
[estojo	-14
[estou	-9900
[estrada	-19
[estraga	-17
[estragado	-15
[estrela	-9
[estrelas	-11
[estrutura	-17
[estudo	-13
[estufa	-16
[está	-9900
[estão	-9900
[estúdio	-26
[etapa	-22
[etiqueta	-9900
[eu	-9900
[eucalipto	-19
[euros	-14
[exame	-11
[examina	-15
[exaustor	-14
[exceção	-12
[excursão	-19
[executa	-9
[exigiu	-13
[existe	-18
[existir	-19
[exma	-16
[exmo	-14
[experientes	-8
[experimenta	-10
[experiência	-15
[explica	-25
[explica-se	-9
[explicar	-27
[explicação	-19
[explicou	-17
[extensão	-16
[externo	-9
[extintor	-24
[extração	21
[f	-20
[fabricante	-17
[faca	-15
[fachada	-14
[faculdade	-15
[fado	-16
[fala	-9900
[falando	-20
[falar	-9900
[falava	-14
[fale	-15
[falecido	-28
[falei	-17
[falha	-15
[falhas	-13
[falo	-20
[falou	-9900
[falta	-9900
[faltam	-15
[faltar	-12
[faltou	-10
[família	-9900
[famílias	-25
[farmacêutica	-17
[farmácia	-23
[faro	-9
[farofa	-14
[faroleiro	-15
[fato	-9
[fatura	-19
[favor	-9900
[fax	-15
[faz	-17
[faz-me	-19
[faz-se	-9900
[fazem	-27
[fazemos	-22
[fazenda	-20
[fazendo	-14
[fazer	-17
[fazes	-18
[fazia	-14
[faça	-21
[febre	-19
[fecha	-9900
[fecha-se	-15
[fechada	-9900
[fechadas	-17
[fechado	-9900
[fechados	-11
[fechamento	18
[fechamos	-14
[feche	-16
[fecho	18
[feira	-27
[feita	-21
[feito	-18
[fenda	-19
[ferida	-19
[ferramenta	-15
[ferro	-12
[ferrugem	-14
[festa	-25
[fevereiro	-19
[fez	-9900
[fiação	-21
[fibra	-14
[fica	-9900
[ficam	-9900
[ficar	-9900
[ficaram	-14
[ficasse	-11
[ficha	-9900
[fichas	-16
[ficheiro	-16
[fico	-18
[ficou	-9900
[fidelidade	-8
[figueira	-11
[fila	-20
[filas	-13
[filha	-18
[filho	-21
[filhote	-13
[filme	-24
[filtro	-15
[filtros	-8
[fim	-9900
[fina	-17
[final	-29
[financeiro	-11
[fino	-10
[fins	-16
[fio	-9900
[fios	-20
[fique	-22
[fiquei	-14
[fiquem	-11
[firma	-26
[firme	-13
[fiscal	-21
[fiscalização	-20
[fita	-9900
[fitas	-17
[fizeram	-17
[fizesse	-25
[flash	-11
[flat	-13
[flor	-20
[flores	-18
[fluxo	-15
[focinho	-11
[fogo	-24
[foi	-9900
[folha	-33
[folhas	-20
[fomos	-14
[for	-9900
[fora	-9900
[foram	-22
[forma	-35
[formata	-10
[formol	-10
[formoso	-10
[formulário	-23
[fornecedor	-12
[fornecedores	-17
[forno	-25
[forra	-12
[forrar	13
[forro	-17
[forte	-10
[força	-12
[fosse	-18
[foto	-9900
[fotografa	-14
[fotografar	-22
[fotografia	-9900
[fotografias	-21
[fotografo	16
[fotógrafo	-15
[foz	-16
[fralda	-15
[francês	-10
[frasco	-9900
[frascos	-14
[fraturas	-12
[freguesia	-15
[freguês	-15
[freio	-27
[frente	-9900
[frequência	-11
[fria	-21
[frigorífico	-16
[frio	-9900
[frita	-16
[fronteira	-13
[fruto	-20
[fubá	-14
[fuga	-18
[fugas	-11
[fui	-20
[fulano	-15
[fumar	-13
[fumaça	-17
[fumeiro	11
[fumo	-17
[funciona	-16
[funcionária	-12
[funcionário	-15
[funcionários	-22
[fundo	-9900
[funerária	-13
[função	-18
[fura	-18
[furado	-8
[furar	-18
[furo	-23
[furos	-17
[fwd	-17
[fábio	-17
[fábrica	-31
[fátima	-13
[férias	-19
[g	-13
[gabinete	-21
[gado	-15
[gaiola	-19
[gaivotas	-23
[galeria	-18
[galpão	-18
[galpões	-18
[gancho	-23
[ganchos	-13
[ganha	-11
[garagem	-19
[garantia	-24
[garrafa	-11
[garrafas	-16
[gasolina	-20
[gasóleo	-9
[gato	-25
[gaveta	-11
[geladeira	-22
[gelo	-9900
[gengiva	-10
[genro	-19
[gente	-9900
[gera	-11
[gerador	-23
[geral	-28
[geraldo	-15
[gerente	-9900
[gesso	-17
[gestor	-13
[girar	-17
[giz	-17
[goiás	-18
[goiânia	-15
[golpe	-15
[gostaria	-14
[gostava	-18
[gosto	-18
[gostou	-13
[gota	-14
[goteira	-20
[governador	-8
[governanta	-22
[grade	-18
[gramas	-18
[grampeia	-9
[grande	-9900
[grau	-16
[graus	-9900
[grava	-15
[gravado	-12
[gravando	-28
[gravar	-20
[gravação	-21
[gravei	-16
[graça	-9900
[graças	-9
[gritar	-15
[gritos	-10
[grossura	-15
[grupo	-9900
[grupos	-20
[grávida	-11
[grávidas	-12
[grão	-18
[guardar	-29
[guia	-11
[guiada	-22
[guião	-15
[gás	-9900
[h	-9900
[havendo	-12
[haver	-24
[havia	-15
[hd	-14
[hectares	-13
[herdade	-17
[hidrostático	-9
[higienização	12
[histórico	-12
[hj	-14
[hoje	-9900
[homem	-24
[homens	-19
[hora	-9900
[horas	-9900
[horário	-17
[hospital	-15
[houve	-9900
[houver	-20
[hugo	-17
[hum	-22
[humanos	-13
[humidade	-15
[há	-9900
[hã	-16
[hélder	-14
[hóspede	-28
[hóspedes	-10
[húmida	-12
[i	-10
[ia	-16
[idade	-13
[ideia	-21
[identifica	-14
[idoso	-10
[idosos	-17
[igreja	-16
[iguais	-16
[igual	-26
[ilha	-18
[imagem	-16
[imediato	-15
[impressa	-10
[imprime	-13
[imprime-se	-15
[imprimo	-20
[inchada	-10
[inclusive	-14
[incêndio	-12
[indo	-20
[industrial	-17
[inem	-9
[informa	-10
[inox	-13
[inquérito	-9
[insetos	-10
[insista	-18
[insiste	-18
[inspetor	-12
[inspetora	-12
[inspeção	12
[instalação	21
[instituto	-10
[instrumentais	-14
[instrumento	8
[instrumentos	10
[instrutor	-19
[instrutores	-16
[instrução	-34
[instruções	-12
[inteira	-14
[inteiro	-9900
[interessa	-15
[interessado	-10
[interfone	-14
[interior	-24
[interna	-28
[interno	-25
[intervalo	-8
[intérprete	-15
[inventa	-17
[inventário	8
[inverno	-13
[inês	-9900
[início	-13
[ipma	-17
[irmã	-20
[irmão	-21
[irmãos	-13
[isola	-11
[isolamento	-19
[isopor	-10
[isso	-9900
[isto	-9900
[itajaí	-14
[item	-17
[ivone	-18
[j	-17
[jamais	-20
[janeiro	-20
[janela	-23
[janelas	-16
[japonês	-9
[jardim	-17
[jeito	-9900
[jejum	-11
[joana	-14
[joaquim	-18
[joga	-9900
[jogo	-15
[jogou	-14
[joia	-18
[jorge	-9
[jornal	-11
[joão	-21
[juazeiro	-21
[juiz	-9
[julho	-19
[junho	-13
[junta	-9900
[juntas	-12
[junto	-9900
[juntos	-13
[juntou	-16
[jura	-8
[jurídico	-12
[jussara	-16
[juíza	-18
[já	-9900
[jéssica	-9
[keila	-9900
[kelly	-12
[kg	-15
[kkkk	-14
[km	-16
[km/h	-19
[laboratório	-31
[lacra	-15
[lacrada	-12
[lacrado	-12
[lacre	-20
[lado	-9900
[lados	-13
[lagar	-14
[laje	-16
[lama	-10
[lanche	-16
[lanterna	-22
[lança	-12
[lar	-16
[laranja	-19
[laranjeira	-11
[larga	-15
[largo	-20
[lata	-15
[laterais	-17
[lateral	-21
[laudo	-21
[lava	8
[lava-se	-21
[lavada	-17
[lavado	-21
[lavagem	10
[lavam-se	-19
[lavanderia	-25
[lave	-15
[lda	-21
[leem	-8
[legenda	-17
[legendas	-20
[legível	-14
[lei	-20
[leia	-13
[leio	-16
[leite	-34
[leitor	-9900
[lembrar	-16
[lembro	-13
[lembrou	-8
[lenha	-20
[lentes	-17
[lençol	-10
[leonor	-19
[ler	-9900
[letra	-9900
[leva	-9900
[leva-o	-14
[levam	-12
[levanta	-21
[levantados	-10
[levantar	-21
[levante	-8
[levar	-20
[leve	-14
[levou	-21
[leão	-14
[lhe	-9900
[lhes	-14
[libera	-13
[liberar	-19
[liberdade	-19
[licenciado	-13
[licença	-13
[lida	-18
[liga	-9900
[liga-se	-9900
[ligado	-9900
[ligam-se	-10
[ligação	-13
[ligo	-23
[ligou	-9
[ligue	-12
[limite	-13
[limpa	-9900
[limpa-se	-17
[limpar	-9
[limpeza	25
[limpo	-9900
[lindo	-18
[linguagem	-33
[linha	-9900
[linhas	-21
[lista	-9900
[litro	-26
[litros	-23
[livre	-18
[livro	-9900
[livros	-9900
[lixa	-9
[lixeira	-9
[lixo	-9900
[lixívia	-18
[local	-9900
[localização	-18
[logo	-9900
[loja	-9900
[lol	-15
[lona	-18
[londrina	-15
[longa	-14
[longe	-15
[lopes	-20
[lota	-14
[lote	-9900
[luan	-14
[lugar	-24
[lugares	-14
[lume	-14
[lupa	-11
[lurdes	-19
[luva	-9900
[luvas	-12
[luz	-9900
[luzes	-21
[lá	-9900
[lápis	-26
[lâmina	-22
[lâmpada	-18
[lã	-17
[lê	-9900
[lê-se	-15
[líder	-15
[líquido	-9
[m	-16
[macacão	-9
[madeira	-23
[madrugada	-15
[mafalda	-15
[mail	-14
[maio	-20
[maior	-20
[mais	-9900
[mal	-9900
[mala	-32
[malha	-13
[malta	-38
[mamou	-9
[mancha	-11
[manchado	-15
[manchas	-13
[manda	-9900
[mandam	-15
[mandar	-9900
[mandasse	-16
[mande	-24
[mando	-11
[mandou	-35
[mandou-nos	-15
[maneira	-37
[manga	-15
[mangueira	-17
[manhã	-9900
[manta	-19
[manual	-9
[mapa	-9900
[maquinista	-14
[mar	-19
[marca	-9900
[marca-se	-14
[marcam	-8
[marcar	-22
[marco	10
[marinha	-9
[marinheiro	-16
[marketing	-16
[marlene	-11
[marnoto	-18
[marta	-20
[março	-21
[maré	-20
[marés	-22
[mas	-9900
[massa	-26
[matança	-14
[material	-16
[maternidade	-17
[matriz	-28
[matrícula	18
[me	-9900
[mecânico	-12
[mede-se	-12
[medicamentos	-21
[medicação	-21
[medida	-18
[medir	10
[medo	-13
[meia	-9900
[meia-noite	-11
[meio	-9900
[meio-dia	-18
[meireles	-15
[mel	-14
[melhor	-23
[membros	-11
[memorando	-23
[menina	-24
[meninas	-18
[menino	-19
[meninos	-12
[menor	-13
[menos	-9900
[mensagem	-21
[mensagens	-17
[mensal	-15
[mercado	-14
[mergulha	-17
[mergulho	-16
[mesas	-29
[meses	-9900
[mesma	-9900
[mesmo	-9900
[mestre	-9900
[mestres	-13
[metade	-9900
[metais	-16
[metalúrgica	-11
[mete-se	-15
[meto	-17
[metro	-15
[metros	-9900
[meu	-9900
[meus	-25
[mexe	-9900
[mexendo	-12
[mexer	-23
[microchip	-16
[microfone	-12
[mil	-9900
[milímetro	-12
[mim	-9900
[min	-9900
[minas	-20
[minha	-9900
[minhas	-22
[ministério	-11
[minto	-13
[minuta	-16
[minuto	-9900
[minutos	-9900
[missa	-20
[mistura	-24
[misturar	-19
[miúdo	-14
[miúdos	-27
[mochilas	-14
[modo	-9900
[moeda	-17
[moedas	-11
[molas	-13
[molde	-16
[mole	-10
[molha	-12
[molhada	-11
[molhadas	-14
[molhado	-11
[molhados	-14
[molho	-9
[molhou	-10
[momento	-24
[monitor	-16
[monitores	-12
[montagem	25
[montamos	-19
[montando	-11
[montar	-39
[monte	-13
[monto	-16
[mora	-15
[morada	-23
[morador	-14
[morava	-11
[morde	-10
[morna	-12
[morreu	-18
[morto	-25
[mostra	-9900
[mostra-se	-15
[mostrar	-27
[mostre	-19
[motivo	-9900
[motoboy	-13
[motor	-25
[motorista	-9900
[moura	-18
[moça	-26
[moças	-14
[mudar	-23
[mudou	-10
[muito	-9900
[mulher	-18
[mulheres	-16
[multa	-21
[multas	-11
[multibanco	-18
[multou	-11
[multímetro	-9
[mundo	-9900
[municipal	-20
[museu	-32
[máquina	-9900
[máscara	-13
[máx	-18
[máximo	-9900
[mãe	-9900
[mão	-9900
[mãos	-9900
[médico	-22
[mês	-9900
[mínimo	-9900
[mónica	-13
[móveis	-18
[móvel	-8
[música	-16
[n.º	-9900
[n2	-9
[na	-9900
[nada	-9900
[nadar	-13
[nas	-9900
[nasce	-17
[nascimento	-15
[navios	-23
[negoceia	-8
[negócio	-20
[neide	-19
[nelson	-9
[nem	-9900
[nenhum	-28
[nenhuma	-21
[nesse	-19
[neste	-16
[neutro	-20
[nif	-16
[ninguém	-9900
[nitrox	-13
[nivelada	-11
[no	-9900
[nobreak	-14
[noite	-9900
[noiva	-14
[nome	-9900
[nomes	-12
[norma	-15
[normal	-11
[norte	-20
[nos	-9900
[nossa	-9900
[nossas	-13
[nosso	-9900
[nossos	-26
[nota	-9900
[notas	-30
[noutro	-10
[nova	-9900
[novas	-21
[nove	-28
[novembro	-25
[noventa	-18
[novo	-9900
[novos	-9900
[num	-9900
[numa	-9900
[numerado	-18
[nunca	-9900
[nuno	-9900
[nuvem	-8
[nº	-23
[não	-29
[né	-9900
[nélson	-13
[nível	-21
[nó	-18
[nós	-9900
[número	-9900
[o	-41
[objetivo	-12
[objetos	12
[obra	-9900
[obras	10
[obrigada	-24
[obrigado	-11
[obs	-23
[observador	-18
[observação	-18
[ocorrência	-10
[odete	-11
[odonto	-15
[oeste	-11
[oferece	-15
[oferece-se	-12
[oferecer	-17
[oficina	-17
[ofício	-20
[oi	-9900
[oitava	-13
[oitenta	-30
[oito	-9900
[ok	-9900
[olha	-9900
[olhal	-14
[olhando	-18
[olhar	-19
[olhe	-15
[olho	-15
[olhos	-11
[olhou	-11
[oliveira	-9
[olá	-20
[ombro	-17
[ombros	-10
[onda	-14
[onde	-9900
[ong	-13
[ontem	-9900
[onze	-9900
[operacional	-14
[operador	-9900
[operadora	-18
[operadores	-14
[operação	-26
[opinião	-23
[ora	-28
[ordenha	12
[orelhas	-8
[organiza	-20
[organizar	-21
[originais	-9
[original	-16
[orvalho	-9
[orçamento	-24
[os	-32
[ostra	-20
[otávio	-17
[ou	-9900
[ouriços	-19
[ouro	-32
[outono	-11
[outra	-9900
[outras	-23
[outro	-9900
[outros	-20
[outubro	-21
[ouve	-15
[ouvir	-15
[ovelhas	-14
[oxigênio	-12
[p	-22
[paciente	-21
[paciência	-24
[pacote	-14
[padaria	16
[padre	-18
[padrinho	-23
[padrinhos	-14
[padronizar	-16
[padrão	-11
[paga	-19
[paga-se	-14
[pagam	-11
[pago	-12
[pagou	-19
[paguei	-9
[pai	-18
[painel	-23
[pais	-15
[pala	-11
[palavra	-29
[palavras	-17
[palavrão	-15
[palavrões	-20
[palco	-10
[palete	-15
[palheta	-9
[palma	-11
[palmo	-19
[panela	-17
[pano	-9900
[papel	-13
[papelão	17
[papéis	-20
[par	-15
[para	-9900
[para-brisas	-13
[parabéns	-10
[paracetamol	-11
[parada	-19
[parado	-11
[parafuso	-12
[parafusos	-16
[paragem	-22
[parar	-10
[parece	-15
[parecer	-9
[parede	-9900
[paredes	-11
[parente	-16
[parou	-17
[parque	-33
[parte	-9900
[partes	-17
[participantes	-10
[partida	9
[partir	-9900
[parto	-24
[passa	-9900
[passa-se	-21
[passada	-19
[passado	-9900
[passageiro	-22
[passageiros	-10
[passagem	19
[passam	-17
[passando	-14
[passe	-23
[passeio	-13
[passos	-13
[passou	-9900
[pasta	-9900
[pastor	-14
[patrão	-22
[patrícia	-13
[pau	-14
[paula	-16
[paulo	-11
[pauta	-13
[paz	-14
[pdf	-12
[pedal	-11
[pedaço	-15
[pede	-9900
[pede-lhe	-10
[pede-se	-9900
[pedem	-22
[pedi	-21
[pedido	-9900
[pedidos	10
[pedir	-9900
[pediram	-18
[pediram-me	-11
[pediu	-9900
[pediu-me	-22
[pedra	-16
[pedras	-15
[pedreiro	-13
[pedágio	-17
[pega	-9900
[pegar	-9900
[pegou	-24
[peixe	-27
[pela	-9900
[pelas	-11
[pele	-16
[pelo	-9900
[pelos	-26
[película	-19
[pena	-23
[pendura	-21
[pendurada	-19
[pendurado	-14
[penduram-se	-13
[pendurar	10
[peneira	-22
[pensei	-24
[pequena	-19
[pequenas	-17
[pequeno	-18
[pequenos	-15
[perceba	-16
[percorre	-13
[perda	-9
[perde	-20
[perdemos	-24
[perderam	-13
[perdeu	-26
[perdeu-se	-9
[perdi	-20
[perdido	-24
[perdoa	-11
[pergunta-se	-15
[perguntando	-13
[perguntar	-9900
[pergunte	-17
[perguntem	-10
[pergunto	-15
[perguntou	-22
[permitido	-11
[pernas	-11
[perto	-9900
[período	-15
[pesa	-9900
[pesa-se	-20
[pesada	-21
[pesados	-14
[pesam	-17
[pesar	-18
[pescado	-10
[pescoço	-15
[peso	-9900
[pesos	-14
[pessoal	-9900
[pessoas	-9900
[pet	-16
[peça	-33
[peçanha	-14
[peças	-9900
[peço	-30
[ph	-10
[pia	-10
[piano	-23
[picar	-17
[pico	-16
[pilha	-12
[piloto	-9900
[pilotos	-8
[pinga	-8
[pingo	-13
[pinho	-14
[pintado	-17
[pintar	-17
[pintura	-22
[pinça	-15
[pior	-11
[piquete	-12
[pisca	-8
[piso	-9900
[pista	-22
[pix	-17
[placa	-9900
[planetário	-14
[planilha	-11
[plano	-18
[planta	-20
[plantas	-15
[plantonista	-14
[plantão	-9900
[plaqueta	-15
[plaquinha	-16
[plastificar	-21
[plataforma	-16
[playlist	-17
[plástico	-23
[pneu	-21
[pneus	-15
[poda	16
[pode	-9900
[podem	-17
[podia	-19
[podre	-17
[pois	-9900
[polegar	-14
[polícia	-10
[ponha	-24
[ponham	-21
[ponham-me	-17
[ponho	-21
[ponta	-21
[pontas	-21
[ponto	-9900
[pontos	-9900
[popa	-11
[por	-9900
[porque	-9900
[porta	-9900
[portador	-17
[portal	-9
[portanto	-9900
[portaria	-20
[porteira	-14
[porteiro	-22
[porteiros	-16
[porto	-34
[português	-20
[portão	-9900
[porém	-12
[posição	-18
[possa	-24
[possível	-19
[posto	-29
[pote	-19
[potência	-16
[pouco	-9900
[pousa	-13
[pousar	-19
[povo	-18
[poço	-20
[pq	-14
[pra	-9900
[praia	-14
[prancha	-16
[prancheta	-15
[prateleiras	-15
[prato	-18
[prazo	-9900
[prazos	-19
[praça	-16
[precisa	-9900
[precisam	-13
[precisamos	-25
[precisar	-16
[preciso	-9900
[preenche	-9900
[preenchem	-9
[preencher	-16
[preenchida	-8
[prefeitura	-23
[prego	-19
[prende	-14
[prende-se	-17
[prender	-14
[prepara	-25
[preparar	11
[preparação	24
[preparo	-14
[presa	-34
[presas	-16
[presente	-9900
[presentes	-32
[presença	-17
[presidente	-9900
[preso	-11
[pressa	-18
[pressão	-24
[preta	-19
[pretende-se	-25
[pretendo	11
[preto	-29
[previsão	-10
[prezados	-22
[preço	-19
[pri	-9900
[primavera	-11
[primeiro	-9900
[primeiros	-27
[primo	-14
[principalmente	-12
[print	-9
[prior	-18
[priscila	-19
[pro	-9900
[proa	-16
[problema	-14
[proceder	-16
[procura	-17
[procurar	-21
[produto	-24
[produtor	-10
[produção	-9900
[prof	-11
[professor	-29
[professora	-18
[profissional	-10
[profundidade	-14
[programa	-22
[proibida	-14
[projeto	-19
[projetor	9
[promete	-17
[prometeu	-15
[pronto	-9900
[propaganda	-21
[proponho	-22
[proprietário	-15
[propósito	-18
[pros	-33
[proteção	-19
[prova	15
[provar	-16
[proveta	-21
[prática	-16
[prédio	-20
[prévia	-8
[própria	-27
[próprio	-9900
[próxima	-28
[próximo	-8
[publica	-11
[publica-se	-14
[pug	-8
[pulseira	-14
[pulso	-13
[punho	-10
[purga	9
[purgar	-13
[pusesse	-16
[puxa	-31
[puxa-se	-17
[puxado	-19
[puxando	-9
[puxão	-12
[pá	-15
[página	-32
[páginas	-19
[pátio	-11
[pão	-16
[pé	-9900
[pés	-22
[pó	-9900
[pôr	-9900
[põe	-9900
[põe-se	-25
[põem-se	-18
[pública	-22
[público	-20
[q	-24
[quadro	-9900
[quadros	-15
[qual	-21
[qualidade	-20
[qualquer	-9900
[quando	18
[quantas	-10
[quantidade	-8
[quanto	-42
[quarenta	-9900
[quarentena	8
[quaresma	-8
[quarta	-9900
[quarta-feira	-11
[quartinho	-8
[quartos	-8
[quase	-9900
[quatro	-9900
[quatrocentos	-20
[que	-9900
[quebrado	-18
[quebrou	-13
[queda	-23
[queijo	-22
[queimar	-10
[quem	-50
[quente	-9900
[quer	-9900
[querem	-23
[queria	-9900
[quero	-9900
[questionário	-19
[questão	-24
[quilo	-18
[quilos	-12
[quilómetros	-17
[quinhentos	-12
[quinta	-33
[quinta-feira	-8
[quintal	-18
[quintas	-17
[quinto	-11
[quinze	-9900
[quiosque	-22
[quê	-19
[químico	-9
[r	-18
[rachadura	-12
[rafa	-16
[raias	-11
[raimundo	-12
[raio	-9
[ralo	-9
[ramos	-22
[rampa	-14
[rapariga	-18
[rapaz	-9900
[rapazes	-19
[raquel	-15
[rascunho	-17
[rasgada	-9
[rasgado	-16
[rasgar	-16
[raso	-11
[raspa	-19
[rasura	-9
[rateio	-13
[raul	-11
[razão	-24
[ração	-21
[re	-21
[reais	-10
[real	-15
[reboque	-13
[recarga	15
[recebe	16
[recebemos	-18
[recebeu	-24
[recenseamento	-13
[recepcionista	-12
[receção	20
[recibo	-19
[reciclável	-14
[reclamações	-21
[reclame	-14
[reclamou	-8
[recolha	14
[recolhido	-9
[reconhece	-11
[reconhecimento	16
[recreio	-18
[recuperação	-20
[recursos	-13
[recusa-se	-14
[redator	-8
[redação	-24
[rede	-9900
[redes	-18
[redige	-12
[redigir	-24
[redija	-15
[reduz	-21
[reduza	-16
[ref	-9
[refaz	11
[refeição	-14
[refeições	-17
[reforma	12
[reforma-se	-15
[reformou	-20
[rega-se	-16
[regar	-14
[regata	-14
[regista	-19
[registado	-8
[registo	-22
[registra	-11
[registro	-21
[regra	-23
[regras	9
[regresso	-25
[regula	-22
[relatou	-17
[relatório	-9900
[relva	-12
[relógio	-11
[relógios	-16
[remendo	-9
[remoto	-21
[remédio	-25
[rente	-10
[repete	-23
[requisição	-30
[res	-14
[reserva	-14
[reservas	-11
[resgate	10
[residentes	-20
[residência	-23
[resina	-12
[resolve	-9
[responde	-11
[respondendo	-19
[responder	-24
[respondeu	-11
[responsável	-9900
[resposta	-21
[restaura	-9
[restaurante	-9
[restaurantes	-10
[restauro	12
[resto	-14
[restos	-18
[resultado	-11
[resumo	-16
[retalho	-21
[retira	-19
[retoque	-18
[retrolavagem	9
[reuniu	-16
[reunião	-9900
[rev	-14
[rever	-17
[revezam	-12
[revisão	-26
[reúne	-18
[rg	-13
[rh	-18
[ria	-34
[ribeirão	-13
[ricardo	-16
[rio	-15
[risca	-15
[risca-se	-13
[riscadas	-10
[risco	-15
[riscos	-10
[rita	-18
[roda	-9900
[rodando	-10
[rodapé	-13
[rodar	-12
[rodas	-19
[rodo	-10
[rogério	-10
[rolo	-19
[rolos	-13
[romper	-13
[rosa	-15
[rosca	-17
[rose	-14
[rosto	-17
[rosário	-17
[rotação	-21
[roteirinho	13
[roteiro	-9
[rotina	25
[roupa	-9900
[roupas	-23
[roxa	-14
[roxo	-11
[rs	-19
[rua	-9900
[rubrica	-10
[rui	-20
[ruído	-12
[rádio	-19
[ré	-15
[régua	-23
[rótulo	-22
[s	-9900
[sabe	-9900
[sabem	-13
[saber	-32
[sabia	-15
[sabão	-11
[saco	-9900
[sacode-se	-12
[sacos	-9900
[sacristia	-9
[sacristão	-25
[sacudir	-15
[saem	-9900
[safra	-17
[sai	-9900
[sair	-9900
[saiu	-9900
[sal	-9900
[sala	-50
[saldo	-9
[salinas	-21
[salmoura	-15
[salvo	-13
[salão	-23
[sandra	-10
[sangria	12
[sangue	-18
[sanitária	-11
[santa	-15
[santana	-18
[saquinho	-16
[saudade	-20
[saudações	-13
[saídas	17
[saíram	-15
[saúde	-13
[se	-31
[seca	-9900
[seca-se	-9
[secador	-10
[secagem	18
[secar	-9900
[seco	-9900
[secretaria	-23
[secretária	-20
[sede	-16
[segue	-9900
[seguem	-14
[seguinte	-9900
[seguir	-24
[segunda	-9900
[segunda-feira	-11
[segundas	-11
[segundo	-9900
[segundos	-9900
[segura	-25
[seguradora	-19
[segurança	-9900
[seguro	-25
[sei	-20
[seis	-9900
[seja	-26
[selfie	-14
[sem	-9900
[semana	-9900
[semanas	-18
[semente	-11
[semestre	-15
[sempre	-9900
[sendo	-23
[senha	-9900
[senhor	-9900
[senhora	-9900
[senhores	-13
[senta-se	-18
[sentado	-11
[sentam	-10
[sentar	-16
[sentido	-11
[sentir	-20
[senão	-27
[separa	-9900
[separa-se	-14
[separada	-10
[separado	-10
[separam-se	-18
[sequência	-23
[ser	-9900
[seria	-10
[seringa	-17
[sermão	-15
[serra	-20
[serradura	-10
[serragem	-21
[serve	-14
[servem	-12
[servidor	-20
[servidores	-12
[serviço	-9900
[serviços	-16
[será	-13
[sesmt	-12
[sessenta	-23
[sessões	-10
[sete	-9900
[setembro	-16
[setor	-28
[setúbal	-17
[seu	-9900
[sexta	-9900
[sexta-feira	-13
[shimeji	-17
[shopping	-12
[show	-11
[sido	-9
[silêncio	-13
[sim	-9900
[simples	-16
[simpático	-12
[sinal	-9900
[sino	-22
[sirva	-13
[sistema	-9900
[site	-14
[situação	-22
[skipper	-16
[sobe-se	-14
[sobra	-13
[sobras	-16
[sobre	-9900
[sobretudo	-14
[sobrou	-14
[social	-14
[sociedade	-13
[socorro	-17
[soda	-18
[sofia	-17
[sofá	-19
[sofás	-18
[sogro	-13
[soja	-18
[sol	-25
[solar	-16
[solda	-12
[solicita-se	-18
[solicitar	-23
[solo	-18
[solta	-17
[solta-se	-18
[soltar	-12
[som	-9900
[soma	-15
[sombra	-11
[somos	-9900
[sonda	-11
[sopa	-11
[soraia	-13
[soro	-17
[sorriso	-10
[sorte	-15
[sou	-9900
[sozinha	-13
[sozinho	-9900
[sozinhos	-10
[spray	-11
[sr	-9900
[sua	-9900
[sub-13	-15
[subir	-15
[subiu	-9
[submarino	-12
[substitui	-14
[suja	-18
[sul	-15
[sumir	-13
[sumiu	-10
[superfície	-15
[superior	-9
[supermercado	-11
[supervisor	-12
[supervisora	-21
[suporte	-17
[susto	-21
[sábado	-9900
[sábados	-24
[são	-9900
[série	-9
[sério	-24
[sétimo	-14
[sílica	-10
[sílvia	-16
[síndica	-15
[síndico	-11
[sítio	-11
[só	-31
[sócio	-20
[sócios	-20
[sónia	-17
[tabela	-9900
[tabuleiro	-28
[tabuleiros	-16
[tacho	-9
[tal	-16
[talhão	-20
[talão	-24
[tamanho	-10
[tambor	-21
[também	-9900
[tampa	-9900
[tampada	-15
[tanques	-16
[tanto	-19
[tapar	-17
[tapete	-28
[tapetes	-9
[tarcísio	-12
[tarde	-9900
[tarefa	-22
[tati	-14
[tatua	-15
[tava	-9
[taxa	-15
[te	-20
[teatro	-26
[tecido	-15
[teclado	-9
[tejadilho	-10
[tela	-9900
[telefona	-18
[telefona-se	-22
[telefone	-9900
[telefonema	-16
[telemóveis	-16
[telemóvel	-21
[teles	-9
[televisão	-14
[telha	-15
[telhado	-9
[telmo	-14
[tem	-9900
[tema	-26
[temos	-9900
[temperatura	-9900
[tempo	-9900
[temporada	-16
[tenda	14
[tendo	-16
[tenha	-18
[tenham	-22
[tenho	-9900
[tensão	-19
[teor	-12
[ter	-9900
[terceira	-20
[terceiro	-25
[teresa	-19
[terminar	-9
[terminou	-13
[termo	-16
[termos	-26
[termómetro	-14
[termômetro	-17
[terra	-23
[terreno	-14
[terça	-19
[terça-feira	-12
[terças	-17
[terço	-14
[tesoura	-10
[testa	-9900
[testada	-12
[testar	-14
[testemunha	-13
[testemunhas	-10
[testo	-14
[teve	-16
[texto	-9900
[thaís	-8
[ti	-25
[tiago	-21
[ticket	-17
[tijolo	-8
[time	-12
[tinha	-9900
[tinham	-16
[tinta	-24
[tipo	-13
[tiquinho	-10
[tira	-13
[tira-se	-9900
[tirada	13
[tirado	-18
[tirar	-9900
[tire	-12
[tirem	-12
[tiro	-24
[tive	-15
[tivemos	-26
[tiver	-9900
[toalha	-21
[toca	-9900
[tocam	13
[tocando	-13
[tocar	-35
[toco	-19
[toda	-9900
[todas	-9900
[todo	-9900
[todos	-9900
[tom	-17
[toma	-16
[tomada	-17
[tomou	-11
[toneladas	-15
[toninho	-19
[tonturas	-8
[toque	-24
[toques	-13
[torcendo	-16
[torna	-15
[torneio	-19
[torque	-19
[torra	18
[torre	-16
[torres	-14
[torto	-20
[tosa	-18
[tosse	-15
[touca	-9900
[trabalha	-26
[trabalham	-14
[trabalhamos	-18
[trabalhei	-20
[trabalhos	9
[tradutor	-15
[traduzido	-12
[trajes	-15
[tranca	-13
[trancado	-19
[transferência	13
[transformar	-20
[transmissor	-12
[transportadora	-22
[transportes	-12
[traseira	-12
[tratada	-21
[tratador	-13
[tratadores	-15
[tratar	11
[trava	-18
[travada	-19
[travado	-14
[travessia	-21
[travões	-14
[traz	-9900
[trazer	-19
[traço	-19
[trecho	-9
[trena	-9
[trezentos	-13
[triagem	-13
[triangular	-8
[tribunal	-10
[trimestre	-12
[trinta	-9900
[troca	24
[trocada	-15
[trocado	-15
[trocam-se	-12
[trocar	31
[trocaram	-18
[troco	-11
[trocou	-15
[troque	-11
[trouxe	-17
[trás	-25
[três	-9900
[tubo	-19
[tubos	-10
[tudo	-9900
[tule	-18
[turistas	-20
[turma	-26
[turno	-34
[tutor	-17
[tá	-9900
[tábua	-19
[táxi	-16
[técnica	-9900
[técnicas	-16
[técnico	-9900
[técnicos	-19
[têm	-9900
[tínhamos	-17
[título	-19
[tô	-33
[túnel	-9
[uberaba	-18
[um	-56
[uma	-25
[umas	-32
[umidade	-9
[unidade	-9
[unidades	-10
[unidos	-14
[uniforme	-18
[uniformes	-24
[universidade	-11
[uns	-9900
[uníssonos	-14
[urgente	-22
[urgência	-12
[urna	-23
[usa	-9900
[usa-se	-11
[usada	-9
[usado	-15
[usamos	-10
[usar	-15
[use	-9
[uso	15
[utente	-21
[utilizador	-15
[uvas	-22
[v	-15
[vacina	-22
[vaga	-17
[vai	-9900
[vai-se	-18
[valdir	-16
[vale	-9900
[vales	-13
[valida	-11
[validade	-9900
[valmir	-11
[valor	-9900
[vamos	-9900
[van	10
[vara	-15
[varanda	-16
[varas	-13
[variedade	-14
[varre	-10
[varre-se	-15
[vaso	-10
[vaza	-23
[vazia	-24
[vazio	-14
[vazou	-14
[vc	-12
[vcs	-10
[veda	-17
[vedado	-13
[veio	-9900
[veja	-14
[vejo	-26
[vela	-14
[velas	-25
[velha	-14
[velho	-25
[velocidade	-19
[vem	-9900
[vemos	-11
[venceu	-13
[venda	-20
[vende	-15
[vendedores	-20
[vender	-19
[vendo	-25
[veneno	-15
[venho	-24
[ventilador	-12
[ventou	-15
[ver	-9900
[verdade	-22
[verde	-9900
[vereador	-15
[vergonha	-17
[verifica	-16
[verifica-se	-12
[verificam	-12
[verificam-se	-15
[verificação	12
[vermelha	-9900
[vermelho	-9900
[verso	-14
[versão	-10
[vertical	-20
[verão	-9900
[veste	-17
[veterinária	-18
[veterinário	-23
[vez	-9900
[vezes	-9900
[vi	-15
[via	-19
[viagem	-28
[viaja	-16
[viatura	-28
[viaturas	-12
[vida	-9900
[vidro	-9900
[vier	-8
[vigia	-12
[vigilante	-19
[vigilantes	-10
[vila	-19
[vinagre	-13
[vinha	-20
[vinheta	-14
[vinho	-24
[vinte	-9900
[violinos	-23
[vir	-26
[vira	-9900
[virada	-18
[virado	-19
[viram	-15
[virar	-20
[viraram	-13
[viseu	-13
[visitante	-20
[visitantes	-17
[visitas	21
[visor	-16
[vista	-27
[visto	-10
[vistoria	20
[vitória	-17
[viu	-9900
[viva	-17
[vivas	-18
[viveiro	-22
[vizinho	-22
[vizinhos	-18
[você	-9900
[vocês	-22
[volante	-20
[volta	-9900
[volta-se	-14
[voltam	-15
[voltar	12
[voltas	-20
[voltou	-15
[volume	-14
[volumes	-12
[voluntária	-9
[voluntário	-24
[voluntários	-9900
[vosso	-15
[voto	-20
[vou	-9900
[voz	-9900
[vácuo	-11
[válida	-8
[válvula	-23
[vão	-9900
[véspera	-9900
[vê	-9900
[vê-se	-9
[vêm	-27
[vídeo	-14
[wagner	-22
[wellington	-13
[wi-fi	-14
[x	-22
[xampu	-13
[zap	-17
[zero	-22
[zé	-9900
[|	-9900
[~	-9900
[«	-9900
[°	-9900
[·	-9900
[»	-9900
[à	-9900
[às	-9900
[ácido	-9900
[água	-9900
[águas	-20
[águia	-17
[álcool	-9900
[árbitro	-18
[área	-23
[árvore	-23
[áudio	-13
[âmbito	-9
[é	-9900
[época	-12
[évora	-17
[ó	-26
[óbito	-15
[óculos	-9900
[óleo	-9900
[óleos	-16
[órgão	-9
[ótica	-22
[ônibus	-24
[última	-9900
[último	-9900
[últimos	-15
[única	-24
[único	-37
[útil	-19
[–	-9900
[—	-9900
[•	-9900
[☐	-9900
]!	-9900
]"	-9900
]%	-9900
](	-9900
])	-9900
]*	-9900
],	-9900
]-	-9900
]--07	-18
]--13	-27
]--in	-23
]--la	-23
]--lo	-14
]--me	-41
]--os	-19
]--se	-55
]-0	-30
]-a-a	-15
]-a-o	-17
]-aba	-26
]-abe	-29
]-ack	-26
]-aco	-24
]-ada	-20
]-ade	-14
]-ado	-22
]-afa	-20
]-afo	-22
]-aga	-31
]-ago	-26
]-ah	-25
]-aha	-20
]-ai	-24
]-ail	-17
]-aio	-23
]-air	-19
]-ais	-33
]-aiu	-28
]-aja	-24
]-aje	-14
]-ala	-22
]-ali	-23
]-alo	-35
]-alô	-19
]-ama	-38
]-ame	-18
]-amo	-19
]-ana	-39
]-ane	-22
]-ani	-16
]-apa	-39
]-apo	-10
]-apé	-15
]-are	-17
]-ari	-19
]-aro	-24
]-ará	-15
]-aré	-17
]-ase	-17
]-ash	-13
]-aso	13
]-ass	-9
]-ata	-40
]-ate	-26
]-ati	-11
]-ato	-10
]-aus	-12
]-ava	-42
]-avi	-10
]-avo	-16
]-avó	-14
]-avô	-15
]-axa	-19
]-aza	-22
]-aço	-46
]-açu	-11
]-aís	-24
]-bal	-21
]-bam	-15
]-bas	-21
]-baú	-15
]-bem	-9
]-ber	-43
]-beu	-27
]-bh	-16
]-bia	-21
]-bio	-10
]-bir	-15
]-biu	-21
]-blz	-8
]-bo	-10
]-boa	-9
]-bor	-26
]-bou	-23
]-box	-11
]-bra	-12
]-bro	-50
]-bua	-10
]-bus	-25
]-bão	-13
]-cai	-17
]-cal	-34
]-cam	-32
]-car	-13
]-cc	-12
]-cem	-18
]-cer	-33
]-ces	-17
]-ceu	-34
]-che	-29
]-cho	-24
]-chê	-12
]-cie	-15
]-cio	-40
]-clo	-9
]-cm	-19
]-co2	-9
]-coa	-16
]-com	-9
]-con	-12
]-cos	24
]-cou	-20
]-cpf	-13
]-cra	-13
]-cre	-30
]-cru	-10
]-cta	-24
]-cto	16
]-ctt	-10
]-cuo	-16
]-cão	-11
]-céu	-10
]-cês	-27
]-dal	-10
]-dam	-11
]-dar	-33
]-das	-59
]-daí	-18
]-dei	-16
]-dem	-37
]-deo	-16
]-der	-42
]-des	-42
]-deu	-36
]-dia	-29
]-dim	-24
]-dir	-21
]-diz	-19
]-doa	-12
]-doc	-14
]-dor	11
]-dou	-42
]-dr	-14
]-dra	-22
]-dre	-21
]-dro	-10
]-duz	-25
]-dão	-33
]-dê	-21
]-eak	8
]-eal	-9
]-ear	-14
]-eas	-12
]-eba	-22
]-ebe	-14
]-ebo	-19
]-eca	-28
]-ece	-42
]-eci	-17
]-eco	-12
]-ede	-33
]-edi	-12
]-edo	-32
]-efa	-19
]-efe	-18
]-ega	-10
]-ego	-34
]-eio	-16
]-eja	-14
]-eji	-18
]-ela	-12
]-elo	-47
]-ema	-12
]-ena	-41
]-enc	-13
]-ene	-20
]-enf	-10
]-ens	12
]-eos	-16
]-epi	10
]-era	-30
]-ere	-22
]-ero	-31
]-ers	-20
]-erá	-14
]-esa	11
]-ese	-29
]-eso	-9
]-eta	-46
]-ete	-22
]-eus	-27
]-eva	-28
]-eve	-35
]-evi	-8
]-evo	-18
]-exa	-13
]-exo	-10
]-eza	-27
]-eão	-14
]-eça	13
]-eço	-25
]-f	-22
]-f.ª	-20
]-far	-21
]-fax	-20
]-faz	-23
]-fia	-24
]-fie	-16
]-fio	10
]-fos	10
]-foz	-15
]-fra	-16
]-fre	-15
]-fui	-23
]-fwd	-15
]-fás	-24
]-g	-25
]-g.ª	-13
]-gam	-17
]-gar	-21
]-gem	8
]-gia	-22
]-gil	-12
]-gio	-25
]-gir	-24
]-giu	-26
]-giz	-21
]-gor	-11
]-gou	-22
]-gra	-31
]-gre	-16
]-gro	-16
]-gue	-18
]-gum	-11
]-gás	10
]-gão	-17
]-hah	-10
]-hal	-20
]-ham	-28
]-har	-39
]-has	-21
]-hd	-13
]-hei	-23
]-hem	-15
]-hes	-24
]-hia	-16
]-hip	-19
]-hj	-13
]-hor	-28
]-hos	-22
]-hou	-16
]-how	-9
]-hum	-21
]-hã	-18
]-i	-11
]-ia	-16
]-iam	-22
]-iar	-14
]-ias	-47
]-iba	-23
]-ibo	-26
]-ice	-35
]-ide	-33
]-ier	-25
]-ies	-20
]-ifa	-12
]-iga	-40
]-ige	-28
]-igo	-16
]-ija	-16
]-ijo	-25
]-ila	-35
]-ili	-10
]-ilo	-19
]-ima	-43
]-imo	-20
]-ine	-28
]-ing	-40
]-ink	-12
]-ins	-28
]-int	-10
]-iné	-14
]-ior	-39
]-iou	-26
]-ipa	-23
]-ipe	-29
]-ipo	-26
]-ira	-11
]-ire	-10
]-iro	-13
]-isa	-29
]-ise	-23
]-iso	-13
]-ist	-16
]-ita	-68
]-ite	-21
]-ito	-74
]-iva	-33
]-ive	-21
]-ixa	-9
]-ixe	-32
]-ixo	-23
]-iza	-31
]-iás	-21
]-ião	-36
]-iça	-24
]-iço	-14
]-j	-10
]-jas	-34
]-jaí	-16
]-jes	-11
]-jos	9
]-jum	-18
]-jão	-21
]-ket	-18
]-kg	-21
]-kkk	-21
]-km	-13
]-kup	-16
]-lab	-13
]-lam	-13
]-lar	-12
]-lda	-20
]-ldo	-31
]-lei	-26
]-leo	-9
]-les	-42
]-leu	-20
]-lga	-15
]-lgo	-23
]-lha	-54
]-lhe	-33
]-lhã	-10
]-lia	-34
]-lio	-22
]-lir	-9
]-liê	-11
]-lly	-13
]-lma	-27
]-lme	-11
]-lmo	-19
]-lol	-16
]-lor	9
]-lou	-27
]-lpa	-19
]-lpe	-18
]-lso	-25
]-lta	-33
]-lte	-13
]-lto	-13
]-lva	-20
]-lve	-13
]-lã	9
]-lça	-18
]-lém	-18
]-lês	-19
]-m	-19
]-m/h	-20
]-mam	-29
]-mar	-13
]-mba	-30
]-mbo	-21
]-mel	9
]-mem	9
]-mer	-17
]-mes	-16
]-meu	-29
]-mia	10
]-miu	-25
]-mm	-8
]-mol	-13
]-mor	-23
]-mos	-63
]-mou	-33
]-mpu	-13
]-mum	-25
]-máx	-18
]-mão	-25
]-mês	-13
]-n2	-10
]-nal	-15
]-nam	-24
]-nar	-37
]-nas	-12
]-nca	-32
]-nce	-30
]-nco	-29
]-ndo	-80
]-nem	-13
]-ner	-14
]-nes	-18
]-net	-26
]-neu	-20
]-nga	-31
]-nge	-29
]-ngo	9
]-ngu	-19
]-ngá	-11
]-nha	-14
]-nho	-46
]-nhã	11
]-nia	-27
]-nif	-14
]-nil	-23
]-nio	-20
]-nis	-26
]-niu	-11
]-nja	-21
]-nol	-12
]-nor	-25
]-nou	-20
]-nox	11
]-npj	-11
]-nro	-18
]-nsa	-25
]-nta	-29
]-nte	-8
]-nua	-18
]-nza	-13
]-nº	-16
]-não	-26
]-nça	-10
]-nço	-16
]-nês	-18
]-nó	-17
]-oas	-27
]-obs	-25
]-oce	-21
]-oda	-26
]-ode	-15
]-odo	-24
]-ofa	-11
]-ofá	-23
]-ogo	-31
]-oia	-26
]-oio	-9
]-oja	-28
]-ojo	-18
]-ole	-18
]-olá	-14
]-oma	-23
]-ome	-13
]-omo	-30
]-ong	-10
]-ono	-21
]-ons	-13
]-oné	-13
]-opa	-18
]-ope	10
]-ora	-25
]-ore	-28
]-oro	-21
]-osa	10
]-ose	-20
]-oso	-31
]-ote	-23
]-oto	9
]-ova	-13
]-ove	-21
]-oxa	-18
]-oxo	-12
]-oão	-24
]-oça	-24
]-oço	-32
]-p	-33
]-pai	-16
]-pal	-18
]-pas	-26
]-pau	-12
]-paz	-16
]-pem	-20
]-per	-27
]-pes	-15
]-pet	11
]-ph	10
]-pim	-14
]-pio	-14
]-pis	-23
]-pix	10
]-pla	-16
]-plo	-24
]-pma	-14
]-pop	-20
]-por	-36
]-pou	-18
]-pq	-21
]-pra	-9
]-pto	-20
]-pug	-9
]-pus	-10
]-pá	-22
]-pão	-36
]-pé	-13
]-pós	-19
]-pôs	-19
]-põe	-13
]-q	-20
]-qui	-16
]-quê	-35
]-r	-23
]-ral	-32
]-ram	-55
]-rar	-62
]-rau	-16
]-rca	-39
]-rco	-36
]-rda	-25
]-rdo	-16
]-re	-19
]-rea	-22
]-ref	-9
]-rei	-15
]-rem	-40
]-rer	-25
]-reu	-30
]-rev	-15
]-rge	-19
]-rgo	-17
]-ria	-27
]-ril	-35
]-rim	-21
]-rir	-26
]-ris	-15
]-riu	-32
]-riz	-25
]-rla	-14
]-rma	-21
]-rme	-48
]-rmo	-24
]-rmã	-23
]-rne	-24
]-rno	-10
]-roa	-26
]-rof	-16
]-rol	-14
]-ros	8
]-rou	-45
]-rov	-9
]-rox	-18
]-roz	-8
]-rpo	-27
]-rre	-32
]-rro	-9
]-rs	-19
]-rsa	-23
]-rso	-28
]-rta	-42
]-rui	-13
]-ruz	-17
]-rva	-38
]-rve	-18
]-rás	-24
]-rão	-41
]-rça	-22
]-rço	-31
]-rém	-9
]-rés	-14
]-sae	-16
]-sal	27
]-sam	-23
]-sca	-28
]-sce	-30
]-sco	-27
]-sei	-30
]-sel	-12
]-sem	-23
]-ser	-15
]-ses	-28
]-sex	-15
]-sia	-30
]-sil	-9
]-sio	-20
]-smt	-12
]-sol	-25
]-son	-24
]-sou	-17
]-ssa	-53
]-sse	-34
]-sso	-27
]-sta	-9
]-ste	-38
]-sto	-23
]-sul	-18
]-são	14
]-tam	-28
]-tar	-12
]-taz	-27
]-te	-18
]-tei	-27
]-tel	-28
]-tem	-23
]-ter	-21
]-teu	-25
]-tia	-30
]-til	-26
]-tim	-12
]-tio	-27
]-tir	-30
]-toa	-16
]-tom	-21
]-ton	-16
]-tor	-23
]-tou	-45
]-tra	-46
]-tre	-23
]-tro	-15
]-tu	-21
]-tua	-18
]-tui	-16
]-tão	-13
]-tô	-27
]-uai	-8
]-uan	-15
]-uar	-29
]-uas	-26
]-uba	-18
]-ubo	-26
]-ubá	-16
]-uca	-15
]-uda	-28
]-ude	-14
]-udo	-27
]-uei	-27
]-uel	-12
]-uem	-24
]-uer	-18
]-ues	14
]-ufa	-15
]-ugo	-15
]-uia	-34
]-uim	-17
]-uir	-33
]-uiz	-16
]-uja	-21
]-ula	-39
]-ule	10
]-ume	-18
]-umo	-28
]-una	-25
]-uno	-30
]-uns	-14
]-upo	-25
]-ura	10
]-urt	-16
]-usa	-24
]-use	-9
]-uso	-24
]-uta	-21
]-ute	-17
]-uve	-14
]-uxa	-18
]-uxe	-16
]-uxo	-25
]-uza	-18
]-uão	-17
]-uês	-24
]-v	-20
]-val	-28
]-vam	-28
]-van	-21
]-var	-29
]-vas	13
]-vc	-14
]-vcs	-17
]-vei	-14
]-vel	-35
]-vem	-35
]-ver	-38
]-ves	-15
]-veu	-29
]-vi	-15
]-vil	-13
]-vio	-22
]-vir	-21
]-voa	-12
]-vor	-25
]-vos	10
]-vou	-18
]-vpn	-11
]-vra	-18
]-vre	-29
]-vão	-11
]-vém	-19
]-vêm	-31
]-x	-12
]-xam	-8
]-xar	-18
]-xem	-11
]-xer	-22
]-xma	-16
]-xmo	-14
]-xou	-25
]-xta	-21
]-xão	-18
]-zam	-10
]-zap	-17
]-zar	-40
]-zem	-31
]-zer	-14
]-zes	-19
]-zia	-33
]-zir	-16
]-zos	-20
]-zza	-14
]-zão	-19
]-zém	-26
]-áxi	-10
]-ães	13
]-ãos	-17
]-çam	-16
]-çar	-20
]-ças	-15
]-çol	-14
]-çou	-19
]-éis	-26
]-éns	-13
]-ído	-20
]-íza	-10
]-ó	-23
]-óis	-21
]-úde	-18
]-údo	-10
]-úne	-17
].	-9900
]/	-9900
]0	-30
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>-me ,	-14
]>-me .	-15
]>-me a	-18
]>-me de	-14
]>-me e	-14
]>-me falta	-13
]>-me para	-23
]>-me por	-13
]>-me que	-16
]>-me um	-18
]>-se ,	-27
]>-se .	-24
]>-se a	-21
]>-se ao	-8
]>-se as	-16
]>-se com	-15
]>-se de	-25
]>-se devagar	-14
]>-se do	-17
]>-se e	-15
]>-se em	-27
]>-se escorrer	-16
]>-se na	-15
]>-se no	-11
]>-se o	-26
]>-se os	-15
]>-se outra	-11
]>-se para	-24
]>-se que	-22
]>-se se	-13
]>-se tudo	-9
]>-se um	-18
]>-se «	-12
]>-se à	-27
]>0 %	-27
]>0 (	-15
]>0 )	-25
]>0 ,	-41
]>0 -	-12
]>0 :	-23
]>0 ;	-8
]>0 =	-14
]>0 ]	-10
]>0 a	-16
]>0 amostras	-15
]>0 anos	-18
]>0 bar	-9
]>0 caixas	-13
]>0 cm	-10
]>0 crianças	-11
]>0 de	-17
]>0 dias	-18
]>0 e	-37
]>0 em	-20
]>0 euros	-14
]>0 g	-24
]>0 gramas	-20
]>0 graus	-24
]>0 h	-15
]>0 horas	-12
]>0 kg	-21
]>0 km	-12
]>0 km/h	-16
]>0 m	-9
]>0 metros	-15
]>0 mil	-18
]>0 min	-24
]>0 minuto	-9
]>0 minutos	-18
]>0 na	-18
]>0 não	-9
]>0 ou	-16
]>0 pede	-14
]>0 pessoas	-18
]>0 pontos	-10
]>0 por	-12
]>0 real	-17
]>0 segundos	-25
]>0 toneladas	-15
]>0 |	-25
]>0 °	-18
]>0 às	-13
]>0 é	-14
]>0 –	-21
]>0 —	-20
]>0 €	-22
]>a-o no	-16
]>aba .	-12
]>abo ,	-28
]>abo .	11
]>abo da	-9
]>abo de	-13
]>abo e	-11
]>aca de	-23
]>aca e	-23
]>aca em	-17
]>aca no	-23
]>aco .	-16
]>ada "	-18
]>ada ,	-20
]>ada .	-42
]>ada :	-19
]>ada ;	-19
]>ada a	-22
]>ada ao	-20
]>ada até	-15
]>ada com	-28
]>ada da	-24
]>ada depois	-14
]>ada do	-23
]>ada dos	-15
]>ada e	-34
]>ada em	-27
]>ada então	-16
]>ada na	-19
]>ada no	-20
]>ada ou	-15
]>ada para	-14
]>ada pela	-11
]>ada por	-14
]>ada que	14
]>ada toda	-11
]>ada uma	-14
]>ada vai	16
]>ada à	-33
]>ada é	-18
]>ade .	-33
]>ade 0	-11
]>ade :	-19
]>ade ?	-16
]>ade antes	-16
]>ade de	-8
]>ade do	-19
]>ade e	-13
]>ade em	-18
]>ade não	-18
]>ado !	-14
]>ado "	-11
]>ado ,	-53
]>ado .	-22
]>ado ;	-14
]>ado ?	-17
]>ado ao	-9
]>ado com	-30
]>ado do	-18
]>ado e	-25
]>ado inteiro	-11
]>ado médico	-15
]>ado na	-34
]>ado no	-29
]>ado o	-20
]>ado ou	-20
]>ado para	-26
]>ado pela	-18
]>ado pelo	-21
]>ado por	-17
]>ado pra	13
]>ado que	-21
]>ado à	-23
]>ado é	-20
]>afa a	-11
]>afé .	-19
]>aga ,	-10
]>aga .	-10
]>aga a	-23
]>aia ,	-14
]>aia .	8
]>aia 0	-14
]>aia e	-11
]>aio ,	-20
]>air na	-12
]>ais ,	-18
]>ais .	-34
]>ais 0	-24
]>ais com	-10
]>ais da	8
]>ais de	-20
]>ais e	-28
]>ais na	-9
]>ais no	-18
]>ais –	-16
]>aje de	-13
]>ala ,	-26
]>ala 0	-22
]>ala :	-17
]>ala antes	-11
]>ala de	-45
]>ala do	-18
]>ala dos	-16
]>ala e	-20
]>alo ,	-17
]>alo .	-20
]>alo e	-15
]>alô ,	-16
]>alô alô	-11
]>ama ,	-9
]>ama .	-16
]>ama com	-13
]>ama de	-12
]>ama do	-16
]>ama e	-13
]>ana ,	-17
]>ana .	-12
]>ana com	-18
]>ano .	-11
]>ano da	-18
]>ano de	-17
]>ano e	-14
]>apa ,	-12
]>apa .	-15
]>apa com	-15
]>apa |	-19
]>apo e	-12
]>ara ,	-21
]>ara .	-13
]>ara a	-9
]>ara as	-14
]>ara com	-11
]>ara e	-10
]>ara já	-19
]>aro ,	-19
]>aro .	-14
]>aro e	-14
]>ará ,	-13
]>asa ,	-8
]>asa .	-33
]>asa com	15
]>asa de	-23
]>asa do	-30
]>asa e	-13
]>asa no	-18
]>asa volta	-8
]>ase no	-14
]>aso .	-15
]>aso da	-11
]>aso de	-19
]>aso e	-16
]>ata ,	-23
]>ata .	-21
]>ata a	-10
]>ata da	-9
]>ata e	-10
]>ata no	-11
]>ata os	-10
]>ato .	-16
]>ato a	-13
]>ato de	-25
]>ato escuro	-12
]>ato que	-14
]>ava ,	-18
]>ava .	-9
]>ava o	-11
]>ava que	-15
]>ave ,	-19
]>ave .	-26
]>ave :	14
]>ave a	-19
]>ave de	-19
]>ave do	-18
]>ave em	-9
]>ave geral	-18
]>ave no	-14
]>ave triangular	-15
]>ave vai	-12
]>avó ,	-14
]>avô .	-13
]>axa ,	-13
]>axa .	-13
]>azo ,	-16
]>azo .	-24
]>azo de	-16
]>azo não	-20
]>aça .	-18
]>aça de	17
]>aço ,	-23
]>aço de	-14
]>aço e	-10
]>bal e	-16
]>bas 0	-12
]>ber ,	-20
]>ber .	-14
]>ber de	-22
]>ber o	-16
]>bia :	-9
]>bir ,	-13
]>biu ,	-12
]>boa .	-9
]>bor ,	-11
]>bos ,	-14
]>bou ,	-13
]>bou o	-11
]>box 0	-11
]>bra ,	-18
]>bra .	-19
]>bra de	-17
]>bra e	-12
]>bra em	-22
]>bra na	11
]>bra no	-11
]>bra o	-16
]>bre de	-23
]>bro ,	-19
]>bro .	-25
]>bro a	-15
]>bro do	-9
]>bro e	-16
]>bão .	-10
]>cal da	-15
]>cal e	-15
]>cam os	-23
]>car ,	-26
]>car .	-15
]>car a	-20
]>car as	-18
]>car e	10
]>car na	-16
]>car no	-17
]>car o	-21
]>car os	-11
]>car um	-20
]>cas de	-13
]>cas e	-9
]>cas no	-21
]>cer .	-18
]>cer a	-13
]>ceu ,	-26
]>ceu em	-12
]>cha ,	-21
]>cha a	-10
]>che ,	-16
]>che e	-13
]>che o	-10
]>cho .	-18
]>cho de	-16
]>cho e	-14
]>cho por	-12
]>cho que	-24
]>cia (	-17
]>cia .	14
]>cia da	-19
]>cia de	-23
]>cia e	-25
]>cia em	-9
]>cia passou	-12
]>cia sanitária	-21
]>cia uma	-14
]>cia à	-20
]>cia é	-14
]>cie ,	-10
]>cie .	-11
]>cio ,	-16
]>cio .	-9
]>cio e	-24
]>clo de	-9
]>cm ,	-15
]>cm .	-17
]>co2 por	-9
]>coa no	-16
]>cor ,	-10
]>cor .	-13
]>cor e	-25
]>cos ,	13
]>cos .	-16
]>cos de	18
]>cos do	-22
]>cos e	11
]>cos no	-20
]>cos novos	-10
]>cos vão	-15
]>cou .	-13
]>cou a	-9
]>cou de	-11
]>cta o	-17
]>cuo e	-17
]>cão .	-12
]>dar ,	-13
]>dar a	-15
]>dar no	-11
]>dar os	-10
]>das ,	-32
]>das .	-25
]>das a	-19
]>das ao	-19
]>das as	-13
]>das com	-18
]>das de	-30
]>das e	-29
]>das na	-26
]>das não	-20
]>das para	-19
]>das por	-23
]>daí a	-15
]>dem que	-14
]>der ,	-14
]>der .	-21
]>der a	-19
]>der ao	-9
]>der e	-14
]>der o	-9
]>des ,	-12
]>des .	-14
]>des de	-15
]>des e	-22
]>deu .	-13
]>deu o	-22
]>dia !	-13
]>dia ,	-39
]>dia .	-38
]>dia 0	-31
]>dia anterior	-14
]>dia até	-9
]>dia da	-31
]>dia de	-24
]>dia e	-35
]>dia inteiro	-9
]>dia o	-18
]>dia seguinte	-20
]>dia às	-17
]>dia é	-14
]>dia útil	-17
]>dio ,	-26
]>dio .	-31
]>dio comunitária	-16
]>dio de	13
]>dio do	-15
]>dio e	-19
]>dio em	-19
]>dio novo	-11
]>dio que	-16
]>dir ,	-14
]>dir a	-12
]>dir o	-11
]>doa .	-12
]>doc .	-12
]>dor )	-14
]>dor .	-40
]>dor :	12
]>dor a	10
]>dor até	-13
]>dor chega	-11
]>dor com	-23
]>dor da	-17
]>dor de	-13
]>dor dos	-10
]>dor ficou	-8
]>dor manda	-11
]>dor mostra	-13
]>dor na	-16
]>dor no	-14
]>dor não	-22
]>dor passa	-11
]>dor pede	-17
]>dor só	-12
]>dor é	-20
]>dos ,	-10
]>dos :	-19
]>dos com	-26
]>dos de	-36
]>dos do	-8
]>dos na	-16
]>dos por	-15
]>dos que	-21
]>dou ,	-17
]>dou .	-12
]>dou de	-11
]>dou o	-12
]>dou que	-22
]>dou um	-16
]>dr .	-14
]>dre .	-10
]>dre ou	-13
]>dro ,	-20
]>dro .	-29
]>dro com	12
]>dro da	-25
]>dro de	-21
]>duz a	-18
]>dão ,	-18
]>dão .	-20
]>dão e	-10
]>dão nos	-13
]>eba ,	-20
]>ebê ,	9
]>eca ,	-20
]>ece ,	-20
]>ece .	-14
]>ece o	-8
]>eco .	-12
]>eda ,	-15
]>eda .	-13
]>eda com	-15
]>eda de	-17
]>ede .	-13
]>ede a	9
]>ede do	-13
]>ede o	-16
]>ede que	-13
]>ede um	-14
]>edo ,	-18
]>edo do	-18
]>efa ,	-18
]>efa :	-13
]>ega .	13
]>ega a	-18
]>ega ao	-27
]>ega com	-23
]>ega da	-16
]>ega das	-27
]>ega de	-32
]>ega do	-20
]>ega e	-25
]>ega na	-18
]>ega no	-14
]>ega o	-31
]>ega primeiro	-9
]>ega sem	-13
]>ega |	-16
]>ega à	-17
]>ega às	-20
]>ego ,	-22
]>ego .	-14
]>ego com	-12
]>eia de	-23
]>eia do	-9
]>eia e	-28
]>eia o	-24
]>eia só	-15
]>eio .	-15
]>eio de	-14
]>eio e	-22
]>eis .	-13
]>eis ;	-9
]>eis antes	-11
]>eja .	-18
]>eja a	-10
]>eja no	-9
]>eja o	-17
]>ejo o	-11
]>ela ,	-30
]>ela com	-22
]>ela de	-25
]>ela do	-11
]>ela e	-9
]>ela em	-9
]>ela no	-9
]>ela não	-26
]>ela por	-17
]>ela só	-8
]>ele .	-26
]>ele dia	-9
]>ele é	-14
]>elo ,	-21
]>elo .	-23
]>elo com	-23
]>elo e	-13
]>elo no	-10
]>ema ,	15
]>ema .	-27
]>ema :	-14
]>ema e	-21
]>ena ,	-21
]>ena .	-15
]>ena a	-11
]>enc :	-13
]>ene no	-10
]>enf .	-10
]>eno ,	-24
]>eno .	-10
]>eno a	-9
]>eno de	11
]>ens com	-27
]>ens de	-20
]>ens do	-15
]>ens iguais	-16
]>epi completo	-12
]>era ,	-23
]>era .	-15
]>era 0	-17
]>era e	-14
]>ers e	-13
]>esa ,	-28
]>esa .	9
]>esa da	-26
]>esa de	-17
]>esa do	-12
]>esa e	13
]>esa no	-25
]>ese o	-14
]>eta ,	-18
]>eta .	-23
]>eta de	-16
]>eta e	-16
]>eta na	-18
]>eta no	-10
]>eta que	-17
]>ete .	-26
]>ete a	-10
]>ete de	-16
]>ete e	-26
]>ete em	-10
]>ete na	-16
]>ete no	-14
]>eto ,	-25
]>eto no	-29
]>eto pra	-8
]>eus ,	-9
]>eva o	-20
]>eve .	-16
]>eve cá	-15
]>eve no	-16
]>eça ,	-21
]>eça .	-23
]>eça a	-14
]>eça de	-18
]>eça depois	-22
]>eça e	-17
]>eça em	-13
]>eça não	-8
]>eça por	-14
]>eça é	-12
]>eço ,	-15
]>eço .	-17
]>eço que	-13
]>eço uma	-15
]>far o	-15
]>fio no	-21
]>fos ,	-23
]>fos sem	12
]>fui eu	-21
]>fwd :	-15
]>gam .	-11
]>gam na	-16
]>gar ,	-20
]>gar .	-30
]>gar 0	-13
]>gar a	-14
]>gar da	-9
]>gar do	-12
]>gar em	-10
]>gar o	9
]>gar é	-11
]>gas ,	-30
]>gas .	-15
]>gas da	-20
]>gem )	-19
]>gem .	-21
]>gem :	-11
]>gem a	-21
]>gem da	-25
]>gem das	-18
]>gem de	-28
]>gem do	-24
]>gem dos	-20
]>gem e	-41
]>gem em	-18
]>gem na	-17
]>gem para	-21
]>gem só	9
]>gem vai	-14
]>gem é	-8
]>gia ,	-14
]>gia da	-8
]>gio ,	-15
]>giu ,	-18
]>gos ,	-20
]>gou ,	-26
]>gou .	-15
]>gou a	-20
]>gou na	-11
]>gou no	-11
]>gra .	-10
]>gua .	-22
]>gua a	-23
]>gua até	-10
]>gua corrente	-15
]>gua da	-13
]>gua de	-14
]>gua do	-11
]>gua doce	-21
]>gua dos	-16
]>gua e	-23
]>gua fria	-19
]>gua porque	11
]>gua pra	-13
]>gue ,	-24
]>gue .	-18
]>gás .	9
]>gás e	-10
]>ham isto	-13
]>har ,	-17
]>har .	-17
]>har a	-18
]>har até	-8
]>has ,	-15
]>has .	-34
]>has 0	-16
]>has :	-17
]>has com	-13
]>has de	-11
]>has na	-17
]>has para	-16
]>has são	-19
]>her ,	9
]>her até	-9
]>her e	-14
]>her o	-16
]>her é	-9
]>hes e	-9
]>hes que	-19
]>hia .	-12
]>hip ,	-9
]>hip .	-12
]>hor e	-10
]>hor que	-20
]>hos ,	-27
]>hos .	-39
]>hos de	-22
]>hos e	-20
]>hos em	-10
]>hou .	-12
]>hou a	-11
]>hou o	-8
]>hum ,	-14
]>hum a	-15
]>hã ,	-18
]>hão ,	-26
]>hão encosta	-15
]>hão no	-20
]>hão não	-22
]>ial ,	-16
]>ial e	-21
]>ial é	-19
]>ias ,	-28
]>ias .	-34
]>ias :	-15
]>ias antes	-22
]>ias da	-23
]>ias em	-19
]>ias na	-20
]>ias por	-8
]>ias quer	-17
]>ias sem	-14
]>ias úteis	-14
]>ibo .	-17
]>ica a	-15
]>ica de	-18
]>ica do	-21
]>ica e	-25
]>ica em	-19
]>ica o	-17
]>ica porque	-9
]>ica que	-17
]>ica só	-14
]>ica é	10
]>ico 0	-9
]>ico com	-14
]>ico do	-9
]>ico e	15
]>ico em	-20
]>ico já	-14
]>ico ou	-14
]>ico para	-19
]>ico por	-16
]>ico que	-14
]>ida ,	-30
]>ida .	9
]>ida a	-18
]>ida com	-14
]>ida da	-11
]>ida do	-15
]>ida dos	-14
]>ida e	-22
]>ida na	-20
]>ida os	-16
]>ida para	12
]>ida vai	-14
]>ida à	-23
]>ide .	-13
]>ide e	-11
]>ido ,	-11
]>ido :	-16
]>ido ;	-13
]>ido a	-26
]>ido até	-23
]>ido com	-13
]>ido da	-14
]>ido e	-19
]>ido em	-23
]>ido na	-18
]>ido no	-12
]>ido não	-17
]>ido ou	-10
]>ido pela	-24
]>ido por	-13
]>ido também	-10
]>ido é	16
]>iga ,	-24
]>iga .	-8
]>iga que	-16
]>iga seguir	-19
]>ige ,	-9
]>igo ,	-33
]>igo a	-17
]>igo com	-15
]>igo do	-10
]>igo o	-12
]>ija um	-13
]>ila ,	-23
]>ila .	-11
]>ila do	-15
]>ilo .	-11
]>ima ,	-26
]>ima .	-21
]>ima que	-15
]>ima reunião	-20
]>ime o	-16
]>imo a	-14
]>imo de	-19
]>ina ,	-14
]>ina 0	-24
]>ina a	-18
]>ina da	-28
]>ina de	-23
]>ina desligada	-10
]>ina do	-24
]>ina e	-18
]>ina em	-14
]>ina fica	13
]>ina grande	-17
]>ina no	-22
]>ina para	-17
]>ina por	-17
]>ina que	-16
]>ina só	-11
]>ina é	-18
]>ing .	-16
]>ing não	-17
]>ino ,	-19
]>ino .	-13
]>ino com	-12
]>ino de	12
]>ino e	-14
]>ins ,	-15
]>ior .	-19
]>ior :	-10
]>ior a	-12
]>ior de	-18
]>ior do	-12
]>ior que	-21
]>ios ,	-26
]>ios de	14
]>ios do	-14
]>ios e	-28
]>ios na	15
]>ios no	-28
]>ipa ,	-13
]>ipa de	-18
]>ipe ,	-12
]>ipe .	-12
]>ipe de	-12
]>ira .	-37
]>ira 0	-10
]>ira a	10
]>ira com	-12
]>ira da	-20
]>ira de	-26
]>ira do	-20
]>ira e	-34
]>ira em	-18
]>ira na	-24
]>ira o	-12
]>ira para	-12
]>ira por	-12
]>ira que	10
]>ira só	-29
]>ira um	-13
]>ira vez	-10
]>ira é	10
]>ire o	-8
]>iro ,	-11
]>iro .	-40
]>iro a	-19
]>iro antes	-12
]>iro curto	-23
]>iro da	-20
]>iro de	-35
]>iro do	-25
]>iro e	-28
]>iro em	-13
]>iro faz	-21
]>iro no	-12
]>iro não	11
]>iro que	-22
]>iro vai	-10
]>isa ,	-17
]>iso ,	-9
]>ita ,	-26
]>ita .	-20
]>ita a	-14
]>ita de	-21
]>ita e	-23
]>ita por	-18
]>ita à	-12
]>ite .	-42
]>ite a	-10
]>ite de	-16
]>ite e	-13
]>ite na	-23
]>ite não	10
]>ite é	-22
]>ito ,	-30
]>ito .	-27
]>ito de	-22
]>ito e	-26
]>ito em	-25
]>ito o	-15
]>ito que	-26
]>iva ,	-17
]>iva .	-24
]>iva de	-12
]>iva voz	-16
]>ivo ,	-19
]>ivo .	-15
]>ivo em	-14
]>ivo na	-18
]>ixa ,	-27
]>ixa .	-21
]>ixa a	-18
]>ixa amarela	-16
]>ixa com	-17
]>ixa do	-19
]>ixa e	-15
]>ixa o	-9
]>ixe ,	-21
]>iza o	-18
]>ião .	-10
]>ião da	-16
]>ião de	-28
]>iço ,	-13
]>iço :	-20
]>iço n.º	-19
]>j .	-15
]>jas ,	-22
]>kg por	-14
]>lab .	-13
]>lar ,	-17
]>lar .	11
]>lar 0	-12
]>lar de	8
]>lar na	-15
]>lar no	-12
]>lar o	-12
]>las ,	-25
]>las .	-20
]>las de	-33
]>las e	-28
]>las ficam	-15
]>lda ,	-16
]>lda .	-17
]>lda :	-15
]>lda de	-11
]>lde ,	-22
]>lde .	15
]>ldo .	-12
]>lei ,	-11
]>les ,	-17
]>les .	-19
]>lha ,	-31
]>lha .	-28
]>lha a	-20
]>lha com	-12
]>lha da	-12
]>lha de	-9
]>lha do	-25
]>lha e	-17
]>lha no	-16
]>lha não	-17
]>lha ou	-14
]>lha que	-11
]>lhe ,	-14
]>lhe a	-11
]>lhe as	-11
]>lhe o	-20
]>lhe os	-9
]>lhe que	-9
]>lho ,	-29
]>lho .	-23
]>lho da	15
]>lho do	-14
]>lho dos	-21
]>lho em	-14
]>lho não	-13
]>lho ou	-15
]>lia ,	-19
]>lia .	-10
]>lio .	-15
]>lma ,	-19
]>lma .	-18
]>lme ,	-14
]>lme no	-25
]>lme plástico	-19
]>lmo ,	-13
]>lmo e	-8
]>lor tira-se	-14
]>los ,	-20
]>los .	-17
]>los e	-20
]>los que	-12
]>lou .	-10
]>lpa ,	-10
]>lpa a	-12
]>lso .	-9
]>lso do	-11
]>lta ,	-24
]>lta .	-13
]>lta o	-8
]>lte .	-13
]>lto ,	-16
]>lto .	-16
]>lão ,	-20
]>lão de	-15
]>lão do	-17
]>lão e	-17
]>lê .	13
]>lê em	-10
]>lê o	-12
]>lês ,	-16
]>lês .	-11
]>m .	-11
]>m/h ,	-11
]>mal .	-8
]>mal com	14
]>mar .	-12
]>mar a	-12
]>mar e	-8
]>mar o	-24
]>mas ,	9
]>mas .	-16
]>mas 0	-15
]>mas linhas	-13
]>mba de	-23
]>mes de	-18
]>mes na	-13
]>mil e	-14
]>mir .	-13
]>miu .	-20
]>mor de	-20
]>mos ,	-18
]>mos .	-26
]>mos a	-25
]>mos as	-10
]>mos até	-17
]>mos com	-9
]>mos de	-16
]>mos na	-16
]>mos no	-8
]>mos o	-23
]>mos os	-29
]>mos pela	-8
]>mos por	-21
]>mos que	-16
]>mou ,	-17
]>mou a	-19
]>mpo ,	-22
]>mpo .	-22
]>mpo :	-8
]>mpo e	-10
]>mão ,	-26
]>mão .	-22
]>mão de	15
]>mão e	-17
]>mão em	-16
]>mês ,	-9
]>mês .	-20
]>mês passado	-9
]>mês que	-14
]>nal "	-15
]>nal ,	11
]>nal .	-25
]>nal com	-13
]>nal e	-17
]>nal é	-17
]>nal –	-19
]>nar .	-22
]>nar :	-16
]>nar a	-20
]>nar como	-11
]>nar o	-15
]>nar à	-14
]>nas ,	-25
]>nas da	-13
]>nas de	-25
]>nas e	-23
]>nas que	12
]>nca ,	-19
]>nca .	-17
]>nca o	-11
]>nce da	-17
]>nda ,	-32
]>nda .	-18
]>nda a	-11
]>nda e	-11
]>nda em	-24
]>nda nem	-15
]>nda não	-11
]>nde .	-21
]>nde a	-13
]>nde do	-24
]>nde o	-13
]>nde que	-20
]>ndo ,	-28
]>ndo .	-38
]>ndo ?	-13
]>ndo a	-21
]>ndo ao	-19
]>ndo aqui	-14
]>ndo cada	-17
]>ndo com	-13
]>ndo da	-11
]>ndo de	-16
]>ndo e	-9
]>ndo em	-14
]>ndo mal	-9
]>ndo na	-9
]>ndo o	-24
]>ndo os	-8
]>ndo pela	-12
]>ndo pro	-10
]>ndo que	-34
]>nel .	-20
]>nel com	-15
]>nel do	-15
]>ner ,	-16
]>nes .	-10
]>nes e	-10
]>net e	-10
]>neu de	-20
]>nga ,	-25
]>nga .	-14
]>nge .	-10
]>ngo ,	10
]>ngo .	-9
]>ngo que	10
]>nha .	-37
]>nha 0	-15
]>nha :	-18
]>nha a	-10
]>nha de	-19
]>nha do	-19
]>nha e	-12
]>nha em	-19
]>nha me	-15
]>nha para	-17
]>nha que	-17
]>nha à	-11
]>nha é	11
]>nho !	-18
]>nho "	-14
]>nho ,	-26
]>nho .	-10
]>nho 0	-15
]>nho a	-24
]>nho antes	-14
]>nho com	-16
]>nho da	-19
]>nho de	-32
]>nho do	-23
]>nho dos	-15
]>nho e	-36
]>nho está	-12
]>nho num	-18
]>nho para	-32
]>nho por	-16
]>nho pra	-18
]>nho que	-14
]>nho verde	-13
]>nhã ,	14
]>nhã .	-22
]>nhã cedo	-23
]>nhã e	-22
]>nhã o	-23
]>nhã só	-22
]>nia ,	-15
]>nia e	-18
]>nia na	-13
]>nil ,	-21
]>nio ,	-18
]>nio .	-16
]>nio e	-20
]>nis da	-20
]>niu a	-11
]>nja .	-15
]>nor nem	-15
]>nos .	-31
]>nos com	-17
]>nos de	-22
]>nos e	-45
]>nos no	-28
]>nos o	-10
]>nos onze	-11
]>nos uma	-16
]>nos —	-16
]>nou a	-18
]>nsa ,	-20
]>nta ,	-43
]>nta .	-22
]>nta 0	-12
]>nta a	-26
]>nta com	-18
]>nta dias	-9
]>nta do	-15
]>nta e	-32
]>nta graus	-12
]>nta minutos	-15
]>nta na	-12
]>nta no	-19
]>nta o	-18
]>nta por	-21
]>nta pra	-19
]>nta pro	-14
]>nta rita	-13
]>nta segundos	-10
]>nta vai	-12
]>nta à	-17
]>nte "	-17
]>nte (	-21
]>nte ,	-42
]>nte a	-19
]>nte ao	-19
]>nte até	-11
]>nte cola	-13
]>nte com	-8
]>nte confere	-9
]>nte da	-8
]>nte de	-24
]>nte do	-12
]>nte dos	-9
]>nte e	-19
]>nte em	-24
]>nte isso	-9
]>nte no	-32
]>nte não	-12
]>nte pede	-11
]>nte pergunta	-14
]>nte por	-16
]>nte que	-14
]>nte sai	-17
]>nte se	-20
]>nto 0	-14
]>nto :	-18
]>nto a	-22
]>nto ao	-13
]>nto as	-13
]>nto da	-30
]>nto das	-13
]>nto de	-41
]>nto dia	-11
]>nto do	-23
]>nto dos	11
]>nto e	-19
]>nto em	-27
]>nto entre	-13
]>nto final	-23
]>nto morto	-15
]>nto na	-23
]>nto no	16
]>nto não	-22
]>nto o	-16
]>nto para	-23
]>nto por	-15
]>nto se	-11
]>nto sim	-15
]>nto vai	-14
]>nto é	-12
]>nto –	-16
]>nua .	-20
]>nça .	-24
]>nça a	-11
]>nça de	-26
]>nça e	-19
]>nça no	10
]>nço ,	-14
]>nês ,	-12
]>oas ,	-17
]>oas e	-13
]>obs .	-22
]>oca .	-16
]>oca a	-19
]>oca da	-18
]>oca de	-30
]>oca do	-12
]>oca e	13
]>oca em	-14
]>oca no	-16
]>oca o	-16
]>oda .	-19
]>oda e	8
]>ode ,	-12
]>odo ,	-13
]>ogo .	-21
]>ogo baixo	-14
]>oia ?	-16
]>oja de	-16
]>ola ,	-19
]>ola .	-12
]>ola a	-11
]>ola com	-11
]>ola de	-11
]>ola o	-14
]>ola sem	13
]>ole de	-17
]>olo )	-9
]>olo ,	-12
]>olo .	-20
]>olo a	-12
]>olo devagar	-8
]>olá ,	-14
]>oma os	-16
]>ome e	-10
]>omo de	-24
]>ona ,	13
]>ona do	-10
]>ona e	-21
]>one ,	-23
]>one e	-15
]>ono .	-15
]>ons ,	-11
]>ora ,	-36
]>ora .	-33
]>ora :	-21
]>ora a	-13
]>ora antes	-32
]>ora bem	-10
]>ora com	-20
]>ora da	-20
]>ora de	-16
]>ora depois	-9
]>ora fica	-15
]>ora mede	-12
]>ora na	-19
]>ora não	-19
]>ora ou	-17
]>ora pede	-16
]>ora redige	-18
]>ora sem	-13
]>ora uns	-11
]>ora é	-22
]>oro .	-14
]>oso .	-9
]>ota ,	15
]>ota .	-26
]>ota a	-14
]>ota e	-13
]>ote ,	-24
]>ote com	-11
]>ote da	-23
]>ote de	-12
]>ote no	-22
]>oto de	-14
]>ova a	-13
]>ova antes	-13
]>ova de	-29
]>ova e	-18
]>ova em	-11
]>ove e	-11
]>ovo ,	-38
]>ovo .	-17
]>ovo ?	-16
]>ovo a	-23
]>ovo com	-17
]>ovo e	-16
]>ovo na	-14
]>ovo que	-21
]>ovo tem	-10
]>ovo veio	-14
]>ovo é	-16
]>oxa ,	-18
]>oça da	-17
]>oço ,	-13
]>oço .	-16
]>oço de	-20
]>p /	-28
]>pal de	-11
]>par de	-14
]>pas ,	-13
]>pas e	-8
]>paz do	-10
]>pem ,	-15
]>pem o	-13
]>per do	-13
]>pes ,	-11
]>pet ,	-13
]>pia .	-18
]>pia por	14
]>pis ,	-9
]>pis .	-9
]>pix ,	10
]>plo ,	-18
]>por ,	-12
]>por .	-16
]>por com	-11
]>por dois	-15
]>pos .	-14
]>pos de	-21
]>pto e	-20
]>pá ,	-19
]>pão .	-14
]>pão de	-23
]>pé ,	-28
]>pé .	-24
]>pé do	-18
]>pés ,	10
]>pés e	-19
]>que ,	-21
]>que .	-18
]>que 0	-19
]>que ?	19
]>que a	-17
]>que com	-15
]>que de	-23
]>que e	-18
]>que não	-13
]>quê .	-21
]>ral ,	-18
]>ral .	-17
]>ral não	-11
]>ram ,	-21
]>ram a	-15
]>ram com	-15
]>ram de	-17
]>ram na	-17
]>ram onze	-17
]>ram quatro	-14
]>ram que	-20
]>ram uma	-15
]>rar ,	-16
]>rar .	-33
]>rar 0	-20
]>rar :	-16
]>rar a	-19
]>rar ao	-13
]>rar as	-14
]>rar documento	-13
]>rar e	-11
]>rar na	-13
]>rar no	-14
]>rar o	-9
]>ras .	-20
]>ras da	-14
]>ras de	-41
]>ras do	-9
]>ras e	-24
]>ras na	13
]>ras no	12
]>ras ou	-9
]>ras por	-9
]>rau .	-9
]>rca ,	-16
]>rca .	-21
]>rca de	-19
]>rca não	-13
]>rco ,	-10
]>rco .	-17
]>rda ,	-14
]>rda .	-22
]>rde ,	-22
]>rde não	-12
]>rdo ,	-27
]>rdo .	-16
]>rdo de	-16
]>rdo e	16
]>re :	-19
]>rea ,	-16
]>ref .	-9
]>rem .	-15
]>rem a	-12
]>rem o	-13
]>rem os	-18
]>rem sempre	-10
]>res (	15
]>res ,	-28
]>res .	-29
]>res a	-23
]>res da	-17
]>res de	12
]>res e	-25
]>res na	-27
]>res no	12
]>res por	-13
]>res que	-23
]>reu .	-14
]>reu um	-8
]>rev .	-15
]>rga a	-14
]>rga do	-20
]>rga dos	-25
]>rga o	-16
]>rgo .	-13
]>ria ,	-11
]>ria .	-14
]>ria :	-21
]>ria ;	-12
]>ria a	-22
]>ria com	-18
]>ria da	-14
]>ria de	-43
]>ria do	-25
]>ria e	-32
]>ria em	-19
]>ril ,	-17
]>rio ,	-34
]>rio .	-48
]>rio :	-16
]>rio a	-14
]>rio até	-12
]>rio com	-19
]>rio da	-9
]>rio de	-20
]>rio do	-17
]>rio e	-30
]>rio em	-18
]>rio na	-20
]>rio no	-15
]>rio não	-10
]>rio que	15
]>rio »	11
]>rio à	-18
]>rir .	-18
]>riu ,	-22
]>riu a	-12
]>riz e	-18
]>rma ,	-27
]>rma .	-23
]>rma a	-18
]>rma da	-21
]>rma de	-18
]>rma do	-9
]>rma e	-18
]>rma interna	-21
]>rma o	-18
]>rma por	-22
]>rma é	-19
]>rme ,	-18
]>rme .	-21
]>rme a	-12
]>rme e	-21
]>rmo ,	-14
]>rna ,	-21
]>rna .	-12
]>rna 0	-13
]>rna a	-15
]>rna as	-14
]>rna até	-14
]>rna com	-18
]>rno ,	-25
]>rno 0	-17
]>rno da	-31
]>rno de	-17
]>rno do	-20
]>rof .	-15
]>ros ,	-10
]>ros .	-8
]>ros 0	-9
]>ros ;	-11
]>ros a	-19
]>ros até	-17
]>ros com	-21
]>ros da	-15
]>ros de	-32
]>ros do	-9
]>ros dois	-22
]>ros e	-20
]>ros em	-17
]>ros no	-20
]>ros pelo	-11
]>ros por	15
]>ros que	-11
]>ros se	-13
]>ros são	-19
]>ros voluntários	-21
]>rou .	-10
]>rou a	-20
]>rou na	-18
]>rou no	-20
]>rou que	-23
]>rou um	-17
]>rov .	-9
]>rpo ,	-10
]>rra .	-23
]>rra a	-17
]>rra azul	-14
]>rra com	-16
]>rra do	-19
]>rra e	-21
]>rra o	-11
]>rro ,	-32
]>rro .	11
]>rro 0	-15
]>rro =	-14
]>rro a	-18
]>rro alegórico	-29
]>rro do	-25
]>rro e	-22
]>rro entra	-19
]>rro não	-13
]>rro porque	-10
]>rsa e	-10
]>rso ,	-12
]>rso .	-11
]>rta ,	-20
]>rta .	-19
]>rta com	-13
]>rta do	-13
]>rta o	-20
]>rte ,	-25
]>rte .	-19
]>rte :	-10
]>rte de	-21
]>rte e	-14
]>rto 0	-10
]>rto com	-20
]>rto da	-18
]>rto de	-31
]>rto e	-21
]>rto o	-10
]>rua ,	11
]>rua .	-11
]>rua e	-15
]>rva ,	-14
]>rva .	-18
]>rás ,	-10
]>rás do	-13
]>rás e	-16
]>rão .	-18
]>rão e	-14
]>rão quer	-17
]>rça .	-17
]>rça e	-9
]>rço ,	-17
]>rço .	-9
]>rço e	-19
]>rés na	-11
]>sal ,	-29
]>sal .	-21
]>sal de	-9
]>sam .	-9
]>sam de	-11
]>sar ,	-11
]>sar a	-13
]>sar de	-14
]>sar no	-11
]>sas .	-17
]>sas :	-12
]>sas de	-17
]>sas e	-24
]>sas no	-15
]>sca ,	-11
]>sca o	-8
]>sco ,	-10
]>sco .	-16
]>sei ,	-18
]>sei .	-13
]>sei de	-11
]>sei que	-13
]>sei se	-15
]>sel ,	-10
]>sem o	-12
]>ser .	-14
]>ser que	-13
]>ses ,	-11
]>sia .	-13
]>smo do	-11
]>sol ,	-9
]>son ,	-11
]>sor ,	-18
]>sor .	9
]>sor e	-24
]>sor por	-19
]>sos ,	-22
]>sos .	16
]>sos de	-23
]>sos dois	-23
]>sos e	-12
]>ssa ,	-23
]>ssa .	-24
]>ssa a	-11
]>ssa de	-21
]>ssa e	-11
]>sse ,	-14
]>sse a	-16
]>sse caso	-9
]>sse dia	-12
]>sse o	-16
]>sso ,	-25
]>sso a	-24
]>sso e	-9
]>sso em	-10
]>sso não	-24
]>sso pra	-10
]>sso que	-22
]>sso solicitar	-20
]>sta ,	-39
]>sta .	10
]>sta :	-9
]>sta a	-23
]>sta com	12
]>sta da	-24
]>sta de	-18
]>sta do	-8
]>sta e	-30
]>sta em	-18
]>sta está	-17
]>sta fica	-16
]>sta na	-17
]>sta não	-16
]>sta semana	-14
]>sta só	-19
]>sta tira	-12
]>sta um	-15
]>sta uma	-14
]>sta vez	-14
]>sta à	-10
]>sta é	-14
]>ste ,	-17
]>ste bata	-12
]>ste da	-11
]>sto ,	-21
]>sto .	-24
]>sto da	-20
]>sto de	-24
]>sto do	14
]>sto e	-15
]>sto no	-18
]>sul .	-17
]>são a	-15
]>são com	-20
]>são das	-16
]>são e	-18
]>são em	-14
]>tal .	-16
]>tal da	-22
]>tal de	-11
]>tal e	-14
]>tam a	-13
]>tar ,	-31
]>tar .	-23
]>tar a	-22
]>tar com	-23
]>tar da	-11
]>tar e	-13
]>tar no	-21
]>tar o	-30
]>tar os	-16
]>tar que	-21
]>tar um	-19
]>tar é	-13
]>tas com	-25
]>tas da	-18
]>tas de	-26
]>tas e	-32
]>tas em	-24
]>tas não	-13
]>tas para	-16
]>tas pessoas	-14
]>tas são	-11
]>tas à	-18
]>tel de	-20
]>ter o	-9
]>tes ,	-11
]>tes .	10
]>tes :	-27
]>tes a	-12
]>tes com	-13
]>tes de	-26
]>tes do	-18
]>tes e	-26
]>tes na	-22
]>tes no	-27
]>tes que	-16
]>tia ,	-14
]>tia e	-14
]>til ,	-18
]>til .	-8
]>tim .	-15
]>tim antes	-13
]>tim de	-19
]>tio .	-22
]>tio e	-11
]>tio em	-16
]>tir uma	-14
]>tor ,	-24
]>tor .	-18
]>tor :	-22
]>tor a	-19
]>tor com	-11
]>tor da	-10
]>tor de	-35
]>tor e	-24
]>tor entrega	-11
]>tor ligado	-15
]>tor na	-15
]>tor não	-11
]>tor é	-15
]>tos ,	10
]>tos .	-41
]>tos alugados	-16
]>tos ao	-13
]>tos da	-16
]>tos de	-24
]>tos e	-26
]>tos litros	-23
]>tos na	-21
]>tos no	-14
]>tos por	-18
]>tos que	-9
]>tos sem	-13
]>tos são	-12
]>tou ,	-18
]>tou .	-16
]>tou a	-15
]>tou do	-13
]>tou mais	-9
]>tou o	-12
]>tou que	-19
]>tou se	-14
]>tra de	-17
]>tra no	-10
]>tre ,	-18
]>tre .	-9
]>tro :	-11
]>tro a	-17
]>tro da	-11
]>tro de	-21
]>tro dia	-23
]>tro lado	-16
]>tro marca	-17
]>tui a	-18
]>tão ,	-19
]>tão de	-13
]>tão e	-20
]>tão vermelho	-8
]>tô gravando	-21
]>ual ,	-21
]>ual .	-24
]>ual ao	-11
]>ual com	12
]>ual da	-13
]>ual o	-14
]>ube de	-18
]>ubo sem	-12
]>uda .	-8
]>uda de	-9
]>ude de	-16
]>udo .	-22
]>udo ;	-14
]>udo bem	-17
]>udo com	-12
]>udo da	-16
]>udo de	-13
]>udo e	-17
]>udo joia	-16
]>udo o	-13
]>udo para	-21
]>udo que	-11
]>uei ,	-17
]>uem .	-10
]>uem o	-14
]>uem para	-12
]>uer de	-16
]>ues ,	-18
]>ues de	-22
]>ufa e	-9
]>uim ,	-10
]>uir .	-21
]>ula ,	-18
]>ula .	-14
]>ula a	-14
]>ula de	-22
]>ula no	-24
]>ula o	-11
]>ula sem	-11
]>ulo ,	-18
]>ulo .	-29
]>ulo e	-13
]>uma ,	13
]>uma de	-9
]>uma depois	-16
]>uma vir	-15
]>ume ,	-15
]>ume do	-13
]>ume só	-9
]>una e	-20
]>uno ,	-10
]>uno novo	-22
]>upa ,	-13
]>upa de	-25
]>upa que	14
]>upo dos	-11
]>upo e	-19
]>upo não	-15
]>ura ,	-29
]>ura .	11
]>ura a	10
]>ura até	-11
]>ura com	-33
]>ura da	-22
]>ura de	-34
]>ura do	-26
]>ura dos	-24
]>ura e	-35
]>ura na	16
]>ura no	-18
]>ura o	-15
]>ura para	-9
]>ura que	9
]>uro .	-18
]>uro e	-24
]>uro na	-21
]>usa ,	-15
]>uso .	-11
]>uta .	-15
]>uta e	-12
]>ute .	-15
]>uto ,	9
]>uto antes	-14
]>uto é	-10
]>uxa ,	-13
]>uza a	-16
]>uês .	-16
]>uês e	-14
]>uês que	-14
]>v .	-19
]>val ,	-14
]>vam a	-14
]>van .	-17
]>var ,	-16
]>var .	-10
]>var a	-21
]>var o	-14
]>var água	-12
]>vas ,	-29
]>vas .	-26
]>vas :	-11
]>vas a	-20
]>vas e	15
]>vel ,	-26
]>vel .	-15
]>vel com	-9
]>vel e	-13
]>vel em	-13
]>vel no	14
]>vem ,	-24
]>vem e	-11
]>ver ,	-17
]>ver o	-8
]>ves ,	-11
]>ves de	-15
]>via ter	-18
]>vio ,	-17
]>vir o	-11
]>vos ,	8
]>vos .	-15
]>vos a	13
]>vou o	-13
]>vpn ,	-11
]>vra .	-11
]>vre ,	-10
]>vre .	-14
]>vre e	-11
]>vêm do	-20
]>xar a	-13
]>xar em	-12
]>xer em	-11
]>xma .	-16
]>xmo .	-14
]>xou em	-15
]>xta ,	-17
]>xta .	-13
]>xta e	-19
]>zar a	-11
]>zas .	-9
]>zem o	-16
]>zes ,	-18
]>zes o	-20
]>zes são	-14
]>zia ,	-16
]>zia a	-17
]>zia o	-14
]>zio ,	-12
]>zir .	-16
]>zão ,	-9
]>zão .	-15
]>ças ,	-19
]>ças a	-15
]>ças e	-23
]>ços ,	-18
]>ços e	13
]>çou ,	-10
]>ção (	-14
]>ção )	-14
]>ção ,	-11
]>ção -	10
]>ção :	-31
]>ção ;	-12
]>ção a	13
]>ção com	-19
]>ção da	-37
]>ção das	-30
]>ção de	-50
]>ção diária	-15
]>ção do	-49
]>ção dos	-29
]>ção e	-38
]>ção em	-11
]>ção na	-21
]>ção no	-43
]>ção não	-13
]>ção para	-13
]>ção pelo	-14
]>ção por	-22
]>ção que	-29
]>ção quer	-18
]>ção é	-27
]>éis .	-11
]>éis de	-13
]>éis e	-11
]>ída ,	-21
]>ída .	-9
]>ída da	-17
]>ída e	-18
]>ído na	-17
]>ões .	-26
]>ões :	-28
]>ões antes	-9
]>ões da	-20
]>ões de	-20
]>ões do	-9
]>ões dos	-16
]>ões e	-14
]>ões no	-19
]>ões por	-14
]>ões que	-14
]>ões à	-16
]?	-9900
][	-9900
]]	-9900
]]( 0	-15
]]) 0	-8
]], 0	-11
]], abertura	-21
]], agente	-9
]], alergia	-12
]], amarra	-17
]], aperta	-12
]], aquela	-12
]], boné	-15
]], bota	-12
]], campo	-10
]], chave	-14
]], cintos	-11
]], claro	-10
]], começando	-10
]], cone	-16
]], conferida	-17
]], câmera	-10
]], deixa-se	-17
]], desculpa	-9
]], desculpem	-9
]], digo	-12
]], domingo	-10
]], dr	-8
]], encaixa	-11
]], enfia	-12
]], entende	-10
]], enxaguar	-17
]], enxágua	-17
]], equipe	-14
]], escola	-10
]], escreve-se	-18
]], essas	-11
]], grávida	-12
]], hora	-15
]], hum	-11
]], hã	-18
]], imprime	-14
]], interior	-13
]], isso	-10
]], jamais	-16
]], lacra	-13
]], lata	-10
]], lda	-13
]], lista	-12
]], lixa	-16
]], luzes	-9
]], manga	-10
]], minto	-11
]], monta	-25
]], outro	-17
]], outros	-9
]], pet	-13
]], pior	-10
]], ponto	-28
]], porém	-9
]], produto	-21
]], prof	-15
]], professora	-10
]], remédio	-13
]], retira	-15
]], rs	-10
]], rádio	-10
]], senão	-16
]], tipo	-9
]], torcendo	-14
]], tudo	-25
]], tô	-17
]], wagner	-13
]]- desligar	-15
]]. propaganda	-9
]]0 amostras	-16
]]0 anos	12
]]0 avisar	-11
]]0 cm	-19
]]0 dias	-28
]]0 direto	-15
]]0 euros	-19
]]0 g	-22
]]0 gramas	-23
]]0 kg	-21
]]0 km	-13
]]0 km/h	-20
]]0 livros	-12
]]0 m	-14
]]0 mil	11
]]0 mm	-8
]]0 pede	-18
]]0 real	-19
]]0 semanas	-14
]]0 toneladas	-14
]]: boas	-9
]]: cadastro	16
]]: enc	-13
]]: faltam	-9
]]: joaquim	-11
]]: malta	-15
]]: operadores	-17
]]: re	-19
]]: res	-15
]]: secretaria	-15
]][ 0	-10
]]^ 0	-20
]]^ acende	-14
]]^ acesso	-21
]]^ acho	-20
]]^ alô	-11
]]^ anel	-12
]]^ aprovado	-9
]]^ armindo	-15
]]^ ata	-9
]]^ azeitona	-10
]]^ banho	-19
]]^ blz	-8
]]^ boas	-21
]]^ bruninho	-10
]]^ caros	-13
]]^ caução	-16
]]^ cilindro	-11
]]^ circular	-12
]]^ concordo	-18
]]^ cooperativa	-10
]]^ cortar	-16
]]^ daí	-11
]]^ desligar	-9
]]^ devolução	-19
]]^ dia	-16
]]^ dirceu	-11
]]^ distribuição	-18
]]^ doc	-15
]]^ elaborado	-8
]]^ embarque	-22
]]^ enquanto	-18
]]^ entrega	-13
]]^ enxaguar	-9
]]^ escola	-11
]]^ escreva	-12
]]^ escrevo	-12
]]^ esfriar	-11
]]^ etapa	-19
]]^ exma	-16
]]^ exmo	-14
]]^ faz-me	-13
]]^ faço	-13
]]^ fotografar	-9
]]^ fotografo	-11
]]^ fui	-13
]]^ fura	-11
]]^ fwd	-15
]]^ gostava	-11
]]^ herdade	-11
]]^ hum	-9
]]^ hélder	-10
]]^ item	-13
]]^ mafalda	-15
]]^ malta	-25
]]^ material	-10
]]^ medir	-15
]]^ meireles	-8
]]^ memorando	-10
]]^ meninas	-15
]]^ monto	-15
]]^ museu	-10
]]^ neide	-10
]]^ nesse	-9
]]^ norma	-10
]]^ objeto	-25
]]^ obs	-19
]]^ observação	-14
]]^ olá	-14
]]^ ora	-10
]]^ ostra	-10
]]^ otávio	-14
]]^ passageiro	-11
]]^ patrícia	-13
]]^ pedi	-14
]]^ pesar	-12
]]^ piscina	14
]]^ ponham	-9
]]^ pop	-10
]]^ precisamos	-10
]]^ presentes	-31
]]^ pretendo	-19
]]^ prezados	-22
]]^ produzimos	-27
]]^ proponho	-19
]]^ prova	-15
]]^ purga	-19
]]^ quanto	-11
]]^ quarto	-18
]]^ ref	-9
]]^ registo	-10
]]^ regulamento	-21
]]^ respondendo	-15
]]^ rev	-10
]]^ rita	-15
]]^ rui	-17
]]^ senhores	-14
]]^ serviços	-9
]]^ setor	-13
]]^ show	-9
]]^ tapar	-19
]]^ tarefa	-13
]]^ te	-13
]]^ tema	-14
]]^ tiago	-18
]]^ tivemos	-8
]]^ torra	10
]]^ troca	-23
]]^ trocar	-10
]]^ troque	-11
]]^ título	-9
]]^ venho	-17
]]^ virar	-10
]]^ viva	-9
]]^ vocês	-10
]]^ voo	-19
]]^ wagner	-18
]]^ wellington	-13
]]^ âmbito	-9
]]^ ó	-16
]]a 0	-30
]]a abertura	-32
]]a administradora	-18
]]a administração	-14
]]a agência	-9
]]a alavanca	-10
]]a altura	-15
]]a anatel	-10
]]a antena	-18
]]a areia	-18
]]a armação	-16
]]a assessora	-8
]]a assistente	-13
]]a associação	-19
]]a atendente	-15
]]a auditora	-11
]]a auditoria	-22
]]a azeitona	11
]]a balsa	14
]]a banda	-11
]]a banheira	-12
]]a barra	-9
]]a bobina	-13
]]a bola	-10
]]a bordo	-16
]]a borracha	-18
]]a cabeceira	-13
]]a caixa	-35
]]a calda	-9
]]a caldeira	-22
]]a calçada	-19
]]a cama	-13
]]a campanha	-11
]]a capa	-8
]]a capitania	-11
]]a carrinha	-12
]]a casa	12
]]a caução	-13
]]a cesta	-9
]]a chamada	-17
]]a chapa	-24
]]a chefia	-10
]]a circular	-12
]]a colheita	-25
]]a coluna	-10
]]a comida	-18
]]a conta	-24
]]a controladoria	-11
]]a conversa	-13
]]a cooperativa	-17
]]a coordenadora	-17
]]a cor	-20
]]a costura	11
]]a costureira	-9
]]a cota	-8
]]a cuba	-13
]]a cúpula	-17
]]a declaração	-13
]]a descarga	-18
]]a deus	-9
]]a devolução	-18
]]a distribuidora	-13
]]a distância	-17
]]a doutora	-15
]]a eira	-14
]]a embalagem	-13
]]a empresa	-17
]]a enfermeira	-8
]]a entrada	-32
]]a entrega	-36
]]a equipe	-18
]]a escada	-9
]]a escola	-15
]]a estagiária	-9
]]a esteira	-10
]]a explicação	-17
]]a extensão	-12
]]a extração	-18
]]a faca	-9
]]a farmácia	-13
]]a fatura	-18
]]a fiscalização	-16
]]a forma	-13
]]a formação	-15
]]a fábrica	-26
]]a garantia	-18
]]a governanta	-19
]]a grade	-15
]]a gravar	-20
]]a hora	-14
]]a ideia	-17
]]a inspetora	-9
]]a irmã	-9
]]a joana	-18
]]a kelly	-12
]]a lanterna	-16
]]a lavanderia	-21
]]a leitura	-17
]]a lenha	11
]]a limpo	-34
]]a lista	-34
]]a localização	-14
]]a loja	10
]]a lona	-11
]]a lurdes	-10
]]a lápis	-11
]]a lâmina	-15
]]a lâmpada	-16
]]a madeira	-13
]]a mala	-30
]]a malta	-11
]]a maneira	-14
]]a manta	-19
]]a manutenção	-28
]]a maré	-16
]]a massa	-18
]]a matrícula	-14
]]a medir	-9
]]a menina	-23
]]a mesa	-21
]]a montagem	-28
]]a morada	-10
]]a moça	-21
]]a mudança	-19
]]a mão	-15
]]a música	-12
]]a noite	-22
]]a norma	-18
]]a obra	-17
]]a oitenta	-12
]]a ong	-10
]]a palavra	-16
]]a panela	-20
]]a passagem	-17
]]a paz	-15
]]a pinça	-16
]]a piscina	14
]]a placa	-22
]]a playlist	-10
]]a ponta	-14
]]a portaria	-18
]]a praia	-15
]]a prego	-9
]]a preparação	-22
]]a presente	-13
]]a pressão	-11
]]a produção	-8
]]a prova	-14
]]a proveta	-9
]]a próxima	-24
]]a quente	-23
]]a rampa	-15
]]a rapariga	-17
]]a ração	-17
]]a recarga	11
]]a recepcionista	-9
]]a receção	-23
]]a redação	-16
]]a requisição	-18
]]a resposta	-8
]]a rosca	-11
]]a rotina	-24
]]a roupa	-19
]]a régua	-24
]]a sala	-18
]]a saída	-28
]]a secretaria	-15
]]a secretária	-11
]]a seguradora	-15
]]a sessão	-17
]]a sonda	-10
]]a sério	-21
]]a sílvia	-12
]]a sónia	-10
]]a taxa	-11
]]a televisão	-15
]]a temperatura	9
]]a tensão	-17
]]a terceira	-9
]]a ti	-20
]]a torneira	-15
]]a tratar	-10
]]a troca	-30
]]a umidade	-17
]]a urna	-20
]]a vacina	-10
]]a vara	-15
]]a varanda	-15
]]a vela	-13
]]a velocidade	-9
]]a versão	-9
]]a veterinária	-14
]]a viatura	-13
]]a vigilância	-27
]]a vista	-23
]]a vistoria	-15
]]a válvula	-18
]]a água	-30
]]a área	-11
]]alguém passando	-11
]]aluno novo	19
]]alô alô	-19
]]ao armazém	-11
]]ao banho	-14
]]ao biólogo	-15
]]ao domingo	-13
]]ao laboratório	-12
]]ao ponto	-22
]]ao pé	-20
]]ao público	9
]]ao romper	-13
]]ao servidor	-9
]]aos 0	-13
]]aos gritos	-9
]]aos pais	-9
]]aos sábados	-20
]]aos turistas	11
]]aquele dia	-11
]]ar condicionado	-22
]]ar livre	-10
]]as abelhas	-14
]]as algas	-12
]]as amostras	-27
]]as cintas	-10
]]as cinzas	-8
]]as coisas	-16
]]as contas	-18
]]as falhas	-9
]]as flores	-13
]]as fotografias	-13
]]as férias	-10
]]as instruções	-21
]]as lentes	-17
]]as meninas	-19
]]as minhas	-21
]]as palavras	-16
]]as pedras	-11
]]as pernas	-18
]]as portas	-17
]]as quantidades	-9
]]as roupas	-14
]]as saídas	-25
]]as técnicas	-16
]]as visitas	-22
]]assinada pelos	-9
]]atestado médico	-17
]]até 0	-23
]]até meio-dia	-14
]]até r	-14
]]até sexta	-12
]]até zero	-12
]]baia 0	-15
]]balcão 0	-10
]]banco alimentar	-12
]]bem esticado	16
]]biblioteca municipal	-14
]]bicho morde	-11
]]boa noite	-10
]]bom dia	-21
]]cada 0	-23
]]cada caixa	-15
]]cada qual	-9
]]cais 0	13
]]caminhão encosta	-20
]]campanha 0	-17
]]campina grande	-19
]]canal 0	-10
]]caros colegas	-12
]]carro alegórico	13
]]chave geral	-15
]]chave triangular	-12
]]cinco anos	-15
]]cola velha	-11
]]com 0	-11
]]com adulto	-14
]]com aprovação	-13
]]com atestado	-17
]]com atraso	-20
]]com base	-14
]]com cadeado	-15
]]com chave	-18
]]com cone	-13
]]com eles	-12
]]com escova	-20
]]com espuma	-17
]]com essa	-18
]]com força	-14
]]com gelo	-14
]]com giz	-21
]]com hora	-10
]]com mil	-15
]]com oitenta	-15
]]com orvalho	-12
]]com película	-11
]]com placa	-13
]]com prazo	-17
]]com pá	-11
]]com ruído	-9
]]com água	-31
]]consiga seguir	-18
]]costuma vir	-13
]]câmara 0	-11
]]câmara fria	9
]]da abertura	13
]]da agência	-14
]]da altura	-10
]]da asae	-16
]]da associação	-15
]]da bancada	16
]]da banda	-25
]]da beirada	-21
]]da borda	-15
]]da cadeira	-27
]]da casa	-12
]]da chamada	-19
]]da chapa	-11
]]da chefia	-14
]]da cidade	-10
]]da clínica	-12
]]da conservadora	-12
]]da cooperativa	-15
]]da cor	-13
]]da cozinha	-21
]]da cuba	-15
]]da câmera	-9
]]da célia	-14
]]da entrada	-28
]]da equipa	-19
]]da escola	-14
]]da estrada	-16
]]da fiação	-12
]]da gaiola	-18
]]da galeria	-24
]]da gasolina	-12
]]da grande	-22
]]da hora	-16
]]da igreja	-16
]]da inspeção	-24
]]da internet	-10
]]da lista	-18
]]da mala	-15
]]da mangueira	-10
]]da manhã	8
]]da matança	11
]]da mesa	-8
]]da máquina	-37
]]da noite	-31
]]da obra	-16
]]da onda	-19
]]da peça	14
]]da pia	-15
]]da plaqueta	-14
]]da produção	-8
]]da prova	-18
]]da qualidade	-15
]]da roça	-14
]]da rua	-22
]]da rádio	12
]]da sala	-44
]]da ti	-16
]]da tinta	-15
]]da tomada	-14
]]da torneira	-10
]]da van	-9
]]da vigilância	-26
]]da zona	-12
]]da água	-29
]]da área	-14
]]dar entrada	-18
]]das 0	-20
]]das amostras	9
]]das cinzas	13
]]das escolas	9
]]das máquinas	-8
]]das viaturas	-17
]]de 0	-10
]]de abril	-22
]]de agosto	-18
]]de altura	-17
]]de aluno	-22
]]de alvor	-25
]]de apartamentos	-23
]]de apoio	-12
]]de arrancar	-16
]]de autorizados	-11
]]de aveiro	-10
]]de aço	-23
]]de barcos	10
]]de barras	-18
]]de batismo	12
]]de bebê	12
]]de bombeiros	-14
]]de bordo	-19
]]de borracha	-20
]]de cama	-10
]]de caminhão	22
]]de campo	-8
]]de cana	-14
]]de carnaval	-18
]]de carvalho	-15
]]de casa	-27
]]de chapa	-10
]]de cheiro	-22
]]de cidadão	-14
]]de cigarro	-13
]]de cobre	-21
]]de colete	-12
]]de colheita	-9
]]de começar	-13
]]de comida	-13
]]de comércio	-11
]]de controlo	-15
]]de costas	-25
]]de crédito	-12
]]de custo	-9
]]de descarregar	-13
]]de devolução	15
]]de dezembro	-17
]]de dia	-23
]]de distância	-8
]]de domingo	16
]]de duzentos	-10
]]de educação	-13
]]de emergência	-28
]]de enfermagem	-14
]]de entrada	13
]]de equipa	-13
]]de escritório	-14
]]de fato	-15
]]de fevereiro	-20
]]de fibra	-19
]]de fornecedores	9
]]de frio	-17
]]de fubá	-16
]]de fuga	-16
]]de férias	-12
]]de gasolina	-22
]]de gelo	-12
]]de goiás	-15
]]de haver	-13
]]de hora	-17
]]de humidade	-15
]]de identificação	-16
]]de imediato	-20
]]de inventário	-16
]]de isopor	-12
]]de janeiro	-17
]]de junho	-12
]]de licença	-15
]]de longe	-9
]]de madeira	-11
]]de maio	-12
]]de marés	-11
]]de menor	-16
]]de mergulho	12
]]de metro	-15
]]de mexer	-15
]]de molhar	-19
]]de montar	-20
]]de máquinas	-20
]]de mão	-11
]]de música	-19
]]de nascimento	-13
]]de noite	-13
]]de norma	-15
]]de novembro	-17
]]de novo	-37
]]de nível	-16
]]de obra	-23
]]de obras	-15
]]de oitenta	-23
]]de operação	-17
]]de outubro	-15
]]de ouvir	-9
]]de pagamento	12
]]de pau	-8
]]de perfume	-9
]]de plástico	-11
]]de proa	-17
]]de proceder	-16
]]de prédio	-17
]]de puxar	-13
]]de pé	-18
]]de qualidade	-9
]]de quinta	-14
]]de r	-13
]]de receção	11
]]de recuperação	-16
]]de redigir	-21
]]de remédio	-16
]]de residência	19
]]de rodas	-10
]]de ré	8
]]de sabão	-8
]]de sal	-22
]]de sala	-9
]]de saída	9
]]de seguir	-9
]]de serviço	-8
]]de sessenta	-13
]]de solo	18
]]de tela	-22
]]de terra	-27
]]de tinta	-12
]]de tocar	-20
]]de trezentos	-11
]]de trás	-14
]]de tudo	-24
]]de uso	-20
]]de v	-19
]]de vacinas	-17
]]de vedação	-9
]]de veneno	11
]]de verdade	-18
]]de vidro	-11
]]de vila	-15
]]de viseu	-12
]]de viva	-16
]]de voto	11
]]de évora	-13
]]de óbito	-20
]]debaixo d'água	-20
]]deita-se tudo	-10
]]deixa-se escorrer	-16
]]deixar isso	-14
]]depois abre-se	-11
]]desde 0	-34
]]dez dias	-15
]]dia 0	-33
]]dia inteiro	-15
]]dia útil	-20
]]dias úteis	-19
]]direção pede	-11
]]distribui água	-10
]]diz q	-8
]]do 0	-22
]]do acidente	-10
]]do almoço	-12
]]do avesso	-19
]]do avião	-9
]]do banheiro	-18
]]do barulho	-21
]]do cais	-16
]]do caixa	14
]]do carro	-25
]]do cartão	-22
]]do ceará	-13
]]do cilindro	-22
]]do cofre	-12
]]do comercial	-21
]]do compressor	-15
]]do conde	-17
]]do cone	-13
]]do conservatório	-18
]]do erro	-10
]]do espetáculo	-15
]]do estúdio	13
]]do falecido	13
]]do gato	-17
]]do grupo	-15
]]do hotel	-21
]]do jardim	-17
]]do jurídico	-14
]]do lacre	-18
]]do lanche	-17
]]do lar	-17
]]do manual	-19
]]do mel	12
]]do microfone	-11
]]do minho	-13
]]do motor	-18
]]do multibanco	-19
]]do nevoeiro	10
]]do norte	-21
]]do outro	-26
]]do paciente	9
]]do peixe	-20
]]do ponto	8
]]do porto	-24
]]do posto	-20
]]do prazo	11
]]do produto	-11
]]do profissional	-9
]]do programa	-14
]]do prédio	-15
]]do reboque	-10
]]do rio	-14
]]do sal	21
]]do sistema	-20
]]do sol	-22
]]do sul	-17
]]do sócio	-17
]]do teatro	-20
]]do telhado	-13
]]do tradutor	-17
]]do turno	22
]]do vento	-23
]]do veículo	-15
]]do vizinho	-8
]]do volume	-8
]]documento original	-13
]]dois anos	-27
]]dois funcionários	-10
]]dois homens	-13
]]dois lados	-16
]]dois sócios	-14
]]dois técnicos	-13
]]dona neide	-12
]]dos 0	-10
]]dos alunos	-29
]]dos bonecos	8
]]dos carros	-27
]]dos meus	-11
]]dos nossos	-21
]]dos outros	-19
]]dos pais	-17
]]duas assinaturas	-9
]]duas doentes	-10
]]duas linhas	-13
]]duas moças	-15
]]duas testemunhas	-8
]]duas vias	-14
]]e 0	-13
]]e acabou	-14
]]e acende	-20
]]e anota-se	-14
]]e aperta	-9
]]e aponta	-10
]]e assinado	-21
]]e avental	-9
]]e avisa-se	-9
]]e baixa	-9
]]e bicho	-18
]]e bota	-11
]]e carimba	-10
]]e carrega-se	-20
]]e cheira	-13
]]e coloca	-13
]]e combustível	-10
]]e confirma	-11
]]e confirma-se	-9
]]e convida	-16
]]e coordeno	-18
]]e deixa-se	-11
]]e desliga-se	-9
]]e desligar	-21
]]e digo	-14
]]e duzentos	-10
]]e dá-se	-11
]]e entrega	-13
]]e escolhe	-12
]]e espero	-11
]]e explica	-10
]]e guarda-se	-9
]]e hora	-11
]]e hum	-15
]]e imprime	-9
]]e isso	-16
]]e levou	-11
]]e máscara	-8
]]e observa	-11
]]e oferece	-9
]]e olhe	-11
]]e outro	15
]]e pedem	-10
]]e pediram-me	-15
]]e pergunta-se	-12
]]e ph	13
]]e ponto	-17
]]e quintas	-19
]]e rádio	-10
]]e sextas	-8
]]e sumiu	-12
]]e tal	-22
]]e telefona-se	-8
]]e telemóvel	-15
]]e tosa	15
]]e troca	-14
]]e tudo	-10
]]e verifica	-10
]]e vidro	17
]]e vocês	-13
]]e água	-13
]]em 0	-29
]]em abril	-11
]]em agosto	-16
]]em arraial	-11
]]em atraso	16
]]em blocos	-17
]]em braga	-13
]]em caixa	-11
]]em cena	-12
]]em condições	-21
]]em cruz	-15
]]em dezembro	-24
]]em dia	-22
]]em fevereiro	-17
]]em forma	-11
]]em goiânia	-15
]]em governador	-13
]]em inglês	-19
]]em janeiro	-18
]]em jejum	-9
]]em julho	-19
]]em junho	-20
]]em maio	-23
]]em março	-22
]]em outubro	-16
]]em particular	-9
]]em ponto	-15
]]em português	-25
]]em pé	-27
]]em sacos	-22
]]em setembro	-17
]]em setúbal	-19
]]em vazio	-14
]]em vigor	-8
]]em água	-19
]]entre 0	-13
]]escrevente pede	-12
]]esperar 0	-14
]]este mês	-11
]]estou montando	-18
]]está tudo	-8
]]eu dito	-22
]]eu falei	-19
]]eu faço	-13
]]eu imprimo	-17
]]eu mando	-10
]]eu pensei	-13
]]eu peço	-19
]]eu tiro	-10
]]eu vejo	-15
]]eu vi	-13
]]extensão 0	-13
]]fato escuro	-11
]]fecha-se tudo	-8
]]ficou 0	-19
]]filme plástico	-18
]]focinho curto	-12
]]foi embora	-9
]]foi usada	-9
]]forno 0	-15
]]frente dele	-18
]]fumo frio	-15
]]galpão 0	-9
]]geladeira 0	-9
]]gente chega	-14
]]gente esvazia	-14
]]há grávidas	-15
]]interna 0	-14
]]isso solicitar	-21
]]já pegou	-18
]]lacre rompido	-11
]]letra grande	-21
]]levar água	-14
]]liga 0	-9
]]mais comum	-22
]]mais novo	-16
]]manda mensagem	-13
]]manhã cedo	-21
]]mas isso	-14
]]me explica	-9
]]me lembro	-17
]]meia hora	-33
]]meia página	-17
]]meio quilo	-11
]]mesma altura	-13
]]mesma hora	-19
]]mesmo dia	-18
]]mestre abílio	-9
]]meu filho	-18
]]meu genro	-18
]]meu pai	-10
]]meu sogro	-14
]]minha cunhada	-12
]]minha filha	-14
]]minha mulher	-17
]]minutos contados	-16
]]motor desligado	-16
]]máquina 0	-20
]]n.º 0	-30
]]na arca	-12
]]na axila	-15
]]na baia	-21
]]na bancada	-17
]]na bandeja	-17
]]na banheira	9
]]na beira	-13
]]na betoneira	-21
]]na biblioteca	-13
]]na caixa	-22
]]na caixinha	-12
]]na calçada	-14
]]na carrinha	-17
]]na casa	-29
]]na chave	-18
]]na chegada	-12
]]na clínica	-12
]]na escola	13
]]na estante	-11
]]na fazenda	-21
]]na feira	21
]]na forma	-19
]]na formação	-16
]]na freguesia	-13
]]na garrafa	-8
]]na gaveta	-14
]]na geladeira	-23
]]na grade	-14
]]na hora	-41
]]na laje	-13
]]na lateral	-17
]]na lista	-15
]]na maca	-13
]]na mala	-16
]]na matriz	-16
]]na máquina	-31
]]na obra	8
]]na papelaria	-14
]]na pedra	-14
]]na peça	-21
]]na pia	-12
]]na prancha	-10
]]na quinta	-20
]]na revisão	-15
]]na ria	-26
]]na rua	-19
]]na sala	9
]]na salinha	-13
]]na saída	-13
]]na secretaria	-19
]]na sequência	-16
]]na sexta	-28
]]na sexta-feira	-9
]]na sombra	-18
]]na tela	-17
]]na terça	-14
]]na urna	-14
]]na vertical	-22
]]na zona	-15
]]na área	-9
]]na árvore	-16
]]nesse caso	-10
]]nesse dia	-14
]]ninguém lê	-17
]]ninguém saber	-17
]]no 0	-8
]]no abrigo	11
]]no alvado	-12
]]no batoque	-10
]]no bolso	-21
]]no borrifador	-20
]]no cabo	-17
]]no cais	-19
]]no campo	12
]]no carrinho	9
]]no cartão	-14
]]no caso	-17
]]no celular	-25
]]no cofre	-14
]]no corredor	-12
]]no descarpack	-20
]]no dia	-36
]]no diário	-10
]]no elevador	16
]]no escritório	-11
]]no espelho	-16
]]no estojo	-15
]]no forno	-29
]]no frigorífico	-18
]]no frio	-18
]]no gancho	9
]]no grupo	-24
]]no hotel	-19
]]no interior	-19
]]no inverno	-14
]]no início	-15
]]no laboratório	15
]]no lote	-21
]]no lugar	-11
]]no mercado	-16
]]no ombro	-14
]]no painel	-12
]]no parque	-20
]]no pescoço	-8
]]no porta-luvas	-13
]]no porto	-13
]]no pátio	-9
]]no quadro	-29
]]no quarto	-16
]]no ralo	-16
]]no regresso	-14
]]no rodapé	-11
]]no rádio	-19
]]no sentido	-16
]]no servidor	15
]]no sistema	-18
]]no talão	-20
]]no tambor	-18
]]no terceiro	-10
]]no terminal	-17
]]no turno	-15
]]norma interna	-22
]]nos primeiros	-8
]]nossa associação	-13
]]nossa sala	-11
]]nota fiscal	-13
]]noventa dias	-9
]]nunca botou	-11
]]nunca viram	-13
]]não aceita	-12
]]não bate	-13
]]não batem	-15
]]não conserta	-14
]]não conta	-13
]]não embarca	-18
]]não encosta	-12
]]não enxerga	-18
]]não existe	-13
]]não fazem	-21
]]não fui	-14
]]não gosto	-10
]]não gostou	-13
]]não instala	-8
]]não interessa	-10
]]não inventa	-14
]]não lê	13
]]não pede	-8
]]não perdoa	-12
]]não sei	-18
]]não serve	-14
]]não solta	-20
]]não tatua	-15
]]nó molhado	-11
]]o advogado	-19
]]o afinador	-10
]]o ajudante	-9
]]o alarme	-13
]]o aluno	-10
]]o aparelho	-9
]]o apoio	-15
]]o aquecimento	-18
]]o arco	-14
]]o aspirador	-9
]]o atendente	-14
]]o banho	-20
]]o barco	-27
]]o barril	-19
]]o baú	-15
]]o bicho	-12
]]o bidão	-8
]]o bordo	-11
]]o botijão	-18
]]o braço	-12
]]o cabelo	-23
]]o cabo	-24
]]o cachorro	9
]]o cadeado	-8
]]o café	-17
]]o caio	-12
]]o calçado	-15
]]o caminhão	-26
]]o carrinho	-14
]]o carro	-28
]]o cartãozinho	-11
]]o cartório	-17
]]o caso	-21
]]o celular	-10
]]o certificado	-13
]]o check-in	-23
]]o chicote	-11
]]o chip	-10
]]o chuveiro	-14
]]o cinto	-10
]]o colaborador	-17
]]o comandante	-12
]]o comprador	-14
]]o compressor	-14
]]o conector	-14
]]o conferente	-12
]]o conhecimento	-11
]]o contrário	-15
]]o convênio	-19
]]o corpo	-9
]]o curso	-12
]]o cão	-17
]]o desenho	-24
]]o dia	-22
]]o diretor	-14
]]o disco	-16
]]o disjuntor	-10
]]o eletricista	-10
]]o elevador	-10
]]o email	-10
]]o embarque	11
]]o endereço	-8
]]o escrevente	-9
]]o esgoto	-14
]]o estado	-9
]]o estafeta	-10
]]o estojo	-10
]]o estúdio	-23
]]o exaustor	-16
]]o extintor	-15
]]o faroleiro	-12
]]o fecho	-19
]]o filme	-20
]]o filtro	-9
]]o fio	10
]]o fiscal	-15
]]o fluxo	-20
]]o fogo	-9
]]o formulário	-18
]]o forno	-15
]]o freio	-17
]]o gelo	-22
]]o gerador	-20
]]o grupo	-27
]]o grão	-21
]]o gás	-15
]]o homem	-9
]]o horário	-11
]]o hóspede	-26
]]o instrumento	-19
]]o instrutor	-16
]]o juiz	-9
]]o jurídico	-21
]]o laboratório	-9
]]o lacre	-13
]]o laudo	-11
]]o leite	-30
]]o leão	-14
]]o lote	-24
]]o luan	-14
]]o lugar	-11
]]o líder	-12
]]o manual	-12
]]o manômetro	-12
]]o maquinista	-9
]]o mar	-9
]]o marinheiro	-12
]]o material	-9
]]o menino	-19
]]o modelo	-13
]]o molde	-16
]]o monitor	-16
]]o morador	-13
]]o motor	-20
]]o museu	-20
]]o médico	-18
]]o neto	-10
]]o nº	-17
]]o nível	-19
]]o nó	-12
]]o olho	-11
]]o painel	-15
]]o par	-11
]]o pastor	-12
]]o patrão	-17
]]o pau	-8
]]o piano	-19
]]o plano	-15
]]o plantonista	-12
]]o plástico	-13
]]o ponto	-25
]]o portador	-12
]]o porteiro	-24
]]o português	-13
]]o prato	-16
]]o prazo	-21
]]o preço	-16
]]o produto	-14
]]o professor	-13
]]o projeto	-17
]]o protocolo	-11
]]o pé	-15
]]o quadro	-22
]]o quarto	-11
]]o quê	-31
]]o ralo	-13
]]o reboque	-14
]]o recibo	-14
]]o registro	-11
]]o relógio	-11
]]o resto	-14
]]o rodo	-14
]]o rolo	-12
]]o roteiro	-22
]]o sacristão	-17
]]o sal	16
]]o seguro	-20
]]o sentido	-13
]]o serviço	-9
]]o sino	-25
]]o sistema	-10
]]o skipper	-18
]]o sofá	-13
]]o soro	-14
]]o supervisor	-9
]]o síndico	-13
]]o sócio	-13
]]o tabuleiro	-25
]]o talão	-8
]]o tamanho	-12
]]o tambor	-21
]]o tampo	-15
]]o tecido	-14
]]o telemóvel	-11
]]o termo	-11
]]o termómetro	-11
]]o ticket	-16
]]o tratador	-9
]]o trator	-10
]]o tubo	-16
]]o turno	-26
]]o tutor	-19
]]o uniforme	-8
]]o utilizador	-12
]]o vento	-27
]]o vereador	-11
]]o veterinário	-21
]]o vidro	-14
]]o vigilante	-12
]]o visor	-20
]]o volume	-8
]]o voluntário	-16
]]o vosso	-10
]]o wagner	-11
]]o único	-14
]]oferece água	-13
]]oito dias	-14
]]onze reclamações	-19
]]os assistentes	-15
]]os bichos	-14
]]os bombeiros	-10
]]os cartões	-9
]]os cones	-8
]]os cuidados	-20
]]os estupefacientes	-11
]]os fios	-18
]]os furos	-10
]]os livros	-20
]]os medicamentos	-20
]]os mestres	-20
]]os meus	-11
]]os miúdos	-28
]]os ninhos	-20
]]os nomes	-22
]]os outros	-14
]]os pais	-14
]]os papéis	-21
]]os pequenos	-21
]]os primeiros	-22
]]os quadros	-12
]]os rapazes	-10
]]os sacos	19
]]os tanques	-13
]]os tubos	-17
]]os turistas	-14
]]ou azinho	-14
]]ou rasgado	-14
]]outro dia	-21
]]pano limpo	-10
]]pano úmido	-17
]]papel toalha	-13
]]para 0	-24
]]para aquele	-9
]]para casa	-18
]]para confirmar	-10
]]para rever	-17
]]para revisão	-12
]]partir daí	-15
]]passa isso	-18
]]pela atenção	-11
]]pela escada	-18
]]pelas patas	-9
]]pelo amor	-13
]]pelo interfone	-18
]]pelo rádio	-15
]]peça íntima	-13
]]ponto final	-24
]]ponto morto	-15
]]por 0	-18
]]por autenticidade	9
]]por caixa	-16
]]por carta	-11
]]por cento	-21
]]por conta	-13
]]por correio	-17
]]por dia	-13
]]por engano	-10
]]por hora	-16
]]por igual	-12
]]por inteiro	-15
]]por isso	-29
]]por lote	-16
]]por mês	-15
]]por peça	-13
]]por rádio	-19
]]por trás	-15
]]pra caixa	-16
]]pra isso	-23
]]pra plastificar	-15
]]pra trás	-8
]]primeiro dia	-15
]]pro agrônomo	-13
]]pro tambor	-13
]]professora ivone	-12
]]pros voluntários	-19
]]proteção civil	-11
]]próprio dia	-24
]]quando chega	-21
]]quarenta anos	-19
]]quarto 0	-8
]]quatro anos	-18
]]quatro cantos	-11
]]quatro lados	-14
]]quatro mil	-18
]]quatro páginas	-8
]]que aquilo	-14
]]que bater	-11
]]que caiu	-19
]]que decide	-9
]]que dizia	-12
]]que dê	-13
]]que esteve	-10
]]que fazemos	-13
]]que ficasse	-9
]]que fique	-10
]]que leia	-9
]]que redija	-10
]]que sobrou	-21
]]que vêm	-20
]]quem chega	9
]]quem decide	-13
]]quem paga	-13
]]quinze anos	-14
]]quinze dias	-29
]]rapaz novo	-9
]]recursos humanos	-11
]]remédio novo	-12
]]roteiro curto	-22
]]santa rita	-11
]]saudações desportivas	-11
]]se abrem	-13
]]se aceita	-12
]]se cobra	-10
]]se comeu	-20
]]se deita	-12
]]se der	-14
]]se descarta	-14
]]se descreva	-14
]]se discute	-12
]]se empresta	-13
]]se encontra	-16
]]se entrega	-12
]]se houver	-21
]]se mistura	-16
]]se oferece	-18
]]se perderam	-14
]]se possível	-16
]]se reformou	-17
]]se restaura	-9
]]se sobrar	-10
]]se tocam	-21
]]se tomou	-8
]]se trabalha	-10
]]se vende	-14
]]segurança social	-13
]]seis homens	-13
]]sem avisar	10
]]sem cachorro	-9
]]sem certidão	-10
]]sem comer	-11
]]sem encostar	-13
]]sem parar	-10
]]sem rasura	-13
]]sem reserva	-10
]]sem resposta	-14
]]sem tocar	-13
]]semana passada	-15
]]senhor padre	-22
]]senhor prior	-18
]]seu nelson	-12
]]sobre encher	-20
]]sua maneira	-17
]]são joão	-18
]]são paulo	-17
]]só água	-14
]]tem bolha	-10
]]tem multa	-19
]]ter regra	-10
]]terceiro dia	-12
]]teste biológico	-10
]]teste hidrostático	-17
]]tira chip	-11
]]todo dia	-14
]]trinta anos	-21
]]trinta dias	-23
]]três anos	-17
]]três assuntos	-12
]]três casos	-12
]]três dias	-19
]]três semanas	-17
]]três voltas	-17
]]tudo joia	-16
]]tá gravando	-12
]]técnico chega	-9
]]tô gravando	-17
]]um adulto	-8
]]um ajudante	-11
]]um anos	-13
]]um café	-19
]]um cartaz	-14
]]um cartão	-10
]]um casal	-13
]]um conta	-19
]]um dente	-10
]]um dia	-13
]]um fado	-13
]]um guião	-12
]]um homem	-17
]]um miúdo	-9
]]um mês	-21
]]um palmo	-11
]]um pedido	14
]]um pop	-11
]]um puxão	-15
]]um quarto	-12
]]um retoque	-13
]]um roteirinho	-22
]]um roteiro	-20
]]um servidor	-8
]]um sorriso	-10
]]um tiquinho	-14
]]uma caixa	-18
]]uma casa	-13
]]uma cena	-12
]]uma chave	-26
]]uma escala	-13
]]uma estrela	-17
]]uma festa	-14
]]uma hora	10
]]uma loja	-18
]]uma máquina	-18
]]uma mão	-10
]]uma norma	-11
]]uma palavra	-9
]]uma página	-17
]]uma queda	-16
]]uma rapariga	-11
]]uma regra	-17
]]uma testemunha	-13
]]uma vergonha	-18
]]umas 0	-16
]]umas linhas	-16
]]vai buscar	-15
]]vai direto	-8
]]vai embora	-11
]]vai usar	-12
]]vale formoso	-24
]]vem buscar	10
]]vem dia	-16
]]versão 0	-9
]]veste bata	-14
]]vigilância sanitária	-21
]]vinte centímetros	-12
]]visita guiada	-22
]]você botar	-13
]]vou falando	-14
]]vou montar	-15
]]| obs	-21
]]à altura	-26
]]à campainha	-14
]]à chegada	-18
]]à entidade	-9
]]à entrada	-19
]]à meia-noite	-11
]]à noite	13
]]à pressa	-14
]]à proa	-12
]]à refeição	-11
]]à sala	-24
]]à secretaria	-20
]]à temperatura	-14
]]à torre	-18
]]à água	-21
]]às 0	-33
]]às terças	-21
]]água doce	-19
]]água fria	-17
]]álcool isopropílico	-11
]]é avisado	-9
]]é descartada	-12
]]é essa	-10
]]é feita	-25
]]é isso	-33
]]é melhor	-10
]]é normal	-11
]]é serviço	-13
]]última hora	-11
]]último dia	-17
]]– 0	-24
]]– condomínio	-19
]]– posto	-21
]_	-9900
]a	-9900
]abaixa	-14
]abaixo	-9900
]abastecer	-12
]abelhas	-10
]aberta	-9900
]abertas	-16
]aberto	-9900
]abertos	-10
]abre	-9900
]abre-se	-12
]abrem	-20
]abril	-23
]abrir	-9900
]abriram	-18
]abriu	-28
]abílio	-15
]acaba	-18
]acabou	-19
]academia	11
]aceder	-9
]aceita	-17
]aceita-se	-9
]aceitam	-9
]acende	9
]acendo	-13
]acertado	-16
]acesa	-9
]acesso	-23
]acessos	-14
]acetona	-10
]acha	-18
]achado	-20
]acho	-22
]acidente	-13
]acima	-9900
]acolhe	-15
]acolhimento	-13
]acompanha	-14
]acompanhante	-9
]acontecer	-21
]aconteceu	-12
]acordo	-10
]acordou	-11
]adega	-16
]ademir	-13
]adiado	-9
]administradora	-18
]administração	-28
]adubo	-18
]adulto	-15
]adultos	-11
]advogado	-19
]afasta	-24
]afina	-17
]afinador	-10
]afinar	-17
]agenda	-17
]agente	-10
]agitar	-13
]agora	-9900
]agosto	-23
]agrônomo	-18
]agulha	-9900
]agulhas	-13
]agência	-24
]ah	-25
]ahah	-10
]ai	-24
]ainda	-9900
]ajuda	-9900
]ajudante	-15
]ajudantes	-16
]ajudar	-16
]ajustar	-15
]ala	-14
]alambique	-19
]alarme	-18
]alavanca	-10
]aldeia	-20
]alegórico	13
]alergia	-17
]alergias	-17
]algarismo	-15
]algas	-12
]algo	-23
]algodão	-19
]algum	-11
]alguma	-9900
]alguém	-9900
]ali	-22
]alimentar	-12
]almada	-20
]almoxarifado	12
]almoço	-17
]alta	-9900
]alto	-21
]alugados	12
]aluguer	-16
]aluno	-27
]alunos	9
]alvado	-15
]alvor	-25
]além	-12
]alô	-19
]amadora	-13
]amanhã	-15
]amarela	-9900
]amarelo	-23
]amarra	-22
]amarrar	-16
]amassada	-9
]amassado	-11
]amigo	-16
]amor	-13
]amostra	-9900
]amélia	-10
]amílcar	-14
]anatel	-13
]anca	-15
]anda	-9900
]andar	-9900
]andares	-13
]anel	-16
]anexa	-12
]anexo	-10
]animais	-22
]ano	-9900
]anos	-10
]anota	-9900
]anota-se	-15
]anotado	-20
]anotar	-9900
]anotações	-18
]anotou	-10
]anselmo	-11
]antebraço	-11
]antena	-19
]anterior	-9900
]antes	-9900
]antiga	-13
]antigo	-28
]antigos	16
]antónio	-12
]anual	-14
]análise	-18
]anéis	-12
]ao	-9900
]aos	-9900
]apaga	-10
]apagada	-15
]apague	-10
]apanha-se	-8
]apanham-se	-12
]aparece	-25
]aparecer	-18
]aparelho	-9
]apartamento	12
]apartamentos	-26
]apelido	-18
]aperta	-14
]aperto	-15
]apicultores	-10
]apita	-20
]apito	-17
]aplica-se	-9
]aplicativo	-14
]aplicação	-16
]aponta	-17
]apontamentos	-17
]apontar	-23
]aponto	-14
]apontou	-22
]apostila	-10
]aprendeu	-21
]aprendiz	-19
]apresenta	-8
]apresentar	-19
]apresentável	-12
]aprov	-9
]aprova	-9
]aprovado	-22
]aprovação	-19
]aproxima-se	-13
]apólice	-13
]após	-19
]aquecimento	-18
]aquela	-11
]aquele	-14
]aqui	-9900
]aquilo	-31
]ar	-9900
]ar-condicionado	-15
]arca	-10
]arco	-18
]areia	-14
]arma	-15
]armazém	-26
]armação	-13
]armindo	-15
]armário	-9900
]arnês	-16
]arquivada	-10
]arquivo	-9900
]arraial	-12
]arranca	-16
]arrancar	-16
]arroz	-8
]arrumar	-9
]artigo	-20
]as	-9900
]asae	-16
]asas	-8
]aspirador	-9
]aspirar	-11
]assente	-11
]assento	-17
]assessora	-8
]assim	-9900
]assina	-9900
]assinada	-9900
]assinado	-33
]assinam	-9900
]assinar	-21
]assinatura	-9900
]assinaturas	-9
]assinou	-11
]assiste	-9
]assistente	-14
]assistentes	-14
]associados	-16
]associação	-23
]assumir	-11
]assunto	-9900
]assuntos	-12
]ata	-9
]atadas	-11
]atelier	-19
]ateliê	-11
]atende	-20
]atendente	-24
]atendeu	-10
]atendimento	-23
]atenção	-24
]aterra	-11
]atestado	-25
]atestados	-13
]atrapalha	-16
]atraso	15
]atrasou	-9
]atrás	-9900
]atualizado	-20
]até	-9900
]auditora	-11
]auditoria	-24
]aula	-24
]ausente	-13
]ausência	-10
]autenticidade	9
]autocarro	-8
]automática	-18
]automático	-18
]autorizados	-11
]autorização	-9900
]auxiliar	-9900
]avaria	-10
]aveiro	-11
]avental	-17
]aves	-10
]avesso	-22
]avisa	-9900
]avisa-se	-12
]avisada	-11
]avisei	-16
]aviso	-9900
]avião	-9
]avó	-14
]axila	-15
]azeite	-18
]azeitona	14
]azinho	-14
]azul	-9900
]aço	-23
]açougue	-11
]aí	-9900
]b	-9900
]backup	-16
]bahia	-14
]baia	-20
]bainha	-16
]baixa	-21
]baixa-se	-11
]baixada	-13
]baixo	-9900
]balança	-11
]balcão	-9900
]balde	-9900
]balsa	14
]baltazar	-13
]balões	-16
]bancada	11
]banco	-9900
]banda	-24
]bandeira	-17
]bandeja	-19
]banheiro	-21
]banho	-28
]bar	-9900
]barbearia	-19
]barbeiro	-18
]barco	-30
]barra	-12
]barraca	-20
]barras	-25
]barreiro	-12
]barriga	-14
]barril	-22
]barro	-18
]barulho	-20
]base	-14
]basta	-12
]bata	-12
]bate	-20
]batedor	-12
]batem	-15
]batendo	-13
]bater	-14
]bateria	-16
]bateu	-11
]batida	14
]batismo	12
]batoque	-10
]baú	-15
]bebeu	-22
]beijo	-15
]beira	-16
]beirada	-21
]beleza	-13
]bem	-9900
]berço	-17
]berçário	-14
]betoneira	-21
]betão	-10
]bexiga	-13
]bh	-16
]bia	-13
]biblioteca	-18
]bicarbonato	11
]bicho	-21
]bicho-da-seda	20
]bichos	-17
]bico	-10
]bidão	-10
]bilhete	-13
]bilheteira	-10
]bilheteria	-11
]biológico	-10
]biometria	-8
]bipa	-9
]biólogo	-15
]bloco	-9900
]blocos	-17
]bloqueia	-11
]blz	-8
]bo	-10
]boa	-9900
]boas	-21
]bobina	-16
]boca	-9900
]bode	-9
]boia	-9
]bola	-14
]boleto	-9
]bolha	-15
]bolo	-17
]bolor	-16
]bolsa	-15
]bolso	-19
]bom	-9900
]bomba	-11
]bombas	-15
]bombeiro	-16
]bombeiros	-18
]bombona	-22
]bonecos	8
]bonito	-23
]boné	-13
]borda	-17
]bordo	-27
]borracha	-21
]borrifador	-20
]bota	-21
]botar	-13
]botijão	-19
]botou	-11
]botão	-9900
]box	-11
]braga	-13
]branca	-18
]branco	-9900
]brasil	-9
]braço	-13
]brigada	-19
]brinquedos	-16
]brita	-15
]bruninho	-10
]bruno	-11
]buldogue	-9
]buracos	-21
]buzina	-18
]bêbado	-15
]c	-9900
]cabe	-17
]cabeceira	-20
]cabelo	-26
]cabeça	-9900
]cabine	-9900
]cachaça	14
]cada	-9900
]cadastra	-8
]cadastro	12
]cadeado	-21
]cadeados	-13
]cadeiras	-20
]caderno	-9900
]cai	-17
]caio	-12
]cair	-19
]cais	-27
]caiu	-28
]caixas	-9900
]caixinha	-12
]calcula	-10
]calda	-9
]caldeira	-25
]caldo	-20
]calha	-15
]calibra	-11
]calibração	-22
]calma	-15
]calor	-14
]calça	-18
]calçada	-26
]calçado	-15
]calças	-10
]cama	-23
]camadas	-9
]camilo	-12
]caminhões	-17
]camisa	-13
]camião	-19
]campainha	-12
]campanha	-18
]campina	-17
]cana	-14
]canal	-9900
]cancela	-12
]candidato	-16
]caneta	-9900
]canhoto	-13
]canto	-18
]cantos	-11
]capa	-9
]capacete	-18
]capataz	-18
]capela	-24
]capitania	-18
]captura	-14
]cara	-9900
]caracóis	-16
]carga	-9900
]carimba	-11
]carnaval	-23
]carne	-20
]caro	-16
]carol	-13
]caros	-13
]carrega	-22
]carrega-se	-20
]carregada	-17
]carregador	-19
]carregar	-12
]carreira	-8
]carrinha	-24
]carta	-12
]cartaz	-21
]cartãozinho	-23
]cartório	-16
]cartões	-9
]carvalho	-15
]casaco	-12
]casal	-15
]casamento	-15
]casamentos	13
]casas	10
]casca	-23
]cascais	-21
]caso	-23
]casos	-12
]castanho	-14
]cata	-14
]categoria	-13
]catraca	-10
]causa	-9900
]caução	-20
]cavalete	-16
]cavalo	-23
]cave	-15
]caído	-17
]cc	-12
]ceará	-13
]cedo	-24
]cego	-14
]cem	-9
]cena	-19
]cento	-25
]central	-9900
]centro	-9900
]centrífuga	-10
]centímetro	-12
]centímetros	-24
]cera	-18
]cerca	-22
]certa	-9
]certas	-11
]certidão	-16
]certidões	-16
]certificado	-14
]certificação	-11
]certo	-21
]cesta	-14
]chama	-9900
]chamada	-26
]chamado	-14
]chamados	-20
]chamar	-18
]chaminé	-14
]chamou	-16
]chapa	-30
]chaveiro	-8
]check-in	-23
]checklist	-10
]chef	-9900
]chefe	-9900
]chefia	-14
]chega	-24
]chegada	-23
]chegar	-18
]chegou	8
]cheguei	-14
]cheio	-20
]cheios	-11
]cheira	-16
]cheiro	-26
]cheque	15
]chicote	-13
]chip	-18
]chope	11
]choro	-15
]chumbo	-14
]chuva	-9900
]chuveiro	-14
]chão	-9900
]ciclo	-9
]cidade	-19
]cidadão	-14
]ciente	-19
]cigarro	-13
]cilindro	-17
]cilindros	-23
]cima	-9900
]cimento	-14
]cinco	-9900
]cinquenta	-30
]cinta	-9
]cintas	-13
]cinto	-12
]cinza	-13
]cio	-11
]circuito	-18
]circular	-17
]cirúrgico	-15
]civil	-13
]clara	-24
]claro	-23
]classificação	11
]cliente	-9900
]climatizada	-10
]clorexidina	-14
]cloro	-9900
]clínica	-23
]cm	-19
]cnpj	-11
]co2	-9
]coa	-16
]coberta	-13
]cobertura	13
]cobra	-13
]cobrança	-18
]cobre	-31
]cobrir	-9
]coco	12
]cofre	-14
]coima	-9
]coimbra	-15
]coisa	-9900
]coisas	-34
]coitada	-15
]cola	-9900
]colaborador	-17
]colada	-9
]colado	-20
]colar	-22
]colchão	-8
]colega	-9900
]colegas	-24
]coleira	-16
]coleta	-14
]colete	-19
]coletes	-17
]coletivas	-20
]coletor	-8
]colheita	-28
]colher	9
]colmeias	-24
]colo	-15
]coloca	-17
]colocar	-19
]coluna	-10
]com	-9900
]comandante	-17
]comando	-16
]combinado	-16
]combinados	-13
]combinar	-16
]comer	-17
]comercial	-20
]comeu	-26
]começa	-30
]começando	-15
]começar	-20
]começo	-8
]começou	-19
]comida	-19
]comigo	-11
]comissão	-11
]como	-9900
]compara	-10
]compartilhada	-9
]completa	-18
]completo	-9900
]compliance	-20
]compra	-10
]comprador	-16
]comprar	-21
]compras	-23
]compressor	-19
]comprida	-18
]compridas	-14
]comprimento	-9
]comprovante	-16
]comprovativo	-9
]computador	-18
]comum	-25
]comunica	-17
]comunica-se	-9
]comércio	-11
]conceição	-18
]concerto	10
]concessionária	-18
]concordo	-19
]concurso	-9
]conde	-17
]condicionado	-22
]condições	-21
]condomínio	-26
]conduz	-20
]cone	-18
]conector	-14
]cones	-11
]confere	-9900
]conferem	-9
]conferente	-12
]conferida	-12
]conferir	-12
]conferência	11
]confirma	-27
]confirma-se	-9
]confirmar	-10
]conforme	-21
]confraternização	-12
]conhece	-12
]conhecimento	-19
]consegue	-12
]conserta	-20
]conserto	-11
]conservadora	-12
]conservatório	-18
]consiga	-19
]consta	-10
]consulta	-11
]consultor	-13
]conta-se	-17
]contacto	16
]contadas	-13
]contador	-16
]contados	-18
]contagem	-16
]contagens	-21
]contam-se	-14
]contar	-9900
]contas	-19
]conteúdo	-8
]continua	-16
]continuar	-21
]conto	-18
]contou	-8
]contra	-9900
]contrato	-9900
]contratos	-17
]controladoria	-11
]controle	-17
]controlo	-18
]contrário	-14
]conversa	-23
]conversar	-9
]convida	-17
]convidado	-9
]convinha	-19
]convulsão	-13
]convênio	-19
]cooperativa	-21
]coordenadas	-10
]coordenadora	-17
]coordenação	-15
]coordeno	-20
]copo	-9900
]coração	-18
]corda	-9900
]cordas	-28
]corpo	-27
]corre	-15
]corredor	-21
]corregedoria	-8
]correio	-11
]corrente	-9900
]correr	-18
]correspondência	-15
]corretora	-18
]correu	-12
]corrido	-20
]corrige	-16
]corro	-14
]corta	-9900
]corta-se	-10
]cortada	-11
]cortar	-20
]corte	-9900
]cortiça	-23
]corujas	-21
]costas	-27
]costuma	-26
]costura	8
]costureira	-11
]cota	-11
]cotovelo	-12
]couro	-12
]covilhã	-10
]cozinha	-23
]cpf	-13
]crachá	-9900
]creche	-9
]crematório	-23
]cresceu	-25
]cria	-21
]criança	-9900
]crianças	-9900
]cristo	-12
]cru	-10
]cruz	-17
]cruza	-9
]crédito	-12
]ctt	-10
]cuba	-18
]cuida	-11
]cuidado	-17
]cuidados	-20
]culpa	-20
]cultura	-15
]cumprimenta	-12
]cumprimentos	-15
]cunhada	-12
]cupim	-18
]cura	-19
]curitiba	-11
]curral	-12
]curso	-16
]curta	-13
]curtinho	-11
]curto	-32
]curva	-10
]custo	-9
]cá	-9900
]câmara	-9900
]câmera	-18
]câmeras	14
]cães	16
]cão	-17
]célia	-19
]céu	-10
]código	-9900
]cópia	-9900
]córrego	-17
]cômodo	-15
]cúpula	-17
]d	-9900
]da	-9900
]dado	-13
]dalva	-8
]danos	-17
]daqui	-15
]dar	-9900
]das	-9900
]data	-9900
]davi	-10
]daí	-18
]de	-9900
]debaixo	-9900
]decantador	-14
]decente	-18
]decide	-17
]decisão	-22
]declaração	-14
]decolagem	-22
]dedo	-9900
]dedos	-9900
]defeito	-17
]degraus	-9
]deita	-12
]deita-se	-9
]deitado	-16
]deitar	-20
]deixa	-9900
]deixa-se	-16
]deixar	-9900
]deixo	-20
]deixou	-18
]dela	-26
]deles	-9900
]demais	-16
]demora	-14
]demorar	-14
]dente	-21
]dentista	-12
]dentro	-9900
]dentária	-16
]departamento	-9
]depende	-27
]depois	-9900
]depósito	-10
]der	-10
]derrubou	-12
]descarga	-19
]descarpack	-20
]descarrega	-15
]descarregar	-13
]descarta	-19
]descartada	-12
]descarte	-18
]desce	-29
]desceu	-18
]descola	-12
]descreva	-25
]descrever	-16
]descrita	-17
]descrição	-17
]desculpa	-11
]desculpem	-20
]desde	-9900
]desenho	-22
]desinfeta-se	-11
]desliga	-9900
]desliga-se	-12
]desligada	-27
]desligado	-12
]desligamento	10
]desligar	-27
]desmontagem	-21
]despedida	-15
]despeja	-9
]despeja-se	-17
]desportivas	-11
]desse	-17
]desta	-14
]deste	-15
]destino	-18
]destrancadas	-11
]detergente	-21
]deu	-9900
]deus	-15
]devagar	-9900
]deve	-9900
]devia	-22
]devolução	10
]devolve	-9900
]devolveu	-28
]dez	-9900
]dezasseis	-17
]dezembro	-23
]dezoito	-23
]dia	-23
]dias	-28
]diesel	-10
]diferente	-20
]diferença	-15
]diga	-14
]digam	-23
]digital	-23
]digo	-21
]dinheiro	-9900
]dirceu	-11
]direita	-14
]direitinho	-17
]direito	-21
]direto	-19
]diretor	-13
]diretoria	-16
]direção	-9900
]disco	-19
]discussão	-20
]discute	-15
]discutiu-se	-10
]disjuntor	-10
]disse	-9900
]disser	-11
]disseram	-23
]disso	-9900
]distribuidora	-13
]distribuição	-18
]distância	-14
]dita	-13
]ditado	-11
]dito	-23
]divergiu	-17
]diz	-9900
]diz-lhe	-10
]diz-lhes	-19
]diz-se	-12
]dizendo	-30
]dizer	-9900
]dizia	-16
]diário	-10
]do	-9900
]doa	-11
]doação	-15
]doc	-14
]doca	11
]doce	-21
]docentes	-14
]documenta	-19
]documentado	-15
]documento	-9900
]documentos	-21
]doente	-10
]doentes	-21
]dois	-9900
]domingo	12
]dona	-9900
]dono	-9900
]dorme	-17
]dos	-9900
]doses	-14
]dou	-18
]doutora	-15
]doze	-9900
]dr	-14
]dra	-9900
]drena	-12
]drenagem	-13
]dreno	-17
]drone	16
]duas	-9900
]dublado	-11
]duda	-15
]dupla	-16
]duplas	-12
]duplo	-19
]dura	-18
]durante	-9900
]duzentas	-13
]duzentos	-19
]dá	-9900
]dá-se	-17
]décimo	-11
]dê	-21
]dívida	-12
]dólar	-17
]dúvida	-18
]e	-9900
]e-mail	-9900
]edital	-11
]edição	-16
]edmilson	-9
]educação	-16
]eira	-14
]eixo	-18
]ela	-9900
]elab	-13
]elaborado	-8
]elas	11
]ele	-9900
]eleitor	-13
]elementos	-11
]eles	-32
]eletricista	-10
]elevador	20
]elevadores	-9
]elástico	-16
]em	-9900
]email	-16
]embaixo	-9900
]embalagem	-13
]embalar	-17
]embarca	-20
]embarcam	-18
]embarque	9
]embora	-22
]emergência	-28
]emite	-10
]empresta	-25
]empurra	-10
]enc	-13
]encaixa	-11
]encaixe	-9
]encaminhada	-13
]encarregado	-9900
]enche	-23
]encher	-25
]enchia	-13
]encomenda	16
]encomendas	-19
]encontra	-22
]encontrou	-11
]encosta	-25
]encostar	-20
]endereço	-18
]energia	-15
]enf	-10
]enf.ª	-12
]enfermagem	-15
]enfermeira	-10
]enfia	-12
]eng.ª	-13
]engano	-12
]engata	-12
]engenharia	-17
]engenheira	-10
]engenheiro	-9900
]engolir	-9
]enquanto	-17
]ensinou	-10
]entende	-9
]entender	-14
]entidade	-18
]entra	-9900
]entrada	-13
]entram	-9900
]entrar	-9900
]entre	-9900
]entrega	-9
]entrega-se	-11
]entregar	9
]entregues	-13
]entrou	-15
]entulho	-14
]então	-9900
]envelope	-9900
]envio	-9
]enxagua-se	-10
]enxaguar	-17
]enxerga	-18
]enxágua	-12
]enxágue	-10
]enzimático	-9
]epi	10
]equipa	-22
]equipamento	-19
]equipe	-23
]era	-9900
]eram	-17
]ermelinda	-10
]errado	-15
]erro	-21
]escada	-22
]escala	-21
]escolar	-23
]escolas	9
]escolha	-15
]escolhe	-14
]escorrer	-18
]escova	-21
]escovinha	-21
]escreva	-18
]escrevam	-17
]escreve	-9900
]escreve-se	-21
]escrevem	-11
]escrevemos	-9
]escrevendo	-11
]escrevente	-10
]escreventes	-12
]escrever	-9900
]escrevi	-8
]escrevo	-11
]escrita	-9900
]escritas	-21
]escrito	-9900
]escritório	-21
]escura	-18
]escuro	-12
]esfriar	-19
]esgoto	-14
]esmalte	-13
]espaço	-29
]espelho	-13
]espelhos	-11
]espera	-9900
]espera-se	-9900
]esperança	-12
]esperar	-19
]espero	-12
]esperou	-17
]espeta	-15
]espetáculo	-15
]espátula	-9
]espécie	-8
]esquece	-12
]esqueci	-17
]esquecido	-11
]esquerda	-14
]essa	-22
]essas	-11
]esse	-12
]esses	-12
]esta	-21
]estacas	-12
]estafeta	-10
]estagiária	-9
]estagiário	-18
]estagiários	-14
]estalo	-14
]estamos	-13
]estanque	-13
]estante	-18
]estar	-9900
]estas	-12
]estava	-27
]estação	-24
]este	-9900
]esteira	8
]esteja	-12
]esterco	-12
]esterilização	11
]esteve	-27
]esticado	11
]estiver	-9900
]estojo	-18
]estou	-9900
]estoura	-11
]estrada	-22
]estraga	-11
]estragado	-16
]estrela	-17
]estrelas	-21
]estrutura	-18
]estudo	13
]estufa	-13
]estupefacientes	-11
]está	-9900
]estão	-9900
]estúdio	19
]esvazia	-15
]etapa	-21
]etiqueta	-9900
]eu	-9900
]eucalipto	-20
]euros	-24
]examina	-14
]exaustor	-17
]exceção	-15
]executa	-15
]exigiu	-12
]existe	-16
]existir	-16
]exma	-16
]exmo	-14
]experientes	-14
]experimenta	-9
]experiência	-16
]explica	-35
]explicar	-17
]explicação	-17
]explicou	-19
]extensão	-12
]externo	-9
]extrator	-8
]extração	-21
]f	-22
]fabricante	-12
]faca	-15
]fachada	-25
]faculdade	-15
]faixa	-18
]fala	-9900
]falando	-17
]falar	-9900
]falecido	9
]falei	-23
]falha	-15
]falhas	-9
]falo	-16
]falou	-9900
]falta	-9900
]faltam	-9
]faltando	-10
]faltou	-12
]família	-9900
]famílias	-21
]farinha	-9
]farmacêutica	-21
]farmácia	-14
]farofa	-11
]faroleiro	-15
]fato	-15
]fatura	-18
]favor	-9900
]fax	-20
]faz	-9900
]faz-me	-13
]faz-se	-9900
]fazem	-31
]fazemos	-17
]fazenda	-24
]fazendo	-15
]fazer	-9900
]fazes	-24
]fazia	-14
]faça	-19
]faço	-24
]fecha	-9900
]fecha-o	-15
]fechada	-9900
]fechadas	-17
]fechado	-9900
]fechados	-14
]fechamento	-17
]fechar	-9900
]fecho	-27
]feira	13
]feita	-33
]feito	-22
]feitos	-13
]feltro	-17
]fenda	-22
]ferida	-11
]ferramenta	-17
]ferrugem	-16
]festa	-25
]fevereiro	-29
]fez	-9900
]fiação	-21
]fibra	-19
]fica	-9900
]ficam	-9900
]ficar	-9900
]ficaram	-13
]ficasse	-10
]ficha	-9900
]fichas	-11
]ficheiro	-23
]fico	-13
]ficou	-9900
]fidelidade	-15
]figueira	-12
]fila	-21
]filarmónica	-9
]filas	-17
]filha	-22
]filho	-18
]filipa	-13
]filme	-11
]filmou	-17
]filtro	-16
]filtros	-10
]fim	-9900
]fina	-16
]final	-39
]financeiro	-11
]fino	-16
]fins	-13
]fio	11
]fios	-25
]fique	-19
]fiquei	-12
]fiquem	-10
]firme	-17
]fiscal	-15
]fiscalização	-16
]fita	-9900
]fitas	-18
]fizeram	-14
]fizesse	-12
]flash	-13
]flor	13
]flores	-22
]fluxo	-20
]fluxograma	-11
]fogo	-26
]foi	-9900
]folha	-9900
]folhas	-15
]folheia	-11
]fone	-18
]fonte	-9
]for	-9900
]fora	-9900
]foram	-19
]forma	-26
]formata	-10
]formato	-14
]formação	-23
]formol	-9
]formoso	-24
]formulário	-23
]fornada	-17
]fornecedor	9
]forno	-37
]forrar	-16
]forro	-11
]forte	9
]força	-16
]fosse	-11
]foto	-9900
]fotografar	-20
]fotografia	-9900
]fotografias	-14
]fotografo	-11
]fotos	-14
]fotógrafo	-18
]foz	-15
]francês	-13
]frasco	-9900
]fraturas	-13
]freguesia	-16
]freio	-28
]frente	-9900
]frequência	-13
]frigorífico	-19
]frita	-13
]fronteira	-15
]fruto	10
]fubá	-16
]fuga	-17
]fui	-23
]fulano	-17
]fumaça	-18
]fumeiro	10
]fumo	-16
]funciona	-17
]funcionária	-11
]funcionário	-22
]funcionários	-19
]fundo	-9900
]fundos	-17
]funerária	-17
]função	-15
]fura	-19
]furadas	-10
]furar	-13
]furo	-21
]furos	-19
]fwd	-15
]fábio	-10
]fátima	-9
]férias	-18
]g	-25
]gabinete	-19
]gado	-13
]gaiola	-22
]gaivotas	-23
]galeria	-24
]galpão	-26
]galpões	-20
]ganchos	-19
]garagem	-18
]garantia	-24
]garrafa	-12
]garrafas	-20
]garrote	-16
]gasolina	-25
]gato	-20
]gaveta	-15
]geladeira	-29
]gelo	-26
]gengiva	-8
]genro	-18
]gente	-9900
]geral	-16
]geraldo	-16
]gerente	-9900
]gesso	-15
]gira	-9
]giz	-21
]goiás	-21
]goiânia	-13
]golpe	-18
]gostava	-13
]gosto	-11
]gostou	-13
]gota	-17
]goteira	-12
]governador	-13
]governanta	-19
]grade	-29
]gramas	-23
]grau	-15
]graus	-9900
]gravado	-8
]gravando	-25
]gravar	-25
]gravei	-11
]graça	-9900
]gritar	-14
]gritos	-9
]grossura	-18
]grupo	-25
]grávida	-12
]grávidas	-14
]grão	-21
]guarda	-9900
]guarda-se	-10
]guardada	-10
]guardar	-12
]guia	-9900
]guiada	-22
]guião	-13
]gás	10
]h	-9900
]hastes	-12
]haver	-20
]havia	-14
]hd	-13
]hectares	-13
]herdade	-11
]hidrostático	-17
]higienização	-17
]histórico	-22
]hj	-13
]hoje	-9900
]homem	-20
]homens	-16
]hora	-10
]horas	-9900
]horário	-20
]hospital	-15
]hotel	-24
]houve	-9900
]houver	-22
]hugo	-13
]hum	-21
]humanos	-11
]humidade	-16
]há	-9900
]hã	-18
]hélder	-11
]hélio	-13
]hóspede	-31
]hóspedes	-13
]húmida	-12
]i	-11
]ia	-16
]idade	-22
]ideia	-21
]identifica	-10
]identificação	-25
]idosos	9
]iguais	-23
]ilha	-15
]imagem	-14
]imediato	-20
]impressa	-10
]imprime	-14
]imprimo	-20
]inchada	-14
]inclusive	-11
]incompleto	-13
]incêndio	-20
]indo	-15
]industrial	-19
]inem	-11
]informa	-13
]informático	-14
]inglês	-19
]inox	11
]inquérito	-11
]insetos	-15
]insista	-14
]insiste	-16
]inspetor	-14
]inspetora	-19
]inspeção	-28
]instala	-9
]instalação	-23
]instituições	-11
]instituto	-12
]instrumentais	-15
]instrutor	-16
]instrutores	-18
]instrução	-9900
]instruções	-15
]inteira	-25
]inteiro	9
]interessa	-12
]interfone	-18
]interior	-25
]interna	-30
]internet	-23
]interno	-27
]intervalo	-12
]intérprete	-17
]inventa	-14
]inventário	-17
]inverno	-14
]inês	-9900
]início	-15
]ipma	-14
]ir	-9900
]irmã	-23
]irmão	-23
]irmãos	-17
]isola	-12
]isopor	-20
]isopropílico	-12
]isso	-18
]isto	-9900
]itajaí	-16
]item	-14
]ivo	-10
]ivone	-11
]j	-10
]jamais	-17
]janeiro	-22
]janela	-20
]japonês	-12
]jardim	-24
]jeito	-9900
]jejum	-18
]joana	-17
]joaquim	-14
]joga	-9900
]jogo	-10
]jogou	-12
]joia	-19
]jorge	-10
]jornal	-11
]joão	-24
]juazeiro	-10
]juiz	-9
]julho	-19
]junho	-21
]junta	-9900
]juntas	-16
]junto	-9900
]juntos	-8
]juntou	-15
]jura	-9
]jurídico	-22
]jussara	-17
]justamente	-11
]justificativa	-16
]juíza	-10
]já	-9900
]jéssica	-13
]keila	-9900
]kelly	-13
]kg	-21
]kkk	-16
]kkkk	-13
]km	-13
]km/h	-20
]lacra	-13
]lacrada	-18
]lacrado	-15
]lacre	-23
]lado	-9900
]lados	-22
]lagar	-15
]laje	-13
]lama	-13
]lanche	-17
]lanterna	-23
]lança	-16
]lançado	-10
]laranja	-21
]laranjeira	11
]largo	-12
]lata	-11
]laterais	-10
]lateral	-27
]laudo	-12
]laudos	-18
]lava	-9900
]lava-se	-13
]lavada	-24
]lavado	-16
]lavagem	-15
]lavam-se	-14
]lavanderia	9
]lavar	-9900
]lda	-22
]legenda	-11
]legendas	-19
]legível	-9
]lei	-15
]leia	-10
]leio	-8
]leite	-14
]leitor	-9900
]lembrar	-12
]lembro	-17
]lembrou	-19
]lenha	11
]lentes	-17
]lenço	-8
]lençol	-14
]leonor	-20
]ler	-9900
]letra	-9900
]leva	-9900
]leva-a	-14
]levam	-13
]levanta	-20
]levantam	-10
]levantar	-19
]levar	-16
]leve	-21
]levou	-14
]leão	-14
]lhe	-9900
]libera	-8
]liberdade	-20
]licenciado	-24
]licença	-14
]lida	-18
]liga	-9900
]liga-se	-9900
]ligada	-16
]ligado	-9900
]ligar	-9900
]ligação	-8
]ligo	-22
]ligou	-9
]lili	-10
]limite	-22
]limpa	-9900
]limpa-se	-15
]limpar	-8
]limpas	-11
]limpeza	-9900
]linguagem	-19
]linha	-9900
]linhas	-22
]lisboa	-9
]litro	-27
]livre	-29
]livro	-9900
]livros	-13
]lixa	-9
]lixo	-9900
]lixívia	-21
]local	-9900
]localização	-14
]logo	-9900
]logótipo	-18
]loja	-17
]lol	-16
]lona	-19
]londrina	-24
]longa	-13
]longe	-10
]lopes	-15
]lota	11
]lote	-14
]luan	-15
]lugar	-24
]lugares	-17
]lume	-13
]lupa	-15
]lurdes	-22
]luva	-9900
]luvas	-27
]luz	-9900
]luzes	-15
]lá	-9900
]lápis	-23
]lâmina	-16
]lâmpada	-18
]lâmpadas	-17
]lã	9
]líder	-11
]líquido	-11
]m	-19
]maca	-16
]macacão	-14
]madeira	-22
]madrugada	9
]mafalda	-15
]mail	-11
]maio	-22
]maior	-29
]mais	-9900
]mal	-9900
]mala	-33
]malta	-21
]manchado	-13
]manda	-9900
]mandam	-17
]mandar	-9900
]mandasse	-13
]mande	-21
]mando	-12
]mandou	-34
]mandou-nos	-13
]maneira	-24
]manga	-9
]mangueira	-14
]manta	-23
]manual	-25
]manutenção	-34
]manômetro	-12
]mapa	-9900
]maquinista	-9
]mar	-29
]marca	-9900
]marcar	-24
]marcelo	-11
]maringá	-11
]marinha	-13
]marinheiro	-8
]marketing	-16
]marlene	-10
]marnoto	-17
]marta	-15
]março	-26
]maré	-17
]marés	-15
]mas	-9900
]massa	-20
]matança	11
]material	-13
]maternidade	-19
]matriz	-23
]matrícula	-19
]me	-9900
]mecânico	-21
]mede	-9900
]medicamentos	-24
]medicação	-23
]medida	-21
]medir	-14
]medo	-14
]meia	-9900
]meia-noite	-22
]meio	-9900
]meio-dia	-23
]meios	-12
]meireles	-13
]mel	9
]melhor	-28
]membros	-12
]memorando	-10
]menina	-23
]meninas	-30
]menino	-25
]meninos	-24
]menor	-19
]menos	-9900
]mensagem	-15
]mensagens	-17
]mensal	13
]mercado	-16
]mergulha	-17
]mergulho	9
]mesas	-29
]meses	-9900
]mesma	-9900
]mesmo	-9900
]mestre	-9900
]mestres	-17
]metade	-9900
]metais	-17
]metalúrgica	-14
]mete	-10
]meto	-15
]metro	-18
]metros	-9900
]metálico	-13
]meu	-9900
]meus	-16
]mexe	-9900
]mexendo	-8
]mexer	-22
]microchip	-11
]microfone	-13
]milímetro	-15
]milímetros	-12
]mim	-9900
]min	-9900
]minas	10
]minha	-9900
]minhas	-21
]minho	-13
]ministério	-16
]minto	-15
]minuta	-10
]minuto	-9900
]minutos	-9900
]missa	-22
]mistura	-16
]misturar	-10
]miúdo	-10
]mm	-8
]mochilas	-13
]modelo	-16
]modo	-9900
]moeda	-16
]moedas	-16
]molas	-16
]molde	10
]mole	-12
]molha	-14
]molhada	-16
]molhadas	-8
]molhado	-13
]molhados	15
]molhar	-21
]molhou	-10
]momento	-19
]monitor	-22
]monitores	-13
]monta	-30
]montagem	-34
]montamos	-15
]montando	-20
]montar	14
]monte	-16
]monto	-15
]mora	-20
]morada	-12
]morador	-15
]morava	-11
]morde	-14
]morreu	-19
]morte	-14
]morto	-19
]mostra	-9900
]mostrar	-19
]mostre	-12
]motivo	-9900
]motor	-31
]motorista	-9900
]moura	-18
]moça	-21
]moças	-15
]muda	-25
]mudança	12
]mudar	-24
]mudou	-10
]muito	-9900
]mulher	-25
]mulheres	-16
]multa	-19
]multas	-19
]multibanco	-21
]multou	-12
]multímetro	-14
]mundo	-9900
]municipal	-17
]musical	-11
]máquina	-12
]máquinas	-28
]máscara	-11
]máx	-18
]máximo	-9900
]mãe	-9900
]mão	-16
]mãos	-9900
]médica	-12
]médico	-26
]mês	-13
]mícrons	-9
]mínimo	-9900
]mónica	-11
]móveis	11
]móvel	-11
]música	-23
]n.º	-9900
]n2	-10
]na	-9900
]nada	-9900
]nadar	-14
]nas	-9900
]nasce	-16
]nascimento	-13
]navios	-23
]negoceia	-15
]negócio	-21
]neide	-18
]nelson	-12
]nem	-9900
]nenhum	-9900
]nenhuma	-12
]nesse	-17
]neste	-15
]neto	-10
]neutro	14
]nevoeiro	10
]nif	-14
]ninguém	-9900
]ninhos	-21
]nitrox	-18
]nivelada	-14
]no	-9900
]nobreak	8
]noite	-11
]noites	-10
]noiva	-11
]nome	-9900
]nomes	-22
]norma	-35
]normal	-12
]norte	-20
]nos	-9900
]nossa	-9900
]nossas	-16
]nosso	-9900
]nossos	-23
]nota	-9900
]notas	-22
]nova	-9900
]novas	11
]nove	-21
]novembro	-27
]noventa	-21
]novos	13
]nuca	-11
]num	-9900
]numa	-9900
]numerada	-12
]numerado	-17
]nunca	-9900
]nuno	-9900
]nuvem	-13
]nº	-16
]não	-9900
]né	-9900
]nélson	-19
]nível	-22
]nó	-17
]nós	-9900
]número	-9900
]o	-9900
]objetivo	-14
]objeto	12
]objetos	-13
]obras	-20
]obrigada	-18
]obrigado	-11
]obs	-24
]observa	-9
]observação	-14
]oco	-11
]odonto	14
]oeste	-8
]oferece	-21
]oficina	-24
]ofício	-22
]oi	-9900
]oitava	-12
]oitenta	-25
]oito	-9900
]ok	-9900
]olha	-9900
]olhal	-12
]olhando	-21
]olhar	-12
]olhe	-16
]olho	-21
]olhos	-22
]olhou	-12
]olinda	-11
]oliveira	-17
]olá	-14
]ombro	-19
]onda	-21
]onde	-9900
]ong	-10
]ontem	-9900
]onze	-9900
]operacional	-15
]operador	-9900
]operadora	-13
]operadores	-17
]operação	-20
]opinião	-19
]ora	-11
]ordem	-9900
]ordenha	12
]orelhas	-15
]organiza	-17
]organizar	-18
]originais	-12
]original	-14
]orvalho	-12
]orçamento	-20
]os	-9900
]ostra	-18
]otávio	-15
]ou	-9900
]ouro	11
]outono	-15
]outra	-9900
]outras	-16
]outros	-31
]outubro	-25
]ouve	-13
]ouvido	-11
]ouvir	-12
]ovelhas	11
]oxigénio	-8
]p	-33
]paciente	8
]paciência	-21
]pacote	-18
]padaria	-18
]padre	-24
]padrinho	-20
]padrinhos	-12
]padronizar	-9
]padrão	-10
]paga	-24
]paga-se	-11
]pagam	-12
]pago	-21
]pagou	-21
]paguei	-17
]pai	-16
]painel	-23
]pais	-18
]pala	-9
]palavra	-18
]palavras	-22
]palavrão	-13
]palavrões	-21
]palete	-16
]palma	-20
]palmo	-11
]panela	-19
]pano	-9900
]papel	-9900
]papelaria	-14
]papelão	-15
]papéis	-24
]par	-18
]para	-9900
]para-brisas	10
]parabéns	-13
]parada	-22
]parado	-11
]parafusos	-19
]parar	-16
]pare	-9
]parece	-12
]parecer	-13
]parede	-9900
]parou	-19
]parque	-27
]parte	-9900
]partes	-20
]participantes	-10
]particular	-9
]partida	-11
]partir	-9900
]parto	12
]passa	-9900
]passada	-13
]passado	-9900
]passados	-19
]passageiro	-10
]passageiros	-15
]passagem	-16
]passam	-12
]passando	-23
]passar	-9900
]passe	-21
]passeio	-12
]passo	-9900
]passos	-22
]passou	-9900
]pasta	-9900
]pastor	-12
]patas	-15
]patrão	-14
]patrícia	-13
]pau	-12
]paula	-16
]paulo	-14
]pausa	-14
]paz	-16
]pedal	-10
]pedaço	-17
]pede	-20
]pede-se	-9900
]pedem	-20
]pedi	-15
]pedido	-15
]pedir	-9900
]pediram	-17
]pediram-me	-15
]pediu	-9900
]pediu-me	-17
]pedra	-19
]pedras	-22
]pedreiro	-12
]pedágio	-18
]pega	-9900
]pegar	-9900
]pegou	-21
]peixe	-26
]pela	-9900
]pelas	-12
]pele	-14
]pelo	-9900
]pelos	-25
]película	-12
]pena	-28
]pendura	-13
]pendurada	-14
]pendurado	-11
]pendurar	-17
]peneira	-9
]pensei	-20
]pequena	-17
]pequeno	-25
]pequenos	-21
]perceba	-22
]percebe	-9
]percorre	-13
]perde	-16
]perdemos	-13
]perderam	-14
]perdeu	-32
]perdeu-se	-10
]perdido	-27
]perdoa	-12
]perfume	-12
]pergunta	-9900
]pergunta-se	-11
]perguntando	-14
]perguntar	-9900
]pergunte	-11
]pergunto	-18
]perguntou	-24
]permitido	-16
]pernas	-18
]perto	-9900
]período	-15
]pesa	-9900
]pesada	-21
]pesados	-14
]pesam	-13
]pesar	-12
]pescado	13
]pescoço	-24
]peso	-9900
]pesos	-13
]pessoa	-9900
]pessoal	-9900
]pessoas	-9900
]pet	11
]peça	18
]peçanha	-12
]peças	-9900
]peço	-23
]ph	10
]pia	-18
]piano	-24
]picar	-16
]pico	-8
]pilha	-18
]piloto	-9900
]pilotos	-10
]pinga	-11
]pingo	-17
]pinho	-14
]pintado	-20
]pintar	-8
]pintura	-15
]pinça	-16
]pior	-9
]piquete	-22
]piso	-9900
]pista	12
]pix	10
]pizza	-14
]planetário	-15
]planilha	-12
]planta	-21
]plantonista	-12
]plantão	-9900
]plaqueta	-15
]plaquinha	-17
]plastificar	-15
]plataforma	-17
]playlist	-13
]plástico	-21
]pneu	-20
]poda	-18
]pode	-9900
]podem	-14
]podia	-15
]podre	-15
]pois	-9900
]polegar	-8
]ponha	-10
]ponham	-8
]ponta	-22
]pontas	-14
]ponto	-13
]pontos	-9900
]pop	-20
]popa	-11
]por	-9900
]porca	-11
]porque	-9900
]porta	-9900
]porta-luvas	-13
]portador	-14
]portanto	-9900
]portaria	-17
]porteira	-13
]porteiro	-22
]porteiros	-9
]porto	-32
]português	-27
]portão	-9900
]porém	-9
]posição	-16
]possa	-22
]possível	-22
]poste	-8
]pote	-20
]potência	-12
]pouco	-9900
]pousa	-8
]pousar	-9
]povo	-19
]poço	-23
]pq	-21
]pra	-9900
]praia	-21
]prancha	-15
]prateleira	-13
]prateleiras	-18
]pratica	-10
]prato	-19
]prazos	-20
]praça	-19
]precisa	-9900
]precisam	-12
]precisamos	-10
]precisar	-12
]preciso	-9900
]preenche	-9900
]preencher	-11
]preenchida	-9
]prego	-9
]prende-se	-18
]prepara	-25
]preparar	-17
]preparação	-22
]presa	13
]presas	-15
]presentes	12
]presença	-13
]presidente	-9900
]preso	-9
]pressa	-26
]pressão	-19
]preta	-21
]pretendo	-19
]preto	-25
]previsão	-9
]prezados	-22
]preço	-21
]pri	-9900
]primavera	-15
]primeira	-9900
]primeiro	-9900
]primeiros	-28
]primo	-11
]print	-10
]prior	-18
]priscila	-18
]pro	-9900
]proa	-20
]problema	-10
]proceder	-16
]procedimento	-9900
]processo	-9900
]procura	-9
]procura-se	-11
]procurar	-8
]produto	-24
]produtor	-11
]produzimos	-27
]prof	-16
]professor	-29
]professora	-11
]profissional	-13
]profundidade	-14
]programa	-19
]proibida	-19
]projeto	-17
]projetor	-27
]promete	-24
]prometeu	-19
]pronta	-11
]pronto	-9900
]propaganda	-10
]proponho	-19
]proprietário	-10
]propósito	-18
]pros	-28
]protetor	-13
]proteção	-12
]protocolo	-13
]provar	-11
]proveta	-10
]prática	-12
]prédio	-27
]própria	-25
]próprio	-9900
]próxima	-27
]próximo	-10
]publica	-11
]publicações	-18
]pug	-9
]pulseira	-11
]pulso	-14
]punho	-11
]purga	-20
]purgar	-14
]pusesse	-14
]puxa	-18
]puxado	-15
]puxando	-10
]puxar	-14
]puxão	-15
]pá	-22
]página	-29
]páginas	-17
]pátio	-15
]pão	-20
]pé	-13
]pó	-9900
]pôr	-9900
]põe	-9900
]põe-se	-16
]pública	13
]q	-20
]quadros	-14
]qual	-17
]qualidade	-21
]qualquer	-9900
]quando	-9900
]quantas	-17
]quantidades	-9
]quanto	-31
]quantos	-10
]quarenta	-9900
]quarentena	-10
]quarta	-9900
]quarta-feira	-10
]quartinho	-11
]quartos	-14
]quase	-9900
]quatro	-9900
]quatrocentos	-15
]que	-9900
]quebrado	-12
]quebrou	-11
]queda	-25
]queijo	-21
]queima	-22
]queimar	-14
]quem	-9900
]quer	-9900
]querem	-22
]queria	-9900
]quero	-9900
]questionário	-21
]questão	-17
]quilo	-17
]quilos	-12
]quinhentos	-15
]quinta	-23
]quinta-feira	-14
]quintal	-18
]quintas	-22
]quinze	-9900
]quiosque	-21
]quiser	-14
]quê	-31
]químico	-17
]r	-23
]rachadura	-11
]rack	-14
]rafa	-14
]raias	-10
]ralo	-19
]ramos	-12
]rapariga	-18
]rapaz	-9900
]rapazes	-26
]raquel	-12
]rascunho	-20
]rasgada	-12
]rasgado	-21
]rasgar	-12
]raso	-11
]raspa	-21
]rasura	-13
]rateio	-10
]razão	-19
]ração	-18
]re	-19
]reais	-12
]reboque	-14
]recarga	11
]recebe	-9900
]recebemos	-16
]receber	-22
]recebeu	-17
]recebimento	-21
]recebo	-18
]receita	-9900
]recepcionista	-10
]recepção	-9900
]receção	-30
]recibo	-22
]reciclável	-19
]reclama	-11
]reclame	-13
]reclamou	-13
]recolha	-21
]recolhe	-16
]recolhe-se	-9
]reconhece	-8
]reconhecimento	-21
]recreio	-22
]recuperação	-16
]recusa-se	-14
]recusou	-15
]redator	-11
]redação	-15
]rede	-9900
]redes	-20
]redige	-21
]redigir	-21
]redija	-16
]reduz	-20
]reduza	-16
]ref	-9
]refaz	-20
]refeição	-11
]refeições	-10
]reforma	-22
]reforma-se	-17
]reformou	-17
]rega	-23
]regata	-19
]registado	-10
]registador	-15
]registo	-32
]registro	-17
]regra	-24
]regras	-29
]regresso	-27
]regula	-11
]regulador	-14
]regulamento	-21
]relatou	-12
]relatório	-9900
]relógio	-14
]relógios	15
]remendo	-14
]remoto	10
]remédio	-32
]rente	-15
]repete	-13
]res	-15
]reserva	-24
]reservas	-17
]resgate	-14
]residentes	-22
]residência	21
]resina	-17
]resolve	-13
]responde	-18
]respondendo	-15
]responder	-16
]responsável	-9900
]resposta	-16
]restaura	-9
]restauro	-8
]resto	-15
]restos	-8
]resultado	-17
]resumo	-9
]retalho	12
]retira	-12
]retoque	-16
]retrolavagem	-18
]reuniu	-11
]reunião	-9900
]rev	-15
]rever	-17
]revisão	-22
]reúne	-17
]rh	-9900
]ria	-37
]ribeira	-12
]ribeirão	-14
]ricardo	-18
]rio	-19
]risca	-8
]riscadas	-10
]risco	-8
]risque	-8
]rita	-18
]roda	-14
]rodando	-13
]rodapé	-12
]rodas	-11
]rodo	-14
]rolo	-13
]rolos	-13
]romper	-13
]rompido	-14
]rosa	-11
]rosca	-14
]rose	-17
]rosto	-13
]rotação	-18
]roteirinho	-22
]roteiro	-36
]rotina	-33
]roupa	9
]roupas	-20
]roxa	-18
]roxo	-12
]roça	-14
]rs	-19
]rua	-27
]rubrica	-10
]rui	-13
]rural	-11
]ruído	-9
]rádio	-13
]régua	-24
]rótulo	-12
]s	-9900
]sabe	-9900
]sabem	-8
]saber	-33
]sabia	-14
]sabão	-12
]saco	-9900
]sacos	17
]sacristia	-10
]sacristão	-17
]saem	-9900
]safra	-15
]sai	-9900
]sair	-9900
]saiu	-9900
]sal	23
]sala	-16
]salas	-14
]saldo	-13
]salinas	-13
]salinha	-13
]salmoura	-9
]salão	13
]sandra	-13
]sangria	-18
]sanitária	-23
]santa	-18
]santana	-20
]saquinho	-17
]saudade	-13
]saídas	-22
]saíram	-10
]saúde	-18
]se	-9900
]seca	-9900
]secador	-10
]secar	-9900
]seco	-9900
]secretaria	-31
]secretária	-16
]sede	-19
]segue	-9900
]seguem	-9
]seguinte	-9900
]seguir	-33
]segunda	-9900
]segunda-feira	-24
]segundas	-15
]segundo	-9900
]segundos	-9900
]segura	-24
]seguradora	-23
]segurança	-9900
]seguro	-22
]sei	-20
]seis	-9900
]seja	-36
]selada	-12
]selfie	-16
]selo	-12
]sem	-9900
]semana	-9900
]semanas	-20
]semente	-17
]semestre	-16
]sempre	-9900
]sendo	-13
]senha	-9900
]senhor	-9900
]senhora	-9900
]senhores	-14
]senta	-12
]senta-se	-15
]sentado	-16
]sentam	-11
]sentar	-11
]sentido	-27
]sentir	-21
]senão	-26
]separa	-9900
]separa-se	-12
]separada	-9
]separado	-13
]separar	-18
]sequência	-20
]ser	-9900
]seria	-11
]seringa	-20
]sermão	-15
]serra	-20
]serragem	-17
]serve	-17
]servem	-8
]serviço	-14
]serviços	-18
]será	-14
]sesmt	-12
]sessenta	-22
]sessões	-17
]sete	-9900
]setembro	-17
]setor	-24
]setúbal	-19
]seu	-9900
]sexta	-21
]sexta-feira	-9
]sextas	-8
]shimeji	-18
]shopping	-12
]show	-9
]sido	-11
]silêncio	-14
]sim	-9900
]simples	-19
]simpático	-22
]sinal	-9900
]sino	-25
]sirva	-17
]sistema	-18
]site	-12
]situação	-21
]skipper	-18
]sobe	-9900
]sobe-se	-17
]sobrar	-10
]sobras	-11
]sobre	-9900
]sobretudo	-11
]sobrou	-17
]social	-22
]sociedade	-8
]socorro	-21
]soda	-16
]sofia	-15
]sofá	-23
]sofás	-24
]sogro	-14
]soja	-12
]sol	-24
]solda	-16
]solicita-se	-12
]solicitar	-18
]solo	18
]solta	-19
]soltar	-12
]solto	-18
]som	-9900
]soma	-16
]sombra	-20
]somos	-9900
]sonda	-20
]sopa	-8
]soraia	-12
]soro	-16
]sorriso	-10
]sorte	-13
]sou	-9900
]sozinha	-21
]sozinho	-9900
]sozinhos	-23
]sr	-9900
]sua	-9900
]sub-13	-23
]subir	-15
]subiu	-16
]submarino	-14
]substitui	-16
]suja	-16
]sul	-19
]sumir	-16
]sumiu	-21
]superfície	-17
]superior	-10
]supermercado	-27
]supervisor	-15
]supervisora	-16
]suporte	-17
]susto	-19
]sábado	-9900
]sábados	-21
]são	-9900
]sério	-21
]sílica	-12
]sílvia	-15
]síndica	-20
]síndico	-13
]sítio	-12
]só	-9900
]sócio	-18
]sócios	-20
]sónia	-16
]tabela	-9900
]tabuleiro	-26
]tabuleiros	9
]tacho	-11
]tal	-22
]talhão	-15
]talão	-19
]tamanho	-18
]tambor	-26
]também	-9900
]tampa	-9900
]tampada	-14
]tampo	-15
]tanque	-9900
]tanto	-20
]tapar	-18
]tapetes	-10
]tarefa	-19
]tati	-11
]tatua	-15
]tava	-9
]taxa	-15
]te	-18
]teatro	-27
]tecido	-14
]tejadilho	-11
]telefona	-19
]telefona-se	-19
]telefone	-9900
]telemóveis	-14
]telemóvel	-11
]teles	-13
]televisão	-15
]telha	-15
]telhado	13
]telmo	-13
]tem	-9900
]tema	-23
]temos	-9900
]tempo	-9900
]temporada	-10
]tenda	-23
]tenha	-18
]tenham	-18
]tenho	-9900
]tensão	-24
]tentar	-13
]ter	-9900
]terceira	-19
]terceiro	-22
]teresa	-16
]terminal	-19
]terminou	-10
]termo	-15
]termos	-18
]termómetro	-11
]termômetro	-10
]terra	-33
]terreno	-18
]terça	-17
]terça-feira	-14
]terças	-21
]terço	-10
]tesoura	-14
]testa	-9900
]testada	-10
]testado	-9
]testar	-9
]teste	-9900
]testemunha	-13
]teto	-9
]teve	-16
]texto	-9900
]thaís	-8
]tiago	-19
]ticket	-18
]tijolo	-10
]time	-10
]tinha	-9900
]tinham	-11
]tinta	-27
]tio	-19
]tipo	-11
]tiquinho	-14
]tira	-9900
]tira-se	-9900
]tirada	-16
]tirado	-19
]tirar	-9900
]tiro	-14
]tive	-13
]tivemos	-14
]tiver	-9900
]toalha	-14
]toca	-9900
]tocam	-21
]tocar	-30
]toco	-20
]toda	-9900
]todas	-9900
]todo	-9900
]todos	-9900
]tom	-21
]toma	-15
]tomada	-15
]tomou	-8
]toneladas	-19
]toninho	-10
]tonturas	-10
]toques	-19
]torcendo	-14
]torna	-15
]torneio	9
]torneira	-16
]torque	-15
]torra	10
]torre	-20
]torres	-12
]torto	-20
]tosa	15
]tosse	-13
]touca	-9900
]trabalha	-20
]trabalham	-17
]trabalhei	-16
]trabalho	-9900
]trabalhos	-17
]tradutor	-17
]traduzido	-14
]trajes	-22
]trancado	-16
]transferir	-16
]transferência	-21
]transformar	-20
]transmissor	12
]transportadora	-14
]transporte	-24
]tratada	-23
]tratador	-9
]tratadores	-14
]tratar	-18
]trator	-10
]trava	-10
]travada	-17
]travado	-22
]travessia	-22
]travões	-13
]traz	-9900
]trazer	-13
]traço	-19
]trecho	-11
]trena	-16
]trevo	-11
]trezentos	-11
]triangular	-12
]tribunal	-16
]trimestre	-10
]trinta	-9900
]trocada	13
]trocado	-19
]trocar	-26
]trocaram	-13
]trocou	-10
]tronco	-17
]troque	-11
]trouxe	-16
]trás	-22
]três	-9900
]tu	-21
]tubo	-20
]tubos	-14
]tudo	-39
]tule	10
]turistas	8
]turma	-20
]tutor	-19
]tá	-9900
]tábua	-10
]táxi	-10
]técnica	-9900
]técnicas	-16
]técnico	-9900
]técnicos	-23
]têm	-9900
]tínhamos	-12
]título	-16
]tô	-27
]túnel	10
]uai	-8
]uberaba	-18
]um	-9900
]uma	-9900
]umas	-24
]umidade	-22
]unidade	-17
]unidades	-12
]unidos	-9
]uniforme	-25
]uns	-9900
]uníssonos	-14
]urgente	-16
]urgência	-16
]usa	-9900
]usada	-9
]usado	-20
]usamos	-9
]usar	-16
]uso	-23
]utente	-20
]utilizador	8
]v	-20
]vacina	9
]vacinas	-17
]vacinação	-19
]vaga	-17
]vai	-9900
]vai-se	-12
]valdir	-14
]vale	-9900
]valeu	-17
]valida	-14
]validade	-9900
]valmir	-17
]valor	-9900
]vamos	-9900
]van	-18
]vapor	-12
]vara	10
]variedade	-13
]varre	-14
]vaso	-15
]vaza	-22
]vazia	-28
]vazio	-23
]vc	-14
]vcs	-17
]veda	-15
]vedado	-12
]vedação	-9
]veio	-9900
]vejo	-20
]vela	-12
]velas	-23
]velha	-15
]velho	-23
]velocidade	-16
]vem	-9900
]vemos	-9
]vence	-13
]venceu	-11
]vencido	-9
]venda	16
]vende	-14
]vendedores	-21
]vender	-24
]vendido	-11
]vendo	-29
]veneno	11
]venho	-22
]ventilador	-15
]ventou	-13
]ver	-9900
]verdade	-18
]verde	-9900
]vereador	-11
]vergonha	-19
]verifica	-10
]verificam	-13
]verificação	-19
]vermelha	-9900
]vermelho	-9900
]verso	-11
]versão	-17
]vertical	-25
]verão	-9900
]veste	-15
]vestido	-13
]veterinária	-14
]veterinário	-17
]vez	-9900
]vezes	-9900
]veículo	-15
]vi	-15
]viaja	-16
]vias	-20
]viatura	-23
]vida	-9900
]vidrado	-8
]vidro	-8
]vier	-12
]vigilante	-12
]vigilantes	-9
]vigilância	-37
]vigor	-8
]vila	-17
]vinagre	-12
]vinha	-16
]vinho	-11
]vinte	-9900
]violinos	-22
]vir	-22
]vira	-9900
]virado	-15
]viram	-13
]virar	-18
]viraram	-15
]viseu	-19
]visita	-9900
]visitante	-19
]visitantes	-25
]visitas	-24
]visor	-19
]vista	-29
]vistoria	-22
]vitória	-21
]viu	-9900
]viva	-22
]vivas	-19
]viveiro	-21
]vizinho	-18
]vizinhos	-16
]você	-9900
]vocês	-20
]volante	-15
]volta	-9900
]voltam	-10
]voltar	-23
]voltas	-19
]voltou	-14
]volume	-10
]voluntária	12
]voluntário	-17
]vosso	-10
]voto	11
]vou	-9900
]voz	-9900
]vpn	-11
]vácuo	-16
]válida	-14
]válvula	-10
]vão	-9900
]véspera	-9900
]vê	-9900
]vê-se	-12
]vêm	-31
]vídeo	-16
]wagner	-21
]wellington	-13
]x	-12
]xampu	-13
]zap	-17
]zero	-18
]zona	-21
]zuleide	-9
]zé	-9900
]|	-9900
]~	-9900
]«	-9900
]°	-9900
]·	-9900
]»	-9900
]à	-9900
]às	-9900
]ácido	11
]águas	-20
]águia	-17
]álcool	-9900
]árbitro	-18
]área	-20
]árvore	-25
]áudio	-15
]âmbito	-9
]é	-9900
]época	-12
]évora	-17
]íntima	-13
]ó	-23
]óbito	-20
]óculos	-9900
]óleo	-9900
]óleos	-14
]órgão	-9
]ônibus	-25
]última	-9900
]último	-9900
]últimos	-14
]úmido	-18
]única	-21
]único	-28
]úteis	-18
]útil	-20
]–	-9900
]—	-9900
]•	-9900
]☐	-9900
n1-07	-16
n1-in	-25
n1-la	-13
n1-lo	-15
n1-me	-12
n1-os	-10
n1-se	-11
n10	-16
n10-me	-23
n10-se	-33
n100	-16
n10a	-41
n10aca	-18
n10ado	-25
n10ah	-17
n10ais	-20
n10alo	-20
n10alô	-21
n10ama	-10
n10ana	-21
n10apa	-10
n10ara	-14
n10aro	-16
n10as	-27
n10ata	-14
n10ate	-9
n10ato	-14
n10ava	-17
n10axa	-9
n10aço	-17
n10bra	-19
n10bre	-13
n10cal	-13
n10car	-36
n10cas	-15
n10cer	-17
n10cha	-22
n10cho	-22
n10cio	-9
n10cos	-13
n10cre	-11
n10das	-31
n10daí	-14
n10de	-21
n10dem	-16
n10deu	-18
n10dia	-16
n10dio	-17
n10dor	-15
n10dos	-24
n10dou	-15
n10dão	-17
n10ebe	-18
n10eca	-10
n10ece	-15
n10eda	-13
n10ede	-19
n10ega	-20
n10eia	-21
n10eja	-8
n10ela	-11
n10ele	-13
n10ena	-20
n10eno	-18
n10ens	-18
n10esa	-25
n10eta	-11
n10ete	-16
n10eto	-28
n10eus	-12
n10eva	-17
n10eve	-18
n10eça	-11
n10eço	-21
n10faz	-32
n10gam	-10
n10gar	-22
n10gas	-12
n10gem	-36
n10gia	-9
n10gos	-23
n10gro	-9
n10gua	-16
n10gue	-17
n10ham	-24
n10has	-12
n10her	-15
n10hos	-10
n10ial	-8
n10ias	-16
n10ica	-31
n10ice	-15
n10ico	-17
n10ida	-40
n10igo	-12
n10ila	-19
n10imo	16
n10ina	-19
n10ine	-10
n10ing	-12
n10ino	-16
n10ipa	-9
n10ira	-43
n10iro	-31
n10isa	-24
n10ita	-23
n10ito	-21
n10iva	-19
n10ivo	-13
n10ixa	-12
n10lar	-14
n10les	-10
n10lha	-33
n10lhe	-13
n10lho	-22
n10lme	-22
n10los	-15
n10lso	-11
n10lto	-10
n10mal	-25
n10mas	-10
n10mba	-14
n10mos	-31
n10mou	-19
n10mpo	-8
n10nal	-9
n10nar	-20
n10nca	-11
n10nce	-21
n10nda	-14
n10nde	-16
n10ner	-11
n10net	-19
n10nha	-15
n10nho	-37
n10nil	-14
n10nor	-9
n10nos	-22
n10nou	-17
n10nta	-25
n10nte	-19
n10nto	11
n10não	-12
n10nça	-25
n10oca	-19
n10odo	-10
n10ois	-9
n10ola	-14
n10ole	-11
n10olo	-17
n10ona	-16
n10ora	-26
n10ore	-14
n10os	-24
n10osa	-13
n10ota	-10
n10ote	-10
n10pas	-15
n10pel	-12
n10pop	-19
n10que	-25
n10ram	-26
n10rar	-24
n10ras	-22
n10rca	-10
n10rem	-23
n10rer	-18
n10res	-10
n10rga	-19
n10ria	-33
n10ril	-16
n10rio	-24
n10rir	10
n10riu	-12
n10rma	-11
n10rna	-11
n10rno	-9
n10ros	-11
n10rou	-18
n10rra	-16
n10rre	-9
n10rta	-23
n10rte	-8
n10rto	-12
n10sar	-11
n10sas	-19
n10se	-16
n10sei	-14
n10ser	-12
n10soa	-10
n10sol	-11
n10ssa	-14
n10sse	-15
n10sso	-24
n10sta	-21
n10ste	-24
n10sto	-19
n10são	-14
n10só	-29
n10tal	-8
n10tas	-22
n10ter	-16
n10tes	-30
n10tim	-13
n10tir	-15
n10tor	-13
n10tos	-15
n10tou	-24
n10tro	-23
n10tão	-15
n10ual	-11
n10uas	-23
n10uda	-24
n10uem	-9
n10uia	-22
n10ula	-24
n10um	-36
n10uma	-33
n10umo	-13
n10una	-10
n10uno	-13
n10ura	-31
n10uso	-9
n10uxe	-9
n10uês	-13
n10vam	-14
n10van	-23
n10var	-30
n10vas	-17
n10vel	-11
n10vem	-10
n10ver	-17
n10via	-17
n10zar	-19
n10zer	-25
n10zes	-12
n10zia	-11
n10ção	-12
n10éis	-18
n10ída	-20
n10ões	-19
n1aba	-17
n1abe	-11
n1aca	-19
n1aco	-16
n1ada	-27
n1ado	-22
n1afa	-17
n1afo	-17
n1afé	-17
n1ago	-19
n1ah	-12
n1aha	-20
n1ai	-8
n1aia	-27
n1ail	-12
n1aio	-14
n1air	-10
n1ais	-13
n1aje	-9
n1ala	-14
n1alo	-23
n1alô	-14
n1ama	-15
n1ame	-10
n1amo	-10
n1ana	-20
n1ane	-22
n1ani	-16
n1ano	-23
n1apa	-27
n1ara	-24
n1are	-15
n1ari	-14
n1aro	-16
n1ará	-8
n1aré	-14
n1asa	-14
n1ase	-21
n1ash	-8
n1aso	-12
n1ass	-11
n1ata	-14
n1ate	-17
n1ati	-11
n1ato	-13
n1ava	-12
n1ave	-8
n1avi	-11
n1avó	-13
n1axa	-15
n1aza	-16
n1aça	-23
n1aço	-9
n1aís	-20
n1bal	-11
n1bam	-14
n1ber	-25
n1beu	-15
n1bh	-9
n1bia	-14
n1bio	-10
n1biu	-12
n1blz	-8
n1bor	-13
n1bos	-21
n1bre	-22
n1bro	-15
n1bui	-15
n1bus	-13
n1cam	-13
n1car	-27
n1cas	-13
n1cer	-28
n1ces	-19
n1ceu	-13
n1cha	-30
n1che	-23
n1cho	-28
n1chá	-14
n1cia	-28
n1cie	-14
n1cio	-16
n1cm	-16
n1com	-8
n1con	-9
n1cos	-18
n1cou	-10
n1cpf	-9
n1cre	-19
n1cta	-23
n1cto	-14
n1ctt	-11
n1cão	-11
n1cês	-11
n1dar	-34
n1das	-19
n1daí	-9
n1dei	-11
n1dem	-16
n1der	-13
n1des	-15
n1deu	-8
n1dia	-12
n1dim	-16
n1dio	-25
n1dir	-23
n1diz	-19
n1doa	-9
n1doc	-15
n1dor	-17
n1dos	-33
n1dou	-15
n1dra	-10
n1dro	-14
n1duz	-10
n1dão	-16
n1eak	-14
n1eal	-12
n1eba	-15
n1ebo	-22
n1ebê	-17
n1eca	-18
n1ece	-9
n1eco	-14
n1eda	-18
n1ede	-18
n1edi	-12
n1edo	-10
n1efa	-22
n1efe	-16
n1ega	-36
n1ego	-11
n1eia	-19
n1eio	-19
n1eis	-14
n1eja	-15
n1eji	-13
n1ejo	-17
n1ela	-17
n1ele	-26
n1elo	-16
n1ema	-26
n1ena	-19
n1enc	-13
n1ene	-16
n1enf	-10
n1eno	-14
n1ens	-33
n1eos	-15
n1epi	-19
n1era	-17
n1ere	-9
n1ero	-8
n1ers	-15
n1esa	-28
n1ese	-18
n1eta	-23
n1ete	-16
n1eto	-22
n1eva	-12
n1eve	-9
n1evo	-14
n1exa	-10
n1exo	-10
n1eza	-26
n1eão	-13
n1eça	-24
n1eço	-9
n1f	-19
n1f.ª	-19
n1far	-15
n1fas	-14
n1fax	-15
n1faz	-20
n1fia	-17
n1fie	-16
n1fos	-32
n1foz	-8
n1fra	-10
n1fui	-9
n1fwd	-15
n1fás	-14
n1g.ª	-13
n1gam	-10
n1gar	-22
n1gas	-21
n1gem	-47
n1gia	-10
n1gil	-11
n1gio	-18
n1gir	-9
n1giu	-24
n1gos	-21
n1gou	-16
n1gra	-11
n1gre	-10
n1gro	-13
n1gua	-15
n1gue	-19
n1gão	-18
n1hal	-11
n1ham	-9
n1har	-10
n1has	-14
n1hd	-10
n1hei	-17
n1hem	-14
n1her	-30
n1hes	-11
n1hia	-10
n1hip	-15
n1hor	-17
n1hos	-19
n1how	-11
n1hum	-9
n1hã	-15
n1hão	-18
n1ial	-21
n1iam	-15
n1iar	-11
n1ias	-12
n1iba	-13
n1ibo	-12
n1ica	-25
n1ice	-17
n1ico	-17
n1ida	-28
n1ide	-18
n1ido	-13
n1ier	-8
n1ies	-16
n1ifa	-14
n1iga	-11
n1ige	-14
n1igo	-14
n1ijo	-18
n1ila	-24
n1ile	-12
n1ilo	-16
n1ima	-30
n1ime	-17
n1imo	-39
n1ine	-20
n1ing	-20
n1ino	-25
n1ins	-16
n1ior	-11
n1ios	-21
n1iou	-17
n1ipa	-10
n1ipe	-12
n1ira	-23
n1ire	-13
n1isa	-17
n1ise	-16
n1ita	-26
n1ite	-21
n1ito	-11
n1iva	-17
n1ive	-10
n1ivo	-24
n1ixe	-24
n1iza	-15
n1iás	-12
n1ião	-17
n1iça	-20
n1j	-17
n1jas	-26
n1jaí	-16
n1jes	-15
n1jos	-25
n1jum	-10
n1jão	-11
n1ket	-12
n1kg	-8
n1km	-9
n1kup	-19
n1lab	-12
n1lar	-22
n1las	-14
n1lco	-13
n1lda	-17
n1lde	-26
n1ldo	-12
n1les	-10
n1leu	-11
n1lga	-18
n1lgo	-20
n1lha	-17
n1lhe	-15
n1lho	-17
n1lia	-17
n1lio	-14
n1liê	-12
n1lly	-14
n1lma	-13
n1lme	-20
n1lmo	-15
n1lol	-13
n1lor	-21
n1los	-15
n1lou	-15
n1lpa	-20
n1lpe	-14
n1lsa	-29
n1lta	-29
n1lte	-9
n1lto	-13
n1lã	-17
n1lão	-28
n1lça	-8
n1m/h	-13
n1mal	-19
n1mam	-19
n1mar	-19
n1mas	-28
n1mba	-10
n1mbo	-13
n1mel	-17
n1mem	-21
n1mes	-32
n1mia	-23
n1mir	-19
n1miu	-13
n1mor	-13
n1mos	-26
n1mou	-14
n1mpa	-21
n1mpo	-12
n1mpu	-10
n1mum	-15
n1máx	-15
n1mão	-17
n1n2	-9
n1nal	-17
n1nam	-14
n1nar	-23
n1nas	-18
n1nca	-18
n1nce	-31
n1nda	-35
n1nde	-17
n1ndo	-16
n1nel	-14
n1ner	-20
n1net	-25
n1neu	-17
n1nga	-11
n1nge	-12
n1ngo	-13
n1ngu	-19
n1nha	-19
n1nho	-26
n1nhã	-17
n1nia	-19
n1nil	-14
n1nio	-28
n1nis	-16
n1nja	-10
n1nol	-12
n1nor	-18
n1nos	-27
n1nou	-9
n1nox	-13
n1nro	-16
n1nsa	-10
n1nta	-22
n1nte	-19
n1nua	-14
n1nça	-33
n1nço	-12
n1nês	-11
n1nó	-10
n1oas	-23
n1obs	-24
n1oca	-35
n1oce	-12
n1oda	-30
n1ode	-9
n1odo	-14
n1ofá	-18
n1oia	-20
n1oio	-8
n1oja	-21
n1ola	-19
n1ole	-18
n1olo	-15
n1olá	-14
n1oma	-14
n1ome	-10
n1omo	-24
n1ona	-27
n1one	-32
n1ong	-8
n1ono	-11
n1ons	-11
n1oné	-11
n1ope	-21
n1ora	-16
n1ore	-16
n1oro	-11
n1osa	-25
n1ose	-8
n1oso	-14
n1ota	-19
n1oto	-22
n1ova	-29
n1ovo	-21
n1oça	-10
n1oço	-15
n1pal	-13
n1par	-24
n1pas	-11
n1paz	-10
n1per	-15
n1pes	-10
n1pet	-20
n1pia	-26
n1pis	-15
n1pix	-20
n1pla	-10
n1plo	-20
n1pop	-14
n1por	-10
n1pos	-14
n1pou	-12
n1pto	-12
n1pug	-9
n1pus	-9
n1pá	-16
n1pão	-11
n1pés	-15
n1pós	-12
n1pôs	-17
n1q	-10
n1quê	-16
n1r	-8
n1ral	-16
n1ram	-10
n1rar	-24
n1ras	-44
n1rau	-12
n1rca	-18
n1rco	-18
n1rda	-9
n1rde	-9
n1rdo	-30
n1re	-20
n1rea	-11
n1ref	-9
n1rei	-17
n1rem	-9
n1rer	-9
n1res	-32
n1reu	-23
n1rev	-14
n1rgo	-13
n1ria	-27
n1rie	-9
n1ril	-11
n1rim	-18
n1rio	-31
n1rir	-19
n1ris	-16
n1riu	-11
n1riz	-12
n1rla	-8
n1rma	-15
n1rme	-11
n1rmo	-12
n1rna	-18
n1rne	-11
n1rno	-22
n1roa	-8
n1rof	-11
n1rol	-14
n1ros	-26
n1rov	-11
n1rox	-9
n1rpo	-8
n1rre	-17
n1rro	-10
n1rs	-13
n1rso	-11
n1rta	-17
n1rte	-23
n1rto	-27
n1rua	-22
n1rui	-18
n1ruz	-8
n1rva	-13
n1rão	-15
n1rço	-13
n1ré	-13
n1rés	-16
n1sae	-10
n1sam	-14
n1sar	-11
n1sas	-24
n1sca	-20
n1sce	-10
n1sco	-20
n1sei	-13
n1sem	-12
n1ses	-9
n1set	-30
n1seu	-24
n1sex	-18
n1sia	-17
n1sil	-11
n1sio	-15
n1smo	-27
n1smt	-12
n1son	-15
n1sor	-19
n1sos	-23
n1sou	-18
n1spa	-18
n1ssa	-18
n1sso	-26
n1sta	-23
n1ste	-8
n1sto	-10
n1sul	-9
n1são	-25
n1tal	-10
n1tam	-13
n1tar	-26
n1tas	-33
n1taz	-23
n1te	-11
n1tei	-12
n1tel	-17
n1tem	-16
n1ter	-12
n1tes	-24
n1ti	-24
n1tia	-15
n1til	-10
n1tim	-19
n1tio	-10
n1toa	-16
n1ton	-14
n1tor	-16
n1tos	-21
n1tou	-10
n1tra	-19
n1tre	-18
n1tro	-33
n1tu	-23
n1tão	-25
n1tô	-12
n1ual	-24
n1uan	-14
n1uar	-19
n1uas	-16
n1uba	-12
n1ube	-9
n1ubo	-13
n1uda	-16
n1ude	-12
n1udo	-13
n1uei	-8
n1uel	-15
n1uem	-11
n1uer	-20
n1ues	-18
n1ufa	-15
n1uga	-14
n1uia	-27
n1uim	-10
n1uir	-10
n1uiz	-15
n1ula	-26
n1ule	-21
n1ulo	-19
n1uma	-25
n1ume	-9
n1umo	-15
n1una	-16
n1uno	-16
n1uns	-13
n1upa	-14
n1ura	-37
n1uro	-28
n1urt	-13
n1usa	-12
n1uso	-19
n1ute	-10
n1uto	-21
n1uxa	-12
n1uxe	-8
n1uza	-16
n1uão	-8
n1uês	-15
n1v	-14
n1val	-11
n1vam	-9
n1van	-21
n1var	-22
n1vas	-34
n1vc	-10
n1vcs	-11
n1vei	-15
n1vel	-17
n1vem	-17
n1ver	-17
n1ves	-27
n1via	-22
n1vio	-19
n1voa	-10
n1voo	-21
n1vor	-12
n1vos	-21
n1vra	-13
n1vém	-22
n1xem	-13
n1xma	-16
n1xmo	-14
n1xão	-15
n1zam	-10
n1zap	-10
n1zar	-28
n1zas	-11
n1zes	-14
n1zia	-8
n1zio	-8
n1zir	-14
n1zos	-19
n1zão	-13
n1zém	-14
n1áxi	-12
n1ães	-25
n1çam	-11
n1ças	-17
n1çol	-13
n1ços	-20
n1çou	-10
n1ção	-23
n1éis	-9
n1ída	-33
n1íza	-8
n1ó	-16
n1óis	-13
n1ões	-37
n1úde	-13
n1úne	-14
n2-se	-31
n20	-18
n2a	-20
n2aba	-12
n2aca	-19
n2ack	-16
n2ada	-58
n2ade	-29
n2ado	-42
n2afa	-11
n2afo	16
n2afé	-13
n2ago	-21
n2ai	-12
n2aia	-12
n2aio	-13
n2ais	-25
n2ala	-36
n2alo	-21
n2alô	-19
n2ama	-9
n2ame	-9
n2ana	-10
n2ano	-19
n2apa	-13
n2ara	-19
n2aro	-12
n2ará	-14
n2aré	-10
n2as	-27
n2ase	-13
n2ata	-20
n2ate	16
n2ato	-12
n2ava	-34
n2avo	-11
n2aça	-10
n2bas	-11
n2ber	-34
n2bia	-18
n2bio	-12
n2bos	-14
n2bro	-22
n2bua	-19
n2bui	-18
n2cal	-11
n2car	-31
n2cas	-20
n2cem	-15
n2cer	-19
n2cha	-17
n2che	-11
n2cho	-34
n2cia	-36
n2cio	-16
n2cos	-21
n2cou	-15
n2cre	-23
n2cão	-15
n2cês	-25
n2dar	13
n2das	-27
n2de	-35
n2dem	-18
n2der	-18
n2des	-15
n2dia	-23
n2dio	-20
n2dir	-15
n2dor	-34
n2dos	-36
n2dre	-18
n2dão	-19
n2dê	-17
n2ebe	-41
n2eca	-18
n2ece	-31
n2eda	-13
n2ede	-16
n2edi	-13
n2edo	-16
n2efe	-20
n2ega	-9
n2eia	-14
n2eio	-34
n2eis	-13
n2eja	-26
n2ejo	-17
n2ela	-19
n2ele	-22
n2elo	-22
n2ema	-16
n2ena	-15
n2eno	-22
n2ens	-32
n2era	-17
n2ero	-13
n2esa	-17
n2ese	-18
n2eta	-26
n2ete	11
n2eto	-14
n2eus	-17
n2eve	-10
n2eza	-22
n2eça	10
n2eço	-19
n2f.ª	-13
n2faz	-21
n2fia	-18
n2g	-8
n2g.ª	-24
n2gar	9
n2gas	-10
n2gia	-19
n2gra	-18
n2gue	-23
n2ham	-15
n2har	-21
n2has	-30
n2her	-20
n2hos	-24
n2hou	-14
n2hum	-29
n2ial	-15
n2ias	-27
n2ica	-26
n2ice	-29
n2ida	-21
n2ide	-18
n2ido	-16
n2ifa	-15
n2iga	-22
n2igo	-27
n2ijo	-24
n2ila	10
n2ilo	-11
n2ima	-25
n2imo	14
n2ina	-29
n2ine	-18
n2ing	-16
n2ino	-36
n2ins	-11
n2ior	-17
n2ios	-24
n2iou	-18
n2ipa	-21
n2ipe	-15
n2ir	-27
n2ira	-42
n2iro	-35
n2ise	-14
n2ist	-13
n2ita	-38
n2ite	-17
n2ito	-38
n2ivo	-21
n2ixo	-20
n2ião	-8
n2jos	-21
n2jão	-12
n2lar	-17
n2las	-23
n2lda	-20
n2ldo	-15
n2les	-23
n2lha	-41
n2lhe	-13
n2lio	-18
n2lme	-22
n2los	-21
n2lta	-19
n2lvo	-8
n2mal	-24
n2mar	-14
n2mas	-24
n2mir	-10
n2mos	-14
n2mpa	-11
n2mpo	-10
n2mão	-11
n2nal	-11
n2nas	-29
n2nce	-17
n2nco	-17
n2nde	-15
n2ndo	-59
n2nel	-12
n2ngo	-9
n2nha	-27
n2nho	-37
n2nia	-19
n2nio	-26
n2nis	-16
n2nor	-17
n2nos	-31
n2nta	-38
n2nte	-12
n2nto	-31
n2nua	-14
n2não	-23
n2nça	-15
n2nês	-15
n2nó	-11
n2o	-42
n2oas	-10
n2oca	-16
n2oco	-23
n2oda	-17
n2ogo	-11
n2ois	-28
n2ola	-21
n2olo	-13
n2oma	-16
n2ome	-18
n2omo	-38
n2ona	-14
n2one	-14
n2ora	-42
n2os	-45
n2oso	-9
n2oto	-14
n2ova	-18
n2ove	-17
n2p	-9
n2pai	-15
n2par	-12
n2pel	-34
n2pet	-17
n2pia	-21
n2pos	-12
n2pão	-9
n2q	-14
n2que	-26
n2ral	-15
n2ram	-36
n2rar	-40
n2ras	-32
n2rca	-12
n2rda	-14
n2rdo	-21
n2rea	-8
n2rem	-12
n2res	-32
n2reu	-17
n2rga	-18
n2ril	-12
n2rir	-12
n2rma	-29
n2rme	-9
n2rmã	-17
n2rna	-28
n2rne	-17
n2rno	-14
n2ros	-37
n2rou	-19
n2rra	-21
n2rso	-23
n2rta	-34
n2rte	-15
n2rto	-25
n2rui	-20
n2rão	-15
n2sam	-16
n2sar	-14
n2sas	-21
n2sca	-19
n2sco	-14
n2se	-17
n2ses	-20
n2seu	-21
n2sia	-18
n2smo	-16
n2soa	-31
n2sol	-10
n2son	-18
n2sor	-13
n2sos	-29
n2sse	-24
n2sso	-25
n2sta	-43
n2ste	-30
n2são	-23
n2só	-29
n2tal	-22
n2tam	-24
n2tar	-27
n2tas	-46
n2taz	-28
n2te	-17
n2tel	-20
n2tem	-12
n2tes	-35
n2tia	-11
n2tir	-22
n2tom	-17
n2tor	-26
n2tos	-54
n2tou	-18
n2tra	-23
n2tre	-14
n2tro	-17
n2tua	-12
n2tão	-11
n2tô	-20
n2ual	-21
n2uas	-39
n2ube	-13
n2uda	-11
n2udo	-17
n2uei	-10
n2uem	-29
n2ues	-14
n2ufa	-14
n2uia	-20
n2uim	-18
n2uja	-13
n2ula	-22
n2ulo	-20
n2um	-29
n2uma	-35
n2umo	-21
n2una	-13
n2uno	-30
n2uro	-32
n2usa	-17
n2uso	-16
n2uto	-10
n2val	-13
n2vam	-15
n2van	-19
n2var	-21
n2vas	-13
n2vel	-13
n2vem	-14
n2ver	-17
n2via	-30
n2vio	-11
n2vir	-17
n2vos	-15
n2vou	-14
n2vra	-10
n2zas	-16
n2zem	-17
n2zer	-19
n2zes	-24
n2zia	-13
n2áxi	-12
n2ças	-21
n2ços	-18
n2ção	-61
n2ó	-18
n2ões	-26
n2údo	-16
n3-13	-13
n3-me	-37
n3-os	-17
n3-se	-12
n30	-31
n3a	-40
n3a-o	-16
n3ade	-37
n3ado	-50
n3afa	-21
n3afé	-8
n3aga	-21
n3ago	-16
n3aia	-11
n3aio	-13
n3air	-19
n3ais	-9
n3aiu	-23
n3aje	-14
n3ali	-17
n3alo	-25
n3ama	-30
n3ana	-16
n3ano	-25
n3apa	-21
n3apé	-9
n3ara	-23
n3are	-24
n3aro	-16
n3as	-28
n3ase	-23
n3aso	-16
n3ata	-25
n3ate	-15
n3ato	-36
n3ava	-34
n3ave	-15
n3avo	-15
n3axa	-14
n3aza	-23
n3aça	-29
n3aço	-29
n3bal	-13
n3bam	-18
n3bas	-16
n3beu	-15
n3bia	-11
n3bor	-17
n3bos	-25
n3bou	-18
n3bra	-18
n3bre	-46
n3bro	-23
n3cal	-21
n3car	-57
n3cas	-24
n3cer	-19
n3ceu	-18
n3cha	-33
n3che	-12
n3cho	14
n3cio	-32
n3clo	-11
n3cos	-36
n3cou	-25
n3cre	-13
n3cta	-15
n3cto	-18
n3cuo	-9
n3cão	-10
n3céu	-10
n3cês	-14
n3dar	-33
n3das	-35
n3daí	-16
n3de	-34
n3dem	-47
n3der	-27
n3deu	-24
n3dim	-15
n3dio	-36
n3dir	-33
n3dor	-25
n3dou	-22
n3dra	-13
n3dre	-16
n3dro	-24
n3duz	-20
n3dão	-18
n3dê	-12
n3ebe	9
n3ebo	15
n3eca	-17
n3ece	-27
n3eda	-21
n3edo	-28
n3efa	-16
n3ega	-9
n3ego	-23
n3eio	-35
n3eis	-25
n3eja	-11
n3eji	-17
n3ejo	-21
n3ela	-35
n3elo	-30
n3ema	-22
n3ena	-29
n3enc	-11
n3ene	-16
n3eno	-23
n3ens	-25
n3eos	-16
n3epi	-14
n3era	-16
n3ero	-18
n3ers	-11
n3eta	-38
n3ete	-34
n3eto	-36
n3eus	-19
n3eve	-18
n3evo	-20
n3exa	-14
n3exo	-13
n3eza	21
n3eça	-42
n3eço	-23
n3f.ª	-12
n3far	-24
n3faz	-45
n3fia	-21
n3fos	-25
n3fre	-10
n3fui	-18
n3fwd	-9
n3gam	-23
n3gar	-33
n3gas	-23
n3gem	15
n3gia	-20
n3gio	-18
n3gir	-20
n3giu	-20
n3giz	-13
n3gos	-19
n3gou	-25
n3gra	-22
n3gre	-9
n3gua	-20
n3gue	-18
n3hal	-15
n3ham	-16
n3has	-31
n3hei	-20
n3her	-35
n3hes	-17
n3hj	-14
n3hou	-19
n3hum	-21
n3ial	-25
n3iam	-17
n3iar	-16
n3ias	-35
n3iba	-19
n3ibo	-12
n3ica	-31
n3ice	-17
n3ico	-23
n3ida	10
n3ide	-20
n3ido	-45
n3ifa	-14
n3iga	-18
n3ige	-12
n3igo	-31
n3ijo	-17
n3ila	-25
n3ilo	-32
n3ima	-30
n3ime	-16
n3ina	-9
n3ing	-17
n3ino	-39
n3ins	-17
n3int	-9
n3ior	-28
n3ios	-34
n3iou	-11
n3ipa	-20
n3ira	-22
n3ire	-9
n3iro	-34
n3isa	-29
n3ise	9
n3ist	-15
n3ita	15
n3ito	-27
n3iva	-28
n3ive	-20
n3ivo	-33
n3ixa	-17
n3ixe	-21
n3iza	-24
n3ião	-26
n3iça	-13
n3jas	-23
n3jão	-15
n3kg	-13
n3lar	-24
n3las	-41
n3lda	-21
n3lde	-17
n3ldo	-12
n3lei	-30
n3leo	-9
n3les	-29
n3leu	-9
n3lga	11
n3lha	-15
n3lho	-47
n3lia	-15
n3lma	-15
n3lme	-27
n3lmo	-16
n3lor	-20
n3los	-19
n3lou	-18
n3lpa	-16
n3lso	-17
n3lta	-28
n3lto	-25
n3lva	-11
n3lão	-34
n3lça	-11
n3m/h	-12
n3mal	-18
n3mam	-26
n3man	-9
n3mar	-27
n3mba	-16
n3mbo	-16
n3mem	-18
n3mer	-16
n3mes	12
n3mia	-18
n3mir	-19
n3mou	-16
n3mpo	-20
n3mão	-16
n3nal	-25
n3nar	-37
n3nca	-27
n3nce	-35
n3nco	-11
n3nda	-41
n3nde	-27
n3ndo	-13
n3nel	-17
n3ner	-19
n3neu	-24
n3nga	-20
n3nge	-27
n3nha	-41
n3nho	20
n3nia	-17
n3nif	-15
n3nio	-17
n3nis	-21
n3nor	-10
n3nos	-37
n3nou	-20
n3nta	-28
n3nte	-40
n3nº	-22
n3não	-26
n3nês	-9
n3nó	-12
n3o	-44
n3oas	-13
n3obe	11
n3oca	-11
n3oco	-28
n3oda	13
n3ode	-12
n3odo	-12
n3ogo	-10
n3ois	-36
n3oja	-18
n3ola	-32
n3ole	14
n3olo	-21
n3oma	-23
n3omo	-51
n3one	-25
n3opa	-11
n3ora	-34
n3oro	-18
n3os	-52
n3osa	-22
n3ose	-14
n3oso	-14
n3ota	-19
n3ote	-28
n3oto	-21
n3ova	19
n3ove	-18
n3ovo	-8
n3oxo	-11
n3oça	-24
n3oço	-20
n3p	-8
n3pai	-12
n3pal	-13
n3par	-17
n3pas	-19
n3pau	-14
n3pdf	-13
n3pem	-16
n3per	-9
n3pes	-10
n3pet	-12
n3pia	-26
n3plo	-24
n3por	-22
n3pos	-14
n3pra	-11
n3pto	-13
n3pá	-11
n3pão	-16
n3pós	-18
n3q	-8
n3qui	-19
n3r	-16
n3ral	-28
n3ram	-47
n3ras	12
n3rca	-26
n3rco	-24
n3rde	-17
n3rdi	-18
n3rdo	-22
n3re	-14
n3rea	-17
n3rei	-22
n3rem	-32
n3res	-44
n3reu	-11
n3rg	-13
n3rga	-23
n3rgo	-18
n3rh	-12
n3ria	-19
n3ril	-20
n3rio	-23
n3rir	-13
n3riu	-15
n3riz	-16
n3rma	-49
n3rme	-25
n3rmo	-18
n3rmã	-11
n3rna	-24
n3rno	-36
n3ros	-42
n3rou	-37
n3rox	-13
n3rpo	-10
n3rra	-38
n3rre	-26
n3rro	-41
n3rsa	-15
n3rso	-26
n3rta	-31
n3rto	9
n3rve	-16
n3rás	-23
n3rça	-15
n3rço	-21
n3sal	-17
n3sam	-22
n3sar	-45
n3sas	-25
n3sca	-27
n3sce	-23
n3se	-27
n3sel	-8
n3sem	-18
n3ses	-15
n3set	-21
n3seu	-23
n3sia	-20
n3soa	-22
n3sol	-12
n3son	-11
n3sor	-18
n3ssa	-30
n3sse	-27
n3sta	-47
n3sto	-29
n3tal	-15
n3tam	-15
n3tar	-58
n3tas	-38
n3tei	-8
n3tem	-18
n3ter	-22
n3tes	-21
n3teu	-17
n3tia	-23
n3til	-22
n3tim	-20
n3tio	-21
n3tir	-17
n3ton	-10
n3tos	-8
n3tou	-28
n3tre	-23
n3tro	-11
n3tu	-15
n3tui	-8
n3tão	-32
n3ual	-13
n3uar	-19
n3uas	-29
n3uba	-9
n3ube	-17
n3ubo	-17
n3uda	-23
n3ude	-16
n3udo	-23
n3uei	-17
n3uel	-18
n3uem	-39
n3ues	-18
n3ufa	-14
n3uga	-20
n3uir	-13
n3uiz	-8
n3uja	-13
n3ula	-55
n3um	-39
n3uma	-43
n3ume	-24
n3una	-16
n3uno	-14
n3upa	-13
n3usa	-17
n3uso	14
n3uta	-12
n3uto	-25
n3uve	-16
n3uxa	-23
n3uxe	-19
n3uês	-11
n3val	-14
n3vam	-24
n3van	-18
n3vas	-15
n3vel	-30
n3ver	-18
n3ves	-26
n3veu	-28
n3via	-18
n3vil	-11
n3vio	-13
n3vir	-19
n3voo	9
n3vos	-11
n3vou	-14
n3vra	-16
n3vre	-16
n3vêm	-27
n3x	-12
n3xar	-11
n3xer	-16
n3xou	-20
n3zar	-17
n3zem	-18
n3zer	-38
n3zes	-28
n3zio	-10
n3zém	-10
n3çar	-19
n3ças	-29
n3ços	-20
n3çou	-23
n3ção	32
n3éis	-15
n3éns	-8
n3ído	-18
n3ó	-8
n3óis	-11
n3ões	-45
n4-me	-45
n4-se	-44
n40	-26
n4a	-32
n4aba	-14
n4abe	-19
n4aca	-24
n4ada	-38
n4ade	-28
n4ado	-15
n4afo	-22
n4afé	-12
n4aga	-9
n4ago	-17
n4aia	-13
n4ail	-13
n4aio	-12
n4ais	-37
n4aiu	-13
n4ala	-35
n4alo	-20
n4ama	-24
n4ame	-18
n4ana	-27
n4ano	-28
n4apa	-12
n4ara	-12
n4aro	-10
n4ará	-17
n4as	-42
n4ase	-23
n4aso	-16
n4ata	-15
n4ate	-26
n4ato	-25
n4aça	-14
n4aço	-27
n4açu	-9
n4bal	-17
n4ber	-27
n4beu	-20
n4bio	-11
n4bor	-11
n4bos	-12
n4bra	-17
n4bre	-30
n4bro	-28
n4cal	-11
n4car	-38
n4cas	-28
n4cer	-26
n4ceu	-11
n4cha	-20
n4che	-15
n4cho	-15
n4cio	-14
n4clo	-10
n4cos	-25
n4cão	-17
n4das	-60
n4daí	-19
n4de	-48
n4dem	-17
n4der	-25
n4des	-25
n4dia	-34
n4dio	-17
n4dir	-20
n4dor	-35
n4dos	-39
n4dou	-17
n4dão	-17
n4eal	-15
n4ebe	-36
n4ebo	-10
n4ebê	-10
n4ece	-11
n4eci	-17
n4eda	-25
n4ede	-20
n4edo	-23
n4ego	-14
n4eia	-17
n4eio	-24
n4eis	-17
n4eja	-17
n4ejo	15
n4ela	-27
n4ele	-27
n4elo	-20
n4ema	-13
n4eno	-16
n4era	-16
n4ere	-16
n4ero	-10
n4esa	-27
n4ese	-22
n4eta	-25
n4ete	-31
n4eus	-20
n4exo	-9
n4eça	-25
n4eço	-14
n4f.ª	-12
n4fas	-8
n4fos	-11
n4foz	-11
n4fui	-18
n4gam	-22
n4gar	-35
n4gas	-25
n4gem	19
n4gia	-19
n4gio	-13
n4giu	-15
n4gou	-18
n4gro	-12
n4gua	-13
n4gue	-18
n4ham	-25
n4har	-20
n4has	-21
n4her	24
n4hia	-14
n4hos	-22
n4hou	-13
n4hum	-38
n4hã	-15
n4hão	-14
n4ia	-15
n4ial	-25
n4ias	-34
n4ica	-20
n4ice	-20
n4ico	-32
n4ida	-30
n4ide	-24
n4ido	-14
n4iga	-23
n4ige	-11
n4igo	-19
n4ijo	-15
n4ila	-27
n4ilo	-23
n4ima	-17
n4imo	-15
n4ine	-16
n4ing	-25
n4ino	-37
n4ior	-17
n4ios	-27
n4ipa	-14
n4ipe	-16
n4ipo	-21
n4ir	-35
n4iro	-49
n4isa	-13
n4ist	-10
n4ita	-42
n4ite	-28
n4ito	-38
n4iva	-25
n4ixa	-14
n4ixo	-18
n4iza	-15
n4ião	-18
n4iça	-10
n4jos	-17
n4jão	-13
n4lar	-18
n4las	-25
n4lda	-25
n4les	-17
n4lha	-24
n4lhe	-17
n4lho	-33
n4lia	-19
n4lio	-17
n4lly	-9
n4lmo	-9
n4lor	-23
n4los	-24
n4lpa	-12
n4lsa	-19
n4lta	-15
n4lto	-15
n4lão	-11
n4lço	-13
n4mar	-24
n4mas	-16
n4mba	-11
n4mbo	-15
n4mem	-18
n4mes	-13
n4meu	-10
n4mia	-16
n4mou	-13
n4mpo	-13
n4nal	-19
n4nar	-23
n4nas	-29
n4nca	-15
n4nce	-16
n4nco	-14
n4nda	15
n4nde	-19
n4ndo	-17
n4nel	-12
n4ner	-10
n4nes	-17
n4net	-13
n4nga	-13
n4nge	-18
n4nha	-32
n4nho	-57
n4nia	-16
n4nil	-14
n4nio	-16
n4nor	-13
n4nos	-31
n4nou	-15
n4nta	-42
n4nte	-33
n4nto	-10
n4não	-37
n4nça	-15
n4nês	-11
n4nó	-15
n4o	-45
n4obe	-14
n4oca	-26
n4oce	-9
n4oco	-17
n4odo	-15
n4ofa	-14
n4ogo	-23
n4oio	-11
n4ois	-28
n4ola	-25
n4olá	-10
n4oma	-19
n4ona	-22
n4one	-13
n4ora	-41
n4os	-69
n4osa	-13
n4ose	-10
n4oso	-9
n4ota	-24
n4ote	-11
n4oto	-12
n4ova	-23
n4ove	-12
n4ovo	-16
n4oxa	-9
n4oão	-15
n4oço	-17
n4pal	-13
n4par	-16
n4pas	-21
n4pel	-39
n4pem	-11
n4pet	-12
n4pia	10
n4pis	-17
n4plo	-19
n4pop	-16
n4por	-8
n4pto	-18
n4q	-13
n4que	-39
n4ral	-14
n4rar	-32
n4ras	-31
n4rco	-24
n4rda	-9
n4rdo	-30
n4rem	-15
n4rer	-18
n4reu	-22
n4rga	9
n4rh	-18
n4rir	-14
n4riu	-14
n4rna	-29
n4rne	-15
n4rno	-13
n4roa	-19
n4rol	-13
n4ros	-28
n4rou	-21
n4rpo	-18
n4rra	14
n4rro	-28
n4rsa	-12
n4rta	-28
n4rto	-35
n4rui	-14
n4rva	-9
n4rão	-25
n4sar	-20
n4sas	-19
n4sca	-16
n4sce	-8
n4sco	-23
n4se	-48
n4sei	-18
n4sem	-14
n4ses	-19
n4seu	-17
n4smo	-18
n4sol	-11
n4son	-11
n4sor	-30
n4sos	-27
n4spa	-20
n4ssa	-31
n4sse	-26
n4sso	-27
n4sta	-39
n4ste	-26
n4sto	-17
n4são	-36
n4só	-28
n4tal	-25
n4tam	-12
n4tar	-30
n4tas	10
n4taz	-16
n4te	-14
n4tei	-13
n4tel	-28
n4tem	-14
n4ter	-18
n4tes	-21
n4teu	-9
n4tia	-22
n4til	-11
n4tio	-20
n4tir	-16
n4tom	-14
n4tor	-30
n4tou	-21
n4tra	-16
n4tre	-17
n4tro	-36
n4tua	-12
n4tui	-13
n4tão	-14
n4tô	-26
n4ual	-22
n4uas	-44
n4ube	-10
n4uda	-22
n4udo	-12
n4uel	-15
n4uem	-15
n4ues	-19
n4ufa	-13
n4uga	-9
n4uia	-24
n4uja	-15
n4ula	16
n4um	-57
n4uma	-52
n4ume	-10
n4umo	-9
n4una	-16
n4uno	-27
n4uns	-19
n4uro	-13
n4use	-8
n4uso	11
n4uta	-12
n4uto	-12
n4uxe	-11
n4uês	-21
n4vam	-9
n4var	-20
n4vas	-22
n4vel	-22
n4via	-24
n4vio	-15
n4vir	-14
n4voo	-8
n4vor	-21
n4vou	-10
n4vém	-21
n4xar	-10
n4xou	-17
n4zar	9
n4zes	-14
n4zia	-15
n4ças	-21
n4ços	-17
n4éis	-16
n4ída	-28
n4ído	-13
n4ó	-24
n4ões	12
n4údo	-10
n5-me	-17
n5-os	-15
n5-se	-48
n5a	-62
n5a-o	-14
n5aca	-23
n5ada	-21
n5ade	-30
n5ado	-51
n5afa	-10
n5afé	-10
n5aga	-8
n5ai	-15
n5aia	-13
n5aio	-14
n5ais	-34
n5aiu	-19
n5ala	-41
n5ali	-19
n5alô	-11
n5ama	-15
n5ana	-24
n5ano	-14
n5apa	-21
n5ara	-18
n5aro	-14
n5aré	-17
n5as	-45
n5aso	-14
n5ata	-19
n5ate	-14
n5ato	-25
n5ave	-14
n5axa	-9
n5aça	-26
n5aço	-16
n5bal	-11
n5bar	-19
n5bem	-9
n5ber	-19
n5beu	-19
n5bia	-14
n5biu	-11
n5bos	-16
n5bou	-9
n5box	-15
n5bra	-17
n5bro	-25
n5bua	-12
n5cal	-16
n5car	14
n5cas	-26
n5cer	-15
n5ceu	-15
n5che	-16
n5cia	-41
n5cie	-10
n5cio	-16
n5cos	-26
n5cou	-19
n5cão	-10
n5de	-52
n5deo	-15
n5der	-22
n5des	-23
n5dia	-26
n5dio	-37
n5dir	-16
n5dor	-23
n5dos	-40
n5dou	-14
n5dra	-13
n5dro	-17
n5dão	-17
n5ebe	13
n5ebo	-22
n5eca	-19
n5ece	-22
n5eda	-13
n5ede	-25
n5edo	-14
n5ego	-28
n5eia	-35
n5eis	-19
n5eja	-17
n5ejo	-22
n5ela	-31
n5ema	-11
n5ena	-23
n5ene	-19
n5eno	-23
n5ens	-34
n5era	-17
n5ero	-15
n5ers	-14
n5esa	-30
n5ete	-25
n5eto	-24
n5eus	-20
n5eva	-23
n5eve	-22
n5eza	10
n5eça	-27
n5eço	-17
n5f.ª	-8
n5far	-10
n5faz	-11
n5fos	-16
n5fre	-9
n5g	-12
n5gam	-17
n5gas	-15
n5gem	16
n5gia	-20
n5gio	-17
n5gir	-10
n5giu	-13
n5gos	-24
n5gou	-18
n5gra	-25
n5gua	-22
n5gue	-26
n5ham	-21
n5har	-22
n5has	-22
n5hei	-17
n5hes	-19
n5hia	-9
n5hos	-33
n5hum	-25
n5hão	-10
n5ial	-27
n5iar	-12
n5ias	-21
n5ibo	-18
n5ica	-11
n5ice	-19
n5ico	-42
n5ide	-8
n5ido	-28
n5ifa	-15
n5iga	-13
n5ige	-9
n5igo	-26
n5ila	-29
n5ilo	-31
n5ima	-26
n5ime	-18
n5imo	-33
n5ing	-17
n5ino	-19
n5ins	-17
n5ior	-8
n5ios	-28
n5iou	-20
n5ipa	-20
n5ipe	-18
n5ir	-11
n5ira	-50
n5iro	-48
n5isa	11
n5ise	-16
n5ita	10
n5ite	-24
n5ito	-22
n5iva	-24
n5ive	-8
n5ivo	-23
n5ixa	-21
n5ixe	-16
n5iza	9
n5ião	-13
n5jas	-22
n5jes	-9
n5jos	-12
n5kg	-8
n5las	-24
n5lda	-12
n5lde	-13
n5lei	-12
n5leo	-9
n5les	-13
n5lga	-24
n5lha	-48
n5lhe	-24
n5lho	-40
n5lia	-22
n5lmo	-18
n5lor	-25
n5los	-32
n5lta	-12
n5lto	-17
n5lva	-11
n5lão	10
n5m	-9
n5m/h	-18
n5mal	-13
n5mar	-27
n5mas	-26
n5mba	-22
n5mer	-9
n5mes	-13
n5mir	-9
n5mos	-65
n5mou	-16
n5mpa	-15
n5mpo	-12
n5mão	-20
n5nal	-22
n5nar	23
n5nas	-27
n5nca	-19
n5nco	-25
n5nda	-14
n5nde	-31
n5ndo	-42
n5nel	-15
n5nga	-13
n5nge	-12
n5ngo	-12
n5nha	-42
n5nia	-20
n5nio	-21
n5nor	-10
n5nos	-31
n5nsa	-16
n5nte	-21
n5nto	20
n5não	-47
n5nês	-13
n5o	-39
n5oas	-22
n5obe	-18
n5oca	19
n5oce	-14
n5oco	-21
n5odo	-10
n5ogo	-10
n5ois	-37
n5ola	-22
n5olo	-25
n5ona	-27
n5one	11
n5ora	-32
n5ore	-13
n5oro	-9
n5os	-45
n5osa	-15
n5ota	-12
n5ote	-20
n5oto	-14
n5ova	-30
n5ovo	-14
n5oço	-10
n5pai	-15
n5par	-15
n5paz	-13
n5pel	-32
n5per	-11
n5pet	-21
n5ph	-9
n5pop	-14
n5pos	-21
n5pq	-11
n5pto	-17
n5pá	-9
n5pós	-22
n5que	-36
n5qui	-14
n5r	-9
n5ral	-15
n5ram	-42
n5ras	-12
n5rco	-13
n5rda	-14
n5rdi	-14
n5rdo	-20
n5re	-14
n5rem	-24
n5rer	-15
n5res	-37
n5reu	-13
n5rga	19
n5rgo	-14
n5ria	-45
n5rio	-9
n5rir	-11
n5riu	-14
n5riz	-9
n5rme	-12
n5rmo	-9
n5rmã	-14
n5rna	-20
n5rno	-35
n5roa	-18
n5ros	-31
n5rou	-17
n5rra	-19
n5rre	-12
n5rro	-24
n5rsa	-8
n5rso	-19
n5rta	-17
n5ruz	-12
n5rva	-12
n5rão	-22
n5rça	-11
n5rço	-17
n5ré	-13
n5sal	-11
n5sam	-14
n5sar	-38
n5sas	-23
n5sca	12
n5sce	-18
n5sco	-13
n5se	-40
n5sei	-21
n5sem	-17
n5ses	-10
n5seu	-25
n5sia	-11
n5smo	-11
n5soa	-27
n5sol	-14
n5sor	-19
n5sos	-22
n5ssa	-23
n5sse	-25
n5ste	-27
n5sto	-32
n5são	-20
n5só	-29
n5tal	-18
n5tam	-13
n5tas	-38
n5tei	-14
n5tem	-12
n5ter	-16
n5tes	-62
n5teu	-12
n5tia	-17
n5til	-12
n5tio	-8
n5tir	-18
n5tor	-35
n5tos	-41
n5tou	-22
n5tra	-22
n5tre	-15
n5tro	-27
n5tô	-23
n5ual	-24
n5uar	-16
n5ube	-15
n5ubo	-17
n5udo	-10
n5uei	-16
n5uem	-28
n5ues	-19
n5uga	-13
n5uia	-19
n5uiz	-10
n5uja	-19
n5ule	-14
n5ulo	-16
n5um	-52
n5uma	-50
n5ume	-11
n5umo	-11
n5una	-11
n5uno	-20
n5ura	10
n5uro	-29
n5usa	-21
n5uso	-16
n5uta	-10
n5uto	-15
n5uve	-14
n5uxa	-20
n5val	-16
n5vam	-14
n5var	-32
n5vas	-21
n5vel	-28
n5vem	-12
n5ver	-18
n5veu	-15
n5via	-21
n5vil	-8
n5vir	-10
n5vos	-13
n5vou	-16
n5vém	-22
n5vêm	-13
n5xar	-17
n5xer	-16
n5xou	-20
n5zar	-20
n5zem	-16
n5zer	-40
n5zia	-8
n5zio	-12
n5ãos	-10
n5ças	-12
n5ços	-10
n5ção	23
n5éis	-17
n5ída	-26
n5ões	-28
n5úde	-9
n6-in	13
n6-me	-31
n6-se	-57
n60	-23
n6a	-50
n6aca	-21
n6ade	-33
n6ado	-43
n6afo	-11
n6afé	-15
n6aga	-19
n6ah	-11
n6aia	-13
n6ail	-14
n6aio	-8
n6ais	-36
n6ala	-32
n6ale	-11
n6ali	-12
n6alo	-18
n6alô	-15
n6ama	-19
n6ame	-12
n6ana	-17
n6ano	-21
n6apa	-16
n6ara	-13
n6aro	-13
n6aso	-18
n6ata	-24
n6ato	-24
n6ava	-25
n6ave	-8
n6axa	-12
n6aça	-14
n6aço	-17
n6bal	-16
n6ber	-27
n6beu	-23
n6bia	-10
n6bir	-10
n6bos	-19
n6bra	-10
n6bre	-33
n6bro	-23
n6bão	-12
n6cal	-19
n6cas	-24
n6cer	-25
n6ceu	-19
n6cha	-25
n6che	-11
n6cho	-30
n6cio	-20
n6cos	-25
n6cre	-14
n6daí	-15
n6de	-55
n6dem	-18
n6der	-27
n6des	-32
n6deu	-14
n6dia	-27
n6dio	-30
n6dir	9
n6dor	-15
n6dos	-21
n6dou	-11
n6dão	-11
n6eca	-23
n6ece	-24
n6eda	-23
n6ede	-28
n6edi	-14
n6edo	-14
n6efe	-15
n6ego	-13
n6eia	-29
n6eio	-16
n6eja	-20
n6ejo	-14
n6ela	-27
n6ele	-22
n6elo	-16
n6ena	-18
n6enc	-11
n6eno	-14
n6era	-15
n6ero	-11
n6ers	-15
n6esa	-22
n6ese	-23
n6ete	-19
n6eto	-31
n6eva	-20
n6eve	-20
n6eza	-13
n6eça	-21
n6eço	-13
n6fia	-9
n6fui	-12
n6gar	-17
n6gas	-21
n6gem	-42
n6gia	-17
n6gio	-10
n6gos	-9
n6gou	-13
n6gua	-11
n6gue	-25
n6har	-13
n6has	-24
n6hem	-9
n6her	-26
n6hos	-24
n6hum	-16
n6hão	-11
n6i	-9
n6ial	-20
n6iar	-8
n6ias	-29
n6ica	-31
n6ice	-22
n6ico	-27
n6ida	-47
n6ide	-12
n6ido	-23
n6iga	-27
n6ige	-13
n6igo	-19
n6ila	-28
n6ima	-13
n6ina	-38
n6ine	-12
n6ing	-15
n6ino	9
n6ins	-10
n6ior	-22
n6ios	-20
n6iou	-18
n6ipa	-20
n6ipe	-17
n6ipo	-15
n6ira	-39
n6iro	-22
n6isa	-17
n6iso	-9
n6ita	-35
n6ite	-20
n6ito	-26
n6iva	-15
n6ivo	-22
n6ixa	-9
n6iza	-18
n6jaí	-11
n6ket	-10
n6lar	-31
n6las	-19
n6lda	-12
n6lde	-9
n6lei	-16
n6les	-15
n6lha	-32
n6lhe	-30
n6lia	-12
n6lly	-9
n6lme	-22
n6lor	-19
n6los	-16
n6lsa	-14
n6lta	-18
n6lto	-15
n6lão	-13
n6mam	-16
n6man	-9
n6mar	-23
n6mas	-24
n6mer	-12
n6mes	-28
n6meu	-14
n6mia	-12
n6mol	-10
n6mos	-9
n6mou	-16
n6mpo	-10
n6nal	-15
n6nar	8
n6nas	-30
n6nce	-13
n6nco	-25
n6nda	-30
n6nde	-22
n6nel	-14
n6ner	-15
n6net	-18
n6neu	-18
n6nga	-8
n6nge	-22
n6nho	-53
n6nia	-25
n6nio	-21
n6nor	-13
n6nos	-33
n6nou	-19
n6npj	-11
n6nta	-29
n6nte	-47
n6não	-36
n6nça	-31
n6nês	-16
n6o	-51
n6obe	-12
n6oco	-14
n6oda	-10
n6odo	-16
n6ogo	-17
n6oio	-18
n6ola	-29
n6olo	-15
n6oma	-22
n6omo	11
n6ona	-29
n6one	-19
n6opa	-16
n6ora	-39
n6ore	-15
n6ose	-12
n6ota	-11
n6oto	-21
n6ova	-30
n6ove	-10
n6ovo	-17
n6oça	-14
n6oço	-16
n6pas	-14
n6pel	-12
n6pem	-9
n6per	-13
n6pia	-17
n6plo	-10
n6pós	-21
n6q	-10
n6r	-12
n6ram	-34
n6rar	-42
n6rca	-26
n6rda	-17
n6rdo	-15
n6rem	-20
n6res	-23
n6reu	-15
n6rh	-19
n6ria	-8
n6ril	-22
n6rio	-46
n6rir	-24
n6riu	-13
n6rma	-36
n6rmo	-8
n6rna	-38
n6rno	-18
n6ros	-24
n6rou	-26
n6rpo	-22
n6rra	-26
n6rre	-16
n6rro	-23
n6rte	-14
n6rto	-35
n6rás	-15
n6rão	-28
n6rço	-11
n6sal	-10
n6sam	-20
n6sar	-38
n6sas	-14
n6sca	-13
n6se	-17
n6sei	-21
n6sem	-10
n6ses	-15
n6set	-20
n6sia	-18
n6soa	-24
n6sol	-15
n6son	-13
n6sor	-15
n6sos	-24
n6ssa	-22
n6sse	-17
n6sso	-41
n6ste	-13
n6sto	-30
n6só	-35
n6tal	-22
n6tam	-18
n6tar	-39
n6taz	-19
n6te	-19
n6tel	-23
n6tem	-21
n6ter	-14
n6tes	-36
n6tia	-13
n6tim	-12
n6tio	-8
n6tir	-12
n6tor	-22
n6tos	-9
n6tou	-28
n6tre	-16
n6tro	-30
n6tão	-21
n6ual	-14
n6uar	-10
n6uas	-32
n6uda	-23
n6uei	-12
n6uem	-47
n6ues	-23
n6uga	-24
n6uja	-11
n6ula	-26
n6ulo	-9
n6um	-50
n6umo	-15
n6uno	-17
n6ura	-45
n6uro	-14
n6uso	-37
n6uta	-14
n6uto	-10
n6uxe	-10
n6uês	-13
n6val	-9
n6vam	-9
n6var	-14
n6vas	-23
n6vel	-19
n6ver	-19
n6ves	-10
n6vi	-10
n6via	-19
n6vio	-11
n6vir	-8
n6vou	-9
n6vêm	-14
n6xar	-9
n6xou	-13
n6zar	-17
n6zer	-25
n6zes	-29
n6zia	-14
n6zos	-15
n6ães	-13
n6ças	-23
n6ços	-13
n6ída	-10
n6ó	-14
n6údo	-12
n7-13	-14
n7-me	-15
n7-os	-18
n7-se	-35
n70	-21
n7a	-54
n7abe	-9
n7aca	-14
n7ada	-55
n7ade	-23
n7ado	-35
n7aga	-15
n7ai	-18
n7aio	-10
n7ais	-27
n7aiu	-19
n7ala	-15
n7alo	-17
n7alô	-13
n7ama	-20
n7ana	-18
n7ano	-8
n7apa	-16
n7ara	-21
n7aro	-21
n7as	-45
n7ata	-19
n7ate	-10
n7ato	-28
n7ava	-26
n7ave	-14
n7avo	-9
n7avó	-9
n7avô	-10
n7aça	-17
n7aço	-12
n7ber	10
n7bia	-14
n7bou	-12
n7bra	-9
n7bro	-9
n7cai	-18
n7cam	-19
n7car	13
n7cer	-14
n7ceu	-16
n7cha	-24
n7che	-15
n7cho	-20
n7cia	-29
n7cio	-21
n7cos	-22
n7cuo	-13
n7cês	-12
n7dar	-34
n7das	-49
n7de	-41
n7dem	-19
n7deo	-11
n7der	-12
n7des	-16
n7dia	-30
n7dio	-22
n7dir	-14
n7dor	-16
n7dos	-38
n7dou	-21
n7dra	-12
n7dro	-13
n7dê	-13
n7eba	-8
n7ebe	-37
n7ece	-22
n7eci	-18
n7eda	-15
n7ede	-18
n7edo	-22
n7ega	15
n7eia	-17
n7eio	-11
n7eja	-11
n7ejo	-17
n7ela	-22
n7ema	-10
n7ena	-9
n7eno	-25
n7ens	-34
n7eos	-16
n7epi	-11
n7era	-14
n7ero	-15
n7esa	-16
n7eta	-16
n7ete	-31
n7eto	-17
n7eus	-12
n7eva	-23
n7eve	-22
n7exa	-15
n7eza	-14
n7eão	-14
n7eça	-22
n7eço	-10
n7f.ª	-9
n7faz	-32
n7gam	-17
n7gar	-25
n7gas	-13
n7gem	18
n7gia	-14
n7giu	-20
n7gra	-20
n7gro	-12
n7gua	-15
n7gue	-27
n7ham	-23
n7har	-20
n7has	-22
n7hd	-11
n7hei	-12
n7her	-25
n7hia	-10
n7hos	-31
n7hum	-10
n7hão	-12
n7ial	-26
n7ias	-26
n7ica	-26
n7ice	-15
n7ico	-29
n7ide	-8
n7ido	-14
n7igo	-19
n7ijo	-11
n7ilo	-12
n7ima	11
n7ime	-8
n7imo	-16
n7ina	-35
n7ino	-22
n7ios	-18
n7ipa	-14
n7ipe	-13
n7ira	-41
n7iro	-41
n7ise	-14
n7ita	-38
n7ite	-28
n7ito	-26
n7iva	-23
n7ivo	-18
n7ixa	-17
n7ixe	-14
n7ixo	-20
n7iza	-28
n7ião	-21
n7jas	-13
n7lar	-27
n7las	-28
n7lda	-16
n7ldo	-15
n7les	-18
n7lhe	-21
n7lho	-25
n7lia	-19
n7lly	-8
n7lme	-17
n7lmo	-15
n7lor	-25
n7los	-24
n7lou	-16
n7lpa	-8
n7lsa	-18
n7lso	-12
n7lta	-18
n7lto	-20
n7lva	-18
n7lvo	-15
n7lão	16
n7mal	-25
n7man	-8
n7mar	-13
n7mas	-21
n7mbo	-9
n7mem	-23
n7mes	-29
n7mor	-9
n7mos	-31
n7mou	-22
n7nal	-13
n7nar	-18
n7nas	-24
n7nca	-16
n7nce	-8
n7nco	-26
n7nda	-26
n7ndo	-13
n7nes	-8
n7net	-20
n7neu	-15
n7ngo	-16
n7nha	-35
n7nho	-43
n7nil	-14
n7nio	-21
n7nos	-22
n7nou	-18
n7nsa	-17
n7nto	-8
n7nº	-12
n7não	-31
n7o	-16
n7obe	-10
n7oca	9
n7oco	-23
n7oda	-26
n7ois	-27
n7ola	-17
n7ole	-28
n7omo	21
n7ona	-30
n7one	-16
n7ong	-12
n7ora	-36
n7ore	-14
n7os	-48
n7oso	-13
n7ota	-24
n7ote	-16
n7oto	-9
n7ova	-16
n7oça	-12
n7oço	-10
n7par	-18
n7pas	-17
n7pel	-41
n7per	-14
n7pia	-17
n7plo	-9
n7pop	-15
n7por	-11
n7q	-23
n7que	-38
n7ram	-24
n7ras	-39
n7rdo	-26
n7re	-15
n7rem	-21
n7res	-25
n7reu	-25
n7rga	-20
n7ria	-48
n7rio	-38
n7riu	-15
n7rma	8
n7rmo	-10
n7rna	-14
n7rno	-8
n7ros	-25
n7rou	-16
n7rra	-32
n7rro	-21
n7rso	-14
n7rta	-17
n7rte	-22
n7rto	8
n7rça	-15
n7rço	-10
n7sar	-23
n7sas	-17
n7sca	-17
n7sco	-10
n7se	-29
n7sei	-11
n7sem	-28
n7soa	-23
n7sol	-15
n7sor	-16
n7sos	-25
n7ssa	-27
n7sse	-27
n7sso	-20
n7sta	-33
n7ste	-26
n7sto	-13
n7são	-15
n7só	-29
n7tal	-16
n7tam	-10
n7tas	-25
n7taz	-15
n7tel	-10
n7ter	-14
n7teu	-14
n7tia	-10
n7tio	-10
n7tir	-13
n7tor	-20
n7tou	-16
n7tra	-21
n7tre	-20
n7tro	-32
n7tu	10
n7tô	-21
n7ual	-21
n7uar	-15
n7uas	-30
n7ubo	-9
n7udo	-12
n7uem	-26
n7ues	-14
n7ufa	-9
n7uia	-18
n7uiz	-8
n7uja	-13
n7ula	-31
n7um	-58
n7uma	-41
n7ume	-12
n7umo	-13
n7una	-19
n7uns	-19
n7ura	-41
n7uro	-30
n7usa	-20
n7uso	-23
n7uxa	-11
n7uza	-10
n7val	-10
n7van	15
n7var	-26
n7vas	-19
n7vem	-16
n7ver	-14
n7ves	-11
n7veu	-9
n7via	-18
n7vor	-17
n7zar	-24
n7zem	-17
n7zer	-43
n7zia	-17
n7zio	-9
n7zão	-19
n7çar	-11
n7ças	-23
n7ços	-21
n7çou	-12
n7éis	-16
n7ído	-10
n7ó	-19
n7ões	-28
n7úne	-15
n8-me	-29
n8-se	-38
n80	-20
n8a	-21
n8aca	-14
n8ade	-23
n8ado	-26
n8afa	-10
n8afo	-15
n8afé	-12
n8aga	-18
n8ai	-20
n8ail	-15
n8ais	-30
n8ala	-25
n8ali	-18
n8alo	-18
n8alô	-18
n8ama	-9
n8ame	-16
n8ana	-15
n8ano	-17
n8apa	-8
n8ara	-27
n8aro	-9
n8as	-39
n8aso	-13
n8ata	-17
n8ato	-14
n8ava	-35
n8ave	-9
n8aça	-23
n8aço	-11
n8ber	-24
n8beu	-14
n8bir	-9
n8bra	-17
n8bre	-16
n8bro	-22
n8bua	-15
n8cal	-12
n8car	-16
n8cas	-19
n8cer	-16
n8ceu	-9
n8cha	-15
n8cho	-37
n8cia	-32
n8cio	-19
n8cos	-8
n8céu	-11
n8dar	-17
n8das	-55
n8daí	-15
n8de	-21
n8dem	-14
n8der	-19
n8des	-16
n8deu	-9
n8dia	-26
n8dio	-20
n8dor	-15
n8dos	-26
n8dou	-22
n8dão	-11
n8ebe	-13
n8ebo	-22
n8eca	-21
n8eda	-14
n8ede	-17
n8edo	-14
n8ega	-30
n8eia	-14
n8eio	-13
n8eis	-14
n8eja	-12
n8ejo	-10
n8ela	-18
n8ema	-16
n8ena	-26
n8enc	-17
n8ene	-14
n8eno	-16
n8ens	-11
n8esa	-19
n8eta	-27
n8ete	-21
n8eto	-25
n8eus	-20
n8eva	-23
n8eve	-9
n8eza	-20
n8eça	-17
n8eço	-13
n8f	-12
n8faz	-43
n8fos	-17
n8fra	-10
n8gar	-19
n8gas	-17
n8gem	-43
n8gia	-11
n8gos	-11
n8gou	-13
n8gra	-18
n8gro	-10
n8gue	-22
n8ham	-9
n8har	-11
n8has	-17
n8her	-15
n8hes	-24
n8hos	-25
n8hum	-21
n8ial	-22
n8ias	-25
n8ica	-40
n8ice	-13
n8ico	-35
n8ida	-31
n8ide	-19
n8ido	-26
n8iga	-16
n8igo	-16
n8ijo	-18
n8ima	-19
n8imo	-27
n8ina	-38
n8ine	-14
n8ing	-13
n8ino	-20
n8ipe	-13
n8ira	-24
n8iro	-24
n8isa	14
n8ita	-28
n8ito	-25
n8iva	-15
n8ivo	-12
n8ixa	-13
n8ixe	-12
n8lar	-9
n8las	-34
n8lei	-15
n8les	-8
n8lha	-31
n8lhe	-13
n8lho	-24
n8lio	-17
n8lme	-22
n8lor	-9
n8lso	-11
n8lta	-28
n8lto	-12
n8lão	-13
n8m/h	-20
n8mar	-19
n8mas	-16
n8mba	-12
n8mer	-11
n8mes	-13
n8meu	-13
n8mia	-10
n8mir	-11
n8mos	16
n8mpo	-14
n8nal	-19
n8nar	-30
n8nas	-19
n8nco	-14
n8nda	-14
n8nde	-24
n8ndo	8
n8ner	-12
n8nha	-19
n8nho	-39
n8nia	-9
n8nio	-16
n8nos	-15
n8nta	-32
n8nte	-33
n8nº	-13
n8não	-26
n8nça	-28
n8o	-20
n8obe	-15
n8oca	-25
n8oco	-12
n8odo	-14
n8ogo	-14
n8oio	-11
n8ois	-20
n8olo	-20
n8omo	18
n8ona	-19
n8one	-10
n8ora	-38
n8os	-42
n8osa	-17
n8ose	-11
n8ote	-13
n8ova	-25
n8oão	-17
n8pel	-24
n8pia	-13
n8que	-28
n8ral	-14
n8ram	-26
n8rar	-17
n8ras	-30
n8rco	-18
n8rdo	-16
n8rea	-8
n8rem	-22
n8res	-38
n8rga	-23
n8ria	-31
n8ril	-26
n8rio	-24
n8riu	-12
n8riz	-12
n8rna	-19
n8rno	-20
n8ros	-20
n8rou	-24
n8rpo	-12
n8rra	-10
n8rre	-20
n8rro	-14
n8rsa	-17
n8rta	-23
n8rte	-30
n8rto	-23
n8rão	-22
n8sas	-10
n8sem	-17
n8set	16
n8sia	-18
n8soa	-21
n8sol	-12
n8sor	-16
n8sos	-11
n8ssa	-20
n8sse	-17
n8sso	-21
n8sta	-20
n8ste	-19
n8sto	-22
n8são	-10
n8só	-24
n8tal	-10
n8tam	-17
n8tar	-38
n8tas	-27
n8ter	-17
n8tes	-31
n8tim	-12
n8tir	-16
n8tor	-12
n8tos	-26
n8tou	-17
n8tra	-22
n8tre	-9
n8tro	-31
n8tão	-23
n8uar	-9
n8uas	-32
n8uda	-8
n8uei	-12
n8uem	-12
n8uia	-24
n8ula	-27
n8ulo	-17
n8um	-11
n8uma	-36
n8uno	-20
n8ura	-31
n8uro	-13
n8usa	-10
n8uso	-21
n8uxa	-17
n8vam	-10
n8van	-19
n8var	-22
n8vas	-33
n8vel	-21
n8ver	-18
n8vi	-11
n8via	-14
n8vil	-8
n8vou	-15
n8xar	-11
n8zem	-9
n8zer	-29
n8zes	-20
n8zia	-9
n8ças	-12
n8ços	-12
n8ção	14
n8ída	-20
n8ões	-20
n8údo	-13
n9-me	-31
n9-se	-37
n90	-15
n9a	-41
n9aca	-13
n9ada	-44
n9ade	-16
n9ado	-37
n9aga	-18
n9ais	-10
n9aiu	-11
n9ala	-14
n9alo	-20
n9alô	-20
n9ama	-15
n9ana	-15
n9ano	-15
n9apa	-17
n9ara	-22
n9as	-31
n9aso	-9
n9ata	-15
n9ato	-17
n9ava	-10
n9aço	-13
n9bos	-14
n9bre	-15
n9bro	-24
n9car	-24
n9cas	-14
n9cer	-15
n9ceu	-18
n9cha	-18
n9cho	-29
n9cio	-16
n9cos	-17
n9cre	-12
n9cto	-12
n9dar	10
n9de	-28
n9dem	-13
n9der	-14
n9dia	-14
n9dir	-14
n9dor	-10
n9dos	-24
n9dou	-17
n9dre	-8
n9duz	-10
n9dão	-9
n9eba	-11
n9ede	-13
n9edo	-22
n9ega	-29
n9ego	-11
n9eia	-17
n9eja	-16
n9ejo	-14
n9ela	-15
n9ena	-13
n9eno	-17
n9ens	-24
n9ero	-13
n9ese	-10
n9eta	-20
n9ete	-11
n9eus	-17
n9eve	-13
n9eza	-24
n9eça	-9
n9eço	-10
n9faz	-32
n9fos	-10
n9fwd	-14
n9gar	-15
n9gem	-41
n9gir	-12
n9gra	-12
n9har	-13
n9hei	-12
n9her	-28
n9hos	-14
n9ias	-19
n9ibo	-8
n9ica	-27
n9ice	-15
n9ico	-14
n9ida	-24
n9ido	-11
n9iga	-11
n9igo	-15
n9ijo	-9
n9ila	-24
n9ilo	-21
n9ima	-14
n9ina	-38
n9ino	-23
n9ior	-15
n9iou	-13
n9ir	-17
n9ira	-11
n9iro	-31
n9isa	-12
n9ise	-14
n9ita	-32
n9ito	-14
n9ivo	-12
n9ixe	-14
n9ião	-16
n9lar	-14
n9las	-19
n9ldo	-16
n9lei	-12
n9lga	-16
n9lha	-33
n9lho	-14
n9lme	-11
n9lmo	-14
n9lor	-20
n9lso	-9
n9lta	-17
n9lto	-11
n9man	-9
n9mar	-15
n9mas	-14
n9mes	-14
n9meu	-9
n9mos	-44
n9mou	-13
n9mum	-13
n9nal	-17
n9nar	-21
n9nas	-24
n9nco	-9
n9nda	-14
n9nde	-15
n9ndo	-33
n9nel	-10
n9nge	-16
n9nha	-20
n9nho	-28
n9nio	-16
n9nos	-24
n9nta	-30
n9nte	-22
n9nto	-54
n9nça	-27
n9o	-15
n9obe	-11
n9oca	-12
n9oda	-17
n9ois	-15
n9ola	-15
n9ole	-13
n9oma	-9
n9ona	-21
n9one	-13
n9opa	-12
n9ora	-17
n9os	-44
n9ose	-11
n9ota	-19
n9oto	-10
n9ova	-26
n9pal	-9
n9pas	-13
n9pel	-32
n9per	-8
n9pet	-12
n9pma	-11
n9pop	-16
n9por	-12
n9que	-28
n9r	-9
n9ral	-16
n9ram	-23
n9rar	-28
n9ras	-28
n9rca	-13
n9rco	-12
n9rdo	-20
n9rem	-8
n9res	-28
n9rga	-16
n9ria	-36
n9rir	-18
n9riu	-10
n9rma	-24
n9rna	-9
n9rno	-16
n9rou	-18
n9rra	-29
n9rro	-15
n9rsa	-14
n9rta	-12
n9rte	-15
n9rto	-15
n9rva	-16
n9rão	-16
n9rço	-11
n9sar	10
n9sca	-10
n9sce	-10
n9sco	-13
n9se	-34
n9sei	-12
n9sel	-9
n9smo	-10
n9soa	-24
n9sor	-13
n9sos	-27
n9ssa	-16
n9sse	-27
n9sso	-23
n9sta	-33
n9ste	-32
n9sto	-15
n9são	-13
n9só	-35
n9tam	-14
n9tar	-35
n9tas	-23
n9taz	-20
n9tel	-17
n9ter	-10
n9tes	-28
n9tia	-11
n9tir	-13
n9tor	-15
n9tos	-18
n9tou	-19
n9tra	-11
n9tão	-21
n9uar	-12
n9uas	-13
n9uei	-13
n9uem	-33
n9ues	-17
n9uia	-8
n9ula	-11
n9ulo	-22
n9um	-19
n9uma	-35
n9ura	-39
n9uso	-10
n9uta	-13
n9uto	-18
n9uxe	-10
n9uza	-10
n9val	-12
n9vam	-18
n9van	-17
n9var	-13
n9vel	-16
n9via	-19
n9vor	-17
n9xar	-9
n9xou	-19
n9zar	-27
n9zer	-36
n9ães	-9
n9ços	-19
n9ção	-14
n9ões	-12
~abaixa	-14
~abandona	-11
~abelha	-18
~abelhas	-19
~abertas	-13
~aberto	9
~abertos	-14
~abertura	19
~abra	-11
~abraço	-15
~abre	-42
~abre-se	-21
~abrem	8
~abril	-9
~abriu	-30
~abro	-11
~acaba	-14
~acabou	-19
~academia	15
~aceder	-14
~aceita	-31
~aceitam	-10
~acenda	-10
~acendo	-15
~acerta	-11
~acesa	-10
~acetona	-13
~acidente	9
~acima	-41
~acolhe	16
~acompanha	-23
~acontecer	13
~acordo	-16
~acordou	-12
~adega	15
~ademir	-13
~adesivo	-10
~adiado	-15
~adubo	-16
~adulto	-12
~adultos	-11
~advogado	-21
~afasta	10
~afastam-se	-10
~afastando	-15
~afina	-17
~afinar	14
~agenda	-17
~agente	-14
~agitar	-18
~agora	-22
~agosto	-20
~agradecia	-16
~agradeço	-11
~agrônomo	-10
~agulha	-25
~agência	12
~ahah	-13
~ajudante	-28
~ajudantes	-15
~ajudar	13
~ajusta	-12
~ajustar	-20
~ala	-18
~alambique	-9
~alarme	-20
~alavanca	-12
~alcance	-9
~aldeia	-22
~alegórico	12
~alergias	12
~alfinete	-16
~algarismo	13
~algas	-14
~algo	11
~algodão	-19
~algum	-14
~alimentar	-13
~almada	12
~almoxarifado	13
~almoço	-21
~alugados	17
~alvado	-15
~alvor	11
~alô	27
~amarela	-22
~amarelo	-23
~amarra	-18
~amarrado	-14
~amarrar	18
~amassada	-14
~ambulância	-10
~amigo	-18
~amostra	-17
~amélia	-19
~amílcar	-16
~analista	-11
~anatel	-16
~anca	-14
~anda	-26
~anel	-15
~anexa	-15
~anexa-se	-17
~anexo	-12
~anos	10
~anota	-33
~anota-se	-20
~anotar	-24
~anotações	-19
~anotou	-11
~anselmo	-10
~antebraço	-11
~antena	-13
~anterior	-16
~antigo	13
~antigos	12
~antónio	-10
~anual	-12
~análise	-20
~anéis	-20
~aos	-15
~apaga	-14
~apague	-14
~apanha-se	-14
~aparecer	-16
~aparelho	-11
~apartamento	10
~apartamentos	10
~apelido	-11
~aperta	-11
~aperto	-10
~apicultores	-11
~apita	-14
~apito	9
~aplica-se	11
~aplicativo	-11
~apoio	-12
~aponta	-16
~apontamentos	-20
~apontar	-18
~aponto	-9
~apontou	-26
~apostila	-16
~aprendeu	-24
~aprendiz	-23
~apresenta	-11
~apresentar	9
~aprov	-11
~aprova	-12
~aprovadas	-13
~aprovação	-18
~aproxima-se	-10
~aquela	-12
~aquele	10
~aqui	17
~aquilo	18
~aquário	13
~ar-condicionado	-15
~arca	-18
~arco	-20
~areia	-13
~armazém	-23
~armação	-19
~arnês	-13
~arquivada	-9
~arquivos	-9
~arraial	-17
~arranca	-13
~arrancar	-17
~arroz	23
~arrumam-se	-13
~arrumar	-14
~artigo	-15
~asae	-15
~asas	-16
~aspirador	-9
~aspirar	-18
~assembleia	9
~assento	-14
~assessora	-16
~assim	27
~assina	-31
~assina-se	-12
~assinado	9
~assinam	-13
~assinaturas	-9
~assistente	-13
~associados	-15
~associação	16
~assunto	17
~assuntos	-10
~ata	-29
~atadas	-13
~ateliê	-10
~atende	-24
~atendente	-22
~atendeu	-11
~atendo	-16
~atenção	9
~ator	-20
~atrasa	-18
~atraso	15
~atravessa	-9
~atrás	-10
~atualizado	-20
~aula	14
~ausente	-15
~ausência	-14
~autocarro	-9
~autoclave	-11
~automática	-18
~automático	-19
~autorizados	-11
~autorização	-9
~auxiliar	-18
~avaria	-16
~avariado	-9
~aveiro	-19
~avental	-21
~aves	-10
~avesso	-16
~avisa	-30
~avisa-se	-20
~avisada	-9
~avisado	-16
~avisei	-21
~avião	-12
~avó	-9
~avô	-16
~axila	11
~azeite	-17
~azeitona	8
~azinho	-14
~azul	-31
~aço	-19
~backup	16
~baforadas	-13
~bahia	-15
~bainha	-16
~bairro	20
~baixa	-27
~baixa-se	-20
~baixo	-46
~balança	-20
~balcão	15
~balde	-12
~baltazar	-8
~balões	-18
~bancada	10
~bandeira	-19
~bandeja	-21
~bandejas	-15
~banheira	-17
~banheiro	-16
~banho	22
~barbearia	9
~barbeiro	18
~barra	-14
~barracão	-15
~barras	-13
~barreiro	-11
~barriga	-15
~barro	-8
~barulho	-29
~base	-20
~basta	-13
~bata	-12
~bate	-21
~batedor	-15
~batem	-10
~batendo	-17
~bater	-16
~baterias	-9
~bateu	-13
~batida	13
~batismo	10
~baú	-12
~bebeu	-13
~bebê	-16
~beira	-17
~beirada	-18
~berçário	-14
~betão	-12
~biblioteca	-19
~bicarbonato	11
~bicho-da-seda	18
~bichos	-17
~bico	-11
~bilhete	9
~bilheteira	-14
~bilheteria	-11
~biológico	-11
~bipa	-12
~biólogo	-18
~blocos	-16
~bloqueia	-11
~blz	-8
~boa	-10
~boas	-22
~bocadinho	-13
~bode	-8
~boia	-12
~boletim	-12
~bolha	-21
~bolinha	-9
~bolo	-19
~bolor	-17
~bolso	-24
~bomba	-19
~bombeiro	-17
~bombeiros	-11
~bombona	10
~bonito	13
~boné	-17
~borda	-13
~borracha	8
~borrifa	-16
~borrifador	-11
~bota	-22
~bote	-8
~botijão	10
~botão	-11
~box	-17
~braga	-9
~branca	-26
~branco	9
~brasil	-9
~bravo	-8
~braço	-11
~brigada	8
~brinco	-13
~brinquedos	-18
~brita	-12
~bruna	-11
~bruninho	-10
~bruno	-16
~buldogue	-11
~buracos	-19
~buzina	-19
~cabe	-11
~cabeceira	-22
~cabelo	11
~cabeça	-13
~cabia	-12
~cabine	-16
~cabo	-29
~cachaça	11
~cachorro	-9
~cada	9
~cadastra	-13
~cadastro	11
~cadeados	-13
~cadeirante	-12
~cadeiras	-19
~café	-18
~caio	-10
~caixa	-12
~caixas	-30
~caixinha	-13
~calcula	-15
~calda	-13
~caldeira	12
~caldo	-19
~calha	-10
~calibra	14
~calibração	17
~calma	-17
~calor	-8
~calça	-8
~calçado	-10
~calças	-14
~calço	-17
~camadas	-14
~camilo	-12
~caminhão	-8
~caminhões	-13
~campainha	-10
~campanha	-14
~cana	-17
~canal	-18
~cancela	-14
~candidato	-13
~caneta	-28
~canhoto	-19
~canto	8
~cantos	-9
~capa	-11
~capacete	-10
~capataz	-19
~capitania	-10
~cara	-18
~carga	14
~carimba	-12
~carimbar	-16
~carnaval	-18
~carne	-21
~caro	-17
~carol	9
~caros	-19
~carrega	-15
~carrega-se	13
~carregada	-19
~carregador	-10
~carregar	-12
~carreira	-16
~carrinha	-21
~carrinho	12
~carta	-16
~cartaz	17
~cartãozinho	12
~cartões	-10
~carvalho	-14
~casaco	-9
~casal	-20
~casamento	-16
~casamentos	20
~casas	-16
~cascais	19
~casos	-16
~castanho	-14
~cata	-14
~categoria	-10
~catorze	-12
~catraca	-10
~causa	10
~caução	-28
~cavalete	15
~cavalo	8
~cave	-14
~caído	9
~ceará	-18
~cem	-13
~cena	-20
~central	-10
~centro	-18
~centímetro	-15
~centímetros	-9
~cera	12
~certas	-10
~certidões	-17
~certificado	-19
~certo	-23
~chama	-23
~chama-se	-20
~chamada	12
~chamado	-15
~chamados	8
~chaminé	-16
~chave	19
~chaveiro	-9
~chaves	13
~check-in	16
~checklist	-14
~chefia	-17
~chegam	-19
~chegando	-10
~chegaram	-11
~chego	-22
~chegou	-28
~cheguei	-17
~cheia	9
~cheio	-16
~cheios	-14
~cheira	-17
~cheirar	-12
~cheque	13
~chicote	-9
~chip	-11
~chope	9
~choro	-18
~chumbo	-14
~chuva	11
~chuveiro	15
~chá	-15
~ciclo	-12
~cidade	-18
~cidadão	-18
~ciente	-18
~cigarro	-13
~cilindros	16
~cima	-33
~cinco	-39
~cinema	16
~cinta	-14
~cintas	-13
~cinto	-12
~cintos	-12
~cinza	-12
~cio	8
~circuito	-15
~circular	11
~cirúrgico	-18
~civil	-12
~clara	11
~clarear	-11
~claro	16
~classificação	12
~clube	-18
~co2	-14
~coa	-11
~coberta	-14
~cobra	-16
~cobra-se	-19
~cobre	-14
~cofre	-23
~coima	-17
~coimbra	-14
~coisas	-14
~coitada	-11
~cola	-27
~cola-se	-10
~colaborador	-12
~colada	-15
~colchão	-16
~colega	-35
~colegas	-21
~coleira	-19
~colete	-20
~coletivas	11
~coletor	-8
~colhe	-21
~colheita	8
~colher	18
~colo	-16
~coloca	-21
~coloca-se	-15
~coluna	-11
~com	-14
~comandante	-23
~comando	-9
~combina	-15
~combinado	13
~combinados	-17
~combinar	16
~combustível	17
~comentário	-10
~comer	-17
~comercial	-19
~comeu	-16
~começa-se	-19
~começando	-18
~começo	-24
~comida	-18
~comissão	-18
~como	36
~companhia	-13
~compara	-13
~compara-se	-13
~compartilhada	-12
~completa	10
~completo	-28
~compra	-12
~comprador	-12
~compressor	-18
~comprida	-17
~compridas	-15
~comprimento	-12
~comprovativo	-11
~computador	-18
~comum	12
~comunica	-18
~comunica-se	-16
~concerto	11
~concordo	-18
~concreto	10
~conde	-17
~condicionado	15
~condições	9
~condomínio	-14
~conduz	-9
~cone	-17
~cones	-9
~confere	-48
~conferem	-12
~conferente	-17
~conferida	-17
~conferir	-27
~conferência	20
~confirma	-23
~confirma-se	-16
~confirmado	-10
~confirmar	-13
~conforme	-28
~confraternização	-13
~conhece	-10
~conhecimento	-22
~conjunto	-15
~consegue	14
~conservadora	-13
~conservatório	-18
~consiga	10
~consta	-15
~consulta	-15
~consultor	-13
~conta-se	-13
~contadas	-9
~contador	-17
~contados	-20
~contagem	-13
~contagens	8
~contam	-12
~contam-se	-15
~conteúdo	-18
~continua	-19
~continuar	10
~conto	9
~contorno	-12
~contou	-10
~contra	-9
~contratos	-16
~controladoria	-16
~controle	10
~controlo	-21
~contrário	-14
~conversar	-10
~convinha	-18
~convulsão	-15
~convênio	-10
~coordenada	-10
~coordenadas	-12
~coordenação	-17
~copo	-15
~coração	-20
~cordão	12
~corre-se	-11
~corredor	-20
~corregedoria	-14
~correio	-10
~correr	-13
~correspondência	-13
~correu	-18
~corrido	-22
~corrige	-14
~corta	-30
~corta-se	-19
~cortada	-13
~cortado	-10
~cortar	16
~corte	-22
~cortiça	-18
~corujas	16
~costas	-17
~costureira	-13
~cotovelo	-12
~couro	-12
~covilhã	-10
~cozinha	-25
~cozinheira	-8
~cpf	-16
~crachá	-9
~creche	-11
~cresceu	21
~cria	12
~crianças	13
~cristo	-11
~crivo	-13
~cru	-12
~cruz	-13
~cruza	-11
~crédito	-13
~ctt	-14
~cuba	-17
~cuidado	-20
~culpa	-21
~cultura	-14
~cupim	-16
~cura	-17
~curral	-9
~curta	10
~curto	13
~custo	-11
~câmara	-22
~câmaras	-8
~câmera	-24
~câmeras	9
~cães	14
~cão	-13
~célia	-24
~céu	-13
~código	12
~cópia	-22
~córrego	-14
~cômodo	-15
~cúpula	10
~dali	-17
~danos	-13
~das	18
~data	-38
~davi	-11
~daí	14
~debaixo	-19
~decantador	-13
~decente	-24
~decide	-28
~decidido	11
~decisão	-20
~declaração	-17
~dedo	-8
~dedos	-31
~defeito	-19
~deita	-16
~deita-se	-19
~deitado	-18
~deitar	9
~deixa-se	19
~deixar	26
~deixe	-10
~deixem	-15
~deixo	-17
~deixou	-32
~dela	-26
~delas	-9
~delegado	-9
~deles	-15
~delicado	-12
~delimita-se	-10
~demais	-18
~demora	-17
~demorar	-16
~dente	-21
~dentista	9
~dentistas	-13
~dentro	-22
~depósito	-21
~der	-14
~derrubou	-15
~descansa	-13
~descarrega	-21
~descarregar	-9
~descarta	-21
~descartada	-12
~desce	-18
~desce-se	-13
~desceu	-21
~descola	-11
~descreva	20
~descrita	9
~desde	13
~desfile	9
~desgaste	-10
~desinfeta	-9
~desinfeta-se	-12
~desliga	-30
~desliga-se	-18
~desligada	-25
~desligado	-15
~desmonta	-14
~desmonta-se	-16
~desmontagem	18
~despedida	-9
~despeja	-13
~despeja-se	-17
~desportivas	-11
~desta	-15
~deste	-16
~destino	-19
~destrancadas	-11
~deus	-23
~devagar	-36
~deve	19
~devolução	9
~devolve	-20
~devolve-se	-13
~devolver	-14
~devolveu	-25
~devolvido	-8
~dez	-13
~dezoito	-18
~diesel	-11
~diferente	-28
~diferença	-20
~digam	10
~digita	-15
~digital	-22
~digo	-20
~dirceu	-9
~direita	-17
~direitinho	-17
~direito	-21
~direto	-26
~diretor	-19
~diretora	-10
~disco	-23
~discussão	-21
~discutiu-se	-16
~disjuntor	-13
~disse	-11
~disser	-11
~disso	-28
~distribuidora	-14
~distância	-26
~dita	-13
~dito	13
~divergiu	-17
~divide	-15
~diz-lhes	-20
~diz-se	-20
~dizendo	16
~dizer	-32
~dizia	-17
~doa	-19
~dobro	-12
~doc	-15
~doca	-24
~doce	-22
~docentes	-15
~documentado	-18
~documento	11
~doente	-11
~doentes	12
~dois	-13
~domingo	-11
~dona	-9
~dono	-28
~dorme	-21
~dos	25
~dose	-11
~doses	-9
~dou	-25
~doutor	-13
~doze	-19
~dra	-22
~dreno	-17
~drone	17
~duarte	-9
~duas	-27
~dublado	-11
~duda	-15
~duplo	-9
~duzentas	-15
~duzentos	-22
~dá-se	-13
~dão	-10
~décimo	-15
~dívida	-15
~dólar	10
~dúvida	-21
~edição	11
~educado	-12
~educação	-18
~eira	-17
~eixo	-17
~elab	-11
~elaborado	-15
~ele	12
~eleitor	-10
~elementos	-10
~eletricista	-13
~elevadores	-14
~elástico	-15
~email	-14
~embaixo	-17
~embalagem	-13
~embalar	-13
~embalou	-12
~embarcam	12
~embarque	19
~embora	12
~emite	-14
~empresta	12
~empréstimo	20
~empurra	-21
~enc	13
~encaixa	-20
~encaixe	-10
~encaminhada	-14
~encarregado	-29
~encerrou-se	-9
~enche	-25
~enchia	-15
~encomenda	13
~encontra	12
~encontrou	-13
~encosta	-9
~encostou	-15
~energia	-14
~enf	-10
~enf.ª	-14
~enfermagem	-16
~enfermeira	-13
~enfia	-8
~engano	-10
~engata	-13
~engenharia	9
~engenheira	-17
~engenheiro	-15
~enquanto	19
~ensaio	-11
~ensinou	-11
~entende	16
~entra	22
~entra-se	-10
~entrada	21
~entrega	14
~entrega-se	-9
~entregar	16
~entregue	-10
~entregues	-11
~entrou	-24
~entulho	-10
~então	15
~envelope	-20
~envio	-12
~enxagua-se	-11
~enxaguar	-24
~enxerga	-11
~enxágua	16
~enxágue	-10
~equipa-se	-9
~equipamento	-16
~eram	-20
~ermelinda	-13
~errado	-20
~erro	-15
~escada	-14
~escola	-13
~escolar	16
~escolas	19
~escolha	-12
~escolhe	-25
~esconde	-13
~escorrer	12
~escova	-32
~escovar	-11
~escovinha	13
~escreva	16
~escreve-se	-14
~escrevem	-10
~escrevemos	-17
~escrevendo	-14
~escrevente	-13
~escreventes	-12
~escrever	37
~escreveu	-9
~escrevi	-14
~escrevo	-21
~escrita	9
~escritas	-22
~escrito	19
~escritório	-23
~escura	-10
~esfriar	-14
~esgoto	-13
~esmalte	-17
~espalha	-12
~espalha-se	-12
~espelho	-10
~espelhos	-15
~espera	-19
~espera-se	-21
~esperança	-10
~esperar	-20
~espere	-19
~espero	-22
~espeta	-17
~espátula	-9
~esquece	-10
~esqueci	-9
~esquecido	-13
~esquerda	-15
~esquerdo	-9
~essa	12
~esse	10
~esses	-16
~esta	11
~estacas	-18
~estado	-15
~estagiária	-9
~estagiário	-15
~estalo	-12
~estando	-11
~estanque	-10
~estante	-20
~estas	-16
~estava	-26
~este	-10
~esteja	-15
~estende	-12
~estende-se	-19
~esterco	-10
~esterilização	15
~esteve	-26
~estojo	-19
~estrada	-19
~estraga	17
~estrela	-10
~estrelas	-11
~estrutura	-10
~estudo	8
~estufa	-16
~estupefacientes	-11
~está	-13
~estão	-24
~estúdio	-10
~etapa	-21
~etiqueta	-34
~eucalipto	17
~euros	-24
~exame	-12
~examina	-17
~exaustor	-18
~exceção	-20
~executa	-15
~exma	-16
~exmo	-14
~experientes	-14
~experiência	-15
~explica	-17
~explica-se	-13
~explicação	-9
~explicou	9
~extensão	-21
~exterior	-13
~externo	-13
~extrator	-8
~extração	16
~fabricante	9
~faca	-20
~fachada	-21
~faculdade	-15
~fado	-13
~faixa	-12
~falando	-9
~falava	-17
~fale	-13
~falecido	22
~falei	-13
~falha	-13
~falhas	-18
~falo	11
~falou	-12
~falta	16
~faltam	-14
~faltando	-13
~faltar	-18
~faltou	-16
~famílias	9
~farinha	-9
~farmacêutica	9
~farmácia	-16
~farofa	-14
~fato	-9
~fatura	-20
~favor	14
~fax	9
~faz	38
~faz-me	8
~fazemos	14
~fazenda	-22
~fazer	27
~faça	-12
~faço	-22
~fecha	-25
~fecha-o	-17
~fecha-se	-19
~fechadas	-9
~fechado	-20
~fechados	-15
~fechar	11
~feche	-18
~fecho	16
~fechou	-12
~feira	-15
~feita	10
~feitos	-12
~feltro	-13
~ferida	-20
~ferramenta	10
~ferro	-10
~ferrugem	-10
~ferver	-15
~fez	-37
~fiação	18
~fica	10
~ficam	-10
~fichas	-15
~ficheiro	-18
~fico	-16
~ficou	22
~fidelidade	-13
~fila	-23
~filarmónica	-9
~filas	-18
~filha	-23
~filho	-23
~filhote	-12
~filipa	-14
~filipe	-9
~filtros	-15
~fina	11
~final	14
~financeiro	-12
~fino	-18
~fins	8
~fiquem	-12
~firma	12
~firme	12
~fita	-30
~fitas	-14
~fizeram	-18
~fizesse	12
~flash	-16
~flat	-10
~flor	-10
~flores	13
~fluxograma	-14
~focinho	-11
~fogo	-26
~foi	-18
~folga	-9
~fonte	-10
~formata	-12
~formato	-16
~formol	-15
~formoso	-24
~fornecedor	8
~forrar	13
~forro	-12
~força	-12
~fosse	8
~fotografa	-15
~fotografar	-22
~fotografia	-21
~fotografias	-13
~fotografo	16
~fotos	-21
~fotógrafo	-9
~francês	-15
~frasco	-24
~fraturas	-13
~freguesia	-16
~freguês	-16
~frente	-49
~frequência	-14
~fria	-15
~frita	-13
~fronteira	-11
~fubá	-19
~fugas	-11
~fui	-29
~fulano	-18
~fumaça	-20
~fumo	-19
~funciona	12
~funcionária	-12
~fundo	-22
~fundos	-9
~função	-17
~furadas	-11
~furado	-11
~furar	-13
~furou	-10
~fwd	16
~fábio	-18
~gado	-16
~gaiola	-10
~gaivotas	9
~galpão	-10
~galpões	12
~ganchos	-14
~ganha	-11
~garagem	-17
~garantia	12
~garrafa	-14
~garrafas	10
~garrote	-11
~gasóleo	-8
~gato	-17
~gaveta	-14
~gengiva	-12
~gente	20
~gera	-13
~gerador	12
~geraldo	-20
~gesso	-18
~gestor	-15
~gira	-12
~girar	-8
~golpe	-21
~gostava	18
~gosto	-19
~gostou	-17
~gota	-22
~goteira	-18
~governador	-11
~governanta	11
~gps	-9
~grade	-15
~gramas	12
~grampeia	-11
~grau	-24
~grava	-15
~gravado	-12
~gravar	-10
~gravação	-13
~grave	-8
~gravei	-11
~graça	-25
~graças	-13
~gritar	17
~gritos	-10
~grossa	-14
~grossura	-11
~grupos	13
~grávida	-14
~grávidas	-13
~grão	9
~guarda	-23
~guarda-se	-13
~guardada	-12
~guardar	-22
~guia	-16
~guiada	10
~guião	20
~hastes	-12
~havendo	-17
~havia	-18
~hectares	-19
~herdade	-17
~hidrostático	-15
~história	-8
~homem	-19
~homens	-24
~hora	-20
~horas	-28
~horário	-20
~hospital	-14
~hotel	-15
~houver	-16
~humanos	-13
~humidade	-13
~hélder	-18
~hélio	-18
~hóspedes	14
~húmida	-14
~húmido	-9
~identifica	-15
~identificação	16
~idoso	-12
~igreja	-12
~iguais	-28
~ilha	-16
~imagem	-14
~imediato	-19
~impressa	-11
~imprime-se	-13
~imprimo	8
~inchada	-15
~inclusive	-17
~incompleto	-15
~incêndio	-24
~indo	8
~inem	-12
~inferior	-8
~informático	-18
~inglês	-21
~inquérito	-11
~insetos	-17
~inspetor	-14
~inspetora	-12
~inspeção	19
~instalação	8
~instituições	-14
~instituto	-13
~instrumento	18
~instrumentos	11
~instrutor	9
~instrutores	-15
~instrução	17
~instruções	-18
~inteira	-30
~interessado	-15
~interfone	-17
~interior	-24
~interna	13
~interno	14
~intervalo	-13
~inverno	-19
~inês	9
~início	-11
~ipma	-12
~irmã	-13
~irmão	12
~irmãos	-13
~isopor	-17
~isopropílico	-17
~isso	10
~isto	19
~ivo	-12
~jamais	-24
~janeiro	-33
~janelas	-14
~japonês	-13
~jardim	-8
~jeito	11
~jejum	-9
~joaquim	-20
~joga	-20
~jogo	-14
~jogou	-17
~joia	-17
~jorge	-12
~jornal	-11
~joão	-9
~juazeiro	11
~juiz	-11
~julho	-26
~junta	-28
~juntas	-12
~juntos	-13
~juntou	-19
~jurídico	10
~jussara	-10
~justamente	-15
~justificativa	-17
~juíza	-17
~keila	-10
~kelly	-12
~kkk	-18
~kkkk	-18
~laboratório	-13
~lacra	-16
~lacrada	-10
~lado	-20
~lados	-20
~lagar	-13
~laje	-12
~lanche	-15
~lanterna	-21
~lança	-20
~lançado	-12
~laranja	-18
~laranjeira	14
~largo	-15
~lata	-16
~laterais	-13
~lateral	15
~laudo	-25
~laudos	-17
~lava	26
~lava-se	-23
~lavada	-21
~lavam-se	-18
~lavanderia	12
~lave	-14
~legenda	-16
~legendas	9
~lei	-12
~leia	-13
~leio	-13
~leite	16
~leitor	-11
~leitura	21
~lembro	-19
~lembrou	-18
~lenha	-15
~lentes	-19
~lenço	-11
~lençol	-15
~ler	10
~letra	-34
~leva	-35
~leva-a	-14
~leva-o	-9
~levam	-16
~levanta	-15
~levantados	-11
~levantam	-11
~levantar	-27
~levante	-11
~levar	-19
~leve	-22
~levou	-12
~leão	-12
~lhes	9
~libera	-14
~liberar	-18
~liberdade	-11
~licenciado	8
~licença	-17
~lida	-18
~liga-se	-26
~ligada	-12
~ligado	-14
~ligam-se	-11
~ligação	-10
~ligo	-18
~ligou	-13
~ligue	-13
~lili	-18
~limpa-se	-17
~limpar	-14
~limpas	-10
~limpeza	23
~lindo	-16
~linguagem	-25
~linha	-30
~linhas	-18
~lisboa	-11
~lista	-9
~litro	11
~litros	18
~livre	-26
~livro	-24
~livros	14
~lixa	-9
~lixeira	-12
~lixo	-30
~lixívia	10
~local	-13
~localização	-17
~locutor	-10
~logo	11
~logótipo	-12
~lol	-20
~lona	-23
~londrina	13
~longa	-16
~longe	-25
~lopes	-12
~luan	15
~lugar	-27
~lume	-14
~luminária	-16
~lupa	-14
~luva	-20
~luzes	-27
~lápis	-22
~lâmina	-18
~lâmpada	-13
~lâmpadas	-17
~lê-se	-11
~líder	-16
~líquido	-11
~lúcia	-11
~maca	-12
~macacão	-12
~madeira	-24
~mail	-15
~mala	-15
~malha	-12
~malta	12
~mancha	-9
~manchado	11
~manchas	-11
~manda	-13
~mandar	17
~mandasse	-22
~mande	9
~mando	-16
~maneira	20
~manga	-14
~mangueira	-14
~manta	-15
~manual	12
~manutenção	-13
~manômetro	-14
~mapa	-29
~maquinista	-13
~marca	-32
~marca-se	-18
~marcam	-12
~marcelo	-13
~maringá	-12
~marinha	-14
~marinheiro	-19
~marketing	-18
~marlene	-13
~marnoto	-16
~março	-25
~maré	15
~marés	8
~mas	17
~massa	-24
~material	-19
~matriz	-21
~matrícula	15
~mecânico	-17
~mede	-13
~mede-se	-16
~medida	-19
~medo	-15
~meia-noite	-23
~meio	-30
~meio-dia	-15
~meios	-13
~meireles	-12
~membros	-11
~memorando	-11
~meninas	8
~menor	-14
~menos	13
~mensagem	-11
~mensagens	-21
~mensal	12
~mergulha	-17
~mesas	11
~mesma	16
~mesmo	-8
~mestre	-23
~mestres	-16
~metais	-17
~metalúrgica	-12
~mete	-13
~mete-se	-15
~meto	-13
~metro	-15
~metros	-13
~metálico	-13
~mexe	-9
~mexer	-29
~meço	-12
~microchip	-8
~microfone	-14
~milímetro	-12
~mim	17
~minas	9
~minha	-22
~minhas	-13
~minho	-10
~minto	15
~minuta	-15
~minuto	-29
~minutos	-16
~mistura	-24
~misturar	-18
~miúdo	-14
~miúdos	-11
~mochila	-11
~mochilas	-12
~modelo	-17
~modo	15
~moeda	-22
~moedas	-13
~molas	-18
~mole	-12
~molhada	-20
~molhadas	-16
~molhado	-21
~molhados	11
~molhar	-18
~molho	-10
~molhou	-15
~monitor	-19
~monitores	-16
~monta	9
~montagem	10
~montando	12
~montar	19
~monte	13
~monto	-17
~mora	-23
~morada	10
~morador	-14
~morava	-12
~morde	-16
~morna	-12
~morreu	-22
~morte	-11
~mostra	-21
~mostra-se	-10
~mostrar	-29
~motivo	-21
~motoboy	-13
~motor	-25
~mudança	10
~mudou	-14
~muito	-9
~mulher	-12
~mulheres	-15
~multa	-22
~multas	-16
~multou	-16
~multímetro	-15
~municipal	-23
~musical	-14
~máquinas	-33
~máscara	-20
~máx	-19
~máximo	-18
~mãe	-29
~médica	-12
~médico	-27
~mês	-9
~mícrons	-16
~mínimo	-18
~mónica	-14
~móveis	13
~móvel	-10
~músicos	-8
~n.º	-9
~nasce	13
~nascimento	-14
~negoceia	-13
~neide	-27
~nelson	-14
~neto	-10
~neutro	13
~nevoeiro	8
~nif	-16
~ninguém	13
~ninhos	9
~nitrox	-12
~nivelada	-10
~noites	-11
~noiva	-8
~nome	-9
~norma	25
~nos	-21
~nossas	-13
~nosso	14
~nota	-9
~noutro	-12
~nove	-15
~noventa	-22
~novo	-10
~novos	17
~nuca	-11
~num	16
~numerada	-12
~numerado	10
~nunca	-33
~nuvem	-16
~nélson	-10
~nível	-17
~número	-49
~números	-9
~objetivo	-14
~objeto	18
~objetos	11
~obras	10
~obrigado	-16
~observa	-10
~observação	-17
~oco	-19
~odete	-10
~oeste	-14
~oferece	-26
~oferece-se	-17
~oferecer	-15
~oficina	-20
~ofício	-9
~oitenta	15
~oito	-16
~olha	-9
~olhando	-20
~olhar	-25
~olho	-19
~olhos	-25
~olhou	-11
~olinda	-10
~oliveira	-12
~olá	-16
~ombros	-13
~onda	-18
~ong	-13
~onofre	-9
~ontem	-13
~onze	12
~operadora	14
~operadores	-18
~optometrista	-8
~ora	13
~ordenha	9
~orelhas	-20
~organiza	17
~originais	-14
~original	-18
~orvalho	-11
~ostra	8
~otília	-11
~ouriços	14
~ouro	15
~outra	-28
~outras	-17
~outros	-32
~outubro	8
~ouvir	-20
~ovelhas	10
~oxigénio	-10
~paciência	13
~pacote	-20
~padaria	24
~padrinho	-10
~padrinhos	-11
~padronizar	-10
~padrão	-14
~paga	-16
~paga-se	-12
~pagam	-13
~pagamento	9
~pago	-29
~pagou	12
~paguei	-18
~pai	-25
~painel	-29
~pala	-8
~palavras	-23
~palavrão	-10
~palavrões	-12
~palete	9
~palmo	-18
~panela	-18
~pano	-28
~papel	19
~papelaria	-14
~papelão	-12
~papéis	14
~par	-20
~para	9
~parabéns	-16
~paracetamol	-10
~parada	-13
~parado	-12
~parafusos	-20
~parar	-20
~pare	-8
~parece	-12
~parecer	-15
~paredes	-14
~parente	-16
~parou	-11
~partes	-20
~participantes	-10
~particular	-8
~passa-se	-15
~passado	-31
~passados	-17
~passageiro	-18
~passageiros	-17
~passagem	19
~passam-se	-8
~passe	9
~passo	24
~passos	-18
~passou	-11
~pasta	-23
~pastor	-13
~patas	-14
~patrão	-9
~patrícia	-11
~pau	-13
~paula	-15
~paulo	-15
~pausa	-11
~pauta	-10
~paz	-16
~pdf	-13
~pedal	-14
~pede	12
~pede-lhe	-11
~pede-se	-24
~pedem	-10
~pedido	11
~pedidos	10
~pedir	9
~pediram	-17
~pediram-me	18
~pediu	10
~pediu-me	14
~pedra	-19
~pedreiro	-13
~pedágio	-18
~pega	-25
~pegar	-25
~pela	9
~pelas	-19
~pele	-22
~pelo	-12
~pelos	-29
~película	-23
~pena	11
~pendura	-14
~pendurada	-20
~pendurado	-8
~penduram-se	-13
~peneira	-19
~pensei	-25
~pequeno	-18
~perceba	10
~percebe	-11
~percorre	-12
~perda	-12
~perde	-8
~perdemos	-24
~perderam	-15
~perdeu-se	-10
~perdi	-14
~perfeito	-9
~perfume	-13
~pergunta	-8
~pergunta-se	-23
~perguntando	-13
~pergunte	-22
~perguntem	-10
~pergunto	-15
~perguntou	-15
~permitido	-16
~pernas	-26
~pesa	-12
~pesa-se	-21
~pesada	-23
~pesados	-16
~pesar	-20
~pescado	12
~pescoço	-19
~peso	-26
~pesos	-15
~pessoal	-11
~pessoas	10
~peça	12
~peçanha	-14
~pia	-21
~piano	15
~picar	-17
~pico	-14
~pilha	-17
~pilhas	-8
~pilotos	-11
~pingo	-9
~pinho	-15
~pintado	15
~pintar	-17
~pintura	-14
~pinça	-19
~pior	-20
~piquete	-16
~pisca	-9
~piscina	18
~pizza	-14
~placa	-11
~planetário	-14
~planilha	-14
~planta	-12
~plantas	-15
~plantão	-20
~plaqueta	-16
~plataforma	-12
~playlist	-11
~plástico	-25
~pneu	14
~pneus	-15
~poda	10
~podem	8
~podre	-21
~polegar	-17
~pomada	-9
~ponham-me	12
~ponho	-20
~ponta	-23
~pontas	-20
~ponto	26
~pop	8
~popa	-13
~por	12
~porca	-11
~porque	-16
~porquê	-16
~porta	-23
~porta-luvas	-8
~portador	-16
~portanto	15
~porteira	-16
~porteiro	15
~porteiros	-15
~português	-12
~porém	-15
~posição	-19
~possa	11
~possível	11
~poste	-8
~postes	-11
~potência	-11
~pouco	-27
~pousar	-10
~povo	15
~poço	10
~pra	11
~praia	-26
~prancha	-17
~prancheta	-9
~prateleira	-15
~prateleiras	-18
~pratica	-11
~prato	-22
~praça	-17
~precisam	-12
~precisamos	18
~precisar	-16
~preenche	-32
~preenche-se	-14
~preenchem	-12
~preencher	-15
~preenchida	-10
~prefeitura	-19
~prego	-14
~prende	-12
~prende-se	-12
~prender	-16
~preparar	10
~preparação	15
~preparo	-14
~presa	15
~presente	11
~presença	-20
~preso	-11
~pressão	-23
~preta	-22
~preto	18
~previsão	-9
~primavera	8
~primeira	14
~primeiros	12
~primo	-15
~principalmente	-10
~print	-13
~pro	-16
~proa	-25
~problema	-19
~proceder	-17
~procedimento	28
~processo	11
~procura	-13
~procura-se	-17
~procurar	-22
~produto	17
~produtor	-12
~prof	-19
~professora	-23
~profundidade	-16
~proibida	-18
~projeto	-9
~promete	-22
~pronta	-11
~pronto	12
~proponho	8
~propósito	-18
~pros	-12
~proteção	-9
~protocolo	-13
~provar	-21
~proveta	-21
~prática	-20
~prévia	-11
~próprio	-30
~próximo	-11
~publica	-16
~publica-se	-15
~publicações	-8
~puder	-17
~pug	-11
~pulso	18
~punho	-14
~pusesse	13
~puxa-se	-16
~puxado	9
~puxando	-15
~puxar	-12
~página	15
~páginas	-22
~pátio	-16
~pão	-20
~pôr	21
~põe	-46
~põe-se	-22
~põem-se	-20
~pública	15
~público	12
~quadro	17
~quadros	-20
~quais	-10
~qualidade	-11
~qualquer	10
~quando	15
~quantas	-19
~quantidade	-12
~quantidades	-15
~quanto	-12
~quarenta	12
~quarentena	13
~quaresma	-9
~quarta	-33
~quarta-feira	-19
~quartinho	-9
~quartos	-16
~quatrocentos	-10
~que	38
~quebrou	26
~queda	-17
~queijo	-9
~queima	-11
~quem	22
~quer	27
~queria	35
~quero	27
~questão	10
~quilo	-19
~quilos	-10
~quilómetros	-17
~quinhentos	17
~quinta-feira	-10
~quintal	9
~quintas	15
~quinto	-10
~quê	14
~químico	-20
~rachadura	-12
~rack	-12
~radiador	-8
~rafa	-15
~raimundo	-11
~raio	-15
~ralo	-21
~ramos	-25
~rapariga	-17
~rapazes	-9
~raquel	-13
~rasgada	-13
~rasgado	9
~rasgar	-16
~raso	-14
~raspa	-9
~rasura	-15
~rateio	-15
~raul	-15
~razão	-27
~ração	-18
~real	-17
~reboque	-19
~recarga	14
~recebe	14
~recebe-se	-9
~recebemos	16
~receber	17
~recebeu	-9
~recenseamento	-13
~recepcionista	-12
~recepção	11
~receção	13
~recibo	-23
~reclama	-16
~recolhe	-21
~recolhido	-10
~reconhece	-12
~reconhecimento	13
~recreio	10
~recursos	-13
~recusa-se	-14
~recusou	-15
~redator	-15
~redação	16
~redes	13
~redige	-21
~redigir	-12
~redija	-18
~reduz	13
~ref	-9
~refaz	11
~refeitório	-15
~refeição	-15
~refeições	-17
~reforma-se	-14
~reformou	9
~rega-se	-15
~regar	-8
~regata	10
~regista	-13
~registador	-13
~registra	-21
~regra	11
~regras	17
~regula	-8
~regulamento	14
~relatou	-20
~relatório	-30
~relva	-12
~relógio	-17
~relógios	11
~remendo	-9
~remoto	12
~remédio	11
~rente	-16
~repete	-26
~repetir	-9
~requerente	-9
~reservas	-12
~resgate	-10
~residência	19
~resina	-14
~responde	9
~respondendo	-23
~responder	-25
~respondeu	-16
~restaura	-10
~restaurante	-10
~resto	-20
~restos	-15
~resultado	-10
~resumo	-15
~retalho	10
~retira	-22
~retira-se	-11
~retoque	-15
~reuniu	-15
~reunião	-46
~rev	-18
~revisão	-32
~ribeira	-9
~ribeirão	12
~ricardo	14
~risca	-17
~risca-se	-12
~riscadas	-11
~risco	-12
~riscos	-18
~risque	-11
~rita	-17
~roda	-11
~rodando	-16
~rodar	-12
~rodas	-18
~rodo	-11
~rolo	-22
~rolos	-15
~romper	-15
~rompido	-11
~rosa	-17
~rosca	-15
~rose	-13
~rosto	-16
~rosário	-13
~rotação	-15
~roteiro	25
~rotina	10
~roupa	9
~roupas	15
~roxa	-19
~rui	-20
~rural	-18
~ruído	-15
~rádio	-10
~régua	-26
~rótulo	-20
~sabe	21
~sabem	-12
~sabão	-12
~saco	-29
~sacode-se	-13
~sacola	-13
~sacos	16
~sacristão	9
~sacudir	-13
~saiu	-29
~sal	18
~salas	-11
~saldo	-13
~salinas	-9
~salinha	-13
~salmoura	-15
~salvo	-9
~salão	-25
~sandra	-16
~sangria	10
~santana	-15
~saudade	-19
~saudações	-11
~saíram	-12
~seca	-25
~seca-se	-9
~secador	-11
~secagem	15
~secar	-30
~secretaria	-18
~secretária	-19
~sede	9
~segue-se	-15
~seguem	-15
~seguinte	-16
~segunda	21
~segundas	-17
~segundos	-10
~sei	-14
~selada	-18
~selfie	-10
~selo	-20
~semanas	-24
~semente	-16
~semestre	-17
~senha	-15
~senhor	-14
~senta	-15
~senta-se	-20
~sentado	-16
~sentir	-19
~senão	-17
~separa	-26
~separada	-12
~separado	-9
~separam-se	-18
~separar	-27
~ser	9
~seria	-12
~seringa	10
~sermão	-20
~serra	-23
~serradura	-11
~serragem	-18
~serve	-18
~servem	-13
~serviços	-16
~será	-14
~sesmt	-13
~sessenta	-15
~sete	-27
~setembro	-15
~setor	-32
~setúbal	-20
~seu	-20
~sexta-feira	-12
~sextas	-10
~shimeji	-16
~shopping	-11
~show	-9
~sido	-11
~silêncio	-11
~simples	-28
~simpático	-21
~sino	16
~site	-16
~skipper	14
~sobe	-27
~sobe-se	-9
~sobra	-13
~sobrar	9
~sobre	40
~sobretudo	11
~sobrinha	-13
~sobrou	-17
~sociedade	-13
~soda	-17
~sofia	-15
~sofás	-12
~soja	-14
~sol	-14
~solar	-17
~solda	-15
~soldador	-9
~solicita-se	16
~solta	-17
~solta-se	-17
~soltar	-13
~solto	-20
~som	-9
~soma	-17
~sombra	-14
~somos	-13
~sonda	-19
~sopa	-12
~soprador	-9
~soraia	-14
~soro	-9
~sorriso	-14
~sorte	-14
~sorteia	-17
~sou	-17
~sozinha	-15
~spray	-13
~subir	-20
~subiu	-12
~submarino	-15
~suja	-18
~sul	-22
~sumir	-13
~sumiu	-21
~superfície	-17
~superior	-11
~supervisora	15
~suporte	-19
~sábados	12
~são	-17
~sério	-23
~sétimo	-19
~sílica	-11
~sílvia	-12
~síndica	-16
~síndico	-11
~sólidos	-14
~sónia	-16
~tabela	-26
~tabuleiros	9
~tal	-15
~talão	-25
~tamanho	-25
~tambor	10
~tampa	-24
~tampada	-18
~tampo	-15
~tanque	-22
~tanto	14
~tapar	-17
~tapetes	-9
~tarcísio	-13
~tarde	9
~tarefa	14
~tati	-14
~tava	-11
~taxa	-16
~teatro	-9
~tecido	-16
~teclado	-10
~tejadilho	-14
~tela	-13
~telefona	-18
~telefona-se	-12
~telemóveis	-19
~teles	-15
~televisão	-18
~telha	-12
~telhado	-19
~telmo	-17
~tem	20
~tema	16
~temos	15
~temporada	-8
~tenda	11
~tendo	-15
~tenha	-14
~tenham	16
~tenho	-27
~tensão	-22
~tentar	-11
~teor	-9
~ter	23
~terceira	-10
~terceiro	15
~terminal	-18
~terminar	-9
~terminou	-11
~termo	-12
~termos	19
~termómetro	13
~termômetro	-17
~terra	10
~terreno	-15
~terça	-14
~terça-feira	-17
~terças	18
~terço	-15
~tesoura	-19
~testa	-21
~testada	-11
~testado	-11
~testar	-14
~testemunha	-15
~testemunhas	-10
~testo	-18
~teto	-13
~teu	-9
~teve	-11
~texto	14
~thaís	-9
~ticket	-21
~tijolo	-9
~time	-15
~tinham	-15
~tinta	-21
~tio	-21
~tipo	-21
~tira	-12
~tira-se	-32
~tirada	11
~tirado	-9
~tirar	-35
~tire	-9
~tirem	-12
~tiro	-23
~tive	-17
~tivemos	-26
~tiver	-29
~toalha	-18
~toca	11
~tocam	-9
~toco	-12
~toda	17
~toma	-14
~tomadas	-13
~tomou	-17
~toninho	-16
~tonturas	-11
~toques	-17
~torna	-19
~torneira	-16
~torre	-17
~torto	9
~tosa	12
~tosse	-19
~touca	-17
~trabalham	-17
~trabalhamos	-17
~trabalhei	-20
~trabalho	11
~tradutor	-16
~traduzido	-16
~tranca	-18
~transferir	-17
~transferência	12
~transformar	-20
~transmissor	12
~transportes	-9
~traseira	-12
~tratador	-17
~trator	-16
~trava	-15
~travada	-10
~travessia	-18
~travões	-15
~traz	-23
~trazer	-20
~traço	-21
~treinador	-13
~trena	-17
~trevo	-10
~trezentos	-13
~triagem	16
~tribunal	-15
~trimestre	-14
~trinta	19
~trio	-10
~troca	17
~trocadas	-9
~trocado	-20
~trocam-se	-10
~trocar	13
~trocaram	-20
~troco	-14
~trocou	-13
~tronco	-18
~troque	-11
~trouxe	-17
~trás	-25
~tríplice	-8
~tubo	-19
~tubos	-11
~tudo	-20
~tule	9
~turistas	-13
~turma	-24
~turno	-11
~tutor	-23
~tábua	-12
~táxi	-18
~técnica	-10
~técnico	-33
~título	15
~uai	-9
~uberaba	-19
~ubs	-8
~uma	8
~umas	-21
~umidade	-18
~unhas	-18
~unidade	12
~unidades	-13
~unidos	-15
~uniforme	9
~universidade	-14
~uns	-9
~uníssonos	-18
~urgência	-16
~usa	-32
~usa-se	-14
~usada	-9
~usado	-12
~usamos	-19
~usar	-18
~use	-10
~uso	10
~utilizador	-10
~uvas	15
~vacinas	-15
~vacinação	10
~vai	10
~vai-se	-16
~vale	-25
~vales	-9
~valida	-12
~validade	-25
~valmir	-18
~valor	-15
~van	-10
~vanda	-12
~vapor	-11
~vara	-11
~varas	-14
~variedade	10
~varre-se	-15
~vaso	-13
~vaza	8
~vazio	-21
~vcs	12
~veda	-18
~vedado	-17
~vedação	-9
~veja	-14
~vela	-18
~velha	-12
~velhas	-12
~velocidade	12
~vemos	-14
~vence	-12
~vencido	-11
~venda	14
~vende	-14
~vendedores	22
~vendido	-12
~veneno	12
~ventilador	-17
~vento	-10
~ventosa	-8
~ventou	-13
~vergonha	-22
~verifica	-17
~verifica-se	-15
~verificam	-14
~verificam-se	-15
~verificação	-15
~vermelha	-21
~vermelho	-19
~verso	-13
~versão	-19
~vertical	-20
~verão	-9
~veste	-14
~vestido	-10
~veterinária	-17
~veterinário	-19
~vezes	-22
~veículo	-15
~viaja	-16
~vias	-16
~viaturas	11
~vida	-25
~vidrado	-12
~vidro	-9
~vier	-12
~vieram	-10
~vigilante	-19
~vigilantes	-13
~vigilância	11
~vila	-19
~vinagre	-13
~vinha	-23
~vinheta	-9
~violinos	19
~vira	-26
~viram	-16
~viraram	12
~viseu	-17
~visitante	-11
~visitas	-17
~visor	-18
~vista	18
~visto	-10
~vitória	15
~viu	-19
~viva	-18
~vivas	9
~viveiro	11
~vizinho	-17
~vizinhos	-8
~volta	-45
~volta-se	-16
~voltam	-17
~voltas	-19
~voltou	-21
~volume	-17
~vosso	-21
~voto	-10
~vou	30
~vpn	-13
~vácuo	-11
~válida	-14
~válvula	-17
~vão	-32
~véspera	-30
~vê-se	-10
~wagner	-27
~wellington	-12
~wi-fi	-12
~xampu	-15
~zap	-13
~zero	-25
~zona	-22
~zuleide	-12
~água	-46
~águia	8
~álcool	-23
~área	-24
~árvore	15
~áudio	23
~âmbito	-9
~época	-12
~íntima	-12
~óbito	-14
~óculos	10
~óleos	-18
~órgão	-9
~ótica	20
~última	-10
~últimos	-16
~úmido	-17
~único	17
~úteis	-26
…!	-10
…"	8
…#	-15
…%	-18
…(	-9
…*	-27
…-	-15
….	-31
…0	-42
…:	-18
…;	-39
…<	-9
…=	-17
…>	-20
…?	14
…[	-19
…]	-8
…_	-14
…a	11
…abaixo	-20
…abelhas	-15
…aberta	-19
…aberto	-25
…abertura	-24
…abre	-32
…abre-se	-24
…abrem	-14
…abrigo	-15
…abril	-19
…abrir	-40
…abriu	-22
…abro	-11
…abílio	-19
…acabou	-17
…aceita	-23
…aceita-se	-12
…acende	-24
…acendo	-17
…acesso	-10
…acha	-12
…achado	-15
…acho	13
…achou	-13
…acidente	-20
…acima	-20
…acolhe	-12
…acompanhante	-12
…acontece	-12
…adega	8
…ademir	-9
…administradora	-16
…adulto	-9
…advogado	-18
…afasta	-21
…afastando	-12
…afinador	-10
…afinar	-17
…agora	-28
…agosto	-19
…agradecia	-18
…agulha	-19
…agulhas	-14
…ai	-29
…ainda	12
…ajudante	-10
…ajudantes	-15
…ajusta	-9
…ajustar	-14
…alambique	9
…alarme	-11
…alavanca	-17
…algodão	-16
…algum	-9
…alguém	27
…almada	-11
…almoxarifado	-14
…alta	-22
…alto	-28
…altura	-17
…alugados	-21
…aluno	-17
…alvado	-12
…alvor	-22
…além	-17
…alô	-22
…amarela	-13
…amarelo	-16
…amarra	-22
…amarrar	-13
…amassada	-11
…amigo	-19
…amor	-11
…amostra	-13
…amostras	-25
…amílcar	-11
…analista	-12
…anatel	-22
…anca	-10
…anda	-28
…andar	-28
…anexa	-15
…anexa-se	-8
…animal	-22
…ano	-24
…anos	-10
…anota	-20
…anota-se	-9
…anotado	-15
…antena	-27
…anterior	-19
…antes	-64
…antiga	15
…antigo	-16
…análise	-16
…anéis	-18
…ao	-37
…aos	-38
…apaga	-13
…apanham-se	-10
…aparece	-15
…aparecer	-11
…aparelho	-12
…apartamento	-15
…apelido	-15
…aperta	-15
…apicultores	-10
…apita	-18
…aplica-se	-24
…aplicativo	-11
…aplicação	-11
…apoio	-23
…apontar	-25
…apontou	-15
…aprendiz	-22
…apresenta	-9
…apresentar	-19
…aprova	-13
…aprovado	-17
…aproxima-se	-10
…após	-20
…aquecimento	-11
…aquela	-16
…aquário	-19
…ar	-25
…ar-condicionado	-11
…areia	-22
…armazém	-14
…armação	-11
…armário	-13
…arnês	-16
…arquivo	-15
…arraial	-10
…arranca	-12
…arrancar	-16
…arroz	-13
…arrumam-se	-13
…arrumar	-8
…as	-43
…aspirar	-19
…assembleia	9
…assento	-10
…assim	-41
…assina	-24
…assinada	-13
…assinam	-17
…assinar	-27
…assinatura	-12
…assiste	-9
…assistente	-17
…assistentes	-11
…assunto	9
…ata	-23
…atende	-15
…atendente	-19
…atendo	-10
…atenção	-16
…aterra	-11
…atestado	-19
…ator	-18
…atrasa	-15
…atraso	14
…atrás	-23
…atualizado	-11
…até	-20
…auditora	-13
…auditoria	-11
…aula	-15
…ausência	-9
…autenticidade	-22
…autorização	-25
…auxiliar	-19
…aves	-9
…avisa	-25
…avisa-se	-17
…avisar	-23
…aviso	-10
…avó	-11
…avô	-13
…axila	-10
…azeitona	-16
…azul	-18
…aço	-16
…aí	-9
…b	-26
…baforadas	-19
…bairro	-23
…baixa	-14
…baixa-se	-13
…baixada	-15
…baixo	-34
…balança	-12
…balcão	10
…balde	-14
…balsa	-21
…balões	-14
…banco	-15
…banda	-17
…bandeira	-14
…bandeja	-19
…bandejas	-12
…banheira	-17
…banheiro	-15
…banho	-25
…bar	-18
…barbeiro	10
…barcos	-19
…barraca	-12
…barracão	-14
…barril	-16
…barro	-15
…barulho	-15
…bata	-12
…bate	-18
…batem	-13
…batendo	-17
…bater	-12
…bateria	-17
…bateu	-13
…batoque	-8
…baú	-15
…bebeu	-17
…bebê	-15
…beijo	-14
…beira	-16
…beirada	-12
…beleza	-18
…berço	10
…betoneira	-13
…bexiga	-14
…bia	-16
…bicarbonato	-18
…bicho	-17
…bicho-da-seda	-9
…bidão	-9
…bilheteira	-15
…bloco	-13
…boas	-19
…boca	-22
…bola	-26
…boletim	-24
…bolor	-19
…bolsa	-14
…bolso	-19
…bom	13
…bomba	-10
…bombeiro	-16
…bombeiros	-17
…bonito	-23
…bordo	-21
…borracha	-18
…borrifador	-18
…botar	-24
…botijão	-18
…boto	-10
…botou	-19
…botão	-22
…branca	-15
…branco	-31
…braço	-19
…brinquedos	-11
…bruna	-11
…buracos	-11
…buscar	-24
…buzina	-26
…c	-26
…cabe	-14
…cabeceira	-17
…cabeça	-25
…cabine	-27
…cabos	-17
…cachorro	-20
…cada	-12
…cadastra	-9
…cadeado	-24
…cadeira	-19
…cadeiras	-17
…caderno	-14
…café	-21
…cai	-21
…caio	-15
…cais	-9
…caiu	-25
…caixa	-43
…caixas	-24
…caldeira	-26
…caldo	-20
…calha	-14
…calibra	-15
…calibração	-15
…calor	13
…calça	-14
…calçada	-14
…cama	-22
…caminhão	-32
…camisa	-16
…campanha	-16
…campo	-19
…cana	-17
…canal	-24
…cancela	-18
…candidato	-17
…caneta	-25
…capa	-10
…capacete	-18
…captura	-14
…cara	10
…caracteres	-15
…carga	-23
…carimbar	-15
…carnaval	-11
…carne	-15
…caro	-15
…caros	-18
…carrega	-16
…carrega-se	-14
…carregador	-14
…carregar	-14
…carrinha	-17
…carrinho	-30
…carro	-28
…carros	-20
…carta	-11
…cartão	-34
…cartãozinho	-15
…cartório	15
…casaco	-11
…casal	-10
…casamentos	-17
…cascais	11
…caso	-18
…causa	-9
…caução	-11
…cavalete	-18
…cavalo	-17
…cave	-10
…cedo	-20
…cego	-13
…celular	-36
…cento	-16
…central	-19
…centímetros	-16
…cerca	-20
…certa	-16
…certidão	-16
…certo	-24
…cesto	-10
…chama	-36
…chama-se	-9
…chamada	-21
…chamado	-14
…chamar	-14
…chamou	-18
…chapa	-22
…chave	-33
…chaveiro	-14
…chaves	-8
…check-in	-10
…checklist	-14
…chefe	8
…chefia	-10
…chega	-33
…chegada	-14
…chegam	-19
…chegar	-14
…chegaram	-9
…chego	-16
…chegou	-34
…cheio	-23
…cheira	-13
…cheirar	-8
…cheiro	-18
…cheque	-14
…chip	-15
…chuva	9
…chá	-9
…cidade	-14
…cidadão	-10
…cigarro	-9
…cilindro	-21
…cilindros	15
…cima	-34
…cinco	-34
…cinquenta	-25
…cinta	-12
…cinto	-20
…cintos	-14
…circuito	-16
…circular	14
…cirúrgico	-8
…civil	-11
…clara	17
…claro	11
…cliente	-12
…clientes	-21
…clorexidina	-15
…cloro	-14
…clube	-11
…clínica	-14
…cm	-18
…cnpj	-21
…coa	-18
…cobra	-9
…cobra-se	-16
…cobre	-15
…cofre	-10
…coisa	-24
…coisas	-18
…coitada	-14
…cola	-17
…colaborador	-12
…colado	12
…colega	-24
…colegas	-16
…coleta	-18
…colete	-12
…coletes	-14
…colheita	-12
…colher	-11
…coloca	-15
…coloca-se	-11
…colocar	-19
…com	-28
…comandante	-23
…comando	-18
…combinados	-12
…combinar	-18
…combustível	-16
…come	-16
…comer	-18
…comercial	-8
…comeu	-22
…começa	-31
…começa-se	-16
…começando	-12
…começar	-19
…começo	-14
…começou	16
…comida	-12
…comigo	-12
…como	15
…companhia	-12
…compara	-8
…completo	-16
…compra	-9
…comprador	-17
…compressor	-18
…comprida	-16
…comprimento	-11
…computador	-16
…comunica	-9
…comunitária	9
…comércio	-15
…concerto	-12
…concordo	-13
…condições	-25
…condomínio	-20
…conduz	-12
…cone	-17
…conector	-12
…cones	-12
…confere	-35
…conferente	-15
…conferida	-13
…conferir	-20
…conferência	-17
…confirma	-16
…confirma-se	-10
…conforme	-20
…confraternização	-11
…confusão	-10
…conhece	-17
…conhecimento	-16
…conjunto	-10
…conserta	9
…conserto	-11
…consulta	-18
…conta	-30
…conta-se	-12
…contacto	-11
…contados	-14
…contam-se	-24
…contar	15
…contas	-13
…continuar	-16
…conto	-28
…contorno	-9
…contra	-18
…contrato	-26
…controle	-13
…convidado	-13
…convinha	-13
…convulsão	-12
…cooperativa	-28
…coordenadora	-17
…coordeno	-19
…copo	-18
…cor	-24
…coração	-13
…corda	-24
…cordas	-22
…corpo	-19
…corredor	-11
…corregedoria	-13
…corrente	-23
…corretora	-20
…correu	-11
…corta	-14
…cortar	-25
…corte	-10
…cortiça	-20
…corujas	-19
…costas	-20
…costureira	-14
…cpf	-13
…crematório	-19
…cresceu	18
…criança	-28
…crianças	-26
…cruz	-16
…cruza	-8
…ctt	-12
…cuba	-10
…cuida	-20
…cuidados	-15
…culpa	-11
…cunhada	-12
…cupim	-17
…curral	-11
…curso	-24
…curto	12
…curva	-12
…custo	-9
…câmara	-24
…câmera	-17
…cães	-17
…céu	-8
…cópia	-15
…d	-20
…d'água	-11
…da	-9
…dalva	-11
…danos	-11
…daqui	-18
…dar	-22
…das	-11
…data	-28
…daí	9
…debaixo	-16
…decente	-17
…decide	-12
…decidido	14
…declaração	-10
…dedo	-16
…dedos	-21
…deita-se	-8
…deitado	-18
…deitar	8
…deixa	-31
…deixa-se	-24
…deixar	11
…deixo	-11
…deixou	-26
…dela	-11
…delas	-13
…dele	-20
…deles	-21
…delicado	-8
…delimita-se	-10
…demora	-12
…demorar	-9
…dente	-11
…dentro	-33
…dentária	-15
…depende	-13
…depois	-15
…depósito	-15
…der	-12
…descarga	-12
…descarpack	-13
…descarrega	-14
…descarta	-13
…desce	-25
…desceu	-12
…descreva	14
…descrever	11
…descrição	-24
…desculpa	-22
…desenho	-24
…desliga	-25
…desliga-se	-11
…desligada	-14
…desligado	-16
…desligar	-16
…desmonta-se	-17
…despeja	-17
…despeja-se	-12
…detergente	-16
…deus	-16
…devagar	-24
…devia	10
…devolução	-12
…devolve-se	-10
…devolveu	-13
…dez	-27
…dezasseis	-17
…dezembro	-24
…dezoito	-18
…dia	-18
…dias	-9
…diesel	-12
…diferente	-18
…diferença	-16
…diga	-21
…digam	-16
…digita	-8
…digital	-14
…digitar	-9
…digo	-23
…direita	-11
…direito	-16
…direto	-13
…diretor	-20
…diretoria	12
…disco	-17
…discute	-22
…disjuntor	-12
…disseram	10
…disso	-24
…distribui	-11
…distribuidora	-12
…distribuição	-17
…distância	-22
…divide	-12
…diz	-38
…diz-se	-16
…dizer	-20
…dizia	-17
…diária	-13
…do	-23
…doc	-13
…doca	-20
…doce	-21
…doentes	-10
…dois	-57
…domingo	-18
…dono	-29
…dorme	-15
…dos	-62
…dou	-19
…doutor	-13
…doutora	-20
…drena	-18
…dreno	-10
…duas	-22
…dublado	-17
…dupla	-15
…duplas	-12
…duplo	-12
…dura	-14
…durante	-26
…duzentas	-10
…duzentos	-12
…dá-se	-17
…décimo	-14
…dúvida	-9
…e	-15
…e-mail	-23
…edital	10
…edmilson	-15
…elas	-12
…eletricista	-15
…elevador	-23
…elevadores	-10
…elástico	-9
…em	-13
…email	-8
…embaixo	-25
…embarca	-20
…embarcam	-13
…embarque	-16
…embora	-18
…empresa	-26
…empréstimo	-21
…enc	-16
…encaixa	-19
…encarregado	-14
…enche	-15
…encher	-29
…enchia	-14
…encontra	-22
…encosta	-23
…encostar	-16
…encostou	-12
…endereço	-20
…enf.ª	-10
…enfermeira	-11
…eng.ª	-23
…engenharia	-19
…enquanto	13
…ensaio	-10
…entende	11
…entender	-15
…entidade	-14
…entra	-40
…entra-se	-10
…entrada	-36
…entram	-30
…entrar	-25
…entre	-8
…entrega	-37
…entrega-se	-9
…entregar	-14
…entregue	-9
…entrou	-17
…entulho	-14
…então	15
…envelope	-15
…enxaguar	9
…enxágua	-8
…epi	-15
…equipa	8
…equipe	-21
…eram	-16
…errado	-11
…erro	-10
…escada	-23
…escala	-18
…escolar	-14
…escolhe	-16
…escorrer	-15
…escova	-21
…escreva	21
…escrevam	-16
…escreve	-29
…escreve-se	-19
…escrever	16
…escrita	-10
…escrito	15
…escura	-11
…escuro	-14
…esfriar	-8
…espalha-se	-12
…espaço	-15
…espera	-42
…espera-se	-27
…esperar	-26
…espero	-16
…esperou	-11
…espuma	-18
…esqueci	-19
…esquecido	-14
…esquerda	-19
…esquerdo	-11
…esse	-20
…estacas	-15
…estado	-13
…estafeta	14
…estagiária	-12
…estagiário	-8
…estagiários	-14
…estalo	-13
…estamos	-26
…estando	-14
…estar	-32
…estas	-11
…estava	-15
…estação	11
…estende-se	-18
…esterco	-9
…esteve	-18
…esticado	-17
…estiver	-18
…estou	-28
…estrada	-13
…estrelas	-13
…estudo	-9
…estufa	-9
…estupefacientes	-10
…estão	-27
…estúdio	-23
…esvazia	-15
…etapa	-19
…etiqueta	-23
…eu	26
…eucalipto	-13
…exame	-9
…examina	-16
…exaustor	-16
…exceção	-9
…existe	-19
…experientes	-12
…explica	-26
…explica-se	-10
…explicar	11
…explicou	-19
…extensão	-13
…exterior	-13
…externo	-11
…extintor	-23
…extração	-13
…f	-21
…faca	-12
…fachada	-12
…faculdade	-9
…fado	-10
…faixa	-12
…falando	-19
…falava	-16
…fale	-13
…falecido	-18
…falei	11
…falha	-12
…falo	-18
…falta	13
…faltam	-13
…faltou	-8
…família	-29
…famílias	9
…farinha	-9
…faroleiro	-19
…fato	-13
…fax	-23
…faz	-9
…faz-me	-22
…faz-se	-21
…fazemos	-15
…fazenda	-21
…fazer	18
…fazia	-23
…faço	-26
…febre	-16
…fecha	-35
…fecha-se	-15
…fechada	-18
…fechadas	-18
…fechado	-17
…fechamento	-22
…fechar	-9
…feche	-13
…fecho	-13
…feira	-20
…feita	-16
…ferida	-16
…ferramenta	-14
…ferro	-11
…ferrugem	-13
…festa	-18
…fez	-27
…fica	-14
…ficam	-21
…ficar	9
…ficha	10
…fichas	-15
…ficheiro	-14
…ficou	18
…fila	-19
…filas	-11
…filha	-22
…filho	-22
…filipa	-12
…filme	-26
…filmou	-19
…filtro	-10
…fim	-37
…final	-18
…fio	-25
…fios	-14
…firma	-16
…fiscal	-20
…fiscalização	-16
…fita	-27
…fitas	-17
…fizesse	17
…flor	-17
…focinho	-9
…fogo	-21
…folha	-16
…folhas	-12
…fomos	-12
…fora	-42
…forma	-22
…formato	-9
…formação	-24
…formulário	-19
…fornada	-15
…fornecedores	-15
…forno	-16
…força	-10
…foto	-25
…fotografa	-11
…fotografar	-18
…fotografia	-16
…fotografias	-19
…fotografo	-8
…fotos	-16
…fotógrafo	-12
…foz	-12
…fralda	-11
…frasco	-24
…freguesia	-13
…freio	-16
…frente	-29
…fria	-12
…frigorífico	-12
…frio	-18
…fuga	-13
…fui	-14
…fulano	-15
…fumeiro	-19
…fumo	-9
…funciona	15
…funcionária	-10
…funcionário	-16
…funcionários	-21
…fundo	-28
…fundos	-9
…funerária	-16
…furo	-14
…furou	-8
…fwd	9
…férias	-11
…g	-15
…gaiola	-21
…galeria	-14
…galpão	-16
…galpões	-19
…gancho	-21
…ganchos	-15
…garagem	-10
…garantia	-12
…gasolina	-18
…gato	-21
…geladeira	-11
…gelo	-19
…gente	-12
…gerador	-8
…geral	-22
…geraldo	-14
…gestor	-11
…giz	-14
…goiânia	-13
…gostaria	-21
…gostava	12
…gosto	-12
…governador	-10
…governanta	-16
…grade	-13
…gramas	-16
…grau	-9
…graus	-33
…gravando	-32
…gravação	-15
…gritar	-16
…grupo	-30
…grupos	-18
…grávida	-14
…grávidas	-12
…grão	-16
…guarda	-14
…guardar	-14
…guia	-30
…guiada	-17
…guião	-17
…gás	-24
…hastes	-9
…havendo	-14
…havia	-9
…hd	-16
…hectares	-14
…herdade	-20
…hidrostático	-15
…higienização	-15
…homem	-28
…homens	-17
…hora	-23
…horas	-22
…horário	-9
…hospital	-13
…hotel	-12
…houve	-16
…houver	-21
…hugo	-17
…hum	9
…humanos	-8
…humidade	-9
…hélder	-16
…hóspede	-26
…ia	-21
…idade	-11
…ideia	20
…identifica	-17
…identificação	-24
…igreja	-16
…imediato	-14
…impressa	-8
…imprime	-15
…imprime-se	-13
…incêndio	-13
…industrial	-9
…inferior	-9
…inglês	-22
…insista	-15
…insiste	9
…inspetora	-14
…instala	-12
…instalação	-16
…instrumento	-11
…instrutor	-17
…instrutores	-9
…inteira	-13
…inteiro	-13
…interessa	-14
…interessado	-13
…interior	-25
…interna	-23
…internet	-13
…interno	14
…intervalo	-13
…inventário	-16
…inverno	-14
…inês	-21
…ipma	-14
…ir	-24
…irmã	-15
…irmão	-17
…irmãos	-9
…isola	-11
…isolamento	-15
…isto	26
…itajaí	-19
…item	-11
…ivone	-17
…jamais	-8
…janeiro	-31
…janela	-12
…jardim	-16
…jeito	-44
…jejum	-15
…joana	-17
…joga	-24
…jogou	-18
…joão	-22
…julho	-18
…junho	-18
…junta	-23
…juntas	-11
…junto	-27
…juntou	-18
…jussara	-16
…já	-8
…kelly	-11
…kg	-9
…km/h	12
…lacra	-16
…lacrada	-19
…lacrado	-14
…lacre	-14
…lados	-15
…lagar	-13
…laje	-16
…lanterna	-23
…lança	-16
…laranja	-19
…laranjeira	-19
…larga	-17
…largo	-17
…lata	-17
…lateral	-19
…laudo	-21
…lava	-31
…lava-se	-19
…lavada	-18
…lavado	-22
…lavam-se	-13
…lavanderia	-17
…lavar	-23
…lave	-10
…legendas	13
…lei	-13
…leite	-25
…leitor	-9
…leitura	-11
…lembrar	-13
…lembrou	-15
…lenha	-23
…lençol	-10
…leonor	9
…ler	-9
…letra	-29
…leva	-41
…levam	-14
…levanta	-24
…levantam	-14
…levantar	-18
…levar	-11
…leve	-18
…leão	-9
…lhe	14
…lhes	-19
…licenciado	-19
…licença	-10
…lida	-18
…liga	-45
…liga-se	-12
…ligada	-15
…ligado	-16
…ligam-se	-9
…ligar	-18
…ligo	-27
…limite	-10
…limpa	-30
…limpeza	-21
…limpo	-19
…linha	-25
…linhas	-22
…lista	-28
…litro	-22
…litros	-13
…livre	-22
…livro	-27
…livros	-8
…lixo	-27
…lixívia	-19
…local	-21
…localização	-13
…logo	-19
…logótipo	-10
…lona	-14
…londrina	-20
…longa	-13
…lota	-17
…lote	-20
…lugar	-22
…lugares	-13
…lume	-14
…lupa	-9
…lurdes	-9
…luva	-17
…luvas	-19
…luz	-41
…luzes	-17
…lá	-15
…lâmina	-12
…lâmpada	-13
…lê	-27
…lê-se	-12
…líder	-18
…m	-16
…macacão	-10
…madeira	-20
…madrugada	-17
…maio	-20
…maior	-20
…mala	-20
…malta	18
…mancha	-8
…manchas	-12
…manda	-36
…mandar	10
…mandasse	-24
…mande	-25
…mandou	-26
…mandou-nos	-18
…maneira	9
…mangueira	-12
…manhã	-40
…manta	-13
…manutenção	-25
…mapa	-18
…maquinista	-13
…mar	-22
…marca	-32
…marca-se	-14
…marco	-12
…marinha	-11
…marinheiro	-15
…marnoto	-13
…marta	-14
…março	-15
…maré	8
…marés	-12
…massa	-19
…material	-14
…maternidade	-20
…matriz	-25
…matrícula	-14
…me	17
…mecânico	-8
…mede	-33
…medicamentos	-13
…medir	-12
…meia	-34
…meio	-32
…meio-dia	-21
…meireles	-19
…mel	-8
…membros	-11
…memorando	-14
…menina	-22
…menino	-21
…meninos	-12
…menor	-13
…menos	-26
…mensagem	-12
…mercado	-18
…mergulha	-13
…mergulho	-14
…mesa	-24
…mesmo	-40
…mestre	-27
…mestres	-17
…metade	-14
…metais	-15
…mete	-13
…mete-se	-9
…metro	-22
…metros	-28
…meus	8
…mexe	-28
…mexendo	-9
…meço	-16
…microfone	-18
…milímetro	-11
…mim	18
…min	-27
…minas	-14
…minha	-31
…ministério	-16
…minto	-12
…minuta	-14
…minuto	-24
…minutos	-40
…missa	-15
…mistura	-17
…miúdo	-12
…miúdos	-23
…mochilas	-9
…modelo	-13
…molde	-14
…molha	-13
…molhada	-18
…molhou	-12
…momento	-20
…monitor	-13
…monta	-34
…montagem	-22
…montamos	-11
…montando	-13
…morada	-10
…morador	-16
…morna	-8
…morreu	-14
…mostra-se	-10
…mostrar	-18
…mostre	-20
…motivo	-14
…motor	-26
…motorista	-27
…moças	-18
…muda	-14
…mudança	-20
…mudar	-15
…mudou	-11
…mulher	-16
…multa	-20
…multas	-15
…mundo	-35
…museu	-8
…máquina	-33
…máquinas	-14
…máscara	-15
…máximo	-25
…mãe	-27
…mão	10
…mãos	-22
…médico	-22
…mês	-32
…mínimo	-23
…móvel	-8
…n.º	-18
…na	-12
…nada	-33
…nas	-26
…nasce	-20
…nascimento	-16
…neide	-21
…nem	-21
…nenhuma	-22
…nesse	-13
…neste	-15
…neutro	-18
…nevoeiro	-20
…nif	-16
…nitrox	-11
…no	-22
…nobreak	-9
…noites	-12
…noiva	-15
…nome	-10
…nomes	-18
…norma	16
…normal	-14
…norte	-20
…nos	-15
…nosso	9
…nossos	-19
…nota	-21
…notas	-15
…noutro	-10
…nova	-10
…novas	-20
…nove	-20
…novembro	-16
…noventa	-18
…novo	-34
…numa	12
…nunca	-19
…nº	-15
…não	-12
…né	-21
…nível	-23
…nós	-26
…números	-9
…obras	-10
…obrigada	11
…obrigado	-11
…obs	10
…observa	-12
…observador	-12
…oferece	-23
…oferece-se	-17
…oferecer	-16
…oficina	-20
…ofício	-16
…oi	8
…oitava	-20
…oitenta	-11
…oito	-27
…olha	-33
…olhando	-14
…olhar	-18
…olhe	-11
…olho	-15
…olhos	-9
…oliveira	-18
…olá	-17
…ombro	-15
…ombros	-10
…onde	-8
…ong	-11
…ontem	-38
…operador	-23
…operadora	-16
…original	-8
…os	-22
…ostra	12
…otávio	-22
…ou	-11
…ouriços	-17
…ouro	-16
…outra	-28
…outro	-35
…outros	-14
…outubro	-19
…ouve	-15
…ouvir	-19
…oxigênio	-11
…p	-19
…paciente	-18
…pacote	-10
…padre	-18
…padrinho	-19
…padronizar	-16
…paga	-19
…pagou	-18
…pai	-17
…painel	-21
…pais	-19
…palavra	-18
…palavrão	-13
…palco	-12
…palmo	-8
…panela	-14
…pano	-32
…papel	20
…papéis	-19
…para	-12
…parada	-12
…parafuso	-12
…parafusos	-11
…paragem	-15
…parar	-15
…paredes	-12
…parou	11
…passa	-38
…passa-se	-11
…passada	-19
…passado	-30
…passageiro	-14
…passageiros	-18
…passagem	-10
…passando	-17
…passar	-14
…passe	17
…passo	17
…pasta	-21
…pastor	-15
…patas	-14
…patrícia	-11
…paz	-15
…pdf	-12
…pedal	-10
…pede-lhe	-10
…pede-se	-27
…pedem	10
…pedido	-13
…pedidos	-12
…pedir	16
…pediram	-19
…pediram-me	-16
…pediu	11
…pedra	-10
…pedágio	-9
…pega	-25
…pegar	-19
…pegou	-20
…peixe	-23
…pela	-44
…pelas	-12
…pele	-13
…pelo	-48
…pelos	-15
…película	-15
…pendura	-16
…pendurada	-15
…pendurado	-12
…peneira	-17
…pensei	-26
…pequeno	-21
…percorre	-9
…perda	-10
…perdemos	-21
…perdeu	-19
…perdi	-15
…perdido	-20
…pergunta	-45
…pergunta-se	-19
…perguntar	-19
…pergunto	-13
…perto	-23
…período	-14
…pesa	-34
…pesa-se	-21
…pesada	-16
…pescoço	-13
…peso	-15
…pessoa	-36
…pessoal	-15
…pessoas	-34
…pet	-16
…peça	-27
…ph	-10
…pia	-9
…piano	-14
…picar	-9
…pico	-14
…pilha	-10
…piloto	-18
…pinga	-11
…pingo	-15
…pintura	-18
…pior	-11
…piquete	-14
…piscina	-19
…piso	-15
…pista	-16
…placa	-24
…planetário	-12
…plano	-14
…planta	-18
…plantas	-11
…plantão	-25
…plaqueta	-15
…plastificar	10
…plataforma	-11
…plástico	-20
…pneu	-19
…pneus	-16
…poda	-14
…podem	10
…polícia	-9
…ponha	-21
…ponham	-12
…ponho	-10
…ponta	-14
…ponto	-43
…pontos	-21
…porque	-24
…porta	-38
…portanto	15
…portas	-15
…porteiro	-21
…português	-9
…portão	-9
…porém	-12
…pote	-10
…potência	-17
…pouco	-28
…pousa	18
…pq	-12
…pra	29
…praia	-10
…prancha	-12
…prato	-23
…prazo	12
…prazos	-13
…precisa	-28
…precisamos	11
…preenche	-22
…preenche-se	-13
…preenchem	-11
…prefeitura	-28
…prego	-13
…prende	-13
…prende-se	-21
…prepara	-19
…preparação	-24
…presa	-20
…presas	-8
…presente	15
…presentes	-26
…presidente	-27
…pressa	-15
…pressão	-16
…preta	-25
…pretende-se	15
…pretendo	-19
…preto	18
…prezados	-21
…preço	-18
…primeira	-24
…primeiro	-11
…primeiros	-15
…primo	-11
…pro	-50
…proa	-17
…problema	-21
…processo	-21
…procura	-11
…procura-se	-12
…procurar	-8
…produto	-15
…produzimos	-17
…professor	-17
…professora	-24
…profissional	-11
…programa	-15
…projetor	-20
…propaganda	-18
…proponho	-23
…pros	-16
…proteção	-13
…protocolo	-9
…prova	-22
…proveta	-11
…prédio	-15
…próprio	-18
…próxima	10
…publica-se	-11
…pug	-10
…pulseira	-12
…pulso	10
…purga	-14
…purgar	-13
…pusesse	18
…puxa	-20
…puxa-se	-15
…puxado	-10
…puxar	-11
…pá	-15
…página	-9
…páginas	-11
…pátio	-11
…pão	-11
…pé	-32
…pés	-18
…pôr	14
…põe	-38
…põe-se	-20
…põem-se	-13
…pública	-20
…público	-21
…q	13
…qual	-17
…qualidade	-17
…quando	-18
…quantidade	-8
…quanto	-20
…quarentena	-12
…quaresma	-8
…quarta	-18
…quartinho	-11
…quarto	-27
…quartos	-8
…quase	9
…quatro	-30
…que	29
…quebrado	-13
…queda	-21
…queijo	-19
…queima	-19
…quente	-16
…quer	28
…querem	-12
…queria	32
…quero	29
…questão	11
…quilo	-19
…quilos	-12
…quilómetros	-15
…quinhentos	-15
…quinta-feira	-12
…quintal	-21
…quinze	-17
…quiosque	-18
…r	-27
…radiador	-8
…raimundo	-12
…ramos	-15
…rapariga	-17
…rapaz	-26
…rapazes	-22
…raquel	-15
…rascunho	-16
…rasgar	-11
…raspa	-18
…raul	-8
…razão	-18
…ração	-8
…reais	-23
…reboque	-11
…recebe	-13
…recebe-se	-12
…recebemos	-14
…receber	-25
…recebeu	-19
…recebo	-23
…receita	-14
…recepcionista	-9
…recepção	-27
…receção	-28
…reclamou	-10
…recolha	-14
…recolhe	-18
…recuperação	12
…recursos	-12
…redator	-16
…redação	22
…rede	-19
…redija	16
…reduz	-13
…reforma	-15
…reforma-se	-16
…reformou	-21
…rega	-17
…rega-se	-10
…regista	-12
…registo	-16
…registro	14
…regresso	-19
…regula	-19
…relatou	-20
…relatório	-17
…remendo	-13
…remoto	-11
…remédio	-17
…requisição	-18
…res	-16
…residentes	-17
…respondendo	-13
…responder	-14
…responsável	-12
…restauro	-17
…resto	-23
…resumo	-8
…retira	-18
…retira-se	-9
…rever	-14
…revisão	-22
…reúne	-19
…rh	-18
…ria	-28
…rio	-19
…risca	-13
…risca-se	-11
…risco	-13
…rita	-17
…roda	-25
…rodapé	-19
…rodas	-18
…rodo	-11
…rogério	-14
…rolo	-18
…romper	-14
…rosa	-12
…rosca	-13
…rosto	-12
…rotação	-14
…roteirinho	-14
…roteiro	-37
…rotina	-21
…roupa	-18
…roupas	-16
…roxa	-17
…roxo	-14
…rs	8
…rui	-11
…ré	-14
…régua	-18
…rótulo	-14
…sabe	-20
…saber	19
…sabia	-10
…saco	-13
…sacode-se	-12
…sacola	-11
…sacristia	-10
…saem	-22
…safra	10
…sai	-33
…sair	-16
…saiu	-14
…sala	-18
…salmoura	-8
…sandra	-14
…sangria	-14
…sangue	-16
…santa	-19
…santana	-13
…saudade	-10
…saída	-31
…saídas	-17
…saíram	-11
…se	-11
…seca	-28
…seca-se	-9
…secar	-25
…seco	-18
…secretaria	-16
…secretária	-11
…segue	-28
…segue-se	-12
…seguem	-17
…seguinte	-27
…seguir	-16
…segunda-feira	-13
…segundas	-12
…segundo	-33
…segura	-16
…seguradora	-23
…seguro	-23
…sei	-28
…seis	12
…seja	11
…selo	-12
…sem	-44
…semanas	-21
…sempre	-41
…senha	-12
…senhora	-43
…senta-se	-18
…sentado	-14
…sentido	13
…senão	-22
…separa	-18
…separa-se	-14
…separam-se	-13
…separar	-15
…sequência	-19
…ser	8
…seringa	-20
…sermão	-15
…serragem	-14
…servidor	-11
…serviço	-21
…serviços	-15
…sessenta	13
…sessão	-16
…sete	-22
…setembro	-22
…setor	-14
…setúbal	-21
…seu	-30
…sido	-10
…silêncio	-11
…sim	-29
…simples	-14
…simpático	-11
…sinal	-12
…sino	-20
…sistema	-28
…skipper	-16
…sobe	-26
…sobe-se	-15
…sobra	-9
…sobras	-13
…sobre	-31
…sobrou	-18
…soda	-19
…sofás	-12
…sogro	11
…sol	-25
…solar	19
…solda	-9
…solicita-se	18
…solicitar	10
…solo	-18
…solta	-23
…solta-se	-16
…soltar	-11
…som	-13
…soma	-14
…sombra	-11
…sopa	-11
…soro	-18
…sorriso	-13
…sou	-13
…sozinha	-15
…sozinho	-16
…sr	-13
…sua	10
…sub-13	-12
…subir	-9
…suja	-14
…superfície	-14
…superior	-11
…supervisor	-21
…suporte	-8
…susto	-11
…sábado	-24
…sábados	-18
…são	-13
…sílica	-10
…sílvia	-17
…síndico	-11
…sítio	-12
…só	-12
…sócio	-22
…sócios	-9
…sónia	-8
…tabela	-15
…tabuleiro	-21
…tacho	-12
…tal	-26
…talhão	-15
…talão	-16
…tamanho	-9
…tambor	-10
…também	-25
…tampa	-17
…tanque	-19
…tanques	-13
…tapete	-20
…tarde	-24
…tarefa	10
…tava	-9
…taxa	-13
…te	-16
…teatro	-21
…tejadilho	-10
…tela	-13
…telefona	-21
…telefona-se	-17
…telefone	-25
…telemóvel	-22
…teles	-13
…televisão	-16
…telha	-14
…tem	13
…tema	-20
…temos	23
…temperatura	-21
…tenha	11
…tenham	17
…tenho	-30
…tensão	-16
…tentativas	-15
…ter	14
…terceira	-19
…terceiro	-29
…teresa	-24
…terminou	-13
…termo	-10
…termómetro	-13
…termômetro	-15
…terra	-10
…terreno	-16
…terço	-11
…testa	-22
…testar	-13
…teste	-26
…testo	-19
…teto	-16
…teu	-15
…teve	-23
…tiago	-13
…ticket	-14
…tinha	-26
…tinta	-20
…tio	-8
…tipo	-17
…tira	-46
…tira-se	-22
…tirada	-19
…tirado	-16
…tirar	-26
…tirem	-10
…tiro	-21
…tivemos	-21
…tiver	-30
…toalha	-13
…toca	-30
…tocar	-20
…toco	-21
…todas	-21
…todo	10
…todos	-31
…tom	-11
…tomada	-16
…toneladas	-13
…toninho	-21
…toque	-25
…torque	-15
…torra	-15
…torre	-20
…torres	-13
…touca	-14
…trabalha	10
…trabalhamos	-14
…trabalhei	-16
…trajes	-13
…transformar	-21
…transmissor	-17
…transportadora	-15
…transporte	-9
…tratada	-13
…tratador	-18
…tratar	-16
…trator	-15
…travada	-16
…travado	-11
…travões	-16
…traz	-24
…traço	-14
…trezentos	-11
…triagem	-17
…tribunal	-9
…troca	-28
…trocada	-17
…trocar	-17
…trocaram	-13
…trocou	-10
…trouxe	-13
…trás	-18
…três	-56
…tu	-16
…tubo	-28
…tubos	-12
…tudo	-19
…turistas	-12
…turma	-8
…turno	-33
…tutor	-14
…tá	13
…tábua	-12
…técnico	-19
…técnicos	-12
…têm	-24
…tô	8
…uberaba	-13
…ubs	-9
…um	20
…umidade	-9
…uniforme	-16
…universidade	-12
…uns	-36
…urgente	10
…urgência	-10
…urna	-22
…usa	-17
…usa-se	-11
…usada	-8
…usado	-15
…usar	-9
…uso	-26
…utente	-21
…utilizador	-15
…uvas	-13
…vaga	-15
…vai-se	-17
…valdir	-16
…vale	-16
…validade	-14
…valmir	-13
…valor	-17
…vamos	19
…van	12
…vapor	-10
…vara	-19
…varre	-14
…vazia	-17
…vazio	-16
…vazou	-13
…veda	-19
…veio	-26
…veja	-8
…vejo	-28
…vela	-15
…velas	-19
…velha	-11
…velhas	-14
…velho	-23
…vem	-41
…vemos	-13
…venceu	-12
…venda	-15
…vende	-18
…vender	-20
…vendo	-22
…ventilador	-13
…vento	-17
…ventou	-14
…ver	-39
…verde	-36
…vereador	-15
…verifica	-11
…verifica-se	-13
…verificam	-10
…verificam-se	-15
…verificação	-13
…vermelha	-14
…vermelho	-18
…verso	-10
…versão	-8
…vertical	-21
…veste	-18
…veterinária	-21
…veterinário	-18
…vez	-24
…vezes	-19
…vi	-12
…via	-21
…viagem	-26
…viatura	-10
…vibrador	-11
…vida	-17
…vidro	-24
…vigia	-14
…vigilante	-18
…vinha	-20
…vinheta	-17
…vinho	-21
…violinos	-17
…vir	-9
…vira	-16
…virado	13
…viraram	13
…visita	-19
…visitante	-17
…visitas	-19
…vistoria	-17
…vitória	14
…viu	-23
…viva	-14
…vizinho	-16
…vizinhos	-17
…você	8
…vocês	-25
…volta	-41
…voltam	-14
…voltar	-21
…voltas	-10
…voltou	-20
…volume	-14
…voluntário	-14
…voluntários	-22
…voto	-13
…vou	9
…voz	-14
…vácuo	-15
…válvula	-26
…vão	-23
…véspera	-24
…vê	-30
…vê-se	-21
…vêm	-18
…vídeo	-16
…wagner	-21
…xampu	-17
…zap	-22
…zero	-14
…zona	-16
…zé	-15
…|	-27
…«	-16
…°	-13
…»	-14
…às	-48
…ácido	-18
…água	-51
…águas	10
…álcool	-19
…área	-15
…árvore	-14
…áudio	-18
…évora	-15
…íntima	-12
…ó	-29
…óculos	-24
…óleo	-17
…óleos	-18
…ótica	15
…ônibus	-17
…último	-28
…único	-28
…–	-41
…—	-28
…“	-24
…”	-21
…•	-14
…€	-18
…→	-11`;
