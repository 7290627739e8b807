// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_ES = `42
!	65
#=-1	40
#=1	102
#=2	82
-1=!	65
-1=0	73
-1=:	176
-1=?	123
-1=a	33
-1=abajo	-32
-1=abre	-37
-1=aceite	-36
-1=aclarar	-53
-1=adentro	-52
-1=agua	46
-1=aire	47
-1=alcance	70
-1=alta	-33
-1=anterior	27
-1=anticheat	-50
-1=apagado	-37
-1=arrastran	-36
-1=arriba	23
-1=atentamente	33
-1=atrás	-38
-1=aves	-44
-1=año	-41
-1=años	-73
-1=b	21
-1=basura	-83
-1=beso	58
-1=bien	27
-1=blanca	-65
-1=bordo	55
-1=borrador	53
-1=bueno	24
-1=cabeza	47
-1=cabina	24
-1=cafetera	55
-1=café	44
-1=caja	-62
-1=cajón	-58
-1=canal	-40
-1=carga	-38
-1=casa	-23
-1=celular	-40
-1=cerrada	-59
-1=certificado	-45
-1=chica	21
-1=cierre	46
-1=cliente	-37
-1=comer	-36
-1=congreso	62
-1=correo	-29
-1=corte	-35
-1=cuaderno	22
-1=cuarto	-58
-1=cámara	-53
-1=datos	-41
-1=debajo	-39
-1=desarrollo	50
-1=después	57
-1=dos	23
-1=días	-68
-1=eje	-51
-1=embarazada	-20
-1=encendido	26
-1=enero	65
-1=entra	-49
-1=es	-75
-1=eso	23
-1=espalda	-46
-1=español	61
-1=esquina	-22
-1=estaño	-53
-1=esterilización	42
-1=está	32
-1=extracción	-20
-1=falta	34
-1=fecha	-31
-1=ficha	-27
-1=firma	-63
-1=firmada	-36
-1=flujo	64
-1=fondo	-46
-1=foto	-45
-1=frío	-37
-1=fuera	-65
-1=fuerte	21
-1=gm	46
-1=grabando	60
-1=gracias	58
-1=grados	-68
-1=grande	50
-1=grupo	40
-1=guantes	-22
-1=hay	61
-1=hee	47
-1=heridos	-34
-1=hoja	-45
-1=hora	-87
-1=horas	-51
-1=huele	-108
-1=irati	40
-1=jaja	55
-1=jamás	-71
-1=jefe	37
-1=juampi	53
-1=jueves	-24
-1=junio	33
-1=kilos	-59
-1=lado	39
-1=lava	-43
-1=lee	-21
-1=leo	54
-1=letra	28
-1=libro	-35
-1=limpio	23
-1=lista	-64
-1=llave	-77
-1=línea	-43
-1=m	47
-1=madera	31
-1=maite	35
-1=manguera	-22
-1=mar	53
-1=mayo	25
-1=medio	-48
-1=menos	22
-1=merma	-60
-1=meses	-49
-1=minuto	-36
-1=minutos	-77
-1=mirando	-33
-1=mismo	-45
-1=mod	43
-1=mundo	48
-1=máquina	-26
-1=más	-22
-1=médico	45
-1=mía	22
-1=nacional	73
-1=nada	-54
-1=nadie	-38
-1=nave	-24
-1=nerviosos	-42
-1=neutro	-65
-1=no	-98
-1=noche	-55
-1=noe	44
-1=nombre	-25
-1=norte	46
-1=note	-52
-1=nudo	-46
-1=número	-85
-1=números	-38
-1=once	-60
-1=oraciones	64
-1=orden	-28
-1=paco	29
-1=pague	57
-1=palabras	-42
-1=parte	-53
-1=pasajero	-34
-1=paso	49
-1=pasó	51
-1=personas	-25
-1=pilar	29
-1=piscina	-52
-1=planilla	-28
-1=planta	-45
-1=plaza	33
-1=portada	42
-1=precio	-27
-1=pregunta	-42
-1=preguntas	58
-1=prestador	-60
-1=prisa	-56
-1=puede	51
-1=puerta	-95
-1=puesto	35
-1=punta	-79
-1=punto	57
-1=pésame	-35
-1=quién	32
-1=recibe	-63
-1=repite	-36
-1=rivas	41
-1=roja	-31
-1=rulo	54
-1=salida	-37
-1=saludo	26
-1=sea	-45
-1=secos	-65
-1=siempre	-67
-1=siguiente	-38
-1=sistema	-74
-1=sol	-40
-1=solo	-24
-1=sonia	37
-1=suelta	-59
-1=suya	-29
-1=sí	-34
-1=tabla	-53
-1=también	-51
-1=taquilla	-41
-1=teresa	79
-1=tierra	-52
-1=tira	-52
-1=todo	21
-1=todos	-31
-1=trabajando	31
-1=turno	-71
-1=una	-57
-1=uno	-94
-1=va	48
-1=vacaciones	44
-1=vacío	-22
-1=veces	26
-1=ver	63
-1=verde	54
-1=veterinario	-50
-1=vez	-33
-1=viejo	25
-1=vienen	-73
-1=viento	-60
-1=vino	47
-1=vuela	-33
-1=whatsapp	34
-1=wilfredo	40
-1=xoán	65
-1=ya	54
-1=yo	50
-1=zona	-35
-1=º	44
-1=él	-30
-1=🎞	43
-1=🙈	44
0 0	31
0 a	-75
0 alcance	47
0 c	-47
0 chofer	-20
0 cm	-41
0 de	37
0 desarrollo	50
0 doña	23
0 días	-69
0 el	-50
0 grados	-42
0 gramos	-49
0 h	-58
0 horas	-72
0 kaoru	43
0 kg	-44
0 la	-54
0 le	-68
0 leo	54
0 mar	70
0 metros	-60
0 min	-68
0 nico	46
0 no	-65
0 noe	44
0 o	-36
0 p	47
0 playero	-54
0 por	-50
0 rev	65
0 ruegos	49
0 rulo	54
0 se	-61
0 sun	47
0 una	-43
0 y	-66
0 º	54
01=0 0	35
01=0 alcance	47
01=0 chofer	-20
01=0 desarrollo	50
01=0 el	-25
01=0 en	-43
01=0 kaoru	43
01=0 la	-33
01=0 le	-64
01=0 leo	54
01=0 mar	70
01=0 nico	46
01=0 noe	44
01=0 playero	-54
01=0 rulo	54
01=0 se	-23
01=0 sun	47
01=a la	-96
01=a los	-77
01=a mí	43
01=a partir	-41
01=a quien	42
01=a ver	58
01=abril 🎞	43
01=ahí se	-35
01=al acabar	-21
01=al cliente	-41
01=al final	-62
01=al llegar	-35
01=al que	-49
01=al terminar	-51
01=apunta la	-52
01=art 0	-48
01=asisten :	36
01=asunto :	70
01=atentamente 	33
01=banco de	50
01=beto 0	57
01=beto :	27
01=beto reparto	35
01=buenas tardes	30
01=buenos días	77
01=cada trabajador	-35
01=caro 0	47
01=cc :	54
01=comprueba el	-48
01=con 0	-42
01=con el	-54
01=con la	-39
01=con lluvia	-58
01=cuando el	-37
01=dani 0	34
01=de :	57
01=de la	23
01=después de	-44
01=después se	-28
01=di halcón	-41
01=don chucho	25
01=dos personas	-31
01=durante el	-42
01=el 0	-52
01=el de	-54
01=el delegado	-31
01=el día	-34
01=el encargado	-33
01=el guía	-31
01=el segundo	-32
01=elaboró :	40
01=en el	-66
01=en la	-68
01=eso es	-58
01=eso eso	61
01=eso se	-46
01=espero que	51
01=firma el	-34
01=hacer con	28
01=hostal wasi	49
01=ing rivas	41
01=instrucciones para	57
01=irati 	40
01=jefe 	37
01=juampi 	53
01=la cinta	-40
01=la directora	40
01=la enfermera	-21
01=la hora	-21
01=la llave	-43
01=la malla	-28
01=las bolsas	-36
01=las llaves	-21
01=llega la	-22
01=lo de	29
01=lo del	53
01=lo primero	-45
01=lo que	-28
01=lola gatos	43
01=los anillos	-33
01=los de	-34
01=los demás	-43
01=los lunes	-37
01=lu mtz	32
01=luego se	-30
01=lupita 0	21
01=maite 	35
01=marcela 0	49
01=me gustaría	20
01=mientras tanto	-30
01=más de	-66
01=nada de	-46
01=nadie se	-30
01=nico 0	50
01=no hace	43
01=no le	66
01=no se	-55
01=nunca se	-26
01=o sea	55
01=paco 	29
01=para :	70
01=paso quién	43
01=pol 0	47
01=por encima	-79
01=por eso	26
01=primero el	-46
01=primero se	-36
01=profe albeiro	29
01=punto 0	72
01=quedo a	51
01=quien no	-29
01=quiero que	23
01=quince minutos	-44
01=radio la	69
01=recepción gym	46
01=reciba un	34
01=reme 0	46
01=saca el	-27
01=salude y	-55
01=se abre	30
01=se acuerda	57
01=se baja	-57
01=se coloca	-47
01=se echa	-45
01=se huele	-57
01=se le	-103
01=se les	-34
01=se levanta	42
01=se llena	-27
01=se mete	-33
01=se mezcla	-58
01=se mide	-25
01=se pesa	-39
01=se pone	-36
01=se reparten	37
01=se revisan	-50
01=se rompe	-33
01=se saca	-61
01=si alguien	-37
01=si el	46
01=si en	-24
01=si es	-23
01=si está	-62
01=si falta	-42
01=si hay	-49
01=si huele	-45
01=si la	-47
01=si los	-36
01=si no	-71
01=si puede	67
01=si salta	-29
01=si se	-27
01=sonia 	37
01=sra jazmín	40
01=tati 0	48
01=te debo	56
01=tema 0	48
01=test de	-59
01=txell 0	49
01=un abrazo	56
01=un saludo	73
01=una vez	-36
01=uno llega	-32
01=versión 0	36
01=wilfredo 	40
01=ximena :	23
01=y al	-51
01=y el	30
01=y luego	-61
01=y si	71
01=y sin	41
01=y ya	-36
01=yeni 0	37
01=yo lo	-60
01=yuli 0	39
01=yuli galpón	36
0=0	-28
0=abril	43
0=abrir	-49
0=acta	48
0=actualizar	40
0=agua	-51
0=ahí	-53
0=al	-34
0=ante	27
0=apunta	-49
0=apuntes	53
0=art	-48
0=asisten	55
0=asunto	83
0=así	91
0=atentamente	33
0=ay	45
0=banco	50
0=beto	37
0=buen	71
0=buenas	55
0=bueno	57
0=buenos	101
0=cada	-56
0=caja	37
0=caro	47
0=cc	54
0=che	56
0=chicas	58
0=cierra	-37
0=cloro	-66
0=colar	-60
0=colgar	-64
0=comida	-43
0=como	41
0=comprueba	-61
0=con	-34
0=considero	20
0=cuenta	-43
0=da	-37
0=dani	34
0=de	24
0=del	30
0=desmontar	-54
0=después	-81
0=di	-41
0=diferencia	-56
0=dinero	-69
0=dios	61
0=don	46
0=dos	-106
0=durante	-53
0=echar	-83
0=eh	56
0=el	-195
0=elaboró	40
0=enseña	-61
0=entonces	63
0=entre	38
0=equipo	33
0=es	45
0=eso	-29
0=espero	51
0=este	36
0=estimada	63
0=estimado	43
0=estimados	46
0=esto	22
0=falta	58
0=firma	-34
0=fuera	43
0=gente	57
0=gracias	68
0=hacer	70
0=he	28
0=hecho	-25
0=herramienta	-34
0=hola	75
0=hostal	49
0=ing	77
0=inma	62
0=instrucciones	57
0=irati	40
0=jajaja	57
0=jefe	72
0=juampi	53
0=la	-78
0=las	-108
0=lavar	-49
0=les	23
0=listo	66
0=llega	-62
0=llenar	-42
0=lo	35
0=lola	43
0=los	-172
0=lu	32
0=luego	-75
0=lupita	21
0=maite	35
0=marcela	49
0=mañana	63
0=me	54
0=medir	-50
0=meter	-53
0=mi	56
0=mientras	-57
0=mirar	-67
0=muy	39
0=más	-66
0=máximo	-42
0=nada	-47
0=nadie	-81
0=necesitamos	62
0=ni	30
0=nico	50
0=ningún	-27
0=no	68
0=nos	33
0=nunca	-104
0=o	28
0=ojalá	56
0=ok	86
0=os	30
0=otra	-53
0=paco	76
0=para	50
0=pasa	34
0=pasar	-81
0=paso	43
0=pd	68
0=pendiente	45
0=perdón	40
0=perfecto	73
0=pida	-64
0=pide	-73
0=pol	75
0=ponga	-63
0=por	36
0=pregunta	-76
0=preguntarle	-34
0=prelavado	-33
0=primero	23
0=profe	29
0=prueba	-76
0=punto	82
0=que	93
0=quedo	72
0=querida	48
0=quien	-77
0=quiero	37
0=quisiera	27
0=quitar	-32
0=qué	98
0=radio	80
0=recepción	21
0=reciba	34
0=reme	46
0=revisa	-54
0=saca	-40
0=sacar	-67
0=salude	-55
0=secar	-52
0=si	-37
0=siempre	-25
0=sin	-76
0=sobre	21
0=solo	-46
0=sonia	37
0=sra	60
0=sí	79
0=tati	48
0=te	84
0=tema	48
0=test	-59
0=tiene	-59
0=tres	-69
0=txell	49
0=una	-48
0=uno	-47
0=va	28
0=vaciar	-57
0=vale	-52
0=ve	-69
0=versión	36
0=wilfredo	40
0=ximena	23
0=y	48
0=ya	57
0=yeni	40
0=yo	-28
0=yuli	91
1=	102
1=:	87
1=a	-48
1=abrazo	56
1=acabar	-21
1=acuerda	57
1=adulto	-32
1=agua	-24
1=al	-71
1=albeiro	29
1=alcance	47
1=algo	68
1=alguien	-37
1=amarillo	-54
1=anillos	-33
1=antes	46
1=ave	-41
1=baja	-57
1=bolsas	-36
1=buenas	51
1=cala	39
1=cata	-39
1=chofer	-22
1=chucho	25
1=cinco	-41
1=cinta	-40
1=cliente	-44
1=coge	-62
1=coloca	-47
1=con	-117
1=convertir	30
1=cosas	54
1=cuando	-54
1=cómo	56
1=da	36
1=de	21
1=debo	56
1=del	49
1=delante	-67
1=delegado	-31
1=demás	-43
1=desarrollo	50
1=dice	-79
1=diferencia	-28
1=directora	40
1=doce	-35
1=día	-42
1=días	-26
1=dónde	-62
1=echa	-45
1=eh	47
1=el	-90
1=en	-86
1=encargado	-33
1=encima	-79
1=encuentra	-39
1=enfermera	-21
1=entonces	-26
1=es	-32
1=escribo	58
1=eso	73
1=este	27
1=estoy	51
1=está	-49
1=final	-62
1=firma	-78
1=foto	-35
1=galpón	36
1=gatos	43
1=gracias	37
1=grados	-60
1=gustaría	20
1=guía	-46
1=gym	46
1=hace	21
1=halcón	-41
1=hay	-65
1=hora	-27
1=huele	-74
1=jazmín	72
1=kaoru	43
1=la	-102
1=lanza	-28
1=las	-80
1=le	22
1=lectura	62
1=lee	-58
1=leo	54
1=les	54
1=levanta	42
1=libre	-57
1=limpia	-50
1=llave	-43
1=llaves	-21
1=llega	-42
1=llegar	-35
1=llena	-30
1=lluvia	-58
1=lo	32
1=los	-109
1=lotes	-38
1=luego	-61
1=lunes	-37
1=malla	-28
1=mar	70
1=mete	-33
1=mezcla	-58
1=micros	-69
1=mide	-25
1=minutos	-44
1=mtz	32
1=mí	43
1=n	54
1=nico	46
1=nivel	-32
1=no	-56
1=noche	-34
1=noe	44
1=nuevo	-70
1=o	84
1=obra	-73
1=orden	-37
1=otro	35
1=oxígeno	-45
1=pago	-44
1=papel	-45
1=partir	-41
1=personas	-52
1=pesa	-45
1=pesan	-56
1=pide	55
1=playero	-54
1=pone	-36
1=ponen	-69
1=por	-35
1=pregunta	-61
1=primero	-93
1=prueba	-51
1=puede	67
1=pues	28
1=pulsera	-50
1=póliza	-54
1=quien	42
1=quién	84
1=qué	22
1=recibe	-35
1=reparten	37
1=reparto	35
1=resto	-37
1=reunión	46
1=revisan	-50
1=rivas	41
1=rompe	-33
1=roto	-40
1=ruegos	55
1=rulo	54
1=saca	-70
1=salta	-29
1=saludo	73
1=se	-117
1=sea	58
1=segundo	-41
1=si	-23
1=sin	-26
1=solo	-73
1=soy	51
1=sr	33
1=sube	-48
1=suena	-42
1=sun	47
1=sé	52
1=sí	57
1=también	30
1=tanto	-30
1=tapa	-22
1=tardes	30
1=te	61
1=terminar	-51
1=todo	47
1=toma	38
1=trabajador	-35
1=unidad	-38
1=uno	-39
1=usted	58
1=va	22
1=ve	49
1=veis	53
1=vendría	22
1=ver	58
1=vez	-36
1=viernes	-36
1=vigila	-49
1=wasi	49
1=y	-35
1=ya	80
1=último	21
1=🎞	43
2=	121
2=0	66
2=:	38
2=abre	-24
2=agua	-52
2=aguja	-45
2=al	37
2=algo	-34
2=algodón	-40
2=alguno	38
2=apunta	-43
2=baja	-55
2=bien	43
2=bolsa	-46
2=buenas	21
2=busca	-40
2=cada	-31
2=caja	-34
2=cambia	-21
2=cambio	-87
2=caso	-30
2=comida	21
2=con	-21
2=conecta	-36
2=copia	-60
2=cordial	34
2=corresponda	43
2=cuarto	-71
2=cuatro	-40
2=cuenta	-53
2=cómo	32
2=da	-39
2=dar	-77
2=de	26
2=deja	-42
2=desde	39
2=desmontaje	48
2=diez	-41
2=disco	-49
2=documento	48
2=dos	-59
2=doscientos	40
2=duermen	-54
2=dueño	-43
2=día	-62
2=dónde	47
2=el	-75
2=en	-69
2=entra	-48
2=entrega	-65
2=equipo	60
2=es	-30
2=eso	77
2=esto	52
2=etiqueta	-48
2=falta	46
2=firmada	-45
2=fui	60
2=fuma	-53
2=gm	46
2=ha	-52
2=hace	-60
2=hasta	-89
2=hay	-47
2=hee	47
2=hoja	47
2=hora	-54
2=j	53
2=la	-35
2=las	-40
2=lavado	26
2=le	37
2=lee	-57
2=linterna	-40
2=lista	35
2=llama	-46
2=los	-49
2=lunes	54
2=manda	23
2=mando	46
2=me	58
2=minutos	-40
2=mira	-37
2=mod	43
2=mucho	65
2=muestra	-22
2=muy	60
2=más	25
2=máximo	-73
2=nada	46
2=ni	-56
2=no	-51
2=noche	-37
2=nombre	-59
2=norte	46
2=nunca	-60
2=ocho	29
2=orden	-74
2=otra	48
2=oxígeno	-49
2=p	39
2=paciente	-20
2=pala	-52
2=pasa	-67
2=peso	-49
2=ph	-55
2=pide	-30
2=pliego	-43
2=pone	-43
2=poner	30
2=por	-46
2=precio	-45
2=pregunta	26
2=primer	44
2=primero	-39
2=prueba	-30
2=préstamo	-25
2=puerta	-38
2=pues	50
2=q	61
2=queda	-44
2=quiere	-52
2=quiero	32
2=qué	99
2=recepción	70
2=redactar	22
2=revisa	-28
2=roto	-78
2=sabor	29
2=saca	-54
2=sale	-69
2=salir	-73
2=se	-111
2=ser	51
2=señora	64
2=si	50
2=siete	-28
2=solo	-50
2=son	31
2=soy	38
2=su	-58
2=suena	-61
2=tarde	-44
2=tela	-44
2=temperatura	-25
2=tener	-26
2=tenga	-50
2=todo	26
2=todos	50
2=tres	-68
2=tú	43
2=un	-26
2=uno	33
2=van	-50
2=varilla	-31
2=veinte	45
2=vez	-30
2=viene	-36
2=viernes	-57
2=voy	57
2=voz	-37
2=vuelta	-44
2=ya	34
2=yo	53
2=º	47
:	31
: 0	27
: a	-38
: j	53
: primero	-42
: se	-55
: si	-22
?	171
a 0	-135
a :	54
a buscar	-52
a cualquier	36
a la	-28
a limpio	26
a los	-39
a menos	-44
a meter	-27
a más	-45
a mí	-22
a nadie	-60
a partir	-41
a paso	24
a pie	-38
a pilar	31
a ponerlo	35
a poquito	-54
a primera	-33
a que	-53
a quien	27
a sus	58
a todos	27
a un	-36
a velocidad	-52
a ver	48
abajo	-87
abajo en	-57
abajo y	-35
abierta	-49
abierto	-65
abogado	28
abogado que	28
abrazo	56
abre	-29
abre el	-45
abre la	24
abren	-39
abril	56
abril 🎞	43
abrir	-33
abrir la	-47
acaba	-27
acaba el	-27
acabar	-22
acabar se	-21
acceso	-31
aceite	-36
acequiero	26
aclarado	-49
aclarar	-53
acomodador	-30
acompaña	-57
acompañante	-56
acta	44
acta de	41
acto	-54
actualizar	40
acuerda	54
acá	26
administración	72
adulto	-32
adultos	-65
afuera	-48
agenda	-55
agradecería	42
agrega	-45
agua	-48
agua a	-24
agua de	-58
agua no	-25
agua y	-51
aguarda	-39
agujas	-43
agujero	-42
ahí	-49
ahí mismo	-59
ahí que	46
ahí se	-35
ahí sí	-44
aire	21
ajusta	-55
al	-52
al 0	-65
al acabar	-21
al aire	47
al bote	-20
al chofer	-38
al cuarto	-42
al dos	-32
al día	20
al encargado	-44
al final	49
al grupo	-58
al llegar	-35
al médico	-42
al paciente	-27
al que	-58
al secretario	49
al segundo	-53
al sol	-39
al tanque	-49
al terminar	-53
al tinacal	-40
al técnico	-54
al usuario	-61
al vecino	-35
ala	-48
alarma	-60
alas	-30
albarán	-32
albeiro	29
albeiro 0	29
alcance	55
alcohol	-36
alergia	32
alfombra	-31
algo	49
algo no	-40
algo que	36
algo se	-31
algo y	32
algodón	-60
algodón y	-40
alguien	34
alguien que	48
alguna	-25
alguno	38
alimenticio	41
allí	-37
almacén	22
alta	-48
altagracia	43
alto	-65
altura	-84
altura de	-21
alza	-34
amarillo	-63
ambas	-23
anexo	65
anillos	-57
anillos y	-45
animal	-63
anota	-69
anota en	-59
anotan	-66
anotás	-47
ante	27
antemano	37
antes	-74
antes de	-81
antes del	41
antes el	-34
anticheat	-50
apaga	-29
apaga la	-30
apagado	-29
aparezca	-65
aparta	-74
aparte	-22
aparte y	-57
apertura	24
apostilla	52
apunta	-38
apunta a	35
apunta el	-30
apunta en	-66
apunta la	-65
apuntan	-44
apuntes	62
aquí	66
aquí lo	36
aquí no	55
arco	-38
arena	-53
arma	-76
armado	33
armador	-53
armario	20
arme	38
armemos	41
arranca	-42
arrastran	-36
arriba	-76
arriba abajo	-39
arriba y	-42
art	-48
art 0	-48
asamblea	38
ascensor	-38
asiento	-51
asisten	55
asisten :	36
aspira	-27
asunto	79
asunto :	70
asunto de	24
así	87
así que	46
atención	84
atención al	48
atentamente	33
atrás	-76
atrás y	-55
atte	87
audio	32
aunque	-30
aunque el	-59
auto	-38
autoriza	-70
autorización	-47
autorización firmada	-29
auxiliar	-48
auxiliares	-36
avalúo	-30
aves	-44
avisa	-93
avisa a	-51
avisa al	-49
avisa por	-37
ay	45
ayer	62
ayer en	51
ayuda	-49
ayuda a	-38
ayudante	-37
ayuntamiento	23
ayuntamiento nos	23
azul y	-47
año	-40
baja	-24
baja a	-47
baja el	-57
bajar	-45
bajar del	-30
baje	-31
baje la	-31
bajo	-70
bajó	-23
bajó el	-22
balde	-53
banco	55
banco de	58
barre	-32
barrera	-55
basta	52
bastante	40
basura	-83
bata	-56
baumé	-47
baño	-39
bendiga	47
beso	58
beto	37
beto 0	57
beto :	27
beto reparto	35
betty	23
betty muelle	23
beñat	30
biblioteca	-70
bidón	-73
bien	69
bien el	30
bins	-39
bitácora	-27
blanca	-78
blancas	-49
blanco	56
bloque	-38
boca	-70
boca abajo	-60
boleta	-70
bolsa	-96
bolsa y	-60
bolsas	-41
bomba	-60
bonito	51
borrador	87
borrador y	-42
bota	-40
bote	-21
botiquín	-73
brais	57
breve	29
brigada	25
buen	71
buena	68
buenas	69
buenas tardes	54
bueno	76
buenos	81
buenos días	79
bulto	-61
burbuja	-45
busca	-48
busca el	-39
buscar	-52
buscas	-35
busco	73
busque	-58
c	-42
cabeza	-41
cabeza con	-21
cabeza y	-65
cabezal	-49
cabina	25
cabinero	-24
cable	-90
cable y	-43
cada	-51
cada 0	-68
cada cliente	-48
cada dos	-21
cada lado	-46
cada mañana	-77
cada media	-40
cada quien	21
cada trabajador	-35
cada uno	-70
cada vaca	-44
cada veinte	-30
caduca	-50
caducidad	-87
cae	-67
cafetera	55
café	23
caja fuerte	-44
cajas	-67
cajera	-59
cajón	-81
cala	39
calcula	-65
calentar	-36
calidad	23
calle	-92
calor	50
calza	-49
calzado	-52
calzado con	-45
cama	-38
cambia	-26
cambia el	-21
cambias	-71
cambie	-43
cambio	-29
camina	-42
camioneta	-71
camión	24
campana	-44
canal	-73
canasto	-36
candado	-78
canta	-51
cantidad	-40
cantidad de	-37
capas	-53
capataz	-39
captura	-56
cara	-61
cara de	-56
caras	29
carga	-51
carga las	-44
cariño	-37
carne	-42
carné	-21
caro	46
caro 0	47
carpeta	-48
carta	-31
carta de	-31
cartón	-60
casa	-43
caseta	-23
caso	-62
castellano	83
cata	-71
cata con	-39
catorce	-55
cc	54
cc :	54
central	22
centro de	-34
centímetros	-57
cepilla	-34
cepillo	-41
cerca	-78
cerrada	-70
cerradura	-62
cerrar	-62
certificado	-86
certificado de	-61
cesta	-30
che	56
checa	-74
chica	46
chicas	47
chicos	-45
chicos vuelven	-38
chucho	25
chucho 0	25
ciento	37
ciento se	-24
cierra	-34
cierra la	-48
cierra las	-40
cierra y	-52
cierre	40
cinco	-48
cinco días	-39
cinco metros	-45
cinco minutos	-45
cincuenta	63
cinta	-40
cinta y	-39
circuito	36
cisterna	46
cita	-52
cita y	-29
civil	-25
clara	50
clasifica	-71
clavo	-95
cliente	-47
cliente la	-47
cliente no	-32
cliente se	-20
cloro	-92
cm	-72
cobra	-62
cobrador	-42
cobre	-57
coca	-29
coche	21
cocina	-45
coge	-62
coinciden	-46
cola	-50
colar	-60
colgar	-24
coloca	-49
color	-47
color y	-31
comer	-79
comercial	-36
comida	-26
comida y	-40
comido	-51
como	76
como la	37
como procedimiento	47
compara	-51
compara con	-35
compara el	-24
comparten	-60
compañeros	47
compañía	63
completa	-68
completo	-47
comprobante	-66
comprobar	-53
comprueba	-98
comprueba el	-49
comprueba que	-52
comunidad	43
común	-45
con	-39
con 0	-61
con agua	-67
con cariño	-37
con cinta	-46
con cloro	-23
con educación	-42
con el	-52
con ella	-34
con eso	43
con esto	31
con fecha	-25
con foto	-38
con frases	37
con las	-28
con lluvia	-58
con lo	47
con los	36
con manta	-42
con más	-45
con nombre	-45
con papel	-35
con permiso	-29
con su	-58
con teresa	60
con todo	27
conecta	-34
conecta la	-30
confirmen	-45
congelador	-50
congelador 0	-45
congreso	62
considero	20
consola	-34
conste	42
contado	30
contar	-51
contestado	62
contestan	-69
contorno	-35
contorno de	-35
contra	-61
contra la	-40
control	26
control y	-35
controla	-31
contó	-66
convertir	30
convertir lo	30
conviene	48
coordinadora	42
copia	-113
copia a	-26
copias	-49
cordial	34
cordial saludo	34
corona	-51
corre	-67
correo	-38
corresponda	43
corriente	-50
corta	-22
corta el	-38
cortadora	-43
cortan	-32
corte	-61
corte la	-44
cosas	87
cosecha	-31
costra	-47
costra con	-47
costumbre	72
creo	36
creo que	36
crudo	-54
cría	-57
cuadernillos	-25
cuaderno de	-51
cuadro	48
cualquier	59
cuando	-46
cuando el	-37
cuando está	-40
cuando lo	63
cuarenta minutos	-46
cuarenta y	37
cuarentena	-62
cuarto de	-37
cuarto y	-28
cuartos	-41
cuba	-50
cubeta	-63
cubo	-47
cubos	-36
cubre con	-54
cuchilla	-43
cuela	-39
cuelga	-37
cuelgan	-49
cuello	-53
cuenta	-124
cuenta de	-65
cuenta las	-38
cuenta los	-87
cuentan	-57
cuentan las	-36
cuento	31
cuerda	-20
cuerdas	-35
cueva	-42
curro	62
curro pide	55
curso	-71
cuánto	-81
cámara a	-47
cédula	-38
código	-23
cómo	107
cómo lo	42
cómo se	67
d	74
da el	-33
da risa	62
da un	-31
da una	-47
dani	34
dani 0	34
dar	-69
das	-43
datos	-41
daños	-45
de	49
de 0	-101
de :	57
de a	-57
de abajo	-55
de abrir	-34
de acá	27
de agua	41
de antemano	37
de arriba	-56
de atrás	-76
de cada	-54
de cara	-57
de carga	-33
de cinco	-64
de cobre	-50
de comer	-38
de control	-26
de costumbre	72
de cómo	44
de diez	-37
de documentos	-21
de emergencia	-58
de encargo	-33
de enero	65
de hora	-41
de hospital	23
de la	22
de las	-27
de leche	54
de lo	-66
de los	120
de luz	-37
de madrugada	42
de malla	-40
de mano	-43
de memoria	-25
de mover	-64
de más	-41
de noche	-23
de norte	-49
de nuevo	-79
de pasillo	-27
de perlas	22
de pie	-61
de prueba	-64
de que	32
de quien	23
de registro	-22
de reserva	-36
de sala	34
de salir	-48
de seis	-34
de septiembre	53
de servicio	-32
de tensión	-68
de tres	-65
de un	-26
de una	29
de uno	-52
de usted	35
de valor	-74
de veinte	-73
de vuelta	-25
de ácido	-55
debajo	-34
debajo de	-37
debajo del	37
debo	61
decente	51
decide	-96
decide si	-45
decir	-33
decirle	-42
dedo	-51
dedos	-63
deja	-127
deja el	-24
dejan	-43
del	39
del 0	33
del acta	55
del asunto	20
del bloque	-38
del cajón	-38
del cliente	-39
del día	-93
del fondo	-45
del piso	-30
del sábado	49
del taller	34
del tercero	-33
del turno	-25
delante	-76
delante de	-71
delante del	-50
delegado	23
demás	26
dentro	-53
dentro no	-22
depositarán	25
depósito	-49
derecho	-34
derecho y	-34
desarrollo	50
desde cuándo	-50
desde que	32
desenchufada	-64
desmontaje	61
desmontar	-66
despacio	-97
despacio y	-52
despliega	-35
despliega nada	-35
después	-59
después de	-61
después el	27
después la	-21
después se	-48
detergente	-72
detrás	-46
detrás de	-45
devuelve	-48
devuelve al	-22
di	-62
di halcón	-41
dice	-75
dice el	-27
dice que	-77
dices	-33
diciendo	57
dicto	38
dieciocho	-60
diez	-104
diez minutos	-33
diez por	-49
diez segundos	-25
diferencia	-64
diferencia de	-34
diga	-79
diga el	-48
diga la	-60
diga que	-33
digo	-30
dije	48
dijo	30
dile	-61
dinero	-58
dinero y	-32
dios	66
dirección y	-47
directo	28
directora	75
disco	-65
disco del	-38
disculpe	22
dni	-94
doblado	-24
doce	-59
doce horas	-40
documente	42
documento	24
documento de	50
documentos	29
domingo	47
don	37
don chucho	25
donante	-37
donde	25
dos	-53
dos caras	30
dos centímetros	-33
dos en	-50
dos fotos	-35
dos horas	-28
dos meses	-40
dos operarios	-34
dos personas	-43
dos por	-32
dos puntos	-39
dos veces	-38
dos y	-53
doscientos	29
doña	47
doña betty	23
duermen	-54
dueño	-38
dura	-53
durante el	-42
durante tres	42
déjalo	50
déjalo fuera	50
día	-30
día antes	-34
día para	-47
día siguiente	-63
día y	-38
días	-69
días antes	-38
días después	-40
días se	-57
días sin	-36
dígale	-51
dígale que	-51
dónde está	-63
echa el	41
echa en	-25
echar	-83
edad	-69
educación	-42
educadora	-33
educadora lo	-31
eh	60
eje	-51
el	-46
el acceso	-31
el aceite	-36
el acequiero	27
el agua	-26
el agujero	-41
el ala	-44
el animal	-33
el arco	-48
el armario	20
el auto	-38
el ave	-54
el aviso	-53
el año	45
el bulto	-35
el cabezal	-49
el cabinero	-24
el cable	-54
el cajón	-45
el cambio	28
el canal	-65
el canasto	-36
el capataz	-39
el celular	28
el centro	-43
el certificado	-38
el chofer	-41
el cierre	46
el circuito	36
el cliente	-58
el cobrador	-42
el congelador	-47
el corte	-48
el cuaderno	-71
el cubo	-46
el cuerpo	-43
el curso	-71
el código	-23
el dedo	-51
el delegado	-31
el desmontaje	61
el dinero	-35
el disco	-32
el documento	21
el dueño	-35
el día	24
el eje	-22
el electricista	-31
el encargado	23
el enlace	-31
el equipo	-45
el espíritu	32
el expediente	-40
el familiar	-45
el fichero	-43
el fondo	-74
el formulario	-27
el freno	-29
el grifo	-47
el guía	-69
el informe	-41
el jefe	-79
el jueves	71
el largo	-30
el listado	-44
el logo	37
el lote	-30
el lunes	47
el maestro	-45
el maquinista	-20
el mismo	-74
el miércoles	37
el molde	-28
el momento	-49
el mono	-26
el motivo	-52
el motor	-36
el mundo	34
el médico	-61
el niño	-27
el notario	-41
el operador	-33
el otro	-81
el oxígeno	-61
el pago	-55
el papel	-27
el parte	-62
el pasajero	-34
el pasaporte	-59
el patio	-37
el paño	-32
el pedido	-60
el permiso	-22
el peso	-28
el pico	-39
el piloto	-37
el piso	22
el plazo	-27
el pliego	-36
el portal	-32
el precio	-44
el presidente	73
el primer	-54
el primero	41
el programa	-60
el protocolo	29
el préstamo	-42
el pésame	-35
el público	-31
el que	-24
el radio	-43
el ramo	-49
el recorrido	25
el regante	-31
el regidor	-39
el relevo	-30
el reloj	-34
el remito	-32
el reporte	-26
el resguardo	-36
el resto	-40
el segundo	-32
el sello	-24
el set	-31
el señor	51
el sistema	-86
el sol	-26
el suelo	-71
el tanque	-35
el teléfono	-24
el tiempo	-32
el trabajo	-33
el transmisor	-37
el turno	-25
el vigía	-22
el visor	33
el último	22
elaboración	45
elaboró	52
elaboró :	52
electricista	-31
ellas	-48
embala	-34
embarazada	-20
emergencia	-58
emergencia y	-31
empieza	-57
empresa	21
en adelante	-55
en alto	-55
en bolsa	-62
en cabina	-61
en caso	-30
en castellano	54
en cinco	-37
en dos	23
en la	-58
en las	-27
en los	-20
en mano	-44
en más	-27
en orden	37
en otra	-68
en otro	54
en papel	-62
en prácticas	34
en recepción	-39
en sala	-59
en sobre	-37
en su	-73
en todos	46
en una	39
en uno	-52
en voz	-48
encargo	21
encender	-32
encendido	26
enciende	-48
enciende el	-39
encima	-21
encima de	-85
encuentra	-39
encuentra algo	-36
energía	-50
enero	76
enfermera	-37
enlace	-38
enlace de	-37
enrolla	-31
enseña	-62
enséñale	-69
entera	-47
entero	-63
entienda	29
entonces	55
entonces el	-43
entra	-62
entra a	-49
entra nadie	-29
entra por	-28
entrante	-34
entre 0	-69
entre dos	-23
entre en	50
entre planta	-48
entre todos	26
entre una	-55
entrega	39
entrega al	-37
entrega copia	-40
entró	-22
equipo	54
era	32
ernesto	48
es nacional	-28
es obligatorio	-57
es que	34
es todo	27
esa misma	-47
esa y	29
escala	-42
escala a	-42
escalera	-61
escolar	-51
escriba	32
escribe	50
escribe al	-49
escribe en	-52
escribes	-51
escribir	36
escribió	26
escribo	80
escribo o	35
escrito	61
escrito cómo	20
escrito de	36
escrito el	35
escucha	-66
escurrir	-70
ese	-53
ese mismo	-39
ese orden	-30
eso	38
eso es	-40
eso eso	61
eso lo	-28
eso que	48
eso se	-48
eso ya	21
espacio	66
espalda	-46
español	61
especial	29
especiales	-37
espejo	-35
espera a	-59
espera en	-42
espera que	34
esperan	-60
esperan diez	-31
esperar	-87
espere	-93
espero	64
espero que	64
espuma	-43
espátula	-53
espíritu	32
esquila	-36
esquina	30
esta	80
esta hoja	66
esta vez	32
estación	45
estado	-76
estamos	-39
estas	24
estas indicaciones	24
estaño	-53
este	48
este soy	27
esterilización	42
estimada	63
estimado	43
estimados	46
esto	103
esto es	51
esto se	55
estoy	69
está en	-47
está grabando	38
está trabajando	31
están en	-41
esté	-25
esté en	-55
etiqueta	-100
etiqueta :	-70
etiquetas	-57
excusa	55
existe	27
expediente	-49
expediente no	-28
explica	-65
explica que	-54
exterior	-27
extintor	-46
falla	-53
falta	61
falta que	37
falta un	48
falte	-49
familiar	-45
familias	-40
favor	59
fe	35
fecha	-111
fecha :	44
fecha de	-77
fecha y	-26
fermín	33
fermín :	33
ficha	-58
ficha médica	-51
fichero	-43
fijar	43
final	34
finca	55
firma	-78
firma de	-38
firma el	-67
firma en	-25
firma por	-22
firmada	-58
firmado	-49
firmado por	-49
firmados	-27
firmar	29
firme el	-32
flores	-62
flujo	64
fondo	-104
fondo con	-34
forma	20
formato	27
formato de	38
formulario	-27
foto	-109
foto al	-59
foto de	-71
foto y	-24
fotos	-103
fotos y	-33
frascos	-22
frases	58
freno	-59
freno de	-24
frotar	-53
fría	-41
frío	-50
fue	88
fuera	-34
fuera y	-40
fui	77
fui yo	59
fuma	-53
g	68
gallinas	-38
galpón	42
galpón 0	36
garita	-66
gatos	43
gatos 0	43
general	83
gente	44
gente y	-22
gira	-33
gladys	61
globo	-28
gm	46
golpes	-43
goma	-38
gota	-64
gota de	-64
grabando	85
gracias	135
gracias de	37
grado	39
grado y	32
grados	-95
gramos	-49
grande	63
grasa	-30
grifo	-47
gris	-41
groserías	22
grupo	75
grúa	-28
guantes	-60
guantes de	-51
guantes y	-42
guarda	-84
guarda en	-31
guarda y	-32
guardan	-44
gustaría	20
guía da	-69
guía y	30
gym	46
gym norte	46
h	-23
ha	-73
ha de	-52
ha doblado	-24
ha tomado	-40
haber	-35
habla	-66
hablado	32
hablamos	43
hace	23
hace como	42
hace falta	-23
hace la	-55
hacemos	33
hacen	24
hacer	77
hacer con	28
hacia	-50
haga	32
haga falta	27
hago	50
halcón	-41
halcón en	-41
han	41
harina	-55
haría	42
harías	29
hasta	-77
hasta 0	-78
hasta el	34
hasta la	-68
hasta que	-73
hay algo	26
haya	-33
he	28
hee	47
heridos	-34
hermana	28
hermandad	72
hermano	36
herramienta	-47
hijos	38
hilo	-58
hisopo	-49
hoja	48
hoja en	49
hojas	-65
hola	81
hola soy	46
hombre	40
hora	-126
hora antes	-48
hora de	-33
hora para	-57
hora que	-44
hora y	-60
horas	-123
horas sin	-53
horas y	-34
horno	-66
hospital	54
hostal	49
hostal wasi	49
hotel	41
huele	-115
humana	41
humedad	-64
huésped	-61
hábiles	-41
identificación	-72
igual	-93
igualá	29
importa	57
indicaciones	24
infantil	-70
informe	-67
informe de	-55
ing	59
ing rivas	41
inma	62
instrucciones	43
instrucciones para	57
instructivo	70
instructivo para	31
instrumento	-27
interior	48
ir	31
irati	40
izquierda	-56
j	53
jabón	-40
jaja	55
jajaja	74
jajaja eso	57
jamás	-67
jaula	-62
jaula con	-26
jazmín	72
jazmín 0	40
jefe de	-57
jefes	36
jefes de	36
joaquín	61
joven	45
joyas	-39
jueves	37
junio	40
junta	-28
juntas	-64
juntos	-57
kaoru	43
kaoru mod	43
kg	-44
kilos	-60
l	-25
la	-57
la agenda	-35
la alarma	-51
la auxiliar	-42
la bandeja	31
la barrera	-55
la base	-65
la biblioteca	-70
la boca	-38
la bolsa	-58
la bomba	-60
la cabeza	-82
la cabina	44
la caducidad	-46
la caja	-71
la calle	-84
la camioneta	-71
la cara	-56
la carpeta	-48
la carta	-31
la caseta	-23
la cerradura	-62
la cinta	-28
la cisterna	-37
la cocina	-35
la comida	21
la cortadora	-43
la costra	-47
la cuba	-50
la cuchilla	-43
la cueva	-42
la cédula	-38
la de	-72
la del	-39
la dirección	21
la directora	54
la donante	-37
la educadora	-33
la enfermera	-37
la esquina	41
la etiqueta	-52
la familia	-74
la fecha	-37
la ficha	-29
la finca	55
la firma	-42
la foto	-57
la garita	-66
la goma	-23
la grúa	-28
la guía	-52
la hoja	-98
la hora	-67
la humedad	-25
la identificación	-62
la izquierda	-44
la jaula	-57
la leche	-41
la letra	52
la liberación	-33
la libreta	-31
la linterna	-43
la lista	-79
la llamada	-30
la llave	23
la lupa	-36
la luz	-64
la línea	-53
la madre	-52
la malla	-39
la mano	-52
la marca	-45
la mesa	-107
la mitad	-67
la máquina	-43
la nariz	-23
la nave	-30
la nevera	-22
la noche	-45
la olla	-30
la orden	-66
la oreja	-48
la otra	-47
la pala	-32
la partida	-32
la persona	-43
la piel	-36
la pieza	-54
la piquera	-40
la planilla	-54
la planta	-72
la plantilla	28
la plaza	33
la presión	-42
la primera	-43
la prueba	-32
la puerta	-34
la que	-29
la radio	-38
la redacción	27
la redacta	46
la reunión	28
la ropa	-66
la saca	-50
la sala	-87
la salida	44
la sesión	70
la señal	-47
la sirena	-38
la solicitud	-42
la solución	-31
la tablet	-39
la tanda	-42
la tapa	-68
la taquilla	-37
la tarde	-43
la tarjeta	-30
la tasa	-59
la tela	-44
la temperatura	-29
la tierra	-33
la tinta	-40
la torre	-61
la tutora	-45
la vaca	-46
la vara	-49
la vista	-69
la voz	-37
la vuelta	-79
la víspera	-41
la zona	-47
la última	-65
labio	-55
laboratorio	-37
lado se	-31
lado y	-60
lanza	-28
larga	-35
las	-68
las 0	52
las alas	-30
las auxiliares	-36
las blancas	-49
las bolsas	-45
las cajas	-27
las cuatro	-35
las cuerdas	-35
las de	-78
las dos	-42
las familias	-43
las flores	-58
las hojas	-48
las llaves	-38
las manos	31
las medidas	-35
las nuevas	-57
las ocho	38
las once	-61
las patas	-39
las ruedas	-52
las siete	40
las tres	-33
lava	-50
lavado de	26
lavar	-60
le	37
le dice	-31
le entrega	-37
le escribe	-54
le explica	-64
le hace	-40
le lee	-54
le llama	-38
le manda	-33
le ofrece	-22
le ofreces	-48
le pide	-77
le pregunta	-70
le preguntas	-63
le toma	-39
leche	-22
leche humana	41
lectura	62
lee	22
lee la	-56
leer con	42
lejía	-40
lenguaje	65
leo	41
les	32
les da	-35
les manda	-35
les pide	-37
les pido	38
lesión	-28
letra	89
letra grande	37
letra por	-62
levanta	46
levanta la	51
levantan	-57
leña	-51
liberación	-33
libre	-71
libreta	-31
libro de	30
licencia	35
limpia	-60
limpia con	-27
limpia el	-50
limpiar	-94
limpio y	-27
linterna	-47
linterna y	-39
lista	-51
lista al	-48
lista de	26
listado	-44
listo	78
litros	-30
llama	-87
llama a	-79
llama al	-69
llamada	-30
llamado	33
llaman a	-24
llamar	-97
llamar a	-70
llamar al	-59
llamarme	42
llamarme a	42
llamas	-74
llave	-22
llave en	-35
llaves de	-21
llega	-91
llega a	-60
llega el	-20
llega la	-22
llega y	-35
llegada	37
llegan	-63
llena	-30
llena el	-30
llenar	-42
lleno	-37
lleva	-92
lleva a	-47
llevan	-46
llevo	22
llora	-70
lluvia	-74
lo	56
lo acompaña	-31
lo de	39
lo del	36
lo demás	33
lo escribe	45
lo escribo	35
lo firma	-64
lo firme	29
lo hace	54
lo mandas	-38
lo paga	-50
lo pasa	60
lo paso	36
lo primero	-65
lo pueda	34
lo que	-43
lo quiero	43
lo roto	-58
lo toca	-65
local	-40
logo	37
lola	25
lola gatos	43
lona	-40
los	-58
los anillos	-33
los chicos	-38
los cuadernillos	-25
los daños	-45
los de	-56
los dedos	-58
los del	-32
los demás	-43
los dos	-62
los errores	24
los frascos	-20
los lunes	-64
los martes	-61
los mosquetones	-55
los niños	-52
los números	-42
los originales	-46
los papeles	-45
los pasillos	-56
los permisos	33
los pies	-29
los puntales	-46
los quesos	-45
los quince	41
los seis	-56
los siete	-24
los tornillos	-46
los tres	26
los veinte	-47
lote	-79
lotes	-38
lourdes	39
lu	32
lu mtz	32
luces	-49
lunes	47
lunes 0	82
lupa	-36
lupita	21
lupita 0	21
luthier	-31
luz	-109
línea	-30
líneas	-68
m	57
madera	31
madre	58
madrugada	42
maite	46
malla	-47
mamá	-63
manchas	-57
manda a	-43
manda al	-39
manda la	-29
manda muestra	-39
mandamos	34
mandas	-57
mando	51
manera	32
manguera	-47
mano no	-33
mano por	-38
manolo	26
manos hasta	-49
manta	-42
manual	37
manual de	22
maquinista	34
mar	70
marca	-74
marca con	-45
marca en	-46
marcan	31
marcela	68
marcela 0	49
marta	39
maría	82
masa	-29
matrícula	-49
mayo	25
mayores	-55
mañana se	-32
mañana y	-46
me	124
me da	54
me gustaría	20
me hace	33
me llamas	-74
media hora	-88
medicación	-26
medidas	-35
medio	-74
medio se	-42
medir	-63
mejor	53
memoria	-25
menores	-61
menores de	-59
menos	-50
menos de	-48
merma	-60
mes	-82
mesa	-21
mesa no	-32
meses	-74
meta	48
mete	-61
mete el	-51
mete la	-23
meter	-66
meto	-31
metro	-31
metros	-98
mezcla	-58
mi	125
mi hermana	34
mi sobrina	45
micros	-69
mide	-83
mide con	-37
mide el	-40
mientras	-70
mientras tanto	-37
mil	-52
mil gracias	29
min	-68
minuto	-52
minutos	-125
minutos en	-41
minutos por	-57
minutos y	-39
mira	-69
mira el	-56
mira la	-55
mira los	-74
mira si	-47
mirando	-48
mirar	-65
miras	-46
miras la	-46
mire	-50
mirá	-35
mismo	-73
mismo día	-68
mitad	-77
miércoles	41
mod	43
mohamed	41
molde	-28
momento	-60
mono	-26
montaje	63
montura	-81
mosquetones	-55
motivo	-64
motor	-40
mover	-64
mtz	32
mtz :	32
muchachos	66
muchas	45
muchas gracias	45
mucho	30
muelle	-50
muelle :	23
muestra	-88
muestra de	-46
muestra y	-35
mueve	-56
mueve el	-31
mundo	51
municipal	84
muy	76
muy buenos	36
mándame	47
máquina	-47
máquina se	-48
más	-34
más bajo	-22
más de	-119
máximo	-100
médica	-51
mí	-22
mí me	55
mí no	-29
mía	22
mínima	-56
mínimo	-48
móvil apagado	-22
música	27
n	54
nada	-48
nada de	-43
nada más	-59
nadie	-81
nadie camina	-36
nadie más	-45
nadie se	-50
nariz	-39
nave	-30
necesitamos	62
necesito	34
negra	22
negro sobre	22
nerea	50
nerviosos	-42
neutro	-70
nevera	-22
ni	-55
ni a	-42
ni aunque	-32
ni con	-34
ni de	-64
ni el	-53
ni lo	22
ni por	58
ni se	-60
nicho	-44
nico	65
nico 0	50
nico gm	46
ninguna	-39
ningún	-82
nivel	-46
niño	-40
niños	-52
no	-51
no a	36
no al	-36
no baja	-31
no comparten	-35
no da	37
no en	28
no entra	-71
no estoy	36
no está	-42
no esté	-61
no fui	60
no hace	31
no hay	-91
no haya	-49
no la	-78
no las	23
no le	82
no lo	49
no me	60
no más	21
no pueden	-50
no quede	29
no quiero	39
no sabe	-39
no sale	-54
no se	-84
no sube	-33
no sé	53
no tengo	55
no toca	-52
no va	26
no vuela	-33
noche	-75
nocturno	-47
noe	44
nombra	-57
nombre	-38
nombre completo	-48
nombre de	39
nombre en	-49
nombre y	-75
nombres de	22
nombres propios	-36
nomás	-32
norte	73
norte a	-49
nos	95
nota	64
nota de	35
notario	-41
notas	77
note	-52
notion	52
noventa	-56
nudo	-46
nudos	-45
nudos no	-45
nueva	25
nuevas	-64
nueve	46
nuevo	36
nuevo y	33
nuevos	23
nunca	-108
nunca en	-62
nunca más	-66
nunca se	-27
nunca una	26
nóminas	29
núm	53
núm 0	53
número	-63
número de	-82
número en	-56
número y	-40
números	-43
o con	-23
o dos	22
o el	-50
o lo	35
o me	28
o menos	22
o no	-47
o por	-32
o sea	49
o si	27
objeto	44
objeto y	48
objetos	60
objetos olvidados	60
obligatorio	-57
obra	-54
ochenta	-58
ocho	35
ocho de	-42
ocho horas	-73
octubre	25
ofrece	34
ofreces	-48
ojalá	58
ojo :	25
ok	35
olla	-36
olla y	-29
olor	-59
olvidados	60
olvide	39
operaciones	-63
operador	-33
operario	-44
operarios	-34
oraciones	64
orden de	-81
orden del	-61
orden y	35
ordenado	48
ordenar	44
ordeña	-44
oreja	-48
originales	-46
originales y	-45
os	85
otra cosa	-33
otra se	-51
otra vez	-56
otro	62
otro papel	21
otros	25
oxígeno	-80
p	47
p m	47
paciente	-29
paco	76
padres	32
paga	-66
paga el	-50
pagan	-74
pagar	52
pago	-63
pagos	-57
pague	69
pala	-59
palabras de	59
palmo	-55
paloma	30
papel	-51
papel de	-55
papel lo	30
papel no	-45
papel para	21
papel se	-41
papel y	-40
papeles	-45
papá	50
para	67
para :	70
para abajo	-32
para arriba	-71
para el	81
para eso	-20
para la	70
para que	46
para qué	-33
para saber	-32
para todo	-56
para un	-65
para ver	-66
parada	-62
parado	-54
parece	52
pareja	-39
parejas	-56
pares	-41
parezca	-33
parte	34
partes	-67
partida	-48
partida no	-33
partir	-41
partir de	-41
pasa al	56
pasa copia	-40
pasa el	-43
pasa la	-42
pasadas	-38
pasado	-27
pasajero	-34
pasajeros	-47
pasan	-72
pasaporte	-59
pasar	-95
pasar la	-39
pasillos	-56
paso	93
paso a	48
paso quién	43
pasta	-37
pasó	89
patas	-33
patio	-42
país	-26
paño	-32
pañol	32
pd	68
pedimos	-44
pedir	-67
pega	-61
pegada	23
pegada en	35
pendiente	26
pensado	22
pensado que	31
perdón	83
perfecto	73
perlas	22
permanece	-40
permiso	-78
permisos	33
pero	80
pero al	26
pero no	44
perros en	81
persona	-104
persona que	-44
persona se	-33
persona y	-43
personal	47
personas	-83
pesa	-69
pesa y	-36
pesan	-63
peso	-50
ph	-91
pica	-43
pico	-59
pida	-67
pide a	-75
pide el	-49
pide la	-43
piden	-62
pides	-44
pido	54
pie	-74
pie de	-38
piedra	-35
piel	-36
pierde	30
pies	-34
piezas	24
pila	-35
pilar	29
piloto	-37
piquera	-40
piquera y	-35
pisa	-51
piso y	-42
plancha	-28
planilla	-76
plano	-70
planta	29
planta y	-57
plantilla	28
playero	-54
playero varilla	-31
plaza	33
plazo	-27
plástico	-48
pnt	56
podrías	32
point	-31
pol	75
pol 0	47
pollitos	-42
pollitos y	-42
pon	74
pone	-39
pone el	-42
pone la	-21
pone los	-27
pone una	-27
ponen	-31
poner	23
poner las	-64
ponerle	37
ponerlo	52
pones	26
ponga	25
pongas	38
pongo	63
ponlo	41
poquito	-61
por	-21
por cada	-38
por ciento	-25
por correo	-46
por debajo	-43
por dentro	-50
por dónde	43
por encima	-81
por escrito	35
por eso	46
por favor	54
por la	40
por las	26
por letra	-62
por lo	60
por los	20
por orden	-65
por qué	-82
por radio	-62
por separado	-48
por whatsapp	-68
porque	58
porque cada	21
porque la	34
porque no	27
portada	42
portal	-32
precinta	-36
precinto	-52
precintos	-30
precintos y	-30
precio	-49
pregunta	-93
pregunta por	23
pregunta si	-65
preguntar a	63
preguntarle	-40
preguntarle si	-35
pregunte	-77
pregúntale	-51
prelavado	-33
prende	-54
prender	-44
prendido	-46
presenta	-31
presenta la	-33
presente	-43
presidente	63
presión	-57
prestador	-60
prevención	61
primera	-59
primera hora	-33
primera visita	23
primero	-24
primero a	-58
primero al	-22
primero el	-68
primero es	-45
primero la	-38
primero los	-35
primero se	-31
prisa	-56
probando	66
probando probando	66
procedimiento	83
procedimiento de	52
procedimiento que	39
producto que	-52
profe albeiro	29
programa	-60
progresivos	-63
prohibido	-103
propios	-36
propongo	47
protocolo	60
protocolo de	42
proveedor	-62
prueba	-96
prueba el	-37
prueba en	-37
prácticas	34
préstamo	29
pueda	79
pueda seguir	36
puede	43
puede ser	26
puerta	-49
puerta de	41
pues	59
puesto	42
pulsera	-60
pulseras	-43
pulveriza	-38
punta	-79
puntales	-46
punto	78
punto 0	72
puntos de	-28
pura	39
pura vida	39
purga	-43
puñado	-52
puñado de	-52
página	42
páginas	42
páginas y	23
pésame	-35
póliza	-54
público	-31
q	43
que	99
que a	28
que bastante	24
que con	23
que conste	42
que dice	-45
que diga	-53
que esto	41
que está	-72
que esté	25
que falte	-40
que hacemos	46
que haga	-34
que hay	74
que la	47
que las	-43
que llegan	-45
que lo	89
que los	75
que me	52
que mi	66
que no	34
que os	33
que para	-28
que pase	-32
que poner	25
que quede	48
que recibe	-22
que sale	-35
que salga	32
que se	41
que sea	-32
que si	39
que son	40
que te	52
que tener	-44
que tenga	-62
que tenés	41
que tiene	-44
que todo	28
que usted	28
que ya	54
que yo	49
que él	46
queda	-21
queda con	61
queda en	-27
queda prohibido	-76
quedan en	-35
quedar	-48
quede	63
quedo	72
quedo a	51
quedó	-36
querida	48
quesos	-45
quien corresponda	43
quien venga	-70
quiere	-54
quieren	-47
quiero	120
quiero en	21
quiero es	54
quiero que	49
quince días	-53
quince minutos	-62
quisiera	27
quita	-30
quitan	-26
quitar	-31
quitar lo	58
quién	66
quién lo	-39
qué	25
qué está	-51
qué tal	37
radio la	69
radio viejo	-43
radio y	-31
rafael	58
ramo	-49
raras	61
raya	-47
rayas	-46
recepción	40
recepción de	69
recepción gym	46
receta	-45
reciba	34
reciba un	34
recibe	-103
recibe el	-37
recibir	27
recién	-57
reclama	-56
recoge	-42
recogen	-23
recoger	-62
recorre	-38
recorrido	25
redacción	32
redacta	60
redactar	29
redactar el	22
redes	21
regante	-31
regidor	-39
registro	-43
reglamento	29
rejilla	-22
rejilla y	-22
relevo	-30
rellena	-26
rellena la	-23
reloj	-33
relojes	-60
reme	46
reme 0	46
remito	-43
reparten	37
reparto	36
reparto 0	35
repite	-65
repite a	-27
reporte	-26
reserva	-87
reserva con	-31
reservas	-51
resguardo	-36
resistencia	-30
resto	-66
resto con	-45
restos	-42
resultado	-50
retira	-56
retorno	-43
retornos	-56
reunión	68
reunión de	56
rev	73
rev 0	69
revisa	-115
revisa el	-51
revisa que	-34
revisan	-60
revés	-63
riega	-26
riega la	-22
risa	62
rivas	41
roja	-53
rojo	-95
rojo no	-27
rojo y	-62
rompe	-32
ropa	-79
ropa de	-42
rosa	67
roto	-86
ruedas	-64
ruegos	58
ruegos y	58
rulo	54
río	79
saber	45
sabor	29
saca	-39
saca el	-38
saca por	-49
sacan	-27
sacar	-53
sal	-79
sala de	-77
sala y	-25
sale	-69
sale a	28
sale de	-46
sale el	-26
sale por	-28
salen	-73
salga	41
salida se	-46
saliente	23
salir	-82
salta	-29
salud	-42
salud y	-42
saluda	-40
salude	-55
salude y	-55
saludo	64
salvo	-66
santa	75
se	-52
se abren	-25
se acuerda	57
se ajusta	-55
se anota	-65
se apuntan	-21
se arrastran	-36
se avisa	-43
se baja	-42
se cambia	-21
se captura	-56
se carga	-23
se cepilla	-34
se cobra	-32
se coloca	-47
se comprueba	-45
se corta	-34
se cortan	-32
se cubre	-54
se cuela	-60
se cuelga	-42
se cuelgan	-49
se cuenta	-46
se cuentan	-44
se da	-34
se deja	-110
se dejan	-24
se depositarán	25
se despliega	-35
se devuelve	-44
se dice	-63
se documente	42
se echa	-45
se embala	-34
se empieza	-50
se entra	-62
se escala	-42
se espera	-50
se esperan	-31
se esquila	-36
se firma	-46
se fuma	-53
se guarda	-73
se guardan	-44
se habla	-64
se hacen	-37
se huele	-57
se la	-64
se larga	-35
se lava	-50
se le	-92
se les	-82
se levanta	50
se levantan	-57
se limpia	-57
se llama	-68
se llena	-27
se lleva	-39
se llevan	-33
se manda	-58
se marca	-52
se me	30
se mete	-70
se mezcla	-58
se mide	-41
se mira	-41
se mueve	-48
se nos	48
se note	-52
se ordeña	-44
se paga	-36
se para	-59
se pasa	-34
se pesa	-49
se pesan	-29
se pide	47
se plancha	-21
se pone	-71
se ponen	-40
se prende	-20
se prueba	-40
se pueda	34
se puede	35
se purga	-31
se queda	35
se quedan	-61
se quita	-24
se quitan	-26
se recibe	-43
se recoge	-42
se reparten	37
se repite	-42
se retira	-48
se revisan	-60
se riega	-26
se rompe	-32
se sacan	-37
se seca	-40
se sella	-53
se sube	-26
se suelta	-50
se tapa	-21
se te	40
se tira	-80
se tiran	-21
se toca	-49
se toma	42
se usa	-30
se va	-53
se vacía	-36
se van	-52
se verá	59
se vuelcan	-22
se vuelve	-30
sea	25
sea la	-52
seca	-65
secar	-51
seco	-75
secretario	49
secretaría	-47
seguir	25
segunda	-58
segundo	22
segundos	31
según la	-43
seis horas	-35
seis meses	-55
sella	-53
sello	-24
semana	27
semana y	-53
sencillo para	38
sepa	53
separa	-26
separado	-48
septiembre	53
serio	42
serpiente	-22
sesenta	-68
sesión	79
sesión a	62
set	-31
set point	-31
setenta	-56
setenta y	-51
sexador	-42
señal	-58
señora	73
señorita	40
si	-30
si alguien	-37
si el	41
si en	-24
si es	-66
si está	-25
si falla	-53
si ha	-65
si hay	-25
si huele	-45
si lo	47
si los	-36
si puede	71
si quiere	-51
si quieren	-68
si salta	-29
si se	53
si te	-71
si ya	-65
siempre	-96
siempre dos	-25
siempre por	-74
siendo	65
sienta	-32
siete días	-44
siete y	41
siga	43
sigue en	30
siguen	31
siguiente	-43
sin	-39
sin abrir	-57
sin alguien	-34
sin dar	-38
sin la	-34
sin llamarme	42
sin más	68
sin nadie	-39
sin que	-50
sin tocar	-39
sin tocarse	-64
sirena	-38
sirena se	-38
sirve	-53
sistema	-86
sitio	37
sobra	30
sobre blanco	22
sobre con	-45
sobre la	-45
sobrina	45
sol	-41
sola	-26
sola vez	-31
solicito	60
solicito que	42
solicitud	-42
solo	-149
solo con	-49
solo el	-59
solo en	-50
solo entonces	-34
solo para	-56
solo si	-58
solución	-31
solución de	-31
son de	-64
sonia	37
sosa	-51
soy	73
spray	-44
sr	33
sra	82
sra jazmín	40
su caja	-21
su hora	-35
su lado	54
su nombre	-56
suba	39
sube	-80
sube al	-50
suben	-48
subir	-86
subir a	-67
sucio	-58
suelo	-71
suelo se	-33
suelta	-61
suena	-28
suena la	-51
suma	-42
sun	47
sun hee	47
superficie	-30
superficie y	-30
supervisor	-32
sur	32
sus	30
suspensión	33
suya	-29
sábado	49
sé	77
sé que	40
séptima	-34
sí	21
sí se	-39
t	33
tabla	-27
tablero	-33
tablero con	-33
tablet	-39
talla	-28
taller	96
tambor con	-49
tampoco	-47
tan	55
tanda	-49
tanque ni	-40
tapa con	-23
tapa el	-41
tapa y	-41
tapado	-43
taquilla	-43
tarde	-49
tarde cuando	-21
tarde y	-24
tardes	57
tarjeta	-66
tarjeta con	-21
tarjeta se	-25
tarjetas	-31
tasa	-59
tati	48
tati 0	48
tazas	-27
te	73
te debo	61
te lo	-21
te toca	23
tela	-57
teléfono	-41
teléfono de	-48
teléfono y	-45
tema	46
tema 0	48
temperatura	-97
tenemos	62
tener	-37
tenga prisa	-56
tengas	51
tengo	54
tengo tiempo	43
tensión	-77
tenés	43
teresa	90
termina	-38
terminado	-46
terminar	-53
terminar se	-32
test	-65
test de	-59
tiempo	21
tiempo de	34
tiene dos	38
tiene que	-51
tiene su	22
tienen	-82
tienen que	-60
tierra	-71
tijeras	-35
timbres	-35
tinacal	-35
tinta	-40
tinta en	-40
tinte	-24
tira	-91
tira de	-47
tira entera	-47
tira lo	-40
tiran	-21
toca	-58
toca el	-44
toca la	-64
tocar	-37
tocarse	-64
toda	-60
todas las	-24
todavía	56
todo en	-54
todo esto	26
todo lo	-45
todos	26
todos los	-28
todos y	23
toma foto	-22
toma la	-33
tomado	-40
tono	42
toque	-22
tormenta	-35
tornera	-61
tornillo	-77
tornillos	-46
torre	-64
torre por	-29
toño	-49
trabajador	-35
trabajando	31
trabajar	33
trabajo	37
trabajo y	-34
trae	-23
traen	-24
tranquila	52
transmisor	-37
trapo	-27
treinta	-21
treinta minutos	-36
tres	-45
tres días	-36
tres pasadas	-38
tres segundos	42
tres últimas	-34
trolley	-21
turno	-38
turno se	32
turno y	23
turnos	53
turnos de	30
tutora	-45
txell	49
txell 0	49
técnico	-44
técnico revisa	-39
tía	77
tú	51
ubicación	-38
un	40
un abrazo	56
un año	-62
un candado	-61
un cordial	34
un documento	50
un grado	-41
un instructivo	46
un mes	-43
un palmo	-55
un papel	29
un primer	44
un procedimiento	45
un puñado	-52
un reglamento	29
un saludo	73
una de	-31
una foto	-34
una gota	-31
una guía	67
una hora	-58
una persona	-48
una por	-43
una se	-41
una vuelta	-27
uno	-66
uno cuenta	-57
uno de	-33
uno el	-48
uno en	-55
uno llega	-32
urge	37
usa	-30
usar	-39
usted	80
usted el	22
usted que	38
usted y	44
ustedes	36
usuario	-61
uva	26
v	48
v 0	48
va a	-35
va al	-72
va aparte	44
va en	36
va la	-22
va lo	57
vaca	-66
vaca y	-52
vacaciones	65
vaciar	-66
vacía	-45
vacío	-74
vais	-48
valor	-84
vamos a	39
van	-39
van al	-20
vapor	-39
vara	-51
varilla	-31
vaya	-52
ve	-21
vea	-54
veces	-32
vecino	-48
veinte minutos	-23
veinticuatro	28
veinticuatro horas	-38
veintidós	-58
veis	53
velocidad	-52
vencimiento	-39
vende	-50
vendría	22
vendría de	22
venga	-31
venta	-34
ventilador	-61
ver	55
ver si	32
verde y	-33
verifica	-22
versión	74
versión 0	36
verá	59
veterinario	-53
vez cómo	21
vez y	-36
viaje	-59
vicuña	30
viejo	38
viento	-77
viento y	-23
vigila	-49
vigía	-48
vino	47
visita	23
visitas	-69
visor	33
vista	-75
visto	22
voltea	-32
volver	-48
vos	33
vos que	41
voy	67
voz	-52
voz alta	-48
vuela	-33
vuelcan	-22
vuelo y	-26
vuelta	-28
vuelta al	-29
vuelve	-53
vuelve a	-35
vuelven	-56
vuelven a	-26
válvula	-53
víspera	-41
wasi	49
wasi 0	49
whatsapp	34
wilfredo	40
wilmer	72
wilson	76
x	31
ximena	23
ximena :	23
xoán	70
y	-46
y 0	-50
y abre	-36
y ahí	-30
y al	-74
y alcance	48
y alcohol	-36
y antes	-30
y apunta	-35
y avisa	-68
y busque	-58
y cada	-40
y calzado	-29
y cuando	-29
y cuarto	30
y cuatro	36
y da	-43
y de	-24
y decide	-30
y deja	-31
y desde	-50
y después	30
y dos	34
y en	40
y entrega	54
y eso	36
y espera	-88
y estado	-47
y fecha	-38
y firma	-65
y hora	-49
y jabón	-40
y la	-27
y las	-77
y le	-95
y les	-53
y los	-63
y luego	-58
y me	-35
y media	31
y medio	-45
y mide	-23
y mil	29
y mira	-49
y nadie	-51
y no	60
y otra	-71
y pasa	-54
y pide	-53
y planta	-48
y pone	-29
y preguntas	58
y prueba	-25
y punto	60
y que	42
y quién	30
y qué	-35
y remito	-40
y se	-49
y si	36
y sin	29
y su	-58
y un	-81
y una	-46
y uno	-44
y usted	24
y va	-34
y verifica	-22
y viernes	-47
y ya	29
y yo	43
ya	98
ya está	63
ya lo	44
ya me	59
ya no	35
yeni	40
yeni 0	37
yeso	-79
yo	83
yo con	32
yo le	47
yo lo	-57
yo no	66
yo te	51
yuli	91
yuli 0	39
yuli galpón	36
zona	-48
º	54
ácido	-51
árbitro	51
él y	-47
órdenes	56
última	-67
última carga	-28
últimas	-34
último	20
único	70
único que	49
🎞	43
🙈	44`;
