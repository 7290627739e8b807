// Made by `npm run bench:talk -- --write` from test/data/talk/es.txt; do not edit.
export const TALK_ES = `44
!	69
#=1	151
#=2	104
#=3	74
#=4	-27
$=!	69
$=0	77
$=:	165
$=?	120
$=aceite	-42
$=aclarar	-63
$=adelante	28
$=adentro	-51
$=agua	58
$=alcance	41
$=alta	-36
$=antes	-44
$=anticheat	-39
$=apagado	-24
$=arriba	25
$=artículos	31
$=atentamente	26
$=atrás	-38
$=año	-46
$=años	-52
$=basura	-56
$=beso	49
$=bien	32
$=bordo	53
$=cabeza	46
$=cafetera	61
$=café	40
$=caja	-75
$=calidad	24
$=casa	-39
$=celular	-33
$=centro	26
$=cierre	38
$=cliente	-33
$=congreso	59
$=correo	-52
$=cosecha	21
$=cuarto	-31
$=cámara	-44
$=datos	-27
$=debajo	-41
$=desarrollo	40
$=después	31
$=dos	28
$=días	-48
$=eh	21
$=eje	-34
$=embarazada	-30
$=encargado	-35
$=encendido	21
$=enero	67
$=entra	-51
$=entrega	27
$=es	-50
$=español	47
$=esquina	-28
$=esterilización	50
$=está	20
$=falta	-24
$=fecha	-27
$=ficha	-31
$=firma	-63
$=firmada	-23
$=firman	25
$=flujo	64
$=fondo	-30
$=foto	-51
$=gm	51
$=grabando	63
$=gracias	46
$=grados	-50
$=grande	59
$=guantes	-27
$=hay	70
$=hee	42
$=heridos	-63
$=hoja	-68
$=hora	-53
$=horas	-49
$=irati	20
$=jaja	47
$=jamás	-54
$=jefe	31
$=juampi	31
$=lado	40
$=leo	44
$=letra	-55
$=libro	-37
$=limpio	23
$=lista	-38
$=llave	-52
$=línea	-48
$=maite	39
$=manguera	-22
$=mano	59
$=mar	44
$=mañana	25
$=medio	-48
$=menos	25
$=meses	-43
$=minuto	-27
$=minutos	-66
$=mirando	-51
$=mismo	-36
$=mod	52
$=mundo	58
$=máquina	-34
$=más	-53
$=médico	41
$=mía	59
$=nacional	68
$=nada	-76
$=nadie	28
$=nave	-32
$=nerviosos	-33
$=neutro	-54
$=no	-92
$=noche	-35
$=norte	37
$=número	-73
$=ok	-23
$=otro	24
$=paco	29
$=pague	46
$=parte	-47
$=pendiente	48
$=planilla	-24
$=plaza	40
$=pregunta	-25
$=preguntas	46
$=prestador	-64
$=prisa	-41
$=puede	51
$=puerta	-59
$=punto	50
$=pésame	-34
$=quién	39
$=registro	-43
$=repite	-25
$=rivas	23
$=sala	32
$=salida	23
$=sea	-29
$=siempre	-55
$=sistema	-53
$=sol	-39
$=sonia	38
$=sí	-33
$=tabla	-29
$=taller	20
$=también	-47
$=taquilla	-35
$=teresa	56
$=tierra	-62
$=tira	-39
$=todo	46
$=todos	-34
$=trabajando	30
$=turno	-64
$=uno	-46
$=va	46
$=verde	58
$=veterinario	-36
$=vienen	-67
$=vino	38
$=wilfredo	36
$=xoán	46
$=ya	61
$=yo	46
$=él	-60
$=🎞	49
$=🙈	59
0	-36
0 0	31
0 a	-66
0 alcance	41
0 c	-46
0 chofer	-25
0 cm	-25
0 de	57
0 desarrollo	40
0 doña	35
0 días	-62
0 el	-35
0 en	-45
0 grados	-60
0 gramos	-40
0 h	-61
0 horas	-68
0 kaoru	52
0 kg	-36
0 la	-36
0 le	-59
0 leo	44
0 los	-23
0 mar	62
0 metros	-45
0 min	-49
0 nico	51
0 no	-50
0 o	-37
0 playero	-47
0 rev	68
0 ruegos	46
0 se	-43
0 sun	42
0 y	-96
01=0 0	53
01=0 alcance	41
01=0 chofer	-25
01=0 desarrollo	40
01=0 el	-26
01=0 kaoru	52
01=0 la	-43
01=0 le	-56
01=0 leo	44
01=0 los	-39
01=0 mar	62
01=0 nico	51
01=0 playero	-47
01=0 se	-29
01=0 sun	42
01=a la	-56
01=a los	-68
01=a quien	28
01=a ver	38
01=abril 🎞	49
01=ah y	24
01=al final	-34
01=al llegar	-25
01=al que	-33
01=asisten :	34
01=asunto :	65
01=atentamente 	26
01=beto 0	37
01=beto reparto	43
01=buenos días	53
01=cada trabajador	-31
01=caro 0	39
01=cc :	51
01=con 0	-24
01=con el	-45
01=con la	-36
01=cuando el	-37
01=dani 0	59
01=de :	33
01=después se	-32
01=dos personas	-30
01=el 0	-52
01=el aviso	-27
01=el guía	-46
01=el segundo	-23
01=el técnico	-27
01=en el	-59
01=en la	-47
01=eso eso	52
01=eso se	-41
01=espero que	45
01=hacer con	27
01=hay que	37
01=hostal wasi	37
01=ing rivas	23
01=irati 	20
01=jefe 	31
01=juampi 	31
01=la enfermera	-26
01=la llave	-45
01=llega la	-21
01=lo de	42
01=lo del	58
01=lo primero	-37
01=lo que	-28
01=lola gatos	44
01=los de	-35
01=los lunes	-34
01=luego se	-21
01=lupita 0	44
01=maite 	39
01=marcela 0	58
01=me gustaría	26
01=mientras tanto	-30
01=más de	-50
01=nada de	-24
01=nadie se	-43
01=nico 0	40
01=no me	35
01=no se	-26
01=nunca se	-28
01=o sea	60
01=paco 	29
01=para :	42
01=paso quién	30
01=por encima	-61
01=por eso	32
01=primero se	-34
01=punto 0	60
01=quedo a	50
01=quiero que	28
01=quince minutos	-38
01=recepción gym	37
01=reciba un	32
01=reme 0	57
01=saca el	-30
01=se acuerda	57
01=se baja	-24
01=se coloca	-41
01=se echa	-49
01=se le	-80
01=se les	-29
01=se levanta	51
01=se mete	-37
01=se mezcla	-41
01=se pone	-32
01=se reparten	34
01=se saca	-72
01=si alguien	-32
01=si el	34
01=si en	-24
01=si es	-20
01=si falta	-47
01=si hay	-64
01=si la	-49
01=si los	-40
01=si no	-62
01=si puede	60
01=si salta	-34
01=si se	-24
01=sonia 	38
01=sra jazmín	39
01=tati 0	30
01=te debo	28
01=test de	-46
01=un abrazo	56
01=un saludo	41
01=wilfredo 	36
01=y luego	-42
01=y si	47
01=y ya	-25
01=yeni 0	45
01=yo lo	-53
01=yuli galpón	41
0=0	-66
0=abril	49
0=acta	36
0=actualizar	32
0=ah	24
0=ahí	-41
0=al	-82
0=ante	33
0=apuntes	45
0=asisten	34
0=asunto	65
0=así	87
0=atentamente	26
0=beto	53
0=buen	58
0=buenas	43
0=bueno	64
0=buenos	82
0=cada	-38
0=caja	25
0=caro	39
0=cc	51
0=chicas	58
0=cloro	-55
0=comida	-49
0=con	-29
0=cuando	-53
0=dale	42
0=dani	59
0=después	-80
0=diferencia	-46
0=dinero	-66
0=dios	52
0=don	25
0=dos	-97
0=eh	28
0=el	-161
0=en	-43
0=entonces	71
0=entre	47
0=es	56
0=espero	45
0=este	34
0=estimada	32
0=estimados	54
0=esto	29
0=falta	43
0=gente	53
0=gracias	36
0=hacer	69
0=hay	37
0=he	30
0=hecho	-35
0=hola	58
0=hostal	37
0=ing	41
0=inma	55
0=irati	20
0=jefe	60
0=juampi	31
0=la	-80
0=las	-89
0=le	-23
0=les	30
0=listo	50
0=llega	-23
0=lola	44
0=los	-148
0=luego	-72
0=lupita	44
0=maite	39
0=marcela	58
0=mañana	55
0=me	48
0=mi	38
0=mientras	-48
0=mira	25
0=más	-50
0=máximo	-46
0=nada	-27
0=nadie	-58
0=necesitamos	46
0=nico	40
0=ningún	-28
0=no	72
0=nunca	-87
0=o	29
0=ojalá	54
0=ok	73
0=os	38
0=otra	-54
0=paco	75
0=para	57
0=pasar	-56
0=paso	30
0=pd	65
0=pendiente	43
0=perdón	30
0=perfecto	66
0=por	44
0=preguntarle	-34
0=prueba	-64
0=punto	72
0=que	87
0=quedo	63
0=quien	-65
0=quiero	43
0=quince	32
0=quisiera	44
0=qué	91
0=recepción	20
0=reciba	32
0=reme	57
0=revisa	-56
0=revisar	24
0=saca	-30
0=se	-29
0=siempre	-23
0=sin	-45
0=sonia	38
0=sra	39
0=sí	43
0=tati	30
0=te	80
0=test	-46
0=tiene	-49
0=tres	-41
0=una	-32
0=uno	-30
0=va	52
0=vale	-56
0=wilfredo	36
0=y	44
0=ya	72
0=yeni	49
0=yo	-34
0=yuli	72
1=	151
1=:	72
1=abrazo	56
1=abre	28
1=acuerda	57
1=al	-86
1=alcance	41
1=algo	76
1=alguien	-32
1=amarillo	-40
1=aviso	-27
1=baja	-24
1=buenas	37
1=cala	24
1=cata	-44
1=chofer	-25
1=cliente	-23
1=coloca	-41
1=con	-75
1=convertir	21
1=cuando	-47
1=cómo	52
1=da	30
1=de	29
1=debo	28
1=del	-49
1=desarrollo	40
1=dice	-71
1=diferencia	-46
1=día	-26
1=echa	-49
1=eh	40
1=en	-34
1=encima	-61
1=encuentra	-38
1=enfermera	-26
1=entonces	-29
1=es	-34
1=escribo	38
1=eso	72
1=este	26
1=estoy	68
1=está	-36
1=final	-34
1=firma	-66
1=galpón	41
1=gatos	44
1=gustaría	26
1=guía	-60
1=gym	37
1=hace	29
1=hay	-75
1=hora	-28
1=huele	-36
1=jazmín	56
1=kaoru	52
1=la	-64
1=las	-23
1=lee	-56
1=leo	44
1=les	44
1=levanta	51
1=libre	-48
1=llave	-45
1=llega	-25
1=llegar	-25
1=llena	-36
1=lo	41
1=los	-71
1=lotes	-24
1=luego	-42
1=lunes	-34
1=mar	62
1=mete	-37
1=mezcla	-41
1=minutos	-38
1=más	32
1=nico	51
1=nivel	-45
1=no	-40
1=noche	-31
1=nuevo	-66
1=o	77
1=obra	-76
1=orden	-31
1=otro	36
1=oxígeno	-56
1=pago	-37
1=papel	-43
1=pasas	-45
1=personas	-47
1=pesa	-28
1=pesan	-58
1=pide	61
1=playero	-47
1=pone	-32
1=ponen	-62
1=pregunta	-52
1=primero	-93
1=prueba	-43
1=puede	71
1=pues	27
1=póliza	-48
1=que	37
1=quien	28
1=quién	30
1=recibe	-33
1=reparten	34
1=reparto	43
1=resto	-47
1=reunión	62
1=rivas	23
1=roto	-55
1=saca	-73
1=salta	-34
1=saludo	41
1=se	-84
1=sea	63
1=segundo	-40
1=solo	-63
1=su	29
1=sube	-54
1=suena	-49
1=sun	42
1=sé	52
1=sí	50
1=tal	31
1=tanto	-30
1=todo	39
1=toma	-48
1=trabajador	-31
1=técnico	-36
1=unidad	-41
1=uno	-30
1=usted	51
1=va	29
1=veis	57
1=vendría	30
1=ver	38
1=viernes	-40
1=wasi	37
1=y	-26
1=ya	55
1=último	22
1=🎞	49
2=	157
2=:	-20
2=abre	-43
2=aguja	-37
2=al	33
2=algo	-32
2=alguno	31
2=apunta	-53
2=bien	41
2=buenas	38
2=busca	-40
2=cada	-33
2=cambia	-23
2=cambio	-92
2=con	43
2=conecta	-39
2=cordial	32
2=corresponda	39
2=cuarto	-68
2=cuatro	-47
2=da	-47
2=dar	-65
2=deja	-41
2=desmontaje	28
2=documento	54
2=dos	-63
2=doscientos	25
2=dueño	-22
2=día	-73
2=dónde	39
2=el	-47
2=en	-99
2=entra	-55
2=entrega	-36
2=equipo	28
2=es	-23
2=eso	93
2=esto	48
2=falta	49
2=firmada	-39
2=gm	51
2=ha	-50
2=hasta	-69
2=hay	-39
2=hee	42
2=hora	-53
2=j	52
2=las	-75
2=le	37
2=linterna	-37
2=lista	27
2=llama	-25
2=llega	-26
2=los	-36
2=lunes	48
2=manda	29
2=mando	45
2=me	69
2=mira	-41
2=mod	52
2=mucho	63
2=muestra	-33
2=muy	47
2=más	35
2=máximo	-74
2=nada	53
2=norte	37
2=nunca	-62
2=paciente	-42
2=pala	-57
2=para	36
2=pasa	-62
2=pide	-29
2=pliego	-27
2=pone	-32
2=poner	29
2=primer	59
2=prueba	-30
2=pues	54
2=q	73
2=queda	-37
2=quiere	-55
2=qué	98
2=redactar	26
2=revisa	-31
2=sabor	31
2=sale	-44
2=se	-91
2=ser	64
2=señora	67
2=si	50
2=siete	-29
2=soy	27
2=su	-29
2=te	-40
2=tela	-45
2=temperatura	-23
2=todos	58
2=tres	-30
2=tú	50
2=uno	55
2=va	-50
2=varilla	-27
2=veinte	50
2=viene	-28
2=viernes	-57
2=voy	55
2=vuelta	-27
2=ya	38
: a	-36
: j	52
: primero	-46
: se	-52
: si	-24
?	165
C=0	-27
C=1	118
C=2	95
C=3	154
N=	-36
a 0	-98
a bordo	20
a cualquier	32
a hacer	-22
a la	-46
a las	27
a limpio	24
a los	-80
a meter	-27
a más	-37
a mí	-21
a nadie	-39
a ojo	-24
a pie	-32
a poquito	-51
a quien	20
a su	32
a sus	48
a todos	50
a ver	41
abajo	-65
abajo en	-40
abajo y	-42
abierta	-56
abogado	40
abogado que	41
abrazo	56
abre el	-55
abre la	35
abril	39
abril 🎞	49
abrir	-59
acaba	-35
acaba el	-35
acabar	-22
aceite	-42
aclarar	-63
acomodador	-38
acompaña	-64
acompañante	-57
acto	-32
actualizar	32
acuerda	56
acá	21
adelante	25
adentro	-54
administración	41
adultos	-53
afuera	-44
agenda	-57
agrega	-48
agua	-62
agua a	-23
agua no	-27
agua y	-69
agujas	-36
agujero	-43
ah	24
ah y	24
ahora	-58
ahí	-28
ahí mismo	-69
ahí que	47
ahí sí	-41
al	-41
al 0	-59
al bote	-28
al chofer	-21
al cliente	-41
al cuarto	-27
al día	28
al encargado	-35
al final	44
al llegar	-25
al médico	-38
al paciente	-50
al que	-44
al segundo	-48
al sol	-36
al tanque	-41
al tinacal	-30
al técnico	-42
al usuario	-59
al vecino	-38
alarma	-52
alcance	45
alergia	37
alfombra	-50
algo	53
algo no	-45
algo que	55
algo se	-32
algo y	32
alguien	33
alguien que	38
alguien se	-43
alguno	31
alimenticio	30
almacén	-48
alrededor	24
alta	-46
altagracia	39
alto	-54
altura	-38
amarillo	-60
amarillo a	-26
amparo	26
anillos	-30
animal	-57
anota	-66
anota en	-55
anotan	-61
anotás	-39
ante	33
anterior	-50
antes	-55
antes de	-60
antes del	54
antes el	-38
anticheat	-39
apaga	-41
apaga la	-27
apagado	-24
aparezca	-59
aparte	-24
apertura	39
aprueba	-61
apunta a	30
apunta el	-32
apunta en	-54
apunta la	-30
apuntan	-32
apuntan en	-20
apuntes	59
aquí	51
aquí lo	37
arco	-59
arma	-73
armador	-40
arme	34
arranca	-58
arreglo	-29
arriba	-49
arriba abajo	-41
arriba y	-54
asamblea	38
ascensor	-34
asisten	34
asisten :	34
aspira	-22
asunto	67
asunto :	65
asunto de	34
así	69
así que	40
atención	62
atención al	30
atentamente	26
atrás	-69
atrás y	-42
aunque	-33
aunque el	-37
auto	-37
autoriza	-56
autorización	-36
autorización firmada	-23
auxiliar	-39
avalúo	-31
avisa	-89
avisa a	-40
avisa al	-50
aviso	-22
ayer	68
año	-27
b	-25
baja el	-75
bajar	-60
bajar del	-55
baje	-30
baje la	-30
bajo	-76
bajó	-26
banco	51
banco de	63
bandeja	-44
barre	-27
basta	54
bastante	61
basura	-56
beso	49
beto	53
beto 0	37
beto reparto	43
betty	35
betty muelle	35
biblioteca	-52
bidón	-65
bien	57
bins	-49
bitácora	-34
blanca	-53
blancas	-56
blanco	63
bloque	-25
boca	-72
boca abajo	-47
bolsa	-72
bonito	48
bordo	20
borrador	77
borrador y	-31
bote	-35
brais	40
breve	25
brigada	24
buen	58
buenas	70
buenas tardes	45
bueno	86
buenos	58
buenos días	72
bulto	-38
burbuja	-45
busca	-44
busca el	-31
busco	65
buzón	32
c	-76
cabeza con	-27
cabeza y	-55
cabina	-29
cabinero	-28
cable	-44
cable y	-40
cada	-35
cada cuatro	-25
cada dos	-23
cada hora	-20
cada lado	-42
cada mañana	-57
cada trabajador	-31
cada uno	-59
cada vaca	-43
caduca	-58
caducidad	-73
cae	-72
cafetera	61
café	24
caja fuerte	-43
cajas	-39
cajera	-51
cajón	-81
cala	24
calcula	-60
calentar	-27
calidad	24
calle	-90
calor	43
calzado	-42
cama	-32
cambia	-32
cambia el	-23
camioneta	-33
camión	33
canal	-40
canasto	-34
candado	-69
canta	-58
cantidad	-33
cantidad de	-32
capas	-60
capataz	-44
cara	-48
cara de	-49
carga	-62
carga las	-36
cargo	32
cariño	-45
carne	-35
caro	47
caro 0	39
carpeta	-42
carro	-40
carta	-38
carta de	-38
cartón	-67
casa	-29
cata	-66
cata con	-44
catorce	-43
cc	51
cc :	51
celular	-42
centro de	-25
centímetros	-61
cepilla	-27
cerrada	-64
cerrar	-36
certificado	-78
certificado de	-70
cesta	-26
chica	48
chicas	47
chico	-26
chicos	-34
chofer	-43
cien	-21
ciento	40
ciento se	-25
cierra y	-40
cierre	35
cinco	-52
cinco días	-21
cinco minutos	-39
cincuenta	62
cinta	-34
cinta y	-26
circuito	44
cisterna	66
cita	-42
cita y	-32
civil	-23
clara	21
claras	20
claro	45
clasifica	-69
clavo	-95
cliente	-65
cliente no	-31
cliente se	-25
cloro	-67
cm	-25
cobra	-29
coca	-42
cocina	-64
cola	-62
coloca	-41
color	-30
comer	-69
comercial	-28
comido	-46
como	60
como la	48
compara	-67
compara con	-46
compara el	-30
comparten	-42
compañeros	54
completa	-62
completo	-24
comprobante	-69
comprobar	-41
comprueba	-71
comprueba el	-44
comprueba que	-35
común	-39
con	-44
con 0	-43
con agua	-59
con cariño	-45
con educación	-34
con el	-78
con ella	-32
con eso	42
con esto	33
con fecha	-23
con foto	-42
con frases	30
con guantes	-26
con la	-29
con lo	22
con los	64
con manta	-34
con más	-31
con nombre	-57
con papel	-34
con su	-64
con teresa	46
con todo	30
con un	-23
concejal	21
conecta	-46
conecta la	-42
confirmen	-40
congelador	-32
congelador 0	-29
congreso	59
conste	35
consulta	-33
contando	22
contesta	-64
contestan	-66
contorno	-34
contorno de	-34
contra	-60
contrato	25
control	28
control y	-49
controla	-34
contó	-64
convertir	21
convertir lo	21
conviene	64
copia	-121
copias	-29
cordial	32
cordial saludo	32
corre	-57
correo	-30
corresponda	39
corriente	-38
corta el	-45
cortadora	-49
cortan	-43
corte	-43
cosa	-38
cosas	94
costra	-54
costra con	-54
creo	40
creo que	40
cría	-48
cuaderno de	-46
cuadra	-50
cuadro	47
cualquier	69
cuando	-53
cuando el	-37
cuando lo	60
cuando se	-23
cuando ya	-34
cuarenta minutos	-33
cuarto	-39
cuarto de	-21
cuartos	-57
cuatro	-56
cuba	-52
cubo	-44
cubos	-34
cubre	25
cubre con	-40
cuchilla	-54
cuela	-34
cuelga	-32
cuello	-30
cuenta	-97
cuenta de	-48
cuenta los	-71
cuentan	-66
cuento	26
cuerda	-38
cuerdas	-35
cueva	-44
curro	56
curso	-65
cédula	-56
cómo	112
cómo lo	25
cómo se	71
da risa	67
da un	-23
da una	-32
dale	42
dani	59
dani 0	59
dar	-76
das	-44
datos	-27
daños	-31
de	24
de 0	-131
de :	33
de a	-41
de abajo	-50
de abrir	-32
de acá	26
de agua	-25
de ahí	24
de arriba	-41
de atrás	-69
de cada	-65
de carga	-42
de comer	-42
de cómo	43
de dar	-31
de emergencia	-43
de enero	67
de la	41
de lo	-40
de los	95
de madrugada	50
de malla	-38
de mover	-62
de noche	-32
de nuevo	-63
de perlas	30
de quien	-61
de reserva	-40
de sal	32
de sala	26
de salir	-31
de servicio	-27
de tensión	-55
de tres	-56
de usted	31
de valor	-70
de veinte	-59
de vuelta	-23
debo	37
decide	-95
decide si	-62
dedo	-54
dedos	-45
deja	-106
deja el	-29
deja escurrir	-21
dejan	-46
del 0	31
del bloque	-25
del cajón	-54
del cliente	-40
del día	-78
del fondo	-44
del piso	-36
del taller	40
delante	-45
delante de	-59
delante del	-34
delegado	28
demás	-25
dentro	-46
dentro de	27
derecho	-32
derecho y	-32
derrame	-25
desarrollo	40
desde cuándo	-45
desde que	37
desenchufada	-77
desmontaje	41
desmontar	-63
despacio	-78
despacio y	-57
despliega	-42
despliega nada	-42
después	-53
después de	-58
después el	42
después la	-30
después se	-40
detrás	-45
detrás de	-45
devuelve	-32
devuelve al	-40
di	-47
dice	-90
dice que	-67
dices	-28
diciendo	47
dicto	35
diez	-100
diez minutos	-42
diez segundos	-31
diferencia	-65
diferencia de	-26
diga	-87
diga la	-50
diga que	-25
digo	-23
dijo	30
dinero	-54
dios	81
directo	25
directora	34
disco	-54
disco del	-54
disculpe	40
dni	-75
doblado	-42
doce	-36
documente	52
documento	64
documento de	54
documentos	27
domicilio	26
don	27
dos	-100
dos centímetros	-26
dos de	-42
dos en	-42
dos fotos	-28
dos meses	-43
dos personas	-36
dos por	-63
dos puntos	-31
dos y	-41
doña	52
doña betty	35
dueño	-41
durante	-53
día	-35
día antes	-36
día del	-30
día para	-50
día siguiente	-37
día y	-45
días	-36
días antes	-39
días después	-35
dónde está	-44
echa el	31
echa en	-21
educación	-34
educadora	-35
educadora lo	-32
eh	35
eje	-34
el	-32
el aceite	-42
el agujero	-42
el animal	-29
el arco	-49
el auto	-29
el aviso	-69
el año	41
el borrador	29
el bulto	-38
el cabinero	-28
el cajón	-42
el cambio	35
el canal	-37
el canasto	-34
el capataz	-44
el carro	-31
el centro	-49
el certificado	-24
el chofer	-33
el cierre	45
el circuito	44
el cliente	-53
el congelador	-29
el contrato	25
el cuaderno	-55
el cubo	-43
el cuerpo	-34
el curso	-65
el de	51
el dedo	-54
el desmontaje	41
el disco	-47
el dueño	-41
el electricista	-36
el encargado	-22
el enlace	-46
el equipo	-48
el expediente	-30
el familiar	-43
el fondo	-75
el formato	35
el formulario	-22
el freno	-28
el grifo	-61
el grupo	-29
el guía	-75
el informe	-32
el jefe	-65
el largo	-34
el listado	-31
el lote	-36
el lunes	37
el mismo	-35
el miércoles	24
el momento	-55
el mono	-23
el motivo	-46
el motor	-30
el mundo	46
el médico	-72
el niño	-26
el notario	-36
el operador	-21
el otro	-82
el oxígeno	-55
el pago	-51
el parte	-55
el pasaporte	-57
el patio	-26
el paño	-44
el permiso	-33
el piloto	-40
el piso	21
el plazo	-30
el poder	-23
el primer	-31
el primero	41
el procedimiento	29
el programa	-56
el protocolo	40
el pésame	-34
el que	-36
el ramo	-37
el regidor	-49
el relevo	-34
el reloj	-25
el reporte	-42
el segundo	-23
el sello	-30
el set	-25
el sistema	-58
el suelo	-27
el teléfono	-48
el trabajo	-29
el transmisor	-29
el técnico	-37
el vigía	-23
elaboración	24
elaboró	41
elaboró :	41
electricista	-36
ella	-22
ellas	-38
embala	-32
embarazada	-30
emergencia	-43
emergencia y	-41
emite	-33
empieza	-49
en adelante	-53
en alto	-57
en bolsa	-30
en cabina	-53
en cada	40
en cinco	-29
en domicilio	26
en dos	30
en la	-35
en mano	-37
en más	-29
en orden	27
en otra	-59
en otro	47
en papel	-52
en recepción	-60
en sobre	-45
en su	-37
en todos	38
en una	37
en voz	-46
encargado	-41
encender	-23
encendido	21
encima de	-63
encuentra	-38
energía	-41
enero	67
enfermera	-52
enlace	-55
enlace de	-52
enrolla	-41
enseña	-64
entero	-45
entienda	43
entonces	46
entonces el	-59
entra	-75
entra a	-44
entra por	-26
entrada	56
entrante	-35
entre 0	-50
entre en	28
entre todos	25
entrega	35
entrega al	-24
entrega copia	-37
equipo	39
ernesto	24
errores	-53
es	-30
es el	-24
es la	27
es lo	20
es nacional	-24
es obligatorio	-50
es para	33
es que	35
es todo	35
esa	48
esa y	40
escala	-29
escala a	-29
escolar	-47
escribe	33
escribe al	-46
escribe en	-37
escribo	73
escribo o	33
escrito	54
escrito cómo	36
escrito de	28
escrito el	24
escucha	-39
escurrir	-21
ese	-63
ese mismo	-45
eso es	-57
eso eso	52
eso lo	-22
eso que	47
eso se	-45
eso ya	22
espacio	62
español	47
espera	-31
espera a	-30
espera en	-23
espera que	21
esperan	-33
esperar	-43
espere	-74
espero	66
espero que	66
espátula	-48
esquila	-50
esquina	35
esta	64
estado	-61
estas	34
estas indicaciones	34
este	56
este soy	26
esterilización	50
estimada	32
estimados	54
esto	91
esto es	51
esto se	76
estoy	62
está grabando	44
está trabajando	30
están	-45
esté	24
etiqueta	-81
etiquetas	-53
expediente	-40
expediente no	-29
explica	-33
extintor	-36
facturas	-32
faja	-29
falta	68
falta un	41
familia	-29
familiar	-33
familias	-31
favor	56
favor que	27
fecha	-77
fecha de	-63
fecha y	-29
ficha	-61
ficha médica	-41
final	26
finca	43
firma	-122
firma de	-36
firma el	-64
firmada	-53
firmados	-31
firmar	25
flores	-37
flujo	64
fondo	-99
formato	44
formato de	44
formulario	-22
foto	-84
foto al	-42
foto de	-44
foto y	-28
fotos	-104
fotos y	-26
frases	53
freno	-47
fría	-46
frío	-28
fue	39
fuera y	-27
fui	60
fui yo	60
g	35
gallinas	-42
galpón	39
galpón 0	41
gatos	44
gatos 0	44
general	51
gente	49
gira	-31
gladys	61
globo	-32
gm	51
golpes	-34
goma	-41
gorda	-48
grabando	80
gracias	107
grado	45
grados	-54
grados veinte	-20
gramos	-40
grande	62
grifo	-61
grupo	53
grúa	-21
guantes	-81
guantes de	-46
guantes y	-45
guarda	-63
guarda en	-37
guarda y	-30
gustaría	26
guía da	-66
guía y	31
gym	37
gym norte	37
h	-71
ha	-72
ha de	-50
ha doblado	-42
ha tomado	-26
haber	-26
habla	-42
hablamos	47
hablar	31
hace	32
hace como	29
hacemos	26
hacen	33
hacer	70
hacer con	27
haga falta	-21
hago	48
harina	-39
haría	30
hasta	-72
hasta 0	-75
hasta el	58
hasta la	-62
hasta que	-82
hay algo	31
haya	-60
he	30
hee	42
heridos	-63
hermana	43
hermandad	44
herramientas	-27
hilo	-22
hisopo	-67
hizo	-35
hoja	23
hoja de	-68
hojas	-22
hola	53
hombre	29
hora	-119
hora antes	-50
hora para	-59
hora que	-29
hora se	-33
hora y	-88
horas	-107
horas sin	-47
horas y	-56
hospital	35
hostal	37
hostal wasi	37
hotel	45
hoy	32
humedad	-58
huésped	-58
hábiles	-39
identificación	-68
igual	-36
importa	56
indicaciones	34
infantil	-55
informe	-64
informe de	-52
ing	49
ing rivas	23
inma	55
instrucciones	25
instructivo	77
instructivo para	43
instrumento	-40
ir	22
irati	20
izquierda	-45
j	52
jaja	47
jajaja	65
jamás	-24
jaula	-37
jaula con	-20
jazmín	56
jazmín 0	39
jefe de	-79
joaquín	51
joven	26
junio	31
junta	-64
juntos	-49
kaoru	52
kaoru mod	52
kg	-36
l	-48
la	-52
la acompañante	-26
la agenda	-45
la alarma	-41
la asamblea	38
la auxiliar	-37
la base	-55
la biblioteca	-52
la boca	-48
la bolsa	-31
la cabeza	-60
la cabina	21
la caducidad	-55
la caja	-48
la calle	-81
la camioneta	-33
la cara	-48
la carpeta	-42
la carta	-38
la casa	-25
la cinta	-29
la cocina	-64
la cortadora	-49
la costra	-54
la cuba	-52
la cuchilla	-54
la cueva	-44
la cédula	-56
la de	-41
la del	-31
la dirección	27
la educadora	-35
la enfermera	-52
la esquina	46
la etiqueta	-36
la faja	-29
la familia	-65
la ficha	-37
la finca	43
la firma	-36
la foto	-22
la goma	-41
la grúa	-21
la guía	-45
la hoja	-108
la hora	-54
la identificación	-46
la izquierda	-41
la jaula	-34
la letra	62
la liberación	-33
la libreta	-34
la lista	-73
la llamada	-28
la llave	25
la lupa	-25
la luz	-22
la línea	-48
la mano	-26
la marca	-45
la masa	-22
la mesa	-74
la misma	-38
la nave	-33
la noche	-55
la olla	-33
la orden	-58
la oreja	-48
la pala	-34
la partida	-20
la persona	-56
la piel	-34
la planilla	-55
la planta	-35
la playa	21
la plaza	40
la presión	-32
la primera	-41
la pulsera	-23
la radio	-49
la redacción	39
la redacta	41
la reunión	30
la saca	-59
la sala	-64
la salida	44
la secretaria	-55
la semana	-38
la sesión	75
la señal	-24
la solicitud	-32
la solución	-28
la tablet	-42
la tablilla	-25
la tapa	-45
la taquilla	-29
la tarde	-26
la tarjeta	-28
la tela	-45
la temperatura	-31
la tierra	-51
la tinta	-41
la tutora	-38
la vaca	-48
la vuelta	-29
la zona	-42
la última	-60
lado se	-52
lado y	-43
larga	-30
las	-43
las blancas	-56
las cajas	-28
las cuatro	-46
las cuerdas	-35
las dos	-39
las familias	-36
las llaves	-21
las medidas	-24
las nuevas	-48
las nueve	34
las ocho	27
las once	-36
las seis	33
las siete	26
las tres	-27
lava	-59
lavar	-67
le entrega	-24
le escribe	-36
le explica	-32
le hace	-22
le lee	-47
le llama	-31
le manda	-23
le ofrece	-23
le ofreces	-54
le pasa	-32
le pide	-61
le pone	-39
le pregunta	-58
le toma	-35
lea	25
lee	31
lejía	-63
lenguaje	62
leo	36
les	39
les manda	-52
les pide	-22
les pido	43
lesión	-26
letra	53
letra grande	53
letra por	-55
levanta	46
levanta la	51
liberación	-33
libre	-58
libreta	-34
libro	-21
libro de	-51
limpia	-37
limpia con	-30
limpiar	-93
limpio y	-20
lindo	39
linterna	-37
lista	-35
lista al	-55
listado	-31
listo	62
litros	-33
llama	-86
llama a	-38
llama al	-77
llamada	-28
llaman	-22
llaman a	-34
llamar	-97
llamar a	-72
llamar al	-61
llamarme	45
llamarme a	45
llamas	-56
llave en	-42
llega	-34
llega la	-21
llega y	-27
llegada	27
llegan	-72
llena	-36
llena el	-36
lleno	-32
lleva	-95
lleva a	-48
llevan	-47
llevo	36
llora	-76
lo	60
lo acompaña	-40
lo cuadra	-46
lo de	63
lo del	85
lo escribo	33
lo firma	-65
lo firme	21
lo hace	36
lo mandas	-37
lo mando	35
lo pasa	56
lo paso	30
lo primero	-53
lo pueda	31
lo que	-30
lo quiero	38
lola	50
lola gatos	44
lona	-28
los	-53
los daños	-31
los de	-57
los del	-34
los dos	-74
los lunes	-49
los mosquetones	-48
los niños	-37
los originales	-30
los papeles	-45
los pasillos	-41
los puntales	-45
los que	-63
los quince	34
los siete	-30
los tres	32
los veinte	-40
lote	-62
lotes	-24
lourdes	43
luces	-56
lunes	23
lupa	-25
lupita	44
lupita 0	44
luthier	-31
luz	-64
luz y	-21
madrugada	50
maite	31
mal	40
malla	-49
manchas	-54
manda al	-35
manda la	-20
mandas	-51
mando	56
manera	28
manguera	-35
mano no	-30
manta	-34
manual	42
mar	62
marca	-91
marca con	-37
marca en	-62
marcan	40
marcela	64
marcela 0	58
martes	32
masa	-21
mañana y	-39
me	131
me da	43
me gustaría	26
me llamas	-56
media	28
media hora	-62
medidas	-24
medio	-55
medir	-61
mejor	47
menos	-29
menos de	-44
mes	-27
meses	-57
meta	63
mete	-26
mete la	-47
meter	-25
metros	-64
mezcla	-41
mi	132
mi hermana	43
mide	-64
mide el	-33
mientras	-74
mientras el	-25
mientras tanto	-33
mil gracias	31
min	-49
minuto	-27
minutos	-88
minutos y	-30
mira	-34
mira el	-63
mira la	-37
mira si	-40
mirando	-62
mirar	-31
mire	-30
mirá	-42
mismo	-68
mismo día	-47
miércoles	60
mod	52
momento	-56
mono	-23
montaje	64
montura	-61
mosquetones	-48
motivo	-57
motor	-35
mover	-72
muchachos	55
mucho	52
muelle	-51
muelle :	35
muestra	-68
muestra de	-44
muestra y	-35
mueve	-55
mueve el	-29
mundo	60
municipal	89
muy	66
muy buenos	46
mándame	57
máquina	-21
máquina se	-38
más	-48
más de	-86
máximo	-78
médica	-41
mí	-21
mí no	-26
mía	59
mínimo	-55
nada	-35
nadie	-48
nadie más	-48
nadie que	31
nadie se	-35
nave	-33
necesitamos	46
necesito	35
nerea	46
nerviosos	-33
neutro	-54
ni	-61
ni a	-42
ni aunque	-51
ni con	-30
ni de	-48
ni lo	55
ni por	66
ni se	-36
nico	69
nico 0	40
nico gm	51
ninguna	-50
ningún	-69
nivel	-20
niño	-49
niños	-37
no	-36
no a	27
no antes	-20
no comparten	-42
no da	41
no en	22
no entra	-66
no estoy	59
no está	-48
no esté	-48
no hace	31
no hay	-63
no haya	-48
no la	-67
no le	74
no lo	57
no me	66
no puede	-28
no pueden	-50
no quede	40
no quiero	50
no sabe	-43
no sale	-53
no se	-77
no sube	-30
no sé	48
no tengo	45
no va	24
noche	-72
nombre	-52
nombre y	-65
nombres de	20
nombres propios	-22
norte	26
nos	88
notario	-36
notas	76
notion	50
noventa	-58
nudos	-32
nudos no	-32
nueva	-21
nuevas	-57
nueve	34
nuevo y	35
nunca	-95
nunca de	-23
nunca se	-28
nunca una	32
número	-23
número de	-45
números	-23
o con	-22
o el	-58
o lo	33
o menos	25
o no	-46
o sea	52
obligatorio	-50
obra	-53
ocho	47
ocho horas	-41
ofrece	-23
ofreces	-54
ojalá	55
ojo	33
ojo :	32
olla	-38
olla y	-29
olvide	46
once	-47
operaciones	-47
operador	-21
operador mira	-22
operario	-42
orden	-24
orden de	-51
orden del	-73
ordenar	37
ordeña	-45
oreja	-48
originales	-30
originales y	-26
os	95
otra cosa	-24
otra se	-43
otro	85
oxígeno	-69
paciente	-44
paco	75
padres	21
paga	-69
pagan	-55
pago	-41
pagos	-56
pague	64
pala	-56
palabras	33
palabras de	33
paloma	27
papel	-27
papel de	-56
papel lo	30
papel no	-43
papel y	-29
papeles	-45
para	47
para :	42
para arriba	-62
para el	36
para eso	-32
para la	31
para los	33
para que	34
para saber	-31
para todo	-47
para un	-73
para ver	-50
parada	-46
pareja	-43
parejas	-65
pares	-25
parezca	-28
partes	-57
partida	-31
pasa	-23
pasa al	48
pasa el	-44
pasa la	-24
pasadas	-41
pasajeros	-39
pasan	-30
pasaporte	-57
pasar	-51
pasar la	-47
pasas	-45
pase	25
pasillos	-41
paso	69
paso a	39
paso quién	30
pasta	-26
patio	-24
país	-40
paño	-44
pd	65
pedimos	-38
pegada	21
pegada en	27
pendiente	35
pensado	23
perdón	81
perfecto	66
perlas	30
permanece	-57
permiso	-38
pero	95
pero al	40
pero no	57
persona	-113
persona que	-47
persona se	-33
persona y	-38
personas	-53
pesa	-63
pesan	-62
ph	-85
pica	-56
pide a	-60
pide el	-40
pide la	-37
pide que	27
piden	-44
pides	-40
pido	62
pie	-32
pie de	-32
piedra	-50
piel	-34
pies	-38
piezas	26
pilar	-26
piloto	-40
pisa	-69
piso y	-44
plancha	-37
planilla	-71
plano	-49
planta	63
planta y	-36
playa	21
playero	-47
playero varilla	-27
plaza	40
plazo	-30
pliego	-27
poder	24
podrías	22
point	-25
pollitos	-29
pollitos y	-29
pon	69
pone	-68
pone el	-28
pone la	-20
ponen	-20
poner	55
poner por	23
ponerle	30
ponerlo	45
ponga	56
pongas	25
pongo	57
ponlo	46
poquito	-51
por ciento	-64
por correo	-33
por debajo	-45
por dentro	-31
por dónde	45
por encima	-63
por eso	44
por favor	60
por la	47
por las	-32
por letra	-55
por lo	61
por qué	-79
por radio	-49
por separado	-28
por su	22
por whatsapp	-60
porque	58
porque la	32
porque no	24
precinto	-57
precintos	-36
precintos y	-36
precio	-26
pregunta	-99
pregunta por	-22
pregunta si	-53
preguntar	65
preguntar a	48
preguntarle	-35
preguntarle si	-27
preguntas	24
pregúntale	-50
prende	-63
prender	-31
prendido	-46
presenta	-28
presenta la	-29
presente	-40
presidente	32
presión	-34
prestador	-64
primera	-43
primero	-33
primero a	-49
primero al	-46
primero el	-50
primero es	-37
primero la	-34
primero se	-38
prisa	-41
probado	-26
probando	67
probando probando	67
procedimiento	66
procedimiento de	46
procedimiento que	58
programa	-56
progresivos	-60
prohibido	-53
propios	-22
propongo	48
protocolo	53
protocolo de	40
proveedor	-87
prueba	-61
prueba el	-27
prueba en	-29
préstamo	55
pueda	71
pueda seguir	46
puede	33
puede ser	21
puente	22
puerta de	39
pues	82
pulsera	-23
pulseras	-46
puntales	-45
punto	69
punto 0	60
puntos	-24
pura	45
pura vida	45
purga	-32
página	34
páginas	48
pésame	-34
póliza	-48
q	28
que	93
que bastante	40
que conste	35
que dice	-43
que diga	-77
que el	30
que esto	60
que está	-66
que hacemos	23
que haga	-21
que hay	62
que la	26
que llegan	-27
que lo	71
que los	38
que me	53
que mi	57
que os	38
que para	-51
que poner	26
que quede	53
que recibe	-32
que se	50
que sea	-27
que son	51
que tenga	-60
que todo	40
que ya	61
que yo	45
queda	-69
quedan	-73
quedar	-50
quede	64
quedo	63
quedo a	50
quedó	-40
quien	-33
quien corresponda	39
quien no	42
quien venga	-57
quiere	-50
quiero	98
quiero es	68
quiero que	34
quince	26
quince minutos	-62
quisiera	44
quita	-41
quitar lo	44
qué está	-40
qué tal	28
radio y	-32
rafael	46
ramo	-37
raras	62
raya	-47
recepción	24
recepción de	55
recepción gym	37
receta	-37
reciba	32
reciba un	32
recibe	-73
recibe el	-31
recibir	34
recién	-59
reclama	-60
reconozca	-25
redacción	48
redacta	41
redactar	35
redactar el	26
regidor	-49
registro	-52
reglamento	25
relevo	-34
rellena	-23
rellena la	-23
reloj	-24
reme	57
reme 0	57
remito	-41
reparten	34
reparto	45
reparto 0	43
repite	-49
repite a	-22
reporte	-42
reserva	-50
reserva con	-34
reservas	-46
respuesta	-32
resto	-56
resultado	-53
retira	-58
retornos	-50
reunión	58
reunión de	40
rev	77
rev 0	77
revisa	-104
revisa el	-63
revisa que	-37
revisan	-63
riega	-48
riega la	-48
risa	67
rivas	23
roja	-72
rojo	-57
rojo no	-30
rojo y	-45
rompe	-40
roto	-55
ruedas	-44
ruegos	46
ruegos y	46
sabe	-47
saber	-31
sabor	31
saca	-24
saca el	-54
sacan	-39
sala de	-57
sala y	-34
sale a	25
sale de	-46
sale el	-39
sale por	-38
salen	-53
salga	54
saliente	25
salir	-31
salta	-34
salud	-52
salud y	-52
saludo	54
salvo	-56
se	-72
se abre	28
se acuerda	57
se anota	-64
se apaga	-34
se apuntan	-28
se avisa	-30
se baja	-28
se cambia	-41
se cepilla	-27
se cobra	-29
se coloca	-41
se comprueba	-26
se corta	-45
se cortan	-43
se cubre	-40
se cuela	-56
se cuelga	-30
se cuenta	-50
se cuentan	-20
se da	-35
se deja	-66
se despliega	-42
se devuelve	-24
se dice	-52
se documente	52
se echa	-49
se embala	-32
se emite	-33
se empieza	-46
se entra	-53
se escala	-29
se espera	-35
se esquila	-50
se firma	-32
se guarda	-57
se hacen	-38
se huele	-38
se la	-69
se larga	-30
se las	-57
se lava	-59
se le	-82
se lee	26
se les	-26
se levanta	50
se limpia	-30
se llama	-68
se lleva	-29
se llevan	-37
se manda	-22
se marca	-36
se me	32
se mete	-46
se mezcla	-41
se mide	-58
se mira	-43
se mueve	-31
se nos	51
se ordeña	-45
se paga	-56
se para	-48
se pasa	-38
se pesa	-60
se pesan	-29
se pide	46
se pone	-41
se ponen	-44
se prende	-45
se prueba	-45
se pueda	22
se purga	-34
se queda	-54
se quedan	-52
se quita	-39
se reparten	34
se repite	-46
se retira	-55
se revisan	-63
se riega	-48
se rompe	-40
se sacan	-30
se seca	-25
se sella	-29
se sube	-35
se te	49
se tira	-58
se toca	-60
se usa	-30
se va	-63
se vacía	-39
se van	-48
se ve	-47
se vuelcan	-29
se vuelve	-28
sea	27
sea que	22
seca	-30
secadero	29
secar	-42
seco	-62
secretaria	-55
seguir	35
segunda	-52
segundo	-77
segundos	-35
según	20
según la	-35
seis meses	-49
seis y	-26
sella	-29
sello	-30
semana	27
separa	-21
separado	-28
serio	38
serpiente	-33
servicio	59
servicio y	-43
sesión	75
sesión a	63
set	-25
set point	-25
setenta	-41
setenta y	-30
sexador	-47
señal	-44
señora	67
señorita	47
si alguien	-32
si en	-24
si es	-74
si ha	-42
si hay	-66
si lo	45
si los	-40
si no	-25
si puede	60
si quiere	-56
si salta	-34
si se	54
si son	32
si ya	-76
siempre	-94
sienta	-33
siete y	41
siga	29
sigue en	21
sin	-40
sin abrir	-57
sin la	-52
sin llamarme	45
sin nadie	-25
sin que	-48
sin tocar	-38
sistema	-59
sitio	30
sobra	23
sobre la	-40
sol	-39
sola vez	-34
solicito	65
solicito que	52
solicitud	-32
solo	-128
solo en	-38
solo entonces	-36
solo para	-49
solo si	-58
solución	-28
solución de	-28
son	-20
sonia	38
soy	66
spray	-55
sra	59
sra jazmín	39
su	-22
su caja	-32
su lado	54
su nombre	-49
suba	30
sube	-82
sube al	-52
suben	-54
subir	-59
subir a	-47
sucia	-23
sucia y	-23
sucio	-50
suelo	-27
suelo se	-27
suelta	-49
sun	42
sun hee	42
superficie	-38
superficie y	-38
supervisor	-25
sur	28
sus	20
suspensión	44
sábado	42
sé	60
sé que	31
sí se	-30
tablero	-41
tablero con	-41
tablet	-42
tablilla	-25
tal	54
talla	-36
taller	27
tambor	-43
tampoco	-40
tan	46
tanda	-29
tanque	-49
tapa	-60
tapa el	-47
tapa y	-48
tapado	-26
taquilla	-35
tarde	-33
tardes	52
tarjeta	-61
tarjeta se	-26
tarjetas	-39
tati	30
tati 0	30
tazas	-28
te	74
te debo	37
te lo	42
te toca	41
tela	-45
teléfono	-47
teléfono de	-53
teléfono y	-34
temperatura	-72
tenemos	55
tener	27
tenga	22
tenga prisa	-41
tengas	46
tengo	44
tensión	-65
tenés	46
teresa	69
termina	-23
terminado	-44
test	-55
test de	-46
tiempo	32
tiene dos	45
tiene que	-34
tienen	-74
tienen que	-60
tierra	-53
tijeras	-36
timbres	-36
tinacal	-23
tinta	-41
tinta en	-41
tinte	-31
tira	-76
tira de	-53
toca	-33
toca el	-48
toca la	-61
tocar	-38
toda	-33
todas	36
todo	27
todo en	-43
todo esto	45
todo lo	-48
todo y	26
todos los	-39
toma	-75
toma foto	-24
tomado	-26
tono	45
toque	45
torre	-37
toño	-66
trabajador	-31
trabajando	30
trabajar	44
traen	-31
transmisor	-29
trapo	-31
treinta	-40
treinta minutos	-38
tres	-56
tres pasadas	-41
tres últimas	-28
trolley	-26
turno	-20
turno se	36
tutora	-38
técnico	-70
técnico revisa	-40
tía	60
tú	41
ubicación	-39
un	46
un abrazo	56
un año	-49
un candado	-57
un cordial	32
un documento	58
un instructivo	53
un papel	29
un primer	59
un procedimiento	42
un reglamento	25
un saludo	41
una	23
una guía	53
una hoja	23
una hora	-74
una persona	-51
una vuelta	-28
unas	51
uno	-44
uno a	-33
uno cuenta	-64
uno de	-50
uno en	-27
uno saca	-28
urge	39
usa	-30
usted	75
usted que	48
usted y	44
usuario	-59
uva	33
va al	-61
va aparte	45
va en	-33
va lo	51
vaca	-63
vaca y	-53
vacaciones	75
vacía	-45
vacío	-72
vais	-37
vale	-35
valor	-70
vamos a	55
van al	-28
vapor	-37
varilla	-27
veces	-64
vecino	-38
veinte minutos	-30
veinticuatro	24
veinticuatro horas	-47
veis	57
vendría	30
vendría de	30
venga	-31
ver	26
ver si	27
verde	39
versión	68
veterinario	-47
vez cómo	42
vicuña	47
vida	29
vida y	24
viejo	63
viene	-38
vienen	-77
viento	-36
viento y	-22
vigía	-44
vino	38
visto	34
voltea	-34
volver	-61
vos	45
voy	75
voz	-52
voz alta	-46
vuelcan	-29
vuelta al	-20
vuelve	-49
vuelve a	-48
vuelven	-47
válvula	-38
wasi	37
wasi 0	37
wilfredo	36
wilmer	62
x	53
xoán	31
y	-59
y 0	-85
y a	35
y abre	-41
y ahí	-36
y al	-67
y antes	-39
y cada	-47
y cuenta	-25
y decide	-37
y deja	-29
y desde	-45
y después	31
y dos	-31
y en	40
y entrega	60
y eso	33
y espera	-55
y estado	-36
y fecha	-26
y firma	-41
y la	-62
y las	-88
y le	-69
y les	-69
y los	-49
y luego	-58
y media	30
y medio	-32
y mide	-35
y mil	31
y mira	-46
y nadie	-48
y no	40
y os	23
y otra	-47
y pasa	-65
y pide	-49
y pone	-31
y preguntas	46
y prueba	-22
y punto	68
y que	28
y remito	-32
y se	-95
y si	24
y solo	-35
y su	-47
y un	-66
y una	-46
y uno	-38
y usted	23
y va	-20
y viernes	-45
y ya	40
y yo	54
ya	98
ya bajó	-26
ya está	56
ya me	47
ya no	30
yape	-54
yeni	49
yeni 0	45
yo	94
yo con	34
yo le	48
yo lo	-51
yo te	50
yuli	72
yuli galpón	41
zona	-46
zona sucia	-23
ácido	-36
árbitro	29
él	-51
él y	-37
última	-64
últimas	-28
último	21
único	37
único que	37
🎞	49
🙈	59`;
