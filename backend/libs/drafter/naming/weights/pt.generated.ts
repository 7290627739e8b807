// Made by `npm run bench:names -- --write` from test/data/names; do not edit.
export const NAMES_PT = `<!	-18
<#	13
<%	-14
<&	-18
<(	-45
<*	-21
<+	-16
<,	-21
<-	-32
<-" xnte	-11
<-" xnão	-10
<-( xa	-10
<-( xção	-10
<-) 00	-17
<-) Xa	-9
<-) Xo	-13
<-) Xtes	-9
<-) xhar	-16
<-* xgem	-16
<-* xção	-12
<-, 00	-30
<-, XXpet	-15
<-, Xica	-16
<-, Xner	-15
<-, Xrof	-11
<-, x-me	-33
<-, x-se	-40
<-, xa	-50
<-, xa-o	-12
<-, xada	-35
<-, xade	-24
<-, xado	-27
<-, xaga	-20
<-, xais	-19
<-, xala	-13
<-, xali	-18
<-, xalo	-16
<-, xas	-20
<-, xata	-18
<-, xate	-12
<-, xava	-26
<-, xbeu	-12
<-, xbra	-14
<-, xbre	-17
<-, xbro	-10
<-, xcar	-21
<-, xceu	-15
<-, xcha	-25
<-, xcia	-13
<-, xcos	-16
<-, xcou	-10
<-, xcra	-12
<-, xder	-9
<-, xdia	-18
<-, xdio	-13
<-, xdor	-8
<-, xdos	-13
<-, xdou	-16
<-, xdão	-10
<-, xece	-15
<-, xeda	-12
<-, xede	-13
<-, xega	-13
<-, xeia	-13
<-, xeio	-15
<-, xeja	-10
<-, xela	-16
<-, xera	-16
<-, xero	-11
<-, xeta	-14
<-, xete	-16
<-, xeto	-17
<-, xeus	-12
<-, xfaz	-22
<-, xfia	-14
<-, xgar	-14
<-, xgem	-17
<-, xgio	-9
<-, xgua	-13
<-, xgue	-14
<-, xhar	-11
<-, xhas	-16
<-, xhos	-13
<-, xhou	-14
<-, xhum	-11
<-, xhã	-17
<-, xiam	-12
<-, xiar	-15
<-, xica	-15
<-, xico	-11
<-, xida	-15
<-, xide	-8
<-, xido	-30
<-, xiga	-11
<-, xigo	-14
<-, xime	-11
<-, xina	-21
<-, xior	-16
<-, xipe	-14
<-, xira	-25
<-, xiro	-22
<-, xita	-24
<-, xito	-14
<-, xive	-11
<-, xixa	-19
<-, xlar	-12
<-, xlas	-34
<-, xlha	-15
<-, xlhe	-16
<-, xlho	-15
<-, xlos	-12
<-, xlpa	-14
<-, xlvo	-11
<-, xmar	-18
<-, xmos	-32
<-, xnca	-12
<-, xnco	-20
<-, xnda	-14
<-, xnde	-17
<-, xnge	-12
<-, xnha	-10
<-, xnho	-22
<-, xnos	-20
<-, xnte	-10
<-, xnto	-23
<-, xnão	-8
<-, xoca	-15
<-, xois	-38
<-, xola	-15
<-, xona	-20
<-, xone	-11
<-, xoné	-18
<-, xora	-23
<-, xos	-36
<-, xpel	-16
<-, xpem	-16
<-, xph	-10
<-, xpto	-16
<-, xpós	-12
<-, xque	-21
<-, xram	-25
<-, xrar	-28
<-, xras	-18
<-, xrca	14
<-, xrdo	-9
<-, xres	-15
<-, xreu	-11
<-, xria	-9
<-, xrio	-11
<-, xrma	12
<-, xrme	-14
<-, xros	-18
<-, xrou	-10
<-, xrra	-14
<-, xrs	-12
<-, xrta	-17
<-, xrém	-13
<-, xsas	-15
<-, xse	-36
<-, xsei	-16
<-, xsor	-10
<-, xsos	-15
<-, xsse	-28
<-, xsso	-17
<-, xsta	-11
<-, xsão	-24
<-, xsó	-29
<-, xtar	-27
<-, xtas	-23
<-, xtem	-14
<-, xtes	-30
<-, xtor	-20
<-, xtos	-21
<-, xtou	-25
<-, xtô	-14
<-, xuar	-18
<-, xuas	-25
<-, xudo	-14
<-, xuem	-36
<-, xula	9
<-, xum	-27
<-, xuma	-33
<-, xura	-16
<-, xuto	-16
<-, xvas	-20
<-, xvei	-13
<-, xvi	-12
<-, xvia	-24
<-, xzar	-12
<-, xzes	-17
<-, xzia	-11
<-, xças	-10
<-, xção	-32
<-, xões	-11
<-- 00	-18
<-- Xa	-15
<-- xa	-17
<-- xcar	-14
<-- xcia	-20
<-- xgar	-13
<-- xgem	-10
<-- xnha	-15
<-- xolo	-12
<-- xrar	-22
<-- xras	-12
<-- xrir	-11
<-- xse	-9
<-- xter	-9
<-- xtro	-14
<-- xvar	9
<-- xção	-16
<-. x-se	-21
<-. xa	-20
<-. xbre	-16
<-. xdos	-13
<-. xira	-10
<-. xlha	-13
<-. xnda	-19
<-. xnta	-10
<-. xnte	-12
<-. xnão	-17
<-. xo	-28
<-. xois	-22
<-. xos	-16
<-. xtes	-16
<-. xuem	-16
<-. xões	-20
<-0 X-se	-10
<-0 x-se	-19
<-0 xa	-9
<-0 xada	-10
<-0 xava	-19
<-0 xcm	-15
<-0 xdas	-11
<-0 xde	-11
<-0 xdia	-19
<-0 xdos	-13
<-0 xeal	-18
<-0 xeto	-9
<-0 xg	-15
<-0 xias	-13
<-0 xkg	-14
<-0 xkm	-16
<-0 xlas	-8
<-0 xlos	-23
<-0 xm	-13
<-0 xm/h	-20
<-0 xmas	-17
<-0 xmba	-9
<-0 xmos	-9
<-0 xnas	-12
<-0 xnão	-9
<-0 xo	-15
<-0 xres	-20
<-0 xros	-14
<-0 xrou	-14
<-0 xsó	-14
<-0 xtas	-14
<-0 xtes	-13
<-0 xtos	9
<-0 xéis	-9
<-: 00	-19
<-: XXenc	-16
<-: XXres	-12
<-: Xeio	12
<-: Xete	-10
<-: Xgem	10
<-: Xira	11
<-: Xnho	10
<-: Xre	-19
<-: Xuim	-15
<-: Xção	15
<-: x-se	-34
<-: xada	-17
<-: xado	-21
<-: xcar	-18
<-: xcia	-14
<-: xdas	-24
<-: xete	-19
<-: xgem	18
<-: xira	-21
<-: xlha	-11
<-: xlhe	-17
<-: xlta	-19
<-: xmos	-28
<-: xnte	9
<-: xnto	14
<-: xnão	-20
<-: xo	-36
<-: xoas	-16
<-: xrar	-15
<-: xras	-22
<-: xres	-14
<-: xria	10
<-: xse	-17
<-: xsó	-11
<-: xtam	-16
<-: xtar	-18
<-: xtor	-10
<-: xuas	-20
<-: xum	-19
<-: xuma	-23
<-: xura	9
<-: xvam	-21
<-: xção	-8
<-; xa	-12
<-; xndo	-11
<-; xnto	-8
<-; xnão	-14
<-; xo	-11
<-; xois	-19
<-; xse	-14
<-; xtar	-19
<-; xuem	-8
<-< 00	-9
<-= xnão	-13
<-= xção	-9
<-[ 00	-14
<-] Xenf	-8
<-^ 00	-37
<-^ X-me	-28
<-^ X-se	-28
<-^ XXata	-22
<-^ XXgem	12
<-^ XXnto	10
<-^ XXpop	-21
<-^ XXrio	-16
<-^ Xa	-8
<-^ Xada	10
<-^ Xade	-24
<-^ Xado	-30
<-^ Xafa	-11
<-^ Xafo	16
<-^ Xago	-20
<-^ Xala	-11
<-^ Xale	-15
<-^ Xalo	-13
<-^ Xana	-9
<-^ Xano	-16
<-^ Xara	-23
<-^ Xaro	-10
<-^ Xas	-18
<-^ Xata	-17
<-^ Xato	-14
<-^ Xbia	-15
<-^ Xbou	-10
<-^ Xbra	-20
<-^ Xbre	-21
<-^ Xbro	-11
<-^ Xceu	-15
<-^ Xcha	-15
<-^ Xche	-20
<-^ Xcio	-23
<-^ Xcre	-10
<-^ Xcês	-13
<-^ Xdas	-20
<-^ Xdaí	-18
<-^ Xde	-23
<-^ Xdem	-20
<-^ Xder	-12
<-^ Xdes	-23
<-^ Xdeu	-9
<-^ Xdir	-25
<-^ Xdoc	-11
<-^ Xdor	-17
<-^ Xdro	-13
<-^ Xede	-32
<-^ Xedi	-17
<-^ Xefa	-12
<-^ Xego	-18
<-^ Xeia	-11
<-^ Xeio	-15
<-^ Xeis	-18
<-^ Xeja	-17
<-^ Xejo	-15
<-^ Xema	-12
<-^ Xena	-12
<-^ Xera	-21
<-^ Xeto	-19
<-^ Xeus	-13
<-^ Xeva	-21
<-^ Xeve	-12
<-^ Xevo	-15
<-^ Xeça	-16
<-^ Xeço	-26
<-^ Xf.ª	-13
<-^ Xfar	-14
<-^ Xfaz	-22
<-^ Xfia	-14
<-^ Xfui	-12
<-^ Xfwd	-18
<-^ Xgar	-18
<-^ Xgem	19
<-^ Xgue	-20
<-^ Xham	-19
<-^ Xhar	-13
<-^ Xhas	-15
<-^ Xhem	-11
<-^ Xhes	-19
<-^ Xias	-12
<-^ Xice	-11
<-^ Xida	-21
<-^ Xide	-9
<-^ Xido	-17
<-^ Xifa	-14
<-^ Xiga	-10
<-^ Xigo	-12
<-^ Xijo	-15
<-^ Xima	-19
<-^ Xine	-19
<-^ Xino	-13
<-^ Xipa	-9
<-^ Xira	-38
<-^ Xire	-17
<-^ Xiro	-13
<-^ Xita	-20
<-^ Xite	15
<-^ Xito	-16
<-^ Xiva	-23
<-^ Xivo	-13
<-^ Xixa	-12
<-^ Xixe	-16
<-^ Xlar	-16
<-^ Xlda	-17
<-^ Xlha	-26
<-^ Xlhe	-26
<-^ Xlho	-28
<-^ Xlia	-15
<-^ Xlmo	-14
<-^ Xlor	-16
<-^ Xlta	-26
<-^ Xmar	-18
<-^ Xmes	-22
<-^ Xmia	-12
<-^ Xnar	-9
<-^ Xnco	-10
<-^ Xnde	-18
<-^ Xndo	-26
<-^ Xnel	-14
<-^ Xner	-17
<-^ Xnha	-17
<-^ Xnio	-15
<-^ Xnos	-22
<-^ Xnsa	-16
<-^ Xnta	-36
<-^ Xnte	-24
<-^ Xnto	15
<-^ Xnão	-39
<-^ Xnça	14
<-^ Xnês	-14
<-^ Xo	-30
<-^ Xoas	-9
<-^ Xobe	-11
<-^ Xola	-22
<-^ Xolá	-15
<-^ Xomo	-19
<-^ Xona	-19
<-^ Xora	-19
<-^ Xoso	-16
<-^ Xota	-13
<-^ Xote	-19
<-^ Xova	-18
<-^ Xpar	-14
<-^ Xpia	-12
<-^ Xque	-8
<-^ Xram	-18
<-^ Xrar	-22
<-^ Xras	-10
<-^ Xrda	-15
<-^ Xrdo	-24
<-^ Xref	-9
<-^ Xrei	-16
<-^ Xreu	-17
<-^ Xrev	-8
<-^ Xrga	12
<-^ Xrir	-22
<-^ Xrol	-16
<-^ Xros	-18
<-^ Xrou	-17
<-^ Xrte	13
<-^ Xrto	11
<-^ Xrui	-15
<-^ Xsar	-27
<-^ Xse	-34
<-^ Xsos	10
<-^ Xsou	16
<-^ Xsse	-13
<-^ Xsso	9
<-^ Xsta	-23
<-^ Xsto	-15
<-^ Xsão	-18
<-^ Xtar	-17
<-^ Xtas	-29
<-^ Xtaz	-15
<-^ Xte	-12
<-^ Xtem	-18
<-^ Xton	-16
<-^ Xtor	-18
<-^ Xtos	-23
<-^ Xtou	-11
<-^ Xtra	-23
<-^ Xtro	-16
<-^ Xtão	-18
<-^ Xuar	-17
<-^ Xuas	10
<-^ Xudo	-16
<-^ Xuei	-17
<-^ Xuem	-27
<-^ Xues	-19
<-^ Xula	-24
<-^ Xulo	-21
<-^ Xuma	-24
<-^ Xumo	-13
<-^ Xuta	-12
<-^ Xvar	-23
<-^ Xves	10
<-^ Xvio	-13
<-^ Xxma	-16
<-^ Xxmo	-15
<-^ Xzer	-12
<-^ Xões	-27
<-^ x-se	-13
<-^ xa	-32
<-^ xada	16
<-^ xalô	-18
<-^ xbre	-22
<-^ xde	-14
<-^ xdia	-15
<-^ xgue	-17
<-^ xhow	-10
<-^ xito	-12
<-^ xmas	-13
<-^ xmos	-15
<-^ xnas	-15
<-^ xnta	-16
<-^ xnte	-19
<-^ xnão	-14
<-^ xo	-12
<-^ xobs	-17
<-^ xoca	11
<-^ xois	-9
<-^ xomo	-15
<-^ xora	-24
<-^ xrio	-13
<-^ xrma	-11
<-^ xsar	-19
<-^ xse	-14
<-^ xsse	-9
<-^ xtar	-21
<-^ xção	16
<-a 00	-26
<-a XXong	-16
<-a XXti	-8
<-a Xade	-9
<-a Xana	-14
<-a Xaís	-21
<-a Xcia	-14
<-a Xdes	-12
<-a Xena	-19
<-a Xeus	-12
<-a Xica	-24
<-a Xila	-19
<-a Xlly	-20
<-a Xnda	-26
<-a Xnha	-15
<-a Xnia	-15
<-a Xtel	-15
<-a Xuna	-14
<-a Xvia	-16
<-a Xção	-11
<-a x-me	-17
<-a xaca	-15
<-a xada	10
<-a xade	-35
<-a xaia	-8
<-a xala	-32
<-a xama	-12
<-a xapa	-30
<-a xara	-14
<-a xaré	-19
<-a xata	-16
<-a xave	-21
<-a xaxa	-17
<-a xaça	-17
<-a xbra	-13
<-a xcer	-17
<-a xcha	-27
<-a xdio	-10
<-a xdir	-12
<-a xdor	-17
<-a xdos	-16
<-a xeca	-13
<-a xefe	-13
<-a xega	19
<-a xego	-9
<-a xeia	-22
<-a xela	-38
<-a xera	-13
<-a xesa	-26
<-a xeza	10
<-a xeça	-33
<-a xfia	-14
<-a xgar	13
<-a xgem	30
<-a xgua	-24
<-a xhar	-18
<-a xica	-28
<-a xida	22
<-a xiga	-23
<-a xila	-11
<-a xima	12
<-a xiné	-8
<-a xipe	-22
<-a xira	-21
<-a xist	-11
<-a xito	-17
<-a xiva	-28
<-a xião	-19
<-a xlda	-16
<-a xlpa	-11
<-a xlsa	-23
<-a xlta	-22
<-a xlva	-17
<-a xmar	-25
<-a xmpa	-11
<-a xnar	12
<-a xnca	-23
<-a xnda	-24
<-a xnga	-12
<-a xnha	-38
<-a xnia	-23
<-a xnos	-10
<-a xnta	-34
<-a xnte	-32
<-a xnça	11
<-a xoca	22
<-a xoda	8
<-a xoga	-15
<-a xola	-32
<-a xona	-23
<-a xora	-55
<-a xosa	-16
<-a xota	-13
<-a xova	11
<-a xoça	-27
<-a xpaz	-14
<-a xpis	-18
<-a xpá	-9
<-a xrar	-21
<-a xrca	-11
<-a xrda	-14
<-a xrdo	-12
<-a xrea	-13
<-a xrga	23
<-a xria	-66
<-a xrio	-24
<-a xrma	-23
<-a xrna	-24
<-a xrra	12
<-a xrsa	-14
<-a xrta	-10
<-a xsca	-21
<-a xsoa	-28
<-a xssa	-35
<-a xsso	-44
<-a xsta	-34
<-a xtar	-14
<-a xtia	-25
<-a xtão	14
<-a xual	-16
<-a xuba	-9
<-a xuda	8
<-a xuem	-30
<-a xuir	-15
<-a xum	-22
<-a xuma	-24
<-a xuna	-16
<-a xura	15
<-a xuta	-14
<-a xvar	-25
<-a xvia	-15
<-a xvra	-27
<-a xção	23
<-a xída	10
<-abaixo xde	-9
<-abertura xde	-17
<-abre xa	-22
<-abre xo	-15
<-abre-se xa	-11
<-abrir xa	-30
<-abrir xo	-19
<-abriu xa	-12
<-abro xa	-8
<-acende xo	-15
<-acendo xo	-14
<-acima xde	-9
<-agora xo	-10
<-agora xuma	-13
<-agulha xada	-10
<-ainda xnão	-14
<-ainda xse	-18
<-ajuda xa	-26
<-ajustar xo	-9
<-aldeia x-se	-19
<-aluguer xde	-12
<-alô xalô	-17
<-amostra xde	-9
<-amostras xde	-22
<-anota xo	-10
<-anota-se xo	-8
<-antes xdas	-14
<-antes xde	-35
<-ao xado	-26
<-ao xbro	-18
<-ao xdia	-16
<-ao xdor	-19
<-ao xete	-10
<-ao xico	-21
<-ao ximo	-16
<-ao xiro	-23
<-ao xivo	-12
<-ao xnho	14
<-ao xnte	-14
<-ao xper	-12
<-ao xque	-14
<-ao xrio	-19
<-ao xsol	-14
<-ao xsso	-21
<-ao xtor	-12
<-ao xzém	-8
<-aos xais	-8
<-aos xdos	-21
<-aos xios	-14
<-aos xros	-15
<-aos xtas	-13
<-aos xtos	-11
<-apaga xo	-13
<-ar xado	-13
<-arrancar xas	-14
<-as 00	-15
<-as xcas	-25
<-as xdas	13
<-as xdes	-19
<-as xfas	-13
<-as xgas	-12
<-as xhas	-28
<-as xias	-27
<-as xjas	-17
<-as xlas	-20
<-as xnas	-28
<-as xpas	-24
<-as xras	-8
<-as xres	-13
<-as xsas	-16
<-as xtas	10
<-as xuas	-26
<-as xzas	-9
<-as xzes	-15
<-as xças	-14
<-aspirar xa	-15
<-assim xa	-16
<-assim xo	-10
<-assina xo	-21
<-assina-se xa	-9
<-atendente xnta	-11
<-atestado xico	-8
<-atrás xde	-11
<-até 00	-12
<-até xa	-25
<-até xas	-16
<-até xcar	-15
<-até xcer	-9
<-até xgar	-15
<-até xo	-19
<-até xrar	-9
<-até xtos	-11
<-até xum	-12
<-auxiliar xlhe	-10
<-avisa xa	-13
<-avisa xo	-11
<-aí xbre	-11
<-aí xo	-17
<-aí xum	-28
<-baixa xa	-11
<-baixa xo	-8
<-baixa-se xo	-11
<-baixo x-se	-17
<-banco Xtar	-14
<-banco xde	-18
<-bandeja xada	-13
<-banho xa	-21
<-banho xde	-9
<-barraca xde	-12
<-bater xo	-9
<-bem xado	-13
<-bem xnho	-22
<-boa xrte	-11
<-bom xdia	-32
<-bota xa	-12
<-botijão xado	-18
<-braço xado	-10
<-cada 00	-15
<-cada xgem	-19
<-cada xira	-17
<-cada xnta	-19
<-cada xsta	-22
<-cada xual	-9
<-cada xum	-21
<-cada xuma	-8
<-cadeira xde	-14
<-caiu xa	-12
<-caixa xada	-10
<-caminhão xnão	-10
<-camião xde	-9
<-carga xada	-19
<-caros xgas	-9
<-carro xico	-15
<-cartão xado	-20
<-cartão xde	-8
<-cartão xido	-9
<-casa xdas	-10
<-casa xde	-17
<-causa xde	-17
<-centro xde	-16
<-centímetros xse	-15
<-cerca xde	-16
<-chama xa	-11
<-chave xde	-17
<-chave xral	-11
<-chaves xde	-18
<-chefe xde	-11
<-cheia xde	-14
<-cheiro xa	-16
<-chão xnão	-12
<-cilindro xde	-10
<-cobra-se xa	-10
<-cobre xde	-18
<-coisa xde	-12
<-coisa xvel	-17
<-cola xa	-10
<-coloca xo	-12
<-com 00	-28
<-com xa	-26
<-com xada	-21
<-com xado	-19
<-com xas	-20
<-com xaso	-20
<-com xata	-11
<-com xato	-21
<-com xbre	-16
<-com xcha	-8
<-com xcia	-13
<-com xdor	-10
<-com xgem	-26
<-com xgiz	-16
<-com xina	-11
<-com xite	-10
<-com xito	-13
<-com xlha	-15
<-com xlho	-9
<-com xnho	-15
<-com xnta	-15
<-com xnte	-24
<-com xnto	-11
<-com xo	-29
<-com xone	-9
<-com xos	-21
<-com xova	-19
<-com xpel	-15
<-com xrça	-11
<-com xsmo	-13
<-com xssa	-22
<-com xsto	-15
<-com xtes	-23
<-com xtos	-14
<-com xula	-12
<-com xum	-15
<-com xuma	-19
<-com xura	-23
<-com xços	-14
<-com xção	-25
<-com xído	-13
<-combinar xa	-17
<-como xa	-31
<-como xas	9
<-como xmos	-26
<-como xrar	14
<-como xse	-50
<-confere xa	-12
<-confere xnto	-13
<-confere xo	-19
<-confere xse	-14
<-confirma xo	-10
<-conforme xa	-12
<-conforme xo	-11
<-consiga xuir	-14
<-conta xo	-10
<-conta xos	-16
<-contagens xais	-15
<-contam-se xos	-17
<-contas xde	-20
<-continua xndo	-16
<-conto xo	-24
<-contra xo	-13
<-cooperativa xde	-18
<-corda xada	-10
<-corta xde	-16
<-corta xo	-16
<-corta-se xa	-10
<-cortar xo	-23
<-cortar xos	-19
<-costuma xvir	-14
<-câmara xde	-12
<-câmara xria	-9
<-da XXsae	-15
<-da Xade	-22
<-da Xira	-26
<-da Xora	-12
<-da Xria	-12
<-da Xrte	-11
<-da xaca	-17
<-da xade	-26
<-da xapa	-9
<-da xaça	-15
<-da xcia	-29
<-da xeca	-21
<-da xeia	-24
<-da xeja	-12
<-da xela	-13
<-da xena	-19
<-da xera	-11
<-da xese	-21
<-da xeta	-14
<-da xeza	9
<-da xeça	-22
<-da xfia	-13
<-da xica	-26
<-da xice	-21
<-da xida	13
<-da xima	-22
<-da xina	-20
<-da xipa	-18
<-da xira	-35
<-da xita	-24
<-da xiva	-16
<-da xlha	-20
<-da xnda	-25
<-da xnet	-13
<-da xnha	-23
<-da xnta	-20
<-da xnte	-19
<-da xnça	-20
<-da xoca	-23
<-da xola	-13
<-da xona	-15
<-da xora	-19
<-da xota	-12
<-da xova	12
<-da xpia	-13
<-da xrea	-9
<-da xria	-30
<-da xrma	-13
<-da xrna	-25
<-da xssa	-13
<-da xsta	-21
<-da xsão	-9
<-da xura	-9
<-da xvan	-8
<-da xção	18
<-da xída	-14
<-dar xada	-22
<-das 00	-8
<-das xcas	-20
<-das xdas	-22
<-das xfas	-16
<-das xhas	-16
<-das xias	-19
<-das xlas	-17
<-das xnas	-11
<-das xras	-39
<-das xtas	-16
<-das xzas	-17
<-das xzes	-13
<-das xões	-14
<-data xde	-9
<-de 00	-13
<-de XXite	-17
<-de XXção	-22
<-de Xais	-21
<-de Xana	-21
<-de Xgas	-23
<-de Xhos	-18
<-de Xica	-11
<-de Xila	-12
<-de Xina	-28
<-de Xiro	-24
<-de Xiás	-13
<-de Xnas	-11
<-de Xora	-17
<-de Xria	-12
<-de Xseu	-11
<-de Xsia	-14
<-de Xvor	-23
<-de Xção	-17
<-de xa	-13
<-de xaca	-18
<-de xada	-26
<-de xade	-24
<-de xado	-14
<-de xafé	-10
<-de xala	-10
<-de xama	-11
<-de xana	-13
<-de xano	-19
<-de xapa	-9
<-de xato	-20
<-de xaço	-16
<-de xber	-10
<-de xbra	-14
<-de xbre	-24
<-de xbro	-25
<-de xcar	-27
<-de xcha	-15
<-de xcia	-33
<-de xcio	-19
<-de xcos	-24
<-de xdar	19
<-de xdas	-13
<-de xder	-17
<-de xdia	-20
<-de xdio	-16
<-de xdor	-16
<-de xdão	-15
<-de xebê	-14
<-de xeda	-15
<-de xego	-20
<-de xeio	-24
<-de xeis	-18
<-de xena	-28
<-de xene	-18
<-de xeno	-13
<-de xete	-13
<-de xeto	-15
<-de xeza	-15
<-de xeço	-18
<-de xgar	-21
<-de xgem	-39
<-de xgia	-13
<-de xgio	-17
<-de xgir	-19
<-de xhar	-25
<-de xhas	-16
<-de xhes	-12
<-de xhos	-18
<-de xias	-19
<-de xica	-18
<-de xico	-9
<-de xida	-20
<-de xina	-31
<-de xino	-17
<-de xios	-17
<-de xipa	-14
<-de xir	-19
<-de xira	-30
<-de xiro	-22
<-de xita	-13
<-de xito	-19
<-de xlar	-18
<-de xlda	-12
<-de xlha	-13
<-de xlho	-25
<-de xlos	-22
<-de xmar	-11
<-de xmbo	-9
<-de xmes	-9
<-de xmir	-19
<-de xmos	-12
<-de xnar	14
<-de xnas	-10
<-de xnda	-19
<-de xndo	11
<-de xnho	-19
<-de xnos	-16
<-de xnta	-27
<-de xnte	-15
<-de xnto	14
<-de xnça	-12
<-de xo	-21
<-de xoca	-18
<-de xoio	-14
<-de xolo	-23
<-de xote	-20
<-de xoto	-15
<-de xpel	-22
<-de xpor	-9
<-de xque	-22
<-de xrar	14
<-de xras	-28
<-de xrco	-20
<-de xrdo	-16
<-de xres	-30
<-de xria	9
<-de xrie	-9
<-de xril	-26
<-de xrio	-13
<-de xrir	-16
<-de xrma	-27
<-de xrno	-18
<-de xroa	-16
<-de xros	-16
<-de xrra	-18
<-de xrro	-25
<-de xrte	-13
<-de xrto	-15
<-de xrás	-10
<-de xré	-12
<-de xrés	-11
<-de xsar	8
<-de xsas	-13
<-de xsca	-10
<-de xse	-9
<-de xsmo	-28
<-de xsoa	13
<-de xsos	-18
<-de xspa	-15
<-de xssa	-18
<-de xsso	-11
<-de xsta	-10
<-de xsão	-22
<-de xtal	-16
<-de xtar	-26
<-de xtas	-28
<-de xtes	-23
<-de xtor	-16
<-de xtos	-44
<-de xtro	-24
<-de xuas	-13
<-de xubá	-10
<-de xuda	-14
<-de xudo	-9
<-de xuem	-30
<-de xuga	-26
<-de xum	-35
<-de xuma	-30
<-de xura	-22
<-de xuro	-8
<-de xuso	13
<-de xval	-14
<-de xvel	-25
<-de xver	-21
<-de xves	-22
<-de xxer	-11
<-de xçar	-14
<-de xída	-24
<-de xões	-21
<-debaixo xgua	-16
<-deixa xa	-18
<-deixa xde	-9
<-deixa xo	-18
<-deixa xtar	-12
<-deixa-se xo	-15
<-deixa-se xrer	-20
<-deixar xado	-34
<-depois x-se	-18
<-depois xa	-16
<-depois xdas	-20
<-depois xde	-21
<-depois xmos	-14
<-depois xo	-10
<-depois xos	-8
<-depois xse	-20
<-der xnça	-12
<-descreva xo	-27
<-desculpa xa	-10
<-desculpem xo	-16
<-desde 00	-22
<-desde xa	-9
<-desde xos	-9
<-desde xrço	-11
<-desliga xo	-12
<-desliga-se xo	-10
<-desligar xo	-17
<-deu xuma	-10
<-devolução xde	-13
<-dia 00	-9
<-dia x-se	12
<-dia xde	-17
<-dia xo	-18
<-dia xres	-13
<-dia xtil	-15
<-dias x-se	-9
<-dias xde	-8
<-dias xtes	-12
<-diferença xior	-9
<-diga xo	-8
<-dinheiro xnão	-11
<-diz xo	-15
<-diz xq	-13
<-dizer xa	-18
<-do 00	-15
<-do Xará	-14
<-do Xira	-14
<-do Xnde	-8
<-do Xnho	-9
<-do Xrro	-10
<-do Xrte	-23
<-do Xrto	-16
<-do Xube	-11
<-do xado	-19
<-do xafé	-11
<-do xama	-12
<-do xato	-18
<-do xaço	-10
<-do xcio	-19
<-do xcre	-11
<-do xdia	-24
<-do xdio	-16
<-do xdor	-20
<-do xdro	-11
<-do xeio	-10
<-do xema	-12
<-do xero	-17
<-do xeto	-20
<-do xfre	-11
<-do xial	-14
<-do xico	-12
<-do xido	-15
<-do xing	-18
<-do xino	-13
<-do xior	-10
<-do xiro	15
<-do xito	-21
<-do xixe	-18
<-do xião	-17
<-do xlar	-12
<-do xlco	-13
<-do xlho	-20
<-do xlme	-20
<-do xmel	-18
<-do xnco	-21
<-do xnho	-35
<-do xnte	-29
<-do xnto	14
<-do xone	-15
<-do xoço	-13
<-do xque	-22
<-do xrio	-35
<-do xrno	-16
<-do xrro	12
<-do xrto	-31
<-do xrão	-9
<-do xsol	-18
<-do xsor	-16
<-do xsso	-10
<-do xsta	-21
<-do xste	-15
<-do xsto	-21
<-do xtal	-10
<-do xtel	-10
<-do xtro	-22
<-do xual	-17
<-do xube	-11
<-do xulo	-18
<-do xuro	-15
<-do xuto	-10
<-do xuês	-11
<-do xvel	-9
<-doação xde	-14
<-documento xa	-19
<-documento xde	-10
<-dois xcos	-14
<-dois xdos	-19
<-dois xens	-12
<-dois xhos	-16
<-dois xios	-20
<-dois xnos	-11
<-dois xres	-25
<-dois xros	-14
<-dois xtas	-10
<-dois xtes	-17
<-dois xtos	-13
<-dois xões	-12
<-dona Xide	-15
<-dos Xsos	-9
<-dos xais	-15
<-dos xcos	-15
<-dos xdos	-17
<-dos xeus	-21
<-dos xhos	-16
<-dos xios	-19
<-dos xnos	-26
<-dos xres	-26
<-dos xros	-24
<-dos xsos	-18
<-dos xtas	-12
<-dos xtes	-23
<-dos xtos	-27
<-dos xues	-17
<-dou xo	-15
<-doze xres	-14
<-duas xdas	-27
<-duas xhas	-16
<-duas xias	-27
<-duas xnas	11
<-duas xras	-10
<-duas xtas	-17
<-duas xças	-15
<-duas xões	-21
<-durante xa	-10
<-durante xo	-10
<-dá xa	-20
<-dá xo	-14
<-dá xos	-12
<-dá xum	-10
<-dá xuma	-13
<-e XXrg	-12
<-e x-la	-12
<-e x-me	-15
<-e x-se	-36
<-e xa	-17
<-e xa-a	-10
<-e xa-o	-14
<-e xada	-29
<-e xado	-22
<-e xais	-14
<-e xalo	-15
<-e xara	-10
<-e xas	-17
<-e xata	-14
<-e xbos	-27
<-e xbou	-13
<-e xbre	-17
<-e xcho	-26
<-e xcês	-22
<-e xdar	-13
<-e xdas	-11
<-e xde	-20
<-e xdem	-22
<-e xdos	-19
<-e xduz	-15
<-e xede	-9
<-e xega	-23
<-e xela	-12
<-e xele	-10
<-e xeno	-20
<-e xera	-8
<-e xere	-11
<-e xero	-15
<-e xeça	-13
<-e xfaz	12
<-e xgar	-19
<-e xhes	-17
<-e xhou	-14
<-e xhum	-18
<-e xica	-21
<-e xico	-25
<-e xida	-14
<-e xigo	-12
<-e xina	-10
<-e xira	-29
<-e xixa	-15
<-e xixo	-15
<-e xlha	-9
<-e xlhe	-21
<-e xlos	-19
<-e xlta	-14
<-e xmos	17
<-e xnam	-9
<-e xnar	-19
<-e xnas	-14
<-e xnca	-10
<-e xnde	-19
<-e xndo	-20
<-e xnho	-19
<-e xnos	-11
<-e xnta	-20
<-e xnte	-14
<-e xnto	-24
<-e xnão	-19
<-e xo	-40
<-e xoca	-23
<-e xois	-22
<-e xomo	-17
<-e xos	-31
<-e xosa	-20
<-e xota	-12
<-e xph	-16
<-e xram	-29
<-e xrar	-16
<-e xrda	-12
<-e xrir	-13
<-e xrma	-10
<-e xrna	-11
<-e xrra	-19
<-e xrta	-15
<-e xrte	-9
<-e xsam	-16
<-e xsar	-9
<-e xse	-27
<-e xsto	-15
<-e xsó	-28
<-e xtal	-20
<-e xtam	-10
<-e xtas	-16
<-e xtem	-8
<-e xtes	-30
<-e xtos	-17
<-e xtou	-9
<-e xtro	-13
<-e xuas	-33
<-e xuei	-10
<-e xuem	-25
<-e xula	-12
<-e xum	-20
<-e xuma	-35
<-e xura	-15
<-e xvar	-13
<-e xvel	-12
<-e xver	-9
<-e xvou	-14
<-e xzia	-14
<-e xção	-22
<-ela xnão	-21
<-ele xfaz	-11
<-ele xgou	-12
<-ele xira	13
<-ele xser	-8
<-eles xham	-11
<-eles xram	-20
<-em 00	-12
<-em Xaba	-11
<-em Xbal	-14
<-em Xdor	-13
<-em Xela	-15
<-em Xial	-11
<-em Xira	-10
<-em Xlle	-9
<-em Xnia	-10
<-em xada	-18
<-em xaio	-14
<-em xaso	-16
<-em xbro	-23
<-em xcia	-14
<-em xcio	-8
<-em xcos	-8
<-em xdas	-10
<-em xdem	-18
<-em xdia	-18
<-em xeia	-13
<-em xgem	-13
<-em xgue	-15
<-em xias	-10
<-em xida	-13
<-em xiro	-17
<-em xito	-13
<-em xlas	-15
<-em xlha	-16
<-em xlho	-18
<-em xlês	-9
<-em xnal	-15
<-em xnha	-15
<-em xnho	-13
<-em xnto	-19
<-em xoto	-13
<-em xpel	-22
<-em xrma	-10
<-em xruz	-13
<-em xrço	-14
<-em xsto	-22
<-em xtos	-11
<-em xuma	-16
<-em xuês	-18
<-em xzio	-10
<-em xões	-20
<-emergência xada	-10
<-enquanto xnão	-20
<-entra xa	-9
<-entrega xa	-12
<-entrega xdas	-18
<-entrega xde	-21
<-entrega xo	-19
<-então xa	-28
<-então xlhe	-11
<-então xo	-33
<-equipa xde	-14
<-era xo	-20
<-escada xde	-8
<-escala xde	-14
<-escola xde	-16
<-escova xde	-13
<-escova xtes	-13
<-escreve xo	-13
<-escrever xa	-15
<-escrito xomo	15
<-espera 00	-10
<-esperar 00	-15
<-estende-se xo	-13
<-estou xa	-13
<-estou xndo	-18
<-estraga xa	-17
<-está xa	-20
<-está xada	-18
<-está xado	-23
<-está xde	-11
<-está xida	-11
<-estão xdas	-15
<-eu xava	-15
<-eu xejo	-18
<-eu xevo	-12
<-eu xeço	-19
<-eu xico	-15
<-eu ximo	-11
<-eu xiro	-10
<-eu xito	-10
<-eu xlei	-15
<-eu xndo	-9
<-eu xnto	-24
<-eu xnão	-23
<-eu xsei	-21
<-eu xsó	-10
<-eu xuei	-14
<-explica xo	-15
<-extração xde	-11
<-fala xo	-12
<-falar xa	-12
<-falar xigo	-12
<-falta xo	-16
<-falta xuma	-20
<-faltar xum	-9
<-fato xuro	-14
<-faz xa	-33
<-faz xde	-12
<-faz xlha	13
<-faz xndo	19
<-faz xo	-32
<-faz xum	-18
<-fazem xo	-22
<-fazer xa	-28
<-fazer xndo	9
<-fazer xo	-27
<-fazer xum	-33
<-fazer xuma	-11
<-fecha xo	-16
<-fechar xo	-8
<-feche xo	-12
<-fica xa	-21
<-fica xada	-18
<-fica xado	-24
<-fica xde	-10
<-fica xndo	-10
<-ficam xde	-9
<-ficha xde	-13
<-ficou 00	-19
<-ficou xa	-18
<-ficou xada	-14
<-ficou xado	-13
<-ficou xde	-19
<-ficou xido	-19
<-ficou xum	-8
<-filme xico	-16
<-fim x-se	-17
<-fim xde	-20
<-fim xo	-12
<-foi xada	-18
<-foi xado	-17
<-foi xnte	-11
<-foi xo	-14
<-foi xora	-12
<-foi xum	-14
<-folha xada	-21
<-folha xde	-21
<-for xo	-10
<-fora xa	-14
<-forma xde	-16
<-fotografa xo	-9
<-fotografar xo	-13
<-frente xde	-13
<-fábrica xde	-11
<-galpão 00	-11
<-galpão xde	-9
<-gente xde	-11
<-gente xdeu	-11
<-gente xgar	-15
<-gente xnta	-19
<-gente xzia	13
<-gera xo	-9
<-gostaria xde	-9
<-guardar xos	-11
<-hoje xa	-16
<-hoje xo	-12
<-hora xnão	-11
<-hora xtes	-29
<-horas x-se	-12
<-hotel xde	-11
<-houve xuas	-16
<-hum xa	-11
<-há xdas	-11
<-há xuas	-9
<-há xuma	-13
<-imprime-se xa	-11
<-instalação xde	-14
<-isola xa	-9
<-isso xa	-20
<-isso xnão	-9
<-isso xtar	-17
<-jeito xde	-22
<-jeito xhum	-14
<-jeito xsó	-8
<-joga xum	-8
<-junta xde	-14
<-já xcou	-16
<-já xgou	-16
<-já xlei	-16
<-já xmos	-21
<-já xreu	-8
<-já xse	-13
<-laboratório xde	-15
<-lança xa	-8
<-larga xa	-8
<-lata xada	-11
<-lava-se xa	-12
<-lava-se xo	-15
<-lavar xas	-10
<-leia xo	-10
<-ler xo	-11
<-leva xa	-12
<-leva xo	-14
<-levanta xa	-14
<-levou xo	-17
<-lhe xsse	-15
<-liga xo	-20
<-liga-se xo	-9
<-ligo xo	-15
<-limpa xa	-22
<-limpa xo	-11
<-linha xde	-15
<-loja xde	-18
<-luz xde	-9
<-lâmina xada	-8
<-lê xo	-9
<-mais xmum	-16
<-mais xndo	-9
<-manda xgem	-14
<-manda xo	-12
<-manda xos	-16
<-manda xtar	-9
<-mandou xum	-15
<-maneira xde	-20
<-manhã x-se	-18
<-manhã xedo	-16
<-marca xa	-11
<-marca xde	-13
<-mas xa	-21
<-mas xnão	-23
<-mas xo	-13
<-me xbro	-15
<-me xfaz	-15
<-me xica	-13
<-me xrem	-13
<-me xtou	-9
<-mede xa	-17
<-mede xo	-16
<-mede xos	-11
<-medir xa	-17
<-meia xina	-15
<-meio xde	-11
<-meio xtar	-12
<-menos xde	-11
<-menos xnta	-17
<-mergulha xa	-12
<-mesa xde	-16
<-mesmo xdia	-17
<-mesmo xse	-12
<-mestre Xlio	-9
<-meu xavô	-10
<-meu xcio	-8
<-meu xgro	-12
<-meu xlho	-15
<-meu xnro	-18
<-meu xpai	-12
<-meus xros	-12
<-meus xtos	-17
<-mim xsar	14
<-minha xada	-12
<-minha xher	-12
<-minha xlha	-12
<-minha xora	-10
<-minutos xdos	-13
<-minutos xtes	-22
<-modo xde	-26
<-modo xomo	12
<-moeda xde	-8
<-monta xa	-11
<-montar xum	-26
<-morreu xum	-11
<-mostra xa	-11
<-mostra xo	-8
<-motor xado	-8
<-mudança xde	-15
<-máquina 00	-16
<-máquina xde	-10
<-máximo 00	-14
<-mínimo 00	-10
<-n.º 00	-11
<-n.º xde	-16
<-na Xria	-22
<-na xada	9
<-na xade	-14
<-na xaia	-20
<-na xaje	-16
<-na xala	-18
<-na xara	-14
<-na xave	-8
<-na xbra	-12
<-na xcal	-18
<-na xcha	-9
<-na xcia	-18
<-na xdem	-9
<-na xdra	-17
<-na xeca	-13
<-na xeja	-19
<-na xena	-16
<-na xesa	-24
<-na xeta	-14
<-na xeça	-18
<-na xgem	-19
<-na xica	-20
<-na xina	-24
<-na xira	-30
<-na xita	-17
<-na xlha	-18
<-na xmba	-16
<-na xmpa	-16
<-na xnda	-19
<-na xnha	-25
<-na xnta	-24
<-na xnça	-15
<-na xoja	-24
<-na xola	-22
<-na xona	13
<-na xore	-9
<-na xota	-14
<-na xral	-16
<-na xrca	-17
<-na xrea	-14
<-na xria	-25
<-na xriz	-11
<-na xrma	-9
<-na xrna	-12
<-na xrra	-13
<-na xrça	-17
<-na xsta	-11
<-na xsão	-18
<-na xufa	-8
<-na xuia	-21
<-na xula	-13
<-na xura	-23
<-na xída	-9
<-nada xado	-11
<-nada xde	-14
<-nas xras	-13
<-nas xtas	-16
<-nas xvas	-17
<-nem xde	-16
<-nem xo	-11
<-nem xse	-19
<-nenhum xado	-14
<-ninguém xber	-15
<-ninguém xbia	-11
<-ninguém xfaz	-13
<-ninguém xobe	-11
<-ninguém xse	-18
<-ninhos xde	-16
<-no xack	-11
<-no xado	-19
<-no xais	-15
<-no xapé	-13
<-no xaso	-8
<-no xbor	-13
<-no xbro	-11
<-no xcho	-14
<-no xcio	-12
<-no xdia	-28
<-no xdio	-15
<-no xdor	-16
<-no xdão	-16
<-no xeio	-14
<-no xete	-25
<-no xibo	-16
<-no xico	-12
<-no xido	-9
<-no xigo	-16
<-no xior	-12
<-no xiro	-14
<-no xivo	-9
<-no xlso	-13
<-no xlão	-17
<-no xmpo	-14
<-no xnal	-10
<-no xnco	-12
<-no xnel	-13
<-no xnho	-26
<-no xnto	-25
<-no xomo	-21
<-no xpel	-38
<-no xque	-24
<-no xral	-11
<-no xrio	-22
<-no xrno	-23
<-no xrro	-26
<-no xrto	-17
<-no xsso	-17
<-no xsto	-14
<-no xtal	-17
<-no xtio	-12
<-no xtro	-11
<-noite xa	-8
<-noite xnão	-13
<-norma xrna	-23
<-nos xcos	-11
<-nos xdos	-9
<-nos xmos	-22
<-nos xros	-17
<-nos xtes	-14
<-nossa xala	-9
<-nossa xega	9
<-nossa xica	-23
<-nossa xira	-14
<-nossa xsta	-15
<-nossa xção	-32
<-notas xdas	-12
<-novo xa	-12
<-novo xnão	-14
<-num xnho	-10
<-num xnto	-35
<-num xpel	-25
<-numa xlha	-10
<-nunca xa	-9
<-nunca xo	-8
<-nunca xos	-8
<-nunca xram	-15
<-nunca xse	-15
<-nunca xtou	-16
<-não xa	-13
<-não xate	-12
<-não xava	-14
<-não xber	-15
<-não xbre	-18
<-não xdoa	-12
<-não xdos	-11
<-não xebe	-10
<-não xece	-17
<-não xega	-11
<-não xete	-9
<-não xfui	-17
<-não xgou	-9
<-não xira	-9
<-não xita	-13
<-não xlta	-14
<-não xmos	-26
<-não xnde	-11
<-não xndo	-9
<-não xnta	-17
<-não xo	-17
<-não xram	-23
<-não xrca	-9
<-não xrga	-21
<-não xrta	-12
<-não xse	-31
<-não xsei	-14
<-não xssa	-9
<-não xste	-12
<-não xsto	-12
<-não xtam	-9
<-não xtar	-22
<-não xtem	-11
<-não xtou	-9
<-não xtua	-12
<-não xvem	-20
<-não xvia	-13
<-não xxem	-17
<-não xzem	-18
<-nó xado	-13
<-nós xfaz	-16
<-nós xmos	-19
<-o 00	-9
<-o Xaio	-11
<-o Xdir	-14
<-o Xino	-19
<-o Xner	-14
<-o Xnho	-16
<-o Xrui	-9
<-o Xuan	-14
<-o x-in	20
<-o xafo	-19
<-o xafé	-12
<-o xail	-20
<-o xaio	-8
<-o xalo	-13
<-o xama	-18
<-o xame	-12
<-o xano	-19
<-o xaso	-20
<-o xato	-21
<-o xaço	-16
<-o xbaú	-13
<-o xbor	-18
<-o xbro	-11
<-o xcal	-21
<-o xcho	11
<-o xcio	-26
<-o xcre	-14
<-o xcto	-10
<-o xcão	-16
<-o xde	-11
<-o xder	-14
<-o xdia	-11
<-o xdio	-30
<-o xdor	-43
<-o xdão	-11
<-o xede	-25
<-o xeio	-11
<-o xelo	-28
<-o xema	-14
<-o xeor	-13
<-o xeta	-17
<-o xete	-24
<-o xeto	-28
<-o xeão	-13
<-o xeço	-13
<-o xfre	-10
<-o xgar	-12
<-o xgia	-14
<-o xgue	-20
<-o xhip	-10
<-o xial	-13
<-o xibo	-19
<-o xico	-34
<-o xido	-18
<-o xigo	-14
<-o ximo	15
<-o xing	-21
<-o xino	-32
<-o xipo	-11
<-o xiro	-20
<-o xist	-14
<-o xite	-25
<-o xito	-13
<-o xivo	-27
<-o xixe	-11
<-o xião	-20
<-o xjão	-18
<-o xket	-16
<-o xlar	-15
<-o xlde	-11
<-o xlho	-32
<-o xlme	-17
<-o xlão	14
<-o xmal	-21
<-o xmar	-9
<-o xmbo	-18
<-o xmem	-12
<-o xmpo	-8
<-o xnal	-15
<-o xnco	-19
<-o xndo	-8
<-o xnel	-12
<-o xnho	-51
<-o xnio	-19
<-o xnte	-11
<-o xnto	25
<-o xnº	-16
<-o xnó	-13
<-o xoco	11
<-o xodo	-19
<-o xofá	-17
<-o xogo	-15
<-o xoio	-17
<-o xojo	-11
<-o xolo	-16
<-o xone	-21
<-o xoro	-14
<-o xote	-13
<-o xoto	-21
<-o xoço	-13
<-o xpai	-12
<-o xpar	-11
<-o xpel	-26
<-o xper	-15
<-o xpão	-15
<-o xquê	-21
<-o xray	-8
<-o xrco	-28
<-o xrdo	-20
<-o xril	-20
<-o xrio	-49
<-o xrme	-11
<-o xrmo	-16
<-o xrno	-24
<-o xrpo	-14
<-o xrro	-30
<-o xrso	-19
<-o xrte	-20
<-o xrão	-27
<-o xsal	-14
<-o xsco	-16
<-o xset	11
<-o xseu	-24
<-o xsor	-28
<-o xsta	-26
<-o xste	-25
<-o xsto	-20
<-o xtal	-10
<-o xtim	-18
<-o xtom	-9
<-o xtor	-33
<-o xtro	-34
<-o xtão	-27
<-o xubo	-16
<-o xudo	-13
<-o xuiz	-8
<-o xume	-20
<-o xuno	-22
<-o xuro	-28
<-o xuso	-9
<-o xuto	-16
<-o xuxo	-14
<-o xuês	-13
<-o xvel	-17
<-o xvio	-11
<-o xvão	-8
<-olha xa	-19
<-olha xo	-17
<-onde xo	-20
<-onde xse	-14
<-ontem xo	-18
<-ontem xuma	-15
<-onze xões	-15
<-ordem xde	-17
<-os xbos	-12
<-os xcos	-21
<-os xdos	-33
<-os xeus	-9
<-os xhos	-12
<-os xios	-22
<-os xlos	-25
<-os xmes	-21
<-os xnes	-9
<-os xnos	-24
<-os xpos	-10
<-os xres	-27
<-os xros	-31
<-os xsos	-19
<-os xtas	-11
<-os xtes	-36
<-os xtos	-34
<-os xues	-17
<-os xvos	-16
<-os xzes	-19
<-os xços	-21
<-os xéis	-17
<-os xões	-10
<-ou xa	-11
<-ou xado	-15
<-ou xdas	-8
<-ou xiro	-8
<-ou xndo	-11
<-ou xnho	-18
<-ou xnto	-15
<-ou xnão	-8
<-ou xo	-11
<-ou xse	-12
<-outra xsoa	-15
<-outro xdia	-16
<-ouvir xo	-10
<-padronizar xa	-15
<-papel xa	-13
<-papel xado	-25
<-papel xlha	-11
<-papel xo	13
<-para 00	-13
<-para xa	-48
<-para xas	-33
<-para xdar	-18
<-para xder	-19
<-para xdos	9
<-para xele	-9
<-para xhar	-16
<-para xir	-13
<-para xmar	-21
<-para xnar	13
<-para xndo	-15
<-para xnho	-24
<-para xnão	-17
<-para xo	-49
<-para xos	-39
<-para xrar	11
<-para xse	-11
<-para xtar	-14
<-para xuem	-23
<-para xuma	-24
<-para xver	-17
<-para xzer	-19
<-parque xde	-20
<-parte xa	-16
<-parte xdas	-9
<-parte xde	-13
<-partir xdaí	-16
<-partir xde	-15
<-passa xa	-26
<-passa xo	-23
<-passa-se xa	-12
<-passada xuma	-17
<-passado xa	-9
<-passado xmos	-18
<-passagem xde	-12
<-passar xde	-15
<-passar xo	-25
<-passo xa	-28
<-passou xa	-14
<-passou xde	-10
<-pede xa	-19
<-pede xcio	-8
<-pede xnto	-11
<-pede xo	-20
<-pede xum	-17
<-pede-se xa	-12
<-pedir xo	-18
<-pedir xção	-9
<-pediu xa	-16
<-pega xo	-11
<-pela xada	-15
<-pela xcia	-14
<-pela xira	-13
<-pela xnda	-18
<-pela xora	-9
<-pelas xtas	-8
<-pelo xiro	-19
<-pelo xmor	-9
<-pelo xone	-13
<-perdemos xum	-11
<-perdeu xo	-11
<-pergunta xa	-8
<-pergunta xo	-8
<-pergunta xse	-21
<-pergunta-se xa	-8
<-pergunta-se xo	-15
<-pergunta-se xse	-14
<-perguntar xo	-8
<-perguntar xse	-13
<-perguntou xse	-12
<-perguntou xuem	-10
<-perto xde	-17
<-pesa xo	-18
<-pesa-se xo	-10
<-pessoas xa	-14
<-peça xima	-8
<-peço xuma	-18
<-pintar xo	-16
<-pista xde	-11
<-placa xde	-11
<-pneu xde	-11
<-pode xir	-17
<-pode xsar	-16
<-pode xtar	-14
<-ponto xde	-8
<-ponto xnal	-10
<-ponto xrto	-9
<-por xade	-17
<-por xcho	-11
<-por xdia	-21
<-por xdio	-10
<-por xeça	-11
<-por xmas	-11
<-por xnos	-11
<-por xnta	-13
<-por xnto	-19
<-por xrta	-12
<-por xrás	-19
<-por xuem	-11
<-por xum	-9
<-porque xnão	-11
<-porque xo	-18
<-portanto xo	-22
<-porto xde	-11
<-posto xde	-10
<-pra xgar	-12
<-pra xgem	-19
<-pra xhia	-9
<-pra xora	-16
<-pra xrar	-22
<-pra xrás	-8
<-pra xsoa	-20
<-pra xvar	-23
<-pra xzer	-18
<-precisa xde	-16
<-precisa xrar	-13
<-preciso xde	-19
<-preenche xa	-12
<-preenche-se xa	-11
<-prende xo	-8
<-prende-se xa	-13
<-prepara xas	-12
<-presente xção	-22
<-primeira xira	-10
<-primeiro x-se	-18
<-primeiro xa	-22
<-primeiro xalo	-12
<-primeiro xas	-15
<-primeiro xgar	-15
<-primeiro xo	-18
<-primeiro xos	-11
<-primeiro xrar	-20
<-primeiros 00	-11
<-pro xbor	-15
<-pro xcho	-12
<-pro xdor	-26
<-pro xiro	-9
<-pro xnte	-15
<-pro xomo	-11
<-pro xtro	-8
<-procedimento xde	-25
<-processo xde	-19
<-professora Xone	-11
<-propaganda xde	-12
<-pros xros	-23
<-prova xde	-15
<-próprio xdia	-13
<-puxa-se xo	-16
<-pôr xa	-11
<-pôr xo	-9
<-põe xa	-21
<-põe xdão	-8
<-põe xo	-16
<-põe xos	-11
<-qualquer xrio	-17
<-qualquer xsoa	-18
<-quando xa	-24
<-quando xnão	-10
<-quando xo	-25
<-quando xse	-15
<-quando xum	-27
<-quando xuma	-27
<-quarenta xros	-11
<-quarto xde	-19
<-quatro xdas	-15
<-quatro xdos	-9
<-quatro xhos	-19
<-quatro xlas	-13
<-quatro xnas	-12
<-quatro xtas	-16
<-quatrocentos xros	-17
<-que xa	-40
<-que xabe	-15
<-que xaiu	-17
<-que xas	-18
<-que xava	-23
<-que xbre	-15
<-que xceu	-14
<-que xdou	-16
<-que xdê	-15
<-que xece	-13
<-que xeia	-10
<-que xeva	13
<-que xeça	-18
<-que xfaz	-27
<-que xide	-20
<-que xija	-14
<-que xilo	-13
<-que xmos	-27
<-que xmou	-9
<-que xnde	-11
<-que xnha	-16
<-que xnte	-11
<-que xnão	-27
<-que xo	-38
<-que xobe	-9
<-que xois	-16
<-que xos	-19
<-que xque	-26
<-que xram	-23
<-que xrar	-15
<-que xrou	-14
<-que xse	-41
<-que xsei	-8
<-que xsem	-19
<-que xsse	-25
<-que xsta	-11
<-que xsó	-20
<-que xtou	-10
<-que xum	-17
<-que xuma	-13
<-que xvêm	-17
<-que xzem	-19
<-que xzer	-35
<-que xzia	-14
<-quem xaga	-16
<-quem xfaz	-21
<-quem xira	-24
<-quem xnão	-14
<-quem xse	-22
<-quem xtou	-12
<-quem xuma	-13
<-quem xvou	-13
<-quer xdar	-13
<-quer xo	-9
<-quer xtar	-9
<-quer xum	-26
<-quero xum	-18
<-recebe xa	-10
<-recebe xuma	-13
<-recepção xde	-12
<-receção xde	-9
<-recolhe xo	-19
<-recolhe xos	-11
<-reconhecimento xde	-16
<-recursos xnos	-13
<-redação xde	-17
<-reduza xa	-15
<-registo xde	-10
<-registro xde	-10
<-relatório xde	-12
<-reunião xde	-18
<-rh xbre	-16
<-ria xde	-16
<-risca xo	-14
<-roteiro xde	-18
<-roteiro xrto	-19
<-roupa xde	-19
<-rádio xria	-10
<-sacode-se xo	-11
<-sacos xde	-20
<-sai xde	-10
<-sala xde	-26
<-sala xnte	-18
<-saídas xde	-19
<-se xa	-12
<-se xata	-17
<-se xava	-10
<-se xbre	12
<-se xcam	12
<-se xcou	-10
<-se xder	-13
<-se xdeu	-8
<-se xebe	-20
<-se xece	-11
<-se xega	-15
<-se xeta	-15
<-se xeva	-21
<-se xfaz	-43
<-se xhem	-11
<-se xina	-11
<-se xita	-18
<-se xlha	-12
<-se xmeu	-15
<-se xmos	-24
<-se xmou	-24
<-se xnha	-8
<-se xnta	-13
<-se xnão	-11
<-se xo	-33
<-se xona	-11
<-se xram	-16
<-se xrde	-9
<-se xrem	-16
<-se xrma	16
<-se xrou	-12
<-se xrta	-14
<-se xsar	-13
<-se xse	-10
<-se xsse	-16
<-se xsta	-16
<-se xtam	-21
<-se xtar	-12
<-se xtir	-14
<-se xtou	-11
<-se xtra	-15
<-se xum	-23
<-se xura	-13
<-se xvel	-15
<-se xver	-21
<-se xxar	-9
<-se xxou	-16
<-segue xo	-11
<-segurança Xial	-11
<-sei xse	-13
<-seis xens	-15
<-seis xras	-8
<-seja xado	-12
<-sem xa	-14
<-sem xade	-9
<-sem xcar	-13
<-sem xdão	-11
<-sem xgar	-13
<-sem xhar	-21
<-sem xina	-12
<-sem xmer	-12
<-sem xo	-13
<-sem xpel	-12
<-sem xrar	-20
<-sem xrio	-22
<-sem xrro	-14
<-sem xse	-9
<-sem xsta	-14
<-sem xtar	-16
<-sem xuma	-17
<-sem xura	-17
<-sem xção	-14
<-sem xões	-10
<-semana xada	-21
<-sempre xa	-15
<-sempre xada	-14
<-senhor xdre	-15
<-senhor xior	-18
<-separa xa	-12
<-separa xo	-11
<-ser xado	-17
<-sessenta xres	-15
<-sessão xdas	-15
<-seu Xldo	-10
<-seu Xson	-10
<-sexta xo	-8
<-sinal xde	-11
<-sobe xos	-14
<-sobre xa	-43
<-sobre xas	-25
<-sobre xher	16
<-sobre xo	21
<-sol xaga	-9
<-soma xos	-15
<-somos xum	-15
<-somos xuma	-18
<-sou xa	-17
<-sou xira	-13
<-sou xiro	-18
<-sou xo	-19
<-sou xora	-11
<-sua xira	-11
<-sua xlha	-12
<-são Xoão	-19
<-são Xulo	-11
<-são xdos	-27
<-são xvas	-20
<-só xa	-11
<-só xeça	-9
<-só xira	-18
<-só xmos	-12
<-só xndo	-22
<-só xo	-16
<-só xois	-24
<-só xova	-20
<-só xse	-17
<-só xum	-15
<-tabuleiro xde	-10
<-também xo	-12
<-tanque xde	-13
<-tarde x-se	-12
<-tarde xnão	-11
<-tem 00	-10
<-tem xde	-11
<-tem xlha	-14
<-tem xlta	-16
<-tem xnta	-15
<-tem xo	-24
<-tem xsão	-11
<-tem xum	-15
<-tem xção	-12
<-temos xde	-20
<-tenho xum	-21
<-tenho xuma	-19
<-ter xado	-16
<-ter xgra	-15
<-ter xido	-23
<-ter xo	-22
<-terceiro xdia	-20
<-testa xa	-10
<-teste xico	-12
<-testo xo	-11
<-texto xido	-8
<-tira xa	-16
<-tira xas	-11
<-tira xhip	-9
<-tira xo	-22
<-tira xos	-12
<-tira-se xa	-10
<-tirar xa	-11
<-tirar xo	-10
<-tivemos xuma	-16
<-tocar xa	-12
<-toda xa	-16
<-todas xas	-9
<-todo xdia	-14
<-todo xtre	-9
<-todos xos	-24
<-tomou xa	-9
<-torna xa	-8
<-transporte xde	-16
<-traz xo	-10
<-troca xde	-16
<-troca xo	-14
<-trocar xa	-13
<-trocar xo	-26
<-três xcos	-15
<-três xdas	-20
<-três xdos	-11
<-três xhas	-11
<-três xias	-12
<-três xnas	-12
<-três xnos	-10
<-três xras	-10
<-três xres	-24
<-três xros	-11
<-três xsos	-11
<-três xtas	-21
<-três xtos	-18
<-três xões	-11
<-tudo xoia	-17
<-tudo xse	-14
<-tá xado	-12
<-tá xndo	-22
<-têm xde	-11
<-tô xndo	-29
<-um XXpop	11
<-um xa	-15
<-um xado	-17
<-um xafé	-11
<-um xama	-20
<-um xano	-18
<-um xaos	-9
<-um xaço	-12
<-um xde	-11
<-um xdia	-13
<-um xdor	-26
<-um xede	-9
<-um xete	-19
<-um xiro	-16
<-um xiso	-9
<-um xlho	-16
<-um xlmo	-23
<-um xlto	-17
<-um xmem	-19
<-um xnta	-17
<-um xnte	-34
<-um xnto	-10
<-um xogo	-9
<-um xpel	13
<-um xrio	-20
<-um xrno	-14
<-um xrro	-9
<-um xrto	-15
<-um xrço	-12
<-um xsal	-14
<-um xsso	18
<-um xsó	-13
<-um xtor	-15
<-um xtro	-13
<-um xuia	10
<-um xxão	-10
<-um xúdo	-14
<-uma xada	-17
<-uma xala	-19
<-uma xeda	-17
<-uma xela	-21
<-uma xena	-10
<-uma xgra	-15
<-uma xher	-18
<-uma xida	-11
<-uma xina	-16
<-uma xira	-17
<-uma xlha	-35
<-uma xnda	-17
<-uma xnha	-27
<-uma xnta	-16
<-uma xora	-14
<-uma xota	-17
<-uma xrta	-10
<-uma xsoa	-20
<-uma xsta	-9
<-uma xsão	-13
<-uma xsó	-8
<-uma xção	-21
<-umas 00	-14
<-umas xhas	-16
<-umas xtas	-11
<-uns xnta	-18
<-usa xa	-12
<-vai xa	-9
<-vai xado	-19
<-vai xcar	-22
<-vai xdar	-19
<-vai xeto	-13
<-vai xndo	-18
<-vai xora	-17
<-vai xsar	-14
<-vai xtar	-20
<-vale XXoso	-14
<-vejo xo	-19
<-vem xcar	-14
<-ver xa	-9
<-ver xas	-9
<-ver xo	-12
<-ver xos	-14
<-ver xse	-18
<-verifica xse	-13
<-vez xa	-13
<-vez xo	-16
<-viagem xsó	-22
<-vigilância xria	-9
<-vinte xros	-20
<-virar xnto	-18
<-virar xum	-16
<-visita xada	-22
<-vistoria xde	-16
<-viu xa	-12
<-você xtar	-18
<-vocês xtam	-11
<-volta xa	-12
<-volta xado	-20
<-voltou xa	-11
<-vou xndo	-21
<-vou xrir	-10
<-vou xtar	-24
<-vou xzer	-14
<-vê xa	-9
<-vê xo	-18
<-vê xos	-9
<-vê xse	-16
<-vê-se xse	-12
<-| xnão	-13
<-| xrar	-12
<-à xada	-31
<-à xade	-14
<-à xala	-20
<-à xcia	-13
<-à xega	-26
<-à xeia	-9
<-à xira	-18
<-à xora	-9
<-à xrda	-10
<-à xria	-28
<-à xrre	-16
<-à xssa	-10
<-à xura	-15
<-à xção	13
<-às 00	-18
<-às xras	-20
<-às xtas	11
<-às xuas	-19
<-às xças	-21
<-ácido xico	-10
<-água xa	-8
<-água xada	-9
<-água xoce	-17
<-água xria	-13
<-água xrna	-13
<-é xada	-32
<-é xado	-24
<-é xato	-12
<-é xcia	-9
<-é xde	-15
<-é xhor	-12
<-é xida	-22
<-é xido	-12
<-é xigo	-12
<-é ximo	-15
<-é xiro	-18
<-é xita	-21
<-é xito	-11
<-é xmal	-12
<-é xnto	-13
<-é xo	-36
<-é xrio	-17
<-é xssa	-26
<-é xsó	-18
<-é xuem	-16
<-é xum	-17
<-é xuma	-28
<-é xção	-13
<-último xdia	-13
<-– 00	-17
<-– XXção	18
<-– Xica	-11
<-– Xnia	-11
<-– Xção	20
<-– xada	-25
<-– xala	-17
<-– xgem	13
<-– xsto	-15
<-– xção	10
<.	-46
</	-14
<0	-21
<2"	14
<2%	-19
<2(	-30
<2)	-37
<2*	-17
<2+	-9
<2.	-56
<20	-12
<2:	-26
<2;	-31
<2<	-11
<2>	10
<2?	-12
<2[	-14
<2]	-24
<2^	-12
<2a	-32
<2abaixa	-11
<2abaixo	-12
<2abelhas	-20
<2aberta	-10
<2aberto	-10
<2abertura	-30
<2abre	-41
<2abre-se	-14
<2abrigo	-9
<2abril	-24
<2abrir	-34
<2abriu	-20
<2abro	-11
<2acabou	-17
<2aceder	-13
<2acenda	-10
<2acende	-29
<2acendo	-15
<2acesso	-16
<2acho	-19
<2achou	-11
<2acidente	-18
<2acima	-21
<2acompanha	-22
<2acordo	-12
<2adega	9
<2administradora	-19
<2administração	-25
<2adulto	-10
<2advogado	-18
<2afastando	-14
<2afinador	-15
<2afinar	-22
<2agenda	-14
<2agora	-25
<2agosto	-13
<2agradeço	-10
<2agulha	-17
<2agência	-20
<2ai	-18
<2ainda	-27
<2ajuda	-19
<2ajudantes	-12
<2ajustar	-11
<2alavanca	-10
<2alergia	-15
<2alergias	-18
<2alguma	-13
<2alguém	-42
<2ali	-16
<2almoço	-11
<2alta	-29
<2alto	-27
<2altura	-20
<2aluguer	-18
<2aluno	-18
<2alunos	-17
<2alvado	-14
<2alô	10
<2amarela	-13
<2amarelo	-21
<2amarrado	-13
<2amassada	-8
<2amigo	-16
<2amostra	-11
<2amostras	-24
<2anca	-12
<2anda	-22
<2andar	10
<2anel	-11
<2anexa	-14
<2anexa-se	-9
<2animal	-13
<2ano	-14
<2anos	-40
<2anota	-13
<2anota-se	-9
<2anotações	-17
<2antena	-14
<2anterior	-10
<2antiga	-18
<2antigo	-12
<2anéis	-15
<2ao	-36
<2aos	-18
<2apaga	-9
<2apartamentos	-12
<2aperta	-14
<2aperto	-10
<2aplica-se	13
<2aplicativo	-20
<2aplicação	-21
<2apoio	-11
<2apontou	-15
<2apresenta	-10
<2aprovadas	-9
<2aprovado	-19
<2aprovação	-13
<2aproxima	-9
<2apólice	-11
<2após	-22
<2aquecimento	-10
<2aquilo	13
<2aquário	-23
<2ar	-21
<2arco	-12
<2areia	-11
<2armação	-10
<2arquivo	-24
<2arraial	-15
<2arranca	-16
<2arrancar	-9
<2arrumam-se	-10
<2artigo	-15
<2as	-74
<2aspirar	-18
<2assembleia	-15
<2assina	-25
<2assina-se	-13
<2assinada	-19
<2assinado	-12
<2assinam	-8
<2assinar	9
<2associação	-23
<2assunto	21
<2atende	-8
<2atendente	-14
<2atestado	-16
<2ator	-8
<2atrás	-33
<2atualizado	-21
<2até	-56
<2aula	-21
<2ausente	-11
<2ausência	-10
<2autorização	-21
<2auxiliar	-18
<2avental	-15
<2avisa	-21
<2avisa-se	-11
<2avisar	-19
<2aviso	-16
<2avó	-14
<2avô	-13
<2azul	-17
<2aço	-13
<2bairro	-21
<2baixa	-20
<2baixa-se	-9
<2baixo	-26
<2balcão	-24
<2bancada	-25
<2banco	-33
<2banda	-15
<2banho	-33
<2barco	-13
<2barcos	-18
<2barraca	-16
<2barril	-15
<2barulho	-15
<2bate	-18
<2bater	-14
<2bateria	-9
<2bebê	-20
<2beira	-12
<2bem	-22
<2betão	-16
<2bexiga	-14
<2bia	-15
<2bicho	-13
<2bicho-da-seda	-18
<2bico	-9
<2bipa	-11
<2bloco	-12
<2blocos	-10
<2bloqueia	-10
<2boa	-8
<2boas	10
<2boca	-15
<2bola	-20
<2boletim	-21
<2bolso	-12
<2bomba	-14
<2bombas	-16
<2bombeiros	-16
<2bonito	-13
<2borda	-9
<2bordo	-19
<2bota	-26
<2botou	-18
<2botão	-11
<2braga	-10
<2branca	-10
<2bravo	-10
<2brinquedos	-15
<2buldogue	-8
<2buscar	-27
<2buzina	-14
<2c	-23
<2cabe	-13
<2cabeceira	-8
<2cabelo	-18
<2cabeça	-25
<2cabine	-28
<2cabo	-20
<2cabos	-13
<2cachorro	-17
<2cada	-9
<2cadastro	-10
<2cadeado	-14
<2cadeira	-17
<2cadeiras	-16
<2caderno	-15
<2café	-12
<2cair	-13
<2caiu	-24
<2caixa	-26
<2caixas	-22
<2calda	-9
<2caldeira	-19
<2calha	-10
<2calibra	-8
<2calibração	-8
<2calçada	-9
<2cama	-15
<2caminhão	-21
<2camisa	-11
<2campanha	-12
<2campo	-18
<2canal	-23
<2cancela	-12
<2candidato	-14
<2caneta	-15
<2capa	-12
<2capacete	-16
<2capela	-8
<2capitania	-17
<2captura	-19
<2cara	-18
<2carga	-25
<2carlos	-11
<2carnaval	-13
<2carrega	-10
<2carrega-se	-11
<2carregada	-11
<2carrinha	-12
<2carrinho	-11
<2carro	-22
<2carros	-17
<2carta	-13
<2cartaz	11
<2cartão	-25
<2cartãozinho	17
<2cartório	-23
<2carvalho	-13
<2casal	-12
<2casamentos	-16
<2cascais	14
<2caso	-21
<2causa	13
<2caução	-11
<2cavalo	-15
<2caído	-9
<2ceará	-17
<2cedo	-19
<2celular	-25
<2cento	-9
<2centro	-24
<2cerca	-13
<2certa	-16
<2certidão	-12
<2certo	-24
<2chama	-34
<2chama-se	-12
<2chamada	-27
<2chamados	-16
<2chamou	-21
<2chapa	-17
<2chaveiro	-13
<2chaves	-22
<2check-in	-18
<2chefe	-25
<2chega	-29
<2chegada	-15
<2chegam	-12
<2chegar	-15
<2chego	-17
<2chegou	-22
<2cheia	-22
<2cheio	-9
<2cheira	-13
<2cheiro	-10
<2chuva	-22
<2chá	-16
<2chão	-30
<2ciclo	-11
<2cidade	-13
<2cilindro	-20
<2cilindros	-14
<2cima	-17
<2cinco	-20
<2cintas	-19
<2cinto	-8
<2cintos	-8
<2circular	-17
<2clara	-27
<2clientes	-16
<2cloro	-19
<2clube	-13
<2clínica	-9
<2cobra-se	-21
<2cobrança	-17
<2cobre	-25
<2cofre	-9
<2coisa	-38
<2coisas	-18
<2cola	-9
<2colado	-14
<2colar	-9
<2colega	-21
<2colegas	-14
<2coleta	-15
<2colheita	-21
<2colher	-21
<2colmeias	-20
<2coloca	-20
<2coloca-se	-17
<2colocar	-19
<2coluna	-11
<2com	-28
<2combina	-23
<2combinados	-10
<2combinar	19
<2combustível	-13
<2come	-12
<2comer	-12
<2comercial	-19
<2comeu	-14
<2começa	-23
<2começando	-17
<2começar	-19
<2começou	-16
<2comida	-12
<2comigo	-11
<2compartilhada	-14
<2compras	-10
<2compressor	-13
<2computador	-13
<2comum	15
<2comunica	-10
<2comunica-se	-18
<2comunitária	-13
<2concerto	-15
<2concessionária	-16
<2condição	-9
<2condições	-26
<2condomínio	-23
<2conduz	-16
<2cone	-9
<2cones	-9
<2confere	-39
<2conferente	-14
<2conferida	-9
<2conferir	-17
<2conferência	-19
<2confirma	-12
<2confirmado	-11
<2confirmar	-14
<2conforme	-18
<2conhecimento	-12
<2consegue	-17
<2conservadora	-14
<2consulta	-16
<2conta	-23
<2contacto	-17
<2contagem	-9
<2contam-se	-22
<2contar	-13
<2contas	-25
<2continua	-10
<2contra	-19
<2contrato	-18
<2controle	-17
<2conversa	-19
<2convida	-8
<2convinha	-14
<2cooperativa	-32
<2coordenação	-9
<2copo	-13
<2corda	-21
<2cordas	-14
<2corpo	-17
<2corrente	-22
<2corretora	-15
<2corro	-17
<2corta	-21
<2cortar	-28
<2cortiça	-21
<2corujas	-21
<2costas	-13
<2costuma	-13
<2costureira	-12
<2cpf	-9
<2crematório	-19
<2cresceu	-24
<2criança	-22
<2crianças	-21
<2cruz	-13
<2cuida	-19
<2curitiba	-8
<2curso	-18
<2curto	14
<2cá	-25
<2câmara	-23
<2câmera	-15
<2cão	-16
<2célia	-15
<2cópia	-13
<2d	-19
<2da	-25
<2dali	-13
<2das	-40
<2data	-30
<2daí	-20
<2debaixo	-14
<2decente	-24
<2decide	-12
<2decidido	-18
<2dedo	-12
<2dedos	-12
<2deitar	-25
<2deixa	-33
<2deixa-se	-22
<2deixar	14
<2deixou	-21
<2dela	-19
<2delas	-8
<2deles	-24
<2dente	-16
<2dentro	-22
<2depende	-18
<2depois	-46
<2depósito	-17
<2der	-13
<2derrubou	-12
<2descarga	-17
<2descarrega	-12
<2desce	-20
<2desceu	-14
<2descreva	18
<2descrever	-16
<2descrita	-17
<2descrição	16
<2desculpa	-13
<2desculpem	-21
<2desde	-30
<2desenho	-22
<2desliga	-26
<2desliga-se	-12
<2desligada	-14
<2desligar	-15
<2desmontagem	-23
<2despedida	-13
<2despeja	-15
<2despeja-se	-10
<2detergente	-11
<2deu	-23
<2deus	-16
<2devagar	-30
<2deve	-16
<2devia	-17
<2devolução	-20
<2devolve	-8
<2devolveu	-27
<2dez	-18
<2dezembro	-19
<2dia	-40
<2diferente	-12
<2diga	-17
<2digital	-13
<2digo	-20
<2dinheiro	-13
<2direto	-18
<2diretor	-9
<2diretoria	-8
<2direção	-31
<2disco	-20
<2disse	-17
<2disseram	-19
<2disso	-18
<2distribuição	-13
<2distância	-24
<2dito	-12
<2diz	-32
<2diz-lhes	-13
<2diz-se	-18
<2dizendo	-28
<2dizia	-14
<2diária	-18
<2do	-68
<2doc	-12
<2doce	-20
<2dois	-13
<2domingo	-20
<2dona	-14
<2dono	-22
<2dorme	-9
<2dos	-41
<2dou	-23
<2doutora	-17
<2doze	-33
<2drena	-19
<2drenagem	-12
<2duas	-40
<2duplas	-11
<2duplo	-12
<2dura	-14
<2duzentos	-10
<2dá	-38
<2dê	-20
<2e	-45
<2edital	-8
<2educado	-10
<2ela	-27
<2ele	-29
<2eleitor	-13
<2eles	-17
<2eletricista	-11
<2elevador	-17
<2elástico	-9
<2em	-64
<2embaixo	-12
<2embarca	-20
<2embarcam	-14
<2embarque	-16
<2embora	-21
<2emergência	-17
<2empresta	-25
<2empréstimo	-10
<2empurra	-12
<2enc	16
<2encaixa	-14
<2encarregado	-14
<2encerrou-se	-11
<2enche	-19
<2encher	-22
<2enchia	-16
<2encontra	-19
<2encontrou	-11
<2encosta	-21
<2encostar	-11
<2enfermeira	-10
<2enfia	-15
<2engenharia	-15
<2enquanto	-16
<2entende	-12
<2entra	-31
<2entrada	-40
<2entram	-20
<2entrar	-27
<2entre	-14
<2entrega	-33
<2entregue	-10
<2entrou	-14
<2então	26
<2envelope	-9
<2envia	-9
<2enxágue	-10
<2epi	-13
<2equipa	-16
<2equipe	-16
<2era	-27
<2escada	-10
<2escala	-20
<2escola	-27
<2escolar	-24
<2escolhe	-21
<2escova	-18
<2escreva	-13
<2escrevam	10
<2escreve	-23
<2escreve-se	-10
<2escrevente	-10
<2escrever	-37
<2escrevo	-9
<2escrita	15
<2escrito	13
<2escuro	-11
<2espaço	-10
<2espera	-9
<2espera-se	-25
<2espere	-20
<2espero	-18
<2espuma	-15
<2esquerdo	-10
<2essa	-18
<2esse	-10
<2esta	-31
<2estacas	-10
<2estagiários	-15
<2estalo	-8
<2estante	-15
<2estar	-13
<2estas	-13
<2estava	-23
<2estação	-16
<2este	-12
<2estende-se	-18
<2esterilização	-11
<2esteve	-12
<2estiver	-12
<2estou	-28
<2estraga	-18
<2estragado	-15
<2estrelas	-16
<2estufa	-8
<2está	-41
<2estão	-18
<2estúdio	-26
<2esvazia	-14
<2etiqueta	-12
<2eu	-61
<2eucalipto	-14
<2euros	-11
<2existe	-15
<2experientes	-8
<2explica	-16
<2explica-se	-9
<2explicou	-22
<2extintor	-13
<2extração	-17
<2fachada	-12
<2fala	-28
<2falando	-25
<2falei	-19
<2falha	-17
<2falou	-22
<2falta	-34
<2faltar	-10
<2faltou	-10
<2família	-19
<2famílias	-23
<2farinha	-11
<2farmácia	-16
<2favor	-9
<2fax	-14
<2faz	16
<2faz-me	-19
<2faz-se	-17
<2fazem	-19
<2fazemos	19
<2fazenda	-22
<2fazer	19
<2faço	-18
<2febre	-13
<2fecha	-21
<2fecha-se	-15
<2fechadas	-14
<2fechado	-18
<2fechar	-26
<2feche	-16
<2fecho	-15
<2feira	-17
<2feita	-16
<2ferida	-10
<2ferrugem	-10
<2fez	-17
<2ficam	-19
<2ficar	-15
<2ficha	-29
<2ficheiro	-14
<2fico	-14
<2ficou	-34
<2fidelidade	-12
<2fila	-18
<2filarmónica	-10
<2filha	-13
<2filme	-14
<2filtro	-18
<2fim	-38
<2final	-20
<2fio	-27
<2fique	-19
<2firma	-8
<2fiscal	-25
<2fiscalização	-8
<2fita	-20
<2fitas	-13
<2fizesse	-20
<2flash	-15
<2flores	-14
<2fogo	-20
<2foi	-27
<2folhas	-14
<2for	-19
<2fora	-41
<2foram	-18
<2forma	14
<2formação	-23
<2formulário	-19
<2fornada	-19
<2fornecedores	-19
<2forno	-15
<2forrar	-26
<2foto	-14
<2fotografa	-15
<2fotografar	-17
<2fotografias	-15
<2foz	-12
<2fralda	-13
<2francês	-10
<2frasco	-12
<2freguesia	-11
<2frigorífico	-18
<2frio	-10
<2fui	-14
<2fumar	-10
<2fumaça	-13
<2fura	-15
<2furo	-15
<2furos	-16
<2furou	-9
<2fábio	-8
<2fábrica	-22
<2gaiola	-18
<2galeria	-18
<2galpão	-18
<2gancho	-17
<2ganchos	-12
<2garagem	-8
<2garantia	-16
<2gasolina	-13
<2gato	-23
<2geladeira	-11
<2gelo	-26
<2gente	-44
<2gerador	-16
<2gerente	-12
<2giz	-11
<2gostaria	-12
<2gosto	-16
<2governador	-13
<2grande	-12
<2graus	-29
<2gravando	-12
<2gravar	-11
<2gravação	-16
<2graça	-15
<2graças	-12
<2grupo	-25
<2guarda	-22
<2guardar	-21
<2guia	-34
<2guião	17
<2gás	-18
<2h	-15
<2hd	-11
<2hectares	-19
<2hoje	-42
<2homem	-14
<2homens	-9
<2hora	-34
<2horas	-27
<2horário	-11
<2hotel	-22
<2houve	-17
<2houver	-19
<2hum	-26
<2humanos	-15
<2há	-37
<2hã	16
<2hélder	-14
<2hóspede	11
<2idade	-12
<2identificação	-30
<2imprime	-11
<2imprime-se	-14
<2inspetora	-13
<2inspeção	-16
<2instalação	-16
<2instituto	-13
<2instrumentais	-15
<2instrumento	-13
<2instrutor	-10
<2instrutores	-17
<2instrução	-26
<2inteira	-17
<2inteiro	-20
<2interessa	-19
<2interessado	-11
<2interior	-23
<2interno	15
<2intervalo	-10
<2inventário	-11
<2inverno	-15
<2inês	-15
<2ir	-27
<2irmã	-17
<2isola	-15
<2janeiro	-29
<2janelas	-11
<2jardim	-17
<2jeito	18
<2joga	-13
<2jogo	-12
<2jogou	-17
<2jorge	-9
<2julho	-14
<2junho	-21
<2junta	-32
<2junto	-16
<2juntos	-9
<2já	-36
<2kg	-8
<2km/h	-10
<2lacrada	-16
<2lacrado	-14
<2lacre	-10
<2lado	-30
<2lados	-11
<2lanterna	-23
<2lança	-17
<2larga	-15
<2largo	-20
<2laterais	-15
<2lava	10
<2lava-se	-18
<2lavagem	-16
<2lavam-se	-10
<2lavar	-25
<2leio	-9
<2leitor	-11
<2leitura	-11
<2lentes	-10
<2ler	-21
<2letra	-12
<2leva	-22
<2leva-o	-9
<2levanta	-22
<2levantados	-9
<2levantar	-18
<2levar	-17
<2leve	-21
<2levou	-22
<2lhe	-23
<2licenciado	-10
<2lida	-15
<2liga	-35
<2liga-se	-15
<2ligam-se	-9
<2ligar	-20
<2ligo	-22
<2limite	-9
<2limpa	-29
<2limpa-se	-13
<2limpeza	-23
<2limpo	-20
<2lindo	-12
<2linguagem	-11
<2linha	-22
<2linhas	-19
<2lista	-12
<2litro	-20
<2litros	-14
<2livre	-11
<2livro	-21
<2livros	-10
<2lixeira	-9
<2lixo	-11
<2local	-17
<2logo	-25
<2loja	-32
<2lona	-12
<2londrina	-15
<2longa	-16
<2longe	-10
<2lopes	-18
<2lota	-13
<2lote	-25
<2luan	-11
<2lugar	-23
<2lugares	-17
<2lume	-14
<2lupa	-11
<2luva	-20
<2luvas	-19
<2luz	-28
<2luzes	-18
<2lápis	-18
<2lâmina	-20
<2lâmpada	-14
<2lê-se	-14
<2líder	-15
<2m	-20
<2madeira	-21
<2madrugada	-12
<2mafalda	-9
<2maio	-11
<2maior	-13
<2mais	-35
<2mal	-24
<2mala	-23
<2malha	-10
<2malta	-35
<2mancha	-13
<2manda	-31
<2mandou	-18
<2maneira	11
<2manga	-9
<2manhã	-22
<2manual	-28
<2manutenção	-18
<2mapa	-16
<2mar	-23
<2marca	-37
<2marinheiro	-13
<2marta	-11
<2março	-10
<2mas	-14
<2massa	-15
<2matriz	-16
<2matrícula	-15
<2me	-48
<2mecânico	-9
<2mede	-30
<2mede-se	-18
<2medir	-22
<2medo	-12
<2meia	-31
<2meio	-25
<2melhor	-22
<2menina	-14
<2meninas	-23
<2menino	-19
<2meninos	-19
<2menor	-16
<2menos	-21
<2mergulha	-11
<2mergulho	-11
<2mesa	-21
<2mesas	12
<2meses	-15
<2mesma	-14
<2mesmo	-23
<2mestre	-22
<2metade	-19
<2mete-se	-14
<2meto	-12
<2metros	-20
<2meu	-21
<2meus	-23
<2mexe	-16
<2microfone	-11
<2mil	-21
<2mim	-32
<2min	-23
<2minha	-17
<2minho	-9
<2minto	-10
<2minuto	-17
<2minutos	-37
<2mistura	-18
<2miúdos	-19
<2mochilas	-15
<2modelo	-10
<2modo	16
<2moeda	-19
<2moedas	-12
<2molde	-12
<2molha	-8
<2molhadas	-10
<2molhou	-13
<2monitor	-14
<2monta	11
<2montagem	-34
<2montamos	-18
<2montar	14
<2morador	-13
<2morreu	-16
<2mostra-se	-14
<2mostrar	-14
<2mostre	-17
<2motivo	-12
<2motor	-15
<2moça	-29
<2muda	-12
<2mudança	-22
<2mudar	-9
<2muito	-11
<2multa	-16
<2multas	-17
<2multou	-10
<2mundo	-24
<2municipal	-12
<2museu	-20
<2máquina	-27
<2máquinas	-22
<2máscara	-8
<2máximo	-18
<2mãe	-13
<2mão	-44
<2mãos	-17
<2médico	-15
<2mês	-26
<2mínimo	-11
<2móveis	-11
<2móvel	-12
<2música	-12
<2n.º	-19
<2na	-57
<2nada	-23
<2nas	-18
<2neide	-13
<2nelson	-14
<2nem	-25
<2nenhum	-13
<2nenhuma	11
<2neste	-10
<2nevoeiro	-26
<2ninguém	-43
<2ninhos	-19
<2no	-13
<2nobreak	-9
<2noite	-23
<2noiva	-10
<2nome	-35
<2nomes	-15
<2norte	16
<2nos	-28
<2nossa	-34
<2nosso	-32
<2nossos	-14
<2nota	-18
<2notas	-20
<2nova	-16
<2novembro	-8
<2noventa	-11
<2novo	-30
<2novos	-22
<2numa	-22
<2nunca	-31
<2nº	-14
<2não	-62
<2né	-27
<2nível	-8
<2nó	-13
<2nós	-28
<2número	-27
<2o	-63
<2objeto	-9
<2obra	-23
<2obras	-18
<2obrigada	-15
<2oferece	-14
<2oficina	-20
<2ofício	-16
<2oitenta	-23
<2oito	-19
<2ok	-20
<2olha	-28
<2olhal	-11
<2olhar	-16
<2olho	-11
<2olhos	-9
<2oliveira	-15
<2onde	-40
<2ontem	-36
<2onze	-20
<2operador	-18
<2operadores	-12
<2opinião	-14
<2ora	14
<2ordenha	-16
<2originais	-12
<2original	-10
<2os	-67
<2ostra	-21
<2ou	-35
<2ouriços	-17
<2ouro	-26
<2outra	-26
<2outro	-30
<2outros	-19
<2outubro	-21
<2ouve	-18
<2ouvir	-13
<2ovelhas	-9
<2p	-22
<2paciência	-9
<2padre	-12
<2padrinho	-15
<2padronizar	11
<2paga	-16
<2paga-se	-14
<2pagamento	-26
<2pai	-18
<2painel	-9
<2pais	-17
<2palavra	10
<2palavrão	-12
<2palavrões	-17
<2palmo	-13
<2panela	-17
<2pano	-22
<2papel	-45
<2papéis	11
<2par	-10
<2parabéns	-10
<2parada	-19
<2parafuso	-14
<2parar	-16
<2parede	-20
<2paredes	-16
<2parente	-11
<2parou	-12
<2parque	-33
<2partida	-10
<2partir	-19
<2passa	-16
<2passa-se	-13
<2passada	-16
<2passado	-34
<2passagem	-12
<2passam-se	-8
<2passar	-37
<2passe	-12
<2passeio	-13
<2passou	-22
<2patrão	-17
<2paula	-18
<2pedaço	-24
<2pede-se	-29
<2pedem	-21
<2pedido	-25
<2pedidos	-15
<2pedir	-30
<2pediram	-10
<2pediu	18
<2pedra	-13
<2pedágio	-17
<2pega	-11
<2pegar	-15
<2pegou	-18
<2peixe	-14
<2pela	-24
<2pelo	-28
<2pelos	-11
<2película	-17
<2pendura	-9
<2penduram-se	-8
<2peneira	-13
<2pensei	-16
<2pequena	-18
<2pequeno	-18
<2percorre	-11
<2perdemos	-21
<2perderam	-13
<2perdeu	-22
<2perdi	-19
<2pergunta	-34
<2pergunta-se	-18
<2perguntar	-17
<2perguntou	-17
<2permitido	-14
<2pernas	-12
<2perto	-27
<2período	-15
<2pesa	-21
<2pesa-se	-13
<2pesar	-16
<2pescoço	-11
<2peso	-20
<2pesos	-13
<2pessoa	-21
<2pessoas	-27
<2pet	-16
<2peça	-27
<2peças	-11
<2peço	-25
<2picada	-8
<2picar	-10
<2pico	-19
<2piloto	-20
<2pinga	-12
<2piscina	-20
<2pista	-16
<2placa	-23
<2plano	-11
<2plantonista	-13
<2plantão	-12
<2plataforma	-11
<2plástico	-11
<2pneus	-11
<2poda	-12
<2pode	-22
<2pois	-21
<2ponha	-12
<2ponham	-13
<2ponto	-13
<2pontos	-11
<2pop	-29
<2por	-29
<2porque	-27
<2porta	-36
<2portal	-9
<2portanto	21
<2portas	-13
<2porto	-31
<2português	-23
<2portão	-29
<2porém	-13
<2possível	-22
<2posto	-27
<2pote	-14
<2pouco	-14
<2pousa	-16
<2pousada	-10
<2povo	-18
<2pra	-33
<2prato	-13
<2prazo	-21
<2prazos	-17
<2precisa	-29
<2precisamos	-22
<2preenche	-17
<2preenchem	-10
<2prefeitura	-14
<2prego	-9
<2prende	-10
<2prepara	-26
<2preparação	-30
<2presa	-19
<2presente	-25
<2presentes	-21
<2preso	-9
<2pressa	-11
<2preta	-18
<2pretende-se	-27
<2pretendo	-17
<2preto	-18
<2prezados	-20
<2preço	-13
<2primavera	-9
<2primeira	-10
<2primeiro	-46
<2primeiros	-21
<2pro	-26
<2procedimento	37
<2processo	14
<2produto	-19
<2produzimos	-20
<2professor	-21
<2professora	-15
<2programa	-20
<2projetor	-14
<2propaganda	-17
<2proponho	-16
<2pros	-15
<2prova	-16
<2proveta	-10
<2prédio	-11
<2própria	-24
<2publica	-14
<2publica-se	-15
<2publicações	-11
<2purga	-21
<2purgar	-8
<2puxa	-22
<2pá	-14
<2pé	-27
<2pés	-17
<2pó	-9
<2pôr	-34
<2põe	-38
<2põe-se	-14
<2público	-15
<2q	-25
<2quadro	-18
<2quadros	-8
<2qual	-13
<2qualquer	-32
<2quando	-21
<2quanto	-20
<2quarenta	-23
<2quarta	-9
<2quartinho	-9
<2quarto	-25
<2quase	-24
<2quatro	-28
<2quebrado	-20
<2queda	-15
<2queima	-21
<2quem	-47
<2quente	-23
<2quer	-36
<2querem	-11
<2queria	10
<2quilos	-12
<2quilómetros	-11
<2quinta	-13
<2quinta-feira	-8
<2quinze	-27
<2r	-24
<2ralo	-10
<2ramos	-20
<2rapariga	-18
<2rapaz	-31
<2rapazes	12
<2raquel	-11
<2rascunho	-15
<2rasgado	-12
<2raspa	-9
<2rateio	-9
<2reais	-16
<2recebe	-51
<2recebeu	-27
<2recebimento	-17
<2recebo	-22
<2receita	-19
<2recepcionista	-11
<2recepção	-26
<2receção	-26
<2recibo	-15
<2reclamações	-20
<2reclamou	-9
<2recolhe	-14
<2reconhecimento	-18
<2recreio	-11
<2redação	-18
<2rede	-11
<2redige	-14
<2redigir	-20
<2redija	-20
<2reduz	-9
<2refeição	-9
<2reforma-se	-10
<2rega	-13
<2registo	-14
<2regra	10
<2regresso	-21
<2relatou	-15
<2relatório	-22
<2relógio	-10
<2remoto	-20
<2remédio	-12
<2rente	-14
<2reservas	-11
<2responder	-19
<2responsável	-9
<2resposta	-17
<2restauro	-18
<2reunião	-34
<2revisão	-11
<2rg	-9
<2rh	-16
<2ria	-25
<2rio	-11
<2risca-se	-14
<2roda	-10
<2rodapé	-14
<2rodas	-9
<2rolos	-8
<2romper	-11
<2rosa	-13
<2rosca	-14
<2rosto	-10
<2rosário	-12
<2roteiro	15
<2rotina	-19
<2roupa	-14
<2roxo	-9
<2rua	-12
<2rui	-12
<2rádio	-27
<2sabe	11
<2saber	-28
<2sabia	-8
<2saco	-15
<2sacos	-30
<2sacristão	-19
<2saem	-20
<2sai	-23
<2sair	-11
<2saiu	-22
<2sal	-19
<2sala	-42
<2salão	-19
<2sangue	-14
<2saudade	-13
<2saída	-29
<2saídas	-26
<2saíram	-13
<2se	-37
<2seca	-14
<2secar	-19
<2seco	-14
<2secretaria	-16
<2secretária	-17
<2segue-se	-16
<2seguem	-11
<2seguinte	-26
<2seguir	-16
<2segunda	-33
<2segunda-feira	-16
<2segundo	-32
<2segundos	-15
<2segura	10
<2seguradora	-17
<2segurança	-14
<2seguro	-17
<2seis	-17
<2seja	-12
<2sem	-42
<2semana	-31
<2semanas	-15
<2senhor	-41
<2senhora	-24
<2senta	-9
<2senta-se	-17
<2sentado	-15
<2sentido	-16
<2sentir	-16
<2senão	-24
<2separa	-18
<2separa-se	-13
<2separar	-16
<2sequência	-22
<2ser	-25
<2serra	-14
<2serve	-12
<2servidor	-19
<2servidores	-10
<2serviço	-21
<2sessenta	-18
<2sessão	-16
<2sete	-10
<2setembro	-22
<2setor	-19
<2seu	-23
<2shimeji	-16
<2sim	-14
<2simpático	-8
<2sinal	-15
<2sino	-16
<2sistema	-15
<2skipper	-13
<2sobe	-25
<2sobe-se	-16
<2sobras	-13
<2sobre	24
<2sobrou	-19
<2social	-11
<2sociedade	-12
<2soda	-11
<2soja	-13
<2sol	-24
<2solar	-15
<2solicita-se	-18
<2solicitar	-23
<2solta	-15
<2solta-se	-18
<2som	-12
<2soma	-13
<2sombra	-14
<2somos	-28
<2soprador	-12
<2soro	-10
<2sorte	-10
<2sou	-42
<2sozinha	-17
<2sozinho	-20
<2sr	-8
<2sua	-21
<2sub-13	-17
<2subiu	-10
<2suja	-17
<2supermercado	-12
<2susto	-15
<2sábado	-12
<2sábados	-22
<2são	-29
<2sétimo	-17
<2só	-42
<2sócio	-8
<2sócios	-15
<2tabela	-17
<2tabuleiro	-20
<2tal	-13
<2talhão	-13
<2tambor	-9
<2também	-18
<2tanque	-22
<2tanques	-10
<2tapar	-10
<2tapete	-18
<2tarde	-19
<2tarefa	10
<2te	-19
<2teatro	-19
<2telefona	-19
<2telefona-se	-16
<2telefone	-17
<2telemóvel	-19
<2teles	-15
<2tema	12
<2temos	-9
<2temperatura	-16
<2tempo	-25
<2tenho	-29
<2tensão	-11
<2ter	11
<2terceira	-13
<2terceiro	12
<2teresa	-12
<2terminou	-10
<2termo	-10
<2termos	-25
<2termómetro	-8
<2terças	-17
<2terço	-9
<2testa	-10
<2testar	-11
<2teste	-26
<2testo	-13
<2tinha	-15
<2tinta	-13
<2tipo	-8
<2tira	-35
<2tira-se	-11
<2tirada	-14
<2tirar	-24
<2tire	-12
<2tiro	-15
<2tive	-14
<2tivemos	-20
<2tiver	-28
<2toalha	-9
<2tocam	-15
<2tocar	-20
<2toco	-12
<2todo	-32
<2todos	-28
<2tomou	-16
<2toque	-22
<2toques	-18
<2torneira	-13
<2torre	-17
<2touca	-16
<2trabalha	-22
<2trabalhado	-9
<2trabalho	-32
<2transporte	-22
<2trata	-14
<2tratar	-18
<2travões	-8
<2traz	-20
<2traço	-11
<2trevo	-10
<2triagem	-14
<2trinta	-14
<2troca	-29
<2trocada	-11
<2trocam-se	-9
<2trocar	-18
<2trocou	-10
<2trouxe	-16
<2trás	-14
<2tu	-25
<2tubo	-14
<2tudo	-35
<2turma	-14
<2turno	9
<2tá	-47
<2técnica	-22
<2técnico	-21
<2têm	-18
<2um	-76
<2uma	-58
<2unidos	-17
<2uns	-23
<2urgente	-18
<2urna	-18
<2usado	-12
<2usar	-13
<2uso	-20
<2v	-11
<2vacina	-9
<2vai	-46
<2vale	-12
<2valor	-16
<2vamos	-25
<2vaza	-23
<2vazio	-11
<2veda	-11
<2veio	-27
<2vejo	-25
<2velas	-18
<2velhas	-9
<2velho	-13
<2vem	-33
<2venceu	-12
<2venda	-12
<2vende	-16
<2vendedores	-22
<2vendo	-28
<2veneno	-11
<2venho	-18
<2ventilador	-11
<2vento	-20
<2ventou	-8
<2ver	-9
<2vereador	-17
<2verifica	-10
<2verifica-se	-14
<2verificam	-12
<2verificam-se	-17
<2verificação	-15
<2vermelha	-16
<2vermelho	-11
<2vertical	-17
<2verão	-22
<2veterinária	-12
<2veterinário	-11
<2vezes	-18
<2vi	-12
<2via	-12
<2viagem	-25
<2viatura	-12
<2vida	-16
<2vidro	-27
<2vigia	-12
<2vigilância	-18
<2vila	-8
<2vinagre	-9
<2vinha	-21
<2vinheta	-8
<2vinho	-16
<2vinte	-27
<2vir	-13
<2vira	-15
<2virado	-16
<2virar	-24
<2visita	-22
<2visitantes	-13
<2vista	-27
<2vistoria	-28
<2vitória	-22
<2viu	-19
<2viva	-22
<2vizinho	-14
<2vizinhos	-18
<2você	-17
<2vocês	15
<2volta	-28
<2voltam	-19
<2voltou	-20
<2voluntário	-18
<2voluntários	-24
<2voo	-20
<2vou	-35
<2voz	-15
<2vácuo	-11
<2válida	-9
<2válvula	-9
<2vão	-16
<2véspera	-20
<2vê	-28
<2vêm	-22
<2vídeo	-12
<2wagner	-15
<2x	-13
<2zero	-16
<2zona	-19
<2|	-25
<2«	-8
<2°	-19
<2·	13
<2»	-13
<2à	-49
<2às	-22
<2ácido	-20
<2água	-38
<2águia	-16
<2álcool	-11
<2área	-10
<2é	22
<2época	-10
<2évora	-18
<2ó	-20
<2óculos	-22
<2óleo	-15
<2óleos	-9
<2última	-18
<2último	-25
<2única	-24
<2único	12
<2–	-44
<2—	-29
<2“	-20
<2”	-21
<2→	-12
<:	23
<;	-28
<<	-9
<<% ,	-11
<<% de	-19
<<( a	-17
<<) ,	-13
<<) :	-16
<<) a	-13
<<) o	-13
<<, "	-17
<<, 0	-23
<<, a	29
<<, abrir	-19
<<, agente	-14
<<, antes	-9
<<, apaga	-13
<<, as	10
<<, avisa	-10
<<, banco	-14
<<, cobra-se	-10
<<, cola	-9
<<, coloca	-12
<<, com	-31
<<, começando	-15
<<, como	-27
<<, conforme	-10
<<, conta	-15
<<, da	-37
<<, das	-28
<<, de	-39
<<, deixa	-16
<<, deixa-se	-19
<<, depois	-28
<<, desculpa	-13
<<, desculpem	-14
<<, desde	-21
<<, dia	-9
<<, do	-33
<<, dois	-17
<<, doutor	-11
<<, duas	-16
<<, e	-39
<<, ele	-17
<<, em	-31
<<, enfia	-15
<<, entre	-23
<<, enxaguar	-12
<<, era	-12
<<, escreve-se	-14
<<, esse	-10
<<, estou	-15
<<, eu	-33
<<, faz	-12
<<, fez	-13
<<, foi	-15
<<, há	-11
<<, imprime	-10
<<, imprime-se	-10
<<, já	-14
<<, lava-se	-8
<<, liga	-14
<<, luva	-13
<<, mais	-15
<<, manda	-8
<<, mas	-45
<<, me	-16
<<, mesmo	-19
<<, minha	-8
<<, monta	-21
<<, na	-29
<<, nada	-12
<<, nem	-21
<<, ninguém	-18
<<, no	-14
<<, nos	-15
<<, num	-15
<<, numa	-18
<<, nunca	-24
<<, não	-26
<<, o	-10
<<, oito	-10
<<, olha	-14
<<, onde	-20
<<, os	-21
<<, ou	-21
<<, para	-33
<<, passa	-12
<<, passou	-9
<<, pelo	-9
<<, pergunta	-12
<<, pois	-23
<<, por	-24
<<, porque	-24
<<, pra	-17
<<, precisa	-10
<<, prender	-10
<<, professora	-11
<<, põe	-18
<<, quando	-21
<<, quatro	-14
<<, que	-41
<<, quem	-19
<<, retira	-16
<<, se	-25
<<, segue	-17
<<, seis	-9
<<, sem	-26
<<, senão	-21
<<, seu	-11
<<, sobre	12
<<, sou	-27
<<, só	-15
<<, tem	-24
<<, toca	-10
<<, trocou	-12
<<, três	-17
<<, tudo	-16
<<, tô	-16
<<, uma	-30
<<, vamos	-23
<<, vinte	-15
<<, você	-9
<<, vou	-15
<<, é	-28
<<- -	-18
<<- a	11
<<- o	-16
<<. :	-18
<<. a	-28
<<. depois	-13
<<. na	-13
<<. não	-20
<<. o	-33
<<. os	-12
<<. propaganda	-15
<<. quem	-17
<<0 %	-14
<<0 (	-12
<<0 )	-14
<<0 ,	-40
<<0 -	-19
<<0 =	-16
<<0 ]	-30
<<0 a	-21
<<0 as	-12
<<0 de	-21
<<0 dias	-15
<<0 do	-10
<<0 h	-19
<<0 min	-22
<<0 não	-15
<<0 o	-18
<<0 pede	-10
<<0 |	-26
<<0 é	-18
<<0 –	18
<<0 —	16
<<: 0	-12
<<: bom	-9
<<: e	-13
<<: eu	-19
<<: falta	-16
<<: faltam	-12
<<: joaquim	-13
<<: não	-8
<<: quem	-24
<<: todos	-13
<<: três	-12
<<: vou	-19
<<; a	-20
<<; não	-15
<<; quem	-11
<<; sem	-11
<<< 0	-11
<<> >	11
<<^ (	-20
<<^ *	-21
<<^ -	-15
<<^ [	-17
<<^ ^	11
<<^ a	-16
<<^ abaixo	-9
<<^ abre	-11
<<^ abre-se	-11
<<^ abro	-8
<<^ acenda	-10
<<^ acende	-15
<<^ acho	-22
<<^ ajuda	-15
<<^ alguém	-9
<<^ alô	-17
<<^ antes	-18
<<^ ao	-28
<<^ aos	-16
<<^ arquivo	-14
<<^ as	-13
<<^ assina	-10
<<^ aí	-11
<<^ banco	-17
<<^ bom	-31
<<^ cada	-28
<<^ carga	-8
<<^ chegou	-14
<<^ chuva	-8
<<^ com	-16
<<^ confere	-12
<<^ corda	-13
<<^ corrente	-10
<<^ cortar	-25
<<^ de	-15
<<^ deixa	-14
<<^ depois	-15
<<^ descarrega	-10
<<^ dia	-18
<<^ dois	-21
<<^ domingo	-11
<<^ durante	-12
<<^ dá	-9
<<^ e	-31
<<^ ele	-17
<<^ em	-24
<<^ enquanto	-19
<<^ entrega	-13
<<^ então	13
<<^ escola	-10
<<^ escova	-13
<<^ escreva	-20
<<^ esperar	-8
<<^ estende-se	-15
<<^ estou	-14
<<^ eu	-23
<<^ faço	-19
<<^ fecha	-10
<<^ fechar	-14
<<^ feche	-12
<<^ fica	-21
<<^ ficou	-19
<<^ foi	-12
<<^ foto	-13
<<^ fotografar	-12
<<^ fotografo	-13
<<^ guardar	-15
<<^ hoje	-27
<<^ há	-24
<<^ instrução	-16
<<^ junta	-9
<<^ já	-17
<<^ lavar	-10
<<^ liga	-9
<<^ liga-se	-9
<<^ lê-se	-11
<<^ mais	-10
<<^ manda	-12
<<^ marco	-10
<<^ me	-27
<<^ mede	-19
<<^ memorando	-9
<<^ menos	-15
<<^ meu	-11
<<^ nas	-11
<<^ nenhum	-21
<<^ ninguém	-20
<<^ norma	-11
<<^ nossa	-38
<<^ nossos	-9
<<^ nunca	-15
<<^ não	-33
<<^ o	-79
<<^ oi	-21
<<^ olha	-17
<<^ ontem	-25
<<^ ora	-24
<<^ os	-9
<<^ outro	-13
<<^ passa	-10
<<^ passa-se	-10
<<^ passageiro	-14
<<^ passar	-19
<<^ pede-se	-9
<<^ pedir	-9
<<^ pela	-12
<<^ pergunta	-9
<<^ pergunta-se	-11
<<^ perguntar	-14
<<^ pesa-se	-10
<<^ pesar	-17
<<^ peça	-8
<<^ ponto	-15
<<^ porque	-16
<<^ pra	-18
<<^ precisamos	-20
<<^ preciso	-29
<<^ pretende-se	-21
<<^ primeira	-12
<<^ primeiro	-17
<<^ produzimos	-14
<<^ puxa-se	-16
<<^ pôr	-13
<<^ quando	-22
<<^ quatro	-13
<<^ quem	-19
<<^ quero	-18
<<^ reunião	-9
<<^ rui	-15
<<^ se	-20
<<^ sem	-20
<<^ semana	-19
<<^ senhor	-18
<<^ senta-se	-13
<<^ separam-se	-18
<<^ serviços	-11
<<^ solta-se	-17
<<^ somos	-27
<<^ sou	-19
<<^ sábado	-14
<<^ são	-17
<<^ só	-27
<<^ te	-12
<<^ tem	-23
<<^ temos	-26
<<^ testa	-9
<<^ tiago	-17
<<^ tira	-24
<<^ tivemos	-14
<<^ toda	12
<<^ todo	-17
<<^ troca	-11
<<^ trocar	-14
<<^ três	-17
<<^ tudo	-22
<<^ tá	-16
<<^ um	-36
<<^ uma	-20
<<^ veja	-8
<<^ vocês	-9
<<^ à	-14
<<^ às	-10
<<^ água	-10
<<^ é	-33
<<^ ó	13
<<a )	11
<<a 0	-11
<<a administradora	-18
<<a agulha	-9
<<a agência	-11
<<a antena	-16
<<a areia	-10
<<a atendente	-13
<<a auditoria	-15
<<a auxiliar	-19
<<a balsa	-22
<<a cada	-13
<<a caldeira	-24
<<a casa	-17
<<a chave	-21
<<a conservadora	-13
<<a controladoria	-18
<<a cozinheira	-10
<<a crianças	-20
<<a câmara	-14
<<a data	-11
<<a devolução	-14
<<a diferença	-10
<<a distância	-13
<<a dizer	-20
<<a do	-8
<<a dona	-25
<<a enfermeira	-10
<<a entrada	-20
<<a entrega	-22
<<a equipe	-13
<<a escola	-19
<<a etiqueta	-10
<<a farmácia	12
<<a ficha	-23
<<a fiscalização	-10
<<a folha	-19
<<a forma	-16
<<a fábrica	-26
<<a garantia	-18
<<a governanta	-16
<<a hora	-15
<<a irmã	-11
<<a kelly	-11
<<a lanterna	-14
<<a lavanderia	12
<<a limpo	-10
<<a linha	-16
<<a lista	-13
<<a luz	-11
<<a lâmina	-14
<<a lâmpada	-13
<<a madeira	-15
<<a mala	-22
<<a malta	-15
<<a maneira	13
<<a mim	13
<<a minha	-24
<<a montagem	-16
<<a morada	-12
<<a mudança	-12
<<a máquina	-18
<<a mão	-12
<<a noiva	-9
<<a nossa	-26
<<a nota	-14
<<a ordem	-18
<<a parte	-10
<<a partir	-20
<<a pasta	-15
<<a pessoa	-11
<<a placa	-14
<<a planilha	-11
<<a porta	-21
<<a portaria	-22
<<a prefeitura	-9
<<a presente	-22
<<a primeira	-33
<<a quem	-12
<<a recepcionista	-9
<<a redação	-17
<<a régua	-12
<<a secretária	-15
<<a segunda	-20
<<a segurança	-13
<<a senhora	-12
<<a sessão	-16
<<a sua	-22
<<a tirar	-10
<<a troca	-14
<<a três	-10
<<a técnica	-16
<<a um	-21
<<a ver	-14
<<a vigilância	-9
<<a vista	-17
<<a válvula	-8
<<a última	-16
<<abaixa a	-11
<<abaixo de	-13
<<abertura de	-16
<<abertura do	-14
<<abertura e	-14
<<abre a	-26
<<abre o	-20
<<abre-se a	-15
<<abrir a	-13
<<abrir ao	-9
<<abrir o	-17
<<acabou ,	-9
<<acende as	-8
<<acendo o	-15
<<acho que	-9
<<acima de	-12
<<acima do	-12
<<administração da	-18
<<agenda ,	-14
<<agora o	-10
<<agora é	-9
<<agulha no	-11
<<ainda do	-17
<<ainda não	-13
<<ainda que	-9
<<ainda se	-16
<<ajustar o	-11
<<alergia ,	-10
<<alguma coisa	-11
<<alguém me	-16
<<alguém que	-23
<<alto ,	-20
<<altura de	-12
<<aluguer de	-18
<<alô ,	10
<<amarela ,	-10
<<amarrado na	-13
<<amigo ,	-11
<<amostras de	-22
<<anca ,	-12
<<anel ,	-8
<<ano passado	-17
<<anos ,	-23
<<anos de	-10
<<anos e	-28
<<anos no	-14
<<anota o	-17
<<antes ,	-26
<<antes das	-14
<<antes do	-13
<<antes dos	-11
<<anéis e	-14
<<ao banho	-10
<<ao fim	-19
<<ao ponto	-18
<<ao senhor	-14
<<ao terceiro	-18
<<aperta o	-9
<<apontou que	-9
<<aprovadas as	-9
<<aprovação da	-13
<<aqui ,	-10
<<aqui em	-18
<<aqui na	-34
<<aqui no	-13
<<aqui o	-19
<<aqui é	16
<<ar ,	-16
<<arquivo da	-11
<<arquivo de	-14
<<arrancar as	-18
<<as amostras	-19
<<as bandejas	-12
<<as caixas	-14
<<as da	-10
<<as duas	-21
<<as minhas	-23
<<as pessoas	-21
<<as peças	-8
<<as técnicas	-17
<<aspirar a	-18
<<assim ,	-18
<<assim :	9
<<assina a	-9
<<assina o	-23
<<assina-se a	-13
<<assunto :	22
<<atendente pergunta	-9
<<atrás (	-18
<<atrás ,	-8
<<atrás da	-15
<<atrás de	-15
<<atrás do	-9
<<até 0	-13
<<até a	-34
<<até ao	-26
<<até as	-18
<<até o	-17
<<até um	-10
<<até à	-9
<<até às	-21
<<autorização do	-8
<<avisa a	-21
<<avisa o	-8
<<aviso de	-14
<<avó ,	-13
<<aí a	-9
<<aí abre	-8
<<aí o	-20
<<aí um	22
<<baixa a	-16
<<baixa o	-11
<<baixa-se o	-12
<<baixo .	-13
<<balcão ,	-15
<<banco ,	-17
<<banco de	-26
<<banco do	-10
<<banho a	-24
<<banho e	-20
<<barraca de	-16
<<bater o	-9
<<bem ,	-15
<<blocos de	-10
<<boas ,	11
<<boca ,	-10
<<boca da	-10
<<boletim de	-15
<<bom dia	-27
<<bom eu	-12
<<borda .	-9
<<bordo de	-14
<<botão ,	-9
<<braga ,	-10
<<branco ,	13
<<buzina ,	-14
<<c )	-21
<<c /	-13
<<cabeça ,	-8
<<cabo ,	-18
<<cabo da	-10
<<cabo de	-10
<<cada 0	-12
<<cada um	-25
<<cada uma	-9
<<cadeira de	-14
<<cadeiras ,	-16
<<caderno de	-11
<<cair na	-17
<<caixa ,	-12
<<caixa com	-12
<<caixa de	-11
<<caixa do	-18
<<caixas ,	-19
<<calçada com	-9
<<canal #	-19
<<capacete e	-16
<<carrega-se para	-11
<<carrinho de	-10
<<carro ,	-10
<<cartão de	-9
<<cartão e	-17
<<carvalho ou	-13
<<casa .	-15
<<casa com	-16
<<casa das	-10
<<casa de	-28
<<casa do	-17
<<casa no	-9
<<caso de	-13
<<causa da	11
<<caído na	-9
<<ceará ,	-17
<<cedo ,	-14
<<central ,	-10
<<centro de	-23
<<cerca de	-8
<<chama a	-17
<<chama-se a	-12
<<chapa ,	-12
<<chave do	11
<<chave no	-12
<<chaves de	-21
<<chefe de	-23
<<chefe do	-12
<<chega ,	-16
<<chega a	-9
<<chega ao	-15
<<chega com	-15
<<chega e	-16
<<chegada ,	-9
<<chegar ,	-13
<<cheia de	-15
<<chuva ou	-15
<<chão ,	-18
<<ciclo de	-11
<<cilindro de	-13
<<cima da	-12
<<cima do	-12
<<cinco minutos	-18
<<cliente assina	-10
<<cliente e	-8
<<cliente liga	-20
<<clube de	-13
<<cobra-se a	-20
<<cobre de	-21
<<coisa ,	-22
<<coisa e	-12
<<coisa eu	-16
<<cola a	-11
<<colega ,	-12
<<colegas da	-13
<<coloca o	-12
<<coloca-se o	-11
<<com 0	8
<<com a	-15
<<com as	-27
<<com atestado	-8
<<com chave	-12
<<com escova	-13
<<com fita	-9
<<com gelo	-9
<<com giz	-12
<<com letra	-17
<<com menos	-10
<<com número	-14
<<com o	-54
<<com os	-20
<<com papel	-16
<<com seis	-10
<<com três	-16
<<com um	-22
<<com uma	-22
<<com água	-19
<<começa na	-16
<<começa-se pela	-10
<<comigo ,	-11
<<como a	-11
<<como as	-22
<<como que	-20
<<comunica-se à	-18
<<condomínio e	-13
<<confere a	-25
<<confere o	-26
<<conforme a	-14
<<consulta a	-8
<<consulta o	-14
<<conta os	-11
<<contagem na	-9
<<contam-se os	-15
<<contas de	-22
<<conto o	11
<<contra o	-18
<<contrato da	-13
<<controle de	-17
<<cooperativa de	-25
<<cooperativa dos	-15
<<cor e	-8
<<corta a	-9
<<corta o	-16
<<cortar o	-22
<<cortar os	-18
<<cresceu ,	-24
<<curto ,	-12
<<câmara de	-14
<<célia ,	-15
<<cópia da	-13
<<d )	-19
<<da caixa	-16
<<da equipa	-14
<<da grande	-16
<<da minha	-17
<<da nossa	-16
<<da reunião	-11
<<da rua	-18
<<da rádio	-10
<<da sala	-18
<<da tarde	-13
<<da zona	-8
<<das 0	-14
<<data :	-14
<<data da	-11
<<data de	-15
<<data do	-16
<<data e	-12
<<de "	16
<<de 0	-22
<<de :	-30
<<de a	-12
<<de abril	-22
<<de aço	-11
<<de baixo	-18
<<de cada	-21
<<de caixa	-13
<<de cobre	-18
<<de como	14
<<de dar	-22
<<de dois	-11
<<de emergência	-10
<<de equipa	-9
<<de escrever	-29
<<de fato	-14
<<de fazer	-29
<<de fora	-12
<<de jeito	-14
<<de lado	-10
<<de luz	-14
<<de madrugada	-12
<<de manhã	-25
<<de mão	-11
<<de o	-26
<<de oitenta	10
<<de papel	-8
<<de passar	-22
<<de qualquer	-16
<<de quatro	-18
<<de redigir	-15
<<de remédio	-9
<<de sala	-11
<<de se	-9
<<de segurança	-13
<<de serviço	-10
<<de são	-12
<<de ter	-14
<<de terra	-15
<<de turno	-12
<<de um	-11
<<de uma	15
<<de água	-8
<<debaixo do	-14
<<dedo na	-9
<<deixa a	-24
<<deixa o	-19
<<deixa-se o	-21
<<dela ,	-12
<<delas ,	-8
<<deles é	-12
<<dentro ,	-10
<<dentro da	-16
<<dentro do	-13
<<depende do	-15
<<depois a	-13
<<depois ao	-9
<<depois as	-9
<<depois da	-17
<<depois das	-10
<<depois de	-29
<<depois do	-26
<<depois o	-15
<<depois pra	-11
<<depois que	-11
<<depois se	-17
<<der diferença	-8
<<descreva o	18
<<desculpem ,	-15
<<desculpem o	-15
<<desde a	-16
<<desde então	-11
<<desde que	-18
<<desliga ,	-12
<<desliga o	-11
<<desliga-se o	-11
<<desligar o	-17
<<desmontagem da	-23
<<deu uma	-11
<<devagar ,	-26
<<devia ter	-13
<<devolução de	-16
<<devolve o	-8
<<dez minutos	-14
<<dia ,	-22
<<dia .	-13
<<dia 0	-9
<<dia até	-12
<<dia da	-21
<<dia de	-22
<<dia e	-19
<<dias ,	-20
<<dias :	8
<<dias de	-22
<<dias e	-14
<<dias na	-11
<<dias sem	-15
<<direto pra	-17
<<disse que	-11
<<disso ,	-13
<<diz que	-10
<<diz-lhes que	-13
<<diz-se que	-8
<<dizendo que	-25
<<dizer ,	-12
<<do 0	-16
<<do centro	-9
<<do chão	-12
<<do cliente	-12
<<do comercial	-12
<<do dia	-8
<<do filme	-17
<<do gato	-20
<<do lado	-14
<<do meu	-15
<<do mês	-16
<<do primeiro	-11
<<do que	-19
<<do senhor	-11
<<do setor	-8
<<do seu	-15
<<do sistema	-12
<<do sol	-16
<<do teste	-11
<<do vale	-15
<<documento ,	-17
<<documento a	-23
<<documento da	-27
<<documento de	-25
<<documento para	-16
<<documento que	-15
<<documento sobre	10
<<dois ,	-22
<<dois a	-8
<<dois dias	-16
<<dois funcionários	-11
<<dois homens	-14
<<dono ,	-13
<<dos meus	-13
<<doze pessoas	-17
<<duas horas	-15
<<duas pessoas	-18
<<duas testemunhas	-11
<<durante a	-25
<<durante o	13
<<dá a	-19
<<dá o	-8
<<dá os	-12
<<dá um	-12
<<dá uma	-9
<<e ,	-11
<<e agora	-18
<<e anota	-13
<<e as	-18
<<e avental	-9
<<e aí	-20
<<e baixa	-9
<<e cada	-12
<<e cinco	-19
<<e coloca	-9
<<e com	-8
<<e como	-13
<<e confere	-10
<<e consulta	-8
<<e coordeno	-18
<<e da	-21
<<e de	-26
<<e deixa	-19
<<e depois	-17
<<e desliga-se	-10
<<e desligar	-17
<<e diz	-19
<<e do	-9
<<e dois	-12
<<e duas	-33
<<e duzentos	-11
<<e ela	-15
<<e em	-22
<<e escolhe	-15
<<e escreve	-14
<<e espero	-11
<<e eu	-31
<<e fala	-14
<<e faz	8
<<e fica	-12
<<e foi	-10
<<e hum	-11
<<e há	-9
<<e já	-23
<<e liga	-12
<<e limpa	-10
<<e manda	-16
<<e marca	-12
<<e meia	-22
<<e na	-20
<<e ninguém	-12
<<e no	-10
<<e nunca	-17
<<e não	-23
<<e o	-23
<<e olha	-11
<<e os	-25
<<e para	-20
<<e passa	-10
<<e pede-se	-13
<<e pediu	-22
<<e perdemos	-11
<<e pergunta	-8
<<e pergunta-se	-16
<<e ponto	-10
<<e põe	-21
<<e que	-24
<<e quem	-27
<<e se	-20
<<e sem	-13
<<e separa	-9
<<e só	-18
<<e tira	-15
<<e troca	-10
<<e um	-13
<<e uma	-31
<<e vai	-8
<<e ver	-12
<<e vocês	-22
<<e vou	-12
<<e vê-se	-12
<<e à	-22
<<e é	-18
<<ela foi	-12
<<ele é	-10
<<elástico ,	-9
<<em 0	-13
<<em agosto	-10
<<em cada	-15
<<em casa	-17
<<em dois	-20
<<em governador	-9
<<em janeiro	-15
<<em julho	-19
<<em maio	-13
<<em papel	-17
<<em ponto	-11
<<em português	-12
<<em primeiro	-15
<<em que	-12
<<em são	-23
<<em todos	-10
<<em três	-24
<<em água	-14
<<embora com	-11
<<emergência ,	-14
<<empresa e	-18
<<enc :	16
<<encosta na	-15
<<enquanto não	-22
<<entra com	-13
<<entra na	-18
<<entra no	-21
<<entre as	-10
<<entrega das	-14
<<entrega de	-21
<<entrega o	-17
<<entrou na	-14
<<então :	10
<<então a	24
<<então primeiro	-16
<<então é	-24
<<envia ao	-9
<<equipa de	-14
<<era o	-19
<<escala de	-17
<<escola ,	-11
<<escola de	-21
<<escolhe o	-11
<<escova de	-16
<<escova e	-10
<<escreve no	-10
<<escrevente pede	-10
<<escrever como	-18
<<escrita sobre	16
<<escrito ,	-16
<<escrito a	19
<<escrito como	8
<<escrito e	-18
<<espera-se que	-9
<<espero que	-9
<<esta semana	-20
<<estação ,	-12
<<este meio	-12
<<estou a	-23
<<estou na	-14
<<estraga a	-18
<<está a	-22
<<está com	-13
<<está de	-12
<<está escrito	-18
<<está na	-14
<<está no	-12
<<estúdio da	-22
<<etiqueta ,	-10
<<eu ,	-21
<<eu falei	-16
<<eu me	-16
<<eu não	-21
<<eu preciso	-14
<<eu sou	-22
<<eu só	-9
<<eu vejo	-16
<<eu vou	-19
<<eucalipto e	-14
<<euros e	-11
<<experientes ,	-8
<<explica o	-16
<<extração de	-13
<<extração do	-14
<<fala ,	-14
<<fala de	-14
<<falando ,	-12
<<falando e	-18
<<falar com	-10
<<falta de	-12
<<falta uma	-19
<<falta é	-19
<<faz o	16
<<faz um	-25
<<faz-me falta	-19
<<fazem o	-12
<<fazenda ,	-12
<<fazer ,	-29
<<fazer a	14
<<fazer o	-25
<<fazer quando	-31
<<fecha o	-17
<<fechar e	-11
<<fechar o	-9
<<feche o	-13
<<fica com	-13
<<fica de	-19
<<fica em	-15
<<fica na	-21
<<fica nas	-16
<<fica no	-13
<<ficha de	-20
<<ficha e	-15
<<fico com	-14
<<ficou um	-13
<<filha que	-11
<<filme ,	-13
<<fim ,	-9
<<fim de	-27
<<fim do	-16
<<fim o	-11
<<fio ,	-20
<<firma por	-16
<<fiscal da	-19
<<fita ,	-16
<<flores no	-14
<<foi minha	-15
<<foi o	-22
<<foi um	-18
<<folha com	-15
<<folha da	-16
<<for o	-14
<<fora ,	-18
<<fora .	-16
<<fora da	-11
<<fora do	-24
<<fora e	-14
<<foram onze	-15
<<forma de	14
<<formulário da	-11
<<fotografa o	-11
<<fotografar o	-17
<<freguesia de	-8
<<frente ,	-14
<<frente da	-12
<<frente do	-12
<<frente pra	-14
<<fria e	-10
<<frigorífico da	-16
<<fundo ,	-18
<<fundo e	-10
<<galpão de	-13
<<gelo ,	-9
<<gente ,	-22
<<gente faz	-22
<<gente limpa	-19
<<gente pergunta	-16
<<gente tem	-15
<<gostaria de	-12
<<gosto de	-17
<<graus ,	-26
<<graus com	-9
<<graus e	-10
<<gravação do	-16
<<graças a	-12
<<guardar os	-9
<<guia da	-23
<<guião da	20
<<h )	-12
<<hoje a	-22
<<hoje o	-15
<<hoje é	-18
<<hora ,	-8
<<hora .	-14
<<hora antes	-16
<<hora da	-11
<<hora de	-12
<<hora e	-9
<<hora ou	-11
<<horas ,	-14
<<horas ;	-8
<<horas e	-16
<<horas na	-11
<<horas no	-9
<<hotel de	-15
<<houve duas	-15
<<hum ,	-11
<<há duas	-12
<<há mais	-11
<<há três	-10
<<hã ,	16
<<hóspede do	-15
<<identificação do	-22
<<instrução de	-18
<<inteiro e	-14
<<interior de	-13
<<interior do	-19
<<inverno passado	-15
<<ir ,	-11
<<ir ao	-9
<<ir para	-9
<<isola a	-15
<<isso ,	12
<<isso .	-14
<<isso a	-18
<<isso eu	-11
<<isso que	-20
<<isso é	-14
<<isto :	-20
<<isto em	-22
<<isto tem	-23
<<jeito de	22
<<junho ,	-19
<<junta de	-18
<<junto ,	-9
<<junto ao	-8
<<junto com	-9
<<juntos e	-9
<<já foi	-12
<<já passou	-11
<<já é	-12
<<laboratório de	11
<<lacre e	-10
<<lado da	-15
<<lado do	-15
<<lança a	-15
<<larga a	-15
<<larga o	-12
<<lava-se a	-11
<<lava-se o	-16
<<ler e	-19
<<ler o	-13
<<leva a	-21
<<leva ao	-10
<<leva até	-12
<<leva o	-12
<<leva para	-9
<<levanta a	-18
<<levou o	-20
<<licenciado para	-10
<<liga ,	-15
<<liga o	-19
<<liga pra	-21
<<liga-se à	-9
<<ligo o	-14
<<limite de	-8
<<limpa a	-23
<<limpa o	-12
<<limpeza da	-20
<<linha de	-18
<<linhas para	-19
<<lista da	-11
<<lista de	-14
<<livro de	-10
<<livros de	-8
<<local de	-9
<<logo o	-9
<<loja de	-26
<<longe da	-8
<<longe das	-9
<<lote da	-20
<<luva ,	-9
<<luva de	-9
<<luva e	-15
<<luvas ,	-19
<<luz ,	-14
<<luz da	-8
<<luz de	-14
<<lá ,	-23
<<lá com	-10
<<lá do	-16
<<lá e	-14
<<lá em	-16
<<lâmina ,	-16
<<madrugada ,	-11
<<maior que	-14
<<mais ,	-18
<<mais de	-12
<<mais um	-12
<<malta ,	-35
<<manda o	-12
<<manda os	-13
<<maneira de	9
<<manga de	-9
<<manual da	-25
<<marca a	-16
<<marca com	-13
<<marca de	-19
<<marinheiro de	-13
<<mas a	-29
<<mas não	-24
<<mas o	-15
<<matrícula de	-15
<<me fala	-10
<<me faz	-14
<<mede a	-25
<<mede o	-15
<<mede-se a	-18
<<medir a	-19
<<meia hora	-22
<<meio ,	-13
<<meio da	-11
<<meio de	-17
<<meio e	-12
<<meninas ,	-14
<<meninos que	-12
<<menos de	-20
<<menos e	-12
<<mergulha a	-11
<<mesa ,	-17
<<mesa da	-15
<<mesa de	-17
<<mesma hora	-11
<<mesmo que	-13
<<mesmo se	-10
<<metade do	-10
<<metros ,	-19
<<meu avô	-13
<<mil e	-15
<<mim passar	-19
<<min ,	-22
<<minha colega	-9
<<minutos ,	-25
<<minutos no	-8
<<minutos para	-16
<<modo que	-13
<<moeda de	-12
<<montagem do	-16
<<montar um	17
<<moça da	-24
<<muito ,	-9
<<multou o	-10
<<municipal de	-12
<<máquina ,	-11
<<máquina da	-20
<<máquina de	-17
<<máquina do	-12
<<máximo 0	-14
<<mãe e	-11
<<mão e	-23
<<mãos e	-10
<<mês passado	-18
<<n.º de	-19
<<na arca	-14
<<na caixa	-11
<<na câmara	-8
<<na ficha	-13
<<na frente	-15
<<na mesma	-13
<<na máquina	-11
<<na mão	-22
<<na nossa	-9
<<na parede	-9
<<na primeira	-10
<<na ria	-16
<<na sala	-17
<<na segunda	-9
<<na semana	-11
<<na véspera	-17
<<na última	-21
<<nada de	-16
<<nada mais	-9
<<nem de	-25
<<nem para	-12
<<nem por	-14
<<nem que	-12
<<nem se	-13
<<ninguém sabe	-20
<<ninguém se	-12
<<ninguém vai	-20
<<ninhos de	-19
<<no cais	-9
<<no descarpack	-11
<<no dia	-22
<<no fim	-32
<<no forno	-13
<<no grupo	-16
<<no hotel	-12
<<no livro	-13
<<no mapa	-10
<<no mercado	-12
<<no mesmo	-18
<<no máximo	-12
<<no parque	-17
<<no próprio	-12
<<no sistema	-13
<<no verão	-12
<<no último	-13
<<noite ,	-18
<<nome ,	-17
<<nome de	-11
<<nome e	-25
<<nome na	-13
<<nome é	-23
<<norma interna	-25
<<norte ,	16
<<nos dois	-10
<<nos primeiros	-8
<<nossa associação	-13
<<nossa pista	-11
<<nota de	-13
<<novo ,	-15
<<novo e	-17
<<num documento	-19
<<numa folha	-12
<<nunca de	-9
<<nunca o	-8
<<nunca se	-16
<<nuno :	13
<<nº de	-9
<<não ,	-28
<<não era	-8
<<não está	-15
<<não foi	-14
<<não há	-24
<<não inventa	-19
<<não na	-20
<<não o	-27
<<não pode	-21
<<não quero	-9
<<não se	-19
<<não sei	-13
<<não tem	-12
<<não ter	-19
<<não três	-15
<<não vale	-11
<<não é	-19
<<né então	-19
<<número ,	-11
<<número de	-10
<<número do	-15
<<o advogado	-17
<<o atendente	-11
<<o braço	-10
<<o caderno	-11
<<o caminhão	-14
<<o carrinho	-9
<<o carro	-21
<<o cartório	-20
<<o chefe	-12
<<o cliente	-23
<<o conferente	-9
<<o contrato	-14
<<o de	-17
<<o disco	-11
<<o documento	-9
<<o dono	-13
<<o encarregado	-15
<<o envelope	-14
<<o extintor	-10
<<o faroleiro	-14
<<o forno	-9
<<o gerente	-8
<<o grupo	-10
<<o instrutor	-12
<<o interessado	-15
<<o leite	-16
<<o livro	-9
<<o mais	-20
<<o marinheiro	-9
<<o mesmo	-14
<<o mestre	-18
<<o meu	-28
<<o morador	-8
<<o motor	-13
<<o motorista	-16
<<o museu	-21
<<o nome	-19
<<o nosso	-24
<<o operador	-24
<<o outro	-18
<<o papel	-12
<<o passo	-19
<<o pedido	13
<<o peso	-14
<<o pessoal	-16
<<o piloto	-12
<<o porteiro	-32
<<o primeiro	-22
<<o processo	-13
<<o professor	-17
<<o programa	-14
<<o quadro	-9
<<o quarto	-12
<<o que	-56
<<o rapaz	-17
<<o sacristão	-19
<<o sal	-14
<<o segundo	-20
<<o seu	-18
<<o sinal	-8
<<o tabuleiro	-10
<<o tecido	-14
<<o teste	-10
<<o técnico	-12
<<o vento	-15
<<o veterinário	-13
<<o vidro	-15
<<o vigia	-10
<<o vigilante	-17
<<o voluntário	-15
<<o zé	-10
<<o último	-17
<<obrigada ,	-15
<<oficina que	-16
<<oitenta por	-18
<<ok ,	-20
<<ok do	-10
<<olha a	-26
<<olha o	-17
<<olha primeiro	-13
<<olhos ,	-9
<<onde o	-24
<<onde se	-12
<<ontem o	-23
<<onze ,	-13
<<operador confere	-8
<<ordem da	-15
<<os de	-15
<<os dois	-23
<<os mestres	-16
<<os meus	-10
<<os miúdos	-16
<<os ninhos	-16
<<os nomes	-17
<<os outros	-14
<<os pais	-14
<<os rapazes	-19
<<os sacos	-13
<<os seis	-15
<<os turistas	-11
<<ou a	-17
<<ou menos	-15
<<ou não	-10
<<ou o	-14
<<ou se	-9
<<outra coisa	-18
<<outra pessoa	-12
<<outra vez	-10
<<ouvir o	-10
<<p /	-22
<<padronizar a	11
<<pano ,	-9
<<papel ,	-17
<<papel com	-10
<<papel de	-10
<<papel e	-9
<<papel para	-20
<<par de	-10
<<para 0	-18
<<para :	-28
<<para a	-11
<<para as	17
<<para de	-10
<<para eu	-16
<<para fazer	-19
<<para não	-22
<<para os	-28
<<para se	-14
<<para uma	-21
<<parada e	-13
<<parede ,	-16
<<parede da	-12
<<parque de	-23
<<parte de	-14
<<parte do	-14
<<partir de	-12
<<passa a	-22
<<passa da	-12
<<passa isso	-12
<<passa na	-17
<<passa o	-27
<<passa para	-8
<<passa pela	11
<<passa pro	-14
<<passado a	-18
<<passado dois	-12
<<passagem de	-12
<<passar a	-14
<<passar o	-23
<<passo a	-44
<<passo bem	-21
<<passo da	19
<<passou a	-17
<<passou de	-13
<<pede a	-19
<<pede o	-30
<<pede que	-16
<<pede um	12
<<pede-se a	-24
<<pedem que	-12
<<pedido :	-18
<<pedir à	-22
<<pediu a	19
<<pela porta	-14
<<pelo lado	-10
<<pelo menos	-19
<<pequeno ,	-15
<<pergunta se	-13
<<pergunta-se a	-14
<<pergunta-se se	-11
<<perto de	-21
<<pesa o	-19
<<pesa-se o	-13
<<pescoço ,	-11
<<peso é	-15
<<pessoa e	-17
<<pessoal ,	11
<<pessoal da	-13
<<pessoal do	-18
<<pessoas ,	-11
<<pessoas e	-9
<<pet ,	-13
<<peça com	-16
<<peça de	-12
<<peça na	-16
<<peça por	-11
<<peça é	-13
<<peças de	-11
<<pinga .	-12
<<piscina do	-10
<<pista de	-16
<<placa .	-12
<<placa de	-13
<<placa e	-10
<<pode passar	-12
<<pode ser	-10
<<ponto de	-11
<<por :	-11
<<por causa	-19
<<por isso	-33
<<por semana	-11
<<por último	-20
<<porque a	-13
<<porque ninguém	-14
<<porque o	-16
<<porta ,	-11
<<porta com	-18
<<porta do	-8
<<porto de	-24
<<possível ,	-22
<<posto da	-13
<<posto de	-17
<<pra fazer	-16
<<pra gente	-20
<<pra mim	-31
<<pra ver	-13
<<pra você	-18
<<prato ,	-8
<<prazo ,	-9
<<prazo :	-20
<<prazo de	-11
<<precisa de	-19
<<precisa virar	-11
<<preciso de	-32
<<preenche a	-17
<<prego a	-9
<<prende o	-10
<<prepara a	-12
<<presente instrução	-23
<<presentes :	-21
<<preto ,	-16
<<prezados ,	-20
<<preço ,	-10
<<primeiro ,	-20
<<primeiro a	-29
<<primeiro as	-18
<<primeiro ele	-12
<<primeiro lugar	-14
<<pro meu	-17
<<procedimento da	8
<<procedimento de	35
<<procedimento para	-19
<<processo de	11
<<programa de	-17
<<pronto ,	-20
<<propaganda de	-17
<<proponho que	-16
<<pros dois	-14
<<prova de	-15
<<purga dos	-16
<<pé ,	-19
<<pés ,	-15
<<pôr do	-13
<<pôr em	-22
<<põe a	-22
<<põe na	-18
<<põe no	-9
<<põe o	-19
<<põe os	-9
<<quando a	-26
<<quando chega	-19
<<quando o	-31
<<quando um	-29
<<quando é	-13
<<quarenta ,	-10
<<quarenta minutos	-15
<<quarta ,	-9
<<quatro e	-13
<<quatro mil	-15
<<que ,	-19
<<que abre	-16
<<que alguém	-14
<<que as	-25
<<que cada	-14
<<que depois	-22
<<que deve	-24
<<que diz	-17
<<que ela	-12
<<que ele	-20
<<que entra	-13
<<que era	-12
<<que escreve	-16
<<que estar	-13
<<que está	-24
<<que eu	-40
<<que faz	-29
<<que fazer	16
<<que ficou	-13
<<que foi	-9
<<que isto	-15
<<que já	-23
<<que lhe	-16
<<que mais	-19
<<que me	-29
<<que no	-13
<<que nos	-14
<<que nunca	-12
<<que não	-33
<<que nós	-16
<<que o	-58
<<que os	-20
<<que pode	-11
<<que qualquer	-24
<<que sai	-11
<<que se	-28
<<que só	-20
<<que tem	-17
<<que ter	-13
<<que tá	-13
<<que um	-25
<<que uma	-18
<<que vai	-18
<<que vem	-9
<<que virar	-14
<<que é	-8
<<quem está	-11
<<quem faz	-14
<<quem não	-16
<<quem se	-20
<<quem tiver	-12
<<quem usa	-14
<<quem vai	-15
<<quem vem	-14
<<quente ,	-10
<<quer dizer	-18
<<quer o	-17
<<quer que	-25
<<quer um	-10
<<queria deixar	13
<<queria que	-25
<<quero deixar	-20
<<quero que	-18
<<quinta ,	-8
<<quinze dias	-13
<<quinze minutos	-11
<<rapaz da	-25
<<rapaz que	-13
<<rascunho da	-15
<<rasgado ou	-10
<<ração é	-11
<<reais .	-16
<<recebe a	-20
<<recebe e	-26
<<recebe uma	-13
<<receita ,	-8
<<recepção de	-14
<<receção e	-12
<<recibo e	-10
<<reclamações no	-16
<<recolhe os	-11
<<reconhecimento de	-18
<<redação de	-18
<<reforma-se em	-10
<<registo de	-14
<<registro de	10
<<relatou que	-15
<<relatório de	-18
<<relógio e	-10
<<responsável ,	-8
<<responsável assina	-10
<<resposta à	-12
<<reunião de	-24
<<reunião –	-21
<<rh abre	-13
<<ria de	-25
<<romper do	-11
<<roteiro e	-18
<<rotina do	-19
<<rua do	-9
<<rádio e	-12
<<saco ,	-15
<<saco com	-11
<<sacos de	-21
<<sai ,	-11
<<sai com	-14
<<sai de	-10
<<sai do	-8
<<sai sem	-14
<<sal ,	-17
<<sala de	-32
<<sala dos	-13
<<saída da	-16
<<saídas de	-23
<<se a	-20
<<se comeu	-16
<<se corta	-16
<<se der	-15
<<se descreva	-22
<<se deve	-12
<<se ele	-11
<<se estiver	-9
<<se faltar	-9
<<se for	-24
<<se houver	-22
<<se há	-31
<<se manda	-12
<<se me	-17
<<se não	-13
<<se o	-42
<<se passa	-16
<<se recebe	-17
<<se sai	-15
<<se se	-9
<<se tem	-22
<<se tiver	-24
<<se tomou	-9
<<se tá	-21
<<se um	-25
<<se é	-11
<<seca com	-14
<<seca e	-8
<<secar na	-19
<<segunda ,	-20
<<segunda-feira ,	-16
<<segundos ,	-16
<<sem a	-20
<<sem certidão	-9
<<sem ninguém	-27
<<sem o	-18
<<sem papel	-9
<<semana ,	-12
<<semana e	-10
<<semana passada	-19
<<sempre ,	-17
<<sempre dois	-13
<<sempre na	-11
<<sempre um	-9
<<senhor padre	-14
<<senhor prior	-17
<<senta ,	-9
<<senta-se ,	-13
<<senão a	-10
<<separa a	-15
<<separa o	-11
<<servidor ,	-16
<<serviço :	-16
<<sessenta e	-13
<<sessão das	-12
<<setembro e	-14
<<setor de	-17
<<sexta o	-11
<<sim ,	-19
<<sinal de	-13
<<sistema e	-14
<<sobe a	-14
<<sobe com	-9
<<sobe os	-13
<<sobre a	26
<<sobre as	19
<<sobre encher	-19
<<sobrou a	-16
<<solicitar que	-14
<<solta a	-13
<<som ,	-10
<<soma os	-13
<<somos um	-18
<<somos uma	-21
<<sou a	-21
<<sou da	-11
<<sou o	-17
<<sozinho na	-20
<<sr .	-8
<<sua parte	-16
<<sábados ,	-19
<<são sempre	-10
<<são três	-15
<<só ,	-10
<<só a	-27
<<só aí	9
<<só com	-16
<<só depois	-25
<<só em	-13
<<só então	-15
<<só no	-13
<<só o	-14
<<só para	-18
<<só pode	-12
<<só quando	-12
<<só que	-9
<<só se	-12
<<só um	-16
<<tabela de	-11
<<também o	-11
<<tanque de	-19
<<tarde não	-11
<<tarefa ,	-15
<<tarefa :	11
<<telefona e	-15
<<tem a	-14
<<tem de	-18
<<tem o	-26
<<tem quatro	-11
<<tem que	-19
<<tem três	-21
<<tema :	12
<<temos ,	-10
<<temperatura ,	-9
<<temperatura do	-9
<<temperatura e	-12
<<tempo ,	-13
<<tenho um	-21
<<ter escrito	-23
<<ter o	13
<<terceiro dia	13
<<termómetro da	-8
<<terças e	-14
<<testo o	-13
<<tipo de	-8
<<tira as	-13
<<tira da	-14
<<tira o	-18
<<tira os	-10
<<tirar o	-14
<<tivemos uma	-17
<<tocar a	-18
<<toda segunda	10
<<toda sexta	-8
<<todas as	-11
<<todo mundo	-25
<<todos ,	-18
<<todos de	-10
<<todos os	-16
<<tomou a	-16
<<toque ,	-10
<<touca e	-15
<<trabalho com	-13
<<transporte de	-20
<<travões ,	-8
<<traz o	-18
<<trinta e	-11
<<troca da	-18
<<troca de	-15
<<troca do	-13
<<troca o	-17
<<trocou de	-8
<<três voltas	-18
<<tudo ,	-9
<<tudo bem	-14
<<tudo e	-16
<<tudo na	-20
<<tudo para	-17
<<turno do	-12
<<tá na	-13
<<tá no	-17
<<tá verde	-10
<<técnica de	-11
<<técnico da	-16
<<técnico do	-14
<<um cartão	-8
<<um deles	-10
<<um documento	-22
<<um dos	-12
<<um jeito	-8
<<um papel	-17
<<um passo	-21
<<um por	-9
<<um procedimento	-22
<<um roteiro	-16
<<um senhor	-16
<<um tanque	-13
<<um é	-10
<<uma amostra	-9
<<uma com	-13
<<uma hora	-19
<<uma marca	-13
<<uma página	-14
<<uma queda	-15
<<uma regra	-16
<<uma senhora	-20
<<uma vez	-10
<<usa a	-13
<<usado para	-8
<<vai a	-14
<<vai no	-11
<<vai para	-13
<<vai pra	-21
<<vai pro	-16
<<vai ter	-19
<<vai à	-15
<<vale do	-12
<<vamos lá	-18
<<vazio ,	-10
<<veda com	-11
<<veio a	-8
<<veio de	-13
<<vejo o	-19
<<vem a	-17
<<vem do	-21
<<vem na	-8
<<veneno de	-9
<<ver as	-13
<<ver o	-14
<<ver se	-12
<<vermelha e	-9
<<vermelho ,	-9
<<veterinário ,	-11
<<vez ,	11
<<vez a	-23
<<vez o	-17
<<vez que	-8
<<vezes ,	-16
<<viagem e	-16
<<viagem só	-18
<<vila do	-8
<<vinheta e	-9
<<vinte e	-19
<<vinte minutos	-18
<<virar um	-20
<<visita da	-13
<<vistoria de	-25
<<volta ,	-20
<<volta com	-10
<<volta para	-15
<<volta pra	-10
<<volta pro	-12
<<volta à	-19
<<voltou a	-15
<<voluntários ,	-21
<<vou montar	-21
<<vou ser	-18
<<voz do	-12
<<vácuo e	-14
<<vão ao	-8
<<vão dois	-10
<<véspera e	-11
<<vê a	-16
<<vê o	-18
<<vê se	-11
<<wagner ,	-11
<<zona de	-15
<<| não	-12
<<° c	-19
<<à família	-12
<<à mão	-12
<<à noite	-22
<<à sala	-9
<<à sua	-11
<<às vezes	-9
<<água ,	-19
<<água a	-10
<<água da	-16
<<água de	-11
<<água doce	-17
<<água dos	-11
<<água e	-18
<<é a	24
<<é assim	-21
<<é da	-26
<<é de	-21
<<é do	-27
<<é essa	12
<<é isso	-18
<<é onde	-18
<<é para	-41
<<é pra	-18
<<é preciso	-21
<<é que	-35
<<é sobre	-23
<<é só	-14
<<é tudo	-11
<<é um	-21
<<é uma	-29
<<é ver	-13
<<évora ,	-15
<<óculos ,	-10
<<óculos e	-10
<<óleo ,	-13
<<última vez	-13
<<– a	-10
<<– condomínio	-18
<<– reunião	-12
<=	-15
<>	10
<?	-22
<@	-20
<[	-17
<[" não	-10
<[( a	-10
<[) 0	-17
<[) a	-9
<[) o	-13
<[, 0	-30
<[, a	-50
<[, abertura	-13
<[, abre	-17
<[, abre-se	-11
<[, abrir	9
<[, acende	-11
<[, agente	-12
<[, amarra	-14
<[, antes	-26
<[, apaga	-13
<[, aperta	-16
<[, após	-12
<[, aquela	-13
<[, as	-20
<[, banco	-15
<[, bate	-12
<[, boné	-18
<[, brinco	-15
<[, campo	-12
<[, chama-se	-16
<[, chamar	-9
<[, cintos	-12
<[, cobra-se	-10
<[, coloca	-15
<[, começando	-16
<[, cone	-11
<[, conforme	-14
<[, conta	12
<[, cpf	-9
<[, câmera	-12
<[, dali	-18
<[, deixa-se	-15
<[, depois	-38
<[, desculpa	-14
<[, desculpem	-16
<[, dia	-18
<[, digo	-14
<[, doutor	-11
<[, duas	-25
<[, encaixa	-16
<[, enfia	-15
<[, entende	-12
<[, enxaguar	-18
<[, enxágua	-13
<[, equipe	-14
<[, escola	-13
<[, escreve-se	-11
<[, espero	-13
<[, essas	-13
<[, esse	-10
<[, explica	-11
<[, faz	-22
<[, graças	-9
<[, hum	-11
<[, humidade	-10
<[, hã	-17
<[, imprime	-11
<[, inclusive	-9
<[, interior	-15
<[, jamais	-19
<[, lacra	-12
<[, lata	-13
<[, lava	-13
<[, lava-se	-9
<[, levanta	-10
<[, ligar	-9
<[, lixa	-8
<[, longe	-12
<[, luzes	-17
<[, mando	-10
<[, manga	-10
<[, mede	-13
<[, minto	-11
<[, monta	10
<[, oferece	-12
<[, os	-36
<[, outros	-16
<[, papel	-16
<[, passo	-12
<[, pergunta	-20
<[, pesa-se	-12
<[, pet	-15
<[, ph	-10
<[, pior	-13
<[, ponho	-14
<[, porém	-13
<[, prender	-9
<[, produto	-16
<[, prof	-11
<[, põe-se	-13
<[, quando	10
<[, quem	-35
<[, relógio	-8
<[, remédio	-9
<[, retira	-18
<[, rs	-12
<[, rádio	-12
<[, salvo	-11
<[, se	-36
<[, senão	-25
<[, separar	-17
<[, só	-29
<[, tira	-13
<[, torcendo	-18
<[, trocou	-10
<[, tô	-14
<[, um	-27
<[, uma	-30
<[, venho	-13
<[, vi	-12
<[, virar	-17
<[, wagner	-15
<[, zona	-14
<[- 0	-18
<[- a	-17
<[- conferir	-11
<[- desligar	-13
<[- lavar	11
<[- o	-14
<[- se	-9
<[. a	-20
<[. abre	-15
<[. depois	-22
<[. não	-17
<[. o	-28
<[. os	-16
<[. propaganda	-19
<[. quem	-16
<[0 a	-10
<[0 antes	-12
<[0 as	-8
<[0 caracteres	-8
<[0 cm	-15
<[0 de	-11
<[0 direto	-9
<[0 euros	-12
<[0 g	-15
<[0 gramas	-17
<[0 kg	-14
<[0 km	-16
<[0 km/h	-20
<[0 m	-12
<[0 não	-14
<[0 o	-15
<[0 real	-18
<[0 semanas	-12
<[0 só	-15
<[0 toneladas	-10
<[: 0	-19
<[: aprovadas	-14
<[: boas	-16
<[: depois	-11
<[: duas	-20
<[: enc	-16
<[: faltam	-16
<[: gabinete	-10
<[: joaquim	-15
<[: malta	-19
<[: não	-20
<[: o	-36
<[: operadores	-14
<[: re	-21
<[: res	-12
<[: se	-17
<[: secretaria	-14
<[: só	-11
<[: telefona-se	-14
<[: tira	-13
<[: um	-19
<[: uma	-23
<[; a	-12
<[; depois	-19
<[; havendo	-11
<[; não	-14
<[; o	-11
<[; quem	-8
<[; se	-14
<[< 0	-9
<[= não	-13
<[[ 0	-14
<[] enf	-8
<[^ 0	-37
<[^ a	-9
<[^ abraço	-10
<[^ abre	-30
<[^ abre-se	-20
<[^ abrir	-22
<[^ abro	-10
<[^ acabou	-11
<[^ acenda	-16
<[^ acende	-18
<[^ acesso	11
<[^ acho	-27
<[^ agradeço	-10
<[^ ah	-8
<[^ ajuda	10
<[^ alô	-19
<[^ amélia	-11
<[^ anel	-17
<[^ antes	-41
<[^ aplica-se	-13
<[^ aprovado	-17
<[^ arnês	-14
<[^ arquivo	8
<[^ as	-18
<[^ ata	-22
<[^ azeitona	-14
<[^ banco	-13
<[^ beijo	-10
<[^ bia	-15
<[^ boas	-22
<[^ bruninho	-12
<[^ caro	-10
<[^ caros	-13
<[^ carrega-se	-15
<[^ caução	-17
<[^ chegando	-13
<[^ chego	-18
<[^ cilindro	-15
<[^ circular	-16
<[^ começa	-11
<[^ começa-se	-17
<[^ comida	-12
<[^ como	-22
<[^ concordo	-19
<[^ conferir	-17
<[^ cooperativa	-23
<[^ cumprimentos	-11
<[^ cópia	-12
<[^ daí	-18
<[^ de	-24
<[^ deita-se	-8
<[^ delimita-se	-11
<[^ descansa	-16
<[^ descarrega	-18
<[^ desligar	-14
<[^ devolve-se	-8
<[^ dia	8
<[^ diferença	-8
<[^ diga	-10
<[^ dirceu	-9
<[^ diz-se	-13
<[^ doc	-15
<[^ duas	12
<[^ durante	9
<[^ embarque	17
<[^ encher	-17
<[^ enquanto	-35
<[^ enxaguar	-17
<[^ escola	-19
<[^ escova	-17
<[^ escreva	-21
<[^ escrevo	-15
<[^ esfriar	-11
<[^ espalha-se	-11
<[^ estende-se	-20
<[^ etapa	-19
<[^ exma	-16
<[^ exmo	-15
<[^ fale	-15
<[^ faz	-25
<[^ faz-me	-18
<[^ fechar	8
<[^ feche	-16
<[^ filhote	-12
<[^ filtros	-10
<[^ focinho	-11
<[^ folha	-15
<[^ fotografa	-12
<[^ fotografar	-14
<[^ fotografo	16
<[^ fui	-12
<[^ fwd	-18
<[^ gostaria	-8
<[^ gostava	-13
<[^ guardar	-20
<[^ helena	-12
<[^ herdade	-18
<[^ hum	-10
<[^ instrução	-31
<[^ item	-16
<[^ lacre	-10
<[^ lavar	-17
<[^ levar	-10
<[^ leve	-11
<[^ ligue	-9
<[^ limpar	-9
<[^ lê-se	-11
<[^ mafalda	-15
<[^ malta	-28
<[^ marco	8
<[^ material	-12
<[^ mede	-29
<[^ medir	-23
<[^ memorando	-18
<[^ meninas	-15
<[^ mergulha	-14
<[^ mistura	-15
<[^ monta	-11
<[^ monto	-15
<[^ mostrar	-19
<[^ museu	-19
<[^ máscara	-10
<[^ neide	-9
<[^ nesse	-12
<[^ norma	-16
<[^ nossos	-13
<[^ não	-41
<[^ o	-31
<[^ objeto	10
<[^ obrigada	-15
<[^ obs	-19
<[^ observação	-17
<[^ olá	-17
<[^ ora	-27
<[^ ordem	-15
<[^ ostra	-16
<[^ otávio	-13
<[^ passa-se	-17
<[^ passageiro	-20
<[^ passar	-26
<[^ passe	-14
<[^ patrícia	-12
<[^ pauta	-12
<[^ paz	-14
<[^ pedi	-17
<[^ penduram-se	-11
<[^ pergunta	-19
<[^ pergunta-se	-15
<[^ pesa-se	-15
<[^ pesar	-17
<[^ peça	-19
<[^ peço	-20
<[^ piscina	11
<[^ ponham	-19
<[^ pop	-21
<[^ precisamos	-25
<[^ prende-se	-11
<[^ presentes	-21
<[^ pretende-se	-24
<[^ pretendo	11
<[^ prezados	-18
<[^ primeira	-12
<[^ processo	-22
<[^ proponho	-21
<[^ publica-se	-14
<[^ purga	12
<[^ puxa-se	-17
<[^ põe-se	-17
<[^ quando	-53
<[^ quanto	-28
<[^ quarto	11
<[^ quem	-27
<[^ ref	-9
<[^ rega-se	-19
<[^ registo	-14
<[^ registos	-9
<[^ registra	-9
<[^ respondendo	-17
<[^ rev	-9
<[^ rita	-17
<[^ rui	-15
<[^ saudações	-11
<[^ se	-37
<[^ senhores	-10
<[^ senta-se	-15
<[^ separam-se	-17
<[^ serviços	-17
<[^ setor	-15
<[^ show	-10
<[^ sobe	-11
<[^ solta-se	-19
<[^ tapar	-14
<[^ tarefa	-12
<[^ te	-12
<[^ telemóveis	-17
<[^ tema	-12
<[^ tiago	-20
<[^ tira	-25
<[^ tire	-16
<[^ tivemos	-17
<[^ torra	12
<[^ trabalhamos	-17
<[^ troca	14
<[^ troque	-9
<[^ título	-14
<[^ uma	-26
<[^ varre-se	-11
<[^ veja	-10
<[^ vejo	-15
<[^ venho	-20
<[^ vento	10
<[^ versão	-14
<[^ viva	-13
<[^ vocês	-13
<[^ vê-se	-8
<[^ wagner	-17
<[^ wellington	-16
<[^ âmbito	-13
<[^ ó	-23
<[a 0	-26
<[a abertura	18
<[a administradora	-22
<[a administração	-21
<[a agência	-14
<[a ajuda	-22
<[a alavanca	-15
<[a anatel	-15
<[a antena	-21
<[a arca	-11
<[a armação	-22
<[a assistente	-15
<[a associação	-23
<[a atendente	-13
<[a auditoria	-23
<[a azeitona	-18
<[a balsa	-23
<[a banda	-17
<[a banheira	-21
<[a barra	-10
<[a bilheteira	-16
<[a bola	-15
<[a bordo	-12
<[a borracha	-18
<[a bruna	-14
<[a cabeceira	-14
<[a calda	-10
<[a caldeira	-33
<[a calçada	-17
<[a cama	-12
<[a campanha	-12
<[a capa	-14
<[a capitania	-19
<[a carrinha	-13
<[a caução	-20
<[a cesta	-18
<[a chaminé	-8
<[a chapa	-24
<[a chefia	-14
<[a coleira	-15
<[a colheita	16
<[a coluna	-12
<[a comida	-16
<[a comissão	-15
<[a conservadora	-10
<[a conta	-18
<[a controladoria	-19
<[a conversa	-14
<[a cooperativa	-20
<[a coordenadora	-14
<[a coordenação	-9
<[a costura	-14
<[a costureira	-13
<[a cozinheira	-15
<[a cuba	-9
<[a culpa	-11
<[a cúpula	-19
<[a declaração	-15
<[a descarga	16
<[a deus	-12
<[a devolução	11
<[a diferença	-16
<[a diretora	-10
<[a distribuidora	-14
<[a distância	-19
<[a doutora	-12
<[a eira	-16
<[a embalagem	-10
<[a enfermeira	-14
<[a entrada	17
<[a entrega	19
<[a equipe	-22
<[a escada	-18
<[a escola	-23
<[a estagiária	-11
<[a explicação	-20
<[a extensão	-9
<[a extração	16
<[a faca	-12
<[a farmácia	-22
<[a fatura	-21
<[a fechar	-18
<[a fila	-12
<[a fiscalização	-21
<[a folha	-25
<[a forma	-23
<[a fábrica	-27
<[a garantia	-22
<[a governanta	-20
<[a grade	-15
<[a gravar	-16
<[a gravação	-13
<[a guia	-21
<[a ideia	-16
<[a irmã	-13
<[a joana	-14
<[a kelly	-20
<[a lanterna	-18
<[a lavanderia	-22
<[a lenha	-22
<[a limpeza	10
<[a localização	-19
<[a lona	-10
<[a lurdes	-12
<[a lápis	-18
<[a lâmina	-21
<[a lâmpada	-20
<[a madeira	-17
<[a mala	-24
<[a malta	-17
<[a maneira	-26
<[a manga	-13
<[a mangueira	-12
<[a manta	-13
<[a manutenção	-31
<[a maré	-19
<[a massa	-24
<[a matrícula	11
<[a medir	-12
<[a menina	-23
<[a mesa	-24
<[a montagem	18
<[a morada	-17
<[a moça	-27
<[a mudança	9
<[a noiva	-14
<[a ong	-16
<[a palavra	-26
<[a panela	-16
<[a passagem	9
<[a passo	-44
<[a paz	-14
<[a pessoa	-28
<[a peça	-33
<[a pinça	-10
<[a planilha	-9
<[a playlist	-11
<[a ponta	-15
<[a portaria	-23
<[a praia	-8
<[a prefeitura	-15
<[a prego	-9
<[a pressão	-19
<[a prova	11
<[a proveta	-19
<[a próxima	-16
<[a pá	-9
<[a quem	-30
<[a rampa	-11
<[a rapariga	-19
<[a ração	-19
<[a recarga	15
<[a receita	-17
<[a recepcionista	-12
<[a recepção	-35
<[a receção	11
<[a redação	-24
<[a relva	-13
<[a requisição	-19
<[a resposta	-12
<[a rosca	-13
<[a rotina	21
<[a rádio	-10
<[a régua	-23
<[a sala	-11
<[a saída	10
<[a secretaria	-9
<[a secretária	-18
<[a seguir	-15
<[a seguradora	-18
<[a sessão	14
<[a sobra	-13
<[a sério	-24
<[a sílvia	-16
<[a sónia	-14
<[a taxa	-15
<[a televisão	-17
<[a tensão	-17
<[a terceira	-17
<[a ti	-9
<[a tinta	-9
<[a torneira	-10
<[a troca	24
<[a turma	-14
<[a um	-22
<[a uma	-21
<[a urna	-16
<[a vacina	-13
<[a vara	-14
<[a varanda	-9
<[a vela	-11
<[a velocidade	-9
<[a versão	-9
<[a veterinária	-18
<[a viatura	-22
<[a vinheta	-14
<[a visita	-15
<[a vista	-24
<[a vistoria	-18
<[a válvula	-16
<[a área	-13
<[abaixo de	-9
<[abertura de	-17
<[abre a	-22
<[abre o	-15
<[abre-se a	-11
<[abrir a	-30
<[abrir o	-19
<[abriu a	-12
<[abro a	-8
<[acende o	-15
<[acendo o	-14
<[acima de	-9
<[agora o	-10
<[agora uma	-13
<[ainda não	-14
<[ainda se	-18
<[ajuda a	-26
<[ajustar o	-9
<[aluguer de	-12
<[alô alô	-17
<[amostra de	-9
<[amostras de	-22
<[anota o	-10
<[anota-se o	-8
<[antes das	-14
<[antes de	-35
<[ao armazém	-8
<[ao banho	15
<[ao cliente	-14
<[ao diretor	-12
<[ao laboratório	-9
<[ao público	-18
<[ao romper	-12
<[ao sol	-14
<[ao terceiro	-17
<[aos gritos	-11
<[aos pais	-8
<[aos sábados	-16
<[aos turistas	-13
<[apaga o	-13
<[ar condicionado	-13
<[arquivo de	-10
<[arrancar as	-14
<[as 0	-15
<[as abelhas	-17
<[as algas	-11
<[as amostras	9
<[as bandejas	-14
<[as cintas	-15
<[as cinzas	-9
<[as contas	-14
<[as duas	-27
<[as falhas	-13
<[as famílias	-11
<[as flores	-10
<[as férias	-11
<[as instruções	-14
<[as lentes	-17
<[as luzes	-12
<[as meninas	-23
<[as minhas	-23
<[as palavras	-12
<[as pedras	-11
<[as portas	11
<[as roupas	-21
<[as saídas	19
<[as suas	-9
<[as técnicas	-16
<[as velas	-9
<[as visitas	22
<[aspirar a	-15
<[assim a	-16
<[assim o	-10
<[assina o	-21
<[assina-se a	-9
<[atendente pergunta	-11
<[atestado médico	-8
<[atrás de	-11
<[até 0	-12
<[até a	-25
<[até as	-16
<[até o	-19
<[até um	-12
<[auxiliar recolhe	-10
<[avisa a	-13
<[avisa o	-11
<[aí abre	-11
<[aí o	-17
<[aí um	-28
<[baixa a	-11
<[baixa o	-8
<[baixa-se o	-11
<[banco alimentar	-14
<[banco de	-20
<[banho a	-21
<[banho de	-9
<[barraca de	-12
<[bater o	-9
<[bem esticado	-13
<[biblioteca municipal	-10
<[boa sorte	-11
<[bom dia	-32
<[bota a	-12
<[cada 0	-15
<[cada paragem	-19
<[cada qual	-9
<[cada um	-21
<[cada uma	-8
<[cadeira de	-14
<[caiu a	-12
<[caminhão não	-10
<[camião de	-9
<[caros colegas	-9
<[carro alegórico	-15
<[cartão de	-8
<[casa das	-10
<[casa de	-18
<[causa de	-17
<[centro de	-16
<[centímetros se	-15
<[cerca de	-16
<[chama a	-11
<[chave de	-17
<[chave geral	-11
<[chaves de	-18
<[chefe de	-11
<[cheia de	-14
<[cheiro a	-16
<[chão não	-12
<[cilindro de	-10
<[cobra-se a	-10
<[cobre de	-18
<[coisa de	-12
<[cola a	-10
<[coloca o	-12
<[com 0	-28
<[com a	-26
<[com aprovação	-14
<[com as	-20
<[com atestado	-15
<[com atraso	-20
<[com autorização	-9
<[com cadeado	-14
<[com cone	-9
<[com escova	-19
<[com espuma	-8
<[com essa	-19
<[com febre	-16
<[com força	-11
<[com giz	-16
<[com o	-29
<[com oitenta	-13
<[com orvalho	-9
<[com os	-21
<[com papel	-15
<[com película	-10
<[com ruído	-13
<[com um	-15
<[com uma	-19
<[com vento	-14
<[combinar a	-17
<[como a	-31
<[como as	9
<[como se	-50
<[confere a	-12
<[confere o	-19
<[confere se	-14
<[confirma o	-10
<[conforme a	-12
<[conforme o	-11
<[consiga seguir	-14
<[conta o	-10
<[conta os	-16
<[contam-se os	-17
<[contas de	-20
<[conto o	-24
<[contra o	-13
<[controle de	-14
<[cooperativa de	-18
<[corta de	-16
<[corta o	-16
<[corta-se a	-10
<[cortar o	-23
<[cortar os	-19
<[costuma vir	-14
<[câmara de	-12
<[da agência	-21
<[da asae	-15
<[da associação	-17
<[da bancada	-27
<[da banda	-19
<[da beirada	-12
<[da borda	-9
<[da cadeira	-14
<[da chamada	11
<[da chapa	-9
<[da chefia	-13
<[da clínica	-14
<[da cooperativa	-11
<[da cozinha	-8
<[da câmera	-11
<[da entrada	-27
<[da equipa	-18
<[da escola	-10
<[da estrada	-14
<[da fiação	-14
<[da gaiola	-12
<[da galeria	-16
<[da gasolina	-10
<[da igreja	-12
<[da internet	-13
<[da limpeza	9
<[da luminária	-8
<[da mala	-9
<[da mangueira	-9
<[da matança	-12
<[da onda	-10
<[da peça	-22
<[da pia	-13
<[da plaqueta	-14
<[da prefeitura	-24
<[da proteção	-9
<[da prova	12
<[da receita	-13
<[da recepção	-14
<[da sala	-39
<[da saída	-14
<[da sessão	-11
<[da ti	-17
<[da tinta	-11
<[da tomada	-14
<[da triagem	-24
<[da van	-8
<[da vigilância	-19
<[da visita	-17
<[da zona	-11
<[da área	-9
<[dar entrada	-22
<[das 0	-8
<[das amostras	-19
<[das cinzas	-14
<[das escolas	-16
<[das máquinas	-10
<[das viaturas	-14
<[data de	-9
<[de 0	-13
<[de a	-13
<[de abril	-25
<[de abrir	-16
<[de ajuda	-14
<[de aluno	-15
<[de alvor	-23
<[de apartamentos	-21
<[de apoio	-14
<[de arrancar	-13
<[de aveiro	-12
<[de aço	-16
<[de barcos	-20
<[de batismo	-18
<[de bebê	-14
<[de bombeiros	-12
<[de bordo	-17
<[de borracha	-15
<[de café	-10
<[de cama	-11
<[de cana	-13
<[de carnaval	-14
<[de carvalho	-13
<[de chapa	-9
<[de chaves	-19
<[de cheiro	-18
<[de cigarro	-10
<[de cobre	-24
<[de colete	-9
<[de colheita	-11
<[de combustível	-21
<[de começar	-14
<[de comida	-13
<[de comércio	-17
<[de costas	-15
<[de crédito	-12
<[de dar	11
<[de descarregar	-17
<[de devolução	-28
<[de dezembro	-12
<[de dia	-16
<[de distância	-10
<[de duas	-12
<[de duzentos	-11
<[de educação	-15
<[de emergência	-25
<[de enfermagem	-10
<[de entrada	-16
<[de equipa	-14
<[de excursão	-20
<[de fato	-14
<[de fechar	-20
<[de fevereiro	-19
<[de fibra	-11
<[de firma	-18
<[de fornecedores	-15
<[de freguesia	-14
<[de fubá	-10
<[de fuga	-19
<[de férias	-10
<[de gasolina	-19
<[de goiás	-13
<[de haver	-16
<[de identificação	-20
<[de imediato	-14
<[de inventário	-11
<[de ir	-19
<[de isopor	-10
<[de junho	-16
<[de leite	-24
<[de licença	-11
<[de madrugada	-21
<[de marés	-11
<[de mergulho	-13
<[de metro	-14
<[de mexer	-11
<[de montar	-9
<[de máquinas	-11
<[de música	-13
<[de nascimento	-12
<[de norma	-15
<[de novembro	-14
<[de nível	-11
<[de o	-21
<[de obras	-18
<[de oitenta	-23
<[de operação	-20
<[de outubro	-16
<[de pagamento	9
<[de papel	-22
<[de passar	12
<[de pessoa	13
<[de proa	-16
<[de proceder	-16
<[de procedimento	-19
<[de prédio	-9
<[de quem	-30
<[de quinta	-9
<[de receção	-15
<[de recuperação	-20
<[de redigir	-19
<[de remédio	-12
<[de residência	-26
<[de restauro	-10
<[de rodas	-10
<[de ré	-12
<[de sala	-10
<[de sangue	-19
<[de saída	-24
<[de se	-9
<[de solo	-18
<[de série	-9
<[de terra	-18
<[de tinta	-11
<[de tocar	-23
<[de toque	-20
<[de trabalho	-24
<[de trás	-10
<[de turno	-17
<[de um	-35
<[de uma	-29
<[de uso	16
<[de veneno	-13
<[de vento	-19
<[de verdade	-24
<[de verificação	-11
<[de vila	-12
<[de viseu	-11
<[de voto	-15
<[de évora	-17
<[de óbito	-12
<[debaixo d'água	-16
<[deixa a	-18
<[deixa de	-9
<[deixa o	-18
<[deixa-se escorrer	-20
<[deixa-se o	-15
<[depois a	-16
<[depois das	-20
<[depois de	-21
<[depois o	-10
<[depois os	-8
<[depois se	-20
<[der diferença	-12
<[descreva o	-27
<[desculpa a	-10
<[desculpem o	-16
<[desde 0	-22
<[desde a	-9
<[desde março	-11
<[desde os	-9
<[desliga o	-12
<[desliga-se o	-10
<[desligar o	-17
<[deu uma	-10
<[devolução de	-13
<[dia 0	-9
<[dia de	-17
<[dia o	-18
<[dia útil	-15
<[dias antes	-12
<[dias de	-8
<[diga o	-8
<[dinheiro não	-11
<[diz o	-15
<[diz q	-13
<[dizer a	-18
<[do 0	-15
<[do acidente	-10
<[do avesso	-10
<[do banheiro	-10
<[do banho	-21
<[do barulho	-21
<[do café	-11
<[do carro	15
<[do ceará	-14
<[do cilindro	-11
<[do cliente	-16
<[do clube	-17
<[do cofre	-11
<[do comercial	-14
<[do compressor	-11
<[do conde	-8
<[do conservatório	-12
<[do correio	-17
<[do dia	-24
<[do espetáculo	-10
<[do estúdio	-16
<[do filme	-20
<[do freguês	-11
<[do gato	-18
<[do gerador	-9
<[do hotel	-10
<[do jardim	-16
<[do lacre	-11
<[do lar	-10
<[do manual	-17
<[do mel	-18
<[do motor	-17
<[do multibanco	-16
<[do nevoeiro	15
<[do norte	-23
<[do paciente	-17
<[do palco	-13
<[do peixe	-18
<[do porto	-19
<[do posto	-11
<[do programa	-12
<[do quarto	-24
<[do setor	-12
<[do sol	-18
<[do sul	-10
<[do tanque	-12
<[do teatro	-15
<[do teste	-16
<[do tradutor	-17
<[do turno	-16
<[do vento	-22
<[do vizinho	-16
<[doação de	-14
<[documento a	-19
<[documento de	-10
<[dois estagiários	-8
<[dois fios	-8
<[dois homens	-12
<[dois lados	-9
<[dois sócios	-15
<[dois técnicos	-12
<[dona neide	-15
<[dos alunos	-20
<[dos bonecos	-15
<[dos carros	-12
<[dos meus	-12
<[dos nossos	-13
<[dos outros	-14
<[dos pais	-9
<[dou o	-15
<[duas moças	-15
<[duas testemunhas	-10
<[duas vias	-9
<[durante a	-10
<[durante o	-10
<[dá a	-20
<[dá o	-14
<[dá os	-12
<[dá um	-10
<[dá uma	-13
<[e a	-17
<[e abre	-17
<[e acabou	-13
<[e acende	-11
<[e anota-se	-11
<[e antes	-23
<[e aponta	-9
<[e as	-17
<[e assinado	-12
<[e atendo	-11
<[e avental	-14
<[e avisa-se	-8
<[e baixa	-12
<[e bicho	-24
<[e bota	-12
<[e carrega-se	-14
<[e cheira	-12
<[e colhe	-14
<[e coloca	-13
<[e como	-17
<[e confirma	-10
<[e confirma-se	-8
<[e consulta	-9
<[e convida	-14
<[e coordeno	-20
<[e de	-20
<[e deixa-se	-14
<[e depois	-22
<[e desligar	-19
<[e digo	-8
<[e documento	-15
<[e duas	-33
<[e duzentos	-15
<[e dá-se	-17
<[e entrega	-17
<[e escolhe	-14
<[e espero	-15
<[e explica	-12
<[e faz	12
<[e guarda	-10
<[e hum	-15
<[e levou	-14
<[e mede	-9
<[e não	-19
<[e o	-40
<[e os	-31
<[e passar	-9
<[e pedem	-16
<[e pediram-me	-13
<[e pendura	-11
<[e perdemos	-17
<[e pergunta	-15
<[e pergunta-se	-13
<[e ph	-16
<[e preenche-se	-10
<[e quem	-26
<[e quintas	-14
<[e rg	-12
<[e se	-27
<[e só	-28
<[e tal	-15
<[e telemóvel	-9
<[e tira	-18
<[e tosa	-20
<[e troca	-18
<[e um	-20
<[e uma	-32
<[e vocês	-22
<[e vê-se	-9
<[ela não	-21
<[ele faz	-11
<[em 0	-12
<[em agosto	-22
<[em arraial	-11
<[em atraso	-13
<[em blocos	-8
<[em condições	-20
<[em conjunto	-8
<[em cruz	-13
<[em dezembro	-13
<[em dia	-14
<[em diagonal	-15
<[em forma	-12
<[em goiânia	-10
<[em governador	-8
<[em inglês	-9
<[em janeiro	-16
<[em joinville	-9
<[em julho	-18
<[em junho	-13
<[em maio	-14
<[em março	-14
<[em ordem	-18
<[em outubro	-13
<[em papel	-22
<[em português	-18
<[em setembro	-13
<[em setúbal	-14
<[em silêncio	-8
<[em uma	-16
<[em vazio	-10
<[enquanto não	-20
<[entra a	-9
<[entrega a	-12
<[entrega das	-18
<[entrega de	-21
<[entrega o	-19
<[então a	-28
<[então o	-33
<[equipa de	-14
<[era o	-20
<[escada de	-8
<[escala de	-14
<[escola de	-16
<[escova antes	-13
<[escova de	-13
<[escreve o	-13
<[escrever a	-15
<[escrito como	15
<[espera 0	-10
<[esperar 0	-15
<[estende-se o	-13
<[estou a	-13
<[estou montando	-18
<[estraga a	-17
<[está a	-20
<[está de	-11
<[eu dito	-8
<[eu falei	-15
<[eu imprimo	-11
<[eu não	-23
<[eu pensei	-15
<[eu peço	-19
<[eu sei	-8
<[eu só	-10
<[eu tiro	-10
<[eu vejo	-18
<[explica o	-15
<[extração de	-11
<[fala o	-12
<[falar a	-12
<[falta o	-16
<[falta uma	-20
<[faltar um	-9
<[fato escuro	-14
<[faz a	-33
<[faz de	-12
<[faz o	-32
<[faz quando	19
<[faz um	-18
<[fazem o	-22
<[fazer a	-28
<[fazer o	-27
<[fazer quando	9
<[fazer um	-33
<[fazer uma	-11
<[fecha o	-16
<[fechar a	-20
<[fechar o	-8
<[feche o	-12
<[fica a	-21
<[fica de	-10
<[ficam de	-9
<[ficha de	-13
<[ficou 0	-19
<[ficou a	-18
<[ficou de	-19
<[ficou decidido	-19
<[ficou um	-8
<[filme plástico	-16
<[fim de	-20
<[fim o	-12
<[foi embora	-12
<[foi o	-14
<[foi um	-14
<[folha de	-21
<[for o	-10
<[fora a	-14
<[forma de	-16
<[fotografa o	-9
<[fotografar o	-13
<[frente de	-13
<[fábrica de	-11
<[galpão 0	-11
<[galpão de	-9
<[gente de	-11
<[gente esvazia	13
<[gente faz	-27
<[gente pergunta	-19
<[gera o	-9
<[gostaria de	-9
<[guardar os	-11
<[hoje a	-16
<[hoje o	-12
<[hora antes	-29
<[hora não	-11
<[hotel de	-11
<[houve duas	-16
<[hum a	-11
<[há duas	-9
<[há grávidas	-11
<[há uma	-13
<[imprime-se a	-11
<[instalação de	-14
<[instrução de	-8
<[isola a	-9
<[isso a	-20
<[isso não	-9
<[isso solicitar	-17
<[jeito de	-22
<[jeito nenhum	-14
<[jeito só	-8
<[joga um	-8
<[junta de	-14
<[já morreu	-8
<[já pegou	-15
<[já se	-13
<[já tivemos	-14
<[laboratório de	-15
<[lança a	-8
<[larga a	-8
<[lava-se a	-12
<[lava-se o	-15
<[lavagem de	-11
<[lavar as	-10
<[leia o	-10
<[ler o	-11
<[leva a	-12
<[leva o	-14
<[levanta a	-14
<[levou o	-17
<[liga o	-20
<[liga-se o	-9
<[ligo o	-15
<[limpa a	-22
<[limpa o	-11
<[linha de	-15
<[loja de	-18
<[luz de	-9
<[lê o	-9
<[mais comum	-16
<[mais havendo	-9
<[manda mensagem	-14
<[manda o	-12
<[manda os	-16
<[mandou um	-15
<[maneira de	-20
<[manhã cedo	-16
<[marca a	-11
<[marca de	-13
<[mas a	-21
<[mas não	-23
<[mas o	-13
<[matrícula de	-16
<[me explica	-13
<[me faz	-15
<[me lembro	-15
<[mede a	-17
<[mede o	-16
<[mede os	-11
<[medir a	-17
<[meia página	-15
<[meio de	-11
<[menos de	-11
<[mergulha a	-12
<[mesa de	-16
<[mesmo dia	-17
<[mesmo se	-12
<[mestre abílio	-9
<[meu avô	-10
<[meu filho	-15
<[meu genro	-18
<[meu pai	-12
<[meu sogro	-12
<[meu sócio	-8
<[mim passar	14
<[minha cunhada	-12
<[minha filha	-12
<[minha mulher	-12
<[minutos antes	-22
<[minutos contados	-13
<[modo como	12
<[modo de	-26
<[moeda de	-8
<[monta a	-11
<[montar um	-26
<[morreu um	-11
<[mostra a	-11
<[mostra o	-8
<[motor desligado	-8
<[mudança de	-15
<[máquina 0	-16
<[máquina de	-10
<[máximo 0	-14
<[mínimo 0	-10
<[n.º 0	-11
<[n.º de	-16
<[na arca	-17
<[na baia	-20
<[na bancada	-19
<[na bandeja	-15
<[na banheira	-17
<[na betoneira	-10
<[na calçada	-12
<[na carrinha	-16
<[na chegada	12
<[na clínica	-14
<[na escola	-18
<[na fazenda	-19
<[na feira	-21
<[na folha	-13
<[na formação	-17
<[na geladeira	-10
<[na guia	-21
<[na laje	-16
<[na lateral	-16
<[na mala	-19
<[na matriz	-11
<[na mesa	-24
<[na ordem	-9
<[na papelaria	-12
<[na pedra	-14
<[na peça	-18
<[na portaria	-9
<[na prancha	-9
<[na presença	-10
<[na primeira	-13
<[na qualidade	-10
<[na quinta	-22
<[na rampa	-16
<[na revisão	-12
<[na ria	-26
<[na sala	-12
<[na saída	-9
<[na secretaria	-13
<[na sequência	-18
<[na sexta-feira	-12
<[na sombra	-12
<[na terça	-17
<[na urna	-12
<[na vertical	-18
<[na zona	13
<[na área	-14
<[na árvore	-9
<[nada de	-14
<[nem de	-16
<[nem o	-11
<[nem se	-19
<[ninguém faz	-13
<[ninguém saber	-15
<[ninguém sabia	-11
<[ninguém se	-18
<[ninguém sobe	-11
<[ninhos de	-16
<[no abrigo	-16
<[no banco	-13
<[no bolso	-13
<[no cais	-15
<[no campo	-14
<[no carro	-22
<[no caso	-8
<[no descarpack	-11
<[no dia	-28
<[no diário	-9
<[no formulário	-10
<[no forno	-18
<[no gancho	-14
<[no interior	-13
<[no inverno	-12
<[no início	-11
<[no laboratório	-16
<[no mercado	-13
<[no ombro	-11
<[no papel	-38
<[no parque	-20
<[no portal	-11
<[no porto	-15
<[no posto	-13
<[no quarto	-14
<[no regresso	-15
<[no rodapé	-13
<[no rádio	-11
<[no servidor	-15
<[no talão	-16
<[no tambor	-13
<[no tanque	-13
<[no tapete	-20
<[no terminal	-9
<[no turno	-9
<[noite a	-8
<[noite não	-13
<[norma interna	-24
<[nos primeiros	-11
<[nossa associação	-23
<[nossa pista	-15
<[nossa sala	-9
<[nota fiscal	-15
<[novo a	-12
<[novo não	-14
<[num documento	-27
<[num papel	-25
<[nunca a	-9
<[nunca botou	-16
<[nunca o	-8
<[nunca os	-8
<[nunca se	-15
<[nunca viram	-15
<[não a	-13
<[não abre	-18
<[não aceita	-13
<[não bate	-12
<[não batem	-11
<[não conserta	-12
<[não conta	-8
<[não embarca	-9
<[não enxerga	-16
<[não existe	-12
<[não fazem	-14
<[não fui	-17
<[não gosto	-12
<[não interessa	-9
<[não inventa	-18
<[não larga	-12
<[não o	-17
<[não perdoa	-12
<[não se	-31
<[não sei	-14
<[não solta	-14
<[não tatua	-12
<[nó molhado	-13
<[nós faz	-16
<[o 0	-9
<[o adesivo	-9
<[o advogado	-18
<[o afinador	-12
<[o ajudante	-14
<[o aluno	-22
<[o analista	-9
<[o animal	-21
<[o aparelho	-12
<[o apoio	-17
<[o aquecimento	10
<[o ar-condicionado	-12
<[o arco	-13
<[o arquivo	-18
<[o assento	-11
<[o atendente	-12
<[o ator	-11
<[o banco	-19
<[o banho	-21
<[o barco	-26
<[o barril	-20
<[o baú	-13
<[o bicho	-21
<[o bidão	-11
<[o boletim	-18
<[o bordo	-9
<[o botijão	-17
<[o braço	-14
<[o cabelo	-22
<[o cachorro	-12
<[o café	-12
<[o caio	-11
<[o calçado	-17
<[o carrinho	-21
<[o carro	-31
<[o cartório	9
<[o caso	-21
<[o check-in	20
<[o chicote	-9
<[o chip	-8
<[o chuveiro	-11
<[o cinto	-21
<[o cliente	-46
<[o cofre	-10
<[o colaborador	-11
<[o comandante	-14
<[o comprador	-9
<[o compressor	-10
<[o conector	-10
<[o conferente	-12
<[o conhecimento	-19
<[o contacto	-10
<[o convênio	-17
<[o corpo	-14
<[o cpf	-11
<[o curso	-19
<[o cão	-16
<[o de	-11
<[o desenho	-18
<[o dia	-11
<[o diretor	-16
<[o disco	-13
<[o disjuntor	-12
<[o eletricista	-8
<[o email	-10
<[o embarque	13
<[o empréstimo	15
<[o endereço	-8
<[o ensaio	-8
<[o escrevente	-11
<[o esgoto	-12
<[o estafeta	-17
<[o estagiário	-11
<[o estojo	-11
<[o estúdio	-17
<[o exaustor	-11
<[o extintor	-11
<[o faroleiro	-16
<[o fecho	19
<[o filme	-17
<[o fiscal	-21
<[o fluxo	-14
<[o formulário	-14
<[o forno	-11
<[o freio	-11
<[o gerador	-21
<[o gestor	-14
<[o grão	-17
<[o homem	-12
<[o horário	-11
<[o hóspede	-25
<[o instrumento	-26
<[o instrutor	-18
<[o interessado	-12
<[o jogo	-12
<[o juiz	-8
<[o jurídico	-10
<[o laboratório	-14
<[o lacre	-14
<[o laudo	-13
<[o leite	-25
<[o leão	-13
<[o luan	-14
<[o lugar	-11
<[o líder	-12
<[o manômetro	-8
<[o maquinista	-9
<[o mar	-9
<[o marinheiro	-16
<[o material	-14
<[o menino	-14
<[o ministério	-11
<[o modelo	-10
<[o molde	-11
<[o monitor	-21
<[o motor	-22
<[o museu	-24
<[o médico	-15
<[o nº	-16
<[o nível	-13
<[o nó	-13
<[o olho	-16
<[o pai	-12
<[o painel	-10
<[o papel	-26
<[o par	-11
<[o passo	-17
<[o pastor	-12
<[o patrão	-22
<[o peixe	-11
<[o piano	-18
<[o plano	-9
<[o plantonista	-14
<[o plástico	-13
<[o polegar	-14
<[o porteiro	-24
<[o português	-13
<[o prato	-16
<[o preço	-12
<[o produto	-9
<[o professor	-21
<[o programa	-18
<[o projeto	-19
<[o quarto	-20
<[o quê	-21
<[o ralo	-8
<[o reboque	-14
<[o recibo	-19
<[o resto	-13
<[o rodo	-11
<[o rolo	-15
<[o roteiro	-10
<[o rui	-9
<[o sacristão	-22
<[o seguro	-19
<[o sentido	-11
<[o setor	-10
<[o sino	-24
<[o skipper	-15
<[o sofá	-17
<[o soro	-14
<[o spray	-8
<[o supervisor	-14
<[o síndico	-13
<[o sócio	-9
<[o tabuleiro	-24
<[o talão	-18
<[o tamanho	-9
<[o tambor	-18
<[o tanque	-19
<[o tecido	-14
<[o teor	-13
<[o termo	-16
<[o termómetro	-13
<[o teste	-22
<[o ticket	-16
<[o tipo	-11
<[o tom	-9
<[o tratador	-12
<[o travão	-8
<[o tribunal	-9
<[o tubo	-16
<[o turno	-20
<[o tutor	-16
<[o uniforme	-9
<[o utilizador	-15
<[o vento	-31
<[o vereador	-14
<[o veterinário	-20
<[o vigia	-14
<[o vigilante	-17
<[o vinho	-14
<[o visor	-12
<[o voluntário	-19
<[o vosso	-15
<[o wagner	-14
<[o único	-17
<[olha a	-19
<[olha o	-17
<[onde o	-20
<[onde se	-14
<[ontem o	-18
<[ontem uma	-15
<[onze reclamações	-15
<[ordem de	-17
<[os assistentes	-14
<[os bichos	-13
<[os cones	-9
<[os fios	-10
<[os instrumentos	-19
<[os medicamentos	-18
<[os mestres	-18
<[os meus	-9
<[os miúdos	-26
<[os nomes	-17
<[os outros	-10
<[os pais	-18
<[os papéis	-17
<[os pequenos	-16
<[os primeiros	-21
<[os rapazes	-19
<[os tubos	-10
<[os turistas	-11
<[ou a	-11
<[ou azinho	-13
<[ou não	-8
<[ou o	-11
<[ou se	-12
<[outra pessoa	-15
<[outro dia	-16
<[ouvir o	-10
<[padronizar a	-15
<[papel a	-13
<[papel assinado	-10
<[papel o	13
<[papel toalha	-11
<[para 0	-13
<[para a	-48
<[para aquele	-9
<[para as	-33
<[para confirmar	-16
<[para fazer	-19
<[para ir	-13
<[para não	-17
<[para o	-52
<[para os	-39
<[para quando	-15
<[para quem	-23
<[para rever	-17
<[para se	-11
<[para uma	-24
<[parque de	-20
<[parte a	-16
<[parte das	-9
<[parte de	-13
<[partir daí	-16
<[partir de	-15
<[passa a	-26
<[passa o	-23
<[passa-se a	-12
<[passada uma	-17
<[passado a	-9
<[passagem de	-12
<[passar de	-15
<[passar o	-25
<[passo a	-28
<[passou a	-14
<[passou de	-10
<[pede a	-19
<[pede documento	-11
<[pede o	-20
<[pede silêncio	-8
<[pede um	-17
<[pede-se a	-12
<[pedir o	-18
<[pediu a	-16
<[pega o	-11
<[pela escada	-15
<[pelo amor	-9
<[perdemos um	-11
<[perdeu o	-11
<[pergunta a	-8
<[pergunta o	-8
<[pergunta se	-21
<[pergunta-se a	-8
<[pergunta-se o	-15
<[pergunta-se se	-14
<[perguntar o	-8
<[perguntar se	-13
<[perguntou quem	-10
<[perguntou se	-12
<[perto de	-17
<[pesa o	-18
<[pesa-se o	-10
<[pessoas a	-14
<[peça íntima	-8
<[peço uma	-18
<[pintar o	-16
<[pista de	-11
<[placa de	-11
<[pneu de	-11
<[pode ir	-17
<[pode passar	-16
<[ponto de	-8
<[ponto final	-10
<[ponto morto	-9
<[por autenticidade	-10
<[por carta	-12
<[por cento	-19
<[por conta	-13
<[por dia	-21
<[por peça	-11
<[por quem	-11
<[por rádio	-10
<[por trás	-19
<[por um	-9
<[porque o	-18
<[portanto o	-22
<[porto de	-11
<[posto de	-10
<[pra companhia	-9
<[pra fazer	-18
<[pra pessoa	-20
<[pra plastificar	-23
<[pra trás	-8
<[precisa de	-16
<[precisa virar	-13
<[preciso de	-19
<[preenche a	-12
<[preenche-se a	-11
<[prende o	-8
<[prende-se a	-13
<[prepara as	-12
<[presente instrução	-22
<[primeiro a	-22
<[primeiro as	-15
<[primeiro estalo	-12
<[primeiro lugar	-15
<[primeiro o	-18
<[primeiro os	-11
<[primeiros 0	-11
<[pro agrônomo	-11
<[pro tambor	-15
<[procedimento de	-25
<[processo de	-19
<[professora ivone	-11
<[propaganda de	-12
<[prova de	-15
<[próprio dia	-13
<[puxa-se o	-16
<[pôr a	-11
<[pôr o	-9
<[põe a	-21
<[põe algodão	-8
<[põe o	-16
<[põe os	-11
<[q a	-13
<[qualquer pessoa	-18
<[quando a	-24
<[quando não	-10
<[quando o	-25
<[quando se	-15
<[quando um	-27
<[quando uma	-27
<[quarto de	-19
<[quatro lados	-8
<[quatro páginas	-12
<[que a	-40
<[que abre	-15
<[que aquilo	-13
<[que as	-18
<[que caiu	-17
<[que depois	-16
<[que dizia	-11
<[que dê	-15
<[que entram	-12
<[que faz	-27
<[que fazemos	-16
<[que fazer	-35
<[que fazia	-10
<[que ficasse	-13
<[que fique	-17
<[que não	-27
<[que o	-38
<[que os	-19
<[que redija	-14
<[que se	-41
<[que sobe	-9
<[que sobrou	-9
<[que só	-20
<[que um	-17
<[que uma	-13
<[que virar	-12
<[que vêm	-17
<[quem faz	-21
<[quem não	-14
<[quem paga	-16
<[quem se	-22
<[quer o	-9
<[quer um	-26
<[quero um	-18
<[recebe a	-10
<[recebe uma	-13
<[recepção de	-12
<[receção de	-9
<[recolhe o	-19
<[recolhe os	-11
<[reconhecimento de	-16
<[recursos humanos	-13
<[redação de	-17
<[reduza a	-15
<[registo de	-10
<[registro de	-10
<[relatório de	-12
<[reunião de	-18
<[rh abre	-16
<[ria de	-16
<[risca o	-14
<[roteiro curto	-19
<[roteiro de	-18
<[roupa de	-19
<[rádio comunitária	-15
<[sacode-se o	-11
<[sacos de	-20
<[sai de	-10
<[sala de	-26
<[saídas de	-19
<[se a	-12
<[se abre	12
<[se comeu	-15
<[se deita	-9
<[se der	-12
<[se descreva	-21
<[se empresta	-13
<[se encontra	-15
<[se entrega	-13
<[se faltar	-12
<[se faz	-43
<[se houver	-21
<[se mistura	-12
<[se não	-11
<[se o	-33
<[se oferece	-11
<[se passar	-13
<[se perderam	-13
<[se perdeu	-8
<[se possível	-15
<[se recebe	-20
<[se reformou	-19
<[se se	-10
<[se tocam	15
<[se tomou	-12
<[se trabalha	-8
<[se um	-23
<[segue o	-11
<[segurança social	-13
<[sei se	-13
<[seis homens	-15
<[sem a	-14
<[sem cachorro	-11
<[sem certidão	-11
<[sem comer	-12
<[sem o	-13
<[sem olhar	-15
<[sem palavrões	-10
<[sem papel	-12
<[sem resposta	-14
<[sem se	-9
<[sem tocar	-11
<[sem uma	-17
<[semana passada	-19
<[sempre a	-15
<[senhor padre	-15
<[senhor prior	-18
<[separa a	-12
<[separa o	-11
<[sessão das	-15
<[seu nelson	-10
<[sexta o	-8
<[sinal de	-11
<[sobe os	-14
<[sobre a	-43
<[sobre as	-25
<[sobre encher	16
<[sobre o	21
<[soma os	-15
<[somos um	-15
<[somos uma	-18
<[sou a	-17
<[sou o	-19
<[sua maneira	-11
<[são joão	-19
<[são paulo	-11
<[só a	-11
<[só depois	-24
<[só o	-16
<[só quando	-21
<[só se	-17
<[só um	-15
<[tabuleiro de	-10
<[também o	-12
<[tanque de	-13
<[tarde não	-11
<[tem 0	-10
<[tem bolha	-14
<[tem de	-11
<[tem multa	-16
<[tem o	-24
<[tem um	-15
<[temos de	-20
<[tenho um	-21
<[tenho uma	-19
<[ter o	-22
<[ter regra	-15
<[terceiro dia	-20
<[testa a	-10
<[teste hidrostático	-12
<[testo o	-11
<[tira a	-16
<[tira as	-11
<[tira chip	-9
<[tira o	-22
<[tira os	-12
<[tira-se a	-10
<[tirar a	-11
<[tirar o	-10
<[tivemos uma	-16
<[tocar a	-12
<[toda a	-16
<[todas as	-9
<[todo dia	-14
<[todos os	-24
<[tomou a	-9
<[torna a	-8
<[transporte de	-16
<[traz o	-10
<[troca de	-16
<[troca o	-14
<[trocar a	-13
<[trocar o	-26
<[três assuntos	-15
<[três baforadas	-13
<[três casos	-11
<[três semanas	-12
<[três voltas	-19
<[tudo joia	-17
<[tudo se	-14
<[tá gravando	-12
<[têm de	-11
<[tô gravando	-18
<[um a	-15
<[um abraço	-12
<[um adulto	-17
<[um bocadinho	-13
<[um café	-11
<[um caos	-9
<[um casal	-14
<[um cliente	-15
<[um conta	-17
<[um de	-11
<[um dente	-11
<[um dia	-13
<[um documento	-28
<[um fado	-13
<[um guia	10
<[um homem	-19
<[um hóspede	-9
<[um metro	-12
<[um miúdo	-14
<[um palmo	-23
<[um papel	13
<[um passo	18
<[um pop	11
<[um puxão	-10
<[um quarto	-15
<[um retoque	-13
<[um roteirinho	11
<[um sorriso	-9
<[um só	-13
<[um tanque	9
<[um terço	-12
<[um tiquinho	-11
<[um vizinho	-13
<[uma carta	-10
<[uma cena	-10
<[uma confusão	-10
<[uma escala	-19
<[uma estrela	-9
<[uma festa	-16
<[uma folha	-34
<[uma norma	13
<[uma pessoa	-20
<[uma página	-16
<[uma queda	-17
<[uma regra	-15
<[uma só	-8
<[uma testemunha	-13
<[uma vergonha	-13
<[umas 0	-14
<[umas linhas	-16
<[usa a	-12
<[vai a	-9
<[vai buscar	-16
<[vai direto	-13
<[vai embora	-17
<[vai usar	-14
<[vale formoso	-14
<[vejo o	-19
<[vem buscar	-14
<[ver a	-9
<[ver as	-9
<[ver o	-12
<[ver os	-14
<[ver se	-18
<[verifica se	-13
<[vez a	-13
<[vez o	-16
<[viagem só	-22
<[vigilância sanitária	-9
<[vinte centímetros	-12
<[virar documento	-17
<[virar um	-16
<[visita guiada	-22
<[vistoria de	-16
<[viu a	-12
<[você botar	-18
<[volta a	-12
<[voltou a	-11
<[vou falando	-19
<[vou fazer	-14
<[vou montar	-24
<[vê a	-9
<[vê o	-18
<[vê os	-9
<[vê se	-16
<[vê-se se	-12
<[| não	-13
<[| obs	-19
<[à chegada	-19
<[à entidade	-14
<[à entrada	-25
<[à esquerda	-10
<[à pressa	-10
<[à sala	-20
<[à secretaria	-14
<[à torre	-16
<[às 0	-18
<[às duas	-19
<[às terças	-16
<[água a	-8
<[água doce	-17
<[água fria	-13
<[água morna	-13
<[é avisado	-9
<[é de	-15
<[é essa	-26
<[é feita	-21
<[é melhor	-12
<[é normal	-12
<[é o	-36
<[é quem	-16
<[é só	-18
<[é um	-17
<[é uma	-28
<[último dia	-13
<[– 0	-17
<[– a	-9
<[– condomínio	-20
<[– goiânia	-11
<[– o	-13
<[– posto	-15
<[— o	-12
<]	-34
<^	11
<_	-17
<a	53
<abaixo	-9
<aberta	-9
<abertura	-25
<abra	-12
<abre	-30
<abre-se	-9
<abrem	-22
<abril	-22
<abrir	-34
<abriu	-19
<abro	-9
<acenda	-10
<acende	-10
<acendo	-14
<acho	-22
<acima	-9
<acompanha	-15
<acompanhante	-12
<administradora	-18
<advogado	-17
<afasta	-24
<afastando	-16
<afinar	-26
<agente	-8
<agitar	-12
<agora	-30
<agosto	-10
<agulha	-11
<agência	-18
<ai	-18
<ainda	-24
<ajuda	-26
<ajusta	-9
<ajustar	-9
<aldeia	-19
<alergia	-10
<alguém	-29
<alta	-25
<alto	-19
<aluguer	-12
<alô	-17
<amarrar	-26
<amostra	-10
<amostras	-25
<amílcar	-10
<anda	-14
<andar	-22
<anel	-9
<anexa	-14
<animais	-21
<animal	-22
<ano	-17
<anos	-17
<anota	-10
<anota-se	-8
<anotar	-8
<antena	-16
<anterior	-12
<antes	-36
<antigo	-13
<ao	-13
<aos	-36
<apaga	-13
<aparecer	-15
<aplica-se	-11
<aplicação	-15
<apoio	-20
<apresentar	-20
<após	-22
<aquele	-20
<aqui	-15
<aquilo	-22
<aquário	-18
<ar	-13
<arca	-14
<areia	-10
<arnês	-15
<arquivo	-14
<arranca	-15
<arrancar	-14
<artigo	-13
<aspirar	-15
<assim	-28
<assina	-22
<assina-se	-9
<assinada	-8
<assinatura	-10
<assistente	-11
<associação	-24
<assunto	-9
<atende	-12
<atendente	-16
<atendo	-9
<atenção	17
<aterra	-10
<atestado	-18
<atraso	-11
<atrás	-17
<até	-39
<auditoria	-15
<aula	-17
<autenticidade	-9
<autorização	-19
<auxiliar	-21
<avental	-14
<avisa	-15
<avisa-se	-9
<avisar	-14
<avô	-13
<azul	-12
<aço	-11
<aí	-16
<baixa	-12
<baixo	-18
<balcão	-19
<balde	-10
<balsa	-22
<banco	-30
<bandeira	-10
<bandeja	-13
<bandejas	-12
<banho	-19
<barco	-17
<barraca	-12
<barulho	-15
<bate	-13
<bater	-15
<bateria	-11
<beleza	-15
<bem	-33
<biblioteca	-10
<bicho	-23
<bipa	-12
<bloco	-14
<boa	-15
<boas	-11
<bom	-37
<bomba	-13
<bombeiro	-11
<bombeiros	-11
<bordo	-11
<borrifador	-8
<bota	-17
<botar	-13
<botijão	-18
<boto	-8
<botou	-20
<braço	-10
<buscar	-16
<buzina	-9
<c	-19
<cabeça	-13
<cabo	-12
<cachorro	-10
<cada	-13
<cadeira	-14
<cadeirante	-15
<caderno	-11
<café	-12
<caiu	-12
<caixa	-25
<caixas	-16
<calcula	-13
<caldeira	-24
<calibração	-8
<calça	-9
<camadas	-9
<caminhão	-20
<camião	-9
<campanha	-17
<campo	-17
<canal	-15
<captura	-17
<cara	-16
<carga	-20
<carimbar	-11
<carne	-16
<carrinha	-9
<carro	-23
<carros	-17
<carta	-12
<cartaz	-20
<cartão	-26
<cartório	-20
<casa	-23
<casca	-17
<casos	-10
<cata	-10
<categoria	-16
<causa	-19
<cedo	-16
<celular	-17
<central	-17
<centro	-19
<centímetros	-15
<cerca	-16
<certidão	-9
<certificado	-16
<certo	-14
<chama	-32
<chama-se	-12
<chamar	-8
<chamou	-16
<chapa	-16
<chave	-28
<chaves	-18
<chefe	-14
<chega	-19
<chegou	-21
<cheia	-16
<cheiro	-12
<chuva	-16
<chão	-21
<cilindro	-11
<cilindros	-21
<cinco	-18
<cinquenta	-16
<cliente	-31
<clientes	-21
<clorexidina	-13
<cloro	-19
<clube	-14
<clínica	-12
<cobra-se	-18
<cobre	-22
<coisa	-27
<coisas	-16
<cola	-10
<colado	-13
<colega	-26
<coleta	-17
<colheita	-12
<colher	-14
<coloca	-14
<coloca-se	-10
<colocar	-21
<com	-64
<comandante	-13
<combinar	10
<combustível	-17
<comercial	-12
<comeu	-16
<começa	-15
<começando	-15
<começar	-10
<concerto	-15
<concessionária	-18
<condomínio	-20
<conduz	-9
<confere	-29
<conferente	-9
<conferir	-18
<confirma	-13
<conforme	-13
<consegue	-25
<conservadora	-13
<consiga	-14
<conta	-16
<contagens	-15
<contam	-12
<contam-se	-22
<contar	-20
<contas	-26
<continua	-18
<conto	-27
<contra	-13
<contrato	-14
<controladoria	-18
<controle	-14
<conversa	-9
<convida	-14
<convinha	-18
<cooperativa	-18
<coordeno	-20
<cor	-19
<corda	-25
<cordas	-18
<corregedoria	-10
<corrente	-10
<corretora	-15
<corro	-12
<corta	-15
<corta-se	-10
<cortar	-33
<costuma	-14
<cozinheira	-10
<crematório	-18
<criança	-31
<crianças	-20
<cá	-22
<câmara	-17
<câmaras	-12
<câmeras	-9
<cópia	-12
<dado	-9
<dar	-27
<das	-67
<data	-13
<daí	-17
<de	-13
<debaixo	-16
<decide	-8
<dedo	-13
<deixa	-28
<deixa-se	-26
<deixou	-18
<deles	-14
<dentro	-16
<depois	-39
<depósito	-10
<der	-18
<descarpack	-11
<descarrega	-10
<desce	-16
<descreva	-29
<desculpa	-14
<desculpem	-16
<desde	-38
<desenho	-16
<desliga	-14
<desliga-se	-11
<desligar	-10
<desmonta-se	-14
<despeja	-10
<detergente	-12
<deu	-16
<deve	-25
<devolução	-13
<devolveu	-18
<dez	-10
<dezoito	-23
<dias	-22
<diferente	-15
<diferença	-13
<diga	9
<digo	-15
<dinheiro	-11
<direção	-19
<disco	-13
<disse	-19
<disso	-22
<distribui	-18
<distância	-20
<diz	-26
<do	-29
<doação	-14
<doce	-17
<documento	-33
<dois	-46
<domingo	-12
<dona	-26
<dono	-17
<dos	-77
<dou	-20
<doutor	-8
<doze	-22
<drena	-14
<duas	-15
<dupla	-15
<durante	-12
<duzentos	-11
<dá	-29
<dá-se	-15
<dê	-10
<e	-40
<e-mail	-19
<edital	-11
<edmilson	-10
<ela	-26
<elas	-9
<ele	-22
<eles	-28
<elevador	-11
<em	-78
<embora	-15
<emergência	-10
<emite	-10
<empresa	-20
<empresta	-17
<empréstimo	-19
<empurra	-8
<encarregado	-16
<enche	-14
<encher	-19
<encontra	-23
<encosta	-10
<energia	-15
<enf.ª	-13
<enfermeira	-10
<enfia	-15
<eng.ª	-19
<engenharia	-16
<engenheira	-10
<enquanto	-20
<entende	-17
<entidade	-17
<entra	-14
<entrada	-26
<entram	-24
<entre	-34
<entrega	-32
<entregar	-18
<envelope	-13
<enxaguar	-12
<equipa	-17
<equipe	-15
<era	-36
<eram	-16
<ermelinda	-12
<escada	-9
<escala	-18
<escola	-22
<escolhe	-16
<escova	-20
<escrevam	-21
<escreve	-21
<escreve-se	-14
<escreventes	-12
<escrita	-19
<espaço	-20
<espera	-9
<espera-se	-10
<esperar	-15
<espero	-11
<espuma	-13
<esqueci	-10
<esse	-19
<esta	-16
<estar	-15
<esteja	-11
<estende-se	-15
<estiver	-13
<estou	-21
<estraga	-17
<estrelas	-11
<estrutura	-16
<estufa	-15
<está	-41
<estão	-23
<esvazia	-12
<etiqueta	-15
<eu	-65
<existe	-13
<existir	-20
<explica	-23
<extintor	-10
<extração	-11
<faca	-10
<faculdade	-12
<fala	-16
<falar	-19
<falei	-18
<falha	-10
<falou	-15
<falta	-31
<faltam	-12
<faltar	-9
<faltou	-9
<família	-28
<famílias	-11
<farinha	-12
<farmácia	9
<faroleiro	-16
<fato	-14
<fatura	-15
<favor	-18
<faz	17
<faz-se	-9
<fazem	-25
<fazenda	-16
<fazendo	-10
<fazer	10
<faça	-23
<faço	-23
<fecha	-18
<fecha-se	-15
<fechamento	-14
<fechar	-18
<feche	-11
<fecho	-16
<feira	-14
<fez	-21
<fica	-38
<ficam	-11
<ficar	-16
<ficasse	-13
<ficha	-25
<ficou	-40
<filme	-24
<fim	-35
<financeiro	-13
<fins	-14
<fio	-9
<fios	-13
<fique	-14
<fiquei	-12
<fiscal	-8
<fiscalização	-10
<fita	-12
<fizesse	-28
<flor	-9
<fogo	-17
<foi	-45
<folha	-34
<folhas	-10
<for	-24
<fora	-15
<foram	-8
<forma	-16
<forno	-16
<forrar	-26
<fosse	-23
<foto	-14
<fotografa	-9
<fotografar	-13
<fotografo	-13
<fralda	-10
<freio	-20
<frente	-16
<funcionários	-11
<fura	-15
<furar	-13
<fábrica	-26
<férias	-9
<galpão	-13
<galpões	-14
<ganha	-13
<garantia	-21
<garrafas	-10
<gato	-20
<geladeira	-17
<gelo	-17
<gera	-9
<geraldo	-21
<gerente	-21
<girar	-14
<giz	-12
<gostaria	-9
<governador	-9
<governanta	-16
<grande	9
<graus	-14
<grupo	-24
<guarda	-23
<guardar	-17
<guia	-24
<h	-19
<haver	-15
<hoje	-32
<homem	-9
<homens	-16
<hora	-30
<horas	-19
<hospital	-9
<hotel	-15
<houve	-21
<houver	-21
<hum	-17
<humidade	-11
<há	-46
<ia	-20
<idade	-16
<identifica	-15
<imprime	-10
<imprime-se	-13
<inspeção	-14
<instalação	-14
<instituto	-11
<instrutor	-12
<instrução	-24
<inteiro	-15
<interessado	-15
<interna	-28
<inventa	-19
<ir	-27
<irmã	-12
<isola	-9
<isso	-41
<isto	-14
<item	-12
<jamais	-16
<janeiro	-15
<jeito	-27
<joaquim	-13
<joga	-8
<julho	-19
<junta	-27
<junto	-16
<juntos	-11
<já	-42
<keila	-10
<kelly	-11
<laboratório	-22
<lacre	-15
<lado	-25
<lanterna	-19
<lança	-8
<larga	-9
<largo	-16
<lata	-11
<lava	-22
<lava-se	-17
<lavagem	-11
<lavam-se	-11
<lavanderia	12
<lavar	-12
<lave	-13
<leia	-10
<leio	-15
<leite	-19
<ler	-16
<letra	-17
<leva	-28
<levanta	-14
<levantar	-11
<levante	-11
<levou	-16
<lhe	-34
<liga	-32
<liga-se	-11
<ligam-se	-9
<ligo	-17
<limpa	-22
<limpeza	-15
<limpo	-13
<linguagem	-16
<linha	-15
<lista	-13
<livro	-16
<livros	-9
<lixo	-15
<lixívia	-19
<logo	-8
<loja	-31
<lona	-15
<lote	-14
<lugar	-18
<lume	-12
<lurdes	-10
<luva	-14
<luvas	-11
<luz	-20
<luzes	-15
<lá	-36
<lâmina	-14
<lâmpada	-13
<lê	-12
<lê-se	-15
<madeira	-17
<madrugada	-12
<maio	-13
<mais	-36
<mal	-22
<mala	-22
<malta	-15
<mandar	-23
<mandou	-18
<mandou-nos	-15
<maneira	9
<manhã	-25
<manual	-17
<manutenção	-14
<mapa	-10
<marca	-26
<marcar	-9
<marco	-10
<marinheiro	-9
<marketing	-16
<março	-12
<maré	-14
<mas	-52
<maternidade	-21
<matrícula	-16
<me	-56
<mecânico	-8
<mede	-21
<medir	-21
<meia	-28
<meio	-15
<memorando	-9
<menor	-14
<menos	-27
<mercado	-12
<mergulha	-12
<mesa	-23
<mesma	-13
<mesmo	-26
<mestre	-23
<mestres	-16
<metais	-10
<metros	-21
<meu	-35
<meus	-30
<mil	-26
<min	-22
<minha	-33
<minhas	-23
<ministério	-10
<minuto	-12
<minutos	-32
<mistura	-12
<miúdo	-12
<miúdos	-18
<modelo	-9
<modo	12
<moeda	-8
<molde	-12
<molha	-9
<molhou	-12
<monta	-26
<montagem	-20
<montar	-28
<morada	-17
<morador	-14
<morreu	-11
<mostra	-14
<mostrar	-16
<mostre	12
<motor	-14
<motorista	-27
<muda	-14
<mudança	-15
<muito	-15
<mundo	-25
<museu	-21
<máquina	-19
<máquinas	-16
<máximo	-12
<mãe	-11
<mão	-27
<mãos	-17
<mês	-14
<mínimo	-13
<música	-13
<n.º	-15
<na	-20
<nada	-26
<nas	-39
<nem	-27
<nenhum	-23
<nesse	-10
<nevoeiro	-17
<ninguém	-46
<ninhos	-16
<no	-72
<noite	-23
<noites	-10
<noiva	-9
<nome	-17
<nomes	-17
<norma	-28
<nos	-33
<nossa	-10
<nossas	-13
<nosso	-35
<nossos	-15
<nota	-23
<notas	-13
<nova	-23
<nove	-14
<novo	-22
<novos	-23
<num	-56
<numa	-34
<nunca	-37
<nuno	-21
<não	-61
<né	-26
<nível	-13
<nó	-11
<nós	-24
<número	-14
<objeto	-11
<oferece	-11
<oficina	-12
<ofício	-15
<oi	-21
<oitenta	10
<oito	-24
<olha	-30
<olhar	-14
<olho	-13
<onde	-33
<ontem	-29
<onze	-29
<operador	-24
<operadora	-13
<ora	-24
<ordem	-28
<os	-73
<ou	-38
<outra	-31
<outras	-10
<outro	-26
<outros	-21
<outubro	-16
<ouvir	-11
<p	-14
<pacote	-8
<padre	-16
<padronizar	-15
<paga	-16
<pago	-8
<pai	-13
<pais	-14
<palavra	-11
<palavras	-11
<panela	-14
<pano	-16
<parafuso	-13
<paragem	-8
<parar	-8
<parece	-11
<parede	-9
<parou	-9
<parque	-23
<parte	-21
<partes	-13
<partir	-20
<passa	-29
<passa-se	-12
<passada	-21
<passado	-31
<passageiro	-14
<passagem	-12
<passam	-8
<passar	-41
<passe	-17
<passeio	-15
<passo	-31
<passou	-23
<patrão	-17
<pede-se	-14
<pedem	-12
<pedir	-25
<pediram	-15
<pediu	-32
<pedras	-12
<pega	-14
<pegou	-15
<pela	-28
<pelas	-11
<pelo	-37
<pelos	-15
<pequeno	-19
<pequenos	-11
<perde	-13
<perdemos	-17
<perdeu	-18
<perdi	-12
<perdido	-23
<pergunta	-28
<pergunta-se	-19
<perguntar	-13
<perguntou	-22
<perto	-17
<pesa	-14
<pesa-se	-11
<pesar	-17
<peso	-10
<pessoa	-32
<pessoal	-16
<pessoas	-46
<pet	-11
<peça	-14
<peças	-8
<peço	-26
<piano	-19
<piloto	-12
<pintar	-16
<pinça	-13
<piscina	-13
<pista	-11
<placa	-13
<planetário	-14
<planilha	-11
<planta	-16
<plantão	-12
<pneu	-11
<pode	-31
<podre	-11
<pois	-23
<polícia	-9
<ponha	9
<ponta	-19
<ponto	-21
<pontos	-16
<por	-54
<porque	-32
<porta	-26
<portanto	-32
<portaria	-22
<portas	-10
<porteiro	-32
<porto	-17
<posição	-9
<posto	-19
<pouco	-13
<pq	-13
<precisa	-23
<precisamos	-20
<preciso	-36
<preenche	-14
<preenche-se	-11
<prende	-8
<prende-se	-13
<prender	-12
<prepara	-28
<presente	-22
<pressão	-8
<preta	-19
<pretende-se	-21
<primeira	-35
<primeiro	-41
<primeiros	-16
<principalmente	-12
<prior	-17
<pro	-38
<procedimento	-32
<processo	-17
<procurar	-17
<produto	-18
<produzimos	-14
<professor	-17
<professora	-12
<programa	-14
<projetor	-15
<pronto	-36
<propaganda	-15
<pros	-20
<prova	-19
<prédio	-15
<própria	-24
<próprio	-14
<próxima	-19
<puxa	-19
<puxa-se	-16
<página	-14
<pão	-8
<pôr	13
<põe	-31
<público	-17
<q	-19
<quadro	-11
<qual	-16
<qualidade	-9
<qualquer	-34
<quando	-58
<quanto	-13
<quarenta	-20
<quarta	-17
<quarto	-21
<quase	-23
<quatro	-42
<quatrocentos	-17
<que	-79
<queda	-15
<queijo	-19
<quente	-15
<quer	-33
<quero	-35
<quinta	-15
<quinze	-13
<quiosque	-16
<químico	-12
<rampa	-9
<rapaz	-17
<rapazes	-19
<recebe	-30
<receber	-26
<recebo	-25
<receita	-22
<recepcionista	-13
<recepção	-14
<receção	-12
<recolhe	-23
<reconhecimento	-16
<recursos	-13
<redação	-17
<redes	-18
<redigir	-18
<redija	-14
<reduza	-15
<regista	-12
<registo	-19
<registro	-10
<regra	-22
<regula	-18
<relatório	-12
<remédio	-19
<responsável	-14
<resultado	-13
<retira	-17
<reunião	-23
<revisão	-20
<rh	-16
<ria	-21
<risca	-14
<roda	-22
<rodas	-15
<rosto	-10
<roteiro	-30
<roupa	-21
<rua	-18
<rui	-16
<rádio	-16
<régua	-12
<sabe	9
<sabem	-11
<saber	-24
<saco	-9
<sacode-se	-11
<sacos	-21
<sacristão	-19
<saem	-18
<sai	-25
<saiu	-26
<sal	-16
<sala	-29
<salão	-21
<sangria	-20
<saudade	-16
<saídas	-18
<se	-57
<secretária	-15
<segue	-11
<segue-se	-13
<seguinte	-15
<segunda	14
<segundo	-22
<segura	-20
<seguradora	-13
<segurança	-16
<seguro	-17
<sei	-16
<seis	-25
<seja	-23
<sem	-56
<semana	-30
<sempre	-36
<sendo	-20
<senhora	-25
<senta-se	-13
<senão	-24
<separa	-13
<separam-se	-18
<separar	-17
<ser	-18
<serve	-13
<servidor	-12
<serviço	-9
<serviços	-14
<sessenta	9
<sessão	-16
<sete	-18
<setor	-9
<seu	-23
<sexta	-11
<shopping	-9
<sido	-11
<sinal	-10
<sistema	-15
<sobe	-17
<sobre	38
<sobrou	-12
<sociedade	-11
<soda	-14
<sol	-19
<solicitar	-15
<solta	-10
<solta-se	-17
<soma	-12
<somos	-27
<sou	-44
<sua	-22
<sábado	-22
<sétimo	-11
<sílvia	-17
<só	-64
<sócio	-10
<tabela	-8
<tabuleiro	-10
<tambor	-8
<também	-23
<tanque	-13
<tapete	-16
<tarde	-14
<te	-15
<teatro	-19
<tecido	-14
<tela	-16
<telefone	-12
<tem	-50
<temos	-34
<tempo	-21
<temporada	-12
<tenda	-13
<tensão	-10
<ter	-39
<terceira	-14
<terceiro	-20
<teresa	-16
<terra	-15
<testa	-14
<teste	-15
<testemunhas	-11
<testo	-11
<teve	-17
<texto	-27
<tiago	-17
<tinha	-18
<tinham	-13
<tira	-36
<tira-se	-18
<tirada	-8
<tirar	-17
<tivemos	-20
<tiver	-24
<toca	-17
<tocar	-12
<todas	-14
<todo	-27
<todos	-25
<tom	-22
<toma	-12
<tomou	-9
<toque	-19
<torna	-8
<torque	-12
<trabalho	-24
<trajes	-15
<transformar	-17
<transportadora	11
<transporte	-16
<travessia	-14
<traz	-14
<trazer	-17
<trinta	-22
<troca	-25
<trocar	-35
<trocaram	-14
<trocou	-12
<trouxe	-14
<três	-50
<tu	-22
<tudo	-27
<turistas	-11
<turma	-11
<turno	-14
<tá	-32
<tábua	-10
<técnica	-26
<técnicas	-17
<técnico	-11
<têm	-17
<tô	-29
<uma	-19
<umas	-27
<uns	-31
<urna	-10
<usa	-19
<usa-se	-15
<usar	-12
<use	-9
<vaga	-18
<vale	-17
<vamos	-27
<van	-18
<vara	-9
<vaza	-26
<veio	-18
<veja	-8
<vejo	-21
<velas	-19
<velhas	-8
<velho	-19
<vem	-25
<vende	17
<vendedores	-21
<vento	-14
<ver	-21
<verde	-23
<verifica	-10
<verifica-se	-10
<vermelha	-16
<verão	-12
<veste	-17
<veterinário	-13
<vez	-22
<vezes	-12
<via	-18
<viagem	-23
<vida	-19
<vidro	-17
<vigia	-10
<vigilante	-17
<vigilância	-11
<vinha	-22
<vinho	-11
<vinte	-21
<vir	-10
<vira	-18
<virar	-22
<visita	-22
<vista	-30
<vistoria	-19
<viu	-17
<viveiro	-21
<vizinho	-11
<você	-18
<vocês	-26
<volta	-19
<voltas	-18
<voltou	-11
<voluntário	-21
<voluntários	-11
<voo	-16
<vou	-37
<válvula	-8
<vão	-12
<véspera	-17
<vê	-24
<zona	-12
<|	-31
<»	-11
<ácido	-10
<água	-32
<águia	-10
<árvore	-22
<ó	11
<óleo	-14
<última	-26
<último	-26
<–	11
<—	17
<“	-13
<→	-8
=0	-10
=a	-17
=abaixa	-11
=abandona	-10
=abastecer	-10
=abelhas	-17
=abertas	-12
=aberto	-30
=abertura	25
=abra	-15
=abraço	-17
=abre-se	-13
=abrem	9
=abril	-28
=abriram	-14
=abriu	-30
=abro	-13
=abílio	-13
=acaba	-15
=acabou	-22
=aceder	-14
=aceita	-23
=aceita-se	-8
=acenda	-17
=acende	12
=acendo	-18
=acertado	-22
=acesa	-10
=acetona	-14
=acha	13
=achado	9
=acho	-33
=achou	-11
=acidente	-26
=acima	-34
=acolhe	17
=acompanha	-23
=acompanhante	-12
=acontece	-13
=acontecer	15
=aconteceu	-16
=acordo	-15
=acordou	-11
=adega	-26
=ademir	-17
=adesivo	-12
=adiado	-11
=administradora	-22
=adubo	-15
=adulto	-17
=adultos	-12
=advogado	-20
=afasta	12
=afastando	-17
=afina	-16
=afinador	-14
=afinar	19
=agenda	-19
=agente	-15
=agitar	-17
=agora	-30
=agosto	-23
=agradecia	-12
=agradeço	-10
=agrônomo	-16
=agulha	-24
=agulhas	-11
=agência	-29
=ah	-22
=ahah	-9
=ai	-21
=ainda	-34
=ajudante	-13
=ajudantes	-15
=ajudar	-22
=ajusta	-13
=ajustar	-19
=ala	-17
=alambique	-19
=alarme	-16
=alavanca	-16
=alcance	-10
=aldeia	-22
=alegórico	13
=alergia	-24
=alergias	16
=algarismo	-21
=algas	-14
=algo	-21
=algodão	-20
=alguma	-22
=ali	-24
=alimentar	-13
=almada	-21
=almoxarifado	14
=almoço	-17
=alta	-36
=alto	-24
=alugados	19
=aluno	10
=alunos	23
=alvado	-14
=alvará	-9
=alvor	-28
=além	-20
=alô	-19
=amadora	-17
=amanhã	-23
=amarela	-21
=amarelo	-25
=amarra	-24
=amarrado	-12
=amarrar	12
=amassada	-15
=amassado	-12
=ambos	-10
=ambulância	-11
=amigo	-13
=amor	-10
=amostra	-21
=amostras	19
=amélia	-11
=amílcar	-16
=analista	-9
=anatel	-17
=anca	-15
=anda	-24
=andar	10
=andares	-10
=anel	-17
=anexa	-14
=anexo	-10
=animais	-26
=animal	8
=ano	-30
=anos	-13
=anota	-20
=anota-se	-16
=anotado	-14
=anotar	-8
=anotações	-16
=anotou	-8
=anselmo	-20
=antebraço	-11
=antecedência	-9
=antena	-19
=anterior	-14
=antiga	-17
=antigo	-26
=antigos	12
=antónio	-12
=anual	-11
=análise	-17
=anéis	-10
=apaga	-14
=apagada	-10
=apague	-15
=apanha-se	-9
=apanham-se	-13
=aparece	8
=aparecer	-17
=aparelho	-11
=apartamento	12
=apartamentos	12
=apelido	-13
=aperta	-21
=aperto	-14
=apicultores	-10
=apita	-18
=apito	10
=aplica-se	-18
=aplicativo	-18
=apoio	-20
=aponta	-18
=apontamentos	-20
=apontar	-22
=aponto	-15
=apontou	-21
=apostila	-17
=aprendeu	-20
=aprendiz	-20
=apresenta	-9
=apresentar	-22
=apresentável	-15
=aprov	-12
=aprova	-11
=aprovada	-12
=aprovadas	-14
=aprovado	-23
=aprovação	-22
=aproxima-se	-13
=apólice	-15
=após	8
=aquela	-16
=aquele	-19
=aqui	-10
=aquilo	-35
=ar	9
=ar-condicionado	-17
=arca	-17
=arco	-20
=armazém	-21
=armação	-20
=armário	-13
=arnês	-18
=arquivada	-8
=arraial	-17
=arranca	-19
=arrancar	-27
=arroz	-12
=arrumam-se	-11
=arrumar	-9
=artigo	-15
=as	-23
=asae	-15
=asas	-12
=aspirar	-18
=assente	-13
=assento	-17
=assessora	-10
=assim	-30
=assina	-19
=assina-se	-11
=assinada	-28
=assinado	-30
=assinam	-14
=assinar	-29
=assinaturas	-13
=assinou	-9
=assiste	-13
=assistente	-22
=assistentes	-17
=associados	-16
=associação	-34
=assumir	-12
=assunto	-20
=assuntos	-14
=ata	-23
=atadas	-14
=atelier	-14
=ateliê	-13
=atende	-23
=atendente	-23
=atendeu	-13
=atendimento	9
=atendo	-13
=atenção	-28
=aterra	-10
=atestados	8
=ator	-15
=atrapalha	-15
=atrasa	-14
=atraso	10
=atrasou	-10
=atravessa	-9
=atrás	-36
=atualizado	-15
=até	21
=auditora	-11
=auditoria	-23
=aula	21
=ausente	-14
=ausência	-11
=autocarro	-9
=autoclave	-9
=automática	-14
=automático	-17
=autorizados	-10
=auxiliar	-18
=avaria	-14
=aveiro	-14
=avental	-28
=aves	-9
=avesso	-18
=avisa	-22
=avisa-se	-15
=avisada	-15
=avisado	-9
=avisei	-16
=aviso	-24
=avião	-10
=avó	-17
=avô	-12
=axila	-9
=azeite	-18
=azeitona	17
=azinho	-14
=azul	-21
=aço	-23
=açougue	-12
=aí	-44
=b	-9
=baforadas	-14
=bahia	-10
=baia	-18
=bainha	-14
=bairro	-10
=baixa	-26
=baixa-se	-10
=baixada	-13
=baixo	-34
=balança	-12
=balcão	11
=balde	-13
=baltazar	-11
=balões	-15
=bancada	14
=banco	-36
=bandeira	-14
=bandeja	-20
=bandejas	-13
=banheiro	-25
=banho	29
=bar	10
=barbeiro	-21
=barco	15
=barcos	15
=barra	-12
=barraca	9
=barras	-23
=barriga	-13
=barro	-15
=barulho	-31
=base	-17
=bata	-17
=bate	-21
=batedor	-11
=batem	-14
=batendo	-21
=bater	-22
=bateu	-14
=batida	12
=batismo	12
=baú	-14
=bebeu	-18
=bebê	8
=beijo	-11
=beira	-18
=beirada	-20
=beleza	-20
=bem	-37
=berço	-15
=berçário	-13
=betoneira	-20
=betão	-11
=bexiga	-14
=bh	-19
=bia	-23
=biblioteca	-19
=bicarbonato	14
=bicho	-31
=bicho-da-seda	18
=bichos	-18
=bico	-20
=bidão	-13
=bilhete	-17
=bilheteira	-14
=bilheteria	-11
=bilhetes	-14
=biológico	-9
=biometria	-10
=bipa	-11
=biólogo	-13
=blocos	-13
=bloqueia	-10
=bo	-10
=boa	-25
=boas	-25
=bobina	-11
=bocadinho	-13
=boia	-13
=bola	-25
=boleto	-12
=bolha	-18
=bolo	-13
=bolor	-18
=bolsa	-17
=bolso	-19
=bom	-32
=bomba	-22
=bombas	-17
=bombeiro	-11
=bombeiros	-16
=bombona	-21
=bonecos	10
=bonito	-23
=boné	-11
=borda	-17
=bordo	-17
=borracha	-26
=borrifa	-13
=borrifador	-15
=bota	-28
=botar	-17
=bote	-8
=botijão	11
=boto	-11
=botou	-22
=botão	-23
=box	-14
=braga	-15
=branca	-19
=branco	-29
=brasil	-13
=bravo	-8
=braço	-22
=brigada	-17
=brinco	-16
=brinquedos	-20
=brita	-15
=bruna	-12
=bruninho	-12
=bruno	-15
=buldogue	-9
=buracos	-17
=buscar	10
=buzina	-21
=bêbado	-13
=c	-27
=cabe	-11
=cabeceira	-22
=cabelo	17
=cabine	-27
=cabo	-10
=cachaça	16
=cada	-18
=cadastra	-13
=cadastro	20
=cadeado	-25
=cadeiras	-22
=caderno	-23
=cai	9
=caio	-12
=cair	-21
=cais	14
=caixas	-22
=caixinha	-11
=calcula	-15
=calda	-14
=caldeira	15
=caldo	-18
=calha	-15
=calibra	-14
=calibração	16
=calma	-10
=calor	-17
=calça	-16
=calçada	-24
=calçado	-19
=calças	-9
=calço	-12
=camadas	-11
=camilo	-13
=caminhão	13
=caminhões	-18
=camisa	-11
=campainha	-15
=campanha	-19
=campina	-20
=cana	-13
=canal	-26
=cancela	-17
=candidato	-12
=caneta	-22
=canhoto	-13
=canto	-21
=cantos	-10
=caos	-11
=capa	-17
=capacete	-22
=capataz	-19
=capitania	-22
=cara	-14
=caracteres	-12
=carga	16
=carimba	-11
=carimbar	-15
=carlos	-10
=carnaval	-21
=carne	-20
=caro	-14
=carol	-15
=caros	-13
=carrega	-19
=carrega-se	-24
=carregada	-16
=carregador	-17
=carregar	-17
=carrinha	-29
=carrinho	18
=carros	13
=carta	-21
=cartaz	-28
=cartãozinho	-24
=cartório	-21
=cartões	-9
=carvalho	-14
=casa	-8
=casaco	-11
=casal	-18
=casamento	-17
=casamentos	18
=casca	-20
=cascais	-24
=caso	-25
=casos	-13
=castanho	-11
=cata	-14
=categoria	-16
=catorze	-17
=causa	-45
=caução	-28
=cavalete	-18
=cave	-12
=caído	9
=cc	-15
=ceará	-17
=cedo	-23
=cego	-13
=celular	12
=cem	-9
=cena	-17
=cento	-24
=centro	-28
=centrífuga	-10
=centímetros	-24
=cera	-17
=cerca	8
=certa	-9
=certas	-9
=certidão	-21
=certidões	-14
=certificado	-12
=certificação	-18
=certo	-37
=chama	-32
=chama-se	-15
=chamado	-13
=chamados	11
=chamar	-21
=chaminé	-13
=chamou	-13
=chave	-20
=chaveiro	-8
=chaves	13
=check-in	15
=checklist	-13
=chefe	-30
=chefia	-19
=chegam	-30
=chegando	-13
=chegar	-22
=chegaram	-12
=chego	-18
=cheguei	-17
=cheia	13
=cheio	-25
=cheios	-17
=cheira	-16
=cheque	13
=chicote	-13
=chip	-17
=chope	8
=choro	-18
=chumbo	-13
=chuva	-20
=chuveiro	-14
=chá	-16
=ciclo	-14
=cidade	-20
=cidadão	-11
=ciente	-17
=cigarro	-12
=cima	-36
=cimento	-13
=cinco	-36
=cinquenta	-28
=cinta	-14
=cintas	-14
=cinto	-25
=cintos	-13
=cinza	-11
=cio	-11
=circuito	-17
=circular	-22
=cirúrgico	-15
=civil	-9
=clara	-25
=claro	-24
=classificação	10
=clorexidina	-13
=clube	-15
=clínica	-21
=cm	-19
=cnpj	-21
=coa	-13
=coberta	-17
=cobertura	13
=cobra	-15
=cobra-se	-18
=cobre	-30
=cobrir	-10
=coco	12
=cofre	-20
=coima	-14
=coimbra	-14
=coisa	-50
=coisas	-27
=coitada	-14
=cola	-17
=colaborador	-15
=colada	-17
=colado	-28
=colar	-31
=colchão	-12
=colega	-20
=colegas	-22
=coleira	-19
=coleta	12
=colete	-20
=coletes	-17
=coletivas	-16
=coletor	-11
=colhe	-9
=colheita	14
=colher	18
=colo	-14
=coloca	-24
=coloca-se	-14
=colocar	11
=coluna	-11
=com	-22
=comandante	-26
=comando	-16
=combina	-20
=combinado	-19
=combinados	-16
=combinar	-28
=combustível	15
=come	-13
=comer	-20
=comercial	-21
=comeu	-23
=começa	-31
=começa-se	-17
=começando	-19
=começar	-23
=começo	-14
=começou	-23
=comida	-25
=comigo	-12
=comissão	-17
=como	25
=companhia	-11
=compara	-10
=compara-se	-13
=compartilhada	-15
=completa	-20
=completo	-16
=compliance	-20
=compra	-15
=comprador	-11
=comprar	-22
=compressor	-20
=comprida	-18
=compridas	-10
=comprimento	-9
=comprovante	-19
=comprovativo	-13
=computador	-23
=comum	-31
=comunica	-13
=comunica-se	-15
=comércio	-16
=conceição	-16
=concerto	10
=concessionária	-24
=concordo	-20
=concreto	15
=concurso	-9
=conde	-15
=condicionado	10
=condição	-20
=condições	-21
=condomínio	-32
=conduz	-19
=cone	-15
=conector	-14
=cones	-14
=confere	-32
=conferem	-13
=conferente	-14
=conferida	-14
=conferir	-22
=conferência	14
=confirma	-28
=confirma-se	-13
=confirmado	-12
=confirmar	-16
=conforme	-30
=confraternização	-11
=confusão	-11
=conhece	-10
=conhecimento	-20
=conjunto	-12
=consegue	-25
=conserta	9
=conservadora	-13
=conservatório	-18
=consiga	-17
=consta	-14
=consulta	-15
=consultor	-9
=conta-se	-17
=contadas	-11
=contador	-14
=contados	-21
=contagem	-21
=contagens	14
=contam	-12
=contam-se	-26
=contentor	-12
=conteúdo	-9
=continua	-17
=continuar	-19
=conto	-36
=contorno	-9
=contou	-8
=contra	-25
=contrato	-23
=contratos	-18
=controladoria	-18
=controle	10
=controlo	-11
=contrário	-17
=conversa	-24
=conversar	-17
=convida	-15
=convidado	-20
=convinha	-18
=convulsão	-13
=convés	-13
=convênio	-18
=cooperativa	-33
=coordenada	-9
=coordenadas	-12
=coordenadora	-20
=coordenação	-20
=coordeno	-23
=copo	-17
=cor	-15
=coração	-19
=corda	-30
=cordas	9
=cordão	-11
=corre	-16
=corre-se	-10
=corredor	-21
=corregedoria	-12
=correio	-10
=corrente	-14
=correr	-17
=correspondência	-15
=corretora	-17
=correu	-16
=corrido	-21
=corrige	-14
=corro	-15
=corta	-30
=corta-se	-19
=cortada	-16
=cortar	17
=corte	-10
=cortiça	-17
=corujas	12
=costas	-22
=costuma	-24
=costureira	-16
=cotovelo	-12
=couro	-14
=covilhã	-9
=cozinha	-23
=cozinheira	-14
=cpf	-18
=creche	-14
=cresceu	-21
=cria	16
=criança	12
=cristo	-12
=crivo	-10
=cruz	-18
=crédito	-12
=ctt	-17
=cuba	-15
=cuida	-23
=cuidado	-20
=cuidados	-14
=culpa	-24
=cultura	-13
=cumprimenta	-13
=cumprimentos	-20
=cunhada	-13
=cupim	-19
=cura	-15
=curitiba	-12
=curral	-13
=curso	-24
=curta	-14
=curtinho	-12
=curto	-32
=curva	-10
=custo	-13
=cá	-31
=câmaras	-12
=câmera	-19
=câmeras	12
=cães	15
=cão	-18
=célia	-19
=céu	-10
=código	-24
=córrego	-12
=cômodo	-15
=cúpula	8
=d	-9
=da	26
=dado	-8
=dali	-19
=dalva	-8
=danos	-14
=daqui	-19
=dar	9
=das	44
=data	-30
=davi	-12
=daí	-28
=de	45
=debaixo	-30
=decantador	-17
=decente	-23
=decide	-18
=decidido	-19
=decisão	-21
=declaração	-14
=dedetizadora	-9
=dedo	-23
=dedos	-24
=defeito	-16
=defesa	-9
=degraus	-13
=deita	-15
=deita-se	-12
=deitado	-18
=deitar	-22
=deixa	-26
=deixa-se	-26
=deixar	-32
=deixe	-8
=deixem	-15
=deixo	-24
=deixou	-28
=dela	-24
=delas	-9
=delegado	-8
=deles	-18
=delicado	-11
=delimita-se	-11
=demais	-17
=demora	-16
=demorar	-18
=dente	-20
=dentista	-12
=dentistas	-16
=dentro	-45
=dentária	-15
=departamento	-11
=depende	-24
=depois	-44
=depósito	-18
=der	-15
=derrubou	-12
=descansa	-19
=descarga	12
=descarpack	-14
=descarrega	-19
=descarregar	-17
=descarta	-17
=descartada	-10
=descarte	9
=desce	-24
=desceu	-21
=descola	-12
=descreva	-21
=descrever	-13
=descrita	-18
=descrição	-26
=desculpa	-23
=desculpem	-21
=desenho	10
=desgaste	-8
=desliga	-18
=desligada	-22
=desligado	-13
=desmonta	-11
=desmonta-se	-16
=desmontagem	15
=despacho	-9
=despedida	-12
=despeja	-16
=despeja-se	-15
=desportivas	-11
=desse	-18
=desta	-12
=deste	-12
=destino	-15
=deu	-26
=deus	-21
=devagar	-24
=devia	-25
=devolução	15
=devolve	-18
=devolve-se	-9
=devolveu	-30
=dez	-30
=dezasseis	-17
=dezembro	-28
=dias	-38
=diferente	-25
=diferença	-20
=diga	-19
=digam	-20
=digita	-15
=digital	-24
=digo	-24
=dinheiro	-16
=dirceu	-9
=direita	-14
=direitinho	-17
=direito	-23
=direto	-28
=diretor	-18
=diretora	-10
=diretoria	-20
=direção	-25
=disco	-22
=discussão	-21
=discute	-11
=disjuntor	-11
=disse	-30
=disser	-10
=disseram	-25
=disso	-23
=distribuidora	-14
=distância	-31
=dita	-13
=ditado	-15
=dito	-22
=divergiu	-18
=divide	-13
=diz-lhe	-13
=diz-lhes	-19
=diz-se	-19
=dizer	-42
=dizia	-13
=diária	10
=diário	-11
=do	38
=doa	-10
=doação	8
=dobro	-10
=doc	-15
=doca	-16
=doce	-24
=docentes	-11
=documenta	-15
=documentado	-16
=documento	-26
=documentos	11
=dois	-23
=domingo	9
=dona	-19
=dono	-19
=dorme	-18
=dos	63
=dose	-9
=doses	-10
=dou	-26
=doutor	-9
=doutora	-16
=doze	-40
=dr	-11
=drena	-15
=drenagem	8
=dreno	-13
=drone	25
=duas	-43
=dublado	-9
=duda	-15
=dupla	-19
=duplas	-10
=duplo	-14
=dura	-18
=durante	-19
=duzentas	-12
=duzentos	-19
=dá	-41
=dá-se	-20
=dão	-10
=décimo	-17
=dê	-21
=dívida	-8
=dólar	12
=dúvida	-14
=e	-77
=e-mail	-20
=edital	-14
=edição	-22
=edmilson	-13
=educado	-12
=educação	-17
=eira	-15
=eixo	-18
=ela	-32
=elab	-16
=ele	-31
=eleitor	-16
=elementos	-10
=eles	-38
=eletricista	-12
=elevador	15
=elevadores	-20
=elástico	-11
=email	-16
=embaixo	-21
=embalagem	-13
=embalar	-17
=embarca	9
=embarque	20
=embora	-28
=emergência	10
=emite	-16
=empresta	16
=empréstimo	23
=empurra	-20
=enc	-16
=encaixa	-17
=encaminhada	-16
=encarregado	-25
=enche	-27
=encher	13
=enchia	-15
=encomenda	17
=encontra	14
=encontrou	-9
=encosta	-28
=encostar	-16
=encostou	-13
=endereço	-21
=energia	-15
=enf	-9
=enf.ª	-15
=enfermagem	-14
=enfermeira	-12
=enfia	-16
=eng.ª	-25
=engata	-11
=engenharia	-17
=engenheira	-10
=engenheiro	-15
=enquanto	-37
=ensaio	-9
=ensinou	-10
=entende	-17
=entender	-12
=entidade	-19
=entra-se	-12
=entrada	30
=entram	-8
=entrar	11
=entre	13
=entrega	26
=entrega-se	-10
=entregar	21
=entregue	-15
=entregues	-14
=entrou	-19
=entulho	-19
=então	-51
=envelope	-14
=envia	-10
=envio	-11
=enxagua-se	-11
=enxaguar	-20
=enxerga	-16
=enxágua	-10
=enxágue	-10
=epi	14
=equipa-se	-8
=equipamento	-17
=equipe	-32
=era	-42
=eram	-19
=ermelinda	-13
=errada	-10
=errado	-17
=erro	-21
=escada	-28
=escola	-10
=escolar	19
=escolha	-15
=escolhe	-19
=esconde	-12
=escorrer	-21
=escova	-31
=escovar	-12
=escovinha	-19
=escreva	-28
=escrevam	-27
=escreve	-23
=escreve-se	-14
=escrevem	-8
=escrevemos	-9
=escrevendo	-10
=escrevente	-14
=escreventes	-12
=escrever	-11
=escreveu	-10
=escrevi	-10
=escrevo	-19
=escrita	-33
=escritas	-19
=escrito	-47
=escritório	-20
=escura	-14
=escuro	-16
=esfriar	-18
=esgoto	-12
=esmalte	-11
=espalha	-10
=espalha-se	-11
=espelho	-18
=espelhos	-11
=espera	-15
=espera-se	-23
=esperar	-19
=espere	-19
=espero	-18
=esperou	-17
=espeta	-17
=espetáculo	-16
=espátula	-9
=espécie	-14
=esquece	-15
=esqueci	-19
=esquecido	-13
=esquerda	-18
=esquerdo	-15
=essas	-14
=esse	-19
=esses	-14
=esta	-33
=estacas	-17
=estado	-14
=estafeta	-17
=estagiária	-12
=estagiário	-19
=estagiários	-15
=estalo	-18
=estamos	-22
=estando	-9
=estanque	-12
=estante	-22
=estar	-31
=estas	-17
=estava	-28
=estação	-22
=este	-25
=esteja	-11
=estende	-8
=estende-se	-20
=esterco	-11
=esterilização	18
=esteve	-26
=esticado	14
=estiver	-29
=estojo	-15
=estoura	-10
=estrada	-25
=estraga	-19
=estragado	-15
=estrela	-15
=estrelas	-20
=estrutura	-18
=estudo	8
=estufa	-17
=estupefacientes	-11
=está	-55
=estão	-34
=estúdio	20
=etapa	-21
=etiqueta	-28
=eu	-47
=eucalipto	10
=euros	-22
=examina	-16
=exaustor	-20
=exceção	-16
=executa	-12
=exigiu	-9
=existe	-24
=existir	-18
=exma	-16
=exmo	-15
=experientes	-12
=experimenta	-14
=experiência	-17
=explica	-34
=explica-se	-11
=explicar	-21
=explicação	-19
=explicou	-19
=extensão	-15
=exterior	-12
=externo	-8
=extrator	-8
=extração	18
=f	-15
=fabricante	-21
=faca	-11
=fachada	-18
=faculdade	-12
=fado	-11
=faixa	-16
=fala	-30
=falando	-20
=falar	-25
=falava	-16
=fale	-11
=falecido	16
=falei	-27
=falha	-19
=falhas	-16
=falo	-19
=falou	-26
=faltam	-20
=faltando	-9
=faltar	-12
=faltou	-14
=família	-30
=famílias	-28
=fardas	-10
=farinha	-14
=farmacêutica	-17
=farmácia	-25
=farofa	-12
=faroleiro	-16
=fato	-19
=fatura	-24
=favor	-33
=fax	-19
=faz	-11
=faz-me	-18
=faz-se	-33
=fazem	-30
=fazemos	-16
=fazenda	-29
=fazendo	-13
=fazes	8
=fazia	-21
=faça	-24
=faço	-13
=fecha	-18
=fecha-o	-11
=fecha-se	-11
=fechada	-19
=fechadas	-17
=fechado	-24
=fechados	-11
=fechamento	11
=fechamos	-16
=feche	-16
=fecho	14
=fechou	-9
=feia	-13
=feira	10
=feita	-31
=feito	-20
=feitos	-10
=feltro	-14
=fenda	-23
=ferida	-19
=ferramenta	-16
=ferrugem	-15
=fevereiro	-30
=fez	-29
=fiação	-21
=fica	-32
=ficam	-27
=ficar	-33
=ficaram	-11
=ficasse	-17
=ficha	-35
=fichas	-17
=ficheiro	-21
=fico	-16
=ficou	-11
=fidelidade	-14
=figueira	-15
=fila	-21
=filarmónica	-13
=filas	-18
=filha	-22
=filho	-19
=filhote	-12
=filipa	-10
=filmou	-17
=filtros	-12
=fim	24
=fina	-13
=financeiro	-13
=fino	-16
=fins	-17
=fios	8
=fique	-21
=fiquei	-14
=fiquem	-11
=firma	9
=firme	-18
=fiscalização	-18
=fita	-13
=fitas	-18
=fizeram	-18
=fizesse	-29
=flash	-16
=flat	-12
=flor	-9
=flores	-17
=fluxo	-20
=focinho	-11
=fogo	-27
=foi	-59
=folga	-9
=folha	-8
=folhas	-24
=fomos	-14
=fone	-17
=fonte	-12
=for	-32
=fora	-29
=foram	-24
=forem	-8
=forma	-16
=formata	-11
=formato	-12
=formação	-13
=formoso	-23
=formulário	-26
=fornecedores	10
=forno	15
=forra	-10
=forrar	13
=forro	-15
=força	-16
=fosse	-15
=foto	-21
=fotografa	-21
=fotografam-se	-9
=fotografar	-24
=fotografia	-12
=fotografias	-21
=fotografo	16
=fotógrafo	-19
=foz	-20
=francês	-15
=frasco	-15
=frascos	-9
=fraturas	-17
=freguesia	-14
=freguês	-15
=frente	-35
=frequência	-15
=frigorífico	-24
=frita	-16
=fronteira	-17
=fruto	11
=fubá	-15
=fugas	-11
=fui	-23
=fulano	-16
=fumar	-11
=fumaça	-19
=fumeiro	10
=fumo	-18
=funciona	-17
=funcionária	-10
=funcionário	-28
=funcionários	-28
=fundo	-15
=fundos	-9
=funerária	-17
=função	-19
=fura	-21
=furadas	-8
=furar	-16
=furos	-18
=furou	-9
=fwd	-18
=fábio	-12
=fábrica	-12
=fátima	-15
=férias	-23
=g	-27
=gabinete	-20
=gado	-14
=gaiola	-23
=gaivotas	12
=galeria	-22
=galpão	-25
=galpões	-18
=ganchos	-19
=ganha	-12
=garagem	-14
=garrafa	-14
=garrafas	8
=garrote	-13
=gasolina	-24
=gasóleo	-10
=gato	-23
=gaveta	-14
=gengiva	-10
=genro	-19
=gera	-12
=gerador	13
=geral	-20
=geraldo	-18
=gerente	-20
=gesso	-16
=gestor	-10
=gira	-9
=girar	-9
=giz	-18
=goiás	-21
=goiânia	-16
=golpe	-17
=gostaria	-13
=gostava	-18
=gosto	-19
=gostou	-14
=gota	-20
=goteira	-20
=governador	-11
=governanta	-18
=grade	-23
=gramas	-23
=grampeia	-11
=grande	-16
=grau	-19
=grava	-16
=gravado	-12
=gravando	-26
=gravar	-22
=gravação	-14
=gravei	-16
=graça	-12
=graças	-9
=gritar	-12
=gritos	-11
=grossura	-15
=grupo	-13
=grávida	-15
=grávidas	-13
=grão	-19
=guarda-se	-10
=guardada	-13
=guardam-se	-12
=guardar	-24
=guia	-15
=guiada	10
=guião	-24
=gás	9
=h	8
=hastes	-9
=havendo	-14
=haver	-26
=havia	-17
=hd	-11
=hectares	-20
=helena	-11
=herdade	-18
=hidrostático	-17
=higienização	10
=hipoclorito	-11
=história	-9
=histórico	-20
=hj	-18
=hoje	-29
=homem	-26
=homens	-22
=hora	-21
=horas	-31
=horário	-20
=hospital	-15
=hotel	-16
=houve	-24
=houver	-25
=hugo	-14
=hum	-23
=humanos	-13
=humidade	-20
=há	-20
=hã	-20
=hélder	-11
=hélio	-16
=hóspede	-13
=hóspedes	-17
=húmida	-11
=húmido	-9
=i	-11
=ia	-19
=idade	-21
=ideia	-22
=identifica	-16
=identificação	20
=idosos	9
=iguais	-21
=ilha	-16
=imagem	-16
=imediato	-19
=impressa	-11
=imprime	-18
=imprime-se	-13
=imprimo	-25
=inchada	-15
=inclusive	-13
=incompleto	-12
=incêndio	-20
=indo	-19
=industrial	-22
=inem	-12
=inferior	-8
=informa	-15
=informático	-15
=inglês	-18
=inox	9
=inquérito	-11
=insetos	-12
=insista	-16
=insiste	-16
=inspetor	-13
=inspetora	-15
=inspeção	10
=instala	-12
=instalação	21
=instituições	-11
=instituto	-16
=instrumentais	12
=instrumentos	19
=instrutor	-21
=instrutores	-17
=instrução	-35
=instruções	-14
=inteira	-22
=interessa	-17
=interessado	-16
=interfone	-18
=interior	-31
=interna	-25
=intervalo	-10
=intérprete	-17
=inventa	-19
=inventário	8
=inverno	-18
=inês	-13
=início	8
=ipma	-16
=irmã	-25
=irmão	-23
=irmãos	-14
=isola	-16
=isolamento	8
=isopor	-20
=isopropílico	-15
=isso	-21
=isto	-50
=itajaí	-18
=item	-19
=ivo	-10
=ivone	-10
=jamais	-25
=janeiro	-25
=janela	-21
=janelas	-15
=japonês	-15
=jardim	-27
=jeito	-34
=jejum	-10
=joana	-11
=joaquim	-15
=joga	-19
=jogo	-15
=jogou	-18
=joia	-20
=joinville	-8
=jorge	-10
=jornal	-13
=joão	-25
=juazeiro	-21
=juiz	-9
=julho	-21
=junho	-26
=junta	-29
=juntas	-8
=junto	-27
=juntos	-17
=juntou	-15
=jurídico	-19
=jussara	-14
=justamente	-12
=justificativa	-16
=juíza	-18
=já	-54
=kelly	-12
=kg	-25
=kkk	-15
=kkkk	-16
=km	-17
=km/h	-22
=lacra	-12
=lacrada	-15
=lacrado	-15
=lacre	-23
=lado	-41
=lados	-24
=lagar	-14
=laje	-15
=lama	-13
=lanche	-18
=lanterna	-22
=lança	-18
=lançado	-10
=laranja	-24
=laranjeira	11
=larga	-17
=largo	-20
=laterais	-18
=lateral	-25
=laudo	-17
=laudos	-18
=lava-se	-22
=lavada	-20
=lavado	-19
=lavam-se	-16
=lave	-16
=lda	-21
=leem	-11
=legenda	-14
=legendas	-20
=legível	-16
=lei	-14
=leia	-13
=leio	-18
=leitor	-22
=leitura	18
=lembrar	-14
=lembro	-16
=lembrou	-14
=lenha	12
=lentes	-19
=lenço	-10
=lençol	-14
=leonor	-20
=ler	-26
=letra	-18
=leva	-42
=leva-a	-13
=leva-o	-11
=levam	-16
=levanta	-22
=levantados	-8
=levantam	-11
=levantar	-27
=levante	-9
=levar	-21
=leve	-24
=levou	-27
=leão	-13
=lhe	-28
=lhes	-12
=libera	-11
=liberar	-11
=liberdade	-19
=licenciado	-24
=licença	-22
=lida	-18
=liga	-10
=ligada	-17
=ligam-se	-8
=ligar	10
=ligação	-13
=ligo	-26
=ligou	-8
=ligue	-9
=lili	-9
=limite	-19
=limpa-se	-17
=limpar	-12
=limpas	-15
=limpeza	23
=lindo	-18
=linguagem	-28
=linha	-23
=linhas	-20
=lisboa	-10
=litro	-30
=livre	-21
=livro	-28
=livros	16
=lixa	-8
=lixeira	-12
=lixívia	-22
=local	-17
=localização	-17
=logo	-34
=logótipo	-14
=loja	12
=lol	-19
=lona	-25
=londrina	-25
=longa	-16
=longe	-19
=lopes	-11
=lota	12
=lotes	-10
=luan	-12
=lugar	-32
=lugares	-17
=lume	-14
=lupa	-11
=lurdes	-27
=luva	-17
=luvas	-28
=luzes	-25
=lápis	-26
=lâmina	-16
=lâmpada	-20
=lâmpadas	-18
=lã	13
=lê-se	-19
=líder	-18
=líquido	-15
=m	-25
=maca	-12
=macacão	-11
=madeira	-20
=mafalda	-15
=mail	-18
=maio	-22
=maior	-25
=mais	-22
=mal	-27
=malha	-8
=malta	-32
=mamou	-9
=mancha	-13
=manchado	-16
=manchas	-11
=manda	-33
=mandam	-17
=mandar	-26
=mandasse	-20
=mande	-23
=mando	-8
=mandou	-34
=mandou-nos	-17
=maneira	-32
=manga	-22
=mangueira	-21
=manta	-18
=manual	-34
=manômetro	-17
=mapa	-18
=maquinista	-9
=mar	-24
=marca	-36
=marca-se	-15
=marcam	-10
=marcelo	-8
=marco	8
=maringá	-10
=marinha	-10
=marinheiro	-22
=marketing	-18
=marlene	-13
=marnoto	-19
=marta	-12
=março	-28
=maré	-23
=marés	-22
=mas	-50
=massa	-32
=matança	11
=material	-17
=maternidade	-19
=matriz	-27
=matrícula	15
=me	-51
=mecânico	-22
=mede-se	-10
=medicação	10
=medida	-22
=medo	-14
=meia	-38
=meia-noite	-18
=meio	-11
=meio-dia	-22
=meios	-15
=meireles	-16
=melhor	-31
=membros	-11
=memorando	-18
=menina	-24
=meninas	-24
=menino	-23
=meninos	-23
=menor	-20
=menos	-39
=mensagem	-15
=mensagens	-20
=mensal	10
=mercado	-17
=mergulha	-23
=mesas	-30
=meses	-18
=mesma	-46
=mesmo	-40
=mestre	-25
=mestres	-17
=metade	-20
=metais	-16
=mete-se	-15
=meto	-17
=metro	-23
=metros	-30
=metálico	-11
=meu	-42
=meus	-30
=mexe	-22
=mexendo	-10
=mexer	-25
=meço	-11
=microchip	-12
=microfone	-14
=milímetro	-14
=milímetros	-12
=mim	-31
=minas	10
=minha	-35
=minhas	-23
=minho	-9
=ministério	-12
=minto	-14
=minuta	-13
=minuto	-21
=minutos	-39
=mistura	-25
=misturar	-18
=miúdo	-12
=mm	-10
=mochilas	-12
=modelo	-20
=modo	-12
=moeda	-23
=moedas	-16
=mofo	-13
=molas	-16
=molde	13
=mole	-12
=molha	-12
=molhada	-13
=molhadas	-9
=molhado	-19
=molhados	12
=molhar	-23
=molho	-11
=molhou	-13
=momento	-27
=monitor	-20
=monitores	-14
=montagem	20
=montamos	8
=montando	-15
=monte	-20
=monto	-12
=mora	-18
=morada	-23
=morador	-13
=morava	-13
=morde	-18
=morna	-12
=morreu	-19
=morte	-9
=morto	-21
=mostra	-24
=mostra-se	-10
=mostrar	-25
=mostre	-17
=motivo	-12
=motoboy	-9
=motor	-36
=motorista	-25
=moura	-18
=moça	-27
=moças	-15
=mudança	15
=mudar	-23
=mudou	-10
=muito	-16
=mulher	-23
=mulheres	-17
=multa	-24
=multas	-15
=multou	-14
=multímetro	-14
=mundo	-29
=municipal	-23
=musical	-10
=máscara	-15
=máx	-21
=máximo	-23
=mãe	-21
=mão	-41
=mãos	11
=médica	-13
=médico	-28
=mês	-18
=mícrons	-8
=mínimo	-20
=mónica	-11
=móveis	13
=móvel	-14
=música	-24
=músicos	-13
=n.º	-28
=n2	-12
=na	11
=nada	-23
=nadar	-12
=nasce	-17
=nascimento	-10
=navios	14
=negoceia	-13
=negócio	12
=neide	-23
=nelson	-13
=nem	-46
=nenhum	-31
=nenhuma	-22
=nesse	-22
=neste	-13
=neutro	13
=nevoeiro	13
=nif	-14
=ninhos	17
=nitrox	-15
=nivelada	-15
=no	19
=noite	-12
=noites	-11
=noiva	-15
=nome	-34
=nomes	-26
=norma	-35
=normal	-14
=norte	-24
=nos	-37
=nossa	-48
=nossas	-17
=nosso	-40
=nossos	12
=notas	-29
=nova	-30
=nove	-25
=novembro	-26
=noventa	-25
=novo	-16
=novos	10
=num	-27
=numa	-33
=numerada	-12
=numerado	-16
=nunca	-36
=nuno	-16
=nuvem	-12
=nº	-20
=não	-51
=né	-40
=nélson	-16
=nível	-22
=nó	-14
=nós	-26
=número	-38
=números	-11
=o	-18
=objetivo	-15
=objeto	19
=objetos	10
=obra	10
=obras	11
=obrigada	-22
=obrigado	-10
=obs	-21
=observa	-12
=observação	-17
=oco	-16
=ocorrência	-9
=odete	-9
=odonto	14
=oeste	-11
=oferece	-21
=oferece-se	-13
=oferecer	-14
=oficina	-28
=ofício	-31
=oitava	-14
=oitenta	-29
=ok	-26
=olha	-41
=olhal	-15
=olhando	-18
=olhar	-25
=olhe	-17
=olho	-22
=olhos	-25
=olhou	-14
=olinda	-10
=oliveira	-13
=olá	-17
=ombro	-16
=ombros	-13
=onda	-20
=onde	-35
=ong	-14
=ontem	-23
=operacional	-15
=operador	-22
=operadora	-19
=operadores	-18
=operação	-30
=opinião	-23
=optometrista	-10
=ora	-29
=ordem	-12
=ordenha	17
=orelhas	-16
=organiza	-21
=organizar	-22
=originais	-14
=original	-14
=orvalho	-12
=orçamento	-24
=ostra	-19
=otávio	-15
=otília	-13
=ou	-61
=ouro	22
=outono	-15
=outra	-34
=outros	-32
=outubro	-23
=ouve	-20
=ouvido	-11
=ouvidos	-9
=ouvir	-13
=ovelhas	10
=oxigénio	-11
=oxigênio	10
=p	-32
=paciente	13
=paciência	-21
=pacote	-20
=padaria	-10
=padre	-25
=padrinho	-22
=padrinhos	-16
=padronizar	-17
=padrão	-12
=paga	-24
=paga-se	-15
=pagam	-14
=pago	-16
=pagou	-19
=paguei	-13
=pai	-21
=painel	-24
=pais	-27
=pala	-14
=palavra	-36
=palavras	-22
=palavrão	-17
=palavrões	-20
=palete	-12
=palheta	-8
=palma	-25
=palmo	-23
=panela	-20
=pano	-27
=papelaria	-15
=papéis	-29
=par	-19
=para	-29
=parabéns	-14
=parada	-21
=parado	-11
=parafuso	-14
=parafusos	-21
=parar	-16
=pare	-10
=parece	-16
=parecer	-13
=parede	-31
=paredes	-18
=parente	-13
=parou	-19
=parque	-32
=parte	-40
=partes	-20
=participantes	-8
=partir	-24
=parto	12
=passa	-28
=passa-se	-20
=passada	-15
=passado	-26
=passados	-20
=passageiro	-18
=passageiros	-16
=passagem	19
=passam	-10
=passando	-24
=passe	-25
=passeio	-17
=passos	-20
=passou	-36
=pasta	-17
=pastor	-16
=patas	-10
=patrão	-26
=patrícia	-13
=pau	-17
=paula	-16
=paulo	-14
=pausa	-11
=pauta	-12
=paz	-17
=pdf	-9
=pedal	-15
=pedaço	-12
=pede	-26
=pede-lhe	-10
=pede-se	-18
=pedem	-26
=pedi	-17
=pedidos	10
=pedir	-25
=pediram	-18
=pediram-me	-15
=pediu	-38
=pediu-me	-22
=pedra	-16
=pedras	14
=pedreiro	-9
=pedágio	-15
=pega	-14
=pegar	-21
=pegou	-24
=pelas	-15
=pele	-17
=pelo	-61
=pelos	-26
=película	-21
=pena	12
=pendura	-16
=pendurada	-16
=pendurado	-15
=penduram-se	-11
=peneira	-14
=pensei	-26
=pequena	-20
=pequeno	-31
=pequenos	-19
=perceba	-22
=percorre	-15
=perde	-17
=perdemos	-25
=perderam	-16
=perdeu-se	-14
=perdi	-16
=perdoa	-16
=perfume	-10
=pergunta	-11
=pergunta-se	-16
=perguntando	-15
=perguntar	-20
=pergunte	-16
=perguntou	-28
=permanente	-12
=permitido	-19
=pernas	-21
=perto	-31
=período	-17
=pesa-se	-20
=pesada	-21
=pesados	-11
=pesam	-17
=pesar	-17
=pescado	13
=pescoço	-22
=peso	-25
=pesos	-19
=pessoa	-13
=pessoal	-32
=peça	14
=peçanha	-11
=peço	-27
=pia	-15
=piano	18
=picar	-14
=pico	-15
=pilha	-19
=pilotos	-11
=pinga	-11
=pingo	-16
=pinho	-15
=pintar	-20
=pintura	-20
=pinça	-15
=piquete	-24
=piscina	15
=pizza	-12
=placa	-9
=planetário	-15
=planilha	-13
=planta	-18
=plantas	-12
=plantonista	-18
=plantão	-12
=plaqueta	-15
=plaquinha	-16
=plastificar	-20
=plataforma	-16
=playlist	-19
=plástico	-24
=pneu	9
=pneus	-13
=poda	10
=pode	-46
=podem	-15
=podia	-17
=podre	-22
=pois	-17
=polegar	-17
=polícia	-10
=ponha	-27
=ponham	-22
=ponham-me	-19
=ponho	-17
=ponta	-28
=pontas	-18
=ponto	-19
=pontos	-12
=popa	-9
=por	-51
=porca	-13
=porque	-55
=porta	-14
=porta-luvas	-13
=portador	-14
=portal	-17
=portanto	-28
=portaria	-25
=porteira	-16
=porteiro	-27
=porteiros	-19
=porto	-35
=português	-25
=porém	-10
=posição	-20
=possa	-26
=possível	-24
=poste	-10
=posto	-12
=potência	-14
=pouco	-23
=pousa	-12
=pousada	-13
=pousar	-13
=povo	-20
=poço	14
=pq	-20
=pra	-45
=praia	-23
=prancha	-21
=prancheta	-12
=prateleira	-11
=prateleiras	-19
=pratica	-10
=prato	-21
=prazos	-21
=praça	-20
=precisa	-22
=precisam	-10
=precisamos	-25
=precisar	-10
=preciso	-19
=preenche	-22
=preenche-se	-13
=preenchem	-14
=preencher	-16
=preenchida	-9
=prefeitura	-8
=prego	-18
=prende	-11
=prende-se	-15
=prender	-16
=preparar	10
=preparação	20
=preparo	-17
=presa	24
=presentes	9
=presença	-19
=presidente	-25
=preso	-10
=pressa	-23
=pressão	-22
=preta	-25
=pretende-se	-24
=pretendo	11
=preto	-26
=previsão	-9
=prezados	-18
=preço	-23
=primavera	-11
=primo	-8
=principalmente	-10
=print	-10
=prior	-19
=priscila	-18
=pro	-45
=proa	-20
=problema	-17
=proceder	-17
=procedimento	-21
=procura	-16
=procurar	-20
=produto	-25
=produtor	-14
=prof	-15
=professora	-9
=profissional	-14
=profundidade	-12
=proibida	-18
=projeto	-19
=projetor	10
=promete	-23
=prometeu	-15
=pronta	-9
=pronto	-38
=propaganda	-19
=proponho	-21
=proprietário	-10
=propósito	-15
=pros	-30
=protetor	-13
=proteção	-19
=protocolo	-8
=prova	9
=provar	-17
=proveta	-16
=prática	-15
=prédio	-26
=prévia	-15
=própria	-24
=próprio	-25
=próxima	-32
=próximo	-12
=publica	-13
=publica-se	-14
=pug	-10
=pulseira	-12
=pulso	-16
=punho	-13
=purgar	-11
=pusesse	-15
=puxa	-35
=puxa-se	-17
=puxado	-17
=puxar	-15
=puxão	-14
=pá	-18
=página	-31
=páginas	-21
=pátio	-13
=pão	-19
=pó	-17
=pôr	-39
=põe	-37
=põe-se	-24
=põem-se	-17
=pública	24
=público	16
=q	-31
=quadros	-19
=quais	-9
=qual	-20
=qualidade	-21
=qualquer	-40
=quando	26
=quantas	-14
=quantidade	-9
=quanto	-33
=quantos	-12
=quarta	-17
=quarta-feira	-19
=quartinho	-10
=quartos	-18
=quase	-25
=quatro	-39
=quatrocentos	-20
=que	-25
=quebrado	-13
=quebrou	-17
=queda	-25
=queijo	13
=queima	11
=queimar	-13
=quer	-60
=querem	-27
=queria	-27
=quero	-29
=questionário	-17
=questão	-21
=quilo	-20
=quilos	-13
=quilómetros	-12
=quinhentos	-10
=quinta	-30
=quinta-feira	-18
=quintal	-21
=quintas	-21
=quinze	-46
=quiosque	-22
=quiser	-10
=quê	-27
=químico	-13
=r	-25
=rachadura	-10
=rack	-11
=rafa	-12
=raias	-14
=raimundo	-14
=ralo	-17
=ramos	-21
=rapariga	-22
=rapaz	-33
=rapazes	-27
=raquel	-11
=rascunho	-23
=rasgada	-14
=rasgado	-22
=rasgar	-16
=raso	-11
=raspa	-18
=rasura	-12
=rateio	-15
=raul	-12
=razão	-25
=ração	-19
=re	-20
=reais	-18
=real	-21
=reboque	-13
=recarga	15
=recebe	19
=recebemos	-18
=receber	21
=recebeu	-23
=receita	12
=recenseamento	-12
=recepcionista	-13
=receção	21
=recibo	-23
=reclama	-11
=reclamado	-10
=reclamações	-9
=reclame	-14
=reclamou	-11
=recolha	11
=recolhe-se	-12
=reconhece	-12
=reconhecimento	14
=recreio	-21
=recuperação	-23
=recursos	-13
=recusa-se	-14
=recusou	-15
=redator	-12
=redação	-26
=rede	11
=redes	-9
=redige	-17
=redigir	-24
=redija	-20
=reduz	-20
=reduza	-17
=reescrever	-9
=ref	-9
=refaz	11
=refeitório	-10
=refeição	-13
=refeições	-14
=reforma	11
=reforma-se	-14
=reformou	-19
=rega-se	-21
=regar	-8
=regata	-17
=regista	-14
=registador	-11
=registo	-35
=registos	-9
=registra	-11
=registro	-25
=regra	-32
=regresso	12
=regula	-19
=relatou	-17
=relatório	-28
=relva	-12
=relógio	-17
=relógios	14
=remendo	-10
=remédio	13
=rente	-13
=repete	-23
=repete-se	-10
=repor	-11
=res	-11
=reserva	-28
=reservas	-12
=resgate	12
=residentes	-20
=residência	21
=resina	-15
=resolve	-10
=responde	-24
=respondendo	-20
=responder	-23
=respondeu	-10
=responsável	-14
=resposta	-21
=restauro	11
=resto	-21
=restos	-20
=resultado	-21
=resumo	-16
=retalho	11
=retira	-25
=retira-se	-14
=retirado	-9
=retoque	-16
=retrolavagem	10
=reuniu	-18
=reunião	-34
=rev	-19
=rever	-17
=revezam	-8
=revisão	-24
=reúne	-19
=rg	-14
=rh	-18
=ribeira	-16
=ribeirão	-16
=ricardo	-19
=rio	-19
=risca	-17
=risca-se	-15
=risco	-9
=riscos	-12
=risque	-12
=rita	-17
=roda	-19
=rodando	-13
=rodapé	-12
=rodas	-20
=rodo	-12
=rogério	-9
=rolo	-18
=rolos	-11
=romper	-13
=rompido	-9
=rosa	-17
=rosca	-17
=rose	-12
=rosto	-15
=rosário	-15
=rosângela	-9
=rotação	-21
=rotina	23
=roupa	10
=roupas	15
=roxa	-18
=roxo	-9
=roça	-9
=rs	-17
=rua	-9
=rubrica	-12
=rui	-19
=rural	-10
=ruído	-14
=rádio	-11
=régua	-21
=rótulo	-23
=sabe	-46
=sabem	-14
=saber	-32
=sabia	-16
=sabão	-14
=saco	-34
=sacode-se	-11
=sacristia	-11
=sacristão	-22
=sacudir	-15
=saem	-20
=safra	-17
=sai	8
=sair	8
=saiu	-26
=sal	19
=salas	-12
=saldo	-11
=salinas	-18
=salinha	-12
=salmoura	-14
=salvo	-12
=sandra	-11
=sangria	11
=sangue	13
=sanitária	-19
=santa	-13
=santana	-17
=saquinho	-17
=saudade	-21
=saudações	-11
=saídas	18
=saíram	-12
=saúde	-20
=se	-10
=seca	-11
=seca-se	-13
=secagem	13
=seco	9
=secretaria	-30
=secretária	-25
=sede	-16
=segue	-13
=segue-se	-9
=seguem	-15
=seguidos	-10
=seguinte	-22
=seguir	-29
=segunda	-30
=segunda-feira	-25
=segundas	-13
=segundo	-22
=segundos	-22
=segura	-26
=seguradora	-28
=seguro	-27
=sei	-29
=seis	-43
=seja	-9
=selada	-14
=selar	-9
=selfie	-17
=selo	-9
=sem	-11
=semana	-12
=semanas	-23
=semente	-16
=semestre	-16
=sempre	-20
=sendo	-21
=senha	-10
=senhor	-12
=senhores	-10
=senta	-8
=senta-se	-21
=sentado	-16
=sentam	-14
=sentar	-15
=sentido	-24
=sentir	-20
=senão	-22
=separa	-25
=separa-se	-13
=separada	-12
=separado	-14
=separam-se	-17
=sequência	-23
=ser	-31
=seria	-13
=seringa	-21
=sermão	-15
=serra	-25
=serradura	-13
=serragem	-15
=serve	-18
=servem	-12
=servidor	13
=serviço	-25
=serviços	-21
=será	-14
=sesmt	-12
=sessenta	-33
=sete	-28
=setembro	-25
=setor	-25
=setúbal	-17
=seu	-40
=sexta	-22
=sexta-feira	-18
=sextas	-9
=shimeji	-14
=shopping	-15
=show	-10
=sido	-15
=silêncio	-13
=sim	-21
=simples	-22
=simpático	-19
=sino	9
=sirva	-17
=sistema	-26
=site	-17
=situação	-22
=skipper	-17
=sobe	-20
=sobe-se	-18
=sobra	-13
=sobrar	-11
=sobras	-16
=sobre	-29
=sobretudo	-17
=sobrou	-22
=social	-21
=sociedade	-13
=socorro	9
=soda	-15
=sofia	-18
=sofá	9
=sofás	-22
=sogro	-18
=soja	-19
=sol	-31
=solar	-10
=solda	-16
=solicita-se	-19
=solicitar	-16
=solta	-23
=solta-se	-19
=soltar	-13
=solto	-17
=som	-22
=soma	-14
=sombra	-19
=somos	-12
=sonda	-17
=sopa	-12
=soraia	-14
=soro	-13
=sorriso	-11
=sorte	-15
=sou	-38
=sozinha	-16
=sozinho	-21
=sozinhos	-23
=spray	-8
=sua	-28
=suas	-10
=sub-13	-18
=subir	-15
=subiu	-15
=submarino	-13
=substitui	-17
=sugestão	-8
=suja	-22
=sul	-18
=sumir	-12
=sumiu	-17
=superfície	-16
=superior	-12
=supervisor	-16
=supervisora	-22
=suporte	-17
=susto	-18
=sábado	-23
=sábados	-21
=são	-26
=série	-12
=sério	-21
=sétimo	-13
=sílvia	-17
=síndica	-21
=síndico	-14
=sítio	-8
=só	-30
=sócio	-21
=sócios	-18
=sónia	-18
=tabela	-27
=tabuleiro	-33
=tabuleiros	11
=tacho	-15
=tal	-20
=talhão	-18
=talão	-19
=tamanho	-21
=tambor	-31
=também	-23
=tampa	-16
=tampada	-14
=tampo	-10
=tanques	11
=tanto	-21
=tapa-se	-9
=tapar	-14
=tapetes	-11
=tarcísio	-13
=tarefa	-20
=tati	-12
=tatua	-12
=tava	-9
=taxa	-15
=te	-22
=teatro	-27
=tecido	-17
=tejadilho	-9
=tela	11
=telefona	-21
=telefona-se	-21
=telefone	-28
=telemóveis	-19
=telemóvel	-16
=teles	-13
=televisão	-17
=telha	-16
=telhado	9
=telmo	-14
=tem	-67
=tema	-21
=temos	-29
=temperatura	-10
=tempo	-30
=temporada	-16
=tenda	11
=tendo	-15
=tenha	-20
=tenham	-25
=tenho	-21
=tensão	-19
=tentar	-10
=teor	-14
=ter	-9
=terceira	-22
=terceiro	-30
=teresa	-17
=terminal	-8
=terminou	-12
=termo	-16
=termos	-28
=termómetro	-15
=termômetro	-20
=terreno	-15
=terça	-19
=terça-feira	-15
=terças	-25
=terço	-16
=tesoura	-13
=testa	-18
=testada	-12
=testado	-11
=testar	-15
=testemunha	-13
=testemunhas	-9
=testo	-13
=teto	-12
=teu	-13
=teve	-22
=texto	-35
=thaís	-9
=tiago	-27
=ticket	-22
=tijolo	-8
=time	-14
=tinha	-22
=tinham	-12
=tinta	-20
=tio	-20
=tipo	-13
=tiquinho	-13
=tira	-17
=tira-se	-20
=tirada	12
=tirado	-15
=tirar	-32
=tire	-9
=tirem	-9
=tiro	-23
=tive	-14
=tivemos	-26
=tiver	-28
=toalha	-21
=toca	-31
=tocam	15
=tocando	-14
=tocar	-29
=toco	-20
=toda	-35
=todas	-15
=todo	-37
=todos	-19
=tom	-28
=toma	-13
=tomada	-17
=tomadas	-9
=tomou	-16
=toneladas	-20
=toninho	-19
=tonturas	-14
=toque	-9
=toques	-18
=torcendo	-18
=torna	-16
=torneio	10
=torneira	-14
=torque	-19
=torra	18
=torre	-20
=torres	-9
=torto	-16
=tosa	13
=tosse	-17
=touca	-19
=trabalha	-26
=trabalhado	-8
=trabalham	-17
=trabalhamos	-17
=trabalhei	-20
=tradutor	-19
=traduzido	-11
=tranca	-14
=trancado	9
=transferir	-16
=transferência	11
=transformar	-19
=transmissor	12
=transportadora	-22
=transporte	11
=transportes	-9
=trata	-11
=tratada	-22
=tratador	-14
=tratadores	-15
=trava	-15
=travada	-19
=travado	-20
=travessia	-19
=travão	-11
=traz	-24
=trazer	-16
=traço	-22
=trecho	-10
=trena	-15
=trevo	-14
=trezentos	-9
=triagem	10
=triangular	-9
=tribunal	-16
=trimestre	-10
=troca	26
=trocada	10
=trocado	-19
=trocam-se	-15
=trocar	23
=trocaram	-16
=troco	-10
=trocou	-16
=tronco	-15
=troque	-9
=trouxe	-18
=trás	-23
=três	-65
=tríplice	-9
=tu	-11
=tubo	-20
=tubos	-14
=tudo	-17
=tule	11
=turma	-21
=turnos	-9
=tutor	-20
=tá	-51
=tábua	-16
=táxi	-16
=técnica	-30
=técnicas	-20
=técnico	-31
=técnicos	-25
=têm	-22
=tínhamos	-17
=título	-19
=tô	-27
=uai	-9
=uberaba	-15
=ubs	-8
=um	-29
=uma	-26
=umas	-37
=umidade	-17
=unidade	-17
=unidades	-11
=unidos	-17
=uniforme	11
=universidade	-14
=união	-12
=uns	-20
=uníssonos	-20
=urgente	-19
=usa	-25
=usa-se	-13
=usada	-12
=usado	-13
=usamos	-13
=usar	-18
=use	-11
=uso	11
=utente	13
=uvas	17
=v	-17
=vacinas	-16
=vaga	-16
=vai	-65
=vai-se	-22
=valdir	-17
=vale	-29
=vales	-14
=valeu	-17
=valida	-12
=validade	-13
=valmir	-14
=valor	-17
=vamos	-26
=van	13
=vapor	-8
=varas	-12
=variedade	-11
=varre	-15
=varre-se	-11
=vaso	-12
=vaza	10
=vazio	-23
=vazou	-11
=vc	-11
=vcs	-20
=veda	-19
=veio	-24
=veja	-11
=vejo	-30
=vela	-13
=velas	12
=velha	-18
=velhas	-11
=velho	-25
=velocidade	-19
=vem	-13
=vemos	-13
=vence	-9
=venceu	-13
=vencido	-8
=venda	14
=vende	-21
=vendedores	-22
=vender	-24
=vendo	-29
=veneno	11
=venho	-28
=ventilador	-16
=ventosa	-9
=ventou	-18
=ver	-41
=verdade	-21
=verde	-23
=vereador	-14
=vergonha	-20
=verifica	-19
=verifica-se	-12
=verificam	-17
=verificam-se	-17
=verificação	12
=vermelha	-20
=vermelho	-19
=verso	-12
=versão	-22
=vertical	-25
=verão	-25
=veste	-18
=vestido	-13
=veterinária	-19
=veterinário	-18
=vez	-31
=vezes	-32
=veículo	-16
=vi	-20
=via	9
=viaja	-15
=vias	-18
=viatura	-23
=viaturas	9
=vida	-15
=vidrado	-13
=vidro	-19
=vier	-10
=vieram	-8
=vigia	-16
=vigilante	-19
=vigilantes	-12
=vigor	-11
=vila	-18
=vinagre	-16
=vinha	-23
=vinheta	-16
=vinho	-20
=vinte	-47
=violinos	12
=vir	-26
=vira	-20
=virada	-18
=virado	-15
=viram	-15
=virar	-23
=viraram	-16
=viseu	-17
=visitantes	12
=visitas	16
=visor	-18
=vista	-9
=visto	-10
=vistoria	19
=vitória	-24
=viu	-19
=viva	-22
=vivas	-20
=viveiro	10
=vizinho	-23
=vizinhos	-18
=você	-19
=vocês	-28
=volante	14
=volta	-43
=volta-se	-14
=voltam	-16
=voltas	-19
=voltou	-16
=volume	-16
=voo	12
=vosso	-17
=voto	10
=vou	-29
=voz	-30
=vpn	-10
=vácuo	-16
=válida	-14
=válvula	-21
=vão	-28
=véspera	-16
=vê	-9
=vê-se	-18
=vêm	-32
=vídeo	-19
=wagner	-19
=wellington	-16
=whatsapp	-11
=wi-fi	-13
=x	-18
=xampu	-10
=zap	-15
=zero	-22
=zona	-22
=zuleide	-9
=zé	-17
=às	-11
=ácido	9
=água	-13
=águas	-23
=águia	-20
=álcool	-14
=árbitro	9
=área	-23
=áudio	-16
=âmbito	-13
=é	-66
=época	-14
=évora	-19
=íntima	-13
=ó	-30
=óculos	19
=óleos	-19
=órgão	-13
=última	-15
=últimos	-17
=úmido	-14
=única	14
=único	-37
=úteis	-21
=útil	13
>%	-23
>&	-15
>)	-58
>+	-15
>-	-14
>.	-16
>/	-23
>0	-32
>;	-9
><	11
>=	-21
>>" ,	-13
>>" a	-22
>>" foi	-15
>>" ou	-10
>>% ,	-9
>>% .	-10
>>% do	-10
>>( 0	-17
>>( de	-15
>>) ,	-21
>>) .	-24
>>) :	-31
>>) e	-9
>>, 0	-40
>>, abaixo	-14
>>, abre	-13
>>, abrir	-19
>>, acende	-10
>>, acima	-9
>>, ainda	-18
>>, alergia	-12
>>, alguém	-19
>>, anotar	-8
>>, antes	-29
>>, aperta	-17
>>, aplica-se	-13
>>, aquela	-14
>>, as	-29
>>, até	-16
>>, avisa	-12
>>, banco	16
>>, bate	-10
>>, boné	-17
>>, bota	-13
>>, cada	-25
>>, campo	-12
>>, caneta	-9
>>, chave	-13
>>, cintos	-14
>>, com	-58
>>, começando	-11
>>, como	9
>>, confere	-19
>>, conforme	-12
>>, conta	-17
>>, corta	-10
>>, câmera	-13
>>, da	11
>>, das	-27
>>, de	-26
>>, deixa	-21
>>, deixa-se	-24
>>, dentro	-18
>>, depois	-29
>>, desculpa	-14
>>, desculpem	-10
>>, desde	13
>>, dia	-18
>>, digo	-16
>>, disse	-10
>>, do	-19
>>, dois	-30
>>, dos	-12
>>, doutor	-12
>>, dr	-10
>>, duas	-27
>>, dá	-17
>>, ela	-15
>>, ele	-27
>>, em	-55
>>, encaixa	-20
>>, encerrou-se	-11
>>, entre	-23
>>, então	-14
>>, enxágua	-19
>>, equipe	-8
>>, era	-14
>>, escola	-10
>>, escreve	-15
>>, escreve-se	-16
>>, espero	-12
>>, essas	-13
>>, estou	-16
>>, está	-19
>>, etiqueta	-15
>>, explica	-14
>>, fala	-12
>>, faz	10
>>, fecha	-10
>>, fez	-11
>>, foi	-15
>>, fora	-9
>>, fotografa-se	-8
>>, gente	-22
>>, graça	-14
>>, hoje	-18
>>, hora	-10
>>, hum	-14
>>, hã	10
>>, imprime-se	-12
>>, inclusive	-9
>>, interior	-18
>>, isso	-22
>>, isto	13
>>, jamais	-19
>>, já	-24
>>, lacra	-14
>>, lata	-15
>>, lava-se	-14
>>, lda	-17
>>, letra	-17
>>, liga	-16
>>, liga-se	-11
>>, ligar	-13
>>, limpa	-9
>>, lista	-15
>>, lixa	-15
>>, longe	-14
>>, lote	14
>>, luva	-12
>>, luz	-13
>>, luzes	-14
>>, mais	-20
>>, marca	9
>>, mas	-50
>>, me	-12
>>, menos	-15
>>, metade	-17
>>, monta	-23
>>, motivo	-11
>>, muito	-14
>>, na	-25
>>, nada	-15
>>, nem	-23
>>, ninguém	-24
>>, no	-30
>>, nome	-14
>>, num	8
>>, nunca	-43
>>, não	-55
>>, nós	-8
>>, oito	-10
>>, ok	15
>>, olha	-17
>>, onde	-24
>>, orçamento	-12
>>, ou	-16
>>, outra	-16
>>, outros	-17
>>, para	-8
>>, passa	-15
>>, passar	-11
>>, passo	14
>>, pede-se	-11
>>, pelas	-12
>>, pergunta	-18
>>, perguntar	-15
>>, pesa	-17
>>, pesa-se	-10
>>, peso	-13
>>, pode	-20
>>, pois	13
>>, ponho	-13
>>, ponto	16
>>, por	-11
>>, porque	12
>>, porém	-11
>>, pra	-10
>>, prender	-19
>>, produto	-24
>>, prof	-14
>>, põe	-11
>>, põe-se	-17
>>, quando	-20
>>, quase	-22
>>, quatro	-13
>>, que	16
>>, quem	14
>>, relógio	-10
>>, remédio	-11
>>, retira	-11
>>, rádio	-9
>>, salvo	-9
>>, se	-32
>>, secar	-19
>>, segue	-16
>>, seis	-15
>>, sem	-38
>>, sempre	-22
>>, separa	-9
>>, sobe	-11
>>, sobre	-22
>>, sou	-13
>>, são	-22
>>, só	-30
>>, temperatura	-14
>>, testa	-16
>>, tipo	-10
>>, tira	-17
>>, tirar	-19
>>, torcendo	13
>>, touca	-16
>>, trabalho	14
>>, trocou	-11
>>, três	-34
>>, tudo	10
>>, tá	-14
>>, tô	14
>>, um	-26
>>, uma	-16
>>, vai	-25
>>, vamos	-20
>>, vem	-16
>>, vi	-11
>>, você	-22
>>, volta	-9
>>, vou	14
>>, wagner	-17
>>, à	-14
>>, às	10
>>, água	-11
>>, é	-28
>>, óleo	-12
>>- -	-16
>>- 0	-22
>>- perguntar	-10
>>. )	-16
>>. .	15
>>. :	-25
>>. a	-20
>>. abre	-14
>>. chega	-17
>>. depois	-15
>>. na	-13
>>. no	-19
>>. o	-30
>>. os	-19
>>. primeiro	-11
>>. propaganda	-13
>>. quem	-15
>>. saco	-9
>>0 %	-14
>>0 (	-11
>>0 )	-11
>>0 ,	-28
>>0 .	-27
>>0 ;	-9
>>0 a	-19
>>0 dias	-19
>>0 e	-28
>>0 m	-12
>>0 min	-22
>>0 minutos	-14
>>0 na	-12
>>0 não	-9
>>0 ou	-17
>>0 segundos	-18
>>0 toneladas	-13
>>0 |	-15
>>0 –	-23
>>0 —	-19
>>: 0	-32
>>: aí	-14
>>: boa	-14
>>: boas	-13
>>: bom	-12
>>: dois	-11
>>: dra	-11
>>: e	-14
>>: então	-12
>>: eu	-17
>>: falta	8
>>: faltam	-20
>>: gente	-10
>>: isso	-15
>>: liga	-9
>>: modelo	-9
>>: mostrar	-11
>>: o	15
>>: ok	-10
>>: re	-18
>>: só	12
>>: telefona-se	-16
>>: tira	-17
>>: todos	-18
>>: três	-13
>>: um	-20
>>: ver	-14
>>; a	-21
>>; depois	-15
>>; fora	-8
>>; o	-12
>>; se	-15
>>; sem	-15
>>< 0	-16
>>? ?	-10
>>? não	-12
>>a ,	-11
>>a 0	-31
>>a areia	-16
>>a autorização	-9
>>a azeitona	-18
>>a banda	-9
>>a banheira	-9
>>a bordo	-19
>>a borracha	-10
>>a cabeça	-14
>>a caixa	-11
>>a calda	-8
>>a calçada	-15
>>a capa	-12
>>a casa	-19
>>a chapa	-16
>>a chave	-37
>>a circular	-14
>>a conta	-13
>>a corda	-23
>>a costura	-21
>>a crianças	13
>>a data	-16
>>a deus	-8
>>a direção	-10
>>a dizer	-25
>>a entrega	-17
>>a escada	-13
>>a escrito	-24
>>a etiqueta	-11
>>a extração	-14
>>a fatura	-20
>>a folha	-12
>>a gente	17
>>a hora	-16
>>a limpeza	-17
>>a limpo	-16
>>a linha	-17
>>a lista	-18
>>a luz	-19
>>a lâmina	-11
>>a mais	-13
>>a meio	-10
>>a menos	-15
>>a minha	-28
>>a máquina	-14
>>a mão	-9
>>a música	-10
>>a norma	-20
>>a oitenta	-11
>>a palavra	-15
>>a pessoa	-11
>>a peça	-19
>>a placa	-21
>>a ponta	-16
>>a porta	-12
>>a primeira	13
>>a próxima	-16
>>a que	-12
>>a rampa	-9
>>a receção	-22
>>a rede	-18
>>a roda	-12
>>a sala	-10
>>a senha	-15
>>a tabela	-9
>>a tampa	-13
>>a taxa	-10
>>a tempo	-16
>>a ter	-17
>>a torneira	-11
>>a troca	-10
>>a três	-19
>>a um	-18
>>a uma	-20
>>a urna	-14
>>a vigilância	-19
>>a visita	-11
>>a vista	-22
>>a água	-18
>>abaixo de	-16
>>acho que	-15
>>acima de	-16
>>acima do	-11
>>ainda não	-16
>>ainda se	13
>>alguma coisa	-14
>>alô ,	-11
>>amarela .	-12
>>amarela e	-11
>>amarelo .	-20
>>anos ,	-15
>>anos e	-9
>>anterior ,	-10
>>anterior .	-17
>>antes ,	-24
>>antes .	-17
>>antes da	-25
>>antes das	-12
>>antes do	-32
>>antes e	-11
>>antes eu	-15
>>ao chefe	-12
>>ao cliente	-16
>>ao fim	-23
>>ao lado	-25
>>ao meio	-8
>>ao mesmo	-17
>>ao pé	-13
>>ao que	-22
>>ao senhor	-16
>>ao sr	-10
>>ao telefone	-16
>>aqui do	-11
>>aqui em	13
>>aqui na	9
>>aqui no	22
>>aqui é	-14
>>as caixas	-17
>>as duas	-11
>>as falhas	-8
>>as pessoas	-14
>>as portas	-11
>>assente ,	-12
>>assim ,	-20
>>assina o	-11
>>assinada pelo	-9
>>assinado ,	-15
>>atrás .	-10
>>atrás de	-9
>>atrás do	-24
>>até 0	-13
>>até a	-33
>>até ao	-37
>>até aos	-8
>>até as	-15
>>até hoje	-14
>>até o	-17
>>até quarta	-21
>>até r	-11
>>até sete	-10
>>até às	-16
>>avental ,	-9
>>avisa a	-9
>>azul e	-21
>>aí um	-23
>>baixo .	-15
>>bar ,	-12
>>bem ,	-13
>>bem .	-12
>>bem ?	-9
>>bem e	-11
>>cada um	-22
>>casas .	-15
>>caído na	-15
>>cedo ,	-16
>>certo ,	-10
>>chega ao	-10
>>chega e	-14
>>chega às	-19
>>cheia de	-20
>>cinco minutos	-12
>>cirúrgico e	-13
>>cm ,	-13
>>cm .	-15
>>cola a	-11
>>com 0	-15
>>com a	-29
>>com as	-27
>>com cadeado	-16
>>com cloro	-19
>>com cone	-14
>>com código	-8
>>com dois	-12
>>com ele	-14
>>com febre	-23
>>com foto	-14
>>com gelo	-15
>>com giz	-21
>>com hora	-12
>>com mais	-23
>>com os	-18
>>com pano	-15
>>com papel	-18
>>com pelo	17
>>com prazo	-13
>>com pá	-11
>>com três	13
>>com um	-20
>>com uma	-19
>>com água	-23
>>com álcool	-8
>>como a	-15
>>como se	-15
>>como é	-27
>>comprida ,	-15
>>confere a	-9
>>confere o	-13
>>conforme a	-11
>>contra o	-15
>>cresceu ,	-22
>>da associação	-9
>>da beirada	-15
>>da borda	-10
>>da cabeça	-15
>>da cadeira	-14
>>da caixa	-23
>>da casa	-35
>>da conservadora	-8
>>da cozinha	-16
>>da criança	-19
>>da câmara	-12
>>da célia	-8
>>da direção	-15
>>da estrada	-12
>>da ficha	-15
>>da grande	12
>>da inspeção	-13
>>da internet	-11
>>da lista	-9
>>da manhã	-22
>>da minha	-23
>>da máquina	-22
>>da noite	-30
>>da onda	-18
>>da peça	-29
>>da porta	-22
>>da prefeitura	-19
>>da qualidade	-11
>>da recepção	-17
>>da reunião	-13
>>da rua	-18
>>da rádio	-21
>>da sala	-28
>>da semana	-23
>>da tabela	-14
>>da ti	-17
>>da tinta	-11
>>da tomada	-12
>>da vigilância	-16
>>da água	-19
>>das 0	-24
>>das amostras	-14
>>das cinzas	-24
>>das viaturas	-19
>>de 0	-39
>>de abril	14
>>de aluno	-22
>>de alvor	-23
>>de andar	-20
>>de apartamentos	-18
>>de ar	-18
>>de areia	-25
>>de até	-15
>>de aveiro	-12
>>de aço	-17
>>de baixo	-30
>>de barcos	-19
>>de batismo	-18
>>de bebê	-18
>>de boca	-14
>>de bombeiros	-10
>>de bordo	-11
>>de cada	-21
>>de caixa	-22
>>de caminhão	-21
>>de carga	-12
>>de carnaval	-14
>>de casa	-8
>>de chaves	-18
>>de cheiro	-19
>>de cidadão	-9
>>de cigarro	-9
>>de cima	-15
>>de cobre	-20
>>de combustível	-23
>>de como	-12
>>de cor	-18
>>de costas	-16
>>de dentro	-15
>>de devolução	-20
>>de dezembro	-18
>>de dia	11
>>de doze	-20
>>de emergência	-14
>>de escrever	-19
>>de fato	-15
>>de fevereiro	-17
>>de fibra	-15
>>de firma	-19
>>de fora	-40
>>de frente	-12
>>de fubá	-11
>>de fuga	-19
>>de fundo	-13
>>de gasolina	-19
>>de gelo	-18
>>de gente	-22
>>de goiás	-19
>>de gás	-17
>>de hora	-12
>>de isopor	-13
>>de lhe	-14
>>de lisboa	-12
>>de livros	-11
>>de luz	-13
>>de madrugada	-21
>>de maio	-10
>>de mergulho	-18
>>de máquinas	-14
>>de mão	-9
>>de música	-22
>>de norma	-13
>>de novembro	-17
>>de novo	-15
>>de nível	-16
>>de obras	-13
>>de ontem	-9
>>de outubro	-16
>>de papel	-20
>>de pau	-10
>>de plástico	-8
>>de proa	-9
>>de prédio	-15
>>de pé	-9
>>de pôr	-19
>>de qualquer	-18
>>de quatro	-20
>>de que	-11
>>de quem	-12
>>de quinta	-15
>>de residência	-23
>>de rodas	-16
>>de ré	-15
>>de sabão	-13
>>de sal	-11
>>de sangue	-18
>>de saída	-12
>>de segurança	-21
>>de serviço	-23
>>de sexta	-19
>>de solo	-15
>>de tela	-19
>>de terra	-22
>>de todos	-18
>>de toque	-19
>>de trabalho	-15
>>de trinta	-16
>>de três	-9
>>de turno	-14
>>de um	24
>>de uns	19
>>de vacinas	-10
>>de vale	-11
>>de veneno	-12
>>de vila	-14
>>de vinte	-14
>>de viva	-14
>>de volta	-13
>>de voto	-18
>>de água	-20
>>de óbito	-16
>>de óculos	-15
>>debaixo da	-11
>>debaixo do	-16
>>dela .	-9
>>dele ,	-20
>>demais .	-17
>>dentro da	-20
>>depende do	10
>>depois .	-11
>>depois da	-16
>>depois das	-17
>>depois de	-10
>>depois do	-17
>>depois no	-12
>>depois que	12
>>desde 0	-19
>>desde a	-11
>>desde março	-13
>>desde o	-10
>>desligada ,	-11
>>deu uma	-11
>>devagar ,	-20
>>dez minutos	-21
>>dia .	-15
>>dia 0	-21
>>dia e	-22
>>dias ,	-14
>>dias .	-13
>>dias e	-20
>>dias úteis	-10
>>direto .	-8
>>disse que	-20
>>diz que	-25
>>dizendo que	-12
>>do 0	-18
>>do ano	-21
>>do avesso	-11
>>do cabo	-19
>>do café	-13
>>do carro	-23
>>do cartão	-10
>>do ceará	-14
>>do centro	-15
>>do chão	-10
>>do cilindro	-13
>>do cliente	-12
>>do clube	-20
>>do conde	-14
>>do conservatório	-15
>>do corrente	-11
>>do código	-12
>>do dia	-27
>>do dono	-12
>>do filme	-18
>>do jardim	-14
>>do jeito	14
>>do lado	-23
>>do lanche	-9
>>do lote	-21
>>do meio	-14
>>do mel	-19
>>do minho	-9
>>do motor	-18
>>do multibanco	-18
>>do mês	-13
>>do norte	-23
>>do outro	-18
>>do paciente	-14
>>do piloto	-15
>>do piso	-20
>>do porto	-20
>>do portão	-17
>>do primeiro	-12
>>do quarto	-11
>>do que	-17
>>do sal	-19
>>do senhor	-9
>>do seu	-29
>>do tradutor	-15
>>do turno	-14
>>do vale	-15
>>do vento	-12
>>dois dias	-24
>>dos alunos	-21
>>dos carros	-22
>>dos pais	-11
>>duas horas	-18
>>duas vias	-11
>>dá a	-12
>>dá um	-13
>>e ,	-26
>>e 0	-16
>>e a	-15
>>e abre	-14
>>e acabou	-15
>>e acende	-12
>>e agora	-24
>>e anota	-17
>>e ao	-11
>>e aponta	-17
>>e as	-24
>>e assina	-15
>>e assinam	-10
>>e autorização	-15
>>e avisa	-10
>>e aí	-20
>>e bota	-16
>>e cada	-12
>>e carrega-se	-21
>>e chama	-10
>>e cheira	-16
>>e cola	-11
>>e coloca	-11
>>e com	-18
>>e como	-10
>>e confere	-13
>>e conta	-10
>>e convida	-19
>>e coordeno	-20
>>e da	-22
>>e data	-8
>>e de	-39
>>e deita-se	-11
>>e deixa	-11
>>e deixar	-14
>>e depois	-24
>>e devolve	-11
>>e digo	-16
>>e diz	-16
>>e do	-16
>>e duas	-21
>>e duzentos	-11
>>e dá	-13
>>e ela	-22
>>e ele	-13
>>e em	-26
>>e entrega	-19
>>e escolhe	-14
>>e escreve	13
>>e espera	-28
>>e espera-se	-15
>>e espero	-16
>>e eu	12
>>e faz	-20
>>e fica	-20
>>e fita	-15
>>e foi	-11
>>e guarda	-8
>>e hum	-22
>>e há	-11
>>e isto	-18
>>e já	-26
>>e leva	-19
>>e liga	-10
>>e ligo	-12
>>e lê	-11
>>e mais	-16
>>e manda	-21
>>e marca	-17
>>e me	-16
>>e meia	-27
>>e meio	-19
>>e mostra	-14
>>e na	-19
>>e no	-26
>>e nunca	-18
>>e não	-31
>>e os	-27
>>e outra	-17
>>e outro	-23
>>e passa	-26
>>e passar	-14
>>e pede-se	-14
>>e pediram-me	-16
>>e pergunta	-11
>>e preenche	-13
>>e pronto	-8
>>e põe	11
>>e quatro	-17
>>e que	-21
>>e quem	-12
>>e quintas	-18
>>e se	-31
>>e sem	-25
>>e separa	-19
>>e sobe	-17
>>e sumiu	-11
>>e só	-33
>>e tal	-15
>>e telemóvel	-16
>>e tem	13
>>e tira	-11
>>e todo	-13
>>e tosa	-22
>>e troca	-14
>>e três	-19
>>e tudo	-13
>>e um	-37
>>e uma	-31
>>e usa	-11
>>e vai	-25
>>e ver	-11
>>e vocês	-9
>>e vou	-13
>>e vão	-17
>>e vê	-23
>>e às	-16
>>e água	-13
>>e é	-27
>>em 0	-30
>>em atraso	-24
>>em até	-13
>>em baixo	-18
>>em blocos	-14
>>em cada	-9
>>em casa	-19
>>em cena	-9
>>em cima	-21
>>em dia	-16
>>em diagonal	-18
>>em fevereiro	-14
>>em frente	-16
>>em goiânia	12
>>em governador	-12
>>em inglês	-12
>>em janeiro	-14
>>em junho	-14
>>em maio	-19
>>em março	-23
>>em menos	-11
>>em nome	-10
>>em papel	-14
>>em pé	-16
>>em que	-25
>>em saco	16
>>em setúbal	-15
>>em são	-15
>>em todos	-17
>>em tudo	-14
>>em vazio	-9
>>em voz	-18
>>em água	-19
>>embaixo ,	-13
>>embaixo não	-9
>>encosta de	-10
>>entra e	-20
>>entre 0	-13
>>entre as	-13
>>entrega a	-11
>>entrega o	-11
>>então a	-9
>>então assim	-15
>>então o	-20
>>então é	-15
>>era o	-15
>>escritas .	-9
>>este ano	-12
>>está a	-21
>>está de	-9
>>está na	16
>>está no	-9
>>está sempre	-14
>>estão no	-16
>>euros .	-15
>>euros e	-11
>>falta uma	-11
>>faz a	16
>>faz o	-23
>>faz-se à	-20
>>fazer ,	-20
>>fechada ,	-14
>>fechada .	-12
>>fica a	-16
>>fica com	11
>>fica de	-20
>>fica do	-10
>>fica no	-17
>>fica para	-20
>>ficam no	9
>>ficou com	-12
>>fila ,	-12
>>final .	-21
>>fio ,	-15
>>foi o	-10
>>fora ,	-11
>>fora da	-10
>>fora de	-11
>>fora do	-21
>>fora no	-14
>>grande ,	-22
>>graus ,	-25
>>graus .	-11
>>graus e	-11
>>horas ,	-11
>>horas .	-11
>>há mais	-11
>>há quinze	-19
>>há trinta	-10
>>iguais .	-23
>>industrial e	-9
>>inteira ,	-10
>>inteiro ,	-16
>>interna 0	-12
>>isso .	-20
>>isso que	-9
>>isto por	-12
>>junto .	-13
>>junto com	-18
>>já passou	-15
>>já se	-15
>>kg por	-16
>>km/h ,	-10
>>lança a	-10
>>lateral ,	-11
>>lembrou que	-11
>>liga o	-19
>>ligado .	-14
>>limpa ,	-23
>>linhas para	-13
>>local .	-12
>>lá .	-19
>>lá de	-23
>>lá em	-17
>>maior que	-19
>>mais de	-15
>>manda mensagem	-11
>>mas isso	-15
>>mas não	-23
>>mas é	-13
>>me chama	-9
>>mede a	-17
>>mede o	-8
>>meia hora	-29
>>metros ,	-16
>>meu .	-16
>>min ,	-19
>>minutos ,	-12
>>minutos e	-16
>>modelo .	-12
>>morto .	-13
>>mostra o	-14
>>municipal de	-11
>>n.º 0	-24
>>na axila	13
>>na bandeja	-18
>>na boca	-21
>>na cabeça	-9
>>na cabine	-11
>>na caixa	-17
>>na calçada	-10
>>na casa	-32
>>na chave	-16
>>na câmara	-12
>>na ficha	-23
>>na forma	-15
>>na freguesia	-11
>>na frente	-19
>>na gaveta	-12
>>na geladeira	-22
>>na guia	-11
>>na hora	-14
>>na maca	-14
>>na matriz	-11
>>na mesa	11
>>na mesma	-21
>>na máquina	8
>>na mão	-22
>>na nossa	-13
>>na ordem	-10
>>na papelaria	-17
>>na parede	-23
>>na pasta	-18
>>na porta	-15
>>na primeira	-19
>>na rampa	-20
>>na ria	12
>>na sala	-25
>>na secretaria	-20
>>na sexta	-19
>>na sombra	-10
>>na terça	-11
>>na urna	-9
>>na véspera	-23
>>na zona	-14
>>na água	-22
>>nada ,	-10
>>nem com	-12
>>nem de	-14
>>nem se	-10
>>ninguém .	-19
>>no ar	-18
>>no armário	-10
>>no balcão	10
>>no bloco	-8
>>no bolso	-13
>>no botão	-15
>>no branco	-22
>>no cabo	-11
>>no carrinho	-23
>>no carro	-28
>>no centro	-9
>>no chão	-12
>>no corredor	-13
>>no dia	-23
>>no elevador	-32
>>no escritório	-11
>>no fim	-22
>>no forno	-26
>>no frigorífico	-20
>>no grupo	-17
>>no interior	-21
>>no inverno	-11
>>no início	-13
>>no leitor	-16
>>no livro	-18
>>no lixo	-15
>>no mapa	-13
>>no meio	-15
>>no mercado	-19
>>no mesmo	-16
>>no máximo	-17
>>no ombro	-11
>>no pano	-12
>>no papel	11
>>no parque	-21
>>no porto	22
>>no próprio	-17
>>no que	-16
>>no sentido	-15
>>no sistema	-27
>>no terminal	-16
>>no verão	-14
>>nos dois	-17
>>novo ,	-15
>>novos ,	-20
>>num papel	-19
>>num saco	-10
>>numerada .	-10
>>nunca ,	-14
>>nunca mais	-8
>>nunca se	-18
>>não ,	-28
>>não .	-20
>>não abre	-9
>>não batem	-15
>>não conserta	-8
>>não entra	-20
>>não entram	-9
>>não fica	-16
>>não leva	-16
>>não o	-21
>>não passa	-11
>>não perdoa	-17
>>não quer	-12
>>não recebe	-9
>>não saem	-10
>>não se	-37
>>não sobe	-14
>>não tem	-17
>>não vai	-21
>>não vale	-14
>>né então	-18
>>o animal	-12
>>o ar	-13
>>o arco	-19
>>o assunto	-10
>>o aviso	-13
>>o banco	-16
>>o barril	-18
>>o boletim	-11
>>o botão	-8
>>o braço	-9
>>o cabelo	-16
>>o cabo	-10
>>o caminhão	-15
>>o cartão	-22
>>o cartãozinho	-11
>>o cliente	-18
>>o compressor	-12
>>o do	-16
>>o estado	-9
>>o fundo	-10
>>o gelo	-20
>>o horário	-12
>>o instrumento	-16
>>o leite	-18
>>o lote	-10
>>o menino	-15
>>o nome	-22
>>o nível	-14
>>o número	-15
>>o pano	-10
>>o papel	-10
>>o pedido	-19
>>o piano	-15
>>o ponto	-9
>>o portão	-10
>>o prazo	-17
>>o procedimento	-17
>>o que	-32
>>o recibo	-12
>>o resto	-13
>>o roteiro	-9
>>o saco	-10
>>o sal	-17
>>o senhor	-22
>>o sentido	-10
>>o tamanho	-15
>>o tambor	-18
>>o tampo	-8
>>o telefone	-17
>>o turno	-21
>>o valor	-13
>>olha a	-17
>>onze reclamações	-14
>>ordem .	-9
>>os cuidados	-15
>>os dois	-12
>>os primeiros	-19
>>os sacos	-25
>>ou a	-12
>>ou ao	-13
>>ou azinho	-15
>>ou chuva	-19
>>ou com	-20
>>ou o	-14
>>ou rasgado	-9
>>ou se	-14
>>outra pessoa	-11
>>outra vez	-22
>>p /	9
>>para 0	-25
>>para a	-59
>>para baixo	-12
>>para cima	-9
>>para de	-13
>>para o	9
>>para os	-25
>>para quem	-26
>>para rever	-21
>>para revisão	-13
>>para tirar	-19
>>para uma	16
>>para ver	-10
>>parada e	-17
>>parecer .	-9
>>parou a	-15
>>passa isso	-12
>>passa no	-14
>>passa o	-14
>>passa pela	-24
>>passado a	-19
>>passar de	-8
>>passou aqui	-12
>>pede o	-11
>>pede um	-11
>>pediu a	-13
>>pediu pra	-16
>>pediu-me ,	-14
>>pela escada	-15
>>pela metade	-23
>>pelo menos	-16
>>pelo rádio	-15
>>pelo valor	-16
>>pelos que	-12
>>pequena ,	-14
>>pequenas ,	-14
>>pequeno ,	-17
>>pergunta o	-13
>>pergunta se	14
>>perto de	-14
>>pessoa .	-10
>>plástico em	-17
>>pode ,	-14
>>podre .	-8
>>por 0	-19
>>por ano	9
>>por autenticidade	-22
>>por baixo	-25
>>por caixa	-19
>>por causa	-31
>>por cento	-21
>>por cima	-10
>>por cinco	-13
>>por dentro	-18
>>por dez	-18
>>por dia	-33
>>por dois	-17
>>por e-mail	-16
>>por este	-11
>>por hora	-12
>>por igual	-17
>>por inteiro	-13
>>por isso	-23
>>por mais	-15
>>por mim	-9
>>por mês	-11
>>por ordem	-16
>>por peça	-14
>>por quem	-9
>>por rádio	-18
>>por semana	20
>>por telefone	17
>>por todo	-13
>>por todos	-10
>>por trás	-15
>>por um	-10
>>por uma	-12
>>por último	-11
>>porque ninguém	-13
>>porque é	-8
>>pra cima	-15
>>pra fora	-14
>>pra mim	-17
>>pra nós	-16
>>pra ver	-19
>>preenche a	-11
>>prepara as	-9
>>presente .	-12
>>preto no	-20
>>primeiro ,	-15
>>primeiro .	-10
>>primeiro o	-8
>>primeiro os	-16
>>pro cliente	-11
>>pá ,	-13
>>pôr por	-11
>>põe a	-19
>>quando é	-12
>>quarenta ,	-13
>>quatro vezes	-11
>>que ,	-12
>>que a	10
>>que dizia	-12
>>que ela	-8
>>que entram	-26
>>que era	-19
>>que estão	-11
>>que eu	15
>>que isto	-17
>>que já	-22
>>que lhe	-15
>>que me	-17
>>que ninguém	-19
>>que nos	-20
>>que não	-46
>>que o	-36
>>que pode	-8
>>que qualquer	20
>>que se	-26
>>que sobrou	-14
>>que só	-19
>>que tem	-18
>>que um	-21
>>que vai	-27
>>que vem	-17
>>que você	-13
>>que volta	-17
>>que vêm	12
>>quente ,	-12
>>quente .	-22
>>quer que	-18
>>quer um	-26
>>quer ver	-11
>>querem sempre	-11
>>quinze minutos	-11
>>reais .	-11
>>reforma-se em	-17
>>reunião .	-21
>>s .	-11
>>santa rita	-10
>>se faz	-13
>>se houver	-12
>>se há	-9
>>se já	-14
>>se o	-27
>>se reformou	-11
>>se tem	-8
>>se tiver	-23
>>seguinte .	-16
>>segundos ,	-19
>>sem a	-10
>>sem avisar	-10
>>sem nada	-8
>>sem ninguém	-23
>>sem o	-10
>>sempre ,	-21
>>serra azul	-12
>>sim ,	-22
>>sobre a	-14
>>sobre o	-19
>>solicitar que	-19
>>solto .	-14
>>sou o	-10
>>são sempre	-9
>>só ,	-13
>>só 0	-9
>>só a	-14
>>só com	-21
>>só depois	-22
>>só em	-19
>>só na	-13
>>só no	-16
>>só o	-10
>>só por	-11
>>só pra	-18
>>só quando	-8
>>telefona e	-15
>>tem a	-11
>>tem de	12
>>tem gente	-13
>>tem multa	-13
>>tem o	-13
>>tem quatro	-17
>>tira a	-10
>>tira o	-11
>>toda segunda	-14
>>toda vez	-8
>>todas as	-13
>>todo dia	11
>>todo mundo	-17
>>todos os	-22
>>trinta dias	-17
>>trinta minutos	-16
>>três dias	-9
>>três vezes	14
>>tudo e	-12
>>tudo na	-18
>>tudo para	-15
>>tá bom	-9
>>tá no	-17
>>têm de	-11
>>têm que	-9
>>um contrato	-13
>>um dia	-12
>>um documento	-15
>>um guião	-14
>>um minuto	-11
>>um palmo	-10
>>um papel	-21
>>um por	-10
>>um procedimento	-19
>>uma família	-17
>>uma folha	-8
>>uma hora	-22
>>uma na	-12
>>uma norma	-10
>>uma queda	-13
>>uma regra	-13
>>uma vez	-25
>>uns quarenta	-11
>>vai na	-12
>>vai para	-28
>>vai pra	-20
>>vai pro	9
>>vai à	-10
>>vazio .	-9
>>veio de	-16
>>vem dia	-18
>>verde ,	-13
>>verde e	-12
>>vermelha e	-9
>>vermelho e	-11
>>veste bata	-12
>>vinte e	-28
>>vinte minutos	-10
>>vivas .	-13
>>volta a	-9
>>volta pro	-18
>>vou ser	-18
>>vão em	-16
>>vê a	-16
>>vê o	-22
>>vê se	-15
>>| 0	-20
>>| quem	-22
>>° c	-20
>>» .	-18
>>à chuva	-18
>>à entrada	-17
>>à espera	-13
>>à esquerda	-8
>>à frente	-19
>>à mão	-26
>>à noite	-22
>>à parte	-9
>>à porta	-17
>>à sala	-18
>>à secretaria	-16
>>à sua	-15
>>à água	-14
>>às 0	-28
>>às dez	-12
>>às quatro	-20
>>às seis	-12
>>às terças	23
>>às vezes	-12
>>água .	-10
>>água e	-11
>>água fria	-15
>>é a	-15
>>é assim	18
>>é com	-16
>>é de	-21
>>é devolvido	-11
>>é do	-9
>>é feita	17
>>é isso	10
>>é o	-28
>>é outra	-19
>>é que	-17
>>é sempre	-12
>>é serviço	-15
>>é só	-21
>>é um	-16
>>é uma	20
>>– 0	-28
>>– reunião	-19
>@	-12
>]	-15
>_	-12
>a	-14
>abaixo	-22
>aberta	-24
>aberto	-19
>abre	-20
>abrem	-10
>abrir	-17
>abriram	16
>abriu	-11
>acaba	-20
>acabou	-12
>acho	-15
>achou	-10
>acima	-19
>acompanha	-10
>agora	-16
>agulha	-10
>ai	-19
>ainda	11
>alegórico	-27
>alguma	-21
>ali	-19
>alto	-15
>alugados	-16
>alunos	-12
>alô	-12
>amarela	-17
>amarelo	-20
>amostras	-13
>anda	-16
>anexa	-10
>ano	-15
>anos	-21
>anselmo	-11
>anterior	-22
>antes	-36
>antigo	-24
>ao	-22
>aos	-33
>apita	-17
>aponta	-14
>apontar	-18
>apontou	-19
>aqui	21
>as	-59
>assente	-12
>assim	-23
>assina	-15
>assinada	-9
>assinado	-15
>assinam	-9
>assiste	-11
>aterra	-9
>atrás	-36
>até	-72
>avental	-9
>avisa	-9
>azul	-25
>aí	-35
>b	-10
>baixa	-17
>baixo	-15
>bar	-9
>bata	-9
>bate	-11
>batendo	-10
>bem	-29
>boa	-15
>boas	-12
>bom	-17
>bonito	-23
>bota	-8
>branco	-10
>c	-10
>cabe	-8
>cada	11
>cadastra	-11
>caiu	-18
>caixas	-12
>canal	-14
>cara	-19
>carros	-22
>casas	-15
>caído	-15
>cc	-16
>cedo	-19
>celular	-17
>central	-17
>certo	-13
>chama	-11
>chamado	-8
>chega	-30
>chegam	-25
>chegou	-12
>cheia	-25
>cheio	-14
>cinco	-11
>cirúrgico	-13
>clara	-13
>cliente	-14
>clientes	-22
>cm	-15
>coisas	-20
>cola	-11
>colegas	-10
>com	15
>começa	11
>começou	-11
>como	-43
>completo	-15
>comprida	-15
>compridas	-14
>comum	-16
>comunitária	-15
>confere	-16
>confirma	-15
>conforme	-20
>conta	-14
>conta-se	-11
>contam-se	-8
>continua	-12
>contra	-14
>corre	-9
>corrente	-13
>correr	-10
>corrido	-10
>corta	-16
>costuma	-9
>cresceu	-22
>crianças	-21
>cuida	-9
>culpa	-17
>curto	-23
>cá	-17
>d'água	-19
>da	-30
>dar	-11
>das	-61
>de	-34
>debaixo	-18
>deixa	11
>deixou	-20
>dela	-11
>dele	-25
>deles	-22
>demais	-17
>dentro	-21
>dentária	-14
>depende	10
>desce	-12
>desceu	-13
>desde	-30
>desligada	-18
>desligado	-9
>deste	-17
>deu	-15
>devagar	-25
>devolve	-12
>devolveu	-26
>dez	-22
>dia	-34
>dias	-22
>diferente	-18
>digital	-12
>direito	-19
>direto	-8
>disse	-24
>dito	-10
>diz	-26
>diz-se	-9
>dizendo	-12
>diária	-16
>do	-57
>doce	-24
>documento	-14
>dois	-36
>dorme	-11
>dos	-51
>doze	-14
>durante	-26
>dá	-33
>e	-31
>ela	-17
>ele	-10
>eles	-23
>em	-39
>embaixo	-23
>embora	-12
>empresta	-22
>encosta	-15
>entram	-28
>entre	-32
>entrega	-13
>errado	-20
>escolar	-27
>escorrer	-14
>escreve	-17
>escrever	-14
>escrita	9
>escritas	-9
>escrito	-19
>escura	-13
>escuro	-15
>espera	-21
>espera-se	-20
>espuma	-19
>esquecido	-10
>esquerda	-10
>estava	12
>este	-13
>esteve	-20
>estoura	-11
>estão	-18
>etiqueta	-10
>eu	-39
>euros	-17
>examina	-13
>exigiu	-13
>explica	-19
>fala	-27
>falou	-21
>falta	-23
>faltou	-10
>faz	-20
>faz-se	13
>fazer	-31
>faço	-17
>fecha	-12
>fechada	-16
>fechado	-20
>fechados	-11
>feitos	-11
>fez	-11
>ficar	-23
>ficha	-17
>ficou	-32
>fila	-12
>filme	-15
>fina	-16
>final	-35
>fino	-13
>fio	-15
>fogo	-20
>foi	-32
>folhas	-14
>for	-18
>fora	-33
>foram	-14
>forte	-19
>francês	-17
>fria	-17
>fura	-16
>g	-22
>gente	-18
>geral	-19
>gramas	-21
>grande	-34
>graus	-27
>gravando	-21
>h	-17
>hora	-14
>horas	-12
>humanos	-8
>húmida	-14
>i	-12
>iguais	-25
>igual	-28
>impressa	-12
>indo	-18
>industrial	-23
>inox	-22
>instrução	-13
>inteira	-18
>inteiro	-31
>interna	-24
>interno	-17
>ir	-20
>irmãos	-11
>isso	-26
>isto	-27
>ivone	-10
>joia	-14
>jorge	-8
>junta	-10
>já	-36
>kg	-23
>kkk	-10
>km	-12
>km/h	-15
>lado	-17
>lava	-23
>lava-se	-15
>lavada	-15
>lembrou	-11
>ler	-22
>leva	-19
>levam	-14
>leve	-18
>liga	14
>ligado	-16
>ligar	-13
>limpa	-29
>linhas	-13
>litros	-26
>livre	-20
>local	-11
>logo	9
>lol	-14
>lurdes	-20
>lá	-41
>lê	-15
>m	-21
>maior	-19
>mais	-38
>mal	-23
>manda	-21
>mandam	-23
>mandar	-14
>mandou	-21
>marca	-22
>mas	-38
>me	-26
>mede	-14
>meia	-29
>meireles	-15
>mesmo	-15
>metros	-16
>meu	-16
>mexe	-14
>mil	-24
>min	-24
>minha	-10
>minuto	-12
>minutos	-24
>modelo	-12
>mole	-11
>molhada	-13
>monta	-14
>morreu	-12
>morto	-14
>mostra	-14
>muda	-11
>municipal	-15
>mãos	-12
>médico	-12
>mês	-16
>n.º	-26
>n2	-13
>na	-19
>nada	-23
>nem	-22
>nenhum	-27
>nesse	-10
>ninguém	-30
>nivelada	-12
>no	-19
>nome	-9
>norte	-12
>nos	-34
>nosso	-15
>nova	-25
>nove	-11
>noventa	-8
>novo	-39
>novos	-33
>numa	-31
>numerada	-10
>numerado	-17
>nunca	-24
>não	9
>nós	-11
>número	-13
>o	-54
>oito	-18
>olha	-19
>onde	-15
>ontem	-30
>onze	-25
>ordem	-9
>os	-53
>ou	-39
>outra	-22
>pagou	-19
>palavras	-9
>papel	-22
>para	16
>parada	-20
>parado	-9
>parecer	-9
>parou	-16
>parte	-12
>passado	-23
>passados	-11
>passar	-13
>passou	-23
>pede	-31
>pedem	-20
>pedido	-8
>pedidos	-22
>pedir	-18
>pediu	-26
>pediu-me	-21
>pegou	-13
>pelo	-39
>pelos	-18
>pequena	-17
>pequenas	-14
>pequeno	-20
>pergunta	12
>perguntou	-20
>pernas	-18
>perto	-15
>pessoa	-10
>pessoal	-12
>pessoas	-25
>pintado	-21
>plástico	-17
>pode	-21
>podre	-14
>pontos	-11
>porque	20
>portanto	-30
>posto	-9
>preenche	-10
>prepara	-8
>presente	-12
>preta	-19
>preto	-16
>preço	-18
>primeiro	-31
>pro	-33
>procedimento	-15
>prometeu	-17
>pronto	12
>pros	13
>prova	-10
>próprio	-10
>pá	-13
>pôr	-14
>põe	-22
>pública	-33
>público	12
>q	-23
>qualquer	-19
>quando	-20
>quarenta	-28
>quase	-18
>quatro	-26
>que	16
>quebrado	-18
>quem	-27
>quente	-27
>querem	-18
>quero	-17
>quinze	-18
>r	-17
>rasgada	-11
>reais	-14
>real	-18
>recebe	-16
>recebemos	16
>recebeu	-8
>recolhe	-16
>recolhe-se	-11
>redige	-22
>redija	-9
>reforma-se	-17
>rente	-12
>residentes	-16
>responder	-15
>reunião	-23
>reúne	-20
>rita	-12
>roda	-18
>rosa	-11
>rs	-20
>rural	-10
>s	-14
>sabe	-14
>sacos	-17
>saem	11
>sai	-34
>sair	-22
>saiu	-17
>sanitária	-20
>santa	-10
>se	-44
>seca	-10
>seco	13
>seguinte	-17
>seguir	-20
>segunda	-19
>segundos	-26
>segura	-18
>seis	-13
>seja	9
>semana	-16
>sendo	-17
>sentado	-15
>separa	-18
>separado	-8
>ser	-10
>seria	-10
>serra	-12
>será	-11
>sessenta	-9
>sete	-16
>shimeji	-18
>silêncio	-9
>sim	-22
>simples	-17
>simpático	-16
>sinal	-10
>sobe	-18
>sobre	-48
>social	-13
>solar	-23
>solicitar	-19
>solto	-14
>sou	-15
>sozinho	-8
>sozinhos	12
>subiu	-12
>suja	-16
>sábado	-16
>só	-11
>também	-20
>tampada	-16
>tanto	-18
>tarde	-23
>telefona	-15
>teles	-14
>tempo	-21
>tenham	-19
>ter	-21
>teresa	-13
>terminou	-11
>teve	-15
>texto	-21
>tinha	-11
>tira	-17
>tira-se	-13
>tirar	-14
>toda	-27
>todas	-12
>todos	-26
>toneladas	-14
>torto	-17
>trabalha	-18
>trabalham	-9
>tratada	-23
>travado	-22
>traz	-16
>trevo	-13
>triangular	-12
>trinta	-30
>trocado	-20
>trouxe	-14
>tu	-16
>tudo	-29
>técnica	-14
>técnicos	-16
>têm	-14
>um	-65
>uma	-49
>umas	-16
>uns	-16
>usa	-11
>usado	-19
>vazia	-19
>vazio	-16
>veio	-23
>velha	-10
>velho	-17
>vem	-29
>vence	-9
>vendo	-18
>ventou	-17
>ver	-19
>verde	-27
>vermelha	-14
>vermelho	-14
>veste	-12
>vez	-31
>vinte	-34
>vir	-16
>vira	-12
>virado	-9
>viraram	-15
>viu	-18
>vivas	-13
>vizinho	-14
>volta	-25
>voltam	-11
>voluntários	-20
>vou	-19
>voz	-17
>vão	-23
>vê	-26
>vêm	-21
>|	-33
>«	-20
>°	-20
>água	-18
>águas	-18
>é	14
>íntima	-8
>óculos	-17
>úteis	-15
>útil	-13
>–	-15
>”	-11
>€	-18
>→	-23
>😂	-14
>😭	-13
[!	-9900
["	-9900
[%	-9900
[(	-9900
[)	-9900
[*	-9900
[,	-9900
[-	-9900
[--07	-14
[--13	-13
[--fi	-13
[--in	20
[--la	-14
[--lo	-19
[--me	-66
[--os	-21
[--se	-47
[-0	-37
[-a	-56
[-a-a	-13
[-a-o	-17
[-aba	-22
[-abe	-17
[-aca	-24
[-ack	-11
[-aco	-16
[-ada	-9
[-ade	-24
[-ado	-58
[-afa	-19
[-afé	-22
[-aga	-34
[-ago	-29
[-ah	-22
[-aha	-19
[-ai	-22
[-aia	-28
[-ail	-21
[-aio	-26
[-air	-25
[-ais	-45
[-aiu	-30
[-aja	-17
[-aje	-19
[-ala	-13
[-ale	-15
[-ali	-26
[-alô	-19
[-ama	-41
[-ame	-18
[-amo	-15
[-ana	-31
[-ane	-23
[-ani	-17
[-ano	-39
[-aos	-9
[-apa	-42
[-apo	-13
[-apé	-11
[-ara	-55
[-are	15
[-ari	-14
[-aro	-30
[-ará	-23
[-aré	-22
[-as	-61
[-asa	-15
[-ase	-27
[-ash	-16
[-aso	-31
[-ata	-35
[-ate	15
[-ati	-12
[-ato	-49
[-aul	-12
[-aus	-12
[-ava	-13
[-ave	-28
[-avi	-12
[-avo	-18
[-avó	-11
[-avô	-10
[-axa	-16
[-aza	-23
[-aça	-36
[-aço	-25
[-aís	-23
[-bal	-23
[-bam	-25
[-bar	-17
[-bas	-20
[-baú	-14
[-beu	-31
[-bh	-12
[-bia	-25
[-bio	-19
[-bir	-15
[-biu	-19
[-bor	-21
[-bos	-36
[-bou	-25
[-box	-12
[-boy	-9
[-bra	-29
[-bro	-42
[-bua	-18
[-bui	-25
[-bus	-23
[-bão	-15
[-cai	-21
[-cal	-34
[-car	16
[-cas	-39
[-cc	-13
[-cem	-15
[-cer	-40
[-ces	-14
[-ceu	-31
[-cha	-11
[-che	-34
[-chá	-18
[-chê	-14
[-cie	-13
[-cio	-45
[-clo	-13
[-cm	-15
[-coa	-13
[-com	-10
[-con	-11
[-cos	-46
[-cou	-29
[-cpf	-15
[-cra	-12
[-cre	-25
[-cta	-20
[-cto	-20
[-ctt	-16
[-cuo	-12
[-cão	-24
[-céu	-10
[-cês	-31
[-dal	-11
[-dam	-17
[-dar	14
[-das	-19
[-daí	-26
[-de	-109
[-dei	-18
[-dem	-15
[-deo	-17
[-der	-45
[-des	-23
[-deu	-33
[-dia	-15
[-dim	-23
[-dio	-42
[-diz	-17
[-doa	-14
[-doc	-15
[-dor	-57
[-dos	-9
[-dou	-36
[-dra	-14
[-dre	-24
[-dro	-27
[-duz	-22
[-dão	-32
[-dê	-19
[-e-o	-17
[-eak	-11
[-eal	-13
[-ear	-9
[-eba	-18
[-ebe	18
[-ebê	-18
[-eca	-26
[-ece	-43
[-eci	-20
[-eco	-16
[-eda	-38
[-ede	-26
[-edi	-20
[-edo	-34
[-eem	-11
[-efa	-16
[-efe	-21
[-ega	16
[-ego	-38
[-eia	-30
[-eis	-32
[-eja	-37
[-eji	-15
[-ejo	-14
[-ela	-50
[-ele	-29
[-elo	-36
[-ema	-24
[-ena	-12
[-enc	-16
[-ene	-23
[-enf	-9
[-eno	-37
[-eor	-13
[-eos	-21
[-epi	-16
[-era	-36
[-ere	-21
[-ero	-28
[-ers	-27
[-erá	-12
[-esa	-10
[-ese	-26
[-eso	-10
[-ete	-14
[-eus	-41
[-eva	-15
[-eve	-32
[-evo	-21
[-exa	-14
[-exo	-14
[-eza	22
[-eze	-11
[-eão	-13
[-eça	-43
[-eço	-39
[-f	-20
[-f.ª	-17
[-far	-21
[-fas	-23
[-fax	-16
[-faz	-15
[-fia	-25
[-fie	-18
[-fos	-31
[-foz	-21
[-fra	-19
[-fre	-15
[-fui	-17
[-fwd	-18
[-fás	-19
[-g	-14
[-g.ª	-25
[-gam	-29
[-gas	-32
[-gem	47
[-gia	-33
[-gil	-14
[-gio	-23
[-gir	-22
[-giu	-20
[-giz	-16
[-gos	-29
[-gou	-33
[-gra	-32
[-gre	-13
[-gro	-12
[-gua	-26
[-gue	-42
[-gum	-10
[-gão	-18
[-hah	-9
[-hal	-16
[-ham	-40
[-har	-9
[-has	-54
[-hd	-12
[-hei	-27
[-hem	-14
[-her	19
[-hes	-26
[-hia	-22
[-hip	-15
[-hj	-11
[-hor	-26
[-hos	-12
[-hou	-27
[-how	-11
[-hum	-34
[-hã	-17
[-hão	-24
[-i	-11
[-ia	-19
[-ial	-42
[-iam	-22
[-iar	-28
[-ias	-55
[-iba	-22
[-ibo	-21
[-ica	-42
[-ice	-38
[-ico	-58
[-ida	9
[-ide	-31
[-ido	-55
[-ier	-12
[-ies	-19
[-ifa	-18
[-iga	-44
[-ige	-19
[-igo	-45
[-ija	-17
[-ijo	-30
[-ile	-14
[-ilo	-42
[-ime	-29
[-imo	22
[-ine	-17
[-ing	-33
[-ink	-10
[-ins	-23
[-iné	-8
[-ior	-35
[-ios	-44
[-iou	-23
[-ipa	-35
[-ipe	-23
[-ipo	-22
[-ir	9
[-ira	-31
[-ire	-18
[-iro	-18
[-iso	-11
[-ist	-21
[-ita	14
[-ite	-26
[-ito	-55
[-iva	-43
[-ive	-25
[-ivo	-9
[-ixa	-30
[-ixe	-25
[-ixo	-28
[-iza	11
[-iás	-18
[-ião	-32
[-iça	-17
[-j	-13
[-jas	-35
[-jaí	-16
[-jes	-22
[-jos	-26
[-jum	-10
[-jão	-21
[-ket	-18
[-kg	-14
[-kkk	-10
[-km	-10
[-kup	10
[-lab	-13
[-lam	-14
[-lar	-16
[-las	-56
[-lat	-12
[-lco	-15
[-lda	-34
[-lde	-18
[-ldo	-27
[-lei	-32
[-leo	-14
[-les	-41
[-leu	-16
[-lga	9
[-lgo	-16
[-lha	-24
[-lhe	-22
[-lho	-17
[-lhã	-10
[-lia	-32
[-lio	-23
[-liê	-15
[-lle	-9
[-lly	-11
[-lma	-17
[-lme	-18
[-lmo	-24
[-lol	-13
[-lor	-35
[-los	-41
[-lou	-22
[-lpa	-23
[-lpe	-15
[-lsa	-24
[-lso	-20
[-lta	-46
[-lte	-8
[-lto	-32
[-lva	-20
[-lve	-10
[-lvo	-16
[-lã	-14
[-lça	-13
[-lço	-15
[-lém	-22
[-m	-16
[-m/h	-20
[-mal	-35
[-mam	-29
[-man	-9
[-mar	-45
[-mas	-22
[-mba	-26
[-mbo	-24
[-mel	-16
[-mem	-28
[-mer	-17
[-meu	-19
[-mia	-18
[-mir	-21
[-miu	-11
[-mol	-14
[-mor	-13
[-mou	-24
[-mpa	-22
[-mpo	-25
[-mpu	-8
[-mum	-21
[-máx	-13
[-mão	-25
[-n2	-11
[-nal	-43
[-nam	-13
[-nar	13
[-nas	-21
[-nca	-36
[-nce	-35
[-nco	-40
[-nde	-49
[-nel	-28
[-nem	-15
[-ner	-19
[-nes	-18
[-neu	-22
[-nga	-25
[-nge	-31
[-ngo	-20
[-ngu	-20
[-nha	-33
[-nhã	-19
[-nia	-35
[-nif	-16
[-nil	-17
[-nio	-39
[-nis	-27
[-niu	-18
[-nja	-20
[-nol	-15
[-nor	-26
[-nos	-57
[-nou	-28
[-nox	-15
[-npj	-22
[-nro	-18
[-nsa	-22
[-nse	-14
[-nta	-21
[-nte	-22
[-nto	46
[-nua	-19
[-nº	-20
[-não	-39
[-nço	-14
[-nês	-19
[-nó	-15
[-o	-41
[-oas	-28
[-obe	-11
[-obs	-22
[-oca	17
[-oce	-19
[-oda	10
[-ode	-18
[-odo	-23
[-ofa	-13
[-ofá	-21
[-oga	-15
[-ogo	-25
[-oia	-25
[-oio	-28
[-ois	-25
[-oja	-23
[-ojo	-11
[-ola	-39
[-ole	10
[-olo	-35
[-olá	-17
[-oma	-23
[-ome	-20
[-omo	35
[-ona	-41
[-ong	-16
[-ono	-23
[-ons	-11
[-oné	-14
[-opa	-20
[-ope	-24
[-ora	-63
[-ore	-28
[-oro	-13
[-os	-39
[-osa	-37
[-ose	-19
[-oso	-21
[-ota	-28
[-ote	-30
[-oto	-36
[-ove	-23
[-ovo	-25
[-oxa	-14
[-oxo	-9
[-oão	-22
[-oça	-26
[-oço	-29
[-p	-23
[-pai	-24
[-pal	-24
[-par	-25
[-pas	-28
[-pau	-12
[-paz	-15
[-pdf	-9
[-pel	-14
[-pem	-21
[-per	-30
[-pes	-16
[-pet	-17
[-pia	-10
[-pim	-16
[-pis	-25
[-pix	-20
[-pla	-20
[-plo	-22
[-pma	-17
[-por	-26
[-pos	-27
[-pou	-20
[-pq	-17
[-pra	-16
[-pto	-22
[-pus	-8
[-pá	-13
[-pão	-23
[-pés	-23
[-pós	-23
[-pôs	-16
[-põe	-9
[-q	-29
[-qui	-27
[-quê	-18
[-r	-17
[-ral	-38
[-ram	-25
[-rar	10
[-rau	-19
[-ray	-8
[-rce	-10
[-rda	-11
[-rde	-24
[-rdi	-16
[-rdo	-38
[-re	-21
[-rea	-20
[-ref	-9
[-rei	-24
[-rem	-47
[-rer	-27
[-res	-47
[-reu	-26
[-rev	-13
[-rg	-12
[-rga	22
[-rge	-12
[-rgo	-22
[-rh	-18
[-rie	-9
[-ril	-33
[-rim	-16
[-ris	-11
[-riu	-25
[-riz	-28
[-rla	-15
[-rme	-27
[-rmo	-17
[-rmã	-20
[-rna	-52
[-rne	-19
[-rno	-49
[-roa	-28
[-rof	-11
[-rol	-19
[-ros	-60
[-rou	-51
[-rov	-11
[-rox	-13
[-roz	-12
[-rpo	-23
[-rra	13
[-rre	-28
[-rro	-30
[-rs	-20
[-rsa	-23
[-rso	-32
[-rte	-8
[-rua	-22
[-rui	-19
[-ruz	-16
[-rva	-26
[-rve	-13
[-rze	-18
[-rás	-24
[-rão	-40
[-rça	-23
[-rço	-22
[-ré	-13
[-rém	-13
[-rés	-24
[-sae	-15
[-sal	-20
[-sam	-28
[-sas	-52
[-sce	-26
[-sco	-35
[-se	-28
[-sei	-37
[-sel	-9
[-sem	-30
[-ser	-13
[-ses	-23
[-set	9
[-seu	-30
[-sex	-19
[-sia	-32
[-sil	-12
[-sio	-18
[-smo	-29
[-smt	-11
[-sol	-26
[-son	-30
[-sor	-47
[-spa	-20
[-ssa	-14
[-sse	-50
[-sta	-21
[-ste	-25
[-sto	-47
[-sul	-19
[-só	-24
[-tal	-33
[-tam	-41
[-taz	-14
[-te	-22
[-tei	-17
[-tel	-9
[-tem	-22
[-ter	-36
[-tes	-33
[-teu	-22
[-ti	-24
[-tia	-32
[-til	-26
[-tim	-24
[-tio	-22
[-tir	-34
[-tiu	-8
[-toa	-13
[-tom	-23
[-ton	-16
[-tor	-15
[-tou	-48
[-tra	-9
[-tre	-33
[-tro	-20
[-tua	-16
[-tui	-16
[-tô	-28
[-ual	-27
[-uan	-13
[-uar	-21
[-uas	-26
[-uba	-9
[-ube	-23
[-ubo	-22
[-ubs	-8
[-ubá	-10
[-uca	-12
[-ude	-19
[-udo	-35
[-uei	-28
[-uel	-19
[-uem	-55
[-ues	-34
[-ufa	-20
[-uga	-33
[-ugo	-18
[-uim	-20
[-uir	-21
[-uiz	-14
[-uja	-18
[-ule	-16
[-ulo	-11
[-um	-57
[-uma	-42
[-ume	-30
[-umo	-20
[-una	-22
[-uno	-30
[-uns	-16
[-upa	-18
[-uro	-20
[-urt	-15
[-usa	-28
[-use	-11
[-uso	9
[-uta	-19
[-ute	-14
[-uto	-30
[-uve	-20
[-uxa	-33
[-uxe	-18
[-uxo	-18
[-uza	-17
[-uão	-9
[-uês	-22
[-v	-15
[-val	-22
[-vam	-37
[-van	9
[-var	-15
[-vas	-48
[-vc	-10
[-vei	-15
[-vel	-41
[-vem	-25
[-ver	-34
[-veu	-27
[-vi	-16
[-via	-46
[-vio	-20
[-vir	-21
[-voa	-14
[-vor	-23
[-vos	-28
[-vou	-27
[-vra	-32
[-vre	-17
[-vão	-10
[-vém	-23
[-vés	-11
[-vêm	-28
[-x	-21
[-xam	-10
[-xar	-23
[-xem	-14
[-xer	-33
[-xma	-16
[-xmo	-15
[-xou	-31
[-zam	-14
[-zap	-15
[-zas	-18
[-zem	-33
[-zer	-12
[-zes	-37
[-zia	-13
[-zio	-16
[-zir	-14
[-zos	-20
[-zou	-11
[-zão	-22
[-zém	-12
[-áxi	-15
[-ães	-21
[-çam	-20
[-çar	-20
[-ças	-36
[-çol	-12
[-ços	-29
[-çou	-23
[-ção	53
[-éis	-25
[-éns	-8
[-ído	-22
[-íza	-18
[-ó	-29
[-óis	-21
[-úde	-12
[-údo	-18
[-úne	-19
[.	-9900
[/	-9900
[0	-37
[:	-9900
[;	-9900
[=	-9900
[>	-9900
[?	-9900
[[	-9900
[[0 )	-13
[[0 ,	-25
[[0 -	-18
[[0 :	-14
[[0 ]	-14
[[0 a	-9
[[0 amostras	-14
[[0 anos	-8
[[0 antes	-12
[[0 avisar	-15
[[0 caixas	-10
[[0 caracteres	-8
[[0 cm	-20
[[0 com	-8
[[0 crianças	-14
[[0 da	-8
[[0 de	-24
[[0 dias	-15
[[0 direto	-9
[[0 do	-11
[[0 e	-25
[[0 em	-18
[[0 euros	-10
[[0 gramas	-20
[[0 graus	-28
[[0 h	-18
[[0 já	-10
[[0 kg	-10
[[0 km	-10
[[0 km/h	-14
[[0 m	-10
[[0 mil	-18
[[0 min	-13
[[0 minutos	-13
[[0 na	-11
[[0 o	-13
[[0 pede	-18
[[0 pessoas	-28
[[0 pontos	-11
[[0 por	-10
[[0 real	-12
[[0 segundos	-13
[[0 semanas	-12
[[0 só	-14
[[0 toneladas	-10
[[0 |	-19
[[0 é	-11
[[0 –	-25
[[0 —	-18
[[a )	-17
[[a 0	-16
[[a abertura	-28
[[a administradora	-16
[[a administração	-12
[[a agulha	-13
[[a alavanca	-12
[[a antena	-14
[[a areia	-17
[[a armação	-12
[[a assistente	-10
[[a associação	-19
[[a atendente	-12
[[a auditoria	-16
[[a autorização	-19
[[a auxiliar	-15
[[a azeitona	-18
[[a banda	-14
[[a banheira	-17
[[a bilheteira	-13
[[a borracha	-17
[[a cabeceira	-11
[[a cabeça	-17
[[a cabine	-11
[[a cada	-28
[[a caixa	-18
[[a caldeira	13
[[a calçada	-11
[[a campanha	-11
[[a caneta	-9
[[a capa	-9
[[a capitania	-11
[[a carrinha	-8
[[a casa	-28
[[a cesta	-13
[[a chamada	-21
[[a chapa	-23
[[a chave	-26
[[a chefia	-8
[[a colheita	-25
[[a coluna	-9
[[a conta	-13
[[a controladoria	-12
[[a cooperativa	-19
[[a coordenadora	-10
[[a corda	-19
[[a costura	-11
[[a cozinheira	-11
[[a criança	-10
[[a crianças	-20
[[a câmara	-15
[[a cúpula	-19
[[a data	-20
[[a descarga	-17
[[a devolução	-16
[[a diferença	-9
[[a diretora	-8
[[a direção	-25
[[a distribuidora	-14
[[a distância	-12
[[a dizer	-16
[[a do	-10
[[a dona	-18
[[a doutora	-12
[[a eira	-9
[[a empresa	-19
[[a entrada	-27
[[a entrega	-31
[[a equipe	-15
[[a escada	-9
[[a escola	-21
[[a escrito	-22
[[a estagiária	-10
[[a etiqueta	-17
[[a explicação	-13
[[a extração	-20
[[a família	-21
[[a farmácia	-13
[[a fatura	-12
[[a favor	-10
[[a fechar	-13
[[a ficha	-25
[[a fiscalização	-12
[[a folha	-35
[[a forma	10
[[a formação	-16
[[a fábrica	-21
[[a garantia	-22
[[a gente	-54
[[a governanta	-13
[[a grade	-9
[[a gravar	-15
[[a graça	-11
[[a guia	-9
[[a hora	-10
[[a ideia	-9
[[a inspetora	-9
[[a inês	-12
[[a irmã	-8
[[a junta	-11
[[a kelly	-9
[[a lanterna	-15
[[a lavanderia	-22
[[a leitura	-17
[[a lenha	-19
[[a limpeza	-20
[[a limpo	-14
[[a linha	-20
[[a lista	-21
[[a localização	-11
[[a loja	-18
[[a lurdes	-10
[[a luz	-26
[[a lápis	-15
[[a lâmina	-10
[[a lâmpada	-12
[[a madeira	-10
[[a mais	-9
[[a mala	-22
[[a maneira	-20
[[a manga	-8
[[a manta	-9
[[a manutenção	-15
[[a marca	-16
[[a maré	-14
[[a massa	-23
[[a matrícula	-20
[[a menina	-9
[[a menos	-14
[[a mesa	-21
[[a mesma	-16
[[a mim	-25
[[a minha	-16
[[a montagem	-24
[[a morada	-10
[[a moça	-20
[[a mudança	-17
[[a máquina	-30
[[a noite	-17
[[a noiva	-10
[[a norma	-24
[[a nossa	-39
[[a nota	-13
[[a obra	-8
[[a ong	-10
[[a ordem	-21
[[a palavra	-15
[[a panela	-13
[[a parte	-22
[[a partir	-27
[[a passagem	-11
[[a passo	-28
[[a paz	-8
[[a pessoa	-13
[[a peça	-29
[[a piscina	-11
[[a placa	-22
[[a ponta	-12
[[a porta	-23
[[a portaria	-20
[[a prefeitura	-10
[[a preparação	-15
[[a presente	-16
[[a pressão	-12
[[a primeira	-41
[[a prova	-16
[[a proveta	-11
[[a próxima	-11
[[a pé	-20
[[a quarta	-12
[[a que	-21
[[a quem	-27
[[a quente	-22
[[a rapariga	-15
[[a ração	-11
[[a recarga	10
[[a receita	-8
[[a recepcionista	-8
[[a recepção	-14
[[a receção	-27
[[a redação	-20
[[a rede	-13
[[a relva	-9
[[a requisição	-10
[[a reunião	-21
[[a roda	-15
[[a rotina	-28
[[a roupa	-11
[[a régua	-18
[[a saída	-22
[[a secretária	-17
[[a segunda	-20
[[a seguradora	-12
[[a segurança	-15
[[a senhora	-17
[[a sessão	-16
[[a sua	-19
[[a sério	-24
[[a sílvia	-12
[[a sónia	-11
[[a tabela	-14
[[a tela	-15
[[a temperatura	-15
[[a ter	-20
[[a tirar	-10
[[a troca	-33
[[a técnica	-15
[[a um	-19
[[a uma	-19
[[a urna	-16
[[a vacina	-9
[[a vara	-9
[[a ver	-13
[[a veterinária	-13
[[a viatura	-10
[[a vigilância	-26
[[a vinheta	-10
[[a visita	-12
[[a vista	-20
[[a vistoria	-9
[[a volta	-13
[[a válvula	-9
[[a água	-18
[[a área	-9
[[a última	-19
[[abaixa a	-10
[[abertura de	17
[[abertura do	11
[[abertura e	-10
[[abre o	-27
[[abre os	-11
[[abre para	-14
[[abre às	-16
[[abre-se a	-14
[[abrir a	14
[[abrir ao	-20
[[abrir o	10
[[abrir porta	-12
[[abriu a	-14
[[abro a	-9
[[acabou ,	-9
[[acende as	-11
[[acende o	-18
[[acendo o	-16
[[acho que	-14
[[acidente em	-15
[[ademir ,	-18
[[administração da	-18
[[afina ,	-11
[[agenda ,	-15
[[agradecia que	-12
[[ajuda de	-22
[[ajudante fica	-15
[[ajudar a	-14
[[ajustar o	-12
[[alergia ,	-10
[[algarismo do	-15
[[algodão nos	-9
[[almoço e	-11
[[alto ,	-12
[[aluno novo	-15
[[alunos ,	-12
[[alô ,	-17
[[alô alô	-19
[[amarelo .	-11
[[amarrado na	-11
[[amassada ,	-10
[[amélia ,	-12
[[animal com	-12
[[anota-se a	-9
[[antes ,	-10
[[antes da	-37
[[antes das	-16
[[antes de	-23
[[antes disso	-17
[[antes do	-31
[[antes dos	-15
[[antes e	-10
[[anéis e	-9
[[apaga o	-13
[[aperta o	-15
[[aplica-se a	-13
[[apontamentos da	-9
[[apontou que	-13
[[aprov .	-11
[[aprovação da	-14
[[aquele dia	-9
[[arco .	-14
[[arquivo da	-13
[[arquivo de	13
[[arrancar as	-18
[[as 0	-8
[[as abelhas	-16
[[as algas	-9
[[as amostras	19
[[as bandejas	-13
[[as caixas	-15
[[as cintas	-13
[[as duas	-21
[[as falhas	-10
[[as famílias	-8
[[as instruções	-13
[[as lentes	-11
[[as luzes	-10
[[as meninas	-17
[[as minhas	-21
[[as mãos	-11
[[as palavras	-8
[[as pessoas	-23
[[as peças	-12
[[as portas	-14
[[as roupas	-17
[[as saídas	-27
[[as suas	-8
[[as técnicas	-17
[[as velas	-12
[[as visitas	-25
[[aspirar a	-18
[[assente ,	-13
[[assento .	-13
[[assina-se a	-11
[[assinado ,	-14
[[assinado .	-12
[[ata da	-20
[[ata n.º	-8
[[atende de	-13
[[atendente pergunta	-10
[[atestado médico	-11
[[atraso ,	-20
[[ausência de	-10
[[autenticidade ,	-16
[[automático ,	-13
[[autorização da	-8
[[autorização do	-12
[[avental ,	-8
[[avental .	-9
[[avisa-se a	-12
[[avó ,	-14
[[azeitona do	-14
[[azinho ,	-13
[[aço ,	-10
[[baforadas no	-13
[[baia .	-18
[[baia 0	-11
[[baixa a	-15
[[baixa o	-8
[[baixa-se o	-13
[[bancada ?	-23
[[banco ,	-13
[[banco alimentar	-12
[[banco de	-18
[[banco do	-13
[[bandeja .	-10
[[banheira ,	-14
[[banho ,	-21
[[banho .	-14
[[banho a	-23
[[banho de	9
[[banho e	16
[[barraca de	-14
[[barracão ,	-11
[[barulho dos	-21
[[bata ,	-13
[[bate com	-9
[[bater o	-9
[[bateria acima	-11
[[bebê ,	-13
[[bia :	-12
[[biblioteca municipal	-11
[[bicho .	-14
[[bicho morde	-13
[[blocos de	-8
[[boas ,	-22
[[boletim de	-17
[[bolha na	-11
[[bolso do	-14
[[borda .	-10
[[bordo de	-9
[[bota a	-15
[[box 0	-10
[[branca .	-10
[[buzina ,	-18
[[bêbado não	-11
[[cachorro do	-11
[[cadastra no	-17
[[cadastro .	-21
[[cadeado e	-10
[[cadeira ,	-21
[[cadeira de	-22
[[cadeiras ,	-12
[[café ,	-11
[[café .	-11
[[cair na	-17
[[cais 0	-17
[[caiu a	-15
[[calçada .	-14
[[calçada com	-15
[[cama com	-11
[[caminhões ,	-15
[[camião de	-15
[[campanha 0	-17
[[campina grande	-19
[[caos .	-9
[[capacete e	-16
[[carnaval ,	-14
[[caros colegas	-15
[[carrega-se para	-17
[[carregar ,	-10
[[carrinho de	9
[[carrinho do	-14
[[carro .	-10
[[carro alegórico	13
[[carros .	-11
[[carta de	-10
[[carvalho ou	-13
[[caso de	-12
[[caução de	-16
[[caído na	-18
[[ceará ,	-14
[[centímetros se	-14
[[cerca de	-26
[[certo ,	-14
[[chamar o	-11
[[chapa ,	-9
[[chegada ,	-10
[[chegam na	-13
[[chegar ,	-10
[[cheia .	-16
[[cheia de	-22
[[cheira e	-9
[[cheiro a	-19
[[cheiro de	-12
[[chicote ,	-9
[[chip .	-12
[[choro .	-13
[[ciclo de	-11
[[cidadão e	-9
[[cilindro de	-17
[[cinquenta ,	-10
[[cinquenta e	-14
[[cinto e	-10
[[cirúrgico e	-10
[[claro ,	-12
[[claro e	-19
[[cliente a	-11
[[cliente e	-11
[[cliente falar	-12
[[cliente já	-15
[[cliente se	-9
[[clientes .	-13
[[clube de	-14
[[cm ,	-12
[[cm .	-13
[[coa no	-13
[[coberta com	-11
[[cobra-se a	-10
[[cobre de	-24
[[cofre com	-10
[[colado na	-20
[[colar na	-13
[[colegas ,	-9
[[colegas da	-16
[[colheita ,	-16
[[colheita e	-15
[[coloca o	-16
[[combinar a	-18
[[começa com	-10
[[começa em	-12
[[começa na	-15
[[começa-se pela	-15
[[começando pela	-11
[[comida e	-12
[[comigo ,	-8
[[como a	21
[[como que	-32
[[como se	23
[[compara com	-9
[[compara-se com	-13
[[compressor ,	-10
[[comprida ,	-19
[[comunica-se à	-15
[[conceição ,	-9
[[concordo ,	-20
[[condomínio e	-13
[[cone e	-12
[[conferida .	-10
[[conferir etiqueta	-8
[[conferir nome	-16
[[confirma o	-13
[[conforme a	-18
[[conforme o	-14
[[confraternização :	-11
[[consiga seguir	-15
[[consta da	-10
[[consulta o	-8
[[conta ,	-10
[[conta do	-10
[[conta o	-15
[[conta os	11
[[conta à	-17
[[contados ,	-11
[[contagem na	-13
[[contam-se os	-18
[[contas de	10
[[conto o	-25
[[controle de	14
[[convulsão ,	-8
[[cooperativa de	-21
[[cooperativa dos	-20
[[corrige com	-12
[[corta-se a	-13
[[cortar o	18
[[costas para	-10
[[costuma vir	-14
[[costura .	-17
[[costureira ,	-14
[[cresceu ,	-19
[[culpa de	-9
[[cumprimentos ,	-12
[[curta ,	-10
[[câmera ,	-15
[[célia ,	-16
[[cópia da	-18
[[d'água ,	-14
[[dar entrada	11
[[das 0	-13
[[das amostras	-20
[[das cinzas	-18
[[das escolas	-21
[[das máquinas	-10
[[das quatro	-16
[[das viaturas	-14
[[daí a	-15
[[de "	-14
[[de 0	-12
[[de :	-12
[[de a	-12
[[de abril	-19
[[de altura	-11
[[de aluno	-16
[[de alvor	-16
[[de apartamentos	-18
[[de apoio	-12
[[de ar	-11
[[de areia	-13
[[de até	-9
[[de aço	-12
[[de baixo	-14
[[de barcos	-18
[[de batismo	-20
[[de bebê	-15
[[de bombeiros	-8
[[de bordo	-12
[[de borracha	-10
[[de cada	-18
[[de caixa	-19
[[de caminhão	-11
[[de carga	-20
[[de carnaval	-10
[[de carvalho	-12
[[de casa	-9
[[de chaves	-15
[[de cheiro	-12
[[de cobre	-20
[[de combustível	-18
[[de comida	-9
[[de como	-19
[[de comércio	-12
[[de cor	-12
[[de costas	-9
[[de crédito	-11
[[de dar	-18
[[de dentro	-10
[[de descarregar	-9
[[de devolução	-15
[[de dezembro	-10
[[de dia	-10
[[de dois	-9
[[de domingo	-19
[[de doze	-18
[[de duas	-8
[[de emergência	-16
[[de enfermagem	-9
[[de entrar	-21
[[de equipa	-12
[[de escrever	-28
[[de excursão	-16
[[de fato	-11
[[de fazer	-20
[[de fechar	-16
[[de fevereiro	-12
[[de fibra	-10
[[de ficar	-10
[[de firma	-15
[[de fora	-19
[[de fornecedores	-13
[[de freguesia	-11
[[de frente	-8
[[de frio	-11
[[de fuga	-16
[[de gasolina	-13
[[de gelo	-14
[[de gente	-17
[[de gás	-10
[[de hoje	-12
[[de imediato	-12
[[de ir	-11
[[de jeito	-9
[[de leite	-19
[[de lhe	-13
[[de licença	-10
[[de livros	-10
[[de lá	-12
[[de madrugada	-18
[[de manhã	-21
[[de meia	-9
[[de mergulho	-11
[[de mexer	-9
[[de modo	-13
[[de mão	-8
[[de música	-14
[[de noite	-13
[[de norma	-13
[[de novembro	-8
[[de novo	-21
[[de o	-14
[[de obra	-16
[[de obras	-14
[[de oitenta	-17
[[de operação	-11
[[de outubro	-12
[[de pagamento	-19
[[de papel	-14
[[de passar	-20
[[de perto	-8
[[de pessoa	-13
[[de pessoas	-14
[[de proa	-9
[[de proceder	-15
[[de procedimento	-14
[[de pôr	-20
[[de quatro	-18
[[de que	13
[[de quem	-26
[[de quinze	-9
[[de recuperação	-16
[[de redigir	-14
[[de remédio	-10
[[de residência	-27
[[de rodas	-8
[[de ré	-9
[[de sair	-19
[[de sal	-12
[[de sangue	-15
[[de saída	-14
[[de segurança	-11
[[de seis	-9
[[de serviço	-10
[[de sexta	-16
[[de solo	-15
[[de tela	-12
[[de ter	-9
[[de terra	-16
[[de tocar	-14
[[de toque	-15
[[de trabalho	-9
[[de trinta	-15
[[de três	-11
[[de turno	-16
[[de um	-29
[[de uma	-17
[[de uns	-17
[[de uso	-10
[[de veneno	-11
[[de verdade	-14
[[de vida	-12
[[de vinte	-9
[[de voto	-16
[[de véspera	-10
[[de água	-12
[[de évora	-10
[[de óbito	-9
[[de óculos	-14
[[de óleo	-13
[[decidido que	-15
[[declaração .	-14
[[defesa civil	-11
[[deixa-se escorrer	-20
[[deixa-se o	-18
[[deixou em	-16
[[demais ou	-9
[[demora uns	-12
[[depende de	-11
[[depende do	-16
[[depois ,	-8
[[depois a	-22
[[depois abre-se	-8
[[depois alguém	-18
[[depois ao	-10
[[depois da	-15
[[depois de	-32
[[depois do	-33
[[depois fala	-13
[[depois no	-19
[[depois o	-15
[[depois os	-12
[[depois passa	-15
[[depois pra	-11
[[depois que	-22
[[depois se	-19
[[descarga do	16
[[descrição .	-15
[[desculpa a	-14
[[desculpem ,	-15
[[desculpem o	-18
[[desligada e	-12
[[desligado ,	-8
[[desligar o	-19
[[desmontagem da	20
[[desta vez	-12
[[devia ter	-18
[[devolução ,	-13
[[devolução de	15
[[dezasseis anos	-12
[[dia ,	-17
[[dia .	-8
[[dia 0	-17
[[dia anterior	-14
[[dia até	-14
[[dia da	-21
[[dia e	-24
[[dia inteiro	-16
[[dia o	-17
[[dia útil	-16
[[diferente ,	-9
[[diferença de	-14
[[diferença não	-9
[[diga o	-11
[[digital ,	-17
[[direto .	-10
[[direto pra	-13
[[diretor de	-11
[[discussão .	-19
[[discute no	-14
[[disseram que	-20
[[distribui água	-10
[[distância de	-12
[[divergiu ,	-18
[[diz-lhes que	-17
[[diz-se que	-9
[[dizendo que	-29
[[doação de	8
[[doc .	-11
[[documenta pra	-15
[[documento ,	-15
[[documento a	-22
[[documento da	11
[[documento de	-25
[[documento e	-19
[[documento original	-12
[[documento para	8
[[documento que	-24
[[documento sobre	-24
[[dorme .	-10
[[dose e	-9
[[dou o	-15
[[drone –	15
[[duas assinaturas	-9
[[duas da	-22
[[duas doentes	-10
[[duas horas	-16
[[duas linhas	-15
[[duas moças	-14
[[duas testemunhas	-9
[[duas vezes	-11
[[duas vias	-10
[[durante a	-18
[[elab .	-13
[[elástico ,	-9
[[embarca .	-9
[[embora com	-13
[[emergência ,	-10
[[emite o	-10
[[empréstimo ,	15
[[enc :	-16
[[encomendas por	-17
[[endereço ,	-15
[[enf .	-9
[[enquanto não	-27
[[entrega ,	-20
[[entrega a	-25
[[entrega das	-29
[[entrega de	27
[[entrega na	-17
[[entrega o	-33
[[entregar o	-19
[[entrou na	-13
[[envia ao	-9
[[enxagua-se ,	-9
[[enxaguar até	-8
[[epi completo	-11
[[equipa de	-18
[[escada de	-20
[[escala de	14
[[escola de	-18
[[escolhe o	-9
[[escova antes	-14
[[escova de	-18
[[escova e	-11
[[escrevente pede	-13
[[escritas .	-14
[[esmalte .	-8
[[esperar 0	-12
[[espero que	-13
[[espuma depois	-8
[[esquerda na	-9
[[esta semana	-17
[[estado da	-14
[[estalo e	-13
[[estação ,	-17
[[estação de	-13
[[estende-se o	-17
[[esteve cá	-15
[[esticado ,	-13
[[estrada .	-16
[[estrada e	-8
[[estraga a	-17
[[estúdio da	-21
[[esvazia a	-15
[[esvazia o	13
[[etapa |	-19
[[eucalipto e	-20
[[euros e	-12
[[exma .	-16
[[exmo .	-15
[[explica o	-14
[[explica porque	-13
[[explica que	-12
[[extensão 0	-11
[[extração de	14
[[extração do	14
[[falando ,	-8
[[falando e	-13
[[fale com	-12
[[faltar um	-12
[[fato escuro	-13
[[faz ,	-18
[[faz com	-15
[[faz de	-17
[[faz em	-20
[[faz favor	-17
[[faz o	-34
[[faz quando	-26
[[faz um	-22
[[faz-me falta	-18
[[fazem o	-21
[[fazenda ,	-15
[[fazer ,	-9
[[fazer a	-31
[[fazer o	13
[[fazer quando	-29
[[fazer um	-34
[[fazer uma	-13
[[fechar e	-15
[[fechar o	-13
[[feche o	-14
[[feira de	-19
[[feito por	-10
[[feltro .	-9
[[fevereiro ,	-13
[[fico com	-15
[[fila ,	-17
[[filas de	-10
[[filha ,	-14
[[filha que	-12
[[filho ,	-16
[[filme ,	-12
[[filme no	-23
[[filme plástico	10
[[filtro e	-8
[[final .	-11
[[fios de	-11
[[firma por	-17
[[fiscal da	-18
[[fiscal e	-11
[[flores no	-15
[[focinho curto	-11
[[folha assinada	-21
[[folha com	-22
[[folha de	-29
[[folha do	-11
[[foram 0	-9
[[foram onze	-12
[[forma .	-13
[[forma de	-24
[[formulário da	-11
[[fornada de	-18
[[forno 0	-11
[[forte ,	-9
[[fotografa a	-9
[[fotografa o	-9
[[fotografar o	-18
[[fotografias ,	-12
[[fotografias da	-15
[[freguesia de	-11
[[freio ,	-15
[[fria e	-15
[[frigorífico da	-16
[[fui eu	-19
[[fumo frio	-18
[[funcionário .	-17
[[funerária é	-15
[[fura a	-10
[[fwd :	-18
[[fábrica de	-11
[[férias .	-8
[[gabinete de	-15
[[galpão 0	-10
[[galpão de	-14
[[gancho ,	-16
[[gato que	-12
[[geladeira 0	-8
[[gera o	-12
[[gostaria de	-13
[[gostava que	-13
[[gosto de	-14
[[grade .	-14
[[gravando ?	-8
[[gravando tá	-9
[[gravação do	-20
[[graças a	-9
[[grossura de	-14
[[grávida ,	-11
[[guardar no	-11
[[guardar os	-10
[[guia da	12
[[guia e	-11
[[guião da	-13
[[havendo a	-9
[[herdade do	-18
[[hotel de	-24
[[hum ,	-11
[[hum a	-15
[[hã ,	-17
[[hélder ,	-10
[[hóspede do	-18
[[ideia e	-10
[[identificação do	9
[[iguais .	-14
[[igual .	-14
[[igual ao	-16
[[imprime o	-11
[[imprime-se a	-11
[[incêndio do	-12
[[industrial e	-9
[[inferior a	-8
[[inglês ,	-10
[[instalação de	14
[[instrumento .	-17
[[instrução de	-30
[[interior de	-14
[[interior do	-16
[[interna 0	-9
[[internet e	-13
[[inverno passado	-9
[[ir ,	-9
[[ir ao	-13
[[ir para	-14
[[isola a	-12
[[isopor com	-10
[[j .	-17
[[janeiro ,	-9
[[janelas e	-10
[[jogo .	-11
[[joia ?	-17
[[joinville ,	-9
[[junho ,	-16
[[juntos e	-11
[[jura que	-9
[[kg e	-9
[[kg por	-15
[[km/h ,	-15
[[laboratório de	-24
[[lacre e	-9
[[lacre rompido	-10
[[lados .	-9
[[lados e	-8
[[lança a	-13
[[lança o	-12
[[lar .	-15
[[laranja .	-12
[[larga a	-15
[[lateral ,	-9
[[laudo de	-15
[[lava a	-10
[[lava as	-12
[[lava-se a	-15
[[lava-se o	-13
[[lavagem de	10
[[lavar as	-16
[[lavar com	11
[[leia o	-11
[[leitura .	-18
[[lembro .	-15
[[lentes no	-10
[[levanta a	-17
[[levantar a	-8
[[levar água	-17
[[leve .	-14
[[levou o	-17
[[lhes dar	-11
[[licenciado para	-15
[[licença e	-12
[[ligar ao	-9
[[ligo o	-15
[[ligue o	-9
[[limite de	-9
[[limpar a	-9
[[limpeza da	27
[[linhas para	-16
[[litro ,	-20
[[litros .	-23
[[livre ,	-10
[[lona de	-15
[[lona e	-10
[[longe da	-14
[[longe das	-13
[[lopes ,	-8
[[lume só	-10
[[luvas ,	-15
[[luzes e	-9
[[lâmina ,	-18
[[lâmina é	-10
[[m de	-12
[[macacão ,	-9
[[madeira ,	-10
[[madrugada ,	-18
[[mafalda :	-15
[[maio ,	-13
[[maior .	-9
[[maior que	-16
[[malta ,	-32
[[mando pro	-12
[[mandou um	-14
[[maneira .	-11
[[maneira de	-24
[[manga de	-15
[[mangueira e	-11
[[manual .	-21
[[manutenção ,	-17
[[marinheiro de	-13
[[março e	-12
[[marés na	-11
[[matriz e	-11
[[matrícula de	19
[[mede com	-10
[[mede de	-8
[[mede o	-20
[[mede os	-18
[[medir a	9
[[medir o	-10
[[meia-noite .	-11
[[meio-dia e	-12
[[melhor e	-12
[[meninas ,	-19
[[meninos que	-10
[[mergulha a	-13
[[mesa ,	-12
[[mesa da	-9
[[mesa de	9
[[mesa e	-11
[[metro e	-16
[[mexendo com	-11
[[microfone ,	-17
[[minto ,	-11
[[mistura com	-12
[[moeda de	-11
[[molde .	-20
[[molhada ,	-12
[[momento ,	-8
[[monta a	-17
[[montagem do	13
[[montar um	-30
[[monto sim	-15
[[mora na	-14
[[morde ,	-10
[[morreu .	-9
[[morreu um	-15
[[morto .	-9
[[mostrar .	-19
[[motor desligado	-9
[[moça da	-24
[[muda de	-12
[[muda quando	-8
[[mudança de	14
[[mulher e	-9
[[multou o	-9
[[municipal de	-16
[[médico já	-9
[[neide ,	-9
[[nesse caso	-9
[[nesse dia	-12
[[nivelada e	-11
[[norma da	-24
[[norte ,	-22
[[notas e	-8
[[novas e	-25
[[nove e	-10
[[noventa dias	-8
[[noventa e	-11
[[nº de	-9
[[não ,	-10
[[não a	-18
[[não abre	-14
[[não aceita	-13
[[não bate	-9
[[não batem	-14
[[não com	-9
[[não conserta	-15
[[não conta	-9
[[não deixa	-13
[[não do	-17
[[não em	-13
[[não embarca	-11
[[não entra	-17
[[não enxerga	-13
[[não está	-14
[[não existe	-15
[[não fala	-13
[[não fazem	-17
[[não fica	-17
[[não foi	-15
[[não fui	-19
[[não gosto	-11
[[não houve	-15
[[não há	-20
[[não inventa	-18
[[não joga	-9
[[não larga	-11
[[não lê	-20
[[não mexe	-17
[[não na	-22
[[não no	-15
[[não o	-20
[[não para	-11
[[não passa	-13
[[não perdoa	-14
[[não pode	-25
[[não primeiro	-17
[[não quer	-11
[[não quero	-9
[[não sai	9
[[não se	-36
[[não sei	-17
[[não serve	-9
[[não solta	-14
[[não tatua	-12
[[não tem	-8
[[não temos	-10
[[não tenho	-8
[[não ter	-20
[[não tinha	-10
[[não três	-16
[[não vai	-9
[[não vale	-9
[[não volta	-14
[[não às	-13
[[não é	-10
[[nó molhado	-15
[[o adesivo	-9
[[o advogado	-22
[[o afinador	-12
[[o ajudante	-10
[[o aluno	13
[[o analista	-10
[[o animal	-19
[[o aparelho	-9
[[o apoio	-18
[[o aquecimento	-16
[[o ar	-13
[[o ar-condicionado	-12
[[o arco	-12
[[o arquivo	-15
[[o assunto	-18
[[o atendente	-13
[[o ator	-11
[[o aviso	-16
[[o balcão	-21
[[o banco	-22
[[o banho	14
[[o barco	-22
[[o barril	-18
[[o baú	-8
[[o bicho	-13
[[o bidão	-15
[[o bloco	-9
[[o boletim	-15
[[o botijão	-19
[[o braço	-11
[[o cabelo	-23
[[o cabo	-12
[[o cachorro	-14
[[o cadeado	-9
[[o caderno	-17
[[o café	-11
[[o caio	-9
[[o calçado	-15
[[o caminhão	-26
[[o canal	-20
[[o carrinho	-17
[[o carro	-32
[[o cartão	-19
[[o cartório	-20
[[o caso	-19
[[o celular	-15
[[o centro	-22
[[o check-in	-23
[[o chefe	-23
[[o chicote	-9
[[o chip	-8
[[o chuveiro	-9
[[o cinto	-11
[[o cliente	-32
[[o cloro	-15
[[o colaborador	-16
[[o comandante	-15
[[o comprador	-10
[[o compressor	-12
[[o conector	-10
[[o conferente	-14
[[o contrato	-14
[[o convênio	-17
[[o corpo	-12
[[o curso	-19
[[o cão	-15
[[o de	-14
[[o dedo	-10
[[o desenho	-17
[[o dia	-14
[[o diretor	-13
[[o disco	-12
[[o disjuntor	-9
[[o do	-10
[[o documento	-21
[[o dono	-15
[[o eletricista	-8
[[o elevador	-12
[[o embarque	-23
[[o empréstimo	-19
[[o encarregado	-16
[[o engenheiro	-11
[[o envelope	-13
[[o escrevente	-12
[[o esgoto	-12
[[o estafeta	-16
[[o estagiário	-11
[[o estojo	-10
[[o estúdio	-19
[[o exaustor	-15
[[o extintor	-10
[[o faroleiro	-15
[[o fecho	-31
[[o filme	-18
[[o fim	-17
[[o fio	-20
[[o fiscal	-21
[[o fluxo	-8
[[o formulário	-14
[[o forno	-14
[[o freio	-17
[[o fundo	-11
[[o gelo	-23
[[o gerador	-20
[[o gerente	-9
[[o gestor	-12
[[o grupo	-22
[[o grão	-18
[[o homem	-15
[[o horário	-9
[[o hóspede	-24
[[o instrumento	-13
[[o instrutor	-14
[[o interessado	-15
[[o jogo	-11
[[o jurídico	-11
[[o laboratório	-19
[[o lacre	-14
[[o lado	-13
[[o laudo	-11
[[o leite	-26
[[o leitor	-11
[[o leão	-12
[[o livro	-14
[[o lote	-10
[[o luan	-11
[[o lugar	-11
[[o líder	-13
[[o mais	-23
[[o manual	-27
[[o mapa	-12
[[o maquinista	-13
[[o marinheiro	-23
[[o material	-11
[[o menino	-12
[[o mesmo	-13
[[o mestre	-14
[[o meu	-32
[[o ministério	-13
[[o modo	-33
[[o molde	-11
[[o monitor	-21
[[o motivo	-9
[[o motor	-18
[[o motorista	-19
[[o museu	-20
[[o médico	-13
[[o neto	-9
[[o nome	-20
[[o nosso	-28
[[o nº	-12
[[o nível	-10
[[o nó	-11
[[o número	-25
[[o olho	-17
[[o operador	-26
[[o outro	-10
[[o pai	-8
[[o painel	-11
[[o pano	-14
[[o papel	-19
[[o par	-10
[[o passo	-23
[[o pastor	-10
[[o patrão	-23
[[o pedido	-30
[[o peixe	-13
[[o peso	-20
[[o pessoal	-30
[[o piano	-21
[[o piloto	-18
[[o plano	-10
[[o plantonista	-15
[[o plástico	-11
[[o polegar	-10
[[o ponto	-21
[[o porteiro	-24
[[o português	-12
[[o prato	-18
[[o prazo	-16
[[o presidente	-22
[[o primeiro	-27
[[o procedimento	-34
[[o processo	-24
[[o produto	-11
[[o professor	-27
[[o programa	-21
[[o projeto	-18
[[o pé	-10
[[o quadro	-17
[[o quarto	-16
[[o que	19
[[o quê	-12
[[o rapaz	-22
[[o reboque	-9
[[o recibo	-17
[[o relatório	-15
[[o responsável	-19
[[o resto	-12
[[o rodo	-11
[[o rolo	-13
[[o roteiro	-33
[[o saco	-18
[[o sacristão	-18
[[o sal	-20
[[o seguinte	-19
[[o segundo	-15
[[o seguro	-22
[[o senhor	-29
[[o sentido	-16
[[o setor	-12
[[o seu	-9
[[o sinal	-17
[[o sino	-25
[[o skipper	-13
[[o sofá	-18
[[o soro	-10
[[o spray	-8
[[o supervisor	-16
[[o síndico	-11
[[o tabuleiro	-22
[[o talão	-10
[[o tamanho	-8
[[o tambor	-17
[[o tanque	-14
[[o tecido	-15
[[o telefone	-14
[[o tempo	-9
[[o termo	-13
[[o termómetro	-11
[[o teste	-18
[[o texto	-20
[[o ticket	-16
[[o tratador	-15
[[o tribunal	-10
[[o tubo	-16
[[o turno	-25
[[o tutor	-14
[[o técnico	-25
[[o utilizador	-16
[[o vento	-22
[[o vereador	-14
[[o veterinário	-16
[[o vidro	-19
[[o vigia	-15
[[o vigilante	-20
[[o vinho	-16
[[o visor	-12
[[o voluntário	16
[[o vosso	-9
[[o wagner	-15
[[o zé	-12
[[o álcool	-12
[[o último	-24
[[o único	-15
[[obrigada ,	-15
[[obs .	-20
[[oferece água	-12
[[oficina que	-20
[[oitenta por	-18
[[olhar a	-9
[[olhe ,	-14
[[olho .	-8
[[olhos ,	-10
[[olá ,	-13
[[ombro .	-9
[[ombro com	-9
[[ombro do	-9
[[operacional "	-15
[[ora bem	-17
[[ordem da	-15
[[os animais	-13
[[os assistentes	-15
[[os bichos	-13
[[os bombeiros	-15
[[os cones	-11
[[os de	-18
[[os dias	-15
[[os dois	-25
[[os fios	-11
[[os instrumentos	-20
[[os livros	-22
[[os medicamentos	-21
[[os mestres	-24
[[os meus	-10
[[os miúdos	-29
[[os ninhos	11
[[os nomes	-18
[[os outros	-15
[[os pais	-26
[[os papéis	-18
[[os pequenos	-19
[[os primeiros	-25
[[os quadros	-8
[[os quatro	-13
[[os que	-16
[[os rapazes	-18
[[os sacos	-37
[[os seis	-12
[[os serviços	-10
[[os tanques	-10
[[os tubos	-10
[[os turistas	-14
[[os voluntários	-25
[[ouro .	-13
[[outros .	-9
[[ouvir o	-10
[[p /	-19
[[padronizar a	-18
[[painel com	-9
[[palavra .	-10
[[palco .	-10
[[palma ,	-10
[[papel ,	-15
[[papel a	-13
[[papel assinado	-11
[[papel com	-15
[[papel como	-18
[[papel de	-13
[[papel e	-12
[[papel na	-16
[[papel o	-18
[[papel para	-21
[[papel toalha	-9
[[papel tá	-16
[[par de	-16
[[parada e	-14
[[parou a	-13
[[parque de	-25
[[passa-se a	-14
[[passada uma	-15
[[passagem de	19
[[passar a	-18
[[passar de	-21
[[passar isto	-16
[[passar o	11
[[passo ,	-11
[[passo a	16
[[passo bem	-16
[[passo da	-39
[[passos ,	-14
[[patrão quer	-20
[[paulo e	-12
[[paz do	-13
[[pede-lhe que	-10
[[pedem que	-14
[[pediu-me ,	-15
[[pelos que	-8
[[pendurada na	-16
[[peneira ,	-16
[[pequenas ,	-16
[[pequeno ,	-15
[[perceba ,	-15
[[perdemos 0	-8
[[perdemos um	-17
[[perdeu o	-17
[[pergunta a	-11
[[pergunta o	-11
[[pergunta se	-27
[[pergunta sempre	13
[[pergunta à	-16
[[pergunta-se a	-11
[[pergunta-se o	-12
[[pergunta-se se	-12
[[perguntou quem	-9
[[perguntou se	-12
[[pesa-se o	-13
[[pescoço ,	-12
[[pessoa e	-17
[[pessoa no	-23
[[pessoa pelo	-12
[[pessoa que	-19
[[pet ,	-15
[[peça ,	-13
[[peça .	-23
[[peça a	-14
[[peça com	-22
[[peça de	-14
[[peça e	-15
[[peça na	-20
[[peça por	-12
[[peça é	-13
[[peça íntima	-13
[[peço uma	-17
[[pia .	-10
[[pintar o	-19
[[pior ,	-10
[[piquete ,	-8
[[piscina do	-17
[[piscina fica	14
[[pista de	-15
[[pix ,	-18
[[plastificar ,	-23
[[plástico em	-16
[[pneu de	-22
[[ponha em	-10
[[ponham isto	-15
[[portas e	-17
[[porteiro faz	-17
[[porteiro não	-8
[[porto de	-24
[[português e	-10
[[português que	-13
[[possível ,	-20
[[posto da	-13
[[posto de	-16
[[praia ,	-11
[[prato ,	-13
[[precisar de	-13
[[preenche-se a	-11
[[prego a	-15
[[prende o	-11
[[prende-se a	-14
[[prepara a	-10
[[prepara as	-14
[[presa no	-27
[[presas no	-17
[[presentes :	-21
[[presença de	-15
[[pressa ,	-9
[[pressa .	-12
[[preto ,	-12
[[preto no	-18
[[prezados ,	-18
[[preço .	-13
[[primeira coisa	-22
[[primeira semana	-10
[[primeira vez	-15
[[primeiros 0	-12
[[procedimento ,	-20
[[procedimento da	12
[[procedimento e	-11
[[procedimento para	-19
[[processo de	14
[[processo no	-16
[[produto ,	-19
[[prof .	-11
[[programa de	-16
[[propaganda de	-16
[[proponho que	-21
[[pros dois	-16
[[pros voluntários	-15
[[proteção civil	-9
[[prova ,	-25
[[prova de	25
[[prédio .	-8
[[publica a	-9
[[purga dos	12
[[puxa ,	-16
[[puxa-se o	-17
[[pá ,	-11
[[página ,	-23
[[pés ,	-15
[[pés e	-13
[[põe-se a	-13
[[q a	-16
[[qualidade de	-10
[[quando ,	-15
[[quando alguém	9
[[quando está	-10
[[quando eu	-21
[[quando não	-20
[[quando se	-21
[[quando um	21
[[quando é	-17
[[quantas pessoas	-11
[[quanto ao	-24
[[quarto ,	-14
[[quarto 0	-14
[[quem atende	-9
[[quem chega	-15
[[quem decide	-10
[[quem estiver	-9
[[quem está	-20
[[quem faz	-23
[[quem fez	-8
[[quem não	-18
[[quem paga	-9
[[quem sai	-22
[[quem se	-18
[[quem tiver	-9
[[quem tá	-16
[[quem usa	-12
[[quem vai	-11
[[quem vem	-15
[[quem é	-12
[[querem sempre	-13
[[quinta ,	-19
[[quinta .	-19
[[quinta e	-17
[[quintas .	-16
[[quê .	-10
[[rascunho da	-17
[[rasgado ou	-13
[[razão .	-10
[[ração é	-19
[[re :	-21
[[reais .	-12
[[recebe a	-22
[[recebe e	13
[[recebe o	-16
[[recebe uma	-16
[[receita ,	-11
[[recepção de	14
[[recepção olha	-25
[[receção ,	10
[[receção da	10
[[receção de	11
[[receção e	-21
[[recibo e	-10
[[reclamações no	-15
[[recolhe o	9
[[recolhe os	-12
[[reconhecimento de	17
[[recursos humanos	-14
[[redação de	-24
[[redija um	-16
[[reduza a	-16
[[ref .	-9
[[reforma-se em	-11
[[registo de	-14
[[registra o	-9
[[registro de	-15
[[relatou que	-18
[[relógio e	-9
[[remédio novo	-13
[[res :	-12
[[reserva .	-9
[[residentes e	-16
[[residência .	-25
[[responde em	-8
[[resposta à	-9
[[resumo da	-13
[[retira a	-8
[[reuniu a	-18
[[rev .	-13
[[rever ,	-15
[[rh abre	-18
[[ria de	-26
[[risca o	-17
[[romper do	-12
[[rosca e	-10
[[roteiro de	-22
[[roteiro e	-20
[[rotina da	11
[[rotina do	20
[[roxa ,	-14
[[rádio da	-10
[[rádio e	-14
[[saber o	-16
[[sacode-se o	-11
[[sacristia ,	-11
[[sala .	-9
[[sala 0	-20
[[sala :	-10
[[sala de	-22
[[sala dos	-20
[[saudações desportivas	-11
[[saída ,	-13
[[saída e	-10
[[saídas de	11
[[se a	-18
[[se abre	-11
[[se alguma	-11
[[se comeu	-18
[[se corta	-16
[[se der	-15
[[se descreva	-20
[[se deve	-11
[[se diz	-9
[[se ela	-9
[[se ele	-10
[[se empresta	-13
[[se encontra	-13
[[se entrega	-12
[[se estiver	-16
[[se eu	-19
[[se faltar	-11
[[se faz	-38
[[se for	-19
[[se houver	-19
[[se há	-34
[[se joga	-9
[[se junta	-15
[[se leva	-11
[[se manda	-10
[[se me	-19
[[se mexe	-11
[[se mistura	-12
[[se não	-16
[[se oferece	-12
[[se passa	-18
[[se passar	-14
[[se pegar	-14
[[se perderam	-15
[[se possível	-19
[[se recebe	-17
[[se reformou	-20
[[se sai	-18
[[se se	-10
[[se tem	-20
[[se tiver	-29
[[se toca	-26
[[se tocam	-17
[[se tomou	-13
[[se trabalha	-10
[[se tá	-19
[[se um	11
[[se vende	-14
[[se é	-11
[[seca-se com	-10
[[secagem .	-16
[[secretaria .	-11
[[seguir .	-15
[[seguir os	-15
[[segunda-feira ,	-13
[[segura a	-16
[[sei se	-12
[[senta-se ,	-9
[[sequência da	-18
[[serra .	-13
[[servidor ,	-11
[[sessenta e	-14
[[sessão das	14
[[setembro e	-11
[[setor de	-20
[[setúbal e	-14
[[silêncio e	-11
[[sobe a	-12
[[sobe com	-9
[[sobe os	14
[[sobrou a	-10
[[solicitar que	-17
[[solto .	-9
[[soma os	-15
[[subir ,	-10
[[substitui a	-8
[[sul .	-10
[[sumiu .	-8
[[superior a	-10
[[sábados ,	-18
[[só a	-17
[[só as	-10
[[só aí	-20
[[só com	-19
[[só depois	-39
[[só em	-22
[[só então	-18
[[só na	-17
[[só no	-16
[[só nos	-10
[[só o	-19
[[só para	-14
[[só pode	-12
[[só por	-12
[[só pra	-10
[[só quando	-18
[[só que	-17
[[só se	-24
[[só um	-20
[[só volta	-8
[[tabuleiro com	-9
[[tabuleiro de	-17
[[talão do	-11
[[talão e	-13
[[tamanho .	-11
[[tambor ,	-10
[[tanque com	-18
[[tanque de	9
[[tarefa ,	-16
[[tarefa :	-12
[[taxa ,	-9
[[telefona e	-15
[[telefona à	-10
[[telefona-se ao	-14
[[tema :	-12
[[tensão a	-10
[[terceira vez	-13
[[terceiro dia	-18
[[termo ,	-11
[[termómetro da	-10
[[termômetro da	-15
[[terra .	-16
[[terra antes	-9
[[terça e	-12
[[terças e	-13
[[terço do	-11
[[tesoura .	-9
[[teste hidrostático	-17
[[testo o	-13
[[tinta no	-11
[[tio ,	-9
[[tipo de	-11
[[tira a	8
[[tira as	-14
[[tira chip	-13
[[tira da	-12
[[tira o	-24
[[tira os	-16
[[tivemos uma	-18
[[tocar a	-14
[[tocar no	-18
[[tomada de	-13
[[tomou a	-12
[[toque ,	-10
[[torna a	-17
[[torneira e	-10
[[trabalho com	-22
[[troca a	-13
[[troca da	11
[[troca de	19
[[troca do	18
[[troca o	-29
[[trocar a	19
[[trocar o	19
[[trocou de	-12
[[trás ,	-8
[[trás e	-11
[[tríplice lavagem	-9
[[turma da	-9
[[turno ,	-14
[[turno .	-18
[[turno da	-20
[[turno do	-17
[[tô gravando	-15
[[túnel .	-9
[[um a	-15
[[um abraço	-11
[[um adulto	-12
[[um ajudante	-11
[[um anos	-9
[[um café	-9
[[um caos	-9
[[um cartaz	-17
[[um cliente	-12
[[um conta	-17
[[um contrato	-13
[[um copo	-12
[[um de	-13
[[um dedo	-10
[[um deles	-10
[[um dente	-12
[[um documento	-33
[[um dos	-20
[[um e	-12
[[um fado	-9
[[um fica	-11
[[um guia	-21
[[um guião	-22
[[um homem	-12
[[um lado	-13
[[um metro	-8
[[um miúdo	-9
[[um mês	-17
[[um na	-15
[[um número	-12
[[um palmo	-19
[[um papel	-26
[[um passo	-23
[[um pedido	-17
[[um pop	-19
[[um por	-9
[[um procedimento	-37
[[um rapaz	-23
[[um retoque	-10
[[um roteirinho	-22
[[um roteiro	-19
[[um senhor	-13
[[um servidor	-8
[[um tanque	-18
[[um texto	-16
[[um tiquinho	-9
[[uma amostra	-14
[[uma caixa	-10
[[uma casa	-8
[[uma chave	-16
[[uma coisa	-28
[[uma com	-20
[[uma confusão	-9
[[uma criança	-21
[[uma escala	-16
[[uma estrela	-10
[[uma família	-16
[[uma festa	-13
[[uma folha	-36
[[uma hora	-34
[[uma instrução	-15
[[uma loja	-11
[[uma marca	-21
[[uma máquina	-19
[[uma mão	-10
[[uma norma	-15
[[uma pessoa	-14
[[uma página	-16
[[uma queda	-18
[[uma rapariga	-8
[[uma regra	-16
[[uma senhora	10
[[uma testemunha	-14
[[uma vergonha	-12
[[uma vez	-13
[[umas 0	-17
[[umas linhas	-15
[[uniforme e	-15
[[usado para	-8
[[v .	-12
[[valdir ,	-17
[[valmir ,	-10
[[van .	-11
[[variedade ,	-11
[[veda com	-12
[[vejo o	-19
[[vendo .	-12
[[veneno de	-13
[[venho por	-17
[[vento ,	-19
[[vento .	-18
[[vento acima	-18
[[vento e	-11
[[vento entre	-14
[[verifica se	-13
[[versão 0	-14
[[veste bata	-11
[[veterinário ,	-10
[[viagem e	-17
[[viagem só	-22
[[vigilância .	-13
[[vigilância passou	-20
[[vigilância sanitária	-20
[[vila do	-12
[[vinheta e	-15
[[virar documento	-16
[[virar um	-16
[[visita da	-19
[[visita guiada	10
[[vista ,	-17
[[vistoria de	21
[[viva ,	-13
[[vivas .	-20
[[volante .	-11
[[voltar .	-10
[[voltou a	-13
[[vácuo e	-17
[[válvula de	-15
[[vêm do	-17
[[wagner ,	-9
[[zona de	12
[[área ,	-11
[[évora ,	-8
[[único que	-14
[]	-9900
[_	-9900
[a	-56
[abaixa	-10
[abaixo	-9900
[abandona	-9
[abastecer	-11
[abelhas	-17
[aberta	-9900
[abertas	-9
[aberto	-9900
[abertura	22
[abra	-14
[abraço	-16
[abre-se	-18
[abrem	-21
[abrigo	-18
[abril	-25
[abriram	-12
[abriu	-24
[abro	-12
[abílio	-13
[acaba	-9
[acabou	-21
[academia	-16
[aceita	-22
[aceita-se	-8
[acenda	-16
[acende	-22
[acendo	-16
[acertado	-21
[acesa	-10
[acessos	-22
[acetona	-13
[acha	13
[achado	-20
[acho	-32
[achou	-11
[acidente	-26
[acima	-9900
[acolhe	-16
[acolhimento	8
[acompanha	-21
[acompanhante	-12
[acontece	-13
[acontecer	-19
[aconteceu	-13
[acordo	-13
[adega	-26
[ademir	-18
[adesivo	-9
[adiado	-9
[administradora	-22
[administração	-14
[adubo	-12
[adulto	-13
[advogado	-18
[afasta	13
[afastando	-17
[afina	-11
[afinador	-12
[afinar	20
[agenda	-14
[agente	-12
[agitar	-17
[agora	-9900
[agosto	-24
[agradecia	-11
[agradeço	-10
[agrônomo	-14
[agulha	-9900
[agulhas	-11
[agência	-30
[ah	-22
[ahah	-9
[ai	-22
[ainda	-9900
[ajudante	-17
[ajudantes	-15
[ajudar	-18
[ajusta	-12
[ajustar	-13
[ala	-17
[alambique	-19
[alarme	-8
[alavanca	-15
[aldeia	-21
[alegórico	-15
[alergia	-21
[alergias	-18
[algarismo	-21
[algas	-11
[algo	-16
[algodão	-16
[algum	-10
[alguma	-9900
[alguém	-9900
[ali	-19
[alimentar	-14
[almada	-22
[almoxarifado	-17
[almoço	-15
[alta	-9900
[alto	-22
[altura	-9900
[alugados	-25
[aluno	-29
[alunos	-23
[alvado	-13
[alvará	-11
[alvor	-23
[além	-20
[alô	-19
[amadora	-9
[amanhã	-19
[amarela	-9900
[amarelo	-18
[amarra	-22
[amarrado	-11
[amarrar	12
[amassada	-13
[amassado	-11
[ambos	-10
[amigo	-10
[amor	-9
[amostra	-9900
[amélia	-11
[amílcar	-18
[analista	-8
[anatel	-18
[anda	-9900
[andar	-9900
[anel	-15
[anexa	-14
[anexo	-10
[animais	-24
[animal	-30
[ano	-9900
[anos	-9900
[anota	-9900
[anota-se	-9
[anotado	-12
[anotar	-9900
[anotações	-17
[anotou	-8
[anselmo	-20
[antena	-21
[anterior	-9900
[antes	-34
[antiga	-17
[antigo	-17
[antigos	-18
[antónio	-11
[anual	-10
[anéis	-10
[ao	-9900
[aos	-9900
[apaga	-14
[apague	-12
[apanha-se	-8
[apanham-se	-16
[aparece	-26
[aparecer	-16
[aparelho	-12
[apartamento	-17
[apartamentos	-25
[apelido	-11
[aperta	-24
[aperto	-16
[apicultores	-11
[apita	-13
[apito	-21
[aplica-se	-21
[aplicativo	-18
[apoio	-28
[aponta	-9
[apontamentos	-20
[apontar	-24
[aponto	-14
[apontou	-18
[apostila	-12
[aprendeu	-15
[aprendiz	-17
[apresentar	-22
[apresentável	-10
[aprov	-11
[aprova	-12
[aprovadas	-14
[aprovado	-17
[aprovação	-18
[apólice	-13
[após	-23
[aquecimento	10
[aquela	-16
[aquele	-19
[aqui	-9900
[aquilo	-35
[aquário	-27
[ar	-9900
[ar-condicionado	-16
[arca	-21
[arco	-16
[areia	-9900
[arma	16
[armazém	-12
[armação	-22
[armário	-9900
[arnês	-19
[arquivos	-14
[arraial	-14
[arranca	-21
[arrancar	-27
[arroz	-12
[arrumam-se	-11
[arte	-15
[artigo	-13
[as	-61
[asae	-15
[asas	-12
[aspirar	-18
[assembleia	-11
[assente	-13
[assento	-15
[assim	-9900
[assina	-9900
[assina-se	-11
[assinada	-9900
[assinado	-14
[assinam	-9900
[assinar	-25
[assinatura	-9900
[assinaturas	-9
[assinou	-9
[assiste	-13
[assistente	-18
[assistentes	-14
[assistência	-9
[associados	-15
[associação	-36
[assumir	-13
[assunto	-9900
[assuntos	-15
[ata	-23
[atadas	-9
[atelier	-8
[ateliê	-15
[atende	-20
[atendente	-19
[atendimento	14
[atendo	-15
[atenção	-26
[aterra	-10
[atestado	-9
[atestados	10
[ator	-14
[atrapalha	-16
[atrasa	-11
[atraso	-18
[atrasou	-10
[atrás	-9900
[atualizado	-15
[até	-9900
[auditoria	-23
[aula	10
[ausente	-14
[ausência	-13
[autenticidade	-15
[autoclave	-8
[automático	-13
[auxiliar	-9900
[avaria	-14
[aveiro	-12
[avental	-20
[aves	-10
[avesso	-13
[avisa	-9900
[avisa-se	-14
[avisada	-12
[avisar	-9900
[avisei	-14
[aviso	-9900
[avó	-11
[avô	-10
[azeite	-11
[azeitona	-23
[azinho	-13
[azul	-9900
[aço	-16
[açougue	-12
[aí	-9900
[b	-9900
[backup	10
[baforadas	-13
[baia	-21
[bairro	-20
[baixa	-18
[baixada	-15
[baixo	-9900
[balança	-11
[balcão	-9900
[balde	-9900
[balsa	-23
[balões	-12
[bancada	-30
[banco	-31
[banda	-20
[bandeira	-13
[bandeja	-14
[bandejas	-14
[banheira	-25
[banheiro	-15
[banho	17
[bar	-9900
[barbeiro	-22
[barcos	-24
[barra	-10
[barraca	-14
[barracão	-9
[barras	-9
[barreiro	-8
[barriga	-10
[barril	-21
[barro	-11
[barulho	-28
[base	-16
[bata	-14
[bate	-18
[batedor	-8
[batem	-11
[batendo	-18
[bater	-21
[bateria	-17
[bateu	-13
[batida	-9
[batismo	-18
[baú	-14
[bebeu	-15
[bebê	-18
[beijo	-11
[beira	-13
[beirada	-12
[beleza	-20
[bem	-9900
[berço	-12
[berçário	-11
[betoneira	-11
[betão	-14
[bexiga	-13
[bh	-12
[bia	-24
[biblioteca	-16
[bicarbonato	-21
[bicho	-32
[bicho-da-seda	-23
[bichos	-14
[bico	-11
[bidão	-13
[bilhete	-18
[bilheteira	-18
[bilhetes	-14
[biometria	-10
[bipa	-11
[bloco	-9900
[blocos	-8
[bloqueia	-10
[boa	-9900
[boas	-26
[bobina	-13
[boca	-9900
[bocadinho	-13
[boia	-13
[bola	-24
[boletim	-20
[bolha	-16
[bolo	-9
[bolor	-23
[bolsa	-15
[bolso	-13
[bom	-9900
[bomba	-22
[bombas	-16
[bombeiro	-11
[bombeiros	-15
[bombona	-13
[bonecos	-15
[bonito	-15
[boné	-14
[borda	-17
[bordo	-14
[borracha	-25
[borrifa	-16
[bota	-29
[botar	-19
[botijão	-18
[boto	-11
[botou	-21
[botão	-9900
[box	-12
[branca	-12
[branco	-9900
[brasil	-12
[bravo	-9
[braço	-18
[brigada	-18
[brinco	-15
[brinquedos	-21
[brita	-13
[bruna	-14
[bruninho	-12
[bruno	-16
[buracos	-17
[buscar	-29
[buzina	-18
[bêbado	-11
[c	-9900
[cabe	-8
[cabeceira	-19
[cabelo	-22
[cabeça	-9900
[cabine	-9900
[cabo	-9900
[cabos	-14
[cachaça	-19
[cachorro	-25
[cada	-9900
[cadastra	-17
[cadeado	-21
[cadeira	-28
[cadeirante	-10
[cadeiras	-14
[caderno	-9900
[café	-22
[cai	-21
[caio	-11
[cair	-20
[cais	-16
[caiu	-30
[caixa	-9900
[caixas	-9900
[calcula	-13
[calda	-10
[caldeira	-33
[caldo	-17
[calha	-10
[calibra	-12
[calibração	17
[calor	-17
[calça	-13
[calçada	-21
[calçado	-20
[calço	-13
[cama	-22
[camadas	-13
[camilo	-10
[caminhão	-9900
[caminhões	-15
[camisa	-12
[camião	-15
[campainha	-9
[campanha	-23
[campina	-19
[campo	-25
[cana	-13
[canal	-9900
[cancela	-15
[caneta	-9900
[canhoto	-10
[canto	-19
[caos	-9
[capa	-15
[capacete	-21
[capataz	-19
[capela	-22
[capitania	-19
[captura	9
[cara	-9900
[caracteres	-8
[caracóis	-14
[carga	-9900
[carimbar	-14
[carnaval	-10
[carne	-19
[caro	-10
[carol	-15
[caros	-13
[carrega	-22
[carrega-se	-22
[carregada	-17
[carregar	-9
[carrinha	-18
[carrinho	8
[carro	-13
[carros	-21
[carta	-17
[cartaz	-10
[cartão	-9900
[cartãozinho	-23
[cartório	-9
[carvalho	-13
[casa	-9900
[casaco	-11
[casal	-16
[casamento	-15
[casamentos	13
[casas	-9
[casca	-20
[cascais	-23
[caso	-19
[casos	-11
[castanho	-15
[cata	-13
[categoria	-17
[catorze	-18
[causa	-9900
[caução	-23
[cavalete	-19
[caído	-18
[cc	-13
[ceará	-14
[cedo	-18
[cego	-14
[celular	-9900
[cem	-12
[cena	-10
[cento	-24
[central	-9900
[centro	-9900
[centrífuga	-8
[centímetros	-20
[cera	-10
[cerca	-27
[certidão	-21
[certificado	-16
[certificação	-21
[certo	-31
[chama	-9900
[chama-se	-23
[chamada	10
[chamado	-12
[chamados	11
[chamar	-17
[chaminé	-8
[chamou	-12
[chapa	-28
[chave	-9900
[chaveiro	-11
[check-in	20
[checklist	-14
[chef	-9900
[chefe	-9900
[chefia	-21
[chega	-9900
[chegada	10
[chegam	-22
[chegando	-13
[chegar	-19
[chegaram	-13
[chego	-18
[chegou	-9900
[cheguei	-17
[cheia	-30
[cheio	-17
[cheios	-16
[cheira	-11
[cheiro	-29
[cheque	-20
[chicote	-9
[chip	-14
[chope	-21
[choro	-15
[chuva	-9900
[chuveiro	-11
[chá	-18
[chão	-9900
[ciclo	-13
[cidade	-18
[ciente	-14
[cigarro	-10
[cilindro	-24
[cilindros	-19
[cima	-9900
[cimento	-14
[cinco	-9900
[cinema	-17
[cinquenta	-20
[cinta	-14
[cintas	-17
[cinto	-26
[cintos	-12
[cinzas	-15
[circuito	-12
[circular	-20
[cirúrgico	-11
[clara	-23
[claro	-23
[classificação	10
[clientes	-25
[clorexidina	-12
[cloro	-9900
[clube	-21
[clínica	-18
[cm	-15
[cnpj	-22
[coa	-13
[coberta	-11
[cobertura	-15
[cobra	-10
[cobra-se	-15
[cobre	-33
[cobrir	-12
[coco	14
[cofre	-15
[coima	-13
[coimbra	-8
[coisa	-9900
[coisas	-26
[coitada	-17
[cola	-9900
[colaborador	-11
[colada	-19
[colado	-20
[colar	-18
[colchão	-12
[colega	-9900
[colegas	-16
[coleira	-15
[coleta	14
[colete	-11
[coletes	-13
[coletivas	-13
[coletor	-10
[colhe	-11
[colheita	16
[colher	13
[colmeias	-23
[colo	-13
[coloca	-23
[coloca-se	-13
[colocar	11
[coluna	-12
[com	-9900
[comandante	-22
[comando	-17
[combina	-19
[combinado	-20
[combinados	-16
[combinar	-29
[combustível	-24
[come	-11
[comer	-17
[comercial	-12
[comeu	-17
[começa	-28
[começa-se	-17
[começando	-18
[começar	-19
[começo	-17
[começou	-23
[comida	-23
[comigo	-8
[comissão	-14
[como	37
[companhia	-9
[compara	-10
[compara-se	-13
[compartilhada	-14
[completa	-14
[completo	-9900
[compliance	-20
[compra	-15
[comprador	-10
[comprar	-17
[compressor	-15
[comprida	-19
[comprimento	-11
[comprovante	-17
[comprovativo	-12
[computador	-12
[comum	-21
[comunica	-12
[comunica-se	-15
[comunitária	-15
[comércio	-17
[conceição	-14
[concerto	-18
[concessionária	-18
[concordo	-21
[concreto	-19
[concurso	-8
[conde	-8
[condicionado	-13
[condição	-22
[condições	-17
[condomínio	-29
[conduz	-18
[cone	-13
[conector	-10
[cones	-10
[confere	-9900
[conferem	-11
[conferente	-12
[conferida	-9
[conferir	-24
[confirma	-20
[confirmado	-14
[confirmar	-18
[conforme	-23
[confraternização	-11
[confusão	-10
[conhecimento	-22
[conjunto	-11
[consegue	-21
[conserta	11
[conserto	9
[conservadora	-10
[conservatório	-12
[consiga	-15
[consta	-10
[consulta	-11
[consultor	-9
[conta	-18
[conta-se	-13
[contacto	-20
[contados	-21
[contagem	-13
[contagens	15
[contam	-11
[contam-se	-24
[contar	-9900
[contas	8
[contentor	-9
[conteúdo	-12
[continua	-16
[continuar	-14
[conto	-35
[contorno	-9
[contra	-9900
[contrato	-9900
[contratos	-11
[controladoria	-19
[controle	11
[conversa	-23
[conversar	-15
[convida	-15
[convidado	-20
[convinha	-15
[convulsão	-8
[convés	-11
[convênio	-17
[cooperativa	-31
[coordenada	-10
[coordenadora	-17
[coordenação	-20
[coordeno	-22
[copo	-9900
[cor	-9900
[coração	-17
[corda	-9900
[cordas	-26
[cordão	-11
[corpo	-25
[corre	-16
[corre-se	-10
[corredor	-11
[corregedoria	-15
[correio	-9
[corrente	-9900
[correr	-11
[corretora	-15
[correu	-11
[corrige	-17
[corro	-12
[corta	-9900
[corta-se	-16
[cortada	-18
[cortar	18
[corte	-9900
[cortiça	-14
[corujas	-21
[costas	-15
[costuma	-17
[costura	-14
[costureira	-18
[couro	-11
[covilhã	-10
[cozinha	-10
[cozinheira	-15
[cpf	-15
[crachá	-9900
[creche	-14
[crematório	8
[cresceu	-19
[cria	16
[criança	-9900
[crianças	-9900
[crivo	-11
[cruz	-16
[crédito	-12
[ctt	-16
[cuba	-9
[cuida	-24
[cuidado	-15
[culpa	-22
[cultura	-16
[cumprimenta	-10
[cumprimentos	-21
[cunhada	-12
[cupim	-16
[cura	-18
[curitiba	-9
[curral	-12
[curso	-22
[curta	-20
[curtinho	-14
[curto	-20
[curva	-12
[cá	-9900
[câmara	-9900
[câmaras	-9
[câmera	-18
[câmeras	-11
[cães	-20
[cão	-16
[célia	-18
[céu	-10
[código	-9900
[córrego	-9
[cúpula	-19
[d	-9900
[d'água	-19
[da	-9900
[dado	-10
[dali	-19
[dalva	-9
[danos	-9
[daqui	-22
[das	-61
[data	-9900
[davi	-12
[daí	-26
[de	-109
[debaixo	-9900
[decente	-22
[decide	-12
[decidido	-19
[decisão	-15
[declaração	-17
[decolagem	-20
[dedo	-9900
[dedos	-9900
[defeito	-15
[defesa	-11
[degraus	-10
[deita	-9
[deita-se	-8
[deitado	-18
[deitar	-22
[deixa	-9900
[deixa-se	-23
[deixar	-9900
[deixem	-11
[deixo	-19
[deixou	-28
[dela	-16
[dele	-9900
[deles	-9900
[delimita-se	-11
[demais	-10
[demora	-12
[demorar	-14
[dente	-15
[dentista	-14
[dentistas	-16
[dentro	-9900
[dentária	-15
[depende	-18
[depois	-25
[depósito	-16
[der	-12
[derrubou	-11
[descansa	-19
[descarga	13
[descarpack	-11
[descarrega	-21
[descarregar	-17
[descarta	-18
[descarte	9
[desce	-21
[desceu	-18
[descrever	-12
[descrita	-18
[descrição	-22
[desculpa	-20
[desculpem	-19
[desde	-9900
[desenho	-24
[desfile	-11
[desgaste	-8
[desliga	-9900
[desliga-se	-9
[desligada	-21
[desligado	-8
[desligamento	-10
[desligar	-24
[desmonta	-11
[desmonta-se	-15
[desmontagem	17
[despacho	-9
[despedida	-11
[despeja	-16
[despeja-se	-12
[desse	-16
[desta	-12
[deste	-10
[detergente	-17
[deu	-9900
[deus	-21
[devagar	-9900
[deve	-9900
[devia	-21
[devolução	9
[devolve	-9900
[devolve-se	-9
[devolveu	-25
[dez	-9900
[dezasseis	-16
[dezembro	-18
[dezoito	-28
[dia	-14
[diagonal	-15
[dias	-9900
[diferente	-19
[diferença	-21
[diga	-21
[digam	-14
[digita	-15
[digital	-24
[digo	-24
[dinheiro	-9900
[dirceu	-9
[direitinho	-15
[direito	-10
[direto	-25
[diretor	-17
[diretora	-10
[diretoria	-17
[direção	-9900
[disco	-18
[discussão	-19
[discute	-13
[disjuntor	-10
[disse	-9900
[disseram	-21
[disso	-9900
[distribui	-25
[distribuidora	-14
[distância	-31
[dita	-13
[ditado	-15
[dito	-19
[divergiu	-18
[divide	-13
[diz	-9900
[diz-lhe	-10
[diz-lhes	-17
[diz-se	-15
[dizendo	-31
[dizer	-9900
[dizia	-14
[diária	-21
[diário	-9
[do	-9900
[doa	-8
[doação	8
[dobro	-10
[doc	-15
[doca	-25
[doce	-19
[docentes	-9
[documenta	-15
[documentado	-16
[documento	-14
[documentos	-13
[doentes	-14
[dois	-9900
[domingo	-9900
[dona	-9900
[dono	-9900
[dorme	-12
[dos	-9900
[dose	-13
[doses	-9
[dou	-20
[doutor	-9
[doutora	-17
[doze	-9900
[dra	-9900
[drena	-15
[drenagem	8
[dreno	-10
[drone	15
[duas	-26
[dublado	-8
[duda	-15
[dupla	-20
[duplas	-10
[duplo	-11
[dura	-17
[duzentas	-13
[duzentos	-19
[dá	-9900
[dá-se	-21
[dão	-9
[décimo	-10
[dê	-19
[dólar	-14
[dúvida	-11
[e	-9900
[e-mail	-9900
[edital	-13
[edição	-19
[edmilson	-13
[educado	-11
[educação	-15
[eira	-16
[eixo	-14
[ela	-9900
[elab	-13
[elas	-13
[ele	-9900
[eleitor	-18
[eles	-27
[eletricista	-8
[elevador	-9900
[elevadores	-21
[elástico	-11
[em	-9900
[email	-14
[embaixo	-9900
[embalagem	-10
[embalar	-9
[embarca	11
[embarcam	-19
[embarque	22
[embora	-21
[emergência	-25
[emite	-14
[empresa	-9900
[empresta	9
[empréstimo	24
[empurra	-18
[enc	-16
[encaixa	-16
[encaixe	-16
[encarregado	-9900
[enche	-19
[encher	15
[enchia	-15
[encomenda	-27
[encomendas	-17
[encontra	12
[encosta	-9900
[encostar	-10
[encostou	-13
[endereço	-17
[energia	-15
[enf	-9
[enf.ª	-15
[enfermagem	-16
[enfermeira	-16
[enfia	-15
[eng.ª	-25
[engata	-11
[engenharia	-18
[engenheira	-9
[engenheiro	-9900
[enquanto	-37
[ensaio	-8
[entende	-18
[entender	-10
[entidade	-19
[entra	-9900
[entra-se	-12
[entrar	-9900
[entre	-9900
[entrega	17
[entregar	16
[entregue	-15
[entregues	-9
[entrou	-16
[entulho	-17
[então	-9900
[envelope	-9900
[envia	-9
[envio	-11
[enxagua-se	-9
[enxaguar	-21
[enxerga	-16
[enxágua	-10
[enxágue	-10
[epi	-16
[equipa	-28
[equipa-se	-10
[equipamento	-19
[equipe	-26
[era	-9900
[eram	-18
[ermelinda	-13
[escada	-25
[escala	11
[escola	-27
[escolar	-24
[escolas	-16
[escolhe	-18
[esconde	-9
[escorrer	-23
[escova	-30
[escovar	-12
[escovinha	-12
[escreva	-26
[escrevam	-27
[escreve	-9900
[escreve-se	-11
[escrevem	-9
[escrevemos	-10
[escrevendo	-9
[escrevente	-14
[escreventes	-10
[escrever	-9900
[escreveu	-8
[escrevo	-19
[escrita	-9900
[escritas	-13
[escrito	-9900
[escritório	-10
[escuro	-16
[esfriar	-18
[esgoto	-12
[esmalte	-8
[espalha	-13
[espalha-se	-11
[espaço	-25
[espelhos	-11
[espera	-9900
[espera-se	-9900
[esperar	-15
[espere	-19
[espero	-19
[esperou	-17
[espeta	-14
[espetáculo	-10
[espuma	-23
[espátula	-8
[espécie	-8
[esquece	-13
[esqueci	-20
[esquecido	-12
[esquerda	-12
[esquerdo	-14
[essas	-13
[esse	-20
[esses	-14
[esta	-30
[estacas	-17
[estado	-14
[estafeta	-17
[estagiária	-11
[estagiário	-15
[estagiários	-9
[estalo	-14
[estamos	-21
[estando	-8
[estanque	-8
[estante	-10
[estar	-9900
[estas	-21
[estava	-26
[estação	-23
[este	-9900
[esteira	-9
[esteja	-11
[estende	-8
[estende-se	-20
[esterco	-10
[esteve	-24
[esticado	-13
[estiver	-9900
[estojo	-11
[estou	-9900
[estoura	-8
[estrada	-22
[estraga	-17
[estragado	-14
[estrela	-9
[estrelas	-15
[estrutura	-18
[estudo	-9
[estufa	-16
[está	-9900
[estão	-9900
[estúdio	-29
[esvazia	8
[etapa	-19
[etiqueta	-9900
[eu	-9900
[eucalipto	-20
[euros	-12
[examina	-15
[exaustor	-19
[exceção	-10
[excursão	-20
[exigiu	-9
[existe	-19
[existir	-19
[exma	-16
[exmo	-15
[experimenta	-8
[experiência	-18
[explica	-27
[explica-se	-9
[explicar	-23
[explicação	-20
[explicou	-18
[extensão	-14
[externo	-8
[extintor	-24
[extração	21
[f	-20
[fabricante	-21
[faca	-14
[fachada	-11
[faculdade	-13
[fado	-15
[fala	-9900
[falando	-20
[falar	-9900
[falava	-15
[fale	-15
[falecido	-28
[falei	-19
[falha	-16
[falhas	-13
[falo	-20
[falou	-9900
[falta	-9900
[faltam	-20
[faltar	-12
[faltou	-13
[família	-9900
[famílias	-25
[fardas	-10
[farinha	-13
[farmacêutica	-17
[farmácia	-22
[faro	-9
[farofa	-13
[faroleiro	-15
[fato	-14
[fatura	-22
[favor	-9900
[fax	-16
[faz	-22
[faz-me	-18
[faz-se	-9900
[fazem	-30
[fazemos	-22
[fazenda	-16
[fazendo	-14
[fazer	-11
[fazes	-16
[fazia	-17
[faça	-22
[febre	-17
[fecha	-9900
[fecha-se	-10
[fechada	-9900
[fechadas	-17
[fechado	-9900
[fechados	-12
[fechamento	17
[fechamos	-17
[feche	-16
[fecho	15
[feira	-25
[feita	-21
[feito	-19
[fenda	-21
[ferida	-20
[ferramenta	-14
[ferrugem	-15
[festa	-21
[fevereiro	-14
[fez	-9900
[fiação	-23
[fibra	-11
[fica	-9900
[ficam	-9900
[ficar	-9900
[ficaram	-11
[ficasse	-16
[ficha	-9900
[fichas	-15
[ficheiro	-17
[fico	-18
[ficou	-9900
[fidelidade	-12
[fila	-20
[filarmónica	-11
[filas	-15
[filha	-18
[filho	-15
[filhote	-12
[filme	-18
[filtro	-22
[filtros	-10
[fim	-9900
[fina	-14
[final	-33
[financeiro	-12
[fins	-17
[fio	-9900
[fios	-16
[fique	-22
[fiquei	-15
[fiquem	-11
[firma	-24
[firme	-15
[fiscal	-26
[fiscalização	-21
[fita	-9900
[fitas	-17
[fizeram	-17
[fizesse	-28
[flash	-16
[flat	-12
[flor	-20
[flores	-16
[fluxo	-14
[focinho	-11
[fogo	-20
[foi	-9900
[folha	-30
[folhas	-18
[fomos	-14
[for	-9900
[fora	-9900
[foram	-21
[forma	-28
[formata	-10
[formoso	-14
[formulário	-22
[fornecedor	-14
[fornecedores	-17
[forno	-21
[forra	-12
[forrar	13
[forro	-17
[forte	-12
[força	-12
[fosse	-18
[foto	-9900
[fotografa	-19
[fotografar	-20
[fotografia	-9900
[fotografias	-22
[fotografo	16
[fotógrafo	-18
[foz	-21
[fralda	-14
[francês	-11
[frasco	-9900
[frascos	-10
[fraturas	-16
[freguesia	-14
[freguês	-15
[freio	-28
[frente	-9900
[frequência	-14
[fria	-19
[frigorífico	-17
[frio	-9900
[frita	-16
[fronteira	-17
[fruto	-18
[fubá	-10
[fuga	-19
[fugas	-11
[fui	-17
[fulano	-14
[fumar	-11
[fumaça	-18
[fumeiro	11
[fumo	-19
[funciona	-18
[funcionária	-12
[funcionário	-16
[funcionários	-22
[fundo	-9900
[fundos	-9
[funerária	-16
[função	-18
[fura	-18
[furar	-18
[furo	-25
[furos	-15
[furou	-8
[fwd	-18
[fábio	-12
[fábrica	-28
[fátima	-14
[férias	-15
[g	-14
[gabinete	-20
[gado	-15
[gaiola	-22
[gaivotas	-23
[galeria	-16
[galpão	-16
[galpões	-18
[gancho	-16
[ganchos	-15
[ganha	-14
[garagem	-16
[garantia	-23
[garrafa	-12
[garrafas	-16
[gasolina	-21
[gasóleo	-10
[gato	-26
[gaveta	-11
[geladeira	-23
[gelo	-9900
[gengiva	-11
[genro	-18
[gente	-9900
[gera	-12
[gerador	-25
[geral	-24
[geraldo	-18
[gerente	-9900
[gesso	-17
[gestor	-14
[girar	-18
[giz	-16
[goiás	-18
[goiânia	-14
[golpe	-15
[gostaria	-13
[gostava	-18
[gosto	-17
[gostou	-12
[gota	-12
[goteira	-20
[governador	-8
[governanta	-20
[grade	-15
[gramas	-20
[grampeia	-10
[grande	-9900
[grau	-18
[graus	-9900
[grava	-15
[gravado	-12
[gravando	-25
[gravar	-18
[gravação	-20
[gravei	-13
[graça	-9900
[graças	-9
[gritar	-15
[gritos	-11
[grossura	-14
[grupo	-9900
[grupos	-23
[grávida	-11
[grávidas	-12
[grão	-17
[guardar	-25
[guiada	-22
[guião	-13
[gás	-9900
[h	-9900
[havendo	-14
[haver	-22
[havia	-17
[hd	-12
[hectares	-15
[helena	-12
[herdade	-18
[hidrostático	-12
[higienização	11
[hipoclorito	-10
[história	-9
[histórico	-12
[hj	-11
[hoje	-9900
[homem	-22
[homens	-21
[hora	-9900
[horas	-9900
[horário	-16
[hospital	-13
[houve	-9900
[houver	-21
[hugo	-16
[hum	-22
[humanos	-13
[humidade	-14
[há	-9900
[hã	-17
[hélder	-11
[hóspede	-30
[hóspedes	-14
[húmida	-13
[i	-11
[ia	-19
[idade	-21
[ideia	-20
[identifica	-14
[idosos	-16
[igreja	-18
[iguais	-15
[igual	-23
[ilha	-17
[imagem	-18
[imediato	-14
[impressa	-8
[imprime	-14
[imprime-se	-13
[imprimo	-22
[inchada	-13
[inclusive	-12
[incêndio	-12
[indo	-20
[industrial	-15
[inem	-11
[inferior	-8
[informa	-12
[inox	-15
[inquérito	-8
[insetos	-10
[insista	-18
[insiste	-15
[inspetor	-13
[inspetora	-10
[inspeção	14
[instala	-10
[instalação	21
[instituto	-15
[instrumentais	-12
[instrumentos	11
[instrutor	-18
[instrutores	-16
[instrução	-31
[instruções	-12
[inteira	-15
[inteiro	-9900
[interessa	-15
[interessado	-12
[interfone	-13
[interior	-20
[interna	-28
[interno	-24
[intervalo	-8
[intérprete	-15
[inventa	-18
[inventário	10
[inverno	-12
[inês	-9900
[início	-11
[ipma	-17
[ir	9
[irmã	-20
[irmão	-19
[isola	-14
[isolamento	-20
[isopor	-13
[isso	-9900
[isto	-9900
[itajaí	-16
[item	-18
[ivo	-9
[ivone	-19
[j	-13
[jamais	-23
[janeiro	-22
[janela	-21
[janelas	-13
[jardim	-23
[jeito	-9900
[jejum	-10
[joana	-11
[joaquim	-15
[joga	-9900
[jogo	-15
[jogou	-17
[joia	-18
[joinville	-9
[jorge	-11
[jornal	-12
[joão	-22
[juazeiro	-20
[juiz	-8
[julho	-18
[junho	-18
[junta	-9900
[juntas	-9
[junto	-9900
[juntos	-14
[juntou	-15
[jura	-9
[jurídico	-10
[jussara	-13
[juíza	-18
[já	-9900
[keila	-9900
[kelly	-11
[kg	-14
[kkkk	-10
[km	-10
[km/h	-20
[laboratório	-28
[lacra	-12
[lacrada	-14
[lacrado	-8
[lacre	-22
[lado	-9900
[lados	-11
[lagar	-14
[laje	-16
[lama	-9
[lanche	-13
[lanterna	-22
[lança	-16
[lar	-15
[laranja	-20
[laranjeira	-12
[larga	-16
[largo	-21
[lata	-17
[laterais	-17
[lateral	-24
[laudo	-20
[lava	10
[lava-se	-20
[lavada	-19
[lavado	-20
[lavagem	10
[lavam-se	-17
[lavanderia	-23
[lave	-16
[lda	-18
[leem	-11
[legenda	-14
[legendas	-20
[legível	-17
[lei	-16
[leia	-12
[leio	-16
[leite	-33
[leitor	-9900
[lembrar	-15
[lembro	-15
[lenha	-22
[lentes	-17
[lençol	-12
[leonor	-18
[ler	-9900
[letra	-9900
[leva	-9900
[leva-a	-8
[leva-o	-15
[levam	-14
[levanta	-22
[levantam	-9
[levantar	-22
[levante	-10
[levar	-21
[leve	-19
[levou	-23
[leão	-13
[lhe	-9900
[lhes	-11
[libera	-11
[liberar	-19
[liberdade	-20
[licenciado	-15
[licença	-17
[lida	-17
[liga	-9900
[liga-se	-9900
[ligado	-9900
[ligam-se	-9
[ligação	-14
[ligo	-25
[ligue	-9
[limite	-13
[limpa	-9900
[limpa-se	-19
[limpar	-9
[limpas	-8
[limpeza	26
[limpo	-9900
[lindo	-18
[linguagem	-33
[linha	-9900
[linhas	-21
[lista	-9900
[litro	-30
[litros	-24
[livre	-17
[livro	-9900
[livros	-9900
[lixa	-8
[lixo	-9900
[lixívia	-19
[local	-9900
[localização	-19
[logo	-9900
[loja	-9900
[lol	-13
[lona	-21
[londrina	-17
[longa	-15
[longe	-17
[lopes	-16
[lota	-15
[lote	-9900
[lotes	-11
[luan	-13
[lugar	-23
[lugares	-13
[lume	-14
[luminária	-8
[lupa	-9
[lurdes	-20
[luva	-9900
[luvas	-13
[luz	-9900
[luzes	-24
[lá	-9900
[lápis	-25
[lâmina	-21
[lâmpada	-23
[lã	-14
[lê	-9900
[lê-se	-16
[líder	-16
[líquido	-11
[lúcia	-9
[m	-16
[macacão	-9
[madeira	-22
[madrugada	-28
[mafalda	-15
[mail	-17
[maio	-20
[maior	-20
[mais	-9900
[mal	-9900
[mala	-30
[malha	-12
[malta	-38
[mamou	-10
[mancha	-13
[manchado	-17
[manchas	-10
[manda	-9900
[mandam	-16
[mandar	-9900
[mandasse	-19
[mande	-23
[mandou	-29
[mandou-nos	-17
[maneira	-32
[manga	-19
[mangueira	-21
[manhã	-9900
[manta	-17
[manual	-9
[manômetro	-8
[mapa	-9900
[maquinista	-9
[mar	-21
[marca	-9900
[marca-se	-15
[marcar	-17
[marco	8
[marinheiro	-17
[marketing	-19
[marlene	-13
[marnoto	-18
[marta	-11
[março	-20
[maré	-22
[marés	-23
[mas	-9900
[massa	-29
[matança	-12
[material	-18
[maternidade	-19
[matriz	-26
[matrícula	16
[me	-9900
[mecânico	-12
[mede-se	-10
[medicamentos	-22
[medicação	-21
[medida	-17
[medo	-13
[meia	-9900
[meia-noite	-11
[meio	-9900
[meio-dia	-17
[meios	-8
[meireles	-15
[mel	-16
[melhor	-26
[membros	-10
[memorando	-18
[menina	-23
[meninas	-24
[menino	-18
[meninos	-15
[menor	-19
[menos	-9900
[mensagem	-20
[mensagens	-17
[mensal	-11
[mercado	-13
[mergulha	-19
[mergulho	-16
[mesas	-29
[meses	-9900
[mesma	-9900
[mesmo	-9900
[mestre	-9900
[mestres	-14
[metade	-9900
[metais	-15
[mete-se	-15
[meto	-18
[metro	-18
[metros	-9900
[meu	-9900
[meus	-27
[mexe	-9900
[mexendo	-11
[mexer	-26
[meço	-11
[microchip	-16
[microfone	-12
[mil	-9900
[milímetro	-8
[mim	-9900
[min	-9900
[minas	-18
[minha	-9900
[minhas	-23
[ministério	-12
[minto	-15
[minuta	-16
[minuto	-9900
[minutos	-9900
[missa	-24
[mistura	-22
[misturar	-18
[miúdo	-14
[miúdos	-30
[mochilas	-12
[modelo	-13
[modo	-9900
[moeda	-18
[moedas	-13
[molas	-14
[molde	-13
[mole	-11
[molha	-11
[molhada	-12
[molhadas	-10
[molhado	-13
[molhados	-13
[molhar	-10
[molho	-10
[molhou	-11
[momento	-23
[monitor	-17
[monitores	-13
[montagem	24
[montamos	-20
[montando	-13
[montar	-39
[monte	-13
[monto	-17
[mora	-14
[morada	-25
[morador	-12
[morava	-11
[morde	-10
[morna	-13
[morreu	-16
[morto	-23
[mostra	-9900
[mostra-se	-10
[mostrar	-22
[mostre	-20
[motivo	-9900
[motoboy	-9
[motor	-24
[motorista	-9900
[moura	-19
[moça	-27
[moças	-15
[mudar	-19
[mudou	-12
[muito	-9900
[mulher	-16
[mulheres	-14
[multa	-18
[multas	-13
[multibanco	-16
[multou	-9
[multímetro	-10
[mundo	-9900
[municipal	-19
[museu	-28
[musical	-9
[máquina	-9900
[máscara	-12
[máx	-13
[máximo	-9900
[mãe	-9900
[mão	-9900
[mãos	-9900
[médico	-20
[mês	-9900
[mínimo	-9900
[mónica	-12
[móveis	-17
[música	-16
[músicos	-13
[n.º	-9900
[n2	-11
[na	-9900
[nada	-9900
[nadar	-12
[nas	-9900
[nasce	-17
[nascimento	-12
[navios	-20
[negoceia	-10
[negócio	-23
[neide	-23
[nelson	-10
[nem	-9900
[nenhum	-28
[nenhuma	-18
[nesse	-14
[neste	-14
[neutro	-10
[nevoeiro	16
[nif	-16
[ninguém	-9900
[nitrox	-13
[nivelada	-12
[no	-9900
[nobreak	-11
[noite	-9900
[noiva	-18
[nome	-9900
[nomes	-21
[norma	-17
[normal	-12
[norte	-19
[nos	-9900
[nossa	-9900
[nossas	-15
[nosso	-9900
[nossos	-22
[nota	-9900
[notas	-29
[nova	-9900
[novas	-25
[nove	-23
[novembro	-24
[noventa	-20
[novo	-9900
[novos	-9900
[num	-9900
[numa	-9900
[numerado	-16
[nunca	-9900
[nuno	-9900
[nuvem	-9
[nº	-20
[não	-38
[né	-9900
[nélson	-16
[nível	-18
[nó	-15
[nós	-9900
[número	-9900
[o	-41
[objetivo	-14
[objetos	10
[obra	-9900
[obrigada	-24
[obrigado	-11
[obs	-22
[observa	-9
[observador	-16
[observação	-17
[oco	-10
[ocorrência	-11
[odete	-9
[odonto	-14
[oeste	-11
[oferece	-18
[oferece-se	-16
[oferecer	-14
[oficina	-14
[ofício	-21
[oi	-9900
[oitava	-13
[oitenta	-27
[oito	-9900
[ok	-9900
[olha	-9900
[olhal	-15
[olhando	-15
[olhar	-23
[olhe	-15
[olho	-17
[olhos	-11
[olhou	-14
[olinda	-10
[oliveira	-11
[olá	-17
[ombro	-14
[ombros	-11
[onda	-12
[onde	-9900
[ong	-16
[ontem	-9900
[onze	-9900
[operacional	-15
[operador	-9900
[operadora	-17
[operadores	-14
[operação	-26
[opinião	-19
[optometrista	-11
[ora	-28
[ordenha	10
[orelhas	-9
[organiza	-21
[organizar	-21
[originais	-12
[original	-12
[orvalho	-9
[orçamento	-22
[os	-39
[ostra	-20
[otávio	-16
[otília	-13
[ou	-9900
[ouriços	-19
[ouro	-30
[outono	-10
[outra	-9900
[outras	-21
[outro	-9900
[outros	-23
[outubro	-18
[ouve	-18
[ouvir	-14
[ovelhas	-15
[oxigênio	-10
[p	-23
[paciente	-22
[paciência	-23
[pacote	-14
[padaria	12
[padre	-17
[padrinho	-22
[padrinhos	-11
[padronizar	-18
[padrão	-11
[paga	-18
[paga-se	-12
[pagam	-11
[pago	-12
[pagou	-18
[pai	-21
[painel	-20
[pais	-19
[pala	-15
[palavra	-32
[palavras	-18
[palavrão	-16
[palavrões	-20
[palco	-15
[palete	-12
[palma	-10
[palmo	-23
[panela	-21
[pano	-9900
[papel	-13
[papelaria	-12
[papelão	14
[papéis	-25
[par	-13
[para	-9900
[para-brisas	-9
[parabéns	-8
[paracetamol	-11
[parada	-19
[parado	-11
[parafuso	-14
[parafusos	-18
[paragem	-20
[parar	-17
[parece	-15
[parecer	-10
[parede	-9900
[paredes	-15
[parente	-15
[parou	-17
[parque	-34
[parte	-9900
[partes	-19
[participantes	-8
[partir	-9900
[parto	-25
[passa	-9900
[passa-se	-18
[passada	-19
[passado	-9900
[passados	-8
[passageiro	-21
[passageiros	-14
[passagem	19
[passam	-13
[passando	-14
[passar	9
[passe	-23
[passeio	-18
[passos	-17
[passou	-9900
[pasta	-9900
[pastor	-12
[patrão	-24
[patrícia	-13
[pau	-12
[paula	-16
[paulo	-14
[pauta	-12
[paz	-15
[pdf	-9
[pedal	-11
[pedaço	-15
[pede	-9900
[pede-lhe	-10
[pede-se	-9900
[pedem	-25
[pedi	-17
[pedido	-9900
[pedir	-9900
[pediram	-12
[pediram-me	-13
[pediu	-9900
[pediu-me	-23
[pedra	-14
[pedras	-15
[pedreiro	-11
[pedágio	-15
[pega	-9900
[pegar	-9900
[pegou	-22
[peixe	-24
[pela	-9900
[pelas	-10
[pele	-14
[pelo	-9900
[pelos	-23
[película	-19
[pena	-22
[pendura	-19
[pendurada	-15
[pendurado	-16
[penduram-se	-11
[peneira	-12
[pensei	-30
[pequena	-20
[pequenas	-22
[pequeno	-20
[pequenos	-16
[perceba	-18
[percorre	-14
[perde	-19
[perdemos	-25
[perderam	-13
[perdeu	-28
[perdeu-se	-12
[perdi	-16
[perdido	-23
[perdoa	-12
[pergunta-se	-18
[perguntando	-12
[perguntar	-9900
[pergunte	-16
[perguntem	-9
[pergunto	-11
[perguntou	-19
[permitido	-13
[pernas	-14
[perto	-9900
[período	-17
[pesa	-9900
[pesa-se	-20
[pesada	-23
[pesados	-11
[pesam	-16
[pesar	-17
[pescado	-9
[pescoço	-16
[peso	-9900
[pesos	-16
[pessoal	-9900
[pessoas	-9900
[pet	-17
[peça	-34
[peçanha	-12
[peças	-9900
[peço	-30
[pia	-11
[piano	-22
[picar	-13
[pico	-15
[pilha	-15
[piloto	-9900
[pilotos	-9
[pingo	-16
[pinho	-13
[pintado	-16
[pintar	-20
[pintura	-17
[pinça	-14
[pior	-11
[piquete	-11
[pisca	-8
[piso	-9900
[pista	-21
[pix	-20
[placa	-9900
[planetário	-15
[planilha	-12
[plano	-18
[planta	-17
[plantas	-13
[plantonista	-14
[plantão	-9900
[plaqueta	-17
[plaquinha	-17
[plastificar	-23
[plataforma	-18
[playlist	-14
[plástico	-20
[pneu	-22
[pneus	-9
[poda	14
[pode	-9900
[podem	-14
[podia	-18
[podre	-16
[pois	-9900
[polegar	-16
[polícia	-11
[ponha	-27
[ponham	-22
[ponham-me	-19
[ponho	-21
[ponta	-23
[pontas	-15
[ponto	-9900
[pontos	-9900
[popa	-13
[por	-9900
[porque	-9900
[porta	-9900
[portador	-17
[portal	-11
[portanto	-9900
[portaria	-25
[porteira	-15
[porteiro	-24
[porteiros	-16
[porto	-34
[português	-16
[portão	-9900
[porém	-13
[posição	-22
[possa	-26
[possível	-20
[posto	-33
[pote	-20
[potência	-16
[pouco	-9900
[pousa	-12
[pousada	-13
[pousar	-10
[povo	-20
[poço	-17
[pq	-17
[pra	-9900
[praia	-16
[prancha	-14
[prancheta	-13
[prateleiras	-18
[prato	-18
[prazo	-9900
[prazos	-20
[praça	-17
[precisa	-9900
[precisam	-9
[precisamos	-25
[precisar	-13
[preciso	-9900
[preenche	-9900
[preenche-se	-11
[preenchem	-12
[preencher	-16
[prefeitura	-16
[prego	-17
[prende	-11
[prende-se	-14
[prender	-15
[prepara	-27
[preparar	11
[preparação	22
[preparo	-17
[presa	-33
[presas	-17
[presente	-9900
[presentes	-23
[presença	-16
[presidente	-9900
[preso	-10
[pressa	-17
[pressão	-25
[preta	-24
[pretende-se	-24
[pretendo	11
[preto	-26
[previsão	-10
[prezados	-18
[preço	-17
[pri	-9900
[primavera	-9
[primeiro	-9900
[primeiros	-29
[primo	-12
[principalmente	-11
[prior	-18
[priscila	-19
[pro	-9900
[proa	-16
[problema	-17
[proceder	-16
[procura	-16
[procurar	-23
[produto	-23
[produtor	-12
[produção	-9900
[prof	-11
[professor	-32
[professora	-8
[profundidade	-10
[programa	-23
[proibida	-15
[projeto	-19
[projetor	12
[promete	-18
[prometeu	-14
[pronto	-9900
[propaganda	-19
[proponho	-21
[proprietário	-14
[propósito	-15
[pros	-31
[protetor	-11
[proteção	-19
[prova	15
[provar	-13
[proveta	-21
[prática	-16
[prédio	-20
[prévia	-10
[própria	-30
[próprio	-9900
[próxima	-27
[próximo	-9
[publica	-11
[publica-se	-14
[pulseira	-10
[pulso	-15
[punho	-10
[purga	9
[purgar	-10
[pusesse	-16
[puxa	-33
[puxa-se	-17
[puxado	-19
[puxar	-11
[puxão	-10
[pá	-13
[página	-32
[páginas	-14
[pão	-14
[pé	-9900
[pés	-23
[pó	-9900
[pôr	-9900
[põe	-9900
[põe-se	-22
[põem-se	-16
[pública	-25
[público	-20
[q	-29
[quadro	-9900
[quadros	-14
[qual	-19
[qualidade	-23
[qualquer	-9900
[quando	19
[quantas	-11
[quantidade	-8
[quanto	-40
[quantos	-10
[quarenta	-9900
[quarta	-9900
[quarta-feira	-10
[quartinho	-9
[quartos	-12
[quase	-9900
[quatro	-9900
[quatrocentos	-22
[que	-9900
[quebrado	-18
[quebrou	-15
[queda	-18
[queijo	-23
[queima	12
[queimar	-10
[quem	-51
[quente	-9900
[quer	-9900
[querem	-24
[queria	-9900
[quero	-9900
[questionário	-16
[questão	-22
[quilo	-19
[quilos	-13
[quilómetros	-14
[quinhentos	-11
[quinta	-30
[quinta-feira	-9
[quintal	-19
[quintas	-18
[quinto	-8
[quinze	-9900
[quiosque	-22
[quê	-21
[r	-17
[rachadura	-12
[rafa	-13
[raias	-15
[raimundo	-15
[ramos	-18
[rampa	-16
[rapariga	-20
[rapaz	-9900
[rapazes	-21
[raquel	-14
[rascunho	-21
[rasgada	-11
[rasgado	-18
[rasgar	-17
[raso	-10
[raspa	-18
[rateio	-14
[raul	-12
[razão	-22
[ração	-18
[re	-21
[reais	-10
[real	-18
[reboque	-12
[recarga	15
[recebe	18
[recebemos	-18
[receber	10
[recebeu	-25
[recebo	9
[receita	13
[recenseamento	-12
[recepcionista	-13
[receção	23
[recibo	-18
[reciclável	-10
[reclamações	-19
[reclame	-14
[reclamou	-8
[recolha	11
[recolhido	-8
[reconhece	-10
[reconhecimento	17
[recreio	-17
[recuperação	-20
[recursos	-14
[recusa-se	-13
[redação	-27
[rede	-9900
[redes	-18
[redigir	-23
[redija	-17
[reduz	-20
[reduza	-16
[ref	-9
[refaz	12
[refeitório	-8
[refeição	-10
[refeições	-14
[reforma	12
[reforma-se	-11
[reformou	-19
[rega-se	-20
[regata	-14
[regista	-19
[registador	-8
[registo	-24
[registos	-9
[registra	-12
[registro	-21
[regra	-27
[regras	10
[regresso	-23
[regula	-21
[relatou	-18
[relatório	-9900
[relva	-13
[relógio	-13
[relógios	-17
[remoto	-19
[remédio	-27
[repete	-23
[repor	-9
[requisição	-29
[res	-12
[reserva	-13
[reservas	-9
[resgate	13
[residentes	-17
[residência	-26
[resina	-13
[resolve	-10
[respiração	-9
[responde	-10
[respondendo	-20
[responder	-24
[respondeu	-8
[responsável	-9900
[resposta	-19
[restaurantes	-15
[restauro	10
[resto	-13
[restos	-21
[resultado	-17
[resumo	-16
[retalho	-22
[retira	-21
[retoque	-18
[retrolavagem	10
[reuniu	-18
[reunião	-9900
[rev	-13
[rever	-17
[revezam	-11
[revisão	-25
[reúne	-19
[rg	-12
[rh	-18
[ria	-33
[ribeira	-9
[ribeirão	-11
[ricardo	-19
[rio	-12
[risca	-17
[risca-se	-15
[risco	-12
[riscos	-14
[risque	-9
[rita	-23
[roda	-9900
[rodando	-9
[rodapé	-11
[rodas	-16
[rodo	-11
[rogério	-9
[rolo	-15
[rolos	-10
[romper	-12
[rosa	-14
[rosca	-17
[rose	-11
[rosto	-16
[rosário	-14
[rosângela	-8
[rotação	-22
[roteirinho	11
[roteiro	-11
[rotina	24
[roupa	-9900
[roupas	-23
[roxa	-14
[roxo	-9
[rs	-20
[rua	-9900
[rubrica	-9
[rui	-19
[ruído	-13
[rádio	-17
[ré	-13
[régua	-23
[rótulo	-21
[s	-9900
[sabe	-9900
[sabem	-14
[saber	-27
[sabia	-12
[sabão	-13
[saco	-9900
[sacode-se	-11
[sacos	-9900
[sacristia	-11
[sacristão	-22
[sacudir	-11
[saem	-9900
[safra	-16
[sai	-9900
[sair	-9900
[saiu	-9900
[sal	-9900
[sala	-52
[salas	-9
[salinas	-18
[salmoura	-13
[salvo	-11
[salão	-22
[sandra	-11
[sangria	12
[sangue	-23
[sanitária	-9
[santa	-12
[santana	-16
[saquinho	-16
[saudade	-17
[saudações	-11
[saídas	19
[saíram	-13
[saúde	-12
[se	-28
[seca	-9900
[seca-se	-10
[secador	-11
[secagem	12
[secar	-9900
[seco	-9900
[secretaria	-20
[secretária	-24
[sede	-14
[segue	-9900
[segue-se	-9
[seguem	-14
[seguidos	-10
[seguinte	-9900
[seguir	-21
[segunda	-9900
[segunda-feira	-16
[segundas	-8
[segundo	-9900
[segundos	-9900
[segura	-23
[seguradora	-21
[segurança	-9900
[seguro	-25
[sei	-23
[seis	-9900
[seja	-25
[selada	-10
[selfie	-18
[sem	-9900
[semana	-9900
[semanas	-21
[semente	-11
[semestre	-17
[sempre	-9900
[sendo	-25
[senha	-9900
[senhor	-9900
[senhora	-9900
[senhores	-10
[senta-se	-21
[sentado	-12
[sentam	-12
[sentar	-16
[sentido	-11
[sentir	-20
[senão	-27
[separa	-9900
[separa-se	-13
[separada	-10
[separam-se	-17
[sequência	-27
[ser	-9900
[seria	-10
[seringa	-10
[sermão	-14
[serra	-18
[serradura	-14
[serragem	-24
[serve	-15
[servem	-11
[servidor	-23
[servidores	-11
[serviço	-9900
[serviços	-18
[será	-12
[sesmt	-11
[sessenta	-30
[sessões	-13
[sete	-9900
[setembro	-20
[setor	-24
[setúbal	-14
[seu	-9900
[sexta	-9900
[sexta-feira	-12
[shimeji	-15
[show	-11
[sido	-12
[silêncio	-11
[sim	-9900
[simples	-11
[simpático	-11
[sinal	-9900
[sino	-24
[sirva	-13
[sistema	-9900
[site	-16
[situação	-22
[skipper	-15
[sobe	-11
[sobe-se	-15
[sobra	-14
[sobras	-17
[sobre	-9900
[sobretudo	-17
[sobrou	-17
[social	-12
[sociedade	-11
[socorro	-15
[soda	-18
[sofia	-19
[sofá	-21
[sofás	-19
[sogro	-12
[soja	-18
[sol	-26
[solar	-22
[solda	-13
[solicita-se	-19
[solicitar	-22
[solo	-18
[solta	-17
[solta-se	-19
[soltar	-13
[solto	-11
[som	-9900
[soma	-13
[sombra	-12
[somos	-9900
[sonda	-12
[sopa	-9
[soraia	-13
[soro	-14
[sorriso	-9
[sorte	-14
[sou	-9900
[sozinha	-12
[sozinho	-9900
[sozinhos	-16
[spray	-8
[sr	-9900
[sua	-9900
[suas	-9
[sub-13	-13
[subir	-15
[subiu	-10
[submarino	-10
[substitui	-16
[suja	-22
[sul	-18
[sumir	-13
[sumiu	-8
[superfície	-15
[superior	-10
[supermercado	-20
[supervisor	-13
[supervisora	-21
[suporte	-17
[susto	-16
[sábado	-9900
[sábados	-16
[são	-9900
[série	-9
[sério	-24
[sétimo	-13
[sílvia	-17
[síndica	-13
[síndico	-13
[só	-24
[sócio	-13
[sócios	-22
[sónia	-18
[tabela	-9900
[tabuleiro	-25
[tabuleiros	-13
[tacho	-14
[tal	-15
[talhão	-20
[talão	-22
[tamanho	-11
[tambor	-21
[também	-9900
[tampa	-9900
[tampada	-13
[tanques	-18
[tanto	-22
[tapa-se	-9
[tapar	-14
[tapete	-21
[tapetes	-10
[tarcísio	-13
[tarde	-9900
[tarefa	-16
[tati	-12
[tatua	-12
[tava	-9
[taxa	-10
[te	-22
[teatro	-25
[tecido	-16
[tejadilho	-11
[tela	-9900
[telefona	-19
[telefona-se	-22
[telefone	-9900
[telefonema	-15
[telemóveis	-17
[telemóvel	-16
[teles	-9
[televisão	-17
[telha	-15
[telhado	-15
[telmo	-14
[tem	-9900
[tema	-20
[temos	-9900
[temperatura	-9900
[tempo	-9900
[temporada	-15
[tenda	11
[tendo	-17
[tenha	-17
[tenham	-24
[tenho	-9900
[tensão	-19
[tentar	-10
[teor	-13
[ter	-9900
[terceira	-18
[terceiro	-24
[teresa	-13
[terminou	-11
[termo	-19
[termos	-27
[termómetro	-13
[termômetro	-17
[terra	-22
[terreno	-16
[terça	-17
[terça-feira	-15
[terças	-16
[terço	-12
[tesoura	-11
[testa	-9900
[testada	-12
[testado	-10
[testar	-13
[testemunha	-13
[testemunhas	-9
[testo	-13
[teu	-8
[teve	-21
[texto	-9900
[thaís	-9
[ti	-24
[tiago	-27
[ticket	-18
[time	-13
[tinha	-9900
[tinham	-16
[tinta	-15
[tio	-10
[tipo	-10
[tiquinho	-11
[tira	-18
[tira-se	-9900
[tirada	13
[tirado	-15
[tirar	-9900
[tire	-12
[tirem	-9
[tiro	-24
[tive	-15
[tivemos	-24
[tiver	-9900
[toalha	-16
[toca	-9900
[tocam	15
[tocando	-16
[tocar	-33
[toco	-15
[toda	-9900
[todas	-9900
[todo	-9900
[todos	-9900
[tom	-22
[toma	-13
[tomada	-15
[tomou	-12
[toneladas	-16
[toninho	-18
[toque	-25
[toques	-13
[torcendo	-18
[torna	-17
[torneio	-21
[torneira	-12
[torque	-21
[torra	18
[torre	-18
[torres	-12
[torto	-16
[tosa	-20
[tosse	-16
[touca	-9900
[trabalha	-26
[trabalhado	-9
[trabalham	-14
[trabalhamos	-17
[trabalhei	-20
[tradutor	-19
[traduzido	-11
[trajes	-16
[tranca	-13
[trancado	-21
[transferência	11
[transformar	-21
[transmissor	-12
[transportadora	-23
[transportes	-8
[traseira	-11
[tratada	-19
[tratador	-12
[tratadores	-15
[tratar	11
[trava	-15
[travada	-17
[travado	-14
[travessia	-21
[travão	-8
[traz	-9900
[trazer	-14
[traço	-18
[trevo	-11
[trezentos	-11
[tribunal	-8
[trimestre	-10
[trinta	-9900
[troca	24
[trocada	-9
[trocado	-15
[trocam-se	-14
[trocar	32
[trocaram	-16
[troco	-12
[trocou	-15
[troque	-9
[trouxe	-18
[trás	-20
[três	-9900
[tríplice	-9
[tubo	-19
[tubos	-11
[tudo	-9900
[tule	-16
[turistas	-16
[turma	-23
[turno	-37
[tutor	-16
[tá	-9900
[tábua	-18
[táxi	-13
[técnica	-9900
[técnicas	-16
[técnico	-9900
[técnicos	-18
[têm	-9900
[tínhamos	-18
[título	-23
[tô	-28
[túnel	-12
[uberaba	-16
[ubs	-8
[um	-57
[uma	-39
[umas	-34
[umidade	-9
[unidade	-12
[unidades	-10
[unidos	-17
[uniforme	-17
[uniformes	-22
[universidade	-14
[união	-10
[uns	-9900
[uníssonos	-16
[urgente	-22
[urna	-24
[usa	-9900
[usa-se	-13
[usada	-9
[usado	-23
[usamos	-10
[usar	-18
[use	-11
[uso	15
[utente	-19
[utilizador	-15
[uvas	-21
[v	-15
[vacina	-24
[vaga	-17
[vai	-9900
[vai-se	-19
[valdir	-17
[vale	-9900
[vales	-14
[valeu	-16
[valida	-11
[validade	-9900
[valmir	-10
[valor	-9900
[vamos	-9900
[van	13
[vara	-18
[varanda	-11
[varas	-13
[variedade	-11
[varre	-10
[varre-se	-11
[vaso	-9
[vaza	-23
[vazia	-29
[vazio	-14
[vazou	-11
[vc	-10
[veda	-15
[veio	-9900
[veja	-10
[vejo	-27
[vela	-13
[velas	-20
[velha	-16
[velho	-25
[velocidade	-18
[vem	-9900
[vemos	-12
[venceu	-13
[venda	-17
[vende	-19
[vendedores	-20
[vender	-22
[vendo	-31
[veneno	-16
[venho	-27
[ventilador	-10
[vento	9
[ventosa	-8
[ventou	-16
[ver	-9900
[verdade	-23
[verde	-9900
[vereador	-15
[vergonha	-16
[verifica	-12
[verifica-se	-12
[verificam	-14
[verificam-se	-15
[verificação	14
[vermelha	-9900
[vermelho	-9900
[verso	-13
[versão	-18
[vertical	-19
[verão	-9900
[veste	-20
[vestido	-10
[veterinária	-18
[veterinário	-20
[vez	-9900
[vezes	-9900
[vi	-16
[via	-19
[viagem	-28
[viaja	-16
[vias	-10
[viatura	-25
[viaturas	-17
[vida	-9900
[vidro	-9900
[vigia	-15
[vigilante	-17
[vigilantes	-10
[vila	-17
[vinagre	-13
[vinha	-21
[vinheta	-17
[vinho	-22
[vinte	-9900
[violinos	-25
[vir	-20
[vira	-9900
[virada	-19
[virado	-18
[viram	-15
[virar	-19
[viraram	-17
[viseu	-15
[visitante	-19
[visitantes	-18
[visitas	18
[visor	-14
[vista	-33
[vistoria	20
[vitória	-17
[viu	-9900
[viva	-19
[vivas	-20
[viveiro	-24
[vizinho	-25
[vizinhos	-23
[você	-9900
[vocês	-26
[volante	-18
[volta	-9900
[volta-se	-13
[voltam	-15
[voltar	13
[voltas	-17
[voltou	-16
[volume	-12
[volumes	-11
[voluntária	-12
[voluntário	-23
[voluntários	-9900
[vosso	-15
[voto	-17
[vou	-9900
[voz	-9900
[vácuo	-12
[válida	-12
[válvula	-19
[vão	-9900
[véspera	-9900
[vê	-9900
[vê-se	-12
[vêm	-28
[vídeo	-17
[wagner	-19
[wellington	-16
[wi-fi	-13
[x	-21
[xampu	-8
[zap	-15
[zero	-20
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
[águia	-20
[álcool	-9900
[árbitro	-21
[área	-21
[árvore	-25
[áudio	-12
[âmbito	-13
[é	-9900
[época	-14
[évora	-18
[íntima	-8
[ó	-29
[óbito	-12
[óculos	-9900
[óleo	-9900
[óleos	-19
[órgão	-9
[ótica	-23
[ônibus	-23
[última	-9900
[último	-9900
[últimos	-14
[única	-24
[único	-38
[útil	-15
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
]--07	-19
]--13	-26
]--in	-24
]--la	-17
]--lo	-17
]--me	-42
]--os	-19
]--se	-56
]-0	-22
]-a-a	-17
]-a-o	-14
]-aba	-20
]-abe	-27
]-ack	-19
]-aco	-17
]-ada	-12
]-ade	-21
]-ado	-24
]-afa	-12
]-afo	-19
]-aga	-31
]-ago	-25
]-ah	-20
]-aha	-18
]-ai	-21
]-ail	-17
]-aio	-22
]-air	-16
]-ais	-27
]-aiu	-29
]-aja	-20
]-aje	-17
]-ala	-18
]-ali	-20
]-alo	-39
]-alô	-16
]-ama	-40
]-ame	-22
]-amo	-22
]-ana	-38
]-ane	-20
]-ani	-10
]-aos	-11
]-apa	-41
]-apo	-16
]-app	-11
]-apé	-11
]-are	-18
]-ari	-15
]-aro	-31
]-ará	-23
]-aré	-20
]-ase	-20
]-ash	-10
]-aso	8
]-ata	-40
]-ate	-29
]-ati	-16
]-ato	-13
]-aus	-12
]-ava	-43
]-ave	-9
]-avi	-10
]-avo	-17
]-avó	-17
]-avô	-13
]-axa	-21
]-aza	-23
]-aça	9
]-aço	-46
]-açu	-11
]-aís	-21
]-bal	-21
]-bam	-16
]-bar	-10
]-bas	-21
]-baú	-14
]-bem	-10
]-ber	-50
]-beu	-27
]-bh	-17
]-bia	-23
]-bio	-14
]-bir	-13
]-biu	-19
]-blz	-8
]-bo	-10
]-boa	-10
]-bor	-27
]-bou	-21
]-bro	-45
]-bua	-9
]-bus	-24
]-bão	-9
]-cai	-16
]-cal	-31
]-cam	-33
]-car	-27
]-cc	-15
]-cem	-13
]-cer	-37
]-ces	-17
]-ceu	-32
]-che	-25
]-cho	-27
]-chê	-14
]-cie	-18
]-cio	-42
]-clo	-10
]-cm	-20
]-coa	-17
]-com	-13
]-con	-12
]-cor	-9
]-cos	28
]-cou	-24
]-cpf	-16
]-cra	-14
]-cre	-26
]-cta	-26
]-cto	13
]-ctt	-14
]-cuo	-17
]-cão	-11
]-céu	-9
]-cês	-28
]-dal	-11
]-dam	-11
]-dar	-36
]-das	-68
]-daí	-15
]-dei	-19
]-dem	-42
]-deo	-18
]-der	-45
]-des	-48
]-deu	-38
]-dia	-25
]-dim	-25
]-dir	-25
]-diz	-20
]-doa	-19
]-doc	-13
]-dou	-44
]-dr	-11
]-dra	-17
]-dre	-27
]-duz	-26
]-dão	-39
]-dê	-16
]-e-o	-12
]-eal	-14
]-ear	-13
]-eas	-18
]-eba	-22
]-ebe	-11
]-ebo	-19
]-ebê	9
]-eca	-26
]-ece	-44
]-eci	-15
]-eco	-14
]-eda	9
]-ede	-37
]-edi	-11
]-edo	-33
]-efa	-19
]-efe	-17
]-ega	-15
]-ego	-36
]-eia	-13
]-eja	-17
]-eji	-21
]-ela	-13
]-ele	10
]-elo	-51
]-ema	-11
]-ena	-45
]-enc	-12
]-ene	-17
]-enf	-9
]-ens	10
]-eor	-9
]-eos	-12
]-epi	14
]-era	-29
]-ere	-22
]-ero	-32
]-ers	-19
]-erá	-12
]-ese	-28
]-eta	-40
]-ete	-13
]-eus	-29
]-eva	-27
]-eve	-31
]-evi	-9
]-evo	-16
]-exa	-11
]-exo	-13
]-eza	-21
]-eão	-12
]-eça	13
]-eço	-30
]-f	-14
]-f.ª	-21
]-far	-19
]-fax	-20
]-faz	-24
]-fia	-27
]-fie	-19
]-fio	8
]-fos	15
]-foz	-10
]-fra	-17
]-fre	-15
]-fui	-20
]-fwd	-15
]-fás	-24
]-g	-18
]-g.ª	-13
]-gam	-11
]-gar	-24
]-gia	-31
]-gil	-17
]-gio	-25
]-gir	-23
]-giu	-20
]-giz	-15
]-gor	-11
]-gou	-18
]-gra	-25
]-gre	-17
]-gro	-20
]-gua	-9
]-gue	-22
]-gás	11
]-gão	-14
]-hah	-9
]-hal	-17
]-ham	-32
]-har	-45
]-has	-18
]-hd	-9
]-hei	-22
]-hem	-12
]-hes	-23
]-hia	-17
]-hip	-18
]-hj	-16
]-hor	-30
]-hos	-18
]-hou	-24
]-how	-10
]-hum	-21
]-hã	-18
]-i	-10
]-ia	-18
]-iam	-27
]-iar	-16
]-ias	-42
]-iba	-25
]-ibo	-27
]-ica	-15
]-ice	-38
]-ida	-12
]-ide	-34
]-ido	-9
]-ier	-20
]-ies	-22
]-ifa	-12
]-iga	-42
]-ige	-28
]-igo	-17
]-ija	-17
]-ijo	-28
]-ila	-27
]-ili	-9
]-ilo	-23
]-ima	-44
]-ime	12
]-imo	-21
]-ine	-21
]-ing	-40
]-ino	-15
]-ins	-20
]-int	-10
]-iné	-13
]-ior	-37
]-iou	-28
]-ipa	-28
]-ipe	-30
]-ipo	-26
]-ire	-11
]-iro	-16
]-isa	-30
]-ise	-17
]-iso	-12
]-ist	-20
]-ita	-67
]-ite	-23
]-ito	-74
]-iva	-28
]-ive	-22
]-ivo	8
]-ixe	-26
]-ixo	-26
]-iza	-31
]-iás	-21
]-ião	-32
]-iça	-29
]-iço	-20
]-jas	-31
]-jaí	-20
]-jes	-9
]-jum	-13
]-jão	-25
]-ket	-21
]-kg	-21
]-kkk	-22
]-km	-17
]-kup	-13
]-lab	-16
]-lam	-11
]-lar	-13
]-lda	-30
]-ldo	-23
]-lei	-28
]-leo	-14
]-les	-37
]-leu	-16
]-lga	-14
]-lgo	-18
]-lha	-63
]-lhe	-34
]-lhã	-9
]-lia	-30
]-lio	-24
]-liê	-13
]-lly	-12
]-lma	-25
]-lmo	-20
]-lol	-21
]-lou	-25
]-lpa	-23
]-lpe	-17
]-lsa	8
]-lso	-28
]-lta	-37
]-lte	-11
]-lto	-19
]-lva	-20
]-lve	-12
]-lã	13
]-lça	-16
]-lém	-11
]-lê	10
]-lês	-18
]-m	-26
]-m/h	-16
]-mam	-25
]-man	-10
]-mar	-14
]-mas	-12
]-mba	-34
]-mbo	-20
]-mel	8
]-mer	-18
]-mes	-16
]-meu	-26
]-miu	-22
]-mm	-11
]-mol	-8
]-mor	-19
]-mos	-57
]-mou	-34
]-mpu	-10
]-mum	-27
]-máx	-20
]-mão	-23
]-mês	-10
]-n2	-12
]-nal	-19
]-nam	-17
]-nar	-38
]-nas	-17
]-nca	-36
]-nce	-26
]-nco	-26
]-ndo	-74
]-nem	-13
]-ner	-15
]-nes	-20
]-net	-27
]-neu	-22
]-nga	-33
]-nge	-27
]-ngu	-20
]-ngá	-10
]-nho	-46
]-nia	-25
]-nif	-13
]-nil	-23
]-nio	-11
]-nis	-24
]-niu	-10
]-nja	-21
]-nol	-18
]-nor	-25
]-nou	-19
]-nox	9
]-npj	-11
]-nro	-19
]-nsa	-27
]-nse	-12
]-nta	-26
]-nte	-15
]-nua	-20
]-nza	-10
]-nº	-16
]-não	-19
]-nço	-15
]-nês	-19
]-nó	-14
]-oas	-22
]-obs	-22
]-oce	-21
]-oda	-18
]-ode	-17
]-odo	-28
]-ofa	-10
]-ofo	-13
]-ofá	-22
]-ogo	-33
]-oia	-26
]-oio	-13
]-oja	-28
]-ojo	-15
]-ole	-23
]-olá	-13
]-oma	-19
]-ome	-19
]-omo	-29
]-ono	-18
]-ons	-14
]-oné	-14
]-opa	-18
]-ora	-26
]-ore	-29
]-oro	-21
]-osa	16
]-ose	-13
]-oso	-29
]-ote	-25
]-oto	10
]-ova	-16
]-ove	-23
]-ovo	-10
]-oxa	-18
]-oxo	-8
]-oão	-23
]-oça	-21
]-oço	-31
]-p	-29
]-pai	-16
]-pal	-20
]-pas	-25
]-pau	-12
]-paz	-14
]-pem	-19
]-per	-24
]-pes	-9
]-ph	9
]-pim	-18
]-pio	-10
]-pis	-21
]-pix	10
]-pla	-14
]-plo	-21
]-pma	-13
]-pop	-25
]-por	-27
]-pou	-16
]-pq	-21
]-pra	-11
]-pto	-23
]-pug	-8
]-pus	-9
]-pá	-21
]-pão	-34
]-pé	-14
]-pós	-20
]-pôs	-20
]-põe	-15
]-q	-25
]-qui	-16
]-quê	-29
]-r	-22
]-ral	-32
]-ram	-57
]-rar	-57
]-rau	-13
]-rca	-39
]-rce	-10
]-rco	-41
]-rda	-27
]-rdo	-14
]-re	-18
]-rea	-20
]-ref	-9
]-rei	-19
]-rem	-39
]-rer	-21
]-reu	-27
]-rev	-19
]-rge	-15
]-rgo	-17
]-ria	-31
]-rie	-12
]-ril	-32
]-rim	-20
]-rio	-9
]-rir	-23
]-ris	-19
]-riu	-30
]-riz	-25
]-rma	-24
]-rme	-41
]-rmo	-26
]-rmã	-24
]-rne	-19
]-roa	-23
]-rof	-15
]-rol	-14
]-rou	-46
]-rov	-12
]-rox	-18
]-roz	-11
]-rpo	-33
]-rre	-31
]-rs	-16
]-rsa	-21
]-rso	-27
]-rta	-46
]-rte	-11
]-rui	-15
]-ruz	-12
]-rva	-41
]-rve	-10
]-rás	-23
]-rão	-43
]-rça	-22
]-rço	-24
]-rés	-17
]-sae	-16
]-sal	28
]-sam	-24
]-sas	9
]-sca	-26
]-sce	-25
]-sco	-24
]-sei	-33
]-sel	-10
]-sem	-22
]-ser	-11
]-ses	-23
]-seu	11
]-sex	-15
]-sia	-26
]-sil	-13
]-sio	-17
]-smt	-12
]-sol	-30
]-son	-23
]-sou	-20
]-ssa	-51
]-sse	-38
]-sso	-19
]-sta	-17
]-ste	-37
]-sto	-20
]-sul	-16
]-são	11
]-tam	-33
]-tar	-18
]-taz	-34
]-te	-14
]-tei	-24
]-tel	-30
]-tem	-23
]-ter	-19
]-tes	-12
]-teu	-22
]-tia	-26
]-til	-29
]-tio	-25
]-tir	-23
]-toa	-13
]-tom	-23
]-ton	-14
]-tor	-16
]-tos	-11
]-tou	-43
]-tra	-43
]-tre	-26
]-tro	-13
]-tu	-18
]-tua	-11
]-tui	-16
]-tão	-14
]-tô	-22
]-uai	-9
]-ual	-10
]-uan	-10
]-uar	-27
]-uas	-27
]-uba	-14
]-ubo	-26
]-ubá	-17
]-uca	-9
]-uda	-27
]-ude	-15
]-udo	-16
]-uei	-24
]-uel	-10
]-uem	-24
]-uer	-15
]-ues	11
]-ufa	-16
]-uga	-14
]-ugo	-10
]-uia	-35
]-uim	-24
]-uir	-34
]-uiz	-14
]-uja	-19
]-ula	-42
]-ule	12
]-ume	-19
]-umo	-28
]-una	-26
]-uno	-29
]-uns	-14
]-upo	-26
]-urt	-18
]-usa	-26
]-use	-9
]-uso	-28
]-uta	-17
]-ute	-10
]-uve	-13
]-uxa	-21
]-uxe	-14
]-uxo	-25
]-uza	-24
]-uão	-13
]-uês	-22
]-v	-18
]-val	-24
]-vam	-25
]-van	-19
]-var	-32
]-vas	16
]-vc	-10
]-vcs	-20
]-vei	-14
]-vel	-32
]-vem	-34
]-ver	-35
]-ves	-14
]-veu	-31
]-vi	-14
]-vil	-11
]-vio	-19
]-vir	-21
]-voa	-13
]-vor	-26
]-vou	-23
]-vpn	-11
]-vra	-29
]-vre	-28
]-vão	-10
]-vém	-21
]-vés	-9
]-vêm	-31
]-x	-13
]-xam	-10
]-xar	-21
]-xem	-15
]-xer	-15
]-xma	-16
]-xmo	-15
]-xou	-28
]-xta	-19
]-xão	-15
]-zam	-11
]-zap	-15
]-zar	-39
]-zem	-29
]-zer	-14
]-zes	-10
]-zia	-35
]-zir	-17
]-zos	-17
]-zou	-9
]-zza	-12
]-zão	-19
]-zém	-27
]-áxi	-13
]-ães	15
]-ãos	-16
]-çam	-17
]-çar	-23
]-ças	-11
]-çol	-13
]-çou	-15
]-ção	-8
]-éis	-26
]-éns	-13
]-ído	-20
]-íza	-10
]-ó	-19
]-óis	-20
]-úde	-20
]-údo	-11
]-úne	-19
].	-9900
]/	-9900
]0	-22
]:	-9900
];	-9900
]=	-9900
]>	-9900
]>-me ,	-18
]>-me .	-16
]>-me a	-18
]>-me de	-15
]>-me e	-18
]>-me falta	-11
]>-me para	-19
]>-me por	-9
]>-me que	-17
]>-me um	-15
]>-se ,	-27
]>-se .	-30
]>-se a	-20
]>-se ao	-11
]>-se as	-13
]>-se cinco	-8
]>-se com	-13
]>-se de	-21
]>-se devagar	-17
]>-se do	-18
]>-se e	-9
]>-se em	-24
]>-se escorrer	-14
]>-se na	-17
]>-se no	-14
]>-se o	-30
]>-se os	-11
]>-se outra	-10
]>-se para	-24
]>-se por	-10
]>-se que	-21
]>-se se	-12
]>-se um	-16
]>-se «	-9
]>-se à	-27
]>0 %	-23
]>0 (	-18
]>0 )	-23
]>0 ,	-43
]>0 -	-15
]>0 :	-22
]>0 ;	-10
]>0 =	-14
]>0 ]	-13
]>0 a	-18
]>0 amostras	-12
]>0 anos	-12
]>0 caixas	-12
]>0 cm	-15
]>0 crianças	-10
]>0 de	-20
]>0 dias	-22
]>0 do	-10
]>0 e	-39
]>0 em	-17
]>0 euros	-16
]>0 g	-22
]>0 gramas	-21
]>0 graus	-27
]>0 h	-17
]>0 horas	-13
]>0 kg	-23
]>0 km	-12
]>0 km/h	-15
]>0 m	-17
]>0 metros	-10
]>0 mil	-18
]>0 min	-21
]>0 minuto	-13
]>0 minutos	-20
]>0 na	-19
]>0 no	-9
]>0 não	-12
]>0 nós	-12
]>0 ou	-19
]>0 pede	-9
]>0 pessoas	-21
]>0 pontos	-11
]>0 por	-13
]>0 real	-18
]>0 segundos	-26
]>0 só	-10
]>0 toneladas	-14
]>0 |	-21
]>0 °	-20
]>0 às	-15
]>0 –	-27
]>0 —	-28
]>0 €	-18
]>a-o no	-11
]>aba .	-12
]>abo ,	-27
]>abo .	14
]>abo da	-10
]>abo de	-13
]>abo e	-17
]>aca ,	-9
]>aca de	-17
]>aca e	-24
]>aca em	-14
]>aca no	-16
]>aco .	-12
]>ada "	-20
]>ada ,	-31
]>ada .	-46
]>ada :	-18
]>ada ;	-20
]>ada a	-22
]>ada ao	-20
]>ada até	-18
]>ada com	-31
]>ada da	-25
]>ada depois	-15
]>ada do	-24
]>ada dos	-17
]>ada e	-33
]>ada em	-29
]>ada então	-13
]>ada na	-24
]>ada no	-23
]>ada ou	-15
]>ada para	-17
]>ada por	-17
]>ada que	11
]>ada só	-9
]>ada toda	-8
]>ada uma	-11
]>ada vai	11
]>ada à	-36
]>ada é	-21
]>ade .	-34
]>ade 0	-9
]>ade :	-17
]>ade ?	-17
]>ade antes	-14
]>ade de	-11
]>ade do	-16
]>ade e	-12
]>ade em	-17
]>ade não	-19
]>ado !	-15
]>ado "	-14
]>ado ,	-54
]>ado .	-14
]>ado ;	-17
]>ado ?	-18
]>ado ao	-14
]>ado atrás	-10
]>ado até	-10
]>ado com	-30
]>ado do	-16
]>ado e	-28
]>ado inteiro	-11
]>ado médico	-12
]>ado na	-34
]>ado no	-27
]>ado não	8
]>ado o	-19
]>ado ou	-24
]>ado para	-27
]>ado pela	-16
]>ado pelo	-20
]>ado por	-21
]>ado pra	9
]>ado que	-21
]>ado vai	-11
]>ado à	-23
]>ado é	-19
]>afa a	-9
]>afé .	-16
]>aga ,	-14
]>aga a	-23
]>aia ,	-18
]>aia .	10
]>aia 0	-13
]>aia e	-12
]>ail e	-12
]>aio ,	-22
]>air na	-15
]>ais ,	-20
]>ais .	-36
]>ais 0	-19
]>ais com	-14
]>ais da	11
]>ais de	-22
]>ais e	-25
]>ais na	-11
]>ais no	-17
]>ais por	-10
]>ais –	-19
]>aje de	-12
]>ala ,	-21
]>ala 0	-21
]>ala :	-18
]>ala de	-43
]>ala do	-19
]>ala dos	-18
]>ala e	-23
]>ala é	-11
]>alo ,	-11
]>alo .	-20
]>alo e	-15
]>alô ,	-15
]>alô alô	-12
]>ama ,	-9
]>ama .	-16
]>ama com	-12
]>ama de	-15
]>ama do	-15
]>ama e	-13
]>ana ,	-21
]>ana .	-12
]>ana com	-12
]>ano .	-10
]>ano da	-17
]>ano de	-17
]>ano e	-14
]>aos .	-11
]>apa ,	-12
]>apa .	-15
]>apa com	-15
]>apa da	-9
]>apa |	-19
]>apo e	-16
]>ara ,	-19
]>ara .	-18
]>ara a	-11
]>ara as	-14
]>ara com	-9
]>ara e	-14
]>ara já	-18
]>aro ,	-18
]>aro .	-16
]>aro e	-14
]>ará ,	-16
]>asa .	-31
]>asa com	15
]>asa da	-9
]>asa de	-18
]>asa do	-25
]>asa e	-9
]>asa no	-16
]>ase no	-12
]>aso .	-11
]>aso da	-10
]>aso de	-21
]>aso e	-16
]>ata ,	-25
]>ata .	-24
]>ata a	-16
]>ata e	-8
]>ata no	-10
]>ata os	-10
]>ato .	-19
]>ato a	-16
]>ato de	-25
]>ato escuro	-15
]>ato que	-15
]>ava ,	-18
]>ava .	-12
]>ava de	-9
]>ava o	-11
]>ava que	-18
]>ave ,	-21
]>ave .	-23
]>ave :	11
]>ave a	-16
]>ave de	-23
]>ave do	-14
]>ave geral	-19
]>ave no	-14
]>ave triangular	-12
]>avó ,	-14
]>avô .	-11
]>axa ,	-11
]>axa .	-16
]>azo ,	-14
]>azo .	-24
]>azo de	-16
]>azo não	-20
]>aça .	-20
]>aça de	16
]>aço ,	-26
]>aço .	-14
]>aço de	-12
]>aço e	-12
]>bal e	-16
]>bas 0	-11
]>ber ,	-20
]>ber .	-13
]>ber de	-20
]>ber o	-14
]>bia :	-12
]>bir ,	-13
]>biu ,	-11
]>boa .	-9
]>bor ,	-12
]>bos ,	-14
]>bou ,	-9
]>bou o	-13
]>bra ,	-16
]>bra .	-18
]>bra a	-9
]>bra com	-11
]>bra de	-15
]>bra e	-13
]>bra em	-26
]>bra na	14
]>bra no	-9
]>bra o	-15
]>bre de	-22
]>bro ,	-15
]>bro .	-23
]>bro a	-18
]>bro do	-9
]>bro e	-14
]>cal da	-11
]>cal e	-8
]>cam os	-23
]>car ,	-27
]>car .	-20
]>car a	-18
]>car as	-15
]>car e	12
]>car na	-15
]>car no	-15
]>car o	-26
]>car os	-10
]>car um	-18
]>cas de	-17
]>cas e	-9
]>cas no	-18
]>cer .	-17
]>cer a	-9
]>ceu ,	-23
]>ceu em	-11
]>cha ,	-23
]>che ,	-16
]>che e	-9
]>che o	-10
]>cho .	-15
]>cho de	-18
]>cho e	-18
]>cho por	-9
]>cho que	-25
]>cia (	-17
]>cia .	14
]>cia da	-24
]>cia de	-21
]>cia e	-27
]>cia em	-9
]>cia passou	-11
]>cia sanitária	-20
]>cia uma	-11
]>cia à	-21
]>cia é	-16
]>cie ,	-9
]>cie .	-11
]>cio ,	-13
]>cio .	-13
]>cio e	-29
]>clo de	-8
]>cm ,	-16
]>cm .	-18
]>coa no	-12
]>cor ,	-8
]>cor .	-10
]>cor do	-10
]>cor e	-25
]>cos ,	14
]>cos .	-20
]>cos de	15
]>cos do	-23
]>cos e	11
]>cos no	-20
]>cos novos	-10
]>cos vão	-16
]>cou .	-17
]>cou de	-11
]>cre e	-9
]>cta o	-13
]>cuo e	-14
]>cão .	-12
]>dar ,	-13
]>dar a	-13
]>dar no	-10
]>dar os	-11
]>das ,	-32
]>das .	-33
]>das :	-12
]>das a	-19
]>das ao	-11
]>das as	-10
]>das com	-15
]>das de	-29
]>das e	-27
]>das na	-21
]>das não	-19
]>das para	-15
]>das por	-24
]>daí a	-12
]>dem que	-14
]>der ,	-14
]>der .	-20
]>der a	-22
]>der e	-16
]>der o	-11
]>des ,	-20
]>des .	-15
]>des de	-13
]>des e	-24
]>deu .	-16
]>deu o	-22
]>dia !	-8
]>dia ,	-41
]>dia .	-42
]>dia 0	-27
]>dia anterior	-13
]>dia da	-29
]>dia de	-22
]>dia e	-29
]>dia inteiro	-12
]>dia não	-11
]>dia o	-18
]>dia seguinte	-17
]>dia às	-14
]>dia é	-11
]>dia útil	-13
]>dio ,	-20
]>dio .	-26
]>dio comunitária	-15
]>dio da	14
]>dio de	13
]>dio do	-14
]>dio e	-20
]>dio em	-16
]>dio novo	-10
]>dio que	-15
]>dir ,	-14
]>dir a	-16
]>doa .	-16
]>doc .	-11
]>dor )	-17
]>dor .	-43
]>dor :	15
]>dor a	8
]>dor até	-10
]>dor chega	-14
]>dor com	-25
]>dor da	-16
]>dor de	-9
]>dor ficou	-10
]>dor mostra	-9
]>dor na	-15
]>dor no	-11
]>dor não	-22
]>dor passa	-11
]>dor pede	-18
]>dor só	-14
]>dor é	-17
]>dos .	10
]>dos :	-19
]>dos com	-26
]>dos de	-34
]>dos na	-15
]>dos por	-15
]>dos que	-22
]>dou ,	-20
]>dou .	-10
]>dou de	-11
]>dou o	-16
]>dou que	-22
]>dou um	-12
]>dr .	-11
]>dre .	-14
]>dre ou	-9
]>dro ,	-17
]>dro .	-32
]>dro com	16
]>dro da	-22
]>dro de	-22
]>duz a	-18
]>dão ,	-19
]>dão .	-17
]>eba ,	-19
]>ebê ,	12
]>eca ,	-19
]>eca municipal	-11
]>ece ,	-18
]>ece .	-16
]>ece o	-10
]>eco .	-14
]>eda ,	-13
]>eda .	-12
]>eda com	-17
]>eda de	-17
]>ede .	-11
]>ede a	12
]>ede do	-11
]>ede o	-15
]>ede que	-16
]>ede um	-11
]>edo ,	-19
]>edo do	-17
]>efa ,	-15
]>efa :	-12
]>ega a	-16
]>ega ao	-25
]>ega com	-23
]>ega da	-20
]>ega das	-28
]>ega de	-31
]>ega do	-16
]>ega e	-24
]>ega na	-17
]>ega no	-16
]>ega o	-23
]>ega sem	-13
]>ega |	-16
]>ega à	-16
]>ega às	-22
]>ego ,	-22
]>ego .	-13
]>ego com	-11
]>eia de	-24
]>eia e	-27
]>eia o	-18
]>eia só	-17
]>eio ,	10
]>eio .	-18
]>eio de	-14
]>eio e	-22
]>eis ,	11
]>eis .	-12
]>eis ;	-12
]>eis anos	-12
]>eis antes	-9
]>eja ,	9
]>eja .	-17
]>eja no	-12
]>eja o	-18
]>ejo o	-15
]>ela ,	-31
]>ela com	-24
]>ela de	-22
]>ela do	-11
]>ela e	-16
]>ela em	-9
]>ela no	-9
]>ela não	-25
]>ela por	-14
]>ele .	-26
]>ele dia	-13
]>ele é	-11
]>elo ,	-21
]>elo .	-32
]>elo com	-23
]>elo e	-9
]>elo no	-11
]>ema .	-31
]>ema :	-12
]>ema e	-23
]>ena ,	-20
]>ena .	-21
]>ena a	-11
]>enc :	-12
]>ene no	-9
]>enf .	-9
]>eno ,	-20
]>eno a	-12
]>eno de	11
]>ens com	-25
]>ens de	-20
]>ens do	-14
]>ens iguais	-15
]>epi completo	-11
]>era ,	-18
]>era .	-14
]>era 0	-17
]>era e	-9
]>ero que	-8
]>ers e	-12
]>esa ,	-25
]>esa .	10
]>esa da	-25
]>esa de	-16
]>esa do	-12
]>esa no	-27
]>ese o	-16
]>eta ,	-15
]>eta .	-19
]>eta de	-17
]>eta do	-8
]>eta e	-18
]>eta na	-17
]>eta no	-13
]>eta que	-14
]>ete .	-28
]>ete de	-14
]>ete e	-24
]>ete em	-8
]>ete na	-14
]>ete no	-13
]>eto ,	-19
]>eto no	-26
]>eto pra	-9
]>eus ,	-8
]>eus .	-10
]>eva o	-19
]>eve .	-18
]>eve cá	-15
]>eve no	-17
]>eve o	-11
]>eça ,	-23
]>eça .	-26
]>eça a	-18
]>eça de	-16
]>eça depois	-20
]>eça e	-13
]>eça em	-11
]>eça não	-12
]>eça por	-14
]>eça é	-12
]>eça íntima	-8
]>eço ,	-17
]>eço .	-21
]>eço da	-10
]>eço que	-11
]>eço uma	-16
]>far o	-12
]>fio no	-19
]>fos ,	-23
]>fos sem	12
]>fui eu	-19
]>fwd :	-15
]>gam .	-15
]>gam na	-10
]>gar ,	-23
]>gar .	-30
]>gar 0	-11
]>gar a	-9
]>gar da	-11
]>gar do	-12
]>gar em	-12
]>gar é	-11
]>gas ,	-29
]>gas .	-14
]>gas da	-21
]>gem )	-12
]>gem ,	9
]>gem .	-19
]>gem :	-11
]>gem a	-21
]>gem da	-24
]>gem das	-18
]>gem de	-30
]>gem do	-21
]>gem dos	-21
]>gem e	-35
]>gem em	-17
]>gem na	-20
]>gem para	-23
]>gem só	9
]>gem vai	-13
]>gia ,	-17
]>gio ,	-13
]>giu ,	-11
]>gos ,	-19
]>gou ,	-26
]>gou .	-17
]>gou a	-14
]>gou na	-13
]>gou no	-10
]>gou um	-9
]>gra .	-10
]>gua .	-24
]>gua a	-19
]>gua até	-10
]>gua corrente	-13
]>gua da	-13
]>gua de	-17
]>gua do	-18
]>gua doce	-18
]>gua dos	-16
]>gua e	-20
]>gua fria	-17
]>gua porque	9
]>gua pra	-13
]>gua quente	-9
]>gue ,	-24
]>gue .	-14
]>gue o	-13
]>gás .	9
]>gás e	-11
]>ham isto	-13
]>har ,	-17
]>har .	-16
]>har a	-18
]>har até	-8
]>has ,	-16
]>has .	-34
]>has 0	-15
]>has :	-12
]>has com	-16
]>has de	-13
]>has na	-17
]>has para	-18
]>has são	-16
]>her ,	8
]>her .	-11
]>her e	-13
]>her o	-17
]>her é	-9
]>hes dar	-11
]>hes que	-21
]>hia .	-12
]>hip ,	-10
]>hip .	-14
]>hor e	-11
]>hor que	-16
]>hos ,	-28
]>hos .	-37
]>hos de	-17
]>hos e	-22
]>hos em	-17
]>hou .	-16
]>hum ,	-12
]>hum a	-15
]>hã ,	-18
]>hão ,	-26
]>hão encosta	-13
]>hão no	-20
]>hão não	-17
]>ial ,	-21
]>ial e	-14
]>ial é	-18
]>ias ,	-28
]>ias .	-33
]>ias :	-17
]>ias antes	-19
]>ias da	-19
]>ias em	-18
]>ias na	-21
]>ias por	-11
]>ias quer	-14
]>ias sem	-14
]>ias úteis	-15
]>ibo .	-17
]>ica .	8
]>ica a	-14
]>ica de	-16
]>ica do	-23
]>ica e	-18
]>ica em	-20
]>ica o	-17
]>ica porque	-8
]>ica que	-19
]>ica se	-9
]>ica só	-14
]>ica é	8
]>ico com	-10
]>ico do	-10
]>ico em	-14
]>ico já	-17
]>ico ou	-12
]>ico para	-19
]>ico por	-15
]>ico que	-12
]>ida ,	-34
]>ida a	-17
]>ida com	-15
]>ida da	-13
]>ida do	-15
]>ida dos	-18
]>ida e	-21
]>ida na	-24
]>ida os	-17
]>ida para	12
]>ida vai	-12
]>ida à	-20
]>ide ,	-8
]>ide .	-19
]>ide ;	-10
]>ido ,	-11
]>ido :	-18
]>ido ;	-18
]>ido a	-26
]>ido até	-22
]>ido com	-16
]>ido da	-15
]>ido do	-14
]>ido e	-25
]>ido em	-18
]>ido na	-17
]>ido no	-13
]>ido não	-17
]>ido ou	-10
]>ido pela	-24
]>ido por	-13
]>ido também	-8
]>ido é	16
]>iga ,	-24
]>iga .	-9
]>iga que	-18
]>iga seguir	-18
]>igo ,	-33
]>igo a	-17
]>igo com	-13
]>igo do	-10
]>igo o	-11
]>ija um	-14
]>ila ,	-14
]>ila .	-15
]>ila do	-14
]>ilo .	-10
]>ima ,	-27
]>ima .	-23
]>ima que	-12
]>ima reunião	-23
]>ime o	-12
]>imo a	-13
]>imo de	-19
]>ina ,	-9
]>ina 0	-19
]>ina a	-18
]>ina da	-26
]>ina de	-23
]>ina desligada	-10
]>ina do	-32
]>ina e	-17
]>ina em	-13
]>ina grande	-16
]>ina no	-21
]>ina ou	-11
]>ina para	-16
]>ina por	-16
]>ina que	-13
]>ina só	-12
]>ina é	-15
]>ing .	-15
]>ing não	-14
]>ino ,	-19
]>ino .	-20
]>ino com	-9
]>ino de	13
]>ino e	-14
]>ins ,	-17
]>ior .	-20
]>ior :	-12
]>ior a	-13
]>ior de	-19
]>ior do	-17
]>ior que	-21
]>ios ,	-26
]>ios de	11
]>ios do	-13
]>ios e	-32
]>ios na	12
]>ios no	-25
]>iou e	-10
]>ipa ,	-10
]>ipa de	-19
]>ipe ,	-13
]>ipe .	-11
]>ipe de	-15
]>ipo de	-10
]>ira .	-41
]>ira 0	-12
]>ira a	11
]>ira com	-11
]>ira da	-18
]>ira de	-25
]>ira do	-22
]>ira e	-34
]>ira em	-18
]>ira na	-23
]>ira o	-15
]>ira para	-11
]>ira por	-13
]>ira que	13
]>ira só	-26
]>ira um	-12
]>ira vez	-10
]>ira é	10
]>iro ,	-14
]>iro .	-38
]>iro a	-21
]>iro antes	-12
]>iro com	10
]>iro curto	-24
]>iro da	-24
]>iro de	-32
]>iro do	-21
]>iro e	-28
]>iro em	-14
]>iro faz	-21
]>iro na	-10
]>iro no	-10
]>iro não	11
]>iro que	-22
]>iro vai	-8
]>isa ,	-13
]>ita ,	-27
]>ita .	-17
]>ita a	-16
]>ita de	-19
]>ita e	-22
]>ita por	-18
]>ita à	-12
]>ite .	-31
]>ite de	-16
]>ite e	-15
]>ite na	-25
]>ite não	13
]>ite é	-22
]>ito ,	-27
]>ito .	-29
]>ito de	-22
]>ito e	-24
]>ito em	-20
]>ito o	-15
]>ito que	-27
]>iva ,	-15
]>iva .	-20
]>iva de	-14
]>iva voz	-15
]>ivo ,	-19
]>ivo .	-20
]>ivo em	-17
]>ivo na	-15
]>ixa ,	-26
]>ixa .	-20
]>ixa a	-15
]>ixa amarela	-16
]>ixa com	-21
]>ixa do	-24
]>ixa e	-16
]>ixa o	-12
]>ixe ,	-18
]>iza o	-15
]>ião da	-18
]>ião de	-26
]>iço ,	-17
]>iço .	-14
]>iço :	-16
]>iço ;	-11
]>iço n.º	-17
]>j .	-17
]>jas ,	-22
]>kg por	-18
]>lab .	-16
]>lar ,	-16
]>lar 0	-11
]>lar do	-11
]>lar na	-18
]>lar no	-15
]>lar o	-9
]>las ,	-23
]>las .	-19
]>las de	-31
]>las e	-29
]>las ficam	-9
]>lda ,	-21
]>lda .	-15
]>lda :	-15
]>lda de	-8
]>lde ,	-24
]>lde .	14
]>ldo .	-13
]>lei ,	-8
]>les ,	-19
]>les .	-16
]>lha ,	-33
]>lha .	-30
]>lha a	-24
]>lha com	-14
]>lha da	-15
]>lha de	-11
]>lha do	-25
]>lha e	-14
]>lha no	-19
]>lha não	-19
]>lha ou	-17
]>lha que	-9
]>lhe ,	-13
]>lhe a	-13
]>lhe as	-10
]>lhe o	-19
]>lhe que	-11
]>lho ,	-25
]>lho .	-27
]>lho da	15
]>lho do	-14
]>lho dos	-22
]>lho em	-14
]>lho não	-17
]>lho ou	-15
]>lia ,	-20
]>lio .	-15
]>lma ,	-21
]>lma .	-11
]>lme ,	-11
]>lme no	-24
]>lme plástico	-17
]>lmo ,	-13
]>lor tira-se	-12
]>los ,	-16
]>los .	-14
]>los e	-21
]>los que	-11
]>lou .	-13
]>lpa ,	-11
]>lpa a	-15
]>lso .	-11
]>lso do	-11
]>lta ,	-26
]>lta .	-9
]>lta de	-11
]>lta e	-9
]>lta o	-9
]>lte .	-11
]>lto ,	-23
]>lto .	-17
]>lão ,	-18
]>lão de	-19
]>lão do	-15
]>lão e	-18
]>lê .	13
]>lê o	-17
]>lês ,	-12
]>lês .	-13
]>m .	-15
]>m/h ,	-13
]>mal .	-16
]>mal com	13
]>mar .	-8
]>mar a	-11
]>mar o	-25
]>mas ,	9
]>mas .	-17
]>mas 0	-14
]>mas linhas	-13
]>mba de	-23
]>mes de	-15
]>mes na	-13
]>mil e	-11
]>mir ,	8
]>mir .	-16
]>miu .	-20
]>mor de	-19
]>mos ,	-20
]>mos .	-23
]>mos a	-22
]>mos as	-15
]>mos até	-18
]>mos de	-17
]>mos na	-15
]>mos no	-9
]>mos o	-23
]>mos os	-27
]>mos por	-21
]>mos que	-14
]>mos um	-9
]>mos uma	-10
]>mou ,	-16
]>mou a	-19
]>mpo ,	-19
]>mpo .	-20
]>mpo :	-12
]>mão ,	-27
]>mão .	-24
]>mão de	15
]>mão e	-17
]>mão em	-20
]>mês ,	-9
]>mês .	-19
]>mês passado	-10
]>mês que	-14
]>nal "	-15
]>nal ,	15
]>nal .	-26
]>nal com	-14
]>nal e	-19
]>nal é	-13
]>nal –	-19
]>nar .	-18
]>nar :	-16
]>nar a	-22
]>nar como	-10
]>nar o	-16
]>nar à	-13
]>nas ,	-24
]>nas .	-10
]>nas da	-16
]>nas de	-24
]>nas e	-22
]>nas que	12
]>nca ,	-20
]>nca .	-17
]>nca o	-10
]>nce da	-16
]>nda ,	-28
]>nda .	-23
]>nda a	-12
]>nda com	-9
]>nda e	-13
]>nda em	-23
]>nda nem	-9
]>nda não	-10
]>nde .	-28
]>nde a	-14
]>nde de	-11
]>nde do	-23
]>nde o	-9
]>nde que	-18
]>ndo ,	-30
]>ndo .	-39
]>ndo 0	-10
]>ndo ?	-9
]>ndo a	-21
]>ndo ao	-22
]>ndo aqui	-15
]>ndo cada	-15
]>ndo com	-10
]>ndo da	-11
]>ndo de	-10
]>ndo e	-13
]>ndo em	-16
]>ndo mal	-8
]>ndo na	-12
]>ndo no	-9
]>ndo o	-26
]>ndo pela	-13
]>ndo pro	-10
]>ndo que	-37
]>nel .	-11
]>nel com	-13
]>nel do	-12
]>ner ,	-11
]>nes .	-13
]>nes e	-10
]>net e	-12
]>neu de	-21
]>nga ,	-23
]>nga .	-12
]>ngo .	-12
]>ngo que	8
]>nha .	-27
]>nha 0	-11
]>nha :	-17
]>nha a	-16
]>nha da	-9
]>nha de	-25
]>nha do	-15
]>nha e	-16
]>nha em	-18
]>nha me	-14
]>nha para	-19
]>nha que	-16
]>nha à	-14
]>nha é	14
]>nho !	-17
]>nho ,	-28
]>nho .	-11
]>nho 0	-10
]>nho a	-28
]>nho antes	-12
]>nho com	-18
]>nho da	-19
]>nho de	-31
]>nho do	-29
]>nho dos	-16
]>nho e	-30
]>nho está	-14
]>nho num	-19
]>nho para	-32
]>nho por	-14
]>nho pra	-19
]>nho que	-19
]>nho verde	-16
]>nhã ,	12
]>nhã .	-26
]>nhã cedo	-16
]>nhã e	-22
]>nhã o	-21
]>nhã só	-23
]>nia ,	-16
]>nia e	-13
]>nia na	-8
]>nil ,	-21
]>nio ,	-16
]>nio .	-16
]>nio e	-20
]>nis da	-19
]>niu a	-10
]>nja .	-16
]>nor nem	-12
]>nos ,	8
]>nos .	-24
]>nos com	-17
]>nos de	-20
]>nos e	-50
]>nos no	-24
]>nos o	-10
]>nos onze	-11
]>nos uma	-16
]>nos —	-16
]>nou a	-13
]>nsa ,	-18
]>nta ,	-38
]>nta .	-26
]>nta 0	-9
]>nta a	-22
]>nta com	-19
]>nta dias	-11
]>nta do	-14
]>nta e	-31
]>nta graus	-13
]>nta minutos	-17
]>nta na	-11
]>nta no	-17
]>nta o	-16
]>nta os	-8
]>nta por	-21
]>nta pra	-18
]>nta pro	-8
]>nta rita	-12
]>nta segundos	-8
]>nta vai	-13
]>nta à	-20
]>nte "	-11
]>nte (	-19
]>nte ,	-42
]>nte :	8
]>nte a	-19
]>nte ao	-18
]>nte até	-12
]>nte cola	-11
]>nte com	-12
]>nte da	-11
]>nte de	-25
]>nte e	-18
]>nte em	-22
]>nte enzimático	-8
]>nte isso	-9
]>nte no	-26
]>nte não	-13
]>nte pede	-12
]>nte pergunta	-14
]>nte por	-19
]>nte que	-12
]>nte sai	-18
]>nte se	-20
]>nte só	-12
]>nto .	-11
]>nto 0	-17
]>nto :	-18
]>nto a	-20
]>nto acima	-9
]>nto ao	-10
]>nto as	-12
]>nto da	-30
]>nto das	-10
]>nto de	-44
]>nto dia	-11
]>nto do	-22
]>nto e	-22
]>nto em	-29
]>nto entre	-14
]>nto final	-24
]>nto morto	-13
]>nto na	-19
]>nto no	13
]>nto não	-21
]>nto o	-17
]>nto para	-23
]>nto por	-19
]>nto sim	-16
]>nto vai	-11
]>nto –	-9
]>nua .	-15
]>nça .	-25
]>nça a	-16
]>nça até	-10
]>nça da	-8
]>nça de	-27
]>nça e	-17
]>nça no	15
]>nço ,	-11
]>nês ,	-15
]>oas ,	-13
]>oas e	-12
]>obs .	-19
]>oca .	-16
]>oca a	-19
]>oca da	-20
]>oca de	-29
]>oca do	-11
]>oca e	14
]>oca em	-14
]>oca no	-17
]>oca o	-22
]>oda .	-19
]>oda e	11
]>ode ,	-15
]>odo ,	-14
]>ogo .	-20
]>ogo baixo	-15
]>oia ?	-16
]>oio .	-9
]>oja de	-19
]>ola ,	-18
]>ola .	-15
]>ola a	-18
]>ola com	-12
]>ola de	-14
]>ola o	-10
]>ola sem	13
]>ole de	-14
]>olo ,	-14
]>olo .	-17
]>olo a	-9
]>olá ,	-11
]>oma os	-13
]>ome e	-9
]>omo de	-24
]>ona ,	11
]>ona do	-12
]>ona e	-22
]>one ,	-24
]>one e	-16
]>ono .	-12
]>ons ,	-11
]>ora ,	-41
]>ora .	-31
]>ora :	-22
]>ora a	-16
]>ora antes	-30
]>ora bem	-9
]>ora com	-18
]>ora da	-23
]>ora de	-16
]>ora fica	-14
]>ora ivone	-10
]>ora mede	-11
]>ora na	-15
]>ora não	-18
]>ora ou	-18
]>ora pede	-12
]>ora redige	-22
]>ora sem	-14
]>ora uns	-11
]>ora é	-23
]>oro .	-17
]>oso .	-11
]>ota ,	16
]>ota .	-25
]>ota a	-14
]>ota e	-9
]>ote ,	-20
]>ote com	-16
]>ote da	-23
]>ote de	-9
]>ote no	-16
]>oto de	-14
]>ova a	-13
]>ova antes	-13
]>ova de	-26
]>ova e	-16
]>ova em	-14
]>ove ,	-10
]>ove e	-11
]>ovo ,	-35
]>ovo .	-22
]>ovo ?	-10
]>ovo a	-22
]>ovo com	-17
]>ovo e	-20
]>ovo na	-11
]>ovo no	-10
]>ovo não	-12
]>ovo que	-18
]>ovo tem	-11
]>ovo veio	-13
]>ovo é	-12
]>oxa ,	-18
]>oça da	-17
]>oço ,	-12
]>oço .	-17
]>oço de	-20
]>oço e	-14
]>p /	-25
]>pal de	-13
]>par de	-14
]>pas ,	-13
]>paz do	-9
]>pem ,	-16
]>pem o	-10
]>per do	-11
]>pet ,	-16
]>pia .	-20
]>pia por	11
]>pix ,	13
]>plo ,	-18
]>por ,	-15
]>por .	-13
]>por com	-12
]>por dois	-18
]>pos .	-15
]>pos de	-20
]>pto e	-22
]>pá ,	-18
]>pão .	-17
]>pão de	-21
]>pé ,	-23
]>pé .	-25
]>pé do	-19
]>pés ,	10
]>pés e	-19
]>q a	-13
]>que ,	-22
]>que .	-16
]>que 0	-19
]>que ?	18
]>que a	-19
]>que com	-14
]>que de	-21
]>que e	-15
]>que não	-11
]>quê .	-22
]>ral ,	-19
]>ral .	-15
]>ral não	-15
]>ram ,	-20
]>ram .	-11
]>ram a	-16
]>ram com	-10
]>ram de	-18
]>ram em	-9
]>ram na	-17
]>ram onze	-14
]>ram quatro	-14
]>ram que	-21
]>ram uma	-16
]>rar ,	-19
]>rar .	-34
]>rar 0	-22
]>rar :	-18
]>rar a	-20
]>rar ao	-13
]>rar as	-14
]>rar com	-9
]>rar de	-9
]>rar documento	-10
]>rar e	-9
]>rar na	-12
]>rar no	-13
]>rar o	-8
]>rar os	-9
]>ras .	-17
]>ras da	-15
]>ras de	-40
]>ras do	-9
]>ras e	-19
]>ras na	13
]>ras no	11
]>ras ou	-10
]>rau .	-9
]>rca ,	-15
]>rca .	-23
]>rca de	-17
]>rca não	-11
]>rco ,	-12
]>rco .	-17
]>rda ,	-13
]>rda .	-22
]>rda na	-9
]>rde ,	-22
]>rde não	-13
]>rdo ,	-27
]>rdo .	-20
]>rdo com	-11
]>rdo de	-12
]>rdo e	13
]>re :	-18
]>rea ,	-13
]>ref .	-9
]>rem .	-13
]>rem a	-12
]>rem o	-12
]>rem os	-18
]>rem sempre	-14
]>res (	12
]>res ,	-28
]>res .	-36
]>res a	-25
]>res da	-18
]>res do	-11
]>res e	-28
]>res na	-24
]>res por	-15
]>res que	-17
]>reu .	-16
]>rev .	-19
]>rga a	-9
]>rga do	-17
]>rga dos	-22
]>rga o	-16
]>rgo .	-13
]>ria ,	-10
]>ria .	-17
]>ria :	-23
]>ria ;	-14
]>ria a	-20
]>ria com	-21
]>ria da	-9
]>ria de	-38
]>ria do	-23
]>ria e	-34
]>ria em	-16
]>ria é	8
]>ril ,	-16
]>rio ,	-31
]>rio .	-48
]>rio :	-13
]>rio a	-14
]>rio com	-20
]>rio de	-23
]>rio do	-17
]>rio e	-25
]>rio em	-23
]>rio na	-21
]>rio no	-13
]>rio não	-14
]>rio que	15
]>rio »	11
]>rio à	-18
]>rir .	-17
]>riu ,	-20
]>riu a	-15
]>riz e	-17
]>rma ,	-24
]>rma .	-23
]>rma a	-15
]>rma da	-15
]>rma de	-17
]>rma e	-20
]>rma interna	-21
]>rma o	-19
]>rma por	-21
]>rma é	-18
]>rme ,	-12
]>rme .	-23
]>rme a	-13
]>rme e	-21
]>rmo ,	-13
]>rna ,	-23
]>rna .	-16
]>rna 0	-11
]>rna a	-15
]>rna as	-15
]>rna até	-14
]>rna com	-18
]>rno ,	-27
]>rno 0	-14
]>rno da	-27
]>rno de	-18
]>rno do	-19
]>rof .	-15
]>ros ,	-9
]>ros .	-14
]>ros 0	-9
]>ros ;	-10
]>ros a	-20
]>ros até	-20
]>ros com	-21
]>ros da	-14
]>ros de	-29
]>ros do	-8
]>ros dois	-18
]>ros e	-21
]>ros em	-17
]>ros no	-21
]>ros por	14
]>ros que	-13
]>ros se	-13
]>ros são	-11
]>ros voluntários	-20
]>rou .	-11
]>rou a	-20
]>rou na	-16
]>rou no	-13
]>rou que	-26
]>rou um	-19
]>rov .	-12
]>rpo ,	-11
]>rra .	-24
]>rra a	-17
]>rra azul	-12
]>rra com	-13
]>rra do	-19
]>rra e	-16
]>rra o	-8
]>rro ,	-28
]>rro .	8
]>rro 0	-15
]>rro =	-10
]>rro a	-17
]>rro alegórico	-27
]>rro do	-23
]>rro e	-14
]>rro entra	-17
]>rro não	-14
]>rro porque	-14
]>rso ,	-12
]>rso .	-9
]>rso do	-8
]>rta ,	-22
]>rta .	-18
]>rta com	-14
]>rta do	-14
]>rta o	-17
]>rte ,	-27
]>rte .	-16
]>rte :	-13
]>rte de	-20
]>rte e	-15
]>rto 0	-13
]>rto com	-24
]>rto da	-17
]>rto de	-27
]>rto e	-22
]>rto o	-15
]>rua ,	14
]>rua .	-12
]>rua e	-11
]>rva ,	-9
]>rva .	-19
]>rás ,	-9
]>rás do	-13
]>rás e	-13
]>rão .	-17
]>rão e	-14
]>rão quer	-24
]>rça .	-19
]>rça e	-9
]>rço ,	-15
]>rço e	-18
]>rés na	-13
]>sal ,	-29
]>sal .	-19
]>sal de	-13
]>sam .	-12
]>sam de	-11
]>sar ,	-14
]>sar .	12
]>sar a	-15
]>sar com	-10
]>sar de	-11
]>sar no	-15
]>sas .	-16
]>sas :	-14
]>sas de	-20
]>sas e	-24
]>sas no	-18
]>sca ,	-10
]>sca e	-8
]>sco ,	-10
]>sco .	-18
]>sei ,	-18
]>sei .	-16
]>sei de	-13
]>sei que	-16
]>sei se	-13
]>sel ,	-10
]>sem o	-10
]>ser .	-11
]>ser que	-13
]>sia .	-16
]>sia de	-8
]>smo do	-16
]>sol ,	-12
]>son ,	-15
]>sor ,	-17
]>sor e	-20
]>sor por	-18
]>sos ,	-25
]>sos .	17
]>sos de	-23
]>sos dois	-18
]>sos e	-18
]>sos humanos	-8
]>ssa ,	-19
]>ssa .	-21
]>ssa a	-10
]>ssa de	-22
]>ssa e	-13
]>sse ,	-13
]>sse a	-18
]>sse dia	-12
]>sse o	-18
]>sso ,	-23
]>sso .	9
]>sso a	-23
]>sso e	-10
]>sso não	-24
]>sso pra	-11
]>sso que	-28
]>sso solicitar	-19
]>sta ,	-33
]>sta :	-9
]>sta a	-29
]>sta com	13
]>sta da	-23
]>sta de	-16
]>sta e	-23
]>sta em	-14
]>sta está	-17
]>sta fica	-15
]>sta na	-15
]>sta não	-14
]>sta o	-9
]>sta ordem	-9
]>sta semana	-16
]>sta só	-16
]>sta tira	-11
]>sta um	-20
]>sta uma	-8
]>sta vez	-14
]>sta vê	-11
]>ste ,	-11
]>ste .	-12
]>ste bata	-9
]>ste da	-13
]>sto ,	-24
]>sto .	-24
]>sto :	-14
]>sto da	-25
]>sto de	-20
]>sto do	14
]>sto no	-17
]>sul .	-16
]>são a	-16
]>são com	-19
]>são das	-16
]>são e	-18
]>são em	-13
]>tal .	-19
]>tal até	-13
]>tal da	-19
]>tal e	-17
]>tam a	-16
]>tar ,	-26
]>tar .	-21
]>tar a	-21
]>tar com	-23
]>tar da	-16
]>tar e	-13
]>tar no	-22
]>tar o	-24
]>tar os	-17
]>tar que	-20
]>tar um	-14
]>tar é	-15
]>tas a	11
]>tas com	-19
]>tas da	-22
]>tas de	-25
]>tas e	-35
]>tas em	-23
]>tas não	-12
]>tas para	-17
]>tas pessoas	-15
]>tas são	-12
]>tas à	-19
]>tel de	-21
]>tes :	-29
]>tes a	-13
]>tes com	-15
]>tes de	-23
]>tes do	-18
]>tes e	-23
]>tes na	-22
]>tes no	-31
]>tes que	-16
]>tia ,	-14
]>tia e	-15
]>til ,	-20
]>til .	-14
]>tim .	-15
]>tim antes	-10
]>tim de	-16
]>tio ,	-12
]>tio .	-19
]>tio e	-12
]>tio em	-10
]>tir uma	-10
]>tor ,	-22
]>tor .	-22
]>tor :	-19
]>tor a	-16
]>tor com	-11
]>tor da	-15
]>tor de	-33
]>tor desligado	-9
]>tor e	-22
]>tor ligado	-14
]>tor na	-14
]>tor não	-9
]>tor é	-15
]>tos ,	11
]>tos .	-38
]>tos alugados	-16
]>tos ao	-12
]>tos da	-16
]>tos de	-15
]>tos e	-25
]>tos litros	-23
]>tos na	-21
]>tos no	-12
]>tos por	-15
]>tos que	-9
]>tos sem	-10
]>tos são	-17
]>tou ,	-18
]>tou .	-19
]>tou a	-13
]>tou do	-14
]>tou mais	-11
]>tou o	-11
]>tou que	-16
]>tou se	-14
]>tra de	-17
]>tra no	-12
]>tre ,	-16
]>tre .	-9
]>tro :	-12
]>tro a	-16
]>tro da	-15
]>tro de	-21
]>tro dia	-21
]>tro lado	-16
]>tro marca	-22
]>tro na	-9
]>tui a	-14
]>tão ,	-20
]>tão da	-9
]>tão de	-10
]>tão e	-21
]>tô gravando	-17
]>ual ,	-17
]>ual .	-26
]>ual ao	-10
]>ual com	12
]>ual da	-12
]>ual o	-9
]>ube de	-17
]>uda .	-11
]>uda de	-8
]>uda quando	-10
]>ude de	-16
]>udo .	-23
]>udo ;	-12
]>udo bem	-14
]>udo da	-14
]>udo de	-14
]>udo e	-14
]>udo em	-10
]>udo joia	-14
]>udo o	-13
]>udo para	-22
]>udo que	-14
]>uei ,	-16
]>uem .	-10
]>uem o	-17
]>uem para	-13
]>uer de	-15
]>ues ,	-17
]>ues de	-21
]>ufa e	-9
]>uim ,	-12
]>uir .	-18
]>ula ,	-16
]>ula .	-16
]>ula a	-10
]>ula de	-20
]>ula no	-24
]>ula o	-11
]>ula sem	-11
]>ulo ,	-18
]>ulo .	-28
]>ulo e	-13
]>uma ,	14
]>uma de	-13
]>uma depois	-12
]>uma vir	-16
]>ume ,	-13
]>ume .	-12
]>ume do	-18
]>ume e	-9
]>ume só	-9
]>umo da	-10
]>una e	-19
]>uno ,	-9
]>uno novo	-22
]>upa ,	-15
]>upa de	-23
]>upa que	15
]>upo dos	-11
]>upo e	-20
]>upo não	-19
]>ura ,	-33
]>ura .	9
]>ura 0	-9
]>ura a	13
]>ura até	-11
]>ura com	-30
]>ura da	-17
]>ura de	-40
]>ura do	-25
]>ura dos	-19
]>ura e	-31
]>ura na	13
]>ura no	-17
]>ura o	-17
]>ura para	-13
]>uro .	-18
]>uro e	-24
]>uro na	-19
]>usa ,	-13
]>uso .	-12
]>uta .	-13
]>ute .	-9
]>uto antes	-13
]>uto é	-9
]>uxa ,	-15
]>uza a	-17
]>uês .	-15
]>uês e	-20
]>uês que	-10
]>v .	-17
]>val ,	-14
]>vam a	-11
]>van .	-15
]>var ,	-14
]>var .	-12
]>var a	-22
]>var o	-16
]>var água	-16
]>vas ,	-28
]>vas .	-29
]>vas :	-11
]>vas a	-20
]>vel ,	-26
]>vel .	-14
]>vel com	-12
]>vel e	-10
]>vel em	-13
]>vel no	15
]>vem ,	-25
]>ver ,	-17
]>ver o	-9
]>ves ,	-11
]>ves de	-18
]>via ter	-21
]>vio ,	-17
]>vir o	-9
]>vos .	-21
]>vos a	13
]>vou o	-17
]>vpn ,	-11
]>vra .	-16
]>vre ,	-13
]>vre .	-14
]>vre e	-12
]>vêm do	-20
]>xar a	-12
]>xar em	-15
]>xma .	-16
]>xmo .	-15
]>xou em	-12
]>xta ,	-15
]>xta .	-11
]>xta :	-8
]>xta e	-20
]>zas .	-11
]>zem o	-17
]>zes ,	-18
]>zes e	-8
]>zes o	-22
]>zes são	-17
]>zia ,	-14
]>zia a	-20
]>zia o	-8
]>zio ,	-13
]>zir .	-17
]>zão ,	-15
]>zão .	-11
]>ças ,	-25
]>ças a	-17
]>ças e	-19
]>ços ,	-19
]>ços e	16
]>çou ,	-9
]>ção (	-14
]>ção )	-9
]>ção ,	-14
]>ção -	9
]>ção :	-29
]>ção ;	-10
]>ção com	-20
]>ção da	-38
]>ção das	-28
]>ção de	-51
]>ção diária	-15
]>ção do	-47
]>ção dos	-33
]>ção e	-33
]>ção em	-8
]>ção na	-24
]>ção no	-40
]>ção não	-12
]>ção para	-13
]>ção pelo	-13
]>ção por	-30
]>ção que	-30
]>ção quer	-19
]>ção é	-24
]>éis .	-11
]>éis de	-14
]>ída ,	-18
]>ída .	-14
]>ída da	-18
]>ída e	-18
]>ído na	-18
]>ões .	-25
]>ões :	-29
]>ões da	-19
]>ões de	-20
]>ões do	-9
]>ões dos	-14
]>ões e	-15
]>ões no	-16
]>ões por	-16
]>ões que	-11
]>ões à	-19
]?	-9900
][	-9900
]]	-9900
]]( 0	-10
]], 0	-16
]], abertura	-20
]], agente	-12
]], amarra	-14
]], aperta	-13
]], aquela	-11
]], bate	-8
]], boné	-15
]], bota	-11
]], campo	-8
]], chave	-10
]], cone	-20
]], conferida	-16
]], conta	-11
]], câmera	-11
]], deixa-se	-14
]], desculpa	-11
]], desculpem	-9
]], dia	-11
]], digo	-8
]], encaixa	-14
]], enfia	-12
]], entende	-14
]], enxaguar	-22
]], enxágua	-15
]], equipe	-12
]], escola	-10
]], escreve-se	-15
]], espero	-8
]], essas	-10
]], graças	-8
]], hora	-9
]], hum	-12
]], hã	-18
]], imprime	-23
]], interior	-11
]], isso	-8
]], jamais	-15
]], lacra	-14
]], lda	-11
]], lixa	-16
]], luzes	-10
]], manga	-9
]], monta	-29
]], outro	-12
]], outros	-8
]], pet	-16
]], pior	-11
]], ponho	-9
]], ponto	-24
]], produto	-21
]], prof	-15
]], retira	-16
]], rs	-10
]], rádio	-10
]], senão	-21
]], torcendo	-14
]], tudo	-27
]], tô	-16
]], wagner	-10
]], zona	-9
]]- desligar	-16
]]. propaganda	-9
]]0 amostras	-12
]]0 anos	9
]]0 avisar	-13
]]0 cm	-20
]]0 dias	-29
]]0 direto	-10
]]0 euros	-17
]]0 g	-18
]]0 gramas	-22
]]0 kg	-21
]]0 km	-16
]]0 km/h	-16
]]0 livros	-14
]]0 m	-21
]]0 mil	11
]]0 mm	-11
]]0 pede	-13
]]0 real	-19
]]0 semanas	-12
]]0 toneladas	-13
]]: aprovadas	-9
]]: cadastro	13
]]: enc	-12
]]: faltam	-14
]]: joaquim	-16
]]: malta	-15
]]: operadores	-14
]]: re	-18
]]: res	-11
]]: secretaria	-15
]][ 0	-13
]]^ 0	-19
]]^ acenda	-9
]]^ acende	-8
]]^ acesso	-23
]]^ acho	-18
]]^ alô	-12
]]^ amélia	-9
]]^ anel	-12
]]^ armindo	-15
]]^ arnês	-11
]]^ ata	-10
]]^ azeitona	-12
]]^ banho	-19
]]^ blz	-8
]]^ boas	-19
]]^ bruninho	-13
]]^ caros	-12
]]^ caução	-16
]]^ circular	-15
]]^ concordo	-18
]]^ cooperativa	-11
]]^ cortar	-18
]]^ cumprimentos	-11
]]^ daí	-13
]]^ desliga-se	-9
]]^ desligar	-9
]]^ devolução	-24
]]^ dia	-12
]]^ dirceu	-9
]]^ distribuição	-20
]]^ doc	-13
]]^ embarque	-24
]]^ enquanto	-18
]]^ entrega	-16
]]^ enxaguar	-11
]]^ escola	-9
]]^ escreva	-11
]]^ escrevo	-14
]]^ esfriar	-11
]]^ etapa	-19
]]^ exma	-16
]]^ exmo	-15
]]^ faz-me	-11
]]^ faço	-14
]]^ fotografo	-12
]]^ fui	-9
]]^ fura	-10
]]^ fwd	-15
]]^ gostava	-15
]]^ helena	-10
]]^ herdade	-16
]]^ item	-11
]]^ mafalda	-15
]]^ malta	-25
]]^ material	-12
]]^ medir	-9
]]^ memorando	-13
]]^ meninas	-16
]]^ monto	-16
]]^ museu	-15
]]^ neide	-10
]]^ norma	-12
]]^ objeto	-24
]]^ obs	-19
]]^ observação	-14
]]^ olá	-13
]]^ ora	-11
]]^ ostra	-10
]]^ otávio	-13
]]^ patrícia	-13
]]^ pedi	-11
]]^ pesar	-14
]]^ piscina	12
]]^ ponham	-9
]]^ pop	-11
]]^ precisamos	-11
]]^ presentes	-27
]]^ pretendo	-19
]]^ prezados	-20
]]^ produzimos	-25
]]^ proponho	-19
]]^ prova	-17
]]^ purga	-10
]]^ quanto	-9
]]^ quarto	-16
]]^ ref	-9
]]^ registo	-11
]]^ registos	-9
]]^ regulamento	-24
]]^ respondendo	-13
]]^ rev	-9
]]^ rita	-17
]]^ rui	-14
]]^ senhores	-11
]]^ setor	-8
]]^ show	-10
]]^ tapar	-18
]]^ tarefa	-12
]]^ te	-13
]]^ tema	-12
]]^ tiago	-20
]]^ tivemos	-9
]]^ torra	13
]]^ troca	-18
]]^ trocar	-9
]]^ troque	-9
]]^ título	-12
]]^ venho	-21
]]^ vento	12
]]^ virar	-9
]]^ viva	-10
]]^ vocês	-9
]]^ voo	-20
]]^ wagner	-17
]]^ wellington	-15
]]^ âmbito	-13
]]^ ó	-16
]]a 0	-30
]]a abertura	-29
]]a administradora	-20
]]a administração	-13
]]a alavanca	-12
]]a altura	-12
]]a anatel	-8
]]a antena	-16
]]a arca	-9
]]a areia	-18
]]a armação	-17
]]a assessora	-11
]]a assistente	-12
]]a associação	-17
]]a atendente	-15
]]a auditora	-11
]]a auditoria	-21
]]a azeitona	14
]]a balsa	14
]]a banda	-13
]]a banheira	-12
]]a barra	-12
]]a bordo	-20
]]a borracha	-19
]]a cabeceira	-12
]]a caixa	-31
]]a calda	-10
]]a caldeira	-24
]]a calçada	-17
]]a cama	-10
]]a campanha	-10
]]a capa	-15
]]a capitania	-13
]]a carrinha	-14
]]a casa	9
]]a caução	-14
]]a cesta	-8
]]a chamada	-15
]]a chaminé	-11
]]a chapa	-23
]]a chefia	-10
]]a circular	-10
]]a colheita	-22
]]a coluna	-10
]]a comida	-20
]]a conta	-28
]]a conversa	-12
]]a cooperativa	-15
]]a coordenadora	-15
]]a cor	-17
]]a costura	9
]]a costureira	-9
]]a cota	-9
]]a cuba	-12
]]a cúpula	-21
]]a declaração	-9
]]a descarga	-18
]]a deus	-9
]]a devolução	-20
]]a diferença	-8
]]a distribuidora	-12
]]a distância	-13
]]a doutora	-12
]]a eira	-13
]]a embalagem	-13
]]a empresa	-19
]]a entrada	-32
]]a entrega	-42
]]a equipe	-24
]]a escada	-15
]]a escola	-14
]]a escova	-11
]]a estagiária	-8
]]a explicação	-16
]]a extensão	-10
]]a extração	-18
]]a faca	-9
]]a farmácia	-11
]]a fatura	-22
]]a fiscalização	-15
]]a forma	-11
]]a formação	-16
]]a fábrica	-22
]]a garantia	-21
]]a governanta	-17
]]a grade	-14
]]a gravar	-17
]]a hora	-15
]]a ideia	-13
]]a inspetora	-9
]]a irmã	-9
]]a joana	-17
]]a kelly	-12
]]a lanterna	-17
]]a lavanderia	-21
]]a leitura	-12
]]a lenha	14
]]a limpo	-32
]]a lista	-34
]]a localização	-10
]]a loja	12
]]a lona	-8
]]a lurdes	-9
]]a lápis	-10
]]a lâmina	-13
]]a lâmpada	-17
]]a madeira	-12
]]a mala	-29
]]a malta	-9
]]a maneira	-13
]]a manta	-16
]]a manutenção	-20
]]a maré	-19
]]a massa	-14
]]a matrícula	-20
]]a menina	-23
]]a mesa	-22
]]a montagem	-26
]]a morada	-11
]]a moça	-21
]]a mudança	-17
]]a mão	-14
]]a música	-8
]]a noite	-26
]]a norma	-19
]]a obra	-14
]]a oitenta	-8
]]a palavra	-22
]]a panela	-19
]]a passagem	-16
]]a paz	-13
]]a pinça	-13
]]a piscina	12
]]a placa	-24
]]a playlist	-13
]]a ponta	-14
]]a portaria	-19
]]a praia	-15
]]a prefeitura	-11
]]a prego	-9
]]a preparação	-23
]]a presente	-14
]]a pressão	-10
]]a produção	-12
]]a prova	-19
]]a proveta	-9
]]a próxima	-26
]]a quente	-24
]]a rampa	-13
]]a rapariga	-14
]]a ração	-17
]]a recarga	11
]]a recepcionista	-10
]]a receção	-27
]]a redação	-18
]]a requisição	-15
]]a resposta	-9
]]a roda	10
]]a rosca	-11
]]a rotina	-24
]]a roupa	-13
]]a rua	-10
]]a régua	-16
]]a sala	-22
]]a saída	-23
]]a secretaria	-14
]]a secretária	-10
]]a seguir	-11
]]a seguradora	-13
]]a sessão	-15
]]a sobra	-9
]]a sonda	-9
]]a sério	-20
]]a sílvia	-15
]]a sónia	-10
]]a taxa	-12
]]a tela	13
]]a televisão	-14
]]a tensão	-15
]]a terceira	-10
]]a ti	-19
]]a torneira	-15
]]a tratar	-11
]]a troca	-28
]]a umidade	-15
]]a urna	-21
]]a vacina	-10
]]a vara	-18
]]a velocidade	-19
]]a versão	-9
]]a veterinária	-10
]]a viatura	-14
]]a vigilância	-25
]]a vista	-21
]]a vistoria	-14
]]a válvula	-15
]]a água	-26
]]a área	-10
]]alguém passando	-8
]]aluno novo	20
]]alô alô	-16
]]ao armazém	-9
]]ao banho	-14
]]ao biólogo	-12
]]ao domingo	-16
]]ao laboratório	-9
]]ao meio-dia	-11
]]ao ponto	-22
]]ao pé	-18
]]ao público	9
]]ao romper	-11
]]ao servidor	-12
]]ao sol	-10
]]aos 0	-10
]]aos gritos	-11
]]aos pais	-10
]]aos sábados	-15
]]aos turistas	9
]]aquele dia	-14
]]ar condicionado	-20
]]ar livre	-13
]]as 0	-8
]]as abelhas	-17
]]as algas	-11
]]as amostras	-24
]]as cinzas	-11
]]as coisas	-16
]]as contas	-13
]]as flores	-11
]]as fotografias	-9
]]as instruções	-21
]]as lentes	-17
]]as meninas	-20
]]as minhas	-21
]]as palavras	-17
]]as pedras	-10
]]as pernas	-16
]]as portas	-21
]]as roupas	-10
]]as saídas	-25
]]as suas	-10
]]as técnicas	-16
]]as visitas	-24
]]assinada pelos	-15
]]atestado médico	-15
]]até 0	-26
]]até meio-dia	-12
]]até r	-11
]]até sexta	-11
]]baia 0	-18
]]banco alimentar	-11
]]bem esticado	14
]]biblioteca municipal	-11
]]bicho morde	-13
]]boa noite	-11
]]boa sorte	-9
]]bom dia	-24
]]cada 0	-22
]]cada caixa	-14
]]cais 0	15
]]caminhão encosta	-17
]]campanha 0	-20
]]campina grande	-19
]]canal 0	-14
]]caros colegas	-15
]]carro alegórico	16
]]chave geral	-17
]]chave triangular	-10
]]cinco anos	-11
]]cinco dias	-10
]]circular 0	-11
]]cola velha	-10
]]com 0	-13
]]com aprovação	-16
]]com atestado	-16
]]com atraso	-20
]]com base	-12
]]com cadeado	-16
]]com chave	-20
]]com cone	-15
]]com eles	-11
]]com escova	-19
]]com espuma	-13
]]com essa	-19
]]com faca	-9
]]com febre	9
]]com força	-13
]]com gelo	-14
]]com giz	-15
]]com hora	-10
]]com mil	-11
]]com oitenta	-14
]]com orvalho	-13
]]com película	-10
]]com placa	-11
]]com prazo	-17
]]com pá	-11
]]com ruído	-8
]]com água	-31
]]consiga seguir	-18
]]costuma vir	-13
]]da abertura	14
]]da agência	-16
]]da altura	-12
]]da asae	-16
]]da associação	-12
]]da bancada	18
]]da banda	-24
]]da beirada	-21
]]da borda	-13
]]da cadeira	-26
]]da chamada	-20
]]da chapa	-13
]]da chefia	-16
]]da cidade	-12
]]da clínica	-11
]]da conservadora	-14
]]da cooperativa	-16
]]da cor	-13
]]da cozinha	-20
]]da cuba	-14
]]da câmera	-10
]]da célia	-14
]]da entrada	-28
]]da equipa	-22
]]da escola	-16
]]da estrada	-16
]]da fiação	-12
]]da gaiola	-12
]]da galeria	-25
]]da gasolina	-8
]]da grande	-22
]]da hora	-16
]]da igreja	-17
]]da inspeção	-22
]]da internet	-12
]]da lavagem	-11
]]da lista	-19
]]da mala	-14
]]da mangueira	-12
]]da manhã	15
]]da matança	11
]]da máquina	-35
]]da noite	-30
]]da obra	-14
]]da onda	-18
]]da peça	13
]]da pia	-9
]]da plaqueta	-14
]]da produção	-13
]]da prova	-18
]]da qualidade	-13
]]da roça	-12
]]da rua	-25
]]da rádio	10
]]da sala	-47
]]da ti	-18
]]da tinta	-14
]]da tomada	-15
]]da torneira	-13
]]da van	-9
]]da vigilância	-21
]]da zona	-15
]]da água	-31
]]da área	-11
]]dar entrada	-20
]]das 0	-29
]]das amostras	8
]]das cinzas	8
]]das escolas	8
]]das máquinas	-13
]]das viaturas	-20
]]de 0	-9
]]de abril	-25
]]de agosto	-17
]]de altura	-16
]]de aluno	-22
]]de alvor	-26
]]de apartamentos	-26
]]de apoio	-12
]]de arrancar	-14
]]de autorizados	-10
]]de aveiro	-12
]]de aço	-18
]]de barcos	12
]]de barras	-13
]]de batismo	12
]]de bebê	9
]]de bombeiros	-14
]]de bordo	-22
]]de borracha	-16
]]de café	-14
]]de cama	-13
]]de caminhão	20
]]de campo	-9
]]de cana	-14
]]de carnaval	-17
]]de carvalho	-15
]]de casa	-24
]]de cena	-11
]]de chapa	-12
]]de cheiro	-22
]]de cidadão	-11
]]de cigarro	-9
]]de cobre	-21
]]de colete	-12
]]de começar	-16
]]de comida	-12
]]de comércio	-12
]]de controlo	-12
]]de costas	-23
]]de crédito	-11
]]de custo	-10
]]de descarregar	-14
]]de devolução	16
]]de dezembro	-18
]]de dia	-22
]]de distância	-11
]]de domingo	17
]]de duzentos	-10
]]de educação	-17
]]de emergência	-31
]]de enfermagem	-12
]]de entrada	13
]]de equipa	-12
]]de erro	-10
]]de escritório	-14
]]de fato	-18
]]de fevereiro	-22
]]de fibra	-19
]]de fornecedores	11
]]de frio	-17
]]de fubá	-17
]]de fuga	-20
]]de férias	-10
]]de gasolina	-23
]]de gelo	-11
]]de goiás	-16
]]de haver	-11
]]de hora	-16
]]de humidade	-15
]]de identificação	-12
]]de imediato	-18
]]de inventário	-13
]]de isopor	-13
]]de janeiro	-16
]]de junho	-16
]]de licença	-15
]]de lisboa	-9
]]de longe	-10
]]de madeira	-8
]]de maio	-11
]]de marés	-13
]]de menor	-14
]]de mergulho	11
]]de metro	-9
]]de mexer	-13
]]de molhar	-21
]]de montar	-22
]]de máquinas	-20
]]de mão	-15
]]de música	-22
]]de nascimento	-9
]]de noite	-16
]]de norma	-18
]]de novembro	-16
]]de novo	-38
]]de nível	-14
]]de obra	-25
]]de obras	-18
]]de oitenta	-21
]]de operação	-18
]]de outubro	-19
]]de ouvir	-10
]]de pagamento	12
]]de pau	-8
]]de perfume	-8
]]de plástico	-13
]]de proa	-16
]]de proceder	-16
]]de prédio	-18
]]de puxar	-12
]]de pé	-20
]]de qualidade	-10
]]de quarentena	-9
]]de quinta	-19
]]de r	-12
]]de receção	10
]]de recuperação	-15
]]de redigir	-20
]]de remédio	-15
]]de residência	19
]]de restauro	-8
]]de rodas	-16
]]de ré	8
]]de sabão	-12
]]de sal	-19
]]de sala	-10
]]de serviço	-14
]]de sessenta	-14
]]de solo	18
]]de soltar	-11
]]de série	-12
]]de tela	-22
]]de terra	-30
]]de tinta	-13
]]de tocar	-21
]]de trás	-14
]]de tudo	-28
]]de turno	-11
]]de uso	-17
]]de v	-17
]]de vacinas	-16
]]de veneno	14
]]de verdade	-20
]]de verificação	-9
]]de vidro	-8
]]de vila	-14
]]de viseu	-9
]]de viva	-15
]]de voto	14
]]de água	9
]]de évora	-14
]]de óbito	-18
]]debaixo d'água	-24
]]deita-se tudo	-11
]]deixa-se escorrer	-13
]]deixar isso	-14
]]depois abre-se	-8
]]desde 0	-34
]]desde março	-8
]]detergente enzimático	-9
]]dez dias	-15
]]dezasseis anos	-11
]]dia 0	-31
]]dia inteiro	-20
]]dia útil	-17
]]dias úteis	-20
]]direção pede	-9
]]distribui água	-12
]]do 0	-22
]]do almoço	-12
]]do avesso	-19
]]do banheiro	-19
]]do barulho	-22
]]do cais	-19
]]do caixa	12
]]do carro	-25
]]do cartão	-22
]]do ceará	-16
]]do cilindro	-24
]]do cofre	-17
]]do comercial	-21
]]do compressor	-14
]]do conde	-15
]]do cone	-12
]]do conservatório	-16
]]do dia	8
]]do elevador	9
]]do erro	-9
]]do espetáculo	-16
]]do estúdio	15
]]do falecido	11
]]do gato	-14
]]do grupo	-15
]]do hotel	-19
]]do jardim	-18
]]do jurídico	-14
]]do lacre	-14
]]do lanche	-17
]]do lar	-14
]]do manual	-19
]]do mel	9
]]do microfone	-10
]]do minho	-11
]]do motor	-21
]]do multibanco	-18
]]do mês	8
]]do nevoeiro	12
]]do norte	-21
]]do outro	-31
]]do paciente	11
]]do peixe	-17
]]do ponto	8
]]do porto	-23
]]do posto	-15
]]do prazo	9
]]do produto	-9
]]do profissional	-10
]]do programa	-15
]]do prédio	-14
]]do reboque	-10
]]do rio	-13
]]do sal	21
]]do setor	-10
]]do sistema	-20
]]do sol	-21
]]do sul	-15
]]do sócio	-15
]]do teatro	-19
]]do telhado	-14
]]do tradutor	-18
]]do turno	23
]]do vento	-24
]]do veículo	-16
]]do volume	-15
]]documento original	-13
]]dois anos	-29
]]dois estagiários	-10
]]dois fios	-10
]]dois homens	-19
]]dois lados	-14
]]dois sócios	-17
]]dois técnicos	-10
]]dona neide	-14
]]dos 0	-12
]]dos alunos	-30
]]dos bonecos	10
]]dos carros	-27
]]dos meus	-10
]]dos nossos	-21
]]dos outros	-17
]]dos pais	-14
]]duas assinaturas	-10
]]duas doentes	-11
]]duas linhas	-12
]]duas moças	-15
]]duas testemunhas	-8
]]duas vias	-11
]]e 0	-15
]]e acabou	-13
]]e acende	-16
]]e anota-se	-13
]]e aperta	-9
]]e aponta	-10
]]e assinado	-18
]]e baixa	-10
]]e bicho	-15
]]e bota	-8
]]e carimba	-10
]]e carrega-se	-19
]]e cheira	-14
]]e coloca	-11
]]e confirma	-9
]]e confirma-se	-9
]]e convida	-17
]]e coordeno	-19
]]e deita-se	-8
]]e desligar	-22
]]e digo	-14
]]e duzentos	-9
]]e dá-se	-11
]]e entrega	-17
]]e escolhe	-11
]]e espero	-13
]]e explica	-9
]]e guarda-se	-12
]]e hora	-10
]]e hum	-15
]]e isso	-16
]]e levou	-10
]]e ligo	-9
]]e lê	-9
]]e máscara	-11
]]e observa	-11
]]e olhe	-10
]]e outro	12
]]e pedem	-13
]]e pediram-me	-15
]]e perdemos	-9
]]e pergunta-se	-14
]]e ph	13
]]e ponto	-17
]]e quintas	-17
]]e rádio	-11
]]e sextas	-9
]]e sumiu	-12
]]e tal	-20
]]e telemóvel	-9
]]e tosa	15
]]e troca	-18
]]e tudo	-10
]]e verifica	-8
]]e vidro	17
]]e vocês	-16
]]e água	-14
]]em 0	-31
]]em abril	-10
]]em agosto	-18
]]em arraial	-11
]]em atraso	16
]]em blocos	-14
]]em braga	-15
]]em caixa	-10
]]em cena	-12
]]em condições	-19
]]em cruz	-10
]]em dezembro	-21
]]em dia	-17
]]em fevereiro	-19
]]em forma	-11
]]em goiânia	-13
]]em governador	-11
]]em inglês	-18
]]em janeiro	-18
]]em julho	-11
]]em junho	-15
]]em maio	-27
]]em março	-22
]]em mão	-9
]]em outubro	-16
]]em ponto	-13
]]em português	-24
]]em pé	-25
]]em sacos	-23
]]em setembro	-21
]]em setúbal	-18
]]em tudo	9
]]em vazio	-12
]]em vigor	-12
]]em água	-21
]]entre 0	-11
]]escrevente pede	-12
]]esperar 0	-18
]]este mês	-9
]]estou montando	-15
]]está tudo	-8
]]eu dito	-17
]]eu falei	-21
]]eu faço	-13
]]eu imprimo	-20
]]eu pensei	-13
]]eu peço	-12
]]eu tiro	-11
]]eu vejo	-19
]]eu vi	-14
]]extensão 0	-10
]]fato escuro	-14
]]fica guardada	-9
]]ficou 0	-24
]]filme plástico	-14
]]focinho curto	-12
]]foi embora	-11
]]forno 0	-14
]]frente dele	-19
]]fumo frio	-18
]]geladeira 0	-11
]]gente chega	-13
]]gente esvazia	-11
]]há grávidas	-14
]]interna 0	-14
]]isso solicitar	-20
]]já chegou	-11
]]já pegou	-17
]]lacre rompido	-9
]]letra grande	-19
]]levar água	-18
]]mais comum	-21
]]mais novo	-20
]]manda mensagem	-15
]]manhã cedo	-20
]]mas isso	-14
]]me explica	-8
]]me lembro	-16
]]meia hora	-35
]]meia página	-18
]]meio quilo	-10
]]menos 0	-9
]]mesma altura	-12
]]mesma hora	-19
]]mesmo dia	-19
]]mestre abílio	-12
]]meu filho	-21
]]meu genro	-19
]]meu sogro	-17
]]meu sócio	-11
]]minha cunhada	-13
]]minha filha	-13
]]minha mulher	-14
]]minutos contados	-13
]]motor desligado	-13
]]máquina 0	-15
]]n.º 0	-30
]]na axila	-9
]]na baia	-14
]]na bancada	-14
]]na bandeja	-19
]]na banheira	12
]]na beira	-9
]]na betoneira	-21
]]na biblioteca	-14
]]na caixa	-25
]]na caixinha	-11
]]na calçada	-13
]]na carrinha	-16
]]na casa	-31
]]na chave	-18
]]na chegada	-11
]]na clínica	-9
]]na escola	13
]]na estante	-15
]]na fazenda	-23
]]na feira	18
]]na forma	-19
]]na formação	-13
]]na freguesia	-12
]]na gaveta	-17
]]na geladeira	-19
]]na grade	-12
]]na hora	-32
]]na laje	-13
]]na lateral	-18
]]na lista	-14
]]na maca	-16
]]na mala	-15
]]na matriz	-14
]]na máquina	-27
]]na obra	10
]]na papelaria	-15
]]na pedra	-14
]]na peça	-21
]]na pia	-13
]]na portaria	-10
]]na prancha	-9
]]na qualidade	-10
]]na quinta	-11
]]na revisão	-11
]]na ria	-27
]]na rua	-16
]]na sala	11
]]na salinha	-12
]]na saída	-13
]]na secretaria	-19
]]na sequência	-12
]]na sexta	-23
]]na sexta-feira	-15
]]na sombra	-16
]]na tela	-14
]]na terça	-14
]]na urna	-16
]]na vertical	-25
]]na zona	-18
]]na área	-12
]]na árvore	-17
]]nesse caso	-10
]]nesse dia	-17
]]ninguém lê	-16
]]ninguém saber	-17
]]no 0	-10
]]no abrigo	11
]]no alvado	-14
]]no bolso	-19
]]no borrifador	-20
]]no cabo	-17
]]no cais	-19
]]no caminhão	-11
]]no campo	9
]]no carrinho	11
]]no cartão	-11
]]no caso	-14
]]no celular	-24
]]no cofre	-10
]]no corredor	-12
]]no descarpack	-15
]]no detergente	-8
]]no dia	-31
]]no diário	-10
]]no elevador	19
]]no escritório	-14
]]no espelho	-14
]]no estojo	-11
]]no forno	-29
]]no frigorífico	-20
]]no frio	-18
]]no grupo	-24
]]no hotel	-19
]]no interior	-20
]]no inverno	-15
]]no início	-14
]]no laboratório	15
]]no largo	-10
]]no lote	-17
]]no lugar	-11
]]no mercado	-17
]]no ombro	-10
]]no painel	-10
]]no parque	-20
]]no porta-luvas	-13
]]no portal	-14
]]no porto	-15
]]no pátio	-8
]]no quadro	-26
]]no quarto	-17
]]no ralo	-17
]]no regresso	-15
]]no rodapé	-13
]]no rádio	-15
]]no sentido	-15
]]no servidor	14
]]no sistema	-17
]]no talão	-20
]]no tambor	-15
]]no tapete	11
]]no terminal	-18
]]no turno	-14
]]norma interna	-22
]]nossa associação	-12
]]nossa conta	-10
]]nossa pista	-10
]]nossa sala	-11
]]nota fiscal	-14
]]noventa dias	-10
]]nunca botou	-12
]]nunca viram	-13
]]não aceita	-14
]]não bate	-15
]]não batem	-14
]]não conserta	-15
]]não conta	-9
]]não embarca	-17
]]não enxerga	-17
]]não existe	-18
]]não fazem	-20
]]não fui	-11
]]não gosto	-12
]]não gostou	-13
]]não interessa	-11
]]não inventa	-14
]]não larga	-13
]]não lê	16
]]não perdoa	-13
]]não ponha	-9
]]não sei	-17
]]não serve	-14
]]não solta	-19
]]não tatua	-11
]]nó molhado	-9
]]o 0	-9
]]o adesivo	-10
]]o advogado	-19
]]o afinador	-14
]]o ajudante	-10
]]o alarme	-12
]]o aluno	-13
]]o aparelho	-9
]]o apoio	-16
]]o aquecimento	-19
]]o arco	-17
]]o atendente	-14
]]o banho	-23
]]o barco	-27
]]o barril	-17
]]o baú	-13
]]o bicho	-17
]]o botijão	-17
]]o braço	-22
]]o cabelo	-21
]]o cabo	-24
]]o cachorro	11
]]o café	-17
]]o caio	-12
]]o calçado	-15
]]o caminhão	-23
]]o carrinho	-21
]]o carro	-28
]]o cartãozinho	-9
]]o cartório	-14
]]o caso	-17
]]o celular	-9
]]o certificado	-9
]]o check-in	-24
]]o chicote	-11
]]o chip	-11
]]o chuveiro	-14
]]o cinto	-9
]]o colaborador	-11
]]o comandante	-13
]]o compressor	-14
]]o conector	-15
]]o conferente	-11
]]o conhecimento	-8
]]o contrário	-15
]]o convênio	-16
]]o corpo	-14
]]o curso	-12
]]o cão	-13
]]o desenho	-21
]]o dia	-20
]]o diretor	-16
]]o disco	-15
]]o disjuntor	-11
]]o eletricista	-15
]]o elevador	-13
]]o email	-13
]]o embarque	10
]]o endereço	-8
]]o escrevente	-12
]]o esgoto	-12
]]o estado	-9
]]o estúdio	-21
]]o exaustor	-15
]]o extintor	-15
]]o faroleiro	-11
]]o fecho	-19
]]o filme	-19
]]o filtro	-10
]]o fiscal	-11
]]o fluxo	-20
]]o fogo	-11
]]o formulário	-18
]]o forno	-15
]]o freio	-18
]]o gelo	-20
]]o gerador	-21
]]o grupo	-29
]]o grão	-21
]]o gás	-16
]]o homem	-9
]]o horário	-12
]]o hóspede	-25
]]o instrumento	-18
]]o instrutor	-16
]]o juiz	-9
]]o jurídico	-20
]]o laboratório	-9
]]o lacre	-9
]]o laudo	-9
]]o leite	-29
]]o leão	-12
]]o lote	-23
]]o luan	-14
]]o lugar	-12
]]o líder	-17
]]o manual	-12
]]o manômetro	-16
]]o mar	-9
]]o marinheiro	-11
]]o material	-11
]]o menino	-18
]]o modelo	-12
]]o molde	-16
]]o monitor	-17
]]o morador	-10
]]o motor	-19
]]o museu	-20
]]o médico	-20
]]o nº	-16
]]o nível	-17
]]o nó	-11
]]o olho	-14
]]o outro	-11
]]o pai	-12
]]o painel	-14
]]o par	-10
]]o pastor	-15
]]o patrão	-23
]]o peixe	-10
]]o piano	-20
]]o pirilampo	-8
]]o plano	-10
]]o plantonista	-13
]]o plástico	-13
]]o ponto	-26
]]o portador	-11
]]o porteiro	-23
]]o português	-12
]]o prato	-16
]]o prazo	-21
]]o preço	-12
]]o produto	-15
]]o professor	-15
]]o projeto	-15
]]o protocolo	-11
]]o pé	-12
]]o quadro	-22
]]o quarto	-13
]]o quê	-27
]]o ralo	-11
]]o reboque	-11
]]o recibo	-12
]]o registro	-10
]]o relógio	-12
]]o resto	-16
]]o rodo	-13
]]o rolo	-13
]]o roteiro	-21
]]o sacristão	-15
]]o sal	16
]]o seguro	-19
]]o sentido	-16
]]o serviço	-10
]]o sino	-25
]]o skipper	-18
]]o sofá	-9
]]o soro	-9
]]o supervisor	-10
]]o síndico	-12
]]o sócio	-13
]]o tabuleiro	-25
]]o talão	-15
]]o tamanho	-13
]]o tambor	-22
]]o tampo	-10
]]o tecido	-14
]]o telemóvel	-12
]]o teor	-9
]]o termo	-10
]]o termómetro	-11
]]o termômetro	-10
]]o ticket	-18
]]o tipo	-10
]]o tratador	-9
]]o tubo	-15
]]o turno	-27
]]o tutor	-18
]]o uniforme	-8
]]o utilizador	-16
]]o vento	-26
]]o vereador	-11
]]o veterinário	-17
]]o vidro	-15
]]o vigia	-14
]]o vigilante	-10
]]o vinho	-9
]]o visor	-16
]]o volume	-11
]]o voluntário	-15
]]o vosso	-11
]]o wagner	-12
]]o único	-13
]]oferece água	-9
]]oito dias	-19
]]onze reclamações	-16
]]os assistentes	-17
]]os bichos	-17
]]os bombeiros	-12
]]os cartões	-11
]]os cones	-10
]]os cuidados	-16
]]os estupefacientes	-12
]]os fios	-19
]]os furos	-10
]]os instrumentos	10
]]os livros	-19
]]os medicamentos	-21
]]os mestres	-19
]]os miúdos	-33
]]os ninhos	-16
]]os nomes	-19
]]os outros	-14
]]os pais	-14
]]os papéis	-20
]]os pequenos	-20
]]os primeiros	-23
]]os quadros	-12
]]os rapazes	-14
]]os sacos	19
]]os tanques	-12
]]os tubos	-13
]]os turistas	-15
]]ou azinho	-14
]]ou rasgado	-10
]]outro dia	-22
]]pano limpo	-11
]]pano úmido	-14
]]papel toalha	-14
]]para 0	-25
]]para aquele	-13
]]para casa	-21
]]para confirmar	-13
]]para rever	-16
]]para revisão	-16
]]partir daí	-16
]]passa isso	-18
]]pela atenção	-11
]]pela escada	-18
]]pelas patas	-9
]]pelo amor	-10
]]pelo interfone	-18
]]pelo rádio	-14
]]peça íntima	-14
]]ponto final	-24
]]ponto morto	-14
]]por 0	-14
]]por autenticidade	10
]]por caixa	-18
]]por carta	-11
]]por cento	-15
]]por conta	-14
]]por correio	-11
]]por dia	-10
]]por esta	-9
]]por hora	-18
]]por igual	-13
]]por inteiro	-15
]]por isso	-24
]]por lote	-17
]]por mês	-12
]]por peça	-13
]]por rádio	-18
]]por trás	-16
]]pra caixa	-18
]]pra companhia	-9
]]pra isso	-22
]]pra plastificar	-14
]]pra trás	-9
]]primeiro dia	-15
]]primeiro lugar	-9
]]pro agrônomo	-11
]]pro dia	-9
]]pro tambor	-17
]]pros voluntários	-19
]]proteção civil	-9
]]próprio dia	-21
]]quando chega	-21
]]quarenta anos	-19
]]quarto 0	-13
]]quatro anos	-19
]]quatro cantos	-11
]]quatro lados	-14
]]quatro mil	-18
]]quatro páginas	-9
]]que aquilo	-16
]]que bater	-9
]]que caiu	-19
]]que decide	-9
]]que dizia	-11
]]que dê	-15
]]que esteve	-8
]]que fazemos	-15
]]que fazia	-9
]]que ficasse	-12
]]que fique	-11
]]que pinga	-9
]]que redija	-15
]]que sobrou	-13
]]que vêm	-20
]]quem decide	-16
]]quem paga	-9
]]quinze anos	-15
]]quinze dias	-30
]]rapaz novo	-13
]]recursos humanos	-12
]]remédio novo	-11
]]roteiro curto	-19
]]saco preto	-9
]]santa rita	-9
]]saudações desportivas	-11
]]se abrem	-16
]]se aceita	-11
]]se cobra	-13
]]se comeu	-18
]]se deita	-12
]]se descarta	-10
]]se descreva	-13
]]se discute	-9
]]se empresta	-15
]]se encontra	-14
]]se entrega	-10
]]se houver	-17
]]se mistura	-16
]]se oferece	-15
]]se perderam	-14
]]se possível	-18
]]se quiser	-8
]]se reformou	-16
]]se sobrar	-11
]]se tocam	-22
]]se tomou	-8
]]se trabalha	-11
]]se vende	-9
]]segurança social	-18
]]seis homens	-12
]]sem avisar	12
]]sem cachorro	-12
]]sem certidão	-11
]]sem comer	-14
]]sem encostar	-15
]]sem olhar	-9
]]sem parar	-11
]]sem rasura	-12
]]sem resposta	-14
]]sem tocar	-14
]]semana passada	-16
]]senhor padre	-18
]]senhor prior	-16
]]seu nelson	-12
]]sobre encher	-19
]]sua maneira	-17
]]são joão	-18
]]são paulo	-10
]]só 0	-10
]]só água	-12
]]tem bolha	-12
]]tem multa	-19
]]teste biológico	-9
]]teste hidrostático	-14
]]tira chip	-11
]]todo dia	-14
]]trinta anos	-14
]]trinta dias	-22
]]três anos	-14
]]três assuntos	-11
]]três casos	-9
]]três dias	-17
]]três semanas	-13
]]três voltas	-15
]]tríplice lavagem	-8
]]tudo joia	-17
]]tá gravando	-10
]]técnico chega	-10
]]tô gravando	-16
]]um abraço	-8
]]um adulto	-8
]]um anos	-14
]]um café	-15
]]um caos	-11
]]um cartaz	-18
]]um casal	-11
]]um conta	-15
]]um dente	-16
]]um dia	-20
]]um fado	-12
]]um guião	-13
]]um homem	-17
]]um metro	-11
]]um mês	-23
]]um palmo	-10
]]um pedido	11
]]um pop	-17
]]um puxão	-14
]]um quarto	-11
]]um retoque	-12
]]um roteirinho	-23
]]um roteiro	-21
]]um servidor	-9
]]um terço	-11
]]um tiquinho	-14
]]um vizinho	-11
]]uma caixa	-18
]]uma carta	-11
]]uma cena	-11
]]uma chave	-20
]]uma confusão	-9
]]uma escala	-12
]]uma estrela	-18
]]uma festa	-18
]]uma hora	10
]]uma loja	-18
]]uma máquina	-21
]]uma norma	-10
]]uma página	-20
]]uma queda	-17
]]uma rapariga	-11
]]uma regra	-18
]]uma testemunha	-13
]]uma vergonha	-17
]]umas 0	-15
]]umas linhas	-15
]]vai buscar	-16
]]vai direto	-9
]]vai usar	-10
]]vale formoso	-22
]]vem buscar	10
]]vem dia	-16
]]versão 0	-14
]]veste bata	-10
]]vigilância sanitária	-20
]]vinte centímetros	-9
]]visita guiada	-23
]]você botar	-14
]]volta inteira	-8
]]vou falando	-13
]]vou montar	-15
]]zé carlos	-13
]]| obs	-19
]]à altura	-27
]]à campainha	-14
]]à chegada	-18
]]à entrada	-19
]]à meia-noite	-12
]]à noite	10
]]à pressa	-11
]]à proa	-13
]]à sala	-25
]]à secretaria	-18
]]à temperatura	-14
]]à torre	-15
]]à água	-25
]]às 0	-33
]]às terças	-22
]]água doce	-17
]]água fria	-17
]]água quente	-11
]]álcool isopropílico	-9
]]é avisado	-9
]]é descartada	-11
]]é essa	-11
]]é feita	-26
]]é isso	-35
]]é melhor	-11
]]é normal	-11
]]é serviço	-10
]]último dia	-14
]]– 0	-25
]]– condomínio	-21
]]– goiânia	-10
]]– posto	-24
]_	-9900
]a	-9900
]abaixa	-10
]abaixo	-9900
]abastecer	-11
]abelhas	-10
]aberta	-9900
]abertas	-11
]aberto	-9900
]abertos	-9
]abre	-9900
]abre-se	-8
]abrem	-23
]abril	-26
]abrir	-9900
]abriram	-17
]abriu	-26
]abílio	-16
]acaba	-19
]acabou	-17
]academia	9
]aceder	-12
]aceita	-15
]acende	15
]acendo	-14
]acertado	-15
]acesa	-9
]acesso	-18
]acessos	-13
]acetona	-12
]acha	-19
]achado	-20
]acho	-23
]achou	-12
]acidente	-13
]acima	-9900
]acolhe	-15
]acolhimento	-10
]acompanha	-17
]acompanhante	-11
]acontecer	-21
]aconteceu	-15
]acordo	-13
]acordou	-11
]adega	-14
]ademir	-17
]adesivo	-10
]adiado	-9
]administradora	-20
]administração	-27
]adubo	-16
]adulto	-10
]adultos	-12
]advogado	-19
]afasta	-25
]afina	-16
]afinador	-14
]afinar	-18
]agenda	-17
]agitar	-16
]agora	-9900
]agosto	-21
]agrônomo	-14
]agulha	-9900
]agulhas	-12
]agência	-25
]ah	-20
]ahah	-9
]ai	-21
]ainda	-9900
]ajuda	-9900
]ajudantes	-16
]ajudar	-19
]ajustar	-19
]ala	-16
]alambique	-20
]alarme	-15
]alavanca	-12
]aldeia	-21
]alegórico	16
]alergia	-19
]alergias	-19
]algarismo	-21
]algas	-11
]algo	-18
]algodão	-22
]alguma	-9900
]alguém	-9900
]ali	-20
]alimentar	-11
]almada	-19
]almoxarifado	13
]almoço	-15
]alta	-9900
]alto	-29
]alugados	11
]aluguer	-15
]aluno	-28
]alvado	-16
]alvor	-26
]além	-12
]alô	-16
]amadora	-17
]amanhã	-18
]amarela	-9900
]amarelo	-23
]amarra	-22
]amarrar	-16
]amassada	-16
]amassado	-12
]ambos	-8
]ambulância	-12
]amigo	-12
]amor	-10
]amostra	-9900
]amélia	-11
]amílcar	-17
]anatel	-12
]anca	-16
]anda	-9900
]andar	-9900
]andares	-10
]anel	-16
]anexa	-10
]anexo	-12
]animais	-23
]ano	-9900
]anos	-9
]anota	-9900
]anota-se	-13
]anotado	-16
]anotar	-9900
]anotações	-16
]anotou	-9
]anselmo	-15
]antebraço	-11
]antena	-17
]anterior	-9900
]antes	-9900
]antiga	-18
]antigo	-31
]antigos	13
]antónio	-12
]anual	-13
]análise	-15
]anéis	-11
]ao	-9900
]aos	-9900
]apaga	-8
]apagada	-14
]apague	-12
]apanha-se	-9
]aparece	-29
]aparecer	-14
]aparelho	-9
]apartamento	12
]apartamentos	-27
]apelido	-16
]aperta	-12
]aperto	-15
]apicultores	-9
]apita	-21
]apito	-20
]aplica-se	-10
]aplicativo	-10
]aplicação	-16
]apoio	-11
]aponta	-19
]apontamentos	-18
]apontar	-23
]aponto	-16
]apontou	-19
]apostila	-15
]aprendeu	-21
]aprendiz	-20
]apresenta	-9
]apresentar	-18
]apresentável	-15
]aprov	-12
]aprova	-9
]aprovada	-11
]aprovadas	-9
]aprovado	-21
]aprovação	-22
]aproxima-se	-14
]apólice	-13
]após	-20
]aquecimento	-19
]aquele	-20
]aqui	-9900
]aquilo	-26
]ar	-9900
]ar-condicionado	-13
]arca	-9
]arco	-18
]areia	-16
]arma	-14
]armazém	-27
]armação	-16
]armindo	-15
]armário	-9900
]arnês	-14
]arquivada	-9
]arquivo	-9900
]arraial	-13
]arranca	-18
]arrancar	-15
]arroz	-11
]arrumar	-8
]artigo	-17
]as	-9900
]asae	-16
]aspirar	-13
]assente	-13
]assento	-17
]assessora	-11
]assim	-9900
]assina	-9900
]assinada	-9900
]assinado	-28
]assinam	-9900
]assinar	-24
]assinatura	-9900
]assinaturas	-13
]assinou	-11
]assiste	-8
]assistente	-15
]assistentes	-16
]associados	-16
]associação	-18
]assumir	-11
]assunto	-9900
]assuntos	-11
]ata	-11
]atadas	-14
]atelier	-20
]ateliê	-13
]atende	-18
]atendente	-25
]atendeu	-12
]atendimento	-24
]atenção	-23
]aterra	-8
]atestado	-22
]atestados	-12
]atrapalha	-14
]atraso	12
]atrás	-9900
]atualizado	-15
]até	-9900
]auditora	-11
]auditoria	-21
]aula	-24
]ausente	-11
]autenticidade	9
]autocarro	-9
]automática	-15
]automático	-17
]autorizados	-10
]autorização	-9900
]auxiliar	-9900
]avaria	-10
]aveiro	-13
]avental	-21
]aves	-9
]avesso	-19
]avisa	-9900
]avisa-se	-9
]avisada	-15
]avisado	-8
]avisei	-15
]aviso	-9900
]avó	-17
]axila	-9
]azeite	-18
]azeitona	19
]azinho	-14
]azul	-9900
]aço	-18
]açougue	-11
]aí	-9900
]b	-9900
]backup	-13
]bahia	-11
]baia	-15
]bainha	-14
]baixa	-20
]baixa-se	-11
]baixada	-13
]baixo	-9900
]balança	-11
]balcão	-9900
]balde	-9900
]balsa	14
]baltazar	-13
]balões	-16
]bancada	18
]banco	-9900
]banda	-25
]bandeira	-15
]bandeja	-19
]banheiro	-25
]banho	-31
]bar	-9900
]barbearia	-15
]barbeiro	-16
]barco	-29
]barcos	11
]barra	-12
]barraca	-17
]barras	-20
]barreiro	-8
]barriga	-13
]barril	-17
]barro	-17
]barulho	-14
]base	-16
]basta	-8
]bata	-16
]bate	-19
]batedor	-12
]batem	-14
]batendo	-13
]bater	-19
]bateria	-13
]bateu	-11
]batida	12
]batismo	12
]baú	-14
]bebeu	-18
]bebê	9
]beijo	-10
]beira	-19
]beirada	-21
]beleza	-20
]bem	-9900
]berço	-15
]berçário	-13
]betoneira	-20
]betão	-9
]bexiga	-13
]bh	-17
]bia	-16
]biblioteca	-14
]bicarbonato	14
]bicho	-19
]bicho-da-seda	16
]bichos	-18
]bico	-18
]bidão	-13
]bilhete	-16
]bilheteria	-10
]biológico	-9
]biometria	-10
]bipa	-8
]biólogo	-12
]bloco	-9900
]blocos	-14
]bloqueia	-10
]blz	-8
]bo	-10
]boa	-9900
]boas	-15
]bobina	-8
]boca	-9900
]boia	-13
]bola	-10
]boleto	-12
]bolha	-20
]bolo	-16
]bolor	-16
]bolsa	-15
]bolso	-21
]bom	-9900
]bomba	-15
]bombas	-12
]bombeiro	-16
]bombeiros	-18
]bombona	-19
]bonecos	10
]bonito	-24
]boné	-14
]borda	-15
]bordo	-23
]borracha	-26
]borrifador	-18
]bota	-19
]botar	-9
]bote	-8
]botijão	-24
]botou	-12
]botão	-9900
]braga	-15
]branca	-17
]branco	-9900
]brasil	-13
]bravo	-8
]braço	-18
]brigada	-18
]brinquedos	-16
]brita	-15
]bruninho	-13
]buldogue	-9
]buracos	-18
]buzina	-18
]bêbado	-15
]c	-9900
]cabe	-15
]cabeceira	-18
]cabelo	-22
]cabeça	-9900
]cabine	-9900
]cachaça	17
]cachorro	9
]cada	-9900
]cadastra	-11
]cadastro	10
]cadeado	-22
]cadeiras	-19
]caderno	-9900
]cai	-16
]caio	-10
]cair	-16
]cais	-21
]caiu	-29
]caixas	-9900
]caixinha	-10
]calcula	-11
]calda	-10
]caldeira	-23
]caldo	-20
]calha	-15
]calibra	-12
]calibração	-20
]calma	-10
]calor	-14
]calça	-16
]calçada	-20
]calçado	-15
]calças	-9
]cama	-25
]camilo	-13
]caminhão	10
]caminhões	-18
]camisa	-9
]camião	-17
]campainha	-16
]campanha	-16
]campina	-16
]cana	-14
]canal	-9900
]cancela	-14
]candidato	-13
]caneta	-9900
]canhoto	-13
]canto	-20
]cantos	-11
]caos	-11
]capa	-17
]capacete	-21
]capataz	-19
]capela	-23
]capitania	-20
]captura	-17
]cara	-9900
]caracóis	-17
]carga	-9900
]carimba	-11
]carimbar	-9
]carlos	-13
]carnaval	-18
]carne	-15
]caro	-14
]carol	-12
]caros	-12
]carrega	-18
]carrega-se	-18
]carregada	-14
]carregador	-17
]carregar	-17
]carrinha	-26
]carrinho	10
]carro	-9
]carta	-12
]cartaz	-28
]cartãozinho	-23
]cartório	-17
]cartões	-11
]carvalho	-15
]casaco	-11
]casal	-13
]casamento	-17
]casamentos	13
]casca	-21
]cascais	-21
]caso	-23
]casos	-9
]castanho	-9
]castelo	-9
]cata	-14
]categoria	-16
]causa	-9900
]caução	-21
]cavalete	-14
]cavalo	-20
]cave	-14
]caído	-18
]cc	-15
]ceará	-16
]cedo	-23
]cego	-13
]cena	-18
]cento	-18
]central	-9900
]centro	-9900
]centrífuga	-10
]centímetros	-28
]cera	-17
]cerca	-21
]certa	-12
]certas	-11
]certidão	-20
]certidões	-14
]certificado	-10
]certificação	-14
]certo	-29
]cesta	-10
]chama	-9900
]chamada	-24
]chamado	-13
]chamados	-18
]chamar	-18
]chaminé	-13
]chamou	-17
]chapa	-28
]check-in	-24
]checklist	-9
]chef	-9900
]chefe	-9900
]chefia	-17
]chega	-16
]chegada	-23
]chegar	-17
]chegou	9
]cheguei	-14
]cheio	-21
]cheios	-12
]cheira	-16
]cheiro	-23
]cheque	15
]chicote	-13
]chip	-17
]chope	8
]choro	-17
]chumbo	-13
]chuva	-9900
]chuveiro	-14
]chão	-9900
]ciclo	-10
]cidade	-14
]cidadão	-11
]ciente	-19
]cigarro	-9
]cilindro	-16
]cilindros	-23
]cima	-9900
]cimento	-13
]cinco	-9900
]cinquenta	-30
]cintas	-11
]cinto	-13
]cinza	-10
]cinzas	8
]cio	-10
]circuito	-18
]circular	-17
]cirúrgico	-11
]civil	-11
]clara	-26
]claro	-24
]classificação	10
]cliente	-9900
]clorexidina	-13
]cloro	-9900
]clínica	-15
]cm	-20
]cnpj	-11
]coa	-12
]coberta	-14
]cobertura	13
]cobra	-11
]cobrança	-15
]cobre	-28
]cobrir	-9
]coco	15
]cofre	-14
]coima	-11
]coimbra	-14
]coisa	-9900
]coisas	-29
]coitada	-12
]cola	-9900
]colaborador	-11
]colada	-11
]colado	-22
]colar	-31
]colchão	-9
]colega	-9900
]colegas	-26
]coleira	-14
]coleta	-11
]colete	-24
]coletes	-17
]coletivas	-17
]coletor	-12
]colheita	-26
]colmeias	-21
]colo	-15
]coloca	-18
]colocar	-22
]coluna	-10
]com	-9900
]comandante	-18
]comando	-14
]combina	-10
]combinado	-16
]combinados	-12
]combinar	-17
]come	-10
]comentário	-11
]comer	-18
]comercial	-20
]comeu	-24
]começa	-30
]começando	-13
]começar	-24
]começou	-12
]comida	-21
]comigo	-12
]comissão	-14
]como	-9900
]companhia	-9
]compartilhada	-13
]completa	-20
]completo	-9900
]compliance	-21
]compra	-12
]comprador	-13
]comprar	-21
]compras	-21
]compressor	-19
]comprida	-18
]compridas	-13
]comprovante	-16
]comprovativo	-9
]computador	-23
]comum	-27
]comunica	-13
]comunica-se	-12
]comércio	-12
]conceição	-16
]concerto	13
]concessionária	-21
]concordo	-16
]concurso	-10
]conde	-15
]condicionado	-20
]condição	-9
]condições	-22
]condomínio	-24
]conduz	-18
]cone	-14
]conector	-15
]cones	-11
]confere	-9900
]conferem	-10
]conferente	-11
]conferida	-14
]conferência	13
]confirma	-24
]confirma-se	-10
]confirmado	-8
]confirmar	-13
]conforme	-23
]confraternização	-11
]confusão	-9
]conhece	-11
]conhecimento	-17
]consegue	-15
]conserta	-20
]conserto	-11
]conservadora	-13
]conservatório	-16
]consiga	-18
]consta	-9
]consulta	-9
]consultor	-9
]conta-se	-13
]contacto	13
]contadas	-10
]contador	-16
]contados	-20
]contagem	-20
]contagens	-18
]contam-se	-13
]contar	-9900
]contas	-18
]continua	-19
]continuar	-19
]conto	-25
]contou	-8
]contra	-9900
]contrato	-9900
]contratos	-17
]controle	-18
]controlo	-12
]contrário	-18
]conversa	-22
]conversar	-10
]convida	-17
]convinha	-19
]convulsão	-13
]convés	-9
]convênio	-16
]cooperativa	-23
]coordenadas	-10
]coordenadora	-15
]coordenação	-15
]coordeno	-21
]copo	-9900
]cor	-9
]coração	-19
]corda	-9900
]cordas	-25
]corpo	-32
]corre	-12
]corredor	-19
]correio	-9
]corrente	-9900
]correr	-19
]correspondência	-15
]corretora	-19
]correu	-12
]corrido	-20
]corrige	-12
]corro	-17
]corta	-9900
]cortada	-13
]cortar	-16
]corte	-9900
]cortiça	-22
]corujas	-21
]costas	-25
]costuma	-18
]costura	9
]costureira	-16
]cota	-12
]cotovelo	-13
]couro	-14
]covilhã	-9
]cozinha	-22
]cpf	-16
]crachá	-9900
]creche	-13
]crematório	-22
]cresceu	-21
]cria	-18
]criança	-9900
]crianças	-9900
]cristo	-9
]cruz	-12
]crédito	-11
]ctt	-14
]cuba	-14
]cuida	-13
]cuidado	-20
]cuidados	-16
]culpa	-21
]cultura	-13
]cumprimenta	-13
]cumprimentos	-17
]cunhada	-13
]cupim	-18
]cura	-20
]curitiba	-12
]curral	-11
]curso	-16
]curta	-14
]curtinho	-9
]curto	-28
]custo	-10
]cá	-9900
]câmara	-9900
]câmera	-15
]câmeras	14
]cães	16
]cão	-13
]célia	-16
]céu	-9
]código	-9900
]cópia	-9900
]córrego	-11
]cômodo	-16
]cúpula	-21
]d	-9900
]da	-9900
]danos	-13
]daqui	-15
]dar	-9900
]das	-9900
]data	-9900
]davi	-10
]daí	-15
]de	-9900
]debaixo	-9900
]decantador	-17
]decente	-15
]decide	-17
]decisão	-21
]declaração	-12
]decolagem	-21
]dedo	-9900
]dedos	-9900
]defeito	-16
]degraus	-9
]deita	-12
]deita-se	-10
]deitado	-16
]deitar	-14
]deixa	-9900
]deixa-se	-24
]deixar	-9900
]deixe	-9
]deixo	-19
]deixou	-23
]dela	-26
]delas	-9
]deles	-9900
]demais	-15
]demora	-14
]demorar	-14
]dente	-24
]dentista	-12
]dentistas	-10
]dentro	-9900
]dentária	-12
]departamento	-11
]depende	-21
]depois	-9900
]der	-10
]derrubou	-12
]descarga	-19
]descarpack	-15
]descarrega	-14
]descarregar	-14
]descarta	-14
]descartada	-11
]descarte	-18
]desce	-24
]desceu	-16
]descola	-11
]descreva	-24
]descrever	-13
]descrita	-19
]descrição	-19
]desculpa	-16
]desculpem	-16
]desde	-9900
]desenho	-17
]desinfeta-se	-11
]desliga	-9900
]desligada	-20
]desligado	-12
]desligar	-27
]desmontagem	-20
]despacho	-8
]despedida	-16
]despeja	-12
]despeja-se	-14
]desportivas	-11
]desse	-17
]desta	-14
]deste	-16
]destino	-15
]detergente	-20
]deu	-9900
]deus	-14
]devagar	-9900
]deve	-9900
]devia	-26
]devolução	14
]devolve	-9900
]devolveu	-26
]dez	-9900
]dezasseis	-15
]dezembro	-25
]dezoito	-27
]dia	-23
]dias	-28
]diesel	-10
]diferente	-25
]diferença	-14
]diga	-13
]digam	-24
]digital	-20
]digo	-23
]dinheiro	-9900
]dirceu	-9
]direita	-16
]direitinho	-17
]direito	-25
]direto	-18
]diretor	-18
]diretoria	-17
]direção	-9900
]disco	-14
]discussão	-21
]discute	-9
]disjuntor	-11
]disse	-9900
]disser	-10
]disseram	-23
]disso	-9900
]distribuidora	-12
]distribuição	-20
]distância	-17
]dita	-13
]ditado	-9
]dito	-23
]divergiu	-18
]diz	-9900
]diz-lhe	-11
]diz-lhes	-19
]diz-se	-13
]dizendo	-30
]dizer	-9900
]dizia	-15
]diário	-10
]do	-9900
]doa	-12
]doação	-18
]doc	-13
]doca	14
]doce	-21
]docentes	-10
]documenta	-18
]documentado	-13
]documento	-9900
]documentos	-19
]doentes	-21
]dois	-9900
]domingo	9
]dona	-9900
]dono	-9900
]dorme	-15
]dos	-9900
]doses	-12
]dou	-21
]doutora	-15
]doze	-9900
]dr	-11
]dra	-9900
]drena	-12
]drenagem	-14
]dreno	-13
]drone	13
]duarte	-8
]duas	-9900
]dublado	-9
]duda	-12
]dupla	-14
]duplas	-9
]duplo	-16
]dura	-19
]durante	-9900
]duzentas	-11
]duzentos	-19
]dá	-9900
]dá-se	-14
]décimo	-15
]dê	-16
]dívida	-10
]dólar	-18
]dúvida	-12
]e	-9900
]e-mail	-9900
]edital	-12
]edição	-20
]edmilson	-9
]educação	-18
]eira	-13
]eixo	-17
]ela	-9900
]elab	-16
]elas	8
]ele	-9900
]eleitor	-13
]elementos	-10
]eles	-36
]eletricista	-15
]elevador	17
]elevadores	-11
]elástico	-11
]em	-9900
]email	-16
]embaixo	-9900
]embalagem	-13
]embalar	-17
]embarca	-19
]embarcam	-17
]embarque	10
]embora	-23
]emergência	-31
]emite	-8
]empresta	-28
]empurra	-11
]enc	-12
]encaixa	-14
]encaminhada	-15
]encarregado	-9900
]enche	-22
]encher	-21
]enchia	-13
]encomenda	19
]encomendas	-19
]encontra	-22
]encosta	-23
]encostar	-18
]endereço	-19
]energia	-16
]enf	-9
]enf.ª	-14
]enfermagem	-13
]enfia	-12
]eng.ª	-13
]engano	-9
]engata	-11
]engenharia	-15
]engenheira	-9
]engenheiro	-9900
]enquanto	-17
]ensinou	-10
]entender	-14
]entidade	-16
]entra	-9900
]entra-se	-9
]entrada	-19
]entram	-9900
]entrar	-9900
]entre	-9900
]entrega	-11
]entregue	-8
]entregues	-14
]entrou	-14
]entulho	-14
]então	-9900
]envelope	-9900
]enxagua-se	-10
]enxaguar	-16
]enxerga	-17
]enxágua	-11
]enxágue	-10
]enzimático	-10
]epi	14
]equipa	-27
]equipamento	-19
]equipe	-27
]era	-9900
]eram	-17
]ermelinda	-12
]errada	-10
]errado	-18
]erro	-20
]escada	-22
]escala	-16
]escolar	-21
]escolas	8
]escolha	-15
]escolhe	-14
]escorrer	-10
]escova	-26
]escovinha	-18
]escreva	-17
]escrevam	-15
]escreve	-9900
]escreve-se	-17
]escrevemos	-9
]escrevendo	-10
]escrevente	-12
]escreventes	-12
]escrever	-9900
]escreveu	-9
]escrevi	-9
]escrevo	-11
]escrita	-9900
]escritas	-18
]escrito	-9900
]escritório	-21
]escura	-16
]escuro	-15
]esfriar	-17
]esgoto	-12
]esmalte	-11
]espaço	-30
]espelho	-19
]espelhos	-11
]espera	-9900
]espera-se	-9900
]esperar	-19
]espere	-9
]espero	-14
]esperou	-19
]espeta	-19
]espetáculo	-16
]espátula	-8
]espécie	-14
]esquece	-14
]esqueci	-15
]esquecido	-11
]esquerda	-16
]esquerdo	-12
]essa	-23
]essas	-9
]esse	-11
]esses	-10
]esta	-23
]estacas	-14
]estagiária	-8
]estagiário	-20
]estagiários	-15
]estalo	-14
]estamos	-12
]estanque	-12
]estante	-22
]estar	-9900
]estas	-12
]estava	-26
]estação	-23
]este	-9900
]esteja	-10
]esterco	-11
]esterilização	11
]esteve	-22
]esticado	14
]estiver	-9900
]estojo	-15
]estou	-9900
]estoura	-10
]estrada	-23
]estraga	-10
]estragado	-15
]estrela	-18
]estrelas	-23
]estrutura	-18
]estudo	9
]estufa	-12
]estupefacientes	-12
]está	-9900
]estão	-9900
]estúdio	16
]esvazia	-17
]etapa	-21
]etiqueta	-9900
]eu	-9900
]eucalipto	-22
]euros	-22
]examina	-14
]exaustor	-18
]exceção	-15
]executa	-14
]existe	-21
]existir	-15
]exma	-16
]exmo	-15
]experientes	-14
]experimenta	-14
]experiência	-17
]explica	-29
]explicar	-20
]explicação	-16
]explicou	-21
]extensão	-11
]extrator	-8
]extração	-20
]f	-14
]fabricante	-11
]faca	-15
]fachada	-19
]faculdade	-13
]faixa	-16
]fala	-9900
]falando	-16
]falar	-9900
]falei	-24
]falha	-18
]falo	-18
]falou	-9900
]falta	-9900
]faltam	-13
]faltando	-9
]faltou	-10
]família	-9900
]famílias	-22
]farinha	-13
]farmacêutica	-21
]farmácia	-12
]farofa	-10
]faroleiro	-14
]fato	-18
]fatura	-25
]favor	-9900
]fax	-20
]faz	-9900
]faz-me	-11
]faz-se	-9900
]fazem	-29
]fazemos	-18
]fazenda	-26
]fazendo	-15
]fazer	-9900
]fazes	-24
]fazia	-18
]faça	-21
]faço	-20
]febre	9
]fecha	-9900
]fecha-o	-11
]fecha-se	-9
]fechada	-9900
]fechadas	-18
]fechado	-9900
]fechados	-11
]fechamento	-22
]fechamos	-12
]fechar	-9900
]fecho	-28
]fechou	-9
]feia	-15
]feira	11
]feita	-34
]feito	-19
]feitos	-12
]feltro	-14
]fenda	-19
]ferida	-12
]ferramenta	-20
]ferrugem	-16
]festa	-18
]fevereiro	-32
]fez	-9900
]fiação	-19
]fibra	-19
]fica	-9900
]ficam	-9900
]ficar	-9900
]ficaram	-10
]ficasse	-14
]ficha	-9900
]fichas	-13
]ficheiro	-24
]fico	-12
]ficou	-9900
]fidelidade	-14
]figueira	-16
]fila	-19
]filarmónica	-12
]filas	-16
]filha	-21
]filho	-21
]filipa	-10
]filmou	-17
]filtro	-25
]filtros	-9
]fim	-9900
]fina	-13
]final	-35
]financeiro	-11
]fino	-18
]fins	-14
]fio	8
]fios	-21
]fique	-18
]fiquem	-11
]firme	-18
]fiscal	-20
]fiscalização	-15
]fita	-9900
]fitas	-18
]fizeram	-14
]fizesse	-16
]flash	-10
]flor	13
]flores	-18
]fluxo	-20
]fogo	-26
]foi	-9900
]folha	-9900
]folhas	-18
]fomos	-9
]fone	-18
]fonte	-9
]for	-9900
]fora	-9900
]foram	-15
]forma	-26
]formata	-10
]formato	-13
]formação	-21
]formoso	-22
]formulário	-21
]fornada	-18
]fornecedores	10
]forno	-31
]forrar	-21
]forro	-14
]forte	9
]força	-15
]fosse	-11
]foto	-9900
]fotografa	-9
]fotografam-se	-9
]fotografar	-18
]fotografia	-9900
]fotografias	-13
]fotografo	-12
]fotos	-9
]fotógrafo	-12
]foz	-10
]francês	-16
]frasco	-9900
]fraturas	-10
]freguesia	-13
]freio	-29
]frente	-9900
]frequência	-15
]frigorífico	-20
]frita	-15
]fronteira	-15
]fruto	11
]fubá	-17
]fuga	-20
]fui	-20
]fulano	-17
]fumaça	-18
]fumeiro	10
]fumo	-16
]funciona	-17
]funcionária	-8
]funcionário	-27
]funcionários	-20
]fundo	-9900
]fundos	-16
]funerária	-16
]função	-18
]fura	-21
]furadas	-8
]furar	-13
]furo	-22
]furos	-20
]fwd	-15
]fábio	-14
]fábrica	8
]fátima	-14
]férias	-17
]g	-18
]gabinete	-18
]gado	-13
]gaiola	-21
]gaivotas	-24
]galeria	-25
]galpão	-25
]galpões	-19
]ganchos	-21
]garagem	-15
]garantia	-25
]garrafa	-9
]garrafas	-21
]garrote	-12
]gasolina	-25
]gato	-17
]gaveta	-17
]geladeira	-26
]gelo	-29
]genro	-19
]gente	-9900
]geral	-17
]geraldo	-10
]gerente	-9900
]gesso	-15
]gira	-9
]giz	-15
]goiás	-21
]goiânia	-16
]golpe	-17
]gostava	-17
]gosto	-15
]gostou	-13
]gota	-19
]goteira	-12
]governador	-11
]governanta	-17
]grade	-25
]gramas	-25
]grau	-12
]graus	-9900
]gravado	-8
]gravando	-20
]gravar	-24
]gravei	-14
]graça	-9900
]graças	-8
]gritar	-9
]gritos	-11
]grossura	-18
]grupo	-26
]grávida	-15
]grávidas	-13
]grão	-21
]guarda	-9900
]guarda-se	-14
]guardada	-14
]guardar	-12
]guia	-9900
]guiada	-23
]guião	-13
]gás	11
]h	-9900
]hastes	-9
]haver	-23
]havia	-11
]hd	-9
]hectares	-19
]helena	-8
]herdade	-16
]hidrostático	-14
]higienização	-12
]histórico	-20
]hj	-16
]hoje	-9900
]homem	-22
]homens	-19
]hora	-16
]horas	-9900
]horário	-20
]hospital	-14
]hotel	-25
]houve	-9900
]houver	-18
]hugo	-9
]hum	-21
]humanos	-12
]humidade	-17
]há	-9900
]hã	-18
]hélder	-10
]hélio	-16
]hóspede	-31
]hóspedes	-17
]húmida	-13
]húmido	-11
]i	-10
]ia	-18
]idade	-15
]ideia	-23
]identifica	-8
]identificação	-25
]idosos	9
]igreja	10
]iguais	-23
]ilha	-14
]imagem	-13
]imediato	-18
]impressa	-11
]imprime	-15
]imprimo	-21
]inchada	-13
]inclinado	-8
]inclusive	-12
]incompleto	-12
]incêndio	-22
]indo	-15
]industrial	-22
]inem	-12
]informa	-11
]informático	-16
]inglês	-18
]inox	9
]inquérito	-12
]insetos	-12
]insista	-16
]insiste	-15
]inspetor	-11
]inspetora	-14
]inspeção	-27
]instala	-9
]instalação	-24
]instituições	-11
]instituto	-12
]instrumentais	-15
]instrumentos	10
]instrutor	-16
]instrutores	-17
]instrução	-9900
]instruções	-13
]inteira	-17
]inteiro	10
]interessa	-15
]interfone	-18
]interior	-28
]interna	-28
]internet	-26
]interno	-25
]intervalo	-12
]intérprete	-18
]inventa	-14
]inventário	-17
]inverno	-15
]inês	-9900
]início	-14
]ipma	-13
]ir	-9900
]irmã	-24
]irmão	-22
]irmãos	-16
]isola	-17
]isopor	-18
]isopropílico	-13
]isso	-14
]isto	-9900
]itajaí	-20
]item	-14
]jamais	-17
]janeiro	-21
]janela	-16
]janelas	-9
]japonês	-15
]jardim	-25
]jeito	-9900
]jejum	-13
]joana	-12
]joaquim	-18
]joga	-9900
]jogo	-13
]joia	-20
]jorge	-8
]jornal	-8
]joão	-23
]juazeiro	-20
]juiz	-9
]julho	-11
]junho	-22
]junta	-9900
]juntas	-10
]junto	-9900
]juntou	-12
]jurídico	-24
]jussara	-15
]justamente	-12
]justificativa	-17
]juíza	-10
]já	-9900
]jéssica	-11
]keila	-9900
]kelly	-12
]kg	-21
]kkk	-15
]kkkk	-15
]km	-17
]km/h	-16
]lacra	-14
]lacrada	-14
]lacrado	-16
]lacre	-19
]lado	-9900
]lados	-23
]lagar	-16
]laje	-13
]lama	-14
]lanche	-17
]lanterna	-20
]lança	-10
]laranja	-21
]laranjeira	11
]larga	-9
]largo	-12
]laterais	-17
]lateral	-22
]laudo	-9
]laudos	-18
]lava	-9900
]lava-se	-12
]lavada	-24
]lavado	-14
]lavagem	-15
]lavam-se	-10
]lavanderia	13
]lavar	-9900
]lave	-9
]lda	-21
]legendas	-17
]legível	-13
]lei	-10
]leia	-9
]leio	-14
]leite	-14
]leitor	-9900
]leitura	11
]lembrar	-13
]lembro	-16
]lembrou	-18
]lenha	12
]lentes	-17
]lenço	-10
]lençol	-13
]leonor	-22
]ler	-9900
]letra	-9900
]leva	-9900
]leva-a	-14
]levam	-15
]levanta	-19
]levantam	-8
]levantar	-21
]levar	-19
]leve	-21
]levou	-21
]leão	-12
]lhe	-9900
]lhes	-12
]liberdade	-19
]licenciado	-25
]licença	-20
]lida	-16
]liga	-9900
]liga-se	-9900
]ligada	-17
]ligado	-9900
]ligar	-9900
]ligação	-11
]ligo	-24
]lili	-9
]limite	-18
]limpa	-9900
]limpa-se	-16
]limpar	-13
]limpas	-12
]limpeza	-9900
]linguagem	-19
]linha	-9900
]linhas	-22
]lisboa	-10
]litro	-27
]livre	-28
]livro	-9900
]lixa	-12
]lixeira	-9
]lixo	-9900
]lixívia	-23
]local	-9900
]localização	-10
]logo	-9900
]logótipo	-19
]loja	-14
]lol	-21
]lona	-17
]londrina	-23
]longa	-11
]longe	-11
]lopes	-9
]lota	12
]lote	-16
]luan	-10
]lugar	-28
]lugares	-16
]lume	-13
]lupa	-11
]lurdes	-20
]luva	-9900
]luvas	-29
]luz	-9900
]luzes	-17
]lá	-9900
]lápis	-21
]lâmina	-13
]lâmpada	-19
]lâmpadas	-18
]lã	13
]lê	10
]lê-se	-13
]líder	-17
]líquido	-12
]m	-26
]maca	-15
]macacão	-9
]madeira	-21
]mafalda	-15
]mail	-12
]maio	-20
]maior	-24
]mais	-9900
]mal	-9900
]mala	-34
]malta	-24
]mancha	-15
]manchado	-16
]manda	-9900
]mandam	-18
]mandar	-9900
]mandasse	-16
]mande	-19
]mando	-9
]mandou	-31
]mandou-nos	-17
]maneira	-25
]manga	-14
]mangueira	-14
]manhã	9
]manta	-21
]manual	-28
]manutenção	-28
]manômetro	-16
]mapa	-9900
]mar	-26
]marca	-9900
]marcar	-21
]marcelo	-12
]maringá	-10
]marinha	-13
]marinheiro	-12
]marketing	-18
]marlene	-13
]marnoto	-17
]marta	-13
]março	-26
]maré	-20
]marés	-15
]mas	-9900
]massa	-21
]matança	11
]material	-17
]maternidade	-18
]matriz	-24
]matrícula	-24
]me	-9900
]mecânico	-20
]mede	-9900
]medicamentos	-24
]medicação	-23
]medida	-21
]medir	-18
]medo	-13
]meia	-9900
]meia-noite	-18
]meio	-9900
]meio-dia	-23
]meios	-12
]meireles	-11
]mel	8
]melhor	-30
]membros	-11
]memorando	-13
]menina	-23
]meninas	-31
]menino	-26
]meninos	-22
]menor	-18
]menos	-9900
]mensagem	-11
]mensagens	-16
]mensal	11
]mercado	-17
]mergulha	-15
]mergulho	8
]mesa	-8
]mesas	-28
]meses	-9900
]mesma	-9900
]mesmo	-9900
]mestre	-9900
]mestres	-17
]metade	-9900
]metais	-15
]metalúrgica	-9
]mete-se	-9
]meto	-12
]metro	-19
]metros	-9900
]metálico	-11
]meu	-9900
]meus	-13
]mexe	-9900
]mexer	-15
]microchip	-12
]microfone	-14
]milímetro	-17
]milímetros	-12
]mim	-9900
]min	-9900
]minas	11
]minha	-9900
]minhas	-21
]minho	-11
]ministério	-12
]minto	-14
]minuto	-9900
]minutos	-9900
]missa	-18
]mistura	-21
]misturar	-11
]miúdos	9
]mm	-11
]mochilas	-14
]modelo	-16
]modo	-9900
]moeda	-16
]moedas	-14
]mofo	-13
]molas	-13
]molde	13
]mole	-12
]molha	-11
]molhada	-12
]molhadas	-9
]molhado	-12
]molhados	12
]molhar	-21
]molhou	-10
]momento	-24
]monitor	-22
]monitores	-11
]monta	-33
]montagem	-32
]montamos	-18
]montando	-17
]monte	-17
]monto	-8
]mora	-12
]morada	-11
]morador	-12
]morava	-14
]morde	-17
]morreu	-17
]morte	-14
]morto	-15
]mostra	-9900
]mostrar	-21
]mostre	-8
]motivo	-9900
]motor	-30
]motorista	-9900
]moura	-17
]moça	-21
]moças	-15
]muda	-26
]mudança	15
]mudar	-21
]mudou	-10
]muito	-9900
]mulher	-22
]mulheres	-16
]multa	-21
]multas	-15
]multibanco	-20
]multou	-11
]multímetro	-14
]mundo	-9900
]municipal	-17
]museu	12
]musical	-8
]máquina	-18
]máquinas	-26
]máscara	-12
]máx	-20
]máximo	-9900
]mãe	-9900
]mão	-14
]mãos	-9900
]médica	-13
]médico	-25
]mês	-10
]mícrons	-8
]mínimo	-9900
]mónica	-10
]móvel	-14
]música	-23
]músicos	-13
]n.º	-9900
]n2	-12
]na	-9900
]nada	-9900
]nadar	-14
]nas	-9900
]nasce	-16
]nascimento	-9
]navios	-19
]negoceia	-14
]negócio	-22
]neide	-20
]nelson	-12
]nem	-9900
]nenhum	-9900
]nenhuma	-14
]nesse	-18
]neste	-12
]neutro	14
]nevoeiro	15
]nif	-13
]ninguém	-9900
]ninhos	-17
]nitrox	-18
]nivelada	-12
]no	-9900
]noite	-9
]noites	-14
]noiva	-9
]nome	-9900
]nomes	-21
]norma	-33
]normal	-14
]norte	-25
]nos	-9900
]nossa	-9900
]nossas	-17
]nosso	-9900
]nossos	-26
]nota	-9900
]notas	-24
]nova	-9900
]nove	-23
]novembro	-26
]noventa	-20
]num	-9900
]numa	-9900
]numerada	-13
]numerado	-16
]nunca	-9900
]nuno	-9900
]nuvem	-11
]nº	-16
]não	-9900
]né	-9900
]nélson	-16
]nível	-22
]nó	-14
]nós	-9900
]número	-9900
]números	-9
]o	-9900
]objetivo	-15
]objeto	12
]objetos	-15
]obras	-28
]obrigada	-17
]obrigado	-8
]obs	-21
]observa	-12
]observação	-14
]oco	-16
]odonto	15
]oferece	-17
]oficina	-25
]ofício	-25
]oi	-9900
]oitava	-13
]oitenta	-28
]oito	-9900
]ok	-9900
]olha	-9900
]olhal	-12
]olhando	-18
]olhar	-12
]olhe	-14
]olho	-24
]olhos	-25
]olhou	-10
]olinda	-10
]oliveira	-17
]olá	-13
]ombro	-13
]ombros	-9
]onda	-21
]onde	-9900
]ontem	-9900
]onze	-9900
]operacional	-15
]operador	-9900
]operadora	-14
]operadores	-14
]operação	-20
]opinião	-21
]ora	-12
]ordem	-9900
]ordenha	15
]orelhas	-15
]organiza	-16
]organizar	-17
]originais	-9
]original	-13
]orvalho	-13
]orçamento	-19
]os	-9900
]ostra	-17
]otávio	-14
]otília	-12
]ou	-9900
]ouro	15
]outono	-15
]outra	-9900
]outras	-16
]outros	-28
]outubro	-18
]ouve	-11
]ouvido	-13
]ouvidos	-9
]ouvir	-11
]ovelhas	11
]oxigénio	-11
]oxigênio	10
]p	-29
]paciente	8
]paciência	-17
]pacote	-17
]padaria	-15
]padre	-24
]padrinho	-19
]padrinhos	-15
]padrão	-13
]paga	-22
]paga-se	-12
]pagam	-15
]pago	-14
]pagou	-18
]paguei	-15
]pai	-15
]painel	-23
]pais	-19
]pala	-12
]palavra	-28
]palavras	-22
]palavrão	-13
]palavrões	-16
]palete	-13
]palma	-26
]palmo	-10
]panela	-20
]pano	-9900
]papel	-9900
]papelaria	-15
]papelão	-17
]papéis	-27
]par	-19
]para	-9900
]parabéns	-13
]parada	-23
]parado	-12
]parafuso	-11
]parafusos	-17
]parar	-13
]pare	-8
]parece	-15
]parecer	-13
]parede	-9900
]parou	-18
]parque	-28
]parte	-9900
]partes	-21
]participantes	-8
]partida	-15
]partir	-9900
]parto	12
]passa	-9900
]passada	-10
]passado	-9900
]passados	-20
]passageiros	-14
]passagem	-22
]passando	-22
]passar	-9900
]passe	-20
]passeio	-11
]passo	-9900
]passos	-19
]passou	-9900
]pasta	-9900
]pastor	-15
]patas	-15
]patrão	-20
]patrícia	-13
]pau	-12
]paula	-15
]paulo	-13
]pausa	-11
]paz	-14
]pedal	-11
]pedaço	-16
]pede	-18
]pede-se	-9900
]pedem	-22
]pedi	-11
]pedido	-14
]pedidos	9
]pedir	-9900
]pediram	-19
]pediram-me	-15
]pediu	-9900
]pediu-me	-21
]pedra	-19
]pedras	-22
]pedreiro	-9
]pedágio	-16
]pega	-9900
]pegar	-9900
]pegou	-23
]peixe	-24
]pela	-9900
]pelas	-9
]pele	-17
]pelo	-9900
]pelos	-22
]película	-9
]pena	-17
]pendurada	-10
]pendurar	-19
]peneira	-20
]pensei	-21
]pequena	-19
]pequeno	-28
]pequenos	-20
]perceba	-22
]percorre	-14
]perde	-15
]perdemos	-13
]perderam	-14
]perdeu	-29
]perdeu-se	-12
]perdido	-27
]perdoa	-13
]perfume	-9
]pergunta	-9900
]pergunta-se	-15
]perguntando	-15
]perguntar	-9900
]pergunte	-11
]perguntou	-25
]permanente	-12
]permitido	-17
]pernas	-20
]perto	-9900
]período	-17
]pesa	-9900
]pesada	-20
]pesados	-11
]pesam	-13
]pesar	-14
]pescado	13
]pescoço	-21
]peso	-9900
]pesos	-15
]pessoa	-9900
]pessoal	-9900
]pessoas	-9900
]peça	18
]peçanha	-10
]peças	-9900
]peço	-19
]ph	9
]pia	-14
]piano	-23
]picar	-15
]pico	-10
]pilha	-19
]piloto	-9900
]pilotos	-10
]pinga	-11
]pingo	-18
]pinho	-16
]pintado	-19
]pintura	-18
]pinça	-13
]piquete	-24
]pirilampo	-8
]piso	-9900
]pista	12
]pix	10
]pizza	-12
]planetário	-14
]planilha	-14
]planta	-18
]plantonista	-13
]plantão	-9900
]plaqueta	-14
]plaquinha	-15
]plastificar	-14
]plataforma	-14
]playlist	-16
]plástico	-22
]pneu	-22
]pneus	-15
]poda	-15
]pode	-9900
]podem	-14
]podia	-14
]podre	-19
]pois	-9900
]polegar	-8
]polícia	-8
]ponha	-12
]ponham-me	-11
]ponho	-8
]ponta	-27
]pontas	-14
]ponto	-9
]pontos	-9900
]pop	-25
]por	-9900
]porca	-13
]porque	-9900
]porta	-9900
]porta-luvas	-13
]portador	-12
]portal	-14
]portanto	-9900
]portaria	-21
]porteira	-12
]porteiro	-24
]porteiros	-19
]porto	-33
]português	-22
]portão	-9900
]posição	-13
]possa	-23
]possível	-23
]poste	-10
]pote	-23
]potência	-12
]pouco	-9900
]pousa	-8
]pousada	-9
]pousar	-14
]povo	-19
]poço	-25
]pq	-21
]pra	-9900
]praia	-21
]prancha	-17
]prateleira	-11
]prateleiras	-19
]pratica	-11
]prato	-18
]prazos	-17
]praça	-19
]precisa	-9900
]precisam	-10
]precisamos	-11
]preciso	-9900
]preenche	-9900
]preencher	-9
]preenchida	-8
]prende-se	-15
]prepara	-28
]preparar	-15
]preparação	-23
]presa	8
]presas	-18
]presentes	9
]presença	-15
]presidente	-9900
]pressa	-22
]pressão	-14
]preta	-23
]pretendo	-19
]preto	-24
]previsão	-9
]prezados	-20
]preço	-21
]pri	-9900
]primeira	-9900
]primeiro	-9900
]primeiros	-29
]print	-10
]prior	-16
]priscila	-18
]pro	-9900
]proa	-19
]problema	-11
]proceder	-16
]procedimento	-9900
]processo	-9900
]procura	-10
]produto	-23
]produtor	-12
]produzimos	-25
]prof	-15
]professor	-25
]professora	-11
]profissional	-15
]profundidade	-13
]programa	-22
]proibida	-20
]projeto	-15
]projetor	-29
]promete	-24
]prometeu	-18
]pronta	-10
]pronto	-9900
]propaganda	-9
]proponho	-19
]proprietário	-9
]propósito	-15
]pros	-28
]protetor	-14
]proteção	-12
]protocolo	-12
]provar	-13
]proveta	-9
]prática	-15
]prédio	-25
]prévia	-10
]própria	-18
]próprio	-9900
]próxima	-31
]próximo	-12
]publica	-11
]publicações	-19
]pug	-8
]pulseira	-12
]pulso	-16
]punho	-10
]purga	-21
]purgar	-11
]pusesse	-13
]puxa	-21
]puxado	-12
]puxar	-13
]puxão	-14
]pá	-21
]página	-28
]páginas	-16
]pátio	-14
]pão	-17
]pé	-14
]pó	-9900
]pôr	-9900
]põe	-9900
]põe-se	-14
]põem-se	-8
]pública	15
]q	-25
]quadros	-17
]qual	-18
]qualidade	-19
]qualquer	-9900
]quando	-9900
]quantas	-15
]quanto	-32
]quantos	-16
]quarenta	-9900
]quarentena	-20
]quarta	-9900
]quarta-feira	-17
]quartinho	-11
]quartos	-18
]quase	-9900
]quatro	-9900
]quatrocentos	-18
]que	-9900
]quebrado	-12
]quebrou	-14
]queda	-25
]queijo	-18
]queima	-20
]queimar	-14
]quem	-9900
]quer	-9900
]querem	-23
]queria	-9900
]quero	-9900
]questionário	-18
]questão	-21
]quilo	-14
]quilos	-12
]quinhentos	-15
]quinta	-25
]quinta-feira	-15
]quintal	-21
]quintas	-18
]quinze	-9900
]quiosque	-22
]quiser	-10
]quê	-27
]químico	-13
]r	-22
]rachadura	-11
]rack	-11
]rafa	-9
]raias	-10
]raimundo	-8
]ralo	-17
]ramos	-11
]rapariga	-18
]rapaz	-9900
]rapazes	-28
]raquel	-10
]rascunho	-22
]rasgada	-14
]rasgado	-16
]rasgar	-11
]raso	-10
]raspa	-18
]rasura	-12
]rateio	-11
]razão	-19
]ração	-19
]re	-18
]reais	-17
]real	-15
]reboque	-13
]recarga	11
]recebe	-9900
]recebemos	-19
]receber	-30
]recebeu	-18
]recebimento	-16
]recebo	-17
]receita	-9900
]recepcionista	-11
]recepção	-9900
]receção	-30
]recibo	-22
]reciclável	-17
]reclama	-11
]reclamado	-13
]reclame	-12
]reclamou	-11
]recolha	-12
]recolhe	-20
]recolhe-se	-11
]reconhece	-9
]reconhecimento	-19
]recreio	-22
]recuperação	-15
]recursos	-8
]recusa-se	-13
]recusou	-15
]redator	-12
]redação	-10
]rede	-9900
]redes	-21
]redige	-24
]redigir	-22
]redija	-17
]reduz	-20
]reduza	-17
]reescrever	-9
]ref	-9
]refaz	-20
]refeitório	-9
]refeição	-10
]refeições	-11
]reforma	-17
]reforma-se	-15
]reformou	-16
]rega	-22
]regata	-17
]regista	-9
]registado	-9
]registador	-11
]registo	-29
]registos	-9
]registro	-16
]regra	-19
]regras	-31
]regresso	-24
]regulador	-14
]regulamento	-24
]relatou	-16
]relatório	-9900
]relógio	-13
]relógios	15
]remendo	-10
]remoto	10
]remédio	-30
]rente	-17
]repete	-12
]res	-11
]reserva	-28
]reservas	-15
]resgate	-18
]residentes	-22
]residência	21
]resina	-15
]resolve	-12
]responde	-25
]respondendo	-14
]responder	-16
]responsável	-9900
]resposta	-13
]restauro	-9
]resto	-16
]restos	-8
]resultado	-22
]resumo	-10
]retalho	12
]retira	-14
]retoque	-16
]retrolavagem	-22
]reuniu	-10
]reunião	-9900
]rev	-19
]rever	-16
]revisão	-19
]reúne	-19
]rh	-9900
]ria	-34
]ribeira	-16
]ribeirão	-11
]ricardo	-21
]rio	-18
]risque	-11
]rita	-15
]roda	-8
]rodando	-13
]rodapé	-8
]rodas	-19
]rodo	-13
]rolo	-15
]rolos	-12
]romper	-11
]rompido	-11
]rosa	-14
]rosca	-13
]rose	-15
]rosto	-13
]rotação	-20
]roteirinho	-23
]roteiro	-35
]rotina	-28
]roubo	-8
]roupas	-19
]roxa	-18
]roxo	-8
]roça	-12
]rs	-16
]rua	-29
]rubrica	-12
]rui	-15
]rural	-10
]ruído	-8
]rádio	-14
]régua	-16
]rótulo	-12
]s	-9900
]sabe	-9900
]sabem	-9
]saber	-31
]sabia	-16
]sabão	-13
]saco	-9900
]sacola	-10
]sacos	17
]sacristia	-11
]sacristão	-15
]sacudir	-13
]saem	-9900
]safra	-16
]sai	-9900
]sair	-9900
]saiu	-9900
]sal	23
]sala	-11
]salas	-11
]saldo	-11
]salinas	-17
]salinha	-12
]salmoura	-11
]salão	13
]sandra	-10
]sangria	-21
]sanitária	-20
]santa	-18
]santana	-17
]saquinho	-16
]saudade	-16
]saídas	-21
]saúde	-20
]se	-9900
]seca	-9900
]seca-se	-10
]secar	-9900
]seco	-9900
]secretaria	-26
]secretária	-18
]sede	-17
]segue	-9900
]seguem	-8
]seguidos	-10
]seguinte	-9900
]seguir	-34
]segunda	-9900
]segunda-feira	-24
]segundas	-15
]segundo	-9900
]segundos	-9900
]segura	-26
]seguradora	-23
]segurança	-9900
]seguro	-17
]sei	-20
]seis	-9900
]seja	-34
]selada	-14
]selar	-9
]selfie	-19
]selo	-12
]sem	-9900
]semana	-9900
]semanas	-20
]semente	-14
]semestre	-16
]sempre	-9900
]sendo	-16
]senha	-9900
]senhor	-9900
]senhora	-9900
]senhores	-11
]senta	-12
]senta-se	-14
]sentado	-15
]sentam	-12
]sentar	-14
]sentido	-24
]sentir	-20
]senão	-20
]separa	-9900
]separada	-10
]separado	-15
]separar	-17
]sequência	-19
]ser	-9900
]seria	-13
]seringa	-21
]sermão	-15
]serra	-21
]serragem	-15
]serve	-18
]servem	-10
]servidor	14
]serviço	-20
]serviços	-17
]será	-12
]sesmt	-12
]sessenta	-26
]sessões	-18
]sete	-9900
]setembro	-22
]setor	-16
]setúbal	-18
]seu	-9900
]sexta	-19
]sexta-feira	-15
]sextas	-9
]shimeji	-21
]shopping	-15
]show	-10
]sido	-14
]silêncio	-14
]sim	-9900
]simples	-23
]simpático	-18
]sinal	-9900
]sino	-25
]sirva	-18
]sistema	-17
]site	-14
]situação	-21
]skipper	-18
]sobe	-9900
]sobe-se	-15
]sobra	-11
]sobrar	-11
]sobras	-10
]sobre	-9900
]sobretudo	-12
]sobrou	-19
]social	-25
]sociedade	-13
]socorro	-19
]sofia	-16
]sofá	-22
]sofás	-24
]sogro	-17
]soja	-14
]sol	-29
]solda	-16
]solicita-se	-11
]solicitar	-15
]solo	18
]solta	-19
]soltar	-12
]solto	-17
]som	-9900
]soma	-13
]sombra	-17
]somos	-9900
]sonda	-16
]sopa	-11
]soraia	-11
]soro	-9
]sorte	-16
]sou	-9900
]sozinha	-14
]sozinho	-9900
]sozinhos	-23
]sr	-9900
]sua	-9900
]suas	-10
]sub-13	-23
]subir	-13
]subiu	-15
]submarino	-13
]substitui	-16
]suja	-15
]sul	-15
]sumir	-12
]sumiu	-18
]superfície	-17
]superior	-11
]supermercado	-26
]supervisor	-9
]supervisora	-15
]suporte	-12
]susto	-17
]sábado	-9900
]sábados	-20
]são	-9900
]série	-12
]sério	-20
]sílvia	-18
]síndica	-21
]síndico	-12
]sítio	-9
]só	-9900
]sócio	-24
]sócios	-16
]sólidos	-8
]sónia	-17
]tabela	-9900
]tabuleiro	-26
]tabuleiros	11
]tacho	-9
]tal	-20
]talhão	-16
]talão	-28
]tamanho	-22
]tambor	-27
]também	-9900
]tampa	-9900
]tampada	-13
]tampo	-10
]tanque	-9900
]tanto	-23
]tapa-se	-10
]tapar	-19
]tapetes	-11
]tarefa	-19
]tati	-16
]tatua	-11
]tava	-9
]taxa	-16
]te	-14
]teatro	-28
]tecido	-16
]telefona	-19
]telefona-se	-15
]telefone	-9900
]telemóveis	-9
]telemóvel	-13
]teles	-13
]televisão	-14
]telha	-16
]telhado	10
]telmo	-15
]tem	-9900
]tema	-17
]temos	-9900
]tempo	-9900
]temporada	-10
]tenda	-19
]tenha	-20
]tenham	-20
]tenho	-9900
]tensão	-22
]tentar	-9
]teor	-9
]ter	-9900
]terceira	-17
]terceiro	-19
]teresa	-15
]terminal	-9
]terminou	-11
]termo	-14
]termos	-19
]termómetro	-11
]termômetro	-16
]terra	-36
]terreno	-15
]terça	-15
]terça-feira	-16
]terças	-22
]terço	-14
]tesoura	-13
]testa	-9900
]testada	-10
]testado	-8
]testar	-15
]teste	-9900
]testemunha	-13
]testemunhas	-8
]teto	-13
]teve	-13
]texto	-9900
]thaís	-9
]tiago	-25
]ticket	-21
]tijolo	-9
]time	-11
]tinha	-9900
]tinham	-10
]tinta	-18
]tio	-19
]tiquinho	-14
]tira	-9900
]tira-se	-9900
]tirada	-15
]tirado	-16
]tirar	-9900
]tiro	-11
]tive	-13
]tivemos	-13
]tiver	-9900
]toalha	-15
]toca	-9900
]tocam	-22
]tocando	-11
]tocar	-28
]toco	-21
]toda	-9900
]todas	-9900
]todo	-9900
]todos	-9900
]tom	-24
]toma	-12
]tomada	-16
]tomou	-8
]toneladas	-13
]toninho	-10
]tonturas	-14
]toques	-18
]torcendo	-14
]torna	-13
]torneio	11
]torneira	-11
]torque	-19
]torra	9
]torre	-19
]torto	-14
]tosa	15
]tosse	-12
]touca	-9900
]trabalha	-23
]trabalham	-17
]trabalhei	-13
]trabalho	-9900
]trabalhos	-22
]tradutor	-18
]trajes	-22
]trancado	-18
]transferir	-16
]transferência	-16
]transformar	-15
]transmissor	12
]transportadora	-13
]transporte	-22
]trapo	-9
]trata	-14
]tratada	-22
]tratador	-9
]tratadores	-14
]tratar	-16
]trava	-10
]travada	-17
]travado	-22
]travessia	-19
]travões	-9
]traz	-9900
]trazer	-13
]traço	-20
]trecho	-9
]trena	-15
]trevo	-13
]triangular	-10
]tribunal	-16
]trimestre	-11
]trinta	-9900
]trocada	11
]trocado	-19
]trocar	-25
]trocaram	-12
]trocou	-13
]tronco	-15
]troque	-9
]trouxe	-15
]trás	-22
]três	-9900
]tu	-18
]tubo	-17
]tubos	-14
]tudo	-34
]tule	12
]turistas	8
]turma	-15
]turno	11
]turnos	-9
]tutor	-18
]tá	-9900
]tábua	-9
]táxi	-13
]técnica	-9900
]técnicas	-16
]técnico	-9900
]técnicos	-22
]têm	-9900
]tínhamos	-13
]título	-15
]tô	-22
]uai	-9
]uberaba	-14
]um	-9900
]uma	-9900
]umas	-30
]umidade	-18
]unidade	-15
]unidades	-10
]uniforme	-24
]união	-12
]uns	-9900
]uníssonos	-16
]urgente	-15
]usa	-9900
]usada	-8
]usado	-29
]usamos	-9
]usar	-10
]uso	-22
]utente	-18
]utilizador	9
]v	-18
]vacina	9
]vacinas	-16
]vacinação	-20
]vaga	-13
]vai	-9900
]vai-se	-11
]valdir	-14
]vale	-9900
]valeu	-16
]valida	-13
]validade	-9900
]valmir	-17
]valor	-9900
]vamos	-9900
]van	-15
]variedade	-11
]varre	-14
]vaso	-14
]vaza	-23
]vazia	-23
]vazio	-22
]vazou	-9
]vc	-10
]vcs	-20
]veda	-18
]vedado	-11
]veio	-9900
]vejo	-25
]vela	-8
]velas	-18
]velha	-11
]velhas	-10
]velho	-20
]velocidade	-17
]vem	-9900
]vence	-10
]venceu	-11
]vencido	-9
]venda	14
]vende	-19
]vendedores	-22
]vender	-23
]vendo	-26
]veneno	11
]venho	-18
]ventilador	-15
]ventosa	-9
]ventou	-15
]ver	-9900
]verdade	-20
]verde	-9900
]vereador	-11
]vergonha	-17
]verifica	-10
]verificam	-14
]verificação	-20
]vermelha	-9900
]vermelho	-9900
]verso	-8
]versão	-13
]vertical	-21
]verão	-9900
]veste	-14
]vestido	-13
]veterinária	-10
]veterinário	-15
]vez	-9900
]vezes	-9900
]veículo	-16
]vi	-14
]viaja	-11
]vias	-16
]viatura	-23
]vida	-9900
]vidrado	-14
]vidro	-9
]vier	-11
]vigia	-15
]vigilante	-10
]vigilantes	-9
]vigilância	-36
]vigor	-12
]vila	-15
]vinagre	-13
]vinha	-20
]vinheta	-10
]vinho	-17
]vinte	-9900
]violinos	-25
]vir	-21
]vira	-9900
]virada	-9
]virado	-14
]viram	-13
]virar	-18
]viraram	-13
]viseu	-17
]visita	-9900
]visitante	-23
]visitantes	-23
]visitas	-29
]visor	-16
]vista	-27
]vistoria	-25
]vitória	-22
]viu	-9900
]viva	-24
]vivas	-20
]viveiro	-23
]vizinho	-17
]vizinhos	-10
]você	-9900
]vocês	-24
]volante	-11
]volta	-9900
]volta-se	-9
]voltam	-11
]voltar	-18
]voltas	-17
]voltou	-13
]volume	-16
]voluntária	9
]voluntário	-18
]vosso	-11
]voto	11
]vou	-9900
]voz	-9900
]vpn	-11
]vácuo	-17
]válida	-15
]válvula	-17
]vão	-9900
]véspera	-9900
]vê	-9900
]vê-se	-15
]vêm	-31
]vídeo	-18
]wagner	-19
]wellington	-15
]whatsapp	-11
]x	-13
]xampu	-10
]zap	-15
]zero	-18
]zona	-25
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
]ácido	10
]águas	-19
]águia	-18
]álcool	-9900
]árbitro	-21
]área	-18
]árvore	-26
]áudio	-15
]âmbito	-13
]é	-9900
]época	-14
]évora	-15
]íntima	-14
]ó	-19
]óbito	-18
]óculos	-9900
]óleo	-9900
]óleos	-14
]órgão	-11
]ônibus	-24
]última	-9900
]último	-9900
]últimos	-15
]úmido	-14
]única	-23
]único	-27
]úteis	-20
]útil	-17
]–	-9900
]—	-9900
]•	-9900
]☐	-9900
n1-07	-12
n1-in	-26
n1-la	-12
n1-lo	-18
n1-me	-12
n1-os	-10
n1-se	-12
n10	-17
n10-me	-23
n10-se	-32
n100	-14
n10a	-44
n10aca	-15
n10ado	-23
n10ah	-20
n10ais	-21
n10alo	-21
n10alô	-21
n10ana	-16
n10apa	-12
n10ara	-14
n10aro	-19
n10as	-23
n10ata	-10
n10ato	-12
n10ava	-20
n10aço	-20
n10bra	-19
n10bre	-12
n10cal	-9
n10car	-30
n10cas	-13
n10cer	-18
n10cha	-19
n10cho	-17
n10cio	-9
n10cos	-13
n10cre	-9
n10das	-35
n10daí	-16
n10de	-21
n10dem	-17
n10des	-10
n10deu	-15
n10dia	-16
n10dio	-15
n10dor	-17
n10dos	-23
n10dou	-18
n10dão	-17
n10ebe	-18
n10eca	-11
n10ece	-18
n10eda	-14
n10ede	-19
n10ega	-20
n10eia	-21
n10ela	-9
n10ele	-13
n10ena	-19
n10eno	-19
n10ens	-17
n10esa	-26
n10eta	-16
n10ete	-14
n10eto	-24
n10eus	-15
n10eva	-18
n10eve	-15
n10eço	-21
n10faz	-33
n10gam	-8
n10gar	-22
n10gas	-12
n10gem	-39
n10gia	-10
n10gos	-22
n10gua	-13
n10gue	-18
n10ham	-26
n10has	-12
n10hei	-8
n10her	-19
n10hos	-13
n10hum	9
n10ial	-9
n10iar	-10
n10ias	-18
n10ica	-29
n10ice	-12
n10ico	-15
n10ida	-40
n10igo	-10
n10ila	-19
n10imo	16
n10ina	-17
n10ine	-11
n10ing	-13
n10ino	-15
n10ipa	-10
n10ira	-43
n10iro	-30
n10isa	-24
n10ita	-27
n10ito	-19
n10iva	-17
n10ivo	-15
n10ixa	-11
n10lar	-15
n10les	-12
n10lha	-36
n10lhe	-12
n10lho	-16
n10lme	-20
n10los	-12
n10lto	-8
n10mal	-27
n10mas	-11
n10mba	-15
n10mos	-29
n10mou	-20
n10nal	-10
n10nar	-22
n10nca	-13
n10nce	-21
n10nda	-17
n10nde	-13
n10nel	-10
n10ner	-14
n10net	-20
n10nha	-15
n10nho	-37
n10nia	-9
n10nil	-11
n10nos	-22
n10nou	-17
n10nta	-25
n10nte	-20
n10não	-11
n10nça	-23
n10o	-10
n10oca	-23
n10odo	-10
n10ois	-14
n10ola	-15
n10ole	-11
n10olo	-13
n10ona	-17
n10ora	-30
n10ore	-16
n10os	-21
n10osa	-14
n10ota	-11
n10ote	-10
n10pas	-15
n10pel	-11
n10pop	-18
n10que	-25
n10ram	-23
n10rar	-28
n10ras	-26
n10rca	-13
n10rdo	-13
n10rem	-23
n10rer	-20
n10res	-10
n10rga	-17
n10ria	-26
n10ril	-16
n10rio	-26
n10riu	-13
n10rma	-10
n10rna	-10
n10rno	-13
n10ros	-13
n10rou	-21
n10rra	-16
n10rre	-11
n10rro	-12
n10rta	-25
n10rto	-13
n10sar	-16
n10sas	-19
n10se	-15
n10sei	-14
n10ser	-9
n10soa	-10
n10sol	-12
n10ssa	-10
n10sse	-17
n10sso	-23
n10sta	-21
n10ste	-22
n10sto	-17
n10são	-15
n10só	-32
n10tal	-8
n10tas	-27
n10ter	-16
n10tes	-31
n10til	-10
n10tim	-16
n10tir	-16
n10tor	-15
n10tos	-13
n10tou	-27
n10tro	-22
n10tão	-16
n10ual	-10
n10uar	-13
n10uas	-22
n10uda	-25
n10uem	-9
n10ues	-8
n10uia	-22
n10ula	-27
n10um	-34
n10uma	-25
n10umo	-12
n10una	-9
n10uno	-15
n10ura	-30
n10uês	-13
n10val	-8
n10vam	-12
n10van	-21
n10var	-22
n10vas	-18
n10vel	-11
n10vem	-9
n10ver	-19
n10via	-15
n10zar	-16
n10zer	-32
n10zes	-12
n10zia	-11
n10éis	-20
n10ída	-18
n10ões	-22
n1aba	-14
n1abe	-10
n1aca	-17
n1aco	-16
n1ada	-27
n1ado	-20
n1afa	-11
n1afo	-16
n1afé	-16
n1aga	-8
n1ago	-28
n1ah	-13
n1aha	-18
n1ai	-9
n1aia	-27
n1ail	-13
n1aio	-15
n1air	-11
n1ais	-14
n1aja	-8
n1aje	-11
n1ala	-16
n1ali	-9
n1alo	-22
n1alô	-13
n1ama	-14
n1ame	-9
n1amo	-10
n1ana	-21
n1ane	-18
n1ani	-16
n1ano	-25
n1aos	-9
n1apa	-27
n1ara	-25
n1are	-17
n1ari	-12
n1aro	-16
n1aré	-18
n1asa	-11
n1ase	-21
n1aso	-11
n1ass	-10
n1ata	-13
n1ate	-16
n1ati	-16
n1ato	-12
n1ava	-12
n1ave	-9
n1avi	-12
n1avó	-15
n1axa	-16
n1aza	-16
n1aça	-26
n1aço	-9
n1aís	-19
n1bam	-14
n1ber	-22
n1beu	-16
n1bh	-9
n1bia	-17
n1bir	-9
n1biu	-12
n1blz	-8
n1bor	-15
n1bos	-26
n1bra	-8
n1bre	-21
n1bro	-14
n1bui	-15
n1bus	-10
n1cam	-15
n1car	-26
n1cas	-13
n1cer	-28
n1ces	-18
n1ceu	-18
n1cha	-31
n1che	-25
n1cho	-30
n1chá	-14
n1chê	-9
n1cia	-26
n1cie	-10
n1cio	-17
n1cm	-16
n1com	-10
n1cos	-20
n1cou	-10
n1cpf	-9
n1cra	-10
n1cre	-18
n1cta	-25
n1cto	-16
n1ctt	-13
n1cão	-12
n1cês	-10
n1dar	-34
n1das	-19
n1daí	-10
n1dei	-13
n1dem	-15
n1der	-15
n1des	-13
n1dia	-13
n1dim	-17
n1dio	-32
n1dir	-22
n1diz	-18
n1doa	-14
n1doc	-13
n1dor	-18
n1dos	-33
n1dou	-15
n1dra	-11
n1dro	-12
n1duz	-9
n1dão	-18
n1e-o	-8
n1eak	-13
n1eal	-9
n1eba	-17
n1ebo	-21
n1ebê	-16
n1eca	-17
n1ece	-9
n1eco	-16
n1eda	-17
n1ede	-19
n1edi	-11
n1edo	-11
n1efa	-17
n1efe	-16
n1ega	-36
n1ego	-12
n1eia	-19
n1eio	-20
n1eis	-17
n1eja	-15
n1eji	-17
n1ejo	-18
n1ela	-17
n1ele	-28
n1elo	-15
n1ema	-22
n1ena	-18
n1enc	-12
n1ene	-16
n1enf	-9
n1eno	-12
n1ens	-33
n1eos	-15
n1epi	-16
n1era	-19
n1ere	-10
n1ero	-8
n1ers	-17
n1esa	-22
n1ese	-15
n1eta	-24
n1ete	-17
n1eto	-24
n1eva	-13
n1eve	-9
n1evo	-14
n1exa	-10
n1exo	-13
n1eza	-26
n1eão	-13
n1eça	-23
n1eço	-10
n1f	-15
n1f.ª	-21
n1far	-12
n1fas	-13
n1fax	-14
n1faz	-21
n1fia	-17
n1fie	-15
n1fos	-35
n1foz	-8
n1fra	-10
n1fui	-9
n1fwd	-15
n1fás	-14
n1g.ª	-12
n1gam	-9
n1gar	-22
n1gas	-21
n1gem	-44
n1gia	-12
n1gil	-13
n1gio	-13
n1giu	-21
n1gos	-21
n1gou	-17
n1gra	-11
n1gre	-8
n1gro	-14
n1gua	-17
n1gue	-19
n1gão	-17
n1hah	-10
n1hal	-10
n1ham	-8
n1har	-9
n1has	-17
n1hei	-19
n1hem	-11
n1her	-28
n1hes	-11
n1hia	-9
n1hip	-16
n1hor	-17
n1hos	-19
n1how	-11
n1hum	-10
n1hã	-15
n1hão	-17
n1ial	-21
n1iam	-19
n1iar	-12
n1ias	-13
n1iba	-12
n1ibo	-12
n1ica	-24
n1ice	-17
n1ico	-18
n1ida	-28
n1ide	-15
n1ido	-14
n1ier	-9
n1ies	-17
n1ifa	-14
n1iga	-11
n1ige	-11
n1igo	-14
n1ijo	-19
n1ila	-23
n1ile	-14
n1ilo	-17
n1ima	-29
n1ime	-16
n1imo	-39
n1ina	-9
n1ine	-14
n1ing	-19
n1ino	-26
n1ins	-14
n1ior	-10
n1ios	-22
n1iou	-17
n1ipe	-14
n1ipo	-12
n1ira	-24
n1ire	-10
n1isa	-17
n1ise	-15
n1ist	-8
n1ita	-25
n1ite	-22
n1ito	-12
n1iva	-15
n1ive	-10
n1ivo	-26
n1ixe	-20
n1ixo	-8
n1iza	-15
n1iás	-11
n1ião	-19
n1iça	-19
n1j	-13
n1jas	-25
n1jaí	-12
n1jes	-14
n1jos	-27
n1jão	-13
n1ket	-13
n1km	-10
n1kup	-19
n1lab	-13
n1lar	-21
n1las	-13
n1lco	-11
n1lda	-23
n1lde	-27
n1ldo	-11
n1lei	-9
n1leo	-9
n1les	-11
n1leu	-18
n1lga	-19
n1lgo	-17
n1lha	-16
n1lhe	-16
n1lho	-16
n1lia	-19
n1lio	-15
n1liê	-15
n1lle	-9
n1lly	-12
n1lma	-10
n1lme	-20
n1lmo	-16
n1lol	-15
n1lor	-19
n1los	-14
n1lou	-15
n1lpa	-18
n1lpe	-14
n1lsa	-28
n1lta	-28
n1lte	-8
n1lto	-12
n1lva	-8
n1lã	-14
n1lão	-21
n1m/h	-9
n1mal	-19
n1mam	-16
n1mar	-22
n1mas	-29
n1mba	-10
n1mbo	-14
n1mel	-19
n1mem	-20
n1mer	-8
n1mes	-28
n1mia	-24
n1mir	-24
n1miu	-11
n1mor	-11
n1mos	-27
n1mou	-15
n1mpa	-21
n1mpo	-12
n1mum	-14
n1máx	-11
n1mão	-14
n1n2	-11
n1nal	-17
n1nam	-12
n1nar	-23
n1nas	-18
n1nca	-17
n1nce	-27
n1nda	-36
n1nde	-17
n1ndo	-19
n1nel	-15
n1nem	-8
n1ner	-20
n1net	-26
n1neu	-18
n1nga	-11
n1nge	-11
n1ngo	-14
n1ngu	-19
n1nha	-22
n1nho	-25
n1nhã	-20
n1nia	-20
n1nil	-12
n1nio	-29
n1nis	-17
n1nja	-11
n1nol	-15
n1nor	-21
n1nos	-26
n1nou	-10
n1nox	-15
n1nro	-15
n1nsa	-12
n1nse	-8
n1nta	-24
n1nte	-20
n1nua	-13
n1nça	-32
n1nço	-12
n1nês	-13
n1nó	-9
n1oas	-18
n1obs	-22
n1oca	-34
n1oce	-10
n1oco	10
n1oda	-26
n1ode	-9
n1odo	-14
n1ofá	-20
n1oia	-18
n1oio	-8
n1oja	-26
n1ola	-19
n1ole	-18
n1olo	-15
n1olá	-13
n1oma	-14
n1ome	-9
n1omo	-22
n1ona	-26
n1one	-31
n1ono	-11
n1ons	-12
n1oné	-11
n1ope	-22
n1ora	-17
n1ore	-16
n1oro	-13
n1osa	-24
n1ose	-9
n1oso	-17
n1ota	-19
n1oto	-23
n1ova	-30
n1ovo	-23
n1oão	-8
n1oça	-9
n1oço	-16
n1pal	-13
n1par	-24
n1pas	-10
n1paz	-9
n1pem	-9
n1per	-16
n1pet	-20
n1pia	-26
n1pis	-10
n1pix	-18
n1pla	-8
n1plo	-19
n1pop	-16
n1por	-10
n1pos	-16
n1pou	-12
n1pto	-11
n1pug	-8
n1pus	-8
n1pá	-14
n1pão	-10
n1pés	-15
n1pós	-11
n1pôs	-18
n1q	-11
n1quê	-18
n1r	-9
n1ral	-17
n1ram	-10
n1rar	-26
n1ras	-45
n1rau	-10
n1rca	-20
n1rco	-16
n1rda	-8
n1rde	-9
n1rdo	-30
n1re	-20
n1rea	-12
n1ref	-9
n1rei	-16
n1rem	-9
n1rer	-11
n1res	-34
n1reu	-24
n1rev	-13
n1rge	-9
n1rgo	-11
n1ria	-28
n1rie	-9
n1ril	-11
n1rim	-19
n1rio	-32
n1rir	-16
n1ris	-19
n1riu	-10
n1riz	-15
n1rma	-14
n1rme	-11
n1rmo	-13
n1rna	-18
n1rne	-11
n1rno	-23
n1roa	-9
n1rof	-11
n1rol	-14
n1ros	-26
n1rov	-11
n1rox	-10
n1rre	-17
n1rro	-12
n1rs	-12
n1rso	-12
n1rta	-18
n1rte	-25
n1rto	-24
n1rua	-23
n1rui	-16
n1rva	-13
n1rão	-16
n1rça	-8
n1rço	-12
n1ré	-13
n1rés	-14
n1sae	-11
n1sal	-8
n1sam	-12
n1sar	-12
n1sas	-23
n1sca	-20
n1sce	-11
n1sco	-21
n1sei	-13
n1sem	-10
n1set	-24
n1seu	-28
n1sex	-18
n1sia	-18
n1sil	-8
n1sio	-12
n1smo	-26
n1smt	-11
n1son	-19
n1sor	-23
n1sos	-24
n1sou	-19
n1spa	-15
n1ssa	-19
n1sse	-8
n1sso	-26
n1sta	-21
n1ste	-9
n1sto	-10
n1sul	-10
n1são	-24
n1tal	-10
n1tam	-13
n1tar	-27
n1tas	-33
n1taz	-22
n1te	-12
n1tei	-11
n1tel	-17
n1tem	-14
n1ter	-11
n1tes	-24
n1ti	-24
n1tia	-14
n1til	-11
n1tim	-17
n1tio	-11
n1toa	-15
n1ton	-15
n1tor	-16
n1tos	-21
n1tou	-10
n1tra	-19
n1tre	-19
n1tro	-34
n1tu	-20
n1tão	-25
n1tô	-12
n1ual	-25
n1uan	-10
n1uar	-17
n1uas	-15
n1ube	-9
n1ubo	-13
n1uda	-18
n1ude	-11
n1udo	-12
n1uei	-9
n1uel	-13
n1uem	-10
n1uer	-13
n1ues	-18
n1ufa	-14
n1uga	-18
n1uia	-30
n1uim	-11
n1uir	-11
n1uiz	-12
n1ula	-27
n1ule	-16
n1ulo	-17
n1uma	-21
n1ume	-9
n1umo	-17
n1una	-18
n1uno	-17
n1uns	-10
n1upa	-15
n1ura	-36
n1uro	-26
n1urt	-14
n1usa	-12
n1uso	-23
n1ute	-9
n1uto	-22
n1uxa	-10
n1uza	-13
n1uês	-15
n1v	-15
n1val	-13
n1vam	-11
n1van	-20
n1var	-23
n1vas	-32
n1vcs	-11
n1vei	-15
n1vel	-18
n1vem	-17
n1ver	-17
n1ves	-29
n1via	-21
n1vio	-17
n1voa	-11
n1voo	-19
n1vor	-15
n1vos	-26
n1vra	-13
n1vém	-22
n1xem	-16
n1xma	-16
n1xmo	-15
n1xão	-15
n1zam	-10
n1zap	-13
n1zar	-28
n1zas	-14
n1zes	-14
n1zia	-8
n1zir	-14
n1zos	-21
n1zou	-9
n1zão	-13
n1zém	-16
n1áxi	-13
n1ães	-27
n1çam	-13
n1çar	-8
n1ças	-16
n1çol	-12
n1ços	-17
n1çou	-9
n1ção	-26
n1ída	-33
n1íza	-8
n1ó	-16
n1óis	-8
n1ões	-38
n1úde	-13
n1úne	-16
n2-se	-30
n20	-17
n2a	-25
n2aba	-18
n2aca	-22
n2ack	-13
n2ada	-58
n2ade	-25
n2ado	-40
n2afa	-14
n2afo	16
n2afé	-10
n2ago	-21
n2ai	-13
n2aia	-12
n2aio	-13
n2ais	-30
n2ala	-36
n2alo	-20
n2alô	-16
n2ama	-8
n2ame	-11
n2ana	-9
n2ano	-19
n2apa	-14
n2ara	-20
n2aro	-14
n2ará	-11
n2aré	-15
n2as	-26
n2ase	-9
n2ata	-10
n2ate	13
n2ato	-13
n2ava	-31
n2avo	-13
n2aça	-10
n2bas	-15
n2ber	-34
n2bia	-14
n2bio	-13
n2bos	-15
n2bre	10
n2bro	-20
n2bua	-18
n2bui	-19
n2cal	-11
n2car	-31
n2cas	-24
n2cem	-13
n2cer	-19
n2cha	-17
n2che	-13
n2cho	-34
n2cia	-34
n2cio	-17
n2cos	-21
n2cou	-11
n2cre	-18
n2cão	-16
n2cês	-28
n2das	-27
n2de	-33
n2dem	-16
n2der	-16
n2des	-19
n2dia	-26
n2dir	-16
n2dor	-36
n2dos	-37
n2dra	-9
n2dre	-21
n2dão	-17
n2dê	-16
n2ebe	-41
n2eca	-13
n2ece	-32
n2eda	-16
n2ede	-18
n2edi	-9
n2edo	-17
n2efe	-16
n2ega	-13
n2eia	-15
n2eio	-31
n2eis	-17
n2eja	-27
n2ejo	-17
n2ela	-22
n2ele	-20
n2elo	-23
n2ema	-18
n2ena	-20
n2eno	-17
n2ens	-33
n2era	-22
n2ero	-14
n2esa	-14
n2ese	-20
n2eta	-27
n2eto	-14
n2eus	-21
n2eve	-8
n2eza	-22
n2eço	-17
n2f.ª	-13
n2faz	-19
n2fia	-18
n2g	-9
n2g.ª	-23
n2gar	10
n2gas	-13
n2gia	-21
n2gra	-19
n2gue	-19
n2ham	-18
n2har	-19
n2has	-30
n2her	-21
n2hos	-23
n2hou	-14
n2hum	-25
n2ial	-15
n2ias	-24
n2ica	-22
n2ice	-31
n2ico	-9
n2ida	-23
n2ide	-18
n2ido	-16
n2ifa	-14
n2iga	-23
n2igo	-26
n2ijo	-23
n2ila	13
n2ilo	-13
n2ima	-26
n2imo	9
n2ina	-28
n2ine	-13
n2ing	-9
n2ino	-31
n2ins	-12
n2ior	-21
n2ios	-22
n2iou	-18
n2ipa	-22
n2ipe	-12
n2ir	-30
n2ira	-46
n2iro	-34
n2ise	-11
n2ist	-13
n2ita	-40
n2ite	-16
n2ito	-35
n2ivo	-16
n2ixo	-20
n2ião	-8
n2jos	-23
n2jão	-15
n2lar	-22
n2las	-21
n2lda	-16
n2ldo	-15
n2les	-25
n2lha	-31
n2lhe	-12
n2lio	-18
n2lme	-19
n2los	-23
n2lta	-18
n2mal	-23
n2mar	-15
n2mas	-24
n2mba	-12
n2mir	-10
n2mos	-9
n2mpa	-10
n2mão	-11
n2nal	-13
n2nas	-25
n2nce	-14
n2nco	-16
n2nde	-17
n2ndo	-59
n2nga	-12
n2ngo	-9
n2nha	-24
n2nho	-30
n2nia	-17
n2nio	-24
n2nis	-13
n2nor	-16
n2nos	-29
n2nta	-44
n2nto	-30
n2nua	-8
n2não	-18
n2nça	-9
n2nês	-13
n2nó	-10
n2o	-42
n2oas	-11
n2oca	-17
n2oco	-24
n2oda	-15
n2ogo	-11
n2ois	-26
n2ola	-23
n2olo	-10
n2oma	-13
n2ome	-15
n2omo	-49
n2ona	-12
n2one	-13
n2ora	-28
n2os	-40
n2ota	-9
n2oto	-13
n2ova	-16
n2ove	-18
n2p	-13
n2pai	-18
n2par	-10
n2pel	-32
n2pet	-13
n2pia	-22
n2pos	-13
n2q	-13
n2que	-36
n2ral	-15
n2ram	-37
n2rar	-36
n2ras	-30
n2rca	-9
n2rco	11
n2rda	-19
n2rdo	-21
n2rea	-9
n2rem	-12
n2res	-24
n2reu	-13
n2rga	-15
n2ria	8
n2ril	-13
n2rir	-9
n2rma	-33
n2rmã	-16
n2rna	-25
n2rne	-15
n2rno	-17
n2ros	-39
n2rou	-18
n2rra	-22
n2rso	-24
n2rta	-26
n2rte	-13
n2rto	-23
n2rui	-17
n2rão	-14
n2sam	-20
n2sar	-13
n2sas	-18
n2sca	-20
n2sco	-21
n2se	-18
n2ses	-18
n2seu	-21
n2sia	-20
n2smo	-17
n2soa	-31
n2son	-19
n2sor	-17
n2sos	-27
n2ssa	8
n2sse	-22
n2sso	-25
n2sta	-37
n2ste	-32
n2são	-22
n2só	-32
n2tal	-18
n2tam	-25
n2tar	-28
n2tas	-40
n2taz	-24
n2te	-14
n2tel	-17
n2tem	-12
n2ter	-9
n2tes	-32
n2tia	-11
n2tir	-16
n2tom	-16
n2tor	-24
n2tos	-55
n2tou	-15
n2tra	-25
n2tre	-11
n2tro	-17
n2tua	-9
n2tão	-17
n2tô	-20
n2ual	-19
n2uas	-41
n2ube	-10
n2uda	-13
n2udo	-19
n2uei	-9
n2uem	-25
n2ues	-13
n2ufa	-15
n2uia	-19
n2uim	-15
n2uja	-15
n2ula	-24
n2ulo	-20
n2um	-29
n2uma	-27
n2umo	-22
n2una	-16
n2uno	-32
n2uro	-31
n2usa	-16
n2uso	-13
n2uto	-13
n2uxe	-9
n2val	-17
n2vam	-12
n2van	-19
n2var	-30
n2vas	-15
n2vel	-11
n2vem	-14
n2ver	-21
n2via	-32
n2vio	-11
n2vir	-17
n2vos	-18
n2vou	-11
n2vra	-12
n2xou	-12
n2zas	-14
n2zem	-16
n2zer	-15
n2zes	-22
n2zia	-14
n2áxi	-14
n2ças	-17
n2ços	-16
n2ção	-54
n2ó	-18
n2óis	-10
n2ões	-23
n2údo	-17
n3-13	-12
n3-me	-35
n3-os	-18
n3-se	-10
n30	-29
n3a	-46
n3a-o	-14
n3ade	-38
n3ado	-52
n3afa	-13
n3afé	-12
n3aga	-21
n3ago	-14
n3aia	-14
n3aio	-10
n3air	-23
n3ais	-13
n3aiu	-24
n3aje	-11
n3ali	-20
n3alo	-26
n3ama	-30
n3ame	-10
n3ana	-15
n3ano	-26
n3apa	-18
n3apé	-11
n3ara	-23
n3are	-22
n3aro	-20
n3as	-18
n3ase	-22
n3ash	-9
n3aso	-15
n3ata	-22
n3ate	-13
n3ato	-33
n3ava	-35
n3ave	-18
n3avo	-15
n3axa	-8
n3aza	-23
n3aça	-33
n3aço	-31
n3bal	-15
n3bam	-18
n3bas	-14
n3ber	10
n3beu	-18
n3bor	-15
n3bos	-28
n3bou	-21
n3bra	-15
n3bre	-45
n3bro	-19
n3cal	-29
n3cam	11
n3car	-55
n3cas	-23
n3cer	-16
n3ceu	-18
n3cha	-34
n3che	-12
n3cio	-26
n3clo	-10
n3cos	-32
n3cou	-23
n3cre	-11
n3cta	-14
n3cto	-19
n3cuo	-8
n3cão	-8
n3céu	-10
n3cês	-16
n3dar	-35
n3das	-34
n3daí	-20
n3de	-34
n3dem	-42
n3der	-27
n3des	8
n3deu	-27
n3dim	-15
n3dio	-35
n3dir	-32
n3dor	-28
n3dos	9
n3dou	-20
n3dra	-14
n3dre	-17
n3dro	-23
n3duz	-18
n3dão	-19
n3dê	-12
n3ebe	11
n3ebo	15
n3eca	-18
n3ece	-25
n3eda	-22
n3edo	-25
n3efa	-13
n3ega	-20
n3ego	-24
n3eio	-30
n3eis	-19
n3eja	-13
n3eji	-16
n3ejo	-23
n3ela	-35
n3elo	-26
n3ema	-19
n3ena	-31
n3ene	-11
n3eno	-25
n3ens	-24
n3eos	-18
n3epi	-13
n3era	-14
n3ero	-21
n3ers	-11
n3eta	-37
n3ete	-31
n3eto	-41
n3eus	-20
n3eve	-20
n3evo	-15
n3exa	-14
n3exo	-10
n3eza	23
n3eça	-41
n3eço	-22
n3f.ª	-10
n3far	-21
n3faz	-45
n3fia	-20
n3fos	-21
n3fre	-10
n3fui	-14
n3gam	-17
n3gar	-31
n3gas	-17
n3gem	18
n3gia	-20
n3gio	-14
n3gir	-19
n3giu	-16
n3giz	-17
n3gos	-22
n3gou	-24
n3gra	-18
n3gre	-11
n3gua	-18
n3gue	-21
n3hal	-14
n3ham	-16
n3has	-30
n3hei	-18
n3her	-33
n3hes	-17
n3hj	-13
n3hou	-21
n3hum	-19
n3ial	-24
n3iam	-18
n3iar	-16
n3ias	-36
n3iba	-18
n3ibo	-13
n3ica	-26
n3ice	-14
n3ico	-26
n3ida	14
n3ide	-22
n3ido	-46
n3ier	-9
n3ifa	-14
n3iga	-19
n3ige	-9
n3igo	-28
n3ijo	-16
n3ila	-23
n3ilo	-33
n3ima	-34
n3ime	-13
n3ing	-16
n3ino	-35
n3ins	-16
n3int	-8
n3ior	-24
n3ios	-31
n3ipa	-22
n3ira	-18
n3ire	-9
n3iro	-32
n3isa	-25
n3ise	11
n3ist	-14
n3ita	10
n3ito	-32
n3iva	-28
n3ive	-20
n3ivo	-35
n3ixa	-14
n3ixe	-20
n3iza	-20
n3ião	-29
n3iça	-13
n3jas	-24
n3jão	-19
n3kg	-14
n3lar	-30
n3las	-48
n3lda	-21
n3lde	-12
n3ldo	-13
n3lei	-31
n3leo	-10
n3les	-34
n3lga	13
n3lha	-12
n3lho	-44
n3lia	-9
n3lma	-15
n3lme	-23
n3lmo	-17
n3lor	-20
n3los	-21
n3lou	-21
n3lpa	-14
n3lso	-19
n3lta	-29
n3lto	-25
n3lva	-10
n3lão	-33
n3lça	-12
n3m	-10
n3m/h	-12
n3mal	-18
n3mam	-24
n3mar	-30
n3mba	-15
n3mbo	-16
n3mem	-18
n3mer	-15
n3mes	11
n3mia	-12
n3mir	-15
n3mou	-16
n3mpo	-19
n3mão	-16
n3nal	-29
n3nar	-39
n3nca	-27
n3nce	-33
n3nda	-40
n3nde	-26
n3ndo	-9
n3nel	-15
n3ner	-13
n3neu	-25
n3nga	-20
n3nge	-20
n3nha	-40
n3nho	18
n3nia	-17
n3nif	-14
n3nio	-16
n3nis	-19
n3nos	-40
n3nou	-17
n3nta	-29
n3nte	-41
n3nº	-20
n3não	-22
n3nês	-10
n3nó	-11
n3o	-42
n3oas	-15
n3oca	-14
n3oco	-25
n3oda	14
n3ode	-11
n3odo	-14
n3ogo	-10
n3ois	-33
n3oja	-15
n3ola	-31
n3ole	14
n3olo	-18
n3oma	-21
n3omo	-52
n3one	-23
n3opa	-12
n3ora	-34
n3oro	-12
n3os	-43
n3osa	-20
n3ose	-13
n3oso	-17
n3ota	-16
n3ote	-21
n3oto	-22
n3ova	18
n3ove	-17
n3oça	-26
n3oço	-20
n3pai	-13
n3pal	-10
n3par	-18
n3pas	-18
n3pau	-13
n3pdf	-13
n3pel	8
n3pem	-16
n3per	-8
n3pes	-10
n3pet	-11
n3pia	-24
n3plo	-19
n3por	-22
n3pos	-14
n3pra	-11
n3pto	-13
n3pão	-17
n3pós	-17
n3q	-11
n3qui	-16
n3r	-15
n3ral	-25
n3ram	-38
n3rar	9
n3rca	-23
n3rco	-24
n3rde	-19
n3rdi	-14
n3rdo	-20
n3re	-17
n3rea	-17
n3rei	-23
n3rem	-25
n3rer	-10
n3res	-45
n3reu	-13
n3rg	-12
n3rga	-17
n3rgo	-17
n3rh	-13
n3ria	-13
n3ril	-24
n3rio	-14
n3rir	-12
n3riu	-16
n3riz	-14
n3rma	-47
n3rme	-24
n3rmo	-17
n3rmã	-12
n3rna	-27
n3rno	-34
n3ros	-43
n3rou	-34
n3rox	-13
n3rra	-35
n3rre	-20
n3rro	-40
n3rsa	-11
n3rso	-25
n3rta	-23
n3rva	-9
n3rve	-13
n3rás	-25
n3rça	-13
n3rço	-16
n3sal	-13
n3sam	-18
n3sar	-44
n3sas	-26
n3sca	-28
n3sce	-26
n3sco	-9
n3se	-29
n3sem	-19
n3ses	-14
n3set	-23
n3seu	-23
n3sia	-20
n3soa	-22
n3sol	-8
n3son	-18
n3sor	-18
n3ssa	-32
n3sse	-28
n3sta	-49
n3sto	-40
n3tal	-14
n3tam	-14
n3tar	-48
n3tas	-32
n3tem	-14
n3ter	-20
n3tes	-16
n3teu	-13
n3tia	-23
n3til	-20
n3tim	-19
n3tio	-17
n3tir	-18
n3tom	-11
n3ton	-16
n3tos	-11
n3tou	-26
n3tra	10
n3tre	-20
n3tu	-14
n3tão	-31
n3ual	-12
n3uar	-19
n3uas	-33
n3uba	-10
n3ube	-15
n3ubo	-13
n3uda	-25
n3ude	-18
n3udo	-28
n3uei	-18
n3uel	-18
n3uem	-41
n3uer	8
n3ues	-19
n3ufa	-14
n3uga	-25
n3uir	-11
n3uja	-11
n3ula	-58
n3um	-39
n3uma	-36
n3ume	-25
n3una	-15
n3uno	-17
n3upa	-17
n3ura	10
n3usa	-15
n3uso	11
n3uta	-14
n3uto	-23
n3uve	-17
n3uxa	-22
n3uxe	-15
n3uês	-10
n3val	-14
n3vam	-24
n3van	-16
n3vas	-14
n3vel	-21
n3ver	-16
n3ves	-24
n3veu	-23
n3via	-20
n3vio	-9
n3vir	-23
n3vos	-12
n3vou	-19
n3vra	-15
n3vre	-17
n3vêm	-25
n3x	-11
n3xar	-14
n3xer	-16
n3xou	-20
n3zar	-15
n3zem	-18
n3zer	-40
n3zes	-24
n3zio	-12
n3zém	-12
n3çar	-19
n3ças	-22
n3ços	-18
n3çou	-22
n3ção	34
n3éis	-15
n3ído	-19
n3óis	-9
n3ões	-43
n4-me	-47
n4-se	-41
n40	-26
n4a	-23
n4aba	-13
n4abe	-17
n4aca	-21
n4ada	-34
n4ade	-38
n4ado	-17
n4afo	-23
n4afé	-12
n4aga	-13
n4ago	-18
n4aia	-11
n4ail	-16
n4aio	-11
n4ais	-38
n4aiu	-14
n4ala	-28
n4alo	-19
n4ama	-24
n4ame	-14
n4ana	-26
n4ano	-28
n4apa	-17
n4ara	-10
n4ará	-19
n4as	-42
n4ase	-23
n4aso	-16
n4ata	-18
n4ate	-24
n4ato	-28
n4aça	-15
n4aço	-29
n4bal	-14
n4ber	-28
n4beu	-21
n4bio	-10
n4bor	-14
n4bos	-14
n4bra	-16
n4bre	-31
n4bro	-23
n4car	-34
n4cas	-27
n4cer	-26
n4ceu	-14
n4cha	-17
n4che	-14
n4cho	-12
n4cio	-13
n4clo	-13
n4cos	-24
n4cão	-18
n4das	-62
n4daí	-17
n4de	-47
n4dem	-20
n4der	-22
n4des	-22
n4dia	-36
n4dio	-21
n4dir	-19
n4dor	-33
n4dos	-38
n4dou	-17
n4dão	-21
n4eal	-18
n4ebe	-37
n4ebo	-12
n4ebê	-13
n4eca	-11
n4ece	-11
n4eci	-17
n4eda	-26
n4ede	-22
n4edo	-21
n4ego	-12
n4eia	-19
n4eio	-24
n4eis	-17
n4eja	-13
n4ejo	15
n4ela	-24
n4ele	-27
n4elo	-22
n4ema	-12
n4eno	-16
n4ens	8
n4era	-17
n4ere	-19
n4ero	-8
n4esa	-26
n4ese	-24
n4eta	-33
n4ete	-34
n4eto	9
n4eus	-20
n4eve	-13
n4exo	-12
n4eça	-26
n4eço	-14
n4f.ª	-12
n4fos	-11
n4foz	-14
n4fui	-15
n4gam	-22
n4gar	-31
n4gas	-25
n4gem	23
n4gia	-19
n4gio	-8
n4giu	-15
n4gou	-18
n4gro	-12
n4gua	-13
n4gue	-14
n4ham	-27
n4har	-11
n4has	-23
n4her	19
n4hia	-13
n4hos	-28
n4hou	-15
n4hum	-38
n4hã	-17
n4hão	-14
n4ia	-18
n4ial	-27
n4ias	-37
n4ica	-28
n4ice	-18
n4ico	-31
n4ida	-33
n4ide	-24
n4ido	-10
n4iga	-23
n4ige	-11
n4igo	-23
n4ijo	-19
n4ila	-25
n4ilo	-22
n4ima	-15
n4imo	-14
n4ine	-15
n4ing	-25
n4ino	-35
n4ior	-17
n4ios	-27
n4ipa	-14
n4ipe	-18
n4ipo	-21
n4ir	-37
n4iro	-49
n4isa	-13
n4ist	-11
n4ita	-49
n4ite	-30
n4ito	-36
n4iva	-22
n4ixa	-14
n4ixo	-16
n4iza	-15
n4ião	-17
n4iça	-10
n4jos	-17
n4jão	-15
n4lar	-20
n4las	-29
n4lda	-24
n4lei	-12
n4les	-15
n4lha	-21
n4lhe	-18
n4lho	-35
n4lia	-17
n4lio	-14
n4lle	-10
n4lme	12
n4lor	-21
n4los	-25
n4lpa	-15
n4lsa	-21
n4lta	-14
n4lto	-17
n4lão	-12
n4lço	-15
n4mar	-23
n4mas	-17
n4mba	-13
n4mbo	-16
n4mem	-18
n4mes	-16
n4meu	-10
n4mia	-12
n4mou	-14
n4mpo	-9
n4nal	-21
n4nar	-19
n4nas	-29
n4nca	-11
n4nce	-16
n4nco	-12
n4nda	9
n4nde	-23
n4ndo	-18
n4nel	-13
n4ner	-10
n4nes	-19
n4net	-13
n4nga	-11
n4nge	-19
n4nha	-30
n4nho	-54
n4nia	-19
n4nil	-12
n4nio	-19
n4nor	-16
n4nos	-29
n4nou	-15
n4nta	-39
n4nte	-35
n4não	-31
n4nça	-21
n4nês	-12
n4nó	-16
n4o	-40
n4obe	-15
n4oca	-24
n4oce	-9
n4oco	-19
n4odo	-14
n4ofa	-13
n4ogo	-20
n4oio	-13
n4ois	-29
n4ola	-24
n4oma	-21
n4omo	-11
n4ona	-25
n4one	-20
n4ora	-40
n4os	-61
n4osa	-16
n4ose	-10
n4oso	-9
n4ota	-19
n4ote	-9
n4oto	-11
n4ova	-21
n4ove	-10
n4ovo	-18
n4oxa	-10
n4oão	-16
n4oço	-21
n4pal	-13
n4par	-15
n4pas	-21
n4pel	-39
n4pem	-11
n4pet	-14
n4pia	9
n4pis	-18
n4plo	-20
n4pop	-15
n4pto	-17
n4q	-14
n4que	-39
n4ral	-15
n4rar	-28
n4ras	-33
n4rco	-22
n4rdo	-29
n4rem	-17
n4rer	-20
n4reu	-22
n4rga	8
n4rh	-18
n4ria	-13
n4rir	-16
n4riu	-13
n4rna	-30
n4rne	-15
n4rno	-12
n4roa	-18
n4rol	-14
n4ros	-26
n4rou	-21
n4rpo	-16
n4rra	14
n4rro	-26
n4rsa	-8
n4rta	-31
n4rto	-34
n4rva	-10
n4rão	-26
n4rço	-8
n4sar	-22
n4sas	-19
n4sca	-15
n4sco	-18
n4se	-50
n4sei	-19
n4sem	-15
n4ses	-15
n4seu	-17
n4smo	-19
n4sol	-12
n4son	-13
n4sor	-30
n4sos	-25
n4spa	-15
n4ssa	-32
n4sse	-25
n4sso	-30
n4sta	-39
n4ste	-25
n4sto	-18
n4são	-38
n4só	-32
n4tal	-24
n4tam	-13
n4tar	-33
n4taz	-19
n4te	-14
n4tei	-13
n4tel	-29
n4tem	-15
n4ter	-16
n4tes	-25
n4teu	-11
n4tia	-23
n4til	-9
n4tio	-22
n4tir	-16
n4tom	-15
n4tor	-33
n4tou	-20
n4tra	-17
n4tre	-21
n4tro	-37
n4tua	-13
n4tui	-15
n4tão	-15
n4tô	-27
n4ual	-25
n4uas	-42
n4ube	-10
n4uda	-26
n4udo	-12
n4uel	-16
n4uem	-16
n4ues	-20
n4ufa	-12
n4uia	-26
n4uja	-15
n4ula	10
n4ulo	-8
n4um	-58
n4uma	-42
n4ume	-12
n4umo	-11
n4una	-21
n4uno	-26
n4uns	-16
n4uro	-13
n4use	-11
n4uso	10
n4uta	-10
n4uto	-11
n4uxe	-11
n4uês	-18
n4vam	-9
n4var	-19
n4vas	-24
n4vel	-21
n4via	-23
n4vio	-19
n4vir	-11
n4vor	-21
n4vou	-16
n4vém	-20
n4xar	-11
n4xou	-16
n4zer	9
n4zes	-12
n4zia	-17
n4ças	-23
n4ços	-18
n4ção	-10
n4éis	-17
n4ída	-27
n4ído	-15
n4ó	-25
n4ões	11
n4údo	-12
n5-me	-21
n5-os	-13
n5-se	-55
n5a	-69
n5a-o	-16
n5aca	-22
n5ada	-31
n5ade	-33
n5ado	-55
n5afa	-13
n5ai	-14
n5aia	-14
n5aio	-13
n5ais	-35
n5aiu	-18
n5ala	-43
n5ali	-14
n5alô	-13
n5ama	-21
n5ana	-23
n5ano	-14
n5apa	-21
n5ara	-21
n5aro	-17
n5aré	-17
n5as	-42
n5aso	-14
n5ata	-23
n5ate	-12
n5ato	-26
n5ave	-17
n5axa	-10
n5aça	-28
n5aço	-13
n5bal	-8
n5bar	-18
n5bem	-12
n5ber	-18
n5beu	-20
n5bia	-10
n5biu	-13
n5bos	-17
n5bou	-8
n5box	-11
n5bra	-22
n5bro	-26
n5bua	-14
n5cal	-21
n5car	10
n5cas	-23
n5cer	-17
n5ceu	-12
n5che	-16
n5cia	-43
n5cio	-19
n5cos	-21
n5cou	-19
n5cão	-9
n5cês	-11
n5de	-52
n5deo	-13
n5der	-22
n5des	-24
n5dia	-29
n5dio	-35
n5dir	-16
n5dor	-21
n5dos	-41
n5dou	-13
n5dra	-10
n5dro	-17
n5dão	-14
n5ebe	13
n5ebo	-21
n5eca	-18
n5ece	-23
n5eda	-15
n5ede	-25
n5edo	-15
n5ego	-24
n5eia	-30
n5eis	-14
n5eja	-16
n5ejo	-20
n5ela	-38
n5ema	-9
n5ena	-25
n5ene	-16
n5eno	-30
n5ens	-34
n5era	-16
n5ero	-17
n5ers	-16
n5esa	-27
n5ete	-25
n5eto	-23
n5eus	-18
n5eva	-23
n5eve	-18
n5eça	-30
n5eço	-20
n5far	-8
n5faz	-16
n5fos	-14
n5fre	-10
n5g	-11
n5gam	-15
n5gas	-14
n5gem	16
n5gia	-22
n5gio	-17
n5gir	-10
n5giu	-9
n5gos	-23
n5gou	-17
n5gra	-21
n5gre	-9
n5gua	-21
n5gue	-29
n5ham	-19
n5har	-24
n5has	-25
n5hei	-17
n5hem	-13
n5hes	-19
n5hia	-9
n5hos	-35
n5hou	-13
n5hum	-21
n5hão	-11
n5ial	-25
n5iar	-13
n5ias	-18
n5ibo	-19
n5ice	-18
n5ico	-40
n5ida	-13
n5ide	-14
n5ido	-28
n5ifa	-10
n5iga	-17
n5igo	-29
n5ila	-30
n5ilo	-32
n5ima	-23
n5ime	-17
n5imo	-33
n5ing	-18
n5ino	-15
n5ins	-16
n5ios	-25
n5iou	-21
n5ipa	-21
n5ipe	-18
n5ipo	-9
n5ir	-16
n5ira	-51
n5iro	-43
n5isa	8
n5ise	-20
n5ita	15
n5ite	-27
n5ito	-24
n5iva	-26
n5ive	-12
n5ivo	-24
n5ixa	-24
n5ixe	-14
n5iza	16
n5ião	-13
n5jas	-18
n5jos	-14
n5las	-27
n5lda	-9
n5lde	-15
n5lei	-11
n5leo	-11
n5les	-11
n5lga	-21
n5lha	-44
n5lhe	-22
n5lho	-38
n5lia	-21
n5lmo	-18
n5lor	-25
n5los	-29
n5lta	-14
n5lto	-14
n5lva	-9
n5lão	12
n5m	-9
n5m/h	-18
n5mal	-13
n5mam	-11
n5mar	-28
n5mas	-27
n5mba	-17
n5mbo	-9
n5mem	-11
n5mer	-11
n5mes	-12
n5mos	-64
n5mou	-14
n5mpa	-17
n5mpo	-15
n5mum	-8
n5mão	-19
n5nal	-21
n5nar	20
n5nas	-32
n5nca	-18
n5nco	-23
n5nda	-15
n5nde	-31
n5ndo	-52
n5nel	-14
n5nga	-14
n5nge	-10
n5ngo	-15
n5nha	-39
n5nho	9
n5nia	-18
n5nio	-23
n5nor	-11
n5nos	-36
n5nsa	-17
n5nte	-12
n5nto	17
n5não	-44
n5nça	9
n5nês	-10
n5o	-40
n5oas	-27
n5obe	-20
n5oca	19
n5oce	-13
n5oco	-21
n5odo	-12
n5ogo	-11
n5ois	-35
n5ola	-24
n5olo	-28
n5ona	-28
n5one	13
n5ora	-33
n5ore	-14
n5os	-38
n5osa	-15
n5ota	-13
n5ote	-18
n5oto	-11
n5ova	-22
n5oço	-10
n5pai	-16
n5par	-19
n5paz	-14
n5pel	-36
n5per	-12
n5pet	-22
n5ph	-12
n5pop	-13
n5pos	-22
n5pq	-10
n5pto	-18
n5pá	-11
n5pés	-8
n5pós	-22
n5que	-40
n5qui	-14
n5r	-9
n5ral	-22
n5ram	-45
n5rco	-12
n5rda	-14
n5rdi	-15
n5rdo	-20
n5re	-16
n5rem	-21
n5rer	-15
n5res	-40
n5reu	-16
n5rga	17
n5rgo	-16
n5ria	-44
n5rio	-11
n5rir	-15
n5riu	-15
n5rme	-12
n5rmo	-8
n5rmã	-14
n5rna	-25
n5rno	-32
n5roa	-17
n5ros	-31
n5rou	-19
n5rra	-24
n5rre	-15
n5rro	-23
n5rso	-18
n5rta	-17
n5ruz	-10
n5rva	-15
n5rão	-22
n5rça	-11
n5rço	-17
n5ré	-14
n5sal	-12
n5sam	-11
n5sar	-38
n5sas	-30
n5sca	12
n5sce	-20
n5sco	-14
n5se	-43
n5sei	-22
n5sem	-16
n5ses	-11
n5seu	-20
n5sia	-10
n5smo	-15
n5soa	-24
n5sol	-14
n5sor	-23
n5sos	-22
n5ssa	-28
n5sse	-25
n5ste	-24
n5sto	-30
n5são	-22
n5só	-36
n5tal	-19
n5tam	-25
n5tas	-45
n5tei	-13
n5tel	-9
n5tem	-15
n5ter	-20
n5tes	-62
n5teu	-12
n5tia	-20
n5til	-11
n5tir	-21
n5tor	-29
n5tos	-40
n5tou	-22
n5tra	-24
n5tre	-13
n5tro	-36
n5tão	14
n5tô	-24
n5ual	-18
n5uar	-17
n5ube	-16
n5ubo	-16
n5uda	10
n5udo	-10
n5uei	-15
n5uem	-30
n5ues	-18
n5uga	-14
n5uia	-21
n5uiz	-11
n5uja	-14
n5ule	-14
n5ulo	-16
n5um	-51
n5uma	-45
n5ume	-14
n5umo	-12
n5una	-17
n5uno	-20
n5uro	-35
n5usa	-21
n5uso	-15
n5uta	-9
n5uto	-13
n5uve	-14
n5uxa	-19
n5uês	-9
n5val	-13
n5vam	-12
n5var	-31
n5vas	-19
n5vel	-31
n5vem	-14
n5ver	-15
n5veu	-18
n5via	-22
n5vos	-13
n5vou	-13
n5vém	-20
n5vêm	-15
n5xar	-16
n5xer	-19
n5xou	-25
n5zar	-22
n5zem	-17
n5zer	-38
n5zio	-12
n5ças	-12
n5ços	-11
n5ção	18
n5éis	-15
n5ída	-24
n5ões	-30
n6-in	11
n6-me	-31
n6-se	-57
n60	-21
n6a	-34
n6aca	-19
n6ada	-9
n6ade	-37
n6ado	-41
n6afa	-9
n6afo	-10
n6afé	-14
n6aga	-19
n6aia	-12
n6ail	-16
n6aio	-8
n6ais	-37
n6ala	-31
n6ale	-11
n6ali	-10
n6alo	-17
n6alô	-15
n6ama	-19
n6ame	-11
n6ana	-18
n6ano	-20
n6apa	-18
n6ara	-15
n6are	-9
n6aro	-8
n6aso	-21
n6ata	-26
n6ate	13
n6ato	-26
n6ava	-27
n6ave	-8
n6axa	-12
n6aça	-13
n6aço	-20
n6bal	-17
n6ber	-26
n6beu	-21
n6bir	-8
n6bos	-20
n6bra	-9
n6bre	-37
n6bro	-25
n6bão	-13
n6cal	-19
n6cas	-23
n6cer	-23
n6ceu	-16
n6cha	-30
n6che	-10
n6cho	-31
n6cio	-22
n6cos	-32
n6cre	-11
n6daí	-15
n6de	-54
n6dem	-15
n6der	-29
n6des	-31
n6deu	-12
n6dia	-31
n6dio	-26
n6dir	13
n6dor	-16
n6dos	-23
n6dou	-14
n6dão	-16
n6eca	-23
n6ece	-17
n6eda	-21
n6ede	-33
n6edi	-17
n6edo	-15
n6efe	-17
n6ego	-13
n6eia	-31
n6eio	-15
n6eis	-8
n6eja	-16
n6ejo	-14
n6ela	-32
n6ele	-20
n6elo	-15
n6ena	-17
n6enc	-13
n6eno	-13
n6era	-15
n6ero	-14
n6ers	-17
n6esa	-22
n6ese	-20
n6ete	-18
n6eto	-39
n6eva	-24
n6eve	-19
n6eza	-15
n6eça	-28
n6eço	-12
n6faz	-10
n6fia	-8
n6fui	-14
n6gar	-20
n6gas	-20
n6gem	-35
n6gia	-19
n6gos	-10
n6gou	-16
n6gua	-9
n6gue	-25
n6har	-12
n6has	-26
n6her	-26
n6hos	-22
n6hou	-9
n6hum	-16
n6hão	-11
n6i	-9
n6ial	-19
n6ias	-28
n6ica	-33
n6ice	-18
n6ico	-28
n6ida	-43
n6ide	-12
n6ido	-23
n6iga	-28
n6ige	-10
n6igo	-23
n6ila	-28
n6ima	-11
n6ina	-42
n6ine	-10
n6ing	-20
n6ins	-10
n6ior	-20
n6ios	-17
n6iou	-18
n6ipa	-20
n6ipe	-20
n6ipo	-15
n6ira	-38
n6iro	-16
n6isa	-16
n6iso	-10
n6ita	-35
n6ite	-19
n6ito	-27
n6iva	-19
n6ivo	-24
n6ixa	-11
n6iza	-19
n6jaí	-14
n6ket	-11
n6lar	-27
n6las	-20
n6lda	-15
n6lei	-16
n6les	-15
n6lha	-36
n6lhe	-31
n6lia	-12
n6lly	-9
n6lme	-22
n6lor	-23
n6los	-17
n6lsa	-16
n6lta	-19
n6lto	-13
n6lão	-16
n6mam	-18
n6man	-11
n6mar	-18
n6mas	-23
n6mer	-13
n6mes	-30
n6meu	-15
n6mia	-13
n6mol	-15
n6mos	-9
n6mou	-18
n6mpo	-10
n6mão	-9
n6nal	-14
n6nas	-29
n6nce	-12
n6nco	-24
n6nda	-30
n6nde	-20
n6nel	-14
n6ner	-11
n6net	-19
n6neu	-19
n6nga	-9
n6nge	-24
n6nho	-60
n6nia	-28
n6nio	-20
n6nor	-14
n6nos	-32
n6nou	-20
n6npj	-14
n6nta	-30
n6nte	-50
n6não	-31
n6nça	-31
n6nês	-16
n6o	-51
n6obe	-9
n6oco	-15
n6oda	-9
n6odo	-17
n6ogo	-16
n6oio	-21
n6ola	-27
n6olo	-15
n6oma	-15
n6omo	8
n6ona	-27
n6one	-17
n6opa	-18
n6ora	-41
n6ore	-15
n6oro	-10
n6ose	-8
n6ota	-13
n6oto	-20
n6ova	-35
n6ove	-8
n6ovo	-21
n6oça	-15
n6oço	-13
n6pas	-16
n6pel	-9
n6pem	-11
n6per	-13
n6pia	-17
n6plo	-9
n6pós	-21
n6q	-14
n6r	-10
n6ram	-34
n6rar	-39
n6rca	-24
n6rda	-20
n6rdo	-17
n6rem	-18
n6res	-26
n6reu	-14
n6rh	-19
n6ria	-18
n6ril	-22
n6rio	-44
n6rir	-26
n6riu	-16
n6rma	-37
n6rna	-34
n6rno	-18
n6ros	-20
n6rou	-26
n6rpo	-22
n6rra	-28
n6rre	-17
n6rro	-24
n6rte	-17
n6rto	-31
n6rás	-14
n6rão	-27
n6rço	-12
n6sal	-8
n6sam	-17
n6sar	-32
n6sas	-12
n6sca	-18
n6se	-12
n6sei	-16
n6sem	-10
n6ses	-14
n6set	-23
n6sia	-19
n6soa	-22
n6sol	-14
n6son	-10
n6sor	-16
n6sos	-23
n6ssa	-22
n6sse	-22
n6sso	-33
n6ste	-13
n6sto	-27
n6só	-35
n6tal	-21
n6tam	-21
n6tar	-34
n6taz	-18
n6te	-20
n6tel	-22
n6tem	-19
n6ter	-14
n6tes	-29
n6tia	-11
n6tim	-13
n6tir	-13
n6tom	-10
n6tor	-22
n6tou	-27
n6tre	-14
n6tro	-31
n6tão	-20
n6ual	-16
n6uar	-8
n6uas	-32
n6uda	-26
n6uei	-13
n6uem	-46
n6ues	-24
n6uga	-28
n6uia	8
n6uja	-13
n6ula	-24
n6ulo	-8
n6um	-53
n6umo	-14
n6uno	-16
n6ura	-40
n6uro	-18
n6uso	-37
n6uta	-12
n6uto	-16
n6uxe	-9
n6uês	-10
n6val	-11
n6vam	-11
n6var	-21
n6vas	-26
n6vel	-22
n6ver	-18
n6ves	-12
n6vi	-10
n6via	-15
n6vio	-8
n6vir	-8
n6vos	-8
n6vou	-9
n6vêm	-14
n6xar	-10
n6xou	-12
n6zar	-19
n6zer	-32
n6zes	-30
n6zia	-15
n6zos	-14
n6zém	-10
n6ães	-10
n6ças	-18
n6ços	-13
n6ída	-8
n6ó	-15
n6údo	-13
n7-13	-12
n7-me	-17
n7-os	-18
n7-se	-36
n70	-21
n7a	-60
n7abe	-9
n7aca	-13
n7ada	-53
n7ade	-17
n7ado	-36
n7aga	-14
n7ai	-18
n7aio	-9
n7ais	-32
n7aiu	-20
n7ala	-17
n7alo	-21
n7alô	-17
n7ama	-18
n7ana	-15
n7apa	-16
n7ara	-21
n7are	-8
n7aro	-22
n7as	-44
n7ata	-25
n7ate	-12
n7ato	-21
n7ava	-32
n7ave	-17
n7avo	-10
n7avó	-12
n7aça	-16
n7aço	-11
n7ber	14
n7bia	-15
n7bou	-15
n7bra	-13
n7bro	-10
n7cai	-18
n7cam	-19
n7car	15
n7cer	-13
n7ceu	-18
n7cha	-20
n7che	-18
n7cho	-18
n7cia	-27
n7cio	-19
n7cos	-24
n7cuo	-14
n7cês	-15
n7dar	-36
n7das	-50
n7de	-41
n7dem	-15
n7deo	-12
n7der	-19
n7des	-16
n7dia	-29
n7dio	-24
n7dir	-15
n7dor	-16
n7dos	-41
n7dou	-21
n7dra	-10
n7dro	-13
n7dê	-12
n7eba	-10
n7ebe	-38
n7ece	-20
n7eci	-17
n7eda	-18
n7ede	-20
n7edo	-21
n7ega	15
n7ego	-10
n7eia	-18
n7eio	-9
n7eis	-9
n7eja	-12
n7ejo	-17
n7ela	-25
n7elo	-8
n7ema	-13
n7ena	-12
n7eno	-21
n7ens	-31
n7eos	-19
n7epi	-11
n7era	-11
n7ero	-11
n7esa	-18
n7eta	-25
n7ete	-29
n7eto	-17
n7eus	-12
n7eva	-23
n7eve	-22
n7exa	-14
n7eza	-18
n7eão	-13
n7eça	-24
n7eço	-10
n7f.ª	-9
n7faz	-31
n7gam	-16
n7gar	-20
n7gas	-15
n7gem	14
n7gia	-14
n7giu	-14
n7gra	-14
n7gro	-11
n7gua	-13
n7gue	-22
n7ham	-25
n7har	-22
n7has	-19
n7hei	-12
n7her	-24
n7hia	-11
n7hos	-31
n7hum	-11
n7hão	-12
n7ial	-25
n7ias	-23
n7ica	-22
n7ice	-15
n7ico	-27
n7ide	-8
n7ido	-14
n7iga	-8
n7igo	-17
n7ijo	-9
n7ilo	-13
n7ima	14
n7ime	-8
n7imo	-12
n7ina	-35
n7ino	-24
n7ios	-14
n7ipa	-19
n7ipe	-15
n7ira	-40
n7iro	-46
n7ise	-14
n7ita	-44
n7ite	-21
n7ito	-18
n7iva	-24
n7ivo	-16
n7ixa	-22
n7ixe	-11
n7ixo	-14
n7iza	-29
n7ião	-21
n7jas	-12
n7lar	-31
n7las	-32
n7lda	-16
n7ldo	-15
n7les	-20
n7lhe	-17
n7lho	-26
n7lia	-16
n7lme	-14
n7lmo	-15
n7lor	-25
n7los	-27
n7lou	-15
n7lsa	-17
n7lso	-12
n7lta	-16
n7lto	-20
n7lva	-13
n7lvo	-14
n7lão	14
n7mal	-28
n7man	-11
n7mar	-14
n7mas	-21
n7mbo	-10
n7mem	-18
n7mes	-28
n7mol	-11
n7mos	-27
n7mou	-25
n7nal	-10
n7nar	-17
n7nas	-24
n7nca	-16
n7nco	-24
n7nda	-24
n7net	-21
n7neu	-16
n7ngo	-10
n7nha	-34
n7nho	-45
n7nil	-12
n7nio	-21
n7nos	-24
n7nou	-21
n7nsa	-16
n7nto	-9
n7nº	-9
n7não	-26
n7nça	11
n7o	-26
n7obe	-10
n7oco	-25
n7oda	-23
n7ois	-28
n7ola	-16
n7ole	-23
n7omo	22
n7ona	-27
n7one	-12
n7ong	-17
n7ora	-34
n7ore	-13
n7os	-46
n7oso	-11
n7ota	-20
n7ote	-13
n7oto	-8
n7ova	-15
n7ove	-11
n7oça	-13
n7oço	-15
n7par	-10
n7pas	-16
n7pel	-39
n7per	-13
n7pia	-10
n7pop	-16
n7por	-11
n7q	-22
n7que	-35
n7ram	-23
n7ras	-39
n7rdo	-23
n7re	-14
n7rem	-18
n7res	-29
n7reu	-23
n7rga	-20
n7ria	-46
n7rio	-38
n7riu	-11
n7rna	-11
n7rno	-9
n7ros	-22
n7rou	-16
n7rra	-29
n7rro	-20
n7rta	-21
n7rte	-18
n7rça	-15
n7rço	-10
n7sar	-26
n7sas	-23
n7sca	-19
n7sco	-10
n7se	-32
n7sei	-9
n7sem	-27
n7soa	-19
n7sol	-14
n7sor	-15
n7sos	-23
n7ssa	-24
n7sse	-28
n7sso	-27
n7sta	-32
n7ste	-24
n7sto	-16
n7são	-14
n7só	-36
n7tal	-15
n7tam	-14
n7tas	-24
n7taz	-14
n7tel	-9
n7ter	-13
n7tes	-9
n7teu	-17
n7tia	-12
n7tio	-10
n7tir	-13
n7tor	-24
n7tou	-16
n7tra	-26
n7tre	-24
n7tro	-34
n7tu	10
n7tô	-21
n7ual	-20
n7uar	-9
n7uas	-29
n7ubo	-10
n7udo	-9
n7uem	-28
n7ues	-16
n7ufa	-9
n7uia	-21
n7uja	-13
n7ula	-34
n7um	-57
n7uma	-44
n7ume	-10
n7umo	-15
n7una	-18
n7uns	-16
n7ura	-42
n7uro	-33
n7usa	-17
n7uso	-19
n7uxa	-10
n7uza	-9
n7val	-10
n7van	15
n7var	-26
n7vas	-25
n7vem	-19
n7ver	-15
n7ves	-10
n7veu	-9
n7via	-16
n7vio	-11
n7vor	-17
n7xou	-11
n7zar	-29
n7zem	-19
n7zer	-42
n7zia	-12
n7zio	-9
n7zão	-16
n7çar	-14
n7ças	-23
n7ços	-22
n7çou	-12
n7éis	-12
n7ída	9
n7ído	-11
n7ó	-21
n7ões	-28
n7úne	-17
n8-me	-31
n8-se	-39
n80	-19
n8a	-14
n8aca	-18
n8ade	-19
n8ado	-26
n8afa	-15
n8afo	-14
n8afé	-12
n8aga	-18
n8ai	-19
n8ail	-16
n8ais	-23
n8ala	-28
n8ali	-17
n8alo	-17
n8alô	-19
n8ama	-9
n8ame	-16
n8ana	-17
n8ano	-18
n8apa	-14
n8ara	-30
n8as	-38
n8aso	-14
n8ata	-17
n8ato	-14
n8ava	-36
n8ave	-9
n8aça	-26
n8aço	-13
n8ber	-22
n8beu	-18
n8bir	-9
n8bra	-19
n8bre	-16
n8bro	-22
n8bua	-14
n8cal	-9
n8car	-14
n8cas	-18
n8cer	-18
n8ceu	-9
n8cha	-11
n8cho	-38
n8cia	-32
n8cio	-20
n8cos	-10
n8cre	-10
n8céu	-9
n8dar	-19
n8das	-55
n8daí	-12
n8de	-21
n8dem	-15
n8der	-18
n8des	-16
n8deu	-8
n8dia	-31
n8dio	-19
n8dor	-17
n8dos	-26
n8dou	-19
n8dão	-8
n8ebe	-14
n8ebo	-22
n8eca	-21
n8ece	-10
n8eda	-13
n8ede	-18
n8edo	-13
n8ega	-30
n8ego	-9
n8eia	-15
n8eio	-14
n8eis	-11
n8eja	-17
n8ejo	-8
n8ela	-19
n8ema	-11
n8ena	-32
n8enc	-18
n8ene	-16
n8eno	-19
n8ens	-9
n8esa	-15
n8eta	-27
n8ete	-19
n8eto	-25
n8eus	-20
n8eva	-22
n8eve	-10
n8eza	-21
n8eça	-20
n8eço	-15
n8f	-14
n8faz	-46
n8fos	-14
n8fra	-9
n8gar	-21
n8gas	-14
n8gem	-41
n8gia	-10
n8gos	-13
n8gou	-15
n8gra	-19
n8gro	-9
n8gue	-20
n8ham	-11
n8har	-11
n8has	-18
n8her	-16
n8hes	-24
n8hos	-30
n8hou	-11
n8hum	-19
n8ial	-21
n8iar	-9
n8ias	-21
n8ica	-38
n8ice	-12
n8ico	-35
n8ida	-32
n8ide	-19
n8ido	-28
n8iga	-21
n8igo	-22
n8ijo	-24
n8ima	-18
n8imo	-26
n8ina	-37
n8ine	-10
n8ing	-14
n8ino	-17
n8ipe	-13
n8ira	-23
n8iro	-23
n8isa	12
n8ita	-28
n8ito	-25
n8iva	-17
n8ivo	-12
n8ixa	-14
n8ixe	-11
n8lar	-11
n8las	-28
n8lei	-17
n8lha	-32
n8lhe	-12
n8lho	-24
n8lio	-17
n8lme	-21
n8lor	-9
n8lso	-10
n8lta	-26
n8lto	-11
n8lão	-15
n8m/h	-14
n8mar	-21
n8mas	-17
n8mba	-12
n8mer	-8
n8mes	-13
n8meu	-12
n8mia	-10
n8mir	-11
n8mos	14
n8mpo	-14
n8nal	-19
n8nar	-32
n8nas	-22
n8nco	-16
n8nda	-20
n8nde	-21
n8nha	-16
n8nho	-40
n8nia	-10
n8nio	-12
n8nos	-13
n8nta	-34
n8nte	-33
n8não	-22
n8nça	-29
n8o	-20
n8obe	-19
n8oca	-29
n8oco	-14
n8odo	-15
n8ogo	-12
n8oio	-10
n8ois	-23
n8ola	-9
n8olo	-20
n8omo	18
n8ona	-20
n8one	-9
n8ora	-38
n8os	-44
n8osa	-21
n8ose	-8
n8ote	-10
n8ova	-25
n8oão	-15
n8oça	-8
n8pel	-23
n8pia	-11
n8que	-28
n8ral	-16
n8ram	-25
n8rar	-16
n8ras	-32
n8rca	-9
n8rco	-16
n8rdo	-17
n8re	-8
n8rea	-10
n8rem	-21
n8res	-38
n8rga	-22
n8rgo	-10
n8ria	-33
n8ril	-27
n8rio	-26
n8riu	-11
n8riz	-11
n8rma	-13
n8rna	-25
n8rno	-18
n8ros	-19
n8rou	-24
n8rpo	-8
n8rra	-9
n8rre	-15
n8rro	-15
n8rsa	-17
n8rso	-9
n8rta	-25
n8rte	-26
n8rto	-24
n8rão	-20
n8sas	-10
n8sca	-8
n8sem	-19
n8set	11
n8sia	-17
n8soa	-17
n8sol	-13
n8sor	-14
n8sos	-14
n8ssa	-17
n8sse	-17
n8sso	-16
n8sta	-18
n8ste	-20
n8sto	-23
n8são	-11
n8só	-30
n8tal	-10
n8tam	-14
n8tar	-40
n8tas	-29
n8ter	-18
n8tes	-30
n8tim	-13
n8tir	-16
n8tor	-11
n8tos	-21
n8tou	-17
n8tra	-20
n8tre	-9
n8tro	-30
n8tão	-24
n8uas	-29
n8uda	-10
n8uei	-9
n8uem	-14
n8uia	-25
n8ula	-23
n8ulo	-20
n8um	-12
n8uma	-30
n8uno	-23
n8ura	-28
n8uro	-11
n8usa	-11
n8uso	-20
n8uxa	-18
n8van	-16
n8var	-23
n8vas	-34
n8vel	-26
n8vem	-9
n8ver	-18
n8vi	-8
n8via	-16
n8vou	-15
n8xar	-13
n8zem	-9
n8zer	-29
n8zes	-20
n8ças	-10
n8ços	-14
n8ção	11
n8ída	-20
n8ões	-18
n8údo	-11
n9-me	-30
n9-se	-35
n90	-15
n9a	-45
n9aca	-14
n9ada	-41
n9ade	-17
n9ado	-35
n9aga	-20
n9ais	-11
n9aiu	-13
n9ala	-18
n9alo	-22
n9alô	-19
n9ama	-10
n9ana	-12
n9ano	-15
n9apa	-18
n9ara	-22
n9as	-27
n9aso	-8
n9ata	-23
n9ato	-17
n9ava	-14
n9avo	-8
n9aço	-15
n9bos	-15
n9bre	-16
n9bro	-25
n9car	-28
n9cas	-13
n9cer	-14
n9ceu	-15
n9cha	-19
n9cho	-26
n9cio	-17
n9cos	-14
n9cre	-9
n9cto	-12
n9dar	16
n9das	9
n9de	-31
n9dem	-11
n9der	-17
n9dia	-17
n9dir	-14
n9dor	-10
n9dos	-23
n9dou	-18
n9duz	-10
n9eba	-11
n9ebê	-8
n9ede	-13
n9edo	-22
n9ega	-33
n9ego	-11
n9eia	-16
n9eja	-16
n9ejo	-12
n9ela	-17
n9ena	-12
n9eno	-19
n9ens	-24
n9ero	-10
n9ese	-9
n9eta	-25
n9ete	-13
n9eus	-17
n9eve	-13
n9eza	-28
n9eça	-8
n9eço	-12
n9faz	-31
n9fos	-12
n9fwd	-14
n9gar	-16
n9gem	-39
n9gir	-12
n9gra	-10
n9har	-8
n9has	-9
n9hei	-12
n9her	-25
n9hos	-11
n9ias	-16
n9ica	-26
n9ice	-15
n9ico	-20
n9ida	-23
n9ide	-8
n9ido	-12
n9iga	-11
n9igo	-14
n9ijo	-10
n9ila	-23
n9ilo	-21
n9ima	-15
n9ime	-8
n9ina	-35
n9ino	-23
n9ior	-19
n9iou	-9
n9ir	-16
n9ira	-14
n9iro	-30
n9isa	-12
n9ise	-14
n9ita	-32
n9ito	-15
n9ivo	-12
n9ixe	-10
n9ião	-14
n9lar	-16
n9las	-20
n9ldo	-16
n9lei	-12
n9lga	-15
n9lha	-35
n9lhe	-8
n9lho	-14
n9lme	-11
n9lmo	-14
n9lor	-21
n9lso	-9
n9lta	-17
n9lto	-11
n9mar	-15
n9mas	-12
n9mes	-9
n9meu	-10
n9mos	-44
n9mou	-11
n9mum	-13
n9nal	-13
n9nar	-17
n9nas	-26
n9nco	-10
n9nda	-14
n9nde	-14
n9ndo	-34
n9nel	-12
n9nge	-15
n9nha	-20
n9nho	-34
n9nio	-16
n9nos	-23
n9nta	-29
n9nte	-25
n9nto	-52
n9nça	-28
n9o	-12
n9obe	-12
n9oda	-12
n9ogo	-8
n9ois	-15
n9ola	-19
n9ole	-12
n9omo	-10
n9ona	-26
n9one	-9
n9opa	-12
n9ora	-18
n9os	-45
n9ose	-10
n9ota	-21
n9oto	-12
n9ova	-26
n9pas	-12
n9pel	-33
n9per	-10
n9pet	-11
n9pma	-11
n9pop	-20
n9por	-13
n9que	-29
n9r	-8
n9ral	-15
n9ram	-21
n9rar	-28
n9ras	-29
n9rca	-11
n9rco	-15
n9rdo	-21
n9rem	-10
n9res	-28
n9rga	-14
n9ria	-39
n9rir	-17
n9riu	-12
n9rma	-22
n9rna	-12
n9rno	-17
n9rou	-18
n9rra	-27
n9rro	-16
n9rsa	-14
n9rta	-13
n9rte	-18
n9rto	-14
n9rui	-8
n9rva	-14
n9rão	-16
n9rço	-11
n9sar	11
n9sca	-9
n9sce	-13
n9sco	-13
n9se	-35
n9sei	-9
n9sel	-8
n9smo	-10
n9soa	-19
n9sor	-12
n9sos	-26
n9ssa	-16
n9sse	-28
n9sso	-22
n9sta	-35
n9ste	-26
n9sto	-14
n9são	-14
n9só	-34
n9tam	-15
n9tar	-35
n9tas	-24
n9taz	-18
n9tel	-16
n9ter	-9
n9tes	-23
n9tia	-11
n9tir	-15
n9tor	-17
n9tos	-17
n9tou	-21
n9tra	-10
n9tão	-20
n9uas	-12
n9uei	-13
n9uem	-29
n9ues	-20
n9uia	-11
n9ula	-11
n9ulo	-25
n9um	-20
n9uma	-33
n9umo	-9
n9ura	-38
n9uro	-8
n9uta	-13
n9uto	-16
n9uxe	-9
n9uza	-9
n9val	-13
n9vam	-22
n9van	-18
n9var	-13
n9vel	-10
n9via	-18
n9vor	-16
n9xou	-21
n9zar	-26
n9zer	-39
n9ços	-21
n9ões	-12
~abaixa	-11
~abandona	-11
~abelha	-16
~abelhas	-19
~aberto	14
~abertos	-11
~abertura	19
~abra	-18
~abraço	-17
~abre	-36
~abre-se	-26
~abriu	-32
~abro	-13
~acaba	-16
~acabou	-27
~academia	15
~aceder	-14
~aceita	-29
~aceita-se	-17
~acenda	-15
~acende	9
~acender	-10
~acendo	-15
~acerta	-11
~acesa	-10
~acetona	-14
~acho	8
~achou	-12
~acidente	12
~acima	-38
~acolhe	17
~acompanha	-25
~acompanhante	11
~acontecer	14
~acordo	-15
~acordou	-13
~adega	10
~ademir	-11
~adesivo	-12
~adiado	-15
~administradora	8
~administração	9
~adubo	-15
~adulto	-11
~adultos	-15
~advogado	-20
~afasta	16
~afastando	-17
~afina	-15
~afinar	12
~agenda	-20
~agente	-15
~agitar	-14
~agora	-23
~agosto	-19
~agradecia	-16
~agradeço	-10
~agulha	-28
~agência	13
~ahah	-8
~ajudante	-22
~ajudantes	-15
~ajudar	11
~ajusta	-13
~ajustar	-22
~ala	-18
~alarme	-21
~alavanca	-16
~alcance	-10
~aldeia	-22
~alegórico	15
~alergias	15
~algarismo	15
~algas	-13
~algo	13
~algodão	-21
~algum	-14
~alimentar	-12
~almoxarifado	14
~almoço	-20
~altura	-10
~alugados	16
~alvado	-14
~alvor	13
~além	9
~alô	28
~amarela	-24
~amarelo	-23
~amarra	-17
~amarrado	-14
~amarrar	16
~amassada	-17
~ambos	-8
~amigo	-15
~amostra	-22
~amélia	-18
~amílcar	-14
~analista	-9
~anatel	-14
~anca	-15
~anda	-25
~anel	-18
~anexa	-14
~anexa-se	-16
~anexo	-9
~anota	-24
~anota-se	-18
~anotado	9
~anotar	-15
~anotações	-17
~anotou	-11
~anselmo	-13
~antebraço	-11
~antecedência	-10
~antena	-17
~anterior	-28
~antigo	15
~antigos	10
~antónio	-11
~anual	-12
~análise	-20
~anéis	-15
~aos	-15
~apaga	-12
~apague	-15
~apanha-se	-11
~aparecer	-17
~aparelho	-15
~apartamento	10
~apartamentos	10
~apelido	-9
~aperta	-16
~aperto	-11
~apicultores	-10
~apita	-17
~aplica-se	11
~apoio	-16
~aponta	-17
~aponta-se	-8
~apontamentos	-21
~aponto	-12
~apontou	-26
~apostila	-18
~aprendeu	-25
~aprendiz	-22
~apresenta	-12
~apresentar	9
~aprov	-14
~aprova	-15
~aprovada	-14
~aprovadas	-13
~aprovação	-23
~aquela	-10
~aquele	12
~aqui	15
~aquilo	15
~aquário	16
~ar-condicionado	-16
~arca	-22
~arco	-21
~areia	-14
~armazém	-24
~armação	-19
~arnês	-12
~arquivada	-9
~arraial	-18
~arranca	-17
~arrancar	-24
~arroz	23
~arrumam-se	-12
~arrumar	-9
~artigo	-17
~asae	-15
~asas	-16
~aspirador	-13
~aspirar	-20
~assento	-13
~assessora	-12
~assim	25
~assina	-30
~assina-se	-12
~assinado	11
~assinam	-12
~assinaturas	-14
~assinou	-9
~assistente	-15
~assistentes	8
~associados	-15
~associação	17
~assunto	14
~assuntos	-13
~ata	-28
~atadas	-13
~ateliê	-14
~atende	-22
~atendente	-25
~atendeu	-13
~atendo	-16
~atenção	12
~aterra	-11
~atestado	8
~ator	-15
~atrasa	-17
~atraso	13
~atravessa	-8
~atrás	-16
~atualizado	-19
~auditora	-10
~aula	13
~ausente	-16
~ausência	-14
~autocarro	-10
~autoclave	-10
~automática	-15
~automático	-17
~autorizados	-10
~auxiliar	-23
~avaria	-11
~avariado	-12
~aveiro	-19
~avental	-29
~aves	-10
~avesso	-21
~avisa	-30
~avisa-se	-17
~avisada	-13
~avisado	-15
~avisei	-21
~avó	-14
~avô	-13
~axila	9
~azeite	-18
~azeitona	9
~azinho	-15
~azul	-32
~aço	-25
~backup	16
~baforadas	-15
~bahia	-11
~bainha	-15
~bairro	17
~baixa	-27
~baixa-se	-12
~baixo	-49
~balança	-18
~balcão	15
~balde	-13
~baltazar	-10
~balões	-17
~bancada	17
~bandeira	-16
~bandeja	-21
~bandejas	-10
~banheira	-18
~banheiro	-18
~banho	23
~barbeiro	16
~barra	-13
~barracão	-17
~barras	-24
~barreiro	-10
~barriga	-15
~barulho	-32
~base	-23
~basta	-16
~bata	-15
~bate	-15
~batedor	-10
~batem	-16
~batendo	-18
~bater	-18
~bateu	-13
~batida	11
~batismo	10
~baú	-15
~bebeu	-8
~bebê	-12
~beira	-19
~beirada	-19
~berçário	-12
~betão	-11
~biblioteca	-18
~bicarbonato	14
~bicho-da-seda	13
~bichos	-14
~bico	-21
~bilheteira	-13
~bilheteria	-10
~bilhetes	-15
~biológico	-10
~bipa	-12
~biólogo	-17
~blocos	-13
~bloqueia	-11
~boas	-22
~boca	-8
~bocadinho	-14
~bode	-9
~boia	-13
~boletim	-10
~boleto	-11
~bolha	-18
~bolo	-17
~bolor	-19
~bolso	-19
~bolsos	-10
~bomba	-12
~bombeiro	-13
~bombeiros	-8
~bombona	11
~bonito	10
~boné	-17
~borda	-11
~borrifa	-14
~borrifador	-10
~bota	-23
~bote	-11
~botijão	11
~botão	-17
~box	-12
~braga	-9
~branca	-23
~branco	10
~brasil	-14
~bravo	-10
~braço	-8
~brigada	11
~brinco	-16
~brinquedos	-16
~brita	-12
~bruna	-14
~bruninho	-13
~bruno	-17
~buldogue	-11
~buracos	-14
~buzina	-22
~cabe	-13
~cabeceira	-23
~cabelo	14
~cabine	-11
~cabo	-24
~cachaça	11
~cadastra	-13
~cadastro	14
~cadeados	-9
~cadeira	11
~cadeirante	-12
~cadeiras	-20
~café	-12
~cai	12
~caio	-10
~caixa	-22
~caixas	-35
~caixinha	-12
~calcula	-15
~calda	-14
~caldeira	12
~caldo	-19
~calha	-8
~calibra	14
~calibração	15
~calma	-13
~calçado	-11
~calças	-13
~calço	-14
~camadas	-11
~camilo	-14
~caminhões	-13
~campainha	-14
~campanha	-10
~cana	-13
~canal	-15
~cancela	-15
~candidato	-9
~caneta	-26
~canhoto	-17
~cantos	-10
~caos	-13
~capa	-17
~capacete	-10
~capataz	-17
~capitania	-15
~cara	-24
~caracteres	-15
~carga	19
~carimba	-12
~carimbar	-16
~carlos	8
~carnaval	-21
~carne	-20
~caro	-17
~caros	-17
~carrega	-17
~carrega-se	13
~carregada	-20
~carregador	-9
~carregar	-22
~carreira	-14
~carrinha	-32
~carrinho	16
~carta	-14
~cartaz	16
~cartãozinho	15
~cartões	-10
~carvalho	-15
~casaco	-11
~casal	-20
~casamento	-16
~casamentos	20
~casas	-15
~cascais	19
~casos	-16
~castanho	-10
~cata	-15
~categoria	-11
~catorze	-17
~caução	-27
~cavalete	15
~cave	-11
~caído	9
~ceará	-19
~cem	-15
~cena	-19
~cento	11
~centro	-20
~centímetro	-11
~centímetros	-12
~certidões	-16
~certificado	-14
~certo	-32
~chama	-20
~chama-se	-14
~chamada	13
~chamado	-14
~chamados	10
~chaminé	-12
~chave	15
~chaveiro	-9
~chaves	11
~check-in	15
~checklist	-14
~chefia	-20
~chegam	-31
~chegando	-13
~chegaram	-11
~chego	-19
~chegou	-33
~cheguei	-17
~cheia	9
~cheio	-25
~cheios	-10
~cheira	-15
~cheque	13
~chicote	-10
~chip	-14
~choro	-20
~chumbo	-12
~chuva	15
~chuveiro	14
~chá	-15
~ciclo	-14
~cidade	-16
~cidadão	-15
~ciente	-16
~cigarro	-10
~cilindros	16
~cima	-33
~cinco	-26
~cinema	16
~cinta	-11
~cintas	-13
~cinto	-14
~cintos	-16
~cinza	-12
~cio	9
~circuito	-17
~cirúrgico	-16
~civil	-8
~clara	11
~claro	13
~classificação	11
~clube	-22
~coa	-13
~coberta	-18
~cobertura	-11
~cobra	-14
~cobra-se	-24
~cobre	-11
~cobrir	-11
~coco	10
~cofre	-21
~coima	-18
~coimbra	-13
~coisas	-12
~coitada	-8
~cola	-34
~cola-se	-13
~colaborador	-15
~colada	-16
~colchão	-13
~colega	-28
~colegas	-26
~coleira	-17
~coleta	-8
~colete	-23
~coletivas	10
~coletor	-12
~colhe	-22
~colher	17
~colo	-15
~coloca	-21
~coloca-se	-15
~coluna	-11
~com	-15
~comandante	-21
~combina	-22
~combinado	13
~combinados	-16
~combinar	14
~combustível	13
~come	-12
~comer	-15
~comercial	-13
~comeu	-20
~começa-se	-23
~começando	-16
~começo	-22
~comida	-12
~comissão	-14
~como	34
~companhia	-12
~compara	-9
~compara-se	-12
~compartilhada	-14
~completa	10
~completo	-23
~compra	-15
~comprador	-18
~compressor	-17
~comprida	-17
~comprimento	-9
~comprovativo	-11
~computador	-21
~comum	10
~comunica	-15
~comunica-se	-16
~concerto	9
~concessionária	-8
~concordo	-20
~concreto	10
~conde	-15
~condicionado	15
~condições	10
~condomínio	-11
~conduz	-13
~cone	-14
~cones	-11
~confere	-45
~conferem	-13
~conferente	-17
~conferida	-17
~conferir	-29
~conferência	19
~confirma	-30
~confirma-se	-13
~confirmado	-14
~confirmar	-19
~conforme	-32
~confraternização	-13
~congelar	-16
~conhecimento	-22
~conjunto	-13
~consegue	14
~conservadora	-14
~conservatório	-18
~consiga	11
~consta	-13
~consulta	-19
~conta-se	-14
~contadas	-13
~contador	-17
~contados	-20
~contagem	-12
~contagens	10
~contam	-13
~contam-se	-17
~contentor	-12
~conteúdo	-12
~continua	-22
~continuar	12
~contorno	-10
~contou	-11
~contratos	-14
~controladoria	-18
~controle	10
~controlo	-14
~contrário	-17
~conversar	-17
~convidado	-8
~convinha	-18
~convulsão	-16
~convés	-12
~convênio	-12
~coordenada	-13
~coordenadas	-14
~coordenação	-20
~copo	-17
~coração	-20
~corre-se	-10
~corredor	-22
~corregedoria	-11
~correio	-9
~correr	-15
~correspondência	-13
~correu	-15
~corrido	-22
~corrige	-10
~corta	-23
~corta-se	-15
~cortada	-12
~cortado	-8
~cortar	14
~corte	-24
~cortiça	-18
~corujas	16
~costas	-20
~costureira	-17
~cotovelo	-11
~couro	-10
~covilhã	-10
~cozinha	-21
~cozinheira	-13
~cpf	-21
~crachá	-18
~creche	-15
~cresceu	21
~cria	13
~crianças	12
~cristo	-12
~crivo	-11
~cru	-12
~cruz	-11
~crédito	-13
~ctt	-16
~cuida	9
~cuidado	-21
~culpa	-26
~cultura	-15
~cumprimenta	-12
~cumprimentos	-10
~cunhada	-10
~cupim	-12
~cura	-18
~curitiba	-8
~curral	-12
~curta	11
~curto	17
~custo	-11
~custou	-11
~câmara	-20
~câmaras	-12
~câmera	-21
~cães	13
~cão	-16
~célia	-23
~céu	-10
~cópia	-19
~córrego	-13
~cômodo	-15
~dali	-19
~danos	-13
~das	17
~data	-27
~davi	-12
~daí	9
~debaixo	-25
~decantador	-16
~decente	-15
~decide	-19
~decidido	11
~decisão	-19
~declaração	-14
~dedetizadora	-9
~dedos	-32
~defeito	-16
~defesa	-11
~degraus	-14
~deita	-14
~deita-se	-13
~deitado	-18
~deixa-se	18
~deixar	24
~deixe	-18
~deixem	-13
~deixo	-19
~deixou	-31
~dela	-28
~delas	-9
~delegado	-11
~deles	-27
~delicado	-12
~delimita-se	-10
~demais	-18
~demora	-18
~demorar	-17
~dente	-22
~dentista	9
~dentistas	-14
~dentro	-11
~departamento	-10
~depósito	-17
~der	-18
~derrubou	-13
~descansa	-17
~descarrega	-18
~descarta	-19
~descartada	-11
~desce	-19
~desce-se	-9
~desceu	-21
~descola	-12
~descreva	19
~descrita	9
~desde	11
~desfile	13
~desgaste	-9
~desinfeta-se	-10
~desliga	-30
~desliga-se	-13
~desligada	-23
~desligado	-14
~desmonta	-11
~desmonta-se	-18
~desmontagem	15
~despacho	-13
~despedida	-10
~despeja	-18
~despeja-se	-18
~desportivas	-11
~desse	8
~desta	-15
~deste	-16
~destino	-16
~destrancadas	-8
~deus	-25
~devagar	-42
~deve	21
~devolução	11
~devolve	-15
~devolve-se	-10
~devolver	-14
~devolveu	-25
~devolvido	-10
~dez	-12
~dezasseis	-9
~dezoito	-18
~dia	-11
~diesel	-10
~diferente	-28
~diferença	-22
~digam	11
~digita	-15
~digital	-22
~digo	-23
~direita	-17
~direitinho	-17
~direito	-21
~direto	-26
~diretor	-18
~diretora	-14
~disco	-26
~discussão	-16
~discutiu-se	-13
~disjuntor	-8
~disse	-8
~disser	-10
~disso	-25
~distribuidora	-16
~distância	-29
~dita	-13
~dito	9
~divergiu	-18
~divide	-13
~diz-lhes	-20
~diz-se	-18
~dizendo	13
~dizer	-30
~dizia	-16
~doa	-21
~dobro	-9
~doc	-19
~doca	-21
~doce	-23
~docentes	-14
~documentado	-18
~documento	13
~doente	-11
~doentes	11
~domingo	-13
~dona	-10
~dono	-28
~dorme	-20
~dos	28
~doses	-9
~dou	-25
~doutor	-11
~doutora	-8
~doze	-16
~dra	-22
~dreno	-14
~drone	19
~duarte	-8
~duas	-34
~dublado	-12
~duda	-14
~duplas	-8
~duplo	-12
~durante	-10
~duzentas	-13
~duzentos	-12
~dá-se	-11
~dão	-8
~décimo	-13
~dívida	-11
~dólar	11
~dúvida	-19
~edição	9
~educado	-13
~educação	-20
~eira	-15
~eixo	-18
~elab	-14
~elaborado	-10
~ele	11
~eletricista	-11
~elevadores	-16
~elástico	-12
~email	-16
~embaixo	-15
~embalagem	-14
~embalar	-16
~embalou	-12
~embarcam	16
~embarque	18
~embora	12
~emite	-15
~empresta	12
~empréstimo	20
~empurra	-20
~enc	15
~encaixa	-20
~encaixe	-10
~encaminhada	-16
~encarregado	-35
~encerrou-se	-15
~enche	-26
~enchia	-15
~encomenda	15
~encontra	11
~encontrou	-10
~encostou	-10
~energia	-15
~enf	-9
~enf.ª	-16
~enfermagem	-14
~enfermeira	-15
~eng.ª	9
~engata	-12
~engenharia	9
~engenheira	-10
~engenheiro	-14
~engolir	-11
~enquanto	12
~ensaio	-11
~ensinou	-12
~entende	13
~entra	19
~entra-se	-12
~entrada	25
~entrando	-11
~entrega	14
~entrega-se	-14
~entregar	17
~entregue	-16
~entregues	-14
~entrou	-22
~entulho	-12
~envelope	-21
~envia	-10
~envio	-12
~enxagua-se	-13
~enxaguar	-8
~enxerga	-10
~enxágue	-10
~epi	10
~equipamento	-14
~eram	-19
~ermelinda	-13
~errado	-18
~erro	-21
~escada	-21
~escola	-12
~escolar	10
~escolas	19
~escolha	-15
~escolhe	-21
~esconde	-15
~escorrer	8
~escova	-33
~escovar	-12
~escovinha	13
~escreva	15
~escrevem	-12
~escrevemos	-16
~escrevendo	-11
~escrevente	-13
~escreventes	-12
~escrever	38
~escreveu	-12
~escrevi	-15
~escrevo	-19
~escritas	-19
~escrito	16
~escritório	-21
~escura	-11
~escuro	-13
~esfriar	-14
~esgoto	-12
~esmalte	-14
~esocial	-11
~espalha	-9
~espalha-se	-8
~espelho	-14
~espelhos	-15
~espera	-32
~espera-se	-23
~esperança	-11
~esperar	-20
~espere	-20
~espero	-25
~espeta	-19
~espátula	-9
~espécie	-11
~esquece	-13
~esqueci	-10
~esquecido	-14
~esquerda	-21
~esquerdo	-13
~essa	10
~esse	10
~esses	-15
~estacas	-21
~estado	-17
~estagiário	-19
~estando	-10
~estanque	-12
~estante	-25
~estas	-17
~estava	-31
~este	-14
~esteja	-15
~estende	-8
~estende-se	-16
~esterco	-11
~esterilização	15
~esteve	-29
~estojo	-16
~estrada	-18
~estraga	11
~estrela	-17
~estrutura	-8
~estufa	-18
~estupefacientes	-12
~está	-17
~estão	-21
~estúdio	-18
~etapa	-23
~etiqueta	-46
~etiquetar	-13
~eucalipto	14
~euros	-24
~exame	-10
~examina	-16
~exaustor	-20
~exceção	-14
~executa	-11
~exma	-16
~exmo	-15
~experientes	-12
~experiência	-17
~explica	-26
~explica-se	-13
~explicou	12
~extensão	-15
~exterior	-10
~externo	-12
~extrator	-8
~extração	16
~faca	-18
~fachada	-15
~faculdade	-13
~fado	-12
~faixa	-10
~falando	-9
~falar	11
~falava	-17
~fale	-11
~falecido	19
~falha	-15
~falhas	-16
~falo	11
~falta	19
~faltam	-20
~faltando	-8
~faltar	-18
~faltou	-13
~famílias	9
~fardas	-10
~farinha	-15
~farmacêutica	9
~farmácia	-16
~faro	-9
~farofa	-12
~fato	-12
~fatura	-22
~favor	8
~fax	9
~faz	41
~fazemos	10
~fazenda	-16
~fazer	28
~faça	-16
~faço	-20
~fecha	-25
~fecha-o	-11
~fecha-se	-21
~fechadas	-8
~fechado	-32
~fechados	-12
~fechar	11
~feche	-19
~fecho	16
~fechou	-12
~feia	-16
~feira	-15
~feita	9
~feitos	-11
~feltro	-20
~ferida	-19
~ferro	-10
~ferrugem	-10
~ferver	-15
~fez	-39
~fiação	14
~ficha	-9
~fichas	-17
~ficheiro	-21
~fico	-17
~ficou	20
~fidelidade	-15
~fila	-23
~filarmónica	-14
~filas	-19
~filha	-17
~filho	-26
~filhote	-12
~filipa	-13
~filipe	-9
~filtro	-8
~filtros	-15
~fina	9
~final	14
~financeiro	-16
~fino	-18
~fiquem	-12
~firma	10
~firme	9
~fita	-21
~fitas	-13
~fizeram	-18
~fizesse	9
~flash	-16
~flat	-9
~flor	-8
~flores	19
~focinho	-11
~fogo	-24
~foi	-21
~folga	-11
~fonte	-11
~forem	-10
~formata	-10
~formato	-14
~formação	-10
~formol	-8
~formoso	-23
~fornecedores	9
~forrar	12
~forro	-9
~força	-11
~fosse	8
~fotografa	-21
~fotografa-se	-9
~fotografam-se	-11
~fotografar	-26
~fotografia	-22
~fotografias	-15
~fotografo	16
~fotos	-10
~fotógrafo	-11
~fralda	13
~francês	-15
~frasco	-25
~fraturas	-17
~freguesia	-16
~freguês	-15
~frente	-37
~frequência	-16
~fria	-10
~frigorífico	-8
~frita	-10
~fronteira	-18
~fubá	-15
~fugas	-11
~fui	-24
~fulano	-17
~fumar	-14
~fumaça	-20
~fumo	-18
~funciona	10
~funcionária	-14
~funcionário	9
~fundo	-26
~fundos	-10
~função	-19
~furadas	-10
~furar	-11
~furou	-9
~fwd	11
~fábio	-15
~fábrica	-12
~fátima	-14
~gado	-16
~gaiola	-15
~gaivotas	10
~galpão	-12
~galpões	13
~gancho	12
~ganha	-13
~garagem	-14
~garrafa	-13
~garrote	-13
~gato	-17
~gaveta	-16
~gengiva	-10
~gente	18
~gera	-15
~gerador	12
~geraldo	-21
~gerente	10
~gesso	-18
~gestor	-14
~gira	-12
~girar	-12
~golpe	-20
~gostava	18
~gosto	-19
~gostou	-16
~gota	-21
~goteira	-13
~governador	-13
~governanta	13
~gps	-12
~grade	-18
~gramas	10
~grampeia	-12
~grande	9
~grau	-23
~grava	-16
~gravado	-13
~gravar	-9
~grave	-8
~graça	-14
~graças	-14
~gritar	14
~gritos	-12
~grossa	-14
~grossura	-9
~grupos	11
~grávida	-11
~grão	14
~guarda	-13
~guarda-se	-9
~guardada	-15
~guardam-se	-12
~guardar	-23
~guia	-10
~guiada	10
~guias	-8
~guião	20
~gás	9
~hastes	-11
~havendo	-14
~havia	-18
~hectares	-23
~helena	-12
~herdade	-18
~hidrostático	-16
~hipoclorito	-12
~história	-9
~homem	-19
~homens	-22
~hora	-19
~horas	-25
~horário	-21
~hospital	-16
~hotel	-16
~houver	-14
~hugo	8
~humanos	-14
~humidade	-13
~hélder	-15
~hélio	-20
~hóspedes	15
~húmida	-13
~húmido	-13
~idade	-9
~identifica	-17
~identificação	16
~igreja	-11
~iguais	-23
~igual	9
~ilha	-16
~imagem	-16
~imediato	-18
~impressa	-11
~imprime-se	-17
~inchada	-16
~inclusive	-11
~incompleto	-13
~incêndio	-25
~indo	10
~inem	-13
~inferior	-11
~informático	-19
~inglês	-21
~inquérito	-11
~insetos	-15
~inspetor	-13
~inspetora	-15
~inspeção	20
~instala	-11
~instalação	10
~instituições	-12
~instituto	-17
~instrumento	18
~instrumentos	14
~instrutores	-14
~instrução	17
~instruções	-14
~inteira	-24
~interessado	-17
~interfone	-12
~interior	-22
~interna	14
~interno	13
~intervalo	-12
~inventa	9
~inverno	-19
~irmã	-15
~irmão	11
~irmãos	-16
~isopor	-19
~isopropílico	-19
~isso	11
~isto	20
~ivo	-12
~jamais	-27
~janeiro	-31
~janelas	-14
~japonês	-15
~jeito	9
~joaquim	-17
~joga	-26
~jogo	-16
~jogou	-20
~joia	-24
~jorge	-13
~jornal	-13
~joão	-10
~juazeiro	14
~juiz	-10
~julho	-26
~junta	-32
~juntas	-8
~juntos	-19
~juntou	-18
~jurídico	13
~jussara	-12
~justamente	-15
~justificativa	-16
~juíza	-18
~keila	-13
~kelly	-12
~kkk	-13
~kkkk	-16
~km/h	13
~laboratório	-21
~lacra	-12
~lacrada	-15
~lado	-20
~lados	-22
~lagar	-14
~laje	-12
~lanche	-16
~lanterna	-19
~lança	-24
~lançado	-12
~laranja	-21
~laranjeira	15
~larga	-12
~largo	-21
~lata	-18
~laterais	-17
~lateral	13
~laudo	-24
~laudos	-17
~lava	22
~lava-se	-19
~lavada	-23
~lavado	9
~lavam-se	-17
~lavanderia	14
~lave	-14
~leem	-11
~legenda	-15
~legendas	10
~lei	-8
~leia	-14
~leio	-17
~leite	14
~leitor	-15
~leitura	21
~lembro	-18
~lembrou	-18
~lenha	-12
~lentes	-19
~lenço	-9
~lençol	-15
~ler	12
~letra	-33
~leva	-45
~leva-a	-13
~leva-o	-11
~levam	-12
~levanta	-14
~levantados	-9
~levantam	-12
~levantar	-27
~levante	-10
~levar	-24
~leve	-21
~levou	-21
~leão	-12
~lhes	12
~libera	-13
~liberar	-16
~liberdade	-12
~licenciado	10
~licença	-24
~lida	-17
~liga-se	-18
~ligada	-12
~ligam-se	-9
~ligação	-13
~ligo	-19
~ligou	-9
~ligue	-9
~lili	-13
~limpa-se	-18
~limpar	-19
~limpas	-15
~limpeza	23
~lindo	-18
~linguagem	-27
~linha	-27
~linhas	-18
~lisboa	-11
~lista	-11
~litro	11
~litros	15
~livre	-27
~livro	-26
~livros	15
~lixa	-9
~lixeira	-13
~lixo	-30
~lixívia	11
~local	-23
~localização	-18
~logo	10
~logótipo	-11
~lol	-20
~lona	-24
~londrina	12
~longa	-18
~longe	-14
~lopes	-8
~lota	-10
~lote	10
~lotes	-13
~luan	13
~luana	-10
~lugar	-28
~lume	-15
~luminária	-17
~lupa	-11
~lurdes	-13
~luva	-30
~luzes	-23
~lápis	-21
~lâmina	-18
~lâmpada	-15
~lâmpadas	-18
~lê-se	-20
~líder	-9
~líquido	-15
~lúcia	-9
~maca	-10
~macacão	-11
~madeira	-22
~mail	-18
~mais	13
~mala	-10
~malha	-12
~malta	8
~mancha	-14
~manchado	9
~manchas	-13
~manda	-10
~mandar	19
~mandasse	-24
~mande	14
~mando	-8
~mandou-nos	-9
~maneira	20
~manga	-24
~mangueira	-15
~manta	-23
~manual	13
~manutenção	-18
~manômetro	-19
~mapa	-21
~maquinista	-10
~marca	-24
~marca-se	-17
~marcam	-8
~marcelo	-15
~maringá	-10
~marinha	-13
~marinheiro	-21
~marketing	-20
~marlene	-15
~marnoto	-17
~março	-25
~maré	14
~marés	8
~mas	17
~massa	-25
~material	-18
~matriz	-23
~matrícula	14
~mecânico	-17
~mede	-12
~mede-se	-12
~medida	-21
~medo	-15
~meia-noite	-18
~meio	-29
~meio-dia	-17
~meios	-14
~meireles	-10
~membros	-11
~memorando	-10
~meninas	9
~menor	-19
~mensagem	-16
~mensagens	-20
~mensal	10
~mergulha	-18
~mesas	11
~mesma	15
~mesmo	-13
~mestre	-25
~mestres	-16
~metais	-16
~metalúrgica	-8
~mete-se	-15
~meto	-17
~metro	-18
~metros	-13
~metálico	-12
~mexendo	-10
~mexer	-22
~meço	-11
~microchip	-10
~microfone	-13
~milímetro	-10
~mim	19
~min	-10
~minas	10
~minha	-17
~minhas	-17
~minho	-9
~minto	18
~minuta	-12
~minuto	-19
~minutos	-15
~mistura	-26
~misturar	-18
~miúdo	-14
~mochila	-11
~mochilas	-14
~modelo	-23
~modo	15
~moeda	-23
~moedas	-15
~mofo	-13
~molas	-17
~mole	-12
~molhada	-22
~molhadas	-10
~molhado	-21
~molhar	-21
~molho	-11
~molhou	-16
~monitor	-24
~monitores	-16
~monta	12
~montagem	12
~montando	11
~montar	18
~monte	13
~monto	-14
~mora	-19
~morador	-12
~morava	-13
~morde	-19
~morna	-13
~morte	-10
~mostra	-15
~mostrar	-27
~motivo	-20
~motor	-23
~mudança	12
~mudar	10
~mudou	-11
~muito	-14
~mulher	-16
~mulheres	-9
~multa	-26
~multas	-17
~multou	-15
~multímetro	-14
~municipal	-23
~musical	-10
~máquinas	-30
~máscara	-19
~máx	-21
~máximo	-25
~mãe	-28
~médica	-13
~médico	-26
~mícrons	-18
~mínimo	-29
~mónica	-11
~móveis	9
~móvel	-13
~músicos	-13
~nasce	13
~nascimento	-12
~navios	9
~negoceia	-13
~neide	-30
~nelson	-14
~nenhum	10
~nevoeiro	12
~nif	-16
~ninguém	14
~ninhos	10
~nitrox	-12
~nivelada	-11
~noites	-12
~norma	23
~nos	-11
~nossa	9
~nossas	-15
~nosso	16
~noutro	-9
~nove	-20
~noventa	-21
~novo	-15
~novos	14
~num	13
~numerada	-14
~numerado	10
~nunca	-29
~nuvem	-14
~nélson	-10
~nível	-17
~número	-47
~números	-14
~objetivo	-10
~objeto	17
~objetos	10
~obras	9
~obrigado	-17
~observa	-15
~observação	-17
~oco	-19
~odete	-11
~oeste	-12
~oferece	-23
~oferece-se	-16
~oferecer	-14
~oficina	-20
~ofício	-10
~oitenta	10
~oito	-14
~olha	-14
~olhal	-12
~olhando	-15
~olhar	-15
~olho	-20
~olhos	-22
~olhou	-14
~olinda	-10
~oliveira	-16
~olá	-21
~ombro	14
~ombros	-14
~onda	-22
~ong	-15
~onofre	-10
~ontem	-13
~onze	9
~operadora	15
~operadores	-18
~optometrista	-13
~ora	10
~ordenha	10
~orelhas	-18
~organiza	18
~originais	-16
~original	-18
~orvalho	-13
~ostra	8
~otília	-14
~ouriços	13
~ouro	17
~outra	-20
~outras	-14
~outros	-39
~ouvido	-13
~ouvidos	-9
~ouvir	-18
~ovelhas	10
~oxigénio	-9
~paciência	14
~pacote	-18
~padaria	12
~padrinho	-10
~padrinhos	-8
~padronizar	-13
~padrão	-14
~paga	-14
~paga-se	-11
~pagam	-14
~pagamento	10
~pago	-21
~pagou	16
~paguei	-16
~pai	-22
~painel	-26
~pala	-14
~palavras	-26
~palavrão	-12
~palavrões	-22
~palete	8
~palmo	-22
~panela	-21
~pano	-28
~papel	15
~papelaria	-16
~papelão	-15
~papéis	16
~par	-20
~para	13
~parabéns	-15
~parada	-16
~parado	-15
~parafuso	-11
~parafusos	-20
~parar	-20
~pare	-11
~parece	-16
~parecer	-14
~paredes	-21
~parente	-13
~partes	-21
~participantes	-8
~partir	12
~passa	-16
~passa-se	-20
~passado	-30
~passados	-15
~passageiro	-15
~passageiros	-20
~passagem	20
~passe	9
~passeio	-9
~passo	20
~passos	-19
~passou	-16
~pasta	-26
~pastor	-10
~patas	-14
~patrícia	-14
~pau	-20
~paula	-16
~paulo	-15
~pausa	-14
~pauta	-10
~paz	-17
~pdf	-13
~pedal	-16
~pede-lhe	-12
~pede-se	-25
~pedem	-13
~pedido	10
~pedidos	9
~pedir	10
~pediram	-11
~pediram-me	18
~pediu-me	18
~pedra	-18
~pedreiro	-12
~pedágio	-16
~pega	-24
~pegar	-31
~pelas	-16
~pele	-17
~pelo	-9
~pelos	-24
~película	-23
~pena	11
~pendura	-20
~pendurada	-18
~penduram-se	-9
~peneira	-17
~pensei	-25
~pequenas	10
~pequeno	-21
~pequenos	8
~percorre	-14
~perdemos	-26
~perderam	-15
~perdeu-se	-14
~perdi	-18
~perfume	-15
~pergunta	-12
~pergunta-se	-20
~perguntando	-16
~pergunte	-17
~perguntem	-9
~perguntou	-11
~permanente	-13
~permitido	-18
~pernas	-26
~pesa	-12
~pesa-se	-17
~pesada	-23
~pesados	-13
~pesar	-19
~pescado	13
~pescoço	-20
~peso	-20
~pesos	-18
~pessoa	-18
~pessoal	-15
~peça	13
~peçanha	-11
~pia	-15
~piano	12
~picada	-11
~picar	-14
~pico	-16
~pilha	-17
~pilhas	-10
~pilotos	-12
~pingo	-13
~pinho	-15
~pintado	18
~pintar	-19
~pintura	-12
~pinça	-17
~pior	-17
~piquete	-16
~pisca	-11
~piscina	15
~pizza	-12
~placa	-15
~planetário	-14
~planilha	-17
~planta	-9
~plantas	-13
~plantão	-19
~plaqueta	-16
~plataforma	-13
~playlist	-14
~plástico	-24
~pneus	-14
~poda	8
~pode	11
~podre	-12
~polegar	-19
~pomada	-10
~ponham-me	14
~ponho	-16
~ponta	-23
~pontas	-16
~ponto	31
~pop	10
~popa	-9
~por	12
~porca	-14
~porque	-18
~porquê	-11
~porta	-19
~porta-luvas	-11
~portador	-14
~portal	-17
~portanto	14
~porteira	-15
~porteiro	15
~porteiros	-20
~português	-8
~porém	-14
~positivo	-8
~posição	-21
~possa	12
~possível	12
~poste	-11
~potência	-11
~pouco	-30
~pousada	-13
~pousar	-10
~povo	15
~poço	13
~pra	14
~praia	-28
~prancha	-16
~prancheta	-15
~prateleira	-13
~prateleiras	-19
~pratica	-11
~prato	-22
~praça	-18
~precisa	8
~precisam	-9
~precisamos	18
~precisar	-13
~preenche	-32
~preenche-se	-17
~preenchem	-15
~preencher	-15
~preenchida	-9
~prefeitura	-20
~prego	-15
~prende-se	-13
~prender	-20
~preparar	9
~preparação	14
~preparo	-17
~presa	18
~presente	13
~presença	-20
~preso	-10
~pressão	-20
~preta	-19
~preto	14
~previsão	-9
~preço	-9
~primavera	9
~primeira	10
~print	-11
~pro	-17
~proa	-22
~problema	-23
~proceder	-17
~procedimento	29
~processo	11
~procura	-16
~procura-se	-16
~procurar	-21
~produtor	-15
~prof	-17
~professora	-13
~profundidade	-14
~proibida	-19
~proibido	-12
~promete	-23
~prometeu	8
~pronta	-10
~propósito	-14
~pros	-9
~protetor	-13
~protocolo	-14
~provar	-21
~proveta	-20
~prática	-19
~prédio	9
~prévia	-14
~próprio	-30
~próximo	-14
~publica	-16
~publica-se	-14
~puder	-11
~pug	-11
~pulseira	-12
~punho	-12
~pusesse	12
~puxa-se	-16
~puxado	9
~puxando	-17
~puxar	-18
~página	16
~páginas	-17
~pátio	-14
~pão	-17
~pôr	16
~põe	-43
~põe-se	-26
~põem-se	-18
~pública	12
~público	12
~quadro	18
~quadros	-18
~quais	-14
~qual	-11
~qualquer	15
~quando	18
~quantas	-15
~quantidade	-11
~quantidades	-10
~quanto	-10
~quantos	-10
~quarenta	11
~quarentena	12
~quaresma	-9
~quarta	-38
~quarta-feira	-18
~quartinho	-10
~quartos	-18
~quatro	-11
~quatrocentos	-12
~que	39
~quebrou	23
~queda	-14
~queijo	-12
~queima	-9
~quem	23
~quer	23
~queria	39
~quero	26
~questionário	9
~questão	11
~quilo	-20
~quilómetros	-18
~quinhentos	18
~quinta-feira	-15
~quintas	17
~quiosque	8
~quê	16
~químico	-15
~rachadura	-11
~rack	-13
~rafa	-13
~raio	-11
~ralo	-14
~ramos	-22
~rapariga	-13
~rapazes	-14
~raquel	-10
~rasgada	-14
~rasgado	10
~rasgar	-16
~raso	-13
~raspa	-11
~rasura	-14
~rateio	-16
~raul	-16
~razão	-25
~ração	-15
~real	-23
~reboque	-16
~recarga	14
~recebe	16
~recebe-se	-10
~recebemos	15
~receber	16
~recebeu	-11
~recenseamento	-13
~recepcionista	-13
~recepção	12
~receção	16
~recibo	-27
~reclama	-13
~reclamado	-9
~reclamou	-15
~recolhe	-25
~recolhe-se	-13
~reconhece	-13
~reconhecimento	14
~recreio	9
~recursos	-14
~recusa	-9
~recusa-se	-14
~recusou	-15
~redator	-14
~redação	16
~redes	15
~redige	-20
~redija	-15
~reduz	16
~ref	-9
~refaz	11
~refeitório	-18
~refeição	-14
~refeições	-15
~reforma-se	-10
~reformou	8
~rega-se	-21
~regar	-8
~regata	12
~regista	-16
~registador	-12
~registos	-9
~registra	-16
~regras	17
~regula	-10
~regula-se	-9
~regulamento	13
~relatou	-19
~relatório	-30
~relva	-12
~relógio	-21
~relógios	11
~remoto	12
~rente	-13
~repete	-25
~repete-se	-10
~repor	-8
~reservas	-11
~resgate	-9
~residência	19
~resina	-13
~respiração	-8
~respondendo	-20
~responder	-24
~respondeu	-12
~resto	-21
~restos	-16
~resultado	-10
~resumo	-16
~retalho	10
~retira	-17
~retira-se	-15
~retirado	-9
~retoque	-14
~reuniu	-17
~reunião	-48
~rev	-24
~revisão	-26
~ribeira	-13
~ribeirão	9
~ricardo	12
~rio	-10
~risca	-17
~risca-se	-15
~riscos	-13
~risque	-15
~rita	-17
~roda	-10
~rodando	-14
~rodas	-21
~rodo	-12
~rolo	-23
~rolos	-11
~romper	-13
~rosa	-21
~rosca	-12
~rose	-9
~rosto	-15
~rosário	-17
~rosângela	-9
~rotação	-11
~roteiro	23
~roxa	-18
~rua	12
~rubrica	-9
~rui	-20
~rural	-18
~ruído	-16
~rádio	-14
~régua	-18
~rótulo	-20
~sabe	18
~sabem	-14
~sabão	-17
~saco	-33
~sacode-se	-12
~sacola	-14
~sacos	13
~sacristão	12
~sacudir	-16
~saem	8
~saiu	-25
~sal	19
~salas	-14
~saldo	-11
~salinha	-11
~salmoura	-14
~salvo	-11
~salário	-11
~salão	-19
~sandra	-12
~sangria	10
~sangue	-16
~santana	-9
~saudade	-21
~saudações	-11
~saíram	-13
~seca	-22
~seca-se	-13
~secagem	11
~secar	-25
~secretaria	-20
~secretária	-27
~sede	14
~segue-se	-15
~seguem	-15
~seguidos	-11
~seguinte	-8
~seguir	-9
~segunda	28
~segundas	-14
~segundo	-10
~segundos	-9
~sei	-10
~seja	10
~selada	-19
~selar	-15
~selfie	-11
~selo	-16
~semanas	-28
~semente	-16
~semestre	-18
~senha	-20
~senhor	-8
~senta	-11
~senta-se	-19
~sentado	-16
~sentir	-18
~senão	-20
~separa	-26
~separa-se	-12
~separada	-13
~separam-se	-18
~separar	-18
~seria	-14
~seringa	10
~sermão	-19
~serra	-22
~serradura	-14
~serragem	-15
~serve	-13
~servem	-13
~servidor	11
~serviço	-8
~serviços	-18
~será	-13
~sesmt	-14
~sessenta	-24
~sete	-32
~setembro	-20
~setor	-30
~setúbal	-16
~seu	-20
~sexta-feira	-18
~sextas	-13
~shimeji	-14
~shopping	-9
~show	-10
~sido	-14
~silêncio	-9
~sim	10
~simples	-31
~simpático	-16
~sino	16
~sistema	-13
~site	-19
~skipper	16
~sobe	-31
~sobra	-16
~sobre	36
~sobretudo	14
~sobrinha	-10
~sobrou	-15
~sociedade	-13
~sofia	-15
~sofás	-14
~soja	-20
~sol	-19
~solar	-16
~solda	-15
~soldador	-10
~solicita-se	13
~solta	-12
~solta-se	-18
~soltar	-9
~solto	-20
~som	-9
~soma	-14
~sombra	-25
~somos	-12
~sonda	-17
~soprador	-10
~soraia	-14
~soro	-12
~sorriso	-12
~sorte	-15
~sorteia	-20
~sou	-10
~sozinha	-10
~sozinhos	9
~spray	-10
~sua	-11
~suas	-9
~subir	-22
~subiu	-12
~submarino	-15
~substituta	-9
~sugestão	-8
~suja	-22
~sul	-18
~sumir	-11
~sumiu	-19
~superfície	-15
~superior	-13
~supervisora	15
~suporte	-15
~sábados	12
~são	-16
~sério	-21
~sétimo	-16
~sílvia	-14
~síndica	-14
~síndico	-14
~sócio	-9
~sólidos	-15
~sónia	-18
~tabela	-27
~tabuleiros	11
~tacho	-10
~tal	-21
~talão	-26
~tamanho	-21
~tambor	15
~tampa	-33
~tampada	-15
~tampo	-11
~tanque	-22
~tanto	12
~tapa-se	-10
~tapar	-15
~tarcísio	-14
~tarde	11
~tarefa	15
~tati	-12
~tava	-11
~taxa	-18
~teatro	-12
~tecido	-18
~tejadilho	-11
~tela	-12
~telefona	-20
~telefona-se	-15
~telemóveis	-22
~teles	-15
~televisão	-20
~telhado	-9
~telmo	-17
~tem	23
~tema	19
~temos	18
~temporada	-14
~tenda	10
~tendo	-15
~tenha	-15
~tenham	15
~tenho	-31
~tensão	-21
~tentar	-13
~tentativas	-11
~teor	-11
~ter	25
~terceiro	9
~terminal	-9
~terminou	-14
~termo	-11
~termos	19
~termómetro	8
~termômetro	-11
~terreno	-16
~terça	-14
~terça-feira	-13
~terças	17
~terço	-23
~tesoura	-21
~testa	-14
~testada	-11
~testado	-14
~testemunha	-15
~testemunhas	-10
~testo	-18
~teto	-12
~teu	-13
~texto	13
~thaís	-9
~tiago	-10
~ticket	-22
~tijolo	-8
~time	-15
~tinham	-11
~tinta	-22
~tio	-21
~tipo	-14
~tira	-11
~tira-se	-30
~tirada	12
~tirado	-13
~tirar	-22
~tire	-10
~tirem	-10
~tiro	-24
~tive	-17
~tivemos	-24
~tiver	-24
~toalha	-16
~toca	15
~tocam	-10
~tocar	11
~toco	-9
~toda	11
~toma	-13
~tomadas	-13
~tomou	-18
~toninho	-12
~tonturas	-15
~toque	-13
~toques	-18
~torna	-17
~torneio	9
~torneira	-16
~torra	14
~torre	-15
~torto	8
~tosa	12
~tosse	-19
~touca	-22
~trabalhado	-9
~trabalham	-17
~trabalhamos	-16
~trabalhei	-20
~trabalho	15
~tradutor	-18
~traduzido	-15
~tranca	-17
~transferir	-16
~transferência	10
~transformar	-13
~transmissor	13
~transportes	-8
~trapo	-9
~traseira	-11
~trata	-15
~tratador	-19
~trator	-15
~trava	-14
~travada	-13
~travessia	-20
~travão	-9
~travões	-11
~traz	-22
~trazer	-16
~traço	-21
~trecho	-10
~treinador	-10
~trena	-17
~trevo	-13
~trezentos	-10
~triagem	17
~tribunal	-17
~trimestre	-11
~trinta	16
~trio	-11
~troca	18
~trocado	-20
~trocam-se	-14
~trocar	15
~trocaram	-17
~troco	-12
~trocou	-10
~tronco	-13
~troque	-11
~trouxe	-17
~trás	-23
~tríplice	-10
~tubo	-20
~tubos	-11
~tudo	-19
~tule	10
~turma	-21
~turno	-11
~turnos	-9
~tutor	-20
~tábua	-19
~táxi	-19
~técnica	-16
~técnico	-23
~título	13
~uai	-10
~uberaba	-16
~ubs	-8
~umas	-21
~umidade	-16
~unhas	-19
~unidade	12
~unidades	-12
~unidos	-17
~uniforme	10
~universidade	-10
~união	-12
~uníssonos	-18
~urgência	-8
~usa	-33
~usa-se	-17
~usada	-13
~usado	-19
~usamos	-17
~usar	-18
~use	-11
~uso	10
~utente	10
~uvas	13
~vacinas	-14
~vacinação	12
~vai	12
~vai-se	-15
~vale	-19
~vales	-9
~valeu	-9
~valida	-11
~validade	-18
~valmir	-15
~valor	-15
~van	-15
~vanda	-11
~vapor	-9
~vara	-12
~varas	-13
~varre-se	-12
~vaso	-10
~vaza	8
~vazio	-14
~vcs	10
~veda	-10
~vedado	-11
~veio	-14
~veja	-11
~vela	-14
~velas	11
~velha	-13
~velhas	-12
~velocidade	15
~vemos	-14
~vencido	-16
~venda	13
~vende	-22
~vendedores	22
~vendido	-9
~veneno	11
~ventilador	-17
~ventou	-10
~ver	-10
~verdade	-10
~vergonha	-18
~verifica	-20
~verifica-se	-12
~verificam	-16
~verificam-se	-21
~verificação	-13
~vermelha	-23
~vermelho	-18
~verso	-13
~versão	-24
~vertical	-24
~verão	-9
~veste	-15
~vestido	-13
~veterinária	-20
~veterinário	-14
~vezes	-28
~veículo	-15
~viaja	-15
~vias	-20
~vida	-19
~vidrado	-14
~vieram	-11
~vigilante	-20
~vigilantes	-12
~vigilância	11
~vila	-17
~vinagre	-15
~vinha	-25
~vinheta	-12
~vinte	-15
~violinos	18
~vira	-30
~viram	-16
~viraram	14
~viseu	-21
~visita	8
~visitantes	15
~visitas	-16
~visor	-18
~vista	19
~visto	-10
~vitória	12
~viu	-20
~viva	-23
~vivas	8
~viveiro	13
~vizinho	-21
~você	-10
~volta	-46
~volta-se	-18
~voltam	-18
~voltas	-17
~voltou	-21
~volume	-16
~voo	11
~vosso	-20
~vou	32
~vpn	-11
~vácuo	-8
~válida	-16
~válvula	-14
~vão	-37
~véspera	-25
~vê-se	-18
~wagner	-24
~wellington	-16
~whatsapp	-11
~wi-fi	-13
~xampu	-12
~zap	-16
~zero	-25
~zona	-27
~zuleide	-12
~água	-37
~álcool	-19
~área	-22
~árvore	15
~áudio	25
~âmbito	-13
~época	-14
~íntima	-15
~óbito	-12
~óculos	8
~óleos	-20
~órgão	-10
~ótica	20
~última	-13
~últimos	-15
~úmido	-10
~único	17
~úteis	-30
…!	-11
…"	12
…#	-15
…%	-9
…(	-9
…*	-29
…+	-9
…-	-17
….	-27
…/	10
…0	-34
…:	-21
…;	-28
…<	-9
…=	-15
…>	-17
…?	12
…[	-22
…]	-9
…_	-15
…a	13
…abaixo	-22
…abelhas	-16
…aberta	-20
…aberto	-24
…abertura	-26
…abre	-28
…abre-se	-18
…abrem	-19
…abrigo	-18
…abril	-20
…abrir	-44
…abriu	-24
…abro	-14
…abílio	-19
…acabou	-17
…aceita	-20
…aceita-se	-9
…acenda	-9
…acende	-21
…acendo	-15
…acesso	-13
…acha	-11
…achado	-15
…acho	12
…achou	-16
…acidente	-17
…acima	-16
…acolhe	-11
…acompanhante	-9
…acontece	-16
…adega	11
…ademir	-8
…administradora	-14
…adulto	-9
…advogado	-16
…afasta	-22
…afastando	-13
…afinador	-13
…afinar	-17
…agente	-9
…agora	-25
…agosto	-17
…agradecia	-17
…agulha	-19
…agulhas	-14
…ai	-27
…ajudante	-12
…ajudantes	-15
…ajusta	-11
…ajustar	-9
…alambique	10
…alarme	-17
…alavanca	-13
…algodão	-17
…algum	-9
…alguma	9
…alguém	24
…ali	11
…almada	-14
…almoxarifado	-14
…alta	-25
…alto	-30
…altura	-22
…alugados	-20
…aluno	-20
…alvado	-14
…alvor	-26
…além	-17
…alô	-19
…amarela	-15
…amarelo	-14
…amarra	-20
…amarrar	-15
…amassada	-12
…amigo	-18
…amor	-10
…amostra	-11
…amostras	-29
…amélia	-8
…amílcar	-9
…analista	-9
…anatel	-13
…anca	-14
…anda	-23
…andar	-30
…anel	-12
…anexa	-15
…anexa-se	-11
…animal	-21
…ano	-24
…anos	-15
…anota	-15
…anota-se	-9
…anotado	-12
…antena	-24
…anterior	-20
…antes	-67
…antiga	12
…antigo	-17
…análise	-13
…anéis	-16
…ao	-38
…aos	-38
…apaga	-13
…apanham-se	-9
…aparece	-14
…aparecer	-14
…aparelho	-12
…apartamento	-16
…apelido	-16
…aperta	-20
…apicultores	-9
…apita	-16
…aplica-se	-23
…aplicativo	-16
…aplicação	-11
…apoio	-18
…apontamentos	-14
…apontar	-20
…apontou	-17
…aprendiz	-21
…apresenta	-11
…apresentar	-19
…aprova	-12
…aprovado	-16
…aproxima-se	-13
…apólice	-11
…após	-19
…aquecimento	-12
…aquela	-15
…aqui	9
…aquário	-18
…ar	-23
…ar-condicionado	-11
…arca	-13
…areia	-17
…armazém	-16
…armação	-9
…armário	-14
…arnês	-15
…arquivo	-18
…arraial	-12
…arranca	-14
…arrancar	-16
…arroz	-14
…arrumam-se	-13
…artigo	-11
…as	-34
…aspirar	-17
…assembleia	9
…assento	-9
…assim	-36
…assina	-30
…assinada	-9
…assinam	-12
…assinar	-23
…assiste	-9
…assistente	-20
…assistentes	-13
…ata	-27
…atende	-18
…atendente	-16
…atendo	-9
…atenção	-19
…atestado	-18
…ator	-12
…atrasa	-14
…atraso	17
…atrás	-29
…até	-26
…auditora	-13
…auditoria	-8
…aula	-15
…ausência	-8
…autenticidade	-22
…autorização	-22
…auxiliar	-18
…avaria	-9
…avental	-10
…aves	-9
…avisa	-23
…avisa-se	-12
…avisar	-18
…aviso	-15
…avó	-16
…avô	-13
…azeitona	-17
…azul	-13
…aço	-18
…açougue	-11
…aí	-10
…b	-24
…baforadas	-13
…bairro	-23
…baixa	-14
…baixa-se	-9
…baixada	-15
…baixo	-43
…balança	-13
…balcão	11
…balde	-18
…balsa	-20
…balões	-14
…banco	-12
…banda	-16
…bandeira	-14
…bandeja	-15
…bandejas	-14
…banheira	-19
…banheiro	-14
…banho	-28
…bar	-20
…barbeiro	10
…barcos	-20
…barraca	-9
…barracão	-15
…barril	-17
…barro	-12
…barulho	-15
…bata	-17
…bate	-16
…batem	-15
…batendo	-16
…bater	-14
…bateria	-12
…bateu	-14
…baú	-17
…bebeu	-13
…bebê	-15
…beijo	-10
…beira	-9
…beirada	-13
…beleza	-16
…berço	13
…betoneira	-13
…bexiga	-13
…bia	-15
…bicarbonato	-14
…bicho	-18
…bicho-da-seda	-13
…bilheteira	-12
…bloco	-14
…bloqueia	-12
…boas	-21
…boca	-22
…bola	-23
…boletim	-21
…bolha	9
…bolor	-22
…bolsa	-14
…bolso	-17
…bolsos	-10
…bom	15
…bomba	-11
…bombeiro	-18
…bombeiros	-18
…bombona	-9
…bonito	-23
…bordo	-15
…borracha	-16
…borrifador	-15
…botar	-26
…botijão	-17
…boto	-10
…botou	-20
…botão	-22
…braga	-10
…branca	-15
…branco	-22
…bravo	-10
…braço	-16
…brinquedos	-11
…bruna	-13
…buracos	-8
…buscar	-22
…buzina	-22
…c	-21
…cabe	-10
…cabeceira	-18
…cabeça	-26
…cabine	-29
…cabos	-18
…cachorro	-23
…cada	-18
…cadastra	-9
…cadeado	-20
…cadeira	-20
…cadeiras	-13
…caderno	-17
…café	-23
…cai	-22
…caio	-14
…cair	-13
…cais	-12
…caiu	-30
…caixa	-32
…caixas	-20
…caldeira	-24
…caldo	-20
…calha	-19
…calibra	-14
…calibração	-12
…calor	12
…calça	-13
…calçada	-18
…cama	-16
…camadas	-9
…caminhão	-31
…camisa	-14
…campanha	-16
…campo	-18
…cana	-14
…canal	-26
…cancela	-17
…candidato	-13
…caneta	-23
…canhoto	-10
…capa	-14
…capacete	-22
…captura	-14
…caracteres	-15
…carga	-23
…carimbar	-15
…carlos	-11
…carnaval	-11
…carne	-15
…caro	-13
…caros	-17
…carrega	-18
…carrega-se	-15
…carregador	-14
…carregar	-14
…carrinha	-20
…carrinho	-29
…carro	-32
…carros	-19
…carta	-16
…cartão	-27
…cartãozinho	-14
…cartório	12
…casaco	-11
…casal	-9
…casamentos	-17
…cascais	10
…caso	-17
…caução	-10
…cavalete	-17
…cavalo	-17
…cave	-9
…cedo	-18
…cego	-15
…celular	-38
…cento	-17
…central	-19
…centímetros	-18
…cerca	-20
…certa	-15
…certidão	-24
…certo	-28
…cesto	-10
…chama	-31
…chamada	-25
…chamado	-13
…chamar	-12
…chamou	-18
…chapa	-21
…chave	-33
…chaveiro	-14
…check-in	-12
…checklist	-14
…chefe	11
…chefia	-11
…chega	-35
…chegada	-14
…chegam	-19
…chegar	-8
…chego	-16
…chegou	-32
…cheio	-21
…cheira	-13
…cheiro	-16
…cheque	-14
…chip	-16
…chuva	12
…chá	-9
…cidade	-18
…cidadão	-15
…cilindro	-16
…cilindros	15
…cima	-31
…cinco	-31
…cinquenta	-24
…cinta	-9
…cinto	-20
…cintos	-13
…circuito	-16
…circular	10
…cirúrgico	-12
…clara	17
…claro	12
…cliente	-15
…clientes	-20
…clorexidina	-14
…cloro	-19
…clube	-13
…clínica	-14
…cm	-20
…cnpj	-21
…co2	-9
…coa	-16
…cobra	-12
…cobra-se	-14
…cobre	-8
…coisa	-18
…coisas	-20
…coitada	-10
…cola	-23
…colaborador	-14
…colado	12
…colega	-26
…colegas	-19
…coleta	-16
…colete	-12
…coletes	-14
…colheita	-13
…colher	-16
…coloca	-14
…coloca-se	-13
…colocar	-17
…com	-27
…comandante	-23
…comando	-18
…combinados	-12
…combinar	-19
…combustível	-15
…come	-13
…comer	-12
…comercial	-8
…comeu	-18
…começa	-35
…começa-se	-15
…começando	-11
…começar	-19
…começo	-12
…começou	16
…comida	-16
…comigo	-14
…como	11
…companhia	-13
…completo	-12
…compra	-9
…comprador	-17
…compressor	-17
…comprida	-19
…computador	-18
…comunica	-9
…comércio	-12
…concerto	-14
…concordo	-15
…condicionado	-12
…condições	-25
…condomínio	-17
…conduz	-12
…cone	-19
…conector	-14
…cones	-11
…confere	-36
…conferente	-16
…conferida	-10
…conferir	-22
…conferência	-22
…confirma	-21
…conforme	-20
…confraternização	-9
…confusão	-11
…congelar	-13
…conhece	-15
…conhecimento	-16
…conjunto	-12
…consegue	11
…conserta	9
…conserto	-14
…consulta	-18
…conta	-25
…conta-se	-11
…contacto	-17
…contados	-15
…contagem	-11
…contam-se	-25
…contar	12
…contas	-10
…continuar	-13
…conto	-30
…contra	-16
…contrato	-26
…controle	-14
…convida	-15
…convidado	-17
…convinha	-14
…convulsão	-12
…cooperativa	-26
…coordenadora	-17
…coordeno	-20
…copo	-19
…cor	-18
…coração	-17
…corda	-22
…cordas	-19
…corpo	-18
…corredor	-12
…corregedoria	-11
…corrente	-24
…corretora	-19
…correu	-11
…corrige	-10
…corta	-21
…cortar	-26
…corte	-16
…cortiça	-19
…corujas	-19
…costas	-18
…cota	-10
…cpf	-14
…crachá	-10
…crematório	-21
…cresceu	18
…criança	-32
…crianças	-23
…cruz	-14
…ctt	-13
…cuida	-18
…cuidados	-9
…culpa	-14
…cunhada	-11
…cupim	-16
…curral	-8
…curso	-25
…curva	-9
…custo	-9
…câmara	-25
…câmera	-15
…cães	-18
…céu	-8
…código	-13
…cópia	-18
…d	-17
…d'água	-11
…da	-9
…dalva	-9
…daqui	-15
…dar	-24
…das	-9
…data	-23
…debaixo	-17
…decente	-15
…decide	-13
…decidido	14
…dedo	-12
…dedos	-21
…deitado	-18
…deitar	8
…deixa	-27
…deixa-se	-26
…deixar	11
…deixo	-14
…deixou	-23
…dela	-15
…dele	-22
…deles	-23
…delimita-se	-11
…demora	-13
…dente	-12
…dentro	-30
…dentária	-16
…depende	-13
…depois	-17
…depósito	-13
…der	-13
…descarga	-13
…descarpack	-9
…descarrega	-13
…descarta	-13
…desce	-21
…desceu	-12
…descreva	13
…descrever	13
…descrição	-21
…desculpa	-20
…desenho	-23
…desliga	-22
…desliga-se	-12
…desligada	-16
…desligado	-15
…desligar	-17
…desmonta-se	-18
…despeja	-19
…despeja-se	-14
…detergente	-19
…deus	-16
…devagar	-25
…devia	10
…devolução	-19
…devolve	-11
…devolveu	-14
…dez	-23
…dezasseis	-14
…dezembro	-23
…dezoito	-19
…dia	-25
…diesel	-13
…diferente	-17
…diferença	-15
…diga	-21
…digam	-16
…digita	-9
…digital	-15
…digitar	-9
…digo	-27
…dinheiro	-11
…direita	-8
…direito	-18
…direto	-9
…diretor	-19
…diretora	-11
…diretoria	12
…disco	-13
…discute	-21
…disjuntor	-10
…disseram	9
…disso	-24
…distribui	-13
…distribuidora	-11
…distribuição	-10
…distância	-22
…divide	-9
…diz	-38
…diz-se	-18
…dizer	-20
…dizia	-18
…diária	-16
…do	-25
…doação	-11
…doc	-17
…doca	-19
…doce	-19
…doentes	-12
…dois	-57
…domingo	-24
…dono	-26
…dorme	-14
…dos	-59
…dou	-23
…doutor	-16
…doutora	-19
…doze	10
…drena	-18
…dreno	-11
…duas	-24
…dublado	-10
…dupla	-16
…duplas	-10
…duplo	-9
…dura	-17
…durante	-21
…duzentas	-10
…duzentos	-12
…dá-se	-18
…décimo	-11
…e	-18
…e-mail	-25
…edital	10
…edmilson	-15
…elas	-13
…eles	-11
…eletricista	-13
…elevador	-25
…elevadores	-14
…elástico	-9
…em	-15
…email	-10
…embaixo	-25
…embarca	-18
…embarcam	-13
…embarque	-17
…embora	-17
…emergência	-13
…emite	-11
…empresa	-25
…empréstimo	-22
…enc	-13
…encaixa	-21
…encarregado	-23
…enche	-18
…encher	-21
…enchia	-14
…encontra	-19
…encosta	-24
…encostar	-12
…endereço	-26
…enf.ª	-12
…enfermeira	-11
…eng.ª	-23
…engenharia	-18
…ensaio	-11
…entende	14
…entender	-15
…entidade	-13
…entra	-39
…entra-se	-13
…entrada	-37
…entram	-33
…entrar	-21
…entrega	-41
…entrega-se	-10
…entregar	-13
…entregue	-12
…entrou	-17
…entulho	-17
…então	16
…envelope	-14
…enxágua	-9
…epi	-14
…equipe	-26
…eram	-17
…errado	-9
…erro	-10
…escada	-19
…escala	-19
…escolar	-13
…escolhe	-13
…escorrer	-18
…escova	-20
…escreva	21
…escrevam	-18
…escreve	-32
…escreve-se	-15
…escrever	12
…escura	-11
…escuro	-13
…esfriar	-16
…espalha-se	-8
…espaço	-16
…espera	-36
…espera-se	-25
…esperar	-21
…espero	-21
…esperou	-11
…espuma	-15
…esqueci	-20
…esquecido	-15
…esquerda	-18
…esquerdo	-10
…esse	-20
…estacas	-17
…estado	-17
…estafeta	12
…estagiária	-10
…estagiário	-10
…estagiários	-12
…estalo	-12
…estamos	-25
…estando	-8
…estar	-33
…estas	-11
…estava	-15
…estação	10
…estende-se	-17
…esterco	-11
…esteve	-22
…esticado	-16
…estiver	-10
…estou	-27
…estrada	-14
…estrelas	-19
…estudo	-9
…estufa	-10
…estupefacientes	-9
…está	11
…estão	-21
…estúdio	-22
…esvazia	-15
…etapa	-19
…etiqueta	-18
…etiquetar	-10
…eu	26
…eucalipto	-17
…examina	-15
…exaustor	-18
…exceção	-12
…exigiu	9
…existe	-22
…experientes	-12
…explica	-31
…explica-se	-9
…explicar	9
…explicou	-21
…extensão	-11
…exterior	-9
…externo	-11
…extintor	-21
…extração	-11
…f	-17
…faca	-12
…fachada	-9
…faculdade	-14
…fado	-8
…faixa	-11
…fala	11
…falando	-16
…falava	-17
…fale	-11
…falecido	-11
…falei	11
…falha	-15
…falo	-19
…falta	21
…faltam	-14
…faltar	-9
…faltou	-8
…família	-27
…famílias	10
…farinha	-16
…faroleiro	-18
…fato	-15
…fatura	-11
…fax	-23
…faz-me	-21
…faz-se	-18
…fazem	-8
…fazemos	-18
…fazenda	-25
…fazer	16
…fazia	-24
…faço	-26
…febre	-14
…fecha	-33
…fecha-se	-17
…fechada	-17
…fechadas	-16
…fechado	-22
…fechamento	-20
…feche	-16
…fecho	-13
…feia	-10
…feira	-18
…feita	-13
…ferida	-17
…ferramenta	-15
…ferro	-10
…ferrugem	-13
…festa	-24
…fevereiro	9
…fez	-24
…fibra	-9
…fica	-21
…ficam	-22
…fichas	-17
…ficheiro	-11
…ficou	22
…fila	-18
…filas	-14
…filha	-24
…filho	-20
…filipa	-11
…filme	-19
…filmou	-18
…filtro	-10
…fim	-29
…final	-18
…fio	-27
…fios	-11
…firma	-14
…fiscal	-16
…fiscalização	-15
…fita	-35
…fitas	-17
…fizesse	16
…flor	-16
…focinho	-9
…fogo	-23
…folha	-14
…folhas	-11
…fomos	-13
…for	-9
…fora	-38
…forma	-20
…formação	-22
…formulário	-20
…fornada	-16
…fornecedores	-14
…forno	-15
…forrar	-10
…força	-10
…foto	-30
…fotografa	-11
…fotografar	-16
…fotografia	-16
…fotografias	-15
…fotografo	-9
…fotógrafo	-11
…foz	-14
…fralda	-9
…frasco	-17
…freguesia	-15
…freio	-18
…frente	-26
…frigorífico	-13
…frio	-18
…fuga	-13
…fui	-15
…fulano	-16
…fumar	-9
…fumeiro	-18
…fumo	-10
…funciona	15
…funcionária	-11
…funcionário	-14
…funcionários	-21
…fundo	-30
…fundos	-8
…funerária	-13
…furo	-17
…furou	-8
…férias	-11
…g	-14
…gaiola	-22
…galeria	-16
…galpão	-14
…galpões	-18
…gancho	-16
…ganchos	-17
…ganha	-9
…garagem	-10
…garantia	-12
…gasolina	-15
…gato	-18
…gaveta	-8
…geladeira	-12
…gelo	-21
…gente	-10
…gerador	-11
…geral	-15
…geraldo	-15
…gestor	-14
…giz	-10
…goiânia	-12
…gostaria	-24
…gostava	15
…gosto	-14
…governador	-13
…governanta	-20
…grade	-14
…gramas	-16
…grau	-10
…graus	-31
…gravando	-30
…gravação	-17
…graça	9
…gritar	-16
…grupo	-38
…grupos	-17
…grávida	-10
…grávidas	-13
…grão	-15
…guarda	-12
…guardar	-18
…guia	-29
…guiada	-15
…guião	-22
…gás	-24
…hastes	-10
…havendo	-15
…hd	-14
…hectares	-14
…helena	-12
…herdade	-21
…hidrostático	-14
…higienização	-16
…homem	-25
…homens	-16
…hora	-19
…horas	-24
…horário	-13
…hotel	-13
…houve	-18
…houver	-18
…hugo	-18
…humanos	-13
…humidade	-8
…hélder	-15
…hóspede	-30
…ia	-23
…idade	-13
…ideia	19
…identifica	-18
…identificação	-25
…igreja	-20
…imediato	-12
…impressa	-9
…imprime	-15
…imprime-se	-15
…incêndio	-13
…industrial	-8
…inferior	-10
…inglês	-23
…insista	-16
…insiste	11
…inspetora	-14
…inspeção	14
…instala	-10
…instalação	-19
…instrumento	-12
…instrutor	-16
…instrutores	-9
…inteira	-11
…inteiro	-20
…interessa	-13
…interessado	-12
…interior	-22
…interna	-26
…internet	-14
…interno	13
…intervalo	-12
…inventário	-13
…inverno	-14
…inês	-24
…ipma	-15
…ir	-31
…irmã	-16
…irmão	-16
…irmãos	-11
…isola	-16
…isolamento	-15
…isopor	-9
…isto	26
…itajaí	-15
…item	-11
…ivone	-14
…jamais	-13
…janeiro	-30
…janela	-14
…jardim	-19
…jeito	-42
…jejum	-8
…joana	-16
…joga	-20
…jogou	-18
…joinville	9
…jorge	-8
…joão	-23
…julho	-19
…junho	-18
…junta	-24
…junto	-25
…juntos	-8
…juntou	-18
…jussara	-15
…já	-13
…kelly	-11
…kg	-10
…km/h	16
…lacra	-13
…lacrada	-17
…lacrado	-14
…lacre	-15
…lados	-13
…lagar	-13
…laje	-16
…lanterna	-22
…lança	-18
…laranja	-20
…laranjeira	-19
…larga	-18
…largo	-14
…lata	-14
…lateral	-21
…laudo	-20
…lava	-29
…lava-se	-24
…lavada	-18
…lavado	-20
…lavam-se	-12
…lavanderia	-15
…lavar	-24
…lave	-8
…legendas	13
…lei	-10
…leia	-9
…leio	-9
…leite	-21
…leitor	-11
…leitura	-10
…lembrar	-14
…lembrou	-15
…lenha	-21
…lençol	-11
…leonor	9
…letra	-21
…leva	-34
…levam	-14
…levanta	-23
…levantar	-19
…levar	-17
…leve	-19
…leão	-14
…lhe	14
…lhes	-20
…licenciado	-19
…licença	-16
…lida	-16
…liga	-52
…liga-se	-10
…ligada	-16
…ligado	-15
…ligam-se	-10
…ligar	-17
…ligo	-30
…ligou	-11
…limite	-10
…limpa	-25
…limpeza	-22
…limpo	-22
…linguagem	-10
…linha	-27
…linhas	-24
…lista	-32
…litro	-23
…litros	-9
…livre	-24
…livro	-24
…livros	-9
…lixo	-29
…lixívia	-18
…local	-18
…localização	-14
…logo	-23
…logótipo	-9
…lona	-16
…londrina	-21
…longa	-14
…lota	-10
…lote	-20
…luan	-9
…luana	-12
…lugar	-22
…lugares	-12
…lume	-15
…lupa	-9
…lurdes	-11
…luva	-25
…luvas	-16
…luz	-39
…luzes	-27
…lá	-9
…lâmina	-13
…lâmpada	-17
…lê	-18
…líder	-17
…m	-20
…macacão	-9
…madeira	-19
…madrugada	-22
…maio	-19
…maior	-13
…mala	-20
…malta	17
…mancha	-13
…manchas	-12
…manda	-35
…mandar	9
…mandasse	-25
…mande	-23
…mandou	-24
…mandou-nos	-20
…maneira	14
…manga	-13
…mangueira	-16
…manhã	-36
…manta	-11
…manual	8
…manutenção	-26
…mapa	-21
…maquinista	-9
…mar	-27
…marca	-37
…marca-se	-11
…marco	-12
…marinha	-11
…marinheiro	-18
…marnoto	-13
…marta	-10
…março	-14
…maré	9
…marés	-11
…massa	-18
…material	-15
…maternidade	-21
…matriz	-26
…matrícula	-17
…me	16
…mecânico	-8
…mede	-32
…medicamentos	-17
…medir	-16
…meia	-41
…meio	-33
…meio-dia	-17
…meireles	-20
…mel	-12
…membros	-9
…memorando	-12
…menina	-21
…meninas	9
…menino	-21
…meninos	-15
…menor	-13
…menos	-18
…mensagem	-15
…mercado	-18
…mergulha	-15
…mergulho	-14
…mesa	-22
…mesmo	-37
…mestre	-30
…mestres	-17
…metade	-16
…metais	-13
…mete	-12
…mete-se	-10
…metro	-22
…metros	-26
…mexe	-26
…mexendo	-8
…mexer	-9
…meço	-18
…microfone	-15
…mil	8
…milímetro	-8
…mim	20
…min	-28
…minas	-14
…minha	-38
…ministério	-17
…minto	-11
…minuta	-13
…minuto	-22
…minutos	-39
…missa	-18
…mistura	-17
…miúdo	-11
…miúdos	-22
…mochilas	-12
…modelo	-13
…molde	-11
…molha	-11
…molhada	-19
…molhar	-8
…molhou	-11
…momento	-19
…monitor	-12
…monta	-34
…montagem	-26
…montamos	-14
…montando	-15
…morada	-9
…morador	-15
…morna	-12
…mostra-se	-10
…mostre	-22
…motivo	-14
…motor	-29
…motorista	-28
…moças	-19
…muda	-12
…mudança	-20
…mudar	-14
…mudou	-11
…mulher	-21
…multa	-22
…multas	-13
…mundo	-36
…municipal	-9
…museu	-9
…máquina	-38
…máquinas	-18
…máscara	-13
…máximo	-28
…mãe	-22
…mãos	-22
…médico	-24
…mês	-31
…mínimo	-21
…móvel	-11
…músicos	-12
…n.º	-11
…na	-12
…nada	-31
…nas	-23
…nasce	-19
…nascimento	-13
…neide	-19
…nem	-25
…nenhuma	-20
…nesse	-15
…neste	-13
…nevoeiro	-21
…nif	-15
…nitrox	-10
…no	-17
…noites	-9
…noiva	-16
…nome	-9
…nomes	-15
…norma	15
…normal	-14
…norte	-25
…nosso	11
…nossos	-17
…nota	-22
…notas	-15
…noutro	-9
…novas	-17
…nove	-17
…novembro	-16
…noventa	-19
…novo	-43
…numa	15
…nunca	-14
…nº	-11
…não	-19
…né	-18
…nível	-20
…nós	-20
…números	-11
…obra	8
…obras	-8
…obrigada	14
…obrigado	-15
…obs	11
…observa	-10
…observador	-14
…oferece	-19
…oferece-se	-19
…oferecer	-13
…oficina	-23
…ofício	-16
…oi	11
…oitava	-21
…oitenta	-15
…oito	-24
…ok	-13
…olha	-33
…olhando	-13
…olhar	-15
…olhe	-13
…olho	-18
…oliveira	-17
…olá	-16
…ombro	-20
…ombros	-10
…onde	-9
…ong	-13
…ontem	-36
…operador	-26
…operadora	-14
…os	-28
…ostra	12
…otávio	-21
…ou	-9
…ouriços	-18
…ouro	-16
…outra	-24
…outro	-33
…outros	-21
…outubro	-15
…ouve	-17
…ouvir	-14
…oxigênio	-8
…p	-23
…paciente	-16
…padre	-19
…padrinho	-18
…padronizar	-14
…paga	-22
…paga-se	-9
…pagou	-15
…pai	-18
…painel	-26
…pais	-23
…palavra	-15
…palavrão	-15
…palco	-14
…palmo	-11
…panela	-20
…pano	-20
…papel	20
…papéis	-24
…para	-22
…parada	-20
…parado	-10
…parafuso	-14
…parafusos	-10
…paragem	-12
…parar	-12
…paredes	-20
…parou	10
…parte	-8
…passa	-44
…passa-se	-16
…passada	-17
…passado	-33
…passageiro	-14
…passageiros	-21
…passagem	-10
…passando	-14
…passar	-13
…passe	17
…passeio	-14
…passo	18
…passos	-9
…pasta	-14
…pastor	-18
…patas	-14
…patrícia	-15
…paz	-15
…pdf	-14
…pedal	-11
…pede-lhe	-11
…pede-se	-26
…pedido	-15
…pedidos	-11
…pedir	17
…pediram	-18
…pediram-me	-17
…pedra	-10
…pedágio	-10
…pega	-24
…pegar	-18
…pegou	-21
…peixe	-21
…pela	-42
…pelas	-16
…pele	-11
…pelo	-44
…pelos	-11
…película	-11
…pendura	-13
…pendurada	-13
…pendurado	-14
…pendurar	-10
…peneira	-15
…pensei	-30
…pequena	12
…pequeno	-25
…perceba	8
…percorre	-11
…perdemos	-24
…perdeu	-18
…perdi	-10
…perdido	-20
…pergunta	-38
…pergunta-se	-22
…perguntar	-22
…pergunto	-15
…perto	-21
…período	-17
…pesa	-30
…pesa-se	-20
…pesada	-19
…pescoço	-12
…peso	-14
…pessoa	-25
…pessoas	-44
…pet	-19
…peça	-31
…peças	-8
…pia	-12
…piano	-17
…picar	-14
…pico	-15
…pilha	-8
…piloto	-16
…pinga	-13
…pingo	-15
…pintura	-16
…pior	-10
…piquete	-11
…piscina	-18
…piso	-17
…pista	-21
…placa	-25
…planetário	-12
…plano	-9
…planta	-17
…plantas	-9
…plantão	-24
…plaqueta	-17
…plastificar	8
…plataforma	-12
…plástico	-22
…pneu	-16
…pneus	-12
…poda	-13
…podem	8
…polícia	-9
…ponha	-20
…ponham	-13
…ponho	-10
…ponta	-16
…ponto	-36
…pontos	-25
…porque	-18
…porta	-38
…portanto	19
…portaria	-27
…portas	-18
…porteiro	-15
…portão	-8
…porém	-12
…pote	-9
…potência	-18
…pouco	-21
…pousa	18
…pq	-13
…pra	31
…praia	-14
…prancha	-12
…prato	-22
…prazo	12
…prazos	-12
…precisa	-27
…precisamos	13
…preenche	-27
…preenche-se	-11
…preenchem	-10
…prefeitura	-32
…prego	-10
…prende	-14
…prende-se	-16
…prepara	-23
…preparação	-24
…presa	-23
…presas	-12
…presente	17
…presentes	-18
…presidente	-26
…pressa	-12
…pressão	-17
…preta	-23
…pretende-se	15
…pretendo	-19
…preto	12
…prezados	-21
…preço	-11
…primeira	-23
…primeiro	-11
…primeiros	-21
…pro	-42
…proa	-15
…problema	-21
…processo	-22
…procura	-11
…procura-se	-11
…procurar	-12
…produto	-13
…produzimos	-18
…professor	-17
…professora	-20
…profissional	-11
…programa	-18
…proibido	-9
…projetor	-20
…propaganda	-15
…proponho	-23
…pros	-17
…proteção	-12
…protocolo	-12
…prova	-24
…proveta	-11
…prédio	-17
…própria	8
…próprio	-19
…próxima	12
…publica-se	-13
…pug	-10
…pulseira	-13
…pulso	9
…purga	-12
…purgar	-10
…pusesse	17
…puxa	-29
…puxa-se	-15
…puxar	-8
…pá	-13
…página	-14
…pão	-11
…pé	-37
…pés	-18
…pôr	16
…põe	-40
…põe-se	-16
…põem-se	-11
…pública	-20
…público	-21
…q	16
…qual	-16
…qualidade	-19
…quando	-16
…quanto	-20
…quarentena	-13
…quaresma	-10
…quarta	-23
…quartinho	-11
…quarto	-28
…quartos	-12
…quase	10
…quatro	-31
…que	28
…quebrado	-14
…queda	-19
…queijo	-16
…queima	-17
…quente	-15
…quer	30
…querem	-12
…queria	30
…quero	27
…questão	13
…quilo	-15
…quilos	-16
…quilómetros	-15
…quinhentos	-16
…quinta-feira	-11
…quintal	-22
…quinze	-18
…quiosque	-18
…quiser	-8
…r	-23
…radiador	-9
…raimundo	-12
…ramos	-13
…rapariga	-17
…rapaz	-33
…rapazes	-24
…raquel	-12
…rascunho	-15
…rasgar	-11
…raspa	-21
…raul	-10
…razão	-15
…reais	-22
…reboque	-10
…recebe	-9
…recebe-se	-11
…recebemos	-17
…receber	-24
…recebeu	-18
…recebo	-23
…receita	-20
…recepcionista	-11
…recepção	-27
…receção	-26
…reclamou	-9
…recolha	-18
…recolhe	-22
…recuperação	12
…recursos	-13
…redator	-13
…redação	23
…rede	-18
…redija	13
…reduz	-11
…reforma	-18
…reforma-se	-11
…reformou	-21
…rega	-16
…rega-se	-15
…regista	-13
…registo	-16
…registro	14
…regresso	-19
…regula	-17
…relatou	-19
…relatório	-18
…remendo	-16
…requisição	-13
…res	-14
…residentes	-18
…respondendo	-13
…responder	-16
…responsável	-20
…restauro	-19
…resto	-19
…resumo	-11
…retira	-17
…retira-se	-12
…rever	-15
…revisão	-20
…reúne	-20
…rh	-16
…ria	-29
…ribeirão	9
…rio	-17
…risca	-15
…risca-se	-14
…risco	-14
…rita	-13
…roda	-24
…rodapé	-17
…rodo	-12
…rogério	-13
…rolo	-17
…romper	-13
…rosa	-10
…rosca	-13
…rosto	-12
…rosângela	-9
…rotação	-14
…roteirinho	-13
…roteiro	-33
…rotina	-19
…roupa	-22
…roupas	-15
…roxa	-16
…roxo	-12
…rs	11
…ré	-15
…régua	-14
…rótulo	-12
…sabe	-19
…sabem	-9
…saber	22
…sabia	-9
…saco	-23
…sacode-se	-11
…sacristia	-12
…sacristão	9
…saem	-19
…safra	11
…sai	-32
…sair	-19
…saiu	-14
…sala	-13
…sandra	-8
…sangria	-15
…sangue	-15
…santa	-13
…santana	-15
…saudade	-10
…saída	-29
…saídas	-19
…saíram	-10
…seca	-22
…seca-se	-12
…secar	-16
…seco	-15
…secretaria	-15
…secretária	-18
…segue	-27
…segue-se	-13
…seguem	-18
…seguinte	-28
…seguir	-15
…segunda-feira	-16
…segundas	-12
…segundo	-27
…segura	-16
…seguradora	-21
…seguro	-21
…sei	-27
…seja	9
…selada	-11
…selo	-12
…sem	-41
…semana	-11
…semanas	-21
…sempre	-37
…senha	-15
…senhora	-44
…senta-se	-15
…sentado	-14
…sentido	14
…senão	-28
…separa	-23
…separa-se	-15
…separam-se	-13
…separar	-17
…sequência	-24
…seringa	-21
…sermão	-17
…serragem	-10
…servidor	-16
…serviço	-22
…serviços	-12
…sessenta	10
…sessão	-15
…sete	-22
…setembro	-27
…setor	-18
…setúbal	-18
…seu	-35
…sido	-11
…silêncio	-11
…sim	-29
…simples	-14
…simpático	-10
…sinal	-13
…sino	-18
…sistema	-23
…skipper	-15
…sobe	-23
…sobe-se	-14
…sobra	-10
…sobre	-29
…sobrou	-20
…soda	-10
…sofás	-15
…sogro	10
…sol	-24
…solar	20
…solicita-se	17
…solo	-17
…solta	-22
…solta-se	-14
…soltar	-12
…som	-17
…soma	-13
…sombra	-11
…sopa	-11
…soro	-10
…sorriso	-12
…sozinha	-16
…sozinho	-15
…sr	-10
…sub-13	-9
…subir	-17
…suja	-17
…superfície	-12
…superior	-10
…supermercado	-11
…supervisor	-20
…suporte	-11
…susto	-13
…sábado	-25
…sábados	-23
…são	-19
…sílvia	-16
…síndico	-14
…sítio	-14
…só	-14
…sócio	-25
…sónia	-11
…tabela	-17
…tabuleiro	-24
…tacho	-11
…tal	-25
…talhão	-19
…talão	-18
…tambor	-11
…também	-20
…tampa	-10
…tanque	-19
…tanques	-16
…tapete	-17
…tarde	-25
…tarefa	10
…tava	-10
…taxa	-16
…te	-15
…teatro	-20
…tela	-16
…telefona	-23
…telefona-se	-14
…telefone	-29
…telemóvel	-19
…teles	-12
…televisão	-18
…telha	-17
…tema	-16
…temos	21
…temperatura	-24
…tenha	11
…tenham	17
…tenho	-36
…tensão	-16
…tentativas	-11
…ter	16
…terceira	-16
…terceiro	-35
…teresa	-22
…terminar	-9
…terminou	-13
…termo	-10
…termómetro	-13
…termômetro	-11
…terra	-12
…terreno	-14
…terço	-16
…testa	-20
…testar	-15
…teste	-27
…testo	-19
…teto	-8
…teu	-20
…teve	-19
…texto	9
…tiago	-16
…ticket	-9
…tinha	-22
…tinta	-13
…tio	-10
…tipo	-15
…tira	-45
…tira-se	-21
…tirada	-20
…tirado	-13
…tirar	-24
…tiro	-16
…tivemos	-18
…tiver	-29
…toalha	-10
…toca	-29
…tocar	-21
…toco	-16
…todas	-27
…todo	10
…todos	-26
…tom	-13
…tomada	-17
…toneladas	-13
…toninho	-22
…toque	-22
…torque	-14
…torra	-15
…torre	-22
…torres	-17
…touca	-21
…trabalhamos	-12
…trabalhei	-15
…trajes	-16
…transformar	-19
…transmissor	-17
…transportadora	-16
…tratada	-12
…tratador	-19
…tratar	-14
…trator	-14
…travada	-11
…travado	-17
…travões	-13
…traz	-24
…traço	-11
…trevo	-10
…trezentos	-9
…triagem	-15
…tribunal	-9
…troca	-22
…trocada	-14
…trocar	-16
…trocaram	-14
…trocou	-10
…trouxe	-10
…trás	-12
…três	-56
…tu	-17
…tubo	-24
…tubos	-12
…tudo	-16
…turistas	-12
…turma	-9
…turno	-36
…tutor	-12
…tá	11
…tábua	-17
…técnica	10
…técnicas	-8
…técnico	-20
…técnicos	-11
…têm	-19
…título	9
…tô	9
…uberaba	-17
…ubs	-9
…um	23
…umidade	-9
…uniforme	-12
…universidade	-9
…uns	-38
…urgente	11
…urna	-24
…usa	-19
…usa-se	-14
…usada	-14
…usado	-20
…usar	-9
…uso	-20
…utente	-19
…utilizador	-17
…uvas	-15
…vacina	-9
…vaga	-13
…vai	-9
…vai-se	-15
…valdir	-17
…vale	-15
…validade	-13
…valmir	-9
…valor	-14
…vamos	15
…van	16
…vapor	-11
…vara	-18
…varre	-14
…vazia	-14
…vazio	-15
…vazou	-11
…veda	-21
…veio	-20
…veja	-9
…vejo	-33
…vela	-11
…velas	-18
…velha	-13
…velhas	-13
…velho	-18
…vem	-36
…vemos	-12
…venceu	-12
…venda	-13
…vende	-17
…vender	-21
…vendo	-26
…ventilador	-14
…vento	-30
…ventosa	-10
…ventou	-13
…ver	-34
…verde	-34
…vereador	-14
…verifica	-14
…verifica-se	-11
…verificam	-13
…verificam-se	-15
…verificação	-8
…vermelha	-15
…vermelho	-19
…verso	-11
…vertical	-20
…veste	-18
…veterinária	-20
…veterinário	-16
…vez	-31
…vezes	-23
…vi	-16
…via	-18
…viagem	-27
…viatura	-8
…viaturas	-14
…vida	-17
…vidro	-22
…vigia	-14
…vigilante	-16
…vinha	-18
…vinheta	-20
…vinho	-21
…violinos	-20
…vira	-17
…virado	10
…viraram	16
…viseu	-13
…visita	-23
…visitante	-18
…visitas	-18
…vista	11
…vistoria	-16
…vitória	10
…viu	-23
…viva	-14
…vizinho	-20
…vizinhos	-15
…vocês	-20
…volta	-30
…voltam	-14
…voltar	-19
…voltas	-10
…voltou	-20
…volume	-15
…voluntário	-16
…voluntários	-21
…voto	-16
…vou	16
…voz	-19
…vácuo	-15
…válvula	-21
…vão	-28
…véspera	-23
…vê	-31
…vê-se	-22
…vêm	-19
…vídeo	-19
…wagner	-22
…xampu	-15
…zap	-22
…zero	-13
…zona	-12
…zé	-15
…|	-27
…«	-16
…»	-16
…às	-47
…ácido	-10
…água	-51
…águas	10
…álcool	-22
…área	-16
…árvore	-19
…áudio	-19
…évora	-20
…íntima	-15
…ó	-29
…óculos	-27
…óleo	-20
…óleos	-21
…ótica	16
…ônibus	-14
…último	-31
…único	-28
…úteis	-8
…–	-42
…—	-27
…“	-23
…”	-19
…•	-11
…€	-21
…→	-12`;
