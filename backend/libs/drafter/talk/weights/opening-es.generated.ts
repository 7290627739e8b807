// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_ES = `-5
#=1	84
#=2	35
#=3	-38
#=4	-37
#=5	38
-1=0	-31
-1=:	179
-1=?	104
-1=aclarar	-63
-1=agua	60
-1=antes	-39
-1=apretar	-66
-1=bien	-25
-1=cabeza	50
-1=caja	-44
-1=cajón	-37
-1=cambia	-26
-1=camioneta	55
-1=candado	-44
-1=carga	-38
-1=china	52
-1=cuarto	35
-1=directo	-54
-1=dos	-44
-1=entran	-25
-1=eso	52
-1=estaño	-37
-1=familia	-30
-1=fecha	-35
-1=ficha	34
-1=foto	-56
-1=frío	-65
-1=fuera	-63
-1=grabando	64
-1=h	-53
-1=hecho	-40
-1=heridos	36
-1=hora	-57
-1=libro	-41
-1=limpio	-22
-1=llave	-52
-1=lunes	47
-1=m	-51
-1=manguera	-46
-1=manual	32
-1=mañana	-47
-1=minutos	-38
-1=mitad	-56
-1=monitoras	52
-1=muchachas	56
-1=más	-21
-1=móvil	22
-1=nada	-42
-1=nadie	-38
-1=no	-74
-1=nota	-68
-1=nunca	-23
-1=ojo	-47
-1=orden	-39
-1=parte	49
-1=personas	30
-1=piezas	-33
-1=plaza	49
-1=primero	-55
-1=puede	41
-1=punta	-38
-1=rechaza	-33
-1=sala	-21
-1=secretaria	42
-1=seis	-62
-1=semana	50
-1=septiembre	30
-1=susto	51
-1=sí	40
-1=taller	26
-1=tanto	29
-1=tarjeta	-70
-1=temporada	61
-1=todos	27
-1=toque	44
-1=turno	-71
-1=uno	43
-1=va	31
-1=vacío	-45
-1=vez	-26
-1=yo	40
-1=zona	27
-1=él	-21
-1=🙈	41
0	-69
0 0	-83
0 a	30
0 c	-48
0 caracteres	-46
0 centímetros	-38
0 cm	-75
0 con	-41
0 días	-70
0 el	-49
0 en	52
0 euros	-38
0 g	-28
0 h	-75
0 horas	-44
0 kilos	-29
0 m	26
0 min	-91
0 minutos	-28
0 no	-67
0 nunca	-38
0 o	27
0 para	-52
0 playero	-38
0 por	-29
0 se	-57
0 si	-24
01=0 0	-33
01=0 el	-35
01=0 playero	-38
01=a las	-56
01=a partir	-50
01=a quien	45
01=a ver	50
01=al llegar	-39
01=art 0	-32
01=asisten :	50
01=buenas tardes	27
01=buenos días	63
01=como sabes	30
01=desde que	37
01=día 0	-31
01=el año	38
01=el maestro	-24
01=el mes	34
01=el que	-32
01=el sábado	34
01=en el	69
01=en la	25
01=espero que	39
01=la última	57
01=lo primero	-29
01=los muchachos	39
01=los quesos	-43
01=nadie se	-42
01=no se	-69
01=o sea	28
01=ph 0	-56
01=por eso	45
01=primero se	-25
01=reglas de	-59
01=resulta que	42
01=salude y	-48
01=se abre	23
01=se cuenta	-36
01=se mezcla	-29
01=se moja	-28
01=se quita	-34
01=somos una	52
01=te escribo	33
0=0	-165
0=a	24
0=abajo	20
0=agua	-34
0=al	-56
0=anoche	53
0=aplica	68
0=art	-32
0=asisten	60
0=ay	47
0=ayer	71
0=buen	71
0=buenas	59
0=bueno	53
0=buenos	93
0=cada	76
0=chaleco	-60
0=che	45
0=chicas	46
0=cierra	-51
0=cloro	-56
0=como	50
0=con	37
0=control	-65
0=dale	64
0=desde	49
0=después	-23
0=don	36
0=día	-31
0=eh	61
0=el	42
0=en	107
0=entonces	36
0=equipo	32
0=es	43
0=espero	39
0=este	54
0=estimada	62
0=estimado	60
0=estimados	45
0=fondo	-49
0=gente	60
0=hace	57
0=hacemos	31
0=hay	54
0=he	22
0=hola	62
0=las	-50
0=le	54
0=limpieza	-61
0=llega	-50
0=llevamos	50
0=lo	-30
0=me	92
0=mirar	-73
0=muy	44
0=nadie	42
0=necesitamos	47
0=ningún	-55
0=no	72
0=nos	65
0=nosotros	53
0=nunca	-79
0=orden	-47
0=os	35
0=perdimos	66
0=ph	-56
0=plano	-30
0=por	24
0=primera	-32
0=que	-34
0=querida	53
0=quien	-54
0=quiero	32
0=recepción	-41
0=reglas	-59
0=resulta	42
0=rrhh	-38
0=salude	-48
0=secar	-36
0=si	-48
0=sin	-50
0=somos	80
0=son	49
0=soy	36
0=sí	55
0=te	72
0=tenemos	37
0=tengo	27
0=un	-75
0=una	-46
0=vienen	69
0=ya	61
0=yo	54
0=✔	-62
1=	84
1=0	-39
1=auxiliar	-37
1=azul	-50
1=año	47
1=buenas	48
1=cliente	-38
1=con	-110
1=convertir	24
1=cuatro	50
1=cuenta	-36
1=de	-89
1=debajo	-43
1=del	-56
1=dos	-49
1=días	61
1=en	-33
1=encuentra	-43
1=entre	-48
1=es	-52
1=escribo	92
1=eso	45
1=este	32
1=falta	23
1=gafas	-54
1=le	55
1=llegar	-39
1=lo	-21
1=los	-20
1=lunes	-42
1=maestro	-24
1=me	44
1=mes	34
1=mezcla	-29
1=mira	-43
1=moja	-28
1=muchachos	39
1=más	31
1=nivel	-56
1=no	26
1=otra	52
1=partir	-50
1=paso	34
1=pide	-33
1=playero	-38
1=por	29
1=primero	-42
1=producto	-75
1=pueden	23
1=quesos	-43
1=quita	-46
1=reserva	-51
1=sabes	30
1=se	-96
1=sea	28
1=sr	30
1=sábado	34
1=tal	38
1=tardes	27
1=te	49
1=toca	40
1=todo	59
1=una	87
1=unos	58
1=usted	63
1=va	42
1=vendría	23
1=ver	50
1=y	-73
1=ya	48
1=última	57
2=	60
2=0	-39
2=:	68
2=a	44
2=al	28
2=algo	-39
2=antes	-43
2=buenas	52
2=cada	40
2=cambio	-75
2=centro	49
2=con	-20
2=corresponda	45
2=cómo	34
2=del	-64
2=desde	-34
2=dos	-43
2=el	-23
2=en	-73
2=entran	55
2=entre	-71
2=es	48
2=eso	55
2=esto	28
2=falta	-52
2=firma	-42
2=fui	45
2=guía	65
2=h	32
2=hace	-40
2=hacer	30
2=hasta	-61
2=hora	-69
2=la	-28
2=lavada	-48
2=le	67
2=llega	-45
2=lleva	-29
2=lo	88
2=luego	-57
2=min	-72
2=mira	-68
2=muchachos	36
2=muy	43
2=nada	59
2=no	-52
2=nos	55
2=o	-54
2=para	40
2=parte	-42
2=pasado	51
2=pide	-25
2=piden	-37
2=pone	-33
2=por	-124
2=primero	-37
2=que	69
2=qué	46
2=revisa	-47
2=saca	-60
2=sale	-45
2=seco	-39
2=semanas	-35
2=servicio	70
2=señora	57
2=solo	-38
2=soy	39
2=su	-65
2=sube	27
2=te	51
2=tiene	-40
2=todo	-49
2=treinta	38
2=un	36
2=una	27
2=veinte	-31
2=y	24
2=yo	56
2=último	46
:	27
: 0	-53
: el	38
: no	-25
: se	-55
: una	38
?	113
@1	42
@3	-77
N=	-69
a	26
a 0	-47
a contraluz	-45
a hacer	-40
a la	-56
a media	-56
a mi	33
a mitad	-46
a más	25
a mí	31
a nadie	20
a ojo	-47
a partir	-50
a paso	27
a ponerlo	45
a primera	-66
a su	45
a todos	44
a un	22
a una	-30
a veces	55
a ver	79
abajo	-50
abierta	-23
abre	-26
abre el	-22
abren	-49
abril	33
abrir	-64
abrir la	-41
acepta	-57
acequiero	35
aclarar	-63
acta	25
acuerda	28
acá	54
adelante	-43
adentro	-38
administrador	-31
adulto	-84
aeropuerto	31
aeropuerto con	31
afuera	-59
agencia	46
agua	-56
agua a	-34
agujero	-54
aire	30
al	-40
al 0	-73
al aire	30
al año	46
al carro	-33
al centro	47
al cierre	-54
al contenedor	-23
al dueño	-44
al lado	58
al llegar	-39
al terminar	-45
albarán	-56
alcohol	-73
alfombra	-41
algo	26
alguien	59
alguien que	35
almacén	-53
alta	-70
altura	-45
amarilla	-62
amarilla y	-27
amarillo	-67
amparo	39
anoche	69
anota	-48
anota en	-40
antelación	-48
anterior	84
antes	-115
antes de	-72
antes del	-45
apaga	-45
apagó	63
aparta	-36
aparte	-40
apertura	39
apertura de	39
aplica	44
aplica a	23
apretar	-66
aprueba	69
apunta	-46
apunta el	-28
apuntar	-36
apuntas	-32
aquí	69
aquí en	59
arco	-28
armario	-40
arranca	-47
arranca la	-53
arriba	-46
art	-32
art 0	-32
asisten	60
asisten :	50
así	68
así que	50
atendemos	53
atender	-35
atiende	41
atrás	-52
audio	22
aula	-31
aunque	-56
autos	38
auxiliar	-46
auxiliares	66
avisa	-24
ay	47
ayer	82
ayer en	61
ayuda	31
azul	-22
añade	-42
año	52
año pasado	38
año y	32
años	42
baja el	-78
bajar	-75
bajo	33
bajo el	22
balda	-35
banco	21
banco de	21
bandeja	26
baneamos	53
barra	-51
barrer	-50
barrio	37
barrio en	30
base	-56
becarios	30
becarios que	30
boda	59
bodega	33
bolsa	-82
bolsa de	-31
bolsillo	-20
bolsillo de	-40
buen	57
buenas	100
buenas tardes	56
bueno	57
buenos	103
buenos días	76
busco	73
cabeza	50
cable	-63
cada	23
cada noche	-41
cada quien	43
cada turno	34
cada uno	22
caiga	-36
caja	20
caja de	-43
caja y	-25
cajas	-29
calendario	-33
calidad	-54
caliente	-33
calientes	-27
calle	36
calle con	26
calor	-22
calzado	-50
calzado con	-50
cambia	-38
cambian	-40
cambiar	-50
cambio	40
cambio de	37
camioneta	55
camión	-29
campana	-56
cantidad	-27
caracoles	51
caracteres	-46
caracteres por	-46
carga	-52
carnicería	-57
carné	-80
carritos	-41
carro	-55
carta	-46
cartel	-32
casa de	55
cascos	-44
casi	94
catorce	61
cayó	62
centro	81
centro de	56
centímetros	-38
cepilla	-31
cerca	62
cerca de	62
cerrada	-35
certificado	-50
chaleco	-60
che	45
chicas	55
chico	22
china	52
chofer	-26
ciento	50
cierra	-50
cierra las	-62
cierre	-24
cinco días	-38
cinco minutos	-36
cinco y	26
cincuenta	27
cinta	-21
cisternas	76
clienta	23
clientes	75
cloro	-85
cloro 0	-33
cloro libre	-42
cm	-75
cobrar	25
cobre	-38
coche	-32
cola	-31
colgado	37
colgado en	37
comercial	-27
comisión	-80
como	31
como mucho	-52
como puede	54
como sabes	30
compara	-39
compañero	-34
compañeros	50
compra	-35
comprador	-20
comprobar	-45
comprueba	-93
comprueba el	-36
comprueba que	-64
con	-33
con 0	42
con agua	-37
con candado	-44
con el	-46
con ella	-50
con fotos	-46
con frases	41
con las	35
con lo	27
con los	21
con lupa	-31
con más	-62
con nombre	-51
con un	23
con una	31
conductor	-26
conos	-33
conos y	-33
conserje	-63
conserje no	-45
conserjería	-46
consola	35
contado	65
contenedor	-34
contenedores	52
contesta en	-46
contra	-30
contraluz	-45
contraluz si	-45
contratista	54
control	-36
convertir	24
convertir lo	24
cooperativa	56
coordinadora	35
coordinadora de	35
copia	-66
cordial	22
correo	23
corresponda	45
corriente	-41
corrige	-27
corta	-30
corta la	-20
corte	-40
cosa	41
cosas	52
cosecha	-38
costumbre	71
costó	44
cuadrilla	30
cuadros	-43
cuando	-46
cuarenta	84
cuarenta y	43
cuarentena	-50
cuarta	32
cuatro horas	-51
cuelgan	-45
cuenta	-52
cuenta al	-36
cuenta de	26
cuento	31
cuerdas	-27
cuerpo	-48
cuesta	49
cueva	-53
curso	-46
cámara	-52
cédula	-38
cómo	105
cómo se	78
cúpula	-21
d	42
da	32
da la	-35
da número	-32
dado	-21
dale	64
damos	36
de abajo	-51
de abrir	-46
de acá	32
de agua	-44
de antelación	-48
de arriba	-21
de atrás	-43
de autos	38
de baja	47
de barrio	30
de cabina	-48
de cada	-78
de carga	-48
de casa	-60
de cisternas	65
de cobre	-27
de cola	-51
de control	39
de costumbre	71
de dar	27
de ellas	35
de empeño	55
de entrar	-30
de humedad	-43
de lo	34
de los	64
de lápiz	-49
de medio	-38
de mi	66
de más	-21
de palabra	-44
de perlas	23
de preparar	52
de proveedores	-51
de registro	-36
de sala	62
de segundo	45
de tierra	21
de tocar	-33
de trabajo	-32
de tres	-52
de turno	-41
debajo de	-24
debajo del	36
decide	-40
dedo	-63
deja	-59
dejan	-34
dejar 0	-35
dejó	84
dejó el	69
del 0	-23
del baño	24
del depósito	-27
del día	-53
del registro	-43
del taller	43
delante	-60
delante de	-43
delante y	-54
dentro	-33
denuncia	-55
depósito	-47
descarga	-39
desde	45
desde que	46
desinfecta	-41
después	-59
después de	21
devuelven con	35
diaria	-44
dice	-28
dice que	-23
dicto	29
diecinueve	48
dieciocho	51
diez días	-51
dijo	23
dio	67
disculpe	36
distancia	-30
distinto	38
dni	-55
doce	65
documente	41
documento	24
documento de	-22
domingo	33
don	61
donantes	58
dos personas	-54
dos semanas	-35
dos turnos	-23
dueño	-44
día	-20
día a	-61
día antes	-45
día en	-35
día se	-57
días	-53
días antes	-33
días de	-23
días en	-43
dónde	35
echa	-55
echar	-52
edición	-65
educadora	-42
eh	42
eje	-35
el 0	33
el acequiero	35
el administrador	-31
el agujero	-54
el albarán	-56
el armario	-40
el año	38
el banco	21
el bolsillo	-20
el calendario	-33
el cambio	56
el camión	-25
el carro	-41
el chico	22
el cierre	54
el coche	-32
el comercial	-20
el conductor	-26
el conserje	-63
el contador	35
el contrato	-27
el curso	-32
el de	-39
el documento	-29
el encargado	20
el expendedor	-28
el grupo	59
el libro	-28
el listado	-44
el lote	37
el lunes	53
el luthier	-28
el maestro	-24
el manual	26
el mes	34
el móvil	22
el niño	-53
el nombre	-50
el número	-38
el operario	-39
el orden	27
el otro	38
el paso	38
el piso	51
el precinto	-42
el primer	-51
el procedimiento	39
el puente	48
el párroco	46
el que	-22
el reloj	-37
el seguro	45
el servicio	23
el sábado	75
el tambor	44
el trapo	-47
el último	46
ella	-54
ellos	27
empeño	55
en abril	33
en almacén	-53
en junio	45
en las	-21
en limpio	28
en los	22
en marzo	24
en papel	-37
en plena	27
en qué	-46
en sala	-65
en su	-28
en un	57
en una	41
en verde	-20
en zaragoza	63
encargado	29
encargo	-21
encender	-46
encendida	-29
encendida y	-29
enciende	-46
encima	-59
encima se	-26
encina	-54
encuentra	-59
enero	35
enfermera	-34
enterramos	37
entonces	37
entra	-23
entra en	-53
entrada	-51
entran	30
entre 0	-41
entre las	40
entrega	-50
entregan	-23
entregan a	-23
entró	45
equipo	42
era	56
era de	51
eran	85
ernesto	43
error	-53
es el	37
es la	42
es para	26
es que	40
esa	38
escapa	-37
escolares	35
escribe	34
escribo	94
escrito	77
escrito el	28
escrito y	34
escucha	-39
escuela	32
ese	-31
ese día	-34
eso lo	32
eso ya	27
especial	30
especial y	30
espera	54
esperando	26
espero	50
espero que	50
espátula	-38
esta	57
estación	-75
estar	-33
estaño	-37
este	52
este año	50
este soy	32
estimada	62
estimado	60
estimados	45
esto	82
esto es	40
estoy	79
estuvo	44
está	21
está de	40
está en	-35
está grabando	44
etiqueta	-66
etiqueta :	-56
euros	-23
euros y	-39
evitar	-84
excusa	75
expendedor	-28
extracción	-29
facturas	-61
falta algo	27
falta un	34
falte	-40
falte se	-29
familias	49
febrero y	22
fecha	-50
fecha no	-23
feria	-44
feria de	-44
fermín	28
fermín :	34
fianza	-50
fianza de	-40
fijo	-46
finca	43
firma	-70
firma del	-26
firma el	-40
firmada	-35
firmado	-26
firme	26
fondo	-67
fosa	-40
foto	-80
foto y	-24
fotos	-79
fotos de	-51
fotos y	-37
frascos	45
frases	41
freno	-46
frío	-71
fue	103
fue al	33
fuera	-46
fui	74
fui yo	64
función	49
g	-28
gafas	-54
gasolina	-37
general	50
gente	88
gladys	52
golpes	-46
goma	-21
grabando	76
gracias	79
gracias a	63
grado	39
grano	-52
grupo	76
grupo de	49
guante	-35
guantes	-39
gusto	38
guía de	30
h antes	-53
ha	52
ha perdido	39
habéis	62
había	94
hace falta	25
hace foto	-30
hacemos	54
hacen	51
hacía	36
hago	50
halcones	31
halcones y	31
halló	-40
han	37
harina	-30
harris	31
haría	24
hasta	-28
hasta 0	-41
hasta el	-57
hasta que	-61
hay	44
hay dos	35
hay que	66
haya	-39
he	25
hecho	-43
hemos	24
heridos	36
hermana	40
hijo	38
hilo	-45
hizo	28
hoja	-60
hoja de	21
hola	66
hopelchén	59
hora	-107
hora con	-42
horas	-70
horas en	-47
horas la	-33
horno	-42
hospital	32
hoy	-37
hubo	77
iba	39
infantil	39
ing	50
instrucciones	50
instructivo	44
instructivo para	27
instrumento	-42
izq	-46
jaula	-45
jefe de	-46
joaquín	48
joven	-30
joyas	-43
jueves	-28
jugadores	-20
julio	-43
julio con	-50
junio	33
junta	-31
junto	41
kilos	-48
kilómetros	-68
la 0	61
la administración	31
la agencia	54
la alfombra	-41
la altura	-35
la auxiliar	-43
la bandeja	35
la bolsa	-39
la cabina	48
la calle	36
la camioneta	55
la carta	-30
la casa	51
la consola	35
la cuadrilla	30
la cueva	-53
la cédula	-38
la de	-70
la diferencia	-24
la educadora	-42
la finca	43
la firma	-40
la fosa	-40
la gente	48
la letra	52
la lista	-58
la llave	-21
la luz	-37
la manguera	-26
la masa	-42
la mañana	28
la mesa	-20
la misma	-31
la mitad	22
la noche	-24
la orden	-58
la persona	-59
la pieza	-58
la planilla	-37
la plaza	47
la que	-29
la redacción	39
la reserva	-28
la sala	-26
la secretaria	42
la semana	45
la tapa	-30
la tarde	-70
la temperatura	-39
la tienda	43
la tierra	-40
la torre	-30
la trastienda	-31
la verdad	33
la vieja	-40
la vuelta	-51
la víspera	-70
la última	34
lado del	38
las 0	40
las cinco	26
las dos	-41
las familias	35
las manos	22
las noches	25
las que	-21
las seis	-28
las sondas	-62
las vacas	22
lavada	-48
lavada con	-48
lavadero	75
lavado	-21
le	72
le damos	33
le dan	31
le dice	-40
le pide	-46
lea	45
leche	31
leen	33
leer	-35
lejía	-52
lentes	-45
lentes que	-45
les	70
les pide	-37
letra	97
levadura	-52
levanta	-46
libre	-42
libreto	39
libro	-29
limpia	-45
limpieza	-61
limpios	-57
lista	-58
listado	-44
litro	-50
llama	-21
llama al	-34
llamarme	34
llamarme a	34
llave	-29
llave en	-50
llega	-84
llega a	-44
llega la	-48
llegan	25
llegaron	45
llegue	-22
llenar	-71
lleva	-92
lleva a	-40
llevamos	62
lleve	-45
llevo	39
lo	35
lo de	81
lo decide	-36
lo del	83
lo ha	25
lo haya	-36
lo paso	26
lo primero	-51
lo pueda	43
lo que	52
local	-40
los 0	-30
los clientes	75
los de	-27
los dos	-75
los frascos	56
los jugadores	-20
los lunes	-24
los miércoles	-46
los muchachos	39
los nombres	-32
los novios	-28
los que	68
los quesos	-43
los sábados	25
los tres	36
lote	39
luego	-120
lunes a	-31
lunes se	-37
lunes y	-28
lupa	-31
luthier	-41
luz	-73
lámpara	-45
lápiz	-49
líneas	-46
m	26
madera	35
madre	50
maestro	-21
malla	-56
mamá	54
mamá y	29
mando	41
manera	61
manera de	48
manguera	-57
mano	-28
mano con	30
mano y	-28
manos	32
mantenimiento	-38
manual de	35
maquinistas	41
marca	-63
marca la	-29
marcados	-57
margen	-22
marta	52
martes	-69
marzo	53
marzo y	60
masa	-42
masa madre	-42
matrícula	-34
maza	-35
mañana	-57
me	128
me ayuda	31
me lo	29
media hora	-63
medio	-61
medir	-56
mejor	27
mejor que	23
menores	-39
menos	-65
menos de	-67
mes pasado	34
mesa	-26
meses	-31
mete	21
mezcla	-29
mi	114
mi hermana	40
mi sobrino	42
mi suegro	21
mide	-44
mientras	-36
mija	66
min	-91
minutos	-30
minutos en	30
mira	-76
mira el	-60
miran	-58
mirar	-100
mis	60
misma	-44
mismo día	-21
mismo número	-31
miércoles	-46
modelo	-42
modo	24
mohamed	47
moja	-43
moja el	-34
monitoras	52
montura	-47
motivo	-37
mucha	34
muchachas	56
muchachos	68
muchas	57
mucho	-30
muestra	-43
mueve	-38
muy	69
muy buenos	39
más	-23
más de	-92
más que	41
más y	29
máx	-33
máx 0	-33
máximo	-74
médico	-38
mí no	23
mínimo	-85
móvil	22
nada	27
nada de	21
nada pero	56
nadie	44
nadie ni	-30
nadie que	29
nadie se	-42
necesitamos	47
necesito	38
negro sobre	35
nerea	72
nevera	-40
ni	-98
ni a	-29
ni aunque	-31
ni en	-42
ni se	-28
ni una	-28
ningún	-55
nivel	-21
niño	-67
niños	40
no abre	-31
no da	43
no deja	-42
no del	-39
no entran	-48
no es	-46
no fui	45
no hay	23
no los	-54
no me	33
no pasó	49
no puede	67
no sabía	44
no sale	-52
no se	-130
no supo	31
no tengo	47
no va	-31
noche	-35
noche 0	-41
noche antes	-24
noche no	37
nombre	-75
nombre y	-48
nombres	-42
nomás	29
normas	-62
nos	168
nos ha	44
nos han	24
nos hizo	28
nos pide	28
nosotros	23
nota	-78
novios	-28
nudos	-27
nuestro	54
nueva	-35
nueve	94
nuevos	39
nuevos le	33
nunca	-128
nunca al	-38
nunca con	-70
nunca en	-44
nunca la	-46
número	-78
número de	-49
o	-28
o 0	22
o el	-48
o sea	28
o sin	-29
obra	-27
obra se	-27
obrador	31
ochenta	31
ocho de	-43
ofrece	47
ojo	-34
once	72
operario	-39
orden	-63
orden de	-38
orden del	-42
os	47
otra vez	-39
otro	35
otro día	53
otro no	-29
oxígeno	-74
p	-58
p 0	-58
paciente	27
palabra	-59
pantalla	-63
papel	-28
papel lo	37
papel no	-48
para	45
para el	68
para la	41
para las	23
para los	66
para que	-40
parada	-36
parecida	-22
pared	25
parte	47
parte de	42
partir	-50
partir de	-40
pasa	-47
pasa la	-61
pasada	45
pasado	76
pasado dos	35
pasan	-68
pasaporte	53
pasar	-36
pasar por	-43
pase	-35
paso a	28
pasó	49
pasó nada	49
patio	-24
patrón	-78
pdf	-32
pedidos	-68
pelo	-24
pena	52
pensado que	25
pequeña	-32
pequeño	35
pequeño en	35
perdido	37
perdimos	82
perdón	57
perlas	23
permiso	25
pero	124
pero la	52
pero no	31
persona	-53
personal	-64
personas en	33
pesa	-75
peso	-29
pesos	-49
peón	-40
ph	-41
ph 0	-27
pide	-78
pide el	-49
pide la	-26
piden	-37
piden por	-27
pieza	-24
pila	-64
piloto	-56
pisa	-28
pisar	-29
piso	22
pista	30
planetario	22
planilla	-37
plano	-46
planta	-23
plantilla	-78
playero	-38
plaza	47
plena	27
pliego	20
plástico	-44
poco	-61
poder	57
podrías	25
polvo	-22
pone	-60
pone el	-23
pone la	-22
ponen	-36
poner	30
ponerlo	60
por correo	46
por debajo	-27
por dentro	-42
por dónde	52
por el	-33
por encima	-30
por escrito	71
por eso	77
por la	20
por lo	47
por los	61
por persona	-21
por una	27
por usar	33
porque	129
porque cada	36
porque el	43
porque la	39
porque nadie	23
porque no	78
portal	21
precinto	-42
pregunta	-25
pregunta por	-33
pregunte	-68
preparar	52
presidente	25
prestan	-48
primer	-51
primera	-24
primera hora	-74
primera semana	-31
primero	-88
primero el	-42
primero los	-49
primero se	-25
probando	71
probando probando	71
procedimiento	50
procedimiento de	45
propia	-45
protocolo	48
proveedor	-77
proveedores	-51
prueba	-35
prueba el	-23
prueba la	-49
prácticas	-30
puebla	55
pueda	70
pueda seguir	50
puede	44
puente	48
puerta	-38
puerta de	-36
puertas	-46
pues	51
puesto	-40
punta	-38
pájaro	38
párroco	46
póliza	-69
pósit	80
que	88
que a	38
que cada	39
que caiga	-36
que es	24
que esto	29
que esté	27
que falte	-40
que la	67
que las	-48
que lo	52
que los	36
que me	39
que nadie	68
que poner	30
que quede	35
que sigue	24
que te	52
que tenés	38
que viene	24
que yo	24
que él	46
queda	-21
queda con	-42
quedan	-59
quedaron	45
quede	35
quedó	29
querida	53
queso	29
quesos	-43
quien	-30
quien corresponda	45
quiero	77
quiero que	28
quince	21
quince minutos	-36
quita	-58
quita el	-34
quién	-52
qué hace	25
qué hacer	27
qué tal	27
radio	-36
rafael	48
ramón	45
recepción	-48
recepción de	-26
receta	-49
rechaza	-46
recibe	52
recibir	27
recibió	39
reclama	-42
recoge	-67
recoger	-48
redacción	33
redactar	22
registro con	-42
reglamento	-40
reglas	-59
reglas de	-59
reloj	-43
relojes	-48
remito	-31
reparten	40
repite	-39
reporte	33
reserva	-49
reservar	-79
residente	-20
responsable	-26
resto	-43
resulta	46
resulta que	46
retira	-39
reunión	36
revisa	-51
revisar	-23
rodillo	-46
roja	-56
rojo	-45
ropa	-30
roto	-68
rrhh	-38
ruedas	-40
saben	48
sabes	28
sabía	45
saca	-22
saca el	-62
sacar	-54
saco	-42
sal	-66
sala de	-69
sale	-47
salen	-22
salen a	-65
salida	-36
salió	55
salió con	62
saluda	-54
salude	-48
salude y	-48
salvo	-26
san	57
se	-50
se abre	26
se anota	-25
se aparta	-36
se apunta	-27
se avisa	-24
se añade	-42
se cambia	-37
se cambian	-40
se cepilla	-31
se comprueba	-36
se corrige	-27
se corta	-21
se cosecha	-36
se cuenta	-48
se deja	-46
se dejan	-34
se descarga	-39
se devuelve	-65
se devuelven	-22
se dice	-33
se documente	41
se entregan	-23
se escapa	-37
se fue	53
se hace	22
se hacen	-35
se levanta	-46
se llama	-23
se lleva	-40
se mezcla	-29
se miran	-47
se moja	-34
se mueve	-24
se nos	32
se para	-41
se pesa	-24
se pide	-31
se piden	-27
se pone	-42
se pregunta	-33
se prestan	-48
se prueba	-32
se pueda	32
se puede	-58
se queda	25
se quedaron	45
se quita	-34
se rechaza	-33
se reparten	40
se repite	-24
se sube	-32
se te	-26
se tiran	-45
se toca	-24
se tramita	-46
se va	-72
se ve	20
se voltean	-22
sea que	28
seca	-62
secar	-36
seco	-57
seco y	-32
secretaria	42
seguidos	-59
seguir	50
segunda	-78
segundos	-21
seguro no	45
según	-31
seis	-31
semana que	45
semanas	-45
sencillo	54
serie	31
servicio	30
servicio de	41
sesenta	66
sesenta y	58
setenta	-32
setenta y	-32
señora	87
si	-90
si el	-26
si es	-50
si está	-52
si hay	-51
si la	-44
si no	-64
siempre dos	-33
siendo	68
sienta	-39
siete días	-48
sigue en	24
siguiente	-25
silla	-61
sin	-46
sin abrir	-41
sin la	-36
sin llamarme	34
sitio	-37
sobre blanco	35
sobre todo	23
sobrino	42
sola	-48
solicito	41
solicito que	41
solo	-43
solo con	-51
somos	110
somos una	52
sondas	-62
sondas de	-62
sor	35
soy	83
soy el	29
sr	30
sub	30
sub 0	30
sube	-24
subir	-45
suegro	21
suegro y	21
suelo	-68
suelta	-40
superficie	-53
superficie y	-53
suplente	62
supo	31
sus	-44
sustituye	-47
susto	55
sábado	88
sábados	25
sí	53
tacto	30
tal	69
también	-47
también los	-57
tambor	61
tanque 0	-43
tanque y	-30
tanto	60
tapa	27
tarde	24
tarde y	49
tardes	60
te	98
te escribo	33
temperatura	-71
temperatura 0	-37
temporada	52
tenemos	63
tenemos un	34
tener	52
tenga	-73
tenga el	-37
tengo	64
tengo tiempo	47
tenés	44
tenía	28
tercera	-36
terminar	-45
texto	33
tiempo	-36
tiempo de	35
tienda	43
tiene	-39
tiene la	-54
tiene que	-43
tienen	37
tira de	21
tiran	-45
tocar	-41
tocar nada	-36
toda	-71
todas	-30
todas las	-43
todavía	24
todo	-38
todos	38
todos y	31
toma	-39
toque	-21
torre	-30
trabajo	-24
trabajo y	-32
trae	-79
traen	-66
tramita	-46
tranquila	69
transporte	-65
trapo	-63
trastienda	-31
treinta	69
treinta y	38
tres meses	-53
turbidez	-53
turno	-21
turno de	37
turno y	35
tuvimos	29
técnico	-48
tía	57
tío	28
título	-70
tú	66
un	63
un años	44
un cliente	32
un compañero	-31
un instructivo	44
un procedimiento	33
un susto	55
una	77
una bodega	33
una clienta	35
una de	-32
una guía	55
una hora	-54
una mano	30
una persona	31
una señora	48
una tercera	-34
unas	111
uno	33
unos	65
urge	20
urgencia	-37
usar	39
uso	-62
uso de	-62
usted	87
usted y	55
ustedes	22
va a	-33
vacas	49
vacío	-61
vale	46
vamos	51
vamos a	51
vara	-68
varilla	-30
ve el	-43
vea	-65
veces	23
veces y	-37
vecinos	76
veinte	28
vendría	23
vendría de	23
ventana	-40
ver	92
ver si	52
verano	50
verdad	33
verdad es	33
verde	-99
verde y	-56
verifica	-32
versión	-37
versión 0	-37
vez cómo	21
vieja	-61
viejo	-29
viene	33
vienen	93
vienen de	42
viernes	22
vino	63
vista	-52
visto	31
vive	47
voltean	-22
voluntarios	32
volver	60
vos	44
vos que	38
voy	91
vuelos	61
víspera	-70
x	76
xq	47
xq el	52
y	-25
y a	-23
y al	-57
y apunta	-39
y cada	40
y cantidad	-27
y con	-47
y cuarto	55
y cuatro	60
y da	-62
y deja	-52
y después	-43
y dos	69
y eso	31
y este	49
y firma	-44
y hasta	60
y hora	-48
y hubo	40
y las	47
y lo	-24
y marca	-45
y media	39
y mide	-48
y mira	-25
y nadie	-29
y no	23
y nos	66
y ocho	-29
y once	50
y otra	-35
y para	27
y pone	-33
y que	62
y se	-122
y si	-36
y sin	-66
y todas	38
y todavía	23
y un	67
y verifica	-32
y yo	52
ya	33
ya está	67
ya no	27
yema	-46
yo	120
yo no	50
yo te	39
zaragoza y	-50
zona :	-49
árbol	-25
última	34
último	46
único	-27
✔	-62
🙈	41`;
