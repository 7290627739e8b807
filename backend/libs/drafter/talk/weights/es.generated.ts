// Made by `npm run bench:talk -- --write` from test/data/talk/es.txt; do not edit.
export const TALK_ES = `49
!	66
#=1	143
#=2	107
#=3	77
#=4	-24
$=!	66
$=0	63
$=:	172
$=?	114
$=aceite	-46
$=aclarar	-66
$=adentro	-46
$=agua	55
$=alcance	47
$=algo	-20
$=alta	-38
$=antes	-48
$=anticheat	-40
$=apagado	-25
$=arriba	23
$=artículos	29
$=atentamente	25
$=atrás	-37
$=año	-46
$=años	-54
$=b	30
$=basura	-61
$=beso	51
$=bien	34
$=bordo	64
$=cabeza	44
$=cafetera	58
$=café	40
$=caja	-75
$=calidad	21
$=casa	-32
$=celular	-32
$=centro	25
$=cierre	37
$=cliente	-36
$=congreso	62
$=correo	-55
$=cosecha	22
$=cuarto	-34
$=cámara	-43
$=datos	-29
$=debajo	-43
$=desarrollo	45
$=después	28
$=dos	24
$=días	-54
$=eje	-40
$=embarazada	-30
$=encargado	-40
$=enero	62
$=entra	-54
$=entrega	25
$=es	-49
$=español	46
$=esquina	-29
$=esterilización	54
$=falta	-25
$=fecha	-28
$=ficha	-32
$=firma	-67
$=firman	23
$=flujo	66
$=fondo	-34
$=foto	-56
$=gm	46
$=grabando	59
$=gracias	44
$=grados	-52
$=grande	57
$=guantes	-25
$=hay	69
$=hee	46
$=heridos	-65
$=hoja	-58
$=hora	-56
$=horas	-51
$=jaja	46
$=jamás	-55
$=jefe	29
$=juampi	29
$=lado	45
$=leo	49
$=letra	-59
$=libro	-40
$=limpio	25
$=lista	-39
$=llave	-54
$=línea	-50
$=maite	37
$=mano	63
$=mar	49
$=mañana	24
$=medio	-50
$=menos	24
$=meses	-45
$=minuto	-30
$=minutos	-68
$=mirando	-52
$=mismo	-39
$=mod	47
$=mundo	56
$=máquina	-34
$=más	-58
$=médico	37
$=mía	56
$=nacional	76
$=nada	-73
$=nadie	30
$=nave	-34
$=nerviosos	-35
$=neutro	-57
$=no	-95
$=noche	-36
$=norte	42
$=número	-78
$=paco	28
$=pague	49
$=parte	-50
$=pendiente	41
$=planilla	-27
$=plaza	38
$=pregunta	-26
$=preguntas	52
$=prestador	-69
$=prisa	-43
$=puede	49
$=puerta	-64
$=punto	46
$=pésame	-35
$=quién	36
$=registro	-46
$=repite	-26
$=rivas	29
$=sala	27
$=salida	22
$=sea	-29
$=siempre	-60
$=sistema	-62
$=sol	-42
$=sonia	37
$=sí	-39
$=tabla	-30
$=taller	22
$=también	-49
$=taquilla	-37
$=teresa	69
$=tierra	-65
$=tira	-40
$=todo	42
$=todos	-28
$=trabajando	29
$=turno	-68
$=uno	-48
$=va	44
$=verde	60
$=veterinario	-39
$=vienen	-69
$=vino	47
$=wilfredo	34
$=xoán	50
$=ya	58
$=yo	45
$=él	-60
$=🎞	46
$=🙈	58
0	-29
0 0	44
0 a	-70
0 alcance	47
0 c	-41
0 chofer	-22
0 cm	-28
0 de	49
0 desarrollo	45
0 doña	40
0 días	-67
0 el	-36
0 en	-49
0 grados	-62
0 gramos	-42
0 h	-66
0 horas	-70
0 kaoru	47
0 kg	-37
0 la	-35
0 le	-65
0 leo	49
0 mar	69
0 metros	-48
0 min	-57
0 nico	46
0 no	-53
0 o	-33
0 playero	-43
0 rev	70
0 ruegos	52
0 se	-47
0 sun	46
0 y	-99
01=0 0	61
01=0 alcance	47
01=0 chofer	-22
01=0 desarrollo	45
01=0 el	-22
01=0 kaoru	47
01=0 la	-37
01=0 le	-61
01=0 leo	49
01=0 los	-32
01=0 mar	69
01=0 nico	46
01=0 playero	-43
01=0 se	-27
01=0 sun	46
01=a la	-58
01=a los	-71
01=a quien	28
01=a ver	35
01=abril 🎞	46
01=ah y	25
01=al final	-26
01=al llegar	-28
01=al que	-35
01=al terminar	-21
01=asisten :	41
01=asunto :	63
01=atentamente 	25
01=beto 0	34
01=beto reparto	40
01=buenos días	53
01=cada trabajador	-32
01=caro 0	34
01=cc :	47
01=con 0	-27
01=con el	-48
01=con la	-33
01=cuando el	-43
01=dani 0	55
01=de :	41
01=después se	-33
01=dos personas	-32
01=el 0	-58
01=el aviso	-27
01=el delegado	-21
01=el encargado	-21
01=el guía	-45
01=el segundo	-24
01=el técnico	-28
01=en el	-48
01=en la	-51
01=eso eso	45
01=eso se	-43
01=espero que	42
01=hacer con	29
01=hay que	43
01=hostal wasi	45
01=ing rivas	29
01=jefe 	29
01=juampi 	29
01=la enfermera	-26
01=la llave	-47
01=llega la	-21
01=lo de	34
01=lo del	60
01=lo primero	-38
01=lo que	-31
01=lola gatos	41
01=los de	-37
01=los lunes	-29
01=lupita 0	41
01=maite 	37
01=marcela 0	56
01=me gustaría	25
01=mientras tanto	-31
01=más de	-51
01=nada de	-30
01=nadie se	-43
01=nico 0	37
01=no me	35
01=no se	-24
01=nunca se	-29
01=o sea	58
01=paco 	28
01=para :	40
01=paso quién	39
01=por encima	-65
01=por eso	30
01=primero se	-36
01=punto 0	68
01=quedo a	48
01=quiero que	27
01=quince minutos	-35
01=recepción gym	42
01=reciba un	30
01=reme 0	53
01=saca el	-26
01=se acuerda	62
01=se baja	-25
01=se coloca	-44
01=se echa	-52
01=se le	-82
01=se les	-32
01=se levanta	49
01=se mete	-37
01=se mezcla	-43
01=se pone	-36
01=se reparten	41
01=se saca	-75
01=si alguien	-33
01=si el	32
01=si en	-24
01=si es	-24
01=si falta	-48
01=si hay	-55
01=si la	-50
01=si los	-39
01=si no	-58
01=si puede	60
01=si salta	-34
01=si se	-21
01=sonia 	37
01=sra jazmín	44
01=tati 0	26
01=te debo	26
01=test de	-50
01=un abrazo	53
01=un saludo	44
01=wilfredo 	34
01=y luego	-44
01=y si	55
01=y ya	-28
01=yeni 0	41
01=yo lo	-56
01=yuli galpón	38
0=0	-47
0=abril	46
0=acta	49
0=actualizar	30
0=ah	25
0=ahí	-45
0=al	-85
0=ante	29
0=apuntes	47
0=asisten	41
0=asunto	63
0=así	84
0=atentamente	25
0=beto	49
0=buen	53
0=buenas	48
0=bueno	62
0=buenos	77
0=cada	-33
0=caja	21
0=caro	34
0=cc	47
0=chicas	58
0=cloro	-58
0=comida	-50
0=con	-28
0=cuando	-39
0=dale	39
0=dani	55
0=después	-84
0=diferencia	-51
0=dinero	-68
0=dios	55
0=don	31
0=dos	-101
0=eh	33
0=el	-166
0=en	-42
0=entonces	63
0=entre	44
0=es	54
0=espero	42
0=este	32
0=estimada	41
0=estimados	47
0=esto	28
0=falta	50
0=gente	49
0=gracias	37
0=hacer	70
0=hay	43
0=he	29
0=hecho	-37
0=hola	60
0=hostal	45
0=ing	54
0=inma	66
0=jefe	61
0=juampi	29
0=la	-77
0=las	-92
0=le	-28
0=les	30
0=listo	55
0=llega	-24
0=lola	41
0=los	-149
0=luego	-73
0=lupita	41
0=maite	37
0=marcela	56
0=mañana	53
0=me	43
0=mi	37
0=mientras	-49
0=mira	21
0=más	-51
0=máximo	-47
0=nada	-32
0=nadie	-59
0=necesitamos	52
0=nico	37
0=ningún	-30
0=no	67
0=nunca	-88
0=o	38
0=ojalá	54
0=ok	70
0=os	36
0=otra	-55
0=paco	71
0=para	53
0=pasar	-61
0=paso	39
0=pd	62
0=pendiente	49
0=perdón	36
0=perfecto	62
0=por	33
0=preguntarle	-33
0=prueba	-67
0=punto	75
0=que	85
0=quedo	59
0=quien	-66
0=quiero	42
0=quince	34
0=quisiera	44
0=qué	88
0=recepción	23
0=reciba	30
0=reme	53
0=revisa	-54
0=saca	-26
0=se	-22
0=si	-24
0=siempre	-24
0=sin	-46
0=sonia	37
0=sra	44
0=sí	54
0=tati	26
0=te	73
0=test	-50
0=tiene	-49
0=tres	-40
0=una	-31
0=uno	-31
0=va	52
0=vale	-59
0=wilfredo	34
0=y	43
0=ya	71
0=yeni	45
0=yo	-39
0=yuli	69
1=	143
1=:	74
1=abrazo	53
1=abre	30
1=acuerda	62
1=al	-88
1=alcance	47
1=algo	75
1=alguien	-33
1=amarillo	-38
1=aviso	-27
1=baja	-25
1=buenas	33
1=cala	34
1=cata	-45
1=chofer	-22
1=cliente	-24
1=coloca	-44
1=con	-77
1=convertir	21
1=cuando	-50
1=cómo	47
1=da	28
1=de	27
1=debo	26
1=del	-37
1=delegado	-21
1=desarrollo	45
1=dice	-73
1=diferencia	-48
1=día	-25
1=echa	-52
1=eh	43
1=en	-41
1=encargado	-21
1=encima	-65
1=encuentra	-38
1=enfermera	-26
1=entonces	-28
1=es	-39
1=escribo	37
1=eso	69
1=este	31
1=estoy	64
1=está	-37
1=final	-26
1=firma	-70
1=galpón	38
1=gatos	41
1=gustaría	25
1=guía	-62
1=gym	42
1=hace	28
1=hay	-72
1=hora	-21
1=huele	-40
1=jazmín	65
1=kaoru	47
1=la	-61
1=las	-28
1=lee	-60
1=leo	49
1=les	41
1=levanta	49
1=libre	-54
1=llave	-47
1=llega	-26
1=llegar	-28
1=llena	-39
1=lo	46
1=los	-78
1=lotes	-25
1=luego	-44
1=lunes	-29
1=mar	69
1=mete	-37
1=mezcla	-43
1=minutos	-35
1=más	28
1=nico	46
1=nivel	-48
1=no	-46
1=noche	-31
1=nuevo	-68
1=o	70
1=obra	-78
1=orden	-34
1=otro	33
1=oxígeno	-58
1=pago	-38
1=papel	-45
1=pasas	-34
1=personas	-49
1=pesa	-29
1=pesan	-58
1=pide	58
1=playero	-43
1=pone	-36
1=ponen	-60
1=por	-20
1=pregunta	-54
1=primero	-99
1=prueba	-45
1=puede	71
1=pues	26
1=póliza	-52
1=que	35
1=quien	28
1=quién	39
1=recibe	-37
1=reparten	41
1=reparto	40
1=resto	-50
1=reunión	67
1=rivas	29
1=roto	-47
1=saca	-77
1=salta	-34
1=saludo	44
1=se	-89
1=sea	61
1=segundo	-41
1=solo	-66
1=su	23
1=sube	-56
1=suena	-50
1=sun	46
1=sé	53
1=sí	44
1=tal	34
1=también	22
1=tanto	-31
1=terminar	-21
1=todo	34
1=toma	-39
1=trabajador	-32
1=técnico	-33
1=unidad	-42
1=uno	-32
1=usted	48
1=va	22
1=veis	57
1=vendría	29
1=ver	35
1=viernes	-34
1=wasi	45
1=y	-40
1=ya	52
1=último	21
1=🎞	46
2=	155
2=0	22
2=abre	-45
2=aguja	-43
2=al	45
2=algo	-36
2=alguno	30
2=apunta	-53
2=bien	38
2=buenas	44
2=busca	-43
2=cada	-35
2=cambia	-25
2=cambio	-94
2=con	41
2=conecta	-40
2=cordial	30
2=corresponda	38
2=cuarto	-72
2=cuatro	-47
2=cómo	20
2=da	-47
2=dar	-65
2=deja	-41
2=desmontaje	32
2=documento	51
2=dos	-64
2=día	-66
2=dónde	34
2=el	-56
2=en	-90
2=entra	-57
2=entrega	-38
2=equipo	38
2=es	-28
2=eso	89
2=esto	46
2=falta	50
2=firmada	-43
2=gm	46
2=ha	-52
2=hasta	-75
2=hay	-40
2=hee	46
2=hora	-56
2=j	61
2=las	-68
2=le	33
2=linterna	-32
2=lista	32
2=llama	-25
2=llega	-27
2=los	-44
2=lunes	45
2=manda	25
2=mando	43
2=me	68
2=mira	-44
2=mod	47
2=mucho	61
2=muestra	-34
2=muy	45
2=más	36
2=máximo	-72
2=nada	50
2=norte	42
2=nunca	-65
2=paciente	-41
2=pala	-59
2=para	32
2=pasa	-65
2=pide	-31
2=pliego	-25
2=pone	-27
2=poner	27
2=primer	57
2=prueba	-29
2=pues	52
2=q	69
2=queda	-38
2=quiere	-57
2=qué	98
2=redactar	30
2=revisa	-28
2=sabor	27
2=sale	-47
2=se	-96
2=ser	63
2=señora	64
2=si	47
2=siete	-31
2=soy	35
2=su	-37
2=te	-36
2=tela	-41
2=temperatura	-23
2=todos	56
2=tres	-33
2=tú	50
2=una	-23
2=uno	54
2=va	-52
2=varilla	-24
2=veinte	45
2=viene	-30
2=viernes	-56
2=voy	53
2=vuelta	-28
2=ya	39
: a	-41
: j	61
: primero	-46
: se	-42
: si	-28
?	164
N=	-29
a 0	-102
a bordo	32
a cualquier	33
a hacer	-28
a la	-46
a las	20
a limpio	29
a los	-83
a meter	-28
a más	-39
a mí	-24
a nadie	-40
a ojo	-25
a pie	-33
a poquito	-54
a su	31
a sus	44
a todos	42
a ver	38
abajo	-71
abajo en	-44
abajo y	-44
abierta	-60
abogado	38
abogado que	39
abrazo	53
abre el	-53
abre la	34
abril	35
abril 🎞	46
abrir	-63
acaba	-36
acaba el	-36
acabar	-23
aceite	-46
aclarar	-66
acomodador	-40
acompaña	-65
acompañante	-59
acto	-35
actualizar	30
acuerda	60
acá	21
adentro	-50
administración	49
adultos	-56
afuera	-46
agencia	24
agenda	-59
agrega	-51
agua	-60
agua a	-23
agua no	-27
agua y	-63
agujas	-37
agujero	-46
ah	25
ah y	25
ahora	-61
ahí	-34
ahí mismo	-70
ahí que	44
ahí sí	-41
al	-32
al 0	-64
al bote	-29
al chofer	-22
al cliente	-24
al cuarto	-30
al día	23
al encargado	-40
al final	42
al llegar	-28
al médico	-38
al paciente	-49
al que	-46
al segundo	-44
al sol	-38
al tanque	-43
al terminar	-21
al tinacal	-31
al técnico	-45
al usuario	-51
al vecino	-40
alarma	-57
alcance	48
alergia	37
alfombra	-52
algo	46
algo no	-45
algo que	55
algo se	-31
algo y	31
alguien	34
alguien que	39
alguien se	-39
alguno	30
alimenticio	28
almacén	-53
alta	-48
altagracia	45
alto	-56
altura	-44
amarillo	-63
amarillo a	-23
amparo	36
anillos	-31
animal	-60
anota	-69
anota en	-57
anotan	-62
anotás	-39
ante	29
anterior	-52
antes	-62
antes de	-70
antes del	55
antes el	-38
anticheat	-40
apaga	-40
apaga la	-29
apagado	-25
aparezca	-60
aparte	-25
apertura	30
aprueba	-59
apunta a	29
apunta el	-34
apunta en	-61
apunta la	-32
apuntan	-34
apuntan en	-21
apuntes	68
aquí	50
aquí lo	33
arco	-63
arma	-78
armado	21
armador	-42
arme	36
arranca	-60
arreglo	-32
arriba	-57
arriba abajo	-44
arriba y	-54
asamblea	36
ascensor	-36
asisten	41
asisten :	41
aspira	-24
asunto	67
asunto :	63
asunto de	32
así	62
así que	38
atención	67
atención al	41
atentamente	25
atrás	-72
atrás y	-42
aunque	-38
aunque el	-41
auto	-38
autoriza	-59
autorización	-37
auxiliar	-39
avalúo	-32
avisa	-92
avisa a	-40
avisa al	-54
aviso	-28
ayer	67
año	-39
baja el	-73
bajar	-50
bajar del	-53
baje	-31
baje la	-31
bajo	-66
bajó	-29
banco	63
banco de	75
bandeja	-47
barre	-28
basta	50
bastante	58
basura	-61
beso	51
beto	49
beto 0	34
beto reparto	40
betty	40
betty muelle	40
biblioteca	-48
bidón	-68
bien	54
bins	-51
bitácora	-34
blanca	-51
blancas	-57
blanco	71
bloque	-27
boca	-74
boca abajo	-50
bolsa	-75
bonito	46
bordo	32
borrador	84
borrador y	-31
bote	-37
brais	55
breve	24
brigada	33
buen	53
buenas	76
buenas tardes	45
bueno	81
buenos	66
buenos días	72
bulto	-30
burbuja	-47
busca	-48
busca el	-33
busco	63
buzón	35
c	-67
cabeza con	-27
cabeza y	-57
cabina	-33
cabinero	-29
cable	-47
cable y	-42
cada	-35
cada cuatro	-26
cada dos	-23
cada hora	-22
cada lado	-45
cada mañana	-58
cada trabajador	-32
cada uno	-63
cada vaca	-44
caduca	-61
caducidad	-77
cae	-68
cafetera	58
café	22
caja	-25
caja fuerte	-45
cajas	-45
cajera	-52
cajón	-81
cala	34
calcula	-63
calentar	-32
calidad	21
calle	-85
calor	41
calzado	-43
cama	-33
cambia	-35
cambia el	-25
camioneta	-38
camión	32
canal	-42
canasto	-36
candado	-72
canta	-60
cantidad	-34
cantidad de	-33
capas	-56
capataz	-45
cara	-50
cara de	-51
carga	-62
carga las	-30
cargo	32
cariño	-47
carne	-34
caro	48
caro 0	34
carpeta	-44
carro	-38
carta	-40
carta de	-40
cartón	-67
casa	-32
cata	-70
cata con	-45
catorce	-43
cc	47
cc :	47
celular	-41
centro de	-27
centímetros	-66
cepilla	-29
cerrada	-56
cerrar	-41
certificado	-81
certificado de	-72
cesta	-28
chica	47
chicas	48
chico	-23
chicos	-38
chofer	-45
ciento	38
ciento se	-26
cierra y	-41
cierre	35
cinco	-58
cinco días	-20
cinco minutos	-39
cincuenta	58
cinta	-37
cinta y	-28
circuito	44
cisterna	74
cita	-45
cita y	-33
clara	27
claras	21
claro	44
clasifica	-67
clavo	-98
cliente	-52
cliente no	-36
cliente se	-29
cloro	-71
cm	-28
cobra	-30
coca	-45
cocina	-65
cola	-62
coloca	-44
color	-27
comer	-72
comercial	-23
comido	-47
como	61
como la	47
compara	-66
compara con	-42
compara el	-32
comparten	-42
compañeros	51
completa	-67
completo	-27
comprobante	-69
comprobar	-47
comprueba	-74
comprueba el	-46
comprueba que	-37
común	-43
con	-47
con 0	-48
con agua	-61
con cariño	-47
con educación	-35
con el	-81
con ella	-35
con eso	44
con esto	34
con fecha	-24
con foto	-42
con frases	30
con guantes	-24
con la	-21
con lo	20
con los	61
con manta	-37
con más	-31
con nombre	-56
con papel	-36
con su	-60
con teresa	50
con todo	31
con un	-24
conecta	-47
conecta la	-43
confirmen	-40
congelador	-35
congelador 0	-32
congreso	62
conste	35
consulta	-31
contesta	-70
contestan	-68
contorno	-34
contorno de	-34
contra	-58
contrato	23
control	21
control y	-49
controla	-35
contó	-64
convertir	21
convertir lo	21
conviene	63
copia	-121
copias	-33
cordial	30
cordial saludo	30
corre	-61
correo	-38
corresponda	38
corriente	-40
corta el	-48
cortadora	-46
cortan	-44
corte	-27
cosa	-40
cosas	94
costra	-58
costra con	-58
creo	39
creo que	39
cría	-50
cuaderno de	-45
cuadra	-49
cuadro	45
cualquier	73
cuando	-40
cuando el	-43
cuando lo	68
cuando ya	-36
cuarenta minutos	-36
cuarto	-43
cuarto de	-22
cuartos	-60
cuatro	-58
cuba	-53
cubo	-45
cubos	-39
cubre	32
cubre con	-45
cuchilla	-56
cuela	-38
cuelga	-33
cuello	-32
cuenta	-105
cuenta de	-50
cuenta los	-70
cuentan	-66
cuento	25
cuerda	-41
cuerdas	-36
cueva	-47
curro	56
curso	-68
cuánto	-22
cédula	-57
cómo	108
cómo lo	24
cómo se	70
da el	-23
da risa	66
da un	-22
da una	-33
dale	39
dani	55
dani 0	55
dar	-77
das	-46
datos	-29
daños	-33
de	30
de 0	-139
de :	41
de a	-35
de abajo	-52
de abrir	-35
de acá	31
de agua	-24
de ahí	20
de arriba	-44
de atrás	-72
de cada	-69
de carga	-45
de comer	-44
de cómo	41
de dar	-30
de emergencia	-44
de encargo	-21
de enero	62
de la	40
de lo	-40
de los	104
de madrugada	44
de malla	-35
de memoria	-22
de mover	-67
de noche	-33
de nuevo	-66
de perlas	29
de quien	-55
de reserva	-35
de sal	30
de sala	22
de salir	-32
de servicio	-29
de tensión	-60
de tres	-59
de usted	29
de valor	-75
de veinte	-61
de vuelta	-23
debo	35
decide	-95
decide si	-64
dedo	-56
dedos	-40
deja	-108
deja el	-31
dejan	-48
del 0	34
del bloque	-27
del cajón	-55
del cliente	-45
del día	-69
del fondo	-48
del otro	-21
del piso	-37
del taller	39
delante	-53
delante de	-62
delante del	-36
delegado	34
demás	-25
dentro	-51
dentro de	28
derecho	-34
derecho y	-34
derrame	-25
desarrollo	45
descarga	32
desde cuándo	-48
desde que	36
desenchufada	-79
desmontaje	47
desmontar	-66
despacio	-81
despacio y	-58
despliega	-36
despliega nada	-36
después	-42
después de	-59
después el	47
después la	-29
después se	-41
detrás	-47
detrás de	-48
devuelve	-31
devuelve al	-38
di	-50
dice	-84
dice que	-69
dices	-32
diciendo	47
dicto	36
diez	-105
diez minutos	-40
diez segundos	-32
diferencia	-70
diferencia de	-31
diga	-85
diga la	-49
diga que	-25
digo	-25
dijo	30
dinero	-58
dios	88
directo	23
directora	31
disco	-57
disco del	-55
disculpe	39
dni	-74
doblado	-40
doce	-39
documente	52
documento	62
documento de	53
documentos	28
domicilio	23
don	41
dos	-107
dos centímetros	-27
dos de	-47
dos en	-42
dos fotos	-31
dos meses	-43
dos personas	-38
dos por	-61
dos puntos	-33
dos y	-44
doña	60
doña betty	40
dueño	-41
durante	-58
día	-32
día antes	-37
día del	-32
día para	-49
día siguiente	-39
día y	-47
días	-43
días antes	-38
días después	-37
días se	-20
dónde está	-45
echa el	32
echa en	-22
educación	-35
educadora	-36
educadora lo	-33
eh	40
eje	-40
el	-27
el aceite	-46
el agujero	-45
el animal	-27
el arco	-54
el auto	-31
el aviso	-74
el año	35
el borrador	27
el bulto	-30
el cabinero	-29
el cajón	-43
el cambio	35
el canal	-39
el canasto	-36
el capataz	-45
el carro	-29
el centro	-52
el certificado	-26
el chofer	-35
el cierre	44
el circuito	44
el cliente	-51
el congelador	-32
el contrato	23
el cuaderno	-54
el cubo	-44
el cuerpo	-36
el curso	-68
el de	52
el dedo	-56
el delegado	-21
el desmontaje	47
el dinero	-20
el disco	-44
el dueño	-42
el día	-22
el electricista	-38
el encargado	-23
el enlace	-47
el equipo	-49
el expediente	-31
el familiar	-45
el fondo	-76
el formato	31
el freno	-29
el grifo	-58
el grupo	-30
el guía	-75
el informe	-29
el jefe	-70
el largo	-34
el listado	-24
el lote	-36
el lunes	41
el mismo	-39
el miércoles	25
el momento	-60
el mono	-25
el motivo	-52
el motor	-31
el mundo	46
el médico	-74
el niño	-26
el notario	-38
el operador	-21
el otro	-85
el oxígeno	-58
el pago	-54
el parte	-59
el pasaporte	-60
el patio	-28
el patrón	-21
el paño	-48
el permiso	-35
el piloto	-44
el piso	22
el plazo	-31
el poder	-23
el portal	-21
el primer	-32
el primero	41
el procedimiento	27
el programa	-60
el protocolo	36
el pésame	-35
el que	-31
el ramo	-39
el regidor	-51
el relevo	-37
el reloj	-25
el reporte	-38
el segundo	-24
el sello	-32
el set	-27
el sistema	-64
el suelo	-28
el teléfono	-47
el trabajo	-31
el transmisor	-30
el técnico	-38
el vigía	-22
elaboración	24
elaboró	54
elaboró :	54
electricista	-38
ella	-26
ellas	-40
embala	-34
embarazada	-30
emergencia	-44
emergencia y	-42
emite	-32
empieza	-52
en adelante	-53
en alto	-59
en bolsa	-31
en cabina	-54
en cada	37
en cinco	-29
en domicilio	23
en dos	30
en la	-35
en mano	-33
en más	-33
en orden	25
en otra	-60
en otro	45
en papel	-55
en recepción	-63
en sobre	-45
en su	-39
en todos	37
en una	35
en voz	-48
encargado	-46
encender	-25
encima de	-67
encuentra	-38
energía	-44
enero	62
enfermera	-51
enlace	-56
enlace de	-52
enrolla	-44
enseña	-68
entero	-52
entienda	41
entonces	40
entonces el	-62
entra	-80
entra a	-43
entra por	-25
entrada	58
entrante	-38
entre 0	-52
entre en	26
entre todos	26
entrega	31
entrega al	-27
entrega copia	-36
equipo	48
ernesto	31
errores	-57
es	-35
es la	24
es nacional	-31
es obligatorio	-50
es para	29
es que	35
es todo	33
esa	43
esa y	41
escala	-31
escala a	-31
escolar	-49
escribe	31
escribe al	-52
escribe en	-39
escribo	72
escribo o	33
escrito	56
escrito cómo	36
escrito de	28
escrito el	26
escucha	-45
ese	-64
ese mismo	-47
eso	20
eso es	-59
eso eso	45
eso lo	-28
eso que	51
eso se	-47
eso ya	22
espacio	61
español	46
espera	-38
espera a	-32
espera en	-23
esperan	-33
esperar	-46
espere	-76
espero	65
espero que	65
espátula	-50
esquila	-52
esquina	41
esta	61
estado	-65
estas	34
estas indicaciones	34
este	57
este soy	31
esterilización	54
estimada	41
estimados	47
esto	90
esto es	46
esto se	77
estoy	65
está grabando	44
está trabajando	29
están	-47
etiqueta	-85
etiquetas	-55
existe	20
expediente	-41
expediente no	-30
explica	-35
extintor	-39
faja	-30
falta	66
falta un	43
familia	-20
familiar	-34
familias	-34
favor	51
favor que	25
fecha	-85
fecha de	-61
fecha y	-29
ficha	-63
ficha médica	-43
final	23
finca	55
firma	-130
firma de	-36
firma el	-68
firma en	-21
firmada	-58
firmados	-32
flores	-39
flujo	66
fondo	-100
formato	45
formato de	46
foto	-87
foto al	-35
foto de	-44
foto y	-30
fotos	-108
fotos y	-28
frases	52
freno	-51
fría	-50
frío	-30
fue	44
fuera y	-28
fui	57
fui yo	57
g	52
gallinas	-45
galpón	36
galpón 0	38
gatos	41
gatos 0	41
general	50
gente	46
gira	-32
gladys	67
globo	-37
gm	46
golpes	-37
goma	-40
gorda	-46
grabando	77
gracias	105
grado	54
grados	-57
grados veinte	-22
gramos	-42
grande	59
grifo	-58
grupo	62
grúa	-22
guantes	-80
guantes de	-49
guantes y	-48
guarda	-69
guarda en	-38
guarda y	-31
gustaría	25
guía da	-66
guía y	29
gym	42
gym norte	42
h	-76
ha	-77
ha de	-52
ha doblado	-40
ha tomado	-29
haber	-27
habla	-36
hablamos	45
hablar	26
hace	26
hace como	30
hace falta	-20
hacemos	24
hacen	30
hacer	70
hacer con	29
haga falta	-22
hago	42
harina	-42
haría	30
hasta	-67
hasta 0	-79
hasta el	61
hasta la	-62
hasta que	-83
hay algo	36
haya	-65
he	29
hee	46
heridos	-65
hermana	43
hermandad	47
herramientas	-27
hilo	-27
hisopo	-68
hizo	-36
hoja	33
hoja de	-71
hojas	-23
hola	57
hombre	23
hora	-121
hora antes	-52
hora de	22
hora para	-62
hora que	-29
hora se	-36
hora y	-87
horas	-111
horas sin	-52
horas y	-55
hospital	32
hostal	45
hostal wasi	45
hotel	57
hoy	29
humedad	-49
huésped	-64
hábiles	-39
identificación	-72
igual	-38
igualá	25
importa	54
indicaciones	34
infantil	-60
informe	-63
informe de	-57
ing	60
ing rivas	29
inma	66
instrucciones	30
instructivo	83
instructivo para	43
instrumento	-42
izquierda	-49
j	61
jaja	46
jajaja	62
jamás	-30
jaula	-39
jaula con	-20
jazmín	65
jazmín 0	44
jefe de	-72
joaquín	61
joven	23
jueves	26
junio	29
junta	-61
juntos	-49
kaoru	47
kaoru mod	47
kg	-37
l	-31
la	-52
la acompañante	-28
la agencia	24
la agenda	-44
la alarma	-44
la asamblea	36
la auxiliar	-38
la base	-57
la biblioteca	-48
la boca	-46
la bolsa	-32
la cabeza	-63
la caducidad	-58
la caja	-50
la calle	-79
la camioneta	-38
la cara	-50
la carpeta	-44
la carta	-40
la cinta	-32
la cocina	-65
la cortadora	-46
la costra	-58
la cuba	-53
la cuchilla	-56
la cueva	-47
la cédula	-57
la de	-38
la del	-34
la dirección	25
la educadora	-36
la enfermera	-51
la esquina	52
la etiqueta	-38
la faja	-30
la familia	-69
la ficha	-37
la finca	55
la firma	-37
la foto	-24
la goma	-40
la grúa	-22
la guía	-49
la hoja	-107
la hora	-50
la identificación	-51
la izquierda	-44
la jaula	-36
la leche	-22
la letra	61
la liberación	-34
la libreta	-34
la lista	-76
la llamada	-28
la llave	23
la lupa	-27
la luz	-25
la línea	-50
la mano	-29
la marca	-49
la masa	-22
la mesa	-78
la misma	-43
la nave	-34
la noche	-56
la olla	-34
la orden	-55
la oreja	-48
la pala	-36
la partida	-21
la persona	-57
la piel	-34
la planilla	-56
la planta	-35
la playa	21
la plaza	38
la presión	-33
la primera	-43
la prueba	-20
la pulsera	-25
la radio	-53
la redacción	39
la redacta	47
la reunión	36
la saca	-61
la sala	-69
la salida	43
la secretaria	-57
la semana	-35
la sesión	72
la señal	-26
la solicitud	-35
la solución	-31
la tablet	-43
la tablilla	-25
la tapa	-49
la taquilla	-31
la tarde	-29
la tarjeta	-32
la tela	-41
la temperatura	-30
la tierra	-53
la tinta	-42
la tutora	-41
la vaca	-54
la vuelta	-32
la zona	-45
la última	-65
lado del	-26
lado se	-54
lado y	-45
larga	-27
las	-47
las blancas	-57
las cajas	-29
las cuatro	-46
las cuerdas	-36
las dos	-35
las familias	-40
las llaves	-23
las medidas	-24
las nuevas	-48
las nueve	33
las ocho	28
las once	-37
las seis	34
las siete	26
las tres	-28
lava	-60
lavado	-21
lavar	-70
le dice	-20
le entrega	-27
le escribe	-35
le explica	-34
le hace	-24
le lee	-52
le llama	-33
le manda	-27
le ofrece	-26
le ofreces	-54
le pasa	-34
le pide	-64
le pone	-40
le pregunta	-60
le toma	-37
lea	20
lee	28
lejía	-60
lenguaje	60
leo	46
les	37
les manda	-58
les pide	-25
les pido	41
lesión	-27
letra	45
letra grande	50
letra por	-59
levanta	43
levanta la	49
liberación	-34
libre	-65
libreta	-34
libro de	-55
limpia	-40
limpia con	-33
limpiar	-95
limpio y	-21
lindo	37
linterna	-32
lista	-22
lista al	-55
listado	-24
listo	66
litros	-32
llama	-88
llama a	-37
llama al	-81
llamada	-28
llaman a	-34
llamar	-91
llamar a	-65
llamar al	-60
llamarme	45
llamarme a	45
llamas	-59
llave en	-43
llaves	31
llega	-35
llega el	-20
llega la	-21
llega y	-28
llegada	23
llegan	-69
llena	-39
llena el	-39
lleno	-36
lleva	-97
lleva a	-49
llevan	-51
llevo	37
llora	-79
lo	61
lo acompaña	-40
lo cuadra	-45
lo de	56
lo del	82
lo escribo	33
lo firma	-70
lo firme	22
lo hace	41
lo mandas	-37
lo mando	34
lo pasa	61
lo paso	30
lo primero	-56
lo pueda	31
lo que	-31
lo quiero	38
lola	50
lola gatos	41
lona	-29
los	-53
los daños	-33
los de	-61
los del	-37
los dos	-82
los lunes	-39
los mosquetones	-50
los niños	-40
los originales	-32
los papeles	-46
los pasillos	-44
los puntales	-46
los que	-65
los quince	39
los siete	-32
los tres	42
los veinte	-42
lote	-67
lotes	-25
lourdes	49
luces	-56
lunes	24
lupa	-27
lupita	41
lupita 0	41
luthier	-32
luz	-69
luz y	-22
línea	-24
madrugada	44
maite	30
mal	41
malla	-45
manchas	-59
manda al	-33
mandas	-50
mando	54
manera	26
manguera	-37
mano	24
mano no	-27
mano por	-22
manolo	26
manta	-37
manual	40
mar	69
marca	-95
marca con	-41
marca en	-61
marcan	40
marcela	58
marcela 0	56
martes	31
masa	-22
mañana y	-38
me	124
me da	46
me gustaría	25
me llamas	-59
media	27
media hora	-65
medidas	-24
medio	-57
medir	-64
mejor	48
memoria	-22
menos	-33
menos de	-42
mes	-30
meses	-61
meta	66
mete	-30
mete la	-46
meter	-26
metros	-69
mezcla	-43
mi	126
mi hermana	43
mide	-60
mide el	-35
mientras	-76
mientras el	-26
mientras tanto	-33
mil gracias	30
min	-57
minuto	-30
minutos	-92
minutos con	-20
minutos y	-31
mira	-42
mira el	-68
mira la	-40
mira si	-41
mirando	-62
mirar	-29
mire	-32
mirá	-46
mismo	-75
mismo día	-51
miércoles	65
mod	47
momento	-60
mono	-25
montaje	61
montura	-70
mosquetones	-50
motivo	-58
motor	-34
mover	-77
muchachos	51
mucho	50
muelle	-50
muelle :	40
muestra	-70
muestra de	-45
muestra y	-37
mueve	-57
mueve el	-31
mundo	59
municipal	86
muy	66
muy buenos	45
mándame	56
máquina	-25
máquina se	-40
más	-55
más de	-90
máximo	-77
médica	-43
mí	-24
mí no	-27
mía	56
mínimo	-52
nada	-37
nada de	-23
nadie	-52
nadie más	-49
nadie que	30
nadie se	-37
nave	-34
necesitamos	52
necesito	35
nerea	54
nerviosos	-35
neutro	-57
ni	-70
ni a	-43
ni aunque	-51
ni con	-29
ni de	-52
ni lo	56
ni por	65
ni se	-37
nico	63
nico 0	37
nico gm	46
ninguna	-41
ningún	-68
nivel	-27
niño	-50
niños	-40
no	-44
no a	30
no antes	-20
no comparten	-42
no da	39
no entra	-71
no es	23
no estoy	56
no está	-48
no esté	-48
no hace	31
no hay	-65
no haya	-48
no la	-70
no le	74
no lo	59
no me	67
no más	25
no puede	-24
no pueden	-53
no quede	39
no quiero	51
no sabe	-44
no sale	-54
no se	-77
no sube	-31
no sé	49
no tengo	44
no va	22
noche	-72
nombre	-58
nombre y	-67
nombres propios	-23
nomás	-27
norte	30
nos	85
notario	-38
notas	77
notion	53
noventa	-49
nudos	-32
nudos no	-32
nueva	-23
nuevas	-57
nueve	33
nuevo y	34
nunca	-101
nunca de	-25
nunca se	-29
nunca una	33
número	-29
número de	-49
números	-25
o con	-23
o el	-60
o lo	33
o menos	24
o no	-45
o sea	50
obligatorio	-50
obra	-49
ocho	45
ocho horas	-42
ofrece	-26
ofreces	-54
ojalá	56
ojo	33
ojo :	27
olla	-40
olla y	-31
olvide	46
once	-49
operaciones	-47
operación	33
operador	-21
operador mira	-23
operario	-43
orden de	-48
orden del	-67
ordenar	48
ordeña	-47
oreja	-48
originales	-32
originales y	-29
os	90
otra cosa	-25
otra se	-44
otra vez	-20
otro	76
oxígeno	-73
paciente	-43
paco	71
padres	22
paga	-65
pagan	-61
pago	-42
pagos	-60
pague	63
pala	-59
palabras	30
palabras de	30
paloma	33
papel	-30
papel de	-58
papel lo	30
papel no	-45
papel y	-31
papeles	-46
para	49
para :	40
para arriba	-65
para el	32
para eso	-28
para la	29
para los	29
para que	41
para saber	-33
para todo	-49
para un	-75
para ver	-51
parada	-51
paredes	21
pareja	-43
parejas	-69
pares	-27
parezca	-31
partes	-60
partida	-33
pasa al	53
pasa el	-47
pasa la	-27
pasadas	-43
pasajeros	-39
pasan	-31
pasaporte	-60
pasar	-56
pasar la	-49
pasas	-34
pase	22
pasillos	-44
paso	76
paso a	46
paso quién	39
pasta	-30
patio	-25
patrón	-21
país	-42
paño	-48
pd	62
pedimos	-39
pegada en	23
pendiente	31
pensado	27
perdón	80
perfecto	62
perlas	29
permanece	-59
permiso	-40
pero	91
pero al	38
pero no	55
persona	-115
persona que	-47
persona se	-34
persona y	-40
personas	-55
pesa	-68
pesan	-63
ph	-85
pica	-56
pide a	-49
pide el	-37
pide la	-40
pide que	25
piden	-47
pides	-42
pido	61
pie	-33
pie de	-33
piedra	-52
piel	-34
pies	-37
piezas	24
pilar	-21
piloto	-44
pisa	-72
piso y	-44
plancha	-39
planilla	-75
plano	-54
planta	57
planta y	-37
playa	21
playero	-43
playero varilla	-24
plaza	38
plazo	-31
pliego	-25
poder	23
podrías	21
point	-27
pollitos	-33
pollitos y	-33
pon	65
pone	-71
pone el	-28
pone la	-22
ponen	-21
poner	53
poner por	23
ponerle	28
ponerlo	42
ponga	53
pongas	33
pongo	53
ponlo	46
poquito	-55
por	22
por ciento	-64
por correo	-36
por debajo	-41
por dentro	-33
por dónde	41
por encima	-67
por eso	47
por favor	58
por la	43
por las	-32
por letra	-59
por lo	67
por los	21
por qué	-81
por radio	-50
por separado	-32
por su	28
por whatsapp	-54
porque	56
porque la	33
porque no	22
portal	-21
precinto	-53
precintos	-34
precintos y	-34
precio	-31
pregunta	-102
pregunta por	-24
pregunta si	-53
preguntar	71
preguntar a	55
preguntarle	-35
preguntarle si	-28
preguntas	30
pregúntale	-52
prende	-61
prender	-34
prendido	-50
presenta	-29
presenta la	-30
presente	-42
presidente	26
presión	-36
prestador	-69
prevención	31
primera	-45
primero	-34
primero a	-57
primero al	-51
primero el	-55
primero es	-38
primero la	-29
primero se	-40
prisa	-43
probado	-27
probando	63
probando probando	63
procedimiento	71
procedimiento de	52
procedimiento que	61
programa	-60
progresivos	-63
prohibido	-56
propios	-23
propongo	45
protocolo	54
protocolo de	36
proveedor	-84
prueba	-71
prueba el	-26
prueba en	-29
préstamo	66
pueda	71
pueda seguir	47
puede	33
puede ser	21
puerta de	36
pues	79
pulsera	-25
pulseras	-46
puntales	-46
punto	70
punto 0	68
puntos	-27
pura	44
pura vida	44
purga	-34
página	33
páginas	45
pésame	-35
póliza	-52
que	83
que a	22
que bastante	37
que conste	35
que dice	-45
que diga	-75
que el	23
que esto	59
que está	-68
que hacemos	21
que haga	-22
que hay	68
que la	26
que llegan	-34
que lo	68
que los	34
que me	58
que mi	57
que os	35
que para	-44
que poner	26
que quede	51
que recibe	-31
que salga	21
que se	46
que sea	-29
que son	50
que tenga	-62
que todo	46
que ya	58
que yo	46
queda	-72
quedan	-68
quedar	-53
quede	64
quedo	59
quedo a	48
quedó	-40
quien	-27
quien corresponda	38
quien no	39
quien venga	-54
quiere	-50
quiero	96
quiero es	70
quiero que	34
quince	30
quince minutos	-66
quisiera	44
quita	-46
quitan	-21
quitar lo	42
qué está	-42
qué tal	32
radio y	-32
rafael	51
ramo	-39
raras	71
raya	-46
recepción	39
recepción de	67
recepción gym	42
receta	-41
reciba	30
reciba un	30
recibe	-79
recibe el	-35
recibir	34
recién	-59
reclama	-65
reconozca	-21
redacción	48
redacta	47
redactar	38
redactar el	30
regidor	-51
registro	-55
reglamento	24
relevo	-37
rellena	-24
rellena la	-25
reloj	-24
reme	53
reme 0	53
remito	-42
reparten	41
reparto	43
reparto 0	40
repite	-51
repite a	-23
reporte	-38
reserva	-46
reserva con	-32
reservas	-49
respuesta	-40
resto	-59
resultado	-59
retira	-58
retornos	-54
reunión	69
reunión de	51
rev	77
rev 0	77
revisa	-103
revisa el	-59
revisa que	-32
revisan	-59
riega	-49
riega la	-49
risa	66
rivas	29
roja	-73
rojo	-60
rojo no	-28
rojo y	-49
rompe	-42
roto	-47
ruedas	-46
ruegos	52
ruegos y	52
sabe	-48
saber	-33
sabor	27
saca	-25
saca el	-56
sacan	-42
sala de	-59
sala y	-37
sale a	24
sale de	-48
sale el	-46
sale por	-41
salen	-55
salga	53
saliente	23
salir	-32
salta	-34
salud	-54
salud y	-54
saludo	55
salvo	-52
se	-75
se abre	26
se acuerda	62
se anota	-66
se apaga	-35
se apuntan	-30
se avisa	-34
se baja	-29
se cambia	-43
se cepilla	-29
se cobra	-30
se coloca	-44
se comprueba	-28
se corta	-48
se cortan	-44
se cubre	-45
se cuela	-61
se cuelga	-31
se cuenta	-50
se cuentan	-21
se da	-35
se deja	-61
se despliega	-36
se devuelve	-26
se dice	-54
se documente	52
se echa	-52
se embala	-34
se emite	-32
se empieza	-49
se entra	-55
se escala	-31
se espera	-33
se esquila	-52
se firma	-33
se guarda	-62
se hacen	-41
se huele	-40
se la	-70
se larga	-27
se las	-60
se lava	-60
se le	-81
se lee	24
se les	-28
se levanta	48
se limpia	-33
se llama	-65
se lleva	-31
se llevan	-39
se manda	-25
se marca	-39
se me	32
se mete	-50
se mezcla	-43
se mide	-48
se mira	-45
se mueve	-33
se nos	52
se ordeña	-47
se paga	-53
se para	-50
se pasa	-40
se pesa	-66
se pesan	-31
se pide	47
se pone	-44
se ponen	-42
se prende	-45
se prueba	-47
se pueda	21
se purga	-35
se queda	-55
se quedan	-53
se quita	-44
se quitan	-21
se reparten	41
se repite	-48
se retira	-50
se revisan	-59
se riega	-49
se rompe	-42
se sacan	-32
se seca	-28
se sella	-31
se sube	-36
se te	49
se tira	-59
se toca	-57
se usa	-30
se va	-65
se vacía	-41
se van	-48
se ve	-50
se vuelcan	-25
se vuelve	-29
sea	22
sea que	22
seca	-33
secadero	39
secar	-37
seco	-64
secretaria	-57
seguir	35
segunda	-53
segundo	-75
segundos	-37
según la	-38
seis meses	-52
seis y	-28
sella	-31
sello	-32
semana	40
separa	-24
separado	-32
serio	37
serpiente	-33
servicio	54
servicio y	-45
sesión	72
sesión a	62
set	-27
set point	-27
setenta	-45
setenta y	-30
sexador	-51
señal	-43
señora	64
señorita	44
si alguien	-33
si en	-24
si es	-69
si ha	-42
si hay	-63
si lo	43
si los	-39
si no	-21
si puede	60
si quiere	-58
si salta	-34
si se	52
si son	30
si ya	-77
siempre	-96
sienta	-37
siete y	42
siga	27
sigue en	21
sin	-40
sin abrir	-60
sin la	-53
sin llamarme	45
sin nadie	-28
sin que	-47
sin tocar	-40
sistema	-64
sitio	29
sobra	20
sobre	-21
sobre la	-43
sol	-42
sola vez	-36
solicito	63
solicito que	52
solicitud	-35
solo	-137
solo en	-41
solo entonces	-35
solo para	-54
solo si	-58
solución	-31
solución de	-31
son	-27
sonia	37
soy	77
spray	-54
sra	76
sra jazmín	44
su caja	-33
su lado	61
su nombre	-53
suba	30
sube	-86
sube al	-55
suben	-58
subir	-64
subir a	-51
sucia	-23
sucia y	-23
sucio	-56
suelo	-28
suelo se	-28
suelta	-49
sun	46
sun hee	46
superficie	-37
superficie y	-37
supervisor	-27
sur	24
suspensión	43
sábado	41
sé	61
sé que	31
sí	21
sí se	-31
tablero	-41
tablero con	-41
tablet	-43
tablilla	-25
tal	53
talla	-39
taller	32
tambor	-45
tampoco	-37
tan	47
tanda	-32
tanque	-49
tapa	-67
tapa con	-21
tapa el	-51
tapa y	-49
tapado	-27
taquilla	-37
tarde	-36
tarde cuando	-20
tardes	52
tarjeta	-67
tarjeta se	-27
tarjetas	-37
tati	26
tati 0	26
tazas	-30
te	82
te debo	35
te lo	40
te toca	41
tela	-41
teléfono	-37
teléfono de	-52
teléfono y	-35
temperatura	-64
tenemos	53
tener	24
tenga prisa	-43
tengas	51
tengo	43
tensión	-70
tenés	45
teresa	82
termina	-26
terminado	-44
terminar	-21
test	-58
test de	-50
tiempo	29
tiene dos	43
tiene que	-37
tienen	-79
tienen que	-64
tierra	-57
tijeras	-38
timbres	-39
tinacal	-24
tinta	-42
tinta en	-42
tinte	-32
tira	-79
tira de	-56
toca	-32
toca el	-48
toca la	-59
tocar	-43
toda	-37
todas	31
todo	24
todo en	-46
todo esto	48
todo lo	-48
todo y	24
todos	21
todos los	-40
toma	-74
toma foto	-25
tomado	-29
tono	43
toque	42
torre	-37
toño	-58
trabajador	-32
trabajando	29
trabajar	41
traen	-32
transmisor	-30
trapo	-33
treinta minutos	-41
tres	-50
tres pasadas	-43
tres últimas	-29
trolley	-23
turno	-27
turno se	36
tutora	-41
técnico	-69
técnico revisa	-36
tía	62
tú	36
ubicación	-40
un	39
un abrazo	53
un año	-51
un candado	-59
un cordial	30
un documento	59
un instructivo	52
un papel	30
un primer	57
un procedimiento	41
un reglamento	24
un saludo	44
una	20
una guía	51
una hoja	23
una hora	-77
una persona	-53
una vez	23
una vuelta	-29
unas	51
uno	-53
uno a	-33
uno cuenta	-68
uno de	-50
uno en	-29
uno saca	-28
urge	38
usa	-30
usted	72
usted que	48
usted y	42
usuario	-51
uva	33
va al	-66
va aparte	44
va en	-36
va lo	51
vaca	-69
vaca y	-55
vacaciones	84
vacía	-49
vacío	-73
vais	-39
vale	-25
valor	-76
vamos a	54
van	-23
van al	-29
vapor	-39
varilla	-24
veces	-65
vecino	-40
veinte minutos	-32
veinticuatro	21
veinticuatro horas	-49
veis	57
vendría	29
vendría de	29
ver	21
verde	41
versión	77
veterinario	-50
vez cómo	42
vicuña	47
vida	27
vida y	21
viejo	59
viene	-37
vienen	-79
viento	-37
viento y	-24
vigía	-46
vino	47
visto	32
voltea	-37
volver	-63
vos	44
voy	71
voz	-54
voz alta	-48
vuelcan	-25
vuelta	-21
vuelta al	-22
vuelve	-52
vuelve a	-51
vuelven	-51
válvula	-41
wasi	45
wasi 0	45
wilfredo	34
wilmer	70
x	51
xoán	40
y	-61
y 0	-89
y a	32
y abre	-41
y ahí	-36
y al	-70
y antes	-40
y cada	-45
y cuarto	21
y cuenta	-27
y decide	-37
y deja	-30
y desde	-48
y después	36
y dos	-24
y en	42
y entrega	57
y eso	30
y espera	-56
y estado	-38
y fecha	-22
y firma	-44
y la	-67
y las	-88
y le	-62
y les	-66
y los	-50
y luego	-61
y media	31
y medio	-33
y mide	-39
y mil	30
y mira	-47
y nadie	-49
y no	39
y os	22
y otra	-48
y pasa	-61
y pide	-54
y pone	-32
y preguntas	52
y prueba	-22
y punto	64
y que	22
y remito	-33
y se	-90
y si	31
y solo	-35
y su	-52
y un	-69
y una	-48
y uno	-40
y usted	27
y va	-21
y viernes	-48
y ya	35
y yo	52
ya	95
ya bajó	-29
ya está	54
ya me	45
ya no	31
yape	-48
yeni	45
yeni 0	41
yo	90
yo con	44
yo le	46
yo lo	-54
yo te	49
yuli	69
yuli galpón	38
zona	-49
zona sucia	-23
ácido	-40
árbitro	38
él	-56
él y	-32
última	-68
últimas	-29
último	23
único	38
único que	38
🎞	46
🙈	58`;
